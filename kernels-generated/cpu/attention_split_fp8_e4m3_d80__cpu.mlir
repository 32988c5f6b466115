// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=80, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c27 = arith.constant 1280 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c34 = arith.constant 96 : index
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
              %90 = arith.muli %2, %c26 : index
              %91 = arith.addi %89, %90 : index
              scf.for %92 = %c17 to %c4 step %c10 {
                %93 = arith.muli %92, %c18 : index
                %94 = arith.addi %91, %93 : index
                %95 = vector.load %kv[%94] : memref<?xi8>, vector<16xi8>
                %96 = arith.muli %92, %c5 : index
                %97 = arith.addi %96, %82 : index
                %98 = wave.fp8_decode "e4m3" %95 : vector<16xi8> -> vector<16xf32>
                vector.store %98, %11[%97] : memref<?xf32>, vector<16xf32>
              }
              %99 = arith.addi %91, %c27 : index
              scf.for %100 = %c17 to %c18 step %c10 {
                %101 = arith.addi %83, %100 : index
                %102 = arith.cmpi slt, %101, %37 : index
                %103 = arith.muli %100, %c4 : index
                %104 = arith.addi %99, %103 : index
                %105 = arith.addi %104, %c17 : index
                %106 = vector.load %kv[%105] : memref<?xi8>, vector<16xi8>
                %107 = wave.fp8_decode "e4m3" %106 : vector<16xi8> -> vector<16xf32>
                %108 = arith.select %102, %107, %c22 : vector<16xf32>
                %109 = arith.addi %82, %100 : index
                %110 = arith.muli %109, %c4 : index
                %111 = arith.addi %110, %c17 : index
                vector.store %108, %12[%111] : memref<?xf32>, vector<16xf32>
                %112 = arith.addi %104, %c18 : index
                %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
                %114 = wave.fp8_decode "e4m3" %113 : vector<16xi8> -> vector<16xf32>
                %115 = arith.select %102, %114, %c22 : vector<16xf32>
                %116 = arith.addi %110, %c18 : index
                vector.store %115, %12[%116] : memref<?xf32>, vector<16xf32>
                %117 = arith.addi %104, %c19 : index
                %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
                %119 = wave.fp8_decode "e4m3" %118 : vector<16xi8> -> vector<16xf32>
                %120 = arith.select %102, %119, %c22 : vector<16xf32>
                %121 = arith.addi %110, %c19 : index
                vector.store %120, %12[%121] : memref<?xf32>, vector<16xf32>
                %122 = arith.addi %104, %c20 : index
                %123 = vector.load %kv[%122] : memref<?xi8>, vector<16xi8>
                %124 = wave.fp8_decode "e4m3" %123 : vector<16xi8> -> vector<16xf32>
                %125 = arith.select %102, %124, %c22 : vector<16xf32>
                %126 = arith.addi %110, %c20 : index
                vector.store %125, %12[%126] : memref<?xf32>, vector<16xf32>
                %127 = arith.addi %104, %c5 : index
                %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
                %129 = wave.fp8_decode "e4m3" %128 : vector<16xi8> -> vector<16xf32>
                %130 = arith.select %102, %129, %c22 : vector<16xf32>
                %131 = arith.addi %110, %c5 : index
                vector.store %130, %12[%131] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %132 = %c17 to %31 step %c9 {
            %150:16 = scf.for %133 = %c17 to %c4 step %c10 iter_args(%134 = %c22, %135 = %c22, %136 = %c22, %137 = %c22, %138 = %c22, %139 = %c22, %140 = %c22, %141 = %c22, %142 = %c22, %143 = %c22, %144 = %c22, %145 = %c22, %146 = %c22, %147 = %c22, %148 = %c22, %149 = %c22) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %151 = arith.muli %133, %c5 : index
              %152 = arith.addi %151, %c17 : index
              %153 = vector.load %11[%152] : memref<?xf32>, vector<16xf32>
              %154 = arith.addi %151, %c18 : index
              %155 = vector.load %11[%154] : memref<?xf32>, vector<16xf32>
              %156 = arith.addi %151, %c19 : index
              %157 = vector.load %11[%156] : memref<?xf32>, vector<16xf32>
              %158 = arith.addi %151, %c20 : index
              %159 = vector.load %11[%158] : memref<?xf32>, vector<16xf32>
              %160 = arith.addi %132, %c17 : index
              %161 = arith.muli %160, %c4 : index
              %162 = arith.addi %161, %133 : index
              %163 = memref.load %4[%162] : memref<?xf32>
              %164 = vector.broadcast %163 : f32 to vector<16xf32>
              %165 = math.fma %164, %153, %134 : vector<16xf32>
              %166 = math.fma %164, %155, %135 : vector<16xf32>
              %167 = math.fma %164, %157, %136 : vector<16xf32>
              %168 = math.fma %164, %159, %137 : vector<16xf32>
              %169 = arith.addi %132, %c10 : index
              %170 = arith.muli %169, %c4 : index
              %171 = arith.addi %170, %133 : index
              %172 = memref.load %4[%171] : memref<?xf32>
              %173 = vector.broadcast %172 : f32 to vector<16xf32>
              %174 = math.fma %173, %153, %138 : vector<16xf32>
              %175 = math.fma %173, %155, %139 : vector<16xf32>
              %176 = math.fma %173, %157, %140 : vector<16xf32>
              %177 = math.fma %173, %159, %141 : vector<16xf32>
              %178 = arith.addi %132, %c7 : index
              %179 = arith.muli %178, %c4 : index
              %180 = arith.addi %179, %133 : index
              %181 = memref.load %4[%180] : memref<?xf32>
              %182 = vector.broadcast %181 : f32 to vector<16xf32>
              %183 = math.fma %182, %153, %142 : vector<16xf32>
              %184 = math.fma %182, %155, %143 : vector<16xf32>
              %185 = math.fma %182, %157, %144 : vector<16xf32>
              %186 = math.fma %182, %159, %145 : vector<16xf32>
              %187 = arith.addi %132, %c13 : index
              %188 = arith.muli %187, %c4 : index
              %189 = arith.addi %188, %133 : index
              %190 = memref.load %4[%189] : memref<?xf32>
              %191 = vector.broadcast %190 : f32 to vector<16xf32>
              %192 = math.fma %191, %153, %146 : vector<16xf32>
              %193 = math.fma %191, %155, %147 : vector<16xf32>
              %194 = math.fma %191, %157, %148 : vector<16xf32>
              %195 = math.fma %191, %159, %149 : vector<16xf32>
              scf.yield %165, %166, %167, %168, %174, %175, %176, %177, %183, %184, %185, %186, %192, %193, %194, %195 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %196 = arith.addi %132, %c17 : index
            %197 = arith.subi %28, %c10 : index
            %198 = arith.minsi %196, %197 : index
            %199 = arith.divui %198, %groupSize : index
            %200 = arith.addi %19, %199 : index
            %201 = arith.muli %2, %groupSize : index
            %202 = arith.remui %198, %groupSize : index
            %203 = arith.addi %201, %202 : index
            %204 = arith.addi %positionsAt, %200 : index
            %205 = memref.load %step[%204] : memref<?xi32>
            %206 = arith.index_cast %205 : i32 to index
            %207 = arith.subi %206, %80 : index
            %208 = arith.index_cast %207 : index to i32
            %209 = vector.broadcast %208 : i32 to vector<16xi32>
            %210 = arith.cmpi sle, %c28, %209 : vector<16xi32>
            %211 = arith.select %210, %150#0, %c29 : vector<16xi1>, vector<16xf32>
            %212 = arith.cmpi sle, %c30, %209 : vector<16xi32>
            %213 = arith.select %212, %150#1, %c29 : vector<16xi1>, vector<16xf32>
            %214 = arith.cmpi sle, %c31, %209 : vector<16xi32>
            %215 = arith.select %214, %150#2, %c29 : vector<16xi1>, vector<16xf32>
            %216 = arith.cmpi sle, %c32, %209 : vector<16xi32>
            %217 = arith.select %216, %150#3, %c29 : vector<16xi1>, vector<16xf32>
            %218 = arith.maximumf %211, %213 : vector<16xf32>
            %219 = arith.maximumf %218, %215 : vector<16xf32>
            %220 = arith.maximumf %219, %217 : vector<16xf32>
            %221 = memref.load %5[%196] : memref<?xf32>
            %222 = wave.reduce "max" %220 : vector<16xf32>
            %223 = arith.maximumf %221, %222 : f32
            %224 = arith.subf %221, %223 : f32
            %225 = wave.exp2 %224 : f32
            %226 = vector.broadcast %223 : f32 to vector<16xf32>
            %227 = arith.subf %211, %226 : vector<16xf32>
            %228 = wave.exp2 %227 : vector<16xf32>
            %229 = arith.select %210, %228, %c22 : vector<16xi1>, vector<16xf32>
            %230 = arith.muli %196, %c5 : index
            %231 = arith.addi %230, %c17 : index
            vector.store %229, %10[%231] : memref<?xf32>, vector<16xf32>
            %232 = arith.subf %213, %226 : vector<16xf32>
            %233 = wave.exp2 %232 : vector<16xf32>
            %234 = arith.select %212, %233, %c22 : vector<16xi1>, vector<16xf32>
            %235 = arith.addi %230, %c18 : index
            vector.store %234, %10[%235] : memref<?xf32>, vector<16xf32>
            %236 = arith.addf %229, %234 : vector<16xf32>
            %237 = arith.subf %215, %226 : vector<16xf32>
            %238 = wave.exp2 %237 : vector<16xf32>
            %239 = arith.select %214, %238, %c22 : vector<16xi1>, vector<16xf32>
            %240 = arith.addi %230, %c19 : index
            vector.store %239, %10[%240] : memref<?xf32>, vector<16xf32>
            %241 = arith.addf %236, %239 : vector<16xf32>
            %242 = arith.subf %217, %226 : vector<16xf32>
            %243 = wave.exp2 %242 : vector<16xf32>
            %244 = arith.select %216, %243, %c22 : vector<16xi1>, vector<16xf32>
            %245 = arith.addi %230, %c20 : index
            vector.store %244, %10[%245] : memref<?xf32>, vector<16xf32>
            %246 = arith.addf %241, %244 : vector<16xf32>
            %247 = memref.load %6[%196] : memref<?xf32>
            %248 = wave.reduce "add" %246 : vector<16xf32>
            %249 = math.fma %247, %225, %248 : f32
            memref.store %223, %5[%196] : memref<?xf32>
            memref.store %249, %6[%196] : memref<?xf32>
            memref.store %225, %8[%196] : memref<?xf32>
            %250 = arith.addi %132, %c10 : index
            %251 = arith.minsi %250, %197 : index
            %252 = arith.divui %251, %groupSize : index
            %253 = arith.addi %19, %252 : index
            %254 = arith.remui %251, %groupSize : index
            %255 = arith.addi %201, %254 : index
            %256 = arith.addi %positionsAt, %253 : index
            %257 = memref.load %step[%256] : memref<?xi32>
            %258 = arith.index_cast %257 : i32 to index
            %259 = arith.subi %258, %80 : index
            %260 = arith.index_cast %259 : index to i32
            %261 = vector.broadcast %260 : i32 to vector<16xi32>
            %262 = arith.cmpi sle, %c28, %261 : vector<16xi32>
            %263 = arith.select %262, %150#4, %c29 : vector<16xi1>, vector<16xf32>
            %264 = arith.cmpi sle, %c30, %261 : vector<16xi32>
            %265 = arith.select %264, %150#5, %c29 : vector<16xi1>, vector<16xf32>
            %266 = arith.cmpi sle, %c31, %261 : vector<16xi32>
            %267 = arith.select %266, %150#6, %c29 : vector<16xi1>, vector<16xf32>
            %268 = arith.cmpi sle, %c32, %261 : vector<16xi32>
            %269 = arith.select %268, %150#7, %c29 : vector<16xi1>, vector<16xf32>
            %270 = arith.maximumf %263, %265 : vector<16xf32>
            %271 = arith.maximumf %270, %267 : vector<16xf32>
            %272 = arith.maximumf %271, %269 : vector<16xf32>
            %273 = memref.load %5[%250] : memref<?xf32>
            %274 = wave.reduce "max" %272 : vector<16xf32>
            %275 = arith.maximumf %273, %274 : f32
            %276 = arith.subf %273, %275 : f32
            %277 = wave.exp2 %276 : f32
            %278 = vector.broadcast %275 : f32 to vector<16xf32>
            %279 = arith.subf %263, %278 : vector<16xf32>
            %280 = wave.exp2 %279 : vector<16xf32>
            %281 = arith.select %262, %280, %c22 : vector<16xi1>, vector<16xf32>
            %282 = arith.muli %250, %c5 : index
            %283 = arith.addi %282, %c17 : index
            vector.store %281, %10[%283] : memref<?xf32>, vector<16xf32>
            %284 = arith.subf %265, %278 : vector<16xf32>
            %285 = wave.exp2 %284 : vector<16xf32>
            %286 = arith.select %264, %285, %c22 : vector<16xi1>, vector<16xf32>
            %287 = arith.addi %282, %c18 : index
            vector.store %286, %10[%287] : memref<?xf32>, vector<16xf32>
            %288 = arith.addf %281, %286 : vector<16xf32>
            %289 = arith.subf %267, %278 : vector<16xf32>
            %290 = wave.exp2 %289 : vector<16xf32>
            %291 = arith.select %266, %290, %c22 : vector<16xi1>, vector<16xf32>
            %292 = arith.addi %282, %c19 : index
            vector.store %291, %10[%292] : memref<?xf32>, vector<16xf32>
            %293 = arith.addf %288, %291 : vector<16xf32>
            %294 = arith.subf %269, %278 : vector<16xf32>
            %295 = wave.exp2 %294 : vector<16xf32>
            %296 = arith.select %268, %295, %c22 : vector<16xi1>, vector<16xf32>
            %297 = arith.addi %282, %c20 : index
            vector.store %296, %10[%297] : memref<?xf32>, vector<16xf32>
            %298 = arith.addf %293, %296 : vector<16xf32>
            %299 = memref.load %6[%250] : memref<?xf32>
            %300 = wave.reduce "add" %298 : vector<16xf32>
            %301 = math.fma %299, %277, %300 : f32
            memref.store %275, %5[%250] : memref<?xf32>
            memref.store %301, %6[%250] : memref<?xf32>
            memref.store %277, %8[%250] : memref<?xf32>
            %302 = arith.addi %132, %c7 : index
            %303 = arith.minsi %302, %197 : index
            %304 = arith.divui %303, %groupSize : index
            %305 = arith.addi %19, %304 : index
            %306 = arith.remui %303, %groupSize : index
            %307 = arith.addi %201, %306 : index
            %308 = arith.addi %positionsAt, %305 : index
            %309 = memref.load %step[%308] : memref<?xi32>
            %310 = arith.index_cast %309 : i32 to index
            %311 = arith.subi %310, %80 : index
            %312 = arith.index_cast %311 : index to i32
            %313 = vector.broadcast %312 : i32 to vector<16xi32>
            %314 = arith.cmpi sle, %c28, %313 : vector<16xi32>
            %315 = arith.select %314, %150#8, %c29 : vector<16xi1>, vector<16xf32>
            %316 = arith.cmpi sle, %c30, %313 : vector<16xi32>
            %317 = arith.select %316, %150#9, %c29 : vector<16xi1>, vector<16xf32>
            %318 = arith.cmpi sle, %c31, %313 : vector<16xi32>
            %319 = arith.select %318, %150#10, %c29 : vector<16xi1>, vector<16xf32>
            %320 = arith.cmpi sle, %c32, %313 : vector<16xi32>
            %321 = arith.select %320, %150#11, %c29 : vector<16xi1>, vector<16xf32>
            %322 = arith.maximumf %315, %317 : vector<16xf32>
            %323 = arith.maximumf %322, %319 : vector<16xf32>
            %324 = arith.maximumf %323, %321 : vector<16xf32>
            %325 = memref.load %5[%302] : memref<?xf32>
            %326 = wave.reduce "max" %324 : vector<16xf32>
            %327 = arith.maximumf %325, %326 : f32
            %328 = arith.subf %325, %327 : f32
            %329 = wave.exp2 %328 : f32
            %330 = vector.broadcast %327 : f32 to vector<16xf32>
            %331 = arith.subf %315, %330 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %314, %332, %c22 : vector<16xi1>, vector<16xf32>
            %334 = arith.muli %302, %c5 : index
            %335 = arith.addi %334, %c17 : index
            vector.store %333, %10[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.subf %317, %330 : vector<16xf32>
            %337 = wave.exp2 %336 : vector<16xf32>
            %338 = arith.select %316, %337, %c22 : vector<16xi1>, vector<16xf32>
            %339 = arith.addi %334, %c18 : index
            vector.store %338, %10[%339] : memref<?xf32>, vector<16xf32>
            %340 = arith.addf %333, %338 : vector<16xf32>
            %341 = arith.subf %319, %330 : vector<16xf32>
            %342 = wave.exp2 %341 : vector<16xf32>
            %343 = arith.select %318, %342, %c22 : vector<16xi1>, vector<16xf32>
            %344 = arith.addi %334, %c19 : index
            vector.store %343, %10[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.addf %340, %343 : vector<16xf32>
            %346 = arith.subf %321, %330 : vector<16xf32>
            %347 = wave.exp2 %346 : vector<16xf32>
            %348 = arith.select %320, %347, %c22 : vector<16xi1>, vector<16xf32>
            %349 = arith.addi %334, %c20 : index
            vector.store %348, %10[%349] : memref<?xf32>, vector<16xf32>
            %350 = arith.addf %345, %348 : vector<16xf32>
            %351 = memref.load %6[%302] : memref<?xf32>
            %352 = wave.reduce "add" %350 : vector<16xf32>
            %353 = math.fma %351, %329, %352 : f32
            memref.store %327, %5[%302] : memref<?xf32>
            memref.store %353, %6[%302] : memref<?xf32>
            memref.store %329, %8[%302] : memref<?xf32>
            %354 = arith.addi %132, %c13 : index
            %355 = arith.minsi %354, %197 : index
            %356 = arith.divui %355, %groupSize : index
            %357 = arith.addi %19, %356 : index
            %358 = arith.remui %355, %groupSize : index
            %359 = arith.addi %201, %358 : index
            %360 = arith.addi %positionsAt, %357 : index
            %361 = memref.load %step[%360] : memref<?xi32>
            %362 = arith.index_cast %361 : i32 to index
            %363 = arith.subi %362, %80 : index
            %364 = arith.index_cast %363 : index to i32
            %365 = vector.broadcast %364 : i32 to vector<16xi32>
            %366 = arith.cmpi sle, %c28, %365 : vector<16xi32>
            %367 = arith.select %366, %150#12, %c29 : vector<16xi1>, vector<16xf32>
            %368 = arith.cmpi sle, %c30, %365 : vector<16xi32>
            %369 = arith.select %368, %150#13, %c29 : vector<16xi1>, vector<16xf32>
            %370 = arith.cmpi sle, %c31, %365 : vector<16xi32>
            %371 = arith.select %370, %150#14, %c29 : vector<16xi1>, vector<16xf32>
            %372 = arith.cmpi sle, %c32, %365 : vector<16xi32>
            %373 = arith.select %372, %150#15, %c29 : vector<16xi1>, vector<16xf32>
            %374 = arith.maximumf %367, %369 : vector<16xf32>
            %375 = arith.maximumf %374, %371 : vector<16xf32>
            %376 = arith.maximumf %375, %373 : vector<16xf32>
            %377 = memref.load %5[%354] : memref<?xf32>
            %378 = wave.reduce "max" %376 : vector<16xf32>
            %379 = arith.maximumf %377, %378 : f32
            %380 = arith.subf %377, %379 : f32
            %381 = wave.exp2 %380 : f32
            %382 = vector.broadcast %379 : f32 to vector<16xf32>
            %383 = arith.subf %367, %382 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %366, %384, %c22 : vector<16xi1>, vector<16xf32>
            %386 = arith.muli %354, %c5 : index
            %387 = arith.addi %386, %c17 : index
            vector.store %385, %10[%387] : memref<?xf32>, vector<16xf32>
            %388 = arith.subf %369, %382 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %368, %389, %c22 : vector<16xi1>, vector<16xf32>
            %391 = arith.addi %386, %c18 : index
            vector.store %390, %10[%391] : memref<?xf32>, vector<16xf32>
            %392 = arith.addf %385, %390 : vector<16xf32>
            %393 = arith.subf %371, %382 : vector<16xf32>
            %394 = wave.exp2 %393 : vector<16xf32>
            %395 = arith.select %370, %394, %c22 : vector<16xi1>, vector<16xf32>
            %396 = arith.addi %386, %c19 : index
            vector.store %395, %10[%396] : memref<?xf32>, vector<16xf32>
            %397 = arith.addf %392, %395 : vector<16xf32>
            %398 = arith.subf %373, %382 : vector<16xf32>
            %399 = wave.exp2 %398 : vector<16xf32>
            %400 = arith.select %372, %399, %c22 : vector<16xi1>, vector<16xf32>
            %401 = arith.addi %386, %c20 : index
            vector.store %400, %10[%401] : memref<?xf32>, vector<16xf32>
            %402 = arith.addf %397, %400 : vector<16xf32>
            %403 = memref.load %6[%354] : memref<?xf32>
            %404 = wave.reduce "add" %402 : vector<16xf32>
            %405 = math.fma %403, %381, %404 : f32
            memref.store %379, %5[%354] : memref<?xf32>
            memref.store %405, %6[%354] : memref<?xf32>
            memref.store %381, %8[%354] : memref<?xf32>
          }
          %406 = arith.subi %37, %80 : index
          %407 = arith.minsi %406, %c5 : index
          scf.for %408 = %c17 to %31 step %c7 {
            %409 = arith.addi %408, %c17 : index
            %410 = memref.load %8[%409] : memref<?xf32>
            %411 = vector.broadcast %410 : f32 to vector<16xf32>
            %412 = arith.muli %409, %c4 : index
            %413 = arith.addi %412, %c17 : index
            %414 = vector.load %7[%413] : memref<?xf32>, vector<16xf32>
            %415 = arith.mulf %414, %411 : vector<16xf32>
            %416 = arith.addi %412, %c18 : index
            %417 = vector.load %7[%416] : memref<?xf32>, vector<16xf32>
            %418 = arith.mulf %417, %411 : vector<16xf32>
            %419 = arith.addi %412, %c19 : index
            %420 = vector.load %7[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.mulf %420, %411 : vector<16xf32>
            %422 = arith.addi %412, %c20 : index
            %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
            %424 = arith.mulf %423, %411 : vector<16xf32>
            %425 = arith.addi %408, %c10 : index
            %426 = memref.load %8[%425] : memref<?xf32>
            %427 = vector.broadcast %426 : f32 to vector<16xf32>
            %428 = arith.muli %425, %c4 : index
            %429 = arith.addi %428, %c17 : index
            %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
            %431 = arith.mulf %430, %427 : vector<16xf32>
            %432 = arith.addi %428, %c18 : index
            %433 = vector.load %7[%432] : memref<?xf32>, vector<16xf32>
            %434 = arith.mulf %433, %427 : vector<16xf32>
            %435 = arith.addi %428, %c19 : index
            %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
            %437 = arith.mulf %436, %427 : vector<16xf32>
            %438 = arith.addi %428, %c20 : index
            %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
            %440 = arith.mulf %439, %427 : vector<16xf32>
            %450:8 = scf.for %441 = %c17 to %407 step %c10 iter_args(%442 = %415, %443 = %418, %444 = %421, %445 = %424, %446 = %431, %447 = %434, %448 = %437, %449 = %440) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %451 = arith.muli %441, %c4 : index
              %452 = arith.addi %451, %c17 : index
              %453 = vector.load %12[%452] : memref<?xf32>, vector<16xf32>
              %454 = arith.addi %451, %c18 : index
              %455 = vector.load %12[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %451, %c19 : index
              %457 = vector.load %12[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.addi %451, %c20 : index
              %459 = vector.load %12[%458] : memref<?xf32>, vector<16xf32>
              %460 = arith.muli %409, %c5 : index
              %461 = arith.addi %460, %441 : index
              %462 = memref.load %10[%461] : memref<?xf32>
              %463 = vector.broadcast %462 : f32 to vector<16xf32>
              %464 = math.fma %463, %453, %442 : vector<16xf32>
              %465 = math.fma %463, %455, %443 : vector<16xf32>
              %466 = math.fma %463, %457, %444 : vector<16xf32>
              %467 = math.fma %463, %459, %445 : vector<16xf32>
              %468 = arith.muli %425, %c5 : index
              %469 = arith.addi %468, %441 : index
              %470 = memref.load %10[%469] : memref<?xf32>
              %471 = vector.broadcast %470 : f32 to vector<16xf32>
              %472 = math.fma %471, %453, %446 : vector<16xf32>
              %473 = math.fma %471, %455, %447 : vector<16xf32>
              %474 = math.fma %471, %457, %448 : vector<16xf32>
              %475 = math.fma %471, %459, %449 : vector<16xf32>
              scf.yield %464, %465, %466, %467, %472, %473, %474, %475 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %450#0, %7[%413] : memref<?xf32>, vector<16xf32>
            vector.store %450#1, %7[%416] : memref<?xf32>, vector<16xf32>
            vector.store %450#2, %7[%419] : memref<?xf32>, vector<16xf32>
            vector.store %450#3, %7[%422] : memref<?xf32>, vector<16xf32>
            vector.store %450#4, %7[%429] : memref<?xf32>, vector<16xf32>
            vector.store %450#5, %7[%432] : memref<?xf32>, vector<16xf32>
            vector.store %450#6, %7[%435] : memref<?xf32>, vector<16xf32>
            vector.store %450#7, %7[%438] : memref<?xf32>, vector<16xf32>
            %476 = memref.load %8[%409] : memref<?xf32>
            %477 = vector.broadcast %476 : f32 to vector<16xf32>
            %478 = arith.addi %412, %c5 : index
            %479 = vector.load %7[%478] : memref<?xf32>, vector<16xf32>
            %480 = arith.mulf %479, %477 : vector<16xf32>
            %481 = memref.load %8[%425] : memref<?xf32>
            %482 = vector.broadcast %481 : f32 to vector<16xf32>
            %483 = arith.addi %428, %c5 : index
            %484 = vector.load %7[%483] : memref<?xf32>, vector<16xf32>
            %485 = arith.mulf %484, %482 : vector<16xf32>
            %489:2 = scf.for %486 = %c17 to %407 step %c10 iter_args(%487 = %480, %488 = %485) -> (vector<16xf32>, vector<16xf32>) {
              %490 = arith.muli %486, %c4 : index
              %491 = arith.addi %490, %c5 : index
              %492 = vector.load %12[%491] : memref<?xf32>, vector<16xf32>
              %493 = arith.muli %409, %c5 : index
              %494 = arith.addi %493, %486 : index
              %495 = memref.load %10[%494] : memref<?xf32>
              %496 = vector.broadcast %495 : f32 to vector<16xf32>
              %497 = math.fma %496, %492, %487 : vector<16xf32>
              %498 = arith.muli %425, %c5 : index
              %499 = arith.addi %498, %486 : index
              %500 = memref.load %10[%499] : memref<?xf32>
              %501 = vector.broadcast %500 : f32 to vector<16xf32>
              %502 = math.fma %501, %492, %488 : vector<16xf32>
              scf.yield %497, %502 : vector<16xf32>, vector<16xf32>
            }
            vector.store %489#0, %7[%478] : memref<?xf32>, vector<16xf32>
            vector.store %489#1, %7[%483] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %503 = %c17 to %28 step %c10 {
          %504 = arith.subi %28, %c10 : index
          %505 = arith.minsi %503, %504 : index
          %506 = arith.divui %505, %groupSize : index
          %507 = arith.addi %19, %506 : index
          %508 = arith.muli %2, %groupSize : index
          %509 = arith.remui %505, %groupSize : index
          %510 = arith.addi %508, %509 : index
          %511 = arith.muli %507, %heads : index
          %512 = arith.addi %511, %510 : index
          %513 = arith.muli %512, %ranges : index
          %514 = arith.addi %513, %69 : index
          %515 = arith.muli %514, %c34 : index
          %516 = arith.muli %503, %c4 : index
          %517 = arith.addi %516, %c17 : index
          %518 = vector.load %7[%517] : memref<?xf32>, vector<16xf32>
          %519 = arith.addi %515, %c17 : index
          vector.store %518, %out[%519] : memref<?xf32>, vector<16xf32>
          %520 = arith.addi %516, %c18 : index
          %521 = vector.load %7[%520] : memref<?xf32>, vector<16xf32>
          %522 = arith.addi %515, %c18 : index
          vector.store %521, %out[%522] : memref<?xf32>, vector<16xf32>
          %523 = arith.addi %516, %c19 : index
          %524 = vector.load %7[%523] : memref<?xf32>, vector<16xf32>
          %525 = arith.addi %515, %c19 : index
          vector.store %524, %out[%525] : memref<?xf32>, vector<16xf32>
          %526 = arith.addi %516, %c20 : index
          %527 = vector.load %7[%526] : memref<?xf32>, vector<16xf32>
          %528 = arith.addi %515, %c20 : index
          vector.store %527, %out[%528] : memref<?xf32>, vector<16xf32>
          %529 = arith.addi %516, %c5 : index
          %530 = vector.load %7[%529] : memref<?xf32>, vector<16xf32>
          %531 = arith.addi %515, %c5 : index
          vector.store %530, %out[%531] : memref<?xf32>, vector<16xf32>
          %532 = memref.load %5[%503] : memref<?xf32>
          %533 = arith.addi %515, %c4 : index
          memref.store %532, %out[%533] : memref<?xf32>
          %534 = memref.load %6[%503] : memref<?xf32>
          %535 = arith.addi %533, %c10 : index
          memref.store %534, %out[%535] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
