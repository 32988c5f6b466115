// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c33 = arith.constant 0x3F800000 : f32
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
    }
    scf.for %68 = %c15 to %34 step %c10 {
      memref.store %c20, %8[%68] : memref<?xf32>
      memref.store %c21, %9[%68] : memref<?xf32>
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %69, %c15 : index
      vector.store %c19, %10[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %69, %c16 : index
      vector.store %c19, %10[%71] : memref<?xf32>, vector<16xf32>
      %72 = arith.addi %69, %c17 : index
      vector.store %c19, %10[%72] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %69, %c18 : index
      vector.store %c19, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %69, %c5 : index
      vector.store %c19, %10[%74] : memref<?xf32>, vector<16xf32>
    }
    scf.for %75 = %c15 to %40 step %c22 {
      scf.for %76 = %c15 to %34 step %c10 {
        memref.store %c20, %5[%76] : memref<?xf32>
        memref.store %c21, %6[%76] : memref<?xf32>
        %77 = arith.muli %76, %c4 : index
        %78 = arith.addi %77, %c15 : index
        vector.store %c19, %7[%78] : memref<?xf32>, vector<16xf32>
        %79 = arith.addi %77, %c16 : index
        vector.store %c19, %7[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %77, %c17 : index
        vector.store %c19, %7[%80] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %77, %c18 : index
        vector.store %c19, %7[%81] : memref<?xf32>, vector<16xf32>
        %82 = arith.addi %77, %c5 : index
        vector.store %c19, %7[%82] : memref<?xf32>, vector<16xf32>
      }
      %83 = arith.addi %75, %c22 : index
      %84 = arith.minsi %83, %40 : index
      scf.for %85 = %75 to %84 step %c5 {
        scf.for %86 = %c15 to %c9 step %c10 {
          %87 = arith.muli %86, %c16 : index
          %88 = arith.addi %85, %87 : index
          %89 = arith.cmpi slt, %88, %40 : index
          scf.if %89 {
            %90 = arith.divui %88, %c16 : index
            %91 = arith.addi %30, %90 : index
            %92 = memref.load %step[%91] : memref<?xi32>
            %93 = arith.index_cast %92 : i32 to index
            %94 = arith.muli %93, %pageBytes : index
            %95 = arith.muli %2, %c6 : index
            %96 = arith.addi %94, %95 : index
            scf.for %97 = %c15 to %c4 step %c10 {
              %98 = arith.muli %97, %c17 : index
              %99 = arith.addi %96, %98 : index
              %100 = vector.load %kv[%99] : memref<?xi8>, vector<32xi8>
              %101 = arith.muli %97, %c5 : index
              %102 = arith.addi %101, %87 : index
              %103 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
              %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
              vector.store %104, %14[%102] : memref<?xf32>, vector<16xf32>
            }
            %105 = arith.addi %96, %c24 : index
            scf.for %106 = %c15 to %c16 step %c10 {
              %107 = arith.addi %88, %106 : index
              %108 = arith.cmpi slt, %107, %40 : index
              %109 = arith.muli %106, %c25 : index
              %110 = arith.addi %105, %109 : index
              %111 = arith.addi %110, %c15 : index
              %112 = vector.load %kv[%111] : memref<?xi8>, vector<32xi8>
              %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
              %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
              %115 = arith.select %108, %114, %c19 : vector<16xf32>
              %116 = arith.addi %87, %106 : index
              %117 = arith.muli %116, %c4 : index
              %118 = arith.addi %117, %c15 : index
              vector.store %115, %15[%118] : memref<?xf32>, vector<16xf32>
              %119 = arith.addi %110, %c17 : index
              %120 = vector.load %kv[%119] : memref<?xi8>, vector<32xi8>
              %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
              %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
              %123 = arith.select %108, %122, %c19 : vector<16xf32>
              %124 = arith.addi %117, %c16 : index
              vector.store %123, %15[%124] : memref<?xf32>, vector<16xf32>
              %125 = arith.addi %110, %c5 : index
              %126 = vector.load %kv[%125] : memref<?xi8>, vector<32xi8>
              %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
              %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
              %129 = arith.select %108, %128, %c19 : vector<16xf32>
              %130 = arith.addi %117, %c17 : index
              vector.store %129, %15[%130] : memref<?xf32>, vector<16xf32>
              %131 = arith.addi %110, %c26 : index
              %132 = vector.load %kv[%131] : memref<?xi8>, vector<32xi8>
              %133 = vector.bitcast %132 : vector<32xi8> to vector<16xf16>
              %134 = arith.extf %133 : vector<16xf16> to vector<16xf32>
              %135 = arith.select %108, %134, %c19 : vector<16xf32>
              %136 = arith.addi %117, %c18 : index
              vector.store %135, %15[%136] : memref<?xf32>, vector<16xf32>
              %137 = arith.addi %110, %c27 : index
              %138 = vector.load %kv[%137] : memref<?xi8>, vector<32xi8>
              %139 = vector.bitcast %138 : vector<32xi8> to vector<16xf16>
              %140 = arith.extf %139 : vector<16xf16> to vector<16xf32>
              %141 = arith.select %108, %140, %c19 : vector<16xf32>
              %142 = arith.addi %117, %c5 : index
              vector.store %141, %15[%142] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %143 = %c15 to %34 step %c9 {
          %161:16 = scf.for %144 = %c15 to %c4 step %c10 iter_args(%145 = %c19, %146 = %c19, %147 = %c19, %148 = %c19, %149 = %c19, %150 = %c19, %151 = %c19, %152 = %c19, %153 = %c19, %154 = %c19, %155 = %c19, %156 = %c19, %157 = %c19, %158 = %c19, %159 = %c19, %160 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %162 = arith.muli %144, %c5 : index
            %163 = arith.addi %162, %c15 : index
            %164 = vector.load %14[%163] : memref<?xf32>, vector<16xf32>
            %165 = arith.addi %162, %c16 : index
            %166 = vector.load %14[%165] : memref<?xf32>, vector<16xf32>
            %167 = arith.addi %162, %c17 : index
            %168 = vector.load %14[%167] : memref<?xf32>, vector<16xf32>
            %169 = arith.addi %162, %c18 : index
            %170 = vector.load %14[%169] : memref<?xf32>, vector<16xf32>
            %171 = arith.addi %143, %c15 : index
            %172 = arith.muli %171, %c4 : index
            %173 = arith.addi %172, %144 : index
            %174 = memref.load %4[%173] : memref<?xf32>
            %175 = vector.broadcast %174 : f32 to vector<16xf32>
            %176 = math.fma %175, %164, %145 : vector<16xf32>
            %177 = math.fma %175, %166, %146 : vector<16xf32>
            %178 = math.fma %175, %168, %147 : vector<16xf32>
            %179 = math.fma %175, %170, %148 : vector<16xf32>
            %180 = arith.addi %143, %c10 : index
            %181 = arith.muli %180, %c4 : index
            %182 = arith.addi %181, %144 : index
            %183 = memref.load %4[%182] : memref<?xf32>
            %184 = vector.broadcast %183 : f32 to vector<16xf32>
            %185 = math.fma %184, %164, %149 : vector<16xf32>
            %186 = math.fma %184, %166, %150 : vector<16xf32>
            %187 = math.fma %184, %168, %151 : vector<16xf32>
            %188 = math.fma %184, %170, %152 : vector<16xf32>
            %189 = arith.addi %143, %c7 : index
            %190 = arith.muli %189, %c4 : index
            %191 = arith.addi %190, %144 : index
            %192 = memref.load %4[%191] : memref<?xf32>
            %193 = vector.broadcast %192 : f32 to vector<16xf32>
            %194 = math.fma %193, %164, %153 : vector<16xf32>
            %195 = math.fma %193, %166, %154 : vector<16xf32>
            %196 = math.fma %193, %168, %155 : vector<16xf32>
            %197 = math.fma %193, %170, %156 : vector<16xf32>
            %198 = arith.addi %143, %c13 : index
            %199 = arith.muli %198, %c4 : index
            %200 = arith.addi %199, %144 : index
            %201 = memref.load %4[%200] : memref<?xf32>
            %202 = vector.broadcast %201 : f32 to vector<16xf32>
            %203 = math.fma %202, %164, %157 : vector<16xf32>
            %204 = math.fma %202, %166, %158 : vector<16xf32>
            %205 = math.fma %202, %168, %159 : vector<16xf32>
            %206 = math.fma %202, %170, %160 : vector<16xf32>
            scf.yield %176, %177, %178, %179, %185, %186, %187, %188, %194, %195, %196, %197, %203, %204, %205, %206 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %207 = arith.addi %143, %c15 : index
          %208 = arith.subi %31, %c10 : index
          %209 = arith.minsi %207, %208 : index
          %210 = arith.divui %209, %groupSize : index
          %211 = arith.addi %22, %210 : index
          %212 = arith.muli %2, %groupSize : index
          %213 = arith.remui %209, %groupSize : index
          %214 = arith.addi %212, %213 : index
          %215 = arith.addi %positionsAt, %211 : index
          %216 = memref.load %step[%215] : memref<?xi32>
          %217 = arith.index_cast %216 : i32 to index
          %218 = arith.subi %217, %85 : index
          %219 = arith.index_cast %218 : index to i32
          %220 = vector.broadcast %219 : i32 to vector<16xi32>
          %221 = arith.cmpi sle, %c28, %220 : vector<16xi32>
          %222 = arith.select %221, %161#0, %c29 : vector<16xi1>, vector<16xf32>
          %223 = arith.cmpi sle, %c30, %220 : vector<16xi32>
          %224 = arith.select %223, %161#1, %c29 : vector<16xi1>, vector<16xf32>
          %225 = arith.cmpi sle, %c31, %220 : vector<16xi32>
          %226 = arith.select %225, %161#2, %c29 : vector<16xi1>, vector<16xf32>
          %227 = arith.cmpi sle, %c32, %220 : vector<16xi32>
          %228 = arith.select %227, %161#3, %c29 : vector<16xi1>, vector<16xf32>
          %229 = arith.maximumf %222, %224 : vector<16xf32>
          %230 = arith.maximumf %229, %226 : vector<16xf32>
          %231 = arith.maximumf %230, %228 : vector<16xf32>
          %232 = memref.load %5[%207] : memref<?xf32>
          %233 = wave.reduce "max" %231 : vector<16xf32>
          %234 = arith.maximumf %232, %233 : f32
          %235 = arith.subf %232, %234 : f32
          %236 = wave.exp2 %235 : f32
          %237 = vector.broadcast %234 : f32 to vector<16xf32>
          %238 = arith.subf %222, %237 : vector<16xf32>
          %239 = wave.exp2 %238 : vector<16xf32>
          %240 = arith.select %221, %239, %c19 : vector<16xi1>, vector<16xf32>
          %241 = arith.muli %207, %c5 : index
          %242 = arith.addi %241, %c15 : index
          vector.store %240, %13[%242] : memref<?xf32>, vector<16xf32>
          %243 = arith.subf %224, %237 : vector<16xf32>
          %244 = wave.exp2 %243 : vector<16xf32>
          %245 = arith.select %223, %244, %c19 : vector<16xi1>, vector<16xf32>
          %246 = arith.addi %241, %c16 : index
          vector.store %245, %13[%246] : memref<?xf32>, vector<16xf32>
          %247 = arith.addf %240, %245 : vector<16xf32>
          %248 = arith.subf %226, %237 : vector<16xf32>
          %249 = wave.exp2 %248 : vector<16xf32>
          %250 = arith.select %225, %249, %c19 : vector<16xi1>, vector<16xf32>
          %251 = arith.addi %241, %c17 : index
          vector.store %250, %13[%251] : memref<?xf32>, vector<16xf32>
          %252 = arith.addf %247, %250 : vector<16xf32>
          %253 = arith.subf %228, %237 : vector<16xf32>
          %254 = wave.exp2 %253 : vector<16xf32>
          %255 = arith.select %227, %254, %c19 : vector<16xi1>, vector<16xf32>
          %256 = arith.addi %241, %c18 : index
          vector.store %255, %13[%256] : memref<?xf32>, vector<16xf32>
          %257 = arith.addf %252, %255 : vector<16xf32>
          %258 = memref.load %6[%207] : memref<?xf32>
          %259 = wave.reduce "add" %257 : vector<16xf32>
          %260 = math.fma %258, %236, %259 : f32
          memref.store %234, %5[%207] : memref<?xf32>
          memref.store %260, %6[%207] : memref<?xf32>
          memref.store %236, %11[%207] : memref<?xf32>
          %261 = arith.addi %143, %c10 : index
          %262 = arith.minsi %261, %208 : index
          %263 = arith.divui %262, %groupSize : index
          %264 = arith.addi %22, %263 : index
          %265 = arith.remui %262, %groupSize : index
          %266 = arith.addi %212, %265 : index
          %267 = arith.addi %positionsAt, %264 : index
          %268 = memref.load %step[%267] : memref<?xi32>
          %269 = arith.index_cast %268 : i32 to index
          %270 = arith.subi %269, %85 : index
          %271 = arith.index_cast %270 : index to i32
          %272 = vector.broadcast %271 : i32 to vector<16xi32>
          %273 = arith.cmpi sle, %c28, %272 : vector<16xi32>
          %274 = arith.select %273, %161#4, %c29 : vector<16xi1>, vector<16xf32>
          %275 = arith.cmpi sle, %c30, %272 : vector<16xi32>
          %276 = arith.select %275, %161#5, %c29 : vector<16xi1>, vector<16xf32>
          %277 = arith.cmpi sle, %c31, %272 : vector<16xi32>
          %278 = arith.select %277, %161#6, %c29 : vector<16xi1>, vector<16xf32>
          %279 = arith.cmpi sle, %c32, %272 : vector<16xi32>
          %280 = arith.select %279, %161#7, %c29 : vector<16xi1>, vector<16xf32>
          %281 = arith.maximumf %274, %276 : vector<16xf32>
          %282 = arith.maximumf %281, %278 : vector<16xf32>
          %283 = arith.maximumf %282, %280 : vector<16xf32>
          %284 = memref.load %5[%261] : memref<?xf32>
          %285 = wave.reduce "max" %283 : vector<16xf32>
          %286 = arith.maximumf %284, %285 : f32
          %287 = arith.subf %284, %286 : f32
          %288 = wave.exp2 %287 : f32
          %289 = vector.broadcast %286 : f32 to vector<16xf32>
          %290 = arith.subf %274, %289 : vector<16xf32>
          %291 = wave.exp2 %290 : vector<16xf32>
          %292 = arith.select %273, %291, %c19 : vector<16xi1>, vector<16xf32>
          %293 = arith.muli %261, %c5 : index
          %294 = arith.addi %293, %c15 : index
          vector.store %292, %13[%294] : memref<?xf32>, vector<16xf32>
          %295 = arith.subf %276, %289 : vector<16xf32>
          %296 = wave.exp2 %295 : vector<16xf32>
          %297 = arith.select %275, %296, %c19 : vector<16xi1>, vector<16xf32>
          %298 = arith.addi %293, %c16 : index
          vector.store %297, %13[%298] : memref<?xf32>, vector<16xf32>
          %299 = arith.addf %292, %297 : vector<16xf32>
          %300 = arith.subf %278, %289 : vector<16xf32>
          %301 = wave.exp2 %300 : vector<16xf32>
          %302 = arith.select %277, %301, %c19 : vector<16xi1>, vector<16xf32>
          %303 = arith.addi %293, %c17 : index
          vector.store %302, %13[%303] : memref<?xf32>, vector<16xf32>
          %304 = arith.addf %299, %302 : vector<16xf32>
          %305 = arith.subf %280, %289 : vector<16xf32>
          %306 = wave.exp2 %305 : vector<16xf32>
          %307 = arith.select %279, %306, %c19 : vector<16xi1>, vector<16xf32>
          %308 = arith.addi %293, %c18 : index
          vector.store %307, %13[%308] : memref<?xf32>, vector<16xf32>
          %309 = arith.addf %304, %307 : vector<16xf32>
          %310 = memref.load %6[%261] : memref<?xf32>
          %311 = wave.reduce "add" %309 : vector<16xf32>
          %312 = math.fma %310, %288, %311 : f32
          memref.store %286, %5[%261] : memref<?xf32>
          memref.store %312, %6[%261] : memref<?xf32>
          memref.store %288, %11[%261] : memref<?xf32>
          %313 = arith.addi %143, %c7 : index
          %314 = arith.minsi %313, %208 : index
          %315 = arith.divui %314, %groupSize : index
          %316 = arith.addi %22, %315 : index
          %317 = arith.remui %314, %groupSize : index
          %318 = arith.addi %212, %317 : index
          %319 = arith.addi %positionsAt, %316 : index
          %320 = memref.load %step[%319] : memref<?xi32>
          %321 = arith.index_cast %320 : i32 to index
          %322 = arith.subi %321, %85 : index
          %323 = arith.index_cast %322 : index to i32
          %324 = vector.broadcast %323 : i32 to vector<16xi32>
          %325 = arith.cmpi sle, %c28, %324 : vector<16xi32>
          %326 = arith.select %325, %161#8, %c29 : vector<16xi1>, vector<16xf32>
          %327 = arith.cmpi sle, %c30, %324 : vector<16xi32>
          %328 = arith.select %327, %161#9, %c29 : vector<16xi1>, vector<16xf32>
          %329 = arith.cmpi sle, %c31, %324 : vector<16xi32>
          %330 = arith.select %329, %161#10, %c29 : vector<16xi1>, vector<16xf32>
          %331 = arith.cmpi sle, %c32, %324 : vector<16xi32>
          %332 = arith.select %331, %161#11, %c29 : vector<16xi1>, vector<16xf32>
          %333 = arith.maximumf %326, %328 : vector<16xf32>
          %334 = arith.maximumf %333, %330 : vector<16xf32>
          %335 = arith.maximumf %334, %332 : vector<16xf32>
          %336 = memref.load %5[%313] : memref<?xf32>
          %337 = wave.reduce "max" %335 : vector<16xf32>
          %338 = arith.maximumf %336, %337 : f32
          %339 = arith.subf %336, %338 : f32
          %340 = wave.exp2 %339 : f32
          %341 = vector.broadcast %338 : f32 to vector<16xf32>
          %342 = arith.subf %326, %341 : vector<16xf32>
          %343 = wave.exp2 %342 : vector<16xf32>
          %344 = arith.select %325, %343, %c19 : vector<16xi1>, vector<16xf32>
          %345 = arith.muli %313, %c5 : index
          %346 = arith.addi %345, %c15 : index
          vector.store %344, %13[%346] : memref<?xf32>, vector<16xf32>
          %347 = arith.subf %328, %341 : vector<16xf32>
          %348 = wave.exp2 %347 : vector<16xf32>
          %349 = arith.select %327, %348, %c19 : vector<16xi1>, vector<16xf32>
          %350 = arith.addi %345, %c16 : index
          vector.store %349, %13[%350] : memref<?xf32>, vector<16xf32>
          %351 = arith.addf %344, %349 : vector<16xf32>
          %352 = arith.subf %330, %341 : vector<16xf32>
          %353 = wave.exp2 %352 : vector<16xf32>
          %354 = arith.select %329, %353, %c19 : vector<16xi1>, vector<16xf32>
          %355 = arith.addi %345, %c17 : index
          vector.store %354, %13[%355] : memref<?xf32>, vector<16xf32>
          %356 = arith.addf %351, %354 : vector<16xf32>
          %357 = arith.subf %332, %341 : vector<16xf32>
          %358 = wave.exp2 %357 : vector<16xf32>
          %359 = arith.select %331, %358, %c19 : vector<16xi1>, vector<16xf32>
          %360 = arith.addi %345, %c18 : index
          vector.store %359, %13[%360] : memref<?xf32>, vector<16xf32>
          %361 = arith.addf %356, %359 : vector<16xf32>
          %362 = memref.load %6[%313] : memref<?xf32>
          %363 = wave.reduce "add" %361 : vector<16xf32>
          %364 = math.fma %362, %340, %363 : f32
          memref.store %338, %5[%313] : memref<?xf32>
          memref.store %364, %6[%313] : memref<?xf32>
          memref.store %340, %11[%313] : memref<?xf32>
          %365 = arith.addi %143, %c13 : index
          %366 = arith.minsi %365, %208 : index
          %367 = arith.divui %366, %groupSize : index
          %368 = arith.addi %22, %367 : index
          %369 = arith.remui %366, %groupSize : index
          %370 = arith.addi %212, %369 : index
          %371 = arith.addi %positionsAt, %368 : index
          %372 = memref.load %step[%371] : memref<?xi32>
          %373 = arith.index_cast %372 : i32 to index
          %374 = arith.subi %373, %85 : index
          %375 = arith.index_cast %374 : index to i32
          %376 = vector.broadcast %375 : i32 to vector<16xi32>
          %377 = arith.cmpi sle, %c28, %376 : vector<16xi32>
          %378 = arith.select %377, %161#12, %c29 : vector<16xi1>, vector<16xf32>
          %379 = arith.cmpi sle, %c30, %376 : vector<16xi32>
          %380 = arith.select %379, %161#13, %c29 : vector<16xi1>, vector<16xf32>
          %381 = arith.cmpi sle, %c31, %376 : vector<16xi32>
          %382 = arith.select %381, %161#14, %c29 : vector<16xi1>, vector<16xf32>
          %383 = arith.cmpi sle, %c32, %376 : vector<16xi32>
          %384 = arith.select %383, %161#15, %c29 : vector<16xi1>, vector<16xf32>
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
          %396 = arith.select %377, %395, %c19 : vector<16xi1>, vector<16xf32>
          %397 = arith.muli %365, %c5 : index
          %398 = arith.addi %397, %c15 : index
          vector.store %396, %13[%398] : memref<?xf32>, vector<16xf32>
          %399 = arith.subf %380, %393 : vector<16xf32>
          %400 = wave.exp2 %399 : vector<16xf32>
          %401 = arith.select %379, %400, %c19 : vector<16xi1>, vector<16xf32>
          %402 = arith.addi %397, %c16 : index
          vector.store %401, %13[%402] : memref<?xf32>, vector<16xf32>
          %403 = arith.addf %396, %401 : vector<16xf32>
          %404 = arith.subf %382, %393 : vector<16xf32>
          %405 = wave.exp2 %404 : vector<16xf32>
          %406 = arith.select %381, %405, %c19 : vector<16xi1>, vector<16xf32>
          %407 = arith.addi %397, %c17 : index
          vector.store %406, %13[%407] : memref<?xf32>, vector<16xf32>
          %408 = arith.addf %403, %406 : vector<16xf32>
          %409 = arith.subf %384, %393 : vector<16xf32>
          %410 = wave.exp2 %409 : vector<16xf32>
          %411 = arith.select %383, %410, %c19 : vector<16xi1>, vector<16xf32>
          %412 = arith.addi %397, %c18 : index
          vector.store %411, %13[%412] : memref<?xf32>, vector<16xf32>
          %413 = arith.addf %408, %411 : vector<16xf32>
          %414 = memref.load %6[%365] : memref<?xf32>
          %415 = wave.reduce "add" %413 : vector<16xf32>
          %416 = math.fma %414, %392, %415 : f32
          memref.store %390, %5[%365] : memref<?xf32>
          memref.store %416, %6[%365] : memref<?xf32>
          memref.store %392, %11[%365] : memref<?xf32>
        }
        %417 = arith.subi %40, %85 : index
        %418 = arith.minsi %417, %c5 : index
        scf.for %419 = %c15 to %34 step %c7 {
          %420 = arith.addi %419, %c15 : index
          %421 = memref.load %11[%420] : memref<?xf32>
          %422 = vector.broadcast %421 : f32 to vector<16xf32>
          %423 = arith.muli %420, %c4 : index
          %424 = arith.addi %423, %c15 : index
          %425 = vector.load %7[%424] : memref<?xf32>, vector<16xf32>
          %426 = arith.mulf %425, %422 : vector<16xf32>
          %427 = arith.addi %423, %c16 : index
          %428 = vector.load %7[%427] : memref<?xf32>, vector<16xf32>
          %429 = arith.mulf %428, %422 : vector<16xf32>
          %430 = arith.addi %423, %c17 : index
          %431 = vector.load %7[%430] : memref<?xf32>, vector<16xf32>
          %432 = arith.mulf %431, %422 : vector<16xf32>
          %433 = arith.addi %423, %c18 : index
          %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
          %435 = arith.mulf %434, %422 : vector<16xf32>
          %436 = arith.addi %419, %c10 : index
          %437 = memref.load %11[%436] : memref<?xf32>
          %438 = vector.broadcast %437 : f32 to vector<16xf32>
          %439 = arith.muli %436, %c4 : index
          %440 = arith.addi %439, %c15 : index
          %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
          %442 = arith.mulf %441, %438 : vector<16xf32>
          %443 = arith.addi %439, %c16 : index
          %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
          %445 = arith.mulf %444, %438 : vector<16xf32>
          %446 = arith.addi %439, %c17 : index
          %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
          %448 = arith.mulf %447, %438 : vector<16xf32>
          %449 = arith.addi %439, %c18 : index
          %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
          %451 = arith.mulf %450, %438 : vector<16xf32>
          %461:8 = scf.for %452 = %c15 to %418 step %c10 iter_args(%453 = %426, %454 = %429, %455 = %432, %456 = %435, %457 = %442, %458 = %445, %459 = %448, %460 = %451) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %462 = arith.muli %452, %c4 : index
            %463 = arith.addi %462, %c15 : index
            %464 = vector.load %15[%463] : memref<?xf32>, vector<16xf32>
            %465 = arith.addi %462, %c16 : index
            %466 = vector.load %15[%465] : memref<?xf32>, vector<16xf32>
            %467 = arith.addi %462, %c17 : index
            %468 = vector.load %15[%467] : memref<?xf32>, vector<16xf32>
            %469 = arith.addi %462, %c18 : index
            %470 = vector.load %15[%469] : memref<?xf32>, vector<16xf32>
            %471 = arith.muli %420, %c5 : index
            %472 = arith.addi %471, %452 : index
            %473 = memref.load %13[%472] : memref<?xf32>
            %474 = vector.broadcast %473 : f32 to vector<16xf32>
            %475 = math.fma %474, %464, %453 : vector<16xf32>
            %476 = math.fma %474, %466, %454 : vector<16xf32>
            %477 = math.fma %474, %468, %455 : vector<16xf32>
            %478 = math.fma %474, %470, %456 : vector<16xf32>
            %479 = arith.muli %436, %c5 : index
            %480 = arith.addi %479, %452 : index
            %481 = memref.load %13[%480] : memref<?xf32>
            %482 = vector.broadcast %481 : f32 to vector<16xf32>
            %483 = math.fma %482, %464, %457 : vector<16xf32>
            %484 = math.fma %482, %466, %458 : vector<16xf32>
            %485 = math.fma %482, %468, %459 : vector<16xf32>
            %486 = math.fma %482, %470, %460 : vector<16xf32>
            scf.yield %475, %476, %477, %478, %483, %484, %485, %486 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %461#0, %7[%424] : memref<?xf32>, vector<16xf32>
          vector.store %461#1, %7[%427] : memref<?xf32>, vector<16xf32>
          vector.store %461#2, %7[%430] : memref<?xf32>, vector<16xf32>
          vector.store %461#3, %7[%433] : memref<?xf32>, vector<16xf32>
          vector.store %461#4, %7[%440] : memref<?xf32>, vector<16xf32>
          vector.store %461#5, %7[%443] : memref<?xf32>, vector<16xf32>
          vector.store %461#6, %7[%446] : memref<?xf32>, vector<16xf32>
          vector.store %461#7, %7[%449] : memref<?xf32>, vector<16xf32>
          %487 = memref.load %11[%420] : memref<?xf32>
          %488 = vector.broadcast %487 : f32 to vector<16xf32>
          %489 = arith.addi %423, %c5 : index
          %490 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
          %491 = arith.mulf %490, %488 : vector<16xf32>
          %492 = memref.load %11[%436] : memref<?xf32>
          %493 = vector.broadcast %492 : f32 to vector<16xf32>
          %494 = arith.addi %439, %c5 : index
          %495 = vector.load %7[%494] : memref<?xf32>, vector<16xf32>
          %496 = arith.mulf %495, %493 : vector<16xf32>
          %500:2 = scf.for %497 = %c15 to %418 step %c10 iter_args(%498 = %491, %499 = %496) -> (vector<16xf32>, vector<16xf32>) {
            %501 = arith.muli %497, %c4 : index
            %502 = arith.addi %501, %c5 : index
            %503 = vector.load %15[%502] : memref<?xf32>, vector<16xf32>
            %504 = arith.muli %420, %c5 : index
            %505 = arith.addi %504, %497 : index
            %506 = memref.load %13[%505] : memref<?xf32>
            %507 = vector.broadcast %506 : f32 to vector<16xf32>
            %508 = math.fma %507, %503, %498 : vector<16xf32>
            %509 = arith.muli %436, %c5 : index
            %510 = arith.addi %509, %497 : index
            %511 = memref.load %13[%510] : memref<?xf32>
            %512 = vector.broadcast %511 : f32 to vector<16xf32>
            %513 = math.fma %512, %503, %499 : vector<16xf32>
            scf.yield %508, %513 : vector<16xf32>, vector<16xf32>
          }
          vector.store %500#0, %7[%489] : memref<?xf32>, vector<16xf32>
          vector.store %500#1, %7[%494] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %514 = %c15 to %34 step %c10 {
        %515 = memref.load %5[%514] : memref<?xf32>
        %516 = memref.load %6[%514] : memref<?xf32>
        %517 = arith.muli %514, %c4 : index
        %518 = memref.load %8[%514] : memref<?xf32>
        %519 = arith.maximumf %518, %515 : f32
        %520 = arith.subf %518, %519 : f32
        %521 = wave.exp2 %520 : f32
        %522 = arith.subf %515, %519 : f32
        %523 = wave.exp2 %522 : f32
        memref.store %519, %8[%514] : memref<?xf32>
        %524 = memref.load %9[%514] : memref<?xf32>
        %525 = arith.mulf %524, %521 : f32
        %526 = math.fma %516, %523, %525 : f32
        memref.store %526, %9[%514] : memref<?xf32>
        %527 = vector.broadcast %521 : f32 to vector<16xf32>
        %528 = vector.broadcast %523 : f32 to vector<16xf32>
        %529 = arith.addi %517, %c15 : index
        %530 = vector.load %10[%529] : memref<?xf32>, vector<16xf32>
        %531 = arith.mulf %530, %527 : vector<16xf32>
        %532 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
        %533 = math.fma %532, %528, %531 : vector<16xf32>
        vector.store %533, %10[%529] : memref<?xf32>, vector<16xf32>
        %534 = arith.addi %517, %c16 : index
        %535 = vector.load %10[%534] : memref<?xf32>, vector<16xf32>
        %536 = arith.mulf %535, %527 : vector<16xf32>
        %537 = vector.load %7[%534] : memref<?xf32>, vector<16xf32>
        %538 = math.fma %537, %528, %536 : vector<16xf32>
        vector.store %538, %10[%534] : memref<?xf32>, vector<16xf32>
        %539 = arith.addi %517, %c17 : index
        %540 = vector.load %10[%539] : memref<?xf32>, vector<16xf32>
        %541 = arith.mulf %540, %527 : vector<16xf32>
        %542 = vector.load %7[%539] : memref<?xf32>, vector<16xf32>
        %543 = math.fma %542, %528, %541 : vector<16xf32>
        vector.store %543, %10[%539] : memref<?xf32>, vector<16xf32>
        %544 = arith.addi %517, %c18 : index
        %545 = vector.load %10[%544] : memref<?xf32>, vector<16xf32>
        %546 = arith.mulf %545, %527 : vector<16xf32>
        %547 = vector.load %7[%544] : memref<?xf32>, vector<16xf32>
        %548 = math.fma %547, %528, %546 : vector<16xf32>
        vector.store %548, %10[%544] : memref<?xf32>, vector<16xf32>
        %549 = arith.addi %517, %c5 : index
        %550 = vector.load %10[%549] : memref<?xf32>, vector<16xf32>
        %551 = arith.mulf %550, %527 : vector<16xf32>
        %552 = vector.load %7[%549] : memref<?xf32>, vector<16xf32>
        %553 = math.fma %552, %528, %551 : vector<16xf32>
        vector.store %553, %10[%549] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %554 = %c15 to %31 step %c10 {
      %555 = arith.subi %31, %c10 : index
      %556 = arith.minsi %554, %555 : index
      %557 = arith.divui %556, %groupSize : index
      %558 = arith.addi %22, %557 : index
      %559 = arith.muli %2, %groupSize : index
      %560 = arith.remui %556, %groupSize : index
      %561 = arith.addi %559, %560 : index
      %562 = arith.muli %558, %heads : index
      %563 = arith.addi %562, %561 : index
      %564 = arith.muli %563, %c4 : index
      %565 = memref.load %9[%554] : memref<?xf32>
      %566 = arith.divf %c33, %565 : f32
      %567 = vector.broadcast %566 : f32 to vector<16xf32>
      %568 = arith.muli %kvHeads, %c15 : index
      %569 = arith.addi %568, %2 : index
      %570 = arith.muli %569, %c4 : index
      %571 = arith.addi %570, %c15 : index
      %572 = vector.load %factors[%571] : memref<?xf32>, vector<16xf32>
      %573 = arith.muli %kvHeads, %c10 : index
      %574 = arith.addi %573, %2 : index
      %575 = arith.muli %574, %c4 : index
      %576 = arith.addi %575, %c15 : index
      %577 = vector.load %factors[%576] : memref<?xf32>, vector<16xf32>
      %578 = arith.muli %554, %c4 : index
      %579 = arith.addi %578, %c15 : index
      %580 = vector.load %10[%579] : memref<?xf32>, vector<16xf32>
      %581 = arith.mulf %580, %567 : vector<16xf32>
      %582 = math.fma %581, %572, %577 : vector<16xf32>
      %583 = arith.addi %564, %c15 : index
      vector.store %582, %out[%583] : memref<?xf32>, vector<16xf32>
      %584 = arith.addi %570, %c16 : index
      %585 = vector.load %factors[%584] : memref<?xf32>, vector<16xf32>
      %586 = arith.addi %575, %c16 : index
      %587 = vector.load %factors[%586] : memref<?xf32>, vector<16xf32>
      %588 = arith.addi %578, %c16 : index
      %589 = vector.load %10[%588] : memref<?xf32>, vector<16xf32>
      %590 = arith.mulf %589, %567 : vector<16xf32>
      %591 = math.fma %590, %585, %587 : vector<16xf32>
      %592 = arith.addi %564, %c16 : index
      vector.store %591, %out[%592] : memref<?xf32>, vector<16xf32>
      %593 = arith.addi %570, %c17 : index
      %594 = vector.load %factors[%593] : memref<?xf32>, vector<16xf32>
      %595 = arith.addi %575, %c17 : index
      %596 = vector.load %factors[%595] : memref<?xf32>, vector<16xf32>
      %597 = arith.addi %578, %c17 : index
      %598 = vector.load %10[%597] : memref<?xf32>, vector<16xf32>
      %599 = arith.mulf %598, %567 : vector<16xf32>
      %600 = math.fma %599, %594, %596 : vector<16xf32>
      %601 = arith.addi %564, %c17 : index
      vector.store %600, %out[%601] : memref<?xf32>, vector<16xf32>
      %602 = arith.addi %570, %c18 : index
      %603 = vector.load %factors[%602] : memref<?xf32>, vector<16xf32>
      %604 = arith.addi %575, %c18 : index
      %605 = vector.load %factors[%604] : memref<?xf32>, vector<16xf32>
      %606 = arith.addi %578, %c18 : index
      %607 = vector.load %10[%606] : memref<?xf32>, vector<16xf32>
      %608 = arith.mulf %607, %567 : vector<16xf32>
      %609 = math.fma %608, %603, %605 : vector<16xf32>
      %610 = arith.addi %564, %c18 : index
      vector.store %609, %out[%610] : memref<?xf32>, vector<16xf32>
      %611 = arith.addi %570, %c5 : index
      %612 = vector.load %factors[%611] : memref<?xf32>, vector<16xf32>
      %613 = arith.addi %575, %c5 : index
      %614 = vector.load %factors[%613] : memref<?xf32>, vector<16xf32>
      %615 = arith.addi %578, %c5 : index
      %616 = vector.load %10[%615] : memref<?xf32>, vector<16xf32>
      %617 = arith.mulf %616, %567 : vector<16xf32>
      %618 = math.fma %617, %612, %614 : vector<16xf32>
      %619 = arith.addi %564, %c5 : index
      vector.store %618, %out[%619] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
