// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c25 = arith.constant 1280 : index
  %c26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c27 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c28 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c29 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c30 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c31 = arith.constant 0x3F800000 : f32
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
            %95 = arith.muli %2, %c24 : index
            %96 = arith.addi %94, %95 : index
            scf.for %97 = %c15 to %c4 step %c10 {
              %98 = arith.muli %97, %c16 : index
              %99 = arith.addi %96, %98 : index
              %100 = vector.load %kv[%99] : memref<?xi8>, vector<16xi8>
              %101 = arith.muli %97, %c5 : index
              %102 = arith.addi %101, %87 : index
              %103 = wave.fp8_decode "e4m3" %100 : vector<16xi8> -> vector<16xf32>
              vector.store %103, %14[%102] : memref<?xf32>, vector<16xf32>
            }
            %104 = arith.addi %96, %c25 : index
            scf.for %105 = %c15 to %c16 step %c10 {
              %106 = arith.addi %88, %105 : index
              %107 = arith.cmpi slt, %106, %40 : index
              %108 = arith.muli %105, %c4 : index
              %109 = arith.addi %104, %108 : index
              %110 = arith.addi %109, %c15 : index
              %111 = vector.load %kv[%110] : memref<?xi8>, vector<16xi8>
              %112 = wave.fp8_decode "e4m3" %111 : vector<16xi8> -> vector<16xf32>
              %113 = arith.select %107, %112, %c19 : vector<16xf32>
              %114 = arith.addi %87, %105 : index
              %115 = arith.muli %114, %c4 : index
              %116 = arith.addi %115, %c15 : index
              vector.store %113, %15[%116] : memref<?xf32>, vector<16xf32>
              %117 = arith.addi %109, %c16 : index
              %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
              %119 = wave.fp8_decode "e4m3" %118 : vector<16xi8> -> vector<16xf32>
              %120 = arith.select %107, %119, %c19 : vector<16xf32>
              %121 = arith.addi %115, %c16 : index
              vector.store %120, %15[%121] : memref<?xf32>, vector<16xf32>
              %122 = arith.addi %109, %c17 : index
              %123 = vector.load %kv[%122] : memref<?xi8>, vector<16xi8>
              %124 = wave.fp8_decode "e4m3" %123 : vector<16xi8> -> vector<16xf32>
              %125 = arith.select %107, %124, %c19 : vector<16xf32>
              %126 = arith.addi %115, %c17 : index
              vector.store %125, %15[%126] : memref<?xf32>, vector<16xf32>
              %127 = arith.addi %109, %c18 : index
              %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
              %129 = wave.fp8_decode "e4m3" %128 : vector<16xi8> -> vector<16xf32>
              %130 = arith.select %107, %129, %c19 : vector<16xf32>
              %131 = arith.addi %115, %c18 : index
              vector.store %130, %15[%131] : memref<?xf32>, vector<16xf32>
              %132 = arith.addi %109, %c5 : index
              %133 = vector.load %kv[%132] : memref<?xi8>, vector<16xi8>
              %134 = wave.fp8_decode "e4m3" %133 : vector<16xi8> -> vector<16xf32>
              %135 = arith.select %107, %134, %c19 : vector<16xf32>
              %136 = arith.addi %115, %c5 : index
              vector.store %135, %15[%136] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %137 = %c15 to %34 step %c9 {
          %155:16 = scf.for %138 = %c15 to %c4 step %c10 iter_args(%139 = %c19, %140 = %c19, %141 = %c19, %142 = %c19, %143 = %c19, %144 = %c19, %145 = %c19, %146 = %c19, %147 = %c19, %148 = %c19, %149 = %c19, %150 = %c19, %151 = %c19, %152 = %c19, %153 = %c19, %154 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %156 = arith.muli %138, %c5 : index
            %157 = arith.addi %156, %c15 : index
            %158 = vector.load %14[%157] : memref<?xf32>, vector<16xf32>
            %159 = arith.addi %156, %c16 : index
            %160 = vector.load %14[%159] : memref<?xf32>, vector<16xf32>
            %161 = arith.addi %156, %c17 : index
            %162 = vector.load %14[%161] : memref<?xf32>, vector<16xf32>
            %163 = arith.addi %156, %c18 : index
            %164 = vector.load %14[%163] : memref<?xf32>, vector<16xf32>
            %165 = arith.addi %137, %c15 : index
            %166 = arith.muli %165, %c4 : index
            %167 = arith.addi %166, %138 : index
            %168 = memref.load %4[%167] : memref<?xf32>
            %169 = vector.broadcast %168 : f32 to vector<16xf32>
            %170 = math.fma %169, %158, %139 : vector<16xf32>
            %171 = math.fma %169, %160, %140 : vector<16xf32>
            %172 = math.fma %169, %162, %141 : vector<16xf32>
            %173 = math.fma %169, %164, %142 : vector<16xf32>
            %174 = arith.addi %137, %c10 : index
            %175 = arith.muli %174, %c4 : index
            %176 = arith.addi %175, %138 : index
            %177 = memref.load %4[%176] : memref<?xf32>
            %178 = vector.broadcast %177 : f32 to vector<16xf32>
            %179 = math.fma %178, %158, %143 : vector<16xf32>
            %180 = math.fma %178, %160, %144 : vector<16xf32>
            %181 = math.fma %178, %162, %145 : vector<16xf32>
            %182 = math.fma %178, %164, %146 : vector<16xf32>
            %183 = arith.addi %137, %c7 : index
            %184 = arith.muli %183, %c4 : index
            %185 = arith.addi %184, %138 : index
            %186 = memref.load %4[%185] : memref<?xf32>
            %187 = vector.broadcast %186 : f32 to vector<16xf32>
            %188 = math.fma %187, %158, %147 : vector<16xf32>
            %189 = math.fma %187, %160, %148 : vector<16xf32>
            %190 = math.fma %187, %162, %149 : vector<16xf32>
            %191 = math.fma %187, %164, %150 : vector<16xf32>
            %192 = arith.addi %137, %c13 : index
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
          %201 = arith.addi %137, %c15 : index
          %202 = arith.subi %31, %c10 : index
          %203 = arith.minsi %201, %202 : index
          %204 = arith.divui %203, %groupSize : index
          %205 = arith.addi %22, %204 : index
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
          %234 = arith.select %215, %233, %c19 : vector<16xi1>, vector<16xf32>
          %235 = arith.muli %201, %c5 : index
          %236 = arith.addi %235, %c15 : index
          vector.store %234, %13[%236] : memref<?xf32>, vector<16xf32>
          %237 = arith.subf %218, %231 : vector<16xf32>
          %238 = wave.exp2 %237 : vector<16xf32>
          %239 = arith.select %217, %238, %c19 : vector<16xi1>, vector<16xf32>
          %240 = arith.addi %235, %c16 : index
          vector.store %239, %13[%240] : memref<?xf32>, vector<16xf32>
          %241 = arith.addf %234, %239 : vector<16xf32>
          %242 = arith.subf %220, %231 : vector<16xf32>
          %243 = wave.exp2 %242 : vector<16xf32>
          %244 = arith.select %219, %243, %c19 : vector<16xi1>, vector<16xf32>
          %245 = arith.addi %235, %c17 : index
          vector.store %244, %13[%245] : memref<?xf32>, vector<16xf32>
          %246 = arith.addf %241, %244 : vector<16xf32>
          %247 = arith.subf %222, %231 : vector<16xf32>
          %248 = wave.exp2 %247 : vector<16xf32>
          %249 = arith.select %221, %248, %c19 : vector<16xi1>, vector<16xf32>
          %250 = arith.addi %235, %c18 : index
          vector.store %249, %13[%250] : memref<?xf32>, vector<16xf32>
          %251 = arith.addf %246, %249 : vector<16xf32>
          %252 = memref.load %6[%201] : memref<?xf32>
          %253 = wave.reduce "add" %251 : vector<16xf32>
          %254 = math.fma %252, %230, %253 : f32
          memref.store %228, %5[%201] : memref<?xf32>
          memref.store %254, %6[%201] : memref<?xf32>
          memref.store %230, %11[%201] : memref<?xf32>
          %255 = arith.addi %137, %c10 : index
          %256 = arith.minsi %255, %202 : index
          %257 = arith.divui %256, %groupSize : index
          %258 = arith.addi %22, %257 : index
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
          %286 = arith.select %267, %285, %c19 : vector<16xi1>, vector<16xf32>
          %287 = arith.muli %255, %c5 : index
          %288 = arith.addi %287, %c15 : index
          vector.store %286, %13[%288] : memref<?xf32>, vector<16xf32>
          %289 = arith.subf %270, %283 : vector<16xf32>
          %290 = wave.exp2 %289 : vector<16xf32>
          %291 = arith.select %269, %290, %c19 : vector<16xi1>, vector<16xf32>
          %292 = arith.addi %287, %c16 : index
          vector.store %291, %13[%292] : memref<?xf32>, vector<16xf32>
          %293 = arith.addf %286, %291 : vector<16xf32>
          %294 = arith.subf %272, %283 : vector<16xf32>
          %295 = wave.exp2 %294 : vector<16xf32>
          %296 = arith.select %271, %295, %c19 : vector<16xi1>, vector<16xf32>
          %297 = arith.addi %287, %c17 : index
          vector.store %296, %13[%297] : memref<?xf32>, vector<16xf32>
          %298 = arith.addf %293, %296 : vector<16xf32>
          %299 = arith.subf %274, %283 : vector<16xf32>
          %300 = wave.exp2 %299 : vector<16xf32>
          %301 = arith.select %273, %300, %c19 : vector<16xi1>, vector<16xf32>
          %302 = arith.addi %287, %c18 : index
          vector.store %301, %13[%302] : memref<?xf32>, vector<16xf32>
          %303 = arith.addf %298, %301 : vector<16xf32>
          %304 = memref.load %6[%255] : memref<?xf32>
          %305 = wave.reduce "add" %303 : vector<16xf32>
          %306 = math.fma %304, %282, %305 : f32
          memref.store %280, %5[%255] : memref<?xf32>
          memref.store %306, %6[%255] : memref<?xf32>
          memref.store %282, %11[%255] : memref<?xf32>
          %307 = arith.addi %137, %c7 : index
          %308 = arith.minsi %307, %202 : index
          %309 = arith.divui %308, %groupSize : index
          %310 = arith.addi %22, %309 : index
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
          %338 = arith.select %319, %337, %c19 : vector<16xi1>, vector<16xf32>
          %339 = arith.muli %307, %c5 : index
          %340 = arith.addi %339, %c15 : index
          vector.store %338, %13[%340] : memref<?xf32>, vector<16xf32>
          %341 = arith.subf %322, %335 : vector<16xf32>
          %342 = wave.exp2 %341 : vector<16xf32>
          %343 = arith.select %321, %342, %c19 : vector<16xi1>, vector<16xf32>
          %344 = arith.addi %339, %c16 : index
          vector.store %343, %13[%344] : memref<?xf32>, vector<16xf32>
          %345 = arith.addf %338, %343 : vector<16xf32>
          %346 = arith.subf %324, %335 : vector<16xf32>
          %347 = wave.exp2 %346 : vector<16xf32>
          %348 = arith.select %323, %347, %c19 : vector<16xi1>, vector<16xf32>
          %349 = arith.addi %339, %c17 : index
          vector.store %348, %13[%349] : memref<?xf32>, vector<16xf32>
          %350 = arith.addf %345, %348 : vector<16xf32>
          %351 = arith.subf %326, %335 : vector<16xf32>
          %352 = wave.exp2 %351 : vector<16xf32>
          %353 = arith.select %325, %352, %c19 : vector<16xi1>, vector<16xf32>
          %354 = arith.addi %339, %c18 : index
          vector.store %353, %13[%354] : memref<?xf32>, vector<16xf32>
          %355 = arith.addf %350, %353 : vector<16xf32>
          %356 = memref.load %6[%307] : memref<?xf32>
          %357 = wave.reduce "add" %355 : vector<16xf32>
          %358 = math.fma %356, %334, %357 : f32
          memref.store %332, %5[%307] : memref<?xf32>
          memref.store %358, %6[%307] : memref<?xf32>
          memref.store %334, %11[%307] : memref<?xf32>
          %359 = arith.addi %137, %c13 : index
          %360 = arith.minsi %359, %202 : index
          %361 = arith.divui %360, %groupSize : index
          %362 = arith.addi %22, %361 : index
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
          %390 = arith.select %371, %389, %c19 : vector<16xi1>, vector<16xf32>
          %391 = arith.muli %359, %c5 : index
          %392 = arith.addi %391, %c15 : index
          vector.store %390, %13[%392] : memref<?xf32>, vector<16xf32>
          %393 = arith.subf %374, %387 : vector<16xf32>
          %394 = wave.exp2 %393 : vector<16xf32>
          %395 = arith.select %373, %394, %c19 : vector<16xi1>, vector<16xf32>
          %396 = arith.addi %391, %c16 : index
          vector.store %395, %13[%396] : memref<?xf32>, vector<16xf32>
          %397 = arith.addf %390, %395 : vector<16xf32>
          %398 = arith.subf %376, %387 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %375, %399, %c19 : vector<16xi1>, vector<16xf32>
          %401 = arith.addi %391, %c17 : index
          vector.store %400, %13[%401] : memref<?xf32>, vector<16xf32>
          %402 = arith.addf %397, %400 : vector<16xf32>
          %403 = arith.subf %378, %387 : vector<16xf32>
          %404 = wave.exp2 %403 : vector<16xf32>
          %405 = arith.select %377, %404, %c19 : vector<16xi1>, vector<16xf32>
          %406 = arith.addi %391, %c18 : index
          vector.store %405, %13[%406] : memref<?xf32>, vector<16xf32>
          %407 = arith.addf %402, %405 : vector<16xf32>
          %408 = memref.load %6[%359] : memref<?xf32>
          %409 = wave.reduce "add" %407 : vector<16xf32>
          %410 = math.fma %408, %386, %409 : f32
          memref.store %384, %5[%359] : memref<?xf32>
          memref.store %410, %6[%359] : memref<?xf32>
          memref.store %386, %11[%359] : memref<?xf32>
        }
        %411 = arith.subi %40, %85 : index
        %412 = arith.minsi %411, %c5 : index
        scf.for %413 = %c15 to %34 step %c7 {
          %414 = arith.addi %413, %c15 : index
          %415 = memref.load %11[%414] : memref<?xf32>
          %416 = vector.broadcast %415 : f32 to vector<16xf32>
          %417 = arith.muli %414, %c4 : index
          %418 = arith.addi %417, %c15 : index
          %419 = vector.load %7[%418] : memref<?xf32>, vector<16xf32>
          %420 = arith.mulf %419, %416 : vector<16xf32>
          %421 = arith.addi %417, %c16 : index
          %422 = vector.load %7[%421] : memref<?xf32>, vector<16xf32>
          %423 = arith.mulf %422, %416 : vector<16xf32>
          %424 = arith.addi %417, %c17 : index
          %425 = vector.load %7[%424] : memref<?xf32>, vector<16xf32>
          %426 = arith.mulf %425, %416 : vector<16xf32>
          %427 = arith.addi %417, %c18 : index
          %428 = vector.load %7[%427] : memref<?xf32>, vector<16xf32>
          %429 = arith.mulf %428, %416 : vector<16xf32>
          %430 = arith.addi %413, %c10 : index
          %431 = memref.load %11[%430] : memref<?xf32>
          %432 = vector.broadcast %431 : f32 to vector<16xf32>
          %433 = arith.muli %430, %c4 : index
          %434 = arith.addi %433, %c15 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %432 : vector<16xf32>
          %437 = arith.addi %433, %c16 : index
          %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %432 : vector<16xf32>
          %440 = arith.addi %433, %c17 : index
          %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
          %442 = arith.mulf %441, %432 : vector<16xf32>
          %443 = arith.addi %433, %c18 : index
          %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
          %445 = arith.mulf %444, %432 : vector<16xf32>
          %455:8 = scf.for %446 = %c15 to %412 step %c10 iter_args(%447 = %420, %448 = %423, %449 = %426, %450 = %429, %451 = %436, %452 = %439, %453 = %442, %454 = %445) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %456 = arith.muli %446, %c4 : index
            %457 = arith.addi %456, %c15 : index
            %458 = vector.load %15[%457] : memref<?xf32>, vector<16xf32>
            %459 = arith.addi %456, %c16 : index
            %460 = vector.load %15[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.addi %456, %c17 : index
            %462 = vector.load %15[%461] : memref<?xf32>, vector<16xf32>
            %463 = arith.addi %456, %c18 : index
            %464 = vector.load %15[%463] : memref<?xf32>, vector<16xf32>
            %465 = arith.muli %414, %c5 : index
            %466 = arith.addi %465, %446 : index
            %467 = memref.load %13[%466] : memref<?xf32>
            %468 = vector.broadcast %467 : f32 to vector<16xf32>
            %469 = math.fma %468, %458, %447 : vector<16xf32>
            %470 = math.fma %468, %460, %448 : vector<16xf32>
            %471 = math.fma %468, %462, %449 : vector<16xf32>
            %472 = math.fma %468, %464, %450 : vector<16xf32>
            %473 = arith.muli %430, %c5 : index
            %474 = arith.addi %473, %446 : index
            %475 = memref.load %13[%474] : memref<?xf32>
            %476 = vector.broadcast %475 : f32 to vector<16xf32>
            %477 = math.fma %476, %458, %451 : vector<16xf32>
            %478 = math.fma %476, %460, %452 : vector<16xf32>
            %479 = math.fma %476, %462, %453 : vector<16xf32>
            %480 = math.fma %476, %464, %454 : vector<16xf32>
            scf.yield %469, %470, %471, %472, %477, %478, %479, %480 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %455#0, %7[%418] : memref<?xf32>, vector<16xf32>
          vector.store %455#1, %7[%421] : memref<?xf32>, vector<16xf32>
          vector.store %455#2, %7[%424] : memref<?xf32>, vector<16xf32>
          vector.store %455#3, %7[%427] : memref<?xf32>, vector<16xf32>
          vector.store %455#4, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %455#5, %7[%437] : memref<?xf32>, vector<16xf32>
          vector.store %455#6, %7[%440] : memref<?xf32>, vector<16xf32>
          vector.store %455#7, %7[%443] : memref<?xf32>, vector<16xf32>
          %481 = memref.load %11[%414] : memref<?xf32>
          %482 = vector.broadcast %481 : f32 to vector<16xf32>
          %483 = arith.addi %417, %c5 : index
          %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
          %485 = arith.mulf %484, %482 : vector<16xf32>
          %486 = memref.load %11[%430] : memref<?xf32>
          %487 = vector.broadcast %486 : f32 to vector<16xf32>
          %488 = arith.addi %433, %c5 : index
          %489 = vector.load %7[%488] : memref<?xf32>, vector<16xf32>
          %490 = arith.mulf %489, %487 : vector<16xf32>
          %494:2 = scf.for %491 = %c15 to %412 step %c10 iter_args(%492 = %485, %493 = %490) -> (vector<16xf32>, vector<16xf32>) {
            %495 = arith.muli %491, %c4 : index
            %496 = arith.addi %495, %c5 : index
            %497 = vector.load %15[%496] : memref<?xf32>, vector<16xf32>
            %498 = arith.muli %414, %c5 : index
            %499 = arith.addi %498, %491 : index
            %500 = memref.load %13[%499] : memref<?xf32>
            %501 = vector.broadcast %500 : f32 to vector<16xf32>
            %502 = math.fma %501, %497, %492 : vector<16xf32>
            %503 = arith.muli %430, %c5 : index
            %504 = arith.addi %503, %491 : index
            %505 = memref.load %13[%504] : memref<?xf32>
            %506 = vector.broadcast %505 : f32 to vector<16xf32>
            %507 = math.fma %506, %497, %493 : vector<16xf32>
            scf.yield %502, %507 : vector<16xf32>, vector<16xf32>
          }
          vector.store %494#0, %7[%483] : memref<?xf32>, vector<16xf32>
          vector.store %494#1, %7[%488] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %508 = %c15 to %34 step %c10 {
        %509 = memref.load %5[%508] : memref<?xf32>
        %510 = memref.load %6[%508] : memref<?xf32>
        %511 = arith.muli %508, %c4 : index
        %512 = memref.load %8[%508] : memref<?xf32>
        %513 = arith.maximumf %512, %509 : f32
        %514 = arith.subf %512, %513 : f32
        %515 = wave.exp2 %514 : f32
        %516 = arith.subf %509, %513 : f32
        %517 = wave.exp2 %516 : f32
        memref.store %513, %8[%508] : memref<?xf32>
        %518 = memref.load %9[%508] : memref<?xf32>
        %519 = arith.mulf %518, %515 : f32
        %520 = math.fma %510, %517, %519 : f32
        memref.store %520, %9[%508] : memref<?xf32>
        %521 = vector.broadcast %515 : f32 to vector<16xf32>
        %522 = vector.broadcast %517 : f32 to vector<16xf32>
        %523 = arith.addi %511, %c15 : index
        %524 = vector.load %10[%523] : memref<?xf32>, vector<16xf32>
        %525 = arith.mulf %524, %521 : vector<16xf32>
        %526 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
        %527 = math.fma %526, %522, %525 : vector<16xf32>
        vector.store %527, %10[%523] : memref<?xf32>, vector<16xf32>
        %528 = arith.addi %511, %c16 : index
        %529 = vector.load %10[%528] : memref<?xf32>, vector<16xf32>
        %530 = arith.mulf %529, %521 : vector<16xf32>
        %531 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
        %532 = math.fma %531, %522, %530 : vector<16xf32>
        vector.store %532, %10[%528] : memref<?xf32>, vector<16xf32>
        %533 = arith.addi %511, %c17 : index
        %534 = vector.load %10[%533] : memref<?xf32>, vector<16xf32>
        %535 = arith.mulf %534, %521 : vector<16xf32>
        %536 = vector.load %7[%533] : memref<?xf32>, vector<16xf32>
        %537 = math.fma %536, %522, %535 : vector<16xf32>
        vector.store %537, %10[%533] : memref<?xf32>, vector<16xf32>
        %538 = arith.addi %511, %c18 : index
        %539 = vector.load %10[%538] : memref<?xf32>, vector<16xf32>
        %540 = arith.mulf %539, %521 : vector<16xf32>
        %541 = vector.load %7[%538] : memref<?xf32>, vector<16xf32>
        %542 = math.fma %541, %522, %540 : vector<16xf32>
        vector.store %542, %10[%538] : memref<?xf32>, vector<16xf32>
        %543 = arith.addi %511, %c5 : index
        %544 = vector.load %10[%543] : memref<?xf32>, vector<16xf32>
        %545 = arith.mulf %544, %521 : vector<16xf32>
        %546 = vector.load %7[%543] : memref<?xf32>, vector<16xf32>
        %547 = math.fma %546, %522, %545 : vector<16xf32>
        vector.store %547, %10[%543] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %548 = %c15 to %31 step %c10 {
      %549 = arith.subi %31, %c10 : index
      %550 = arith.minsi %548, %549 : index
      %551 = arith.divui %550, %groupSize : index
      %552 = arith.addi %22, %551 : index
      %553 = arith.muli %2, %groupSize : index
      %554 = arith.remui %550, %groupSize : index
      %555 = arith.addi %553, %554 : index
      %556 = arith.muli %552, %heads : index
      %557 = arith.addi %556, %555 : index
      %558 = arith.muli %557, %c4 : index
      %559 = memref.load %9[%548] : memref<?xf32>
      %560 = arith.divf %c31, %559 : f32
      %561 = vector.broadcast %560 : f32 to vector<16xf32>
      %562 = arith.muli %kvHeads, %c15 : index
      %563 = arith.addi %562, %2 : index
      %564 = arith.muli %563, %c4 : index
      %565 = arith.addi %564, %c15 : index
      %566 = vector.load %factors[%565] : memref<?xf32>, vector<16xf32>
      %567 = arith.muli %kvHeads, %c10 : index
      %568 = arith.addi %567, %2 : index
      %569 = arith.muli %568, %c4 : index
      %570 = arith.addi %569, %c15 : index
      %571 = vector.load %factors[%570] : memref<?xf32>, vector<16xf32>
      %572 = arith.muli %548, %c4 : index
      %573 = arith.addi %572, %c15 : index
      %574 = vector.load %10[%573] : memref<?xf32>, vector<16xf32>
      %575 = arith.mulf %574, %561 : vector<16xf32>
      %576 = math.fma %575, %566, %571 : vector<16xf32>
      %577 = arith.addi %558, %c15 : index
      vector.store %576, %out[%577] : memref<?xf32>, vector<16xf32>
      %578 = arith.addi %564, %c16 : index
      %579 = vector.load %factors[%578] : memref<?xf32>, vector<16xf32>
      %580 = arith.addi %569, %c16 : index
      %581 = vector.load %factors[%580] : memref<?xf32>, vector<16xf32>
      %582 = arith.addi %572, %c16 : index
      %583 = vector.load %10[%582] : memref<?xf32>, vector<16xf32>
      %584 = arith.mulf %583, %561 : vector<16xf32>
      %585 = math.fma %584, %579, %581 : vector<16xf32>
      %586 = arith.addi %558, %c16 : index
      vector.store %585, %out[%586] : memref<?xf32>, vector<16xf32>
      %587 = arith.addi %564, %c17 : index
      %588 = vector.load %factors[%587] : memref<?xf32>, vector<16xf32>
      %589 = arith.addi %569, %c17 : index
      %590 = vector.load %factors[%589] : memref<?xf32>, vector<16xf32>
      %591 = arith.addi %572, %c17 : index
      %592 = vector.load %10[%591] : memref<?xf32>, vector<16xf32>
      %593 = arith.mulf %592, %561 : vector<16xf32>
      %594 = math.fma %593, %588, %590 : vector<16xf32>
      %595 = arith.addi %558, %c17 : index
      vector.store %594, %out[%595] : memref<?xf32>, vector<16xf32>
      %596 = arith.addi %564, %c18 : index
      %597 = vector.load %factors[%596] : memref<?xf32>, vector<16xf32>
      %598 = arith.addi %569, %c18 : index
      %599 = vector.load %factors[%598] : memref<?xf32>, vector<16xf32>
      %600 = arith.addi %572, %c18 : index
      %601 = vector.load %10[%600] : memref<?xf32>, vector<16xf32>
      %602 = arith.mulf %601, %561 : vector<16xf32>
      %603 = math.fma %602, %597, %599 : vector<16xf32>
      %604 = arith.addi %558, %c18 : index
      vector.store %603, %out[%604] : memref<?xf32>, vector<16xf32>
      %605 = arith.addi %564, %c5 : index
      %606 = vector.load %factors[%605] : memref<?xf32>, vector<16xf32>
      %607 = arith.addi %569, %c5 : index
      %608 = vector.load %factors[%607] : memref<?xf32>, vector<16xf32>
      %609 = arith.addi %572, %c5 : index
      %610 = vector.load %10[%609] : memref<?xf32>, vector<16xf32>
      %611 = arith.mulf %610, %561 : vector<16xf32>
      %612 = math.fma %611, %606, %608 : vector<16xf32>
      %613 = arith.addi %558, %c5 : index
      vector.store %612, %out[%613] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
