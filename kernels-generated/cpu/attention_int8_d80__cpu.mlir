// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=80, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d80__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant dense<0x00000000> : vector<16xf32>
  %c20 = arith.constant 0xF149F2CA : f32
  %c21 = arith.constant 0x00000000 : f32
  %c22 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c24 = arith.constant 2560 : index
  %c25 = arith.constant dense<128> : vector<16xi32>
  %c26 = arith.constant 1280 : index
  %c27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c28 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c29 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c30 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c31 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c32 = arith.constant 0x3F800000 : f32
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
  %12 = arith.muli %queriesMax, %c5 : index
  %13 = wave.scratch %12 : memref<?xf32>
  %14 = wave.scratch %c6 : memref<?xf32>
  %15 = wave.scratch %c6 : memref<?xf32>
  %16 = memref.load %step[%c7] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.cmpi slt, %1, %17 : index
  scf.if %18 {
    %19 = arith.muli %1, %c9 : index
    %20 = arith.addi %itemsAt, %19 : index
    %21 = memref.load %step[%20] : memref<?xi32>
    %22 = arith.index_cast %21 : i32 to index
    %23 = arith.addi %20, %c10 : index
    %24 = memref.load %step[%23] : memref<?xi32>
    %25 = arith.index_cast %24 : i32 to index
    %26 = arith.addi %20, %c7 : index
    %27 = memref.load %step[%26] : memref<?xi32>
    %28 = arith.index_cast %27 : i32 to index
    %29 = arith.muli %28, %pagesPerSequence : index
    %30 = arith.addi %blockTablesAt, %29 : index
    %31 = arith.muli %25, %groupSize : index
    %32 = arith.addi %31, %c13 : index
    %33 = arith.divui %32, %c9 : index
    %34 = arith.muli %33, %c9 : index
    %35 = arith.addi %22, %25 : index
    %36 = arith.subi %35, %c10 : index
    %37 = arith.addi %positionsAt, %36 : index
    %38 = memref.load %step[%37] : memref<?xi32>
    %39 = arith.index_cast %38 : i32 to index
    %40 = arith.addi %39, %c10 : index
    scf.for %41 = %c15 to %34 step %c10 {
      %42 = arith.subi %31, %c10 : index
      %43 = arith.minsi %41, %42 : index
      %44 = arith.divui %43, %groupSize : index
      %45 = arith.addi %22, %44 : index
      %46 = arith.muli %2, %groupSize : index
      %47 = arith.remui %43, %groupSize : index
      %48 = arith.addi %46, %47 : index
      %49 = arith.muli %45, %heads : index
      %50 = arith.addi %49, %48 : index
      %51 = arith.muli %50, %c4 : index
      %52 = arith.addi %51, %c15 : index
      %53 = vector.load %q[%52] : memref<?xf32>, vector<16xf32>
      %54 = arith.muli %41, %c4 : index
      %55 = arith.addi %54, %c15 : index
      vector.store %53, %4[%55] : memref<?xf32>, vector<16xf32>
      %56 = arith.addi %51, %c16 : index
      %57 = vector.load %q[%56] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %54, %c16 : index
      vector.store %57, %4[%58] : memref<?xf32>, vector<16xf32>
      %59 = arith.addi %51, %c17 : index
      %60 = vector.load %q[%59] : memref<?xf32>, vector<16xf32>
      %61 = arith.addi %54, %c17 : index
      vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %51, %c18 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.addi %54, %c18 : index
      vector.store %63, %4[%64] : memref<?xf32>, vector<16xf32>
      %65 = arith.addi %51, %c5 : index
      %66 = vector.load %q[%65] : memref<?xf32>, vector<16xf32>
      %67 = arith.addi %54, %c5 : index
      vector.store %66, %4[%67] : memref<?xf32>, vector<16xf32>
    }
    scf.for %68 = %c15 to %34 step %c10 {
      memref.store %c20, %8[%68] : memref<?xf32>
      memref.store %c21, %9[%68] : memref<?xf32>
      %69 = arith.muli %68, %c4 : index
      %70 = arith.addi %69, %c15 : index
      vector.store %c19, %10[%70] : memref<?xf32>, vector<16xf32>
      %71 = arith.addi %69, %c16 : index
      vector.store %c19, %10[%71] : memref<?xf32>, vector<16xf32>
      %72 = arith.addi %69, %c17 : index
      vector.store %c19, %10[%72] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %69, %c18 : index
      vector.store %c19, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %69, %c5 : index
      vector.store %c19, %10[%74] : memref<?xf32>, vector<16xf32>
    }
    scf.for %75 = %c15 to %40 step %c22 {
      scf.for %76 = %c15 to %34 step %c10 {
        memref.store %c20, %5[%76] : memref<?xf32>
        memref.store %c21, %6[%76] : memref<?xf32>
        %77 = arith.muli %76, %c4 : index
        %78 = arith.addi %77, %c15 : index
        vector.store %c19, %7[%78] : memref<?xf32>, vector<16xf32>
        %79 = arith.addi %77, %c16 : index
        vector.store %c19, %7[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %77, %c17 : index
        vector.store %c19, %7[%80] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %77, %c18 : index
        vector.store %c19, %7[%81] : memref<?xf32>, vector<16xf32>
        %82 = arith.addi %77, %c5 : index
        vector.store %c19, %7[%82] : memref<?xf32>, vector<16xf32>
      }
      %83 = arith.addi %75, %c22 : index
      %84 = arith.minsi %83, %40 : index
      scf.for %85 = %75 to %84 step %c5 {
        scf.for %86 = %c15 to %c9 step %c10 {
          %87 = arith.muli %86, %c16 : index
          %88 = arith.addi %85, %87 : index
          %89 = arith.cmpi slt, %88, %40 : index
          scf.if %89 {
            %90 = arith.divui %88, %c16 : index
            %91 = arith.addi %30, %90 : index
            %92 = memref.load %step[%91] : memref<?xi32>
            %93 = arith.index_cast %92 : i32 to index
            %94 = arith.muli %93, %pageBytes : index
            %95 = arith.muli %2, %c24 : index
            %96 = arith.addi %94, %95 : index
            scf.for %97 = %c15 to %c4 step %c10 {
              %98 = arith.muli %97, %c16 : index
              %99 = arith.addi %96, %98 : index
              %100 = vector.load %kv[%99] : memref<?xi8>, vector<16xi8>
              %101 = arith.muli %97, %c5 : index
              %102 = arith.addi %101, %87 : index
              %103 = arith.extui %100 : vector<16xi8> to vector<16xi32>
              %104 = arith.subi %103, %c25 : vector<16xi32>
              %105 = arith.sitofp %104 : vector<16xi32> to vector<16xf32>
              vector.store %105, %14[%102] : memref<?xf32>, vector<16xf32>
            }
            %106 = arith.addi %96, %c26 : index
            scf.for %107 = %c15 to %c16 step %c10 {
              %108 = arith.addi %88, %107 : index
              %109 = arith.cmpi slt, %108, %40 : index
              %110 = arith.muli %107, %c4 : index
              %111 = arith.addi %106, %110 : index
              %112 = arith.addi %111, %c15 : index
              %113 = vector.load %kv[%112] : memref<?xi8>, vector<16xi8>
              %114 = arith.extui %113 : vector<16xi8> to vector<16xi32>
              %115 = arith.subi %114, %c25 : vector<16xi32>
              %116 = arith.sitofp %115 : vector<16xi32> to vector<16xf32>
              %117 = arith.select %109, %116, %c19 : vector<16xf32>
              %118 = arith.addi %87, %107 : index
              %119 = arith.muli %118, %c4 : index
              %120 = arith.addi %119, %c15 : index
              vector.store %117, %15[%120] : memref<?xf32>, vector<16xf32>
              %121 = arith.addi %111, %c16 : index
              %122 = vector.load %kv[%121] : memref<?xi8>, vector<16xi8>
              %123 = arith.extui %122 : vector<16xi8> to vector<16xi32>
              %124 = arith.subi %123, %c25 : vector<16xi32>
              %125 = arith.sitofp %124 : vector<16xi32> to vector<16xf32>
              %126 = arith.select %109, %125, %c19 : vector<16xf32>
              %127 = arith.addi %119, %c16 : index
              vector.store %126, %15[%127] : memref<?xf32>, vector<16xf32>
              %128 = arith.addi %111, %c17 : index
              %129 = vector.load %kv[%128] : memref<?xi8>, vector<16xi8>
              %130 = arith.extui %129 : vector<16xi8> to vector<16xi32>
              %131 = arith.subi %130, %c25 : vector<16xi32>
              %132 = arith.sitofp %131 : vector<16xi32> to vector<16xf32>
              %133 = arith.select %109, %132, %c19 : vector<16xf32>
              %134 = arith.addi %119, %c17 : index
              vector.store %133, %15[%134] : memref<?xf32>, vector<16xf32>
              %135 = arith.addi %111, %c18 : index
              %136 = vector.load %kv[%135] : memref<?xi8>, vector<16xi8>
              %137 = arith.extui %136 : vector<16xi8> to vector<16xi32>
              %138 = arith.subi %137, %c25 : vector<16xi32>
              %139 = arith.sitofp %138 : vector<16xi32> to vector<16xf32>
              %140 = arith.select %109, %139, %c19 : vector<16xf32>
              %141 = arith.addi %119, %c18 : index
              vector.store %140, %15[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.addi %111, %c5 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<16xi8>
              %144 = arith.extui %143 : vector<16xi8> to vector<16xi32>
              %145 = arith.subi %144, %c25 : vector<16xi32>
              %146 = arith.sitofp %145 : vector<16xi32> to vector<16xf32>
              %147 = arith.select %109, %146, %c19 : vector<16xf32>
              %148 = arith.addi %119, %c5 : index
              vector.store %147, %15[%148] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %149 = %c15 to %34 step %c9 {
          %167:16 = scf.for %150 = %c15 to %c4 step %c10 iter_args(%151 = %c19, %152 = %c19, %153 = %c19, %154 = %c19, %155 = %c19, %156 = %c19, %157 = %c19, %158 = %c19, %159 = %c19, %160 = %c19, %161 = %c19, %162 = %c19, %163 = %c19, %164 = %c19, %165 = %c19, %166 = %c19) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %168 = arith.muli %150, %c5 : index
            %169 = arith.addi %168, %c15 : index
            %170 = vector.load %14[%169] : memref<?xf32>, vector<16xf32>
            %171 = arith.addi %168, %c16 : index
            %172 = vector.load %14[%171] : memref<?xf32>, vector<16xf32>
            %173 = arith.addi %168, %c17 : index
            %174 = vector.load %14[%173] : memref<?xf32>, vector<16xf32>
            %175 = arith.addi %168, %c18 : index
            %176 = vector.load %14[%175] : memref<?xf32>, vector<16xf32>
            %177 = arith.addi %149, %c15 : index
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
          %213 = arith.addi %149, %c15 : index
          %214 = arith.subi %31, %c10 : index
          %215 = arith.minsi %213, %214 : index
          %216 = arith.divui %215, %groupSize : index
          %217 = arith.addi %22, %216 : index
          %218 = arith.muli %2, %groupSize : index
          %219 = arith.remui %215, %groupSize : index
          %220 = arith.addi %218, %219 : index
          %221 = arith.addi %positionsAt, %217 : index
          %222 = memref.load %step[%221] : memref<?xi32>
          %223 = arith.index_cast %222 : i32 to index
          %224 = arith.subi %223, %85 : index
          %225 = arith.index_cast %224 : index to i32
          %226 = vector.broadcast %225 : i32 to vector<16xi32>
          %227 = arith.cmpi sle, %c27, %226 : vector<16xi32>
          %228 = arith.select %227, %167#0, %c28 : vector<16xi1>, vector<16xf32>
          %229 = arith.cmpi sle, %c29, %226 : vector<16xi32>
          %230 = arith.select %229, %167#1, %c28 : vector<16xi1>, vector<16xf32>
          %231 = arith.cmpi sle, %c30, %226 : vector<16xi32>
          %232 = arith.select %231, %167#2, %c28 : vector<16xi1>, vector<16xf32>
          %233 = arith.cmpi sle, %c31, %226 : vector<16xi32>
          %234 = arith.select %233, %167#3, %c28 : vector<16xi1>, vector<16xf32>
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
          %246 = arith.select %227, %245, %c19 : vector<16xi1>, vector<16xf32>
          %247 = arith.muli %213, %c5 : index
          %248 = arith.addi %247, %c15 : index
          vector.store %246, %13[%248] : memref<?xf32>, vector<16xf32>
          %249 = arith.subf %230, %243 : vector<16xf32>
          %250 = wave.exp2 %249 : vector<16xf32>
          %251 = arith.select %229, %250, %c19 : vector<16xi1>, vector<16xf32>
          %252 = arith.addi %247, %c16 : index
          vector.store %251, %13[%252] : memref<?xf32>, vector<16xf32>
          %253 = arith.addf %246, %251 : vector<16xf32>
          %254 = arith.subf %232, %243 : vector<16xf32>
          %255 = wave.exp2 %254 : vector<16xf32>
          %256 = arith.select %231, %255, %c19 : vector<16xi1>, vector<16xf32>
          %257 = arith.addi %247, %c17 : index
          vector.store %256, %13[%257] : memref<?xf32>, vector<16xf32>
          %258 = arith.addf %253, %256 : vector<16xf32>
          %259 = arith.subf %234, %243 : vector<16xf32>
          %260 = wave.exp2 %259 : vector<16xf32>
          %261 = arith.select %233, %260, %c19 : vector<16xi1>, vector<16xf32>
          %262 = arith.addi %247, %c18 : index
          vector.store %261, %13[%262] : memref<?xf32>, vector<16xf32>
          %263 = arith.addf %258, %261 : vector<16xf32>
          %264 = memref.load %6[%213] : memref<?xf32>
          %265 = wave.reduce "add" %263 : vector<16xf32>
          %266 = math.fma %264, %242, %265 : f32
          memref.store %240, %5[%213] : memref<?xf32>
          memref.store %266, %6[%213] : memref<?xf32>
          memref.store %242, %11[%213] : memref<?xf32>
          %267 = arith.addi %149, %c10 : index
          %268 = arith.minsi %267, %214 : index
          %269 = arith.divui %268, %groupSize : index
          %270 = arith.addi %22, %269 : index
          %271 = arith.remui %268, %groupSize : index
          %272 = arith.addi %218, %271 : index
          %273 = arith.addi %positionsAt, %270 : index
          %274 = memref.load %step[%273] : memref<?xi32>
          %275 = arith.index_cast %274 : i32 to index
          %276 = arith.subi %275, %85 : index
          %277 = arith.index_cast %276 : index to i32
          %278 = vector.broadcast %277 : i32 to vector<16xi32>
          %279 = arith.cmpi sle, %c27, %278 : vector<16xi32>
          %280 = arith.select %279, %167#4, %c28 : vector<16xi1>, vector<16xf32>
          %281 = arith.cmpi sle, %c29, %278 : vector<16xi32>
          %282 = arith.select %281, %167#5, %c28 : vector<16xi1>, vector<16xf32>
          %283 = arith.cmpi sle, %c30, %278 : vector<16xi32>
          %284 = arith.select %283, %167#6, %c28 : vector<16xi1>, vector<16xf32>
          %285 = arith.cmpi sle, %c31, %278 : vector<16xi32>
          %286 = arith.select %285, %167#7, %c28 : vector<16xi1>, vector<16xf32>
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
          %298 = arith.select %279, %297, %c19 : vector<16xi1>, vector<16xf32>
          %299 = arith.muli %267, %c5 : index
          %300 = arith.addi %299, %c15 : index
          vector.store %298, %13[%300] : memref<?xf32>, vector<16xf32>
          %301 = arith.subf %282, %295 : vector<16xf32>
          %302 = wave.exp2 %301 : vector<16xf32>
          %303 = arith.select %281, %302, %c19 : vector<16xi1>, vector<16xf32>
          %304 = arith.addi %299, %c16 : index
          vector.store %303, %13[%304] : memref<?xf32>, vector<16xf32>
          %305 = arith.addf %298, %303 : vector<16xf32>
          %306 = arith.subf %284, %295 : vector<16xf32>
          %307 = wave.exp2 %306 : vector<16xf32>
          %308 = arith.select %283, %307, %c19 : vector<16xi1>, vector<16xf32>
          %309 = arith.addi %299, %c17 : index
          vector.store %308, %13[%309] : memref<?xf32>, vector<16xf32>
          %310 = arith.addf %305, %308 : vector<16xf32>
          %311 = arith.subf %286, %295 : vector<16xf32>
          %312 = wave.exp2 %311 : vector<16xf32>
          %313 = arith.select %285, %312, %c19 : vector<16xi1>, vector<16xf32>
          %314 = arith.addi %299, %c18 : index
          vector.store %313, %13[%314] : memref<?xf32>, vector<16xf32>
          %315 = arith.addf %310, %313 : vector<16xf32>
          %316 = memref.load %6[%267] : memref<?xf32>
          %317 = wave.reduce "add" %315 : vector<16xf32>
          %318 = math.fma %316, %294, %317 : f32
          memref.store %292, %5[%267] : memref<?xf32>
          memref.store %318, %6[%267] : memref<?xf32>
          memref.store %294, %11[%267] : memref<?xf32>
          %319 = arith.addi %149, %c7 : index
          %320 = arith.minsi %319, %214 : index
          %321 = arith.divui %320, %groupSize : index
          %322 = arith.addi %22, %321 : index
          %323 = arith.remui %320, %groupSize : index
          %324 = arith.addi %218, %323 : index
          %325 = arith.addi %positionsAt, %322 : index
          %326 = memref.load %step[%325] : memref<?xi32>
          %327 = arith.index_cast %326 : i32 to index
          %328 = arith.subi %327, %85 : index
          %329 = arith.index_cast %328 : index to i32
          %330 = vector.broadcast %329 : i32 to vector<16xi32>
          %331 = arith.cmpi sle, %c27, %330 : vector<16xi32>
          %332 = arith.select %331, %167#8, %c28 : vector<16xi1>, vector<16xf32>
          %333 = arith.cmpi sle, %c29, %330 : vector<16xi32>
          %334 = arith.select %333, %167#9, %c28 : vector<16xi1>, vector<16xf32>
          %335 = arith.cmpi sle, %c30, %330 : vector<16xi32>
          %336 = arith.select %335, %167#10, %c28 : vector<16xi1>, vector<16xf32>
          %337 = arith.cmpi sle, %c31, %330 : vector<16xi32>
          %338 = arith.select %337, %167#11, %c28 : vector<16xi1>, vector<16xf32>
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
          %350 = arith.select %331, %349, %c19 : vector<16xi1>, vector<16xf32>
          %351 = arith.muli %319, %c5 : index
          %352 = arith.addi %351, %c15 : index
          vector.store %350, %13[%352] : memref<?xf32>, vector<16xf32>
          %353 = arith.subf %334, %347 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %333, %354, %c19 : vector<16xi1>, vector<16xf32>
          %356 = arith.addi %351, %c16 : index
          vector.store %355, %13[%356] : memref<?xf32>, vector<16xf32>
          %357 = arith.addf %350, %355 : vector<16xf32>
          %358 = arith.subf %336, %347 : vector<16xf32>
          %359 = wave.exp2 %358 : vector<16xf32>
          %360 = arith.select %335, %359, %c19 : vector<16xi1>, vector<16xf32>
          %361 = arith.addi %351, %c17 : index
          vector.store %360, %13[%361] : memref<?xf32>, vector<16xf32>
          %362 = arith.addf %357, %360 : vector<16xf32>
          %363 = arith.subf %338, %347 : vector<16xf32>
          %364 = wave.exp2 %363 : vector<16xf32>
          %365 = arith.select %337, %364, %c19 : vector<16xi1>, vector<16xf32>
          %366 = arith.addi %351, %c18 : index
          vector.store %365, %13[%366] : memref<?xf32>, vector<16xf32>
          %367 = arith.addf %362, %365 : vector<16xf32>
          %368 = memref.load %6[%319] : memref<?xf32>
          %369 = wave.reduce "add" %367 : vector<16xf32>
          %370 = math.fma %368, %346, %369 : f32
          memref.store %344, %5[%319] : memref<?xf32>
          memref.store %370, %6[%319] : memref<?xf32>
          memref.store %346, %11[%319] : memref<?xf32>
          %371 = arith.addi %149, %c13 : index
          %372 = arith.minsi %371, %214 : index
          %373 = arith.divui %372, %groupSize : index
          %374 = arith.addi %22, %373 : index
          %375 = arith.remui %372, %groupSize : index
          %376 = arith.addi %218, %375 : index
          %377 = arith.addi %positionsAt, %374 : index
          %378 = memref.load %step[%377] : memref<?xi32>
          %379 = arith.index_cast %378 : i32 to index
          %380 = arith.subi %379, %85 : index
          %381 = arith.index_cast %380 : index to i32
          %382 = vector.broadcast %381 : i32 to vector<16xi32>
          %383 = arith.cmpi sle, %c27, %382 : vector<16xi32>
          %384 = arith.select %383, %167#12, %c28 : vector<16xi1>, vector<16xf32>
          %385 = arith.cmpi sle, %c29, %382 : vector<16xi32>
          %386 = arith.select %385, %167#13, %c28 : vector<16xi1>, vector<16xf32>
          %387 = arith.cmpi sle, %c30, %382 : vector<16xi32>
          %388 = arith.select %387, %167#14, %c28 : vector<16xi1>, vector<16xf32>
          %389 = arith.cmpi sle, %c31, %382 : vector<16xi32>
          %390 = arith.select %389, %167#15, %c28 : vector<16xi1>, vector<16xf32>
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
          %402 = arith.select %383, %401, %c19 : vector<16xi1>, vector<16xf32>
          %403 = arith.muli %371, %c5 : index
          %404 = arith.addi %403, %c15 : index
          vector.store %402, %13[%404] : memref<?xf32>, vector<16xf32>
          %405 = arith.subf %386, %399 : vector<16xf32>
          %406 = wave.exp2 %405 : vector<16xf32>
          %407 = arith.select %385, %406, %c19 : vector<16xi1>, vector<16xf32>
          %408 = arith.addi %403, %c16 : index
          vector.store %407, %13[%408] : memref<?xf32>, vector<16xf32>
          %409 = arith.addf %402, %407 : vector<16xf32>
          %410 = arith.subf %388, %399 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %387, %411, %c19 : vector<16xi1>, vector<16xf32>
          %413 = arith.addi %403, %c17 : index
          vector.store %412, %13[%413] : memref<?xf32>, vector<16xf32>
          %414 = arith.addf %409, %412 : vector<16xf32>
          %415 = arith.subf %390, %399 : vector<16xf32>
          %416 = wave.exp2 %415 : vector<16xf32>
          %417 = arith.select %389, %416, %c19 : vector<16xi1>, vector<16xf32>
          %418 = arith.addi %403, %c18 : index
          vector.store %417, %13[%418] : memref<?xf32>, vector<16xf32>
          %419 = arith.addf %414, %417 : vector<16xf32>
          %420 = memref.load %6[%371] : memref<?xf32>
          %421 = wave.reduce "add" %419 : vector<16xf32>
          %422 = math.fma %420, %398, %421 : f32
          memref.store %396, %5[%371] : memref<?xf32>
          memref.store %422, %6[%371] : memref<?xf32>
          memref.store %398, %11[%371] : memref<?xf32>
        }
        %423 = arith.subi %40, %85 : index
        %424 = arith.minsi %423, %c5 : index
        scf.for %425 = %c15 to %34 step %c7 {
          %426 = arith.addi %425, %c15 : index
          %427 = memref.load %11[%426] : memref<?xf32>
          %428 = vector.broadcast %427 : f32 to vector<16xf32>
          %429 = arith.muli %426, %c4 : index
          %430 = arith.addi %429, %c15 : index
          %431 = vector.load %7[%430] : memref<?xf32>, vector<16xf32>
          %432 = arith.mulf %431, %428 : vector<16xf32>
          %433 = arith.addi %429, %c16 : index
          %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
          %435 = arith.mulf %434, %428 : vector<16xf32>
          %436 = arith.addi %429, %c17 : index
          %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
          %438 = arith.mulf %437, %428 : vector<16xf32>
          %439 = arith.addi %429, %c18 : index
          %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
          %441 = arith.mulf %440, %428 : vector<16xf32>
          %442 = arith.addi %425, %c10 : index
          %443 = memref.load %11[%442] : memref<?xf32>
          %444 = vector.broadcast %443 : f32 to vector<16xf32>
          %445 = arith.muli %442, %c4 : index
          %446 = arith.addi %445, %c15 : index
          %447 = vector.load %7[%446] : memref<?xf32>, vector<16xf32>
          %448 = arith.mulf %447, %444 : vector<16xf32>
          %449 = arith.addi %445, %c16 : index
          %450 = vector.load %7[%449] : memref<?xf32>, vector<16xf32>
          %451 = arith.mulf %450, %444 : vector<16xf32>
          %452 = arith.addi %445, %c17 : index
          %453 = vector.load %7[%452] : memref<?xf32>, vector<16xf32>
          %454 = arith.mulf %453, %444 : vector<16xf32>
          %455 = arith.addi %445, %c18 : index
          %456 = vector.load %7[%455] : memref<?xf32>, vector<16xf32>
          %457 = arith.mulf %456, %444 : vector<16xf32>
          %467:8 = scf.for %458 = %c15 to %424 step %c10 iter_args(%459 = %432, %460 = %435, %461 = %438, %462 = %441, %463 = %448, %464 = %451, %465 = %454, %466 = %457) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %468 = arith.muli %458, %c4 : index
            %469 = arith.addi %468, %c15 : index
            %470 = vector.load %15[%469] : memref<?xf32>, vector<16xf32>
            %471 = arith.addi %468, %c16 : index
            %472 = vector.load %15[%471] : memref<?xf32>, vector<16xf32>
            %473 = arith.addi %468, %c17 : index
            %474 = vector.load %15[%473] : memref<?xf32>, vector<16xf32>
            %475 = arith.addi %468, %c18 : index
            %476 = vector.load %15[%475] : memref<?xf32>, vector<16xf32>
            %477 = arith.muli %426, %c5 : index
            %478 = arith.addi %477, %458 : index
            %479 = memref.load %13[%478] : memref<?xf32>
            %480 = vector.broadcast %479 : f32 to vector<16xf32>
            %481 = math.fma %480, %470, %459 : vector<16xf32>
            %482 = math.fma %480, %472, %460 : vector<16xf32>
            %483 = math.fma %480, %474, %461 : vector<16xf32>
            %484 = math.fma %480, %476, %462 : vector<16xf32>
            %485 = arith.muli %442, %c5 : index
            %486 = arith.addi %485, %458 : index
            %487 = memref.load %13[%486] : memref<?xf32>
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
          %493 = memref.load %11[%426] : memref<?xf32>
          %494 = vector.broadcast %493 : f32 to vector<16xf32>
          %495 = arith.addi %429, %c5 : index
          %496 = vector.load %7[%495] : memref<?xf32>, vector<16xf32>
          %497 = arith.mulf %496, %494 : vector<16xf32>
          %498 = memref.load %11[%442] : memref<?xf32>
          %499 = vector.broadcast %498 : f32 to vector<16xf32>
          %500 = arith.addi %445, %c5 : index
          %501 = vector.load %7[%500] : memref<?xf32>, vector<16xf32>
          %502 = arith.mulf %501, %499 : vector<16xf32>
          %506:2 = scf.for %503 = %c15 to %424 step %c10 iter_args(%504 = %497, %505 = %502) -> (vector<16xf32>, vector<16xf32>) {
            %507 = arith.muli %503, %c4 : index
            %508 = arith.addi %507, %c5 : index
            %509 = vector.load %15[%508] : memref<?xf32>, vector<16xf32>
            %510 = arith.muli %426, %c5 : index
            %511 = arith.addi %510, %503 : index
            %512 = memref.load %13[%511] : memref<?xf32>
            %513 = vector.broadcast %512 : f32 to vector<16xf32>
            %514 = math.fma %513, %509, %504 : vector<16xf32>
            %515 = arith.muli %442, %c5 : index
            %516 = arith.addi %515, %503 : index
            %517 = memref.load %13[%516] : memref<?xf32>
            %518 = vector.broadcast %517 : f32 to vector<16xf32>
            %519 = math.fma %518, %509, %505 : vector<16xf32>
            scf.yield %514, %519 : vector<16xf32>, vector<16xf32>
          }
          vector.store %506#0, %7[%495] : memref<?xf32>, vector<16xf32>
          vector.store %506#1, %7[%500] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %520 = %c15 to %34 step %c10 {
        %521 = memref.load %5[%520] : memref<?xf32>
        %522 = memref.load %6[%520] : memref<?xf32>
        %523 = arith.muli %520, %c4 : index
        %524 = memref.load %8[%520] : memref<?xf32>
        %525 = arith.maximumf %524, %521 : f32
        %526 = arith.subf %524, %525 : f32
        %527 = wave.exp2 %526 : f32
        %528 = arith.subf %521, %525 : f32
        %529 = wave.exp2 %528 : f32
        memref.store %525, %8[%520] : memref<?xf32>
        %530 = memref.load %9[%520] : memref<?xf32>
        %531 = arith.mulf %530, %527 : f32
        %532 = math.fma %522, %529, %531 : f32
        memref.store %532, %9[%520] : memref<?xf32>
        %533 = vector.broadcast %527 : f32 to vector<16xf32>
        %534 = vector.broadcast %529 : f32 to vector<16xf32>
        %535 = arith.addi %523, %c15 : index
        %536 = vector.load %10[%535] : memref<?xf32>, vector<16xf32>
        %537 = arith.mulf %536, %533 : vector<16xf32>
        %538 = vector.load %7[%535] : memref<?xf32>, vector<16xf32>
        %539 = math.fma %538, %534, %537 : vector<16xf32>
        vector.store %539, %10[%535] : memref<?xf32>, vector<16xf32>
        %540 = arith.addi %523, %c16 : index
        %541 = vector.load %10[%540] : memref<?xf32>, vector<16xf32>
        %542 = arith.mulf %541, %533 : vector<16xf32>
        %543 = vector.load %7[%540] : memref<?xf32>, vector<16xf32>
        %544 = math.fma %543, %534, %542 : vector<16xf32>
        vector.store %544, %10[%540] : memref<?xf32>, vector<16xf32>
        %545 = arith.addi %523, %c17 : index
        %546 = vector.load %10[%545] : memref<?xf32>, vector<16xf32>
        %547 = arith.mulf %546, %533 : vector<16xf32>
        %548 = vector.load %7[%545] : memref<?xf32>, vector<16xf32>
        %549 = math.fma %548, %534, %547 : vector<16xf32>
        vector.store %549, %10[%545] : memref<?xf32>, vector<16xf32>
        %550 = arith.addi %523, %c18 : index
        %551 = vector.load %10[%550] : memref<?xf32>, vector<16xf32>
        %552 = arith.mulf %551, %533 : vector<16xf32>
        %553 = vector.load %7[%550] : memref<?xf32>, vector<16xf32>
        %554 = math.fma %553, %534, %552 : vector<16xf32>
        vector.store %554, %10[%550] : memref<?xf32>, vector<16xf32>
        %555 = arith.addi %523, %c5 : index
        %556 = vector.load %10[%555] : memref<?xf32>, vector<16xf32>
        %557 = arith.mulf %556, %533 : vector<16xf32>
        %558 = vector.load %7[%555] : memref<?xf32>, vector<16xf32>
        %559 = math.fma %558, %534, %557 : vector<16xf32>
        vector.store %559, %10[%555] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %560 = %c15 to %31 step %c10 {
      %561 = arith.subi %31, %c10 : index
      %562 = arith.minsi %560, %561 : index
      %563 = arith.divui %562, %groupSize : index
      %564 = arith.addi %22, %563 : index
      %565 = arith.muli %2, %groupSize : index
      %566 = arith.remui %562, %groupSize : index
      %567 = arith.addi %565, %566 : index
      %568 = arith.muli %564, %heads : index
      %569 = arith.addi %568, %567 : index
      %570 = arith.muli %569, %c4 : index
      %571 = memref.load %9[%560] : memref<?xf32>
      %572 = arith.divf %c32, %571 : f32
      %573 = vector.broadcast %572 : f32 to vector<16xf32>
      %574 = arith.muli %kvHeads, %c15 : index
      %575 = arith.addi %574, %2 : index
      %576 = arith.muli %575, %c4 : index
      %577 = arith.addi %576, %c15 : index
      %578 = vector.load %factors[%577] : memref<?xf32>, vector<16xf32>
      %579 = arith.muli %kvHeads, %c10 : index
      %580 = arith.addi %579, %2 : index
      %581 = arith.muli %580, %c4 : index
      %582 = arith.addi %581, %c15 : index
      %583 = vector.load %factors[%582] : memref<?xf32>, vector<16xf32>
      %584 = arith.muli %560, %c4 : index
      %585 = arith.addi %584, %c15 : index
      %586 = vector.load %10[%585] : memref<?xf32>, vector<16xf32>
      %587 = arith.mulf %586, %573 : vector<16xf32>
      %588 = math.fma %587, %578, %583 : vector<16xf32>
      %589 = arith.addi %570, %c15 : index
      vector.store %588, %out[%589] : memref<?xf32>, vector<16xf32>
      %590 = arith.addi %576, %c16 : index
      %591 = vector.load %factors[%590] : memref<?xf32>, vector<16xf32>
      %592 = arith.addi %581, %c16 : index
      %593 = vector.load %factors[%592] : memref<?xf32>, vector<16xf32>
      %594 = arith.addi %584, %c16 : index
      %595 = vector.load %10[%594] : memref<?xf32>, vector<16xf32>
      %596 = arith.mulf %595, %573 : vector<16xf32>
      %597 = math.fma %596, %591, %593 : vector<16xf32>
      %598 = arith.addi %570, %c16 : index
      vector.store %597, %out[%598] : memref<?xf32>, vector<16xf32>
      %599 = arith.addi %576, %c17 : index
      %600 = vector.load %factors[%599] : memref<?xf32>, vector<16xf32>
      %601 = arith.addi %581, %c17 : index
      %602 = vector.load %factors[%601] : memref<?xf32>, vector<16xf32>
      %603 = arith.addi %584, %c17 : index
      %604 = vector.load %10[%603] : memref<?xf32>, vector<16xf32>
      %605 = arith.mulf %604, %573 : vector<16xf32>
      %606 = math.fma %605, %600, %602 : vector<16xf32>
      %607 = arith.addi %570, %c17 : index
      vector.store %606, %out[%607] : memref<?xf32>, vector<16xf32>
      %608 = arith.addi %576, %c18 : index
      %609 = vector.load %factors[%608] : memref<?xf32>, vector<16xf32>
      %610 = arith.addi %581, %c18 : index
      %611 = vector.load %factors[%610] : memref<?xf32>, vector<16xf32>
      %612 = arith.addi %584, %c18 : index
      %613 = vector.load %10[%612] : memref<?xf32>, vector<16xf32>
      %614 = arith.mulf %613, %573 : vector<16xf32>
      %615 = math.fma %614, %609, %611 : vector<16xf32>
      %616 = arith.addi %570, %c18 : index
      vector.store %615, %out[%616] : memref<?xf32>, vector<16xf32>
      %617 = arith.addi %576, %c5 : index
      %618 = vector.load %factors[%617] : memref<?xf32>, vector<16xf32>
      %619 = arith.addi %581, %c5 : index
      %620 = vector.load %factors[%619] : memref<?xf32>, vector<16xf32>
      %621 = arith.addi %584, %c5 : index
      %622 = vector.load %10[%621] : memref<?xf32>, vector<16xf32>
      %623 = arith.mulf %622, %573 : vector<16xf32>
      %624 = math.fma %623, %618, %620 : vector<16xf32>
      %625 = arith.addi %570, %c5 : index
      vector.store %624, %out[%625] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
