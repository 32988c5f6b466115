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
        %88 = arith.addi %54, %c24 : index
        %89 = vector.load %q[%88] : memref<?xf32>, vector<16xf32>
        %90 = arith.mulf %89, %43 : vector<16xf32>
        %91 = arith.addi %58, %c24 : index
        vector.store %90, %4[%91] : memref<?xf32>, vector<16xf32>
        %92 = arith.addi %54, %c25 : index
        %93 = vector.load %q[%92] : memref<?xf32>, vector<16xf32>
        %94 = arith.mulf %93, %43 : vector<16xf32>
        %95 = arith.addi %58, %c25 : index
        vector.store %94, %4[%95] : memref<?xf32>, vector<16xf32>
        %96 = arith.addi %54, %c26 : index
        %97 = vector.load %q[%96] : memref<?xf32>, vector<16xf32>
        %98 = arith.mulf %97, %43 : vector<16xf32>
        %99 = arith.addi %58, %c26 : index
        vector.store %98, %4[%99] : memref<?xf32>, vector<16xf32>
        %100 = arith.addi %54, %c27 : index
        %101 = vector.load %q[%100] : memref<?xf32>, vector<16xf32>
        %102 = arith.mulf %101, %43 : vector<16xf32>
        %103 = arith.addi %58, %c27 : index
        vector.store %102, %4[%103] : memref<?xf32>, vector<16xf32>
        %104 = arith.addi %54, %c28 : index
        %105 = vector.load %q[%104] : memref<?xf32>, vector<16xf32>
        %106 = arith.mulf %105, %43 : vector<16xf32>
        %107 = arith.addi %58, %c28 : index
        vector.store %106, %4[%107] : memref<?xf32>, vector<16xf32>
        %108 = arith.addi %54, %c29 : index
        %109 = vector.load %q[%108] : memref<?xf32>, vector<16xf32>
        %110 = arith.mulf %109, %43 : vector<16xf32>
        %111 = arith.addi %58, %c29 : index
        vector.store %110, %4[%111] : memref<?xf32>, vector<16xf32>
        %112 = arith.addi %54, %c30 : index
        %113 = vector.load %q[%112] : memref<?xf32>, vector<16xf32>
        %114 = arith.mulf %113, %43 : vector<16xf32>
        %115 = arith.addi %58, %c30 : index
        vector.store %114, %4[%115] : memref<?xf32>, vector<16xf32>
        %116 = arith.addi %54, %c31 : index
        %117 = vector.load %q[%116] : memref<?xf32>, vector<16xf32>
        %118 = arith.mulf %117, %43 : vector<16xf32>
        %119 = arith.addi %58, %c31 : index
        vector.store %118, %4[%119] : memref<?xf32>, vector<16xf32>
      }
      scf.for %120 = %38 to %40 step %slots {
        %121 = arith.muli %120, %c16 : index
        scf.for %122 = %c17 to %31 step %c10 {
          memref.store %c34, %5[%122] : memref<?xf32>
          memref.store %c35, %6[%122] : memref<?xf32>
          %123 = arith.muli %122, %c4 : index
          %124 = arith.addi %123, %c17 : index
          vector.store %c33, %7[%124] : memref<?xf32>, vector<16xf32>
          %125 = arith.addi %123, %c18 : index
          vector.store %c33, %7[%125] : memref<?xf32>, vector<16xf32>
          %126 = arith.addi %123, %c19 : index
          vector.store %c33, %7[%126] : memref<?xf32>, vector<16xf32>
          %127 = arith.addi %123, %c20 : index
          vector.store %c33, %7[%127] : memref<?xf32>, vector<16xf32>
          %128 = arith.addi %123, %c5 : index
          vector.store %c33, %7[%128] : memref<?xf32>, vector<16xf32>
          %129 = arith.addi %123, %c21 : index
          vector.store %c33, %7[%129] : memref<?xf32>, vector<16xf32>
          %130 = arith.addi %123, %c22 : index
          vector.store %c33, %7[%130] : memref<?xf32>, vector<16xf32>
          %131 = arith.addi %123, %c23 : index
          vector.store %c33, %7[%131] : memref<?xf32>, vector<16xf32>
          %132 = arith.addi %123, %c24 : index
          vector.store %c33, %7[%132] : memref<?xf32>, vector<16xf32>
          %133 = arith.addi %123, %c25 : index
          vector.store %c33, %7[%133] : memref<?xf32>, vector<16xf32>
          %134 = arith.addi %123, %c26 : index
          vector.store %c33, %7[%134] : memref<?xf32>, vector<16xf32>
          %135 = arith.addi %123, %c27 : index
          vector.store %c33, %7[%135] : memref<?xf32>, vector<16xf32>
          %136 = arith.addi %123, %c28 : index
          vector.store %c33, %7[%136] : memref<?xf32>, vector<16xf32>
          %137 = arith.addi %123, %c29 : index
          vector.store %c33, %7[%137] : memref<?xf32>, vector<16xf32>
          %138 = arith.addi %123, %c30 : index
          vector.store %c33, %7[%138] : memref<?xf32>, vector<16xf32>
          %139 = arith.addi %123, %c31 : index
          vector.store %c33, %7[%139] : memref<?xf32>, vector<16xf32>
        }
        %140 = arith.addi %121, %c16 : index
        %141 = arith.minsi %140, %37 : index
        scf.for %142 = %121 to %141 step %c5 {
          scf.for %143 = %c17 to %c9 step %c10 {
            %144 = arith.muli %143, %c18 : index
            %145 = arith.addi %142, %144 : index
            %146 = arith.cmpi slt, %145, %37 : index
            scf.if %146 {
              %147 = arith.divui %145, %c18 : index
              %148 = arith.addi %27, %147 : index
              %149 = memref.load %step[%148] : memref<?xi32>
              %150 = arith.index_cast %149 : i32 to index
              %151 = arith.muli %150, %pageBytes : index
              %152 = arith.muli %2, %c37 : index
              %153 = arith.addi %151, %152 : index
              scf.for %154 = %c17 to %c4 step %c10 {
                %155 = arith.muli %154, %c18 : index
                %156 = arith.addi %153, %155 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<16xi8>
                %158 = arith.muli %154, %c5 : index
                %159 = arith.addi %158, %144 : index
                %160 = wave.fp8_decode "e5m2" %157 : vector<16xi8> -> vector<16xf32>
                vector.store %160, %11[%159] : memref<?xf32>, vector<16xf32>
              }
              %161 = arith.addi %153, %c38 : index
              scf.for %162 = %c17 to %c18 step %c10 {
                %163 = arith.addi %145, %162 : index
                %164 = arith.cmpi slt, %163, %37 : index
                %165 = arith.muli %162, %c4 : index
                %166 = arith.addi %161, %165 : index
                %167 = arith.addi %166, %c17 : index
                %168 = vector.load %kv[%167] : memref<?xi8>, vector<16xi8>
                %169 = wave.fp8_decode "e5m2" %168 : vector<16xi8> -> vector<16xf32>
                %170 = arith.select %164, %169, %c33 : vector<16xf32>
                %171 = arith.addi %144, %162 : index
                %172 = arith.muli %171, %c4 : index
                %173 = arith.addi %172, %c17 : index
                vector.store %170, %12[%173] : memref<?xf32>, vector<16xf32>
                %174 = arith.addi %166, %c18 : index
                %175 = vector.load %kv[%174] : memref<?xi8>, vector<16xi8>
                %176 = wave.fp8_decode "e5m2" %175 : vector<16xi8> -> vector<16xf32>
                %177 = arith.select %164, %176, %c33 : vector<16xf32>
                %178 = arith.addi %172, %c18 : index
                vector.store %177, %12[%178] : memref<?xf32>, vector<16xf32>
                %179 = arith.addi %166, %c19 : index
                %180 = vector.load %kv[%179] : memref<?xi8>, vector<16xi8>
                %181 = wave.fp8_decode "e5m2" %180 : vector<16xi8> -> vector<16xf32>
                %182 = arith.select %164, %181, %c33 : vector<16xf32>
                %183 = arith.addi %172, %c19 : index
                vector.store %182, %12[%183] : memref<?xf32>, vector<16xf32>
                %184 = arith.addi %166, %c20 : index
                %185 = vector.load %kv[%184] : memref<?xi8>, vector<16xi8>
                %186 = wave.fp8_decode "e5m2" %185 : vector<16xi8> -> vector<16xf32>
                %187 = arith.select %164, %186, %c33 : vector<16xf32>
                %188 = arith.addi %172, %c20 : index
                vector.store %187, %12[%188] : memref<?xf32>, vector<16xf32>
                %189 = arith.addi %166, %c5 : index
                %190 = vector.load %kv[%189] : memref<?xi8>, vector<16xi8>
                %191 = wave.fp8_decode "e5m2" %190 : vector<16xi8> -> vector<16xf32>
                %192 = arith.select %164, %191, %c33 : vector<16xf32>
                %193 = arith.addi %172, %c5 : index
                vector.store %192, %12[%193] : memref<?xf32>, vector<16xf32>
                %194 = arith.addi %166, %c21 : index
                %195 = vector.load %kv[%194] : memref<?xi8>, vector<16xi8>
                %196 = wave.fp8_decode "e5m2" %195 : vector<16xi8> -> vector<16xf32>
                %197 = arith.select %164, %196, %c33 : vector<16xf32>
                %198 = arith.addi %172, %c21 : index
                vector.store %197, %12[%198] : memref<?xf32>, vector<16xf32>
                %199 = arith.addi %166, %c22 : index
                %200 = vector.load %kv[%199] : memref<?xi8>, vector<16xi8>
                %201 = wave.fp8_decode "e5m2" %200 : vector<16xi8> -> vector<16xf32>
                %202 = arith.select %164, %201, %c33 : vector<16xf32>
                %203 = arith.addi %172, %c22 : index
                vector.store %202, %12[%203] : memref<?xf32>, vector<16xf32>
                %204 = arith.addi %166, %c23 : index
                %205 = vector.load %kv[%204] : memref<?xi8>, vector<16xi8>
                %206 = wave.fp8_decode "e5m2" %205 : vector<16xi8> -> vector<16xf32>
                %207 = arith.select %164, %206, %c33 : vector<16xf32>
                %208 = arith.addi %172, %c23 : index
                vector.store %207, %12[%208] : memref<?xf32>, vector<16xf32>
                %209 = arith.addi %166, %c24 : index
                %210 = vector.load %kv[%209] : memref<?xi8>, vector<16xi8>
                %211 = wave.fp8_decode "e5m2" %210 : vector<16xi8> -> vector<16xf32>
                %212 = arith.select %164, %211, %c33 : vector<16xf32>
                %213 = arith.addi %172, %c24 : index
                vector.store %212, %12[%213] : memref<?xf32>, vector<16xf32>
                %214 = arith.addi %166, %c25 : index
                %215 = vector.load %kv[%214] : memref<?xi8>, vector<16xi8>
                %216 = wave.fp8_decode "e5m2" %215 : vector<16xi8> -> vector<16xf32>
                %217 = arith.select %164, %216, %c33 : vector<16xf32>
                %218 = arith.addi %172, %c25 : index
                vector.store %217, %12[%218] : memref<?xf32>, vector<16xf32>
                %219 = arith.addi %166, %c26 : index
                %220 = vector.load %kv[%219] : memref<?xi8>, vector<16xi8>
                %221 = wave.fp8_decode "e5m2" %220 : vector<16xi8> -> vector<16xf32>
                %222 = arith.select %164, %221, %c33 : vector<16xf32>
                %223 = arith.addi %172, %c26 : index
                vector.store %222, %12[%223] : memref<?xf32>, vector<16xf32>
                %224 = arith.addi %166, %c27 : index
                %225 = vector.load %kv[%224] : memref<?xi8>, vector<16xi8>
                %226 = wave.fp8_decode "e5m2" %225 : vector<16xi8> -> vector<16xf32>
                %227 = arith.select %164, %226, %c33 : vector<16xf32>
                %228 = arith.addi %172, %c27 : index
                vector.store %227, %12[%228] : memref<?xf32>, vector<16xf32>
                %229 = arith.addi %166, %c28 : index
                %230 = vector.load %kv[%229] : memref<?xi8>, vector<16xi8>
                %231 = wave.fp8_decode "e5m2" %230 : vector<16xi8> -> vector<16xf32>
                %232 = arith.select %164, %231, %c33 : vector<16xf32>
                %233 = arith.addi %172, %c28 : index
                vector.store %232, %12[%233] : memref<?xf32>, vector<16xf32>
                %234 = arith.addi %166, %c29 : index
                %235 = vector.load %kv[%234] : memref<?xi8>, vector<16xi8>
                %236 = wave.fp8_decode "e5m2" %235 : vector<16xi8> -> vector<16xf32>
                %237 = arith.select %164, %236, %c33 : vector<16xf32>
                %238 = arith.addi %172, %c29 : index
                vector.store %237, %12[%238] : memref<?xf32>, vector<16xf32>
                %239 = arith.addi %166, %c30 : index
                %240 = vector.load %kv[%239] : memref<?xi8>, vector<16xi8>
                %241 = wave.fp8_decode "e5m2" %240 : vector<16xi8> -> vector<16xf32>
                %242 = arith.select %164, %241, %c33 : vector<16xf32>
                %243 = arith.addi %172, %c30 : index
                vector.store %242, %12[%243] : memref<?xf32>, vector<16xf32>
                %244 = arith.addi %166, %c31 : index
                %245 = vector.load %kv[%244] : memref<?xi8>, vector<16xi8>
                %246 = wave.fp8_decode "e5m2" %245 : vector<16xi8> -> vector<16xf32>
                %247 = arith.select %164, %246, %c33 : vector<16xf32>
                %248 = arith.addi %172, %c31 : index
                vector.store %247, %12[%248] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %249 = %c17 to %31 step %c9 {
            %267:16 = scf.for %250 = %c17 to %c4 step %c10 iter_args(%251 = %c33, %252 = %c33, %253 = %c33, %254 = %c33, %255 = %c33, %256 = %c33, %257 = %c33, %258 = %c33, %259 = %c33, %260 = %c33, %261 = %c33, %262 = %c33, %263 = %c33, %264 = %c33, %265 = %c33, %266 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %268 = arith.muli %250, %c5 : index
              %269 = arith.addi %268, %c17 : index
              %270 = vector.load %11[%269] : memref<?xf32>, vector<16xf32>
              %271 = arith.addi %268, %c18 : index
              %272 = vector.load %11[%271] : memref<?xf32>, vector<16xf32>
              %273 = arith.addi %268, %c19 : index
              %274 = vector.load %11[%273] : memref<?xf32>, vector<16xf32>
              %275 = arith.addi %268, %c20 : index
              %276 = vector.load %11[%275] : memref<?xf32>, vector<16xf32>
              %277 = arith.addi %249, %c17 : index
              %278 = arith.muli %277, %c4 : index
              %279 = arith.addi %278, %250 : index
              %280 = memref.load %4[%279] : memref<?xf32>
              %281 = vector.broadcast %280 : f32 to vector<16xf32>
              %282 = math.fma %281, %270, %251 : vector<16xf32>
              %283 = math.fma %281, %272, %252 : vector<16xf32>
              %284 = math.fma %281, %274, %253 : vector<16xf32>
              %285 = math.fma %281, %276, %254 : vector<16xf32>
              %286 = arith.addi %249, %c10 : index
              %287 = arith.muli %286, %c4 : index
              %288 = arith.addi %287, %250 : index
              %289 = memref.load %4[%288] : memref<?xf32>
              %290 = vector.broadcast %289 : f32 to vector<16xf32>
              %291 = math.fma %290, %270, %255 : vector<16xf32>
              %292 = math.fma %290, %272, %256 : vector<16xf32>
              %293 = math.fma %290, %274, %257 : vector<16xf32>
              %294 = math.fma %290, %276, %258 : vector<16xf32>
              %295 = arith.addi %249, %c7 : index
              %296 = arith.muli %295, %c4 : index
              %297 = arith.addi %296, %250 : index
              %298 = memref.load %4[%297] : memref<?xf32>
              %299 = vector.broadcast %298 : f32 to vector<16xf32>
              %300 = math.fma %299, %270, %259 : vector<16xf32>
              %301 = math.fma %299, %272, %260 : vector<16xf32>
              %302 = math.fma %299, %274, %261 : vector<16xf32>
              %303 = math.fma %299, %276, %262 : vector<16xf32>
              %304 = arith.addi %249, %c13 : index
              %305 = arith.muli %304, %c4 : index
              %306 = arith.addi %305, %250 : index
              %307 = memref.load %4[%306] : memref<?xf32>
              %308 = vector.broadcast %307 : f32 to vector<16xf32>
              %309 = math.fma %308, %270, %263 : vector<16xf32>
              %310 = math.fma %308, %272, %264 : vector<16xf32>
              %311 = math.fma %308, %274, %265 : vector<16xf32>
              %312 = math.fma %308, %276, %266 : vector<16xf32>
              scf.yield %282, %283, %284, %285, %291, %292, %293, %294, %300, %301, %302, %303, %309, %310, %311, %312 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %313 = arith.addi %249, %c17 : index
            %314 = arith.subi %28, %c10 : index
            %315 = arith.minsi %313, %314 : index
            %316 = arith.divui %315, %groupSize : index
            %317 = arith.addi %19, %316 : index
            %318 = arith.muli %2, %groupSize : index
            %319 = arith.remui %315, %groupSize : index
            %320 = arith.addi %318, %319 : index
            %321 = arith.addi %positionsAt, %317 : index
            %322 = memref.load %step[%321] : memref<?xi32>
            %323 = arith.index_cast %322 : i32 to index
            %324 = arith.subi %323, %142 : index
            %325 = arith.index_cast %324 : index to i32
            %326 = vector.broadcast %325 : i32 to vector<16xi32>
            %327 = arith.cmpi sle, %c39, %326 : vector<16xi32>
            %328 = arith.select %327, %267#0, %c40 : vector<16xi1>, vector<16xf32>
            %329 = arith.cmpi sle, %c41, %326 : vector<16xi32>
            %330 = arith.select %329, %267#1, %c40 : vector<16xi1>, vector<16xf32>
            %331 = arith.cmpi sle, %c42, %326 : vector<16xi32>
            %332 = arith.select %331, %267#2, %c40 : vector<16xi1>, vector<16xf32>
            %333 = arith.cmpi sle, %c43, %326 : vector<16xi32>
            %334 = arith.select %333, %267#3, %c40 : vector<16xi1>, vector<16xf32>
            %335 = arith.maximumf %328, %330 : vector<16xf32>
            %336 = arith.maximumf %335, %332 : vector<16xf32>
            %337 = arith.maximumf %336, %334 : vector<16xf32>
            %338 = memref.load %5[%313] : memref<?xf32>
            %339 = wave.reduce "max" %337 : vector<16xf32>
            %340 = arith.maximumf %338, %339 : f32
            %341 = arith.subf %338, %340 : f32
            %342 = wave.exp2 %341 : f32
            %343 = vector.broadcast %340 : f32 to vector<16xf32>
            %344 = arith.subf %328, %343 : vector<16xf32>
            %345 = wave.exp2 %344 : vector<16xf32>
            %346 = arith.select %327, %345, %c33 : vector<16xi1>, vector<16xf32>
            %347 = arith.muli %313, %c5 : index
            %348 = arith.addi %347, %c17 : index
            vector.store %346, %10[%348] : memref<?xf32>, vector<16xf32>
            %349 = arith.subf %330, %343 : vector<16xf32>
            %350 = wave.exp2 %349 : vector<16xf32>
            %351 = arith.select %329, %350, %c33 : vector<16xi1>, vector<16xf32>
            %352 = arith.addi %347, %c18 : index
            vector.store %351, %10[%352] : memref<?xf32>, vector<16xf32>
            %353 = arith.addf %346, %351 : vector<16xf32>
            %354 = arith.subf %332, %343 : vector<16xf32>
            %355 = wave.exp2 %354 : vector<16xf32>
            %356 = arith.select %331, %355, %c33 : vector<16xi1>, vector<16xf32>
            %357 = arith.addi %347, %c19 : index
            vector.store %356, %10[%357] : memref<?xf32>, vector<16xf32>
            %358 = arith.addf %353, %356 : vector<16xf32>
            %359 = arith.subf %334, %343 : vector<16xf32>
            %360 = wave.exp2 %359 : vector<16xf32>
            %361 = arith.select %333, %360, %c33 : vector<16xi1>, vector<16xf32>
            %362 = arith.addi %347, %c20 : index
            vector.store %361, %10[%362] : memref<?xf32>, vector<16xf32>
            %363 = arith.addf %358, %361 : vector<16xf32>
            %364 = memref.load %6[%313] : memref<?xf32>
            %365 = wave.reduce "add" %363 : vector<16xf32>
            %366 = math.fma %364, %342, %365 : f32
            memref.store %340, %5[%313] : memref<?xf32>
            memref.store %366, %6[%313] : memref<?xf32>
            memref.store %342, %8[%313] : memref<?xf32>
            %367 = arith.addi %249, %c10 : index
            %368 = arith.minsi %367, %314 : index
            %369 = arith.divui %368, %groupSize : index
            %370 = arith.addi %19, %369 : index
            %371 = arith.remui %368, %groupSize : index
            %372 = arith.addi %318, %371 : index
            %373 = arith.addi %positionsAt, %370 : index
            %374 = memref.load %step[%373] : memref<?xi32>
            %375 = arith.index_cast %374 : i32 to index
            %376 = arith.subi %375, %142 : index
            %377 = arith.index_cast %376 : index to i32
            %378 = vector.broadcast %377 : i32 to vector<16xi32>
            %379 = arith.cmpi sle, %c39, %378 : vector<16xi32>
            %380 = arith.select %379, %267#4, %c40 : vector<16xi1>, vector<16xf32>
            %381 = arith.cmpi sle, %c41, %378 : vector<16xi32>
            %382 = arith.select %381, %267#5, %c40 : vector<16xi1>, vector<16xf32>
            %383 = arith.cmpi sle, %c42, %378 : vector<16xi32>
            %384 = arith.select %383, %267#6, %c40 : vector<16xi1>, vector<16xf32>
            %385 = arith.cmpi sle, %c43, %378 : vector<16xi32>
            %386 = arith.select %385, %267#7, %c40 : vector<16xi1>, vector<16xf32>
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
            %398 = arith.select %379, %397, %c33 : vector<16xi1>, vector<16xf32>
            %399 = arith.muli %367, %c5 : index
            %400 = arith.addi %399, %c17 : index
            vector.store %398, %10[%400] : memref<?xf32>, vector<16xf32>
            %401 = arith.subf %382, %395 : vector<16xf32>
            %402 = wave.exp2 %401 : vector<16xf32>
            %403 = arith.select %381, %402, %c33 : vector<16xi1>, vector<16xf32>
            %404 = arith.addi %399, %c18 : index
            vector.store %403, %10[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.addf %398, %403 : vector<16xf32>
            %406 = arith.subf %384, %395 : vector<16xf32>
            %407 = wave.exp2 %406 : vector<16xf32>
            %408 = arith.select %383, %407, %c33 : vector<16xi1>, vector<16xf32>
            %409 = arith.addi %399, %c19 : index
            vector.store %408, %10[%409] : memref<?xf32>, vector<16xf32>
            %410 = arith.addf %405, %408 : vector<16xf32>
            %411 = arith.subf %386, %395 : vector<16xf32>
            %412 = wave.exp2 %411 : vector<16xf32>
            %413 = arith.select %385, %412, %c33 : vector<16xi1>, vector<16xf32>
            %414 = arith.addi %399, %c20 : index
            vector.store %413, %10[%414] : memref<?xf32>, vector<16xf32>
            %415 = arith.addf %410, %413 : vector<16xf32>
            %416 = memref.load %6[%367] : memref<?xf32>
            %417 = wave.reduce "add" %415 : vector<16xf32>
            %418 = math.fma %416, %394, %417 : f32
            memref.store %392, %5[%367] : memref<?xf32>
            memref.store %418, %6[%367] : memref<?xf32>
            memref.store %394, %8[%367] : memref<?xf32>
            %419 = arith.addi %249, %c7 : index
            %420 = arith.minsi %419, %314 : index
            %421 = arith.divui %420, %groupSize : index
            %422 = arith.addi %19, %421 : index
            %423 = arith.remui %420, %groupSize : index
            %424 = arith.addi %318, %423 : index
            %425 = arith.addi %positionsAt, %422 : index
            %426 = memref.load %step[%425] : memref<?xi32>
            %427 = arith.index_cast %426 : i32 to index
            %428 = arith.subi %427, %142 : index
            %429 = arith.index_cast %428 : index to i32
            %430 = vector.broadcast %429 : i32 to vector<16xi32>
            %431 = arith.cmpi sle, %c39, %430 : vector<16xi32>
            %432 = arith.select %431, %267#8, %c40 : vector<16xi1>, vector<16xf32>
            %433 = arith.cmpi sle, %c41, %430 : vector<16xi32>
            %434 = arith.select %433, %267#9, %c40 : vector<16xi1>, vector<16xf32>
            %435 = arith.cmpi sle, %c42, %430 : vector<16xi32>
            %436 = arith.select %435, %267#10, %c40 : vector<16xi1>, vector<16xf32>
            %437 = arith.cmpi sle, %c43, %430 : vector<16xi32>
            %438 = arith.select %437, %267#11, %c40 : vector<16xi1>, vector<16xf32>
            %439 = arith.maximumf %432, %434 : vector<16xf32>
            %440 = arith.maximumf %439, %436 : vector<16xf32>
            %441 = arith.maximumf %440, %438 : vector<16xf32>
            %442 = memref.load %5[%419] : memref<?xf32>
            %443 = wave.reduce "max" %441 : vector<16xf32>
            %444 = arith.maximumf %442, %443 : f32
            %445 = arith.subf %442, %444 : f32
            %446 = wave.exp2 %445 : f32
            %447 = vector.broadcast %444 : f32 to vector<16xf32>
            %448 = arith.subf %432, %447 : vector<16xf32>
            %449 = wave.exp2 %448 : vector<16xf32>
            %450 = arith.select %431, %449, %c33 : vector<16xi1>, vector<16xf32>
            %451 = arith.muli %419, %c5 : index
            %452 = arith.addi %451, %c17 : index
            vector.store %450, %10[%452] : memref<?xf32>, vector<16xf32>
            %453 = arith.subf %434, %447 : vector<16xf32>
            %454 = wave.exp2 %453 : vector<16xf32>
            %455 = arith.select %433, %454, %c33 : vector<16xi1>, vector<16xf32>
            %456 = arith.addi %451, %c18 : index
            vector.store %455, %10[%456] : memref<?xf32>, vector<16xf32>
            %457 = arith.addf %450, %455 : vector<16xf32>
            %458 = arith.subf %436, %447 : vector<16xf32>
            %459 = wave.exp2 %458 : vector<16xf32>
            %460 = arith.select %435, %459, %c33 : vector<16xi1>, vector<16xf32>
            %461 = arith.addi %451, %c19 : index
            vector.store %460, %10[%461] : memref<?xf32>, vector<16xf32>
            %462 = arith.addf %457, %460 : vector<16xf32>
            %463 = arith.subf %438, %447 : vector<16xf32>
            %464 = wave.exp2 %463 : vector<16xf32>
            %465 = arith.select %437, %464, %c33 : vector<16xi1>, vector<16xf32>
            %466 = arith.addi %451, %c20 : index
            vector.store %465, %10[%466] : memref<?xf32>, vector<16xf32>
            %467 = arith.addf %462, %465 : vector<16xf32>
            %468 = memref.load %6[%419] : memref<?xf32>
            %469 = wave.reduce "add" %467 : vector<16xf32>
            %470 = math.fma %468, %446, %469 : f32
            memref.store %444, %5[%419] : memref<?xf32>
            memref.store %470, %6[%419] : memref<?xf32>
            memref.store %446, %8[%419] : memref<?xf32>
            %471 = arith.addi %249, %c13 : index
            %472 = arith.minsi %471, %314 : index
            %473 = arith.divui %472, %groupSize : index
            %474 = arith.addi %19, %473 : index
            %475 = arith.remui %472, %groupSize : index
            %476 = arith.addi %318, %475 : index
            %477 = arith.addi %positionsAt, %474 : index
            %478 = memref.load %step[%477] : memref<?xi32>
            %479 = arith.index_cast %478 : i32 to index
            %480 = arith.subi %479, %142 : index
            %481 = arith.index_cast %480 : index to i32
            %482 = vector.broadcast %481 : i32 to vector<16xi32>
            %483 = arith.cmpi sle, %c39, %482 : vector<16xi32>
            %484 = arith.select %483, %267#12, %c40 : vector<16xi1>, vector<16xf32>
            %485 = arith.cmpi sle, %c41, %482 : vector<16xi32>
            %486 = arith.select %485, %267#13, %c40 : vector<16xi1>, vector<16xf32>
            %487 = arith.cmpi sle, %c42, %482 : vector<16xi32>
            %488 = arith.select %487, %267#14, %c40 : vector<16xi1>, vector<16xf32>
            %489 = arith.cmpi sle, %c43, %482 : vector<16xi32>
            %490 = arith.select %489, %267#15, %c40 : vector<16xi1>, vector<16xf32>
            %491 = arith.maximumf %484, %486 : vector<16xf32>
            %492 = arith.maximumf %491, %488 : vector<16xf32>
            %493 = arith.maximumf %492, %490 : vector<16xf32>
            %494 = memref.load %5[%471] : memref<?xf32>
            %495 = wave.reduce "max" %493 : vector<16xf32>
            %496 = arith.maximumf %494, %495 : f32
            %497 = arith.subf %494, %496 : f32
            %498 = wave.exp2 %497 : f32
            %499 = vector.broadcast %496 : f32 to vector<16xf32>
            %500 = arith.subf %484, %499 : vector<16xf32>
            %501 = wave.exp2 %500 : vector<16xf32>
            %502 = arith.select %483, %501, %c33 : vector<16xi1>, vector<16xf32>
            %503 = arith.muli %471, %c5 : index
            %504 = arith.addi %503, %c17 : index
            vector.store %502, %10[%504] : memref<?xf32>, vector<16xf32>
            %505 = arith.subf %486, %499 : vector<16xf32>
            %506 = wave.exp2 %505 : vector<16xf32>
            %507 = arith.select %485, %506, %c33 : vector<16xi1>, vector<16xf32>
            %508 = arith.addi %503, %c18 : index
            vector.store %507, %10[%508] : memref<?xf32>, vector<16xf32>
            %509 = arith.addf %502, %507 : vector<16xf32>
            %510 = arith.subf %488, %499 : vector<16xf32>
            %511 = wave.exp2 %510 : vector<16xf32>
            %512 = arith.select %487, %511, %c33 : vector<16xi1>, vector<16xf32>
            %513 = arith.addi %503, %c19 : index
            vector.store %512, %10[%513] : memref<?xf32>, vector<16xf32>
            %514 = arith.addf %509, %512 : vector<16xf32>
            %515 = arith.subf %490, %499 : vector<16xf32>
            %516 = wave.exp2 %515 : vector<16xf32>
            %517 = arith.select %489, %516, %c33 : vector<16xi1>, vector<16xf32>
            %518 = arith.addi %503, %c20 : index
            vector.store %517, %10[%518] : memref<?xf32>, vector<16xf32>
            %519 = arith.addf %514, %517 : vector<16xf32>
            %520 = memref.load %6[%471] : memref<?xf32>
            %521 = wave.reduce "add" %519 : vector<16xf32>
            %522 = math.fma %520, %498, %521 : f32
            memref.store %496, %5[%471] : memref<?xf32>
            memref.store %522, %6[%471] : memref<?xf32>
            memref.store %498, %8[%471] : memref<?xf32>
          }
          %523 = arith.subi %37, %142 : index
          %524 = arith.minsi %523, %c5 : index
          scf.for %525 = %c17 to %31 step %c7 {
            %526 = arith.addi %525, %c17 : index
            %527 = memref.load %8[%526] : memref<?xf32>
            %528 = vector.broadcast %527 : f32 to vector<16xf32>
            %529 = arith.muli %526, %c4 : index
            %530 = arith.addi %529, %c17 : index
            %531 = vector.load %7[%530] : memref<?xf32>, vector<16xf32>
            %532 = arith.mulf %531, %528 : vector<16xf32>
            %533 = arith.addi %529, %c18 : index
            %534 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
            %535 = arith.mulf %534, %528 : vector<16xf32>
            %536 = arith.addi %529, %c19 : index
            %537 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
            %538 = arith.mulf %537, %528 : vector<16xf32>
            %539 = arith.addi %529, %c20 : index
            %540 = vector.load %7[%539] : memref<?xf32>, vector<16xf32>
            %541 = arith.mulf %540, %528 : vector<16xf32>
            %542 = arith.addi %525, %c10 : index
            %543 = memref.load %8[%542] : memref<?xf32>
            %544 = vector.broadcast %543 : f32 to vector<16xf32>
            %545 = arith.muli %542, %c4 : index
            %546 = arith.addi %545, %c17 : index
            %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
            %548 = arith.mulf %547, %544 : vector<16xf32>
            %549 = arith.addi %545, %c18 : index
            %550 = vector.load %7[%549] : memref<?xf32>, vector<16xf32>
            %551 = arith.mulf %550, %544 : vector<16xf32>
            %552 = arith.addi %545, %c19 : index
            %553 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
            %554 = arith.mulf %553, %544 : vector<16xf32>
            %555 = arith.addi %545, %c20 : index
            %556 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
            %557 = arith.mulf %556, %544 : vector<16xf32>
            %567:8 = scf.for %558 = %c17 to %524 step %c10 iter_args(%559 = %532, %560 = %535, %561 = %538, %562 = %541, %563 = %548, %564 = %551, %565 = %554, %566 = %557) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %568 = arith.muli %558, %c4 : index
              %569 = arith.addi %568, %c17 : index
              %570 = vector.load %12[%569] : memref<?xf32>, vector<16xf32>
              %571 = arith.addi %568, %c18 : index
              %572 = vector.load %12[%571] : memref<?xf32>, vector<16xf32>
              %573 = arith.addi %568, %c19 : index
              %574 = vector.load %12[%573] : memref<?xf32>, vector<16xf32>
              %575 = arith.addi %568, %c20 : index
              %576 = vector.load %12[%575] : memref<?xf32>, vector<16xf32>
              %577 = arith.muli %526, %c5 : index
              %578 = arith.addi %577, %558 : index
              %579 = memref.load %10[%578] : memref<?xf32>
              %580 = vector.broadcast %579 : f32 to vector<16xf32>
              %581 = math.fma %580, %570, %559 : vector<16xf32>
              %582 = math.fma %580, %572, %560 : vector<16xf32>
              %583 = math.fma %580, %574, %561 : vector<16xf32>
              %584 = math.fma %580, %576, %562 : vector<16xf32>
              %585 = arith.muli %542, %c5 : index
              %586 = arith.addi %585, %558 : index
              %587 = memref.load %10[%586] : memref<?xf32>
              %588 = vector.broadcast %587 : f32 to vector<16xf32>
              %589 = math.fma %588, %570, %563 : vector<16xf32>
              %590 = math.fma %588, %572, %564 : vector<16xf32>
              %591 = math.fma %588, %574, %565 : vector<16xf32>
              %592 = math.fma %588, %576, %566 : vector<16xf32>
              scf.yield %581, %582, %583, %584, %589, %590, %591, %592 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %567#0, %7[%530] : memref<?xf32>, vector<16xf32>
            vector.store %567#1, %7[%533] : memref<?xf32>, vector<16xf32>
            vector.store %567#2, %7[%536] : memref<?xf32>, vector<16xf32>
            vector.store %567#3, %7[%539] : memref<?xf32>, vector<16xf32>
            vector.store %567#4, %7[%546] : memref<?xf32>, vector<16xf32>
            vector.store %567#5, %7[%549] : memref<?xf32>, vector<16xf32>
            vector.store %567#6, %7[%552] : memref<?xf32>, vector<16xf32>
            vector.store %567#7, %7[%555] : memref<?xf32>, vector<16xf32>
            %593 = memref.load %8[%526] : memref<?xf32>
            %594 = vector.broadcast %593 : f32 to vector<16xf32>
            %595 = arith.addi %529, %c5 : index
            %596 = vector.load %7[%595] : memref<?xf32>, vector<16xf32>
            %597 = arith.mulf %596, %594 : vector<16xf32>
            %598 = arith.addi %529, %c21 : index
            %599 = vector.load %7[%598] : memref<?xf32>, vector<16xf32>
            %600 = arith.mulf %599, %594 : vector<16xf32>
            %601 = arith.addi %529, %c22 : index
            %602 = vector.load %7[%601] : memref<?xf32>, vector<16xf32>
            %603 = arith.mulf %602, %594 : vector<16xf32>
            %604 = arith.addi %529, %c23 : index
            %605 = vector.load %7[%604] : memref<?xf32>, vector<16xf32>
            %606 = arith.mulf %605, %594 : vector<16xf32>
            %607 = memref.load %8[%542] : memref<?xf32>
            %608 = vector.broadcast %607 : f32 to vector<16xf32>
            %609 = arith.addi %545, %c5 : index
            %610 = vector.load %7[%609] : memref<?xf32>, vector<16xf32>
            %611 = arith.mulf %610, %608 : vector<16xf32>
            %612 = arith.addi %545, %c21 : index
            %613 = vector.load %7[%612] : memref<?xf32>, vector<16xf32>
            %614 = arith.mulf %613, %608 : vector<16xf32>
            %615 = arith.addi %545, %c22 : index
            %616 = vector.load %7[%615] : memref<?xf32>, vector<16xf32>
            %617 = arith.mulf %616, %608 : vector<16xf32>
            %618 = arith.addi %545, %c23 : index
            %619 = vector.load %7[%618] : memref<?xf32>, vector<16xf32>
            %620 = arith.mulf %619, %608 : vector<16xf32>
            %630:8 = scf.for %621 = %c17 to %524 step %c10 iter_args(%622 = %597, %623 = %600, %624 = %603, %625 = %606, %626 = %611, %627 = %614, %628 = %617, %629 = %620) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %631 = arith.muli %621, %c4 : index
              %632 = arith.addi %631, %c5 : index
              %633 = vector.load %12[%632] : memref<?xf32>, vector<16xf32>
              %634 = arith.addi %631, %c21 : index
              %635 = vector.load %12[%634] : memref<?xf32>, vector<16xf32>
              %636 = arith.addi %631, %c22 : index
              %637 = vector.load %12[%636] : memref<?xf32>, vector<16xf32>
              %638 = arith.addi %631, %c23 : index
              %639 = vector.load %12[%638] : memref<?xf32>, vector<16xf32>
              %640 = arith.muli %526, %c5 : index
              %641 = arith.addi %640, %621 : index
              %642 = memref.load %10[%641] : memref<?xf32>
              %643 = vector.broadcast %642 : f32 to vector<16xf32>
              %644 = math.fma %643, %633, %622 : vector<16xf32>
              %645 = math.fma %643, %635, %623 : vector<16xf32>
              %646 = math.fma %643, %637, %624 : vector<16xf32>
              %647 = math.fma %643, %639, %625 : vector<16xf32>
              %648 = arith.muli %542, %c5 : index
              %649 = arith.addi %648, %621 : index
              %650 = memref.load %10[%649] : memref<?xf32>
              %651 = vector.broadcast %650 : f32 to vector<16xf32>
              %652 = math.fma %651, %633, %626 : vector<16xf32>
              %653 = math.fma %651, %635, %627 : vector<16xf32>
              %654 = math.fma %651, %637, %628 : vector<16xf32>
              %655 = math.fma %651, %639, %629 : vector<16xf32>
              scf.yield %644, %645, %646, %647, %652, %653, %654, %655 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %630#0, %7[%595] : memref<?xf32>, vector<16xf32>
            vector.store %630#1, %7[%598] : memref<?xf32>, vector<16xf32>
            vector.store %630#2, %7[%601] : memref<?xf32>, vector<16xf32>
            vector.store %630#3, %7[%604] : memref<?xf32>, vector<16xf32>
            vector.store %630#4, %7[%609] : memref<?xf32>, vector<16xf32>
            vector.store %630#5, %7[%612] : memref<?xf32>, vector<16xf32>
            vector.store %630#6, %7[%615] : memref<?xf32>, vector<16xf32>
            vector.store %630#7, %7[%618] : memref<?xf32>, vector<16xf32>
            %656 = memref.load %8[%526] : memref<?xf32>
            %657 = vector.broadcast %656 : f32 to vector<16xf32>
            %658 = arith.addi %529, %c24 : index
            %659 = vector.load %7[%658] : memref<?xf32>, vector<16xf32>
            %660 = arith.mulf %659, %657 : vector<16xf32>
            %661 = arith.addi %529, %c25 : index
            %662 = vector.load %7[%661] : memref<?xf32>, vector<16xf32>
            %663 = arith.mulf %662, %657 : vector<16xf32>
            %664 = arith.addi %529, %c26 : index
            %665 = vector.load %7[%664] : memref<?xf32>, vector<16xf32>
            %666 = arith.mulf %665, %657 : vector<16xf32>
            %667 = arith.addi %529, %c27 : index
            %668 = vector.load %7[%667] : memref<?xf32>, vector<16xf32>
            %669 = arith.mulf %668, %657 : vector<16xf32>
            %670 = memref.load %8[%542] : memref<?xf32>
            %671 = vector.broadcast %670 : f32 to vector<16xf32>
            %672 = arith.addi %545, %c24 : index
            %673 = vector.load %7[%672] : memref<?xf32>, vector<16xf32>
            %674 = arith.mulf %673, %671 : vector<16xf32>
            %675 = arith.addi %545, %c25 : index
            %676 = vector.load %7[%675] : memref<?xf32>, vector<16xf32>
            %677 = arith.mulf %676, %671 : vector<16xf32>
            %678 = arith.addi %545, %c26 : index
            %679 = vector.load %7[%678] : memref<?xf32>, vector<16xf32>
            %680 = arith.mulf %679, %671 : vector<16xf32>
            %681 = arith.addi %545, %c27 : index
            %682 = vector.load %7[%681] : memref<?xf32>, vector<16xf32>
            %683 = arith.mulf %682, %671 : vector<16xf32>
            %693:8 = scf.for %684 = %c17 to %524 step %c10 iter_args(%685 = %660, %686 = %663, %687 = %666, %688 = %669, %689 = %674, %690 = %677, %691 = %680, %692 = %683) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %694 = arith.muli %684, %c4 : index
              %695 = arith.addi %694, %c24 : index
              %696 = vector.load %12[%695] : memref<?xf32>, vector<16xf32>
              %697 = arith.addi %694, %c25 : index
              %698 = vector.load %12[%697] : memref<?xf32>, vector<16xf32>
              %699 = arith.addi %694, %c26 : index
              %700 = vector.load %12[%699] : memref<?xf32>, vector<16xf32>
              %701 = arith.addi %694, %c27 : index
              %702 = vector.load %12[%701] : memref<?xf32>, vector<16xf32>
              %703 = arith.muli %526, %c5 : index
              %704 = arith.addi %703, %684 : index
              %705 = memref.load %10[%704] : memref<?xf32>
              %706 = vector.broadcast %705 : f32 to vector<16xf32>
              %707 = math.fma %706, %696, %685 : vector<16xf32>
              %708 = math.fma %706, %698, %686 : vector<16xf32>
              %709 = math.fma %706, %700, %687 : vector<16xf32>
              %710 = math.fma %706, %702, %688 : vector<16xf32>
              %711 = arith.muli %542, %c5 : index
              %712 = arith.addi %711, %684 : index
              %713 = memref.load %10[%712] : memref<?xf32>
              %714 = vector.broadcast %713 : f32 to vector<16xf32>
              %715 = math.fma %714, %696, %689 : vector<16xf32>
              %716 = math.fma %714, %698, %690 : vector<16xf32>
              %717 = math.fma %714, %700, %691 : vector<16xf32>
              %718 = math.fma %714, %702, %692 : vector<16xf32>
              scf.yield %707, %708, %709, %710, %715, %716, %717, %718 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %693#0, %7[%658] : memref<?xf32>, vector<16xf32>
            vector.store %693#1, %7[%661] : memref<?xf32>, vector<16xf32>
            vector.store %693#2, %7[%664] : memref<?xf32>, vector<16xf32>
            vector.store %693#3, %7[%667] : memref<?xf32>, vector<16xf32>
            vector.store %693#4, %7[%672] : memref<?xf32>, vector<16xf32>
            vector.store %693#5, %7[%675] : memref<?xf32>, vector<16xf32>
            vector.store %693#6, %7[%678] : memref<?xf32>, vector<16xf32>
            vector.store %693#7, %7[%681] : memref<?xf32>, vector<16xf32>
            %719 = memref.load %8[%526] : memref<?xf32>
            %720 = vector.broadcast %719 : f32 to vector<16xf32>
            %721 = arith.addi %529, %c28 : index
            %722 = vector.load %7[%721] : memref<?xf32>, vector<16xf32>
            %723 = arith.mulf %722, %720 : vector<16xf32>
            %724 = arith.addi %529, %c29 : index
            %725 = vector.load %7[%724] : memref<?xf32>, vector<16xf32>
            %726 = arith.mulf %725, %720 : vector<16xf32>
            %727 = arith.addi %529, %c30 : index
            %728 = vector.load %7[%727] : memref<?xf32>, vector<16xf32>
            %729 = arith.mulf %728, %720 : vector<16xf32>
            %730 = arith.addi %529, %c31 : index
            %731 = vector.load %7[%730] : memref<?xf32>, vector<16xf32>
            %732 = arith.mulf %731, %720 : vector<16xf32>
            %733 = memref.load %8[%542] : memref<?xf32>
            %734 = vector.broadcast %733 : f32 to vector<16xf32>
            %735 = arith.addi %545, %c28 : index
            %736 = vector.load %7[%735] : memref<?xf32>, vector<16xf32>
            %737 = arith.mulf %736, %734 : vector<16xf32>
            %738 = arith.addi %545, %c29 : index
            %739 = vector.load %7[%738] : memref<?xf32>, vector<16xf32>
            %740 = arith.mulf %739, %734 : vector<16xf32>
            %741 = arith.addi %545, %c30 : index
            %742 = vector.load %7[%741] : memref<?xf32>, vector<16xf32>
            %743 = arith.mulf %742, %734 : vector<16xf32>
            %744 = arith.addi %545, %c31 : index
            %745 = vector.load %7[%744] : memref<?xf32>, vector<16xf32>
            %746 = arith.mulf %745, %734 : vector<16xf32>
            %756:8 = scf.for %747 = %c17 to %524 step %c10 iter_args(%748 = %723, %749 = %726, %750 = %729, %751 = %732, %752 = %737, %753 = %740, %754 = %743, %755 = %746) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %757 = arith.muli %747, %c4 : index
              %758 = arith.addi %757, %c28 : index
              %759 = vector.load %12[%758] : memref<?xf32>, vector<16xf32>
              %760 = arith.addi %757, %c29 : index
              %761 = vector.load %12[%760] : memref<?xf32>, vector<16xf32>
              %762 = arith.addi %757, %c30 : index
              %763 = vector.load %12[%762] : memref<?xf32>, vector<16xf32>
              %764 = arith.addi %757, %c31 : index
              %765 = vector.load %12[%764] : memref<?xf32>, vector<16xf32>
              %766 = arith.muli %526, %c5 : index
              %767 = arith.addi %766, %747 : index
              %768 = memref.load %10[%767] : memref<?xf32>
              %769 = vector.broadcast %768 : f32 to vector<16xf32>
              %770 = math.fma %769, %759, %748 : vector<16xf32>
              %771 = math.fma %769, %761, %749 : vector<16xf32>
              %772 = math.fma %769, %763, %750 : vector<16xf32>
              %773 = math.fma %769, %765, %751 : vector<16xf32>
              %774 = arith.muli %542, %c5 : index
              %775 = arith.addi %774, %747 : index
              %776 = memref.load %10[%775] : memref<?xf32>
              %777 = vector.broadcast %776 : f32 to vector<16xf32>
              %778 = math.fma %777, %759, %752 : vector<16xf32>
              %779 = math.fma %777, %761, %753 : vector<16xf32>
              %780 = math.fma %777, %763, %754 : vector<16xf32>
              %781 = math.fma %777, %765, %755 : vector<16xf32>
              scf.yield %770, %771, %772, %773, %778, %779, %780, %781 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %756#0, %7[%721] : memref<?xf32>, vector<16xf32>
            vector.store %756#1, %7[%724] : memref<?xf32>, vector<16xf32>
            vector.store %756#2, %7[%727] : memref<?xf32>, vector<16xf32>
            vector.store %756#3, %7[%730] : memref<?xf32>, vector<16xf32>
            vector.store %756#4, %7[%735] : memref<?xf32>, vector<16xf32>
            vector.store %756#5, %7[%738] : memref<?xf32>, vector<16xf32>
            vector.store %756#6, %7[%741] : memref<?xf32>, vector<16xf32>
            vector.store %756#7, %7[%744] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %782 = %c17 to %28 step %c10 {
          %783 = arith.subi %28, %c10 : index
          %784 = arith.minsi %782, %783 : index
          %785 = arith.divui %784, %groupSize : index
          %786 = arith.addi %19, %785 : index
          %787 = arith.muli %2, %groupSize : index
          %788 = arith.remui %784, %groupSize : index
          %789 = arith.addi %787, %788 : index
          %790 = arith.muli %786, %heads : index
          %791 = arith.addi %790, %789 : index
          %792 = arith.muli %791, %ranges : index
          %793 = arith.addi %792, %120 : index
          %794 = arith.muli %793, %c45 : index
          %795 = arith.muli %782, %c4 : index
          %796 = arith.addi %795, %c17 : index
          %797 = vector.load %7[%796] : memref<?xf32>, vector<16xf32>
          %798 = arith.addi %794, %c17 : index
          vector.store %797, %out[%798] : memref<?xf32>, vector<16xf32>
          %799 = arith.addi %795, %c18 : index
          %800 = vector.load %7[%799] : memref<?xf32>, vector<16xf32>
          %801 = arith.addi %794, %c18 : index
          vector.store %800, %out[%801] : memref<?xf32>, vector<16xf32>
          %802 = arith.addi %795, %c19 : index
          %803 = vector.load %7[%802] : memref<?xf32>, vector<16xf32>
          %804 = arith.addi %794, %c19 : index
          vector.store %803, %out[%804] : memref<?xf32>, vector<16xf32>
          %805 = arith.addi %795, %c20 : index
          %806 = vector.load %7[%805] : memref<?xf32>, vector<16xf32>
          %807 = arith.addi %794, %c20 : index
          vector.store %806, %out[%807] : memref<?xf32>, vector<16xf32>
          %808 = arith.addi %795, %c5 : index
          %809 = vector.load %7[%808] : memref<?xf32>, vector<16xf32>
          %810 = arith.addi %794, %c5 : index
          vector.store %809, %out[%810] : memref<?xf32>, vector<16xf32>
          %811 = arith.addi %795, %c21 : index
          %812 = vector.load %7[%811] : memref<?xf32>, vector<16xf32>
          %813 = arith.addi %794, %c21 : index
          vector.store %812, %out[%813] : memref<?xf32>, vector<16xf32>
          %814 = arith.addi %795, %c22 : index
          %815 = vector.load %7[%814] : memref<?xf32>, vector<16xf32>
          %816 = arith.addi %794, %c22 : index
          vector.store %815, %out[%816] : memref<?xf32>, vector<16xf32>
          %817 = arith.addi %795, %c23 : index
          %818 = vector.load %7[%817] : memref<?xf32>, vector<16xf32>
          %819 = arith.addi %794, %c23 : index
          vector.store %818, %out[%819] : memref<?xf32>, vector<16xf32>
          %820 = arith.addi %795, %c24 : index
          %821 = vector.load %7[%820] : memref<?xf32>, vector<16xf32>
          %822 = arith.addi %794, %c24 : index
          vector.store %821, %out[%822] : memref<?xf32>, vector<16xf32>
          %823 = arith.addi %795, %c25 : index
          %824 = vector.load %7[%823] : memref<?xf32>, vector<16xf32>
          %825 = arith.addi %794, %c25 : index
          vector.store %824, %out[%825] : memref<?xf32>, vector<16xf32>
          %826 = arith.addi %795, %c26 : index
          %827 = vector.load %7[%826] : memref<?xf32>, vector<16xf32>
          %828 = arith.addi %794, %c26 : index
          vector.store %827, %out[%828] : memref<?xf32>, vector<16xf32>
          %829 = arith.addi %795, %c27 : index
          %830 = vector.load %7[%829] : memref<?xf32>, vector<16xf32>
          %831 = arith.addi %794, %c27 : index
          vector.store %830, %out[%831] : memref<?xf32>, vector<16xf32>
          %832 = arith.addi %795, %c28 : index
          %833 = vector.load %7[%832] : memref<?xf32>, vector<16xf32>
          %834 = arith.addi %794, %c28 : index
          vector.store %833, %out[%834] : memref<?xf32>, vector<16xf32>
          %835 = arith.addi %795, %c29 : index
          %836 = vector.load %7[%835] : memref<?xf32>, vector<16xf32>
          %837 = arith.addi %794, %c29 : index
          vector.store %836, %out[%837] : memref<?xf32>, vector<16xf32>
          %838 = arith.addi %795, %c30 : index
          %839 = vector.load %7[%838] : memref<?xf32>, vector<16xf32>
          %840 = arith.addi %794, %c30 : index
          vector.store %839, %out[%840] : memref<?xf32>, vector<16xf32>
          %841 = arith.addi %795, %c31 : index
          %842 = vector.load %7[%841] : memref<?xf32>, vector<16xf32>
          %843 = arith.addi %794, %c31 : index
          vector.store %842, %out[%843] : memref<?xf32>, vector<16xf32>
          %844 = memref.load %5[%782] : memref<?xf32>
          %845 = arith.addi %794, %c4 : index
          memref.store %844, %out[%845] : memref<?xf32>
          %846 = memref.load %6[%782] : memref<?xf32>
          %847 = arith.addi %845, %c10 : index
          memref.store %846, %out[%847] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
