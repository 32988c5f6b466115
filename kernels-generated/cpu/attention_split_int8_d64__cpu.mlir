// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=64, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c26 = arith.constant dense<128> : vector<16xi32>
  %c27 = arith.constant 1024 : index
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
              %85 = arith.muli %2, %c25 : index
              %86 = arith.addi %84, %85 : index
              scf.for %87 = %c16 to %c4 step %c9 {
                %88 = arith.muli %87, %c17 : index
                %89 = arith.addi %86, %88 : index
                %90 = vector.load %kv[%89] : memref<?xi8>, vector<16xi8>
                %91 = arith.muli %87, %c4 : index
                %92 = arith.addi %91, %77 : index
                %93 = arith.extui %90 : vector<16xi8> to vector<16xi32>
                %94 = arith.subi %93, %c26 : vector<16xi32>
                %95 = arith.sitofp %94 : vector<16xi32> to vector<16xf32>
                vector.store %95, %10[%92] : memref<?xf32>, vector<16xf32>
              }
              %96 = arith.addi %86, %c27 : index
              scf.for %97 = %c16 to %c17 step %c9 {
                %98 = arith.addi %78, %97 : index
                %99 = arith.cmpi slt, %98, %36 : index
                %100 = arith.muli %97, %c4 : index
                %101 = arith.addi %96, %100 : index
                %102 = arith.addi %101, %c16 : index
                %103 = vector.load %kv[%102] : memref<?xi8>, vector<16xi8>
                %104 = arith.extui %103 : vector<16xi8> to vector<16xi32>
                %105 = arith.subi %104, %c26 : vector<16xi32>
                %106 = arith.sitofp %105 : vector<16xi32> to vector<16xf32>
                %107 = arith.select %99, %106, %c21 : vector<16xf32>
                %108 = arith.addi %77, %97 : index
                %109 = arith.muli %108, %c4 : index
                %110 = arith.addi %109, %c16 : index
                vector.store %107, %11[%110] : memref<?xf32>, vector<16xf32>
                %111 = arith.addi %101, %c17 : index
                %112 = vector.load %kv[%111] : memref<?xi8>, vector<16xi8>
                %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
                %114 = arith.subi %113, %c26 : vector<16xi32>
                %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
                %116 = arith.select %99, %115, %c21 : vector<16xf32>
                %117 = arith.addi %109, %c17 : index
                vector.store %116, %11[%117] : memref<?xf32>, vector<16xf32>
                %118 = arith.addi %101, %c18 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<16xi8>
                %120 = arith.extui %119 : vector<16xi8> to vector<16xi32>
                %121 = arith.subi %120, %c26 : vector<16xi32>
                %122 = arith.sitofp %121 : vector<16xi32> to vector<16xf32>
                %123 = arith.select %99, %122, %c21 : vector<16xf32>
                %124 = arith.addi %109, %c18 : index
                vector.store %123, %11[%124] : memref<?xf32>, vector<16xf32>
                %125 = arith.addi %101, %c19 : index
                %126 = vector.load %kv[%125] : memref<?xi8>, vector<16xi8>
                %127 = arith.extui %126 : vector<16xi8> to vector<16xi32>
                %128 = arith.subi %127, %c26 : vector<16xi32>
                %129 = arith.sitofp %128 : vector<16xi32> to vector<16xf32>
                %130 = arith.select %99, %129, %c21 : vector<16xf32>
                %131 = arith.addi %109, %c19 : index
                vector.store %130, %11[%131] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %132 = %c16 to %30 step %c8 {
            %150:16 = scf.for %133 = %c16 to %c4 step %c9 iter_args(%134 = %c21, %135 = %c21, %136 = %c21, %137 = %c21, %138 = %c21, %139 = %c21, %140 = %c21, %141 = %c21, %142 = %c21, %143 = %c21, %144 = %c21, %145 = %c21, %146 = %c21, %147 = %c21, %148 = %c21, %149 = %c21) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %151 = arith.muli %133, %c4 : index
              %152 = arith.addi %151, %c16 : index
              %153 = vector.load %10[%152] : memref<?xf32>, vector<16xf32>
              %154 = arith.addi %151, %c17 : index
              %155 = vector.load %10[%154] : memref<?xf32>, vector<16xf32>
              %156 = arith.addi %151, %c18 : index
              %157 = vector.load %10[%156] : memref<?xf32>, vector<16xf32>
              %158 = arith.addi %151, %c19 : index
              %159 = vector.load %10[%158] : memref<?xf32>, vector<16xf32>
              %160 = arith.addi %132, %c16 : index
              %161 = arith.muli %160, %c4 : index
              %162 = arith.addi %161, %133 : index
              %163 = memref.load %4[%162] : memref<?xf32>
              %164 = vector.broadcast %163 : f32 to vector<16xf32>
              %165 = math.fma %164, %153, %134 : vector<16xf32>
              %166 = math.fma %164, %155, %135 : vector<16xf32>
              %167 = math.fma %164, %157, %136 : vector<16xf32>
              %168 = math.fma %164, %159, %137 : vector<16xf32>
              %169 = arith.addi %132, %c9 : index
              %170 = arith.muli %169, %c4 : index
              %171 = arith.addi %170, %133 : index
              %172 = memref.load %4[%171] : memref<?xf32>
              %173 = vector.broadcast %172 : f32 to vector<16xf32>
              %174 = math.fma %173, %153, %138 : vector<16xf32>
              %175 = math.fma %173, %155, %139 : vector<16xf32>
              %176 = math.fma %173, %157, %140 : vector<16xf32>
              %177 = math.fma %173, %159, %141 : vector<16xf32>
              %178 = arith.addi %132, %c6 : index
              %179 = arith.muli %178, %c4 : index
              %180 = arith.addi %179, %133 : index
              %181 = memref.load %4[%180] : memref<?xf32>
              %182 = vector.broadcast %181 : f32 to vector<16xf32>
              %183 = math.fma %182, %153, %142 : vector<16xf32>
              %184 = math.fma %182, %155, %143 : vector<16xf32>
              %185 = math.fma %182, %157, %144 : vector<16xf32>
              %186 = math.fma %182, %159, %145 : vector<16xf32>
              %187 = arith.addi %132, %c12 : index
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
            %196 = arith.addi %132, %c16 : index
            %197 = arith.subi %27, %c9 : index
            %198 = arith.minsi %196, %197 : index
            %199 = arith.divui %198, %groupSize : index
            %200 = arith.addi %18, %199 : index
            %201 = arith.muli %2, %groupSize : index
            %202 = arith.remui %198, %groupSize : index
            %203 = arith.addi %201, %202 : index
            %204 = arith.addi %positionsAt, %200 : index
            %205 = memref.load %step[%204] : memref<?xi32>
            %206 = arith.index_cast %205 : i32 to index
            %207 = arith.subi %206, %75 : index
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
            %229 = arith.select %210, %228, %c21 : vector<16xi1>, vector<16xf32>
            %230 = arith.muli %196, %c4 : index
            %231 = arith.addi %230, %c16 : index
            vector.store %229, %9[%231] : memref<?xf32>, vector<16xf32>
            %232 = arith.subf %213, %226 : vector<16xf32>
            %233 = wave.exp2 %232 : vector<16xf32>
            %234 = arith.select %212, %233, %c21 : vector<16xi1>, vector<16xf32>
            %235 = arith.addi %230, %c17 : index
            vector.store %234, %9[%235] : memref<?xf32>, vector<16xf32>
            %236 = arith.addf %229, %234 : vector<16xf32>
            %237 = arith.subf %215, %226 : vector<16xf32>
            %238 = wave.exp2 %237 : vector<16xf32>
            %239 = arith.select %214, %238, %c21 : vector<16xi1>, vector<16xf32>
            %240 = arith.addi %230, %c18 : index
            vector.store %239, %9[%240] : memref<?xf32>, vector<16xf32>
            %241 = arith.addf %236, %239 : vector<16xf32>
            %242 = arith.subf %217, %226 : vector<16xf32>
            %243 = wave.exp2 %242 : vector<16xf32>
            %244 = arith.select %216, %243, %c21 : vector<16xi1>, vector<16xf32>
            %245 = arith.addi %230, %c19 : index
            vector.store %244, %9[%245] : memref<?xf32>, vector<16xf32>
            %246 = arith.addf %241, %244 : vector<16xf32>
            %247 = memref.load %6[%196] : memref<?xf32>
            %248 = wave.reduce "add" %246 : vector<16xf32>
            %249 = math.fma %247, %225, %248 : f32
            memref.store %223, %5[%196] : memref<?xf32>
            memref.store %249, %6[%196] : memref<?xf32>
            memref.store %225, %8[%196] : memref<?xf32>
            %250 = arith.addi %132, %c9 : index
            %251 = arith.minsi %250, %197 : index
            %252 = arith.divui %251, %groupSize : index
            %253 = arith.addi %18, %252 : index
            %254 = arith.remui %251, %groupSize : index
            %255 = arith.addi %201, %254 : index
            %256 = arith.addi %positionsAt, %253 : index
            %257 = memref.load %step[%256] : memref<?xi32>
            %258 = arith.index_cast %257 : i32 to index
            %259 = arith.subi %258, %75 : index
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
            %281 = arith.select %262, %280, %c21 : vector<16xi1>, vector<16xf32>
            %282 = arith.muli %250, %c4 : index
            %283 = arith.addi %282, %c16 : index
            vector.store %281, %9[%283] : memref<?xf32>, vector<16xf32>
            %284 = arith.subf %265, %278 : vector<16xf32>
            %285 = wave.exp2 %284 : vector<16xf32>
            %286 = arith.select %264, %285, %c21 : vector<16xi1>, vector<16xf32>
            %287 = arith.addi %282, %c17 : index
            vector.store %286, %9[%287] : memref<?xf32>, vector<16xf32>
            %288 = arith.addf %281, %286 : vector<16xf32>
            %289 = arith.subf %267, %278 : vector<16xf32>
            %290 = wave.exp2 %289 : vector<16xf32>
            %291 = arith.select %266, %290, %c21 : vector<16xi1>, vector<16xf32>
            %292 = arith.addi %282, %c18 : index
            vector.store %291, %9[%292] : memref<?xf32>, vector<16xf32>
            %293 = arith.addf %288, %291 : vector<16xf32>
            %294 = arith.subf %269, %278 : vector<16xf32>
            %295 = wave.exp2 %294 : vector<16xf32>
            %296 = arith.select %268, %295, %c21 : vector<16xi1>, vector<16xf32>
            %297 = arith.addi %282, %c19 : index
            vector.store %296, %9[%297] : memref<?xf32>, vector<16xf32>
            %298 = arith.addf %293, %296 : vector<16xf32>
            %299 = memref.load %6[%250] : memref<?xf32>
            %300 = wave.reduce "add" %298 : vector<16xf32>
            %301 = math.fma %299, %277, %300 : f32
            memref.store %275, %5[%250] : memref<?xf32>
            memref.store %301, %6[%250] : memref<?xf32>
            memref.store %277, %8[%250] : memref<?xf32>
            %302 = arith.addi %132, %c6 : index
            %303 = arith.minsi %302, %197 : index
            %304 = arith.divui %303, %groupSize : index
            %305 = arith.addi %18, %304 : index
            %306 = arith.remui %303, %groupSize : index
            %307 = arith.addi %201, %306 : index
            %308 = arith.addi %positionsAt, %305 : index
            %309 = memref.load %step[%308] : memref<?xi32>
            %310 = arith.index_cast %309 : i32 to index
            %311 = arith.subi %310, %75 : index
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
            %333 = arith.select %314, %332, %c21 : vector<16xi1>, vector<16xf32>
            %334 = arith.muli %302, %c4 : index
            %335 = arith.addi %334, %c16 : index
            vector.store %333, %9[%335] : memref<?xf32>, vector<16xf32>
            %336 = arith.subf %317, %330 : vector<16xf32>
            %337 = wave.exp2 %336 : vector<16xf32>
            %338 = arith.select %316, %337, %c21 : vector<16xi1>, vector<16xf32>
            %339 = arith.addi %334, %c17 : index
            vector.store %338, %9[%339] : memref<?xf32>, vector<16xf32>
            %340 = arith.addf %333, %338 : vector<16xf32>
            %341 = arith.subf %319, %330 : vector<16xf32>
            %342 = wave.exp2 %341 : vector<16xf32>
            %343 = arith.select %318, %342, %c21 : vector<16xi1>, vector<16xf32>
            %344 = arith.addi %334, %c18 : index
            vector.store %343, %9[%344] : memref<?xf32>, vector<16xf32>
            %345 = arith.addf %340, %343 : vector<16xf32>
            %346 = arith.subf %321, %330 : vector<16xf32>
            %347 = wave.exp2 %346 : vector<16xf32>
            %348 = arith.select %320, %347, %c21 : vector<16xi1>, vector<16xf32>
            %349 = arith.addi %334, %c19 : index
            vector.store %348, %9[%349] : memref<?xf32>, vector<16xf32>
            %350 = arith.addf %345, %348 : vector<16xf32>
            %351 = memref.load %6[%302] : memref<?xf32>
            %352 = wave.reduce "add" %350 : vector<16xf32>
            %353 = math.fma %351, %329, %352 : f32
            memref.store %327, %5[%302] : memref<?xf32>
            memref.store %353, %6[%302] : memref<?xf32>
            memref.store %329, %8[%302] : memref<?xf32>
            %354 = arith.addi %132, %c12 : index
            %355 = arith.minsi %354, %197 : index
            %356 = arith.divui %355, %groupSize : index
            %357 = arith.addi %18, %356 : index
            %358 = arith.remui %355, %groupSize : index
            %359 = arith.addi %201, %358 : index
            %360 = arith.addi %positionsAt, %357 : index
            %361 = memref.load %step[%360] : memref<?xi32>
            %362 = arith.index_cast %361 : i32 to index
            %363 = arith.subi %362, %75 : index
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
            %385 = arith.select %366, %384, %c21 : vector<16xi1>, vector<16xf32>
            %386 = arith.muli %354, %c4 : index
            %387 = arith.addi %386, %c16 : index
            vector.store %385, %9[%387] : memref<?xf32>, vector<16xf32>
            %388 = arith.subf %369, %382 : vector<16xf32>
            %389 = wave.exp2 %388 : vector<16xf32>
            %390 = arith.select %368, %389, %c21 : vector<16xi1>, vector<16xf32>
            %391 = arith.addi %386, %c17 : index
            vector.store %390, %9[%391] : memref<?xf32>, vector<16xf32>
            %392 = arith.addf %385, %390 : vector<16xf32>
            %393 = arith.subf %371, %382 : vector<16xf32>
            %394 = wave.exp2 %393 : vector<16xf32>
            %395 = arith.select %370, %394, %c21 : vector<16xi1>, vector<16xf32>
            %396 = arith.addi %386, %c18 : index
            vector.store %395, %9[%396] : memref<?xf32>, vector<16xf32>
            %397 = arith.addf %392, %395 : vector<16xf32>
            %398 = arith.subf %373, %382 : vector<16xf32>
            %399 = wave.exp2 %398 : vector<16xf32>
            %400 = arith.select %372, %399, %c21 : vector<16xi1>, vector<16xf32>
            %401 = arith.addi %386, %c19 : index
            vector.store %400, %9[%401] : memref<?xf32>, vector<16xf32>
            %402 = arith.addf %397, %400 : vector<16xf32>
            %403 = memref.load %6[%354] : memref<?xf32>
            %404 = wave.reduce "add" %402 : vector<16xf32>
            %405 = math.fma %403, %381, %404 : f32
            memref.store %379, %5[%354] : memref<?xf32>
            memref.store %405, %6[%354] : memref<?xf32>
            memref.store %381, %8[%354] : memref<?xf32>
          }
          %406 = arith.subi %36, %75 : index
          %407 = arith.minsi %406, %c4 : index
          scf.for %408 = %c16 to %30 step %c6 {
            %409 = arith.addi %408, %c16 : index
            %410 = memref.load %8[%409] : memref<?xf32>
            %411 = vector.broadcast %410 : f32 to vector<16xf32>
            %412 = arith.muli %409, %c4 : index
            %413 = arith.addi %412, %c16 : index
            %414 = vector.load %7[%413] : memref<?xf32>, vector<16xf32>
            %415 = arith.mulf %414, %411 : vector<16xf32>
            %416 = arith.addi %412, %c17 : index
            %417 = vector.load %7[%416] : memref<?xf32>, vector<16xf32>
            %418 = arith.mulf %417, %411 : vector<16xf32>
            %419 = arith.addi %412, %c18 : index
            %420 = vector.load %7[%419] : memref<?xf32>, vector<16xf32>
            %421 = arith.mulf %420, %411 : vector<16xf32>
            %422 = arith.addi %412, %c19 : index
            %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
            %424 = arith.mulf %423, %411 : vector<16xf32>
            %425 = arith.addi %408, %c9 : index
            %426 = memref.load %8[%425] : memref<?xf32>
            %427 = vector.broadcast %426 : f32 to vector<16xf32>
            %428 = arith.muli %425, %c4 : index
            %429 = arith.addi %428, %c16 : index
            %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
            %431 = arith.mulf %430, %427 : vector<16xf32>
            %432 = arith.addi %428, %c17 : index
            %433 = vector.load %7[%432] : memref<?xf32>, vector<16xf32>
            %434 = arith.mulf %433, %427 : vector<16xf32>
            %435 = arith.addi %428, %c18 : index
            %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
            %437 = arith.mulf %436, %427 : vector<16xf32>
            %438 = arith.addi %428, %c19 : index
            %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
            %440 = arith.mulf %439, %427 : vector<16xf32>
            %450:8 = scf.for %441 = %c16 to %407 step %c9 iter_args(%442 = %415, %443 = %418, %444 = %421, %445 = %424, %446 = %431, %447 = %434, %448 = %437, %449 = %440) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %451 = arith.muli %441, %c4 : index
              %452 = arith.addi %451, %c16 : index
              %453 = vector.load %11[%452] : memref<?xf32>, vector<16xf32>
              %454 = arith.addi %451, %c17 : index
              %455 = vector.load %11[%454] : memref<?xf32>, vector<16xf32>
              %456 = arith.addi %451, %c18 : index
              %457 = vector.load %11[%456] : memref<?xf32>, vector<16xf32>
              %458 = arith.addi %451, %c19 : index
              %459 = vector.load %11[%458] : memref<?xf32>, vector<16xf32>
              %460 = arith.addi %412, %441 : index
              %461 = memref.load %9[%460] : memref<?xf32>
              %462 = vector.broadcast %461 : f32 to vector<16xf32>
              %463 = math.fma %462, %453, %442 : vector<16xf32>
              %464 = math.fma %462, %455, %443 : vector<16xf32>
              %465 = math.fma %462, %457, %444 : vector<16xf32>
              %466 = math.fma %462, %459, %445 : vector<16xf32>
              %467 = arith.addi %428, %441 : index
              %468 = memref.load %9[%467] : memref<?xf32>
              %469 = vector.broadcast %468 : f32 to vector<16xf32>
              %470 = math.fma %469, %453, %446 : vector<16xf32>
              %471 = math.fma %469, %455, %447 : vector<16xf32>
              %472 = math.fma %469, %457, %448 : vector<16xf32>
              %473 = math.fma %469, %459, %449 : vector<16xf32>
              scf.yield %463, %464, %465, %466, %470, %471, %472, %473 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %450#0, %7[%413] : memref<?xf32>, vector<16xf32>
            vector.store %450#1, %7[%416] : memref<?xf32>, vector<16xf32>
            vector.store %450#2, %7[%419] : memref<?xf32>, vector<16xf32>
            vector.store %450#3, %7[%422] : memref<?xf32>, vector<16xf32>
            vector.store %450#4, %7[%429] : memref<?xf32>, vector<16xf32>
            vector.store %450#5, %7[%432] : memref<?xf32>, vector<16xf32>
            vector.store %450#6, %7[%435] : memref<?xf32>, vector<16xf32>
            vector.store %450#7, %7[%438] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %474 = %c16 to %27 step %c9 {
          %475 = arith.subi %27, %c9 : index
          %476 = arith.minsi %474, %475 : index
          %477 = arith.divui %476, %groupSize : index
          %478 = arith.addi %18, %477 : index
          %479 = arith.muli %2, %groupSize : index
          %480 = arith.remui %476, %groupSize : index
          %481 = arith.addi %479, %480 : index
          %482 = arith.muli %478, %heads : index
          %483 = arith.addi %482, %481 : index
          %484 = arith.muli %483, %ranges : index
          %485 = arith.addi %484, %65 : index
          %486 = arith.muli %485, %c34 : index
          %487 = arith.muli %474, %c4 : index
          %488 = arith.addi %487, %c16 : index
          %489 = vector.load %7[%488] : memref<?xf32>, vector<16xf32>
          %490 = arith.addi %486, %c16 : index
          vector.store %489, %out[%490] : memref<?xf32>, vector<16xf32>
          %491 = arith.addi %487, %c17 : index
          %492 = vector.load %7[%491] : memref<?xf32>, vector<16xf32>
          %493 = arith.addi %486, %c17 : index
          vector.store %492, %out[%493] : memref<?xf32>, vector<16xf32>
          %494 = arith.addi %487, %c18 : index
          %495 = vector.load %7[%494] : memref<?xf32>, vector<16xf32>
          %496 = arith.addi %486, %c18 : index
          vector.store %495, %out[%496] : memref<?xf32>, vector<16xf32>
          %497 = arith.addi %487, %c19 : index
          %498 = vector.load %7[%497] : memref<?xf32>, vector<16xf32>
          %499 = arith.addi %486, %c19 : index
          vector.store %498, %out[%499] : memref<?xf32>, vector<16xf32>
          %500 = memref.load %5[%474] : memref<?xf32>
          %501 = arith.addi %486, %c4 : index
          memref.store %500, %out[%501] : memref<?xf32>
          %502 = memref.load %6[%474] : memref<?xf32>
          %503 = arith.addi %501, %c9 : index
          memref.store %502, %out[%503] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
