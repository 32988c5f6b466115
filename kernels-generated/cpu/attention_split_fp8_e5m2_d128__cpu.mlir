// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=128, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d128__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 8192 : index
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
  %c21 = arith.constant 80 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 112 : index
  %slots = wave.param "slots" : index
  %c25 = arith.constant dense<0x00000000> : vector<16xf32>
  %c26 = arith.constant 0xF149F2CA : f32
  %c27 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c29 = arith.constant 4096 : index
  %c30 = arith.constant 2048 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 144 : index
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
        %69 = arith.addi %52, %c21 : index
        %70 = vector.load %q[%69] : memref<?xf32>, vector<16xf32>
        %71 = arith.addi %55, %c21 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %52, %c22 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.addi %55, %c22 : index
        vector.store %73, %4[%74] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %52, %c23 : index
        %76 = vector.load %q[%75] : memref<?xf32>, vector<16xf32>
        %77 = arith.addi %55, %c23 : index
        vector.store %76, %4[%77] : memref<?xf32>, vector<16xf32>
      }
      scf.for %78 = %38 to %40 step %slots {
        %79 = arith.muli %78, %c16 : index
        scf.for %80 = %c17 to %31 step %c10 {
          memref.store %c26, %5[%80] : memref<?xf32>
          memref.store %c27, %6[%80] : memref<?xf32>
          %81 = arith.muli %80, %c4 : index
          %82 = arith.addi %81, %c17 : index
          vector.store %c25, %7[%82] : memref<?xf32>, vector<16xf32>
          %83 = arith.addi %81, %c18 : index
          vector.store %c25, %7[%83] : memref<?xf32>, vector<16xf32>
          %84 = arith.addi %81, %c19 : index
          vector.store %c25, %7[%84] : memref<?xf32>, vector<16xf32>
          %85 = arith.addi %81, %c20 : index
          vector.store %c25, %7[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.addi %81, %c5 : index
          vector.store %c25, %7[%86] : memref<?xf32>, vector<16xf32>
          %87 = arith.addi %81, %c21 : index
          vector.store %c25, %7[%87] : memref<?xf32>, vector<16xf32>
          %88 = arith.addi %81, %c22 : index
          vector.store %c25, %7[%88] : memref<?xf32>, vector<16xf32>
          %89 = arith.addi %81, %c23 : index
          vector.store %c25, %7[%89] : memref<?xf32>, vector<16xf32>
        }
        %90 = arith.addi %79, %c16 : index
        %91 = arith.minsi %90, %37 : index
        scf.for %92 = %79 to %91 step %c5 {
          scf.for %93 = %c17 to %c9 step %c10 {
            %94 = arith.muli %93, %c18 : index
            %95 = arith.addi %92, %94 : index
            %96 = arith.cmpi slt, %95, %37 : index
            scf.if %96 {
              %97 = arith.divui %95, %c18 : index
              %98 = arith.addi %27, %97 : index
              %99 = memref.load %step[%98] : memref<?xi32>
              %100 = arith.index_cast %99 : i32 to index
              %101 = arith.muli %100, %pageBytes : index
              %102 = arith.muli %2, %c29 : index
              %103 = arith.addi %101, %102 : index
              scf.for %104 = %c17 to %c4 step %c10 {
                %105 = arith.muli %104, %c18 : index
                %106 = arith.addi %103, %105 : index
                %107 = vector.load %kv[%106] : memref<?xi8>, vector<16xi8>
                %108 = arith.muli %104, %c5 : index
                %109 = arith.addi %108, %94 : index
                %110 = wave.fp8_decode "e5m2" %107 : vector<16xi8> -> vector<16xf32>
                vector.store %110, %11[%109] : memref<?xf32>, vector<16xf32>
              }
              %111 = arith.addi %103, %c30 : index
              scf.for %112 = %c17 to %c18 step %c10 {
                %113 = arith.addi %95, %112 : index
                %114 = arith.cmpi slt, %113, %37 : index
                %115 = arith.muli %112, %c4 : index
                %116 = arith.addi %111, %115 : index
                %117 = arith.addi %116, %c17 : index
                %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
                %119 = wave.fp8_decode "e5m2" %118 : vector<16xi8> -> vector<16xf32>
                %120 = arith.select %114, %119, %c25 : vector<16xf32>
                %121 = arith.addi %94, %112 : index
                %122 = arith.muli %121, %c4 : index
                %123 = arith.addi %122, %c17 : index
                vector.store %120, %12[%123] : memref<?xf32>, vector<16xf32>
                %124 = arith.addi %116, %c18 : index
                %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
                %126 = wave.fp8_decode "e5m2" %125 : vector<16xi8> -> vector<16xf32>
                %127 = arith.select %114, %126, %c25 : vector<16xf32>
                %128 = arith.addi %122, %c18 : index
                vector.store %127, %12[%128] : memref<?xf32>, vector<16xf32>
                %129 = arith.addi %116, %c19 : index
                %130 = vector.load %kv[%129] : memref<?xi8>, vector<16xi8>
                %131 = wave.fp8_decode "e5m2" %130 : vector<16xi8> -> vector<16xf32>
                %132 = arith.select %114, %131, %c25 : vector<16xf32>
                %133 = arith.addi %122, %c19 : index
                vector.store %132, %12[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.addi %116, %c20 : index
                %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
                %136 = wave.fp8_decode "e5m2" %135 : vector<16xi8> -> vector<16xf32>
                %137 = arith.select %114, %136, %c25 : vector<16xf32>
                %138 = arith.addi %122, %c20 : index
                vector.store %137, %12[%138] : memref<?xf32>, vector<16xf32>
                %139 = arith.addi %116, %c5 : index
                %140 = vector.load %kv[%139] : memref<?xi8>, vector<16xi8>
                %141 = wave.fp8_decode "e5m2" %140 : vector<16xi8> -> vector<16xf32>
                %142 = arith.select %114, %141, %c25 : vector<16xf32>
                %143 = arith.addi %122, %c5 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.addi %116, %c21 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<16xi8>
                %146 = wave.fp8_decode "e5m2" %145 : vector<16xi8> -> vector<16xf32>
                %147 = arith.select %114, %146, %c25 : vector<16xf32>
                %148 = arith.addi %122, %c21 : index
                vector.store %147, %12[%148] : memref<?xf32>, vector<16xf32>
                %149 = arith.addi %116, %c22 : index
                %150 = vector.load %kv[%149] : memref<?xi8>, vector<16xi8>
                %151 = wave.fp8_decode "e5m2" %150 : vector<16xi8> -> vector<16xf32>
                %152 = arith.select %114, %151, %c25 : vector<16xf32>
                %153 = arith.addi %122, %c22 : index
                vector.store %152, %12[%153] : memref<?xf32>, vector<16xf32>
                %154 = arith.addi %116, %c23 : index
                %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
                %156 = wave.fp8_decode "e5m2" %155 : vector<16xi8> -> vector<16xf32>
                %157 = arith.select %114, %156, %c25 : vector<16xf32>
                %158 = arith.addi %122, %c23 : index
                vector.store %157, %12[%158] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %159 = %c17 to %31 step %c9 {
            %177:16 = scf.for %160 = %c17 to %c4 step %c10 iter_args(%161 = %c25, %162 = %c25, %163 = %c25, %164 = %c25, %165 = %c25, %166 = %c25, %167 = %c25, %168 = %c25, %169 = %c25, %170 = %c25, %171 = %c25, %172 = %c25, %173 = %c25, %174 = %c25, %175 = %c25, %176 = %c25) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %178 = arith.muli %160, %c5 : index
              %179 = arith.addi %178, %c17 : index
              %180 = vector.load %11[%179] : memref<?xf32>, vector<16xf32>
              %181 = arith.addi %178, %c18 : index
              %182 = vector.load %11[%181] : memref<?xf32>, vector<16xf32>
              %183 = arith.addi %178, %c19 : index
              %184 = vector.load %11[%183] : memref<?xf32>, vector<16xf32>
              %185 = arith.addi %178, %c20 : index
              %186 = vector.load %11[%185] : memref<?xf32>, vector<16xf32>
              %187 = arith.addi %159, %c17 : index
              %188 = arith.muli %187, %c4 : index
              %189 = arith.addi %188, %160 : index
              %190 = memref.load %4[%189] : memref<?xf32>
              %191 = vector.broadcast %190 : f32 to vector<16xf32>
              %192 = math.fma %191, %180, %161 : vector<16xf32>
              %193 = math.fma %191, %182, %162 : vector<16xf32>
              %194 = math.fma %191, %184, %163 : vector<16xf32>
              %195 = math.fma %191, %186, %164 : vector<16xf32>
              %196 = arith.addi %159, %c10 : index
              %197 = arith.muli %196, %c4 : index
              %198 = arith.addi %197, %160 : index
              %199 = memref.load %4[%198] : memref<?xf32>
              %200 = vector.broadcast %199 : f32 to vector<16xf32>
              %201 = math.fma %200, %180, %165 : vector<16xf32>
              %202 = math.fma %200, %182, %166 : vector<16xf32>
              %203 = math.fma %200, %184, %167 : vector<16xf32>
              %204 = math.fma %200, %186, %168 : vector<16xf32>
              %205 = arith.addi %159, %c7 : index
              %206 = arith.muli %205, %c4 : index
              %207 = arith.addi %206, %160 : index
              %208 = memref.load %4[%207] : memref<?xf32>
              %209 = vector.broadcast %208 : f32 to vector<16xf32>
              %210 = math.fma %209, %180, %169 : vector<16xf32>
              %211 = math.fma %209, %182, %170 : vector<16xf32>
              %212 = math.fma %209, %184, %171 : vector<16xf32>
              %213 = math.fma %209, %186, %172 : vector<16xf32>
              %214 = arith.addi %159, %c13 : index
              %215 = arith.muli %214, %c4 : index
              %216 = arith.addi %215, %160 : index
              %217 = memref.load %4[%216] : memref<?xf32>
              %218 = vector.broadcast %217 : f32 to vector<16xf32>
              %219 = math.fma %218, %180, %173 : vector<16xf32>
              %220 = math.fma %218, %182, %174 : vector<16xf32>
              %221 = math.fma %218, %184, %175 : vector<16xf32>
              %222 = math.fma %218, %186, %176 : vector<16xf32>
              scf.yield %192, %193, %194, %195, %201, %202, %203, %204, %210, %211, %212, %213, %219, %220, %221, %222 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %223 = arith.addi %159, %c17 : index
            %224 = arith.subi %28, %c10 : index
            %225 = arith.minsi %223, %224 : index
            %226 = arith.divui %225, %groupSize : index
            %227 = arith.addi %19, %226 : index
            %228 = arith.muli %2, %groupSize : index
            %229 = arith.remui %225, %groupSize : index
            %230 = arith.addi %228, %229 : index
            %231 = arith.addi %positionsAt, %227 : index
            %232 = memref.load %step[%231] : memref<?xi32>
            %233 = arith.index_cast %232 : i32 to index
            %234 = arith.subi %233, %92 : index
            %235 = arith.index_cast %234 : index to i32
            %236 = vector.broadcast %235 : i32 to vector<16xi32>
            %237 = arith.cmpi sle, %c31, %236 : vector<16xi32>
            %238 = arith.select %237, %177#0, %c32 : vector<16xi1>, vector<16xf32>
            %239 = arith.cmpi sle, %c33, %236 : vector<16xi32>
            %240 = arith.select %239, %177#1, %c32 : vector<16xi1>, vector<16xf32>
            %241 = arith.cmpi sle, %c34, %236 : vector<16xi32>
            %242 = arith.select %241, %177#2, %c32 : vector<16xi1>, vector<16xf32>
            %243 = arith.cmpi sle, %c35, %236 : vector<16xi32>
            %244 = arith.select %243, %177#3, %c32 : vector<16xi1>, vector<16xf32>
            %245 = arith.maximumf %238, %240 : vector<16xf32>
            %246 = arith.maximumf %245, %242 : vector<16xf32>
            %247 = arith.maximumf %246, %244 : vector<16xf32>
            %248 = memref.load %5[%223] : memref<?xf32>
            %249 = wave.reduce "max" %247 : vector<16xf32>
            %250 = arith.maximumf %248, %249 : f32
            %251 = arith.subf %248, %250 : f32
            %252 = wave.exp2 %251 : f32
            %253 = vector.broadcast %250 : f32 to vector<16xf32>
            %254 = arith.subf %238, %253 : vector<16xf32>
            %255 = wave.exp2 %254 : vector<16xf32>
            %256 = arith.select %237, %255, %c25 : vector<16xi1>, vector<16xf32>
            %257 = arith.muli %223, %c5 : index
            %258 = arith.addi %257, %c17 : index
            vector.store %256, %10[%258] : memref<?xf32>, vector<16xf32>
            %259 = arith.subf %240, %253 : vector<16xf32>
            %260 = wave.exp2 %259 : vector<16xf32>
            %261 = arith.select %239, %260, %c25 : vector<16xi1>, vector<16xf32>
            %262 = arith.addi %257, %c18 : index
            vector.store %261, %10[%262] : memref<?xf32>, vector<16xf32>
            %263 = arith.addf %256, %261 : vector<16xf32>
            %264 = arith.subf %242, %253 : vector<16xf32>
            %265 = wave.exp2 %264 : vector<16xf32>
            %266 = arith.select %241, %265, %c25 : vector<16xi1>, vector<16xf32>
            %267 = arith.addi %257, %c19 : index
            vector.store %266, %10[%267] : memref<?xf32>, vector<16xf32>
            %268 = arith.addf %263, %266 : vector<16xf32>
            %269 = arith.subf %244, %253 : vector<16xf32>
            %270 = wave.exp2 %269 : vector<16xf32>
            %271 = arith.select %243, %270, %c25 : vector<16xi1>, vector<16xf32>
            %272 = arith.addi %257, %c20 : index
            vector.store %271, %10[%272] : memref<?xf32>, vector<16xf32>
            %273 = arith.addf %268, %271 : vector<16xf32>
            %274 = memref.load %6[%223] : memref<?xf32>
            %275 = wave.reduce "add" %273 : vector<16xf32>
            %276 = math.fma %274, %252, %275 : f32
            memref.store %250, %5[%223] : memref<?xf32>
            memref.store %276, %6[%223] : memref<?xf32>
            memref.store %252, %8[%223] : memref<?xf32>
            %277 = arith.addi %159, %c10 : index
            %278 = arith.minsi %277, %224 : index
            %279 = arith.divui %278, %groupSize : index
            %280 = arith.addi %19, %279 : index
            %281 = arith.remui %278, %groupSize : index
            %282 = arith.addi %228, %281 : index
            %283 = arith.addi %positionsAt, %280 : index
            %284 = memref.load %step[%283] : memref<?xi32>
            %285 = arith.index_cast %284 : i32 to index
            %286 = arith.subi %285, %92 : index
            %287 = arith.index_cast %286 : index to i32
            %288 = vector.broadcast %287 : i32 to vector<16xi32>
            %289 = arith.cmpi sle, %c31, %288 : vector<16xi32>
            %290 = arith.select %289, %177#4, %c32 : vector<16xi1>, vector<16xf32>
            %291 = arith.cmpi sle, %c33, %288 : vector<16xi32>
            %292 = arith.select %291, %177#5, %c32 : vector<16xi1>, vector<16xf32>
            %293 = arith.cmpi sle, %c34, %288 : vector<16xi32>
            %294 = arith.select %293, %177#6, %c32 : vector<16xi1>, vector<16xf32>
            %295 = arith.cmpi sle, %c35, %288 : vector<16xi32>
            %296 = arith.select %295, %177#7, %c32 : vector<16xi1>, vector<16xf32>
            %297 = arith.maximumf %290, %292 : vector<16xf32>
            %298 = arith.maximumf %297, %294 : vector<16xf32>
            %299 = arith.maximumf %298, %296 : vector<16xf32>
            %300 = memref.load %5[%277] : memref<?xf32>
            %301 = wave.reduce "max" %299 : vector<16xf32>
            %302 = arith.maximumf %300, %301 : f32
            %303 = arith.subf %300, %302 : f32
            %304 = wave.exp2 %303 : f32
            %305 = vector.broadcast %302 : f32 to vector<16xf32>
            %306 = arith.subf %290, %305 : vector<16xf32>
            %307 = wave.exp2 %306 : vector<16xf32>
            %308 = arith.select %289, %307, %c25 : vector<16xi1>, vector<16xf32>
            %309 = arith.muli %277, %c5 : index
            %310 = arith.addi %309, %c17 : index
            vector.store %308, %10[%310] : memref<?xf32>, vector<16xf32>
            %311 = arith.subf %292, %305 : vector<16xf32>
            %312 = wave.exp2 %311 : vector<16xf32>
            %313 = arith.select %291, %312, %c25 : vector<16xi1>, vector<16xf32>
            %314 = arith.addi %309, %c18 : index
            vector.store %313, %10[%314] : memref<?xf32>, vector<16xf32>
            %315 = arith.addf %308, %313 : vector<16xf32>
            %316 = arith.subf %294, %305 : vector<16xf32>
            %317 = wave.exp2 %316 : vector<16xf32>
            %318 = arith.select %293, %317, %c25 : vector<16xi1>, vector<16xf32>
            %319 = arith.addi %309, %c19 : index
            vector.store %318, %10[%319] : memref<?xf32>, vector<16xf32>
            %320 = arith.addf %315, %318 : vector<16xf32>
            %321 = arith.subf %296, %305 : vector<16xf32>
            %322 = wave.exp2 %321 : vector<16xf32>
            %323 = arith.select %295, %322, %c25 : vector<16xi1>, vector<16xf32>
            %324 = arith.addi %309, %c20 : index
            vector.store %323, %10[%324] : memref<?xf32>, vector<16xf32>
            %325 = arith.addf %320, %323 : vector<16xf32>
            %326 = memref.load %6[%277] : memref<?xf32>
            %327 = wave.reduce "add" %325 : vector<16xf32>
            %328 = math.fma %326, %304, %327 : f32
            memref.store %302, %5[%277] : memref<?xf32>
            memref.store %328, %6[%277] : memref<?xf32>
            memref.store %304, %8[%277] : memref<?xf32>
            %329 = arith.addi %159, %c7 : index
            %330 = arith.minsi %329, %224 : index
            %331 = arith.divui %330, %groupSize : index
            %332 = arith.addi %19, %331 : index
            %333 = arith.remui %330, %groupSize : index
            %334 = arith.addi %228, %333 : index
            %335 = arith.addi %positionsAt, %332 : index
            %336 = memref.load %step[%335] : memref<?xi32>
            %337 = arith.index_cast %336 : i32 to index
            %338 = arith.subi %337, %92 : index
            %339 = arith.index_cast %338 : index to i32
            %340 = vector.broadcast %339 : i32 to vector<16xi32>
            %341 = arith.cmpi sle, %c31, %340 : vector<16xi32>
            %342 = arith.select %341, %177#8, %c32 : vector<16xi1>, vector<16xf32>
            %343 = arith.cmpi sle, %c33, %340 : vector<16xi32>
            %344 = arith.select %343, %177#9, %c32 : vector<16xi1>, vector<16xf32>
            %345 = arith.cmpi sle, %c34, %340 : vector<16xi32>
            %346 = arith.select %345, %177#10, %c32 : vector<16xi1>, vector<16xf32>
            %347 = arith.cmpi sle, %c35, %340 : vector<16xi32>
            %348 = arith.select %347, %177#11, %c32 : vector<16xi1>, vector<16xf32>
            %349 = arith.maximumf %342, %344 : vector<16xf32>
            %350 = arith.maximumf %349, %346 : vector<16xf32>
            %351 = arith.maximumf %350, %348 : vector<16xf32>
            %352 = memref.load %5[%329] : memref<?xf32>
            %353 = wave.reduce "max" %351 : vector<16xf32>
            %354 = arith.maximumf %352, %353 : f32
            %355 = arith.subf %352, %354 : f32
            %356 = wave.exp2 %355 : f32
            %357 = vector.broadcast %354 : f32 to vector<16xf32>
            %358 = arith.subf %342, %357 : vector<16xf32>
            %359 = wave.exp2 %358 : vector<16xf32>
            %360 = arith.select %341, %359, %c25 : vector<16xi1>, vector<16xf32>
            %361 = arith.muli %329, %c5 : index
            %362 = arith.addi %361, %c17 : index
            vector.store %360, %10[%362] : memref<?xf32>, vector<16xf32>
            %363 = arith.subf %344, %357 : vector<16xf32>
            %364 = wave.exp2 %363 : vector<16xf32>
            %365 = arith.select %343, %364, %c25 : vector<16xi1>, vector<16xf32>
            %366 = arith.addi %361, %c18 : index
            vector.store %365, %10[%366] : memref<?xf32>, vector<16xf32>
            %367 = arith.addf %360, %365 : vector<16xf32>
            %368 = arith.subf %346, %357 : vector<16xf32>
            %369 = wave.exp2 %368 : vector<16xf32>
            %370 = arith.select %345, %369, %c25 : vector<16xi1>, vector<16xf32>
            %371 = arith.addi %361, %c19 : index
            vector.store %370, %10[%371] : memref<?xf32>, vector<16xf32>
            %372 = arith.addf %367, %370 : vector<16xf32>
            %373 = arith.subf %348, %357 : vector<16xf32>
            %374 = wave.exp2 %373 : vector<16xf32>
            %375 = arith.select %347, %374, %c25 : vector<16xi1>, vector<16xf32>
            %376 = arith.addi %361, %c20 : index
            vector.store %375, %10[%376] : memref<?xf32>, vector<16xf32>
            %377 = arith.addf %372, %375 : vector<16xf32>
            %378 = memref.load %6[%329] : memref<?xf32>
            %379 = wave.reduce "add" %377 : vector<16xf32>
            %380 = math.fma %378, %356, %379 : f32
            memref.store %354, %5[%329] : memref<?xf32>
            memref.store %380, %6[%329] : memref<?xf32>
            memref.store %356, %8[%329] : memref<?xf32>
            %381 = arith.addi %159, %c13 : index
            %382 = arith.minsi %381, %224 : index
            %383 = arith.divui %382, %groupSize : index
            %384 = arith.addi %19, %383 : index
            %385 = arith.remui %382, %groupSize : index
            %386 = arith.addi %228, %385 : index
            %387 = arith.addi %positionsAt, %384 : index
            %388 = memref.load %step[%387] : memref<?xi32>
            %389 = arith.index_cast %388 : i32 to index
            %390 = arith.subi %389, %92 : index
            %391 = arith.index_cast %390 : index to i32
            %392 = vector.broadcast %391 : i32 to vector<16xi32>
            %393 = arith.cmpi sle, %c31, %392 : vector<16xi32>
            %394 = arith.select %393, %177#12, %c32 : vector<16xi1>, vector<16xf32>
            %395 = arith.cmpi sle, %c33, %392 : vector<16xi32>
            %396 = arith.select %395, %177#13, %c32 : vector<16xi1>, vector<16xf32>
            %397 = arith.cmpi sle, %c34, %392 : vector<16xi32>
            %398 = arith.select %397, %177#14, %c32 : vector<16xi1>, vector<16xf32>
            %399 = arith.cmpi sle, %c35, %392 : vector<16xi32>
            %400 = arith.select %399, %177#15, %c32 : vector<16xi1>, vector<16xf32>
            %401 = arith.maximumf %394, %396 : vector<16xf32>
            %402 = arith.maximumf %401, %398 : vector<16xf32>
            %403 = arith.maximumf %402, %400 : vector<16xf32>
            %404 = memref.load %5[%381] : memref<?xf32>
            %405 = wave.reduce "max" %403 : vector<16xf32>
            %406 = arith.maximumf %404, %405 : f32
            %407 = arith.subf %404, %406 : f32
            %408 = wave.exp2 %407 : f32
            %409 = vector.broadcast %406 : f32 to vector<16xf32>
            %410 = arith.subf %394, %409 : vector<16xf32>
            %411 = wave.exp2 %410 : vector<16xf32>
            %412 = arith.select %393, %411, %c25 : vector<16xi1>, vector<16xf32>
            %413 = arith.muli %381, %c5 : index
            %414 = arith.addi %413, %c17 : index
            vector.store %412, %10[%414] : memref<?xf32>, vector<16xf32>
            %415 = arith.subf %396, %409 : vector<16xf32>
            %416 = wave.exp2 %415 : vector<16xf32>
            %417 = arith.select %395, %416, %c25 : vector<16xi1>, vector<16xf32>
            %418 = arith.addi %413, %c18 : index
            vector.store %417, %10[%418] : memref<?xf32>, vector<16xf32>
            %419 = arith.addf %412, %417 : vector<16xf32>
            %420 = arith.subf %398, %409 : vector<16xf32>
            %421 = wave.exp2 %420 : vector<16xf32>
            %422 = arith.select %397, %421, %c25 : vector<16xi1>, vector<16xf32>
            %423 = arith.addi %413, %c19 : index
            vector.store %422, %10[%423] : memref<?xf32>, vector<16xf32>
            %424 = arith.addf %419, %422 : vector<16xf32>
            %425 = arith.subf %400, %409 : vector<16xf32>
            %426 = wave.exp2 %425 : vector<16xf32>
            %427 = arith.select %399, %426, %c25 : vector<16xi1>, vector<16xf32>
            %428 = arith.addi %413, %c20 : index
            vector.store %427, %10[%428] : memref<?xf32>, vector<16xf32>
            %429 = arith.addf %424, %427 : vector<16xf32>
            %430 = memref.load %6[%381] : memref<?xf32>
            %431 = wave.reduce "add" %429 : vector<16xf32>
            %432 = math.fma %430, %408, %431 : f32
            memref.store %406, %5[%381] : memref<?xf32>
            memref.store %432, %6[%381] : memref<?xf32>
            memref.store %408, %8[%381] : memref<?xf32>
          }
          %433 = arith.subi %37, %92 : index
          %434 = arith.minsi %433, %c5 : index
          scf.for %435 = %c17 to %31 step %c7 {
            %436 = arith.addi %435, %c17 : index
            %437 = memref.load %8[%436] : memref<?xf32>
            %438 = vector.broadcast %437 : f32 to vector<16xf32>
            %439 = arith.muli %436, %c4 : index
            %440 = arith.addi %439, %c17 : index
            %441 = vector.load %7[%440] : memref<?xf32>, vector<16xf32>
            %442 = arith.mulf %441, %438 : vector<16xf32>
            %443 = arith.addi %439, %c18 : index
            %444 = vector.load %7[%443] : memref<?xf32>, vector<16xf32>
            %445 = arith.mulf %444, %438 : vector<16xf32>
            %446 = arith.addi %439, %c19 : index
            %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
            %448 = arith.mulf %447, %438 : vector<16xf32>
            %449 = arith.addi %439, %c20 : index
            %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
            %451 = arith.mulf %450, %438 : vector<16xf32>
            %452 = arith.addi %435, %c10 : index
            %453 = memref.load %8[%452] : memref<?xf32>
            %454 = vector.broadcast %453 : f32 to vector<16xf32>
            %455 = arith.muli %452, %c4 : index
            %456 = arith.addi %455, %c17 : index
            %457 = vector.load %7[%456] : memref<?xf32>, vector<16xf32>
            %458 = arith.mulf %457, %454 : vector<16xf32>
            %459 = arith.addi %455, %c18 : index
            %460 = vector.load %7[%459] : memref<?xf32>, vector<16xf32>
            %461 = arith.mulf %460, %454 : vector<16xf32>
            %462 = arith.addi %455, %c19 : index
            %463 = vector.load %7[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.mulf %463, %454 : vector<16xf32>
            %465 = arith.addi %455, %c20 : index
            %466 = vector.load %7[%465] : memref<?xf32>, vector<16xf32>
            %467 = arith.mulf %466, %454 : vector<16xf32>
            %477:8 = scf.for %468 = %c17 to %434 step %c10 iter_args(%469 = %442, %470 = %445, %471 = %448, %472 = %451, %473 = %458, %474 = %461, %475 = %464, %476 = %467) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %478 = arith.muli %468, %c4 : index
              %479 = arith.addi %478, %c17 : index
              %480 = vector.load %12[%479] : memref<?xf32>, vector<16xf32>
              %481 = arith.addi %478, %c18 : index
              %482 = vector.load %12[%481] : memref<?xf32>, vector<16xf32>
              %483 = arith.addi %478, %c19 : index
              %484 = vector.load %12[%483] : memref<?xf32>, vector<16xf32>
              %485 = arith.addi %478, %c20 : index
              %486 = vector.load %12[%485] : memref<?xf32>, vector<16xf32>
              %487 = arith.muli %436, %c5 : index
              %488 = arith.addi %487, %468 : index
              %489 = memref.load %10[%488] : memref<?xf32>
              %490 = vector.broadcast %489 : f32 to vector<16xf32>
              %491 = math.fma %490, %480, %469 : vector<16xf32>
              %492 = math.fma %490, %482, %470 : vector<16xf32>
              %493 = math.fma %490, %484, %471 : vector<16xf32>
              %494 = math.fma %490, %486, %472 : vector<16xf32>
              %495 = arith.muli %452, %c5 : index
              %496 = arith.addi %495, %468 : index
              %497 = memref.load %10[%496] : memref<?xf32>
              %498 = vector.broadcast %497 : f32 to vector<16xf32>
              %499 = math.fma %498, %480, %473 : vector<16xf32>
              %500 = math.fma %498, %482, %474 : vector<16xf32>
              %501 = math.fma %498, %484, %475 : vector<16xf32>
              %502 = math.fma %498, %486, %476 : vector<16xf32>
              scf.yield %491, %492, %493, %494, %499, %500, %501, %502 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %477#0, %7[%440] : memref<?xf32>, vector<16xf32>
            vector.store %477#1, %7[%443] : memref<?xf32>, vector<16xf32>
            vector.store %477#2, %7[%446] : memref<?xf32>, vector<16xf32>
            vector.store %477#3, %7[%449] : memref<?xf32>, vector<16xf32>
            vector.store %477#4, %7[%456] : memref<?xf32>, vector<16xf32>
            vector.store %477#5, %7[%459] : memref<?xf32>, vector<16xf32>
            vector.store %477#6, %7[%462] : memref<?xf32>, vector<16xf32>
            vector.store %477#7, %7[%465] : memref<?xf32>, vector<16xf32>
            %503 = memref.load %8[%436] : memref<?xf32>
            %504 = vector.broadcast %503 : f32 to vector<16xf32>
            %505 = arith.addi %439, %c5 : index
            %506 = vector.load %7[%505] : memref<?xf32>, vector<16xf32>
            %507 = arith.mulf %506, %504 : vector<16xf32>
            %508 = arith.addi %439, %c21 : index
            %509 = vector.load %7[%508] : memref<?xf32>, vector<16xf32>
            %510 = arith.mulf %509, %504 : vector<16xf32>
            %511 = arith.addi %439, %c22 : index
            %512 = vector.load %7[%511] : memref<?xf32>, vector<16xf32>
            %513 = arith.mulf %512, %504 : vector<16xf32>
            %514 = arith.addi %439, %c23 : index
            %515 = vector.load %7[%514] : memref<?xf32>, vector<16xf32>
            %516 = arith.mulf %515, %504 : vector<16xf32>
            %517 = memref.load %8[%452] : memref<?xf32>
            %518 = vector.broadcast %517 : f32 to vector<16xf32>
            %519 = arith.addi %455, %c5 : index
            %520 = vector.load %7[%519] : memref<?xf32>, vector<16xf32>
            %521 = arith.mulf %520, %518 : vector<16xf32>
            %522 = arith.addi %455, %c21 : index
            %523 = vector.load %7[%522] : memref<?xf32>, vector<16xf32>
            %524 = arith.mulf %523, %518 : vector<16xf32>
            %525 = arith.addi %455, %c22 : index
            %526 = vector.load %7[%525] : memref<?xf32>, vector<16xf32>
            %527 = arith.mulf %526, %518 : vector<16xf32>
            %528 = arith.addi %455, %c23 : index
            %529 = vector.load %7[%528] : memref<?xf32>, vector<16xf32>
            %530 = arith.mulf %529, %518 : vector<16xf32>
            %540:8 = scf.for %531 = %c17 to %434 step %c10 iter_args(%532 = %507, %533 = %510, %534 = %513, %535 = %516, %536 = %521, %537 = %524, %538 = %527, %539 = %530) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %541 = arith.muli %531, %c4 : index
              %542 = arith.addi %541, %c5 : index
              %543 = vector.load %12[%542] : memref<?xf32>, vector<16xf32>
              %544 = arith.addi %541, %c21 : index
              %545 = vector.load %12[%544] : memref<?xf32>, vector<16xf32>
              %546 = arith.addi %541, %c22 : index
              %547 = vector.load %12[%546] : memref<?xf32>, vector<16xf32>
              %548 = arith.addi %541, %c23 : index
              %549 = vector.load %12[%548] : memref<?xf32>, vector<16xf32>
              %550 = arith.muli %436, %c5 : index
              %551 = arith.addi %550, %531 : index
              %552 = memref.load %10[%551] : memref<?xf32>
              %553 = vector.broadcast %552 : f32 to vector<16xf32>
              %554 = math.fma %553, %543, %532 : vector<16xf32>
              %555 = math.fma %553, %545, %533 : vector<16xf32>
              %556 = math.fma %553, %547, %534 : vector<16xf32>
              %557 = math.fma %553, %549, %535 : vector<16xf32>
              %558 = arith.muli %452, %c5 : index
              %559 = arith.addi %558, %531 : index
              %560 = memref.load %10[%559] : memref<?xf32>
              %561 = vector.broadcast %560 : f32 to vector<16xf32>
              %562 = math.fma %561, %543, %536 : vector<16xf32>
              %563 = math.fma %561, %545, %537 : vector<16xf32>
              %564 = math.fma %561, %547, %538 : vector<16xf32>
              %565 = math.fma %561, %549, %539 : vector<16xf32>
              scf.yield %554, %555, %556, %557, %562, %563, %564, %565 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %540#0, %7[%505] : memref<?xf32>, vector<16xf32>
            vector.store %540#1, %7[%508] : memref<?xf32>, vector<16xf32>
            vector.store %540#2, %7[%511] : memref<?xf32>, vector<16xf32>
            vector.store %540#3, %7[%514] : memref<?xf32>, vector<16xf32>
            vector.store %540#4, %7[%519] : memref<?xf32>, vector<16xf32>
            vector.store %540#5, %7[%522] : memref<?xf32>, vector<16xf32>
            vector.store %540#6, %7[%525] : memref<?xf32>, vector<16xf32>
            vector.store %540#7, %7[%528] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %566 = %c17 to %28 step %c10 {
          %567 = arith.subi %28, %c10 : index
          %568 = arith.minsi %566, %567 : index
          %569 = arith.divui %568, %groupSize : index
          %570 = arith.addi %19, %569 : index
          %571 = arith.muli %2, %groupSize : index
          %572 = arith.remui %568, %groupSize : index
          %573 = arith.addi %571, %572 : index
          %574 = arith.muli %570, %heads : index
          %575 = arith.addi %574, %573 : index
          %576 = arith.muli %575, %ranges : index
          %577 = arith.addi %576, %78 : index
          %578 = arith.muli %577, %c37 : index
          %579 = arith.muli %566, %c4 : index
          %580 = arith.addi %579, %c17 : index
          %581 = vector.load %7[%580] : memref<?xf32>, vector<16xf32>
          %582 = arith.addi %578, %c17 : index
          vector.store %581, %out[%582] : memref<?xf32>, vector<16xf32>
          %583 = arith.addi %579, %c18 : index
          %584 = vector.load %7[%583] : memref<?xf32>, vector<16xf32>
          %585 = arith.addi %578, %c18 : index
          vector.store %584, %out[%585] : memref<?xf32>, vector<16xf32>
          %586 = arith.addi %579, %c19 : index
          %587 = vector.load %7[%586] : memref<?xf32>, vector<16xf32>
          %588 = arith.addi %578, %c19 : index
          vector.store %587, %out[%588] : memref<?xf32>, vector<16xf32>
          %589 = arith.addi %579, %c20 : index
          %590 = vector.load %7[%589] : memref<?xf32>, vector<16xf32>
          %591 = arith.addi %578, %c20 : index
          vector.store %590, %out[%591] : memref<?xf32>, vector<16xf32>
          %592 = arith.addi %579, %c5 : index
          %593 = vector.load %7[%592] : memref<?xf32>, vector<16xf32>
          %594 = arith.addi %578, %c5 : index
          vector.store %593, %out[%594] : memref<?xf32>, vector<16xf32>
          %595 = arith.addi %579, %c21 : index
          %596 = vector.load %7[%595] : memref<?xf32>, vector<16xf32>
          %597 = arith.addi %578, %c21 : index
          vector.store %596, %out[%597] : memref<?xf32>, vector<16xf32>
          %598 = arith.addi %579, %c22 : index
          %599 = vector.load %7[%598] : memref<?xf32>, vector<16xf32>
          %600 = arith.addi %578, %c22 : index
          vector.store %599, %out[%600] : memref<?xf32>, vector<16xf32>
          %601 = arith.addi %579, %c23 : index
          %602 = vector.load %7[%601] : memref<?xf32>, vector<16xf32>
          %603 = arith.addi %578, %c23 : index
          vector.store %602, %out[%603] : memref<?xf32>, vector<16xf32>
          %604 = memref.load %5[%566] : memref<?xf32>
          %605 = arith.addi %578, %c4 : index
          memref.store %604, %out[%605] : memref<?xf32>
          %606 = memref.load %6[%566] : memref<?xf32>
          %607 = arith.addi %605, %c10 : index
          memref.store %606, %out[%607] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
