// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=256, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d256__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c38 = arith.constant dense<128> : vector<16xi32>
  %c39 = arith.constant 4096 : index
  %c40 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c41 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c42 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c43 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c44 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c46 = arith.constant 272 : index
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
                %142 = arith.extui %139 : vector<16xi8> to vector<16xi32>
                %143 = arith.subi %142, %c38 : vector<16xi32>
                %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
                vector.store %144, %11[%141] : memref<?xf32>, vector<16xf32>
              }
              %145 = arith.addi %135, %c39 : index
              scf.for %146 = %c17 to %c18 step %c10 {
                %147 = arith.addi %127, %146 : index
                %148 = arith.cmpi slt, %147, %37 : index
                %149 = arith.muli %146, %c4 : index
                %150 = arith.addi %145, %149 : index
                %151 = arith.addi %150, %c17 : index
                %152 = vector.load %kv[%151] : memref<?xi8>, vector<16xi8>
                %153 = arith.extui %152 : vector<16xi8> to vector<16xi32>
                %154 = arith.subi %153, %c38 : vector<16xi32>
                %155 = arith.sitofp %154 : vector<16xi32> to vector<16xf32>
                %156 = arith.select %148, %155, %c33 : vector<16xf32>
                %157 = arith.addi %126, %146 : index
                %158 = arith.muli %157, %c4 : index
                %159 = arith.addi %158, %c17 : index
                vector.store %156, %12[%159] : memref<?xf32>, vector<16xf32>
                %160 = arith.addi %150, %c18 : index
                %161 = vector.load %kv[%160] : memref<?xi8>, vector<16xi8>
                %162 = arith.extui %161 : vector<16xi8> to vector<16xi32>
                %163 = arith.subi %162, %c38 : vector<16xi32>
                %164 = arith.sitofp %163 : vector<16xi32> to vector<16xf32>
                %165 = arith.select %148, %164, %c33 : vector<16xf32>
                %166 = arith.addi %158, %c18 : index
                vector.store %165, %12[%166] : memref<?xf32>, vector<16xf32>
                %167 = arith.addi %150, %c19 : index
                %168 = vector.load %kv[%167] : memref<?xi8>, vector<16xi8>
                %169 = arith.extui %168 : vector<16xi8> to vector<16xi32>
                %170 = arith.subi %169, %c38 : vector<16xi32>
                %171 = arith.sitofp %170 : vector<16xi32> to vector<16xf32>
                %172 = arith.select %148, %171, %c33 : vector<16xf32>
                %173 = arith.addi %158, %c19 : index
                vector.store %172, %12[%173] : memref<?xf32>, vector<16xf32>
                %174 = arith.addi %150, %c20 : index
                %175 = vector.load %kv[%174] : memref<?xi8>, vector<16xi8>
                %176 = arith.extui %175 : vector<16xi8> to vector<16xi32>
                %177 = arith.subi %176, %c38 : vector<16xi32>
                %178 = arith.sitofp %177 : vector<16xi32> to vector<16xf32>
                %179 = arith.select %148, %178, %c33 : vector<16xf32>
                %180 = arith.addi %158, %c20 : index
                vector.store %179, %12[%180] : memref<?xf32>, vector<16xf32>
                %181 = arith.addi %150, %c5 : index
                %182 = vector.load %kv[%181] : memref<?xi8>, vector<16xi8>
                %183 = arith.extui %182 : vector<16xi8> to vector<16xi32>
                %184 = arith.subi %183, %c38 : vector<16xi32>
                %185 = arith.sitofp %184 : vector<16xi32> to vector<16xf32>
                %186 = arith.select %148, %185, %c33 : vector<16xf32>
                %187 = arith.addi %158, %c5 : index
                vector.store %186, %12[%187] : memref<?xf32>, vector<16xf32>
                %188 = arith.addi %150, %c21 : index
                %189 = vector.load %kv[%188] : memref<?xi8>, vector<16xi8>
                %190 = arith.extui %189 : vector<16xi8> to vector<16xi32>
                %191 = arith.subi %190, %c38 : vector<16xi32>
                %192 = arith.sitofp %191 : vector<16xi32> to vector<16xf32>
                %193 = arith.select %148, %192, %c33 : vector<16xf32>
                %194 = arith.addi %158, %c21 : index
                vector.store %193, %12[%194] : memref<?xf32>, vector<16xf32>
                %195 = arith.addi %150, %c22 : index
                %196 = vector.load %kv[%195] : memref<?xi8>, vector<16xi8>
                %197 = arith.extui %196 : vector<16xi8> to vector<16xi32>
                %198 = arith.subi %197, %c38 : vector<16xi32>
                %199 = arith.sitofp %198 : vector<16xi32> to vector<16xf32>
                %200 = arith.select %148, %199, %c33 : vector<16xf32>
                %201 = arith.addi %158, %c22 : index
                vector.store %200, %12[%201] : memref<?xf32>, vector<16xf32>
                %202 = arith.addi %150, %c23 : index
                %203 = vector.load %kv[%202] : memref<?xi8>, vector<16xi8>
                %204 = arith.extui %203 : vector<16xi8> to vector<16xi32>
                %205 = arith.subi %204, %c38 : vector<16xi32>
                %206 = arith.sitofp %205 : vector<16xi32> to vector<16xf32>
                %207 = arith.select %148, %206, %c33 : vector<16xf32>
                %208 = arith.addi %158, %c23 : index
                vector.store %207, %12[%208] : memref<?xf32>, vector<16xf32>
                %209 = arith.addi %150, %c24 : index
                %210 = vector.load %kv[%209] : memref<?xi8>, vector<16xi8>
                %211 = arith.extui %210 : vector<16xi8> to vector<16xi32>
                %212 = arith.subi %211, %c38 : vector<16xi32>
                %213 = arith.sitofp %212 : vector<16xi32> to vector<16xf32>
                %214 = arith.select %148, %213, %c33 : vector<16xf32>
                %215 = arith.addi %158, %c24 : index
                vector.store %214, %12[%215] : memref<?xf32>, vector<16xf32>
                %216 = arith.addi %150, %c25 : index
                %217 = vector.load %kv[%216] : memref<?xi8>, vector<16xi8>
                %218 = arith.extui %217 : vector<16xi8> to vector<16xi32>
                %219 = arith.subi %218, %c38 : vector<16xi32>
                %220 = arith.sitofp %219 : vector<16xi32> to vector<16xf32>
                %221 = arith.select %148, %220, %c33 : vector<16xf32>
                %222 = arith.addi %158, %c25 : index
                vector.store %221, %12[%222] : memref<?xf32>, vector<16xf32>
                %223 = arith.addi %150, %c26 : index
                %224 = vector.load %kv[%223] : memref<?xi8>, vector<16xi8>
                %225 = arith.extui %224 : vector<16xi8> to vector<16xi32>
                %226 = arith.subi %225, %c38 : vector<16xi32>
                %227 = arith.sitofp %226 : vector<16xi32> to vector<16xf32>
                %228 = arith.select %148, %227, %c33 : vector<16xf32>
                %229 = arith.addi %158, %c26 : index
                vector.store %228, %12[%229] : memref<?xf32>, vector<16xf32>
                %230 = arith.addi %150, %c27 : index
                %231 = vector.load %kv[%230] : memref<?xi8>, vector<16xi8>
                %232 = arith.extui %231 : vector<16xi8> to vector<16xi32>
                %233 = arith.subi %232, %c38 : vector<16xi32>
                %234 = arith.sitofp %233 : vector<16xi32> to vector<16xf32>
                %235 = arith.select %148, %234, %c33 : vector<16xf32>
                %236 = arith.addi %158, %c27 : index
                vector.store %235, %12[%236] : memref<?xf32>, vector<16xf32>
                %237 = arith.addi %150, %c28 : index
                %238 = vector.load %kv[%237] : memref<?xi8>, vector<16xi8>
                %239 = arith.extui %238 : vector<16xi8> to vector<16xi32>
                %240 = arith.subi %239, %c38 : vector<16xi32>
                %241 = arith.sitofp %240 : vector<16xi32> to vector<16xf32>
                %242 = arith.select %148, %241, %c33 : vector<16xf32>
                %243 = arith.addi %158, %c28 : index
                vector.store %242, %12[%243] : memref<?xf32>, vector<16xf32>
                %244 = arith.addi %150, %c29 : index
                %245 = vector.load %kv[%244] : memref<?xi8>, vector<16xi8>
                %246 = arith.extui %245 : vector<16xi8> to vector<16xi32>
                %247 = arith.subi %246, %c38 : vector<16xi32>
                %248 = arith.sitofp %247 : vector<16xi32> to vector<16xf32>
                %249 = arith.select %148, %248, %c33 : vector<16xf32>
                %250 = arith.addi %158, %c29 : index
                vector.store %249, %12[%250] : memref<?xf32>, vector<16xf32>
                %251 = arith.addi %150, %c30 : index
                %252 = vector.load %kv[%251] : memref<?xi8>, vector<16xi8>
                %253 = arith.extui %252 : vector<16xi8> to vector<16xi32>
                %254 = arith.subi %253, %c38 : vector<16xi32>
                %255 = arith.sitofp %254 : vector<16xi32> to vector<16xf32>
                %256 = arith.select %148, %255, %c33 : vector<16xf32>
                %257 = arith.addi %158, %c30 : index
                vector.store %256, %12[%257] : memref<?xf32>, vector<16xf32>
                %258 = arith.addi %150, %c31 : index
                %259 = vector.load %kv[%258] : memref<?xi8>, vector<16xi8>
                %260 = arith.extui %259 : vector<16xi8> to vector<16xi32>
                %261 = arith.subi %260, %c38 : vector<16xi32>
                %262 = arith.sitofp %261 : vector<16xi32> to vector<16xf32>
                %263 = arith.select %148, %262, %c33 : vector<16xf32>
                %264 = arith.addi %158, %c31 : index
                vector.store %263, %12[%264] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %265 = %c17 to %31 step %c9 {
            %283:16 = scf.for %266 = %c17 to %c4 step %c10 iter_args(%267 = %c33, %268 = %c33, %269 = %c33, %270 = %c33, %271 = %c33, %272 = %c33, %273 = %c33, %274 = %c33, %275 = %c33, %276 = %c33, %277 = %c33, %278 = %c33, %279 = %c33, %280 = %c33, %281 = %c33, %282 = %c33) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %284 = arith.muli %266, %c5 : index
              %285 = arith.addi %284, %c17 : index
              %286 = vector.load %11[%285] : memref<?xf32>, vector<16xf32>
              %287 = arith.addi %284, %c18 : index
              %288 = vector.load %11[%287] : memref<?xf32>, vector<16xf32>
              %289 = arith.addi %284, %c19 : index
              %290 = vector.load %11[%289] : memref<?xf32>, vector<16xf32>
              %291 = arith.addi %284, %c20 : index
              %292 = vector.load %11[%291] : memref<?xf32>, vector<16xf32>
              %293 = arith.addi %265, %c17 : index
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
            %329 = arith.addi %265, %c17 : index
            %330 = arith.subi %28, %c10 : index
            %331 = arith.minsi %329, %330 : index
            %332 = arith.divui %331, %groupSize : index
            %333 = arith.addi %19, %332 : index
            %334 = arith.muli %2, %groupSize : index
            %335 = arith.remui %331, %groupSize : index
            %336 = arith.addi %334, %335 : index
            %337 = arith.addi %positionsAt, %333 : index
            %338 = memref.load %step[%337] : memref<?xi32>
            %339 = arith.index_cast %338 : i32 to index
            %340 = arith.subi %339, %124 : index
            %341 = arith.index_cast %340 : index to i32
            %342 = vector.broadcast %341 : i32 to vector<16xi32>
            %343 = arith.cmpi sle, %c40, %342 : vector<16xi32>
            %344 = arith.select %343, %283#0, %c41 : vector<16xi1>, vector<16xf32>
            %345 = arith.cmpi sle, %c42, %342 : vector<16xi32>
            %346 = arith.select %345, %283#1, %c41 : vector<16xi1>, vector<16xf32>
            %347 = arith.cmpi sle, %c43, %342 : vector<16xi32>
            %348 = arith.select %347, %283#2, %c41 : vector<16xi1>, vector<16xf32>
            %349 = arith.cmpi sle, %c44, %342 : vector<16xi32>
            %350 = arith.select %349, %283#3, %c41 : vector<16xi1>, vector<16xf32>
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
            %362 = arith.select %343, %361, %c33 : vector<16xi1>, vector<16xf32>
            %363 = arith.muli %329, %c5 : index
            %364 = arith.addi %363, %c17 : index
            vector.store %362, %10[%364] : memref<?xf32>, vector<16xf32>
            %365 = arith.subf %346, %359 : vector<16xf32>
            %366 = wave.exp2 %365 : vector<16xf32>
            %367 = arith.select %345, %366, %c33 : vector<16xi1>, vector<16xf32>
            %368 = arith.addi %363, %c18 : index
            vector.store %367, %10[%368] : memref<?xf32>, vector<16xf32>
            %369 = arith.addf %362, %367 : vector<16xf32>
            %370 = arith.subf %348, %359 : vector<16xf32>
            %371 = wave.exp2 %370 : vector<16xf32>
            %372 = arith.select %347, %371, %c33 : vector<16xi1>, vector<16xf32>
            %373 = arith.addi %363, %c19 : index
            vector.store %372, %10[%373] : memref<?xf32>, vector<16xf32>
            %374 = arith.addf %369, %372 : vector<16xf32>
            %375 = arith.subf %350, %359 : vector<16xf32>
            %376 = wave.exp2 %375 : vector<16xf32>
            %377 = arith.select %349, %376, %c33 : vector<16xi1>, vector<16xf32>
            %378 = arith.addi %363, %c20 : index
            vector.store %377, %10[%378] : memref<?xf32>, vector<16xf32>
            %379 = arith.addf %374, %377 : vector<16xf32>
            %380 = memref.load %6[%329] : memref<?xf32>
            %381 = wave.reduce "add" %379 : vector<16xf32>
            %382 = math.fma %380, %358, %381 : f32
            memref.store %356, %5[%329] : memref<?xf32>
            memref.store %382, %6[%329] : memref<?xf32>
            memref.store %358, %8[%329] : memref<?xf32>
            %383 = arith.addi %265, %c10 : index
            %384 = arith.minsi %383, %330 : index
            %385 = arith.divui %384, %groupSize : index
            %386 = arith.addi %19, %385 : index
            %387 = arith.remui %384, %groupSize : index
            %388 = arith.addi %334, %387 : index
            %389 = arith.addi %positionsAt, %386 : index
            %390 = memref.load %step[%389] : memref<?xi32>
            %391 = arith.index_cast %390 : i32 to index
            %392 = arith.subi %391, %124 : index
            %393 = arith.index_cast %392 : index to i32
            %394 = vector.broadcast %393 : i32 to vector<16xi32>
            %395 = arith.cmpi sle, %c40, %394 : vector<16xi32>
            %396 = arith.select %395, %283#4, %c41 : vector<16xi1>, vector<16xf32>
            %397 = arith.cmpi sle, %c42, %394 : vector<16xi32>
            %398 = arith.select %397, %283#5, %c41 : vector<16xi1>, vector<16xf32>
            %399 = arith.cmpi sle, %c43, %394 : vector<16xi32>
            %400 = arith.select %399, %283#6, %c41 : vector<16xi1>, vector<16xf32>
            %401 = arith.cmpi sle, %c44, %394 : vector<16xi32>
            %402 = arith.select %401, %283#7, %c41 : vector<16xi1>, vector<16xf32>
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
            %414 = arith.select %395, %413, %c33 : vector<16xi1>, vector<16xf32>
            %415 = arith.muli %383, %c5 : index
            %416 = arith.addi %415, %c17 : index
            vector.store %414, %10[%416] : memref<?xf32>, vector<16xf32>
            %417 = arith.subf %398, %411 : vector<16xf32>
            %418 = wave.exp2 %417 : vector<16xf32>
            %419 = arith.select %397, %418, %c33 : vector<16xi1>, vector<16xf32>
            %420 = arith.addi %415, %c18 : index
            vector.store %419, %10[%420] : memref<?xf32>, vector<16xf32>
            %421 = arith.addf %414, %419 : vector<16xf32>
            %422 = arith.subf %400, %411 : vector<16xf32>
            %423 = wave.exp2 %422 : vector<16xf32>
            %424 = arith.select %399, %423, %c33 : vector<16xi1>, vector<16xf32>
            %425 = arith.addi %415, %c19 : index
            vector.store %424, %10[%425] : memref<?xf32>, vector<16xf32>
            %426 = arith.addf %421, %424 : vector<16xf32>
            %427 = arith.subf %402, %411 : vector<16xf32>
            %428 = wave.exp2 %427 : vector<16xf32>
            %429 = arith.select %401, %428, %c33 : vector<16xi1>, vector<16xf32>
            %430 = arith.addi %415, %c20 : index
            vector.store %429, %10[%430] : memref<?xf32>, vector<16xf32>
            %431 = arith.addf %426, %429 : vector<16xf32>
            %432 = memref.load %6[%383] : memref<?xf32>
            %433 = wave.reduce "add" %431 : vector<16xf32>
            %434 = math.fma %432, %410, %433 : f32
            memref.store %408, %5[%383] : memref<?xf32>
            memref.store %434, %6[%383] : memref<?xf32>
            memref.store %410, %8[%383] : memref<?xf32>
            %435 = arith.addi %265, %c7 : index
            %436 = arith.minsi %435, %330 : index
            %437 = arith.divui %436, %groupSize : index
            %438 = arith.addi %19, %437 : index
            %439 = arith.remui %436, %groupSize : index
            %440 = arith.addi %334, %439 : index
            %441 = arith.addi %positionsAt, %438 : index
            %442 = memref.load %step[%441] : memref<?xi32>
            %443 = arith.index_cast %442 : i32 to index
            %444 = arith.subi %443, %124 : index
            %445 = arith.index_cast %444 : index to i32
            %446 = vector.broadcast %445 : i32 to vector<16xi32>
            %447 = arith.cmpi sle, %c40, %446 : vector<16xi32>
            %448 = arith.select %447, %283#8, %c41 : vector<16xi1>, vector<16xf32>
            %449 = arith.cmpi sle, %c42, %446 : vector<16xi32>
            %450 = arith.select %449, %283#9, %c41 : vector<16xi1>, vector<16xf32>
            %451 = arith.cmpi sle, %c43, %446 : vector<16xi32>
            %452 = arith.select %451, %283#10, %c41 : vector<16xi1>, vector<16xf32>
            %453 = arith.cmpi sle, %c44, %446 : vector<16xi32>
            %454 = arith.select %453, %283#11, %c41 : vector<16xi1>, vector<16xf32>
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
            %466 = arith.select %447, %465, %c33 : vector<16xi1>, vector<16xf32>
            %467 = arith.muli %435, %c5 : index
            %468 = arith.addi %467, %c17 : index
            vector.store %466, %10[%468] : memref<?xf32>, vector<16xf32>
            %469 = arith.subf %450, %463 : vector<16xf32>
            %470 = wave.exp2 %469 : vector<16xf32>
            %471 = arith.select %449, %470, %c33 : vector<16xi1>, vector<16xf32>
            %472 = arith.addi %467, %c18 : index
            vector.store %471, %10[%472] : memref<?xf32>, vector<16xf32>
            %473 = arith.addf %466, %471 : vector<16xf32>
            %474 = arith.subf %452, %463 : vector<16xf32>
            %475 = wave.exp2 %474 : vector<16xf32>
            %476 = arith.select %451, %475, %c33 : vector<16xi1>, vector<16xf32>
            %477 = arith.addi %467, %c19 : index
            vector.store %476, %10[%477] : memref<?xf32>, vector<16xf32>
            %478 = arith.addf %473, %476 : vector<16xf32>
            %479 = arith.subf %454, %463 : vector<16xf32>
            %480 = wave.exp2 %479 : vector<16xf32>
            %481 = arith.select %453, %480, %c33 : vector<16xi1>, vector<16xf32>
            %482 = arith.addi %467, %c20 : index
            vector.store %481, %10[%482] : memref<?xf32>, vector<16xf32>
            %483 = arith.addf %478, %481 : vector<16xf32>
            %484 = memref.load %6[%435] : memref<?xf32>
            %485 = wave.reduce "add" %483 : vector<16xf32>
            %486 = math.fma %484, %462, %485 : f32
            memref.store %460, %5[%435] : memref<?xf32>
            memref.store %486, %6[%435] : memref<?xf32>
            memref.store %462, %8[%435] : memref<?xf32>
            %487 = arith.addi %265, %c13 : index
            %488 = arith.minsi %487, %330 : index
            %489 = arith.divui %488, %groupSize : index
            %490 = arith.addi %19, %489 : index
            %491 = arith.remui %488, %groupSize : index
            %492 = arith.addi %334, %491 : index
            %493 = arith.addi %positionsAt, %490 : index
            %494 = memref.load %step[%493] : memref<?xi32>
            %495 = arith.index_cast %494 : i32 to index
            %496 = arith.subi %495, %124 : index
            %497 = arith.index_cast %496 : index to i32
            %498 = vector.broadcast %497 : i32 to vector<16xi32>
            %499 = arith.cmpi sle, %c40, %498 : vector<16xi32>
            %500 = arith.select %499, %283#12, %c41 : vector<16xi1>, vector<16xf32>
            %501 = arith.cmpi sle, %c42, %498 : vector<16xi32>
            %502 = arith.select %501, %283#13, %c41 : vector<16xi1>, vector<16xf32>
            %503 = arith.cmpi sle, %c43, %498 : vector<16xi32>
            %504 = arith.select %503, %283#14, %c41 : vector<16xi1>, vector<16xf32>
            %505 = arith.cmpi sle, %c44, %498 : vector<16xi32>
            %506 = arith.select %505, %283#15, %c41 : vector<16xi1>, vector<16xf32>
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
            %518 = arith.select %499, %517, %c33 : vector<16xi1>, vector<16xf32>
            %519 = arith.muli %487, %c5 : index
            %520 = arith.addi %519, %c17 : index
            vector.store %518, %10[%520] : memref<?xf32>, vector<16xf32>
            %521 = arith.subf %502, %515 : vector<16xf32>
            %522 = wave.exp2 %521 : vector<16xf32>
            %523 = arith.select %501, %522, %c33 : vector<16xi1>, vector<16xf32>
            %524 = arith.addi %519, %c18 : index
            vector.store %523, %10[%524] : memref<?xf32>, vector<16xf32>
            %525 = arith.addf %518, %523 : vector<16xf32>
            %526 = arith.subf %504, %515 : vector<16xf32>
            %527 = wave.exp2 %526 : vector<16xf32>
            %528 = arith.select %503, %527, %c33 : vector<16xi1>, vector<16xf32>
            %529 = arith.addi %519, %c19 : index
            vector.store %528, %10[%529] : memref<?xf32>, vector<16xf32>
            %530 = arith.addf %525, %528 : vector<16xf32>
            %531 = arith.subf %506, %515 : vector<16xf32>
            %532 = wave.exp2 %531 : vector<16xf32>
            %533 = arith.select %505, %532, %c33 : vector<16xi1>, vector<16xf32>
            %534 = arith.addi %519, %c20 : index
            vector.store %533, %10[%534] : memref<?xf32>, vector<16xf32>
            %535 = arith.addf %530, %533 : vector<16xf32>
            %536 = memref.load %6[%487] : memref<?xf32>
            %537 = wave.reduce "add" %535 : vector<16xf32>
            %538 = math.fma %536, %514, %537 : f32
            memref.store %512, %5[%487] : memref<?xf32>
            memref.store %538, %6[%487] : memref<?xf32>
            memref.store %514, %8[%487] : memref<?xf32>
          }
          %539 = arith.subi %37, %124 : index
          %540 = arith.minsi %539, %c5 : index
          scf.for %541 = %c17 to %31 step %c7 {
            %542 = arith.addi %541, %c17 : index
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
            %558 = arith.addi %541, %c10 : index
            %559 = memref.load %8[%558] : memref<?xf32>
            %560 = vector.broadcast %559 : f32 to vector<16xf32>
            %561 = arith.muli %558, %c4 : index
            %562 = arith.addi %561, %c17 : index
            %563 = vector.load %7[%562] : memref<?xf32>, vector<16xf32>
            %564 = arith.mulf %563, %560 : vector<16xf32>
            %565 = arith.addi %561, %c18 : index
            %566 = vector.load %7[%565] : memref<?xf32>, vector<16xf32>
            %567 = arith.mulf %566, %560 : vector<16xf32>
            %568 = arith.addi %561, %c19 : index
            %569 = vector.load %7[%568] : memref<?xf32>, vector<16xf32>
            %570 = arith.mulf %569, %560 : vector<16xf32>
            %571 = arith.addi %561, %c20 : index
            %572 = vector.load %7[%571] : memref<?xf32>, vector<16xf32>
            %573 = arith.mulf %572, %560 : vector<16xf32>
            %583:8 = scf.for %574 = %c17 to %540 step %c10 iter_args(%575 = %548, %576 = %551, %577 = %554, %578 = %557, %579 = %564, %580 = %567, %581 = %570, %582 = %573) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %584 = arith.muli %574, %c4 : index
              %585 = arith.addi %584, %c17 : index
              %586 = vector.load %12[%585] : memref<?xf32>, vector<16xf32>
              %587 = arith.addi %584, %c18 : index
              %588 = vector.load %12[%587] : memref<?xf32>, vector<16xf32>
              %589 = arith.addi %584, %c19 : index
              %590 = vector.load %12[%589] : memref<?xf32>, vector<16xf32>
              %591 = arith.addi %584, %c20 : index
              %592 = vector.load %12[%591] : memref<?xf32>, vector<16xf32>
              %593 = arith.muli %542, %c5 : index
              %594 = arith.addi %593, %574 : index
              %595 = memref.load %10[%594] : memref<?xf32>
              %596 = vector.broadcast %595 : f32 to vector<16xf32>
              %597 = math.fma %596, %586, %575 : vector<16xf32>
              %598 = math.fma %596, %588, %576 : vector<16xf32>
              %599 = math.fma %596, %590, %577 : vector<16xf32>
              %600 = math.fma %596, %592, %578 : vector<16xf32>
              %601 = arith.muli %558, %c5 : index
              %602 = arith.addi %601, %574 : index
              %603 = memref.load %10[%602] : memref<?xf32>
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
            %609 = memref.load %8[%542] : memref<?xf32>
            %610 = vector.broadcast %609 : f32 to vector<16xf32>
            %611 = arith.addi %545, %c5 : index
            %612 = vector.load %7[%611] : memref<?xf32>, vector<16xf32>
            %613 = arith.mulf %612, %610 : vector<16xf32>
            %614 = arith.addi %545, %c21 : index
            %615 = vector.load %7[%614] : memref<?xf32>, vector<16xf32>
            %616 = arith.mulf %615, %610 : vector<16xf32>
            %617 = arith.addi %545, %c22 : index
            %618 = vector.load %7[%617] : memref<?xf32>, vector<16xf32>
            %619 = arith.mulf %618, %610 : vector<16xf32>
            %620 = arith.addi %545, %c23 : index
            %621 = vector.load %7[%620] : memref<?xf32>, vector<16xf32>
            %622 = arith.mulf %621, %610 : vector<16xf32>
            %623 = memref.load %8[%558] : memref<?xf32>
            %624 = vector.broadcast %623 : f32 to vector<16xf32>
            %625 = arith.addi %561, %c5 : index
            %626 = vector.load %7[%625] : memref<?xf32>, vector<16xf32>
            %627 = arith.mulf %626, %624 : vector<16xf32>
            %628 = arith.addi %561, %c21 : index
            %629 = vector.load %7[%628] : memref<?xf32>, vector<16xf32>
            %630 = arith.mulf %629, %624 : vector<16xf32>
            %631 = arith.addi %561, %c22 : index
            %632 = vector.load %7[%631] : memref<?xf32>, vector<16xf32>
            %633 = arith.mulf %632, %624 : vector<16xf32>
            %634 = arith.addi %561, %c23 : index
            %635 = vector.load %7[%634] : memref<?xf32>, vector<16xf32>
            %636 = arith.mulf %635, %624 : vector<16xf32>
            %646:8 = scf.for %637 = %c17 to %540 step %c10 iter_args(%638 = %613, %639 = %616, %640 = %619, %641 = %622, %642 = %627, %643 = %630, %644 = %633, %645 = %636) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %647 = arith.muli %637, %c4 : index
              %648 = arith.addi %647, %c5 : index
              %649 = vector.load %12[%648] : memref<?xf32>, vector<16xf32>
              %650 = arith.addi %647, %c21 : index
              %651 = vector.load %12[%650] : memref<?xf32>, vector<16xf32>
              %652 = arith.addi %647, %c22 : index
              %653 = vector.load %12[%652] : memref<?xf32>, vector<16xf32>
              %654 = arith.addi %647, %c23 : index
              %655 = vector.load %12[%654] : memref<?xf32>, vector<16xf32>
              %656 = arith.muli %542, %c5 : index
              %657 = arith.addi %656, %637 : index
              %658 = memref.load %10[%657] : memref<?xf32>
              %659 = vector.broadcast %658 : f32 to vector<16xf32>
              %660 = math.fma %659, %649, %638 : vector<16xf32>
              %661 = math.fma %659, %651, %639 : vector<16xf32>
              %662 = math.fma %659, %653, %640 : vector<16xf32>
              %663 = math.fma %659, %655, %641 : vector<16xf32>
              %664 = arith.muli %558, %c5 : index
              %665 = arith.addi %664, %637 : index
              %666 = memref.load %10[%665] : memref<?xf32>
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
            %672 = memref.load %8[%542] : memref<?xf32>
            %673 = vector.broadcast %672 : f32 to vector<16xf32>
            %674 = arith.addi %545, %c24 : index
            %675 = vector.load %7[%674] : memref<?xf32>, vector<16xf32>
            %676 = arith.mulf %675, %673 : vector<16xf32>
            %677 = arith.addi %545, %c25 : index
            %678 = vector.load %7[%677] : memref<?xf32>, vector<16xf32>
            %679 = arith.mulf %678, %673 : vector<16xf32>
            %680 = arith.addi %545, %c26 : index
            %681 = vector.load %7[%680] : memref<?xf32>, vector<16xf32>
            %682 = arith.mulf %681, %673 : vector<16xf32>
            %683 = arith.addi %545, %c27 : index
            %684 = vector.load %7[%683] : memref<?xf32>, vector<16xf32>
            %685 = arith.mulf %684, %673 : vector<16xf32>
            %686 = memref.load %8[%558] : memref<?xf32>
            %687 = vector.broadcast %686 : f32 to vector<16xf32>
            %688 = arith.addi %561, %c24 : index
            %689 = vector.load %7[%688] : memref<?xf32>, vector<16xf32>
            %690 = arith.mulf %689, %687 : vector<16xf32>
            %691 = arith.addi %561, %c25 : index
            %692 = vector.load %7[%691] : memref<?xf32>, vector<16xf32>
            %693 = arith.mulf %692, %687 : vector<16xf32>
            %694 = arith.addi %561, %c26 : index
            %695 = vector.load %7[%694] : memref<?xf32>, vector<16xf32>
            %696 = arith.mulf %695, %687 : vector<16xf32>
            %697 = arith.addi %561, %c27 : index
            %698 = vector.load %7[%697] : memref<?xf32>, vector<16xf32>
            %699 = arith.mulf %698, %687 : vector<16xf32>
            %709:8 = scf.for %700 = %c17 to %540 step %c10 iter_args(%701 = %676, %702 = %679, %703 = %682, %704 = %685, %705 = %690, %706 = %693, %707 = %696, %708 = %699) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %710 = arith.muli %700, %c4 : index
              %711 = arith.addi %710, %c24 : index
              %712 = vector.load %12[%711] : memref<?xf32>, vector<16xf32>
              %713 = arith.addi %710, %c25 : index
              %714 = vector.load %12[%713] : memref<?xf32>, vector<16xf32>
              %715 = arith.addi %710, %c26 : index
              %716 = vector.load %12[%715] : memref<?xf32>, vector<16xf32>
              %717 = arith.addi %710, %c27 : index
              %718 = vector.load %12[%717] : memref<?xf32>, vector<16xf32>
              %719 = arith.muli %542, %c5 : index
              %720 = arith.addi %719, %700 : index
              %721 = memref.load %10[%720] : memref<?xf32>
              %722 = vector.broadcast %721 : f32 to vector<16xf32>
              %723 = math.fma %722, %712, %701 : vector<16xf32>
              %724 = math.fma %722, %714, %702 : vector<16xf32>
              %725 = math.fma %722, %716, %703 : vector<16xf32>
              %726 = math.fma %722, %718, %704 : vector<16xf32>
              %727 = arith.muli %558, %c5 : index
              %728 = arith.addi %727, %700 : index
              %729 = memref.load %10[%728] : memref<?xf32>
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
            %735 = memref.load %8[%542] : memref<?xf32>
            %736 = vector.broadcast %735 : f32 to vector<16xf32>
            %737 = arith.addi %545, %c28 : index
            %738 = vector.load %7[%737] : memref<?xf32>, vector<16xf32>
            %739 = arith.mulf %738, %736 : vector<16xf32>
            %740 = arith.addi %545, %c29 : index
            %741 = vector.load %7[%740] : memref<?xf32>, vector<16xf32>
            %742 = arith.mulf %741, %736 : vector<16xf32>
            %743 = arith.addi %545, %c30 : index
            %744 = vector.load %7[%743] : memref<?xf32>, vector<16xf32>
            %745 = arith.mulf %744, %736 : vector<16xf32>
            %746 = arith.addi %545, %c31 : index
            %747 = vector.load %7[%746] : memref<?xf32>, vector<16xf32>
            %748 = arith.mulf %747, %736 : vector<16xf32>
            %749 = memref.load %8[%558] : memref<?xf32>
            %750 = vector.broadcast %749 : f32 to vector<16xf32>
            %751 = arith.addi %561, %c28 : index
            %752 = vector.load %7[%751] : memref<?xf32>, vector<16xf32>
            %753 = arith.mulf %752, %750 : vector<16xf32>
            %754 = arith.addi %561, %c29 : index
            %755 = vector.load %7[%754] : memref<?xf32>, vector<16xf32>
            %756 = arith.mulf %755, %750 : vector<16xf32>
            %757 = arith.addi %561, %c30 : index
            %758 = vector.load %7[%757] : memref<?xf32>, vector<16xf32>
            %759 = arith.mulf %758, %750 : vector<16xf32>
            %760 = arith.addi %561, %c31 : index
            %761 = vector.load %7[%760] : memref<?xf32>, vector<16xf32>
            %762 = arith.mulf %761, %750 : vector<16xf32>
            %772:8 = scf.for %763 = %c17 to %540 step %c10 iter_args(%764 = %739, %765 = %742, %766 = %745, %767 = %748, %768 = %753, %769 = %756, %770 = %759, %771 = %762) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %773 = arith.muli %763, %c4 : index
              %774 = arith.addi %773, %c28 : index
              %775 = vector.load %12[%774] : memref<?xf32>, vector<16xf32>
              %776 = arith.addi %773, %c29 : index
              %777 = vector.load %12[%776] : memref<?xf32>, vector<16xf32>
              %778 = arith.addi %773, %c30 : index
              %779 = vector.load %12[%778] : memref<?xf32>, vector<16xf32>
              %780 = arith.addi %773, %c31 : index
              %781 = vector.load %12[%780] : memref<?xf32>, vector<16xf32>
              %782 = arith.muli %542, %c5 : index
              %783 = arith.addi %782, %763 : index
              %784 = memref.load %10[%783] : memref<?xf32>
              %785 = vector.broadcast %784 : f32 to vector<16xf32>
              %786 = math.fma %785, %775, %764 : vector<16xf32>
              %787 = math.fma %785, %777, %765 : vector<16xf32>
              %788 = math.fma %785, %779, %766 : vector<16xf32>
              %789 = math.fma %785, %781, %767 : vector<16xf32>
              %790 = arith.muli %558, %c5 : index
              %791 = arith.addi %790, %763 : index
              %792 = memref.load %10[%791] : memref<?xf32>
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
        scf.for %798 = %c17 to %28 step %c10 {
          %799 = arith.subi %28, %c10 : index
          %800 = arith.minsi %798, %799 : index
          %801 = arith.divui %800, %groupSize : index
          %802 = arith.addi %19, %801 : index
          %803 = arith.muli %2, %groupSize : index
          %804 = arith.remui %800, %groupSize : index
          %805 = arith.addi %803, %804 : index
          %806 = arith.muli %802, %heads : index
          %807 = arith.addi %806, %805 : index
          %808 = arith.muli %807, %ranges : index
          %809 = arith.addi %808, %102 : index
          %810 = arith.muli %809, %c46 : index
          %811 = arith.muli %798, %c4 : index
          %812 = arith.addi %811, %c17 : index
          %813 = vector.load %7[%812] : memref<?xf32>, vector<16xf32>
          %814 = arith.addi %810, %c17 : index
          vector.store %813, %out[%814] : memref<?xf32>, vector<16xf32>
          %815 = arith.addi %811, %c18 : index
          %816 = vector.load %7[%815] : memref<?xf32>, vector<16xf32>
          %817 = arith.addi %810, %c18 : index
          vector.store %816, %out[%817] : memref<?xf32>, vector<16xf32>
          %818 = arith.addi %811, %c19 : index
          %819 = vector.load %7[%818] : memref<?xf32>, vector<16xf32>
          %820 = arith.addi %810, %c19 : index
          vector.store %819, %out[%820] : memref<?xf32>, vector<16xf32>
          %821 = arith.addi %811, %c20 : index
          %822 = vector.load %7[%821] : memref<?xf32>, vector<16xf32>
          %823 = arith.addi %810, %c20 : index
          vector.store %822, %out[%823] : memref<?xf32>, vector<16xf32>
          %824 = arith.addi %811, %c5 : index
          %825 = vector.load %7[%824] : memref<?xf32>, vector<16xf32>
          %826 = arith.addi %810, %c5 : index
          vector.store %825, %out[%826] : memref<?xf32>, vector<16xf32>
          %827 = arith.addi %811, %c21 : index
          %828 = vector.load %7[%827] : memref<?xf32>, vector<16xf32>
          %829 = arith.addi %810, %c21 : index
          vector.store %828, %out[%829] : memref<?xf32>, vector<16xf32>
          %830 = arith.addi %811, %c22 : index
          %831 = vector.load %7[%830] : memref<?xf32>, vector<16xf32>
          %832 = arith.addi %810, %c22 : index
          vector.store %831, %out[%832] : memref<?xf32>, vector<16xf32>
          %833 = arith.addi %811, %c23 : index
          %834 = vector.load %7[%833] : memref<?xf32>, vector<16xf32>
          %835 = arith.addi %810, %c23 : index
          vector.store %834, %out[%835] : memref<?xf32>, vector<16xf32>
          %836 = arith.addi %811, %c24 : index
          %837 = vector.load %7[%836] : memref<?xf32>, vector<16xf32>
          %838 = arith.addi %810, %c24 : index
          vector.store %837, %out[%838] : memref<?xf32>, vector<16xf32>
          %839 = arith.addi %811, %c25 : index
          %840 = vector.load %7[%839] : memref<?xf32>, vector<16xf32>
          %841 = arith.addi %810, %c25 : index
          vector.store %840, %out[%841] : memref<?xf32>, vector<16xf32>
          %842 = arith.addi %811, %c26 : index
          %843 = vector.load %7[%842] : memref<?xf32>, vector<16xf32>
          %844 = arith.addi %810, %c26 : index
          vector.store %843, %out[%844] : memref<?xf32>, vector<16xf32>
          %845 = arith.addi %811, %c27 : index
          %846 = vector.load %7[%845] : memref<?xf32>, vector<16xf32>
          %847 = arith.addi %810, %c27 : index
          vector.store %846, %out[%847] : memref<?xf32>, vector<16xf32>
          %848 = arith.addi %811, %c28 : index
          %849 = vector.load %7[%848] : memref<?xf32>, vector<16xf32>
          %850 = arith.addi %810, %c28 : index
          vector.store %849, %out[%850] : memref<?xf32>, vector<16xf32>
          %851 = arith.addi %811, %c29 : index
          %852 = vector.load %7[%851] : memref<?xf32>, vector<16xf32>
          %853 = arith.addi %810, %c29 : index
          vector.store %852, %out[%853] : memref<?xf32>, vector<16xf32>
          %854 = arith.addi %811, %c30 : index
          %855 = vector.load %7[%854] : memref<?xf32>, vector<16xf32>
          %856 = arith.addi %810, %c30 : index
          vector.store %855, %out[%856] : memref<?xf32>, vector<16xf32>
          %857 = arith.addi %811, %c31 : index
          %858 = vector.load %7[%857] : memref<?xf32>, vector<16xf32>
          %859 = arith.addi %810, %c31 : index
          vector.store %858, %out[%859] : memref<?xf32>, vector<16xf32>
          %860 = memref.load %5[%798] : memref<?xf32>
          %861 = arith.addi %810, %c4 : index
          memref.store %860, %out[%861] : memref<?xf32>
          %862 = memref.load %6[%798] : memref<?xf32>
          %863 = arith.addi %861, %c10 : index
          memref.store %862, %out[%863] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
