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
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = wave.scratch %queriesMax : memref<?xf32>
  %10 = wave.scratch %3 : memref<?xf32>
  %11 = wave.scratch %queriesMax : memref<?xf32>
  %12 = arith.muli %queriesMax, %c5 : index
  %13 = wave.scratch %12 : memref<?xf32>
  %14 = wave.scratch %c6 : memref<?xf32>
  %15 = wave.scratch %c6 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.cmpi slt, %1, %17 : index
  scf.if %18 {
    %19 = arith.muli %1, %c9 : index
    %20 = arith.addi %itemsAt, %19 : index
    %21 = memref.load %step[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.addi %20, %c10 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %20, %c7 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.muli %28, %pagesPerSequence : index
    %30 = arith.addi %blockTablesAt, %29 : index
    %31 = arith.muli %25, %groupSize : index
    %32 = arith.addi %31, %c13 : index
    %33 = arith.divui %32, %c9 : index
    %34 = arith.muli %33, %c9 : index
    %35 = arith.addi %22, %25 : index
    %36 = arith.subi %35, %c10 : index
    %37 = arith.addi %positionsAt, %36 : index
    %38 = memref.load %step[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %39, %c10 : index
    %41 = memref.load %scales[%2] : memref<?xf32>
    %42 = vector.broadcast %41 : f32 to vector<16xf32>
    scf.for %43 = %c15 to %34 step %c10 {
      %44 = arith.subi %31, %c10 : index
      %45 = arith.minsi %43, %44 : index
      %46 = arith.divui %45, %groupSize : index
      %47 = arith.addi %22, %46 : index
      %48 = arith.muli %2, %groupSize : index
      %49 = arith.remui %45, %groupSize : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %heads : index
      %52 = arith.addi %51, %50 : index
      %53 = arith.muli %52, %c4 : index
      %54 = arith.addi %53, %c15 : index
      %55 = vector.load %q[%54] : memref<?xf32>, vector<16xf32>
      %56 = arith.mulf %55, %42 : vector<16xf32>
      %57 = arith.muli %43, %c4 : index
      %58 = arith.addi %57, %c15 : index
      vector.store %56, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %53, %c16 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.mulf %60, %42 : vector<16xf32>
      %62 = arith.addi %57, %c16 : index
      vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
      %63 = arith.addi %53, %c17 : index
      %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
      %65 = arith.mulf %64, %42 : vector<16xf32>
      %66 = arith.addi %57, %c17 : index
      vector.store %65, %4[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %53, %c18 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %42 : vector<16xf32>
      %70 = arith.addi %57, %c18 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %53, %c5 : index
      %72 = vector.load %q[%71] : memref<?xf32>, vector<16xf32>
      %73 = arith.mulf %72, %42 : vector<16xf32>
      %74 = arith.addi %57, %c5 : index
      vector.store %73, %4[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %53, %c19 : index
      %76 = vector.load %q[%75] : memref<?xf32>, vector<16xf32>
      %77 = arith.mulf %76, %42 : vector<16xf32>
      %78 = arith.addi %57, %c19 : index
      vector.store %77, %4[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %53, %c20 : index
      %80 = vector.load %q[%79] : memref<?xf32>, vector<16xf32>
      %81 = arith.mulf %80, %42 : vector<16xf32>
      %82 = arith.addi %57, %c20 : index
      vector.store %81, %4[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %53, %c21 : index
      %84 = vector.load %q[%83] : memref<?xf32>, vector<16xf32>
      %85 = arith.mulf %84, %42 : vector<16xf32>
      %86 = arith.addi %57, %c21 : index
      vector.store %85, %4[%86] : memref<?xf32>, vector<16xf32>
      %87 = arith.addi %53, %c22 : index
      %88 = vector.load %q[%87] : memref<?xf32>, vector<16xf32>
      %89 = arith.mulf %88, %42 : vector<16xf32>
      %90 = arith.addi %57, %c22 : index
      vector.store %89, %4[%90] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %53, %c23 : index
      %92 = vector.load %q[%91] : memref<?xf32>, vector<16xf32>
      %93 = arith.mulf %92, %42 : vector<16xf32>
      %94 = arith.addi %57, %c23 : index
      vector.store %93, %4[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.addi %53, %c24 : index
      %96 = vector.load %q[%95] : memref<?xf32>, vector<16xf32>
      %97 = arith.mulf %96, %42 : vector<16xf32>
      %98 = arith.addi %57, %c24 : index
      vector.store %97, %4[%98] : memref<?xf32>, vector<16xf32>
      %99 = arith.addi %53, %c25 : index
      %100 = vector.load %q[%99] : memref<?xf32>, vector<16xf32>
      %101 = arith.mulf %100, %42 : vector<16xf32>
      %102 = arith.addi %57, %c25 : index
      vector.store %101, %4[%102] : memref<?xf32>, vector<16xf32>
      %103 = arith.addi %53, %c26 : index
      %104 = vector.load %q[%103] : memref<?xf32>, vector<16xf32>
      %105 = arith.mulf %104, %42 : vector<16xf32>
      %106 = arith.addi %57, %c26 : index
      vector.store %105, %4[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %53, %c27 : index
      %108 = vector.load %q[%107] : memref<?xf32>, vector<16xf32>
      %109 = arith.mulf %108, %42 : vector<16xf32>
      %110 = arith.addi %57, %c27 : index
      vector.store %109, %4[%110] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %53, %c28 : index
      %112 = vector.load %q[%111] : memref<?xf32>, vector<16xf32>
      %113 = arith.mulf %112, %42 : vector<16xf32>
      %114 = arith.addi %57, %c28 : index
      vector.store %113, %4[%114] : memref<?xf32>, vector<16xf32>
      %115 = arith.addi %53, %c29 : index
      %116 = vector.load %q[%115] : memref<?xf32>, vector<16xf32>
      %117 = arith.mulf %116, %42 : vector<16xf32>
      %118 = arith.addi %57, %c29 : index
      vector.store %117, %4[%118] : memref<?xf32>, vector<16xf32>
    }
    scf.for %119 = %c15 to %34 step %c10 {
      memref.store %c31, %8[%119] : memref<?xf32>
      memref.store %c32, %9[%119] : memref<?xf32>
      %120 = arith.muli %119, %c4 : index
      %121 = arith.addi %120, %c15 : index
      vector.store %c30, %10[%121] : memref<?xf32>, vector<16xf32>
      %122 = arith.addi %120, %c16 : index
      vector.store %c30, %10[%122] : memref<?xf32>, vector<16xf32>
      %123 = arith.addi %120, %c17 : index
      vector.store %c30, %10[%123] : memref<?xf32>, vector<16xf32>
      %124 = arith.addi %120, %c18 : index
      vector.store %c30, %10[%124] : memref<?xf32>, vector<16xf32>
      %125 = arith.addi %120, %c5 : index
      vector.store %c30, %10[%125] : memref<?xf32>, vector<16xf32>
      %126 = arith.addi %120, %c19 : index
      vector.store %c30, %10[%126] : memref<?xf32>, vector<16xf32>
      %127 = arith.addi %120, %c20 : index
      vector.store %c30, %10[%127] : memref<?xf32>, vector<16xf32>
      %128 = arith.addi %120, %c21 : index
      vector.store %c30, %10[%128] : memref<?xf32>, vector<16xf32>
      %129 = arith.addi %120, %c22 : index
      vector.store %c30, %10[%129] : memref<?xf32>, vector<16xf32>
      %130 = arith.addi %120, %c23 : index
      vector.store %c30, %10[%130] : memref<?xf32>, vector<16xf32>
      %131 = arith.addi %120, %c24 : index
      vector.store %c30, %10[%131] : memref<?xf32>, vector<16xf32>
      %132 = arith.addi %120, %c25 : index
      vector.store %c30, %10[%132] : memref<?xf32>, vector<16xf32>
      %133 = arith.addi %120, %c26 : index
      vector.store %c30, %10[%133] : memref<?xf32>, vector<16xf32>
      %134 = arith.addi %120, %c27 : index
      vector.store %c30, %10[%134] : memref<?xf32>, vector<16xf32>
      %135 = arith.addi %120, %c28 : index
      vector.store %c30, %10[%135] : memref<?xf32>, vector<16xf32>
      %136 = arith.addi %120, %c29 : index
      vector.store %c30, %10[%136] : memref<?xf32>, vector<16xf32>
    }
    scf.for %137 = %c15 to %40 step %c33 {
      scf.for %138 = %c15 to %34 step %c10 {
        memref.store %c31, %5[%138] : memref<?xf32>
        memref.store %c32, %6[%138] : memref<?xf32>
        %139 = arith.muli %138, %c4 : index
        %140 = arith.addi %139, %c15 : index
        vector.store %c30, %7[%140] : memref<?xf32>, vector<16xf32>
        %141 = arith.addi %139, %c16 : index
        vector.store %c30, %7[%141] : memref<?xf32>, vector<16xf32>
        %142 = arith.addi %139, %c17 : index
        vector.store %c30, %7[%142] : memref<?xf32>, vector<16xf32>
        %143 = arith.addi %139, %c18 : index
        vector.store %c30, %7[%143] : memref<?xf32>, vector<16xf32>
        %144 = arith.addi %139, %c5 : index
        vector.store %c30, %7[%144] : memref<?xf32>, vector<16xf32>
        %145 = arith.addi %139, %c19 : index
        vector.store %c30, %7[%145] : memref<?xf32>, vector<16xf32>
        %146 = arith.addi %139, %c20 : index
        vector.store %c30, %7[%146] : memref<?xf32>, vector<16xf32>
        %147 = arith.addi %139, %c21 : index
        vector.store %c30, %7[%147] : memref<?xf32>, vector<16xf32>
        %148 = arith.addi %139, %c22 : index
        vector.store %c30, %7[%148] : memref<?xf32>, vector<16xf32>
        %149 = arith.addi %139, %c23 : index
        vector.store %c30, %7[%149] : memref<?xf32>, vector<16xf32>
        %150 = arith.addi %139, %c24 : index
        vector.store %c30, %7[%150] : memref<?xf32>, vector<16xf32>
        %151 = arith.addi %139, %c25 : index
        vector.store %c30, %7[%151] : memref<?xf32>, vector<16xf32>
        %152 = arith.addi %139, %c26 : index
        vector.store %c30, %7[%152] : memref<?xf32>, vector<16xf32>
        %153 = arith.addi %139, %c27 : index
        vector.store %c30, %7[%153] : memref<?xf32>, vector<16xf32>
        %154 = arith.addi %139, %c28 : index
        vector.store %c30, %7[%154] : memref<?xf32>, vector<16xf32>
        %155 = arith.addi %139, %c29 : index
        vector.store %c30, %7[%155] : memref<?xf32>, vector<16xf32>
      }
      %156 = arith.addi %137, %c33 : index
      %157 = arith.minsi %156, %40 : index
      scf.for %158 = %137 to %157 step %c5 {
        scf.for %159 = %c15 to %c9 step %c10 {
          %160 = arith.muli %159, %c16 : index
          %161 = arith.addi %158, %160 : index
          %162 = arith.cmpi slt, %161, %40 : index
          scf.if %162 {
            %163 = arith.divui %161, %c16 : index
            %164 = arith.addi %30, %163 : index
            %165 = memref.load %step[%164] : memref<?xi32>
            %166 = arith.index_cast %165 : i32 to index
            %167 = arith.muli %166, %pageBytes : index
            %168 = arith.muli %2, %c6 : index
            %169 = arith.addi %167, %168 : index
            scf.for %170 = %c15 to %c4 step %c10 {
              %171 = arith.muli %170, %c17 : index
              %172 = arith.addi %169, %171 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<32xi8>
              %174 = arith.muli %170, %c5 : index
              %175 = arith.addi %174, %160 : index
              %176 = vector.bitcast %173 : vector<32xi8> to vector<16xf16>
              %177 = arith.extf %176 : vector<16xf16> to vector<16xf32>
              vector.store %177, %14[%175] : memref<?xf32>, vector<16xf32>
            }
            %178 = arith.addi %169, %c35 : index
            scf.for %179 = %c15 to %c16 step %c10 {
              %180 = arith.addi %161, %179 : index
              %181 = arith.cmpi slt, %180, %40 : index
              %182 = arith.muli %179, %c33 : index
              %183 = arith.addi %178, %182 : index
              %184 = arith.addi %183, %c15 : index
              %185 = vector.load %kv[%184] : memref<?xi8>, vector<32xi8>
              %186 = vector.bitcast %185 : vector<32xi8> to vector<16xf16>
              %187 = arith.extf %186 : vector<16xf16> to vector<16xf32>
              %188 = arith.select %181, %187, %c30 : vector<16xf32>
              %189 = arith.addi %160, %179 : index
              %190 = arith.muli %189, %c4 : index
              %191 = arith.addi %190, %c15 : index
              vector.store %188, %15[%191] : memref<?xf32>, vector<16xf32>
              %192 = arith.addi %183, %c17 : index
              %193 = vector.load %kv[%192] : memref<?xi8>, vector<32xi8>
              %194 = vector.bitcast %193 : vector<32xi8> to vector<16xf16>
              %195 = arith.extf %194 : vector<16xf16> to vector<16xf32>
              %196 = arith.select %181, %195, %c30 : vector<16xf32>
              %197 = arith.addi %190, %c16 : index
              vector.store %196, %15[%197] : memref<?xf32>, vector<16xf32>
              %198 = arith.addi %183, %c5 : index
              %199 = vector.load %kv[%198] : memref<?xi8>, vector<32xi8>
              %200 = vector.bitcast %199 : vector<32xi8> to vector<16xf16>
              %201 = arith.extf %200 : vector<16xf16> to vector<16xf32>
              %202 = arith.select %181, %201, %c30 : vector<16xf32>
              %203 = arith.addi %190, %c17 : index
              vector.store %202, %15[%203] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %183, %c20 : index
              %205 = vector.load %kv[%204] : memref<?xi8>, vector<32xi8>
              %206 = vector.bitcast %205 : vector<32xi8> to vector<16xf16>
              %207 = arith.extf %206 : vector<16xf16> to vector<16xf32>
              %208 = arith.select %181, %207, %c30 : vector<16xf32>
              %209 = arith.addi %190, %c18 : index
              vector.store %208, %15[%209] : memref<?xf32>, vector<16xf32>
              %210 = arith.addi %183, %c22 : index
              %211 = vector.load %kv[%210] : memref<?xi8>, vector<32xi8>
              %212 = vector.bitcast %211 : vector<32xi8> to vector<16xf16>
              %213 = arith.extf %212 : vector<16xf16> to vector<16xf32>
              %214 = arith.select %181, %213, %c30 : vector<16xf32>
              %215 = arith.addi %190, %c5 : index
              vector.store %214, %15[%215] : memref<?xf32>, vector<16xf32>
              %216 = arith.addi %183, %c24 : index
              %217 = vector.load %kv[%216] : memref<?xi8>, vector<32xi8>
              %218 = vector.bitcast %217 : vector<32xi8> to vector<16xf16>
              %219 = arith.extf %218 : vector<16xf16> to vector<16xf32>
              %220 = arith.select %181, %219, %c30 : vector<16xf32>
              %221 = arith.addi %190, %c19 : index
              vector.store %220, %15[%221] : memref<?xf32>, vector<16xf32>
              %222 = arith.addi %183, %c26 : index
              %223 = vector.load %kv[%222] : memref<?xi8>, vector<32xi8>
              %224 = vector.bitcast %223 : vector<32xi8> to vector<16xf16>
              %225 = arith.extf %224 : vector<16xf16> to vector<16xf32>
              %226 = arith.select %181, %225, %c30 : vector<16xf32>
              %227 = arith.addi %190, %c20 : index
              vector.store %226, %15[%227] : memref<?xf32>, vector<16xf32>
              %228 = arith.addi %183, %c28 : index
              %229 = vector.load %kv[%228] : memref<?xi8>, vector<32xi8>
              %230 = vector.bitcast %229 : vector<32xi8> to vector<16xf16>
              %231 = arith.extf %230 : vector<16xf16> to vector<16xf32>
              %232 = arith.select %181, %231, %c30 : vector<16xf32>
              %233 = arith.addi %190, %c21 : index
              vector.store %232, %15[%233] : memref<?xf32>, vector<16xf32>
              %234 = arith.addi %183, %c4 : index
              %235 = vector.load %kv[%234] : memref<?xi8>, vector<32xi8>
              %236 = vector.bitcast %235 : vector<32xi8> to vector<16xf16>
              %237 = arith.extf %236 : vector<16xf16> to vector<16xf32>
              %238 = arith.select %181, %237, %c30 : vector<16xf32>
              %239 = arith.addi %190, %c22 : index
              vector.store %238, %15[%239] : memref<?xf32>, vector<16xf32>
              %240 = arith.addi %183, %c36 : index
              %241 = vector.load %kv[%240] : memref<?xi8>, vector<32xi8>
              %242 = vector.bitcast %241 : vector<32xi8> to vector<16xf16>
              %243 = arith.extf %242 : vector<16xf16> to vector<16xf32>
              %244 = arith.select %181, %243, %c30 : vector<16xf32>
              %245 = arith.addi %190, %c23 : index
              vector.store %244, %15[%245] : memref<?xf32>, vector<16xf32>
              %246 = arith.addi %183, %c37 : index
              %247 = vector.load %kv[%246] : memref<?xi8>, vector<32xi8>
              %248 = vector.bitcast %247 : vector<32xi8> to vector<16xf16>
              %249 = arith.extf %248 : vector<16xf16> to vector<16xf32>
              %250 = arith.select %181, %249, %c30 : vector<16xf32>
              %251 = arith.addi %190, %c24 : index
              vector.store %250, %15[%251] : memref<?xf32>, vector<16xf32>
              %252 = arith.addi %183, %c38 : index
              %253 = vector.load %kv[%252] : memref<?xi8>, vector<32xi8>
              %254 = vector.bitcast %253 : vector<32xi8> to vector<16xf16>
              %255 = arith.extf %254 : vector<16xf16> to vector<16xf32>
              %256 = arith.select %181, %255, %c30 : vector<16xf32>
              %257 = arith.addi %190, %c25 : index
              vector.store %256, %15[%257] : memref<?xf32>, vector<16xf32>
              %258 = arith.addi %183, %c39 : index
              %259 = vector.load %kv[%258] : memref<?xi8>, vector<32xi8>
              %260 = vector.bitcast %259 : vector<32xi8> to vector<16xf16>
              %261 = arith.extf %260 : vector<16xf16> to vector<16xf32>
              %262 = arith.select %181, %261, %c30 : vector<16xf32>
              %263 = arith.addi %190, %c26 : index
              vector.store %262, %15[%263] : memref<?xf32>, vector<16xf32>
              %264 = arith.addi %183, %c40 : index
              %265 = vector.load %kv[%264] : memref<?xi8>, vector<32xi8>
              %266 = vector.bitcast %265 : vector<32xi8> to vector<16xf16>
              %267 = arith.extf %266 : vector<16xf16> to vector<16xf32>
              %268 = arith.select %181, %267, %c30 : vector<16xf32>
              %269 = arith.addi %190, %c27 : index
              vector.store %268, %15[%269] : memref<?xf32>, vector<16xf32>
              %270 = arith.addi %183, %c41 : index
              %271 = vector.load %kv[%270] : memref<?xi8>, vector<32xi8>
              %272 = vector.bitcast %271 : vector<32xi8> to vector<16xf16>
              %273 = arith.extf %272 : vector<16xf16> to vector<16xf32>
              %274 = arith.select %181, %273, %c30 : vector<16xf32>
              %275 = arith.addi %190, %c28 : index
              vector.store %274, %15[%275] : memref<?xf32>, vector<16xf32>
              %276 = arith.addi %183, %c42 : index
              %277 = vector.load %kv[%276] : memref<?xi8>, vector<32xi8>
              %278 = vector.bitcast %277 : vector<32xi8> to vector<16xf16>
              %279 = arith.extf %278 : vector<16xf16> to vector<16xf32>
              %280 = arith.select %181, %279, %c30 : vector<16xf32>
              %281 = arith.addi %190, %c29 : index
              vector.store %280, %15[%281] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %282 = %c15 to %34 step %c9 {
          %300:16 = scf.for %283 = %c15 to %c4 step %c10 iter_args(%284 = %c30, %285 = %c30, %286 = %c30, %287 = %c30, %288 = %c30, %289 = %c30, %290 = %c30, %291 = %c30, %292 = %c30, %293 = %c30, %294 = %c30, %295 = %c30, %296 = %c30, %297 = %c30, %298 = %c30, %299 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %301 = arith.muli %283, %c5 : index
            %302 = arith.addi %301, %c15 : index
            %303 = vector.load %14[%302] : memref<?xf32>, vector<16xf32>
            %304 = arith.addi %301, %c16 : index
            %305 = vector.load %14[%304] : memref<?xf32>, vector<16xf32>
            %306 = arith.addi %301, %c17 : index
            %307 = vector.load %14[%306] : memref<?xf32>, vector<16xf32>
            %308 = arith.addi %301, %c18 : index
            %309 = vector.load %14[%308] : memref<?xf32>, vector<16xf32>
            %310 = arith.addi %282, %c15 : index
            %311 = arith.muli %310, %c4 : index
            %312 = arith.addi %311, %283 : index
            %313 = memref.load %4[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<16xf32>
            %315 = math.fma %314, %303, %284 : vector<16xf32>
            %316 = math.fma %314, %305, %285 : vector<16xf32>
            %317 = math.fma %314, %307, %286 : vector<16xf32>
            %318 = math.fma %314, %309, %287 : vector<16xf32>
            %319 = arith.addi %282, %c10 : index
            %320 = arith.muli %319, %c4 : index
            %321 = arith.addi %320, %283 : index
            %322 = memref.load %4[%321] : memref<?xf32>
            %323 = vector.broadcast %322 : f32 to vector<16xf32>
            %324 = math.fma %323, %303, %288 : vector<16xf32>
            %325 = math.fma %323, %305, %289 : vector<16xf32>
            %326 = math.fma %323, %307, %290 : vector<16xf32>
            %327 = math.fma %323, %309, %291 : vector<16xf32>
            %328 = arith.addi %282, %c7 : index
            %329 = arith.muli %328, %c4 : index
            %330 = arith.addi %329, %283 : index
            %331 = memref.load %4[%330] : memref<?xf32>
            %332 = vector.broadcast %331 : f32 to vector<16xf32>
            %333 = math.fma %332, %303, %292 : vector<16xf32>
            %334 = math.fma %332, %305, %293 : vector<16xf32>
            %335 = math.fma %332, %307, %294 : vector<16xf32>
            %336 = math.fma %332, %309, %295 : vector<16xf32>
            %337 = arith.addi %282, %c13 : index
            %338 = arith.muli %337, %c4 : index
            %339 = arith.addi %338, %283 : index
            %340 = memref.load %4[%339] : memref<?xf32>
            %341 = vector.broadcast %340 : f32 to vector<16xf32>
            %342 = math.fma %341, %303, %296 : vector<16xf32>
            %343 = math.fma %341, %305, %297 : vector<16xf32>
            %344 = math.fma %341, %307, %298 : vector<16xf32>
            %345 = math.fma %341, %309, %299 : vector<16xf32>
            scf.yield %315, %316, %317, %318, %324, %325, %326, %327, %333, %334, %335, %336, %342, %343, %344, %345 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %346 = arith.addi %282, %c15 : index
          %347 = arith.subi %31, %c10 : index
          %348 = arith.minsi %346, %347 : index
          %349 = arith.divui %348, %groupSize : index
          %350 = arith.addi %22, %349 : index
          %351 = arith.muli %2, %groupSize : index
          %352 = arith.remui %348, %groupSize : index
          %353 = arith.addi %351, %352 : index
          %354 = arith.addi %positionsAt, %350 : index
          %355 = memref.load %step[%354] : memref<?xi32>
          %356 = arith.index_cast %355 : i32 to index
          %357 = arith.subi %356, %158 : index
          %358 = arith.index_cast %357 : index to i32
          %359 = vector.broadcast %358 : i32 to vector<16xi32>
          %360 = arith.cmpi sle, %c43, %359 : vector<16xi32>
          %361 = arith.select %360, %300#0, %c44 : vector<16xi1>, vector<16xf32>
          %362 = arith.cmpi sle, %c45, %359 : vector<16xi32>
          %363 = arith.select %362, %300#1, %c44 : vector<16xi1>, vector<16xf32>
          %364 = arith.cmpi sle, %c46, %359 : vector<16xi32>
          %365 = arith.select %364, %300#2, %c44 : vector<16xi1>, vector<16xf32>
          %366 = arith.cmpi sle, %c47, %359 : vector<16xi32>
          %367 = arith.select %366, %300#3, %c44 : vector<16xi1>, vector<16xf32>
          %368 = arith.maximumf %361, %363 : vector<16xf32>
          %369 = arith.maximumf %368, %365 : vector<16xf32>
          %370 = arith.maximumf %369, %367 : vector<16xf32>
          %371 = memref.load %5[%346] : memref<?xf32>
          %372 = wave.reduce "max" %370 : vector<16xf32>
          %373 = arith.maximumf %371, %372 : f32
          %374 = arith.subf %371, %373 : f32
          %375 = wave.exp2 %374 : f32
          %376 = vector.broadcast %373 : f32 to vector<16xf32>
          %377 = arith.subf %361, %376 : vector<16xf32>
          %378 = wave.exp2 %377 : vector<16xf32>
          %379 = arith.select %360, %378, %c30 : vector<16xi1>, vector<16xf32>
          %380 = arith.muli %346, %c5 : index
          %381 = arith.addi %380, %c15 : index
          vector.store %379, %13[%381] : memref<?xf32>, vector<16xf32>
          %382 = arith.subf %363, %376 : vector<16xf32>
          %383 = wave.exp2 %382 : vector<16xf32>
          %384 = arith.select %362, %383, %c30 : vector<16xi1>, vector<16xf32>
          %385 = arith.addi %380, %c16 : index
          vector.store %384, %13[%385] : memref<?xf32>, vector<16xf32>
          %386 = arith.addf %379, %384 : vector<16xf32>
          %387 = arith.subf %365, %376 : vector<16xf32>
          %388 = wave.exp2 %387 : vector<16xf32>
          %389 = arith.select %364, %388, %c30 : vector<16xi1>, vector<16xf32>
          %390 = arith.addi %380, %c17 : index
          vector.store %389, %13[%390] : memref<?xf32>, vector<16xf32>
          %391 = arith.addf %386, %389 : vector<16xf32>
          %392 = arith.subf %367, %376 : vector<16xf32>
          %393 = wave.exp2 %392 : vector<16xf32>
          %394 = arith.select %366, %393, %c30 : vector<16xi1>, vector<16xf32>
          %395 = arith.addi %380, %c18 : index
          vector.store %394, %13[%395] : memref<?xf32>, vector<16xf32>
          %396 = arith.addf %391, %394 : vector<16xf32>
          %397 = memref.load %6[%346] : memref<?xf32>
          %398 = wave.reduce "add" %396 : vector<16xf32>
          %399 = math.fma %397, %375, %398 : f32
          memref.store %373, %5[%346] : memref<?xf32>
          memref.store %399, %6[%346] : memref<?xf32>
          memref.store %375, %11[%346] : memref<?xf32>
          %400 = arith.addi %282, %c10 : index
          %401 = arith.minsi %400, %347 : index
          %402 = arith.divui %401, %groupSize : index
          %403 = arith.addi %22, %402 : index
          %404 = arith.remui %401, %groupSize : index
          %405 = arith.addi %351, %404 : index
          %406 = arith.addi %positionsAt, %403 : index
          %407 = memref.load %step[%406] : memref<?xi32>
          %408 = arith.index_cast %407 : i32 to index
          %409 = arith.subi %408, %158 : index
          %410 = arith.index_cast %409 : index to i32
          %411 = vector.broadcast %410 : i32 to vector<16xi32>
          %412 = arith.cmpi sle, %c43, %411 : vector<16xi32>
          %413 = arith.select %412, %300#4, %c44 : vector<16xi1>, vector<16xf32>
          %414 = arith.cmpi sle, %c45, %411 : vector<16xi32>
          %415 = arith.select %414, %300#5, %c44 : vector<16xi1>, vector<16xf32>
          %416 = arith.cmpi sle, %c46, %411 : vector<16xi32>
          %417 = arith.select %416, %300#6, %c44 : vector<16xi1>, vector<16xf32>
          %418 = arith.cmpi sle, %c47, %411 : vector<16xi32>
          %419 = arith.select %418, %300#7, %c44 : vector<16xi1>, vector<16xf32>
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
          %431 = arith.select %412, %430, %c30 : vector<16xi1>, vector<16xf32>
          %432 = arith.muli %400, %c5 : index
          %433 = arith.addi %432, %c15 : index
          vector.store %431, %13[%433] : memref<?xf32>, vector<16xf32>
          %434 = arith.subf %415, %428 : vector<16xf32>
          %435 = wave.exp2 %434 : vector<16xf32>
          %436 = arith.select %414, %435, %c30 : vector<16xi1>, vector<16xf32>
          %437 = arith.addi %432, %c16 : index
          vector.store %436, %13[%437] : memref<?xf32>, vector<16xf32>
          %438 = arith.addf %431, %436 : vector<16xf32>
          %439 = arith.subf %417, %428 : vector<16xf32>
          %440 = wave.exp2 %439 : vector<16xf32>
          %441 = arith.select %416, %440, %c30 : vector<16xi1>, vector<16xf32>
          %442 = arith.addi %432, %c17 : index
          vector.store %441, %13[%442] : memref<?xf32>, vector<16xf32>
          %443 = arith.addf %438, %441 : vector<16xf32>
          %444 = arith.subf %419, %428 : vector<16xf32>
          %445 = wave.exp2 %444 : vector<16xf32>
          %446 = arith.select %418, %445, %c30 : vector<16xi1>, vector<16xf32>
          %447 = arith.addi %432, %c18 : index
          vector.store %446, %13[%447] : memref<?xf32>, vector<16xf32>
          %448 = arith.addf %443, %446 : vector<16xf32>
          %449 = memref.load %6[%400] : memref<?xf32>
          %450 = wave.reduce "add" %448 : vector<16xf32>
          %451 = math.fma %449, %427, %450 : f32
          memref.store %425, %5[%400] : memref<?xf32>
          memref.store %451, %6[%400] : memref<?xf32>
          memref.store %427, %11[%400] : memref<?xf32>
          %452 = arith.addi %282, %c7 : index
          %453 = arith.minsi %452, %347 : index
          %454 = arith.divui %453, %groupSize : index
          %455 = arith.addi %22, %454 : index
          %456 = arith.remui %453, %groupSize : index
          %457 = arith.addi %351, %456 : index
          %458 = arith.addi %positionsAt, %455 : index
          %459 = memref.load %step[%458] : memref<?xi32>
          %460 = arith.index_cast %459 : i32 to index
          %461 = arith.subi %460, %158 : index
          %462 = arith.index_cast %461 : index to i32
          %463 = vector.broadcast %462 : i32 to vector<16xi32>
          %464 = arith.cmpi sle, %c43, %463 : vector<16xi32>
          %465 = arith.select %464, %300#8, %c44 : vector<16xi1>, vector<16xf32>
          %466 = arith.cmpi sle, %c45, %463 : vector<16xi32>
          %467 = arith.select %466, %300#9, %c44 : vector<16xi1>, vector<16xf32>
          %468 = arith.cmpi sle, %c46, %463 : vector<16xi32>
          %469 = arith.select %468, %300#10, %c44 : vector<16xi1>, vector<16xf32>
          %470 = arith.cmpi sle, %c47, %463 : vector<16xi32>
          %471 = arith.select %470, %300#11, %c44 : vector<16xi1>, vector<16xf32>
          %472 = arith.maximumf %465, %467 : vector<16xf32>
          %473 = arith.maximumf %472, %469 : vector<16xf32>
          %474 = arith.maximumf %473, %471 : vector<16xf32>
          %475 = memref.load %5[%452] : memref<?xf32>
          %476 = wave.reduce "max" %474 : vector<16xf32>
          %477 = arith.maximumf %475, %476 : f32
          %478 = arith.subf %475, %477 : f32
          %479 = wave.exp2 %478 : f32
          %480 = vector.broadcast %477 : f32 to vector<16xf32>
          %481 = arith.subf %465, %480 : vector<16xf32>
          %482 = wave.exp2 %481 : vector<16xf32>
          %483 = arith.select %464, %482, %c30 : vector<16xi1>, vector<16xf32>
          %484 = arith.muli %452, %c5 : index
          %485 = arith.addi %484, %c15 : index
          vector.store %483, %13[%485] : memref<?xf32>, vector<16xf32>
          %486 = arith.subf %467, %480 : vector<16xf32>
          %487 = wave.exp2 %486 : vector<16xf32>
          %488 = arith.select %466, %487, %c30 : vector<16xi1>, vector<16xf32>
          %489 = arith.addi %484, %c16 : index
          vector.store %488, %13[%489] : memref<?xf32>, vector<16xf32>
          %490 = arith.addf %483, %488 : vector<16xf32>
          %491 = arith.subf %469, %480 : vector<16xf32>
          %492 = wave.exp2 %491 : vector<16xf32>
          %493 = arith.select %468, %492, %c30 : vector<16xi1>, vector<16xf32>
          %494 = arith.addi %484, %c17 : index
          vector.store %493, %13[%494] : memref<?xf32>, vector<16xf32>
          %495 = arith.addf %490, %493 : vector<16xf32>
          %496 = arith.subf %471, %480 : vector<16xf32>
          %497 = wave.exp2 %496 : vector<16xf32>
          %498 = arith.select %470, %497, %c30 : vector<16xi1>, vector<16xf32>
          %499 = arith.addi %484, %c18 : index
          vector.store %498, %13[%499] : memref<?xf32>, vector<16xf32>
          %500 = arith.addf %495, %498 : vector<16xf32>
          %501 = memref.load %6[%452] : memref<?xf32>
          %502 = wave.reduce "add" %500 : vector<16xf32>
          %503 = math.fma %501, %479, %502 : f32
          memref.store %477, %5[%452] : memref<?xf32>
          memref.store %503, %6[%452] : memref<?xf32>
          memref.store %479, %11[%452] : memref<?xf32>
          %504 = arith.addi %282, %c13 : index
          %505 = arith.minsi %504, %347 : index
          %506 = arith.divui %505, %groupSize : index
          %507 = arith.addi %22, %506 : index
          %508 = arith.remui %505, %groupSize : index
          %509 = arith.addi %351, %508 : index
          %510 = arith.addi %positionsAt, %507 : index
          %511 = memref.load %step[%510] : memref<?xi32>
          %512 = arith.index_cast %511 : i32 to index
          %513 = arith.subi %512, %158 : index
          %514 = arith.index_cast %513 : index to i32
          %515 = vector.broadcast %514 : i32 to vector<16xi32>
          %516 = arith.cmpi sle, %c43, %515 : vector<16xi32>
          %517 = arith.select %516, %300#12, %c44 : vector<16xi1>, vector<16xf32>
          %518 = arith.cmpi sle, %c45, %515 : vector<16xi32>
          %519 = arith.select %518, %300#13, %c44 : vector<16xi1>, vector<16xf32>
          %520 = arith.cmpi sle, %c46, %515 : vector<16xi32>
          %521 = arith.select %520, %300#14, %c44 : vector<16xi1>, vector<16xf32>
          %522 = arith.cmpi sle, %c47, %515 : vector<16xi32>
          %523 = arith.select %522, %300#15, %c44 : vector<16xi1>, vector<16xf32>
          %524 = arith.maximumf %517, %519 : vector<16xf32>
          %525 = arith.maximumf %524, %521 : vector<16xf32>
          %526 = arith.maximumf %525, %523 : vector<16xf32>
          %527 = memref.load %5[%504] : memref<?xf32>
          %528 = wave.reduce "max" %526 : vector<16xf32>
          %529 = arith.maximumf %527, %528 : f32
          %530 = arith.subf %527, %529 : f32
          %531 = wave.exp2 %530 : f32
          %532 = vector.broadcast %529 : f32 to vector<16xf32>
          %533 = arith.subf %517, %532 : vector<16xf32>
          %534 = wave.exp2 %533 : vector<16xf32>
          %535 = arith.select %516, %534, %c30 : vector<16xi1>, vector<16xf32>
          %536 = arith.muli %504, %c5 : index
          %537 = arith.addi %536, %c15 : index
          vector.store %535, %13[%537] : memref<?xf32>, vector<16xf32>
          %538 = arith.subf %519, %532 : vector<16xf32>
          %539 = wave.exp2 %538 : vector<16xf32>
          %540 = arith.select %518, %539, %c30 : vector<16xi1>, vector<16xf32>
          %541 = arith.addi %536, %c16 : index
          vector.store %540, %13[%541] : memref<?xf32>, vector<16xf32>
          %542 = arith.addf %535, %540 : vector<16xf32>
          %543 = arith.subf %521, %532 : vector<16xf32>
          %544 = wave.exp2 %543 : vector<16xf32>
          %545 = arith.select %520, %544, %c30 : vector<16xi1>, vector<16xf32>
          %546 = arith.addi %536, %c17 : index
          vector.store %545, %13[%546] : memref<?xf32>, vector<16xf32>
          %547 = arith.addf %542, %545 : vector<16xf32>
          %548 = arith.subf %523, %532 : vector<16xf32>
          %549 = wave.exp2 %548 : vector<16xf32>
          %550 = arith.select %522, %549, %c30 : vector<16xi1>, vector<16xf32>
          %551 = arith.addi %536, %c18 : index
          vector.store %550, %13[%551] : memref<?xf32>, vector<16xf32>
          %552 = arith.addf %547, %550 : vector<16xf32>
          %553 = memref.load %6[%504] : memref<?xf32>
          %554 = wave.reduce "add" %552 : vector<16xf32>
          %555 = math.fma %553, %531, %554 : f32
          memref.store %529, %5[%504] : memref<?xf32>
          memref.store %555, %6[%504] : memref<?xf32>
          memref.store %531, %11[%504] : memref<?xf32>
        }
        %556 = arith.subi %40, %158 : index
        %557 = arith.minsi %556, %c5 : index
        scf.for %558 = %c15 to %34 step %c7 {
          %559 = arith.addi %558, %c15 : index
          %560 = memref.load %11[%559] : memref<?xf32>
          %561 = vector.broadcast %560 : f32 to vector<16xf32>
          %562 = arith.muli %559, %c4 : index
          %563 = arith.addi %562, %c15 : index
          %564 = vector.load %7[%563] : memref<?xf32>, vector<16xf32>
          %565 = arith.mulf %564, %561 : vector<16xf32>
          %566 = arith.addi %562, %c16 : index
          %567 = vector.load %7[%566] : memref<?xf32>, vector<16xf32>
          %568 = arith.mulf %567, %561 : vector<16xf32>
          %569 = arith.addi %562, %c17 : index
          %570 = vector.load %7[%569] : memref<?xf32>, vector<16xf32>
          %571 = arith.mulf %570, %561 : vector<16xf32>
          %572 = arith.addi %562, %c18 : index
          %573 = vector.load %7[%572] : memref<?xf32>, vector<16xf32>
          %574 = arith.mulf %573, %561 : vector<16xf32>
          %575 = arith.addi %558, %c10 : index
          %576 = memref.load %11[%575] : memref<?xf32>
          %577 = vector.broadcast %576 : f32 to vector<16xf32>
          %578 = arith.muli %575, %c4 : index
          %579 = arith.addi %578, %c15 : index
          %580 = vector.load %7[%579] : memref<?xf32>, vector<16xf32>
          %581 = arith.mulf %580, %577 : vector<16xf32>
          %582 = arith.addi %578, %c16 : index
          %583 = vector.load %7[%582] : memref<?xf32>, vector<16xf32>
          %584 = arith.mulf %583, %577 : vector<16xf32>
          %585 = arith.addi %578, %c17 : index
          %586 = vector.load %7[%585] : memref<?xf32>, vector<16xf32>
          %587 = arith.mulf %586, %577 : vector<16xf32>
          %588 = arith.addi %578, %c18 : index
          %589 = vector.load %7[%588] : memref<?xf32>, vector<16xf32>
          %590 = arith.mulf %589, %577 : vector<16xf32>
          %600:8 = scf.for %591 = %c15 to %557 step %c10 iter_args(%592 = %565, %593 = %568, %594 = %571, %595 = %574, %596 = %581, %597 = %584, %598 = %587, %599 = %590) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %601 = arith.muli %591, %c4 : index
            %602 = arith.addi %601, %c15 : index
            %603 = vector.load %15[%602] : memref<?xf32>, vector<16xf32>
            %604 = arith.addi %601, %c16 : index
            %605 = vector.load %15[%604] : memref<?xf32>, vector<16xf32>
            %606 = arith.addi %601, %c17 : index
            %607 = vector.load %15[%606] : memref<?xf32>, vector<16xf32>
            %608 = arith.addi %601, %c18 : index
            %609 = vector.load %15[%608] : memref<?xf32>, vector<16xf32>
            %610 = arith.muli %559, %c5 : index
            %611 = arith.addi %610, %591 : index
            %612 = memref.load %13[%611] : memref<?xf32>
            %613 = vector.broadcast %612 : f32 to vector<16xf32>
            %614 = math.fma %613, %603, %592 : vector<16xf32>
            %615 = math.fma %613, %605, %593 : vector<16xf32>
            %616 = math.fma %613, %607, %594 : vector<16xf32>
            %617 = math.fma %613, %609, %595 : vector<16xf32>
            %618 = arith.muli %575, %c5 : index
            %619 = arith.addi %618, %591 : index
            %620 = memref.load %13[%619] : memref<?xf32>
            %621 = vector.broadcast %620 : f32 to vector<16xf32>
            %622 = math.fma %621, %603, %596 : vector<16xf32>
            %623 = math.fma %621, %605, %597 : vector<16xf32>
            %624 = math.fma %621, %607, %598 : vector<16xf32>
            %625 = math.fma %621, %609, %599 : vector<16xf32>
            scf.yield %614, %615, %616, %617, %622, %623, %624, %625 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %600#0, %7[%563] : memref<?xf32>, vector<16xf32>
          vector.store %600#1, %7[%566] : memref<?xf32>, vector<16xf32>
          vector.store %600#2, %7[%569] : memref<?xf32>, vector<16xf32>
          vector.store %600#3, %7[%572] : memref<?xf32>, vector<16xf32>
          vector.store %600#4, %7[%579] : memref<?xf32>, vector<16xf32>
          vector.store %600#5, %7[%582] : memref<?xf32>, vector<16xf32>
          vector.store %600#6, %7[%585] : memref<?xf32>, vector<16xf32>
          vector.store %600#7, %7[%588] : memref<?xf32>, vector<16xf32>
          %626 = memref.load %11[%559] : memref<?xf32>
          %627 = vector.broadcast %626 : f32 to vector<16xf32>
          %628 = arith.addi %562, %c5 : index
          %629 = vector.load %7[%628] : memref<?xf32>, vector<16xf32>
          %630 = arith.mulf %629, %627 : vector<16xf32>
          %631 = arith.addi %562, %c19 : index
          %632 = vector.load %7[%631] : memref<?xf32>, vector<16xf32>
          %633 = arith.mulf %632, %627 : vector<16xf32>
          %634 = arith.addi %562, %c20 : index
          %635 = vector.load %7[%634] : memref<?xf32>, vector<16xf32>
          %636 = arith.mulf %635, %627 : vector<16xf32>
          %637 = arith.addi %562, %c21 : index
          %638 = vector.load %7[%637] : memref<?xf32>, vector<16xf32>
          %639 = arith.mulf %638, %627 : vector<16xf32>
          %640 = memref.load %11[%575] : memref<?xf32>
          %641 = vector.broadcast %640 : f32 to vector<16xf32>
          %642 = arith.addi %578, %c5 : index
          %643 = vector.load %7[%642] : memref<?xf32>, vector<16xf32>
          %644 = arith.mulf %643, %641 : vector<16xf32>
          %645 = arith.addi %578, %c19 : index
          %646 = vector.load %7[%645] : memref<?xf32>, vector<16xf32>
          %647 = arith.mulf %646, %641 : vector<16xf32>
          %648 = arith.addi %578, %c20 : index
          %649 = vector.load %7[%648] : memref<?xf32>, vector<16xf32>
          %650 = arith.mulf %649, %641 : vector<16xf32>
          %651 = arith.addi %578, %c21 : index
          %652 = vector.load %7[%651] : memref<?xf32>, vector<16xf32>
          %653 = arith.mulf %652, %641 : vector<16xf32>
          %663:8 = scf.for %654 = %c15 to %557 step %c10 iter_args(%655 = %630, %656 = %633, %657 = %636, %658 = %639, %659 = %644, %660 = %647, %661 = %650, %662 = %653) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %664 = arith.muli %654, %c4 : index
            %665 = arith.addi %664, %c5 : index
            %666 = vector.load %15[%665] : memref<?xf32>, vector<16xf32>
            %667 = arith.addi %664, %c19 : index
            %668 = vector.load %15[%667] : memref<?xf32>, vector<16xf32>
            %669 = arith.addi %664, %c20 : index
            %670 = vector.load %15[%669] : memref<?xf32>, vector<16xf32>
            %671 = arith.addi %664, %c21 : index
            %672 = vector.load %15[%671] : memref<?xf32>, vector<16xf32>
            %673 = arith.muli %559, %c5 : index
            %674 = arith.addi %673, %654 : index
            %675 = memref.load %13[%674] : memref<?xf32>
            %676 = vector.broadcast %675 : f32 to vector<16xf32>
            %677 = math.fma %676, %666, %655 : vector<16xf32>
            %678 = math.fma %676, %668, %656 : vector<16xf32>
            %679 = math.fma %676, %670, %657 : vector<16xf32>
            %680 = math.fma %676, %672, %658 : vector<16xf32>
            %681 = arith.muli %575, %c5 : index
            %682 = arith.addi %681, %654 : index
            %683 = memref.load %13[%682] : memref<?xf32>
            %684 = vector.broadcast %683 : f32 to vector<16xf32>
            %685 = math.fma %684, %666, %659 : vector<16xf32>
            %686 = math.fma %684, %668, %660 : vector<16xf32>
            %687 = math.fma %684, %670, %661 : vector<16xf32>
            %688 = math.fma %684, %672, %662 : vector<16xf32>
            scf.yield %677, %678, %679, %680, %685, %686, %687, %688 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %663#0, %7[%628] : memref<?xf32>, vector<16xf32>
          vector.store %663#1, %7[%631] : memref<?xf32>, vector<16xf32>
          vector.store %663#2, %7[%634] : memref<?xf32>, vector<16xf32>
          vector.store %663#3, %7[%637] : memref<?xf32>, vector<16xf32>
          vector.store %663#4, %7[%642] : memref<?xf32>, vector<16xf32>
          vector.store %663#5, %7[%645] : memref<?xf32>, vector<16xf32>
          vector.store %663#6, %7[%648] : memref<?xf32>, vector<16xf32>
          vector.store %663#7, %7[%651] : memref<?xf32>, vector<16xf32>
          %689 = memref.load %11[%559] : memref<?xf32>
          %690 = vector.broadcast %689 : f32 to vector<16xf32>
          %691 = arith.addi %562, %c22 : index
          %692 = vector.load %7[%691] : memref<?xf32>, vector<16xf32>
          %693 = arith.mulf %692, %690 : vector<16xf32>
          %694 = arith.addi %562, %c23 : index
          %695 = vector.load %7[%694] : memref<?xf32>, vector<16xf32>
          %696 = arith.mulf %695, %690 : vector<16xf32>
          %697 = arith.addi %562, %c24 : index
          %698 = vector.load %7[%697] : memref<?xf32>, vector<16xf32>
          %699 = arith.mulf %698, %690 : vector<16xf32>
          %700 = arith.addi %562, %c25 : index
          %701 = vector.load %7[%700] : memref<?xf32>, vector<16xf32>
          %702 = arith.mulf %701, %690 : vector<16xf32>
          %703 = memref.load %11[%575] : memref<?xf32>
          %704 = vector.broadcast %703 : f32 to vector<16xf32>
          %705 = arith.addi %578, %c22 : index
          %706 = vector.load %7[%705] : memref<?xf32>, vector<16xf32>
          %707 = arith.mulf %706, %704 : vector<16xf32>
          %708 = arith.addi %578, %c23 : index
          %709 = vector.load %7[%708] : memref<?xf32>, vector<16xf32>
          %710 = arith.mulf %709, %704 : vector<16xf32>
          %711 = arith.addi %578, %c24 : index
          %712 = vector.load %7[%711] : memref<?xf32>, vector<16xf32>
          %713 = arith.mulf %712, %704 : vector<16xf32>
          %714 = arith.addi %578, %c25 : index
          %715 = vector.load %7[%714] : memref<?xf32>, vector<16xf32>
          %716 = arith.mulf %715, %704 : vector<16xf32>
          %726:8 = scf.for %717 = %c15 to %557 step %c10 iter_args(%718 = %693, %719 = %696, %720 = %699, %721 = %702, %722 = %707, %723 = %710, %724 = %713, %725 = %716) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %727 = arith.muli %717, %c4 : index
            %728 = arith.addi %727, %c22 : index
            %729 = vector.load %15[%728] : memref<?xf32>, vector<16xf32>
            %730 = arith.addi %727, %c23 : index
            %731 = vector.load %15[%730] : memref<?xf32>, vector<16xf32>
            %732 = arith.addi %727, %c24 : index
            %733 = vector.load %15[%732] : memref<?xf32>, vector<16xf32>
            %734 = arith.addi %727, %c25 : index
            %735 = vector.load %15[%734] : memref<?xf32>, vector<16xf32>
            %736 = arith.muli %559, %c5 : index
            %737 = arith.addi %736, %717 : index
            %738 = memref.load %13[%737] : memref<?xf32>
            %739 = vector.broadcast %738 : f32 to vector<16xf32>
            %740 = math.fma %739, %729, %718 : vector<16xf32>
            %741 = math.fma %739, %731, %719 : vector<16xf32>
            %742 = math.fma %739, %733, %720 : vector<16xf32>
            %743 = math.fma %739, %735, %721 : vector<16xf32>
            %744 = arith.muli %575, %c5 : index
            %745 = arith.addi %744, %717 : index
            %746 = memref.load %13[%745] : memref<?xf32>
            %747 = vector.broadcast %746 : f32 to vector<16xf32>
            %748 = math.fma %747, %729, %722 : vector<16xf32>
            %749 = math.fma %747, %731, %723 : vector<16xf32>
            %750 = math.fma %747, %733, %724 : vector<16xf32>
            %751 = math.fma %747, %735, %725 : vector<16xf32>
            scf.yield %740, %741, %742, %743, %748, %749, %750, %751 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %726#0, %7[%691] : memref<?xf32>, vector<16xf32>
          vector.store %726#1, %7[%694] : memref<?xf32>, vector<16xf32>
          vector.store %726#2, %7[%697] : memref<?xf32>, vector<16xf32>
          vector.store %726#3, %7[%700] : memref<?xf32>, vector<16xf32>
          vector.store %726#4, %7[%705] : memref<?xf32>, vector<16xf32>
          vector.store %726#5, %7[%708] : memref<?xf32>, vector<16xf32>
          vector.store %726#6, %7[%711] : memref<?xf32>, vector<16xf32>
          vector.store %726#7, %7[%714] : memref<?xf32>, vector<16xf32>
          %752 = memref.load %11[%559] : memref<?xf32>
          %753 = vector.broadcast %752 : f32 to vector<16xf32>
          %754 = arith.addi %562, %c26 : index
          %755 = vector.load %7[%754] : memref<?xf32>, vector<16xf32>
          %756 = arith.mulf %755, %753 : vector<16xf32>
          %757 = arith.addi %562, %c27 : index
          %758 = vector.load %7[%757] : memref<?xf32>, vector<16xf32>
          %759 = arith.mulf %758, %753 : vector<16xf32>
          %760 = arith.addi %562, %c28 : index
          %761 = vector.load %7[%760] : memref<?xf32>, vector<16xf32>
          %762 = arith.mulf %761, %753 : vector<16xf32>
          %763 = arith.addi %562, %c29 : index
          %764 = vector.load %7[%763] : memref<?xf32>, vector<16xf32>
          %765 = arith.mulf %764, %753 : vector<16xf32>
          %766 = memref.load %11[%575] : memref<?xf32>
          %767 = vector.broadcast %766 : f32 to vector<16xf32>
          %768 = arith.addi %578, %c26 : index
          %769 = vector.load %7[%768] : memref<?xf32>, vector<16xf32>
          %770 = arith.mulf %769, %767 : vector<16xf32>
          %771 = arith.addi %578, %c27 : index
          %772 = vector.load %7[%771] : memref<?xf32>, vector<16xf32>
          %773 = arith.mulf %772, %767 : vector<16xf32>
          %774 = arith.addi %578, %c28 : index
          %775 = vector.load %7[%774] : memref<?xf32>, vector<16xf32>
          %776 = arith.mulf %775, %767 : vector<16xf32>
          %777 = arith.addi %578, %c29 : index
          %778 = vector.load %7[%777] : memref<?xf32>, vector<16xf32>
          %779 = arith.mulf %778, %767 : vector<16xf32>
          %789:8 = scf.for %780 = %c15 to %557 step %c10 iter_args(%781 = %756, %782 = %759, %783 = %762, %784 = %765, %785 = %770, %786 = %773, %787 = %776, %788 = %779) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %790 = arith.muli %780, %c4 : index
            %791 = arith.addi %790, %c26 : index
            %792 = vector.load %15[%791] : memref<?xf32>, vector<16xf32>
            %793 = arith.addi %790, %c27 : index
            %794 = vector.load %15[%793] : memref<?xf32>, vector<16xf32>
            %795 = arith.addi %790, %c28 : index
            %796 = vector.load %15[%795] : memref<?xf32>, vector<16xf32>
            %797 = arith.addi %790, %c29 : index
            %798 = vector.load %15[%797] : memref<?xf32>, vector<16xf32>
            %799 = arith.muli %559, %c5 : index
            %800 = arith.addi %799, %780 : index
            %801 = memref.load %13[%800] : memref<?xf32>
            %802 = vector.broadcast %801 : f32 to vector<16xf32>
            %803 = math.fma %802, %792, %781 : vector<16xf32>
            %804 = math.fma %802, %794, %782 : vector<16xf32>
            %805 = math.fma %802, %796, %783 : vector<16xf32>
            %806 = math.fma %802, %798, %784 : vector<16xf32>
            %807 = arith.muli %575, %c5 : index
            %808 = arith.addi %807, %780 : index
            %809 = memref.load %13[%808] : memref<?xf32>
            %810 = vector.broadcast %809 : f32 to vector<16xf32>
            %811 = math.fma %810, %792, %785 : vector<16xf32>
            %812 = math.fma %810, %794, %786 : vector<16xf32>
            %813 = math.fma %810, %796, %787 : vector<16xf32>
            %814 = math.fma %810, %798, %788 : vector<16xf32>
            scf.yield %803, %804, %805, %806, %811, %812, %813, %814 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %789#0, %7[%754] : memref<?xf32>, vector<16xf32>
          vector.store %789#1, %7[%757] : memref<?xf32>, vector<16xf32>
          vector.store %789#2, %7[%760] : memref<?xf32>, vector<16xf32>
          vector.store %789#3, %7[%763] : memref<?xf32>, vector<16xf32>
          vector.store %789#4, %7[%768] : memref<?xf32>, vector<16xf32>
          vector.store %789#5, %7[%771] : memref<?xf32>, vector<16xf32>
          vector.store %789#6, %7[%774] : memref<?xf32>, vector<16xf32>
          vector.store %789#7, %7[%777] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %815 = %c15 to %34 step %c10 {
        %816 = memref.load %5[%815] : memref<?xf32>
        %817 = memref.load %6[%815] : memref<?xf32>
        %818 = arith.muli %815, %c4 : index
        %819 = memref.load %8[%815] : memref<?xf32>
        %820 = arith.maximumf %819, %816 : f32
        %821 = arith.subf %819, %820 : f32
        %822 = wave.exp2 %821 : f32
        %823 = arith.subf %816, %820 : f32
        %824 = wave.exp2 %823 : f32
        memref.store %820, %8[%815] : memref<?xf32>
        %825 = memref.load %9[%815] : memref<?xf32>
        %826 = arith.mulf %825, %822 : f32
        %827 = math.fma %817, %824, %826 : f32
        memref.store %827, %9[%815] : memref<?xf32>
        %828 = vector.broadcast %822 : f32 to vector<16xf32>
        %829 = vector.broadcast %824 : f32 to vector<16xf32>
        %830 = arith.addi %818, %c15 : index
        %831 = vector.load %10[%830] : memref<?xf32>, vector<16xf32>
        %832 = arith.mulf %831, %828 : vector<16xf32>
        %833 = vector.load %7[%830] : memref<?xf32>, vector<16xf32>
        %834 = math.fma %833, %829, %832 : vector<16xf32>
        vector.store %834, %10[%830] : memref<?xf32>, vector<16xf32>
        %835 = arith.addi %818, %c16 : index
        %836 = vector.load %10[%835] : memref<?xf32>, vector<16xf32>
        %837 = arith.mulf %836, %828 : vector<16xf32>
        %838 = vector.load %7[%835] : memref<?xf32>, vector<16xf32>
        %839 = math.fma %838, %829, %837 : vector<16xf32>
        vector.store %839, %10[%835] : memref<?xf32>, vector<16xf32>
        %840 = arith.addi %818, %c17 : index
        %841 = vector.load %10[%840] : memref<?xf32>, vector<16xf32>
        %842 = arith.mulf %841, %828 : vector<16xf32>
        %843 = vector.load %7[%840] : memref<?xf32>, vector<16xf32>
        %844 = math.fma %843, %829, %842 : vector<16xf32>
        vector.store %844, %10[%840] : memref<?xf32>, vector<16xf32>
        %845 = arith.addi %818, %c18 : index
        %846 = vector.load %10[%845] : memref<?xf32>, vector<16xf32>
        %847 = arith.mulf %846, %828 : vector<16xf32>
        %848 = vector.load %7[%845] : memref<?xf32>, vector<16xf32>
        %849 = math.fma %848, %829, %847 : vector<16xf32>
        vector.store %849, %10[%845] : memref<?xf32>, vector<16xf32>
        %850 = arith.addi %818, %c5 : index
        %851 = vector.load %10[%850] : memref<?xf32>, vector<16xf32>
        %852 = arith.mulf %851, %828 : vector<16xf32>
        %853 = vector.load %7[%850] : memref<?xf32>, vector<16xf32>
        %854 = math.fma %853, %829, %852 : vector<16xf32>
        vector.store %854, %10[%850] : memref<?xf32>, vector<16xf32>
        %855 = arith.addi %818, %c19 : index
        %856 = vector.load %10[%855] : memref<?xf32>, vector<16xf32>
        %857 = arith.mulf %856, %828 : vector<16xf32>
        %858 = vector.load %7[%855] : memref<?xf32>, vector<16xf32>
        %859 = math.fma %858, %829, %857 : vector<16xf32>
        vector.store %859, %10[%855] : memref<?xf32>, vector<16xf32>
        %860 = arith.addi %818, %c20 : index
        %861 = vector.load %10[%860] : memref<?xf32>, vector<16xf32>
        %862 = arith.mulf %861, %828 : vector<16xf32>
        %863 = vector.load %7[%860] : memref<?xf32>, vector<16xf32>
        %864 = math.fma %863, %829, %862 : vector<16xf32>
        vector.store %864, %10[%860] : memref<?xf32>, vector<16xf32>
        %865 = arith.addi %818, %c21 : index
        %866 = vector.load %10[%865] : memref<?xf32>, vector<16xf32>
        %867 = arith.mulf %866, %828 : vector<16xf32>
        %868 = vector.load %7[%865] : memref<?xf32>, vector<16xf32>
        %869 = math.fma %868, %829, %867 : vector<16xf32>
        vector.store %869, %10[%865] : memref<?xf32>, vector<16xf32>
        %870 = arith.addi %818, %c22 : index
        %871 = vector.load %10[%870] : memref<?xf32>, vector<16xf32>
        %872 = arith.mulf %871, %828 : vector<16xf32>
        %873 = vector.load %7[%870] : memref<?xf32>, vector<16xf32>
        %874 = math.fma %873, %829, %872 : vector<16xf32>
        vector.store %874, %10[%870] : memref<?xf32>, vector<16xf32>
        %875 = arith.addi %818, %c23 : index
        %876 = vector.load %10[%875] : memref<?xf32>, vector<16xf32>
        %877 = arith.mulf %876, %828 : vector<16xf32>
        %878 = vector.load %7[%875] : memref<?xf32>, vector<16xf32>
        %879 = math.fma %878, %829, %877 : vector<16xf32>
        vector.store %879, %10[%875] : memref<?xf32>, vector<16xf32>
        %880 = arith.addi %818, %c24 : index
        %881 = vector.load %10[%880] : memref<?xf32>, vector<16xf32>
        %882 = arith.mulf %881, %828 : vector<16xf32>
        %883 = vector.load %7[%880] : memref<?xf32>, vector<16xf32>
        %884 = math.fma %883, %829, %882 : vector<16xf32>
        vector.store %884, %10[%880] : memref<?xf32>, vector<16xf32>
        %885 = arith.addi %818, %c25 : index
        %886 = vector.load %10[%885] : memref<?xf32>, vector<16xf32>
        %887 = arith.mulf %886, %828 : vector<16xf32>
        %888 = vector.load %7[%885] : memref<?xf32>, vector<16xf32>
        %889 = math.fma %888, %829, %887 : vector<16xf32>
        vector.store %889, %10[%885] : memref<?xf32>, vector<16xf32>
        %890 = arith.addi %818, %c26 : index
        %891 = vector.load %10[%890] : memref<?xf32>, vector<16xf32>
        %892 = arith.mulf %891, %828 : vector<16xf32>
        %893 = vector.load %7[%890] : memref<?xf32>, vector<16xf32>
        %894 = math.fma %893, %829, %892 : vector<16xf32>
        vector.store %894, %10[%890] : memref<?xf32>, vector<16xf32>
        %895 = arith.addi %818, %c27 : index
        %896 = vector.load %10[%895] : memref<?xf32>, vector<16xf32>
        %897 = arith.mulf %896, %828 : vector<16xf32>
        %898 = vector.load %7[%895] : memref<?xf32>, vector<16xf32>
        %899 = math.fma %898, %829, %897 : vector<16xf32>
        vector.store %899, %10[%895] : memref<?xf32>, vector<16xf32>
        %900 = arith.addi %818, %c28 : index
        %901 = vector.load %10[%900] : memref<?xf32>, vector<16xf32>
        %902 = arith.mulf %901, %828 : vector<16xf32>
        %903 = vector.load %7[%900] : memref<?xf32>, vector<16xf32>
        %904 = math.fma %903, %829, %902 : vector<16xf32>
        vector.store %904, %10[%900] : memref<?xf32>, vector<16xf32>
        %905 = arith.addi %818, %c29 : index
        %906 = vector.load %10[%905] : memref<?xf32>, vector<16xf32>
        %907 = arith.mulf %906, %828 : vector<16xf32>
        %908 = vector.load %7[%905] : memref<?xf32>, vector<16xf32>
        %909 = math.fma %908, %829, %907 : vector<16xf32>
        vector.store %909, %10[%905] : memref<?xf32>, vector<16xf32>
      }
    }
    %910 = arith.addi %kvHeads, %2 : index
    %911 = memref.load %scales[%910] : memref<?xf32>
    scf.for %912 = %c15 to %31 step %c10 {
      %913 = arith.subi %31, %c10 : index
      %914 = arith.minsi %912, %913 : index
      %915 = arith.divui %914, %groupSize : index
      %916 = arith.addi %22, %915 : index
      %917 = arith.muli %2, %groupSize : index
      %918 = arith.remui %914, %groupSize : index
      %919 = arith.addi %917, %918 : index
      %920 = arith.muli %916, %heads : index
      %921 = arith.addi %920, %919 : index
      %922 = arith.muli %921, %c4 : index
      %923 = memref.load %9[%912] : memref<?xf32>
      %924 = arith.divf %911, %923 : f32
      %925 = vector.broadcast %924 : f32 to vector<16xf32>
      %926 = arith.muli %912, %c4 : index
      %927 = arith.addi %926, %c15 : index
      %928 = vector.load %10[%927] : memref<?xf32>, vector<16xf32>
      %929 = arith.mulf %928, %925 : vector<16xf32>
      %930 = arith.addi %922, %c15 : index
      vector.store %929, %out[%930] : memref<?xf32>, vector<16xf32>
      %931 = arith.addi %926, %c16 : index
      %932 = vector.load %10[%931] : memref<?xf32>, vector<16xf32>
      %933 = arith.mulf %932, %925 : vector<16xf32>
      %934 = arith.addi %922, %c16 : index
      vector.store %933, %out[%934] : memref<?xf32>, vector<16xf32>
      %935 = arith.addi %926, %c17 : index
      %936 = vector.load %10[%935] : memref<?xf32>, vector<16xf32>
      %937 = arith.mulf %936, %925 : vector<16xf32>
      %938 = arith.addi %922, %c17 : index
      vector.store %937, %out[%938] : memref<?xf32>, vector<16xf32>
      %939 = arith.addi %926, %c18 : index
      %940 = vector.load %10[%939] : memref<?xf32>, vector<16xf32>
      %941 = arith.mulf %940, %925 : vector<16xf32>
      %942 = arith.addi %922, %c18 : index
      vector.store %941, %out[%942] : memref<?xf32>, vector<16xf32>
      %943 = arith.addi %926, %c5 : index
      %944 = vector.load %10[%943] : memref<?xf32>, vector<16xf32>
      %945 = arith.mulf %944, %925 : vector<16xf32>
      %946 = arith.addi %922, %c5 : index
      vector.store %945, %out[%946] : memref<?xf32>, vector<16xf32>
      %947 = arith.addi %926, %c19 : index
      %948 = vector.load %10[%947] : memref<?xf32>, vector<16xf32>
      %949 = arith.mulf %948, %925 : vector<16xf32>
      %950 = arith.addi %922, %c19 : index
      vector.store %949, %out[%950] : memref<?xf32>, vector<16xf32>
      %951 = arith.addi %926, %c20 : index
      %952 = vector.load %10[%951] : memref<?xf32>, vector<16xf32>
      %953 = arith.mulf %952, %925 : vector<16xf32>
      %954 = arith.addi %922, %c20 : index
      vector.store %953, %out[%954] : memref<?xf32>, vector<16xf32>
      %955 = arith.addi %926, %c21 : index
      %956 = vector.load %10[%955] : memref<?xf32>, vector<16xf32>
      %957 = arith.mulf %956, %925 : vector<16xf32>
      %958 = arith.addi %922, %c21 : index
      vector.store %957, %out[%958] : memref<?xf32>, vector<16xf32>
      %959 = arith.addi %926, %c22 : index
      %960 = vector.load %10[%959] : memref<?xf32>, vector<16xf32>
      %961 = arith.mulf %960, %925 : vector<16xf32>
      %962 = arith.addi %922, %c22 : index
      vector.store %961, %out[%962] : memref<?xf32>, vector<16xf32>
      %963 = arith.addi %926, %c23 : index
      %964 = vector.load %10[%963] : memref<?xf32>, vector<16xf32>
      %965 = arith.mulf %964, %925 : vector<16xf32>
      %966 = arith.addi %922, %c23 : index
      vector.store %965, %out[%966] : memref<?xf32>, vector<16xf32>
      %967 = arith.addi %926, %c24 : index
      %968 = vector.load %10[%967] : memref<?xf32>, vector<16xf32>
      %969 = arith.mulf %968, %925 : vector<16xf32>
      %970 = arith.addi %922, %c24 : index
      vector.store %969, %out[%970] : memref<?xf32>, vector<16xf32>
      %971 = arith.addi %926, %c25 : index
      %972 = vector.load %10[%971] : memref<?xf32>, vector<16xf32>
      %973 = arith.mulf %972, %925 : vector<16xf32>
      %974 = arith.addi %922, %c25 : index
      vector.store %973, %out[%974] : memref<?xf32>, vector<16xf32>
      %975 = arith.addi %926, %c26 : index
      %976 = vector.load %10[%975] : memref<?xf32>, vector<16xf32>
      %977 = arith.mulf %976, %925 : vector<16xf32>
      %978 = arith.addi %922, %c26 : index
      vector.store %977, %out[%978] : memref<?xf32>, vector<16xf32>
      %979 = arith.addi %926, %c27 : index
      %980 = vector.load %10[%979] : memref<?xf32>, vector<16xf32>
      %981 = arith.mulf %980, %925 : vector<16xf32>
      %982 = arith.addi %922, %c27 : index
      vector.store %981, %out[%982] : memref<?xf32>, vector<16xf32>
      %983 = arith.addi %926, %c28 : index
      %984 = vector.load %10[%983] : memref<?xf32>, vector<16xf32>
      %985 = arith.mulf %984, %925 : vector<16xf32>
      %986 = arith.addi %922, %c28 : index
      vector.store %985, %out[%986] : memref<?xf32>, vector<16xf32>
      %987 = arith.addi %926, %c29 : index
      %988 = vector.load %10[%987] : memref<?xf32>, vector<16xf32>
      %989 = arith.mulf %988, %925 : vector<16xf32>
      %990 = arith.addi %922, %c29 : index
      vector.store %989, %out[%990] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
