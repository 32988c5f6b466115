// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %c102 = arith.constant 0x477FE000 : f32
  %c103 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c106 = arith.constant 544 : index
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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c23 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c27 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c22 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c28 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c29 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c30 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = math.absf %70 : vector<4xf32>
        %86 = math.absf %72 : vector<4xf32>
        %87 = arith.maxnumf %85, %86 fastmath<nnan> : vector<4xf32>
        %88 = math.absf %74 : vector<4xf32>
        %89 = arith.maxnumf %87, %88 fastmath<nnan> : vector<4xf32>
        %90 = math.absf %76 : vector<4xf32>
        %91 = arith.maxnumf %89, %90 fastmath<nnan> : vector<4xf32>
        %92 = math.absf %78 : vector<4xf32>
        %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
        %94 = math.absf %80 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %82 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = math.absf %84 : vector<4xf32>
        %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
        %100 = vector.extract %99[0] : f32 from vector<4xf32>
        %101 = vector.extract %99[1] : f32 from vector<4xf32>
        %102 = vector.extract %99[2] : f32 from vector<4xf32>
        %103 = vector.extract %99[3] : f32 from vector<4xf32>
        %104 = arith.maxnumf %100, %101 fastmath<nnan> : f32
        %105 = arith.maxnumf %104, %102 fastmath<nnan> : f32
        %106 = arith.maxnumf %105, %103 fastmath<nnan> : f32
        %107 = wave.swap_halves %106 : f32
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : f32
        %109 = arith.bitcast %108 : f32 to i32
        %110 = arith.shrui %109, %c31 : i32
        %111 = arith.maxsi %110, %c32 : i32
        %112 = arith.minsi %111, %c33 : i32
        %113 = arith.subi %c34, %112 : i32
        %114 = arith.shli %113, %c31 : i32
        %115 = arith.bitcast %114 : i32 to f32
        %116 = arith.subi %112, %c35 : i32
        %117 = arith.shli %116, %c31 : i32
        %118 = arith.bitcast %117 : i32 to f32
        %119 = vector.broadcast %115 : f32 to vector<4xf32>
        %120 = arith.muli %1, %c9 : index
        %121 = arith.muli %2, %c24 : index
        %122 = arith.addi %120, %121 : index
        %123 = arith.mulf %70, %119 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = arith.mulf %72, %119 : vector<4xf32>
        %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %128 = arith.addi %122, %c23 : index
        vector.store %127, %4[%128] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %129 = arith.mulf %74, %119 : vector<4xf32>
        %130 = arith.truncf %129 : vector<4xf32> to vector<4xf16>
        %131 = arith.mulf %76, %119 : vector<4xf32>
        %132 = arith.truncf %131 : vector<4xf32> to vector<4xf16>
        %133 = vector.shuffle %130, %132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %134 = arith.addi %122, %c7 : index
        vector.store %133, %4[%134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.mulf %78, %119 : vector<4xf32>
        %136 = arith.truncf %135 : vector<4xf32> to vector<4xf16>
        %137 = arith.mulf %80, %119 : vector<4xf32>
        %138 = arith.truncf %137 : vector<4xf32> to vector<4xf16>
        %139 = vector.shuffle %136, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %140 = arith.addi %122, %c36 : index
        vector.store %139, %4[%140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %141 = arith.mulf %82, %119 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = arith.mulf %84, %119 : vector<4xf32>
        %144 = arith.truncf %143 : vector<4xf32> to vector<4xf16>
        %145 = vector.shuffle %142, %144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %146 = arith.addi %122, %c37 : index
        vector.store %145, %4[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %147 = memref.load %scales[%15] : memref<?xf32>
        %148 = arith.mulf %147, %118 : f32
        memref.store %148, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %149 = memref.load %7[%1] : memref<?xf32>
      scf.for %150 = %11 to %42 step %43 : i32 {
        %151 = arith.muli %150, %c20 : i32
        %152 = arith.index_cast %8 : index to i32
        %153 = arith.muli %152, %c38 : i32
        %154 = arith.addi %151, %153 : i32
        %155 = arith.addi %154, %c38 : i32
        %156 = arith.minsi %155, %38 : i32
        %157 = arith.cmpi slt, %154, %38 : i32
        %158:6 = scf.if %157 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %159 = arith.subi %156, %154 : i32
          %160 = arith.addi %159, %c42 : i32
          %161 = arith.divui %160, %c43 : i32
          %162 = arith.divui %154, %c18 : i32
          %163 = arith.addi %162, %c44 : i32
          %164 = arith.minsi %163, %40 : i32
          %165 = arith.index_castui %164 : i32 to index
          %166 = arith.addi %32, %165 : index
          %167 = memref.load %step[%166] : memref<?xi32>
          %168 = arith.index_cast %167 : i32 to index
          %169 = arith.muli %168, %33 : index
          %170 = arith.addi %169, %34 : index
          %171 = arith.addi %162, %c17 : i32
          %172 = arith.minsi %171, %40 : i32
          %173 = arith.index_castui %172 : i32 to index
          %174 = arith.addi %32, %173 : index
          %175 = memref.load %step[%174] : memref<?xi32>
          %176 = arith.index_cast %175 : i32 to index
          %177 = arith.muli %176, %33 : index
          %178 = arith.addi %177, %34 : index
          %179 = arith.addi %170, %35 : index
          %180 = arith.addi %179, %c23 : index
          %181 = vector.load %kv[%180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %182 = arith.addi %179, %c25 : index
          %183 = vector.load %kv[%182] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %184 = arith.addi %178, %35 : index
          %185 = arith.addi %184, %c23 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %184, %c25 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %c24 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %179, %c45 : index
          %192 = vector.load %kv[%191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %193 = arith.addi %184, %c24 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %184, %c45 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212:14 = scf.for %197 = %c44 to %161 step %c17 iter_args(%198 = %181, %199 = %183, %200 = %186, %201 = %188, %202 = %190, %203 = %192, %204 = %194, %205 = %196, %206 = %c39, %207 = %c40, %208 = %c41, %209 = %c41, %210 = %c41, %211 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %213 = arith.muli %197, %c43 : i32
            %214 = arith.addi %154, %213 : i32
            %215 = arith.addi %214, %c43 : i32
            %216 = arith.divui %214, %c18 : i32
            %217 = arith.addi %216, %c44 : i32
            %218 = arith.minsi %217, %40 : i32
            %219 = arith.index_castui %218 : i32 to index
            %220 = arith.addi %32, %219 : index
            %221 = memref.load %step[%220] : memref<?xi32>
            %222 = arith.index_cast %221 : i32 to index
            %223 = arith.muli %222, %33 : index
            %224 = arith.addi %223, %34 : index
            %225 = arith.addi %216, %c17 : i32
            %226 = arith.minsi %225, %40 : i32
            %227 = arith.index_castui %226 : i32 to index
            %228 = arith.addi %32, %227 : index
            %229 = memref.load %step[%228] : memref<?xi32>
            %230 = arith.index_cast %229 : i32 to index
            %231 = arith.muli %230, %33 : index
            %232 = arith.addi %231, %34 : index
            %233 = arith.divui %215, %c18 : i32
            %234 = arith.addi %233, %c44 : i32
            %235 = arith.minsi %234, %40 : i32
            %236 = arith.index_castui %235 : i32 to index
            %237 = arith.addi %32, %236 : index
            %238 = memref.load %step[%237] : memref<?xi32>
            %239 = arith.index_cast %238 : i32 to index
            %240 = arith.muli %239, %33 : index
            %241 = arith.addi %240, %34 : index
            %242 = arith.addi %233, %c17 : i32
            %243 = arith.minsi %242, %40 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %32, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %33 : index
            %249 = arith.addi %248, %34 : index
            %250 = arith.muli %1, %c9 : index
            %251 = arith.addi %c23, %250 : index
            %252 = arith.addi %224, %35 : index
            %253 = arith.addi %252, %c7 : index
            %254 = vector.load %kv[%253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %255 = arith.addi %252, %c46 : index
            %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %257 = arith.addi %232, %35 : index
            %258 = arith.addi %257, %c7 : index
            %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %260 = arith.addi %257, %c46 : index
            %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %262 = vector.shuffle %198, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %263 = vector.bitcast %262 : vector<8xi32> to vector<16xf16>
            %264 = vector.shuffle %200, %201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %265 = vector.bitcast %264 : vector<8xi32> to vector<16xf16>
            %266 = arith.addi %251, %c23 : index
            %267 = vector.load %4[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %268 = arith.addi %266, %c24 : index
            %269 = vector.load %4[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %271 = wave.mma %263, %270, %c41 : vector<16xf16>, vector<8xf32>
            %272 = wave.mma %265, %270, %c41 : vector<16xf16>, vector<8xf32>
            %273 = arith.addi %252, %c47 : index
            %274 = vector.load %kv[%273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %275 = arith.addi %252, %c48 : index
            %276 = vector.load %kv[%275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %277 = arith.addi %257, %c47 : index
            %278 = vector.load %kv[%277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %279 = arith.addi %257, %c48 : index
            %280 = vector.load %kv[%279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %281 = vector.shuffle %202, %203 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %282 = vector.bitcast %281 : vector<8xi32> to vector<16xf16>
            %283 = vector.shuffle %204, %205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %284 = vector.bitcast %283 : vector<8xi32> to vector<16xf16>
            %285 = arith.addi %251, %c7 : index
            %286 = vector.load %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %287 = arith.addi %285, %c24 : index
            %288 = vector.load %4[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %289 = vector.shuffle %286, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %290 = wave.mma %282, %289, %271 : vector<16xf16>, vector<8xf32>
            %291 = wave.mma %284, %289, %272 : vector<16xf16>, vector<8xf32>
            %292 = arith.addi %252, %c36 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %294 = arith.addi %252, %c49 : index
            %295 = vector.load %kv[%294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %296 = arith.addi %257, %c36 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %298 = arith.addi %257, %c49 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %300 = vector.shuffle %254, %256 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %301 = vector.bitcast %300 : vector<8xi32> to vector<16xf16>
            %302 = vector.shuffle %259, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %303 = vector.bitcast %302 : vector<8xi32> to vector<16xf16>
            %304 = arith.addi %251, %c36 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = arith.addi %304, %c24 : index
            %307 = vector.load %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %309 = wave.mma %301, %308, %290 : vector<16xf16>, vector<8xf32>
            %310 = wave.mma %303, %308, %291 : vector<16xf16>, vector<8xf32>
            %311 = arith.addi %252, %c50 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %313 = arith.addi %252, %c51 : index
            %314 = vector.load %kv[%313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %315 = arith.addi %257, %c50 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %257, %c51 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %319 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %320 = vector.bitcast %319 : vector<8xi32> to vector<16xf16>
            %321 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %322 = vector.bitcast %321 : vector<8xi32> to vector<16xf16>
            %323 = arith.addi %251, %c37 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c24 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %320, %327, %309 : vector<16xf16>, vector<8xf32>
            %329 = wave.mma %322, %327, %310 : vector<16xf16>, vector<8xf32>
            %330 = arith.addi %252, %c37 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %252, %c52 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %257, %c37 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %257, %c52 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %338 = wave.opaque %328 : vector<8xf32>
            %339 = wave.opaque %329 : vector<8xf32>
            %340 = wave.opaque %215 : i32
            %341 = arith.cmpi sgt, %340, %156 : i32
            %342:2 = scf.if %341 -> (vector<8xf32>, vector<8xf32>) {
              %343 = arith.index_cast %2 : index to i32
              %344 = arith.addi %214, %343 : i32
              %345 = arith.subi %38, %344 : i32
              %346 = arith.subi %345, %c44 : i32
              %347 = vector.broadcast %346 : i32 to vector<8xi32>
              %348 = arith.cmpi sgt, %347, %c54 : vector<8xi32>
              %349 = arith.select %348, %338, %c53 : vector<8xi1>, vector<8xf32>
              %350 = arith.subi %345, %c18 : i32
              %351 = vector.broadcast %350 : i32 to vector<8xi32>
              %352 = arith.cmpi sgt, %351, %c54 : vector<8xi32>
              %353 = arith.select %352, %339, %c53 : vector<8xi1>, vector<8xf32>
              scf.yield %349, %353 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %338, %339 : vector<8xf32>, vector<8xf32>
            }
            %354 = vector.extract %342#0[0] : f32 from vector<8xf32>
            %355 = vector.extract %342#0[1] : f32 from vector<8xf32>
            %356 = vector.extract %342#0[2] : f32 from vector<8xf32>
            %357 = vector.extract %342#0[3] : f32 from vector<8xf32>
            %358 = vector.extract %342#0[4] : f32 from vector<8xf32>
            %359 = vector.extract %342#0[5] : f32 from vector<8xf32>
            %360 = vector.extract %342#0[6] : f32 from vector<8xf32>
            %361 = vector.extract %342#0[7] : f32 from vector<8xf32>
            %362 = vector.extract %342#1[0] : f32 from vector<8xf32>
            %363 = vector.extract %342#1[1] : f32 from vector<8xf32>
            %364 = vector.extract %342#1[2] : f32 from vector<8xf32>
            %365 = vector.extract %342#1[3] : f32 from vector<8xf32>
            %366 = vector.extract %342#1[4] : f32 from vector<8xf32>
            %367 = vector.extract %342#1[5] : f32 from vector<8xf32>
            %368 = vector.extract %342#1[6] : f32 from vector<8xf32>
            %369 = vector.extract %342#1[7] : f32 from vector<8xf32>
            %370 = arith.maxnumf %354, %355 fastmath<nnan> : f32
            %371 = arith.maxnumf %370, %356 fastmath<nnan> : f32
            %372 = arith.maxnumf %371, %357 fastmath<nnan> : f32
            %373 = arith.maxnumf %372, %358 fastmath<nnan> : f32
            %374 = arith.maxnumf %373, %359 fastmath<nnan> : f32
            %375 = arith.maxnumf %374, %360 fastmath<nnan> : f32
            %376 = arith.maxnumf %375, %361 fastmath<nnan> : f32
            %377 = arith.maxnumf %376, %362 fastmath<nnan> : f32
            %378 = arith.maxnumf %377, %363 fastmath<nnan> : f32
            %379 = arith.maxnumf %378, %364 fastmath<nnan> : f32
            %380 = arith.maxnumf %379, %365 fastmath<nnan> : f32
            %381 = arith.maxnumf %380, %366 fastmath<nnan> : f32
            %382 = arith.maxnumf %381, %367 fastmath<nnan> : f32
            %383 = arith.maxnumf %382, %368 fastmath<nnan> : f32
            %384 = arith.maxnumf %383, %369 fastmath<nnan> : f32
            %385 = wave.swap_halves %384 : f32
            %386 = arith.maxnumf %384, %385 fastmath<nnan> : f32
            %387 = arith.mulf %386, %149 : f32
            %388 = arith.addf %206, %c55 : f32
            %389 = arith.cmpf ogt, %387, %388 : f32
            %390:6 = scf.if %389 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %391 = arith.subf %206, %387 : f32
              %392 = wave.exp2 %391 : f32
              %393 = vector.broadcast %392 : f32 to vector<8xf32>
              %394 = arith.mulf %207, %392 : f32
              %395 = arith.mulf %208, %393 : vector<8xf32>
              %396 = arith.mulf %209, %393 : vector<8xf32>
              %397 = arith.mulf %210, %393 : vector<8xf32>
              %398 = arith.mulf %211, %393 : vector<8xf32>
              scf.yield %387, %394, %395, %396, %397, %398 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %206, %207, %208, %209, %210, %211 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %399 = vector.broadcast %149 : f32 to vector<8xf32>
            %400 = arith.subf %c56, %390#0 : f32
            %401 = vector.broadcast %400 : f32 to vector<8xf32>
            %402 = math.fma %342#0, %399, %401 : vector<8xf32>
            %403 = wave.exp2 %402 : vector<8xf32>
            %404 = math.fma %342#1, %399, %401 : vector<8xf32>
            %405 = wave.exp2 %404 : vector<8xf32>
            %406 = arith.truncf %403 : vector<8xf32> to vector<8xf16>
            %407 = vector.bitcast %406 : vector<8xf16> to vector<4xi32>
            %408 = wave.swap_halves %407 : vector<4xi32>
            %409 = arith.select %3, %408, %407 : vector<4xi32>
            %410 = arith.select %3, %407, %408 : vector<4xi32>
            %411 = vector.shuffle %409, %410 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %412 = vector.bitcast %411 : vector<8xi32> to vector<16xf16>
            %413 = arith.truncf %405 : vector<8xf32> to vector<8xf16>
            %414 = vector.bitcast %413 : vector<8xf16> to vector<4xi32>
            %415 = wave.swap_halves %414 : vector<4xi32>
            %416 = arith.select %3, %415, %414 : vector<4xi32>
            %417 = arith.select %3, %414, %415 : vector<4xi32>
            %418 = vector.shuffle %416, %417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %419 = vector.bitcast %418 : vector<8xi32> to vector<16xf16>
            %420 = arith.addf %403, %405 : vector<8xf32>
            %421 = vector.extract %420[0] : f32 from vector<8xf32>
            %422 = vector.extract %420[1] : f32 from vector<8xf32>
            %423 = vector.extract %420[2] : f32 from vector<8xf32>
            %424 = vector.extract %420[3] : f32 from vector<8xf32>
            %425 = vector.extract %420[4] : f32 from vector<8xf32>
            %426 = vector.extract %420[5] : f32 from vector<8xf32>
            %427 = vector.extract %420[6] : f32 from vector<8xf32>
            %428 = vector.extract %420[7] : f32 from vector<8xf32>
            %429 = arith.addf %421, %425 : f32
            %430 = arith.addf %422, %426 : f32
            %431 = arith.addf %423, %427 : f32
            %432 = arith.addf %424, %428 : f32
            %433 = arith.addf %429, %431 : f32
            %434 = arith.addf %430, %432 : f32
            %435 = arith.addf %433, %434 : f32
            %436 = arith.addf %390#1, %435 : f32
            %437 = wave.opaque %436 : f32
            %438 = wave.opaque %215 : i32
            %439 = arith.cmpi sgt, %438, %156 : i32
            %440:4 = scf.if %439 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %441 = arith.subi %156, %214 : i32
              %442 = arith.subi %441, %c44 : i32
              %443 = arith.minsi %442, %c18 : i32
              %444 = arith.maxsi %443, %c44 : i32
              %445 = arith.cmpi sgt, %444, %c44 : i32
              %446 = arith.select %445, %c58, %c44 : i32
              %447 = arith.ori %c44, %446 : i32
              %448 = arith.cmpi sgt, %444, %c17 : i32
              %449 = arith.select %448, %c58, %c44 : i32
              %450 = arith.ori %c44, %449 : i32
              %451 = arith.cmpi sgt, %444, %c59 : i32
              %452 = arith.select %451, %c60, %c44 : i32
              %453 = arith.ori %447, %452 : i32
              %454 = arith.cmpi sgt, %444, %c61 : i32
              %455 = arith.select %454, %c60, %c44 : i32
              %456 = arith.ori %450, %455 : i32
              %457 = arith.cmpi sgt, %444, %c62 : i32
              %458 = arith.select %457, %c58, %c44 : i32
              %459 = arith.ori %c44, %458 : i32
              %460 = arith.cmpi sgt, %444, %c63 : i32
              %461 = arith.select %460, %c58, %c44 : i32
              %462 = arith.ori %c44, %461 : i32
              %463 = arith.cmpi sgt, %444, %c64 : i32
              %464 = arith.select %463, %c60, %c44 : i32
              %465 = arith.ori %459, %464 : i32
              %466 = arith.cmpi sgt, %444, %c65 : i32
              %467 = arith.select %466, %c60, %c44 : i32
              %468 = arith.ori %462, %467 : i32
              %469 = arith.cmpi sgt, %444, %c66 : i32
              %470 = arith.select %469, %c58, %c44 : i32
              %471 = arith.ori %c44, %470 : i32
              %472 = arith.cmpi sgt, %444, %c67 : i32
              %473 = arith.select %472, %c58, %c44 : i32
              %474 = arith.ori %c44, %473 : i32
              %475 = arith.cmpi sgt, %444, %c68 : i32
              %476 = arith.select %475, %c60, %c44 : i32
              %477 = arith.ori %471, %476 : i32
              %478 = arith.cmpi sgt, %444, %c69 : i32
              %479 = arith.select %478, %c60, %c44 : i32
              %480 = arith.ori %474, %479 : i32
              %481 = arith.cmpi sgt, %444, %c70 : i32
              %482 = arith.select %481, %c58, %c44 : i32
              %483 = arith.ori %c44, %482 : i32
              %484 = arith.cmpi sgt, %444, %c71 : i32
              %485 = arith.select %484, %c58, %c44 : i32
              %486 = arith.ori %c44, %485 : i32
              %487 = arith.cmpi sgt, %444, %c35 : i32
              %488 = arith.select %487, %c60, %c44 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %444, %c72 : i32
              %491 = arith.select %490, %c60, %c44 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = vector.from_elements %453, %465, %477, %489 : vector<4xi32>
              %494 = vector.from_elements %456, %468, %480, %492 : vector<4xi32>
              %495 = arith.subi %441, %c18 : i32
              %496 = arith.minsi %495, %c18 : i32
              %497 = arith.maxsi %496, %c44 : i32
              %498 = arith.cmpi sgt, %497, %c44 : i32
              %499 = arith.select %498, %c58, %c44 : i32
              %500 = arith.ori %c44, %499 : i32
              %501 = arith.cmpi sgt, %497, %c17 : i32
              %502 = arith.select %501, %c58, %c44 : i32
              %503 = arith.ori %c44, %502 : i32
              %504 = arith.cmpi sgt, %497, %c59 : i32
              %505 = arith.select %504, %c60, %c44 : i32
              %506 = arith.ori %500, %505 : i32
              %507 = arith.cmpi sgt, %497, %c61 : i32
              %508 = arith.select %507, %c60, %c44 : i32
              %509 = arith.ori %503, %508 : i32
              %510 = arith.cmpi sgt, %497, %c62 : i32
              %511 = arith.select %510, %c58, %c44 : i32
              %512 = arith.ori %c44, %511 : i32
              %513 = arith.cmpi sgt, %497, %c63 : i32
              %514 = arith.select %513, %c58, %c44 : i32
              %515 = arith.ori %c44, %514 : i32
              %516 = arith.cmpi sgt, %497, %c64 : i32
              %517 = arith.select %516, %c60, %c44 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %497, %c65 : i32
              %520 = arith.select %519, %c60, %c44 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = arith.cmpi sgt, %497, %c66 : i32
              %523 = arith.select %522, %c58, %c44 : i32
              %524 = arith.ori %c44, %523 : i32
              %525 = arith.cmpi sgt, %497, %c67 : i32
              %526 = arith.select %525, %c58, %c44 : i32
              %527 = arith.ori %c44, %526 : i32
              %528 = arith.cmpi sgt, %497, %c68 : i32
              %529 = arith.select %528, %c60, %c44 : i32
              %530 = arith.ori %524, %529 : i32
              %531 = arith.cmpi sgt, %497, %c69 : i32
              %532 = arith.select %531, %c60, %c44 : i32
              %533 = arith.ori %527, %532 : i32
              %534 = arith.cmpi sgt, %497, %c70 : i32
              %535 = arith.select %534, %c58, %c44 : i32
              %536 = arith.ori %c44, %535 : i32
              %537 = arith.cmpi sgt, %497, %c71 : i32
              %538 = arith.select %537, %c58, %c44 : i32
              %539 = arith.ori %c44, %538 : i32
              %540 = arith.cmpi sgt, %497, %c35 : i32
              %541 = arith.select %540, %c60, %c44 : i32
              %542 = arith.ori %536, %541 : i32
              %543 = arith.cmpi sgt, %497, %c72 : i32
              %544 = arith.select %543, %c60, %c44 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = vector.from_elements %506, %518, %530, %542 : vector<4xi32>
              %547 = vector.from_elements %509, %521, %533, %545 : vector<4xi32>
              scf.yield %493, %494, %546, %547 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c57, %c57, %c57, %c57 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %548 = wave.opaque %215 : i32
            %549 = arith.cmpi sgt, %548, %156 : i32
            %550:4 = scf.if %549 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %551 = arith.andi %293, %440#0 : vector<4xi32>
              %552 = arith.andi %295, %440#1 : vector<4xi32>
              %553 = arith.andi %297, %440#2 : vector<4xi32>
              %554 = arith.andi %299, %440#3 : vector<4xi32>
              scf.yield %551, %552, %553, %554 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %293, %295, %297, %299 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %555 = vector.shuffle %550#0, %550#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %556 = vector.bitcast %555 : vector<8xi32> to vector<16xf16>
            %557 = wave.mma %556, %412, %390#2 : vector<16xf16>, vector<8xf32>
            %558 = vector.shuffle %550#2, %550#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %559 = vector.bitcast %558 : vector<8xi32> to vector<16xf16>
            %560 = wave.mma %559, %419, %557 : vector<16xf16>, vector<8xf32>
            %561 = wave.opaque %560 : vector<8xf32>
            %562 = arith.addi %252, %c73 : index
            %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %564 = arith.addi %252, %c74 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %257, %c73 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %568 = arith.addi %257, %c74 : index
            %569 = vector.load %kv[%568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %570 = wave.opaque %215 : i32
            %571 = arith.cmpi sgt, %570, %156 : i32
            %572:4 = scf.if %571 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %573 = arith.andi %312, %440#0 : vector<4xi32>
              %574 = arith.andi %314, %440#1 : vector<4xi32>
              %575 = arith.andi %316, %440#2 : vector<4xi32>
              %576 = arith.andi %318, %440#3 : vector<4xi32>
              scf.yield %573, %574, %575, %576 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %312, %314, %316, %318 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %577 = vector.shuffle %572#0, %572#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %578 = vector.bitcast %577 : vector<8xi32> to vector<16xf16>
            %579 = wave.mma %578, %412, %390#3 : vector<16xf16>, vector<8xf32>
            %580 = vector.shuffle %572#2, %572#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %581 = vector.bitcast %580 : vector<8xi32> to vector<16xf16>
            %582 = wave.mma %581, %419, %579 : vector<16xf16>, vector<8xf32>
            %583 = wave.opaque %582 : vector<8xf32>
            wave.pin
            %584 = wave.opaque %215 : i32
            %585 = arith.cmpi sgt, %584, %156 : i32
            %586:4 = scf.if %585 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %587 = arith.andi %331, %440#0 : vector<4xi32>
              %588 = arith.andi %333, %440#1 : vector<4xi32>
              %589 = arith.andi %335, %440#2 : vector<4xi32>
              %590 = arith.andi %337, %440#3 : vector<4xi32>
              scf.yield %587, %588, %589, %590 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %331, %333, %335, %337 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %591 = vector.shuffle %586#0, %586#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %592 = vector.bitcast %591 : vector<8xi32> to vector<16xf16>
            %593 = wave.mma %592, %412, %390#4 : vector<16xf16>, vector<8xf32>
            %594 = vector.shuffle %586#2, %586#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %595 = vector.bitcast %594 : vector<8xi32> to vector<16xf16>
            %596 = wave.mma %595, %419, %593 : vector<16xf16>, vector<8xf32>
            %597 = wave.opaque %596 : vector<8xf32>
            wave.pin
            %598 = wave.opaque %215 : i32
            %599 = arith.cmpi slt, %598, %156 : i32
            %600:4 = scf.if %599 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %601 = arith.addi %241, %35 : index
              %602 = arith.addi %601, %c23 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %601, %c25 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %606 = arith.addi %249, %35 : index
              %607 = arith.addi %606, %c23 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %606, %c25 : index
              %610 = vector.load %kv[%609] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %603, %605, %608, %610 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %586#0, %586#1, %586#2, %586#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %611 = wave.opaque %215 : i32
            %612 = arith.cmpi sgt, %611, %156 : i32
            %613:4 = scf.if %612 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %614 = arith.andi %563, %440#0 : vector<4xi32>
              %615 = arith.andi %565, %440#1 : vector<4xi32>
              %616 = arith.andi %567, %440#2 : vector<4xi32>
              %617 = arith.andi %569, %440#3 : vector<4xi32>
              scf.yield %614, %615, %616, %617 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %563, %565, %567, %569 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %618 = vector.shuffle %613#0, %613#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %619 = vector.bitcast %618 : vector<8xi32> to vector<16xf16>
            %620 = wave.mma %619, %412, %390#5 : vector<16xf16>, vector<8xf32>
            %621 = vector.shuffle %613#2, %613#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %622 = vector.bitcast %621 : vector<8xi32> to vector<16xf16>
            %623 = wave.mma %622, %419, %620 : vector<16xf16>, vector<8xf32>
            %624 = wave.opaque %623 : vector<8xf32>
            wave.pin
            %625 = wave.opaque %215 : i32
            %626 = arith.cmpi slt, %625, %156 : i32
            %627:4 = scf.if %626 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %628 = arith.addi %241, %35 : index
              %629 = arith.addi %628, %c24 : index
              %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %631 = arith.addi %628, %c45 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %633 = arith.addi %249, %35 : index
              %634 = arith.addi %633, %c24 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %636 = arith.addi %633, %c45 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %630, %632, %635, %637 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %613#0, %613#1, %613#2, %613#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %600#0, %600#1, %600#2, %600#3, %627#0, %627#1, %627#2, %627#3, %390#0, %437, %561, %583, %597, %624 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %638 = wave.swap_halves %212#9 : f32
          %639 = arith.addf %212#9, %638 : f32
          scf.yield %212#8, %639, %212#10, %212#11, %212#12, %212#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %640 = wave.opaque %c23 : index
        %641 = arith.addi %46, %640 : index
        %642 = arith.remui %0, %c9 : index
        %643 = arith.addi %642, %640 : index
        %644 = arith.addi %1, %640 : index
        %645 = arith.cmpi slt, %644, %c9 : index
        scf.if %645 {
          %646 = arith.addi %45, %644 : index
          memref.store %158#0, %6[%646] : memref<?xf32>
          %647 = arith.addi %646, %c3 : index
          memref.store %158#1, %6[%647] : memref<?xf32>
          %648 = arith.muli %8, %c36 : index
          %649 = arith.muli %2, %c9 : index
          %650 = arith.addi %648, %649 : index
          %651 = arith.addi %650, %644 : index
          %652 = vector.extract %158#2[0] : f32 from vector<8xf32>
          %653 = arith.addi %651, %c23 : index
          memref.store %652, %5[%653] : memref<?xf32>
          %654 = vector.extract %158#2[1] : f32 from vector<8xf32>
          %655 = arith.addi %651, %c3 : index
          memref.store %654, %5[%655] : memref<?xf32>
          %656 = vector.extract %158#2[2] : f32 from vector<8xf32>
          %657 = arith.addi %651, %c22 : index
          memref.store %656, %5[%657] : memref<?xf32>
          %658 = vector.extract %158#2[3] : f32 from vector<8xf32>
          %659 = arith.addi %651, %c29 : index
          memref.store %658, %5[%659] : memref<?xf32>
          %660 = vector.extract %158#2[4] : f32 from vector<8xf32>
          %661 = arith.addi %651, %c25 : index
          memref.store %660, %5[%661] : memref<?xf32>
          %662 = vector.extract %158#2[5] : f32 from vector<8xf32>
          %663 = arith.addi %651, %c75 : index
          memref.store %662, %5[%663] : memref<?xf32>
          %664 = vector.extract %158#2[6] : f32 from vector<8xf32>
          %665 = arith.addi %651, %c76 : index
          memref.store %664, %5[%665] : memref<?xf32>
          %666 = vector.extract %158#2[7] : f32 from vector<8xf32>
          %667 = arith.addi %651, %c77 : index
          memref.store %666, %5[%667] : memref<?xf32>
          %668 = vector.extract %158#3[0] : f32 from vector<8xf32>
          %669 = arith.addi %651, %c24 : index
          memref.store %668, %5[%669] : memref<?xf32>
          %670 = vector.extract %158#3[1] : f32 from vector<8xf32>
          %671 = arith.addi %651, %c78 : index
          memref.store %670, %5[%671] : memref<?xf32>
          %672 = vector.extract %158#3[2] : f32 from vector<8xf32>
          %673 = arith.addi %651, %c79 : index
          memref.store %672, %5[%673] : memref<?xf32>
          %674 = vector.extract %158#3[3] : f32 from vector<8xf32>
          %675 = arith.addi %651, %c80 : index
          memref.store %674, %5[%675] : memref<?xf32>
          %676 = vector.extract %158#3[4] : f32 from vector<8xf32>
          %677 = arith.addi %651, %c45 : index
          memref.store %676, %5[%677] : memref<?xf32>
          %678 = vector.extract %158#3[5] : f32 from vector<8xf32>
          %679 = arith.addi %651, %c81 : index
          memref.store %678, %5[%679] : memref<?xf32>
          %680 = vector.extract %158#3[6] : f32 from vector<8xf32>
          %681 = arith.addi %651, %c82 : index
          memref.store %680, %5[%681] : memref<?xf32>
          %682 = vector.extract %158#3[7] : f32 from vector<8xf32>
          %683 = arith.addi %651, %c83 : index
          memref.store %682, %5[%683] : memref<?xf32>
          %684 = vector.extract %158#4[0] : f32 from vector<8xf32>
          %685 = arith.addi %651, %c7 : index
          memref.store %684, %5[%685] : memref<?xf32>
          %686 = vector.extract %158#4[1] : f32 from vector<8xf32>
          %687 = arith.addi %651, %c84 : index
          memref.store %686, %5[%687] : memref<?xf32>
          %688 = vector.extract %158#4[2] : f32 from vector<8xf32>
          %689 = arith.addi %651, %c85 : index
          memref.store %688, %5[%689] : memref<?xf32>
          %690 = vector.extract %158#4[3] : f32 from vector<8xf32>
          %691 = arith.addi %651, %c86 : index
          memref.store %690, %5[%691] : memref<?xf32>
          %692 = vector.extract %158#4[4] : f32 from vector<8xf32>
          %693 = arith.addi %651, %c46 : index
          memref.store %692, %5[%693] : memref<?xf32>
          %694 = vector.extract %158#4[5] : f32 from vector<8xf32>
          %695 = arith.addi %651, %c87 : index
          memref.store %694, %5[%695] : memref<?xf32>
          %696 = vector.extract %158#4[6] : f32 from vector<8xf32>
          %697 = arith.addi %651, %c88 : index
          memref.store %696, %5[%697] : memref<?xf32>
          %698 = vector.extract %158#4[7] : f32 from vector<8xf32>
          %699 = arith.addi %651, %c89 : index
          memref.store %698, %5[%699] : memref<?xf32>
          %700 = vector.extract %158#5[0] : f32 from vector<8xf32>
          %701 = arith.addi %651, %c47 : index
          memref.store %700, %5[%701] : memref<?xf32>
          %702 = vector.extract %158#5[1] : f32 from vector<8xf32>
          %703 = arith.addi %651, %c90 : index
          memref.store %702, %5[%703] : memref<?xf32>
          %704 = vector.extract %158#5[2] : f32 from vector<8xf32>
          %705 = arith.addi %651, %c91 : index
          memref.store %704, %5[%705] : memref<?xf32>
          %706 = vector.extract %158#5[3] : f32 from vector<8xf32>
          %707 = arith.addi %651, %c92 : index
          memref.store %706, %5[%707] : memref<?xf32>
          %708 = vector.extract %158#5[4] : f32 from vector<8xf32>
          %709 = arith.addi %651, %c48 : index
          memref.store %708, %5[%709] : memref<?xf32>
          %710 = vector.extract %158#5[5] : f32 from vector<8xf32>
          %711 = arith.addi %651, %c93 : index
          memref.store %710, %5[%711] : memref<?xf32>
          %712 = vector.extract %158#5[6] : f32 from vector<8xf32>
          %713 = arith.addi %651, %c94 : index
          memref.store %712, %5[%713] : memref<?xf32>
          %714 = vector.extract %158#5[7] : f32 from vector<8xf32>
          %715 = arith.addi %651, %c95 : index
          memref.store %714, %5[%715] : memref<?xf32>
        }
        wave.barrier
        %716 = arith.addi %643, %c23 : index
        %717 = memref.load %6[%716] : memref<?xf32>
        %718 = arith.addi %643, %c3 : index
        %719 = memref.load %6[%718] : memref<?xf32>
        %720 = arith.addi %643, %c22 : index
        %721 = memref.load %6[%720] : memref<?xf32>
        %722 = arith.addi %643, %c29 : index
        %723 = memref.load %6[%722] : memref<?xf32>
        %724 = arith.addi %643, %c25 : index
        %725 = memref.load %6[%724] : memref<?xf32>
        %726 = arith.addi %643, %c75 : index
        %727 = memref.load %6[%726] : memref<?xf32>
        %728 = arith.addi %643, %c76 : index
        %729 = memref.load %6[%728] : memref<?xf32>
        %730 = arith.addi %643, %c77 : index
        %731 = memref.load %6[%730] : memref<?xf32>
        %732 = arith.addi %643, %c24 : index
        %733 = memref.load %6[%732] : memref<?xf32>
        %734 = arith.addi %643, %c78 : index
        %735 = memref.load %6[%734] : memref<?xf32>
        %736 = arith.addi %643, %c79 : index
        %737 = memref.load %6[%736] : memref<?xf32>
        %738 = arith.addi %643, %c80 : index
        %739 = memref.load %6[%738] : memref<?xf32>
        %740 = arith.addi %643, %c45 : index
        %741 = memref.load %6[%740] : memref<?xf32>
        %742 = arith.addi %643, %c81 : index
        %743 = memref.load %6[%742] : memref<?xf32>
        %744 = arith.addi %643, %c82 : index
        %745 = memref.load %6[%744] : memref<?xf32>
        %746 = arith.addi %643, %c83 : index
        %747 = memref.load %6[%746] : memref<?xf32>
        %748 = arith.maxnumf %717, %721 fastmath<nnan> : f32
        %749 = arith.subf %717, %748 : f32
        %750 = wave.exp2 %749 : f32
        %751 = arith.subf %721, %748 : f32
        %752 = wave.exp2 %751 : f32
        %753 = arith.mulf %719, %750 : f32
        %754 = math.fma %723, %752, %753 : f32
        %755 = arith.maxnumf %748, %725 fastmath<nnan> : f32
        %756 = arith.subf %748, %755 : f32
        %757 = wave.exp2 %756 : f32
        %758 = arith.subf %725, %755 : f32
        %759 = wave.exp2 %758 : f32
        %760 = arith.mulf %754, %757 : f32
        %761 = math.fma %727, %759, %760 : f32
        %762 = arith.maxnumf %755, %729 fastmath<nnan> : f32
        %763 = arith.subf %755, %762 : f32
        %764 = wave.exp2 %763 : f32
        %765 = arith.subf %729, %762 : f32
        %766 = wave.exp2 %765 : f32
        %767 = arith.mulf %761, %764 : f32
        %768 = math.fma %731, %766, %767 : f32
        %769 = arith.maxnumf %762, %733 fastmath<nnan> : f32
        %770 = arith.subf %762, %769 : f32
        %771 = wave.exp2 %770 : f32
        %772 = arith.subf %733, %769 : f32
        %773 = wave.exp2 %772 : f32
        %774 = arith.mulf %768, %771 : f32
        %775 = math.fma %735, %773, %774 : f32
        %776 = arith.maxnumf %769, %737 fastmath<nnan> : f32
        %777 = arith.subf %769, %776 : f32
        %778 = wave.exp2 %777 : f32
        %779 = arith.subf %737, %776 : f32
        %780 = wave.exp2 %779 : f32
        %781 = arith.mulf %775, %778 : f32
        %782 = math.fma %739, %780, %781 : f32
        %783 = arith.maxnumf %776, %741 fastmath<nnan> : f32
        %784 = arith.subf %776, %783 : f32
        %785 = wave.exp2 %784 : f32
        %786 = arith.subf %741, %783 : f32
        %787 = wave.exp2 %786 : f32
        %788 = arith.mulf %782, %785 : f32
        %789 = math.fma %743, %787, %788 : f32
        %790 = arith.maxnumf %783, %745 fastmath<nnan> : f32
        %791 = arith.subf %783, %790 : f32
        %792 = wave.exp2 %791 : f32
        %793 = arith.subf %745, %790 : f32
        %794 = wave.exp2 %793 : f32
        %795 = arith.mulf %789, %792 : f32
        %796 = math.fma %747, %794, %795 : f32
        %797 = arith.addi %641, %c23 : index
        %798 = arith.addi %797, %c23 : index
        %799 = memref.load %5[%798] : memref<?xf32>
        %800 = arith.addi %797, %c36 : index
        %801 = memref.load %5[%800] : memref<?xf32>
        %802 = arith.addi %797, %c5 : index
        %803 = memref.load %5[%802] : memref<?xf32>
        %804 = arith.addi %797, %c96 : index
        %805 = memref.load %5[%804] : memref<?xf32>
        %806 = arith.addi %797, %c97 : index
        %807 = memref.load %5[%806] : memref<?xf32>
        %808 = arith.addi %797, %c98 : index
        %809 = memref.load %5[%808] : memref<?xf32>
        %810 = arith.addi %797, %c99 : index
        %811 = memref.load %5[%810] : memref<?xf32>
        %812 = arith.addi %797, %c100 : index
        %813 = memref.load %5[%812] : memref<?xf32>
        %814 = arith.mulf %799, %750 : f32
        %815 = math.fma %801, %752, %814 : f32
        %816 = arith.mulf %815, %757 : f32
        %817 = math.fma %803, %759, %816 : f32
        %818 = arith.mulf %817, %764 : f32
        %819 = math.fma %805, %766, %818 : f32
        %820 = arith.mulf %819, %771 : f32
        %821 = math.fma %807, %773, %820 : f32
        %822 = arith.mulf %821, %778 : f32
        %823 = math.fma %809, %780, %822 : f32
        %824 = arith.mulf %823, %785 : f32
        %825 = math.fma %811, %787, %824 : f32
        %826 = arith.mulf %825, %792 : f32
        %827 = math.fma %813, %794, %826 : f32
        %828 = arith.addi %641, %c7 : index
        %829 = arith.addi %828, %c23 : index
        %830 = memref.load %5[%829] : memref<?xf32>
        %831 = arith.addi %828, %c36 : index
        %832 = memref.load %5[%831] : memref<?xf32>
        %833 = arith.addi %828, %c5 : index
        %834 = memref.load %5[%833] : memref<?xf32>
        %835 = arith.addi %828, %c96 : index
        %836 = memref.load %5[%835] : memref<?xf32>
        %837 = arith.addi %828, %c97 : index
        %838 = memref.load %5[%837] : memref<?xf32>
        %839 = arith.addi %828, %c98 : index
        %840 = memref.load %5[%839] : memref<?xf32>
        %841 = arith.addi %828, %c99 : index
        %842 = memref.load %5[%841] : memref<?xf32>
        %843 = arith.addi %828, %c100 : index
        %844 = memref.load %5[%843] : memref<?xf32>
        %845 = arith.mulf %830, %750 : f32
        %846 = math.fma %832, %752, %845 : f32
        %847 = arith.mulf %846, %757 : f32
        %848 = math.fma %834, %759, %847 : f32
        %849 = arith.mulf %848, %764 : f32
        %850 = math.fma %836, %766, %849 : f32
        %851 = arith.mulf %850, %771 : f32
        %852 = math.fma %838, %773, %851 : f32
        %853 = arith.mulf %852, %778 : f32
        %854 = math.fma %840, %780, %853 : f32
        %855 = arith.mulf %854, %785 : f32
        %856 = math.fma %842, %787, %855 : f32
        %857 = arith.mulf %856, %792 : f32
        %858 = math.fma %844, %794, %857 : f32
        %859 = arith.cmpi eq, %42, %c17 : i32
        scf.if %859 {
          %860 = arith.addi %kvHeads, %15 : index
          %861 = memref.load %scales[%860] : memref<?xf32>
          %862 = arith.divf %861, %796 : f32
          %863 = arith.addi %17, %643 : index
          %864 = arith.cmpi slt, %863, %groupSize : index
          scf.if %864 {
            %865 = arith.muli %15, %groupSize : index
            %866 = arith.addi %865, %863 : index
            %867 = arith.muli %866, %c25 : index
            %868 = arith.muli %heads, %c25 : index
            %869 = arith.mulf %827, %862 : f32
            %870 = arith.addf %869, %c40 : f32
            %871 = arith.minimumf %870, %c102 : f32
            %872 = arith.maximumf %871, %c103 : f32
            %873 = arith.truncf %872 : f32 to f16
            %874 = arith.divui %797, %c9 : index
            %875 = arith.addi %867, %874 : index
            %876 = arith.divui %24, %outTileRows : index
            %877 = arith.divui %868, %c3 : index
            %878 = arith.muli %876, %877 : index
            %879 = arith.divui %875, %c3 : index
            %880 = arith.addi %878, %879 : index
            %881 = arith.muli %880, %c10 : index
            %882 = arith.remui %875, %c3 : index
            %883 = arith.divui %882, %c9 : index
            %884 = arith.addi %881, %883 : index
            %885 = arith.muli %outTileRows, %c9 : index
            %886 = arith.muli %884, %885 : index
            %887 = arith.remui %24, %outTileRows : index
            %888 = arith.muli %887, %c9 : index
            %889 = arith.addi %886, %888 : index
            %890 = arith.remui %875, %c9 : index
            %891 = arith.addi %889, %890 : index
            memref.store %873, %out[%891] : memref<?xf16>
            %892 = arith.mulf %858, %862 : f32
            %893 = arith.addf %892, %c40 : f32
            %894 = arith.minimumf %893, %c102 : f32
            %895 = arith.maximumf %894, %c103 : f32
            %896 = arith.truncf %895 : f32 to f16
            %897 = arith.divui %828, %c9 : index
            %898 = arith.addi %867, %897 : index
            %899 = arith.divui %898, %c3 : index
            %900 = arith.addi %878, %899 : index
            %901 = arith.muli %900, %c10 : index
            %902 = arith.remui %898, %c3 : index
            %903 = arith.divui %902, %c9 : index
            %904 = arith.addi %901, %903 : index
            %905 = arith.muli %904, %885 : index
            %906 = arith.addi %905, %888 : index
            %907 = arith.remui %898, %c9 : index
            %908 = arith.addi %906, %907 : index
            memref.store %896, %out[%908] : memref<?xf16>
          }
        } else {
          %909 = arith.addi %ranges, %groups : index
          %910 = arith.muli %9, %909 : index
          %911 = arith.index_castui %150 : i32 to index
          %912 = arith.addi %910, %911 : index
          %913 = arith.muli %912, %c106 : index
          %914 = arith.addi %913, %797 : index
          memref.store %827, %partial[%914] : memref<?xf32>
          %915 = arith.addi %913, %828 : index
          memref.store %858, %partial[%915] : memref<?xf32>
          %916 = arith.cmpi slt, %641, %c9 : index
          scf.if %916 {
            %917 = arith.addi %913, %c36 : index
            %918 = arith.addi %917, %641 : index
            memref.store %790, %partial[%918] : memref<?xf32>
            %919 = arith.addi %918, %c9 : index
            memref.store %796, %partial[%919] : memref<?xf32>
          }
          %920 = arith.addi %42, %c65 : i32
          %921 = arith.divui %920, %c66 : i32
          %922 = arith.divui %150, %c66 : i32
          %923 = arith.addi %groups, %c4 : index
          %924 = arith.muli %9, %923 : index
          %925 = arith.muli %922, %c66 : i32
          %926 = arith.subi %42, %925 : i32
          %927 = arith.minsi %926, %c66 : i32
          %928 = arith.index_castui %922 : i32 to index
          %929 = arith.addi %924, %928 : index
          %930 = arith.index_castui %927 : i32 to index
          %931 = wave.arrive %counters[%929], %930 : memref<?xi32>
          scf.if %931 {
            %937:4 = scf.for %932 = %c44 to %927 step %c66 iter_args(%933 = %c39, %934 = %c40, %935 = %c40, %936 = %c40) -> (f32, f32, f32, f32) : i32 {
              %938 = arith.addi %932, %c44 : i32
              %939 = arith.subi %927, %c17 : i32
              %940 = arith.minsi %938, %939 : i32
              %941 = arith.addi %925, %940 : i32
              %942 = arith.index_castui %941 : i32 to index
              %943 = arith.addi %910, %942 : index
              %944 = arith.muli %943, %c106 : index
              %945 = arith.addi %944, %c36 : index
              %946 = arith.addi %945, %643 : index
              %947 = memref.load %partial[%946] : memref<?xf32>
              %948 = arith.cmpi slt, %938, %927 : i32
              %949 = arith.select %948, %947, %c39 : f32
              %950 = arith.addi %944, %641 : index
              %951 = arith.addi %950, %c23 : index
              %952 = memref.load %partial[%951] : memref<?xf32>
              %953 = arith.addi %950, %c7 : index
              %954 = memref.load %partial[%953] : memref<?xf32>
              %955 = arith.addi %946, %c9 : index
              %956 = memref.load %partial[%955] : memref<?xf32>
              %957 = arith.addi %932, %c17 : i32
              %958 = arith.minsi %957, %939 : i32
              %959 = arith.addi %925, %958 : i32
              %960 = arith.index_castui %959 : i32 to index
              %961 = arith.addi %910, %960 : index
              %962 = arith.muli %961, %c106 : index
              %963 = arith.addi %962, %c36 : index
              %964 = arith.addi %963, %643 : index
              %965 = memref.load %partial[%964] : memref<?xf32>
              %966 = arith.cmpi slt, %957, %927 : i32
              %967 = arith.select %966, %965, %c39 : f32
              %968 = arith.addi %962, %641 : index
              %969 = arith.addi %968, %c23 : index
              %970 = memref.load %partial[%969] : memref<?xf32>
              %971 = arith.addi %968, %c7 : index
              %972 = memref.load %partial[%971] : memref<?xf32>
              %973 = arith.addi %964, %c9 : index
              %974 = memref.load %partial[%973] : memref<?xf32>
              %975 = arith.addi %932, %c59 : i32
              %976 = arith.minsi %975, %939 : i32
              %977 = arith.addi %925, %976 : i32
              %978 = arith.index_castui %977 : i32 to index
              %979 = arith.addi %910, %978 : index
              %980 = arith.muli %979, %c106 : index
              %981 = arith.addi %980, %c36 : index
              %982 = arith.addi %981, %643 : index
              %983 = memref.load %partial[%982] : memref<?xf32>
              %984 = arith.cmpi slt, %975, %927 : i32
              %985 = arith.select %984, %983, %c39 : f32
              %986 = arith.addi %980, %641 : index
              %987 = arith.addi %986, %c23 : index
              %988 = memref.load %partial[%987] : memref<?xf32>
              %989 = arith.addi %986, %c7 : index
              %990 = memref.load %partial[%989] : memref<?xf32>
              %991 = arith.addi %982, %c9 : index
              %992 = memref.load %partial[%991] : memref<?xf32>
              %993 = arith.addi %932, %c61 : i32
              %994 = arith.minsi %993, %939 : i32
              %995 = arith.addi %925, %994 : i32
              %996 = arith.index_castui %995 : i32 to index
              %997 = arith.addi %910, %996 : index
              %998 = arith.muli %997, %c106 : index
              %999 = arith.addi %998, %c36 : index
              %1000 = arith.addi %999, %643 : index
              %1001 = memref.load %partial[%1000] : memref<?xf32>
              %1002 = arith.cmpi slt, %993, %927 : i32
              %1003 = arith.select %1002, %1001, %c39 : f32
              %1004 = arith.addi %998, %641 : index
              %1005 = arith.addi %1004, %c23 : index
              %1006 = memref.load %partial[%1005] : memref<?xf32>
              %1007 = arith.addi %1004, %c7 : index
              %1008 = memref.load %partial[%1007] : memref<?xf32>
              %1009 = arith.addi %1000, %c9 : index
              %1010 = memref.load %partial[%1009] : memref<?xf32>
              %1011 = arith.addi %932, %c62 : i32
              %1012 = arith.minsi %1011, %939 : i32
              %1013 = arith.addi %925, %1012 : i32
              %1014 = arith.index_castui %1013 : i32 to index
              %1015 = arith.addi %910, %1014 : index
              %1016 = arith.muli %1015, %c106 : index
              %1017 = arith.addi %1016, %c36 : index
              %1018 = arith.addi %1017, %643 : index
              %1019 = memref.load %partial[%1018] : memref<?xf32>
              %1020 = arith.cmpi slt, %1011, %927 : i32
              %1021 = arith.select %1020, %1019, %c39 : f32
              %1022 = arith.addi %1016, %641 : index
              %1023 = arith.addi %1022, %c23 : index
              %1024 = memref.load %partial[%1023] : memref<?xf32>
              %1025 = arith.addi %1022, %c7 : index
              %1026 = memref.load %partial[%1025] : memref<?xf32>
              %1027 = arith.addi %1018, %c9 : index
              %1028 = memref.load %partial[%1027] : memref<?xf32>
              %1029 = arith.addi %932, %c63 : i32
              %1030 = arith.minsi %1029, %939 : i32
              %1031 = arith.addi %925, %1030 : i32
              %1032 = arith.index_castui %1031 : i32 to index
              %1033 = arith.addi %910, %1032 : index
              %1034 = arith.muli %1033, %c106 : index
              %1035 = arith.addi %1034, %c36 : index
              %1036 = arith.addi %1035, %643 : index
              %1037 = memref.load %partial[%1036] : memref<?xf32>
              %1038 = arith.cmpi slt, %1029, %927 : i32
              %1039 = arith.select %1038, %1037, %c39 : f32
              %1040 = arith.addi %1034, %641 : index
              %1041 = arith.addi %1040, %c23 : index
              %1042 = memref.load %partial[%1041] : memref<?xf32>
              %1043 = arith.addi %1040, %c7 : index
              %1044 = memref.load %partial[%1043] : memref<?xf32>
              %1045 = arith.addi %1036, %c9 : index
              %1046 = memref.load %partial[%1045] : memref<?xf32>
              %1047 = arith.addi %932, %c64 : i32
              %1048 = arith.minsi %1047, %939 : i32
              %1049 = arith.addi %925, %1048 : i32
              %1050 = arith.index_castui %1049 : i32 to index
              %1051 = arith.addi %910, %1050 : index
              %1052 = arith.muli %1051, %c106 : index
              %1053 = arith.addi %1052, %c36 : index
              %1054 = arith.addi %1053, %643 : index
              %1055 = memref.load %partial[%1054] : memref<?xf32>
              %1056 = arith.cmpi slt, %1047, %927 : i32
              %1057 = arith.select %1056, %1055, %c39 : f32
              %1058 = arith.addi %1052, %641 : index
              %1059 = arith.addi %1058, %c23 : index
              %1060 = memref.load %partial[%1059] : memref<?xf32>
              %1061 = arith.addi %1058, %c7 : index
              %1062 = memref.load %partial[%1061] : memref<?xf32>
              %1063 = arith.addi %1054, %c9 : index
              %1064 = memref.load %partial[%1063] : memref<?xf32>
              %1065 = arith.addi %932, %c65 : i32
              %1066 = arith.minsi %1065, %939 : i32
              %1067 = arith.addi %925, %1066 : i32
              %1068 = arith.index_castui %1067 : i32 to index
              %1069 = arith.addi %910, %1068 : index
              %1070 = arith.muli %1069, %c106 : index
              %1071 = arith.addi %1070, %c36 : index
              %1072 = arith.addi %1071, %643 : index
              %1073 = memref.load %partial[%1072] : memref<?xf32>
              %1074 = arith.cmpi slt, %1065, %927 : i32
              %1075 = arith.select %1074, %1073, %c39 : f32
              %1076 = arith.addi %1070, %641 : index
              %1077 = arith.addi %1076, %c23 : index
              %1078 = memref.load %partial[%1077] : memref<?xf32>
              %1079 = arith.addi %1076, %c7 : index
              %1080 = memref.load %partial[%1079] : memref<?xf32>
              %1081 = arith.addi %1072, %c9 : index
              %1082 = memref.load %partial[%1081] : memref<?xf32>
              %1083 = arith.maxnumf %933, %949 fastmath<nnan> : f32
              %1084 = arith.subf %933, %1083 : f32
              %1085 = wave.exp2 %1084 : f32
              %1086 = arith.subf %949, %1083 : f32
              %1087 = wave.exp2 %1086 : f32
              %1088 = arith.mulf %934, %1085 : f32
              %1089 = math.fma %956, %1087, %1088 : f32
              %1090 = arith.mulf %935, %1085 : f32
              %1091 = math.fma %952, %1087, %1090 : f32
              %1092 = arith.mulf %936, %1085 : f32
              %1093 = math.fma %954, %1087, %1092 : f32
              %1094 = arith.maxnumf %1083, %967 fastmath<nnan> : f32
              %1095 = arith.subf %1083, %1094 : f32
              %1096 = wave.exp2 %1095 : f32
              %1097 = arith.subf %967, %1094 : f32
              %1098 = wave.exp2 %1097 : f32
              %1099 = arith.mulf %1089, %1096 : f32
              %1100 = math.fma %974, %1098, %1099 : f32
              %1101 = arith.mulf %1091, %1096 : f32
              %1102 = math.fma %970, %1098, %1101 : f32
              %1103 = arith.mulf %1093, %1096 : f32
              %1104 = math.fma %972, %1098, %1103 : f32
              %1105 = arith.maxnumf %1094, %985 fastmath<nnan> : f32
              %1106 = arith.subf %1094, %1105 : f32
              %1107 = wave.exp2 %1106 : f32
              %1108 = arith.subf %985, %1105 : f32
              %1109 = wave.exp2 %1108 : f32
              %1110 = arith.mulf %1100, %1107 : f32
              %1111 = math.fma %992, %1109, %1110 : f32
              %1112 = arith.mulf %1102, %1107 : f32
              %1113 = math.fma %988, %1109, %1112 : f32
              %1114 = arith.mulf %1104, %1107 : f32
              %1115 = math.fma %990, %1109, %1114 : f32
              %1116 = arith.maxnumf %1105, %1003 fastmath<nnan> : f32
              %1117 = arith.subf %1105, %1116 : f32
              %1118 = wave.exp2 %1117 : f32
              %1119 = arith.subf %1003, %1116 : f32
              %1120 = wave.exp2 %1119 : f32
              %1121 = arith.mulf %1111, %1118 : f32
              %1122 = math.fma %1010, %1120, %1121 : f32
              %1123 = arith.mulf %1113, %1118 : f32
              %1124 = math.fma %1006, %1120, %1123 : f32
              %1125 = arith.mulf %1115, %1118 : f32
              %1126 = math.fma %1008, %1120, %1125 : f32
              %1127 = arith.maxnumf %1116, %1021 fastmath<nnan> : f32
              %1128 = arith.subf %1116, %1127 : f32
              %1129 = wave.exp2 %1128 : f32
              %1130 = arith.subf %1021, %1127 : f32
              %1131 = wave.exp2 %1130 : f32
              %1132 = arith.mulf %1122, %1129 : f32
              %1133 = math.fma %1028, %1131, %1132 : f32
              %1134 = arith.mulf %1124, %1129 : f32
              %1135 = math.fma %1024, %1131, %1134 : f32
              %1136 = arith.mulf %1126, %1129 : f32
              %1137 = math.fma %1026, %1131, %1136 : f32
              %1138 = arith.maxnumf %1127, %1039 fastmath<nnan> : f32
              %1139 = arith.subf %1127, %1138 : f32
              %1140 = wave.exp2 %1139 : f32
              %1141 = arith.subf %1039, %1138 : f32
              %1142 = wave.exp2 %1141 : f32
              %1143 = arith.mulf %1133, %1140 : f32
              %1144 = math.fma %1046, %1142, %1143 : f32
              %1145 = arith.mulf %1135, %1140 : f32
              %1146 = math.fma %1042, %1142, %1145 : f32
              %1147 = arith.mulf %1137, %1140 : f32
              %1148 = math.fma %1044, %1142, %1147 : f32
              %1149 = arith.maxnumf %1138, %1057 fastmath<nnan> : f32
              %1150 = arith.subf %1138, %1149 : f32
              %1151 = wave.exp2 %1150 : f32
              %1152 = arith.subf %1057, %1149 : f32
              %1153 = wave.exp2 %1152 : f32
              %1154 = arith.mulf %1144, %1151 : f32
              %1155 = math.fma %1064, %1153, %1154 : f32
              %1156 = arith.mulf %1146, %1151 : f32
              %1157 = math.fma %1060, %1153, %1156 : f32
              %1158 = arith.mulf %1148, %1151 : f32
              %1159 = math.fma %1062, %1153, %1158 : f32
              %1160 = arith.maxnumf %1149, %1075 fastmath<nnan> : f32
              %1161 = arith.subf %1149, %1160 : f32
              %1162 = wave.exp2 %1161 : f32
              %1163 = arith.subf %1075, %1160 : f32
              %1164 = wave.exp2 %1163 : f32
              %1165 = arith.mulf %1155, %1162 : f32
              %1166 = math.fma %1082, %1164, %1165 : f32
              %1167 = arith.mulf %1157, %1162 : f32
              %1168 = math.fma %1078, %1164, %1167 : f32
              %1169 = arith.mulf %1159, %1162 : f32
              %1170 = math.fma %1080, %1164, %1169 : f32
              scf.yield %1160, %1166, %1168, %1170 : f32, f32, f32, f32
            }
            %1171 = arith.cmpi eq, %921, %c17 : i32
            scf.if %1171 {
              %1172 = arith.addi %kvHeads, %15 : index
              %1173 = memref.load %scales[%1172] : memref<?xf32>
              %1174 = arith.divf %1173, %937#1 : f32
              %1175 = arith.addi %17, %643 : index
              %1176 = arith.cmpi slt, %1175, %groupSize : index
              scf.if %1176 {
                %1177 = arith.muli %15, %groupSize : index
                %1178 = arith.addi %1177, %1175 : index
                %1179 = arith.muli %1178, %c25 : index
                %1180 = arith.muli %heads, %c25 : index
                %1181 = arith.mulf %937#2, %1174 : f32
                %1182 = arith.addf %1181, %c40 : f32
                %1183 = arith.minimumf %1182, %c102 : f32
                %1184 = arith.maximumf %1183, %c103 : f32
                %1185 = arith.truncf %1184 : f32 to f16
                %1186 = arith.divui %797, %c9 : index
                %1187 = arith.addi %1179, %1186 : index
                %1188 = arith.divui %24, %outTileRows : index
                %1189 = arith.divui %1180, %c3 : index
                %1190 = arith.muli %1188, %1189 : index
                %1191 = arith.divui %1187, %c3 : index
                %1192 = arith.addi %1190, %1191 : index
                %1193 = arith.muli %1192, %c10 : index
                %1194 = arith.remui %1187, %c3 : index
                %1195 = arith.divui %1194, %c9 : index
                %1196 = arith.addi %1193, %1195 : index
                %1197 = arith.muli %outTileRows, %c9 : index
                %1198 = arith.muli %1196, %1197 : index
                %1199 = arith.remui %24, %outTileRows : index
                %1200 = arith.muli %1199, %c9 : index
                %1201 = arith.addi %1198, %1200 : index
                %1202 = arith.remui %1187, %c9 : index
                %1203 = arith.addi %1201, %1202 : index
                memref.store %1185, %out[%1203] : memref<?xf16>
                %1204 = arith.mulf %937#3, %1174 : f32
                %1205 = arith.addf %1204, %c40 : f32
                %1206 = arith.minimumf %1205, %c102 : f32
                %1207 = arith.maximumf %1206, %c103 : f32
                %1208 = arith.truncf %1207 : f32 to f16
                %1209 = arith.divui %828, %c9 : index
                %1210 = arith.addi %1179, %1209 : index
                %1211 = arith.divui %1210, %c3 : index
                %1212 = arith.addi %1190, %1211 : index
                %1213 = arith.muli %1212, %c10 : index
                %1214 = arith.remui %1210, %c3 : index
                %1215 = arith.divui %1214, %c9 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.muli %1216, %1197 : index
                %1218 = arith.addi %1217, %1200 : index
                %1219 = arith.remui %1210, %c9 : index
                %1220 = arith.addi %1218, %1219 : index
                memref.store %1208, %out[%1220] : memref<?xf16>
              }
            } else {
              %1221 = arith.index_cast %ranges : index to i32
              %1222 = arith.addi %1221, %922 : i32
              %1223 = arith.index_castui %1222 : i32 to index
              %1224 = arith.addi %910, %1223 : index
              %1225 = arith.muli %1224, %c106 : index
              %1226 = arith.addi %1225, %797 : index
              memref.store %937#2, %partial[%1226] : memref<?xf32>
              %1227 = arith.addi %1225, %828 : index
              memref.store %937#3, %partial[%1227] : memref<?xf32>
              scf.if %916 {
                %1228 = arith.addi %1225, %c36 : index
                %1229 = arith.addi %1228, %641 : index
                memref.store %937#0, %partial[%1229] : memref<?xf32>
                %1230 = arith.addi %1229, %c9 : index
                memref.store %937#1, %partial[%1230] : memref<?xf32>
              }
              %1231 = arith.addi %924, %groups : index
              %1232 = arith.index_castui %921 : i32 to index
              %1233 = wave.arrive %counters[%1231], %1232 : memref<?xi32>
              scf.if %1233 {
                %1239:4 = scf.for %1234 = %c44 to %921 step %c66 iter_args(%1235 = %c39, %1236 = %c40, %1237 = %c40, %1238 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1240 = arith.addi %1234, %c44 : i32
                  %1241 = arith.subi %921, %c17 : i32
                  %1242 = arith.minsi %1240, %1241 : i32
                  %1243 = arith.addi %1221, %1242 : i32
                  %1244 = arith.index_castui %1243 : i32 to index
                  %1245 = arith.addi %910, %1244 : index
                  %1246 = arith.muli %1245, %c106 : index
                  %1247 = arith.addi %1246, %c36 : index
                  %1248 = arith.addi %1247, %643 : index
                  %1249 = memref.load %partial[%1248] : memref<?xf32>
                  %1250 = arith.cmpi slt, %1240, %921 : i32
                  %1251 = arith.select %1250, %1249, %c39 : f32
                  %1252 = arith.addi %1246, %641 : index
                  %1253 = arith.addi %1252, %c23 : index
                  %1254 = memref.load %partial[%1253] : memref<?xf32>
                  %1255 = arith.addi %1252, %c7 : index
                  %1256 = memref.load %partial[%1255] : memref<?xf32>
                  %1257 = arith.addi %1248, %c9 : index
                  %1258 = memref.load %partial[%1257] : memref<?xf32>
                  %1259 = arith.addi %1234, %c17 : i32
                  %1260 = arith.minsi %1259, %1241 : i32
                  %1261 = arith.addi %1221, %1260 : i32
                  %1262 = arith.index_castui %1261 : i32 to index
                  %1263 = arith.addi %910, %1262 : index
                  %1264 = arith.muli %1263, %c106 : index
                  %1265 = arith.addi %1264, %c36 : index
                  %1266 = arith.addi %1265, %643 : index
                  %1267 = memref.load %partial[%1266] : memref<?xf32>
                  %1268 = arith.cmpi slt, %1259, %921 : i32
                  %1269 = arith.select %1268, %1267, %c39 : f32
                  %1270 = arith.addi %1264, %641 : index
                  %1271 = arith.addi %1270, %c23 : index
                  %1272 = memref.load %partial[%1271] : memref<?xf32>
                  %1273 = arith.addi %1270, %c7 : index
                  %1274 = memref.load %partial[%1273] : memref<?xf32>
                  %1275 = arith.addi %1266, %c9 : index
                  %1276 = memref.load %partial[%1275] : memref<?xf32>
                  %1277 = arith.addi %1234, %c59 : i32
                  %1278 = arith.minsi %1277, %1241 : i32
                  %1279 = arith.addi %1221, %1278 : i32
                  %1280 = arith.index_castui %1279 : i32 to index
                  %1281 = arith.addi %910, %1280 : index
                  %1282 = arith.muli %1281, %c106 : index
                  %1283 = arith.addi %1282, %c36 : index
                  %1284 = arith.addi %1283, %643 : index
                  %1285 = memref.load %partial[%1284] : memref<?xf32>
                  %1286 = arith.cmpi slt, %1277, %921 : i32
                  %1287 = arith.select %1286, %1285, %c39 : f32
                  %1288 = arith.addi %1282, %641 : index
                  %1289 = arith.addi %1288, %c23 : index
                  %1290 = memref.load %partial[%1289] : memref<?xf32>
                  %1291 = arith.addi %1288, %c7 : index
                  %1292 = memref.load %partial[%1291] : memref<?xf32>
                  %1293 = arith.addi %1284, %c9 : index
                  %1294 = memref.load %partial[%1293] : memref<?xf32>
                  %1295 = arith.addi %1234, %c61 : i32
                  %1296 = arith.minsi %1295, %1241 : i32
                  %1297 = arith.addi %1221, %1296 : i32
                  %1298 = arith.index_castui %1297 : i32 to index
                  %1299 = arith.addi %910, %1298 : index
                  %1300 = arith.muli %1299, %c106 : index
                  %1301 = arith.addi %1300, %c36 : index
                  %1302 = arith.addi %1301, %643 : index
                  %1303 = memref.load %partial[%1302] : memref<?xf32>
                  %1304 = arith.cmpi slt, %1295, %921 : i32
                  %1305 = arith.select %1304, %1303, %c39 : f32
                  %1306 = arith.addi %1300, %641 : index
                  %1307 = arith.addi %1306, %c23 : index
                  %1308 = memref.load %partial[%1307] : memref<?xf32>
                  %1309 = arith.addi %1306, %c7 : index
                  %1310 = memref.load %partial[%1309] : memref<?xf32>
                  %1311 = arith.addi %1302, %c9 : index
                  %1312 = memref.load %partial[%1311] : memref<?xf32>
                  %1313 = arith.addi %1234, %c62 : i32
                  %1314 = arith.minsi %1313, %1241 : i32
                  %1315 = arith.addi %1221, %1314 : i32
                  %1316 = arith.index_castui %1315 : i32 to index
                  %1317 = arith.addi %910, %1316 : index
                  %1318 = arith.muli %1317, %c106 : index
                  %1319 = arith.addi %1318, %c36 : index
                  %1320 = arith.addi %1319, %643 : index
                  %1321 = memref.load %partial[%1320] : memref<?xf32>
                  %1322 = arith.cmpi slt, %1313, %921 : i32
                  %1323 = arith.select %1322, %1321, %c39 : f32
                  %1324 = arith.addi %1318, %641 : index
                  %1325 = arith.addi %1324, %c23 : index
                  %1326 = memref.load %partial[%1325] : memref<?xf32>
                  %1327 = arith.addi %1324, %c7 : index
                  %1328 = memref.load %partial[%1327] : memref<?xf32>
                  %1329 = arith.addi %1320, %c9 : index
                  %1330 = memref.load %partial[%1329] : memref<?xf32>
                  %1331 = arith.addi %1234, %c63 : i32
                  %1332 = arith.minsi %1331, %1241 : i32
                  %1333 = arith.addi %1221, %1332 : i32
                  %1334 = arith.index_castui %1333 : i32 to index
                  %1335 = arith.addi %910, %1334 : index
                  %1336 = arith.muli %1335, %c106 : index
                  %1337 = arith.addi %1336, %c36 : index
                  %1338 = arith.addi %1337, %643 : index
                  %1339 = memref.load %partial[%1338] : memref<?xf32>
                  %1340 = arith.cmpi slt, %1331, %921 : i32
                  %1341 = arith.select %1340, %1339, %c39 : f32
                  %1342 = arith.addi %1336, %641 : index
                  %1343 = arith.addi %1342, %c23 : index
                  %1344 = memref.load %partial[%1343] : memref<?xf32>
                  %1345 = arith.addi %1342, %c7 : index
                  %1346 = memref.load %partial[%1345] : memref<?xf32>
                  %1347 = arith.addi %1338, %c9 : index
                  %1348 = memref.load %partial[%1347] : memref<?xf32>
                  %1349 = arith.addi %1234, %c64 : i32
                  %1350 = arith.minsi %1349, %1241 : i32
                  %1351 = arith.addi %1221, %1350 : i32
                  %1352 = arith.index_castui %1351 : i32 to index
                  %1353 = arith.addi %910, %1352 : index
                  %1354 = arith.muli %1353, %c106 : index
                  %1355 = arith.addi %1354, %c36 : index
                  %1356 = arith.addi %1355, %643 : index
                  %1357 = memref.load %partial[%1356] : memref<?xf32>
                  %1358 = arith.cmpi slt, %1349, %921 : i32
                  %1359 = arith.select %1358, %1357, %c39 : f32
                  %1360 = arith.addi %1354, %641 : index
                  %1361 = arith.addi %1360, %c23 : index
                  %1362 = memref.load %partial[%1361] : memref<?xf32>
                  %1363 = arith.addi %1360, %c7 : index
                  %1364 = memref.load %partial[%1363] : memref<?xf32>
                  %1365 = arith.addi %1356, %c9 : index
                  %1366 = memref.load %partial[%1365] : memref<?xf32>
                  %1367 = arith.addi %1234, %c65 : i32
                  %1368 = arith.minsi %1367, %1241 : i32
                  %1369 = arith.addi %1221, %1368 : i32
                  %1370 = arith.index_castui %1369 : i32 to index
                  %1371 = arith.addi %910, %1370 : index
                  %1372 = arith.muli %1371, %c106 : index
                  %1373 = arith.addi %1372, %c36 : index
                  %1374 = arith.addi %1373, %643 : index
                  %1375 = memref.load %partial[%1374] : memref<?xf32>
                  %1376 = arith.cmpi slt, %1367, %921 : i32
                  %1377 = arith.select %1376, %1375, %c39 : f32
                  %1378 = arith.addi %1372, %641 : index
                  %1379 = arith.addi %1378, %c23 : index
                  %1380 = memref.load %partial[%1379] : memref<?xf32>
                  %1381 = arith.addi %1378, %c7 : index
                  %1382 = memref.load %partial[%1381] : memref<?xf32>
                  %1383 = arith.addi %1374, %c9 : index
                  %1384 = memref.load %partial[%1383] : memref<?xf32>
                  %1385 = arith.maxnumf %1235, %1251 fastmath<nnan> : f32
                  %1386 = arith.subf %1235, %1385 : f32
                  %1387 = wave.exp2 %1386 : f32
                  %1388 = arith.subf %1251, %1385 : f32
                  %1389 = wave.exp2 %1388 : f32
                  %1390 = arith.mulf %1236, %1387 : f32
                  %1391 = math.fma %1258, %1389, %1390 : f32
                  %1392 = arith.mulf %1237, %1387 : f32
                  %1393 = math.fma %1254, %1389, %1392 : f32
                  %1394 = arith.mulf %1238, %1387 : f32
                  %1395 = math.fma %1256, %1389, %1394 : f32
                  %1396 = arith.maxnumf %1385, %1269 fastmath<nnan> : f32
                  %1397 = arith.subf %1385, %1396 : f32
                  %1398 = wave.exp2 %1397 : f32
                  %1399 = arith.subf %1269, %1396 : f32
                  %1400 = wave.exp2 %1399 : f32
                  %1401 = arith.mulf %1391, %1398 : f32
                  %1402 = math.fma %1276, %1400, %1401 : f32
                  %1403 = arith.mulf %1393, %1398 : f32
                  %1404 = math.fma %1272, %1400, %1403 : f32
                  %1405 = arith.mulf %1395, %1398 : f32
                  %1406 = math.fma %1274, %1400, %1405 : f32
                  %1407 = arith.maxnumf %1396, %1287 fastmath<nnan> : f32
                  %1408 = arith.subf %1396, %1407 : f32
                  %1409 = wave.exp2 %1408 : f32
                  %1410 = arith.subf %1287, %1407 : f32
                  %1411 = wave.exp2 %1410 : f32
                  %1412 = arith.mulf %1402, %1409 : f32
                  %1413 = math.fma %1294, %1411, %1412 : f32
                  %1414 = arith.mulf %1404, %1409 : f32
                  %1415 = math.fma %1290, %1411, %1414 : f32
                  %1416 = arith.mulf %1406, %1409 : f32
                  %1417 = math.fma %1292, %1411, %1416 : f32
                  %1418 = arith.maxnumf %1407, %1305 fastmath<nnan> : f32
                  %1419 = arith.subf %1407, %1418 : f32
                  %1420 = wave.exp2 %1419 : f32
                  %1421 = arith.subf %1305, %1418 : f32
                  %1422 = wave.exp2 %1421 : f32
                  %1423 = arith.mulf %1413, %1420 : f32
                  %1424 = math.fma %1312, %1422, %1423 : f32
                  %1425 = arith.mulf %1415, %1420 : f32
                  %1426 = math.fma %1308, %1422, %1425 : f32
                  %1427 = arith.mulf %1417, %1420 : f32
                  %1428 = math.fma %1310, %1422, %1427 : f32
                  %1429 = arith.maxnumf %1418, %1323 fastmath<nnan> : f32
                  %1430 = arith.subf %1418, %1429 : f32
                  %1431 = wave.exp2 %1430 : f32
                  %1432 = arith.subf %1323, %1429 : f32
                  %1433 = wave.exp2 %1432 : f32
                  %1434 = arith.mulf %1424, %1431 : f32
                  %1435 = math.fma %1330, %1433, %1434 : f32
                  %1436 = arith.mulf %1426, %1431 : f32
                  %1437 = math.fma %1326, %1433, %1436 : f32
                  %1438 = arith.mulf %1428, %1431 : f32
                  %1439 = math.fma %1328, %1433, %1438 : f32
                  %1440 = arith.maxnumf %1429, %1341 fastmath<nnan> : f32
                  %1441 = arith.subf %1429, %1440 : f32
                  %1442 = wave.exp2 %1441 : f32
                  %1443 = arith.subf %1341, %1440 : f32
                  %1444 = wave.exp2 %1443 : f32
                  %1445 = arith.mulf %1435, %1442 : f32
                  %1446 = math.fma %1348, %1444, %1445 : f32
                  %1447 = arith.mulf %1437, %1442 : f32
                  %1448 = math.fma %1344, %1444, %1447 : f32
                  %1449 = arith.mulf %1439, %1442 : f32
                  %1450 = math.fma %1346, %1444, %1449 : f32
                  %1451 = arith.maxnumf %1440, %1359 fastmath<nnan> : f32
                  %1452 = arith.subf %1440, %1451 : f32
                  %1453 = wave.exp2 %1452 : f32
                  %1454 = arith.subf %1359, %1451 : f32
                  %1455 = wave.exp2 %1454 : f32
                  %1456 = arith.mulf %1446, %1453 : f32
                  %1457 = math.fma %1366, %1455, %1456 : f32
                  %1458 = arith.mulf %1448, %1453 : f32
                  %1459 = math.fma %1362, %1455, %1458 : f32
                  %1460 = arith.mulf %1450, %1453 : f32
                  %1461 = math.fma %1364, %1455, %1460 : f32
                  %1462 = arith.maxnumf %1451, %1377 fastmath<nnan> : f32
                  %1463 = arith.subf %1451, %1462 : f32
                  %1464 = wave.exp2 %1463 : f32
                  %1465 = arith.subf %1377, %1462 : f32
                  %1466 = wave.exp2 %1465 : f32
                  %1467 = arith.mulf %1457, %1464 : f32
                  %1468 = math.fma %1384, %1466, %1467 : f32
                  %1469 = arith.mulf %1459, %1464 : f32
                  %1470 = math.fma %1380, %1466, %1469 : f32
                  %1471 = arith.mulf %1461, %1464 : f32
                  %1472 = math.fma %1382, %1466, %1471 : f32
                  scf.yield %1462, %1468, %1470, %1472 : f32, f32, f32, f32
                }
                %1473 = arith.addi %kvHeads, %15 : index
                %1474 = memref.load %scales[%1473] : memref<?xf32>
                %1475 = arith.divf %1474, %1239#1 : f32
                %1476 = arith.addi %17, %643 : index
                %1477 = arith.cmpi slt, %1476, %groupSize : index
                scf.if %1477 {
                  %1478 = arith.muli %15, %groupSize : index
                  %1479 = arith.addi %1478, %1476 : index
                  %1480 = arith.muli %1479, %c25 : index
                  %1481 = arith.muli %heads, %c25 : index
                  %1482 = arith.mulf %1239#2, %1475 : f32
                  %1483 = arith.addf %1482, %c40 : f32
                  %1484 = arith.minimumf %1483, %c102 : f32
                  %1485 = arith.maximumf %1484, %c103 : f32
                  %1486 = arith.truncf %1485 : f32 to f16
                  %1487 = arith.divui %797, %c9 : index
                  %1488 = arith.addi %1480, %1487 : index
                  %1489 = arith.divui %24, %outTileRows : index
                  %1490 = arith.divui %1481, %c3 : index
                  %1491 = arith.muli %1489, %1490 : index
                  %1492 = arith.divui %1488, %c3 : index
                  %1493 = arith.addi %1491, %1492 : index
                  %1494 = arith.muli %1493, %c10 : index
                  %1495 = arith.remui %1488, %c3 : index
                  %1496 = arith.divui %1495, %c9 : index
                  %1497 = arith.addi %1494, %1496 : index
                  %1498 = arith.muli %outTileRows, %c9 : index
                  %1499 = arith.muli %1497, %1498 : index
                  %1500 = arith.remui %24, %outTileRows : index
                  %1501 = arith.muli %1500, %c9 : index
                  %1502 = arith.addi %1499, %1501 : index
                  %1503 = arith.remui %1488, %c9 : index
                  %1504 = arith.addi %1502, %1503 : index
                  memref.store %1486, %out[%1504] : memref<?xf16>
                  %1505 = arith.mulf %1239#3, %1475 : f32
                  %1506 = arith.addf %1505, %c40 : f32
                  %1507 = arith.minimumf %1506, %c102 : f32
                  %1508 = arith.maximumf %1507, %c103 : f32
                  %1509 = arith.truncf %1508 : f32 to f16
                  %1510 = arith.divui %828, %c9 : index
                  %1511 = arith.addi %1480, %1510 : index
                  %1512 = arith.divui %1511, %c3 : index
                  %1513 = arith.addi %1491, %1512 : index
                  %1514 = arith.muli %1513, %c10 : index
                  %1515 = arith.remui %1511, %c3 : index
                  %1516 = arith.divui %1515, %c9 : index
                  %1517 = arith.addi %1514, %1516 : index
                  %1518 = arith.muli %1517, %1498 : index
                  %1519 = arith.addi %1518, %1501 : index
                  %1520 = arith.remui %1511, %c9 : index
                  %1521 = arith.addi %1519, %1520 : index
                  memref.store %1509, %out[%1521] : memref<?xf16>
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
