// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 511 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 0 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 48 : index
  %slots = wave.param "slots" : index
  %c22 = arith.constant dense<0x00000000> : vector<16xf32>
  %c23 = arith.constant 0xF149F2CA : f32
  %c24 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c26 = arith.constant 2560 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c31 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c32 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c33 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c34 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
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
      }
      scf.for %69 = %38 to %40 step %slots {
        %70 = arith.muli %69, %c16 : index
        scf.for %71 = %c17 to %31 step %c10 {
          memref.store %c23, %5[%71] : memref<?xf32>
          memref.store %c24, %6[%71] : memref<?xf32>
          %72 = arith.muli %71, %c4 : index
          %73 = arith.addi %72, %c17 : index
          vector.store %c22, %7[%73] : memref<?xf32>, vector<16xf32>
          %74 = arith.addi %72, %c18 : index
          vector.store %c22, %7[%74] : memref<?xf32>, vector<16xf32>
          %75 = arith.addi %72, %c19 : index
          vector.store %c22, %7[%75] : memref<?xf32>, vector<16xf32>
          %76 = arith.addi %72, %c20 : index
          vector.store %c22, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %72, %c5 : index
          vector.store %c22, %7[%77] : memref<?xf32>, vector<16xf32>
        }
        %78 = arith.addi %70, %c16 : index
        %79 = arith.minsi %78, %37 : index
        scf.for %80 = %70 to %79 step %c5 {
          scf.for %81 = %c17 to %c9 step %c10 {
            %82 = arith.muli %81, %c18 : index
            %83 = arith.addi %80, %82 : index
            %84 = arith.cmpi slt, %83, %37 : index
            scf.if %84 {
              %85 = arith.divui %83, %c18 : index
              %86 = arith.addi %27, %85 : index
              %87 = memref.load %step[%86] : memref<?xi32>
              %88 = arith.index_cast %87 : i32 to index
              %89 = arith.muli %88, %pageBytes : index
              %90 = arith.muli %2, %c6 : index
              %91 = arith.addi %89, %90 : index
              scf.for %92 = %c17 to %c4 step %c10 {
                %93 = arith.muli %92, %c19 : index
                %94 = arith.addi %91, %93 : index
                %95 = vector.load %kv[%94] : memref<?xi8>, vector<32xi8>
                %96 = arith.muli %92, %c5 : index
                %97 = arith.addi %96, %82 : index
                %98 = vector.bitcast %95 : vector<32xi8> to vector<16xf16>
                %99 = arith.extf %98 : vector<16xf16> to vector<16xf32>
                vector.store %99, %11[%97] : memref<?xf32>, vector<16xf32>
              }
              %100 = arith.addi %91, %c26 : index
              scf.for %101 = %c17 to %c18 step %c10 {
                %102 = arith.addi %83, %101 : index
                %103 = arith.cmpi slt, %102, %37 : index
                %104 = arith.muli %101, %c27 : index
                %105 = arith.addi %100, %104 : index
                %106 = arith.addi %105, %c17 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<32xi8>
                %108 = vector.bitcast %107 : vector<32xi8> to vector<16xf16>
                %109 = arith.extf %108 : vector<16xf16> to vector<16xf32>
                %110 = arith.select %103, %109, %c22 : vector<16xf32>
                %111 = arith.addi %82, %101 : index
                %112 = arith.muli %111, %c4 : index
                %113 = arith.addi %112, %c17 : index
                vector.store %110, %12[%113] : memref<?xf32>, vector<16xf32>
                %114 = arith.addi %105, %c19 : index
                %115 = vector.load %kv[%114] : memref<?xi8>, vector<32xi8>
                %116 = vector.bitcast %115 : vector<32xi8> to vector<16xf16>
                %117 = arith.extf %116 : vector<16xf16> to vector<16xf32>
                %118 = arith.select %103, %117, %c22 : vector<16xf32>
                %119 = arith.addi %112, %c18 : index
                vector.store %118, %12[%119] : memref<?xf32>, vector<16xf32>
                %120 = arith.addi %105, %c5 : index
                %121 = vector.load %kv[%120] : memref<?xi8>, vector<32xi8>
                %122 = vector.bitcast %121 : vector<32xi8> to vector<16xf16>
                %123 = arith.extf %122 : vector<16xf16> to vector<16xf32>
                %124 = arith.select %103, %123, %c22 : vector<16xf32>
                %125 = arith.addi %112, %c19 : index
                vector.store %124, %12[%125] : memref<?xf32>, vector<16xf32>
                %126 = arith.addi %105, %c28 : index
                %127 = vector.load %kv[%126] : memref<?xi8>, vector<32xi8>
                %128 = vector.bitcast %127 : vector<32xi8> to vector<16xf16>
                %129 = arith.extf %128 : vector<16xf16> to vector<16xf32>
                %130 = arith.select %103, %129, %c22 : vector<16xf32>
                %131 = arith.addi %112, %c20 : index
                vector.store %130, %12[%131] : memref<?xf32>, vector<16xf32>
                %132 = arith.addi %105, %c29 : index
                %133 = vector.load %kv[%132] : memref<?xi8>, vector<32xi8>
                %134 = vector.bitcast %133 : vector<32xi8> to vector<16xf16>
                %135 = arith.extf %134 : vector<16xf16> to vector<16xf32>
                %136 = arith.select %103, %135, %c22 : vector<16xf32>
                %137 = arith.addi %112, %c5 : index
                vector.store %136, %12[%137] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %138 = %c17 to %31 step %c9 {
            %156:16 = scf.for %139 = %c17 to %c4 step %c10 iter_args(%140 = %c22, %141 = %c22, %142 = %c22, %143 = %c22, %144 = %c22, %145 = %c22, %146 = %c22, %147 = %c22, %148 = %c22, %149 = %c22, %150 = %c22, %151 = %c22, %152 = %c22, %153 = %c22, %154 = %c22, %155 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %157 = arith.muli %139, %c5 : index
              %158 = arith.addi %157, %c17 : index
              %159 = vector.load %11[%158] : memref<?xf32>, vector<16xf32>
              %160 = arith.addi %157, %c18 : index
              %161 = vector.load %11[%160] : memref<?xf32>, vector<16xf32>
              %162 = arith.addi %157, %c19 : index
              %163 = vector.load %11[%162] : memref<?xf32>, vector<16xf32>
              %164 = arith.addi %157, %c20 : index
              %165 = vector.load %11[%164] : memref<?xf32>, vector<16xf32>
              %166 = arith.addi %138, %c17 : index
              %167 = arith.muli %166, %c4 : index
              %168 = arith.addi %167, %139 : index
              %169 = memref.load %4[%168] : memref<?xf32>
              %170 = vector.broadcast %169 : f32 to vector<16xf32>
              %171 = math.fma %170, %159, %140 : vector<16xf32>
              %172 = math.fma %170, %161, %141 : vector<16xf32>
              %173 = math.fma %170, %163, %142 : vector<16xf32>
              %174 = math.fma %170, %165, %143 : vector<16xf32>
              %175 = arith.addi %138, %c10 : index
              %176 = arith.muli %175, %c4 : index
              %177 = arith.addi %176, %139 : index
              %178 = memref.load %4[%177] : memref<?xf32>
              %179 = vector.broadcast %178 : f32 to vector<16xf32>
              %180 = math.fma %179, %159, %144 : vector<16xf32>
              %181 = math.fma %179, %161, %145 : vector<16xf32>
              %182 = math.fma %179, %163, %146 : vector<16xf32>
              %183 = math.fma %179, %165, %147 : vector<16xf32>
              %184 = arith.addi %138, %c7 : index
              %185 = arith.muli %184, %c4 : index
              %186 = arith.addi %185, %139 : index
              %187 = memref.load %4[%186] : memref<?xf32>
              %188 = vector.broadcast %187 : f32 to vector<16xf32>
              %189 = math.fma %188, %159, %148 : vector<16xf32>
              %190 = math.fma %188, %161, %149 : vector<16xf32>
              %191 = math.fma %188, %163, %150 : vector<16xf32>
              %192 = math.fma %188, %165, %151 : vector<16xf32>
              %193 = arith.addi %138, %c13 : index
              %194 = arith.muli %193, %c4 : index
              %195 = arith.addi %194, %139 : index
              %196 = memref.load %4[%195] : memref<?xf32>
              %197 = vector.broadcast %196 : f32 to vector<16xf32>
              %198 = math.fma %197, %159, %152 : vector<16xf32>
              %199 = math.fma %197, %161, %153 : vector<16xf32>
              %200 = math.fma %197, %163, %154 : vector<16xf32>
              %201 = math.fma %197, %165, %155 : vector<16xf32>
              scf.yield %171, %172, %173, %174, %180, %181, %182, %183, %189, %190, %191, %192, %198, %199, %200, %201 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %202 = arith.addi %138, %c17 : index
            %203 = arith.subi %28, %c10 : index
            %204 = arith.minsi %202, %203 : index
            %205 = arith.divui %204, %groupSize : index
            %206 = arith.addi %19, %205 : index
            %207 = arith.muli %2, %groupSize : index
            %208 = arith.remui %204, %groupSize : index
            %209 = arith.addi %207, %208 : index
            %210 = arith.addi %positionsAt, %206 : index
            %211 = memref.load %step[%210] : memref<?xi32>
            %212 = arith.index_cast %211 : i32 to index
            %213 = arith.subi %212, %80 : index
            %214 = arith.index_cast %213 : index to i32
            %215 = vector.broadcast %214 : i32 to vector<16xi32>
            %216 = arith.cmpi sle, %c30, %215 : vector<16xi32>
            %217 = arith.select %216, %156#0, %c31 : vector<16xi1>, vector<16xf32>
            %218 = arith.cmpi sle, %c32, %215 : vector<16xi32>
            %219 = arith.select %218, %156#1, %c31 : vector<16xi1>, vector<16xf32>
            %220 = arith.cmpi sle, %c33, %215 : vector<16xi32>
            %221 = arith.select %220, %156#2, %c31 : vector<16xi1>, vector<16xf32>
            %222 = arith.cmpi sle, %c34, %215 : vector<16xi32>
            %223 = arith.select %222, %156#3, %c31 : vector<16xi1>, vector<16xf32>
            %224 = arith.maximumf %217, %219 : vector<16xf32>
            %225 = arith.maximumf %224, %221 : vector<16xf32>
            %226 = arith.maximumf %225, %223 : vector<16xf32>
            %227 = memref.load %5[%202] : memref<?xf32>
            %228 = wave.reduce "max" %226 : vector<16xf32>
            %229 = arith.maximumf %227, %228 : f32
            %230 = arith.subf %227, %229 : f32
            %231 = wave.exp2 %230 : f32
            %232 = vector.broadcast %229 : f32 to vector<16xf32>
            %233 = arith.subf %217, %232 : vector<16xf32>
            %234 = wave.exp2 %233 : vector<16xf32>
            %235 = arith.select %216, %234, %c22 : vector<16xi1>, vector<16xf32>
            %236 = arith.muli %202, %c5 : index
            %237 = arith.addi %236, %c17 : index
            vector.store %235, %10[%237] : memref<?xf32>, vector<16xf32>
            %238 = arith.subf %219, %232 : vector<16xf32>
            %239 = wave.exp2 %238 : vector<16xf32>
            %240 = arith.select %218, %239, %c22 : vector<16xi1>, vector<16xf32>
            %241 = arith.addi %236, %c18 : index
            vector.store %240, %10[%241] : memref<?xf32>, vector<16xf32>
            %242 = arith.addf %235, %240 : vector<16xf32>
            %243 = arith.subf %221, %232 : vector<16xf32>
            %244 = wave.exp2 %243 : vector<16xf32>
            %245 = arith.select %220, %244, %c22 : vector<16xi1>, vector<16xf32>
            %246 = arith.addi %236, %c19 : index
            vector.store %245, %10[%246] : memref<?xf32>, vector<16xf32>
            %247 = arith.addf %242, %245 : vector<16xf32>
            %248 = arith.subf %223, %232 : vector<16xf32>
            %249 = wave.exp2 %248 : vector<16xf32>
            %250 = arith.select %222, %249, %c22 : vector<16xi1>, vector<16xf32>
            %251 = arith.addi %236, %c20 : index
            vector.store %250, %10[%251] : memref<?xf32>, vector<16xf32>
            %252 = arith.addf %247, %250 : vector<16xf32>
            %253 = memref.load %6[%202] : memref<?xf32>
            %254 = wave.reduce "add" %252 : vector<16xf32>
            %255 = math.fma %253, %231, %254 : f32
            memref.store %229, %5[%202] : memref<?xf32>
            memref.store %255, %6[%202] : memref<?xf32>
            memref.store %231, %8[%202] : memref<?xf32>
            %256 = arith.addi %138, %c10 : index
            %257 = arith.minsi %256, %203 : index
            %258 = arith.divui %257, %groupSize : index
            %259 = arith.addi %19, %258 : index
            %260 = arith.remui %257, %groupSize : index
            %261 = arith.addi %207, %260 : index
            %262 = arith.addi %positionsAt, %259 : index
            %263 = memref.load %step[%262] : memref<?xi32>
            %264 = arith.index_cast %263 : i32 to index
            %265 = arith.subi %264, %80 : index
            %266 = arith.index_cast %265 : index to i32
            %267 = vector.broadcast %266 : i32 to vector<16xi32>
            %268 = arith.cmpi sle, %c30, %267 : vector<16xi32>
            %269 = arith.select %268, %156#4, %c31 : vector<16xi1>, vector<16xf32>
            %270 = arith.cmpi sle, %c32, %267 : vector<16xi32>
            %271 = arith.select %270, %156#5, %c31 : vector<16xi1>, vector<16xf32>
            %272 = arith.cmpi sle, %c33, %267 : vector<16xi32>
            %273 = arith.select %272, %156#6, %c31 : vector<16xi1>, vector<16xf32>
            %274 = arith.cmpi sle, %c34, %267 : vector<16xi32>
            %275 = arith.select %274, %156#7, %c31 : vector<16xi1>, vector<16xf32>
            %276 = arith.maximumf %269, %271 : vector<16xf32>
            %277 = arith.maximumf %276, %273 : vector<16xf32>
            %278 = arith.maximumf %277, %275 : vector<16xf32>
            %279 = memref.load %5[%256] : memref<?xf32>
            %280 = wave.reduce "max" %278 : vector<16xf32>
            %281 = arith.maximumf %279, %280 : f32
            %282 = arith.subf %279, %281 : f32
            %283 = wave.exp2 %282 : f32
            %284 = vector.broadcast %281 : f32 to vector<16xf32>
            %285 = arith.subf %269, %284 : vector<16xf32>
            %286 = wave.exp2 %285 : vector<16xf32>
            %287 = arith.select %268, %286, %c22 : vector<16xi1>, vector<16xf32>
            %288 = arith.muli %256, %c5 : index
            %289 = arith.addi %288, %c17 : index
            vector.store %287, %10[%289] : memref<?xf32>, vector<16xf32>
            %290 = arith.subf %271, %284 : vector<16xf32>
            %291 = wave.exp2 %290 : vector<16xf32>
            %292 = arith.select %270, %291, %c22 : vector<16xi1>, vector<16xf32>
            %293 = arith.addi %288, %c18 : index
            vector.store %292, %10[%293] : memref<?xf32>, vector<16xf32>
            %294 = arith.addf %287, %292 : vector<16xf32>
            %295 = arith.subf %273, %284 : vector<16xf32>
            %296 = wave.exp2 %295 : vector<16xf32>
            %297 = arith.select %272, %296, %c22 : vector<16xi1>, vector<16xf32>
            %298 = arith.addi %288, %c19 : index
            vector.store %297, %10[%298] : memref<?xf32>, vector<16xf32>
            %299 = arith.addf %294, %297 : vector<16xf32>
            %300 = arith.subf %275, %284 : vector<16xf32>
            %301 = wave.exp2 %300 : vector<16xf32>
            %302 = arith.select %274, %301, %c22 : vector<16xi1>, vector<16xf32>
            %303 = arith.addi %288, %c20 : index
            vector.store %302, %10[%303] : memref<?xf32>, vector<16xf32>
            %304 = arith.addf %299, %302 : vector<16xf32>
            %305 = memref.load %6[%256] : memref<?xf32>
            %306 = wave.reduce "add" %304 : vector<16xf32>
            %307 = math.fma %305, %283, %306 : f32
            memref.store %281, %5[%256] : memref<?xf32>
            memref.store %307, %6[%256] : memref<?xf32>
            memref.store %283, %8[%256] : memref<?xf32>
            %308 = arith.addi %138, %c7 : index
            %309 = arith.minsi %308, %203 : index
            %310 = arith.divui %309, %groupSize : index
            %311 = arith.addi %19, %310 : index
            %312 = arith.remui %309, %groupSize : index
            %313 = arith.addi %207, %312 : index
            %314 = arith.addi %positionsAt, %311 : index
            %315 = memref.load %step[%314] : memref<?xi32>
            %316 = arith.index_cast %315 : i32 to index
            %317 = arith.subi %316, %80 : index
            %318 = arith.index_cast %317 : index to i32
            %319 = vector.broadcast %318 : i32 to vector<16xi32>
            %320 = arith.cmpi sle, %c30, %319 : vector<16xi32>
            %321 = arith.select %320, %156#8, %c31 : vector<16xi1>, vector<16xf32>
            %322 = arith.cmpi sle, %c32, %319 : vector<16xi32>
            %323 = arith.select %322, %156#9, %c31 : vector<16xi1>, vector<16xf32>
            %324 = arith.cmpi sle, %c33, %319 : vector<16xi32>
            %325 = arith.select %324, %156#10, %c31 : vector<16xi1>, vector<16xf32>
            %326 = arith.cmpi sle, %c34, %319 : vector<16xi32>
            %327 = arith.select %326, %156#11, %c31 : vector<16xi1>, vector<16xf32>
            %328 = arith.maximumf %321, %323 : vector<16xf32>
            %329 = arith.maximumf %328, %325 : vector<16xf32>
            %330 = arith.maximumf %329, %327 : vector<16xf32>
            %331 = memref.load %5[%308] : memref<?xf32>
            %332 = wave.reduce "max" %330 : vector<16xf32>
            %333 = arith.maximumf %331, %332 : f32
            %334 = arith.subf %331, %333 : f32
            %335 = wave.exp2 %334 : f32
            %336 = vector.broadcast %333 : f32 to vector<16xf32>
            %337 = arith.subf %321, %336 : vector<16xf32>
            %338 = wave.exp2 %337 : vector<16xf32>
            %339 = arith.select %320, %338, %c22 : vector<16xi1>, vector<16xf32>
            %340 = arith.muli %308, %c5 : index
            %341 = arith.addi %340, %c17 : index
            vector.store %339, %10[%341] : memref<?xf32>, vector<16xf32>
            %342 = arith.subf %323, %336 : vector<16xf32>
            %343 = wave.exp2 %342 : vector<16xf32>
            %344 = arith.select %322, %343, %c22 : vector<16xi1>, vector<16xf32>
            %345 = arith.addi %340, %c18 : index
            vector.store %344, %10[%345] : memref<?xf32>, vector<16xf32>
            %346 = arith.addf %339, %344 : vector<16xf32>
            %347 = arith.subf %325, %336 : vector<16xf32>
            %348 = wave.exp2 %347 : vector<16xf32>
            %349 = arith.select %324, %348, %c22 : vector<16xi1>, vector<16xf32>
            %350 = arith.addi %340, %c19 : index
            vector.store %349, %10[%350] : memref<?xf32>, vector<16xf32>
            %351 = arith.addf %346, %349 : vector<16xf32>
            %352 = arith.subf %327, %336 : vector<16xf32>
            %353 = wave.exp2 %352 : vector<16xf32>
            %354 = arith.select %326, %353, %c22 : vector<16xi1>, vector<16xf32>
            %355 = arith.addi %340, %c20 : index
            vector.store %354, %10[%355] : memref<?xf32>, vector<16xf32>
            %356 = arith.addf %351, %354 : vector<16xf32>
            %357 = memref.load %6[%308] : memref<?xf32>
            %358 = wave.reduce "add" %356 : vector<16xf32>
            %359 = math.fma %357, %335, %358 : f32
            memref.store %333, %5[%308] : memref<?xf32>
            memref.store %359, %6[%308] : memref<?xf32>
            memref.store %335, %8[%308] : memref<?xf32>
            %360 = arith.addi %138, %c13 : index
            %361 = arith.minsi %360, %203 : index
            %362 = arith.divui %361, %groupSize : index
            %363 = arith.addi %19, %362 : index
            %364 = arith.remui %361, %groupSize : index
            %365 = arith.addi %207, %364 : index
            %366 = arith.addi %positionsAt, %363 : index
            %367 = memref.load %step[%366] : memref<?xi32>
            %368 = arith.index_cast %367 : i32 to index
            %369 = arith.subi %368, %80 : index
            %370 = arith.index_cast %369 : index to i32
            %371 = vector.broadcast %370 : i32 to vector<16xi32>
            %372 = arith.cmpi sle, %c30, %371 : vector<16xi32>
            %373 = arith.select %372, %156#12, %c31 : vector<16xi1>, vector<16xf32>
            %374 = arith.cmpi sle, %c32, %371 : vector<16xi32>
            %375 = arith.select %374, %156#13, %c31 : vector<16xi1>, vector<16xf32>
            %376 = arith.cmpi sle, %c33, %371 : vector<16xi32>
            %377 = arith.select %376, %156#14, %c31 : vector<16xi1>, vector<16xf32>
            %378 = arith.cmpi sle, %c34, %371 : vector<16xi32>
            %379 = arith.select %378, %156#15, %c31 : vector<16xi1>, vector<16xf32>
            %380 = arith.maximumf %373, %375 : vector<16xf32>
            %381 = arith.maximumf %380, %377 : vector<16xf32>
            %382 = arith.maximumf %381, %379 : vector<16xf32>
            %383 = memref.load %5[%360] : memref<?xf32>
            %384 = wave.reduce "max" %382 : vector<16xf32>
            %385 = arith.maximumf %383, %384 : f32
            %386 = arith.subf %383, %385 : f32
            %387 = wave.exp2 %386 : f32
            %388 = vector.broadcast %385 : f32 to vector<16xf32>
            %389 = arith.subf %373, %388 : vector<16xf32>
            %390 = wave.exp2 %389 : vector<16xf32>
            %391 = arith.select %372, %390, %c22 : vector<16xi1>, vector<16xf32>
            %392 = arith.muli %360, %c5 : index
            %393 = arith.addi %392, %c17 : index
            vector.store %391, %10[%393] : memref<?xf32>, vector<16xf32>
            %394 = arith.subf %375, %388 : vector<16xf32>
            %395 = wave.exp2 %394 : vector<16xf32>
            %396 = arith.select %374, %395, %c22 : vector<16xi1>, vector<16xf32>
            %397 = arith.addi %392, %c18 : index
            vector.store %396, %10[%397] : memref<?xf32>, vector<16xf32>
            %398 = arith.addf %391, %396 : vector<16xf32>
            %399 = arith.subf %377, %388 : vector<16xf32>
            %400 = wave.exp2 %399 : vector<16xf32>
            %401 = arith.select %376, %400, %c22 : vector<16xi1>, vector<16xf32>
            %402 = arith.addi %392, %c19 : index
            vector.store %401, %10[%402] : memref<?xf32>, vector<16xf32>
            %403 = arith.addf %398, %401 : vector<16xf32>
            %404 = arith.subf %379, %388 : vector<16xf32>
            %405 = wave.exp2 %404 : vector<16xf32>
            %406 = arith.select %378, %405, %c22 : vector<16xi1>, vector<16xf32>
            %407 = arith.addi %392, %c20 : index
            vector.store %406, %10[%407] : memref<?xf32>, vector<16xf32>
            %408 = arith.addf %403, %406 : vector<16xf32>
            %409 = memref.load %6[%360] : memref<?xf32>
            %410 = wave.reduce "add" %408 : vector<16xf32>
            %411 = math.fma %409, %387, %410 : f32
            memref.store %385, %5[%360] : memref<?xf32>
            memref.store %411, %6[%360] : memref<?xf32>
            memref.store %387, %8[%360] : memref<?xf32>
          }
          %412 = arith.subi %37, %80 : index
          %413 = arith.minsi %412, %c5 : index
          scf.for %414 = %c17 to %31 step %c7 {
            %415 = arith.addi %414, %c17 : index
            %416 = memref.load %8[%415] : memref<?xf32>
            %417 = vector.broadcast %416 : f32 to vector<16xf32>
            %418 = arith.muli %415, %c4 : index
            %419 = arith.addi %418, %c17 : index
            %420 = vector.load %7[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.mulf %420, %417 : vector<16xf32>
            %422 = arith.addi %418, %c18 : index
            %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
            %424 = arith.mulf %423, %417 : vector<16xf32>
            %425 = arith.addi %418, %c19 : index
            %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
            %427 = arith.mulf %426, %417 : vector<16xf32>
            %428 = arith.addi %418, %c20 : index
            %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
            %430 = arith.mulf %429, %417 : vector<16xf32>
            %431 = arith.addi %414, %c10 : index
            %432 = memref.load %8[%431] : memref<?xf32>
            %433 = vector.broadcast %432 : f32 to vector<16xf32>
            %434 = arith.muli %431, %c4 : index
            %435 = arith.addi %434, %c17 : index
            %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
            %437 = arith.mulf %436, %433 : vector<16xf32>
            %438 = arith.addi %434, %c18 : index
            %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
            %440 = arith.mulf %439, %433 : vector<16xf32>
            %441 = arith.addi %434, %c19 : index
            %442 = vector.load %7[%441] : memref<?xf32>, vector<16xf32>
            %443 = arith.mulf %442, %433 : vector<16xf32>
            %444 = arith.addi %434, %c20 : index
            %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
            %446 = arith.mulf %445, %433 : vector<16xf32>
            %456:8 = scf.for %447 = %c17 to %413 step %c10 iter_args(%448 = %421, %449 = %424, %450 = %427, %451 = %430, %452 = %437, %453 = %440, %454 = %443, %455 = %446) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %457 = arith.muli %447, %c4 : index
              %458 = arith.addi %457, %c17 : index
              %459 = vector.load %12[%458] : memref<?xf32>, vector<16xf32>
              %460 = arith.addi %457, %c18 : index
              %461 = vector.load %12[%460] : memref<?xf32>, vector<16xf32>
              %462 = arith.addi %457, %c19 : index
              %463 = vector.load %12[%462] : memref<?xf32>, vector<16xf32>
              %464 = arith.addi %457, %c20 : index
              %465 = vector.load %12[%464] : memref<?xf32>, vector<16xf32>
              %466 = arith.muli %415, %c5 : index
              %467 = arith.addi %466, %447 : index
              %468 = memref.load %10[%467] : memref<?xf32>
              %469 = vector.broadcast %468 : f32 to vector<16xf32>
              %470 = math.fma %469, %459, %448 : vector<16xf32>
              %471 = math.fma %469, %461, %449 : vector<16xf32>
              %472 = math.fma %469, %463, %450 : vector<16xf32>
              %473 = math.fma %469, %465, %451 : vector<16xf32>
              %474 = arith.muli %431, %c5 : index
              %475 = arith.addi %474, %447 : index
              %476 = memref.load %10[%475] : memref<?xf32>
              %477 = vector.broadcast %476 : f32 to vector<16xf32>
              %478 = math.fma %477, %459, %452 : vector<16xf32>
              %479 = math.fma %477, %461, %453 : vector<16xf32>
              %480 = math.fma %477, %463, %454 : vector<16xf32>
              %481 = math.fma %477, %465, %455 : vector<16xf32>
              scf.yield %470, %471, %472, %473, %478, %479, %480, %481 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %456#0, %7[%419] : memref<?xf32>, vector<16xf32>
            vector.store %456#1, %7[%422] : memref<?xf32>, vector<16xf32>
            vector.store %456#2, %7[%425] : memref<?xf32>, vector<16xf32>
            vector.store %456#3, %7[%428] : memref<?xf32>, vector<16xf32>
            vector.store %456#4, %7[%435] : memref<?xf32>, vector<16xf32>
            vector.store %456#5, %7[%438] : memref<?xf32>, vector<16xf32>
            vector.store %456#6, %7[%441] : memref<?xf32>, vector<16xf32>
            vector.store %456#7, %7[%444] : memref<?xf32>, vector<16xf32>
            %482 = memref.load %8[%415] : memref<?xf32>
            %483 = vector.broadcast %482 : f32 to vector<16xf32>
            %484 = arith.addi %418, %c5 : index
            %485 = vector.load %7[%484] : memref<?xf32>, vector<16xf32>
            %486 = arith.mulf %485, %483 : vector<16xf32>
            %487 = memref.load %8[%431] : memref<?xf32>
            %488 = vector.broadcast %487 : f32 to vector<16xf32>
            %489 = arith.addi %434, %c5 : index
            %490 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
            %491 = arith.mulf %490, %488 : vector<16xf32>
            %495:2 = scf.for %492 = %c17 to %413 step %c10 iter_args(%493 = %486, %494 = %491) -> (vector<16xf32>, vector<16xf32>) {
              %496 = arith.muli %492, %c4 : index
              %497 = arith.addi %496, %c5 : index
              %498 = vector.load %12[%497] : memref<?xf32>, vector<16xf32>
              %499 = arith.muli %415, %c5 : index
              %500 = arith.addi %499, %492 : index
              %501 = memref.load %10[%500] : memref<?xf32>
              %502 = vector.broadcast %501 : f32 to vector<16xf32>
              %503 = math.fma %502, %498, %493 : vector<16xf32>
              %504 = arith.muli %431, %c5 : index
              %505 = arith.addi %504, %492 : index
              %506 = memref.load %10[%505] : memref<?xf32>
              %507 = vector.broadcast %506 : f32 to vector<16xf32>
              %508 = math.fma %507, %498, %494 : vector<16xf32>
              scf.yield %503, %508 : vector<16xf32>, vector<16xf32>
            }
            vector.store %495#0, %7[%484] : memref<?xf32>, vector<16xf32>
            vector.store %495#1, %7[%489] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %509 = %c17 to %28 step %c10 {
          %510 = arith.subi %28, %c10 : index
          %511 = arith.minsi %509, %510 : index
          %512 = arith.divui %511, %groupSize : index
          %513 = arith.addi %19, %512 : index
          %514 = arith.muli %2, %groupSize : index
          %515 = arith.remui %511, %groupSize : index
          %516 = arith.addi %514, %515 : index
          %517 = arith.muli %513, %heads : index
          %518 = arith.addi %517, %516 : index
          %519 = arith.muli %518, %ranges : index
          %520 = arith.addi %519, %69 : index
          %521 = arith.muli %520, %c28 : index
          %522 = arith.muli %509, %c4 : index
          %523 = arith.addi %522, %c17 : index
          %524 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
          %525 = arith.addi %521, %c17 : index
          vector.store %524, %out[%525] : memref<?xf32>, vector<16xf32>
          %526 = arith.addi %522, %c18 : index
          %527 = vector.load %7[%526] : memref<?xf32>, vector<16xf32>
          %528 = arith.addi %521, %c18 : index
          vector.store %527, %out[%528] : memref<?xf32>, vector<16xf32>
          %529 = arith.addi %522, %c19 : index
          %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
          %531 = arith.addi %521, %c19 : index
          vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
          %532 = arith.addi %522, %c20 : index
          %533 = vector.load %7[%532] : memref<?xf32>, vector<16xf32>
          %534 = arith.addi %521, %c20 : index
          vector.store %533, %out[%534] : memref<?xf32>, vector<16xf32>
          %535 = arith.addi %522, %c5 : index
          %536 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
          %537 = arith.addi %521, %c5 : index
          vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
          %538 = memref.load %5[%509] : memref<?xf32>
          %539 = arith.addi %521, %c4 : index
          memref.store %538, %out[%539] : memref<?xf32>
          %540 = memref.load %6[%509] : memref<?xf32>
          %541 = arith.addi %539, %c10 : index
          memref.store %540, %out[%541] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
