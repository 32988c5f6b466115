// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c14 = arith.constant 0 : index
  %c15 = arith.constant 16 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<16xf32>
  %c19 = arith.constant 0xF149F2CA : f32
  %c20 = arith.constant 0x00000000 : f32
  %c21 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c23 = arith.constant 2048 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c27 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c28 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c29 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c30 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c31 = arith.constant 0x3F800000 : f32
  %0 = wave.block 0
  %1 = arith.divui %0, %kvHeads : index
  %2 = arith.remui %0, %kvHeads : index
  %3 = arith.muli %queriesMax, %c4 : index
  %4 = wave.scratch %3 : memref<?xf32>
  %5 = wave.scratch %queriesMax : memref<?xf32>
  %6 = wave.scratch %queriesMax : memref<?xf32>
  %7 = wave.scratch %3 : memref<?xf32>
  %8 = wave.scratch %queriesMax : memref<?xf32>
  %9 = wave.scratch %queriesMax : memref<?xf32>
  %10 = wave.scratch %3 : memref<?xf32>
  %11 = wave.scratch %queriesMax : memref<?xf32>
  %12 = wave.scratch %3 : memref<?xf32>
  %13 = wave.scratch %c5 : memref<?xf32>
  %14 = wave.scratch %c5 : memref<?xf32>
  %15 = memref.load %step[%c6] : memref<?xi32>
  %16 = arith.index_cast %15 : i32 to index
  %17 = arith.cmpi slt, %1, %16 : index
  scf.if %17 {
    %18 = arith.muli %1, %c8 : index
    %19 = arith.addi %itemsAt, %18 : index
    %20 = memref.load %step[%19] : memref<?xi32>
    %21 = arith.index_cast %20 : i32 to index
    %22 = arith.addi %19, %c9 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %19, %c6 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.muli %27, %pagesPerSequence : index
    %29 = arith.addi %blockTablesAt, %28 : index
    %30 = arith.muli %24, %groupSize : index
    %31 = arith.addi %30, %c12 : index
    %32 = arith.divui %31, %c8 : index
    %33 = arith.muli %32, %c8 : index
    %34 = arith.addi %21, %24 : index
    %35 = arith.subi %34, %c9 : index
    %36 = arith.addi %positionsAt, %35 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.index_cast %37 : i32 to index
    %39 = arith.addi %38, %c9 : index
    scf.for %40 = %c14 to %33 step %c9 {
      %41 = arith.subi %30, %c9 : index
      %42 = arith.minsi %40, %41 : index
      %43 = arith.divui %42, %groupSize : index
      %44 = arith.addi %21, %43 : index
      %45 = arith.muli %2, %groupSize : index
      %46 = arith.remui %42, %groupSize : index
      %47 = arith.addi %45, %46 : index
      %48 = arith.muli %44, %heads : index
      %49 = arith.addi %48, %47 : index
      %50 = arith.muli %49, %c4 : index
      %51 = arith.addi %50, %c14 : index
      %52 = vector.load %q[%51] : memref<?xf32>, vector<16xf32>
      %53 = arith.muli %40, %c4 : index
      %54 = arith.addi %53, %c14 : index
      vector.store %52, %4[%54] : memref<?xf32>, vector<16xf32>
      %55 = arith.addi %50, %c15 : index
      %56 = vector.load %q[%55] : memref<?xf32>, vector<16xf32>
      %57 = arith.addi %53, %c15 : index
      vector.store %56, %4[%57] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %50, %c16 : index
      %59 = vector.load %q[%58] : memref<?xf32>, vector<16xf32>
      %60 = arith.addi %53, %c16 : index
      vector.store %59, %4[%60] : memref<?xf32>, vector<16xf32>
      %61 = arith.addi %50, %c17 : index
      %62 = vector.load %q[%61] : memref<?xf32>, vector<16xf32>
      %63 = arith.addi %53, %c17 : index
      vector.store %62, %4[%63] : memref<?xf32>, vector<16xf32>
    }
    scf.for %64 = %c14 to %33 step %c9 {
      memref.store %c19, %8[%64] : memref<?xf32>
      memref.store %c20, %9[%64] : memref<?xf32>
      %65 = arith.muli %64, %c4 : index
      %66 = arith.addi %65, %c14 : index
      vector.store %c18, %10[%66] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %65, %c15 : index
      vector.store %c18, %10[%67] : memref<?xf32>, vector<16xf32>
      %68 = arith.addi %65, %c16 : index
      vector.store %c18, %10[%68] : memref<?xf32>, vector<16xf32>
      %69 = arith.addi %65, %c17 : index
      vector.store %c18, %10[%69] : memref<?xf32>, vector<16xf32>
    }
    scf.for %70 = %c14 to %39 step %c21 {
      scf.for %71 = %c14 to %33 step %c9 {
        memref.store %c19, %5[%71] : memref<?xf32>
        memref.store %c20, %6[%71] : memref<?xf32>
        %72 = arith.muli %71, %c4 : index
        %73 = arith.addi %72, %c14 : index
        vector.store %c18, %7[%73] : memref<?xf32>, vector<16xf32>
        %74 = arith.addi %72, %c15 : index
        vector.store %c18, %7[%74] : memref<?xf32>, vector<16xf32>
        %75 = arith.addi %72, %c16 : index
        vector.store %c18, %7[%75] : memref<?xf32>, vector<16xf32>
        %76 = arith.addi %72, %c17 : index
        vector.store %c18, %7[%76] : memref<?xf32>, vector<16xf32>
      }
      %77 = arith.addi %70, %c21 : index
      %78 = arith.minsi %77, %39 : index
      scf.for %79 = %70 to %78 step %c4 {
        scf.for %80 = %c14 to %c8 step %c9 {
          %81 = arith.muli %80, %c15 : index
          %82 = arith.addi %79, %81 : index
          %83 = arith.cmpi slt, %82, %39 : index
          scf.if %83 {
            %84 = arith.divui %82, %c15 : index
            %85 = arith.addi %29, %84 : index
            %86 = memref.load %step[%85] : memref<?xi32>
            %87 = arith.index_cast %86 : i32 to index
            %88 = arith.muli %87, %pageBytes : index
            %89 = arith.muli %2, %c5 : index
            %90 = arith.addi %88, %89 : index
            scf.for %91 = %c14 to %c4 step %c9 {
              %92 = arith.muli %91, %c16 : index
              %93 = arith.addi %90, %92 : index
              %94 = vector.load %kv[%93] : memref<?xi8>, vector<32xi8>
              %95 = arith.muli %91, %c4 : index
              %96 = arith.addi %95, %81 : index
              %97 = vector.bitcast %94 : vector<32xi8> to vector<16xf16>
              %98 = arith.extf %97 : vector<16xf16> to vector<16xf32>
              vector.store %98, %13[%96] : memref<?xf32>, vector<16xf32>
            }
            %99 = arith.addi %90, %c23 : index
            scf.for %100 = %c14 to %c15 step %c9 {
              %101 = arith.addi %82, %100 : index
              %102 = arith.cmpi slt, %101, %39 : index
              %103 = arith.muli %100, %c24 : index
              %104 = arith.addi %99, %103 : index
              %105 = arith.addi %104, %c14 : index
              %106 = vector.load %kv[%105] : memref<?xi8>, vector<32xi8>
              %107 = vector.bitcast %106 : vector<32xi8> to vector<16xf16>
              %108 = arith.extf %107 : vector<16xf16> to vector<16xf32>
              %109 = arith.select %102, %108, %c18 : vector<16xf32>
              %110 = arith.addi %81, %100 : index
              %111 = arith.muli %110, %c4 : index
              %112 = arith.addi %111, %c14 : index
              vector.store %109, %14[%112] : memref<?xf32>, vector<16xf32>
              %113 = arith.addi %104, %c16 : index
              %114 = vector.load %kv[%113] : memref<?xi8>, vector<32xi8>
              %115 = vector.bitcast %114 : vector<32xi8> to vector<16xf16>
              %116 = arith.extf %115 : vector<16xf16> to vector<16xf32>
              %117 = arith.select %102, %116, %c18 : vector<16xf32>
              %118 = arith.addi %111, %c15 : index
              vector.store %117, %14[%118] : memref<?xf32>, vector<16xf32>
              %119 = arith.addi %104, %c4 : index
              %120 = vector.load %kv[%119] : memref<?xi8>, vector<32xi8>
              %121 = vector.bitcast %120 : vector<32xi8> to vector<16xf16>
              %122 = arith.extf %121 : vector<16xf16> to vector<16xf32>
              %123 = arith.select %102, %122, %c18 : vector<16xf32>
              %124 = arith.addi %111, %c16 : index
              vector.store %123, %14[%124] : memref<?xf32>, vector<16xf32>
              %125 = arith.addi %104, %c25 : index
              %126 = vector.load %kv[%125] : memref<?xi8>, vector<32xi8>
              %127 = vector.bitcast %126 : vector<32xi8> to vector<16xf16>
              %128 = arith.extf %127 : vector<16xf16> to vector<16xf32>
              %129 = arith.select %102, %128, %c18 : vector<16xf32>
              %130 = arith.addi %111, %c17 : index
              vector.store %129, %14[%130] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %131 = %c14 to %33 step %c8 {
          %149:16 = scf.for %132 = %c14 to %c4 step %c9 iter_args(%133 = %c18, %134 = %c18, %135 = %c18, %136 = %c18, %137 = %c18, %138 = %c18, %139 = %c18, %140 = %c18, %141 = %c18, %142 = %c18, %143 = %c18, %144 = %c18, %145 = %c18, %146 = %c18, %147 = %c18, %148 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %150 = arith.muli %132, %c4 : index
            %151 = arith.addi %150, %c14 : index
            %152 = vector.load %13[%151] : memref<?xf32>, vector<16xf32>
            %153 = arith.addi %150, %c15 : index
            %154 = vector.load %13[%153] : memref<?xf32>, vector<16xf32>
            %155 = arith.addi %150, %c16 : index
            %156 = vector.load %13[%155] : memref<?xf32>, vector<16xf32>
            %157 = arith.addi %150, %c17 : index
            %158 = vector.load %13[%157] : memref<?xf32>, vector<16xf32>
            %159 = arith.addi %131, %c14 : index
            %160 = arith.muli %159, %c4 : index
            %161 = arith.addi %160, %132 : index
            %162 = memref.load %4[%161] : memref<?xf32>
            %163 = vector.broadcast %162 : f32 to vector<16xf32>
            %164 = math.fma %163, %152, %133 : vector<16xf32>
            %165 = math.fma %163, %154, %134 : vector<16xf32>
            %166 = math.fma %163, %156, %135 : vector<16xf32>
            %167 = math.fma %163, %158, %136 : vector<16xf32>
            %168 = arith.addi %131, %c9 : index
            %169 = arith.muli %168, %c4 : index
            %170 = arith.addi %169, %132 : index
            %171 = memref.load %4[%170] : memref<?xf32>
            %172 = vector.broadcast %171 : f32 to vector<16xf32>
            %173 = math.fma %172, %152, %137 : vector<16xf32>
            %174 = math.fma %172, %154, %138 : vector<16xf32>
            %175 = math.fma %172, %156, %139 : vector<16xf32>
            %176 = math.fma %172, %158, %140 : vector<16xf32>
            %177 = arith.addi %131, %c6 : index
            %178 = arith.muli %177, %c4 : index
            %179 = arith.addi %178, %132 : index
            %180 = memref.load %4[%179] : memref<?xf32>
            %181 = vector.broadcast %180 : f32 to vector<16xf32>
            %182 = math.fma %181, %152, %141 : vector<16xf32>
            %183 = math.fma %181, %154, %142 : vector<16xf32>
            %184 = math.fma %181, %156, %143 : vector<16xf32>
            %185 = math.fma %181, %158, %144 : vector<16xf32>
            %186 = arith.addi %131, %c12 : index
            %187 = arith.muli %186, %c4 : index
            %188 = arith.addi %187, %132 : index
            %189 = memref.load %4[%188] : memref<?xf32>
            %190 = vector.broadcast %189 : f32 to vector<16xf32>
            %191 = math.fma %190, %152, %145 : vector<16xf32>
            %192 = math.fma %190, %154, %146 : vector<16xf32>
            %193 = math.fma %190, %156, %147 : vector<16xf32>
            %194 = math.fma %190, %158, %148 : vector<16xf32>
            scf.yield %164, %165, %166, %167, %173, %174, %175, %176, %182, %183, %184, %185, %191, %192, %193, %194 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %195 = arith.addi %131, %c14 : index
          %196 = arith.subi %30, %c9 : index
          %197 = arith.minsi %195, %196 : index
          %198 = arith.divui %197, %groupSize : index
          %199 = arith.addi %21, %198 : index
          %200 = arith.muli %2, %groupSize : index
          %201 = arith.remui %197, %groupSize : index
          %202 = arith.addi %200, %201 : index
          %203 = arith.addi %positionsAt, %199 : index
          %204 = memref.load %step[%203] : memref<?xi32>
          %205 = arith.index_cast %204 : i32 to index
          %206 = arith.subi %205, %79 : index
          %207 = arith.index_cast %206 : index to i32
          %208 = vector.broadcast %207 : i32 to vector<16xi32>
          %209 = arith.cmpi sle, %c26, %208 : vector<16xi32>
          %210 = arith.select %209, %149#0, %c27 : vector<16xi1>, vector<16xf32>
          %211 = arith.cmpi sle, %c28, %208 : vector<16xi32>
          %212 = arith.select %211, %149#1, %c27 : vector<16xi1>, vector<16xf32>
          %213 = arith.cmpi sle, %c29, %208 : vector<16xi32>
          %214 = arith.select %213, %149#2, %c27 : vector<16xi1>, vector<16xf32>
          %215 = arith.cmpi sle, %c30, %208 : vector<16xi32>
          %216 = arith.select %215, %149#3, %c27 : vector<16xi1>, vector<16xf32>
          %217 = arith.maximumf %210, %212 : vector<16xf32>
          %218 = arith.maximumf %217, %214 : vector<16xf32>
          %219 = arith.maximumf %218, %216 : vector<16xf32>
          %220 = memref.load %5[%195] : memref<?xf32>
          %221 = wave.reduce "max" %219 : vector<16xf32>
          %222 = arith.maximumf %220, %221 : f32
          %223 = arith.subf %220, %222 : f32
          %224 = wave.exp2 %223 : f32
          %225 = vector.broadcast %222 : f32 to vector<16xf32>
          %226 = arith.subf %210, %225 : vector<16xf32>
          %227 = wave.exp2 %226 : vector<16xf32>
          %228 = arith.select %209, %227, %c18 : vector<16xi1>, vector<16xf32>
          %229 = arith.muli %195, %c4 : index
          %230 = arith.addi %229, %c14 : index
          vector.store %228, %12[%230] : memref<?xf32>, vector<16xf32>
          %231 = arith.subf %212, %225 : vector<16xf32>
          %232 = wave.exp2 %231 : vector<16xf32>
          %233 = arith.select %211, %232, %c18 : vector<16xi1>, vector<16xf32>
          %234 = arith.addi %229, %c15 : index
          vector.store %233, %12[%234] : memref<?xf32>, vector<16xf32>
          %235 = arith.addf %228, %233 : vector<16xf32>
          %236 = arith.subf %214, %225 : vector<16xf32>
          %237 = wave.exp2 %236 : vector<16xf32>
          %238 = arith.select %213, %237, %c18 : vector<16xi1>, vector<16xf32>
          %239 = arith.addi %229, %c16 : index
          vector.store %238, %12[%239] : memref<?xf32>, vector<16xf32>
          %240 = arith.addf %235, %238 : vector<16xf32>
          %241 = arith.subf %216, %225 : vector<16xf32>
          %242 = wave.exp2 %241 : vector<16xf32>
          %243 = arith.select %215, %242, %c18 : vector<16xi1>, vector<16xf32>
          %244 = arith.addi %229, %c17 : index
          vector.store %243, %12[%244] : memref<?xf32>, vector<16xf32>
          %245 = arith.addf %240, %243 : vector<16xf32>
          %246 = memref.load %6[%195] : memref<?xf32>
          %247 = wave.reduce "add" %245 : vector<16xf32>
          %248 = math.fma %246, %224, %247 : f32
          memref.store %222, %5[%195] : memref<?xf32>
          memref.store %248, %6[%195] : memref<?xf32>
          memref.store %224, %11[%195] : memref<?xf32>
          %249 = arith.addi %131, %c9 : index
          %250 = arith.minsi %249, %196 : index
          %251 = arith.divui %250, %groupSize : index
          %252 = arith.addi %21, %251 : index
          %253 = arith.remui %250, %groupSize : index
          %254 = arith.addi %200, %253 : index
          %255 = arith.addi %positionsAt, %252 : index
          %256 = memref.load %step[%255] : memref<?xi32>
          %257 = arith.index_cast %256 : i32 to index
          %258 = arith.subi %257, %79 : index
          %259 = arith.index_cast %258 : index to i32
          %260 = vector.broadcast %259 : i32 to vector<16xi32>
          %261 = arith.cmpi sle, %c26, %260 : vector<16xi32>
          %262 = arith.select %261, %149#4, %c27 : vector<16xi1>, vector<16xf32>
          %263 = arith.cmpi sle, %c28, %260 : vector<16xi32>
          %264 = arith.select %263, %149#5, %c27 : vector<16xi1>, vector<16xf32>
          %265 = arith.cmpi sle, %c29, %260 : vector<16xi32>
          %266 = arith.select %265, %149#6, %c27 : vector<16xi1>, vector<16xf32>
          %267 = arith.cmpi sle, %c30, %260 : vector<16xi32>
          %268 = arith.select %267, %149#7, %c27 : vector<16xi1>, vector<16xf32>
          %269 = arith.maximumf %262, %264 : vector<16xf32>
          %270 = arith.maximumf %269, %266 : vector<16xf32>
          %271 = arith.maximumf %270, %268 : vector<16xf32>
          %272 = memref.load %5[%249] : memref<?xf32>
          %273 = wave.reduce "max" %271 : vector<16xf32>
          %274 = arith.maximumf %272, %273 : f32
          %275 = arith.subf %272, %274 : f32
          %276 = wave.exp2 %275 : f32
          %277 = vector.broadcast %274 : f32 to vector<16xf32>
          %278 = arith.subf %262, %277 : vector<16xf32>
          %279 = wave.exp2 %278 : vector<16xf32>
          %280 = arith.select %261, %279, %c18 : vector<16xi1>, vector<16xf32>
          %281 = arith.muli %249, %c4 : index
          %282 = arith.addi %281, %c14 : index
          vector.store %280, %12[%282] : memref<?xf32>, vector<16xf32>
          %283 = arith.subf %264, %277 : vector<16xf32>
          %284 = wave.exp2 %283 : vector<16xf32>
          %285 = arith.select %263, %284, %c18 : vector<16xi1>, vector<16xf32>
          %286 = arith.addi %281, %c15 : index
          vector.store %285, %12[%286] : memref<?xf32>, vector<16xf32>
          %287 = arith.addf %280, %285 : vector<16xf32>
          %288 = arith.subf %266, %277 : vector<16xf32>
          %289 = wave.exp2 %288 : vector<16xf32>
          %290 = arith.select %265, %289, %c18 : vector<16xi1>, vector<16xf32>
          %291 = arith.addi %281, %c16 : index
          vector.store %290, %12[%291] : memref<?xf32>, vector<16xf32>
          %292 = arith.addf %287, %290 : vector<16xf32>
          %293 = arith.subf %268, %277 : vector<16xf32>
          %294 = wave.exp2 %293 : vector<16xf32>
          %295 = arith.select %267, %294, %c18 : vector<16xi1>, vector<16xf32>
          %296 = arith.addi %281, %c17 : index
          vector.store %295, %12[%296] : memref<?xf32>, vector<16xf32>
          %297 = arith.addf %292, %295 : vector<16xf32>
          %298 = memref.load %6[%249] : memref<?xf32>
          %299 = wave.reduce "add" %297 : vector<16xf32>
          %300 = math.fma %298, %276, %299 : f32
          memref.store %274, %5[%249] : memref<?xf32>
          memref.store %300, %6[%249] : memref<?xf32>
          memref.store %276, %11[%249] : memref<?xf32>
          %301 = arith.addi %131, %c6 : index
          %302 = arith.minsi %301, %196 : index
          %303 = arith.divui %302, %groupSize : index
          %304 = arith.addi %21, %303 : index
          %305 = arith.remui %302, %groupSize : index
          %306 = arith.addi %200, %305 : index
          %307 = arith.addi %positionsAt, %304 : index
          %308 = memref.load %step[%307] : memref<?xi32>
          %309 = arith.index_cast %308 : i32 to index
          %310 = arith.subi %309, %79 : index
          %311 = arith.index_cast %310 : index to i32
          %312 = vector.broadcast %311 : i32 to vector<16xi32>
          %313 = arith.cmpi sle, %c26, %312 : vector<16xi32>
          %314 = arith.select %313, %149#8, %c27 : vector<16xi1>, vector<16xf32>
          %315 = arith.cmpi sle, %c28, %312 : vector<16xi32>
          %316 = arith.select %315, %149#9, %c27 : vector<16xi1>, vector<16xf32>
          %317 = arith.cmpi sle, %c29, %312 : vector<16xi32>
          %318 = arith.select %317, %149#10, %c27 : vector<16xi1>, vector<16xf32>
          %319 = arith.cmpi sle, %c30, %312 : vector<16xi32>
          %320 = arith.select %319, %149#11, %c27 : vector<16xi1>, vector<16xf32>
          %321 = arith.maximumf %314, %316 : vector<16xf32>
          %322 = arith.maximumf %321, %318 : vector<16xf32>
          %323 = arith.maximumf %322, %320 : vector<16xf32>
          %324 = memref.load %5[%301] : memref<?xf32>
          %325 = wave.reduce "max" %323 : vector<16xf32>
          %326 = arith.maximumf %324, %325 : f32
          %327 = arith.subf %324, %326 : f32
          %328 = wave.exp2 %327 : f32
          %329 = vector.broadcast %326 : f32 to vector<16xf32>
          %330 = arith.subf %314, %329 : vector<16xf32>
          %331 = wave.exp2 %330 : vector<16xf32>
          %332 = arith.select %313, %331, %c18 : vector<16xi1>, vector<16xf32>
          %333 = arith.muli %301, %c4 : index
          %334 = arith.addi %333, %c14 : index
          vector.store %332, %12[%334] : memref<?xf32>, vector<16xf32>
          %335 = arith.subf %316, %329 : vector<16xf32>
          %336 = wave.exp2 %335 : vector<16xf32>
          %337 = arith.select %315, %336, %c18 : vector<16xi1>, vector<16xf32>
          %338 = arith.addi %333, %c15 : index
          vector.store %337, %12[%338] : memref<?xf32>, vector<16xf32>
          %339 = arith.addf %332, %337 : vector<16xf32>
          %340 = arith.subf %318, %329 : vector<16xf32>
          %341 = wave.exp2 %340 : vector<16xf32>
          %342 = arith.select %317, %341, %c18 : vector<16xi1>, vector<16xf32>
          %343 = arith.addi %333, %c16 : index
          vector.store %342, %12[%343] : memref<?xf32>, vector<16xf32>
          %344 = arith.addf %339, %342 : vector<16xf32>
          %345 = arith.subf %320, %329 : vector<16xf32>
          %346 = wave.exp2 %345 : vector<16xf32>
          %347 = arith.select %319, %346, %c18 : vector<16xi1>, vector<16xf32>
          %348 = arith.addi %333, %c17 : index
          vector.store %347, %12[%348] : memref<?xf32>, vector<16xf32>
          %349 = arith.addf %344, %347 : vector<16xf32>
          %350 = memref.load %6[%301] : memref<?xf32>
          %351 = wave.reduce "add" %349 : vector<16xf32>
          %352 = math.fma %350, %328, %351 : f32
          memref.store %326, %5[%301] : memref<?xf32>
          memref.store %352, %6[%301] : memref<?xf32>
          memref.store %328, %11[%301] : memref<?xf32>
          %353 = arith.addi %131, %c12 : index
          %354 = arith.minsi %353, %196 : index
          %355 = arith.divui %354, %groupSize : index
          %356 = arith.addi %21, %355 : index
          %357 = arith.remui %354, %groupSize : index
          %358 = arith.addi %200, %357 : index
          %359 = arith.addi %positionsAt, %356 : index
          %360 = memref.load %step[%359] : memref<?xi32>
          %361 = arith.index_cast %360 : i32 to index
          %362 = arith.subi %361, %79 : index
          %363 = arith.index_cast %362 : index to i32
          %364 = vector.broadcast %363 : i32 to vector<16xi32>
          %365 = arith.cmpi sle, %c26, %364 : vector<16xi32>
          %366 = arith.select %365, %149#12, %c27 : vector<16xi1>, vector<16xf32>
          %367 = arith.cmpi sle, %c28, %364 : vector<16xi32>
          %368 = arith.select %367, %149#13, %c27 : vector<16xi1>, vector<16xf32>
          %369 = arith.cmpi sle, %c29, %364 : vector<16xi32>
          %370 = arith.select %369, %149#14, %c27 : vector<16xi1>, vector<16xf32>
          %371 = arith.cmpi sle, %c30, %364 : vector<16xi32>
          %372 = arith.select %371, %149#15, %c27 : vector<16xi1>, vector<16xf32>
          %373 = arith.maximumf %366, %368 : vector<16xf32>
          %374 = arith.maximumf %373, %370 : vector<16xf32>
          %375 = arith.maximumf %374, %372 : vector<16xf32>
          %376 = memref.load %5[%353] : memref<?xf32>
          %377 = wave.reduce "max" %375 : vector<16xf32>
          %378 = arith.maximumf %376, %377 : f32
          %379 = arith.subf %376, %378 : f32
          %380 = wave.exp2 %379 : f32
          %381 = vector.broadcast %378 : f32 to vector<16xf32>
          %382 = arith.subf %366, %381 : vector<16xf32>
          %383 = wave.exp2 %382 : vector<16xf32>
          %384 = arith.select %365, %383, %c18 : vector<16xi1>, vector<16xf32>
          %385 = arith.muli %353, %c4 : index
          %386 = arith.addi %385, %c14 : index
          vector.store %384, %12[%386] : memref<?xf32>, vector<16xf32>
          %387 = arith.subf %368, %381 : vector<16xf32>
          %388 = wave.exp2 %387 : vector<16xf32>
          %389 = arith.select %367, %388, %c18 : vector<16xi1>, vector<16xf32>
          %390 = arith.addi %385, %c15 : index
          vector.store %389, %12[%390] : memref<?xf32>, vector<16xf32>
          %391 = arith.addf %384, %389 : vector<16xf32>
          %392 = arith.subf %370, %381 : vector<16xf32>
          %393 = wave.exp2 %392 : vector<16xf32>
          %394 = arith.select %369, %393, %c18 : vector<16xi1>, vector<16xf32>
          %395 = arith.addi %385, %c16 : index
          vector.store %394, %12[%395] : memref<?xf32>, vector<16xf32>
          %396 = arith.addf %391, %394 : vector<16xf32>
          %397 = arith.subf %372, %381 : vector<16xf32>
          %398 = wave.exp2 %397 : vector<16xf32>
          %399 = arith.select %371, %398, %c18 : vector<16xi1>, vector<16xf32>
          %400 = arith.addi %385, %c17 : index
          vector.store %399, %12[%400] : memref<?xf32>, vector<16xf32>
          %401 = arith.addf %396, %399 : vector<16xf32>
          %402 = memref.load %6[%353] : memref<?xf32>
          %403 = wave.reduce "add" %401 : vector<16xf32>
          %404 = math.fma %402, %380, %403 : f32
          memref.store %378, %5[%353] : memref<?xf32>
          memref.store %404, %6[%353] : memref<?xf32>
          memref.store %380, %11[%353] : memref<?xf32>
        }
        %405 = arith.subi %39, %79 : index
        %406 = arith.minsi %405, %c4 : index
        scf.for %407 = %c14 to %33 step %c6 {
          %408 = arith.addi %407, %c14 : index
          %409 = memref.load %11[%408] : memref<?xf32>
          %410 = vector.broadcast %409 : f32 to vector<16xf32>
          %411 = arith.muli %408, %c4 : index
          %412 = arith.addi %411, %c14 : index
          %413 = vector.load %7[%412] : memref<?xf32>, vector<16xf32>
          %414 = arith.mulf %413, %410 : vector<16xf32>
          %415 = arith.addi %411, %c15 : index
          %416 = vector.load %7[%415] : memref<?xf32>, vector<16xf32>
          %417 = arith.mulf %416, %410 : vector<16xf32>
          %418 = arith.addi %411, %c16 : index
          %419 = vector.load %7[%418] : memref<?xf32>, vector<16xf32>
          %420 = arith.mulf %419, %410 : vector<16xf32>
          %421 = arith.addi %411, %c17 : index
          %422 = vector.load %7[%421] : memref<?xf32>, vector<16xf32>
          %423 = arith.mulf %422, %410 : vector<16xf32>
          %424 = arith.addi %407, %c9 : index
          %425 = memref.load %11[%424] : memref<?xf32>
          %426 = vector.broadcast %425 : f32 to vector<16xf32>
          %427 = arith.muli %424, %c4 : index
          %428 = arith.addi %427, %c14 : index
          %429 = vector.load %7[%428] : memref<?xf32>, vector<16xf32>
          %430 = arith.mulf %429, %426 : vector<16xf32>
          %431 = arith.addi %427, %c15 : index
          %432 = vector.load %7[%431] : memref<?xf32>, vector<16xf32>
          %433 = arith.mulf %432, %426 : vector<16xf32>
          %434 = arith.addi %427, %c16 : index
          %435 = vector.load %7[%434] : memref<?xf32>, vector<16xf32>
          %436 = arith.mulf %435, %426 : vector<16xf32>
          %437 = arith.addi %427, %c17 : index
          %438 = vector.load %7[%437] : memref<?xf32>, vector<16xf32>
          %439 = arith.mulf %438, %426 : vector<16xf32>
          %449:8 = scf.for %440 = %c14 to %406 step %c9 iter_args(%441 = %414, %442 = %417, %443 = %420, %444 = %423, %445 = %430, %446 = %433, %447 = %436, %448 = %439) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %450 = arith.muli %440, %c4 : index
            %451 = arith.addi %450, %c14 : index
            %452 = vector.load %14[%451] : memref<?xf32>, vector<16xf32>
            %453 = arith.addi %450, %c15 : index
            %454 = vector.load %14[%453] : memref<?xf32>, vector<16xf32>
            %455 = arith.addi %450, %c16 : index
            %456 = vector.load %14[%455] : memref<?xf32>, vector<16xf32>
            %457 = arith.addi %450, %c17 : index
            %458 = vector.load %14[%457] : memref<?xf32>, vector<16xf32>
            %459 = arith.addi %411, %440 : index
            %460 = memref.load %12[%459] : memref<?xf32>
            %461 = vector.broadcast %460 : f32 to vector<16xf32>
            %462 = math.fma %461, %452, %441 : vector<16xf32>
            %463 = math.fma %461, %454, %442 : vector<16xf32>
            %464 = math.fma %461, %456, %443 : vector<16xf32>
            %465 = math.fma %461, %458, %444 : vector<16xf32>
            %466 = arith.addi %427, %440 : index
            %467 = memref.load %12[%466] : memref<?xf32>
            %468 = vector.broadcast %467 : f32 to vector<16xf32>
            %469 = math.fma %468, %452, %445 : vector<16xf32>
            %470 = math.fma %468, %454, %446 : vector<16xf32>
            %471 = math.fma %468, %456, %447 : vector<16xf32>
            %472 = math.fma %468, %458, %448 : vector<16xf32>
            scf.yield %462, %463, %464, %465, %469, %470, %471, %472 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %449#0, %7[%412] : memref<?xf32>, vector<16xf32>
          vector.store %449#1, %7[%415] : memref<?xf32>, vector<16xf32>
          vector.store %449#2, %7[%418] : memref<?xf32>, vector<16xf32>
          vector.store %449#3, %7[%421] : memref<?xf32>, vector<16xf32>
          vector.store %449#4, %7[%428] : memref<?xf32>, vector<16xf32>
          vector.store %449#5, %7[%431] : memref<?xf32>, vector<16xf32>
          vector.store %449#6, %7[%434] : memref<?xf32>, vector<16xf32>
          vector.store %449#7, %7[%437] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %473 = %c14 to %33 step %c9 {
        %474 = memref.load %5[%473] : memref<?xf32>
        %475 = memref.load %6[%473] : memref<?xf32>
        %476 = arith.muli %473, %c4 : index
        %477 = memref.load %8[%473] : memref<?xf32>
        %478 = arith.maximumf %477, %474 : f32
        %479 = arith.subf %477, %478 : f32
        %480 = wave.exp2 %479 : f32
        %481 = arith.subf %474, %478 : f32
        %482 = wave.exp2 %481 : f32
        memref.store %478, %8[%473] : memref<?xf32>
        %483 = memref.load %9[%473] : memref<?xf32>
        %484 = arith.mulf %483, %480 : f32
        %485 = math.fma %475, %482, %484 : f32
        memref.store %485, %9[%473] : memref<?xf32>
        %486 = vector.broadcast %480 : f32 to vector<16xf32>
        %487 = vector.broadcast %482 : f32 to vector<16xf32>
        %488 = arith.addi %476, %c14 : index
        %489 = vector.load %10[%488] : memref<?xf32>, vector<16xf32>
        %490 = arith.mulf %489, %486 : vector<16xf32>
        %491 = vector.load %7[%488] : memref<?xf32>, vector<16xf32>
        %492 = math.fma %491, %487, %490 : vector<16xf32>
        vector.store %492, %10[%488] : memref<?xf32>, vector<16xf32>
        %493 = arith.addi %476, %c15 : index
        %494 = vector.load %10[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.mulf %494, %486 : vector<16xf32>
        %496 = vector.load %7[%493] : memref<?xf32>, vector<16xf32>
        %497 = math.fma %496, %487, %495 : vector<16xf32>
        vector.store %497, %10[%493] : memref<?xf32>, vector<16xf32>
        %498 = arith.addi %476, %c16 : index
        %499 = vector.load %10[%498] : memref<?xf32>, vector<16xf32>
        %500 = arith.mulf %499, %486 : vector<16xf32>
        %501 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
        %502 = math.fma %501, %487, %500 : vector<16xf32>
        vector.store %502, %10[%498] : memref<?xf32>, vector<16xf32>
        %503 = arith.addi %476, %c17 : index
        %504 = vector.load %10[%503] : memref<?xf32>, vector<16xf32>
        %505 = arith.mulf %504, %486 : vector<16xf32>
        %506 = vector.load %7[%503] : memref<?xf32>, vector<16xf32>
        %507 = math.fma %506, %487, %505 : vector<16xf32>
        vector.store %507, %10[%503] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %508 = %c14 to %30 step %c9 {
      %509 = arith.subi %30, %c9 : index
      %510 = arith.minsi %508, %509 : index
      %511 = arith.divui %510, %groupSize : index
      %512 = arith.addi %21, %511 : index
      %513 = arith.muli %2, %groupSize : index
      %514 = arith.remui %510, %groupSize : index
      %515 = arith.addi %513, %514 : index
      %516 = arith.muli %512, %heads : index
      %517 = arith.addi %516, %515 : index
      %518 = arith.muli %517, %c4 : index
      %519 = memref.load %9[%508] : memref<?xf32>
      %520 = arith.divf %c31, %519 : f32
      %521 = vector.broadcast %520 : f32 to vector<16xf32>
      %522 = arith.muli %kvHeads, %c14 : index
      %523 = arith.addi %522, %2 : index
      %524 = arith.muli %523, %c4 : index
      %525 = arith.addi %524, %c14 : index
      %526 = vector.load %factors[%525] : memref<?xf32>, vector<16xf32>
      %527 = arith.muli %kvHeads, %c9 : index
      %528 = arith.addi %527, %2 : index
      %529 = arith.muli %528, %c4 : index
      %530 = arith.addi %529, %c14 : index
      %531 = vector.load %factors[%530] : memref<?xf32>, vector<16xf32>
      %532 = arith.muli %508, %c4 : index
      %533 = arith.addi %532, %c14 : index
      %534 = vector.load %10[%533] : memref<?xf32>, vector<16xf32>
      %535 = arith.mulf %534, %521 : vector<16xf32>
      %536 = math.fma %535, %526, %531 : vector<16xf32>
      %537 = arith.addi %518, %c14 : index
      vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
      %538 = arith.addi %524, %c15 : index
      %539 = vector.load %factors[%538] : memref<?xf32>, vector<16xf32>
      %540 = arith.addi %529, %c15 : index
      %541 = vector.load %factors[%540] : memref<?xf32>, vector<16xf32>
      %542 = arith.addi %532, %c15 : index
      %543 = vector.load %10[%542] : memref<?xf32>, vector<16xf32>
      %544 = arith.mulf %543, %521 : vector<16xf32>
      %545 = math.fma %544, %539, %541 : vector<16xf32>
      %546 = arith.addi %518, %c15 : index
      vector.store %545, %out[%546] : memref<?xf32>, vector<16xf32>
      %547 = arith.addi %524, %c16 : index
      %548 = vector.load %factors[%547] : memref<?xf32>, vector<16xf32>
      %549 = arith.addi %529, %c16 : index
      %550 = vector.load %factors[%549] : memref<?xf32>, vector<16xf32>
      %551 = arith.addi %532, %c16 : index
      %552 = vector.load %10[%551] : memref<?xf32>, vector<16xf32>
      %553 = arith.mulf %552, %521 : vector<16xf32>
      %554 = math.fma %553, %548, %550 : vector<16xf32>
      %555 = arith.addi %518, %c16 : index
      vector.store %554, %out[%555] : memref<?xf32>, vector<16xf32>
      %556 = arith.addi %524, %c17 : index
      %557 = vector.load %factors[%556] : memref<?xf32>, vector<16xf32>
      %558 = arith.addi %529, %c17 : index
      %559 = vector.load %factors[%558] : memref<?xf32>, vector<16xf32>
      %560 = arith.addi %532, %c17 : index
      %561 = vector.load %10[%560] : memref<?xf32>, vector<16xf32>
      %562 = arith.mulf %561, %521 : vector<16xf32>
      %563 = math.fma %562, %557, %559 : vector<16xf32>
      %564 = arith.addi %518, %c17 : index
      vector.store %563, %out[%564] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
