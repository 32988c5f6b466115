// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=64, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d64_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1024 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 512 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 8 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 64 : i32
  %c33 = arith.constant 253 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
  %c36 = arith.constant 128 : index
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
  %c71 = arith.constant 96 : index
  %c72 = arith.constant 160 : index
  %c73 = arith.constant 224 : index
  %c74 = arith.constant 288 : index
  %c75 = arith.constant 352 : index
  %c76 = arith.constant 416 : index
  %c77 = arith.constant 480 : index
  %c78 = arith.constant 80 : index
  %c79 = arith.constant 112 : index
  %c80 = arith.constant 144 : index
  %c81 = arith.constant 176 : index
  %c82 = arith.constant 208 : index
  %c83 = arith.constant 240 : index
  %c84 = arith.constant 1536 : index
  %c85 = arith.constant 2048 : index
  %c86 = arith.constant 2560 : index
  %c87 = arith.constant 3072 : index
  %c88 = arith.constant 3584 : index
  %c89 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c91 = arith.constant 0x477FE000 : f32
  %c92 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c95 = arith.constant 1088 : index
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
  %17 = arith.muli %16, %c3 : index
  %18 = memref.load %step[%c9] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c11 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c9 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c11 : index
    %34 = arith.muli %15, %c15 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c17 : i32
    %39 = arith.subi %38, %c17 : i32
    %40 = arith.divui %39, %c18 : i32
    %41 = arith.addi %38, %c19 : i32
    %42 = arith.divui %41, %c20 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c22 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c23 : index
      %48 = arith.cmpi slt, %47, %c7 : index
      scf.if %48 {
        %49 = arith.divui %47, %c3 : index
        %50 = arith.remui %47, %c3 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c24 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c25 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c23 : index
      scf.if %64 {
        %65 = arith.remui %1, %c3 : index
        %66 = arith.muli %65, %c25 : index
        %67 = arith.muli %2, %c26 : index
        %68 = arith.addi %67, %c23 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c11 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c27 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c22 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c28 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c29 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c30 : index
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
        %117 = arith.shrui %116, %c31 : i32
        %118 = arith.maxsi %117, %c32 : i32
        %119 = arith.minsi %118, %c33 : i32
        %120 = arith.subi %c34, %119 : i32
        %121 = arith.shli %120, %c31 : i32
        %122 = arith.bitcast %121 : i32 to f32
        %123 = arith.subi %119, %c35 : i32
        %124 = arith.shli %123, %c31 : i32
        %125 = arith.bitcast %124 : i32 to f32
        %126 = vector.broadcast %122 : f32 to vector<4xf32>
        %127 = arith.muli %1, %c26 : index
        %128 = arith.muli %2, %c36 : index
        %129 = arith.addi %127, %128 : index
        %130 = arith.mulf %70, %126 : vector<4xf32>
        %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
        %132 = arith.mulf %73, %126 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %135 = arith.addi %129, %c23 : index
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
        %147 = arith.addi %129, %c15 : index
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
        %156 = arith.muli %155, %c20 : i32
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
          %167 = arith.divui %159, %c18 : i32
          %168 = arith.addi %167, %c44 : i32
          %169 = arith.minsi %168, %40 : i32
          %170 = arith.index_castui %169 : i32 to index
          %171 = arith.addi %32, %170 : index
          %172 = memref.load %step[%171] : memref<?xi32>
          %173 = arith.index_cast %172 : i32 to index
          %174 = arith.muli %173, %33 : index
          %175 = arith.addi %174, %34 : index
          %176 = arith.addi %167, %c17 : i32
          %177 = arith.minsi %176, %40 : i32
          %178 = arith.index_castui %177 : i32 to index
          %179 = arith.addi %32, %178 : index
          %180 = memref.load %step[%179] : memref<?xi32>
          %181 = arith.index_cast %180 : i32 to index
          %182 = arith.muli %181, %33 : index
          %183 = arith.addi %182, %34 : index
          %184 = arith.addi %175, %35 : index
          %185 = arith.addi %184, %c23 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %183, %35 : index
          %188 = arith.addi %187, %c23 : index
          %189 = vector.load %kv[%188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %190 = arith.addi %184, %c24 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %187, %c24 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %184, %c36 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %187, %c36 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %184, %c45 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %187, %c45 : index
          %201 = vector.load %kv[%200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217:14 = scf.for %202 = %c44 to %166 step %c17 iter_args(%203 = %186, %204 = %189, %205 = %191, %206 = %193, %207 = %195, %208 = %197, %209 = %199, %210 = %201, %211 = %c39, %212 = %c40, %213 = %c41, %214 = %c41, %215 = %c41, %216 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %218 = arith.muli %202, %c43 : i32
            %219 = arith.addi %159, %218 : i32
            %220 = arith.addi %219, %c43 : i32
            %221 = arith.divui %219, %c18 : i32
            %222 = arith.addi %221, %c44 : i32
            %223 = arith.minsi %222, %40 : i32
            %224 = arith.index_castui %223 : i32 to index
            %225 = arith.addi %32, %224 : index
            %226 = memref.load %step[%225] : memref<?xi32>
            %227 = arith.index_cast %226 : i32 to index
            %228 = arith.muli %227, %33 : index
            %229 = arith.addi %228, %34 : index
            %230 = arith.addi %221, %c17 : i32
            %231 = arith.minsi %230, %40 : i32
            %232 = arith.index_castui %231 : i32 to index
            %233 = arith.addi %32, %232 : index
            %234 = memref.load %step[%233] : memref<?xi32>
            %235 = arith.index_cast %234 : i32 to index
            %236 = arith.muli %235, %33 : index
            %237 = arith.addi %236, %34 : index
            %238 = arith.divui %220, %c18 : i32
            %239 = arith.addi %238, %c44 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c17 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.muli %1, %c26 : index
            %256 = arith.addi %c23, %255 : index
            %257 = arith.addi %229, %35 : index
            %258 = arith.addi %257, %c7 : index
            %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %260 = arith.addi %237, %35 : index
            %261 = arith.addi %260, %c7 : index
            %262 = vector.load %kv[%261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %263 = vector.bitcast %203 : vector<4xi32> to vector<16xi8>
            %264 = wave.fp8_decode "e4m3" packed %263 : vector<16xi8> -> vector<16xf16>
            %265 = vector.bitcast %204 : vector<4xi32> to vector<16xi8>
            %266 = wave.fp8_decode "e4m3" packed %265 : vector<16xi8> -> vector<16xf16>
            %267 = arith.addi %256, %c23 : index
            %268 = vector.load %4[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %269 = arith.addi %267, %c36 : index
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
            %279 = wave.fp8_decode "e4m3" packed %278 : vector<16xi8> -> vector<16xf16>
            %280 = vector.bitcast %206 : vector<4xi32> to vector<16xi8>
            %281 = wave.fp8_decode "e4m3" packed %280 : vector<16xi8> -> vector<16xf16>
            %282 = arith.addi %256, %c7 : index
            %283 = vector.load %4[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %284 = arith.addi %282, %c36 : index
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
            %294 = wave.fp8_decode "e4m3" packed %293 : vector<16xi8> -> vector<16xf16>
            %295 = vector.bitcast %208 : vector<4xi32> to vector<16xi8>
            %296 = wave.fp8_decode "e4m3" packed %295 : vector<16xi8> -> vector<16xf16>
            %297 = arith.addi %256, %c15 : index
            %298 = vector.load %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %299 = arith.addi %297, %c36 : index
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
            %309 = wave.fp8_decode "e4m3" packed %308 : vector<16xi8> -> vector<16xf16>
            %310 = vector.bitcast %210 : vector<4xi32> to vector<16xi8>
            %311 = wave.fp8_decode "e4m3" packed %310 : vector<16xi8> -> vector<16xf16>
            %312 = arith.addi %256, %c37 : index
            %313 = vector.load %4[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %314 = arith.addi %312, %c36 : index
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
              %331 = arith.subi %326, %c18 : i32
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
              %424 = arith.minsi %423, %c18 : i32
              %425 = arith.maxsi %424, %c44 : i32
              %426 = arith.cmpi sgt, %425, %c44 : i32
              %427 = arith.select %426, %c54, %c44 : i32
              %428 = arith.ori %c44, %427 : i32
              %429 = arith.cmpi sgt, %425, %c17 : i32
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
              %468 = arith.cmpi sgt, %425, %c35 : i32
              %469 = arith.select %468, %c62, %c44 : i32
              %470 = arith.ori %464, %469 : i32
              %471 = arith.cmpi sgt, %425, %c70 : i32
              %472 = arith.select %471, %c62, %c44 : i32
              %473 = arith.ori %467, %472 : i32
              %474 = vector.from_elements %446, %470, %449, %473 : vector<4xi32>
              %475 = arith.subi %422, %c18 : i32
              %476 = arith.minsi %475, %c18 : i32
              %477 = arith.maxsi %476, %c44 : i32
              %478 = arith.cmpi sgt, %477, %c44 : i32
              %479 = arith.select %478, %c54, %c44 : i32
              %480 = arith.ori %c44, %479 : i32
              %481 = arith.cmpi sgt, %477, %c17 : i32
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
              %520 = arith.cmpi sgt, %477, %c35 : i32
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
            %533 = wave.fp8_decode "e4m3" packed %532 : vector<16xi8> -> vector<16xf16>
            %534 = wave.mma %533, %393, %371#2 : vector<16xf16>, vector<8xf32>
            %535 = vector.bitcast %529#1 : vector<4xi32> to vector<16xi8>
            %536 = wave.fp8_decode "e4m3" packed %535 : vector<16xi8> -> vector<16xf16>
            %537 = wave.mma %536, %400, %534 : vector<16xf16>, vector<8xf32>
            %538 = wave.opaque %537 : vector<8xf32>
            wave.pin
            %539 = wave.opaque %220 : i32
            %540 = arith.cmpi slt, %539, %161 : i32
            %541:2 = scf.if %540 -> (vector<4xi32>, vector<4xi32>) {
              %542 = arith.addi %246, %35 : index
              %543 = arith.addi %542, %c23 : index
              %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %545 = arith.addi %254, %35 : index
              %546 = arith.addi %545, %c23 : index
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
            %554 = wave.fp8_decode "e4m3" packed %553 : vector<16xi8> -> vector<16xf16>
            %555 = wave.mma %554, %393, %371#3 : vector<16xf16>, vector<8xf32>
            %556 = vector.bitcast %550#1 : vector<4xi32> to vector<16xi8>
            %557 = wave.fp8_decode "e4m3" packed %556 : vector<16xi8> -> vector<16xf16>
            %558 = wave.mma %557, %400, %555 : vector<16xf16>, vector<8xf32>
            %559 = wave.opaque %558 : vector<8xf32>
            wave.pin
            %560 = wave.opaque %220 : i32
            %561 = arith.cmpi slt, %560, %161 : i32
            %562:2 = scf.if %561 -> (vector<4xi32>, vector<4xi32>) {
              %563 = arith.addi %246, %35 : index
              %564 = arith.addi %563, %c24 : index
              %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %566 = arith.addi %254, %35 : index
              %567 = arith.addi %566, %c24 : index
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
            %575 = wave.fp8_decode "e4m3" packed %574 : vector<16xi8> -> vector<16xf16>
            %576 = wave.mma %575, %393, %371#4 : vector<16xf16>, vector<8xf32>
            %577 = vector.bitcast %571#1 : vector<4xi32> to vector<16xi8>
            %578 = wave.fp8_decode "e4m3" packed %577 : vector<16xi8> -> vector<16xf16>
            %579 = wave.mma %578, %400, %576 : vector<16xf16>, vector<8xf32>
            %580 = wave.opaque %579 : vector<8xf32>
            wave.pin
            %581 = wave.opaque %220 : i32
            %582 = arith.cmpi slt, %581, %161 : i32
            %583:2 = scf.if %582 -> (vector<4xi32>, vector<4xi32>) {
              %584 = arith.addi %246, %35 : index
              %585 = arith.addi %584, %c36 : index
              %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %587 = arith.addi %254, %35 : index
              %588 = arith.addi %587, %c36 : index
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
            %596 = wave.fp8_decode "e4m3" packed %595 : vector<16xi8> -> vector<16xf16>
            %597 = wave.mma %596, %393, %371#5 : vector<16xf16>, vector<8xf32>
            %598 = vector.bitcast %592#1 : vector<4xi32> to vector<16xi8>
            %599 = wave.fp8_decode "e4m3" packed %598 : vector<16xi8> -> vector<16xf16>
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
        %613 = wave.opaque %c23 : index
        %614 = arith.addi %46, %613 : index
        %615 = arith.addi %1, %613 : index
        %616 = arith.cmpi slt, %615, %c3 : index
        scf.if %616 {
          %617 = arith.addi %45, %615 : index
          memref.store %163#0, %6[%617] : memref<?xf32>
          %618 = arith.addi %617, %c3 : index
          memref.store %163#1, %6[%618] : memref<?xf32>
          %619 = arith.muli %8, %c15 : index
          %620 = arith.muli %2, %c3 : index
          %621 = arith.addi %619, %620 : index
          %622 = arith.addi %621, %615 : index
          %623 = vector.extract %163#2[0] : f32 from vector<8xf32>
          %624 = arith.addi %622, %c23 : index
          memref.store %623, %5[%624] : memref<?xf32>
          %625 = vector.extract %163#2[1] : f32 from vector<8xf32>
          %626 = arith.addi %622, %c22 : index
          memref.store %625, %5[%626] : memref<?xf32>
          %627 = vector.extract %163#2[2] : f32 from vector<8xf32>
          %628 = arith.addi %622, %c24 : index
          memref.store %627, %5[%628] : memref<?xf32>
          %629 = vector.extract %163#2[3] : f32 from vector<8xf32>
          %630 = arith.addi %622, %c71 : index
          memref.store %629, %5[%630] : memref<?xf32>
          %631 = vector.extract %163#2[4] : f32 from vector<8xf32>
          %632 = arith.addi %622, %c36 : index
          memref.store %631, %5[%632] : memref<?xf32>
          %633 = vector.extract %163#2[5] : f32 from vector<8xf32>
          %634 = arith.addi %622, %c72 : index
          memref.store %633, %5[%634] : memref<?xf32>
          %635 = vector.extract %163#2[6] : f32 from vector<8xf32>
          %636 = arith.addi %622, %c45 : index
          memref.store %635, %5[%636] : memref<?xf32>
          %637 = vector.extract %163#2[7] : f32 from vector<8xf32>
          %638 = arith.addi %622, %c73 : index
          memref.store %637, %5[%638] : memref<?xf32>
          %639 = vector.extract %163#3[0] : f32 from vector<8xf32>
          %640 = arith.addi %622, %c7 : index
          memref.store %639, %5[%640] : memref<?xf32>
          %641 = vector.extract %163#3[1] : f32 from vector<8xf32>
          %642 = arith.addi %622, %c74 : index
          memref.store %641, %5[%642] : memref<?xf32>
          %643 = vector.extract %163#3[2] : f32 from vector<8xf32>
          %644 = arith.addi %622, %c46 : index
          memref.store %643, %5[%644] : memref<?xf32>
          %645 = vector.extract %163#3[3] : f32 from vector<8xf32>
          %646 = arith.addi %622, %c75 : index
          memref.store %645, %5[%646] : memref<?xf32>
          %647 = vector.extract %163#3[4] : f32 from vector<8xf32>
          %648 = arith.addi %622, %c47 : index
          memref.store %647, %5[%648] : memref<?xf32>
          %649 = vector.extract %163#3[5] : f32 from vector<8xf32>
          %650 = arith.addi %622, %c76 : index
          memref.store %649, %5[%650] : memref<?xf32>
          %651 = vector.extract %163#3[6] : f32 from vector<8xf32>
          %652 = arith.addi %622, %c48 : index
          memref.store %651, %5[%652] : memref<?xf32>
          %653 = vector.extract %163#3[7] : f32 from vector<8xf32>
          %654 = arith.addi %622, %c77 : index
          memref.store %653, %5[%654] : memref<?xf32>
        }
        wave.barrier
        %655 = arith.addi %615, %c23 : index
        %656 = memref.load %6[%655] : memref<?xf32>
        %657 = arith.addi %615, %c3 : index
        %658 = memref.load %6[%657] : memref<?xf32>
        %659 = arith.addi %615, %c22 : index
        %660 = memref.load %6[%659] : memref<?xf32>
        %661 = arith.addi %615, %c29 : index
        %662 = memref.load %6[%661] : memref<?xf32>
        %663 = arith.addi %615, %c24 : index
        %664 = memref.load %6[%663] : memref<?xf32>
        %665 = arith.addi %615, %c78 : index
        %666 = memref.load %6[%665] : memref<?xf32>
        %667 = arith.addi %615, %c71 : index
        %668 = memref.load %6[%667] : memref<?xf32>
        %669 = arith.addi %615, %c79 : index
        %670 = memref.load %6[%669] : memref<?xf32>
        %671 = arith.addi %615, %c36 : index
        %672 = memref.load %6[%671] : memref<?xf32>
        %673 = arith.addi %615, %c80 : index
        %674 = memref.load %6[%673] : memref<?xf32>
        %675 = arith.addi %615, %c72 : index
        %676 = memref.load %6[%675] : memref<?xf32>
        %677 = arith.addi %615, %c81 : index
        %678 = memref.load %6[%677] : memref<?xf32>
        %679 = arith.addi %615, %c45 : index
        %680 = memref.load %6[%679] : memref<?xf32>
        %681 = arith.addi %615, %c82 : index
        %682 = memref.load %6[%681] : memref<?xf32>
        %683 = arith.addi %615, %c73 : index
        %684 = memref.load %6[%683] : memref<?xf32>
        %685 = arith.addi %615, %c83 : index
        %686 = memref.load %6[%685] : memref<?xf32>
        %687 = arith.maxnumf %656, %660 fastmath<nnan> : f32
        %688 = arith.subf %656, %687 : f32
        %689 = wave.exp2 %688 : f32
        %690 = arith.subf %660, %687 : f32
        %691 = wave.exp2 %690 : f32
        %692 = arith.mulf %658, %689 : f32
        %693 = math.fma %662, %691, %692 : f32
        %694 = arith.maxnumf %687, %664 fastmath<nnan> : f32
        %695 = arith.subf %687, %694 : f32
        %696 = wave.exp2 %695 : f32
        %697 = arith.subf %664, %694 : f32
        %698 = wave.exp2 %697 : f32
        %699 = arith.mulf %693, %696 : f32
        %700 = math.fma %666, %698, %699 : f32
        %701 = arith.maxnumf %694, %668 fastmath<nnan> : f32
        %702 = arith.subf %694, %701 : f32
        %703 = wave.exp2 %702 : f32
        %704 = arith.subf %668, %701 : f32
        %705 = wave.exp2 %704 : f32
        %706 = arith.mulf %700, %703 : f32
        %707 = math.fma %670, %705, %706 : f32
        %708 = arith.maxnumf %701, %672 fastmath<nnan> : f32
        %709 = arith.subf %701, %708 : f32
        %710 = wave.exp2 %709 : f32
        %711 = arith.subf %672, %708 : f32
        %712 = wave.exp2 %711 : f32
        %713 = arith.mulf %707, %710 : f32
        %714 = math.fma %674, %712, %713 : f32
        %715 = arith.maxnumf %708, %676 fastmath<nnan> : f32
        %716 = arith.subf %708, %715 : f32
        %717 = wave.exp2 %716 : f32
        %718 = arith.subf %676, %715 : f32
        %719 = wave.exp2 %718 : f32
        %720 = arith.mulf %714, %717 : f32
        %721 = math.fma %678, %719, %720 : f32
        %722 = arith.maxnumf %715, %680 fastmath<nnan> : f32
        %723 = arith.subf %715, %722 : f32
        %724 = wave.exp2 %723 : f32
        %725 = arith.subf %680, %722 : f32
        %726 = wave.exp2 %725 : f32
        %727 = arith.mulf %721, %724 : f32
        %728 = math.fma %682, %726, %727 : f32
        %729 = arith.maxnumf %722, %684 fastmath<nnan> : f32
        %730 = arith.subf %722, %729 : f32
        %731 = wave.exp2 %730 : f32
        %732 = arith.subf %684, %729 : f32
        %733 = wave.exp2 %732 : f32
        %734 = arith.mulf %728, %731 : f32
        %735 = math.fma %686, %733, %734 : f32
        %736 = arith.addi %614, %c23 : index
        %737 = arith.addi %736, %c23 : index
        %738 = memref.load %5[%737] : memref<?xf32>
        %739 = arith.addi %736, %c15 : index
        %740 = memref.load %5[%739] : memref<?xf32>
        %741 = arith.addi %736, %c5 : index
        %742 = memref.load %5[%741] : memref<?xf32>
        %743 = arith.addi %736, %c84 : index
        %744 = memref.load %5[%743] : memref<?xf32>
        %745 = arith.addi %736, %c85 : index
        %746 = memref.load %5[%745] : memref<?xf32>
        %747 = arith.addi %736, %c86 : index
        %748 = memref.load %5[%747] : memref<?xf32>
        %749 = arith.addi %736, %c87 : index
        %750 = memref.load %5[%749] : memref<?xf32>
        %751 = arith.addi %736, %c88 : index
        %752 = memref.load %5[%751] : memref<?xf32>
        %753 = arith.mulf %738, %689 : f32
        %754 = math.fma %740, %691, %753 : f32
        %755 = arith.mulf %754, %696 : f32
        %756 = math.fma %742, %698, %755 : f32
        %757 = arith.mulf %756, %703 : f32
        %758 = math.fma %744, %705, %757 : f32
        %759 = arith.mulf %758, %710 : f32
        %760 = math.fma %746, %712, %759 : f32
        %761 = arith.mulf %760, %717 : f32
        %762 = math.fma %748, %719, %761 : f32
        %763 = arith.mulf %762, %724 : f32
        %764 = math.fma %750, %726, %763 : f32
        %765 = arith.mulf %764, %731 : f32
        %766 = math.fma %752, %733, %765 : f32
        %767 = arith.addi %614, %c7 : index
        %768 = arith.addi %767, %c23 : index
        %769 = memref.load %5[%768] : memref<?xf32>
        %770 = arith.addi %767, %c15 : index
        %771 = memref.load %5[%770] : memref<?xf32>
        %772 = arith.addi %767, %c5 : index
        %773 = memref.load %5[%772] : memref<?xf32>
        %774 = arith.addi %767, %c84 : index
        %775 = memref.load %5[%774] : memref<?xf32>
        %776 = arith.addi %767, %c85 : index
        %777 = memref.load %5[%776] : memref<?xf32>
        %778 = arith.addi %767, %c86 : index
        %779 = memref.load %5[%778] : memref<?xf32>
        %780 = arith.addi %767, %c87 : index
        %781 = memref.load %5[%780] : memref<?xf32>
        %782 = arith.addi %767, %c88 : index
        %783 = memref.load %5[%782] : memref<?xf32>
        %784 = arith.mulf %769, %689 : f32
        %785 = math.fma %771, %691, %784 : f32
        %786 = arith.mulf %785, %696 : f32
        %787 = math.fma %773, %698, %786 : f32
        %788 = arith.mulf %787, %703 : f32
        %789 = math.fma %775, %705, %788 : f32
        %790 = arith.mulf %789, %710 : f32
        %791 = math.fma %777, %712, %790 : f32
        %792 = arith.mulf %791, %717 : f32
        %793 = math.fma %779, %719, %792 : f32
        %794 = arith.mulf %793, %724 : f32
        %795 = math.fma %781, %726, %794 : f32
        %796 = arith.mulf %795, %731 : f32
        %797 = math.fma %783, %733, %796 : f32
        wave.barrier
        scf.if %616 {
          %798 = arith.muli %8, %c15 : index
          %799 = arith.muli %2, %c3 : index
          %800 = arith.addi %798, %799 : index
          %801 = arith.addi %800, %615 : index
          %802 = vector.extract %163#4[0] : f32 from vector<8xf32>
          %803 = arith.addi %801, %c23 : index
          memref.store %802, %5[%803] : memref<?xf32>
          %804 = vector.extract %163#4[1] : f32 from vector<8xf32>
          %805 = arith.addi %801, %c22 : index
          memref.store %804, %5[%805] : memref<?xf32>
          %806 = vector.extract %163#4[2] : f32 from vector<8xf32>
          %807 = arith.addi %801, %c24 : index
          memref.store %806, %5[%807] : memref<?xf32>
          %808 = vector.extract %163#4[3] : f32 from vector<8xf32>
          %809 = arith.addi %801, %c71 : index
          memref.store %808, %5[%809] : memref<?xf32>
          %810 = vector.extract %163#4[4] : f32 from vector<8xf32>
          %811 = arith.addi %801, %c36 : index
          memref.store %810, %5[%811] : memref<?xf32>
          %812 = vector.extract %163#4[5] : f32 from vector<8xf32>
          %813 = arith.addi %801, %c72 : index
          memref.store %812, %5[%813] : memref<?xf32>
          %814 = vector.extract %163#4[6] : f32 from vector<8xf32>
          %815 = arith.addi %801, %c45 : index
          memref.store %814, %5[%815] : memref<?xf32>
          %816 = vector.extract %163#4[7] : f32 from vector<8xf32>
          %817 = arith.addi %801, %c73 : index
          memref.store %816, %5[%817] : memref<?xf32>
          %818 = vector.extract %163#5[0] : f32 from vector<8xf32>
          %819 = arith.addi %801, %c7 : index
          memref.store %818, %5[%819] : memref<?xf32>
          %820 = vector.extract %163#5[1] : f32 from vector<8xf32>
          %821 = arith.addi %801, %c74 : index
          memref.store %820, %5[%821] : memref<?xf32>
          %822 = vector.extract %163#5[2] : f32 from vector<8xf32>
          %823 = arith.addi %801, %c46 : index
          memref.store %822, %5[%823] : memref<?xf32>
          %824 = vector.extract %163#5[3] : f32 from vector<8xf32>
          %825 = arith.addi %801, %c75 : index
          memref.store %824, %5[%825] : memref<?xf32>
          %826 = vector.extract %163#5[4] : f32 from vector<8xf32>
          %827 = arith.addi %801, %c47 : index
          memref.store %826, %5[%827] : memref<?xf32>
          %828 = vector.extract %163#5[5] : f32 from vector<8xf32>
          %829 = arith.addi %801, %c76 : index
          memref.store %828, %5[%829] : memref<?xf32>
          %830 = vector.extract %163#5[6] : f32 from vector<8xf32>
          %831 = arith.addi %801, %c48 : index
          memref.store %830, %5[%831] : memref<?xf32>
          %832 = vector.extract %163#5[7] : f32 from vector<8xf32>
          %833 = arith.addi %801, %c77 : index
          memref.store %832, %5[%833] : memref<?xf32>
        }
        wave.barrier
        %834 = memref.load %5[%737] : memref<?xf32>
        %835 = memref.load %5[%739] : memref<?xf32>
        %836 = memref.load %5[%741] : memref<?xf32>
        %837 = memref.load %5[%743] : memref<?xf32>
        %838 = memref.load %5[%745] : memref<?xf32>
        %839 = memref.load %5[%747] : memref<?xf32>
        %840 = memref.load %5[%749] : memref<?xf32>
        %841 = memref.load %5[%751] : memref<?xf32>
        %842 = arith.mulf %834, %689 : f32
        %843 = math.fma %835, %691, %842 : f32
        %844 = arith.mulf %843, %696 : f32
        %845 = math.fma %836, %698, %844 : f32
        %846 = arith.mulf %845, %703 : f32
        %847 = math.fma %837, %705, %846 : f32
        %848 = arith.mulf %847, %710 : f32
        %849 = math.fma %838, %712, %848 : f32
        %850 = arith.mulf %849, %717 : f32
        %851 = math.fma %839, %719, %850 : f32
        %852 = arith.mulf %851, %724 : f32
        %853 = math.fma %840, %726, %852 : f32
        %854 = arith.mulf %853, %731 : f32
        %855 = math.fma %841, %733, %854 : f32
        %856 = memref.load %5[%768] : memref<?xf32>
        %857 = memref.load %5[%770] : memref<?xf32>
        %858 = memref.load %5[%772] : memref<?xf32>
        %859 = memref.load %5[%774] : memref<?xf32>
        %860 = memref.load %5[%776] : memref<?xf32>
        %861 = memref.load %5[%778] : memref<?xf32>
        %862 = memref.load %5[%780] : memref<?xf32>
        %863 = memref.load %5[%782] : memref<?xf32>
        %864 = arith.mulf %856, %689 : f32
        %865 = math.fma %857, %691, %864 : f32
        %866 = arith.mulf %865, %696 : f32
        %867 = math.fma %858, %698, %866 : f32
        %868 = arith.mulf %867, %703 : f32
        %869 = math.fma %859, %705, %868 : f32
        %870 = arith.mulf %869, %710 : f32
        %871 = math.fma %860, %712, %870 : f32
        %872 = arith.mulf %871, %717 : f32
        %873 = math.fma %861, %719, %872 : f32
        %874 = arith.mulf %873, %724 : f32
        %875 = math.fma %862, %726, %874 : f32
        %876 = arith.mulf %875, %731 : f32
        %877 = math.fma %863, %733, %876 : f32
        %878 = arith.cmpi eq, %42, %c17 : i32
        scf.if %878 {
          %879 = arith.divf %c89, %735 : f32
          %880 = arith.addi %17, %615 : index
          %881 = arith.cmpi slt, %880, %groupSize : index
          scf.if %881 {
            %882 = arith.muli %15, %groupSize : index
            %883 = arith.addi %882, %880 : index
            %884 = arith.muli %883, %c24 : index
            %885 = arith.muli %heads, %c24 : index
            %886 = arith.divui %736, %c3 : index
            %887 = arith.muli %15, %c24 : index
            %888 = arith.addi %887, %886 : index
            %889 = memref.load %factors[%888] : memref<?xf32>
            %890 = arith.muli %kvHeads, %c24 : index
            %891 = arith.addi %888, %890 : index
            %892 = memref.load %factors[%891] : memref<?xf32>
            %893 = arith.mulf %766, %879 : f32
            %894 = math.fma %893, %889, %892 : f32
            %895 = arith.addi %884, %886 : index
            %896 = arith.divui %24, %outTileRows : index
            %897 = arith.divui %885, %c3 : index
            %898 = arith.muli %896, %897 : index
            %899 = arith.divui %895, %c3 : index
            %900 = arith.addi %898, %899 : index
            %901 = arith.muli %900, %c9 : index
            %902 = arith.remui %895, %c3 : index
            %903 = arith.divui %902, %c26 : index
            %904 = arith.addi %901, %903 : index
            %905 = arith.muli %outTileRows, %c26 : index
            %906 = arith.muli %904, %905 : index
            %907 = arith.remui %24, %outTileRows : index
            %908 = arith.muli %907, %c26 : index
            %909 = arith.addi %906, %908 : index
            %910 = arith.remui %895, %c26 : index
            %911 = arith.addi %909, %910 : index
            %912 = arith.addf %894, %c40 : f32
            %913 = arith.minimumf %912, %c91 : f32
            %914 = arith.maximumf %913, %c92 : f32
            %915 = arith.truncf %914 : f32 to f16
            memref.store %915, %out[%911] : memref<?xf16>
            %916 = arith.divui %767, %c3 : index
            %917 = arith.addi %887, %916 : index
            %918 = memref.load %factors[%917] : memref<?xf32>
            %919 = arith.addi %917, %890 : index
            %920 = memref.load %factors[%919] : memref<?xf32>
            %921 = arith.mulf %797, %879 : f32
            %922 = math.fma %921, %918, %920 : f32
            %923 = arith.addi %884, %916 : index
            %924 = arith.divui %923, %c3 : index
            %925 = arith.addi %898, %924 : index
            %926 = arith.muli %925, %c9 : index
            %927 = arith.remui %923, %c3 : index
            %928 = arith.divui %927, %c26 : index
            %929 = arith.addi %926, %928 : index
            %930 = arith.muli %929, %905 : index
            %931 = arith.addi %930, %908 : index
            %932 = arith.remui %923, %c26 : index
            %933 = arith.addi %931, %932 : index
            %934 = arith.addf %922, %c40 : f32
            %935 = arith.minimumf %934, %c91 : f32
            %936 = arith.maximumf %935, %c92 : f32
            %937 = arith.truncf %936 : f32 to f16
            memref.store %937, %out[%933] : memref<?xf16>
            %938 = arith.addi %614, %c15 : index
            %939 = arith.divui %938, %c3 : index
            %940 = arith.addi %887, %939 : index
            %941 = memref.load %factors[%940] : memref<?xf32>
            %942 = arith.addi %940, %890 : index
            %943 = memref.load %factors[%942] : memref<?xf32>
            %944 = arith.mulf %855, %879 : f32
            %945 = math.fma %944, %941, %943 : f32
            %946 = arith.addi %884, %939 : index
            %947 = arith.divui %946, %c3 : index
            %948 = arith.addi %898, %947 : index
            %949 = arith.muli %948, %c9 : index
            %950 = arith.remui %946, %c3 : index
            %951 = arith.divui %950, %c26 : index
            %952 = arith.addi %949, %951 : index
            %953 = arith.muli %952, %905 : index
            %954 = arith.addi %953, %908 : index
            %955 = arith.remui %946, %c26 : index
            %956 = arith.addi %954, %955 : index
            %957 = arith.addf %945, %c40 : f32
            %958 = arith.minimumf %957, %c91 : f32
            %959 = arith.maximumf %958, %c92 : f32
            %960 = arith.truncf %959 : f32 to f16
            memref.store %960, %out[%956] : memref<?xf16>
            %961 = arith.addi %614, %c37 : index
            %962 = arith.divui %961, %c3 : index
            %963 = arith.addi %887, %962 : index
            %964 = memref.load %factors[%963] : memref<?xf32>
            %965 = arith.addi %963, %890 : index
            %966 = memref.load %factors[%965] : memref<?xf32>
            %967 = arith.mulf %877, %879 : f32
            %968 = math.fma %967, %964, %966 : f32
            %969 = arith.addi %884, %962 : index
            %970 = arith.divui %969, %c3 : index
            %971 = arith.addi %898, %970 : index
            %972 = arith.muli %971, %c9 : index
            %973 = arith.remui %969, %c3 : index
            %974 = arith.divui %973, %c26 : index
            %975 = arith.addi %972, %974 : index
            %976 = arith.muli %975, %905 : index
            %977 = arith.addi %976, %908 : index
            %978 = arith.remui %969, %c26 : index
            %979 = arith.addi %977, %978 : index
            %980 = arith.addf %968, %c40 : f32
            %981 = arith.minimumf %980, %c91 : f32
            %982 = arith.maximumf %981, %c92 : f32
            %983 = arith.truncf %982 : f32 to f16
            memref.store %983, %out[%979] : memref<?xf16>
          }
        } else {
          %984 = arith.addi %ranges, %groups : index
          %985 = arith.muli %9, %984 : index
          %986 = arith.index_castui %155 : i32 to index
          %987 = arith.addi %985, %986 : index
          %988 = arith.muli %987, %c95 : index
          %989 = arith.addi %988, %736 : index
          memref.store %766, %partial[%989] : memref<?xf32>
          %990 = arith.addi %988, %767 : index
          memref.store %797, %partial[%990] : memref<?xf32>
          %991 = arith.addi %614, %c15 : index
          %992 = arith.addi %988, %991 : index
          memref.store %855, %partial[%992] : memref<?xf32>
          %993 = arith.addi %614, %c37 : index
          %994 = arith.addi %988, %993 : index
          memref.store %877, %partial[%994] : memref<?xf32>
          %995 = arith.cmpi slt, %614, %c3 : index
          scf.if %995 {
            %996 = arith.addi %988, %c5 : index
            %997 = arith.addi %996, %614 : index
            memref.store %729, %partial[%997] : memref<?xf32>
            %998 = arith.addi %997, %c3 : index
            memref.store %735, %partial[%998] : memref<?xf32>
          }
          %999 = arith.addi %42, %c63 : i32
          %1000 = arith.divui %999, %c64 : i32
          %1001 = arith.divui %155, %c64 : i32
          %1002 = arith.addi %groups, %c4 : index
          %1003 = arith.muli %9, %1002 : index
          %1004 = arith.muli %1001, %c64 : i32
          %1005 = arith.subi %42, %1004 : i32
          %1006 = arith.minsi %1005, %c64 : i32
          %1007 = arith.index_castui %1001 : i32 to index
          %1008 = arith.addi %1003, %1007 : index
          %1009 = arith.index_castui %1006 : i32 to index
          %1010 = wave.arrive %counters[%1008], %1009 : memref<?xi32>
          scf.if %1010 {
            %1018:6 = scf.for %1011 = %c44 to %1006 step %c64 iter_args(%1012 = %c39, %1013 = %c40, %1014 = %c40, %1015 = %c40, %1016 = %c40, %1017 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1019 = arith.addi %1011, %c44 : i32
              %1020 = arith.subi %1006, %c17 : i32
              %1021 = arith.minsi %1019, %1020 : i32
              %1022 = arith.addi %1004, %1021 : i32
              %1023 = arith.index_castui %1022 : i32 to index
              %1024 = arith.addi %985, %1023 : index
              %1025 = arith.muli %1024, %c95 : index
              %1026 = arith.addi %1025, %c5 : index
              %1027 = arith.addi %1026, %615 : index
              %1028 = memref.load %partial[%1027] : memref<?xf32>
              %1029 = arith.cmpi slt, %1019, %1006 : i32
              %1030 = arith.select %1029, %1028, %c39 : f32
              %1031 = arith.addi %1025, %614 : index
              %1032 = arith.addi %1031, %c23 : index
              %1033 = memref.load %partial[%1032] : memref<?xf32>
              %1034 = arith.addi %1031, %c7 : index
              %1035 = memref.load %partial[%1034] : memref<?xf32>
              %1036 = arith.addi %1031, %c15 : index
              %1037 = memref.load %partial[%1036] : memref<?xf32>
              %1038 = arith.addi %1031, %c37 : index
              %1039 = memref.load %partial[%1038] : memref<?xf32>
              %1040 = arith.addi %1027, %c3 : index
              %1041 = memref.load %partial[%1040] : memref<?xf32>
              %1042 = arith.addi %1011, %c17 : i32
              %1043 = arith.minsi %1042, %1020 : i32
              %1044 = arith.addi %1004, %1043 : i32
              %1045 = arith.index_castui %1044 : i32 to index
              %1046 = arith.addi %985, %1045 : index
              %1047 = arith.muli %1046, %c95 : index
              %1048 = arith.addi %1047, %c5 : index
              %1049 = arith.addi %1048, %615 : index
              %1050 = memref.load %partial[%1049] : memref<?xf32>
              %1051 = arith.cmpi slt, %1042, %1006 : i32
              %1052 = arith.select %1051, %1050, %c39 : f32
              %1053 = arith.addi %1047, %614 : index
              %1054 = arith.addi %1053, %c23 : index
              %1055 = memref.load %partial[%1054] : memref<?xf32>
              %1056 = arith.addi %1053, %c7 : index
              %1057 = memref.load %partial[%1056] : memref<?xf32>
              %1058 = arith.addi %1053, %c15 : index
              %1059 = memref.load %partial[%1058] : memref<?xf32>
              %1060 = arith.addi %1053, %c37 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %1049, %c3 : index
              %1063 = memref.load %partial[%1062] : memref<?xf32>
              %1064 = arith.addi %1011, %c55 : i32
              %1065 = arith.minsi %1064, %1020 : i32
              %1066 = arith.addi %1004, %1065 : i32
              %1067 = arith.index_castui %1066 : i32 to index
              %1068 = arith.addi %985, %1067 : index
              %1069 = arith.muli %1068, %c95 : index
              %1070 = arith.addi %1069, %c5 : index
              %1071 = arith.addi %1070, %615 : index
              %1072 = memref.load %partial[%1071] : memref<?xf32>
              %1073 = arith.cmpi slt, %1064, %1006 : i32
              %1074 = arith.select %1073, %1072, %c39 : f32
              %1075 = arith.addi %1069, %614 : index
              %1076 = arith.addi %1075, %c23 : index
              %1077 = memref.load %partial[%1076] : memref<?xf32>
              %1078 = arith.addi %1075, %c7 : index
              %1079 = memref.load %partial[%1078] : memref<?xf32>
              %1080 = arith.addi %1075, %c15 : index
              %1081 = memref.load %partial[%1080] : memref<?xf32>
              %1082 = arith.addi %1075, %c37 : index
              %1083 = memref.load %partial[%1082] : memref<?xf32>
              %1084 = arith.addi %1071, %c3 : index
              %1085 = memref.load %partial[%1084] : memref<?xf32>
              %1086 = arith.addi %1011, %c57 : i32
              %1087 = arith.minsi %1086, %1020 : i32
              %1088 = arith.addi %1004, %1087 : i32
              %1089 = arith.index_castui %1088 : i32 to index
              %1090 = arith.addi %985, %1089 : index
              %1091 = arith.muli %1090, %c95 : index
              %1092 = arith.addi %1091, %c5 : index
              %1093 = arith.addi %1092, %615 : index
              %1094 = memref.load %partial[%1093] : memref<?xf32>
              %1095 = arith.cmpi slt, %1086, %1006 : i32
              %1096 = arith.select %1095, %1094, %c39 : f32
              %1097 = arith.addi %1091, %614 : index
              %1098 = arith.addi %1097, %c23 : index
              %1099 = memref.load %partial[%1098] : memref<?xf32>
              %1100 = arith.addi %1097, %c7 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.addi %1097, %c15 : index
              %1103 = memref.load %partial[%1102] : memref<?xf32>
              %1104 = arith.addi %1097, %c37 : index
              %1105 = memref.load %partial[%1104] : memref<?xf32>
              %1106 = arith.addi %1093, %c3 : index
              %1107 = memref.load %partial[%1106] : memref<?xf32>
              %1108 = arith.addi %1011, %c58 : i32
              %1109 = arith.minsi %1108, %1020 : i32
              %1110 = arith.addi %1004, %1109 : i32
              %1111 = arith.index_castui %1110 : i32 to index
              %1112 = arith.addi %985, %1111 : index
              %1113 = arith.muli %1112, %c95 : index
              %1114 = arith.addi %1113, %c5 : index
              %1115 = arith.addi %1114, %615 : index
              %1116 = memref.load %partial[%1115] : memref<?xf32>
              %1117 = arith.cmpi slt, %1108, %1006 : i32
              %1118 = arith.select %1117, %1116, %c39 : f32
              %1119 = arith.addi %1113, %614 : index
              %1120 = arith.addi %1119, %c23 : index
              %1121 = memref.load %partial[%1120] : memref<?xf32>
              %1122 = arith.addi %1119, %c7 : index
              %1123 = memref.load %partial[%1122] : memref<?xf32>
              %1124 = arith.addi %1119, %c15 : index
              %1125 = memref.load %partial[%1124] : memref<?xf32>
              %1126 = arith.addi %1119, %c37 : index
              %1127 = memref.load %partial[%1126] : memref<?xf32>
              %1128 = arith.addi %1115, %c3 : index
              %1129 = memref.load %partial[%1128] : memref<?xf32>
              %1130 = arith.addi %1011, %c60 : i32
              %1131 = arith.minsi %1130, %1020 : i32
              %1132 = arith.addi %1004, %1131 : i32
              %1133 = arith.index_castui %1132 : i32 to index
              %1134 = arith.addi %985, %1133 : index
              %1135 = arith.muli %1134, %c95 : index
              %1136 = arith.addi %1135, %c5 : index
              %1137 = arith.addi %1136, %615 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.cmpi slt, %1130, %1006 : i32
              %1140 = arith.select %1139, %1138, %c39 : f32
              %1141 = arith.addi %1135, %614 : index
              %1142 = arith.addi %1141, %c23 : index
              %1143 = memref.load %partial[%1142] : memref<?xf32>
              %1144 = arith.addi %1141, %c7 : index
              %1145 = memref.load %partial[%1144] : memref<?xf32>
              %1146 = arith.addi %1141, %c15 : index
              %1147 = memref.load %partial[%1146] : memref<?xf32>
              %1148 = arith.addi %1141, %c37 : index
              %1149 = memref.load %partial[%1148] : memref<?xf32>
              %1150 = arith.addi %1137, %c3 : index
              %1151 = memref.load %partial[%1150] : memref<?xf32>
              %1152 = arith.addi %1011, %c61 : i32
              %1153 = arith.minsi %1152, %1020 : i32
              %1154 = arith.addi %1004, %1153 : i32
              %1155 = arith.index_castui %1154 : i32 to index
              %1156 = arith.addi %985, %1155 : index
              %1157 = arith.muli %1156, %c95 : index
              %1158 = arith.addi %1157, %c5 : index
              %1159 = arith.addi %1158, %615 : index
              %1160 = memref.load %partial[%1159] : memref<?xf32>
              %1161 = arith.cmpi slt, %1152, %1006 : i32
              %1162 = arith.select %1161, %1160, %c39 : f32
              %1163 = arith.addi %1157, %614 : index
              %1164 = arith.addi %1163, %c23 : index
              %1165 = memref.load %partial[%1164] : memref<?xf32>
              %1166 = arith.addi %1163, %c7 : index
              %1167 = memref.load %partial[%1166] : memref<?xf32>
              %1168 = arith.addi %1163, %c15 : index
              %1169 = memref.load %partial[%1168] : memref<?xf32>
              %1170 = arith.addi %1163, %c37 : index
              %1171 = memref.load %partial[%1170] : memref<?xf32>
              %1172 = arith.addi %1159, %c3 : index
              %1173 = memref.load %partial[%1172] : memref<?xf32>
              %1174 = arith.addi %1011, %c63 : i32
              %1175 = arith.minsi %1174, %1020 : i32
              %1176 = arith.addi %1004, %1175 : i32
              %1177 = arith.index_castui %1176 : i32 to index
              %1178 = arith.addi %985, %1177 : index
              %1179 = arith.muli %1178, %c95 : index
              %1180 = arith.addi %1179, %c5 : index
              %1181 = arith.addi %1180, %615 : index
              %1182 = memref.load %partial[%1181] : memref<?xf32>
              %1183 = arith.cmpi slt, %1174, %1006 : i32
              %1184 = arith.select %1183, %1182, %c39 : f32
              %1185 = arith.addi %1179, %614 : index
              %1186 = arith.addi %1185, %c23 : index
              %1187 = memref.load %partial[%1186] : memref<?xf32>
              %1188 = arith.addi %1185, %c7 : index
              %1189 = memref.load %partial[%1188] : memref<?xf32>
              %1190 = arith.addi %1185, %c15 : index
              %1191 = memref.load %partial[%1190] : memref<?xf32>
              %1192 = arith.addi %1185, %c37 : index
              %1193 = memref.load %partial[%1192] : memref<?xf32>
              %1194 = arith.addi %1181, %c3 : index
              %1195 = memref.load %partial[%1194] : memref<?xf32>
              %1196 = arith.maxnumf %1012, %1030 fastmath<nnan> : f32
              %1197 = arith.subf %1012, %1196 : f32
              %1198 = wave.exp2 %1197 : f32
              %1199 = arith.subf %1030, %1196 : f32
              %1200 = wave.exp2 %1199 : f32
              %1201 = arith.mulf %1013, %1198 : f32
              %1202 = math.fma %1041, %1200, %1201 : f32
              %1203 = arith.mulf %1014, %1198 : f32
              %1204 = math.fma %1033, %1200, %1203 : f32
              %1205 = arith.mulf %1015, %1198 : f32
              %1206 = math.fma %1035, %1200, %1205 : f32
              %1207 = arith.mulf %1016, %1198 : f32
              %1208 = math.fma %1037, %1200, %1207 : f32
              %1209 = arith.mulf %1017, %1198 : f32
              %1210 = math.fma %1039, %1200, %1209 : f32
              %1211 = arith.maxnumf %1196, %1052 fastmath<nnan> : f32
              %1212 = arith.subf %1196, %1211 : f32
              %1213 = wave.exp2 %1212 : f32
              %1214 = arith.subf %1052, %1211 : f32
              %1215 = wave.exp2 %1214 : f32
              %1216 = arith.mulf %1202, %1213 : f32
              %1217 = math.fma %1063, %1215, %1216 : f32
              %1218 = arith.mulf %1204, %1213 : f32
              %1219 = math.fma %1055, %1215, %1218 : f32
              %1220 = arith.mulf %1206, %1213 : f32
              %1221 = math.fma %1057, %1215, %1220 : f32
              %1222 = arith.mulf %1208, %1213 : f32
              %1223 = math.fma %1059, %1215, %1222 : f32
              %1224 = arith.mulf %1210, %1213 : f32
              %1225 = math.fma %1061, %1215, %1224 : f32
              %1226 = arith.maxnumf %1211, %1074 fastmath<nnan> : f32
              %1227 = arith.subf %1211, %1226 : f32
              %1228 = wave.exp2 %1227 : f32
              %1229 = arith.subf %1074, %1226 : f32
              %1230 = wave.exp2 %1229 : f32
              %1231 = arith.mulf %1217, %1228 : f32
              %1232 = math.fma %1085, %1230, %1231 : f32
              %1233 = arith.mulf %1219, %1228 : f32
              %1234 = math.fma %1077, %1230, %1233 : f32
              %1235 = arith.mulf %1221, %1228 : f32
              %1236 = math.fma %1079, %1230, %1235 : f32
              %1237 = arith.mulf %1223, %1228 : f32
              %1238 = math.fma %1081, %1230, %1237 : f32
              %1239 = arith.mulf %1225, %1228 : f32
              %1240 = math.fma %1083, %1230, %1239 : f32
              %1241 = arith.maxnumf %1226, %1096 fastmath<nnan> : f32
              %1242 = arith.subf %1226, %1241 : f32
              %1243 = wave.exp2 %1242 : f32
              %1244 = arith.subf %1096, %1241 : f32
              %1245 = wave.exp2 %1244 : f32
              %1246 = arith.mulf %1232, %1243 : f32
              %1247 = math.fma %1107, %1245, %1246 : f32
              %1248 = arith.mulf %1234, %1243 : f32
              %1249 = math.fma %1099, %1245, %1248 : f32
              %1250 = arith.mulf %1236, %1243 : f32
              %1251 = math.fma %1101, %1245, %1250 : f32
              %1252 = arith.mulf %1238, %1243 : f32
              %1253 = math.fma %1103, %1245, %1252 : f32
              %1254 = arith.mulf %1240, %1243 : f32
              %1255 = math.fma %1105, %1245, %1254 : f32
              %1256 = arith.maxnumf %1241, %1118 fastmath<nnan> : f32
              %1257 = arith.subf %1241, %1256 : f32
              %1258 = wave.exp2 %1257 : f32
              %1259 = arith.subf %1118, %1256 : f32
              %1260 = wave.exp2 %1259 : f32
              %1261 = arith.mulf %1247, %1258 : f32
              %1262 = math.fma %1129, %1260, %1261 : f32
              %1263 = arith.mulf %1249, %1258 : f32
              %1264 = math.fma %1121, %1260, %1263 : f32
              %1265 = arith.mulf %1251, %1258 : f32
              %1266 = math.fma %1123, %1260, %1265 : f32
              %1267 = arith.mulf %1253, %1258 : f32
              %1268 = math.fma %1125, %1260, %1267 : f32
              %1269 = arith.mulf %1255, %1258 : f32
              %1270 = math.fma %1127, %1260, %1269 : f32
              %1271 = arith.maxnumf %1256, %1140 fastmath<nnan> : f32
              %1272 = arith.subf %1256, %1271 : f32
              %1273 = wave.exp2 %1272 : f32
              %1274 = arith.subf %1140, %1271 : f32
              %1275 = wave.exp2 %1274 : f32
              %1276 = arith.mulf %1262, %1273 : f32
              %1277 = math.fma %1151, %1275, %1276 : f32
              %1278 = arith.mulf %1264, %1273 : f32
              %1279 = math.fma %1143, %1275, %1278 : f32
              %1280 = arith.mulf %1266, %1273 : f32
              %1281 = math.fma %1145, %1275, %1280 : f32
              %1282 = arith.mulf %1268, %1273 : f32
              %1283 = math.fma %1147, %1275, %1282 : f32
              %1284 = arith.mulf %1270, %1273 : f32
              %1285 = math.fma %1149, %1275, %1284 : f32
              %1286 = arith.maxnumf %1271, %1162 fastmath<nnan> : f32
              %1287 = arith.subf %1271, %1286 : f32
              %1288 = wave.exp2 %1287 : f32
              %1289 = arith.subf %1162, %1286 : f32
              %1290 = wave.exp2 %1289 : f32
              %1291 = arith.mulf %1277, %1288 : f32
              %1292 = math.fma %1173, %1290, %1291 : f32
              %1293 = arith.mulf %1279, %1288 : f32
              %1294 = math.fma %1165, %1290, %1293 : f32
              %1295 = arith.mulf %1281, %1288 : f32
              %1296 = math.fma %1167, %1290, %1295 : f32
              %1297 = arith.mulf %1283, %1288 : f32
              %1298 = math.fma %1169, %1290, %1297 : f32
              %1299 = arith.mulf %1285, %1288 : f32
              %1300 = math.fma %1171, %1290, %1299 : f32
              %1301 = arith.maxnumf %1286, %1184 fastmath<nnan> : f32
              %1302 = arith.subf %1286, %1301 : f32
              %1303 = wave.exp2 %1302 : f32
              %1304 = arith.subf %1184, %1301 : f32
              %1305 = wave.exp2 %1304 : f32
              %1306 = arith.mulf %1292, %1303 : f32
              %1307 = math.fma %1195, %1305, %1306 : f32
              %1308 = arith.mulf %1294, %1303 : f32
              %1309 = math.fma %1187, %1305, %1308 : f32
              %1310 = arith.mulf %1296, %1303 : f32
              %1311 = math.fma %1189, %1305, %1310 : f32
              %1312 = arith.mulf %1298, %1303 : f32
              %1313 = math.fma %1191, %1305, %1312 : f32
              %1314 = arith.mulf %1300, %1303 : f32
              %1315 = math.fma %1193, %1305, %1314 : f32
              scf.yield %1301, %1307, %1309, %1311, %1313, %1315 : f32, f32, f32, f32, f32, f32
            }
            %1316 = arith.cmpi eq, %1000, %c17 : i32
            scf.if %1316 {
              %1317 = arith.divf %c89, %1018#1 : f32
              %1318 = arith.addi %17, %615 : index
              %1319 = arith.cmpi slt, %1318, %groupSize : index
              scf.if %1319 {
                %1320 = arith.muli %15, %groupSize : index
                %1321 = arith.addi %1320, %1318 : index
                %1322 = arith.muli %1321, %c24 : index
                %1323 = arith.muli %heads, %c24 : index
                %1324 = arith.divui %736, %c3 : index
                %1325 = arith.muli %15, %c24 : index
                %1326 = arith.addi %1325, %1324 : index
                %1327 = memref.load %factors[%1326] : memref<?xf32>
                %1328 = arith.muli %kvHeads, %c24 : index
                %1329 = arith.addi %1326, %1328 : index
                %1330 = memref.load %factors[%1329] : memref<?xf32>
                %1331 = arith.mulf %1018#2, %1317 : f32
                %1332 = math.fma %1331, %1327, %1330 : f32
                %1333 = arith.addi %1322, %1324 : index
                %1334 = arith.divui %24, %outTileRows : index
                %1335 = arith.divui %1323, %c3 : index
                %1336 = arith.muli %1334, %1335 : index
                %1337 = arith.divui %1333, %c3 : index
                %1338 = arith.addi %1336, %1337 : index
                %1339 = arith.muli %1338, %c9 : index
                %1340 = arith.remui %1333, %c3 : index
                %1341 = arith.divui %1340, %c26 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.muli %outTileRows, %c26 : index
                %1344 = arith.muli %1342, %1343 : index
                %1345 = arith.remui %24, %outTileRows : index
                %1346 = arith.muli %1345, %c26 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.remui %1333, %c26 : index
                %1349 = arith.addi %1347, %1348 : index
                %1350 = arith.addf %1332, %c40 : f32
                %1351 = arith.minimumf %1350, %c91 : f32
                %1352 = arith.maximumf %1351, %c92 : f32
                %1353 = arith.truncf %1352 : f32 to f16
                memref.store %1353, %out[%1349] : memref<?xf16>
                %1354 = arith.divui %767, %c3 : index
                %1355 = arith.addi %1325, %1354 : index
                %1356 = memref.load %factors[%1355] : memref<?xf32>
                %1357 = arith.addi %1355, %1328 : index
                %1358 = memref.load %factors[%1357] : memref<?xf32>
                %1359 = arith.mulf %1018#3, %1317 : f32
                %1360 = math.fma %1359, %1356, %1358 : f32
                %1361 = arith.addi %1322, %1354 : index
                %1362 = arith.divui %1361, %c3 : index
                %1363 = arith.addi %1336, %1362 : index
                %1364 = arith.muli %1363, %c9 : index
                %1365 = arith.remui %1361, %c3 : index
                %1366 = arith.divui %1365, %c26 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1367, %1343 : index
                %1369 = arith.addi %1368, %1346 : index
                %1370 = arith.remui %1361, %c26 : index
                %1371 = arith.addi %1369, %1370 : index
                %1372 = arith.addf %1360, %c40 : f32
                %1373 = arith.minimumf %1372, %c91 : f32
                %1374 = arith.maximumf %1373, %c92 : f32
                %1375 = arith.truncf %1374 : f32 to f16
                memref.store %1375, %out[%1371] : memref<?xf16>
                %1376 = arith.divui %991, %c3 : index
                %1377 = arith.addi %1325, %1376 : index
                %1378 = memref.load %factors[%1377] : memref<?xf32>
                %1379 = arith.addi %1377, %1328 : index
                %1380 = memref.load %factors[%1379] : memref<?xf32>
                %1381 = arith.mulf %1018#4, %1317 : f32
                %1382 = math.fma %1381, %1378, %1380 : f32
                %1383 = arith.addi %1322, %1376 : index
                %1384 = arith.divui %1383, %c3 : index
                %1385 = arith.addi %1336, %1384 : index
                %1386 = arith.muli %1385, %c9 : index
                %1387 = arith.remui %1383, %c3 : index
                %1388 = arith.divui %1387, %c26 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1389, %1343 : index
                %1391 = arith.addi %1390, %1346 : index
                %1392 = arith.remui %1383, %c26 : index
                %1393 = arith.addi %1391, %1392 : index
                %1394 = arith.addf %1382, %c40 : f32
                %1395 = arith.minimumf %1394, %c91 : f32
                %1396 = arith.maximumf %1395, %c92 : f32
                %1397 = arith.truncf %1396 : f32 to f16
                memref.store %1397, %out[%1393] : memref<?xf16>
                %1398 = arith.divui %993, %c3 : index
                %1399 = arith.addi %1325, %1398 : index
                %1400 = memref.load %factors[%1399] : memref<?xf32>
                %1401 = arith.addi %1399, %1328 : index
                %1402 = memref.load %factors[%1401] : memref<?xf32>
                %1403 = arith.mulf %1018#5, %1317 : f32
                %1404 = math.fma %1403, %1400, %1402 : f32
                %1405 = arith.addi %1322, %1398 : index
                %1406 = arith.divui %1405, %c3 : index
                %1407 = arith.addi %1336, %1406 : index
                %1408 = arith.muli %1407, %c9 : index
                %1409 = arith.remui %1405, %c3 : index
                %1410 = arith.divui %1409, %c26 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1411, %1343 : index
                %1413 = arith.addi %1412, %1346 : index
                %1414 = arith.remui %1405, %c26 : index
                %1415 = arith.addi %1413, %1414 : index
                %1416 = arith.addf %1404, %c40 : f32
                %1417 = arith.minimumf %1416, %c91 : f32
                %1418 = arith.maximumf %1417, %c92 : f32
                %1419 = arith.truncf %1418 : f32 to f16
                memref.store %1419, %out[%1415] : memref<?xf16>
              }
            } else {
              %1420 = arith.index_cast %ranges : index to i32
              %1421 = arith.addi %1420, %1001 : i32
              %1422 = arith.index_castui %1421 : i32 to index
              %1423 = arith.addi %985, %1422 : index
              %1424 = arith.muli %1423, %c95 : index
              %1425 = arith.addi %1424, %736 : index
              memref.store %1018#2, %partial[%1425] : memref<?xf32>
              %1426 = arith.addi %1424, %767 : index
              memref.store %1018#3, %partial[%1426] : memref<?xf32>
              %1427 = arith.addi %1424, %991 : index
              memref.store %1018#4, %partial[%1427] : memref<?xf32>
              %1428 = arith.addi %1424, %993 : index
              memref.store %1018#5, %partial[%1428] : memref<?xf32>
              scf.if %995 {
                %1429 = arith.addi %1424, %c5 : index
                %1430 = arith.addi %1429, %614 : index
                memref.store %1018#0, %partial[%1430] : memref<?xf32>
                %1431 = arith.addi %1430, %c3 : index
                memref.store %1018#1, %partial[%1431] : memref<?xf32>
              }
              %1432 = arith.addi %1003, %groups : index
              %1433 = arith.index_castui %1000 : i32 to index
              %1434 = wave.arrive %counters[%1432], %1433 : memref<?xi32>
              scf.if %1434 {
                %1442:6 = scf.for %1435 = %c44 to %1000 step %c64 iter_args(%1436 = %c39, %1437 = %c40, %1438 = %c40, %1439 = %c40, %1440 = %c40, %1441 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1443 = arith.addi %1435, %c44 : i32
                  %1444 = arith.subi %1000, %c17 : i32
                  %1445 = arith.minsi %1443, %1444 : i32
                  %1446 = arith.addi %1420, %1445 : i32
                  %1447 = arith.index_castui %1446 : i32 to index
                  %1448 = arith.addi %985, %1447 : index
                  %1449 = arith.muli %1448, %c95 : index
                  %1450 = arith.addi %1449, %c5 : index
                  %1451 = arith.addi %1450, %615 : index
                  %1452 = memref.load %partial[%1451] : memref<?xf32>
                  %1453 = arith.cmpi slt, %1443, %1000 : i32
                  %1454 = arith.select %1453, %1452, %c39 : f32
                  %1455 = arith.addi %1449, %614 : index
                  %1456 = arith.addi %1455, %c23 : index
                  %1457 = memref.load %partial[%1456] : memref<?xf32>
                  %1458 = arith.addi %1455, %c7 : index
                  %1459 = memref.load %partial[%1458] : memref<?xf32>
                  %1460 = arith.addi %1455, %c15 : index
                  %1461 = memref.load %partial[%1460] : memref<?xf32>
                  %1462 = arith.addi %1455, %c37 : index
                  %1463 = memref.load %partial[%1462] : memref<?xf32>
                  %1464 = arith.addi %1451, %c3 : index
                  %1465 = memref.load %partial[%1464] : memref<?xf32>
                  %1466 = arith.addi %1435, %c17 : i32
                  %1467 = arith.minsi %1466, %1444 : i32
                  %1468 = arith.addi %1420, %1467 : i32
                  %1469 = arith.index_castui %1468 : i32 to index
                  %1470 = arith.addi %985, %1469 : index
                  %1471 = arith.muli %1470, %c95 : index
                  %1472 = arith.addi %1471, %c5 : index
                  %1473 = arith.addi %1472, %615 : index
                  %1474 = memref.load %partial[%1473] : memref<?xf32>
                  %1475 = arith.cmpi slt, %1466, %1000 : i32
                  %1476 = arith.select %1475, %1474, %c39 : f32
                  %1477 = arith.addi %1471, %614 : index
                  %1478 = arith.addi %1477, %c23 : index
                  %1479 = memref.load %partial[%1478] : memref<?xf32>
                  %1480 = arith.addi %1477, %c7 : index
                  %1481 = memref.load %partial[%1480] : memref<?xf32>
                  %1482 = arith.addi %1477, %c15 : index
                  %1483 = memref.load %partial[%1482] : memref<?xf32>
                  %1484 = arith.addi %1477, %c37 : index
                  %1485 = memref.load %partial[%1484] : memref<?xf32>
                  %1486 = arith.addi %1473, %c3 : index
                  %1487 = memref.load %partial[%1486] : memref<?xf32>
                  %1488 = arith.addi %1435, %c55 : i32
                  %1489 = arith.minsi %1488, %1444 : i32
                  %1490 = arith.addi %1420, %1489 : i32
                  %1491 = arith.index_castui %1490 : i32 to index
                  %1492 = arith.addi %985, %1491 : index
                  %1493 = arith.muli %1492, %c95 : index
                  %1494 = arith.addi %1493, %c5 : index
                  %1495 = arith.addi %1494, %615 : index
                  %1496 = memref.load %partial[%1495] : memref<?xf32>
                  %1497 = arith.cmpi slt, %1488, %1000 : i32
                  %1498 = arith.select %1497, %1496, %c39 : f32
                  %1499 = arith.addi %1493, %614 : index
                  %1500 = arith.addi %1499, %c23 : index
                  %1501 = memref.load %partial[%1500] : memref<?xf32>
                  %1502 = arith.addi %1499, %c7 : index
                  %1503 = memref.load %partial[%1502] : memref<?xf32>
                  %1504 = arith.addi %1499, %c15 : index
                  %1505 = memref.load %partial[%1504] : memref<?xf32>
                  %1506 = arith.addi %1499, %c37 : index
                  %1507 = memref.load %partial[%1506] : memref<?xf32>
                  %1508 = arith.addi %1495, %c3 : index
                  %1509 = memref.load %partial[%1508] : memref<?xf32>
                  %1510 = arith.addi %1435, %c57 : i32
                  %1511 = arith.minsi %1510, %1444 : i32
                  %1512 = arith.addi %1420, %1511 : i32
                  %1513 = arith.index_castui %1512 : i32 to index
                  %1514 = arith.addi %985, %1513 : index
                  %1515 = arith.muli %1514, %c95 : index
                  %1516 = arith.addi %1515, %c5 : index
                  %1517 = arith.addi %1516, %615 : index
                  %1518 = memref.load %partial[%1517] : memref<?xf32>
                  %1519 = arith.cmpi slt, %1510, %1000 : i32
                  %1520 = arith.select %1519, %1518, %c39 : f32
                  %1521 = arith.addi %1515, %614 : index
                  %1522 = arith.addi %1521, %c23 : index
                  %1523 = memref.load %partial[%1522] : memref<?xf32>
                  %1524 = arith.addi %1521, %c7 : index
                  %1525 = memref.load %partial[%1524] : memref<?xf32>
                  %1526 = arith.addi %1521, %c15 : index
                  %1527 = memref.load %partial[%1526] : memref<?xf32>
                  %1528 = arith.addi %1521, %c37 : index
                  %1529 = memref.load %partial[%1528] : memref<?xf32>
                  %1530 = arith.addi %1517, %c3 : index
                  %1531 = memref.load %partial[%1530] : memref<?xf32>
                  %1532 = arith.addi %1435, %c58 : i32
                  %1533 = arith.minsi %1532, %1444 : i32
                  %1534 = arith.addi %1420, %1533 : i32
                  %1535 = arith.index_castui %1534 : i32 to index
                  %1536 = arith.addi %985, %1535 : index
                  %1537 = arith.muli %1536, %c95 : index
                  %1538 = arith.addi %1537, %c5 : index
                  %1539 = arith.addi %1538, %615 : index
                  %1540 = memref.load %partial[%1539] : memref<?xf32>
                  %1541 = arith.cmpi slt, %1532, %1000 : i32
                  %1542 = arith.select %1541, %1540, %c39 : f32
                  %1543 = arith.addi %1537, %614 : index
                  %1544 = arith.addi %1543, %c23 : index
                  %1545 = memref.load %partial[%1544] : memref<?xf32>
                  %1546 = arith.addi %1543, %c7 : index
                  %1547 = memref.load %partial[%1546] : memref<?xf32>
                  %1548 = arith.addi %1543, %c15 : index
                  %1549 = memref.load %partial[%1548] : memref<?xf32>
                  %1550 = arith.addi %1543, %c37 : index
                  %1551 = memref.load %partial[%1550] : memref<?xf32>
                  %1552 = arith.addi %1539, %c3 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.addi %1435, %c60 : i32
                  %1555 = arith.minsi %1554, %1444 : i32
                  %1556 = arith.addi %1420, %1555 : i32
                  %1557 = arith.index_castui %1556 : i32 to index
                  %1558 = arith.addi %985, %1557 : index
                  %1559 = arith.muli %1558, %c95 : index
                  %1560 = arith.addi %1559, %c5 : index
                  %1561 = arith.addi %1560, %615 : index
                  %1562 = memref.load %partial[%1561] : memref<?xf32>
                  %1563 = arith.cmpi slt, %1554, %1000 : i32
                  %1564 = arith.select %1563, %1562, %c39 : f32
                  %1565 = arith.addi %1559, %614 : index
                  %1566 = arith.addi %1565, %c23 : index
                  %1567 = memref.load %partial[%1566] : memref<?xf32>
                  %1568 = arith.addi %1565, %c7 : index
                  %1569 = memref.load %partial[%1568] : memref<?xf32>
                  %1570 = arith.addi %1565, %c15 : index
                  %1571 = memref.load %partial[%1570] : memref<?xf32>
                  %1572 = arith.addi %1565, %c37 : index
                  %1573 = memref.load %partial[%1572] : memref<?xf32>
                  %1574 = arith.addi %1561, %c3 : index
                  %1575 = memref.load %partial[%1574] : memref<?xf32>
                  %1576 = arith.addi %1435, %c61 : i32
                  %1577 = arith.minsi %1576, %1444 : i32
                  %1578 = arith.addi %1420, %1577 : i32
                  %1579 = arith.index_castui %1578 : i32 to index
                  %1580 = arith.addi %985, %1579 : index
                  %1581 = arith.muli %1580, %c95 : index
                  %1582 = arith.addi %1581, %c5 : index
                  %1583 = arith.addi %1582, %615 : index
                  %1584 = memref.load %partial[%1583] : memref<?xf32>
                  %1585 = arith.cmpi slt, %1576, %1000 : i32
                  %1586 = arith.select %1585, %1584, %c39 : f32
                  %1587 = arith.addi %1581, %614 : index
                  %1588 = arith.addi %1587, %c23 : index
                  %1589 = memref.load %partial[%1588] : memref<?xf32>
                  %1590 = arith.addi %1587, %c7 : index
                  %1591 = memref.load %partial[%1590] : memref<?xf32>
                  %1592 = arith.addi %1587, %c15 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.addi %1587, %c37 : index
                  %1595 = memref.load %partial[%1594] : memref<?xf32>
                  %1596 = arith.addi %1583, %c3 : index
                  %1597 = memref.load %partial[%1596] : memref<?xf32>
                  %1598 = arith.addi %1435, %c63 : i32
                  %1599 = arith.minsi %1598, %1444 : i32
                  %1600 = arith.addi %1420, %1599 : i32
                  %1601 = arith.index_castui %1600 : i32 to index
                  %1602 = arith.addi %985, %1601 : index
                  %1603 = arith.muli %1602, %c95 : index
                  %1604 = arith.addi %1603, %c5 : index
                  %1605 = arith.addi %1604, %615 : index
                  %1606 = memref.load %partial[%1605] : memref<?xf32>
                  %1607 = arith.cmpi slt, %1598, %1000 : i32
                  %1608 = arith.select %1607, %1606, %c39 : f32
                  %1609 = arith.addi %1603, %614 : index
                  %1610 = arith.addi %1609, %c23 : index
                  %1611 = memref.load %partial[%1610] : memref<?xf32>
                  %1612 = arith.addi %1609, %c7 : index
                  %1613 = memref.load %partial[%1612] : memref<?xf32>
                  %1614 = arith.addi %1609, %c15 : index
                  %1615 = memref.load %partial[%1614] : memref<?xf32>
                  %1616 = arith.addi %1609, %c37 : index
                  %1617 = memref.load %partial[%1616] : memref<?xf32>
                  %1618 = arith.addi %1605, %c3 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.maxnumf %1436, %1454 fastmath<nnan> : f32
                  %1621 = arith.subf %1436, %1620 : f32
                  %1622 = wave.exp2 %1621 : f32
                  %1623 = arith.subf %1454, %1620 : f32
                  %1624 = wave.exp2 %1623 : f32
                  %1625 = arith.mulf %1437, %1622 : f32
                  %1626 = math.fma %1465, %1624, %1625 : f32
                  %1627 = arith.mulf %1438, %1622 : f32
                  %1628 = math.fma %1457, %1624, %1627 : f32
                  %1629 = arith.mulf %1439, %1622 : f32
                  %1630 = math.fma %1459, %1624, %1629 : f32
                  %1631 = arith.mulf %1440, %1622 : f32
                  %1632 = math.fma %1461, %1624, %1631 : f32
                  %1633 = arith.mulf %1441, %1622 : f32
                  %1634 = math.fma %1463, %1624, %1633 : f32
                  %1635 = arith.maxnumf %1620, %1476 fastmath<nnan> : f32
                  %1636 = arith.subf %1620, %1635 : f32
                  %1637 = wave.exp2 %1636 : f32
                  %1638 = arith.subf %1476, %1635 : f32
                  %1639 = wave.exp2 %1638 : f32
                  %1640 = arith.mulf %1626, %1637 : f32
                  %1641 = math.fma %1487, %1639, %1640 : f32
                  %1642 = arith.mulf %1628, %1637 : f32
                  %1643 = math.fma %1479, %1639, %1642 : f32
                  %1644 = arith.mulf %1630, %1637 : f32
                  %1645 = math.fma %1481, %1639, %1644 : f32
                  %1646 = arith.mulf %1632, %1637 : f32
                  %1647 = math.fma %1483, %1639, %1646 : f32
                  %1648 = arith.mulf %1634, %1637 : f32
                  %1649 = math.fma %1485, %1639, %1648 : f32
                  %1650 = arith.maxnumf %1635, %1498 fastmath<nnan> : f32
                  %1651 = arith.subf %1635, %1650 : f32
                  %1652 = wave.exp2 %1651 : f32
                  %1653 = arith.subf %1498, %1650 : f32
                  %1654 = wave.exp2 %1653 : f32
                  %1655 = arith.mulf %1641, %1652 : f32
                  %1656 = math.fma %1509, %1654, %1655 : f32
                  %1657 = arith.mulf %1643, %1652 : f32
                  %1658 = math.fma %1501, %1654, %1657 : f32
                  %1659 = arith.mulf %1645, %1652 : f32
                  %1660 = math.fma %1503, %1654, %1659 : f32
                  %1661 = arith.mulf %1647, %1652 : f32
                  %1662 = math.fma %1505, %1654, %1661 : f32
                  %1663 = arith.mulf %1649, %1652 : f32
                  %1664 = math.fma %1507, %1654, %1663 : f32
                  %1665 = arith.maxnumf %1650, %1520 fastmath<nnan> : f32
                  %1666 = arith.subf %1650, %1665 : f32
                  %1667 = wave.exp2 %1666 : f32
                  %1668 = arith.subf %1520, %1665 : f32
                  %1669 = wave.exp2 %1668 : f32
                  %1670 = arith.mulf %1656, %1667 : f32
                  %1671 = math.fma %1531, %1669, %1670 : f32
                  %1672 = arith.mulf %1658, %1667 : f32
                  %1673 = math.fma %1523, %1669, %1672 : f32
                  %1674 = arith.mulf %1660, %1667 : f32
                  %1675 = math.fma %1525, %1669, %1674 : f32
                  %1676 = arith.mulf %1662, %1667 : f32
                  %1677 = math.fma %1527, %1669, %1676 : f32
                  %1678 = arith.mulf %1664, %1667 : f32
                  %1679 = math.fma %1529, %1669, %1678 : f32
                  %1680 = arith.maxnumf %1665, %1542 fastmath<nnan> : f32
                  %1681 = arith.subf %1665, %1680 : f32
                  %1682 = wave.exp2 %1681 : f32
                  %1683 = arith.subf %1542, %1680 : f32
                  %1684 = wave.exp2 %1683 : f32
                  %1685 = arith.mulf %1671, %1682 : f32
                  %1686 = math.fma %1553, %1684, %1685 : f32
                  %1687 = arith.mulf %1673, %1682 : f32
                  %1688 = math.fma %1545, %1684, %1687 : f32
                  %1689 = arith.mulf %1675, %1682 : f32
                  %1690 = math.fma %1547, %1684, %1689 : f32
                  %1691 = arith.mulf %1677, %1682 : f32
                  %1692 = math.fma %1549, %1684, %1691 : f32
                  %1693 = arith.mulf %1679, %1682 : f32
                  %1694 = math.fma %1551, %1684, %1693 : f32
                  %1695 = arith.maxnumf %1680, %1564 fastmath<nnan> : f32
                  %1696 = arith.subf %1680, %1695 : f32
                  %1697 = wave.exp2 %1696 : f32
                  %1698 = arith.subf %1564, %1695 : f32
                  %1699 = wave.exp2 %1698 : f32
                  %1700 = arith.mulf %1686, %1697 : f32
                  %1701 = math.fma %1575, %1699, %1700 : f32
                  %1702 = arith.mulf %1688, %1697 : f32
                  %1703 = math.fma %1567, %1699, %1702 : f32
                  %1704 = arith.mulf %1690, %1697 : f32
                  %1705 = math.fma %1569, %1699, %1704 : f32
                  %1706 = arith.mulf %1692, %1697 : f32
                  %1707 = math.fma %1571, %1699, %1706 : f32
                  %1708 = arith.mulf %1694, %1697 : f32
                  %1709 = math.fma %1573, %1699, %1708 : f32
                  %1710 = arith.maxnumf %1695, %1586 fastmath<nnan> : f32
                  %1711 = arith.subf %1695, %1710 : f32
                  %1712 = wave.exp2 %1711 : f32
                  %1713 = arith.subf %1586, %1710 : f32
                  %1714 = wave.exp2 %1713 : f32
                  %1715 = arith.mulf %1701, %1712 : f32
                  %1716 = math.fma %1597, %1714, %1715 : f32
                  %1717 = arith.mulf %1703, %1712 : f32
                  %1718 = math.fma %1589, %1714, %1717 : f32
                  %1719 = arith.mulf %1705, %1712 : f32
                  %1720 = math.fma %1591, %1714, %1719 : f32
                  %1721 = arith.mulf %1707, %1712 : f32
                  %1722 = math.fma %1593, %1714, %1721 : f32
                  %1723 = arith.mulf %1709, %1712 : f32
                  %1724 = math.fma %1595, %1714, %1723 : f32
                  %1725 = arith.maxnumf %1710, %1608 fastmath<nnan> : f32
                  %1726 = arith.subf %1710, %1725 : f32
                  %1727 = wave.exp2 %1726 : f32
                  %1728 = arith.subf %1608, %1725 : f32
                  %1729 = wave.exp2 %1728 : f32
                  %1730 = arith.mulf %1716, %1727 : f32
                  %1731 = math.fma %1619, %1729, %1730 : f32
                  %1732 = arith.mulf %1718, %1727 : f32
                  %1733 = math.fma %1611, %1729, %1732 : f32
                  %1734 = arith.mulf %1720, %1727 : f32
                  %1735 = math.fma %1613, %1729, %1734 : f32
                  %1736 = arith.mulf %1722, %1727 : f32
                  %1737 = math.fma %1615, %1729, %1736 : f32
                  %1738 = arith.mulf %1724, %1727 : f32
                  %1739 = math.fma %1617, %1729, %1738 : f32
                  scf.yield %1725, %1731, %1733, %1735, %1737, %1739 : f32, f32, f32, f32, f32, f32
                }
                %1740 = arith.divf %c89, %1442#1 : f32
                %1741 = arith.addi %17, %615 : index
                %1742 = arith.cmpi slt, %1741, %groupSize : index
                scf.if %1742 {
                  %1743 = arith.muli %15, %groupSize : index
                  %1744 = arith.addi %1743, %1741 : index
                  %1745 = arith.muli %1744, %c24 : index
                  %1746 = arith.muli %heads, %c24 : index
                  %1747 = arith.divui %736, %c3 : index
                  %1748 = arith.muli %15, %c24 : index
                  %1749 = arith.addi %1748, %1747 : index
                  %1750 = memref.load %factors[%1749] : memref<?xf32>
                  %1751 = arith.muli %kvHeads, %c24 : index
                  %1752 = arith.addi %1749, %1751 : index
                  %1753 = memref.load %factors[%1752] : memref<?xf32>
                  %1754 = arith.mulf %1442#2, %1740 : f32
                  %1755 = math.fma %1754, %1750, %1753 : f32
                  %1756 = arith.addi %1745, %1747 : index
                  %1757 = arith.divui %24, %outTileRows : index
                  %1758 = arith.divui %1746, %c3 : index
                  %1759 = arith.muli %1757, %1758 : index
                  %1760 = arith.divui %1756, %c3 : index
                  %1761 = arith.addi %1759, %1760 : index
                  %1762 = arith.muli %1761, %c9 : index
                  %1763 = arith.remui %1756, %c3 : index
                  %1764 = arith.divui %1763, %c26 : index
                  %1765 = arith.addi %1762, %1764 : index
                  %1766 = arith.muli %outTileRows, %c26 : index
                  %1767 = arith.muli %1765, %1766 : index
                  %1768 = arith.remui %24, %outTileRows : index
                  %1769 = arith.muli %1768, %c26 : index
                  %1770 = arith.addi %1767, %1769 : index
                  %1771 = arith.remui %1756, %c26 : index
                  %1772 = arith.addi %1770, %1771 : index
                  %1773 = arith.addf %1755, %c40 : f32
                  %1774 = arith.minimumf %1773, %c91 : f32
                  %1775 = arith.maximumf %1774, %c92 : f32
                  %1776 = arith.truncf %1775 : f32 to f16
                  memref.store %1776, %out[%1772] : memref<?xf16>
                  %1777 = arith.divui %767, %c3 : index
                  %1778 = arith.addi %1748, %1777 : index
                  %1779 = memref.load %factors[%1778] : memref<?xf32>
                  %1780 = arith.addi %1778, %1751 : index
                  %1781 = memref.load %factors[%1780] : memref<?xf32>
                  %1782 = arith.mulf %1442#3, %1740 : f32
                  %1783 = math.fma %1782, %1779, %1781 : f32
                  %1784 = arith.addi %1745, %1777 : index
                  %1785 = arith.divui %1784, %c3 : index
                  %1786 = arith.addi %1759, %1785 : index
                  %1787 = arith.muli %1786, %c9 : index
                  %1788 = arith.remui %1784, %c3 : index
                  %1789 = arith.divui %1788, %c26 : index
                  %1790 = arith.addi %1787, %1789 : index
                  %1791 = arith.muli %1790, %1766 : index
                  %1792 = arith.addi %1791, %1769 : index
                  %1793 = arith.remui %1784, %c26 : index
                  %1794 = arith.addi %1792, %1793 : index
                  %1795 = arith.addf %1783, %c40 : f32
                  %1796 = arith.minimumf %1795, %c91 : f32
                  %1797 = arith.maximumf %1796, %c92 : f32
                  %1798 = arith.truncf %1797 : f32 to f16
                  memref.store %1798, %out[%1794] : memref<?xf16>
                  %1799 = arith.divui %991, %c3 : index
                  %1800 = arith.addi %1748, %1799 : index
                  %1801 = memref.load %factors[%1800] : memref<?xf32>
                  %1802 = arith.addi %1800, %1751 : index
                  %1803 = memref.load %factors[%1802] : memref<?xf32>
                  %1804 = arith.mulf %1442#4, %1740 : f32
                  %1805 = math.fma %1804, %1801, %1803 : f32
                  %1806 = arith.addi %1745, %1799 : index
                  %1807 = arith.divui %1806, %c3 : index
                  %1808 = arith.addi %1759, %1807 : index
                  %1809 = arith.muli %1808, %c9 : index
                  %1810 = arith.remui %1806, %c3 : index
                  %1811 = arith.divui %1810, %c26 : index
                  %1812 = arith.addi %1809, %1811 : index
                  %1813 = arith.muli %1812, %1766 : index
                  %1814 = arith.addi %1813, %1769 : index
                  %1815 = arith.remui %1806, %c26 : index
                  %1816 = arith.addi %1814, %1815 : index
                  %1817 = arith.addf %1805, %c40 : f32
                  %1818 = arith.minimumf %1817, %c91 : f32
                  %1819 = arith.maximumf %1818, %c92 : f32
                  %1820 = arith.truncf %1819 : f32 to f16
                  memref.store %1820, %out[%1816] : memref<?xf16>
                  %1821 = arith.divui %993, %c3 : index
                  %1822 = arith.addi %1748, %1821 : index
                  %1823 = memref.load %factors[%1822] : memref<?xf32>
                  %1824 = arith.addi %1822, %1751 : index
                  %1825 = memref.load %factors[%1824] : memref<?xf32>
                  %1826 = arith.mulf %1442#5, %1740 : f32
                  %1827 = math.fma %1826, %1823, %1825 : f32
                  %1828 = arith.addi %1745, %1821 : index
                  %1829 = arith.divui %1828, %c3 : index
                  %1830 = arith.addi %1759, %1829 : index
                  %1831 = arith.muli %1830, %c9 : index
                  %1832 = arith.remui %1828, %c3 : index
                  %1833 = arith.divui %1832, %c26 : index
                  %1834 = arith.addi %1831, %1833 : index
                  %1835 = arith.muli %1834, %1766 : index
                  %1836 = arith.addi %1835, %1769 : index
                  %1837 = arith.remui %1828, %c26 : index
                  %1838 = arith.addi %1836, %1837 : index
                  %1839 = arith.addf %1827, %c40 : f32
                  %1840 = arith.minimumf %1839, %c91 : f32
                  %1841 = arith.maximumf %1840, %c92 : f32
                  %1842 = arith.truncf %1841 : f32 to f16
                  memref.store %1842, %out[%1838] : memref<?xf16>
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
