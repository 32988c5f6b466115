// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
      scf.for %41 = %c16 to %30 step %c9 {
        %42 = arith.subi %27, %c9 : index
        %43 = arith.minsi %41, %42 : index
        %44 = arith.divui %43, %groupSize : index
        %45 = arith.addi %18, %44 : index
        %46 = arith.muli %2, %groupSize : index
        %47 = arith.remui %43, %groupSize : index
        %48 = arith.addi %46, %47 : index
        %49 = arith.muli %45, %heads : index
        %50 = arith.addi %49, %48 : index
        %51 = arith.muli %50, %c4 : index
        %52 = arith.addi %51, %c16 : index
        %53 = vector.load %q[%52] : memref<?xf32>, vector<16xf32>
        %54 = arith.muli %41, %c4 : index
        %55 = arith.addi %54, %c16 : index
        vector.store %53, %4[%55] : memref<?xf32>, vector<16xf32>
        %56 = arith.addi %51, %c17 : index
        %57 = vector.load %q[%56] : memref<?xf32>, vector<16xf32>
        %58 = arith.addi %54, %c17 : index
        vector.store %57, %4[%58] : memref<?xf32>, vector<16xf32>
        %59 = arith.addi %51, %c18 : index
        %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
        %61 = arith.addi %54, %c18 : index
        vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
        %62 = arith.addi %51, %c19 : index
        %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
        %64 = arith.addi %54, %c19 : index
        vector.store %63, %4[%64] : memref<?xf32>, vector<16xf32>
      }
      scf.for %65 = %37 to %39 step %slots {
        %66 = arith.muli %65, %c15 : index
        scf.for %67 = %c16 to %30 step %c9 {
          memref.store %c22, %5[%67] : memref<?xf32>
          memref.store %c23, %6[%67] : memref<?xf32>
          %68 = arith.muli %67, %c4 : index
          %69 = arith.addi %68, %c16 : index
          vector.store %c21, %7[%69] : memref<?xf32>, vector<16xf32>
          %70 = arith.addi %68, %c17 : index
          vector.store %c21, %7[%70] : memref<?xf32>, vector<16xf32>
          %71 = arith.addi %68, %c18 : index
          vector.store %c21, %7[%71] : memref<?xf32>, vector<16xf32>
          %72 = arith.addi %68, %c19 : index
          vector.store %c21, %7[%72] : memref<?xf32>, vector<16xf32>
        }
        %73 = arith.addi %66, %c15 : index
        %74 = arith.minsi %73, %36 : index
        scf.for %75 = %66 to %74 step %c4 {
          scf.for %76 = %c16 to %c8 step %c9 {
            %77 = arith.muli %76, %c17 : index
            %78 = arith.addi %75, %77 : index
            %79 = arith.cmpi slt, %78, %36 : index
            scf.if %79 {
              %80 = arith.divui %78, %c17 : index
              %81 = arith.addi %26, %80 : index
              %82 = memref.load %step[%81] : memref<?xi32>
              %83 = arith.index_cast %82 : i32 to index
              %84 = arith.muli %83, %pageBytes : index
              %85 = arith.muli %2, %c5 : index
              %86 = arith.addi %84, %85 : index
              scf.for %87 = %c16 to %c4 step %c9 {
                %88 = arith.muli %87, %c18 : index
                %89 = arith.addi %86, %88 : index
                %90 = vector.load %kv[%89] : memref<?xi8>, vector<32xi8>
                %91 = arith.muli %87, %c4 : index
                %92 = arith.addi %91, %77 : index
                %93 = vector.bitcast %90 : vector<32xi8> to vector<16xf16>
                %94 = arith.extf %93 : vector<16xf16> to vector<16xf32>
                vector.store %94, %10[%92] : memref<?xf32>, vector<16xf32>
              }
              %95 = arith.addi %86, %c25 : index
              scf.for %96 = %c16 to %c17 step %c9 {
                %97 = arith.addi %78, %96 : index
                %98 = arith.cmpi slt, %97, %36 : index
                %99 = arith.muli %96, %c26 : index
                %100 = arith.addi %95, %99 : index
                %101 = arith.addi %100, %c16 : index
                %102 = vector.load %kv[%101] : memref<?xi8>, vector<32xi8>
                %103 = vector.bitcast %102 : vector<32xi8> to vector<16xf16>
                %104 = arith.extf %103 : vector<16xf16> to vector<16xf32>
                %105 = arith.select %98, %104, %c21 : vector<16xf32>
                %106 = arith.addi %77, %96 : index
                %107 = arith.muli %106, %c4 : index
                %108 = arith.addi %107, %c16 : index
                vector.store %105, %11[%108] : memref<?xf32>, vector<16xf32>
                %109 = arith.addi %100, %c18 : index
                %110 = vector.load %kv[%109] : memref<?xi8>, vector<32xi8>
                %111 = vector.bitcast %110 : vector<32xi8> to vector<16xf16>
                %112 = arith.extf %111 : vector<16xf16> to vector<16xf32>
                %113 = arith.select %98, %112, %c21 : vector<16xf32>
                %114 = arith.addi %107, %c17 : index
                vector.store %113, %11[%114] : memref<?xf32>, vector<16xf32>
                %115 = arith.addi %100, %c4 : index
                %116 = vector.load %kv[%115] : memref<?xi8>, vector<32xi8>
                %117 = vector.bitcast %116 : vector<32xi8> to vector<16xf16>
                %118 = arith.extf %117 : vector<16xf16> to vector<16xf32>
                %119 = arith.select %98, %118, %c21 : vector<16xf32>
                %120 = arith.addi %107, %c18 : index
                vector.store %119, %11[%120] : memref<?xf32>, vector<16xf32>
                %121 = arith.addi %100, %c27 : index
                %122 = vector.load %kv[%121] : memref<?xi8>, vector<32xi8>
                %123 = vector.bitcast %122 : vector<32xi8> to vector<16xf16>
                %124 = arith.extf %123 : vector<16xf16> to vector<16xf32>
                %125 = arith.select %98, %124, %c21 : vector<16xf32>
                %126 = arith.addi %107, %c19 : index
                vector.store %125, %11[%126] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %127 = %c16 to %30 step %c8 {
            %145:16 = scf.for %128 = %c16 to %c4 step %c9 iter_args(%129 = %c21, %130 = %c21, %131 = %c21, %132 = %c21, %133 = %c21, %134 = %c21, %135 = %c21, %136 = %c21, %137 = %c21, %138 = %c21, %139 = %c21, %140 = %c21, %141 = %c21, %142 = %c21, %143 = %c21, %144 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %146 = arith.muli %128, %c4 : index
              %147 = arith.addi %146, %c16 : index
              %148 = vector.load %10[%147] : memref<?xf32>, vector<16xf32>
              %149 = arith.addi %146, %c17 : index
              %150 = vector.load %10[%149] : memref<?xf32>, vector<16xf32>
              %151 = arith.addi %146, %c18 : index
              %152 = vector.load %10[%151] : memref<?xf32>, vector<16xf32>
              %153 = arith.addi %146, %c19 : index
              %154 = vector.load %10[%153] : memref<?xf32>, vector<16xf32>
              %155 = arith.addi %127, %c16 : index
              %156 = arith.muli %155, %c4 : index
              %157 = arith.addi %156, %128 : index
              %158 = memref.load %4[%157] : memref<?xf32>
              %159 = vector.broadcast %158 : f32 to vector<16xf32>
              %160 = math.fma %159, %148, %129 : vector<16xf32>
              %161 = math.fma %159, %150, %130 : vector<16xf32>
              %162 = math.fma %159, %152, %131 : vector<16xf32>
              %163 = math.fma %159, %154, %132 : vector<16xf32>
              %164 = arith.addi %127, %c9 : index
              %165 = arith.muli %164, %c4 : index
              %166 = arith.addi %165, %128 : index
              %167 = memref.load %4[%166] : memref<?xf32>
              %168 = vector.broadcast %167 : f32 to vector<16xf32>
              %169 = math.fma %168, %148, %133 : vector<16xf32>
              %170 = math.fma %168, %150, %134 : vector<16xf32>
              %171 = math.fma %168, %152, %135 : vector<16xf32>
              %172 = math.fma %168, %154, %136 : vector<16xf32>
              %173 = arith.addi %127, %c6 : index
              %174 = arith.muli %173, %c4 : index
              %175 = arith.addi %174, %128 : index
              %176 = memref.load %4[%175] : memref<?xf32>
              %177 = vector.broadcast %176 : f32 to vector<16xf32>
              %178 = math.fma %177, %148, %137 : vector<16xf32>
              %179 = math.fma %177, %150, %138 : vector<16xf32>
              %180 = math.fma %177, %152, %139 : vector<16xf32>
              %181 = math.fma %177, %154, %140 : vector<16xf32>
              %182 = arith.addi %127, %c12 : index
              %183 = arith.muli %182, %c4 : index
              %184 = arith.addi %183, %128 : index
              %185 = memref.load %4[%184] : memref<?xf32>
              %186 = vector.broadcast %185 : f32 to vector<16xf32>
              %187 = math.fma %186, %148, %141 : vector<16xf32>
              %188 = math.fma %186, %150, %142 : vector<16xf32>
              %189 = math.fma %186, %152, %143 : vector<16xf32>
              %190 = math.fma %186, %154, %144 : vector<16xf32>
              scf.yield %160, %161, %162, %163, %169, %170, %171, %172, %178, %179, %180, %181, %187, %188, %189, %190 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %191 = arith.addi %127, %c16 : index
            %192 = arith.subi %27, %c9 : index
            %193 = arith.minsi %191, %192 : index
            %194 = arith.divui %193, %groupSize : index
            %195 = arith.addi %18, %194 : index
            %196 = arith.muli %2, %groupSize : index
            %197 = arith.remui %193, %groupSize : index
            %198 = arith.addi %196, %197 : index
            %199 = arith.addi %positionsAt, %195 : index
            %200 = memref.load %step[%199] : memref<?xi32>
            %201 = arith.index_cast %200 : i32 to index
            %202 = arith.subi %201, %75 : index
            %203 = arith.index_cast %202 : index to i32
            %204 = vector.broadcast %203 : i32 to vector<16xi32>
            %205 = arith.cmpi sle, %c28, %204 : vector<16xi32>
            %206 = arith.select %205, %145#0, %c29 : vector<16xi1>, vector<16xf32>
            %207 = arith.cmpi sle, %c30, %204 : vector<16xi32>
            %208 = arith.select %207, %145#1, %c29 : vector<16xi1>, vector<16xf32>
            %209 = arith.cmpi sle, %c31, %204 : vector<16xi32>
            %210 = arith.select %209, %145#2, %c29 : vector<16xi1>, vector<16xf32>
            %211 = arith.cmpi sle, %c32, %204 : vector<16xi32>
            %212 = arith.select %211, %145#3, %c29 : vector<16xi1>, vector<16xf32>
            %213 = arith.maximumf %206, %208 : vector<16xf32>
            %214 = arith.maximumf %213, %210 : vector<16xf32>
            %215 = arith.maximumf %214, %212 : vector<16xf32>
            %216 = memref.load %5[%191] : memref<?xf32>
            %217 = wave.reduce "max" %215 : vector<16xf32>
            %218 = arith.maximumf %216, %217 : f32
            %219 = arith.subf %216, %218 : f32
            %220 = wave.exp2 %219 : f32
            %221 = vector.broadcast %218 : f32 to vector<16xf32>
            %222 = arith.subf %206, %221 : vector<16xf32>
            %223 = wave.exp2 %222 : vector<16xf32>
            %224 = arith.select %205, %223, %c21 : vector<16xi1>, vector<16xf32>
            %225 = arith.muli %191, %c4 : index
            %226 = arith.addi %225, %c16 : index
            vector.store %224, %9[%226] : memref<?xf32>, vector<16xf32>
            %227 = arith.subf %208, %221 : vector<16xf32>
            %228 = wave.exp2 %227 : vector<16xf32>
            %229 = arith.select %207, %228, %c21 : vector<16xi1>, vector<16xf32>
            %230 = arith.addi %225, %c17 : index
            vector.store %229, %9[%230] : memref<?xf32>, vector<16xf32>
            %231 = arith.addf %224, %229 : vector<16xf32>
            %232 = arith.subf %210, %221 : vector<16xf32>
            %233 = wave.exp2 %232 : vector<16xf32>
            %234 = arith.select %209, %233, %c21 : vector<16xi1>, vector<16xf32>
            %235 = arith.addi %225, %c18 : index
            vector.store %234, %9[%235] : memref<?xf32>, vector<16xf32>
            %236 = arith.addf %231, %234 : vector<16xf32>
            %237 = arith.subf %212, %221 : vector<16xf32>
            %238 = wave.exp2 %237 : vector<16xf32>
            %239 = arith.select %211, %238, %c21 : vector<16xi1>, vector<16xf32>
            %240 = arith.addi %225, %c19 : index
            vector.store %239, %9[%240] : memref<?xf32>, vector<16xf32>
            %241 = arith.addf %236, %239 : vector<16xf32>
            %242 = memref.load %6[%191] : memref<?xf32>
            %243 = wave.reduce "add" %241 : vector<16xf32>
            %244 = math.fma %242, %220, %243 : f32
            memref.store %218, %5[%191] : memref<?xf32>
            memref.store %244, %6[%191] : memref<?xf32>
            memref.store %220, %8[%191] : memref<?xf32>
            %245 = arith.addi %127, %c9 : index
            %246 = arith.minsi %245, %192 : index
            %247 = arith.divui %246, %groupSize : index
            %248 = arith.addi %18, %247 : index
            %249 = arith.remui %246, %groupSize : index
            %250 = arith.addi %196, %249 : index
            %251 = arith.addi %positionsAt, %248 : index
            %252 = memref.load %step[%251] : memref<?xi32>
            %253 = arith.index_cast %252 : i32 to index
            %254 = arith.subi %253, %75 : index
            %255 = arith.index_cast %254 : index to i32
            %256 = vector.broadcast %255 : i32 to vector<16xi32>
            %257 = arith.cmpi sle, %c28, %256 : vector<16xi32>
            %258 = arith.select %257, %145#4, %c29 : vector<16xi1>, vector<16xf32>
            %259 = arith.cmpi sle, %c30, %256 : vector<16xi32>
            %260 = arith.select %259, %145#5, %c29 : vector<16xi1>, vector<16xf32>
            %261 = arith.cmpi sle, %c31, %256 : vector<16xi32>
            %262 = arith.select %261, %145#6, %c29 : vector<16xi1>, vector<16xf32>
            %263 = arith.cmpi sle, %c32, %256 : vector<16xi32>
            %264 = arith.select %263, %145#7, %c29 : vector<16xi1>, vector<16xf32>
            %265 = arith.maximumf %258, %260 : vector<16xf32>
            %266 = arith.maximumf %265, %262 : vector<16xf32>
            %267 = arith.maximumf %266, %264 : vector<16xf32>
            %268 = memref.load %5[%245] : memref<?xf32>
            %269 = wave.reduce "max" %267 : vector<16xf32>
            %270 = arith.maximumf %268, %269 : f32
            %271 = arith.subf %268, %270 : f32
            %272 = wave.exp2 %271 : f32
            %273 = vector.broadcast %270 : f32 to vector<16xf32>
            %274 = arith.subf %258, %273 : vector<16xf32>
            %275 = wave.exp2 %274 : vector<16xf32>
            %276 = arith.select %257, %275, %c21 : vector<16xi1>, vector<16xf32>
            %277 = arith.muli %245, %c4 : index
            %278 = arith.addi %277, %c16 : index
            vector.store %276, %9[%278] : memref<?xf32>, vector<16xf32>
            %279 = arith.subf %260, %273 : vector<16xf32>
            %280 = wave.exp2 %279 : vector<16xf32>
            %281 = arith.select %259, %280, %c21 : vector<16xi1>, vector<16xf32>
            %282 = arith.addi %277, %c17 : index
            vector.store %281, %9[%282] : memref<?xf32>, vector<16xf32>
            %283 = arith.addf %276, %281 : vector<16xf32>
            %284 = arith.subf %262, %273 : vector<16xf32>
            %285 = wave.exp2 %284 : vector<16xf32>
            %286 = arith.select %261, %285, %c21 : vector<16xi1>, vector<16xf32>
            %287 = arith.addi %277, %c18 : index
            vector.store %286, %9[%287] : memref<?xf32>, vector<16xf32>
            %288 = arith.addf %283, %286 : vector<16xf32>
            %289 = arith.subf %264, %273 : vector<16xf32>
            %290 = wave.exp2 %289 : vector<16xf32>
            %291 = arith.select %263, %290, %c21 : vector<16xi1>, vector<16xf32>
            %292 = arith.addi %277, %c19 : index
            vector.store %291, %9[%292] : memref<?xf32>, vector<16xf32>
            %293 = arith.addf %288, %291 : vector<16xf32>
            %294 = memref.load %6[%245] : memref<?xf32>
            %295 = wave.reduce "add" %293 : vector<16xf32>
            %296 = math.fma %294, %272, %295 : f32
            memref.store %270, %5[%245] : memref<?xf32>
            memref.store %296, %6[%245] : memref<?xf32>
            memref.store %272, %8[%245] : memref<?xf32>
            %297 = arith.addi %127, %c6 : index
            %298 = arith.minsi %297, %192 : index
            %299 = arith.divui %298, %groupSize : index
            %300 = arith.addi %18, %299 : index
            %301 = arith.remui %298, %groupSize : index
            %302 = arith.addi %196, %301 : index
            %303 = arith.addi %positionsAt, %300 : index
            %304 = memref.load %step[%303] : memref<?xi32>
            %305 = arith.index_cast %304 : i32 to index
            %306 = arith.subi %305, %75 : index
            %307 = arith.index_cast %306 : index to i32
            %308 = vector.broadcast %307 : i32 to vector<16xi32>
            %309 = arith.cmpi sle, %c28, %308 : vector<16xi32>
            %310 = arith.select %309, %145#8, %c29 : vector<16xi1>, vector<16xf32>
            %311 = arith.cmpi sle, %c30, %308 : vector<16xi32>
            %312 = arith.select %311, %145#9, %c29 : vector<16xi1>, vector<16xf32>
            %313 = arith.cmpi sle, %c31, %308 : vector<16xi32>
            %314 = arith.select %313, %145#10, %c29 : vector<16xi1>, vector<16xf32>
            %315 = arith.cmpi sle, %c32, %308 : vector<16xi32>
            %316 = arith.select %315, %145#11, %c29 : vector<16xi1>, vector<16xf32>
            %317 = arith.maximumf %310, %312 : vector<16xf32>
            %318 = arith.maximumf %317, %314 : vector<16xf32>
            %319 = arith.maximumf %318, %316 : vector<16xf32>
            %320 = memref.load %5[%297] : memref<?xf32>
            %321 = wave.reduce "max" %319 : vector<16xf32>
            %322 = arith.maximumf %320, %321 : f32
            %323 = arith.subf %320, %322 : f32
            %324 = wave.exp2 %323 : f32
            %325 = vector.broadcast %322 : f32 to vector<16xf32>
            %326 = arith.subf %310, %325 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %309, %327, %c21 : vector<16xi1>, vector<16xf32>
            %329 = arith.muli %297, %c4 : index
            %330 = arith.addi %329, %c16 : index
            vector.store %328, %9[%330] : memref<?xf32>, vector<16xf32>
            %331 = arith.subf %312, %325 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %311, %332, %c21 : vector<16xi1>, vector<16xf32>
            %334 = arith.addi %329, %c17 : index
            vector.store %333, %9[%334] : memref<?xf32>, vector<16xf32>
            %335 = arith.addf %328, %333 : vector<16xf32>
            %336 = arith.subf %314, %325 : vector<16xf32>
            %337 = wave.exp2 %336 : vector<16xf32>
            %338 = arith.select %313, %337, %c21 : vector<16xi1>, vector<16xf32>
            %339 = arith.addi %329, %c18 : index
            vector.store %338, %9[%339] : memref<?xf32>, vector<16xf32>
            %340 = arith.addf %335, %338 : vector<16xf32>
            %341 = arith.subf %316, %325 : vector<16xf32>
            %342 = wave.exp2 %341 : vector<16xf32>
            %343 = arith.select %315, %342, %c21 : vector<16xi1>, vector<16xf32>
            %344 = arith.addi %329, %c19 : index
            vector.store %343, %9[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.addf %340, %343 : vector<16xf32>
            %346 = memref.load %6[%297] : memref<?xf32>
            %347 = wave.reduce "add" %345 : vector<16xf32>
            %348 = math.fma %346, %324, %347 : f32
            memref.store %322, %5[%297] : memref<?xf32>
            memref.store %348, %6[%297] : memref<?xf32>
            memref.store %324, %8[%297] : memref<?xf32>
            %349 = arith.addi %127, %c12 : index
            %350 = arith.minsi %349, %192 : index
            %351 = arith.divui %350, %groupSize : index
            %352 = arith.addi %18, %351 : index
            %353 = arith.remui %350, %groupSize : index
            %354 = arith.addi %196, %353 : index
            %355 = arith.addi %positionsAt, %352 : index
            %356 = memref.load %step[%355] : memref<?xi32>
            %357 = arith.index_cast %356 : i32 to index
            %358 = arith.subi %357, %75 : index
            %359 = arith.index_cast %358 : index to i32
            %360 = vector.broadcast %359 : i32 to vector<16xi32>
            %361 = arith.cmpi sle, %c28, %360 : vector<16xi32>
            %362 = arith.select %361, %145#12, %c29 : vector<16xi1>, vector<16xf32>
            %363 = arith.cmpi sle, %c30, %360 : vector<16xi32>
            %364 = arith.select %363, %145#13, %c29 : vector<16xi1>, vector<16xf32>
            %365 = arith.cmpi sle, %c31, %360 : vector<16xi32>
            %366 = arith.select %365, %145#14, %c29 : vector<16xi1>, vector<16xf32>
            %367 = arith.cmpi sle, %c32, %360 : vector<16xi32>
            %368 = arith.select %367, %145#15, %c29 : vector<16xi1>, vector<16xf32>
            %369 = arith.maximumf %362, %364 : vector<16xf32>
            %370 = arith.maximumf %369, %366 : vector<16xf32>
            %371 = arith.maximumf %370, %368 : vector<16xf32>
            %372 = memref.load %5[%349] : memref<?xf32>
            %373 = wave.reduce "max" %371 : vector<16xf32>
            %374 = arith.maximumf %372, %373 : f32
            %375 = arith.subf %372, %374 : f32
            %376 = wave.exp2 %375 : f32
            %377 = vector.broadcast %374 : f32 to vector<16xf32>
            %378 = arith.subf %362, %377 : vector<16xf32>
            %379 = wave.exp2 %378 : vector<16xf32>
            %380 = arith.select %361, %379, %c21 : vector<16xi1>, vector<16xf32>
            %381 = arith.muli %349, %c4 : index
            %382 = arith.addi %381, %c16 : index
            vector.store %380, %9[%382] : memref<?xf32>, vector<16xf32>
            %383 = arith.subf %364, %377 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %363, %384, %c21 : vector<16xi1>, vector<16xf32>
            %386 = arith.addi %381, %c17 : index
            vector.store %385, %9[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %380, %385 : vector<16xf32>
            %388 = arith.subf %366, %377 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %365, %389, %c21 : vector<16xi1>, vector<16xf32>
            %391 = arith.addi %381, %c18 : index
            vector.store %390, %9[%391] : memref<?xf32>, vector<16xf32>
            %392 = arith.addf %387, %390 : vector<16xf32>
            %393 = arith.subf %368, %377 : vector<16xf32>
            %394 = wave.exp2 %393 : vector<16xf32>
            %395 = arith.select %367, %394, %c21 : vector<16xi1>, vector<16xf32>
            %396 = arith.addi %381, %c19 : index
            vector.store %395, %9[%396] : memref<?xf32>, vector<16xf32>
            %397 = arith.addf %392, %395 : vector<16xf32>
            %398 = memref.load %6[%349] : memref<?xf32>
            %399 = wave.reduce "add" %397 : vector<16xf32>
            %400 = math.fma %398, %376, %399 : f32
            memref.store %374, %5[%349] : memref<?xf32>
            memref.store %400, %6[%349] : memref<?xf32>
            memref.store %376, %8[%349] : memref<?xf32>
          }
          %401 = arith.subi %36, %75 : index
          %402 = arith.minsi %401, %c4 : index
          scf.for %403 = %c16 to %30 step %c6 {
            %404 = arith.addi %403, %c16 : index
            %405 = memref.load %8[%404] : memref<?xf32>
            %406 = vector.broadcast %405 : f32 to vector<16xf32>
            %407 = arith.muli %404, %c4 : index
            %408 = arith.addi %407, %c16 : index
            %409 = vector.load %7[%408] : memref<?xf32>, vector<16xf32>
            %410 = arith.mulf %409, %406 : vector<16xf32>
            %411 = arith.addi %407, %c17 : index
            %412 = vector.load %7[%411] : memref<?xf32>, vector<16xf32>
            %413 = arith.mulf %412, %406 : vector<16xf32>
            %414 = arith.addi %407, %c18 : index
            %415 = vector.load %7[%414] : memref<?xf32>, vector<16xf32>
            %416 = arith.mulf %415, %406 : vector<16xf32>
            %417 = arith.addi %407, %c19 : index
            %418 = vector.load %7[%417] : memref<?xf32>, vector<16xf32>
            %419 = arith.mulf %418, %406 : vector<16xf32>
            %420 = arith.addi %403, %c9 : index
            %421 = memref.load %8[%420] : memref<?xf32>
            %422 = vector.broadcast %421 : f32 to vector<16xf32>
            %423 = arith.muli %420, %c4 : index
            %424 = arith.addi %423, %c16 : index
            %425 = vector.load %7[%424] : memref<?xf32>, vector<16xf32>
            %426 = arith.mulf %425, %422 : vector<16xf32>
            %427 = arith.addi %423, %c17 : index
            %428 = vector.load %7[%427] : memref<?xf32>, vector<16xf32>
            %429 = arith.mulf %428, %422 : vector<16xf32>
            %430 = arith.addi %423, %c18 : index
            %431 = vector.load %7[%430] : memref<?xf32>, vector<16xf32>
            %432 = arith.mulf %431, %422 : vector<16xf32>
            %433 = arith.addi %423, %c19 : index
            %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
            %435 = arith.mulf %434, %422 : vector<16xf32>
            %445:8 = scf.for %436 = %c16 to %402 step %c9 iter_args(%437 = %410, %438 = %413, %439 = %416, %440 = %419, %441 = %426, %442 = %429, %443 = %432, %444 = %435) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %446 = arith.muli %436, %c4 : index
              %447 = arith.addi %446, %c16 : index
              %448 = vector.load %11[%447] : memref<?xf32>, vector<16xf32>
              %449 = arith.addi %446, %c17 : index
              %450 = vector.load %11[%449] : memref<?xf32>, vector<16xf32>
              %451 = arith.addi %446, %c18 : index
              %452 = vector.load %11[%451] : memref<?xf32>, vector<16xf32>
              %453 = arith.addi %446, %c19 : index
              %454 = vector.load %11[%453] : memref<?xf32>, vector<16xf32>
              %455 = arith.addi %407, %436 : index
              %456 = memref.load %9[%455] : memref<?xf32>
              %457 = vector.broadcast %456 : f32 to vector<16xf32>
              %458 = math.fma %457, %448, %437 : vector<16xf32>
              %459 = math.fma %457, %450, %438 : vector<16xf32>
              %460 = math.fma %457, %452, %439 : vector<16xf32>
              %461 = math.fma %457, %454, %440 : vector<16xf32>
              %462 = arith.addi %423, %436 : index
              %463 = memref.load %9[%462] : memref<?xf32>
              %464 = vector.broadcast %463 : f32 to vector<16xf32>
              %465 = math.fma %464, %448, %441 : vector<16xf32>
              %466 = math.fma %464, %450, %442 : vector<16xf32>
              %467 = math.fma %464, %452, %443 : vector<16xf32>
              %468 = math.fma %464, %454, %444 : vector<16xf32>
              scf.yield %458, %459, %460, %461, %465, %466, %467, %468 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %445#0, %7[%408] : memref<?xf32>, vector<16xf32>
            vector.store %445#1, %7[%411] : memref<?xf32>, vector<16xf32>
            vector.store %445#2, %7[%414] : memref<?xf32>, vector<16xf32>
            vector.store %445#3, %7[%417] : memref<?xf32>, vector<16xf32>
            vector.store %445#4, %7[%424] : memref<?xf32>, vector<16xf32>
            vector.store %445#5, %7[%427] : memref<?xf32>, vector<16xf32>
            vector.store %445#6, %7[%430] : memref<?xf32>, vector<16xf32>
            vector.store %445#7, %7[%433] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %469 = %c16 to %27 step %c9 {
          %470 = arith.subi %27, %c9 : index
          %471 = arith.minsi %469, %470 : index
          %472 = arith.divui %471, %groupSize : index
          %473 = arith.addi %18, %472 : index
          %474 = arith.muli %2, %groupSize : index
          %475 = arith.remui %471, %groupSize : index
          %476 = arith.addi %474, %475 : index
          %477 = arith.muli %473, %heads : index
          %478 = arith.addi %477, %476 : index
          %479 = arith.muli %478, %ranges : index
          %480 = arith.addi %479, %65 : index
          %481 = arith.muli %480, %c34 : index
          %482 = arith.muli %469, %c4 : index
          %483 = arith.addi %482, %c16 : index
          %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
          %485 = arith.addi %481, %c16 : index
          vector.store %484, %out[%485] : memref<?xf32>, vector<16xf32>
          %486 = arith.addi %482, %c17 : index
          %487 = vector.load %7[%486] : memref<?xf32>, vector<16xf32>
          %488 = arith.addi %481, %c17 : index
          vector.store %487, %out[%488] : memref<?xf32>, vector<16xf32>
          %489 = arith.addi %482, %c18 : index
          %490 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
          %491 = arith.addi %481, %c18 : index
          vector.store %490, %out[%491] : memref<?xf32>, vector<16xf32>
          %492 = arith.addi %482, %c19 : index
          %493 = vector.load %7[%492] : memref<?xf32>, vector<16xf32>
          %494 = arith.addi %481, %c19 : index
          vector.store %493, %out[%494] : memref<?xf32>, vector<16xf32>
          %495 = memref.load %5[%469] : memref<?xf32>
          %496 = arith.addi %481, %c4 : index
          memref.store %495, %out[%496] : memref<?xf32>
          %497 = memref.load %6[%469] : memref<?xf32>
          %498 = arith.addi %496, %c9 : index
          memref.store %497, %out[%498] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
