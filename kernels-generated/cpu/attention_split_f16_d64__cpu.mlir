// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 511 : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant 0 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant 32 : index
  %c19 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c21 = arith.constant dense<0x00000000> : vector<16xf32>
  %c22 = arith.constant 0xF149F2CA : f32
  %c23 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c25 = arith.constant 2048 : index
  %c26 = arith.constant 128 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c34 = arith.constant 80 : index
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = wave.scratch %3 : memref<?xf32>
  %10 = wave.scratch %c5 : memref<?xf32>
  %11 = wave.scratch %c5 : memref<?xf32>
  %12 = memref.load %step[%c6] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.cmpi slt, %1, %13 : index
  scf.if %14 {
    %15 = arith.muli %1, %c8 : index
    %16 = arith.addi %itemsAt, %15 : index
    %17 = memref.load %step[%16] : memref<?xi32>
    %18 = arith.index_cast %17 : i32 to index
    %19 = arith.addi %16, %c9 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %16, %c6 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.muli %24, %pagesPerSequence : index
    %26 = arith.addi %blockTablesAt, %25 : index
    %27 = arith.muli %21, %groupSize : index
    %28 = arith.addi %27, %c12 : index
    %29 = arith.divui %28, %c8 : index
    %30 = arith.muli %29, %c8 : index
    %31 = arith.addi %18, %21 : index
    %32 = arith.subi %31, %c9 : index
    %33 = arith.addi %positionsAt, %32 : index
    %34 = memref.load %step[%33] : memref<?xi32>
    %35 = arith.index_cast %34 : i32 to index
    %36 = arith.addi %35, %c9 : index
    %37 = wave.block 1
    %38 = arith.addi %36, %c14 : index
    %39 = arith.divui %38, %c15 : index
    %40 = arith.cmpi slt, %37, %39 : index
    scf.if %40 {
      %41 = memref.load %scales[%2] : memref<?xf32>
      %42 = vector.broadcast %41 : f32 to vector<16xf32>
      scf.for %43 = %c16 to %30 step %c9 {
        %44 = arith.subi %27, %c9 : index
        %45 = arith.minsi %43, %44 : index
        %46 = arith.divui %45, %groupSize : index
        %47 = arith.addi %18, %46 : index
        %48 = arith.muli %2, %groupSize : index
        %49 = arith.remui %45, %groupSize : index
        %50 = arith.addi %48, %49 : index
        %51 = arith.muli %47, %heads : index
        %52 = arith.addi %51, %50 : index
        %53 = arith.muli %52, %c4 : index
        %54 = arith.addi %53, %c16 : index
        %55 = vector.load %q[%54] : memref<?xf32>, vector<16xf32>
        %56 = arith.mulf %55, %42 : vector<16xf32>
        %57 = arith.muli %43, %c4 : index
        %58 = arith.addi %57, %c16 : index
        vector.store %56, %4[%58] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %53, %c17 : index
        %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.mulf %60, %42 : vector<16xf32>
        %62 = arith.addi %57, %c17 : index
        vector.store %61, %4[%62] : memref<?xf32>, vector<16xf32>
        %63 = arith.addi %53, %c18 : index
        %64 = vector.load %q[%63] : memref<?xf32>, vector<16xf32>
        %65 = arith.mulf %64, %42 : vector<16xf32>
        %66 = arith.addi %57, %c18 : index
        vector.store %65, %4[%66] : memref<?xf32>, vector<16xf32>
        %67 = arith.addi %53, %c19 : index
        %68 = vector.load %q[%67] : memref<?xf32>, vector<16xf32>
        %69 = arith.mulf %68, %42 : vector<16xf32>
        %70 = arith.addi %57, %c19 : index
        vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
      }
      scf.for %71 = %37 to %39 step %slots {
        %72 = arith.muli %71, %c15 : index
        scf.for %73 = %c16 to %30 step %c9 {
          memref.store %c22, %5[%73] : memref<?xf32>
          memref.store %c23, %6[%73] : memref<?xf32>
          %74 = arith.muli %73, %c4 : index
          %75 = arith.addi %74, %c16 : index
          vector.store %c21, %7[%75] : memref<?xf32>, vector<16xf32>
          %76 = arith.addi %74, %c17 : index
          vector.store %c21, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %74, %c18 : index
          vector.store %c21, %7[%77] : memref<?xf32>, vector<16xf32>
          %78 = arith.addi %74, %c19 : index
          vector.store %c21, %7[%78] : memref<?xf32>, vector<16xf32>
        }
        %79 = arith.addi %72, %c15 : index
        %80 = arith.minsi %79, %36 : index
        scf.for %81 = %72 to %80 step %c4 {
          scf.for %82 = %c16 to %c8 step %c9 {
            %83 = arith.muli %82, %c17 : index
            %84 = arith.addi %81, %83 : index
            %85 = arith.cmpi slt, %84, %36 : index
            scf.if %85 {
              %86 = arith.divui %84, %c17 : index
              %87 = arith.addi %26, %86 : index
              %88 = memref.load %step[%87] : memref<?xi32>
              %89 = arith.index_cast %88 : i32 to index
              %90 = arith.muli %89, %pageBytes : index
              %91 = arith.muli %2, %c5 : index
              %92 = arith.addi %90, %91 : index
              scf.for %93 = %c16 to %c4 step %c9 {
                %94 = arith.muli %93, %c18 : index
                %95 = arith.addi %92, %94 : index
                %96 = vector.load %kv[%95] : memref<?xi8>, vector<32xi8>
                %97 = arith.muli %93, %c4 : index
                %98 = arith.addi %97, %83 : index
                %99 = vector.bitcast %96 : vector<32xi8> to vector<16xf16>
                %100 = arith.extf %99 : vector<16xf16> to vector<16xf32>
                vector.store %100, %10[%98] : memref<?xf32>, vector<16xf32>
              }
              %101 = arith.addi %92, %c25 : index
              scf.for %102 = %c16 to %c17 step %c9 {
                %103 = arith.addi %84, %102 : index
                %104 = arith.cmpi slt, %103, %36 : index
                %105 = arith.muli %102, %c26 : index
                %106 = arith.addi %101, %105 : index
                %107 = arith.addi %106, %c16 : index
                %108 = vector.load %kv[%107] : memref<?xi8>, vector<32xi8>
                %109 = vector.bitcast %108 : vector<32xi8> to vector<16xf16>
                %110 = arith.extf %109 : vector<16xf16> to vector<16xf32>
                %111 = arith.select %104, %110, %c21 : vector<16xf32>
                %112 = arith.addi %83, %102 : index
                %113 = arith.muli %112, %c4 : index
                %114 = arith.addi %113, %c16 : index
                vector.store %111, %11[%114] : memref<?xf32>, vector<16xf32>
                %115 = arith.addi %106, %c18 : index
                %116 = vector.load %kv[%115] : memref<?xi8>, vector<32xi8>
                %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
                %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
                %119 = arith.select %104, %118, %c21 : vector<16xf32>
                %120 = arith.addi %113, %c17 : index
                vector.store %119, %11[%120] : memref<?xf32>, vector<16xf32>
                %121 = arith.addi %106, %c4 : index
                %122 = vector.load %kv[%121] : memref<?xi8>, vector<32xi8>
                %123 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
                %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
                %125 = arith.select %104, %124, %c21 : vector<16xf32>
                %126 = arith.addi %113, %c18 : index
                vector.store %125, %11[%126] : memref<?xf32>, vector<16xf32>
                %127 = arith.addi %106, %c27 : index
                %128 = vector.load %kv[%127] : memref<?xi8>, vector<32xi8>
                %129 = vector.bitcast %128 : vector<32xi8> to vector<16xf16>
                %130 = arith.extf %129 : vector<16xf16> to vector<16xf32>
                %131 = arith.select %104, %130, %c21 : vector<16xf32>
                %132 = arith.addi %113, %c19 : index
                vector.store %131, %11[%132] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %133 = %c16 to %30 step %c8 {
            %151:16 = scf.for %134 = %c16 to %c4 step %c9 iter_args(%135 = %c21, %136 = %c21, %137 = %c21, %138 = %c21, %139 = %c21, %140 = %c21, %141 = %c21, %142 = %c21, %143 = %c21, %144 = %c21, %145 = %c21, %146 = %c21, %147 = %c21, %148 = %c21, %149 = %c21, %150 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %152 = arith.muli %134, %c4 : index
              %153 = arith.addi %152, %c16 : index
              %154 = vector.load %10[%153] : memref<?xf32>, vector<16xf32>
              %155 = arith.addi %152, %c17 : index
              %156 = vector.load %10[%155] : memref<?xf32>, vector<16xf32>
              %157 = arith.addi %152, %c18 : index
              %158 = vector.load %10[%157] : memref<?xf32>, vector<16xf32>
              %159 = arith.addi %152, %c19 : index
              %160 = vector.load %10[%159] : memref<?xf32>, vector<16xf32>
              %161 = arith.addi %133, %c16 : index
              %162 = arith.muli %161, %c4 : index
              %163 = arith.addi %162, %134 : index
              %164 = memref.load %4[%163] : memref<?xf32>
              %165 = vector.broadcast %164 : f32 to vector<16xf32>
              %166 = math.fma %165, %154, %135 : vector<16xf32>
              %167 = math.fma %165, %156, %136 : vector<16xf32>
              %168 = math.fma %165, %158, %137 : vector<16xf32>
              %169 = math.fma %165, %160, %138 : vector<16xf32>
              %170 = arith.addi %133, %c9 : index
              %171 = arith.muli %170, %c4 : index
              %172 = arith.addi %171, %134 : index
              %173 = memref.load %4[%172] : memref<?xf32>
              %174 = vector.broadcast %173 : f32 to vector<16xf32>
              %175 = math.fma %174, %154, %139 : vector<16xf32>
              %176 = math.fma %174, %156, %140 : vector<16xf32>
              %177 = math.fma %174, %158, %141 : vector<16xf32>
              %178 = math.fma %174, %160, %142 : vector<16xf32>
              %179 = arith.addi %133, %c6 : index
              %180 = arith.muli %179, %c4 : index
              %181 = arith.addi %180, %134 : index
              %182 = memref.load %4[%181] : memref<?xf32>
              %183 = vector.broadcast %182 : f32 to vector<16xf32>
              %184 = math.fma %183, %154, %143 : vector<16xf32>
              %185 = math.fma %183, %156, %144 : vector<16xf32>
              %186 = math.fma %183, %158, %145 : vector<16xf32>
              %187 = math.fma %183, %160, %146 : vector<16xf32>
              %188 = arith.addi %133, %c12 : index
              %189 = arith.muli %188, %c4 : index
              %190 = arith.addi %189, %134 : index
              %191 = memref.load %4[%190] : memref<?xf32>
              %192 = vector.broadcast %191 : f32 to vector<16xf32>
              %193 = math.fma %192, %154, %147 : vector<16xf32>
              %194 = math.fma %192, %156, %148 : vector<16xf32>
              %195 = math.fma %192, %158, %149 : vector<16xf32>
              %196 = math.fma %192, %160, %150 : vector<16xf32>
              scf.yield %166, %167, %168, %169, %175, %176, %177, %178, %184, %185, %186, %187, %193, %194, %195, %196 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %197 = arith.addi %133, %c16 : index
            %198 = arith.subi %27, %c9 : index
            %199 = arith.minsi %197, %198 : index
            %200 = arith.divui %199, %groupSize : index
            %201 = arith.addi %18, %200 : index
            %202 = arith.muli %2, %groupSize : index
            %203 = arith.remui %199, %groupSize : index
            %204 = arith.addi %202, %203 : index
            %205 = arith.addi %positionsAt, %201 : index
            %206 = memref.load %step[%205] : memref<?xi32>
            %207 = arith.index_cast %206 : i32 to index
            %208 = arith.subi %207, %81 : index
            %209 = arith.index_cast %208 : index to i32
            %210 = vector.broadcast %209 : i32 to vector<16xi32>
            %211 = arith.cmpi sle, %c28, %210 : vector<16xi32>
            %212 = arith.select %211, %151#0, %c29 : vector<16xi1>, vector<16xf32>
            %213 = arith.cmpi sle, %c30, %210 : vector<16xi32>
            %214 = arith.select %213, %151#1, %c29 : vector<16xi1>, vector<16xf32>
            %215 = arith.cmpi sle, %c31, %210 : vector<16xi32>
            %216 = arith.select %215, %151#2, %c29 : vector<16xi1>, vector<16xf32>
            %217 = arith.cmpi sle, %c32, %210 : vector<16xi32>
            %218 = arith.select %217, %151#3, %c29 : vector<16xi1>, vector<16xf32>
            %219 = arith.maximumf %212, %214 : vector<16xf32>
            %220 = arith.maximumf %219, %216 : vector<16xf32>
            %221 = arith.maximumf %220, %218 : vector<16xf32>
            %222 = memref.load %5[%197] : memref<?xf32>
            %223 = wave.reduce "max" %221 : vector<16xf32>
            %224 = arith.maximumf %222, %223 : f32
            %225 = arith.subf %222, %224 : f32
            %226 = wave.exp2 %225 : f32
            %227 = vector.broadcast %224 : f32 to vector<16xf32>
            %228 = arith.subf %212, %227 : vector<16xf32>
            %229 = wave.exp2 %228 : vector<16xf32>
            %230 = arith.select %211, %229, %c21 : vector<16xi1>, vector<16xf32>
            %231 = arith.muli %197, %c4 : index
            %232 = arith.addi %231, %c16 : index
            vector.store %230, %9[%232] : memref<?xf32>, vector<16xf32>
            %233 = arith.subf %214, %227 : vector<16xf32>
            %234 = wave.exp2 %233 : vector<16xf32>
            %235 = arith.select %213, %234, %c21 : vector<16xi1>, vector<16xf32>
            %236 = arith.addi %231, %c17 : index
            vector.store %235, %9[%236] : memref<?xf32>, vector<16xf32>
            %237 = arith.addf %230, %235 : vector<16xf32>
            %238 = arith.subf %216, %227 : vector<16xf32>
            %239 = wave.exp2 %238 : vector<16xf32>
            %240 = arith.select %215, %239, %c21 : vector<16xi1>, vector<16xf32>
            %241 = arith.addi %231, %c18 : index
            vector.store %240, %9[%241] : memref<?xf32>, vector<16xf32>
            %242 = arith.addf %237, %240 : vector<16xf32>
            %243 = arith.subf %218, %227 : vector<16xf32>
            %244 = wave.exp2 %243 : vector<16xf32>
            %245 = arith.select %217, %244, %c21 : vector<16xi1>, vector<16xf32>
            %246 = arith.addi %231, %c19 : index
            vector.store %245, %9[%246] : memref<?xf32>, vector<16xf32>
            %247 = arith.addf %242, %245 : vector<16xf32>
            %248 = memref.load %6[%197] : memref<?xf32>
            %249 = wave.reduce "add" %247 : vector<16xf32>
            %250 = math.fma %248, %226, %249 : f32
            memref.store %224, %5[%197] : memref<?xf32>
            memref.store %250, %6[%197] : memref<?xf32>
            memref.store %226, %8[%197] : memref<?xf32>
            %251 = arith.addi %133, %c9 : index
            %252 = arith.minsi %251, %198 : index
            %253 = arith.divui %252, %groupSize : index
            %254 = arith.addi %18, %253 : index
            %255 = arith.remui %252, %groupSize : index
            %256 = arith.addi %202, %255 : index
            %257 = arith.addi %positionsAt, %254 : index
            %258 = memref.load %step[%257] : memref<?xi32>
            %259 = arith.index_cast %258 : i32 to index
            %260 = arith.subi %259, %81 : index
            %261 = arith.index_cast %260 : index to i32
            %262 = vector.broadcast %261 : i32 to vector<16xi32>
            %263 = arith.cmpi sle, %c28, %262 : vector<16xi32>
            %264 = arith.select %263, %151#4, %c29 : vector<16xi1>, vector<16xf32>
            %265 = arith.cmpi sle, %c30, %262 : vector<16xi32>
            %266 = arith.select %265, %151#5, %c29 : vector<16xi1>, vector<16xf32>
            %267 = arith.cmpi sle, %c31, %262 : vector<16xi32>
            %268 = arith.select %267, %151#6, %c29 : vector<16xi1>, vector<16xf32>
            %269 = arith.cmpi sle, %c32, %262 : vector<16xi32>
            %270 = arith.select %269, %151#7, %c29 : vector<16xi1>, vector<16xf32>
            %271 = arith.maximumf %264, %266 : vector<16xf32>
            %272 = arith.maximumf %271, %268 : vector<16xf32>
            %273 = arith.maximumf %272, %270 : vector<16xf32>
            %274 = memref.load %5[%251] : memref<?xf32>
            %275 = wave.reduce "max" %273 : vector<16xf32>
            %276 = arith.maximumf %274, %275 : f32
            %277 = arith.subf %274, %276 : f32
            %278 = wave.exp2 %277 : f32
            %279 = vector.broadcast %276 : f32 to vector<16xf32>
            %280 = arith.subf %264, %279 : vector<16xf32>
            %281 = wave.exp2 %280 : vector<16xf32>
            %282 = arith.select %263, %281, %c21 : vector<16xi1>, vector<16xf32>
            %283 = arith.muli %251, %c4 : index
            %284 = arith.addi %283, %c16 : index
            vector.store %282, %9[%284] : memref<?xf32>, vector<16xf32>
            %285 = arith.subf %266, %279 : vector<16xf32>
            %286 = wave.exp2 %285 : vector<16xf32>
            %287 = arith.select %265, %286, %c21 : vector<16xi1>, vector<16xf32>
            %288 = arith.addi %283, %c17 : index
            vector.store %287, %9[%288] : memref<?xf32>, vector<16xf32>
            %289 = arith.addf %282, %287 : vector<16xf32>
            %290 = arith.subf %268, %279 : vector<16xf32>
            %291 = wave.exp2 %290 : vector<16xf32>
            %292 = arith.select %267, %291, %c21 : vector<16xi1>, vector<16xf32>
            %293 = arith.addi %283, %c18 : index
            vector.store %292, %9[%293] : memref<?xf32>, vector<16xf32>
            %294 = arith.addf %289, %292 : vector<16xf32>
            %295 = arith.subf %270, %279 : vector<16xf32>
            %296 = wave.exp2 %295 : vector<16xf32>
            %297 = arith.select %269, %296, %c21 : vector<16xi1>, vector<16xf32>
            %298 = arith.addi %283, %c19 : index
            vector.store %297, %9[%298] : memref<?xf32>, vector<16xf32>
            %299 = arith.addf %294, %297 : vector<16xf32>
            %300 = memref.load %6[%251] : memref<?xf32>
            %301 = wave.reduce "add" %299 : vector<16xf32>
            %302 = math.fma %300, %278, %301 : f32
            memref.store %276, %5[%251] : memref<?xf32>
            memref.store %302, %6[%251] : memref<?xf32>
            memref.store %278, %8[%251] : memref<?xf32>
            %303 = arith.addi %133, %c6 : index
            %304 = arith.minsi %303, %198 : index
            %305 = arith.divui %304, %groupSize : index
            %306 = arith.addi %18, %305 : index
            %307 = arith.remui %304, %groupSize : index
            %308 = arith.addi %202, %307 : index
            %309 = arith.addi %positionsAt, %306 : index
            %310 = memref.load %step[%309] : memref<?xi32>
            %311 = arith.index_cast %310 : i32 to index
            %312 = arith.subi %311, %81 : index
            %313 = arith.index_cast %312 : index to i32
            %314 = vector.broadcast %313 : i32 to vector<16xi32>
            %315 = arith.cmpi sle, %c28, %314 : vector<16xi32>
            %316 = arith.select %315, %151#8, %c29 : vector<16xi1>, vector<16xf32>
            %317 = arith.cmpi sle, %c30, %314 : vector<16xi32>
            %318 = arith.select %317, %151#9, %c29 : vector<16xi1>, vector<16xf32>
            %319 = arith.cmpi sle, %c31, %314 : vector<16xi32>
            %320 = arith.select %319, %151#10, %c29 : vector<16xi1>, vector<16xf32>
            %321 = arith.cmpi sle, %c32, %314 : vector<16xi32>
            %322 = arith.select %321, %151#11, %c29 : vector<16xi1>, vector<16xf32>
            %323 = arith.maximumf %316, %318 : vector<16xf32>
            %324 = arith.maximumf %323, %320 : vector<16xf32>
            %325 = arith.maximumf %324, %322 : vector<16xf32>
            %326 = memref.load %5[%303] : memref<?xf32>
            %327 = wave.reduce "max" %325 : vector<16xf32>
            %328 = arith.maximumf %326, %327 : f32
            %329 = arith.subf %326, %328 : f32
            %330 = wave.exp2 %329 : f32
            %331 = vector.broadcast %328 : f32 to vector<16xf32>
            %332 = arith.subf %316, %331 : vector<16xf32>
            %333 = wave.exp2 %332 : vector<16xf32>
            %334 = arith.select %315, %333, %c21 : vector<16xi1>, vector<16xf32>
            %335 = arith.muli %303, %c4 : index
            %336 = arith.addi %335, %c16 : index
            vector.store %334, %9[%336] : memref<?xf32>, vector<16xf32>
            %337 = arith.subf %318, %331 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %317, %338, %c21 : vector<16xi1>, vector<16xf32>
            %340 = arith.addi %335, %c17 : index
            vector.store %339, %9[%340] : memref<?xf32>, vector<16xf32>
            %341 = arith.addf %334, %339 : vector<16xf32>
            %342 = arith.subf %320, %331 : vector<16xf32>
            %343 = wave.exp2 %342 : vector<16xf32>
            %344 = arith.select %319, %343, %c21 : vector<16xi1>, vector<16xf32>
            %345 = arith.addi %335, %c18 : index
            vector.store %344, %9[%345] : memref<?xf32>, vector<16xf32>
            %346 = arith.addf %341, %344 : vector<16xf32>
            %347 = arith.subf %322, %331 : vector<16xf32>
            %348 = wave.exp2 %347 : vector<16xf32>
            %349 = arith.select %321, %348, %c21 : vector<16xi1>, vector<16xf32>
            %350 = arith.addi %335, %c19 : index
            vector.store %349, %9[%350] : memref<?xf32>, vector<16xf32>
            %351 = arith.addf %346, %349 : vector<16xf32>
            %352 = memref.load %6[%303] : memref<?xf32>
            %353 = wave.reduce "add" %351 : vector<16xf32>
            %354 = math.fma %352, %330, %353 : f32
            memref.store %328, %5[%303] : memref<?xf32>
            memref.store %354, %6[%303] : memref<?xf32>
            memref.store %330, %8[%303] : memref<?xf32>
            %355 = arith.addi %133, %c12 : index
            %356 = arith.minsi %355, %198 : index
            %357 = arith.divui %356, %groupSize : index
            %358 = arith.addi %18, %357 : index
            %359 = arith.remui %356, %groupSize : index
            %360 = arith.addi %202, %359 : index
            %361 = arith.addi %positionsAt, %358 : index
            %362 = memref.load %step[%361] : memref<?xi32>
            %363 = arith.index_cast %362 : i32 to index
            %364 = arith.subi %363, %81 : index
            %365 = arith.index_cast %364 : index to i32
            %366 = vector.broadcast %365 : i32 to vector<16xi32>
            %367 = arith.cmpi sle, %c28, %366 : vector<16xi32>
            %368 = arith.select %367, %151#12, %c29 : vector<16xi1>, vector<16xf32>
            %369 = arith.cmpi sle, %c30, %366 : vector<16xi32>
            %370 = arith.select %369, %151#13, %c29 : vector<16xi1>, vector<16xf32>
            %371 = arith.cmpi sle, %c31, %366 : vector<16xi32>
            %372 = arith.select %371, %151#14, %c29 : vector<16xi1>, vector<16xf32>
            %373 = arith.cmpi sle, %c32, %366 : vector<16xi32>
            %374 = arith.select %373, %151#15, %c29 : vector<16xi1>, vector<16xf32>
            %375 = arith.maximumf %368, %370 : vector<16xf32>
            %376 = arith.maximumf %375, %372 : vector<16xf32>
            %377 = arith.maximumf %376, %374 : vector<16xf32>
            %378 = memref.load %5[%355] : memref<?xf32>
            %379 = wave.reduce "max" %377 : vector<16xf32>
            %380 = arith.maximumf %378, %379 : f32
            %381 = arith.subf %378, %380 : f32
            %382 = wave.exp2 %381 : f32
            %383 = vector.broadcast %380 : f32 to vector<16xf32>
            %384 = arith.subf %368, %383 : vector<16xf32>
            %385 = wave.exp2 %384 : vector<16xf32>
            %386 = arith.select %367, %385, %c21 : vector<16xi1>, vector<16xf32>
            %387 = arith.muli %355, %c4 : index
            %388 = arith.addi %387, %c16 : index
            vector.store %386, %9[%388] : memref<?xf32>, vector<16xf32>
            %389 = arith.subf %370, %383 : vector<16xf32>
            %390 = wave.exp2 %389 : vector<16xf32>
            %391 = arith.select %369, %390, %c21 : vector<16xi1>, vector<16xf32>
            %392 = arith.addi %387, %c17 : index
            vector.store %391, %9[%392] : memref<?xf32>, vector<16xf32>
            %393 = arith.addf %386, %391 : vector<16xf32>
            %394 = arith.subf %372, %383 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %371, %395, %c21 : vector<16xi1>, vector<16xf32>
            %397 = arith.addi %387, %c18 : index
            vector.store %396, %9[%397] : memref<?xf32>, vector<16xf32>
            %398 = arith.addf %393, %396 : vector<16xf32>
            %399 = arith.subf %374, %383 : vector<16xf32>
            %400 = wave.exp2 %399 : vector<16xf32>
            %401 = arith.select %373, %400, %c21 : vector<16xi1>, vector<16xf32>
            %402 = arith.addi %387, %c19 : index
            vector.store %401, %9[%402] : memref<?xf32>, vector<16xf32>
            %403 = arith.addf %398, %401 : vector<16xf32>
            %404 = memref.load %6[%355] : memref<?xf32>
            %405 = wave.reduce "add" %403 : vector<16xf32>
            %406 = math.fma %404, %382, %405 : f32
            memref.store %380, %5[%355] : memref<?xf32>
            memref.store %406, %6[%355] : memref<?xf32>
            memref.store %382, %8[%355] : memref<?xf32>
          }
          %407 = arith.subi %36, %81 : index
          %408 = arith.minsi %407, %c4 : index
          scf.for %409 = %c16 to %30 step %c6 {
            %410 = arith.addi %409, %c16 : index
            %411 = memref.load %8[%410] : memref<?xf32>
            %412 = vector.broadcast %411 : f32 to vector<16xf32>
            %413 = arith.muli %410, %c4 : index
            %414 = arith.addi %413, %c16 : index
            %415 = vector.load %7[%414] : memref<?xf32>, vector<16xf32>
            %416 = arith.mulf %415, %412 : vector<16xf32>
            %417 = arith.addi %413, %c17 : index
            %418 = vector.load %7[%417] : memref<?xf32>, vector<16xf32>
            %419 = arith.mulf %418, %412 : vector<16xf32>
            %420 = arith.addi %413, %c18 : index
            %421 = vector.load %7[%420] : memref<?xf32>, vector<16xf32>
            %422 = arith.mulf %421, %412 : vector<16xf32>
            %423 = arith.addi %413, %c19 : index
            %424 = vector.load %7[%423] : memref<?xf32>, vector<16xf32>
            %425 = arith.mulf %424, %412 : vector<16xf32>
            %426 = arith.addi %409, %c9 : index
            %427 = memref.load %8[%426] : memref<?xf32>
            %428 = vector.broadcast %427 : f32 to vector<16xf32>
            %429 = arith.muli %426, %c4 : index
            %430 = arith.addi %429, %c16 : index
            %431 = vector.load %7[%430] : memref<?xf32>, vector<16xf32>
            %432 = arith.mulf %431, %428 : vector<16xf32>
            %433 = arith.addi %429, %c17 : index
            %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
            %435 = arith.mulf %434, %428 : vector<16xf32>
            %436 = arith.addi %429, %c18 : index
            %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
            %438 = arith.mulf %437, %428 : vector<16xf32>
            %439 = arith.addi %429, %c19 : index
            %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %428 : vector<16xf32>
            %451:8 = scf.for %442 = %c16 to %408 step %c9 iter_args(%443 = %416, %444 = %419, %445 = %422, %446 = %425, %447 = %432, %448 = %435, %449 = %438, %450 = %441) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %452 = arith.muli %442, %c4 : index
              %453 = arith.addi %452, %c16 : index
              %454 = vector.load %11[%453] : memref<?xf32>, vector<16xf32>
              %455 = arith.addi %452, %c17 : index
              %456 = vector.load %11[%455] : memref<?xf32>, vector<16xf32>
              %457 = arith.addi %452, %c18 : index
              %458 = vector.load %11[%457] : memref<?xf32>, vector<16xf32>
              %459 = arith.addi %452, %c19 : index
              %460 = vector.load %11[%459] : memref<?xf32>, vector<16xf32>
              %461 = arith.addi %413, %442 : index
              %462 = memref.load %9[%461] : memref<?xf32>
              %463 = vector.broadcast %462 : f32 to vector<16xf32>
              %464 = math.fma %463, %454, %443 : vector<16xf32>
              %465 = math.fma %463, %456, %444 : vector<16xf32>
              %466 = math.fma %463, %458, %445 : vector<16xf32>
              %467 = math.fma %463, %460, %446 : vector<16xf32>
              %468 = arith.addi %429, %442 : index
              %469 = memref.load %9[%468] : memref<?xf32>
              %470 = vector.broadcast %469 : f32 to vector<16xf32>
              %471 = math.fma %470, %454, %447 : vector<16xf32>
              %472 = math.fma %470, %456, %448 : vector<16xf32>
              %473 = math.fma %470, %458, %449 : vector<16xf32>
              %474 = math.fma %470, %460, %450 : vector<16xf32>
              scf.yield %464, %465, %466, %467, %471, %472, %473, %474 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %451#0, %7[%414] : memref<?xf32>, vector<16xf32>
            vector.store %451#1, %7[%417] : memref<?xf32>, vector<16xf32>
            vector.store %451#2, %7[%420] : memref<?xf32>, vector<16xf32>
            vector.store %451#3, %7[%423] : memref<?xf32>, vector<16xf32>
            vector.store %451#4, %7[%430] : memref<?xf32>, vector<16xf32>
            vector.store %451#5, %7[%433] : memref<?xf32>, vector<16xf32>
            vector.store %451#6, %7[%436] : memref<?xf32>, vector<16xf32>
            vector.store %451#7, %7[%439] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %475 = %c16 to %27 step %c9 {
          %476 = arith.subi %27, %c9 : index
          %477 = arith.minsi %475, %476 : index
          %478 = arith.divui %477, %groupSize : index
          %479 = arith.addi %18, %478 : index
          %480 = arith.muli %2, %groupSize : index
          %481 = arith.remui %477, %groupSize : index
          %482 = arith.addi %480, %481 : index
          %483 = arith.muli %479, %heads : index
          %484 = arith.addi %483, %482 : index
          %485 = arith.muli %484, %ranges : index
          %486 = arith.addi %485, %71 : index
          %487 = arith.muli %486, %c34 : index
          %488 = arith.muli %475, %c4 : index
          %489 = arith.addi %488, %c16 : index
          %490 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
          %491 = arith.addi %487, %c16 : index
          vector.store %490, %out[%491] : memref<?xf32>, vector<16xf32>
          %492 = arith.addi %488, %c17 : index
          %493 = vector.load %7[%492] : memref<?xf32>, vector<16xf32>
          %494 = arith.addi %487, %c17 : index
          vector.store %493, %out[%494] : memref<?xf32>, vector<16xf32>
          %495 = arith.addi %488, %c18 : index
          %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
          %497 = arith.addi %487, %c18 : index
          vector.store %496, %out[%497] : memref<?xf32>, vector<16xf32>
          %498 = arith.addi %488, %c19 : index
          %499 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
          %500 = arith.addi %487, %c19 : index
          vector.store %499, %out[%500] : memref<?xf32>, vector<16xf32>
          %501 = memref.load %5[%475] : memref<?xf32>
          %502 = arith.addi %487, %c4 : index
          memref.store %501, %out[%502] : memref<?xf32>
          %503 = memref.load %6[%475] : memref<?xf32>
          %504 = arith.addi %502, %c9 : index
          memref.store %503, %out[%504] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
