// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=256, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
              %134 = arith.muli %2, %c6 : index
              %135 = arith.addi %133, %134 : index
              scf.for %136 = %c17 to %c4 step %c10 {
                %137 = arith.muli %136, %c19 : index
                %138 = arith.addi %135, %137 : index
                %139 = vector.load %kv[%138] : memref<?xi8>, vector<32xi8>
                %140 = arith.muli %136, %c5 : index
                %141 = arith.addi %140, %126 : index
                %142 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
                %143 = arith.extf %142 : vector<16xf16> to vector<16xf32>
                vector.store %143, %11[%141] : memref<?xf32>, vector<16xf32>
              }
              %144 = arith.addi %135, %c37 : index
              scf.for %145 = %c17 to %c18 step %c10 {
                %146 = arith.addi %127, %145 : index
                %147 = arith.cmpi slt, %146, %37 : index
                %148 = arith.muli %145, %c16 : index
                %149 = arith.addi %144, %148 : index
                %150 = arith.addi %149, %c17 : index
                %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
                %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
                %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
                %154 = arith.select %147, %153, %c33 : vector<16xf32>
                %155 = arith.addi %126, %145 : index
                %156 = arith.muli %155, %c4 : index
                %157 = arith.addi %156, %c17 : index
                vector.store %154, %12[%157] : memref<?xf32>, vector<16xf32>
                %158 = arith.addi %149, %c19 : index
                %159 = vector.load %kv[%158] : memref<?xi8>, vector<32xi8>
                %160 = vector.bitcast %159 : vector<32xi8> to vector<16xf16>
                %161 = arith.extf %160 : vector<16xf16> to vector<16xf32>
                %162 = arith.select %147, %161, %c33 : vector<16xf32>
                %163 = arith.addi %156, %c18 : index
                vector.store %162, %12[%163] : memref<?xf32>, vector<16xf32>
                %164 = arith.addi %149, %c5 : index
                %165 = vector.load %kv[%164] : memref<?xi8>, vector<32xi8>
                %166 = vector.bitcast %165 : vector<32xi8> to vector<16xf16>
                %167 = arith.extf %166 : vector<16xf16> to vector<16xf32>
                %168 = arith.select %147, %167, %c33 : vector<16xf32>
                %169 = arith.addi %156, %c19 : index
                vector.store %168, %12[%169] : memref<?xf32>, vector<16xf32>
                %170 = arith.addi %149, %c22 : index
                %171 = vector.load %kv[%170] : memref<?xi8>, vector<32xi8>
                %172 = vector.bitcast %171 : vector<32xi8> to vector<16xf16>
                %173 = arith.extf %172 : vector<16xf16> to vector<16xf32>
                %174 = arith.select %147, %173, %c33 : vector<16xf32>
                %175 = arith.addi %156, %c20 : index
                vector.store %174, %12[%175] : memref<?xf32>, vector<16xf32>
                %176 = arith.addi %149, %c24 : index
                %177 = vector.load %kv[%176] : memref<?xi8>, vector<32xi8>
                %178 = vector.bitcast %177 : vector<32xi8> to vector<16xf16>
                %179 = arith.extf %178 : vector<16xf16> to vector<16xf32>
                %180 = arith.select %147, %179, %c33 : vector<16xf32>
                %181 = arith.addi %156, %c5 : index
                vector.store %180, %12[%181] : memref<?xf32>, vector<16xf32>
                %182 = arith.addi %149, %c26 : index
                %183 = vector.load %kv[%182] : memref<?xi8>, vector<32xi8>
                %184 = vector.bitcast %183 : vector<32xi8> to vector<16xf16>
                %185 = arith.extf %184 : vector<16xf16> to vector<16xf32>
                %186 = arith.select %147, %185, %c33 : vector<16xf32>
                %187 = arith.addi %156, %c21 : index
                vector.store %186, %12[%187] : memref<?xf32>, vector<16xf32>
                %188 = arith.addi %149, %c28 : index
                %189 = vector.load %kv[%188] : memref<?xi8>, vector<32xi8>
                %190 = vector.bitcast %189 : vector<32xi8> to vector<16xf16>
                %191 = arith.extf %190 : vector<16xf16> to vector<16xf32>
                %192 = arith.select %147, %191, %c33 : vector<16xf32>
                %193 = arith.addi %156, %c22 : index
                vector.store %192, %12[%193] : memref<?xf32>, vector<16xf32>
                %194 = arith.addi %149, %c30 : index
                %195 = vector.load %kv[%194] : memref<?xi8>, vector<32xi8>
                %196 = vector.bitcast %195 : vector<32xi8> to vector<16xf16>
                %197 = arith.extf %196 : vector<16xf16> to vector<16xf32>
                %198 = arith.select %147, %197, %c33 : vector<16xf32>
                %199 = arith.addi %156, %c23 : index
                vector.store %198, %12[%199] : memref<?xf32>, vector<16xf32>
                %200 = arith.addi %149, %c4 : index
                %201 = vector.load %kv[%200] : memref<?xi8>, vector<32xi8>
                %202 = vector.bitcast %201 : vector<32xi8> to vector<16xf16>
                %203 = arith.extf %202 : vector<16xf16> to vector<16xf32>
                %204 = arith.select %147, %203, %c33 : vector<16xf32>
                %205 = arith.addi %156, %c24 : index
                vector.store %204, %12[%205] : memref<?xf32>, vector<16xf32>
                %206 = arith.addi %149, %c38 : index
                %207 = vector.load %kv[%206] : memref<?xi8>, vector<32xi8>
                %208 = vector.bitcast %207 : vector<32xi8> to vector<16xf16>
                %209 = arith.extf %208 : vector<16xf16> to vector<16xf32>
                %210 = arith.select %147, %209, %c33 : vector<16xf32>
                %211 = arith.addi %156, %c25 : index
                vector.store %210, %12[%211] : memref<?xf32>, vector<16xf32>
                %212 = arith.addi %149, %c39 : index
                %213 = vector.load %kv[%212] : memref<?xi8>, vector<32xi8>
                %214 = vector.bitcast %213 : vector<32xi8> to vector<16xf16>
                %215 = arith.extf %214 : vector<16xf16> to vector<16xf32>
                %216 = arith.select %147, %215, %c33 : vector<16xf32>
                %217 = arith.addi %156, %c26 : index
                vector.store %216, %12[%217] : memref<?xf32>, vector<16xf32>
                %218 = arith.addi %149, %c40 : index
                %219 = vector.load %kv[%218] : memref<?xi8>, vector<32xi8>
                %220 = vector.bitcast %219 : vector<32xi8> to vector<16xf16>
                %221 = arith.extf %220 : vector<16xf16> to vector<16xf32>
                %222 = arith.select %147, %221, %c33 : vector<16xf32>
                %223 = arith.addi %156, %c27 : index
                vector.store %222, %12[%223] : memref<?xf32>, vector<16xf32>
                %224 = arith.addi %149, %c41 : index
                %225 = vector.load %kv[%224] : memref<?xi8>, vector<32xi8>
                %226 = vector.bitcast %225 : vector<32xi8> to vector<16xf16>
                %227 = arith.extf %226 : vector<16xf16> to vector<16xf32>
                %228 = arith.select %147, %227, %c33 : vector<16xf32>
                %229 = arith.addi %156, %c28 : index
                vector.store %228, %12[%229] : memref<?xf32>, vector<16xf32>
                %230 = arith.addi %149, %c42 : index
                %231 = vector.load %kv[%230] : memref<?xi8>, vector<32xi8>
                %232 = vector.bitcast %231 : vector<32xi8> to vector<16xf16>
                %233 = arith.extf %232 : vector<16xf16> to vector<16xf32>
                %234 = arith.select %147, %233, %c33 : vector<16xf32>
                %235 = arith.addi %156, %c29 : index
                vector.store %234, %12[%235] : memref<?xf32>, vector<16xf32>
                %236 = arith.addi %149, %c43 : index
                %237 = vector.load %kv[%236] : memref<?xi8>, vector<32xi8>
                %238 = vector.bitcast %237 : vector<32xi8> to vector<16xf16>
                %239 = arith.extf %238 : vector<16xf16> to vector<16xf32>
                %240 = arith.select %147, %239, %c33 : vector<16xf32>
                %241 = arith.addi %156, %c30 : index
                vector.store %240, %12[%241] : memref<?xf32>, vector<16xf32>
                %242 = arith.addi %149, %c44 : index
                %243 = vector.load %kv[%242] : memref<?xi8>, vector<32xi8>
                %244 = vector.bitcast %243 : vector<32xi8> to vector<16xf16>
                %245 = arith.extf %244 : vector<16xf16> to vector<16xf32>
                %246 = arith.select %147, %245, %c33 : vector<16xf32>
                %247 = arith.addi %156, %c31 : index
                vector.store %246, %12[%247] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %248 = %c17 to %31 step %c9 {
            %266:16 = scf.for %249 = %c17 to %c4 step %c10 iter_args(%250 = %c33, %251 = %c33, %252 = %c33, %253 = %c33, %254 = %c33, %255 = %c33, %256 = %c33, %257 = %c33, %258 = %c33, %259 = %c33, %260 = %c33, %261 = %c33, %262 = %c33, %263 = %c33, %264 = %c33, %265 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %267 = arith.muli %249, %c5 : index
              %268 = arith.addi %267, %c17 : index
              %269 = vector.load %11[%268] : memref<?xf32>, vector<16xf32>
              %270 = arith.addi %267, %c18 : index
              %271 = vector.load %11[%270] : memref<?xf32>, vector<16xf32>
              %272 = arith.addi %267, %c19 : index
              %273 = vector.load %11[%272] : memref<?xf32>, vector<16xf32>
              %274 = arith.addi %267, %c20 : index
              %275 = vector.load %11[%274] : memref<?xf32>, vector<16xf32>
              %276 = arith.addi %248, %c17 : index
              %277 = arith.muli %276, %c4 : index
              %278 = arith.addi %277, %249 : index
              %279 = memref.load %4[%278] : memref<?xf32>
              %280 = vector.broadcast %279 : f32 to vector<16xf32>
              %281 = math.fma %280, %269, %250 : vector<16xf32>
              %282 = math.fma %280, %271, %251 : vector<16xf32>
              %283 = math.fma %280, %273, %252 : vector<16xf32>
              %284 = math.fma %280, %275, %253 : vector<16xf32>
              %285 = arith.addi %248, %c10 : index
              %286 = arith.muli %285, %c4 : index
              %287 = arith.addi %286, %249 : index
              %288 = memref.load %4[%287] : memref<?xf32>
              %289 = vector.broadcast %288 : f32 to vector<16xf32>
              %290 = math.fma %289, %269, %254 : vector<16xf32>
              %291 = math.fma %289, %271, %255 : vector<16xf32>
              %292 = math.fma %289, %273, %256 : vector<16xf32>
              %293 = math.fma %289, %275, %257 : vector<16xf32>
              %294 = arith.addi %248, %c7 : index
              %295 = arith.muli %294, %c4 : index
              %296 = arith.addi %295, %249 : index
              %297 = memref.load %4[%296] : memref<?xf32>
              %298 = vector.broadcast %297 : f32 to vector<16xf32>
              %299 = math.fma %298, %269, %258 : vector<16xf32>
              %300 = math.fma %298, %271, %259 : vector<16xf32>
              %301 = math.fma %298, %273, %260 : vector<16xf32>
              %302 = math.fma %298, %275, %261 : vector<16xf32>
              %303 = arith.addi %248, %c13 : index
              %304 = arith.muli %303, %c4 : index
              %305 = arith.addi %304, %249 : index
              %306 = memref.load %4[%305] : memref<?xf32>
              %307 = vector.broadcast %306 : f32 to vector<16xf32>
              %308 = math.fma %307, %269, %262 : vector<16xf32>
              %309 = math.fma %307, %271, %263 : vector<16xf32>
              %310 = math.fma %307, %273, %264 : vector<16xf32>
              %311 = math.fma %307, %275, %265 : vector<16xf32>
              scf.yield %281, %282, %283, %284, %290, %291, %292, %293, %299, %300, %301, %302, %308, %309, %310, %311 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %312 = arith.addi %248, %c17 : index
            %313 = arith.subi %28, %c10 : index
            %314 = arith.minsi %312, %313 : index
            %315 = arith.divui %314, %groupSize : index
            %316 = arith.addi %19, %315 : index
            %317 = arith.muli %2, %groupSize : index
            %318 = arith.remui %314, %groupSize : index
            %319 = arith.addi %317, %318 : index
            %320 = arith.addi %positionsAt, %316 : index
            %321 = memref.load %step[%320] : memref<?xi32>
            %322 = arith.index_cast %321 : i32 to index
            %323 = arith.subi %322, %124 : index
            %324 = arith.index_cast %323 : index to i32
            %325 = vector.broadcast %324 : i32 to vector<16xi32>
            %326 = arith.cmpi sle, %c45, %325 : vector<16xi32>
            %327 = arith.select %326, %266#0, %c46 : vector<16xi1>, vector<16xf32>
            %328 = arith.cmpi sle, %c47, %325 : vector<16xi32>
            %329 = arith.select %328, %266#1, %c46 : vector<16xi1>, vector<16xf32>
            %330 = arith.cmpi sle, %c48, %325 : vector<16xi32>
            %331 = arith.select %330, %266#2, %c46 : vector<16xi1>, vector<16xf32>
            %332 = arith.cmpi sle, %c49, %325 : vector<16xi32>
            %333 = arith.select %332, %266#3, %c46 : vector<16xi1>, vector<16xf32>
            %334 = arith.maximumf %327, %329 : vector<16xf32>
            %335 = arith.maximumf %334, %331 : vector<16xf32>
            %336 = arith.maximumf %335, %333 : vector<16xf32>
            %337 = memref.load %5[%312] : memref<?xf32>
            %338 = wave.reduce "max" %336 : vector<16xf32>
            %339 = arith.maximumf %337, %338 : f32
            %340 = arith.subf %337, %339 : f32
            %341 = wave.exp2 %340 : f32
            %342 = vector.broadcast %339 : f32 to vector<16xf32>
            %343 = arith.subf %327, %342 : vector<16xf32>
            %344 = wave.exp2 %343 : vector<16xf32>
            %345 = arith.select %326, %344, %c33 : vector<16xi1>, vector<16xf32>
            %346 = arith.muli %312, %c5 : index
            %347 = arith.addi %346, %c17 : index
            vector.store %345, %10[%347] : memref<?xf32>, vector<16xf32>
            %348 = arith.subf %329, %342 : vector<16xf32>
            %349 = wave.exp2 %348 : vector<16xf32>
            %350 = arith.select %328, %349, %c33 : vector<16xi1>, vector<16xf32>
            %351 = arith.addi %346, %c18 : index
            vector.store %350, %10[%351] : memref<?xf32>, vector<16xf32>
            %352 = arith.addf %345, %350 : vector<16xf32>
            %353 = arith.subf %331, %342 : vector<16xf32>
            %354 = wave.exp2 %353 : vector<16xf32>
            %355 = arith.select %330, %354, %c33 : vector<16xi1>, vector<16xf32>
            %356 = arith.addi %346, %c19 : index
            vector.store %355, %10[%356] : memref<?xf32>, vector<16xf32>
            %357 = arith.addf %352, %355 : vector<16xf32>
            %358 = arith.subf %333, %342 : vector<16xf32>
            %359 = wave.exp2 %358 : vector<16xf32>
            %360 = arith.select %332, %359, %c33 : vector<16xi1>, vector<16xf32>
            %361 = arith.addi %346, %c20 : index
            vector.store %360, %10[%361] : memref<?xf32>, vector<16xf32>
            %362 = arith.addf %357, %360 : vector<16xf32>
            %363 = memref.load %6[%312] : memref<?xf32>
            %364 = wave.reduce "add" %362 : vector<16xf32>
            %365 = math.fma %363, %341, %364 : f32
            memref.store %339, %5[%312] : memref<?xf32>
            memref.store %365, %6[%312] : memref<?xf32>
            memref.store %341, %8[%312] : memref<?xf32>
            %366 = arith.addi %248, %c10 : index
            %367 = arith.minsi %366, %313 : index
            %368 = arith.divui %367, %groupSize : index
            %369 = arith.addi %19, %368 : index
            %370 = arith.remui %367, %groupSize : index
            %371 = arith.addi %317, %370 : index
            %372 = arith.addi %positionsAt, %369 : index
            %373 = memref.load %step[%372] : memref<?xi32>
            %374 = arith.index_cast %373 : i32 to index
            %375 = arith.subi %374, %124 : index
            %376 = arith.index_cast %375 : index to i32
            %377 = vector.broadcast %376 : i32 to vector<16xi32>
            %378 = arith.cmpi sle, %c45, %377 : vector<16xi32>
            %379 = arith.select %378, %266#4, %c46 : vector<16xi1>, vector<16xf32>
            %380 = arith.cmpi sle, %c47, %377 : vector<16xi32>
            %381 = arith.select %380, %266#5, %c46 : vector<16xi1>, vector<16xf32>
            %382 = arith.cmpi sle, %c48, %377 : vector<16xi32>
            %383 = arith.select %382, %266#6, %c46 : vector<16xi1>, vector<16xf32>
            %384 = arith.cmpi sle, %c49, %377 : vector<16xi32>
            %385 = arith.select %384, %266#7, %c46 : vector<16xi1>, vector<16xf32>
            %386 = arith.maximumf %379, %381 : vector<16xf32>
            %387 = arith.maximumf %386, %383 : vector<16xf32>
            %388 = arith.maximumf %387, %385 : vector<16xf32>
            %389 = memref.load %5[%366] : memref<?xf32>
            %390 = wave.reduce "max" %388 : vector<16xf32>
            %391 = arith.maximumf %389, %390 : f32
            %392 = arith.subf %389, %391 : f32
            %393 = wave.exp2 %392 : f32
            %394 = vector.broadcast %391 : f32 to vector<16xf32>
            %395 = arith.subf %379, %394 : vector<16xf32>
            %396 = wave.exp2 %395 : vector<16xf32>
            %397 = arith.select %378, %396, %c33 : vector<16xi1>, vector<16xf32>
            %398 = arith.muli %366, %c5 : index
            %399 = arith.addi %398, %c17 : index
            vector.store %397, %10[%399] : memref<?xf32>, vector<16xf32>
            %400 = arith.subf %381, %394 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %380, %401, %c33 : vector<16xi1>, vector<16xf32>
            %403 = arith.addi %398, %c18 : index
            vector.store %402, %10[%403] : memref<?xf32>, vector<16xf32>
            %404 = arith.addf %397, %402 : vector<16xf32>
            %405 = arith.subf %383, %394 : vector<16xf32>
            %406 = wave.exp2 %405 : vector<16xf32>
            %407 = arith.select %382, %406, %c33 : vector<16xi1>, vector<16xf32>
            %408 = arith.addi %398, %c19 : index
            vector.store %407, %10[%408] : memref<?xf32>, vector<16xf32>
            %409 = arith.addf %404, %407 : vector<16xf32>
            %410 = arith.subf %385, %394 : vector<16xf32>
            %411 = wave.exp2 %410 : vector<16xf32>
            %412 = arith.select %384, %411, %c33 : vector<16xi1>, vector<16xf32>
            %413 = arith.addi %398, %c20 : index
            vector.store %412, %10[%413] : memref<?xf32>, vector<16xf32>
            %414 = arith.addf %409, %412 : vector<16xf32>
            %415 = memref.load %6[%366] : memref<?xf32>
            %416 = wave.reduce "add" %414 : vector<16xf32>
            %417 = math.fma %415, %393, %416 : f32
            memref.store %391, %5[%366] : memref<?xf32>
            memref.store %417, %6[%366] : memref<?xf32>
            memref.store %393, %8[%366] : memref<?xf32>
            %418 = arith.addi %248, %c7 : index
            %419 = arith.minsi %418, %313 : index
            %420 = arith.divui %419, %groupSize : index
            %421 = arith.addi %19, %420 : index
            %422 = arith.remui %419, %groupSize : index
            %423 = arith.addi %317, %422 : index
            %424 = arith.addi %positionsAt, %421 : index
            %425 = memref.load %step[%424] : memref<?xi32>
            %426 = arith.index_cast %425 : i32 to index
            %427 = arith.subi %426, %124 : index
            %428 = arith.index_cast %427 : index to i32
            %429 = vector.broadcast %428 : i32 to vector<16xi32>
            %430 = arith.cmpi sle, %c45, %429 : vector<16xi32>
            %431 = arith.select %430, %266#8, %c46 : vector<16xi1>, vector<16xf32>
            %432 = arith.cmpi sle, %c47, %429 : vector<16xi32>
            %433 = arith.select %432, %266#9, %c46 : vector<16xi1>, vector<16xf32>
            %434 = arith.cmpi sle, %c48, %429 : vector<16xi32>
            %435 = arith.select %434, %266#10, %c46 : vector<16xi1>, vector<16xf32>
            %436 = arith.cmpi sle, %c49, %429 : vector<16xi32>
            %437 = arith.select %436, %266#11, %c46 : vector<16xi1>, vector<16xf32>
            %438 = arith.maximumf %431, %433 : vector<16xf32>
            %439 = arith.maximumf %438, %435 : vector<16xf32>
            %440 = arith.maximumf %439, %437 : vector<16xf32>
            %441 = memref.load %5[%418] : memref<?xf32>
            %442 = wave.reduce "max" %440 : vector<16xf32>
            %443 = arith.maximumf %441, %442 : f32
            %444 = arith.subf %441, %443 : f32
            %445 = wave.exp2 %444 : f32
            %446 = vector.broadcast %443 : f32 to vector<16xf32>
            %447 = arith.subf %431, %446 : vector<16xf32>
            %448 = wave.exp2 %447 : vector<16xf32>
            %449 = arith.select %430, %448, %c33 : vector<16xi1>, vector<16xf32>
            %450 = arith.muli %418, %c5 : index
            %451 = arith.addi %450, %c17 : index
            vector.store %449, %10[%451] : memref<?xf32>, vector<16xf32>
            %452 = arith.subf %433, %446 : vector<16xf32>
            %453 = wave.exp2 %452 : vector<16xf32>
            %454 = arith.select %432, %453, %c33 : vector<16xi1>, vector<16xf32>
            %455 = arith.addi %450, %c18 : index
            vector.store %454, %10[%455] : memref<?xf32>, vector<16xf32>
            %456 = arith.addf %449, %454 : vector<16xf32>
            %457 = arith.subf %435, %446 : vector<16xf32>
            %458 = wave.exp2 %457 : vector<16xf32>
            %459 = arith.select %434, %458, %c33 : vector<16xi1>, vector<16xf32>
            %460 = arith.addi %450, %c19 : index
            vector.store %459, %10[%460] : memref<?xf32>, vector<16xf32>
            %461 = arith.addf %456, %459 : vector<16xf32>
            %462 = arith.subf %437, %446 : vector<16xf32>
            %463 = wave.exp2 %462 : vector<16xf32>
            %464 = arith.select %436, %463, %c33 : vector<16xi1>, vector<16xf32>
            %465 = arith.addi %450, %c20 : index
            vector.store %464, %10[%465] : memref<?xf32>, vector<16xf32>
            %466 = arith.addf %461, %464 : vector<16xf32>
            %467 = memref.load %6[%418] : memref<?xf32>
            %468 = wave.reduce "add" %466 : vector<16xf32>
            %469 = math.fma %467, %445, %468 : f32
            memref.store %443, %5[%418] : memref<?xf32>
            memref.store %469, %6[%418] : memref<?xf32>
            memref.store %445, %8[%418] : memref<?xf32>
            %470 = arith.addi %248, %c13 : index
            %471 = arith.minsi %470, %313 : index
            %472 = arith.divui %471, %groupSize : index
            %473 = arith.addi %19, %472 : index
            %474 = arith.remui %471, %groupSize : index
            %475 = arith.addi %317, %474 : index
            %476 = arith.addi %positionsAt, %473 : index
            %477 = memref.load %step[%476] : memref<?xi32>
            %478 = arith.index_cast %477 : i32 to index
            %479 = arith.subi %478, %124 : index
            %480 = arith.index_cast %479 : index to i32
            %481 = vector.broadcast %480 : i32 to vector<16xi32>
            %482 = arith.cmpi sle, %c45, %481 : vector<16xi32>
            %483 = arith.select %482, %266#12, %c46 : vector<16xi1>, vector<16xf32>
            %484 = arith.cmpi sle, %c47, %481 : vector<16xi32>
            %485 = arith.select %484, %266#13, %c46 : vector<16xi1>, vector<16xf32>
            %486 = arith.cmpi sle, %c48, %481 : vector<16xi32>
            %487 = arith.select %486, %266#14, %c46 : vector<16xi1>, vector<16xf32>
            %488 = arith.cmpi sle, %c49, %481 : vector<16xi32>
            %489 = arith.select %488, %266#15, %c46 : vector<16xi1>, vector<16xf32>
            %490 = arith.maximumf %483, %485 : vector<16xf32>
            %491 = arith.maximumf %490, %487 : vector<16xf32>
            %492 = arith.maximumf %491, %489 : vector<16xf32>
            %493 = memref.load %5[%470] : memref<?xf32>
            %494 = wave.reduce "max" %492 : vector<16xf32>
            %495 = arith.maximumf %493, %494 : f32
            %496 = arith.subf %493, %495 : f32
            %497 = wave.exp2 %496 : f32
            %498 = vector.broadcast %495 : f32 to vector<16xf32>
            %499 = arith.subf %483, %498 : vector<16xf32>
            %500 = wave.exp2 %499 : vector<16xf32>
            %501 = arith.select %482, %500, %c33 : vector<16xi1>, vector<16xf32>
            %502 = arith.muli %470, %c5 : index
            %503 = arith.addi %502, %c17 : index
            vector.store %501, %10[%503] : memref<?xf32>, vector<16xf32>
            %504 = arith.subf %485, %498 : vector<16xf32>
            %505 = wave.exp2 %504 : vector<16xf32>
            %506 = arith.select %484, %505, %c33 : vector<16xi1>, vector<16xf32>
            %507 = arith.addi %502, %c18 : index
            vector.store %506, %10[%507] : memref<?xf32>, vector<16xf32>
            %508 = arith.addf %501, %506 : vector<16xf32>
            %509 = arith.subf %487, %498 : vector<16xf32>
            %510 = wave.exp2 %509 : vector<16xf32>
            %511 = arith.select %486, %510, %c33 : vector<16xi1>, vector<16xf32>
            %512 = arith.addi %502, %c19 : index
            vector.store %511, %10[%512] : memref<?xf32>, vector<16xf32>
            %513 = arith.addf %508, %511 : vector<16xf32>
            %514 = arith.subf %489, %498 : vector<16xf32>
            %515 = wave.exp2 %514 : vector<16xf32>
            %516 = arith.select %488, %515, %c33 : vector<16xi1>, vector<16xf32>
            %517 = arith.addi %502, %c20 : index
            vector.store %516, %10[%517] : memref<?xf32>, vector<16xf32>
            %518 = arith.addf %513, %516 : vector<16xf32>
            %519 = memref.load %6[%470] : memref<?xf32>
            %520 = wave.reduce "add" %518 : vector<16xf32>
            %521 = math.fma %519, %497, %520 : f32
            memref.store %495, %5[%470] : memref<?xf32>
            memref.store %521, %6[%470] : memref<?xf32>
            memref.store %497, %8[%470] : memref<?xf32>
          }
          %522 = arith.subi %37, %124 : index
          %523 = arith.minsi %522, %c5 : index
          scf.for %524 = %c17 to %31 step %c7 {
            %525 = arith.addi %524, %c17 : index
            %526 = memref.load %8[%525] : memref<?xf32>
            %527 = vector.broadcast %526 : f32 to vector<16xf32>
            %528 = arith.muli %525, %c4 : index
            %529 = arith.addi %528, %c17 : index
            %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
            %531 = arith.mulf %530, %527 : vector<16xf32>
            %532 = arith.addi %528, %c18 : index
            %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
            %534 = arith.mulf %533, %527 : vector<16xf32>
            %535 = arith.addi %528, %c19 : index
            %536 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
            %537 = arith.mulf %536, %527 : vector<16xf32>
            %538 = arith.addi %528, %c20 : index
            %539 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
            %540 = arith.mulf %539, %527 : vector<16xf32>
            %541 = arith.addi %524, %c10 : index
            %542 = memref.load %8[%541] : memref<?xf32>
            %543 = vector.broadcast %542 : f32 to vector<16xf32>
            %544 = arith.muli %541, %c4 : index
            %545 = arith.addi %544, %c17 : index
            %546 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
            %547 = arith.mulf %546, %543 : vector<16xf32>
            %548 = arith.addi %544, %c18 : index
            %549 = vector.load %7[%548] : memref<?xf32>, vector<16xf32>
            %550 = arith.mulf %549, %543 : vector<16xf32>
            %551 = arith.addi %544, %c19 : index
            %552 = vector.load %7[%551] : memref<?xf32>, vector<16xf32>
            %553 = arith.mulf %552, %543 : vector<16xf32>
            %554 = arith.addi %544, %c20 : index
            %555 = vector.load %7[%554] : memref<?xf32>, vector<16xf32>
            %556 = arith.mulf %555, %543 : vector<16xf32>
            %566:8 = scf.for %557 = %c17 to %523 step %c10 iter_args(%558 = %531, %559 = %534, %560 = %537, %561 = %540, %562 = %547, %563 = %550, %564 = %553, %565 = %556) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %567 = arith.muli %557, %c4 : index
              %568 = arith.addi %567, %c17 : index
              %569 = vector.load %12[%568] : memref<?xf32>, vector<16xf32>
              %570 = arith.addi %567, %c18 : index
              %571 = vector.load %12[%570] : memref<?xf32>, vector<16xf32>
              %572 = arith.addi %567, %c19 : index
              %573 = vector.load %12[%572] : memref<?xf32>, vector<16xf32>
              %574 = arith.addi %567, %c20 : index
              %575 = vector.load %12[%574] : memref<?xf32>, vector<16xf32>
              %576 = arith.muli %525, %c5 : index
              %577 = arith.addi %576, %557 : index
              %578 = memref.load %10[%577] : memref<?xf32>
              %579 = vector.broadcast %578 : f32 to vector<16xf32>
              %580 = math.fma %579, %569, %558 : vector<16xf32>
              %581 = math.fma %579, %571, %559 : vector<16xf32>
              %582 = math.fma %579, %573, %560 : vector<16xf32>
              %583 = math.fma %579, %575, %561 : vector<16xf32>
              %584 = arith.muli %541, %c5 : index
              %585 = arith.addi %584, %557 : index
              %586 = memref.load %10[%585] : memref<?xf32>
              %587 = vector.broadcast %586 : f32 to vector<16xf32>
              %588 = math.fma %587, %569, %562 : vector<16xf32>
              %589 = math.fma %587, %571, %563 : vector<16xf32>
              %590 = math.fma %587, %573, %564 : vector<16xf32>
              %591 = math.fma %587, %575, %565 : vector<16xf32>
              scf.yield %580, %581, %582, %583, %588, %589, %590, %591 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %566#0, %7[%529] : memref<?xf32>, vector<16xf32>
            vector.store %566#1, %7[%532] : memref<?xf32>, vector<16xf32>
            vector.store %566#2, %7[%535] : memref<?xf32>, vector<16xf32>
            vector.store %566#3, %7[%538] : memref<?xf32>, vector<16xf32>
            vector.store %566#4, %7[%545] : memref<?xf32>, vector<16xf32>
            vector.store %566#5, %7[%548] : memref<?xf32>, vector<16xf32>
            vector.store %566#6, %7[%551] : memref<?xf32>, vector<16xf32>
            vector.store %566#7, %7[%554] : memref<?xf32>, vector<16xf32>
            %592 = memref.load %8[%525] : memref<?xf32>
            %593 = vector.broadcast %592 : f32 to vector<16xf32>
            %594 = arith.addi %528, %c5 : index
            %595 = vector.load %7[%594] : memref<?xf32>, vector<16xf32>
            %596 = arith.mulf %595, %593 : vector<16xf32>
            %597 = arith.addi %528, %c21 : index
            %598 = vector.load %7[%597] : memref<?xf32>, vector<16xf32>
            %599 = arith.mulf %598, %593 : vector<16xf32>
            %600 = arith.addi %528, %c22 : index
            %601 = vector.load %7[%600] : memref<?xf32>, vector<16xf32>
            %602 = arith.mulf %601, %593 : vector<16xf32>
            %603 = arith.addi %528, %c23 : index
            %604 = vector.load %7[%603] : memref<?xf32>, vector<16xf32>
            %605 = arith.mulf %604, %593 : vector<16xf32>
            %606 = memref.load %8[%541] : memref<?xf32>
            %607 = vector.broadcast %606 : f32 to vector<16xf32>
            %608 = arith.addi %544, %c5 : index
            %609 = vector.load %7[%608] : memref<?xf32>, vector<16xf32>
            %610 = arith.mulf %609, %607 : vector<16xf32>
            %611 = arith.addi %544, %c21 : index
            %612 = vector.load %7[%611] : memref<?xf32>, vector<16xf32>
            %613 = arith.mulf %612, %607 : vector<16xf32>
            %614 = arith.addi %544, %c22 : index
            %615 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
            %616 = arith.mulf %615, %607 : vector<16xf32>
            %617 = arith.addi %544, %c23 : index
            %618 = vector.load %7[%617] : memref<?xf32>, vector<16xf32>
            %619 = arith.mulf %618, %607 : vector<16xf32>
            %629:8 = scf.for %620 = %c17 to %523 step %c10 iter_args(%621 = %596, %622 = %599, %623 = %602, %624 = %605, %625 = %610, %626 = %613, %627 = %616, %628 = %619) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %630 = arith.muli %620, %c4 : index
              %631 = arith.addi %630, %c5 : index
              %632 = vector.load %12[%631] : memref<?xf32>, vector<16xf32>
              %633 = arith.addi %630, %c21 : index
              %634 = vector.load %12[%633] : memref<?xf32>, vector<16xf32>
              %635 = arith.addi %630, %c22 : index
              %636 = vector.load %12[%635] : memref<?xf32>, vector<16xf32>
              %637 = arith.addi %630, %c23 : index
              %638 = vector.load %12[%637] : memref<?xf32>, vector<16xf32>
              %639 = arith.muli %525, %c5 : index
              %640 = arith.addi %639, %620 : index
              %641 = memref.load %10[%640] : memref<?xf32>
              %642 = vector.broadcast %641 : f32 to vector<16xf32>
              %643 = math.fma %642, %632, %621 : vector<16xf32>
              %644 = math.fma %642, %634, %622 : vector<16xf32>
              %645 = math.fma %642, %636, %623 : vector<16xf32>
              %646 = math.fma %642, %638, %624 : vector<16xf32>
              %647 = arith.muli %541, %c5 : index
              %648 = arith.addi %647, %620 : index
              %649 = memref.load %10[%648] : memref<?xf32>
              %650 = vector.broadcast %649 : f32 to vector<16xf32>
              %651 = math.fma %650, %632, %625 : vector<16xf32>
              %652 = math.fma %650, %634, %626 : vector<16xf32>
              %653 = math.fma %650, %636, %627 : vector<16xf32>
              %654 = math.fma %650, %638, %628 : vector<16xf32>
              scf.yield %643, %644, %645, %646, %651, %652, %653, %654 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %629#0, %7[%594] : memref<?xf32>, vector<16xf32>
            vector.store %629#1, %7[%597] : memref<?xf32>, vector<16xf32>
            vector.store %629#2, %7[%600] : memref<?xf32>, vector<16xf32>
            vector.store %629#3, %7[%603] : memref<?xf32>, vector<16xf32>
            vector.store %629#4, %7[%608] : memref<?xf32>, vector<16xf32>
            vector.store %629#5, %7[%611] : memref<?xf32>, vector<16xf32>
            vector.store %629#6, %7[%614] : memref<?xf32>, vector<16xf32>
            vector.store %629#7, %7[%617] : memref<?xf32>, vector<16xf32>
            %655 = memref.load %8[%525] : memref<?xf32>
            %656 = vector.broadcast %655 : f32 to vector<16xf32>
            %657 = arith.addi %528, %c24 : index
            %658 = vector.load %7[%657] : memref<?xf32>, vector<16xf32>
            %659 = arith.mulf %658, %656 : vector<16xf32>
            %660 = arith.addi %528, %c25 : index
            %661 = vector.load %7[%660] : memref<?xf32>, vector<16xf32>
            %662 = arith.mulf %661, %656 : vector<16xf32>
            %663 = arith.addi %528, %c26 : index
            %664 = vector.load %7[%663] : memref<?xf32>, vector<16xf32>
            %665 = arith.mulf %664, %656 : vector<16xf32>
            %666 = arith.addi %528, %c27 : index
            %667 = vector.load %7[%666] : memref<?xf32>, vector<16xf32>
            %668 = arith.mulf %667, %656 : vector<16xf32>
            %669 = memref.load %8[%541] : memref<?xf32>
            %670 = vector.broadcast %669 : f32 to vector<16xf32>
            %671 = arith.addi %544, %c24 : index
            %672 = vector.load %7[%671] : memref<?xf32>, vector<16xf32>
            %673 = arith.mulf %672, %670 : vector<16xf32>
            %674 = arith.addi %544, %c25 : index
            %675 = vector.load %7[%674] : memref<?xf32>, vector<16xf32>
            %676 = arith.mulf %675, %670 : vector<16xf32>
            %677 = arith.addi %544, %c26 : index
            %678 = vector.load %7[%677] : memref<?xf32>, vector<16xf32>
            %679 = arith.mulf %678, %670 : vector<16xf32>
            %680 = arith.addi %544, %c27 : index
            %681 = vector.load %7[%680] : memref<?xf32>, vector<16xf32>
            %682 = arith.mulf %681, %670 : vector<16xf32>
            %692:8 = scf.for %683 = %c17 to %523 step %c10 iter_args(%684 = %659, %685 = %662, %686 = %665, %687 = %668, %688 = %673, %689 = %676, %690 = %679, %691 = %682) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %693 = arith.muli %683, %c4 : index
              %694 = arith.addi %693, %c24 : index
              %695 = vector.load %12[%694] : memref<?xf32>, vector<16xf32>
              %696 = arith.addi %693, %c25 : index
              %697 = vector.load %12[%696] : memref<?xf32>, vector<16xf32>
              %698 = arith.addi %693, %c26 : index
              %699 = vector.load %12[%698] : memref<?xf32>, vector<16xf32>
              %700 = arith.addi %693, %c27 : index
              %701 = vector.load %12[%700] : memref<?xf32>, vector<16xf32>
              %702 = arith.muli %525, %c5 : index
              %703 = arith.addi %702, %683 : index
              %704 = memref.load %10[%703] : memref<?xf32>
              %705 = vector.broadcast %704 : f32 to vector<16xf32>
              %706 = math.fma %705, %695, %684 : vector<16xf32>
              %707 = math.fma %705, %697, %685 : vector<16xf32>
              %708 = math.fma %705, %699, %686 : vector<16xf32>
              %709 = math.fma %705, %701, %687 : vector<16xf32>
              %710 = arith.muli %541, %c5 : index
              %711 = arith.addi %710, %683 : index
              %712 = memref.load %10[%711] : memref<?xf32>
              %713 = vector.broadcast %712 : f32 to vector<16xf32>
              %714 = math.fma %713, %695, %688 : vector<16xf32>
              %715 = math.fma %713, %697, %689 : vector<16xf32>
              %716 = math.fma %713, %699, %690 : vector<16xf32>
              %717 = math.fma %713, %701, %691 : vector<16xf32>
              scf.yield %706, %707, %708, %709, %714, %715, %716, %717 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %692#0, %7[%657] : memref<?xf32>, vector<16xf32>
            vector.store %692#1, %7[%660] : memref<?xf32>, vector<16xf32>
            vector.store %692#2, %7[%663] : memref<?xf32>, vector<16xf32>
            vector.store %692#3, %7[%666] : memref<?xf32>, vector<16xf32>
            vector.store %692#4, %7[%671] : memref<?xf32>, vector<16xf32>
            vector.store %692#5, %7[%674] : memref<?xf32>, vector<16xf32>
            vector.store %692#6, %7[%677] : memref<?xf32>, vector<16xf32>
            vector.store %692#7, %7[%680] : memref<?xf32>, vector<16xf32>
            %718 = memref.load %8[%525] : memref<?xf32>
            %719 = vector.broadcast %718 : f32 to vector<16xf32>
            %720 = arith.addi %528, %c28 : index
            %721 = vector.load %7[%720] : memref<?xf32>, vector<16xf32>
            %722 = arith.mulf %721, %719 : vector<16xf32>
            %723 = arith.addi %528, %c29 : index
            %724 = vector.load %7[%723] : memref<?xf32>, vector<16xf32>
            %725 = arith.mulf %724, %719 : vector<16xf32>
            %726 = arith.addi %528, %c30 : index
            %727 = vector.load %7[%726] : memref<?xf32>, vector<16xf32>
            %728 = arith.mulf %727, %719 : vector<16xf32>
            %729 = arith.addi %528, %c31 : index
            %730 = vector.load %7[%729] : memref<?xf32>, vector<16xf32>
            %731 = arith.mulf %730, %719 : vector<16xf32>
            %732 = memref.load %8[%541] : memref<?xf32>
            %733 = vector.broadcast %732 : f32 to vector<16xf32>
            %734 = arith.addi %544, %c28 : index
            %735 = vector.load %7[%734] : memref<?xf32>, vector<16xf32>
            %736 = arith.mulf %735, %733 : vector<16xf32>
            %737 = arith.addi %544, %c29 : index
            %738 = vector.load %7[%737] : memref<?xf32>, vector<16xf32>
            %739 = arith.mulf %738, %733 : vector<16xf32>
            %740 = arith.addi %544, %c30 : index
            %741 = vector.load %7[%740] : memref<?xf32>, vector<16xf32>
            %742 = arith.mulf %741, %733 : vector<16xf32>
            %743 = arith.addi %544, %c31 : index
            %744 = vector.load %7[%743] : memref<?xf32>, vector<16xf32>
            %745 = arith.mulf %744, %733 : vector<16xf32>
            %755:8 = scf.for %746 = %c17 to %523 step %c10 iter_args(%747 = %722, %748 = %725, %749 = %728, %750 = %731, %751 = %736, %752 = %739, %753 = %742, %754 = %745) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %756 = arith.muli %746, %c4 : index
              %757 = arith.addi %756, %c28 : index
              %758 = vector.load %12[%757] : memref<?xf32>, vector<16xf32>
              %759 = arith.addi %756, %c29 : index
              %760 = vector.load %12[%759] : memref<?xf32>, vector<16xf32>
              %761 = arith.addi %756, %c30 : index
              %762 = vector.load %12[%761] : memref<?xf32>, vector<16xf32>
              %763 = arith.addi %756, %c31 : index
              %764 = vector.load %12[%763] : memref<?xf32>, vector<16xf32>
              %765 = arith.muli %525, %c5 : index
              %766 = arith.addi %765, %746 : index
              %767 = memref.load %10[%766] : memref<?xf32>
              %768 = vector.broadcast %767 : f32 to vector<16xf32>
              %769 = math.fma %768, %758, %747 : vector<16xf32>
              %770 = math.fma %768, %760, %748 : vector<16xf32>
              %771 = math.fma %768, %762, %749 : vector<16xf32>
              %772 = math.fma %768, %764, %750 : vector<16xf32>
              %773 = arith.muli %541, %c5 : index
              %774 = arith.addi %773, %746 : index
              %775 = memref.load %10[%774] : memref<?xf32>
              %776 = vector.broadcast %775 : f32 to vector<16xf32>
              %777 = math.fma %776, %758, %751 : vector<16xf32>
              %778 = math.fma %776, %760, %752 : vector<16xf32>
              %779 = math.fma %776, %762, %753 : vector<16xf32>
              %780 = math.fma %776, %764, %754 : vector<16xf32>
              scf.yield %769, %770, %771, %772, %777, %778, %779, %780 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %755#0, %7[%720] : memref<?xf32>, vector<16xf32>
            vector.store %755#1, %7[%723] : memref<?xf32>, vector<16xf32>
            vector.store %755#2, %7[%726] : memref<?xf32>, vector<16xf32>
            vector.store %755#3, %7[%729] : memref<?xf32>, vector<16xf32>
            vector.store %755#4, %7[%734] : memref<?xf32>, vector<16xf32>
            vector.store %755#5, %7[%737] : memref<?xf32>, vector<16xf32>
            vector.store %755#6, %7[%740] : memref<?xf32>, vector<16xf32>
            vector.store %755#7, %7[%743] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %781 = %c17 to %28 step %c10 {
          %782 = arith.subi %28, %c10 : index
          %783 = arith.minsi %781, %782 : index
          %784 = arith.divui %783, %groupSize : index
          %785 = arith.addi %19, %784 : index
          %786 = arith.muli %2, %groupSize : index
          %787 = arith.remui %783, %groupSize : index
          %788 = arith.addi %786, %787 : index
          %789 = arith.muli %785, %heads : index
          %790 = arith.addi %789, %788 : index
          %791 = arith.muli %790, %ranges : index
          %792 = arith.addi %791, %102 : index
          %793 = arith.muli %792, %c51 : index
          %794 = arith.muli %781, %c4 : index
          %795 = arith.addi %794, %c17 : index
          %796 = vector.load %7[%795] : memref<?xf32>, vector<16xf32>
          %797 = arith.addi %793, %c17 : index
          vector.store %796, %out[%797] : memref<?xf32>, vector<16xf32>
          %798 = arith.addi %794, %c18 : index
          %799 = vector.load %7[%798] : memref<?xf32>, vector<16xf32>
          %800 = arith.addi %793, %c18 : index
          vector.store %799, %out[%800] : memref<?xf32>, vector<16xf32>
          %801 = arith.addi %794, %c19 : index
          %802 = vector.load %7[%801] : memref<?xf32>, vector<16xf32>
          %803 = arith.addi %793, %c19 : index
          vector.store %802, %out[%803] : memref<?xf32>, vector<16xf32>
          %804 = arith.addi %794, %c20 : index
          %805 = vector.load %7[%804] : memref<?xf32>, vector<16xf32>
          %806 = arith.addi %793, %c20 : index
          vector.store %805, %out[%806] : memref<?xf32>, vector<16xf32>
          %807 = arith.addi %794, %c5 : index
          %808 = vector.load %7[%807] : memref<?xf32>, vector<16xf32>
          %809 = arith.addi %793, %c5 : index
          vector.store %808, %out[%809] : memref<?xf32>, vector<16xf32>
          %810 = arith.addi %794, %c21 : index
          %811 = vector.load %7[%810] : memref<?xf32>, vector<16xf32>
          %812 = arith.addi %793, %c21 : index
          vector.store %811, %out[%812] : memref<?xf32>, vector<16xf32>
          %813 = arith.addi %794, %c22 : index
          %814 = vector.load %7[%813] : memref<?xf32>, vector<16xf32>
          %815 = arith.addi %793, %c22 : index
          vector.store %814, %out[%815] : memref<?xf32>, vector<16xf32>
          %816 = arith.addi %794, %c23 : index
          %817 = vector.load %7[%816] : memref<?xf32>, vector<16xf32>
          %818 = arith.addi %793, %c23 : index
          vector.store %817, %out[%818] : memref<?xf32>, vector<16xf32>
          %819 = arith.addi %794, %c24 : index
          %820 = vector.load %7[%819] : memref<?xf32>, vector<16xf32>
          %821 = arith.addi %793, %c24 : index
          vector.store %820, %out[%821] : memref<?xf32>, vector<16xf32>
          %822 = arith.addi %794, %c25 : index
          %823 = vector.load %7[%822] : memref<?xf32>, vector<16xf32>
          %824 = arith.addi %793, %c25 : index
          vector.store %823, %out[%824] : memref<?xf32>, vector<16xf32>
          %825 = arith.addi %794, %c26 : index
          %826 = vector.load %7[%825] : memref<?xf32>, vector<16xf32>
          %827 = arith.addi %793, %c26 : index
          vector.store %826, %out[%827] : memref<?xf32>, vector<16xf32>
          %828 = arith.addi %794, %c27 : index
          %829 = vector.load %7[%828] : memref<?xf32>, vector<16xf32>
          %830 = arith.addi %793, %c27 : index
          vector.store %829, %out[%830] : memref<?xf32>, vector<16xf32>
          %831 = arith.addi %794, %c28 : index
          %832 = vector.load %7[%831] : memref<?xf32>, vector<16xf32>
          %833 = arith.addi %793, %c28 : index
          vector.store %832, %out[%833] : memref<?xf32>, vector<16xf32>
          %834 = arith.addi %794, %c29 : index
          %835 = vector.load %7[%834] : memref<?xf32>, vector<16xf32>
          %836 = arith.addi %793, %c29 : index
          vector.store %835, %out[%836] : memref<?xf32>, vector<16xf32>
          %837 = arith.addi %794, %c30 : index
          %838 = vector.load %7[%837] : memref<?xf32>, vector<16xf32>
          %839 = arith.addi %793, %c30 : index
          vector.store %838, %out[%839] : memref<?xf32>, vector<16xf32>
          %840 = arith.addi %794, %c31 : index
          %841 = vector.load %7[%840] : memref<?xf32>, vector<16xf32>
          %842 = arith.addi %793, %c31 : index
          vector.store %841, %out[%842] : memref<?xf32>, vector<16xf32>
          %843 = memref.load %5[%781] : memref<?xf32>
          %844 = arith.addi %793, %c4 : index
          memref.store %843, %out[%844] : memref<?xf32>
          %845 = memref.load %6[%781] : memref<?xf32>
          %846 = arith.addi %844, %c10 : index
          memref.store %845, %out[%846] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
