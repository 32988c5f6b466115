// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant dense<128> : vector<16xi32>
  %c29 = arith.constant 1536 : index
  %c30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c31 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c32 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c33 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c34 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c36 = arith.constant 112 : index
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
      }
      scf.for %72 = %38 to %40 step %slots {
        %73 = arith.muli %72, %c16 : index
        scf.for %74 = %c17 to %31 step %c10 {
          memref.store %c24, %5[%74] : memref<?xf32>
          memref.store %c25, %6[%74] : memref<?xf32>
          %75 = arith.muli %74, %c4 : index
          %76 = arith.addi %75, %c17 : index
          vector.store %c23, %7[%76] : memref<?xf32>, vector<16xf32>
          %77 = arith.addi %75, %c18 : index
          vector.store %c23, %7[%77] : memref<?xf32>, vector<16xf32>
          %78 = arith.addi %75, %c19 : index
          vector.store %c23, %7[%78] : memref<?xf32>, vector<16xf32>
          %79 = arith.addi %75, %c20 : index
          vector.store %c23, %7[%79] : memref<?xf32>, vector<16xf32>
          %80 = arith.addi %75, %c5 : index
          vector.store %c23, %7[%80] : memref<?xf32>, vector<16xf32>
          %81 = arith.addi %75, %c21 : index
          vector.store %c23, %7[%81] : memref<?xf32>, vector<16xf32>
        }
        %82 = arith.addi %73, %c16 : index
        %83 = arith.minsi %82, %37 : index
        scf.for %84 = %73 to %83 step %c5 {
          scf.for %85 = %c17 to %c9 step %c10 {
            %86 = arith.muli %85, %c18 : index
            %87 = arith.addi %84, %86 : index
            %88 = arith.cmpi slt, %87, %37 : index
            scf.if %88 {
              %89 = arith.divui %87, %c18 : index
              %90 = arith.addi %27, %89 : index
              %91 = memref.load %step[%90] : memref<?xi32>
              %92 = arith.index_cast %91 : i32 to index
              %93 = arith.muli %92, %pageBytes : index
              %94 = arith.muli %2, %c27 : index
              %95 = arith.addi %93, %94 : index
              scf.for %96 = %c17 to %c4 step %c10 {
                %97 = arith.muli %96, %c18 : index
                %98 = arith.addi %95, %97 : index
                %99 = vector.load %kv[%98] : memref<?xi8>, vector<16xi8>
                %100 = arith.muli %96, %c5 : index
                %101 = arith.addi %100, %86 : index
                %102 = arith.extui %99 : vector<16xi8> to vector<16xi32>
                %103 = arith.subi %102, %c28 : vector<16xi32>
                %104 = arith.sitofp %103 : vector<16xi32> to vector<16xf32>
                vector.store %104, %11[%101] : memref<?xf32>, vector<16xf32>
              }
              %105 = arith.addi %95, %c29 : index
              scf.for %106 = %c17 to %c18 step %c10 {
                %107 = arith.addi %87, %106 : index
                %108 = arith.cmpi slt, %107, %37 : index
                %109 = arith.muli %106, %c4 : index
                %110 = arith.addi %105, %109 : index
                %111 = arith.addi %110, %c17 : index
                %112 = vector.load %kv[%111] : memref<?xi8>, vector<16xi8>
                %113 = arith.extui %112 : vector<16xi8> to vector<16xi32>
                %114 = arith.subi %113, %c28 : vector<16xi32>
                %115 = arith.sitofp %114 : vector<16xi32> to vector<16xf32>
                %116 = arith.select %108, %115, %c23 : vector<16xf32>
                %117 = arith.addi %86, %106 : index
                %118 = arith.muli %117, %c4 : index
                %119 = arith.addi %118, %c17 : index
                vector.store %116, %12[%119] : memref<?xf32>, vector<16xf32>
                %120 = arith.addi %110, %c18 : index
                %121 = vector.load %kv[%120] : memref<?xi8>, vector<16xi8>
                %122 = arith.extui %121 : vector<16xi8> to vector<16xi32>
                %123 = arith.subi %122, %c28 : vector<16xi32>
                %124 = arith.sitofp %123 : vector<16xi32> to vector<16xf32>
                %125 = arith.select %108, %124, %c23 : vector<16xf32>
                %126 = arith.addi %118, %c18 : index
                vector.store %125, %12[%126] : memref<?xf32>, vector<16xf32>
                %127 = arith.addi %110, %c19 : index
                %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
                %129 = arith.extui %128 : vector<16xi8> to vector<16xi32>
                %130 = arith.subi %129, %c28 : vector<16xi32>
                %131 = arith.sitofp %130 : vector<16xi32> to vector<16xf32>
                %132 = arith.select %108, %131, %c23 : vector<16xf32>
                %133 = arith.addi %118, %c19 : index
                vector.store %132, %12[%133] : memref<?xf32>, vector<16xf32>
                %134 = arith.addi %110, %c20 : index
                %135 = vector.load %kv[%134] : memref<?xi8>, vector<16xi8>
                %136 = arith.extui %135 : vector<16xi8> to vector<16xi32>
                %137 = arith.subi %136, %c28 : vector<16xi32>
                %138 = arith.sitofp %137 : vector<16xi32> to vector<16xf32>
                %139 = arith.select %108, %138, %c23 : vector<16xf32>
                %140 = arith.addi %118, %c20 : index
                vector.store %139, %12[%140] : memref<?xf32>, vector<16xf32>
                %141 = arith.addi %110, %c5 : index
                %142 = vector.load %kv[%141] : memref<?xi8>, vector<16xi8>
                %143 = arith.extui %142 : vector<16xi8> to vector<16xi32>
                %144 = arith.subi %143, %c28 : vector<16xi32>
                %145 = arith.sitofp %144 : vector<16xi32> to vector<16xf32>
                %146 = arith.select %108, %145, %c23 : vector<16xf32>
                %147 = arith.addi %118, %c5 : index
                vector.store %146, %12[%147] : memref<?xf32>, vector<16xf32>
                %148 = arith.addi %110, %c21 : index
                %149 = vector.load %kv[%148] : memref<?xi8>, vector<16xi8>
                %150 = arith.extui %149 : vector<16xi8> to vector<16xi32>
                %151 = arith.subi %150, %c28 : vector<16xi32>
                %152 = arith.sitofp %151 : vector<16xi32> to vector<16xf32>
                %153 = arith.select %108, %152, %c23 : vector<16xf32>
                %154 = arith.addi %118, %c21 : index
                vector.store %153, %12[%154] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %155 = %c17 to %31 step %c9 {
            %173:16 = scf.for %156 = %c17 to %c4 step %c10 iter_args(%157 = %c23, %158 = %c23, %159 = %c23, %160 = %c23, %161 = %c23, %162 = %c23, %163 = %c23, %164 = %c23, %165 = %c23, %166 = %c23, %167 = %c23, %168 = %c23, %169 = %c23, %170 = %c23, %171 = %c23, %172 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %174 = arith.muli %156, %c5 : index
              %175 = arith.addi %174, %c17 : index
              %176 = vector.load %11[%175] : memref<?xf32>, vector<16xf32>
              %177 = arith.addi %174, %c18 : index
              %178 = vector.load %11[%177] : memref<?xf32>, vector<16xf32>
              %179 = arith.addi %174, %c19 : index
              %180 = vector.load %11[%179] : memref<?xf32>, vector<16xf32>
              %181 = arith.addi %174, %c20 : index
              %182 = vector.load %11[%181] : memref<?xf32>, vector<16xf32>
              %183 = arith.addi %155, %c17 : index
              %184 = arith.muli %183, %c4 : index
              %185 = arith.addi %184, %156 : index
              %186 = memref.load %4[%185] : memref<?xf32>
              %187 = vector.broadcast %186 : f32 to vector<16xf32>
              %188 = math.fma %187, %176, %157 : vector<16xf32>
              %189 = math.fma %187, %178, %158 : vector<16xf32>
              %190 = math.fma %187, %180, %159 : vector<16xf32>
              %191 = math.fma %187, %182, %160 : vector<16xf32>
              %192 = arith.addi %155, %c10 : index
              %193 = arith.muli %192, %c4 : index
              %194 = arith.addi %193, %156 : index
              %195 = memref.load %4[%194] : memref<?xf32>
              %196 = vector.broadcast %195 : f32 to vector<16xf32>
              %197 = math.fma %196, %176, %161 : vector<16xf32>
              %198 = math.fma %196, %178, %162 : vector<16xf32>
              %199 = math.fma %196, %180, %163 : vector<16xf32>
              %200 = math.fma %196, %182, %164 : vector<16xf32>
              %201 = arith.addi %155, %c7 : index
              %202 = arith.muli %201, %c4 : index
              %203 = arith.addi %202, %156 : index
              %204 = memref.load %4[%203] : memref<?xf32>
              %205 = vector.broadcast %204 : f32 to vector<16xf32>
              %206 = math.fma %205, %176, %165 : vector<16xf32>
              %207 = math.fma %205, %178, %166 : vector<16xf32>
              %208 = math.fma %205, %180, %167 : vector<16xf32>
              %209 = math.fma %205, %182, %168 : vector<16xf32>
              %210 = arith.addi %155, %c13 : index
              %211 = arith.muli %210, %c4 : index
              %212 = arith.addi %211, %156 : index
              %213 = memref.load %4[%212] : memref<?xf32>
              %214 = vector.broadcast %213 : f32 to vector<16xf32>
              %215 = math.fma %214, %176, %169 : vector<16xf32>
              %216 = math.fma %214, %178, %170 : vector<16xf32>
              %217 = math.fma %214, %180, %171 : vector<16xf32>
              %218 = math.fma %214, %182, %172 : vector<16xf32>
              scf.yield %188, %189, %190, %191, %197, %198, %199, %200, %206, %207, %208, %209, %215, %216, %217, %218 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %219 = arith.addi %155, %c17 : index
            %220 = arith.subi %28, %c10 : index
            %221 = arith.minsi %219, %220 : index
            %222 = arith.divui %221, %groupSize : index
            %223 = arith.addi %19, %222 : index
            %224 = arith.muli %2, %groupSize : index
            %225 = arith.remui %221, %groupSize : index
            %226 = arith.addi %224, %225 : index
            %227 = arith.addi %positionsAt, %223 : index
            %228 = memref.load %step[%227] : memref<?xi32>
            %229 = arith.index_cast %228 : i32 to index
            %230 = arith.subi %229, %84 : index
            %231 = arith.index_cast %230 : index to i32
            %232 = vector.broadcast %231 : i32 to vector<16xi32>
            %233 = arith.cmpi sle, %c30, %232 : vector<16xi32>
            %234 = arith.select %233, %173#0, %c31 : vector<16xi1>, vector<16xf32>
            %235 = arith.cmpi sle, %c32, %232 : vector<16xi32>
            %236 = arith.select %235, %173#1, %c31 : vector<16xi1>, vector<16xf32>
            %237 = arith.cmpi sle, %c33, %232 : vector<16xi32>
            %238 = arith.select %237, %173#2, %c31 : vector<16xi1>, vector<16xf32>
            %239 = arith.cmpi sle, %c34, %232 : vector<16xi32>
            %240 = arith.select %239, %173#3, %c31 : vector<16xi1>, vector<16xf32>
            %241 = arith.maximumf %234, %236 : vector<16xf32>
            %242 = arith.maximumf %241, %238 : vector<16xf32>
            %243 = arith.maximumf %242, %240 : vector<16xf32>
            %244 = memref.load %5[%219] : memref<?xf32>
            %245 = wave.reduce "max" %243 : vector<16xf32>
            %246 = arith.maximumf %244, %245 : f32
            %247 = arith.subf %244, %246 : f32
            %248 = wave.exp2 %247 : f32
            %249 = vector.broadcast %246 : f32 to vector<16xf32>
            %250 = arith.subf %234, %249 : vector<16xf32>
            %251 = wave.exp2 %250 : vector<16xf32>
            %252 = arith.select %233, %251, %c23 : vector<16xi1>, vector<16xf32>
            %253 = arith.muli %219, %c5 : index
            %254 = arith.addi %253, %c17 : index
            vector.store %252, %10[%254] : memref<?xf32>, vector<16xf32>
            %255 = arith.subf %236, %249 : vector<16xf32>
            %256 = wave.exp2 %255 : vector<16xf32>
            %257 = arith.select %235, %256, %c23 : vector<16xi1>, vector<16xf32>
            %258 = arith.addi %253, %c18 : index
            vector.store %257, %10[%258] : memref<?xf32>, vector<16xf32>
            %259 = arith.addf %252, %257 : vector<16xf32>
            %260 = arith.subf %238, %249 : vector<16xf32>
            %261 = wave.exp2 %260 : vector<16xf32>
            %262 = arith.select %237, %261, %c23 : vector<16xi1>, vector<16xf32>
            %263 = arith.addi %253, %c19 : index
            vector.store %262, %10[%263] : memref<?xf32>, vector<16xf32>
            %264 = arith.addf %259, %262 : vector<16xf32>
            %265 = arith.subf %240, %249 : vector<16xf32>
            %266 = wave.exp2 %265 : vector<16xf32>
            %267 = arith.select %239, %266, %c23 : vector<16xi1>, vector<16xf32>
            %268 = arith.addi %253, %c20 : index
            vector.store %267, %10[%268] : memref<?xf32>, vector<16xf32>
            %269 = arith.addf %264, %267 : vector<16xf32>
            %270 = memref.load %6[%219] : memref<?xf32>
            %271 = wave.reduce "add" %269 : vector<16xf32>
            %272 = math.fma %270, %248, %271 : f32
            memref.store %246, %5[%219] : memref<?xf32>
            memref.store %272, %6[%219] : memref<?xf32>
            memref.store %248, %8[%219] : memref<?xf32>
            %273 = arith.addi %155, %c10 : index
            %274 = arith.minsi %273, %220 : index
            %275 = arith.divui %274, %groupSize : index
            %276 = arith.addi %19, %275 : index
            %277 = arith.remui %274, %groupSize : index
            %278 = arith.addi %224, %277 : index
            %279 = arith.addi %positionsAt, %276 : index
            %280 = memref.load %step[%279] : memref<?xi32>
            %281 = arith.index_cast %280 : i32 to index
            %282 = arith.subi %281, %84 : index
            %283 = arith.index_cast %282 : index to i32
            %284 = vector.broadcast %283 : i32 to vector<16xi32>
            %285 = arith.cmpi sle, %c30, %284 : vector<16xi32>
            %286 = arith.select %285, %173#4, %c31 : vector<16xi1>, vector<16xf32>
            %287 = arith.cmpi sle, %c32, %284 : vector<16xi32>
            %288 = arith.select %287, %173#5, %c31 : vector<16xi1>, vector<16xf32>
            %289 = arith.cmpi sle, %c33, %284 : vector<16xi32>
            %290 = arith.select %289, %173#6, %c31 : vector<16xi1>, vector<16xf32>
            %291 = arith.cmpi sle, %c34, %284 : vector<16xi32>
            %292 = arith.select %291, %173#7, %c31 : vector<16xi1>, vector<16xf32>
            %293 = arith.maximumf %286, %288 : vector<16xf32>
            %294 = arith.maximumf %293, %290 : vector<16xf32>
            %295 = arith.maximumf %294, %292 : vector<16xf32>
            %296 = memref.load %5[%273] : memref<?xf32>
            %297 = wave.reduce "max" %295 : vector<16xf32>
            %298 = arith.maximumf %296, %297 : f32
            %299 = arith.subf %296, %298 : f32
            %300 = wave.exp2 %299 : f32
            %301 = vector.broadcast %298 : f32 to vector<16xf32>
            %302 = arith.subf %286, %301 : vector<16xf32>
            %303 = wave.exp2 %302 : vector<16xf32>
            %304 = arith.select %285, %303, %c23 : vector<16xi1>, vector<16xf32>
            %305 = arith.muli %273, %c5 : index
            %306 = arith.addi %305, %c17 : index
            vector.store %304, %10[%306] : memref<?xf32>, vector<16xf32>
            %307 = arith.subf %288, %301 : vector<16xf32>
            %308 = wave.exp2 %307 : vector<16xf32>
            %309 = arith.select %287, %308, %c23 : vector<16xi1>, vector<16xf32>
            %310 = arith.addi %305, %c18 : index
            vector.store %309, %10[%310] : memref<?xf32>, vector<16xf32>
            %311 = arith.addf %304, %309 : vector<16xf32>
            %312 = arith.subf %290, %301 : vector<16xf32>
            %313 = wave.exp2 %312 : vector<16xf32>
            %314 = arith.select %289, %313, %c23 : vector<16xi1>, vector<16xf32>
            %315 = arith.addi %305, %c19 : index
            vector.store %314, %10[%315] : memref<?xf32>, vector<16xf32>
            %316 = arith.addf %311, %314 : vector<16xf32>
            %317 = arith.subf %292, %301 : vector<16xf32>
            %318 = wave.exp2 %317 : vector<16xf32>
            %319 = arith.select %291, %318, %c23 : vector<16xi1>, vector<16xf32>
            %320 = arith.addi %305, %c20 : index
            vector.store %319, %10[%320] : memref<?xf32>, vector<16xf32>
            %321 = arith.addf %316, %319 : vector<16xf32>
            %322 = memref.load %6[%273] : memref<?xf32>
            %323 = wave.reduce "add" %321 : vector<16xf32>
            %324 = math.fma %322, %300, %323 : f32
            memref.store %298, %5[%273] : memref<?xf32>
            memref.store %324, %6[%273] : memref<?xf32>
            memref.store %300, %8[%273] : memref<?xf32>
            %325 = arith.addi %155, %c7 : index
            %326 = arith.minsi %325, %220 : index
            %327 = arith.divui %326, %groupSize : index
            %328 = arith.addi %19, %327 : index
            %329 = arith.remui %326, %groupSize : index
            %330 = arith.addi %224, %329 : index
            %331 = arith.addi %positionsAt, %328 : index
            %332 = memref.load %step[%331] : memref<?xi32>
            %333 = arith.index_cast %332 : i32 to index
            %334 = arith.subi %333, %84 : index
            %335 = arith.index_cast %334 : index to i32
            %336 = vector.broadcast %335 : i32 to vector<16xi32>
            %337 = arith.cmpi sle, %c30, %336 : vector<16xi32>
            %338 = arith.select %337, %173#8, %c31 : vector<16xi1>, vector<16xf32>
            %339 = arith.cmpi sle, %c32, %336 : vector<16xi32>
            %340 = arith.select %339, %173#9, %c31 : vector<16xi1>, vector<16xf32>
            %341 = arith.cmpi sle, %c33, %336 : vector<16xi32>
            %342 = arith.select %341, %173#10, %c31 : vector<16xi1>, vector<16xf32>
            %343 = arith.cmpi sle, %c34, %336 : vector<16xi32>
            %344 = arith.select %343, %173#11, %c31 : vector<16xi1>, vector<16xf32>
            %345 = arith.maximumf %338, %340 : vector<16xf32>
            %346 = arith.maximumf %345, %342 : vector<16xf32>
            %347 = arith.maximumf %346, %344 : vector<16xf32>
            %348 = memref.load %5[%325] : memref<?xf32>
            %349 = wave.reduce "max" %347 : vector<16xf32>
            %350 = arith.maximumf %348, %349 : f32
            %351 = arith.subf %348, %350 : f32
            %352 = wave.exp2 %351 : f32
            %353 = vector.broadcast %350 : f32 to vector<16xf32>
            %354 = arith.subf %338, %353 : vector<16xf32>
            %355 = wave.exp2 %354 : vector<16xf32>
            %356 = arith.select %337, %355, %c23 : vector<16xi1>, vector<16xf32>
            %357 = arith.muli %325, %c5 : index
            %358 = arith.addi %357, %c17 : index
            vector.store %356, %10[%358] : memref<?xf32>, vector<16xf32>
            %359 = arith.subf %340, %353 : vector<16xf32>
            %360 = wave.exp2 %359 : vector<16xf32>
            %361 = arith.select %339, %360, %c23 : vector<16xi1>, vector<16xf32>
            %362 = arith.addi %357, %c18 : index
            vector.store %361, %10[%362] : memref<?xf32>, vector<16xf32>
            %363 = arith.addf %356, %361 : vector<16xf32>
            %364 = arith.subf %342, %353 : vector<16xf32>
            %365 = wave.exp2 %364 : vector<16xf32>
            %366 = arith.select %341, %365, %c23 : vector<16xi1>, vector<16xf32>
            %367 = arith.addi %357, %c19 : index
            vector.store %366, %10[%367] : memref<?xf32>, vector<16xf32>
            %368 = arith.addf %363, %366 : vector<16xf32>
            %369 = arith.subf %344, %353 : vector<16xf32>
            %370 = wave.exp2 %369 : vector<16xf32>
            %371 = arith.select %343, %370, %c23 : vector<16xi1>, vector<16xf32>
            %372 = arith.addi %357, %c20 : index
            vector.store %371, %10[%372] : memref<?xf32>, vector<16xf32>
            %373 = arith.addf %368, %371 : vector<16xf32>
            %374 = memref.load %6[%325] : memref<?xf32>
            %375 = wave.reduce "add" %373 : vector<16xf32>
            %376 = math.fma %374, %352, %375 : f32
            memref.store %350, %5[%325] : memref<?xf32>
            memref.store %376, %6[%325] : memref<?xf32>
            memref.store %352, %8[%325] : memref<?xf32>
            %377 = arith.addi %155, %c13 : index
            %378 = arith.minsi %377, %220 : index
            %379 = arith.divui %378, %groupSize : index
            %380 = arith.addi %19, %379 : index
            %381 = arith.remui %378, %groupSize : index
            %382 = arith.addi %224, %381 : index
            %383 = arith.addi %positionsAt, %380 : index
            %384 = memref.load %step[%383] : memref<?xi32>
            %385 = arith.index_cast %384 : i32 to index
            %386 = arith.subi %385, %84 : index
            %387 = arith.index_cast %386 : index to i32
            %388 = vector.broadcast %387 : i32 to vector<16xi32>
            %389 = arith.cmpi sle, %c30, %388 : vector<16xi32>
            %390 = arith.select %389, %173#12, %c31 : vector<16xi1>, vector<16xf32>
            %391 = arith.cmpi sle, %c32, %388 : vector<16xi32>
            %392 = arith.select %391, %173#13, %c31 : vector<16xi1>, vector<16xf32>
            %393 = arith.cmpi sle, %c33, %388 : vector<16xi32>
            %394 = arith.select %393, %173#14, %c31 : vector<16xi1>, vector<16xf32>
            %395 = arith.cmpi sle, %c34, %388 : vector<16xi32>
            %396 = arith.select %395, %173#15, %c31 : vector<16xi1>, vector<16xf32>
            %397 = arith.maximumf %390, %392 : vector<16xf32>
            %398 = arith.maximumf %397, %394 : vector<16xf32>
            %399 = arith.maximumf %398, %396 : vector<16xf32>
            %400 = memref.load %5[%377] : memref<?xf32>
            %401 = wave.reduce "max" %399 : vector<16xf32>
            %402 = arith.maximumf %400, %401 : f32
            %403 = arith.subf %400, %402 : f32
            %404 = wave.exp2 %403 : f32
            %405 = vector.broadcast %402 : f32 to vector<16xf32>
            %406 = arith.subf %390, %405 : vector<16xf32>
            %407 = wave.exp2 %406 : vector<16xf32>
            %408 = arith.select %389, %407, %c23 : vector<16xi1>, vector<16xf32>
            %409 = arith.muli %377, %c5 : index
            %410 = arith.addi %409, %c17 : index
            vector.store %408, %10[%410] : memref<?xf32>, vector<16xf32>
            %411 = arith.subf %392, %405 : vector<16xf32>
            %412 = wave.exp2 %411 : vector<16xf32>
            %413 = arith.select %391, %412, %c23 : vector<16xi1>, vector<16xf32>
            %414 = arith.addi %409, %c18 : index
            vector.store %413, %10[%414] : memref<?xf32>, vector<16xf32>
            %415 = arith.addf %408, %413 : vector<16xf32>
            %416 = arith.subf %394, %405 : vector<16xf32>
            %417 = wave.exp2 %416 : vector<16xf32>
            %418 = arith.select %393, %417, %c23 : vector<16xi1>, vector<16xf32>
            %419 = arith.addi %409, %c19 : index
            vector.store %418, %10[%419] : memref<?xf32>, vector<16xf32>
            %420 = arith.addf %415, %418 : vector<16xf32>
            %421 = arith.subf %396, %405 : vector<16xf32>
            %422 = wave.exp2 %421 : vector<16xf32>
            %423 = arith.select %395, %422, %c23 : vector<16xi1>, vector<16xf32>
            %424 = arith.addi %409, %c20 : index
            vector.store %423, %10[%424] : memref<?xf32>, vector<16xf32>
            %425 = arith.addf %420, %423 : vector<16xf32>
            %426 = memref.load %6[%377] : memref<?xf32>
            %427 = wave.reduce "add" %425 : vector<16xf32>
            %428 = math.fma %426, %404, %427 : f32
            memref.store %402, %5[%377] : memref<?xf32>
            memref.store %428, %6[%377] : memref<?xf32>
            memref.store %404, %8[%377] : memref<?xf32>
          }
          %429 = arith.subi %37, %84 : index
          %430 = arith.minsi %429, %c5 : index
          scf.for %431 = %c17 to %31 step %c7 {
            %432 = arith.addi %431, %c17 : index
            %433 = memref.load %8[%432] : memref<?xf32>
            %434 = vector.broadcast %433 : f32 to vector<16xf32>
            %435 = arith.muli %432, %c4 : index
            %436 = arith.addi %435, %c17 : index
            %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
            %438 = arith.mulf %437, %434 : vector<16xf32>
            %439 = arith.addi %435, %c18 : index
            %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
            %441 = arith.mulf %440, %434 : vector<16xf32>
            %442 = arith.addi %435, %c19 : index
            %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
            %444 = arith.mulf %443, %434 : vector<16xf32>
            %445 = arith.addi %435, %c20 : index
            %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
            %447 = arith.mulf %446, %434 : vector<16xf32>
            %448 = arith.addi %431, %c10 : index
            %449 = memref.load %8[%448] : memref<?xf32>
            %450 = vector.broadcast %449 : f32 to vector<16xf32>
            %451 = arith.muli %448, %c4 : index
            %452 = arith.addi %451, %c17 : index
            %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
            %454 = arith.mulf %453, %450 : vector<16xf32>
            %455 = arith.addi %451, %c18 : index
            %456 = vector.load %7[%455] : memref<?xf32>, vector<16xf32>
            %457 = arith.mulf %456, %450 : vector<16xf32>
            %458 = arith.addi %451, %c19 : index
            %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
            %460 = arith.mulf %459, %450 : vector<16xf32>
            %461 = arith.addi %451, %c20 : index
            %462 = vector.load %7[%461] : memref<?xf32>, vector<16xf32>
            %463 = arith.mulf %462, %450 : vector<16xf32>
            %473:8 = scf.for %464 = %c17 to %430 step %c10 iter_args(%465 = %438, %466 = %441, %467 = %444, %468 = %447, %469 = %454, %470 = %457, %471 = %460, %472 = %463) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %474 = arith.muli %464, %c4 : index
              %475 = arith.addi %474, %c17 : index
              %476 = vector.load %12[%475] : memref<?xf32>, vector<16xf32>
              %477 = arith.addi %474, %c18 : index
              %478 = vector.load %12[%477] : memref<?xf32>, vector<16xf32>
              %479 = arith.addi %474, %c19 : index
              %480 = vector.load %12[%479] : memref<?xf32>, vector<16xf32>
              %481 = arith.addi %474, %c20 : index
              %482 = vector.load %12[%481] : memref<?xf32>, vector<16xf32>
              %483 = arith.muli %432, %c5 : index
              %484 = arith.addi %483, %464 : index
              %485 = memref.load %10[%484] : memref<?xf32>
              %486 = vector.broadcast %485 : f32 to vector<16xf32>
              %487 = math.fma %486, %476, %465 : vector<16xf32>
              %488 = math.fma %486, %478, %466 : vector<16xf32>
              %489 = math.fma %486, %480, %467 : vector<16xf32>
              %490 = math.fma %486, %482, %468 : vector<16xf32>
              %491 = arith.muli %448, %c5 : index
              %492 = arith.addi %491, %464 : index
              %493 = memref.load %10[%492] : memref<?xf32>
              %494 = vector.broadcast %493 : f32 to vector<16xf32>
              %495 = math.fma %494, %476, %469 : vector<16xf32>
              %496 = math.fma %494, %478, %470 : vector<16xf32>
              %497 = math.fma %494, %480, %471 : vector<16xf32>
              %498 = math.fma %494, %482, %472 : vector<16xf32>
              scf.yield %487, %488, %489, %490, %495, %496, %497, %498 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %473#0, %7[%436] : memref<?xf32>, vector<16xf32>
            vector.store %473#1, %7[%439] : memref<?xf32>, vector<16xf32>
            vector.store %473#2, %7[%442] : memref<?xf32>, vector<16xf32>
            vector.store %473#3, %7[%445] : memref<?xf32>, vector<16xf32>
            vector.store %473#4, %7[%452] : memref<?xf32>, vector<16xf32>
            vector.store %473#5, %7[%455] : memref<?xf32>, vector<16xf32>
            vector.store %473#6, %7[%458] : memref<?xf32>, vector<16xf32>
            vector.store %473#7, %7[%461] : memref<?xf32>, vector<16xf32>
            %499 = memref.load %8[%432] : memref<?xf32>
            %500 = vector.broadcast %499 : f32 to vector<16xf32>
            %501 = arith.addi %435, %c5 : index
            %502 = vector.load %7[%501] : memref<?xf32>, vector<16xf32>
            %503 = arith.mulf %502, %500 : vector<16xf32>
            %504 = arith.addi %435, %c21 : index
            %505 = vector.load %7[%504] : memref<?xf32>, vector<16xf32>
            %506 = arith.mulf %505, %500 : vector<16xf32>
            %507 = memref.load %8[%448] : memref<?xf32>
            %508 = vector.broadcast %507 : f32 to vector<16xf32>
            %509 = arith.addi %451, %c5 : index
            %510 = vector.load %7[%509] : memref<?xf32>, vector<16xf32>
            %511 = arith.mulf %510, %508 : vector<16xf32>
            %512 = arith.addi %451, %c21 : index
            %513 = vector.load %7[%512] : memref<?xf32>, vector<16xf32>
            %514 = arith.mulf %513, %508 : vector<16xf32>
            %520:4 = scf.for %515 = %c17 to %430 step %c10 iter_args(%516 = %503, %517 = %506, %518 = %511, %519 = %514) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %521 = arith.muli %515, %c4 : index
              %522 = arith.addi %521, %c5 : index
              %523 = vector.load %12[%522] : memref<?xf32>, vector<16xf32>
              %524 = arith.addi %521, %c21 : index
              %525 = vector.load %12[%524] : memref<?xf32>, vector<16xf32>
              %526 = arith.muli %432, %c5 : index
              %527 = arith.addi %526, %515 : index
              %528 = memref.load %10[%527] : memref<?xf32>
              %529 = vector.broadcast %528 : f32 to vector<16xf32>
              %530 = math.fma %529, %523, %516 : vector<16xf32>
              %531 = math.fma %529, %525, %517 : vector<16xf32>
              %532 = arith.muli %448, %c5 : index
              %533 = arith.addi %532, %515 : index
              %534 = memref.load %10[%533] : memref<?xf32>
              %535 = vector.broadcast %534 : f32 to vector<16xf32>
              %536 = math.fma %535, %523, %518 : vector<16xf32>
              %537 = math.fma %535, %525, %519 : vector<16xf32>
              scf.yield %530, %531, %536, %537 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %520#0, %7[%501] : memref<?xf32>, vector<16xf32>
            vector.store %520#1, %7[%504] : memref<?xf32>, vector<16xf32>
            vector.store %520#2, %7[%509] : memref<?xf32>, vector<16xf32>
            vector.store %520#3, %7[%512] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %538 = %c17 to %28 step %c10 {
          %539 = arith.subi %28, %c10 : index
          %540 = arith.minsi %538, %539 : index
          %541 = arith.divui %540, %groupSize : index
          %542 = arith.addi %19, %541 : index
          %543 = arith.muli %2, %groupSize : index
          %544 = arith.remui %540, %groupSize : index
          %545 = arith.addi %543, %544 : index
          %546 = arith.muli %542, %heads : index
          %547 = arith.addi %546, %545 : index
          %548 = arith.muli %547, %ranges : index
          %549 = arith.addi %548, %72 : index
          %550 = arith.muli %549, %c36 : index
          %551 = arith.muli %538, %c4 : index
          %552 = arith.addi %551, %c17 : index
          %553 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
          %554 = arith.addi %550, %c17 : index
          vector.store %553, %out[%554] : memref<?xf32>, vector<16xf32>
          %555 = arith.addi %551, %c18 : index
          %556 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
          %557 = arith.addi %550, %c18 : index
          vector.store %556, %out[%557] : memref<?xf32>, vector<16xf32>
          %558 = arith.addi %551, %c19 : index
          %559 = vector.load %7[%558] : memref<?xf32>, vector<16xf32>
          %560 = arith.addi %550, %c19 : index
          vector.store %559, %out[%560] : memref<?xf32>, vector<16xf32>
          %561 = arith.addi %551, %c20 : index
          %562 = vector.load %7[%561] : memref<?xf32>, vector<16xf32>
          %563 = arith.addi %550, %c20 : index
          vector.store %562, %out[%563] : memref<?xf32>, vector<16xf32>
          %564 = arith.addi %551, %c5 : index
          %565 = vector.load %7[%564] : memref<?xf32>, vector<16xf32>
          %566 = arith.addi %550, %c5 : index
          vector.store %565, %out[%566] : memref<?xf32>, vector<16xf32>
          %567 = arith.addi %551, %c21 : index
          %568 = vector.load %7[%567] : memref<?xf32>, vector<16xf32>
          %569 = arith.addi %550, %c21 : index
          vector.store %568, %out[%569] : memref<?xf32>, vector<16xf32>
          %570 = memref.load %5[%538] : memref<?xf32>
          %571 = arith.addi %550, %c4 : index
          memref.store %570, %out[%571] : memref<?xf32>
          %572 = memref.load %6[%538] : memref<?xf32>
          %573 = arith.addi %571, %c10 : index
          memref.store %572, %out[%573] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
