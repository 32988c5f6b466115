// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c30 = arith.constant dense<128> : vector<16xi32>
  %c31 = arith.constant 2048 : index
  %c32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c33 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c34 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c35 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c36 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c38 = arith.constant 144 : index
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
              %102 = arith.muli %2, %c29 : index
              %103 = arith.addi %101, %102 : index
              scf.for %104 = %c17 to %c4 step %c10 {
                %105 = arith.muli %104, %c18 : index
                %106 = arith.addi %103, %105 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<16xi8>
                %108 = arith.muli %104, %c5 : index
                %109 = arith.addi %108, %94 : index
                %110 = arith.extui %107 : vector<16xi8> to vector<16xi32>
                %111 = arith.subi %110, %c30 : vector<16xi32>
                %112 = arith.sitofp %111 : vector<16xi32> to vector<16xf32>
                vector.store %112, %11[%109] : memref<?xf32>, vector<16xf32>
              }
              %113 = arith.addi %103, %c31 : index
              scf.for %114 = %c17 to %c18 step %c10 {
                %115 = arith.addi %95, %114 : index
                %116 = arith.cmpi slt, %115, %37 : index
                %117 = arith.muli %114, %c4 : index
                %118 = arith.addi %113, %117 : index
                %119 = arith.addi %118, %c17 : index
                %120 = vector.load %kv[%119] : memref<?xi8>, vector<16xi8>
                %121 = arith.extui %120 : vector<16xi8> to vector<16xi32>
                %122 = arith.subi %121, %c30 : vector<16xi32>
                %123 = arith.sitofp %122 : vector<16xi32> to vector<16xf32>
                %124 = arith.select %116, %123, %c25 : vector<16xf32>
                %125 = arith.addi %94, %114 : index
                %126 = arith.muli %125, %c4 : index
                %127 = arith.addi %126, %c17 : index
                vector.store %124, %12[%127] : memref<?xf32>, vector<16xf32>
                %128 = arith.addi %118, %c18 : index
                %129 = vector.load %kv[%128] : memref<?xi8>, vector<16xi8>
                %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
                %131 = arith.subi %130, %c30 : vector<16xi32>
                %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
                %133 = arith.select %116, %132, %c25 : vector<16xf32>
                %134 = arith.addi %126, %c18 : index
                vector.store %133, %12[%134] : memref<?xf32>, vector<16xf32>
                %135 = arith.addi %118, %c19 : index
                %136 = vector.load %kv[%135] : memref<?xi8>, vector<16xi8>
                %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
                %138 = arith.subi %137, %c30 : vector<16xi32>
                %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
                %140 = arith.select %116, %139, %c25 : vector<16xf32>
                %141 = arith.addi %126, %c19 : index
                vector.store %140, %12[%141] : memref<?xf32>, vector<16xf32>
                %142 = arith.addi %118, %c20 : index
                %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
                %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
                %145 = arith.subi %144, %c30 : vector<16xi32>
                %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
                %147 = arith.select %116, %146, %c25 : vector<16xf32>
                %148 = arith.addi %126, %c20 : index
                vector.store %147, %12[%148] : memref<?xf32>, vector<16xf32>
                %149 = arith.addi %118, %c5 : index
                %150 = vector.load %kv[%149] : memref<?xi8>, vector<16xi8>
                %151 = arith.extui %150 : vector<16xi8> to vector<16xi32>
                %152 = arith.subi %151, %c30 : vector<16xi32>
                %153 = arith.sitofp %152 : vector<16xi32> to vector<16xf32>
                %154 = arith.select %116, %153, %c25 : vector<16xf32>
                %155 = arith.addi %126, %c5 : index
                vector.store %154, %12[%155] : memref<?xf32>, vector<16xf32>
                %156 = arith.addi %118, %c21 : index
                %157 = vector.load %kv[%156] : memref<?xi8>, vector<16xi8>
                %158 = arith.extui %157 : vector<16xi8> to vector<16xi32>
                %159 = arith.subi %158, %c30 : vector<16xi32>
                %160 = arith.sitofp %159 : vector<16xi32> to vector<16xf32>
                %161 = arith.select %116, %160, %c25 : vector<16xf32>
                %162 = arith.addi %126, %c21 : index
                vector.store %161, %12[%162] : memref<?xf32>, vector<16xf32>
                %163 = arith.addi %118, %c22 : index
                %164 = vector.load %kv[%163] : memref<?xi8>, vector<16xi8>
                %165 = arith.extui %164 : vector<16xi8> to vector<16xi32>
                %166 = arith.subi %165, %c30 : vector<16xi32>
                %167 = arith.sitofp %166 : vector<16xi32> to vector<16xf32>
                %168 = arith.select %116, %167, %c25 : vector<16xf32>
                %169 = arith.addi %126, %c22 : index
                vector.store %168, %12[%169] : memref<?xf32>, vector<16xf32>
                %170 = arith.addi %118, %c23 : index
                %171 = vector.load %kv[%170] : memref<?xi8>, vector<16xi8>
                %172 = arith.extui %171 : vector<16xi8> to vector<16xi32>
                %173 = arith.subi %172, %c30 : vector<16xi32>
                %174 = arith.sitofp %173 : vector<16xi32> to vector<16xf32>
                %175 = arith.select %116, %174, %c25 : vector<16xf32>
                %176 = arith.addi %126, %c23 : index
                vector.store %175, %12[%176] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %177 = %c17 to %31 step %c9 {
            %195:16 = scf.for %178 = %c17 to %c4 step %c10 iter_args(%179 = %c25, %180 = %c25, %181 = %c25, %182 = %c25, %183 = %c25, %184 = %c25, %185 = %c25, %186 = %c25, %187 = %c25, %188 = %c25, %189 = %c25, %190 = %c25, %191 = %c25, %192 = %c25, %193 = %c25, %194 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %196 = arith.muli %178, %c5 : index
              %197 = arith.addi %196, %c17 : index
              %198 = vector.load %11[%197] : memref<?xf32>, vector<16xf32>
              %199 = arith.addi %196, %c18 : index
              %200 = vector.load %11[%199] : memref<?xf32>, vector<16xf32>
              %201 = arith.addi %196, %c19 : index
              %202 = vector.load %11[%201] : memref<?xf32>, vector<16xf32>
              %203 = arith.addi %196, %c20 : index
              %204 = vector.load %11[%203] : memref<?xf32>, vector<16xf32>
              %205 = arith.addi %177, %c17 : index
              %206 = arith.muli %205, %c4 : index
              %207 = arith.addi %206, %178 : index
              %208 = memref.load %4[%207] : memref<?xf32>
              %209 = vector.broadcast %208 : f32 to vector<16xf32>
              %210 = math.fma %209, %198, %179 : vector<16xf32>
              %211 = math.fma %209, %200, %180 : vector<16xf32>
              %212 = math.fma %209, %202, %181 : vector<16xf32>
              %213 = math.fma %209, %204, %182 : vector<16xf32>
              %214 = arith.addi %177, %c10 : index
              %215 = arith.muli %214, %c4 : index
              %216 = arith.addi %215, %178 : index
              %217 = memref.load %4[%216] : memref<?xf32>
              %218 = vector.broadcast %217 : f32 to vector<16xf32>
              %219 = math.fma %218, %198, %183 : vector<16xf32>
              %220 = math.fma %218, %200, %184 : vector<16xf32>
              %221 = math.fma %218, %202, %185 : vector<16xf32>
              %222 = math.fma %218, %204, %186 : vector<16xf32>
              %223 = arith.addi %177, %c7 : index
              %224 = arith.muli %223, %c4 : index
              %225 = arith.addi %224, %178 : index
              %226 = memref.load %4[%225] : memref<?xf32>
              %227 = vector.broadcast %226 : f32 to vector<16xf32>
              %228 = math.fma %227, %198, %187 : vector<16xf32>
              %229 = math.fma %227, %200, %188 : vector<16xf32>
              %230 = math.fma %227, %202, %189 : vector<16xf32>
              %231 = math.fma %227, %204, %190 : vector<16xf32>
              %232 = arith.addi %177, %c13 : index
              %233 = arith.muli %232, %c4 : index
              %234 = arith.addi %233, %178 : index
              %235 = memref.load %4[%234] : memref<?xf32>
              %236 = vector.broadcast %235 : f32 to vector<16xf32>
              %237 = math.fma %236, %198, %191 : vector<16xf32>
              %238 = math.fma %236, %200, %192 : vector<16xf32>
              %239 = math.fma %236, %202, %193 : vector<16xf32>
              %240 = math.fma %236, %204, %194 : vector<16xf32>
              scf.yield %210, %211, %212, %213, %219, %220, %221, %222, %228, %229, %230, %231, %237, %238, %239, %240 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %241 = arith.addi %177, %c17 : index
            %242 = arith.subi %28, %c10 : index
            %243 = arith.minsi %241, %242 : index
            %244 = arith.divui %243, %groupSize : index
            %245 = arith.addi %19, %244 : index
            %246 = arith.muli %2, %groupSize : index
            %247 = arith.remui %243, %groupSize : index
            %248 = arith.addi %246, %247 : index
            %249 = arith.addi %positionsAt, %245 : index
            %250 = memref.load %step[%249] : memref<?xi32>
            %251 = arith.index_cast %250 : i32 to index
            %252 = arith.subi %251, %92 : index
            %253 = arith.index_cast %252 : index to i32
            %254 = vector.broadcast %253 : i32 to vector<16xi32>
            %255 = arith.cmpi sle, %c32, %254 : vector<16xi32>
            %256 = arith.select %255, %195#0, %c33 : vector<16xi1>, vector<16xf32>
            %257 = arith.cmpi sle, %c34, %254 : vector<16xi32>
            %258 = arith.select %257, %195#1, %c33 : vector<16xi1>, vector<16xf32>
            %259 = arith.cmpi sle, %c35, %254 : vector<16xi32>
            %260 = arith.select %259, %195#2, %c33 : vector<16xi1>, vector<16xf32>
            %261 = arith.cmpi sle, %c36, %254 : vector<16xi32>
            %262 = arith.select %261, %195#3, %c33 : vector<16xi1>, vector<16xf32>
            %263 = arith.maximumf %256, %258 : vector<16xf32>
            %264 = arith.maximumf %263, %260 : vector<16xf32>
            %265 = arith.maximumf %264, %262 : vector<16xf32>
            %266 = memref.load %5[%241] : memref<?xf32>
            %267 = wave.reduce "max" %265 : vector<16xf32>
            %268 = arith.maximumf %266, %267 : f32
            %269 = arith.subf %266, %268 : f32
            %270 = wave.exp2 %269 : f32
            %271 = vector.broadcast %268 : f32 to vector<16xf32>
            %272 = arith.subf %256, %271 : vector<16xf32>
            %273 = wave.exp2 %272 : vector<16xf32>
            %274 = arith.select %255, %273, %c25 : vector<16xi1>, vector<16xf32>
            %275 = arith.muli %241, %c5 : index
            %276 = arith.addi %275, %c17 : index
            vector.store %274, %10[%276] : memref<?xf32>, vector<16xf32>
            %277 = arith.subf %258, %271 : vector<16xf32>
            %278 = wave.exp2 %277 : vector<16xf32>
            %279 = arith.select %257, %278, %c25 : vector<16xi1>, vector<16xf32>
            %280 = arith.addi %275, %c18 : index
            vector.store %279, %10[%280] : memref<?xf32>, vector<16xf32>
            %281 = arith.addf %274, %279 : vector<16xf32>
            %282 = arith.subf %260, %271 : vector<16xf32>
            %283 = wave.exp2 %282 : vector<16xf32>
            %284 = arith.select %259, %283, %c25 : vector<16xi1>, vector<16xf32>
            %285 = arith.addi %275, %c19 : index
            vector.store %284, %10[%285] : memref<?xf32>, vector<16xf32>
            %286 = arith.addf %281, %284 : vector<16xf32>
            %287 = arith.subf %262, %271 : vector<16xf32>
            %288 = wave.exp2 %287 : vector<16xf32>
            %289 = arith.select %261, %288, %c25 : vector<16xi1>, vector<16xf32>
            %290 = arith.addi %275, %c20 : index
            vector.store %289, %10[%290] : memref<?xf32>, vector<16xf32>
            %291 = arith.addf %286, %289 : vector<16xf32>
            %292 = memref.load %6[%241] : memref<?xf32>
            %293 = wave.reduce "add" %291 : vector<16xf32>
            %294 = math.fma %292, %270, %293 : f32
            memref.store %268, %5[%241] : memref<?xf32>
            memref.store %294, %6[%241] : memref<?xf32>
            memref.store %270, %8[%241] : memref<?xf32>
            %295 = arith.addi %177, %c10 : index
            %296 = arith.minsi %295, %242 : index
            %297 = arith.divui %296, %groupSize : index
            %298 = arith.addi %19, %297 : index
            %299 = arith.remui %296, %groupSize : index
            %300 = arith.addi %246, %299 : index
            %301 = arith.addi %positionsAt, %298 : index
            %302 = memref.load %step[%301] : memref<?xi32>
            %303 = arith.index_cast %302 : i32 to index
            %304 = arith.subi %303, %92 : index
            %305 = arith.index_cast %304 : index to i32
            %306 = vector.broadcast %305 : i32 to vector<16xi32>
            %307 = arith.cmpi sle, %c32, %306 : vector<16xi32>
            %308 = arith.select %307, %195#4, %c33 : vector<16xi1>, vector<16xf32>
            %309 = arith.cmpi sle, %c34, %306 : vector<16xi32>
            %310 = arith.select %309, %195#5, %c33 : vector<16xi1>, vector<16xf32>
            %311 = arith.cmpi sle, %c35, %306 : vector<16xi32>
            %312 = arith.select %311, %195#6, %c33 : vector<16xi1>, vector<16xf32>
            %313 = arith.cmpi sle, %c36, %306 : vector<16xi32>
            %314 = arith.select %313, %195#7, %c33 : vector<16xi1>, vector<16xf32>
            %315 = arith.maximumf %308, %310 : vector<16xf32>
            %316 = arith.maximumf %315, %312 : vector<16xf32>
            %317 = arith.maximumf %316, %314 : vector<16xf32>
            %318 = memref.load %5[%295] : memref<?xf32>
            %319 = wave.reduce "max" %317 : vector<16xf32>
            %320 = arith.maximumf %318, %319 : f32
            %321 = arith.subf %318, %320 : f32
            %322 = wave.exp2 %321 : f32
            %323 = vector.broadcast %320 : f32 to vector<16xf32>
            %324 = arith.subf %308, %323 : vector<16xf32>
            %325 = wave.exp2 %324 : vector<16xf32>
            %326 = arith.select %307, %325, %c25 : vector<16xi1>, vector<16xf32>
            %327 = arith.muli %295, %c5 : index
            %328 = arith.addi %327, %c17 : index
            vector.store %326, %10[%328] : memref<?xf32>, vector<16xf32>
            %329 = arith.subf %310, %323 : vector<16xf32>
            %330 = wave.exp2 %329 : vector<16xf32>
            %331 = arith.select %309, %330, %c25 : vector<16xi1>, vector<16xf32>
            %332 = arith.addi %327, %c18 : index
            vector.store %331, %10[%332] : memref<?xf32>, vector<16xf32>
            %333 = arith.addf %326, %331 : vector<16xf32>
            %334 = arith.subf %312, %323 : vector<16xf32>
            %335 = wave.exp2 %334 : vector<16xf32>
            %336 = arith.select %311, %335, %c25 : vector<16xi1>, vector<16xf32>
            %337 = arith.addi %327, %c19 : index
            vector.store %336, %10[%337] : memref<?xf32>, vector<16xf32>
            %338 = arith.addf %333, %336 : vector<16xf32>
            %339 = arith.subf %314, %323 : vector<16xf32>
            %340 = wave.exp2 %339 : vector<16xf32>
            %341 = arith.select %313, %340, %c25 : vector<16xi1>, vector<16xf32>
            %342 = arith.addi %327, %c20 : index
            vector.store %341, %10[%342] : memref<?xf32>, vector<16xf32>
            %343 = arith.addf %338, %341 : vector<16xf32>
            %344 = memref.load %6[%295] : memref<?xf32>
            %345 = wave.reduce "add" %343 : vector<16xf32>
            %346 = math.fma %344, %322, %345 : f32
            memref.store %320, %5[%295] : memref<?xf32>
            memref.store %346, %6[%295] : memref<?xf32>
            memref.store %322, %8[%295] : memref<?xf32>
            %347 = arith.addi %177, %c7 : index
            %348 = arith.minsi %347, %242 : index
            %349 = arith.divui %348, %groupSize : index
            %350 = arith.addi %19, %349 : index
            %351 = arith.remui %348, %groupSize : index
            %352 = arith.addi %246, %351 : index
            %353 = arith.addi %positionsAt, %350 : index
            %354 = memref.load %step[%353] : memref<?xi32>
            %355 = arith.index_cast %354 : i32 to index
            %356 = arith.subi %355, %92 : index
            %357 = arith.index_cast %356 : index to i32
            %358 = vector.broadcast %357 : i32 to vector<16xi32>
            %359 = arith.cmpi sle, %c32, %358 : vector<16xi32>
            %360 = arith.select %359, %195#8, %c33 : vector<16xi1>, vector<16xf32>
            %361 = arith.cmpi sle, %c34, %358 : vector<16xi32>
            %362 = arith.select %361, %195#9, %c33 : vector<16xi1>, vector<16xf32>
            %363 = arith.cmpi sle, %c35, %358 : vector<16xi32>
            %364 = arith.select %363, %195#10, %c33 : vector<16xi1>, vector<16xf32>
            %365 = arith.cmpi sle, %c36, %358 : vector<16xi32>
            %366 = arith.select %365, %195#11, %c33 : vector<16xi1>, vector<16xf32>
            %367 = arith.maximumf %360, %362 : vector<16xf32>
            %368 = arith.maximumf %367, %364 : vector<16xf32>
            %369 = arith.maximumf %368, %366 : vector<16xf32>
            %370 = memref.load %5[%347] : memref<?xf32>
            %371 = wave.reduce "max" %369 : vector<16xf32>
            %372 = arith.maximumf %370, %371 : f32
            %373 = arith.subf %370, %372 : f32
            %374 = wave.exp2 %373 : f32
            %375 = vector.broadcast %372 : f32 to vector<16xf32>
            %376 = arith.subf %360, %375 : vector<16xf32>
            %377 = wave.exp2 %376 : vector<16xf32>
            %378 = arith.select %359, %377, %c25 : vector<16xi1>, vector<16xf32>
            %379 = arith.muli %347, %c5 : index
            %380 = arith.addi %379, %c17 : index
            vector.store %378, %10[%380] : memref<?xf32>, vector<16xf32>
            %381 = arith.subf %362, %375 : vector<16xf32>
            %382 = wave.exp2 %381 : vector<16xf32>
            %383 = arith.select %361, %382, %c25 : vector<16xi1>, vector<16xf32>
            %384 = arith.addi %379, %c18 : index
            vector.store %383, %10[%384] : memref<?xf32>, vector<16xf32>
            %385 = arith.addf %378, %383 : vector<16xf32>
            %386 = arith.subf %364, %375 : vector<16xf32>
            %387 = wave.exp2 %386 : vector<16xf32>
            %388 = arith.select %363, %387, %c25 : vector<16xi1>, vector<16xf32>
            %389 = arith.addi %379, %c19 : index
            vector.store %388, %10[%389] : memref<?xf32>, vector<16xf32>
            %390 = arith.addf %385, %388 : vector<16xf32>
            %391 = arith.subf %366, %375 : vector<16xf32>
            %392 = wave.exp2 %391 : vector<16xf32>
            %393 = arith.select %365, %392, %c25 : vector<16xi1>, vector<16xf32>
            %394 = arith.addi %379, %c20 : index
            vector.store %393, %10[%394] : memref<?xf32>, vector<16xf32>
            %395 = arith.addf %390, %393 : vector<16xf32>
            %396 = memref.load %6[%347] : memref<?xf32>
            %397 = wave.reduce "add" %395 : vector<16xf32>
            %398 = math.fma %396, %374, %397 : f32
            memref.store %372, %5[%347] : memref<?xf32>
            memref.store %398, %6[%347] : memref<?xf32>
            memref.store %374, %8[%347] : memref<?xf32>
            %399 = arith.addi %177, %c13 : index
            %400 = arith.minsi %399, %242 : index
            %401 = arith.divui %400, %groupSize : index
            %402 = arith.addi %19, %401 : index
            %403 = arith.remui %400, %groupSize : index
            %404 = arith.addi %246, %403 : index
            %405 = arith.addi %positionsAt, %402 : index
            %406 = memref.load %step[%405] : memref<?xi32>
            %407 = arith.index_cast %406 : i32 to index
            %408 = arith.subi %407, %92 : index
            %409 = arith.index_cast %408 : index to i32
            %410 = vector.broadcast %409 : i32 to vector<16xi32>
            %411 = arith.cmpi sle, %c32, %410 : vector<16xi32>
            %412 = arith.select %411, %195#12, %c33 : vector<16xi1>, vector<16xf32>
            %413 = arith.cmpi sle, %c34, %410 : vector<16xi32>
            %414 = arith.select %413, %195#13, %c33 : vector<16xi1>, vector<16xf32>
            %415 = arith.cmpi sle, %c35, %410 : vector<16xi32>
            %416 = arith.select %415, %195#14, %c33 : vector<16xi1>, vector<16xf32>
            %417 = arith.cmpi sle, %c36, %410 : vector<16xi32>
            %418 = arith.select %417, %195#15, %c33 : vector<16xi1>, vector<16xf32>
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
            %430 = arith.select %411, %429, %c25 : vector<16xi1>, vector<16xf32>
            %431 = arith.muli %399, %c5 : index
            %432 = arith.addi %431, %c17 : index
            vector.store %430, %10[%432] : memref<?xf32>, vector<16xf32>
            %433 = arith.subf %414, %427 : vector<16xf32>
            %434 = wave.exp2 %433 : vector<16xf32>
            %435 = arith.select %413, %434, %c25 : vector<16xi1>, vector<16xf32>
            %436 = arith.addi %431, %c18 : index
            vector.store %435, %10[%436] : memref<?xf32>, vector<16xf32>
            %437 = arith.addf %430, %435 : vector<16xf32>
            %438 = arith.subf %416, %427 : vector<16xf32>
            %439 = wave.exp2 %438 : vector<16xf32>
            %440 = arith.select %415, %439, %c25 : vector<16xi1>, vector<16xf32>
            %441 = arith.addi %431, %c19 : index
            vector.store %440, %10[%441] : memref<?xf32>, vector<16xf32>
            %442 = arith.addf %437, %440 : vector<16xf32>
            %443 = arith.subf %418, %427 : vector<16xf32>
            %444 = wave.exp2 %443 : vector<16xf32>
            %445 = arith.select %417, %444, %c25 : vector<16xi1>, vector<16xf32>
            %446 = arith.addi %431, %c20 : index
            vector.store %445, %10[%446] : memref<?xf32>, vector<16xf32>
            %447 = arith.addf %442, %445 : vector<16xf32>
            %448 = memref.load %6[%399] : memref<?xf32>
            %449 = wave.reduce "add" %447 : vector<16xf32>
            %450 = math.fma %448, %426, %449 : f32
            memref.store %424, %5[%399] : memref<?xf32>
            memref.store %450, %6[%399] : memref<?xf32>
            memref.store %426, %8[%399] : memref<?xf32>
          }
          %451 = arith.subi %37, %92 : index
          %452 = arith.minsi %451, %c5 : index
          scf.for %453 = %c17 to %31 step %c7 {
            %454 = arith.addi %453, %c17 : index
            %455 = memref.load %8[%454] : memref<?xf32>
            %456 = vector.broadcast %455 : f32 to vector<16xf32>
            %457 = arith.muli %454, %c4 : index
            %458 = arith.addi %457, %c17 : index
            %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
            %460 = arith.mulf %459, %456 : vector<16xf32>
            %461 = arith.addi %457, %c18 : index
            %462 = vector.load %7[%461] : memref<?xf32>, vector<16xf32>
            %463 = arith.mulf %462, %456 : vector<16xf32>
            %464 = arith.addi %457, %c19 : index
            %465 = vector.load %7[%464] : memref<?xf32>, vector<16xf32>
            %466 = arith.mulf %465, %456 : vector<16xf32>
            %467 = arith.addi %457, %c20 : index
            %468 = vector.load %7[%467] : memref<?xf32>, vector<16xf32>
            %469 = arith.mulf %468, %456 : vector<16xf32>
            %470 = arith.addi %453, %c10 : index
            %471 = memref.load %8[%470] : memref<?xf32>
            %472 = vector.broadcast %471 : f32 to vector<16xf32>
            %473 = arith.muli %470, %c4 : index
            %474 = arith.addi %473, %c17 : index
            %475 = vector.load %7[%474] : memref<?xf32>, vector<16xf32>
            %476 = arith.mulf %475, %472 : vector<16xf32>
            %477 = arith.addi %473, %c18 : index
            %478 = vector.load %7[%477] : memref<?xf32>, vector<16xf32>
            %479 = arith.mulf %478, %472 : vector<16xf32>
            %480 = arith.addi %473, %c19 : index
            %481 = vector.load %7[%480] : memref<?xf32>, vector<16xf32>
            %482 = arith.mulf %481, %472 : vector<16xf32>
            %483 = arith.addi %473, %c20 : index
            %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
            %485 = arith.mulf %484, %472 : vector<16xf32>
            %495:8 = scf.for %486 = %c17 to %452 step %c10 iter_args(%487 = %460, %488 = %463, %489 = %466, %490 = %469, %491 = %476, %492 = %479, %493 = %482, %494 = %485) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %496 = arith.muli %486, %c4 : index
              %497 = arith.addi %496, %c17 : index
              %498 = vector.load %12[%497] : memref<?xf32>, vector<16xf32>
              %499 = arith.addi %496, %c18 : index
              %500 = vector.load %12[%499] : memref<?xf32>, vector<16xf32>
              %501 = arith.addi %496, %c19 : index
              %502 = vector.load %12[%501] : memref<?xf32>, vector<16xf32>
              %503 = arith.addi %496, %c20 : index
              %504 = vector.load %12[%503] : memref<?xf32>, vector<16xf32>
              %505 = arith.muli %454, %c5 : index
              %506 = arith.addi %505, %486 : index
              %507 = memref.load %10[%506] : memref<?xf32>
              %508 = vector.broadcast %507 : f32 to vector<16xf32>
              %509 = math.fma %508, %498, %487 : vector<16xf32>
              %510 = math.fma %508, %500, %488 : vector<16xf32>
              %511 = math.fma %508, %502, %489 : vector<16xf32>
              %512 = math.fma %508, %504, %490 : vector<16xf32>
              %513 = arith.muli %470, %c5 : index
              %514 = arith.addi %513, %486 : index
              %515 = memref.load %10[%514] : memref<?xf32>
              %516 = vector.broadcast %515 : f32 to vector<16xf32>
              %517 = math.fma %516, %498, %491 : vector<16xf32>
              %518 = math.fma %516, %500, %492 : vector<16xf32>
              %519 = math.fma %516, %502, %493 : vector<16xf32>
              %520 = math.fma %516, %504, %494 : vector<16xf32>
              scf.yield %509, %510, %511, %512, %517, %518, %519, %520 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %495#0, %7[%458] : memref<?xf32>, vector<16xf32>
            vector.store %495#1, %7[%461] : memref<?xf32>, vector<16xf32>
            vector.store %495#2, %7[%464] : memref<?xf32>, vector<16xf32>
            vector.store %495#3, %7[%467] : memref<?xf32>, vector<16xf32>
            vector.store %495#4, %7[%474] : memref<?xf32>, vector<16xf32>
            vector.store %495#5, %7[%477] : memref<?xf32>, vector<16xf32>
            vector.store %495#6, %7[%480] : memref<?xf32>, vector<16xf32>
            vector.store %495#7, %7[%483] : memref<?xf32>, vector<16xf32>
            %521 = memref.load %8[%454] : memref<?xf32>
            %522 = vector.broadcast %521 : f32 to vector<16xf32>
            %523 = arith.addi %457, %c5 : index
            %524 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
            %525 = arith.mulf %524, %522 : vector<16xf32>
            %526 = arith.addi %457, %c21 : index
            %527 = vector.load %7[%526] : memref<?xf32>, vector<16xf32>
            %528 = arith.mulf %527, %522 : vector<16xf32>
            %529 = arith.addi %457, %c22 : index
            %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
            %531 = arith.mulf %530, %522 : vector<16xf32>
            %532 = arith.addi %457, %c23 : index
            %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
            %534 = arith.mulf %533, %522 : vector<16xf32>
            %535 = memref.load %8[%470] : memref<?xf32>
            %536 = vector.broadcast %535 : f32 to vector<16xf32>
            %537 = arith.addi %473, %c5 : index
            %538 = vector.load %7[%537] : memref<?xf32>, vector<16xf32>
            %539 = arith.mulf %538, %536 : vector<16xf32>
            %540 = arith.addi %473, %c21 : index
            %541 = vector.load %7[%540] : memref<?xf32>, vector<16xf32>
            %542 = arith.mulf %541, %536 : vector<16xf32>
            %543 = arith.addi %473, %c22 : index
            %544 = vector.load %7[%543] : memref<?xf32>, vector<16xf32>
            %545 = arith.mulf %544, %536 : vector<16xf32>
            %546 = arith.addi %473, %c23 : index
            %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
            %548 = arith.mulf %547, %536 : vector<16xf32>
            %558:8 = scf.for %549 = %c17 to %452 step %c10 iter_args(%550 = %525, %551 = %528, %552 = %531, %553 = %534, %554 = %539, %555 = %542, %556 = %545, %557 = %548) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %559 = arith.muli %549, %c4 : index
              %560 = arith.addi %559, %c5 : index
              %561 = vector.load %12[%560] : memref<?xf32>, vector<16xf32>
              %562 = arith.addi %559, %c21 : index
              %563 = vector.load %12[%562] : memref<?xf32>, vector<16xf32>
              %564 = arith.addi %559, %c22 : index
              %565 = vector.load %12[%564] : memref<?xf32>, vector<16xf32>
              %566 = arith.addi %559, %c23 : index
              %567 = vector.load %12[%566] : memref<?xf32>, vector<16xf32>
              %568 = arith.muli %454, %c5 : index
              %569 = arith.addi %568, %549 : index
              %570 = memref.load %10[%569] : memref<?xf32>
              %571 = vector.broadcast %570 : f32 to vector<16xf32>
              %572 = math.fma %571, %561, %550 : vector<16xf32>
              %573 = math.fma %571, %563, %551 : vector<16xf32>
              %574 = math.fma %571, %565, %552 : vector<16xf32>
              %575 = math.fma %571, %567, %553 : vector<16xf32>
              %576 = arith.muli %470, %c5 : index
              %577 = arith.addi %576, %549 : index
              %578 = memref.load %10[%577] : memref<?xf32>
              %579 = vector.broadcast %578 : f32 to vector<16xf32>
              %580 = math.fma %579, %561, %554 : vector<16xf32>
              %581 = math.fma %579, %563, %555 : vector<16xf32>
              %582 = math.fma %579, %565, %556 : vector<16xf32>
              %583 = math.fma %579, %567, %557 : vector<16xf32>
              scf.yield %572, %573, %574, %575, %580, %581, %582, %583 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %558#0, %7[%523] : memref<?xf32>, vector<16xf32>
            vector.store %558#1, %7[%526] : memref<?xf32>, vector<16xf32>
            vector.store %558#2, %7[%529] : memref<?xf32>, vector<16xf32>
            vector.store %558#3, %7[%532] : memref<?xf32>, vector<16xf32>
            vector.store %558#4, %7[%537] : memref<?xf32>, vector<16xf32>
            vector.store %558#5, %7[%540] : memref<?xf32>, vector<16xf32>
            vector.store %558#6, %7[%543] : memref<?xf32>, vector<16xf32>
            vector.store %558#7, %7[%546] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %584 = %c17 to %28 step %c10 {
          %585 = arith.subi %28, %c10 : index
          %586 = arith.minsi %584, %585 : index
          %587 = arith.divui %586, %groupSize : index
          %588 = arith.addi %19, %587 : index
          %589 = arith.muli %2, %groupSize : index
          %590 = arith.remui %586, %groupSize : index
          %591 = arith.addi %589, %590 : index
          %592 = arith.muli %588, %heads : index
          %593 = arith.addi %592, %591 : index
          %594 = arith.muli %593, %ranges : index
          %595 = arith.addi %594, %78 : index
          %596 = arith.muli %595, %c38 : index
          %597 = arith.muli %584, %c4 : index
          %598 = arith.addi %597, %c17 : index
          %599 = vector.load %7[%598] : memref<?xf32>, vector<16xf32>
          %600 = arith.addi %596, %c17 : index
          vector.store %599, %out[%600] : memref<?xf32>, vector<16xf32>
          %601 = arith.addi %597, %c18 : index
          %602 = vector.load %7[%601] : memref<?xf32>, vector<16xf32>
          %603 = arith.addi %596, %c18 : index
          vector.store %602, %out[%603] : memref<?xf32>, vector<16xf32>
          %604 = arith.addi %597, %c19 : index
          %605 = vector.load %7[%604] : memref<?xf32>, vector<16xf32>
          %606 = arith.addi %596, %c19 : index
          vector.store %605, %out[%606] : memref<?xf32>, vector<16xf32>
          %607 = arith.addi %597, %c20 : index
          %608 = vector.load %7[%607] : memref<?xf32>, vector<16xf32>
          %609 = arith.addi %596, %c20 : index
          vector.store %608, %out[%609] : memref<?xf32>, vector<16xf32>
          %610 = arith.addi %597, %c5 : index
          %611 = vector.load %7[%610] : memref<?xf32>, vector<16xf32>
          %612 = arith.addi %596, %c5 : index
          vector.store %611, %out[%612] : memref<?xf32>, vector<16xf32>
          %613 = arith.addi %597, %c21 : index
          %614 = vector.load %7[%613] : memref<?xf32>, vector<16xf32>
          %615 = arith.addi %596, %c21 : index
          vector.store %614, %out[%615] : memref<?xf32>, vector<16xf32>
          %616 = arith.addi %597, %c22 : index
          %617 = vector.load %7[%616] : memref<?xf32>, vector<16xf32>
          %618 = arith.addi %596, %c22 : index
          vector.store %617, %out[%618] : memref<?xf32>, vector<16xf32>
          %619 = arith.addi %597, %c23 : index
          %620 = vector.load %7[%619] : memref<?xf32>, vector<16xf32>
          %621 = arith.addi %596, %c23 : index
          vector.store %620, %out[%621] : memref<?xf32>, vector<16xf32>
          %622 = memref.load %5[%584] : memref<?xf32>
          %623 = arith.addi %596, %c4 : index
          memref.store %622, %out[%623] : memref<?xf32>
          %624 = memref.load %6[%584] : memref<?xf32>
          %625 = arith.addi %623, %c10 : index
          memref.store %624, %out[%625] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
