// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=256, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
      scf.for %42 = %c17 to %31 step %c10 {
        %43 = arith.subi %28, %c10 : index
        %44 = arith.minsi %42, %43 : index
        %45 = arith.divui %44, %groupSize : index
        %46 = arith.addi %19, %45 : index
        %47 = arith.muli %2, %groupSize : index
        %48 = arith.remui %44, %groupSize : index
        %49 = arith.addi %47, %48 : index
        %50 = arith.muli %46, %heads : index
        %51 = arith.addi %50, %49 : index
        %52 = arith.muli %51, %c4 : index
        %53 = arith.addi %52, %c17 : index
        %54 = vector.load %q[%53] : memref<?xf32>, vector<16xf32>
        %55 = arith.muli %42, %c4 : index
        %56 = arith.addi %55, %c17 : index
        vector.store %54, %4[%56] : memref<?xf32>, vector<16xf32>
        %57 = arith.addi %52, %c18 : index
        %58 = vector.load %q[%57] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %55, %c18 : index
        vector.store %58, %4[%59] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %52, %c19 : index
        %61 = vector.load %q[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %55, %c19 : index
        vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %52, %c20 : index
        %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.addi %55, %c20 : index
        vector.store %64, %4[%65] : memref<?xf32>, vector<16xf32>
        %66 = arith.addi %52, %c5 : index
        %67 = vector.load %q[%66] : memref<?xf32>, vector<16xf32>
        %68 = arith.addi %55, %c5 : index
        vector.store %67, %4[%68] : memref<?xf32>, vector<16xf32>
        %69 = arith.addi %52, %c21 : index
        %70 = vector.load %q[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %55, %c21 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %52, %c22 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.addi %55, %c22 : index
        vector.store %73, %4[%74] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %52, %c23 : index
        %76 = vector.load %q[%75] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %55, %c23 : index
        vector.store %76, %4[%77] : memref<?xf32>, vector<16xf32>
        %78 = arith.addi %52, %c24 : index
        %79 = vector.load %q[%78] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %55, %c24 : index
        vector.store %79, %4[%80] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %52, %c25 : index
        %82 = vector.load %q[%81] : memref<?xf32>, vector<16xf32>
        %83 = arith.addi %55, %c25 : index
        vector.store %82, %4[%83] : memref<?xf32>, vector<16xf32>
        %84 = arith.addi %52, %c26 : index
        %85 = vector.load %q[%84] : memref<?xf32>, vector<16xf32>
        %86 = arith.addi %55, %c26 : index
        vector.store %85, %4[%86] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %52, %c27 : index
        %88 = vector.load %q[%87] : memref<?xf32>, vector<16xf32>
        %89 = arith.addi %55, %c27 : index
        vector.store %88, %4[%89] : memref<?xf32>, vector<16xf32>
        %90 = arith.addi %52, %c28 : index
        %91 = vector.load %q[%90] : memref<?xf32>, vector<16xf32>
        %92 = arith.addi %55, %c28 : index
        vector.store %91, %4[%92] : memref<?xf32>, vector<16xf32>
        %93 = arith.addi %52, %c29 : index
        %94 = vector.load %q[%93] : memref<?xf32>, vector<16xf32>
        %95 = arith.addi %55, %c29 : index
        vector.store %94, %4[%95] : memref<?xf32>, vector<16xf32>
        %96 = arith.addi %52, %c30 : index
        %97 = vector.load %q[%96] : memref<?xf32>, vector<16xf32>
        %98 = arith.addi %55, %c30 : index
        vector.store %97, %4[%98] : memref<?xf32>, vector<16xf32>
        %99 = arith.addi %52, %c31 : index
        %100 = vector.load %q[%99] : memref<?xf32>, vector<16xf32>
        %101 = arith.addi %55, %c31 : index
        vector.store %100, %4[%101] : memref<?xf32>, vector<16xf32>
      }
      scf.for %102 = %38 to %40 step %slots {
        %103 = arith.muli %102, %c16 : index
        scf.for %104 = %c17 to %31 step %c10 {
          memref.store %c34, %5[%104] : memref<?xf32>
          memref.store %c35, %6[%104] : memref<?xf32>
          %105 = arith.muli %104, %c4 : index
          %106 = arith.addi %105, %c17 : index
          vector.store %c33, %7[%106] : memref<?xf32>, vector<16xf32>
          %107 = arith.addi %105, %c18 : index
          vector.store %c33, %7[%107] : memref<?xf32>, vector<16xf32>
          %108 = arith.addi %105, %c19 : index
          vector.store %c33, %7[%108] : memref<?xf32>, vector<16xf32>
          %109 = arith.addi %105, %c20 : index
          vector.store %c33, %7[%109] : memref<?xf32>, vector<16xf32>
          %110 = arith.addi %105, %c5 : index
          vector.store %c33, %7[%110] : memref<?xf32>, vector<16xf32>
          %111 = arith.addi %105, %c21 : index
          vector.store %c33, %7[%111] : memref<?xf32>, vector<16xf32>
          %112 = arith.addi %105, %c22 : index
          vector.store %c33, %7[%112] : memref<?xf32>, vector<16xf32>
          %113 = arith.addi %105, %c23 : index
          vector.store %c33, %7[%113] : memref<?xf32>, vector<16xf32>
          %114 = arith.addi %105, %c24 : index
          vector.store %c33, %7[%114] : memref<?xf32>, vector<16xf32>
          %115 = arith.addi %105, %c25 : index
          vector.store %c33, %7[%115] : memref<?xf32>, vector<16xf32>
          %116 = arith.addi %105, %c26 : index
          vector.store %c33, %7[%116] : memref<?xf32>, vector<16xf32>
          %117 = arith.addi %105, %c27 : index
          vector.store %c33, %7[%117] : memref<?xf32>, vector<16xf32>
          %118 = arith.addi %105, %c28 : index
          vector.store %c33, %7[%118] : memref<?xf32>, vector<16xf32>
          %119 = arith.addi %105, %c29 : index
          vector.store %c33, %7[%119] : memref<?xf32>, vector<16xf32>
          %120 = arith.addi %105, %c30 : index
          vector.store %c33, %7[%120] : memref<?xf32>, vector<16xf32>
          %121 = arith.addi %105, %c31 : index
          vector.store %c33, %7[%121] : memref<?xf32>, vector<16xf32>
        }
        %122 = arith.addi %103, %c16 : index
        %123 = arith.minsi %122, %37 : index
        scf.for %124 = %103 to %123 step %c5 {
          scf.for %125 = %c17 to %c9 step %c10 {
            %126 = arith.muli %125, %c18 : index
            %127 = arith.addi %124, %126 : index
            %128 = arith.cmpi slt, %127, %37 : index
            scf.if %128 {
              %129 = arith.divui %127, %c18 : index
              %130 = arith.addi %27, %129 : index
              %131 = memref.load %step[%130] : memref<?xi32>
              %132 = arith.index_cast %131 : i32 to index
              %133 = arith.muli %132, %pageBytes : index
              %134 = arith.muli %2, %c37 : index
              %135 = arith.addi %133, %134 : index
              scf.for %136 = %c17 to %c4 step %c10 {
                %137 = arith.muli %136, %c18 : index
                %138 = arith.addi %135, %137 : index
                %139 = vector.load %kv[%138] : memref<?xi8>, vector<16xi8>
                %140 = arith.muli %136, %c5 : index
                %141 = arith.addi %140, %126 : index
                %142 = wave.fp8_decode "e4m3" %139 : vector<16xi8> -> vector<16xf32>
                vector.store %142, %11[%141] : memref<?xf32>, vector<16xf32>
              }
              %143 = arith.addi %135, %c38 : index
              scf.for %144 = %c17 to %c18 step %c10 {
                %145 = arith.addi %127, %144 : index
                %146 = arith.cmpi slt, %145, %37 : index
                %147 = arith.muli %144, %c4 : index
                %148 = arith.addi %143, %147 : index
                %149 = arith.addi %148, %c17 : index
                %150 = vector.load %kv[%149] : memref<?xi8>, vector<16xi8>
                %151 = wave.fp8_decode "e4m3" %150 : vector<16xi8> -> vector<16xf32>
                %152 = arith.select %146, %151, %c33 : vector<16xf32>
                %153 = arith.addi %126, %144 : index
                %154 = arith.muli %153, %c4 : index
                %155 = arith.addi %154, %c17 : index
                vector.store %152, %12[%155] : memref<?xf32>, vector<16xf32>
                %156 = arith.addi %148, %c18 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<16xi8>
                %158 = wave.fp8_decode "e4m3" %157 : vector<16xi8> -> vector<16xf32>
                %159 = arith.select %146, %158, %c33 : vector<16xf32>
                %160 = arith.addi %154, %c18 : index
                vector.store %159, %12[%160] : memref<?xf32>, vector<16xf32>
                %161 = arith.addi %148, %c19 : index
                %162 = vector.load %kv[%161] : memref<?xi8>, vector<16xi8>
                %163 = wave.fp8_decode "e4m3" %162 : vector<16xi8> -> vector<16xf32>
                %164 = arith.select %146, %163, %c33 : vector<16xf32>
                %165 = arith.addi %154, %c19 : index
                vector.store %164, %12[%165] : memref<?xf32>, vector<16xf32>
                %166 = arith.addi %148, %c20 : index
                %167 = vector.load %kv[%166] : memref<?xi8>, vector<16xi8>
                %168 = wave.fp8_decode "e4m3" %167 : vector<16xi8> -> vector<16xf32>
                %169 = arith.select %146, %168, %c33 : vector<16xf32>
                %170 = arith.addi %154, %c20 : index
                vector.store %169, %12[%170] : memref<?xf32>, vector<16xf32>
                %171 = arith.addi %148, %c5 : index
                %172 = vector.load %kv[%171] : memref<?xi8>, vector<16xi8>
                %173 = wave.fp8_decode "e4m3" %172 : vector<16xi8> -> vector<16xf32>
                %174 = arith.select %146, %173, %c33 : vector<16xf32>
                %175 = arith.addi %154, %c5 : index
                vector.store %174, %12[%175] : memref<?xf32>, vector<16xf32>
                %176 = arith.addi %148, %c21 : index
                %177 = vector.load %kv[%176] : memref<?xi8>, vector<16xi8>
                %178 = wave.fp8_decode "e4m3" %177 : vector<16xi8> -> vector<16xf32>
                %179 = arith.select %146, %178, %c33 : vector<16xf32>
                %180 = arith.addi %154, %c21 : index
                vector.store %179, %12[%180] : memref<?xf32>, vector<16xf32>
                %181 = arith.addi %148, %c22 : index
                %182 = vector.load %kv[%181] : memref<?xi8>, vector<16xi8>
                %183 = wave.fp8_decode "e4m3" %182 : vector<16xi8> -> vector<16xf32>
                %184 = arith.select %146, %183, %c33 : vector<16xf32>
                %185 = arith.addi %154, %c22 : index
                vector.store %184, %12[%185] : memref<?xf32>, vector<16xf32>
                %186 = arith.addi %148, %c23 : index
                %187 = vector.load %kv[%186] : memref<?xi8>, vector<16xi8>
                %188 = wave.fp8_decode "e4m3" %187 : vector<16xi8> -> vector<16xf32>
                %189 = arith.select %146, %188, %c33 : vector<16xf32>
                %190 = arith.addi %154, %c23 : index
                vector.store %189, %12[%190] : memref<?xf32>, vector<16xf32>
                %191 = arith.addi %148, %c24 : index
                %192 = vector.load %kv[%191] : memref<?xi8>, vector<16xi8>
                %193 = wave.fp8_decode "e4m3" %192 : vector<16xi8> -> vector<16xf32>
                %194 = arith.select %146, %193, %c33 : vector<16xf32>
                %195 = arith.addi %154, %c24 : index
                vector.store %194, %12[%195] : memref<?xf32>, vector<16xf32>
                %196 = arith.addi %148, %c25 : index
                %197 = vector.load %kv[%196] : memref<?xi8>, vector<16xi8>
                %198 = wave.fp8_decode "e4m3" %197 : vector<16xi8> -> vector<16xf32>
                %199 = arith.select %146, %198, %c33 : vector<16xf32>
                %200 = arith.addi %154, %c25 : index
                vector.store %199, %12[%200] : memref<?xf32>, vector<16xf32>
                %201 = arith.addi %148, %c26 : index
                %202 = vector.load %kv[%201] : memref<?xi8>, vector<16xi8>
                %203 = wave.fp8_decode "e4m3" %202 : vector<16xi8> -> vector<16xf32>
                %204 = arith.select %146, %203, %c33 : vector<16xf32>
                %205 = arith.addi %154, %c26 : index
                vector.store %204, %12[%205] : memref<?xf32>, vector<16xf32>
                %206 = arith.addi %148, %c27 : index
                %207 = vector.load %kv[%206] : memref<?xi8>, vector<16xi8>
                %208 = wave.fp8_decode "e4m3" %207 : vector<16xi8> -> vector<16xf32>
                %209 = arith.select %146, %208, %c33 : vector<16xf32>
                %210 = arith.addi %154, %c27 : index
                vector.store %209, %12[%210] : memref<?xf32>, vector<16xf32>
                %211 = arith.addi %148, %c28 : index
                %212 = vector.load %kv[%211] : memref<?xi8>, vector<16xi8>
                %213 = wave.fp8_decode "e4m3" %212 : vector<16xi8> -> vector<16xf32>
                %214 = arith.select %146, %213, %c33 : vector<16xf32>
                %215 = arith.addi %154, %c28 : index
                vector.store %214, %12[%215] : memref<?xf32>, vector<16xf32>
                %216 = arith.addi %148, %c29 : index
                %217 = vector.load %kv[%216] : memref<?xi8>, vector<16xi8>
                %218 = wave.fp8_decode "e4m3" %217 : vector<16xi8> -> vector<16xf32>
                %219 = arith.select %146, %218, %c33 : vector<16xf32>
                %220 = arith.addi %154, %c29 : index
                vector.store %219, %12[%220] : memref<?xf32>, vector<16xf32>
                %221 = arith.addi %148, %c30 : index
                %222 = vector.load %kv[%221] : memref<?xi8>, vector<16xi8>
                %223 = wave.fp8_decode "e4m3" %222 : vector<16xi8> -> vector<16xf32>
                %224 = arith.select %146, %223, %c33 : vector<16xf32>
                %225 = arith.addi %154, %c30 : index
                vector.store %224, %12[%225] : memref<?xf32>, vector<16xf32>
                %226 = arith.addi %148, %c31 : index
                %227 = vector.load %kv[%226] : memref<?xi8>, vector<16xi8>
                %228 = wave.fp8_decode "e4m3" %227 : vector<16xi8> -> vector<16xf32>
                %229 = arith.select %146, %228, %c33 : vector<16xf32>
                %230 = arith.addi %154, %c31 : index
                vector.store %229, %12[%230] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %231 = %c17 to %31 step %c9 {
            %249:16 = scf.for %232 = %c17 to %c4 step %c10 iter_args(%233 = %c33, %234 = %c33, %235 = %c33, %236 = %c33, %237 = %c33, %238 = %c33, %239 = %c33, %240 = %c33, %241 = %c33, %242 = %c33, %243 = %c33, %244 = %c33, %245 = %c33, %246 = %c33, %247 = %c33, %248 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %250 = arith.muli %232, %c5 : index
              %251 = arith.addi %250, %c17 : index
              %252 = vector.load %11[%251] : memref<?xf32>, vector<16xf32>
              %253 = arith.addi %250, %c18 : index
              %254 = vector.load %11[%253] : memref<?xf32>, vector<16xf32>
              %255 = arith.addi %250, %c19 : index
              %256 = vector.load %11[%255] : memref<?xf32>, vector<16xf32>
              %257 = arith.addi %250, %c20 : index
              %258 = vector.load %11[%257] : memref<?xf32>, vector<16xf32>
              %259 = arith.addi %231, %c17 : index
              %260 = arith.muli %259, %c4 : index
              %261 = arith.addi %260, %232 : index
              %262 = memref.load %4[%261] : memref<?xf32>
              %263 = vector.broadcast %262 : f32 to vector<16xf32>
              %264 = math.fma %263, %252, %233 : vector<16xf32>
              %265 = math.fma %263, %254, %234 : vector<16xf32>
              %266 = math.fma %263, %256, %235 : vector<16xf32>
              %267 = math.fma %263, %258, %236 : vector<16xf32>
              %268 = arith.addi %231, %c10 : index
              %269 = arith.muli %268, %c4 : index
              %270 = arith.addi %269, %232 : index
              %271 = memref.load %4[%270] : memref<?xf32>
              %272 = vector.broadcast %271 : f32 to vector<16xf32>
              %273 = math.fma %272, %252, %237 : vector<16xf32>
              %274 = math.fma %272, %254, %238 : vector<16xf32>
              %275 = math.fma %272, %256, %239 : vector<16xf32>
              %276 = math.fma %272, %258, %240 : vector<16xf32>
              %277 = arith.addi %231, %c7 : index
              %278 = arith.muli %277, %c4 : index
              %279 = arith.addi %278, %232 : index
              %280 = memref.load %4[%279] : memref<?xf32>
              %281 = vector.broadcast %280 : f32 to vector<16xf32>
              %282 = math.fma %281, %252, %241 : vector<16xf32>
              %283 = math.fma %281, %254, %242 : vector<16xf32>
              %284 = math.fma %281, %256, %243 : vector<16xf32>
              %285 = math.fma %281, %258, %244 : vector<16xf32>
              %286 = arith.addi %231, %c13 : index
              %287 = arith.muli %286, %c4 : index
              %288 = arith.addi %287, %232 : index
              %289 = memref.load %4[%288] : memref<?xf32>
              %290 = vector.broadcast %289 : f32 to vector<16xf32>
              %291 = math.fma %290, %252, %245 : vector<16xf32>
              %292 = math.fma %290, %254, %246 : vector<16xf32>
              %293 = math.fma %290, %256, %247 : vector<16xf32>
              %294 = math.fma %290, %258, %248 : vector<16xf32>
              scf.yield %264, %265, %266, %267, %273, %274, %275, %276, %282, %283, %284, %285, %291, %292, %293, %294 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %295 = arith.addi %231, %c17 : index
            %296 = arith.subi %28, %c10 : index
            %297 = arith.minsi %295, %296 : index
            %298 = arith.divui %297, %groupSize : index
            %299 = arith.addi %19, %298 : index
            %300 = arith.muli %2, %groupSize : index
            %301 = arith.remui %297, %groupSize : index
            %302 = arith.addi %300, %301 : index
            %303 = arith.addi %positionsAt, %299 : index
            %304 = memref.load %step[%303] : memref<?xi32>
            %305 = arith.index_cast %304 : i32 to index
            %306 = arith.subi %305, %124 : index
            %307 = arith.index_cast %306 : index to i32
            %308 = vector.broadcast %307 : i32 to vector<16xi32>
            %309 = arith.cmpi sle, %c39, %308 : vector<16xi32>
            %310 = arith.select %309, %249#0, %c40 : vector<16xi1>, vector<16xf32>
            %311 = arith.cmpi sle, %c41, %308 : vector<16xi32>
            %312 = arith.select %311, %249#1, %c40 : vector<16xi1>, vector<16xf32>
            %313 = arith.cmpi sle, %c42, %308 : vector<16xi32>
            %314 = arith.select %313, %249#2, %c40 : vector<16xi1>, vector<16xf32>
            %315 = arith.cmpi sle, %c43, %308 : vector<16xi32>
            %316 = arith.select %315, %249#3, %c40 : vector<16xi1>, vector<16xf32>
            %317 = arith.maximumf %310, %312 : vector<16xf32>
            %318 = arith.maximumf %317, %314 : vector<16xf32>
            %319 = arith.maximumf %318, %316 : vector<16xf32>
            %320 = memref.load %5[%295] : memref<?xf32>
            %321 = wave.reduce "max" %319 : vector<16xf32>
            %322 = arith.maximumf %320, %321 : f32
            %323 = arith.subf %320, %322 : f32
            %324 = wave.exp2 %323 : f32
            %325 = vector.broadcast %322 : f32 to vector<16xf32>
            %326 = arith.subf %310, %325 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %309, %327, %c33 : vector<16xi1>, vector<16xf32>
            %329 = arith.muli %295, %c5 : index
            %330 = arith.addi %329, %c17 : index
            vector.store %328, %10[%330] : memref<?xf32>, vector<16xf32>
            %331 = arith.subf %312, %325 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %311, %332, %c33 : vector<16xi1>, vector<16xf32>
            %334 = arith.addi %329, %c18 : index
            vector.store %333, %10[%334] : memref<?xf32>, vector<16xf32>
            %335 = arith.addf %328, %333 : vector<16xf32>
            %336 = arith.subf %314, %325 : vector<16xf32>
            %337 = wave.exp2 %336 : vector<16xf32>
            %338 = arith.select %313, %337, %c33 : vector<16xi1>, vector<16xf32>
            %339 = arith.addi %329, %c19 : index
            vector.store %338, %10[%339] : memref<?xf32>, vector<16xf32>
            %340 = arith.addf %335, %338 : vector<16xf32>
            %341 = arith.subf %316, %325 : vector<16xf32>
            %342 = wave.exp2 %341 : vector<16xf32>
            %343 = arith.select %315, %342, %c33 : vector<16xi1>, vector<16xf32>
            %344 = arith.addi %329, %c20 : index
            vector.store %343, %10[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.addf %340, %343 : vector<16xf32>
            %346 = memref.load %6[%295] : memref<?xf32>
            %347 = wave.reduce "add" %345 : vector<16xf32>
            %348 = math.fma %346, %324, %347 : f32
            memref.store %322, %5[%295] : memref<?xf32>
            memref.store %348, %6[%295] : memref<?xf32>
            memref.store %324, %8[%295] : memref<?xf32>
            %349 = arith.addi %231, %c10 : index
            %350 = arith.minsi %349, %296 : index
            %351 = arith.divui %350, %groupSize : index
            %352 = arith.addi %19, %351 : index
            %353 = arith.remui %350, %groupSize : index
            %354 = arith.addi %300, %353 : index
            %355 = arith.addi %positionsAt, %352 : index
            %356 = memref.load %step[%355] : memref<?xi32>
            %357 = arith.index_cast %356 : i32 to index
            %358 = arith.subi %357, %124 : index
            %359 = arith.index_cast %358 : index to i32
            %360 = vector.broadcast %359 : i32 to vector<16xi32>
            %361 = arith.cmpi sle, %c39, %360 : vector<16xi32>
            %362 = arith.select %361, %249#4, %c40 : vector<16xi1>, vector<16xf32>
            %363 = arith.cmpi sle, %c41, %360 : vector<16xi32>
            %364 = arith.select %363, %249#5, %c40 : vector<16xi1>, vector<16xf32>
            %365 = arith.cmpi sle, %c42, %360 : vector<16xi32>
            %366 = arith.select %365, %249#6, %c40 : vector<16xi1>, vector<16xf32>
            %367 = arith.cmpi sle, %c43, %360 : vector<16xi32>
            %368 = arith.select %367, %249#7, %c40 : vector<16xi1>, vector<16xf32>
            %369 = arith.maximumf %362, %364 : vector<16xf32>
            %370 = arith.maximumf %369, %366 : vector<16xf32>
            %371 = arith.maximumf %370, %368 : vector<16xf32>
            %372 = memref.load %5[%349] : memref<?xf32>
            %373 = wave.reduce "max" %371 : vector<16xf32>
            %374 = arith.maximumf %372, %373 : f32
            %375 = arith.subf %372, %374 : f32
            %376 = wave.exp2 %375 : f32
            %377 = vector.broadcast %374 : f32 to vector<16xf32>
            %378 = arith.subf %362, %377 : vector<16xf32>
            %379 = wave.exp2 %378 : vector<16xf32>
            %380 = arith.select %361, %379, %c33 : vector<16xi1>, vector<16xf32>
            %381 = arith.muli %349, %c5 : index
            %382 = arith.addi %381, %c17 : index
            vector.store %380, %10[%382] : memref<?xf32>, vector<16xf32>
            %383 = arith.subf %364, %377 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %363, %384, %c33 : vector<16xi1>, vector<16xf32>
            %386 = arith.addi %381, %c18 : index
            vector.store %385, %10[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %380, %385 : vector<16xf32>
            %388 = arith.subf %366, %377 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %365, %389, %c33 : vector<16xi1>, vector<16xf32>
            %391 = arith.addi %381, %c19 : index
            vector.store %390, %10[%391] : memref<?xf32>, vector<16xf32>
            %392 = arith.addf %387, %390 : vector<16xf32>
            %393 = arith.subf %368, %377 : vector<16xf32>
            %394 = wave.exp2 %393 : vector<16xf32>
            %395 = arith.select %367, %394, %c33 : vector<16xi1>, vector<16xf32>
            %396 = arith.addi %381, %c20 : index
            vector.store %395, %10[%396] : memref<?xf32>, vector<16xf32>
            %397 = arith.addf %392, %395 : vector<16xf32>
            %398 = memref.load %6[%349] : memref<?xf32>
            %399 = wave.reduce "add" %397 : vector<16xf32>
            %400 = math.fma %398, %376, %399 : f32
            memref.store %374, %5[%349] : memref<?xf32>
            memref.store %400, %6[%349] : memref<?xf32>
            memref.store %376, %8[%349] : memref<?xf32>
            %401 = arith.addi %231, %c7 : index
            %402 = arith.minsi %401, %296 : index
            %403 = arith.divui %402, %groupSize : index
            %404 = arith.addi %19, %403 : index
            %405 = arith.remui %402, %groupSize : index
            %406 = arith.addi %300, %405 : index
            %407 = arith.addi %positionsAt, %404 : index
            %408 = memref.load %step[%407] : memref<?xi32>
            %409 = arith.index_cast %408 : i32 to index
            %410 = arith.subi %409, %124 : index
            %411 = arith.index_cast %410 : index to i32
            %412 = vector.broadcast %411 : i32 to vector<16xi32>
            %413 = arith.cmpi sle, %c39, %412 : vector<16xi32>
            %414 = arith.select %413, %249#8, %c40 : vector<16xi1>, vector<16xf32>
            %415 = arith.cmpi sle, %c41, %412 : vector<16xi32>
            %416 = arith.select %415, %249#9, %c40 : vector<16xi1>, vector<16xf32>
            %417 = arith.cmpi sle, %c42, %412 : vector<16xi32>
            %418 = arith.select %417, %249#10, %c40 : vector<16xi1>, vector<16xf32>
            %419 = arith.cmpi sle, %c43, %412 : vector<16xi32>
            %420 = arith.select %419, %249#11, %c40 : vector<16xi1>, vector<16xf32>
            %421 = arith.maximumf %414, %416 : vector<16xf32>
            %422 = arith.maximumf %421, %418 : vector<16xf32>
            %423 = arith.maximumf %422, %420 : vector<16xf32>
            %424 = memref.load %5[%401] : memref<?xf32>
            %425 = wave.reduce "max" %423 : vector<16xf32>
            %426 = arith.maximumf %424, %425 : f32
            %427 = arith.subf %424, %426 : f32
            %428 = wave.exp2 %427 : f32
            %429 = vector.broadcast %426 : f32 to vector<16xf32>
            %430 = arith.subf %414, %429 : vector<16xf32>
            %431 = wave.exp2 %430 : vector<16xf32>
            %432 = arith.select %413, %431, %c33 : vector<16xi1>, vector<16xf32>
            %433 = arith.muli %401, %c5 : index
            %434 = arith.addi %433, %c17 : index
            vector.store %432, %10[%434] : memref<?xf32>, vector<16xf32>
            %435 = arith.subf %416, %429 : vector<16xf32>
            %436 = wave.exp2 %435 : vector<16xf32>
            %437 = arith.select %415, %436, %c33 : vector<16xi1>, vector<16xf32>
            %438 = arith.addi %433, %c18 : index
            vector.store %437, %10[%438] : memref<?xf32>, vector<16xf32>
            %439 = arith.addf %432, %437 : vector<16xf32>
            %440 = arith.subf %418, %429 : vector<16xf32>
            %441 = wave.exp2 %440 : vector<16xf32>
            %442 = arith.select %417, %441, %c33 : vector<16xi1>, vector<16xf32>
            %443 = arith.addi %433, %c19 : index
            vector.store %442, %10[%443] : memref<?xf32>, vector<16xf32>
            %444 = arith.addf %439, %442 : vector<16xf32>
            %445 = arith.subf %420, %429 : vector<16xf32>
            %446 = wave.exp2 %445 : vector<16xf32>
            %447 = arith.select %419, %446, %c33 : vector<16xi1>, vector<16xf32>
            %448 = arith.addi %433, %c20 : index
            vector.store %447, %10[%448] : memref<?xf32>, vector<16xf32>
            %449 = arith.addf %444, %447 : vector<16xf32>
            %450 = memref.load %6[%401] : memref<?xf32>
            %451 = wave.reduce "add" %449 : vector<16xf32>
            %452 = math.fma %450, %428, %451 : f32
            memref.store %426, %5[%401] : memref<?xf32>
            memref.store %452, %6[%401] : memref<?xf32>
            memref.store %428, %8[%401] : memref<?xf32>
            %453 = arith.addi %231, %c13 : index
            %454 = arith.minsi %453, %296 : index
            %455 = arith.divui %454, %groupSize : index
            %456 = arith.addi %19, %455 : index
            %457 = arith.remui %454, %groupSize : index
            %458 = arith.addi %300, %457 : index
            %459 = arith.addi %positionsAt, %456 : index
            %460 = memref.load %step[%459] : memref<?xi32>
            %461 = arith.index_cast %460 : i32 to index
            %462 = arith.subi %461, %124 : index
            %463 = arith.index_cast %462 : index to i32
            %464 = vector.broadcast %463 : i32 to vector<16xi32>
            %465 = arith.cmpi sle, %c39, %464 : vector<16xi32>
            %466 = arith.select %465, %249#12, %c40 : vector<16xi1>, vector<16xf32>
            %467 = arith.cmpi sle, %c41, %464 : vector<16xi32>
            %468 = arith.select %467, %249#13, %c40 : vector<16xi1>, vector<16xf32>
            %469 = arith.cmpi sle, %c42, %464 : vector<16xi32>
            %470 = arith.select %469, %249#14, %c40 : vector<16xi1>, vector<16xf32>
            %471 = arith.cmpi sle, %c43, %464 : vector<16xi32>
            %472 = arith.select %471, %249#15, %c40 : vector<16xi1>, vector<16xf32>
            %473 = arith.maximumf %466, %468 : vector<16xf32>
            %474 = arith.maximumf %473, %470 : vector<16xf32>
            %475 = arith.maximumf %474, %472 : vector<16xf32>
            %476 = memref.load %5[%453] : memref<?xf32>
            %477 = wave.reduce "max" %475 : vector<16xf32>
            %478 = arith.maximumf %476, %477 : f32
            %479 = arith.subf %476, %478 : f32
            %480 = wave.exp2 %479 : f32
            %481 = vector.broadcast %478 : f32 to vector<16xf32>
            %482 = arith.subf %466, %481 : vector<16xf32>
            %483 = wave.exp2 %482 : vector<16xf32>
            %484 = arith.select %465, %483, %c33 : vector<16xi1>, vector<16xf32>
            %485 = arith.muli %453, %c5 : index
            %486 = arith.addi %485, %c17 : index
            vector.store %484, %10[%486] : memref<?xf32>, vector<16xf32>
            %487 = arith.subf %468, %481 : vector<16xf32>
            %488 = wave.exp2 %487 : vector<16xf32>
            %489 = arith.select %467, %488, %c33 : vector<16xi1>, vector<16xf32>
            %490 = arith.addi %485, %c18 : index
            vector.store %489, %10[%490] : memref<?xf32>, vector<16xf32>
            %491 = arith.addf %484, %489 : vector<16xf32>
            %492 = arith.subf %470, %481 : vector<16xf32>
            %493 = wave.exp2 %492 : vector<16xf32>
            %494 = arith.select %469, %493, %c33 : vector<16xi1>, vector<16xf32>
            %495 = arith.addi %485, %c19 : index
            vector.store %494, %10[%495] : memref<?xf32>, vector<16xf32>
            %496 = arith.addf %491, %494 : vector<16xf32>
            %497 = arith.subf %472, %481 : vector<16xf32>
            %498 = wave.exp2 %497 : vector<16xf32>
            %499 = arith.select %471, %498, %c33 : vector<16xi1>, vector<16xf32>
            %500 = arith.addi %485, %c20 : index
            vector.store %499, %10[%500] : memref<?xf32>, vector<16xf32>
            %501 = arith.addf %496, %499 : vector<16xf32>
            %502 = memref.load %6[%453] : memref<?xf32>
            %503 = wave.reduce "add" %501 : vector<16xf32>
            %504 = math.fma %502, %480, %503 : f32
            memref.store %478, %5[%453] : memref<?xf32>
            memref.store %504, %6[%453] : memref<?xf32>
            memref.store %480, %8[%453] : memref<?xf32>
          }
          %505 = arith.subi %37, %124 : index
          %506 = arith.minsi %505, %c5 : index
          scf.for %507 = %c17 to %31 step %c7 {
            %508 = arith.addi %507, %c17 : index
            %509 = memref.load %8[%508] : memref<?xf32>
            %510 = vector.broadcast %509 : f32 to vector<16xf32>
            %511 = arith.muli %508, %c4 : index
            %512 = arith.addi %511, %c17 : index
            %513 = vector.load %7[%512] : memref<?xf32>, vector<16xf32>
            %514 = arith.mulf %513, %510 : vector<16xf32>
            %515 = arith.addi %511, %c18 : index
            %516 = vector.load %7[%515] : memref<?xf32>, vector<16xf32>
            %517 = arith.mulf %516, %510 : vector<16xf32>
            %518 = arith.addi %511, %c19 : index
            %519 = vector.load %7[%518] : memref<?xf32>, vector<16xf32>
            %520 = arith.mulf %519, %510 : vector<16xf32>
            %521 = arith.addi %511, %c20 : index
            %522 = vector.load %7[%521] : memref<?xf32>, vector<16xf32>
            %523 = arith.mulf %522, %510 : vector<16xf32>
            %524 = arith.addi %507, %c10 : index
            %525 = memref.load %8[%524] : memref<?xf32>
            %526 = vector.broadcast %525 : f32 to vector<16xf32>
            %527 = arith.muli %524, %c4 : index
            %528 = arith.addi %527, %c17 : index
            %529 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
            %530 = arith.mulf %529, %526 : vector<16xf32>
            %531 = arith.addi %527, %c18 : index
            %532 = vector.load %7[%531] : memref<?xf32>, vector<16xf32>
            %533 = arith.mulf %532, %526 : vector<16xf32>
            %534 = arith.addi %527, %c19 : index
            %535 = vector.load %7[%534] : memref<?xf32>, vector<16xf32>
            %536 = arith.mulf %535, %526 : vector<16xf32>
            %537 = arith.addi %527, %c20 : index
            %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
            %539 = arith.mulf %538, %526 : vector<16xf32>
            %549:8 = scf.for %540 = %c17 to %506 step %c10 iter_args(%541 = %514, %542 = %517, %543 = %520, %544 = %523, %545 = %530, %546 = %533, %547 = %536, %548 = %539) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %550 = arith.muli %540, %c4 : index
              %551 = arith.addi %550, %c17 : index
              %552 = vector.load %12[%551] : memref<?xf32>, vector<16xf32>
              %553 = arith.addi %550, %c18 : index
              %554 = vector.load %12[%553] : memref<?xf32>, vector<16xf32>
              %555 = arith.addi %550, %c19 : index
              %556 = vector.load %12[%555] : memref<?xf32>, vector<16xf32>
              %557 = arith.addi %550, %c20 : index
              %558 = vector.load %12[%557] : memref<?xf32>, vector<16xf32>
              %559 = arith.muli %508, %c5 : index
              %560 = arith.addi %559, %540 : index
              %561 = memref.load %10[%560] : memref<?xf32>
              %562 = vector.broadcast %561 : f32 to vector<16xf32>
              %563 = math.fma %562, %552, %541 : vector<16xf32>
              %564 = math.fma %562, %554, %542 : vector<16xf32>
              %565 = math.fma %562, %556, %543 : vector<16xf32>
              %566 = math.fma %562, %558, %544 : vector<16xf32>
              %567 = arith.muli %524, %c5 : index
              %568 = arith.addi %567, %540 : index
              %569 = memref.load %10[%568] : memref<?xf32>
              %570 = vector.broadcast %569 : f32 to vector<16xf32>
              %571 = math.fma %570, %552, %545 : vector<16xf32>
              %572 = math.fma %570, %554, %546 : vector<16xf32>
              %573 = math.fma %570, %556, %547 : vector<16xf32>
              %574 = math.fma %570, %558, %548 : vector<16xf32>
              scf.yield %563, %564, %565, %566, %571, %572, %573, %574 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %549#0, %7[%512] : memref<?xf32>, vector<16xf32>
            vector.store %549#1, %7[%515] : memref<?xf32>, vector<16xf32>
            vector.store %549#2, %7[%518] : memref<?xf32>, vector<16xf32>
            vector.store %549#3, %7[%521] : memref<?xf32>, vector<16xf32>
            vector.store %549#4, %7[%528] : memref<?xf32>, vector<16xf32>
            vector.store %549#5, %7[%531] : memref<?xf32>, vector<16xf32>
            vector.store %549#6, %7[%534] : memref<?xf32>, vector<16xf32>
            vector.store %549#7, %7[%537] : memref<?xf32>, vector<16xf32>
            %575 = memref.load %8[%508] : memref<?xf32>
            %576 = vector.broadcast %575 : f32 to vector<16xf32>
            %577 = arith.addi %511, %c5 : index
            %578 = vector.load %7[%577] : memref<?xf32>, vector<16xf32>
            %579 = arith.mulf %578, %576 : vector<16xf32>
            %580 = arith.addi %511, %c21 : index
            %581 = vector.load %7[%580] : memref<?xf32>, vector<16xf32>
            %582 = arith.mulf %581, %576 : vector<16xf32>
            %583 = arith.addi %511, %c22 : index
            %584 = vector.load %7[%583] : memref<?xf32>, vector<16xf32>
            %585 = arith.mulf %584, %576 : vector<16xf32>
            %586 = arith.addi %511, %c23 : index
            %587 = vector.load %7[%586] : memref<?xf32>, vector<16xf32>
            %588 = arith.mulf %587, %576 : vector<16xf32>
            %589 = memref.load %8[%524] : memref<?xf32>
            %590 = vector.broadcast %589 : f32 to vector<16xf32>
            %591 = arith.addi %527, %c5 : index
            %592 = vector.load %7[%591] : memref<?xf32>, vector<16xf32>
            %593 = arith.mulf %592, %590 : vector<16xf32>
            %594 = arith.addi %527, %c21 : index
            %595 = vector.load %7[%594] : memref<?xf32>, vector<16xf32>
            %596 = arith.mulf %595, %590 : vector<16xf32>
            %597 = arith.addi %527, %c22 : index
            %598 = vector.load %7[%597] : memref<?xf32>, vector<16xf32>
            %599 = arith.mulf %598, %590 : vector<16xf32>
            %600 = arith.addi %527, %c23 : index
            %601 = vector.load %7[%600] : memref<?xf32>, vector<16xf32>
            %602 = arith.mulf %601, %590 : vector<16xf32>
            %612:8 = scf.for %603 = %c17 to %506 step %c10 iter_args(%604 = %579, %605 = %582, %606 = %585, %607 = %588, %608 = %593, %609 = %596, %610 = %599, %611 = %602) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %613 = arith.muli %603, %c4 : index
              %614 = arith.addi %613, %c5 : index
              %615 = vector.load %12[%614] : memref<?xf32>, vector<16xf32>
              %616 = arith.addi %613, %c21 : index
              %617 = vector.load %12[%616] : memref<?xf32>, vector<16xf32>
              %618 = arith.addi %613, %c22 : index
              %619 = vector.load %12[%618] : memref<?xf32>, vector<16xf32>
              %620 = arith.addi %613, %c23 : index
              %621 = vector.load %12[%620] : memref<?xf32>, vector<16xf32>
              %622 = arith.muli %508, %c5 : index
              %623 = arith.addi %622, %603 : index
              %624 = memref.load %10[%623] : memref<?xf32>
              %625 = vector.broadcast %624 : f32 to vector<16xf32>
              %626 = math.fma %625, %615, %604 : vector<16xf32>
              %627 = math.fma %625, %617, %605 : vector<16xf32>
              %628 = math.fma %625, %619, %606 : vector<16xf32>
              %629 = math.fma %625, %621, %607 : vector<16xf32>
              %630 = arith.muli %524, %c5 : index
              %631 = arith.addi %630, %603 : index
              %632 = memref.load %10[%631] : memref<?xf32>
              %633 = vector.broadcast %632 : f32 to vector<16xf32>
              %634 = math.fma %633, %615, %608 : vector<16xf32>
              %635 = math.fma %633, %617, %609 : vector<16xf32>
              %636 = math.fma %633, %619, %610 : vector<16xf32>
              %637 = math.fma %633, %621, %611 : vector<16xf32>
              scf.yield %626, %627, %628, %629, %634, %635, %636, %637 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %612#0, %7[%577] : memref<?xf32>, vector<16xf32>
            vector.store %612#1, %7[%580] : memref<?xf32>, vector<16xf32>
            vector.store %612#2, %7[%583] : memref<?xf32>, vector<16xf32>
            vector.store %612#3, %7[%586] : memref<?xf32>, vector<16xf32>
            vector.store %612#4, %7[%591] : memref<?xf32>, vector<16xf32>
            vector.store %612#5, %7[%594] : memref<?xf32>, vector<16xf32>
            vector.store %612#6, %7[%597] : memref<?xf32>, vector<16xf32>
            vector.store %612#7, %7[%600] : memref<?xf32>, vector<16xf32>
            %638 = memref.load %8[%508] : memref<?xf32>
            %639 = vector.broadcast %638 : f32 to vector<16xf32>
            %640 = arith.addi %511, %c24 : index
            %641 = vector.load %7[%640] : memref<?xf32>, vector<16xf32>
            %642 = arith.mulf %641, %639 : vector<16xf32>
            %643 = arith.addi %511, %c25 : index
            %644 = vector.load %7[%643] : memref<?xf32>, vector<16xf32>
            %645 = arith.mulf %644, %639 : vector<16xf32>
            %646 = arith.addi %511, %c26 : index
            %647 = vector.load %7[%646] : memref<?xf32>, vector<16xf32>
            %648 = arith.mulf %647, %639 : vector<16xf32>
            %649 = arith.addi %511, %c27 : index
            %650 = vector.load %7[%649] : memref<?xf32>, vector<16xf32>
            %651 = arith.mulf %650, %639 : vector<16xf32>
            %652 = memref.load %8[%524] : memref<?xf32>
            %653 = vector.broadcast %652 : f32 to vector<16xf32>
            %654 = arith.addi %527, %c24 : index
            %655 = vector.load %7[%654] : memref<?xf32>, vector<16xf32>
            %656 = arith.mulf %655, %653 : vector<16xf32>
            %657 = arith.addi %527, %c25 : index
            %658 = vector.load %7[%657] : memref<?xf32>, vector<16xf32>
            %659 = arith.mulf %658, %653 : vector<16xf32>
            %660 = arith.addi %527, %c26 : index
            %661 = vector.load %7[%660] : memref<?xf32>, vector<16xf32>
            %662 = arith.mulf %661, %653 : vector<16xf32>
            %663 = arith.addi %527, %c27 : index
            %664 = vector.load %7[%663] : memref<?xf32>, vector<16xf32>
            %665 = arith.mulf %664, %653 : vector<16xf32>
            %675:8 = scf.for %666 = %c17 to %506 step %c10 iter_args(%667 = %642, %668 = %645, %669 = %648, %670 = %651, %671 = %656, %672 = %659, %673 = %662, %674 = %665) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %676 = arith.muli %666, %c4 : index
              %677 = arith.addi %676, %c24 : index
              %678 = vector.load %12[%677] : memref<?xf32>, vector<16xf32>
              %679 = arith.addi %676, %c25 : index
              %680 = vector.load %12[%679] : memref<?xf32>, vector<16xf32>
              %681 = arith.addi %676, %c26 : index
              %682 = vector.load %12[%681] : memref<?xf32>, vector<16xf32>
              %683 = arith.addi %676, %c27 : index
              %684 = vector.load %12[%683] : memref<?xf32>, vector<16xf32>
              %685 = arith.muli %508, %c5 : index
              %686 = arith.addi %685, %666 : index
              %687 = memref.load %10[%686] : memref<?xf32>
              %688 = vector.broadcast %687 : f32 to vector<16xf32>
              %689 = math.fma %688, %678, %667 : vector<16xf32>
              %690 = math.fma %688, %680, %668 : vector<16xf32>
              %691 = math.fma %688, %682, %669 : vector<16xf32>
              %692 = math.fma %688, %684, %670 : vector<16xf32>
              %693 = arith.muli %524, %c5 : index
              %694 = arith.addi %693, %666 : index
              %695 = memref.load %10[%694] : memref<?xf32>
              %696 = vector.broadcast %695 : f32 to vector<16xf32>
              %697 = math.fma %696, %678, %671 : vector<16xf32>
              %698 = math.fma %696, %680, %672 : vector<16xf32>
              %699 = math.fma %696, %682, %673 : vector<16xf32>
              %700 = math.fma %696, %684, %674 : vector<16xf32>
              scf.yield %689, %690, %691, %692, %697, %698, %699, %700 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %675#0, %7[%640] : memref<?xf32>, vector<16xf32>
            vector.store %675#1, %7[%643] : memref<?xf32>, vector<16xf32>
            vector.store %675#2, %7[%646] : memref<?xf32>, vector<16xf32>
            vector.store %675#3, %7[%649] : memref<?xf32>, vector<16xf32>
            vector.store %675#4, %7[%654] : memref<?xf32>, vector<16xf32>
            vector.store %675#5, %7[%657] : memref<?xf32>, vector<16xf32>
            vector.store %675#6, %7[%660] : memref<?xf32>, vector<16xf32>
            vector.store %675#7, %7[%663] : memref<?xf32>, vector<16xf32>
            %701 = memref.load %8[%508] : memref<?xf32>
            %702 = vector.broadcast %701 : f32 to vector<16xf32>
            %703 = arith.addi %511, %c28 : index
            %704 = vector.load %7[%703] : memref<?xf32>, vector<16xf32>
            %705 = arith.mulf %704, %702 : vector<16xf32>
            %706 = arith.addi %511, %c29 : index
            %707 = vector.load %7[%706] : memref<?xf32>, vector<16xf32>
            %708 = arith.mulf %707, %702 : vector<16xf32>
            %709 = arith.addi %511, %c30 : index
            %710 = vector.load %7[%709] : memref<?xf32>, vector<16xf32>
            %711 = arith.mulf %710, %702 : vector<16xf32>
            %712 = arith.addi %511, %c31 : index
            %713 = vector.load %7[%712] : memref<?xf32>, vector<16xf32>
            %714 = arith.mulf %713, %702 : vector<16xf32>
            %715 = memref.load %8[%524] : memref<?xf32>
            %716 = vector.broadcast %715 : f32 to vector<16xf32>
            %717 = arith.addi %527, %c28 : index
            %718 = vector.load %7[%717] : memref<?xf32>, vector<16xf32>
            %719 = arith.mulf %718, %716 : vector<16xf32>
            %720 = arith.addi %527, %c29 : index
            %721 = vector.load %7[%720] : memref<?xf32>, vector<16xf32>
            %722 = arith.mulf %721, %716 : vector<16xf32>
            %723 = arith.addi %527, %c30 : index
            %724 = vector.load %7[%723] : memref<?xf32>, vector<16xf32>
            %725 = arith.mulf %724, %716 : vector<16xf32>
            %726 = arith.addi %527, %c31 : index
            %727 = vector.load %7[%726] : memref<?xf32>, vector<16xf32>
            %728 = arith.mulf %727, %716 : vector<16xf32>
            %738:8 = scf.for %729 = %c17 to %506 step %c10 iter_args(%730 = %705, %731 = %708, %732 = %711, %733 = %714, %734 = %719, %735 = %722, %736 = %725, %737 = %728) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %739 = arith.muli %729, %c4 : index
              %740 = arith.addi %739, %c28 : index
              %741 = vector.load %12[%740] : memref<?xf32>, vector<16xf32>
              %742 = arith.addi %739, %c29 : index
              %743 = vector.load %12[%742] : memref<?xf32>, vector<16xf32>
              %744 = arith.addi %739, %c30 : index
              %745 = vector.load %12[%744] : memref<?xf32>, vector<16xf32>
              %746 = arith.addi %739, %c31 : index
              %747 = vector.load %12[%746] : memref<?xf32>, vector<16xf32>
              %748 = arith.muli %508, %c5 : index
              %749 = arith.addi %748, %729 : index
              %750 = memref.load %10[%749] : memref<?xf32>
              %751 = vector.broadcast %750 : f32 to vector<16xf32>
              %752 = math.fma %751, %741, %730 : vector<16xf32>
              %753 = math.fma %751, %743, %731 : vector<16xf32>
              %754 = math.fma %751, %745, %732 : vector<16xf32>
              %755 = math.fma %751, %747, %733 : vector<16xf32>
              %756 = arith.muli %524, %c5 : index
              %757 = arith.addi %756, %729 : index
              %758 = memref.load %10[%757] : memref<?xf32>
              %759 = vector.broadcast %758 : f32 to vector<16xf32>
              %760 = math.fma %759, %741, %734 : vector<16xf32>
              %761 = math.fma %759, %743, %735 : vector<16xf32>
              %762 = math.fma %759, %745, %736 : vector<16xf32>
              %763 = math.fma %759, %747, %737 : vector<16xf32>
              scf.yield %752, %753, %754, %755, %760, %761, %762, %763 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %738#0, %7[%703] : memref<?xf32>, vector<16xf32>
            vector.store %738#1, %7[%706] : memref<?xf32>, vector<16xf32>
            vector.store %738#2, %7[%709] : memref<?xf32>, vector<16xf32>
            vector.store %738#3, %7[%712] : memref<?xf32>, vector<16xf32>
            vector.store %738#4, %7[%717] : memref<?xf32>, vector<16xf32>
            vector.store %738#5, %7[%720] : memref<?xf32>, vector<16xf32>
            vector.store %738#6, %7[%723] : memref<?xf32>, vector<16xf32>
            vector.store %738#7, %7[%726] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %764 = %c17 to %28 step %c10 {
          %765 = arith.subi %28, %c10 : index
          %766 = arith.minsi %764, %765 : index
          %767 = arith.divui %766, %groupSize : index
          %768 = arith.addi %19, %767 : index
          %769 = arith.muli %2, %groupSize : index
          %770 = arith.remui %766, %groupSize : index
          %771 = arith.addi %769, %770 : index
          %772 = arith.muli %768, %heads : index
          %773 = arith.addi %772, %771 : index
          %774 = arith.muli %773, %ranges : index
          %775 = arith.addi %774, %102 : index
          %776 = arith.muli %775, %c45 : index
          %777 = arith.muli %764, %c4 : index
          %778 = arith.addi %777, %c17 : index
          %779 = vector.load %7[%778] : memref<?xf32>, vector<16xf32>
          %780 = arith.addi %776, %c17 : index
          vector.store %779, %out[%780] : memref<?xf32>, vector<16xf32>
          %781 = arith.addi %777, %c18 : index
          %782 = vector.load %7[%781] : memref<?xf32>, vector<16xf32>
          %783 = arith.addi %776, %c18 : index
          vector.store %782, %out[%783] : memref<?xf32>, vector<16xf32>
          %784 = arith.addi %777, %c19 : index
          %785 = vector.load %7[%784] : memref<?xf32>, vector<16xf32>
          %786 = arith.addi %776, %c19 : index
          vector.store %785, %out[%786] : memref<?xf32>, vector<16xf32>
          %787 = arith.addi %777, %c20 : index
          %788 = vector.load %7[%787] : memref<?xf32>, vector<16xf32>
          %789 = arith.addi %776, %c20 : index
          vector.store %788, %out[%789] : memref<?xf32>, vector<16xf32>
          %790 = arith.addi %777, %c5 : index
          %791 = vector.load %7[%790] : memref<?xf32>, vector<16xf32>
          %792 = arith.addi %776, %c5 : index
          vector.store %791, %out[%792] : memref<?xf32>, vector<16xf32>
          %793 = arith.addi %777, %c21 : index
          %794 = vector.load %7[%793] : memref<?xf32>, vector<16xf32>
          %795 = arith.addi %776, %c21 : index
          vector.store %794, %out[%795] : memref<?xf32>, vector<16xf32>
          %796 = arith.addi %777, %c22 : index
          %797 = vector.load %7[%796] : memref<?xf32>, vector<16xf32>
          %798 = arith.addi %776, %c22 : index
          vector.store %797, %out[%798] : memref<?xf32>, vector<16xf32>
          %799 = arith.addi %777, %c23 : index
          %800 = vector.load %7[%799] : memref<?xf32>, vector<16xf32>
          %801 = arith.addi %776, %c23 : index
          vector.store %800, %out[%801] : memref<?xf32>, vector<16xf32>
          %802 = arith.addi %777, %c24 : index
          %803 = vector.load %7[%802] : memref<?xf32>, vector<16xf32>
          %804 = arith.addi %776, %c24 : index
          vector.store %803, %out[%804] : memref<?xf32>, vector<16xf32>
          %805 = arith.addi %777, %c25 : index
          %806 = vector.load %7[%805] : memref<?xf32>, vector<16xf32>
          %807 = arith.addi %776, %c25 : index
          vector.store %806, %out[%807] : memref<?xf32>, vector<16xf32>
          %808 = arith.addi %777, %c26 : index
          %809 = vector.load %7[%808] : memref<?xf32>, vector<16xf32>
          %810 = arith.addi %776, %c26 : index
          vector.store %809, %out[%810] : memref<?xf32>, vector<16xf32>
          %811 = arith.addi %777, %c27 : index
          %812 = vector.load %7[%811] : memref<?xf32>, vector<16xf32>
          %813 = arith.addi %776, %c27 : index
          vector.store %812, %out[%813] : memref<?xf32>, vector<16xf32>
          %814 = arith.addi %777, %c28 : index
          %815 = vector.load %7[%814] : memref<?xf32>, vector<16xf32>
          %816 = arith.addi %776, %c28 : index
          vector.store %815, %out[%816] : memref<?xf32>, vector<16xf32>
          %817 = arith.addi %777, %c29 : index
          %818 = vector.load %7[%817] : memref<?xf32>, vector<16xf32>
          %819 = arith.addi %776, %c29 : index
          vector.store %818, %out[%819] : memref<?xf32>, vector<16xf32>
          %820 = arith.addi %777, %c30 : index
          %821 = vector.load %7[%820] : memref<?xf32>, vector<16xf32>
          %822 = arith.addi %776, %c30 : index
          vector.store %821, %out[%822] : memref<?xf32>, vector<16xf32>
          %823 = arith.addi %777, %c31 : index
          %824 = vector.load %7[%823] : memref<?xf32>, vector<16xf32>
          %825 = arith.addi %776, %c31 : index
          vector.store %824, %out[%825] : memref<?xf32>, vector<16xf32>
          %826 = memref.load %5[%764] : memref<?xf32>
          %827 = arith.addi %776, %c4 : index
          memref.store %826, %out[%827] : memref<?xf32>
          %828 = memref.load %6[%764] : memref<?xf32>
          %829 = arith.addi %827, %c10 : index
          memref.store %828, %out[%829] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
