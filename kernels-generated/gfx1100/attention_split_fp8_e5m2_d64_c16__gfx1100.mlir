// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=64, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d64_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %c90 = arith.constant 0x477FE000 : f32
  %c91 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c94 = arith.constant 1088 : index
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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c23 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c11 : index
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
        %120 = arith.muli %1, %c26 : index
        %121 = arith.muli %2, %c36 : index
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
        %140 = arith.addi %122, %c15 : index
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
          %182 = arith.addi %178, %35 : index
          %183 = arith.addi %182, %c23 : index
          %184 = vector.load %kv[%183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %185 = arith.addi %179, %c24 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %182, %c24 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %c36 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %182, %c36 : index
          %192 = vector.load %kv[%191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %193 = arith.addi %179, %c45 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %182, %c45 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212:14 = scf.for %197 = %c44 to %161 step %c17 iter_args(%198 = %181, %199 = %184, %200 = %186, %201 = %188, %202 = %190, %203 = %192, %204 = %194, %205 = %196, %206 = %c39, %207 = %c40, %208 = %c41, %209 = %c41, %210 = %c41, %211 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
            %250 = arith.muli %1, %c26 : index
            %251 = arith.addi %c23, %250 : index
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
            %262 = arith.addi %251, %c23 : index
            %263 = vector.load %4[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %264 = arith.addi %262, %c36 : index
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
            %279 = arith.addi %277, %c36 : index
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
            %292 = arith.addi %251, %c15 : index
            %293 = vector.load %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %294 = arith.addi %292, %c36 : index
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
            %309 = arith.addi %307, %c36 : index
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
              %326 = arith.subi %321, %c18 : i32
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
              %419 = arith.minsi %418, %c18 : i32
              %420 = arith.maxsi %419, %c44 : i32
              %421 = arith.cmpi sgt, %420, %c44 : i32
              %422 = arith.select %421, %c54, %c44 : i32
              %423 = arith.ori %c44, %422 : i32
              %424 = arith.cmpi sgt, %420, %c17 : i32
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
              %463 = arith.cmpi sgt, %420, %c35 : i32
              %464 = arith.select %463, %c62, %c44 : i32
              %465 = arith.ori %459, %464 : i32
              %466 = arith.cmpi sgt, %420, %c70 : i32
              %467 = arith.select %466, %c62, %c44 : i32
              %468 = arith.ori %462, %467 : i32
              %469 = vector.from_elements %441, %465, %444, %468 : vector<4xi32>
              %470 = arith.subi %417, %c18 : i32
              %471 = arith.minsi %470, %c18 : i32
              %472 = arith.maxsi %471, %c44 : i32
              %473 = arith.cmpi sgt, %472, %c44 : i32
              %474 = arith.select %473, %c54, %c44 : i32
              %475 = arith.ori %c44, %474 : i32
              %476 = arith.cmpi sgt, %472, %c17 : i32
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
              %515 = arith.cmpi sgt, %472, %c35 : i32
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
              %538 = arith.addi %537, %c23 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %540 = arith.addi %249, %35 : index
              %541 = arith.addi %540, %c23 : index
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
              %559 = arith.addi %558, %c24 : index
              %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %561 = arith.addi %249, %35 : index
              %562 = arith.addi %561, %c24 : index
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
              %580 = arith.addi %579, %c36 : index
              %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %582 = arith.addi %249, %35 : index
              %583 = arith.addi %582, %c36 : index
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
        %608 = wave.opaque %c23 : index
        %609 = arith.addi %46, %608 : index
        %610 = arith.addi %1, %608 : index
        %611 = arith.cmpi slt, %610, %c3 : index
        scf.if %611 {
          %612 = arith.addi %45, %610 : index
          memref.store %158#0, %6[%612] : memref<?xf32>
          %613 = arith.addi %612, %c3 : index
          memref.store %158#1, %6[%613] : memref<?xf32>
          %614 = arith.muli %8, %c15 : index
          %615 = arith.muli %2, %c3 : index
          %616 = arith.addi %614, %615 : index
          %617 = arith.addi %616, %610 : index
          %618 = vector.extract %158#2[0] : f32 from vector<8xf32>
          %619 = arith.addi %617, %c23 : index
          memref.store %618, %5[%619] : memref<?xf32>
          %620 = vector.extract %158#2[1] : f32 from vector<8xf32>
          %621 = arith.addi %617, %c22 : index
          memref.store %620, %5[%621] : memref<?xf32>
          %622 = vector.extract %158#2[2] : f32 from vector<8xf32>
          %623 = arith.addi %617, %c24 : index
          memref.store %622, %5[%623] : memref<?xf32>
          %624 = vector.extract %158#2[3] : f32 from vector<8xf32>
          %625 = arith.addi %617, %c71 : index
          memref.store %624, %5[%625] : memref<?xf32>
          %626 = vector.extract %158#2[4] : f32 from vector<8xf32>
          %627 = arith.addi %617, %c36 : index
          memref.store %626, %5[%627] : memref<?xf32>
          %628 = vector.extract %158#2[5] : f32 from vector<8xf32>
          %629 = arith.addi %617, %c72 : index
          memref.store %628, %5[%629] : memref<?xf32>
          %630 = vector.extract %158#2[6] : f32 from vector<8xf32>
          %631 = arith.addi %617, %c45 : index
          memref.store %630, %5[%631] : memref<?xf32>
          %632 = vector.extract %158#2[7] : f32 from vector<8xf32>
          %633 = arith.addi %617, %c73 : index
          memref.store %632, %5[%633] : memref<?xf32>
          %634 = vector.extract %158#3[0] : f32 from vector<8xf32>
          %635 = arith.addi %617, %c7 : index
          memref.store %634, %5[%635] : memref<?xf32>
          %636 = vector.extract %158#3[1] : f32 from vector<8xf32>
          %637 = arith.addi %617, %c74 : index
          memref.store %636, %5[%637] : memref<?xf32>
          %638 = vector.extract %158#3[2] : f32 from vector<8xf32>
          %639 = arith.addi %617, %c46 : index
          memref.store %638, %5[%639] : memref<?xf32>
          %640 = vector.extract %158#3[3] : f32 from vector<8xf32>
          %641 = arith.addi %617, %c75 : index
          memref.store %640, %5[%641] : memref<?xf32>
          %642 = vector.extract %158#3[4] : f32 from vector<8xf32>
          %643 = arith.addi %617, %c47 : index
          memref.store %642, %5[%643] : memref<?xf32>
          %644 = vector.extract %158#3[5] : f32 from vector<8xf32>
          %645 = arith.addi %617, %c76 : index
          memref.store %644, %5[%645] : memref<?xf32>
          %646 = vector.extract %158#3[6] : f32 from vector<8xf32>
          %647 = arith.addi %617, %c48 : index
          memref.store %646, %5[%647] : memref<?xf32>
          %648 = vector.extract %158#3[7] : f32 from vector<8xf32>
          %649 = arith.addi %617, %c77 : index
          memref.store %648, %5[%649] : memref<?xf32>
        }
        wave.barrier
        %650 = arith.addi %610, %c23 : index
        %651 = memref.load %6[%650] : memref<?xf32>
        %652 = arith.addi %610, %c3 : index
        %653 = memref.load %6[%652] : memref<?xf32>
        %654 = arith.addi %610, %c22 : index
        %655 = memref.load %6[%654] : memref<?xf32>
        %656 = arith.addi %610, %c29 : index
        %657 = memref.load %6[%656] : memref<?xf32>
        %658 = arith.addi %610, %c24 : index
        %659 = memref.load %6[%658] : memref<?xf32>
        %660 = arith.addi %610, %c78 : index
        %661 = memref.load %6[%660] : memref<?xf32>
        %662 = arith.addi %610, %c71 : index
        %663 = memref.load %6[%662] : memref<?xf32>
        %664 = arith.addi %610, %c79 : index
        %665 = memref.load %6[%664] : memref<?xf32>
        %666 = arith.addi %610, %c36 : index
        %667 = memref.load %6[%666] : memref<?xf32>
        %668 = arith.addi %610, %c80 : index
        %669 = memref.load %6[%668] : memref<?xf32>
        %670 = arith.addi %610, %c72 : index
        %671 = memref.load %6[%670] : memref<?xf32>
        %672 = arith.addi %610, %c81 : index
        %673 = memref.load %6[%672] : memref<?xf32>
        %674 = arith.addi %610, %c45 : index
        %675 = memref.load %6[%674] : memref<?xf32>
        %676 = arith.addi %610, %c82 : index
        %677 = memref.load %6[%676] : memref<?xf32>
        %678 = arith.addi %610, %c73 : index
        %679 = memref.load %6[%678] : memref<?xf32>
        %680 = arith.addi %610, %c83 : index
        %681 = memref.load %6[%680] : memref<?xf32>
        %682 = arith.maxnumf %651, %655 fastmath<nnan> : f32
        %683 = arith.subf %651, %682 : f32
        %684 = wave.exp2 %683 : f32
        %685 = arith.subf %655, %682 : f32
        %686 = wave.exp2 %685 : f32
        %687 = arith.mulf %653, %684 : f32
        %688 = math.fma %657, %686, %687 : f32
        %689 = arith.maxnumf %682, %659 fastmath<nnan> : f32
        %690 = arith.subf %682, %689 : f32
        %691 = wave.exp2 %690 : f32
        %692 = arith.subf %659, %689 : f32
        %693 = wave.exp2 %692 : f32
        %694 = arith.mulf %688, %691 : f32
        %695 = math.fma %661, %693, %694 : f32
        %696 = arith.maxnumf %689, %663 fastmath<nnan> : f32
        %697 = arith.subf %689, %696 : f32
        %698 = wave.exp2 %697 : f32
        %699 = arith.subf %663, %696 : f32
        %700 = wave.exp2 %699 : f32
        %701 = arith.mulf %695, %698 : f32
        %702 = math.fma %665, %700, %701 : f32
        %703 = arith.maxnumf %696, %667 fastmath<nnan> : f32
        %704 = arith.subf %696, %703 : f32
        %705 = wave.exp2 %704 : f32
        %706 = arith.subf %667, %703 : f32
        %707 = wave.exp2 %706 : f32
        %708 = arith.mulf %702, %705 : f32
        %709 = math.fma %669, %707, %708 : f32
        %710 = arith.maxnumf %703, %671 fastmath<nnan> : f32
        %711 = arith.subf %703, %710 : f32
        %712 = wave.exp2 %711 : f32
        %713 = arith.subf %671, %710 : f32
        %714 = wave.exp2 %713 : f32
        %715 = arith.mulf %709, %712 : f32
        %716 = math.fma %673, %714, %715 : f32
        %717 = arith.maxnumf %710, %675 fastmath<nnan> : f32
        %718 = arith.subf %710, %717 : f32
        %719 = wave.exp2 %718 : f32
        %720 = arith.subf %675, %717 : f32
        %721 = wave.exp2 %720 : f32
        %722 = arith.mulf %716, %719 : f32
        %723 = math.fma %677, %721, %722 : f32
        %724 = arith.maxnumf %717, %679 fastmath<nnan> : f32
        %725 = arith.subf %717, %724 : f32
        %726 = wave.exp2 %725 : f32
        %727 = arith.subf %679, %724 : f32
        %728 = wave.exp2 %727 : f32
        %729 = arith.mulf %723, %726 : f32
        %730 = math.fma %681, %728, %729 : f32
        %731 = arith.addi %609, %c23 : index
        %732 = arith.addi %731, %c23 : index
        %733 = memref.load %5[%732] : memref<?xf32>
        %734 = arith.addi %731, %c15 : index
        %735 = memref.load %5[%734] : memref<?xf32>
        %736 = arith.addi %731, %c5 : index
        %737 = memref.load %5[%736] : memref<?xf32>
        %738 = arith.addi %731, %c84 : index
        %739 = memref.load %5[%738] : memref<?xf32>
        %740 = arith.addi %731, %c85 : index
        %741 = memref.load %5[%740] : memref<?xf32>
        %742 = arith.addi %731, %c86 : index
        %743 = memref.load %5[%742] : memref<?xf32>
        %744 = arith.addi %731, %c87 : index
        %745 = memref.load %5[%744] : memref<?xf32>
        %746 = arith.addi %731, %c88 : index
        %747 = memref.load %5[%746] : memref<?xf32>
        %748 = arith.mulf %733, %684 : f32
        %749 = math.fma %735, %686, %748 : f32
        %750 = arith.mulf %749, %691 : f32
        %751 = math.fma %737, %693, %750 : f32
        %752 = arith.mulf %751, %698 : f32
        %753 = math.fma %739, %700, %752 : f32
        %754 = arith.mulf %753, %705 : f32
        %755 = math.fma %741, %707, %754 : f32
        %756 = arith.mulf %755, %712 : f32
        %757 = math.fma %743, %714, %756 : f32
        %758 = arith.mulf %757, %719 : f32
        %759 = math.fma %745, %721, %758 : f32
        %760 = arith.mulf %759, %726 : f32
        %761 = math.fma %747, %728, %760 : f32
        %762 = arith.addi %609, %c7 : index
        %763 = arith.addi %762, %c23 : index
        %764 = memref.load %5[%763] : memref<?xf32>
        %765 = arith.addi %762, %c15 : index
        %766 = memref.load %5[%765] : memref<?xf32>
        %767 = arith.addi %762, %c5 : index
        %768 = memref.load %5[%767] : memref<?xf32>
        %769 = arith.addi %762, %c84 : index
        %770 = memref.load %5[%769] : memref<?xf32>
        %771 = arith.addi %762, %c85 : index
        %772 = memref.load %5[%771] : memref<?xf32>
        %773 = arith.addi %762, %c86 : index
        %774 = memref.load %5[%773] : memref<?xf32>
        %775 = arith.addi %762, %c87 : index
        %776 = memref.load %5[%775] : memref<?xf32>
        %777 = arith.addi %762, %c88 : index
        %778 = memref.load %5[%777] : memref<?xf32>
        %779 = arith.mulf %764, %684 : f32
        %780 = math.fma %766, %686, %779 : f32
        %781 = arith.mulf %780, %691 : f32
        %782 = math.fma %768, %693, %781 : f32
        %783 = arith.mulf %782, %698 : f32
        %784 = math.fma %770, %700, %783 : f32
        %785 = arith.mulf %784, %705 : f32
        %786 = math.fma %772, %707, %785 : f32
        %787 = arith.mulf %786, %712 : f32
        %788 = math.fma %774, %714, %787 : f32
        %789 = arith.mulf %788, %719 : f32
        %790 = math.fma %776, %721, %789 : f32
        %791 = arith.mulf %790, %726 : f32
        %792 = math.fma %778, %728, %791 : f32
        wave.barrier
        scf.if %611 {
          %793 = arith.muli %8, %c15 : index
          %794 = arith.muli %2, %c3 : index
          %795 = arith.addi %793, %794 : index
          %796 = arith.addi %795, %610 : index
          %797 = vector.extract %158#4[0] : f32 from vector<8xf32>
          %798 = arith.addi %796, %c23 : index
          memref.store %797, %5[%798] : memref<?xf32>
          %799 = vector.extract %158#4[1] : f32 from vector<8xf32>
          %800 = arith.addi %796, %c22 : index
          memref.store %799, %5[%800] : memref<?xf32>
          %801 = vector.extract %158#4[2] : f32 from vector<8xf32>
          %802 = arith.addi %796, %c24 : index
          memref.store %801, %5[%802] : memref<?xf32>
          %803 = vector.extract %158#4[3] : f32 from vector<8xf32>
          %804 = arith.addi %796, %c71 : index
          memref.store %803, %5[%804] : memref<?xf32>
          %805 = vector.extract %158#4[4] : f32 from vector<8xf32>
          %806 = arith.addi %796, %c36 : index
          memref.store %805, %5[%806] : memref<?xf32>
          %807 = vector.extract %158#4[5] : f32 from vector<8xf32>
          %808 = arith.addi %796, %c72 : index
          memref.store %807, %5[%808] : memref<?xf32>
          %809 = vector.extract %158#4[6] : f32 from vector<8xf32>
          %810 = arith.addi %796, %c45 : index
          memref.store %809, %5[%810] : memref<?xf32>
          %811 = vector.extract %158#4[7] : f32 from vector<8xf32>
          %812 = arith.addi %796, %c73 : index
          memref.store %811, %5[%812] : memref<?xf32>
          %813 = vector.extract %158#5[0] : f32 from vector<8xf32>
          %814 = arith.addi %796, %c7 : index
          memref.store %813, %5[%814] : memref<?xf32>
          %815 = vector.extract %158#5[1] : f32 from vector<8xf32>
          %816 = arith.addi %796, %c74 : index
          memref.store %815, %5[%816] : memref<?xf32>
          %817 = vector.extract %158#5[2] : f32 from vector<8xf32>
          %818 = arith.addi %796, %c46 : index
          memref.store %817, %5[%818] : memref<?xf32>
          %819 = vector.extract %158#5[3] : f32 from vector<8xf32>
          %820 = arith.addi %796, %c75 : index
          memref.store %819, %5[%820] : memref<?xf32>
          %821 = vector.extract %158#5[4] : f32 from vector<8xf32>
          %822 = arith.addi %796, %c47 : index
          memref.store %821, %5[%822] : memref<?xf32>
          %823 = vector.extract %158#5[5] : f32 from vector<8xf32>
          %824 = arith.addi %796, %c76 : index
          memref.store %823, %5[%824] : memref<?xf32>
          %825 = vector.extract %158#5[6] : f32 from vector<8xf32>
          %826 = arith.addi %796, %c48 : index
          memref.store %825, %5[%826] : memref<?xf32>
          %827 = vector.extract %158#5[7] : f32 from vector<8xf32>
          %828 = arith.addi %796, %c77 : index
          memref.store %827, %5[%828] : memref<?xf32>
        }
        wave.barrier
        %829 = memref.load %5[%732] : memref<?xf32>
        %830 = memref.load %5[%734] : memref<?xf32>
        %831 = memref.load %5[%736] : memref<?xf32>
        %832 = memref.load %5[%738] : memref<?xf32>
        %833 = memref.load %5[%740] : memref<?xf32>
        %834 = memref.load %5[%742] : memref<?xf32>
        %835 = memref.load %5[%744] : memref<?xf32>
        %836 = memref.load %5[%746] : memref<?xf32>
        %837 = arith.mulf %829, %684 : f32
        %838 = math.fma %830, %686, %837 : f32
        %839 = arith.mulf %838, %691 : f32
        %840 = math.fma %831, %693, %839 : f32
        %841 = arith.mulf %840, %698 : f32
        %842 = math.fma %832, %700, %841 : f32
        %843 = arith.mulf %842, %705 : f32
        %844 = math.fma %833, %707, %843 : f32
        %845 = arith.mulf %844, %712 : f32
        %846 = math.fma %834, %714, %845 : f32
        %847 = arith.mulf %846, %719 : f32
        %848 = math.fma %835, %721, %847 : f32
        %849 = arith.mulf %848, %726 : f32
        %850 = math.fma %836, %728, %849 : f32
        %851 = memref.load %5[%763] : memref<?xf32>
        %852 = memref.load %5[%765] : memref<?xf32>
        %853 = memref.load %5[%767] : memref<?xf32>
        %854 = memref.load %5[%769] : memref<?xf32>
        %855 = memref.load %5[%771] : memref<?xf32>
        %856 = memref.load %5[%773] : memref<?xf32>
        %857 = memref.load %5[%775] : memref<?xf32>
        %858 = memref.load %5[%777] : memref<?xf32>
        %859 = arith.mulf %851, %684 : f32
        %860 = math.fma %852, %686, %859 : f32
        %861 = arith.mulf %860, %691 : f32
        %862 = math.fma %853, %693, %861 : f32
        %863 = arith.mulf %862, %698 : f32
        %864 = math.fma %854, %700, %863 : f32
        %865 = arith.mulf %864, %705 : f32
        %866 = math.fma %855, %707, %865 : f32
        %867 = arith.mulf %866, %712 : f32
        %868 = math.fma %856, %714, %867 : f32
        %869 = arith.mulf %868, %719 : f32
        %870 = math.fma %857, %721, %869 : f32
        %871 = arith.mulf %870, %726 : f32
        %872 = math.fma %858, %728, %871 : f32
        %873 = arith.cmpi eq, %42, %c17 : i32
        scf.if %873 {
          %874 = arith.addi %kvHeads, %15 : index
          %875 = memref.load %scales[%874] : memref<?xf32>
          %876 = arith.divf %875, %730 : f32
          %877 = arith.addi %17, %610 : index
          %878 = arith.cmpi slt, %877, %groupSize : index
          scf.if %878 {
            %879 = arith.muli %15, %groupSize : index
            %880 = arith.addi %879, %877 : index
            %881 = arith.muli %880, %c24 : index
            %882 = arith.muli %heads, %c24 : index
            %883 = arith.mulf %761, %876 : f32
            %884 = arith.addf %883, %c40 : f32
            %885 = arith.minimumf %884, %c90 : f32
            %886 = arith.maximumf %885, %c91 : f32
            %887 = arith.truncf %886 : f32 to f16
            %888 = arith.divui %731, %c3 : index
            %889 = arith.addi %881, %888 : index
            %890 = arith.divui %24, %outTileRows : index
            %891 = arith.divui %882, %c3 : index
            %892 = arith.muli %890, %891 : index
            %893 = arith.divui %889, %c3 : index
            %894 = arith.addi %892, %893 : index
            %895 = arith.muli %894, %c9 : index
            %896 = arith.remui %889, %c3 : index
            %897 = arith.divui %896, %c26 : index
            %898 = arith.addi %895, %897 : index
            %899 = arith.muli %outTileRows, %c26 : index
            %900 = arith.muli %898, %899 : index
            %901 = arith.remui %24, %outTileRows : index
            %902 = arith.muli %901, %c26 : index
            %903 = arith.addi %900, %902 : index
            %904 = arith.remui %889, %c26 : index
            %905 = arith.addi %903, %904 : index
            memref.store %887, %out[%905] : memref<?xf16>
            %906 = arith.mulf %792, %876 : f32
            %907 = arith.addf %906, %c40 : f32
            %908 = arith.minimumf %907, %c90 : f32
            %909 = arith.maximumf %908, %c91 : f32
            %910 = arith.truncf %909 : f32 to f16
            %911 = arith.divui %762, %c3 : index
            %912 = arith.addi %881, %911 : index
            %913 = arith.divui %912, %c3 : index
            %914 = arith.addi %892, %913 : index
            %915 = arith.muli %914, %c9 : index
            %916 = arith.remui %912, %c3 : index
            %917 = arith.divui %916, %c26 : index
            %918 = arith.addi %915, %917 : index
            %919 = arith.muli %918, %899 : index
            %920 = arith.addi %919, %902 : index
            %921 = arith.remui %912, %c26 : index
            %922 = arith.addi %920, %921 : index
            memref.store %910, %out[%922] : memref<?xf16>
            %923 = arith.addi %609, %c15 : index
            %924 = arith.mulf %850, %876 : f32
            %925 = arith.addf %924, %c40 : f32
            %926 = arith.minimumf %925, %c90 : f32
            %927 = arith.maximumf %926, %c91 : f32
            %928 = arith.truncf %927 : f32 to f16
            %929 = arith.divui %923, %c3 : index
            %930 = arith.addi %881, %929 : index
            %931 = arith.divui %930, %c3 : index
            %932 = arith.addi %892, %931 : index
            %933 = arith.muli %932, %c9 : index
            %934 = arith.remui %930, %c3 : index
            %935 = arith.divui %934, %c26 : index
            %936 = arith.addi %933, %935 : index
            %937 = arith.muli %936, %899 : index
            %938 = arith.addi %937, %902 : index
            %939 = arith.remui %930, %c26 : index
            %940 = arith.addi %938, %939 : index
            memref.store %928, %out[%940] : memref<?xf16>
            %941 = arith.addi %609, %c37 : index
            %942 = arith.mulf %872, %876 : f32
            %943 = arith.addf %942, %c40 : f32
            %944 = arith.minimumf %943, %c90 : f32
            %945 = arith.maximumf %944, %c91 : f32
            %946 = arith.truncf %945 : f32 to f16
            %947 = arith.divui %941, %c3 : index
            %948 = arith.addi %881, %947 : index
            %949 = arith.divui %948, %c3 : index
            %950 = arith.addi %892, %949 : index
            %951 = arith.muli %950, %c9 : index
            %952 = arith.remui %948, %c3 : index
            %953 = arith.divui %952, %c26 : index
            %954 = arith.addi %951, %953 : index
            %955 = arith.muli %954, %899 : index
            %956 = arith.addi %955, %902 : index
            %957 = arith.remui %948, %c26 : index
            %958 = arith.addi %956, %957 : index
            memref.store %946, %out[%958] : memref<?xf16>
          }
        } else {
          %959 = arith.addi %ranges, %groups : index
          %960 = arith.muli %9, %959 : index
          %961 = arith.index_castui %150 : i32 to index
          %962 = arith.addi %960, %961 : index
          %963 = arith.muli %962, %c94 : index
          %964 = arith.addi %963, %731 : index
          memref.store %761, %partial[%964] : memref<?xf32>
          %965 = arith.addi %963, %762 : index
          memref.store %792, %partial[%965] : memref<?xf32>
          %966 = arith.addi %609, %c15 : index
          %967 = arith.addi %963, %966 : index
          memref.store %850, %partial[%967] : memref<?xf32>
          %968 = arith.addi %609, %c37 : index
          %969 = arith.addi %963, %968 : index
          memref.store %872, %partial[%969] : memref<?xf32>
          %970 = arith.cmpi slt, %609, %c3 : index
          scf.if %970 {
            %971 = arith.addi %963, %c5 : index
            %972 = arith.addi %971, %609 : index
            memref.store %724, %partial[%972] : memref<?xf32>
            %973 = arith.addi %972, %c3 : index
            memref.store %730, %partial[%973] : memref<?xf32>
          }
          %974 = arith.addi %42, %c63 : i32
          %975 = arith.divui %974, %c64 : i32
          %976 = arith.divui %150, %c64 : i32
          %977 = arith.addi %groups, %c4 : index
          %978 = arith.muli %9, %977 : index
          %979 = arith.muli %976, %c64 : i32
          %980 = arith.subi %42, %979 : i32
          %981 = arith.minsi %980, %c64 : i32
          %982 = arith.index_castui %976 : i32 to index
          %983 = arith.addi %978, %982 : index
          %984 = arith.index_castui %981 : i32 to index
          %985 = wave.arrive %counters[%983], %984 : memref<?xi32>
          scf.if %985 {
            %993:6 = scf.for %986 = %c44 to %981 step %c64 iter_args(%987 = %c39, %988 = %c40, %989 = %c40, %990 = %c40, %991 = %c40, %992 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %994 = arith.addi %986, %c44 : i32
              %995 = arith.subi %981, %c17 : i32
              %996 = arith.minsi %994, %995 : i32
              %997 = arith.addi %979, %996 : i32
              %998 = arith.index_castui %997 : i32 to index
              %999 = arith.addi %960, %998 : index
              %1000 = arith.muli %999, %c94 : index
              %1001 = arith.addi %1000, %c5 : index
              %1002 = arith.addi %1001, %610 : index
              %1003 = memref.load %partial[%1002] : memref<?xf32>
              %1004 = arith.cmpi slt, %994, %981 : i32
              %1005 = arith.select %1004, %1003, %c39 : f32
              %1006 = arith.addi %1000, %609 : index
              %1007 = arith.addi %1006, %c23 : index
              %1008 = memref.load %partial[%1007] : memref<?xf32>
              %1009 = arith.addi %1006, %c7 : index
              %1010 = memref.load %partial[%1009] : memref<?xf32>
              %1011 = arith.addi %1006, %c15 : index
              %1012 = memref.load %partial[%1011] : memref<?xf32>
              %1013 = arith.addi %1006, %c37 : index
              %1014 = memref.load %partial[%1013] : memref<?xf32>
              %1015 = arith.addi %1002, %c3 : index
              %1016 = memref.load %partial[%1015] : memref<?xf32>
              %1017 = arith.addi %986, %c17 : i32
              %1018 = arith.minsi %1017, %995 : i32
              %1019 = arith.addi %979, %1018 : i32
              %1020 = arith.index_castui %1019 : i32 to index
              %1021 = arith.addi %960, %1020 : index
              %1022 = arith.muli %1021, %c94 : index
              %1023 = arith.addi %1022, %c5 : index
              %1024 = arith.addi %1023, %610 : index
              %1025 = memref.load %partial[%1024] : memref<?xf32>
              %1026 = arith.cmpi slt, %1017, %981 : i32
              %1027 = arith.select %1026, %1025, %c39 : f32
              %1028 = arith.addi %1022, %609 : index
              %1029 = arith.addi %1028, %c23 : index
              %1030 = memref.load %partial[%1029] : memref<?xf32>
              %1031 = arith.addi %1028, %c7 : index
              %1032 = memref.load %partial[%1031] : memref<?xf32>
              %1033 = arith.addi %1028, %c15 : index
              %1034 = memref.load %partial[%1033] : memref<?xf32>
              %1035 = arith.addi %1028, %c37 : index
              %1036 = memref.load %partial[%1035] : memref<?xf32>
              %1037 = arith.addi %1024, %c3 : index
              %1038 = memref.load %partial[%1037] : memref<?xf32>
              %1039 = arith.addi %986, %c55 : i32
              %1040 = arith.minsi %1039, %995 : i32
              %1041 = arith.addi %979, %1040 : i32
              %1042 = arith.index_castui %1041 : i32 to index
              %1043 = arith.addi %960, %1042 : index
              %1044 = arith.muli %1043, %c94 : index
              %1045 = arith.addi %1044, %c5 : index
              %1046 = arith.addi %1045, %610 : index
              %1047 = memref.load %partial[%1046] : memref<?xf32>
              %1048 = arith.cmpi slt, %1039, %981 : i32
              %1049 = arith.select %1048, %1047, %c39 : f32
              %1050 = arith.addi %1044, %609 : index
              %1051 = arith.addi %1050, %c23 : index
              %1052 = memref.load %partial[%1051] : memref<?xf32>
              %1053 = arith.addi %1050, %c7 : index
              %1054 = memref.load %partial[%1053] : memref<?xf32>
              %1055 = arith.addi %1050, %c15 : index
              %1056 = memref.load %partial[%1055] : memref<?xf32>
              %1057 = arith.addi %1050, %c37 : index
              %1058 = memref.load %partial[%1057] : memref<?xf32>
              %1059 = arith.addi %1046, %c3 : index
              %1060 = memref.load %partial[%1059] : memref<?xf32>
              %1061 = arith.addi %986, %c57 : i32
              %1062 = arith.minsi %1061, %995 : i32
              %1063 = arith.addi %979, %1062 : i32
              %1064 = arith.index_castui %1063 : i32 to index
              %1065 = arith.addi %960, %1064 : index
              %1066 = arith.muli %1065, %c94 : index
              %1067 = arith.addi %1066, %c5 : index
              %1068 = arith.addi %1067, %610 : index
              %1069 = memref.load %partial[%1068] : memref<?xf32>
              %1070 = arith.cmpi slt, %1061, %981 : i32
              %1071 = arith.select %1070, %1069, %c39 : f32
              %1072 = arith.addi %1066, %609 : index
              %1073 = arith.addi %1072, %c23 : index
              %1074 = memref.load %partial[%1073] : memref<?xf32>
              %1075 = arith.addi %1072, %c7 : index
              %1076 = memref.load %partial[%1075] : memref<?xf32>
              %1077 = arith.addi %1072, %c15 : index
              %1078 = memref.load %partial[%1077] : memref<?xf32>
              %1079 = arith.addi %1072, %c37 : index
              %1080 = memref.load %partial[%1079] : memref<?xf32>
              %1081 = arith.addi %1068, %c3 : index
              %1082 = memref.load %partial[%1081] : memref<?xf32>
              %1083 = arith.addi %986, %c58 : i32
              %1084 = arith.minsi %1083, %995 : i32
              %1085 = arith.addi %979, %1084 : i32
              %1086 = arith.index_castui %1085 : i32 to index
              %1087 = arith.addi %960, %1086 : index
              %1088 = arith.muli %1087, %c94 : index
              %1089 = arith.addi %1088, %c5 : index
              %1090 = arith.addi %1089, %610 : index
              %1091 = memref.load %partial[%1090] : memref<?xf32>
              %1092 = arith.cmpi slt, %1083, %981 : i32
              %1093 = arith.select %1092, %1091, %c39 : f32
              %1094 = arith.addi %1088, %609 : index
              %1095 = arith.addi %1094, %c23 : index
              %1096 = memref.load %partial[%1095] : memref<?xf32>
              %1097 = arith.addi %1094, %c7 : index
              %1098 = memref.load %partial[%1097] : memref<?xf32>
              %1099 = arith.addi %1094, %c15 : index
              %1100 = memref.load %partial[%1099] : memref<?xf32>
              %1101 = arith.addi %1094, %c37 : index
              %1102 = memref.load %partial[%1101] : memref<?xf32>
              %1103 = arith.addi %1090, %c3 : index
              %1104 = memref.load %partial[%1103] : memref<?xf32>
              %1105 = arith.addi %986, %c60 : i32
              %1106 = arith.minsi %1105, %995 : i32
              %1107 = arith.addi %979, %1106 : i32
              %1108 = arith.index_castui %1107 : i32 to index
              %1109 = arith.addi %960, %1108 : index
              %1110 = arith.muli %1109, %c94 : index
              %1111 = arith.addi %1110, %c5 : index
              %1112 = arith.addi %1111, %610 : index
              %1113 = memref.load %partial[%1112] : memref<?xf32>
              %1114 = arith.cmpi slt, %1105, %981 : i32
              %1115 = arith.select %1114, %1113, %c39 : f32
              %1116 = arith.addi %1110, %609 : index
              %1117 = arith.addi %1116, %c23 : index
              %1118 = memref.load %partial[%1117] : memref<?xf32>
              %1119 = arith.addi %1116, %c7 : index
              %1120 = memref.load %partial[%1119] : memref<?xf32>
              %1121 = arith.addi %1116, %c15 : index
              %1122 = memref.load %partial[%1121] : memref<?xf32>
              %1123 = arith.addi %1116, %c37 : index
              %1124 = memref.load %partial[%1123] : memref<?xf32>
              %1125 = arith.addi %1112, %c3 : index
              %1126 = memref.load %partial[%1125] : memref<?xf32>
              %1127 = arith.addi %986, %c61 : i32
              %1128 = arith.minsi %1127, %995 : i32
              %1129 = arith.addi %979, %1128 : i32
              %1130 = arith.index_castui %1129 : i32 to index
              %1131 = arith.addi %960, %1130 : index
              %1132 = arith.muli %1131, %c94 : index
              %1133 = arith.addi %1132, %c5 : index
              %1134 = arith.addi %1133, %610 : index
              %1135 = memref.load %partial[%1134] : memref<?xf32>
              %1136 = arith.cmpi slt, %1127, %981 : i32
              %1137 = arith.select %1136, %1135, %c39 : f32
              %1138 = arith.addi %1132, %609 : index
              %1139 = arith.addi %1138, %c23 : index
              %1140 = memref.load %partial[%1139] : memref<?xf32>
              %1141 = arith.addi %1138, %c7 : index
              %1142 = memref.load %partial[%1141] : memref<?xf32>
              %1143 = arith.addi %1138, %c15 : index
              %1144 = memref.load %partial[%1143] : memref<?xf32>
              %1145 = arith.addi %1138, %c37 : index
              %1146 = memref.load %partial[%1145] : memref<?xf32>
              %1147 = arith.addi %1134, %c3 : index
              %1148 = memref.load %partial[%1147] : memref<?xf32>
              %1149 = arith.addi %986, %c63 : i32
              %1150 = arith.minsi %1149, %995 : i32
              %1151 = arith.addi %979, %1150 : i32
              %1152 = arith.index_castui %1151 : i32 to index
              %1153 = arith.addi %960, %1152 : index
              %1154 = arith.muli %1153, %c94 : index
              %1155 = arith.addi %1154, %c5 : index
              %1156 = arith.addi %1155, %610 : index
              %1157 = memref.load %partial[%1156] : memref<?xf32>
              %1158 = arith.cmpi slt, %1149, %981 : i32
              %1159 = arith.select %1158, %1157, %c39 : f32
              %1160 = arith.addi %1154, %609 : index
              %1161 = arith.addi %1160, %c23 : index
              %1162 = memref.load %partial[%1161] : memref<?xf32>
              %1163 = arith.addi %1160, %c7 : index
              %1164 = memref.load %partial[%1163] : memref<?xf32>
              %1165 = arith.addi %1160, %c15 : index
              %1166 = memref.load %partial[%1165] : memref<?xf32>
              %1167 = arith.addi %1160, %c37 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.addi %1156, %c3 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.maxnumf %987, %1005 fastmath<nnan> : f32
              %1172 = arith.subf %987, %1171 : f32
              %1173 = wave.exp2 %1172 : f32
              %1174 = arith.subf %1005, %1171 : f32
              %1175 = wave.exp2 %1174 : f32
              %1176 = arith.mulf %988, %1173 : f32
              %1177 = math.fma %1016, %1175, %1176 : f32
              %1178 = arith.mulf %989, %1173 : f32
              %1179 = math.fma %1008, %1175, %1178 : f32
              %1180 = arith.mulf %990, %1173 : f32
              %1181 = math.fma %1010, %1175, %1180 : f32
              %1182 = arith.mulf %991, %1173 : f32
              %1183 = math.fma %1012, %1175, %1182 : f32
              %1184 = arith.mulf %992, %1173 : f32
              %1185 = math.fma %1014, %1175, %1184 : f32
              %1186 = arith.maxnumf %1171, %1027 fastmath<nnan> : f32
              %1187 = arith.subf %1171, %1186 : f32
              %1188 = wave.exp2 %1187 : f32
              %1189 = arith.subf %1027, %1186 : f32
              %1190 = wave.exp2 %1189 : f32
              %1191 = arith.mulf %1177, %1188 : f32
              %1192 = math.fma %1038, %1190, %1191 : f32
              %1193 = arith.mulf %1179, %1188 : f32
              %1194 = math.fma %1030, %1190, %1193 : f32
              %1195 = arith.mulf %1181, %1188 : f32
              %1196 = math.fma %1032, %1190, %1195 : f32
              %1197 = arith.mulf %1183, %1188 : f32
              %1198 = math.fma %1034, %1190, %1197 : f32
              %1199 = arith.mulf %1185, %1188 : f32
              %1200 = math.fma %1036, %1190, %1199 : f32
              %1201 = arith.maxnumf %1186, %1049 fastmath<nnan> : f32
              %1202 = arith.subf %1186, %1201 : f32
              %1203 = wave.exp2 %1202 : f32
              %1204 = arith.subf %1049, %1201 : f32
              %1205 = wave.exp2 %1204 : f32
              %1206 = arith.mulf %1192, %1203 : f32
              %1207 = math.fma %1060, %1205, %1206 : f32
              %1208 = arith.mulf %1194, %1203 : f32
              %1209 = math.fma %1052, %1205, %1208 : f32
              %1210 = arith.mulf %1196, %1203 : f32
              %1211 = math.fma %1054, %1205, %1210 : f32
              %1212 = arith.mulf %1198, %1203 : f32
              %1213 = math.fma %1056, %1205, %1212 : f32
              %1214 = arith.mulf %1200, %1203 : f32
              %1215 = math.fma %1058, %1205, %1214 : f32
              %1216 = arith.maxnumf %1201, %1071 fastmath<nnan> : f32
              %1217 = arith.subf %1201, %1216 : f32
              %1218 = wave.exp2 %1217 : f32
              %1219 = arith.subf %1071, %1216 : f32
              %1220 = wave.exp2 %1219 : f32
              %1221 = arith.mulf %1207, %1218 : f32
              %1222 = math.fma %1082, %1220, %1221 : f32
              %1223 = arith.mulf %1209, %1218 : f32
              %1224 = math.fma %1074, %1220, %1223 : f32
              %1225 = arith.mulf %1211, %1218 : f32
              %1226 = math.fma %1076, %1220, %1225 : f32
              %1227 = arith.mulf %1213, %1218 : f32
              %1228 = math.fma %1078, %1220, %1227 : f32
              %1229 = arith.mulf %1215, %1218 : f32
              %1230 = math.fma %1080, %1220, %1229 : f32
              %1231 = arith.maxnumf %1216, %1093 fastmath<nnan> : f32
              %1232 = arith.subf %1216, %1231 : f32
              %1233 = wave.exp2 %1232 : f32
              %1234 = arith.subf %1093, %1231 : f32
              %1235 = wave.exp2 %1234 : f32
              %1236 = arith.mulf %1222, %1233 : f32
              %1237 = math.fma %1104, %1235, %1236 : f32
              %1238 = arith.mulf %1224, %1233 : f32
              %1239 = math.fma %1096, %1235, %1238 : f32
              %1240 = arith.mulf %1226, %1233 : f32
              %1241 = math.fma %1098, %1235, %1240 : f32
              %1242 = arith.mulf %1228, %1233 : f32
              %1243 = math.fma %1100, %1235, %1242 : f32
              %1244 = arith.mulf %1230, %1233 : f32
              %1245 = math.fma %1102, %1235, %1244 : f32
              %1246 = arith.maxnumf %1231, %1115 fastmath<nnan> : f32
              %1247 = arith.subf %1231, %1246 : f32
              %1248 = wave.exp2 %1247 : f32
              %1249 = arith.subf %1115, %1246 : f32
              %1250 = wave.exp2 %1249 : f32
              %1251 = arith.mulf %1237, %1248 : f32
              %1252 = math.fma %1126, %1250, %1251 : f32
              %1253 = arith.mulf %1239, %1248 : f32
              %1254 = math.fma %1118, %1250, %1253 : f32
              %1255 = arith.mulf %1241, %1248 : f32
              %1256 = math.fma %1120, %1250, %1255 : f32
              %1257 = arith.mulf %1243, %1248 : f32
              %1258 = math.fma %1122, %1250, %1257 : f32
              %1259 = arith.mulf %1245, %1248 : f32
              %1260 = math.fma %1124, %1250, %1259 : f32
              %1261 = arith.maxnumf %1246, %1137 fastmath<nnan> : f32
              %1262 = arith.subf %1246, %1261 : f32
              %1263 = wave.exp2 %1262 : f32
              %1264 = arith.subf %1137, %1261 : f32
              %1265 = wave.exp2 %1264 : f32
              %1266 = arith.mulf %1252, %1263 : f32
              %1267 = math.fma %1148, %1265, %1266 : f32
              %1268 = arith.mulf %1254, %1263 : f32
              %1269 = math.fma %1140, %1265, %1268 : f32
              %1270 = arith.mulf %1256, %1263 : f32
              %1271 = math.fma %1142, %1265, %1270 : f32
              %1272 = arith.mulf %1258, %1263 : f32
              %1273 = math.fma %1144, %1265, %1272 : f32
              %1274 = arith.mulf %1260, %1263 : f32
              %1275 = math.fma %1146, %1265, %1274 : f32
              %1276 = arith.maxnumf %1261, %1159 fastmath<nnan> : f32
              %1277 = arith.subf %1261, %1276 : f32
              %1278 = wave.exp2 %1277 : f32
              %1279 = arith.subf %1159, %1276 : f32
              %1280 = wave.exp2 %1279 : f32
              %1281 = arith.mulf %1267, %1278 : f32
              %1282 = math.fma %1170, %1280, %1281 : f32
              %1283 = arith.mulf %1269, %1278 : f32
              %1284 = math.fma %1162, %1280, %1283 : f32
              %1285 = arith.mulf %1271, %1278 : f32
              %1286 = math.fma %1164, %1280, %1285 : f32
              %1287 = arith.mulf %1273, %1278 : f32
              %1288 = math.fma %1166, %1280, %1287 : f32
              %1289 = arith.mulf %1275, %1278 : f32
              %1290 = math.fma %1168, %1280, %1289 : f32
              scf.yield %1276, %1282, %1284, %1286, %1288, %1290 : f32, f32, f32, f32, f32, f32
            }
            %1291 = arith.cmpi eq, %975, %c17 : i32
            scf.if %1291 {
              %1292 = arith.addi %kvHeads, %15 : index
              %1293 = memref.load %scales[%1292] : memref<?xf32>
              %1294 = arith.divf %1293, %993#1 : f32
              %1295 = arith.addi %17, %610 : index
              %1296 = arith.cmpi slt, %1295, %groupSize : index
              scf.if %1296 {
                %1297 = arith.muli %15, %groupSize : index
                %1298 = arith.addi %1297, %1295 : index
                %1299 = arith.muli %1298, %c24 : index
                %1300 = arith.muli %heads, %c24 : index
                %1301 = arith.mulf %993#2, %1294 : f32
                %1302 = arith.addf %1301, %c40 : f32
                %1303 = arith.minimumf %1302, %c90 : f32
                %1304 = arith.maximumf %1303, %c91 : f32
                %1305 = arith.truncf %1304 : f32 to f16
                %1306 = arith.divui %731, %c3 : index
                %1307 = arith.addi %1299, %1306 : index
                %1308 = arith.divui %24, %outTileRows : index
                %1309 = arith.divui %1300, %c3 : index
                %1310 = arith.muli %1308, %1309 : index
                %1311 = arith.divui %1307, %c3 : index
                %1312 = arith.addi %1310, %1311 : index
                %1313 = arith.muli %1312, %c9 : index
                %1314 = arith.remui %1307, %c3 : index
                %1315 = arith.divui %1314, %c26 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.muli %outTileRows, %c26 : index
                %1318 = arith.muli %1316, %1317 : index
                %1319 = arith.remui %24, %outTileRows : index
                %1320 = arith.muli %1319, %c26 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.remui %1307, %c26 : index
                %1323 = arith.addi %1321, %1322 : index
                memref.store %1305, %out[%1323] : memref<?xf16>
                %1324 = arith.mulf %993#3, %1294 : f32
                %1325 = arith.addf %1324, %c40 : f32
                %1326 = arith.minimumf %1325, %c90 : f32
                %1327 = arith.maximumf %1326, %c91 : f32
                %1328 = arith.truncf %1327 : f32 to f16
                %1329 = arith.divui %762, %c3 : index
                %1330 = arith.addi %1299, %1329 : index
                %1331 = arith.divui %1330, %c3 : index
                %1332 = arith.addi %1310, %1331 : index
                %1333 = arith.muli %1332, %c9 : index
                %1334 = arith.remui %1330, %c3 : index
                %1335 = arith.divui %1334, %c26 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1336, %1317 : index
                %1338 = arith.addi %1337, %1320 : index
                %1339 = arith.remui %1330, %c26 : index
                %1340 = arith.addi %1338, %1339 : index
                memref.store %1328, %out[%1340] : memref<?xf16>
                %1341 = arith.mulf %993#4, %1294 : f32
                %1342 = arith.addf %1341, %c40 : f32
                %1343 = arith.minimumf %1342, %c90 : f32
                %1344 = arith.maximumf %1343, %c91 : f32
                %1345 = arith.truncf %1344 : f32 to f16
                %1346 = arith.divui %966, %c3 : index
                %1347 = arith.addi %1299, %1346 : index
                %1348 = arith.divui %1347, %c3 : index
                %1349 = arith.addi %1310, %1348 : index
                %1350 = arith.muli %1349, %c9 : index
                %1351 = arith.remui %1347, %c3 : index
                %1352 = arith.divui %1351, %c26 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %1353, %1317 : index
                %1355 = arith.addi %1354, %1320 : index
                %1356 = arith.remui %1347, %c26 : index
                %1357 = arith.addi %1355, %1356 : index
                memref.store %1345, %out[%1357] : memref<?xf16>
                %1358 = arith.mulf %993#5, %1294 : f32
                %1359 = arith.addf %1358, %c40 : f32
                %1360 = arith.minimumf %1359, %c90 : f32
                %1361 = arith.maximumf %1360, %c91 : f32
                %1362 = arith.truncf %1361 : f32 to f16
                %1363 = arith.divui %968, %c3 : index
                %1364 = arith.addi %1299, %1363 : index
                %1365 = arith.divui %1364, %c3 : index
                %1366 = arith.addi %1310, %1365 : index
                %1367 = arith.muli %1366, %c9 : index
                %1368 = arith.remui %1364, %c3 : index
                %1369 = arith.divui %1368, %c26 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.muli %1370, %1317 : index
                %1372 = arith.addi %1371, %1320 : index
                %1373 = arith.remui %1364, %c26 : index
                %1374 = arith.addi %1372, %1373 : index
                memref.store %1362, %out[%1374] : memref<?xf16>
              }
            } else {
              %1375 = arith.index_cast %ranges : index to i32
              %1376 = arith.addi %1375, %976 : i32
              %1377 = arith.index_castui %1376 : i32 to index
              %1378 = arith.addi %960, %1377 : index
              %1379 = arith.muli %1378, %c94 : index
              %1380 = arith.addi %1379, %731 : index
              memref.store %993#2, %partial[%1380] : memref<?xf32>
              %1381 = arith.addi %1379, %762 : index
              memref.store %993#3, %partial[%1381] : memref<?xf32>
              %1382 = arith.addi %1379, %966 : index
              memref.store %993#4, %partial[%1382] : memref<?xf32>
              %1383 = arith.addi %1379, %968 : index
              memref.store %993#5, %partial[%1383] : memref<?xf32>
              scf.if %970 {
                %1384 = arith.addi %1379, %c5 : index
                %1385 = arith.addi %1384, %609 : index
                memref.store %993#0, %partial[%1385] : memref<?xf32>
                %1386 = arith.addi %1385, %c3 : index
                memref.store %993#1, %partial[%1386] : memref<?xf32>
              }
              %1387 = arith.addi %978, %groups : index
              %1388 = arith.index_castui %975 : i32 to index
              %1389 = wave.arrive %counters[%1387], %1388 : memref<?xi32>
              scf.if %1389 {
                %1397:6 = scf.for %1390 = %c44 to %975 step %c64 iter_args(%1391 = %c39, %1392 = %c40, %1393 = %c40, %1394 = %c40, %1395 = %c40, %1396 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1398 = arith.addi %1390, %c44 : i32
                  %1399 = arith.subi %975, %c17 : i32
                  %1400 = arith.minsi %1398, %1399 : i32
                  %1401 = arith.addi %1375, %1400 : i32
                  %1402 = arith.index_castui %1401 : i32 to index
                  %1403 = arith.addi %960, %1402 : index
                  %1404 = arith.muli %1403, %c94 : index
                  %1405 = arith.addi %1404, %c5 : index
                  %1406 = arith.addi %1405, %610 : index
                  %1407 = memref.load %partial[%1406] : memref<?xf32>
                  %1408 = arith.cmpi slt, %1398, %975 : i32
                  %1409 = arith.select %1408, %1407, %c39 : f32
                  %1410 = arith.addi %1404, %609 : index
                  %1411 = arith.addi %1410, %c23 : index
                  %1412 = memref.load %partial[%1411] : memref<?xf32>
                  %1413 = arith.addi %1410, %c7 : index
                  %1414 = memref.load %partial[%1413] : memref<?xf32>
                  %1415 = arith.addi %1410, %c15 : index
                  %1416 = memref.load %partial[%1415] : memref<?xf32>
                  %1417 = arith.addi %1410, %c37 : index
                  %1418 = memref.load %partial[%1417] : memref<?xf32>
                  %1419 = arith.addi %1406, %c3 : index
                  %1420 = memref.load %partial[%1419] : memref<?xf32>
                  %1421 = arith.addi %1390, %c17 : i32
                  %1422 = arith.minsi %1421, %1399 : i32
                  %1423 = arith.addi %1375, %1422 : i32
                  %1424 = arith.index_castui %1423 : i32 to index
                  %1425 = arith.addi %960, %1424 : index
                  %1426 = arith.muli %1425, %c94 : index
                  %1427 = arith.addi %1426, %c5 : index
                  %1428 = arith.addi %1427, %610 : index
                  %1429 = memref.load %partial[%1428] : memref<?xf32>
                  %1430 = arith.cmpi slt, %1421, %975 : i32
                  %1431 = arith.select %1430, %1429, %c39 : f32
                  %1432 = arith.addi %1426, %609 : index
                  %1433 = arith.addi %1432, %c23 : index
                  %1434 = memref.load %partial[%1433] : memref<?xf32>
                  %1435 = arith.addi %1432, %c7 : index
                  %1436 = memref.load %partial[%1435] : memref<?xf32>
                  %1437 = arith.addi %1432, %c15 : index
                  %1438 = memref.load %partial[%1437] : memref<?xf32>
                  %1439 = arith.addi %1432, %c37 : index
                  %1440 = memref.load %partial[%1439] : memref<?xf32>
                  %1441 = arith.addi %1428, %c3 : index
                  %1442 = memref.load %partial[%1441] : memref<?xf32>
                  %1443 = arith.addi %1390, %c55 : i32
                  %1444 = arith.minsi %1443, %1399 : i32
                  %1445 = arith.addi %1375, %1444 : i32
                  %1446 = arith.index_castui %1445 : i32 to index
                  %1447 = arith.addi %960, %1446 : index
                  %1448 = arith.muli %1447, %c94 : index
                  %1449 = arith.addi %1448, %c5 : index
                  %1450 = arith.addi %1449, %610 : index
                  %1451 = memref.load %partial[%1450] : memref<?xf32>
                  %1452 = arith.cmpi slt, %1443, %975 : i32
                  %1453 = arith.select %1452, %1451, %c39 : f32
                  %1454 = arith.addi %1448, %609 : index
                  %1455 = arith.addi %1454, %c23 : index
                  %1456 = memref.load %partial[%1455] : memref<?xf32>
                  %1457 = arith.addi %1454, %c7 : index
                  %1458 = memref.load %partial[%1457] : memref<?xf32>
                  %1459 = arith.addi %1454, %c15 : index
                  %1460 = memref.load %partial[%1459] : memref<?xf32>
                  %1461 = arith.addi %1454, %c37 : index
                  %1462 = memref.load %partial[%1461] : memref<?xf32>
                  %1463 = arith.addi %1450, %c3 : index
                  %1464 = memref.load %partial[%1463] : memref<?xf32>
                  %1465 = arith.addi %1390, %c57 : i32
                  %1466 = arith.minsi %1465, %1399 : i32
                  %1467 = arith.addi %1375, %1466 : i32
                  %1468 = arith.index_castui %1467 : i32 to index
                  %1469 = arith.addi %960, %1468 : index
                  %1470 = arith.muli %1469, %c94 : index
                  %1471 = arith.addi %1470, %c5 : index
                  %1472 = arith.addi %1471, %610 : index
                  %1473 = memref.load %partial[%1472] : memref<?xf32>
                  %1474 = arith.cmpi slt, %1465, %975 : i32
                  %1475 = arith.select %1474, %1473, %c39 : f32
                  %1476 = arith.addi %1470, %609 : index
                  %1477 = arith.addi %1476, %c23 : index
                  %1478 = memref.load %partial[%1477] : memref<?xf32>
                  %1479 = arith.addi %1476, %c7 : index
                  %1480 = memref.load %partial[%1479] : memref<?xf32>
                  %1481 = arith.addi %1476, %c15 : index
                  %1482 = memref.load %partial[%1481] : memref<?xf32>
                  %1483 = arith.addi %1476, %c37 : index
                  %1484 = memref.load %partial[%1483] : memref<?xf32>
                  %1485 = arith.addi %1472, %c3 : index
                  %1486 = memref.load %partial[%1485] : memref<?xf32>
                  %1487 = arith.addi %1390, %c58 : i32
                  %1488 = arith.minsi %1487, %1399 : i32
                  %1489 = arith.addi %1375, %1488 : i32
                  %1490 = arith.index_castui %1489 : i32 to index
                  %1491 = arith.addi %960, %1490 : index
                  %1492 = arith.muli %1491, %c94 : index
                  %1493 = arith.addi %1492, %c5 : index
                  %1494 = arith.addi %1493, %610 : index
                  %1495 = memref.load %partial[%1494] : memref<?xf32>
                  %1496 = arith.cmpi slt, %1487, %975 : i32
                  %1497 = arith.select %1496, %1495, %c39 : f32
                  %1498 = arith.addi %1492, %609 : index
                  %1499 = arith.addi %1498, %c23 : index
                  %1500 = memref.load %partial[%1499] : memref<?xf32>
                  %1501 = arith.addi %1498, %c7 : index
                  %1502 = memref.load %partial[%1501] : memref<?xf32>
                  %1503 = arith.addi %1498, %c15 : index
                  %1504 = memref.load %partial[%1503] : memref<?xf32>
                  %1505 = arith.addi %1498, %c37 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.addi %1494, %c3 : index
                  %1508 = memref.load %partial[%1507] : memref<?xf32>
                  %1509 = arith.addi %1390, %c60 : i32
                  %1510 = arith.minsi %1509, %1399 : i32
                  %1511 = arith.addi %1375, %1510 : i32
                  %1512 = arith.index_castui %1511 : i32 to index
                  %1513 = arith.addi %960, %1512 : index
                  %1514 = arith.muli %1513, %c94 : index
                  %1515 = arith.addi %1514, %c5 : index
                  %1516 = arith.addi %1515, %610 : index
                  %1517 = memref.load %partial[%1516] : memref<?xf32>
                  %1518 = arith.cmpi slt, %1509, %975 : i32
                  %1519 = arith.select %1518, %1517, %c39 : f32
                  %1520 = arith.addi %1514, %609 : index
                  %1521 = arith.addi %1520, %c23 : index
                  %1522 = memref.load %partial[%1521] : memref<?xf32>
                  %1523 = arith.addi %1520, %c7 : index
                  %1524 = memref.load %partial[%1523] : memref<?xf32>
                  %1525 = arith.addi %1520, %c15 : index
                  %1526 = memref.load %partial[%1525] : memref<?xf32>
                  %1527 = arith.addi %1520, %c37 : index
                  %1528 = memref.load %partial[%1527] : memref<?xf32>
                  %1529 = arith.addi %1516, %c3 : index
                  %1530 = memref.load %partial[%1529] : memref<?xf32>
                  %1531 = arith.addi %1390, %c61 : i32
                  %1532 = arith.minsi %1531, %1399 : i32
                  %1533 = arith.addi %1375, %1532 : i32
                  %1534 = arith.index_castui %1533 : i32 to index
                  %1535 = arith.addi %960, %1534 : index
                  %1536 = arith.muli %1535, %c94 : index
                  %1537 = arith.addi %1536, %c5 : index
                  %1538 = arith.addi %1537, %610 : index
                  %1539 = memref.load %partial[%1538] : memref<?xf32>
                  %1540 = arith.cmpi slt, %1531, %975 : i32
                  %1541 = arith.select %1540, %1539, %c39 : f32
                  %1542 = arith.addi %1536, %609 : index
                  %1543 = arith.addi %1542, %c23 : index
                  %1544 = memref.load %partial[%1543] : memref<?xf32>
                  %1545 = arith.addi %1542, %c7 : index
                  %1546 = memref.load %partial[%1545] : memref<?xf32>
                  %1547 = arith.addi %1542, %c15 : index
                  %1548 = memref.load %partial[%1547] : memref<?xf32>
                  %1549 = arith.addi %1542, %c37 : index
                  %1550 = memref.load %partial[%1549] : memref<?xf32>
                  %1551 = arith.addi %1538, %c3 : index
                  %1552 = memref.load %partial[%1551] : memref<?xf32>
                  %1553 = arith.addi %1390, %c63 : i32
                  %1554 = arith.minsi %1553, %1399 : i32
                  %1555 = arith.addi %1375, %1554 : i32
                  %1556 = arith.index_castui %1555 : i32 to index
                  %1557 = arith.addi %960, %1556 : index
                  %1558 = arith.muli %1557, %c94 : index
                  %1559 = arith.addi %1558, %c5 : index
                  %1560 = arith.addi %1559, %610 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.cmpi slt, %1553, %975 : i32
                  %1563 = arith.select %1562, %1561, %c39 : f32
                  %1564 = arith.addi %1558, %609 : index
                  %1565 = arith.addi %1564, %c23 : index
                  %1566 = memref.load %partial[%1565] : memref<?xf32>
                  %1567 = arith.addi %1564, %c7 : index
                  %1568 = memref.load %partial[%1567] : memref<?xf32>
                  %1569 = arith.addi %1564, %c15 : index
                  %1570 = memref.load %partial[%1569] : memref<?xf32>
                  %1571 = arith.addi %1564, %c37 : index
                  %1572 = memref.load %partial[%1571] : memref<?xf32>
                  %1573 = arith.addi %1560, %c3 : index
                  %1574 = memref.load %partial[%1573] : memref<?xf32>
                  %1575 = arith.maxnumf %1391, %1409 fastmath<nnan> : f32
                  %1576 = arith.subf %1391, %1575 : f32
                  %1577 = wave.exp2 %1576 : f32
                  %1578 = arith.subf %1409, %1575 : f32
                  %1579 = wave.exp2 %1578 : f32
                  %1580 = arith.mulf %1392, %1577 : f32
                  %1581 = math.fma %1420, %1579, %1580 : f32
                  %1582 = arith.mulf %1393, %1577 : f32
                  %1583 = math.fma %1412, %1579, %1582 : f32
                  %1584 = arith.mulf %1394, %1577 : f32
                  %1585 = math.fma %1414, %1579, %1584 : f32
                  %1586 = arith.mulf %1395, %1577 : f32
                  %1587 = math.fma %1416, %1579, %1586 : f32
                  %1588 = arith.mulf %1396, %1577 : f32
                  %1589 = math.fma %1418, %1579, %1588 : f32
                  %1590 = arith.maxnumf %1575, %1431 fastmath<nnan> : f32
                  %1591 = arith.subf %1575, %1590 : f32
                  %1592 = wave.exp2 %1591 : f32
                  %1593 = arith.subf %1431, %1590 : f32
                  %1594 = wave.exp2 %1593 : f32
                  %1595 = arith.mulf %1581, %1592 : f32
                  %1596 = math.fma %1442, %1594, %1595 : f32
                  %1597 = arith.mulf %1583, %1592 : f32
                  %1598 = math.fma %1434, %1594, %1597 : f32
                  %1599 = arith.mulf %1585, %1592 : f32
                  %1600 = math.fma %1436, %1594, %1599 : f32
                  %1601 = arith.mulf %1587, %1592 : f32
                  %1602 = math.fma %1438, %1594, %1601 : f32
                  %1603 = arith.mulf %1589, %1592 : f32
                  %1604 = math.fma %1440, %1594, %1603 : f32
                  %1605 = arith.maxnumf %1590, %1453 fastmath<nnan> : f32
                  %1606 = arith.subf %1590, %1605 : f32
                  %1607 = wave.exp2 %1606 : f32
                  %1608 = arith.subf %1453, %1605 : f32
                  %1609 = wave.exp2 %1608 : f32
                  %1610 = arith.mulf %1596, %1607 : f32
                  %1611 = math.fma %1464, %1609, %1610 : f32
                  %1612 = arith.mulf %1598, %1607 : f32
                  %1613 = math.fma %1456, %1609, %1612 : f32
                  %1614 = arith.mulf %1600, %1607 : f32
                  %1615 = math.fma %1458, %1609, %1614 : f32
                  %1616 = arith.mulf %1602, %1607 : f32
                  %1617 = math.fma %1460, %1609, %1616 : f32
                  %1618 = arith.mulf %1604, %1607 : f32
                  %1619 = math.fma %1462, %1609, %1618 : f32
                  %1620 = arith.maxnumf %1605, %1475 fastmath<nnan> : f32
                  %1621 = arith.subf %1605, %1620 : f32
                  %1622 = wave.exp2 %1621 : f32
                  %1623 = arith.subf %1475, %1620 : f32
                  %1624 = wave.exp2 %1623 : f32
                  %1625 = arith.mulf %1611, %1622 : f32
                  %1626 = math.fma %1486, %1624, %1625 : f32
                  %1627 = arith.mulf %1613, %1622 : f32
                  %1628 = math.fma %1478, %1624, %1627 : f32
                  %1629 = arith.mulf %1615, %1622 : f32
                  %1630 = math.fma %1480, %1624, %1629 : f32
                  %1631 = arith.mulf %1617, %1622 : f32
                  %1632 = math.fma %1482, %1624, %1631 : f32
                  %1633 = arith.mulf %1619, %1622 : f32
                  %1634 = math.fma %1484, %1624, %1633 : f32
                  %1635 = arith.maxnumf %1620, %1497 fastmath<nnan> : f32
                  %1636 = arith.subf %1620, %1635 : f32
                  %1637 = wave.exp2 %1636 : f32
                  %1638 = arith.subf %1497, %1635 : f32
                  %1639 = wave.exp2 %1638 : f32
                  %1640 = arith.mulf %1626, %1637 : f32
                  %1641 = math.fma %1508, %1639, %1640 : f32
                  %1642 = arith.mulf %1628, %1637 : f32
                  %1643 = math.fma %1500, %1639, %1642 : f32
                  %1644 = arith.mulf %1630, %1637 : f32
                  %1645 = math.fma %1502, %1639, %1644 : f32
                  %1646 = arith.mulf %1632, %1637 : f32
                  %1647 = math.fma %1504, %1639, %1646 : f32
                  %1648 = arith.mulf %1634, %1637 : f32
                  %1649 = math.fma %1506, %1639, %1648 : f32
                  %1650 = arith.maxnumf %1635, %1519 fastmath<nnan> : f32
                  %1651 = arith.subf %1635, %1650 : f32
                  %1652 = wave.exp2 %1651 : f32
                  %1653 = arith.subf %1519, %1650 : f32
                  %1654 = wave.exp2 %1653 : f32
                  %1655 = arith.mulf %1641, %1652 : f32
                  %1656 = math.fma %1530, %1654, %1655 : f32
                  %1657 = arith.mulf %1643, %1652 : f32
                  %1658 = math.fma %1522, %1654, %1657 : f32
                  %1659 = arith.mulf %1645, %1652 : f32
                  %1660 = math.fma %1524, %1654, %1659 : f32
                  %1661 = arith.mulf %1647, %1652 : f32
                  %1662 = math.fma %1526, %1654, %1661 : f32
                  %1663 = arith.mulf %1649, %1652 : f32
                  %1664 = math.fma %1528, %1654, %1663 : f32
                  %1665 = arith.maxnumf %1650, %1541 fastmath<nnan> : f32
                  %1666 = arith.subf %1650, %1665 : f32
                  %1667 = wave.exp2 %1666 : f32
                  %1668 = arith.subf %1541, %1665 : f32
                  %1669 = wave.exp2 %1668 : f32
                  %1670 = arith.mulf %1656, %1667 : f32
                  %1671 = math.fma %1552, %1669, %1670 : f32
                  %1672 = arith.mulf %1658, %1667 : f32
                  %1673 = math.fma %1544, %1669, %1672 : f32
                  %1674 = arith.mulf %1660, %1667 : f32
                  %1675 = math.fma %1546, %1669, %1674 : f32
                  %1676 = arith.mulf %1662, %1667 : f32
                  %1677 = math.fma %1548, %1669, %1676 : f32
                  %1678 = arith.mulf %1664, %1667 : f32
                  %1679 = math.fma %1550, %1669, %1678 : f32
                  %1680 = arith.maxnumf %1665, %1563 fastmath<nnan> : f32
                  %1681 = arith.subf %1665, %1680 : f32
                  %1682 = wave.exp2 %1681 : f32
                  %1683 = arith.subf %1563, %1680 : f32
                  %1684 = wave.exp2 %1683 : f32
                  %1685 = arith.mulf %1671, %1682 : f32
                  %1686 = math.fma %1574, %1684, %1685 : f32
                  %1687 = arith.mulf %1673, %1682 : f32
                  %1688 = math.fma %1566, %1684, %1687 : f32
                  %1689 = arith.mulf %1675, %1682 : f32
                  %1690 = math.fma %1568, %1684, %1689 : f32
                  %1691 = arith.mulf %1677, %1682 : f32
                  %1692 = math.fma %1570, %1684, %1691 : f32
                  %1693 = arith.mulf %1679, %1682 : f32
                  %1694 = math.fma %1572, %1684, %1693 : f32
                  scf.yield %1680, %1686, %1688, %1690, %1692, %1694 : f32, f32, f32, f32, f32, f32
                }
                %1695 = arith.addi %kvHeads, %15 : index
                %1696 = memref.load %scales[%1695] : memref<?xf32>
                %1697 = arith.divf %1696, %1397#1 : f32
                %1698 = arith.addi %17, %610 : index
                %1699 = arith.cmpi slt, %1698, %groupSize : index
                scf.if %1699 {
                  %1700 = arith.muli %15, %groupSize : index
                  %1701 = arith.addi %1700, %1698 : index
                  %1702 = arith.muli %1701, %c24 : index
                  %1703 = arith.muli %heads, %c24 : index
                  %1704 = arith.mulf %1397#2, %1697 : f32
                  %1705 = arith.addf %1704, %c40 : f32
                  %1706 = arith.minimumf %1705, %c90 : f32
                  %1707 = arith.maximumf %1706, %c91 : f32
                  %1708 = arith.truncf %1707 : f32 to f16
                  %1709 = arith.divui %731, %c3 : index
                  %1710 = arith.addi %1702, %1709 : index
                  %1711 = arith.divui %24, %outTileRows : index
                  %1712 = arith.divui %1703, %c3 : index
                  %1713 = arith.muli %1711, %1712 : index
                  %1714 = arith.divui %1710, %c3 : index
                  %1715 = arith.addi %1713, %1714 : index
                  %1716 = arith.muli %1715, %c9 : index
                  %1717 = arith.remui %1710, %c3 : index
                  %1718 = arith.divui %1717, %c26 : index
                  %1719 = arith.addi %1716, %1718 : index
                  %1720 = arith.muli %outTileRows, %c26 : index
                  %1721 = arith.muli %1719, %1720 : index
                  %1722 = arith.remui %24, %outTileRows : index
                  %1723 = arith.muli %1722, %c26 : index
                  %1724 = arith.addi %1721, %1723 : index
                  %1725 = arith.remui %1710, %c26 : index
                  %1726 = arith.addi %1724, %1725 : index
                  memref.store %1708, %out[%1726] : memref<?xf16>
                  %1727 = arith.mulf %1397#3, %1697 : f32
                  %1728 = arith.addf %1727, %c40 : f32
                  %1729 = arith.minimumf %1728, %c90 : f32
                  %1730 = arith.maximumf %1729, %c91 : f32
                  %1731 = arith.truncf %1730 : f32 to f16
                  %1732 = arith.divui %762, %c3 : index
                  %1733 = arith.addi %1702, %1732 : index
                  %1734 = arith.divui %1733, %c3 : index
                  %1735 = arith.addi %1713, %1734 : index
                  %1736 = arith.muli %1735, %c9 : index
                  %1737 = arith.remui %1733, %c3 : index
                  %1738 = arith.divui %1737, %c26 : index
                  %1739 = arith.addi %1736, %1738 : index
                  %1740 = arith.muli %1739, %1720 : index
                  %1741 = arith.addi %1740, %1723 : index
                  %1742 = arith.remui %1733, %c26 : index
                  %1743 = arith.addi %1741, %1742 : index
                  memref.store %1731, %out[%1743] : memref<?xf16>
                  %1744 = arith.mulf %1397#4, %1697 : f32
                  %1745 = arith.addf %1744, %c40 : f32
                  %1746 = arith.minimumf %1745, %c90 : f32
                  %1747 = arith.maximumf %1746, %c91 : f32
                  %1748 = arith.truncf %1747 : f32 to f16
                  %1749 = arith.divui %966, %c3 : index
                  %1750 = arith.addi %1702, %1749 : index
                  %1751 = arith.divui %1750, %c3 : index
                  %1752 = arith.addi %1713, %1751 : index
                  %1753 = arith.muli %1752, %c9 : index
                  %1754 = arith.remui %1750, %c3 : index
                  %1755 = arith.divui %1754, %c26 : index
                  %1756 = arith.addi %1753, %1755 : index
                  %1757 = arith.muli %1756, %1720 : index
                  %1758 = arith.addi %1757, %1723 : index
                  %1759 = arith.remui %1750, %c26 : index
                  %1760 = arith.addi %1758, %1759 : index
                  memref.store %1748, %out[%1760] : memref<?xf16>
                  %1761 = arith.mulf %1397#5, %1697 : f32
                  %1762 = arith.addf %1761, %c40 : f32
                  %1763 = arith.minimumf %1762, %c90 : f32
                  %1764 = arith.maximumf %1763, %c91 : f32
                  %1765 = arith.truncf %1764 : f32 to f16
                  %1766 = arith.divui %968, %c3 : index
                  %1767 = arith.addi %1702, %1766 : index
                  %1768 = arith.divui %1767, %c3 : index
                  %1769 = arith.addi %1713, %1768 : index
                  %1770 = arith.muli %1769, %c9 : index
                  %1771 = arith.remui %1767, %c3 : index
                  %1772 = arith.divui %1771, %c26 : index
                  %1773 = arith.addi %1770, %1772 : index
                  %1774 = arith.muli %1773, %1720 : index
                  %1775 = arith.addi %1774, %1723 : index
                  %1776 = arith.remui %1767, %c26 : index
                  %1777 = arith.addi %1775, %1776 : index
                  memref.store %1765, %out[%1777] : memref<?xf16>
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
