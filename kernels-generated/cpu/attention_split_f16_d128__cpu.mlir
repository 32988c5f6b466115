// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 8192 : index
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
  %slots = wave.param "slots" : index
  %c25 = arith.constant dense<0x00000000> : vector<16xf32>
  %c26 = arith.constant 0xF149F2CA : f32
  %c27 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 256 : index
  %c31 = arith.constant 160 : index
  %c32 = arith.constant 192 : index
  %c33 = arith.constant 224 : index
  %c34 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c35 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c36 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c37 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c38 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c40 = arith.constant 144 : index
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
      }
      scf.for %78 = %38 to %40 step %slots {
        %79 = arith.muli %78, %c16 : index
        scf.for %80 = %c17 to %31 step %c10 {
          memref.store %c26, %5[%80] : memref<?xf32>
          memref.store %c27, %6[%80] : memref<?xf32>
          %81 = arith.muli %80, %c4 : index
          %82 = arith.addi %81, %c17 : index
          vector.store %c25, %7[%82] : memref<?xf32>, vector<16xf32>
          %83 = arith.addi %81, %c18 : index
          vector.store %c25, %7[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.addi %81, %c19 : index
          vector.store %c25, %7[%84] : memref<?xf32>, vector<16xf32>
          %85 = arith.addi %81, %c20 : index
          vector.store %c25, %7[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.addi %81, %c5 : index
          vector.store %c25, %7[%86] : memref<?xf32>, vector<16xf32>
          %87 = arith.addi %81, %c21 : index
          vector.store %c25, %7[%87] : memref<?xf32>, vector<16xf32>
          %88 = arith.addi %81, %c22 : index
          vector.store %c25, %7[%88] : memref<?xf32>, vector<16xf32>
          %89 = arith.addi %81, %c23 : index
          vector.store %c25, %7[%89] : memref<?xf32>, vector<16xf32>
        }
        %90 = arith.addi %79, %c16 : index
        %91 = arith.minsi %90, %37 : index
        scf.for %92 = %79 to %91 step %c5 {
          scf.for %93 = %c17 to %c9 step %c10 {
            %94 = arith.muli %93, %c18 : index
            %95 = arith.addi %92, %94 : index
            %96 = arith.cmpi slt, %95, %37 : index
            scf.if %96 {
              %97 = arith.divui %95, %c18 : index
              %98 = arith.addi %27, %97 : index
              %99 = memref.load %step[%98] : memref<?xi32>
              %100 = arith.index_cast %99 : i32 to index
              %101 = arith.muli %100, %pageBytes : index
              %102 = arith.muli %2, %c6 : index
              %103 = arith.addi %101, %102 : index
              scf.for %104 = %c17 to %c4 step %c10 {
                %105 = arith.muli %104, %c19 : index
                %106 = arith.addi %103, %105 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<32xi8>
                %108 = arith.muli %104, %c5 : index
                %109 = arith.addi %108, %94 : index
                %110 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
                %111 = arith.extf %110 : vector<16xf16> to vector<16xf32>
                vector.store %111, %11[%109] : memref<?xf32>, vector<16xf32>
              }
              %112 = arith.addi %103, %c29 : index
              scf.for %113 = %c17 to %c18 step %c10 {
                %114 = arith.addi %95, %113 : index
                %115 = arith.cmpi slt, %114, %37 : index
                %116 = arith.muli %113, %c30 : index
                %117 = arith.addi %112, %116 : index
                %118 = arith.addi %117, %c17 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<32xi8>
                %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
                %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
                %122 = arith.select %115, %121, %c25 : vector<16xf32>
                %123 = arith.addi %94, %113 : index
                %124 = arith.muli %123, %c4 : index
                %125 = arith.addi %124, %c17 : index
                vector.store %122, %12[%125] : memref<?xf32>, vector<16xf32>
                %126 = arith.addi %117, %c19 : index
                %127 = vector.load %kv[%126] : memref<?xi8>, vector<32xi8>
                %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
                %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
                %130 = arith.select %115, %129, %c25 : vector<16xf32>
                %131 = arith.addi %124, %c18 : index
                vector.store %130, %12[%131] : memref<?xf32>, vector<16xf32>
                %132 = arith.addi %117, %c5 : index
                %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
                %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
                %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
                %136 = arith.select %115, %135, %c25 : vector<16xf32>
                %137 = arith.addi %124, %c19 : index
                vector.store %136, %12[%137] : memref<?xf32>, vector<16xf32>
                %138 = arith.addi %117, %c22 : index
                %139 = vector.load %kv[%138] : memref<?xi8>, vector<32xi8>
                %140 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
                %141 = arith.extf %140 : vector<16xf16> to vector<16xf32>
                %142 = arith.select %115, %141, %c25 : vector<16xf32>
                %143 = arith.addi %124, %c20 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.addi %117, %c4 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<32xi8>
                %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
                %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
                %148 = arith.select %115, %147, %c25 : vector<16xf32>
                %149 = arith.addi %124, %c5 : index
                vector.store %148, %12[%149] : memref<?xf32>, vector<16xf32>
                %150 = arith.addi %117, %c31 : index
                %151 = vector.load %kv[%150] : memref<?xi8>, vector<32xi8>
                %152 = vector.bitcast %151 : vector<32xi8> to vector<16xf16>
                %153 = arith.extf %152 : vector<16xf16> to vector<16xf32>
                %154 = arith.select %115, %153, %c25 : vector<16xf32>
                %155 = arith.addi %124, %c21 : index
                vector.store %154, %12[%155] : memref<?xf32>, vector<16xf32>
                %156 = arith.addi %117, %c32 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<32xi8>
                %158 = vector.bitcast %157 : vector<32xi8> to vector<16xf16>
                %159 = arith.extf %158 : vector<16xf16> to vector<16xf32>
                %160 = arith.select %115, %159, %c25 : vector<16xf32>
                %161 = arith.addi %124, %c22 : index
                vector.store %160, %12[%161] : memref<?xf32>, vector<16xf32>
                %162 = arith.addi %117, %c33 : index
                %163 = vector.load %kv[%162] : memref<?xi8>, vector<32xi8>
                %164 = vector.bitcast %163 : vector<32xi8> to vector<16xf16>
                %165 = arith.extf %164 : vector<16xf16> to vector<16xf32>
                %166 = arith.select %115, %165, %c25 : vector<16xf32>
                %167 = arith.addi %124, %c23 : index
                vector.store %166, %12[%167] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %168 = %c17 to %31 step %c9 {
            %186:16 = scf.for %169 = %c17 to %c4 step %c10 iter_args(%170 = %c25, %171 = %c25, %172 = %c25, %173 = %c25, %174 = %c25, %175 = %c25, %176 = %c25, %177 = %c25, %178 = %c25, %179 = %c25, %180 = %c25, %181 = %c25, %182 = %c25, %183 = %c25, %184 = %c25, %185 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %187 = arith.muli %169, %c5 : index
              %188 = arith.addi %187, %c17 : index
              %189 = vector.load %11[%188] : memref<?xf32>, vector<16xf32>
              %190 = arith.addi %187, %c18 : index
              %191 = vector.load %11[%190] : memref<?xf32>, vector<16xf32>
              %192 = arith.addi %187, %c19 : index
              %193 = vector.load %11[%192] : memref<?xf32>, vector<16xf32>
              %194 = arith.addi %187, %c20 : index
              %195 = vector.load %11[%194] : memref<?xf32>, vector<16xf32>
              %196 = arith.addi %168, %c17 : index
              %197 = arith.muli %196, %c4 : index
              %198 = arith.addi %197, %169 : index
              %199 = memref.load %4[%198] : memref<?xf32>
              %200 = vector.broadcast %199 : f32 to vector<16xf32>
              %201 = math.fma %200, %189, %170 : vector<16xf32>
              %202 = math.fma %200, %191, %171 : vector<16xf32>
              %203 = math.fma %200, %193, %172 : vector<16xf32>
              %204 = math.fma %200, %195, %173 : vector<16xf32>
              %205 = arith.addi %168, %c10 : index
              %206 = arith.muli %205, %c4 : index
              %207 = arith.addi %206, %169 : index
              %208 = memref.load %4[%207] : memref<?xf32>
              %209 = vector.broadcast %208 : f32 to vector<16xf32>
              %210 = math.fma %209, %189, %174 : vector<16xf32>
              %211 = math.fma %209, %191, %175 : vector<16xf32>
              %212 = math.fma %209, %193, %176 : vector<16xf32>
              %213 = math.fma %209, %195, %177 : vector<16xf32>
              %214 = arith.addi %168, %c7 : index
              %215 = arith.muli %214, %c4 : index
              %216 = arith.addi %215, %169 : index
              %217 = memref.load %4[%216] : memref<?xf32>
              %218 = vector.broadcast %217 : f32 to vector<16xf32>
              %219 = math.fma %218, %189, %178 : vector<16xf32>
              %220 = math.fma %218, %191, %179 : vector<16xf32>
              %221 = math.fma %218, %193, %180 : vector<16xf32>
              %222 = math.fma %218, %195, %181 : vector<16xf32>
              %223 = arith.addi %168, %c13 : index
              %224 = arith.muli %223, %c4 : index
              %225 = arith.addi %224, %169 : index
              %226 = memref.load %4[%225] : memref<?xf32>
              %227 = vector.broadcast %226 : f32 to vector<16xf32>
              %228 = math.fma %227, %189, %182 : vector<16xf32>
              %229 = math.fma %227, %191, %183 : vector<16xf32>
              %230 = math.fma %227, %193, %184 : vector<16xf32>
              %231 = math.fma %227, %195, %185 : vector<16xf32>
              scf.yield %201, %202, %203, %204, %210, %211, %212, %213, %219, %220, %221, %222, %228, %229, %230, %231 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %232 = arith.addi %168, %c17 : index
            %233 = arith.subi %28, %c10 : index
            %234 = arith.minsi %232, %233 : index
            %235 = arith.divui %234, %groupSize : index
            %236 = arith.addi %19, %235 : index
            %237 = arith.muli %2, %groupSize : index
            %238 = arith.remui %234, %groupSize : index
            %239 = arith.addi %237, %238 : index
            %240 = arith.addi %positionsAt, %236 : index
            %241 = memref.load %step[%240] : memref<?xi32>
            %242 = arith.index_cast %241 : i32 to index
            %243 = arith.subi %242, %92 : index
            %244 = arith.index_cast %243 : index to i32
            %245 = vector.broadcast %244 : i32 to vector<16xi32>
            %246 = arith.cmpi sle, %c34, %245 : vector<16xi32>
            %247 = arith.select %246, %186#0, %c35 : vector<16xi1>, vector<16xf32>
            %248 = arith.cmpi sle, %c36, %245 : vector<16xi32>
            %249 = arith.select %248, %186#1, %c35 : vector<16xi1>, vector<16xf32>
            %250 = arith.cmpi sle, %c37, %245 : vector<16xi32>
            %251 = arith.select %250, %186#2, %c35 : vector<16xi1>, vector<16xf32>
            %252 = arith.cmpi sle, %c38, %245 : vector<16xi32>
            %253 = arith.select %252, %186#3, %c35 : vector<16xi1>, vector<16xf32>
            %254 = arith.maximumf %247, %249 : vector<16xf32>
            %255 = arith.maximumf %254, %251 : vector<16xf32>
            %256 = arith.maximumf %255, %253 : vector<16xf32>
            %257 = memref.load %5[%232] : memref<?xf32>
            %258 = wave.reduce "max" %256 : vector<16xf32>
            %259 = arith.maximumf %257, %258 : f32
            %260 = arith.subf %257, %259 : f32
            %261 = wave.exp2 %260 : f32
            %262 = vector.broadcast %259 : f32 to vector<16xf32>
            %263 = arith.subf %247, %262 : vector<16xf32>
            %264 = wave.exp2 %263 : vector<16xf32>
            %265 = arith.select %246, %264, %c25 : vector<16xi1>, vector<16xf32>
            %266 = arith.muli %232, %c5 : index
            %267 = arith.addi %266, %c17 : index
            vector.store %265, %10[%267] : memref<?xf32>, vector<16xf32>
            %268 = arith.subf %249, %262 : vector<16xf32>
            %269 = wave.exp2 %268 : vector<16xf32>
            %270 = arith.select %248, %269, %c25 : vector<16xi1>, vector<16xf32>
            %271 = arith.addi %266, %c18 : index
            vector.store %270, %10[%271] : memref<?xf32>, vector<16xf32>
            %272 = arith.addf %265, %270 : vector<16xf32>
            %273 = arith.subf %251, %262 : vector<16xf32>
            %274 = wave.exp2 %273 : vector<16xf32>
            %275 = arith.select %250, %274, %c25 : vector<16xi1>, vector<16xf32>
            %276 = arith.addi %266, %c19 : index
            vector.store %275, %10[%276] : memref<?xf32>, vector<16xf32>
            %277 = arith.addf %272, %275 : vector<16xf32>
            %278 = arith.subf %253, %262 : vector<16xf32>
            %279 = wave.exp2 %278 : vector<16xf32>
            %280 = arith.select %252, %279, %c25 : vector<16xi1>, vector<16xf32>
            %281 = arith.addi %266, %c20 : index
            vector.store %280, %10[%281] : memref<?xf32>, vector<16xf32>
            %282 = arith.addf %277, %280 : vector<16xf32>
            %283 = memref.load %6[%232] : memref<?xf32>
            %284 = wave.reduce "add" %282 : vector<16xf32>
            %285 = math.fma %283, %261, %284 : f32
            memref.store %259, %5[%232] : memref<?xf32>
            memref.store %285, %6[%232] : memref<?xf32>
            memref.store %261, %8[%232] : memref<?xf32>
            %286 = arith.addi %168, %c10 : index
            %287 = arith.minsi %286, %233 : index
            %288 = arith.divui %287, %groupSize : index
            %289 = arith.addi %19, %288 : index
            %290 = arith.remui %287, %groupSize : index
            %291 = arith.addi %237, %290 : index
            %292 = arith.addi %positionsAt, %289 : index
            %293 = memref.load %step[%292] : memref<?xi32>
            %294 = arith.index_cast %293 : i32 to index
            %295 = arith.subi %294, %92 : index
            %296 = arith.index_cast %295 : index to i32
            %297 = vector.broadcast %296 : i32 to vector<16xi32>
            %298 = arith.cmpi sle, %c34, %297 : vector<16xi32>
            %299 = arith.select %298, %186#4, %c35 : vector<16xi1>, vector<16xf32>
            %300 = arith.cmpi sle, %c36, %297 : vector<16xi32>
            %301 = arith.select %300, %186#5, %c35 : vector<16xi1>, vector<16xf32>
            %302 = arith.cmpi sle, %c37, %297 : vector<16xi32>
            %303 = arith.select %302, %186#6, %c35 : vector<16xi1>, vector<16xf32>
            %304 = arith.cmpi sle, %c38, %297 : vector<16xi32>
            %305 = arith.select %304, %186#7, %c35 : vector<16xi1>, vector<16xf32>
            %306 = arith.maximumf %299, %301 : vector<16xf32>
            %307 = arith.maximumf %306, %303 : vector<16xf32>
            %308 = arith.maximumf %307, %305 : vector<16xf32>
            %309 = memref.load %5[%286] : memref<?xf32>
            %310 = wave.reduce "max" %308 : vector<16xf32>
            %311 = arith.maximumf %309, %310 : f32
            %312 = arith.subf %309, %311 : f32
            %313 = wave.exp2 %312 : f32
            %314 = vector.broadcast %311 : f32 to vector<16xf32>
            %315 = arith.subf %299, %314 : vector<16xf32>
            %316 = wave.exp2 %315 : vector<16xf32>
            %317 = arith.select %298, %316, %c25 : vector<16xi1>, vector<16xf32>
            %318 = arith.muli %286, %c5 : index
            %319 = arith.addi %318, %c17 : index
            vector.store %317, %10[%319] : memref<?xf32>, vector<16xf32>
            %320 = arith.subf %301, %314 : vector<16xf32>
            %321 = wave.exp2 %320 : vector<16xf32>
            %322 = arith.select %300, %321, %c25 : vector<16xi1>, vector<16xf32>
            %323 = arith.addi %318, %c18 : index
            vector.store %322, %10[%323] : memref<?xf32>, vector<16xf32>
            %324 = arith.addf %317, %322 : vector<16xf32>
            %325 = arith.subf %303, %314 : vector<16xf32>
            %326 = wave.exp2 %325 : vector<16xf32>
            %327 = arith.select %302, %326, %c25 : vector<16xi1>, vector<16xf32>
            %328 = arith.addi %318, %c19 : index
            vector.store %327, %10[%328] : memref<?xf32>, vector<16xf32>
            %329 = arith.addf %324, %327 : vector<16xf32>
            %330 = arith.subf %305, %314 : vector<16xf32>
            %331 = wave.exp2 %330 : vector<16xf32>
            %332 = arith.select %304, %331, %c25 : vector<16xi1>, vector<16xf32>
            %333 = arith.addi %318, %c20 : index
            vector.store %332, %10[%333] : memref<?xf32>, vector<16xf32>
            %334 = arith.addf %329, %332 : vector<16xf32>
            %335 = memref.load %6[%286] : memref<?xf32>
            %336 = wave.reduce "add" %334 : vector<16xf32>
            %337 = math.fma %335, %313, %336 : f32
            memref.store %311, %5[%286] : memref<?xf32>
            memref.store %337, %6[%286] : memref<?xf32>
            memref.store %313, %8[%286] : memref<?xf32>
            %338 = arith.addi %168, %c7 : index
            %339 = arith.minsi %338, %233 : index
            %340 = arith.divui %339, %groupSize : index
            %341 = arith.addi %19, %340 : index
            %342 = arith.remui %339, %groupSize : index
            %343 = arith.addi %237, %342 : index
            %344 = arith.addi %positionsAt, %341 : index
            %345 = memref.load %step[%344] : memref<?xi32>
            %346 = arith.index_cast %345 : i32 to index
            %347 = arith.subi %346, %92 : index
            %348 = arith.index_cast %347 : index to i32
            %349 = vector.broadcast %348 : i32 to vector<16xi32>
            %350 = arith.cmpi sle, %c34, %349 : vector<16xi32>
            %351 = arith.select %350, %186#8, %c35 : vector<16xi1>, vector<16xf32>
            %352 = arith.cmpi sle, %c36, %349 : vector<16xi32>
            %353 = arith.select %352, %186#9, %c35 : vector<16xi1>, vector<16xf32>
            %354 = arith.cmpi sle, %c37, %349 : vector<16xi32>
            %355 = arith.select %354, %186#10, %c35 : vector<16xi1>, vector<16xf32>
            %356 = arith.cmpi sle, %c38, %349 : vector<16xi32>
            %357 = arith.select %356, %186#11, %c35 : vector<16xi1>, vector<16xf32>
            %358 = arith.maximumf %351, %353 : vector<16xf32>
            %359 = arith.maximumf %358, %355 : vector<16xf32>
            %360 = arith.maximumf %359, %357 : vector<16xf32>
            %361 = memref.load %5[%338] : memref<?xf32>
            %362 = wave.reduce "max" %360 : vector<16xf32>
            %363 = arith.maximumf %361, %362 : f32
            %364 = arith.subf %361, %363 : f32
            %365 = wave.exp2 %364 : f32
            %366 = vector.broadcast %363 : f32 to vector<16xf32>
            %367 = arith.subf %351, %366 : vector<16xf32>
            %368 = wave.exp2 %367 : vector<16xf32>
            %369 = arith.select %350, %368, %c25 : vector<16xi1>, vector<16xf32>
            %370 = arith.muli %338, %c5 : index
            %371 = arith.addi %370, %c17 : index
            vector.store %369, %10[%371] : memref<?xf32>, vector<16xf32>
            %372 = arith.subf %353, %366 : vector<16xf32>
            %373 = wave.exp2 %372 : vector<16xf32>
            %374 = arith.select %352, %373, %c25 : vector<16xi1>, vector<16xf32>
            %375 = arith.addi %370, %c18 : index
            vector.store %374, %10[%375] : memref<?xf32>, vector<16xf32>
            %376 = arith.addf %369, %374 : vector<16xf32>
            %377 = arith.subf %355, %366 : vector<16xf32>
            %378 = wave.exp2 %377 : vector<16xf32>
            %379 = arith.select %354, %378, %c25 : vector<16xi1>, vector<16xf32>
            %380 = arith.addi %370, %c19 : index
            vector.store %379, %10[%380] : memref<?xf32>, vector<16xf32>
            %381 = arith.addf %376, %379 : vector<16xf32>
            %382 = arith.subf %357, %366 : vector<16xf32>
            %383 = wave.exp2 %382 : vector<16xf32>
            %384 = arith.select %356, %383, %c25 : vector<16xi1>, vector<16xf32>
            %385 = arith.addi %370, %c20 : index
            vector.store %384, %10[%385] : memref<?xf32>, vector<16xf32>
            %386 = arith.addf %381, %384 : vector<16xf32>
            %387 = memref.load %6[%338] : memref<?xf32>
            %388 = wave.reduce "add" %386 : vector<16xf32>
            %389 = math.fma %387, %365, %388 : f32
            memref.store %363, %5[%338] : memref<?xf32>
            memref.store %389, %6[%338] : memref<?xf32>
            memref.store %365, %8[%338] : memref<?xf32>
            %390 = arith.addi %168, %c13 : index
            %391 = arith.minsi %390, %233 : index
            %392 = arith.divui %391, %groupSize : index
            %393 = arith.addi %19, %392 : index
            %394 = arith.remui %391, %groupSize : index
            %395 = arith.addi %237, %394 : index
            %396 = arith.addi %positionsAt, %393 : index
            %397 = memref.load %step[%396] : memref<?xi32>
            %398 = arith.index_cast %397 : i32 to index
            %399 = arith.subi %398, %92 : index
            %400 = arith.index_cast %399 : index to i32
            %401 = vector.broadcast %400 : i32 to vector<16xi32>
            %402 = arith.cmpi sle, %c34, %401 : vector<16xi32>
            %403 = arith.select %402, %186#12, %c35 : vector<16xi1>, vector<16xf32>
            %404 = arith.cmpi sle, %c36, %401 : vector<16xi32>
            %405 = arith.select %404, %186#13, %c35 : vector<16xi1>, vector<16xf32>
            %406 = arith.cmpi sle, %c37, %401 : vector<16xi32>
            %407 = arith.select %406, %186#14, %c35 : vector<16xi1>, vector<16xf32>
            %408 = arith.cmpi sle, %c38, %401 : vector<16xi32>
            %409 = arith.select %408, %186#15, %c35 : vector<16xi1>, vector<16xf32>
            %410 = arith.maximumf %403, %405 : vector<16xf32>
            %411 = arith.maximumf %410, %407 : vector<16xf32>
            %412 = arith.maximumf %411, %409 : vector<16xf32>
            %413 = memref.load %5[%390] : memref<?xf32>
            %414 = wave.reduce "max" %412 : vector<16xf32>
            %415 = arith.maximumf %413, %414 : f32
            %416 = arith.subf %413, %415 : f32
            %417 = wave.exp2 %416 : f32
            %418 = vector.broadcast %415 : f32 to vector<16xf32>
            %419 = arith.subf %403, %418 : vector<16xf32>
            %420 = wave.exp2 %419 : vector<16xf32>
            %421 = arith.select %402, %420, %c25 : vector<16xi1>, vector<16xf32>
            %422 = arith.muli %390, %c5 : index
            %423 = arith.addi %422, %c17 : index
            vector.store %421, %10[%423] : memref<?xf32>, vector<16xf32>
            %424 = arith.subf %405, %418 : vector<16xf32>
            %425 = wave.exp2 %424 : vector<16xf32>
            %426 = arith.select %404, %425, %c25 : vector<16xi1>, vector<16xf32>
            %427 = arith.addi %422, %c18 : index
            vector.store %426, %10[%427] : memref<?xf32>, vector<16xf32>
            %428 = arith.addf %421, %426 : vector<16xf32>
            %429 = arith.subf %407, %418 : vector<16xf32>
            %430 = wave.exp2 %429 : vector<16xf32>
            %431 = arith.select %406, %430, %c25 : vector<16xi1>, vector<16xf32>
            %432 = arith.addi %422, %c19 : index
            vector.store %431, %10[%432] : memref<?xf32>, vector<16xf32>
            %433 = arith.addf %428, %431 : vector<16xf32>
            %434 = arith.subf %409, %418 : vector<16xf32>
            %435 = wave.exp2 %434 : vector<16xf32>
            %436 = arith.select %408, %435, %c25 : vector<16xi1>, vector<16xf32>
            %437 = arith.addi %422, %c20 : index
            vector.store %436, %10[%437] : memref<?xf32>, vector<16xf32>
            %438 = arith.addf %433, %436 : vector<16xf32>
            %439 = memref.load %6[%390] : memref<?xf32>
            %440 = wave.reduce "add" %438 : vector<16xf32>
            %441 = math.fma %439, %417, %440 : f32
            memref.store %415, %5[%390] : memref<?xf32>
            memref.store %441, %6[%390] : memref<?xf32>
            memref.store %417, %8[%390] : memref<?xf32>
          }
          %442 = arith.subi %37, %92 : index
          %443 = arith.minsi %442, %c5 : index
          scf.for %444 = %c17 to %31 step %c7 {
            %445 = arith.addi %444, %c17 : index
            %446 = memref.load %8[%445] : memref<?xf32>
            %447 = vector.broadcast %446 : f32 to vector<16xf32>
            %448 = arith.muli %445, %c4 : index
            %449 = arith.addi %448, %c17 : index
            %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
            %451 = arith.mulf %450, %447 : vector<16xf32>
            %452 = arith.addi %448, %c18 : index
            %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
            %454 = arith.mulf %453, %447 : vector<16xf32>
            %455 = arith.addi %448, %c19 : index
            %456 = vector.load %7[%455] : memref<?xf32>, vector<16xf32>
            %457 = arith.mulf %456, %447 : vector<16xf32>
            %458 = arith.addi %448, %c20 : index
            %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
            %460 = arith.mulf %459, %447 : vector<16xf32>
            %461 = arith.addi %444, %c10 : index
            %462 = memref.load %8[%461] : memref<?xf32>
            %463 = vector.broadcast %462 : f32 to vector<16xf32>
            %464 = arith.muli %461, %c4 : index
            %465 = arith.addi %464, %c17 : index
            %466 = vector.load %7[%465] : memref<?xf32>, vector<16xf32>
            %467 = arith.mulf %466, %463 : vector<16xf32>
            %468 = arith.addi %464, %c18 : index
            %469 = vector.load %7[%468] : memref<?xf32>, vector<16xf32>
            %470 = arith.mulf %469, %463 : vector<16xf32>
            %471 = arith.addi %464, %c19 : index
            %472 = vector.load %7[%471] : memref<?xf32>, vector<16xf32>
            %473 = arith.mulf %472, %463 : vector<16xf32>
            %474 = arith.addi %464, %c20 : index
            %475 = vector.load %7[%474] : memref<?xf32>, vector<16xf32>
            %476 = arith.mulf %475, %463 : vector<16xf32>
            %486:8 = scf.for %477 = %c17 to %443 step %c10 iter_args(%478 = %451, %479 = %454, %480 = %457, %481 = %460, %482 = %467, %483 = %470, %484 = %473, %485 = %476) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %487 = arith.muli %477, %c4 : index
              %488 = arith.addi %487, %c17 : index
              %489 = vector.load %12[%488] : memref<?xf32>, vector<16xf32>
              %490 = arith.addi %487, %c18 : index
              %491 = vector.load %12[%490] : memref<?xf32>, vector<16xf32>
              %492 = arith.addi %487, %c19 : index
              %493 = vector.load %12[%492] : memref<?xf32>, vector<16xf32>
              %494 = arith.addi %487, %c20 : index
              %495 = vector.load %12[%494] : memref<?xf32>, vector<16xf32>
              %496 = arith.muli %445, %c5 : index
              %497 = arith.addi %496, %477 : index
              %498 = memref.load %10[%497] : memref<?xf32>
              %499 = vector.broadcast %498 : f32 to vector<16xf32>
              %500 = math.fma %499, %489, %478 : vector<16xf32>
              %501 = math.fma %499, %491, %479 : vector<16xf32>
              %502 = math.fma %499, %493, %480 : vector<16xf32>
              %503 = math.fma %499, %495, %481 : vector<16xf32>
              %504 = arith.muli %461, %c5 : index
              %505 = arith.addi %504, %477 : index
              %506 = memref.load %10[%505] : memref<?xf32>
              %507 = vector.broadcast %506 : f32 to vector<16xf32>
              %508 = math.fma %507, %489, %482 : vector<16xf32>
              %509 = math.fma %507, %491, %483 : vector<16xf32>
              %510 = math.fma %507, %493, %484 : vector<16xf32>
              %511 = math.fma %507, %495, %485 : vector<16xf32>
              scf.yield %500, %501, %502, %503, %508, %509, %510, %511 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %486#0, %7[%449] : memref<?xf32>, vector<16xf32>
            vector.store %486#1, %7[%452] : memref<?xf32>, vector<16xf32>
            vector.store %486#2, %7[%455] : memref<?xf32>, vector<16xf32>
            vector.store %486#3, %7[%458] : memref<?xf32>, vector<16xf32>
            vector.store %486#4, %7[%465] : memref<?xf32>, vector<16xf32>
            vector.store %486#5, %7[%468] : memref<?xf32>, vector<16xf32>
            vector.store %486#6, %7[%471] : memref<?xf32>, vector<16xf32>
            vector.store %486#7, %7[%474] : memref<?xf32>, vector<16xf32>
            %512 = memref.load %8[%445] : memref<?xf32>
            %513 = vector.broadcast %512 : f32 to vector<16xf32>
            %514 = arith.addi %448, %c5 : index
            %515 = vector.load %7[%514] : memref<?xf32>, vector<16xf32>
            %516 = arith.mulf %515, %513 : vector<16xf32>
            %517 = arith.addi %448, %c21 : index
            %518 = vector.load %7[%517] : memref<?xf32>, vector<16xf32>
            %519 = arith.mulf %518, %513 : vector<16xf32>
            %520 = arith.addi %448, %c22 : index
            %521 = vector.load %7[%520] : memref<?xf32>, vector<16xf32>
            %522 = arith.mulf %521, %513 : vector<16xf32>
            %523 = arith.addi %448, %c23 : index
            %524 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
            %525 = arith.mulf %524, %513 : vector<16xf32>
            %526 = memref.load %8[%461] : memref<?xf32>
            %527 = vector.broadcast %526 : f32 to vector<16xf32>
            %528 = arith.addi %464, %c5 : index
            %529 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
            %530 = arith.mulf %529, %527 : vector<16xf32>
            %531 = arith.addi %464, %c21 : index
            %532 = vector.load %7[%531] : memref<?xf32>, vector<16xf32>
            %533 = arith.mulf %532, %527 : vector<16xf32>
            %534 = arith.addi %464, %c22 : index
            %535 = vector.load %7[%534] : memref<?xf32>, vector<16xf32>
            %536 = arith.mulf %535, %527 : vector<16xf32>
            %537 = arith.addi %464, %c23 : index
            %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
            %539 = arith.mulf %538, %527 : vector<16xf32>
            %549:8 = scf.for %540 = %c17 to %443 step %c10 iter_args(%541 = %516, %542 = %519, %543 = %522, %544 = %525, %545 = %530, %546 = %533, %547 = %536, %548 = %539) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %550 = arith.muli %540, %c4 : index
              %551 = arith.addi %550, %c5 : index
              %552 = vector.load %12[%551] : memref<?xf32>, vector<16xf32>
              %553 = arith.addi %550, %c21 : index
              %554 = vector.load %12[%553] : memref<?xf32>, vector<16xf32>
              %555 = arith.addi %550, %c22 : index
              %556 = vector.load %12[%555] : memref<?xf32>, vector<16xf32>
              %557 = arith.addi %550, %c23 : index
              %558 = vector.load %12[%557] : memref<?xf32>, vector<16xf32>
              %559 = arith.muli %445, %c5 : index
              %560 = arith.addi %559, %540 : index
              %561 = memref.load %10[%560] : memref<?xf32>
              %562 = vector.broadcast %561 : f32 to vector<16xf32>
              %563 = math.fma %562, %552, %541 : vector<16xf32>
              %564 = math.fma %562, %554, %542 : vector<16xf32>
              %565 = math.fma %562, %556, %543 : vector<16xf32>
              %566 = math.fma %562, %558, %544 : vector<16xf32>
              %567 = arith.muli %461, %c5 : index
              %568 = arith.addi %567, %540 : index
              %569 = memref.load %10[%568] : memref<?xf32>
              %570 = vector.broadcast %569 : f32 to vector<16xf32>
              %571 = math.fma %570, %552, %545 : vector<16xf32>
              %572 = math.fma %570, %554, %546 : vector<16xf32>
              %573 = math.fma %570, %556, %547 : vector<16xf32>
              %574 = math.fma %570, %558, %548 : vector<16xf32>
              scf.yield %563, %564, %565, %566, %571, %572, %573, %574 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %549#0, %7[%514] : memref<?xf32>, vector<16xf32>
            vector.store %549#1, %7[%517] : memref<?xf32>, vector<16xf32>
            vector.store %549#2, %7[%520] : memref<?xf32>, vector<16xf32>
            vector.store %549#3, %7[%523] : memref<?xf32>, vector<16xf32>
            vector.store %549#4, %7[%528] : memref<?xf32>, vector<16xf32>
            vector.store %549#5, %7[%531] : memref<?xf32>, vector<16xf32>
            vector.store %549#6, %7[%534] : memref<?xf32>, vector<16xf32>
            vector.store %549#7, %7[%537] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %575 = %c17 to %28 step %c10 {
          %576 = arith.subi %28, %c10 : index
          %577 = arith.minsi %575, %576 : index
          %578 = arith.divui %577, %groupSize : index
          %579 = arith.addi %19, %578 : index
          %580 = arith.muli %2, %groupSize : index
          %581 = arith.remui %577, %groupSize : index
          %582 = arith.addi %580, %581 : index
          %583 = arith.muli %579, %heads : index
          %584 = arith.addi %583, %582 : index
          %585 = arith.muli %584, %ranges : index
          %586 = arith.addi %585, %78 : index
          %587 = arith.muli %586, %c40 : index
          %588 = arith.muli %575, %c4 : index
          %589 = arith.addi %588, %c17 : index
          %590 = vector.load %7[%589] : memref<?xf32>, vector<16xf32>
          %591 = arith.addi %587, %c17 : index
          vector.store %590, %out[%591] : memref<?xf32>, vector<16xf32>
          %592 = arith.addi %588, %c18 : index
          %593 = vector.load %7[%592] : memref<?xf32>, vector<16xf32>
          %594 = arith.addi %587, %c18 : index
          vector.store %593, %out[%594] : memref<?xf32>, vector<16xf32>
          %595 = arith.addi %588, %c19 : index
          %596 = vector.load %7[%595] : memref<?xf32>, vector<16xf32>
          %597 = arith.addi %587, %c19 : index
          vector.store %596, %out[%597] : memref<?xf32>, vector<16xf32>
          %598 = arith.addi %588, %c20 : index
          %599 = vector.load %7[%598] : memref<?xf32>, vector<16xf32>
          %600 = arith.addi %587, %c20 : index
          vector.store %599, %out[%600] : memref<?xf32>, vector<16xf32>
          %601 = arith.addi %588, %c5 : index
          %602 = vector.load %7[%601] : memref<?xf32>, vector<16xf32>
          %603 = arith.addi %587, %c5 : index
          vector.store %602, %out[%603] : memref<?xf32>, vector<16xf32>
          %604 = arith.addi %588, %c21 : index
          %605 = vector.load %7[%604] : memref<?xf32>, vector<16xf32>
          %606 = arith.addi %587, %c21 : index
          vector.store %605, %out[%606] : memref<?xf32>, vector<16xf32>
          %607 = arith.addi %588, %c22 : index
          %608 = vector.load %7[%607] : memref<?xf32>, vector<16xf32>
          %609 = arith.addi %587, %c22 : index
          vector.store %608, %out[%609] : memref<?xf32>, vector<16xf32>
          %610 = arith.addi %588, %c23 : index
          %611 = vector.load %7[%610] : memref<?xf32>, vector<16xf32>
          %612 = arith.addi %587, %c23 : index
          vector.store %611, %out[%612] : memref<?xf32>, vector<16xf32>
          %613 = memref.load %5[%575] : memref<?xf32>
          %614 = arith.addi %587, %c4 : index
          memref.store %613, %out[%614] : memref<?xf32>
          %615 = memref.load %6[%575] : memref<?xf32>
          %616 = arith.addi %614, %c10 : index
          memref.store %615, %out[%616] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
