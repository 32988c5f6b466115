// GENERATED from codegen/kvcgen/attention.py; do not edit.
// Config: Attention(codec='fp8_e4m3', dim=64, split=False)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d64__cpu(%step: memref<?xi32>, %q: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %out: memref<?xf32>) {
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
  %c24 = arith.constant 1024 : index
  %c25 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
  %c26 = arith.constant dense<0xF149F2CA> : vector<16xf32>
  %c27 = arith.constant dense<[16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : vector<16xi32>
  %c28 = arith.constant dense<[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]> : vector<16xi32>
  %c29 = arith.constant dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]> : vector<16xi32>
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
    %40 = memref.load %scales[%2] : memref<?xf32>
    %41 = vector.broadcast %40 : f32 to vector<16xf32>
    scf.for %42 = %c14 to %33 step %c9 {
      %43 = arith.subi %30, %c9 : index
      %44 = arith.minsi %42, %43 : index
      %45 = arith.divui %44, %groupSize : index
      %46 = arith.addi %21, %45 : index
      %47 = arith.muli %2, %groupSize : index
      %48 = arith.remui %44, %groupSize : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %heads : index
      %51 = arith.addi %50, %49 : index
      %52 = arith.muli %51, %c4 : index
      %53 = arith.addi %52, %c14 : index
      %54 = vector.load %q[%53] : memref<?xf32>, vector<16xf32>
      %55 = arith.mulf %54, %41 : vector<16xf32>
      %56 = arith.muli %42, %c4 : index
      %57 = arith.addi %56, %c14 : index
      vector.store %55, %4[%57] : memref<?xf32>, vector<16xf32>
      %58 = arith.addi %52, %c15 : index
      %59 = vector.load %q[%58] : memref<?xf32>, vector<16xf32>
      %60 = arith.mulf %59, %41 : vector<16xf32>
      %61 = arith.addi %56, %c15 : index
      vector.store %60, %4[%61] : memref<?xf32>, vector<16xf32>
      %62 = arith.addi %52, %c16 : index
      %63 = vector.load %q[%62] : memref<?xf32>, vector<16xf32>
      %64 = arith.mulf %63, %41 : vector<16xf32>
      %65 = arith.addi %56, %c16 : index
      vector.store %64, %4[%65] : memref<?xf32>, vector<16xf32>
      %66 = arith.addi %52, %c17 : index
      %67 = vector.load %q[%66] : memref<?xf32>, vector<16xf32>
      %68 = arith.mulf %67, %41 : vector<16xf32>
      %69 = arith.addi %56, %c17 : index
      vector.store %68, %4[%69] : memref<?xf32>, vector<16xf32>
    }
    scf.for %70 = %c14 to %33 step %c9 {
      memref.store %c19, %8[%70] : memref<?xf32>
      memref.store %c20, %9[%70] : memref<?xf32>
      %71 = arith.muli %70, %c4 : index
      %72 = arith.addi %71, %c14 : index
      vector.store %c18, %10[%72] : memref<?xf32>, vector<16xf32>
      %73 = arith.addi %71, %c15 : index
      vector.store %c18, %10[%73] : memref<?xf32>, vector<16xf32>
      %74 = arith.addi %71, %c16 : index
      vector.store %c18, %10[%74] : memref<?xf32>, vector<16xf32>
      %75 = arith.addi %71, %c17 : index
      vector.store %c18, %10[%75] : memref<?xf32>, vector<16xf32>
    }
    scf.for %76 = %c14 to %39 step %c21 {
      scf.for %77 = %c14 to %33 step %c9 {
        memref.store %c19, %5[%77] : memref<?xf32>
        memref.store %c20, %6[%77] : memref<?xf32>
        %78 = arith.muli %77, %c4 : index
        %79 = arith.addi %78, %c14 : index
        vector.store %c18, %7[%79] : memref<?xf32>, vector<16xf32>
        %80 = arith.addi %78, %c15 : index
        vector.store %c18, %7[%80] : memref<?xf32>, vector<16xf32>
        %81 = arith.addi %78, %c16 : index
        vector.store %c18, %7[%81] : memref<?xf32>, vector<16xf32>
        %82 = arith.addi %78, %c17 : index
        vector.store %c18, %7[%82] : memref<?xf32>, vector<16xf32>
      }
      %83 = arith.addi %76, %c21 : index
      %84 = arith.minsi %83, %39 : index
      scf.for %85 = %76 to %84 step %c4 {
        scf.for %86 = %c14 to %c8 step %c9 {
          %87 = arith.muli %86, %c15 : index
          %88 = arith.addi %85, %87 : index
          %89 = arith.cmpi slt, %88, %39 : index
          scf.if %89 {
            %90 = arith.divui %88, %c15 : index
            %91 = arith.addi %29, %90 : index
            %92 = memref.load %step[%91] : memref<?xi32>
            %93 = arith.index_cast %92 : i32 to index
            %94 = arith.muli %93, %pageBytes : index
            %95 = arith.muli %2, %c23 : index
            %96 = arith.addi %94, %95 : index
            scf.for %97 = %c14 to %c4 step %c9 {
              %98 = arith.muli %97, %c15 : index
              %99 = arith.addi %96, %98 : index
              %100 = vector.load %kv[%99] : memref<?xi8>, vector<16xi8>
              %101 = arith.muli %97, %c4 : index
              %102 = arith.addi %101, %87 : index
              %103 = wave.fp8_decode "e4m3" %100 : vector<16xi8> -> vector<16xf32>
              vector.store %103, %13[%102] : memref<?xf32>, vector<16xf32>
            }
            %104 = arith.addi %96, %c24 : index
            scf.for %105 = %c14 to %c15 step %c9 {
              %106 = arith.addi %88, %105 : index
              %107 = arith.cmpi slt, %106, %39 : index
              %108 = arith.muli %105, %c4 : index
              %109 = arith.addi %104, %108 : index
              %110 = arith.addi %109, %c14 : index
              %111 = vector.load %kv[%110] : memref<?xi8>, vector<16xi8>
              %112 = wave.fp8_decode "e4m3" %111 : vector<16xi8> -> vector<16xf32>
              %113 = arith.select %107, %112, %c18 : vector<16xf32>
              %114 = arith.addi %87, %105 : index
              %115 = arith.muli %114, %c4 : index
              %116 = arith.addi %115, %c14 : index
              vector.store %113, %14[%116] : memref<?xf32>, vector<16xf32>
              %117 = arith.addi %109, %c15 : index
              %118 = vector.load %kv[%117] : memref<?xi8>, vector<16xi8>
              %119 = wave.fp8_decode "e4m3" %118 : vector<16xi8> -> vector<16xf32>
              %120 = arith.select %107, %119, %c18 : vector<16xf32>
              %121 = arith.addi %115, %c15 : index
              vector.store %120, %14[%121] : memref<?xf32>, vector<16xf32>
              %122 = arith.addi %109, %c16 : index
              %123 = vector.load %kv[%122] : memref<?xi8>, vector<16xi8>
              %124 = wave.fp8_decode "e4m3" %123 : vector<16xi8> -> vector<16xf32>
              %125 = arith.select %107, %124, %c18 : vector<16xf32>
              %126 = arith.addi %115, %c16 : index
              vector.store %125, %14[%126] : memref<?xf32>, vector<16xf32>
              %127 = arith.addi %109, %c17 : index
              %128 = vector.load %kv[%127] : memref<?xi8>, vector<16xi8>
              %129 = wave.fp8_decode "e4m3" %128 : vector<16xi8> -> vector<16xf32>
              %130 = arith.select %107, %129, %c18 : vector<16xf32>
              %131 = arith.addi %115, %c17 : index
              vector.store %130, %14[%131] : memref<?xf32>, vector<16xf32>
            }
          }
        }
        scf.for %132 = %c14 to %33 step %c8 {
          %150:16 = scf.for %133 = %c14 to %c4 step %c9 iter_args(%134 = %c18, %135 = %c18, %136 = %c18, %137 = %c18, %138 = %c18, %139 = %c18, %140 = %c18, %141 = %c18, %142 = %c18, %143 = %c18, %144 = %c18, %145 = %c18, %146 = %c18, %147 = %c18, %148 = %c18, %149 = %c18) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %151 = arith.muli %133, %c4 : index
            %152 = arith.addi %151, %c14 : index
            %153 = vector.load %13[%152] : memref<?xf32>, vector<16xf32>
            %154 = arith.addi %151, %c15 : index
            %155 = vector.load %13[%154] : memref<?xf32>, vector<16xf32>
            %156 = arith.addi %151, %c16 : index
            %157 = vector.load %13[%156] : memref<?xf32>, vector<16xf32>
            %158 = arith.addi %151, %c17 : index
            %159 = vector.load %13[%158] : memref<?xf32>, vector<16xf32>
            %160 = arith.addi %132, %c14 : index
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
          %196 = arith.addi %132, %c14 : index
          %197 = arith.subi %30, %c9 : index
          %198 = arith.minsi %196, %197 : index
          %199 = arith.divui %198, %groupSize : index
          %200 = arith.addi %21, %199 : index
          %201 = arith.muli %2, %groupSize : index
          %202 = arith.remui %198, %groupSize : index
          %203 = arith.addi %201, %202 : index
          %204 = arith.addi %positionsAt, %200 : index
          %205 = memref.load %step[%204] : memref<?xi32>
          %206 = arith.index_cast %205 : i32 to index
          %207 = arith.subi %206, %85 : index
          %208 = arith.index_cast %207 : index to i32
          %209 = vector.broadcast %208 : i32 to vector<16xi32>
          %210 = arith.cmpi sle, %c25, %209 : vector<16xi32>
          %211 = arith.select %210, %150#0, %c26 : vector<16xi1>, vector<16xf32>
          %212 = arith.cmpi sle, %c27, %209 : vector<16xi32>
          %213 = arith.select %212, %150#1, %c26 : vector<16xi1>, vector<16xf32>
          %214 = arith.cmpi sle, %c28, %209 : vector<16xi32>
          %215 = arith.select %214, %150#2, %c26 : vector<16xi1>, vector<16xf32>
          %216 = arith.cmpi sle, %c29, %209 : vector<16xi32>
          %217 = arith.select %216, %150#3, %c26 : vector<16xi1>, vector<16xf32>
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
          %229 = arith.select %210, %228, %c18 : vector<16xi1>, vector<16xf32>
          %230 = arith.muli %196, %c4 : index
          %231 = arith.addi %230, %c14 : index
          vector.store %229, %12[%231] : memref<?xf32>, vector<16xf32>
          %232 = arith.subf %213, %226 : vector<16xf32>
          %233 = wave.exp2 %232 : vector<16xf32>
          %234 = arith.select %212, %233, %c18 : vector<16xi1>, vector<16xf32>
          %235 = arith.addi %230, %c15 : index
          vector.store %234, %12[%235] : memref<?xf32>, vector<16xf32>
          %236 = arith.addf %229, %234 : vector<16xf32>
          %237 = arith.subf %215, %226 : vector<16xf32>
          %238 = wave.exp2 %237 : vector<16xf32>
          %239 = arith.select %214, %238, %c18 : vector<16xi1>, vector<16xf32>
          %240 = arith.addi %230, %c16 : index
          vector.store %239, %12[%240] : memref<?xf32>, vector<16xf32>
          %241 = arith.addf %236, %239 : vector<16xf32>
          %242 = arith.subf %217, %226 : vector<16xf32>
          %243 = wave.exp2 %242 : vector<16xf32>
          %244 = arith.select %216, %243, %c18 : vector<16xi1>, vector<16xf32>
          %245 = arith.addi %230, %c17 : index
          vector.store %244, %12[%245] : memref<?xf32>, vector<16xf32>
          %246 = arith.addf %241, %244 : vector<16xf32>
          %247 = memref.load %6[%196] : memref<?xf32>
          %248 = wave.reduce "add" %246 : vector<16xf32>
          %249 = math.fma %247, %225, %248 : f32
          memref.store %223, %5[%196] : memref<?xf32>
          memref.store %249, %6[%196] : memref<?xf32>
          memref.store %225, %11[%196] : memref<?xf32>
          %250 = arith.addi %132, %c9 : index
          %251 = arith.minsi %250, %197 : index
          %252 = arith.divui %251, %groupSize : index
          %253 = arith.addi %21, %252 : index
          %254 = arith.remui %251, %groupSize : index
          %255 = arith.addi %201, %254 : index
          %256 = arith.addi %positionsAt, %253 : index
          %257 = memref.load %step[%256] : memref<?xi32>
          %258 = arith.index_cast %257 : i32 to index
          %259 = arith.subi %258, %85 : index
          %260 = arith.index_cast %259 : index to i32
          %261 = vector.broadcast %260 : i32 to vector<16xi32>
          %262 = arith.cmpi sle, %c25, %261 : vector<16xi32>
          %263 = arith.select %262, %150#4, %c26 : vector<16xi1>, vector<16xf32>
          %264 = arith.cmpi sle, %c27, %261 : vector<16xi32>
          %265 = arith.select %264, %150#5, %c26 : vector<16xi1>, vector<16xf32>
          %266 = arith.cmpi sle, %c28, %261 : vector<16xi32>
          %267 = arith.select %266, %150#6, %c26 : vector<16xi1>, vector<16xf32>
          %268 = arith.cmpi sle, %c29, %261 : vector<16xi32>
          %269 = arith.select %268, %150#7, %c26 : vector<16xi1>, vector<16xf32>
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
          %281 = arith.select %262, %280, %c18 : vector<16xi1>, vector<16xf32>
          %282 = arith.muli %250, %c4 : index
          %283 = arith.addi %282, %c14 : index
          vector.store %281, %12[%283] : memref<?xf32>, vector<16xf32>
          %284 = arith.subf %265, %278 : vector<16xf32>
          %285 = wave.exp2 %284 : vector<16xf32>
          %286 = arith.select %264, %285, %c18 : vector<16xi1>, vector<16xf32>
          %287 = arith.addi %282, %c15 : index
          vector.store %286, %12[%287] : memref<?xf32>, vector<16xf32>
          %288 = arith.addf %281, %286 : vector<16xf32>
          %289 = arith.subf %267, %278 : vector<16xf32>
          %290 = wave.exp2 %289 : vector<16xf32>
          %291 = arith.select %266, %290, %c18 : vector<16xi1>, vector<16xf32>
          %292 = arith.addi %282, %c16 : index
          vector.store %291, %12[%292] : memref<?xf32>, vector<16xf32>
          %293 = arith.addf %288, %291 : vector<16xf32>
          %294 = arith.subf %269, %278 : vector<16xf32>
          %295 = wave.exp2 %294 : vector<16xf32>
          %296 = arith.select %268, %295, %c18 : vector<16xi1>, vector<16xf32>
          %297 = arith.addi %282, %c17 : index
          vector.store %296, %12[%297] : memref<?xf32>, vector<16xf32>
          %298 = arith.addf %293, %296 : vector<16xf32>
          %299 = memref.load %6[%250] : memref<?xf32>
          %300 = wave.reduce "add" %298 : vector<16xf32>
          %301 = math.fma %299, %277, %300 : f32
          memref.store %275, %5[%250] : memref<?xf32>
          memref.store %301, %6[%250] : memref<?xf32>
          memref.store %277, %11[%250] : memref<?xf32>
          %302 = arith.addi %132, %c6 : index
          %303 = arith.minsi %302, %197 : index
          %304 = arith.divui %303, %groupSize : index
          %305 = arith.addi %21, %304 : index
          %306 = arith.remui %303, %groupSize : index
          %307 = arith.addi %201, %306 : index
          %308 = arith.addi %positionsAt, %305 : index
          %309 = memref.load %step[%308] : memref<?xi32>
          %310 = arith.index_cast %309 : i32 to index
          %311 = arith.subi %310, %85 : index
          %312 = arith.index_cast %311 : index to i32
          %313 = vector.broadcast %312 : i32 to vector<16xi32>
          %314 = arith.cmpi sle, %c25, %313 : vector<16xi32>
          %315 = arith.select %314, %150#8, %c26 : vector<16xi1>, vector<16xf32>
          %316 = arith.cmpi sle, %c27, %313 : vector<16xi32>
          %317 = arith.select %316, %150#9, %c26 : vector<16xi1>, vector<16xf32>
          %318 = arith.cmpi sle, %c28, %313 : vector<16xi32>
          %319 = arith.select %318, %150#10, %c26 : vector<16xi1>, vector<16xf32>
          %320 = arith.cmpi sle, %c29, %313 : vector<16xi32>
          %321 = arith.select %320, %150#11, %c26 : vector<16xi1>, vector<16xf32>
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
          %333 = arith.select %314, %332, %c18 : vector<16xi1>, vector<16xf32>
          %334 = arith.muli %302, %c4 : index
          %335 = arith.addi %334, %c14 : index
          vector.store %333, %12[%335] : memref<?xf32>, vector<16xf32>
          %336 = arith.subf %317, %330 : vector<16xf32>
          %337 = wave.exp2 %336 : vector<16xf32>
          %338 = arith.select %316, %337, %c18 : vector<16xi1>, vector<16xf32>
          %339 = arith.addi %334, %c15 : index
          vector.store %338, %12[%339] : memref<?xf32>, vector<16xf32>
          %340 = arith.addf %333, %338 : vector<16xf32>
          %341 = arith.subf %319, %330 : vector<16xf32>
          %342 = wave.exp2 %341 : vector<16xf32>
          %343 = arith.select %318, %342, %c18 : vector<16xi1>, vector<16xf32>
          %344 = arith.addi %334, %c16 : index
          vector.store %343, %12[%344] : memref<?xf32>, vector<16xf32>
          %345 = arith.addf %340, %343 : vector<16xf32>
          %346 = arith.subf %321, %330 : vector<16xf32>
          %347 = wave.exp2 %346 : vector<16xf32>
          %348 = arith.select %320, %347, %c18 : vector<16xi1>, vector<16xf32>
          %349 = arith.addi %334, %c17 : index
          vector.store %348, %12[%349] : memref<?xf32>, vector<16xf32>
          %350 = arith.addf %345, %348 : vector<16xf32>
          %351 = memref.load %6[%302] : memref<?xf32>
          %352 = wave.reduce "add" %350 : vector<16xf32>
          %353 = math.fma %351, %329, %352 : f32
          memref.store %327, %5[%302] : memref<?xf32>
          memref.store %353, %6[%302] : memref<?xf32>
          memref.store %329, %11[%302] : memref<?xf32>
          %354 = arith.addi %132, %c12 : index
          %355 = arith.minsi %354, %197 : index
          %356 = arith.divui %355, %groupSize : index
          %357 = arith.addi %21, %356 : index
          %358 = arith.remui %355, %groupSize : index
          %359 = arith.addi %201, %358 : index
          %360 = arith.addi %positionsAt, %357 : index
          %361 = memref.load %step[%360] : memref<?xi32>
          %362 = arith.index_cast %361 : i32 to index
          %363 = arith.subi %362, %85 : index
          %364 = arith.index_cast %363 : index to i32
          %365 = vector.broadcast %364 : i32 to vector<16xi32>
          %366 = arith.cmpi sle, %c25, %365 : vector<16xi32>
          %367 = arith.select %366, %150#12, %c26 : vector<16xi1>, vector<16xf32>
          %368 = arith.cmpi sle, %c27, %365 : vector<16xi32>
          %369 = arith.select %368, %150#13, %c26 : vector<16xi1>, vector<16xf32>
          %370 = arith.cmpi sle, %c28, %365 : vector<16xi32>
          %371 = arith.select %370, %150#14, %c26 : vector<16xi1>, vector<16xf32>
          %372 = arith.cmpi sle, %c29, %365 : vector<16xi32>
          %373 = arith.select %372, %150#15, %c26 : vector<16xi1>, vector<16xf32>
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
          %385 = arith.select %366, %384, %c18 : vector<16xi1>, vector<16xf32>
          %386 = arith.muli %354, %c4 : index
          %387 = arith.addi %386, %c14 : index
          vector.store %385, %12[%387] : memref<?xf32>, vector<16xf32>
          %388 = arith.subf %369, %382 : vector<16xf32>
          %389 = wave.exp2 %388 : vector<16xf32>
          %390 = arith.select %368, %389, %c18 : vector<16xi1>, vector<16xf32>
          %391 = arith.addi %386, %c15 : index
          vector.store %390, %12[%391] : memref<?xf32>, vector<16xf32>
          %392 = arith.addf %385, %390 : vector<16xf32>
          %393 = arith.subf %371, %382 : vector<16xf32>
          %394 = wave.exp2 %393 : vector<16xf32>
          %395 = arith.select %370, %394, %c18 : vector<16xi1>, vector<16xf32>
          %396 = arith.addi %386, %c16 : index
          vector.store %395, %12[%396] : memref<?xf32>, vector<16xf32>
          %397 = arith.addf %392, %395 : vector<16xf32>
          %398 = arith.subf %373, %382 : vector<16xf32>
          %399 = wave.exp2 %398 : vector<16xf32>
          %400 = arith.select %372, %399, %c18 : vector<16xi1>, vector<16xf32>
          %401 = arith.addi %386, %c17 : index
          vector.store %400, %12[%401] : memref<?xf32>, vector<16xf32>
          %402 = arith.addf %397, %400 : vector<16xf32>
          %403 = memref.load %6[%354] : memref<?xf32>
          %404 = wave.reduce "add" %402 : vector<16xf32>
          %405 = math.fma %403, %381, %404 : f32
          memref.store %379, %5[%354] : memref<?xf32>
          memref.store %405, %6[%354] : memref<?xf32>
          memref.store %381, %11[%354] : memref<?xf32>
        }
        %406 = arith.subi %39, %85 : index
        %407 = arith.minsi %406, %c4 : index
        scf.for %408 = %c14 to %33 step %c6 {
          %409 = arith.addi %408, %c14 : index
          %410 = memref.load %11[%409] : memref<?xf32>
          %411 = vector.broadcast %410 : f32 to vector<16xf32>
          %412 = arith.muli %409, %c4 : index
          %413 = arith.addi %412, %c14 : index
          %414 = vector.load %7[%413] : memref<?xf32>, vector<16xf32>
          %415 = arith.mulf %414, %411 : vector<16xf32>
          %416 = arith.addi %412, %c15 : index
          %417 = vector.load %7[%416] : memref<?xf32>, vector<16xf32>
          %418 = arith.mulf %417, %411 : vector<16xf32>
          %419 = arith.addi %412, %c16 : index
          %420 = vector.load %7[%419] : memref<?xf32>, vector<16xf32>
          %421 = arith.mulf %420, %411 : vector<16xf32>
          %422 = arith.addi %412, %c17 : index
          %423 = vector.load %7[%422] : memref<?xf32>, vector<16xf32>
          %424 = arith.mulf %423, %411 : vector<16xf32>
          %425 = arith.addi %408, %c9 : index
          %426 = memref.load %11[%425] : memref<?xf32>
          %427 = vector.broadcast %426 : f32 to vector<16xf32>
          %428 = arith.muli %425, %c4 : index
          %429 = arith.addi %428, %c14 : index
          %430 = vector.load %7[%429] : memref<?xf32>, vector<16xf32>
          %431 = arith.mulf %430, %427 : vector<16xf32>
          %432 = arith.addi %428, %c15 : index
          %433 = vector.load %7[%432] : memref<?xf32>, vector<16xf32>
          %434 = arith.mulf %433, %427 : vector<16xf32>
          %435 = arith.addi %428, %c16 : index
          %436 = vector.load %7[%435] : memref<?xf32>, vector<16xf32>
          %437 = arith.mulf %436, %427 : vector<16xf32>
          %438 = arith.addi %428, %c17 : index
          %439 = vector.load %7[%438] : memref<?xf32>, vector<16xf32>
          %440 = arith.mulf %439, %427 : vector<16xf32>
          %450:8 = scf.for %441 = %c14 to %407 step %c9 iter_args(%442 = %415, %443 = %418, %444 = %421, %445 = %424, %446 = %431, %447 = %434, %448 = %437, %449 = %440) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
            %451 = arith.muli %441, %c4 : index
            %452 = arith.addi %451, %c14 : index
            %453 = vector.load %14[%452] : memref<?xf32>, vector<16xf32>
            %454 = arith.addi %451, %c15 : index
            %455 = vector.load %14[%454] : memref<?xf32>, vector<16xf32>
            %456 = arith.addi %451, %c16 : index
            %457 = vector.load %14[%456] : memref<?xf32>, vector<16xf32>
            %458 = arith.addi %451, %c17 : index
            %459 = vector.load %14[%458] : memref<?xf32>, vector<16xf32>
            %460 = arith.addi %412, %441 : index
            %461 = memref.load %12[%460] : memref<?xf32>
            %462 = vector.broadcast %461 : f32 to vector<16xf32>
            %463 = math.fma %462, %453, %442 : vector<16xf32>
            %464 = math.fma %462, %455, %443 : vector<16xf32>
            %465 = math.fma %462, %457, %444 : vector<16xf32>
            %466 = math.fma %462, %459, %445 : vector<16xf32>
            %467 = arith.addi %428, %441 : index
            %468 = memref.load %12[%467] : memref<?xf32>
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
      scf.for %474 = %c14 to %33 step %c9 {
        %475 = memref.load %5[%474] : memref<?xf32>
        %476 = memref.load %6[%474] : memref<?xf32>
        %477 = arith.muli %474, %c4 : index
        %478 = memref.load %8[%474] : memref<?xf32>
        %479 = arith.maximumf %478, %475 : f32
        %480 = arith.subf %478, %479 : f32
        %481 = wave.exp2 %480 : f32
        %482 = arith.subf %475, %479 : f32
        %483 = wave.exp2 %482 : f32
        memref.store %479, %8[%474] : memref<?xf32>
        %484 = memref.load %9[%474] : memref<?xf32>
        %485 = arith.mulf %484, %481 : f32
        %486 = math.fma %476, %483, %485 : f32
        memref.store %486, %9[%474] : memref<?xf32>
        %487 = vector.broadcast %481 : f32 to vector<16xf32>
        %488 = vector.broadcast %483 : f32 to vector<16xf32>
        %489 = arith.addi %477, %c14 : index
        %490 = vector.load %10[%489] : memref<?xf32>, vector<16xf32>
        %491 = arith.mulf %490, %487 : vector<16xf32>
        %492 = vector.load %7[%489] : memref<?xf32>, vector<16xf32>
        %493 = math.fma %492, %488, %491 : vector<16xf32>
        vector.store %493, %10[%489] : memref<?xf32>, vector<16xf32>
        %494 = arith.addi %477, %c15 : index
        %495 = vector.load %10[%494] : memref<?xf32>, vector<16xf32>
        %496 = arith.mulf %495, %487 : vector<16xf32>
        %497 = vector.load %7[%494] : memref<?xf32>, vector<16xf32>
        %498 = math.fma %497, %488, %496 : vector<16xf32>
        vector.store %498, %10[%494] : memref<?xf32>, vector<16xf32>
        %499 = arith.addi %477, %c16 : index
        %500 = vector.load %10[%499] : memref<?xf32>, vector<16xf32>
        %501 = arith.mulf %500, %487 : vector<16xf32>
        %502 = vector.load %7[%499] : memref<?xf32>, vector<16xf32>
        %503 = math.fma %502, %488, %501 : vector<16xf32>
        vector.store %503, %10[%499] : memref<?xf32>, vector<16xf32>
        %504 = arith.addi %477, %c17 : index
        %505 = vector.load %10[%504] : memref<?xf32>, vector<16xf32>
        %506 = arith.mulf %505, %487 : vector<16xf32>
        %507 = vector.load %7[%504] : memref<?xf32>, vector<16xf32>
        %508 = math.fma %507, %488, %506 : vector<16xf32>
        vector.store %508, %10[%504] : memref<?xf32>, vector<16xf32>
      }
    }
    %509 = arith.addi %kvHeads, %2 : index
    %510 = memref.load %scales[%509] : memref<?xf32>
    scf.for %511 = %c14 to %30 step %c9 {
      %512 = arith.subi %30, %c9 : index
      %513 = arith.minsi %511, %512 : index
      %514 = arith.divui %513, %groupSize : index
      %515 = arith.addi %21, %514 : index
      %516 = arith.muli %2, %groupSize : index
      %517 = arith.remui %513, %groupSize : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.muli %515, %heads : index
      %520 = arith.addi %519, %518 : index
      %521 = arith.muli %520, %c4 : index
      %522 = memref.load %9[%511] : memref<?xf32>
      %523 = arith.divf %510, %522 : f32
      %524 = vector.broadcast %523 : f32 to vector<16xf32>
      %525 = arith.muli %511, %c4 : index
      %526 = arith.addi %525, %c14 : index
      %527 = vector.load %10[%526] : memref<?xf32>, vector<16xf32>
      %528 = arith.mulf %527, %524 : vector<16xf32>
      %529 = arith.addi %521, %c14 : index
      vector.store %528, %out[%529] : memref<?xf32>, vector<16xf32>
      %530 = arith.addi %525, %c15 : index
      %531 = vector.load %10[%530] : memref<?xf32>, vector<16xf32>
      %532 = arith.mulf %531, %524 : vector<16xf32>
      %533 = arith.addi %521, %c15 : index
      vector.store %532, %out[%533] : memref<?xf32>, vector<16xf32>
      %534 = arith.addi %525, %c16 : index
      %535 = vector.load %10[%534] : memref<?xf32>, vector<16xf32>
      %536 = arith.mulf %535, %524 : vector<16xf32>
      %537 = arith.addi %521, %c16 : index
      vector.store %536, %out[%537] : memref<?xf32>, vector<16xf32>
      %538 = arith.addi %525, %c17 : index
      %539 = vector.load %10[%538] : memref<?xf32>, vector<16xf32>
      %540 = arith.mulf %539, %524 : vector<16xf32>
      %541 = arith.addi %521, %c17 : index
      vector.store %540, %out[%541] : memref<?xf32>, vector<16xf32>
    }
  }
  wave.return
}
