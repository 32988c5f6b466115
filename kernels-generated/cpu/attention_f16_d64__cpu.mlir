// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c8 = arith.constant 4 : index
  %c9 = arith.constant 1 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %c12 = arith.constant 3 : index
  %positionsAt = wave.param "positionsAt" : index
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 0xF149F2CA : f32
  %c20 = arith.constant 0x00000000 : f32
  %c21 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c23 = arith.constant 2048 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c27 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c28 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c29 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c30 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
  %12 = wave.scratch %3 : memref<?xf32>
  %13 = wave.scratch %c5 : memref<?xf32>
  %14 = wave.scratch %c5 : memref<?xf32>
  %15 = memref.load %step[%c6] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c8 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c9 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c6 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c12 : index
    %32 = arith.divui %31, %c8 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c9 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c9 : index
    %40 = memref.load %scales[%2] : memref<?xf32>
    %41 = vector.broadcast %40 : f32 to vector<16xf32>
    scf.for %42 = %c14 to %33 step %c9 {
      %43 = arith.subi %30, %c9 : index
      %44 = arith.minsi %42, %43 : index
      %45 = arith.divui %44, %groupSize : index
      %46 = arith.addi %21, %45 : index
      %47 = arith.muli %2, %groupSize : index
      %48 = arith.remui %44, %groupSize : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %heads : index
      %51 = arith.addi %50, %49 : index
      %52 = arith.muli %51, %c4 : index
      %53 = arith.addi %52, %c14 : index
      %54 = vector.load %q[%53] : memref<?xf32>, vector<16xf32>
      %55 = arith.mulf %54, %41 : vector<16xf32>
      %56 = arith.muli %42, %c4 : index
      %57 = arith.addi %56, %c14 : index
      vector.store %55, %4[%57] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %52, %c15 : index
      %59 = vector.load %q[%58] : memref<?xf32>, vector<16xf32>
      %60 = arith.mulf %59, %41 : vector<16xf32>
      %61 = arith.addi %56, %c15 : index
      vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %52, %c16 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.mulf %63, %41 : vector<16xf32>
      %65 = arith.addi %56, %c16 : index
      vector.store %64, %4[%65] : memref<?xf32>, vector<16xf32>
      %66 = arith.addi %52, %c17 : index
      %67 = vector.load %q[%66] : memref<?xf32>, vector<16xf32>
      %68 = arith.mulf %67, %41 : vector<16xf32>
      %69 = arith.addi %56, %c17 : index
      vector.store %68, %4[%69] : memref<?xf32>, vector<16xf32>
    }
    scf.for %70 = %c14 to %33 step %c9 {
      memref.store %c19, %8[%70] : memref<?xf32>
      memref.store %c20, %9[%70] : memref<?xf32>
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %71, %c14 : index
      vector.store %c18, %10[%72] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %71, %c15 : index
      vector.store %c18, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %71, %c16 : index
      vector.store %c18, %10[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %71, %c17 : index
      vector.store %c18, %10[%75] : memref<?xf32>, vector<16xf32>
    }
    scf.for %76 = %c14 to %39 step %c21 {
      scf.for %77 = %c14 to %33 step %c9 {
        memref.store %c19, %5[%77] : memref<?xf32>
        memref.store %c20, %6[%77] : memref<?xf32>
        %78 = arith.muli %77, %c4 : index
        %79 = arith.addi %78, %c14 : index
        vector.store %c18, %7[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %78, %c15 : index
        vector.store %c18, %7[%80] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %78, %c16 : index
        vector.store %c18, %7[%81] : memref<?xf32>, vector<16xf32>
        %82 = arith.addi %78, %c17 : index
        vector.store %c18, %7[%82] : memref<?xf32>, vector<16xf32>
      }
      %83 = arith.addi %76, %c21 : index
      %84 = arith.minsi %83, %39 : index
      scf.for %85 = %76 to %84 step %c4 {
        scf.for %86 = %c14 to %c8 step %c9 {
          %87 = arith.muli %86, %c15 : index
          %88 = arith.addi %85, %87 : index
          %89 = arith.cmpi slt, %88, %39 : index
          scf.if %89 {
            %90 = arith.divui %88, %c15 : index
            %91 = arith.addi %29, %90 : index
            %92 = memref.load %step[%91] : memref<?xi32>
            %93 = arith.index_cast %92 : i32 to index
            %94 = arith.muli %93, %pageBytes : index
            %95 = arith.muli %2, %c5 : index
            %96 = arith.addi %94, %95 : index
            scf.for %97 = %c14 to %c4 step %c9 {
              %98 = arith.muli %97, %c16 : index
              %99 = arith.addi %96, %98 : index
              %100 = vector.load %kv[%99] : memref<?xi8>, vector<32xi8>
              %101 = arith.muli %97, %c4 : index
              %102 = arith.addi %101, %87 : index
              %103 = vector.bitcast %100 : vector<32xi8> to vector<16xf16>
              %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
              vector.store %104, %13[%102] : memref<?xf32>, vector<16xf32>
            }
            %105 = arith.addi %96, %c23 : index
            scf.for %106 = %c14 to %c15 step %c9 {
              %107 = arith.addi %88, %106 : index
              %108 = arith.cmpi slt, %107, %39 : index
              %109 = arith.muli %106, %c24 : index
              %110 = arith.addi %105, %109 : index
              %111 = arith.addi %110, %c14 : index
              %112 = vector.load %kv[%111] : memref<?xi8>, vector<32xi8>
              %113 = vector.bitcast %112 : vector<32xi8> to vector<16xf16>
              %114 = arith.extf %113 : vector<16xf16> to vector<16xf32>
              %115 = arith.select %108, %114, %c18 : vector<16xf32>
              %116 = arith.addi %87, %106 : index
              %117 = arith.muli %116, %c4 : index
              %118 = arith.addi %117, %c14 : index
              vector.store %115, %14[%118] : memref<?xf32>, vector<16xf32>
              %119 = arith.addi %110, %c16 : index
              %120 = vector.load %kv[%119] : memref<?xi8>, vector<32xi8>
              %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
              %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
              %123 = arith.select %108, %122, %c18 : vector<16xf32>
              %124 = arith.addi %117, %c15 : index
              vector.store %123, %14[%124] : memref<?xf32>, vector<16xf32>
              %125 = arith.addi %110, %c4 : index
              %126 = vector.load %kv[%125] : memref<?xi8>, vector<32xi8>
              %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
              %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
              %129 = arith.select %108, %128, %c18 : vector<16xf32>
              %130 = arith.addi %117, %c16 : index
              vector.store %129, %14[%130] : memref<?xf32>, vector<16xf32>
              %131 = arith.addi %110, %c25 : index
              %132 = vector.load %kv[%131] : memref<?xi8>, vector<32xi8>
              %133 = vector.bitcast %132 : vector<32xi8> to vector<16xf16>
              %134 = arith.extf %133 : vector<16xf16> to vector<16xf32>
              %135 = arith.select %108, %134, %c18 : vector<16xf32>
              %136 = arith.addi %117, %c17 : index
              vector.store %135, %14[%136] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %137 = %c14 to %33 step %c8 {
          %155:16 = scf.for %138 = %c14 to %c4 step %c9 iter_args(%139 = %c18, %140 = %c18, %141 = %c18, %142 = %c18, %143 = %c18, %144 = %c18, %145 = %c18, %146 = %c18, %147 = %c18, %148 = %c18, %149 = %c18, %150 = %c18, %151 = %c18, %152 = %c18, %153 = %c18, %154 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %156 = arith.muli %138, %c4 : index
            %157 = arith.addi %156, %c14 : index
            %158 = vector.load %13[%157] : memref<?xf32>, vector<16xf32>
            %159 = arith.addi %156, %c15 : index
            %160 = vector.load %13[%159] : memref<?xf32>, vector<16xf32>
            %161 = arith.addi %156, %c16 : index
            %162 = vector.load %13[%161] : memref<?xf32>, vector<16xf32>
            %163 = arith.addi %156, %c17 : index
            %164 = vector.load %13[%163] : memref<?xf32>, vector<16xf32>
            %165 = arith.addi %137, %c14 : index
            %166 = arith.muli %165, %c4 : index
            %167 = arith.addi %166, %138 : index
            %168 = memref.load %4[%167] : memref<?xf32>
            %169 = vector.broadcast %168 : f32 to vector<16xf32>
            %170 = math.fma %169, %158, %139 : vector<16xf32>
            %171 = math.fma %169, %160, %140 : vector<16xf32>
            %172 = math.fma %169, %162, %141 : vector<16xf32>
            %173 = math.fma %169, %164, %142 : vector<16xf32>
            %174 = arith.addi %137, %c9 : index
            %175 = arith.muli %174, %c4 : index
            %176 = arith.addi %175, %138 : index
            %177 = memref.load %4[%176] : memref<?xf32>
            %178 = vector.broadcast %177 : f32 to vector<16xf32>
            %179 = math.fma %178, %158, %143 : vector<16xf32>
            %180 = math.fma %178, %160, %144 : vector<16xf32>
            %181 = math.fma %178, %162, %145 : vector<16xf32>
            %182 = math.fma %178, %164, %146 : vector<16xf32>
            %183 = arith.addi %137, %c6 : index
            %184 = arith.muli %183, %c4 : index
            %185 = arith.addi %184, %138 : index
            %186 = memref.load %4[%185] : memref<?xf32>
            %187 = vector.broadcast %186 : f32 to vector<16xf32>
            %188 = math.fma %187, %158, %147 : vector<16xf32>
            %189 = math.fma %187, %160, %148 : vector<16xf32>
            %190 = math.fma %187, %162, %149 : vector<16xf32>
            %191 = math.fma %187, %164, %150 : vector<16xf32>
            %192 = arith.addi %137, %c12 : index
            %193 = arith.muli %192, %c4 : index
            %194 = arith.addi %193, %138 : index
            %195 = memref.load %4[%194] : memref<?xf32>
            %196 = vector.broadcast %195 : f32 to vector<16xf32>
            %197 = math.fma %196, %158, %151 : vector<16xf32>
            %198 = math.fma %196, %160, %152 : vector<16xf32>
            %199 = math.fma %196, %162, %153 : vector<16xf32>
            %200 = math.fma %196, %164, %154 : vector<16xf32>
            scf.yield %170, %171, %172, %173, %179, %180, %181, %182, %188, %189, %190, %191, %197, %198, %199, %200 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %201 = arith.addi %137, %c14 : index
          %202 = arith.subi %30, %c9 : index
          %203 = arith.minsi %201, %202 : index
          %204 = arith.divui %203, %groupSize : index
          %205 = arith.addi %21, %204 : index
          %206 = arith.muli %2, %groupSize : index
          %207 = arith.remui %203, %groupSize : index
          %208 = arith.addi %206, %207 : index
          %209 = arith.addi %positionsAt, %205 : index
          %210 = memref.load %step[%209] : memref<?xi32>
          %211 = arith.index_cast %210 : i32 to index
          %212 = arith.subi %211, %85 : index
          %213 = arith.index_cast %212 : index to i32
          %214 = vector.broadcast %213 : i32 to vector<16xi32>
          %215 = arith.cmpi sle, %c26, %214 : vector<16xi32>
          %216 = arith.select %215, %155#0, %c27 : vector<16xi1>, vector<16xf32>
          %217 = arith.cmpi sle, %c28, %214 : vector<16xi32>
          %218 = arith.select %217, %155#1, %c27 : vector<16xi1>, vector<16xf32>
          %219 = arith.cmpi sle, %c29, %214 : vector<16xi32>
          %220 = arith.select %219, %155#2, %c27 : vector<16xi1>, vector<16xf32>
          %221 = arith.cmpi sle, %c30, %214 : vector<16xi32>
          %222 = arith.select %221, %155#3, %c27 : vector<16xi1>, vector<16xf32>
          %223 = arith.maximumf %216, %218 : vector<16xf32>
          %224 = arith.maximumf %223, %220 : vector<16xf32>
          %225 = arith.maximumf %224, %222 : vector<16xf32>
          %226 = memref.load %5[%201] : memref<?xf32>
          %227 = wave.reduce "max" %225 : vector<16xf32>
          %228 = arith.maximumf %226, %227 : f32
          %229 = arith.subf %226, %228 : f32
          %230 = wave.exp2 %229 : f32
          %231 = vector.broadcast %228 : f32 to vector<16xf32>
          %232 = arith.subf %216, %231 : vector<16xf32>
          %233 = wave.exp2 %232 : vector<16xf32>
          %234 = arith.select %215, %233, %c18 : vector<16xi1>, vector<16xf32>
          %235 = arith.muli %201, %c4 : index
          %236 = arith.addi %235, %c14 : index
          vector.store %234, %12[%236] : memref<?xf32>, vector<16xf32>
          %237 = arith.subf %218, %231 : vector<16xf32>
          %238 = wave.exp2 %237 : vector<16xf32>
          %239 = arith.select %217, %238, %c18 : vector<16xi1>, vector<16xf32>
          %240 = arith.addi %235, %c15 : index
          vector.store %239, %12[%240] : memref<?xf32>, vector<16xf32>
          %241 = arith.addf %234, %239 : vector<16xf32>
          %242 = arith.subf %220, %231 : vector<16xf32>
          %243 = wave.exp2 %242 : vector<16xf32>
          %244 = arith.select %219, %243, %c18 : vector<16xi1>, vector<16xf32>
          %245 = arith.addi %235, %c16 : index
          vector.store %244, %12[%245] : memref<?xf32>, vector<16xf32>
          %246 = arith.addf %241, %244 : vector<16xf32>
          %247 = arith.subf %222, %231 : vector<16xf32>
          %248 = wave.exp2 %247 : vector<16xf32>
          %249 = arith.select %221, %248, %c18 : vector<16xi1>, vector<16xf32>
          %250 = arith.addi %235, %c17 : index
          vector.store %249, %12[%250] : memref<?xf32>, vector<16xf32>
          %251 = arith.addf %246, %249 : vector<16xf32>
          %252 = memref.load %6[%201] : memref<?xf32>
          %253 = wave.reduce "add" %251 : vector<16xf32>
          %254 = math.fma %252, %230, %253 : f32
          memref.store %228, %5[%201] : memref<?xf32>
          memref.store %254, %6[%201] : memref<?xf32>
          memref.store %230, %11[%201] : memref<?xf32>
          %255 = arith.addi %137, %c9 : index
          %256 = arith.minsi %255, %202 : index
          %257 = arith.divui %256, %groupSize : index
          %258 = arith.addi %21, %257 : index
          %259 = arith.remui %256, %groupSize : index
          %260 = arith.addi %206, %259 : index
          %261 = arith.addi %positionsAt, %258 : index
          %262 = memref.load %step[%261] : memref<?xi32>
          %263 = arith.index_cast %262 : i32 to index
          %264 = arith.subi %263, %85 : index
          %265 = arith.index_cast %264 : index to i32
          %266 = vector.broadcast %265 : i32 to vector<16xi32>
          %267 = arith.cmpi sle, %c26, %266 : vector<16xi32>
          %268 = arith.select %267, %155#4, %c27 : vector<16xi1>, vector<16xf32>
          %269 = arith.cmpi sle, %c28, %266 : vector<16xi32>
          %270 = arith.select %269, %155#5, %c27 : vector<16xi1>, vector<16xf32>
          %271 = arith.cmpi sle, %c29, %266 : vector<16xi32>
          %272 = arith.select %271, %155#6, %c27 : vector<16xi1>, vector<16xf32>
          %273 = arith.cmpi sle, %c30, %266 : vector<16xi32>
          %274 = arith.select %273, %155#7, %c27 : vector<16xi1>, vector<16xf32>
          %275 = arith.maximumf %268, %270 : vector<16xf32>
          %276 = arith.maximumf %275, %272 : vector<16xf32>
          %277 = arith.maximumf %276, %274 : vector<16xf32>
          %278 = memref.load %5[%255] : memref<?xf32>
          %279 = wave.reduce "max" %277 : vector<16xf32>
          %280 = arith.maximumf %278, %279 : f32
          %281 = arith.subf %278, %280 : f32
          %282 = wave.exp2 %281 : f32
          %283 = vector.broadcast %280 : f32 to vector<16xf32>
          %284 = arith.subf %268, %283 : vector<16xf32>
          %285 = wave.exp2 %284 : vector<16xf32>
          %286 = arith.select %267, %285, %c18 : vector<16xi1>, vector<16xf32>
          %287 = arith.muli %255, %c4 : index
          %288 = arith.addi %287, %c14 : index
          vector.store %286, %12[%288] : memref<?xf32>, vector<16xf32>
          %289 = arith.subf %270, %283 : vector<16xf32>
          %290 = wave.exp2 %289 : vector<16xf32>
          %291 = arith.select %269, %290, %c18 : vector<16xi1>, vector<16xf32>
          %292 = arith.addi %287, %c15 : index
          vector.store %291, %12[%292] : memref<?xf32>, vector<16xf32>
          %293 = arith.addf %286, %291 : vector<16xf32>
          %294 = arith.subf %272, %283 : vector<16xf32>
          %295 = wave.exp2 %294 : vector<16xf32>
          %296 = arith.select %271, %295, %c18 : vector<16xi1>, vector<16xf32>
          %297 = arith.addi %287, %c16 : index
          vector.store %296, %12[%297] : memref<?xf32>, vector<16xf32>
          %298 = arith.addf %293, %296 : vector<16xf32>
          %299 = arith.subf %274, %283 : vector<16xf32>
          %300 = wave.exp2 %299 : vector<16xf32>
          %301 = arith.select %273, %300, %c18 : vector<16xi1>, vector<16xf32>
          %302 = arith.addi %287, %c17 : index
          vector.store %301, %12[%302] : memref<?xf32>, vector<16xf32>
          %303 = arith.addf %298, %301 : vector<16xf32>
          %304 = memref.load %6[%255] : memref<?xf32>
          %305 = wave.reduce "add" %303 : vector<16xf32>
          %306 = math.fma %304, %282, %305 : f32
          memref.store %280, %5[%255] : memref<?xf32>
          memref.store %306, %6[%255] : memref<?xf32>
          memref.store %282, %11[%255] : memref<?xf32>
          %307 = arith.addi %137, %c6 : index
          %308 = arith.minsi %307, %202 : index
          %309 = arith.divui %308, %groupSize : index
          %310 = arith.addi %21, %309 : index
          %311 = arith.remui %308, %groupSize : index
          %312 = arith.addi %206, %311 : index
          %313 = arith.addi %positionsAt, %310 : index
          %314 = memref.load %step[%313] : memref<?xi32>
          %315 = arith.index_cast %314 : i32 to index
          %316 = arith.subi %315, %85 : index
          %317 = arith.index_cast %316 : index to i32
          %318 = vector.broadcast %317 : i32 to vector<16xi32>
          %319 = arith.cmpi sle, %c26, %318 : vector<16xi32>
          %320 = arith.select %319, %155#8, %c27 : vector<16xi1>, vector<16xf32>
          %321 = arith.cmpi sle, %c28, %318 : vector<16xi32>
          %322 = arith.select %321, %155#9, %c27 : vector<16xi1>, vector<16xf32>
          %323 = arith.cmpi sle, %c29, %318 : vector<16xi32>
          %324 = arith.select %323, %155#10, %c27 : vector<16xi1>, vector<16xf32>
          %325 = arith.cmpi sle, %c30, %318 : vector<16xi32>
          %326 = arith.select %325, %155#11, %c27 : vector<16xi1>, vector<16xf32>
          %327 = arith.maximumf %320, %322 : vector<16xf32>
          %328 = arith.maximumf %327, %324 : vector<16xf32>
          %329 = arith.maximumf %328, %326 : vector<16xf32>
          %330 = memref.load %5[%307] : memref<?xf32>
          %331 = wave.reduce "max" %329 : vector<16xf32>
          %332 = arith.maximumf %330, %331 : f32
          %333 = arith.subf %330, %332 : f32
          %334 = wave.exp2 %333 : f32
          %335 = vector.broadcast %332 : f32 to vector<16xf32>
          %336 = arith.subf %320, %335 : vector<16xf32>
          %337 = wave.exp2 %336 : vector<16xf32>
          %338 = arith.select %319, %337, %c18 : vector<16xi1>, vector<16xf32>
          %339 = arith.muli %307, %c4 : index
          %340 = arith.addi %339, %c14 : index
          vector.store %338, %12[%340] : memref<?xf32>, vector<16xf32>
          %341 = arith.subf %322, %335 : vector<16xf32>
          %342 = wave.exp2 %341 : vector<16xf32>
          %343 = arith.select %321, %342, %c18 : vector<16xi1>, vector<16xf32>
          %344 = arith.addi %339, %c15 : index
          vector.store %343, %12[%344] : memref<?xf32>, vector<16xf32>
          %345 = arith.addf %338, %343 : vector<16xf32>
          %346 = arith.subf %324, %335 : vector<16xf32>
          %347 = wave.exp2 %346 : vector<16xf32>
          %348 = arith.select %323, %347, %c18 : vector<16xi1>, vector<16xf32>
          %349 = arith.addi %339, %c16 : index
          vector.store %348, %12[%349] : memref<?xf32>, vector<16xf32>
          %350 = arith.addf %345, %348 : vector<16xf32>
          %351 = arith.subf %326, %335 : vector<16xf32>
          %352 = wave.exp2 %351 : vector<16xf32>
          %353 = arith.select %325, %352, %c18 : vector<16xi1>, vector<16xf32>
          %354 = arith.addi %339, %c17 : index
          vector.store %353, %12[%354] : memref<?xf32>, vector<16xf32>
          %355 = arith.addf %350, %353 : vector<16xf32>
          %356 = memref.load %6[%307] : memref<?xf32>
          %357 = wave.reduce "add" %355 : vector<16xf32>
          %358 = math.fma %356, %334, %357 : f32
          memref.store %332, %5[%307] : memref<?xf32>
          memref.store %358, %6[%307] : memref<?xf32>
          memref.store %334, %11[%307] : memref<?xf32>
          %359 = arith.addi %137, %c12 : index
          %360 = arith.minsi %359, %202 : index
          %361 = arith.divui %360, %groupSize : index
          %362 = arith.addi %21, %361 : index
          %363 = arith.remui %360, %groupSize : index
          %364 = arith.addi %206, %363 : index
          %365 = arith.addi %positionsAt, %362 : index
          %366 = memref.load %step[%365] : memref<?xi32>
          %367 = arith.index_cast %366 : i32 to index
          %368 = arith.subi %367, %85 : index
          %369 = arith.index_cast %368 : index to i32
          %370 = vector.broadcast %369 : i32 to vector<16xi32>
          %371 = arith.cmpi sle, %c26, %370 : vector<16xi32>
          %372 = arith.select %371, %155#12, %c27 : vector<16xi1>, vector<16xf32>
          %373 = arith.cmpi sle, %c28, %370 : vector<16xi32>
          %374 = arith.select %373, %155#13, %c27 : vector<16xi1>, vector<16xf32>
          %375 = arith.cmpi sle, %c29, %370 : vector<16xi32>
          %376 = arith.select %375, %155#14, %c27 : vector<16xi1>, vector<16xf32>
          %377 = arith.cmpi sle, %c30, %370 : vector<16xi32>
          %378 = arith.select %377, %155#15, %c27 : vector<16xi1>, vector<16xf32>
          %379 = arith.maximumf %372, %374 : vector<16xf32>
          %380 = arith.maximumf %379, %376 : vector<16xf32>
          %381 = arith.maximumf %380, %378 : vector<16xf32>
          %382 = memref.load %5[%359] : memref<?xf32>
          %383 = wave.reduce "max" %381 : vector<16xf32>
          %384 = arith.maximumf %382, %383 : f32
          %385 = arith.subf %382, %384 : f32
          %386 = wave.exp2 %385 : f32
          %387 = vector.broadcast %384 : f32 to vector<16xf32>
          %388 = arith.subf %372, %387 : vector<16xf32>
          %389 = wave.exp2 %388 : vector<16xf32>
          %390 = arith.select %371, %389, %c18 : vector<16xi1>, vector<16xf32>
          %391 = arith.muli %359, %c4 : index
          %392 = arith.addi %391, %c14 : index
          vector.store %390, %12[%392] : memref<?xf32>, vector<16xf32>
          %393 = arith.subf %374, %387 : vector<16xf32>
          %394 = wave.exp2 %393 : vector<16xf32>
          %395 = arith.select %373, %394, %c18 : vector<16xi1>, vector<16xf32>
          %396 = arith.addi %391, %c15 : index
          vector.store %395, %12[%396] : memref<?xf32>, vector<16xf32>
          %397 = arith.addf %390, %395 : vector<16xf32>
          %398 = arith.subf %376, %387 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %375, %399, %c18 : vector<16xi1>, vector<16xf32>
          %401 = arith.addi %391, %c16 : index
          vector.store %400, %12[%401] : memref<?xf32>, vector<16xf32>
          %402 = arith.addf %397, %400 : vector<16xf32>
          %403 = arith.subf %378, %387 : vector<16xf32>
          %404 = wave.exp2 %403 : vector<16xf32>
          %405 = arith.select %377, %404, %c18 : vector<16xi1>, vector<16xf32>
          %406 = arith.addi %391, %c17 : index
          vector.store %405, %12[%406] : memref<?xf32>, vector<16xf32>
          %407 = arith.addf %402, %405 : vector<16xf32>
          %408 = memref.load %6[%359] : memref<?xf32>
          %409 = wave.reduce "add" %407 : vector<16xf32>
          %410 = math.fma %408, %386, %409 : f32
          memref.store %384, %5[%359] : memref<?xf32>
          memref.store %410, %6[%359] : memref<?xf32>
          memref.store %386, %11[%359] : memref<?xf32>
        }
        %411 = arith.subi %39, %85 : index
        %412 = arith.minsi %411, %c4 : index
        scf.for %413 = %c14 to %33 step %c6 {
          %414 = arith.addi %413, %c14 : index
          %415 = memref.load %11[%414] : memref<?xf32>
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          %417 = arith.muli %414, %c4 : index
          %418 = arith.addi %417, %c14 : index
          %419 = vector.load %7[%418] : memref<?xf32>, vector<16xf32>
          %420 = arith.mulf %419, %416 : vector<16xf32>
          %421 = arith.addi %417, %c15 : index
          %422 = vector.load %7[%421] : memref<?xf32>, vector<16xf32>
          %423 = arith.mulf %422, %416 : vector<16xf32>
          %424 = arith.addi %417, %c16 : index
          %425 = vector.load %7[%424] : memref<?xf32>, vector<16xf32>
          %426 = arith.mulf %425, %416 : vector<16xf32>
          %427 = arith.addi %417, %c17 : index
          %428 = vector.load %7[%427] : memref<?xf32>, vector<16xf32>
          %429 = arith.mulf %428, %416 : vector<16xf32>
          %430 = arith.addi %413, %c9 : index
          %431 = memref.load %11[%430] : memref<?xf32>
          %432 = vector.broadcast %431 : f32 to vector<16xf32>
          %433 = arith.muli %430, %c4 : index
          %434 = arith.addi %433, %c14 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %432 : vector<16xf32>
          %437 = arith.addi %433, %c15 : index
          %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %432 : vector<16xf32>
          %440 = arith.addi %433, %c16 : index
          %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
          %442 = arith.mulf %441, %432 : vector<16xf32>
          %443 = arith.addi %433, %c17 : index
          %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
          %445 = arith.mulf %444, %432 : vector<16xf32>
          %455:8 = scf.for %446 = %c14 to %412 step %c9 iter_args(%447 = %420, %448 = %423, %449 = %426, %450 = %429, %451 = %436, %452 = %439, %453 = %442, %454 = %445) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %456 = arith.muli %446, %c4 : index
            %457 = arith.addi %456, %c14 : index
            %458 = vector.load %14[%457] : memref<?xf32>, vector<16xf32>
            %459 = arith.addi %456, %c15 : index
            %460 = vector.load %14[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.addi %456, %c16 : index
            %462 = vector.load %14[%461] : memref<?xf32>, vector<16xf32>
            %463 = arith.addi %456, %c17 : index
            %464 = vector.load %14[%463] : memref<?xf32>, vector<16xf32>
            %465 = arith.addi %417, %446 : index
            %466 = memref.load %12[%465] : memref<?xf32>
            %467 = vector.broadcast %466 : f32 to vector<16xf32>
            %468 = math.fma %467, %458, %447 : vector<16xf32>
            %469 = math.fma %467, %460, %448 : vector<16xf32>
            %470 = math.fma %467, %462, %449 : vector<16xf32>
            %471 = math.fma %467, %464, %450 : vector<16xf32>
            %472 = arith.addi %433, %446 : index
            %473 = memref.load %12[%472] : memref<?xf32>
            %474 = vector.broadcast %473 : f32 to vector<16xf32>
            %475 = math.fma %474, %458, %451 : vector<16xf32>
            %476 = math.fma %474, %460, %452 : vector<16xf32>
            %477 = math.fma %474, %462, %453 : vector<16xf32>
            %478 = math.fma %474, %464, %454 : vector<16xf32>
            scf.yield %468, %469, %470, %471, %475, %476, %477, %478 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %455#0, %7[%418] : memref<?xf32>, vector<16xf32>
          vector.store %455#1, %7[%421] : memref<?xf32>, vector<16xf32>
          vector.store %455#2, %7[%424] : memref<?xf32>, vector<16xf32>
          vector.store %455#3, %7[%427] : memref<?xf32>, vector<16xf32>
          vector.store %455#4, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %455#5, %7[%437] : memref<?xf32>, vector<16xf32>
          vector.store %455#6, %7[%440] : memref<?xf32>, vector<16xf32>
          vector.store %455#7, %7[%443] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %479 = %c14 to %33 step %c9 {
        %480 = memref.load %5[%479] : memref<?xf32>
        %481 = memref.load %6[%479] : memref<?xf32>
        %482 = arith.muli %479, %c4 : index
        %483 = memref.load %8[%479] : memref<?xf32>
        %484 = arith.maximumf %483, %480 : f32
        %485 = arith.subf %483, %484 : f32
        %486 = wave.exp2 %485 : f32
        %487 = arith.subf %480, %484 : f32
        %488 = wave.exp2 %487 : f32
        memref.store %484, %8[%479] : memref<?xf32>
        %489 = memref.load %9[%479] : memref<?xf32>
        %490 = arith.mulf %489, %486 : f32
        %491 = math.fma %481, %488, %490 : f32
        memref.store %491, %9[%479] : memref<?xf32>
        %492 = vector.broadcast %486 : f32 to vector<16xf32>
        %493 = vector.broadcast %488 : f32 to vector<16xf32>
        %494 = arith.addi %482, %c14 : index
        %495 = vector.load %10[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.mulf %495, %492 : vector<16xf32>
        %497 = vector.load %7[%494] : memref<?xf32>, vector<16xf32>
        %498 = math.fma %497, %493, %496 : vector<16xf32>
        vector.store %498, %10[%494] : memref<?xf32>, vector<16xf32>
        %499 = arith.addi %482, %c15 : index
        %500 = vector.load %10[%499] : memref<?xf32>, vector<16xf32>
        %501 = arith.mulf %500, %492 : vector<16xf32>
        %502 = vector.load %7[%499] : memref<?xf32>, vector<16xf32>
        %503 = math.fma %502, %493, %501 : vector<16xf32>
        vector.store %503, %10[%499] : memref<?xf32>, vector<16xf32>
        %504 = arith.addi %482, %c16 : index
        %505 = vector.load %10[%504] : memref<?xf32>, vector<16xf32>
        %506 = arith.mulf %505, %492 : vector<16xf32>
        %507 = vector.load %7[%504] : memref<?xf32>, vector<16xf32>
        %508 = math.fma %507, %493, %506 : vector<16xf32>
        vector.store %508, %10[%504] : memref<?xf32>, vector<16xf32>
        %509 = arith.addi %482, %c17 : index
        %510 = vector.load %10[%509] : memref<?xf32>, vector<16xf32>
        %511 = arith.mulf %510, %492 : vector<16xf32>
        %512 = vector.load %7[%509] : memref<?xf32>, vector<16xf32>
        %513 = math.fma %512, %493, %511 : vector<16xf32>
        vector.store %513, %10[%509] : memref<?xf32>, vector<16xf32>
      }
    }
    %514 = arith.addi %kvHeads, %2 : index
    %515 = memref.load %scales[%514] : memref<?xf32>
    scf.for %516 = %c14 to %30 step %c9 {
      %517 = arith.subi %30, %c9 : index
      %518 = arith.minsi %516, %517 : index
      %519 = arith.divui %518, %groupSize : index
      %520 = arith.addi %21, %519 : index
      %521 = arith.muli %2, %groupSize : index
      %522 = arith.remui %518, %groupSize : index
      %523 = arith.addi %521, %522 : index
      %524 = arith.muli %520, %heads : index
      %525 = arith.addi %524, %523 : index
      %526 = arith.muli %525, %c4 : index
      %527 = memref.load %9[%516] : memref<?xf32>
      %528 = arith.divf %515, %527 : f32
      %529 = vector.broadcast %528 : f32 to vector<16xf32>
      %530 = arith.muli %516, %c4 : index
      %531 = arith.addi %530, %c14 : index
      %532 = vector.load %10[%531] : memref<?xf32>, vector<16xf32>
      %533 = arith.mulf %532, %529 : vector<16xf32>
      %534 = arith.addi %526, %c14 : index
      vector.store %533, %out[%534] : memref<?xf32>, vector<16xf32>
      %535 = arith.addi %530, %c15 : index
      %536 = vector.load %10[%535] : memref<?xf32>, vector<16xf32>
      %537 = arith.mulf %536, %529 : vector<16xf32>
      %538 = arith.addi %526, %c15 : index
      vector.store %537, %out[%538] : memref<?xf32>, vector<16xf32>
      %539 = arith.addi %530, %c16 : index
      %540 = vector.load %10[%539] : memref<?xf32>, vector<16xf32>
      %541 = arith.mulf %540, %529 : vector<16xf32>
      %542 = arith.addi %526, %c16 : index
      vector.store %541, %out[%542] : memref<?xf32>, vector<16xf32>
      %543 = arith.addi %530, %c17 : index
      %544 = vector.load %10[%543] : memref<?xf32>, vector<16xf32>
      %545 = arith.mulf %544, %529 : vector<16xf32>
      %546 = arith.addi %526, %c17 : index
      vector.store %545, %out[%546] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
