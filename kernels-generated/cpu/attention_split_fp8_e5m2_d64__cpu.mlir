// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c26 = arith.constant 1024 : index
  %c27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c28 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c29 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c30 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c31 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c33 = arith.constant 80 : index
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
              %85 = arith.muli %2, %c25 : index
              %86 = arith.addi %84, %85 : index
              scf.for %87 = %c16 to %c4 step %c9 {
                %88 = arith.muli %87, %c17 : index
                %89 = arith.addi %86, %88 : index
                %90 = vector.load %kv[%89] : memref<?xi8>, vector<16xi8>
                %91 = arith.muli %87, %c4 : index
                %92 = arith.addi %91, %77 : index
                %93 = wave.fp8_decode "e5m2" %90 : vector<16xi8> -> vector<16xf32>
                vector.store %93, %10[%92] : memref<?xf32>, vector<16xf32>
              }
              %94 = arith.addi %86, %c26 : index
              scf.for %95 = %c16 to %c17 step %c9 {
                %96 = arith.addi %78, %95 : index
                %97 = arith.cmpi slt, %96, %36 : index
                %98 = arith.muli %95, %c4 : index
                %99 = arith.addi %94, %98 : index
                %100 = arith.addi %99, %c16 : index
                %101 = vector.load %kv[%100] : memref<?xi8>, vector<16xi8>
                %102 = wave.fp8_decode "e5m2" %101 : vector<16xi8> -> vector<16xf32>
                %103 = arith.select %97, %102, %c21 : vector<16xf32>
                %104 = arith.addi %77, %95 : index
                %105 = arith.muli %104, %c4 : index
                %106 = arith.addi %105, %c16 : index
                vector.store %103, %11[%106] : memref<?xf32>, vector<16xf32>
                %107 = arith.addi %99, %c17 : index
                %108 = vector.load %kv[%107] : memref<?xi8>, vector<16xi8>
                %109 = wave.fp8_decode "e5m2" %108 : vector<16xi8> -> vector<16xf32>
                %110 = arith.select %97, %109, %c21 : vector<16xf32>
                %111 = arith.addi %105, %c17 : index
                vector.store %110, %11[%111] : memref<?xf32>, vector<16xf32>
                %112 = arith.addi %99, %c18 : index
                %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
                %114 = wave.fp8_decode "e5m2" %113 : vector<16xi8> -> vector<16xf32>
                %115 = arith.select %97, %114, %c21 : vector<16xf32>
                %116 = arith.addi %105, %c18 : index
                vector.store %115, %11[%116] : memref<?xf32>, vector<16xf32>
                %117 = arith.addi %99, %c19 : index
                %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
                %119 = wave.fp8_decode "e5m2" %118 : vector<16xi8> -> vector<16xf32>
                %120 = arith.select %97, %119, %c21 : vector<16xf32>
                %121 = arith.addi %105, %c19 : index
                vector.store %120, %11[%121] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %122 = %c16 to %30 step %c8 {
            %140:16 = scf.for %123 = %c16 to %c4 step %c9 iter_args(%124 = %c21, %125 = %c21, %126 = %c21, %127 = %c21, %128 = %c21, %129 = %c21, %130 = %c21, %131 = %c21, %132 = %c21, %133 = %c21, %134 = %c21, %135 = %c21, %136 = %c21, %137 = %c21, %138 = %c21, %139 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %141 = arith.muli %123, %c4 : index
              %142 = arith.addi %141, %c16 : index
              %143 = vector.load %10[%142] : memref<?xf32>, vector<16xf32>
              %144 = arith.addi %141, %c17 : index
              %145 = vector.load %10[%144] : memref<?xf32>, vector<16xf32>
              %146 = arith.addi %141, %c18 : index
              %147 = vector.load %10[%146] : memref<?xf32>, vector<16xf32>
              %148 = arith.addi %141, %c19 : index
              %149 = vector.load %10[%148] : memref<?xf32>, vector<16xf32>
              %150 = arith.addi %122, %c16 : index
              %151 = arith.muli %150, %c4 : index
              %152 = arith.addi %151, %123 : index
              %153 = memref.load %4[%152] : memref<?xf32>
              %154 = vector.broadcast %153 : f32 to vector<16xf32>
              %155 = math.fma %154, %143, %124 : vector<16xf32>
              %156 = math.fma %154, %145, %125 : vector<16xf32>
              %157 = math.fma %154, %147, %126 : vector<16xf32>
              %158 = math.fma %154, %149, %127 : vector<16xf32>
              %159 = arith.addi %122, %c9 : index
              %160 = arith.muli %159, %c4 : index
              %161 = arith.addi %160, %123 : index
              %162 = memref.load %4[%161] : memref<?xf32>
              %163 = vector.broadcast %162 : f32 to vector<16xf32>
              %164 = math.fma %163, %143, %128 : vector<16xf32>
              %165 = math.fma %163, %145, %129 : vector<16xf32>
              %166 = math.fma %163, %147, %130 : vector<16xf32>
              %167 = math.fma %163, %149, %131 : vector<16xf32>
              %168 = arith.addi %122, %c6 : index
              %169 = arith.muli %168, %c4 : index
              %170 = arith.addi %169, %123 : index
              %171 = memref.load %4[%170] : memref<?xf32>
              %172 = vector.broadcast %171 : f32 to vector<16xf32>
              %173 = math.fma %172, %143, %132 : vector<16xf32>
              %174 = math.fma %172, %145, %133 : vector<16xf32>
              %175 = math.fma %172, %147, %134 : vector<16xf32>
              %176 = math.fma %172, %149, %135 : vector<16xf32>
              %177 = arith.addi %122, %c12 : index
              %178 = arith.muli %177, %c4 : index
              %179 = arith.addi %178, %123 : index
              %180 = memref.load %4[%179] : memref<?xf32>
              %181 = vector.broadcast %180 : f32 to vector<16xf32>
              %182 = math.fma %181, %143, %136 : vector<16xf32>
              %183 = math.fma %181, %145, %137 : vector<16xf32>
              %184 = math.fma %181, %147, %138 : vector<16xf32>
              %185 = math.fma %181, %149, %139 : vector<16xf32>
              scf.yield %155, %156, %157, %158, %164, %165, %166, %167, %173, %174, %175, %176, %182, %183, %184, %185 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %186 = arith.addi %122, %c16 : index
            %187 = arith.subi %27, %c9 : index
            %188 = arith.minsi %186, %187 : index
            %189 = arith.divui %188, %groupSize : index
            %190 = arith.addi %18, %189 : index
            %191 = arith.muli %2, %groupSize : index
            %192 = arith.remui %188, %groupSize : index
            %193 = arith.addi %191, %192 : index
            %194 = arith.addi %positionsAt, %190 : index
            %195 = memref.load %step[%194] : memref<?xi32>
            %196 = arith.index_cast %195 : i32 to index
            %197 = arith.subi %196, %75 : index
            %198 = arith.index_cast %197 : index to i32
            %199 = vector.broadcast %198 : i32 to vector<16xi32>
            %200 = arith.cmpi sle, %c27, %199 : vector<16xi32>
            %201 = arith.select %200, %140#0, %c28 : vector<16xi1>, vector<16xf32>
            %202 = arith.cmpi sle, %c29, %199 : vector<16xi32>
            %203 = arith.select %202, %140#1, %c28 : vector<16xi1>, vector<16xf32>
            %204 = arith.cmpi sle, %c30, %199 : vector<16xi32>
            %205 = arith.select %204, %140#2, %c28 : vector<16xi1>, vector<16xf32>
            %206 = arith.cmpi sle, %c31, %199 : vector<16xi32>
            %207 = arith.select %206, %140#3, %c28 : vector<16xi1>, vector<16xf32>
            %208 = arith.maximumf %201, %203 : vector<16xf32>
            %209 = arith.maximumf %208, %205 : vector<16xf32>
            %210 = arith.maximumf %209, %207 : vector<16xf32>
            %211 = memref.load %5[%186] : memref<?xf32>
            %212 = wave.reduce "max" %210 : vector<16xf32>
            %213 = arith.maximumf %211, %212 : f32
            %214 = arith.subf %211, %213 : f32
            %215 = wave.exp2 %214 : f32
            %216 = vector.broadcast %213 : f32 to vector<16xf32>
            %217 = arith.subf %201, %216 : vector<16xf32>
            %218 = wave.exp2 %217 : vector<16xf32>
            %219 = arith.select %200, %218, %c21 : vector<16xi1>, vector<16xf32>
            %220 = arith.muli %186, %c4 : index
            %221 = arith.addi %220, %c16 : index
            vector.store %219, %9[%221] : memref<?xf32>, vector<16xf32>
            %222 = arith.subf %203, %216 : vector<16xf32>
            %223 = wave.exp2 %222 : vector<16xf32>
            %224 = arith.select %202, %223, %c21 : vector<16xi1>, vector<16xf32>
            %225 = arith.addi %220, %c17 : index
            vector.store %224, %9[%225] : memref<?xf32>, vector<16xf32>
            %226 = arith.addf %219, %224 : vector<16xf32>
            %227 = arith.subf %205, %216 : vector<16xf32>
            %228 = wave.exp2 %227 : vector<16xf32>
            %229 = arith.select %204, %228, %c21 : vector<16xi1>, vector<16xf32>
            %230 = arith.addi %220, %c18 : index
            vector.store %229, %9[%230] : memref<?xf32>, vector<16xf32>
            %231 = arith.addf %226, %229 : vector<16xf32>
            %232 = arith.subf %207, %216 : vector<16xf32>
            %233 = wave.exp2 %232 : vector<16xf32>
            %234 = arith.select %206, %233, %c21 : vector<16xi1>, vector<16xf32>
            %235 = arith.addi %220, %c19 : index
            vector.store %234, %9[%235] : memref<?xf32>, vector<16xf32>
            %236 = arith.addf %231, %234 : vector<16xf32>
            %237 = memref.load %6[%186] : memref<?xf32>
            %238 = wave.reduce "add" %236 : vector<16xf32>
            %239 = math.fma %237, %215, %238 : f32
            memref.store %213, %5[%186] : memref<?xf32>
            memref.store %239, %6[%186] : memref<?xf32>
            memref.store %215, %8[%186] : memref<?xf32>
            %240 = arith.addi %122, %c9 : index
            %241 = arith.minsi %240, %187 : index
            %242 = arith.divui %241, %groupSize : index
            %243 = arith.addi %18, %242 : index
            %244 = arith.remui %241, %groupSize : index
            %245 = arith.addi %191, %244 : index
            %246 = arith.addi %positionsAt, %243 : index
            %247 = memref.load %step[%246] : memref<?xi32>
            %248 = arith.index_cast %247 : i32 to index
            %249 = arith.subi %248, %75 : index
            %250 = arith.index_cast %249 : index to i32
            %251 = vector.broadcast %250 : i32 to vector<16xi32>
            %252 = arith.cmpi sle, %c27, %251 : vector<16xi32>
            %253 = arith.select %252, %140#4, %c28 : vector<16xi1>, vector<16xf32>
            %254 = arith.cmpi sle, %c29, %251 : vector<16xi32>
            %255 = arith.select %254, %140#5, %c28 : vector<16xi1>, vector<16xf32>
            %256 = arith.cmpi sle, %c30, %251 : vector<16xi32>
            %257 = arith.select %256, %140#6, %c28 : vector<16xi1>, vector<16xf32>
            %258 = arith.cmpi sle, %c31, %251 : vector<16xi32>
            %259 = arith.select %258, %140#7, %c28 : vector<16xi1>, vector<16xf32>
            %260 = arith.maximumf %253, %255 : vector<16xf32>
            %261 = arith.maximumf %260, %257 : vector<16xf32>
            %262 = arith.maximumf %261, %259 : vector<16xf32>
            %263 = memref.load %5[%240] : memref<?xf32>
            %264 = wave.reduce "max" %262 : vector<16xf32>
            %265 = arith.maximumf %263, %264 : f32
            %266 = arith.subf %263, %265 : f32
            %267 = wave.exp2 %266 : f32
            %268 = vector.broadcast %265 : f32 to vector<16xf32>
            %269 = arith.subf %253, %268 : vector<16xf32>
            %270 = wave.exp2 %269 : vector<16xf32>
            %271 = arith.select %252, %270, %c21 : vector<16xi1>, vector<16xf32>
            %272 = arith.muli %240, %c4 : index
            %273 = arith.addi %272, %c16 : index
            vector.store %271, %9[%273] : memref<?xf32>, vector<16xf32>
            %274 = arith.subf %255, %268 : vector<16xf32>
            %275 = wave.exp2 %274 : vector<16xf32>
            %276 = arith.select %254, %275, %c21 : vector<16xi1>, vector<16xf32>
            %277 = arith.addi %272, %c17 : index
            vector.store %276, %9[%277] : memref<?xf32>, vector<16xf32>
            %278 = arith.addf %271, %276 : vector<16xf32>
            %279 = arith.subf %257, %268 : vector<16xf32>
            %280 = wave.exp2 %279 : vector<16xf32>
            %281 = arith.select %256, %280, %c21 : vector<16xi1>, vector<16xf32>
            %282 = arith.addi %272, %c18 : index
            vector.store %281, %9[%282] : memref<?xf32>, vector<16xf32>
            %283 = arith.addf %278, %281 : vector<16xf32>
            %284 = arith.subf %259, %268 : vector<16xf32>
            %285 = wave.exp2 %284 : vector<16xf32>
            %286 = arith.select %258, %285, %c21 : vector<16xi1>, vector<16xf32>
            %287 = arith.addi %272, %c19 : index
            vector.store %286, %9[%287] : memref<?xf32>, vector<16xf32>
            %288 = arith.addf %283, %286 : vector<16xf32>
            %289 = memref.load %6[%240] : memref<?xf32>
            %290 = wave.reduce "add" %288 : vector<16xf32>
            %291 = math.fma %289, %267, %290 : f32
            memref.store %265, %5[%240] : memref<?xf32>
            memref.store %291, %6[%240] : memref<?xf32>
            memref.store %267, %8[%240] : memref<?xf32>
            %292 = arith.addi %122, %c6 : index
            %293 = arith.minsi %292, %187 : index
            %294 = arith.divui %293, %groupSize : index
            %295 = arith.addi %18, %294 : index
            %296 = arith.remui %293, %groupSize : index
            %297 = arith.addi %191, %296 : index
            %298 = arith.addi %positionsAt, %295 : index
            %299 = memref.load %step[%298] : memref<?xi32>
            %300 = arith.index_cast %299 : i32 to index
            %301 = arith.subi %300, %75 : index
            %302 = arith.index_cast %301 : index to i32
            %303 = vector.broadcast %302 : i32 to vector<16xi32>
            %304 = arith.cmpi sle, %c27, %303 : vector<16xi32>
            %305 = arith.select %304, %140#8, %c28 : vector<16xi1>, vector<16xf32>
            %306 = arith.cmpi sle, %c29, %303 : vector<16xi32>
            %307 = arith.select %306, %140#9, %c28 : vector<16xi1>, vector<16xf32>
            %308 = arith.cmpi sle, %c30, %303 : vector<16xi32>
            %309 = arith.select %308, %140#10, %c28 : vector<16xi1>, vector<16xf32>
            %310 = arith.cmpi sle, %c31, %303 : vector<16xi32>
            %311 = arith.select %310, %140#11, %c28 : vector<16xi1>, vector<16xf32>
            %312 = arith.maximumf %305, %307 : vector<16xf32>
            %313 = arith.maximumf %312, %309 : vector<16xf32>
            %314 = arith.maximumf %313, %311 : vector<16xf32>
            %315 = memref.load %5[%292] : memref<?xf32>
            %316 = wave.reduce "max" %314 : vector<16xf32>
            %317 = arith.maximumf %315, %316 : f32
            %318 = arith.subf %315, %317 : f32
            %319 = wave.exp2 %318 : f32
            %320 = vector.broadcast %317 : f32 to vector<16xf32>
            %321 = arith.subf %305, %320 : vector<16xf32>
            %322 = wave.exp2 %321 : vector<16xf32>
            %323 = arith.select %304, %322, %c21 : vector<16xi1>, vector<16xf32>
            %324 = arith.muli %292, %c4 : index
            %325 = arith.addi %324, %c16 : index
            vector.store %323, %9[%325] : memref<?xf32>, vector<16xf32>
            %326 = arith.subf %307, %320 : vector<16xf32>
            %327 = wave.exp2 %326 : vector<16xf32>
            %328 = arith.select %306, %327, %c21 : vector<16xi1>, vector<16xf32>
            %329 = arith.addi %324, %c17 : index
            vector.store %328, %9[%329] : memref<?xf32>, vector<16xf32>
            %330 = arith.addf %323, %328 : vector<16xf32>
            %331 = arith.subf %309, %320 : vector<16xf32>
            %332 = wave.exp2 %331 : vector<16xf32>
            %333 = arith.select %308, %332, %c21 : vector<16xi1>, vector<16xf32>
            %334 = arith.addi %324, %c18 : index
            vector.store %333, %9[%334] : memref<?xf32>, vector<16xf32>
            %335 = arith.addf %330, %333 : vector<16xf32>
            %336 = arith.subf %311, %320 : vector<16xf32>
            %337 = wave.exp2 %336 : vector<16xf32>
            %338 = arith.select %310, %337, %c21 : vector<16xi1>, vector<16xf32>
            %339 = arith.addi %324, %c19 : index
            vector.store %338, %9[%339] : memref<?xf32>, vector<16xf32>
            %340 = arith.addf %335, %338 : vector<16xf32>
            %341 = memref.load %6[%292] : memref<?xf32>
            %342 = wave.reduce "add" %340 : vector<16xf32>
            %343 = math.fma %341, %319, %342 : f32
            memref.store %317, %5[%292] : memref<?xf32>
            memref.store %343, %6[%292] : memref<?xf32>
            memref.store %319, %8[%292] : memref<?xf32>
            %344 = arith.addi %122, %c12 : index
            %345 = arith.minsi %344, %187 : index
            %346 = arith.divui %345, %groupSize : index
            %347 = arith.addi %18, %346 : index
            %348 = arith.remui %345, %groupSize : index
            %349 = arith.addi %191, %348 : index
            %350 = arith.addi %positionsAt, %347 : index
            %351 = memref.load %step[%350] : memref<?xi32>
            %352 = arith.index_cast %351 : i32 to index
            %353 = arith.subi %352, %75 : index
            %354 = arith.index_cast %353 : index to i32
            %355 = vector.broadcast %354 : i32 to vector<16xi32>
            %356 = arith.cmpi sle, %c27, %355 : vector<16xi32>
            %357 = arith.select %356, %140#12, %c28 : vector<16xi1>, vector<16xf32>
            %358 = arith.cmpi sle, %c29, %355 : vector<16xi32>
            %359 = arith.select %358, %140#13, %c28 : vector<16xi1>, vector<16xf32>
            %360 = arith.cmpi sle, %c30, %355 : vector<16xi32>
            %361 = arith.select %360, %140#14, %c28 : vector<16xi1>, vector<16xf32>
            %362 = arith.cmpi sle, %c31, %355 : vector<16xi32>
            %363 = arith.select %362, %140#15, %c28 : vector<16xi1>, vector<16xf32>
            %364 = arith.maximumf %357, %359 : vector<16xf32>
            %365 = arith.maximumf %364, %361 : vector<16xf32>
            %366 = arith.maximumf %365, %363 : vector<16xf32>
            %367 = memref.load %5[%344] : memref<?xf32>
            %368 = wave.reduce "max" %366 : vector<16xf32>
            %369 = arith.maximumf %367, %368 : f32
            %370 = arith.subf %367, %369 : f32
            %371 = wave.exp2 %370 : f32
            %372 = vector.broadcast %369 : f32 to vector<16xf32>
            %373 = arith.subf %357, %372 : vector<16xf32>
            %374 = wave.exp2 %373 : vector<16xf32>
            %375 = arith.select %356, %374, %c21 : vector<16xi1>, vector<16xf32>
            %376 = arith.muli %344, %c4 : index
            %377 = arith.addi %376, %c16 : index
            vector.store %375, %9[%377] : memref<?xf32>, vector<16xf32>
            %378 = arith.subf %359, %372 : vector<16xf32>
            %379 = wave.exp2 %378 : vector<16xf32>
            %380 = arith.select %358, %379, %c21 : vector<16xi1>, vector<16xf32>
            %381 = arith.addi %376, %c17 : index
            vector.store %380, %9[%381] : memref<?xf32>, vector<16xf32>
            %382 = arith.addf %375, %380 : vector<16xf32>
            %383 = arith.subf %361, %372 : vector<16xf32>
            %384 = wave.exp2 %383 : vector<16xf32>
            %385 = arith.select %360, %384, %c21 : vector<16xi1>, vector<16xf32>
            %386 = arith.addi %376, %c18 : index
            vector.store %385, %9[%386] : memref<?xf32>, vector<16xf32>
            %387 = arith.addf %382, %385 : vector<16xf32>
            %388 = arith.subf %363, %372 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %362, %389, %c21 : vector<16xi1>, vector<16xf32>
            %391 = arith.addi %376, %c19 : index
            vector.store %390, %9[%391] : memref<?xf32>, vector<16xf32>
            %392 = arith.addf %387, %390 : vector<16xf32>
            %393 = memref.load %6[%344] : memref<?xf32>
            %394 = wave.reduce "add" %392 : vector<16xf32>
            %395 = math.fma %393, %371, %394 : f32
            memref.store %369, %5[%344] : memref<?xf32>
            memref.store %395, %6[%344] : memref<?xf32>
            memref.store %371, %8[%344] : memref<?xf32>
          }
          %396 = arith.subi %36, %75 : index
          %397 = arith.minsi %396, %c4 : index
          scf.for %398 = %c16 to %30 step %c6 {
            %399 = arith.addi %398, %c16 : index
            %400 = memref.load %8[%399] : memref<?xf32>
            %401 = vector.broadcast %400 : f32 to vector<16xf32>
            %402 = arith.muli %399, %c4 : index
            %403 = arith.addi %402, %c16 : index
            %404 = vector.load %7[%403] : memref<?xf32>, vector<16xf32>
            %405 = arith.mulf %404, %401 : vector<16xf32>
            %406 = arith.addi %402, %c17 : index
            %407 = vector.load %7[%406] : memref<?xf32>, vector<16xf32>
            %408 = arith.mulf %407, %401 : vector<16xf32>
            %409 = arith.addi %402, %c18 : index
            %410 = vector.load %7[%409] : memref<?xf32>, vector<16xf32>
            %411 = arith.mulf %410, %401 : vector<16xf32>
            %412 = arith.addi %402, %c19 : index
            %413 = vector.load %7[%412] : memref<?xf32>, vector<16xf32>
            %414 = arith.mulf %413, %401 : vector<16xf32>
            %415 = arith.addi %398, %c9 : index
            %416 = memref.load %8[%415] : memref<?xf32>
            %417 = vector.broadcast %416 : f32 to vector<16xf32>
            %418 = arith.muli %415, %c4 : index
            %419 = arith.addi %418, %c16 : index
            %420 = vector.load %7[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.mulf %420, %417 : vector<16xf32>
            %422 = arith.addi %418, %c17 : index
            %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
            %424 = arith.mulf %423, %417 : vector<16xf32>
            %425 = arith.addi %418, %c18 : index
            %426 = vector.load %7[%425] : memref<?xf32>, vector<16xf32>
            %427 = arith.mulf %426, %417 : vector<16xf32>
            %428 = arith.addi %418, %c19 : index
            %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
            %430 = arith.mulf %429, %417 : vector<16xf32>
            %440:8 = scf.for %431 = %c16 to %397 step %c9 iter_args(%432 = %405, %433 = %408, %434 = %411, %435 = %414, %436 = %421, %437 = %424, %438 = %427, %439 = %430) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %441 = arith.muli %431, %c4 : index
              %442 = arith.addi %441, %c16 : index
              %443 = vector.load %11[%442] : memref<?xf32>, vector<16xf32>
              %444 = arith.addi %441, %c17 : index
              %445 = vector.load %11[%444] : memref<?xf32>, vector<16xf32>
              %446 = arith.addi %441, %c18 : index
              %447 = vector.load %11[%446] : memref<?xf32>, vector<16xf32>
              %448 = arith.addi %441, %c19 : index
              %449 = vector.load %11[%448] : memref<?xf32>, vector<16xf32>
              %450 = arith.addi %402, %431 : index
              %451 = memref.load %9[%450] : memref<?xf32>
              %452 = vector.broadcast %451 : f32 to vector<16xf32>
              %453 = math.fma %452, %443, %432 : vector<16xf32>
              %454 = math.fma %452, %445, %433 : vector<16xf32>
              %455 = math.fma %452, %447, %434 : vector<16xf32>
              %456 = math.fma %452, %449, %435 : vector<16xf32>
              %457 = arith.addi %418, %431 : index
              %458 = memref.load %9[%457] : memref<?xf32>
              %459 = vector.broadcast %458 : f32 to vector<16xf32>
              %460 = math.fma %459, %443, %436 : vector<16xf32>
              %461 = math.fma %459, %445, %437 : vector<16xf32>
              %462 = math.fma %459, %447, %438 : vector<16xf32>
              %463 = math.fma %459, %449, %439 : vector<16xf32>
              scf.yield %453, %454, %455, %456, %460, %461, %462, %463 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %440#0, %7[%403] : memref<?xf32>, vector<16xf32>
            vector.store %440#1, %7[%406] : memref<?xf32>, vector<16xf32>
            vector.store %440#2, %7[%409] : memref<?xf32>, vector<16xf32>
            vector.store %440#3, %7[%412] : memref<?xf32>, vector<16xf32>
            vector.store %440#4, %7[%419] : memref<?xf32>, vector<16xf32>
            vector.store %440#5, %7[%422] : memref<?xf32>, vector<16xf32>
            vector.store %440#6, %7[%425] : memref<?xf32>, vector<16xf32>
            vector.store %440#7, %7[%428] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %464 = %c16 to %27 step %c9 {
          %465 = arith.subi %27, %c9 : index
          %466 = arith.minsi %464, %465 : index
          %467 = arith.divui %466, %groupSize : index
          %468 = arith.addi %18, %467 : index
          %469 = arith.muli %2, %groupSize : index
          %470 = arith.remui %466, %groupSize : index
          %471 = arith.addi %469, %470 : index
          %472 = arith.muli %468, %heads : index
          %473 = arith.addi %472, %471 : index
          %474 = arith.muli %473, %ranges : index
          %475 = arith.addi %474, %65 : index
          %476 = arith.muli %475, %c33 : index
          %477 = arith.muli %464, %c4 : index
          %478 = arith.addi %477, %c16 : index
          %479 = vector.load %7[%478] : memref<?xf32>, vector<16xf32>
          %480 = arith.addi %476, %c16 : index
          vector.store %479, %out[%480] : memref<?xf32>, vector<16xf32>
          %481 = arith.addi %477, %c17 : index
          %482 = vector.load %7[%481] : memref<?xf32>, vector<16xf32>
          %483 = arith.addi %476, %c17 : index
          vector.store %482, %out[%483] : memref<?xf32>, vector<16xf32>
          %484 = arith.addi %477, %c18 : index
          %485 = vector.load %7[%484] : memref<?xf32>, vector<16xf32>
          %486 = arith.addi %476, %c18 : index
          vector.store %485, %out[%486] : memref<?xf32>, vector<16xf32>
          %487 = arith.addi %477, %c19 : index
          %488 = vector.load %7[%487] : memref<?xf32>, vector<16xf32>
          %489 = arith.addi %476, %c19 : index
          vector.store %488, %out[%489] : memref<?xf32>, vector<16xf32>
          %490 = memref.load %5[%464] : memref<?xf32>
          %491 = arith.addi %476, %c4 : index
          memref.store %490, %out[%491] : memref<?xf32>
          %492 = memref.load %6[%464] : memref<?xf32>
          %493 = arith.addi %491, %c9 : index
          memref.store %492, %out[%493] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
