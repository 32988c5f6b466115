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
              %152 = arith.muli %2, %c6 : index
              %153 = arith.addi %151, %152 : index
              scf.for %154 = %c17 to %c4 step %c10 {
                %155 = arith.muli %154, %c19 : index
                %156 = arith.addi %153, %155 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
                %158 = arith.muli %154, %c5 : index
                %159 = arith.addi %158, %144 : index
                %160 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
                %161 = arith.extf %160 : vector<16xf16> to vector<16xf32>
                vector.store %161, %11[%159] : memref<?xf32>, vector<16xf32>
              }
              %162 = arith.addi %153, %c37 : index
              scf.for %163 = %c17 to %c18 step %c10 {
                %164 = arith.addi %145, %163 : index
                %165 = arith.cmpi slt, %164, %37 : index
                %166 = arith.muli %163, %c16 : index
                %167 = arith.addi %162, %166 : index
                %168 = arith.addi %167, %c17 : index
                %169 = vector.load %kv[%168] : memref<?xi8>, vector<32xi8>
                %170 = vector.bitcast %169 : vector<32xi8> to vector<16xf16>
                %171 = arith.extf %170 : vector<16xf16> to vector<16xf32>
                %172 = arith.select %165, %171, %c33 : vector<16xf32>
                %173 = arith.addi %144, %163 : index
                %174 = arith.muli %173, %c4 : index
                %175 = arith.addi %174, %c17 : index
                vector.store %172, %12[%175] : memref<?xf32>, vector<16xf32>
                %176 = arith.addi %167, %c19 : index
                %177 = vector.load %kv[%176] : memref<?xi8>, vector<32xi8>
                %178 = vector.bitcast %177 : vector<32xi8> to vector<16xf16>
                %179 = arith.extf %178 : vector<16xf16> to vector<16xf32>
                %180 = arith.select %165, %179, %c33 : vector<16xf32>
                %181 = arith.addi %174, %c18 : index
                vector.store %180, %12[%181] : memref<?xf32>, vector<16xf32>
                %182 = arith.addi %167, %c5 : index
                %183 = vector.load %kv[%182] : memref<?xi8>, vector<32xi8>
                %184 = vector.bitcast %183 : vector<32xi8> to vector<16xf16>
                %185 = arith.extf %184 : vector<16xf16> to vector<16xf32>
                %186 = arith.select %165, %185, %c33 : vector<16xf32>
                %187 = arith.addi %174, %c19 : index
                vector.store %186, %12[%187] : memref<?xf32>, vector<16xf32>
                %188 = arith.addi %167, %c22 : index
                %189 = vector.load %kv[%188] : memref<?xi8>, vector<32xi8>
                %190 = vector.bitcast %189 : vector<32xi8> to vector<16xf16>
                %191 = arith.extf %190 : vector<16xf16> to vector<16xf32>
                %192 = arith.select %165, %191, %c33 : vector<16xf32>
                %193 = arith.addi %174, %c20 : index
                vector.store %192, %12[%193] : memref<?xf32>, vector<16xf32>
                %194 = arith.addi %167, %c24 : index
                %195 = vector.load %kv[%194] : memref<?xi8>, vector<32xi8>
                %196 = vector.bitcast %195 : vector<32xi8> to vector<16xf16>
                %197 = arith.extf %196 : vector<16xf16> to vector<16xf32>
                %198 = arith.select %165, %197, %c33 : vector<16xf32>
                %199 = arith.addi %174, %c5 : index
                vector.store %198, %12[%199] : memref<?xf32>, vector<16xf32>
                %200 = arith.addi %167, %c26 : index
                %201 = vector.load %kv[%200] : memref<?xi8>, vector<32xi8>
                %202 = vector.bitcast %201 : vector<32xi8> to vector<16xf16>
                %203 = arith.extf %202 : vector<16xf16> to vector<16xf32>
                %204 = arith.select %165, %203, %c33 : vector<16xf32>
                %205 = arith.addi %174, %c21 : index
                vector.store %204, %12[%205] : memref<?xf32>, vector<16xf32>
                %206 = arith.addi %167, %c28 : index
                %207 = vector.load %kv[%206] : memref<?xi8>, vector<32xi8>
                %208 = vector.bitcast %207 : vector<32xi8> to vector<16xf16>
                %209 = arith.extf %208 : vector<16xf16> to vector<16xf32>
                %210 = arith.select %165, %209, %c33 : vector<16xf32>
                %211 = arith.addi %174, %c22 : index
                vector.store %210, %12[%211] : memref<?xf32>, vector<16xf32>
                %212 = arith.addi %167, %c30 : index
                %213 = vector.load %kv[%212] : memref<?xi8>, vector<32xi8>
                %214 = vector.bitcast %213 : vector<32xi8> to vector<16xf16>
                %215 = arith.extf %214 : vector<16xf16> to vector<16xf32>
                %216 = arith.select %165, %215, %c33 : vector<16xf32>
                %217 = arith.addi %174, %c23 : index
                vector.store %216, %12[%217] : memref<?xf32>, vector<16xf32>
                %218 = arith.addi %167, %c4 : index
                %219 = vector.load %kv[%218] : memref<?xi8>, vector<32xi8>
                %220 = vector.bitcast %219 : vector<32xi8> to vector<16xf16>
                %221 = arith.extf %220 : vector<16xf16> to vector<16xf32>
                %222 = arith.select %165, %221, %c33 : vector<16xf32>
                %223 = arith.addi %174, %c24 : index
                vector.store %222, %12[%223] : memref<?xf32>, vector<16xf32>
                %224 = arith.addi %167, %c38 : index
                %225 = vector.load %kv[%224] : memref<?xi8>, vector<32xi8>
                %226 = vector.bitcast %225 : vector<32xi8> to vector<16xf16>
                %227 = arith.extf %226 : vector<16xf16> to vector<16xf32>
                %228 = arith.select %165, %227, %c33 : vector<16xf32>
                %229 = arith.addi %174, %c25 : index
                vector.store %228, %12[%229] : memref<?xf32>, vector<16xf32>
                %230 = arith.addi %167, %c39 : index
                %231 = vector.load %kv[%230] : memref<?xi8>, vector<32xi8>
                %232 = vector.bitcast %231 : vector<32xi8> to vector<16xf16>
                %233 = arith.extf %232 : vector<16xf16> to vector<16xf32>
                %234 = arith.select %165, %233, %c33 : vector<16xf32>
                %235 = arith.addi %174, %c26 : index
                vector.store %234, %12[%235] : memref<?xf32>, vector<16xf32>
                %236 = arith.addi %167, %c40 : index
                %237 = vector.load %kv[%236] : memref<?xi8>, vector<32xi8>
                %238 = vector.bitcast %237 : vector<32xi8> to vector<16xf16>
                %239 = arith.extf %238 : vector<16xf16> to vector<16xf32>
                %240 = arith.select %165, %239, %c33 : vector<16xf32>
                %241 = arith.addi %174, %c27 : index
                vector.store %240, %12[%241] : memref<?xf32>, vector<16xf32>
                %242 = arith.addi %167, %c41 : index
                %243 = vector.load %kv[%242] : memref<?xi8>, vector<32xi8>
                %244 = vector.bitcast %243 : vector<32xi8> to vector<16xf16>
                %245 = arith.extf %244 : vector<16xf16> to vector<16xf32>
                %246 = arith.select %165, %245, %c33 : vector<16xf32>
                %247 = arith.addi %174, %c28 : index
                vector.store %246, %12[%247] : memref<?xf32>, vector<16xf32>
                %248 = arith.addi %167, %c42 : index
                %249 = vector.load %kv[%248] : memref<?xi8>, vector<32xi8>
                %250 = vector.bitcast %249 : vector<32xi8> to vector<16xf16>
                %251 = arith.extf %250 : vector<16xf16> to vector<16xf32>
                %252 = arith.select %165, %251, %c33 : vector<16xf32>
                %253 = arith.addi %174, %c29 : index
                vector.store %252, %12[%253] : memref<?xf32>, vector<16xf32>
                %254 = arith.addi %167, %c43 : index
                %255 = vector.load %kv[%254] : memref<?xi8>, vector<32xi8>
                %256 = vector.bitcast %255 : vector<32xi8> to vector<16xf16>
                %257 = arith.extf %256 : vector<16xf16> to vector<16xf32>
                %258 = arith.select %165, %257, %c33 : vector<16xf32>
                %259 = arith.addi %174, %c30 : index
                vector.store %258, %12[%259] : memref<?xf32>, vector<16xf32>
                %260 = arith.addi %167, %c44 : index
                %261 = vector.load %kv[%260] : memref<?xi8>, vector<32xi8>
                %262 = vector.bitcast %261 : vector<32xi8> to vector<16xf16>
                %263 = arith.extf %262 : vector<16xf16> to vector<16xf32>
                %264 = arith.select %165, %263, %c33 : vector<16xf32>
                %265 = arith.addi %174, %c31 : index
                vector.store %264, %12[%265] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %266 = %c17 to %31 step %c9 {
            %284:16 = scf.for %267 = %c17 to %c4 step %c10 iter_args(%268 = %c33, %269 = %c33, %270 = %c33, %271 = %c33, %272 = %c33, %273 = %c33, %274 = %c33, %275 = %c33, %276 = %c33, %277 = %c33, %278 = %c33, %279 = %c33, %280 = %c33, %281 = %c33, %282 = %c33, %283 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %285 = arith.muli %267, %c5 : index
              %286 = arith.addi %285, %c17 : index
              %287 = vector.load %11[%286] : memref<?xf32>, vector<16xf32>
              %288 = arith.addi %285, %c18 : index
              %289 = vector.load %11[%288] : memref<?xf32>, vector<16xf32>
              %290 = arith.addi %285, %c19 : index
              %291 = vector.load %11[%290] : memref<?xf32>, vector<16xf32>
              %292 = arith.addi %285, %c20 : index
              %293 = vector.load %11[%292] : memref<?xf32>, vector<16xf32>
              %294 = arith.addi %266, %c17 : index
              %295 = arith.muli %294, %c4 : index
              %296 = arith.addi %295, %267 : index
              %297 = memref.load %4[%296] : memref<?xf32>
              %298 = vector.broadcast %297 : f32 to vector<16xf32>
              %299 = math.fma %298, %287, %268 : vector<16xf32>
              %300 = math.fma %298, %289, %269 : vector<16xf32>
              %301 = math.fma %298, %291, %270 : vector<16xf32>
              %302 = math.fma %298, %293, %271 : vector<16xf32>
              %303 = arith.addi %266, %c10 : index
              %304 = arith.muli %303, %c4 : index
              %305 = arith.addi %304, %267 : index
              %306 = memref.load %4[%305] : memref<?xf32>
              %307 = vector.broadcast %306 : f32 to vector<16xf32>
              %308 = math.fma %307, %287, %272 : vector<16xf32>
              %309 = math.fma %307, %289, %273 : vector<16xf32>
              %310 = math.fma %307, %291, %274 : vector<16xf32>
              %311 = math.fma %307, %293, %275 : vector<16xf32>
              %312 = arith.addi %266, %c7 : index
              %313 = arith.muli %312, %c4 : index
              %314 = arith.addi %313, %267 : index
              %315 = memref.load %4[%314] : memref<?xf32>
              %316 = vector.broadcast %315 : f32 to vector<16xf32>
              %317 = math.fma %316, %287, %276 : vector<16xf32>
              %318 = math.fma %316, %289, %277 : vector<16xf32>
              %319 = math.fma %316, %291, %278 : vector<16xf32>
              %320 = math.fma %316, %293, %279 : vector<16xf32>
              %321 = arith.addi %266, %c13 : index
              %322 = arith.muli %321, %c4 : index
              %323 = arith.addi %322, %267 : index
              %324 = memref.load %4[%323] : memref<?xf32>
              %325 = vector.broadcast %324 : f32 to vector<16xf32>
              %326 = math.fma %325, %287, %280 : vector<16xf32>
              %327 = math.fma %325, %289, %281 : vector<16xf32>
              %328 = math.fma %325, %291, %282 : vector<16xf32>
              %329 = math.fma %325, %293, %283 : vector<16xf32>
              scf.yield %299, %300, %301, %302, %308, %309, %310, %311, %317, %318, %319, %320, %326, %327, %328, %329 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %330 = arith.addi %266, %c17 : index
            %331 = arith.subi %28, %c10 : index
            %332 = arith.minsi %330, %331 : index
            %333 = arith.divui %332, %groupSize : index
            %334 = arith.addi %19, %333 : index
            %335 = arith.muli %2, %groupSize : index
            %336 = arith.remui %332, %groupSize : index
            %337 = arith.addi %335, %336 : index
            %338 = arith.addi %positionsAt, %334 : index
            %339 = memref.load %step[%338] : memref<?xi32>
            %340 = arith.index_cast %339 : i32 to index
            %341 = arith.subi %340, %142 : index
            %342 = arith.index_cast %341 : index to i32
            %343 = vector.broadcast %342 : i32 to vector<16xi32>
            %344 = arith.cmpi sle, %c45, %343 : vector<16xi32>
            %345 = arith.select %344, %284#0, %c46 : vector<16xi1>, vector<16xf32>
            %346 = arith.cmpi sle, %c47, %343 : vector<16xi32>
            %347 = arith.select %346, %284#1, %c46 : vector<16xi1>, vector<16xf32>
            %348 = arith.cmpi sle, %c48, %343 : vector<16xi32>
            %349 = arith.select %348, %284#2, %c46 : vector<16xi1>, vector<16xf32>
            %350 = arith.cmpi sle, %c49, %343 : vector<16xi32>
            %351 = arith.select %350, %284#3, %c46 : vector<16xi1>, vector<16xf32>
            %352 = arith.maximumf %345, %347 : vector<16xf32>
            %353 = arith.maximumf %352, %349 : vector<16xf32>
            %354 = arith.maximumf %353, %351 : vector<16xf32>
            %355 = memref.load %5[%330] : memref<?xf32>
            %356 = wave.reduce "max" %354 : vector<16xf32>
            %357 = arith.maximumf %355, %356 : f32
            %358 = arith.subf %355, %357 : f32
            %359 = wave.exp2 %358 : f32
            %360 = vector.broadcast %357 : f32 to vector<16xf32>
            %361 = arith.subf %345, %360 : vector<16xf32>
            %362 = wave.exp2 %361 : vector<16xf32>
            %363 = arith.select %344, %362, %c33 : vector<16xi1>, vector<16xf32>
            %364 = arith.muli %330, %c5 : index
            %365 = arith.addi %364, %c17 : index
            vector.store %363, %10[%365] : memref<?xf32>, vector<16xf32>
            %366 = arith.subf %347, %360 : vector<16xf32>
            %367 = wave.exp2 %366 : vector<16xf32>
            %368 = arith.select %346, %367, %c33 : vector<16xi1>, vector<16xf32>
            %369 = arith.addi %364, %c18 : index
            vector.store %368, %10[%369] : memref<?xf32>, vector<16xf32>
            %370 = arith.addf %363, %368 : vector<16xf32>
            %371 = arith.subf %349, %360 : vector<16xf32>
            %372 = wave.exp2 %371 : vector<16xf32>
            %373 = arith.select %348, %372, %c33 : vector<16xi1>, vector<16xf32>
            %374 = arith.addi %364, %c19 : index
            vector.store %373, %10[%374] : memref<?xf32>, vector<16xf32>
            %375 = arith.addf %370, %373 : vector<16xf32>
            %376 = arith.subf %351, %360 : vector<16xf32>
            %377 = wave.exp2 %376 : vector<16xf32>
            %378 = arith.select %350, %377, %c33 : vector<16xi1>, vector<16xf32>
            %379 = arith.addi %364, %c20 : index
            vector.store %378, %10[%379] : memref<?xf32>, vector<16xf32>
            %380 = arith.addf %375, %378 : vector<16xf32>
            %381 = memref.load %6[%330] : memref<?xf32>
            %382 = wave.reduce "add" %380 : vector<16xf32>
            %383 = math.fma %381, %359, %382 : f32
            memref.store %357, %5[%330] : memref<?xf32>
            memref.store %383, %6[%330] : memref<?xf32>
            memref.store %359, %8[%330] : memref<?xf32>
            %384 = arith.addi %266, %c10 : index
            %385 = arith.minsi %384, %331 : index
            %386 = arith.divui %385, %groupSize : index
            %387 = arith.addi %19, %386 : index
            %388 = arith.remui %385, %groupSize : index
            %389 = arith.addi %335, %388 : index
            %390 = arith.addi %positionsAt, %387 : index
            %391 = memref.load %step[%390] : memref<?xi32>
            %392 = arith.index_cast %391 : i32 to index
            %393 = arith.subi %392, %142 : index
            %394 = arith.index_cast %393 : index to i32
            %395 = vector.broadcast %394 : i32 to vector<16xi32>
            %396 = arith.cmpi sle, %c45, %395 : vector<16xi32>
            %397 = arith.select %396, %284#4, %c46 : vector<16xi1>, vector<16xf32>
            %398 = arith.cmpi sle, %c47, %395 : vector<16xi32>
            %399 = arith.select %398, %284#5, %c46 : vector<16xi1>, vector<16xf32>
            %400 = arith.cmpi sle, %c48, %395 : vector<16xi32>
            %401 = arith.select %400, %284#6, %c46 : vector<16xi1>, vector<16xf32>
            %402 = arith.cmpi sle, %c49, %395 : vector<16xi32>
            %403 = arith.select %402, %284#7, %c46 : vector<16xi1>, vector<16xf32>
            %404 = arith.maximumf %397, %399 : vector<16xf32>
            %405 = arith.maximumf %404, %401 : vector<16xf32>
            %406 = arith.maximumf %405, %403 : vector<16xf32>
            %407 = memref.load %5[%384] : memref<?xf32>
            %408 = wave.reduce "max" %406 : vector<16xf32>
            %409 = arith.maximumf %407, %408 : f32
            %410 = arith.subf %407, %409 : f32
            %411 = wave.exp2 %410 : f32
            %412 = vector.broadcast %409 : f32 to vector<16xf32>
            %413 = arith.subf %397, %412 : vector<16xf32>
            %414 = wave.exp2 %413 : vector<16xf32>
            %415 = arith.select %396, %414, %c33 : vector<16xi1>, vector<16xf32>
            %416 = arith.muli %384, %c5 : index
            %417 = arith.addi %416, %c17 : index
            vector.store %415, %10[%417] : memref<?xf32>, vector<16xf32>
            %418 = arith.subf %399, %412 : vector<16xf32>
            %419 = wave.exp2 %418 : vector<16xf32>
            %420 = arith.select %398, %419, %c33 : vector<16xi1>, vector<16xf32>
            %421 = arith.addi %416, %c18 : index
            vector.store %420, %10[%421] : memref<?xf32>, vector<16xf32>
            %422 = arith.addf %415, %420 : vector<16xf32>
            %423 = arith.subf %401, %412 : vector<16xf32>
            %424 = wave.exp2 %423 : vector<16xf32>
            %425 = arith.select %400, %424, %c33 : vector<16xi1>, vector<16xf32>
            %426 = arith.addi %416, %c19 : index
            vector.store %425, %10[%426] : memref<?xf32>, vector<16xf32>
            %427 = arith.addf %422, %425 : vector<16xf32>
            %428 = arith.subf %403, %412 : vector<16xf32>
            %429 = wave.exp2 %428 : vector<16xf32>
            %430 = arith.select %402, %429, %c33 : vector<16xi1>, vector<16xf32>
            %431 = arith.addi %416, %c20 : index
            vector.store %430, %10[%431] : memref<?xf32>, vector<16xf32>
            %432 = arith.addf %427, %430 : vector<16xf32>
            %433 = memref.load %6[%384] : memref<?xf32>
            %434 = wave.reduce "add" %432 : vector<16xf32>
            %435 = math.fma %433, %411, %434 : f32
            memref.store %409, %5[%384] : memref<?xf32>
            memref.store %435, %6[%384] : memref<?xf32>
            memref.store %411, %8[%384] : memref<?xf32>
            %436 = arith.addi %266, %c7 : index
            %437 = arith.minsi %436, %331 : index
            %438 = arith.divui %437, %groupSize : index
            %439 = arith.addi %19, %438 : index
            %440 = arith.remui %437, %groupSize : index
            %441 = arith.addi %335, %440 : index
            %442 = arith.addi %positionsAt, %439 : index
            %443 = memref.load %step[%442] : memref<?xi32>
            %444 = arith.index_cast %443 : i32 to index
            %445 = arith.subi %444, %142 : index
            %446 = arith.index_cast %445 : index to i32
            %447 = vector.broadcast %446 : i32 to vector<16xi32>
            %448 = arith.cmpi sle, %c45, %447 : vector<16xi32>
            %449 = arith.select %448, %284#8, %c46 : vector<16xi1>, vector<16xf32>
            %450 = arith.cmpi sle, %c47, %447 : vector<16xi32>
            %451 = arith.select %450, %284#9, %c46 : vector<16xi1>, vector<16xf32>
            %452 = arith.cmpi sle, %c48, %447 : vector<16xi32>
            %453 = arith.select %452, %284#10, %c46 : vector<16xi1>, vector<16xf32>
            %454 = arith.cmpi sle, %c49, %447 : vector<16xi32>
            %455 = arith.select %454, %284#11, %c46 : vector<16xi1>, vector<16xf32>
            %456 = arith.maximumf %449, %451 : vector<16xf32>
            %457 = arith.maximumf %456, %453 : vector<16xf32>
            %458 = arith.maximumf %457, %455 : vector<16xf32>
            %459 = memref.load %5[%436] : memref<?xf32>
            %460 = wave.reduce "max" %458 : vector<16xf32>
            %461 = arith.maximumf %459, %460 : f32
            %462 = arith.subf %459, %461 : f32
            %463 = wave.exp2 %462 : f32
            %464 = vector.broadcast %461 : f32 to vector<16xf32>
            %465 = arith.subf %449, %464 : vector<16xf32>
            %466 = wave.exp2 %465 : vector<16xf32>
            %467 = arith.select %448, %466, %c33 : vector<16xi1>, vector<16xf32>
            %468 = arith.muli %436, %c5 : index
            %469 = arith.addi %468, %c17 : index
            vector.store %467, %10[%469] : memref<?xf32>, vector<16xf32>
            %470 = arith.subf %451, %464 : vector<16xf32>
            %471 = wave.exp2 %470 : vector<16xf32>
            %472 = arith.select %450, %471, %c33 : vector<16xi1>, vector<16xf32>
            %473 = arith.addi %468, %c18 : index
            vector.store %472, %10[%473] : memref<?xf32>, vector<16xf32>
            %474 = arith.addf %467, %472 : vector<16xf32>
            %475 = arith.subf %453, %464 : vector<16xf32>
            %476 = wave.exp2 %475 : vector<16xf32>
            %477 = arith.select %452, %476, %c33 : vector<16xi1>, vector<16xf32>
            %478 = arith.addi %468, %c19 : index
            vector.store %477, %10[%478] : memref<?xf32>, vector<16xf32>
            %479 = arith.addf %474, %477 : vector<16xf32>
            %480 = arith.subf %455, %464 : vector<16xf32>
            %481 = wave.exp2 %480 : vector<16xf32>
            %482 = arith.select %454, %481, %c33 : vector<16xi1>, vector<16xf32>
            %483 = arith.addi %468, %c20 : index
            vector.store %482, %10[%483] : memref<?xf32>, vector<16xf32>
            %484 = arith.addf %479, %482 : vector<16xf32>
            %485 = memref.load %6[%436] : memref<?xf32>
            %486 = wave.reduce "add" %484 : vector<16xf32>
            %487 = math.fma %485, %463, %486 : f32
            memref.store %461, %5[%436] : memref<?xf32>
            memref.store %487, %6[%436] : memref<?xf32>
            memref.store %463, %8[%436] : memref<?xf32>
            %488 = arith.addi %266, %c13 : index
            %489 = arith.minsi %488, %331 : index
            %490 = arith.divui %489, %groupSize : index
            %491 = arith.addi %19, %490 : index
            %492 = arith.remui %489, %groupSize : index
            %493 = arith.addi %335, %492 : index
            %494 = arith.addi %positionsAt, %491 : index
            %495 = memref.load %step[%494] : memref<?xi32>
            %496 = arith.index_cast %495 : i32 to index
            %497 = arith.subi %496, %142 : index
            %498 = arith.index_cast %497 : index to i32
            %499 = vector.broadcast %498 : i32 to vector<16xi32>
            %500 = arith.cmpi sle, %c45, %499 : vector<16xi32>
            %501 = arith.select %500, %284#12, %c46 : vector<16xi1>, vector<16xf32>
            %502 = arith.cmpi sle, %c47, %499 : vector<16xi32>
            %503 = arith.select %502, %284#13, %c46 : vector<16xi1>, vector<16xf32>
            %504 = arith.cmpi sle, %c48, %499 : vector<16xi32>
            %505 = arith.select %504, %284#14, %c46 : vector<16xi1>, vector<16xf32>
            %506 = arith.cmpi sle, %c49, %499 : vector<16xi32>
            %507 = arith.select %506, %284#15, %c46 : vector<16xi1>, vector<16xf32>
            %508 = arith.maximumf %501, %503 : vector<16xf32>
            %509 = arith.maximumf %508, %505 : vector<16xf32>
            %510 = arith.maximumf %509, %507 : vector<16xf32>
            %511 = memref.load %5[%488] : memref<?xf32>
            %512 = wave.reduce "max" %510 : vector<16xf32>
            %513 = arith.maximumf %511, %512 : f32
            %514 = arith.subf %511, %513 : f32
            %515 = wave.exp2 %514 : f32
            %516 = vector.broadcast %513 : f32 to vector<16xf32>
            %517 = arith.subf %501, %516 : vector<16xf32>
            %518 = wave.exp2 %517 : vector<16xf32>
            %519 = arith.select %500, %518, %c33 : vector<16xi1>, vector<16xf32>
            %520 = arith.muli %488, %c5 : index
            %521 = arith.addi %520, %c17 : index
            vector.store %519, %10[%521] : memref<?xf32>, vector<16xf32>
            %522 = arith.subf %503, %516 : vector<16xf32>
            %523 = wave.exp2 %522 : vector<16xf32>
            %524 = arith.select %502, %523, %c33 : vector<16xi1>, vector<16xf32>
            %525 = arith.addi %520, %c18 : index
            vector.store %524, %10[%525] : memref<?xf32>, vector<16xf32>
            %526 = arith.addf %519, %524 : vector<16xf32>
            %527 = arith.subf %505, %516 : vector<16xf32>
            %528 = wave.exp2 %527 : vector<16xf32>
            %529 = arith.select %504, %528, %c33 : vector<16xi1>, vector<16xf32>
            %530 = arith.addi %520, %c19 : index
            vector.store %529, %10[%530] : memref<?xf32>, vector<16xf32>
            %531 = arith.addf %526, %529 : vector<16xf32>
            %532 = arith.subf %507, %516 : vector<16xf32>
            %533 = wave.exp2 %532 : vector<16xf32>
            %534 = arith.select %506, %533, %c33 : vector<16xi1>, vector<16xf32>
            %535 = arith.addi %520, %c20 : index
            vector.store %534, %10[%535] : memref<?xf32>, vector<16xf32>
            %536 = arith.addf %531, %534 : vector<16xf32>
            %537 = memref.load %6[%488] : memref<?xf32>
            %538 = wave.reduce "add" %536 : vector<16xf32>
            %539 = math.fma %537, %515, %538 : f32
            memref.store %513, %5[%488] : memref<?xf32>
            memref.store %539, %6[%488] : memref<?xf32>
            memref.store %515, %8[%488] : memref<?xf32>
          }
          %540 = arith.subi %37, %142 : index
          %541 = arith.minsi %540, %c5 : index
          scf.for %542 = %c17 to %31 step %c7 {
            %543 = arith.addi %542, %c17 : index
            %544 = memref.load %8[%543] : memref<?xf32>
            %545 = vector.broadcast %544 : f32 to vector<16xf32>
            %546 = arith.muli %543, %c4 : index
            %547 = arith.addi %546, %c17 : index
            %548 = vector.load %7[%547] : memref<?xf32>, vector<16xf32>
            %549 = arith.mulf %548, %545 : vector<16xf32>
            %550 = arith.addi %546, %c18 : index
            %551 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
            %552 = arith.mulf %551, %545 : vector<16xf32>
            %553 = arith.addi %546, %c19 : index
            %554 = vector.load %7[%553] : memref<?xf32>, vector<16xf32>
            %555 = arith.mulf %554, %545 : vector<16xf32>
            %556 = arith.addi %546, %c20 : index
            %557 = vector.load %7[%556] : memref<?xf32>, vector<16xf32>
            %558 = arith.mulf %557, %545 : vector<16xf32>
            %559 = arith.addi %542, %c10 : index
            %560 = memref.load %8[%559] : memref<?xf32>
            %561 = vector.broadcast %560 : f32 to vector<16xf32>
            %562 = arith.muli %559, %c4 : index
            %563 = arith.addi %562, %c17 : index
            %564 = vector.load %7[%563] : memref<?xf32>, vector<16xf32>
            %565 = arith.mulf %564, %561 : vector<16xf32>
            %566 = arith.addi %562, %c18 : index
            %567 = vector.load %7[%566] : memref<?xf32>, vector<16xf32>
            %568 = arith.mulf %567, %561 : vector<16xf32>
            %569 = arith.addi %562, %c19 : index
            %570 = vector.load %7[%569] : memref<?xf32>, vector<16xf32>
            %571 = arith.mulf %570, %561 : vector<16xf32>
            %572 = arith.addi %562, %c20 : index
            %573 = vector.load %7[%572] : memref<?xf32>, vector<16xf32>
            %574 = arith.mulf %573, %561 : vector<16xf32>
            %584:8 = scf.for %575 = %c17 to %541 step %c10 iter_args(%576 = %549, %577 = %552, %578 = %555, %579 = %558, %580 = %565, %581 = %568, %582 = %571, %583 = %574) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %585 = arith.muli %575, %c4 : index
              %586 = arith.addi %585, %c17 : index
              %587 = vector.load %12[%586] : memref<?xf32>, vector<16xf32>
              %588 = arith.addi %585, %c18 : index
              %589 = vector.load %12[%588] : memref<?xf32>, vector<16xf32>
              %590 = arith.addi %585, %c19 : index
              %591 = vector.load %12[%590] : memref<?xf32>, vector<16xf32>
              %592 = arith.addi %585, %c20 : index
              %593 = vector.load %12[%592] : memref<?xf32>, vector<16xf32>
              %594 = arith.muli %543, %c5 : index
              %595 = arith.addi %594, %575 : index
              %596 = memref.load %10[%595] : memref<?xf32>
              %597 = vector.broadcast %596 : f32 to vector<16xf32>
              %598 = math.fma %597, %587, %576 : vector<16xf32>
              %599 = math.fma %597, %589, %577 : vector<16xf32>
              %600 = math.fma %597, %591, %578 : vector<16xf32>
              %601 = math.fma %597, %593, %579 : vector<16xf32>
              %602 = arith.muli %559, %c5 : index
              %603 = arith.addi %602, %575 : index
              %604 = memref.load %10[%603] : memref<?xf32>
              %605 = vector.broadcast %604 : f32 to vector<16xf32>
              %606 = math.fma %605, %587, %580 : vector<16xf32>
              %607 = math.fma %605, %589, %581 : vector<16xf32>
              %608 = math.fma %605, %591, %582 : vector<16xf32>
              %609 = math.fma %605, %593, %583 : vector<16xf32>
              scf.yield %598, %599, %600, %601, %606, %607, %608, %609 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %584#0, %7[%547] : memref<?xf32>, vector<16xf32>
            vector.store %584#1, %7[%550] : memref<?xf32>, vector<16xf32>
            vector.store %584#2, %7[%553] : memref<?xf32>, vector<16xf32>
            vector.store %584#3, %7[%556] : memref<?xf32>, vector<16xf32>
            vector.store %584#4, %7[%563] : memref<?xf32>, vector<16xf32>
            vector.store %584#5, %7[%566] : memref<?xf32>, vector<16xf32>
            vector.store %584#6, %7[%569] : memref<?xf32>, vector<16xf32>
            vector.store %584#7, %7[%572] : memref<?xf32>, vector<16xf32>
            %610 = memref.load %8[%543] : memref<?xf32>
            %611 = vector.broadcast %610 : f32 to vector<16xf32>
            %612 = arith.addi %546, %c5 : index
            %613 = vector.load %7[%612] : memref<?xf32>, vector<16xf32>
            %614 = arith.mulf %613, %611 : vector<16xf32>
            %615 = arith.addi %546, %c21 : index
            %616 = vector.load %7[%615] : memref<?xf32>, vector<16xf32>
            %617 = arith.mulf %616, %611 : vector<16xf32>
            %618 = arith.addi %546, %c22 : index
            %619 = vector.load %7[%618] : memref<?xf32>, vector<16xf32>
            %620 = arith.mulf %619, %611 : vector<16xf32>
            %621 = arith.addi %546, %c23 : index
            %622 = vector.load %7[%621] : memref<?xf32>, vector<16xf32>
            %623 = arith.mulf %622, %611 : vector<16xf32>
            %624 = memref.load %8[%559] : memref<?xf32>
            %625 = vector.broadcast %624 : f32 to vector<16xf32>
            %626 = arith.addi %562, %c5 : index
            %627 = vector.load %7[%626] : memref<?xf32>, vector<16xf32>
            %628 = arith.mulf %627, %625 : vector<16xf32>
            %629 = arith.addi %562, %c21 : index
            %630 = vector.load %7[%629] : memref<?xf32>, vector<16xf32>
            %631 = arith.mulf %630, %625 : vector<16xf32>
            %632 = arith.addi %562, %c22 : index
            %633 = vector.load %7[%632] : memref<?xf32>, vector<16xf32>
            %634 = arith.mulf %633, %625 : vector<16xf32>
            %635 = arith.addi %562, %c23 : index
            %636 = vector.load %7[%635] : memref<?xf32>, vector<16xf32>
            %637 = arith.mulf %636, %625 : vector<16xf32>
            %647:8 = scf.for %638 = %c17 to %541 step %c10 iter_args(%639 = %614, %640 = %617, %641 = %620, %642 = %623, %643 = %628, %644 = %631, %645 = %634, %646 = %637) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %648 = arith.muli %638, %c4 : index
              %649 = arith.addi %648, %c5 : index
              %650 = vector.load %12[%649] : memref<?xf32>, vector<16xf32>
              %651 = arith.addi %648, %c21 : index
              %652 = vector.load %12[%651] : memref<?xf32>, vector<16xf32>
              %653 = arith.addi %648, %c22 : index
              %654 = vector.load %12[%653] : memref<?xf32>, vector<16xf32>
              %655 = arith.addi %648, %c23 : index
              %656 = vector.load %12[%655] : memref<?xf32>, vector<16xf32>
              %657 = arith.muli %543, %c5 : index
              %658 = arith.addi %657, %638 : index
              %659 = memref.load %10[%658] : memref<?xf32>
              %660 = vector.broadcast %659 : f32 to vector<16xf32>
              %661 = math.fma %660, %650, %639 : vector<16xf32>
              %662 = math.fma %660, %652, %640 : vector<16xf32>
              %663 = math.fma %660, %654, %641 : vector<16xf32>
              %664 = math.fma %660, %656, %642 : vector<16xf32>
              %665 = arith.muli %559, %c5 : index
              %666 = arith.addi %665, %638 : index
              %667 = memref.load %10[%666] : memref<?xf32>
              %668 = vector.broadcast %667 : f32 to vector<16xf32>
              %669 = math.fma %668, %650, %643 : vector<16xf32>
              %670 = math.fma %668, %652, %644 : vector<16xf32>
              %671 = math.fma %668, %654, %645 : vector<16xf32>
              %672 = math.fma %668, %656, %646 : vector<16xf32>
              scf.yield %661, %662, %663, %664, %669, %670, %671, %672 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %647#0, %7[%612] : memref<?xf32>, vector<16xf32>
            vector.store %647#1, %7[%615] : memref<?xf32>, vector<16xf32>
            vector.store %647#2, %7[%618] : memref<?xf32>, vector<16xf32>
            vector.store %647#3, %7[%621] : memref<?xf32>, vector<16xf32>
            vector.store %647#4, %7[%626] : memref<?xf32>, vector<16xf32>
            vector.store %647#5, %7[%629] : memref<?xf32>, vector<16xf32>
            vector.store %647#6, %7[%632] : memref<?xf32>, vector<16xf32>
            vector.store %647#7, %7[%635] : memref<?xf32>, vector<16xf32>
            %673 = memref.load %8[%543] : memref<?xf32>
            %674 = vector.broadcast %673 : f32 to vector<16xf32>
            %675 = arith.addi %546, %c24 : index
            %676 = vector.load %7[%675] : memref<?xf32>, vector<16xf32>
            %677 = arith.mulf %676, %674 : vector<16xf32>
            %678 = arith.addi %546, %c25 : index
            %679 = vector.load %7[%678] : memref<?xf32>, vector<16xf32>
            %680 = arith.mulf %679, %674 : vector<16xf32>
            %681 = arith.addi %546, %c26 : index
            %682 = vector.load %7[%681] : memref<?xf32>, vector<16xf32>
            %683 = arith.mulf %682, %674 : vector<16xf32>
            %684 = arith.addi %546, %c27 : index
            %685 = vector.load %7[%684] : memref<?xf32>, vector<16xf32>
            %686 = arith.mulf %685, %674 : vector<16xf32>
            %687 = memref.load %8[%559] : memref<?xf32>
            %688 = vector.broadcast %687 : f32 to vector<16xf32>
            %689 = arith.addi %562, %c24 : index
            %690 = vector.load %7[%689] : memref<?xf32>, vector<16xf32>
            %691 = arith.mulf %690, %688 : vector<16xf32>
            %692 = arith.addi %562, %c25 : index
            %693 = vector.load %7[%692] : memref<?xf32>, vector<16xf32>
            %694 = arith.mulf %693, %688 : vector<16xf32>
            %695 = arith.addi %562, %c26 : index
            %696 = vector.load %7[%695] : memref<?xf32>, vector<16xf32>
            %697 = arith.mulf %696, %688 : vector<16xf32>
            %698 = arith.addi %562, %c27 : index
            %699 = vector.load %7[%698] : memref<?xf32>, vector<16xf32>
            %700 = arith.mulf %699, %688 : vector<16xf32>
            %710:8 = scf.for %701 = %c17 to %541 step %c10 iter_args(%702 = %677, %703 = %680, %704 = %683, %705 = %686, %706 = %691, %707 = %694, %708 = %697, %709 = %700) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %711 = arith.muli %701, %c4 : index
              %712 = arith.addi %711, %c24 : index
              %713 = vector.load %12[%712] : memref<?xf32>, vector<16xf32>
              %714 = arith.addi %711, %c25 : index
              %715 = vector.load %12[%714] : memref<?xf32>, vector<16xf32>
              %716 = arith.addi %711, %c26 : index
              %717 = vector.load %12[%716] : memref<?xf32>, vector<16xf32>
              %718 = arith.addi %711, %c27 : index
              %719 = vector.load %12[%718] : memref<?xf32>, vector<16xf32>
              %720 = arith.muli %543, %c5 : index
              %721 = arith.addi %720, %701 : index
              %722 = memref.load %10[%721] : memref<?xf32>
              %723 = vector.broadcast %722 : f32 to vector<16xf32>
              %724 = math.fma %723, %713, %702 : vector<16xf32>
              %725 = math.fma %723, %715, %703 : vector<16xf32>
              %726 = math.fma %723, %717, %704 : vector<16xf32>
              %727 = math.fma %723, %719, %705 : vector<16xf32>
              %728 = arith.muli %559, %c5 : index
              %729 = arith.addi %728, %701 : index
              %730 = memref.load %10[%729] : memref<?xf32>
              %731 = vector.broadcast %730 : f32 to vector<16xf32>
              %732 = math.fma %731, %713, %706 : vector<16xf32>
              %733 = math.fma %731, %715, %707 : vector<16xf32>
              %734 = math.fma %731, %717, %708 : vector<16xf32>
              %735 = math.fma %731, %719, %709 : vector<16xf32>
              scf.yield %724, %725, %726, %727, %732, %733, %734, %735 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %710#0, %7[%675] : memref<?xf32>, vector<16xf32>
            vector.store %710#1, %7[%678] : memref<?xf32>, vector<16xf32>
            vector.store %710#2, %7[%681] : memref<?xf32>, vector<16xf32>
            vector.store %710#3, %7[%684] : memref<?xf32>, vector<16xf32>
            vector.store %710#4, %7[%689] : memref<?xf32>, vector<16xf32>
            vector.store %710#5, %7[%692] : memref<?xf32>, vector<16xf32>
            vector.store %710#6, %7[%695] : memref<?xf32>, vector<16xf32>
            vector.store %710#7, %7[%698] : memref<?xf32>, vector<16xf32>
            %736 = memref.load %8[%543] : memref<?xf32>
            %737 = vector.broadcast %736 : f32 to vector<16xf32>
            %738 = arith.addi %546, %c28 : index
            %739 = vector.load %7[%738] : memref<?xf32>, vector<16xf32>
            %740 = arith.mulf %739, %737 : vector<16xf32>
            %741 = arith.addi %546, %c29 : index
            %742 = vector.load %7[%741] : memref<?xf32>, vector<16xf32>
            %743 = arith.mulf %742, %737 : vector<16xf32>
            %744 = arith.addi %546, %c30 : index
            %745 = vector.load %7[%744] : memref<?xf32>, vector<16xf32>
            %746 = arith.mulf %745, %737 : vector<16xf32>
            %747 = arith.addi %546, %c31 : index
            %748 = vector.load %7[%747] : memref<?xf32>, vector<16xf32>
            %749 = arith.mulf %748, %737 : vector<16xf32>
            %750 = memref.load %8[%559] : memref<?xf32>
            %751 = vector.broadcast %750 : f32 to vector<16xf32>
            %752 = arith.addi %562, %c28 : index
            %753 = vector.load %7[%752] : memref<?xf32>, vector<16xf32>
            %754 = arith.mulf %753, %751 : vector<16xf32>
            %755 = arith.addi %562, %c29 : index
            %756 = vector.load %7[%755] : memref<?xf32>, vector<16xf32>
            %757 = arith.mulf %756, %751 : vector<16xf32>
            %758 = arith.addi %562, %c30 : index
            %759 = vector.load %7[%758] : memref<?xf32>, vector<16xf32>
            %760 = arith.mulf %759, %751 : vector<16xf32>
            %761 = arith.addi %562, %c31 : index
            %762 = vector.load %7[%761] : memref<?xf32>, vector<16xf32>
            %763 = arith.mulf %762, %751 : vector<16xf32>
            %773:8 = scf.for %764 = %c17 to %541 step %c10 iter_args(%765 = %740, %766 = %743, %767 = %746, %768 = %749, %769 = %754, %770 = %757, %771 = %760, %772 = %763) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %774 = arith.muli %764, %c4 : index
              %775 = arith.addi %774, %c28 : index
              %776 = vector.load %12[%775] : memref<?xf32>, vector<16xf32>
              %777 = arith.addi %774, %c29 : index
              %778 = vector.load %12[%777] : memref<?xf32>, vector<16xf32>
              %779 = arith.addi %774, %c30 : index
              %780 = vector.load %12[%779] : memref<?xf32>, vector<16xf32>
              %781 = arith.addi %774, %c31 : index
              %782 = vector.load %12[%781] : memref<?xf32>, vector<16xf32>
              %783 = arith.muli %543, %c5 : index
              %784 = arith.addi %783, %764 : index
              %785 = memref.load %10[%784] : memref<?xf32>
              %786 = vector.broadcast %785 : f32 to vector<16xf32>
              %787 = math.fma %786, %776, %765 : vector<16xf32>
              %788 = math.fma %786, %778, %766 : vector<16xf32>
              %789 = math.fma %786, %780, %767 : vector<16xf32>
              %790 = math.fma %786, %782, %768 : vector<16xf32>
              %791 = arith.muli %559, %c5 : index
              %792 = arith.addi %791, %764 : index
              %793 = memref.load %10[%792] : memref<?xf32>
              %794 = vector.broadcast %793 : f32 to vector<16xf32>
              %795 = math.fma %794, %776, %769 : vector<16xf32>
              %796 = math.fma %794, %778, %770 : vector<16xf32>
              %797 = math.fma %794, %780, %771 : vector<16xf32>
              %798 = math.fma %794, %782, %772 : vector<16xf32>
              scf.yield %787, %788, %789, %790, %795, %796, %797, %798 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %773#0, %7[%738] : memref<?xf32>, vector<16xf32>
            vector.store %773#1, %7[%741] : memref<?xf32>, vector<16xf32>
            vector.store %773#2, %7[%744] : memref<?xf32>, vector<16xf32>
            vector.store %773#3, %7[%747] : memref<?xf32>, vector<16xf32>
            vector.store %773#4, %7[%752] : memref<?xf32>, vector<16xf32>
            vector.store %773#5, %7[%755] : memref<?xf32>, vector<16xf32>
            vector.store %773#6, %7[%758] : memref<?xf32>, vector<16xf32>
            vector.store %773#7, %7[%761] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %799 = %c17 to %28 step %c10 {
          %800 = arith.subi %28, %c10 : index
          %801 = arith.minsi %799, %800 : index
          %802 = arith.divui %801, %groupSize : index
          %803 = arith.addi %19, %802 : index
          %804 = arith.muli %2, %groupSize : index
          %805 = arith.remui %801, %groupSize : index
          %806 = arith.addi %804, %805 : index
          %807 = arith.muli %803, %heads : index
          %808 = arith.addi %807, %806 : index
          %809 = arith.muli %808, %ranges : index
          %810 = arith.addi %809, %120 : index
          %811 = arith.muli %810, %c51 : index
          %812 = arith.muli %799, %c4 : index
          %813 = arith.addi %812, %c17 : index
          %814 = vector.load %7[%813] : memref<?xf32>, vector<16xf32>
          %815 = arith.addi %811, %c17 : index
          vector.store %814, %out[%815] : memref<?xf32>, vector<16xf32>
          %816 = arith.addi %812, %c18 : index
          %817 = vector.load %7[%816] : memref<?xf32>, vector<16xf32>
          %818 = arith.addi %811, %c18 : index
          vector.store %817, %out[%818] : memref<?xf32>, vector<16xf32>
          %819 = arith.addi %812, %c19 : index
          %820 = vector.load %7[%819] : memref<?xf32>, vector<16xf32>
          %821 = arith.addi %811, %c19 : index
          vector.store %820, %out[%821] : memref<?xf32>, vector<16xf32>
          %822 = arith.addi %812, %c20 : index
          %823 = vector.load %7[%822] : memref<?xf32>, vector<16xf32>
          %824 = arith.addi %811, %c20 : index
          vector.store %823, %out[%824] : memref<?xf32>, vector<16xf32>
          %825 = arith.addi %812, %c5 : index
          %826 = vector.load %7[%825] : memref<?xf32>, vector<16xf32>
          %827 = arith.addi %811, %c5 : index
          vector.store %826, %out[%827] : memref<?xf32>, vector<16xf32>
          %828 = arith.addi %812, %c21 : index
          %829 = vector.load %7[%828] : memref<?xf32>, vector<16xf32>
          %830 = arith.addi %811, %c21 : index
          vector.store %829, %out[%830] : memref<?xf32>, vector<16xf32>
          %831 = arith.addi %812, %c22 : index
          %832 = vector.load %7[%831] : memref<?xf32>, vector<16xf32>
          %833 = arith.addi %811, %c22 : index
          vector.store %832, %out[%833] : memref<?xf32>, vector<16xf32>
          %834 = arith.addi %812, %c23 : index
          %835 = vector.load %7[%834] : memref<?xf32>, vector<16xf32>
          %836 = arith.addi %811, %c23 : index
          vector.store %835, %out[%836] : memref<?xf32>, vector<16xf32>
          %837 = arith.addi %812, %c24 : index
          %838 = vector.load %7[%837] : memref<?xf32>, vector<16xf32>
          %839 = arith.addi %811, %c24 : index
          vector.store %838, %out[%839] : memref<?xf32>, vector<16xf32>
          %840 = arith.addi %812, %c25 : index
          %841 = vector.load %7[%840] : memref<?xf32>, vector<16xf32>
          %842 = arith.addi %811, %c25 : index
          vector.store %841, %out[%842] : memref<?xf32>, vector<16xf32>
          %843 = arith.addi %812, %c26 : index
          %844 = vector.load %7[%843] : memref<?xf32>, vector<16xf32>
          %845 = arith.addi %811, %c26 : index
          vector.store %844, %out[%845] : memref<?xf32>, vector<16xf32>
          %846 = arith.addi %812, %c27 : index
          %847 = vector.load %7[%846] : memref<?xf32>, vector<16xf32>
          %848 = arith.addi %811, %c27 : index
          vector.store %847, %out[%848] : memref<?xf32>, vector<16xf32>
          %849 = arith.addi %812, %c28 : index
          %850 = vector.load %7[%849] : memref<?xf32>, vector<16xf32>
          %851 = arith.addi %811, %c28 : index
          vector.store %850, %out[%851] : memref<?xf32>, vector<16xf32>
          %852 = arith.addi %812, %c29 : index
          %853 = vector.load %7[%852] : memref<?xf32>, vector<16xf32>
          %854 = arith.addi %811, %c29 : index
          vector.store %853, %out[%854] : memref<?xf32>, vector<16xf32>
          %855 = arith.addi %812, %c30 : index
          %856 = vector.load %7[%855] : memref<?xf32>, vector<16xf32>
          %857 = arith.addi %811, %c30 : index
          vector.store %856, %out[%857] : memref<?xf32>, vector<16xf32>
          %858 = arith.addi %812, %c31 : index
          %859 = vector.load %7[%858] : memref<?xf32>, vector<16xf32>
          %860 = arith.addi %811, %c31 : index
          vector.store %859, %out[%860] : memref<?xf32>, vector<16xf32>
          %861 = memref.load %5[%799] : memref<?xf32>
          %862 = arith.addi %811, %c4 : index
          memref.store %861, %out[%862] : memref<?xf32>
          %863 = memref.load %6[%799] : memref<?xf32>
          %864 = arith.addi %862, %c10 : index
          memref.store %863, %out[%864] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
