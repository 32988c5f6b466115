// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=96, split=True)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 128 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c32 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c33 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c34 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c35 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %ranges = wave.param "ranges" : index
  %c37 = arith.constant 112 : index
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
              %94 = arith.muli %2, %c6 : index
              %95 = arith.addi %93, %94 : index
              scf.for %96 = %c17 to %c4 step %c10 {
                %97 = arith.muli %96, %c19 : index
                %98 = arith.addi %95, %97 : index
                %99 = vector.load %kv[%98] : memref<?xi8>, vector<32xi8>
                %100 = arith.muli %96, %c5 : index
                %101 = arith.addi %100, %86 : index
                %102 = vector.bitcast %99 : vector<32xi8> to vector<16xf16>
                %103 = arith.extf %102 : vector<16xf16> to vector<16xf32>
                vector.store %103, %11[%101] : memref<?xf32>, vector<16xf32>
              }
              %104 = arith.addi %95, %c27 : index
              scf.for %105 = %c17 to %c18 step %c10 {
                %106 = arith.addi %87, %105 : index
                %107 = arith.cmpi slt, %106, %37 : index
                %108 = arith.muli %105, %c28 : index
                %109 = arith.addi %104, %108 : index
                %110 = arith.addi %109, %c17 : index
                %111 = vector.load %kv[%110] : memref<?xi8>, vector<32xi8>
                %112 = vector.bitcast %111 : vector<32xi8> to vector<16xf16>
                %113 = arith.extf %112 : vector<16xf16> to vector<16xf32>
                %114 = arith.select %107, %113, %c23 : vector<16xf32>
                %115 = arith.addi %86, %105 : index
                %116 = arith.muli %115, %c4 : index
                %117 = arith.addi %116, %c17 : index
                vector.store %114, %12[%117] : memref<?xf32>, vector<16xf32>
                %118 = arith.addi %109, %c19 : index
                %119 = vector.load %kv[%118] : memref<?xi8>, vector<32xi8>
                %120 = vector.bitcast %119 : vector<32xi8> to vector<16xf16>
                %121 = arith.extf %120 : vector<16xf16> to vector<16xf32>
                %122 = arith.select %107, %121, %c23 : vector<16xf32>
                %123 = arith.addi %116, %c18 : index
                vector.store %122, %12[%123] : memref<?xf32>, vector<16xf32>
                %124 = arith.addi %109, %c5 : index
                %125 = vector.load %kv[%124] : memref<?xi8>, vector<32xi8>
                %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
                %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
                %128 = arith.select %107, %127, %c23 : vector<16xf32>
                %129 = arith.addi %116, %c19 : index
                vector.store %128, %12[%129] : memref<?xf32>, vector<16xf32>
                %130 = arith.addi %109, %c4 : index
                %131 = vector.load %kv[%130] : memref<?xi8>, vector<32xi8>
                %132 = vector.bitcast %131 : vector<32xi8> to vector<16xf16>
                %133 = arith.extf %132 : vector<16xf16> to vector<16xf32>
                %134 = arith.select %107, %133, %c23 : vector<16xf32>
                %135 = arith.addi %116, %c20 : index
                vector.store %134, %12[%135] : memref<?xf32>, vector<16xf32>
                %136 = arith.addi %109, %c29 : index
                %137 = vector.load %kv[%136] : memref<?xi8>, vector<32xi8>
                %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
                %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
                %140 = arith.select %107, %139, %c23 : vector<16xf32>
                %141 = arith.addi %116, %c5 : index
                vector.store %140, %12[%141] : memref<?xf32>, vector<16xf32>
                %142 = arith.addi %109, %c30 : index
                %143 = vector.load %kv[%142] : memref<?xi8>, vector<32xi8>
                %144 = vector.bitcast %143 : vector<32xi8> to vector<16xf16>
                %145 = arith.extf %144 : vector<16xf16> to vector<16xf32>
                %146 = arith.select %107, %145, %c23 : vector<16xf32>
                %147 = arith.addi %116, %c21 : index
                vector.store %146, %12[%147] : memref<?xf32>, vector<16xf32>
              }
            }
          }
          scf.for %148 = %c17 to %31 step %c9 {
            %166:16 = scf.for %149 = %c17 to %c4 step %c10 iter_args(%150 = %c23, %151 = %c23, %152 = %c23, %153 = %c23, %154 = %c23, %155 = %c23, %156 = %c23, %157 = %c23, %158 = %c23, %159 = %c23, %160 = %c23, %161 = %c23, %162 = %c23, %163 = %c23, %164 = %c23, %165 = %c23) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %167 = arith.muli %149, %c5 : index
              %168 = arith.addi %167, %c17 : index
              %169 = vector.load %11[%168] : memref<?xf32>, vector<16xf32>
              %170 = arith.addi %167, %c18 : index
              %171 = vector.load %11[%170] : memref<?xf32>, vector<16xf32>
              %172 = arith.addi %167, %c19 : index
              %173 = vector.load %11[%172] : memref<?xf32>, vector<16xf32>
              %174 = arith.addi %167, %c20 : index
              %175 = vector.load %11[%174] : memref<?xf32>, vector<16xf32>
              %176 = arith.addi %148, %c17 : index
              %177 = arith.muli %176, %c4 : index
              %178 = arith.addi %177, %149 : index
              %179 = memref.load %4[%178] : memref<?xf32>
              %180 = vector.broadcast %179 : f32 to vector<16xf32>
              %181 = math.fma %180, %169, %150 : vector<16xf32>
              %182 = math.fma %180, %171, %151 : vector<16xf32>
              %183 = math.fma %180, %173, %152 : vector<16xf32>
              %184 = math.fma %180, %175, %153 : vector<16xf32>
              %185 = arith.addi %148, %c10 : index
              %186 = arith.muli %185, %c4 : index
              %187 = arith.addi %186, %149 : index
              %188 = memref.load %4[%187] : memref<?xf32>
              %189 = vector.broadcast %188 : f32 to vector<16xf32>
              %190 = math.fma %189, %169, %154 : vector<16xf32>
              %191 = math.fma %189, %171, %155 : vector<16xf32>
              %192 = math.fma %189, %173, %156 : vector<16xf32>
              %193 = math.fma %189, %175, %157 : vector<16xf32>
              %194 = arith.addi %148, %c7 : index
              %195 = arith.muli %194, %c4 : index
              %196 = arith.addi %195, %149 : index
              %197 = memref.load %4[%196] : memref<?xf32>
              %198 = vector.broadcast %197 : f32 to vector<16xf32>
              %199 = math.fma %198, %169, %158 : vector<16xf32>
              %200 = math.fma %198, %171, %159 : vector<16xf32>
              %201 = math.fma %198, %173, %160 : vector<16xf32>
              %202 = math.fma %198, %175, %161 : vector<16xf32>
              %203 = arith.addi %148, %c13 : index
              %204 = arith.muli %203, %c4 : index
              %205 = arith.addi %204, %149 : index
              %206 = memref.load %4[%205] : memref<?xf32>
              %207 = vector.broadcast %206 : f32 to vector<16xf32>
              %208 = math.fma %207, %169, %162 : vector<16xf32>
              %209 = math.fma %207, %171, %163 : vector<16xf32>
              %210 = math.fma %207, %173, %164 : vector<16xf32>
              %211 = math.fma %207, %175, %165 : vector<16xf32>
              scf.yield %181, %182, %183, %184, %190, %191, %192, %193, %199, %200, %201, %202, %208, %209, %210, %211 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %212 = arith.addi %148, %c17 : index
            %213 = arith.subi %28, %c10 : index
            %214 = arith.minsi %212, %213 : index
            %215 = arith.divui %214, %groupSize : index
            %216 = arith.addi %19, %215 : index
            %217 = arith.muli %2, %groupSize : index
            %218 = arith.remui %214, %groupSize : index
            %219 = arith.addi %217, %218 : index
            %220 = arith.addi %positionsAt, %216 : index
            %221 = memref.load %step[%220] : memref<?xi32>
            %222 = arith.index_cast %221 : i32 to index
            %223 = arith.subi %222, %84 : index
            %224 = arith.index_cast %223 : index to i32
            %225 = vector.broadcast %224 : i32 to vector<16xi32>
            %226 = arith.cmpi sle, %c31, %225 : vector<16xi32>
            %227 = arith.select %226, %166#0, %c32 : vector<16xi1>, vector<16xf32>
            %228 = arith.cmpi sle, %c33, %225 : vector<16xi32>
            %229 = arith.select %228, %166#1, %c32 : vector<16xi1>, vector<16xf32>
            %230 = arith.cmpi sle, %c34, %225 : vector<16xi32>
            %231 = arith.select %230, %166#2, %c32 : vector<16xi1>, vector<16xf32>
            %232 = arith.cmpi sle, %c35, %225 : vector<16xi32>
            %233 = arith.select %232, %166#3, %c32 : vector<16xi1>, vector<16xf32>
            %234 = arith.maximumf %227, %229 : vector<16xf32>
            %235 = arith.maximumf %234, %231 : vector<16xf32>
            %236 = arith.maximumf %235, %233 : vector<16xf32>
            %237 = memref.load %5[%212] : memref<?xf32>
            %238 = wave.reduce "max" %236 : vector<16xf32>
            %239 = arith.maximumf %237, %238 : f32
            %240 = arith.subf %237, %239 : f32
            %241 = wave.exp2 %240 : f32
            %242 = vector.broadcast %239 : f32 to vector<16xf32>
            %243 = arith.subf %227, %242 : vector<16xf32>
            %244 = wave.exp2 %243 : vector<16xf32>
            %245 = arith.select %226, %244, %c23 : vector<16xi1>, vector<16xf32>
            %246 = arith.muli %212, %c5 : index
            %247 = arith.addi %246, %c17 : index
            vector.store %245, %10[%247] : memref<?xf32>, vector<16xf32>
            %248 = arith.subf %229, %242 : vector<16xf32>
            %249 = wave.exp2 %248 : vector<16xf32>
            %250 = arith.select %228, %249, %c23 : vector<16xi1>, vector<16xf32>
            %251 = arith.addi %246, %c18 : index
            vector.store %250, %10[%251] : memref<?xf32>, vector<16xf32>
            %252 = arith.addf %245, %250 : vector<16xf32>
            %253 = arith.subf %231, %242 : vector<16xf32>
            %254 = wave.exp2 %253 : vector<16xf32>
            %255 = arith.select %230, %254, %c23 : vector<16xi1>, vector<16xf32>
            %256 = arith.addi %246, %c19 : index
            vector.store %255, %10[%256] : memref<?xf32>, vector<16xf32>
            %257 = arith.addf %252, %255 : vector<16xf32>
            %258 = arith.subf %233, %242 : vector<16xf32>
            %259 = wave.exp2 %258 : vector<16xf32>
            %260 = arith.select %232, %259, %c23 : vector<16xi1>, vector<16xf32>
            %261 = arith.addi %246, %c20 : index
            vector.store %260, %10[%261] : memref<?xf32>, vector<16xf32>
            %262 = arith.addf %257, %260 : vector<16xf32>
            %263 = memref.load %6[%212] : memref<?xf32>
            %264 = wave.reduce "add" %262 : vector<16xf32>
            %265 = math.fma %263, %241, %264 : f32
            memref.store %239, %5[%212] : memref<?xf32>
            memref.store %265, %6[%212] : memref<?xf32>
            memref.store %241, %8[%212] : memref<?xf32>
            %266 = arith.addi %148, %c10 : index
            %267 = arith.minsi %266, %213 : index
            %268 = arith.divui %267, %groupSize : index
            %269 = arith.addi %19, %268 : index
            %270 = arith.remui %267, %groupSize : index
            %271 = arith.addi %217, %270 : index
            %272 = arith.addi %positionsAt, %269 : index
            %273 = memref.load %step[%272] : memref<?xi32>
            %274 = arith.index_cast %273 : i32 to index
            %275 = arith.subi %274, %84 : index
            %276 = arith.index_cast %275 : index to i32
            %277 = vector.broadcast %276 : i32 to vector<16xi32>
            %278 = arith.cmpi sle, %c31, %277 : vector<16xi32>
            %279 = arith.select %278, %166#4, %c32 : vector<16xi1>, vector<16xf32>
            %280 = arith.cmpi sle, %c33, %277 : vector<16xi32>
            %281 = arith.select %280, %166#5, %c32 : vector<16xi1>, vector<16xf32>
            %282 = arith.cmpi sle, %c34, %277 : vector<16xi32>
            %283 = arith.select %282, %166#6, %c32 : vector<16xi1>, vector<16xf32>
            %284 = arith.cmpi sle, %c35, %277 : vector<16xi32>
            %285 = arith.select %284, %166#7, %c32 : vector<16xi1>, vector<16xf32>
            %286 = arith.maximumf %279, %281 : vector<16xf32>
            %287 = arith.maximumf %286, %283 : vector<16xf32>
            %288 = arith.maximumf %287, %285 : vector<16xf32>
            %289 = memref.load %5[%266] : memref<?xf32>
            %290 = wave.reduce "max" %288 : vector<16xf32>
            %291 = arith.maximumf %289, %290 : f32
            %292 = arith.subf %289, %291 : f32
            %293 = wave.exp2 %292 : f32
            %294 = vector.broadcast %291 : f32 to vector<16xf32>
            %295 = arith.subf %279, %294 : vector<16xf32>
            %296 = wave.exp2 %295 : vector<16xf32>
            %297 = arith.select %278, %296, %c23 : vector<16xi1>, vector<16xf32>
            %298 = arith.muli %266, %c5 : index
            %299 = arith.addi %298, %c17 : index
            vector.store %297, %10[%299] : memref<?xf32>, vector<16xf32>
            %300 = arith.subf %281, %294 : vector<16xf32>
            %301 = wave.exp2 %300 : vector<16xf32>
            %302 = arith.select %280, %301, %c23 : vector<16xi1>, vector<16xf32>
            %303 = arith.addi %298, %c18 : index
            vector.store %302, %10[%303] : memref<?xf32>, vector<16xf32>
            %304 = arith.addf %297, %302 : vector<16xf32>
            %305 = arith.subf %283, %294 : vector<16xf32>
            %306 = wave.exp2 %305 : vector<16xf32>
            %307 = arith.select %282, %306, %c23 : vector<16xi1>, vector<16xf32>
            %308 = arith.addi %298, %c19 : index
            vector.store %307, %10[%308] : memref<?xf32>, vector<16xf32>
            %309 = arith.addf %304, %307 : vector<16xf32>
            %310 = arith.subf %285, %294 : vector<16xf32>
            %311 = wave.exp2 %310 : vector<16xf32>
            %312 = arith.select %284, %311, %c23 : vector<16xi1>, vector<16xf32>
            %313 = arith.addi %298, %c20 : index
            vector.store %312, %10[%313] : memref<?xf32>, vector<16xf32>
            %314 = arith.addf %309, %312 : vector<16xf32>
            %315 = memref.load %6[%266] : memref<?xf32>
            %316 = wave.reduce "add" %314 : vector<16xf32>
            %317 = math.fma %315, %293, %316 : f32
            memref.store %291, %5[%266] : memref<?xf32>
            memref.store %317, %6[%266] : memref<?xf32>
            memref.store %293, %8[%266] : memref<?xf32>
            %318 = arith.addi %148, %c7 : index
            %319 = arith.minsi %318, %213 : index
            %320 = arith.divui %319, %groupSize : index
            %321 = arith.addi %19, %320 : index
            %322 = arith.remui %319, %groupSize : index
            %323 = arith.addi %217, %322 : index
            %324 = arith.addi %positionsAt, %321 : index
            %325 = memref.load %step[%324] : memref<?xi32>
            %326 = arith.index_cast %325 : i32 to index
            %327 = arith.subi %326, %84 : index
            %328 = arith.index_cast %327 : index to i32
            %329 = vector.broadcast %328 : i32 to vector<16xi32>
            %330 = arith.cmpi sle, %c31, %329 : vector<16xi32>
            %331 = arith.select %330, %166#8, %c32 : vector<16xi1>, vector<16xf32>
            %332 = arith.cmpi sle, %c33, %329 : vector<16xi32>
            %333 = arith.select %332, %166#9, %c32 : vector<16xi1>, vector<16xf32>
            %334 = arith.cmpi sle, %c34, %329 : vector<16xi32>
            %335 = arith.select %334, %166#10, %c32 : vector<16xi1>, vector<16xf32>
            %336 = arith.cmpi sle, %c35, %329 : vector<16xi32>
            %337 = arith.select %336, %166#11, %c32 : vector<16xi1>, vector<16xf32>
            %338 = arith.maximumf %331, %333 : vector<16xf32>
            %339 = arith.maximumf %338, %335 : vector<16xf32>
            %340 = arith.maximumf %339, %337 : vector<16xf32>
            %341 = memref.load %5[%318] : memref<?xf32>
            %342 = wave.reduce "max" %340 : vector<16xf32>
            %343 = arith.maximumf %341, %342 : f32
            %344 = arith.subf %341, %343 : f32
            %345 = wave.exp2 %344 : f32
            %346 = vector.broadcast %343 : f32 to vector<16xf32>
            %347 = arith.subf %331, %346 : vector<16xf32>
            %348 = wave.exp2 %347 : vector<16xf32>
            %349 = arith.select %330, %348, %c23 : vector<16xi1>, vector<16xf32>
            %350 = arith.muli %318, %c5 : index
            %351 = arith.addi %350, %c17 : index
            vector.store %349, %10[%351] : memref<?xf32>, vector<16xf32>
            %352 = arith.subf %333, %346 : vector<16xf32>
            %353 = wave.exp2 %352 : vector<16xf32>
            %354 = arith.select %332, %353, %c23 : vector<16xi1>, vector<16xf32>
            %355 = arith.addi %350, %c18 : index
            vector.store %354, %10[%355] : memref<?xf32>, vector<16xf32>
            %356 = arith.addf %349, %354 : vector<16xf32>
            %357 = arith.subf %335, %346 : vector<16xf32>
            %358 = wave.exp2 %357 : vector<16xf32>
            %359 = arith.select %334, %358, %c23 : vector<16xi1>, vector<16xf32>
            %360 = arith.addi %350, %c19 : index
            vector.store %359, %10[%360] : memref<?xf32>, vector<16xf32>
            %361 = arith.addf %356, %359 : vector<16xf32>
            %362 = arith.subf %337, %346 : vector<16xf32>
            %363 = wave.exp2 %362 : vector<16xf32>
            %364 = arith.select %336, %363, %c23 : vector<16xi1>, vector<16xf32>
            %365 = arith.addi %350, %c20 : index
            vector.store %364, %10[%365] : memref<?xf32>, vector<16xf32>
            %366 = arith.addf %361, %364 : vector<16xf32>
            %367 = memref.load %6[%318] : memref<?xf32>
            %368 = wave.reduce "add" %366 : vector<16xf32>
            %369 = math.fma %367, %345, %368 : f32
            memref.store %343, %5[%318] : memref<?xf32>
            memref.store %369, %6[%318] : memref<?xf32>
            memref.store %345, %8[%318] : memref<?xf32>
            %370 = arith.addi %148, %c13 : index
            %371 = arith.minsi %370, %213 : index
            %372 = arith.divui %371, %groupSize : index
            %373 = arith.addi %19, %372 : index
            %374 = arith.remui %371, %groupSize : index
            %375 = arith.addi %217, %374 : index
            %376 = arith.addi %positionsAt, %373 : index
            %377 = memref.load %step[%376] : memref<?xi32>
            %378 = arith.index_cast %377 : i32 to index
            %379 = arith.subi %378, %84 : index
            %380 = arith.index_cast %379 : index to i32
            %381 = vector.broadcast %380 : i32 to vector<16xi32>
            %382 = arith.cmpi sle, %c31, %381 : vector<16xi32>
            %383 = arith.select %382, %166#12, %c32 : vector<16xi1>, vector<16xf32>
            %384 = arith.cmpi sle, %c33, %381 : vector<16xi32>
            %385 = arith.select %384, %166#13, %c32 : vector<16xi1>, vector<16xf32>
            %386 = arith.cmpi sle, %c34, %381 : vector<16xi32>
            %387 = arith.select %386, %166#14, %c32 : vector<16xi1>, vector<16xf32>
            %388 = arith.cmpi sle, %c35, %381 : vector<16xi32>
            %389 = arith.select %388, %166#15, %c32 : vector<16xi1>, vector<16xf32>
            %390 = arith.maximumf %383, %385 : vector<16xf32>
            %391 = arith.maximumf %390, %387 : vector<16xf32>
            %392 = arith.maximumf %391, %389 : vector<16xf32>
            %393 = memref.load %5[%370] : memref<?xf32>
            %394 = wave.reduce "max" %392 : vector<16xf32>
            %395 = arith.maximumf %393, %394 : f32
            %396 = arith.subf %393, %395 : f32
            %397 = wave.exp2 %396 : f32
            %398 = vector.broadcast %395 : f32 to vector<16xf32>
            %399 = arith.subf %383, %398 : vector<16xf32>
            %400 = wave.exp2 %399 : vector<16xf32>
            %401 = arith.select %382, %400, %c23 : vector<16xi1>, vector<16xf32>
            %402 = arith.muli %370, %c5 : index
            %403 = arith.addi %402, %c17 : index
            vector.store %401, %10[%403] : memref<?xf32>, vector<16xf32>
            %404 = arith.subf %385, %398 : vector<16xf32>
            %405 = wave.exp2 %404 : vector<16xf32>
            %406 = arith.select %384, %405, %c23 : vector<16xi1>, vector<16xf32>
            %407 = arith.addi %402, %c18 : index
            vector.store %406, %10[%407] : memref<?xf32>, vector<16xf32>
            %408 = arith.addf %401, %406 : vector<16xf32>
            %409 = arith.subf %387, %398 : vector<16xf32>
            %410 = wave.exp2 %409 : vector<16xf32>
            %411 = arith.select %386, %410, %c23 : vector<16xi1>, vector<16xf32>
            %412 = arith.addi %402, %c19 : index
            vector.store %411, %10[%412] : memref<?xf32>, vector<16xf32>
            %413 = arith.addf %408, %411 : vector<16xf32>
            %414 = arith.subf %389, %398 : vector<16xf32>
            %415 = wave.exp2 %414 : vector<16xf32>
            %416 = arith.select %388, %415, %c23 : vector<16xi1>, vector<16xf32>
            %417 = arith.addi %402, %c20 : index
            vector.store %416, %10[%417] : memref<?xf32>, vector<16xf32>
            %418 = arith.addf %413, %416 : vector<16xf32>
            %419 = memref.load %6[%370] : memref<?xf32>
            %420 = wave.reduce "add" %418 : vector<16xf32>
            %421 = math.fma %419, %397, %420 : f32
            memref.store %395, %5[%370] : memref<?xf32>
            memref.store %421, %6[%370] : memref<?xf32>
            memref.store %397, %8[%370] : memref<?xf32>
          }
          %422 = arith.subi %37, %84 : index
          %423 = arith.minsi %422, %c5 : index
          scf.for %424 = %c17 to %31 step %c7 {
            %425 = arith.addi %424, %c17 : index
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
            %441 = arith.addi %424, %c10 : index
            %442 = memref.load %8[%441] : memref<?xf32>
            %443 = vector.broadcast %442 : f32 to vector<16xf32>
            %444 = arith.muli %441, %c4 : index
            %445 = arith.addi %444, %c17 : index
            %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
            %447 = arith.mulf %446, %443 : vector<16xf32>
            %448 = arith.addi %444, %c18 : index
            %449 = vector.load %7[%448] : memref<?xf32>, vector<16xf32>
            %450 = arith.mulf %449, %443 : vector<16xf32>
            %451 = arith.addi %444, %c19 : index
            %452 = vector.load %7[%451] : memref<?xf32>, vector<16xf32>
            %453 = arith.mulf %452, %443 : vector<16xf32>
            %454 = arith.addi %444, %c20 : index
            %455 = vector.load %7[%454] : memref<?xf32>, vector<16xf32>
            %456 = arith.mulf %455, %443 : vector<16xf32>
            %466:8 = scf.for %457 = %c17 to %423 step %c10 iter_args(%458 = %431, %459 = %434, %460 = %437, %461 = %440, %462 = %447, %463 = %450, %464 = %453, %465 = %456) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %467 = arith.muli %457, %c4 : index
              %468 = arith.addi %467, %c17 : index
              %469 = vector.load %12[%468] : memref<?xf32>, vector<16xf32>
              %470 = arith.addi %467, %c18 : index
              %471 = vector.load %12[%470] : memref<?xf32>, vector<16xf32>
              %472 = arith.addi %467, %c19 : index
              %473 = vector.load %12[%472] : memref<?xf32>, vector<16xf32>
              %474 = arith.addi %467, %c20 : index
              %475 = vector.load %12[%474] : memref<?xf32>, vector<16xf32>
              %476 = arith.muli %425, %c5 : index
              %477 = arith.addi %476, %457 : index
              %478 = memref.load %10[%477] : memref<?xf32>
              %479 = vector.broadcast %478 : f32 to vector<16xf32>
              %480 = math.fma %479, %469, %458 : vector<16xf32>
              %481 = math.fma %479, %471, %459 : vector<16xf32>
              %482 = math.fma %479, %473, %460 : vector<16xf32>
              %483 = math.fma %479, %475, %461 : vector<16xf32>
              %484 = arith.muli %441, %c5 : index
              %485 = arith.addi %484, %457 : index
              %486 = memref.load %10[%485] : memref<?xf32>
              %487 = vector.broadcast %486 : f32 to vector<16xf32>
              %488 = math.fma %487, %469, %462 : vector<16xf32>
              %489 = math.fma %487, %471, %463 : vector<16xf32>
              %490 = math.fma %487, %473, %464 : vector<16xf32>
              %491 = math.fma %487, %475, %465 : vector<16xf32>
              scf.yield %480, %481, %482, %483, %488, %489, %490, %491 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %466#0, %7[%429] : memref<?xf32>, vector<16xf32>
            vector.store %466#1, %7[%432] : memref<?xf32>, vector<16xf32>
            vector.store %466#2, %7[%435] : memref<?xf32>, vector<16xf32>
            vector.store %466#3, %7[%438] : memref<?xf32>, vector<16xf32>
            vector.store %466#4, %7[%445] : memref<?xf32>, vector<16xf32>
            vector.store %466#5, %7[%448] : memref<?xf32>, vector<16xf32>
            vector.store %466#6, %7[%451] : memref<?xf32>, vector<16xf32>
            vector.store %466#7, %7[%454] : memref<?xf32>, vector<16xf32>
            %492 = memref.load %8[%425] : memref<?xf32>
            %493 = vector.broadcast %492 : f32 to vector<16xf32>
            %494 = arith.addi %428, %c5 : index
            %495 = vector.load %7[%494] : memref<?xf32>, vector<16xf32>
            %496 = arith.mulf %495, %493 : vector<16xf32>
            %497 = arith.addi %428, %c21 : index
            %498 = vector.load %7[%497] : memref<?xf32>, vector<16xf32>
            %499 = arith.mulf %498, %493 : vector<16xf32>
            %500 = memref.load %8[%441] : memref<?xf32>
            %501 = vector.broadcast %500 : f32 to vector<16xf32>
            %502 = arith.addi %444, %c5 : index
            %503 = vector.load %7[%502] : memref<?xf32>, vector<16xf32>
            %504 = arith.mulf %503, %501 : vector<16xf32>
            %505 = arith.addi %444, %c21 : index
            %506 = vector.load %7[%505] : memref<?xf32>, vector<16xf32>
            %507 = arith.mulf %506, %501 : vector<16xf32>
            %513:4 = scf.for %508 = %c17 to %423 step %c10 iter_args(%509 = %496, %510 = %499, %511 = %504, %512 = %507) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %514 = arith.muli %508, %c4 : index
              %515 = arith.addi %514, %c5 : index
              %516 = vector.load %12[%515] : memref<?xf32>, vector<16xf32>
              %517 = arith.addi %514, %c21 : index
              %518 = vector.load %12[%517] : memref<?xf32>, vector<16xf32>
              %519 = arith.muli %425, %c5 : index
              %520 = arith.addi %519, %508 : index
              %521 = memref.load %10[%520] : memref<?xf32>
              %522 = vector.broadcast %521 : f32 to vector<16xf32>
              %523 = math.fma %522, %516, %509 : vector<16xf32>
              %524 = math.fma %522, %518, %510 : vector<16xf32>
              %525 = arith.muli %441, %c5 : index
              %526 = arith.addi %525, %508 : index
              %527 = memref.load %10[%526] : memref<?xf32>
              %528 = vector.broadcast %527 : f32 to vector<16xf32>
              %529 = math.fma %528, %516, %511 : vector<16xf32>
              %530 = math.fma %528, %518, %512 : vector<16xf32>
              scf.yield %523, %524, %529, %530 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            vector.store %513#0, %7[%494] : memref<?xf32>, vector<16xf32>
            vector.store %513#1, %7[%497] : memref<?xf32>, vector<16xf32>
            vector.store %513#2, %7[%502] : memref<?xf32>, vector<16xf32>
            vector.store %513#3, %7[%505] : memref<?xf32>, vector<16xf32>
          }
        }
        scf.for %531 = %c17 to %28 step %c10 {
          %532 = arith.subi %28, %c10 : index
          %533 = arith.minsi %531, %532 : index
          %534 = arith.divui %533, %groupSize : index
          %535 = arith.addi %19, %534 : index
          %536 = arith.muli %2, %groupSize : index
          %537 = arith.remui %533, %groupSize : index
          %538 = arith.addi %536, %537 : index
          %539 = arith.muli %535, %heads : index
          %540 = arith.addi %539, %538 : index
          %541 = arith.muli %540, %ranges : index
          %542 = arith.addi %541, %72 : index
          %543 = arith.muli %542, %c37 : index
          %544 = arith.muli %531, %c4 : index
          %545 = arith.addi %544, %c17 : index
          %546 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
          %547 = arith.addi %543, %c17 : index
          vector.store %546, %out[%547] : memref<?xf32>, vector<16xf32>
          %548 = arith.addi %544, %c18 : index
          %549 = vector.load %7[%548] : memref<?xf32>, vector<16xf32>
          %550 = arith.addi %543, %c18 : index
          vector.store %549, %out[%550] : memref<?xf32>, vector<16xf32>
          %551 = arith.addi %544, %c19 : index
          %552 = vector.load %7[%551] : memref<?xf32>, vector<16xf32>
          %553 = arith.addi %543, %c19 : index
          vector.store %552, %out[%553] : memref<?xf32>, vector<16xf32>
          %554 = arith.addi %544, %c20 : index
          %555 = vector.load %7[%554] : memref<?xf32>, vector<16xf32>
          %556 = arith.addi %543, %c20 : index
          vector.store %555, %out[%556] : memref<?xf32>, vector<16xf32>
          %557 = arith.addi %544, %c5 : index
          %558 = vector.load %7[%557] : memref<?xf32>, vector<16xf32>
          %559 = arith.addi %543, %c5 : index
          vector.store %558, %out[%559] : memref<?xf32>, vector<16xf32>
          %560 = arith.addi %544, %c21 : index
          %561 = vector.load %7[%560] : memref<?xf32>, vector<16xf32>
          %562 = arith.addi %543, %c21 : index
          vector.store %561, %out[%562] : memref<?xf32>, vector<16xf32>
          %563 = memref.load %5[%531] : memref<?xf32>
          %564 = arith.addi %543, %c4 : index
          memref.store %563, %out[%564] : memref<?xf32>
          %565 = memref.load %6[%531] : memref<?xf32>
          %566 = arith.addi %564, %c10 : index
          memref.store %565, %out[%566] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
