// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='int8', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %factors: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c24 = arith.constant dense<128> : vector<16xi32>
  %c25 = arith.constant 1024 : index
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
            %89 = arith.muli %2, %c23 : index
            %90 = arith.addi %88, %89 : index
            scf.for %91 = %c14 to %c4 step %c9 {
              %92 = arith.muli %91, %c15 : index
              %93 = arith.addi %90, %92 : index
              %94 = vector.load %kv[%93] : memref<?xi8>, vector<16xi8>
              %95 = arith.muli %91, %c4 : index
              %96 = arith.addi %95, %81 : index
              %97 = arith.extui %94 : vector<16xi8> to vector<16xi32>
              %98 = arith.subi %97, %c24 : vector<16xi32>
              %99 = arith.sitofp %98 : vector<16xi32> to vector<16xf32>
              vector.store %99, %13[%96] : memref<?xf32>, vector<16xf32>
            }
            %100 = arith.addi %90, %c25 : index
            scf.for %101 = %c14 to %c15 step %c9 {
              %102 = arith.addi %82, %101 : index
              %103 = arith.cmpi slt, %102, %39 : index
              %104 = arith.muli %101, %c4 : index
              %105 = arith.addi %100, %104 : index
              %106 = arith.addi %105, %c14 : index
              %107 = vector.load %kv[%106] : memref<?xi8>, vector<16xi8>
              %108 = arith.extui %107 : vector<16xi8> to vector<16xi32>
              %109 = arith.subi %108, %c24 : vector<16xi32>
              %110 = arith.sitofp %109 : vector<16xi32> to vector<16xf32>
              %111 = arith.select %103, %110, %c18 : vector<16xf32>
              %112 = arith.addi %81, %101 : index
              %113 = arith.muli %112, %c4 : index
              %114 = arith.addi %113, %c14 : index
              vector.store %111, %14[%114] : memref<?xf32>, vector<16xf32>
              %115 = arith.addi %105, %c15 : index
              %116 = vector.load %kv[%115] : memref<?xi8>, vector<16xi8>
              %117 = arith.extui %116 : vector<16xi8> to vector<16xi32>
              %118 = arith.subi %117, %c24 : vector<16xi32>
              %119 = arith.sitofp %118 : vector<16xi32> to vector<16xf32>
              %120 = arith.select %103, %119, %c18 : vector<16xf32>
              %121 = arith.addi %113, %c15 : index
              vector.store %120, %14[%121] : memref<?xf32>, vector<16xf32>
              %122 = arith.addi %105, %c16 : index
              %123 = vector.load %kv[%122] : memref<?xi8>, vector<16xi8>
              %124 = arith.extui %123 : vector<16xi8> to vector<16xi32>
              %125 = arith.subi %124, %c24 : vector<16xi32>
              %126 = arith.sitofp %125 : vector<16xi32> to vector<16xf32>
              %127 = arith.select %103, %126, %c18 : vector<16xf32>
              %128 = arith.addi %113, %c16 : index
              vector.store %127, %14[%128] : memref<?xf32>, vector<16xf32>
              %129 = arith.addi %105, %c17 : index
              %130 = vector.load %kv[%129] : memref<?xi8>, vector<16xi8>
              %131 = arith.extui %130 : vector<16xi8> to vector<16xi32>
              %132 = arith.subi %131, %c24 : vector<16xi32>
              %133 = arith.sitofp %132 : vector<16xi32> to vector<16xf32>
              %134 = arith.select %103, %133, %c18 : vector<16xf32>
              %135 = arith.addi %113, %c17 : index
              vector.store %134, %14[%135] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %136 = %c14 to %33 step %c8 {
          %154:16 = scf.for %137 = %c14 to %c4 step %c9 iter_args(%138 = %c18, %139 = %c18, %140 = %c18, %141 = %c18, %142 = %c18, %143 = %c18, %144 = %c18, %145 = %c18, %146 = %c18, %147 = %c18, %148 = %c18, %149 = %c18, %150 = %c18, %151 = %c18, %152 = %c18, %153 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %155 = arith.muli %137, %c4 : index
            %156 = arith.addi %155, %c14 : index
            %157 = vector.load %13[%156] : memref<?xf32>, vector<16xf32>
            %158 = arith.addi %155, %c15 : index
            %159 = vector.load %13[%158] : memref<?xf32>, vector<16xf32>
            %160 = arith.addi %155, %c16 : index
            %161 = vector.load %13[%160] : memref<?xf32>, vector<16xf32>
            %162 = arith.addi %155, %c17 : index
            %163 = vector.load %13[%162] : memref<?xf32>, vector<16xf32>
            %164 = arith.addi %136, %c14 : index
            %165 = arith.muli %164, %c4 : index
            %166 = arith.addi %165, %137 : index
            %167 = memref.load %4[%166] : memref<?xf32>
            %168 = vector.broadcast %167 : f32 to vector<16xf32>
            %169 = math.fma %168, %157, %138 : vector<16xf32>
            %170 = math.fma %168, %159, %139 : vector<16xf32>
            %171 = math.fma %168, %161, %140 : vector<16xf32>
            %172 = math.fma %168, %163, %141 : vector<16xf32>
            %173 = arith.addi %136, %c9 : index
            %174 = arith.muli %173, %c4 : index
            %175 = arith.addi %174, %137 : index
            %176 = memref.load %4[%175] : memref<?xf32>
            %177 = vector.broadcast %176 : f32 to vector<16xf32>
            %178 = math.fma %177, %157, %142 : vector<16xf32>
            %179 = math.fma %177, %159, %143 : vector<16xf32>
            %180 = math.fma %177, %161, %144 : vector<16xf32>
            %181 = math.fma %177, %163, %145 : vector<16xf32>
            %182 = arith.addi %136, %c6 : index
            %183 = arith.muli %182, %c4 : index
            %184 = arith.addi %183, %137 : index
            %185 = memref.load %4[%184] : memref<?xf32>
            %186 = vector.broadcast %185 : f32 to vector<16xf32>
            %187 = math.fma %186, %157, %146 : vector<16xf32>
            %188 = math.fma %186, %159, %147 : vector<16xf32>
            %189 = math.fma %186, %161, %148 : vector<16xf32>
            %190 = math.fma %186, %163, %149 : vector<16xf32>
            %191 = arith.addi %136, %c12 : index
            %192 = arith.muli %191, %c4 : index
            %193 = arith.addi %192, %137 : index
            %194 = memref.load %4[%193] : memref<?xf32>
            %195 = vector.broadcast %194 : f32 to vector<16xf32>
            %196 = math.fma %195, %157, %150 : vector<16xf32>
            %197 = math.fma %195, %159, %151 : vector<16xf32>
            %198 = math.fma %195, %161, %152 : vector<16xf32>
            %199 = math.fma %195, %163, %153 : vector<16xf32>
            scf.yield %169, %170, %171, %172, %178, %179, %180, %181, %187, %188, %189, %190, %196, %197, %198, %199 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          %200 = arith.addi %136, %c14 : index
          %201 = arith.subi %30, %c9 : index
          %202 = arith.minsi %200, %201 : index
          %203 = arith.divui %202, %groupSize : index
          %204 = arith.addi %21, %203 : index
          %205 = arith.muli %2, %groupSize : index
          %206 = arith.remui %202, %groupSize : index
          %207 = arith.addi %205, %206 : index
          %208 = arith.addi %positionsAt, %204 : index
          %209 = memref.load %step[%208] : memref<?xi32>
          %210 = arith.index_cast %209 : i32 to index
          %211 = arith.subi %210, %79 : index
          %212 = arith.index_cast %211 : index to i32
          %213 = vector.broadcast %212 : i32 to vector<16xi32>
          %214 = arith.cmpi sle, %c26, %213 : vector<16xi32>
          %215 = arith.select %214, %154#0, %c27 : vector<16xi1>, vector<16xf32>
          %216 = arith.cmpi sle, %c28, %213 : vector<16xi32>
          %217 = arith.select %216, %154#1, %c27 : vector<16xi1>, vector<16xf32>
          %218 = arith.cmpi sle, %c29, %213 : vector<16xi32>
          %219 = arith.select %218, %154#2, %c27 : vector<16xi1>, vector<16xf32>
          %220 = arith.cmpi sle, %c30, %213 : vector<16xi32>
          %221 = arith.select %220, %154#3, %c27 : vector<16xi1>, vector<16xf32>
          %222 = arith.maximumf %215, %217 : vector<16xf32>
          %223 = arith.maximumf %222, %219 : vector<16xf32>
          %224 = arith.maximumf %223, %221 : vector<16xf32>
          %225 = memref.load %5[%200] : memref<?xf32>
          %226 = wave.reduce "max" %224 : vector<16xf32>
          %227 = arith.maximumf %225, %226 : f32
          %228 = arith.subf %225, %227 : f32
          %229 = wave.exp2 %228 : f32
          %230 = vector.broadcast %227 : f32 to vector<16xf32>
          %231 = arith.subf %215, %230 : vector<16xf32>
          %232 = wave.exp2 %231 : vector<16xf32>
          %233 = arith.select %214, %232, %c18 : vector<16xi1>, vector<16xf32>
          %234 = arith.muli %200, %c4 : index
          %235 = arith.addi %234, %c14 : index
          vector.store %233, %12[%235] : memref<?xf32>, vector<16xf32>
          %236 = arith.subf %217, %230 : vector<16xf32>
          %237 = wave.exp2 %236 : vector<16xf32>
          %238 = arith.select %216, %237, %c18 : vector<16xi1>, vector<16xf32>
          %239 = arith.addi %234, %c15 : index
          vector.store %238, %12[%239] : memref<?xf32>, vector<16xf32>
          %240 = arith.addf %233, %238 : vector<16xf32>
          %241 = arith.subf %219, %230 : vector<16xf32>
          %242 = wave.exp2 %241 : vector<16xf32>
          %243 = arith.select %218, %242, %c18 : vector<16xi1>, vector<16xf32>
          %244 = arith.addi %234, %c16 : index
          vector.store %243, %12[%244] : memref<?xf32>, vector<16xf32>
          %245 = arith.addf %240, %243 : vector<16xf32>
          %246 = arith.subf %221, %230 : vector<16xf32>
          %247 = wave.exp2 %246 : vector<16xf32>
          %248 = arith.select %220, %247, %c18 : vector<16xi1>, vector<16xf32>
          %249 = arith.addi %234, %c17 : index
          vector.store %248, %12[%249] : memref<?xf32>, vector<16xf32>
          %250 = arith.addf %245, %248 : vector<16xf32>
          %251 = memref.load %6[%200] : memref<?xf32>
          %252 = wave.reduce "add" %250 : vector<16xf32>
          %253 = math.fma %251, %229, %252 : f32
          memref.store %227, %5[%200] : memref<?xf32>
          memref.store %253, %6[%200] : memref<?xf32>
          memref.store %229, %11[%200] : memref<?xf32>
          %254 = arith.addi %136, %c9 : index
          %255 = arith.minsi %254, %201 : index
          %256 = arith.divui %255, %groupSize : index
          %257 = arith.addi %21, %256 : index
          %258 = arith.remui %255, %groupSize : index
          %259 = arith.addi %205, %258 : index
          %260 = arith.addi %positionsAt, %257 : index
          %261 = memref.load %step[%260] : memref<?xi32>
          %262 = arith.index_cast %261 : i32 to index
          %263 = arith.subi %262, %79 : index
          %264 = arith.index_cast %263 : index to i32
          %265 = vector.broadcast %264 : i32 to vector<16xi32>
          %266 = arith.cmpi sle, %c26, %265 : vector<16xi32>
          %267 = arith.select %266, %154#4, %c27 : vector<16xi1>, vector<16xf32>
          %268 = arith.cmpi sle, %c28, %265 : vector<16xi32>
          %269 = arith.select %268, %154#5, %c27 : vector<16xi1>, vector<16xf32>
          %270 = arith.cmpi sle, %c29, %265 : vector<16xi32>
          %271 = arith.select %270, %154#6, %c27 : vector<16xi1>, vector<16xf32>
          %272 = arith.cmpi sle, %c30, %265 : vector<16xi32>
          %273 = arith.select %272, %154#7, %c27 : vector<16xi1>, vector<16xf32>
          %274 = arith.maximumf %267, %269 : vector<16xf32>
          %275 = arith.maximumf %274, %271 : vector<16xf32>
          %276 = arith.maximumf %275, %273 : vector<16xf32>
          %277 = memref.load %5[%254] : memref<?xf32>
          %278 = wave.reduce "max" %276 : vector<16xf32>
          %279 = arith.maximumf %277, %278 : f32
          %280 = arith.subf %277, %279 : f32
          %281 = wave.exp2 %280 : f32
          %282 = vector.broadcast %279 : f32 to vector<16xf32>
          %283 = arith.subf %267, %282 : vector<16xf32>
          %284 = wave.exp2 %283 : vector<16xf32>
          %285 = arith.select %266, %284, %c18 : vector<16xi1>, vector<16xf32>
          %286 = arith.muli %254, %c4 : index
          %287 = arith.addi %286, %c14 : index
          vector.store %285, %12[%287] : memref<?xf32>, vector<16xf32>
          %288 = arith.subf %269, %282 : vector<16xf32>
          %289 = wave.exp2 %288 : vector<16xf32>
          %290 = arith.select %268, %289, %c18 : vector<16xi1>, vector<16xf32>
          %291 = arith.addi %286, %c15 : index
          vector.store %290, %12[%291] : memref<?xf32>, vector<16xf32>
          %292 = arith.addf %285, %290 : vector<16xf32>
          %293 = arith.subf %271, %282 : vector<16xf32>
          %294 = wave.exp2 %293 : vector<16xf32>
          %295 = arith.select %270, %294, %c18 : vector<16xi1>, vector<16xf32>
          %296 = arith.addi %286, %c16 : index
          vector.store %295, %12[%296] : memref<?xf32>, vector<16xf32>
          %297 = arith.addf %292, %295 : vector<16xf32>
          %298 = arith.subf %273, %282 : vector<16xf32>
          %299 = wave.exp2 %298 : vector<16xf32>
          %300 = arith.select %272, %299, %c18 : vector<16xi1>, vector<16xf32>
          %301 = arith.addi %286, %c17 : index
          vector.store %300, %12[%301] : memref<?xf32>, vector<16xf32>
          %302 = arith.addf %297, %300 : vector<16xf32>
          %303 = memref.load %6[%254] : memref<?xf32>
          %304 = wave.reduce "add" %302 : vector<16xf32>
          %305 = math.fma %303, %281, %304 : f32
          memref.store %279, %5[%254] : memref<?xf32>
          memref.store %305, %6[%254] : memref<?xf32>
          memref.store %281, %11[%254] : memref<?xf32>
          %306 = arith.addi %136, %c6 : index
          %307 = arith.minsi %306, %201 : index
          %308 = arith.divui %307, %groupSize : index
          %309 = arith.addi %21, %308 : index
          %310 = arith.remui %307, %groupSize : index
          %311 = arith.addi %205, %310 : index
          %312 = arith.addi %positionsAt, %309 : index
          %313 = memref.load %step[%312] : memref<?xi32>
          %314 = arith.index_cast %313 : i32 to index
          %315 = arith.subi %314, %79 : index
          %316 = arith.index_cast %315 : index to i32
          %317 = vector.broadcast %316 : i32 to vector<16xi32>
          %318 = arith.cmpi sle, %c26, %317 : vector<16xi32>
          %319 = arith.select %318, %154#8, %c27 : vector<16xi1>, vector<16xf32>
          %320 = arith.cmpi sle, %c28, %317 : vector<16xi32>
          %321 = arith.select %320, %154#9, %c27 : vector<16xi1>, vector<16xf32>
          %322 = arith.cmpi sle, %c29, %317 : vector<16xi32>
          %323 = arith.select %322, %154#10, %c27 : vector<16xi1>, vector<16xf32>
          %324 = arith.cmpi sle, %c30, %317 : vector<16xi32>
          %325 = arith.select %324, %154#11, %c27 : vector<16xi1>, vector<16xf32>
          %326 = arith.maximumf %319, %321 : vector<16xf32>
          %327 = arith.maximumf %326, %323 : vector<16xf32>
          %328 = arith.maximumf %327, %325 : vector<16xf32>
          %329 = memref.load %5[%306] : memref<?xf32>
          %330 = wave.reduce "max" %328 : vector<16xf32>
          %331 = arith.maximumf %329, %330 : f32
          %332 = arith.subf %329, %331 : f32
          %333 = wave.exp2 %332 : f32
          %334 = vector.broadcast %331 : f32 to vector<16xf32>
          %335 = arith.subf %319, %334 : vector<16xf32>
          %336 = wave.exp2 %335 : vector<16xf32>
          %337 = arith.select %318, %336, %c18 : vector<16xi1>, vector<16xf32>
          %338 = arith.muli %306, %c4 : index
          %339 = arith.addi %338, %c14 : index
          vector.store %337, %12[%339] : memref<?xf32>, vector<16xf32>
          %340 = arith.subf %321, %334 : vector<16xf32>
          %341 = wave.exp2 %340 : vector<16xf32>
          %342 = arith.select %320, %341, %c18 : vector<16xi1>, vector<16xf32>
          %343 = arith.addi %338, %c15 : index
          vector.store %342, %12[%343] : memref<?xf32>, vector<16xf32>
          %344 = arith.addf %337, %342 : vector<16xf32>
          %345 = arith.subf %323, %334 : vector<16xf32>
          %346 = wave.exp2 %345 : vector<16xf32>
          %347 = arith.select %322, %346, %c18 : vector<16xi1>, vector<16xf32>
          %348 = arith.addi %338, %c16 : index
          vector.store %347, %12[%348] : memref<?xf32>, vector<16xf32>
          %349 = arith.addf %344, %347 : vector<16xf32>
          %350 = arith.subf %325, %334 : vector<16xf32>
          %351 = wave.exp2 %350 : vector<16xf32>
          %352 = arith.select %324, %351, %c18 : vector<16xi1>, vector<16xf32>
          %353 = arith.addi %338, %c17 : index
          vector.store %352, %12[%353] : memref<?xf32>, vector<16xf32>
          %354 = arith.addf %349, %352 : vector<16xf32>
          %355 = memref.load %6[%306] : memref<?xf32>
          %356 = wave.reduce "add" %354 : vector<16xf32>
          %357 = math.fma %355, %333, %356 : f32
          memref.store %331, %5[%306] : memref<?xf32>
          memref.store %357, %6[%306] : memref<?xf32>
          memref.store %333, %11[%306] : memref<?xf32>
          %358 = arith.addi %136, %c12 : index
          %359 = arith.minsi %358, %201 : index
          %360 = arith.divui %359, %groupSize : index
          %361 = arith.addi %21, %360 : index
          %362 = arith.remui %359, %groupSize : index
          %363 = arith.addi %205, %362 : index
          %364 = arith.addi %positionsAt, %361 : index
          %365 = memref.load %step[%364] : memref<?xi32>
          %366 = arith.index_cast %365 : i32 to index
          %367 = arith.subi %366, %79 : index
          %368 = arith.index_cast %367 : index to i32
          %369 = vector.broadcast %368 : i32 to vector<16xi32>
          %370 = arith.cmpi sle, %c26, %369 : vector<16xi32>
          %371 = arith.select %370, %154#12, %c27 : vector<16xi1>, vector<16xf32>
          %372 = arith.cmpi sle, %c28, %369 : vector<16xi32>
          %373 = arith.select %372, %154#13, %c27 : vector<16xi1>, vector<16xf32>
          %374 = arith.cmpi sle, %c29, %369 : vector<16xi32>
          %375 = arith.select %374, %154#14, %c27 : vector<16xi1>, vector<16xf32>
          %376 = arith.cmpi sle, %c30, %369 : vector<16xi32>
          %377 = arith.select %376, %154#15, %c27 : vector<16xi1>, vector<16xf32>
          %378 = arith.maximumf %371, %373 : vector<16xf32>
          %379 = arith.maximumf %378, %375 : vector<16xf32>
          %380 = arith.maximumf %379, %377 : vector<16xf32>
          %381 = memref.load %5[%358] : memref<?xf32>
          %382 = wave.reduce "max" %380 : vector<16xf32>
          %383 = arith.maximumf %381, %382 : f32
          %384 = arith.subf %381, %383 : f32
          %385 = wave.exp2 %384 : f32
          %386 = vector.broadcast %383 : f32 to vector<16xf32>
          %387 = arith.subf %371, %386 : vector<16xf32>
          %388 = wave.exp2 %387 : vector<16xf32>
          %389 = arith.select %370, %388, %c18 : vector<16xi1>, vector<16xf32>
          %390 = arith.muli %358, %c4 : index
          %391 = arith.addi %390, %c14 : index
          vector.store %389, %12[%391] : memref<?xf32>, vector<16xf32>
          %392 = arith.subf %373, %386 : vector<16xf32>
          %393 = wave.exp2 %392 : vector<16xf32>
          %394 = arith.select %372, %393, %c18 : vector<16xi1>, vector<16xf32>
          %395 = arith.addi %390, %c15 : index
          vector.store %394, %12[%395] : memref<?xf32>, vector<16xf32>
          %396 = arith.addf %389, %394 : vector<16xf32>
          %397 = arith.subf %375, %386 : vector<16xf32>
          %398 = wave.exp2 %397 : vector<16xf32>
          %399 = arith.select %374, %398, %c18 : vector<16xi1>, vector<16xf32>
          %400 = arith.addi %390, %c16 : index
          vector.store %399, %12[%400] : memref<?xf32>, vector<16xf32>
          %401 = arith.addf %396, %399 : vector<16xf32>
          %402 = arith.subf %377, %386 : vector<16xf32>
          %403 = wave.exp2 %402 : vector<16xf32>
          %404 = arith.select %376, %403, %c18 : vector<16xi1>, vector<16xf32>
          %405 = arith.addi %390, %c17 : index
          vector.store %404, %12[%405] : memref<?xf32>, vector<16xf32>
          %406 = arith.addf %401, %404 : vector<16xf32>
          %407 = memref.load %6[%358] : memref<?xf32>
          %408 = wave.reduce "add" %406 : vector<16xf32>
          %409 = math.fma %407, %385, %408 : f32
          memref.store %383, %5[%358] : memref<?xf32>
          memref.store %409, %6[%358] : memref<?xf32>
          memref.store %385, %11[%358] : memref<?xf32>
        }
        %410 = arith.subi %39, %79 : index
        %411 = arith.minsi %410, %c4 : index
        scf.for %412 = %c14 to %33 step %c6 {
          %413 = arith.addi %412, %c14 : index
          %414 = memref.load %11[%413] : memref<?xf32>
          %415 = vector.broadcast %414 : f32 to vector<16xf32>
          %416 = arith.muli %413, %c4 : index
          %417 = arith.addi %416, %c14 : index
          %418 = vector.load %7[%417] : memref<?xf32>, vector<16xf32>
          %419 = arith.mulf %418, %415 : vector<16xf32>
          %420 = arith.addi %416, %c15 : index
          %421 = vector.load %7[%420] : memref<?xf32>, vector<16xf32>
          %422 = arith.mulf %421, %415 : vector<16xf32>
          %423 = arith.addi %416, %c16 : index
          %424 = vector.load %7[%423] : memref<?xf32>, vector<16xf32>
          %425 = arith.mulf %424, %415 : vector<16xf32>
          %426 = arith.addi %416, %c17 : index
          %427 = vector.load %7[%426] : memref<?xf32>, vector<16xf32>
          %428 = arith.mulf %427, %415 : vector<16xf32>
          %429 = arith.addi %412, %c9 : index
          %430 = memref.load %11[%429] : memref<?xf32>
          %431 = vector.broadcast %430 : f32 to vector<16xf32>
          %432 = arith.muli %429, %c4 : index
          %433 = arith.addi %432, %c14 : index
          %434 = vector.load %7[%433] : memref<?xf32>, vector<16xf32>
          %435 = arith.mulf %434, %431 : vector<16xf32>
          %436 = arith.addi %432, %c15 : index
          %437 = vector.load %7[%436] : memref<?xf32>, vector<16xf32>
          %438 = arith.mulf %437, %431 : vector<16xf32>
          %439 = arith.addi %432, %c16 : index
          %440 = vector.load %7[%439] : memref<?xf32>, vector<16xf32>
          %441 = arith.mulf %440, %431 : vector<16xf32>
          %442 = arith.addi %432, %c17 : index
          %443 = vector.load %7[%442] : memref<?xf32>, vector<16xf32>
          %444 = arith.mulf %443, %431 : vector<16xf32>
          %454:8 = scf.for %445 = %c14 to %411 step %c9 iter_args(%446 = %419, %447 = %422, %448 = %425, %449 = %428, %450 = %435, %451 = %438, %452 = %441, %453 = %444) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %455 = arith.muli %445, %c4 : index
            %456 = arith.addi %455, %c14 : index
            %457 = vector.load %14[%456] : memref<?xf32>, vector<16xf32>
            %458 = arith.addi %455, %c15 : index
            %459 = vector.load %14[%458] : memref<?xf32>, vector<16xf32>
            %460 = arith.addi %455, %c16 : index
            %461 = vector.load %14[%460] : memref<?xf32>, vector<16xf32>
            %462 = arith.addi %455, %c17 : index
            %463 = vector.load %14[%462] : memref<?xf32>, vector<16xf32>
            %464 = arith.addi %416, %445 : index
            %465 = memref.load %12[%464] : memref<?xf32>
            %466 = vector.broadcast %465 : f32 to vector<16xf32>
            %467 = math.fma %466, %457, %446 : vector<16xf32>
            %468 = math.fma %466, %459, %447 : vector<16xf32>
            %469 = math.fma %466, %461, %448 : vector<16xf32>
            %470 = math.fma %466, %463, %449 : vector<16xf32>
            %471 = arith.addi %432, %445 : index
            %472 = memref.load %12[%471] : memref<?xf32>
            %473 = vector.broadcast %472 : f32 to vector<16xf32>
            %474 = math.fma %473, %457, %450 : vector<16xf32>
            %475 = math.fma %473, %459, %451 : vector<16xf32>
            %476 = math.fma %473, %461, %452 : vector<16xf32>
            %477 = math.fma %473, %463, %453 : vector<16xf32>
            scf.yield %467, %468, %469, %470, %474, %475, %476, %477 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
          }
          vector.store %454#0, %7[%417] : memref<?xf32>, vector<16xf32>
          vector.store %454#1, %7[%420] : memref<?xf32>, vector<16xf32>
          vector.store %454#2, %7[%423] : memref<?xf32>, vector<16xf32>
          vector.store %454#3, %7[%426] : memref<?xf32>, vector<16xf32>
          vector.store %454#4, %7[%433] : memref<?xf32>, vector<16xf32>
          vector.store %454#5, %7[%436] : memref<?xf32>, vector<16xf32>
          vector.store %454#6, %7[%439] : memref<?xf32>, vector<16xf32>
          vector.store %454#7, %7[%442] : memref<?xf32>, vector<16xf32>
        }
      }
      scf.for %478 = %c14 to %33 step %c9 {
        %479 = memref.load %5[%478] : memref<?xf32>
        %480 = memref.load %6[%478] : memref<?xf32>
        %481 = arith.muli %478, %c4 : index
        %482 = memref.load %8[%478] : memref<?xf32>
        %483 = arith.maximumf %482, %479 : f32
        %484 = arith.subf %482, %483 : f32
        %485 = wave.exp2 %484 : f32
        %486 = arith.subf %479, %483 : f32
        %487 = wave.exp2 %486 : f32
        memref.store %483, %8[%478] : memref<?xf32>
        %488 = memref.load %9[%478] : memref<?xf32>
        %489 = arith.mulf %488, %485 : f32
        %490 = math.fma %480, %487, %489 : f32
        memref.store %490, %9[%478] : memref<?xf32>
        %491 = vector.broadcast %485 : f32 to vector<16xf32>
        %492 = vector.broadcast %487 : f32 to vector<16xf32>
        %493 = arith.addi %481, %c14 : index
        %494 = vector.load %10[%493] : memref<?xf32>, vector<16xf32>
        %495 = arith.mulf %494, %491 : vector<16xf32>
        %496 = vector.load %7[%493] : memref<?xf32>, vector<16xf32>
        %497 = math.fma %496, %492, %495 : vector<16xf32>
        vector.store %497, %10[%493] : memref<?xf32>, vector<16xf32>
        %498 = arith.addi %481, %c15 : index
        %499 = vector.load %10[%498] : memref<?xf32>, vector<16xf32>
        %500 = arith.mulf %499, %491 : vector<16xf32>
        %501 = vector.load %7[%498] : memref<?xf32>, vector<16xf32>
        %502 = math.fma %501, %492, %500 : vector<16xf32>
        vector.store %502, %10[%498] : memref<?xf32>, vector<16xf32>
        %503 = arith.addi %481, %c16 : index
        %504 = vector.load %10[%503] : memref<?xf32>, vector<16xf32>
        %505 = arith.mulf %504, %491 : vector<16xf32>
        %506 = vector.load %7[%503] : memref<?xf32>, vector<16xf32>
        %507 = math.fma %506, %492, %505 : vector<16xf32>
        vector.store %507, %10[%503] : memref<?xf32>, vector<16xf32>
        %508 = arith.addi %481, %c17 : index
        %509 = vector.load %10[%508] : memref<?xf32>, vector<16xf32>
        %510 = arith.mulf %509, %491 : vector<16xf32>
        %511 = vector.load %7[%508] : memref<?xf32>, vector<16xf32>
        %512 = math.fma %511, %492, %510 : vector<16xf32>
        vector.store %512, %10[%508] : memref<?xf32>, vector<16xf32>
      }
    }
    scf.for %513 = %c14 to %30 step %c9 {
      %514 = arith.subi %30, %c9 : index
      %515 = arith.minsi %513, %514 : index
      %516 = arith.divui %515, %groupSize : index
      %517 = arith.addi %21, %516 : index
      %518 = arith.muli %2, %groupSize : index
      %519 = arith.remui %515, %groupSize : index
      %520 = arith.addi %518, %519 : index
      %521 = arith.muli %517, %heads : index
      %522 = arith.addi %521, %520 : index
      %523 = arith.muli %522, %c4 : index
      %524 = memref.load %9[%513] : memref<?xf32>
      %525 = arith.divf %c31, %524 : f32
      %526 = vector.broadcast %525 : f32 to vector<16xf32>
      %527 = arith.muli %kvHeads, %c14 : index
      %528 = arith.addi %527, %2 : index
      %529 = arith.muli %528, %c4 : index
      %530 = arith.addi %529, %c14 : index
      %531 = vector.load %factors[%530] : memref<?xf32>, vector<16xf32>
      %532 = arith.muli %kvHeads, %c9 : index
      %533 = arith.addi %532, %2 : index
      %534 = arith.muli %533, %c4 : index
      %535 = arith.addi %534, %c14 : index
      %536 = vector.load %factors[%535] : memref<?xf32>, vector<16xf32>
      %537 = arith.muli %513, %c4 : index
      %538 = arith.addi %537, %c14 : index
      %539 = vector.load %10[%538] : memref<?xf32>, vector<16xf32>
      %540 = arith.mulf %539, %526 : vector<16xf32>
      %541 = math.fma %540, %531, %536 : vector<16xf32>
      %542 = arith.addi %523, %c14 : index
      vector.store %541, %out[%542] : memref<?xf32>, vector<16xf32>
      %543 = arith.addi %529, %c15 : index
      %544 = vector.load %factors[%543] : memref<?xf32>, vector<16xf32>
      %545 = arith.addi %534, %c15 : index
      %546 = vector.load %factors[%545] : memref<?xf32>, vector<16xf32>
      %547 = arith.addi %537, %c15 : index
      %548 = vector.load %10[%547] : memref<?xf32>, vector<16xf32>
      %549 = arith.mulf %548, %526 : vector<16xf32>
      %550 = math.fma %549, %544, %546 : vector<16xf32>
      %551 = arith.addi %523, %c15 : index
      vector.store %550, %out[%551] : memref<?xf32>, vector<16xf32>
      %552 = arith.addi %529, %c16 : index
      %553 = vector.load %factors[%552] : memref<?xf32>, vector<16xf32>
      %554 = arith.addi %534, %c16 : index
      %555 = vector.load %factors[%554] : memref<?xf32>, vector<16xf32>
      %556 = arith.addi %537, %c16 : index
      %557 = vector.load %10[%556] : memref<?xf32>, vector<16xf32>
      %558 = arith.mulf %557, %526 : vector<16xf32>
      %559 = math.fma %558, %553, %555 : vector<16xf32>
      %560 = arith.addi %523, %c16 : index
      vector.store %559, %out[%560] : memref<?xf32>, vector<16xf32>
      %561 = arith.addi %529, %c17 : index
      %562 = vector.load %factors[%561] : memref<?xf32>, vector<16xf32>
      %563 = arith.addi %534, %c17 : index
      %564 = vector.load %factors[%563] : memref<?xf32>, vector<16xf32>
      %565 = arith.addi %537, %c17 : index
      %566 = vector.load %10[%565] : memref<?xf32>, vector<16xf32>
      %567 = arith.mulf %566, %526 : vector<16xf32>
      %568 = math.fma %567, %562, %564 : vector<16xf32>
      %569 = arith.addi %523, %c17 : index
      vector.store %568, %out[%569] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
