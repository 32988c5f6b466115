// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c46 = arith.constant 320 : index
  %c47 = arith.constant 384 : index
  %c48 = arith.constant 448 : index
  %c49 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c50 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c51 = arith.constant 0x41000000 : f32
  %c52 = arith.constant 0x40C00000 : f32
  %c53 = arith.constant dense<-1> : vector<4xi32>
  %c54 = arith.constant 255 : i32
  %c55 = arith.constant 2 : i32
  %c56 = arith.constant 16711680 : i32
  %c57 = arith.constant 3 : i32
  %c58 = arith.constant 4 : i32
  %c59 = arith.constant 65280 : i32
  %c60 = arith.constant 5 : i32
  %c61 = arith.constant 6 : i32
  %c62 = arith.constant -16777216 : i32
  %c63 = arith.constant 7 : i32
  %c64 = arith.constant 8 : i32
  %c65 = arith.constant 9 : i32
  %c66 = arith.constant 10 : i32
  %c67 = arith.constant 11 : i32
  %c68 = arith.constant 12 : i32
  %c69 = arith.constant 13 : i32
  %c70 = arith.constant 15 : i32
  %c71 = arith.constant 80 : index
  %c72 = arith.constant 96 : index
  %c73 = arith.constant 112 : index
  %c74 = arith.constant 144 : index
  %c75 = arith.constant 160 : index
  %c76 = arith.constant 176 : index
  %c77 = arith.constant 208 : index
  %c78 = arith.constant 224 : index
  %c79 = arith.constant 240 : index
  %c80 = arith.constant 272 : index
  %c81 = arith.constant 288 : index
  %c82 = arith.constant 304 : index
  %c83 = arith.constant 336 : index
  %c84 = arith.constant 352 : index
  %c85 = arith.constant 368 : index
  %c86 = arith.constant 400 : index
  %c87 = arith.constant 416 : index
  %c88 = arith.constant 432 : index
  %c89 = arith.constant 464 : index
  %c90 = arith.constant 480 : index
  %c91 = arith.constant 496 : index
  %c92 = arith.constant 1536 : index
  %c93 = arith.constant 2048 : index
  %c94 = arith.constant 2560 : index
  %c95 = arith.constant 3072 : index
  %c96 = arith.constant 3584 : index
  %c97 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c99 = arith.constant 0x477FE000 : f32
  %c100 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c103 = arith.constant 544 : index
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
            %264 = wave.fp8_decode "e5m2" packed %263 : vector<16xi8> -> vector<16xf16>
            %265 = vector.bitcast %204 : vector<4xi32> to vector<16xi8>
            %266 = wave.fp8_decode "e5m2" packed %265 : vector<16xi8> -> vector<16xf16>
            %267 = arith.addi %256, %c24 : index
            %268 = vector.load %4[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %269 = arith.addi %267, %c25 : index
            %270 = vector.load %4[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %272 = wave.mma %264, %271, %c41 : vector<16xf16>, vector<8xf32>
            %273 = wave.mma %266, %271, %c41 : vector<16xf16>, vector<8xf32>
            %274 = arith.addi %257, %c46 : index
            %275 = vector.load %kv[%274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %276 = arith.addi %260, %c46 : index
            %277 = vector.load %kv[%276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %278 = vector.bitcast %205 : vector<4xi32> to vector<16xi8>
            %279 = wave.fp8_decode "e5m2" packed %278 : vector<16xi8> -> vector<16xf16>
            %280 = vector.bitcast %206 : vector<4xi32> to vector<16xi8>
            %281 = wave.fp8_decode "e5m2" packed %280 : vector<16xi8> -> vector<16xf16>
            %282 = arith.addi %256, %c7 : index
            %283 = vector.load %4[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %284 = arith.addi %282, %c25 : index
            %285 = vector.load %4[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %286 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %287 = wave.mma %279, %286, %272 : vector<16xf16>, vector<8xf32>
            %288 = wave.mma %281, %286, %273 : vector<16xf16>, vector<8xf32>
            %289 = arith.addi %257, %c47 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %260, %c47 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %293 = vector.bitcast %207 : vector<4xi32> to vector<16xi8>
            %294 = wave.fp8_decode "e5m2" packed %293 : vector<16xi8> -> vector<16xf16>
            %295 = vector.bitcast %208 : vector<4xi32> to vector<16xi8>
            %296 = wave.fp8_decode "e5m2" packed %295 : vector<16xi8> -> vector<16xf16>
            %297 = arith.addi %256, %c16 : index
            %298 = vector.load %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %299 = arith.addi %297, %c25 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %302 = wave.mma %294, %301, %287 : vector<16xf16>, vector<8xf32>
            %303 = wave.mma %296, %301, %288 : vector<16xf16>, vector<8xf32>
            %304 = arith.addi %257, %c48 : index
            %305 = vector.load %kv[%304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %306 = arith.addi %260, %c48 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %308 = vector.bitcast %209 : vector<4xi32> to vector<16xi8>
            %309 = wave.fp8_decode "e5m2" packed %308 : vector<16xi8> -> vector<16xf16>
            %310 = vector.bitcast %210 : vector<4xi32> to vector<16xi8>
            %311 = wave.fp8_decode "e5m2" packed %310 : vector<16xi8> -> vector<16xf16>
            %312 = arith.addi %256, %c37 : index
            %313 = vector.load %4[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %314 = arith.addi %312, %c25 : index
            %315 = vector.load %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %317 = wave.mma %309, %316, %302 : vector<16xf16>, vector<8xf32>
            %318 = wave.mma %311, %316, %303 : vector<16xf16>, vector<8xf32>
            wave.pin
            %319 = wave.opaque %317 : vector<8xf32>
            %320 = wave.opaque %318 : vector<8xf32>
            %321 = wave.opaque %220 : i32
            %322 = arith.cmpi sgt, %321, %161 : i32
            %323:2 = scf.if %322 -> (vector<8xf32>, vector<8xf32>) {
              %324 = arith.index_cast %2 : index to i32
              %325 = arith.addi %219, %324 : i32
              %326 = arith.subi %38, %325 : i32
              %327 = arith.subi %326, %c44 : i32
              %328 = vector.broadcast %327 : i32 to vector<8xi32>
              %329 = arith.cmpi sgt, %328, %c50 : vector<8xi32>
              %330 = arith.select %329, %319, %c49 : vector<8xi1>, vector<8xf32>
              %331 = arith.subi %326, %c19 : i32
              %332 = vector.broadcast %331 : i32 to vector<8xi32>
              %333 = arith.cmpi sgt, %332, %c50 : vector<8xi32>
              %334 = arith.select %333, %320, %c49 : vector<8xi1>, vector<8xf32>
              scf.yield %330, %334 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %319, %320 : vector<8xf32>, vector<8xf32>
            }
            %335 = vector.extract %323#0[0] : f32 from vector<8xf32>
            %336 = vector.extract %323#0[1] : f32 from vector<8xf32>
            %337 = vector.extract %323#0[2] : f32 from vector<8xf32>
            %338 = vector.extract %323#0[3] : f32 from vector<8xf32>
            %339 = vector.extract %323#0[4] : f32 from vector<8xf32>
            %340 = vector.extract %323#0[5] : f32 from vector<8xf32>
            %341 = vector.extract %323#0[6] : f32 from vector<8xf32>
            %342 = vector.extract %323#0[7] : f32 from vector<8xf32>
            %343 = vector.extract %323#1[0] : f32 from vector<8xf32>
            %344 = vector.extract %323#1[1] : f32 from vector<8xf32>
            %345 = vector.extract %323#1[2] : f32 from vector<8xf32>
            %346 = vector.extract %323#1[3] : f32 from vector<8xf32>
            %347 = vector.extract %323#1[4] : f32 from vector<8xf32>
            %348 = vector.extract %323#1[5] : f32 from vector<8xf32>
            %349 = vector.extract %323#1[6] : f32 from vector<8xf32>
            %350 = vector.extract %323#1[7] : f32 from vector<8xf32>
            %351 = arith.maxnumf %335, %336 fastmath<nnan> : f32
            %352 = arith.maxnumf %351, %337 fastmath<nnan> : f32
            %353 = arith.maxnumf %352, %338 fastmath<nnan> : f32
            %354 = arith.maxnumf %353, %339 fastmath<nnan> : f32
            %355 = arith.maxnumf %354, %340 fastmath<nnan> : f32
            %356 = arith.maxnumf %355, %341 fastmath<nnan> : f32
            %357 = arith.maxnumf %356, %342 fastmath<nnan> : f32
            %358 = arith.maxnumf %357, %343 fastmath<nnan> : f32
            %359 = arith.maxnumf %358, %344 fastmath<nnan> : f32
            %360 = arith.maxnumf %359, %345 fastmath<nnan> : f32
            %361 = arith.maxnumf %360, %346 fastmath<nnan> : f32
            %362 = arith.maxnumf %361, %347 fastmath<nnan> : f32
            %363 = arith.maxnumf %362, %348 fastmath<nnan> : f32
            %364 = arith.maxnumf %363, %349 fastmath<nnan> : f32
            %365 = arith.maxnumf %364, %350 fastmath<nnan> : f32
            %366 = wave.swap_halves %365 : f32
            %367 = arith.maxnumf %365, %366 fastmath<nnan> : f32
            %368 = arith.mulf %367, %154 : f32
            %369 = arith.addf %211, %c51 : f32
            %370 = arith.cmpf ogt, %368, %369 : f32
            %371:6 = scf.if %370 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %372 = arith.subf %211, %368 : f32
              %373 = wave.exp2 %372 : f32
              %374 = vector.broadcast %373 : f32 to vector<8xf32>
              %375 = arith.mulf %212, %373 : f32
              %376 = arith.mulf %213, %374 : vector<8xf32>
              %377 = arith.mulf %214, %374 : vector<8xf32>
              %378 = arith.mulf %215, %374 : vector<8xf32>
              %379 = arith.mulf %216, %374 : vector<8xf32>
              scf.yield %368, %375, %376, %377, %378, %379 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %211, %212, %213, %214, %215, %216 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %380 = vector.broadcast %154 : f32 to vector<8xf32>
            %381 = arith.subf %c52, %371#0 : f32
            %382 = vector.broadcast %381 : f32 to vector<8xf32>
            %383 = math.fma %323#0, %380, %382 : vector<8xf32>
            %384 = wave.exp2 %383 : vector<8xf32>
            %385 = math.fma %323#1, %380, %382 : vector<8xf32>
            %386 = wave.exp2 %385 : vector<8xf32>
            %387 = arith.truncf %384 : vector<8xf32> to vector<8xf16>
            %388 = vector.bitcast %387 : vector<8xf16> to vector<4xi32>
            %389 = wave.swap_halves %388 : vector<4xi32>
            %390 = arith.select %3, %389, %388 : vector<4xi32>
            %391 = arith.select %3, %388, %389 : vector<4xi32>
            %392 = vector.shuffle %390, %391 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %393 = vector.bitcast %392 : vector<8xi32> to vector<16xf16>
            %394 = arith.truncf %386 : vector<8xf32> to vector<8xf16>
            %395 = vector.bitcast %394 : vector<8xf16> to vector<4xi32>
            %396 = wave.swap_halves %395 : vector<4xi32>
            %397 = arith.select %3, %396, %395 : vector<4xi32>
            %398 = arith.select %3, %395, %396 : vector<4xi32>
            %399 = vector.shuffle %397, %398 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %400 = vector.bitcast %399 : vector<8xi32> to vector<16xf16>
            %401 = arith.addf %384, %386 : vector<8xf32>
            %402 = vector.extract %401[0] : f32 from vector<8xf32>
            %403 = vector.extract %401[1] : f32 from vector<8xf32>
            %404 = vector.extract %401[2] : f32 from vector<8xf32>
            %405 = vector.extract %401[3] : f32 from vector<8xf32>
            %406 = vector.extract %401[4] : f32 from vector<8xf32>
            %407 = vector.extract %401[5] : f32 from vector<8xf32>
            %408 = vector.extract %401[6] : f32 from vector<8xf32>
            %409 = vector.extract %401[7] : f32 from vector<8xf32>
            %410 = arith.addf %402, %406 : f32
            %411 = arith.addf %403, %407 : f32
            %412 = arith.addf %404, %408 : f32
            %413 = arith.addf %405, %409 : f32
            %414 = arith.addf %410, %412 : f32
            %415 = arith.addf %411, %413 : f32
            %416 = arith.addf %414, %415 : f32
            %417 = arith.addf %371#1, %416 : f32
            %418 = wave.opaque %417 : f32
            %419 = wave.opaque %220 : i32
            %420 = arith.cmpi sgt, %419, %161 : i32
            %421:2 = scf.if %420 -> (vector<4xi32>, vector<4xi32>) {
              %422 = arith.subi %161, %219 : i32
              %423 = arith.subi %422, %c44 : i32
              %424 = arith.minsi %423, %c19 : i32
              %425 = arith.maxsi %424, %c44 : i32
              %426 = arith.cmpi sgt, %425, %c44 : i32
              %427 = arith.select %426, %c54, %c44 : i32
              %428 = arith.ori %c44, %427 : i32
              %429 = arith.cmpi sgt, %425, %c18 : i32
              %430 = arith.select %429, %c54, %c44 : i32
              %431 = arith.ori %c44, %430 : i32
              %432 = arith.cmpi sgt, %425, %c55 : i32
              %433 = arith.select %432, %c56, %c44 : i32
              %434 = arith.ori %428, %433 : i32
              %435 = arith.cmpi sgt, %425, %c57 : i32
              %436 = arith.select %435, %c56, %c44 : i32
              %437 = arith.ori %431, %436 : i32
              %438 = arith.cmpi sgt, %425, %c58 : i32
              %439 = arith.select %438, %c59, %c44 : i32
              %440 = arith.ori %434, %439 : i32
              %441 = arith.cmpi sgt, %425, %c60 : i32
              %442 = arith.select %441, %c59, %c44 : i32
              %443 = arith.ori %437, %442 : i32
              %444 = arith.cmpi sgt, %425, %c61 : i32
              %445 = arith.select %444, %c62, %c44 : i32
              %446 = arith.ori %440, %445 : i32
              %447 = arith.cmpi sgt, %425, %c63 : i32
              %448 = arith.select %447, %c62, %c44 : i32
              %449 = arith.ori %443, %448 : i32
              %450 = arith.cmpi sgt, %425, %c64 : i32
              %451 = arith.select %450, %c54, %c44 : i32
              %452 = arith.ori %c44, %451 : i32
              %453 = arith.cmpi sgt, %425, %c65 : i32
              %454 = arith.select %453, %c54, %c44 : i32
              %455 = arith.ori %c44, %454 : i32
              %456 = arith.cmpi sgt, %425, %c66 : i32
              %457 = arith.select %456, %c56, %c44 : i32
              %458 = arith.ori %452, %457 : i32
              %459 = arith.cmpi sgt, %425, %c67 : i32
              %460 = arith.select %459, %c56, %c44 : i32
              %461 = arith.ori %455, %460 : i32
              %462 = arith.cmpi sgt, %425, %c68 : i32
              %463 = arith.select %462, %c59, %c44 : i32
              %464 = arith.ori %458, %463 : i32
              %465 = arith.cmpi sgt, %425, %c69 : i32
              %466 = arith.select %465, %c59, %c44 : i32
              %467 = arith.ori %461, %466 : i32
              %468 = arith.cmpi sgt, %425, %c36 : i32
              %469 = arith.select %468, %c62, %c44 : i32
              %470 = arith.ori %464, %469 : i32
              %471 = arith.cmpi sgt, %425, %c70 : i32
              %472 = arith.select %471, %c62, %c44 : i32
              %473 = arith.ori %467, %472 : i32
              %474 = vector.from_elements %446, %470, %449, %473 : vector<4xi32>
              %475 = arith.subi %422, %c19 : i32
              %476 = arith.minsi %475, %c19 : i32
              %477 = arith.maxsi %476, %c44 : i32
              %478 = arith.cmpi sgt, %477, %c44 : i32
              %479 = arith.select %478, %c54, %c44 : i32
              %480 = arith.ori %c44, %479 : i32
              %481 = arith.cmpi sgt, %477, %c18 : i32
              %482 = arith.select %481, %c54, %c44 : i32
              %483 = arith.ori %c44, %482 : i32
              %484 = arith.cmpi sgt, %477, %c55 : i32
              %485 = arith.select %484, %c56, %c44 : i32
              %486 = arith.ori %480, %485 : i32
              %487 = arith.cmpi sgt, %477, %c57 : i32
              %488 = arith.select %487, %c56, %c44 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %477, %c58 : i32
              %491 = arith.select %490, %c59, %c44 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = arith.cmpi sgt, %477, %c60 : i32
              %494 = arith.select %493, %c59, %c44 : i32
              %495 = arith.ori %489, %494 : i32
              %496 = arith.cmpi sgt, %477, %c61 : i32
              %497 = arith.select %496, %c62, %c44 : i32
              %498 = arith.ori %492, %497 : i32
              %499 = arith.cmpi sgt, %477, %c63 : i32
              %500 = arith.select %499, %c62, %c44 : i32
              %501 = arith.ori %495, %500 : i32
              %502 = arith.cmpi sgt, %477, %c64 : i32
              %503 = arith.select %502, %c54, %c44 : i32
              %504 = arith.ori %c44, %503 : i32
              %505 = arith.cmpi sgt, %477, %c65 : i32
              %506 = arith.select %505, %c54, %c44 : i32
              %507 = arith.ori %c44, %506 : i32
              %508 = arith.cmpi sgt, %477, %c66 : i32
              %509 = arith.select %508, %c56, %c44 : i32
              %510 = arith.ori %504, %509 : i32
              %511 = arith.cmpi sgt, %477, %c67 : i32
              %512 = arith.select %511, %c56, %c44 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %477, %c68 : i32
              %515 = arith.select %514, %c59, %c44 : i32
              %516 = arith.ori %510, %515 : i32
              %517 = arith.cmpi sgt, %477, %c69 : i32
              %518 = arith.select %517, %c59, %c44 : i32
              %519 = arith.ori %513, %518 : i32
              %520 = arith.cmpi sgt, %477, %c36 : i32
              %521 = arith.select %520, %c62, %c44 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %477, %c70 : i32
              %524 = arith.select %523, %c62, %c44 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = vector.from_elements %498, %522, %501, %525 : vector<4xi32>
              scf.yield %474, %526 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c53, %c53 : vector<4xi32>, vector<4xi32>
            }
            %527 = wave.opaque %220 : i32
            %528 = arith.cmpi sgt, %527, %161 : i32
            %529:2 = scf.if %528 -> (vector<4xi32>, vector<4xi32>) {
              %530 = arith.andi %259, %421#0 : vector<4xi32>
              %531 = arith.andi %262, %421#1 : vector<4xi32>
              scf.yield %530, %531 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %259, %262 : vector<4xi32>, vector<4xi32>
            }
            %532 = vector.bitcast %529#0 : vector<4xi32> to vector<16xi8>
            %533 = wave.fp8_decode "e5m2" packed %532 : vector<16xi8> -> vector<16xf16>
            %534 = wave.mma %533, %393, %371#2 : vector<16xf16>, vector<8xf32>
            %535 = vector.bitcast %529#1 : vector<4xi32> to vector<16xi8>
            %536 = wave.fp8_decode "e5m2" packed %535 : vector<16xi8> -> vector<16xf16>
            %537 = wave.mma %536, %400, %534 : vector<16xf16>, vector<8xf32>
            %538 = wave.opaque %537 : vector<8xf32>
            wave.pin
            %539 = wave.opaque %220 : i32
            %540 = arith.cmpi slt, %539, %161 : i32
            %541:2 = scf.if %540 -> (vector<4xi32>, vector<4xi32>) {
              %542 = arith.addi %246, %35 : index
              %543 = arith.addi %542, %c24 : index
              %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %545 = arith.addi %254, %35 : index
              %546 = arith.addi %545, %c24 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %544, %547 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %529#0, %529#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %548 = wave.opaque %220 : i32
            %549 = arith.cmpi sgt, %548, %161 : i32
            %550:2 = scf.if %549 -> (vector<4xi32>, vector<4xi32>) {
              %551 = arith.andi %275, %421#0 : vector<4xi32>
              %552 = arith.andi %277, %421#1 : vector<4xi32>
              scf.yield %551, %552 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %275, %277 : vector<4xi32>, vector<4xi32>
            }
            %553 = vector.bitcast %550#0 : vector<4xi32> to vector<16xi8>
            %554 = wave.fp8_decode "e5m2" packed %553 : vector<16xi8> -> vector<16xf16>
            %555 = wave.mma %554, %393, %371#3 : vector<16xf16>, vector<8xf32>
            %556 = vector.bitcast %550#1 : vector<4xi32> to vector<16xi8>
            %557 = wave.fp8_decode "e5m2" packed %556 : vector<16xi8> -> vector<16xf16>
            %558 = wave.mma %557, %400, %555 : vector<16xf16>, vector<8xf32>
            %559 = wave.opaque %558 : vector<8xf32>
            wave.pin
            %560 = wave.opaque %220 : i32
            %561 = arith.cmpi slt, %560, %161 : i32
            %562:2 = scf.if %561 -> (vector<4xi32>, vector<4xi32>) {
              %563 = arith.addi %246, %35 : index
              %564 = arith.addi %563, %c26 : index
              %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %566 = arith.addi %254, %35 : index
              %567 = arith.addi %566, %c26 : index
              %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %565, %568 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %550#0, %550#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %569 = wave.opaque %220 : i32
            %570 = arith.cmpi sgt, %569, %161 : i32
            %571:2 = scf.if %570 -> (vector<4xi32>, vector<4xi32>) {
              %572 = arith.andi %290, %421#0 : vector<4xi32>
              %573 = arith.andi %292, %421#1 : vector<4xi32>
              scf.yield %572, %573 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %290, %292 : vector<4xi32>, vector<4xi32>
            }
            %574 = vector.bitcast %571#0 : vector<4xi32> to vector<16xi8>
            %575 = wave.fp8_decode "e5m2" packed %574 : vector<16xi8> -> vector<16xf16>
            %576 = wave.mma %575, %393, %371#4 : vector<16xf16>, vector<8xf32>
            %577 = vector.bitcast %571#1 : vector<4xi32> to vector<16xi8>
            %578 = wave.fp8_decode "e5m2" packed %577 : vector<16xi8> -> vector<16xf16>
            %579 = wave.mma %578, %400, %576 : vector<16xf16>, vector<8xf32>
            %580 = wave.opaque %579 : vector<8xf32>
            wave.pin
            %581 = wave.opaque %220 : i32
            %582 = arith.cmpi slt, %581, %161 : i32
            %583:2 = scf.if %582 -> (vector<4xi32>, vector<4xi32>) {
              %584 = arith.addi %246, %35 : index
              %585 = arith.addi %584, %c25 : index
              %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %587 = arith.addi %254, %35 : index
              %588 = arith.addi %587, %c25 : index
              %589 = vector.load %kv[%588] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %586, %589 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %571#0, %571#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %590 = wave.opaque %220 : i32
            %591 = arith.cmpi sgt, %590, %161 : i32
            %592:2 = scf.if %591 -> (vector<4xi32>, vector<4xi32>) {
              %593 = arith.andi %305, %421#0 : vector<4xi32>
              %594 = arith.andi %307, %421#1 : vector<4xi32>
              scf.yield %593, %594 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %305, %307 : vector<4xi32>, vector<4xi32>
            }
            %595 = vector.bitcast %592#0 : vector<4xi32> to vector<16xi8>
            %596 = wave.fp8_decode "e5m2" packed %595 : vector<16xi8> -> vector<16xf16>
            %597 = wave.mma %596, %393, %371#5 : vector<16xf16>, vector<8xf32>
            %598 = vector.bitcast %592#1 : vector<4xi32> to vector<16xi8>
            %599 = wave.fp8_decode "e5m2" packed %598 : vector<16xi8> -> vector<16xf16>
            %600 = wave.mma %599, %400, %597 : vector<16xf16>, vector<8xf32>
            %601 = wave.opaque %600 : vector<8xf32>
            wave.pin
            %602 = wave.opaque %220 : i32
            %603 = arith.cmpi slt, %602, %161 : i32
            %604:2 = scf.if %603 -> (vector<4xi32>, vector<4xi32>) {
              %605 = arith.addi %246, %35 : index
              %606 = arith.addi %605, %c45 : index
              %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %608 = arith.addi %254, %35 : index
              %609 = arith.addi %608, %c45 : index
              %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %607, %610 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %592#0, %592#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %541#0, %541#1, %562#0, %562#1, %583#0, %583#1, %604#0, %604#1, %371#0, %418, %538, %559, %580, %601 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %611 = wave.swap_halves %217#9 : f32
          %612 = arith.addf %217#9, %611 : f32
          scf.yield %217#8, %612, %217#10, %217#11, %217#12, %217#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %613 = wave.opaque %c24 : index
        %614 = arith.addi %46, %613 : index
        %615 = arith.remui %0, %c9 : index
        %616 = arith.addi %615, %613 : index
        %617 = arith.addi %1, %613 : index
        %618 = arith.cmpi slt, %617, %c9 : index
        scf.if %618 {
          %619 = arith.addi %45, %617 : index
          memref.store %163#0, %6[%619] : memref<?xf32>
          %620 = arith.addi %619, %c3 : index
          memref.store %163#1, %6[%620] : memref<?xf32>
          %621 = arith.muli %8, %c16 : index
          %622 = arith.muli %2, %c9 : index
          %623 = arith.addi %621, %622 : index
          %624 = arith.addi %623, %617 : index
          %625 = vector.extract %163#2[0] : f32 from vector<8xf32>
          %626 = arith.addi %624, %c24 : index
          memref.store %625, %5[%626] : memref<?xf32>
          %627 = vector.extract %163#2[1] : f32 from vector<8xf32>
          %628 = arith.addi %624, %c3 : index
          memref.store %627, %5[%628] : memref<?xf32>
          %629 = vector.extract %163#2[2] : f32 from vector<8xf32>
          %630 = arith.addi %624, %c23 : index
          memref.store %629, %5[%630] : memref<?xf32>
          %631 = vector.extract %163#2[3] : f32 from vector<8xf32>
          %632 = arith.addi %624, %c30 : index
          memref.store %631, %5[%632] : memref<?xf32>
          %633 = vector.extract %163#2[4] : f32 from vector<8xf32>
          %634 = arith.addi %624, %c26 : index
          memref.store %633, %5[%634] : memref<?xf32>
          %635 = vector.extract %163#2[5] : f32 from vector<8xf32>
          %636 = arith.addi %624, %c71 : index
          memref.store %635, %5[%636] : memref<?xf32>
          %637 = vector.extract %163#2[6] : f32 from vector<8xf32>
          %638 = arith.addi %624, %c72 : index
          memref.store %637, %5[%638] : memref<?xf32>
          %639 = vector.extract %163#2[7] : f32 from vector<8xf32>
          %640 = arith.addi %624, %c73 : index
          memref.store %639, %5[%640] : memref<?xf32>
          %641 = vector.extract %163#3[0] : f32 from vector<8xf32>
          %642 = arith.addi %624, %c25 : index
          memref.store %641, %5[%642] : memref<?xf32>
          %643 = vector.extract %163#3[1] : f32 from vector<8xf32>
          %644 = arith.addi %624, %c74 : index
          memref.store %643, %5[%644] : memref<?xf32>
          %645 = vector.extract %163#3[2] : f32 from vector<8xf32>
          %646 = arith.addi %624, %c75 : index
          memref.store %645, %5[%646] : memref<?xf32>
          %647 = vector.extract %163#3[3] : f32 from vector<8xf32>
          %648 = arith.addi %624, %c76 : index
          memref.store %647, %5[%648] : memref<?xf32>
          %649 = vector.extract %163#3[4] : f32 from vector<8xf32>
          %650 = arith.addi %624, %c45 : index
          memref.store %649, %5[%650] : memref<?xf32>
          %651 = vector.extract %163#3[5] : f32 from vector<8xf32>
          %652 = arith.addi %624, %c77 : index
          memref.store %651, %5[%652] : memref<?xf32>
          %653 = vector.extract %163#3[6] : f32 from vector<8xf32>
          %654 = arith.addi %624, %c78 : index
          memref.store %653, %5[%654] : memref<?xf32>
          %655 = vector.extract %163#3[7] : f32 from vector<8xf32>
          %656 = arith.addi %624, %c79 : index
          memref.store %655, %5[%656] : memref<?xf32>
          %657 = vector.extract %163#4[0] : f32 from vector<8xf32>
          %658 = arith.addi %624, %c7 : index
          memref.store %657, %5[%658] : memref<?xf32>
          %659 = vector.extract %163#4[1] : f32 from vector<8xf32>
          %660 = arith.addi %624, %c80 : index
          memref.store %659, %5[%660] : memref<?xf32>
          %661 = vector.extract %163#4[2] : f32 from vector<8xf32>
          %662 = arith.addi %624, %c81 : index
          memref.store %661, %5[%662] : memref<?xf32>
          %663 = vector.extract %163#4[3] : f32 from vector<8xf32>
          %664 = arith.addi %624, %c82 : index
          memref.store %663, %5[%664] : memref<?xf32>
          %665 = vector.extract %163#4[4] : f32 from vector<8xf32>
          %666 = arith.addi %624, %c46 : index
          memref.store %665, %5[%666] : memref<?xf32>
          %667 = vector.extract %163#4[5] : f32 from vector<8xf32>
          %668 = arith.addi %624, %c83 : index
          memref.store %667, %5[%668] : memref<?xf32>
          %669 = vector.extract %163#4[6] : f32 from vector<8xf32>
          %670 = arith.addi %624, %c84 : index
          memref.store %669, %5[%670] : memref<?xf32>
          %671 = vector.extract %163#4[7] : f32 from vector<8xf32>
          %672 = arith.addi %624, %c85 : index
          memref.store %671, %5[%672] : memref<?xf32>
          %673 = vector.extract %163#5[0] : f32 from vector<8xf32>
          %674 = arith.addi %624, %c47 : index
          memref.store %673, %5[%674] : memref<?xf32>
          %675 = vector.extract %163#5[1] : f32 from vector<8xf32>
          %676 = arith.addi %624, %c86 : index
          memref.store %675, %5[%676] : memref<?xf32>
          %677 = vector.extract %163#5[2] : f32 from vector<8xf32>
          %678 = arith.addi %624, %c87 : index
          memref.store %677, %5[%678] : memref<?xf32>
          %679 = vector.extract %163#5[3] : f32 from vector<8xf32>
          %680 = arith.addi %624, %c88 : index
          memref.store %679, %5[%680] : memref<?xf32>
          %681 = vector.extract %163#5[4] : f32 from vector<8xf32>
          %682 = arith.addi %624, %c48 : index
          memref.store %681, %5[%682] : memref<?xf32>
          %683 = vector.extract %163#5[5] : f32 from vector<8xf32>
          %684 = arith.addi %624, %c89 : index
          memref.store %683, %5[%684] : memref<?xf32>
          %685 = vector.extract %163#5[6] : f32 from vector<8xf32>
          %686 = arith.addi %624, %c90 : index
          memref.store %685, %5[%686] : memref<?xf32>
          %687 = vector.extract %163#5[7] : f32 from vector<8xf32>
          %688 = arith.addi %624, %c91 : index
          memref.store %687, %5[%688] : memref<?xf32>
        }
        wave.barrier
        %689 = arith.addi %616, %c24 : index
        %690 = memref.load %6[%689] : memref<?xf32>
        %691 = arith.addi %616, %c3 : index
        %692 = memref.load %6[%691] : memref<?xf32>
        %693 = arith.addi %616, %c23 : index
        %694 = memref.load %6[%693] : memref<?xf32>
        %695 = arith.addi %616, %c30 : index
        %696 = memref.load %6[%695] : memref<?xf32>
        %697 = arith.addi %616, %c26 : index
        %698 = memref.load %6[%697] : memref<?xf32>
        %699 = arith.addi %616, %c71 : index
        %700 = memref.load %6[%699] : memref<?xf32>
        %701 = arith.addi %616, %c72 : index
        %702 = memref.load %6[%701] : memref<?xf32>
        %703 = arith.addi %616, %c73 : index
        %704 = memref.load %6[%703] : memref<?xf32>
        %705 = arith.addi %616, %c25 : index
        %706 = memref.load %6[%705] : memref<?xf32>
        %707 = arith.addi %616, %c74 : index
        %708 = memref.load %6[%707] : memref<?xf32>
        %709 = arith.addi %616, %c75 : index
        %710 = memref.load %6[%709] : memref<?xf32>
        %711 = arith.addi %616, %c76 : index
        %712 = memref.load %6[%711] : memref<?xf32>
        %713 = arith.addi %616, %c45 : index
        %714 = memref.load %6[%713] : memref<?xf32>
        %715 = arith.addi %616, %c77 : index
        %716 = memref.load %6[%715] : memref<?xf32>
        %717 = arith.addi %616, %c78 : index
        %718 = memref.load %6[%717] : memref<?xf32>
        %719 = arith.addi %616, %c79 : index
        %720 = memref.load %6[%719] : memref<?xf32>
        %721 = arith.maxnumf %690, %694 fastmath<nnan> : f32
        %722 = arith.subf %690, %721 : f32
        %723 = wave.exp2 %722 : f32
        %724 = arith.subf %694, %721 : f32
        %725 = wave.exp2 %724 : f32
        %726 = arith.mulf %692, %723 : f32
        %727 = math.fma %696, %725, %726 : f32
        %728 = arith.maxnumf %721, %698 fastmath<nnan> : f32
        %729 = arith.subf %721, %728 : f32
        %730 = wave.exp2 %729 : f32
        %731 = arith.subf %698, %728 : f32
        %732 = wave.exp2 %731 : f32
        %733 = arith.mulf %727, %730 : f32
        %734 = math.fma %700, %732, %733 : f32
        %735 = arith.maxnumf %728, %702 fastmath<nnan> : f32
        %736 = arith.subf %728, %735 : f32
        %737 = wave.exp2 %736 : f32
        %738 = arith.subf %702, %735 : f32
        %739 = wave.exp2 %738 : f32
        %740 = arith.mulf %734, %737 : f32
        %741 = math.fma %704, %739, %740 : f32
        %742 = arith.maxnumf %735, %706 fastmath<nnan> : f32
        %743 = arith.subf %735, %742 : f32
        %744 = wave.exp2 %743 : f32
        %745 = arith.subf %706, %742 : f32
        %746 = wave.exp2 %745 : f32
        %747 = arith.mulf %741, %744 : f32
        %748 = math.fma %708, %746, %747 : f32
        %749 = arith.maxnumf %742, %710 fastmath<nnan> : f32
        %750 = arith.subf %742, %749 : f32
        %751 = wave.exp2 %750 : f32
        %752 = arith.subf %710, %749 : f32
        %753 = wave.exp2 %752 : f32
        %754 = arith.mulf %748, %751 : f32
        %755 = math.fma %712, %753, %754 : f32
        %756 = arith.maxnumf %749, %714 fastmath<nnan> : f32
        %757 = arith.subf %749, %756 : f32
        %758 = wave.exp2 %757 : f32
        %759 = arith.subf %714, %756 : f32
        %760 = wave.exp2 %759 : f32
        %761 = arith.mulf %755, %758 : f32
        %762 = math.fma %716, %760, %761 : f32
        %763 = arith.maxnumf %756, %718 fastmath<nnan> : f32
        %764 = arith.subf %756, %763 : f32
        %765 = wave.exp2 %764 : f32
        %766 = arith.subf %718, %763 : f32
        %767 = wave.exp2 %766 : f32
        %768 = arith.mulf %762, %765 : f32
        %769 = math.fma %720, %767, %768 : f32
        %770 = arith.addi %614, %c24 : index
        %771 = arith.addi %770, %c24 : index
        %772 = memref.load %5[%771] : memref<?xf32>
        %773 = arith.addi %770, %c16 : index
        %774 = memref.load %5[%773] : memref<?xf32>
        %775 = arith.addi %770, %c5 : index
        %776 = memref.load %5[%775] : memref<?xf32>
        %777 = arith.addi %770, %c92 : index
        %778 = memref.load %5[%777] : memref<?xf32>
        %779 = arith.addi %770, %c93 : index
        %780 = memref.load %5[%779] : memref<?xf32>
        %781 = arith.addi %770, %c94 : index
        %782 = memref.load %5[%781] : memref<?xf32>
        %783 = arith.addi %770, %c95 : index
        %784 = memref.load %5[%783] : memref<?xf32>
        %785 = arith.addi %770, %c96 : index
        %786 = memref.load %5[%785] : memref<?xf32>
        %787 = arith.mulf %772, %723 : f32
        %788 = math.fma %774, %725, %787 : f32
        %789 = arith.mulf %788, %730 : f32
        %790 = math.fma %776, %732, %789 : f32
        %791 = arith.mulf %790, %737 : f32
        %792 = math.fma %778, %739, %791 : f32
        %793 = arith.mulf %792, %744 : f32
        %794 = math.fma %780, %746, %793 : f32
        %795 = arith.mulf %794, %751 : f32
        %796 = math.fma %782, %753, %795 : f32
        %797 = arith.mulf %796, %758 : f32
        %798 = math.fma %784, %760, %797 : f32
        %799 = arith.mulf %798, %765 : f32
        %800 = math.fma %786, %767, %799 : f32
        %801 = arith.addi %614, %c7 : index
        %802 = arith.addi %801, %c24 : index
        %803 = memref.load %5[%802] : memref<?xf32>
        %804 = arith.addi %801, %c16 : index
        %805 = memref.load %5[%804] : memref<?xf32>
        %806 = arith.addi %801, %c5 : index
        %807 = memref.load %5[%806] : memref<?xf32>
        %808 = arith.addi %801, %c92 : index
        %809 = memref.load %5[%808] : memref<?xf32>
        %810 = arith.addi %801, %c93 : index
        %811 = memref.load %5[%810] : memref<?xf32>
        %812 = arith.addi %801, %c94 : index
        %813 = memref.load %5[%812] : memref<?xf32>
        %814 = arith.addi %801, %c95 : index
        %815 = memref.load %5[%814] : memref<?xf32>
        %816 = arith.addi %801, %c96 : index
        %817 = memref.load %5[%816] : memref<?xf32>
        %818 = arith.mulf %803, %723 : f32
        %819 = math.fma %805, %725, %818 : f32
        %820 = arith.mulf %819, %730 : f32
        %821 = math.fma %807, %732, %820 : f32
        %822 = arith.mulf %821, %737 : f32
        %823 = math.fma %809, %739, %822 : f32
        %824 = arith.mulf %823, %744 : f32
        %825 = math.fma %811, %746, %824 : f32
        %826 = arith.mulf %825, %751 : f32
        %827 = math.fma %813, %753, %826 : f32
        %828 = arith.mulf %827, %758 : f32
        %829 = math.fma %815, %760, %828 : f32
        %830 = arith.mulf %829, %765 : f32
        %831 = math.fma %817, %767, %830 : f32
        %832 = arith.cmpi eq, %42, %c18 : i32
        scf.if %832 {
          %833 = arith.divf %c97, %769 : f32
          %834 = arith.addi %17, %616 : index
          %835 = arith.cmpi slt, %834, %groupSize : index
          scf.if %835 {
            %836 = arith.muli %15, %groupSize : index
            %837 = arith.addi %836, %834 : index
            %838 = arith.muli %837, %c26 : index
            %839 = arith.muli %heads, %c26 : index
            %840 = arith.divui %770, %c9 : index
            %841 = arith.muli %15, %c26 : index
            %842 = arith.addi %841, %840 : index
            %843 = memref.load %factors[%842] : memref<?xf32>
            %844 = arith.muli %kvHeads, %c26 : index
            %845 = arith.addi %842, %844 : index
            %846 = memref.load %factors[%845] : memref<?xf32>
            %847 = arith.mulf %800, %833 : f32
            %848 = math.fma %847, %843, %846 : f32
            %849 = arith.addi %838, %840 : index
            %850 = arith.divui %24, %outTileRows : index
            %851 = arith.divui %839, %c3 : index
            %852 = arith.muli %850, %851 : index
            %853 = arith.divui %849, %c3 : index
            %854 = arith.addi %852, %853 : index
            %855 = arith.muli %854, %c10 : index
            %856 = arith.remui %849, %c3 : index
            %857 = arith.divui %856, %c9 : index
            %858 = arith.addi %855, %857 : index
            %859 = arith.muli %outTileRows, %c9 : index
            %860 = arith.muli %858, %859 : index
            %861 = arith.remui %24, %outTileRows : index
            %862 = arith.muli %861, %c9 : index
            %863 = arith.addi %860, %862 : index
            %864 = arith.remui %849, %c9 : index
            %865 = arith.addi %863, %864 : index
            %866 = arith.addf %848, %c40 : f32
            %867 = arith.minimumf %866, %c99 : f32
            %868 = arith.maximumf %867, %c100 : f32
            %869 = arith.truncf %868 : f32 to f16
            memref.store %869, %out[%865] : memref<?xf16>
            %870 = arith.divui %801, %c9 : index
            %871 = arith.addi %841, %870 : index
            %872 = memref.load %factors[%871] : memref<?xf32>
            %873 = arith.addi %871, %844 : index
            %874 = memref.load %factors[%873] : memref<?xf32>
            %875 = arith.mulf %831, %833 : f32
            %876 = math.fma %875, %872, %874 : f32
            %877 = arith.addi %838, %870 : index
            %878 = arith.divui %877, %c3 : index
            %879 = arith.addi %852, %878 : index
            %880 = arith.muli %879, %c10 : index
            %881 = arith.remui %877, %c3 : index
            %882 = arith.divui %881, %c9 : index
            %883 = arith.addi %880, %882 : index
            %884 = arith.muli %883, %859 : index
            %885 = arith.addi %884, %862 : index
            %886 = arith.remui %877, %c9 : index
            %887 = arith.addi %885, %886 : index
            %888 = arith.addf %876, %c40 : f32
            %889 = arith.minimumf %888, %c99 : f32
            %890 = arith.maximumf %889, %c100 : f32
            %891 = arith.truncf %890 : f32 to f16
            memref.store %891, %out[%887] : memref<?xf16>
          }
        } else {
          %892 = arith.addi %ranges, %groups : index
          %893 = arith.muli %9, %892 : index
          %894 = arith.index_castui %155 : i32 to index
          %895 = arith.addi %893, %894 : index
          %896 = arith.muli %895, %c103 : index
          %897 = arith.addi %896, %770 : index
          memref.store %800, %partial[%897] : memref<?xf32>
          %898 = arith.addi %896, %801 : index
          memref.store %831, %partial[%898] : memref<?xf32>
          %899 = arith.cmpi slt, %614, %c9 : index
          scf.if %899 {
            %900 = arith.addi %896, %c16 : index
            %901 = arith.addi %900, %614 : index
            memref.store %763, %partial[%901] : memref<?xf32>
            %902 = arith.addi %901, %c9 : index
            memref.store %769, %partial[%902] : memref<?xf32>
          }
          %903 = arith.addi %42, %c63 : i32
          %904 = arith.divui %903, %c64 : i32
          %905 = arith.divui %155, %c64 : i32
          %906 = arith.addi %groups, %c4 : index
          %907 = arith.muli %9, %906 : index
          %908 = arith.muli %905, %c64 : i32
          %909 = arith.subi %42, %908 : i32
          %910 = arith.minsi %909, %c64 : i32
          %911 = arith.index_castui %905 : i32 to index
          %912 = arith.addi %907, %911 : index
          %913 = arith.index_castui %910 : i32 to index
          %914 = wave.arrive %counters[%912], %913 : memref<?xi32>
          scf.if %914 {
            %920:4 = scf.for %915 = %c44 to %910 step %c64 iter_args(%916 = %c39, %917 = %c40, %918 = %c40, %919 = %c40) -> (f32, f32, f32, f32) : i32 {
              %921 = arith.addi %915, %c44 : i32
              %922 = arith.subi %910, %c18 : i32
              %923 = arith.minsi %921, %922 : i32
              %924 = arith.addi %908, %923 : i32
              %925 = arith.index_castui %924 : i32 to index
              %926 = arith.addi %893, %925 : index
              %927 = arith.muli %926, %c103 : index
              %928 = arith.addi %927, %c16 : index
              %929 = arith.addi %928, %616 : index
              %930 = memref.load %partial[%929] : memref<?xf32>
              %931 = arith.cmpi slt, %921, %910 : i32
              %932 = arith.select %931, %930, %c39 : f32
              %933 = arith.addi %927, %614 : index
              %934 = arith.addi %933, %c24 : index
              %935 = memref.load %partial[%934] : memref<?xf32>
              %936 = arith.addi %933, %c7 : index
              %937 = memref.load %partial[%936] : memref<?xf32>
              %938 = arith.addi %929, %c9 : index
              %939 = memref.load %partial[%938] : memref<?xf32>
              %940 = arith.addi %915, %c18 : i32
              %941 = arith.minsi %940, %922 : i32
              %942 = arith.addi %908, %941 : i32
              %943 = arith.index_castui %942 : i32 to index
              %944 = arith.addi %893, %943 : index
              %945 = arith.muli %944, %c103 : index
              %946 = arith.addi %945, %c16 : index
              %947 = arith.addi %946, %616 : index
              %948 = memref.load %partial[%947] : memref<?xf32>
              %949 = arith.cmpi slt, %940, %910 : i32
              %950 = arith.select %949, %948, %c39 : f32
              %951 = arith.addi %945, %614 : index
              %952 = arith.addi %951, %c24 : index
              %953 = memref.load %partial[%952] : memref<?xf32>
              %954 = arith.addi %951, %c7 : index
              %955 = memref.load %partial[%954] : memref<?xf32>
              %956 = arith.addi %947, %c9 : index
              %957 = memref.load %partial[%956] : memref<?xf32>
              %958 = arith.addi %915, %c55 : i32
              %959 = arith.minsi %958, %922 : i32
              %960 = arith.addi %908, %959 : i32
              %961 = arith.index_castui %960 : i32 to index
              %962 = arith.addi %893, %961 : index
              %963 = arith.muli %962, %c103 : index
              %964 = arith.addi %963, %c16 : index
              %965 = arith.addi %964, %616 : index
              %966 = memref.load %partial[%965] : memref<?xf32>
              %967 = arith.cmpi slt, %958, %910 : i32
              %968 = arith.select %967, %966, %c39 : f32
              %969 = arith.addi %963, %614 : index
              %970 = arith.addi %969, %c24 : index
              %971 = memref.load %partial[%970] : memref<?xf32>
              %972 = arith.addi %969, %c7 : index
              %973 = memref.load %partial[%972] : memref<?xf32>
              %974 = arith.addi %965, %c9 : index
              %975 = memref.load %partial[%974] : memref<?xf32>
              %976 = arith.addi %915, %c57 : i32
              %977 = arith.minsi %976, %922 : i32
              %978 = arith.addi %908, %977 : i32
              %979 = arith.index_castui %978 : i32 to index
              %980 = arith.addi %893, %979 : index
              %981 = arith.muli %980, %c103 : index
              %982 = arith.addi %981, %c16 : index
              %983 = arith.addi %982, %616 : index
              %984 = memref.load %partial[%983] : memref<?xf32>
              %985 = arith.cmpi slt, %976, %910 : i32
              %986 = arith.select %985, %984, %c39 : f32
              %987 = arith.addi %981, %614 : index
              %988 = arith.addi %987, %c24 : index
              %989 = memref.load %partial[%988] : memref<?xf32>
              %990 = arith.addi %987, %c7 : index
              %991 = memref.load %partial[%990] : memref<?xf32>
              %992 = arith.addi %983, %c9 : index
              %993 = memref.load %partial[%992] : memref<?xf32>
              %994 = arith.addi %915, %c58 : i32
              %995 = arith.minsi %994, %922 : i32
              %996 = arith.addi %908, %995 : i32
              %997 = arith.index_castui %996 : i32 to index
              %998 = arith.addi %893, %997 : index
              %999 = arith.muli %998, %c103 : index
              %1000 = arith.addi %999, %c16 : index
              %1001 = arith.addi %1000, %616 : index
              %1002 = memref.load %partial[%1001] : memref<?xf32>
              %1003 = arith.cmpi slt, %994, %910 : i32
              %1004 = arith.select %1003, %1002, %c39 : f32
              %1005 = arith.addi %999, %614 : index
              %1006 = arith.addi %1005, %c24 : index
              %1007 = memref.load %partial[%1006] : memref<?xf32>
              %1008 = arith.addi %1005, %c7 : index
              %1009 = memref.load %partial[%1008] : memref<?xf32>
              %1010 = arith.addi %1001, %c9 : index
              %1011 = memref.load %partial[%1010] : memref<?xf32>
              %1012 = arith.addi %915, %c60 : i32
              %1013 = arith.minsi %1012, %922 : i32
              %1014 = arith.addi %908, %1013 : i32
              %1015 = arith.index_castui %1014 : i32 to index
              %1016 = arith.addi %893, %1015 : index
              %1017 = arith.muli %1016, %c103 : index
              %1018 = arith.addi %1017, %c16 : index
              %1019 = arith.addi %1018, %616 : index
              %1020 = memref.load %partial[%1019] : memref<?xf32>
              %1021 = arith.cmpi slt, %1012, %910 : i32
              %1022 = arith.select %1021, %1020, %c39 : f32
              %1023 = arith.addi %1017, %614 : index
              %1024 = arith.addi %1023, %c24 : index
              %1025 = memref.load %partial[%1024] : memref<?xf32>
              %1026 = arith.addi %1023, %c7 : index
              %1027 = memref.load %partial[%1026] : memref<?xf32>
              %1028 = arith.addi %1019, %c9 : index
              %1029 = memref.load %partial[%1028] : memref<?xf32>
              %1030 = arith.addi %915, %c61 : i32
              %1031 = arith.minsi %1030, %922 : i32
              %1032 = arith.addi %908, %1031 : i32
              %1033 = arith.index_castui %1032 : i32 to index
              %1034 = arith.addi %893, %1033 : index
              %1035 = arith.muli %1034, %c103 : index
              %1036 = arith.addi %1035, %c16 : index
              %1037 = arith.addi %1036, %616 : index
              %1038 = memref.load %partial[%1037] : memref<?xf32>
              %1039 = arith.cmpi slt, %1030, %910 : i32
              %1040 = arith.select %1039, %1038, %c39 : f32
              %1041 = arith.addi %1035, %614 : index
              %1042 = arith.addi %1041, %c24 : index
              %1043 = memref.load %partial[%1042] : memref<?xf32>
              %1044 = arith.addi %1041, %c7 : index
              %1045 = memref.load %partial[%1044] : memref<?xf32>
              %1046 = arith.addi %1037, %c9 : index
              %1047 = memref.load %partial[%1046] : memref<?xf32>
              %1048 = arith.addi %915, %c63 : i32
              %1049 = arith.minsi %1048, %922 : i32
              %1050 = arith.addi %908, %1049 : i32
              %1051 = arith.index_castui %1050 : i32 to index
              %1052 = arith.addi %893, %1051 : index
              %1053 = arith.muli %1052, %c103 : index
              %1054 = arith.addi %1053, %c16 : index
              %1055 = arith.addi %1054, %616 : index
              %1056 = memref.load %partial[%1055] : memref<?xf32>
              %1057 = arith.cmpi slt, %1048, %910 : i32
              %1058 = arith.select %1057, %1056, %c39 : f32
              %1059 = arith.addi %1053, %614 : index
              %1060 = arith.addi %1059, %c24 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %1059, %c7 : index
              %1063 = memref.load %partial[%1062] : memref<?xf32>
              %1064 = arith.addi %1055, %c9 : index
              %1065 = memref.load %partial[%1064] : memref<?xf32>
              %1066 = arith.maxnumf %916, %932 fastmath<nnan> : f32
              %1067 = arith.subf %916, %1066 : f32
              %1068 = wave.exp2 %1067 : f32
              %1069 = arith.subf %932, %1066 : f32
              %1070 = wave.exp2 %1069 : f32
              %1071 = arith.mulf %917, %1068 : f32
              %1072 = math.fma %939, %1070, %1071 : f32
              %1073 = arith.mulf %918, %1068 : f32
              %1074 = math.fma %935, %1070, %1073 : f32
              %1075 = arith.mulf %919, %1068 : f32
              %1076 = math.fma %937, %1070, %1075 : f32
              %1077 = arith.maxnumf %1066, %950 fastmath<nnan> : f32
              %1078 = arith.subf %1066, %1077 : f32
              %1079 = wave.exp2 %1078 : f32
              %1080 = arith.subf %950, %1077 : f32
              %1081 = wave.exp2 %1080 : f32
              %1082 = arith.mulf %1072, %1079 : f32
              %1083 = math.fma %957, %1081, %1082 : f32
              %1084 = arith.mulf %1074, %1079 : f32
              %1085 = math.fma %953, %1081, %1084 : f32
              %1086 = arith.mulf %1076, %1079 : f32
              %1087 = math.fma %955, %1081, %1086 : f32
              %1088 = arith.maxnumf %1077, %968 fastmath<nnan> : f32
              %1089 = arith.subf %1077, %1088 : f32
              %1090 = wave.exp2 %1089 : f32
              %1091 = arith.subf %968, %1088 : f32
              %1092 = wave.exp2 %1091 : f32
              %1093 = arith.mulf %1083, %1090 : f32
              %1094 = math.fma %975, %1092, %1093 : f32
              %1095 = arith.mulf %1085, %1090 : f32
              %1096 = math.fma %971, %1092, %1095 : f32
              %1097 = arith.mulf %1087, %1090 : f32
              %1098 = math.fma %973, %1092, %1097 : f32
              %1099 = arith.maxnumf %1088, %986 fastmath<nnan> : f32
              %1100 = arith.subf %1088, %1099 : f32
              %1101 = wave.exp2 %1100 : f32
              %1102 = arith.subf %986, %1099 : f32
              %1103 = wave.exp2 %1102 : f32
              %1104 = arith.mulf %1094, %1101 : f32
              %1105 = math.fma %993, %1103, %1104 : f32
              %1106 = arith.mulf %1096, %1101 : f32
              %1107 = math.fma %989, %1103, %1106 : f32
              %1108 = arith.mulf %1098, %1101 : f32
              %1109 = math.fma %991, %1103, %1108 : f32
              %1110 = arith.maxnumf %1099, %1004 fastmath<nnan> : f32
              %1111 = arith.subf %1099, %1110 : f32
              %1112 = wave.exp2 %1111 : f32
              %1113 = arith.subf %1004, %1110 : f32
              %1114 = wave.exp2 %1113 : f32
              %1115 = arith.mulf %1105, %1112 : f32
              %1116 = math.fma %1011, %1114, %1115 : f32
              %1117 = arith.mulf %1107, %1112 : f32
              %1118 = math.fma %1007, %1114, %1117 : f32
              %1119 = arith.mulf %1109, %1112 : f32
              %1120 = math.fma %1009, %1114, %1119 : f32
              %1121 = arith.maxnumf %1110, %1022 fastmath<nnan> : f32
              %1122 = arith.subf %1110, %1121 : f32
              %1123 = wave.exp2 %1122 : f32
              %1124 = arith.subf %1022, %1121 : f32
              %1125 = wave.exp2 %1124 : f32
              %1126 = arith.mulf %1116, %1123 : f32
              %1127 = math.fma %1029, %1125, %1126 : f32
              %1128 = arith.mulf %1118, %1123 : f32
              %1129 = math.fma %1025, %1125, %1128 : f32
              %1130 = arith.mulf %1120, %1123 : f32
              %1131 = math.fma %1027, %1125, %1130 : f32
              %1132 = arith.maxnumf %1121, %1040 fastmath<nnan> : f32
              %1133 = arith.subf %1121, %1132 : f32
              %1134 = wave.exp2 %1133 : f32
              %1135 = arith.subf %1040, %1132 : f32
              %1136 = wave.exp2 %1135 : f32
              %1137 = arith.mulf %1127, %1134 : f32
              %1138 = math.fma %1047, %1136, %1137 : f32
              %1139 = arith.mulf %1129, %1134 : f32
              %1140 = math.fma %1043, %1136, %1139 : f32
              %1141 = arith.mulf %1131, %1134 : f32
              %1142 = math.fma %1045, %1136, %1141 : f32
              %1143 = arith.maxnumf %1132, %1058 fastmath<nnan> : f32
              %1144 = arith.subf %1132, %1143 : f32
              %1145 = wave.exp2 %1144 : f32
              %1146 = arith.subf %1058, %1143 : f32
              %1147 = wave.exp2 %1146 : f32
              %1148 = arith.mulf %1138, %1145 : f32
              %1149 = math.fma %1065, %1147, %1148 : f32
              %1150 = arith.mulf %1140, %1145 : f32
              %1151 = math.fma %1061, %1147, %1150 : f32
              %1152 = arith.mulf %1142, %1145 : f32
              %1153 = math.fma %1063, %1147, %1152 : f32
              scf.yield %1143, %1149, %1151, %1153 : f32, f32, f32, f32
            }
            %1154 = arith.cmpi eq, %904, %c18 : i32
            scf.if %1154 {
              %1155 = arith.divf %c97, %920#1 : f32
              %1156 = arith.addi %17, %616 : index
              %1157 = arith.cmpi slt, %1156, %groupSize : index
              scf.if %1157 {
                %1158 = arith.muli %15, %groupSize : index
                %1159 = arith.addi %1158, %1156 : index
                %1160 = arith.muli %1159, %c26 : index
                %1161 = arith.muli %heads, %c26 : index
                %1162 = arith.divui %770, %c9 : index
                %1163 = arith.muli %15, %c26 : index
                %1164 = arith.addi %1163, %1162 : index
                %1165 = memref.load %factors[%1164] : memref<?xf32>
                %1166 = arith.muli %kvHeads, %c26 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = memref.load %factors[%1167] : memref<?xf32>
                %1169 = arith.mulf %920#2, %1155 : f32
                %1170 = math.fma %1169, %1165, %1168 : f32
                %1171 = arith.addi %1160, %1162 : index
                %1172 = arith.divui %24, %outTileRows : index
                %1173 = arith.divui %1161, %c3 : index
                %1174 = arith.muli %1172, %1173 : index
                %1175 = arith.divui %1171, %c3 : index
                %1176 = arith.addi %1174, %1175 : index
                %1177 = arith.muli %1176, %c10 : index
                %1178 = arith.remui %1171, %c3 : index
                %1179 = arith.divui %1178, %c9 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.muli %outTileRows, %c9 : index
                %1182 = arith.muli %1180, %1181 : index
                %1183 = arith.remui %24, %outTileRows : index
                %1184 = arith.muli %1183, %c9 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.remui %1171, %c9 : index
                %1187 = arith.addi %1185, %1186 : index
                %1188 = arith.addf %1170, %c40 : f32
                %1189 = arith.minimumf %1188, %c99 : f32
                %1190 = arith.maximumf %1189, %c100 : f32
                %1191 = arith.truncf %1190 : f32 to f16
                memref.store %1191, %out[%1187] : memref<?xf16>
                %1192 = arith.divui %801, %c9 : index
                %1193 = arith.addi %1163, %1192 : index
                %1194 = memref.load %factors[%1193] : memref<?xf32>
                %1195 = arith.addi %1193, %1166 : index
                %1196 = memref.load %factors[%1195] : memref<?xf32>
                %1197 = arith.mulf %920#3, %1155 : f32
                %1198 = math.fma %1197, %1194, %1196 : f32
                %1199 = arith.addi %1160, %1192 : index
                %1200 = arith.divui %1199, %c3 : index
                %1201 = arith.addi %1174, %1200 : index
                %1202 = arith.muli %1201, %c10 : index
                %1203 = arith.remui %1199, %c3 : index
                %1204 = arith.divui %1203, %c9 : index
                %1205 = arith.addi %1202, %1204 : index
                %1206 = arith.muli %1205, %1181 : index
                %1207 = arith.addi %1206, %1184 : index
                %1208 = arith.remui %1199, %c9 : index
                %1209 = arith.addi %1207, %1208 : index
                %1210 = arith.addf %1198, %c40 : f32
                %1211 = arith.minimumf %1210, %c99 : f32
                %1212 = arith.maximumf %1211, %c100 : f32
                %1213 = arith.truncf %1212 : f32 to f16
                memref.store %1213, %out[%1209] : memref<?xf16>
              }
            } else {
              %1214 = arith.index_cast %ranges : index to i32
              %1215 = arith.addi %1214, %905 : i32
              %1216 = arith.index_castui %1215 : i32 to index
              %1217 = arith.addi %893, %1216 : index
              %1218 = arith.muli %1217, %c103 : index
              %1219 = arith.addi %1218, %770 : index
              memref.store %920#2, %partial[%1219] : memref<?xf32>
              %1220 = arith.addi %1218, %801 : index
              memref.store %920#3, %partial[%1220] : memref<?xf32>
              scf.if %899 {
                %1221 = arith.addi %1218, %c16 : index
                %1222 = arith.addi %1221, %614 : index
                memref.store %920#0, %partial[%1222] : memref<?xf32>
                %1223 = arith.addi %1222, %c9 : index
                memref.store %920#1, %partial[%1223] : memref<?xf32>
              }
              %1224 = arith.addi %907, %groups : index
              %1225 = arith.index_castui %904 : i32 to index
              %1226 = wave.arrive %counters[%1224], %1225 : memref<?xi32>
              scf.if %1226 {
                %1232:4 = scf.for %1227 = %c44 to %904 step %c64 iter_args(%1228 = %c39, %1229 = %c40, %1230 = %c40, %1231 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1233 = arith.addi %1227, %c44 : i32
                  %1234 = arith.subi %904, %c18 : i32
                  %1235 = arith.minsi %1233, %1234 : i32
                  %1236 = arith.addi %1214, %1235 : i32
                  %1237 = arith.index_castui %1236 : i32 to index
                  %1238 = arith.addi %893, %1237 : index
                  %1239 = arith.muli %1238, %c103 : index
                  %1240 = arith.addi %1239, %c16 : index
                  %1241 = arith.addi %1240, %616 : index
                  %1242 = memref.load %partial[%1241] : memref<?xf32>
                  %1243 = arith.cmpi slt, %1233, %904 : i32
                  %1244 = arith.select %1243, %1242, %c39 : f32
                  %1245 = arith.addi %1239, %614 : index
                  %1246 = arith.addi %1245, %c24 : index
                  %1247 = memref.load %partial[%1246] : memref<?xf32>
                  %1248 = arith.addi %1245, %c7 : index
                  %1249 = memref.load %partial[%1248] : memref<?xf32>
                  %1250 = arith.addi %1241, %c9 : index
                  %1251 = memref.load %partial[%1250] : memref<?xf32>
                  %1252 = arith.addi %1227, %c18 : i32
                  %1253 = arith.minsi %1252, %1234 : i32
                  %1254 = arith.addi %1214, %1253 : i32
                  %1255 = arith.index_castui %1254 : i32 to index
                  %1256 = arith.addi %893, %1255 : index
                  %1257 = arith.muli %1256, %c103 : index
                  %1258 = arith.addi %1257, %c16 : index
                  %1259 = arith.addi %1258, %616 : index
                  %1260 = memref.load %partial[%1259] : memref<?xf32>
                  %1261 = arith.cmpi slt, %1252, %904 : i32
                  %1262 = arith.select %1261, %1260, %c39 : f32
                  %1263 = arith.addi %1257, %614 : index
                  %1264 = arith.addi %1263, %c24 : index
                  %1265 = memref.load %partial[%1264] : memref<?xf32>
                  %1266 = arith.addi %1263, %c7 : index
                  %1267 = memref.load %partial[%1266] : memref<?xf32>
                  %1268 = arith.addi %1259, %c9 : index
                  %1269 = memref.load %partial[%1268] : memref<?xf32>
                  %1270 = arith.addi %1227, %c55 : i32
                  %1271 = arith.minsi %1270, %1234 : i32
                  %1272 = arith.addi %1214, %1271 : i32
                  %1273 = arith.index_castui %1272 : i32 to index
                  %1274 = arith.addi %893, %1273 : index
                  %1275 = arith.muli %1274, %c103 : index
                  %1276 = arith.addi %1275, %c16 : index
                  %1277 = arith.addi %1276, %616 : index
                  %1278 = memref.load %partial[%1277] : memref<?xf32>
                  %1279 = arith.cmpi slt, %1270, %904 : i32
                  %1280 = arith.select %1279, %1278, %c39 : f32
                  %1281 = arith.addi %1275, %614 : index
                  %1282 = arith.addi %1281, %c24 : index
                  %1283 = memref.load %partial[%1282] : memref<?xf32>
                  %1284 = arith.addi %1281, %c7 : index
                  %1285 = memref.load %partial[%1284] : memref<?xf32>
                  %1286 = arith.addi %1277, %c9 : index
                  %1287 = memref.load %partial[%1286] : memref<?xf32>
                  %1288 = arith.addi %1227, %c57 : i32
                  %1289 = arith.minsi %1288, %1234 : i32
                  %1290 = arith.addi %1214, %1289 : i32
                  %1291 = arith.index_castui %1290 : i32 to index
                  %1292 = arith.addi %893, %1291 : index
                  %1293 = arith.muli %1292, %c103 : index
                  %1294 = arith.addi %1293, %c16 : index
                  %1295 = arith.addi %1294, %616 : index
                  %1296 = memref.load %partial[%1295] : memref<?xf32>
                  %1297 = arith.cmpi slt, %1288, %904 : i32
                  %1298 = arith.select %1297, %1296, %c39 : f32
                  %1299 = arith.addi %1293, %614 : index
                  %1300 = arith.addi %1299, %c24 : index
                  %1301 = memref.load %partial[%1300] : memref<?xf32>
                  %1302 = arith.addi %1299, %c7 : index
                  %1303 = memref.load %partial[%1302] : memref<?xf32>
                  %1304 = arith.addi %1295, %c9 : index
                  %1305 = memref.load %partial[%1304] : memref<?xf32>
                  %1306 = arith.addi %1227, %c58 : i32
                  %1307 = arith.minsi %1306, %1234 : i32
                  %1308 = arith.addi %1214, %1307 : i32
                  %1309 = arith.index_castui %1308 : i32 to index
                  %1310 = arith.addi %893, %1309 : index
                  %1311 = arith.muli %1310, %c103 : index
                  %1312 = arith.addi %1311, %c16 : index
                  %1313 = arith.addi %1312, %616 : index
                  %1314 = memref.load %partial[%1313] : memref<?xf32>
                  %1315 = arith.cmpi slt, %1306, %904 : i32
                  %1316 = arith.select %1315, %1314, %c39 : f32
                  %1317 = arith.addi %1311, %614 : index
                  %1318 = arith.addi %1317, %c24 : index
                  %1319 = memref.load %partial[%1318] : memref<?xf32>
                  %1320 = arith.addi %1317, %c7 : index
                  %1321 = memref.load %partial[%1320] : memref<?xf32>
                  %1322 = arith.addi %1313, %c9 : index
                  %1323 = memref.load %partial[%1322] : memref<?xf32>
                  %1324 = arith.addi %1227, %c60 : i32
                  %1325 = arith.minsi %1324, %1234 : i32
                  %1326 = arith.addi %1214, %1325 : i32
                  %1327 = arith.index_castui %1326 : i32 to index
                  %1328 = arith.addi %893, %1327 : index
                  %1329 = arith.muli %1328, %c103 : index
                  %1330 = arith.addi %1329, %c16 : index
                  %1331 = arith.addi %1330, %616 : index
                  %1332 = memref.load %partial[%1331] : memref<?xf32>
                  %1333 = arith.cmpi slt, %1324, %904 : i32
                  %1334 = arith.select %1333, %1332, %c39 : f32
                  %1335 = arith.addi %1329, %614 : index
                  %1336 = arith.addi %1335, %c24 : index
                  %1337 = memref.load %partial[%1336] : memref<?xf32>
                  %1338 = arith.addi %1335, %c7 : index
                  %1339 = memref.load %partial[%1338] : memref<?xf32>
                  %1340 = arith.addi %1331, %c9 : index
                  %1341 = memref.load %partial[%1340] : memref<?xf32>
                  %1342 = arith.addi %1227, %c61 : i32
                  %1343 = arith.minsi %1342, %1234 : i32
                  %1344 = arith.addi %1214, %1343 : i32
                  %1345 = arith.index_castui %1344 : i32 to index
                  %1346 = arith.addi %893, %1345 : index
                  %1347 = arith.muli %1346, %c103 : index
                  %1348 = arith.addi %1347, %c16 : index
                  %1349 = arith.addi %1348, %616 : index
                  %1350 = memref.load %partial[%1349] : memref<?xf32>
                  %1351 = arith.cmpi slt, %1342, %904 : i32
                  %1352 = arith.select %1351, %1350, %c39 : f32
                  %1353 = arith.addi %1347, %614 : index
                  %1354 = arith.addi %1353, %c24 : index
                  %1355 = memref.load %partial[%1354] : memref<?xf32>
                  %1356 = arith.addi %1353, %c7 : index
                  %1357 = memref.load %partial[%1356] : memref<?xf32>
                  %1358 = arith.addi %1349, %c9 : index
                  %1359 = memref.load %partial[%1358] : memref<?xf32>
                  %1360 = arith.addi %1227, %c63 : i32
                  %1361 = arith.minsi %1360, %1234 : i32
                  %1362 = arith.addi %1214, %1361 : i32
                  %1363 = arith.index_castui %1362 : i32 to index
                  %1364 = arith.addi %893, %1363 : index
                  %1365 = arith.muli %1364, %c103 : index
                  %1366 = arith.addi %1365, %c16 : index
                  %1367 = arith.addi %1366, %616 : index
                  %1368 = memref.load %partial[%1367] : memref<?xf32>
                  %1369 = arith.cmpi slt, %1360, %904 : i32
                  %1370 = arith.select %1369, %1368, %c39 : f32
                  %1371 = arith.addi %1365, %614 : index
                  %1372 = arith.addi %1371, %c24 : index
                  %1373 = memref.load %partial[%1372] : memref<?xf32>
                  %1374 = arith.addi %1371, %c7 : index
                  %1375 = memref.load %partial[%1374] : memref<?xf32>
                  %1376 = arith.addi %1367, %c9 : index
                  %1377 = memref.load %partial[%1376] : memref<?xf32>
                  %1378 = arith.maxnumf %1228, %1244 fastmath<nnan> : f32
                  %1379 = arith.subf %1228, %1378 : f32
                  %1380 = wave.exp2 %1379 : f32
                  %1381 = arith.subf %1244, %1378 : f32
                  %1382 = wave.exp2 %1381 : f32
                  %1383 = arith.mulf %1229, %1380 : f32
                  %1384 = math.fma %1251, %1382, %1383 : f32
                  %1385 = arith.mulf %1230, %1380 : f32
                  %1386 = math.fma %1247, %1382, %1385 : f32
                  %1387 = arith.mulf %1231, %1380 : f32
                  %1388 = math.fma %1249, %1382, %1387 : f32
                  %1389 = arith.maxnumf %1378, %1262 fastmath<nnan> : f32
                  %1390 = arith.subf %1378, %1389 : f32
                  %1391 = wave.exp2 %1390 : f32
                  %1392 = arith.subf %1262, %1389 : f32
                  %1393 = wave.exp2 %1392 : f32
                  %1394 = arith.mulf %1384, %1391 : f32
                  %1395 = math.fma %1269, %1393, %1394 : f32
                  %1396 = arith.mulf %1386, %1391 : f32
                  %1397 = math.fma %1265, %1393, %1396 : f32
                  %1398 = arith.mulf %1388, %1391 : f32
                  %1399 = math.fma %1267, %1393, %1398 : f32
                  %1400 = arith.maxnumf %1389, %1280 fastmath<nnan> : f32
                  %1401 = arith.subf %1389, %1400 : f32
                  %1402 = wave.exp2 %1401 : f32
                  %1403 = arith.subf %1280, %1400 : f32
                  %1404 = wave.exp2 %1403 : f32
                  %1405 = arith.mulf %1395, %1402 : f32
                  %1406 = math.fma %1287, %1404, %1405 : f32
                  %1407 = arith.mulf %1397, %1402 : f32
                  %1408 = math.fma %1283, %1404, %1407 : f32
                  %1409 = arith.mulf %1399, %1402 : f32
                  %1410 = math.fma %1285, %1404, %1409 : f32
                  %1411 = arith.maxnumf %1400, %1298 fastmath<nnan> : f32
                  %1412 = arith.subf %1400, %1411 : f32
                  %1413 = wave.exp2 %1412 : f32
                  %1414 = arith.subf %1298, %1411 : f32
                  %1415 = wave.exp2 %1414 : f32
                  %1416 = arith.mulf %1406, %1413 : f32
                  %1417 = math.fma %1305, %1415, %1416 : f32
                  %1418 = arith.mulf %1408, %1413 : f32
                  %1419 = math.fma %1301, %1415, %1418 : f32
                  %1420 = arith.mulf %1410, %1413 : f32
                  %1421 = math.fma %1303, %1415, %1420 : f32
                  %1422 = arith.maxnumf %1411, %1316 fastmath<nnan> : f32
                  %1423 = arith.subf %1411, %1422 : f32
                  %1424 = wave.exp2 %1423 : f32
                  %1425 = arith.subf %1316, %1422 : f32
                  %1426 = wave.exp2 %1425 : f32
                  %1427 = arith.mulf %1417, %1424 : f32
                  %1428 = math.fma %1323, %1426, %1427 : f32
                  %1429 = arith.mulf %1419, %1424 : f32
                  %1430 = math.fma %1319, %1426, %1429 : f32
                  %1431 = arith.mulf %1421, %1424 : f32
                  %1432 = math.fma %1321, %1426, %1431 : f32
                  %1433 = arith.maxnumf %1422, %1334 fastmath<nnan> : f32
                  %1434 = arith.subf %1422, %1433 : f32
                  %1435 = wave.exp2 %1434 : f32
                  %1436 = arith.subf %1334, %1433 : f32
                  %1437 = wave.exp2 %1436 : f32
                  %1438 = arith.mulf %1428, %1435 : f32
                  %1439 = math.fma %1341, %1437, %1438 : f32
                  %1440 = arith.mulf %1430, %1435 : f32
                  %1441 = math.fma %1337, %1437, %1440 : f32
                  %1442 = arith.mulf %1432, %1435 : f32
                  %1443 = math.fma %1339, %1437, %1442 : f32
                  %1444 = arith.maxnumf %1433, %1352 fastmath<nnan> : f32
                  %1445 = arith.subf %1433, %1444 : f32
                  %1446 = wave.exp2 %1445 : f32
                  %1447 = arith.subf %1352, %1444 : f32
                  %1448 = wave.exp2 %1447 : f32
                  %1449 = arith.mulf %1439, %1446 : f32
                  %1450 = math.fma %1359, %1448, %1449 : f32
                  %1451 = arith.mulf %1441, %1446 : f32
                  %1452 = math.fma %1355, %1448, %1451 : f32
                  %1453 = arith.mulf %1443, %1446 : f32
                  %1454 = math.fma %1357, %1448, %1453 : f32
                  %1455 = arith.maxnumf %1444, %1370 fastmath<nnan> : f32
                  %1456 = arith.subf %1444, %1455 : f32
                  %1457 = wave.exp2 %1456 : f32
                  %1458 = arith.subf %1370, %1455 : f32
                  %1459 = wave.exp2 %1458 : f32
                  %1460 = arith.mulf %1450, %1457 : f32
                  %1461 = math.fma %1377, %1459, %1460 : f32
                  %1462 = arith.mulf %1452, %1457 : f32
                  %1463 = math.fma %1373, %1459, %1462 : f32
                  %1464 = arith.mulf %1454, %1457 : f32
                  %1465 = math.fma %1375, %1459, %1464 : f32
                  scf.yield %1455, %1461, %1463, %1465 : f32, f32, f32, f32
                }
                %1466 = arith.divf %c97, %1232#1 : f32
                %1467 = arith.addi %17, %616 : index
                %1468 = arith.cmpi slt, %1467, %groupSize : index
                scf.if %1468 {
                  %1469 = arith.muli %15, %groupSize : index
                  %1470 = arith.addi %1469, %1467 : index
                  %1471 = arith.muli %1470, %c26 : index
                  %1472 = arith.muli %heads, %c26 : index
                  %1473 = arith.divui %770, %c9 : index
                  %1474 = arith.muli %15, %c26 : index
                  %1475 = arith.addi %1474, %1473 : index
                  %1476 = memref.load %factors[%1475] : memref<?xf32>
                  %1477 = arith.muli %kvHeads, %c26 : index
                  %1478 = arith.addi %1475, %1477 : index
                  %1479 = memref.load %factors[%1478] : memref<?xf32>
                  %1480 = arith.mulf %1232#2, %1466 : f32
                  %1481 = math.fma %1480, %1476, %1479 : f32
                  %1482 = arith.addi %1471, %1473 : index
                  %1483 = arith.divui %24, %outTileRows : index
                  %1484 = arith.divui %1472, %c3 : index
                  %1485 = arith.muli %1483, %1484 : index
                  %1486 = arith.divui %1482, %c3 : index
                  %1487 = arith.addi %1485, %1486 : index
                  %1488 = arith.muli %1487, %c10 : index
                  %1489 = arith.remui %1482, %c3 : index
                  %1490 = arith.divui %1489, %c9 : index
                  %1491 = arith.addi %1488, %1490 : index
                  %1492 = arith.muli %outTileRows, %c9 : index
                  %1493 = arith.muli %1491, %1492 : index
                  %1494 = arith.remui %24, %outTileRows : index
                  %1495 = arith.muli %1494, %c9 : index
                  %1496 = arith.addi %1493, %1495 : index
                  %1497 = arith.remui %1482, %c9 : index
                  %1498 = arith.addi %1496, %1497 : index
                  %1499 = arith.addf %1481, %c40 : f32
                  %1500 = arith.minimumf %1499, %c99 : f32
                  %1501 = arith.maximumf %1500, %c100 : f32
                  %1502 = arith.truncf %1501 : f32 to f16
                  memref.store %1502, %out[%1498] : memref<?xf16>
                  %1503 = arith.divui %801, %c9 : index
                  %1504 = arith.addi %1474, %1503 : index
                  %1505 = memref.load %factors[%1504] : memref<?xf32>
                  %1506 = arith.addi %1504, %1477 : index
                  %1507 = memref.load %factors[%1506] : memref<?xf32>
                  %1508 = arith.mulf %1232#3, %1466 : f32
                  %1509 = math.fma %1508, %1505, %1507 : f32
                  %1510 = arith.addi %1471, %1503 : index
                  %1511 = arith.divui %1510, %c3 : index
                  %1512 = arith.addi %1485, %1511 : index
                  %1513 = arith.muli %1512, %c10 : index
                  %1514 = arith.remui %1510, %c3 : index
                  %1515 = arith.divui %1514, %c9 : index
                  %1516 = arith.addi %1513, %1515 : index
                  %1517 = arith.muli %1516, %1492 : index
                  %1518 = arith.addi %1517, %1495 : index
                  %1519 = arith.remui %1510, %c9 : index
                  %1520 = arith.addi %1518, %1519 : index
                  %1521 = arith.addf %1509, %c40 : f32
                  %1522 = arith.minimumf %1521, %c99 : f32
                  %1523 = arith.maximumf %1522, %c100 : f32
                  %1524 = arith.truncf %1523 : f32 to f16
                  memref.store %1524, %out[%1520] : memref<?xf16>
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
