// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=64, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 68 : index
  %c25 = arith.constant 8 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 36 : index
  %c28 = arith.constant 48 : index
  %c29 = arith.constant 52 : index
  %c30 = arith.constant 23 : i32
  %c31 = arith.constant 64 : i32
  %c32 = arith.constant 253 : i32
  %c33 = arith.constant 268 : i32
  %c34 = arith.constant 14 : i32
  %c35 = arith.constant 128 : index
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
  %c75 = arith.constant 96 : index
  %c76 = arith.constant 160 : index
  %c77 = arith.constant 224 : index
  %c78 = arith.constant 288 : index
  %c79 = arith.constant 352 : index
  %c80 = arith.constant 416 : index
  %c81 = arith.constant 480 : index
  %c82 = arith.constant 80 : index
  %c83 = arith.constant 112 : index
  %c84 = arith.constant 144 : index
  %c85 = arith.constant 176 : index
  %c86 = arith.constant 208 : index
  %c87 = arith.constant 240 : index
  %c88 = arith.constant 1536 : index
  %c89 = arith.constant 2048 : index
  %c90 = arith.constant 2560 : index
  %c91 = arith.constant 3072 : index
  %c92 = arith.constant 3584 : index
  %c93 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c95 = arith.constant 0x477FE000 : f32
  %c96 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c99 = arith.constant 1088 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c16 : i32
    %39 = arith.subi %38, %c16 : i32
    %40 = arith.divui %39, %c17 : i32
    %41 = arith.addi %38, %c18 : i32
    %42 = arith.divui %41, %c19 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c21 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c22 : index
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
        %59 = arith.muli %58, %c23 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c24 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c22 : index
      scf.if %64 {
        %65 = arith.remui %1, %c3 : index
        %66 = arith.muli %65, %c24 : index
        %67 = arith.muli %2, %c25 : index
        %68 = arith.addi %67, %c22 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c11 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c26 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c21 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c27 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c28 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c29 : index
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
        %117 = arith.shrui %116, %c30 : i32
        %118 = arith.maxsi %117, %c31 : i32
        %119 = arith.minsi %118, %c32 : i32
        %120 = arith.subi %c33, %119 : i32
        %121 = arith.shli %120, %c30 : i32
        %122 = arith.bitcast %121 : i32 to f32
        %123 = arith.subi %119, %c34 : i32
        %124 = arith.shli %123, %c30 : i32
        %125 = arith.bitcast %124 : i32 to f32
        %126 = vector.broadcast %122 : f32 to vector<4xf32>
        %127 = arith.muli %1, %c25 : index
        %128 = arith.muli %2, %c35 : index
        %129 = arith.addi %127, %128 : index
        %130 = arith.mulf %70, %126 : vector<4xf32>
        %131 = arith.truncf %130 : vector<4xf32> to vector<4xf16>
        %132 = arith.mulf %73, %126 : vector<4xf32>
        %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
        %134 = vector.shuffle %131, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %135 = arith.addi %129, %c22 : index
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
        %156 = arith.muli %155, %c19 : i32
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
          %167 = arith.divui %159, %c17 : i32
          %168 = arith.addi %167, %c44 : i32
          %169 = arith.minsi %168, %40 : i32
          %170 = arith.index_castui %169 : i32 to index
          %171 = arith.addi %32, %170 : index
          %172 = memref.load %step[%171] : memref<?xi32>
          %173 = arith.index_cast %172 : i32 to index
          %174 = arith.muli %173, %33 : index
          %175 = arith.addi %174, %34 : index
          %176 = arith.addi %167, %c16 : i32
          %177 = arith.minsi %176, %40 : i32
          %178 = arith.index_castui %177 : i32 to index
          %179 = arith.addi %32, %178 : index
          %180 = memref.load %step[%179] : memref<?xi32>
          %181 = arith.index_cast %180 : i32 to index
          %182 = arith.muli %181, %33 : index
          %183 = arith.addi %182, %34 : index
          %184 = arith.addi %175, %35 : index
          %185 = arith.addi %184, %c22 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %184, %c23 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %183, %35 : index
          %190 = arith.addi %189, %c22 : index
          %191 = vector.load %kv[%190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %192 = arith.addi %189, %c23 : index
          %193 = vector.load %kv[%192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %194 = arith.addi %184, %c35 : index
          %195 = vector.load %kv[%194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %196 = arith.addi %184, %c45 : index
          %197 = vector.load %kv[%196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %198 = arith.addi %189, %c35 : index
          %199 = vector.load %kv[%198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %200 = arith.addi %189, %c45 : index
          %201 = vector.load %kv[%200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217:14 = scf.for %202 = %c44 to %166 step %c16 iter_args(%203 = %186, %204 = %188, %205 = %191, %206 = %193, %207 = %195, %208 = %197, %209 = %199, %210 = %201, %211 = %c39, %212 = %c40, %213 = %c41, %214 = %c41, %215 = %c41, %216 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %218 = arith.muli %202, %c43 : i32
            %219 = arith.addi %159, %218 : i32
            %220 = arith.addi %219, %c43 : i32
            %221 = arith.divui %219, %c17 : i32
            %222 = arith.addi %221, %c44 : i32
            %223 = arith.minsi %222, %40 : i32
            %224 = arith.index_castui %223 : i32 to index
            %225 = arith.addi %32, %224 : index
            %226 = memref.load %step[%225] : memref<?xi32>
            %227 = arith.index_cast %226 : i32 to index
            %228 = arith.muli %227, %33 : index
            %229 = arith.addi %228, %34 : index
            %230 = arith.addi %221, %c16 : i32
            %231 = arith.minsi %230, %40 : i32
            %232 = arith.index_castui %231 : i32 to index
            %233 = arith.addi %32, %232 : index
            %234 = memref.load %step[%233] : memref<?xi32>
            %235 = arith.index_cast %234 : i32 to index
            %236 = arith.muli %235, %33 : index
            %237 = arith.addi %236, %34 : index
            %238 = arith.divui %220, %c17 : i32
            %239 = arith.addi %238, %c44 : i32
            %240 = arith.minsi %239, %40 : i32
            %241 = arith.index_castui %240 : i32 to index
            %242 = arith.addi %32, %241 : index
            %243 = memref.load %step[%242] : memref<?xi32>
            %244 = arith.index_cast %243 : i32 to index
            %245 = arith.muli %244, %33 : index
            %246 = arith.addi %245, %34 : index
            %247 = arith.addi %238, %c16 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.muli %1, %c25 : index
            %256 = arith.addi %c22, %255 : index
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
            %271 = arith.addi %256, %c22 : index
            %272 = vector.load %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %273 = arith.addi %271, %c35 : index
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
            %292 = arith.addi %290, %c35 : index
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
            %311 = arith.addi %309, %c35 : index
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
            %330 = arith.addi %328, %c35 : index
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
              %355 = arith.subi %350, %c17 : i32
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
              %448 = arith.minsi %447, %c17 : i32
              %449 = arith.maxsi %448, %c44 : i32
              %450 = arith.cmpi sgt, %449, %c44 : i32
              %451 = arith.select %450, %c58, %c44 : i32
              %452 = arith.ori %c44, %451 : i32
              %453 = arith.cmpi sgt, %449, %c16 : i32
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
              %492 = arith.cmpi sgt, %449, %c34 : i32
              %493 = arith.select %492, %c60, %c44 : i32
              %494 = arith.ori %488, %493 : i32
              %495 = arith.cmpi sgt, %449, %c72 : i32
              %496 = arith.select %495, %c60, %c44 : i32
              %497 = arith.ori %491, %496 : i32
              %498 = vector.from_elements %458, %470, %482, %494 : vector<4xi32>
              %499 = vector.from_elements %461, %473, %485, %497 : vector<4xi32>
              %500 = arith.subi %446, %c17 : i32
              %501 = arith.minsi %500, %c17 : i32
              %502 = arith.maxsi %501, %c44 : i32
              %503 = arith.cmpi sgt, %502, %c44 : i32
              %504 = arith.select %503, %c58, %c44 : i32
              %505 = arith.ori %c44, %504 : i32
              %506 = arith.cmpi sgt, %502, %c16 : i32
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
              %545 = arith.cmpi sgt, %502, %c34 : i32
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
              %607 = arith.addi %606, %c22 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %606, %c23 : index
              %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %611 = arith.addi %254, %35 : index
              %612 = arith.addi %611, %c22 : index
              %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %614 = arith.addi %611, %c23 : index
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
              %634 = arith.addi %633, %c35 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %636 = arith.addi %633, %c45 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %638 = arith.addi %254, %35 : index
              %639 = arith.addi %638, %c35 : index
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
        %645 = wave.opaque %c22 : index
        %646 = arith.addi %46, %645 : index
        %647 = arith.addi %1, %645 : index
        %648 = arith.cmpi slt, %647, %c3 : index
        scf.if %648 {
          %649 = arith.addi %45, %647 : index
          memref.store %163#0, %6[%649] : memref<?xf32>
          %650 = arith.addi %649, %c3 : index
          memref.store %163#1, %6[%650] : memref<?xf32>
          %651 = arith.muli %8, %c36 : index
          %652 = arith.muli %2, %c3 : index
          %653 = arith.addi %651, %652 : index
          %654 = arith.addi %653, %647 : index
          %655 = vector.extract %163#2[0] : f32 from vector<8xf32>
          %656 = arith.addi %654, %c22 : index
          memref.store %655, %5[%656] : memref<?xf32>
          %657 = vector.extract %163#2[1] : f32 from vector<8xf32>
          %658 = arith.addi %654, %c21 : index
          memref.store %657, %5[%658] : memref<?xf32>
          %659 = vector.extract %163#2[2] : f32 from vector<8xf32>
          %660 = arith.addi %654, %c23 : index
          memref.store %659, %5[%660] : memref<?xf32>
          %661 = vector.extract %163#2[3] : f32 from vector<8xf32>
          %662 = arith.addi %654, %c75 : index
          memref.store %661, %5[%662] : memref<?xf32>
          %663 = vector.extract %163#2[4] : f32 from vector<8xf32>
          %664 = arith.addi %654, %c35 : index
          memref.store %663, %5[%664] : memref<?xf32>
          %665 = vector.extract %163#2[5] : f32 from vector<8xf32>
          %666 = arith.addi %654, %c76 : index
          memref.store %665, %5[%666] : memref<?xf32>
          %667 = vector.extract %163#2[6] : f32 from vector<8xf32>
          %668 = arith.addi %654, %c45 : index
          memref.store %667, %5[%668] : memref<?xf32>
          %669 = vector.extract %163#2[7] : f32 from vector<8xf32>
          %670 = arith.addi %654, %c77 : index
          memref.store %669, %5[%670] : memref<?xf32>
          %671 = vector.extract %163#3[0] : f32 from vector<8xf32>
          %672 = arith.addi %654, %c7 : index
          memref.store %671, %5[%672] : memref<?xf32>
          %673 = vector.extract %163#3[1] : f32 from vector<8xf32>
          %674 = arith.addi %654, %c78 : index
          memref.store %673, %5[%674] : memref<?xf32>
          %675 = vector.extract %163#3[2] : f32 from vector<8xf32>
          %676 = arith.addi %654, %c46 : index
          memref.store %675, %5[%676] : memref<?xf32>
          %677 = vector.extract %163#3[3] : f32 from vector<8xf32>
          %678 = arith.addi %654, %c79 : index
          memref.store %677, %5[%678] : memref<?xf32>
          %679 = vector.extract %163#3[4] : f32 from vector<8xf32>
          %680 = arith.addi %654, %c47 : index
          memref.store %679, %5[%680] : memref<?xf32>
          %681 = vector.extract %163#3[5] : f32 from vector<8xf32>
          %682 = arith.addi %654, %c80 : index
          memref.store %681, %5[%682] : memref<?xf32>
          %683 = vector.extract %163#3[6] : f32 from vector<8xf32>
          %684 = arith.addi %654, %c48 : index
          memref.store %683, %5[%684] : memref<?xf32>
          %685 = vector.extract %163#3[7] : f32 from vector<8xf32>
          %686 = arith.addi %654, %c81 : index
          memref.store %685, %5[%686] : memref<?xf32>
        }
        wave.barrier
        %687 = arith.addi %647, %c22 : index
        %688 = memref.load %6[%687] : memref<?xf32>
        %689 = arith.addi %647, %c3 : index
        %690 = memref.load %6[%689] : memref<?xf32>
        %691 = arith.addi %647, %c21 : index
        %692 = memref.load %6[%691] : memref<?xf32>
        %693 = arith.addi %647, %c28 : index
        %694 = memref.load %6[%693] : memref<?xf32>
        %695 = arith.addi %647, %c23 : index
        %696 = memref.load %6[%695] : memref<?xf32>
        %697 = arith.addi %647, %c82 : index
        %698 = memref.load %6[%697] : memref<?xf32>
        %699 = arith.addi %647, %c75 : index
        %700 = memref.load %6[%699] : memref<?xf32>
        %701 = arith.addi %647, %c83 : index
        %702 = memref.load %6[%701] : memref<?xf32>
        %703 = arith.addi %647, %c35 : index
        %704 = memref.load %6[%703] : memref<?xf32>
        %705 = arith.addi %647, %c84 : index
        %706 = memref.load %6[%705] : memref<?xf32>
        %707 = arith.addi %647, %c76 : index
        %708 = memref.load %6[%707] : memref<?xf32>
        %709 = arith.addi %647, %c85 : index
        %710 = memref.load %6[%709] : memref<?xf32>
        %711 = arith.addi %647, %c45 : index
        %712 = memref.load %6[%711] : memref<?xf32>
        %713 = arith.addi %647, %c86 : index
        %714 = memref.load %6[%713] : memref<?xf32>
        %715 = arith.addi %647, %c77 : index
        %716 = memref.load %6[%715] : memref<?xf32>
        %717 = arith.addi %647, %c87 : index
        %718 = memref.load %6[%717] : memref<?xf32>
        %719 = arith.maxnumf %688, %692 fastmath<nnan> : f32
        %720 = arith.subf %688, %719 : f32
        %721 = wave.exp2 %720 : f32
        %722 = arith.subf %692, %719 : f32
        %723 = wave.exp2 %722 : f32
        %724 = arith.mulf %690, %721 : f32
        %725 = math.fma %694, %723, %724 : f32
        %726 = arith.maxnumf %719, %696 fastmath<nnan> : f32
        %727 = arith.subf %719, %726 : f32
        %728 = wave.exp2 %727 : f32
        %729 = arith.subf %696, %726 : f32
        %730 = wave.exp2 %729 : f32
        %731 = arith.mulf %725, %728 : f32
        %732 = math.fma %698, %730, %731 : f32
        %733 = arith.maxnumf %726, %700 fastmath<nnan> : f32
        %734 = arith.subf %726, %733 : f32
        %735 = wave.exp2 %734 : f32
        %736 = arith.subf %700, %733 : f32
        %737 = wave.exp2 %736 : f32
        %738 = arith.mulf %732, %735 : f32
        %739 = math.fma %702, %737, %738 : f32
        %740 = arith.maxnumf %733, %704 fastmath<nnan> : f32
        %741 = arith.subf %733, %740 : f32
        %742 = wave.exp2 %741 : f32
        %743 = arith.subf %704, %740 : f32
        %744 = wave.exp2 %743 : f32
        %745 = arith.mulf %739, %742 : f32
        %746 = math.fma %706, %744, %745 : f32
        %747 = arith.maxnumf %740, %708 fastmath<nnan> : f32
        %748 = arith.subf %740, %747 : f32
        %749 = wave.exp2 %748 : f32
        %750 = arith.subf %708, %747 : f32
        %751 = wave.exp2 %750 : f32
        %752 = arith.mulf %746, %749 : f32
        %753 = math.fma %710, %751, %752 : f32
        %754 = arith.maxnumf %747, %712 fastmath<nnan> : f32
        %755 = arith.subf %747, %754 : f32
        %756 = wave.exp2 %755 : f32
        %757 = arith.subf %712, %754 : f32
        %758 = wave.exp2 %757 : f32
        %759 = arith.mulf %753, %756 : f32
        %760 = math.fma %714, %758, %759 : f32
        %761 = arith.maxnumf %754, %716 fastmath<nnan> : f32
        %762 = arith.subf %754, %761 : f32
        %763 = wave.exp2 %762 : f32
        %764 = arith.subf %716, %761 : f32
        %765 = wave.exp2 %764 : f32
        %766 = arith.mulf %760, %763 : f32
        %767 = math.fma %718, %765, %766 : f32
        %768 = arith.addi %646, %c22 : index
        %769 = arith.addi %768, %c22 : index
        %770 = memref.load %5[%769] : memref<?xf32>
        %771 = arith.addi %768, %c36 : index
        %772 = memref.load %5[%771] : memref<?xf32>
        %773 = arith.addi %768, %c5 : index
        %774 = memref.load %5[%773] : memref<?xf32>
        %775 = arith.addi %768, %c88 : index
        %776 = memref.load %5[%775] : memref<?xf32>
        %777 = arith.addi %768, %c89 : index
        %778 = memref.load %5[%777] : memref<?xf32>
        %779 = arith.addi %768, %c90 : index
        %780 = memref.load %5[%779] : memref<?xf32>
        %781 = arith.addi %768, %c91 : index
        %782 = memref.load %5[%781] : memref<?xf32>
        %783 = arith.addi %768, %c92 : index
        %784 = memref.load %5[%783] : memref<?xf32>
        %785 = arith.mulf %770, %721 : f32
        %786 = math.fma %772, %723, %785 : f32
        %787 = arith.mulf %786, %728 : f32
        %788 = math.fma %774, %730, %787 : f32
        %789 = arith.mulf %788, %735 : f32
        %790 = math.fma %776, %737, %789 : f32
        %791 = arith.mulf %790, %742 : f32
        %792 = math.fma %778, %744, %791 : f32
        %793 = arith.mulf %792, %749 : f32
        %794 = math.fma %780, %751, %793 : f32
        %795 = arith.mulf %794, %756 : f32
        %796 = math.fma %782, %758, %795 : f32
        %797 = arith.mulf %796, %763 : f32
        %798 = math.fma %784, %765, %797 : f32
        %799 = arith.addi %646, %c7 : index
        %800 = arith.addi %799, %c22 : index
        %801 = memref.load %5[%800] : memref<?xf32>
        %802 = arith.addi %799, %c36 : index
        %803 = memref.load %5[%802] : memref<?xf32>
        %804 = arith.addi %799, %c5 : index
        %805 = memref.load %5[%804] : memref<?xf32>
        %806 = arith.addi %799, %c88 : index
        %807 = memref.load %5[%806] : memref<?xf32>
        %808 = arith.addi %799, %c89 : index
        %809 = memref.load %5[%808] : memref<?xf32>
        %810 = arith.addi %799, %c90 : index
        %811 = memref.load %5[%810] : memref<?xf32>
        %812 = arith.addi %799, %c91 : index
        %813 = memref.load %5[%812] : memref<?xf32>
        %814 = arith.addi %799, %c92 : index
        %815 = memref.load %5[%814] : memref<?xf32>
        %816 = arith.mulf %801, %721 : f32
        %817 = math.fma %803, %723, %816 : f32
        %818 = arith.mulf %817, %728 : f32
        %819 = math.fma %805, %730, %818 : f32
        %820 = arith.mulf %819, %735 : f32
        %821 = math.fma %807, %737, %820 : f32
        %822 = arith.mulf %821, %742 : f32
        %823 = math.fma %809, %744, %822 : f32
        %824 = arith.mulf %823, %749 : f32
        %825 = math.fma %811, %751, %824 : f32
        %826 = arith.mulf %825, %756 : f32
        %827 = math.fma %813, %758, %826 : f32
        %828 = arith.mulf %827, %763 : f32
        %829 = math.fma %815, %765, %828 : f32
        wave.barrier
        scf.if %648 {
          %830 = arith.muli %8, %c36 : index
          %831 = arith.muli %2, %c3 : index
          %832 = arith.addi %830, %831 : index
          %833 = arith.addi %832, %647 : index
          %834 = vector.extract %163#4[0] : f32 from vector<8xf32>
          %835 = arith.addi %833, %c22 : index
          memref.store %834, %5[%835] : memref<?xf32>
          %836 = vector.extract %163#4[1] : f32 from vector<8xf32>
          %837 = arith.addi %833, %c21 : index
          memref.store %836, %5[%837] : memref<?xf32>
          %838 = vector.extract %163#4[2] : f32 from vector<8xf32>
          %839 = arith.addi %833, %c23 : index
          memref.store %838, %5[%839] : memref<?xf32>
          %840 = vector.extract %163#4[3] : f32 from vector<8xf32>
          %841 = arith.addi %833, %c75 : index
          memref.store %840, %5[%841] : memref<?xf32>
          %842 = vector.extract %163#4[4] : f32 from vector<8xf32>
          %843 = arith.addi %833, %c35 : index
          memref.store %842, %5[%843] : memref<?xf32>
          %844 = vector.extract %163#4[5] : f32 from vector<8xf32>
          %845 = arith.addi %833, %c76 : index
          memref.store %844, %5[%845] : memref<?xf32>
          %846 = vector.extract %163#4[6] : f32 from vector<8xf32>
          %847 = arith.addi %833, %c45 : index
          memref.store %846, %5[%847] : memref<?xf32>
          %848 = vector.extract %163#4[7] : f32 from vector<8xf32>
          %849 = arith.addi %833, %c77 : index
          memref.store %848, %5[%849] : memref<?xf32>
          %850 = vector.extract %163#5[0] : f32 from vector<8xf32>
          %851 = arith.addi %833, %c7 : index
          memref.store %850, %5[%851] : memref<?xf32>
          %852 = vector.extract %163#5[1] : f32 from vector<8xf32>
          %853 = arith.addi %833, %c78 : index
          memref.store %852, %5[%853] : memref<?xf32>
          %854 = vector.extract %163#5[2] : f32 from vector<8xf32>
          %855 = arith.addi %833, %c46 : index
          memref.store %854, %5[%855] : memref<?xf32>
          %856 = vector.extract %163#5[3] : f32 from vector<8xf32>
          %857 = arith.addi %833, %c79 : index
          memref.store %856, %5[%857] : memref<?xf32>
          %858 = vector.extract %163#5[4] : f32 from vector<8xf32>
          %859 = arith.addi %833, %c47 : index
          memref.store %858, %5[%859] : memref<?xf32>
          %860 = vector.extract %163#5[5] : f32 from vector<8xf32>
          %861 = arith.addi %833, %c80 : index
          memref.store %860, %5[%861] : memref<?xf32>
          %862 = vector.extract %163#5[6] : f32 from vector<8xf32>
          %863 = arith.addi %833, %c48 : index
          memref.store %862, %5[%863] : memref<?xf32>
          %864 = vector.extract %163#5[7] : f32 from vector<8xf32>
          %865 = arith.addi %833, %c81 : index
          memref.store %864, %5[%865] : memref<?xf32>
        }
        wave.barrier
        %866 = memref.load %5[%769] : memref<?xf32>
        %867 = memref.load %5[%771] : memref<?xf32>
        %868 = memref.load %5[%773] : memref<?xf32>
        %869 = memref.load %5[%775] : memref<?xf32>
        %870 = memref.load %5[%777] : memref<?xf32>
        %871 = memref.load %5[%779] : memref<?xf32>
        %872 = memref.load %5[%781] : memref<?xf32>
        %873 = memref.load %5[%783] : memref<?xf32>
        %874 = arith.mulf %866, %721 : f32
        %875 = math.fma %867, %723, %874 : f32
        %876 = arith.mulf %875, %728 : f32
        %877 = math.fma %868, %730, %876 : f32
        %878 = arith.mulf %877, %735 : f32
        %879 = math.fma %869, %737, %878 : f32
        %880 = arith.mulf %879, %742 : f32
        %881 = math.fma %870, %744, %880 : f32
        %882 = arith.mulf %881, %749 : f32
        %883 = math.fma %871, %751, %882 : f32
        %884 = arith.mulf %883, %756 : f32
        %885 = math.fma %872, %758, %884 : f32
        %886 = arith.mulf %885, %763 : f32
        %887 = math.fma %873, %765, %886 : f32
        %888 = memref.load %5[%800] : memref<?xf32>
        %889 = memref.load %5[%802] : memref<?xf32>
        %890 = memref.load %5[%804] : memref<?xf32>
        %891 = memref.load %5[%806] : memref<?xf32>
        %892 = memref.load %5[%808] : memref<?xf32>
        %893 = memref.load %5[%810] : memref<?xf32>
        %894 = memref.load %5[%812] : memref<?xf32>
        %895 = memref.load %5[%814] : memref<?xf32>
        %896 = arith.mulf %888, %721 : f32
        %897 = math.fma %889, %723, %896 : f32
        %898 = arith.mulf %897, %728 : f32
        %899 = math.fma %890, %730, %898 : f32
        %900 = arith.mulf %899, %735 : f32
        %901 = math.fma %891, %737, %900 : f32
        %902 = arith.mulf %901, %742 : f32
        %903 = math.fma %892, %744, %902 : f32
        %904 = arith.mulf %903, %749 : f32
        %905 = math.fma %893, %751, %904 : f32
        %906 = arith.mulf %905, %756 : f32
        %907 = math.fma %894, %758, %906 : f32
        %908 = arith.mulf %907, %763 : f32
        %909 = math.fma %895, %765, %908 : f32
        %910 = arith.cmpi eq, %42, %c16 : i32
        scf.if %910 {
          %911 = arith.divf %c93, %767 : f32
          %912 = arith.addi %17, %647 : index
          %913 = arith.cmpi slt, %912, %groupSize : index
          scf.if %913 {
            %914 = arith.muli %15, %groupSize : index
            %915 = arith.addi %914, %912 : index
            %916 = arith.muli %915, %c23 : index
            %917 = arith.muli %heads, %c23 : index
            %918 = arith.divui %768, %c3 : index
            %919 = arith.muli %15, %c23 : index
            %920 = arith.addi %919, %918 : index
            %921 = memref.load %factors[%920] : memref<?xf32>
            %922 = arith.muli %kvHeads, %c23 : index
            %923 = arith.addi %920, %922 : index
            %924 = memref.load %factors[%923] : memref<?xf32>
            %925 = arith.mulf %798, %911 : f32
            %926 = math.fma %925, %921, %924 : f32
            %927 = arith.addi %916, %918 : index
            %928 = arith.divui %24, %outTileRows : index
            %929 = arith.divui %917, %c3 : index
            %930 = arith.muli %928, %929 : index
            %931 = arith.divui %927, %c3 : index
            %932 = arith.addi %930, %931 : index
            %933 = arith.muli %932, %c9 : index
            %934 = arith.remui %927, %c3 : index
            %935 = arith.divui %934, %c25 : index
            %936 = arith.addi %933, %935 : index
            %937 = arith.muli %outTileRows, %c25 : index
            %938 = arith.muli %936, %937 : index
            %939 = arith.remui %24, %outTileRows : index
            %940 = arith.muli %939, %c25 : index
            %941 = arith.addi %938, %940 : index
            %942 = arith.remui %927, %c25 : index
            %943 = arith.addi %941, %942 : index
            %944 = arith.addf %926, %c40 : f32
            %945 = arith.minimumf %944, %c95 : f32
            %946 = arith.maximumf %945, %c96 : f32
            %947 = arith.truncf %946 : f32 to f16
            memref.store %947, %out[%943] : memref<?xf16>
            %948 = arith.divui %799, %c3 : index
            %949 = arith.addi %919, %948 : index
            %950 = memref.load %factors[%949] : memref<?xf32>
            %951 = arith.addi %949, %922 : index
            %952 = memref.load %factors[%951] : memref<?xf32>
            %953 = arith.mulf %829, %911 : f32
            %954 = math.fma %953, %950, %952 : f32
            %955 = arith.addi %916, %948 : index
            %956 = arith.divui %955, %c3 : index
            %957 = arith.addi %930, %956 : index
            %958 = arith.muli %957, %c9 : index
            %959 = arith.remui %955, %c3 : index
            %960 = arith.divui %959, %c25 : index
            %961 = arith.addi %958, %960 : index
            %962 = arith.muli %961, %937 : index
            %963 = arith.addi %962, %940 : index
            %964 = arith.remui %955, %c25 : index
            %965 = arith.addi %963, %964 : index
            %966 = arith.addf %954, %c40 : f32
            %967 = arith.minimumf %966, %c95 : f32
            %968 = arith.maximumf %967, %c96 : f32
            %969 = arith.truncf %968 : f32 to f16
            memref.store %969, %out[%965] : memref<?xf16>
            %970 = arith.addi %646, %c36 : index
            %971 = arith.divui %970, %c3 : index
            %972 = arith.addi %919, %971 : index
            %973 = memref.load %factors[%972] : memref<?xf32>
            %974 = arith.addi %972, %922 : index
            %975 = memref.load %factors[%974] : memref<?xf32>
            %976 = arith.mulf %887, %911 : f32
            %977 = math.fma %976, %973, %975 : f32
            %978 = arith.addi %916, %971 : index
            %979 = arith.divui %978, %c3 : index
            %980 = arith.addi %930, %979 : index
            %981 = arith.muli %980, %c9 : index
            %982 = arith.remui %978, %c3 : index
            %983 = arith.divui %982, %c25 : index
            %984 = arith.addi %981, %983 : index
            %985 = arith.muli %984, %937 : index
            %986 = arith.addi %985, %940 : index
            %987 = arith.remui %978, %c25 : index
            %988 = arith.addi %986, %987 : index
            %989 = arith.addf %977, %c40 : f32
            %990 = arith.minimumf %989, %c95 : f32
            %991 = arith.maximumf %990, %c96 : f32
            %992 = arith.truncf %991 : f32 to f16
            memref.store %992, %out[%988] : memref<?xf16>
            %993 = arith.addi %646, %c37 : index
            %994 = arith.divui %993, %c3 : index
            %995 = arith.addi %919, %994 : index
            %996 = memref.load %factors[%995] : memref<?xf32>
            %997 = arith.addi %995, %922 : index
            %998 = memref.load %factors[%997] : memref<?xf32>
            %999 = arith.mulf %909, %911 : f32
            %1000 = math.fma %999, %996, %998 : f32
            %1001 = arith.addi %916, %994 : index
            %1002 = arith.divui %1001, %c3 : index
            %1003 = arith.addi %930, %1002 : index
            %1004 = arith.muli %1003, %c9 : index
            %1005 = arith.remui %1001, %c3 : index
            %1006 = arith.divui %1005, %c25 : index
            %1007 = arith.addi %1004, %1006 : index
            %1008 = arith.muli %1007, %937 : index
            %1009 = arith.addi %1008, %940 : index
            %1010 = arith.remui %1001, %c25 : index
            %1011 = arith.addi %1009, %1010 : index
            %1012 = arith.addf %1000, %c40 : f32
            %1013 = arith.minimumf %1012, %c95 : f32
            %1014 = arith.maximumf %1013, %c96 : f32
            %1015 = arith.truncf %1014 : f32 to f16
            memref.store %1015, %out[%1011] : memref<?xf16>
          }
        } else {
          %1016 = arith.addi %ranges, %groups : index
          %1017 = arith.muli %9, %1016 : index
          %1018 = arith.index_castui %155 : i32 to index
          %1019 = arith.addi %1017, %1018 : index
          %1020 = arith.muli %1019, %c99 : index
          %1021 = arith.addi %1020, %768 : index
          memref.store %798, %partial[%1021] : memref<?xf32>
          %1022 = arith.addi %1020, %799 : index
          memref.store %829, %partial[%1022] : memref<?xf32>
          %1023 = arith.addi %646, %c36 : index
          %1024 = arith.addi %1020, %1023 : index
          memref.store %887, %partial[%1024] : memref<?xf32>
          %1025 = arith.addi %646, %c37 : index
          %1026 = arith.addi %1020, %1025 : index
          memref.store %909, %partial[%1026] : memref<?xf32>
          %1027 = arith.cmpi slt, %646, %c3 : index
          scf.if %1027 {
            %1028 = arith.addi %1020, %c5 : index
            %1029 = arith.addi %1028, %646 : index
            memref.store %761, %partial[%1029] : memref<?xf32>
            %1030 = arith.addi %1029, %c3 : index
            memref.store %767, %partial[%1030] : memref<?xf32>
          }
          %1031 = arith.addi %42, %c65 : i32
          %1032 = arith.divui %1031, %c66 : i32
          %1033 = arith.divui %155, %c66 : i32
          %1034 = arith.addi %groups, %c4 : index
          %1035 = arith.muli %9, %1034 : index
          %1036 = arith.muli %1033, %c66 : i32
          %1037 = arith.subi %42, %1036 : i32
          %1038 = arith.minsi %1037, %c66 : i32
          %1039 = arith.index_castui %1033 : i32 to index
          %1040 = arith.addi %1035, %1039 : index
          %1041 = arith.index_castui %1038 : i32 to index
          %1042 = wave.arrive %counters[%1040], %1041 : memref<?xi32>
          scf.if %1042 {
            %1050:6 = scf.for %1043 = %c44 to %1038 step %c66 iter_args(%1044 = %c39, %1045 = %c40, %1046 = %c40, %1047 = %c40, %1048 = %c40, %1049 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1051 = arith.addi %1043, %c44 : i32
              %1052 = arith.subi %1038, %c16 : i32
              %1053 = arith.minsi %1051, %1052 : i32
              %1054 = arith.addi %1036, %1053 : i32
              %1055 = arith.index_castui %1054 : i32 to index
              %1056 = arith.addi %1017, %1055 : index
              %1057 = arith.muli %1056, %c99 : index
              %1058 = arith.addi %1057, %c5 : index
              %1059 = arith.addi %1058, %647 : index
              %1060 = memref.load %partial[%1059] : memref<?xf32>
              %1061 = arith.cmpi slt, %1051, %1038 : i32
              %1062 = arith.select %1061, %1060, %c39 : f32
              %1063 = arith.addi %1057, %646 : index
              %1064 = arith.addi %1063, %c22 : index
              %1065 = memref.load %partial[%1064] : memref<?xf32>
              %1066 = arith.addi %1063, %c7 : index
              %1067 = memref.load %partial[%1066] : memref<?xf32>
              %1068 = arith.addi %1063, %c36 : index
              %1069 = memref.load %partial[%1068] : memref<?xf32>
              %1070 = arith.addi %1063, %c37 : index
              %1071 = memref.load %partial[%1070] : memref<?xf32>
              %1072 = arith.addi %1059, %c3 : index
              %1073 = memref.load %partial[%1072] : memref<?xf32>
              %1074 = arith.addi %1043, %c16 : i32
              %1075 = arith.minsi %1074, %1052 : i32
              %1076 = arith.addi %1036, %1075 : i32
              %1077 = arith.index_castui %1076 : i32 to index
              %1078 = arith.addi %1017, %1077 : index
              %1079 = arith.muli %1078, %c99 : index
              %1080 = arith.addi %1079, %c5 : index
              %1081 = arith.addi %1080, %647 : index
              %1082 = memref.load %partial[%1081] : memref<?xf32>
              %1083 = arith.cmpi slt, %1074, %1038 : i32
              %1084 = arith.select %1083, %1082, %c39 : f32
              %1085 = arith.addi %1079, %646 : index
              %1086 = arith.addi %1085, %c22 : index
              %1087 = memref.load %partial[%1086] : memref<?xf32>
              %1088 = arith.addi %1085, %c7 : index
              %1089 = memref.load %partial[%1088] : memref<?xf32>
              %1090 = arith.addi %1085, %c36 : index
              %1091 = memref.load %partial[%1090] : memref<?xf32>
              %1092 = arith.addi %1085, %c37 : index
              %1093 = memref.load %partial[%1092] : memref<?xf32>
              %1094 = arith.addi %1081, %c3 : index
              %1095 = memref.load %partial[%1094] : memref<?xf32>
              %1096 = arith.addi %1043, %c59 : i32
              %1097 = arith.minsi %1096, %1052 : i32
              %1098 = arith.addi %1036, %1097 : i32
              %1099 = arith.index_castui %1098 : i32 to index
              %1100 = arith.addi %1017, %1099 : index
              %1101 = arith.muli %1100, %c99 : index
              %1102 = arith.addi %1101, %c5 : index
              %1103 = arith.addi %1102, %647 : index
              %1104 = memref.load %partial[%1103] : memref<?xf32>
              %1105 = arith.cmpi slt, %1096, %1038 : i32
              %1106 = arith.select %1105, %1104, %c39 : f32
              %1107 = arith.addi %1101, %646 : index
              %1108 = arith.addi %1107, %c22 : index
              %1109 = memref.load %partial[%1108] : memref<?xf32>
              %1110 = arith.addi %1107, %c7 : index
              %1111 = memref.load %partial[%1110] : memref<?xf32>
              %1112 = arith.addi %1107, %c36 : index
              %1113 = memref.load %partial[%1112] : memref<?xf32>
              %1114 = arith.addi %1107, %c37 : index
              %1115 = memref.load %partial[%1114] : memref<?xf32>
              %1116 = arith.addi %1103, %c3 : index
              %1117 = memref.load %partial[%1116] : memref<?xf32>
              %1118 = arith.addi %1043, %c61 : i32
              %1119 = arith.minsi %1118, %1052 : i32
              %1120 = arith.addi %1036, %1119 : i32
              %1121 = arith.index_castui %1120 : i32 to index
              %1122 = arith.addi %1017, %1121 : index
              %1123 = arith.muli %1122, %c99 : index
              %1124 = arith.addi %1123, %c5 : index
              %1125 = arith.addi %1124, %647 : index
              %1126 = memref.load %partial[%1125] : memref<?xf32>
              %1127 = arith.cmpi slt, %1118, %1038 : i32
              %1128 = arith.select %1127, %1126, %c39 : f32
              %1129 = arith.addi %1123, %646 : index
              %1130 = arith.addi %1129, %c22 : index
              %1131 = memref.load %partial[%1130] : memref<?xf32>
              %1132 = arith.addi %1129, %c7 : index
              %1133 = memref.load %partial[%1132] : memref<?xf32>
              %1134 = arith.addi %1129, %c36 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.addi %1129, %c37 : index
              %1137 = memref.load %partial[%1136] : memref<?xf32>
              %1138 = arith.addi %1125, %c3 : index
              %1139 = memref.load %partial[%1138] : memref<?xf32>
              %1140 = arith.addi %1043, %c62 : i32
              %1141 = arith.minsi %1140, %1052 : i32
              %1142 = arith.addi %1036, %1141 : i32
              %1143 = arith.index_castui %1142 : i32 to index
              %1144 = arith.addi %1017, %1143 : index
              %1145 = arith.muli %1144, %c99 : index
              %1146 = arith.addi %1145, %c5 : index
              %1147 = arith.addi %1146, %647 : index
              %1148 = memref.load %partial[%1147] : memref<?xf32>
              %1149 = arith.cmpi slt, %1140, %1038 : i32
              %1150 = arith.select %1149, %1148, %c39 : f32
              %1151 = arith.addi %1145, %646 : index
              %1152 = arith.addi %1151, %c22 : index
              %1153 = memref.load %partial[%1152] : memref<?xf32>
              %1154 = arith.addi %1151, %c7 : index
              %1155 = memref.load %partial[%1154] : memref<?xf32>
              %1156 = arith.addi %1151, %c36 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.addi %1151, %c37 : index
              %1159 = memref.load %partial[%1158] : memref<?xf32>
              %1160 = arith.addi %1147, %c3 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.addi %1043, %c63 : i32
              %1163 = arith.minsi %1162, %1052 : i32
              %1164 = arith.addi %1036, %1163 : i32
              %1165 = arith.index_castui %1164 : i32 to index
              %1166 = arith.addi %1017, %1165 : index
              %1167 = arith.muli %1166, %c99 : index
              %1168 = arith.addi %1167, %c5 : index
              %1169 = arith.addi %1168, %647 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.cmpi slt, %1162, %1038 : i32
              %1172 = arith.select %1171, %1170, %c39 : f32
              %1173 = arith.addi %1167, %646 : index
              %1174 = arith.addi %1173, %c22 : index
              %1175 = memref.load %partial[%1174] : memref<?xf32>
              %1176 = arith.addi %1173, %c7 : index
              %1177 = memref.load %partial[%1176] : memref<?xf32>
              %1178 = arith.addi %1173, %c36 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1173, %c37 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.addi %1169, %c3 : index
              %1183 = memref.load %partial[%1182] : memref<?xf32>
              %1184 = arith.addi %1043, %c64 : i32
              %1185 = arith.minsi %1184, %1052 : i32
              %1186 = arith.addi %1036, %1185 : i32
              %1187 = arith.index_castui %1186 : i32 to index
              %1188 = arith.addi %1017, %1187 : index
              %1189 = arith.muli %1188, %c99 : index
              %1190 = arith.addi %1189, %c5 : index
              %1191 = arith.addi %1190, %647 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.cmpi slt, %1184, %1038 : i32
              %1194 = arith.select %1193, %1192, %c39 : f32
              %1195 = arith.addi %1189, %646 : index
              %1196 = arith.addi %1195, %c22 : index
              %1197 = memref.load %partial[%1196] : memref<?xf32>
              %1198 = arith.addi %1195, %c7 : index
              %1199 = memref.load %partial[%1198] : memref<?xf32>
              %1200 = arith.addi %1195, %c36 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1195, %c37 : index
              %1203 = memref.load %partial[%1202] : memref<?xf32>
              %1204 = arith.addi %1191, %c3 : index
              %1205 = memref.load %partial[%1204] : memref<?xf32>
              %1206 = arith.addi %1043, %c65 : i32
              %1207 = arith.minsi %1206, %1052 : i32
              %1208 = arith.addi %1036, %1207 : i32
              %1209 = arith.index_castui %1208 : i32 to index
              %1210 = arith.addi %1017, %1209 : index
              %1211 = arith.muli %1210, %c99 : index
              %1212 = arith.addi %1211, %c5 : index
              %1213 = arith.addi %1212, %647 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.cmpi slt, %1206, %1038 : i32
              %1216 = arith.select %1215, %1214, %c39 : f32
              %1217 = arith.addi %1211, %646 : index
              %1218 = arith.addi %1217, %c22 : index
              %1219 = memref.load %partial[%1218] : memref<?xf32>
              %1220 = arith.addi %1217, %c7 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.addi %1217, %c36 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.addi %1217, %c37 : index
              %1225 = memref.load %partial[%1224] : memref<?xf32>
              %1226 = arith.addi %1213, %c3 : index
              %1227 = memref.load %partial[%1226] : memref<?xf32>
              %1228 = arith.maxnumf %1044, %1062 fastmath<nnan> : f32
              %1229 = arith.subf %1044, %1228 : f32
              %1230 = wave.exp2 %1229 : f32
              %1231 = arith.subf %1062, %1228 : f32
              %1232 = wave.exp2 %1231 : f32
              %1233 = arith.mulf %1045, %1230 : f32
              %1234 = math.fma %1073, %1232, %1233 : f32
              %1235 = arith.mulf %1046, %1230 : f32
              %1236 = math.fma %1065, %1232, %1235 : f32
              %1237 = arith.mulf %1047, %1230 : f32
              %1238 = math.fma %1067, %1232, %1237 : f32
              %1239 = arith.mulf %1048, %1230 : f32
              %1240 = math.fma %1069, %1232, %1239 : f32
              %1241 = arith.mulf %1049, %1230 : f32
              %1242 = math.fma %1071, %1232, %1241 : f32
              %1243 = arith.maxnumf %1228, %1084 fastmath<nnan> : f32
              %1244 = arith.subf %1228, %1243 : f32
              %1245 = wave.exp2 %1244 : f32
              %1246 = arith.subf %1084, %1243 : f32
              %1247 = wave.exp2 %1246 : f32
              %1248 = arith.mulf %1234, %1245 : f32
              %1249 = math.fma %1095, %1247, %1248 : f32
              %1250 = arith.mulf %1236, %1245 : f32
              %1251 = math.fma %1087, %1247, %1250 : f32
              %1252 = arith.mulf %1238, %1245 : f32
              %1253 = math.fma %1089, %1247, %1252 : f32
              %1254 = arith.mulf %1240, %1245 : f32
              %1255 = math.fma %1091, %1247, %1254 : f32
              %1256 = arith.mulf %1242, %1245 : f32
              %1257 = math.fma %1093, %1247, %1256 : f32
              %1258 = arith.maxnumf %1243, %1106 fastmath<nnan> : f32
              %1259 = arith.subf %1243, %1258 : f32
              %1260 = wave.exp2 %1259 : f32
              %1261 = arith.subf %1106, %1258 : f32
              %1262 = wave.exp2 %1261 : f32
              %1263 = arith.mulf %1249, %1260 : f32
              %1264 = math.fma %1117, %1262, %1263 : f32
              %1265 = arith.mulf %1251, %1260 : f32
              %1266 = math.fma %1109, %1262, %1265 : f32
              %1267 = arith.mulf %1253, %1260 : f32
              %1268 = math.fma %1111, %1262, %1267 : f32
              %1269 = arith.mulf %1255, %1260 : f32
              %1270 = math.fma %1113, %1262, %1269 : f32
              %1271 = arith.mulf %1257, %1260 : f32
              %1272 = math.fma %1115, %1262, %1271 : f32
              %1273 = arith.maxnumf %1258, %1128 fastmath<nnan> : f32
              %1274 = arith.subf %1258, %1273 : f32
              %1275 = wave.exp2 %1274 : f32
              %1276 = arith.subf %1128, %1273 : f32
              %1277 = wave.exp2 %1276 : f32
              %1278 = arith.mulf %1264, %1275 : f32
              %1279 = math.fma %1139, %1277, %1278 : f32
              %1280 = arith.mulf %1266, %1275 : f32
              %1281 = math.fma %1131, %1277, %1280 : f32
              %1282 = arith.mulf %1268, %1275 : f32
              %1283 = math.fma %1133, %1277, %1282 : f32
              %1284 = arith.mulf %1270, %1275 : f32
              %1285 = math.fma %1135, %1277, %1284 : f32
              %1286 = arith.mulf %1272, %1275 : f32
              %1287 = math.fma %1137, %1277, %1286 : f32
              %1288 = arith.maxnumf %1273, %1150 fastmath<nnan> : f32
              %1289 = arith.subf %1273, %1288 : f32
              %1290 = wave.exp2 %1289 : f32
              %1291 = arith.subf %1150, %1288 : f32
              %1292 = wave.exp2 %1291 : f32
              %1293 = arith.mulf %1279, %1290 : f32
              %1294 = math.fma %1161, %1292, %1293 : f32
              %1295 = arith.mulf %1281, %1290 : f32
              %1296 = math.fma %1153, %1292, %1295 : f32
              %1297 = arith.mulf %1283, %1290 : f32
              %1298 = math.fma %1155, %1292, %1297 : f32
              %1299 = arith.mulf %1285, %1290 : f32
              %1300 = math.fma %1157, %1292, %1299 : f32
              %1301 = arith.mulf %1287, %1290 : f32
              %1302 = math.fma %1159, %1292, %1301 : f32
              %1303 = arith.maxnumf %1288, %1172 fastmath<nnan> : f32
              %1304 = arith.subf %1288, %1303 : f32
              %1305 = wave.exp2 %1304 : f32
              %1306 = arith.subf %1172, %1303 : f32
              %1307 = wave.exp2 %1306 : f32
              %1308 = arith.mulf %1294, %1305 : f32
              %1309 = math.fma %1183, %1307, %1308 : f32
              %1310 = arith.mulf %1296, %1305 : f32
              %1311 = math.fma %1175, %1307, %1310 : f32
              %1312 = arith.mulf %1298, %1305 : f32
              %1313 = math.fma %1177, %1307, %1312 : f32
              %1314 = arith.mulf %1300, %1305 : f32
              %1315 = math.fma %1179, %1307, %1314 : f32
              %1316 = arith.mulf %1302, %1305 : f32
              %1317 = math.fma %1181, %1307, %1316 : f32
              %1318 = arith.maxnumf %1303, %1194 fastmath<nnan> : f32
              %1319 = arith.subf %1303, %1318 : f32
              %1320 = wave.exp2 %1319 : f32
              %1321 = arith.subf %1194, %1318 : f32
              %1322 = wave.exp2 %1321 : f32
              %1323 = arith.mulf %1309, %1320 : f32
              %1324 = math.fma %1205, %1322, %1323 : f32
              %1325 = arith.mulf %1311, %1320 : f32
              %1326 = math.fma %1197, %1322, %1325 : f32
              %1327 = arith.mulf %1313, %1320 : f32
              %1328 = math.fma %1199, %1322, %1327 : f32
              %1329 = arith.mulf %1315, %1320 : f32
              %1330 = math.fma %1201, %1322, %1329 : f32
              %1331 = arith.mulf %1317, %1320 : f32
              %1332 = math.fma %1203, %1322, %1331 : f32
              %1333 = arith.maxnumf %1318, %1216 fastmath<nnan> : f32
              %1334 = arith.subf %1318, %1333 : f32
              %1335 = wave.exp2 %1334 : f32
              %1336 = arith.subf %1216, %1333 : f32
              %1337 = wave.exp2 %1336 : f32
              %1338 = arith.mulf %1324, %1335 : f32
              %1339 = math.fma %1227, %1337, %1338 : f32
              %1340 = arith.mulf %1326, %1335 : f32
              %1341 = math.fma %1219, %1337, %1340 : f32
              %1342 = arith.mulf %1328, %1335 : f32
              %1343 = math.fma %1221, %1337, %1342 : f32
              %1344 = arith.mulf %1330, %1335 : f32
              %1345 = math.fma %1223, %1337, %1344 : f32
              %1346 = arith.mulf %1332, %1335 : f32
              %1347 = math.fma %1225, %1337, %1346 : f32
              scf.yield %1333, %1339, %1341, %1343, %1345, %1347 : f32, f32, f32, f32, f32, f32
            }
            %1348 = arith.cmpi eq, %1032, %c16 : i32
            scf.if %1348 {
              %1349 = arith.divf %c93, %1050#1 : f32
              %1350 = arith.addi %17, %647 : index
              %1351 = arith.cmpi slt, %1350, %groupSize : index
              scf.if %1351 {
                %1352 = arith.muli %15, %groupSize : index
                %1353 = arith.addi %1352, %1350 : index
                %1354 = arith.muli %1353, %c23 : index
                %1355 = arith.muli %heads, %c23 : index
                %1356 = arith.divui %768, %c3 : index
                %1357 = arith.muli %15, %c23 : index
                %1358 = arith.addi %1357, %1356 : index
                %1359 = memref.load %factors[%1358] : memref<?xf32>
                %1360 = arith.muli %kvHeads, %c23 : index
                %1361 = arith.addi %1358, %1360 : index
                %1362 = memref.load %factors[%1361] : memref<?xf32>
                %1363 = arith.mulf %1050#2, %1349 : f32
                %1364 = math.fma %1363, %1359, %1362 : f32
                %1365 = arith.addi %1354, %1356 : index
                %1366 = arith.divui %24, %outTileRows : index
                %1367 = arith.divui %1355, %c3 : index
                %1368 = arith.muli %1366, %1367 : index
                %1369 = arith.divui %1365, %c3 : index
                %1370 = arith.addi %1368, %1369 : index
                %1371 = arith.muli %1370, %c9 : index
                %1372 = arith.remui %1365, %c3 : index
                %1373 = arith.divui %1372, %c25 : index
                %1374 = arith.addi %1371, %1373 : index
                %1375 = arith.muli %outTileRows, %c25 : index
                %1376 = arith.muli %1374, %1375 : index
                %1377 = arith.remui %24, %outTileRows : index
                %1378 = arith.muli %1377, %c25 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.remui %1365, %c25 : index
                %1381 = arith.addi %1379, %1380 : index
                %1382 = arith.addf %1364, %c40 : f32
                %1383 = arith.minimumf %1382, %c95 : f32
                %1384 = arith.maximumf %1383, %c96 : f32
                %1385 = arith.truncf %1384 : f32 to f16
                memref.store %1385, %out[%1381] : memref<?xf16>
                %1386 = arith.divui %799, %c3 : index
                %1387 = arith.addi %1357, %1386 : index
                %1388 = memref.load %factors[%1387] : memref<?xf32>
                %1389 = arith.addi %1387, %1360 : index
                %1390 = memref.load %factors[%1389] : memref<?xf32>
                %1391 = arith.mulf %1050#3, %1349 : f32
                %1392 = math.fma %1391, %1388, %1390 : f32
                %1393 = arith.addi %1354, %1386 : index
                %1394 = arith.divui %1393, %c3 : index
                %1395 = arith.addi %1368, %1394 : index
                %1396 = arith.muli %1395, %c9 : index
                %1397 = arith.remui %1393, %c3 : index
                %1398 = arith.divui %1397, %c25 : index
                %1399 = arith.addi %1396, %1398 : index
                %1400 = arith.muli %1399, %1375 : index
                %1401 = arith.addi %1400, %1378 : index
                %1402 = arith.remui %1393, %c25 : index
                %1403 = arith.addi %1401, %1402 : index
                %1404 = arith.addf %1392, %c40 : f32
                %1405 = arith.minimumf %1404, %c95 : f32
                %1406 = arith.maximumf %1405, %c96 : f32
                %1407 = arith.truncf %1406 : f32 to f16
                memref.store %1407, %out[%1403] : memref<?xf16>
                %1408 = arith.divui %1023, %c3 : index
                %1409 = arith.addi %1357, %1408 : index
                %1410 = memref.load %factors[%1409] : memref<?xf32>
                %1411 = arith.addi %1409, %1360 : index
                %1412 = memref.load %factors[%1411] : memref<?xf32>
                %1413 = arith.mulf %1050#4, %1349 : f32
                %1414 = math.fma %1413, %1410, %1412 : f32
                %1415 = arith.addi %1354, %1408 : index
                %1416 = arith.divui %1415, %c3 : index
                %1417 = arith.addi %1368, %1416 : index
                %1418 = arith.muli %1417, %c9 : index
                %1419 = arith.remui %1415, %c3 : index
                %1420 = arith.divui %1419, %c25 : index
                %1421 = arith.addi %1418, %1420 : index
                %1422 = arith.muli %1421, %1375 : index
                %1423 = arith.addi %1422, %1378 : index
                %1424 = arith.remui %1415, %c25 : index
                %1425 = arith.addi %1423, %1424 : index
                %1426 = arith.addf %1414, %c40 : f32
                %1427 = arith.minimumf %1426, %c95 : f32
                %1428 = arith.maximumf %1427, %c96 : f32
                %1429 = arith.truncf %1428 : f32 to f16
                memref.store %1429, %out[%1425] : memref<?xf16>
                %1430 = arith.divui %1025, %c3 : index
                %1431 = arith.addi %1357, %1430 : index
                %1432 = memref.load %factors[%1431] : memref<?xf32>
                %1433 = arith.addi %1431, %1360 : index
                %1434 = memref.load %factors[%1433] : memref<?xf32>
                %1435 = arith.mulf %1050#5, %1349 : f32
                %1436 = math.fma %1435, %1432, %1434 : f32
                %1437 = arith.addi %1354, %1430 : index
                %1438 = arith.divui %1437, %c3 : index
                %1439 = arith.addi %1368, %1438 : index
                %1440 = arith.muli %1439, %c9 : index
                %1441 = arith.remui %1437, %c3 : index
                %1442 = arith.divui %1441, %c25 : index
                %1443 = arith.addi %1440, %1442 : index
                %1444 = arith.muli %1443, %1375 : index
                %1445 = arith.addi %1444, %1378 : index
                %1446 = arith.remui %1437, %c25 : index
                %1447 = arith.addi %1445, %1446 : index
                %1448 = arith.addf %1436, %c40 : f32
                %1449 = arith.minimumf %1448, %c95 : f32
                %1450 = arith.maximumf %1449, %c96 : f32
                %1451 = arith.truncf %1450 : f32 to f16
                memref.store %1451, %out[%1447] : memref<?xf16>
              }
            } else {
              %1452 = arith.index_cast %ranges : index to i32
              %1453 = arith.addi %1452, %1033 : i32
              %1454 = arith.index_castui %1453 : i32 to index
              %1455 = arith.addi %1017, %1454 : index
              %1456 = arith.muli %1455, %c99 : index
              %1457 = arith.addi %1456, %768 : index
              memref.store %1050#2, %partial[%1457] : memref<?xf32>
              %1458 = arith.addi %1456, %799 : index
              memref.store %1050#3, %partial[%1458] : memref<?xf32>
              %1459 = arith.addi %1456, %1023 : index
              memref.store %1050#4, %partial[%1459] : memref<?xf32>
              %1460 = arith.addi %1456, %1025 : index
              memref.store %1050#5, %partial[%1460] : memref<?xf32>
              scf.if %1027 {
                %1461 = arith.addi %1456, %c5 : index
                %1462 = arith.addi %1461, %646 : index
                memref.store %1050#0, %partial[%1462] : memref<?xf32>
                %1463 = arith.addi %1462, %c3 : index
                memref.store %1050#1, %partial[%1463] : memref<?xf32>
              }
              %1464 = arith.addi %1035, %groups : index
              %1465 = arith.index_castui %1032 : i32 to index
              %1466 = wave.arrive %counters[%1464], %1465 : memref<?xi32>
              scf.if %1466 {
                %1474:6 = scf.for %1467 = %c44 to %1032 step %c66 iter_args(%1468 = %c39, %1469 = %c40, %1470 = %c40, %1471 = %c40, %1472 = %c40, %1473 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1475 = arith.addi %1467, %c44 : i32
                  %1476 = arith.subi %1032, %c16 : i32
                  %1477 = arith.minsi %1475, %1476 : i32
                  %1478 = arith.addi %1452, %1477 : i32
                  %1479 = arith.index_castui %1478 : i32 to index
                  %1480 = arith.addi %1017, %1479 : index
                  %1481 = arith.muli %1480, %c99 : index
                  %1482 = arith.addi %1481, %c5 : index
                  %1483 = arith.addi %1482, %647 : index
                  %1484 = memref.load %partial[%1483] : memref<?xf32>
                  %1485 = arith.cmpi slt, %1475, %1032 : i32
                  %1486 = arith.select %1485, %1484, %c39 : f32
                  %1487 = arith.addi %1481, %646 : index
                  %1488 = arith.addi %1487, %c22 : index
                  %1489 = memref.load %partial[%1488] : memref<?xf32>
                  %1490 = arith.addi %1487, %c7 : index
                  %1491 = memref.load %partial[%1490] : memref<?xf32>
                  %1492 = arith.addi %1487, %c36 : index
                  %1493 = memref.load %partial[%1492] : memref<?xf32>
                  %1494 = arith.addi %1487, %c37 : index
                  %1495 = memref.load %partial[%1494] : memref<?xf32>
                  %1496 = arith.addi %1483, %c3 : index
                  %1497 = memref.load %partial[%1496] : memref<?xf32>
                  %1498 = arith.addi %1467, %c16 : i32
                  %1499 = arith.minsi %1498, %1476 : i32
                  %1500 = arith.addi %1452, %1499 : i32
                  %1501 = arith.index_castui %1500 : i32 to index
                  %1502 = arith.addi %1017, %1501 : index
                  %1503 = arith.muli %1502, %c99 : index
                  %1504 = arith.addi %1503, %c5 : index
                  %1505 = arith.addi %1504, %647 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.cmpi slt, %1498, %1032 : i32
                  %1508 = arith.select %1507, %1506, %c39 : f32
                  %1509 = arith.addi %1503, %646 : index
                  %1510 = arith.addi %1509, %c22 : index
                  %1511 = memref.load %partial[%1510] : memref<?xf32>
                  %1512 = arith.addi %1509, %c7 : index
                  %1513 = memref.load %partial[%1512] : memref<?xf32>
                  %1514 = arith.addi %1509, %c36 : index
                  %1515 = memref.load %partial[%1514] : memref<?xf32>
                  %1516 = arith.addi %1509, %c37 : index
                  %1517 = memref.load %partial[%1516] : memref<?xf32>
                  %1518 = arith.addi %1505, %c3 : index
                  %1519 = memref.load %partial[%1518] : memref<?xf32>
                  %1520 = arith.addi %1467, %c59 : i32
                  %1521 = arith.minsi %1520, %1476 : i32
                  %1522 = arith.addi %1452, %1521 : i32
                  %1523 = arith.index_castui %1522 : i32 to index
                  %1524 = arith.addi %1017, %1523 : index
                  %1525 = arith.muli %1524, %c99 : index
                  %1526 = arith.addi %1525, %c5 : index
                  %1527 = arith.addi %1526, %647 : index
                  %1528 = memref.load %partial[%1527] : memref<?xf32>
                  %1529 = arith.cmpi slt, %1520, %1032 : i32
                  %1530 = arith.select %1529, %1528, %c39 : f32
                  %1531 = arith.addi %1525, %646 : index
                  %1532 = arith.addi %1531, %c22 : index
                  %1533 = memref.load %partial[%1532] : memref<?xf32>
                  %1534 = arith.addi %1531, %c7 : index
                  %1535 = memref.load %partial[%1534] : memref<?xf32>
                  %1536 = arith.addi %1531, %c36 : index
                  %1537 = memref.load %partial[%1536] : memref<?xf32>
                  %1538 = arith.addi %1531, %c37 : index
                  %1539 = memref.load %partial[%1538] : memref<?xf32>
                  %1540 = arith.addi %1527, %c3 : index
                  %1541 = memref.load %partial[%1540] : memref<?xf32>
                  %1542 = arith.addi %1467, %c61 : i32
                  %1543 = arith.minsi %1542, %1476 : i32
                  %1544 = arith.addi %1452, %1543 : i32
                  %1545 = arith.index_castui %1544 : i32 to index
                  %1546 = arith.addi %1017, %1545 : index
                  %1547 = arith.muli %1546, %c99 : index
                  %1548 = arith.addi %1547, %c5 : index
                  %1549 = arith.addi %1548, %647 : index
                  %1550 = memref.load %partial[%1549] : memref<?xf32>
                  %1551 = arith.cmpi slt, %1542, %1032 : i32
                  %1552 = arith.select %1551, %1550, %c39 : f32
                  %1553 = arith.addi %1547, %646 : index
                  %1554 = arith.addi %1553, %c22 : index
                  %1555 = memref.load %partial[%1554] : memref<?xf32>
                  %1556 = arith.addi %1553, %c7 : index
                  %1557 = memref.load %partial[%1556] : memref<?xf32>
                  %1558 = arith.addi %1553, %c36 : index
                  %1559 = memref.load %partial[%1558] : memref<?xf32>
                  %1560 = arith.addi %1553, %c37 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.addi %1549, %c3 : index
                  %1563 = memref.load %partial[%1562] : memref<?xf32>
                  %1564 = arith.addi %1467, %c62 : i32
                  %1565 = arith.minsi %1564, %1476 : i32
                  %1566 = arith.addi %1452, %1565 : i32
                  %1567 = arith.index_castui %1566 : i32 to index
                  %1568 = arith.addi %1017, %1567 : index
                  %1569 = arith.muli %1568, %c99 : index
                  %1570 = arith.addi %1569, %c5 : index
                  %1571 = arith.addi %1570, %647 : index
                  %1572 = memref.load %partial[%1571] : memref<?xf32>
                  %1573 = arith.cmpi slt, %1564, %1032 : i32
                  %1574 = arith.select %1573, %1572, %c39 : f32
                  %1575 = arith.addi %1569, %646 : index
                  %1576 = arith.addi %1575, %c22 : index
                  %1577 = memref.load %partial[%1576] : memref<?xf32>
                  %1578 = arith.addi %1575, %c7 : index
                  %1579 = memref.load %partial[%1578] : memref<?xf32>
                  %1580 = arith.addi %1575, %c36 : index
                  %1581 = memref.load %partial[%1580] : memref<?xf32>
                  %1582 = arith.addi %1575, %c37 : index
                  %1583 = memref.load %partial[%1582] : memref<?xf32>
                  %1584 = arith.addi %1571, %c3 : index
                  %1585 = memref.load %partial[%1584] : memref<?xf32>
                  %1586 = arith.addi %1467, %c63 : i32
                  %1587 = arith.minsi %1586, %1476 : i32
                  %1588 = arith.addi %1452, %1587 : i32
                  %1589 = arith.index_castui %1588 : i32 to index
                  %1590 = arith.addi %1017, %1589 : index
                  %1591 = arith.muli %1590, %c99 : index
                  %1592 = arith.addi %1591, %c5 : index
                  %1593 = arith.addi %1592, %647 : index
                  %1594 = memref.load %partial[%1593] : memref<?xf32>
                  %1595 = arith.cmpi slt, %1586, %1032 : i32
                  %1596 = arith.select %1595, %1594, %c39 : f32
                  %1597 = arith.addi %1591, %646 : index
                  %1598 = arith.addi %1597, %c22 : index
                  %1599 = memref.load %partial[%1598] : memref<?xf32>
                  %1600 = arith.addi %1597, %c7 : index
                  %1601 = memref.load %partial[%1600] : memref<?xf32>
                  %1602 = arith.addi %1597, %c36 : index
                  %1603 = memref.load %partial[%1602] : memref<?xf32>
                  %1604 = arith.addi %1597, %c37 : index
                  %1605 = memref.load %partial[%1604] : memref<?xf32>
                  %1606 = arith.addi %1593, %c3 : index
                  %1607 = memref.load %partial[%1606] : memref<?xf32>
                  %1608 = arith.addi %1467, %c64 : i32
                  %1609 = arith.minsi %1608, %1476 : i32
                  %1610 = arith.addi %1452, %1609 : i32
                  %1611 = arith.index_castui %1610 : i32 to index
                  %1612 = arith.addi %1017, %1611 : index
                  %1613 = arith.muli %1612, %c99 : index
                  %1614 = arith.addi %1613, %c5 : index
                  %1615 = arith.addi %1614, %647 : index
                  %1616 = memref.load %partial[%1615] : memref<?xf32>
                  %1617 = arith.cmpi slt, %1608, %1032 : i32
                  %1618 = arith.select %1617, %1616, %c39 : f32
                  %1619 = arith.addi %1613, %646 : index
                  %1620 = arith.addi %1619, %c22 : index
                  %1621 = memref.load %partial[%1620] : memref<?xf32>
                  %1622 = arith.addi %1619, %c7 : index
                  %1623 = memref.load %partial[%1622] : memref<?xf32>
                  %1624 = arith.addi %1619, %c36 : index
                  %1625 = memref.load %partial[%1624] : memref<?xf32>
                  %1626 = arith.addi %1619, %c37 : index
                  %1627 = memref.load %partial[%1626] : memref<?xf32>
                  %1628 = arith.addi %1615, %c3 : index
                  %1629 = memref.load %partial[%1628] : memref<?xf32>
                  %1630 = arith.addi %1467, %c65 : i32
                  %1631 = arith.minsi %1630, %1476 : i32
                  %1632 = arith.addi %1452, %1631 : i32
                  %1633 = arith.index_castui %1632 : i32 to index
                  %1634 = arith.addi %1017, %1633 : index
                  %1635 = arith.muli %1634, %c99 : index
                  %1636 = arith.addi %1635, %c5 : index
                  %1637 = arith.addi %1636, %647 : index
                  %1638 = memref.load %partial[%1637] : memref<?xf32>
                  %1639 = arith.cmpi slt, %1630, %1032 : i32
                  %1640 = arith.select %1639, %1638, %c39 : f32
                  %1641 = arith.addi %1635, %646 : index
                  %1642 = arith.addi %1641, %c22 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.addi %1641, %c7 : index
                  %1645 = memref.load %partial[%1644] : memref<?xf32>
                  %1646 = arith.addi %1641, %c36 : index
                  %1647 = memref.load %partial[%1646] : memref<?xf32>
                  %1648 = arith.addi %1641, %c37 : index
                  %1649 = memref.load %partial[%1648] : memref<?xf32>
                  %1650 = arith.addi %1637, %c3 : index
                  %1651 = memref.load %partial[%1650] : memref<?xf32>
                  %1652 = arith.maxnumf %1468, %1486 fastmath<nnan> : f32
                  %1653 = arith.subf %1468, %1652 : f32
                  %1654 = wave.exp2 %1653 : f32
                  %1655 = arith.subf %1486, %1652 : f32
                  %1656 = wave.exp2 %1655 : f32
                  %1657 = arith.mulf %1469, %1654 : f32
                  %1658 = math.fma %1497, %1656, %1657 : f32
                  %1659 = arith.mulf %1470, %1654 : f32
                  %1660 = math.fma %1489, %1656, %1659 : f32
                  %1661 = arith.mulf %1471, %1654 : f32
                  %1662 = math.fma %1491, %1656, %1661 : f32
                  %1663 = arith.mulf %1472, %1654 : f32
                  %1664 = math.fma %1493, %1656, %1663 : f32
                  %1665 = arith.mulf %1473, %1654 : f32
                  %1666 = math.fma %1495, %1656, %1665 : f32
                  %1667 = arith.maxnumf %1652, %1508 fastmath<nnan> : f32
                  %1668 = arith.subf %1652, %1667 : f32
                  %1669 = wave.exp2 %1668 : f32
                  %1670 = arith.subf %1508, %1667 : f32
                  %1671 = wave.exp2 %1670 : f32
                  %1672 = arith.mulf %1658, %1669 : f32
                  %1673 = math.fma %1519, %1671, %1672 : f32
                  %1674 = arith.mulf %1660, %1669 : f32
                  %1675 = math.fma %1511, %1671, %1674 : f32
                  %1676 = arith.mulf %1662, %1669 : f32
                  %1677 = math.fma %1513, %1671, %1676 : f32
                  %1678 = arith.mulf %1664, %1669 : f32
                  %1679 = math.fma %1515, %1671, %1678 : f32
                  %1680 = arith.mulf %1666, %1669 : f32
                  %1681 = math.fma %1517, %1671, %1680 : f32
                  %1682 = arith.maxnumf %1667, %1530 fastmath<nnan> : f32
                  %1683 = arith.subf %1667, %1682 : f32
                  %1684 = wave.exp2 %1683 : f32
                  %1685 = arith.subf %1530, %1682 : f32
                  %1686 = wave.exp2 %1685 : f32
                  %1687 = arith.mulf %1673, %1684 : f32
                  %1688 = math.fma %1541, %1686, %1687 : f32
                  %1689 = arith.mulf %1675, %1684 : f32
                  %1690 = math.fma %1533, %1686, %1689 : f32
                  %1691 = arith.mulf %1677, %1684 : f32
                  %1692 = math.fma %1535, %1686, %1691 : f32
                  %1693 = arith.mulf %1679, %1684 : f32
                  %1694 = math.fma %1537, %1686, %1693 : f32
                  %1695 = arith.mulf %1681, %1684 : f32
                  %1696 = math.fma %1539, %1686, %1695 : f32
                  %1697 = arith.maxnumf %1682, %1552 fastmath<nnan> : f32
                  %1698 = arith.subf %1682, %1697 : f32
                  %1699 = wave.exp2 %1698 : f32
                  %1700 = arith.subf %1552, %1697 : f32
                  %1701 = wave.exp2 %1700 : f32
                  %1702 = arith.mulf %1688, %1699 : f32
                  %1703 = math.fma %1563, %1701, %1702 : f32
                  %1704 = arith.mulf %1690, %1699 : f32
                  %1705 = math.fma %1555, %1701, %1704 : f32
                  %1706 = arith.mulf %1692, %1699 : f32
                  %1707 = math.fma %1557, %1701, %1706 : f32
                  %1708 = arith.mulf %1694, %1699 : f32
                  %1709 = math.fma %1559, %1701, %1708 : f32
                  %1710 = arith.mulf %1696, %1699 : f32
                  %1711 = math.fma %1561, %1701, %1710 : f32
                  %1712 = arith.maxnumf %1697, %1574 fastmath<nnan> : f32
                  %1713 = arith.subf %1697, %1712 : f32
                  %1714 = wave.exp2 %1713 : f32
                  %1715 = arith.subf %1574, %1712 : f32
                  %1716 = wave.exp2 %1715 : f32
                  %1717 = arith.mulf %1703, %1714 : f32
                  %1718 = math.fma %1585, %1716, %1717 : f32
                  %1719 = arith.mulf %1705, %1714 : f32
                  %1720 = math.fma %1577, %1716, %1719 : f32
                  %1721 = arith.mulf %1707, %1714 : f32
                  %1722 = math.fma %1579, %1716, %1721 : f32
                  %1723 = arith.mulf %1709, %1714 : f32
                  %1724 = math.fma %1581, %1716, %1723 : f32
                  %1725 = arith.mulf %1711, %1714 : f32
                  %1726 = math.fma %1583, %1716, %1725 : f32
                  %1727 = arith.maxnumf %1712, %1596 fastmath<nnan> : f32
                  %1728 = arith.subf %1712, %1727 : f32
                  %1729 = wave.exp2 %1728 : f32
                  %1730 = arith.subf %1596, %1727 : f32
                  %1731 = wave.exp2 %1730 : f32
                  %1732 = arith.mulf %1718, %1729 : f32
                  %1733 = math.fma %1607, %1731, %1732 : f32
                  %1734 = arith.mulf %1720, %1729 : f32
                  %1735 = math.fma %1599, %1731, %1734 : f32
                  %1736 = arith.mulf %1722, %1729 : f32
                  %1737 = math.fma %1601, %1731, %1736 : f32
                  %1738 = arith.mulf %1724, %1729 : f32
                  %1739 = math.fma %1603, %1731, %1738 : f32
                  %1740 = arith.mulf %1726, %1729 : f32
                  %1741 = math.fma %1605, %1731, %1740 : f32
                  %1742 = arith.maxnumf %1727, %1618 fastmath<nnan> : f32
                  %1743 = arith.subf %1727, %1742 : f32
                  %1744 = wave.exp2 %1743 : f32
                  %1745 = arith.subf %1618, %1742 : f32
                  %1746 = wave.exp2 %1745 : f32
                  %1747 = arith.mulf %1733, %1744 : f32
                  %1748 = math.fma %1629, %1746, %1747 : f32
                  %1749 = arith.mulf %1735, %1744 : f32
                  %1750 = math.fma %1621, %1746, %1749 : f32
                  %1751 = arith.mulf %1737, %1744 : f32
                  %1752 = math.fma %1623, %1746, %1751 : f32
                  %1753 = arith.mulf %1739, %1744 : f32
                  %1754 = math.fma %1625, %1746, %1753 : f32
                  %1755 = arith.mulf %1741, %1744 : f32
                  %1756 = math.fma %1627, %1746, %1755 : f32
                  %1757 = arith.maxnumf %1742, %1640 fastmath<nnan> : f32
                  %1758 = arith.subf %1742, %1757 : f32
                  %1759 = wave.exp2 %1758 : f32
                  %1760 = arith.subf %1640, %1757 : f32
                  %1761 = wave.exp2 %1760 : f32
                  %1762 = arith.mulf %1748, %1759 : f32
                  %1763 = math.fma %1651, %1761, %1762 : f32
                  %1764 = arith.mulf %1750, %1759 : f32
                  %1765 = math.fma %1643, %1761, %1764 : f32
                  %1766 = arith.mulf %1752, %1759 : f32
                  %1767 = math.fma %1645, %1761, %1766 : f32
                  %1768 = arith.mulf %1754, %1759 : f32
                  %1769 = math.fma %1647, %1761, %1768 : f32
                  %1770 = arith.mulf %1756, %1759 : f32
                  %1771 = math.fma %1649, %1761, %1770 : f32
                  scf.yield %1757, %1763, %1765, %1767, %1769, %1771 : f32, f32, f32, f32, f32, f32
                }
                %1772 = arith.divf %c93, %1474#1 : f32
                %1773 = arith.addi %17, %647 : index
                %1774 = arith.cmpi slt, %1773, %groupSize : index
                scf.if %1774 {
                  %1775 = arith.muli %15, %groupSize : index
                  %1776 = arith.addi %1775, %1773 : index
                  %1777 = arith.muli %1776, %c23 : index
                  %1778 = arith.muli %heads, %c23 : index
                  %1779 = arith.divui %768, %c3 : index
                  %1780 = arith.muli %15, %c23 : index
                  %1781 = arith.addi %1780, %1779 : index
                  %1782 = memref.load %factors[%1781] : memref<?xf32>
                  %1783 = arith.muli %kvHeads, %c23 : index
                  %1784 = arith.addi %1781, %1783 : index
                  %1785 = memref.load %factors[%1784] : memref<?xf32>
                  %1786 = arith.mulf %1474#2, %1772 : f32
                  %1787 = math.fma %1786, %1782, %1785 : f32
                  %1788 = arith.addi %1777, %1779 : index
                  %1789 = arith.divui %24, %outTileRows : index
                  %1790 = arith.divui %1778, %c3 : index
                  %1791 = arith.muli %1789, %1790 : index
                  %1792 = arith.divui %1788, %c3 : index
                  %1793 = arith.addi %1791, %1792 : index
                  %1794 = arith.muli %1793, %c9 : index
                  %1795 = arith.remui %1788, %c3 : index
                  %1796 = arith.divui %1795, %c25 : index
                  %1797 = arith.addi %1794, %1796 : index
                  %1798 = arith.muli %outTileRows, %c25 : index
                  %1799 = arith.muli %1797, %1798 : index
                  %1800 = arith.remui %24, %outTileRows : index
                  %1801 = arith.muli %1800, %c25 : index
                  %1802 = arith.addi %1799, %1801 : index
                  %1803 = arith.remui %1788, %c25 : index
                  %1804 = arith.addi %1802, %1803 : index
                  %1805 = arith.addf %1787, %c40 : f32
                  %1806 = arith.minimumf %1805, %c95 : f32
                  %1807 = arith.maximumf %1806, %c96 : f32
                  %1808 = arith.truncf %1807 : f32 to f16
                  memref.store %1808, %out[%1804] : memref<?xf16>
                  %1809 = arith.divui %799, %c3 : index
                  %1810 = arith.addi %1780, %1809 : index
                  %1811 = memref.load %factors[%1810] : memref<?xf32>
                  %1812 = arith.addi %1810, %1783 : index
                  %1813 = memref.load %factors[%1812] : memref<?xf32>
                  %1814 = arith.mulf %1474#3, %1772 : f32
                  %1815 = math.fma %1814, %1811, %1813 : f32
                  %1816 = arith.addi %1777, %1809 : index
                  %1817 = arith.divui %1816, %c3 : index
                  %1818 = arith.addi %1791, %1817 : index
                  %1819 = arith.muli %1818, %c9 : index
                  %1820 = arith.remui %1816, %c3 : index
                  %1821 = arith.divui %1820, %c25 : index
                  %1822 = arith.addi %1819, %1821 : index
                  %1823 = arith.muli %1822, %1798 : index
                  %1824 = arith.addi %1823, %1801 : index
                  %1825 = arith.remui %1816, %c25 : index
                  %1826 = arith.addi %1824, %1825 : index
                  %1827 = arith.addf %1815, %c40 : f32
                  %1828 = arith.minimumf %1827, %c95 : f32
                  %1829 = arith.maximumf %1828, %c96 : f32
                  %1830 = arith.truncf %1829 : f32 to f16
                  memref.store %1830, %out[%1826] : memref<?xf16>
                  %1831 = arith.divui %1023, %c3 : index
                  %1832 = arith.addi %1780, %1831 : index
                  %1833 = memref.load %factors[%1832] : memref<?xf32>
                  %1834 = arith.addi %1832, %1783 : index
                  %1835 = memref.load %factors[%1834] : memref<?xf32>
                  %1836 = arith.mulf %1474#4, %1772 : f32
                  %1837 = math.fma %1836, %1833, %1835 : f32
                  %1838 = arith.addi %1777, %1831 : index
                  %1839 = arith.divui %1838, %c3 : index
                  %1840 = arith.addi %1791, %1839 : index
                  %1841 = arith.muli %1840, %c9 : index
                  %1842 = arith.remui %1838, %c3 : index
                  %1843 = arith.divui %1842, %c25 : index
                  %1844 = arith.addi %1841, %1843 : index
                  %1845 = arith.muli %1844, %1798 : index
                  %1846 = arith.addi %1845, %1801 : index
                  %1847 = arith.remui %1838, %c25 : index
                  %1848 = arith.addi %1846, %1847 : index
                  %1849 = arith.addf %1837, %c40 : f32
                  %1850 = arith.minimumf %1849, %c95 : f32
                  %1851 = arith.maximumf %1850, %c96 : f32
                  %1852 = arith.truncf %1851 : f32 to f16
                  memref.store %1852, %out[%1848] : memref<?xf16>
                  %1853 = arith.divui %1025, %c3 : index
                  %1854 = arith.addi %1780, %1853 : index
                  %1855 = memref.load %factors[%1854] : memref<?xf32>
                  %1856 = arith.addi %1854, %1783 : index
                  %1857 = memref.load %factors[%1856] : memref<?xf32>
                  %1858 = arith.mulf %1474#5, %1772 : f32
                  %1859 = math.fma %1858, %1855, %1857 : f32
                  %1860 = arith.addi %1777, %1853 : index
                  %1861 = arith.divui %1860, %c3 : index
                  %1862 = arith.addi %1791, %1861 : index
                  %1863 = arith.muli %1862, %c9 : index
                  %1864 = arith.remui %1860, %c3 : index
                  %1865 = arith.divui %1864, %c25 : index
                  %1866 = arith.addi %1863, %1865 : index
                  %1867 = arith.muli %1866, %1798 : index
                  %1868 = arith.addi %1867, %1801 : index
                  %1869 = arith.remui %1860, %c25 : index
                  %1870 = arith.addi %1868, %1869 : index
                  %1871 = arith.addf %1859, %c40 : f32
                  %1872 = arith.minimumf %1871, %c95 : f32
                  %1873 = arith.maximumf %1872, %c96 : f32
                  %1874 = arith.truncf %1873 : f32 to f16
                  memref.store %1874, %out[%1870] : memref<?xf16>
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
