// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=96, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d96__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c26 = arith.constant dense<128> : vector<16xi32>
  %c27 = arith.constant 1536 : index
  %c28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c29 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c30 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c31 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c32 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
  %c33 = arith.constant 0x3F800000 : f32
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
            %100 = arith.muli %2, %c25 : index
            %101 = arith.addi %99, %100 : index
            scf.for %102 = %c15 to %c4 step %c10 {
              %103 = arith.muli %102, %c16 : index
              %104 = arith.addi %101, %103 : index
              %105 = vector.load %kv[%104] : memref<?xi8>, vector<16xi8>
              %106 = arith.muli %102, %c5 : index
              %107 = arith.addi %106, %92 : index
              %108 = arith.extui %105 : vector<16xi8> to vector<16xi32>
              %109 = arith.subi %108, %c26 : vector<16xi32>
              %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
              vector.store %110, %14[%107] : memref<?xf32>, vector<16xf32>
            }
            %111 = arith.addi %101, %c27 : index
            scf.for %112 = %c15 to %c16 step %c10 {
              %113 = arith.addi %93, %112 : index
              %114 = arith.cmpi slt, %113, %40 : index
              %115 = arith.muli %112, %c4 : index
              %116 = arith.addi %111, %115 : index
              %117 = arith.addi %116, %c15 : index
              %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
              %119 = arith.extui %118 : vector<16xi8> to vector<16xi32>
              %120 = arith.subi %119, %c26 : vector<16xi32>
              %121 = arith.sitofp %120 : vector<16xi32> to vector<16xf32>
              %122 = arith.select %114, %121, %c20 : vector<16xf32>
              %123 = arith.addi %92, %112 : index
              %124 = arith.muli %123, %c4 : index
              %125 = arith.addi %124, %c15 : index
              vector.store %122, %15[%125] : memref<?xf32>, vector<16xf32>
              %126 = arith.addi %116, %c16 : index
              %127 = vector.load %kv[%126] : memref<?xi8>, vector<16xi8>
              %128 = arith.extui %127 : vector<16xi8> to vector<16xi32>
              %129 = arith.subi %128, %c26 : vector<16xi32>
              %130 = arith.sitofp %129 : vector<16xi32> to vector<16xf32>
              %131 = arith.select %114, %130, %c20 : vector<16xf32>
              %132 = arith.addi %124, %c16 : index
              vector.store %131, %15[%132] : memref<?xf32>, vector<16xf32>
              %133 = arith.addi %116, %c17 : index
              %134 = vector.load %kv[%133] : memref<?xi8>, vector<16xi8>
              %135 = arith.extui %134 : vector<16xi8> to vector<16xi32>
              %136 = arith.subi %135, %c26 : vector<16xi32>
              %137 = arith.sitofp %136 : vector<16xi32> to vector<16xf32>
              %138 = arith.select %114, %137, %c20 : vector<16xf32>
              %139 = arith.addi %124, %c17 : index
              vector.store %138, %15[%139] : memref<?xf32>, vector<16xf32>
              %140 = arith.addi %116, %c18 : index
              %141 = vector.load %kv[%140] : memref<?xi8>, vector<16xi8>
              %142 = arith.extui %141 : vector<16xi8> to vector<16xi32>
              %143 = arith.subi %142, %c26 : vector<16xi32>
              %144 = arith.sitofp %143 : vector<16xi32> to vector<16xf32>
              %145 = arith.select %114, %144, %c20 : vector<16xf32>
              %146 = arith.addi %124, %c18 : index
              vector.store %145, %15[%146] : memref<?xf32>, vector<16xf32>
              %147 = arith.addi %116, %c5 : index
              %148 = vector.load %kv[%147] : memref<?xi8>, vector<16xi8>
              %149 = arith.extui %148 : vector<16xi8> to vector<16xi32>
              %150 = arith.subi %149, %c26 : vector<16xi32>
              %151 = arith.sitofp %150 : vector<16xi32> to vector<16xf32>
              %152 = arith.select %114, %151, %c20 : vector<16xf32>
              %153 = arith.addi %124, %c5 : index
              vector.store %152, %15[%153] : memref<?xf32>, vector<16xf32>
              %154 = arith.addi %116, %c19 : index
              %155 = vector.load %kv[%154] : memref<?xi8>, vector<16xi8>
              %156 = arith.extui %155 : vector<16xi8> to vector<16xi32>
              %157 = arith.subi %156, %c26 : vector<16xi32>
              %158 = arith.sitofp %157 : vector<16xi32> to vector<16xf32>
              %159 = arith.select %114, %158, %c20 : vector<16xf32>
              %160 = arith.addi %124, %c19 : index
              vector.store %159, %15[%160] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %161 = %c15 to %34 step %c9 {
          %179:16 = scf.for %162 = %c15 to %c4 step %c10 iter_args(%163 = %c20, %164 = %c20, %165 = %c20, %166 = %c20, %167 = %c20, %168 = %c20, %169 = %c20, %170 = %c20, %171 = %c20, %172 = %c20, %173 = %c20, %174 = %c20, %175 = %c20, %176 = %c20, %177 = %c20, %178 = %c20) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %180 = arith.muli %162, %c5 : index
            %181 = arith.addi %180, %c15 : index
            %182 = vector.load %14[%181] : memref<?xf32>, vector<16xf32>
            %183 = arith.addi %180, %c16 : index
            %184 = vector.load %14[%183] : memref<?xf32>, vector<16xf32>
            %185 = arith.addi %180, %c17 : index
            %186 = vector.load %14[%185] : memref<?xf32>, vector<16xf32>
            %187 = arith.addi %180, %c18 : index
            %188 = vector.load %14[%187] : memref<?xf32>, vector<16xf32>
            %189 = arith.addi %161, %c15 : index
            %190 = arith.muli %189, %c4 : index
            %191 = arith.addi %190, %162 : index
            %192 = memref.load %4[%191] : memref<?xf32>
            %193 = vector.broadcast %192 : f32 to vector<16xf32>
            %194 = math.fma %193, %182, %163 : vector<16xf32>
            %195 = math.fma %193, %184, %164 : vector<16xf32>
            %196 = math.fma %193, %186, %165 : vector<16xf32>
            %197 = math.fma %193, %188, %166 : vector<16xf32>
            %198 = arith.addi %161, %c10 : index
            %199 = arith.muli %198, %c4 : index
            %200 = arith.addi %199, %162 : index
            %201 = memref.load %4[%200] : memref<?xf32>
            %202 = vector.broadcast %201 : f32 to vector<16xf32>
            %203 = math.fma %202, %182, %167 : vector<16xf32>
            %204 = math.fma %202, %184, %168 : vector<16xf32>
            %205 = math.fma %202, %186, %169 : vector<16xf32>
            %206 = math.fma %202, %188, %170 : vector<16xf32>
            %207 = arith.addi %161, %c7 : index
            %208 = arith.muli %207, %c4 : index
            %209 = arith.addi %208, %162 : index
            %210 = memref.load %4[%209] : memref<?xf32>
            %211 = vector.broadcast %210 : f32 to vector<16xf32>
            %212 = math.fma %211, %182, %171 : vector<16xf32>
            %213 = math.fma %211, %184, %172 : vector<16xf32>
            %214 = math.fma %211, %186, %173 : vector<16xf32>
            %215 = math.fma %211, %188, %174 : vector<16xf32>
            %216 = arith.addi %161, %c13 : index
            %217 = arith.muli %216, %c4 : index
            %218 = arith.addi %217, %162 : index
            %219 = memref.load %4[%218] : memref<?xf32>
            %220 = vector.broadcast %219 : f32 to vector<16xf32>
            %221 = math.fma %220, %182, %175 : vector<16xf32>
            %222 = math.fma %220, %184, %176 : vector<16xf32>
            %223 = math.fma %220, %186, %177 : vector<16xf32>
            %224 = math.fma %220, %188, %178 : vector<16xf32>
            scf.yield %194, %195, %196, %197, %203, %204, %205, %206, %212, %213, %214, %215, %221, %222, %223, %224 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %225 = arith.addi %161, %c15 : index
          %226 = arith.subi %31, %c10 : index
          %227 = arith.minsi %225, %226 : index
          %228 = arith.divui %227, %groupSize : index
          %229 = arith.addi %22, %228 : index
          %230 = arith.muli %2, %groupSize : index
          %231 = arith.remui %227, %groupSize : index
          %232 = arith.addi %230, %231 : index
          %233 = arith.addi %positionsAt, %229 : index
          %234 = memref.load %step[%233] : memref<?xi32>
          %235 = arith.index_cast %234 : i32 to index
          %236 = arith.subi %235, %90 : index
          %237 = arith.index_cast %236 : index to i32
          %238 = vector.broadcast %237 : i32 to vector<16xi32>
          %239 = arith.cmpi sle, %c28, %238 : vector<16xi32>
          %240 = arith.select %239, %179#0, %c29 : vector<16xi1>, vector<16xf32>
          %241 = arith.cmpi sle, %c30, %238 : vector<16xi32>
          %242 = arith.select %241, %179#1, %c29 : vector<16xi1>, vector<16xf32>
          %243 = arith.cmpi sle, %c31, %238 : vector<16xi32>
          %244 = arith.select %243, %179#2, %c29 : vector<16xi1>, vector<16xf32>
          %245 = arith.cmpi sle, %c32, %238 : vector<16xi32>
          %246 = arith.select %245, %179#3, %c29 : vector<16xi1>, vector<16xf32>
          %247 = arith.maximumf %240, %242 : vector<16xf32>
          %248 = arith.maximumf %247, %244 : vector<16xf32>
          %249 = arith.maximumf %248, %246 : vector<16xf32>
          %250 = memref.load %5[%225] : memref<?xf32>
          %251 = wave.reduce "max" %249 : vector<16xf32>
          %252 = arith.maximumf %250, %251 : f32
          %253 = arith.subf %250, %252 : f32
          %254 = wave.exp2 %253 : f32
          %255 = vector.broadcast %252 : f32 to vector<16xf32>
          %256 = arith.subf %240, %255 : vector<16xf32>
          %257 = wave.exp2 %256 : vector<16xf32>
          %258 = arith.select %239, %257, %c20 : vector<16xi1>, vector<16xf32>
          %259 = arith.muli %225, %c5 : index
          %260 = arith.addi %259, %c15 : index
          vector.store %258, %13[%260] : memref<?xf32>, vector<16xf32>
          %261 = arith.subf %242, %255 : vector<16xf32>
          %262 = wave.exp2 %261 : vector<16xf32>
          %263 = arith.select %241, %262, %c20 : vector<16xi1>, vector<16xf32>
          %264 = arith.addi %259, %c16 : index
          vector.store %263, %13[%264] : memref<?xf32>, vector<16xf32>
          %265 = arith.addf %258, %263 : vector<16xf32>
          %266 = arith.subf %244, %255 : vector<16xf32>
          %267 = wave.exp2 %266 : vector<16xf32>
          %268 = arith.select %243, %267, %c20 : vector<16xi1>, vector<16xf32>
          %269 = arith.addi %259, %c17 : index
          vector.store %268, %13[%269] : memref<?xf32>, vector<16xf32>
          %270 = arith.addf %265, %268 : vector<16xf32>
          %271 = arith.subf %246, %255 : vector<16xf32>
          %272 = wave.exp2 %271 : vector<16xf32>
          %273 = arith.select %245, %272, %c20 : vector<16xi1>, vector<16xf32>
          %274 = arith.addi %259, %c18 : index
          vector.store %273, %13[%274] : memref<?xf32>, vector<16xf32>
          %275 = arith.addf %270, %273 : vector<16xf32>
          %276 = memref.load %6[%225] : memref<?xf32>
          %277 = wave.reduce "add" %275 : vector<16xf32>
          %278 = math.fma %276, %254, %277 : f32
          memref.store %252, %5[%225] : memref<?xf32>
          memref.store %278, %6[%225] : memref<?xf32>
          memref.store %254, %11[%225] : memref<?xf32>
          %279 = arith.addi %161, %c10 : index
          %280 = arith.minsi %279, %226 : index
          %281 = arith.divui %280, %groupSize : index
          %282 = arith.addi %22, %281 : index
          %283 = arith.remui %280, %groupSize : index
          %284 = arith.addi %230, %283 : index
          %285 = arith.addi %positionsAt, %282 : index
          %286 = memref.load %step[%285] : memref<?xi32>
          %287 = arith.index_cast %286 : i32 to index
          %288 = arith.subi %287, %90 : index
          %289 = arith.index_cast %288 : index to i32
          %290 = vector.broadcast %289 : i32 to vector<16xi32>
          %291 = arith.cmpi sle, %c28, %290 : vector<16xi32>
          %292 = arith.select %291, %179#4, %c29 : vector<16xi1>, vector<16xf32>
          %293 = arith.cmpi sle, %c30, %290 : vector<16xi32>
          %294 = arith.select %293, %179#5, %c29 : vector<16xi1>, vector<16xf32>
          %295 = arith.cmpi sle, %c31, %290 : vector<16xi32>
          %296 = arith.select %295, %179#6, %c29 : vector<16xi1>, vector<16xf32>
          %297 = arith.cmpi sle, %c32, %290 : vector<16xi32>
          %298 = arith.select %297, %179#7, %c29 : vector<16xi1>, vector<16xf32>
          %299 = arith.maximumf %292, %294 : vector<16xf32>
          %300 = arith.maximumf %299, %296 : vector<16xf32>
          %301 = arith.maximumf %300, %298 : vector<16xf32>
          %302 = memref.load %5[%279] : memref<?xf32>
          %303 = wave.reduce "max" %301 : vector<16xf32>
          %304 = arith.maximumf %302, %303 : f32
          %305 = arith.subf %302, %304 : f32
          %306 = wave.exp2 %305 : f32
          %307 = vector.broadcast %304 : f32 to vector<16xf32>
          %308 = arith.subf %292, %307 : vector<16xf32>
          %309 = wave.exp2 %308 : vector<16xf32>
          %310 = arith.select %291, %309, %c20 : vector<16xi1>, vector<16xf32>
          %311 = arith.muli %279, %c5 : index
          %312 = arith.addi %311, %c15 : index
          vector.store %310, %13[%312] : memref<?xf32>, vector<16xf32>
          %313 = arith.subf %294, %307 : vector<16xf32>
          %314 = wave.exp2 %313 : vector<16xf32>
          %315 = arith.select %293, %314, %c20 : vector<16xi1>, vector<16xf32>
          %316 = arith.addi %311, %c16 : index
          vector.store %315, %13[%316] : memref<?xf32>, vector<16xf32>
          %317 = arith.addf %310, %315 : vector<16xf32>
          %318 = arith.subf %296, %307 : vector<16xf32>
          %319 = wave.exp2 %318 : vector<16xf32>
          %320 = arith.select %295, %319, %c20 : vector<16xi1>, vector<16xf32>
          %321 = arith.addi %311, %c17 : index
          vector.store %320, %13[%321] : memref<?xf32>, vector<16xf32>
          %322 = arith.addf %317, %320 : vector<16xf32>
          %323 = arith.subf %298, %307 : vector<16xf32>
          %324 = wave.exp2 %323 : vector<16xf32>
          %325 = arith.select %297, %324, %c20 : vector<16xi1>, vector<16xf32>
          %326 = arith.addi %311, %c18 : index
          vector.store %325, %13[%326] : memref<?xf32>, vector<16xf32>
          %327 = arith.addf %322, %325 : vector<16xf32>
          %328 = memref.load %6[%279] : memref<?xf32>
          %329 = wave.reduce "add" %327 : vector<16xf32>
          %330 = math.fma %328, %306, %329 : f32
          memref.store %304, %5[%279] : memref<?xf32>
          memref.store %330, %6[%279] : memref<?xf32>
          memref.store %306, %11[%279] : memref<?xf32>
          %331 = arith.addi %161, %c7 : index
          %332 = arith.minsi %331, %226 : index
          %333 = arith.divui %332, %groupSize : index
          %334 = arith.addi %22, %333 : index
          %335 = arith.remui %332, %groupSize : index
          %336 = arith.addi %230, %335 : index
          %337 = arith.addi %positionsAt, %334 : index
          %338 = memref.load %step[%337] : memref<?xi32>
          %339 = arith.index_cast %338 : i32 to index
          %340 = arith.subi %339, %90 : index
          %341 = arith.index_cast %340 : index to i32
          %342 = vector.broadcast %341 : i32 to vector<16xi32>
          %343 = arith.cmpi sle, %c28, %342 : vector<16xi32>
          %344 = arith.select %343, %179#8, %c29 : vector<16xi1>, vector<16xf32>
          %345 = arith.cmpi sle, %c30, %342 : vector<16xi32>
          %346 = arith.select %345, %179#9, %c29 : vector<16xi1>, vector<16xf32>
          %347 = arith.cmpi sle, %c31, %342 : vector<16xi32>
          %348 = arith.select %347, %179#10, %c29 : vector<16xi1>, vector<16xf32>
          %349 = arith.cmpi sle, %c32, %342 : vector<16xi32>
          %350 = arith.select %349, %179#11, %c29 : vector<16xi1>, vector<16xf32>
          %351 = arith.maximumf %344, %346 : vector<16xf32>
          %352 = arith.maximumf %351, %348 : vector<16xf32>
          %353 = arith.maximumf %352, %350 : vector<16xf32>
          %354 = memref.load %5[%331] : memref<?xf32>
          %355 = wave.reduce "max" %353 : vector<16xf32>
          %356 = arith.maximumf %354, %355 : f32
          %357 = arith.subf %354, %356 : f32
          %358 = wave.exp2 %357 : f32
          %359 = vector.broadcast %356 : f32 to vector<16xf32>
          %360 = arith.subf %344, %359 : vector<16xf32>
          %361 = wave.exp2 %360 : vector<16xf32>
          %362 = arith.select %343, %361, %c20 : vector<16xi1>, vector<16xf32>
          %363 = arith.muli %331, %c5 : index
          %364 = arith.addi %363, %c15 : index
          vector.store %362, %13[%364] : memref<?xf32>, vector<16xf32>
          %365 = arith.subf %346, %359 : vector<16xf32>
          %366 = wave.exp2 %365 : vector<16xf32>
          %367 = arith.select %345, %366, %c20 : vector<16xi1>, vector<16xf32>
          %368 = arith.addi %363, %c16 : index
          vector.store %367, %13[%368] : memref<?xf32>, vector<16xf32>
          %369 = arith.addf %362, %367 : vector<16xf32>
          %370 = arith.subf %348, %359 : vector<16xf32>
          %371 = wave.exp2 %370 : vector<16xf32>
          %372 = arith.select %347, %371, %c20 : vector<16xi1>, vector<16xf32>
          %373 = arith.addi %363, %c17 : index
          vector.store %372, %13[%373] : memref<?xf32>, vector<16xf32>
          %374 = arith.addf %369, %372 : vector<16xf32>
          %375 = arith.subf %350, %359 : vector<16xf32>
          %376 = wave.exp2 %375 : vector<16xf32>
          %377 = arith.select %349, %376, %c20 : vector<16xi1>, vector<16xf32>
          %378 = arith.addi %363, %c18 : index
          vector.store %377, %13[%378] : memref<?xf32>, vector<16xf32>
          %379 = arith.addf %374, %377 : vector<16xf32>
          %380 = memref.load %6[%331] : memref<?xf32>
          %381 = wave.reduce "add" %379 : vector<16xf32>
          %382 = math.fma %380, %358, %381 : f32
          memref.store %356, %5[%331] : memref<?xf32>
          memref.store %382, %6[%331] : memref<?xf32>
          memref.store %358, %11[%331] : memref<?xf32>
          %383 = arith.addi %161, %c13 : index
          %384 = arith.minsi %383, %226 : index
          %385 = arith.divui %384, %groupSize : index
          %386 = arith.addi %22, %385 : index
          %387 = arith.remui %384, %groupSize : index
          %388 = arith.addi %230, %387 : index
          %389 = arith.addi %positionsAt, %386 : index
          %390 = memref.load %step[%389] : memref<?xi32>
          %391 = arith.index_cast %390 : i32 to index
          %392 = arith.subi %391, %90 : index
          %393 = arith.index_cast %392 : index to i32
          %394 = vector.broadcast %393 : i32 to vector<16xi32>
          %395 = arith.cmpi sle, %c28, %394 : vector<16xi32>
          %396 = arith.select %395, %179#12, %c29 : vector<16xi1>, vector<16xf32>
          %397 = arith.cmpi sle, %c30, %394 : vector<16xi32>
          %398 = arith.select %397, %179#13, %c29 : vector<16xi1>, vector<16xf32>
          %399 = arith.cmpi sle, %c31, %394 : vector<16xi32>
          %400 = arith.select %399, %179#14, %c29 : vector<16xi1>, vector<16xf32>
          %401 = arith.cmpi sle, %c32, %394 : vector<16xi32>
          %402 = arith.select %401, %179#15, %c29 : vector<16xi1>, vector<16xf32>
          %403 = arith.maximumf %396, %398 : vector<16xf32>
          %404 = arith.maximumf %403, %400 : vector<16xf32>
          %405 = arith.maximumf %404, %402 : vector<16xf32>
          %406 = memref.load %5[%383] : memref<?xf32>
          %407 = wave.reduce "max" %405 : vector<16xf32>
          %408 = arith.maximumf %406, %407 : f32
          %409 = arith.subf %406, %408 : f32
          %410 = wave.exp2 %409 : f32
          %411 = vector.broadcast %408 : f32 to vector<16xf32>
          %412 = arith.subf %396, %411 : vector<16xf32>
          %413 = wave.exp2 %412 : vector<16xf32>
          %414 = arith.select %395, %413, %c20 : vector<16xi1>, vector<16xf32>
          %415 = arith.muli %383, %c5 : index
          %416 = arith.addi %415, %c15 : index
          vector.store %414, %13[%416] : memref<?xf32>, vector<16xf32>
          %417 = arith.subf %398, %411 : vector<16xf32>
          %418 = wave.exp2 %417 : vector<16xf32>
          %419 = arith.select %397, %418, %c20 : vector<16xi1>, vector<16xf32>
          %420 = arith.addi %415, %c16 : index
          vector.store %419, %13[%420] : memref<?xf32>, vector<16xf32>
          %421 = arith.addf %414, %419 : vector<16xf32>
          %422 = arith.subf %400, %411 : vector<16xf32>
          %423 = wave.exp2 %422 : vector<16xf32>
          %424 = arith.select %399, %423, %c20 : vector<16xi1>, vector<16xf32>
          %425 = arith.addi %415, %c17 : index
          vector.store %424, %13[%425] : memref<?xf32>, vector<16xf32>
          %426 = arith.addf %421, %424 : vector<16xf32>
          %427 = arith.subf %402, %411 : vector<16xf32>
          %428 = wave.exp2 %427 : vector<16xf32>
          %429 = arith.select %401, %428, %c20 : vector<16xi1>, vector<16xf32>
          %430 = arith.addi %415, %c18 : index
          vector.store %429, %13[%430] : memref<?xf32>, vector<16xf32>
          %431 = arith.addf %426, %429 : vector<16xf32>
          %432 = memref.load %6[%383] : memref<?xf32>
          %433 = wave.reduce "add" %431 : vector<16xf32>
          %434 = math.fma %432, %410, %433 : f32
          memref.store %408, %5[%383] : memref<?xf32>
          memref.store %434, %6[%383] : memref<?xf32>
          memref.store %410, %11[%383] : memref<?xf32>
        }
        %435 = arith.subi %40, %90 : index
        %436 = arith.minsi %435, %c5 : index
        scf.for %437 = %c15 to %34 step %c7 {
          %438 = arith.addi %437, %c15 : index
          %439 = memref.load %11[%438] : memref<?xf32>
          %440 = vector.broadcast %439 : f32 to vector<16xf32>
          %441 = arith.muli %438, %c4 : index
          %442 = arith.addi %441, %c15 : index
          %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
          %444 = arith.mulf %443, %440 : vector<16xf32>
          %445 = arith.addi %441, %c16 : index
          %446 = vector.load %7[%445] : memref<?xf32>, vector<16xf32>
          %447 = arith.mulf %446, %440 : vector<16xf32>
          %448 = arith.addi %441, %c17 : index
          %449 = vector.load %7[%448] : memref<?xf32>, vector<16xf32>
          %450 = arith.mulf %449, %440 : vector<16xf32>
          %451 = arith.addi %441, %c18 : index
          %452 = vector.load %7[%451] : memref<?xf32>, vector<16xf32>
          %453 = arith.mulf %452, %440 : vector<16xf32>
          %454 = arith.addi %437, %c10 : index
          %455 = memref.load %11[%454] : memref<?xf32>
          %456 = vector.broadcast %455 : f32 to vector<16xf32>
          %457 = arith.muli %454, %c4 : index
          %458 = arith.addi %457, %c15 : index
          %459 = vector.load %7[%458] : memref<?xf32>, vector<16xf32>
          %460 = arith.mulf %459, %456 : vector<16xf32>
          %461 = arith.addi %457, %c16 : index
          %462 = vector.load %7[%461] : memref<?xf32>, vector<16xf32>
          %463 = arith.mulf %462, %456 : vector<16xf32>
          %464 = arith.addi %457, %c17 : index
          %465 = vector.load %7[%464] : memref<?xf32>, vector<16xf32>
          %466 = arith.mulf %465, %456 : vector<16xf32>
          %467 = arith.addi %457, %c18 : index
          %468 = vector.load %7[%467] : memref<?xf32>, vector<16xf32>
          %469 = arith.mulf %468, %456 : vector<16xf32>
          %479:8 = scf.for %470 = %c15 to %436 step %c10 iter_args(%471 = %444, %472 = %447, %473 = %450, %474 = %453, %475 = %460, %476 = %463, %477 = %466, %478 = %469) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %480 = arith.muli %470, %c4 : index
            %481 = arith.addi %480, %c15 : index
            %482 = vector.load %15[%481] : memref<?xf32>, vector<16xf32>
            %483 = arith.addi %480, %c16 : index
            %484 = vector.load %15[%483] : memref<?xf32>, vector<16xf32>
            %485 = arith.addi %480, %c17 : index
            %486 = vector.load %15[%485] : memref<?xf32>, vector<16xf32>
            %487 = arith.addi %480, %c18 : index
            %488 = vector.load %15[%487] : memref<?xf32>, vector<16xf32>
            %489 = arith.muli %438, %c5 : index
            %490 = arith.addi %489, %470 : index
            %491 = memref.load %13[%490] : memref<?xf32>
            %492 = vector.broadcast %491 : f32 to vector<16xf32>
            %493 = math.fma %492, %482, %471 : vector<16xf32>
            %494 = math.fma %492, %484, %472 : vector<16xf32>
            %495 = math.fma %492, %486, %473 : vector<16xf32>
            %496 = math.fma %492, %488, %474 : vector<16xf32>
            %497 = arith.muli %454, %c5 : index
            %498 = arith.addi %497, %470 : index
            %499 = memref.load %13[%498] : memref<?xf32>
            %500 = vector.broadcast %499 : f32 to vector<16xf32>
            %501 = math.fma %500, %482, %475 : vector<16xf32>
            %502 = math.fma %500, %484, %476 : vector<16xf32>
            %503 = math.fma %500, %486, %477 : vector<16xf32>
            %504 = math.fma %500, %488, %478 : vector<16xf32>
            scf.yield %493, %494, %495, %496, %501, %502, %503, %504 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %479#0, %7[%442] : memref<?xf32>, vector<16xf32>
          vector.store %479#1, %7[%445] : memref<?xf32>, vector<16xf32>
          vector.store %479#2, %7[%448] : memref<?xf32>, vector<16xf32>
          vector.store %479#3, %7[%451] : memref<?xf32>, vector<16xf32>
          vector.store %479#4, %7[%458] : memref<?xf32>, vector<16xf32>
          vector.store %479#5, %7[%461] : memref<?xf32>, vector<16xf32>
          vector.store %479#6, %7[%464] : memref<?xf32>, vector<16xf32>
          vector.store %479#7, %7[%467] : memref<?xf32>, vector<16xf32>
          %505 = memref.load %11[%438] : memref<?xf32>
          %506 = vector.broadcast %505 : f32 to vector<16xf32>
          %507 = arith.addi %441, %c5 : index
          %508 = vector.load %7[%507] : memref<?xf32>, vector<16xf32>
          %509 = arith.mulf %508, %506 : vector<16xf32>
          %510 = arith.addi %441, %c19 : index
          %511 = vector.load %7[%510] : memref<?xf32>, vector<16xf32>
          %512 = arith.mulf %511, %506 : vector<16xf32>
          %513 = memref.load %11[%454] : memref<?xf32>
          %514 = vector.broadcast %513 : f32 to vector<16xf32>
          %515 = arith.addi %457, %c5 : index
          %516 = vector.load %7[%515] : memref<?xf32>, vector<16xf32>
          %517 = arith.mulf %516, %514 : vector<16xf32>
          %518 = arith.addi %457, %c19 : index
          %519 = vector.load %7[%518] : memref<?xf32>, vector<16xf32>
          %520 = arith.mulf %519, %514 : vector<16xf32>
          %526:4 = scf.for %521 = %c15 to %436 step %c10 iter_args(%522 = %509, %523 = %512, %524 = %517, %525 = %520) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %527 = arith.muli %521, %c4 : index
            %528 = arith.addi %527, %c5 : index
            %529 = vector.load %15[%528] : memref<?xf32>, vector<16xf32>
            %530 = arith.addi %527, %c19 : index
            %531 = vector.load %15[%530] : memref<?xf32>, vector<16xf32>
            %532 = arith.muli %438, %c5 : index
            %533 = arith.addi %532, %521 : index
            %534 = memref.load %13[%533] : memref<?xf32>
            %535 = vector.broadcast %534 : f32 to vector<16xf32>
            %536 = math.fma %535, %529, %522 : vector<16xf32>
            %537 = math.fma %535, %531, %523 : vector<16xf32>
            %538 = arith.muli %454, %c5 : index
            %539 = arith.addi %538, %521 : index
            %540 = memref.load %13[%539] : memref<?xf32>
            %541 = vector.broadcast %540 : f32 to vector<16xf32>
            %542 = math.fma %541, %529, %524 : vector<16xf32>
            %543 = math.fma %541, %531, %525 : vector<16xf32>
            scf.yield %536, %537, %542, %543 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %526#0, %7[%507] : memref<?xf32>, vector<16xf32>
          vector.store %526#1, %7[%510] : memref<?xf32>, vector<16xf32>
          vector.store %526#2, %7[%515] : memref<?xf32>, vector<16xf32>
          vector.store %526#3, %7[%518] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %544 = %c15 to %34 step %c10 {
        %545 = memref.load %5[%544] : memref<?xf32>
        %546 = memref.load %6[%544] : memref<?xf32>
        %547 = arith.muli %544, %c4 : index
        %548 = memref.load %8[%544] : memref<?xf32>
        %549 = arith.maximumf %548, %545 : f32
        %550 = arith.subf %548, %549 : f32
        %551 = wave.exp2 %550 : f32
        %552 = arith.subf %545, %549 : f32
        %553 = wave.exp2 %552 : f32
        memref.store %549, %8[%544] : memref<?xf32>
        %554 = memref.load %9[%544] : memref<?xf32>
        %555 = arith.mulf %554, %551 : f32
        %556 = math.fma %546, %553, %555 : f32
        memref.store %556, %9[%544] : memref<?xf32>
        %557 = vector.broadcast %551 : f32 to vector<16xf32>
        %558 = vector.broadcast %553 : f32 to vector<16xf32>
        %559 = arith.addi %547, %c15 : index
        %560 = vector.load %10[%559] : memref<?xf32>, vector<16xf32>
        %561 = arith.mulf %560, %557 : vector<16xf32>
        %562 = vector.load %7[%559] : memref<?xf32>, vector<16xf32>
        %563 = math.fma %562, %558, %561 : vector<16xf32>
        vector.store %563, %10[%559] : memref<?xf32>, vector<16xf32>
        %564 = arith.addi %547, %c16 : index
        %565 = vector.load %10[%564] : memref<?xf32>, vector<16xf32>
        %566 = arith.mulf %565, %557 : vector<16xf32>
        %567 = vector.load %7[%564] : memref<?xf32>, vector<16xf32>
        %568 = math.fma %567, %558, %566 : vector<16xf32>
        vector.store %568, %10[%564] : memref<?xf32>, vector<16xf32>
        %569 = arith.addi %547, %c17 : index
        %570 = vector.load %10[%569] : memref<?xf32>, vector<16xf32>
        %571 = arith.mulf %570, %557 : vector<16xf32>
        %572 = vector.load %7[%569] : memref<?xf32>, vector<16xf32>
        %573 = math.fma %572, %558, %571 : vector<16xf32>
        vector.store %573, %10[%569] : memref<?xf32>, vector<16xf32>
        %574 = arith.addi %547, %c18 : index
        %575 = vector.load %10[%574] : memref<?xf32>, vector<16xf32>
        %576 = arith.mulf %575, %557 : vector<16xf32>
        %577 = vector.load %7[%574] : memref<?xf32>, vector<16xf32>
        %578 = math.fma %577, %558, %576 : vector<16xf32>
        vector.store %578, %10[%574] : memref<?xf32>, vector<16xf32>
        %579 = arith.addi %547, %c5 : index
        %580 = vector.load %10[%579] : memref<?xf32>, vector<16xf32>
        %581 = arith.mulf %580, %557 : vector<16xf32>
        %582 = vector.load %7[%579] : memref<?xf32>, vector<16xf32>
        %583 = math.fma %582, %558, %581 : vector<16xf32>
        vector.store %583, %10[%579] : memref<?xf32>, vector<16xf32>
        %584 = arith.addi %547, %c19 : index
        %585 = vector.load %10[%584] : memref<?xf32>, vector<16xf32>
        %586 = arith.mulf %585, %557 : vector<16xf32>
        %587 = vector.load %7[%584] : memref<?xf32>, vector<16xf32>
        %588 = math.fma %587, %558, %586 : vector<16xf32>
        vector.store %588, %10[%584] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %589 = %c15 to %31 step %c10 {
      %590 = arith.subi %31, %c10 : index
      %591 = arith.minsi %589, %590 : index
      %592 = arith.divui %591, %groupSize : index
      %593 = arith.addi %22, %592 : index
      %594 = arith.muli %2, %groupSize : index
      %595 = arith.remui %591, %groupSize : index
      %596 = arith.addi %594, %595 : index
      %597 = arith.muli %593, %heads : index
      %598 = arith.addi %597, %596 : index
      %599 = arith.muli %598, %c4 : index
      %600 = memref.load %9[%589] : memref<?xf32>
      %601 = arith.divf %c33, %600 : f32
      %602 = vector.broadcast %601 : f32 to vector<16xf32>
      %603 = arith.muli %kvHeads, %c15 : index
      %604 = arith.addi %603, %2 : index
      %605 = arith.muli %604, %c4 : index
      %606 = arith.addi %605, %c15 : index
      %607 = vector.load %factors[%606] : memref<?xf32>, vector<16xf32>
      %608 = arith.muli %kvHeads, %c10 : index
      %609 = arith.addi %608, %2 : index
      %610 = arith.muli %609, %c4 : index
      %611 = arith.addi %610, %c15 : index
      %612 = vector.load %factors[%611] : memref<?xf32>, vector<16xf32>
      %613 = arith.muli %589, %c4 : index
      %614 = arith.addi %613, %c15 : index
      %615 = vector.load %10[%614] : memref<?xf32>, vector<16xf32>
      %616 = arith.mulf %615, %602 : vector<16xf32>
      %617 = math.fma %616, %607, %612 : vector<16xf32>
      %618 = arith.addi %599, %c15 : index
      vector.store %617, %out[%618] : memref<?xf32>, vector<16xf32>
      %619 = arith.addi %605, %c16 : index
      %620 = vector.load %factors[%619] : memref<?xf32>, vector<16xf32>
      %621 = arith.addi %610, %c16 : index
      %622 = vector.load %factors[%621] : memref<?xf32>, vector<16xf32>
      %623 = arith.addi %613, %c16 : index
      %624 = vector.load %10[%623] : memref<?xf32>, vector<16xf32>
      %625 = arith.mulf %624, %602 : vector<16xf32>
      %626 = math.fma %625, %620, %622 : vector<16xf32>
      %627 = arith.addi %599, %c16 : index
      vector.store %626, %out[%627] : memref<?xf32>, vector<16xf32>
      %628 = arith.addi %605, %c17 : index
      %629 = vector.load %factors[%628] : memref<?xf32>, vector<16xf32>
      %630 = arith.addi %610, %c17 : index
      %631 = vector.load %factors[%630] : memref<?xf32>, vector<16xf32>
      %632 = arith.addi %613, %c17 : index
      %633 = vector.load %10[%632] : memref<?xf32>, vector<16xf32>
      %634 = arith.mulf %633, %602 : vector<16xf32>
      %635 = math.fma %634, %629, %631 : vector<16xf32>
      %636 = arith.addi %599, %c17 : index
      vector.store %635, %out[%636] : memref<?xf32>, vector<16xf32>
      %637 = arith.addi %605, %c18 : index
      %638 = vector.load %factors[%637] : memref<?xf32>, vector<16xf32>
      %639 = arith.addi %610, %c18 : index
      %640 = vector.load %factors[%639] : memref<?xf32>, vector<16xf32>
      %641 = arith.addi %613, %c18 : index
      %642 = vector.load %10[%641] : memref<?xf32>, vector<16xf32>
      %643 = arith.mulf %642, %602 : vector<16xf32>
      %644 = math.fma %643, %638, %640 : vector<16xf32>
      %645 = arith.addi %599, %c18 : index
      vector.store %644, %out[%645] : memref<?xf32>, vector<16xf32>
      %646 = arith.addi %605, %c5 : index
      %647 = vector.load %factors[%646] : memref<?xf32>, vector<16xf32>
      %648 = arith.addi %610, %c5 : index
      %649 = vector.load %factors[%648] : memref<?xf32>, vector<16xf32>
      %650 = arith.addi %613, %c5 : index
      %651 = vector.load %10[%650] : memref<?xf32>, vector<16xf32>
      %652 = arith.mulf %651, %602 : vector<16xf32>
      %653 = math.fma %652, %647, %649 : vector<16xf32>
      %654 = arith.addi %599, %c5 : index
      vector.store %653, %out[%654] : memref<?xf32>, vector<16xf32>
      %655 = arith.addi %605, %c19 : index
      %656 = vector.load %factors[%655] : memref<?xf32>, vector<16xf32>
      %657 = arith.addi %610, %c19 : index
      %658 = vector.load %factors[%657] : memref<?xf32>, vector<16xf32>
      %659 = arith.addi %613, %c19 : index
      %660 = vector.load %10[%659] : memref<?xf32>, vector<16xf32>
      %661 = arith.mulf %660, %602 : vector<16xf32>
      %662 = math.fma %661, %656, %658 : vector<16xf32>
      %663 = arith.addi %599, %c19 : index
      vector.store %662, %out[%663] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
