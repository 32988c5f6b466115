// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=256, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c42 = arith.constant 0x3F800000 : f32
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
            %150 = arith.muli %2, %c35 : index
            %151 = arith.addi %149, %150 : index
            scf.for %152 = %c15 to %c4 step %c10 {
              %153 = arith.muli %152, %c16 : index
              %154 = arith.addi %151, %153 : index
              %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
              %156 = arith.muli %152, %c5 : index
              %157 = arith.addi %156, %142 : index
              %158 = wave.fp8_decode "e5m2" %155 : vector<16xi8> -> vector<16xf32>
              vector.store %158, %14[%157] : memref<?xf32>, vector<16xf32>
            }
            %159 = arith.addi %151, %c36 : index
            scf.for %160 = %c15 to %c16 step %c10 {
              %161 = arith.addi %143, %160 : index
              %162 = arith.cmpi slt, %161, %40 : index
              %163 = arith.muli %160, %c4 : index
              %164 = arith.addi %159, %163 : index
              %165 = arith.addi %164, %c15 : index
              %166 = vector.load %kv[%165] : memref<?xi8>, vector<16xi8>
              %167 = wave.fp8_decode "e5m2" %166 : vector<16xi8> -> vector<16xf32>
              %168 = arith.select %162, %167, %c30 : vector<16xf32>
              %169 = arith.addi %142, %160 : index
              %170 = arith.muli %169, %c4 : index
              %171 = arith.addi %170, %c15 : index
              vector.store %168, %15[%171] : memref<?xf32>, vector<16xf32>
              %172 = arith.addi %164, %c16 : index
              %173 = vector.load %kv[%172] : memref<?xi8>, vector<16xi8>
              %174 = wave.fp8_decode "e5m2" %173 : vector<16xi8> -> vector<16xf32>
              %175 = arith.select %162, %174, %c30 : vector<16xf32>
              %176 = arith.addi %170, %c16 : index
              vector.store %175, %15[%176] : memref<?xf32>, vector<16xf32>
              %177 = arith.addi %164, %c17 : index
              %178 = vector.load %kv[%177] : memref<?xi8>, vector<16xi8>
              %179 = wave.fp8_decode "e5m2" %178 : vector<16xi8> -> vector<16xf32>
              %180 = arith.select %162, %179, %c30 : vector<16xf32>
              %181 = arith.addi %170, %c17 : index
              vector.store %180, %15[%181] : memref<?xf32>, vector<16xf32>
              %182 = arith.addi %164, %c18 : index
              %183 = vector.load %kv[%182] : memref<?xi8>, vector<16xi8>
              %184 = wave.fp8_decode "e5m2" %183 : vector<16xi8> -> vector<16xf32>
              %185 = arith.select %162, %184, %c30 : vector<16xf32>
              %186 = arith.addi %170, %c18 : index
              vector.store %185, %15[%186] : memref<?xf32>, vector<16xf32>
              %187 = arith.addi %164, %c5 : index
              %188 = vector.load %kv[%187] : memref<?xi8>, vector<16xi8>
              %189 = wave.fp8_decode "e5m2" %188 : vector<16xi8> -> vector<16xf32>
              %190 = arith.select %162, %189, %c30 : vector<16xf32>
              %191 = arith.addi %170, %c5 : index
              vector.store %190, %15[%191] : memref<?xf32>, vector<16xf32>
              %192 = arith.addi %164, %c19 : index
              %193 = vector.load %kv[%192] : memref<?xi8>, vector<16xi8>
              %194 = wave.fp8_decode "e5m2" %193 : vector<16xi8> -> vector<16xf32>
              %195 = arith.select %162, %194, %c30 : vector<16xf32>
              %196 = arith.addi %170, %c19 : index
              vector.store %195, %15[%196] : memref<?xf32>, vector<16xf32>
              %197 = arith.addi %164, %c20 : index
              %198 = vector.load %kv[%197] : memref<?xi8>, vector<16xi8>
              %199 = wave.fp8_decode "e5m2" %198 : vector<16xi8> -> vector<16xf32>
              %200 = arith.select %162, %199, %c30 : vector<16xf32>
              %201 = arith.addi %170, %c20 : index
              vector.store %200, %15[%201] : memref<?xf32>, vector<16xf32>
              %202 = arith.addi %164, %c21 : index
              %203 = vector.load %kv[%202] : memref<?xi8>, vector<16xi8>
              %204 = wave.fp8_decode "e5m2" %203 : vector<16xi8> -> vector<16xf32>
              %205 = arith.select %162, %204, %c30 : vector<16xf32>
              %206 = arith.addi %170, %c21 : index
              vector.store %205, %15[%206] : memref<?xf32>, vector<16xf32>
              %207 = arith.addi %164, %c22 : index
              %208 = vector.load %kv[%207] : memref<?xi8>, vector<16xi8>
              %209 = wave.fp8_decode "e5m2" %208 : vector<16xi8> -> vector<16xf32>
              %210 = arith.select %162, %209, %c30 : vector<16xf32>
              %211 = arith.addi %170, %c22 : index
              vector.store %210, %15[%211] : memref<?xf32>, vector<16xf32>
              %212 = arith.addi %164, %c23 : index
              %213 = vector.load %kv[%212] : memref<?xi8>, vector<16xi8>
              %214 = wave.fp8_decode "e5m2" %213 : vector<16xi8> -> vector<16xf32>
              %215 = arith.select %162, %214, %c30 : vector<16xf32>
              %216 = arith.addi %170, %c23 : index
              vector.store %215, %15[%216] : memref<?xf32>, vector<16xf32>
              %217 = arith.addi %164, %c24 : index
              %218 = vector.load %kv[%217] : memref<?xi8>, vector<16xi8>
              %219 = wave.fp8_decode "e5m2" %218 : vector<16xi8> -> vector<16xf32>
              %220 = arith.select %162, %219, %c30 : vector<16xf32>
              %221 = arith.addi %170, %c24 : index
              vector.store %220, %15[%221] : memref<?xf32>, vector<16xf32>
              %222 = arith.addi %164, %c25 : index
              %223 = vector.load %kv[%222] : memref<?xi8>, vector<16xi8>
              %224 = wave.fp8_decode "e5m2" %223 : vector<16xi8> -> vector<16xf32>
              %225 = arith.select %162, %224, %c30 : vector<16xf32>
              %226 = arith.addi %170, %c25 : index
              vector.store %225, %15[%226] : memref<?xf32>, vector<16xf32>
              %227 = arith.addi %164, %c26 : index
              %228 = vector.load %kv[%227] : memref<?xi8>, vector<16xi8>
              %229 = wave.fp8_decode "e5m2" %228 : vector<16xi8> -> vector<16xf32>
              %230 = arith.select %162, %229, %c30 : vector<16xf32>
              %231 = arith.addi %170, %c26 : index
              vector.store %230, %15[%231] : memref<?xf32>, vector<16xf32>
              %232 = arith.addi %164, %c27 : index
              %233 = vector.load %kv[%232] : memref<?xi8>, vector<16xi8>
              %234 = wave.fp8_decode "e5m2" %233 : vector<16xi8> -> vector<16xf32>
              %235 = arith.select %162, %234, %c30 : vector<16xf32>
              %236 = arith.addi %170, %c27 : index
              vector.store %235, %15[%236] : memref<?xf32>, vector<16xf32>
              %237 = arith.addi %164, %c28 : index
              %238 = vector.load %kv[%237] : memref<?xi8>, vector<16xi8>
              %239 = wave.fp8_decode "e5m2" %238 : vector<16xi8> -> vector<16xf32>
              %240 = arith.select %162, %239, %c30 : vector<16xf32>
              %241 = arith.addi %170, %c28 : index
              vector.store %240, %15[%241] : memref<?xf32>, vector<16xf32>
              %242 = arith.addi %164, %c29 : index
              %243 = vector.load %kv[%242] : memref<?xi8>, vector<16xi8>
              %244 = wave.fp8_decode "e5m2" %243 : vector<16xi8> -> vector<16xf32>
              %245 = arith.select %162, %244, %c30 : vector<16xf32>
              %246 = arith.addi %170, %c29 : index
              vector.store %245, %15[%246] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %247 = %c15 to %34 step %c9 {
          %265:16 = scf.for %248 = %c15 to %c4 step %c10 iter_args(%249 = %c30, %250 = %c30, %251 = %c30, %252 = %c30, %253 = %c30, %254 = %c30, %255 = %c30, %256 = %c30, %257 = %c30, %258 = %c30, %259 = %c30, %260 = %c30, %261 = %c30, %262 = %c30, %263 = %c30, %264 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %266 = arith.muli %248, %c5 : index
            %267 = arith.addi %266, %c15 : index
            %268 = vector.load %14[%267] : memref<?xf32>, vector<16xf32>
            %269 = arith.addi %266, %c16 : index
            %270 = vector.load %14[%269] : memref<?xf32>, vector<16xf32>
            %271 = arith.addi %266, %c17 : index
            %272 = vector.load %14[%271] : memref<?xf32>, vector<16xf32>
            %273 = arith.addi %266, %c18 : index
            %274 = vector.load %14[%273] : memref<?xf32>, vector<16xf32>
            %275 = arith.addi %247, %c15 : index
            %276 = arith.muli %275, %c4 : index
            %277 = arith.addi %276, %248 : index
            %278 = memref.load %4[%277] : memref<?xf32>
            %279 = vector.broadcast %278 : f32 to vector<16xf32>
            %280 = math.fma %279, %268, %249 : vector<16xf32>
            %281 = math.fma %279, %270, %250 : vector<16xf32>
            %282 = math.fma %279, %272, %251 : vector<16xf32>
            %283 = math.fma %279, %274, %252 : vector<16xf32>
            %284 = arith.addi %247, %c10 : index
            %285 = arith.muli %284, %c4 : index
            %286 = arith.addi %285, %248 : index
            %287 = memref.load %4[%286] : memref<?xf32>
            %288 = vector.broadcast %287 : f32 to vector<16xf32>
            %289 = math.fma %288, %268, %253 : vector<16xf32>
            %290 = math.fma %288, %270, %254 : vector<16xf32>
            %291 = math.fma %288, %272, %255 : vector<16xf32>
            %292 = math.fma %288, %274, %256 : vector<16xf32>
            %293 = arith.addi %247, %c7 : index
            %294 = arith.muli %293, %c4 : index
            %295 = arith.addi %294, %248 : index
            %296 = memref.load %4[%295] : memref<?xf32>
            %297 = vector.broadcast %296 : f32 to vector<16xf32>
            %298 = math.fma %297, %268, %257 : vector<16xf32>
            %299 = math.fma %297, %270, %258 : vector<16xf32>
            %300 = math.fma %297, %272, %259 : vector<16xf32>
            %301 = math.fma %297, %274, %260 : vector<16xf32>
            %302 = arith.addi %247, %c13 : index
            %303 = arith.muli %302, %c4 : index
            %304 = arith.addi %303, %248 : index
            %305 = memref.load %4[%304] : memref<?xf32>
            %306 = vector.broadcast %305 : f32 to vector<16xf32>
            %307 = math.fma %306, %268, %261 : vector<16xf32>
            %308 = math.fma %306, %270, %262 : vector<16xf32>
            %309 = math.fma %306, %272, %263 : vector<16xf32>
            %310 = math.fma %306, %274, %264 : vector<16xf32>
            scf.yield %280, %281, %282, %283, %289, %290, %291, %292, %298, %299, %300, %301, %307, %308, %309, %310 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %311 = arith.addi %247, %c15 : index
          %312 = arith.subi %31, %c10 : index
          %313 = arith.minsi %311, %312 : index
          %314 = arith.divui %313, %groupSize : index
          %315 = arith.addi %22, %314 : index
          %316 = arith.muli %2, %groupSize : index
          %317 = arith.remui %313, %groupSize : index
          %318 = arith.addi %316, %317 : index
          %319 = arith.addi %positionsAt, %315 : index
          %320 = memref.load %step[%319] : memref<?xi32>
          %321 = arith.index_cast %320 : i32 to index
          %322 = arith.subi %321, %140 : index
          %323 = arith.index_cast %322 : index to i32
          %324 = vector.broadcast %323 : i32 to vector<16xi32>
          %325 = arith.cmpi sle, %c37, %324 : vector<16xi32>
          %326 = arith.select %325, %265#0, %c38 : vector<16xi1>, vector<16xf32>
          %327 = arith.cmpi sle, %c39, %324 : vector<16xi32>
          %328 = arith.select %327, %265#1, %c38 : vector<16xi1>, vector<16xf32>
          %329 = arith.cmpi sle, %c40, %324 : vector<16xi32>
          %330 = arith.select %329, %265#2, %c38 : vector<16xi1>, vector<16xf32>
          %331 = arith.cmpi sle, %c41, %324 : vector<16xi32>
          %332 = arith.select %331, %265#3, %c38 : vector<16xi1>, vector<16xf32>
          %333 = arith.maximumf %326, %328 : vector<16xf32>
          %334 = arith.maximumf %333, %330 : vector<16xf32>
          %335 = arith.maximumf %334, %332 : vector<16xf32>
          %336 = memref.load %5[%311] : memref<?xf32>
          %337 = wave.reduce "max" %335 : vector<16xf32>
          %338 = arith.maximumf %336, %337 : f32
          %339 = arith.subf %336, %338 : f32
          %340 = wave.exp2 %339 : f32
          %341 = vector.broadcast %338 : f32 to vector<16xf32>
          %342 = arith.subf %326, %341 : vector<16xf32>
          %343 = wave.exp2 %342 : vector<16xf32>
          %344 = arith.select %325, %343, %c30 : vector<16xi1>, vector<16xf32>
          %345 = arith.muli %311, %c5 : index
          %346 = arith.addi %345, %c15 : index
          vector.store %344, %13[%346] : memref<?xf32>, vector<16xf32>
          %347 = arith.subf %328, %341 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %327, %348, %c30 : vector<16xi1>, vector<16xf32>
          %350 = arith.addi %345, %c16 : index
          vector.store %349, %13[%350] : memref<?xf32>, vector<16xf32>
          %351 = arith.addf %344, %349 : vector<16xf32>
          %352 = arith.subf %330, %341 : vector<16xf32>
          %353 = wave.exp2 %352 : vector<16xf32>
          %354 = arith.select %329, %353, %c30 : vector<16xi1>, vector<16xf32>
          %355 = arith.addi %345, %c17 : index
          vector.store %354, %13[%355] : memref<?xf32>, vector<16xf32>
          %356 = arith.addf %351, %354 : vector<16xf32>
          %357 = arith.subf %332, %341 : vector<16xf32>
          %358 = wave.exp2 %357 : vector<16xf32>
          %359 = arith.select %331, %358, %c30 : vector<16xi1>, vector<16xf32>
          %360 = arith.addi %345, %c18 : index
          vector.store %359, %13[%360] : memref<?xf32>, vector<16xf32>
          %361 = arith.addf %356, %359 : vector<16xf32>
          %362 = memref.load %6[%311] : memref<?xf32>
          %363 = wave.reduce "add" %361 : vector<16xf32>
          %364 = math.fma %362, %340, %363 : f32
          memref.store %338, %5[%311] : memref<?xf32>
          memref.store %364, %6[%311] : memref<?xf32>
          memref.store %340, %11[%311] : memref<?xf32>
          %365 = arith.addi %247, %c10 : index
          %366 = arith.minsi %365, %312 : index
          %367 = arith.divui %366, %groupSize : index
          %368 = arith.addi %22, %367 : index
          %369 = arith.remui %366, %groupSize : index
          %370 = arith.addi %316, %369 : index
          %371 = arith.addi %positionsAt, %368 : index
          %372 = memref.load %step[%371] : memref<?xi32>
          %373 = arith.index_cast %372 : i32 to index
          %374 = arith.subi %373, %140 : index
          %375 = arith.index_cast %374 : index to i32
          %376 = vector.broadcast %375 : i32 to vector<16xi32>
          %377 = arith.cmpi sle, %c37, %376 : vector<16xi32>
          %378 = arith.select %377, %265#4, %c38 : vector<16xi1>, vector<16xf32>
          %379 = arith.cmpi sle, %c39, %376 : vector<16xi32>
          %380 = arith.select %379, %265#5, %c38 : vector<16xi1>, vector<16xf32>
          %381 = arith.cmpi sle, %c40, %376 : vector<16xi32>
          %382 = arith.select %381, %265#6, %c38 : vector<16xi1>, vector<16xf32>
          %383 = arith.cmpi sle, %c41, %376 : vector<16xi32>
          %384 = arith.select %383, %265#7, %c38 : vector<16xi1>, vector<16xf32>
          %385 = arith.maximumf %378, %380 : vector<16xf32>
          %386 = arith.maximumf %385, %382 : vector<16xf32>
          %387 = arith.maximumf %386, %384 : vector<16xf32>
          %388 = memref.load %5[%365] : memref<?xf32>
          %389 = wave.reduce "max" %387 : vector<16xf32>
          %390 = arith.maximumf %388, %389 : f32
          %391 = arith.subf %388, %390 : f32
          %392 = wave.exp2 %391 : f32
          %393 = vector.broadcast %390 : f32 to vector<16xf32>
          %394 = arith.subf %378, %393 : vector<16xf32>
          %395 = wave.exp2 %394 : vector<16xf32>
          %396 = arith.select %377, %395, %c30 : vector<16xi1>, vector<16xf32>
          %397 = arith.muli %365, %c5 : index
          %398 = arith.addi %397, %c15 : index
          vector.store %396, %13[%398] : memref<?xf32>, vector<16xf32>
          %399 = arith.subf %380, %393 : vector<16xf32>
          %400 = wave.exp2 %399 : vector<16xf32>
          %401 = arith.select %379, %400, %c30 : vector<16xi1>, vector<16xf32>
          %402 = arith.addi %397, %c16 : index
          vector.store %401, %13[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %396, %401 : vector<16xf32>
          %404 = arith.subf %382, %393 : vector<16xf32>
          %405 = wave.exp2 %404 : vector<16xf32>
          %406 = arith.select %381, %405, %c30 : vector<16xi1>, vector<16xf32>
          %407 = arith.addi %397, %c17 : index
          vector.store %406, %13[%407] : memref<?xf32>, vector<16xf32>
          %408 = arith.addf %403, %406 : vector<16xf32>
          %409 = arith.subf %384, %393 : vector<16xf32>
          %410 = wave.exp2 %409 : vector<16xf32>
          %411 = arith.select %383, %410, %c30 : vector<16xi1>, vector<16xf32>
          %412 = arith.addi %397, %c18 : index
          vector.store %411, %13[%412] : memref<?xf32>, vector<16xf32>
          %413 = arith.addf %408, %411 : vector<16xf32>
          %414 = memref.load %6[%365] : memref<?xf32>
          %415 = wave.reduce "add" %413 : vector<16xf32>
          %416 = math.fma %414, %392, %415 : f32
          memref.store %390, %5[%365] : memref<?xf32>
          memref.store %416, %6[%365] : memref<?xf32>
          memref.store %392, %11[%365] : memref<?xf32>
          %417 = arith.addi %247, %c7 : index
          %418 = arith.minsi %417, %312 : index
          %419 = arith.divui %418, %groupSize : index
          %420 = arith.addi %22, %419 : index
          %421 = arith.remui %418, %groupSize : index
          %422 = arith.addi %316, %421 : index
          %423 = arith.addi %positionsAt, %420 : index
          %424 = memref.load %step[%423] : memref<?xi32>
          %425 = arith.index_cast %424 : i32 to index
          %426 = arith.subi %425, %140 : index
          %427 = arith.index_cast %426 : index to i32
          %428 = vector.broadcast %427 : i32 to vector<16xi32>
          %429 = arith.cmpi sle, %c37, %428 : vector<16xi32>
          %430 = arith.select %429, %265#8, %c38 : vector<16xi1>, vector<16xf32>
          %431 = arith.cmpi sle, %c39, %428 : vector<16xi32>
          %432 = arith.select %431, %265#9, %c38 : vector<16xi1>, vector<16xf32>
          %433 = arith.cmpi sle, %c40, %428 : vector<16xi32>
          %434 = arith.select %433, %265#10, %c38 : vector<16xi1>, vector<16xf32>
          %435 = arith.cmpi sle, %c41, %428 : vector<16xi32>
          %436 = arith.select %435, %265#11, %c38 : vector<16xi1>, vector<16xf32>
          %437 = arith.maximumf %430, %432 : vector<16xf32>
          %438 = arith.maximumf %437, %434 : vector<16xf32>
          %439 = arith.maximumf %438, %436 : vector<16xf32>
          %440 = memref.load %5[%417] : memref<?xf32>
          %441 = wave.reduce "max" %439 : vector<16xf32>
          %442 = arith.maximumf %440, %441 : f32
          %443 = arith.subf %440, %442 : f32
          %444 = wave.exp2 %443 : f32
          %445 = vector.broadcast %442 : f32 to vector<16xf32>
          %446 = arith.subf %430, %445 : vector<16xf32>
          %447 = wave.exp2 %446 : vector<16xf32>
          %448 = arith.select %429, %447, %c30 : vector<16xi1>, vector<16xf32>
          %449 = arith.muli %417, %c5 : index
          %450 = arith.addi %449, %c15 : index
          vector.store %448, %13[%450] : memref<?xf32>, vector<16xf32>
          %451 = arith.subf %432, %445 : vector<16xf32>
          %452 = wave.exp2 %451 : vector<16xf32>
          %453 = arith.select %431, %452, %c30 : vector<16xi1>, vector<16xf32>
          %454 = arith.addi %449, %c16 : index
          vector.store %453, %13[%454] : memref<?xf32>, vector<16xf32>
          %455 = arith.addf %448, %453 : vector<16xf32>
          %456 = arith.subf %434, %445 : vector<16xf32>
          %457 = wave.exp2 %456 : vector<16xf32>
          %458 = arith.select %433, %457, %c30 : vector<16xi1>, vector<16xf32>
          %459 = arith.addi %449, %c17 : index
          vector.store %458, %13[%459] : memref<?xf32>, vector<16xf32>
          %460 = arith.addf %455, %458 : vector<16xf32>
          %461 = arith.subf %436, %445 : vector<16xf32>
          %462 = wave.exp2 %461 : vector<16xf32>
          %463 = arith.select %435, %462, %c30 : vector<16xi1>, vector<16xf32>
          %464 = arith.addi %449, %c18 : index
          vector.store %463, %13[%464] : memref<?xf32>, vector<16xf32>
          %465 = arith.addf %460, %463 : vector<16xf32>
          %466 = memref.load %6[%417] : memref<?xf32>
          %467 = wave.reduce "add" %465 : vector<16xf32>
          %468 = math.fma %466, %444, %467 : f32
          memref.store %442, %5[%417] : memref<?xf32>
          memref.store %468, %6[%417] : memref<?xf32>
          memref.store %444, %11[%417] : memref<?xf32>
          %469 = arith.addi %247, %c13 : index
          %470 = arith.minsi %469, %312 : index
          %471 = arith.divui %470, %groupSize : index
          %472 = arith.addi %22, %471 : index
          %473 = arith.remui %470, %groupSize : index
          %474 = arith.addi %316, %473 : index
          %475 = arith.addi %positionsAt, %472 : index
          %476 = memref.load %step[%475] : memref<?xi32>
          %477 = arith.index_cast %476 : i32 to index
          %478 = arith.subi %477, %140 : index
          %479 = arith.index_cast %478 : index to i32
          %480 = vector.broadcast %479 : i32 to vector<16xi32>
          %481 = arith.cmpi sle, %c37, %480 : vector<16xi32>
          %482 = arith.select %481, %265#12, %c38 : vector<16xi1>, vector<16xf32>
          %483 = arith.cmpi sle, %c39, %480 : vector<16xi32>
          %484 = arith.select %483, %265#13, %c38 : vector<16xi1>, vector<16xf32>
          %485 = arith.cmpi sle, %c40, %480 : vector<16xi32>
          %486 = arith.select %485, %265#14, %c38 : vector<16xi1>, vector<16xf32>
          %487 = arith.cmpi sle, %c41, %480 : vector<16xi32>
          %488 = arith.select %487, %265#15, %c38 : vector<16xi1>, vector<16xf32>
          %489 = arith.maximumf %482, %484 : vector<16xf32>
          %490 = arith.maximumf %489, %486 : vector<16xf32>
          %491 = arith.maximumf %490, %488 : vector<16xf32>
          %492 = memref.load %5[%469] : memref<?xf32>
          %493 = wave.reduce "max" %491 : vector<16xf32>
          %494 = arith.maximumf %492, %493 : f32
          %495 = arith.subf %492, %494 : f32
          %496 = wave.exp2 %495 : f32
          %497 = vector.broadcast %494 : f32 to vector<16xf32>
          %498 = arith.subf %482, %497 : vector<16xf32>
          %499 = wave.exp2 %498 : vector<16xf32>
          %500 = arith.select %481, %499, %c30 : vector<16xi1>, vector<16xf32>
          %501 = arith.muli %469, %c5 : index
          %502 = arith.addi %501, %c15 : index
          vector.store %500, %13[%502] : memref<?xf32>, vector<16xf32>
          %503 = arith.subf %484, %497 : vector<16xf32>
          %504 = wave.exp2 %503 : vector<16xf32>
          %505 = arith.select %483, %504, %c30 : vector<16xi1>, vector<16xf32>
          %506 = arith.addi %501, %c16 : index
          vector.store %505, %13[%506] : memref<?xf32>, vector<16xf32>
          %507 = arith.addf %500, %505 : vector<16xf32>
          %508 = arith.subf %486, %497 : vector<16xf32>
          %509 = wave.exp2 %508 : vector<16xf32>
          %510 = arith.select %485, %509, %c30 : vector<16xi1>, vector<16xf32>
          %511 = arith.addi %501, %c17 : index
          vector.store %510, %13[%511] : memref<?xf32>, vector<16xf32>
          %512 = arith.addf %507, %510 : vector<16xf32>
          %513 = arith.subf %488, %497 : vector<16xf32>
          %514 = wave.exp2 %513 : vector<16xf32>
          %515 = arith.select %487, %514, %c30 : vector<16xi1>, vector<16xf32>
          %516 = arith.addi %501, %c18 : index
          vector.store %515, %13[%516] : memref<?xf32>, vector<16xf32>
          %517 = arith.addf %512, %515 : vector<16xf32>
          %518 = memref.load %6[%469] : memref<?xf32>
          %519 = wave.reduce "add" %517 : vector<16xf32>
          %520 = math.fma %518, %496, %519 : f32
          memref.store %494, %5[%469] : memref<?xf32>
          memref.store %520, %6[%469] : memref<?xf32>
          memref.store %496, %11[%469] : memref<?xf32>
        }
        %521 = arith.subi %40, %140 : index
        %522 = arith.minsi %521, %c5 : index
        scf.for %523 = %c15 to %34 step %c7 {
          %524 = arith.addi %523, %c15 : index
          %525 = memref.load %11[%524] : memref<?xf32>
          %526 = vector.broadcast %525 : f32 to vector<16xf32>
          %527 = arith.muli %524, %c4 : index
          %528 = arith.addi %527, %c15 : index
          %529 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
          %530 = arith.mulf %529, %526 : vector<16xf32>
          %531 = arith.addi %527, %c16 : index
          %532 = vector.load %7[%531] : memref<?xf32>, vector<16xf32>
          %533 = arith.mulf %532, %526 : vector<16xf32>
          %534 = arith.addi %527, %c17 : index
          %535 = vector.load %7[%534] : memref<?xf32>, vector<16xf32>
          %536 = arith.mulf %535, %526 : vector<16xf32>
          %537 = arith.addi %527, %c18 : index
          %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
          %539 = arith.mulf %538, %526 : vector<16xf32>
          %540 = arith.addi %523, %c10 : index
          %541 = memref.load %11[%540] : memref<?xf32>
          %542 = vector.broadcast %541 : f32 to vector<16xf32>
          %543 = arith.muli %540, %c4 : index
          %544 = arith.addi %543, %c15 : index
          %545 = vector.load %7[%544] : memref<?xf32>, vector<16xf32>
          %546 = arith.mulf %545, %542 : vector<16xf32>
          %547 = arith.addi %543, %c16 : index
          %548 = vector.load %7[%547] : memref<?xf32>, vector<16xf32>
          %549 = arith.mulf %548, %542 : vector<16xf32>
          %550 = arith.addi %543, %c17 : index
          %551 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
          %552 = arith.mulf %551, %542 : vector<16xf32>
          %553 = arith.addi %543, %c18 : index
          %554 = vector.load %7[%553] : memref<?xf32>, vector<16xf32>
          %555 = arith.mulf %554, %542 : vector<16xf32>
          %565:8 = scf.for %556 = %c15 to %522 step %c10 iter_args(%557 = %530, %558 = %533, %559 = %536, %560 = %539, %561 = %546, %562 = %549, %563 = %552, %564 = %555) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %566 = arith.muli %556, %c4 : index
            %567 = arith.addi %566, %c15 : index
            %568 = vector.load %15[%567] : memref<?xf32>, vector<16xf32>
            %569 = arith.addi %566, %c16 : index
            %570 = vector.load %15[%569] : memref<?xf32>, vector<16xf32>
            %571 = arith.addi %566, %c17 : index
            %572 = vector.load %15[%571] : memref<?xf32>, vector<16xf32>
            %573 = arith.addi %566, %c18 : index
            %574 = vector.load %15[%573] : memref<?xf32>, vector<16xf32>
            %575 = arith.muli %524, %c5 : index
            %576 = arith.addi %575, %556 : index
            %577 = memref.load %13[%576] : memref<?xf32>
            %578 = vector.broadcast %577 : f32 to vector<16xf32>
            %579 = math.fma %578, %568, %557 : vector<16xf32>
            %580 = math.fma %578, %570, %558 : vector<16xf32>
            %581 = math.fma %578, %572, %559 : vector<16xf32>
            %582 = math.fma %578, %574, %560 : vector<16xf32>
            %583 = arith.muli %540, %c5 : index
            %584 = arith.addi %583, %556 : index
            %585 = memref.load %13[%584] : memref<?xf32>
            %586 = vector.broadcast %585 : f32 to vector<16xf32>
            %587 = math.fma %586, %568, %561 : vector<16xf32>
            %588 = math.fma %586, %570, %562 : vector<16xf32>
            %589 = math.fma %586, %572, %563 : vector<16xf32>
            %590 = math.fma %586, %574, %564 : vector<16xf32>
            scf.yield %579, %580, %581, %582, %587, %588, %589, %590 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %565#0, %7[%528] : memref<?xf32>, vector<16xf32>
          vector.store %565#1, %7[%531] : memref<?xf32>, vector<16xf32>
          vector.store %565#2, %7[%534] : memref<?xf32>, vector<16xf32>
          vector.store %565#3, %7[%537] : memref<?xf32>, vector<16xf32>
          vector.store %565#4, %7[%544] : memref<?xf32>, vector<16xf32>
          vector.store %565#5, %7[%547] : memref<?xf32>, vector<16xf32>
          vector.store %565#6, %7[%550] : memref<?xf32>, vector<16xf32>
          vector.store %565#7, %7[%553] : memref<?xf32>, vector<16xf32>
          %591 = memref.load %11[%524] : memref<?xf32>
          %592 = vector.broadcast %591 : f32 to vector<16xf32>
          %593 = arith.addi %527, %c5 : index
          %594 = vector.load %7[%593] : memref<?xf32>, vector<16xf32>
          %595 = arith.mulf %594, %592 : vector<16xf32>
          %596 = arith.addi %527, %c19 : index
          %597 = vector.load %7[%596] : memref<?xf32>, vector<16xf32>
          %598 = arith.mulf %597, %592 : vector<16xf32>
          %599 = arith.addi %527, %c20 : index
          %600 = vector.load %7[%599] : memref<?xf32>, vector<16xf32>
          %601 = arith.mulf %600, %592 : vector<16xf32>
          %602 = arith.addi %527, %c21 : index
          %603 = vector.load %7[%602] : memref<?xf32>, vector<16xf32>
          %604 = arith.mulf %603, %592 : vector<16xf32>
          %605 = memref.load %11[%540] : memref<?xf32>
          %606 = vector.broadcast %605 : f32 to vector<16xf32>
          %607 = arith.addi %543, %c5 : index
          %608 = vector.load %7[%607] : memref<?xf32>, vector<16xf32>
          %609 = arith.mulf %608, %606 : vector<16xf32>
          %610 = arith.addi %543, %c19 : index
          %611 = vector.load %7[%610] : memref<?xf32>, vector<16xf32>
          %612 = arith.mulf %611, %606 : vector<16xf32>
          %613 = arith.addi %543, %c20 : index
          %614 = vector.load %7[%613] : memref<?xf32>, vector<16xf32>
          %615 = arith.mulf %614, %606 : vector<16xf32>
          %616 = arith.addi %543, %c21 : index
          %617 = vector.load %7[%616] : memref<?xf32>, vector<16xf32>
          %618 = arith.mulf %617, %606 : vector<16xf32>
          %628:8 = scf.for %619 = %c15 to %522 step %c10 iter_args(%620 = %595, %621 = %598, %622 = %601, %623 = %604, %624 = %609, %625 = %612, %626 = %615, %627 = %618) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %629 = arith.muli %619, %c4 : index
            %630 = arith.addi %629, %c5 : index
            %631 = vector.load %15[%630] : memref<?xf32>, vector<16xf32>
            %632 = arith.addi %629, %c19 : index
            %633 = vector.load %15[%632] : memref<?xf32>, vector<16xf32>
            %634 = arith.addi %629, %c20 : index
            %635 = vector.load %15[%634] : memref<?xf32>, vector<16xf32>
            %636 = arith.addi %629, %c21 : index
            %637 = vector.load %15[%636] : memref<?xf32>, vector<16xf32>
            %638 = arith.muli %524, %c5 : index
            %639 = arith.addi %638, %619 : index
            %640 = memref.load %13[%639] : memref<?xf32>
            %641 = vector.broadcast %640 : f32 to vector<16xf32>
            %642 = math.fma %641, %631, %620 : vector<16xf32>
            %643 = math.fma %641, %633, %621 : vector<16xf32>
            %644 = math.fma %641, %635, %622 : vector<16xf32>
            %645 = math.fma %641, %637, %623 : vector<16xf32>
            %646 = arith.muli %540, %c5 : index
            %647 = arith.addi %646, %619 : index
            %648 = memref.load %13[%647] : memref<?xf32>
            %649 = vector.broadcast %648 : f32 to vector<16xf32>
            %650 = math.fma %649, %631, %624 : vector<16xf32>
            %651 = math.fma %649, %633, %625 : vector<16xf32>
            %652 = math.fma %649, %635, %626 : vector<16xf32>
            %653 = math.fma %649, %637, %627 : vector<16xf32>
            scf.yield %642, %643, %644, %645, %650, %651, %652, %653 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %628#0, %7[%593] : memref<?xf32>, vector<16xf32>
          vector.store %628#1, %7[%596] : memref<?xf32>, vector<16xf32>
          vector.store %628#2, %7[%599] : memref<?xf32>, vector<16xf32>
          vector.store %628#3, %7[%602] : memref<?xf32>, vector<16xf32>
          vector.store %628#4, %7[%607] : memref<?xf32>, vector<16xf32>
          vector.store %628#5, %7[%610] : memref<?xf32>, vector<16xf32>
          vector.store %628#6, %7[%613] : memref<?xf32>, vector<16xf32>
          vector.store %628#7, %7[%616] : memref<?xf32>, vector<16xf32>
          %654 = memref.load %11[%524] : memref<?xf32>
          %655 = vector.broadcast %654 : f32 to vector<16xf32>
          %656 = arith.addi %527, %c22 : index
          %657 = vector.load %7[%656] : memref<?xf32>, vector<16xf32>
          %658 = arith.mulf %657, %655 : vector<16xf32>
          %659 = arith.addi %527, %c23 : index
          %660 = vector.load %7[%659] : memref<?xf32>, vector<16xf32>
          %661 = arith.mulf %660, %655 : vector<16xf32>
          %662 = arith.addi %527, %c24 : index
          %663 = vector.load %7[%662] : memref<?xf32>, vector<16xf32>
          %664 = arith.mulf %663, %655 : vector<16xf32>
          %665 = arith.addi %527, %c25 : index
          %666 = vector.load %7[%665] : memref<?xf32>, vector<16xf32>
          %667 = arith.mulf %666, %655 : vector<16xf32>
          %668 = memref.load %11[%540] : memref<?xf32>
          %669 = vector.broadcast %668 : f32 to vector<16xf32>
          %670 = arith.addi %543, %c22 : index
          %671 = vector.load %7[%670] : memref<?xf32>, vector<16xf32>
          %672 = arith.mulf %671, %669 : vector<16xf32>
          %673 = arith.addi %543, %c23 : index
          %674 = vector.load %7[%673] : memref<?xf32>, vector<16xf32>
          %675 = arith.mulf %674, %669 : vector<16xf32>
          %676 = arith.addi %543, %c24 : index
          %677 = vector.load %7[%676] : memref<?xf32>, vector<16xf32>
          %678 = arith.mulf %677, %669 : vector<16xf32>
          %679 = arith.addi %543, %c25 : index
          %680 = vector.load %7[%679] : memref<?xf32>, vector<16xf32>
          %681 = arith.mulf %680, %669 : vector<16xf32>
          %691:8 = scf.for %682 = %c15 to %522 step %c10 iter_args(%683 = %658, %684 = %661, %685 = %664, %686 = %667, %687 = %672, %688 = %675, %689 = %678, %690 = %681) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %692 = arith.muli %682, %c4 : index
            %693 = arith.addi %692, %c22 : index
            %694 = vector.load %15[%693] : memref<?xf32>, vector<16xf32>
            %695 = arith.addi %692, %c23 : index
            %696 = vector.load %15[%695] : memref<?xf32>, vector<16xf32>
            %697 = arith.addi %692, %c24 : index
            %698 = vector.load %15[%697] : memref<?xf32>, vector<16xf32>
            %699 = arith.addi %692, %c25 : index
            %700 = vector.load %15[%699] : memref<?xf32>, vector<16xf32>
            %701 = arith.muli %524, %c5 : index
            %702 = arith.addi %701, %682 : index
            %703 = memref.load %13[%702] : memref<?xf32>
            %704 = vector.broadcast %703 : f32 to vector<16xf32>
            %705 = math.fma %704, %694, %683 : vector<16xf32>
            %706 = math.fma %704, %696, %684 : vector<16xf32>
            %707 = math.fma %704, %698, %685 : vector<16xf32>
            %708 = math.fma %704, %700, %686 : vector<16xf32>
            %709 = arith.muli %540, %c5 : index
            %710 = arith.addi %709, %682 : index
            %711 = memref.load %13[%710] : memref<?xf32>
            %712 = vector.broadcast %711 : f32 to vector<16xf32>
            %713 = math.fma %712, %694, %687 : vector<16xf32>
            %714 = math.fma %712, %696, %688 : vector<16xf32>
            %715 = math.fma %712, %698, %689 : vector<16xf32>
            %716 = math.fma %712, %700, %690 : vector<16xf32>
            scf.yield %705, %706, %707, %708, %713, %714, %715, %716 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %691#0, %7[%656] : memref<?xf32>, vector<16xf32>
          vector.store %691#1, %7[%659] : memref<?xf32>, vector<16xf32>
          vector.store %691#2, %7[%662] : memref<?xf32>, vector<16xf32>
          vector.store %691#3, %7[%665] : memref<?xf32>, vector<16xf32>
          vector.store %691#4, %7[%670] : memref<?xf32>, vector<16xf32>
          vector.store %691#5, %7[%673] : memref<?xf32>, vector<16xf32>
          vector.store %691#6, %7[%676] : memref<?xf32>, vector<16xf32>
          vector.store %691#7, %7[%679] : memref<?xf32>, vector<16xf32>
          %717 = memref.load %11[%524] : memref<?xf32>
          %718 = vector.broadcast %717 : f32 to vector<16xf32>
          %719 = arith.addi %527, %c26 : index
          %720 = vector.load %7[%719] : memref<?xf32>, vector<16xf32>
          %721 = arith.mulf %720, %718 : vector<16xf32>
          %722 = arith.addi %527, %c27 : index
          %723 = vector.load %7[%722] : memref<?xf32>, vector<16xf32>
          %724 = arith.mulf %723, %718 : vector<16xf32>
          %725 = arith.addi %527, %c28 : index
          %726 = vector.load %7[%725] : memref<?xf32>, vector<16xf32>
          %727 = arith.mulf %726, %718 : vector<16xf32>
          %728 = arith.addi %527, %c29 : index
          %729 = vector.load %7[%728] : memref<?xf32>, vector<16xf32>
          %730 = arith.mulf %729, %718 : vector<16xf32>
          %731 = memref.load %11[%540] : memref<?xf32>
          %732 = vector.broadcast %731 : f32 to vector<16xf32>
          %733 = arith.addi %543, %c26 : index
          %734 = vector.load %7[%733] : memref<?xf32>, vector<16xf32>
          %735 = arith.mulf %734, %732 : vector<16xf32>
          %736 = arith.addi %543, %c27 : index
          %737 = vector.load %7[%736] : memref<?xf32>, vector<16xf32>
          %738 = arith.mulf %737, %732 : vector<16xf32>
          %739 = arith.addi %543, %c28 : index
          %740 = vector.load %7[%739] : memref<?xf32>, vector<16xf32>
          %741 = arith.mulf %740, %732 : vector<16xf32>
          %742 = arith.addi %543, %c29 : index
          %743 = vector.load %7[%742] : memref<?xf32>, vector<16xf32>
          %744 = arith.mulf %743, %732 : vector<16xf32>
          %754:8 = scf.for %745 = %c15 to %522 step %c10 iter_args(%746 = %721, %747 = %724, %748 = %727, %749 = %730, %750 = %735, %751 = %738, %752 = %741, %753 = %744) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %755 = arith.muli %745, %c4 : index
            %756 = arith.addi %755, %c26 : index
            %757 = vector.load %15[%756] : memref<?xf32>, vector<16xf32>
            %758 = arith.addi %755, %c27 : index
            %759 = vector.load %15[%758] : memref<?xf32>, vector<16xf32>
            %760 = arith.addi %755, %c28 : index
            %761 = vector.load %15[%760] : memref<?xf32>, vector<16xf32>
            %762 = arith.addi %755, %c29 : index
            %763 = vector.load %15[%762] : memref<?xf32>, vector<16xf32>
            %764 = arith.muli %524, %c5 : index
            %765 = arith.addi %764, %745 : index
            %766 = memref.load %13[%765] : memref<?xf32>
            %767 = vector.broadcast %766 : f32 to vector<16xf32>
            %768 = math.fma %767, %757, %746 : vector<16xf32>
            %769 = math.fma %767, %759, %747 : vector<16xf32>
            %770 = math.fma %767, %761, %748 : vector<16xf32>
            %771 = math.fma %767, %763, %749 : vector<16xf32>
            %772 = arith.muli %540, %c5 : index
            %773 = arith.addi %772, %745 : index
            %774 = memref.load %13[%773] : memref<?xf32>
            %775 = vector.broadcast %774 : f32 to vector<16xf32>
            %776 = math.fma %775, %757, %750 : vector<16xf32>
            %777 = math.fma %775, %759, %751 : vector<16xf32>
            %778 = math.fma %775, %761, %752 : vector<16xf32>
            %779 = math.fma %775, %763, %753 : vector<16xf32>
            scf.yield %768, %769, %770, %771, %776, %777, %778, %779 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %754#0, %7[%719] : memref<?xf32>, vector<16xf32>
          vector.store %754#1, %7[%722] : memref<?xf32>, vector<16xf32>
          vector.store %754#2, %7[%725] : memref<?xf32>, vector<16xf32>
          vector.store %754#3, %7[%728] : memref<?xf32>, vector<16xf32>
          vector.store %754#4, %7[%733] : memref<?xf32>, vector<16xf32>
          vector.store %754#5, %7[%736] : memref<?xf32>, vector<16xf32>
          vector.store %754#6, %7[%739] : memref<?xf32>, vector<16xf32>
          vector.store %754#7, %7[%742] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %780 = %c15 to %34 step %c10 {
        %781 = memref.load %5[%780] : memref<?xf32>
        %782 = memref.load %6[%780] : memref<?xf32>
        %783 = arith.muli %780, %c4 : index
        %784 = memref.load %8[%780] : memref<?xf32>
        %785 = arith.maximumf %784, %781 : f32
        %786 = arith.subf %784, %785 : f32
        %787 = wave.exp2 %786 : f32
        %788 = arith.subf %781, %785 : f32
        %789 = wave.exp2 %788 : f32
        memref.store %785, %8[%780] : memref<?xf32>
        %790 = memref.load %9[%780] : memref<?xf32>
        %791 = arith.mulf %790, %787 : f32
        %792 = math.fma %782, %789, %791 : f32
        memref.store %792, %9[%780] : memref<?xf32>
        %793 = vector.broadcast %787 : f32 to vector<16xf32>
        %794 = vector.broadcast %789 : f32 to vector<16xf32>
        %795 = arith.addi %783, %c15 : index
        %796 = vector.load %10[%795] : memref<?xf32>, vector<16xf32>
        %797 = arith.mulf %796, %793 : vector<16xf32>
        %798 = vector.load %7[%795] : memref<?xf32>, vector<16xf32>
        %799 = math.fma %798, %794, %797 : vector<16xf32>
        vector.store %799, %10[%795] : memref<?xf32>, vector<16xf32>
        %800 = arith.addi %783, %c16 : index
        %801 = vector.load %10[%800] : memref<?xf32>, vector<16xf32>
        %802 = arith.mulf %801, %793 : vector<16xf32>
        %803 = vector.load %7[%800] : memref<?xf32>, vector<16xf32>
        %804 = math.fma %803, %794, %802 : vector<16xf32>
        vector.store %804, %10[%800] : memref<?xf32>, vector<16xf32>
        %805 = arith.addi %783, %c17 : index
        %806 = vector.load %10[%805] : memref<?xf32>, vector<16xf32>
        %807 = arith.mulf %806, %793 : vector<16xf32>
        %808 = vector.load %7[%805] : memref<?xf32>, vector<16xf32>
        %809 = math.fma %808, %794, %807 : vector<16xf32>
        vector.store %809, %10[%805] : memref<?xf32>, vector<16xf32>
        %810 = arith.addi %783, %c18 : index
        %811 = vector.load %10[%810] : memref<?xf32>, vector<16xf32>
        %812 = arith.mulf %811, %793 : vector<16xf32>
        %813 = vector.load %7[%810] : memref<?xf32>, vector<16xf32>
        %814 = math.fma %813, %794, %812 : vector<16xf32>
        vector.store %814, %10[%810] : memref<?xf32>, vector<16xf32>
        %815 = arith.addi %783, %c5 : index
        %816 = vector.load %10[%815] : memref<?xf32>, vector<16xf32>
        %817 = arith.mulf %816, %793 : vector<16xf32>
        %818 = vector.load %7[%815] : memref<?xf32>, vector<16xf32>
        %819 = math.fma %818, %794, %817 : vector<16xf32>
        vector.store %819, %10[%815] : memref<?xf32>, vector<16xf32>
        %820 = arith.addi %783, %c19 : index
        %821 = vector.load %10[%820] : memref<?xf32>, vector<16xf32>
        %822 = arith.mulf %821, %793 : vector<16xf32>
        %823 = vector.load %7[%820] : memref<?xf32>, vector<16xf32>
        %824 = math.fma %823, %794, %822 : vector<16xf32>
        vector.store %824, %10[%820] : memref<?xf32>, vector<16xf32>
        %825 = arith.addi %783, %c20 : index
        %826 = vector.load %10[%825] : memref<?xf32>, vector<16xf32>
        %827 = arith.mulf %826, %793 : vector<16xf32>
        %828 = vector.load %7[%825] : memref<?xf32>, vector<16xf32>
        %829 = math.fma %828, %794, %827 : vector<16xf32>
        vector.store %829, %10[%825] : memref<?xf32>, vector<16xf32>
        %830 = arith.addi %783, %c21 : index
        %831 = vector.load %10[%830] : memref<?xf32>, vector<16xf32>
        %832 = arith.mulf %831, %793 : vector<16xf32>
        %833 = vector.load %7[%830] : memref<?xf32>, vector<16xf32>
        %834 = math.fma %833, %794, %832 : vector<16xf32>
        vector.store %834, %10[%830] : memref<?xf32>, vector<16xf32>
        %835 = arith.addi %783, %c22 : index
        %836 = vector.load %10[%835] : memref<?xf32>, vector<16xf32>
        %837 = arith.mulf %836, %793 : vector<16xf32>
        %838 = vector.load %7[%835] : memref<?xf32>, vector<16xf32>
        %839 = math.fma %838, %794, %837 : vector<16xf32>
        vector.store %839, %10[%835] : memref<?xf32>, vector<16xf32>
        %840 = arith.addi %783, %c23 : index
        %841 = vector.load %10[%840] : memref<?xf32>, vector<16xf32>
        %842 = arith.mulf %841, %793 : vector<16xf32>
        %843 = vector.load %7[%840] : memref<?xf32>, vector<16xf32>
        %844 = math.fma %843, %794, %842 : vector<16xf32>
        vector.store %844, %10[%840] : memref<?xf32>, vector<16xf32>
        %845 = arith.addi %783, %c24 : index
        %846 = vector.load %10[%845] : memref<?xf32>, vector<16xf32>
        %847 = arith.mulf %846, %793 : vector<16xf32>
        %848 = vector.load %7[%845] : memref<?xf32>, vector<16xf32>
        %849 = math.fma %848, %794, %847 : vector<16xf32>
        vector.store %849, %10[%845] : memref<?xf32>, vector<16xf32>
        %850 = arith.addi %783, %c25 : index
        %851 = vector.load %10[%850] : memref<?xf32>, vector<16xf32>
        %852 = arith.mulf %851, %793 : vector<16xf32>
        %853 = vector.load %7[%850] : memref<?xf32>, vector<16xf32>
        %854 = math.fma %853, %794, %852 : vector<16xf32>
        vector.store %854, %10[%850] : memref<?xf32>, vector<16xf32>
        %855 = arith.addi %783, %c26 : index
        %856 = vector.load %10[%855] : memref<?xf32>, vector<16xf32>
        %857 = arith.mulf %856, %793 : vector<16xf32>
        %858 = vector.load %7[%855] : memref<?xf32>, vector<16xf32>
        %859 = math.fma %858, %794, %857 : vector<16xf32>
        vector.store %859, %10[%855] : memref<?xf32>, vector<16xf32>
        %860 = arith.addi %783, %c27 : index
        %861 = vector.load %10[%860] : memref<?xf32>, vector<16xf32>
        %862 = arith.mulf %861, %793 : vector<16xf32>
        %863 = vector.load %7[%860] : memref<?xf32>, vector<16xf32>
        %864 = math.fma %863, %794, %862 : vector<16xf32>
        vector.store %864, %10[%860] : memref<?xf32>, vector<16xf32>
        %865 = arith.addi %783, %c28 : index
        %866 = vector.load %10[%865] : memref<?xf32>, vector<16xf32>
        %867 = arith.mulf %866, %793 : vector<16xf32>
        %868 = vector.load %7[%865] : memref<?xf32>, vector<16xf32>
        %869 = math.fma %868, %794, %867 : vector<16xf32>
        vector.store %869, %10[%865] : memref<?xf32>, vector<16xf32>
        %870 = arith.addi %783, %c29 : index
        %871 = vector.load %10[%870] : memref<?xf32>, vector<16xf32>
        %872 = arith.mulf %871, %793 : vector<16xf32>
        %873 = vector.load %7[%870] : memref<?xf32>, vector<16xf32>
        %874 = math.fma %873, %794, %872 : vector<16xf32>
        vector.store %874, %10[%870] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %875 = %c15 to %31 step %c10 {
      %876 = arith.subi %31, %c10 : index
      %877 = arith.minsi %875, %876 : index
      %878 = arith.divui %877, %groupSize : index
      %879 = arith.addi %22, %878 : index
      %880 = arith.muli %2, %groupSize : index
      %881 = arith.remui %877, %groupSize : index
      %882 = arith.addi %880, %881 : index
      %883 = arith.muli %879, %heads : index
      %884 = arith.addi %883, %882 : index
      %885 = arith.muli %884, %c4 : index
      %886 = memref.load %9[%875] : memref<?xf32>
      %887 = arith.divf %c42, %886 : f32
      %888 = vector.broadcast %887 : f32 to vector<16xf32>
      %889 = arith.muli %kvHeads, %c15 : index
      %890 = arith.addi %889, %2 : index
      %891 = arith.muli %890, %c4 : index
      %892 = arith.addi %891, %c15 : index
      %893 = vector.load %factors[%892] : memref<?xf32>, vector<16xf32>
      %894 = arith.muli %kvHeads, %c10 : index
      %895 = arith.addi %894, %2 : index
      %896 = arith.muli %895, %c4 : index
      %897 = arith.addi %896, %c15 : index
      %898 = vector.load %factors[%897] : memref<?xf32>, vector<16xf32>
      %899 = arith.muli %875, %c4 : index
      %900 = arith.addi %899, %c15 : index
      %901 = vector.load %10[%900] : memref<?xf32>, vector<16xf32>
      %902 = arith.mulf %901, %888 : vector<16xf32>
      %903 = math.fma %902, %893, %898 : vector<16xf32>
      %904 = arith.addi %885, %c15 : index
      vector.store %903, %out[%904] : memref<?xf32>, vector<16xf32>
      %905 = arith.addi %891, %c16 : index
      %906 = vector.load %factors[%905] : memref<?xf32>, vector<16xf32>
      %907 = arith.addi %896, %c16 : index
      %908 = vector.load %factors[%907] : memref<?xf32>, vector<16xf32>
      %909 = arith.addi %899, %c16 : index
      %910 = vector.load %10[%909] : memref<?xf32>, vector<16xf32>
      %911 = arith.mulf %910, %888 : vector<16xf32>
      %912 = math.fma %911, %906, %908 : vector<16xf32>
      %913 = arith.addi %885, %c16 : index
      vector.store %912, %out[%913] : memref<?xf32>, vector<16xf32>
      %914 = arith.addi %891, %c17 : index
      %915 = vector.load %factors[%914] : memref<?xf32>, vector<16xf32>
      %916 = arith.addi %896, %c17 : index
      %917 = vector.load %factors[%916] : memref<?xf32>, vector<16xf32>
      %918 = arith.addi %899, %c17 : index
      %919 = vector.load %10[%918] : memref<?xf32>, vector<16xf32>
      %920 = arith.mulf %919, %888 : vector<16xf32>
      %921 = math.fma %920, %915, %917 : vector<16xf32>
      %922 = arith.addi %885, %c17 : index
      vector.store %921, %out[%922] : memref<?xf32>, vector<16xf32>
      %923 = arith.addi %891, %c18 : index
      %924 = vector.load %factors[%923] : memref<?xf32>, vector<16xf32>
      %925 = arith.addi %896, %c18 : index
      %926 = vector.load %factors[%925] : memref<?xf32>, vector<16xf32>
      %927 = arith.addi %899, %c18 : index
      %928 = vector.load %10[%927] : memref<?xf32>, vector<16xf32>
      %929 = arith.mulf %928, %888 : vector<16xf32>
      %930 = math.fma %929, %924, %926 : vector<16xf32>
      %931 = arith.addi %885, %c18 : index
      vector.store %930, %out[%931] : memref<?xf32>, vector<16xf32>
      %932 = arith.addi %891, %c5 : index
      %933 = vector.load %factors[%932] : memref<?xf32>, vector<16xf32>
      %934 = arith.addi %896, %c5 : index
      %935 = vector.load %factors[%934] : memref<?xf32>, vector<16xf32>
      %936 = arith.addi %899, %c5 : index
      %937 = vector.load %10[%936] : memref<?xf32>, vector<16xf32>
      %938 = arith.mulf %937, %888 : vector<16xf32>
      %939 = math.fma %938, %933, %935 : vector<16xf32>
      %940 = arith.addi %885, %c5 : index
      vector.store %939, %out[%940] : memref<?xf32>, vector<16xf32>
      %941 = arith.addi %891, %c19 : index
      %942 = vector.load %factors[%941] : memref<?xf32>, vector<16xf32>
      %943 = arith.addi %896, %c19 : index
      %944 = vector.load %factors[%943] : memref<?xf32>, vector<16xf32>
      %945 = arith.addi %899, %c19 : index
      %946 = vector.load %10[%945] : memref<?xf32>, vector<16xf32>
      %947 = arith.mulf %946, %888 : vector<16xf32>
      %948 = math.fma %947, %942, %944 : vector<16xf32>
      %949 = arith.addi %885, %c19 : index
      vector.store %948, %out[%949] : memref<?xf32>, vector<16xf32>
      %950 = arith.addi %891, %c20 : index
      %951 = vector.load %factors[%950] : memref<?xf32>, vector<16xf32>
      %952 = arith.addi %896, %c20 : index
      %953 = vector.load %factors[%952] : memref<?xf32>, vector<16xf32>
      %954 = arith.addi %899, %c20 : index
      %955 = vector.load %10[%954] : memref<?xf32>, vector<16xf32>
      %956 = arith.mulf %955, %888 : vector<16xf32>
      %957 = math.fma %956, %951, %953 : vector<16xf32>
      %958 = arith.addi %885, %c20 : index
      vector.store %957, %out[%958] : memref<?xf32>, vector<16xf32>
      %959 = arith.addi %891, %c21 : index
      %960 = vector.load %factors[%959] : memref<?xf32>, vector<16xf32>
      %961 = arith.addi %896, %c21 : index
      %962 = vector.load %factors[%961] : memref<?xf32>, vector<16xf32>
      %963 = arith.addi %899, %c21 : index
      %964 = vector.load %10[%963] : memref<?xf32>, vector<16xf32>
      %965 = arith.mulf %964, %888 : vector<16xf32>
      %966 = math.fma %965, %960, %962 : vector<16xf32>
      %967 = arith.addi %885, %c21 : index
      vector.store %966, %out[%967] : memref<?xf32>, vector<16xf32>
      %968 = arith.addi %891, %c22 : index
      %969 = vector.load %factors[%968] : memref<?xf32>, vector<16xf32>
      %970 = arith.addi %896, %c22 : index
      %971 = vector.load %factors[%970] : memref<?xf32>, vector<16xf32>
      %972 = arith.addi %899, %c22 : index
      %973 = vector.load %10[%972] : memref<?xf32>, vector<16xf32>
      %974 = arith.mulf %973, %888 : vector<16xf32>
      %975 = math.fma %974, %969, %971 : vector<16xf32>
      %976 = arith.addi %885, %c22 : index
      vector.store %975, %out[%976] : memref<?xf32>, vector<16xf32>
      %977 = arith.addi %891, %c23 : index
      %978 = vector.load %factors[%977] : memref<?xf32>, vector<16xf32>
      %979 = arith.addi %896, %c23 : index
      %980 = vector.load %factors[%979] : memref<?xf32>, vector<16xf32>
      %981 = arith.addi %899, %c23 : index
      %982 = vector.load %10[%981] : memref<?xf32>, vector<16xf32>
      %983 = arith.mulf %982, %888 : vector<16xf32>
      %984 = math.fma %983, %978, %980 : vector<16xf32>
      %985 = arith.addi %885, %c23 : index
      vector.store %984, %out[%985] : memref<?xf32>, vector<16xf32>
      %986 = arith.addi %891, %c24 : index
      %987 = vector.load %factors[%986] : memref<?xf32>, vector<16xf32>
      %988 = arith.addi %896, %c24 : index
      %989 = vector.load %factors[%988] : memref<?xf32>, vector<16xf32>
      %990 = arith.addi %899, %c24 : index
      %991 = vector.load %10[%990] : memref<?xf32>, vector<16xf32>
      %992 = arith.mulf %991, %888 : vector<16xf32>
      %993 = math.fma %992, %987, %989 : vector<16xf32>
      %994 = arith.addi %885, %c24 : index
      vector.store %993, %out[%994] : memref<?xf32>, vector<16xf32>
      %995 = arith.addi %891, %c25 : index
      %996 = vector.load %factors[%995] : memref<?xf32>, vector<16xf32>
      %997 = arith.addi %896, %c25 : index
      %998 = vector.load %factors[%997] : memref<?xf32>, vector<16xf32>
      %999 = arith.addi %899, %c25 : index
      %1000 = vector.load %10[%999] : memref<?xf32>, vector<16xf32>
      %1001 = arith.mulf %1000, %888 : vector<16xf32>
      %1002 = math.fma %1001, %996, %998 : vector<16xf32>
      %1003 = arith.addi %885, %c25 : index
      vector.store %1002, %out[%1003] : memref<?xf32>, vector<16xf32>
      %1004 = arith.addi %891, %c26 : index
      %1005 = vector.load %factors[%1004] : memref<?xf32>, vector<16xf32>
      %1006 = arith.addi %896, %c26 : index
      %1007 = vector.load %factors[%1006] : memref<?xf32>, vector<16xf32>
      %1008 = arith.addi %899, %c26 : index
      %1009 = vector.load %10[%1008] : memref<?xf32>, vector<16xf32>
      %1010 = arith.mulf %1009, %888 : vector<16xf32>
      %1011 = math.fma %1010, %1005, %1007 : vector<16xf32>
      %1012 = arith.addi %885, %c26 : index
      vector.store %1011, %out[%1012] : memref<?xf32>, vector<16xf32>
      %1013 = arith.addi %891, %c27 : index
      %1014 = vector.load %factors[%1013] : memref<?xf32>, vector<16xf32>
      %1015 = arith.addi %896, %c27 : index
      %1016 = vector.load %factors[%1015] : memref<?xf32>, vector<16xf32>
      %1017 = arith.addi %899, %c27 : index
      %1018 = vector.load %10[%1017] : memref<?xf32>, vector<16xf32>
      %1019 = arith.mulf %1018, %888 : vector<16xf32>
      %1020 = math.fma %1019, %1014, %1016 : vector<16xf32>
      %1021 = arith.addi %885, %c27 : index
      vector.store %1020, %out[%1021] : memref<?xf32>, vector<16xf32>
      %1022 = arith.addi %891, %c28 : index
      %1023 = vector.load %factors[%1022] : memref<?xf32>, vector<16xf32>
      %1024 = arith.addi %896, %c28 : index
      %1025 = vector.load %factors[%1024] : memref<?xf32>, vector<16xf32>
      %1026 = arith.addi %899, %c28 : index
      %1027 = vector.load %10[%1026] : memref<?xf32>, vector<16xf32>
      %1028 = arith.mulf %1027, %888 : vector<16xf32>
      %1029 = math.fma %1028, %1023, %1025 : vector<16xf32>
      %1030 = arith.addi %885, %c28 : index
      vector.store %1029, %out[%1030] : memref<?xf32>, vector<16xf32>
      %1031 = arith.addi %891, %c29 : index
      %1032 = vector.load %factors[%1031] : memref<?xf32>, vector<16xf32>
      %1033 = arith.addi %896, %c29 : index
      %1034 = vector.load %factors[%1033] : memref<?xf32>, vector<16xf32>
      %1035 = arith.addi %899, %c29 : index
      %1036 = vector.load %10[%1035] : memref<?xf32>, vector<16xf32>
      %1037 = arith.mulf %1036, %888 : vector<16xf32>
      %1038 = math.fma %1037, %1032, %1034 : vector<16xf32>
      %1039 = arith.addi %885, %c29 : index
      vector.store %1038, %out[%1039] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
