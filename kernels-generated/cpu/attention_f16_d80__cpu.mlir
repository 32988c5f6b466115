// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 80 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 5120 : index
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
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 0xF149F2CA : f32
  %c21 = arith.constant 0x00000000 : f32
  %c22 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c24 = arith.constant 2560 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 128 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
    %41 = memref.load %scales[%2] : memref<?xf32>
    %42 = vector.broadcast %41 : f32 to vector<16xf32>
    scf.for %43 = %c15 to %34 step %c10 {
      %44 = arith.subi %31, %c10 : index
      %45 = arith.minsi %43, %44 : index
      %46 = arith.divui %45, %groupSize : index
      %47 = arith.addi %22, %46 : index
      %48 = arith.muli %2, %groupSize : index
      %49 = arith.remui %45, %groupSize : index
      %50 = arith.addi %48, %49 : index
      %51 = arith.muli %47, %heads : index
      %52 = arith.addi %51, %50 : index
      %53 = arith.muli %52, %c4 : index
      %54 = arith.addi %53, %c15 : index
      %55 = vector.load %q[%54] : memref<?xf32>, vector<16xf32>
      %56 = arith.mulf %55, %42 : vector<16xf32>
      %57 = arith.muli %43, %c4 : index
      %58 = arith.addi %57, %c15 : index
      vector.store %56, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %53, %c16 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.mulf %60, %42 : vector<16xf32>
      %62 = arith.addi %57, %c16 : index
      vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
      %63 = arith.addi %53, %c17 : index
      %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
      %65 = arith.mulf %64, %42 : vector<16xf32>
      %66 = arith.addi %57, %c17 : index
      vector.store %65, %4[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %53, %c18 : index
      %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
      %69 = arith.mulf %68, %42 : vector<16xf32>
      %70 = arith.addi %57, %c18 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %53, %c5 : index
      %72 = vector.load %q[%71] : memref<?xf32>, vector<16xf32>
      %73 = arith.mulf %72, %42 : vector<16xf32>
      %74 = arith.addi %57, %c5 : index
      vector.store %73, %4[%74] : memref<?xf32>, vector<16xf32>
    }
    scf.for %75 = %c15 to %34 step %c10 {
      memref.store %c20, %8[%75] : memref<?xf32>
      memref.store %c21, %9[%75] : memref<?xf32>
      %76 = arith.muli %75, %c4 : index
      %77 = arith.addi %76, %c15 : index
      vector.store %c19, %10[%77] : memref<?xf32>, vector<16xf32>
      %78 = arith.addi %76, %c16 : index
      vector.store %c19, %10[%78] : memref<?xf32>, vector<16xf32>
      %79 = arith.addi %76, %c17 : index
      vector.store %c19, %10[%79] : memref<?xf32>, vector<16xf32>
      %80 = arith.addi %76, %c18 : index
      vector.store %c19, %10[%80] : memref<?xf32>, vector<16xf32>
      %81 = arith.addi %76, %c5 : index
      vector.store %c19, %10[%81] : memref<?xf32>, vector<16xf32>
    }
    scf.for %82 = %c15 to %40 step %c22 {
      scf.for %83 = %c15 to %34 step %c10 {
        memref.store %c20, %5[%83] : memref<?xf32>
        memref.store %c21, %6[%83] : memref<?xf32>
        %84 = arith.muli %83, %c4 : index
        %85 = arith.addi %84, %c15 : index
        vector.store %c19, %7[%85] : memref<?xf32>, vector<16xf32>
        %86 = arith.addi %84, %c16 : index
        vector.store %c19, %7[%86] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %84, %c17 : index
        vector.store %c19, %7[%87] : memref<?xf32>, vector<16xf32>
        %88 = arith.addi %84, %c18 : index
        vector.store %c19, %7[%88] : memref<?xf32>, vector<16xf32>
        %89 = arith.addi %84, %c5 : index
        vector.store %c19, %7[%89] : memref<?xf32>, vector<16xf32>
      }
      %90 = arith.addi %82, %c22 : index
      %91 = arith.minsi %90, %40 : index
      scf.for %92 = %82 to %91 step %c5 {
        scf.for %93 = %c15 to %c9 step %c10 {
          %94 = arith.muli %93, %c16 : index
          %95 = arith.addi %92, %94 : index
          %96 = arith.cmpi slt, %95, %40 : index
          scf.if %96 {
            %97 = arith.divui %95, %c16 : index
            %98 = arith.addi %30, %97 : index
            %99 = memref.load %step[%98] : memref<?xi32>
            %100 = arith.index_cast %99 : i32 to index
            %101 = arith.muli %100, %pageBytes : index
            %102 = arith.muli %2, %c6 : index
            %103 = arith.addi %101, %102 : index
            scf.for %104 = %c15 to %c4 step %c10 {
              %105 = arith.muli %104, %c17 : index
              %106 = arith.addi %103, %105 : index
              %107 = vector.load %kv[%106] : memref<?xi8>, vector<32xi8>
              %108 = arith.muli %104, %c5 : index
              %109 = arith.addi %108, %94 : index
              %110 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
              %111 = arith.extf %110 : vector<16xf16> to vector<16xf32>
              vector.store %111, %14[%109] : memref<?xf32>, vector<16xf32>
            }
            %112 = arith.addi %103, %c24 : index
            scf.for %113 = %c15 to %c16 step %c10 {
              %114 = arith.addi %95, %113 : index
              %115 = arith.cmpi slt, %114, %40 : index
              %116 = arith.muli %113, %c25 : index
              %117 = arith.addi %112, %116 : index
              %118 = arith.addi %117, %c15 : index
              %119 = vector.load %kv[%118] : memref<?xi8>, vector<32xi8>
              %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
              %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
              %122 = arith.select %115, %121, %c19 : vector<16xf32>
              %123 = arith.addi %94, %113 : index
              %124 = arith.muli %123, %c4 : index
              %125 = arith.addi %124, %c15 : index
              vector.store %122, %15[%125] : memref<?xf32>, vector<16xf32>
              %126 = arith.addi %117, %c17 : index
              %127 = vector.load %kv[%126] : memref<?xi8>, vector<32xi8>
              %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
              %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
              %130 = arith.select %115, %129, %c19 : vector<16xf32>
              %131 = arith.addi %124, %c16 : index
              vector.store %130, %15[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.addi %117, %c5 : index
              %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
              %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
              %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
              %136 = arith.select %115, %135, %c19 : vector<16xf32>
              %137 = arith.addi %124, %c17 : index
              vector.store %136, %15[%137] : memref<?xf32>, vector<16xf32>
              %138 = arith.addi %117, %c26 : index
              %139 = vector.load %kv[%138] : memref<?xi8>, vector<32xi8>
              %140 = vector.bitcast %139 : vector<32xi8> to vector<16xf16>
              %141 = arith.extf %140 : vector<16xf16> to vector<16xf32>
              %142 = arith.select %115, %141, %c19 : vector<16xf32>
              %143 = arith.addi %124, %c18 : index
              vector.store %142, %15[%143] : memref<?xf32>, vector<16xf32>
              %144 = arith.addi %117, %c27 : index
              %145 = vector.load %kv[%144] : memref<?xi8>, vector<32xi8>
              %146 = vector.bitcast %145 : vector<32xi8> to vector<16xf16>
              %147 = arith.extf %146 : vector<16xf16> to vector<16xf32>
              %148 = arith.select %115, %147, %c19 : vector<16xf32>
              %149 = arith.addi %124, %c5 : index
              vector.store %148, %15[%149] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %150 = %c15 to %34 step %c9 {
          %168:16 = scf.for %151 = %c15 to %c4 step %c10 iter_args(%152 = %c19, %153 = %c19, %154 = %c19, %155 = %c19, %156 = %c19, %157 = %c19, %158 = %c19, %159 = %c19, %160 = %c19, %161 = %c19, %162 = %c19, %163 = %c19, %164 = %c19, %165 = %c19, %166 = %c19, %167 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %169 = arith.muli %151, %c5 : index
            %170 = arith.addi %169, %c15 : index
            %171 = vector.load %14[%170] : memref<?xf32>, vector<16xf32>
            %172 = arith.addi %169, %c16 : index
            %173 = vector.load %14[%172] : memref<?xf32>, vector<16xf32>
            %174 = arith.addi %169, %c17 : index
            %175 = vector.load %14[%174] : memref<?xf32>, vector<16xf32>
            %176 = arith.addi %169, %c18 : index
            %177 = vector.load %14[%176] : memref<?xf32>, vector<16xf32>
            %178 = arith.addi %150, %c15 : index
            %179 = arith.muli %178, %c4 : index
            %180 = arith.addi %179, %151 : index
            %181 = memref.load %4[%180] : memref<?xf32>
            %182 = vector.broadcast %181 : f32 to vector<16xf32>
            %183 = math.fma %182, %171, %152 : vector<16xf32>
            %184 = math.fma %182, %173, %153 : vector<16xf32>
            %185 = math.fma %182, %175, %154 : vector<16xf32>
            %186 = math.fma %182, %177, %155 : vector<16xf32>
            %187 = arith.addi %150, %c10 : index
            %188 = arith.muli %187, %c4 : index
            %189 = arith.addi %188, %151 : index
            %190 = memref.load %4[%189] : memref<?xf32>
            %191 = vector.broadcast %190 : f32 to vector<16xf32>
            %192 = math.fma %191, %171, %156 : vector<16xf32>
            %193 = math.fma %191, %173, %157 : vector<16xf32>
            %194 = math.fma %191, %175, %158 : vector<16xf32>
            %195 = math.fma %191, %177, %159 : vector<16xf32>
            %196 = arith.addi %150, %c7 : index
            %197 = arith.muli %196, %c4 : index
            %198 = arith.addi %197, %151 : index
            %199 = memref.load %4[%198] : memref<?xf32>
            %200 = vector.broadcast %199 : f32 to vector<16xf32>
            %201 = math.fma %200, %171, %160 : vector<16xf32>
            %202 = math.fma %200, %173, %161 : vector<16xf32>
            %203 = math.fma %200, %175, %162 : vector<16xf32>
            %204 = math.fma %200, %177, %163 : vector<16xf32>
            %205 = arith.addi %150, %c13 : index
            %206 = arith.muli %205, %c4 : index
            %207 = arith.addi %206, %151 : index
            %208 = memref.load %4[%207] : memref<?xf32>
            %209 = vector.broadcast %208 : f32 to vector<16xf32>
            %210 = math.fma %209, %171, %164 : vector<16xf32>
            %211 = math.fma %209, %173, %165 : vector<16xf32>
            %212 = math.fma %209, %175, %166 : vector<16xf32>
            %213 = math.fma %209, %177, %167 : vector<16xf32>
            scf.yield %183, %184, %185, %186, %192, %193, %194, %195, %201, %202, %203, %204, %210, %211, %212, %213 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %214 = arith.addi %150, %c15 : index
          %215 = arith.subi %31, %c10 : index
          %216 = arith.minsi %214, %215 : index
          %217 = arith.divui %216, %groupSize : index
          %218 = arith.addi %22, %217 : index
          %219 = arith.muli %2, %groupSize : index
          %220 = arith.remui %216, %groupSize : index
          %221 = arith.addi %219, %220 : index
          %222 = arith.addi %positionsAt, %218 : index
          %223 = memref.load %step[%222] : memref<?xi32>
          %224 = arith.index_cast %223 : i32 to index
          %225 = arith.subi %224, %92 : index
          %226 = arith.index_cast %225 : index to i32
          %227 = vector.broadcast %226 : i32 to vector<16xi32>
          %228 = arith.cmpi sle, %c28, %227 : vector<16xi32>
          %229 = arith.select %228, %168#0, %c29 : vector<16xi1>, vector<16xf32>
          %230 = arith.cmpi sle, %c30, %227 : vector<16xi32>
          %231 = arith.select %230, %168#1, %c29 : vector<16xi1>, vector<16xf32>
          %232 = arith.cmpi sle, %c31, %227 : vector<16xi32>
          %233 = arith.select %232, %168#2, %c29 : vector<16xi1>, vector<16xf32>
          %234 = arith.cmpi sle, %c32, %227 : vector<16xi32>
          %235 = arith.select %234, %168#3, %c29 : vector<16xi1>, vector<16xf32>
          %236 = arith.maximumf %229, %231 : vector<16xf32>
          %237 = arith.maximumf %236, %233 : vector<16xf32>
          %238 = arith.maximumf %237, %235 : vector<16xf32>
          %239 = memref.load %5[%214] : memref<?xf32>
          %240 = wave.reduce "max" %238 : vector<16xf32>
          %241 = arith.maximumf %239, %240 : f32
          %242 = arith.subf %239, %241 : f32
          %243 = wave.exp2 %242 : f32
          %244 = vector.broadcast %241 : f32 to vector<16xf32>
          %245 = arith.subf %229, %244 : vector<16xf32>
          %246 = wave.exp2 %245 : vector<16xf32>
          %247 = arith.select %228, %246, %c19 : vector<16xi1>, vector<16xf32>
          %248 = arith.muli %214, %c5 : index
          %249 = arith.addi %248, %c15 : index
          vector.store %247, %13[%249] : memref<?xf32>, vector<16xf32>
          %250 = arith.subf %231, %244 : vector<16xf32>
          %251 = wave.exp2 %250 : vector<16xf32>
          %252 = arith.select %230, %251, %c19 : vector<16xi1>, vector<16xf32>
          %253 = arith.addi %248, %c16 : index
          vector.store %252, %13[%253] : memref<?xf32>, vector<16xf32>
          %254 = arith.addf %247, %252 : vector<16xf32>
          %255 = arith.subf %233, %244 : vector<16xf32>
          %256 = wave.exp2 %255 : vector<16xf32>
          %257 = arith.select %232, %256, %c19 : vector<16xi1>, vector<16xf32>
          %258 = arith.addi %248, %c17 : index
          vector.store %257, %13[%258] : memref<?xf32>, vector<16xf32>
          %259 = arith.addf %254, %257 : vector<16xf32>
          %260 = arith.subf %235, %244 : vector<16xf32>
          %261 = wave.exp2 %260 : vector<16xf32>
          %262 = arith.select %234, %261, %c19 : vector<16xi1>, vector<16xf32>
          %263 = arith.addi %248, %c18 : index
          vector.store %262, %13[%263] : memref<?xf32>, vector<16xf32>
          %264 = arith.addf %259, %262 : vector<16xf32>
          %265 = memref.load %6[%214] : memref<?xf32>
          %266 = wave.reduce "add" %264 : vector<16xf32>
          %267 = math.fma %265, %243, %266 : f32
          memref.store %241, %5[%214] : memref<?xf32>
          memref.store %267, %6[%214] : memref<?xf32>
          memref.store %243, %11[%214] : memref<?xf32>
          %268 = arith.addi %150, %c10 : index
          %269 = arith.minsi %268, %215 : index
          %270 = arith.divui %269, %groupSize : index
          %271 = arith.addi %22, %270 : index
          %272 = arith.remui %269, %groupSize : index
          %273 = arith.addi %219, %272 : index
          %274 = arith.addi %positionsAt, %271 : index
          %275 = memref.load %step[%274] : memref<?xi32>
          %276 = arith.index_cast %275 : i32 to index
          %277 = arith.subi %276, %92 : index
          %278 = arith.index_cast %277 : index to i32
          %279 = vector.broadcast %278 : i32 to vector<16xi32>
          %280 = arith.cmpi sle, %c28, %279 : vector<16xi32>
          %281 = arith.select %280, %168#4, %c29 : vector<16xi1>, vector<16xf32>
          %282 = arith.cmpi sle, %c30, %279 : vector<16xi32>
          %283 = arith.select %282, %168#5, %c29 : vector<16xi1>, vector<16xf32>
          %284 = arith.cmpi sle, %c31, %279 : vector<16xi32>
          %285 = arith.select %284, %168#6, %c29 : vector<16xi1>, vector<16xf32>
          %286 = arith.cmpi sle, %c32, %279 : vector<16xi32>
          %287 = arith.select %286, %168#7, %c29 : vector<16xi1>, vector<16xf32>
          %288 = arith.maximumf %281, %283 : vector<16xf32>
          %289 = arith.maximumf %288, %285 : vector<16xf32>
          %290 = arith.maximumf %289, %287 : vector<16xf32>
          %291 = memref.load %5[%268] : memref<?xf32>
          %292 = wave.reduce "max" %290 : vector<16xf32>
          %293 = arith.maximumf %291, %292 : f32
          %294 = arith.subf %291, %293 : f32
          %295 = wave.exp2 %294 : f32
          %296 = vector.broadcast %293 : f32 to vector<16xf32>
          %297 = arith.subf %281, %296 : vector<16xf32>
          %298 = wave.exp2 %297 : vector<16xf32>
          %299 = arith.select %280, %298, %c19 : vector<16xi1>, vector<16xf32>
          %300 = arith.muli %268, %c5 : index
          %301 = arith.addi %300, %c15 : index
          vector.store %299, %13[%301] : memref<?xf32>, vector<16xf32>
          %302 = arith.subf %283, %296 : vector<16xf32>
          %303 = wave.exp2 %302 : vector<16xf32>
          %304 = arith.select %282, %303, %c19 : vector<16xi1>, vector<16xf32>
          %305 = arith.addi %300, %c16 : index
          vector.store %304, %13[%305] : memref<?xf32>, vector<16xf32>
          %306 = arith.addf %299, %304 : vector<16xf32>
          %307 = arith.subf %285, %296 : vector<16xf32>
          %308 = wave.exp2 %307 : vector<16xf32>
          %309 = arith.select %284, %308, %c19 : vector<16xi1>, vector<16xf32>
          %310 = arith.addi %300, %c17 : index
          vector.store %309, %13[%310] : memref<?xf32>, vector<16xf32>
          %311 = arith.addf %306, %309 : vector<16xf32>
          %312 = arith.subf %287, %296 : vector<16xf32>
          %313 = wave.exp2 %312 : vector<16xf32>
          %314 = arith.select %286, %313, %c19 : vector<16xi1>, vector<16xf32>
          %315 = arith.addi %300, %c18 : index
          vector.store %314, %13[%315] : memref<?xf32>, vector<16xf32>
          %316 = arith.addf %311, %314 : vector<16xf32>
          %317 = memref.load %6[%268] : memref<?xf32>
          %318 = wave.reduce "add" %316 : vector<16xf32>
          %319 = math.fma %317, %295, %318 : f32
          memref.store %293, %5[%268] : memref<?xf32>
          memref.store %319, %6[%268] : memref<?xf32>
          memref.store %295, %11[%268] : memref<?xf32>
          %320 = arith.addi %150, %c7 : index
          %321 = arith.minsi %320, %215 : index
          %322 = arith.divui %321, %groupSize : index
          %323 = arith.addi %22, %322 : index
          %324 = arith.remui %321, %groupSize : index
          %325 = arith.addi %219, %324 : index
          %326 = arith.addi %positionsAt, %323 : index
          %327 = memref.load %step[%326] : memref<?xi32>
          %328 = arith.index_cast %327 : i32 to index
          %329 = arith.subi %328, %92 : index
          %330 = arith.index_cast %329 : index to i32
          %331 = vector.broadcast %330 : i32 to vector<16xi32>
          %332 = arith.cmpi sle, %c28, %331 : vector<16xi32>
          %333 = arith.select %332, %168#8, %c29 : vector<16xi1>, vector<16xf32>
          %334 = arith.cmpi sle, %c30, %331 : vector<16xi32>
          %335 = arith.select %334, %168#9, %c29 : vector<16xi1>, vector<16xf32>
          %336 = arith.cmpi sle, %c31, %331 : vector<16xi32>
          %337 = arith.select %336, %168#10, %c29 : vector<16xi1>, vector<16xf32>
          %338 = arith.cmpi sle, %c32, %331 : vector<16xi32>
          %339 = arith.select %338, %168#11, %c29 : vector<16xi1>, vector<16xf32>
          %340 = arith.maximumf %333, %335 : vector<16xf32>
          %341 = arith.maximumf %340, %337 : vector<16xf32>
          %342 = arith.maximumf %341, %339 : vector<16xf32>
          %343 = memref.load %5[%320] : memref<?xf32>
          %344 = wave.reduce "max" %342 : vector<16xf32>
          %345 = arith.maximumf %343, %344 : f32
          %346 = arith.subf %343, %345 : f32
          %347 = wave.exp2 %346 : f32
          %348 = vector.broadcast %345 : f32 to vector<16xf32>
          %349 = arith.subf %333, %348 : vector<16xf32>
          %350 = wave.exp2 %349 : vector<16xf32>
          %351 = arith.select %332, %350, %c19 : vector<16xi1>, vector<16xf32>
          %352 = arith.muli %320, %c5 : index
          %353 = arith.addi %352, %c15 : index
          vector.store %351, %13[%353] : memref<?xf32>, vector<16xf32>
          %354 = arith.subf %335, %348 : vector<16xf32>
          %355 = wave.exp2 %354 : vector<16xf32>
          %356 = arith.select %334, %355, %c19 : vector<16xi1>, vector<16xf32>
          %357 = arith.addi %352, %c16 : index
          vector.store %356, %13[%357] : memref<?xf32>, vector<16xf32>
          %358 = arith.addf %351, %356 : vector<16xf32>
          %359 = arith.subf %337, %348 : vector<16xf32>
          %360 = wave.exp2 %359 : vector<16xf32>
          %361 = arith.select %336, %360, %c19 : vector<16xi1>, vector<16xf32>
          %362 = arith.addi %352, %c17 : index
          vector.store %361, %13[%362] : memref<?xf32>, vector<16xf32>
          %363 = arith.addf %358, %361 : vector<16xf32>
          %364 = arith.subf %339, %348 : vector<16xf32>
          %365 = wave.exp2 %364 : vector<16xf32>
          %366 = arith.select %338, %365, %c19 : vector<16xi1>, vector<16xf32>
          %367 = arith.addi %352, %c18 : index
          vector.store %366, %13[%367] : memref<?xf32>, vector<16xf32>
          %368 = arith.addf %363, %366 : vector<16xf32>
          %369 = memref.load %6[%320] : memref<?xf32>
          %370 = wave.reduce "add" %368 : vector<16xf32>
          %371 = math.fma %369, %347, %370 : f32
          memref.store %345, %5[%320] : memref<?xf32>
          memref.store %371, %6[%320] : memref<?xf32>
          memref.store %347, %11[%320] : memref<?xf32>
          %372 = arith.addi %150, %c13 : index
          %373 = arith.minsi %372, %215 : index
          %374 = arith.divui %373, %groupSize : index
          %375 = arith.addi %22, %374 : index
          %376 = arith.remui %373, %groupSize : index
          %377 = arith.addi %219, %376 : index
          %378 = arith.addi %positionsAt, %375 : index
          %379 = memref.load %step[%378] : memref<?xi32>
          %380 = arith.index_cast %379 : i32 to index
          %381 = arith.subi %380, %92 : index
          %382 = arith.index_cast %381 : index to i32
          %383 = vector.broadcast %382 : i32 to vector<16xi32>
          %384 = arith.cmpi sle, %c28, %383 : vector<16xi32>
          %385 = arith.select %384, %168#12, %c29 : vector<16xi1>, vector<16xf32>
          %386 = arith.cmpi sle, %c30, %383 : vector<16xi32>
          %387 = arith.select %386, %168#13, %c29 : vector<16xi1>, vector<16xf32>
          %388 = arith.cmpi sle, %c31, %383 : vector<16xi32>
          %389 = arith.select %388, %168#14, %c29 : vector<16xi1>, vector<16xf32>
          %390 = arith.cmpi sle, %c32, %383 : vector<16xi32>
          %391 = arith.select %390, %168#15, %c29 : vector<16xi1>, vector<16xf32>
          %392 = arith.maximumf %385, %387 : vector<16xf32>
          %393 = arith.maximumf %392, %389 : vector<16xf32>
          %394 = arith.maximumf %393, %391 : vector<16xf32>
          %395 = memref.load %5[%372] : memref<?xf32>
          %396 = wave.reduce "max" %394 : vector<16xf32>
          %397 = arith.maximumf %395, %396 : f32
          %398 = arith.subf %395, %397 : f32
          %399 = wave.exp2 %398 : f32
          %400 = vector.broadcast %397 : f32 to vector<16xf32>
          %401 = arith.subf %385, %400 : vector<16xf32>
          %402 = wave.exp2 %401 : vector<16xf32>
          %403 = arith.select %384, %402, %c19 : vector<16xi1>, vector<16xf32>
          %404 = arith.muli %372, %c5 : index
          %405 = arith.addi %404, %c15 : index
          vector.store %403, %13[%405] : memref<?xf32>, vector<16xf32>
          %406 = arith.subf %387, %400 : vector<16xf32>
          %407 = wave.exp2 %406 : vector<16xf32>
          %408 = arith.select %386, %407, %c19 : vector<16xi1>, vector<16xf32>
          %409 = arith.addi %404, %c16 : index
          vector.store %408, %13[%409] : memref<?xf32>, vector<16xf32>
          %410 = arith.addf %403, %408 : vector<16xf32>
          %411 = arith.subf %389, %400 : vector<16xf32>
          %412 = wave.exp2 %411 : vector<16xf32>
          %413 = arith.select %388, %412, %c19 : vector<16xi1>, vector<16xf32>
          %414 = arith.addi %404, %c17 : index
          vector.store %413, %13[%414] : memref<?xf32>, vector<16xf32>
          %415 = arith.addf %410, %413 : vector<16xf32>
          %416 = arith.subf %391, %400 : vector<16xf32>
          %417 = wave.exp2 %416 : vector<16xf32>
          %418 = arith.select %390, %417, %c19 : vector<16xi1>, vector<16xf32>
          %419 = arith.addi %404, %c18 : index
          vector.store %418, %13[%419] : memref<?xf32>, vector<16xf32>
          %420 = arith.addf %415, %418 : vector<16xf32>
          %421 = memref.load %6[%372] : memref<?xf32>
          %422 = wave.reduce "add" %420 : vector<16xf32>
          %423 = math.fma %421, %399, %422 : f32
          memref.store %397, %5[%372] : memref<?xf32>
          memref.store %423, %6[%372] : memref<?xf32>
          memref.store %399, %11[%372] : memref<?xf32>
        }
        %424 = arith.subi %40, %92 : index
        %425 = arith.minsi %424, %c5 : index
        scf.for %426 = %c15 to %34 step %c7 {
          %427 = arith.addi %426, %c15 : index
          %428 = memref.load %11[%427] : memref<?xf32>
          %429 = vector.broadcast %428 : f32 to vector<16xf32>
          %430 = arith.muli %427, %c4 : index
          %431 = arith.addi %430, %c15 : index
          %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
          %433 = arith.mulf %432, %429 : vector<16xf32>
          %434 = arith.addi %430, %c16 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %429 : vector<16xf32>
          %437 = arith.addi %430, %c17 : index
          %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %429 : vector<16xf32>
          %440 = arith.addi %430, %c18 : index
          %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
          %442 = arith.mulf %441, %429 : vector<16xf32>
          %443 = arith.addi %426, %c10 : index
          %444 = memref.load %11[%443] : memref<?xf32>
          %445 = vector.broadcast %444 : f32 to vector<16xf32>
          %446 = arith.muli %443, %c4 : index
          %447 = arith.addi %446, %c15 : index
          %448 = vector.load %7[%447] : memref<?xf32>, vector<16xf32>
          %449 = arith.mulf %448, %445 : vector<16xf32>
          %450 = arith.addi %446, %c16 : index
          %451 = vector.load %7[%450] : memref<?xf32>, vector<16xf32>
          %452 = arith.mulf %451, %445 : vector<16xf32>
          %453 = arith.addi %446, %c17 : index
          %454 = vector.load %7[%453] : memref<?xf32>, vector<16xf32>
          %455 = arith.mulf %454, %445 : vector<16xf32>
          %456 = arith.addi %446, %c18 : index
          %457 = vector.load %7[%456] : memref<?xf32>, vector<16xf32>
          %458 = arith.mulf %457, %445 : vector<16xf32>
          %468:8 = scf.for %459 = %c15 to %425 step %c10 iter_args(%460 = %433, %461 = %436, %462 = %439, %463 = %442, %464 = %449, %465 = %452, %466 = %455, %467 = %458) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %469 = arith.muli %459, %c4 : index
            %470 = arith.addi %469, %c15 : index
            %471 = vector.load %15[%470] : memref<?xf32>, vector<16xf32>
            %472 = arith.addi %469, %c16 : index
            %473 = vector.load %15[%472] : memref<?xf32>, vector<16xf32>
            %474 = arith.addi %469, %c17 : index
            %475 = vector.load %15[%474] : memref<?xf32>, vector<16xf32>
            %476 = arith.addi %469, %c18 : index
            %477 = vector.load %15[%476] : memref<?xf32>, vector<16xf32>
            %478 = arith.muli %427, %c5 : index
            %479 = arith.addi %478, %459 : index
            %480 = memref.load %13[%479] : memref<?xf32>
            %481 = vector.broadcast %480 : f32 to vector<16xf32>
            %482 = math.fma %481, %471, %460 : vector<16xf32>
            %483 = math.fma %481, %473, %461 : vector<16xf32>
            %484 = math.fma %481, %475, %462 : vector<16xf32>
            %485 = math.fma %481, %477, %463 : vector<16xf32>
            %486 = arith.muli %443, %c5 : index
            %487 = arith.addi %486, %459 : index
            %488 = memref.load %13[%487] : memref<?xf32>
            %489 = vector.broadcast %488 : f32 to vector<16xf32>
            %490 = math.fma %489, %471, %464 : vector<16xf32>
            %491 = math.fma %489, %473, %465 : vector<16xf32>
            %492 = math.fma %489, %475, %466 : vector<16xf32>
            %493 = math.fma %489, %477, %467 : vector<16xf32>
            scf.yield %482, %483, %484, %485, %490, %491, %492, %493 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %468#0, %7[%431] : memref<?xf32>, vector<16xf32>
          vector.store %468#1, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %468#2, %7[%437] : memref<?xf32>, vector<16xf32>
          vector.store %468#3, %7[%440] : memref<?xf32>, vector<16xf32>
          vector.store %468#4, %7[%447] : memref<?xf32>, vector<16xf32>
          vector.store %468#5, %7[%450] : memref<?xf32>, vector<16xf32>
          vector.store %468#6, %7[%453] : memref<?xf32>, vector<16xf32>
          vector.store %468#7, %7[%456] : memref<?xf32>, vector<16xf32>
          %494 = memref.load %11[%427] : memref<?xf32>
          %495 = vector.broadcast %494 : f32 to vector<16xf32>
          %496 = arith.addi %430, %c5 : index
          %497 = vector.load %7[%496] : memref<?xf32>, vector<16xf32>
          %498 = arith.mulf %497, %495 : vector<16xf32>
          %499 = memref.load %11[%443] : memref<?xf32>
          %500 = vector.broadcast %499 : f32 to vector<16xf32>
          %501 = arith.addi %446, %c5 : index
          %502 = vector.load %7[%501] : memref<?xf32>, vector<16xf32>
          %503 = arith.mulf %502, %500 : vector<16xf32>
          %507:2 = scf.for %504 = %c15 to %425 step %c10 iter_args(%505 = %498, %506 = %503) -> (vector<16xf32>, vector<16xf32>) {
            %508 = arith.muli %504, %c4 : index
            %509 = arith.addi %508, %c5 : index
            %510 = vector.load %15[%509] : memref<?xf32>, vector<16xf32>
            %511 = arith.muli %427, %c5 : index
            %512 = arith.addi %511, %504 : index
            %513 = memref.load %13[%512] : memref<?xf32>
            %514 = vector.broadcast %513 : f32 to vector<16xf32>
            %515 = math.fma %514, %510, %505 : vector<16xf32>
            %516 = arith.muli %443, %c5 : index
            %517 = arith.addi %516, %504 : index
            %518 = memref.load %13[%517] : memref<?xf32>
            %519 = vector.broadcast %518 : f32 to vector<16xf32>
            %520 = math.fma %519, %510, %506 : vector<16xf32>
            scf.yield %515, %520 : vector<16xf32>, vector<16xf32>
          }
          vector.store %507#0, %7[%496] : memref<?xf32>, vector<16xf32>
          vector.store %507#1, %7[%501] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %521 = %c15 to %34 step %c10 {
        %522 = memref.load %5[%521] : memref<?xf32>
        %523 = memref.load %6[%521] : memref<?xf32>
        %524 = arith.muli %521, %c4 : index
        %525 = memref.load %8[%521] : memref<?xf32>
        %526 = arith.maximumf %525, %522 : f32
        %527 = arith.subf %525, %526 : f32
        %528 = wave.exp2 %527 : f32
        %529 = arith.subf %522, %526 : f32
        %530 = wave.exp2 %529 : f32
        memref.store %526, %8[%521] : memref<?xf32>
        %531 = memref.load %9[%521] : memref<?xf32>
        %532 = arith.mulf %531, %528 : f32
        %533 = math.fma %523, %530, %532 : f32
        memref.store %533, %9[%521] : memref<?xf32>
        %534 = vector.broadcast %528 : f32 to vector<16xf32>
        %535 = vector.broadcast %530 : f32 to vector<16xf32>
        %536 = arith.addi %524, %c15 : index
        %537 = vector.load %10[%536] : memref<?xf32>, vector<16xf32>
        %538 = arith.mulf %537, %534 : vector<16xf32>
        %539 = vector.load %7[%536] : memref<?xf32>, vector<16xf32>
        %540 = math.fma %539, %535, %538 : vector<16xf32>
        vector.store %540, %10[%536] : memref<?xf32>, vector<16xf32>
        %541 = arith.addi %524, %c16 : index
        %542 = vector.load %10[%541] : memref<?xf32>, vector<16xf32>
        %543 = arith.mulf %542, %534 : vector<16xf32>
        %544 = vector.load %7[%541] : memref<?xf32>, vector<16xf32>
        %545 = math.fma %544, %535, %543 : vector<16xf32>
        vector.store %545, %10[%541] : memref<?xf32>, vector<16xf32>
        %546 = arith.addi %524, %c17 : index
        %547 = vector.load %10[%546] : memref<?xf32>, vector<16xf32>
        %548 = arith.mulf %547, %534 : vector<16xf32>
        %549 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
        %550 = math.fma %549, %535, %548 : vector<16xf32>
        vector.store %550, %10[%546] : memref<?xf32>, vector<16xf32>
        %551 = arith.addi %524, %c18 : index
        %552 = vector.load %10[%551] : memref<?xf32>, vector<16xf32>
        %553 = arith.mulf %552, %534 : vector<16xf32>
        %554 = vector.load %7[%551] : memref<?xf32>, vector<16xf32>
        %555 = math.fma %554, %535, %553 : vector<16xf32>
        vector.store %555, %10[%551] : memref<?xf32>, vector<16xf32>
        %556 = arith.addi %524, %c5 : index
        %557 = vector.load %10[%556] : memref<?xf32>, vector<16xf32>
        %558 = arith.mulf %557, %534 : vector<16xf32>
        %559 = vector.load %7[%556] : memref<?xf32>, vector<16xf32>
        %560 = math.fma %559, %535, %558 : vector<16xf32>
        vector.store %560, %10[%556] : memref<?xf32>, vector<16xf32>
      }
    }
    %561 = arith.addi %kvHeads, %2 : index
    %562 = memref.load %scales[%561] : memref<?xf32>
    scf.for %563 = %c15 to %31 step %c10 {
      %564 = arith.subi %31, %c10 : index
      %565 = arith.minsi %563, %564 : index
      %566 = arith.divui %565, %groupSize : index
      %567 = arith.addi %22, %566 : index
      %568 = arith.muli %2, %groupSize : index
      %569 = arith.remui %565, %groupSize : index
      %570 = arith.addi %568, %569 : index
      %571 = arith.muli %567, %heads : index
      %572 = arith.addi %571, %570 : index
      %573 = arith.muli %572, %c4 : index
      %574 = memref.load %9[%563] : memref<?xf32>
      %575 = arith.divf %562, %574 : f32
      %576 = vector.broadcast %575 : f32 to vector<16xf32>
      %577 = arith.muli %563, %c4 : index
      %578 = arith.addi %577, %c15 : index
      %579 = vector.load %10[%578] : memref<?xf32>, vector<16xf32>
      %580 = arith.mulf %579, %576 : vector<16xf32>
      %581 = arith.addi %573, %c15 : index
      vector.store %580, %out[%581] : memref<?xf32>, vector<16xf32>
      %582 = arith.addi %577, %c16 : index
      %583 = vector.load %10[%582] : memref<?xf32>, vector<16xf32>
      %584 = arith.mulf %583, %576 : vector<16xf32>
      %585 = arith.addi %573, %c16 : index
      vector.store %584, %out[%585] : memref<?xf32>, vector<16xf32>
      %586 = arith.addi %577, %c17 : index
      %587 = vector.load %10[%586] : memref<?xf32>, vector<16xf32>
      %588 = arith.mulf %587, %576 : vector<16xf32>
      %589 = arith.addi %573, %c17 : index
      vector.store %588, %out[%589] : memref<?xf32>, vector<16xf32>
      %590 = arith.addi %577, %c18 : index
      %591 = vector.load %10[%590] : memref<?xf32>, vector<16xf32>
      %592 = arith.mulf %591, %576 : vector<16xf32>
      %593 = arith.addi %573, %c18 : index
      vector.store %592, %out[%593] : memref<?xf32>, vector<16xf32>
      %594 = arith.addi %577, %c5 : index
      %595 = vector.load %10[%594] : memref<?xf32>, vector<16xf32>
      %596 = arith.mulf %595, %576 : vector<16xf32>
      %597 = arith.addi %573, %c5 : index
      vector.store %596, %out[%597] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
