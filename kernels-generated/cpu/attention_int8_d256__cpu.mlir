// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=256, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c36 = arith.constant dense<128> : vector<16xi32>
  %c37 = arith.constant 4096 : index
  %c38 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c39 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c40 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c41 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c42 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c43 = arith.constant 0x3F800000 : f32
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
              %158 = arith.extui %155 : vector<16xi8> to vector<16xi32>
              %159 = arith.subi %158, %c36 : vector<16xi32>
              %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
              vector.store %160, %14[%157] : memref<?xf32>, vector<16xf32>
            }
            %161 = arith.addi %151, %c37 : index
            scf.for %162 = %c15 to %c16 step %c10 {
              %163 = arith.addi %143, %162 : index
              %164 = arith.cmpi slt, %163, %40 : index
              %165 = arith.muli %162, %c4 : index
              %166 = arith.addi %161, %165 : index
              %167 = arith.addi %166, %c15 : index
              %168 = vector.load %kv[%167] : memref<?xi8>, vector<16xi8>
              %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
              %170 = arith.subi %169, %c36 : vector<16xi32>
              %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
              %172 = arith.select %164, %171, %c30 : vector<16xf32>
              %173 = arith.addi %142, %162 : index
              %174 = arith.muli %173, %c4 : index
              %175 = arith.addi %174, %c15 : index
              vector.store %172, %15[%175] : memref<?xf32>, vector<16xf32>
              %176 = arith.addi %166, %c16 : index
              %177 = vector.load %kv[%176] : memref<?xi8>, vector<16xi8>
              %178 = arith.extui %177 : vector<16xi8> to vector<16xi32>
              %179 = arith.subi %178, %c36 : vector<16xi32>
              %180 = arith.sitofp %179 : vector<16xi32> to vector<16xf32>
              %181 = arith.select %164, %180, %c30 : vector<16xf32>
              %182 = arith.addi %174, %c16 : index
              vector.store %181, %15[%182] : memref<?xf32>, vector<16xf32>
              %183 = arith.addi %166, %c17 : index
              %184 = vector.load %kv[%183] : memref<?xi8>, vector<16xi8>
              %185 = arith.extui %184 : vector<16xi8> to vector<16xi32>
              %186 = arith.subi %185, %c36 : vector<16xi32>
              %187 = arith.sitofp %186 : vector<16xi32> to vector<16xf32>
              %188 = arith.select %164, %187, %c30 : vector<16xf32>
              %189 = arith.addi %174, %c17 : index
              vector.store %188, %15[%189] : memref<?xf32>, vector<16xf32>
              %190 = arith.addi %166, %c18 : index
              %191 = vector.load %kv[%190] : memref<?xi8>, vector<16xi8>
              %192 = arith.extui %191 : vector<16xi8> to vector<16xi32>
              %193 = arith.subi %192, %c36 : vector<16xi32>
              %194 = arith.sitofp %193 : vector<16xi32> to vector<16xf32>
              %195 = arith.select %164, %194, %c30 : vector<16xf32>
              %196 = arith.addi %174, %c18 : index
              vector.store %195, %15[%196] : memref<?xf32>, vector<16xf32>
              %197 = arith.addi %166, %c5 : index
              %198 = vector.load %kv[%197] : memref<?xi8>, vector<16xi8>
              %199 = arith.extui %198 : vector<16xi8> to vector<16xi32>
              %200 = arith.subi %199, %c36 : vector<16xi32>
              %201 = arith.sitofp %200 : vector<16xi32> to vector<16xf32>
              %202 = arith.select %164, %201, %c30 : vector<16xf32>
              %203 = arith.addi %174, %c5 : index
              vector.store %202, %15[%203] : memref<?xf32>, vector<16xf32>
              %204 = arith.addi %166, %c19 : index
              %205 = vector.load %kv[%204] : memref<?xi8>, vector<16xi8>
              %206 = arith.extui %205 : vector<16xi8> to vector<16xi32>
              %207 = arith.subi %206, %c36 : vector<16xi32>
              %208 = arith.sitofp %207 : vector<16xi32> to vector<16xf32>
              %209 = arith.select %164, %208, %c30 : vector<16xf32>
              %210 = arith.addi %174, %c19 : index
              vector.store %209, %15[%210] : memref<?xf32>, vector<16xf32>
              %211 = arith.addi %166, %c20 : index
              %212 = vector.load %kv[%211] : memref<?xi8>, vector<16xi8>
              %213 = arith.extui %212 : vector<16xi8> to vector<16xi32>
              %214 = arith.subi %213, %c36 : vector<16xi32>
              %215 = arith.sitofp %214 : vector<16xi32> to vector<16xf32>
              %216 = arith.select %164, %215, %c30 : vector<16xf32>
              %217 = arith.addi %174, %c20 : index
              vector.store %216, %15[%217] : memref<?xf32>, vector<16xf32>
              %218 = arith.addi %166, %c21 : index
              %219 = vector.load %kv[%218] : memref<?xi8>, vector<16xi8>
              %220 = arith.extui %219 : vector<16xi8> to vector<16xi32>
              %221 = arith.subi %220, %c36 : vector<16xi32>
              %222 = arith.sitofp %221 : vector<16xi32> to vector<16xf32>
              %223 = arith.select %164, %222, %c30 : vector<16xf32>
              %224 = arith.addi %174, %c21 : index
              vector.store %223, %15[%224] : memref<?xf32>, vector<16xf32>
              %225 = arith.addi %166, %c22 : index
              %226 = vector.load %kv[%225] : memref<?xi8>, vector<16xi8>
              %227 = arith.extui %226 : vector<16xi8> to vector<16xi32>
              %228 = arith.subi %227, %c36 : vector<16xi32>
              %229 = arith.sitofp %228 : vector<16xi32> to vector<16xf32>
              %230 = arith.select %164, %229, %c30 : vector<16xf32>
              %231 = arith.addi %174, %c22 : index
              vector.store %230, %15[%231] : memref<?xf32>, vector<16xf32>
              %232 = arith.addi %166, %c23 : index
              %233 = vector.load %kv[%232] : memref<?xi8>, vector<16xi8>
              %234 = arith.extui %233 : vector<16xi8> to vector<16xi32>
              %235 = arith.subi %234, %c36 : vector<16xi32>
              %236 = arith.sitofp %235 : vector<16xi32> to vector<16xf32>
              %237 = arith.select %164, %236, %c30 : vector<16xf32>
              %238 = arith.addi %174, %c23 : index
              vector.store %237, %15[%238] : memref<?xf32>, vector<16xf32>
              %239 = arith.addi %166, %c24 : index
              %240 = vector.load %kv[%239] : memref<?xi8>, vector<16xi8>
              %241 = arith.extui %240 : vector<16xi8> to vector<16xi32>
              %242 = arith.subi %241, %c36 : vector<16xi32>
              %243 = arith.sitofp %242 : vector<16xi32> to vector<16xf32>
              %244 = arith.select %164, %243, %c30 : vector<16xf32>
              %245 = arith.addi %174, %c24 : index
              vector.store %244, %15[%245] : memref<?xf32>, vector<16xf32>
              %246 = arith.addi %166, %c25 : index
              %247 = vector.load %kv[%246] : memref<?xi8>, vector<16xi8>
              %248 = arith.extui %247 : vector<16xi8> to vector<16xi32>
              %249 = arith.subi %248, %c36 : vector<16xi32>
              %250 = arith.sitofp %249 : vector<16xi32> to vector<16xf32>
              %251 = arith.select %164, %250, %c30 : vector<16xf32>
              %252 = arith.addi %174, %c25 : index
              vector.store %251, %15[%252] : memref<?xf32>, vector<16xf32>
              %253 = arith.addi %166, %c26 : index
              %254 = vector.load %kv[%253] : memref<?xi8>, vector<16xi8>
              %255 = arith.extui %254 : vector<16xi8> to vector<16xi32>
              %256 = arith.subi %255, %c36 : vector<16xi32>
              %257 = arith.sitofp %256 : vector<16xi32> to vector<16xf32>
              %258 = arith.select %164, %257, %c30 : vector<16xf32>
              %259 = arith.addi %174, %c26 : index
              vector.store %258, %15[%259] : memref<?xf32>, vector<16xf32>
              %260 = arith.addi %166, %c27 : index
              %261 = vector.load %kv[%260] : memref<?xi8>, vector<16xi8>
              %262 = arith.extui %261 : vector<16xi8> to vector<16xi32>
              %263 = arith.subi %262, %c36 : vector<16xi32>
              %264 = arith.sitofp %263 : vector<16xi32> to vector<16xf32>
              %265 = arith.select %164, %264, %c30 : vector<16xf32>
              %266 = arith.addi %174, %c27 : index
              vector.store %265, %15[%266] : memref<?xf32>, vector<16xf32>
              %267 = arith.addi %166, %c28 : index
              %268 = vector.load %kv[%267] : memref<?xi8>, vector<16xi8>
              %269 = arith.extui %268 : vector<16xi8> to vector<16xi32>
              %270 = arith.subi %269, %c36 : vector<16xi32>
              %271 = arith.sitofp %270 : vector<16xi32> to vector<16xf32>
              %272 = arith.select %164, %271, %c30 : vector<16xf32>
              %273 = arith.addi %174, %c28 : index
              vector.store %272, %15[%273] : memref<?xf32>, vector<16xf32>
              %274 = arith.addi %166, %c29 : index
              %275 = vector.load %kv[%274] : memref<?xi8>, vector<16xi8>
              %276 = arith.extui %275 : vector<16xi8> to vector<16xi32>
              %277 = arith.subi %276, %c36 : vector<16xi32>
              %278 = arith.sitofp %277 : vector<16xi32> to vector<16xf32>
              %279 = arith.select %164, %278, %c30 : vector<16xf32>
              %280 = arith.addi %174, %c29 : index
              vector.store %279, %15[%280] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %281 = %c15 to %34 step %c9 {
          %299:16 = scf.for %282 = %c15 to %c4 step %c10 iter_args(%283 = %c30, %284 = %c30, %285 = %c30, %286 = %c30, %287 = %c30, %288 = %c30, %289 = %c30, %290 = %c30, %291 = %c30, %292 = %c30, %293 = %c30, %294 = %c30, %295 = %c30, %296 = %c30, %297 = %c30, %298 = %c30) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %300 = arith.muli %282, %c5 : index
            %301 = arith.addi %300, %c15 : index
            %302 = vector.load %14[%301] : memref<?xf32>, vector<16xf32>
            %303 = arith.addi %300, %c16 : index
            %304 = vector.load %14[%303] : memref<?xf32>, vector<16xf32>
            %305 = arith.addi %300, %c17 : index
            %306 = vector.load %14[%305] : memref<?xf32>, vector<16xf32>
            %307 = arith.addi %300, %c18 : index
            %308 = vector.load %14[%307] : memref<?xf32>, vector<16xf32>
            %309 = arith.addi %281, %c15 : index
            %310 = arith.muli %309, %c4 : index
            %311 = arith.addi %310, %282 : index
            %312 = memref.load %4[%311] : memref<?xf32>
            %313 = vector.broadcast %312 : f32 to vector<16xf32>
            %314 = math.fma %313, %302, %283 : vector<16xf32>
            %315 = math.fma %313, %304, %284 : vector<16xf32>
            %316 = math.fma %313, %306, %285 : vector<16xf32>
            %317 = math.fma %313, %308, %286 : vector<16xf32>
            %318 = arith.addi %281, %c10 : index
            %319 = arith.muli %318, %c4 : index
            %320 = arith.addi %319, %282 : index
            %321 = memref.load %4[%320] : memref<?xf32>
            %322 = vector.broadcast %321 : f32 to vector<16xf32>
            %323 = math.fma %322, %302, %287 : vector<16xf32>
            %324 = math.fma %322, %304, %288 : vector<16xf32>
            %325 = math.fma %322, %306, %289 : vector<16xf32>
            %326 = math.fma %322, %308, %290 : vector<16xf32>
            %327 = arith.addi %281, %c7 : index
            %328 = arith.muli %327, %c4 : index
            %329 = arith.addi %328, %282 : index
            %330 = memref.load %4[%329] : memref<?xf32>
            %331 = vector.broadcast %330 : f32 to vector<16xf32>
            %332 = math.fma %331, %302, %291 : vector<16xf32>
            %333 = math.fma %331, %304, %292 : vector<16xf32>
            %334 = math.fma %331, %306, %293 : vector<16xf32>
            %335 = math.fma %331, %308, %294 : vector<16xf32>
            %336 = arith.addi %281, %c13 : index
            %337 = arith.muli %336, %c4 : index
            %338 = arith.addi %337, %282 : index
            %339 = memref.load %4[%338] : memref<?xf32>
            %340 = vector.broadcast %339 : f32 to vector<16xf32>
            %341 = math.fma %340, %302, %295 : vector<16xf32>
            %342 = math.fma %340, %304, %296 : vector<16xf32>
            %343 = math.fma %340, %306, %297 : vector<16xf32>
            %344 = math.fma %340, %308, %298 : vector<16xf32>
            scf.yield %314, %315, %316, %317, %323, %324, %325, %326, %332, %333, %334, %335, %341, %342, %343, %344 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %345 = arith.addi %281, %c15 : index
          %346 = arith.subi %31, %c10 : index
          %347 = arith.minsi %345, %346 : index
          %348 = arith.divui %347, %groupSize : index
          %349 = arith.addi %22, %348 : index
          %350 = arith.muli %2, %groupSize : index
          %351 = arith.remui %347, %groupSize : index
          %352 = arith.addi %350, %351 : index
          %353 = arith.addi %positionsAt, %349 : index
          %354 = memref.load %step[%353] : memref<?xi32>
          %355 = arith.index_cast %354 : i32 to index
          %356 = arith.subi %355, %140 : index
          %357 = arith.index_cast %356 : index to i32
          %358 = vector.broadcast %357 : i32 to vector<16xi32>
          %359 = arith.cmpi sle, %c38, %358 : vector<16xi32>
          %360 = arith.select %359, %299#0, %c39 : vector<16xi1>, vector<16xf32>
          %361 = arith.cmpi sle, %c40, %358 : vector<16xi32>
          %362 = arith.select %361, %299#1, %c39 : vector<16xi1>, vector<16xf32>
          %363 = arith.cmpi sle, %c41, %358 : vector<16xi32>
          %364 = arith.select %363, %299#2, %c39 : vector<16xi1>, vector<16xf32>
          %365 = arith.cmpi sle, %c42, %358 : vector<16xi32>
          %366 = arith.select %365, %299#3, %c39 : vector<16xi1>, vector<16xf32>
          %367 = arith.maximumf %360, %362 : vector<16xf32>
          %368 = arith.maximumf %367, %364 : vector<16xf32>
          %369 = arith.maximumf %368, %366 : vector<16xf32>
          %370 = memref.load %5[%345] : memref<?xf32>
          %371 = wave.reduce "max" %369 : vector<16xf32>
          %372 = arith.maximumf %370, %371 : f32
          %373 = arith.subf %370, %372 : f32
          %374 = wave.exp2 %373 : f32
          %375 = vector.broadcast %372 : f32 to vector<16xf32>
          %376 = arith.subf %360, %375 : vector<16xf32>
          %377 = wave.exp2 %376 : vector<16xf32>
          %378 = arith.select %359, %377, %c30 : vector<16xi1>, vector<16xf32>
          %379 = arith.muli %345, %c5 : index
          %380 = arith.addi %379, %c15 : index
          vector.store %378, %13[%380] : memref<?xf32>, vector<16xf32>
          %381 = arith.subf %362, %375 : vector<16xf32>
          %382 = wave.exp2 %381 : vector<16xf32>
          %383 = arith.select %361, %382, %c30 : vector<16xi1>, vector<16xf32>
          %384 = arith.addi %379, %c16 : index
          vector.store %383, %13[%384] : memref<?xf32>, vector<16xf32>
          %385 = arith.addf %378, %383 : vector<16xf32>
          %386 = arith.subf %364, %375 : vector<16xf32>
          %387 = wave.exp2 %386 : vector<16xf32>
          %388 = arith.select %363, %387, %c30 : vector<16xi1>, vector<16xf32>
          %389 = arith.addi %379, %c17 : index
          vector.store %388, %13[%389] : memref<?xf32>, vector<16xf32>
          %390 = arith.addf %385, %388 : vector<16xf32>
          %391 = arith.subf %366, %375 : vector<16xf32>
          %392 = wave.exp2 %391 : vector<16xf32>
          %393 = arith.select %365, %392, %c30 : vector<16xi1>, vector<16xf32>
          %394 = arith.addi %379, %c18 : index
          vector.store %393, %13[%394] : memref<?xf32>, vector<16xf32>
          %395 = arith.addf %390, %393 : vector<16xf32>
          %396 = memref.load %6[%345] : memref<?xf32>
          %397 = wave.reduce "add" %395 : vector<16xf32>
          %398 = math.fma %396, %374, %397 : f32
          memref.store %372, %5[%345] : memref<?xf32>
          memref.store %398, %6[%345] : memref<?xf32>
          memref.store %374, %11[%345] : memref<?xf32>
          %399 = arith.addi %281, %c10 : index
          %400 = arith.minsi %399, %346 : index
          %401 = arith.divui %400, %groupSize : index
          %402 = arith.addi %22, %401 : index
          %403 = arith.remui %400, %groupSize : index
          %404 = arith.addi %350, %403 : index
          %405 = arith.addi %positionsAt, %402 : index
          %406 = memref.load %step[%405] : memref<?xi32>
          %407 = arith.index_cast %406 : i32 to index
          %408 = arith.subi %407, %140 : index
          %409 = arith.index_cast %408 : index to i32
          %410 = vector.broadcast %409 : i32 to vector<16xi32>
          %411 = arith.cmpi sle, %c38, %410 : vector<16xi32>
          %412 = arith.select %411, %299#4, %c39 : vector<16xi1>, vector<16xf32>
          %413 = arith.cmpi sle, %c40, %410 : vector<16xi32>
          %414 = arith.select %413, %299#5, %c39 : vector<16xi1>, vector<16xf32>
          %415 = arith.cmpi sle, %c41, %410 : vector<16xi32>
          %416 = arith.select %415, %299#6, %c39 : vector<16xi1>, vector<16xf32>
          %417 = arith.cmpi sle, %c42, %410 : vector<16xi32>
          %418 = arith.select %417, %299#7, %c39 : vector<16xi1>, vector<16xf32>
          %419 = arith.maximumf %412, %414 : vector<16xf32>
          %420 = arith.maximumf %419, %416 : vector<16xf32>
          %421 = arith.maximumf %420, %418 : vector<16xf32>
          %422 = memref.load %5[%399] : memref<?xf32>
          %423 = wave.reduce "max" %421 : vector<16xf32>
          %424 = arith.maximumf %422, %423 : f32
          %425 = arith.subf %422, %424 : f32
          %426 = wave.exp2 %425 : f32
          %427 = vector.broadcast %424 : f32 to vector<16xf32>
          %428 = arith.subf %412, %427 : vector<16xf32>
          %429 = wave.exp2 %428 : vector<16xf32>
          %430 = arith.select %411, %429, %c30 : vector<16xi1>, vector<16xf32>
          %431 = arith.muli %399, %c5 : index
          %432 = arith.addi %431, %c15 : index
          vector.store %430, %13[%432] : memref<?xf32>, vector<16xf32>
          %433 = arith.subf %414, %427 : vector<16xf32>
          %434 = wave.exp2 %433 : vector<16xf32>
          %435 = arith.select %413, %434, %c30 : vector<16xi1>, vector<16xf32>
          %436 = arith.addi %431, %c16 : index
          vector.store %435, %13[%436] : memref<?xf32>, vector<16xf32>
          %437 = arith.addf %430, %435 : vector<16xf32>
          %438 = arith.subf %416, %427 : vector<16xf32>
          %439 = wave.exp2 %438 : vector<16xf32>
          %440 = arith.select %415, %439, %c30 : vector<16xi1>, vector<16xf32>
          %441 = arith.addi %431, %c17 : index
          vector.store %440, %13[%441] : memref<?xf32>, vector<16xf32>
          %442 = arith.addf %437, %440 : vector<16xf32>
          %443 = arith.subf %418, %427 : vector<16xf32>
          %444 = wave.exp2 %443 : vector<16xf32>
          %445 = arith.select %417, %444, %c30 : vector<16xi1>, vector<16xf32>
          %446 = arith.addi %431, %c18 : index
          vector.store %445, %13[%446] : memref<?xf32>, vector<16xf32>
          %447 = arith.addf %442, %445 : vector<16xf32>
          %448 = memref.load %6[%399] : memref<?xf32>
          %449 = wave.reduce "add" %447 : vector<16xf32>
          %450 = math.fma %448, %426, %449 : f32
          memref.store %424, %5[%399] : memref<?xf32>
          memref.store %450, %6[%399] : memref<?xf32>
          memref.store %426, %11[%399] : memref<?xf32>
          %451 = arith.addi %281, %c7 : index
          %452 = arith.minsi %451, %346 : index
          %453 = arith.divui %452, %groupSize : index
          %454 = arith.addi %22, %453 : index
          %455 = arith.remui %452, %groupSize : index
          %456 = arith.addi %350, %455 : index
          %457 = arith.addi %positionsAt, %454 : index
          %458 = memref.load %step[%457] : memref<?xi32>
          %459 = arith.index_cast %458 : i32 to index
          %460 = arith.subi %459, %140 : index
          %461 = arith.index_cast %460 : index to i32
          %462 = vector.broadcast %461 : i32 to vector<16xi32>
          %463 = arith.cmpi sle, %c38, %462 : vector<16xi32>
          %464 = arith.select %463, %299#8, %c39 : vector<16xi1>, vector<16xf32>
          %465 = arith.cmpi sle, %c40, %462 : vector<16xi32>
          %466 = arith.select %465, %299#9, %c39 : vector<16xi1>, vector<16xf32>
          %467 = arith.cmpi sle, %c41, %462 : vector<16xi32>
          %468 = arith.select %467, %299#10, %c39 : vector<16xi1>, vector<16xf32>
          %469 = arith.cmpi sle, %c42, %462 : vector<16xi32>
          %470 = arith.select %469, %299#11, %c39 : vector<16xi1>, vector<16xf32>
          %471 = arith.maximumf %464, %466 : vector<16xf32>
          %472 = arith.maximumf %471, %468 : vector<16xf32>
          %473 = arith.maximumf %472, %470 : vector<16xf32>
          %474 = memref.load %5[%451] : memref<?xf32>
          %475 = wave.reduce "max" %473 : vector<16xf32>
          %476 = arith.maximumf %474, %475 : f32
          %477 = arith.subf %474, %476 : f32
          %478 = wave.exp2 %477 : f32
          %479 = vector.broadcast %476 : f32 to vector<16xf32>
          %480 = arith.subf %464, %479 : vector<16xf32>
          %481 = wave.exp2 %480 : vector<16xf32>
          %482 = arith.select %463, %481, %c30 : vector<16xi1>, vector<16xf32>
          %483 = arith.muli %451, %c5 : index
          %484 = arith.addi %483, %c15 : index
          vector.store %482, %13[%484] : memref<?xf32>, vector<16xf32>
          %485 = arith.subf %466, %479 : vector<16xf32>
          %486 = wave.exp2 %485 : vector<16xf32>
          %487 = arith.select %465, %486, %c30 : vector<16xi1>, vector<16xf32>
          %488 = arith.addi %483, %c16 : index
          vector.store %487, %13[%488] : memref<?xf32>, vector<16xf32>
          %489 = arith.addf %482, %487 : vector<16xf32>
          %490 = arith.subf %468, %479 : vector<16xf32>
          %491 = wave.exp2 %490 : vector<16xf32>
          %492 = arith.select %467, %491, %c30 : vector<16xi1>, vector<16xf32>
          %493 = arith.addi %483, %c17 : index
          vector.store %492, %13[%493] : memref<?xf32>, vector<16xf32>
          %494 = arith.addf %489, %492 : vector<16xf32>
          %495 = arith.subf %470, %479 : vector<16xf32>
          %496 = wave.exp2 %495 : vector<16xf32>
          %497 = arith.select %469, %496, %c30 : vector<16xi1>, vector<16xf32>
          %498 = arith.addi %483, %c18 : index
          vector.store %497, %13[%498] : memref<?xf32>, vector<16xf32>
          %499 = arith.addf %494, %497 : vector<16xf32>
          %500 = memref.load %6[%451] : memref<?xf32>
          %501 = wave.reduce "add" %499 : vector<16xf32>
          %502 = math.fma %500, %478, %501 : f32
          memref.store %476, %5[%451] : memref<?xf32>
          memref.store %502, %6[%451] : memref<?xf32>
          memref.store %478, %11[%451] : memref<?xf32>
          %503 = arith.addi %281, %c13 : index
          %504 = arith.minsi %503, %346 : index
          %505 = arith.divui %504, %groupSize : index
          %506 = arith.addi %22, %505 : index
          %507 = arith.remui %504, %groupSize : index
          %508 = arith.addi %350, %507 : index
          %509 = arith.addi %positionsAt, %506 : index
          %510 = memref.load %step[%509] : memref<?xi32>
          %511 = arith.index_cast %510 : i32 to index
          %512 = arith.subi %511, %140 : index
          %513 = arith.index_cast %512 : index to i32
          %514 = vector.broadcast %513 : i32 to vector<16xi32>
          %515 = arith.cmpi sle, %c38, %514 : vector<16xi32>
          %516 = arith.select %515, %299#12, %c39 : vector<16xi1>, vector<16xf32>
          %517 = arith.cmpi sle, %c40, %514 : vector<16xi32>
          %518 = arith.select %517, %299#13, %c39 : vector<16xi1>, vector<16xf32>
          %519 = arith.cmpi sle, %c41, %514 : vector<16xi32>
          %520 = arith.select %519, %299#14, %c39 : vector<16xi1>, vector<16xf32>
          %521 = arith.cmpi sle, %c42, %514 : vector<16xi32>
          %522 = arith.select %521, %299#15, %c39 : vector<16xi1>, vector<16xf32>
          %523 = arith.maximumf %516, %518 : vector<16xf32>
          %524 = arith.maximumf %523, %520 : vector<16xf32>
          %525 = arith.maximumf %524, %522 : vector<16xf32>
          %526 = memref.load %5[%503] : memref<?xf32>
          %527 = wave.reduce "max" %525 : vector<16xf32>
          %528 = arith.maximumf %526, %527 : f32
          %529 = arith.subf %526, %528 : f32
          %530 = wave.exp2 %529 : f32
          %531 = vector.broadcast %528 : f32 to vector<16xf32>
          %532 = arith.subf %516, %531 : vector<16xf32>
          %533 = wave.exp2 %532 : vector<16xf32>
          %534 = arith.select %515, %533, %c30 : vector<16xi1>, vector<16xf32>
          %535 = arith.muli %503, %c5 : index
          %536 = arith.addi %535, %c15 : index
          vector.store %534, %13[%536] : memref<?xf32>, vector<16xf32>
          %537 = arith.subf %518, %531 : vector<16xf32>
          %538 = wave.exp2 %537 : vector<16xf32>
          %539 = arith.select %517, %538, %c30 : vector<16xi1>, vector<16xf32>
          %540 = arith.addi %535, %c16 : index
          vector.store %539, %13[%540] : memref<?xf32>, vector<16xf32>
          %541 = arith.addf %534, %539 : vector<16xf32>
          %542 = arith.subf %520, %531 : vector<16xf32>
          %543 = wave.exp2 %542 : vector<16xf32>
          %544 = arith.select %519, %543, %c30 : vector<16xi1>, vector<16xf32>
          %545 = arith.addi %535, %c17 : index
          vector.store %544, %13[%545] : memref<?xf32>, vector<16xf32>
          %546 = arith.addf %541, %544 : vector<16xf32>
          %547 = arith.subf %522, %531 : vector<16xf32>
          %548 = wave.exp2 %547 : vector<16xf32>
          %549 = arith.select %521, %548, %c30 : vector<16xi1>, vector<16xf32>
          %550 = arith.addi %535, %c18 : index
          vector.store %549, %13[%550] : memref<?xf32>, vector<16xf32>
          %551 = arith.addf %546, %549 : vector<16xf32>
          %552 = memref.load %6[%503] : memref<?xf32>
          %553 = wave.reduce "add" %551 : vector<16xf32>
          %554 = math.fma %552, %530, %553 : f32
          memref.store %528, %5[%503] : memref<?xf32>
          memref.store %554, %6[%503] : memref<?xf32>
          memref.store %530, %11[%503] : memref<?xf32>
        }
        %555 = arith.subi %40, %140 : index
        %556 = arith.minsi %555, %c5 : index
        scf.for %557 = %c15 to %34 step %c7 {
          %558 = arith.addi %557, %c15 : index
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
          %574 = arith.addi %557, %c10 : index
          %575 = memref.load %11[%574] : memref<?xf32>
          %576 = vector.broadcast %575 : f32 to vector<16xf32>
          %577 = arith.muli %574, %c4 : index
          %578 = arith.addi %577, %c15 : index
          %579 = vector.load %7[%578] : memref<?xf32>, vector<16xf32>
          %580 = arith.mulf %579, %576 : vector<16xf32>
          %581 = arith.addi %577, %c16 : index
          %582 = vector.load %7[%581] : memref<?xf32>, vector<16xf32>
          %583 = arith.mulf %582, %576 : vector<16xf32>
          %584 = arith.addi %577, %c17 : index
          %585 = vector.load %7[%584] : memref<?xf32>, vector<16xf32>
          %586 = arith.mulf %585, %576 : vector<16xf32>
          %587 = arith.addi %577, %c18 : index
          %588 = vector.load %7[%587] : memref<?xf32>, vector<16xf32>
          %589 = arith.mulf %588, %576 : vector<16xf32>
          %599:8 = scf.for %590 = %c15 to %556 step %c10 iter_args(%591 = %564, %592 = %567, %593 = %570, %594 = %573, %595 = %580, %596 = %583, %597 = %586, %598 = %589) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %600 = arith.muli %590, %c4 : index
            %601 = arith.addi %600, %c15 : index
            %602 = vector.load %15[%601] : memref<?xf32>, vector<16xf32>
            %603 = arith.addi %600, %c16 : index
            %604 = vector.load %15[%603] : memref<?xf32>, vector<16xf32>
            %605 = arith.addi %600, %c17 : index
            %606 = vector.load %15[%605] : memref<?xf32>, vector<16xf32>
            %607 = arith.addi %600, %c18 : index
            %608 = vector.load %15[%607] : memref<?xf32>, vector<16xf32>
            %609 = arith.muli %558, %c5 : index
            %610 = arith.addi %609, %590 : index
            %611 = memref.load %13[%610] : memref<?xf32>
            %612 = vector.broadcast %611 : f32 to vector<16xf32>
            %613 = math.fma %612, %602, %591 : vector<16xf32>
            %614 = math.fma %612, %604, %592 : vector<16xf32>
            %615 = math.fma %612, %606, %593 : vector<16xf32>
            %616 = math.fma %612, %608, %594 : vector<16xf32>
            %617 = arith.muli %574, %c5 : index
            %618 = arith.addi %617, %590 : index
            %619 = memref.load %13[%618] : memref<?xf32>
            %620 = vector.broadcast %619 : f32 to vector<16xf32>
            %621 = math.fma %620, %602, %595 : vector<16xf32>
            %622 = math.fma %620, %604, %596 : vector<16xf32>
            %623 = math.fma %620, %606, %597 : vector<16xf32>
            %624 = math.fma %620, %608, %598 : vector<16xf32>
            scf.yield %613, %614, %615, %616, %621, %622, %623, %624 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %599#0, %7[%562] : memref<?xf32>, vector<16xf32>
          vector.store %599#1, %7[%565] : memref<?xf32>, vector<16xf32>
          vector.store %599#2, %7[%568] : memref<?xf32>, vector<16xf32>
          vector.store %599#3, %7[%571] : memref<?xf32>, vector<16xf32>
          vector.store %599#4, %7[%578] : memref<?xf32>, vector<16xf32>
          vector.store %599#5, %7[%581] : memref<?xf32>, vector<16xf32>
          vector.store %599#6, %7[%584] : memref<?xf32>, vector<16xf32>
          vector.store %599#7, %7[%587] : memref<?xf32>, vector<16xf32>
          %625 = memref.load %11[%558] : memref<?xf32>
          %626 = vector.broadcast %625 : f32 to vector<16xf32>
          %627 = arith.addi %561, %c5 : index
          %628 = vector.load %7[%627] : memref<?xf32>, vector<16xf32>
          %629 = arith.mulf %628, %626 : vector<16xf32>
          %630 = arith.addi %561, %c19 : index
          %631 = vector.load %7[%630] : memref<?xf32>, vector<16xf32>
          %632 = arith.mulf %631, %626 : vector<16xf32>
          %633 = arith.addi %561, %c20 : index
          %634 = vector.load %7[%633] : memref<?xf32>, vector<16xf32>
          %635 = arith.mulf %634, %626 : vector<16xf32>
          %636 = arith.addi %561, %c21 : index
          %637 = vector.load %7[%636] : memref<?xf32>, vector<16xf32>
          %638 = arith.mulf %637, %626 : vector<16xf32>
          %639 = memref.load %11[%574] : memref<?xf32>
          %640 = vector.broadcast %639 : f32 to vector<16xf32>
          %641 = arith.addi %577, %c5 : index
          %642 = vector.load %7[%641] : memref<?xf32>, vector<16xf32>
          %643 = arith.mulf %642, %640 : vector<16xf32>
          %644 = arith.addi %577, %c19 : index
          %645 = vector.load %7[%644] : memref<?xf32>, vector<16xf32>
          %646 = arith.mulf %645, %640 : vector<16xf32>
          %647 = arith.addi %577, %c20 : index
          %648 = vector.load %7[%647] : memref<?xf32>, vector<16xf32>
          %649 = arith.mulf %648, %640 : vector<16xf32>
          %650 = arith.addi %577, %c21 : index
          %651 = vector.load %7[%650] : memref<?xf32>, vector<16xf32>
          %652 = arith.mulf %651, %640 : vector<16xf32>
          %662:8 = scf.for %653 = %c15 to %556 step %c10 iter_args(%654 = %629, %655 = %632, %656 = %635, %657 = %638, %658 = %643, %659 = %646, %660 = %649, %661 = %652) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %663 = arith.muli %653, %c4 : index
            %664 = arith.addi %663, %c5 : index
            %665 = vector.load %15[%664] : memref<?xf32>, vector<16xf32>
            %666 = arith.addi %663, %c19 : index
            %667 = vector.load %15[%666] : memref<?xf32>, vector<16xf32>
            %668 = arith.addi %663, %c20 : index
            %669 = vector.load %15[%668] : memref<?xf32>, vector<16xf32>
            %670 = arith.addi %663, %c21 : index
            %671 = vector.load %15[%670] : memref<?xf32>, vector<16xf32>
            %672 = arith.muli %558, %c5 : index
            %673 = arith.addi %672, %653 : index
            %674 = memref.load %13[%673] : memref<?xf32>
            %675 = vector.broadcast %674 : f32 to vector<16xf32>
            %676 = math.fma %675, %665, %654 : vector<16xf32>
            %677 = math.fma %675, %667, %655 : vector<16xf32>
            %678 = math.fma %675, %669, %656 : vector<16xf32>
            %679 = math.fma %675, %671, %657 : vector<16xf32>
            %680 = arith.muli %574, %c5 : index
            %681 = arith.addi %680, %653 : index
            %682 = memref.load %13[%681] : memref<?xf32>
            %683 = vector.broadcast %682 : f32 to vector<16xf32>
            %684 = math.fma %683, %665, %658 : vector<16xf32>
            %685 = math.fma %683, %667, %659 : vector<16xf32>
            %686 = math.fma %683, %669, %660 : vector<16xf32>
            %687 = math.fma %683, %671, %661 : vector<16xf32>
            scf.yield %676, %677, %678, %679, %684, %685, %686, %687 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %662#0, %7[%627] : memref<?xf32>, vector<16xf32>
          vector.store %662#1, %7[%630] : memref<?xf32>, vector<16xf32>
          vector.store %662#2, %7[%633] : memref<?xf32>, vector<16xf32>
          vector.store %662#3, %7[%636] : memref<?xf32>, vector<16xf32>
          vector.store %662#4, %7[%641] : memref<?xf32>, vector<16xf32>
          vector.store %662#5, %7[%644] : memref<?xf32>, vector<16xf32>
          vector.store %662#6, %7[%647] : memref<?xf32>, vector<16xf32>
          vector.store %662#7, %7[%650] : memref<?xf32>, vector<16xf32>
          %688 = memref.load %11[%558] : memref<?xf32>
          %689 = vector.broadcast %688 : f32 to vector<16xf32>
          %690 = arith.addi %561, %c22 : index
          %691 = vector.load %7[%690] : memref<?xf32>, vector<16xf32>
          %692 = arith.mulf %691, %689 : vector<16xf32>
          %693 = arith.addi %561, %c23 : index
          %694 = vector.load %7[%693] : memref<?xf32>, vector<16xf32>
          %695 = arith.mulf %694, %689 : vector<16xf32>
          %696 = arith.addi %561, %c24 : index
          %697 = vector.load %7[%696] : memref<?xf32>, vector<16xf32>
          %698 = arith.mulf %697, %689 : vector<16xf32>
          %699 = arith.addi %561, %c25 : index
          %700 = vector.load %7[%699] : memref<?xf32>, vector<16xf32>
          %701 = arith.mulf %700, %689 : vector<16xf32>
          %702 = memref.load %11[%574] : memref<?xf32>
          %703 = vector.broadcast %702 : f32 to vector<16xf32>
          %704 = arith.addi %577, %c22 : index
          %705 = vector.load %7[%704] : memref<?xf32>, vector<16xf32>
          %706 = arith.mulf %705, %703 : vector<16xf32>
          %707 = arith.addi %577, %c23 : index
          %708 = vector.load %7[%707] : memref<?xf32>, vector<16xf32>
          %709 = arith.mulf %708, %703 : vector<16xf32>
          %710 = arith.addi %577, %c24 : index
          %711 = vector.load %7[%710] : memref<?xf32>, vector<16xf32>
          %712 = arith.mulf %711, %703 : vector<16xf32>
          %713 = arith.addi %577, %c25 : index
          %714 = vector.load %7[%713] : memref<?xf32>, vector<16xf32>
          %715 = arith.mulf %714, %703 : vector<16xf32>
          %725:8 = scf.for %716 = %c15 to %556 step %c10 iter_args(%717 = %692, %718 = %695, %719 = %698, %720 = %701, %721 = %706, %722 = %709, %723 = %712, %724 = %715) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %726 = arith.muli %716, %c4 : index
            %727 = arith.addi %726, %c22 : index
            %728 = vector.load %15[%727] : memref<?xf32>, vector<16xf32>
            %729 = arith.addi %726, %c23 : index
            %730 = vector.load %15[%729] : memref<?xf32>, vector<16xf32>
            %731 = arith.addi %726, %c24 : index
            %732 = vector.load %15[%731] : memref<?xf32>, vector<16xf32>
            %733 = arith.addi %726, %c25 : index
            %734 = vector.load %15[%733] : memref<?xf32>, vector<16xf32>
            %735 = arith.muli %558, %c5 : index
            %736 = arith.addi %735, %716 : index
            %737 = memref.load %13[%736] : memref<?xf32>
            %738 = vector.broadcast %737 : f32 to vector<16xf32>
            %739 = math.fma %738, %728, %717 : vector<16xf32>
            %740 = math.fma %738, %730, %718 : vector<16xf32>
            %741 = math.fma %738, %732, %719 : vector<16xf32>
            %742 = math.fma %738, %734, %720 : vector<16xf32>
            %743 = arith.muli %574, %c5 : index
            %744 = arith.addi %743, %716 : index
            %745 = memref.load %13[%744] : memref<?xf32>
            %746 = vector.broadcast %745 : f32 to vector<16xf32>
            %747 = math.fma %746, %728, %721 : vector<16xf32>
            %748 = math.fma %746, %730, %722 : vector<16xf32>
            %749 = math.fma %746, %732, %723 : vector<16xf32>
            %750 = math.fma %746, %734, %724 : vector<16xf32>
            scf.yield %739, %740, %741, %742, %747, %748, %749, %750 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %725#0, %7[%690] : memref<?xf32>, vector<16xf32>
          vector.store %725#1, %7[%693] : memref<?xf32>, vector<16xf32>
          vector.store %725#2, %7[%696] : memref<?xf32>, vector<16xf32>
          vector.store %725#3, %7[%699] : memref<?xf32>, vector<16xf32>
          vector.store %725#4, %7[%704] : memref<?xf32>, vector<16xf32>
          vector.store %725#5, %7[%707] : memref<?xf32>, vector<16xf32>
          vector.store %725#6, %7[%710] : memref<?xf32>, vector<16xf32>
          vector.store %725#7, %7[%713] : memref<?xf32>, vector<16xf32>
          %751 = memref.load %11[%558] : memref<?xf32>
          %752 = vector.broadcast %751 : f32 to vector<16xf32>
          %753 = arith.addi %561, %c26 : index
          %754 = vector.load %7[%753] : memref<?xf32>, vector<16xf32>
          %755 = arith.mulf %754, %752 : vector<16xf32>
          %756 = arith.addi %561, %c27 : index
          %757 = vector.load %7[%756] : memref<?xf32>, vector<16xf32>
          %758 = arith.mulf %757, %752 : vector<16xf32>
          %759 = arith.addi %561, %c28 : index
          %760 = vector.load %7[%759] : memref<?xf32>, vector<16xf32>
          %761 = arith.mulf %760, %752 : vector<16xf32>
          %762 = arith.addi %561, %c29 : index
          %763 = vector.load %7[%762] : memref<?xf32>, vector<16xf32>
          %764 = arith.mulf %763, %752 : vector<16xf32>
          %765 = memref.load %11[%574] : memref<?xf32>
          %766 = vector.broadcast %765 : f32 to vector<16xf32>
          %767 = arith.addi %577, %c26 : index
          %768 = vector.load %7[%767] : memref<?xf32>, vector<16xf32>
          %769 = arith.mulf %768, %766 : vector<16xf32>
          %770 = arith.addi %577, %c27 : index
          %771 = vector.load %7[%770] : memref<?xf32>, vector<16xf32>
          %772 = arith.mulf %771, %766 : vector<16xf32>
          %773 = arith.addi %577, %c28 : index
          %774 = vector.load %7[%773] : memref<?xf32>, vector<16xf32>
          %775 = arith.mulf %774, %766 : vector<16xf32>
          %776 = arith.addi %577, %c29 : index
          %777 = vector.load %7[%776] : memref<?xf32>, vector<16xf32>
          %778 = arith.mulf %777, %766 : vector<16xf32>
          %788:8 = scf.for %779 = %c15 to %556 step %c10 iter_args(%780 = %755, %781 = %758, %782 = %761, %783 = %764, %784 = %769, %785 = %772, %786 = %775, %787 = %778) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %789 = arith.muli %779, %c4 : index
            %790 = arith.addi %789, %c26 : index
            %791 = vector.load %15[%790] : memref<?xf32>, vector<16xf32>
            %792 = arith.addi %789, %c27 : index
            %793 = vector.load %15[%792] : memref<?xf32>, vector<16xf32>
            %794 = arith.addi %789, %c28 : index
            %795 = vector.load %15[%794] : memref<?xf32>, vector<16xf32>
            %796 = arith.addi %789, %c29 : index
            %797 = vector.load %15[%796] : memref<?xf32>, vector<16xf32>
            %798 = arith.muli %558, %c5 : index
            %799 = arith.addi %798, %779 : index
            %800 = memref.load %13[%799] : memref<?xf32>
            %801 = vector.broadcast %800 : f32 to vector<16xf32>
            %802 = math.fma %801, %791, %780 : vector<16xf32>
            %803 = math.fma %801, %793, %781 : vector<16xf32>
            %804 = math.fma %801, %795, %782 : vector<16xf32>
            %805 = math.fma %801, %797, %783 : vector<16xf32>
            %806 = arith.muli %574, %c5 : index
            %807 = arith.addi %806, %779 : index
            %808 = memref.load %13[%807] : memref<?xf32>
            %809 = vector.broadcast %808 : f32 to vector<16xf32>
            %810 = math.fma %809, %791, %784 : vector<16xf32>
            %811 = math.fma %809, %793, %785 : vector<16xf32>
            %812 = math.fma %809, %795, %786 : vector<16xf32>
            %813 = math.fma %809, %797, %787 : vector<16xf32>
            scf.yield %802, %803, %804, %805, %810, %811, %812, %813 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %788#0, %7[%753] : memref<?xf32>, vector<16xf32>
          vector.store %788#1, %7[%756] : memref<?xf32>, vector<16xf32>
          vector.store %788#2, %7[%759] : memref<?xf32>, vector<16xf32>
          vector.store %788#3, %7[%762] : memref<?xf32>, vector<16xf32>
          vector.store %788#4, %7[%767] : memref<?xf32>, vector<16xf32>
          vector.store %788#5, %7[%770] : memref<?xf32>, vector<16xf32>
          vector.store %788#6, %7[%773] : memref<?xf32>, vector<16xf32>
          vector.store %788#7, %7[%776] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %814 = %c15 to %34 step %c10 {
        %815 = memref.load %5[%814] : memref<?xf32>
        %816 = memref.load %6[%814] : memref<?xf32>
        %817 = arith.muli %814, %c4 : index
        %818 = memref.load %8[%814] : memref<?xf32>
        %819 = arith.maximumf %818, %815 : f32
        %820 = arith.subf %818, %819 : f32
        %821 = wave.exp2 %820 : f32
        %822 = arith.subf %815, %819 : f32
        %823 = wave.exp2 %822 : f32
        memref.store %819, %8[%814] : memref<?xf32>
        %824 = memref.load %9[%814] : memref<?xf32>
        %825 = arith.mulf %824, %821 : f32
        %826 = math.fma %816, %823, %825 : f32
        memref.store %826, %9[%814] : memref<?xf32>
        %827 = vector.broadcast %821 : f32 to vector<16xf32>
        %828 = vector.broadcast %823 : f32 to vector<16xf32>
        %829 = arith.addi %817, %c15 : index
        %830 = vector.load %10[%829] : memref<?xf32>, vector<16xf32>
        %831 = arith.mulf %830, %827 : vector<16xf32>
        %832 = vector.load %7[%829] : memref<?xf32>, vector<16xf32>
        %833 = math.fma %832, %828, %831 : vector<16xf32>
        vector.store %833, %10[%829] : memref<?xf32>, vector<16xf32>
        %834 = arith.addi %817, %c16 : index
        %835 = vector.load %10[%834] : memref<?xf32>, vector<16xf32>
        %836 = arith.mulf %835, %827 : vector<16xf32>
        %837 = vector.load %7[%834] : memref<?xf32>, vector<16xf32>
        %838 = math.fma %837, %828, %836 : vector<16xf32>
        vector.store %838, %10[%834] : memref<?xf32>, vector<16xf32>
        %839 = arith.addi %817, %c17 : index
        %840 = vector.load %10[%839] : memref<?xf32>, vector<16xf32>
        %841 = arith.mulf %840, %827 : vector<16xf32>
        %842 = vector.load %7[%839] : memref<?xf32>, vector<16xf32>
        %843 = math.fma %842, %828, %841 : vector<16xf32>
        vector.store %843, %10[%839] : memref<?xf32>, vector<16xf32>
        %844 = arith.addi %817, %c18 : index
        %845 = vector.load %10[%844] : memref<?xf32>, vector<16xf32>
        %846 = arith.mulf %845, %827 : vector<16xf32>
        %847 = vector.load %7[%844] : memref<?xf32>, vector<16xf32>
        %848 = math.fma %847, %828, %846 : vector<16xf32>
        vector.store %848, %10[%844] : memref<?xf32>, vector<16xf32>
        %849 = arith.addi %817, %c5 : index
        %850 = vector.load %10[%849] : memref<?xf32>, vector<16xf32>
        %851 = arith.mulf %850, %827 : vector<16xf32>
        %852 = vector.load %7[%849] : memref<?xf32>, vector<16xf32>
        %853 = math.fma %852, %828, %851 : vector<16xf32>
        vector.store %853, %10[%849] : memref<?xf32>, vector<16xf32>
        %854 = arith.addi %817, %c19 : index
        %855 = vector.load %10[%854] : memref<?xf32>, vector<16xf32>
        %856 = arith.mulf %855, %827 : vector<16xf32>
        %857 = vector.load %7[%854] : memref<?xf32>, vector<16xf32>
        %858 = math.fma %857, %828, %856 : vector<16xf32>
        vector.store %858, %10[%854] : memref<?xf32>, vector<16xf32>
        %859 = arith.addi %817, %c20 : index
        %860 = vector.load %10[%859] : memref<?xf32>, vector<16xf32>
        %861 = arith.mulf %860, %827 : vector<16xf32>
        %862 = vector.load %7[%859] : memref<?xf32>, vector<16xf32>
        %863 = math.fma %862, %828, %861 : vector<16xf32>
        vector.store %863, %10[%859] : memref<?xf32>, vector<16xf32>
        %864 = arith.addi %817, %c21 : index
        %865 = vector.load %10[%864] : memref<?xf32>, vector<16xf32>
        %866 = arith.mulf %865, %827 : vector<16xf32>
        %867 = vector.load %7[%864] : memref<?xf32>, vector<16xf32>
        %868 = math.fma %867, %828, %866 : vector<16xf32>
        vector.store %868, %10[%864] : memref<?xf32>, vector<16xf32>
        %869 = arith.addi %817, %c22 : index
        %870 = vector.load %10[%869] : memref<?xf32>, vector<16xf32>
        %871 = arith.mulf %870, %827 : vector<16xf32>
        %872 = vector.load %7[%869] : memref<?xf32>, vector<16xf32>
        %873 = math.fma %872, %828, %871 : vector<16xf32>
        vector.store %873, %10[%869] : memref<?xf32>, vector<16xf32>
        %874 = arith.addi %817, %c23 : index
        %875 = vector.load %10[%874] : memref<?xf32>, vector<16xf32>
        %876 = arith.mulf %875, %827 : vector<16xf32>
        %877 = vector.load %7[%874] : memref<?xf32>, vector<16xf32>
        %878 = math.fma %877, %828, %876 : vector<16xf32>
        vector.store %878, %10[%874] : memref<?xf32>, vector<16xf32>
        %879 = arith.addi %817, %c24 : index
        %880 = vector.load %10[%879] : memref<?xf32>, vector<16xf32>
        %881 = arith.mulf %880, %827 : vector<16xf32>
        %882 = vector.load %7[%879] : memref<?xf32>, vector<16xf32>
        %883 = math.fma %882, %828, %881 : vector<16xf32>
        vector.store %883, %10[%879] : memref<?xf32>, vector<16xf32>
        %884 = arith.addi %817, %c25 : index
        %885 = vector.load %10[%884] : memref<?xf32>, vector<16xf32>
        %886 = arith.mulf %885, %827 : vector<16xf32>
        %887 = vector.load %7[%884] : memref<?xf32>, vector<16xf32>
        %888 = math.fma %887, %828, %886 : vector<16xf32>
        vector.store %888, %10[%884] : memref<?xf32>, vector<16xf32>
        %889 = arith.addi %817, %c26 : index
        %890 = vector.load %10[%889] : memref<?xf32>, vector<16xf32>
        %891 = arith.mulf %890, %827 : vector<16xf32>
        %892 = vector.load %7[%889] : memref<?xf32>, vector<16xf32>
        %893 = math.fma %892, %828, %891 : vector<16xf32>
        vector.store %893, %10[%889] : memref<?xf32>, vector<16xf32>
        %894 = arith.addi %817, %c27 : index
        %895 = vector.load %10[%894] : memref<?xf32>, vector<16xf32>
        %896 = arith.mulf %895, %827 : vector<16xf32>
        %897 = vector.load %7[%894] : memref<?xf32>, vector<16xf32>
        %898 = math.fma %897, %828, %896 : vector<16xf32>
        vector.store %898, %10[%894] : memref<?xf32>, vector<16xf32>
        %899 = arith.addi %817, %c28 : index
        %900 = vector.load %10[%899] : memref<?xf32>, vector<16xf32>
        %901 = arith.mulf %900, %827 : vector<16xf32>
        %902 = vector.load %7[%899] : memref<?xf32>, vector<16xf32>
        %903 = math.fma %902, %828, %901 : vector<16xf32>
        vector.store %903, %10[%899] : memref<?xf32>, vector<16xf32>
        %904 = arith.addi %817, %c29 : index
        %905 = vector.load %10[%904] : memref<?xf32>, vector<16xf32>
        %906 = arith.mulf %905, %827 : vector<16xf32>
        %907 = vector.load %7[%904] : memref<?xf32>, vector<16xf32>
        %908 = math.fma %907, %828, %906 : vector<16xf32>
        vector.store %908, %10[%904] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %909 = %c15 to %31 step %c10 {
      %910 = arith.subi %31, %c10 : index
      %911 = arith.minsi %909, %910 : index
      %912 = arith.divui %911, %groupSize : index
      %913 = arith.addi %22, %912 : index
      %914 = arith.muli %2, %groupSize : index
      %915 = arith.remui %911, %groupSize : index
      %916 = arith.addi %914, %915 : index
      %917 = arith.muli %913, %heads : index
      %918 = arith.addi %917, %916 : index
      %919 = arith.muli %918, %c4 : index
      %920 = memref.load %9[%909] : memref<?xf32>
      %921 = arith.divf %c43, %920 : f32
      %922 = vector.broadcast %921 : f32 to vector<16xf32>
      %923 = arith.muli %kvHeads, %c15 : index
      %924 = arith.addi %923, %2 : index
      %925 = arith.muli %924, %c4 : index
      %926 = arith.addi %925, %c15 : index
      %927 = vector.load %factors[%926] : memref<?xf32>, vector<16xf32>
      %928 = arith.muli %kvHeads, %c10 : index
      %929 = arith.addi %928, %2 : index
      %930 = arith.muli %929, %c4 : index
      %931 = arith.addi %930, %c15 : index
      %932 = vector.load %factors[%931] : memref<?xf32>, vector<16xf32>
      %933 = arith.muli %909, %c4 : index
      %934 = arith.addi %933, %c15 : index
      %935 = vector.load %10[%934] : memref<?xf32>, vector<16xf32>
      %936 = arith.mulf %935, %922 : vector<16xf32>
      %937 = math.fma %936, %927, %932 : vector<16xf32>
      %938 = arith.addi %919, %c15 : index
      vector.store %937, %out[%938] : memref<?xf32>, vector<16xf32>
      %939 = arith.addi %925, %c16 : index
      %940 = vector.load %factors[%939] : memref<?xf32>, vector<16xf32>
      %941 = arith.addi %930, %c16 : index
      %942 = vector.load %factors[%941] : memref<?xf32>, vector<16xf32>
      %943 = arith.addi %933, %c16 : index
      %944 = vector.load %10[%943] : memref<?xf32>, vector<16xf32>
      %945 = arith.mulf %944, %922 : vector<16xf32>
      %946 = math.fma %945, %940, %942 : vector<16xf32>
      %947 = arith.addi %919, %c16 : index
      vector.store %946, %out[%947] : memref<?xf32>, vector<16xf32>
      %948 = arith.addi %925, %c17 : index
      %949 = vector.load %factors[%948] : memref<?xf32>, vector<16xf32>
      %950 = arith.addi %930, %c17 : index
      %951 = vector.load %factors[%950] : memref<?xf32>, vector<16xf32>
      %952 = arith.addi %933, %c17 : index
      %953 = vector.load %10[%952] : memref<?xf32>, vector<16xf32>
      %954 = arith.mulf %953, %922 : vector<16xf32>
      %955 = math.fma %954, %949, %951 : vector<16xf32>
      %956 = arith.addi %919, %c17 : index
      vector.store %955, %out[%956] : memref<?xf32>, vector<16xf32>
      %957 = arith.addi %925, %c18 : index
      %958 = vector.load %factors[%957] : memref<?xf32>, vector<16xf32>
      %959 = arith.addi %930, %c18 : index
      %960 = vector.load %factors[%959] : memref<?xf32>, vector<16xf32>
      %961 = arith.addi %933, %c18 : index
      %962 = vector.load %10[%961] : memref<?xf32>, vector<16xf32>
      %963 = arith.mulf %962, %922 : vector<16xf32>
      %964 = math.fma %963, %958, %960 : vector<16xf32>
      %965 = arith.addi %919, %c18 : index
      vector.store %964, %out[%965] : memref<?xf32>, vector<16xf32>
      %966 = arith.addi %925, %c5 : index
      %967 = vector.load %factors[%966] : memref<?xf32>, vector<16xf32>
      %968 = arith.addi %930, %c5 : index
      %969 = vector.load %factors[%968] : memref<?xf32>, vector<16xf32>
      %970 = arith.addi %933, %c5 : index
      %971 = vector.load %10[%970] : memref<?xf32>, vector<16xf32>
      %972 = arith.mulf %971, %922 : vector<16xf32>
      %973 = math.fma %972, %967, %969 : vector<16xf32>
      %974 = arith.addi %919, %c5 : index
      vector.store %973, %out[%974] : memref<?xf32>, vector<16xf32>
      %975 = arith.addi %925, %c19 : index
      %976 = vector.load %factors[%975] : memref<?xf32>, vector<16xf32>
      %977 = arith.addi %930, %c19 : index
      %978 = vector.load %factors[%977] : memref<?xf32>, vector<16xf32>
      %979 = arith.addi %933, %c19 : index
      %980 = vector.load %10[%979] : memref<?xf32>, vector<16xf32>
      %981 = arith.mulf %980, %922 : vector<16xf32>
      %982 = math.fma %981, %976, %978 : vector<16xf32>
      %983 = arith.addi %919, %c19 : index
      vector.store %982, %out[%983] : memref<?xf32>, vector<16xf32>
      %984 = arith.addi %925, %c20 : index
      %985 = vector.load %factors[%984] : memref<?xf32>, vector<16xf32>
      %986 = arith.addi %930, %c20 : index
      %987 = vector.load %factors[%986] : memref<?xf32>, vector<16xf32>
      %988 = arith.addi %933, %c20 : index
      %989 = vector.load %10[%988] : memref<?xf32>, vector<16xf32>
      %990 = arith.mulf %989, %922 : vector<16xf32>
      %991 = math.fma %990, %985, %987 : vector<16xf32>
      %992 = arith.addi %919, %c20 : index
      vector.store %991, %out[%992] : memref<?xf32>, vector<16xf32>
      %993 = arith.addi %925, %c21 : index
      %994 = vector.load %factors[%993] : memref<?xf32>, vector<16xf32>
      %995 = arith.addi %930, %c21 : index
      %996 = vector.load %factors[%995] : memref<?xf32>, vector<16xf32>
      %997 = arith.addi %933, %c21 : index
      %998 = vector.load %10[%997] : memref<?xf32>, vector<16xf32>
      %999 = arith.mulf %998, %922 : vector<16xf32>
      %1000 = math.fma %999, %994, %996 : vector<16xf32>
      %1001 = arith.addi %919, %c21 : index
      vector.store %1000, %out[%1001] : memref<?xf32>, vector<16xf32>
      %1002 = arith.addi %925, %c22 : index
      %1003 = vector.load %factors[%1002] : memref<?xf32>, vector<16xf32>
      %1004 = arith.addi %930, %c22 : index
      %1005 = vector.load %factors[%1004] : memref<?xf32>, vector<16xf32>
      %1006 = arith.addi %933, %c22 : index
      %1007 = vector.load %10[%1006] : memref<?xf32>, vector<16xf32>
      %1008 = arith.mulf %1007, %922 : vector<16xf32>
      %1009 = math.fma %1008, %1003, %1005 : vector<16xf32>
      %1010 = arith.addi %919, %c22 : index
      vector.store %1009, %out[%1010] : memref<?xf32>, vector<16xf32>
      %1011 = arith.addi %925, %c23 : index
      %1012 = vector.load %factors[%1011] : memref<?xf32>, vector<16xf32>
      %1013 = arith.addi %930, %c23 : index
      %1014 = vector.load %factors[%1013] : memref<?xf32>, vector<16xf32>
      %1015 = arith.addi %933, %c23 : index
      %1016 = vector.load %10[%1015] : memref<?xf32>, vector<16xf32>
      %1017 = arith.mulf %1016, %922 : vector<16xf32>
      %1018 = math.fma %1017, %1012, %1014 : vector<16xf32>
      %1019 = arith.addi %919, %c23 : index
      vector.store %1018, %out[%1019] : memref<?xf32>, vector<16xf32>
      %1020 = arith.addi %925, %c24 : index
      %1021 = vector.load %factors[%1020] : memref<?xf32>, vector<16xf32>
      %1022 = arith.addi %930, %c24 : index
      %1023 = vector.load %factors[%1022] : memref<?xf32>, vector<16xf32>
      %1024 = arith.addi %933, %c24 : index
      %1025 = vector.load %10[%1024] : memref<?xf32>, vector<16xf32>
      %1026 = arith.mulf %1025, %922 : vector<16xf32>
      %1027 = math.fma %1026, %1021, %1023 : vector<16xf32>
      %1028 = arith.addi %919, %c24 : index
      vector.store %1027, %out[%1028] : memref<?xf32>, vector<16xf32>
      %1029 = arith.addi %925, %c25 : index
      %1030 = vector.load %factors[%1029] : memref<?xf32>, vector<16xf32>
      %1031 = arith.addi %930, %c25 : index
      %1032 = vector.load %factors[%1031] : memref<?xf32>, vector<16xf32>
      %1033 = arith.addi %933, %c25 : index
      %1034 = vector.load %10[%1033] : memref<?xf32>, vector<16xf32>
      %1035 = arith.mulf %1034, %922 : vector<16xf32>
      %1036 = math.fma %1035, %1030, %1032 : vector<16xf32>
      %1037 = arith.addi %919, %c25 : index
      vector.store %1036, %out[%1037] : memref<?xf32>, vector<16xf32>
      %1038 = arith.addi %925, %c26 : index
      %1039 = vector.load %factors[%1038] : memref<?xf32>, vector<16xf32>
      %1040 = arith.addi %930, %c26 : index
      %1041 = vector.load %factors[%1040] : memref<?xf32>, vector<16xf32>
      %1042 = arith.addi %933, %c26 : index
      %1043 = vector.load %10[%1042] : memref<?xf32>, vector<16xf32>
      %1044 = arith.mulf %1043, %922 : vector<16xf32>
      %1045 = math.fma %1044, %1039, %1041 : vector<16xf32>
      %1046 = arith.addi %919, %c26 : index
      vector.store %1045, %out[%1046] : memref<?xf32>, vector<16xf32>
      %1047 = arith.addi %925, %c27 : index
      %1048 = vector.load %factors[%1047] : memref<?xf32>, vector<16xf32>
      %1049 = arith.addi %930, %c27 : index
      %1050 = vector.load %factors[%1049] : memref<?xf32>, vector<16xf32>
      %1051 = arith.addi %933, %c27 : index
      %1052 = vector.load %10[%1051] : memref<?xf32>, vector<16xf32>
      %1053 = arith.mulf %1052, %922 : vector<16xf32>
      %1054 = math.fma %1053, %1048, %1050 : vector<16xf32>
      %1055 = arith.addi %919, %c27 : index
      vector.store %1054, %out[%1055] : memref<?xf32>, vector<16xf32>
      %1056 = arith.addi %925, %c28 : index
      %1057 = vector.load %factors[%1056] : memref<?xf32>, vector<16xf32>
      %1058 = arith.addi %930, %c28 : index
      %1059 = vector.load %factors[%1058] : memref<?xf32>, vector<16xf32>
      %1060 = arith.addi %933, %c28 : index
      %1061 = vector.load %10[%1060] : memref<?xf32>, vector<16xf32>
      %1062 = arith.mulf %1061, %922 : vector<16xf32>
      %1063 = math.fma %1062, %1057, %1059 : vector<16xf32>
      %1064 = arith.addi %919, %c28 : index
      vector.store %1063, %out[%1064] : memref<?xf32>, vector<16xf32>
      %1065 = arith.addi %925, %c29 : index
      %1066 = vector.load %factors[%1065] : memref<?xf32>, vector<16xf32>
      %1067 = arith.addi %930, %c29 : index
      %1068 = vector.load %factors[%1067] : memref<?xf32>, vector<16xf32>
      %1069 = arith.addi %933, %c29 : index
      %1070 = vector.load %10[%1069] : memref<?xf32>, vector<16xf32>
      %1071 = arith.mulf %1070, %922 : vector<16xf32>
      %1072 = math.fma %1071, %1066, %1068 : vector<16xf32>
      %1073 = arith.addi %919, %c29 : index
      vector.store %1072, %out[%1073] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
