// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=64, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d64_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %c98 = arith.constant 0x477FE000 : f32
  %c99 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c102 = arith.constant 544 : index
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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c24 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c28 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c23 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c29 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c30 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c31 : index
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
        %110 = arith.shrui %109, %c32 : i32
        %111 = arith.maxsi %110, %c33 : i32
        %112 = arith.minsi %111, %c34 : i32
        %113 = arith.subi %c35, %112 : i32
        %114 = arith.shli %113, %c32 : i32
        %115 = arith.bitcast %114 : i32 to f32
        %116 = arith.subi %112, %c36 : i32
        %117 = arith.shli %116, %c32 : i32
        %118 = arith.bitcast %117 : i32 to f32
        %119 = vector.broadcast %115 : f32 to vector<4xf32>
        %120 = arith.muli %1, %c9 : index
        %121 = arith.muli %2, %c25 : index
        %122 = arith.addi %120, %121 : index
        %123 = arith.mulf %70, %119 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = arith.mulf %72, %119 : vector<4xf32>
        %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %128 = arith.addi %122, %c24 : index
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
        %140 = arith.addi %122, %c16 : index
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
        %151 = arith.muli %150, %c21 : i32
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
          %162 = arith.divui %154, %c19 : i32
          %163 = arith.addi %162, %c44 : i32
          %164 = arith.minsi %163, %40 : i32
          %165 = arith.index_castui %164 : i32 to index
          %166 = arith.addi %32, %165 : index
          %167 = memref.load %step[%166] : memref<?xi32>
          %168 = arith.index_cast %167 : i32 to index
          %169 = arith.muli %168, %33 : index
          %170 = arith.addi %169, %34 : index
          %171 = arith.addi %162, %c18 : i32
          %172 = arith.minsi %171, %40 : i32
          %173 = arith.index_castui %172 : i32 to index
          %174 = arith.addi %32, %173 : index
          %175 = memref.load %step[%174] : memref<?xi32>
          %176 = arith.index_cast %175 : i32 to index
          %177 = arith.muli %176, %33 : index
          %178 = arith.addi %177, %34 : index
          %179 = arith.addi %170, %35 : index
          %180 = arith.addi %179, %c24 : index
          %181 = vector.load %kv[%180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %182 = arith.addi %178, %35 : index
          %183 = arith.addi %182, %c24 : index
          %184 = vector.load %kv[%183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %185 = arith.addi %179, %c26 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %182, %c26 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %c25 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %182, %c25 : index
          %192 = vector.load %kv[%191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %193 = arith.addi %179, %c45 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %182, %c45 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212:14 = scf.for %197 = %c44 to %161 step %c18 iter_args(%198 = %181, %199 = %184, %200 = %186, %201 = %188, %202 = %190, %203 = %192, %204 = %194, %205 = %196, %206 = %c39, %207 = %c40, %208 = %c41, %209 = %c41, %210 = %c41, %211 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %213 = arith.muli %197, %c43 : i32
            %214 = arith.addi %154, %213 : i32
            %215 = arith.addi %214, %c43 : i32
            %216 = arith.divui %214, %c19 : i32
            %217 = arith.addi %216, %c44 : i32
            %218 = arith.minsi %217, %40 : i32
            %219 = arith.index_castui %218 : i32 to index
            %220 = arith.addi %32, %219 : index
            %221 = memref.load %step[%220] : memref<?xi32>
            %222 = arith.index_cast %221 : i32 to index
            %223 = arith.muli %222, %33 : index
            %224 = arith.addi %223, %34 : index
            %225 = arith.addi %216, %c18 : i32
            %226 = arith.minsi %225, %40 : i32
            %227 = arith.index_castui %226 : i32 to index
            %228 = arith.addi %32, %227 : index
            %229 = memref.load %step[%228] : memref<?xi32>
            %230 = arith.index_cast %229 : i32 to index
            %231 = arith.muli %230, %33 : index
            %232 = arith.addi %231, %34 : index
            %233 = arith.divui %215, %c19 : i32
            %234 = arith.addi %233, %c44 : i32
            %235 = arith.minsi %234, %40 : i32
            %236 = arith.index_castui %235 : i32 to index
            %237 = arith.addi %32, %236 : index
            %238 = memref.load %step[%237] : memref<?xi32>
            %239 = arith.index_cast %238 : i32 to index
            %240 = arith.muli %239, %33 : index
            %241 = arith.addi %240, %34 : index
            %242 = arith.addi %233, %c18 : i32
            %243 = arith.minsi %242, %40 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %32, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %33 : index
            %249 = arith.addi %248, %34 : index
            %250 = arith.muli %1, %c9 : index
            %251 = arith.addi %c24, %250 : index
            %252 = arith.addi %224, %35 : index
            %253 = arith.addi %252, %c7 : index
            %254 = vector.load %kv[%253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %255 = arith.addi %232, %35 : index
            %256 = arith.addi %255, %c7 : index
            %257 = vector.load %kv[%256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %258 = vector.bitcast %198 : vector<4xi32> to vector<16xi8>
            %259 = wave.fp8_decode "e5m2" packed %258 : vector<16xi8> -> vector<16xf16>
            %260 = vector.bitcast %199 : vector<4xi32> to vector<16xi8>
            %261 = wave.fp8_decode "e5m2" packed %260 : vector<16xi8> -> vector<16xf16>
            %262 = arith.addi %251, %c24 : index
            %263 = vector.load %4[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %264 = arith.addi %262, %c25 : index
            %265 = vector.load %4[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %267 = wave.mma %259, %266, %c41 : vector<16xf16>, vector<8xf32>
            %268 = wave.mma %261, %266, %c41 : vector<16xf16>, vector<8xf32>
            %269 = arith.addi %252, %c46 : index
            %270 = vector.load %kv[%269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %271 = arith.addi %255, %c46 : index
            %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %273 = vector.bitcast %200 : vector<4xi32> to vector<16xi8>
            %274 = wave.fp8_decode "e5m2" packed %273 : vector<16xi8> -> vector<16xf16>
            %275 = vector.bitcast %201 : vector<4xi32> to vector<16xi8>
            %276 = wave.fp8_decode "e5m2" packed %275 : vector<16xi8> -> vector<16xf16>
            %277 = arith.addi %251, %c7 : index
            %278 = vector.load %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %279 = arith.addi %277, %c25 : index
            %280 = vector.load %4[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %281 = vector.shuffle %278, %280 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %282 = wave.mma %274, %281, %267 : vector<16xf16>, vector<8xf32>
            %283 = wave.mma %276, %281, %268 : vector<16xf16>, vector<8xf32>
            %284 = arith.addi %252, %c47 : index
            %285 = vector.load %kv[%284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %286 = arith.addi %255, %c47 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %288 = vector.bitcast %202 : vector<4xi32> to vector<16xi8>
            %289 = wave.fp8_decode "e5m2" packed %288 : vector<16xi8> -> vector<16xf16>
            %290 = vector.bitcast %203 : vector<4xi32> to vector<16xi8>
            %291 = wave.fp8_decode "e5m2" packed %290 : vector<16xi8> -> vector<16xf16>
            %292 = arith.addi %251, %c16 : index
            %293 = vector.load %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %294 = arith.addi %292, %c25 : index
            %295 = vector.load %4[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %297 = wave.mma %289, %296, %282 : vector<16xf16>, vector<8xf32>
            %298 = wave.mma %291, %296, %283 : vector<16xf16>, vector<8xf32>
            %299 = arith.addi %252, %c48 : index
            %300 = vector.load %kv[%299] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %301 = arith.addi %255, %c48 : index
            %302 = vector.load %kv[%301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %303 = vector.bitcast %204 : vector<4xi32> to vector<16xi8>
            %304 = wave.fp8_decode "e5m2" packed %303 : vector<16xi8> -> vector<16xf16>
            %305 = vector.bitcast %205 : vector<4xi32> to vector<16xi8>
            %306 = wave.fp8_decode "e5m2" packed %305 : vector<16xi8> -> vector<16xf16>
            %307 = arith.addi %251, %c37 : index
            %308 = vector.load %4[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %309 = arith.addi %307, %c25 : index
            %310 = vector.load %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %311 = vector.shuffle %308, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %312 = wave.mma %304, %311, %297 : vector<16xf16>, vector<8xf32>
            %313 = wave.mma %306, %311, %298 : vector<16xf16>, vector<8xf32>
            wave.pin
            %314 = wave.opaque %312 : vector<8xf32>
            %315 = wave.opaque %313 : vector<8xf32>
            %316 = wave.opaque %215 : i32
            %317 = arith.cmpi sgt, %316, %156 : i32
            %318:2 = scf.if %317 -> (vector<8xf32>, vector<8xf32>) {
              %319 = arith.index_cast %2 : index to i32
              %320 = arith.addi %214, %319 : i32
              %321 = arith.subi %38, %320 : i32
              %322 = arith.subi %321, %c44 : i32
              %323 = vector.broadcast %322 : i32 to vector<8xi32>
              %324 = arith.cmpi sgt, %323, %c50 : vector<8xi32>
              %325 = arith.select %324, %314, %c49 : vector<8xi1>, vector<8xf32>
              %326 = arith.subi %321, %c19 : i32
              %327 = vector.broadcast %326 : i32 to vector<8xi32>
              %328 = arith.cmpi sgt, %327, %c50 : vector<8xi32>
              %329 = arith.select %328, %315, %c49 : vector<8xi1>, vector<8xf32>
              scf.yield %325, %329 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %314, %315 : vector<8xf32>, vector<8xf32>
            }
            %330 = vector.extract %318#0[0] : f32 from vector<8xf32>
            %331 = vector.extract %318#0[1] : f32 from vector<8xf32>
            %332 = vector.extract %318#0[2] : f32 from vector<8xf32>
            %333 = vector.extract %318#0[3] : f32 from vector<8xf32>
            %334 = vector.extract %318#0[4] : f32 from vector<8xf32>
            %335 = vector.extract %318#0[5] : f32 from vector<8xf32>
            %336 = vector.extract %318#0[6] : f32 from vector<8xf32>
            %337 = vector.extract %318#0[7] : f32 from vector<8xf32>
            %338 = vector.extract %318#1[0] : f32 from vector<8xf32>
            %339 = vector.extract %318#1[1] : f32 from vector<8xf32>
            %340 = vector.extract %318#1[2] : f32 from vector<8xf32>
            %341 = vector.extract %318#1[3] : f32 from vector<8xf32>
            %342 = vector.extract %318#1[4] : f32 from vector<8xf32>
            %343 = vector.extract %318#1[5] : f32 from vector<8xf32>
            %344 = vector.extract %318#1[6] : f32 from vector<8xf32>
            %345 = vector.extract %318#1[7] : f32 from vector<8xf32>
            %346 = arith.maxnumf %330, %331 fastmath<nnan> : f32
            %347 = arith.maxnumf %346, %332 fastmath<nnan> : f32
            %348 = arith.maxnumf %347, %333 fastmath<nnan> : f32
            %349 = arith.maxnumf %348, %334 fastmath<nnan> : f32
            %350 = arith.maxnumf %349, %335 fastmath<nnan> : f32
            %351 = arith.maxnumf %350, %336 fastmath<nnan> : f32
            %352 = arith.maxnumf %351, %337 fastmath<nnan> : f32
            %353 = arith.maxnumf %352, %338 fastmath<nnan> : f32
            %354 = arith.maxnumf %353, %339 fastmath<nnan> : f32
            %355 = arith.maxnumf %354, %340 fastmath<nnan> : f32
            %356 = arith.maxnumf %355, %341 fastmath<nnan> : f32
            %357 = arith.maxnumf %356, %342 fastmath<nnan> : f32
            %358 = arith.maxnumf %357, %343 fastmath<nnan> : f32
            %359 = arith.maxnumf %358, %344 fastmath<nnan> : f32
            %360 = arith.maxnumf %359, %345 fastmath<nnan> : f32
            %361 = wave.swap_halves %360 : f32
            %362 = arith.maxnumf %360, %361 fastmath<nnan> : f32
            %363 = arith.mulf %362, %149 : f32
            %364 = arith.addf %206, %c51 : f32
            %365 = arith.cmpf ogt, %363, %364 : f32
            %366:6 = scf.if %365 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %367 = arith.subf %206, %363 : f32
              %368 = wave.exp2 %367 : f32
              %369 = vector.broadcast %368 : f32 to vector<8xf32>
              %370 = arith.mulf %207, %368 : f32
              %371 = arith.mulf %208, %369 : vector<8xf32>
              %372 = arith.mulf %209, %369 : vector<8xf32>
              %373 = arith.mulf %210, %369 : vector<8xf32>
              %374 = arith.mulf %211, %369 : vector<8xf32>
              scf.yield %363, %370, %371, %372, %373, %374 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %206, %207, %208, %209, %210, %211 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %375 = vector.broadcast %149 : f32 to vector<8xf32>
            %376 = arith.subf %c52, %366#0 : f32
            %377 = vector.broadcast %376 : f32 to vector<8xf32>
            %378 = math.fma %318#0, %375, %377 : vector<8xf32>
            %379 = wave.exp2 %378 : vector<8xf32>
            %380 = math.fma %318#1, %375, %377 : vector<8xf32>
            %381 = wave.exp2 %380 : vector<8xf32>
            %382 = arith.truncf %379 : vector<8xf32> to vector<8xf16>
            %383 = vector.bitcast %382 : vector<8xf16> to vector<4xi32>
            %384 = wave.swap_halves %383 : vector<4xi32>
            %385 = arith.select %3, %384, %383 : vector<4xi32>
            %386 = arith.select %3, %383, %384 : vector<4xi32>
            %387 = vector.shuffle %385, %386 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %388 = vector.bitcast %387 : vector<8xi32> to vector<16xf16>
            %389 = arith.truncf %381 : vector<8xf32> to vector<8xf16>
            %390 = vector.bitcast %389 : vector<8xf16> to vector<4xi32>
            %391 = wave.swap_halves %390 : vector<4xi32>
            %392 = arith.select %3, %391, %390 : vector<4xi32>
            %393 = arith.select %3, %390, %391 : vector<4xi32>
            %394 = vector.shuffle %392, %393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %395 = vector.bitcast %394 : vector<8xi32> to vector<16xf16>
            %396 = arith.addf %379, %381 : vector<8xf32>
            %397 = vector.extract %396[0] : f32 from vector<8xf32>
            %398 = vector.extract %396[1] : f32 from vector<8xf32>
            %399 = vector.extract %396[2] : f32 from vector<8xf32>
            %400 = vector.extract %396[3] : f32 from vector<8xf32>
            %401 = vector.extract %396[4] : f32 from vector<8xf32>
            %402 = vector.extract %396[5] : f32 from vector<8xf32>
            %403 = vector.extract %396[6] : f32 from vector<8xf32>
            %404 = vector.extract %396[7] : f32 from vector<8xf32>
            %405 = arith.addf %397, %401 : f32
            %406 = arith.addf %398, %402 : f32
            %407 = arith.addf %399, %403 : f32
            %408 = arith.addf %400, %404 : f32
            %409 = arith.addf %405, %407 : f32
            %410 = arith.addf %406, %408 : f32
            %411 = arith.addf %409, %410 : f32
            %412 = arith.addf %366#1, %411 : f32
            %413 = wave.opaque %412 : f32
            %414 = wave.opaque %215 : i32
            %415 = arith.cmpi sgt, %414, %156 : i32
            %416:2 = scf.if %415 -> (vector<4xi32>, vector<4xi32>) {
              %417 = arith.subi %156, %214 : i32
              %418 = arith.subi %417, %c44 : i32
              %419 = arith.minsi %418, %c19 : i32
              %420 = arith.maxsi %419, %c44 : i32
              %421 = arith.cmpi sgt, %420, %c44 : i32
              %422 = arith.select %421, %c54, %c44 : i32
              %423 = arith.ori %c44, %422 : i32
              %424 = arith.cmpi sgt, %420, %c18 : i32
              %425 = arith.select %424, %c54, %c44 : i32
              %426 = arith.ori %c44, %425 : i32
              %427 = arith.cmpi sgt, %420, %c55 : i32
              %428 = arith.select %427, %c56, %c44 : i32
              %429 = arith.ori %423, %428 : i32
              %430 = arith.cmpi sgt, %420, %c57 : i32
              %431 = arith.select %430, %c56, %c44 : i32
              %432 = arith.ori %426, %431 : i32
              %433 = arith.cmpi sgt, %420, %c58 : i32
              %434 = arith.select %433, %c59, %c44 : i32
              %435 = arith.ori %429, %434 : i32
              %436 = arith.cmpi sgt, %420, %c60 : i32
              %437 = arith.select %436, %c59, %c44 : i32
              %438 = arith.ori %432, %437 : i32
              %439 = arith.cmpi sgt, %420, %c61 : i32
              %440 = arith.select %439, %c62, %c44 : i32
              %441 = arith.ori %435, %440 : i32
              %442 = arith.cmpi sgt, %420, %c63 : i32
              %443 = arith.select %442, %c62, %c44 : i32
              %444 = arith.ori %438, %443 : i32
              %445 = arith.cmpi sgt, %420, %c64 : i32
              %446 = arith.select %445, %c54, %c44 : i32
              %447 = arith.ori %c44, %446 : i32
              %448 = arith.cmpi sgt, %420, %c65 : i32
              %449 = arith.select %448, %c54, %c44 : i32
              %450 = arith.ori %c44, %449 : i32
              %451 = arith.cmpi sgt, %420, %c66 : i32
              %452 = arith.select %451, %c56, %c44 : i32
              %453 = arith.ori %447, %452 : i32
              %454 = arith.cmpi sgt, %420, %c67 : i32
              %455 = arith.select %454, %c56, %c44 : i32
              %456 = arith.ori %450, %455 : i32
              %457 = arith.cmpi sgt, %420, %c68 : i32
              %458 = arith.select %457, %c59, %c44 : i32
              %459 = arith.ori %453, %458 : i32
              %460 = arith.cmpi sgt, %420, %c69 : i32
              %461 = arith.select %460, %c59, %c44 : i32
              %462 = arith.ori %456, %461 : i32
              %463 = arith.cmpi sgt, %420, %c36 : i32
              %464 = arith.select %463, %c62, %c44 : i32
              %465 = arith.ori %459, %464 : i32
              %466 = arith.cmpi sgt, %420, %c70 : i32
              %467 = arith.select %466, %c62, %c44 : i32
              %468 = arith.ori %462, %467 : i32
              %469 = vector.from_elements %441, %465, %444, %468 : vector<4xi32>
              %470 = arith.subi %417, %c19 : i32
              %471 = arith.minsi %470, %c19 : i32
              %472 = arith.maxsi %471, %c44 : i32
              %473 = arith.cmpi sgt, %472, %c44 : i32
              %474 = arith.select %473, %c54, %c44 : i32
              %475 = arith.ori %c44, %474 : i32
              %476 = arith.cmpi sgt, %472, %c18 : i32
              %477 = arith.select %476, %c54, %c44 : i32
              %478 = arith.ori %c44, %477 : i32
              %479 = arith.cmpi sgt, %472, %c55 : i32
              %480 = arith.select %479, %c56, %c44 : i32
              %481 = arith.ori %475, %480 : i32
              %482 = arith.cmpi sgt, %472, %c57 : i32
              %483 = arith.select %482, %c56, %c44 : i32
              %484 = arith.ori %478, %483 : i32
              %485 = arith.cmpi sgt, %472, %c58 : i32
              %486 = arith.select %485, %c59, %c44 : i32
              %487 = arith.ori %481, %486 : i32
              %488 = arith.cmpi sgt, %472, %c60 : i32
              %489 = arith.select %488, %c59, %c44 : i32
              %490 = arith.ori %484, %489 : i32
              %491 = arith.cmpi sgt, %472, %c61 : i32
              %492 = arith.select %491, %c62, %c44 : i32
              %493 = arith.ori %487, %492 : i32
              %494 = arith.cmpi sgt, %472, %c63 : i32
              %495 = arith.select %494, %c62, %c44 : i32
              %496 = arith.ori %490, %495 : i32
              %497 = arith.cmpi sgt, %472, %c64 : i32
              %498 = arith.select %497, %c54, %c44 : i32
              %499 = arith.ori %c44, %498 : i32
              %500 = arith.cmpi sgt, %472, %c65 : i32
              %501 = arith.select %500, %c54, %c44 : i32
              %502 = arith.ori %c44, %501 : i32
              %503 = arith.cmpi sgt, %472, %c66 : i32
              %504 = arith.select %503, %c56, %c44 : i32
              %505 = arith.ori %499, %504 : i32
              %506 = arith.cmpi sgt, %472, %c67 : i32
              %507 = arith.select %506, %c56, %c44 : i32
              %508 = arith.ori %502, %507 : i32
              %509 = arith.cmpi sgt, %472, %c68 : i32
              %510 = arith.select %509, %c59, %c44 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = arith.cmpi sgt, %472, %c69 : i32
              %513 = arith.select %512, %c59, %c44 : i32
              %514 = arith.ori %508, %513 : i32
              %515 = arith.cmpi sgt, %472, %c36 : i32
              %516 = arith.select %515, %c62, %c44 : i32
              %517 = arith.ori %511, %516 : i32
              %518 = arith.cmpi sgt, %472, %c70 : i32
              %519 = arith.select %518, %c62, %c44 : i32
              %520 = arith.ori %514, %519 : i32
              %521 = vector.from_elements %493, %517, %496, %520 : vector<4xi32>
              scf.yield %469, %521 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c53, %c53 : vector<4xi32>, vector<4xi32>
            }
            %522 = wave.opaque %215 : i32
            %523 = arith.cmpi sgt, %522, %156 : i32
            %524:2 = scf.if %523 -> (vector<4xi32>, vector<4xi32>) {
              %525 = arith.andi %254, %416#0 : vector<4xi32>
              %526 = arith.andi %257, %416#1 : vector<4xi32>
              scf.yield %525, %526 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %254, %257 : vector<4xi32>, vector<4xi32>
            }
            %527 = vector.bitcast %524#0 : vector<4xi32> to vector<16xi8>
            %528 = wave.fp8_decode "e5m2" packed %527 : vector<16xi8> -> vector<16xf16>
            %529 = wave.mma %528, %388, %366#2 : vector<16xf16>, vector<8xf32>
            %530 = vector.bitcast %524#1 : vector<4xi32> to vector<16xi8>
            %531 = wave.fp8_decode "e5m2" packed %530 : vector<16xi8> -> vector<16xf16>
            %532 = wave.mma %531, %395, %529 : vector<16xf16>, vector<8xf32>
            %533 = wave.opaque %532 : vector<8xf32>
            wave.pin
            %534 = wave.opaque %215 : i32
            %535 = arith.cmpi slt, %534, %156 : i32
            %536:2 = scf.if %535 -> (vector<4xi32>, vector<4xi32>) {
              %537 = arith.addi %241, %35 : index
              %538 = arith.addi %537, %c24 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %540 = arith.addi %249, %35 : index
              %541 = arith.addi %540, %c24 : index
              %542 = vector.load %kv[%541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %539, %542 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %524#0, %524#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %543 = wave.opaque %215 : i32
            %544 = arith.cmpi sgt, %543, %156 : i32
            %545:2 = scf.if %544 -> (vector<4xi32>, vector<4xi32>) {
              %546 = arith.andi %270, %416#0 : vector<4xi32>
              %547 = arith.andi %272, %416#1 : vector<4xi32>
              scf.yield %546, %547 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %270, %272 : vector<4xi32>, vector<4xi32>
            }
            %548 = vector.bitcast %545#0 : vector<4xi32> to vector<16xi8>
            %549 = wave.fp8_decode "e5m2" packed %548 : vector<16xi8> -> vector<16xf16>
            %550 = wave.mma %549, %388, %366#3 : vector<16xf16>, vector<8xf32>
            %551 = vector.bitcast %545#1 : vector<4xi32> to vector<16xi8>
            %552 = wave.fp8_decode "e5m2" packed %551 : vector<16xi8> -> vector<16xf16>
            %553 = wave.mma %552, %395, %550 : vector<16xf16>, vector<8xf32>
            %554 = wave.opaque %553 : vector<8xf32>
            wave.pin
            %555 = wave.opaque %215 : i32
            %556 = arith.cmpi slt, %555, %156 : i32
            %557:2 = scf.if %556 -> (vector<4xi32>, vector<4xi32>) {
              %558 = arith.addi %241, %35 : index
              %559 = arith.addi %558, %c26 : index
              %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %561 = arith.addi %249, %35 : index
              %562 = arith.addi %561, %c26 : index
              %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %560, %563 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %545#0, %545#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %564 = wave.opaque %215 : i32
            %565 = arith.cmpi sgt, %564, %156 : i32
            %566:2 = scf.if %565 -> (vector<4xi32>, vector<4xi32>) {
              %567 = arith.andi %285, %416#0 : vector<4xi32>
              %568 = arith.andi %287, %416#1 : vector<4xi32>
              scf.yield %567, %568 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %285, %287 : vector<4xi32>, vector<4xi32>
            }
            %569 = vector.bitcast %566#0 : vector<4xi32> to vector<16xi8>
            %570 = wave.fp8_decode "e5m2" packed %569 : vector<16xi8> -> vector<16xf16>
            %571 = wave.mma %570, %388, %366#4 : vector<16xf16>, vector<8xf32>
            %572 = vector.bitcast %566#1 : vector<4xi32> to vector<16xi8>
            %573 = wave.fp8_decode "e5m2" packed %572 : vector<16xi8> -> vector<16xf16>
            %574 = wave.mma %573, %395, %571 : vector<16xf16>, vector<8xf32>
            %575 = wave.opaque %574 : vector<8xf32>
            wave.pin
            %576 = wave.opaque %215 : i32
            %577 = arith.cmpi slt, %576, %156 : i32
            %578:2 = scf.if %577 -> (vector<4xi32>, vector<4xi32>) {
              %579 = arith.addi %241, %35 : index
              %580 = arith.addi %579, %c25 : index
              %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %582 = arith.addi %249, %35 : index
              %583 = arith.addi %582, %c25 : index
              %584 = vector.load %kv[%583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %581, %584 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %566#0, %566#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %585 = wave.opaque %215 : i32
            %586 = arith.cmpi sgt, %585, %156 : i32
            %587:2 = scf.if %586 -> (vector<4xi32>, vector<4xi32>) {
              %588 = arith.andi %300, %416#0 : vector<4xi32>
              %589 = arith.andi %302, %416#1 : vector<4xi32>
              scf.yield %588, %589 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %300, %302 : vector<4xi32>, vector<4xi32>
            }
            %590 = vector.bitcast %587#0 : vector<4xi32> to vector<16xi8>
            %591 = wave.fp8_decode "e5m2" packed %590 : vector<16xi8> -> vector<16xf16>
            %592 = wave.mma %591, %388, %366#5 : vector<16xf16>, vector<8xf32>
            %593 = vector.bitcast %587#1 : vector<4xi32> to vector<16xi8>
            %594 = wave.fp8_decode "e5m2" packed %593 : vector<16xi8> -> vector<16xf16>
            %595 = wave.mma %594, %395, %592 : vector<16xf16>, vector<8xf32>
            %596 = wave.opaque %595 : vector<8xf32>
            wave.pin
            %597 = wave.opaque %215 : i32
            %598 = arith.cmpi slt, %597, %156 : i32
            %599:2 = scf.if %598 -> (vector<4xi32>, vector<4xi32>) {
              %600 = arith.addi %241, %35 : index
              %601 = arith.addi %600, %c45 : index
              %602 = vector.load %kv[%601] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %603 = arith.addi %249, %35 : index
              %604 = arith.addi %603, %c45 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %602, %605 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %587#0, %587#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %536#0, %536#1, %557#0, %557#1, %578#0, %578#1, %599#0, %599#1, %366#0, %413, %533, %554, %575, %596 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %606 = wave.swap_halves %212#9 : f32
          %607 = arith.addf %212#9, %606 : f32
          scf.yield %212#8, %607, %212#10, %212#11, %212#12, %212#13 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c39, %c40, %c41, %c41, %c41, %c41 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %608 = wave.opaque %c24 : index
        %609 = arith.addi %46, %608 : index
        %610 = arith.remui %0, %c9 : index
        %611 = arith.addi %610, %608 : index
        %612 = arith.addi %1, %608 : index
        %613 = arith.cmpi slt, %612, %c9 : index
        scf.if %613 {
          %614 = arith.addi %45, %612 : index
          memref.store %158#0, %6[%614] : memref<?xf32>
          %615 = arith.addi %614, %c3 : index
          memref.store %158#1, %6[%615] : memref<?xf32>
          %616 = arith.muli %8, %c16 : index
          %617 = arith.muli %2, %c9 : index
          %618 = arith.addi %616, %617 : index
          %619 = arith.addi %618, %612 : index
          %620 = vector.extract %158#2[0] : f32 from vector<8xf32>
          %621 = arith.addi %619, %c24 : index
          memref.store %620, %5[%621] : memref<?xf32>
          %622 = vector.extract %158#2[1] : f32 from vector<8xf32>
          %623 = arith.addi %619, %c3 : index
          memref.store %622, %5[%623] : memref<?xf32>
          %624 = vector.extract %158#2[2] : f32 from vector<8xf32>
          %625 = arith.addi %619, %c23 : index
          memref.store %624, %5[%625] : memref<?xf32>
          %626 = vector.extract %158#2[3] : f32 from vector<8xf32>
          %627 = arith.addi %619, %c30 : index
          memref.store %626, %5[%627] : memref<?xf32>
          %628 = vector.extract %158#2[4] : f32 from vector<8xf32>
          %629 = arith.addi %619, %c26 : index
          memref.store %628, %5[%629] : memref<?xf32>
          %630 = vector.extract %158#2[5] : f32 from vector<8xf32>
          %631 = arith.addi %619, %c71 : index
          memref.store %630, %5[%631] : memref<?xf32>
          %632 = vector.extract %158#2[6] : f32 from vector<8xf32>
          %633 = arith.addi %619, %c72 : index
          memref.store %632, %5[%633] : memref<?xf32>
          %634 = vector.extract %158#2[7] : f32 from vector<8xf32>
          %635 = arith.addi %619, %c73 : index
          memref.store %634, %5[%635] : memref<?xf32>
          %636 = vector.extract %158#3[0] : f32 from vector<8xf32>
          %637 = arith.addi %619, %c25 : index
          memref.store %636, %5[%637] : memref<?xf32>
          %638 = vector.extract %158#3[1] : f32 from vector<8xf32>
          %639 = arith.addi %619, %c74 : index
          memref.store %638, %5[%639] : memref<?xf32>
          %640 = vector.extract %158#3[2] : f32 from vector<8xf32>
          %641 = arith.addi %619, %c75 : index
          memref.store %640, %5[%641] : memref<?xf32>
          %642 = vector.extract %158#3[3] : f32 from vector<8xf32>
          %643 = arith.addi %619, %c76 : index
          memref.store %642, %5[%643] : memref<?xf32>
          %644 = vector.extract %158#3[4] : f32 from vector<8xf32>
          %645 = arith.addi %619, %c45 : index
          memref.store %644, %5[%645] : memref<?xf32>
          %646 = vector.extract %158#3[5] : f32 from vector<8xf32>
          %647 = arith.addi %619, %c77 : index
          memref.store %646, %5[%647] : memref<?xf32>
          %648 = vector.extract %158#3[6] : f32 from vector<8xf32>
          %649 = arith.addi %619, %c78 : index
          memref.store %648, %5[%649] : memref<?xf32>
          %650 = vector.extract %158#3[7] : f32 from vector<8xf32>
          %651 = arith.addi %619, %c79 : index
          memref.store %650, %5[%651] : memref<?xf32>
          %652 = vector.extract %158#4[0] : f32 from vector<8xf32>
          %653 = arith.addi %619, %c7 : index
          memref.store %652, %5[%653] : memref<?xf32>
          %654 = vector.extract %158#4[1] : f32 from vector<8xf32>
          %655 = arith.addi %619, %c80 : index
          memref.store %654, %5[%655] : memref<?xf32>
          %656 = vector.extract %158#4[2] : f32 from vector<8xf32>
          %657 = arith.addi %619, %c81 : index
          memref.store %656, %5[%657] : memref<?xf32>
          %658 = vector.extract %158#4[3] : f32 from vector<8xf32>
          %659 = arith.addi %619, %c82 : index
          memref.store %658, %5[%659] : memref<?xf32>
          %660 = vector.extract %158#4[4] : f32 from vector<8xf32>
          %661 = arith.addi %619, %c46 : index
          memref.store %660, %5[%661] : memref<?xf32>
          %662 = vector.extract %158#4[5] : f32 from vector<8xf32>
          %663 = arith.addi %619, %c83 : index
          memref.store %662, %5[%663] : memref<?xf32>
          %664 = vector.extract %158#4[6] : f32 from vector<8xf32>
          %665 = arith.addi %619, %c84 : index
          memref.store %664, %5[%665] : memref<?xf32>
          %666 = vector.extract %158#4[7] : f32 from vector<8xf32>
          %667 = arith.addi %619, %c85 : index
          memref.store %666, %5[%667] : memref<?xf32>
          %668 = vector.extract %158#5[0] : f32 from vector<8xf32>
          %669 = arith.addi %619, %c47 : index
          memref.store %668, %5[%669] : memref<?xf32>
          %670 = vector.extract %158#5[1] : f32 from vector<8xf32>
          %671 = arith.addi %619, %c86 : index
          memref.store %670, %5[%671] : memref<?xf32>
          %672 = vector.extract %158#5[2] : f32 from vector<8xf32>
          %673 = arith.addi %619, %c87 : index
          memref.store %672, %5[%673] : memref<?xf32>
          %674 = vector.extract %158#5[3] : f32 from vector<8xf32>
          %675 = arith.addi %619, %c88 : index
          memref.store %674, %5[%675] : memref<?xf32>
          %676 = vector.extract %158#5[4] : f32 from vector<8xf32>
          %677 = arith.addi %619, %c48 : index
          memref.store %676, %5[%677] : memref<?xf32>
          %678 = vector.extract %158#5[5] : f32 from vector<8xf32>
          %679 = arith.addi %619, %c89 : index
          memref.store %678, %5[%679] : memref<?xf32>
          %680 = vector.extract %158#5[6] : f32 from vector<8xf32>
          %681 = arith.addi %619, %c90 : index
          memref.store %680, %5[%681] : memref<?xf32>
          %682 = vector.extract %158#5[7] : f32 from vector<8xf32>
          %683 = arith.addi %619, %c91 : index
          memref.store %682, %5[%683] : memref<?xf32>
        }
        wave.barrier
        %684 = arith.addi %611, %c24 : index
        %685 = memref.load %6[%684] : memref<?xf32>
        %686 = arith.addi %611, %c3 : index
        %687 = memref.load %6[%686] : memref<?xf32>
        %688 = arith.addi %611, %c23 : index
        %689 = memref.load %6[%688] : memref<?xf32>
        %690 = arith.addi %611, %c30 : index
        %691 = memref.load %6[%690] : memref<?xf32>
        %692 = arith.addi %611, %c26 : index
        %693 = memref.load %6[%692] : memref<?xf32>
        %694 = arith.addi %611, %c71 : index
        %695 = memref.load %6[%694] : memref<?xf32>
        %696 = arith.addi %611, %c72 : index
        %697 = memref.load %6[%696] : memref<?xf32>
        %698 = arith.addi %611, %c73 : index
        %699 = memref.load %6[%698] : memref<?xf32>
        %700 = arith.addi %611, %c25 : index
        %701 = memref.load %6[%700] : memref<?xf32>
        %702 = arith.addi %611, %c74 : index
        %703 = memref.load %6[%702] : memref<?xf32>
        %704 = arith.addi %611, %c75 : index
        %705 = memref.load %6[%704] : memref<?xf32>
        %706 = arith.addi %611, %c76 : index
        %707 = memref.load %6[%706] : memref<?xf32>
        %708 = arith.addi %611, %c45 : index
        %709 = memref.load %6[%708] : memref<?xf32>
        %710 = arith.addi %611, %c77 : index
        %711 = memref.load %6[%710] : memref<?xf32>
        %712 = arith.addi %611, %c78 : index
        %713 = memref.load %6[%712] : memref<?xf32>
        %714 = arith.addi %611, %c79 : index
        %715 = memref.load %6[%714] : memref<?xf32>
        %716 = arith.maxnumf %685, %689 fastmath<nnan> : f32
        %717 = arith.subf %685, %716 : f32
        %718 = wave.exp2 %717 : f32
        %719 = arith.subf %689, %716 : f32
        %720 = wave.exp2 %719 : f32
        %721 = arith.mulf %687, %718 : f32
        %722 = math.fma %691, %720, %721 : f32
        %723 = arith.maxnumf %716, %693 fastmath<nnan> : f32
        %724 = arith.subf %716, %723 : f32
        %725 = wave.exp2 %724 : f32
        %726 = arith.subf %693, %723 : f32
        %727 = wave.exp2 %726 : f32
        %728 = arith.mulf %722, %725 : f32
        %729 = math.fma %695, %727, %728 : f32
        %730 = arith.maxnumf %723, %697 fastmath<nnan> : f32
        %731 = arith.subf %723, %730 : f32
        %732 = wave.exp2 %731 : f32
        %733 = arith.subf %697, %730 : f32
        %734 = wave.exp2 %733 : f32
        %735 = arith.mulf %729, %732 : f32
        %736 = math.fma %699, %734, %735 : f32
        %737 = arith.maxnumf %730, %701 fastmath<nnan> : f32
        %738 = arith.subf %730, %737 : f32
        %739 = wave.exp2 %738 : f32
        %740 = arith.subf %701, %737 : f32
        %741 = wave.exp2 %740 : f32
        %742 = arith.mulf %736, %739 : f32
        %743 = math.fma %703, %741, %742 : f32
        %744 = arith.maxnumf %737, %705 fastmath<nnan> : f32
        %745 = arith.subf %737, %744 : f32
        %746 = wave.exp2 %745 : f32
        %747 = arith.subf %705, %744 : f32
        %748 = wave.exp2 %747 : f32
        %749 = arith.mulf %743, %746 : f32
        %750 = math.fma %707, %748, %749 : f32
        %751 = arith.maxnumf %744, %709 fastmath<nnan> : f32
        %752 = arith.subf %744, %751 : f32
        %753 = wave.exp2 %752 : f32
        %754 = arith.subf %709, %751 : f32
        %755 = wave.exp2 %754 : f32
        %756 = arith.mulf %750, %753 : f32
        %757 = math.fma %711, %755, %756 : f32
        %758 = arith.maxnumf %751, %713 fastmath<nnan> : f32
        %759 = arith.subf %751, %758 : f32
        %760 = wave.exp2 %759 : f32
        %761 = arith.subf %713, %758 : f32
        %762 = wave.exp2 %761 : f32
        %763 = arith.mulf %757, %760 : f32
        %764 = math.fma %715, %762, %763 : f32
        %765 = arith.addi %609, %c24 : index
        %766 = arith.addi %765, %c24 : index
        %767 = memref.load %5[%766] : memref<?xf32>
        %768 = arith.addi %765, %c16 : index
        %769 = memref.load %5[%768] : memref<?xf32>
        %770 = arith.addi %765, %c5 : index
        %771 = memref.load %5[%770] : memref<?xf32>
        %772 = arith.addi %765, %c92 : index
        %773 = memref.load %5[%772] : memref<?xf32>
        %774 = arith.addi %765, %c93 : index
        %775 = memref.load %5[%774] : memref<?xf32>
        %776 = arith.addi %765, %c94 : index
        %777 = memref.load %5[%776] : memref<?xf32>
        %778 = arith.addi %765, %c95 : index
        %779 = memref.load %5[%778] : memref<?xf32>
        %780 = arith.addi %765, %c96 : index
        %781 = memref.load %5[%780] : memref<?xf32>
        %782 = arith.mulf %767, %718 : f32
        %783 = math.fma %769, %720, %782 : f32
        %784 = arith.mulf %783, %725 : f32
        %785 = math.fma %771, %727, %784 : f32
        %786 = arith.mulf %785, %732 : f32
        %787 = math.fma %773, %734, %786 : f32
        %788 = arith.mulf %787, %739 : f32
        %789 = math.fma %775, %741, %788 : f32
        %790 = arith.mulf %789, %746 : f32
        %791 = math.fma %777, %748, %790 : f32
        %792 = arith.mulf %791, %753 : f32
        %793 = math.fma %779, %755, %792 : f32
        %794 = arith.mulf %793, %760 : f32
        %795 = math.fma %781, %762, %794 : f32
        %796 = arith.addi %609, %c7 : index
        %797 = arith.addi %796, %c24 : index
        %798 = memref.load %5[%797] : memref<?xf32>
        %799 = arith.addi %796, %c16 : index
        %800 = memref.load %5[%799] : memref<?xf32>
        %801 = arith.addi %796, %c5 : index
        %802 = memref.load %5[%801] : memref<?xf32>
        %803 = arith.addi %796, %c92 : index
        %804 = memref.load %5[%803] : memref<?xf32>
        %805 = arith.addi %796, %c93 : index
        %806 = memref.load %5[%805] : memref<?xf32>
        %807 = arith.addi %796, %c94 : index
        %808 = memref.load %5[%807] : memref<?xf32>
        %809 = arith.addi %796, %c95 : index
        %810 = memref.load %5[%809] : memref<?xf32>
        %811 = arith.addi %796, %c96 : index
        %812 = memref.load %5[%811] : memref<?xf32>
        %813 = arith.mulf %798, %718 : f32
        %814 = math.fma %800, %720, %813 : f32
        %815 = arith.mulf %814, %725 : f32
        %816 = math.fma %802, %727, %815 : f32
        %817 = arith.mulf %816, %732 : f32
        %818 = math.fma %804, %734, %817 : f32
        %819 = arith.mulf %818, %739 : f32
        %820 = math.fma %806, %741, %819 : f32
        %821 = arith.mulf %820, %746 : f32
        %822 = math.fma %808, %748, %821 : f32
        %823 = arith.mulf %822, %753 : f32
        %824 = math.fma %810, %755, %823 : f32
        %825 = arith.mulf %824, %760 : f32
        %826 = math.fma %812, %762, %825 : f32
        %827 = arith.cmpi eq, %42, %c18 : i32
        scf.if %827 {
          %828 = arith.addi %kvHeads, %15 : index
          %829 = memref.load %scales[%828] : memref<?xf32>
          %830 = arith.divf %829, %764 : f32
          %831 = arith.addi %17, %611 : index
          %832 = arith.cmpi slt, %831, %groupSize : index
          scf.if %832 {
            %833 = arith.muli %15, %groupSize : index
            %834 = arith.addi %833, %831 : index
            %835 = arith.muli %834, %c26 : index
            %836 = arith.muli %heads, %c26 : index
            %837 = arith.mulf %795, %830 : f32
            %838 = arith.addf %837, %c40 : f32
            %839 = arith.minimumf %838, %c98 : f32
            %840 = arith.maximumf %839, %c99 : f32
            %841 = arith.truncf %840 : f32 to f16
            %842 = arith.divui %765, %c9 : index
            %843 = arith.addi %835, %842 : index
            %844 = arith.divui %24, %outTileRows : index
            %845 = arith.divui %836, %c3 : index
            %846 = arith.muli %844, %845 : index
            %847 = arith.divui %843, %c3 : index
            %848 = arith.addi %846, %847 : index
            %849 = arith.muli %848, %c10 : index
            %850 = arith.remui %843, %c3 : index
            %851 = arith.divui %850, %c9 : index
            %852 = arith.addi %849, %851 : index
            %853 = arith.muli %outTileRows, %c9 : index
            %854 = arith.muli %852, %853 : index
            %855 = arith.remui %24, %outTileRows : index
            %856 = arith.muli %855, %c9 : index
            %857 = arith.addi %854, %856 : index
            %858 = arith.remui %843, %c9 : index
            %859 = arith.addi %857, %858 : index
            memref.store %841, %out[%859] : memref<?xf16>
            %860 = arith.mulf %826, %830 : f32
            %861 = arith.addf %860, %c40 : f32
            %862 = arith.minimumf %861, %c98 : f32
            %863 = arith.maximumf %862, %c99 : f32
            %864 = arith.truncf %863 : f32 to f16
            %865 = arith.divui %796, %c9 : index
            %866 = arith.addi %835, %865 : index
            %867 = arith.divui %866, %c3 : index
            %868 = arith.addi %846, %867 : index
            %869 = arith.muli %868, %c10 : index
            %870 = arith.remui %866, %c3 : index
            %871 = arith.divui %870, %c9 : index
            %872 = arith.addi %869, %871 : index
            %873 = arith.muli %872, %853 : index
            %874 = arith.addi %873, %856 : index
            %875 = arith.remui %866, %c9 : index
            %876 = arith.addi %874, %875 : index
            memref.store %864, %out[%876] : memref<?xf16>
          }
        } else {
          %877 = arith.addi %ranges, %groups : index
          %878 = arith.muli %9, %877 : index
          %879 = arith.index_castui %150 : i32 to index
          %880 = arith.addi %878, %879 : index
          %881 = arith.muli %880, %c102 : index
          %882 = arith.addi %881, %765 : index
          memref.store %795, %partial[%882] : memref<?xf32>
          %883 = arith.addi %881, %796 : index
          memref.store %826, %partial[%883] : memref<?xf32>
          %884 = arith.cmpi slt, %609, %c9 : index
          scf.if %884 {
            %885 = arith.addi %881, %c16 : index
            %886 = arith.addi %885, %609 : index
            memref.store %758, %partial[%886] : memref<?xf32>
            %887 = arith.addi %886, %c9 : index
            memref.store %764, %partial[%887] : memref<?xf32>
          }
          %888 = arith.addi %42, %c63 : i32
          %889 = arith.divui %888, %c64 : i32
          %890 = arith.divui %150, %c64 : i32
          %891 = arith.addi %groups, %c4 : index
          %892 = arith.muli %9, %891 : index
          %893 = arith.muli %890, %c64 : i32
          %894 = arith.subi %42, %893 : i32
          %895 = arith.minsi %894, %c64 : i32
          %896 = arith.index_castui %890 : i32 to index
          %897 = arith.addi %892, %896 : index
          %898 = arith.index_castui %895 : i32 to index
          %899 = wave.arrive %counters[%897], %898 : memref<?xi32>
          scf.if %899 {
            %905:4 = scf.for %900 = %c44 to %895 step %c64 iter_args(%901 = %c39, %902 = %c40, %903 = %c40, %904 = %c40) -> (f32, f32, f32, f32) : i32 {
              %906 = arith.addi %900, %c44 : i32
              %907 = arith.subi %895, %c18 : i32
              %908 = arith.minsi %906, %907 : i32
              %909 = arith.addi %893, %908 : i32
              %910 = arith.index_castui %909 : i32 to index
              %911 = arith.addi %878, %910 : index
              %912 = arith.muli %911, %c102 : index
              %913 = arith.addi %912, %c16 : index
              %914 = arith.addi %913, %611 : index
              %915 = memref.load %partial[%914] : memref<?xf32>
              %916 = arith.cmpi slt, %906, %895 : i32
              %917 = arith.select %916, %915, %c39 : f32
              %918 = arith.addi %912, %609 : index
              %919 = arith.addi %918, %c24 : index
              %920 = memref.load %partial[%919] : memref<?xf32>
              %921 = arith.addi %918, %c7 : index
              %922 = memref.load %partial[%921] : memref<?xf32>
              %923 = arith.addi %914, %c9 : index
              %924 = memref.load %partial[%923] : memref<?xf32>
              %925 = arith.addi %900, %c18 : i32
              %926 = arith.minsi %925, %907 : i32
              %927 = arith.addi %893, %926 : i32
              %928 = arith.index_castui %927 : i32 to index
              %929 = arith.addi %878, %928 : index
              %930 = arith.muli %929, %c102 : index
              %931 = arith.addi %930, %c16 : index
              %932 = arith.addi %931, %611 : index
              %933 = memref.load %partial[%932] : memref<?xf32>
              %934 = arith.cmpi slt, %925, %895 : i32
              %935 = arith.select %934, %933, %c39 : f32
              %936 = arith.addi %930, %609 : index
              %937 = arith.addi %936, %c24 : index
              %938 = memref.load %partial[%937] : memref<?xf32>
              %939 = arith.addi %936, %c7 : index
              %940 = memref.load %partial[%939] : memref<?xf32>
              %941 = arith.addi %932, %c9 : index
              %942 = memref.load %partial[%941] : memref<?xf32>
              %943 = arith.addi %900, %c55 : i32
              %944 = arith.minsi %943, %907 : i32
              %945 = arith.addi %893, %944 : i32
              %946 = arith.index_castui %945 : i32 to index
              %947 = arith.addi %878, %946 : index
              %948 = arith.muli %947, %c102 : index
              %949 = arith.addi %948, %c16 : index
              %950 = arith.addi %949, %611 : index
              %951 = memref.load %partial[%950] : memref<?xf32>
              %952 = arith.cmpi slt, %943, %895 : i32
              %953 = arith.select %952, %951, %c39 : f32
              %954 = arith.addi %948, %609 : index
              %955 = arith.addi %954, %c24 : index
              %956 = memref.load %partial[%955] : memref<?xf32>
              %957 = arith.addi %954, %c7 : index
              %958 = memref.load %partial[%957] : memref<?xf32>
              %959 = arith.addi %950, %c9 : index
              %960 = memref.load %partial[%959] : memref<?xf32>
              %961 = arith.addi %900, %c57 : i32
              %962 = arith.minsi %961, %907 : i32
              %963 = arith.addi %893, %962 : i32
              %964 = arith.index_castui %963 : i32 to index
              %965 = arith.addi %878, %964 : index
              %966 = arith.muli %965, %c102 : index
              %967 = arith.addi %966, %c16 : index
              %968 = arith.addi %967, %611 : index
              %969 = memref.load %partial[%968] : memref<?xf32>
              %970 = arith.cmpi slt, %961, %895 : i32
              %971 = arith.select %970, %969, %c39 : f32
              %972 = arith.addi %966, %609 : index
              %973 = arith.addi %972, %c24 : index
              %974 = memref.load %partial[%973] : memref<?xf32>
              %975 = arith.addi %972, %c7 : index
              %976 = memref.load %partial[%975] : memref<?xf32>
              %977 = arith.addi %968, %c9 : index
              %978 = memref.load %partial[%977] : memref<?xf32>
              %979 = arith.addi %900, %c58 : i32
              %980 = arith.minsi %979, %907 : i32
              %981 = arith.addi %893, %980 : i32
              %982 = arith.index_castui %981 : i32 to index
              %983 = arith.addi %878, %982 : index
              %984 = arith.muli %983, %c102 : index
              %985 = arith.addi %984, %c16 : index
              %986 = arith.addi %985, %611 : index
              %987 = memref.load %partial[%986] : memref<?xf32>
              %988 = arith.cmpi slt, %979, %895 : i32
              %989 = arith.select %988, %987, %c39 : f32
              %990 = arith.addi %984, %609 : index
              %991 = arith.addi %990, %c24 : index
              %992 = memref.load %partial[%991] : memref<?xf32>
              %993 = arith.addi %990, %c7 : index
              %994 = memref.load %partial[%993] : memref<?xf32>
              %995 = arith.addi %986, %c9 : index
              %996 = memref.load %partial[%995] : memref<?xf32>
              %997 = arith.addi %900, %c60 : i32
              %998 = arith.minsi %997, %907 : i32
              %999 = arith.addi %893, %998 : i32
              %1000 = arith.index_castui %999 : i32 to index
              %1001 = arith.addi %878, %1000 : index
              %1002 = arith.muli %1001, %c102 : index
              %1003 = arith.addi %1002, %c16 : index
              %1004 = arith.addi %1003, %611 : index
              %1005 = memref.load %partial[%1004] : memref<?xf32>
              %1006 = arith.cmpi slt, %997, %895 : i32
              %1007 = arith.select %1006, %1005, %c39 : f32
              %1008 = arith.addi %1002, %609 : index
              %1009 = arith.addi %1008, %c24 : index
              %1010 = memref.load %partial[%1009] : memref<?xf32>
              %1011 = arith.addi %1008, %c7 : index
              %1012 = memref.load %partial[%1011] : memref<?xf32>
              %1013 = arith.addi %1004, %c9 : index
              %1014 = memref.load %partial[%1013] : memref<?xf32>
              %1015 = arith.addi %900, %c61 : i32
              %1016 = arith.minsi %1015, %907 : i32
              %1017 = arith.addi %893, %1016 : i32
              %1018 = arith.index_castui %1017 : i32 to index
              %1019 = arith.addi %878, %1018 : index
              %1020 = arith.muli %1019, %c102 : index
              %1021 = arith.addi %1020, %c16 : index
              %1022 = arith.addi %1021, %611 : index
              %1023 = memref.load %partial[%1022] : memref<?xf32>
              %1024 = arith.cmpi slt, %1015, %895 : i32
              %1025 = arith.select %1024, %1023, %c39 : f32
              %1026 = arith.addi %1020, %609 : index
              %1027 = arith.addi %1026, %c24 : index
              %1028 = memref.load %partial[%1027] : memref<?xf32>
              %1029 = arith.addi %1026, %c7 : index
              %1030 = memref.load %partial[%1029] : memref<?xf32>
              %1031 = arith.addi %1022, %c9 : index
              %1032 = memref.load %partial[%1031] : memref<?xf32>
              %1033 = arith.addi %900, %c63 : i32
              %1034 = arith.minsi %1033, %907 : i32
              %1035 = arith.addi %893, %1034 : i32
              %1036 = arith.index_castui %1035 : i32 to index
              %1037 = arith.addi %878, %1036 : index
              %1038 = arith.muli %1037, %c102 : index
              %1039 = arith.addi %1038, %c16 : index
              %1040 = arith.addi %1039, %611 : index
              %1041 = memref.load %partial[%1040] : memref<?xf32>
              %1042 = arith.cmpi slt, %1033, %895 : i32
              %1043 = arith.select %1042, %1041, %c39 : f32
              %1044 = arith.addi %1038, %609 : index
              %1045 = arith.addi %1044, %c24 : index
              %1046 = memref.load %partial[%1045] : memref<?xf32>
              %1047 = arith.addi %1044, %c7 : index
              %1048 = memref.load %partial[%1047] : memref<?xf32>
              %1049 = arith.addi %1040, %c9 : index
              %1050 = memref.load %partial[%1049] : memref<?xf32>
              %1051 = arith.maxnumf %901, %917 fastmath<nnan> : f32
              %1052 = arith.subf %901, %1051 : f32
              %1053 = wave.exp2 %1052 : f32
              %1054 = arith.subf %917, %1051 : f32
              %1055 = wave.exp2 %1054 : f32
              %1056 = arith.mulf %902, %1053 : f32
              %1057 = math.fma %924, %1055, %1056 : f32
              %1058 = arith.mulf %903, %1053 : f32
              %1059 = math.fma %920, %1055, %1058 : f32
              %1060 = arith.mulf %904, %1053 : f32
              %1061 = math.fma %922, %1055, %1060 : f32
              %1062 = arith.maxnumf %1051, %935 fastmath<nnan> : f32
              %1063 = arith.subf %1051, %1062 : f32
              %1064 = wave.exp2 %1063 : f32
              %1065 = arith.subf %935, %1062 : f32
              %1066 = wave.exp2 %1065 : f32
              %1067 = arith.mulf %1057, %1064 : f32
              %1068 = math.fma %942, %1066, %1067 : f32
              %1069 = arith.mulf %1059, %1064 : f32
              %1070 = math.fma %938, %1066, %1069 : f32
              %1071 = arith.mulf %1061, %1064 : f32
              %1072 = math.fma %940, %1066, %1071 : f32
              %1073 = arith.maxnumf %1062, %953 fastmath<nnan> : f32
              %1074 = arith.subf %1062, %1073 : f32
              %1075 = wave.exp2 %1074 : f32
              %1076 = arith.subf %953, %1073 : f32
              %1077 = wave.exp2 %1076 : f32
              %1078 = arith.mulf %1068, %1075 : f32
              %1079 = math.fma %960, %1077, %1078 : f32
              %1080 = arith.mulf %1070, %1075 : f32
              %1081 = math.fma %956, %1077, %1080 : f32
              %1082 = arith.mulf %1072, %1075 : f32
              %1083 = math.fma %958, %1077, %1082 : f32
              %1084 = arith.maxnumf %1073, %971 fastmath<nnan> : f32
              %1085 = arith.subf %1073, %1084 : f32
              %1086 = wave.exp2 %1085 : f32
              %1087 = arith.subf %971, %1084 : f32
              %1088 = wave.exp2 %1087 : f32
              %1089 = arith.mulf %1079, %1086 : f32
              %1090 = math.fma %978, %1088, %1089 : f32
              %1091 = arith.mulf %1081, %1086 : f32
              %1092 = math.fma %974, %1088, %1091 : f32
              %1093 = arith.mulf %1083, %1086 : f32
              %1094 = math.fma %976, %1088, %1093 : f32
              %1095 = arith.maxnumf %1084, %989 fastmath<nnan> : f32
              %1096 = arith.subf %1084, %1095 : f32
              %1097 = wave.exp2 %1096 : f32
              %1098 = arith.subf %989, %1095 : f32
              %1099 = wave.exp2 %1098 : f32
              %1100 = arith.mulf %1090, %1097 : f32
              %1101 = math.fma %996, %1099, %1100 : f32
              %1102 = arith.mulf %1092, %1097 : f32
              %1103 = math.fma %992, %1099, %1102 : f32
              %1104 = arith.mulf %1094, %1097 : f32
              %1105 = math.fma %994, %1099, %1104 : f32
              %1106 = arith.maxnumf %1095, %1007 fastmath<nnan> : f32
              %1107 = arith.subf %1095, %1106 : f32
              %1108 = wave.exp2 %1107 : f32
              %1109 = arith.subf %1007, %1106 : f32
              %1110 = wave.exp2 %1109 : f32
              %1111 = arith.mulf %1101, %1108 : f32
              %1112 = math.fma %1014, %1110, %1111 : f32
              %1113 = arith.mulf %1103, %1108 : f32
              %1114 = math.fma %1010, %1110, %1113 : f32
              %1115 = arith.mulf %1105, %1108 : f32
              %1116 = math.fma %1012, %1110, %1115 : f32
              %1117 = arith.maxnumf %1106, %1025 fastmath<nnan> : f32
              %1118 = arith.subf %1106, %1117 : f32
              %1119 = wave.exp2 %1118 : f32
              %1120 = arith.subf %1025, %1117 : f32
              %1121 = wave.exp2 %1120 : f32
              %1122 = arith.mulf %1112, %1119 : f32
              %1123 = math.fma %1032, %1121, %1122 : f32
              %1124 = arith.mulf %1114, %1119 : f32
              %1125 = math.fma %1028, %1121, %1124 : f32
              %1126 = arith.mulf %1116, %1119 : f32
              %1127 = math.fma %1030, %1121, %1126 : f32
              %1128 = arith.maxnumf %1117, %1043 fastmath<nnan> : f32
              %1129 = arith.subf %1117, %1128 : f32
              %1130 = wave.exp2 %1129 : f32
              %1131 = arith.subf %1043, %1128 : f32
              %1132 = wave.exp2 %1131 : f32
              %1133 = arith.mulf %1123, %1130 : f32
              %1134 = math.fma %1050, %1132, %1133 : f32
              %1135 = arith.mulf %1125, %1130 : f32
              %1136 = math.fma %1046, %1132, %1135 : f32
              %1137 = arith.mulf %1127, %1130 : f32
              %1138 = math.fma %1048, %1132, %1137 : f32
              scf.yield %1128, %1134, %1136, %1138 : f32, f32, f32, f32
            }
            %1139 = arith.cmpi eq, %889, %c18 : i32
            scf.if %1139 {
              %1140 = arith.addi %kvHeads, %15 : index
              %1141 = memref.load %scales[%1140] : memref<?xf32>
              %1142 = arith.divf %1141, %905#1 : f32
              %1143 = arith.addi %17, %611 : index
              %1144 = arith.cmpi slt, %1143, %groupSize : index
              scf.if %1144 {
                %1145 = arith.muli %15, %groupSize : index
                %1146 = arith.addi %1145, %1143 : index
                %1147 = arith.muli %1146, %c26 : index
                %1148 = arith.muli %heads, %c26 : index
                %1149 = arith.mulf %905#2, %1142 : f32
                %1150 = arith.addf %1149, %c40 : f32
                %1151 = arith.minimumf %1150, %c98 : f32
                %1152 = arith.maximumf %1151, %c99 : f32
                %1153 = arith.truncf %1152 : f32 to f16
                %1154 = arith.divui %765, %c9 : index
                %1155 = arith.addi %1147, %1154 : index
                %1156 = arith.divui %24, %outTileRows : index
                %1157 = arith.divui %1148, %c3 : index
                %1158 = arith.muli %1156, %1157 : index
                %1159 = arith.divui %1155, %c3 : index
                %1160 = arith.addi %1158, %1159 : index
                %1161 = arith.muli %1160, %c10 : index
                %1162 = arith.remui %1155, %c3 : index
                %1163 = arith.divui %1162, %c9 : index
                %1164 = arith.addi %1161, %1163 : index
                %1165 = arith.muli %outTileRows, %c9 : index
                %1166 = arith.muli %1164, %1165 : index
                %1167 = arith.remui %24, %outTileRows : index
                %1168 = arith.muli %1167, %c9 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.remui %1155, %c9 : index
                %1171 = arith.addi %1169, %1170 : index
                memref.store %1153, %out[%1171] : memref<?xf16>
                %1172 = arith.mulf %905#3, %1142 : f32
                %1173 = arith.addf %1172, %c40 : f32
                %1174 = arith.minimumf %1173, %c98 : f32
                %1175 = arith.maximumf %1174, %c99 : f32
                %1176 = arith.truncf %1175 : f32 to f16
                %1177 = arith.divui %796, %c9 : index
                %1178 = arith.addi %1147, %1177 : index
                %1179 = arith.divui %1178, %c3 : index
                %1180 = arith.addi %1158, %1179 : index
                %1181 = arith.muli %1180, %c10 : index
                %1182 = arith.remui %1178, %c3 : index
                %1183 = arith.divui %1182, %c9 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.muli %1184, %1165 : index
                %1186 = arith.addi %1185, %1168 : index
                %1187 = arith.remui %1178, %c9 : index
                %1188 = arith.addi %1186, %1187 : index
                memref.store %1176, %out[%1188] : memref<?xf16>
              }
            } else {
              %1189 = arith.index_cast %ranges : index to i32
              %1190 = arith.addi %1189, %890 : i32
              %1191 = arith.index_castui %1190 : i32 to index
              %1192 = arith.addi %878, %1191 : index
              %1193 = arith.muli %1192, %c102 : index
              %1194 = arith.addi %1193, %765 : index
              memref.store %905#2, %partial[%1194] : memref<?xf32>
              %1195 = arith.addi %1193, %796 : index
              memref.store %905#3, %partial[%1195] : memref<?xf32>
              scf.if %884 {
                %1196 = arith.addi %1193, %c16 : index
                %1197 = arith.addi %1196, %609 : index
                memref.store %905#0, %partial[%1197] : memref<?xf32>
                %1198 = arith.addi %1197, %c9 : index
                memref.store %905#1, %partial[%1198] : memref<?xf32>
              }
              %1199 = arith.addi %892, %groups : index
              %1200 = arith.index_castui %889 : i32 to index
              %1201 = wave.arrive %counters[%1199], %1200 : memref<?xi32>
              scf.if %1201 {
                %1207:4 = scf.for %1202 = %c44 to %889 step %c64 iter_args(%1203 = %c39, %1204 = %c40, %1205 = %c40, %1206 = %c40) -> (f32, f32, f32, f32) : i32 {
                  %1208 = arith.addi %1202, %c44 : i32
                  %1209 = arith.subi %889, %c18 : i32
                  %1210 = arith.minsi %1208, %1209 : i32
                  %1211 = arith.addi %1189, %1210 : i32
                  %1212 = arith.index_castui %1211 : i32 to index
                  %1213 = arith.addi %878, %1212 : index
                  %1214 = arith.muli %1213, %c102 : index
                  %1215 = arith.addi %1214, %c16 : index
                  %1216 = arith.addi %1215, %611 : index
                  %1217 = memref.load %partial[%1216] : memref<?xf32>
                  %1218 = arith.cmpi slt, %1208, %889 : i32
                  %1219 = arith.select %1218, %1217, %c39 : f32
                  %1220 = arith.addi %1214, %609 : index
                  %1221 = arith.addi %1220, %c24 : index
                  %1222 = memref.load %partial[%1221] : memref<?xf32>
                  %1223 = arith.addi %1220, %c7 : index
                  %1224 = memref.load %partial[%1223] : memref<?xf32>
                  %1225 = arith.addi %1216, %c9 : index
                  %1226 = memref.load %partial[%1225] : memref<?xf32>
                  %1227 = arith.addi %1202, %c18 : i32
                  %1228 = arith.minsi %1227, %1209 : i32
                  %1229 = arith.addi %1189, %1228 : i32
                  %1230 = arith.index_castui %1229 : i32 to index
                  %1231 = arith.addi %878, %1230 : index
                  %1232 = arith.muli %1231, %c102 : index
                  %1233 = arith.addi %1232, %c16 : index
                  %1234 = arith.addi %1233, %611 : index
                  %1235 = memref.load %partial[%1234] : memref<?xf32>
                  %1236 = arith.cmpi slt, %1227, %889 : i32
                  %1237 = arith.select %1236, %1235, %c39 : f32
                  %1238 = arith.addi %1232, %609 : index
                  %1239 = arith.addi %1238, %c24 : index
                  %1240 = memref.load %partial[%1239] : memref<?xf32>
                  %1241 = arith.addi %1238, %c7 : index
                  %1242 = memref.load %partial[%1241] : memref<?xf32>
                  %1243 = arith.addi %1234, %c9 : index
                  %1244 = memref.load %partial[%1243] : memref<?xf32>
                  %1245 = arith.addi %1202, %c55 : i32
                  %1246 = arith.minsi %1245, %1209 : i32
                  %1247 = arith.addi %1189, %1246 : i32
                  %1248 = arith.index_castui %1247 : i32 to index
                  %1249 = arith.addi %878, %1248 : index
                  %1250 = arith.muli %1249, %c102 : index
                  %1251 = arith.addi %1250, %c16 : index
                  %1252 = arith.addi %1251, %611 : index
                  %1253 = memref.load %partial[%1252] : memref<?xf32>
                  %1254 = arith.cmpi slt, %1245, %889 : i32
                  %1255 = arith.select %1254, %1253, %c39 : f32
                  %1256 = arith.addi %1250, %609 : index
                  %1257 = arith.addi %1256, %c24 : index
                  %1258 = memref.load %partial[%1257] : memref<?xf32>
                  %1259 = arith.addi %1256, %c7 : index
                  %1260 = memref.load %partial[%1259] : memref<?xf32>
                  %1261 = arith.addi %1252, %c9 : index
                  %1262 = memref.load %partial[%1261] : memref<?xf32>
                  %1263 = arith.addi %1202, %c57 : i32
                  %1264 = arith.minsi %1263, %1209 : i32
                  %1265 = arith.addi %1189, %1264 : i32
                  %1266 = arith.index_castui %1265 : i32 to index
                  %1267 = arith.addi %878, %1266 : index
                  %1268 = arith.muli %1267, %c102 : index
                  %1269 = arith.addi %1268, %c16 : index
                  %1270 = arith.addi %1269, %611 : index
                  %1271 = memref.load %partial[%1270] : memref<?xf32>
                  %1272 = arith.cmpi slt, %1263, %889 : i32
                  %1273 = arith.select %1272, %1271, %c39 : f32
                  %1274 = arith.addi %1268, %609 : index
                  %1275 = arith.addi %1274, %c24 : index
                  %1276 = memref.load %partial[%1275] : memref<?xf32>
                  %1277 = arith.addi %1274, %c7 : index
                  %1278 = memref.load %partial[%1277] : memref<?xf32>
                  %1279 = arith.addi %1270, %c9 : index
                  %1280 = memref.load %partial[%1279] : memref<?xf32>
                  %1281 = arith.addi %1202, %c58 : i32
                  %1282 = arith.minsi %1281, %1209 : i32
                  %1283 = arith.addi %1189, %1282 : i32
                  %1284 = arith.index_castui %1283 : i32 to index
                  %1285 = arith.addi %878, %1284 : index
                  %1286 = arith.muli %1285, %c102 : index
                  %1287 = arith.addi %1286, %c16 : index
                  %1288 = arith.addi %1287, %611 : index
                  %1289 = memref.load %partial[%1288] : memref<?xf32>
                  %1290 = arith.cmpi slt, %1281, %889 : i32
                  %1291 = arith.select %1290, %1289, %c39 : f32
                  %1292 = arith.addi %1286, %609 : index
                  %1293 = arith.addi %1292, %c24 : index
                  %1294 = memref.load %partial[%1293] : memref<?xf32>
                  %1295 = arith.addi %1292, %c7 : index
                  %1296 = memref.load %partial[%1295] : memref<?xf32>
                  %1297 = arith.addi %1288, %c9 : index
                  %1298 = memref.load %partial[%1297] : memref<?xf32>
                  %1299 = arith.addi %1202, %c60 : i32
                  %1300 = arith.minsi %1299, %1209 : i32
                  %1301 = arith.addi %1189, %1300 : i32
                  %1302 = arith.index_castui %1301 : i32 to index
                  %1303 = arith.addi %878, %1302 : index
                  %1304 = arith.muli %1303, %c102 : index
                  %1305 = arith.addi %1304, %c16 : index
                  %1306 = arith.addi %1305, %611 : index
                  %1307 = memref.load %partial[%1306] : memref<?xf32>
                  %1308 = arith.cmpi slt, %1299, %889 : i32
                  %1309 = arith.select %1308, %1307, %c39 : f32
                  %1310 = arith.addi %1304, %609 : index
                  %1311 = arith.addi %1310, %c24 : index
                  %1312 = memref.load %partial[%1311] : memref<?xf32>
                  %1313 = arith.addi %1310, %c7 : index
                  %1314 = memref.load %partial[%1313] : memref<?xf32>
                  %1315 = arith.addi %1306, %c9 : index
                  %1316 = memref.load %partial[%1315] : memref<?xf32>
                  %1317 = arith.addi %1202, %c61 : i32
                  %1318 = arith.minsi %1317, %1209 : i32
                  %1319 = arith.addi %1189, %1318 : i32
                  %1320 = arith.index_castui %1319 : i32 to index
                  %1321 = arith.addi %878, %1320 : index
                  %1322 = arith.muli %1321, %c102 : index
                  %1323 = arith.addi %1322, %c16 : index
                  %1324 = arith.addi %1323, %611 : index
                  %1325 = memref.load %partial[%1324] : memref<?xf32>
                  %1326 = arith.cmpi slt, %1317, %889 : i32
                  %1327 = arith.select %1326, %1325, %c39 : f32
                  %1328 = arith.addi %1322, %609 : index
                  %1329 = arith.addi %1328, %c24 : index
                  %1330 = memref.load %partial[%1329] : memref<?xf32>
                  %1331 = arith.addi %1328, %c7 : index
                  %1332 = memref.load %partial[%1331] : memref<?xf32>
                  %1333 = arith.addi %1324, %c9 : index
                  %1334 = memref.load %partial[%1333] : memref<?xf32>
                  %1335 = arith.addi %1202, %c63 : i32
                  %1336 = arith.minsi %1335, %1209 : i32
                  %1337 = arith.addi %1189, %1336 : i32
                  %1338 = arith.index_castui %1337 : i32 to index
                  %1339 = arith.addi %878, %1338 : index
                  %1340 = arith.muli %1339, %c102 : index
                  %1341 = arith.addi %1340, %c16 : index
                  %1342 = arith.addi %1341, %611 : index
                  %1343 = memref.load %partial[%1342] : memref<?xf32>
                  %1344 = arith.cmpi slt, %1335, %889 : i32
                  %1345 = arith.select %1344, %1343, %c39 : f32
                  %1346 = arith.addi %1340, %609 : index
                  %1347 = arith.addi %1346, %c24 : index
                  %1348 = memref.load %partial[%1347] : memref<?xf32>
                  %1349 = arith.addi %1346, %c7 : index
                  %1350 = memref.load %partial[%1349] : memref<?xf32>
                  %1351 = arith.addi %1342, %c9 : index
                  %1352 = memref.load %partial[%1351] : memref<?xf32>
                  %1353 = arith.maxnumf %1203, %1219 fastmath<nnan> : f32
                  %1354 = arith.subf %1203, %1353 : f32
                  %1355 = wave.exp2 %1354 : f32
                  %1356 = arith.subf %1219, %1353 : f32
                  %1357 = wave.exp2 %1356 : f32
                  %1358 = arith.mulf %1204, %1355 : f32
                  %1359 = math.fma %1226, %1357, %1358 : f32
                  %1360 = arith.mulf %1205, %1355 : f32
                  %1361 = math.fma %1222, %1357, %1360 : f32
                  %1362 = arith.mulf %1206, %1355 : f32
                  %1363 = math.fma %1224, %1357, %1362 : f32
                  %1364 = arith.maxnumf %1353, %1237 fastmath<nnan> : f32
                  %1365 = arith.subf %1353, %1364 : f32
                  %1366 = wave.exp2 %1365 : f32
                  %1367 = arith.subf %1237, %1364 : f32
                  %1368 = wave.exp2 %1367 : f32
                  %1369 = arith.mulf %1359, %1366 : f32
                  %1370 = math.fma %1244, %1368, %1369 : f32
                  %1371 = arith.mulf %1361, %1366 : f32
                  %1372 = math.fma %1240, %1368, %1371 : f32
                  %1373 = arith.mulf %1363, %1366 : f32
                  %1374 = math.fma %1242, %1368, %1373 : f32
                  %1375 = arith.maxnumf %1364, %1255 fastmath<nnan> : f32
                  %1376 = arith.subf %1364, %1375 : f32
                  %1377 = wave.exp2 %1376 : f32
                  %1378 = arith.subf %1255, %1375 : f32
                  %1379 = wave.exp2 %1378 : f32
                  %1380 = arith.mulf %1370, %1377 : f32
                  %1381 = math.fma %1262, %1379, %1380 : f32
                  %1382 = arith.mulf %1372, %1377 : f32
                  %1383 = math.fma %1258, %1379, %1382 : f32
                  %1384 = arith.mulf %1374, %1377 : f32
                  %1385 = math.fma %1260, %1379, %1384 : f32
                  %1386 = arith.maxnumf %1375, %1273 fastmath<nnan> : f32
                  %1387 = arith.subf %1375, %1386 : f32
                  %1388 = wave.exp2 %1387 : f32
                  %1389 = arith.subf %1273, %1386 : f32
                  %1390 = wave.exp2 %1389 : f32
                  %1391 = arith.mulf %1381, %1388 : f32
                  %1392 = math.fma %1280, %1390, %1391 : f32
                  %1393 = arith.mulf %1383, %1388 : f32
                  %1394 = math.fma %1276, %1390, %1393 : f32
                  %1395 = arith.mulf %1385, %1388 : f32
                  %1396 = math.fma %1278, %1390, %1395 : f32
                  %1397 = arith.maxnumf %1386, %1291 fastmath<nnan> : f32
                  %1398 = arith.subf %1386, %1397 : f32
                  %1399 = wave.exp2 %1398 : f32
                  %1400 = arith.subf %1291, %1397 : f32
                  %1401 = wave.exp2 %1400 : f32
                  %1402 = arith.mulf %1392, %1399 : f32
                  %1403 = math.fma %1298, %1401, %1402 : f32
                  %1404 = arith.mulf %1394, %1399 : f32
                  %1405 = math.fma %1294, %1401, %1404 : f32
                  %1406 = arith.mulf %1396, %1399 : f32
                  %1407 = math.fma %1296, %1401, %1406 : f32
                  %1408 = arith.maxnumf %1397, %1309 fastmath<nnan> : f32
                  %1409 = arith.subf %1397, %1408 : f32
                  %1410 = wave.exp2 %1409 : f32
                  %1411 = arith.subf %1309, %1408 : f32
                  %1412 = wave.exp2 %1411 : f32
                  %1413 = arith.mulf %1403, %1410 : f32
                  %1414 = math.fma %1316, %1412, %1413 : f32
                  %1415 = arith.mulf %1405, %1410 : f32
                  %1416 = math.fma %1312, %1412, %1415 : f32
                  %1417 = arith.mulf %1407, %1410 : f32
                  %1418 = math.fma %1314, %1412, %1417 : f32
                  %1419 = arith.maxnumf %1408, %1327 fastmath<nnan> : f32
                  %1420 = arith.subf %1408, %1419 : f32
                  %1421 = wave.exp2 %1420 : f32
                  %1422 = arith.subf %1327, %1419 : f32
                  %1423 = wave.exp2 %1422 : f32
                  %1424 = arith.mulf %1414, %1421 : f32
                  %1425 = math.fma %1334, %1423, %1424 : f32
                  %1426 = arith.mulf %1416, %1421 : f32
                  %1427 = math.fma %1330, %1423, %1426 : f32
                  %1428 = arith.mulf %1418, %1421 : f32
                  %1429 = math.fma %1332, %1423, %1428 : f32
                  %1430 = arith.maxnumf %1419, %1345 fastmath<nnan> : f32
                  %1431 = arith.subf %1419, %1430 : f32
                  %1432 = wave.exp2 %1431 : f32
                  %1433 = arith.subf %1345, %1430 : f32
                  %1434 = wave.exp2 %1433 : f32
                  %1435 = arith.mulf %1425, %1432 : f32
                  %1436 = math.fma %1352, %1434, %1435 : f32
                  %1437 = arith.mulf %1427, %1432 : f32
                  %1438 = math.fma %1348, %1434, %1437 : f32
                  %1439 = arith.mulf %1429, %1432 : f32
                  %1440 = math.fma %1350, %1434, %1439 : f32
                  scf.yield %1430, %1436, %1438, %1440 : f32, f32, f32, f32
                }
                %1441 = arith.addi %kvHeads, %15 : index
                %1442 = memref.load %scales[%1441] : memref<?xf32>
                %1443 = arith.divf %1442, %1207#1 : f32
                %1444 = arith.addi %17, %611 : index
                %1445 = arith.cmpi slt, %1444, %groupSize : index
                scf.if %1445 {
                  %1446 = arith.muli %15, %groupSize : index
                  %1447 = arith.addi %1446, %1444 : index
                  %1448 = arith.muli %1447, %c26 : index
                  %1449 = arith.muli %heads, %c26 : index
                  %1450 = arith.mulf %1207#2, %1443 : f32
                  %1451 = arith.addf %1450, %c40 : f32
                  %1452 = arith.minimumf %1451, %c98 : f32
                  %1453 = arith.maximumf %1452, %c99 : f32
                  %1454 = arith.truncf %1453 : f32 to f16
                  %1455 = arith.divui %765, %c9 : index
                  %1456 = arith.addi %1448, %1455 : index
                  %1457 = arith.divui %24, %outTileRows : index
                  %1458 = arith.divui %1449, %c3 : index
                  %1459 = arith.muli %1457, %1458 : index
                  %1460 = arith.divui %1456, %c3 : index
                  %1461 = arith.addi %1459, %1460 : index
                  %1462 = arith.muli %1461, %c10 : index
                  %1463 = arith.remui %1456, %c3 : index
                  %1464 = arith.divui %1463, %c9 : index
                  %1465 = arith.addi %1462, %1464 : index
                  %1466 = arith.muli %outTileRows, %c9 : index
                  %1467 = arith.muli %1465, %1466 : index
                  %1468 = arith.remui %24, %outTileRows : index
                  %1469 = arith.muli %1468, %c9 : index
                  %1470 = arith.addi %1467, %1469 : index
                  %1471 = arith.remui %1456, %c9 : index
                  %1472 = arith.addi %1470, %1471 : index
                  memref.store %1454, %out[%1472] : memref<?xf16>
                  %1473 = arith.mulf %1207#3, %1443 : f32
                  %1474 = arith.addf %1473, %c40 : f32
                  %1475 = arith.minimumf %1474, %c98 : f32
                  %1476 = arith.maximumf %1475, %c99 : f32
                  %1477 = arith.truncf %1476 : f32 to f16
                  %1478 = arith.divui %796, %c9 : index
                  %1479 = arith.addi %1448, %1478 : index
                  %1480 = arith.divui %1479, %c3 : index
                  %1481 = arith.addi %1459, %1480 : index
                  %1482 = arith.muli %1481, %c10 : index
                  %1483 = arith.remui %1479, %c3 : index
                  %1484 = arith.divui %1483, %c9 : index
                  %1485 = arith.addi %1482, %1484 : index
                  %1486 = arith.muli %1485, %1466 : index
                  %1487 = arith.addi %1486, %1469 : index
                  %1488 = arith.remui %1479, %c9 : index
                  %1489 = arith.addi %1487, %1488 : index
                  memref.store %1477, %out[%1489] : memref<?xf16>
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
