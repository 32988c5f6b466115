// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=256, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c48 = arith.constant 0x3F800000 : f32
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
    scf.for %41 = %c15 to %34 step %c10 {
      %42 = arith.subi %31, %c10 : index
      %43 = arith.minsi %41, %42 : index
      %44 = arith.divui %43, %groupSize : index
      %45 = arith.addi %22, %44 : index
      %46 = arith.muli %2, %groupSize : index
      %47 = arith.remui %43, %groupSize : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %45, %heads : index
      %50 = arith.addi %49, %48 : index
      %51 = arith.muli %50, %c4 : index
      %52 = arith.addi %51, %c15 : index
      %53 = vector.load %q[%52] : memref<?xf32>, vector<16xf32>
      %54 = arith.muli %41, %c4 : index
      %55 = arith.addi %54, %c15 : index
      vector.store %53, %4[%55] : memref<?xf32>, vector<16xf32>
      %56 = arith.addi %51, %c16 : index
      %57 = vector.load %q[%56] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %54, %c16 : index
      vector.store %57, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %51, %c17 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.addi %54, %c17 : index
      vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %51, %c18 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.addi %54, %c18 : index
      vector.store %63, %4[%64] : memref<?xf32>, vector<16xf32>
      %65 = arith.addi %51, %c5 : index
      %66 = vector.load %q[%65] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %54, %c5 : index
      vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
      %68 = arith.addi %51, %c19 : index
      %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
      %70 = arith.addi %54, %c19 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %51, %c20 : index
      %72 = vector.load %q[%71] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %54, %c20 : index
      vector.store %72, %4[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %51, %c21 : index
      %75 = vector.load %q[%74] : memref<?xf32>, vector<16xf32>
      %76 = arith.addi %54, %c21 : index
      vector.store %75, %4[%76] : memref<?xf32>, vector<16xf32>
      %77 = arith.addi %51, %c22 : index
      %78 = vector.load %q[%77] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %54, %c22 : index
      vector.store %78, %4[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.addi %51, %c23 : index
      %81 = vector.load %q[%80] : memref<?xf32>, vector<16xf32>
      %82 = arith.addi %54, %c23 : index
      vector.store %81, %4[%82] : memref<?xf32>, vector<16xf32>
      %83 = arith.addi %51, %c24 : index
      %84 = vector.load %q[%83] : memref<?xf32>, vector<16xf32>
      %85 = arith.addi %54, %c24 : index
      vector.store %84, %4[%85] : memref<?xf32>, vector<16xf32>
      %86 = arith.addi %51, %c25 : index
      %87 = vector.load %q[%86] : memref<?xf32>, vector<16xf32>
      %88 = arith.addi %54, %c25 : index
      vector.store %87, %4[%88] : memref<?xf32>, vector<16xf32>
      %89 = arith.addi %51, %c26 : index
      %90 = vector.load %q[%89] : memref<?xf32>, vector<16xf32>
      %91 = arith.addi %54, %c26 : index
      vector.store %90, %4[%91] : memref<?xf32>, vector<16xf32>
      %92 = arith.addi %51, %c27 : index
      %93 = vector.load %q[%92] : memref<?xf32>, vector<16xf32>
      %94 = arith.addi %54, %c27 : index
      vector.store %93, %4[%94] : memref<?xf32>, vector<16xf32>
      %95 = arith.addi %51, %c28 : index
      %96 = vector.load %q[%95] : memref<?xf32>, vector<16xf32>
      %97 = arith.addi %54, %c28 : index
      vector.store %96, %4[%97] : memref<?xf32>, vector<16xf32>
      %98 = arith.addi %51, %c29 : index
      %99 = vector.load %q[%98] : memref<?xf32>, vector<16xf32>
      %100 = arith.addi %54, %c29 : index
      vector.store %99, %4[%100] : memref<?xf32>, vector<16xf32>
    }
    scf.for %101 = %c15 to %34 step %c10 {
      memref.store %c31, %8[%101] : memref<?xf32>
      memref.store %c32, %9[%101] : memref<?xf32>
      %102 = arith.muli %101, %c4 : index
      %103 = arith.addi %102, %c15 : index
      vector.store %c30, %10[%103] : memref<?xf32>, vector<16xf32>
      %104 = arith.addi %102, %c16 : index
      vector.store %c30, %10[%104] : memref<?xf32>, vector<16xf32>
      %105 = arith.addi %102, %c17 : index
      vector.store %c30, %10[%105] : memref<?xf32>, vector<16xf32>
      %106 = arith.addi %102, %c18 : index
      vector.store %c30, %10[%106] : memref<?xf32>, vector<16xf32>
      %107 = arith.addi %102, %c5 : index
      vector.store %c30, %10[%107] : memref<?xf32>, vector<16xf32>
      %108 = arith.addi %102, %c19 : index
      vector.store %c30, %10[%108] : memref<?xf32>, vector<16xf32>
      %109 = arith.addi %102, %c20 : index
      vector.store %c30, %10[%109] : memref<?xf32>, vector<16xf32>
      %110 = arith.addi %102, %c21 : index
      vector.store %c30, %10[%110] : memref<?xf32>, vector<16xf32>
      %111 = arith.addi %102, %c22 : index
      vector.store %c30, %10[%111] : memref<?xf32>, vector<16xf32>
      %112 = arith.addi %102, %c23 : index
      vector.store %c30, %10[%112] : memref<?xf32>, vector<16xf32>
      %113 = arith.addi %102, %c24 : index
      vector.store %c30, %10[%113] : memref<?xf32>, vector<16xf32>
      %114 = arith.addi %102, %c25 : index
      vector.store %c30, %10[%114] : memref<?xf32>, vector<16xf32>
      %115 = arith.addi %102, %c26 : index
      vector.store %c30, %10[%115] : memref<?xf32>, vector<16xf32>
      %116 = arith.addi %102, %c27 : index
      vector.store %c30, %10[%116] : memref<?xf32>, vector<16xf32>
      %117 = arith.addi %102, %c28 : index
      vector.store %c30, %10[%117] : memref<?xf32>, vector<16xf32>
      %118 = arith.addi %102, %c29 : index
      vector.store %c30, %10[%118] : memref<?xf32>, vector<16xf32>
    }
    scf.for %119 = %c15 to %40 step %c33 {
      scf.for %120 = %c15 to %34 step %c10 {
        memref.store %c31, %5[%120] : memref<?xf32>
        memref.store %c32, %6[%120] : memref<?xf32>
        %121 = arith.muli %120, %c4 : index
        %122 = arith.addi %121, %c15 : index
        vector.store %c30, %7[%122] : memref<?xf32>, vector<16xf32>
        %123 = arith.addi %121, %c16 : index
        vector.store %c30, %7[%123] : memref<?xf32>, vector<16xf32>
        %124 = arith.addi %121, %c17 : index
        vector.store %c30, %7[%124] : memref<?xf32>, vector<16xf32>
        %125 = arith.addi %121, %c18 : index
        vector.store %c30, %7[%125] : memref<?xf32>, vector<16xf32>
        %126 = arith.addi %121, %c5 : index
        vector.store %c30, %7[%126] : memref<?xf32>, vector<16xf32>
        %127 = arith.addi %121, %c19 : index
        vector.store %c30, %7[%127] : memref<?xf32>, vector<16xf32>
        %128 = arith.addi %121, %c20 : index
        vector.store %c30, %7[%128] : memref<?xf32>, vector<16xf32>
        %129 = arith.addi %121, %c21 : index
        vector.store %c30, %7[%129] : memref<?xf32>, vector<16xf32>
        %130 = arith.addi %121, %c22 : index
        vector.store %c30, %7[%130] : memref<?xf32>, vector<16xf32>
        %131 = arith.addi %121, %c23 : index
        vector.store %c30, %7[%131] : memref<?xf32>, vector<16xf32>
        %132 = arith.addi %121, %c24 : index
        vector.store %c30, %7[%132] : memref<?xf32>, vector<16xf32>
        %133 = arith.addi %121, %c25 : index
        vector.store %c30, %7[%133] : memref<?xf32>, vector<16xf32>
        %134 = arith.addi %121, %c26 : index
        vector.store %c30, %7[%134] : memref<?xf32>, vector<16xf32>
        %135 = arith.addi %121, %c27 : index
        vector.store %c30, %7[%135] : memref<?xf32>, vector<16xf32>
        %136 = arith.addi %121, %c28 : index
        vector.store %c30, %7[%136] : memref<?xf32>, vector<16xf32>
        %137 = arith.addi %121, %c29 : index
        vector.store %c30, %7[%137] : memref<?xf32>, vector<16xf32>
      }
      %138 = arith.addi %119, %c33 : index
      %139 = arith.minsi %138, %40 : index
      scf.for %140 = %119 to %139 step %c5 {
        scf.for %141 = %c15 to %c9 step %c10 {
          %142 = arith.muli %141, %c16 : index
          %143 = arith.addi %140, %142 : index
          %144 = arith.cmpi slt, %143, %40 : index
          scf.if %144 {
            %145 = arith.divui %143, %c16 : index
            %146 = arith.addi %30, %145 : index
            %147 = memref.load %step[%146] : memref<?xi32>
            %148 = arith.index_cast %147 : i32 to index
            %149 = arith.muli %148, %pageBytes : index
            %150 = arith.muli %2, %c6 : index
            %151 = arith.addi %149, %150 : index
            scf.for %152 = %c15 to %c4 step %c10 {
              %153 = arith.muli %152, %c17 : index
              %154 = arith.addi %151, %153 : index
              %155 = vector.load %kv[%154] : memref<?xi8>, vector<32xi8>
              %156 = arith.muli %152, %c5 : index
              %157 = arith.addi %156, %142 : index
              %158 = vector.bitcast %155 : vector<32xi8> to vector<16xf16>
              %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
              vector.store %159, %14[%157] : memref<?xf32>, vector<16xf32>
            }
            %160 = arith.addi %151, %c35 : index
            scf.for %161 = %c15 to %c16 step %c10 {
              %162 = arith.addi %143, %161 : index
              %163 = arith.cmpi slt, %162, %40 : index
              %164 = arith.muli %161, %c33 : index
              %165 = arith.addi %160, %164 : index
              %166 = arith.addi %165, %c15 : index
              %167 = vector.load %kv[%166] : memref<?xi8>, vector<32xi8>
              %168 = vector.bitcast %167 : vector<32xi8> to vector<16xf16>
              %169 = arith.extf %168 : vector<16xf16> to vector<16xf32>
              %170 = arith.select %163, %169, %c30 : vector<16xf32>
              %171 = arith.addi %142, %161 : index
              %172 = arith.muli %171, %c4 : index
              %173 = arith.addi %172, %c15 : index
              vector.store %170, %15[%173] : memref<?xf32>, vector<16xf32>
              %174 = arith.addi %165, %c17 : index
              %175 = vector.load %kv[%174] : memref<?xi8>, vector<32xi8>
              %176 = vector.bitcast %175 : vector<32xi8> to vector<16xf16>
              %177 = arith.extf %176 : vector<16xf16> to vector<16xf32>
              %178 = arith.select %163, %177, %c30 : vector<16xf32>
              %179 = arith.addi %172, %c16 : index
              vector.store %178, %15[%179] : memref<?xf32>, vector<16xf32>
              %180 = arith.addi %165, %c5 : index
              %181 = vector.load %kv[%180] : memref<?xi8>, vector<32xi8>
              %182 = vector.bitcast %181 : vector<32xi8> to vector<16xf16>
              %183 = arith.extf %182 : vector<16xf16> to vector<16xf32>
              %184 = arith.select %163, %183, %c30 : vector<16xf32>
              %185 = arith.addi %172, %c17 : index
              vector.store %184, %15[%185] : memref<?xf32>, vector<16xf32>
              %186 = arith.addi %165, %c20 : index
              %187 = vector.load %kv[%186] : memref<?xi8>, vector<32xi8>
              %188 = vector.bitcast %187 : vector<32xi8> to vector<16xf16>
              %189 = arith.extf %188 : vector<16xf16> to vector<16xf32>
              %190 = arith.select %163, %189, %c30 : vector<16xf32>
              %191 = arith.addi %172, %c18 : index
              vector.store %190, %15[%191] : memref<?xf32>, vector<16xf32>
              %192 = arith.addi %165, %c22 : index
              %193 = vector.load %kv[%192] : memref<?xi8>, vector<32xi8>
              %194 = vector.bitcast %193 : vector<32xi8> to vector<16xf16>
              %195 = arith.extf %194 : vector<16xf16> to vector<16xf32>
              %196 = arith.select %163, %195, %c30 : vector<16xf32>
              %197 = arith.addi %172, %c5 : index
              vector.store %196, %15[%197] : memref<?xf32>, vector<16xf32>
              %198 = arith.addi %165, %c24 : index
              %199 = vector.load %kv[%198] : memref<?xi8>, vector<32xi8>
              %200 = vector.bitcast %199 : vector<32xi8> to vector<16xf16>
              %201 = arith.extf %200 : vector<16xf16> to vector<16xf32>
              %202 = arith.select %163, %201, %c30 : vector<16xf32>
              %203 = arith.addi %172, %c19 : index
              vector.store %202, %15[%203] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %165, %c26 : index
              %205 = vector.load %kv[%204] : memref<?xi8>, vector<32xi8>
              %206 = vector.bitcast %205 : vector<32xi8> to vector<16xf16>
              %207 = arith.extf %206 : vector<16xf16> to vector<16xf32>
              %208 = arith.select %163, %207, %c30 : vector<16xf32>
              %209 = arith.addi %172, %c20 : index
              vector.store %208, %15[%209] : memref<?xf32>, vector<16xf32>
              %210 = arith.addi %165, %c28 : index
              %211 = vector.load %kv[%210] : memref<?xi8>, vector<32xi8>
              %212 = vector.bitcast %211 : vector<32xi8> to vector<16xf16>
              %213 = arith.extf %212 : vector<16xf16> to vector<16xf32>
              %214 = arith.select %163, %213, %c30 : vector<16xf32>
              %215 = arith.addi %172, %c21 : index
              vector.store %214, %15[%215] : memref<?xf32>, vector<16xf32>
              %216 = arith.addi %165, %c4 : index
              %217 = vector.load %kv[%216] : memref<?xi8>, vector<32xi8>
              %218 = vector.bitcast %217 : vector<32xi8> to vector<16xf16>
              %219 = arith.extf %218 : vector<16xf16> to vector<16xf32>
              %220 = arith.select %163, %219, %c30 : vector<16xf32>
              %221 = arith.addi %172, %c22 : index
              vector.store %220, %15[%221] : memref<?xf32>, vector<16xf32>
              %222 = arith.addi %165, %c36 : index
              %223 = vector.load %kv[%222] : memref<?xi8>, vector<32xi8>
              %224 = vector.bitcast %223 : vector<32xi8> to vector<16xf16>
              %225 = arith.extf %224 : vector<16xf16> to vector<16xf32>
              %226 = arith.select %163, %225, %c30 : vector<16xf32>
              %227 = arith.addi %172, %c23 : index
              vector.store %226, %15[%227] : memref<?xf32>, vector<16xf32>
              %228 = arith.addi %165, %c37 : index
              %229 = vector.load %kv[%228] : memref<?xi8>, vector<32xi8>
              %230 = vector.bitcast %229 : vector<32xi8> to vector<16xf16>
              %231 = arith.extf %230 : vector<16xf16> to vector<16xf32>
              %232 = arith.select %163, %231, %c30 : vector<16xf32>
              %233 = arith.addi %172, %c24 : index
              vector.store %232, %15[%233] : memref<?xf32>, vector<16xf32>
              %234 = arith.addi %165, %c38 : index
              %235 = vector.load %kv[%234] : memref<?xi8>, vector<32xi8>
              %236 = vector.bitcast %235 : vector<32xi8> to vector<16xf16>
              %237 = arith.extf %236 : vector<16xf16> to vector<16xf32>
              %238 = arith.select %163, %237, %c30 : vector<16xf32>
              %239 = arith.addi %172, %c25 : index
              vector.store %238, %15[%239] : memref<?xf32>, vector<16xf32>
              %240 = arith.addi %165, %c39 : index
              %241 = vector.load %kv[%240] : memref<?xi8>, vector<32xi8>
              %242 = vector.bitcast %241 : vector<32xi8> to vector<16xf16>
              %243 = arith.extf %242 : vector<16xf16> to vector<16xf32>
              %244 = arith.select %163, %243, %c30 : vector<16xf32>
              %245 = arith.addi %172, %c26 : index
              vector.store %244, %15[%245] : memref<?xf32>, vector<16xf32>
              %246 = arith.addi %165, %c40 : index
              %247 = vector.load %kv[%246] : memref<?xi8>, vector<32xi8>
              %248 = vector.bitcast %247 : vector<32xi8> to vector<16xf16>
              %249 = arith.extf %248 : vector<16xf16> to vector<16xf32>
              %250 = arith.select %163, %249, %c30 : vector<16xf32>
              %251 = arith.addi %172, %c27 : index
              vector.store %250, %15[%251] : memref<?xf32>, vector<16xf32>
              %252 = arith.addi %165, %c41 : index
              %253 = vector.load %kv[%252] : memref<?xi8>, vector<32xi8>
              %254 = vector.bitcast %253 : vector<32xi8> to vector<16xf16>
              %255 = arith.extf %254 : vector<16xf16> to vector<16xf32>
              %256 = arith.select %163, %255, %c30 : vector<16xf32>
              %257 = arith.addi %172, %c28 : index
              vector.store %256, %15[%257] : memref<?xf32>, vector<16xf32>
              %258 = arith.addi %165, %c42 : index
              %259 = vector.load %kv[%258] : memref<?xi8>, vector<32xi8>
              %260 = vector.bitcast %259 : vector<32xi8> to vector<16xf16>
              %261 = arith.extf %260 : vector<16xf16> to vector<16xf32>
              %262 = arith.select %163, %261, %c30 : vector<16xf32>
              %263 = arith.addi %172, %c29 : index
              vector.store %262, %15[%263] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %264 = %c15 to %34 step %c9 {
          %282:16 = scf.for %265 = %c15 to %c4 step %c10 iter_args(%266 = %c30, %267 = %c30, %268 = %c30, %269 = %c30, %270 = %c30, %271 = %c30, %272 = %c30, %273 = %c30, %274 = %c30, %275 = %c30, %276 = %c30, %277 = %c30, %278 = %c30, %279 = %c30, %280 = %c30, %281 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %283 = arith.muli %265, %c5 : index
            %284 = arith.addi %283, %c15 : index
            %285 = vector.load %14[%284] : memref<?xf32>, vector<16xf32>
            %286 = arith.addi %283, %c16 : index
            %287 = vector.load %14[%286] : memref<?xf32>, vector<16xf32>
            %288 = arith.addi %283, %c17 : index
            %289 = vector.load %14[%288] : memref<?xf32>, vector<16xf32>
            %290 = arith.addi %283, %c18 : index
            %291 = vector.load %14[%290] : memref<?xf32>, vector<16xf32>
            %292 = arith.addi %264, %c15 : index
            %293 = arith.muli %292, %c4 : index
            %294 = arith.addi %293, %265 : index
            %295 = memref.load %4[%294] : memref<?xf32>
            %296 = vector.broadcast %295 : f32 to vector<16xf32>
            %297 = math.fma %296, %285, %266 : vector<16xf32>
            %298 = math.fma %296, %287, %267 : vector<16xf32>
            %299 = math.fma %296, %289, %268 : vector<16xf32>
            %300 = math.fma %296, %291, %269 : vector<16xf32>
            %301 = arith.addi %264, %c10 : index
            %302 = arith.muli %301, %c4 : index
            %303 = arith.addi %302, %265 : index
            %304 = memref.load %4[%303] : memref<?xf32>
            %305 = vector.broadcast %304 : f32 to vector<16xf32>
            %306 = math.fma %305, %285, %270 : vector<16xf32>
            %307 = math.fma %305, %287, %271 : vector<16xf32>
            %308 = math.fma %305, %289, %272 : vector<16xf32>
            %309 = math.fma %305, %291, %273 : vector<16xf32>
            %310 = arith.addi %264, %c7 : index
            %311 = arith.muli %310, %c4 : index
            %312 = arith.addi %311, %265 : index
            %313 = memref.load %4[%312] : memref<?xf32>
            %314 = vector.broadcast %313 : f32 to vector<16xf32>
            %315 = math.fma %314, %285, %274 : vector<16xf32>
            %316 = math.fma %314, %287, %275 : vector<16xf32>
            %317 = math.fma %314, %289, %276 : vector<16xf32>
            %318 = math.fma %314, %291, %277 : vector<16xf32>
            %319 = arith.addi %264, %c13 : index
            %320 = arith.muli %319, %c4 : index
            %321 = arith.addi %320, %265 : index
            %322 = memref.load %4[%321] : memref<?xf32>
            %323 = vector.broadcast %322 : f32 to vector<16xf32>
            %324 = math.fma %323, %285, %278 : vector<16xf32>
            %325 = math.fma %323, %287, %279 : vector<16xf32>
            %326 = math.fma %323, %289, %280 : vector<16xf32>
            %327 = math.fma %323, %291, %281 : vector<16xf32>
            scf.yield %297, %298, %299, %300, %306, %307, %308, %309, %315, %316, %317, %318, %324, %325, %326, %327 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %328 = arith.addi %264, %c15 : index
          %329 = arith.subi %31, %c10 : index
          %330 = arith.minsi %328, %329 : index
          %331 = arith.divui %330, %groupSize : index
          %332 = arith.addi %22, %331 : index
          %333 = arith.muli %2, %groupSize : index
          %334 = arith.remui %330, %groupSize : index
          %335 = arith.addi %333, %334 : index
          %336 = arith.addi %positionsAt, %332 : index
          %337 = memref.load %step[%336] : memref<?xi32>
          %338 = arith.index_cast %337 : i32 to index
          %339 = arith.subi %338, %140 : index
          %340 = arith.index_cast %339 : index to i32
          %341 = vector.broadcast %340 : i32 to vector<16xi32>
          %342 = arith.cmpi sle, %c43, %341 : vector<16xi32>
          %343 = arith.select %342, %282#0, %c44 : vector<16xi1>, vector<16xf32>
          %344 = arith.cmpi sle, %c45, %341 : vector<16xi32>
          %345 = arith.select %344, %282#1, %c44 : vector<16xi1>, vector<16xf32>
          %346 = arith.cmpi sle, %c46, %341 : vector<16xi32>
          %347 = arith.select %346, %282#2, %c44 : vector<16xi1>, vector<16xf32>
          %348 = arith.cmpi sle, %c47, %341 : vector<16xi32>
          %349 = arith.select %348, %282#3, %c44 : vector<16xi1>, vector<16xf32>
          %350 = arith.maximumf %343, %345 : vector<16xf32>
          %351 = arith.maximumf %350, %347 : vector<16xf32>
          %352 = arith.maximumf %351, %349 : vector<16xf32>
          %353 = memref.load %5[%328] : memref<?xf32>
          %354 = wave.reduce "max" %352 : vector<16xf32>
          %355 = arith.maximumf %353, %354 : f32
          %356 = arith.subf %353, %355 : f32
          %357 = wave.exp2 %356 : f32
          %358 = vector.broadcast %355 : f32 to vector<16xf32>
          %359 = arith.subf %343, %358 : vector<16xf32>
          %360 = wave.exp2 %359 : vector<16xf32>
          %361 = arith.select %342, %360, %c30 : vector<16xi1>, vector<16xf32>
          %362 = arith.muli %328, %c5 : index
          %363 = arith.addi %362, %c15 : index
          vector.store %361, %13[%363] : memref<?xf32>, vector<16xf32>
          %364 = arith.subf %345, %358 : vector<16xf32>
          %365 = wave.exp2 %364 : vector<16xf32>
          %366 = arith.select %344, %365, %c30 : vector<16xi1>, vector<16xf32>
          %367 = arith.addi %362, %c16 : index
          vector.store %366, %13[%367] : memref<?xf32>, vector<16xf32>
          %368 = arith.addf %361, %366 : vector<16xf32>
          %369 = arith.subf %347, %358 : vector<16xf32>
          %370 = wave.exp2 %369 : vector<16xf32>
          %371 = arith.select %346, %370, %c30 : vector<16xi1>, vector<16xf32>
          %372 = arith.addi %362, %c17 : index
          vector.store %371, %13[%372] : memref<?xf32>, vector<16xf32>
          %373 = arith.addf %368, %371 : vector<16xf32>
          %374 = arith.subf %349, %358 : vector<16xf32>
          %375 = wave.exp2 %374 : vector<16xf32>
          %376 = arith.select %348, %375, %c30 : vector<16xi1>, vector<16xf32>
          %377 = arith.addi %362, %c18 : index
          vector.store %376, %13[%377] : memref<?xf32>, vector<16xf32>
          %378 = arith.addf %373, %376 : vector<16xf32>
          %379 = memref.load %6[%328] : memref<?xf32>
          %380 = wave.reduce "add" %378 : vector<16xf32>
          %381 = math.fma %379, %357, %380 : f32
          memref.store %355, %5[%328] : memref<?xf32>
          memref.store %381, %6[%328] : memref<?xf32>
          memref.store %357, %11[%328] : memref<?xf32>
          %382 = arith.addi %264, %c10 : index
          %383 = arith.minsi %382, %329 : index
          %384 = arith.divui %383, %groupSize : index
          %385 = arith.addi %22, %384 : index
          %386 = arith.remui %383, %groupSize : index
          %387 = arith.addi %333, %386 : index
          %388 = arith.addi %positionsAt, %385 : index
          %389 = memref.load %step[%388] : memref<?xi32>
          %390 = arith.index_cast %389 : i32 to index
          %391 = arith.subi %390, %140 : index
          %392 = arith.index_cast %391 : index to i32
          %393 = vector.broadcast %392 : i32 to vector<16xi32>
          %394 = arith.cmpi sle, %c43, %393 : vector<16xi32>
          %395 = arith.select %394, %282#4, %c44 : vector<16xi1>, vector<16xf32>
          %396 = arith.cmpi sle, %c45, %393 : vector<16xi32>
          %397 = arith.select %396, %282#5, %c44 : vector<16xi1>, vector<16xf32>
          %398 = arith.cmpi sle, %c46, %393 : vector<16xi32>
          %399 = arith.select %398, %282#6, %c44 : vector<16xi1>, vector<16xf32>
          %400 = arith.cmpi sle, %c47, %393 : vector<16xi32>
          %401 = arith.select %400, %282#7, %c44 : vector<16xi1>, vector<16xf32>
          %402 = arith.maximumf %395, %397 : vector<16xf32>
          %403 = arith.maximumf %402, %399 : vector<16xf32>
          %404 = arith.maximumf %403, %401 : vector<16xf32>
          %405 = memref.load %5[%382] : memref<?xf32>
          %406 = wave.reduce "max" %404 : vector<16xf32>
          %407 = arith.maximumf %405, %406 : f32
          %408 = arith.subf %405, %407 : f32
          %409 = wave.exp2 %408 : f32
          %410 = vector.broadcast %407 : f32 to vector<16xf32>
          %411 = arith.subf %395, %410 : vector<16xf32>
          %412 = wave.exp2 %411 : vector<16xf32>
          %413 = arith.select %394, %412, %c30 : vector<16xi1>, vector<16xf32>
          %414 = arith.muli %382, %c5 : index
          %415 = arith.addi %414, %c15 : index
          vector.store %413, %13[%415] : memref<?xf32>, vector<16xf32>
          %416 = arith.subf %397, %410 : vector<16xf32>
          %417 = wave.exp2 %416 : vector<16xf32>
          %418 = arith.select %396, %417, %c30 : vector<16xi1>, vector<16xf32>
          %419 = arith.addi %414, %c16 : index
          vector.store %418, %13[%419] : memref<?xf32>, vector<16xf32>
          %420 = arith.addf %413, %418 : vector<16xf32>
          %421 = arith.subf %399, %410 : vector<16xf32>
          %422 = wave.exp2 %421 : vector<16xf32>
          %423 = arith.select %398, %422, %c30 : vector<16xi1>, vector<16xf32>
          %424 = arith.addi %414, %c17 : index
          vector.store %423, %13[%424] : memref<?xf32>, vector<16xf32>
          %425 = arith.addf %420, %423 : vector<16xf32>
          %426 = arith.subf %401, %410 : vector<16xf32>
          %427 = wave.exp2 %426 : vector<16xf32>
          %428 = arith.select %400, %427, %c30 : vector<16xi1>, vector<16xf32>
          %429 = arith.addi %414, %c18 : index
          vector.store %428, %13[%429] : memref<?xf32>, vector<16xf32>
          %430 = arith.addf %425, %428 : vector<16xf32>
          %431 = memref.load %6[%382] : memref<?xf32>
          %432 = wave.reduce "add" %430 : vector<16xf32>
          %433 = math.fma %431, %409, %432 : f32
          memref.store %407, %5[%382] : memref<?xf32>
          memref.store %433, %6[%382] : memref<?xf32>
          memref.store %409, %11[%382] : memref<?xf32>
          %434 = arith.addi %264, %c7 : index
          %435 = arith.minsi %434, %329 : index
          %436 = arith.divui %435, %groupSize : index
          %437 = arith.addi %22, %436 : index
          %438 = arith.remui %435, %groupSize : index
          %439 = arith.addi %333, %438 : index
          %440 = arith.addi %positionsAt, %437 : index
          %441 = memref.load %step[%440] : memref<?xi32>
          %442 = arith.index_cast %441 : i32 to index
          %443 = arith.subi %442, %140 : index
          %444 = arith.index_cast %443 : index to i32
          %445 = vector.broadcast %444 : i32 to vector<16xi32>
          %446 = arith.cmpi sle, %c43, %445 : vector<16xi32>
          %447 = arith.select %446, %282#8, %c44 : vector<16xi1>, vector<16xf32>
          %448 = arith.cmpi sle, %c45, %445 : vector<16xi32>
          %449 = arith.select %448, %282#9, %c44 : vector<16xi1>, vector<16xf32>
          %450 = arith.cmpi sle, %c46, %445 : vector<16xi32>
          %451 = arith.select %450, %282#10, %c44 : vector<16xi1>, vector<16xf32>
          %452 = arith.cmpi sle, %c47, %445 : vector<16xi32>
          %453 = arith.select %452, %282#11, %c44 : vector<16xi1>, vector<16xf32>
          %454 = arith.maximumf %447, %449 : vector<16xf32>
          %455 = arith.maximumf %454, %451 : vector<16xf32>
          %456 = arith.maximumf %455, %453 : vector<16xf32>
          %457 = memref.load %5[%434] : memref<?xf32>
          %458 = wave.reduce "max" %456 : vector<16xf32>
          %459 = arith.maximumf %457, %458 : f32
          %460 = arith.subf %457, %459 : f32
          %461 = wave.exp2 %460 : f32
          %462 = vector.broadcast %459 : f32 to vector<16xf32>
          %463 = arith.subf %447, %462 : vector<16xf32>
          %464 = wave.exp2 %463 : vector<16xf32>
          %465 = arith.select %446, %464, %c30 : vector<16xi1>, vector<16xf32>
          %466 = arith.muli %434, %c5 : index
          %467 = arith.addi %466, %c15 : index
          vector.store %465, %13[%467] : memref<?xf32>, vector<16xf32>
          %468 = arith.subf %449, %462 : vector<16xf32>
          %469 = wave.exp2 %468 : vector<16xf32>
          %470 = arith.select %448, %469, %c30 : vector<16xi1>, vector<16xf32>
          %471 = arith.addi %466, %c16 : index
          vector.store %470, %13[%471] : memref<?xf32>, vector<16xf32>
          %472 = arith.addf %465, %470 : vector<16xf32>
          %473 = arith.subf %451, %462 : vector<16xf32>
          %474 = wave.exp2 %473 : vector<16xf32>
          %475 = arith.select %450, %474, %c30 : vector<16xi1>, vector<16xf32>
          %476 = arith.addi %466, %c17 : index
          vector.store %475, %13[%476] : memref<?xf32>, vector<16xf32>
          %477 = arith.addf %472, %475 : vector<16xf32>
          %478 = arith.subf %453, %462 : vector<16xf32>
          %479 = wave.exp2 %478 : vector<16xf32>
          %480 = arith.select %452, %479, %c30 : vector<16xi1>, vector<16xf32>
          %481 = arith.addi %466, %c18 : index
          vector.store %480, %13[%481] : memref<?xf32>, vector<16xf32>
          %482 = arith.addf %477, %480 : vector<16xf32>
          %483 = memref.load %6[%434] : memref<?xf32>
          %484 = wave.reduce "add" %482 : vector<16xf32>
          %485 = math.fma %483, %461, %484 : f32
          memref.store %459, %5[%434] : memref<?xf32>
          memref.store %485, %6[%434] : memref<?xf32>
          memref.store %461, %11[%434] : memref<?xf32>
          %486 = arith.addi %264, %c13 : index
          %487 = arith.minsi %486, %329 : index
          %488 = arith.divui %487, %groupSize : index
          %489 = arith.addi %22, %488 : index
          %490 = arith.remui %487, %groupSize : index
          %491 = arith.addi %333, %490 : index
          %492 = arith.addi %positionsAt, %489 : index
          %493 = memref.load %step[%492] : memref<?xi32>
          %494 = arith.index_cast %493 : i32 to index
          %495 = arith.subi %494, %140 : index
          %496 = arith.index_cast %495 : index to i32
          %497 = vector.broadcast %496 : i32 to vector<16xi32>
          %498 = arith.cmpi sle, %c43, %497 : vector<16xi32>
          %499 = arith.select %498, %282#12, %c44 : vector<16xi1>, vector<16xf32>
          %500 = arith.cmpi sle, %c45, %497 : vector<16xi32>
          %501 = arith.select %500, %282#13, %c44 : vector<16xi1>, vector<16xf32>
          %502 = arith.cmpi sle, %c46, %497 : vector<16xi32>
          %503 = arith.select %502, %282#14, %c44 : vector<16xi1>, vector<16xf32>
          %504 = arith.cmpi sle, %c47, %497 : vector<16xi32>
          %505 = arith.select %504, %282#15, %c44 : vector<16xi1>, vector<16xf32>
          %506 = arith.maximumf %499, %501 : vector<16xf32>
          %507 = arith.maximumf %506, %503 : vector<16xf32>
          %508 = arith.maximumf %507, %505 : vector<16xf32>
          %509 = memref.load %5[%486] : memref<?xf32>
          %510 = wave.reduce "max" %508 : vector<16xf32>
          %511 = arith.maximumf %509, %510 : f32
          %512 = arith.subf %509, %511 : f32
          %513 = wave.exp2 %512 : f32
          %514 = vector.broadcast %511 : f32 to vector<16xf32>
          %515 = arith.subf %499, %514 : vector<16xf32>
          %516 = wave.exp2 %515 : vector<16xf32>
          %517 = arith.select %498, %516, %c30 : vector<16xi1>, vector<16xf32>
          %518 = arith.muli %486, %c5 : index
          %519 = arith.addi %518, %c15 : index
          vector.store %517, %13[%519] : memref<?xf32>, vector<16xf32>
          %520 = arith.subf %501, %514 : vector<16xf32>
          %521 = wave.exp2 %520 : vector<16xf32>
          %522 = arith.select %500, %521, %c30 : vector<16xi1>, vector<16xf32>
          %523 = arith.addi %518, %c16 : index
          vector.store %522, %13[%523] : memref<?xf32>, vector<16xf32>
          %524 = arith.addf %517, %522 : vector<16xf32>
          %525 = arith.subf %503, %514 : vector<16xf32>
          %526 = wave.exp2 %525 : vector<16xf32>
          %527 = arith.select %502, %526, %c30 : vector<16xi1>, vector<16xf32>
          %528 = arith.addi %518, %c17 : index
          vector.store %527, %13[%528] : memref<?xf32>, vector<16xf32>
          %529 = arith.addf %524, %527 : vector<16xf32>
          %530 = arith.subf %505, %514 : vector<16xf32>
          %531 = wave.exp2 %530 : vector<16xf32>
          %532 = arith.select %504, %531, %c30 : vector<16xi1>, vector<16xf32>
          %533 = arith.addi %518, %c18 : index
          vector.store %532, %13[%533] : memref<?xf32>, vector<16xf32>
          %534 = arith.addf %529, %532 : vector<16xf32>
          %535 = memref.load %6[%486] : memref<?xf32>
          %536 = wave.reduce "add" %534 : vector<16xf32>
          %537 = math.fma %535, %513, %536 : f32
          memref.store %511, %5[%486] : memref<?xf32>
          memref.store %537, %6[%486] : memref<?xf32>
          memref.store %513, %11[%486] : memref<?xf32>
        }
        %538 = arith.subi %40, %140 : index
        %539 = arith.minsi %538, %c5 : index
        scf.for %540 = %c15 to %34 step %c7 {
          %541 = arith.addi %540, %c15 : index
          %542 = memref.load %11[%541] : memref<?xf32>
          %543 = vector.broadcast %542 : f32 to vector<16xf32>
          %544 = arith.muli %541, %c4 : index
          %545 = arith.addi %544, %c15 : index
          %546 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
          %547 = arith.mulf %546, %543 : vector<16xf32>
          %548 = arith.addi %544, %c16 : index
          %549 = vector.load %7[%548] : memref<?xf32>, vector<16xf32>
          %550 = arith.mulf %549, %543 : vector<16xf32>
          %551 = arith.addi %544, %c17 : index
          %552 = vector.load %7[%551] : memref<?xf32>, vector<16xf32>
          %553 = arith.mulf %552, %543 : vector<16xf32>
          %554 = arith.addi %544, %c18 : index
          %555 = vector.load %7[%554] : memref<?xf32>, vector<16xf32>
          %556 = arith.mulf %555, %543 : vector<16xf32>
          %557 = arith.addi %540, %c10 : index
          %558 = memref.load %11[%557] : memref<?xf32>
          %559 = vector.broadcast %558 : f32 to vector<16xf32>
          %560 = arith.muli %557, %c4 : index
          %561 = arith.addi %560, %c15 : index
          %562 = vector.load %7[%561] : memref<?xf32>, vector<16xf32>
          %563 = arith.mulf %562, %559 : vector<16xf32>
          %564 = arith.addi %560, %c16 : index
          %565 = vector.load %7[%564] : memref<?xf32>, vector<16xf32>
          %566 = arith.mulf %565, %559 : vector<16xf32>
          %567 = arith.addi %560, %c17 : index
          %568 = vector.load %7[%567] : memref<?xf32>, vector<16xf32>
          %569 = arith.mulf %568, %559 : vector<16xf32>
          %570 = arith.addi %560, %c18 : index
          %571 = vector.load %7[%570] : memref<?xf32>, vector<16xf32>
          %572 = arith.mulf %571, %559 : vector<16xf32>
          %582:8 = scf.for %573 = %c15 to %539 step %c10 iter_args(%574 = %547, %575 = %550, %576 = %553, %577 = %556, %578 = %563, %579 = %566, %580 = %569, %581 = %572) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %583 = arith.muli %573, %c4 : index
            %584 = arith.addi %583, %c15 : index
            %585 = vector.load %15[%584] : memref<?xf32>, vector<16xf32>
            %586 = arith.addi %583, %c16 : index
            %587 = vector.load %15[%586] : memref<?xf32>, vector<16xf32>
            %588 = arith.addi %583, %c17 : index
            %589 = vector.load %15[%588] : memref<?xf32>, vector<16xf32>
            %590 = arith.addi %583, %c18 : index
            %591 = vector.load %15[%590] : memref<?xf32>, vector<16xf32>
            %592 = arith.muli %541, %c5 : index
            %593 = arith.addi %592, %573 : index
            %594 = memref.load %13[%593] : memref<?xf32>
            %595 = vector.broadcast %594 : f32 to vector<16xf32>
            %596 = math.fma %595, %585, %574 : vector<16xf32>
            %597 = math.fma %595, %587, %575 : vector<16xf32>
            %598 = math.fma %595, %589, %576 : vector<16xf32>
            %599 = math.fma %595, %591, %577 : vector<16xf32>
            %600 = arith.muli %557, %c5 : index
            %601 = arith.addi %600, %573 : index
            %602 = memref.load %13[%601] : memref<?xf32>
            %603 = vector.broadcast %602 : f32 to vector<16xf32>
            %604 = math.fma %603, %585, %578 : vector<16xf32>
            %605 = math.fma %603, %587, %579 : vector<16xf32>
            %606 = math.fma %603, %589, %580 : vector<16xf32>
            %607 = math.fma %603, %591, %581 : vector<16xf32>
            scf.yield %596, %597, %598, %599, %604, %605, %606, %607 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %582#0, %7[%545] : memref<?xf32>, vector<16xf32>
          vector.store %582#1, %7[%548] : memref<?xf32>, vector<16xf32>
          vector.store %582#2, %7[%551] : memref<?xf32>, vector<16xf32>
          vector.store %582#3, %7[%554] : memref<?xf32>, vector<16xf32>
          vector.store %582#4, %7[%561] : memref<?xf32>, vector<16xf32>
          vector.store %582#5, %7[%564] : memref<?xf32>, vector<16xf32>
          vector.store %582#6, %7[%567] : memref<?xf32>, vector<16xf32>
          vector.store %582#7, %7[%570] : memref<?xf32>, vector<16xf32>
          %608 = memref.load %11[%541] : memref<?xf32>
          %609 = vector.broadcast %608 : f32 to vector<16xf32>
          %610 = arith.addi %544, %c5 : index
          %611 = vector.load %7[%610] : memref<?xf32>, vector<16xf32>
          %612 = arith.mulf %611, %609 : vector<16xf32>
          %613 = arith.addi %544, %c19 : index
          %614 = vector.load %7[%613] : memref<?xf32>, vector<16xf32>
          %615 = arith.mulf %614, %609 : vector<16xf32>
          %616 = arith.addi %544, %c20 : index
          %617 = vector.load %7[%616] : memref<?xf32>, vector<16xf32>
          %618 = arith.mulf %617, %609 : vector<16xf32>
          %619 = arith.addi %544, %c21 : index
          %620 = vector.load %7[%619] : memref<?xf32>, vector<16xf32>
          %621 = arith.mulf %620, %609 : vector<16xf32>
          %622 = memref.load %11[%557] : memref<?xf32>
          %623 = vector.broadcast %622 : f32 to vector<16xf32>
          %624 = arith.addi %560, %c5 : index
          %625 = vector.load %7[%624] : memref<?xf32>, vector<16xf32>
          %626 = arith.mulf %625, %623 : vector<16xf32>
          %627 = arith.addi %560, %c19 : index
          %628 = vector.load %7[%627] : memref<?xf32>, vector<16xf32>
          %629 = arith.mulf %628, %623 : vector<16xf32>
          %630 = arith.addi %560, %c20 : index
          %631 = vector.load %7[%630] : memref<?xf32>, vector<16xf32>
          %632 = arith.mulf %631, %623 : vector<16xf32>
          %633 = arith.addi %560, %c21 : index
          %634 = vector.load %7[%633] : memref<?xf32>, vector<16xf32>
          %635 = arith.mulf %634, %623 : vector<16xf32>
          %645:8 = scf.for %636 = %c15 to %539 step %c10 iter_args(%637 = %612, %638 = %615, %639 = %618, %640 = %621, %641 = %626, %642 = %629, %643 = %632, %644 = %635) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %646 = arith.muli %636, %c4 : index
            %647 = arith.addi %646, %c5 : index
            %648 = vector.load %15[%647] : memref<?xf32>, vector<16xf32>
            %649 = arith.addi %646, %c19 : index
            %650 = vector.load %15[%649] : memref<?xf32>, vector<16xf32>
            %651 = arith.addi %646, %c20 : index
            %652 = vector.load %15[%651] : memref<?xf32>, vector<16xf32>
            %653 = arith.addi %646, %c21 : index
            %654 = vector.load %15[%653] : memref<?xf32>, vector<16xf32>
            %655 = arith.muli %541, %c5 : index
            %656 = arith.addi %655, %636 : index
            %657 = memref.load %13[%656] : memref<?xf32>
            %658 = vector.broadcast %657 : f32 to vector<16xf32>
            %659 = math.fma %658, %648, %637 : vector<16xf32>
            %660 = math.fma %658, %650, %638 : vector<16xf32>
            %661 = math.fma %658, %652, %639 : vector<16xf32>
            %662 = math.fma %658, %654, %640 : vector<16xf32>
            %663 = arith.muli %557, %c5 : index
            %664 = arith.addi %663, %636 : index
            %665 = memref.load %13[%664] : memref<?xf32>
            %666 = vector.broadcast %665 : f32 to vector<16xf32>
            %667 = math.fma %666, %648, %641 : vector<16xf32>
            %668 = math.fma %666, %650, %642 : vector<16xf32>
            %669 = math.fma %666, %652, %643 : vector<16xf32>
            %670 = math.fma %666, %654, %644 : vector<16xf32>
            scf.yield %659, %660, %661, %662, %667, %668, %669, %670 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %645#0, %7[%610] : memref<?xf32>, vector<16xf32>
          vector.store %645#1, %7[%613] : memref<?xf32>, vector<16xf32>
          vector.store %645#2, %7[%616] : memref<?xf32>, vector<16xf32>
          vector.store %645#3, %7[%619] : memref<?xf32>, vector<16xf32>
          vector.store %645#4, %7[%624] : memref<?xf32>, vector<16xf32>
          vector.store %645#5, %7[%627] : memref<?xf32>, vector<16xf32>
          vector.store %645#6, %7[%630] : memref<?xf32>, vector<16xf32>
          vector.store %645#7, %7[%633] : memref<?xf32>, vector<16xf32>
          %671 = memref.load %11[%541] : memref<?xf32>
          %672 = vector.broadcast %671 : f32 to vector<16xf32>
          %673 = arith.addi %544, %c22 : index
          %674 = vector.load %7[%673] : memref<?xf32>, vector<16xf32>
          %675 = arith.mulf %674, %672 : vector<16xf32>
          %676 = arith.addi %544, %c23 : index
          %677 = vector.load %7[%676] : memref<?xf32>, vector<16xf32>
          %678 = arith.mulf %677, %672 : vector<16xf32>
          %679 = arith.addi %544, %c24 : index
          %680 = vector.load %7[%679] : memref<?xf32>, vector<16xf32>
          %681 = arith.mulf %680, %672 : vector<16xf32>
          %682 = arith.addi %544, %c25 : index
          %683 = vector.load %7[%682] : memref<?xf32>, vector<16xf32>
          %684 = arith.mulf %683, %672 : vector<16xf32>
          %685 = memref.load %11[%557] : memref<?xf32>
          %686 = vector.broadcast %685 : f32 to vector<16xf32>
          %687 = arith.addi %560, %c22 : index
          %688 = vector.load %7[%687] : memref<?xf32>, vector<16xf32>
          %689 = arith.mulf %688, %686 : vector<16xf32>
          %690 = arith.addi %560, %c23 : index
          %691 = vector.load %7[%690] : memref<?xf32>, vector<16xf32>
          %692 = arith.mulf %691, %686 : vector<16xf32>
          %693 = arith.addi %560, %c24 : index
          %694 = vector.load %7[%693] : memref<?xf32>, vector<16xf32>
          %695 = arith.mulf %694, %686 : vector<16xf32>
          %696 = arith.addi %560, %c25 : index
          %697 = vector.load %7[%696] : memref<?xf32>, vector<16xf32>
          %698 = arith.mulf %697, %686 : vector<16xf32>
          %708:8 = scf.for %699 = %c15 to %539 step %c10 iter_args(%700 = %675, %701 = %678, %702 = %681, %703 = %684, %704 = %689, %705 = %692, %706 = %695, %707 = %698) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %709 = arith.muli %699, %c4 : index
            %710 = arith.addi %709, %c22 : index
            %711 = vector.load %15[%710] : memref<?xf32>, vector<16xf32>
            %712 = arith.addi %709, %c23 : index
            %713 = vector.load %15[%712] : memref<?xf32>, vector<16xf32>
            %714 = arith.addi %709, %c24 : index
            %715 = vector.load %15[%714] : memref<?xf32>, vector<16xf32>
            %716 = arith.addi %709, %c25 : index
            %717 = vector.load %15[%716] : memref<?xf32>, vector<16xf32>
            %718 = arith.muli %541, %c5 : index
            %719 = arith.addi %718, %699 : index
            %720 = memref.load %13[%719] : memref<?xf32>
            %721 = vector.broadcast %720 : f32 to vector<16xf32>
            %722 = math.fma %721, %711, %700 : vector<16xf32>
            %723 = math.fma %721, %713, %701 : vector<16xf32>
            %724 = math.fma %721, %715, %702 : vector<16xf32>
            %725 = math.fma %721, %717, %703 : vector<16xf32>
            %726 = arith.muli %557, %c5 : index
            %727 = arith.addi %726, %699 : index
            %728 = memref.load %13[%727] : memref<?xf32>
            %729 = vector.broadcast %728 : f32 to vector<16xf32>
            %730 = math.fma %729, %711, %704 : vector<16xf32>
            %731 = math.fma %729, %713, %705 : vector<16xf32>
            %732 = math.fma %729, %715, %706 : vector<16xf32>
            %733 = math.fma %729, %717, %707 : vector<16xf32>
            scf.yield %722, %723, %724, %725, %730, %731, %732, %733 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %708#0, %7[%673] : memref<?xf32>, vector<16xf32>
          vector.store %708#1, %7[%676] : memref<?xf32>, vector<16xf32>
          vector.store %708#2, %7[%679] : memref<?xf32>, vector<16xf32>
          vector.store %708#3, %7[%682] : memref<?xf32>, vector<16xf32>
          vector.store %708#4, %7[%687] : memref<?xf32>, vector<16xf32>
          vector.store %708#5, %7[%690] : memref<?xf32>, vector<16xf32>
          vector.store %708#6, %7[%693] : memref<?xf32>, vector<16xf32>
          vector.store %708#7, %7[%696] : memref<?xf32>, vector<16xf32>
          %734 = memref.load %11[%541] : memref<?xf32>
          %735 = vector.broadcast %734 : f32 to vector<16xf32>
          %736 = arith.addi %544, %c26 : index
          %737 = vector.load %7[%736] : memref<?xf32>, vector<16xf32>
          %738 = arith.mulf %737, %735 : vector<16xf32>
          %739 = arith.addi %544, %c27 : index
          %740 = vector.load %7[%739] : memref<?xf32>, vector<16xf32>
          %741 = arith.mulf %740, %735 : vector<16xf32>
          %742 = arith.addi %544, %c28 : index
          %743 = vector.load %7[%742] : memref<?xf32>, vector<16xf32>
          %744 = arith.mulf %743, %735 : vector<16xf32>
          %745 = arith.addi %544, %c29 : index
          %746 = vector.load %7[%745] : memref<?xf32>, vector<16xf32>
          %747 = arith.mulf %746, %735 : vector<16xf32>
          %748 = memref.load %11[%557] : memref<?xf32>
          %749 = vector.broadcast %748 : f32 to vector<16xf32>
          %750 = arith.addi %560, %c26 : index
          %751 = vector.load %7[%750] : memref<?xf32>, vector<16xf32>
          %752 = arith.mulf %751, %749 : vector<16xf32>
          %753 = arith.addi %560, %c27 : index
          %754 = vector.load %7[%753] : memref<?xf32>, vector<16xf32>
          %755 = arith.mulf %754, %749 : vector<16xf32>
          %756 = arith.addi %560, %c28 : index
          %757 = vector.load %7[%756] : memref<?xf32>, vector<16xf32>
          %758 = arith.mulf %757, %749 : vector<16xf32>
          %759 = arith.addi %560, %c29 : index
          %760 = vector.load %7[%759] : memref<?xf32>, vector<16xf32>
          %761 = arith.mulf %760, %749 : vector<16xf32>
          %771:8 = scf.for %762 = %c15 to %539 step %c10 iter_args(%763 = %738, %764 = %741, %765 = %744, %766 = %747, %767 = %752, %768 = %755, %769 = %758, %770 = %761) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %772 = arith.muli %762, %c4 : index
            %773 = arith.addi %772, %c26 : index
            %774 = vector.load %15[%773] : memref<?xf32>, vector<16xf32>
            %775 = arith.addi %772, %c27 : index
            %776 = vector.load %15[%775] : memref<?xf32>, vector<16xf32>
            %777 = arith.addi %772, %c28 : index
            %778 = vector.load %15[%777] : memref<?xf32>, vector<16xf32>
            %779 = arith.addi %772, %c29 : index
            %780 = vector.load %15[%779] : memref<?xf32>, vector<16xf32>
            %781 = arith.muli %541, %c5 : index
            %782 = arith.addi %781, %762 : index
            %783 = memref.load %13[%782] : memref<?xf32>
            %784 = vector.broadcast %783 : f32 to vector<16xf32>
            %785 = math.fma %784, %774, %763 : vector<16xf32>
            %786 = math.fma %784, %776, %764 : vector<16xf32>
            %787 = math.fma %784, %778, %765 : vector<16xf32>
            %788 = math.fma %784, %780, %766 : vector<16xf32>
            %789 = arith.muli %557, %c5 : index
            %790 = arith.addi %789, %762 : index
            %791 = memref.load %13[%790] : memref<?xf32>
            %792 = vector.broadcast %791 : f32 to vector<16xf32>
            %793 = math.fma %792, %774, %767 : vector<16xf32>
            %794 = math.fma %792, %776, %768 : vector<16xf32>
            %795 = math.fma %792, %778, %769 : vector<16xf32>
            %796 = math.fma %792, %780, %770 : vector<16xf32>
            scf.yield %785, %786, %787, %788, %793, %794, %795, %796 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %771#0, %7[%736] : memref<?xf32>, vector<16xf32>
          vector.store %771#1, %7[%739] : memref<?xf32>, vector<16xf32>
          vector.store %771#2, %7[%742] : memref<?xf32>, vector<16xf32>
          vector.store %771#3, %7[%745] : memref<?xf32>, vector<16xf32>
          vector.store %771#4, %7[%750] : memref<?xf32>, vector<16xf32>
          vector.store %771#5, %7[%753] : memref<?xf32>, vector<16xf32>
          vector.store %771#6, %7[%756] : memref<?xf32>, vector<16xf32>
          vector.store %771#7, %7[%759] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %797 = %c15 to %34 step %c10 {
        %798 = memref.load %5[%797] : memref<?xf32>
        %799 = memref.load %6[%797] : memref<?xf32>
        %800 = arith.muli %797, %c4 : index
        %801 = memref.load %8[%797] : memref<?xf32>
        %802 = arith.maximumf %801, %798 : f32
        %803 = arith.subf %801, %802 : f32
        %804 = wave.exp2 %803 : f32
        %805 = arith.subf %798, %802 : f32
        %806 = wave.exp2 %805 : f32
        memref.store %802, %8[%797] : memref<?xf32>
        %807 = memref.load %9[%797] : memref<?xf32>
        %808 = arith.mulf %807, %804 : f32
        %809 = math.fma %799, %806, %808 : f32
        memref.store %809, %9[%797] : memref<?xf32>
        %810 = vector.broadcast %804 : f32 to vector<16xf32>
        %811 = vector.broadcast %806 : f32 to vector<16xf32>
        %812 = arith.addi %800, %c15 : index
        %813 = vector.load %10[%812] : memref<?xf32>, vector<16xf32>
        %814 = arith.mulf %813, %810 : vector<16xf32>
        %815 = vector.load %7[%812] : memref<?xf32>, vector<16xf32>
        %816 = math.fma %815, %811, %814 : vector<16xf32>
        vector.store %816, %10[%812] : memref<?xf32>, vector<16xf32>
        %817 = arith.addi %800, %c16 : index
        %818 = vector.load %10[%817] : memref<?xf32>, vector<16xf32>
        %819 = arith.mulf %818, %810 : vector<16xf32>
        %820 = vector.load %7[%817] : memref<?xf32>, vector<16xf32>
        %821 = math.fma %820, %811, %819 : vector<16xf32>
        vector.store %821, %10[%817] : memref<?xf32>, vector<16xf32>
        %822 = arith.addi %800, %c17 : index
        %823 = vector.load %10[%822] : memref<?xf32>, vector<16xf32>
        %824 = arith.mulf %823, %810 : vector<16xf32>
        %825 = vector.load %7[%822] : memref<?xf32>, vector<16xf32>
        %826 = math.fma %825, %811, %824 : vector<16xf32>
        vector.store %826, %10[%822] : memref<?xf32>, vector<16xf32>
        %827 = arith.addi %800, %c18 : index
        %828 = vector.load %10[%827] : memref<?xf32>, vector<16xf32>
        %829 = arith.mulf %828, %810 : vector<16xf32>
        %830 = vector.load %7[%827] : memref<?xf32>, vector<16xf32>
        %831 = math.fma %830, %811, %829 : vector<16xf32>
        vector.store %831, %10[%827] : memref<?xf32>, vector<16xf32>
        %832 = arith.addi %800, %c5 : index
        %833 = vector.load %10[%832] : memref<?xf32>, vector<16xf32>
        %834 = arith.mulf %833, %810 : vector<16xf32>
        %835 = vector.load %7[%832] : memref<?xf32>, vector<16xf32>
        %836 = math.fma %835, %811, %834 : vector<16xf32>
        vector.store %836, %10[%832] : memref<?xf32>, vector<16xf32>
        %837 = arith.addi %800, %c19 : index
        %838 = vector.load %10[%837] : memref<?xf32>, vector<16xf32>
        %839 = arith.mulf %838, %810 : vector<16xf32>
        %840 = vector.load %7[%837] : memref<?xf32>, vector<16xf32>
        %841 = math.fma %840, %811, %839 : vector<16xf32>
        vector.store %841, %10[%837] : memref<?xf32>, vector<16xf32>
        %842 = arith.addi %800, %c20 : index
        %843 = vector.load %10[%842] : memref<?xf32>, vector<16xf32>
        %844 = arith.mulf %843, %810 : vector<16xf32>
        %845 = vector.load %7[%842] : memref<?xf32>, vector<16xf32>
        %846 = math.fma %845, %811, %844 : vector<16xf32>
        vector.store %846, %10[%842] : memref<?xf32>, vector<16xf32>
        %847 = arith.addi %800, %c21 : index
        %848 = vector.load %10[%847] : memref<?xf32>, vector<16xf32>
        %849 = arith.mulf %848, %810 : vector<16xf32>
        %850 = vector.load %7[%847] : memref<?xf32>, vector<16xf32>
        %851 = math.fma %850, %811, %849 : vector<16xf32>
        vector.store %851, %10[%847] : memref<?xf32>, vector<16xf32>
        %852 = arith.addi %800, %c22 : index
        %853 = vector.load %10[%852] : memref<?xf32>, vector<16xf32>
        %854 = arith.mulf %853, %810 : vector<16xf32>
        %855 = vector.load %7[%852] : memref<?xf32>, vector<16xf32>
        %856 = math.fma %855, %811, %854 : vector<16xf32>
        vector.store %856, %10[%852] : memref<?xf32>, vector<16xf32>
        %857 = arith.addi %800, %c23 : index
        %858 = vector.load %10[%857] : memref<?xf32>, vector<16xf32>
        %859 = arith.mulf %858, %810 : vector<16xf32>
        %860 = vector.load %7[%857] : memref<?xf32>, vector<16xf32>
        %861 = math.fma %860, %811, %859 : vector<16xf32>
        vector.store %861, %10[%857] : memref<?xf32>, vector<16xf32>
        %862 = arith.addi %800, %c24 : index
        %863 = vector.load %10[%862] : memref<?xf32>, vector<16xf32>
        %864 = arith.mulf %863, %810 : vector<16xf32>
        %865 = vector.load %7[%862] : memref<?xf32>, vector<16xf32>
        %866 = math.fma %865, %811, %864 : vector<16xf32>
        vector.store %866, %10[%862] : memref<?xf32>, vector<16xf32>
        %867 = arith.addi %800, %c25 : index
        %868 = vector.load %10[%867] : memref<?xf32>, vector<16xf32>
        %869 = arith.mulf %868, %810 : vector<16xf32>
        %870 = vector.load %7[%867] : memref<?xf32>, vector<16xf32>
        %871 = math.fma %870, %811, %869 : vector<16xf32>
        vector.store %871, %10[%867] : memref<?xf32>, vector<16xf32>
        %872 = arith.addi %800, %c26 : index
        %873 = vector.load %10[%872] : memref<?xf32>, vector<16xf32>
        %874 = arith.mulf %873, %810 : vector<16xf32>
        %875 = vector.load %7[%872] : memref<?xf32>, vector<16xf32>
        %876 = math.fma %875, %811, %874 : vector<16xf32>
        vector.store %876, %10[%872] : memref<?xf32>, vector<16xf32>
        %877 = arith.addi %800, %c27 : index
        %878 = vector.load %10[%877] : memref<?xf32>, vector<16xf32>
        %879 = arith.mulf %878, %810 : vector<16xf32>
        %880 = vector.load %7[%877] : memref<?xf32>, vector<16xf32>
        %881 = math.fma %880, %811, %879 : vector<16xf32>
        vector.store %881, %10[%877] : memref<?xf32>, vector<16xf32>
        %882 = arith.addi %800, %c28 : index
        %883 = vector.load %10[%882] : memref<?xf32>, vector<16xf32>
        %884 = arith.mulf %883, %810 : vector<16xf32>
        %885 = vector.load %7[%882] : memref<?xf32>, vector<16xf32>
        %886 = math.fma %885, %811, %884 : vector<16xf32>
        vector.store %886, %10[%882] : memref<?xf32>, vector<16xf32>
        %887 = arith.addi %800, %c29 : index
        %888 = vector.load %10[%887] : memref<?xf32>, vector<16xf32>
        %889 = arith.mulf %888, %810 : vector<16xf32>
        %890 = vector.load %7[%887] : memref<?xf32>, vector<16xf32>
        %891 = math.fma %890, %811, %889 : vector<16xf32>
        vector.store %891, %10[%887] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %892 = %c15 to %31 step %c10 {
      %893 = arith.subi %31, %c10 : index
      %894 = arith.minsi %892, %893 : index
      %895 = arith.divui %894, %groupSize : index
      %896 = arith.addi %22, %895 : index
      %897 = arith.muli %2, %groupSize : index
      %898 = arith.remui %894, %groupSize : index
      %899 = arith.addi %897, %898 : index
      %900 = arith.muli %896, %heads : index
      %901 = arith.addi %900, %899 : index
      %902 = arith.muli %901, %c4 : index
      %903 = memref.load %9[%892] : memref<?xf32>
      %904 = arith.divf %c48, %903 : f32
      %905 = vector.broadcast %904 : f32 to vector<16xf32>
      %906 = arith.muli %kvHeads, %c15 : index
      %907 = arith.addi %906, %2 : index
      %908 = arith.muli %907, %c4 : index
      %909 = arith.addi %908, %c15 : index
      %910 = vector.load %factors[%909] : memref<?xf32>, vector<16xf32>
      %911 = arith.muli %kvHeads, %c10 : index
      %912 = arith.addi %911, %2 : index
      %913 = arith.muli %912, %c4 : index
      %914 = arith.addi %913, %c15 : index
      %915 = vector.load %factors[%914] : memref<?xf32>, vector<16xf32>
      %916 = arith.muli %892, %c4 : index
      %917 = arith.addi %916, %c15 : index
      %918 = vector.load %10[%917] : memref<?xf32>, vector<16xf32>
      %919 = arith.mulf %918, %905 : vector<16xf32>
      %920 = math.fma %919, %910, %915 : vector<16xf32>
      %921 = arith.addi %902, %c15 : index
      vector.store %920, %out[%921] : memref<?xf32>, vector<16xf32>
      %922 = arith.addi %908, %c16 : index
      %923 = vector.load %factors[%922] : memref<?xf32>, vector<16xf32>
      %924 = arith.addi %913, %c16 : index
      %925 = vector.load %factors[%924] : memref<?xf32>, vector<16xf32>
      %926 = arith.addi %916, %c16 : index
      %927 = vector.load %10[%926] : memref<?xf32>, vector<16xf32>
      %928 = arith.mulf %927, %905 : vector<16xf32>
      %929 = math.fma %928, %923, %925 : vector<16xf32>
      %930 = arith.addi %902, %c16 : index
      vector.store %929, %out[%930] : memref<?xf32>, vector<16xf32>
      %931 = arith.addi %908, %c17 : index
      %932 = vector.load %factors[%931] : memref<?xf32>, vector<16xf32>
      %933 = arith.addi %913, %c17 : index
      %934 = vector.load %factors[%933] : memref<?xf32>, vector<16xf32>
      %935 = arith.addi %916, %c17 : index
      %936 = vector.load %10[%935] : memref<?xf32>, vector<16xf32>
      %937 = arith.mulf %936, %905 : vector<16xf32>
      %938 = math.fma %937, %932, %934 : vector<16xf32>
      %939 = arith.addi %902, %c17 : index
      vector.store %938, %out[%939] : memref<?xf32>, vector<16xf32>
      %940 = arith.addi %908, %c18 : index
      %941 = vector.load %factors[%940] : memref<?xf32>, vector<16xf32>
      %942 = arith.addi %913, %c18 : index
      %943 = vector.load %factors[%942] : memref<?xf32>, vector<16xf32>
      %944 = arith.addi %916, %c18 : index
      %945 = vector.load %10[%944] : memref<?xf32>, vector<16xf32>
      %946 = arith.mulf %945, %905 : vector<16xf32>
      %947 = math.fma %946, %941, %943 : vector<16xf32>
      %948 = arith.addi %902, %c18 : index
      vector.store %947, %out[%948] : memref<?xf32>, vector<16xf32>
      %949 = arith.addi %908, %c5 : index
      %950 = vector.load %factors[%949] : memref<?xf32>, vector<16xf32>
      %951 = arith.addi %913, %c5 : index
      %952 = vector.load %factors[%951] : memref<?xf32>, vector<16xf32>
      %953 = arith.addi %916, %c5 : index
      %954 = vector.load %10[%953] : memref<?xf32>, vector<16xf32>
      %955 = arith.mulf %954, %905 : vector<16xf32>
      %956 = math.fma %955, %950, %952 : vector<16xf32>
      %957 = arith.addi %902, %c5 : index
      vector.store %956, %out[%957] : memref<?xf32>, vector<16xf32>
      %958 = arith.addi %908, %c19 : index
      %959 = vector.load %factors[%958] : memref<?xf32>, vector<16xf32>
      %960 = arith.addi %913, %c19 : index
      %961 = vector.load %factors[%960] : memref<?xf32>, vector<16xf32>
      %962 = arith.addi %916, %c19 : index
      %963 = vector.load %10[%962] : memref<?xf32>, vector<16xf32>
      %964 = arith.mulf %963, %905 : vector<16xf32>
      %965 = math.fma %964, %959, %961 : vector<16xf32>
      %966 = arith.addi %902, %c19 : index
      vector.store %965, %out[%966] : memref<?xf32>, vector<16xf32>
      %967 = arith.addi %908, %c20 : index
      %968 = vector.load %factors[%967] : memref<?xf32>, vector<16xf32>
      %969 = arith.addi %913, %c20 : index
      %970 = vector.load %factors[%969] : memref<?xf32>, vector<16xf32>
      %971 = arith.addi %916, %c20 : index
      %972 = vector.load %10[%971] : memref<?xf32>, vector<16xf32>
      %973 = arith.mulf %972, %905 : vector<16xf32>
      %974 = math.fma %973, %968, %970 : vector<16xf32>
      %975 = arith.addi %902, %c20 : index
      vector.store %974, %out[%975] : memref<?xf32>, vector<16xf32>
      %976 = arith.addi %908, %c21 : index
      %977 = vector.load %factors[%976] : memref<?xf32>, vector<16xf32>
      %978 = arith.addi %913, %c21 : index
      %979 = vector.load %factors[%978] : memref<?xf32>, vector<16xf32>
      %980 = arith.addi %916, %c21 : index
      %981 = vector.load %10[%980] : memref<?xf32>, vector<16xf32>
      %982 = arith.mulf %981, %905 : vector<16xf32>
      %983 = math.fma %982, %977, %979 : vector<16xf32>
      %984 = arith.addi %902, %c21 : index
      vector.store %983, %out[%984] : memref<?xf32>, vector<16xf32>
      %985 = arith.addi %908, %c22 : index
      %986 = vector.load %factors[%985] : memref<?xf32>, vector<16xf32>
      %987 = arith.addi %913, %c22 : index
      %988 = vector.load %factors[%987] : memref<?xf32>, vector<16xf32>
      %989 = arith.addi %916, %c22 : index
      %990 = vector.load %10[%989] : memref<?xf32>, vector<16xf32>
      %991 = arith.mulf %990, %905 : vector<16xf32>
      %992 = math.fma %991, %986, %988 : vector<16xf32>
      %993 = arith.addi %902, %c22 : index
      vector.store %992, %out[%993] : memref<?xf32>, vector<16xf32>
      %994 = arith.addi %908, %c23 : index
      %995 = vector.load %factors[%994] : memref<?xf32>, vector<16xf32>
      %996 = arith.addi %913, %c23 : index
      %997 = vector.load %factors[%996] : memref<?xf32>, vector<16xf32>
      %998 = arith.addi %916, %c23 : index
      %999 = vector.load %10[%998] : memref<?xf32>, vector<16xf32>
      %1000 = arith.mulf %999, %905 : vector<16xf32>
      %1001 = math.fma %1000, %995, %997 : vector<16xf32>
      %1002 = arith.addi %902, %c23 : index
      vector.store %1001, %out[%1002] : memref<?xf32>, vector<16xf32>
      %1003 = arith.addi %908, %c24 : index
      %1004 = vector.load %factors[%1003] : memref<?xf32>, vector<16xf32>
      %1005 = arith.addi %913, %c24 : index
      %1006 = vector.load %factors[%1005] : memref<?xf32>, vector<16xf32>
      %1007 = arith.addi %916, %c24 : index
      %1008 = vector.load %10[%1007] : memref<?xf32>, vector<16xf32>
      %1009 = arith.mulf %1008, %905 : vector<16xf32>
      %1010 = math.fma %1009, %1004, %1006 : vector<16xf32>
      %1011 = arith.addi %902, %c24 : index
      vector.store %1010, %out[%1011] : memref<?xf32>, vector<16xf32>
      %1012 = arith.addi %908, %c25 : index
      %1013 = vector.load %factors[%1012] : memref<?xf32>, vector<16xf32>
      %1014 = arith.addi %913, %c25 : index
      %1015 = vector.load %factors[%1014] : memref<?xf32>, vector<16xf32>
      %1016 = arith.addi %916, %c25 : index
      %1017 = vector.load %10[%1016] : memref<?xf32>, vector<16xf32>
      %1018 = arith.mulf %1017, %905 : vector<16xf32>
      %1019 = math.fma %1018, %1013, %1015 : vector<16xf32>
      %1020 = arith.addi %902, %c25 : index
      vector.store %1019, %out[%1020] : memref<?xf32>, vector<16xf32>
      %1021 = arith.addi %908, %c26 : index
      %1022 = vector.load %factors[%1021] : memref<?xf32>, vector<16xf32>
      %1023 = arith.addi %913, %c26 : index
      %1024 = vector.load %factors[%1023] : memref<?xf32>, vector<16xf32>
      %1025 = arith.addi %916, %c26 : index
      %1026 = vector.load %10[%1025] : memref<?xf32>, vector<16xf32>
      %1027 = arith.mulf %1026, %905 : vector<16xf32>
      %1028 = math.fma %1027, %1022, %1024 : vector<16xf32>
      %1029 = arith.addi %902, %c26 : index
      vector.store %1028, %out[%1029] : memref<?xf32>, vector<16xf32>
      %1030 = arith.addi %908, %c27 : index
      %1031 = vector.load %factors[%1030] : memref<?xf32>, vector<16xf32>
      %1032 = arith.addi %913, %c27 : index
      %1033 = vector.load %factors[%1032] : memref<?xf32>, vector<16xf32>
      %1034 = arith.addi %916, %c27 : index
      %1035 = vector.load %10[%1034] : memref<?xf32>, vector<16xf32>
      %1036 = arith.mulf %1035, %905 : vector<16xf32>
      %1037 = math.fma %1036, %1031, %1033 : vector<16xf32>
      %1038 = arith.addi %902, %c27 : index
      vector.store %1037, %out[%1038] : memref<?xf32>, vector<16xf32>
      %1039 = arith.addi %908, %c28 : index
      %1040 = vector.load %factors[%1039] : memref<?xf32>, vector<16xf32>
      %1041 = arith.addi %913, %c28 : index
      %1042 = vector.load %factors[%1041] : memref<?xf32>, vector<16xf32>
      %1043 = arith.addi %916, %c28 : index
      %1044 = vector.load %10[%1043] : memref<?xf32>, vector<16xf32>
      %1045 = arith.mulf %1044, %905 : vector<16xf32>
      %1046 = math.fma %1045, %1040, %1042 : vector<16xf32>
      %1047 = arith.addi %902, %c28 : index
      vector.store %1046, %out[%1047] : memref<?xf32>, vector<16xf32>
      %1048 = arith.addi %908, %c29 : index
      %1049 = vector.load %factors[%1048] : memref<?xf32>, vector<16xf32>
      %1050 = arith.addi %913, %c29 : index
      %1051 = vector.load %factors[%1050] : memref<?xf32>, vector<16xf32>
      %1052 = arith.addi %916, %c29 : index
      %1053 = vector.load %10[%1052] : memref<?xf32>, vector<16xf32>
      %1054 = arith.mulf %1053, %905 : vector<16xf32>
      %1055 = math.fma %1054, %1049, %1051 : vector<16xf32>
      %1056 = arith.addi %902, %c29 : index
      vector.store %1055, %out[%1056] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
