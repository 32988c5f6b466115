// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e5m2', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %queriesMax = wave.param "queriesMax" : index
  %c4 = arith.constant 96 : index
  %c5 = arith.constant 64 : index
  %c6 = arith.constant 6144 : index
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
  %slots = wave.param "slots" : index
  %c23 = arith.constant dense<0x00000000> : vector<16xf32>
  %c24 = arith.constant 0xF149F2CA : f32
  %c25 = arith.constant 0x00000000 : f32
  %pageBytes = wave.param "pageBytes" : index
  %c27 = arith.constant 3072 : index
  %c28 = arith.constant 1536 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c35 = arith.constant 112 : index
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
      %42 = memref.load %scales[%2] : memref<?xf32>
      %43 = vector.broadcast %42 : f32 to vector<16xf32>
      scf.for %44 = %c17 to %31 step %c10 {
        %45 = arith.subi %28, %c10 : index
        %46 = arith.minsi %44, %45 : index
        %47 = arith.divui %46, %groupSize : index
        %48 = arith.addi %19, %47 : index
        %49 = arith.muli %2, %groupSize : index
        %50 = arith.remui %46, %groupSize : index
        %51 = arith.addi %49, %50 : index
        %52 = arith.muli %48, %heads : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %53, %c4 : index
        %55 = arith.addi %54, %c17 : index
        %56 = vector.load %q[%55] : memref<?xf32>, vector<16xf32>
        %57 = arith.mulf %56, %43 : vector<16xf32>
        %58 = arith.muli %44, %c4 : index
        %59 = arith.addi %58, %c17 : index
        vector.store %57, %4[%59] : memref<?xf32>, vector<16xf32>
        %60 = arith.addi %54, %c18 : index
        %61 = vector.load %q[%60] : memref<?xf32>, vector<16xf32>
        %62 = arith.mulf %61, %43 : vector<16xf32>
        %63 = arith.addi %58, %c18 : index
        vector.store %62, %4[%63] : memref<?xf32>, vector<16xf32>
        %64 = arith.addi %54, %c19 : index
        %65 = vector.load %q[%64] : memref<?xf32>, vector<16xf32>
        %66 = arith.mulf %65, %43 : vector<16xf32>
        %67 = arith.addi %58, %c19 : index
        vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
        %68 = arith.addi %54, %c20 : index
        %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
        %70 = arith.mulf %69, %43 : vector<16xf32>
        %71 = arith.addi %58, %c20 : index
        vector.store %70, %4[%71] : memref<?xf32>, vector<16xf32>
        %72 = arith.addi %54, %c5 : index
        %73 = vector.load %q[%72] : memref<?xf32>, vector<16xf32>
        %74 = arith.mulf %73, %43 : vector<16xf32>
        %75 = arith.addi %58, %c5 : index
        vector.store %74, %4[%75] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %54, %c21 : index
        %77 = vector.load %q[%76] : memref<?xf32>, vector<16xf32>
        %78 = arith.mulf %77, %43 : vector<16xf32>
        %79 = arith.addi %58, %c21 : index
        vector.store %78, %4[%79] : memref<?xf32>, vector<16xf32>
      }
      scf.for %80 = %38 to %40 step %slots {
        %81 = arith.muli %80, %c16 : index
        scf.for %82 = %c17 to %31 step %c10 {
          memref.store %c24, %5[%82] : memref<?xf32>
          memref.store %c25, %6[%82] : memref<?xf32>
          %83 = arith.muli %82, %c4 : index
          %84 = arith.addi %83, %c17 : index
          vector.store %c23, %7[%84] : memref<?xf32>, vector<16xf32>
          %85 = arith.addi %83, %c18 : index
          vector.store %c23, %7[%85] : memref<?xf32>, vector<16xf32>
          %86 = arith.addi %83, %c19 : index
          vector.store %c23, %7[%86] : memref<?xf32>, vector<16xf32>
          %87 = arith.addi %83, %c20 : index
          vector.store %c23, %7[%87] : memref<?xf32>, vector<16xf32>
          %88 = arith.addi %83, %c5 : index
          vector.store %c23, %7[%88] : memref<?xf32>, vector<16xf32>
          %89 = arith.addi %83, %c21 : index
          vector.store %c23, %7[%89] : memref<?xf32>, vector<16xf32>
        }
        %90 = arith.addi %81, %c16 : index
        %91 = arith.minsi %90, %37 : index
        scf.for %92 = %81 to %91 step %c5 {
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
              %102 = arith.muli %2, %c27 : index
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
              %111 = arith.addi %103, %c28 : index
              scf.for %112 = %c17 to %c18 step %c10 {
                %113 = arith.addi %95, %112 : index
                %114 = arith.cmpi slt, %113, %37 : index
                %115 = arith.muli %112, %c4 : index
                %116 = arith.addi %111, %115 : index
                %117 = arith.addi %116, %c17 : index
                %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
                %119 = wave.fp8_decode "e5m2" %118 : vector<16xi8> -> vector<16xf32>
                %120 = arith.select %114, %119, %c23 : vector<16xf32>
                %121 = arith.addi %94, %112 : index
                %122 = arith.muli %121, %c4 : index
                %123 = arith.addi %122, %c17 : index
                vector.store %120, %12[%123] : memref<?xf32>, vector<16xf32>
                %124 = arith.addi %116, %c18 : index
                %125 = vector.load %kv[%124] : memref<?xi8>, vector<16xi8>
                %126 = wave.fp8_decode "e5m2" %125 : vector<16xi8> -> vector<16xf32>
                %127 = arith.select %114, %126, %c23 : vector<16xf32>
                %128 = arith.addi %122, %c18 : index
                vector.store %127, %12[%128] : memref<?xf32>, vector<16xf32>
                %129 = arith.addi %116, %c19 : index
                %130 = vector.load %kv[%129] : memref<?xi8>, vector<16xi8>
                %131 = wave.fp8_decode "e5m2" %130 : vector<16xi8> -> vector<16xf32>
                %132 = arith.select %114, %131, %c23 : vector<16xf32>
                %133 = arith.addi %122, %c19 : index
                vector.store %132, %12[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.addi %116, %c20 : index
                %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
                %136 = wave.fp8_decode "e5m2" %135 : vector<16xi8> -> vector<16xf32>
                %137 = arith.select %114, %136, %c23 : vector<16xf32>
                %138 = arith.addi %122, %c20 : index
                vector.store %137, %12[%138] : memref<?xf32>, vector<16xf32>
                %139 = arith.addi %116, %c5 : index
                %140 = vector.load %kv[%139] : memref<?xi8>, vector<16xi8>
                %141 = wave.fp8_decode "e5m2" %140 : vector<16xi8> -> vector<16xf32>
                %142 = arith.select %114, %141, %c23 : vector<16xf32>
                %143 = arith.addi %122, %c5 : index
                vector.store %142, %12[%143] : memref<?xf32>, vector<16xf32>
                %144 = arith.addi %116, %c21 : index
                %145 = vector.load %kv[%144] : memref<?xi8>, vector<16xi8>
                %146 = wave.fp8_decode "e5m2" %145 : vector<16xi8> -> vector<16xf32>
                %147 = arith.select %114, %146, %c23 : vector<16xf32>
                %148 = arith.addi %122, %c21 : index
                vector.store %147, %12[%148] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %149 = %c17 to %31 step %c9 {
            %167:16 = scf.for %150 = %c17 to %c4 step %c10 iter_args(%151 = %c23, %152 = %c23, %153 = %c23, %154 = %c23, %155 = %c23, %156 = %c23, %157 = %c23, %158 = %c23, %159 = %c23, %160 = %c23, %161 = %c23, %162 = %c23, %163 = %c23, %164 = %c23, %165 = %c23, %166 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %168 = arith.muli %150, %c5 : index
              %169 = arith.addi %168, %c17 : index
              %170 = vector.load %11[%169] : memref<?xf32>, vector<16xf32>
              %171 = arith.addi %168, %c18 : index
              %172 = vector.load %11[%171] : memref<?xf32>, vector<16xf32>
              %173 = arith.addi %168, %c19 : index
              %174 = vector.load %11[%173] : memref<?xf32>, vector<16xf32>
              %175 = arith.addi %168, %c20 : index
              %176 = vector.load %11[%175] : memref<?xf32>, vector<16xf32>
              %177 = arith.addi %149, %c17 : index
              %178 = arith.muli %177, %c4 : index
              %179 = arith.addi %178, %150 : index
              %180 = memref.load %4[%179] : memref<?xf32>
              %181 = vector.broadcast %180 : f32 to vector<16xf32>
              %182 = math.fma %181, %170, %151 : vector<16xf32>
              %183 = math.fma %181, %172, %152 : vector<16xf32>
              %184 = math.fma %181, %174, %153 : vector<16xf32>
              %185 = math.fma %181, %176, %154 : vector<16xf32>
              %186 = arith.addi %149, %c10 : index
              %187 = arith.muli %186, %c4 : index
              %188 = arith.addi %187, %150 : index
              %189 = memref.load %4[%188] : memref<?xf32>
              %190 = vector.broadcast %189 : f32 to vector<16xf32>
              %191 = math.fma %190, %170, %155 : vector<16xf32>
              %192 = math.fma %190, %172, %156 : vector<16xf32>
              %193 = math.fma %190, %174, %157 : vector<16xf32>
              %194 = math.fma %190, %176, %158 : vector<16xf32>
              %195 = arith.addi %149, %c7 : index
              %196 = arith.muli %195, %c4 : index
              %197 = arith.addi %196, %150 : index
              %198 = memref.load %4[%197] : memref<?xf32>
              %199 = vector.broadcast %198 : f32 to vector<16xf32>
              %200 = math.fma %199, %170, %159 : vector<16xf32>
              %201 = math.fma %199, %172, %160 : vector<16xf32>
              %202 = math.fma %199, %174, %161 : vector<16xf32>
              %203 = math.fma %199, %176, %162 : vector<16xf32>
              %204 = arith.addi %149, %c13 : index
              %205 = arith.muli %204, %c4 : index
              %206 = arith.addi %205, %150 : index
              %207 = memref.load %4[%206] : memref<?xf32>
              %208 = vector.broadcast %207 : f32 to vector<16xf32>
              %209 = math.fma %208, %170, %163 : vector<16xf32>
              %210 = math.fma %208, %172, %164 : vector<16xf32>
              %211 = math.fma %208, %174, %165 : vector<16xf32>
              %212 = math.fma %208, %176, %166 : vector<16xf32>
              scf.yield %182, %183, %184, %185, %191, %192, %193, %194, %200, %201, %202, %203, %209, %210, %211, %212 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %213 = arith.addi %149, %c17 : index
            %214 = arith.subi %28, %c10 : index
            %215 = arith.minsi %213, %214 : index
            %216 = arith.divui %215, %groupSize : index
            %217 = arith.addi %19, %216 : index
            %218 = arith.muli %2, %groupSize : index
            %219 = arith.remui %215, %groupSize : index
            %220 = arith.addi %218, %219 : index
            %221 = arith.addi %positionsAt, %217 : index
            %222 = memref.load %step[%221] : memref<?xi32>
            %223 = arith.index_cast %222 : i32 to index
            %224 = arith.subi %223, %92 : index
            %225 = arith.index_cast %224 : index to i32
            %226 = vector.broadcast %225 : i32 to vector<16xi32>
            %227 = arith.cmpi sle, %c29, %226 : vector<16xi32>
            %228 = arith.select %227, %167#0, %c30 : vector<16xi1>, vector<16xf32>
            %229 = arith.cmpi sle, %c31, %226 : vector<16xi32>
            %230 = arith.select %229, %167#1, %c30 : vector<16xi1>, vector<16xf32>
            %231 = arith.cmpi sle, %c32, %226 : vector<16xi32>
            %232 = arith.select %231, %167#2, %c30 : vector<16xi1>, vector<16xf32>
            %233 = arith.cmpi sle, %c33, %226 : vector<16xi32>
            %234 = arith.select %233, %167#3, %c30 : vector<16xi1>, vector<16xf32>
            %235 = arith.maximumf %228, %230 : vector<16xf32>
            %236 = arith.maximumf %235, %232 : vector<16xf32>
            %237 = arith.maximumf %236, %234 : vector<16xf32>
            %238 = memref.load %5[%213] : memref<?xf32>
            %239 = wave.reduce "max" %237 : vector<16xf32>
            %240 = arith.maximumf %238, %239 : f32
            %241 = arith.subf %238, %240 : f32
            %242 = wave.exp2 %241 : f32
            %243 = vector.broadcast %240 : f32 to vector<16xf32>
            %244 = arith.subf %228, %243 : vector<16xf32>
            %245 = wave.exp2 %244 : vector<16xf32>
            %246 = arith.select %227, %245, %c23 : vector<16xi1>, vector<16xf32>
            %247 = arith.muli %213, %c5 : index
            %248 = arith.addi %247, %c17 : index
            vector.store %246, %10[%248] : memref<?xf32>, vector<16xf32>
            %249 = arith.subf %230, %243 : vector<16xf32>
            %250 = wave.exp2 %249 : vector<16xf32>
            %251 = arith.select %229, %250, %c23 : vector<16xi1>, vector<16xf32>
            %252 = arith.addi %247, %c18 : index
            vector.store %251, %10[%252] : memref<?xf32>, vector<16xf32>
            %253 = arith.addf %246, %251 : vector<16xf32>
            %254 = arith.subf %232, %243 : vector<16xf32>
            %255 = wave.exp2 %254 : vector<16xf32>
            %256 = arith.select %231, %255, %c23 : vector<16xi1>, vector<16xf32>
            %257 = arith.addi %247, %c19 : index
            vector.store %256, %10[%257] : memref<?xf32>, vector<16xf32>
            %258 = arith.addf %253, %256 : vector<16xf32>
            %259 = arith.subf %234, %243 : vector<16xf32>
            %260 = wave.exp2 %259 : vector<16xf32>
            %261 = arith.select %233, %260, %c23 : vector<16xi1>, vector<16xf32>
            %262 = arith.addi %247, %c20 : index
            vector.store %261, %10[%262] : memref<?xf32>, vector<16xf32>
            %263 = arith.addf %258, %261 : vector<16xf32>
            %264 = memref.load %6[%213] : memref<?xf32>
            %265 = wave.reduce "add" %263 : vector<16xf32>
            %266 = math.fma %264, %242, %265 : f32
            memref.store %240, %5[%213] : memref<?xf32>
            memref.store %266, %6[%213] : memref<?xf32>
            memref.store %242, %8[%213] : memref<?xf32>
            %267 = arith.addi %149, %c10 : index
            %268 = arith.minsi %267, %214 : index
            %269 = arith.divui %268, %groupSize : index
            %270 = arith.addi %19, %269 : index
            %271 = arith.remui %268, %groupSize : index
            %272 = arith.addi %218, %271 : index
            %273 = arith.addi %positionsAt, %270 : index
            %274 = memref.load %step[%273] : memref<?xi32>
            %275 = arith.index_cast %274 : i32 to index
            %276 = arith.subi %275, %92 : index
            %277 = arith.index_cast %276 : index to i32
            %278 = vector.broadcast %277 : i32 to vector<16xi32>
            %279 = arith.cmpi sle, %c29, %278 : vector<16xi32>
            %280 = arith.select %279, %167#4, %c30 : vector<16xi1>, vector<16xf32>
            %281 = arith.cmpi sle, %c31, %278 : vector<16xi32>
            %282 = arith.select %281, %167#5, %c30 : vector<16xi1>, vector<16xf32>
            %283 = arith.cmpi sle, %c32, %278 : vector<16xi32>
            %284 = arith.select %283, %167#6, %c30 : vector<16xi1>, vector<16xf32>
            %285 = arith.cmpi sle, %c33, %278 : vector<16xi32>
            %286 = arith.select %285, %167#7, %c30 : vector<16xi1>, vector<16xf32>
            %287 = arith.maximumf %280, %282 : vector<16xf32>
            %288 = arith.maximumf %287, %284 : vector<16xf32>
            %289 = arith.maximumf %288, %286 : vector<16xf32>
            %290 = memref.load %5[%267] : memref<?xf32>
            %291 = wave.reduce "max" %289 : vector<16xf32>
            %292 = arith.maximumf %290, %291 : f32
            %293 = arith.subf %290, %292 : f32
            %294 = wave.exp2 %293 : f32
            %295 = vector.broadcast %292 : f32 to vector<16xf32>
            %296 = arith.subf %280, %295 : vector<16xf32>
            %297 = wave.exp2 %296 : vector<16xf32>
            %298 = arith.select %279, %297, %c23 : vector<16xi1>, vector<16xf32>
            %299 = arith.muli %267, %c5 : index
            %300 = arith.addi %299, %c17 : index
            vector.store %298, %10[%300] : memref<?xf32>, vector<16xf32>
            %301 = arith.subf %282, %295 : vector<16xf32>
            %302 = wave.exp2 %301 : vector<16xf32>
            %303 = arith.select %281, %302, %c23 : vector<16xi1>, vector<16xf32>
            %304 = arith.addi %299, %c18 : index
            vector.store %303, %10[%304] : memref<?xf32>, vector<16xf32>
            %305 = arith.addf %298, %303 : vector<16xf32>
            %306 = arith.subf %284, %295 : vector<16xf32>
            %307 = wave.exp2 %306 : vector<16xf32>
            %308 = arith.select %283, %307, %c23 : vector<16xi1>, vector<16xf32>
            %309 = arith.addi %299, %c19 : index
            vector.store %308, %10[%309] : memref<?xf32>, vector<16xf32>
            %310 = arith.addf %305, %308 : vector<16xf32>
            %311 = arith.subf %286, %295 : vector<16xf32>
            %312 = wave.exp2 %311 : vector<16xf32>
            %313 = arith.select %285, %312, %c23 : vector<16xi1>, vector<16xf32>
            %314 = arith.addi %299, %c20 : index
            vector.store %313, %10[%314] : memref<?xf32>, vector<16xf32>
            %315 = arith.addf %310, %313 : vector<16xf32>
            %316 = memref.load %6[%267] : memref<?xf32>
            %317 = wave.reduce "add" %315 : vector<16xf32>
            %318 = math.fma %316, %294, %317 : f32
            memref.store %292, %5[%267] : memref<?xf32>
            memref.store %318, %6[%267] : memref<?xf32>
            memref.store %294, %8[%267] : memref<?xf32>
            %319 = arith.addi %149, %c7 : index
            %320 = arith.minsi %319, %214 : index
            %321 = arith.divui %320, %groupSize : index
            %322 = arith.addi %19, %321 : index
            %323 = arith.remui %320, %groupSize : index
            %324 = arith.addi %218, %323 : index
            %325 = arith.addi %positionsAt, %322 : index
            %326 = memref.load %step[%325] : memref<?xi32>
            %327 = arith.index_cast %326 : i32 to index
            %328 = arith.subi %327, %92 : index
            %329 = arith.index_cast %328 : index to i32
            %330 = vector.broadcast %329 : i32 to vector<16xi32>
            %331 = arith.cmpi sle, %c29, %330 : vector<16xi32>
            %332 = arith.select %331, %167#8, %c30 : vector<16xi1>, vector<16xf32>
            %333 = arith.cmpi sle, %c31, %330 : vector<16xi32>
            %334 = arith.select %333, %167#9, %c30 : vector<16xi1>, vector<16xf32>
            %335 = arith.cmpi sle, %c32, %330 : vector<16xi32>
            %336 = arith.select %335, %167#10, %c30 : vector<16xi1>, vector<16xf32>
            %337 = arith.cmpi sle, %c33, %330 : vector<16xi32>
            %338 = arith.select %337, %167#11, %c30 : vector<16xi1>, vector<16xf32>
            %339 = arith.maximumf %332, %334 : vector<16xf32>
            %340 = arith.maximumf %339, %336 : vector<16xf32>
            %341 = arith.maximumf %340, %338 : vector<16xf32>
            %342 = memref.load %5[%319] : memref<?xf32>
            %343 = wave.reduce "max" %341 : vector<16xf32>
            %344 = arith.maximumf %342, %343 : f32
            %345 = arith.subf %342, %344 : f32
            %346 = wave.exp2 %345 : f32
            %347 = vector.broadcast %344 : f32 to vector<16xf32>
            %348 = arith.subf %332, %347 : vector<16xf32>
            %349 = wave.exp2 %348 : vector<16xf32>
            %350 = arith.select %331, %349, %c23 : vector<16xi1>, vector<16xf32>
            %351 = arith.muli %319, %c5 : index
            %352 = arith.addi %351, %c17 : index
            vector.store %350, %10[%352] : memref<?xf32>, vector<16xf32>
            %353 = arith.subf %334, %347 : vector<16xf32>
            %354 = wave.exp2 %353 : vector<16xf32>
            %355 = arith.select %333, %354, %c23 : vector<16xi1>, vector<16xf32>
            %356 = arith.addi %351, %c18 : index
            vector.store %355, %10[%356] : memref<?xf32>, vector<16xf32>
            %357 = arith.addf %350, %355 : vector<16xf32>
            %358 = arith.subf %336, %347 : vector<16xf32>
            %359 = wave.exp2 %358 : vector<16xf32>
            %360 = arith.select %335, %359, %c23 : vector<16xi1>, vector<16xf32>
            %361 = arith.addi %351, %c19 : index
            vector.store %360, %10[%361] : memref<?xf32>, vector<16xf32>
            %362 = arith.addf %357, %360 : vector<16xf32>
            %363 = arith.subf %338, %347 : vector<16xf32>
            %364 = wave.exp2 %363 : vector<16xf32>
            %365 = arith.select %337, %364, %c23 : vector<16xi1>, vector<16xf32>
            %366 = arith.addi %351, %c20 : index
            vector.store %365, %10[%366] : memref<?xf32>, vector<16xf32>
            %367 = arith.addf %362, %365 : vector<16xf32>
            %368 = memref.load %6[%319] : memref<?xf32>
            %369 = wave.reduce "add" %367 : vector<16xf32>
            %370 = math.fma %368, %346, %369 : f32
            memref.store %344, %5[%319] : memref<?xf32>
            memref.store %370, %6[%319] : memref<?xf32>
            memref.store %346, %8[%319] : memref<?xf32>
            %371 = arith.addi %149, %c13 : index
            %372 = arith.minsi %371, %214 : index
            %373 = arith.divui %372, %groupSize : index
            %374 = arith.addi %19, %373 : index
            %375 = arith.remui %372, %groupSize : index
            %376 = arith.addi %218, %375 : index
            %377 = arith.addi %positionsAt, %374 : index
            %378 = memref.load %step[%377] : memref<?xi32>
            %379 = arith.index_cast %378 : i32 to index
            %380 = arith.subi %379, %92 : index
            %381 = arith.index_cast %380 : index to i32
            %382 = vector.broadcast %381 : i32 to vector<16xi32>
            %383 = arith.cmpi sle, %c29, %382 : vector<16xi32>
            %384 = arith.select %383, %167#12, %c30 : vector<16xi1>, vector<16xf32>
            %385 = arith.cmpi sle, %c31, %382 : vector<16xi32>
            %386 = arith.select %385, %167#13, %c30 : vector<16xi1>, vector<16xf32>
            %387 = arith.cmpi sle, %c32, %382 : vector<16xi32>
            %388 = arith.select %387, %167#14, %c30 : vector<16xi1>, vector<16xf32>
            %389 = arith.cmpi sle, %c33, %382 : vector<16xi32>
            %390 = arith.select %389, %167#15, %c30 : vector<16xi1>, vector<16xf32>
            %391 = arith.maximumf %384, %386 : vector<16xf32>
            %392 = arith.maximumf %391, %388 : vector<16xf32>
            %393 = arith.maximumf %392, %390 : vector<16xf32>
            %394 = memref.load %5[%371] : memref<?xf32>
            %395 = wave.reduce "max" %393 : vector<16xf32>
            %396 = arith.maximumf %394, %395 : f32
            %397 = arith.subf %394, %396 : f32
            %398 = wave.exp2 %397 : f32
            %399 = vector.broadcast %396 : f32 to vector<16xf32>
            %400 = arith.subf %384, %399 : vector<16xf32>
            %401 = wave.exp2 %400 : vector<16xf32>
            %402 = arith.select %383, %401, %c23 : vector<16xi1>, vector<16xf32>
            %403 = arith.muli %371, %c5 : index
            %404 = arith.addi %403, %c17 : index
            vector.store %402, %10[%404] : memref<?xf32>, vector<16xf32>
            %405 = arith.subf %386, %399 : vector<16xf32>
            %406 = wave.exp2 %405 : vector<16xf32>
            %407 = arith.select %385, %406, %c23 : vector<16xi1>, vector<16xf32>
            %408 = arith.addi %403, %c18 : index
            vector.store %407, %10[%408] : memref<?xf32>, vector<16xf32>
            %409 = arith.addf %402, %407 : vector<16xf32>
            %410 = arith.subf %388, %399 : vector<16xf32>
            %411 = wave.exp2 %410 : vector<16xf32>
            %412 = arith.select %387, %411, %c23 : vector<16xi1>, vector<16xf32>
            %413 = arith.addi %403, %c19 : index
            vector.store %412, %10[%413] : memref<?xf32>, vector<16xf32>
            %414 = arith.addf %409, %412 : vector<16xf32>
            %415 = arith.subf %390, %399 : vector<16xf32>
            %416 = wave.exp2 %415 : vector<16xf32>
            %417 = arith.select %389, %416, %c23 : vector<16xi1>, vector<16xf32>
            %418 = arith.addi %403, %c20 : index
            vector.store %417, %10[%418] : memref<?xf32>, vector<16xf32>
            %419 = arith.addf %414, %417 : vector<16xf32>
            %420 = memref.load %6[%371] : memref<?xf32>
            %421 = wave.reduce "add" %419 : vector<16xf32>
            %422 = math.fma %420, %398, %421 : f32
            memref.store %396, %5[%371] : memref<?xf32>
            memref.store %422, %6[%371] : memref<?xf32>
            memref.store %398, %8[%371] : memref<?xf32>
          }
          %423 = arith.subi %37, %92 : index
          %424 = arith.minsi %423, %c5 : index
          scf.for %425 = %c17 to %31 step %c7 {
            %426 = arith.addi %425, %c17 : index
            %427 = memref.load %8[%426] : memref<?xf32>
            %428 = vector.broadcast %427 : f32 to vector<16xf32>
            %429 = arith.muli %426, %c4 : index
            %430 = arith.addi %429, %c17 : index
            %431 = vector.load %7[%430] : memref<?xf32>, vector<16xf32>
            %432 = arith.mulf %431, %428 : vector<16xf32>
            %433 = arith.addi %429, %c18 : index
            %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
            %435 = arith.mulf %434, %428 : vector<16xf32>
            %436 = arith.addi %429, %c19 : index
            %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
            %438 = arith.mulf %437, %428 : vector<16xf32>
            %439 = arith.addi %429, %c20 : index
            %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %428 : vector<16xf32>
            %442 = arith.addi %425, %c10 : index
            %443 = memref.load %8[%442] : memref<?xf32>
            %444 = vector.broadcast %443 : f32 to vector<16xf32>
            %445 = arith.muli %442, %c4 : index
            %446 = arith.addi %445, %c17 : index
            %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
            %448 = arith.mulf %447, %444 : vector<16xf32>
            %449 = arith.addi %445, %c18 : index
            %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
            %451 = arith.mulf %450, %444 : vector<16xf32>
            %452 = arith.addi %445, %c19 : index
            %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
            %454 = arith.mulf %453, %444 : vector<16xf32>
            %455 = arith.addi %445, %c20 : index
            %456 = vector.load %7[%455] : memref<?xf32>, vector<16xf32>
            %457 = arith.mulf %456, %444 : vector<16xf32>
            %467:8 = scf.for %458 = %c17 to %424 step %c10 iter_args(%459 = %432, %460 = %435, %461 = %438, %462 = %441, %463 = %448, %464 = %451, %465 = %454, %466 = %457) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %468 = arith.muli %458, %c4 : index
              %469 = arith.addi %468, %c17 : index
              %470 = vector.load %12[%469] : memref<?xf32>, vector<16xf32>
              %471 = arith.addi %468, %c18 : index
              %472 = vector.load %12[%471] : memref<?xf32>, vector<16xf32>
              %473 = arith.addi %468, %c19 : index
              %474 = vector.load %12[%473] : memref<?xf32>, vector<16xf32>
              %475 = arith.addi %468, %c20 : index
              %476 = vector.load %12[%475] : memref<?xf32>, vector<16xf32>
              %477 = arith.muli %426, %c5 : index
              %478 = arith.addi %477, %458 : index
              %479 = memref.load %10[%478] : memref<?xf32>
              %480 = vector.broadcast %479 : f32 to vector<16xf32>
              %481 = math.fma %480, %470, %459 : vector<16xf32>
              %482 = math.fma %480, %472, %460 : vector<16xf32>
              %483 = math.fma %480, %474, %461 : vector<16xf32>
              %484 = math.fma %480, %476, %462 : vector<16xf32>
              %485 = arith.muli %442, %c5 : index
              %486 = arith.addi %485, %458 : index
              %487 = memref.load %10[%486] : memref<?xf32>
              %488 = vector.broadcast %487 : f32 to vector<16xf32>
              %489 = math.fma %488, %470, %463 : vector<16xf32>
              %490 = math.fma %488, %472, %464 : vector<16xf32>
              %491 = math.fma %488, %474, %465 : vector<16xf32>
              %492 = math.fma %488, %476, %466 : vector<16xf32>
              scf.yield %481, %482, %483, %484, %489, %490, %491, %492 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %467#0, %7[%430] : memref<?xf32>, vector<16xf32>
            vector.store %467#1, %7[%433] : memref<?xf32>, vector<16xf32>
            vector.store %467#2, %7[%436] : memref<?xf32>, vector<16xf32>
            vector.store %467#3, %7[%439] : memref<?xf32>, vector<16xf32>
            vector.store %467#4, %7[%446] : memref<?xf32>, vector<16xf32>
            vector.store %467#5, %7[%449] : memref<?xf32>, vector<16xf32>
            vector.store %467#6, %7[%452] : memref<?xf32>, vector<16xf32>
            vector.store %467#7, %7[%455] : memref<?xf32>, vector<16xf32>
            %493 = memref.load %8[%426] : memref<?xf32>
            %494 = vector.broadcast %493 : f32 to vector<16xf32>
            %495 = arith.addi %429, %c5 : index
            %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
            %497 = arith.mulf %496, %494 : vector<16xf32>
            %498 = arith.addi %429, %c21 : index
            %499 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
            %500 = arith.mulf %499, %494 : vector<16xf32>
            %501 = memref.load %8[%442] : memref<?xf32>
            %502 = vector.broadcast %501 : f32 to vector<16xf32>
            %503 = arith.addi %445, %c5 : index
            %504 = vector.load %7[%503] : memref<?xf32>, vector<16xf32>
            %505 = arith.mulf %504, %502 : vector<16xf32>
            %506 = arith.addi %445, %c21 : index
            %507 = vector.load %7[%506] : memref<?xf32>, vector<16xf32>
            %508 = arith.mulf %507, %502 : vector<16xf32>
            %514:4 = scf.for %509 = %c17 to %424 step %c10 iter_args(%510 = %497, %511 = %500, %512 = %505, %513 = %508) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %515 = arith.muli %509, %c4 : index
              %516 = arith.addi %515, %c5 : index
              %517 = vector.load %12[%516] : memref<?xf32>, vector<16xf32>
              %518 = arith.addi %515, %c21 : index
              %519 = vector.load %12[%518] : memref<?xf32>, vector<16xf32>
              %520 = arith.muli %426, %c5 : index
              %521 = arith.addi %520, %509 : index
              %522 = memref.load %10[%521] : memref<?xf32>
              %523 = vector.broadcast %522 : f32 to vector<16xf32>
              %524 = math.fma %523, %517, %510 : vector<16xf32>
              %525 = math.fma %523, %519, %511 : vector<16xf32>
              %526 = arith.muli %442, %c5 : index
              %527 = arith.addi %526, %509 : index
              %528 = memref.load %10[%527] : memref<?xf32>
              %529 = vector.broadcast %528 : f32 to vector<16xf32>
              %530 = math.fma %529, %517, %512 : vector<16xf32>
              %531 = math.fma %529, %519, %513 : vector<16xf32>
              scf.yield %524, %525, %530, %531 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %514#0, %7[%495] : memref<?xf32>, vector<16xf32>
            vector.store %514#1, %7[%498] : memref<?xf32>, vector<16xf32>
            vector.store %514#2, %7[%503] : memref<?xf32>, vector<16xf32>
            vector.store %514#3, %7[%506] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %532 = %c17 to %28 step %c10 {
          %533 = arith.subi %28, %c10 : index
          %534 = arith.minsi %532, %533 : index
          %535 = arith.divui %534, %groupSize : index
          %536 = arith.addi %19, %535 : index
          %537 = arith.muli %2, %groupSize : index
          %538 = arith.remui %534, %groupSize : index
          %539 = arith.addi %537, %538 : index
          %540 = arith.muli %536, %heads : index
          %541 = arith.addi %540, %539 : index
          %542 = arith.muli %541, %ranges : index
          %543 = arith.addi %542, %80 : index
          %544 = arith.muli %543, %c35 : index
          %545 = arith.muli %532, %c4 : index
          %546 = arith.addi %545, %c17 : index
          %547 = vector.load %7[%546] : memref<?xf32>, vector<16xf32>
          %548 = arith.addi %544, %c17 : index
          vector.store %547, %out[%548] : memref<?xf32>, vector<16xf32>
          %549 = arith.addi %545, %c18 : index
          %550 = vector.load %7[%549] : memref<?xf32>, vector<16xf32>
          %551 = arith.addi %544, %c18 : index
          vector.store %550, %out[%551] : memref<?xf32>, vector<16xf32>
          %552 = arith.addi %545, %c19 : index
          %553 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
          %554 = arith.addi %544, %c19 : index
          vector.store %553, %out[%554] : memref<?xf32>, vector<16xf32>
          %555 = arith.addi %545, %c20 : index
          %556 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
          %557 = arith.addi %544, %c20 : index
          vector.store %556, %out[%557] : memref<?xf32>, vector<16xf32>
          %558 = arith.addi %545, %c5 : index
          %559 = vector.load %7[%558] : memref<?xf32>, vector<16xf32>
          %560 = arith.addi %544, %c5 : index
          vector.store %559, %out[%560] : memref<?xf32>, vector<16xf32>
          %561 = arith.addi %545, %c21 : index
          %562 = vector.load %7[%561] : memref<?xf32>, vector<16xf32>
          %563 = arith.addi %544, %c21 : index
          vector.store %562, %out[%563] : memref<?xf32>, vector<16xf32>
          %564 = memref.load %5[%532] : memref<?xf32>
          %565 = arith.addi %544, %c4 : index
          memref.store %564, %out[%565] : memref<?xf32>
          %566 = memref.load %6[%532] : memref<?xf32>
          %567 = arith.addi %565, %c10 : index
          memref.store %566, %out[%567] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
