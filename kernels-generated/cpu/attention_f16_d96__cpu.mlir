// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='f16', dim=96, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 32 : index
  %c18 = arith.constant 48 : index
  %c19 = arith.constant 80 : index
  %c20 = arith.constant dense<0x00000000> : vector<16xf32>
  %c21 = arith.constant 0xF149F2CA : f32
  %c22 = arith.constant 0x00000000 : f32
  %c23 = arith.constant 512 : index
  %pageBytes = wave.param "pageBytes" : index
  %c25 = arith.constant 3072 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 128 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c30 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c31 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c32 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c33 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c34 = arith.constant 0x3F800000 : f32
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
      %68 = arith.addi %51, %c19 : index
      %69 = vector.load %q[%68] : memref<?xf32>, vector<16xf32>
      %70 = arith.addi %54, %c19 : index
      vector.store %69, %4[%70] : memref<?xf32>, vector<16xf32>
    }
    scf.for %71 = %c15 to %34 step %c10 {
      memref.store %c21, %8[%71] : memref<?xf32>
      memref.store %c22, %9[%71] : memref<?xf32>
      %72 = arith.muli %71, %c4 : index
      %73 = arith.addi %72, %c15 : index
      vector.store %c20, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %72, %c16 : index
      vector.store %c20, %10[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %72, %c17 : index
      vector.store %c20, %10[%75] : memref<?xf32>, vector<16xf32>
      %76 = arith.addi %72, %c18 : index
      vector.store %c20, %10[%76] : memref<?xf32>, vector<16xf32>
      %77 = arith.addi %72, %c5 : index
      vector.store %c20, %10[%77] : memref<?xf32>, vector<16xf32>
      %78 = arith.addi %72, %c19 : index
      vector.store %c20, %10[%78] : memref<?xf32>, vector<16xf32>
    }
    scf.for %79 = %c15 to %40 step %c23 {
      scf.for %80 = %c15 to %34 step %c10 {
        memref.store %c21, %5[%80] : memref<?xf32>
        memref.store %c22, %6[%80] : memref<?xf32>
        %81 = arith.muli %80, %c4 : index
        %82 = arith.addi %81, %c15 : index
        vector.store %c20, %7[%82] : memref<?xf32>, vector<16xf32>
        %83 = arith.addi %81, %c16 : index
        vector.store %c20, %7[%83] : memref<?xf32>, vector<16xf32>
        %84 = arith.addi %81, %c17 : index
        vector.store %c20, %7[%84] : memref<?xf32>, vector<16xf32>
        %85 = arith.addi %81, %c18 : index
        vector.store %c20, %7[%85] : memref<?xf32>, vector<16xf32>
        %86 = arith.addi %81, %c5 : index
        vector.store %c20, %7[%86] : memref<?xf32>, vector<16xf32>
        %87 = arith.addi %81, %c19 : index
        vector.store %c20, %7[%87] : memref<?xf32>, vector<16xf32>
      }
      %88 = arith.addi %79, %c23 : index
      %89 = arith.minsi %88, %40 : index
      scf.for %90 = %79 to %89 step %c5 {
        scf.for %91 = %c15 to %c9 step %c10 {
          %92 = arith.muli %91, %c16 : index
          %93 = arith.addi %90, %92 : index
          %94 = arith.cmpi slt, %93, %40 : index
          scf.if %94 {
            %95 = arith.divui %93, %c16 : index
            %96 = arith.addi %30, %95 : index
            %97 = memref.load %step[%96] : memref<?xi32>
            %98 = arith.index_cast %97 : i32 to index
            %99 = arith.muli %98, %pageBytes : index
            %100 = arith.muli %2, %c6 : index
            %101 = arith.addi %99, %100 : index
            scf.for %102 = %c15 to %c4 step %c10 {
              %103 = arith.muli %102, %c17 : index
              %104 = arith.addi %101, %103 : index
              %105 = vector.load %kv[%104] : memref<?xi8>, vector<32xi8>
              %106 = arith.muli %102, %c5 : index
              %107 = arith.addi %106, %92 : index
              %108 = vector.bitcast %105 : vector<32xi8> to vector<16xf16>
              %109 = arith.extf %108 : vector<16xf16> to vector<16xf32>
              vector.store %109, %14[%107] : memref<?xf32>, vector<16xf32>
            }
            %110 = arith.addi %101, %c25 : index
            scf.for %111 = %c15 to %c16 step %c10 {
              %112 = arith.addi %93, %111 : index
              %113 = arith.cmpi slt, %112, %40 : index
              %114 = arith.muli %111, %c26 : index
              %115 = arith.addi %110, %114 : index
              %116 = arith.addi %115, %c15 : index
              %117 = vector.load %kv[%116] : memref<?xi8>, vector<32xi8>
              %118 = vector.bitcast %117 : vector<32xi8> to vector<16xf16>
              %119 = arith.extf %118 : vector<16xf16> to vector<16xf32>
              %120 = arith.select %113, %119, %c20 : vector<16xf32>
              %121 = arith.addi %92, %111 : index
              %122 = arith.muli %121, %c4 : index
              %123 = arith.addi %122, %c15 : index
              vector.store %120, %15[%123] : memref<?xf32>, vector<16xf32>
              %124 = arith.addi %115, %c17 : index
              %125 = vector.load %kv[%124] : memref<?xi8>, vector<32xi8>
              %126 = vector.bitcast %125 : vector<32xi8> to vector<16xf16>
              %127 = arith.extf %126 : vector<16xf16> to vector<16xf32>
              %128 = arith.select %113, %127, %c20 : vector<16xf32>
              %129 = arith.addi %122, %c16 : index
              vector.store %128, %15[%129] : memref<?xf32>, vector<16xf32>
              %130 = arith.addi %115, %c5 : index
              %131 = vector.load %kv[%130] : memref<?xi8>, vector<32xi8>
              %132 = vector.bitcast %131 : vector<32xi8> to vector<16xf16>
              %133 = arith.extf %132 : vector<16xf16> to vector<16xf32>
              %134 = arith.select %113, %133, %c20 : vector<16xf32>
              %135 = arith.addi %122, %c17 : index
              vector.store %134, %15[%135] : memref<?xf32>, vector<16xf32>
              %136 = arith.addi %115, %c4 : index
              %137 = vector.load %kv[%136] : memref<?xi8>, vector<32xi8>
              %138 = vector.bitcast %137 : vector<32xi8> to vector<16xf16>
              %139 = arith.extf %138 : vector<16xf16> to vector<16xf32>
              %140 = arith.select %113, %139, %c20 : vector<16xf32>
              %141 = arith.addi %122, %c18 : index
              vector.store %140, %15[%141] : memref<?xf32>, vector<16xf32>
              %142 = arith.addi %115, %c27 : index
              %143 = vector.load %kv[%142] : memref<?xi8>, vector<32xi8>
              %144 = vector.bitcast %143 : vector<32xi8> to vector<16xf16>
              %145 = arith.extf %144 : vector<16xf16> to vector<16xf32>
              %146 = arith.select %113, %145, %c20 : vector<16xf32>
              %147 = arith.addi %122, %c5 : index
              vector.store %146, %15[%147] : memref<?xf32>, vector<16xf32>
              %148 = arith.addi %115, %c28 : index
              %149 = vector.load %kv[%148] : memref<?xi8>, vector<32xi8>
              %150 = vector.bitcast %149 : vector<32xi8> to vector<16xf16>
              %151 = arith.extf %150 : vector<16xf16> to vector<16xf32>
              %152 = arith.select %113, %151, %c20 : vector<16xf32>
              %153 = arith.addi %122, %c19 : index
              vector.store %152, %15[%153] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %154 = %c15 to %34 step %c9 {
          %172:16 = scf.for %155 = %c15 to %c4 step %c10 iter_args(%156 = %c20, %157 = %c20, %158 = %c20, %159 = %c20, %160 = %c20, %161 = %c20, %162 = %c20, %163 = %c20, %164 = %c20, %165 = %c20, %166 = %c20, %167 = %c20, %168 = %c20, %169 = %c20, %170 = %c20, %171 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %173 = arith.muli %155, %c5 : index
            %174 = arith.addi %173, %c15 : index
            %175 = vector.load %14[%174] : memref<?xf32>, vector<16xf32>
            %176 = arith.addi %173, %c16 : index
            %177 = vector.load %14[%176] : memref<?xf32>, vector<16xf32>
            %178 = arith.addi %173, %c17 : index
            %179 = vector.load %14[%178] : memref<?xf32>, vector<16xf32>
            %180 = arith.addi %173, %c18 : index
            %181 = vector.load %14[%180] : memref<?xf32>, vector<16xf32>
            %182 = arith.addi %154, %c15 : index
            %183 = arith.muli %182, %c4 : index
            %184 = arith.addi %183, %155 : index
            %185 = memref.load %4[%184] : memref<?xf32>
            %186 = vector.broadcast %185 : f32 to vector<16xf32>
            %187 = math.fma %186, %175, %156 : vector<16xf32>
            %188 = math.fma %186, %177, %157 : vector<16xf32>
            %189 = math.fma %186, %179, %158 : vector<16xf32>
            %190 = math.fma %186, %181, %159 : vector<16xf32>
            %191 = arith.addi %154, %c10 : index
            %192 = arith.muli %191, %c4 : index
            %193 = arith.addi %192, %155 : index
            %194 = memref.load %4[%193] : memref<?xf32>
            %195 = vector.broadcast %194 : f32 to vector<16xf32>
            %196 = math.fma %195, %175, %160 : vector<16xf32>
            %197 = math.fma %195, %177, %161 : vector<16xf32>
            %198 = math.fma %195, %179, %162 : vector<16xf32>
            %199 = math.fma %195, %181, %163 : vector<16xf32>
            %200 = arith.addi %154, %c7 : index
            %201 = arith.muli %200, %c4 : index
            %202 = arith.addi %201, %155 : index
            %203 = memref.load %4[%202] : memref<?xf32>
            %204 = vector.broadcast %203 : f32 to vector<16xf32>
            %205 = math.fma %204, %175, %164 : vector<16xf32>
            %206 = math.fma %204, %177, %165 : vector<16xf32>
            %207 = math.fma %204, %179, %166 : vector<16xf32>
            %208 = math.fma %204, %181, %167 : vector<16xf32>
            %209 = arith.addi %154, %c13 : index
            %210 = arith.muli %209, %c4 : index
            %211 = arith.addi %210, %155 : index
            %212 = memref.load %4[%211] : memref<?xf32>
            %213 = vector.broadcast %212 : f32 to vector<16xf32>
            %214 = math.fma %213, %175, %168 : vector<16xf32>
            %215 = math.fma %213, %177, %169 : vector<16xf32>
            %216 = math.fma %213, %179, %170 : vector<16xf32>
            %217 = math.fma %213, %181, %171 : vector<16xf32>
            scf.yield %187, %188, %189, %190, %196, %197, %198, %199, %205, %206, %207, %208, %214, %215, %216, %217 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %218 = arith.addi %154, %c15 : index
          %219 = arith.subi %31, %c10 : index
          %220 = arith.minsi %218, %219 : index
          %221 = arith.divui %220, %groupSize : index
          %222 = arith.addi %22, %221 : index
          %223 = arith.muli %2, %groupSize : index
          %224 = arith.remui %220, %groupSize : index
          %225 = arith.addi %223, %224 : index
          %226 = arith.addi %positionsAt, %222 : index
          %227 = memref.load %step[%226] : memref<?xi32>
          %228 = arith.index_cast %227 : i32 to index
          %229 = arith.subi %228, %90 : index
          %230 = arith.index_cast %229 : index to i32
          %231 = vector.broadcast %230 : i32 to vector<16xi32>
          %232 = arith.cmpi sle, %c29, %231 : vector<16xi32>
          %233 = arith.select %232, %172#0, %c30 : vector<16xi1>, vector<16xf32>
          %234 = arith.cmpi sle, %c31, %231 : vector<16xi32>
          %235 = arith.select %234, %172#1, %c30 : vector<16xi1>, vector<16xf32>
          %236 = arith.cmpi sle, %c32, %231 : vector<16xi32>
          %237 = arith.select %236, %172#2, %c30 : vector<16xi1>, vector<16xf32>
          %238 = arith.cmpi sle, %c33, %231 : vector<16xi32>
          %239 = arith.select %238, %172#3, %c30 : vector<16xi1>, vector<16xf32>
          %240 = arith.maximumf %233, %235 : vector<16xf32>
          %241 = arith.maximumf %240, %237 : vector<16xf32>
          %242 = arith.maximumf %241, %239 : vector<16xf32>
          %243 = memref.load %5[%218] : memref<?xf32>
          %244 = wave.reduce "max" %242 : vector<16xf32>
          %245 = arith.maximumf %243, %244 : f32
          %246 = arith.subf %243, %245 : f32
          %247 = wave.exp2 %246 : f32
          %248 = vector.broadcast %245 : f32 to vector<16xf32>
          %249 = arith.subf %233, %248 : vector<16xf32>
          %250 = wave.exp2 %249 : vector<16xf32>
          %251 = arith.select %232, %250, %c20 : vector<16xi1>, vector<16xf32>
          %252 = arith.muli %218, %c5 : index
          %253 = arith.addi %252, %c15 : index
          vector.store %251, %13[%253] : memref<?xf32>, vector<16xf32>
          %254 = arith.subf %235, %248 : vector<16xf32>
          %255 = wave.exp2 %254 : vector<16xf32>
          %256 = arith.select %234, %255, %c20 : vector<16xi1>, vector<16xf32>
          %257 = arith.addi %252, %c16 : index
          vector.store %256, %13[%257] : memref<?xf32>, vector<16xf32>
          %258 = arith.addf %251, %256 : vector<16xf32>
          %259 = arith.subf %237, %248 : vector<16xf32>
          %260 = wave.exp2 %259 : vector<16xf32>
          %261 = arith.select %236, %260, %c20 : vector<16xi1>, vector<16xf32>
          %262 = arith.addi %252, %c17 : index
          vector.store %261, %13[%262] : memref<?xf32>, vector<16xf32>
          %263 = arith.addf %258, %261 : vector<16xf32>
          %264 = arith.subf %239, %248 : vector<16xf32>
          %265 = wave.exp2 %264 : vector<16xf32>
          %266 = arith.select %238, %265, %c20 : vector<16xi1>, vector<16xf32>
          %267 = arith.addi %252, %c18 : index
          vector.store %266, %13[%267] : memref<?xf32>, vector<16xf32>
          %268 = arith.addf %263, %266 : vector<16xf32>
          %269 = memref.load %6[%218] : memref<?xf32>
          %270 = wave.reduce "add" %268 : vector<16xf32>
          %271 = math.fma %269, %247, %270 : f32
          memref.store %245, %5[%218] : memref<?xf32>
          memref.store %271, %6[%218] : memref<?xf32>
          memref.store %247, %11[%218] : memref<?xf32>
          %272 = arith.addi %154, %c10 : index
          %273 = arith.minsi %272, %219 : index
          %274 = arith.divui %273, %groupSize : index
          %275 = arith.addi %22, %274 : index
          %276 = arith.remui %273, %groupSize : index
          %277 = arith.addi %223, %276 : index
          %278 = arith.addi %positionsAt, %275 : index
          %279 = memref.load %step[%278] : memref<?xi32>
          %280 = arith.index_cast %279 : i32 to index
          %281 = arith.subi %280, %90 : index
          %282 = arith.index_cast %281 : index to i32
          %283 = vector.broadcast %282 : i32 to vector<16xi32>
          %284 = arith.cmpi sle, %c29, %283 : vector<16xi32>
          %285 = arith.select %284, %172#4, %c30 : vector<16xi1>, vector<16xf32>
          %286 = arith.cmpi sle, %c31, %283 : vector<16xi32>
          %287 = arith.select %286, %172#5, %c30 : vector<16xi1>, vector<16xf32>
          %288 = arith.cmpi sle, %c32, %283 : vector<16xi32>
          %289 = arith.select %288, %172#6, %c30 : vector<16xi1>, vector<16xf32>
          %290 = arith.cmpi sle, %c33, %283 : vector<16xi32>
          %291 = arith.select %290, %172#7, %c30 : vector<16xi1>, vector<16xf32>
          %292 = arith.maximumf %285, %287 : vector<16xf32>
          %293 = arith.maximumf %292, %289 : vector<16xf32>
          %294 = arith.maximumf %293, %291 : vector<16xf32>
          %295 = memref.load %5[%272] : memref<?xf32>
          %296 = wave.reduce "max" %294 : vector<16xf32>
          %297 = arith.maximumf %295, %296 : f32
          %298 = arith.subf %295, %297 : f32
          %299 = wave.exp2 %298 : f32
          %300 = vector.broadcast %297 : f32 to vector<16xf32>
          %301 = arith.subf %285, %300 : vector<16xf32>
          %302 = wave.exp2 %301 : vector<16xf32>
          %303 = arith.select %284, %302, %c20 : vector<16xi1>, vector<16xf32>
          %304 = arith.muli %272, %c5 : index
          %305 = arith.addi %304, %c15 : index
          vector.store %303, %13[%305] : memref<?xf32>, vector<16xf32>
          %306 = arith.subf %287, %300 : vector<16xf32>
          %307 = wave.exp2 %306 : vector<16xf32>
          %308 = arith.select %286, %307, %c20 : vector<16xi1>, vector<16xf32>
          %309 = arith.addi %304, %c16 : index
          vector.store %308, %13[%309] : memref<?xf32>, vector<16xf32>
          %310 = arith.addf %303, %308 : vector<16xf32>
          %311 = arith.subf %289, %300 : vector<16xf32>
          %312 = wave.exp2 %311 : vector<16xf32>
          %313 = arith.select %288, %312, %c20 : vector<16xi1>, vector<16xf32>
          %314 = arith.addi %304, %c17 : index
          vector.store %313, %13[%314] : memref<?xf32>, vector<16xf32>
          %315 = arith.addf %310, %313 : vector<16xf32>
          %316 = arith.subf %291, %300 : vector<16xf32>
          %317 = wave.exp2 %316 : vector<16xf32>
          %318 = arith.select %290, %317, %c20 : vector<16xi1>, vector<16xf32>
          %319 = arith.addi %304, %c18 : index
          vector.store %318, %13[%319] : memref<?xf32>, vector<16xf32>
          %320 = arith.addf %315, %318 : vector<16xf32>
          %321 = memref.load %6[%272] : memref<?xf32>
          %322 = wave.reduce "add" %320 : vector<16xf32>
          %323 = math.fma %321, %299, %322 : f32
          memref.store %297, %5[%272] : memref<?xf32>
          memref.store %323, %6[%272] : memref<?xf32>
          memref.store %299, %11[%272] : memref<?xf32>
          %324 = arith.addi %154, %c7 : index
          %325 = arith.minsi %324, %219 : index
          %326 = arith.divui %325, %groupSize : index
          %327 = arith.addi %22, %326 : index
          %328 = arith.remui %325, %groupSize : index
          %329 = arith.addi %223, %328 : index
          %330 = arith.addi %positionsAt, %327 : index
          %331 = memref.load %step[%330] : memref<?xi32>
          %332 = arith.index_cast %331 : i32 to index
          %333 = arith.subi %332, %90 : index
          %334 = arith.index_cast %333 : index to i32
          %335 = vector.broadcast %334 : i32 to vector<16xi32>
          %336 = arith.cmpi sle, %c29, %335 : vector<16xi32>
          %337 = arith.select %336, %172#8, %c30 : vector<16xi1>, vector<16xf32>
          %338 = arith.cmpi sle, %c31, %335 : vector<16xi32>
          %339 = arith.select %338, %172#9, %c30 : vector<16xi1>, vector<16xf32>
          %340 = arith.cmpi sle, %c32, %335 : vector<16xi32>
          %341 = arith.select %340, %172#10, %c30 : vector<16xi1>, vector<16xf32>
          %342 = arith.cmpi sle, %c33, %335 : vector<16xi32>
          %343 = arith.select %342, %172#11, %c30 : vector<16xi1>, vector<16xf32>
          %344 = arith.maximumf %337, %339 : vector<16xf32>
          %345 = arith.maximumf %344, %341 : vector<16xf32>
          %346 = arith.maximumf %345, %343 : vector<16xf32>
          %347 = memref.load %5[%324] : memref<?xf32>
          %348 = wave.reduce "max" %346 : vector<16xf32>
          %349 = arith.maximumf %347, %348 : f32
          %350 = arith.subf %347, %349 : f32
          %351 = wave.exp2 %350 : f32
          %352 = vector.broadcast %349 : f32 to vector<16xf32>
          %353 = arith.subf %337, %352 : vector<16xf32>
          %354 = wave.exp2 %353 : vector<16xf32>
          %355 = arith.select %336, %354, %c20 : vector<16xi1>, vector<16xf32>
          %356 = arith.muli %324, %c5 : index
          %357 = arith.addi %356, %c15 : index
          vector.store %355, %13[%357] : memref<?xf32>, vector<16xf32>
          %358 = arith.subf %339, %352 : vector<16xf32>
          %359 = wave.exp2 %358 : vector<16xf32>
          %360 = arith.select %338, %359, %c20 : vector<16xi1>, vector<16xf32>
          %361 = arith.addi %356, %c16 : index
          vector.store %360, %13[%361] : memref<?xf32>, vector<16xf32>
          %362 = arith.addf %355, %360 : vector<16xf32>
          %363 = arith.subf %341, %352 : vector<16xf32>
          %364 = wave.exp2 %363 : vector<16xf32>
          %365 = arith.select %340, %364, %c20 : vector<16xi1>, vector<16xf32>
          %366 = arith.addi %356, %c17 : index
          vector.store %365, %13[%366] : memref<?xf32>, vector<16xf32>
          %367 = arith.addf %362, %365 : vector<16xf32>
          %368 = arith.subf %343, %352 : vector<16xf32>
          %369 = wave.exp2 %368 : vector<16xf32>
          %370 = arith.select %342, %369, %c20 : vector<16xi1>, vector<16xf32>
          %371 = arith.addi %356, %c18 : index
          vector.store %370, %13[%371] : memref<?xf32>, vector<16xf32>
          %372 = arith.addf %367, %370 : vector<16xf32>
          %373 = memref.load %6[%324] : memref<?xf32>
          %374 = wave.reduce "add" %372 : vector<16xf32>
          %375 = math.fma %373, %351, %374 : f32
          memref.store %349, %5[%324] : memref<?xf32>
          memref.store %375, %6[%324] : memref<?xf32>
          memref.store %351, %11[%324] : memref<?xf32>
          %376 = arith.addi %154, %c13 : index
          %377 = arith.minsi %376, %219 : index
          %378 = arith.divui %377, %groupSize : index
          %379 = arith.addi %22, %378 : index
          %380 = arith.remui %377, %groupSize : index
          %381 = arith.addi %223, %380 : index
          %382 = arith.addi %positionsAt, %379 : index
          %383 = memref.load %step[%382] : memref<?xi32>
          %384 = arith.index_cast %383 : i32 to index
          %385 = arith.subi %384, %90 : index
          %386 = arith.index_cast %385 : index to i32
          %387 = vector.broadcast %386 : i32 to vector<16xi32>
          %388 = arith.cmpi sle, %c29, %387 : vector<16xi32>
          %389 = arith.select %388, %172#12, %c30 : vector<16xi1>, vector<16xf32>
          %390 = arith.cmpi sle, %c31, %387 : vector<16xi32>
          %391 = arith.select %390, %172#13, %c30 : vector<16xi1>, vector<16xf32>
          %392 = arith.cmpi sle, %c32, %387 : vector<16xi32>
          %393 = arith.select %392, %172#14, %c30 : vector<16xi1>, vector<16xf32>
          %394 = arith.cmpi sle, %c33, %387 : vector<16xi32>
          %395 = arith.select %394, %172#15, %c30 : vector<16xi1>, vector<16xf32>
          %396 = arith.maximumf %389, %391 : vector<16xf32>
          %397 = arith.maximumf %396, %393 : vector<16xf32>
          %398 = arith.maximumf %397, %395 : vector<16xf32>
          %399 = memref.load %5[%376] : memref<?xf32>
          %400 = wave.reduce "max" %398 : vector<16xf32>
          %401 = arith.maximumf %399, %400 : f32
          %402 = arith.subf %399, %401 : f32
          %403 = wave.exp2 %402 : f32
          %404 = vector.broadcast %401 : f32 to vector<16xf32>
          %405 = arith.subf %389, %404 : vector<16xf32>
          %406 = wave.exp2 %405 : vector<16xf32>
          %407 = arith.select %388, %406, %c20 : vector<16xi1>, vector<16xf32>
          %408 = arith.muli %376, %c5 : index
          %409 = arith.addi %408, %c15 : index
          vector.store %407, %13[%409] : memref<?xf32>, vector<16xf32>
          %410 = arith.subf %391, %404 : vector<16xf32>
          %411 = wave.exp2 %410 : vector<16xf32>
          %412 = arith.select %390, %411, %c20 : vector<16xi1>, vector<16xf32>
          %413 = arith.addi %408, %c16 : index
          vector.store %412, %13[%413] : memref<?xf32>, vector<16xf32>
          %414 = arith.addf %407, %412 : vector<16xf32>
          %415 = arith.subf %393, %404 : vector<16xf32>
          %416 = wave.exp2 %415 : vector<16xf32>
          %417 = arith.select %392, %416, %c20 : vector<16xi1>, vector<16xf32>
          %418 = arith.addi %408, %c17 : index
          vector.store %417, %13[%418] : memref<?xf32>, vector<16xf32>
          %419 = arith.addf %414, %417 : vector<16xf32>
          %420 = arith.subf %395, %404 : vector<16xf32>
          %421 = wave.exp2 %420 : vector<16xf32>
          %422 = arith.select %394, %421, %c20 : vector<16xi1>, vector<16xf32>
          %423 = arith.addi %408, %c18 : index
          vector.store %422, %13[%423] : memref<?xf32>, vector<16xf32>
          %424 = arith.addf %419, %422 : vector<16xf32>
          %425 = memref.load %6[%376] : memref<?xf32>
          %426 = wave.reduce "add" %424 : vector<16xf32>
          %427 = math.fma %425, %403, %426 : f32
          memref.store %401, %5[%376] : memref<?xf32>
          memref.store %427, %6[%376] : memref<?xf32>
          memref.store %403, %11[%376] : memref<?xf32>
        }
        %428 = arith.subi %40, %90 : index
        %429 = arith.minsi %428, %c5 : index
        scf.for %430 = %c15 to %34 step %c7 {
          %431 = arith.addi %430, %c15 : index
          %432 = memref.load %11[%431] : memref<?xf32>
          %433 = vector.broadcast %432 : f32 to vector<16xf32>
          %434 = arith.muli %431, %c4 : index
          %435 = arith.addi %434, %c15 : index
          %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
          %437 = arith.mulf %436, %433 : vector<16xf32>
          %438 = arith.addi %434, %c16 : index
          %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
          %440 = arith.mulf %439, %433 : vector<16xf32>
          %441 = arith.addi %434, %c17 : index
          %442 = vector.load %7[%441] : memref<?xf32>, vector<16xf32>
          %443 = arith.mulf %442, %433 : vector<16xf32>
          %444 = arith.addi %434, %c18 : index
          %445 = vector.load %7[%444] : memref<?xf32>, vector<16xf32>
          %446 = arith.mulf %445, %433 : vector<16xf32>
          %447 = arith.addi %430, %c10 : index
          %448 = memref.load %11[%447] : memref<?xf32>
          %449 = vector.broadcast %448 : f32 to vector<16xf32>
          %450 = arith.muli %447, %c4 : index
          %451 = arith.addi %450, %c15 : index
          %452 = vector.load %7[%451] : memref<?xf32>, vector<16xf32>
          %453 = arith.mulf %452, %449 : vector<16xf32>
          %454 = arith.addi %450, %c16 : index
          %455 = vector.load %7[%454] : memref<?xf32>, vector<16xf32>
          %456 = arith.mulf %455, %449 : vector<16xf32>
          %457 = arith.addi %450, %c17 : index
          %458 = vector.load %7[%457] : memref<?xf32>, vector<16xf32>
          %459 = arith.mulf %458, %449 : vector<16xf32>
          %460 = arith.addi %450, %c18 : index
          %461 = vector.load %7[%460] : memref<?xf32>, vector<16xf32>
          %462 = arith.mulf %461, %449 : vector<16xf32>
          %472:8 = scf.for %463 = %c15 to %429 step %c10 iter_args(%464 = %437, %465 = %440, %466 = %443, %467 = %446, %468 = %453, %469 = %456, %470 = %459, %471 = %462) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %473 = arith.muli %463, %c4 : index
            %474 = arith.addi %473, %c15 : index
            %475 = vector.load %15[%474] : memref<?xf32>, vector<16xf32>
            %476 = arith.addi %473, %c16 : index
            %477 = vector.load %15[%476] : memref<?xf32>, vector<16xf32>
            %478 = arith.addi %473, %c17 : index
            %479 = vector.load %15[%478] : memref<?xf32>, vector<16xf32>
            %480 = arith.addi %473, %c18 : index
            %481 = vector.load %15[%480] : memref<?xf32>, vector<16xf32>
            %482 = arith.muli %431, %c5 : index
            %483 = arith.addi %482, %463 : index
            %484 = memref.load %13[%483] : memref<?xf32>
            %485 = vector.broadcast %484 : f32 to vector<16xf32>
            %486 = math.fma %485, %475, %464 : vector<16xf32>
            %487 = math.fma %485, %477, %465 : vector<16xf32>
            %488 = math.fma %485, %479, %466 : vector<16xf32>
            %489 = math.fma %485, %481, %467 : vector<16xf32>
            %490 = arith.muli %447, %c5 : index
            %491 = arith.addi %490, %463 : index
            %492 = memref.load %13[%491] : memref<?xf32>
            %493 = vector.broadcast %492 : f32 to vector<16xf32>
            %494 = math.fma %493, %475, %468 : vector<16xf32>
            %495 = math.fma %493, %477, %469 : vector<16xf32>
            %496 = math.fma %493, %479, %470 : vector<16xf32>
            %497 = math.fma %493, %481, %471 : vector<16xf32>
            scf.yield %486, %487, %488, %489, %494, %495, %496, %497 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %472#0, %7[%435] : memref<?xf32>, vector<16xf32>
          vector.store %472#1, %7[%438] : memref<?xf32>, vector<16xf32>
          vector.store %472#2, %7[%441] : memref<?xf32>, vector<16xf32>
          vector.store %472#3, %7[%444] : memref<?xf32>, vector<16xf32>
          vector.store %472#4, %7[%451] : memref<?xf32>, vector<16xf32>
          vector.store %472#5, %7[%454] : memref<?xf32>, vector<16xf32>
          vector.store %472#6, %7[%457] : memref<?xf32>, vector<16xf32>
          vector.store %472#7, %7[%460] : memref<?xf32>, vector<16xf32>
          %498 = memref.load %11[%431] : memref<?xf32>
          %499 = vector.broadcast %498 : f32 to vector<16xf32>
          %500 = arith.addi %434, %c5 : index
          %501 = vector.load %7[%500] : memref<?xf32>, vector<16xf32>
          %502 = arith.mulf %501, %499 : vector<16xf32>
          %503 = arith.addi %434, %c19 : index
          %504 = vector.load %7[%503] : memref<?xf32>, vector<16xf32>
          %505 = arith.mulf %504, %499 : vector<16xf32>
          %506 = memref.load %11[%447] : memref<?xf32>
          %507 = vector.broadcast %506 : f32 to vector<16xf32>
          %508 = arith.addi %450, %c5 : index
          %509 = vector.load %7[%508] : memref<?xf32>, vector<16xf32>
          %510 = arith.mulf %509, %507 : vector<16xf32>
          %511 = arith.addi %450, %c19 : index
          %512 = vector.load %7[%511] : memref<?xf32>, vector<16xf32>
          %513 = arith.mulf %512, %507 : vector<16xf32>
          %519:4 = scf.for %514 = %c15 to %429 step %c10 iter_args(%515 = %502, %516 = %505, %517 = %510, %518 = %513) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %520 = arith.muli %514, %c4 : index
            %521 = arith.addi %520, %c5 : index
            %522 = vector.load %15[%521] : memref<?xf32>, vector<16xf32>
            %523 = arith.addi %520, %c19 : index
            %524 = vector.load %15[%523] : memref<?xf32>, vector<16xf32>
            %525 = arith.muli %431, %c5 : index
            %526 = arith.addi %525, %514 : index
            %527 = memref.load %13[%526] : memref<?xf32>
            %528 = vector.broadcast %527 : f32 to vector<16xf32>
            %529 = math.fma %528, %522, %515 : vector<16xf32>
            %530 = math.fma %528, %524, %516 : vector<16xf32>
            %531 = arith.muli %447, %c5 : index
            %532 = arith.addi %531, %514 : index
            %533 = memref.load %13[%532] : memref<?xf32>
            %534 = vector.broadcast %533 : f32 to vector<16xf32>
            %535 = math.fma %534, %522, %517 : vector<16xf32>
            %536 = math.fma %534, %524, %518 : vector<16xf32>
            scf.yield %529, %530, %535, %536 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %519#0, %7[%500] : memref<?xf32>, vector<16xf32>
          vector.store %519#1, %7[%503] : memref<?xf32>, vector<16xf32>
          vector.store %519#2, %7[%508] : memref<?xf32>, vector<16xf32>
          vector.store %519#3, %7[%511] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %537 = %c15 to %34 step %c10 {
        %538 = memref.load %5[%537] : memref<?xf32>
        %539 = memref.load %6[%537] : memref<?xf32>
        %540 = arith.muli %537, %c4 : index
        %541 = memref.load %8[%537] : memref<?xf32>
        %542 = arith.maximumf %541, %538 : f32
        %543 = arith.subf %541, %542 : f32
        %544 = wave.exp2 %543 : f32
        %545 = arith.subf %538, %542 : f32
        %546 = wave.exp2 %545 : f32
        memref.store %542, %8[%537] : memref<?xf32>
        %547 = memref.load %9[%537] : memref<?xf32>
        %548 = arith.mulf %547, %544 : f32
        %549 = math.fma %539, %546, %548 : f32
        memref.store %549, %9[%537] : memref<?xf32>
        %550 = vector.broadcast %544 : f32 to vector<16xf32>
        %551 = vector.broadcast %546 : f32 to vector<16xf32>
        %552 = arith.addi %540, %c15 : index
        %553 = vector.load %10[%552] : memref<?xf32>, vector<16xf32>
        %554 = arith.mulf %553, %550 : vector<16xf32>
        %555 = vector.load %7[%552] : memref<?xf32>, vector<16xf32>
        %556 = math.fma %555, %551, %554 : vector<16xf32>
        vector.store %556, %10[%552] : memref<?xf32>, vector<16xf32>
        %557 = arith.addi %540, %c16 : index
        %558 = vector.load %10[%557] : memref<?xf32>, vector<16xf32>
        %559 = arith.mulf %558, %550 : vector<16xf32>
        %560 = vector.load %7[%557] : memref<?xf32>, vector<16xf32>
        %561 = math.fma %560, %551, %559 : vector<16xf32>
        vector.store %561, %10[%557] : memref<?xf32>, vector<16xf32>
        %562 = arith.addi %540, %c17 : index
        %563 = vector.load %10[%562] : memref<?xf32>, vector<16xf32>
        %564 = arith.mulf %563, %550 : vector<16xf32>
        %565 = vector.load %7[%562] : memref<?xf32>, vector<16xf32>
        %566 = math.fma %565, %551, %564 : vector<16xf32>
        vector.store %566, %10[%562] : memref<?xf32>, vector<16xf32>
        %567 = arith.addi %540, %c18 : index
        %568 = vector.load %10[%567] : memref<?xf32>, vector<16xf32>
        %569 = arith.mulf %568, %550 : vector<16xf32>
        %570 = vector.load %7[%567] : memref<?xf32>, vector<16xf32>
        %571 = math.fma %570, %551, %569 : vector<16xf32>
        vector.store %571, %10[%567] : memref<?xf32>, vector<16xf32>
        %572 = arith.addi %540, %c5 : index
        %573 = vector.load %10[%572] : memref<?xf32>, vector<16xf32>
        %574 = arith.mulf %573, %550 : vector<16xf32>
        %575 = vector.load %7[%572] : memref<?xf32>, vector<16xf32>
        %576 = math.fma %575, %551, %574 : vector<16xf32>
        vector.store %576, %10[%572] : memref<?xf32>, vector<16xf32>
        %577 = arith.addi %540, %c19 : index
        %578 = vector.load %10[%577] : memref<?xf32>, vector<16xf32>
        %579 = arith.mulf %578, %550 : vector<16xf32>
        %580 = vector.load %7[%577] : memref<?xf32>, vector<16xf32>
        %581 = math.fma %580, %551, %579 : vector<16xf32>
        vector.store %581, %10[%577] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %582 = %c15 to %31 step %c10 {
      %583 = arith.subi %31, %c10 : index
      %584 = arith.minsi %582, %583 : index
      %585 = arith.divui %584, %groupSize : index
      %586 = arith.addi %22, %585 : index
      %587 = arith.muli %2, %groupSize : index
      %588 = arith.remui %584, %groupSize : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %586, %heads : index
      %591 = arith.addi %590, %589 : index
      %592 = arith.muli %591, %c4 : index
      %593 = memref.load %9[%582] : memref<?xf32>
      %594 = arith.divf %c34, %593 : f32
      %595 = vector.broadcast %594 : f32 to vector<16xf32>
      %596 = arith.muli %kvHeads, %c15 : index
      %597 = arith.addi %596, %2 : index
      %598 = arith.muli %597, %c4 : index
      %599 = arith.addi %598, %c15 : index
      %600 = vector.load %factors[%599] : memref<?xf32>, vector<16xf32>
      %601 = arith.muli %kvHeads, %c10 : index
      %602 = arith.addi %601, %2 : index
      %603 = arith.muli %602, %c4 : index
      %604 = arith.addi %603, %c15 : index
      %605 = vector.load %factors[%604] : memref<?xf32>, vector<16xf32>
      %606 = arith.muli %582, %c4 : index
      %607 = arith.addi %606, %c15 : index
      %608 = vector.load %10[%607] : memref<?xf32>, vector<16xf32>
      %609 = arith.mulf %608, %595 : vector<16xf32>
      %610 = math.fma %609, %600, %605 : vector<16xf32>
      %611 = arith.addi %592, %c15 : index
      vector.store %610, %out[%611] : memref<?xf32>, vector<16xf32>
      %612 = arith.addi %598, %c16 : index
      %613 = vector.load %factors[%612] : memref<?xf32>, vector<16xf32>
      %614 = arith.addi %603, %c16 : index
      %615 = vector.load %factors[%614] : memref<?xf32>, vector<16xf32>
      %616 = arith.addi %606, %c16 : index
      %617 = vector.load %10[%616] : memref<?xf32>, vector<16xf32>
      %618 = arith.mulf %617, %595 : vector<16xf32>
      %619 = math.fma %618, %613, %615 : vector<16xf32>
      %620 = arith.addi %592, %c16 : index
      vector.store %619, %out[%620] : memref<?xf32>, vector<16xf32>
      %621 = arith.addi %598, %c17 : index
      %622 = vector.load %factors[%621] : memref<?xf32>, vector<16xf32>
      %623 = arith.addi %603, %c17 : index
      %624 = vector.load %factors[%623] : memref<?xf32>, vector<16xf32>
      %625 = arith.addi %606, %c17 : index
      %626 = vector.load %10[%625] : memref<?xf32>, vector<16xf32>
      %627 = arith.mulf %626, %595 : vector<16xf32>
      %628 = math.fma %627, %622, %624 : vector<16xf32>
      %629 = arith.addi %592, %c17 : index
      vector.store %628, %out[%629] : memref<?xf32>, vector<16xf32>
      %630 = arith.addi %598, %c18 : index
      %631 = vector.load %factors[%630] : memref<?xf32>, vector<16xf32>
      %632 = arith.addi %603, %c18 : index
      %633 = vector.load %factors[%632] : memref<?xf32>, vector<16xf32>
      %634 = arith.addi %606, %c18 : index
      %635 = vector.load %10[%634] : memref<?xf32>, vector<16xf32>
      %636 = arith.mulf %635, %595 : vector<16xf32>
      %637 = math.fma %636, %631, %633 : vector<16xf32>
      %638 = arith.addi %592, %c18 : index
      vector.store %637, %out[%638] : memref<?xf32>, vector<16xf32>
      %639 = arith.addi %598, %c5 : index
      %640 = vector.load %factors[%639] : memref<?xf32>, vector<16xf32>
      %641 = arith.addi %603, %c5 : index
      %642 = vector.load %factors[%641] : memref<?xf32>, vector<16xf32>
      %643 = arith.addi %606, %c5 : index
      %644 = vector.load %10[%643] : memref<?xf32>, vector<16xf32>
      %645 = arith.mulf %644, %595 : vector<16xf32>
      %646 = math.fma %645, %640, %642 : vector<16xf32>
      %647 = arith.addi %592, %c5 : index
      vector.store %646, %out[%647] : memref<?xf32>, vector<16xf32>
      %648 = arith.addi %598, %c19 : index
      %649 = vector.load %factors[%648] : memref<?xf32>, vector<16xf32>
      %650 = arith.addi %603, %c19 : index
      %651 = vector.load %factors[%650] : memref<?xf32>, vector<16xf32>
      %652 = arith.addi %606, %c19 : index
      %653 = vector.load %10[%652] : memref<?xf32>, vector<16xf32>
      %654 = arith.mulf %653, %595 : vector<16xf32>
      %655 = math.fma %654, %649, %651 : vector<16xf32>
      %656 = arith.addi %592, %c19 : index
      vector.store %655, %out[%656] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
