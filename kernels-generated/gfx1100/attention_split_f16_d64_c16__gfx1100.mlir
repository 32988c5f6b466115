// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=64, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d64_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %c94 = arith.constant 0x477FE000 : f32
  %c95 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c98 = arith.constant 1088 : index
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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c22 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c11 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c26 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c21 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c27 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c28 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c29 : index
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
        %110 = arith.shrui %109, %c30 : i32
        %111 = arith.maxsi %110, %c31 : i32
        %112 = arith.minsi %111, %c32 : i32
        %113 = arith.subi %c33, %112 : i32
        %114 = arith.shli %113, %c30 : i32
        %115 = arith.bitcast %114 : i32 to f32
        %116 = arith.subi %112, %c34 : i32
        %117 = arith.shli %116, %c30 : i32
        %118 = arith.bitcast %117 : i32 to f32
        %119 = vector.broadcast %115 : f32 to vector<4xf32>
        %120 = arith.muli %1, %c25 : index
        %121 = arith.muli %2, %c35 : index
        %122 = arith.addi %120, %121 : index
        %123 = arith.mulf %70, %119 : vector<4xf32>
        %124 = arith.truncf %123 : vector<4xf32> to vector<4xf16>
        %125 = arith.mulf %72, %119 : vector<4xf32>
        %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
        %127 = vector.shuffle %124, %126 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %128 = arith.addi %122, %c22 : index
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
        %151 = arith.muli %150, %c19 : i32
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
          %162 = arith.divui %154, %c17 : i32
          %163 = arith.addi %162, %c44 : i32
          %164 = arith.minsi %163, %40 : i32
          %165 = arith.index_castui %164 : i32 to index
          %166 = arith.addi %32, %165 : index
          %167 = memref.load %step[%166] : memref<?xi32>
          %168 = arith.index_cast %167 : i32 to index
          %169 = arith.muli %168, %33 : index
          %170 = arith.addi %169, %34 : index
          %171 = arith.addi %162, %c16 : i32
          %172 = arith.minsi %171, %40 : i32
          %173 = arith.index_castui %172 : i32 to index
          %174 = arith.addi %32, %173 : index
          %175 = memref.load %step[%174] : memref<?xi32>
          %176 = arith.index_cast %175 : i32 to index
          %177 = arith.muli %176, %33 : index
          %178 = arith.addi %177, %34 : index
          %179 = arith.addi %170, %35 : index
          %180 = arith.addi %179, %c22 : index
          %181 = vector.load %kv[%180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %182 = arith.addi %179, %c23 : index
          %183 = vector.load %kv[%182] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %184 = arith.addi %178, %35 : index
          %185 = arith.addi %184, %c22 : index
          %186 = vector.load %kv[%185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %187 = arith.addi %184, %c23 : index
          %188 = vector.load %kv[%187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %189 = arith.addi %179, %c35 : index
          %190 = vector.load %kv[%189] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %191 = arith.addi %179, %c45 : index
          %192 = vector.load %kv[%191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %193 = arith.addi %184, %c35 : index
          %194 = vector.load %kv[%193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %195 = arith.addi %184, %c45 : index
          %196 = vector.load %kv[%195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212:14 = scf.for %197 = %c44 to %161 step %c16 iter_args(%198 = %181, %199 = %183, %200 = %186, %201 = %188, %202 = %190, %203 = %192, %204 = %194, %205 = %196, %206 = %c39, %207 = %c40, %208 = %c41, %209 = %c41, %210 = %c41, %211 = %c41) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %213 = arith.muli %197, %c43 : i32
            %214 = arith.addi %154, %213 : i32
            %215 = arith.addi %214, %c43 : i32
            %216 = arith.divui %214, %c17 : i32
            %217 = arith.addi %216, %c44 : i32
            %218 = arith.minsi %217, %40 : i32
            %219 = arith.index_castui %218 : i32 to index
            %220 = arith.addi %32, %219 : index
            %221 = memref.load %step[%220] : memref<?xi32>
            %222 = arith.index_cast %221 : i32 to index
            %223 = arith.muli %222, %33 : index
            %224 = arith.addi %223, %34 : index
            %225 = arith.addi %216, %c16 : i32
            %226 = arith.minsi %225, %40 : i32
            %227 = arith.index_castui %226 : i32 to index
            %228 = arith.addi %32, %227 : index
            %229 = memref.load %step[%228] : memref<?xi32>
            %230 = arith.index_cast %229 : i32 to index
            %231 = arith.muli %230, %33 : index
            %232 = arith.addi %231, %34 : index
            %233 = arith.divui %215, %c17 : i32
            %234 = arith.addi %233, %c44 : i32
            %235 = arith.minsi %234, %40 : i32
            %236 = arith.index_castui %235 : i32 to index
            %237 = arith.addi %32, %236 : index
            %238 = memref.load %step[%237] : memref<?xi32>
            %239 = arith.index_cast %238 : i32 to index
            %240 = arith.muli %239, %33 : index
            %241 = arith.addi %240, %34 : index
            %242 = arith.addi %233, %c16 : i32
            %243 = arith.minsi %242, %40 : i32
            %244 = arith.index_castui %243 : i32 to index
            %245 = arith.addi %32, %244 : index
            %246 = memref.load %step[%245] : memref<?xi32>
            %247 = arith.index_cast %246 : i32 to index
            %248 = arith.muli %247, %33 : index
            %249 = arith.addi %248, %34 : index
            %250 = arith.muli %1, %c25 : index
            %251 = arith.addi %c22, %250 : index
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
            %266 = arith.addi %251, %c22 : index
            %267 = vector.load %4[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %268 = arith.addi %266, %c35 : index
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
            %287 = arith.addi %285, %c35 : index
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
            %306 = arith.addi %304, %c35 : index
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
            %325 = arith.addi %323, %c35 : index
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
              %350 = arith.subi %345, %c17 : i32
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
              %443 = arith.minsi %442, %c17 : i32
              %444 = arith.maxsi %443, %c44 : i32
              %445 = arith.cmpi sgt, %444, %c44 : i32
              %446 = arith.select %445, %c58, %c44 : i32
              %447 = arith.ori %c44, %446 : i32
              %448 = arith.cmpi sgt, %444, %c16 : i32
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
              %487 = arith.cmpi sgt, %444, %c34 : i32
              %488 = arith.select %487, %c60, %c44 : i32
              %489 = arith.ori %483, %488 : i32
              %490 = arith.cmpi sgt, %444, %c72 : i32
              %491 = arith.select %490, %c60, %c44 : i32
              %492 = arith.ori %486, %491 : i32
              %493 = vector.from_elements %453, %465, %477, %489 : vector<4xi32>
              %494 = vector.from_elements %456, %468, %480, %492 : vector<4xi32>
              %495 = arith.subi %441, %c17 : i32
              %496 = arith.minsi %495, %c17 : i32
              %497 = arith.maxsi %496, %c44 : i32
              %498 = arith.cmpi sgt, %497, %c44 : i32
              %499 = arith.select %498, %c58, %c44 : i32
              %500 = arith.ori %c44, %499 : i32
              %501 = arith.cmpi sgt, %497, %c16 : i32
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
              %540 = arith.cmpi sgt, %497, %c34 : i32
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
              %602 = arith.addi %601, %c22 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %601, %c23 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %606 = arith.addi %249, %35 : index
              %607 = arith.addi %606, %c22 : index
              %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %609 = arith.addi %606, %c23 : index
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
              %629 = arith.addi %628, %c35 : index
              %630 = vector.load %kv[%629] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %631 = arith.addi %628, %c45 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %633 = arith.addi %249, %35 : index
              %634 = arith.addi %633, %c35 : index
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
        %640 = wave.opaque %c22 : index
        %641 = arith.addi %46, %640 : index
        %642 = arith.addi %1, %640 : index
        %643 = arith.cmpi slt, %642, %c3 : index
        scf.if %643 {
          %644 = arith.addi %45, %642 : index
          memref.store %158#0, %6[%644] : memref<?xf32>
          %645 = arith.addi %644, %c3 : index
          memref.store %158#1, %6[%645] : memref<?xf32>
          %646 = arith.muli %8, %c36 : index
          %647 = arith.muli %2, %c3 : index
          %648 = arith.addi %646, %647 : index
          %649 = arith.addi %648, %642 : index
          %650 = vector.extract %158#2[0] : f32 from vector<8xf32>
          %651 = arith.addi %649, %c22 : index
          memref.store %650, %5[%651] : memref<?xf32>
          %652 = vector.extract %158#2[1] : f32 from vector<8xf32>
          %653 = arith.addi %649, %c21 : index
          memref.store %652, %5[%653] : memref<?xf32>
          %654 = vector.extract %158#2[2] : f32 from vector<8xf32>
          %655 = arith.addi %649, %c23 : index
          memref.store %654, %5[%655] : memref<?xf32>
          %656 = vector.extract %158#2[3] : f32 from vector<8xf32>
          %657 = arith.addi %649, %c75 : index
          memref.store %656, %5[%657] : memref<?xf32>
          %658 = vector.extract %158#2[4] : f32 from vector<8xf32>
          %659 = arith.addi %649, %c35 : index
          memref.store %658, %5[%659] : memref<?xf32>
          %660 = vector.extract %158#2[5] : f32 from vector<8xf32>
          %661 = arith.addi %649, %c76 : index
          memref.store %660, %5[%661] : memref<?xf32>
          %662 = vector.extract %158#2[6] : f32 from vector<8xf32>
          %663 = arith.addi %649, %c45 : index
          memref.store %662, %5[%663] : memref<?xf32>
          %664 = vector.extract %158#2[7] : f32 from vector<8xf32>
          %665 = arith.addi %649, %c77 : index
          memref.store %664, %5[%665] : memref<?xf32>
          %666 = vector.extract %158#3[0] : f32 from vector<8xf32>
          %667 = arith.addi %649, %c7 : index
          memref.store %666, %5[%667] : memref<?xf32>
          %668 = vector.extract %158#3[1] : f32 from vector<8xf32>
          %669 = arith.addi %649, %c78 : index
          memref.store %668, %5[%669] : memref<?xf32>
          %670 = vector.extract %158#3[2] : f32 from vector<8xf32>
          %671 = arith.addi %649, %c46 : index
          memref.store %670, %5[%671] : memref<?xf32>
          %672 = vector.extract %158#3[3] : f32 from vector<8xf32>
          %673 = arith.addi %649, %c79 : index
          memref.store %672, %5[%673] : memref<?xf32>
          %674 = vector.extract %158#3[4] : f32 from vector<8xf32>
          %675 = arith.addi %649, %c47 : index
          memref.store %674, %5[%675] : memref<?xf32>
          %676 = vector.extract %158#3[5] : f32 from vector<8xf32>
          %677 = arith.addi %649, %c80 : index
          memref.store %676, %5[%677] : memref<?xf32>
          %678 = vector.extract %158#3[6] : f32 from vector<8xf32>
          %679 = arith.addi %649, %c48 : index
          memref.store %678, %5[%679] : memref<?xf32>
          %680 = vector.extract %158#3[7] : f32 from vector<8xf32>
          %681 = arith.addi %649, %c81 : index
          memref.store %680, %5[%681] : memref<?xf32>
        }
        wave.barrier
        %682 = arith.addi %642, %c22 : index
        %683 = memref.load %6[%682] : memref<?xf32>
        %684 = arith.addi %642, %c3 : index
        %685 = memref.load %6[%684] : memref<?xf32>
        %686 = arith.addi %642, %c21 : index
        %687 = memref.load %6[%686] : memref<?xf32>
        %688 = arith.addi %642, %c28 : index
        %689 = memref.load %6[%688] : memref<?xf32>
        %690 = arith.addi %642, %c23 : index
        %691 = memref.load %6[%690] : memref<?xf32>
        %692 = arith.addi %642, %c82 : index
        %693 = memref.load %6[%692] : memref<?xf32>
        %694 = arith.addi %642, %c75 : index
        %695 = memref.load %6[%694] : memref<?xf32>
        %696 = arith.addi %642, %c83 : index
        %697 = memref.load %6[%696] : memref<?xf32>
        %698 = arith.addi %642, %c35 : index
        %699 = memref.load %6[%698] : memref<?xf32>
        %700 = arith.addi %642, %c84 : index
        %701 = memref.load %6[%700] : memref<?xf32>
        %702 = arith.addi %642, %c76 : index
        %703 = memref.load %6[%702] : memref<?xf32>
        %704 = arith.addi %642, %c85 : index
        %705 = memref.load %6[%704] : memref<?xf32>
        %706 = arith.addi %642, %c45 : index
        %707 = memref.load %6[%706] : memref<?xf32>
        %708 = arith.addi %642, %c86 : index
        %709 = memref.load %6[%708] : memref<?xf32>
        %710 = arith.addi %642, %c77 : index
        %711 = memref.load %6[%710] : memref<?xf32>
        %712 = arith.addi %642, %c87 : index
        %713 = memref.load %6[%712] : memref<?xf32>
        %714 = arith.maxnumf %683, %687 fastmath<nnan> : f32
        %715 = arith.subf %683, %714 : f32
        %716 = wave.exp2 %715 : f32
        %717 = arith.subf %687, %714 : f32
        %718 = wave.exp2 %717 : f32
        %719 = arith.mulf %685, %716 : f32
        %720 = math.fma %689, %718, %719 : f32
        %721 = arith.maxnumf %714, %691 fastmath<nnan> : f32
        %722 = arith.subf %714, %721 : f32
        %723 = wave.exp2 %722 : f32
        %724 = arith.subf %691, %721 : f32
        %725 = wave.exp2 %724 : f32
        %726 = arith.mulf %720, %723 : f32
        %727 = math.fma %693, %725, %726 : f32
        %728 = arith.maxnumf %721, %695 fastmath<nnan> : f32
        %729 = arith.subf %721, %728 : f32
        %730 = wave.exp2 %729 : f32
        %731 = arith.subf %695, %728 : f32
        %732 = wave.exp2 %731 : f32
        %733 = arith.mulf %727, %730 : f32
        %734 = math.fma %697, %732, %733 : f32
        %735 = arith.maxnumf %728, %699 fastmath<nnan> : f32
        %736 = arith.subf %728, %735 : f32
        %737 = wave.exp2 %736 : f32
        %738 = arith.subf %699, %735 : f32
        %739 = wave.exp2 %738 : f32
        %740 = arith.mulf %734, %737 : f32
        %741 = math.fma %701, %739, %740 : f32
        %742 = arith.maxnumf %735, %703 fastmath<nnan> : f32
        %743 = arith.subf %735, %742 : f32
        %744 = wave.exp2 %743 : f32
        %745 = arith.subf %703, %742 : f32
        %746 = wave.exp2 %745 : f32
        %747 = arith.mulf %741, %744 : f32
        %748 = math.fma %705, %746, %747 : f32
        %749 = arith.maxnumf %742, %707 fastmath<nnan> : f32
        %750 = arith.subf %742, %749 : f32
        %751 = wave.exp2 %750 : f32
        %752 = arith.subf %707, %749 : f32
        %753 = wave.exp2 %752 : f32
        %754 = arith.mulf %748, %751 : f32
        %755 = math.fma %709, %753, %754 : f32
        %756 = arith.maxnumf %749, %711 fastmath<nnan> : f32
        %757 = arith.subf %749, %756 : f32
        %758 = wave.exp2 %757 : f32
        %759 = arith.subf %711, %756 : f32
        %760 = wave.exp2 %759 : f32
        %761 = arith.mulf %755, %758 : f32
        %762 = math.fma %713, %760, %761 : f32
        %763 = arith.addi %641, %c22 : index
        %764 = arith.addi %763, %c22 : index
        %765 = memref.load %5[%764] : memref<?xf32>
        %766 = arith.addi %763, %c36 : index
        %767 = memref.load %5[%766] : memref<?xf32>
        %768 = arith.addi %763, %c5 : index
        %769 = memref.load %5[%768] : memref<?xf32>
        %770 = arith.addi %763, %c88 : index
        %771 = memref.load %5[%770] : memref<?xf32>
        %772 = arith.addi %763, %c89 : index
        %773 = memref.load %5[%772] : memref<?xf32>
        %774 = arith.addi %763, %c90 : index
        %775 = memref.load %5[%774] : memref<?xf32>
        %776 = arith.addi %763, %c91 : index
        %777 = memref.load %5[%776] : memref<?xf32>
        %778 = arith.addi %763, %c92 : index
        %779 = memref.load %5[%778] : memref<?xf32>
        %780 = arith.mulf %765, %716 : f32
        %781 = math.fma %767, %718, %780 : f32
        %782 = arith.mulf %781, %723 : f32
        %783 = math.fma %769, %725, %782 : f32
        %784 = arith.mulf %783, %730 : f32
        %785 = math.fma %771, %732, %784 : f32
        %786 = arith.mulf %785, %737 : f32
        %787 = math.fma %773, %739, %786 : f32
        %788 = arith.mulf %787, %744 : f32
        %789 = math.fma %775, %746, %788 : f32
        %790 = arith.mulf %789, %751 : f32
        %791 = math.fma %777, %753, %790 : f32
        %792 = arith.mulf %791, %758 : f32
        %793 = math.fma %779, %760, %792 : f32
        %794 = arith.addi %641, %c7 : index
        %795 = arith.addi %794, %c22 : index
        %796 = memref.load %5[%795] : memref<?xf32>
        %797 = arith.addi %794, %c36 : index
        %798 = memref.load %5[%797] : memref<?xf32>
        %799 = arith.addi %794, %c5 : index
        %800 = memref.load %5[%799] : memref<?xf32>
        %801 = arith.addi %794, %c88 : index
        %802 = memref.load %5[%801] : memref<?xf32>
        %803 = arith.addi %794, %c89 : index
        %804 = memref.load %5[%803] : memref<?xf32>
        %805 = arith.addi %794, %c90 : index
        %806 = memref.load %5[%805] : memref<?xf32>
        %807 = arith.addi %794, %c91 : index
        %808 = memref.load %5[%807] : memref<?xf32>
        %809 = arith.addi %794, %c92 : index
        %810 = memref.load %5[%809] : memref<?xf32>
        %811 = arith.mulf %796, %716 : f32
        %812 = math.fma %798, %718, %811 : f32
        %813 = arith.mulf %812, %723 : f32
        %814 = math.fma %800, %725, %813 : f32
        %815 = arith.mulf %814, %730 : f32
        %816 = math.fma %802, %732, %815 : f32
        %817 = arith.mulf %816, %737 : f32
        %818 = math.fma %804, %739, %817 : f32
        %819 = arith.mulf %818, %744 : f32
        %820 = math.fma %806, %746, %819 : f32
        %821 = arith.mulf %820, %751 : f32
        %822 = math.fma %808, %753, %821 : f32
        %823 = arith.mulf %822, %758 : f32
        %824 = math.fma %810, %760, %823 : f32
        wave.barrier
        scf.if %643 {
          %825 = arith.muli %8, %c36 : index
          %826 = arith.muli %2, %c3 : index
          %827 = arith.addi %825, %826 : index
          %828 = arith.addi %827, %642 : index
          %829 = vector.extract %158#4[0] : f32 from vector<8xf32>
          %830 = arith.addi %828, %c22 : index
          memref.store %829, %5[%830] : memref<?xf32>
          %831 = vector.extract %158#4[1] : f32 from vector<8xf32>
          %832 = arith.addi %828, %c21 : index
          memref.store %831, %5[%832] : memref<?xf32>
          %833 = vector.extract %158#4[2] : f32 from vector<8xf32>
          %834 = arith.addi %828, %c23 : index
          memref.store %833, %5[%834] : memref<?xf32>
          %835 = vector.extract %158#4[3] : f32 from vector<8xf32>
          %836 = arith.addi %828, %c75 : index
          memref.store %835, %5[%836] : memref<?xf32>
          %837 = vector.extract %158#4[4] : f32 from vector<8xf32>
          %838 = arith.addi %828, %c35 : index
          memref.store %837, %5[%838] : memref<?xf32>
          %839 = vector.extract %158#4[5] : f32 from vector<8xf32>
          %840 = arith.addi %828, %c76 : index
          memref.store %839, %5[%840] : memref<?xf32>
          %841 = vector.extract %158#4[6] : f32 from vector<8xf32>
          %842 = arith.addi %828, %c45 : index
          memref.store %841, %5[%842] : memref<?xf32>
          %843 = vector.extract %158#4[7] : f32 from vector<8xf32>
          %844 = arith.addi %828, %c77 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %158#5[0] : f32 from vector<8xf32>
          %846 = arith.addi %828, %c7 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %158#5[1] : f32 from vector<8xf32>
          %848 = arith.addi %828, %c78 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %158#5[2] : f32 from vector<8xf32>
          %850 = arith.addi %828, %c46 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %158#5[3] : f32 from vector<8xf32>
          %852 = arith.addi %828, %c79 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %158#5[4] : f32 from vector<8xf32>
          %854 = arith.addi %828, %c47 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %158#5[5] : f32 from vector<8xf32>
          %856 = arith.addi %828, %c80 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %158#5[6] : f32 from vector<8xf32>
          %858 = arith.addi %828, %c48 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %158#5[7] : f32 from vector<8xf32>
          %860 = arith.addi %828, %c81 : index
          memref.store %859, %5[%860] : memref<?xf32>
        }
        wave.barrier
        %861 = memref.load %5[%764] : memref<?xf32>
        %862 = memref.load %5[%766] : memref<?xf32>
        %863 = memref.load %5[%768] : memref<?xf32>
        %864 = memref.load %5[%770] : memref<?xf32>
        %865 = memref.load %5[%772] : memref<?xf32>
        %866 = memref.load %5[%774] : memref<?xf32>
        %867 = memref.load %5[%776] : memref<?xf32>
        %868 = memref.load %5[%778] : memref<?xf32>
        %869 = arith.mulf %861, %716 : f32
        %870 = math.fma %862, %718, %869 : f32
        %871 = arith.mulf %870, %723 : f32
        %872 = math.fma %863, %725, %871 : f32
        %873 = arith.mulf %872, %730 : f32
        %874 = math.fma %864, %732, %873 : f32
        %875 = arith.mulf %874, %737 : f32
        %876 = math.fma %865, %739, %875 : f32
        %877 = arith.mulf %876, %744 : f32
        %878 = math.fma %866, %746, %877 : f32
        %879 = arith.mulf %878, %751 : f32
        %880 = math.fma %867, %753, %879 : f32
        %881 = arith.mulf %880, %758 : f32
        %882 = math.fma %868, %760, %881 : f32
        %883 = memref.load %5[%795] : memref<?xf32>
        %884 = memref.load %5[%797] : memref<?xf32>
        %885 = memref.load %5[%799] : memref<?xf32>
        %886 = memref.load %5[%801] : memref<?xf32>
        %887 = memref.load %5[%803] : memref<?xf32>
        %888 = memref.load %5[%805] : memref<?xf32>
        %889 = memref.load %5[%807] : memref<?xf32>
        %890 = memref.load %5[%809] : memref<?xf32>
        %891 = arith.mulf %883, %716 : f32
        %892 = math.fma %884, %718, %891 : f32
        %893 = arith.mulf %892, %723 : f32
        %894 = math.fma %885, %725, %893 : f32
        %895 = arith.mulf %894, %730 : f32
        %896 = math.fma %886, %732, %895 : f32
        %897 = arith.mulf %896, %737 : f32
        %898 = math.fma %887, %739, %897 : f32
        %899 = arith.mulf %898, %744 : f32
        %900 = math.fma %888, %746, %899 : f32
        %901 = arith.mulf %900, %751 : f32
        %902 = math.fma %889, %753, %901 : f32
        %903 = arith.mulf %902, %758 : f32
        %904 = math.fma %890, %760, %903 : f32
        %905 = arith.cmpi eq, %42, %c16 : i32
        scf.if %905 {
          %906 = arith.addi %kvHeads, %15 : index
          %907 = memref.load %scales[%906] : memref<?xf32>
          %908 = arith.divf %907, %762 : f32
          %909 = arith.addi %17, %642 : index
          %910 = arith.cmpi slt, %909, %groupSize : index
          scf.if %910 {
            %911 = arith.muli %15, %groupSize : index
            %912 = arith.addi %911, %909 : index
            %913 = arith.muli %912, %c23 : index
            %914 = arith.muli %heads, %c23 : index
            %915 = arith.mulf %793, %908 : f32
            %916 = arith.addf %915, %c40 : f32
            %917 = arith.minimumf %916, %c94 : f32
            %918 = arith.maximumf %917, %c95 : f32
            %919 = arith.truncf %918 : f32 to f16
            %920 = arith.divui %763, %c3 : index
            %921 = arith.addi %913, %920 : index
            %922 = arith.divui %24, %outTileRows : index
            %923 = arith.divui %914, %c3 : index
            %924 = arith.muli %922, %923 : index
            %925 = arith.divui %921, %c3 : index
            %926 = arith.addi %924, %925 : index
            %927 = arith.muli %926, %c9 : index
            %928 = arith.remui %921, %c3 : index
            %929 = arith.divui %928, %c25 : index
            %930 = arith.addi %927, %929 : index
            %931 = arith.muli %outTileRows, %c25 : index
            %932 = arith.muli %930, %931 : index
            %933 = arith.remui %24, %outTileRows : index
            %934 = arith.muli %933, %c25 : index
            %935 = arith.addi %932, %934 : index
            %936 = arith.remui %921, %c25 : index
            %937 = arith.addi %935, %936 : index
            memref.store %919, %out[%937] : memref<?xf16>
            %938 = arith.mulf %824, %908 : f32
            %939 = arith.addf %938, %c40 : f32
            %940 = arith.minimumf %939, %c94 : f32
            %941 = arith.maximumf %940, %c95 : f32
            %942 = arith.truncf %941 : f32 to f16
            %943 = arith.divui %794, %c3 : index
            %944 = arith.addi %913, %943 : index
            %945 = arith.divui %944, %c3 : index
            %946 = arith.addi %924, %945 : index
            %947 = arith.muli %946, %c9 : index
            %948 = arith.remui %944, %c3 : index
            %949 = arith.divui %948, %c25 : index
            %950 = arith.addi %947, %949 : index
            %951 = arith.muli %950, %931 : index
            %952 = arith.addi %951, %934 : index
            %953 = arith.remui %944, %c25 : index
            %954 = arith.addi %952, %953 : index
            memref.store %942, %out[%954] : memref<?xf16>
            %955 = arith.addi %641, %c36 : index
            %956 = arith.mulf %882, %908 : f32
            %957 = arith.addf %956, %c40 : f32
            %958 = arith.minimumf %957, %c94 : f32
            %959 = arith.maximumf %958, %c95 : f32
            %960 = arith.truncf %959 : f32 to f16
            %961 = arith.divui %955, %c3 : index
            %962 = arith.addi %913, %961 : index
            %963 = arith.divui %962, %c3 : index
            %964 = arith.addi %924, %963 : index
            %965 = arith.muli %964, %c9 : index
            %966 = arith.remui %962, %c3 : index
            %967 = arith.divui %966, %c25 : index
            %968 = arith.addi %965, %967 : index
            %969 = arith.muli %968, %931 : index
            %970 = arith.addi %969, %934 : index
            %971 = arith.remui %962, %c25 : index
            %972 = arith.addi %970, %971 : index
            memref.store %960, %out[%972] : memref<?xf16>
            %973 = arith.addi %641, %c37 : index
            %974 = arith.mulf %904, %908 : f32
            %975 = arith.addf %974, %c40 : f32
            %976 = arith.minimumf %975, %c94 : f32
            %977 = arith.maximumf %976, %c95 : f32
            %978 = arith.truncf %977 : f32 to f16
            %979 = arith.divui %973, %c3 : index
            %980 = arith.addi %913, %979 : index
            %981 = arith.divui %980, %c3 : index
            %982 = arith.addi %924, %981 : index
            %983 = arith.muli %982, %c9 : index
            %984 = arith.remui %980, %c3 : index
            %985 = arith.divui %984, %c25 : index
            %986 = arith.addi %983, %985 : index
            %987 = arith.muli %986, %931 : index
            %988 = arith.addi %987, %934 : index
            %989 = arith.remui %980, %c25 : index
            %990 = arith.addi %988, %989 : index
            memref.store %978, %out[%990] : memref<?xf16>
          }
        } else {
          %991 = arith.addi %ranges, %groups : index
          %992 = arith.muli %9, %991 : index
          %993 = arith.index_castui %150 : i32 to index
          %994 = arith.addi %992, %993 : index
          %995 = arith.muli %994, %c98 : index
          %996 = arith.addi %995, %763 : index
          memref.store %793, %partial[%996] : memref<?xf32>
          %997 = arith.addi %995, %794 : index
          memref.store %824, %partial[%997] : memref<?xf32>
          %998 = arith.addi %641, %c36 : index
          %999 = arith.addi %995, %998 : index
          memref.store %882, %partial[%999] : memref<?xf32>
          %1000 = arith.addi %641, %c37 : index
          %1001 = arith.addi %995, %1000 : index
          memref.store %904, %partial[%1001] : memref<?xf32>
          %1002 = arith.cmpi slt, %641, %c3 : index
          scf.if %1002 {
            %1003 = arith.addi %995, %c5 : index
            %1004 = arith.addi %1003, %641 : index
            memref.store %756, %partial[%1004] : memref<?xf32>
            %1005 = arith.addi %1004, %c3 : index
            memref.store %762, %partial[%1005] : memref<?xf32>
          }
          %1006 = arith.addi %42, %c65 : i32
          %1007 = arith.divui %1006, %c66 : i32
          %1008 = arith.divui %150, %c66 : i32
          %1009 = arith.addi %groups, %c4 : index
          %1010 = arith.muli %9, %1009 : index
          %1011 = arith.muli %1008, %c66 : i32
          %1012 = arith.subi %42, %1011 : i32
          %1013 = arith.minsi %1012, %c66 : i32
          %1014 = arith.index_castui %1008 : i32 to index
          %1015 = arith.addi %1010, %1014 : index
          %1016 = arith.index_castui %1013 : i32 to index
          %1017 = wave.arrive %counters[%1015], %1016 : memref<?xi32>
          scf.if %1017 {
            %1025:6 = scf.for %1018 = %c44 to %1013 step %c66 iter_args(%1019 = %c39, %1020 = %c40, %1021 = %c40, %1022 = %c40, %1023 = %c40, %1024 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1026 = arith.addi %1018, %c44 : i32
              %1027 = arith.subi %1013, %c16 : i32
              %1028 = arith.minsi %1026, %1027 : i32
              %1029 = arith.addi %1011, %1028 : i32
              %1030 = arith.index_castui %1029 : i32 to index
              %1031 = arith.addi %992, %1030 : index
              %1032 = arith.muli %1031, %c98 : index
              %1033 = arith.addi %1032, %c5 : index
              %1034 = arith.addi %1033, %642 : index
              %1035 = memref.load %partial[%1034] : memref<?xf32>
              %1036 = arith.cmpi slt, %1026, %1013 : i32
              %1037 = arith.select %1036, %1035, %c39 : f32
              %1038 = arith.addi %1032, %641 : index
              %1039 = arith.addi %1038, %c22 : index
              %1040 = memref.load %partial[%1039] : memref<?xf32>
              %1041 = arith.addi %1038, %c7 : index
              %1042 = memref.load %partial[%1041] : memref<?xf32>
              %1043 = arith.addi %1038, %c36 : index
              %1044 = memref.load %partial[%1043] : memref<?xf32>
              %1045 = arith.addi %1038, %c37 : index
              %1046 = memref.load %partial[%1045] : memref<?xf32>
              %1047 = arith.addi %1034, %c3 : index
              %1048 = memref.load %partial[%1047] : memref<?xf32>
              %1049 = arith.addi %1018, %c16 : i32
              %1050 = arith.minsi %1049, %1027 : i32
              %1051 = arith.addi %1011, %1050 : i32
              %1052 = arith.index_castui %1051 : i32 to index
              %1053 = arith.addi %992, %1052 : index
              %1054 = arith.muli %1053, %c98 : index
              %1055 = arith.addi %1054, %c5 : index
              %1056 = arith.addi %1055, %642 : index
              %1057 = memref.load %partial[%1056] : memref<?xf32>
              %1058 = arith.cmpi slt, %1049, %1013 : i32
              %1059 = arith.select %1058, %1057, %c39 : f32
              %1060 = arith.addi %1054, %641 : index
              %1061 = arith.addi %1060, %c22 : index
              %1062 = memref.load %partial[%1061] : memref<?xf32>
              %1063 = arith.addi %1060, %c7 : index
              %1064 = memref.load %partial[%1063] : memref<?xf32>
              %1065 = arith.addi %1060, %c36 : index
              %1066 = memref.load %partial[%1065] : memref<?xf32>
              %1067 = arith.addi %1060, %c37 : index
              %1068 = memref.load %partial[%1067] : memref<?xf32>
              %1069 = arith.addi %1056, %c3 : index
              %1070 = memref.load %partial[%1069] : memref<?xf32>
              %1071 = arith.addi %1018, %c59 : i32
              %1072 = arith.minsi %1071, %1027 : i32
              %1073 = arith.addi %1011, %1072 : i32
              %1074 = arith.index_castui %1073 : i32 to index
              %1075 = arith.addi %992, %1074 : index
              %1076 = arith.muli %1075, %c98 : index
              %1077 = arith.addi %1076, %c5 : index
              %1078 = arith.addi %1077, %642 : index
              %1079 = memref.load %partial[%1078] : memref<?xf32>
              %1080 = arith.cmpi slt, %1071, %1013 : i32
              %1081 = arith.select %1080, %1079, %c39 : f32
              %1082 = arith.addi %1076, %641 : index
              %1083 = arith.addi %1082, %c22 : index
              %1084 = memref.load %partial[%1083] : memref<?xf32>
              %1085 = arith.addi %1082, %c7 : index
              %1086 = memref.load %partial[%1085] : memref<?xf32>
              %1087 = arith.addi %1082, %c36 : index
              %1088 = memref.load %partial[%1087] : memref<?xf32>
              %1089 = arith.addi %1082, %c37 : index
              %1090 = memref.load %partial[%1089] : memref<?xf32>
              %1091 = arith.addi %1078, %c3 : index
              %1092 = memref.load %partial[%1091] : memref<?xf32>
              %1093 = arith.addi %1018, %c61 : i32
              %1094 = arith.minsi %1093, %1027 : i32
              %1095 = arith.addi %1011, %1094 : i32
              %1096 = arith.index_castui %1095 : i32 to index
              %1097 = arith.addi %992, %1096 : index
              %1098 = arith.muli %1097, %c98 : index
              %1099 = arith.addi %1098, %c5 : index
              %1100 = arith.addi %1099, %642 : index
              %1101 = memref.load %partial[%1100] : memref<?xf32>
              %1102 = arith.cmpi slt, %1093, %1013 : i32
              %1103 = arith.select %1102, %1101, %c39 : f32
              %1104 = arith.addi %1098, %641 : index
              %1105 = arith.addi %1104, %c22 : index
              %1106 = memref.load %partial[%1105] : memref<?xf32>
              %1107 = arith.addi %1104, %c7 : index
              %1108 = memref.load %partial[%1107] : memref<?xf32>
              %1109 = arith.addi %1104, %c36 : index
              %1110 = memref.load %partial[%1109] : memref<?xf32>
              %1111 = arith.addi %1104, %c37 : index
              %1112 = memref.load %partial[%1111] : memref<?xf32>
              %1113 = arith.addi %1100, %c3 : index
              %1114 = memref.load %partial[%1113] : memref<?xf32>
              %1115 = arith.addi %1018, %c62 : i32
              %1116 = arith.minsi %1115, %1027 : i32
              %1117 = arith.addi %1011, %1116 : i32
              %1118 = arith.index_castui %1117 : i32 to index
              %1119 = arith.addi %992, %1118 : index
              %1120 = arith.muli %1119, %c98 : index
              %1121 = arith.addi %1120, %c5 : index
              %1122 = arith.addi %1121, %642 : index
              %1123 = memref.load %partial[%1122] : memref<?xf32>
              %1124 = arith.cmpi slt, %1115, %1013 : i32
              %1125 = arith.select %1124, %1123, %c39 : f32
              %1126 = arith.addi %1120, %641 : index
              %1127 = arith.addi %1126, %c22 : index
              %1128 = memref.load %partial[%1127] : memref<?xf32>
              %1129 = arith.addi %1126, %c7 : index
              %1130 = memref.load %partial[%1129] : memref<?xf32>
              %1131 = arith.addi %1126, %c36 : index
              %1132 = memref.load %partial[%1131] : memref<?xf32>
              %1133 = arith.addi %1126, %c37 : index
              %1134 = memref.load %partial[%1133] : memref<?xf32>
              %1135 = arith.addi %1122, %c3 : index
              %1136 = memref.load %partial[%1135] : memref<?xf32>
              %1137 = arith.addi %1018, %c63 : i32
              %1138 = arith.minsi %1137, %1027 : i32
              %1139 = arith.addi %1011, %1138 : i32
              %1140 = arith.index_castui %1139 : i32 to index
              %1141 = arith.addi %992, %1140 : index
              %1142 = arith.muli %1141, %c98 : index
              %1143 = arith.addi %1142, %c5 : index
              %1144 = arith.addi %1143, %642 : index
              %1145 = memref.load %partial[%1144] : memref<?xf32>
              %1146 = arith.cmpi slt, %1137, %1013 : i32
              %1147 = arith.select %1146, %1145, %c39 : f32
              %1148 = arith.addi %1142, %641 : index
              %1149 = arith.addi %1148, %c22 : index
              %1150 = memref.load %partial[%1149] : memref<?xf32>
              %1151 = arith.addi %1148, %c7 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.addi %1148, %c36 : index
              %1154 = memref.load %partial[%1153] : memref<?xf32>
              %1155 = arith.addi %1148, %c37 : index
              %1156 = memref.load %partial[%1155] : memref<?xf32>
              %1157 = arith.addi %1144, %c3 : index
              %1158 = memref.load %partial[%1157] : memref<?xf32>
              %1159 = arith.addi %1018, %c64 : i32
              %1160 = arith.minsi %1159, %1027 : i32
              %1161 = arith.addi %1011, %1160 : i32
              %1162 = arith.index_castui %1161 : i32 to index
              %1163 = arith.addi %992, %1162 : index
              %1164 = arith.muli %1163, %c98 : index
              %1165 = arith.addi %1164, %c5 : index
              %1166 = arith.addi %1165, %642 : index
              %1167 = memref.load %partial[%1166] : memref<?xf32>
              %1168 = arith.cmpi slt, %1159, %1013 : i32
              %1169 = arith.select %1168, %1167, %c39 : f32
              %1170 = arith.addi %1164, %641 : index
              %1171 = arith.addi %1170, %c22 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.addi %1170, %c7 : index
              %1174 = memref.load %partial[%1173] : memref<?xf32>
              %1175 = arith.addi %1170, %c36 : index
              %1176 = memref.load %partial[%1175] : memref<?xf32>
              %1177 = arith.addi %1170, %c37 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %1166, %c3 : index
              %1180 = memref.load %partial[%1179] : memref<?xf32>
              %1181 = arith.addi %1018, %c65 : i32
              %1182 = arith.minsi %1181, %1027 : i32
              %1183 = arith.addi %1011, %1182 : i32
              %1184 = arith.index_castui %1183 : i32 to index
              %1185 = arith.addi %992, %1184 : index
              %1186 = arith.muli %1185, %c98 : index
              %1187 = arith.addi %1186, %c5 : index
              %1188 = arith.addi %1187, %642 : index
              %1189 = memref.load %partial[%1188] : memref<?xf32>
              %1190 = arith.cmpi slt, %1181, %1013 : i32
              %1191 = arith.select %1190, %1189, %c39 : f32
              %1192 = arith.addi %1186, %641 : index
              %1193 = arith.addi %1192, %c22 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1192, %c7 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.addi %1192, %c36 : index
              %1198 = memref.load %partial[%1197] : memref<?xf32>
              %1199 = arith.addi %1192, %c37 : index
              %1200 = memref.load %partial[%1199] : memref<?xf32>
              %1201 = arith.addi %1188, %c3 : index
              %1202 = memref.load %partial[%1201] : memref<?xf32>
              %1203 = arith.maxnumf %1019, %1037 fastmath<nnan> : f32
              %1204 = arith.subf %1019, %1203 : f32
              %1205 = wave.exp2 %1204 : f32
              %1206 = arith.subf %1037, %1203 : f32
              %1207 = wave.exp2 %1206 : f32
              %1208 = arith.mulf %1020, %1205 : f32
              %1209 = math.fma %1048, %1207, %1208 : f32
              %1210 = arith.mulf %1021, %1205 : f32
              %1211 = math.fma %1040, %1207, %1210 : f32
              %1212 = arith.mulf %1022, %1205 : f32
              %1213 = math.fma %1042, %1207, %1212 : f32
              %1214 = arith.mulf %1023, %1205 : f32
              %1215 = math.fma %1044, %1207, %1214 : f32
              %1216 = arith.mulf %1024, %1205 : f32
              %1217 = math.fma %1046, %1207, %1216 : f32
              %1218 = arith.maxnumf %1203, %1059 fastmath<nnan> : f32
              %1219 = arith.subf %1203, %1218 : f32
              %1220 = wave.exp2 %1219 : f32
              %1221 = arith.subf %1059, %1218 : f32
              %1222 = wave.exp2 %1221 : f32
              %1223 = arith.mulf %1209, %1220 : f32
              %1224 = math.fma %1070, %1222, %1223 : f32
              %1225 = arith.mulf %1211, %1220 : f32
              %1226 = math.fma %1062, %1222, %1225 : f32
              %1227 = arith.mulf %1213, %1220 : f32
              %1228 = math.fma %1064, %1222, %1227 : f32
              %1229 = arith.mulf %1215, %1220 : f32
              %1230 = math.fma %1066, %1222, %1229 : f32
              %1231 = arith.mulf %1217, %1220 : f32
              %1232 = math.fma %1068, %1222, %1231 : f32
              %1233 = arith.maxnumf %1218, %1081 fastmath<nnan> : f32
              %1234 = arith.subf %1218, %1233 : f32
              %1235 = wave.exp2 %1234 : f32
              %1236 = arith.subf %1081, %1233 : f32
              %1237 = wave.exp2 %1236 : f32
              %1238 = arith.mulf %1224, %1235 : f32
              %1239 = math.fma %1092, %1237, %1238 : f32
              %1240 = arith.mulf %1226, %1235 : f32
              %1241 = math.fma %1084, %1237, %1240 : f32
              %1242 = arith.mulf %1228, %1235 : f32
              %1243 = math.fma %1086, %1237, %1242 : f32
              %1244 = arith.mulf %1230, %1235 : f32
              %1245 = math.fma %1088, %1237, %1244 : f32
              %1246 = arith.mulf %1232, %1235 : f32
              %1247 = math.fma %1090, %1237, %1246 : f32
              %1248 = arith.maxnumf %1233, %1103 fastmath<nnan> : f32
              %1249 = arith.subf %1233, %1248 : f32
              %1250 = wave.exp2 %1249 : f32
              %1251 = arith.subf %1103, %1248 : f32
              %1252 = wave.exp2 %1251 : f32
              %1253 = arith.mulf %1239, %1250 : f32
              %1254 = math.fma %1114, %1252, %1253 : f32
              %1255 = arith.mulf %1241, %1250 : f32
              %1256 = math.fma %1106, %1252, %1255 : f32
              %1257 = arith.mulf %1243, %1250 : f32
              %1258 = math.fma %1108, %1252, %1257 : f32
              %1259 = arith.mulf %1245, %1250 : f32
              %1260 = math.fma %1110, %1252, %1259 : f32
              %1261 = arith.mulf %1247, %1250 : f32
              %1262 = math.fma %1112, %1252, %1261 : f32
              %1263 = arith.maxnumf %1248, %1125 fastmath<nnan> : f32
              %1264 = arith.subf %1248, %1263 : f32
              %1265 = wave.exp2 %1264 : f32
              %1266 = arith.subf %1125, %1263 : f32
              %1267 = wave.exp2 %1266 : f32
              %1268 = arith.mulf %1254, %1265 : f32
              %1269 = math.fma %1136, %1267, %1268 : f32
              %1270 = arith.mulf %1256, %1265 : f32
              %1271 = math.fma %1128, %1267, %1270 : f32
              %1272 = arith.mulf %1258, %1265 : f32
              %1273 = math.fma %1130, %1267, %1272 : f32
              %1274 = arith.mulf %1260, %1265 : f32
              %1275 = math.fma %1132, %1267, %1274 : f32
              %1276 = arith.mulf %1262, %1265 : f32
              %1277 = math.fma %1134, %1267, %1276 : f32
              %1278 = arith.maxnumf %1263, %1147 fastmath<nnan> : f32
              %1279 = arith.subf %1263, %1278 : f32
              %1280 = wave.exp2 %1279 : f32
              %1281 = arith.subf %1147, %1278 : f32
              %1282 = wave.exp2 %1281 : f32
              %1283 = arith.mulf %1269, %1280 : f32
              %1284 = math.fma %1158, %1282, %1283 : f32
              %1285 = arith.mulf %1271, %1280 : f32
              %1286 = math.fma %1150, %1282, %1285 : f32
              %1287 = arith.mulf %1273, %1280 : f32
              %1288 = math.fma %1152, %1282, %1287 : f32
              %1289 = arith.mulf %1275, %1280 : f32
              %1290 = math.fma %1154, %1282, %1289 : f32
              %1291 = arith.mulf %1277, %1280 : f32
              %1292 = math.fma %1156, %1282, %1291 : f32
              %1293 = arith.maxnumf %1278, %1169 fastmath<nnan> : f32
              %1294 = arith.subf %1278, %1293 : f32
              %1295 = wave.exp2 %1294 : f32
              %1296 = arith.subf %1169, %1293 : f32
              %1297 = wave.exp2 %1296 : f32
              %1298 = arith.mulf %1284, %1295 : f32
              %1299 = math.fma %1180, %1297, %1298 : f32
              %1300 = arith.mulf %1286, %1295 : f32
              %1301 = math.fma %1172, %1297, %1300 : f32
              %1302 = arith.mulf %1288, %1295 : f32
              %1303 = math.fma %1174, %1297, %1302 : f32
              %1304 = arith.mulf %1290, %1295 : f32
              %1305 = math.fma %1176, %1297, %1304 : f32
              %1306 = arith.mulf %1292, %1295 : f32
              %1307 = math.fma %1178, %1297, %1306 : f32
              %1308 = arith.maxnumf %1293, %1191 fastmath<nnan> : f32
              %1309 = arith.subf %1293, %1308 : f32
              %1310 = wave.exp2 %1309 : f32
              %1311 = arith.subf %1191, %1308 : f32
              %1312 = wave.exp2 %1311 : f32
              %1313 = arith.mulf %1299, %1310 : f32
              %1314 = math.fma %1202, %1312, %1313 : f32
              %1315 = arith.mulf %1301, %1310 : f32
              %1316 = math.fma %1194, %1312, %1315 : f32
              %1317 = arith.mulf %1303, %1310 : f32
              %1318 = math.fma %1196, %1312, %1317 : f32
              %1319 = arith.mulf %1305, %1310 : f32
              %1320 = math.fma %1198, %1312, %1319 : f32
              %1321 = arith.mulf %1307, %1310 : f32
              %1322 = math.fma %1200, %1312, %1321 : f32
              scf.yield %1308, %1314, %1316, %1318, %1320, %1322 : f32, f32, f32, f32, f32, f32
            }
            %1323 = arith.cmpi eq, %1007, %c16 : i32
            scf.if %1323 {
              %1324 = arith.addi %kvHeads, %15 : index
              %1325 = memref.load %scales[%1324] : memref<?xf32>
              %1326 = arith.divf %1325, %1025#1 : f32
              %1327 = arith.addi %17, %642 : index
              %1328 = arith.cmpi slt, %1327, %groupSize : index
              scf.if %1328 {
                %1329 = arith.muli %15, %groupSize : index
                %1330 = arith.addi %1329, %1327 : index
                %1331 = arith.muli %1330, %c23 : index
                %1332 = arith.muli %heads, %c23 : index
                %1333 = arith.mulf %1025#2, %1326 : f32
                %1334 = arith.addf %1333, %c40 : f32
                %1335 = arith.minimumf %1334, %c94 : f32
                %1336 = arith.maximumf %1335, %c95 : f32
                %1337 = arith.truncf %1336 : f32 to f16
                %1338 = arith.divui %763, %c3 : index
                %1339 = arith.addi %1331, %1338 : index
                %1340 = arith.divui %24, %outTileRows : index
                %1341 = arith.divui %1332, %c3 : index
                %1342 = arith.muli %1340, %1341 : index
                %1343 = arith.divui %1339, %c3 : index
                %1344 = arith.addi %1342, %1343 : index
                %1345 = arith.muli %1344, %c9 : index
                %1346 = arith.remui %1339, %c3 : index
                %1347 = arith.divui %1346, %c25 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.muli %outTileRows, %c25 : index
                %1350 = arith.muli %1348, %1349 : index
                %1351 = arith.remui %24, %outTileRows : index
                %1352 = arith.muli %1351, %c25 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.remui %1339, %c25 : index
                %1355 = arith.addi %1353, %1354 : index
                memref.store %1337, %out[%1355] : memref<?xf16>
                %1356 = arith.mulf %1025#3, %1326 : f32
                %1357 = arith.addf %1356, %c40 : f32
                %1358 = arith.minimumf %1357, %c94 : f32
                %1359 = arith.maximumf %1358, %c95 : f32
                %1360 = arith.truncf %1359 : f32 to f16
                %1361 = arith.divui %794, %c3 : index
                %1362 = arith.addi %1331, %1361 : index
                %1363 = arith.divui %1362, %c3 : index
                %1364 = arith.addi %1342, %1363 : index
                %1365 = arith.muli %1364, %c9 : index
                %1366 = arith.remui %1362, %c3 : index
                %1367 = arith.divui %1366, %c25 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.muli %1368, %1349 : index
                %1370 = arith.addi %1369, %1352 : index
                %1371 = arith.remui %1362, %c25 : index
                %1372 = arith.addi %1370, %1371 : index
                memref.store %1360, %out[%1372] : memref<?xf16>
                %1373 = arith.mulf %1025#4, %1326 : f32
                %1374 = arith.addf %1373, %c40 : f32
                %1375 = arith.minimumf %1374, %c94 : f32
                %1376 = arith.maximumf %1375, %c95 : f32
                %1377 = arith.truncf %1376 : f32 to f16
                %1378 = arith.divui %998, %c3 : index
                %1379 = arith.addi %1331, %1378 : index
                %1380 = arith.divui %1379, %c3 : index
                %1381 = arith.addi %1342, %1380 : index
                %1382 = arith.muli %1381, %c9 : index
                %1383 = arith.remui %1379, %c3 : index
                %1384 = arith.divui %1383, %c25 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.muli %1385, %1349 : index
                %1387 = arith.addi %1386, %1352 : index
                %1388 = arith.remui %1379, %c25 : index
                %1389 = arith.addi %1387, %1388 : index
                memref.store %1377, %out[%1389] : memref<?xf16>
                %1390 = arith.mulf %1025#5, %1326 : f32
                %1391 = arith.addf %1390, %c40 : f32
                %1392 = arith.minimumf %1391, %c94 : f32
                %1393 = arith.maximumf %1392, %c95 : f32
                %1394 = arith.truncf %1393 : f32 to f16
                %1395 = arith.divui %1000, %c3 : index
                %1396 = arith.addi %1331, %1395 : index
                %1397 = arith.divui %1396, %c3 : index
                %1398 = arith.addi %1342, %1397 : index
                %1399 = arith.muli %1398, %c9 : index
                %1400 = arith.remui %1396, %c3 : index
                %1401 = arith.divui %1400, %c25 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.muli %1402, %1349 : index
                %1404 = arith.addi %1403, %1352 : index
                %1405 = arith.remui %1396, %c25 : index
                %1406 = arith.addi %1404, %1405 : index
                memref.store %1394, %out[%1406] : memref<?xf16>
              }
            } else {
              %1407 = arith.index_cast %ranges : index to i32
              %1408 = arith.addi %1407, %1008 : i32
              %1409 = arith.index_castui %1408 : i32 to index
              %1410 = arith.addi %992, %1409 : index
              %1411 = arith.muli %1410, %c98 : index
              %1412 = arith.addi %1411, %763 : index
              memref.store %1025#2, %partial[%1412] : memref<?xf32>
              %1413 = arith.addi %1411, %794 : index
              memref.store %1025#3, %partial[%1413] : memref<?xf32>
              %1414 = arith.addi %1411, %998 : index
              memref.store %1025#4, %partial[%1414] : memref<?xf32>
              %1415 = arith.addi %1411, %1000 : index
              memref.store %1025#5, %partial[%1415] : memref<?xf32>
              scf.if %1002 {
                %1416 = arith.addi %1411, %c5 : index
                %1417 = arith.addi %1416, %641 : index
                memref.store %1025#0, %partial[%1417] : memref<?xf32>
                %1418 = arith.addi %1417, %c3 : index
                memref.store %1025#1, %partial[%1418] : memref<?xf32>
              }
              %1419 = arith.addi %1010, %groups : index
              %1420 = arith.index_castui %1007 : i32 to index
              %1421 = wave.arrive %counters[%1419], %1420 : memref<?xi32>
              scf.if %1421 {
                %1429:6 = scf.for %1422 = %c44 to %1007 step %c66 iter_args(%1423 = %c39, %1424 = %c40, %1425 = %c40, %1426 = %c40, %1427 = %c40, %1428 = %c40) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1430 = arith.addi %1422, %c44 : i32
                  %1431 = arith.subi %1007, %c16 : i32
                  %1432 = arith.minsi %1430, %1431 : i32
                  %1433 = arith.addi %1407, %1432 : i32
                  %1434 = arith.index_castui %1433 : i32 to index
                  %1435 = arith.addi %992, %1434 : index
                  %1436 = arith.muli %1435, %c98 : index
                  %1437 = arith.addi %1436, %c5 : index
                  %1438 = arith.addi %1437, %642 : index
                  %1439 = memref.load %partial[%1438] : memref<?xf32>
                  %1440 = arith.cmpi slt, %1430, %1007 : i32
                  %1441 = arith.select %1440, %1439, %c39 : f32
                  %1442 = arith.addi %1436, %641 : index
                  %1443 = arith.addi %1442, %c22 : index
                  %1444 = memref.load %partial[%1443] : memref<?xf32>
                  %1445 = arith.addi %1442, %c7 : index
                  %1446 = memref.load %partial[%1445] : memref<?xf32>
                  %1447 = arith.addi %1442, %c36 : index
                  %1448 = memref.load %partial[%1447] : memref<?xf32>
                  %1449 = arith.addi %1442, %c37 : index
                  %1450 = memref.load %partial[%1449] : memref<?xf32>
                  %1451 = arith.addi %1438, %c3 : index
                  %1452 = memref.load %partial[%1451] : memref<?xf32>
                  %1453 = arith.addi %1422, %c16 : i32
                  %1454 = arith.minsi %1453, %1431 : i32
                  %1455 = arith.addi %1407, %1454 : i32
                  %1456 = arith.index_castui %1455 : i32 to index
                  %1457 = arith.addi %992, %1456 : index
                  %1458 = arith.muli %1457, %c98 : index
                  %1459 = arith.addi %1458, %c5 : index
                  %1460 = arith.addi %1459, %642 : index
                  %1461 = memref.load %partial[%1460] : memref<?xf32>
                  %1462 = arith.cmpi slt, %1453, %1007 : i32
                  %1463 = arith.select %1462, %1461, %c39 : f32
                  %1464 = arith.addi %1458, %641 : index
                  %1465 = arith.addi %1464, %c22 : index
                  %1466 = memref.load %partial[%1465] : memref<?xf32>
                  %1467 = arith.addi %1464, %c7 : index
                  %1468 = memref.load %partial[%1467] : memref<?xf32>
                  %1469 = arith.addi %1464, %c36 : index
                  %1470 = memref.load %partial[%1469] : memref<?xf32>
                  %1471 = arith.addi %1464, %c37 : index
                  %1472 = memref.load %partial[%1471] : memref<?xf32>
                  %1473 = arith.addi %1460, %c3 : index
                  %1474 = memref.load %partial[%1473] : memref<?xf32>
                  %1475 = arith.addi %1422, %c59 : i32
                  %1476 = arith.minsi %1475, %1431 : i32
                  %1477 = arith.addi %1407, %1476 : i32
                  %1478 = arith.index_castui %1477 : i32 to index
                  %1479 = arith.addi %992, %1478 : index
                  %1480 = arith.muli %1479, %c98 : index
                  %1481 = arith.addi %1480, %c5 : index
                  %1482 = arith.addi %1481, %642 : index
                  %1483 = memref.load %partial[%1482] : memref<?xf32>
                  %1484 = arith.cmpi slt, %1475, %1007 : i32
                  %1485 = arith.select %1484, %1483, %c39 : f32
                  %1486 = arith.addi %1480, %641 : index
                  %1487 = arith.addi %1486, %c22 : index
                  %1488 = memref.load %partial[%1487] : memref<?xf32>
                  %1489 = arith.addi %1486, %c7 : index
                  %1490 = memref.load %partial[%1489] : memref<?xf32>
                  %1491 = arith.addi %1486, %c36 : index
                  %1492 = memref.load %partial[%1491] : memref<?xf32>
                  %1493 = arith.addi %1486, %c37 : index
                  %1494 = memref.load %partial[%1493] : memref<?xf32>
                  %1495 = arith.addi %1482, %c3 : index
                  %1496 = memref.load %partial[%1495] : memref<?xf32>
                  %1497 = arith.addi %1422, %c61 : i32
                  %1498 = arith.minsi %1497, %1431 : i32
                  %1499 = arith.addi %1407, %1498 : i32
                  %1500 = arith.index_castui %1499 : i32 to index
                  %1501 = arith.addi %992, %1500 : index
                  %1502 = arith.muli %1501, %c98 : index
                  %1503 = arith.addi %1502, %c5 : index
                  %1504 = arith.addi %1503, %642 : index
                  %1505 = memref.load %partial[%1504] : memref<?xf32>
                  %1506 = arith.cmpi slt, %1497, %1007 : i32
                  %1507 = arith.select %1506, %1505, %c39 : f32
                  %1508 = arith.addi %1502, %641 : index
                  %1509 = arith.addi %1508, %c22 : index
                  %1510 = memref.load %partial[%1509] : memref<?xf32>
                  %1511 = arith.addi %1508, %c7 : index
                  %1512 = memref.load %partial[%1511] : memref<?xf32>
                  %1513 = arith.addi %1508, %c36 : index
                  %1514 = memref.load %partial[%1513] : memref<?xf32>
                  %1515 = arith.addi %1508, %c37 : index
                  %1516 = memref.load %partial[%1515] : memref<?xf32>
                  %1517 = arith.addi %1504, %c3 : index
                  %1518 = memref.load %partial[%1517] : memref<?xf32>
                  %1519 = arith.addi %1422, %c62 : i32
                  %1520 = arith.minsi %1519, %1431 : i32
                  %1521 = arith.addi %1407, %1520 : i32
                  %1522 = arith.index_castui %1521 : i32 to index
                  %1523 = arith.addi %992, %1522 : index
                  %1524 = arith.muli %1523, %c98 : index
                  %1525 = arith.addi %1524, %c5 : index
                  %1526 = arith.addi %1525, %642 : index
                  %1527 = memref.load %partial[%1526] : memref<?xf32>
                  %1528 = arith.cmpi slt, %1519, %1007 : i32
                  %1529 = arith.select %1528, %1527, %c39 : f32
                  %1530 = arith.addi %1524, %641 : index
                  %1531 = arith.addi %1530, %c22 : index
                  %1532 = memref.load %partial[%1531] : memref<?xf32>
                  %1533 = arith.addi %1530, %c7 : index
                  %1534 = memref.load %partial[%1533] : memref<?xf32>
                  %1535 = arith.addi %1530, %c36 : index
                  %1536 = memref.load %partial[%1535] : memref<?xf32>
                  %1537 = arith.addi %1530, %c37 : index
                  %1538 = memref.load %partial[%1537] : memref<?xf32>
                  %1539 = arith.addi %1526, %c3 : index
                  %1540 = memref.load %partial[%1539] : memref<?xf32>
                  %1541 = arith.addi %1422, %c63 : i32
                  %1542 = arith.minsi %1541, %1431 : i32
                  %1543 = arith.addi %1407, %1542 : i32
                  %1544 = arith.index_castui %1543 : i32 to index
                  %1545 = arith.addi %992, %1544 : index
                  %1546 = arith.muli %1545, %c98 : index
                  %1547 = arith.addi %1546, %c5 : index
                  %1548 = arith.addi %1547, %642 : index
                  %1549 = memref.load %partial[%1548] : memref<?xf32>
                  %1550 = arith.cmpi slt, %1541, %1007 : i32
                  %1551 = arith.select %1550, %1549, %c39 : f32
                  %1552 = arith.addi %1546, %641 : index
                  %1553 = arith.addi %1552, %c22 : index
                  %1554 = memref.load %partial[%1553] : memref<?xf32>
                  %1555 = arith.addi %1552, %c7 : index
                  %1556 = memref.load %partial[%1555] : memref<?xf32>
                  %1557 = arith.addi %1552, %c36 : index
                  %1558 = memref.load %partial[%1557] : memref<?xf32>
                  %1559 = arith.addi %1552, %c37 : index
                  %1560 = memref.load %partial[%1559] : memref<?xf32>
                  %1561 = arith.addi %1548, %c3 : index
                  %1562 = memref.load %partial[%1561] : memref<?xf32>
                  %1563 = arith.addi %1422, %c64 : i32
                  %1564 = arith.minsi %1563, %1431 : i32
                  %1565 = arith.addi %1407, %1564 : i32
                  %1566 = arith.index_castui %1565 : i32 to index
                  %1567 = arith.addi %992, %1566 : index
                  %1568 = arith.muli %1567, %c98 : index
                  %1569 = arith.addi %1568, %c5 : index
                  %1570 = arith.addi %1569, %642 : index
                  %1571 = memref.load %partial[%1570] : memref<?xf32>
                  %1572 = arith.cmpi slt, %1563, %1007 : i32
                  %1573 = arith.select %1572, %1571, %c39 : f32
                  %1574 = arith.addi %1568, %641 : index
                  %1575 = arith.addi %1574, %c22 : index
                  %1576 = memref.load %partial[%1575] : memref<?xf32>
                  %1577 = arith.addi %1574, %c7 : index
                  %1578 = memref.load %partial[%1577] : memref<?xf32>
                  %1579 = arith.addi %1574, %c36 : index
                  %1580 = memref.load %partial[%1579] : memref<?xf32>
                  %1581 = arith.addi %1574, %c37 : index
                  %1582 = memref.load %partial[%1581] : memref<?xf32>
                  %1583 = arith.addi %1570, %c3 : index
                  %1584 = memref.load %partial[%1583] : memref<?xf32>
                  %1585 = arith.addi %1422, %c65 : i32
                  %1586 = arith.minsi %1585, %1431 : i32
                  %1587 = arith.addi %1407, %1586 : i32
                  %1588 = arith.index_castui %1587 : i32 to index
                  %1589 = arith.addi %992, %1588 : index
                  %1590 = arith.muli %1589, %c98 : index
                  %1591 = arith.addi %1590, %c5 : index
                  %1592 = arith.addi %1591, %642 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.cmpi slt, %1585, %1007 : i32
                  %1595 = arith.select %1594, %1593, %c39 : f32
                  %1596 = arith.addi %1590, %641 : index
                  %1597 = arith.addi %1596, %c22 : index
                  %1598 = memref.load %partial[%1597] : memref<?xf32>
                  %1599 = arith.addi %1596, %c7 : index
                  %1600 = memref.load %partial[%1599] : memref<?xf32>
                  %1601 = arith.addi %1596, %c36 : index
                  %1602 = memref.load %partial[%1601] : memref<?xf32>
                  %1603 = arith.addi %1596, %c37 : index
                  %1604 = memref.load %partial[%1603] : memref<?xf32>
                  %1605 = arith.addi %1592, %c3 : index
                  %1606 = memref.load %partial[%1605] : memref<?xf32>
                  %1607 = arith.maxnumf %1423, %1441 fastmath<nnan> : f32
                  %1608 = arith.subf %1423, %1607 : f32
                  %1609 = wave.exp2 %1608 : f32
                  %1610 = arith.subf %1441, %1607 : f32
                  %1611 = wave.exp2 %1610 : f32
                  %1612 = arith.mulf %1424, %1609 : f32
                  %1613 = math.fma %1452, %1611, %1612 : f32
                  %1614 = arith.mulf %1425, %1609 : f32
                  %1615 = math.fma %1444, %1611, %1614 : f32
                  %1616 = arith.mulf %1426, %1609 : f32
                  %1617 = math.fma %1446, %1611, %1616 : f32
                  %1618 = arith.mulf %1427, %1609 : f32
                  %1619 = math.fma %1448, %1611, %1618 : f32
                  %1620 = arith.mulf %1428, %1609 : f32
                  %1621 = math.fma %1450, %1611, %1620 : f32
                  %1622 = arith.maxnumf %1607, %1463 fastmath<nnan> : f32
                  %1623 = arith.subf %1607, %1622 : f32
                  %1624 = wave.exp2 %1623 : f32
                  %1625 = arith.subf %1463, %1622 : f32
                  %1626 = wave.exp2 %1625 : f32
                  %1627 = arith.mulf %1613, %1624 : f32
                  %1628 = math.fma %1474, %1626, %1627 : f32
                  %1629 = arith.mulf %1615, %1624 : f32
                  %1630 = math.fma %1466, %1626, %1629 : f32
                  %1631 = arith.mulf %1617, %1624 : f32
                  %1632 = math.fma %1468, %1626, %1631 : f32
                  %1633 = arith.mulf %1619, %1624 : f32
                  %1634 = math.fma %1470, %1626, %1633 : f32
                  %1635 = arith.mulf %1621, %1624 : f32
                  %1636 = math.fma %1472, %1626, %1635 : f32
                  %1637 = arith.maxnumf %1622, %1485 fastmath<nnan> : f32
                  %1638 = arith.subf %1622, %1637 : f32
                  %1639 = wave.exp2 %1638 : f32
                  %1640 = arith.subf %1485, %1637 : f32
                  %1641 = wave.exp2 %1640 : f32
                  %1642 = arith.mulf %1628, %1639 : f32
                  %1643 = math.fma %1496, %1641, %1642 : f32
                  %1644 = arith.mulf %1630, %1639 : f32
                  %1645 = math.fma %1488, %1641, %1644 : f32
                  %1646 = arith.mulf %1632, %1639 : f32
                  %1647 = math.fma %1490, %1641, %1646 : f32
                  %1648 = arith.mulf %1634, %1639 : f32
                  %1649 = math.fma %1492, %1641, %1648 : f32
                  %1650 = arith.mulf %1636, %1639 : f32
                  %1651 = math.fma %1494, %1641, %1650 : f32
                  %1652 = arith.maxnumf %1637, %1507 fastmath<nnan> : f32
                  %1653 = arith.subf %1637, %1652 : f32
                  %1654 = wave.exp2 %1653 : f32
                  %1655 = arith.subf %1507, %1652 : f32
                  %1656 = wave.exp2 %1655 : f32
                  %1657 = arith.mulf %1643, %1654 : f32
                  %1658 = math.fma %1518, %1656, %1657 : f32
                  %1659 = arith.mulf %1645, %1654 : f32
                  %1660 = math.fma %1510, %1656, %1659 : f32
                  %1661 = arith.mulf %1647, %1654 : f32
                  %1662 = math.fma %1512, %1656, %1661 : f32
                  %1663 = arith.mulf %1649, %1654 : f32
                  %1664 = math.fma %1514, %1656, %1663 : f32
                  %1665 = arith.mulf %1651, %1654 : f32
                  %1666 = math.fma %1516, %1656, %1665 : f32
                  %1667 = arith.maxnumf %1652, %1529 fastmath<nnan> : f32
                  %1668 = arith.subf %1652, %1667 : f32
                  %1669 = wave.exp2 %1668 : f32
                  %1670 = arith.subf %1529, %1667 : f32
                  %1671 = wave.exp2 %1670 : f32
                  %1672 = arith.mulf %1658, %1669 : f32
                  %1673 = math.fma %1540, %1671, %1672 : f32
                  %1674 = arith.mulf %1660, %1669 : f32
                  %1675 = math.fma %1532, %1671, %1674 : f32
                  %1676 = arith.mulf %1662, %1669 : f32
                  %1677 = math.fma %1534, %1671, %1676 : f32
                  %1678 = arith.mulf %1664, %1669 : f32
                  %1679 = math.fma %1536, %1671, %1678 : f32
                  %1680 = arith.mulf %1666, %1669 : f32
                  %1681 = math.fma %1538, %1671, %1680 : f32
                  %1682 = arith.maxnumf %1667, %1551 fastmath<nnan> : f32
                  %1683 = arith.subf %1667, %1682 : f32
                  %1684 = wave.exp2 %1683 : f32
                  %1685 = arith.subf %1551, %1682 : f32
                  %1686 = wave.exp2 %1685 : f32
                  %1687 = arith.mulf %1673, %1684 : f32
                  %1688 = math.fma %1562, %1686, %1687 : f32
                  %1689 = arith.mulf %1675, %1684 : f32
                  %1690 = math.fma %1554, %1686, %1689 : f32
                  %1691 = arith.mulf %1677, %1684 : f32
                  %1692 = math.fma %1556, %1686, %1691 : f32
                  %1693 = arith.mulf %1679, %1684 : f32
                  %1694 = math.fma %1558, %1686, %1693 : f32
                  %1695 = arith.mulf %1681, %1684 : f32
                  %1696 = math.fma %1560, %1686, %1695 : f32
                  %1697 = arith.maxnumf %1682, %1573 fastmath<nnan> : f32
                  %1698 = arith.subf %1682, %1697 : f32
                  %1699 = wave.exp2 %1698 : f32
                  %1700 = arith.subf %1573, %1697 : f32
                  %1701 = wave.exp2 %1700 : f32
                  %1702 = arith.mulf %1688, %1699 : f32
                  %1703 = math.fma %1584, %1701, %1702 : f32
                  %1704 = arith.mulf %1690, %1699 : f32
                  %1705 = math.fma %1576, %1701, %1704 : f32
                  %1706 = arith.mulf %1692, %1699 : f32
                  %1707 = math.fma %1578, %1701, %1706 : f32
                  %1708 = arith.mulf %1694, %1699 : f32
                  %1709 = math.fma %1580, %1701, %1708 : f32
                  %1710 = arith.mulf %1696, %1699 : f32
                  %1711 = math.fma %1582, %1701, %1710 : f32
                  %1712 = arith.maxnumf %1697, %1595 fastmath<nnan> : f32
                  %1713 = arith.subf %1697, %1712 : f32
                  %1714 = wave.exp2 %1713 : f32
                  %1715 = arith.subf %1595, %1712 : f32
                  %1716 = wave.exp2 %1715 : f32
                  %1717 = arith.mulf %1703, %1714 : f32
                  %1718 = math.fma %1606, %1716, %1717 : f32
                  %1719 = arith.mulf %1705, %1714 : f32
                  %1720 = math.fma %1598, %1716, %1719 : f32
                  %1721 = arith.mulf %1707, %1714 : f32
                  %1722 = math.fma %1600, %1716, %1721 : f32
                  %1723 = arith.mulf %1709, %1714 : f32
                  %1724 = math.fma %1602, %1716, %1723 : f32
                  %1725 = arith.mulf %1711, %1714 : f32
                  %1726 = math.fma %1604, %1716, %1725 : f32
                  scf.yield %1712, %1718, %1720, %1722, %1724, %1726 : f32, f32, f32, f32, f32, f32
                }
                %1727 = arith.addi %kvHeads, %15 : index
                %1728 = memref.load %scales[%1727] : memref<?xf32>
                %1729 = arith.divf %1728, %1429#1 : f32
                %1730 = arith.addi %17, %642 : index
                %1731 = arith.cmpi slt, %1730, %groupSize : index
                scf.if %1731 {
                  %1732 = arith.muli %15, %groupSize : index
                  %1733 = arith.addi %1732, %1730 : index
                  %1734 = arith.muli %1733, %c23 : index
                  %1735 = arith.muli %heads, %c23 : index
                  %1736 = arith.mulf %1429#2, %1729 : f32
                  %1737 = arith.addf %1736, %c40 : f32
                  %1738 = arith.minimumf %1737, %c94 : f32
                  %1739 = arith.maximumf %1738, %c95 : f32
                  %1740 = arith.truncf %1739 : f32 to f16
                  %1741 = arith.divui %763, %c3 : index
                  %1742 = arith.addi %1734, %1741 : index
                  %1743 = arith.divui %24, %outTileRows : index
                  %1744 = arith.divui %1735, %c3 : index
                  %1745 = arith.muli %1743, %1744 : index
                  %1746 = arith.divui %1742, %c3 : index
                  %1747 = arith.addi %1745, %1746 : index
                  %1748 = arith.muli %1747, %c9 : index
                  %1749 = arith.remui %1742, %c3 : index
                  %1750 = arith.divui %1749, %c25 : index
                  %1751 = arith.addi %1748, %1750 : index
                  %1752 = arith.muli %outTileRows, %c25 : index
                  %1753 = arith.muli %1751, %1752 : index
                  %1754 = arith.remui %24, %outTileRows : index
                  %1755 = arith.muli %1754, %c25 : index
                  %1756 = arith.addi %1753, %1755 : index
                  %1757 = arith.remui %1742, %c25 : index
                  %1758 = arith.addi %1756, %1757 : index
                  memref.store %1740, %out[%1758] : memref<?xf16>
                  %1759 = arith.mulf %1429#3, %1729 : f32
                  %1760 = arith.addf %1759, %c40 : f32
                  %1761 = arith.minimumf %1760, %c94 : f32
                  %1762 = arith.maximumf %1761, %c95 : f32
                  %1763 = arith.truncf %1762 : f32 to f16
                  %1764 = arith.divui %794, %c3 : index
                  %1765 = arith.addi %1734, %1764 : index
                  %1766 = arith.divui %1765, %c3 : index
                  %1767 = arith.addi %1745, %1766 : index
                  %1768 = arith.muli %1767, %c9 : index
                  %1769 = arith.remui %1765, %c3 : index
                  %1770 = arith.divui %1769, %c25 : index
                  %1771 = arith.addi %1768, %1770 : index
                  %1772 = arith.muli %1771, %1752 : index
                  %1773 = arith.addi %1772, %1755 : index
                  %1774 = arith.remui %1765, %c25 : index
                  %1775 = arith.addi %1773, %1774 : index
                  memref.store %1763, %out[%1775] : memref<?xf16>
                  %1776 = arith.mulf %1429#4, %1729 : f32
                  %1777 = arith.addf %1776, %c40 : f32
                  %1778 = arith.minimumf %1777, %c94 : f32
                  %1779 = arith.maximumf %1778, %c95 : f32
                  %1780 = arith.truncf %1779 : f32 to f16
                  %1781 = arith.divui %998, %c3 : index
                  %1782 = arith.addi %1734, %1781 : index
                  %1783 = arith.divui %1782, %c3 : index
                  %1784 = arith.addi %1745, %1783 : index
                  %1785 = arith.muli %1784, %c9 : index
                  %1786 = arith.remui %1782, %c3 : index
                  %1787 = arith.divui %1786, %c25 : index
                  %1788 = arith.addi %1785, %1787 : index
                  %1789 = arith.muli %1788, %1752 : index
                  %1790 = arith.addi %1789, %1755 : index
                  %1791 = arith.remui %1782, %c25 : index
                  %1792 = arith.addi %1790, %1791 : index
                  memref.store %1780, %out[%1792] : memref<?xf16>
                  %1793 = arith.mulf %1429#5, %1729 : f32
                  %1794 = arith.addf %1793, %c40 : f32
                  %1795 = arith.minimumf %1794, %c94 : f32
                  %1796 = arith.maximumf %1795, %c95 : f32
                  %1797 = arith.truncf %1796 : f32 to f16
                  %1798 = arith.divui %1000, %c3 : index
                  %1799 = arith.addi %1734, %1798 : index
                  %1800 = arith.divui %1799, %c3 : index
                  %1801 = arith.addi %1745, %1800 : index
                  %1802 = arith.muli %1801, %c9 : index
                  %1803 = arith.remui %1799, %c3 : index
                  %1804 = arith.divui %1803, %c25 : index
                  %1805 = arith.addi %1802, %1804 : index
                  %1806 = arith.muli %1805, %1752 : index
                  %1807 = arith.addi %1806, %1755 : index
                  %1808 = arith.remui %1799, %c25 : index
                  %1809 = arith.addi %1807, %1808 : index
                  memref.store %1797, %out[%1809] : memref<?xf16>
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
