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
            %168 = arith.muli %2, %c35 : index
            %169 = arith.addi %167, %168 : index
            scf.for %170 = %c15 to %c4 step %c10 {
              %171 = arith.muli %170, %c16 : index
              %172 = arith.addi %169, %171 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<16xi8>
              %174 = arith.muli %170, %c5 : index
              %175 = arith.addi %174, %160 : index
              %176 = wave.fp8_decode "e5m2" %173 : vector<16xi8> -> vector<16xf32>
              vector.store %176, %14[%175] : memref<?xf32>, vector<16xf32>
            }
            %177 = arith.addi %169, %c36 : index
            scf.for %178 = %c15 to %c16 step %c10 {
              %179 = arith.addi %161, %178 : index
              %180 = arith.cmpi slt, %179, %40 : index
              %181 = arith.muli %178, %c4 : index
              %182 = arith.addi %177, %181 : index
              %183 = arith.addi %182, %c15 : index
              %184 = vector.load %kv[%183] : memref<?xi8>, vector<16xi8>
              %185 = wave.fp8_decode "e5m2" %184 : vector<16xi8> -> vector<16xf32>
              %186 = arith.select %180, %185, %c30 : vector<16xf32>
              %187 = arith.addi %160, %178 : index
              %188 = arith.muli %187, %c4 : index
              %189 = arith.addi %188, %c15 : index
              vector.store %186, %15[%189] : memref<?xf32>, vector<16xf32>
              %190 = arith.addi %182, %c16 : index
              %191 = vector.load %kv[%190] : memref<?xi8>, vector<16xi8>
              %192 = wave.fp8_decode "e5m2" %191 : vector<16xi8> -> vector<16xf32>
              %193 = arith.select %180, %192, %c30 : vector<16xf32>
              %194 = arith.addi %188, %c16 : index
              vector.store %193, %15[%194] : memref<?xf32>, vector<16xf32>
              %195 = arith.addi %182, %c17 : index
              %196 = vector.load %kv[%195] : memref<?xi8>, vector<16xi8>
              %197 = wave.fp8_decode "e5m2" %196 : vector<16xi8> -> vector<16xf32>
              %198 = arith.select %180, %197, %c30 : vector<16xf32>
              %199 = arith.addi %188, %c17 : index
              vector.store %198, %15[%199] : memref<?xf32>, vector<16xf32>
              %200 = arith.addi %182, %c18 : index
              %201 = vector.load %kv[%200] : memref<?xi8>, vector<16xi8>
              %202 = wave.fp8_decode "e5m2" %201 : vector<16xi8> -> vector<16xf32>
              %203 = arith.select %180, %202, %c30 : vector<16xf32>
              %204 = arith.addi %188, %c18 : index
              vector.store %203, %15[%204] : memref<?xf32>, vector<16xf32>
              %205 = arith.addi %182, %c5 : index
              %206 = vector.load %kv[%205] : memref<?xi8>, vector<16xi8>
              %207 = wave.fp8_decode "e5m2" %206 : vector<16xi8> -> vector<16xf32>
              %208 = arith.select %180, %207, %c30 : vector<16xf32>
              %209 = arith.addi %188, %c5 : index
              vector.store %208, %15[%209] : memref<?xf32>, vector<16xf32>
              %210 = arith.addi %182, %c19 : index
              %211 = vector.load %kv[%210] : memref<?xi8>, vector<16xi8>
              %212 = wave.fp8_decode "e5m2" %211 : vector<16xi8> -> vector<16xf32>
              %213 = arith.select %180, %212, %c30 : vector<16xf32>
              %214 = arith.addi %188, %c19 : index
              vector.store %213, %15[%214] : memref<?xf32>, vector<16xf32>
              %215 = arith.addi %182, %c20 : index
              %216 = vector.load %kv[%215] : memref<?xi8>, vector<16xi8>
              %217 = wave.fp8_decode "e5m2" %216 : vector<16xi8> -> vector<16xf32>
              %218 = arith.select %180, %217, %c30 : vector<16xf32>
              %219 = arith.addi %188, %c20 : index
              vector.store %218, %15[%219] : memref<?xf32>, vector<16xf32>
              %220 = arith.addi %182, %c21 : index
              %221 = vector.load %kv[%220] : memref<?xi8>, vector<16xi8>
              %222 = wave.fp8_decode "e5m2" %221 : vector<16xi8> -> vector<16xf32>
              %223 = arith.select %180, %222, %c30 : vector<16xf32>
              %224 = arith.addi %188, %c21 : index
              vector.store %223, %15[%224] : memref<?xf32>, vector<16xf32>
              %225 = arith.addi %182, %c22 : index
              %226 = vector.load %kv[%225] : memref<?xi8>, vector<16xi8>
              %227 = wave.fp8_decode "e5m2" %226 : vector<16xi8> -> vector<16xf32>
              %228 = arith.select %180, %227, %c30 : vector<16xf32>
              %229 = arith.addi %188, %c22 : index
              vector.store %228, %15[%229] : memref<?xf32>, vector<16xf32>
              %230 = arith.addi %182, %c23 : index
              %231 = vector.load %kv[%230] : memref<?xi8>, vector<16xi8>
              %232 = wave.fp8_decode "e5m2" %231 : vector<16xi8> -> vector<16xf32>
              %233 = arith.select %180, %232, %c30 : vector<16xf32>
              %234 = arith.addi %188, %c23 : index
              vector.store %233, %15[%234] : memref<?xf32>, vector<16xf32>
              %235 = arith.addi %182, %c24 : index
              %236 = vector.load %kv[%235] : memref<?xi8>, vector<16xi8>
              %237 = wave.fp8_decode "e5m2" %236 : vector<16xi8> -> vector<16xf32>
              %238 = arith.select %180, %237, %c30 : vector<16xf32>
              %239 = arith.addi %188, %c24 : index
              vector.store %238, %15[%239] : memref<?xf32>, vector<16xf32>
              %240 = arith.addi %182, %c25 : index
              %241 = vector.load %kv[%240] : memref<?xi8>, vector<16xi8>
              %242 = wave.fp8_decode "e5m2" %241 : vector<16xi8> -> vector<16xf32>
              %243 = arith.select %180, %242, %c30 : vector<16xf32>
              %244 = arith.addi %188, %c25 : index
              vector.store %243, %15[%244] : memref<?xf32>, vector<16xf32>
              %245 = arith.addi %182, %c26 : index
              %246 = vector.load %kv[%245] : memref<?xi8>, vector<16xi8>
              %247 = wave.fp8_decode "e5m2" %246 : vector<16xi8> -> vector<16xf32>
              %248 = arith.select %180, %247, %c30 : vector<16xf32>
              %249 = arith.addi %188, %c26 : index
              vector.store %248, %15[%249] : memref<?xf32>, vector<16xf32>
              %250 = arith.addi %182, %c27 : index
              %251 = vector.load %kv[%250] : memref<?xi8>, vector<16xi8>
              %252 = wave.fp8_decode "e5m2" %251 : vector<16xi8> -> vector<16xf32>
              %253 = arith.select %180, %252, %c30 : vector<16xf32>
              %254 = arith.addi %188, %c27 : index
              vector.store %253, %15[%254] : memref<?xf32>, vector<16xf32>
              %255 = arith.addi %182, %c28 : index
              %256 = vector.load %kv[%255] : memref<?xi8>, vector<16xi8>
              %257 = wave.fp8_decode "e5m2" %256 : vector<16xi8> -> vector<16xf32>
              %258 = arith.select %180, %257, %c30 : vector<16xf32>
              %259 = arith.addi %188, %c28 : index
              vector.store %258, %15[%259] : memref<?xf32>, vector<16xf32>
              %260 = arith.addi %182, %c29 : index
              %261 = vector.load %kv[%260] : memref<?xi8>, vector<16xi8>
              %262 = wave.fp8_decode "e5m2" %261 : vector<16xi8> -> vector<16xf32>
              %263 = arith.select %180, %262, %c30 : vector<16xf32>
              %264 = arith.addi %188, %c29 : index
              vector.store %263, %15[%264] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %265 = %c15 to %34 step %c9 {
          %283:16 = scf.for %266 = %c15 to %c4 step %c10 iter_args(%267 = %c30, %268 = %c30, %269 = %c30, %270 = %c30, %271 = %c30, %272 = %c30, %273 = %c30, %274 = %c30, %275 = %c30, %276 = %c30, %277 = %c30, %278 = %c30, %279 = %c30, %280 = %c30, %281 = %c30, %282 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %284 = arith.muli %266, %c5 : index
            %285 = arith.addi %284, %c15 : index
            %286 = vector.load %14[%285] : memref<?xf32>, vector<16xf32>
            %287 = arith.addi %284, %c16 : index
            %288 = vector.load %14[%287] : memref<?xf32>, vector<16xf32>
            %289 = arith.addi %284, %c17 : index
            %290 = vector.load %14[%289] : memref<?xf32>, vector<16xf32>
            %291 = arith.addi %284, %c18 : index
            %292 = vector.load %14[%291] : memref<?xf32>, vector<16xf32>
            %293 = arith.addi %265, %c15 : index
            %294 = arith.muli %293, %c4 : index
            %295 = arith.addi %294, %266 : index
            %296 = memref.load %4[%295] : memref<?xf32>
            %297 = vector.broadcast %296 : f32 to vector<16xf32>
            %298 = math.fma %297, %286, %267 : vector<16xf32>
            %299 = math.fma %297, %288, %268 : vector<16xf32>
            %300 = math.fma %297, %290, %269 : vector<16xf32>
            %301 = math.fma %297, %292, %270 : vector<16xf32>
            %302 = arith.addi %265, %c10 : index
            %303 = arith.muli %302, %c4 : index
            %304 = arith.addi %303, %266 : index
            %305 = memref.load %4[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = math.fma %306, %286, %271 : vector<16xf32>
            %308 = math.fma %306, %288, %272 : vector<16xf32>
            %309 = math.fma %306, %290, %273 : vector<16xf32>
            %310 = math.fma %306, %292, %274 : vector<16xf32>
            %311 = arith.addi %265, %c7 : index
            %312 = arith.muli %311, %c4 : index
            %313 = arith.addi %312, %266 : index
            %314 = memref.load %4[%313] : memref<?xf32>
            %315 = vector.broadcast %314 : f32 to vector<16xf32>
            %316 = math.fma %315, %286, %275 : vector<16xf32>
            %317 = math.fma %315, %288, %276 : vector<16xf32>
            %318 = math.fma %315, %290, %277 : vector<16xf32>
            %319 = math.fma %315, %292, %278 : vector<16xf32>
            %320 = arith.addi %265, %c13 : index
            %321 = arith.muli %320, %c4 : index
            %322 = arith.addi %321, %266 : index
            %323 = memref.load %4[%322] : memref<?xf32>
            %324 = vector.broadcast %323 : f32 to vector<16xf32>
            %325 = math.fma %324, %286, %279 : vector<16xf32>
            %326 = math.fma %324, %288, %280 : vector<16xf32>
            %327 = math.fma %324, %290, %281 : vector<16xf32>
            %328 = math.fma %324, %292, %282 : vector<16xf32>
            scf.yield %298, %299, %300, %301, %307, %308, %309, %310, %316, %317, %318, %319, %325, %326, %327, %328 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %329 = arith.addi %265, %c15 : index
          %330 = arith.subi %31, %c10 : index
          %331 = arith.minsi %329, %330 : index
          %332 = arith.divui %331, %groupSize : index
          %333 = arith.addi %22, %332 : index
          %334 = arith.muli %2, %groupSize : index
          %335 = arith.remui %331, %groupSize : index
          %336 = arith.addi %334, %335 : index
          %337 = arith.addi %positionsAt, %333 : index
          %338 = memref.load %step[%337] : memref<?xi32>
          %339 = arith.index_cast %338 : i32 to index
          %340 = arith.subi %339, %158 : index
          %341 = arith.index_cast %340 : index to i32
          %342 = vector.broadcast %341 : i32 to vector<16xi32>
          %343 = arith.cmpi sle, %c37, %342 : vector<16xi32>
          %344 = arith.select %343, %283#0, %c38 : vector<16xi1>, vector<16xf32>
          %345 = arith.cmpi sle, %c39, %342 : vector<16xi32>
          %346 = arith.select %345, %283#1, %c38 : vector<16xi1>, vector<16xf32>
          %347 = arith.cmpi sle, %c40, %342 : vector<16xi32>
          %348 = arith.select %347, %283#2, %c38 : vector<16xi1>, vector<16xf32>
          %349 = arith.cmpi sle, %c41, %342 : vector<16xi32>
          %350 = arith.select %349, %283#3, %c38 : vector<16xi1>, vector<16xf32>
          %351 = arith.maximumf %344, %346 : vector<16xf32>
          %352 = arith.maximumf %351, %348 : vector<16xf32>
          %353 = arith.maximumf %352, %350 : vector<16xf32>
          %354 = memref.load %5[%329] : memref<?xf32>
          %355 = wave.reduce "max" %353 : vector<16xf32>
          %356 = arith.maximumf %354, %355 : f32
          %357 = arith.subf %354, %356 : f32
          %358 = wave.exp2 %357 : f32
          %359 = vector.broadcast %356 : f32 to vector<16xf32>
          %360 = arith.subf %344, %359 : vector<16xf32>
          %361 = wave.exp2 %360 : vector<16xf32>
          %362 = arith.select %343, %361, %c30 : vector<16xi1>, vector<16xf32>
          %363 = arith.muli %329, %c5 : index
          %364 = arith.addi %363, %c15 : index
          vector.store %362, %13[%364] : memref<?xf32>, vector<16xf32>
          %365 = arith.subf %346, %359 : vector<16xf32>
          %366 = wave.exp2 %365 : vector<16xf32>
          %367 = arith.select %345, %366, %c30 : vector<16xi1>, vector<16xf32>
          %368 = arith.addi %363, %c16 : index
          vector.store %367, %13[%368] : memref<?xf32>, vector<16xf32>
          %369 = arith.addf %362, %367 : vector<16xf32>
          %370 = arith.subf %348, %359 : vector<16xf32>
          %371 = wave.exp2 %370 : vector<16xf32>
          %372 = arith.select %347, %371, %c30 : vector<16xi1>, vector<16xf32>
          %373 = arith.addi %363, %c17 : index
          vector.store %372, %13[%373] : memref<?xf32>, vector<16xf32>
          %374 = arith.addf %369, %372 : vector<16xf32>
          %375 = arith.subf %350, %359 : vector<16xf32>
          %376 = wave.exp2 %375 : vector<16xf32>
          %377 = arith.select %349, %376, %c30 : vector<16xi1>, vector<16xf32>
          %378 = arith.addi %363, %c18 : index
          vector.store %377, %13[%378] : memref<?xf32>, vector<16xf32>
          %379 = arith.addf %374, %377 : vector<16xf32>
          %380 = memref.load %6[%329] : memref<?xf32>
          %381 = wave.reduce "add" %379 : vector<16xf32>
          %382 = math.fma %380, %358, %381 : f32
          memref.store %356, %5[%329] : memref<?xf32>
          memref.store %382, %6[%329] : memref<?xf32>
          memref.store %358, %11[%329] : memref<?xf32>
          %383 = arith.addi %265, %c10 : index
          %384 = arith.minsi %383, %330 : index
          %385 = arith.divui %384, %groupSize : index
          %386 = arith.addi %22, %385 : index
          %387 = arith.remui %384, %groupSize : index
          %388 = arith.addi %334, %387 : index
          %389 = arith.addi %positionsAt, %386 : index
          %390 = memref.load %step[%389] : memref<?xi32>
          %391 = arith.index_cast %390 : i32 to index
          %392 = arith.subi %391, %158 : index
          %393 = arith.index_cast %392 : index to i32
          %394 = vector.broadcast %393 : i32 to vector<16xi32>
          %395 = arith.cmpi sle, %c37, %394 : vector<16xi32>
          %396 = arith.select %395, %283#4, %c38 : vector<16xi1>, vector<16xf32>
          %397 = arith.cmpi sle, %c39, %394 : vector<16xi32>
          %398 = arith.select %397, %283#5, %c38 : vector<16xi1>, vector<16xf32>
          %399 = arith.cmpi sle, %c40, %394 : vector<16xi32>
          %400 = arith.select %399, %283#6, %c38 : vector<16xi1>, vector<16xf32>
          %401 = arith.cmpi sle, %c41, %394 : vector<16xi32>
          %402 = arith.select %401, %283#7, %c38 : vector<16xi1>, vector<16xf32>
          %403 = arith.maximumf %396, %398 : vector<16xf32>
          %404 = arith.maximumf %403, %400 : vector<16xf32>
          %405 = arith.maximumf %404, %402 : vector<16xf32>
          %406 = memref.load %5[%383] : memref<?xf32>
          %407 = wave.reduce "max" %405 : vector<16xf32>
          %408 = arith.maximumf %406, %407 : f32
          %409 = arith.subf %406, %408 : f32
          %410 = wave.exp2 %409 : f32
          %411 = vector.broadcast %408 : f32 to vector<16xf32>
          %412 = arith.subf %396, %411 : vector<16xf32>
          %413 = wave.exp2 %412 : vector<16xf32>
          %414 = arith.select %395, %413, %c30 : vector<16xi1>, vector<16xf32>
          %415 = arith.muli %383, %c5 : index
          %416 = arith.addi %415, %c15 : index
          vector.store %414, %13[%416] : memref<?xf32>, vector<16xf32>
          %417 = arith.subf %398, %411 : vector<16xf32>
          %418 = wave.exp2 %417 : vector<16xf32>
          %419 = arith.select %397, %418, %c30 : vector<16xi1>, vector<16xf32>
          %420 = arith.addi %415, %c16 : index
          vector.store %419, %13[%420] : memref<?xf32>, vector<16xf32>
          %421 = arith.addf %414, %419 : vector<16xf32>
          %422 = arith.subf %400, %411 : vector<16xf32>
          %423 = wave.exp2 %422 : vector<16xf32>
          %424 = arith.select %399, %423, %c30 : vector<16xi1>, vector<16xf32>
          %425 = arith.addi %415, %c17 : index
          vector.store %424, %13[%425] : memref<?xf32>, vector<16xf32>
          %426 = arith.addf %421, %424 : vector<16xf32>
          %427 = arith.subf %402, %411 : vector<16xf32>
          %428 = wave.exp2 %427 : vector<16xf32>
          %429 = arith.select %401, %428, %c30 : vector<16xi1>, vector<16xf32>
          %430 = arith.addi %415, %c18 : index
          vector.store %429, %13[%430] : memref<?xf32>, vector<16xf32>
          %431 = arith.addf %426, %429 : vector<16xf32>
          %432 = memref.load %6[%383] : memref<?xf32>
          %433 = wave.reduce "add" %431 : vector<16xf32>
          %434 = math.fma %432, %410, %433 : f32
          memref.store %408, %5[%383] : memref<?xf32>
          memref.store %434, %6[%383] : memref<?xf32>
          memref.store %410, %11[%383] : memref<?xf32>
          %435 = arith.addi %265, %c7 : index
          %436 = arith.minsi %435, %330 : index
          %437 = arith.divui %436, %groupSize : index
          %438 = arith.addi %22, %437 : index
          %439 = arith.remui %436, %groupSize : index
          %440 = arith.addi %334, %439 : index
          %441 = arith.addi %positionsAt, %438 : index
          %442 = memref.load %step[%441] : memref<?xi32>
          %443 = arith.index_cast %442 : i32 to index
          %444 = arith.subi %443, %158 : index
          %445 = arith.index_cast %444 : index to i32
          %446 = vector.broadcast %445 : i32 to vector<16xi32>
          %447 = arith.cmpi sle, %c37, %446 : vector<16xi32>
          %448 = arith.select %447, %283#8, %c38 : vector<16xi1>, vector<16xf32>
          %449 = arith.cmpi sle, %c39, %446 : vector<16xi32>
          %450 = arith.select %449, %283#9, %c38 : vector<16xi1>, vector<16xf32>
          %451 = arith.cmpi sle, %c40, %446 : vector<16xi32>
          %452 = arith.select %451, %283#10, %c38 : vector<16xi1>, vector<16xf32>
          %453 = arith.cmpi sle, %c41, %446 : vector<16xi32>
          %454 = arith.select %453, %283#11, %c38 : vector<16xi1>, vector<16xf32>
          %455 = arith.maximumf %448, %450 : vector<16xf32>
          %456 = arith.maximumf %455, %452 : vector<16xf32>
          %457 = arith.maximumf %456, %454 : vector<16xf32>
          %458 = memref.load %5[%435] : memref<?xf32>
          %459 = wave.reduce "max" %457 : vector<16xf32>
          %460 = arith.maximumf %458, %459 : f32
          %461 = arith.subf %458, %460 : f32
          %462 = wave.exp2 %461 : f32
          %463 = vector.broadcast %460 : f32 to vector<16xf32>
          %464 = arith.subf %448, %463 : vector<16xf32>
          %465 = wave.exp2 %464 : vector<16xf32>
          %466 = arith.select %447, %465, %c30 : vector<16xi1>, vector<16xf32>
          %467 = arith.muli %435, %c5 : index
          %468 = arith.addi %467, %c15 : index
          vector.store %466, %13[%468] : memref<?xf32>, vector<16xf32>
          %469 = arith.subf %450, %463 : vector<16xf32>
          %470 = wave.exp2 %469 : vector<16xf32>
          %471 = arith.select %449, %470, %c30 : vector<16xi1>, vector<16xf32>
          %472 = arith.addi %467, %c16 : index
          vector.store %471, %13[%472] : memref<?xf32>, vector<16xf32>
          %473 = arith.addf %466, %471 : vector<16xf32>
          %474 = arith.subf %452, %463 : vector<16xf32>
          %475 = wave.exp2 %474 : vector<16xf32>
          %476 = arith.select %451, %475, %c30 : vector<16xi1>, vector<16xf32>
          %477 = arith.addi %467, %c17 : index
          vector.store %476, %13[%477] : memref<?xf32>, vector<16xf32>
          %478 = arith.addf %473, %476 : vector<16xf32>
          %479 = arith.subf %454, %463 : vector<16xf32>
          %480 = wave.exp2 %479 : vector<16xf32>
          %481 = arith.select %453, %480, %c30 : vector<16xi1>, vector<16xf32>
          %482 = arith.addi %467, %c18 : index
          vector.store %481, %13[%482] : memref<?xf32>, vector<16xf32>
          %483 = arith.addf %478, %481 : vector<16xf32>
          %484 = memref.load %6[%435] : memref<?xf32>
          %485 = wave.reduce "add" %483 : vector<16xf32>
          %486 = math.fma %484, %462, %485 : f32
          memref.store %460, %5[%435] : memref<?xf32>
          memref.store %486, %6[%435] : memref<?xf32>
          memref.store %462, %11[%435] : memref<?xf32>
          %487 = arith.addi %265, %c13 : index
          %488 = arith.minsi %487, %330 : index
          %489 = arith.divui %488, %groupSize : index
          %490 = arith.addi %22, %489 : index
          %491 = arith.remui %488, %groupSize : index
          %492 = arith.addi %334, %491 : index
          %493 = arith.addi %positionsAt, %490 : index
          %494 = memref.load %step[%493] : memref<?xi32>
          %495 = arith.index_cast %494 : i32 to index
          %496 = arith.subi %495, %158 : index
          %497 = arith.index_cast %496 : index to i32
          %498 = vector.broadcast %497 : i32 to vector<16xi32>
          %499 = arith.cmpi sle, %c37, %498 : vector<16xi32>
          %500 = arith.select %499, %283#12, %c38 : vector<16xi1>, vector<16xf32>
          %501 = arith.cmpi sle, %c39, %498 : vector<16xi32>
          %502 = arith.select %501, %283#13, %c38 : vector<16xi1>, vector<16xf32>
          %503 = arith.cmpi sle, %c40, %498 : vector<16xi32>
          %504 = arith.select %503, %283#14, %c38 : vector<16xi1>, vector<16xf32>
          %505 = arith.cmpi sle, %c41, %498 : vector<16xi32>
          %506 = arith.select %505, %283#15, %c38 : vector<16xi1>, vector<16xf32>
          %507 = arith.maximumf %500, %502 : vector<16xf32>
          %508 = arith.maximumf %507, %504 : vector<16xf32>
          %509 = arith.maximumf %508, %506 : vector<16xf32>
          %510 = memref.load %5[%487] : memref<?xf32>
          %511 = wave.reduce "max" %509 : vector<16xf32>
          %512 = arith.maximumf %510, %511 : f32
          %513 = arith.subf %510, %512 : f32
          %514 = wave.exp2 %513 : f32
          %515 = vector.broadcast %512 : f32 to vector<16xf32>
          %516 = arith.subf %500, %515 : vector<16xf32>
          %517 = wave.exp2 %516 : vector<16xf32>
          %518 = arith.select %499, %517, %c30 : vector<16xi1>, vector<16xf32>
          %519 = arith.muli %487, %c5 : index
          %520 = arith.addi %519, %c15 : index
          vector.store %518, %13[%520] : memref<?xf32>, vector<16xf32>
          %521 = arith.subf %502, %515 : vector<16xf32>
          %522 = wave.exp2 %521 : vector<16xf32>
          %523 = arith.select %501, %522, %c30 : vector<16xi1>, vector<16xf32>
          %524 = arith.addi %519, %c16 : index
          vector.store %523, %13[%524] : memref<?xf32>, vector<16xf32>
          %525 = arith.addf %518, %523 : vector<16xf32>
          %526 = arith.subf %504, %515 : vector<16xf32>
          %527 = wave.exp2 %526 : vector<16xf32>
          %528 = arith.select %503, %527, %c30 : vector<16xi1>, vector<16xf32>
          %529 = arith.addi %519, %c17 : index
          vector.store %528, %13[%529] : memref<?xf32>, vector<16xf32>
          %530 = arith.addf %525, %528 : vector<16xf32>
          %531 = arith.subf %506, %515 : vector<16xf32>
          %532 = wave.exp2 %531 : vector<16xf32>
          %533 = arith.select %505, %532, %c30 : vector<16xi1>, vector<16xf32>
          %534 = arith.addi %519, %c18 : index
          vector.store %533, %13[%534] : memref<?xf32>, vector<16xf32>
          %535 = arith.addf %530, %533 : vector<16xf32>
          %536 = memref.load %6[%487] : memref<?xf32>
          %537 = wave.reduce "add" %535 : vector<16xf32>
          %538 = math.fma %536, %514, %537 : f32
          memref.store %512, %5[%487] : memref<?xf32>
          memref.store %538, %6[%487] : memref<?xf32>
          memref.store %514, %11[%487] : memref<?xf32>
        }
        %539 = arith.subi %40, %158 : index
        %540 = arith.minsi %539, %c5 : index
        scf.for %541 = %c15 to %34 step %c7 {
          %542 = arith.addi %541, %c15 : index
          %543 = memref.load %11[%542] : memref<?xf32>
          %544 = vector.broadcast %543 : f32 to vector<16xf32>
          %545 = arith.muli %542, %c4 : index
          %546 = arith.addi %545, %c15 : index
          %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
          %548 = arith.mulf %547, %544 : vector<16xf32>
          %549 = arith.addi %545, %c16 : index
          %550 = vector.load %7[%549] : memref<?xf32>, vector<16xf32>
          %551 = arith.mulf %550, %544 : vector<16xf32>
          %552 = arith.addi %545, %c17 : index
          %553 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
          %554 = arith.mulf %553, %544 : vector<16xf32>
          %555 = arith.addi %545, %c18 : index
          %556 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
          %557 = arith.mulf %556, %544 : vector<16xf32>
          %558 = arith.addi %541, %c10 : index
          %559 = memref.load %11[%558] : memref<?xf32>
          %560 = vector.broadcast %559 : f32 to vector<16xf32>
          %561 = arith.muli %558, %c4 : index
          %562 = arith.addi %561, %c15 : index
          %563 = vector.load %7[%562] : memref<?xf32>, vector<16xf32>
          %564 = arith.mulf %563, %560 : vector<16xf32>
          %565 = arith.addi %561, %c16 : index
          %566 = vector.load %7[%565] : memref<?xf32>, vector<16xf32>
          %567 = arith.mulf %566, %560 : vector<16xf32>
          %568 = arith.addi %561, %c17 : index
          %569 = vector.load %7[%568] : memref<?xf32>, vector<16xf32>
          %570 = arith.mulf %569, %560 : vector<16xf32>
          %571 = arith.addi %561, %c18 : index
          %572 = vector.load %7[%571] : memref<?xf32>, vector<16xf32>
          %573 = arith.mulf %572, %560 : vector<16xf32>
          %583:8 = scf.for %574 = %c15 to %540 step %c10 iter_args(%575 = %548, %576 = %551, %577 = %554, %578 = %557, %579 = %564, %580 = %567, %581 = %570, %582 = %573) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %584 = arith.muli %574, %c4 : index
            %585 = arith.addi %584, %c15 : index
            %586 = vector.load %15[%585] : memref<?xf32>, vector<16xf32>
            %587 = arith.addi %584, %c16 : index
            %588 = vector.load %15[%587] : memref<?xf32>, vector<16xf32>
            %589 = arith.addi %584, %c17 : index
            %590 = vector.load %15[%589] : memref<?xf32>, vector<16xf32>
            %591 = arith.addi %584, %c18 : index
            %592 = vector.load %15[%591] : memref<?xf32>, vector<16xf32>
            %593 = arith.muli %542, %c5 : index
            %594 = arith.addi %593, %574 : index
            %595 = memref.load %13[%594] : memref<?xf32>
            %596 = vector.broadcast %595 : f32 to vector<16xf32>
            %597 = math.fma %596, %586, %575 : vector<16xf32>
            %598 = math.fma %596, %588, %576 : vector<16xf32>
            %599 = math.fma %596, %590, %577 : vector<16xf32>
            %600 = math.fma %596, %592, %578 : vector<16xf32>
            %601 = arith.muli %558, %c5 : index
            %602 = arith.addi %601, %574 : index
            %603 = memref.load %13[%602] : memref<?xf32>
            %604 = vector.broadcast %603 : f32 to vector<16xf32>
            %605 = math.fma %604, %586, %579 : vector<16xf32>
            %606 = math.fma %604, %588, %580 : vector<16xf32>
            %607 = math.fma %604, %590, %581 : vector<16xf32>
            %608 = math.fma %604, %592, %582 : vector<16xf32>
            scf.yield %597, %598, %599, %600, %605, %606, %607, %608 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %583#0, %7[%546] : memref<?xf32>, vector<16xf32>
          vector.store %583#1, %7[%549] : memref<?xf32>, vector<16xf32>
          vector.store %583#2, %7[%552] : memref<?xf32>, vector<16xf32>
          vector.store %583#3, %7[%555] : memref<?xf32>, vector<16xf32>
          vector.store %583#4, %7[%562] : memref<?xf32>, vector<16xf32>
          vector.store %583#5, %7[%565] : memref<?xf32>, vector<16xf32>
          vector.store %583#6, %7[%568] : memref<?xf32>, vector<16xf32>
          vector.store %583#7, %7[%571] : memref<?xf32>, vector<16xf32>
          %609 = memref.load %11[%542] : memref<?xf32>
          %610 = vector.broadcast %609 : f32 to vector<16xf32>
          %611 = arith.addi %545, %c5 : index
          %612 = vector.load %7[%611] : memref<?xf32>, vector<16xf32>
          %613 = arith.mulf %612, %610 : vector<16xf32>
          %614 = arith.addi %545, %c19 : index
          %615 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
          %616 = arith.mulf %615, %610 : vector<16xf32>
          %617 = arith.addi %545, %c20 : index
          %618 = vector.load %7[%617] : memref<?xf32>, vector<16xf32>
          %619 = arith.mulf %618, %610 : vector<16xf32>
          %620 = arith.addi %545, %c21 : index
          %621 = vector.load %7[%620] : memref<?xf32>, vector<16xf32>
          %622 = arith.mulf %621, %610 : vector<16xf32>
          %623 = memref.load %11[%558] : memref<?xf32>
          %624 = vector.broadcast %623 : f32 to vector<16xf32>
          %625 = arith.addi %561, %c5 : index
          %626 = vector.load %7[%625] : memref<?xf32>, vector<16xf32>
          %627 = arith.mulf %626, %624 : vector<16xf32>
          %628 = arith.addi %561, %c19 : index
          %629 = vector.load %7[%628] : memref<?xf32>, vector<16xf32>
          %630 = arith.mulf %629, %624 : vector<16xf32>
          %631 = arith.addi %561, %c20 : index
          %632 = vector.load %7[%631] : memref<?xf32>, vector<16xf32>
          %633 = arith.mulf %632, %624 : vector<16xf32>
          %634 = arith.addi %561, %c21 : index
          %635 = vector.load %7[%634] : memref<?xf32>, vector<16xf32>
          %636 = arith.mulf %635, %624 : vector<16xf32>
          %646:8 = scf.for %637 = %c15 to %540 step %c10 iter_args(%638 = %613, %639 = %616, %640 = %619, %641 = %622, %642 = %627, %643 = %630, %644 = %633, %645 = %636) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %647 = arith.muli %637, %c4 : index
            %648 = arith.addi %647, %c5 : index
            %649 = vector.load %15[%648] : memref<?xf32>, vector<16xf32>
            %650 = arith.addi %647, %c19 : index
            %651 = vector.load %15[%650] : memref<?xf32>, vector<16xf32>
            %652 = arith.addi %647, %c20 : index
            %653 = vector.load %15[%652] : memref<?xf32>, vector<16xf32>
            %654 = arith.addi %647, %c21 : index
            %655 = vector.load %15[%654] : memref<?xf32>, vector<16xf32>
            %656 = arith.muli %542, %c5 : index
            %657 = arith.addi %656, %637 : index
            %658 = memref.load %13[%657] : memref<?xf32>
            %659 = vector.broadcast %658 : f32 to vector<16xf32>
            %660 = math.fma %659, %649, %638 : vector<16xf32>
            %661 = math.fma %659, %651, %639 : vector<16xf32>
            %662 = math.fma %659, %653, %640 : vector<16xf32>
            %663 = math.fma %659, %655, %641 : vector<16xf32>
            %664 = arith.muli %558, %c5 : index
            %665 = arith.addi %664, %637 : index
            %666 = memref.load %13[%665] : memref<?xf32>
            %667 = vector.broadcast %666 : f32 to vector<16xf32>
            %668 = math.fma %667, %649, %642 : vector<16xf32>
            %669 = math.fma %667, %651, %643 : vector<16xf32>
            %670 = math.fma %667, %653, %644 : vector<16xf32>
            %671 = math.fma %667, %655, %645 : vector<16xf32>
            scf.yield %660, %661, %662, %663, %668, %669, %670, %671 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %646#0, %7[%611] : memref<?xf32>, vector<16xf32>
          vector.store %646#1, %7[%614] : memref<?xf32>, vector<16xf32>
          vector.store %646#2, %7[%617] : memref<?xf32>, vector<16xf32>
          vector.store %646#3, %7[%620] : memref<?xf32>, vector<16xf32>
          vector.store %646#4, %7[%625] : memref<?xf32>, vector<16xf32>
          vector.store %646#5, %7[%628] : memref<?xf32>, vector<16xf32>
          vector.store %646#6, %7[%631] : memref<?xf32>, vector<16xf32>
          vector.store %646#7, %7[%634] : memref<?xf32>, vector<16xf32>
          %672 = memref.load %11[%542] : memref<?xf32>
          %673 = vector.broadcast %672 : f32 to vector<16xf32>
          %674 = arith.addi %545, %c22 : index
          %675 = vector.load %7[%674] : memref<?xf32>, vector<16xf32>
          %676 = arith.mulf %675, %673 : vector<16xf32>
          %677 = arith.addi %545, %c23 : index
          %678 = vector.load %7[%677] : memref<?xf32>, vector<16xf32>
          %679 = arith.mulf %678, %673 : vector<16xf32>
          %680 = arith.addi %545, %c24 : index
          %681 = vector.load %7[%680] : memref<?xf32>, vector<16xf32>
          %682 = arith.mulf %681, %673 : vector<16xf32>
          %683 = arith.addi %545, %c25 : index
          %684 = vector.load %7[%683] : memref<?xf32>, vector<16xf32>
          %685 = arith.mulf %684, %673 : vector<16xf32>
          %686 = memref.load %11[%558] : memref<?xf32>
          %687 = vector.broadcast %686 : f32 to vector<16xf32>
          %688 = arith.addi %561, %c22 : index
          %689 = vector.load %7[%688] : memref<?xf32>, vector<16xf32>
          %690 = arith.mulf %689, %687 : vector<16xf32>
          %691 = arith.addi %561, %c23 : index
          %692 = vector.load %7[%691] : memref<?xf32>, vector<16xf32>
          %693 = arith.mulf %692, %687 : vector<16xf32>
          %694 = arith.addi %561, %c24 : index
          %695 = vector.load %7[%694] : memref<?xf32>, vector<16xf32>
          %696 = arith.mulf %695, %687 : vector<16xf32>
          %697 = arith.addi %561, %c25 : index
          %698 = vector.load %7[%697] : memref<?xf32>, vector<16xf32>
          %699 = arith.mulf %698, %687 : vector<16xf32>
          %709:8 = scf.for %700 = %c15 to %540 step %c10 iter_args(%701 = %676, %702 = %679, %703 = %682, %704 = %685, %705 = %690, %706 = %693, %707 = %696, %708 = %699) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %710 = arith.muli %700, %c4 : index
            %711 = arith.addi %710, %c22 : index
            %712 = vector.load %15[%711] : memref<?xf32>, vector<16xf32>
            %713 = arith.addi %710, %c23 : index
            %714 = vector.load %15[%713] : memref<?xf32>, vector<16xf32>
            %715 = arith.addi %710, %c24 : index
            %716 = vector.load %15[%715] : memref<?xf32>, vector<16xf32>
            %717 = arith.addi %710, %c25 : index
            %718 = vector.load %15[%717] : memref<?xf32>, vector<16xf32>
            %719 = arith.muli %542, %c5 : index
            %720 = arith.addi %719, %700 : index
            %721 = memref.load %13[%720] : memref<?xf32>
            %722 = vector.broadcast %721 : f32 to vector<16xf32>
            %723 = math.fma %722, %712, %701 : vector<16xf32>
            %724 = math.fma %722, %714, %702 : vector<16xf32>
            %725 = math.fma %722, %716, %703 : vector<16xf32>
            %726 = math.fma %722, %718, %704 : vector<16xf32>
            %727 = arith.muli %558, %c5 : index
            %728 = arith.addi %727, %700 : index
            %729 = memref.load %13[%728] : memref<?xf32>
            %730 = vector.broadcast %729 : f32 to vector<16xf32>
            %731 = math.fma %730, %712, %705 : vector<16xf32>
            %732 = math.fma %730, %714, %706 : vector<16xf32>
            %733 = math.fma %730, %716, %707 : vector<16xf32>
            %734 = math.fma %730, %718, %708 : vector<16xf32>
            scf.yield %723, %724, %725, %726, %731, %732, %733, %734 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %709#0, %7[%674] : memref<?xf32>, vector<16xf32>
          vector.store %709#1, %7[%677] : memref<?xf32>, vector<16xf32>
          vector.store %709#2, %7[%680] : memref<?xf32>, vector<16xf32>
          vector.store %709#3, %7[%683] : memref<?xf32>, vector<16xf32>
          vector.store %709#4, %7[%688] : memref<?xf32>, vector<16xf32>
          vector.store %709#5, %7[%691] : memref<?xf32>, vector<16xf32>
          vector.store %709#6, %7[%694] : memref<?xf32>, vector<16xf32>
          vector.store %709#7, %7[%697] : memref<?xf32>, vector<16xf32>
          %735 = memref.load %11[%542] : memref<?xf32>
          %736 = vector.broadcast %735 : f32 to vector<16xf32>
          %737 = arith.addi %545, %c26 : index
          %738 = vector.load %7[%737] : memref<?xf32>, vector<16xf32>
          %739 = arith.mulf %738, %736 : vector<16xf32>
          %740 = arith.addi %545, %c27 : index
          %741 = vector.load %7[%740] : memref<?xf32>, vector<16xf32>
          %742 = arith.mulf %741, %736 : vector<16xf32>
          %743 = arith.addi %545, %c28 : index
          %744 = vector.load %7[%743] : memref<?xf32>, vector<16xf32>
          %745 = arith.mulf %744, %736 : vector<16xf32>
          %746 = arith.addi %545, %c29 : index
          %747 = vector.load %7[%746] : memref<?xf32>, vector<16xf32>
          %748 = arith.mulf %747, %736 : vector<16xf32>
          %749 = memref.load %11[%558] : memref<?xf32>
          %750 = vector.broadcast %749 : f32 to vector<16xf32>
          %751 = arith.addi %561, %c26 : index
          %752 = vector.load %7[%751] : memref<?xf32>, vector<16xf32>
          %753 = arith.mulf %752, %750 : vector<16xf32>
          %754 = arith.addi %561, %c27 : index
          %755 = vector.load %7[%754] : memref<?xf32>, vector<16xf32>
          %756 = arith.mulf %755, %750 : vector<16xf32>
          %757 = arith.addi %561, %c28 : index
          %758 = vector.load %7[%757] : memref<?xf32>, vector<16xf32>
          %759 = arith.mulf %758, %750 : vector<16xf32>
          %760 = arith.addi %561, %c29 : index
          %761 = vector.load %7[%760] : memref<?xf32>, vector<16xf32>
          %762 = arith.mulf %761, %750 : vector<16xf32>
          %772:8 = scf.for %763 = %c15 to %540 step %c10 iter_args(%764 = %739, %765 = %742, %766 = %745, %767 = %748, %768 = %753, %769 = %756, %770 = %759, %771 = %762) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %773 = arith.muli %763, %c4 : index
            %774 = arith.addi %773, %c26 : index
            %775 = vector.load %15[%774] : memref<?xf32>, vector<16xf32>
            %776 = arith.addi %773, %c27 : index
            %777 = vector.load %15[%776] : memref<?xf32>, vector<16xf32>
            %778 = arith.addi %773, %c28 : index
            %779 = vector.load %15[%778] : memref<?xf32>, vector<16xf32>
            %780 = arith.addi %773, %c29 : index
            %781 = vector.load %15[%780] : memref<?xf32>, vector<16xf32>
            %782 = arith.muli %542, %c5 : index
            %783 = arith.addi %782, %763 : index
            %784 = memref.load %13[%783] : memref<?xf32>
            %785 = vector.broadcast %784 : f32 to vector<16xf32>
            %786 = math.fma %785, %775, %764 : vector<16xf32>
            %787 = math.fma %785, %777, %765 : vector<16xf32>
            %788 = math.fma %785, %779, %766 : vector<16xf32>
            %789 = math.fma %785, %781, %767 : vector<16xf32>
            %790 = arith.muli %558, %c5 : index
            %791 = arith.addi %790, %763 : index
            %792 = memref.load %13[%791] : memref<?xf32>
            %793 = vector.broadcast %792 : f32 to vector<16xf32>
            %794 = math.fma %793, %775, %768 : vector<16xf32>
            %795 = math.fma %793, %777, %769 : vector<16xf32>
            %796 = math.fma %793, %779, %770 : vector<16xf32>
            %797 = math.fma %793, %781, %771 : vector<16xf32>
            scf.yield %786, %787, %788, %789, %794, %795, %796, %797 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %772#0, %7[%737] : memref<?xf32>, vector<16xf32>
          vector.store %772#1, %7[%740] : memref<?xf32>, vector<16xf32>
          vector.store %772#2, %7[%743] : memref<?xf32>, vector<16xf32>
          vector.store %772#3, %7[%746] : memref<?xf32>, vector<16xf32>
          vector.store %772#4, %7[%751] : memref<?xf32>, vector<16xf32>
          vector.store %772#5, %7[%754] : memref<?xf32>, vector<16xf32>
          vector.store %772#6, %7[%757] : memref<?xf32>, vector<16xf32>
          vector.store %772#7, %7[%760] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %798 = %c15 to %34 step %c10 {
        %799 = memref.load %5[%798] : memref<?xf32>
        %800 = memref.load %6[%798] : memref<?xf32>
        %801 = arith.muli %798, %c4 : index
        %802 = memref.load %8[%798] : memref<?xf32>
        %803 = arith.maximumf %802, %799 : f32
        %804 = arith.subf %802, %803 : f32
        %805 = wave.exp2 %804 : f32
        %806 = arith.subf %799, %803 : f32
        %807 = wave.exp2 %806 : f32
        memref.store %803, %8[%798] : memref<?xf32>
        %808 = memref.load %9[%798] : memref<?xf32>
        %809 = arith.mulf %808, %805 : f32
        %810 = math.fma %800, %807, %809 : f32
        memref.store %810, %9[%798] : memref<?xf32>
        %811 = vector.broadcast %805 : f32 to vector<16xf32>
        %812 = vector.broadcast %807 : f32 to vector<16xf32>
        %813 = arith.addi %801, %c15 : index
        %814 = vector.load %10[%813] : memref<?xf32>, vector<16xf32>
        %815 = arith.mulf %814, %811 : vector<16xf32>
        %816 = vector.load %7[%813] : memref<?xf32>, vector<16xf32>
        %817 = math.fma %816, %812, %815 : vector<16xf32>
        vector.store %817, %10[%813] : memref<?xf32>, vector<16xf32>
        %818 = arith.addi %801, %c16 : index
        %819 = vector.load %10[%818] : memref<?xf32>, vector<16xf32>
        %820 = arith.mulf %819, %811 : vector<16xf32>
        %821 = vector.load %7[%818] : memref<?xf32>, vector<16xf32>
        %822 = math.fma %821, %812, %820 : vector<16xf32>
        vector.store %822, %10[%818] : memref<?xf32>, vector<16xf32>
        %823 = arith.addi %801, %c17 : index
        %824 = vector.load %10[%823] : memref<?xf32>, vector<16xf32>
        %825 = arith.mulf %824, %811 : vector<16xf32>
        %826 = vector.load %7[%823] : memref<?xf32>, vector<16xf32>
        %827 = math.fma %826, %812, %825 : vector<16xf32>
        vector.store %827, %10[%823] : memref<?xf32>, vector<16xf32>
        %828 = arith.addi %801, %c18 : index
        %829 = vector.load %10[%828] : memref<?xf32>, vector<16xf32>
        %830 = arith.mulf %829, %811 : vector<16xf32>
        %831 = vector.load %7[%828] : memref<?xf32>, vector<16xf32>
        %832 = math.fma %831, %812, %830 : vector<16xf32>
        vector.store %832, %10[%828] : memref<?xf32>, vector<16xf32>
        %833 = arith.addi %801, %c5 : index
        %834 = vector.load %10[%833] : memref<?xf32>, vector<16xf32>
        %835 = arith.mulf %834, %811 : vector<16xf32>
        %836 = vector.load %7[%833] : memref<?xf32>, vector<16xf32>
        %837 = math.fma %836, %812, %835 : vector<16xf32>
        vector.store %837, %10[%833] : memref<?xf32>, vector<16xf32>
        %838 = arith.addi %801, %c19 : index
        %839 = vector.load %10[%838] : memref<?xf32>, vector<16xf32>
        %840 = arith.mulf %839, %811 : vector<16xf32>
        %841 = vector.load %7[%838] : memref<?xf32>, vector<16xf32>
        %842 = math.fma %841, %812, %840 : vector<16xf32>
        vector.store %842, %10[%838] : memref<?xf32>, vector<16xf32>
        %843 = arith.addi %801, %c20 : index
        %844 = vector.load %10[%843] : memref<?xf32>, vector<16xf32>
        %845 = arith.mulf %844, %811 : vector<16xf32>
        %846 = vector.load %7[%843] : memref<?xf32>, vector<16xf32>
        %847 = math.fma %846, %812, %845 : vector<16xf32>
        vector.store %847, %10[%843] : memref<?xf32>, vector<16xf32>
        %848 = arith.addi %801, %c21 : index
        %849 = vector.load %10[%848] : memref<?xf32>, vector<16xf32>
        %850 = arith.mulf %849, %811 : vector<16xf32>
        %851 = vector.load %7[%848] : memref<?xf32>, vector<16xf32>
        %852 = math.fma %851, %812, %850 : vector<16xf32>
        vector.store %852, %10[%848] : memref<?xf32>, vector<16xf32>
        %853 = arith.addi %801, %c22 : index
        %854 = vector.load %10[%853] : memref<?xf32>, vector<16xf32>
        %855 = arith.mulf %854, %811 : vector<16xf32>
        %856 = vector.load %7[%853] : memref<?xf32>, vector<16xf32>
        %857 = math.fma %856, %812, %855 : vector<16xf32>
        vector.store %857, %10[%853] : memref<?xf32>, vector<16xf32>
        %858 = arith.addi %801, %c23 : index
        %859 = vector.load %10[%858] : memref<?xf32>, vector<16xf32>
        %860 = arith.mulf %859, %811 : vector<16xf32>
        %861 = vector.load %7[%858] : memref<?xf32>, vector<16xf32>
        %862 = math.fma %861, %812, %860 : vector<16xf32>
        vector.store %862, %10[%858] : memref<?xf32>, vector<16xf32>
        %863 = arith.addi %801, %c24 : index
        %864 = vector.load %10[%863] : memref<?xf32>, vector<16xf32>
        %865 = arith.mulf %864, %811 : vector<16xf32>
        %866 = vector.load %7[%863] : memref<?xf32>, vector<16xf32>
        %867 = math.fma %866, %812, %865 : vector<16xf32>
        vector.store %867, %10[%863] : memref<?xf32>, vector<16xf32>
        %868 = arith.addi %801, %c25 : index
        %869 = vector.load %10[%868] : memref<?xf32>, vector<16xf32>
        %870 = arith.mulf %869, %811 : vector<16xf32>
        %871 = vector.load %7[%868] : memref<?xf32>, vector<16xf32>
        %872 = math.fma %871, %812, %870 : vector<16xf32>
        vector.store %872, %10[%868] : memref<?xf32>, vector<16xf32>
        %873 = arith.addi %801, %c26 : index
        %874 = vector.load %10[%873] : memref<?xf32>, vector<16xf32>
        %875 = arith.mulf %874, %811 : vector<16xf32>
        %876 = vector.load %7[%873] : memref<?xf32>, vector<16xf32>
        %877 = math.fma %876, %812, %875 : vector<16xf32>
        vector.store %877, %10[%873] : memref<?xf32>, vector<16xf32>
        %878 = arith.addi %801, %c27 : index
        %879 = vector.load %10[%878] : memref<?xf32>, vector<16xf32>
        %880 = arith.mulf %879, %811 : vector<16xf32>
        %881 = vector.load %7[%878] : memref<?xf32>, vector<16xf32>
        %882 = math.fma %881, %812, %880 : vector<16xf32>
        vector.store %882, %10[%878] : memref<?xf32>, vector<16xf32>
        %883 = arith.addi %801, %c28 : index
        %884 = vector.load %10[%883] : memref<?xf32>, vector<16xf32>
        %885 = arith.mulf %884, %811 : vector<16xf32>
        %886 = vector.load %7[%883] : memref<?xf32>, vector<16xf32>
        %887 = math.fma %886, %812, %885 : vector<16xf32>
        vector.store %887, %10[%883] : memref<?xf32>, vector<16xf32>
        %888 = arith.addi %801, %c29 : index
        %889 = vector.load %10[%888] : memref<?xf32>, vector<16xf32>
        %890 = arith.mulf %889, %811 : vector<16xf32>
        %891 = vector.load %7[%888] : memref<?xf32>, vector<16xf32>
        %892 = math.fma %891, %812, %890 : vector<16xf32>
        vector.store %892, %10[%888] : memref<?xf32>, vector<16xf32>
      }
    }
    %893 = arith.addi %kvHeads, %2 : index
    %894 = memref.load %scales[%893] : memref<?xf32>
    scf.for %895 = %c15 to %31 step %c10 {
      %896 = arith.subi %31, %c10 : index
      %897 = arith.minsi %895, %896 : index
      %898 = arith.divui %897, %groupSize : index
      %899 = arith.addi %22, %898 : index
      %900 = arith.muli %2, %groupSize : index
      %901 = arith.remui %897, %groupSize : index
      %902 = arith.addi %900, %901 : index
      %903 = arith.muli %899, %heads : index
      %904 = arith.addi %903, %902 : index
      %905 = arith.muli %904, %c4 : index
      %906 = memref.load %9[%895] : memref<?xf32>
      %907 = arith.divf %894, %906 : f32
      %908 = vector.broadcast %907 : f32 to vector<16xf32>
      %909 = arith.muli %895, %c4 : index
      %910 = arith.addi %909, %c15 : index
      %911 = vector.load %10[%910] : memref<?xf32>, vector<16xf32>
      %912 = arith.mulf %911, %908 : vector<16xf32>
      %913 = arith.addi %905, %c15 : index
      vector.store %912, %out[%913] : memref<?xf32>, vector<16xf32>
      %914 = arith.addi %909, %c16 : index
      %915 = vector.load %10[%914] : memref<?xf32>, vector<16xf32>
      %916 = arith.mulf %915, %908 : vector<16xf32>
      %917 = arith.addi %905, %c16 : index
      vector.store %916, %out[%917] : memref<?xf32>, vector<16xf32>
      %918 = arith.addi %909, %c17 : index
      %919 = vector.load %10[%918] : memref<?xf32>, vector<16xf32>
      %920 = arith.mulf %919, %908 : vector<16xf32>
      %921 = arith.addi %905, %c17 : index
      vector.store %920, %out[%921] : memref<?xf32>, vector<16xf32>
      %922 = arith.addi %909, %c18 : index
      %923 = vector.load %10[%922] : memref<?xf32>, vector<16xf32>
      %924 = arith.mulf %923, %908 : vector<16xf32>
      %925 = arith.addi %905, %c18 : index
      vector.store %924, %out[%925] : memref<?xf32>, vector<16xf32>
      %926 = arith.addi %909, %c5 : index
      %927 = vector.load %10[%926] : memref<?xf32>, vector<16xf32>
      %928 = arith.mulf %927, %908 : vector<16xf32>
      %929 = arith.addi %905, %c5 : index
      vector.store %928, %out[%929] : memref<?xf32>, vector<16xf32>
      %930 = arith.addi %909, %c19 : index
      %931 = vector.load %10[%930] : memref<?xf32>, vector<16xf32>
      %932 = arith.mulf %931, %908 : vector<16xf32>
      %933 = arith.addi %905, %c19 : index
      vector.store %932, %out[%933] : memref<?xf32>, vector<16xf32>
      %934 = arith.addi %909, %c20 : index
      %935 = vector.load %10[%934] : memref<?xf32>, vector<16xf32>
      %936 = arith.mulf %935, %908 : vector<16xf32>
      %937 = arith.addi %905, %c20 : index
      vector.store %936, %out[%937] : memref<?xf32>, vector<16xf32>
      %938 = arith.addi %909, %c21 : index
      %939 = vector.load %10[%938] : memref<?xf32>, vector<16xf32>
      %940 = arith.mulf %939, %908 : vector<16xf32>
      %941 = arith.addi %905, %c21 : index
      vector.store %940, %out[%941] : memref<?xf32>, vector<16xf32>
      %942 = arith.addi %909, %c22 : index
      %943 = vector.load %10[%942] : memref<?xf32>, vector<16xf32>
      %944 = arith.mulf %943, %908 : vector<16xf32>
      %945 = arith.addi %905, %c22 : index
      vector.store %944, %out[%945] : memref<?xf32>, vector<16xf32>
      %946 = arith.addi %909, %c23 : index
      %947 = vector.load %10[%946] : memref<?xf32>, vector<16xf32>
      %948 = arith.mulf %947, %908 : vector<16xf32>
      %949 = arith.addi %905, %c23 : index
      vector.store %948, %out[%949] : memref<?xf32>, vector<16xf32>
      %950 = arith.addi %909, %c24 : index
      %951 = vector.load %10[%950] : memref<?xf32>, vector<16xf32>
      %952 = arith.mulf %951, %908 : vector<16xf32>
      %953 = arith.addi %905, %c24 : index
      vector.store %952, %out[%953] : memref<?xf32>, vector<16xf32>
      %954 = arith.addi %909, %c25 : index
      %955 = vector.load %10[%954] : memref<?xf32>, vector<16xf32>
      %956 = arith.mulf %955, %908 : vector<16xf32>
      %957 = arith.addi %905, %c25 : index
      vector.store %956, %out[%957] : memref<?xf32>, vector<16xf32>
      %958 = arith.addi %909, %c26 : index
      %959 = vector.load %10[%958] : memref<?xf32>, vector<16xf32>
      %960 = arith.mulf %959, %908 : vector<16xf32>
      %961 = arith.addi %905, %c26 : index
      vector.store %960, %out[%961] : memref<?xf32>, vector<16xf32>
      %962 = arith.addi %909, %c27 : index
      %963 = vector.load %10[%962] : memref<?xf32>, vector<16xf32>
      %964 = arith.mulf %963, %908 : vector<16xf32>
      %965 = arith.addi %905, %c27 : index
      vector.store %964, %out[%965] : memref<?xf32>, vector<16xf32>
      %966 = arith.addi %909, %c28 : index
      %967 = vector.load %10[%966] : memref<?xf32>, vector<16xf32>
      %968 = arith.mulf %967, %908 : vector<16xf32>
      %969 = arith.addi %905, %c28 : index
      vector.store %968, %out[%969] : memref<?xf32>, vector<16xf32>
      %970 = arith.addi %909, %c29 : index
      %971 = vector.load %10[%970] : memref<?xf32>, vector<16xf32>
      %972 = arith.mulf %971, %908 : vector<16xf32>
      %973 = arith.addi %905, %c29 : index
      vector.store %972, %out[%973] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
