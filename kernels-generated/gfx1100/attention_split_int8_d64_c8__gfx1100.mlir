// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='int8', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 512 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 128 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 68 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 64 : i32
  %c34 = arith.constant 253 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 768 : index
  %c38 = arith.constant 128 : i32
  %c39 = arith.constant 0xF149F2CA : f32
  %c40 = arith.constant 0x00000000 : f32
  %c41 = arith.constant dense<0x00000000> : vector<8xf32>
  %c42 = arith.constant 31 : i32
  %c43 = arith.constant 32 : i32
  %c44 = arith.constant 0 : i32
  %c45 = arith.constant 192 : index
  %c46 = arith.constant dense<16711935> : vector<4xi32>
  %c47 = arith.constant dense<1677747200> : vector<4xi32>
  %c48 = arith.constant dense<8> : vector<4xi32>
  %c49 = arith.constant dense<0x6480> : vector<16xf16>
  %c50 = arith.constant 320 : index
  %c51 = arith.constant 384 : index
  %c52 = arith.constant 448 : index
  %c53 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c54 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c55 = arith.constant 0x41000000 : f32
  %c56 = arith.constant 0x40C00000 : f32
  %c57 = arith.constant dense<-1> : vector<4xi32>
  %c58 = arith.constant 255 : i32
  %c59 = arith.constant 2 : i32
  %c60 = arith.constant 16711680 : i32
  %c61 = arith.constant 3 : i32
  %c62 = arith.constant 4 : i32
  %c63 = arith.constant 65280 : i32
  %c64 = arith.constant 5 : i32
  %c65 = arith.constant 6 : i32
  %c66 = arith.constant -16777216 : i32
  %c67 = arith.constant 7 : i32
  %c68 = arith.constant 8 : i32
  %c69 = arith.constant 9 : i32
  %c70 = arith.constant 10 : i32
  %c71 = arith.constant 11 : i32
  %c72 = arith.constant 12 : i32
  %c73 = arith.constant 13 : i32
  %c74 = arith.constant 15 : i32
  %c75 = arith.constant 80 : index
  %c76 = arith.constant 96 : index
  %c77 = arith.constant 112 : index
  %c78 = arith.constant 144 : index
  %c79 = arith.constant 160 : index
  %c80 = arith.constant 176 : index
  %c81 = arith.constant 208 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 240 : index
  %c84 = arith.constant 272 : index
  %c85 = arith.constant 288 : index
  %c86 = arith.constant 304 : index
  %c87 = arith.constant 336 : index
  %c88 = arith.constant 352 : index
  %c89 = arith.constant 368 : index
  %c90 = arith.constant 400 : index
  %c91 = arith.constant 416 : index
  %c92 = arith.constant 432 : index
  %c93 = arith.constant 464 : index
  %c94 = arith.constant 480 : index
  %c95 = arith.constant 496 : index
  %c96 = arith.constant 1536 : index
  %c97 = arith.constant 2048 : index
  %c98 = arith.constant 2560 : index
  %c99 = arith.constant 3072 : index
  %c100 = arith.constant 3584 : index
  %c101 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c103 = arith.constant 0x477FE000 : f32
  %c104 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c107 = arith.constant 544 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = wave.block 0
  %10 = wave.block 1
  %11 = arith.index_cast %10 : index to i32
  %12 = arith.muli %kvHeads, %columnBlocks : index
  %13 = arith.divui %9, %12 : index
  %14 = arith.divui %9, %columnBlocks : index
  %15 = arith.remui %14, %kvHeads : index
  %16 = arith.remui %9, %columnBlocks : index
  %17 = arith.muli %16, %c9 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c12 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c10 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c12 : index
    %34 = arith.muli %15, %c16 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c18 : i32
    %39 = arith.subi %38, %c18 : i32
    %40 = arith.divui %39, %c19 : i32
    %41 = arith.addi %38, %c20 : i32
    %42 = arith.divui %41, %c21 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c23 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c24 : index
      %48 = arith.cmpi slt, %47, %c25 : index
      scf.if %48 {
        %49 = arith.divui %47, %c3 : index
        %50 = arith.remui %47, %c3 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c24 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c27 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c24 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c12 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c28 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c23 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c29 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c30 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c31 : index
        %90 = arith.addi %66, %89 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = math.absf %70 : vector<4xf32>
        %93 = math.absf %73 : vector<4xf32>
        %94 = arith.maxnumf %92, %93 fastmath<nnan> : vector<4xf32>
        %95 = math.absf %76 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %79 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %82 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %85 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %88 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %91 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = vector.extract %106[0] : f32 from vector<4xf32>
        %108 = vector.extract %106[1] : f32 from vector<4xf32>
        %109 = vector.extract %106[2] : f32 from vector<4xf32>
        %110 = vector.extract %106[3] : f32 from vector<4xf32>
        %111 = arith.maxnumf %107, %108 fastmath<nnan> : f32
        %112 = arith.maxnumf %111, %109 fastmath<nnan> : f32
        %113 = arith.maxnumf %112, %110 fastmath<nnan> : f32
        %114 = wave.swap_halves %113 : f32
        %115 = arith.maxnumf %113, %114 fastmath<nnan> : f32
        %116 = arith.bitcast %115 : f32 to i32
        %117 = arith.shrui %116, %c32 : i32
        %118 = arith.maxsi %117, %c33 : i32
        %119 = arith.minsi %118, %c34 : i32
        %120 = arith.subi %c35, %119 : i32
        %121 = arith.shli %120, %c32 : i32
        %122 = arith.bitcast %121 : i32 to f32
        %123 = arith.subi %119, %c36 : i32
        %124 = arith.shli %123, %c32 : i32
        %125 = arith.bitcast %124 : i32 to f32
        %126 = vector.broadcast %122 : f32 to vector<4xf32>
        %127 = arith.muli %1, %c9 : index
        %128 = arith.muli %2, %c25 : index
        %129 = arith.addi %127, %128 : index
        %130 = arith.mulf %70, %126 : vector<4xf32>
        %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
        %132 = arith.mulf %73, %126 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %135 = arith.addi %129, %c24 : index
        vector.store %134, %4[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %136 = arith.mulf %76, %126 : vector<4xf32>
        %137 = arith.truncf %136 : vector<4xf32> to vector<4xf16>
        %138 = arith.mulf %79, %126 : vector<4xf32>
        %139 = arith.truncf %138 : vector<4xf32> to vector<4xf16>
        %140 = vector.shuffle %137, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %141 = arith.addi %129, %c7 : index
        vector.store %140, %4[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %142 = arith.mulf %82, %126 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = arith.mulf %85, %126 : vector<4xf32>
        %145 = arith.truncf %144 : vector<4xf32> to vector<4xf16>
        %146 = vector.shuffle %143, %145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %147 = arith.addi %129, %c16 : index
        vector.store %146, %4[%147] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.mulf %88, %126 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = arith.mulf %91, %126 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = vector.shuffle %149, %151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %153 = arith.addi %129, %c37 : index
        vector.store %152, %4[%153] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %125, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %154 = memref.load %7[%1] : memref<?xf32>
      scf.for %155 = %11 to %42 step %43 : i32 {
        %156 = arith.muli %155, %c21 : i32
        %157 = arith.index_cast %8 : index to i32
        %158 = arith.muli %157, %c38 : i32
        %159 = arith.addi %156, %158 : i32
        %160 = arith.addi %159, %c38 : i32
        %161 = arith.minsi %160, %38 : i32
        %162 = arith.cmpi slt, %159, %38 : i32
        %163:6 = scf.if %162 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %164 = arith.subi %161, %159 : i32
          %165 = arith.addi %164, %c42 : i32
          %166 = arith.divui %165, %c43 : i32
          %167 = arith.divui %159, %c19 : i32
          %168 = arith.addi %167, %c44 : i32
          %169 = arith.minsi %168, %40 : i32
          %170 = arith.index_castui %169 : i32 to index
          %171 = arith.addi %32, %170 : index
          %172 = memref.load %step[%171] : memref<?xi32>
          %173 = arith.index_cast %172 : i32 to index
          %174 = arith.muli %173, %33 : index
          %175 = arith.addi %174, %34 : index
          %176 = arith.addi %167, %c18 : i32
          %177 = arith.minsi %176, %40 : i32
          %178 = arith.index_castui %177 : i32 to index
          %179 = arith.addi %32, %178 : index
          %180 = memref.load %step[%179] : memref<?xi32>
          %181 = arith.index_cast %180 : i32 to index
          %182 = arith.muli %181, %33 : index
          %183 = arith.addi %182, %34 : index
          %184 = arith.addi %175, %35 : index
          %185 = arith.addi %184, %c24 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %183, %35 : index
          %188 = arith.addi %187, %c24 : index
          %189 = vector.load %kv[%188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %190 = arith.addi %184, %c26 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %187, %c26 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %184, %c25 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %187, %c25 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %184, %c45 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %187, %c45 : index
          %201 = vector.load %kv[%200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217:14 = scf.for %202 = %c44 to %166 step %c18 iter_args(%203 = %186, %204 = %189, %205 = %191, %206 = %193, %207 = %195, %208 = %197, %209 = %199, %210 = %201, %211 = %c39, %212 = %c40, %213 = %c41, %214 = %c41, %215 = %c41, %216 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %218 = arith.muli %202, %c43 : i32
            %219 = arith.addi %159, %218 : i32
            %220 = arith.addi %219, %c43 : i32
            %221 = arith.divui %219, %c19 : i32
            %222 = arith.addi %221, %c44 : i32
            %223 = arith.minsi %222, %40 : i32
            %224 = arith.index_castui %223 : i32 to index
            %225 = arith.addi %32, %224 : index
            %226 = memref.load %step[%225] : memref<?xi32>
            %227 = arith.index_cast %226 : i32 to index
            %228 = arith.muli %227, %33 : index
            %229 = arith.addi %228, %34 : index
            %230 = arith.addi %221, %c18 : i32
            %231 = arith.minsi %230, %40 : i32
            %232 = arith.index_castui %231 : i32 to index
            %233 = arith.addi %32, %232 : index
            %234 = memref.load %step[%233] : memref<?xi32>
            %235 = arith.index_cast %234 : i32 to index
            %236 = arith.muli %235, %33 : index
            %237 = arith.addi %236, %34 : index
            %238 = arith.divui %220, %c19 : i32
            %239 = arith.addi %238, %c44 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c18 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.muli %1, %c9 : index
            %256 = arith.addi %c24, %255 : index
            %257 = arith.addi %229, %35 : index
            %258 = arith.addi %257, %c7 : index
            %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %260 = arith.addi %237, %35 : index
            %261 = arith.addi %260, %c7 : index
            %262 = vector.load %kv[%261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %263 = vector.bitcast %203 : vector<4xi32> to vector<16xi8>
            %264 = vector.bitcast %263 : vector<16xi8> to vector<4xi32>
            %265 = arith.andi %264, %c46 : vector<4xi32>
            %266 = arith.ori %265, %c47 : vector<4xi32>
            %267 = arith.shrui %264, %c48 : vector<4xi32>
            %268 = arith.andi %267, %c46 : vector<4xi32>
            %269 = arith.ori %268, %c47 : vector<4xi32>
            %270 = vector.shuffle %266, %269 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %271 = vector.bitcast %270 : vector<8xi32> to vector<16xf16>
            %272 = arith.subf %271, %c49 : vector<16xf16>
            %273 = vector.bitcast %204 : vector<4xi32> to vector<16xi8>
            %274 = vector.bitcast %273 : vector<16xi8> to vector<4xi32>
            %275 = arith.andi %274, %c46 : vector<4xi32>
            %276 = arith.ori %275, %c47 : vector<4xi32>
            %277 = arith.shrui %274, %c48 : vector<4xi32>
            %278 = arith.andi %277, %c46 : vector<4xi32>
            %279 = arith.ori %278, %c47 : vector<4xi32>
            %280 = vector.shuffle %276, %279 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %281 = vector.bitcast %280 : vector<8xi32> to vector<16xf16>
            %282 = arith.subf %281, %c49 : vector<16xf16>
            %283 = arith.addi %256, %c24 : index
            %284 = vector.load %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %285 = arith.addi %283, %c25 : index
            %286 = vector.load %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %287 = vector.shuffle %284, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %288 = wave.mma %272, %287, %c41 : vector<16xf16>, vector<8xf32>
            %289 = wave.mma %282, %287, %c41 : vector<16xf16>, vector<8xf32>
            %290 = arith.addi %257, %c50 : index
            %291 = vector.load %kv[%290] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %292 = arith.addi %260, %c50 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %294 = vector.bitcast %205 : vector<4xi32> to vector<16xi8>
            %295 = vector.bitcast %294 : vector<16xi8> to vector<4xi32>
            %296 = arith.andi %295, %c46 : vector<4xi32>
            %297 = arith.ori %296, %c47 : vector<4xi32>
            %298 = arith.shrui %295, %c48 : vector<4xi32>
            %299 = arith.andi %298, %c46 : vector<4xi32>
            %300 = arith.ori %299, %c47 : vector<4xi32>
            %301 = vector.shuffle %297, %300 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %302 = vector.bitcast %301 : vector<8xi32> to vector<16xf16>
            %303 = arith.subf %302, %c49 : vector<16xf16>
            %304 = vector.bitcast %206 : vector<4xi32> to vector<16xi8>
            %305 = vector.bitcast %304 : vector<16xi8> to vector<4xi32>
            %306 = arith.andi %305, %c46 : vector<4xi32>
            %307 = arith.ori %306, %c47 : vector<4xi32>
            %308 = arith.shrui %305, %c48 : vector<4xi32>
            %309 = arith.andi %308, %c46 : vector<4xi32>
            %310 = arith.ori %309, %c47 : vector<4xi32>
            %311 = vector.shuffle %307, %310 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %312 = vector.bitcast %311 : vector<8xi32> to vector<16xf16>
            %313 = arith.subf %312, %c49 : vector<16xf16>
            %314 = arith.addi %256, %c7 : index
            %315 = vector.load %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %316 = arith.addi %314, %c25 : index
            %317 = vector.load %4[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %318 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %319 = wave.mma %303, %318, %288 : vector<16xf16>, vector<8xf32>
            %320 = wave.mma %313, %318, %289 : vector<16xf16>, vector<8xf32>
            %321 = arith.addi %257, %c51 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %260, %c51 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %325 = vector.bitcast %207 : vector<4xi32> to vector<16xi8>
            %326 = vector.bitcast %325 : vector<16xi8> to vector<4xi32>
            %327 = arith.andi %326, %c46 : vector<4xi32>
            %328 = arith.ori %327, %c47 : vector<4xi32>
            %329 = arith.shrui %326, %c48 : vector<4xi32>
            %330 = arith.andi %329, %c46 : vector<4xi32>
            %331 = arith.ori %330, %c47 : vector<4xi32>
            %332 = vector.shuffle %328, %331 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %333 = vector.bitcast %332 : vector<8xi32> to vector<16xf16>
            %334 = arith.subf %333, %c49 : vector<16xf16>
            %335 = vector.bitcast %208 : vector<4xi32> to vector<16xi8>
            %336 = vector.bitcast %335 : vector<16xi8> to vector<4xi32>
            %337 = arith.andi %336, %c46 : vector<4xi32>
            %338 = arith.ori %337, %c47 : vector<4xi32>
            %339 = arith.shrui %336, %c48 : vector<4xi32>
            %340 = arith.andi %339, %c46 : vector<4xi32>
            %341 = arith.ori %340, %c47 : vector<4xi32>
            %342 = vector.shuffle %338, %341 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = arith.subf %343, %c49 : vector<16xf16>
            %345 = arith.addi %256, %c16 : index
            %346 = vector.load %4[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %347 = arith.addi %345, %c25 : index
            %348 = vector.load %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %350 = wave.mma %334, %349, %319 : vector<16xf16>, vector<8xf32>
            %351 = wave.mma %344, %349, %320 : vector<16xf16>, vector<8xf32>
            %352 = arith.addi %257, %c52 : index
            %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %354 = arith.addi %260, %c52 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %356 = vector.bitcast %209 : vector<4xi32> to vector<16xi8>
            %357 = vector.bitcast %356 : vector<16xi8> to vector<4xi32>
            %358 = arith.andi %357, %c46 : vector<4xi32>
            %359 = arith.ori %358, %c47 : vector<4xi32>
            %360 = arith.shrui %357, %c48 : vector<4xi32>
            %361 = arith.andi %360, %c46 : vector<4xi32>
            %362 = arith.ori %361, %c47 : vector<4xi32>
            %363 = vector.shuffle %359, %362 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %364 = vector.bitcast %363 : vector<8xi32> to vector<16xf16>
            %365 = arith.subf %364, %c49 : vector<16xf16>
            %366 = vector.bitcast %210 : vector<4xi32> to vector<16xi8>
            %367 = vector.bitcast %366 : vector<16xi8> to vector<4xi32>
            %368 = arith.andi %367, %c46 : vector<4xi32>
            %369 = arith.ori %368, %c47 : vector<4xi32>
            %370 = arith.shrui %367, %c48 : vector<4xi32>
            %371 = arith.andi %370, %c46 : vector<4xi32>
            %372 = arith.ori %371, %c47 : vector<4xi32>
            %373 = vector.shuffle %369, %372 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %374 = vector.bitcast %373 : vector<8xi32> to vector<16xf16>
            %375 = arith.subf %374, %c49 : vector<16xf16>
            %376 = arith.addi %256, %c37 : index
            %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %378 = arith.addi %376, %c25 : index
            %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %381 = wave.mma %365, %380, %350 : vector<16xf16>, vector<8xf32>
            %382 = wave.mma %375, %380, %351 : vector<16xf16>, vector<8xf32>
            wave.pin
            %383 = wave.opaque %381 : vector<8xf32>
            %384 = wave.opaque %382 : vector<8xf32>
            %385 = wave.opaque %220 : i32
            %386 = arith.cmpi sgt, %385, %161 : i32
            %387:2 = scf.if %386 -> (vector<8xf32>, vector<8xf32>) {
              %388 = arith.index_cast %2 : index to i32
              %389 = arith.addi %219, %388 : i32
              %390 = arith.subi %38, %389 : i32
              %391 = arith.subi %390, %c44 : i32
              %392 = vector.broadcast %391 : i32 to vector<8xi32>
              %393 = arith.cmpi sgt, %392, %c54 : vector<8xi32>
              %394 = arith.select %393, %383, %c53 : vector<8xi1>, vector<8xf32>
              %395 = arith.subi %390, %c19 : i32
              %396 = vector.broadcast %395 : i32 to vector<8xi32>
              %397 = arith.cmpi sgt, %396, %c54 : vector<8xi32>
              %398 = arith.select %397, %384, %c53 : vector<8xi1>, vector<8xf32>
              scf.yield %394, %398 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %383, %384 : vector<8xf32>, vector<8xf32>
            }
            %399 = vector.extract %387#0[0] : f32 from vector<8xf32>
            %400 = vector.extract %387#0[1] : f32 from vector<8xf32>
            %401 = vector.extract %387#0[2] : f32 from vector<8xf32>
            %402 = vector.extract %387#0[3] : f32 from vector<8xf32>
            %403 = vector.extract %387#0[4] : f32 from vector<8xf32>
            %404 = vector.extract %387#0[5] : f32 from vector<8xf32>
            %405 = vector.extract %387#0[6] : f32 from vector<8xf32>
            %406 = vector.extract %387#0[7] : f32 from vector<8xf32>
            %407 = vector.extract %387#1[0] : f32 from vector<8xf32>
            %408 = vector.extract %387#1[1] : f32 from vector<8xf32>
            %409 = vector.extract %387#1[2] : f32 from vector<8xf32>
            %410 = vector.extract %387#1[3] : f32 from vector<8xf32>
            %411 = vector.extract %387#1[4] : f32 from vector<8xf32>
            %412 = vector.extract %387#1[5] : f32 from vector<8xf32>
            %413 = vector.extract %387#1[6] : f32 from vector<8xf32>
            %414 = vector.extract %387#1[7] : f32 from vector<8xf32>
            %415 = arith.maxnumf %399, %400 fastmath<nnan> : f32
            %416 = arith.maxnumf %415, %401 fastmath<nnan> : f32
            %417 = arith.maxnumf %416, %402 fastmath<nnan> : f32
            %418 = arith.maxnumf %417, %403 fastmath<nnan> : f32
            %419 = arith.maxnumf %418, %404 fastmath<nnan> : f32
            %420 = arith.maxnumf %419, %405 fastmath<nnan> : f32
            %421 = arith.maxnumf %420, %406 fastmath<nnan> : f32
            %422 = arith.maxnumf %421, %407 fastmath<nnan> : f32
            %423 = arith.maxnumf %422, %408 fastmath<nnan> : f32
            %424 = arith.maxnumf %423, %409 fastmath<nnan> : f32
            %425 = arith.maxnumf %424, %410 fastmath<nnan> : f32
            %426 = arith.maxnumf %425, %411 fastmath<nnan> : f32
            %427 = arith.maxnumf %426, %412 fastmath<nnan> : f32
            %428 = arith.maxnumf %427, %413 fastmath<nnan> : f32
            %429 = arith.maxnumf %428, %414 fastmath<nnan> : f32
            %430 = wave.swap_halves %429 : f32
            %431 = arith.maxnumf %429, %430 fastmath<nnan> : f32
            %432 = arith.mulf %431, %154 : f32
            %433 = arith.addf %211, %c55 : f32
            %434 = arith.cmpf ogt, %432, %433 : f32
            %435:6 = scf.if %434 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %436 = arith.subf %211, %432 : f32
              %437 = wave.exp2 %436 : f32
              %438 = vector.broadcast %437 : f32 to vector<8xf32>
              %439 = arith.mulf %212, %437 : f32
              %440 = arith.mulf %213, %438 : vector<8xf32>
              %441 = arith.mulf %214, %438 : vector<8xf32>
              %442 = arith.mulf %215, %438 : vector<8xf32>
              %443 = arith.mulf %216, %438 : vector<8xf32>
              scf.yield %432, %439, %440, %441, %442, %443 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %211, %212, %213, %214, %215, %216 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %444 = vector.broadcast %154 : f32 to vector<8xf32>
            %445 = arith.subf %c56, %435#0 : f32
            %446 = vector.broadcast %445 : f32 to vector<8xf32>
            %447 = math.fma %387#0, %444, %446 : vector<8xf32>
            %448 = wave.exp2 %447 : vector<8xf32>
            %449 = math.fma %387#1, %444, %446 : vector<8xf32>
            %450 = wave.exp2 %449 : vector<8xf32>
            %451 = arith.truncf %448 : vector<8xf32> to vector<8xf16>
            %452 = vector.bitcast %451 : vector<8xf16> to vector<4xi32>
            %453 = wave.swap_halves %452 : vector<4xi32>
            %454 = arith.select %3, %453, %452 : vector<4xi32>
            %455 = arith.select %3, %452, %453 : vector<4xi32>
            %456 = vector.shuffle %454, %455 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %457 = vector.bitcast %456 : vector<8xi32> to vector<16xf16>
            %458 = arith.truncf %450 : vector<8xf32> to vector<8xf16>
            %459 = vector.bitcast %458 : vector<8xf16> to vector<4xi32>
            %460 = wave.swap_halves %459 : vector<4xi32>
            %461 = arith.select %3, %460, %459 : vector<4xi32>
            %462 = arith.select %3, %459, %460 : vector<4xi32>
            %463 = vector.shuffle %461, %462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %464 = vector.bitcast %463 : vector<8xi32> to vector<16xf16>
            %465 = arith.addf %448, %450 : vector<8xf32>
            %466 = vector.extract %465[0] : f32 from vector<8xf32>
            %467 = vector.extract %465[1] : f32 from vector<8xf32>
            %468 = vector.extract %465[2] : f32 from vector<8xf32>
            %469 = vector.extract %465[3] : f32 from vector<8xf32>
            %470 = vector.extract %465[4] : f32 from vector<8xf32>
            %471 = vector.extract %465[5] : f32 from vector<8xf32>
            %472 = vector.extract %465[6] : f32 from vector<8xf32>
            %473 = vector.extract %465[7] : f32 from vector<8xf32>
            %474 = arith.addf %466, %470 : f32
            %475 = arith.addf %467, %471 : f32
            %476 = arith.addf %468, %472 : f32
            %477 = arith.addf %469, %473 : f32
            %478 = arith.addf %474, %476 : f32
            %479 = arith.addf %475, %477 : f32
            %480 = arith.addf %478, %479 : f32
            %481 = arith.addf %435#1, %480 : f32
            %482 = wave.opaque %481 : f32
            %483 = wave.opaque %220 : i32
            %484 = arith.cmpi sgt, %483, %161 : i32
            %485:2 = scf.if %484 -> (vector<4xi32>, vector<4xi32>) {
              %486 = arith.subi %161, %219 : i32
              %487 = arith.subi %486, %c44 : i32
              %488 = arith.minsi %487, %c19 : i32
              %489 = arith.maxsi %488, %c44 : i32
              %490 = arith.cmpi sgt, %489, %c44 : i32
              %491 = arith.select %490, %c58, %c44 : i32
              %492 = arith.ori %c44, %491 : i32
              %493 = arith.cmpi sgt, %489, %c18 : i32
              %494 = arith.select %493, %c58, %c44 : i32
              %495 = arith.ori %c44, %494 : i32
              %496 = arith.cmpi sgt, %489, %c59 : i32
              %497 = arith.select %496, %c60, %c44 : i32
              %498 = arith.ori %492, %497 : i32
              %499 = arith.cmpi sgt, %489, %c61 : i32
              %500 = arith.select %499, %c60, %c44 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %489, %c62 : i32
              %503 = arith.select %502, %c63, %c44 : i32
              %504 = arith.ori %498, %503 : i32
              %505 = arith.cmpi sgt, %489, %c64 : i32
              %506 = arith.select %505, %c63, %c44 : i32
              %507 = arith.ori %501, %506 : i32
              %508 = arith.cmpi sgt, %489, %c65 : i32
              %509 = arith.select %508, %c66, %c44 : i32
              %510 = arith.ori %504, %509 : i32
              %511 = arith.cmpi sgt, %489, %c67 : i32
              %512 = arith.select %511, %c66, %c44 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %489, %c68 : i32
              %515 = arith.select %514, %c58, %c44 : i32
              %516 = arith.ori %c44, %515 : i32
              %517 = arith.cmpi sgt, %489, %c69 : i32
              %518 = arith.select %517, %c58, %c44 : i32
              %519 = arith.ori %c44, %518 : i32
              %520 = arith.cmpi sgt, %489, %c70 : i32
              %521 = arith.select %520, %c60, %c44 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %489, %c71 : i32
              %524 = arith.select %523, %c60, %c44 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %489, %c72 : i32
              %527 = arith.select %526, %c63, %c44 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = arith.cmpi sgt, %489, %c73 : i32
              %530 = arith.select %529, %c63, %c44 : i32
              %531 = arith.ori %525, %530 : i32
              %532 = arith.cmpi sgt, %489, %c36 : i32
              %533 = arith.select %532, %c66, %c44 : i32
              %534 = arith.ori %528, %533 : i32
              %535 = arith.cmpi sgt, %489, %c74 : i32
              %536 = arith.select %535, %c66, %c44 : i32
              %537 = arith.ori %531, %536 : i32
              %538 = vector.from_elements %510, %534, %513, %537 : vector<4xi32>
              %539 = arith.subi %486, %c19 : i32
              %540 = arith.minsi %539, %c19 : i32
              %541 = arith.maxsi %540, %c44 : i32
              %542 = arith.cmpi sgt, %541, %c44 : i32
              %543 = arith.select %542, %c58, %c44 : i32
              %544 = arith.ori %c44, %543 : i32
              %545 = arith.cmpi sgt, %541, %c18 : i32
              %546 = arith.select %545, %c58, %c44 : i32
              %547 = arith.ori %c44, %546 : i32
              %548 = arith.cmpi sgt, %541, %c59 : i32
              %549 = arith.select %548, %c60, %c44 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = arith.cmpi sgt, %541, %c61 : i32
              %552 = arith.select %551, %c60, %c44 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %541, %c62 : i32
              %555 = arith.select %554, %c63, %c44 : i32
              %556 = arith.ori %550, %555 : i32
              %557 = arith.cmpi sgt, %541, %c64 : i32
              %558 = arith.select %557, %c63, %c44 : i32
              %559 = arith.ori %553, %558 : i32
              %560 = arith.cmpi sgt, %541, %c65 : i32
              %561 = arith.select %560, %c66, %c44 : i32
              %562 = arith.ori %556, %561 : i32
              %563 = arith.cmpi sgt, %541, %c67 : i32
              %564 = arith.select %563, %c66, %c44 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %541, %c68 : i32
              %567 = arith.select %566, %c58, %c44 : i32
              %568 = arith.ori %c44, %567 : i32
              %569 = arith.cmpi sgt, %541, %c69 : i32
              %570 = arith.select %569, %c58, %c44 : i32
              %571 = arith.ori %c44, %570 : i32
              %572 = arith.cmpi sgt, %541, %c70 : i32
              %573 = arith.select %572, %c60, %c44 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %541, %c71 : i32
              %576 = arith.select %575, %c60, %c44 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %541, %c72 : i32
              %579 = arith.select %578, %c63, %c44 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %541, %c73 : i32
              %582 = arith.select %581, %c63, %c44 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %541, %c36 : i32
              %585 = arith.select %584, %c66, %c44 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %541, %c74 : i32
              %588 = arith.select %587, %c66, %c44 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = vector.from_elements %562, %586, %565, %589 : vector<4xi32>
              scf.yield %538, %590 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c57, %c57 : vector<4xi32>, vector<4xi32>
            }
            %591 = wave.opaque %220 : i32
            %592 = arith.cmpi sgt, %591, %161 : i32
            %593:2 = scf.if %592 -> (vector<4xi32>, vector<4xi32>) {
              %594 = arith.andi %259, %485#0 : vector<4xi32>
              %595 = arith.andi %262, %485#1 : vector<4xi32>
              scf.yield %594, %595 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %259, %262 : vector<4xi32>, vector<4xi32>
            }
            %596 = vector.bitcast %593#0 : vector<4xi32> to vector<16xi8>
            %597 = vector.bitcast %596 : vector<16xi8> to vector<4xi32>
            %598 = arith.andi %597, %c46 : vector<4xi32>
            %599 = arith.ori %598, %c47 : vector<4xi32>
            %600 = arith.shrui %597, %c48 : vector<4xi32>
            %601 = arith.andi %600, %c46 : vector<4xi32>
            %602 = arith.ori %601, %c47 : vector<4xi32>
            %603 = vector.shuffle %599, %602 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %604 = vector.bitcast %603 : vector<8xi32> to vector<16xf16>
            %605 = arith.subf %604, %c49 : vector<16xf16>
            %606 = wave.mma %605, %457, %435#2 : vector<16xf16>, vector<8xf32>
            %607 = vector.bitcast %593#1 : vector<4xi32> to vector<16xi8>
            %608 = vector.bitcast %607 : vector<16xi8> to vector<4xi32>
            %609 = arith.andi %608, %c46 : vector<4xi32>
            %610 = arith.ori %609, %c47 : vector<4xi32>
            %611 = arith.shrui %608, %c48 : vector<4xi32>
            %612 = arith.andi %611, %c46 : vector<4xi32>
            %613 = arith.ori %612, %c47 : vector<4xi32>
            %614 = vector.shuffle %610, %613 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %615 = vector.bitcast %614 : vector<8xi32> to vector<16xf16>
            %616 = arith.subf %615, %c49 : vector<16xf16>
            %617 = wave.mma %616, %464, %606 : vector<16xf16>, vector<8xf32>
            %618 = wave.opaque %617 : vector<8xf32>
            wave.pin
            %619 = wave.opaque %220 : i32
            %620 = arith.cmpi slt, %619, %161 : i32
            %621:2 = scf.if %620 -> (vector<4xi32>, vector<4xi32>) {
              %622 = arith.addi %246, %35 : index
              %623 = arith.addi %622, %c24 : index
              %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %625 = arith.addi %254, %35 : index
              %626 = arith.addi %625, %c24 : index
              %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %624, %627 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %593#0, %593#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %628 = wave.opaque %220 : i32
            %629 = arith.cmpi sgt, %628, %161 : i32
            %630:2 = scf.if %629 -> (vector<4xi32>, vector<4xi32>) {
              %631 = arith.andi %291, %485#0 : vector<4xi32>
              %632 = arith.andi %293, %485#1 : vector<4xi32>
              scf.yield %631, %632 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %291, %293 : vector<4xi32>, vector<4xi32>
            }
            %633 = vector.bitcast %630#0 : vector<4xi32> to vector<16xi8>
            %634 = vector.bitcast %633 : vector<16xi8> to vector<4xi32>
            %635 = arith.andi %634, %c46 : vector<4xi32>
            %636 = arith.ori %635, %c47 : vector<4xi32>
            %637 = arith.shrui %634, %c48 : vector<4xi32>
            %638 = arith.andi %637, %c46 : vector<4xi32>
            %639 = arith.ori %638, %c47 : vector<4xi32>
            %640 = vector.shuffle %636, %639 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
            %642 = arith.subf %641, %c49 : vector<16xf16>
            %643 = wave.mma %642, %457, %435#3 : vector<16xf16>, vector<8xf32>
            %644 = vector.bitcast %630#1 : vector<4xi32> to vector<16xi8>
            %645 = vector.bitcast %644 : vector<16xi8> to vector<4xi32>
            %646 = arith.andi %645, %c46 : vector<4xi32>
            %647 = arith.ori %646, %c47 : vector<4xi32>
            %648 = arith.shrui %645, %c48 : vector<4xi32>
            %649 = arith.andi %648, %c46 : vector<4xi32>
            %650 = arith.ori %649, %c47 : vector<4xi32>
            %651 = vector.shuffle %647, %650 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %652 = vector.bitcast %651 : vector<8xi32> to vector<16xf16>
            %653 = arith.subf %652, %c49 : vector<16xf16>
            %654 = wave.mma %653, %464, %643 : vector<16xf16>, vector<8xf32>
            %655 = wave.opaque %654 : vector<8xf32>
            wave.pin
            %656 = wave.opaque %220 : i32
            %657 = arith.cmpi slt, %656, %161 : i32
            %658:2 = scf.if %657 -> (vector<4xi32>, vector<4xi32>) {
              %659 = arith.addi %246, %35 : index
              %660 = arith.addi %659, %c26 : index
              %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %662 = arith.addi %254, %35 : index
              %663 = arith.addi %662, %c26 : index
              %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %661, %664 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %630#0, %630#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %665 = wave.opaque %220 : i32
            %666 = arith.cmpi sgt, %665, %161 : i32
            %667:2 = scf.if %666 -> (vector<4xi32>, vector<4xi32>) {
              %668 = arith.andi %322, %485#0 : vector<4xi32>
              %669 = arith.andi %324, %485#1 : vector<4xi32>
              scf.yield %668, %669 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %322, %324 : vector<4xi32>, vector<4xi32>
            }
            %670 = vector.bitcast %667#0 : vector<4xi32> to vector<16xi8>
            %671 = vector.bitcast %670 : vector<16xi8> to vector<4xi32>
            %672 = arith.andi %671, %c46 : vector<4xi32>
            %673 = arith.ori %672, %c47 : vector<4xi32>
            %674 = arith.shrui %671, %c48 : vector<4xi32>
            %675 = arith.andi %674, %c46 : vector<4xi32>
            %676 = arith.ori %675, %c47 : vector<4xi32>
            %677 = vector.shuffle %673, %676 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %678 = vector.bitcast %677 : vector<8xi32> to vector<16xf16>
            %679 = arith.subf %678, %c49 : vector<16xf16>
            %680 = wave.mma %679, %457, %435#4 : vector<16xf16>, vector<8xf32>
            %681 = vector.bitcast %667#1 : vector<4xi32> to vector<16xi8>
            %682 = vector.bitcast %681 : vector<16xi8> to vector<4xi32>
            %683 = arith.andi %682, %c46 : vector<4xi32>
            %684 = arith.ori %683, %c47 : vector<4xi32>
            %685 = arith.shrui %682, %c48 : vector<4xi32>
            %686 = arith.andi %685, %c46 : vector<4xi32>
            %687 = arith.ori %686, %c47 : vector<4xi32>
            %688 = vector.shuffle %684, %687 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %689 = vector.bitcast %688 : vector<8xi32> to vector<16xf16>
            %690 = arith.subf %689, %c49 : vector<16xf16>
            %691 = wave.mma %690, %464, %680 : vector<16xf16>, vector<8xf32>
            %692 = wave.opaque %691 : vector<8xf32>
            wave.pin
            %693 = wave.opaque %220 : i32
            %694 = arith.cmpi slt, %693, %161 : i32
            %695:2 = scf.if %694 -> (vector<4xi32>, vector<4xi32>) {
              %696 = arith.addi %246, %35 : index
              %697 = arith.addi %696, %c25 : index
              %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %699 = arith.addi %254, %35 : index
              %700 = arith.addi %699, %c25 : index
              %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %698, %701 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %667#0, %667#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %702 = wave.opaque %220 : i32
            %703 = arith.cmpi sgt, %702, %161 : i32
            %704:2 = scf.if %703 -> (vector<4xi32>, vector<4xi32>) {
              %705 = arith.andi %353, %485#0 : vector<4xi32>
              %706 = arith.andi %355, %485#1 : vector<4xi32>
              scf.yield %705, %706 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %353, %355 : vector<4xi32>, vector<4xi32>
            }
            %707 = vector.bitcast %704#0 : vector<4xi32> to vector<16xi8>
            %708 = vector.bitcast %707 : vector<16xi8> to vector<4xi32>
            %709 = arith.andi %708, %c46 : vector<4xi32>
            %710 = arith.ori %709, %c47 : vector<4xi32>
            %711 = arith.shrui %708, %c48 : vector<4xi32>
            %712 = arith.andi %711, %c46 : vector<4xi32>
            %713 = arith.ori %712, %c47 : vector<4xi32>
            %714 = vector.shuffle %710, %713 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %715 = vector.bitcast %714 : vector<8xi32> to vector<16xf16>
            %716 = arith.subf %715, %c49 : vector<16xf16>
            %717 = wave.mma %716, %457, %435#5 : vector<16xf16>, vector<8xf32>
            %718 = vector.bitcast %704#1 : vector<4xi32> to vector<16xi8>
            %719 = vector.bitcast %718 : vector<16xi8> to vector<4xi32>
            %720 = arith.andi %719, %c46 : vector<4xi32>
            %721 = arith.ori %720, %c47 : vector<4xi32>
            %722 = arith.shrui %719, %c48 : vector<4xi32>
            %723 = arith.andi %722, %c46 : vector<4xi32>
            %724 = arith.ori %723, %c47 : vector<4xi32>
            %725 = vector.shuffle %721, %724 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %726 = vector.bitcast %725 : vector<8xi32> to vector<16xf16>
            %727 = arith.subf %726, %c49 : vector<16xf16>
            %728 = wave.mma %727, %464, %717 : vector<16xf16>, vector<8xf32>
            %729 = wave.opaque %728 : vector<8xf32>
            wave.pin
            %730 = wave.opaque %220 : i32
            %731 = arith.cmpi slt, %730, %161 : i32
            %732:2 = scf.if %731 -> (vector<4xi32>, vector<4xi32>) {
              %733 = arith.addi %246, %35 : index
              %734 = arith.addi %733, %c45 : index
              %735 = vector.load %kv[%734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %736 = arith.addi %254, %35 : index
              %737 = arith.addi %736, %c45 : index
              %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %735, %738 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %704#0, %704#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %621#0, %621#1, %658#0, %658#1, %695#0, %695#1, %732#0, %732#1, %435#0, %482, %618, %655, %692, %729 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %739 = wave.swap_halves %217#9 : f32
          %740 = arith.addf %217#9, %739 : f32
          scf.yield %217#8, %740, %217#10, %217#11, %217#12, %217#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %741 = wave.opaque %c24 : index
        %742 = arith.addi %46, %741 : index
        %743 = arith.remui %0, %c9 : index
        %744 = arith.addi %743, %741 : index
        %745 = arith.addi %1, %741 : index
        %746 = arith.cmpi slt, %745, %c9 : index
        scf.if %746 {
          %747 = arith.addi %45, %745 : index
          memref.store %163#0, %6[%747] : memref<?xf32>
          %748 = arith.addi %747, %c3 : index
          memref.store %163#1, %6[%748] : memref<?xf32>
          %749 = arith.muli %8, %c16 : index
          %750 = arith.muli %2, %c9 : index
          %751 = arith.addi %749, %750 : index
          %752 = arith.addi %751, %745 : index
          %753 = vector.extract %163#2[0] : f32 from vector<8xf32>
          %754 = arith.addi %752, %c24 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %163#2[1] : f32 from vector<8xf32>
          %756 = arith.addi %752, %c3 : index
          memref.store %755, %5[%756] : memref<?xf32>
          %757 = vector.extract %163#2[2] : f32 from vector<8xf32>
          %758 = arith.addi %752, %c23 : index
          memref.store %757, %5[%758] : memref<?xf32>
          %759 = vector.extract %163#2[3] : f32 from vector<8xf32>
          %760 = arith.addi %752, %c30 : index
          memref.store %759, %5[%760] : memref<?xf32>
          %761 = vector.extract %163#2[4] : f32 from vector<8xf32>
          %762 = arith.addi %752, %c26 : index
          memref.store %761, %5[%762] : memref<?xf32>
          %763 = vector.extract %163#2[5] : f32 from vector<8xf32>
          %764 = arith.addi %752, %c75 : index
          memref.store %763, %5[%764] : memref<?xf32>
          %765 = vector.extract %163#2[6] : f32 from vector<8xf32>
          %766 = arith.addi %752, %c76 : index
          memref.store %765, %5[%766] : memref<?xf32>
          %767 = vector.extract %163#2[7] : f32 from vector<8xf32>
          %768 = arith.addi %752, %c77 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %163#3[0] : f32 from vector<8xf32>
          %770 = arith.addi %752, %c25 : index
          memref.store %769, %5[%770] : memref<?xf32>
          %771 = vector.extract %163#3[1] : f32 from vector<8xf32>
          %772 = arith.addi %752, %c78 : index
          memref.store %771, %5[%772] : memref<?xf32>
          %773 = vector.extract %163#3[2] : f32 from vector<8xf32>
          %774 = arith.addi %752, %c79 : index
          memref.store %773, %5[%774] : memref<?xf32>
          %775 = vector.extract %163#3[3] : f32 from vector<8xf32>
          %776 = arith.addi %752, %c80 : index
          memref.store %775, %5[%776] : memref<?xf32>
          %777 = vector.extract %163#3[4] : f32 from vector<8xf32>
          %778 = arith.addi %752, %c45 : index
          memref.store %777, %5[%778] : memref<?xf32>
          %779 = vector.extract %163#3[5] : f32 from vector<8xf32>
          %780 = arith.addi %752, %c81 : index
          memref.store %779, %5[%780] : memref<?xf32>
          %781 = vector.extract %163#3[6] : f32 from vector<8xf32>
          %782 = arith.addi %752, %c82 : index
          memref.store %781, %5[%782] : memref<?xf32>
          %783 = vector.extract %163#3[7] : f32 from vector<8xf32>
          %784 = arith.addi %752, %c83 : index
          memref.store %783, %5[%784] : memref<?xf32>
          %785 = vector.extract %163#4[0] : f32 from vector<8xf32>
          %786 = arith.addi %752, %c7 : index
          memref.store %785, %5[%786] : memref<?xf32>
          %787 = vector.extract %163#4[1] : f32 from vector<8xf32>
          %788 = arith.addi %752, %c84 : index
          memref.store %787, %5[%788] : memref<?xf32>
          %789 = vector.extract %163#4[2] : f32 from vector<8xf32>
          %790 = arith.addi %752, %c85 : index
          memref.store %789, %5[%790] : memref<?xf32>
          %791 = vector.extract %163#4[3] : f32 from vector<8xf32>
          %792 = arith.addi %752, %c86 : index
          memref.store %791, %5[%792] : memref<?xf32>
          %793 = vector.extract %163#4[4] : f32 from vector<8xf32>
          %794 = arith.addi %752, %c50 : index
          memref.store %793, %5[%794] : memref<?xf32>
          %795 = vector.extract %163#4[5] : f32 from vector<8xf32>
          %796 = arith.addi %752, %c87 : index
          memref.store %795, %5[%796] : memref<?xf32>
          %797 = vector.extract %163#4[6] : f32 from vector<8xf32>
          %798 = arith.addi %752, %c88 : index
          memref.store %797, %5[%798] : memref<?xf32>
          %799 = vector.extract %163#4[7] : f32 from vector<8xf32>
          %800 = arith.addi %752, %c89 : index
          memref.store %799, %5[%800] : memref<?xf32>
          %801 = vector.extract %163#5[0] : f32 from vector<8xf32>
          %802 = arith.addi %752, %c51 : index
          memref.store %801, %5[%802] : memref<?xf32>
          %803 = vector.extract %163#5[1] : f32 from vector<8xf32>
          %804 = arith.addi %752, %c90 : index
          memref.store %803, %5[%804] : memref<?xf32>
          %805 = vector.extract %163#5[2] : f32 from vector<8xf32>
          %806 = arith.addi %752, %c91 : index
          memref.store %805, %5[%806] : memref<?xf32>
          %807 = vector.extract %163#5[3] : f32 from vector<8xf32>
          %808 = arith.addi %752, %c92 : index
          memref.store %807, %5[%808] : memref<?xf32>
          %809 = vector.extract %163#5[4] : f32 from vector<8xf32>
          %810 = arith.addi %752, %c52 : index
          memref.store %809, %5[%810] : memref<?xf32>
          %811 = vector.extract %163#5[5] : f32 from vector<8xf32>
          %812 = arith.addi %752, %c93 : index
          memref.store %811, %5[%812] : memref<?xf32>
          %813 = vector.extract %163#5[6] : f32 from vector<8xf32>
          %814 = arith.addi %752, %c94 : index
          memref.store %813, %5[%814] : memref<?xf32>
          %815 = vector.extract %163#5[7] : f32 from vector<8xf32>
          %816 = arith.addi %752, %c95 : index
          memref.store %815, %5[%816] : memref<?xf32>
        }
        wave.barrier
        %817 = arith.addi %744, %c24 : index
        %818 = memref.load %6[%817] : memref<?xf32>
        %819 = arith.addi %744, %c3 : index
        %820 = memref.load %6[%819] : memref<?xf32>
        %821 = arith.addi %744, %c23 : index
        %822 = memref.load %6[%821] : memref<?xf32>
        %823 = arith.addi %744, %c30 : index
        %824 = memref.load %6[%823] : memref<?xf32>
        %825 = arith.addi %744, %c26 : index
        %826 = memref.load %6[%825] : memref<?xf32>
        %827 = arith.addi %744, %c75 : index
        %828 = memref.load %6[%827] : memref<?xf32>
        %829 = arith.addi %744, %c76 : index
        %830 = memref.load %6[%829] : memref<?xf32>
        %831 = arith.addi %744, %c77 : index
        %832 = memref.load %6[%831] : memref<?xf32>
        %833 = arith.addi %744, %c25 : index
        %834 = memref.load %6[%833] : memref<?xf32>
        %835 = arith.addi %744, %c78 : index
        %836 = memref.load %6[%835] : memref<?xf32>
        %837 = arith.addi %744, %c79 : index
        %838 = memref.load %6[%837] : memref<?xf32>
        %839 = arith.addi %744, %c80 : index
        %840 = memref.load %6[%839] : memref<?xf32>
        %841 = arith.addi %744, %c45 : index
        %842 = memref.load %6[%841] : memref<?xf32>
        %843 = arith.addi %744, %c81 : index
        %844 = memref.load %6[%843] : memref<?xf32>
        %845 = arith.addi %744, %c82 : index
        %846 = memref.load %6[%845] : memref<?xf32>
        %847 = arith.addi %744, %c83 : index
        %848 = memref.load %6[%847] : memref<?xf32>
        %849 = arith.maxnumf %818, %822 fastmath<nnan> : f32
        %850 = arith.subf %818, %849 : f32
        %851 = wave.exp2 %850 : f32
        %852 = arith.subf %822, %849 : f32
        %853 = wave.exp2 %852 : f32
        %854 = arith.mulf %820, %851 : f32
        %855 = math.fma %824, %853, %854 : f32
        %856 = arith.maxnumf %849, %826 fastmath<nnan> : f32
        %857 = arith.subf %849, %856 : f32
        %858 = wave.exp2 %857 : f32
        %859 = arith.subf %826, %856 : f32
        %860 = wave.exp2 %859 : f32
        %861 = arith.mulf %855, %858 : f32
        %862 = math.fma %828, %860, %861 : f32
        %863 = arith.maxnumf %856, %830 fastmath<nnan> : f32
        %864 = arith.subf %856, %863 : f32
        %865 = wave.exp2 %864 : f32
        %866 = arith.subf %830, %863 : f32
        %867 = wave.exp2 %866 : f32
        %868 = arith.mulf %862, %865 : f32
        %869 = math.fma %832, %867, %868 : f32
        %870 = arith.maxnumf %863, %834 fastmath<nnan> : f32
        %871 = arith.subf %863, %870 : f32
        %872 = wave.exp2 %871 : f32
        %873 = arith.subf %834, %870 : f32
        %874 = wave.exp2 %873 : f32
        %875 = arith.mulf %869, %872 : f32
        %876 = math.fma %836, %874, %875 : f32
        %877 = arith.maxnumf %870, %838 fastmath<nnan> : f32
        %878 = arith.subf %870, %877 : f32
        %879 = wave.exp2 %878 : f32
        %880 = arith.subf %838, %877 : f32
        %881 = wave.exp2 %880 : f32
        %882 = arith.mulf %876, %879 : f32
        %883 = math.fma %840, %881, %882 : f32
        %884 = arith.maxnumf %877, %842 fastmath<nnan> : f32
        %885 = arith.subf %877, %884 : f32
        %886 = wave.exp2 %885 : f32
        %887 = arith.subf %842, %884 : f32
        %888 = wave.exp2 %887 : f32
        %889 = arith.mulf %883, %886 : f32
        %890 = math.fma %844, %888, %889 : f32
        %891 = arith.maxnumf %884, %846 fastmath<nnan> : f32
        %892 = arith.subf %884, %891 : f32
        %893 = wave.exp2 %892 : f32
        %894 = arith.subf %846, %891 : f32
        %895 = wave.exp2 %894 : f32
        %896 = arith.mulf %890, %893 : f32
        %897 = math.fma %848, %895, %896 : f32
        %898 = arith.addi %742, %c24 : index
        %899 = arith.addi %898, %c24 : index
        %900 = memref.load %5[%899] : memref<?xf32>
        %901 = arith.addi %898, %c16 : index
        %902 = memref.load %5[%901] : memref<?xf32>
        %903 = arith.addi %898, %c5 : index
        %904 = memref.load %5[%903] : memref<?xf32>
        %905 = arith.addi %898, %c96 : index
        %906 = memref.load %5[%905] : memref<?xf32>
        %907 = arith.addi %898, %c97 : index
        %908 = memref.load %5[%907] : memref<?xf32>
        %909 = arith.addi %898, %c98 : index
        %910 = memref.load %5[%909] : memref<?xf32>
        %911 = arith.addi %898, %c99 : index
        %912 = memref.load %5[%911] : memref<?xf32>
        %913 = arith.addi %898, %c100 : index
        %914 = memref.load %5[%913] : memref<?xf32>
        %915 = arith.mulf %900, %851 : f32
        %916 = math.fma %902, %853, %915 : f32
        %917 = arith.mulf %916, %858 : f32
        %918 = math.fma %904, %860, %917 : f32
        %919 = arith.mulf %918, %865 : f32
        %920 = math.fma %906, %867, %919 : f32
        %921 = arith.mulf %920, %872 : f32
        %922 = math.fma %908, %874, %921 : f32
        %923 = arith.mulf %922, %879 : f32
        %924 = math.fma %910, %881, %923 : f32
        %925 = arith.mulf %924, %886 : f32
        %926 = math.fma %912, %888, %925 : f32
        %927 = arith.mulf %926, %893 : f32
        %928 = math.fma %914, %895, %927 : f32
        %929 = arith.addi %742, %c7 : index
        %930 = arith.addi %929, %c24 : index
        %931 = memref.load %5[%930] : memref<?xf32>
        %932 = arith.addi %929, %c16 : index
        %933 = memref.load %5[%932] : memref<?xf32>
        %934 = arith.addi %929, %c5 : index
        %935 = memref.load %5[%934] : memref<?xf32>
        %936 = arith.addi %929, %c96 : index
        %937 = memref.load %5[%936] : memref<?xf32>
        %938 = arith.addi %929, %c97 : index
        %939 = memref.load %5[%938] : memref<?xf32>
        %940 = arith.addi %929, %c98 : index
        %941 = memref.load %5[%940] : memref<?xf32>
        %942 = arith.addi %929, %c99 : index
        %943 = memref.load %5[%942] : memref<?xf32>
        %944 = arith.addi %929, %c100 : index
        %945 = memref.load %5[%944] : memref<?xf32>
        %946 = arith.mulf %931, %851 : f32
        %947 = math.fma %933, %853, %946 : f32
        %948 = arith.mulf %947, %858 : f32
        %949 = math.fma %935, %860, %948 : f32
        %950 = arith.mulf %949, %865 : f32
        %951 = math.fma %937, %867, %950 : f32
        %952 = arith.mulf %951, %872 : f32
        %953 = math.fma %939, %874, %952 : f32
        %954 = arith.mulf %953, %879 : f32
        %955 = math.fma %941, %881, %954 : f32
        %956 = arith.mulf %955, %886 : f32
        %957 = math.fma %943, %888, %956 : f32
        %958 = arith.mulf %957, %893 : f32
        %959 = math.fma %945, %895, %958 : f32
        %960 = arith.cmpi eq, %42, %c18 : i32
        scf.if %960 {
          %961 = arith.divf %c101, %897 : f32
          %962 = arith.addi %17, %744 : index
          %963 = arith.cmpi slt, %962, %groupSize : index
          scf.if %963 {
            %964 = arith.muli %15, %groupSize : index
            %965 = arith.addi %964, %962 : index
            %966 = arith.muli %965, %c26 : index
            %967 = arith.muli %heads, %c26 : index
            %968 = arith.divui %898, %c9 : index
            %969 = arith.muli %15, %c26 : index
            %970 = arith.addi %969, %968 : index
            %971 = memref.load %factors[%970] : memref<?xf32>
            %972 = arith.muli %kvHeads, %c26 : index
            %973 = arith.addi %970, %972 : index
            %974 = memref.load %factors[%973] : memref<?xf32>
            %975 = arith.mulf %928, %961 : f32
            %976 = math.fma %975, %971, %974 : f32
            %977 = arith.addi %966, %968 : index
            %978 = arith.divui %24, %outTileRows : index
            %979 = arith.divui %967, %c3 : index
            %980 = arith.muli %978, %979 : index
            %981 = arith.divui %977, %c3 : index
            %982 = arith.addi %980, %981 : index
            %983 = arith.muli %982, %c10 : index
            %984 = arith.remui %977, %c3 : index
            %985 = arith.divui %984, %c9 : index
            %986 = arith.addi %983, %985 : index
            %987 = arith.muli %outTileRows, %c9 : index
            %988 = arith.muli %986, %987 : index
            %989 = arith.remui %24, %outTileRows : index
            %990 = arith.muli %989, %c9 : index
            %991 = arith.addi %988, %990 : index
            %992 = arith.remui %977, %c9 : index
            %993 = arith.addi %991, %992 : index
            %994 = arith.addf %976, %c40 : f32
            %995 = arith.minimumf %994, %c103 : f32
            %996 = arith.maximumf %995, %c104 : f32
            %997 = arith.truncf %996 : f32 to f16
            memref.store %997, %out[%993] : memref<?xf16>
            %998 = arith.divui %929, %c9 : index
            %999 = arith.addi %969, %998 : index
            %1000 = memref.load %factors[%999] : memref<?xf32>
            %1001 = arith.addi %999, %972 : index
            %1002 = memref.load %factors[%1001] : memref<?xf32>
            %1003 = arith.mulf %959, %961 : f32
            %1004 = math.fma %1003, %1000, %1002 : f32
            %1005 = arith.addi %966, %998 : index
            %1006 = arith.divui %1005, %c3 : index
            %1007 = arith.addi %980, %1006 : index
            %1008 = arith.muli %1007, %c10 : index
            %1009 = arith.remui %1005, %c3 : index
            %1010 = arith.divui %1009, %c9 : index
            %1011 = arith.addi %1008, %1010 : index
            %1012 = arith.muli %1011, %987 : index
            %1013 = arith.addi %1012, %990 : index
            %1014 = arith.remui %1005, %c9 : index
            %1015 = arith.addi %1013, %1014 : index
            %1016 = arith.addf %1004, %c40 : f32
            %1017 = arith.minimumf %1016, %c103 : f32
            %1018 = arith.maximumf %1017, %c104 : f32
            %1019 = arith.truncf %1018 : f32 to f16
            memref.store %1019, %out[%1015] : memref<?xf16>
          }
        } else {
          %1020 = arith.addi %ranges, %groups : index
          %1021 = arith.muli %9, %1020 : index
          %1022 = arith.index_castui %155 : i32 to index
          %1023 = arith.addi %1021, %1022 : index
          %1024 = arith.muli %1023, %c107 : index
          %1025 = arith.addi %1024, %898 : index
          memref.store %928, %partial[%1025] : memref<?xf32>
          %1026 = arith.addi %1024, %929 : index
          memref.store %959, %partial[%1026] : memref<?xf32>
          %1027 = arith.cmpi slt, %742, %c9 : index
          scf.if %1027 {
            %1028 = arith.addi %1024, %c16 : index
            %1029 = arith.addi %1028, %742 : index
            memref.store %891, %partial[%1029] : memref<?xf32>
            %1030 = arith.addi %1029, %c9 : index
            memref.store %897, %partial[%1030] : memref<?xf32>
          }
          %1031 = arith.addi %42, %c67 : i32
          %1032 = arith.divui %1031, %c68 : i32
          %1033 = arith.divui %155, %c68 : i32
          %1034 = arith.addi %groups, %c4 : index
          %1035 = arith.muli %9, %1034 : index
          %1036 = arith.muli %1033, %c68 : i32
          %1037 = arith.subi %42, %1036 : i32
          %1038 = arith.minsi %1037, %c68 : i32
          %1039 = arith.index_castui %1033 : i32 to index
          %1040 = arith.addi %1035, %1039 : index
          %1041 = arith.index_castui %1038 : i32 to index
          %1042 = wave.arrive %counters[%1040], %1041 : memref<?xi32>
          scf.if %1042 {
            %1048:4 = scf.for %1043 = %c44 to %1038 step %c68 iter_args(%1044 = %c39, %1045 = %c40, %1046 = %c40, %1047 = %c40) -> (f32, f32, f32, f32) : i32 {
              %1049 = arith.addi %1043, %c44 : i32
              %1050 = arith.subi %1038, %c18 : i32
              %1051 = arith.minsi %1049, %1050 : i32
              %1052 = arith.addi %1036, %1051 : i32
              %1053 = arith.index_castui %1052 : i32 to index
              %1054 = arith.addi %1021, %1053 : index
              %1055 = arith.muli %1054, %c107 : index
              %1056 = arith.addi %1055, %c16 : index
              %1057 = arith.addi %1056, %744 : index
              %1058 = memref.load %partial[%1057] : memref<?xf32>
              %1059 = arith.cmpi slt, %1049, %1038 : i32
              %1060 = arith.select %1059, %1058, %c39 : f32
              %1061 = arith.addi %1055, %742 : index
              %1062 = arith.addi %1061, %c24 : index
              %1063 = memref.load %partial[%1062] : memref<?xf32>
              %1064 = arith.addi %1061, %c7 : index
              %1065 = memref.load %partial[%1064] : memref<?xf32>
              %1066 = arith.addi %1057, %c9 : index
              %1067 = memref.load %partial[%1066] : memref<?xf32>
              %1068 = arith.addi %1043, %c18 : i32
              %1069 = arith.minsi %1068, %1050 : i32
              %1070 = arith.addi %1036, %1069 : i32
              %1071 = arith.index_castui %1070 : i32 to index
              %1072 = arith.addi %1021, %1071 : index
              %1073 = arith.muli %1072, %c107 : index
              %1074 = arith.addi %1073, %c16 : index
              %1075 = arith.addi %1074, %744 : index
              %1076 = memref.load %partial[%1075] : memref<?xf32>
              %1077 = arith.cmpi slt, %1068, %1038 : i32
              %1078 = arith.select %1077, %1076, %c39 : f32
              %1079 = arith.addi %1073, %742 : index
              %1080 = arith.addi %1079, %c24 : index
              %1081 = memref.load %partial[%1080] : memref<?xf32>
              %1082 = arith.addi %1079, %c7 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1075, %c9 : index
              %1085 = memref.load %partial[%1084] : memref<?xf32>
              %1086 = arith.addi %1043, %c59 : i32
              %1087 = arith.minsi %1086, %1050 : i32
              %1088 = arith.addi %1036, %1087 : i32
              %1089 = arith.index_castui %1088 : i32 to index
              %1090 = arith.addi %1021, %1089 : index
              %1091 = arith.muli %1090, %c107 : index
              %1092 = arith.addi %1091, %c16 : index
              %1093 = arith.addi %1092, %744 : index
              %1094 = memref.load %partial[%1093] : memref<?xf32>
              %1095 = arith.cmpi slt, %1086, %1038 : i32
              %1096 = arith.select %1095, %1094, %c39 : f32
              %1097 = arith.addi %1091, %742 : index
              %1098 = arith.addi %1097, %c24 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %1097, %c7 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.addi %1093, %c9 : index
              %1103 = memref.load %partial[%1102] : memref<?xf32>
              %1104 = arith.addi %1043, %c61 : i32
              %1105 = arith.minsi %1104, %1050 : i32
              %1106 = arith.addi %1036, %1105 : i32
              %1107 = arith.index_castui %1106 : i32 to index
              %1108 = arith.addi %1021, %1107 : index
              %1109 = arith.muli %1108, %c107 : index
              %1110 = arith.addi %1109, %c16 : index
              %1111 = arith.addi %1110, %744 : index
              %1112 = memref.load %partial[%1111] : memref<?xf32>
              %1113 = arith.cmpi slt, %1104, %1038 : i32
              %1114 = arith.select %1113, %1112, %c39 : f32
              %1115 = arith.addi %1109, %742 : index
              %1116 = arith.addi %1115, %c24 : index
              %1117 = memref.load %partial[%1116] : memref<?xf32>
              %1118 = arith.addi %1115, %c7 : index
              %1119 = memref.load %partial[%1118] : memref<?xf32>
              %1120 = arith.addi %1111, %c9 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1043, %c62 : i32
              %1123 = arith.minsi %1122, %1050 : i32
              %1124 = arith.addi %1036, %1123 : i32
              %1125 = arith.index_castui %1124 : i32 to index
              %1126 = arith.addi %1021, %1125 : index
              %1127 = arith.muli %1126, %c107 : index
              %1128 = arith.addi %1127, %c16 : index
              %1129 = arith.addi %1128, %744 : index
              %1130 = memref.load %partial[%1129] : memref<?xf32>
              %1131 = arith.cmpi slt, %1122, %1038 : i32
              %1132 = arith.select %1131, %1130, %c39 : f32
              %1133 = arith.addi %1127, %742 : index
              %1134 = arith.addi %1133, %c24 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.addi %1133, %c7 : index
              %1137 = memref.load %partial[%1136] : memref<?xf32>
              %1138 = arith.addi %1129, %c9 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1043, %c64 : i32
              %1141 = arith.minsi %1140, %1050 : i32
              %1142 = arith.addi %1036, %1141 : i32
              %1143 = arith.index_castui %1142 : i32 to index
              %1144 = arith.addi %1021, %1143 : index
              %1145 = arith.muli %1144, %c107 : index
              %1146 = arith.addi %1145, %c16 : index
              %1147 = arith.addi %1146, %744 : index
              %1148 = memref.load %partial[%1147] : memref<?xf32>
              %1149 = arith.cmpi slt, %1140, %1038 : i32
              %1150 = arith.select %1149, %1148, %c39 : f32
              %1151 = arith.addi %1145, %742 : index
              %1152 = arith.addi %1151, %c24 : index
              %1153 = memref.load %partial[%1152] : memref<?xf32>
              %1154 = arith.addi %1151, %c7 : index
              %1155 = memref.load %partial[%1154] : memref<?xf32>
              %1156 = arith.addi %1147, %c9 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1043, %c65 : i32
              %1159 = arith.minsi %1158, %1050 : i32
              %1160 = arith.addi %1036, %1159 : i32
              %1161 = arith.index_castui %1160 : i32 to index
              %1162 = arith.addi %1021, %1161 : index
              %1163 = arith.muli %1162, %c107 : index
              %1164 = arith.addi %1163, %c16 : index
              %1165 = arith.addi %1164, %744 : index
              %1166 = memref.load %partial[%1165] : memref<?xf32>
              %1167 = arith.cmpi slt, %1158, %1038 : i32
              %1168 = arith.select %1167, %1166, %c39 : f32
              %1169 = arith.addi %1163, %742 : index
              %1170 = arith.addi %1169, %c24 : index
              %1171 = memref.load %partial[%1170] : memref<?xf32>
              %1172 = arith.addi %1169, %c7 : index
              %1173 = memref.load %partial[%1172] : memref<?xf32>
              %1174 = arith.addi %1165, %c9 : index
              %1175 = memref.load %partial[%1174] : memref<?xf32>
              %1176 = arith.addi %1043, %c67 : i32
              %1177 = arith.minsi %1176, %1050 : i32
              %1178 = arith.addi %1036, %1177 : i32
              %1179 = arith.index_castui %1178 : i32 to index
              %1180 = arith.addi %1021, %1179 : index
              %1181 = arith.muli %1180, %c107 : index
              %1182 = arith.addi %1181, %c16 : index
              %1183 = arith.addi %1182, %744 : index
              %1184 = memref.load %partial[%1183] : memref<?xf32>
              %1185 = arith.cmpi slt, %1176, %1038 : i32
              %1186 = arith.select %1185, %1184, %c39 : f32
              %1187 = arith.addi %1181, %742 : index
              %1188 = arith.addi %1187, %c24 : index
              %1189 = memref.load %partial[%1188] : memref<?xf32>
              %1190 = arith.addi %1187, %c7 : index
              %1191 = memref.load %partial[%1190] : memref<?xf32>
              %1192 = arith.addi %1183, %c9 : index
              %1193 = memref.load %partial[%1192] : memref<?xf32>
              %1194 = arith.maxnumf %1044, %1060 fastmath<nnan> : f32
              %1195 = arith.subf %1044, %1194 : f32
              %1196 = wave.exp2 %1195 : f32
              %1197 = arith.subf %1060, %1194 : f32
              %1198 = wave.exp2 %1197 : f32
              %1199 = arith.mulf %1045, %1196 : f32
              %1200 = math.fma %1067, %1198, %1199 : f32
              %1201 = arith.mulf %1046, %1196 : f32
              %1202 = math.fma %1063, %1198, %1201 : f32
              %1203 = arith.mulf %1047, %1196 : f32
              %1204 = math.fma %1065, %1198, %1203 : f32
              %1205 = arith.maxnumf %1194, %1078 fastmath<nnan> : f32
              %1206 = arith.subf %1194, %1205 : f32
              %1207 = wave.exp2 %1206 : f32
              %1208 = arith.subf %1078, %1205 : f32
              %1209 = wave.exp2 %1208 : f32
              %1210 = arith.mulf %1200, %1207 : f32
              %1211 = math.fma %1085, %1209, %1210 : f32
              %1212 = arith.mulf %1202, %1207 : f32
              %1213 = math.fma %1081, %1209, %1212 : f32
              %1214 = arith.mulf %1204, %1207 : f32
              %1215 = math.fma %1083, %1209, %1214 : f32
              %1216 = arith.maxnumf %1205, %1096 fastmath<nnan> : f32
              %1217 = arith.subf %1205, %1216 : f32
              %1218 = wave.exp2 %1217 : f32
              %1219 = arith.subf %1096, %1216 : f32
              %1220 = wave.exp2 %1219 : f32
              %1221 = arith.mulf %1211, %1218 : f32
              %1222 = math.fma %1103, %1220, %1221 : f32
              %1223 = arith.mulf %1213, %1218 : f32
              %1224 = math.fma %1099, %1220, %1223 : f32
              %1225 = arith.mulf %1215, %1218 : f32
              %1226 = math.fma %1101, %1220, %1225 : f32
              %1227 = arith.maxnumf %1216, %1114 fastmath<nnan> : f32
              %1228 = arith.subf %1216, %1227 : f32
              %1229 = wave.exp2 %1228 : f32
              %1230 = arith.subf %1114, %1227 : f32
              %1231 = wave.exp2 %1230 : f32
              %1232 = arith.mulf %1222, %1229 : f32
              %1233 = math.fma %1121, %1231, %1232 : f32
              %1234 = arith.mulf %1224, %1229 : f32
              %1235 = math.fma %1117, %1231, %1234 : f32
              %1236 = arith.mulf %1226, %1229 : f32
              %1237 = math.fma %1119, %1231, %1236 : f32
              %1238 = arith.maxnumf %1227, %1132 fastmath<nnan> : f32
              %1239 = arith.subf %1227, %1238 : f32
              %1240 = wave.exp2 %1239 : f32
              %1241 = arith.subf %1132, %1238 : f32
              %1242 = wave.exp2 %1241 : f32
              %1243 = arith.mulf %1233, %1240 : f32
              %1244 = math.fma %1139, %1242, %1243 : f32
              %1245 = arith.mulf %1235, %1240 : f32
              %1246 = math.fma %1135, %1242, %1245 : f32
              %1247 = arith.mulf %1237, %1240 : f32
              %1248 = math.fma %1137, %1242, %1247 : f32
              %1249 = arith.maxnumf %1238, %1150 fastmath<nnan> : f32
              %1250 = arith.subf %1238, %1249 : f32
              %1251 = wave.exp2 %1250 : f32
              %1252 = arith.subf %1150, %1249 : f32
              %1253 = wave.exp2 %1252 : f32
              %1254 = arith.mulf %1244, %1251 : f32
              %1255 = math.fma %1157, %1253, %1254 : f32
              %1256 = arith.mulf %1246, %1251 : f32
              %1257 = math.fma %1153, %1253, %1256 : f32
              %1258 = arith.mulf %1248, %1251 : f32
              %1259 = math.fma %1155, %1253, %1258 : f32
              %1260 = arith.maxnumf %1249, %1168 fastmath<nnan> : f32
              %1261 = arith.subf %1249, %1260 : f32
              %1262 = wave.exp2 %1261 : f32
              %1263 = arith.subf %1168, %1260 : f32
              %1264 = wave.exp2 %1263 : f32
              %1265 = arith.mulf %1255, %1262 : f32
              %1266 = math.fma %1175, %1264, %1265 : f32
              %1267 = arith.mulf %1257, %1262 : f32
              %1268 = math.fma %1171, %1264, %1267 : f32
              %1269 = arith.mulf %1259, %1262 : f32
              %1270 = math.fma %1173, %1264, %1269 : f32
              %1271 = arith.maxnumf %1260, %1186 fastmath<nnan> : f32
              %1272 = arith.subf %1260, %1271 : f32
              %1273 = wave.exp2 %1272 : f32
              %1274 = arith.subf %1186, %1271 : f32
              %1275 = wave.exp2 %1274 : f32
              %1276 = arith.mulf %1266, %1273 : f32
              %1277 = math.fma %1193, %1275, %1276 : f32
              %1278 = arith.mulf %1268, %1273 : f32
              %1279 = math.fma %1189, %1275, %1278 : f32
              %1280 = arith.mulf %1270, %1273 : f32
              %1281 = math.fma %1191, %1275, %1280 : f32
              scf.yield %1271, %1277, %1279, %1281 : f32, f32, f32, f32
            }
            %1282 = arith.cmpi eq, %1032, %c18 : i32
            scf.if %1282 {
              %1283 = arith.divf %c101, %1048#1 : f32
              %1284 = arith.addi %17, %744 : index
              %1285 = arith.cmpi slt, %1284, %groupSize : index
              scf.if %1285 {
                %1286 = arith.muli %15, %groupSize : index
                %1287 = arith.addi %1286, %1284 : index
                %1288 = arith.muli %1287, %c26 : index
                %1289 = arith.muli %heads, %c26 : index
                %1290 = arith.divui %898, %c9 : index
                %1291 = arith.muli %15, %c26 : index
                %1292 = arith.addi %1291, %1290 : index
                %1293 = memref.load %factors[%1292] : memref<?xf32>
                %1294 = arith.muli %kvHeads, %c26 : index
                %1295 = arith.addi %1292, %1294 : index
                %1296 = memref.load %factors[%1295] : memref<?xf32>
                %1297 = arith.mulf %1048#2, %1283 : f32
                %1298 = math.fma %1297, %1293, %1296 : f32
                %1299 = arith.addi %1288, %1290 : index
                %1300 = arith.divui %24, %outTileRows : index
                %1301 = arith.divui %1289, %c3 : index
                %1302 = arith.muli %1300, %1301 : index
                %1303 = arith.divui %1299, %c3 : index
                %1304 = arith.addi %1302, %1303 : index
                %1305 = arith.muli %1304, %c10 : index
                %1306 = arith.remui %1299, %c3 : index
                %1307 = arith.divui %1306, %c9 : index
                %1308 = arith.addi %1305, %1307 : index
                %1309 = arith.muli %outTileRows, %c9 : index
                %1310 = arith.muli %1308, %1309 : index
                %1311 = arith.remui %24, %outTileRows : index
                %1312 = arith.muli %1311, %c9 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.remui %1299, %c9 : index
                %1315 = arith.addi %1313, %1314 : index
                %1316 = arith.addf %1298, %c40 : f32
                %1317 = arith.minimumf %1316, %c103 : f32
                %1318 = arith.maximumf %1317, %c104 : f32
                %1319 = arith.truncf %1318 : f32 to f16
                memref.store %1319, %out[%1315] : memref<?xf16>
                %1320 = arith.divui %929, %c9 : index
                %1321 = arith.addi %1291, %1320 : index
                %1322 = memref.load %factors[%1321] : memref<?xf32>
                %1323 = arith.addi %1321, %1294 : index
                %1324 = memref.load %factors[%1323] : memref<?xf32>
                %1325 = arith.mulf %1048#3, %1283 : f32
                %1326 = math.fma %1325, %1322, %1324 : f32
                %1327 = arith.addi %1288, %1320 : index
                %1328 = arith.divui %1327, %c3 : index
                %1329 = arith.addi %1302, %1328 : index
                %1330 = arith.muli %1329, %c10 : index
                %1331 = arith.remui %1327, %c3 : index
                %1332 = arith.divui %1331, %c9 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.muli %1333, %1309 : index
                %1335 = arith.addi %1334, %1312 : index
                %1336 = arith.remui %1327, %c9 : index
                %1337 = arith.addi %1335, %1336 : index
                %1338 = arith.addf %1326, %c40 : f32
                %1339 = arith.minimumf %1338, %c103 : f32
                %1340 = arith.maximumf %1339, %c104 : f32
                %1341 = arith.truncf %1340 : f32 to f16
                memref.store %1341, %out[%1337] : memref<?xf16>
              }
            } else {
              %1342 = arith.index_cast %ranges : index to i32
              %1343 = arith.addi %1342, %1033 : i32
              %1344 = arith.index_castui %1343 : i32 to index
              %1345 = arith.addi %1021, %1344 : index
              %1346 = arith.muli %1345, %c107 : index
              %1347 = arith.addi %1346, %898 : index
              memref.store %1048#2, %partial[%1347] : memref<?xf32>
              %1348 = arith.addi %1346, %929 : index
              memref.store %1048#3, %partial[%1348] : memref<?xf32>
              scf.if %1027 {
                %1349 = arith.addi %1346, %c16 : index
                %1350 = arith.addi %1349, %742 : index
                memref.store %1048#0, %partial[%1350] : memref<?xf32>
                %1351 = arith.addi %1350, %c9 : index
                memref.store %1048#1, %partial[%1351] : memref<?xf32>
              }
              %1352 = arith.addi %1035, %groups : index
              %1353 = arith.index_castui %1032 : i32 to index
              %1354 = wave.arrive %counters[%1352], %1353 : memref<?xi32>
              scf.if %1354 {
                %1360:4 = scf.for %1355 = %c44 to %1032 step %c68 iter_args(%1356 = %c39, %1357 = %c40, %1358 = %c40, %1359 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1361 = arith.addi %1355, %c44 : i32
                  %1362 = arith.subi %1032, %c18 : i32
                  %1363 = arith.minsi %1361, %1362 : i32
                  %1364 = arith.addi %1342, %1363 : i32
                  %1365 = arith.index_castui %1364 : i32 to index
                  %1366 = arith.addi %1021, %1365 : index
                  %1367 = arith.muli %1366, %c107 : index
                  %1368 = arith.addi %1367, %c16 : index
                  %1369 = arith.addi %1368, %744 : index
                  %1370 = memref.load %partial[%1369] : memref<?xf32>
                  %1371 = arith.cmpi slt, %1361, %1032 : i32
                  %1372 = arith.select %1371, %1370, %c39 : f32
                  %1373 = arith.addi %1367, %742 : index
                  %1374 = arith.addi %1373, %c24 : index
                  %1375 = memref.load %partial[%1374] : memref<?xf32>
                  %1376 = arith.addi %1373, %c7 : index
                  %1377 = memref.load %partial[%1376] : memref<?xf32>
                  %1378 = arith.addi %1369, %c9 : index
                  %1379 = memref.load %partial[%1378] : memref<?xf32>
                  %1380 = arith.addi %1355, %c18 : i32
                  %1381 = arith.minsi %1380, %1362 : i32
                  %1382 = arith.addi %1342, %1381 : i32
                  %1383 = arith.index_castui %1382 : i32 to index
                  %1384 = arith.addi %1021, %1383 : index
                  %1385 = arith.muli %1384, %c107 : index
                  %1386 = arith.addi %1385, %c16 : index
                  %1387 = arith.addi %1386, %744 : index
                  %1388 = memref.load %partial[%1387] : memref<?xf32>
                  %1389 = arith.cmpi slt, %1380, %1032 : i32
                  %1390 = arith.select %1389, %1388, %c39 : f32
                  %1391 = arith.addi %1385, %742 : index
                  %1392 = arith.addi %1391, %c24 : index
                  %1393 = memref.load %partial[%1392] : memref<?xf32>
                  %1394 = arith.addi %1391, %c7 : index
                  %1395 = memref.load %partial[%1394] : memref<?xf32>
                  %1396 = arith.addi %1387, %c9 : index
                  %1397 = memref.load %partial[%1396] : memref<?xf32>
                  %1398 = arith.addi %1355, %c59 : i32
                  %1399 = arith.minsi %1398, %1362 : i32
                  %1400 = arith.addi %1342, %1399 : i32
                  %1401 = arith.index_castui %1400 : i32 to index
                  %1402 = arith.addi %1021, %1401 : index
                  %1403 = arith.muli %1402, %c107 : index
                  %1404 = arith.addi %1403, %c16 : index
                  %1405 = arith.addi %1404, %744 : index
                  %1406 = memref.load %partial[%1405] : memref<?xf32>
                  %1407 = arith.cmpi slt, %1398, %1032 : i32
                  %1408 = arith.select %1407, %1406, %c39 : f32
                  %1409 = arith.addi %1403, %742 : index
                  %1410 = arith.addi %1409, %c24 : index
                  %1411 = memref.load %partial[%1410] : memref<?xf32>
                  %1412 = arith.addi %1409, %c7 : index
                  %1413 = memref.load %partial[%1412] : memref<?xf32>
                  %1414 = arith.addi %1405, %c9 : index
                  %1415 = memref.load %partial[%1414] : memref<?xf32>
                  %1416 = arith.addi %1355, %c61 : i32
                  %1417 = arith.minsi %1416, %1362 : i32
                  %1418 = arith.addi %1342, %1417 : i32
                  %1419 = arith.index_castui %1418 : i32 to index
                  %1420 = arith.addi %1021, %1419 : index
                  %1421 = arith.muli %1420, %c107 : index
                  %1422 = arith.addi %1421, %c16 : index
                  %1423 = arith.addi %1422, %744 : index
                  %1424 = memref.load %partial[%1423] : memref<?xf32>
                  %1425 = arith.cmpi slt, %1416, %1032 : i32
                  %1426 = arith.select %1425, %1424, %c39 : f32
                  %1427 = arith.addi %1421, %742 : index
                  %1428 = arith.addi %1427, %c24 : index
                  %1429 = memref.load %partial[%1428] : memref<?xf32>
                  %1430 = arith.addi %1427, %c7 : index
                  %1431 = memref.load %partial[%1430] : memref<?xf32>
                  %1432 = arith.addi %1423, %c9 : index
                  %1433 = memref.load %partial[%1432] : memref<?xf32>
                  %1434 = arith.addi %1355, %c62 : i32
                  %1435 = arith.minsi %1434, %1362 : i32
                  %1436 = arith.addi %1342, %1435 : i32
                  %1437 = arith.index_castui %1436 : i32 to index
                  %1438 = arith.addi %1021, %1437 : index
                  %1439 = arith.muli %1438, %c107 : index
                  %1440 = arith.addi %1439, %c16 : index
                  %1441 = arith.addi %1440, %744 : index
                  %1442 = memref.load %partial[%1441] : memref<?xf32>
                  %1443 = arith.cmpi slt, %1434, %1032 : i32
                  %1444 = arith.select %1443, %1442, %c39 : f32
                  %1445 = arith.addi %1439, %742 : index
                  %1446 = arith.addi %1445, %c24 : index
                  %1447 = memref.load %partial[%1446] : memref<?xf32>
                  %1448 = arith.addi %1445, %c7 : index
                  %1449 = memref.load %partial[%1448] : memref<?xf32>
                  %1450 = arith.addi %1441, %c9 : index
                  %1451 = memref.load %partial[%1450] : memref<?xf32>
                  %1452 = arith.addi %1355, %c64 : i32
                  %1453 = arith.minsi %1452, %1362 : i32
                  %1454 = arith.addi %1342, %1453 : i32
                  %1455 = arith.index_castui %1454 : i32 to index
                  %1456 = arith.addi %1021, %1455 : index
                  %1457 = arith.muli %1456, %c107 : index
                  %1458 = arith.addi %1457, %c16 : index
                  %1459 = arith.addi %1458, %744 : index
                  %1460 = memref.load %partial[%1459] : memref<?xf32>
                  %1461 = arith.cmpi slt, %1452, %1032 : i32
                  %1462 = arith.select %1461, %1460, %c39 : f32
                  %1463 = arith.addi %1457, %742 : index
                  %1464 = arith.addi %1463, %c24 : index
                  %1465 = memref.load %partial[%1464] : memref<?xf32>
                  %1466 = arith.addi %1463, %c7 : index
                  %1467 = memref.load %partial[%1466] : memref<?xf32>
                  %1468 = arith.addi %1459, %c9 : index
                  %1469 = memref.load %partial[%1468] : memref<?xf32>
                  %1470 = arith.addi %1355, %c65 : i32
                  %1471 = arith.minsi %1470, %1362 : i32
                  %1472 = arith.addi %1342, %1471 : i32
                  %1473 = arith.index_castui %1472 : i32 to index
                  %1474 = arith.addi %1021, %1473 : index
                  %1475 = arith.muli %1474, %c107 : index
                  %1476 = arith.addi %1475, %c16 : index
                  %1477 = arith.addi %1476, %744 : index
                  %1478 = memref.load %partial[%1477] : memref<?xf32>
                  %1479 = arith.cmpi slt, %1470, %1032 : i32
                  %1480 = arith.select %1479, %1478, %c39 : f32
                  %1481 = arith.addi %1475, %742 : index
                  %1482 = arith.addi %1481, %c24 : index
                  %1483 = memref.load %partial[%1482] : memref<?xf32>
                  %1484 = arith.addi %1481, %c7 : index
                  %1485 = memref.load %partial[%1484] : memref<?xf32>
                  %1486 = arith.addi %1477, %c9 : index
                  %1487 = memref.load %partial[%1486] : memref<?xf32>
                  %1488 = arith.addi %1355, %c67 : i32
                  %1489 = arith.minsi %1488, %1362 : i32
                  %1490 = arith.addi %1342, %1489 : i32
                  %1491 = arith.index_castui %1490 : i32 to index
                  %1492 = arith.addi %1021, %1491 : index
                  %1493 = arith.muli %1492, %c107 : index
                  %1494 = arith.addi %1493, %c16 : index
                  %1495 = arith.addi %1494, %744 : index
                  %1496 = memref.load %partial[%1495] : memref<?xf32>
                  %1497 = arith.cmpi slt, %1488, %1032 : i32
                  %1498 = arith.select %1497, %1496, %c39 : f32
                  %1499 = arith.addi %1493, %742 : index
                  %1500 = arith.addi %1499, %c24 : index
                  %1501 = memref.load %partial[%1500] : memref<?xf32>
                  %1502 = arith.addi %1499, %c7 : index
                  %1503 = memref.load %partial[%1502] : memref<?xf32>
                  %1504 = arith.addi %1495, %c9 : index
                  %1505 = memref.load %partial[%1504] : memref<?xf32>
                  %1506 = arith.maxnumf %1356, %1372 fastmath<nnan> : f32
                  %1507 = arith.subf %1356, %1506 : f32
                  %1508 = wave.exp2 %1507 : f32
                  %1509 = arith.subf %1372, %1506 : f32
                  %1510 = wave.exp2 %1509 : f32
                  %1511 = arith.mulf %1357, %1508 : f32
                  %1512 = math.fma %1379, %1510, %1511 : f32
                  %1513 = arith.mulf %1358, %1508 : f32
                  %1514 = math.fma %1375, %1510, %1513 : f32
                  %1515 = arith.mulf %1359, %1508 : f32
                  %1516 = math.fma %1377, %1510, %1515 : f32
                  %1517 = arith.maxnumf %1506, %1390 fastmath<nnan> : f32
                  %1518 = arith.subf %1506, %1517 : f32
                  %1519 = wave.exp2 %1518 : f32
                  %1520 = arith.subf %1390, %1517 : f32
                  %1521 = wave.exp2 %1520 : f32
                  %1522 = arith.mulf %1512, %1519 : f32
                  %1523 = math.fma %1397, %1521, %1522 : f32
                  %1524 = arith.mulf %1514, %1519 : f32
                  %1525 = math.fma %1393, %1521, %1524 : f32
                  %1526 = arith.mulf %1516, %1519 : f32
                  %1527 = math.fma %1395, %1521, %1526 : f32
                  %1528 = arith.maxnumf %1517, %1408 fastmath<nnan> : f32
                  %1529 = arith.subf %1517, %1528 : f32
                  %1530 = wave.exp2 %1529 : f32
                  %1531 = arith.subf %1408, %1528 : f32
                  %1532 = wave.exp2 %1531 : f32
                  %1533 = arith.mulf %1523, %1530 : f32
                  %1534 = math.fma %1415, %1532, %1533 : f32
                  %1535 = arith.mulf %1525, %1530 : f32
                  %1536 = math.fma %1411, %1532, %1535 : f32
                  %1537 = arith.mulf %1527, %1530 : f32
                  %1538 = math.fma %1413, %1532, %1537 : f32
                  %1539 = arith.maxnumf %1528, %1426 fastmath<nnan> : f32
                  %1540 = arith.subf %1528, %1539 : f32
                  %1541 = wave.exp2 %1540 : f32
                  %1542 = arith.subf %1426, %1539 : f32
                  %1543 = wave.exp2 %1542 : f32
                  %1544 = arith.mulf %1534, %1541 : f32
                  %1545 = math.fma %1433, %1543, %1544 : f32
                  %1546 = arith.mulf %1536, %1541 : f32
                  %1547 = math.fma %1429, %1543, %1546 : f32
                  %1548 = arith.mulf %1538, %1541 : f32
                  %1549 = math.fma %1431, %1543, %1548 : f32
                  %1550 = arith.maxnumf %1539, %1444 fastmath<nnan> : f32
                  %1551 = arith.subf %1539, %1550 : f32
                  %1552 = wave.exp2 %1551 : f32
                  %1553 = arith.subf %1444, %1550 : f32
                  %1554 = wave.exp2 %1553 : f32
                  %1555 = arith.mulf %1545, %1552 : f32
                  %1556 = math.fma %1451, %1554, %1555 : f32
                  %1557 = arith.mulf %1547, %1552 : f32
                  %1558 = math.fma %1447, %1554, %1557 : f32
                  %1559 = arith.mulf %1549, %1552 : f32
                  %1560 = math.fma %1449, %1554, %1559 : f32
                  %1561 = arith.maxnumf %1550, %1462 fastmath<nnan> : f32
                  %1562 = arith.subf %1550, %1561 : f32
                  %1563 = wave.exp2 %1562 : f32
                  %1564 = arith.subf %1462, %1561 : f32
                  %1565 = wave.exp2 %1564 : f32
                  %1566 = arith.mulf %1556, %1563 : f32
                  %1567 = math.fma %1469, %1565, %1566 : f32
                  %1568 = arith.mulf %1558, %1563 : f32
                  %1569 = math.fma %1465, %1565, %1568 : f32
                  %1570 = arith.mulf %1560, %1563 : f32
                  %1571 = math.fma %1467, %1565, %1570 : f32
                  %1572 = arith.maxnumf %1561, %1480 fastmath<nnan> : f32
                  %1573 = arith.subf %1561, %1572 : f32
                  %1574 = wave.exp2 %1573 : f32
                  %1575 = arith.subf %1480, %1572 : f32
                  %1576 = wave.exp2 %1575 : f32
                  %1577 = arith.mulf %1567, %1574 : f32
                  %1578 = math.fma %1487, %1576, %1577 : f32
                  %1579 = arith.mulf %1569, %1574 : f32
                  %1580 = math.fma %1483, %1576, %1579 : f32
                  %1581 = arith.mulf %1571, %1574 : f32
                  %1582 = math.fma %1485, %1576, %1581 : f32
                  %1583 = arith.maxnumf %1572, %1498 fastmath<nnan> : f32
                  %1584 = arith.subf %1572, %1583 : f32
                  %1585 = wave.exp2 %1584 : f32
                  %1586 = arith.subf %1498, %1583 : f32
                  %1587 = wave.exp2 %1586 : f32
                  %1588 = arith.mulf %1578, %1585 : f32
                  %1589 = math.fma %1505, %1587, %1588 : f32
                  %1590 = arith.mulf %1580, %1585 : f32
                  %1591 = math.fma %1501, %1587, %1590 : f32
                  %1592 = arith.mulf %1582, %1585 : f32
                  %1593 = math.fma %1503, %1587, %1592 : f32
                  scf.yield %1583, %1589, %1591, %1593 : f32, f32, f32, f32
                }
                %1594 = arith.divf %c101, %1360#1 : f32
                %1595 = arith.addi %17, %744 : index
                %1596 = arith.cmpi slt, %1595, %groupSize : index
                scf.if %1596 {
                  %1597 = arith.muli %15, %groupSize : index
                  %1598 = arith.addi %1597, %1595 : index
                  %1599 = arith.muli %1598, %c26 : index
                  %1600 = arith.muli %heads, %c26 : index
                  %1601 = arith.divui %898, %c9 : index
                  %1602 = arith.muli %15, %c26 : index
                  %1603 = arith.addi %1602, %1601 : index
                  %1604 = memref.load %factors[%1603] : memref<?xf32>
                  %1605 = arith.muli %kvHeads, %c26 : index
                  %1606 = arith.addi %1603, %1605 : index
                  %1607 = memref.load %factors[%1606] : memref<?xf32>
                  %1608 = arith.mulf %1360#2, %1594 : f32
                  %1609 = math.fma %1608, %1604, %1607 : f32
                  %1610 = arith.addi %1599, %1601 : index
                  %1611 = arith.divui %24, %outTileRows : index
                  %1612 = arith.divui %1600, %c3 : index
                  %1613 = arith.muli %1611, %1612 : index
                  %1614 = arith.divui %1610, %c3 : index
                  %1615 = arith.addi %1613, %1614 : index
                  %1616 = arith.muli %1615, %c10 : index
                  %1617 = arith.remui %1610, %c3 : index
                  %1618 = arith.divui %1617, %c9 : index
                  %1619 = arith.addi %1616, %1618 : index
                  %1620 = arith.muli %outTileRows, %c9 : index
                  %1621 = arith.muli %1619, %1620 : index
                  %1622 = arith.remui %24, %outTileRows : index
                  %1623 = arith.muli %1622, %c9 : index
                  %1624 = arith.addi %1621, %1623 : index
                  %1625 = arith.remui %1610, %c9 : index
                  %1626 = arith.addi %1624, %1625 : index
                  %1627 = arith.addf %1609, %c40 : f32
                  %1628 = arith.minimumf %1627, %c103 : f32
                  %1629 = arith.maximumf %1628, %c104 : f32
                  %1630 = arith.truncf %1629 : f32 to f16
                  memref.store %1630, %out[%1626] : memref<?xf16>
                  %1631 = arith.divui %929, %c9 : index
                  %1632 = arith.addi %1602, %1631 : index
                  %1633 = memref.load %factors[%1632] : memref<?xf32>
                  %1634 = arith.addi %1632, %1605 : index
                  %1635 = memref.load %factors[%1634] : memref<?xf32>
                  %1636 = arith.mulf %1360#3, %1594 : f32
                  %1637 = math.fma %1636, %1633, %1635 : f32
                  %1638 = arith.addi %1599, %1631 : index
                  %1639 = arith.divui %1638, %c3 : index
                  %1640 = arith.addi %1613, %1639 : index
                  %1641 = arith.muli %1640, %c10 : index
                  %1642 = arith.remui %1638, %c3 : index
                  %1643 = arith.divui %1642, %c9 : index
                  %1644 = arith.addi %1641, %1643 : index
                  %1645 = arith.muli %1644, %1620 : index
                  %1646 = arith.addi %1645, %1623 : index
                  %1647 = arith.remui %1638, %c9 : index
                  %1648 = arith.addi %1646, %1647 : index
                  %1649 = arith.addf %1637, %c40 : f32
                  %1650 = arith.minimumf %1649, %c103 : f32
                  %1651 = arith.maximumf %1650, %c104 : f32
                  %1652 = arith.truncf %1651 : f32 to f16
                  memref.store %1652, %out[%1648] : memref<?xf16>
                }
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
