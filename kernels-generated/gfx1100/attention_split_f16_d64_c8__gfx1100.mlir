// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 68 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 23 : i32
  %c32 = arith.constant 64 : i32
  %c33 = arith.constant 253 : i32
  %c34 = arith.constant 268 : i32
  %c35 = arith.constant 14 : i32
  %c36 = arith.constant 512 : index
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
  %c49 = arith.constant 576 : index
  %c50 = arith.constant 640 : index
  %c51 = arith.constant 704 : index
  %c52 = arith.constant 832 : index
  %c53 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c54 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c55 = arith.constant 0x41000000 : f32
  %c56 = arith.constant 0x40C00000 : f32
  %c57 = arith.constant dense<-1> : vector<4xi32>
  %c58 = arith.constant 65535 : i32
  %c59 = arith.constant 2 : i32
  %c60 = arith.constant -65536 : i32
  %c61 = arith.constant 3 : i32
  %c62 = arith.constant 4 : i32
  %c63 = arith.constant 5 : i32
  %c64 = arith.constant 6 : i32
  %c65 = arith.constant 7 : i32
  %c66 = arith.constant 8 : i32
  %c67 = arith.constant 9 : i32
  %c68 = arith.constant 10 : i32
  %c69 = arith.constant 11 : i32
  %c70 = arith.constant 12 : i32
  %c71 = arith.constant 13 : i32
  %c72 = arith.constant 15 : i32
  %c73 = arith.constant 896 : index
  %c74 = arith.constant 960 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c12 : index
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
      %48 = arith.cmpi slt, %47, %c24 : index
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
        %59 = arith.muli %58, %c25 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c23 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c26 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c23 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c12 : index
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
        %127 = arith.muli %1, %c9 : index
        %128 = arith.muli %2, %c24 : index
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
        %147 = arith.addi %129, %c36 : index
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
          %187 = arith.addi %184, %c25 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %183, %35 : index
          %190 = arith.addi %189, %c23 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %189, %c25 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %184, %c24 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %184, %c45 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %189, %c24 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %189, %c45 : index
          %201 = vector.load %kv[%200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217:14 = scf.for %202 = %c44 to %166 step %c17 iter_args(%203 = %186, %204 = %188, %205 = %191, %206 = %193, %207 = %195, %208 = %197, %209 = %199, %210 = %201, %211 = %c39, %212 = %c40, %213 = %c41, %214 = %c41, %215 = %c41, %216 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
            %255 = arith.muli %1, %c9 : index
            %256 = arith.addi %c23, %255 : index
            %257 = arith.addi %229, %35 : index
            %258 = arith.addi %257, %c7 : index
            %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %260 = arith.addi %257, %c46 : index
            %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %262 = arith.addi %237, %35 : index
            %263 = arith.addi %262, %c7 : index
            %264 = vector.load %kv[%263] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %265 = arith.addi %262, %c46 : index
            %266 = vector.load %kv[%265] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %267 = vector.shuffle %203, %204 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %268 = vector.bitcast %267 : vector<8xi32> to vector<16xf16>
            %269 = vector.shuffle %205, %206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %270 = vector.bitcast %269 : vector<8xi32> to vector<16xf16>
            %271 = arith.addi %256, %c23 : index
            %272 = vector.load %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %273 = arith.addi %271, %c24 : index
            %274 = vector.load %4[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %275 = vector.shuffle %272, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %276 = wave.mma %268, %275, %c41 : vector<16xf16>, vector<8xf32>
            %277 = wave.mma %270, %275, %c41 : vector<16xf16>, vector<8xf32>
            %278 = arith.addi %257, %c47 : index
            %279 = vector.load %kv[%278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %280 = arith.addi %257, %c48 : index
            %281 = vector.load %kv[%280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %282 = arith.addi %262, %c47 : index
            %283 = vector.load %kv[%282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %284 = arith.addi %262, %c48 : index
            %285 = vector.load %kv[%284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %286 = vector.shuffle %207, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %287 = vector.bitcast %286 : vector<8xi32> to vector<16xf16>
            %288 = vector.shuffle %209, %210 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %289 = vector.bitcast %288 : vector<8xi32> to vector<16xf16>
            %290 = arith.addi %256, %c7 : index
            %291 = vector.load %4[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %292 = arith.addi %290, %c24 : index
            %293 = vector.load %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %295 = wave.mma %287, %294, %276 : vector<16xf16>, vector<8xf32>
            %296 = wave.mma %289, %294, %277 : vector<16xf16>, vector<8xf32>
            %297 = arith.addi %257, %c36 : index
            %298 = vector.load %kv[%297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %299 = arith.addi %257, %c49 : index
            %300 = vector.load %kv[%299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %301 = arith.addi %262, %c36 : index
            %302 = vector.load %kv[%301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %303 = arith.addi %262, %c49 : index
            %304 = vector.load %kv[%303] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %305 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %306 = vector.bitcast %305 : vector<8xi32> to vector<16xf16>
            %307 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %308 = vector.bitcast %307 : vector<8xi32> to vector<16xf16>
            %309 = arith.addi %256, %c36 : index
            %310 = vector.load %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %311 = arith.addi %309, %c24 : index
            %312 = vector.load %4[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %313 = vector.shuffle %310, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %314 = wave.mma %306, %313, %295 : vector<16xf16>, vector<8xf32>
            %315 = wave.mma %308, %313, %296 : vector<16xf16>, vector<8xf32>
            %316 = arith.addi %257, %c50 : index
            %317 = vector.load %kv[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %318 = arith.addi %257, %c51 : index
            %319 = vector.load %kv[%318] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %320 = arith.addi %262, %c50 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %262, %c51 : index
            %323 = vector.load %kv[%322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %324 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %325 = vector.bitcast %324 : vector<8xi32> to vector<16xf16>
            %326 = vector.shuffle %283, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %327 = vector.bitcast %326 : vector<8xi32> to vector<16xf16>
            %328 = arith.addi %256, %c37 : index
            %329 = vector.load %4[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %330 = arith.addi %328, %c24 : index
            %331 = vector.load %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %333 = wave.mma %325, %332, %314 : vector<16xf16>, vector<8xf32>
            %334 = wave.mma %327, %332, %315 : vector<16xf16>, vector<8xf32>
            %335 = arith.addi %257, %c37 : index
            %336 = vector.load %kv[%335] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %337 = arith.addi %257, %c52 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = arith.addi %262, %c37 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %262, %c52 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %343 = wave.opaque %333 : vector<8xf32>
            %344 = wave.opaque %334 : vector<8xf32>
            %345 = wave.opaque %220 : i32
            %346 = arith.cmpi sgt, %345, %161 : i32
            %347:2 = scf.if %346 -> (vector<8xf32>, vector<8xf32>) {
              %348 = arith.index_cast %2 : index to i32
              %349 = arith.addi %219, %348 : i32
              %350 = arith.subi %38, %349 : i32
              %351 = arith.subi %350, %c44 : i32
              %352 = vector.broadcast %351 : i32 to vector<8xi32>
              %353 = arith.cmpi sgt, %352, %c54 : vector<8xi32>
              %354 = arith.select %353, %343, %c53 : vector<8xi1>, vector<8xf32>
              %355 = arith.subi %350, %c18 : i32
              %356 = vector.broadcast %355 : i32 to vector<8xi32>
              %357 = arith.cmpi sgt, %356, %c54 : vector<8xi32>
              %358 = arith.select %357, %344, %c53 : vector<8xi1>, vector<8xf32>
              scf.yield %354, %358 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %343, %344 : vector<8xf32>, vector<8xf32>
            }
            %359 = vector.extract %347#0[0] : f32 from vector<8xf32>
            %360 = vector.extract %347#0[1] : f32 from vector<8xf32>
            %361 = vector.extract %347#0[2] : f32 from vector<8xf32>
            %362 = vector.extract %347#0[3] : f32 from vector<8xf32>
            %363 = vector.extract %347#0[4] : f32 from vector<8xf32>
            %364 = vector.extract %347#0[5] : f32 from vector<8xf32>
            %365 = vector.extract %347#0[6] : f32 from vector<8xf32>
            %366 = vector.extract %347#0[7] : f32 from vector<8xf32>
            %367 = vector.extract %347#1[0] : f32 from vector<8xf32>
            %368 = vector.extract %347#1[1] : f32 from vector<8xf32>
            %369 = vector.extract %347#1[2] : f32 from vector<8xf32>
            %370 = vector.extract %347#1[3] : f32 from vector<8xf32>
            %371 = vector.extract %347#1[4] : f32 from vector<8xf32>
            %372 = vector.extract %347#1[5] : f32 from vector<8xf32>
            %373 = vector.extract %347#1[6] : f32 from vector<8xf32>
            %374 = vector.extract %347#1[7] : f32 from vector<8xf32>
            %375 = arith.maxnumf %359, %360 fastmath<nnan> : f32
            %376 = arith.maxnumf %375, %361 fastmath<nnan> : f32
            %377 = arith.maxnumf %376, %362 fastmath<nnan> : f32
            %378 = arith.maxnumf %377, %363 fastmath<nnan> : f32
            %379 = arith.maxnumf %378, %364 fastmath<nnan> : f32
            %380 = arith.maxnumf %379, %365 fastmath<nnan> : f32
            %381 = arith.maxnumf %380, %366 fastmath<nnan> : f32
            %382 = arith.maxnumf %381, %367 fastmath<nnan> : f32
            %383 = arith.maxnumf %382, %368 fastmath<nnan> : f32
            %384 = arith.maxnumf %383, %369 fastmath<nnan> : f32
            %385 = arith.maxnumf %384, %370 fastmath<nnan> : f32
            %386 = arith.maxnumf %385, %371 fastmath<nnan> : f32
            %387 = arith.maxnumf %386, %372 fastmath<nnan> : f32
            %388 = arith.maxnumf %387, %373 fastmath<nnan> : f32
            %389 = arith.maxnumf %388, %374 fastmath<nnan> : f32
            %390 = wave.swap_halves %389 : f32
            %391 = arith.maxnumf %389, %390 fastmath<nnan> : f32
            %392 = arith.mulf %391, %154 : f32
            %393 = arith.addf %211, %c55 : f32
            %394 = arith.cmpf ogt, %392, %393 : f32
            %395:6 = scf.if %394 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %396 = arith.subf %211, %392 : f32
              %397 = wave.exp2 %396 : f32
              %398 = vector.broadcast %397 : f32 to vector<8xf32>
              %399 = arith.mulf %212, %397 : f32
              %400 = arith.mulf %213, %398 : vector<8xf32>
              %401 = arith.mulf %214, %398 : vector<8xf32>
              %402 = arith.mulf %215, %398 : vector<8xf32>
              %403 = arith.mulf %216, %398 : vector<8xf32>
              scf.yield %392, %399, %400, %401, %402, %403 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %211, %212, %213, %214, %215, %216 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %404 = vector.broadcast %154 : f32 to vector<8xf32>
            %405 = arith.subf %c56, %395#0 : f32
            %406 = vector.broadcast %405 : f32 to vector<8xf32>
            %407 = math.fma %347#0, %404, %406 : vector<8xf32>
            %408 = wave.exp2 %407 : vector<8xf32>
            %409 = math.fma %347#1, %404, %406 : vector<8xf32>
            %410 = wave.exp2 %409 : vector<8xf32>
            %411 = arith.truncf %408 : vector<8xf32> to vector<8xf16>
            %412 = vector.bitcast %411 : vector<8xf16> to vector<4xi32>
            %413 = wave.swap_halves %412 : vector<4xi32>
            %414 = arith.select %3, %413, %412 : vector<4xi32>
            %415 = arith.select %3, %412, %413 : vector<4xi32>
            %416 = vector.shuffle %414, %415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %417 = vector.bitcast %416 : vector<8xi32> to vector<16xf16>
            %418 = arith.truncf %410 : vector<8xf32> to vector<8xf16>
            %419 = vector.bitcast %418 : vector<8xf16> to vector<4xi32>
            %420 = wave.swap_halves %419 : vector<4xi32>
            %421 = arith.select %3, %420, %419 : vector<4xi32>
            %422 = arith.select %3, %419, %420 : vector<4xi32>
            %423 = vector.shuffle %421, %422 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %424 = vector.bitcast %423 : vector<8xi32> to vector<16xf16>
            %425 = arith.addf %408, %410 : vector<8xf32>
            %426 = vector.extract %425[0] : f32 from vector<8xf32>
            %427 = vector.extract %425[1] : f32 from vector<8xf32>
            %428 = vector.extract %425[2] : f32 from vector<8xf32>
            %429 = vector.extract %425[3] : f32 from vector<8xf32>
            %430 = vector.extract %425[4] : f32 from vector<8xf32>
            %431 = vector.extract %425[5] : f32 from vector<8xf32>
            %432 = vector.extract %425[6] : f32 from vector<8xf32>
            %433 = vector.extract %425[7] : f32 from vector<8xf32>
            %434 = arith.addf %426, %430 : f32
            %435 = arith.addf %427, %431 : f32
            %436 = arith.addf %428, %432 : f32
            %437 = arith.addf %429, %433 : f32
            %438 = arith.addf %434, %436 : f32
            %439 = arith.addf %435, %437 : f32
            %440 = arith.addf %438, %439 : f32
            %441 = arith.addf %395#1, %440 : f32
            %442 = wave.opaque %441 : f32
            %443 = wave.opaque %220 : i32
            %444 = arith.cmpi sgt, %443, %161 : i32
            %445:4 = scf.if %444 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %446 = arith.subi %161, %219 : i32
              %447 = arith.subi %446, %c44 : i32
              %448 = arith.minsi %447, %c18 : i32
              %449 = arith.maxsi %448, %c44 : i32
              %450 = arith.cmpi sgt, %449, %c44 : i32
              %451 = arith.select %450, %c58, %c44 : i32
              %452 = arith.ori %c44, %451 : i32
              %453 = arith.cmpi sgt, %449, %c17 : i32
              %454 = arith.select %453, %c58, %c44 : i32
              %455 = arith.ori %c44, %454 : i32
              %456 = arith.cmpi sgt, %449, %c59 : i32
              %457 = arith.select %456, %c60, %c44 : i32
              %458 = arith.ori %452, %457 : i32
              %459 = arith.cmpi sgt, %449, %c61 : i32
              %460 = arith.select %459, %c60, %c44 : i32
              %461 = arith.ori %455, %460 : i32
              %462 = arith.cmpi sgt, %449, %c62 : i32
              %463 = arith.select %462, %c58, %c44 : i32
              %464 = arith.ori %c44, %463 : i32
              %465 = arith.cmpi sgt, %449, %c63 : i32
              %466 = arith.select %465, %c58, %c44 : i32
              %467 = arith.ori %c44, %466 : i32
              %468 = arith.cmpi sgt, %449, %c64 : i32
              %469 = arith.select %468, %c60, %c44 : i32
              %470 = arith.ori %464, %469 : i32
              %471 = arith.cmpi sgt, %449, %c65 : i32
              %472 = arith.select %471, %c60, %c44 : i32
              %473 = arith.ori %467, %472 : i32
              %474 = arith.cmpi sgt, %449, %c66 : i32
              %475 = arith.select %474, %c58, %c44 : i32
              %476 = arith.ori %c44, %475 : i32
              %477 = arith.cmpi sgt, %449, %c67 : i32
              %478 = arith.select %477, %c58, %c44 : i32
              %479 = arith.ori %c44, %478 : i32
              %480 = arith.cmpi sgt, %449, %c68 : i32
              %481 = arith.select %480, %c60, %c44 : i32
              %482 = arith.ori %476, %481 : i32
              %483 = arith.cmpi sgt, %449, %c69 : i32
              %484 = arith.select %483, %c60, %c44 : i32
              %485 = arith.ori %479, %484 : i32
              %486 = arith.cmpi sgt, %449, %c70 : i32
              %487 = arith.select %486, %c58, %c44 : i32
              %488 = arith.ori %c44, %487 : i32
              %489 = arith.cmpi sgt, %449, %c71 : i32
              %490 = arith.select %489, %c58, %c44 : i32
              %491 = arith.ori %c44, %490 : i32
              %492 = arith.cmpi sgt, %449, %c35 : i32
              %493 = arith.select %492, %c60, %c44 : i32
              %494 = arith.ori %488, %493 : i32
              %495 = arith.cmpi sgt, %449, %c72 : i32
              %496 = arith.select %495, %c60, %c44 : i32
              %497 = arith.ori %491, %496 : i32
              %498 = vector.from_elements %458, %470, %482, %494 : vector<4xi32>
              %499 = vector.from_elements %461, %473, %485, %497 : vector<4xi32>
              %500 = arith.subi %446, %c18 : i32
              %501 = arith.minsi %500, %c18 : i32
              %502 = arith.maxsi %501, %c44 : i32
              %503 = arith.cmpi sgt, %502, %c44 : i32
              %504 = arith.select %503, %c58, %c44 : i32
              %505 = arith.ori %c44, %504 : i32
              %506 = arith.cmpi sgt, %502, %c17 : i32
              %507 = arith.select %506, %c58, %c44 : i32
              %508 = arith.ori %c44, %507 : i32
              %509 = arith.cmpi sgt, %502, %c59 : i32
              %510 = arith.select %509, %c60, %c44 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = arith.cmpi sgt, %502, %c61 : i32
              %513 = arith.select %512, %c60, %c44 : i32
              %514 = arith.ori %508, %513 : i32
              %515 = arith.cmpi sgt, %502, %c62 : i32
              %516 = arith.select %515, %c58, %c44 : i32
              %517 = arith.ori %c44, %516 : i32
              %518 = arith.cmpi sgt, %502, %c63 : i32
              %519 = arith.select %518, %c58, %c44 : i32
              %520 = arith.ori %c44, %519 : i32
              %521 = arith.cmpi sgt, %502, %c64 : i32
              %522 = arith.select %521, %c60, %c44 : i32
              %523 = arith.ori %517, %522 : i32
              %524 = arith.cmpi sgt, %502, %c65 : i32
              %525 = arith.select %524, %c60, %c44 : i32
              %526 = arith.ori %520, %525 : i32
              %527 = arith.cmpi sgt, %502, %c66 : i32
              %528 = arith.select %527, %c58, %c44 : i32
              %529 = arith.ori %c44, %528 : i32
              %530 = arith.cmpi sgt, %502, %c67 : i32
              %531 = arith.select %530, %c58, %c44 : i32
              %532 = arith.ori %c44, %531 : i32
              %533 = arith.cmpi sgt, %502, %c68 : i32
              %534 = arith.select %533, %c60, %c44 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = arith.cmpi sgt, %502, %c69 : i32
              %537 = arith.select %536, %c60, %c44 : i32
              %538 = arith.ori %532, %537 : i32
              %539 = arith.cmpi sgt, %502, %c70 : i32
              %540 = arith.select %539, %c58, %c44 : i32
              %541 = arith.ori %c44, %540 : i32
              %542 = arith.cmpi sgt, %502, %c71 : i32
              %543 = arith.select %542, %c58, %c44 : i32
              %544 = arith.ori %c44, %543 : i32
              %545 = arith.cmpi sgt, %502, %c35 : i32
              %546 = arith.select %545, %c60, %c44 : i32
              %547 = arith.ori %541, %546 : i32
              %548 = arith.cmpi sgt, %502, %c72 : i32
              %549 = arith.select %548, %c60, %c44 : i32
              %550 = arith.ori %544, %549 : i32
              %551 = vector.from_elements %511, %523, %535, %547 : vector<4xi32>
              %552 = vector.from_elements %514, %526, %538, %550 : vector<4xi32>
              scf.yield %498, %499, %551, %552 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c57, %c57, %c57, %c57 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %553 = wave.opaque %220 : i32
            %554 = arith.cmpi sgt, %553, %161 : i32
            %555:4 = scf.if %554 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %556 = arith.andi %298, %445#0 : vector<4xi32>
              %557 = arith.andi %300, %445#1 : vector<4xi32>
              %558 = arith.andi %302, %445#2 : vector<4xi32>
              %559 = arith.andi %304, %445#3 : vector<4xi32>
              scf.yield %556, %557, %558, %559 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %298, %300, %302, %304 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %560 = vector.shuffle %555#0, %555#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %561 = vector.bitcast %560 : vector<8xi32> to vector<16xf16>
            %562 = wave.mma %561, %417, %395#2 : vector<16xf16>, vector<8xf32>
            %563 = vector.shuffle %555#2, %555#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %564 = vector.bitcast %563 : vector<8xi32> to vector<16xf16>
            %565 = wave.mma %564, %424, %562 : vector<16xf16>, vector<8xf32>
            %566 = wave.opaque %565 : vector<8xf32>
            %567 = arith.addi %257, %c73 : index
            %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %569 = arith.addi %257, %c74 : index
            %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %571 = arith.addi %262, %c73 : index
            %572 = vector.load %kv[%571] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %573 = arith.addi %262, %c74 : index
            %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %575 = wave.opaque %220 : i32
            %576 = arith.cmpi sgt, %575, %161 : i32
            %577:4 = scf.if %576 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %578 = arith.andi %317, %445#0 : vector<4xi32>
              %579 = arith.andi %319, %445#1 : vector<4xi32>
              %580 = arith.andi %321, %445#2 : vector<4xi32>
              %581 = arith.andi %323, %445#3 : vector<4xi32>
              scf.yield %578, %579, %580, %581 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %317, %319, %321, %323 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %582 = vector.shuffle %577#0, %577#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
            %584 = wave.mma %583, %417, %395#3 : vector<16xf16>, vector<8xf32>
            %585 = vector.shuffle %577#2, %577#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %586 = vector.bitcast %585 : vector<8xi32> to vector<16xf16>
            %587 = wave.mma %586, %424, %584 : vector<16xf16>, vector<8xf32>
            %588 = wave.opaque %587 : vector<8xf32>
            wave.pin
            %589 = wave.opaque %220 : i32
            %590 = arith.cmpi sgt, %589, %161 : i32
            %591:4 = scf.if %590 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %592 = arith.andi %336, %445#0 : vector<4xi32>
              %593 = arith.andi %338, %445#1 : vector<4xi32>
              %594 = arith.andi %340, %445#2 : vector<4xi32>
              %595 = arith.andi %342, %445#3 : vector<4xi32>
              scf.yield %592, %593, %594, %595 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %336, %338, %340, %342 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %596 = vector.shuffle %591#0, %591#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %597 = vector.bitcast %596 : vector<8xi32> to vector<16xf16>
            %598 = wave.mma %597, %417, %395#4 : vector<16xf16>, vector<8xf32>
            %599 = vector.shuffle %591#2, %591#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %600 = vector.bitcast %599 : vector<8xi32> to vector<16xf16>
            %601 = wave.mma %600, %424, %598 : vector<16xf16>, vector<8xf32>
            %602 = wave.opaque %601 : vector<8xf32>
            wave.pin
            %603 = wave.opaque %220 : i32
            %604 = arith.cmpi slt, %603, %161 : i32
            %605:4 = scf.if %604 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %606 = arith.addi %246, %35 : index
              %607 = arith.addi %606, %c23 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %606, %c25 : index
              %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %611 = arith.addi %254, %35 : index
              %612 = arith.addi %611, %c23 : index
              %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %614 = arith.addi %611, %c25 : index
              %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %608, %610, %613, %615 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %591#0, %591#1, %591#2, %591#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %616 = wave.opaque %220 : i32
            %617 = arith.cmpi sgt, %616, %161 : i32
            %618:4 = scf.if %617 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %619 = arith.andi %568, %445#0 : vector<4xi32>
              %620 = arith.andi %570, %445#1 : vector<4xi32>
              %621 = arith.andi %572, %445#2 : vector<4xi32>
              %622 = arith.andi %574, %445#3 : vector<4xi32>
              scf.yield %619, %620, %621, %622 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %568, %570, %572, %574 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %623 = vector.shuffle %618#0, %618#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %624 = vector.bitcast %623 : vector<8xi32> to vector<16xf16>
            %625 = wave.mma %624, %417, %395#5 : vector<16xf16>, vector<8xf32>
            %626 = vector.shuffle %618#2, %618#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %627 = vector.bitcast %626 : vector<8xi32> to vector<16xf16>
            %628 = wave.mma %627, %424, %625 : vector<16xf16>, vector<8xf32>
            %629 = wave.opaque %628 : vector<8xf32>
            wave.pin
            %630 = wave.opaque %220 : i32
            %631 = arith.cmpi slt, %630, %161 : i32
            %632:4 = scf.if %631 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %633 = arith.addi %246, %35 : index
              %634 = arith.addi %633, %c24 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %636 = arith.addi %633, %c45 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %638 = arith.addi %254, %35 : index
              %639 = arith.addi %638, %c24 : index
              %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %641 = arith.addi %638, %c45 : index
              %642 = vector.load %kv[%641] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %635, %637, %640, %642 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %618#0, %618#1, %618#2, %618#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %605#0, %605#1, %605#2, %605#3, %632#0, %632#1, %632#2, %632#3, %395#0, %442, %566, %588, %602, %629 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %643 = wave.swap_halves %217#9 : f32
          %644 = arith.addf %217#9, %643 : f32
          scf.yield %217#8, %644, %217#10, %217#11, %217#12, %217#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %645 = wave.opaque %c23 : index
        %646 = arith.addi %46, %645 : index
        %647 = arith.remui %0, %c9 : index
        %648 = arith.addi %647, %645 : index
        %649 = arith.addi %1, %645 : index
        %650 = arith.cmpi slt, %649, %c9 : index
        scf.if %650 {
          %651 = arith.addi %45, %649 : index
          memref.store %163#0, %6[%651] : memref<?xf32>
          %652 = arith.addi %651, %c3 : index
          memref.store %163#1, %6[%652] : memref<?xf32>
          %653 = arith.muli %8, %c36 : index
          %654 = arith.muli %2, %c9 : index
          %655 = arith.addi %653, %654 : index
          %656 = arith.addi %655, %649 : index
          %657 = vector.extract %163#2[0] : f32 from vector<8xf32>
          %658 = arith.addi %656, %c23 : index
          memref.store %657, %5[%658] : memref<?xf32>
          %659 = vector.extract %163#2[1] : f32 from vector<8xf32>
          %660 = arith.addi %656, %c3 : index
          memref.store %659, %5[%660] : memref<?xf32>
          %661 = vector.extract %163#2[2] : f32 from vector<8xf32>
          %662 = arith.addi %656, %c22 : index
          memref.store %661, %5[%662] : memref<?xf32>
          %663 = vector.extract %163#2[3] : f32 from vector<8xf32>
          %664 = arith.addi %656, %c29 : index
          memref.store %663, %5[%664] : memref<?xf32>
          %665 = vector.extract %163#2[4] : f32 from vector<8xf32>
          %666 = arith.addi %656, %c25 : index
          memref.store %665, %5[%666] : memref<?xf32>
          %667 = vector.extract %163#2[5] : f32 from vector<8xf32>
          %668 = arith.addi %656, %c75 : index
          memref.store %667, %5[%668] : memref<?xf32>
          %669 = vector.extract %163#2[6] : f32 from vector<8xf32>
          %670 = arith.addi %656, %c76 : index
          memref.store %669, %5[%670] : memref<?xf32>
          %671 = vector.extract %163#2[7] : f32 from vector<8xf32>
          %672 = arith.addi %656, %c77 : index
          memref.store %671, %5[%672] : memref<?xf32>
          %673 = vector.extract %163#3[0] : f32 from vector<8xf32>
          %674 = arith.addi %656, %c24 : index
          memref.store %673, %5[%674] : memref<?xf32>
          %675 = vector.extract %163#3[1] : f32 from vector<8xf32>
          %676 = arith.addi %656, %c78 : index
          memref.store %675, %5[%676] : memref<?xf32>
          %677 = vector.extract %163#3[2] : f32 from vector<8xf32>
          %678 = arith.addi %656, %c79 : index
          memref.store %677, %5[%678] : memref<?xf32>
          %679 = vector.extract %163#3[3] : f32 from vector<8xf32>
          %680 = arith.addi %656, %c80 : index
          memref.store %679, %5[%680] : memref<?xf32>
          %681 = vector.extract %163#3[4] : f32 from vector<8xf32>
          %682 = arith.addi %656, %c45 : index
          memref.store %681, %5[%682] : memref<?xf32>
          %683 = vector.extract %163#3[5] : f32 from vector<8xf32>
          %684 = arith.addi %656, %c81 : index
          memref.store %683, %5[%684] : memref<?xf32>
          %685 = vector.extract %163#3[6] : f32 from vector<8xf32>
          %686 = arith.addi %656, %c82 : index
          memref.store %685, %5[%686] : memref<?xf32>
          %687 = vector.extract %163#3[7] : f32 from vector<8xf32>
          %688 = arith.addi %656, %c83 : index
          memref.store %687, %5[%688] : memref<?xf32>
          %689 = vector.extract %163#4[0] : f32 from vector<8xf32>
          %690 = arith.addi %656, %c7 : index
          memref.store %689, %5[%690] : memref<?xf32>
          %691 = vector.extract %163#4[1] : f32 from vector<8xf32>
          %692 = arith.addi %656, %c84 : index
          memref.store %691, %5[%692] : memref<?xf32>
          %693 = vector.extract %163#4[2] : f32 from vector<8xf32>
          %694 = arith.addi %656, %c85 : index
          memref.store %693, %5[%694] : memref<?xf32>
          %695 = vector.extract %163#4[3] : f32 from vector<8xf32>
          %696 = arith.addi %656, %c86 : index
          memref.store %695, %5[%696] : memref<?xf32>
          %697 = vector.extract %163#4[4] : f32 from vector<8xf32>
          %698 = arith.addi %656, %c46 : index
          memref.store %697, %5[%698] : memref<?xf32>
          %699 = vector.extract %163#4[5] : f32 from vector<8xf32>
          %700 = arith.addi %656, %c87 : index
          memref.store %699, %5[%700] : memref<?xf32>
          %701 = vector.extract %163#4[6] : f32 from vector<8xf32>
          %702 = arith.addi %656, %c88 : index
          memref.store %701, %5[%702] : memref<?xf32>
          %703 = vector.extract %163#4[7] : f32 from vector<8xf32>
          %704 = arith.addi %656, %c89 : index
          memref.store %703, %5[%704] : memref<?xf32>
          %705 = vector.extract %163#5[0] : f32 from vector<8xf32>
          %706 = arith.addi %656, %c47 : index
          memref.store %705, %5[%706] : memref<?xf32>
          %707 = vector.extract %163#5[1] : f32 from vector<8xf32>
          %708 = arith.addi %656, %c90 : index
          memref.store %707, %5[%708] : memref<?xf32>
          %709 = vector.extract %163#5[2] : f32 from vector<8xf32>
          %710 = arith.addi %656, %c91 : index
          memref.store %709, %5[%710] : memref<?xf32>
          %711 = vector.extract %163#5[3] : f32 from vector<8xf32>
          %712 = arith.addi %656, %c92 : index
          memref.store %711, %5[%712] : memref<?xf32>
          %713 = vector.extract %163#5[4] : f32 from vector<8xf32>
          %714 = arith.addi %656, %c48 : index
          memref.store %713, %5[%714] : memref<?xf32>
          %715 = vector.extract %163#5[5] : f32 from vector<8xf32>
          %716 = arith.addi %656, %c93 : index
          memref.store %715, %5[%716] : memref<?xf32>
          %717 = vector.extract %163#5[6] : f32 from vector<8xf32>
          %718 = arith.addi %656, %c94 : index
          memref.store %717, %5[%718] : memref<?xf32>
          %719 = vector.extract %163#5[7] : f32 from vector<8xf32>
          %720 = arith.addi %656, %c95 : index
          memref.store %719, %5[%720] : memref<?xf32>
        }
        wave.barrier
        %721 = arith.addi %648, %c23 : index
        %722 = memref.load %6[%721] : memref<?xf32>
        %723 = arith.addi %648, %c3 : index
        %724 = memref.load %6[%723] : memref<?xf32>
        %725 = arith.addi %648, %c22 : index
        %726 = memref.load %6[%725] : memref<?xf32>
        %727 = arith.addi %648, %c29 : index
        %728 = memref.load %6[%727] : memref<?xf32>
        %729 = arith.addi %648, %c25 : index
        %730 = memref.load %6[%729] : memref<?xf32>
        %731 = arith.addi %648, %c75 : index
        %732 = memref.load %6[%731] : memref<?xf32>
        %733 = arith.addi %648, %c76 : index
        %734 = memref.load %6[%733] : memref<?xf32>
        %735 = arith.addi %648, %c77 : index
        %736 = memref.load %6[%735] : memref<?xf32>
        %737 = arith.addi %648, %c24 : index
        %738 = memref.load %6[%737] : memref<?xf32>
        %739 = arith.addi %648, %c78 : index
        %740 = memref.load %6[%739] : memref<?xf32>
        %741 = arith.addi %648, %c79 : index
        %742 = memref.load %6[%741] : memref<?xf32>
        %743 = arith.addi %648, %c80 : index
        %744 = memref.load %6[%743] : memref<?xf32>
        %745 = arith.addi %648, %c45 : index
        %746 = memref.load %6[%745] : memref<?xf32>
        %747 = arith.addi %648, %c81 : index
        %748 = memref.load %6[%747] : memref<?xf32>
        %749 = arith.addi %648, %c82 : index
        %750 = memref.load %6[%749] : memref<?xf32>
        %751 = arith.addi %648, %c83 : index
        %752 = memref.load %6[%751] : memref<?xf32>
        %753 = arith.maxnumf %722, %726 fastmath<nnan> : f32
        %754 = arith.subf %722, %753 : f32
        %755 = wave.exp2 %754 : f32
        %756 = arith.subf %726, %753 : f32
        %757 = wave.exp2 %756 : f32
        %758 = arith.mulf %724, %755 : f32
        %759 = math.fma %728, %757, %758 : f32
        %760 = arith.maxnumf %753, %730 fastmath<nnan> : f32
        %761 = arith.subf %753, %760 : f32
        %762 = wave.exp2 %761 : f32
        %763 = arith.subf %730, %760 : f32
        %764 = wave.exp2 %763 : f32
        %765 = arith.mulf %759, %762 : f32
        %766 = math.fma %732, %764, %765 : f32
        %767 = arith.maxnumf %760, %734 fastmath<nnan> : f32
        %768 = arith.subf %760, %767 : f32
        %769 = wave.exp2 %768 : f32
        %770 = arith.subf %734, %767 : f32
        %771 = wave.exp2 %770 : f32
        %772 = arith.mulf %766, %769 : f32
        %773 = math.fma %736, %771, %772 : f32
        %774 = arith.maxnumf %767, %738 fastmath<nnan> : f32
        %775 = arith.subf %767, %774 : f32
        %776 = wave.exp2 %775 : f32
        %777 = arith.subf %738, %774 : f32
        %778 = wave.exp2 %777 : f32
        %779 = arith.mulf %773, %776 : f32
        %780 = math.fma %740, %778, %779 : f32
        %781 = arith.maxnumf %774, %742 fastmath<nnan> : f32
        %782 = arith.subf %774, %781 : f32
        %783 = wave.exp2 %782 : f32
        %784 = arith.subf %742, %781 : f32
        %785 = wave.exp2 %784 : f32
        %786 = arith.mulf %780, %783 : f32
        %787 = math.fma %744, %785, %786 : f32
        %788 = arith.maxnumf %781, %746 fastmath<nnan> : f32
        %789 = arith.subf %781, %788 : f32
        %790 = wave.exp2 %789 : f32
        %791 = arith.subf %746, %788 : f32
        %792 = wave.exp2 %791 : f32
        %793 = arith.mulf %787, %790 : f32
        %794 = math.fma %748, %792, %793 : f32
        %795 = arith.maxnumf %788, %750 fastmath<nnan> : f32
        %796 = arith.subf %788, %795 : f32
        %797 = wave.exp2 %796 : f32
        %798 = arith.subf %750, %795 : f32
        %799 = wave.exp2 %798 : f32
        %800 = arith.mulf %794, %797 : f32
        %801 = math.fma %752, %799, %800 : f32
        %802 = arith.addi %646, %c23 : index
        %803 = arith.addi %802, %c23 : index
        %804 = memref.load %5[%803] : memref<?xf32>
        %805 = arith.addi %802, %c36 : index
        %806 = memref.load %5[%805] : memref<?xf32>
        %807 = arith.addi %802, %c5 : index
        %808 = memref.load %5[%807] : memref<?xf32>
        %809 = arith.addi %802, %c96 : index
        %810 = memref.load %5[%809] : memref<?xf32>
        %811 = arith.addi %802, %c97 : index
        %812 = memref.load %5[%811] : memref<?xf32>
        %813 = arith.addi %802, %c98 : index
        %814 = memref.load %5[%813] : memref<?xf32>
        %815 = arith.addi %802, %c99 : index
        %816 = memref.load %5[%815] : memref<?xf32>
        %817 = arith.addi %802, %c100 : index
        %818 = memref.load %5[%817] : memref<?xf32>
        %819 = arith.mulf %804, %755 : f32
        %820 = math.fma %806, %757, %819 : f32
        %821 = arith.mulf %820, %762 : f32
        %822 = math.fma %808, %764, %821 : f32
        %823 = arith.mulf %822, %769 : f32
        %824 = math.fma %810, %771, %823 : f32
        %825 = arith.mulf %824, %776 : f32
        %826 = math.fma %812, %778, %825 : f32
        %827 = arith.mulf %826, %783 : f32
        %828 = math.fma %814, %785, %827 : f32
        %829 = arith.mulf %828, %790 : f32
        %830 = math.fma %816, %792, %829 : f32
        %831 = arith.mulf %830, %797 : f32
        %832 = math.fma %818, %799, %831 : f32
        %833 = arith.addi %646, %c7 : index
        %834 = arith.addi %833, %c23 : index
        %835 = memref.load %5[%834] : memref<?xf32>
        %836 = arith.addi %833, %c36 : index
        %837 = memref.load %5[%836] : memref<?xf32>
        %838 = arith.addi %833, %c5 : index
        %839 = memref.load %5[%838] : memref<?xf32>
        %840 = arith.addi %833, %c96 : index
        %841 = memref.load %5[%840] : memref<?xf32>
        %842 = arith.addi %833, %c97 : index
        %843 = memref.load %5[%842] : memref<?xf32>
        %844 = arith.addi %833, %c98 : index
        %845 = memref.load %5[%844] : memref<?xf32>
        %846 = arith.addi %833, %c99 : index
        %847 = memref.load %5[%846] : memref<?xf32>
        %848 = arith.addi %833, %c100 : index
        %849 = memref.load %5[%848] : memref<?xf32>
        %850 = arith.mulf %835, %755 : f32
        %851 = math.fma %837, %757, %850 : f32
        %852 = arith.mulf %851, %762 : f32
        %853 = math.fma %839, %764, %852 : f32
        %854 = arith.mulf %853, %769 : f32
        %855 = math.fma %841, %771, %854 : f32
        %856 = arith.mulf %855, %776 : f32
        %857 = math.fma %843, %778, %856 : f32
        %858 = arith.mulf %857, %783 : f32
        %859 = math.fma %845, %785, %858 : f32
        %860 = arith.mulf %859, %790 : f32
        %861 = math.fma %847, %792, %860 : f32
        %862 = arith.mulf %861, %797 : f32
        %863 = math.fma %849, %799, %862 : f32
        %864 = arith.cmpi eq, %42, %c17 : i32
        scf.if %864 {
          %865 = arith.divf %c101, %801 : f32
          %866 = arith.addi %17, %648 : index
          %867 = arith.cmpi slt, %866, %groupSize : index
          scf.if %867 {
            %868 = arith.muli %15, %groupSize : index
            %869 = arith.addi %868, %866 : index
            %870 = arith.muli %869, %c25 : index
            %871 = arith.muli %heads, %c25 : index
            %872 = arith.divui %802, %c9 : index
            %873 = arith.muli %15, %c25 : index
            %874 = arith.addi %873, %872 : index
            %875 = memref.load %factors[%874] : memref<?xf32>
            %876 = arith.muli %kvHeads, %c25 : index
            %877 = arith.addi %874, %876 : index
            %878 = memref.load %factors[%877] : memref<?xf32>
            %879 = arith.mulf %832, %865 : f32
            %880 = math.fma %879, %875, %878 : f32
            %881 = arith.addi %870, %872 : index
            %882 = arith.divui %24, %outTileRows : index
            %883 = arith.divui %871, %c3 : index
            %884 = arith.muli %882, %883 : index
            %885 = arith.divui %881, %c3 : index
            %886 = arith.addi %884, %885 : index
            %887 = arith.muli %886, %c10 : index
            %888 = arith.remui %881, %c3 : index
            %889 = arith.divui %888, %c9 : index
            %890 = arith.addi %887, %889 : index
            %891 = arith.muli %outTileRows, %c9 : index
            %892 = arith.muli %890, %891 : index
            %893 = arith.remui %24, %outTileRows : index
            %894 = arith.muli %893, %c9 : index
            %895 = arith.addi %892, %894 : index
            %896 = arith.remui %881, %c9 : index
            %897 = arith.addi %895, %896 : index
            %898 = arith.addf %880, %c40 : f32
            %899 = arith.minimumf %898, %c103 : f32
            %900 = arith.maximumf %899, %c104 : f32
            %901 = arith.truncf %900 : f32 to f16
            memref.store %901, %out[%897] : memref<?xf16>
            %902 = arith.divui %833, %c9 : index
            %903 = arith.addi %873, %902 : index
            %904 = memref.load %factors[%903] : memref<?xf32>
            %905 = arith.addi %903, %876 : index
            %906 = memref.load %factors[%905] : memref<?xf32>
            %907 = arith.mulf %863, %865 : f32
            %908 = math.fma %907, %904, %906 : f32
            %909 = arith.addi %870, %902 : index
            %910 = arith.divui %909, %c3 : index
            %911 = arith.addi %884, %910 : index
            %912 = arith.muli %911, %c10 : index
            %913 = arith.remui %909, %c3 : index
            %914 = arith.divui %913, %c9 : index
            %915 = arith.addi %912, %914 : index
            %916 = arith.muli %915, %891 : index
            %917 = arith.addi %916, %894 : index
            %918 = arith.remui %909, %c9 : index
            %919 = arith.addi %917, %918 : index
            %920 = arith.addf %908, %c40 : f32
            %921 = arith.minimumf %920, %c103 : f32
            %922 = arith.maximumf %921, %c104 : f32
            %923 = arith.truncf %922 : f32 to f16
            memref.store %923, %out[%919] : memref<?xf16>
          }
        } else {
          %924 = arith.addi %ranges, %groups : index
          %925 = arith.muli %9, %924 : index
          %926 = arith.index_castui %155 : i32 to index
          %927 = arith.addi %925, %926 : index
          %928 = arith.muli %927, %c107 : index
          %929 = arith.addi %928, %802 : index
          memref.store %832, %partial[%929] : memref<?xf32>
          %930 = arith.addi %928, %833 : index
          memref.store %863, %partial[%930] : memref<?xf32>
          %931 = arith.cmpi slt, %646, %c9 : index
          scf.if %931 {
            %932 = arith.addi %928, %c36 : index
            %933 = arith.addi %932, %646 : index
            memref.store %795, %partial[%933] : memref<?xf32>
            %934 = arith.addi %933, %c9 : index
            memref.store %801, %partial[%934] : memref<?xf32>
          }
          %935 = arith.addi %42, %c65 : i32
          %936 = arith.divui %935, %c66 : i32
          %937 = arith.divui %155, %c66 : i32
          %938 = arith.addi %groups, %c4 : index
          %939 = arith.muli %9, %938 : index
          %940 = arith.muli %937, %c66 : i32
          %941 = arith.subi %42, %940 : i32
          %942 = arith.minsi %941, %c66 : i32
          %943 = arith.index_castui %937 : i32 to index
          %944 = arith.addi %939, %943 : index
          %945 = arith.index_castui %942 : i32 to index
          %946 = wave.arrive %counters[%944], %945 : memref<?xi32>
          scf.if %946 {
            %952:4 = scf.for %947 = %c44 to %942 step %c66 iter_args(%948 = %c39, %949 = %c40, %950 = %c40, %951 = %c40) -> (f32, f32, f32, f32) : i32 {
              %953 = arith.addi %947, %c44 : i32
              %954 = arith.subi %942, %c17 : i32
              %955 = arith.minsi %953, %954 : i32
              %956 = arith.addi %940, %955 : i32
              %957 = arith.index_castui %956 : i32 to index
              %958 = arith.addi %925, %957 : index
              %959 = arith.muli %958, %c107 : index
              %960 = arith.addi %959, %c36 : index
              %961 = arith.addi %960, %648 : index
              %962 = memref.load %partial[%961] : memref<?xf32>
              %963 = arith.cmpi slt, %953, %942 : i32
              %964 = arith.select %963, %962, %c39 : f32
              %965 = arith.addi %959, %646 : index
              %966 = arith.addi %965, %c23 : index
              %967 = memref.load %partial[%966] : memref<?xf32>
              %968 = arith.addi %965, %c7 : index
              %969 = memref.load %partial[%968] : memref<?xf32>
              %970 = arith.addi %961, %c9 : index
              %971 = memref.load %partial[%970] : memref<?xf32>
              %972 = arith.addi %947, %c17 : i32
              %973 = arith.minsi %972, %954 : i32
              %974 = arith.addi %940, %973 : i32
              %975 = arith.index_castui %974 : i32 to index
              %976 = arith.addi %925, %975 : index
              %977 = arith.muli %976, %c107 : index
              %978 = arith.addi %977, %c36 : index
              %979 = arith.addi %978, %648 : index
              %980 = memref.load %partial[%979] : memref<?xf32>
              %981 = arith.cmpi slt, %972, %942 : i32
              %982 = arith.select %981, %980, %c39 : f32
              %983 = arith.addi %977, %646 : index
              %984 = arith.addi %983, %c23 : index
              %985 = memref.load %partial[%984] : memref<?xf32>
              %986 = arith.addi %983, %c7 : index
              %987 = memref.load %partial[%986] : memref<?xf32>
              %988 = arith.addi %979, %c9 : index
              %989 = memref.load %partial[%988] : memref<?xf32>
              %990 = arith.addi %947, %c59 : i32
              %991 = arith.minsi %990, %954 : i32
              %992 = arith.addi %940, %991 : i32
              %993 = arith.index_castui %992 : i32 to index
              %994 = arith.addi %925, %993 : index
              %995 = arith.muli %994, %c107 : index
              %996 = arith.addi %995, %c36 : index
              %997 = arith.addi %996, %648 : index
              %998 = memref.load %partial[%997] : memref<?xf32>
              %999 = arith.cmpi slt, %990, %942 : i32
              %1000 = arith.select %999, %998, %c39 : f32
              %1001 = arith.addi %995, %646 : index
              %1002 = arith.addi %1001, %c23 : index
              %1003 = memref.load %partial[%1002] : memref<?xf32>
              %1004 = arith.addi %1001, %c7 : index
              %1005 = memref.load %partial[%1004] : memref<?xf32>
              %1006 = arith.addi %997, %c9 : index
              %1007 = memref.load %partial[%1006] : memref<?xf32>
              %1008 = arith.addi %947, %c61 : i32
              %1009 = arith.minsi %1008, %954 : i32
              %1010 = arith.addi %940, %1009 : i32
              %1011 = arith.index_castui %1010 : i32 to index
              %1012 = arith.addi %925, %1011 : index
              %1013 = arith.muli %1012, %c107 : index
              %1014 = arith.addi %1013, %c36 : index
              %1015 = arith.addi %1014, %648 : index
              %1016 = memref.load %partial[%1015] : memref<?xf32>
              %1017 = arith.cmpi slt, %1008, %942 : i32
              %1018 = arith.select %1017, %1016, %c39 : f32
              %1019 = arith.addi %1013, %646 : index
              %1020 = arith.addi %1019, %c23 : index
              %1021 = memref.load %partial[%1020] : memref<?xf32>
              %1022 = arith.addi %1019, %c7 : index
              %1023 = memref.load %partial[%1022] : memref<?xf32>
              %1024 = arith.addi %1015, %c9 : index
              %1025 = memref.load %partial[%1024] : memref<?xf32>
              %1026 = arith.addi %947, %c62 : i32
              %1027 = arith.minsi %1026, %954 : i32
              %1028 = arith.addi %940, %1027 : i32
              %1029 = arith.index_castui %1028 : i32 to index
              %1030 = arith.addi %925, %1029 : index
              %1031 = arith.muli %1030, %c107 : index
              %1032 = arith.addi %1031, %c36 : index
              %1033 = arith.addi %1032, %648 : index
              %1034 = memref.load %partial[%1033] : memref<?xf32>
              %1035 = arith.cmpi slt, %1026, %942 : i32
              %1036 = arith.select %1035, %1034, %c39 : f32
              %1037 = arith.addi %1031, %646 : index
              %1038 = arith.addi %1037, %c23 : index
              %1039 = memref.load %partial[%1038] : memref<?xf32>
              %1040 = arith.addi %1037, %c7 : index
              %1041 = memref.load %partial[%1040] : memref<?xf32>
              %1042 = arith.addi %1033, %c9 : index
              %1043 = memref.load %partial[%1042] : memref<?xf32>
              %1044 = arith.addi %947, %c63 : i32
              %1045 = arith.minsi %1044, %954 : i32
              %1046 = arith.addi %940, %1045 : i32
              %1047 = arith.index_castui %1046 : i32 to index
              %1048 = arith.addi %925, %1047 : index
              %1049 = arith.muli %1048, %c107 : index
              %1050 = arith.addi %1049, %c36 : index
              %1051 = arith.addi %1050, %648 : index
              %1052 = memref.load %partial[%1051] : memref<?xf32>
              %1053 = arith.cmpi slt, %1044, %942 : i32
              %1054 = arith.select %1053, %1052, %c39 : f32
              %1055 = arith.addi %1049, %646 : index
              %1056 = arith.addi %1055, %c23 : index
              %1057 = memref.load %partial[%1056] : memref<?xf32>
              %1058 = arith.addi %1055, %c7 : index
              %1059 = memref.load %partial[%1058] : memref<?xf32>
              %1060 = arith.addi %1051, %c9 : index
              %1061 = memref.load %partial[%1060] : memref<?xf32>
              %1062 = arith.addi %947, %c64 : i32
              %1063 = arith.minsi %1062, %954 : i32
              %1064 = arith.addi %940, %1063 : i32
              %1065 = arith.index_castui %1064 : i32 to index
              %1066 = arith.addi %925, %1065 : index
              %1067 = arith.muli %1066, %c107 : index
              %1068 = arith.addi %1067, %c36 : index
              %1069 = arith.addi %1068, %648 : index
              %1070 = memref.load %partial[%1069] : memref<?xf32>
              %1071 = arith.cmpi slt, %1062, %942 : i32
              %1072 = arith.select %1071, %1070, %c39 : f32
              %1073 = arith.addi %1067, %646 : index
              %1074 = arith.addi %1073, %c23 : index
              %1075 = memref.load %partial[%1074] : memref<?xf32>
              %1076 = arith.addi %1073, %c7 : index
              %1077 = memref.load %partial[%1076] : memref<?xf32>
              %1078 = arith.addi %1069, %c9 : index
              %1079 = memref.load %partial[%1078] : memref<?xf32>
              %1080 = arith.addi %947, %c65 : i32
              %1081 = arith.minsi %1080, %954 : i32
              %1082 = arith.addi %940, %1081 : i32
              %1083 = arith.index_castui %1082 : i32 to index
              %1084 = arith.addi %925, %1083 : index
              %1085 = arith.muli %1084, %c107 : index
              %1086 = arith.addi %1085, %c36 : index
              %1087 = arith.addi %1086, %648 : index
              %1088 = memref.load %partial[%1087] : memref<?xf32>
              %1089 = arith.cmpi slt, %1080, %942 : i32
              %1090 = arith.select %1089, %1088, %c39 : f32
              %1091 = arith.addi %1085, %646 : index
              %1092 = arith.addi %1091, %c23 : index
              %1093 = memref.load %partial[%1092] : memref<?xf32>
              %1094 = arith.addi %1091, %c7 : index
              %1095 = memref.load %partial[%1094] : memref<?xf32>
              %1096 = arith.addi %1087, %c9 : index
              %1097 = memref.load %partial[%1096] : memref<?xf32>
              %1098 = arith.maxnumf %948, %964 fastmath<nnan> : f32
              %1099 = arith.subf %948, %1098 : f32
              %1100 = wave.exp2 %1099 : f32
              %1101 = arith.subf %964, %1098 : f32
              %1102 = wave.exp2 %1101 : f32
              %1103 = arith.mulf %949, %1100 : f32
              %1104 = math.fma %971, %1102, %1103 : f32
              %1105 = arith.mulf %950, %1100 : f32
              %1106 = math.fma %967, %1102, %1105 : f32
              %1107 = arith.mulf %951, %1100 : f32
              %1108 = math.fma %969, %1102, %1107 : f32
              %1109 = arith.maxnumf %1098, %982 fastmath<nnan> : f32
              %1110 = arith.subf %1098, %1109 : f32
              %1111 = wave.exp2 %1110 : f32
              %1112 = arith.subf %982, %1109 : f32
              %1113 = wave.exp2 %1112 : f32
              %1114 = arith.mulf %1104, %1111 : f32
              %1115 = math.fma %989, %1113, %1114 : f32
              %1116 = arith.mulf %1106, %1111 : f32
              %1117 = math.fma %985, %1113, %1116 : f32
              %1118 = arith.mulf %1108, %1111 : f32
              %1119 = math.fma %987, %1113, %1118 : f32
              %1120 = arith.maxnumf %1109, %1000 fastmath<nnan> : f32
              %1121 = arith.subf %1109, %1120 : f32
              %1122 = wave.exp2 %1121 : f32
              %1123 = arith.subf %1000, %1120 : f32
              %1124 = wave.exp2 %1123 : f32
              %1125 = arith.mulf %1115, %1122 : f32
              %1126 = math.fma %1007, %1124, %1125 : f32
              %1127 = arith.mulf %1117, %1122 : f32
              %1128 = math.fma %1003, %1124, %1127 : f32
              %1129 = arith.mulf %1119, %1122 : f32
              %1130 = math.fma %1005, %1124, %1129 : f32
              %1131 = arith.maxnumf %1120, %1018 fastmath<nnan> : f32
              %1132 = arith.subf %1120, %1131 : f32
              %1133 = wave.exp2 %1132 : f32
              %1134 = arith.subf %1018, %1131 : f32
              %1135 = wave.exp2 %1134 : f32
              %1136 = arith.mulf %1126, %1133 : f32
              %1137 = math.fma %1025, %1135, %1136 : f32
              %1138 = arith.mulf %1128, %1133 : f32
              %1139 = math.fma %1021, %1135, %1138 : f32
              %1140 = arith.mulf %1130, %1133 : f32
              %1141 = math.fma %1023, %1135, %1140 : f32
              %1142 = arith.maxnumf %1131, %1036 fastmath<nnan> : f32
              %1143 = arith.subf %1131, %1142 : f32
              %1144 = wave.exp2 %1143 : f32
              %1145 = arith.subf %1036, %1142 : f32
              %1146 = wave.exp2 %1145 : f32
              %1147 = arith.mulf %1137, %1144 : f32
              %1148 = math.fma %1043, %1146, %1147 : f32
              %1149 = arith.mulf %1139, %1144 : f32
              %1150 = math.fma %1039, %1146, %1149 : f32
              %1151 = arith.mulf %1141, %1144 : f32
              %1152 = math.fma %1041, %1146, %1151 : f32
              %1153 = arith.maxnumf %1142, %1054 fastmath<nnan> : f32
              %1154 = arith.subf %1142, %1153 : f32
              %1155 = wave.exp2 %1154 : f32
              %1156 = arith.subf %1054, %1153 : f32
              %1157 = wave.exp2 %1156 : f32
              %1158 = arith.mulf %1148, %1155 : f32
              %1159 = math.fma %1061, %1157, %1158 : f32
              %1160 = arith.mulf %1150, %1155 : f32
              %1161 = math.fma %1057, %1157, %1160 : f32
              %1162 = arith.mulf %1152, %1155 : f32
              %1163 = math.fma %1059, %1157, %1162 : f32
              %1164 = arith.maxnumf %1153, %1072 fastmath<nnan> : f32
              %1165 = arith.subf %1153, %1164 : f32
              %1166 = wave.exp2 %1165 : f32
              %1167 = arith.subf %1072, %1164 : f32
              %1168 = wave.exp2 %1167 : f32
              %1169 = arith.mulf %1159, %1166 : f32
              %1170 = math.fma %1079, %1168, %1169 : f32
              %1171 = arith.mulf %1161, %1166 : f32
              %1172 = math.fma %1075, %1168, %1171 : f32
              %1173 = arith.mulf %1163, %1166 : f32
              %1174 = math.fma %1077, %1168, %1173 : f32
              %1175 = arith.maxnumf %1164, %1090 fastmath<nnan> : f32
              %1176 = arith.subf %1164, %1175 : f32
              %1177 = wave.exp2 %1176 : f32
              %1178 = arith.subf %1090, %1175 : f32
              %1179 = wave.exp2 %1178 : f32
              %1180 = arith.mulf %1170, %1177 : f32
              %1181 = math.fma %1097, %1179, %1180 : f32
              %1182 = arith.mulf %1172, %1177 : f32
              %1183 = math.fma %1093, %1179, %1182 : f32
              %1184 = arith.mulf %1174, %1177 : f32
              %1185 = math.fma %1095, %1179, %1184 : f32
              scf.yield %1175, %1181, %1183, %1185 : f32, f32, f32, f32
            }
            %1186 = arith.cmpi eq, %936, %c17 : i32
            scf.if %1186 {
              %1187 = arith.divf %c101, %952#1 : f32
              %1188 = arith.addi %17, %648 : index
              %1189 = arith.cmpi slt, %1188, %groupSize : index
              scf.if %1189 {
                %1190 = arith.muli %15, %groupSize : index
                %1191 = arith.addi %1190, %1188 : index
                %1192 = arith.muli %1191, %c25 : index
                %1193 = arith.muli %heads, %c25 : index
                %1194 = arith.divui %802, %c9 : index
                %1195 = arith.muli %15, %c25 : index
                %1196 = arith.addi %1195, %1194 : index
                %1197 = memref.load %factors[%1196] : memref<?xf32>
                %1198 = arith.muli %kvHeads, %c25 : index
                %1199 = arith.addi %1196, %1198 : index
                %1200 = memref.load %factors[%1199] : memref<?xf32>
                %1201 = arith.mulf %952#2, %1187 : f32
                %1202 = math.fma %1201, %1197, %1200 : f32
                %1203 = arith.addi %1192, %1194 : index
                %1204 = arith.divui %24, %outTileRows : index
                %1205 = arith.divui %1193, %c3 : index
                %1206 = arith.muli %1204, %1205 : index
                %1207 = arith.divui %1203, %c3 : index
                %1208 = arith.addi %1206, %1207 : index
                %1209 = arith.muli %1208, %c10 : index
                %1210 = arith.remui %1203, %c3 : index
                %1211 = arith.divui %1210, %c9 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.muli %outTileRows, %c9 : index
                %1214 = arith.muli %1212, %1213 : index
                %1215 = arith.remui %24, %outTileRows : index
                %1216 = arith.muli %1215, %c9 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.remui %1203, %c9 : index
                %1219 = arith.addi %1217, %1218 : index
                %1220 = arith.addf %1202, %c40 : f32
                %1221 = arith.minimumf %1220, %c103 : f32
                %1222 = arith.maximumf %1221, %c104 : f32
                %1223 = arith.truncf %1222 : f32 to f16
                memref.store %1223, %out[%1219] : memref<?xf16>
                %1224 = arith.divui %833, %c9 : index
                %1225 = arith.addi %1195, %1224 : index
                %1226 = memref.load %factors[%1225] : memref<?xf32>
                %1227 = arith.addi %1225, %1198 : index
                %1228 = memref.load %factors[%1227] : memref<?xf32>
                %1229 = arith.mulf %952#3, %1187 : f32
                %1230 = math.fma %1229, %1226, %1228 : f32
                %1231 = arith.addi %1192, %1224 : index
                %1232 = arith.divui %1231, %c3 : index
                %1233 = arith.addi %1206, %1232 : index
                %1234 = arith.muli %1233, %c10 : index
                %1235 = arith.remui %1231, %c3 : index
                %1236 = arith.divui %1235, %c9 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.muli %1237, %1213 : index
                %1239 = arith.addi %1238, %1216 : index
                %1240 = arith.remui %1231, %c9 : index
                %1241 = arith.addi %1239, %1240 : index
                %1242 = arith.addf %1230, %c40 : f32
                %1243 = arith.minimumf %1242, %c103 : f32
                %1244 = arith.maximumf %1243, %c104 : f32
                %1245 = arith.truncf %1244 : f32 to f16
                memref.store %1245, %out[%1241] : memref<?xf16>
              }
            } else {
              %1246 = arith.index_cast %ranges : index to i32
              %1247 = arith.addi %1246, %937 : i32
              %1248 = arith.index_castui %1247 : i32 to index
              %1249 = arith.addi %925, %1248 : index
              %1250 = arith.muli %1249, %c107 : index
              %1251 = arith.addi %1250, %802 : index
              memref.store %952#2, %partial[%1251] : memref<?xf32>
              %1252 = arith.addi %1250, %833 : index
              memref.store %952#3, %partial[%1252] : memref<?xf32>
              scf.if %931 {
                %1253 = arith.addi %1250, %c36 : index
                %1254 = arith.addi %1253, %646 : index
                memref.store %952#0, %partial[%1254] : memref<?xf32>
                %1255 = arith.addi %1254, %c9 : index
                memref.store %952#1, %partial[%1255] : memref<?xf32>
              }
              %1256 = arith.addi %939, %groups : index
              %1257 = arith.index_castui %936 : i32 to index
              %1258 = wave.arrive %counters[%1256], %1257 : memref<?xi32>
              scf.if %1258 {
                %1264:4 = scf.for %1259 = %c44 to %936 step %c66 iter_args(%1260 = %c39, %1261 = %c40, %1262 = %c40, %1263 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1265 = arith.addi %1259, %c44 : i32
                  %1266 = arith.subi %936, %c17 : i32
                  %1267 = arith.minsi %1265, %1266 : i32
                  %1268 = arith.addi %1246, %1267 : i32
                  %1269 = arith.index_castui %1268 : i32 to index
                  %1270 = arith.addi %925, %1269 : index
                  %1271 = arith.muli %1270, %c107 : index
                  %1272 = arith.addi %1271, %c36 : index
                  %1273 = arith.addi %1272, %648 : index
                  %1274 = memref.load %partial[%1273] : memref<?xf32>
                  %1275 = arith.cmpi slt, %1265, %936 : i32
                  %1276 = arith.select %1275, %1274, %c39 : f32
                  %1277 = arith.addi %1271, %646 : index
                  %1278 = arith.addi %1277, %c23 : index
                  %1279 = memref.load %partial[%1278] : memref<?xf32>
                  %1280 = arith.addi %1277, %c7 : index
                  %1281 = memref.load %partial[%1280] : memref<?xf32>
                  %1282 = arith.addi %1273, %c9 : index
                  %1283 = memref.load %partial[%1282] : memref<?xf32>
                  %1284 = arith.addi %1259, %c17 : i32
                  %1285 = arith.minsi %1284, %1266 : i32
                  %1286 = arith.addi %1246, %1285 : i32
                  %1287 = arith.index_castui %1286 : i32 to index
                  %1288 = arith.addi %925, %1287 : index
                  %1289 = arith.muli %1288, %c107 : index
                  %1290 = arith.addi %1289, %c36 : index
                  %1291 = arith.addi %1290, %648 : index
                  %1292 = memref.load %partial[%1291] : memref<?xf32>
                  %1293 = arith.cmpi slt, %1284, %936 : i32
                  %1294 = arith.select %1293, %1292, %c39 : f32
                  %1295 = arith.addi %1289, %646 : index
                  %1296 = arith.addi %1295, %c23 : index
                  %1297 = memref.load %partial[%1296] : memref<?xf32>
                  %1298 = arith.addi %1295, %c7 : index
                  %1299 = memref.load %partial[%1298] : memref<?xf32>
                  %1300 = arith.addi %1291, %c9 : index
                  %1301 = memref.load %partial[%1300] : memref<?xf32>
                  %1302 = arith.addi %1259, %c59 : i32
                  %1303 = arith.minsi %1302, %1266 : i32
                  %1304 = arith.addi %1246, %1303 : i32
                  %1305 = arith.index_castui %1304 : i32 to index
                  %1306 = arith.addi %925, %1305 : index
                  %1307 = arith.muli %1306, %c107 : index
                  %1308 = arith.addi %1307, %c36 : index
                  %1309 = arith.addi %1308, %648 : index
                  %1310 = memref.load %partial[%1309] : memref<?xf32>
                  %1311 = arith.cmpi slt, %1302, %936 : i32
                  %1312 = arith.select %1311, %1310, %c39 : f32
                  %1313 = arith.addi %1307, %646 : index
                  %1314 = arith.addi %1313, %c23 : index
                  %1315 = memref.load %partial[%1314] : memref<?xf32>
                  %1316 = arith.addi %1313, %c7 : index
                  %1317 = memref.load %partial[%1316] : memref<?xf32>
                  %1318 = arith.addi %1309, %c9 : index
                  %1319 = memref.load %partial[%1318] : memref<?xf32>
                  %1320 = arith.addi %1259, %c61 : i32
                  %1321 = arith.minsi %1320, %1266 : i32
                  %1322 = arith.addi %1246, %1321 : i32
                  %1323 = arith.index_castui %1322 : i32 to index
                  %1324 = arith.addi %925, %1323 : index
                  %1325 = arith.muli %1324, %c107 : index
                  %1326 = arith.addi %1325, %c36 : index
                  %1327 = arith.addi %1326, %648 : index
                  %1328 = memref.load %partial[%1327] : memref<?xf32>
                  %1329 = arith.cmpi slt, %1320, %936 : i32
                  %1330 = arith.select %1329, %1328, %c39 : f32
                  %1331 = arith.addi %1325, %646 : index
                  %1332 = arith.addi %1331, %c23 : index
                  %1333 = memref.load %partial[%1332] : memref<?xf32>
                  %1334 = arith.addi %1331, %c7 : index
                  %1335 = memref.load %partial[%1334] : memref<?xf32>
                  %1336 = arith.addi %1327, %c9 : index
                  %1337 = memref.load %partial[%1336] : memref<?xf32>
                  %1338 = arith.addi %1259, %c62 : i32
                  %1339 = arith.minsi %1338, %1266 : i32
                  %1340 = arith.addi %1246, %1339 : i32
                  %1341 = arith.index_castui %1340 : i32 to index
                  %1342 = arith.addi %925, %1341 : index
                  %1343 = arith.muli %1342, %c107 : index
                  %1344 = arith.addi %1343, %c36 : index
                  %1345 = arith.addi %1344, %648 : index
                  %1346 = memref.load %partial[%1345] : memref<?xf32>
                  %1347 = arith.cmpi slt, %1338, %936 : i32
                  %1348 = arith.select %1347, %1346, %c39 : f32
                  %1349 = arith.addi %1343, %646 : index
                  %1350 = arith.addi %1349, %c23 : index
                  %1351 = memref.load %partial[%1350] : memref<?xf32>
                  %1352 = arith.addi %1349, %c7 : index
                  %1353 = memref.load %partial[%1352] : memref<?xf32>
                  %1354 = arith.addi %1345, %c9 : index
                  %1355 = memref.load %partial[%1354] : memref<?xf32>
                  %1356 = arith.addi %1259, %c63 : i32
                  %1357 = arith.minsi %1356, %1266 : i32
                  %1358 = arith.addi %1246, %1357 : i32
                  %1359 = arith.index_castui %1358 : i32 to index
                  %1360 = arith.addi %925, %1359 : index
                  %1361 = arith.muli %1360, %c107 : index
                  %1362 = arith.addi %1361, %c36 : index
                  %1363 = arith.addi %1362, %648 : index
                  %1364 = memref.load %partial[%1363] : memref<?xf32>
                  %1365 = arith.cmpi slt, %1356, %936 : i32
                  %1366 = arith.select %1365, %1364, %c39 : f32
                  %1367 = arith.addi %1361, %646 : index
                  %1368 = arith.addi %1367, %c23 : index
                  %1369 = memref.load %partial[%1368] : memref<?xf32>
                  %1370 = arith.addi %1367, %c7 : index
                  %1371 = memref.load %partial[%1370] : memref<?xf32>
                  %1372 = arith.addi %1363, %c9 : index
                  %1373 = memref.load %partial[%1372] : memref<?xf32>
                  %1374 = arith.addi %1259, %c64 : i32
                  %1375 = arith.minsi %1374, %1266 : i32
                  %1376 = arith.addi %1246, %1375 : i32
                  %1377 = arith.index_castui %1376 : i32 to index
                  %1378 = arith.addi %925, %1377 : index
                  %1379 = arith.muli %1378, %c107 : index
                  %1380 = arith.addi %1379, %c36 : index
                  %1381 = arith.addi %1380, %648 : index
                  %1382 = memref.load %partial[%1381] : memref<?xf32>
                  %1383 = arith.cmpi slt, %1374, %936 : i32
                  %1384 = arith.select %1383, %1382, %c39 : f32
                  %1385 = arith.addi %1379, %646 : index
                  %1386 = arith.addi %1385, %c23 : index
                  %1387 = memref.load %partial[%1386] : memref<?xf32>
                  %1388 = arith.addi %1385, %c7 : index
                  %1389 = memref.load %partial[%1388] : memref<?xf32>
                  %1390 = arith.addi %1381, %c9 : index
                  %1391 = memref.load %partial[%1390] : memref<?xf32>
                  %1392 = arith.addi %1259, %c65 : i32
                  %1393 = arith.minsi %1392, %1266 : i32
                  %1394 = arith.addi %1246, %1393 : i32
                  %1395 = arith.index_castui %1394 : i32 to index
                  %1396 = arith.addi %925, %1395 : index
                  %1397 = arith.muli %1396, %c107 : index
                  %1398 = arith.addi %1397, %c36 : index
                  %1399 = arith.addi %1398, %648 : index
                  %1400 = memref.load %partial[%1399] : memref<?xf32>
                  %1401 = arith.cmpi slt, %1392, %936 : i32
                  %1402 = arith.select %1401, %1400, %c39 : f32
                  %1403 = arith.addi %1397, %646 : index
                  %1404 = arith.addi %1403, %c23 : index
                  %1405 = memref.load %partial[%1404] : memref<?xf32>
                  %1406 = arith.addi %1403, %c7 : index
                  %1407 = memref.load %partial[%1406] : memref<?xf32>
                  %1408 = arith.addi %1399, %c9 : index
                  %1409 = memref.load %partial[%1408] : memref<?xf32>
                  %1410 = arith.maxnumf %1260, %1276 fastmath<nnan> : f32
                  %1411 = arith.subf %1260, %1410 : f32
                  %1412 = wave.exp2 %1411 : f32
                  %1413 = arith.subf %1276, %1410 : f32
                  %1414 = wave.exp2 %1413 : f32
                  %1415 = arith.mulf %1261, %1412 : f32
                  %1416 = math.fma %1283, %1414, %1415 : f32
                  %1417 = arith.mulf %1262, %1412 : f32
                  %1418 = math.fma %1279, %1414, %1417 : f32
                  %1419 = arith.mulf %1263, %1412 : f32
                  %1420 = math.fma %1281, %1414, %1419 : f32
                  %1421 = arith.maxnumf %1410, %1294 fastmath<nnan> : f32
                  %1422 = arith.subf %1410, %1421 : f32
                  %1423 = wave.exp2 %1422 : f32
                  %1424 = arith.subf %1294, %1421 : f32
                  %1425 = wave.exp2 %1424 : f32
                  %1426 = arith.mulf %1416, %1423 : f32
                  %1427 = math.fma %1301, %1425, %1426 : f32
                  %1428 = arith.mulf %1418, %1423 : f32
                  %1429 = math.fma %1297, %1425, %1428 : f32
                  %1430 = arith.mulf %1420, %1423 : f32
                  %1431 = math.fma %1299, %1425, %1430 : f32
                  %1432 = arith.maxnumf %1421, %1312 fastmath<nnan> : f32
                  %1433 = arith.subf %1421, %1432 : f32
                  %1434 = wave.exp2 %1433 : f32
                  %1435 = arith.subf %1312, %1432 : f32
                  %1436 = wave.exp2 %1435 : f32
                  %1437 = arith.mulf %1427, %1434 : f32
                  %1438 = math.fma %1319, %1436, %1437 : f32
                  %1439 = arith.mulf %1429, %1434 : f32
                  %1440 = math.fma %1315, %1436, %1439 : f32
                  %1441 = arith.mulf %1431, %1434 : f32
                  %1442 = math.fma %1317, %1436, %1441 : f32
                  %1443 = arith.maxnumf %1432, %1330 fastmath<nnan> : f32
                  %1444 = arith.subf %1432, %1443 : f32
                  %1445 = wave.exp2 %1444 : f32
                  %1446 = arith.subf %1330, %1443 : f32
                  %1447 = wave.exp2 %1446 : f32
                  %1448 = arith.mulf %1438, %1445 : f32
                  %1449 = math.fma %1337, %1447, %1448 : f32
                  %1450 = arith.mulf %1440, %1445 : f32
                  %1451 = math.fma %1333, %1447, %1450 : f32
                  %1452 = arith.mulf %1442, %1445 : f32
                  %1453 = math.fma %1335, %1447, %1452 : f32
                  %1454 = arith.maxnumf %1443, %1348 fastmath<nnan> : f32
                  %1455 = arith.subf %1443, %1454 : f32
                  %1456 = wave.exp2 %1455 : f32
                  %1457 = arith.subf %1348, %1454 : f32
                  %1458 = wave.exp2 %1457 : f32
                  %1459 = arith.mulf %1449, %1456 : f32
                  %1460 = math.fma %1355, %1458, %1459 : f32
                  %1461 = arith.mulf %1451, %1456 : f32
                  %1462 = math.fma %1351, %1458, %1461 : f32
                  %1463 = arith.mulf %1453, %1456 : f32
                  %1464 = math.fma %1353, %1458, %1463 : f32
                  %1465 = arith.maxnumf %1454, %1366 fastmath<nnan> : f32
                  %1466 = arith.subf %1454, %1465 : f32
                  %1467 = wave.exp2 %1466 : f32
                  %1468 = arith.subf %1366, %1465 : f32
                  %1469 = wave.exp2 %1468 : f32
                  %1470 = arith.mulf %1460, %1467 : f32
                  %1471 = math.fma %1373, %1469, %1470 : f32
                  %1472 = arith.mulf %1462, %1467 : f32
                  %1473 = math.fma %1369, %1469, %1472 : f32
                  %1474 = arith.mulf %1464, %1467 : f32
                  %1475 = math.fma %1371, %1469, %1474 : f32
                  %1476 = arith.maxnumf %1465, %1384 fastmath<nnan> : f32
                  %1477 = arith.subf %1465, %1476 : f32
                  %1478 = wave.exp2 %1477 : f32
                  %1479 = arith.subf %1384, %1476 : f32
                  %1480 = wave.exp2 %1479 : f32
                  %1481 = arith.mulf %1471, %1478 : f32
                  %1482 = math.fma %1391, %1480, %1481 : f32
                  %1483 = arith.mulf %1473, %1478 : f32
                  %1484 = math.fma %1387, %1480, %1483 : f32
                  %1485 = arith.mulf %1475, %1478 : f32
                  %1486 = math.fma %1389, %1480, %1485 : f32
                  %1487 = arith.maxnumf %1476, %1402 fastmath<nnan> : f32
                  %1488 = arith.subf %1476, %1487 : f32
                  %1489 = wave.exp2 %1488 : f32
                  %1490 = arith.subf %1402, %1487 : f32
                  %1491 = wave.exp2 %1490 : f32
                  %1492 = arith.mulf %1482, %1489 : f32
                  %1493 = math.fma %1409, %1491, %1492 : f32
                  %1494 = arith.mulf %1484, %1489 : f32
                  %1495 = math.fma %1405, %1491, %1494 : f32
                  %1496 = arith.mulf %1486, %1489 : f32
                  %1497 = math.fma %1407, %1491, %1496 : f32
                  scf.yield %1487, %1493, %1495, %1497 : f32, f32, f32, f32
                }
                %1498 = arith.divf %c101, %1264#1 : f32
                %1499 = arith.addi %17, %648 : index
                %1500 = arith.cmpi slt, %1499, %groupSize : index
                scf.if %1500 {
                  %1501 = arith.muli %15, %groupSize : index
                  %1502 = arith.addi %1501, %1499 : index
                  %1503 = arith.muli %1502, %c25 : index
                  %1504 = arith.muli %heads, %c25 : index
                  %1505 = arith.divui %802, %c9 : index
                  %1506 = arith.muli %15, %c25 : index
                  %1507 = arith.addi %1506, %1505 : index
                  %1508 = memref.load %factors[%1507] : memref<?xf32>
                  %1509 = arith.muli %kvHeads, %c25 : index
                  %1510 = arith.addi %1507, %1509 : index
                  %1511 = memref.load %factors[%1510] : memref<?xf32>
                  %1512 = arith.mulf %1264#2, %1498 : f32
                  %1513 = math.fma %1512, %1508, %1511 : f32
                  %1514 = arith.addi %1503, %1505 : index
                  %1515 = arith.divui %24, %outTileRows : index
                  %1516 = arith.divui %1504, %c3 : index
                  %1517 = arith.muli %1515, %1516 : index
                  %1518 = arith.divui %1514, %c3 : index
                  %1519 = arith.addi %1517, %1518 : index
                  %1520 = arith.muli %1519, %c10 : index
                  %1521 = arith.remui %1514, %c3 : index
                  %1522 = arith.divui %1521, %c9 : index
                  %1523 = arith.addi %1520, %1522 : index
                  %1524 = arith.muli %outTileRows, %c9 : index
                  %1525 = arith.muli %1523, %1524 : index
                  %1526 = arith.remui %24, %outTileRows : index
                  %1527 = arith.muli %1526, %c9 : index
                  %1528 = arith.addi %1525, %1527 : index
                  %1529 = arith.remui %1514, %c9 : index
                  %1530 = arith.addi %1528, %1529 : index
                  %1531 = arith.addf %1513, %c40 : f32
                  %1532 = arith.minimumf %1531, %c103 : f32
                  %1533 = arith.maximumf %1532, %c104 : f32
                  %1534 = arith.truncf %1533 : f32 to f16
                  memref.store %1534, %out[%1530] : memref<?xf16>
                  %1535 = arith.divui %833, %c9 : index
                  %1536 = arith.addi %1506, %1535 : index
                  %1537 = memref.load %factors[%1536] : memref<?xf32>
                  %1538 = arith.addi %1536, %1509 : index
                  %1539 = memref.load %factors[%1538] : memref<?xf32>
                  %1540 = arith.mulf %1264#3, %1498 : f32
                  %1541 = math.fma %1540, %1537, %1539 : f32
                  %1542 = arith.addi %1503, %1535 : index
                  %1543 = arith.divui %1542, %c3 : index
                  %1544 = arith.addi %1517, %1543 : index
                  %1545 = arith.muli %1544, %c10 : index
                  %1546 = arith.remui %1542, %c3 : index
                  %1547 = arith.divui %1546, %c9 : index
                  %1548 = arith.addi %1545, %1547 : index
                  %1549 = arith.muli %1548, %1524 : index
                  %1550 = arith.addi %1549, %1527 : index
                  %1551 = arith.remui %1542, %c9 : index
                  %1552 = arith.addi %1550, %1551 : index
                  %1553 = arith.addf %1541, %c40 : f32
                  %1554 = arith.minimumf %1553, %c103 : f32
                  %1555 = arith.maximumf %1554, %c104 : f32
                  %1556 = arith.truncf %1555 : f32 to f16
                  memref.store %1556, %out[%1552] : memref<?xf16>
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
