// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 512 : index
  %c25 = arith.constant 128 : index
  %c26 = arith.constant 132 : index
  %c27 = arith.constant 8 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 96 : index
  %c37 = arith.constant 100 : index
  %c38 = arith.constant 112 : index
  %c39 = arith.constant 116 : index
  %c40 = arith.constant 23 : i32
  %c41 = arith.constant 64 : i32
  %c42 = arith.constant 253 : i32
  %c43 = arith.constant 268 : i32
  %c44 = arith.constant 14 : i32
  %c45 = arith.constant 768 : index
  %c46 = arith.constant 1280 : index
  %c47 = arith.constant 1536 : index
  %c48 = arith.constant 1792 : index
  %c49 = arith.constant 128 : i32
  %c50 = arith.constant 0xF149F2CA : f32
  %c51 = arith.constant 0x00000000 : f32
  %c52 = arith.constant dense<0x00000000> : vector<8xf32>
  %c53 = arith.constant 31 : i32
  %c54 = arith.constant 32 : i32
  %c55 = arith.constant 0 : i32
  %c56 = arith.constant 192 : index
  %c57 = arith.constant 320 : index
  %c58 = arith.constant 384 : index
  %c59 = arith.constant 448 : index
  %c60 = arith.constant 576 : index
  %c61 = arith.constant 640 : index
  %c62 = arith.constant 704 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 255 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant 16711680 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 65280 : i32
  %c74 = arith.constant 5 : i32
  %c75 = arith.constant 6 : i32
  %c76 = arith.constant -16777216 : i32
  %c77 = arith.constant 7 : i32
  %c78 = arith.constant 8 : i32
  %c79 = arith.constant 9 : i32
  %c80 = arith.constant 10 : i32
  %c81 = arith.constant 11 : i32
  %c82 = arith.constant 12 : i32
  %c83 = arith.constant 13 : i32
  %c84 = arith.constant 15 : i32
  %c85 = arith.constant 832 : index
  %c86 = arith.constant 896 : index
  %c87 = arith.constant 960 : index
  %c88 = arith.constant 160 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 352 : index
  %c92 = arith.constant 416 : index
  %c93 = arith.constant 480 : index
  %c94 = arith.constant 144 : index
  %c95 = arith.constant 176 : index
  %c96 = arith.constant 208 : index
  %c97 = arith.constant 240 : index
  %c98 = arith.constant 2560 : index
  %c99 = arith.constant 3072 : index
  %c100 = arith.constant 3584 : index
  %c101 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c103 = arith.constant 0x477FE000 : f32
  %c104 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c107 = arith.constant 2112 : index
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
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.divui %47, %c22 : index
        %50 = arith.remui %47, %c22 : index
        %51 = arith.muli %50, %c11 : index
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
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c24 : index
      scf.if %65 {
        %66 = arith.divui %64, %c22 : index
        %67 = arith.remui %64, %c22 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c25 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c27 : index
        %85 = arith.addi %84, %c23 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c28 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c22 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c29 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c30 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c31 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c32 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c33 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %84, %c34 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c35 : index
        %119 = arith.addi %83, %118 : index
        %120 = vector.load %5[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %84, %c36 : index
        %122 = arith.addi %83, %121 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %84, %c37 : index
        %125 = arith.addi %83, %124 : index
        %126 = vector.load %5[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %127 = arith.addi %84, %c38 : index
        %128 = arith.addi %83, %127 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %84, %c39 : index
        %131 = arith.addi %83, %130 : index
        %132 = vector.load %5[%131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %133 = math.absf %87 : vector<4xf32>
        %134 = math.absf %90 : vector<4xf32>
        %135 = arith.maxnumf %133, %134 fastmath<nnan> : vector<4xf32>
        %136 = math.absf %93 : vector<4xf32>
        %137 = arith.maxnumf %135, %136 fastmath<nnan> : vector<4xf32>
        %138 = math.absf %96 : vector<4xf32>
        %139 = arith.maxnumf %137, %138 fastmath<nnan> : vector<4xf32>
        %140 = math.absf %99 : vector<4xf32>
        %141 = arith.maxnumf %139, %140 fastmath<nnan> : vector<4xf32>
        %142 = math.absf %102 : vector<4xf32>
        %143 = arith.maxnumf %141, %142 fastmath<nnan> : vector<4xf32>
        %144 = math.absf %105 : vector<4xf32>
        %145 = arith.maxnumf %143, %144 fastmath<nnan> : vector<4xf32>
        %146 = math.absf %108 : vector<4xf32>
        %147 = arith.maxnumf %145, %146 fastmath<nnan> : vector<4xf32>
        %148 = math.absf %111 : vector<4xf32>
        %149 = arith.maxnumf %147, %148 fastmath<nnan> : vector<4xf32>
        %150 = math.absf %114 : vector<4xf32>
        %151 = arith.maxnumf %149, %150 fastmath<nnan> : vector<4xf32>
        %152 = math.absf %117 : vector<4xf32>
        %153 = arith.maxnumf %151, %152 fastmath<nnan> : vector<4xf32>
        %154 = math.absf %120 : vector<4xf32>
        %155 = arith.maxnumf %153, %154 fastmath<nnan> : vector<4xf32>
        %156 = math.absf %123 : vector<4xf32>
        %157 = arith.maxnumf %155, %156 fastmath<nnan> : vector<4xf32>
        %158 = math.absf %126 : vector<4xf32>
        %159 = arith.maxnumf %157, %158 fastmath<nnan> : vector<4xf32>
        %160 = math.absf %129 : vector<4xf32>
        %161 = arith.maxnumf %159, %160 fastmath<nnan> : vector<4xf32>
        %162 = math.absf %132 : vector<4xf32>
        %163 = arith.maxnumf %161, %162 fastmath<nnan> : vector<4xf32>
        %164 = vector.extract %163[0] : f32 from vector<4xf32>
        %165 = vector.extract %163[1] : f32 from vector<4xf32>
        %166 = vector.extract %163[2] : f32 from vector<4xf32>
        %167 = vector.extract %163[3] : f32 from vector<4xf32>
        %168 = arith.maxnumf %164, %165 fastmath<nnan> : f32
        %169 = arith.maxnumf %168, %166 fastmath<nnan> : f32
        %170 = arith.maxnumf %169, %167 fastmath<nnan> : f32
        %171 = wave.swap_halves %170 : f32
        %172 = arith.maxnumf %170, %171 fastmath<nnan> : f32
        %173 = arith.bitcast %172 : f32 to i32
        %174 = arith.shrui %173, %c40 : i32
        %175 = arith.maxsi %174, %c41 : i32
        %176 = arith.minsi %175, %c42 : i32
        %177 = arith.subi %c43, %176 : i32
        %178 = arith.shli %177, %c40 : i32
        %179 = arith.bitcast %178 : i32 to f32
        %180 = arith.subi %176, %c44 : i32
        %181 = arith.shli %180, %c40 : i32
        %182 = arith.bitcast %181 : i32 to f32
        %183 = vector.broadcast %179 : f32 to vector<4xf32>
        %184 = arith.muli %1, %c27 : index
        %185 = arith.muli %2, %c25 : index
        %186 = arith.addi %184, %185 : index
        %187 = arith.mulf %87, %183 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = arith.mulf %90, %183 : vector<4xf32>
        %190 = arith.truncf %189 : vector<4xf32> to vector<4xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %192 = arith.addi %186, %c23 : index
        vector.store %191, %4[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = arith.mulf %93, %183 : vector<4xf32>
        %194 = arith.truncf %193 : vector<4xf32> to vector<4xf16>
        %195 = arith.mulf %96, %183 : vector<4xf32>
        %196 = arith.truncf %195 : vector<4xf32> to vector<4xf16>
        %197 = vector.shuffle %194, %196 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %198 = arith.addi %186, %c7 : index
        vector.store %197, %4[%198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %199 = arith.mulf %99, %183 : vector<4xf32>
        %200 = arith.truncf %199 : vector<4xf32> to vector<4xf16>
        %201 = arith.mulf %102, %183 : vector<4xf32>
        %202 = arith.truncf %201 : vector<4xf32> to vector<4xf16>
        %203 = vector.shuffle %200, %202 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %204 = arith.addi %186, %c24 : index
        vector.store %203, %4[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.mulf %105, %183 : vector<4xf32>
        %206 = arith.truncf %205 : vector<4xf32> to vector<4xf16>
        %207 = arith.mulf %108, %183 : vector<4xf32>
        %208 = arith.truncf %207 : vector<4xf32> to vector<4xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %210 = arith.addi %186, %c45 : index
        vector.store %209, %4[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.mulf %111, %183 : vector<4xf32>
        %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
        %213 = arith.mulf %114, %183 : vector<4xf32>
        %214 = arith.truncf %213 : vector<4xf32> to vector<4xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %216 = arith.addi %186, %c15 : index
        vector.store %215, %4[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.mulf %117, %183 : vector<4xf32>
        %218 = arith.truncf %217 : vector<4xf32> to vector<4xf16>
        %219 = arith.mulf %120, %183 : vector<4xf32>
        %220 = arith.truncf %219 : vector<4xf32> to vector<4xf16>
        %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %222 = arith.addi %186, %c46 : index
        vector.store %221, %4[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %223 = arith.mulf %123, %183 : vector<4xf32>
        %224 = arith.truncf %223 : vector<4xf32> to vector<4xf16>
        %225 = arith.mulf %126, %183 : vector<4xf32>
        %226 = arith.truncf %225 : vector<4xf32> to vector<4xf16>
        %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %228 = arith.addi %186, %c47 : index
        vector.store %227, %4[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %229 = arith.mulf %129, %183 : vector<4xf32>
        %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
        %231 = arith.mulf %132, %183 : vector<4xf32>
        %232 = arith.truncf %231 : vector<4xf32> to vector<4xf16>
        %233 = vector.shuffle %230, %232 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %234 = arith.addi %186, %c48 : index
        vector.store %233, %4[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %182, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %235 = memref.load %7[%1] : memref<?xf32>
      scf.for %236 = %11 to %42 step %43 : i32 {
        %237 = arith.muli %236, %c20 : i32
        %238 = arith.index_cast %8 : index to i32
        %239 = arith.muli %238, %c49 : i32
        %240 = arith.addi %237, %239 : i32
        %241 = arith.addi %240, %c49 : i32
        %242 = arith.minsi %241, %38 : i32
        %243 = arith.cmpi slt, %240, %38 : i32
        %244:10 = scf.if %243 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %245 = arith.subi %242, %240 : i32
          %246 = arith.addi %245, %c53 : i32
          %247 = arith.divui %246, %c54 : i32
          %248 = arith.divui %240, %c18 : i32
          %249 = arith.addi %248, %c55 : i32
          %250 = arith.minsi %249, %40 : i32
          %251 = arith.index_castui %250 : i32 to index
          %252 = arith.addi %32, %251 : index
          %253 = memref.load %step[%252] : memref<?xi32>
          %254 = arith.index_cast %253 : i32 to index
          %255 = arith.muli %254, %33 : index
          %256 = arith.addi %255, %34 : index
          %257 = arith.addi %248, %c17 : i32
          %258 = arith.minsi %257, %40 : i32
          %259 = arith.index_castui %258 : i32 to index
          %260 = arith.addi %32, %259 : index
          %261 = memref.load %step[%260] : memref<?xi32>
          %262 = arith.index_cast %261 : i32 to index
          %263 = arith.muli %262, %33 : index
          %264 = arith.addi %263, %34 : index
          %265 = arith.addi %256, %35 : index
          %266 = arith.addi %265, %c23 : index
          %267 = vector.load %kv[%266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268 = arith.addi %264, %35 : index
          %269 = arith.addi %268, %c23 : index
          %270 = vector.load %kv[%269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %271 = arith.addi %265, %c32 : index
          %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %273 = arith.addi %268, %c32 : index
          %274 = vector.load %kv[%273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %275 = arith.addi %265, %c25 : index
          %276 = vector.load %kv[%275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %277 = arith.addi %268, %c25 : index
          %278 = vector.load %kv[%277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %279 = arith.addi %265, %c56 : index
          %280 = vector.load %kv[%279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %281 = arith.addi %268, %c56 : index
          %282 = vector.load %kv[%281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %302:18 = scf.for %283 = %c55 to %247 step %c17 iter_args(%284 = %267, %285 = %270, %286 = %272, %287 = %274, %288 = %276, %289 = %278, %290 = %280, %291 = %282, %292 = %c50, %293 = %c51, %294 = %c52, %295 = %c52, %296 = %c52, %297 = %c52, %298 = %c52, %299 = %c52, %300 = %c52, %301 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %303 = arith.muli %283, %c54 : i32
            %304 = arith.addi %240, %303 : i32
            %305 = arith.addi %304, %c54 : i32
            %306 = arith.divui %304, %c18 : i32
            %307 = arith.addi %306, %c55 : i32
            %308 = arith.minsi %307, %40 : i32
            %309 = arith.index_castui %308 : i32 to index
            %310 = arith.addi %32, %309 : index
            %311 = memref.load %step[%310] : memref<?xi32>
            %312 = arith.index_cast %311 : i32 to index
            %313 = arith.muli %312, %33 : index
            %314 = arith.addi %313, %34 : index
            %315 = arith.addi %306, %c17 : i32
            %316 = arith.minsi %315, %40 : i32
            %317 = arith.index_castui %316 : i32 to index
            %318 = arith.addi %32, %317 : index
            %319 = memref.load %step[%318] : memref<?xi32>
            %320 = arith.index_cast %319 : i32 to index
            %321 = arith.muli %320, %33 : index
            %322 = arith.addi %321, %34 : index
            %323 = arith.divui %305, %c18 : i32
            %324 = arith.addi %323, %c55 : i32
            %325 = arith.minsi %324, %40 : i32
            %326 = arith.index_castui %325 : i32 to index
            %327 = arith.addi %32, %326 : index
            %328 = memref.load %step[%327] : memref<?xi32>
            %329 = arith.index_cast %328 : i32 to index
            %330 = arith.muli %329, %33 : index
            %331 = arith.addi %330, %34 : index
            %332 = arith.addi %323, %c17 : i32
            %333 = arith.minsi %332, %40 : i32
            %334 = arith.index_castui %333 : i32 to index
            %335 = arith.addi %32, %334 : index
            %336 = memref.load %step[%335] : memref<?xi32>
            %337 = arith.index_cast %336 : i32 to index
            %338 = arith.muli %337, %33 : index
            %339 = arith.addi %338, %34 : index
            %340 = wave.opaque %c23 : index
            %341 = arith.muli %1, %c27 : index
            %342 = arith.addi %340, %341 : index
            %343 = arith.addi %314, %35 : index
            %344 = arith.addi %343, %c7 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %322, %35 : index
            %347 = arith.addi %346, %c7 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %349 = vector.bitcast %284 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e4m3" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = vector.bitcast %285 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e4m3" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = arith.addi %342, %c23 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = arith.addi %353, %c25 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %358 = wave.mma %350, %357, %c52 : vector<16xf16>, vector<8xf32>
            %359 = wave.mma %352, %357, %c52 : vector<16xf16>, vector<8xf32>
            %360 = arith.addi %343, %c57 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.addi %346, %c57 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %364 = vector.bitcast %286 : vector<4xi32> to vector<16xi8>
            %365 = wave.fp8_decode "e4m3" packed %364 : vector<16xi8> -> vector<16xf16>
            %366 = vector.bitcast %287 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e4m3" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = arith.addi %342, %c7 : index
            %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %370 = arith.addi %368, %c25 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %373 = wave.mma %365, %372, %358 : vector<16xf16>, vector<8xf32>
            %374 = wave.mma %367, %372, %359 : vector<16xf16>, vector<8xf32>
            %375 = arith.addi %343, %c58 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %346, %c58 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %379 = vector.bitcast %288 : vector<4xi32> to vector<16xi8>
            %380 = wave.fp8_decode "e4m3" packed %379 : vector<16xi8> -> vector<16xf16>
            %381 = vector.bitcast %289 : vector<4xi32> to vector<16xi8>
            %382 = wave.fp8_decode "e4m3" packed %381 : vector<16xi8> -> vector<16xf16>
            %383 = arith.addi %342, %c24 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = arith.addi %383, %c25 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %388 = wave.mma %380, %387, %373 : vector<16xf16>, vector<8xf32>
            %389 = wave.mma %382, %387, %374 : vector<16xf16>, vector<8xf32>
            %390 = arith.addi %343, %c59 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %346, %c59 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %394 = vector.bitcast %290 : vector<4xi32> to vector<16xi8>
            %395 = wave.fp8_decode "e4m3" packed %394 : vector<16xi8> -> vector<16xf16>
            %396 = vector.bitcast %291 : vector<4xi32> to vector<16xi8>
            %397 = wave.fp8_decode "e4m3" packed %396 : vector<16xi8> -> vector<16xf16>
            %398 = arith.addi %342, %c45 : index
            %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %400 = arith.addi %398, %c25 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %403 = wave.mma %395, %402, %388 : vector<16xf16>, vector<8xf32>
            %404 = wave.mma %397, %402, %389 : vector<16xf16>, vector<8xf32>
            %405 = arith.addi %343, %c24 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %407 = arith.addi %346, %c24 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %409 = vector.bitcast %345 : vector<4xi32> to vector<16xi8>
            %410 = wave.fp8_decode "e4m3" packed %409 : vector<16xi8> -> vector<16xf16>
            %411 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
            %412 = wave.fp8_decode "e4m3" packed %411 : vector<16xi8> -> vector<16xf16>
            %413 = arith.addi %342, %c15 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = arith.addi %413, %c25 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %418 = wave.mma %410, %417, %403 : vector<16xf16>, vector<8xf32>
            %419 = wave.mma %412, %417, %404 : vector<16xf16>, vector<8xf32>
            %420 = arith.addi %343, %c60 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %422 = arith.addi %346, %c60 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %424 = vector.bitcast %361 : vector<4xi32> to vector<16xi8>
            %425 = wave.fp8_decode "e4m3" packed %424 : vector<16xi8> -> vector<16xf16>
            %426 = vector.bitcast %363 : vector<4xi32> to vector<16xi8>
            %427 = wave.fp8_decode "e4m3" packed %426 : vector<16xi8> -> vector<16xf16>
            %428 = arith.addi %342, %c46 : index
            %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %430 = arith.addi %428, %c25 : index
            %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %433 = wave.mma %425, %432, %418 : vector<16xf16>, vector<8xf32>
            %434 = wave.mma %427, %432, %419 : vector<16xf16>, vector<8xf32>
            %435 = arith.addi %343, %c61 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %437 = arith.addi %346, %c61 : index
            %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %439 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
            %440 = wave.fp8_decode "e4m3" packed %439 : vector<16xi8> -> vector<16xf16>
            %441 = vector.bitcast %378 : vector<4xi32> to vector<16xi8>
            %442 = wave.fp8_decode "e4m3" packed %441 : vector<16xi8> -> vector<16xf16>
            %443 = arith.addi %342, %c47 : index
            %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %445 = arith.addi %443, %c25 : index
            %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %448 = wave.mma %440, %447, %433 : vector<16xf16>, vector<8xf32>
            %449 = wave.mma %442, %447, %434 : vector<16xf16>, vector<8xf32>
            %450 = arith.addi %343, %c62 : index
            %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %452 = arith.addi %346, %c62 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %454 = vector.bitcast %391 : vector<4xi32> to vector<16xi8>
            %455 = wave.fp8_decode "e4m3" packed %454 : vector<16xi8> -> vector<16xf16>
            %456 = vector.bitcast %393 : vector<4xi32> to vector<16xi8>
            %457 = wave.fp8_decode "e4m3" packed %456 : vector<16xi8> -> vector<16xf16>
            %458 = arith.addi %342, %c48 : index
            %459 = vector.load %4[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %460 = arith.addi %458, %c25 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %463 = wave.mma %455, %462, %448 : vector<16xf16>, vector<8xf32>
            %464 = wave.mma %457, %462, %449 : vector<16xf16>, vector<8xf32>
            %465 = arith.addi %343, %c45 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %467 = arith.addi %346, %c45 : index
            %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %469 = wave.opaque %463 : vector<8xf32>
            %470 = wave.opaque %464 : vector<8xf32>
            %471 = wave.opaque %305 : i32
            %472 = arith.cmpi sgt, %471, %242 : i32
            %473:2 = scf.if %472 -> (vector<8xf32>, vector<8xf32>) {
              %474 = arith.index_cast %2 : index to i32
              %475 = arith.addi %304, %474 : i32
              %476 = arith.subi %38, %475 : i32
              %477 = arith.subi %476, %c55 : i32
              %478 = vector.broadcast %477 : i32 to vector<8xi32>
              %479 = arith.cmpi sgt, %478, %c64 : vector<8xi32>
              %480 = arith.select %479, %469, %c63 : vector<8xi1>, vector<8xf32>
              %481 = arith.subi %476, %c18 : i32
              %482 = vector.broadcast %481 : i32 to vector<8xi32>
              %483 = arith.cmpi sgt, %482, %c64 : vector<8xi32>
              %484 = arith.select %483, %470, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %480, %484 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %469, %470 : vector<8xf32>, vector<8xf32>
            }
            %485 = vector.extract %473#0[0] : f32 from vector<8xf32>
            %486 = vector.extract %473#0[1] : f32 from vector<8xf32>
            %487 = vector.extract %473#0[2] : f32 from vector<8xf32>
            %488 = vector.extract %473#0[3] : f32 from vector<8xf32>
            %489 = vector.extract %473#0[4] : f32 from vector<8xf32>
            %490 = vector.extract %473#0[5] : f32 from vector<8xf32>
            %491 = vector.extract %473#0[6] : f32 from vector<8xf32>
            %492 = vector.extract %473#0[7] : f32 from vector<8xf32>
            %493 = vector.extract %473#1[0] : f32 from vector<8xf32>
            %494 = vector.extract %473#1[1] : f32 from vector<8xf32>
            %495 = vector.extract %473#1[2] : f32 from vector<8xf32>
            %496 = vector.extract %473#1[3] : f32 from vector<8xf32>
            %497 = vector.extract %473#1[4] : f32 from vector<8xf32>
            %498 = vector.extract %473#1[5] : f32 from vector<8xf32>
            %499 = vector.extract %473#1[6] : f32 from vector<8xf32>
            %500 = vector.extract %473#1[7] : f32 from vector<8xf32>
            %501 = arith.maxnumf %485, %486 fastmath<nnan> : f32
            %502 = arith.maxnumf %501, %487 fastmath<nnan> : f32
            %503 = arith.maxnumf %502, %488 fastmath<nnan> : f32
            %504 = arith.maxnumf %503, %489 fastmath<nnan> : f32
            %505 = arith.maxnumf %504, %490 fastmath<nnan> : f32
            %506 = arith.maxnumf %505, %491 fastmath<nnan> : f32
            %507 = arith.maxnumf %506, %492 fastmath<nnan> : f32
            %508 = arith.maxnumf %507, %493 fastmath<nnan> : f32
            %509 = arith.maxnumf %508, %494 fastmath<nnan> : f32
            %510 = arith.maxnumf %509, %495 fastmath<nnan> : f32
            %511 = arith.maxnumf %510, %496 fastmath<nnan> : f32
            %512 = arith.maxnumf %511, %497 fastmath<nnan> : f32
            %513 = arith.maxnumf %512, %498 fastmath<nnan> : f32
            %514 = arith.maxnumf %513, %499 fastmath<nnan> : f32
            %515 = arith.maxnumf %514, %500 fastmath<nnan> : f32
            %516 = wave.swap_halves %515 : f32
            %517 = arith.maxnumf %515, %516 fastmath<nnan> : f32
            %518 = arith.mulf %517, %235 : f32
            %519 = arith.addf %292, %c65 : f32
            %520 = arith.cmpf ogt, %518, %519 : f32
            %521:10 = scf.if %520 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %522 = arith.subf %292, %518 : f32
              %523 = wave.exp2 %522 : f32
              %524 = vector.broadcast %523 : f32 to vector<8xf32>
              %525 = arith.mulf %293, %523 : f32
              %526 = arith.mulf %294, %524 : vector<8xf32>
              %527 = arith.mulf %295, %524 : vector<8xf32>
              %528 = arith.mulf %296, %524 : vector<8xf32>
              %529 = arith.mulf %297, %524 : vector<8xf32>
              %530 = arith.mulf %298, %524 : vector<8xf32>
              %531 = arith.mulf %299, %524 : vector<8xf32>
              %532 = arith.mulf %300, %524 : vector<8xf32>
              %533 = arith.mulf %301, %524 : vector<8xf32>
              scf.yield %518, %525, %526, %527, %528, %529, %530, %531, %532, %533 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %292, %293, %294, %295, %296, %297, %298, %299, %300, %301 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %534 = vector.broadcast %235 : f32 to vector<8xf32>
            %535 = arith.subf %c66, %521#0 : f32
            %536 = vector.broadcast %535 : f32 to vector<8xf32>
            %537 = math.fma %473#0, %534, %536 : vector<8xf32>
            %538 = wave.exp2 %537 : vector<8xf32>
            %539 = math.fma %473#1, %534, %536 : vector<8xf32>
            %540 = wave.exp2 %539 : vector<8xf32>
            %541 = arith.truncf %538 : vector<8xf32> to vector<8xf16>
            %542 = vector.bitcast %541 : vector<8xf16> to vector<4xi32>
            %543 = wave.swap_halves %542 : vector<4xi32>
            %544 = arith.select %3, %543, %542 : vector<4xi32>
            %545 = arith.select %3, %542, %543 : vector<4xi32>
            %546 = vector.shuffle %544, %545 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %547 = vector.bitcast %546 : vector<8xi32> to vector<16xf16>
            %548 = arith.truncf %540 : vector<8xf32> to vector<8xf16>
            %549 = vector.bitcast %548 : vector<8xf16> to vector<4xi32>
            %550 = wave.swap_halves %549 : vector<4xi32>
            %551 = arith.select %3, %550, %549 : vector<4xi32>
            %552 = arith.select %3, %549, %550 : vector<4xi32>
            %553 = vector.shuffle %551, %552 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %554 = vector.bitcast %553 : vector<8xi32> to vector<16xf16>
            %555 = arith.addf %538, %540 : vector<8xf32>
            %556 = vector.extract %555[0] : f32 from vector<8xf32>
            %557 = vector.extract %555[1] : f32 from vector<8xf32>
            %558 = vector.extract %555[2] : f32 from vector<8xf32>
            %559 = vector.extract %555[3] : f32 from vector<8xf32>
            %560 = vector.extract %555[4] : f32 from vector<8xf32>
            %561 = vector.extract %555[5] : f32 from vector<8xf32>
            %562 = vector.extract %555[6] : f32 from vector<8xf32>
            %563 = vector.extract %555[7] : f32 from vector<8xf32>
            %564 = arith.addf %556, %560 : f32
            %565 = arith.addf %557, %561 : f32
            %566 = arith.addf %558, %562 : f32
            %567 = arith.addf %559, %563 : f32
            %568 = arith.addf %564, %566 : f32
            %569 = arith.addf %565, %567 : f32
            %570 = arith.addf %568, %569 : f32
            %571 = arith.addf %521#1, %570 : f32
            %572 = wave.opaque %571 : f32
            %573 = wave.opaque %305 : i32
            %574 = arith.cmpi sgt, %573, %242 : i32
            %575:2 = scf.if %574 -> (vector<4xi32>, vector<4xi32>) {
              %576 = arith.subi %242, %304 : i32
              %577 = arith.subi %576, %c55 : i32
              %578 = arith.minsi %577, %c18 : i32
              %579 = arith.maxsi %578, %c55 : i32
              %580 = arith.cmpi sgt, %579, %c55 : i32
              %581 = arith.select %580, %c68, %c55 : i32
              %582 = arith.ori %c55, %581 : i32
              %583 = arith.cmpi sgt, %579, %c17 : i32
              %584 = arith.select %583, %c68, %c55 : i32
              %585 = arith.ori %c55, %584 : i32
              %586 = arith.cmpi sgt, %579, %c69 : i32
              %587 = arith.select %586, %c70, %c55 : i32
              %588 = arith.ori %582, %587 : i32
              %589 = arith.cmpi sgt, %579, %c71 : i32
              %590 = arith.select %589, %c70, %c55 : i32
              %591 = arith.ori %585, %590 : i32
              %592 = arith.cmpi sgt, %579, %c72 : i32
              %593 = arith.select %592, %c73, %c55 : i32
              %594 = arith.ori %588, %593 : i32
              %595 = arith.cmpi sgt, %579, %c74 : i32
              %596 = arith.select %595, %c73, %c55 : i32
              %597 = arith.ori %591, %596 : i32
              %598 = arith.cmpi sgt, %579, %c75 : i32
              %599 = arith.select %598, %c76, %c55 : i32
              %600 = arith.ori %594, %599 : i32
              %601 = arith.cmpi sgt, %579, %c77 : i32
              %602 = arith.select %601, %c76, %c55 : i32
              %603 = arith.ori %597, %602 : i32
              %604 = arith.cmpi sgt, %579, %c78 : i32
              %605 = arith.select %604, %c68, %c55 : i32
              %606 = arith.ori %c55, %605 : i32
              %607 = arith.cmpi sgt, %579, %c79 : i32
              %608 = arith.select %607, %c68, %c55 : i32
              %609 = arith.ori %c55, %608 : i32
              %610 = arith.cmpi sgt, %579, %c80 : i32
              %611 = arith.select %610, %c70, %c55 : i32
              %612 = arith.ori %606, %611 : i32
              %613 = arith.cmpi sgt, %579, %c81 : i32
              %614 = arith.select %613, %c70, %c55 : i32
              %615 = arith.ori %609, %614 : i32
              %616 = arith.cmpi sgt, %579, %c82 : i32
              %617 = arith.select %616, %c73, %c55 : i32
              %618 = arith.ori %612, %617 : i32
              %619 = arith.cmpi sgt, %579, %c83 : i32
              %620 = arith.select %619, %c73, %c55 : i32
              %621 = arith.ori %615, %620 : i32
              %622 = arith.cmpi sgt, %579, %c44 : i32
              %623 = arith.select %622, %c76, %c55 : i32
              %624 = arith.ori %618, %623 : i32
              %625 = arith.cmpi sgt, %579, %c84 : i32
              %626 = arith.select %625, %c76, %c55 : i32
              %627 = arith.ori %621, %626 : i32
              %628 = vector.from_elements %600, %624, %603, %627 : vector<4xi32>
              %629 = arith.subi %576, %c18 : i32
              %630 = arith.minsi %629, %c18 : i32
              %631 = arith.maxsi %630, %c55 : i32
              %632 = arith.cmpi sgt, %631, %c55 : i32
              %633 = arith.select %632, %c68, %c55 : i32
              %634 = arith.ori %c55, %633 : i32
              %635 = arith.cmpi sgt, %631, %c17 : i32
              %636 = arith.select %635, %c68, %c55 : i32
              %637 = arith.ori %c55, %636 : i32
              %638 = arith.cmpi sgt, %631, %c69 : i32
              %639 = arith.select %638, %c70, %c55 : i32
              %640 = arith.ori %634, %639 : i32
              %641 = arith.cmpi sgt, %631, %c71 : i32
              %642 = arith.select %641, %c70, %c55 : i32
              %643 = arith.ori %637, %642 : i32
              %644 = arith.cmpi sgt, %631, %c72 : i32
              %645 = arith.select %644, %c73, %c55 : i32
              %646 = arith.ori %640, %645 : i32
              %647 = arith.cmpi sgt, %631, %c74 : i32
              %648 = arith.select %647, %c73, %c55 : i32
              %649 = arith.ori %643, %648 : i32
              %650 = arith.cmpi sgt, %631, %c75 : i32
              %651 = arith.select %650, %c76, %c55 : i32
              %652 = arith.ori %646, %651 : i32
              %653 = arith.cmpi sgt, %631, %c77 : i32
              %654 = arith.select %653, %c76, %c55 : i32
              %655 = arith.ori %649, %654 : i32
              %656 = arith.cmpi sgt, %631, %c78 : i32
              %657 = arith.select %656, %c68, %c55 : i32
              %658 = arith.ori %c55, %657 : i32
              %659 = arith.cmpi sgt, %631, %c79 : i32
              %660 = arith.select %659, %c68, %c55 : i32
              %661 = arith.ori %c55, %660 : i32
              %662 = arith.cmpi sgt, %631, %c80 : i32
              %663 = arith.select %662, %c70, %c55 : i32
              %664 = arith.ori %658, %663 : i32
              %665 = arith.cmpi sgt, %631, %c81 : i32
              %666 = arith.select %665, %c70, %c55 : i32
              %667 = arith.ori %661, %666 : i32
              %668 = arith.cmpi sgt, %631, %c82 : i32
              %669 = arith.select %668, %c73, %c55 : i32
              %670 = arith.ori %664, %669 : i32
              %671 = arith.cmpi sgt, %631, %c83 : i32
              %672 = arith.select %671, %c73, %c55 : i32
              %673 = arith.ori %667, %672 : i32
              %674 = arith.cmpi sgt, %631, %c44 : i32
              %675 = arith.select %674, %c76, %c55 : i32
              %676 = arith.ori %670, %675 : i32
              %677 = arith.cmpi sgt, %631, %c84 : i32
              %678 = arith.select %677, %c76, %c55 : i32
              %679 = arith.ori %673, %678 : i32
              %680 = vector.from_elements %652, %676, %655, %679 : vector<4xi32>
              scf.yield %628, %680 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67 : vector<4xi32>, vector<4xi32>
            }
            %681 = wave.opaque %305 : i32
            %682 = arith.cmpi sgt, %681, %242 : i32
            %683:2 = scf.if %682 -> (vector<4xi32>, vector<4xi32>) {
              %684 = arith.andi %406, %575#0 : vector<4xi32>
              %685 = arith.andi %408, %575#1 : vector<4xi32>
              scf.yield %684, %685 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %406, %408 : vector<4xi32>, vector<4xi32>
            }
            %686 = vector.bitcast %683#0 : vector<4xi32> to vector<16xi8>
            %687 = wave.fp8_decode "e4m3" packed %686 : vector<16xi8> -> vector<16xf16>
            %688 = wave.mma %687, %547, %521#2 : vector<16xf16>, vector<8xf32>
            %689 = vector.bitcast %683#1 : vector<4xi32> to vector<16xi8>
            %690 = wave.fp8_decode "e4m3" packed %689 : vector<16xi8> -> vector<16xf16>
            %691 = wave.mma %690, %554, %688 : vector<16xf16>, vector<8xf32>
            %692 = wave.opaque %691 : vector<8xf32>
            %693 = arith.addi %343, %c85 : index
            %694 = vector.load %kv[%693] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %695 = arith.addi %346, %c85 : index
            %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %697 = wave.opaque %305 : i32
            %698 = arith.cmpi sgt, %697, %242 : i32
            %699:2 = scf.if %698 -> (vector<4xi32>, vector<4xi32>) {
              %700 = arith.andi %421, %575#0 : vector<4xi32>
              %701 = arith.andi %423, %575#1 : vector<4xi32>
              scf.yield %700, %701 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %421, %423 : vector<4xi32>, vector<4xi32>
            }
            %702 = vector.bitcast %699#0 : vector<4xi32> to vector<16xi8>
            %703 = wave.fp8_decode "e4m3" packed %702 : vector<16xi8> -> vector<16xf16>
            %704 = wave.mma %703, %547, %521#3 : vector<16xf16>, vector<8xf32>
            %705 = vector.bitcast %699#1 : vector<4xi32> to vector<16xi8>
            %706 = wave.fp8_decode "e4m3" packed %705 : vector<16xi8> -> vector<16xf16>
            %707 = wave.mma %706, %554, %704 : vector<16xf16>, vector<8xf32>
            %708 = wave.opaque %707 : vector<8xf32>
            %709 = arith.addi %343, %c86 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %711 = arith.addi %346, %c86 : index
            %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %713 = wave.opaque %305 : i32
            %714 = arith.cmpi sgt, %713, %242 : i32
            %715:2 = scf.if %714 -> (vector<4xi32>, vector<4xi32>) {
              %716 = arith.andi %436, %575#0 : vector<4xi32>
              %717 = arith.andi %438, %575#1 : vector<4xi32>
              scf.yield %716, %717 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %436, %438 : vector<4xi32>, vector<4xi32>
            }
            %718 = vector.bitcast %715#0 : vector<4xi32> to vector<16xi8>
            %719 = wave.fp8_decode "e4m3" packed %718 : vector<16xi8> -> vector<16xf16>
            %720 = wave.mma %719, %547, %521#4 : vector<16xf16>, vector<8xf32>
            %721 = vector.bitcast %715#1 : vector<4xi32> to vector<16xi8>
            %722 = wave.fp8_decode "e4m3" packed %721 : vector<16xi8> -> vector<16xf16>
            %723 = wave.mma %722, %554, %720 : vector<16xf16>, vector<8xf32>
            %724 = wave.opaque %723 : vector<8xf32>
            %725 = arith.addi %343, %c87 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %346, %c87 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %729 = wave.opaque %305 : i32
            %730 = arith.cmpi sgt, %729, %242 : i32
            %731:2 = scf.if %730 -> (vector<4xi32>, vector<4xi32>) {
              %732 = arith.andi %451, %575#0 : vector<4xi32>
              %733 = arith.andi %453, %575#1 : vector<4xi32>
              scf.yield %732, %733 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %451, %453 : vector<4xi32>, vector<4xi32>
            }
            %734 = vector.bitcast %731#0 : vector<4xi32> to vector<16xi8>
            %735 = wave.fp8_decode "e4m3" packed %734 : vector<16xi8> -> vector<16xf16>
            %736 = wave.mma %735, %547, %521#5 : vector<16xf16>, vector<8xf32>
            %737 = vector.bitcast %731#1 : vector<4xi32> to vector<16xi8>
            %738 = wave.fp8_decode "e4m3" packed %737 : vector<16xi8> -> vector<16xf16>
            %739 = wave.mma %738, %554, %736 : vector<16xf16>, vector<8xf32>
            %740 = wave.opaque %739 : vector<8xf32>
            wave.pin
            %741 = wave.opaque %305 : i32
            %742 = arith.cmpi sgt, %741, %242 : i32
            %743:2 = scf.if %742 -> (vector<4xi32>, vector<4xi32>) {
              %744 = arith.andi %466, %575#0 : vector<4xi32>
              %745 = arith.andi %468, %575#1 : vector<4xi32>
              scf.yield %744, %745 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %466, %468 : vector<4xi32>, vector<4xi32>
            }
            %746 = vector.bitcast %743#0 : vector<4xi32> to vector<16xi8>
            %747 = wave.fp8_decode "e4m3" packed %746 : vector<16xi8> -> vector<16xf16>
            %748 = wave.mma %747, %547, %521#6 : vector<16xf16>, vector<8xf32>
            %749 = vector.bitcast %743#1 : vector<4xi32> to vector<16xi8>
            %750 = wave.fp8_decode "e4m3" packed %749 : vector<16xi8> -> vector<16xf16>
            %751 = wave.mma %750, %554, %748 : vector<16xf16>, vector<8xf32>
            %752 = wave.opaque %751 : vector<8xf32>
            wave.pin
            %753 = wave.opaque %305 : i32
            %754 = arith.cmpi slt, %753, %242 : i32
            %755:2 = scf.if %754 -> (vector<4xi32>, vector<4xi32>) {
              %756 = arith.addi %331, %35 : index
              %757 = arith.addi %756, %c23 : index
              %758 = vector.load %kv[%757] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %759 = arith.addi %339, %35 : index
              %760 = arith.addi %759, %c23 : index
              %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %758, %761 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %743#0, %743#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %762 = wave.opaque %305 : i32
            %763 = arith.cmpi sgt, %762, %242 : i32
            %764:2 = scf.if %763 -> (vector<4xi32>, vector<4xi32>) {
              %765 = arith.andi %694, %575#0 : vector<4xi32>
              %766 = arith.andi %696, %575#1 : vector<4xi32>
              scf.yield %765, %766 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %694, %696 : vector<4xi32>, vector<4xi32>
            }
            %767 = vector.bitcast %764#0 : vector<4xi32> to vector<16xi8>
            %768 = wave.fp8_decode "e4m3" packed %767 : vector<16xi8> -> vector<16xf16>
            %769 = wave.mma %768, %547, %521#7 : vector<16xf16>, vector<8xf32>
            %770 = vector.bitcast %764#1 : vector<4xi32> to vector<16xi8>
            %771 = wave.fp8_decode "e4m3" packed %770 : vector<16xi8> -> vector<16xf16>
            %772 = wave.mma %771, %554, %769 : vector<16xf16>, vector<8xf32>
            %773 = wave.opaque %772 : vector<8xf32>
            wave.pin
            %774 = wave.opaque %305 : i32
            %775 = arith.cmpi slt, %774, %242 : i32
            %776:2 = scf.if %775 -> (vector<4xi32>, vector<4xi32>) {
              %777 = arith.addi %331, %35 : index
              %778 = arith.addi %777, %c32 : index
              %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %780 = arith.addi %339, %35 : index
              %781 = arith.addi %780, %c32 : index
              %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %779, %782 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %764#0, %764#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %783 = wave.opaque %305 : i32
            %784 = arith.cmpi sgt, %783, %242 : i32
            %785:2 = scf.if %784 -> (vector<4xi32>, vector<4xi32>) {
              %786 = arith.andi %710, %575#0 : vector<4xi32>
              %787 = arith.andi %712, %575#1 : vector<4xi32>
              scf.yield %786, %787 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %710, %712 : vector<4xi32>, vector<4xi32>
            }
            %788 = vector.bitcast %785#0 : vector<4xi32> to vector<16xi8>
            %789 = wave.fp8_decode "e4m3" packed %788 : vector<16xi8> -> vector<16xf16>
            %790 = wave.mma %789, %547, %521#8 : vector<16xf16>, vector<8xf32>
            %791 = vector.bitcast %785#1 : vector<4xi32> to vector<16xi8>
            %792 = wave.fp8_decode "e4m3" packed %791 : vector<16xi8> -> vector<16xf16>
            %793 = wave.mma %792, %554, %790 : vector<16xf16>, vector<8xf32>
            %794 = wave.opaque %793 : vector<8xf32>
            wave.pin
            %795 = wave.opaque %305 : i32
            %796 = arith.cmpi slt, %795, %242 : i32
            %797:2 = scf.if %796 -> (vector<4xi32>, vector<4xi32>) {
              %798 = arith.addi %331, %35 : index
              %799 = arith.addi %798, %c25 : index
              %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %801 = arith.addi %339, %35 : index
              %802 = arith.addi %801, %c25 : index
              %803 = vector.load %kv[%802] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %800, %803 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %785#0, %785#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %804 = wave.opaque %305 : i32
            %805 = arith.cmpi sgt, %804, %242 : i32
            %806:2 = scf.if %805 -> (vector<4xi32>, vector<4xi32>) {
              %807 = arith.andi %726, %575#0 : vector<4xi32>
              %808 = arith.andi %728, %575#1 : vector<4xi32>
              scf.yield %807, %808 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %726, %728 : vector<4xi32>, vector<4xi32>
            }
            %809 = vector.bitcast %806#0 : vector<4xi32> to vector<16xi8>
            %810 = wave.fp8_decode "e4m3" packed %809 : vector<16xi8> -> vector<16xf16>
            %811 = wave.mma %810, %547, %521#9 : vector<16xf16>, vector<8xf32>
            %812 = vector.bitcast %806#1 : vector<4xi32> to vector<16xi8>
            %813 = wave.fp8_decode "e4m3" packed %812 : vector<16xi8> -> vector<16xf16>
            %814 = wave.mma %813, %554, %811 : vector<16xf16>, vector<8xf32>
            %815 = wave.opaque %814 : vector<8xf32>
            wave.pin
            %816 = wave.opaque %305 : i32
            %817 = arith.cmpi slt, %816, %242 : i32
            %818:2 = scf.if %817 -> (vector<4xi32>, vector<4xi32>) {
              %819 = arith.addi %331, %35 : index
              %820 = arith.addi %819, %c56 : index
              %821 = vector.load %kv[%820] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %822 = arith.addi %339, %35 : index
              %823 = arith.addi %822, %c56 : index
              %824 = vector.load %kv[%823] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %821, %824 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %806#0, %806#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %755#0, %755#1, %776#0, %776#1, %797#0, %797#1, %818#0, %818#1, %521#0, %572, %692, %708, %724, %740, %752, %773, %794, %815 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %825 = wave.swap_halves %302#9 : f32
          %826 = arith.addf %302#9, %825 : f32
          scf.yield %302#8, %826, %302#10, %302#11, %302#12, %302#13, %302#14, %302#15, %302#16, %302#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %827 = wave.opaque %c23 : index
        %828 = arith.addi %46, %827 : index
        %829 = arith.addi %1, %827 : index
        %830 = arith.cmpi slt, %829, %c3 : index
        scf.if %830 {
          %831 = arith.addi %45, %829 : index
          memref.store %244#0, %6[%831] : memref<?xf32>
          %832 = arith.addi %831, %c3 : index
          memref.store %244#1, %6[%832] : memref<?xf32>
          %833 = arith.muli %8, %c24 : index
          %834 = arith.muli %2, %c3 : index
          %835 = arith.addi %833, %834 : index
          %836 = arith.addi %835, %829 : index
          %837 = vector.extract %244#2[0] : f32 from vector<8xf32>
          %838 = arith.addi %836, %c23 : index
          memref.store %837, %5[%838] : memref<?xf32>
          %839 = vector.extract %244#2[1] : f32 from vector<8xf32>
          %840 = arith.addi %836, %c22 : index
          memref.store %839, %5[%840] : memref<?xf32>
          %841 = vector.extract %244#2[2] : f32 from vector<8xf32>
          %842 = arith.addi %836, %c32 : index
          memref.store %841, %5[%842] : memref<?xf32>
          %843 = vector.extract %244#2[3] : f32 from vector<8xf32>
          %844 = arith.addi %836, %c36 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %244#2[4] : f32 from vector<8xf32>
          %846 = arith.addi %836, %c25 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %244#2[5] : f32 from vector<8xf32>
          %848 = arith.addi %836, %c88 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %244#2[6] : f32 from vector<8xf32>
          %850 = arith.addi %836, %c56 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %244#2[7] : f32 from vector<8xf32>
          %852 = arith.addi %836, %c89 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %244#3[0] : f32 from vector<8xf32>
          %854 = arith.addi %836, %c7 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %244#3[1] : f32 from vector<8xf32>
          %856 = arith.addi %836, %c90 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %244#3[2] : f32 from vector<8xf32>
          %858 = arith.addi %836, %c57 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %244#3[3] : f32 from vector<8xf32>
          %860 = arith.addi %836, %c91 : index
          memref.store %859, %5[%860] : memref<?xf32>
          %861 = vector.extract %244#3[4] : f32 from vector<8xf32>
          %862 = arith.addi %836, %c58 : index
          memref.store %861, %5[%862] : memref<?xf32>
          %863 = vector.extract %244#3[5] : f32 from vector<8xf32>
          %864 = arith.addi %836, %c92 : index
          memref.store %863, %5[%864] : memref<?xf32>
          %865 = vector.extract %244#3[6] : f32 from vector<8xf32>
          %866 = arith.addi %836, %c59 : index
          memref.store %865, %5[%866] : memref<?xf32>
          %867 = vector.extract %244#3[7] : f32 from vector<8xf32>
          %868 = arith.addi %836, %c93 : index
          memref.store %867, %5[%868] : memref<?xf32>
        }
        wave.barrier
        %869 = arith.addi %829, %c23 : index
        %870 = memref.load %6[%869] : memref<?xf32>
        %871 = arith.addi %829, %c3 : index
        %872 = memref.load %6[%871] : memref<?xf32>
        %873 = arith.addi %829, %c22 : index
        %874 = memref.load %6[%873] : memref<?xf32>
        %875 = arith.addi %829, %c30 : index
        %876 = memref.load %6[%875] : memref<?xf32>
        %877 = arith.addi %829, %c32 : index
        %878 = memref.load %6[%877] : memref<?xf32>
        %879 = arith.addi %829, %c34 : index
        %880 = memref.load %6[%879] : memref<?xf32>
        %881 = arith.addi %829, %c36 : index
        %882 = memref.load %6[%881] : memref<?xf32>
        %883 = arith.addi %829, %c38 : index
        %884 = memref.load %6[%883] : memref<?xf32>
        %885 = arith.addi %829, %c25 : index
        %886 = memref.load %6[%885] : memref<?xf32>
        %887 = arith.addi %829, %c94 : index
        %888 = memref.load %6[%887] : memref<?xf32>
        %889 = arith.addi %829, %c88 : index
        %890 = memref.load %6[%889] : memref<?xf32>
        %891 = arith.addi %829, %c95 : index
        %892 = memref.load %6[%891] : memref<?xf32>
        %893 = arith.addi %829, %c56 : index
        %894 = memref.load %6[%893] : memref<?xf32>
        %895 = arith.addi %829, %c96 : index
        %896 = memref.load %6[%895] : memref<?xf32>
        %897 = arith.addi %829, %c89 : index
        %898 = memref.load %6[%897] : memref<?xf32>
        %899 = arith.addi %829, %c97 : index
        %900 = memref.load %6[%899] : memref<?xf32>
        %901 = arith.maxnumf %870, %874 fastmath<nnan> : f32
        %902 = arith.subf %870, %901 : f32
        %903 = wave.exp2 %902 : f32
        %904 = arith.subf %874, %901 : f32
        %905 = wave.exp2 %904 : f32
        %906 = arith.mulf %872, %903 : f32
        %907 = math.fma %876, %905, %906 : f32
        %908 = arith.maxnumf %901, %878 fastmath<nnan> : f32
        %909 = arith.subf %901, %908 : f32
        %910 = wave.exp2 %909 : f32
        %911 = arith.subf %878, %908 : f32
        %912 = wave.exp2 %911 : f32
        %913 = arith.mulf %907, %910 : f32
        %914 = math.fma %880, %912, %913 : f32
        %915 = arith.maxnumf %908, %882 fastmath<nnan> : f32
        %916 = arith.subf %908, %915 : f32
        %917 = wave.exp2 %916 : f32
        %918 = arith.subf %882, %915 : f32
        %919 = wave.exp2 %918 : f32
        %920 = arith.mulf %914, %917 : f32
        %921 = math.fma %884, %919, %920 : f32
        %922 = arith.maxnumf %915, %886 fastmath<nnan> : f32
        %923 = arith.subf %915, %922 : f32
        %924 = wave.exp2 %923 : f32
        %925 = arith.subf %886, %922 : f32
        %926 = wave.exp2 %925 : f32
        %927 = arith.mulf %921, %924 : f32
        %928 = math.fma %888, %926, %927 : f32
        %929 = arith.maxnumf %922, %890 fastmath<nnan> : f32
        %930 = arith.subf %922, %929 : f32
        %931 = wave.exp2 %930 : f32
        %932 = arith.subf %890, %929 : f32
        %933 = wave.exp2 %932 : f32
        %934 = arith.mulf %928, %931 : f32
        %935 = math.fma %892, %933, %934 : f32
        %936 = arith.maxnumf %929, %894 fastmath<nnan> : f32
        %937 = arith.subf %929, %936 : f32
        %938 = wave.exp2 %937 : f32
        %939 = arith.subf %894, %936 : f32
        %940 = wave.exp2 %939 : f32
        %941 = arith.mulf %935, %938 : f32
        %942 = math.fma %896, %940, %941 : f32
        %943 = arith.maxnumf %936, %898 fastmath<nnan> : f32
        %944 = arith.subf %936, %943 : f32
        %945 = wave.exp2 %944 : f32
        %946 = arith.subf %898, %943 : f32
        %947 = wave.exp2 %946 : f32
        %948 = arith.mulf %942, %945 : f32
        %949 = math.fma %900, %947, %948 : f32
        %950 = arith.addi %828, %c23 : index
        %951 = arith.addi %950, %c23 : index
        %952 = memref.load %5[%951] : memref<?xf32>
        %953 = arith.addi %950, %c24 : index
        %954 = memref.load %5[%953] : memref<?xf32>
        %955 = arith.addi %950, %c15 : index
        %956 = memref.load %5[%955] : memref<?xf32>
        %957 = arith.addi %950, %c47 : index
        %958 = memref.load %5[%957] : memref<?xf32>
        %959 = arith.addi %950, %c5 : index
        %960 = memref.load %5[%959] : memref<?xf32>
        %961 = arith.addi %950, %c98 : index
        %962 = memref.load %5[%961] : memref<?xf32>
        %963 = arith.addi %950, %c99 : index
        %964 = memref.load %5[%963] : memref<?xf32>
        %965 = arith.addi %950, %c100 : index
        %966 = memref.load %5[%965] : memref<?xf32>
        %967 = arith.mulf %952, %903 : f32
        %968 = math.fma %954, %905, %967 : f32
        %969 = arith.mulf %968, %910 : f32
        %970 = math.fma %956, %912, %969 : f32
        %971 = arith.mulf %970, %917 : f32
        %972 = math.fma %958, %919, %971 : f32
        %973 = arith.mulf %972, %924 : f32
        %974 = math.fma %960, %926, %973 : f32
        %975 = arith.mulf %974, %931 : f32
        %976 = math.fma %962, %933, %975 : f32
        %977 = arith.mulf %976, %938 : f32
        %978 = math.fma %964, %940, %977 : f32
        %979 = arith.mulf %978, %945 : f32
        %980 = math.fma %966, %947, %979 : f32
        %981 = arith.addi %828, %c7 : index
        %982 = arith.addi %981, %c23 : index
        %983 = memref.load %5[%982] : memref<?xf32>
        %984 = arith.addi %981, %c24 : index
        %985 = memref.load %5[%984] : memref<?xf32>
        %986 = arith.addi %981, %c15 : index
        %987 = memref.load %5[%986] : memref<?xf32>
        %988 = arith.addi %981, %c47 : index
        %989 = memref.load %5[%988] : memref<?xf32>
        %990 = arith.addi %981, %c5 : index
        %991 = memref.load %5[%990] : memref<?xf32>
        %992 = arith.addi %981, %c98 : index
        %993 = memref.load %5[%992] : memref<?xf32>
        %994 = arith.addi %981, %c99 : index
        %995 = memref.load %5[%994] : memref<?xf32>
        %996 = arith.addi %981, %c100 : index
        %997 = memref.load %5[%996] : memref<?xf32>
        %998 = arith.mulf %983, %903 : f32
        %999 = math.fma %985, %905, %998 : f32
        %1000 = arith.mulf %999, %910 : f32
        %1001 = math.fma %987, %912, %1000 : f32
        %1002 = arith.mulf %1001, %917 : f32
        %1003 = math.fma %989, %919, %1002 : f32
        %1004 = arith.mulf %1003, %924 : f32
        %1005 = math.fma %991, %926, %1004 : f32
        %1006 = arith.mulf %1005, %931 : f32
        %1007 = math.fma %993, %933, %1006 : f32
        %1008 = arith.mulf %1007, %938 : f32
        %1009 = math.fma %995, %940, %1008 : f32
        %1010 = arith.mulf %1009, %945 : f32
        %1011 = math.fma %997, %947, %1010 : f32
        wave.barrier
        scf.if %830 {
          %1012 = arith.muli %8, %c24 : index
          %1013 = arith.muli %2, %c3 : index
          %1014 = arith.addi %1012, %1013 : index
          %1015 = arith.addi %1014, %829 : index
          %1016 = vector.extract %244#4[0] : f32 from vector<8xf32>
          %1017 = arith.addi %1015, %c23 : index
          memref.store %1016, %5[%1017] : memref<?xf32>
          %1018 = vector.extract %244#4[1] : f32 from vector<8xf32>
          %1019 = arith.addi %1015, %c22 : index
          memref.store %1018, %5[%1019] : memref<?xf32>
          %1020 = vector.extract %244#4[2] : f32 from vector<8xf32>
          %1021 = arith.addi %1015, %c32 : index
          memref.store %1020, %5[%1021] : memref<?xf32>
          %1022 = vector.extract %244#4[3] : f32 from vector<8xf32>
          %1023 = arith.addi %1015, %c36 : index
          memref.store %1022, %5[%1023] : memref<?xf32>
          %1024 = vector.extract %244#4[4] : f32 from vector<8xf32>
          %1025 = arith.addi %1015, %c25 : index
          memref.store %1024, %5[%1025] : memref<?xf32>
          %1026 = vector.extract %244#4[5] : f32 from vector<8xf32>
          %1027 = arith.addi %1015, %c88 : index
          memref.store %1026, %5[%1027] : memref<?xf32>
          %1028 = vector.extract %244#4[6] : f32 from vector<8xf32>
          %1029 = arith.addi %1015, %c56 : index
          memref.store %1028, %5[%1029] : memref<?xf32>
          %1030 = vector.extract %244#4[7] : f32 from vector<8xf32>
          %1031 = arith.addi %1015, %c89 : index
          memref.store %1030, %5[%1031] : memref<?xf32>
          %1032 = vector.extract %244#5[0] : f32 from vector<8xf32>
          %1033 = arith.addi %1015, %c7 : index
          memref.store %1032, %5[%1033] : memref<?xf32>
          %1034 = vector.extract %244#5[1] : f32 from vector<8xf32>
          %1035 = arith.addi %1015, %c90 : index
          memref.store %1034, %5[%1035] : memref<?xf32>
          %1036 = vector.extract %244#5[2] : f32 from vector<8xf32>
          %1037 = arith.addi %1015, %c57 : index
          memref.store %1036, %5[%1037] : memref<?xf32>
          %1038 = vector.extract %244#5[3] : f32 from vector<8xf32>
          %1039 = arith.addi %1015, %c91 : index
          memref.store %1038, %5[%1039] : memref<?xf32>
          %1040 = vector.extract %244#5[4] : f32 from vector<8xf32>
          %1041 = arith.addi %1015, %c58 : index
          memref.store %1040, %5[%1041] : memref<?xf32>
          %1042 = vector.extract %244#5[5] : f32 from vector<8xf32>
          %1043 = arith.addi %1015, %c92 : index
          memref.store %1042, %5[%1043] : memref<?xf32>
          %1044 = vector.extract %244#5[6] : f32 from vector<8xf32>
          %1045 = arith.addi %1015, %c59 : index
          memref.store %1044, %5[%1045] : memref<?xf32>
          %1046 = vector.extract %244#5[7] : f32 from vector<8xf32>
          %1047 = arith.addi %1015, %c93 : index
          memref.store %1046, %5[%1047] : memref<?xf32>
        }
        wave.barrier
        %1048 = memref.load %5[%951] : memref<?xf32>
        %1049 = memref.load %5[%953] : memref<?xf32>
        %1050 = memref.load %5[%955] : memref<?xf32>
        %1051 = memref.load %5[%957] : memref<?xf32>
        %1052 = memref.load %5[%959] : memref<?xf32>
        %1053 = memref.load %5[%961] : memref<?xf32>
        %1054 = memref.load %5[%963] : memref<?xf32>
        %1055 = memref.load %5[%965] : memref<?xf32>
        %1056 = arith.mulf %1048, %903 : f32
        %1057 = math.fma %1049, %905, %1056 : f32
        %1058 = arith.mulf %1057, %910 : f32
        %1059 = math.fma %1050, %912, %1058 : f32
        %1060 = arith.mulf %1059, %917 : f32
        %1061 = math.fma %1051, %919, %1060 : f32
        %1062 = arith.mulf %1061, %924 : f32
        %1063 = math.fma %1052, %926, %1062 : f32
        %1064 = arith.mulf %1063, %931 : f32
        %1065 = math.fma %1053, %933, %1064 : f32
        %1066 = arith.mulf %1065, %938 : f32
        %1067 = math.fma %1054, %940, %1066 : f32
        %1068 = arith.mulf %1067, %945 : f32
        %1069 = math.fma %1055, %947, %1068 : f32
        %1070 = memref.load %5[%982] : memref<?xf32>
        %1071 = memref.load %5[%984] : memref<?xf32>
        %1072 = memref.load %5[%986] : memref<?xf32>
        %1073 = memref.load %5[%988] : memref<?xf32>
        %1074 = memref.load %5[%990] : memref<?xf32>
        %1075 = memref.load %5[%992] : memref<?xf32>
        %1076 = memref.load %5[%994] : memref<?xf32>
        %1077 = memref.load %5[%996] : memref<?xf32>
        %1078 = arith.mulf %1070, %903 : f32
        %1079 = math.fma %1071, %905, %1078 : f32
        %1080 = arith.mulf %1079, %910 : f32
        %1081 = math.fma %1072, %912, %1080 : f32
        %1082 = arith.mulf %1081, %917 : f32
        %1083 = math.fma %1073, %919, %1082 : f32
        %1084 = arith.mulf %1083, %924 : f32
        %1085 = math.fma %1074, %926, %1084 : f32
        %1086 = arith.mulf %1085, %931 : f32
        %1087 = math.fma %1075, %933, %1086 : f32
        %1088 = arith.mulf %1087, %938 : f32
        %1089 = math.fma %1076, %940, %1088 : f32
        %1090 = arith.mulf %1089, %945 : f32
        %1091 = math.fma %1077, %947, %1090 : f32
        wave.barrier
        scf.if %830 {
          %1092 = arith.muli %8, %c24 : index
          %1093 = arith.muli %2, %c3 : index
          %1094 = arith.addi %1092, %1093 : index
          %1095 = arith.addi %1094, %829 : index
          %1096 = vector.extract %244#6[0] : f32 from vector<8xf32>
          %1097 = arith.addi %1095, %c23 : index
          memref.store %1096, %5[%1097] : memref<?xf32>
          %1098 = vector.extract %244#6[1] : f32 from vector<8xf32>
          %1099 = arith.addi %1095, %c22 : index
          memref.store %1098, %5[%1099] : memref<?xf32>
          %1100 = vector.extract %244#6[2] : f32 from vector<8xf32>
          %1101 = arith.addi %1095, %c32 : index
          memref.store %1100, %5[%1101] : memref<?xf32>
          %1102 = vector.extract %244#6[3] : f32 from vector<8xf32>
          %1103 = arith.addi %1095, %c36 : index
          memref.store %1102, %5[%1103] : memref<?xf32>
          %1104 = vector.extract %244#6[4] : f32 from vector<8xf32>
          %1105 = arith.addi %1095, %c25 : index
          memref.store %1104, %5[%1105] : memref<?xf32>
          %1106 = vector.extract %244#6[5] : f32 from vector<8xf32>
          %1107 = arith.addi %1095, %c88 : index
          memref.store %1106, %5[%1107] : memref<?xf32>
          %1108 = vector.extract %244#6[6] : f32 from vector<8xf32>
          %1109 = arith.addi %1095, %c56 : index
          memref.store %1108, %5[%1109] : memref<?xf32>
          %1110 = vector.extract %244#6[7] : f32 from vector<8xf32>
          %1111 = arith.addi %1095, %c89 : index
          memref.store %1110, %5[%1111] : memref<?xf32>
          %1112 = vector.extract %244#7[0] : f32 from vector<8xf32>
          %1113 = arith.addi %1095, %c7 : index
          memref.store %1112, %5[%1113] : memref<?xf32>
          %1114 = vector.extract %244#7[1] : f32 from vector<8xf32>
          %1115 = arith.addi %1095, %c90 : index
          memref.store %1114, %5[%1115] : memref<?xf32>
          %1116 = vector.extract %244#7[2] : f32 from vector<8xf32>
          %1117 = arith.addi %1095, %c57 : index
          memref.store %1116, %5[%1117] : memref<?xf32>
          %1118 = vector.extract %244#7[3] : f32 from vector<8xf32>
          %1119 = arith.addi %1095, %c91 : index
          memref.store %1118, %5[%1119] : memref<?xf32>
          %1120 = vector.extract %244#7[4] : f32 from vector<8xf32>
          %1121 = arith.addi %1095, %c58 : index
          memref.store %1120, %5[%1121] : memref<?xf32>
          %1122 = vector.extract %244#7[5] : f32 from vector<8xf32>
          %1123 = arith.addi %1095, %c92 : index
          memref.store %1122, %5[%1123] : memref<?xf32>
          %1124 = vector.extract %244#7[6] : f32 from vector<8xf32>
          %1125 = arith.addi %1095, %c59 : index
          memref.store %1124, %5[%1125] : memref<?xf32>
          %1126 = vector.extract %244#7[7] : f32 from vector<8xf32>
          %1127 = arith.addi %1095, %c93 : index
          memref.store %1126, %5[%1127] : memref<?xf32>
        }
        wave.barrier
        %1128 = memref.load %5[%951] : memref<?xf32>
        %1129 = memref.load %5[%953] : memref<?xf32>
        %1130 = memref.load %5[%955] : memref<?xf32>
        %1131 = memref.load %5[%957] : memref<?xf32>
        %1132 = memref.load %5[%959] : memref<?xf32>
        %1133 = memref.load %5[%961] : memref<?xf32>
        %1134 = memref.load %5[%963] : memref<?xf32>
        %1135 = memref.load %5[%965] : memref<?xf32>
        %1136 = arith.mulf %1128, %903 : f32
        %1137 = math.fma %1129, %905, %1136 : f32
        %1138 = arith.mulf %1137, %910 : f32
        %1139 = math.fma %1130, %912, %1138 : f32
        %1140 = arith.mulf %1139, %917 : f32
        %1141 = math.fma %1131, %919, %1140 : f32
        %1142 = arith.mulf %1141, %924 : f32
        %1143 = math.fma %1132, %926, %1142 : f32
        %1144 = arith.mulf %1143, %931 : f32
        %1145 = math.fma %1133, %933, %1144 : f32
        %1146 = arith.mulf %1145, %938 : f32
        %1147 = math.fma %1134, %940, %1146 : f32
        %1148 = arith.mulf %1147, %945 : f32
        %1149 = math.fma %1135, %947, %1148 : f32
        %1150 = memref.load %5[%982] : memref<?xf32>
        %1151 = memref.load %5[%984] : memref<?xf32>
        %1152 = memref.load %5[%986] : memref<?xf32>
        %1153 = memref.load %5[%988] : memref<?xf32>
        %1154 = memref.load %5[%990] : memref<?xf32>
        %1155 = memref.load %5[%992] : memref<?xf32>
        %1156 = memref.load %5[%994] : memref<?xf32>
        %1157 = memref.load %5[%996] : memref<?xf32>
        %1158 = arith.mulf %1150, %903 : f32
        %1159 = math.fma %1151, %905, %1158 : f32
        %1160 = arith.mulf %1159, %910 : f32
        %1161 = math.fma %1152, %912, %1160 : f32
        %1162 = arith.mulf %1161, %917 : f32
        %1163 = math.fma %1153, %919, %1162 : f32
        %1164 = arith.mulf %1163, %924 : f32
        %1165 = math.fma %1154, %926, %1164 : f32
        %1166 = arith.mulf %1165, %931 : f32
        %1167 = math.fma %1155, %933, %1166 : f32
        %1168 = arith.mulf %1167, %938 : f32
        %1169 = math.fma %1156, %940, %1168 : f32
        %1170 = arith.mulf %1169, %945 : f32
        %1171 = math.fma %1157, %947, %1170 : f32
        wave.barrier
        scf.if %830 {
          %1172 = arith.muli %8, %c24 : index
          %1173 = arith.muli %2, %c3 : index
          %1174 = arith.addi %1172, %1173 : index
          %1175 = arith.addi %1174, %829 : index
          %1176 = vector.extract %244#8[0] : f32 from vector<8xf32>
          %1177 = arith.addi %1175, %c23 : index
          memref.store %1176, %5[%1177] : memref<?xf32>
          %1178 = vector.extract %244#8[1] : f32 from vector<8xf32>
          %1179 = arith.addi %1175, %c22 : index
          memref.store %1178, %5[%1179] : memref<?xf32>
          %1180 = vector.extract %244#8[2] : f32 from vector<8xf32>
          %1181 = arith.addi %1175, %c32 : index
          memref.store %1180, %5[%1181] : memref<?xf32>
          %1182 = vector.extract %244#8[3] : f32 from vector<8xf32>
          %1183 = arith.addi %1175, %c36 : index
          memref.store %1182, %5[%1183] : memref<?xf32>
          %1184 = vector.extract %244#8[4] : f32 from vector<8xf32>
          %1185 = arith.addi %1175, %c25 : index
          memref.store %1184, %5[%1185] : memref<?xf32>
          %1186 = vector.extract %244#8[5] : f32 from vector<8xf32>
          %1187 = arith.addi %1175, %c88 : index
          memref.store %1186, %5[%1187] : memref<?xf32>
          %1188 = vector.extract %244#8[6] : f32 from vector<8xf32>
          %1189 = arith.addi %1175, %c56 : index
          memref.store %1188, %5[%1189] : memref<?xf32>
          %1190 = vector.extract %244#8[7] : f32 from vector<8xf32>
          %1191 = arith.addi %1175, %c89 : index
          memref.store %1190, %5[%1191] : memref<?xf32>
          %1192 = vector.extract %244#9[0] : f32 from vector<8xf32>
          %1193 = arith.addi %1175, %c7 : index
          memref.store %1192, %5[%1193] : memref<?xf32>
          %1194 = vector.extract %244#9[1] : f32 from vector<8xf32>
          %1195 = arith.addi %1175, %c90 : index
          memref.store %1194, %5[%1195] : memref<?xf32>
          %1196 = vector.extract %244#9[2] : f32 from vector<8xf32>
          %1197 = arith.addi %1175, %c57 : index
          memref.store %1196, %5[%1197] : memref<?xf32>
          %1198 = vector.extract %244#9[3] : f32 from vector<8xf32>
          %1199 = arith.addi %1175, %c91 : index
          memref.store %1198, %5[%1199] : memref<?xf32>
          %1200 = vector.extract %244#9[4] : f32 from vector<8xf32>
          %1201 = arith.addi %1175, %c58 : index
          memref.store %1200, %5[%1201] : memref<?xf32>
          %1202 = vector.extract %244#9[5] : f32 from vector<8xf32>
          %1203 = arith.addi %1175, %c92 : index
          memref.store %1202, %5[%1203] : memref<?xf32>
          %1204 = vector.extract %244#9[6] : f32 from vector<8xf32>
          %1205 = arith.addi %1175, %c59 : index
          memref.store %1204, %5[%1205] : memref<?xf32>
          %1206 = vector.extract %244#9[7] : f32 from vector<8xf32>
          %1207 = arith.addi %1175, %c93 : index
          memref.store %1206, %5[%1207] : memref<?xf32>
        }
        wave.barrier
        %1208 = memref.load %5[%951] : memref<?xf32>
        %1209 = memref.load %5[%953] : memref<?xf32>
        %1210 = memref.load %5[%955] : memref<?xf32>
        %1211 = memref.load %5[%957] : memref<?xf32>
        %1212 = memref.load %5[%959] : memref<?xf32>
        %1213 = memref.load %5[%961] : memref<?xf32>
        %1214 = memref.load %5[%963] : memref<?xf32>
        %1215 = memref.load %5[%965] : memref<?xf32>
        %1216 = arith.mulf %1208, %903 : f32
        %1217 = math.fma %1209, %905, %1216 : f32
        %1218 = arith.mulf %1217, %910 : f32
        %1219 = math.fma %1210, %912, %1218 : f32
        %1220 = arith.mulf %1219, %917 : f32
        %1221 = math.fma %1211, %919, %1220 : f32
        %1222 = arith.mulf %1221, %924 : f32
        %1223 = math.fma %1212, %926, %1222 : f32
        %1224 = arith.mulf %1223, %931 : f32
        %1225 = math.fma %1213, %933, %1224 : f32
        %1226 = arith.mulf %1225, %938 : f32
        %1227 = math.fma %1214, %940, %1226 : f32
        %1228 = arith.mulf %1227, %945 : f32
        %1229 = math.fma %1215, %947, %1228 : f32
        %1230 = memref.load %5[%982] : memref<?xf32>
        %1231 = memref.load %5[%984] : memref<?xf32>
        %1232 = memref.load %5[%986] : memref<?xf32>
        %1233 = memref.load %5[%988] : memref<?xf32>
        %1234 = memref.load %5[%990] : memref<?xf32>
        %1235 = memref.load %5[%992] : memref<?xf32>
        %1236 = memref.load %5[%994] : memref<?xf32>
        %1237 = memref.load %5[%996] : memref<?xf32>
        %1238 = arith.mulf %1230, %903 : f32
        %1239 = math.fma %1231, %905, %1238 : f32
        %1240 = arith.mulf %1239, %910 : f32
        %1241 = math.fma %1232, %912, %1240 : f32
        %1242 = arith.mulf %1241, %917 : f32
        %1243 = math.fma %1233, %919, %1242 : f32
        %1244 = arith.mulf %1243, %924 : f32
        %1245 = math.fma %1234, %926, %1244 : f32
        %1246 = arith.mulf %1245, %931 : f32
        %1247 = math.fma %1235, %933, %1246 : f32
        %1248 = arith.mulf %1247, %938 : f32
        %1249 = math.fma %1236, %940, %1248 : f32
        %1250 = arith.mulf %1249, %945 : f32
        %1251 = math.fma %1237, %947, %1250 : f32
        %1252 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1252 {
          %1253 = arith.divf %c101, %949 : f32
          %1254 = arith.addi %17, %829 : index
          %1255 = arith.cmpi slt, %1254, %groupSize : index
          scf.if %1255 {
            %1256 = arith.muli %15, %groupSize : index
            %1257 = arith.addi %1256, %1254 : index
            %1258 = arith.muli %1257, %c25 : index
            %1259 = arith.muli %heads, %c25 : index
            %1260 = arith.divui %950, %c3 : index
            %1261 = arith.muli %15, %c25 : index
            %1262 = arith.addi %1261, %1260 : index
            %1263 = memref.load %factors[%1262] : memref<?xf32>
            %1264 = arith.muli %kvHeads, %c25 : index
            %1265 = arith.addi %1262, %1264 : index
            %1266 = memref.load %factors[%1265] : memref<?xf32>
            %1267 = arith.mulf %980, %1253 : f32
            %1268 = math.fma %1267, %1263, %1266 : f32
            %1269 = arith.addi %1258, %1260 : index
            %1270 = arith.divui %24, %outTileRows : index
            %1271 = arith.divui %1259, %c3 : index
            %1272 = arith.muli %1270, %1271 : index
            %1273 = arith.divui %1269, %c3 : index
            %1274 = arith.addi %1272, %1273 : index
            %1275 = arith.muli %1274, %c9 : index
            %1276 = arith.remui %1269, %c3 : index
            %1277 = arith.divui %1276, %c27 : index
            %1278 = arith.addi %1275, %1277 : index
            %1279 = arith.muli %outTileRows, %c27 : index
            %1280 = arith.muli %1278, %1279 : index
            %1281 = arith.remui %24, %outTileRows : index
            %1282 = arith.muli %1281, %c27 : index
            %1283 = arith.addi %1280, %1282 : index
            %1284 = arith.remui %1269, %c27 : index
            %1285 = arith.addi %1283, %1284 : index
            %1286 = arith.addf %1268, %c51 : f32
            %1287 = arith.minimumf %1286, %c103 : f32
            %1288 = arith.maximumf %1287, %c104 : f32
            %1289 = arith.truncf %1288 : f32 to f16
            memref.store %1289, %out[%1285] : memref<?xf16>
            %1290 = arith.divui %981, %c3 : index
            %1291 = arith.addi %1261, %1290 : index
            %1292 = memref.load %factors[%1291] : memref<?xf32>
            %1293 = arith.addi %1291, %1264 : index
            %1294 = memref.load %factors[%1293] : memref<?xf32>
            %1295 = arith.mulf %1011, %1253 : f32
            %1296 = math.fma %1295, %1292, %1294 : f32
            %1297 = arith.addi %1258, %1290 : index
            %1298 = arith.divui %1297, %c3 : index
            %1299 = arith.addi %1272, %1298 : index
            %1300 = arith.muli %1299, %c9 : index
            %1301 = arith.remui %1297, %c3 : index
            %1302 = arith.divui %1301, %c27 : index
            %1303 = arith.addi %1300, %1302 : index
            %1304 = arith.muli %1303, %1279 : index
            %1305 = arith.addi %1304, %1282 : index
            %1306 = arith.remui %1297, %c27 : index
            %1307 = arith.addi %1305, %1306 : index
            %1308 = arith.addf %1296, %c51 : f32
            %1309 = arith.minimumf %1308, %c103 : f32
            %1310 = arith.maximumf %1309, %c104 : f32
            %1311 = arith.truncf %1310 : f32 to f16
            memref.store %1311, %out[%1307] : memref<?xf16>
            %1312 = arith.addi %828, %c24 : index
            %1313 = arith.divui %1312, %c3 : index
            %1314 = arith.addi %1261, %1313 : index
            %1315 = memref.load %factors[%1314] : memref<?xf32>
            %1316 = arith.addi %1314, %1264 : index
            %1317 = memref.load %factors[%1316] : memref<?xf32>
            %1318 = arith.mulf %1069, %1253 : f32
            %1319 = math.fma %1318, %1315, %1317 : f32
            %1320 = arith.addi %1258, %1313 : index
            %1321 = arith.divui %1320, %c3 : index
            %1322 = arith.addi %1272, %1321 : index
            %1323 = arith.muli %1322, %c9 : index
            %1324 = arith.remui %1320, %c3 : index
            %1325 = arith.divui %1324, %c27 : index
            %1326 = arith.addi %1323, %1325 : index
            %1327 = arith.muli %1326, %1279 : index
            %1328 = arith.addi %1327, %1282 : index
            %1329 = arith.remui %1320, %c27 : index
            %1330 = arith.addi %1328, %1329 : index
            %1331 = arith.addf %1319, %c51 : f32
            %1332 = arith.minimumf %1331, %c103 : f32
            %1333 = arith.maximumf %1332, %c104 : f32
            %1334 = arith.truncf %1333 : f32 to f16
            memref.store %1334, %out[%1330] : memref<?xf16>
            %1335 = arith.addi %828, %c45 : index
            %1336 = arith.divui %1335, %c3 : index
            %1337 = arith.addi %1261, %1336 : index
            %1338 = memref.load %factors[%1337] : memref<?xf32>
            %1339 = arith.addi %1337, %1264 : index
            %1340 = memref.load %factors[%1339] : memref<?xf32>
            %1341 = arith.mulf %1091, %1253 : f32
            %1342 = math.fma %1341, %1338, %1340 : f32
            %1343 = arith.addi %1258, %1336 : index
            %1344 = arith.divui %1343, %c3 : index
            %1345 = arith.addi %1272, %1344 : index
            %1346 = arith.muli %1345, %c9 : index
            %1347 = arith.remui %1343, %c3 : index
            %1348 = arith.divui %1347, %c27 : index
            %1349 = arith.addi %1346, %1348 : index
            %1350 = arith.muli %1349, %1279 : index
            %1351 = arith.addi %1350, %1282 : index
            %1352 = arith.remui %1343, %c27 : index
            %1353 = arith.addi %1351, %1352 : index
            %1354 = arith.addf %1342, %c51 : f32
            %1355 = arith.minimumf %1354, %c103 : f32
            %1356 = arith.maximumf %1355, %c104 : f32
            %1357 = arith.truncf %1356 : f32 to f16
            memref.store %1357, %out[%1353] : memref<?xf16>
            %1358 = arith.addi %828, %c15 : index
            %1359 = arith.divui %1358, %c3 : index
            %1360 = arith.addi %1261, %1359 : index
            %1361 = memref.load %factors[%1360] : memref<?xf32>
            %1362 = arith.addi %1360, %1264 : index
            %1363 = memref.load %factors[%1362] : memref<?xf32>
            %1364 = arith.mulf %1149, %1253 : f32
            %1365 = math.fma %1364, %1361, %1363 : f32
            %1366 = arith.addi %1258, %1359 : index
            %1367 = arith.divui %1366, %c3 : index
            %1368 = arith.addi %1272, %1367 : index
            %1369 = arith.muli %1368, %c9 : index
            %1370 = arith.remui %1366, %c3 : index
            %1371 = arith.divui %1370, %c27 : index
            %1372 = arith.addi %1369, %1371 : index
            %1373 = arith.muli %1372, %1279 : index
            %1374 = arith.addi %1373, %1282 : index
            %1375 = arith.remui %1366, %c27 : index
            %1376 = arith.addi %1374, %1375 : index
            %1377 = arith.addf %1365, %c51 : f32
            %1378 = arith.minimumf %1377, %c103 : f32
            %1379 = arith.maximumf %1378, %c104 : f32
            %1380 = arith.truncf %1379 : f32 to f16
            memref.store %1380, %out[%1376] : memref<?xf16>
            %1381 = arith.addi %828, %c46 : index
            %1382 = arith.divui %1381, %c3 : index
            %1383 = arith.addi %1261, %1382 : index
            %1384 = memref.load %factors[%1383] : memref<?xf32>
            %1385 = arith.addi %1383, %1264 : index
            %1386 = memref.load %factors[%1385] : memref<?xf32>
            %1387 = arith.mulf %1171, %1253 : f32
            %1388 = math.fma %1387, %1384, %1386 : f32
            %1389 = arith.addi %1258, %1382 : index
            %1390 = arith.divui %1389, %c3 : index
            %1391 = arith.addi %1272, %1390 : index
            %1392 = arith.muli %1391, %c9 : index
            %1393 = arith.remui %1389, %c3 : index
            %1394 = arith.divui %1393, %c27 : index
            %1395 = arith.addi %1392, %1394 : index
            %1396 = arith.muli %1395, %1279 : index
            %1397 = arith.addi %1396, %1282 : index
            %1398 = arith.remui %1389, %c27 : index
            %1399 = arith.addi %1397, %1398 : index
            %1400 = arith.addf %1388, %c51 : f32
            %1401 = arith.minimumf %1400, %c103 : f32
            %1402 = arith.maximumf %1401, %c104 : f32
            %1403 = arith.truncf %1402 : f32 to f16
            memref.store %1403, %out[%1399] : memref<?xf16>
            %1404 = arith.addi %828, %c47 : index
            %1405 = arith.divui %1404, %c3 : index
            %1406 = arith.addi %1261, %1405 : index
            %1407 = memref.load %factors[%1406] : memref<?xf32>
            %1408 = arith.addi %1406, %1264 : index
            %1409 = memref.load %factors[%1408] : memref<?xf32>
            %1410 = arith.mulf %1229, %1253 : f32
            %1411 = math.fma %1410, %1407, %1409 : f32
            %1412 = arith.addi %1258, %1405 : index
            %1413 = arith.divui %1412, %c3 : index
            %1414 = arith.addi %1272, %1413 : index
            %1415 = arith.muli %1414, %c9 : index
            %1416 = arith.remui %1412, %c3 : index
            %1417 = arith.divui %1416, %c27 : index
            %1418 = arith.addi %1415, %1417 : index
            %1419 = arith.muli %1418, %1279 : index
            %1420 = arith.addi %1419, %1282 : index
            %1421 = arith.remui %1412, %c27 : index
            %1422 = arith.addi %1420, %1421 : index
            %1423 = arith.addf %1411, %c51 : f32
            %1424 = arith.minimumf %1423, %c103 : f32
            %1425 = arith.maximumf %1424, %c104 : f32
            %1426 = arith.truncf %1425 : f32 to f16
            memref.store %1426, %out[%1422] : memref<?xf16>
            %1427 = arith.addi %828, %c48 : index
            %1428 = arith.divui %1427, %c3 : index
            %1429 = arith.addi %1261, %1428 : index
            %1430 = memref.load %factors[%1429] : memref<?xf32>
            %1431 = arith.addi %1429, %1264 : index
            %1432 = memref.load %factors[%1431] : memref<?xf32>
            %1433 = arith.mulf %1251, %1253 : f32
            %1434 = math.fma %1433, %1430, %1432 : f32
            %1435 = arith.addi %1258, %1428 : index
            %1436 = arith.divui %1435, %c3 : index
            %1437 = arith.addi %1272, %1436 : index
            %1438 = arith.muli %1437, %c9 : index
            %1439 = arith.remui %1435, %c3 : index
            %1440 = arith.divui %1439, %c27 : index
            %1441 = arith.addi %1438, %1440 : index
            %1442 = arith.muli %1441, %1279 : index
            %1443 = arith.addi %1442, %1282 : index
            %1444 = arith.remui %1435, %c27 : index
            %1445 = arith.addi %1443, %1444 : index
            %1446 = arith.addf %1434, %c51 : f32
            %1447 = arith.minimumf %1446, %c103 : f32
            %1448 = arith.maximumf %1447, %c104 : f32
            %1449 = arith.truncf %1448 : f32 to f16
            memref.store %1449, %out[%1445] : memref<?xf16>
          }
        } else {
          %1450 = arith.addi %ranges, %groups : index
          %1451 = arith.muli %9, %1450 : index
          %1452 = arith.index_castui %236 : i32 to index
          %1453 = arith.addi %1451, %1452 : index
          %1454 = arith.muli %1453, %c107 : index
          %1455 = arith.addi %1454, %950 : index
          memref.store %980, %partial[%1455] : memref<?xf32>
          %1456 = arith.addi %1454, %981 : index
          memref.store %1011, %partial[%1456] : memref<?xf32>
          %1457 = arith.addi %828, %c24 : index
          %1458 = arith.addi %1454, %1457 : index
          memref.store %1069, %partial[%1458] : memref<?xf32>
          %1459 = arith.addi %828, %c45 : index
          %1460 = arith.addi %1454, %1459 : index
          memref.store %1091, %partial[%1460] : memref<?xf32>
          %1461 = arith.addi %828, %c15 : index
          %1462 = arith.addi %1454, %1461 : index
          memref.store %1149, %partial[%1462] : memref<?xf32>
          %1463 = arith.addi %828, %c46 : index
          %1464 = arith.addi %1454, %1463 : index
          memref.store %1171, %partial[%1464] : memref<?xf32>
          %1465 = arith.addi %828, %c47 : index
          %1466 = arith.addi %1454, %1465 : index
          memref.store %1229, %partial[%1466] : memref<?xf32>
          %1467 = arith.addi %828, %c48 : index
          %1468 = arith.addi %1454, %1467 : index
          memref.store %1251, %partial[%1468] : memref<?xf32>
          %1469 = arith.cmpi slt, %828, %c3 : index
          scf.if %1469 {
            %1470 = arith.addi %1454, %c5 : index
            %1471 = arith.addi %1470, %828 : index
            memref.store %943, %partial[%1471] : memref<?xf32>
            %1472 = arith.addi %1471, %c3 : index
            memref.store %949, %partial[%1472] : memref<?xf32>
          }
          %1473 = arith.addi %42, %c77 : i32
          %1474 = arith.divui %1473, %c78 : i32
          %1475 = arith.divui %236, %c78 : i32
          %1476 = arith.addi %groups, %c4 : index
          %1477 = arith.muli %9, %1476 : index
          %1478 = arith.muli %1475, %c78 : i32
          %1479 = arith.subi %42, %1478 : i32
          %1480 = arith.minsi %1479, %c78 : i32
          %1481 = arith.index_castui %1475 : i32 to index
          %1482 = arith.addi %1477, %1481 : index
          %1483 = arith.index_castui %1480 : i32 to index
          %1484 = wave.arrive %counters[%1482], %1483 : memref<?xi32>
          scf.if %1484 {
            %1496:10 = scf.for %1485 = %c55 to %1480 step %c78 iter_args(%1486 = %c50, %1487 = %c51, %1488 = %c51, %1489 = %c51, %1490 = %c51, %1491 = %c51, %1492 = %c51, %1493 = %c51, %1494 = %c51, %1495 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1497 = arith.addi %1485, %c55 : i32
              %1498 = arith.subi %1480, %c17 : i32
              %1499 = arith.minsi %1497, %1498 : i32
              %1500 = arith.addi %1478, %1499 : i32
              %1501 = arith.index_castui %1500 : i32 to index
              %1502 = arith.addi %1451, %1501 : index
              %1503 = arith.muli %1502, %c107 : index
              %1504 = arith.addi %1503, %c5 : index
              %1505 = arith.addi %1504, %829 : index
              %1506 = memref.load %partial[%1505] : memref<?xf32>
              %1507 = arith.cmpi slt, %1497, %1480 : i32
              %1508 = arith.select %1507, %1506, %c50 : f32
              %1509 = arith.addi %1503, %828 : index
              %1510 = arith.addi %1509, %c23 : index
              %1511 = memref.load %partial[%1510] : memref<?xf32>
              %1512 = arith.addi %1509, %c7 : index
              %1513 = memref.load %partial[%1512] : memref<?xf32>
              %1514 = arith.addi %1509, %c24 : index
              %1515 = memref.load %partial[%1514] : memref<?xf32>
              %1516 = arith.addi %1509, %c45 : index
              %1517 = memref.load %partial[%1516] : memref<?xf32>
              %1518 = arith.addi %1509, %c15 : index
              %1519 = memref.load %partial[%1518] : memref<?xf32>
              %1520 = arith.addi %1509, %c46 : index
              %1521 = memref.load %partial[%1520] : memref<?xf32>
              %1522 = arith.addi %1509, %c47 : index
              %1523 = memref.load %partial[%1522] : memref<?xf32>
              %1524 = arith.addi %1509, %c48 : index
              %1525 = memref.load %partial[%1524] : memref<?xf32>
              %1526 = arith.addi %1505, %c3 : index
              %1527 = memref.load %partial[%1526] : memref<?xf32>
              %1528 = arith.addi %1485, %c17 : i32
              %1529 = arith.minsi %1528, %1498 : i32
              %1530 = arith.addi %1478, %1529 : i32
              %1531 = arith.index_castui %1530 : i32 to index
              %1532 = arith.addi %1451, %1531 : index
              %1533 = arith.muli %1532, %c107 : index
              %1534 = arith.addi %1533, %c5 : index
              %1535 = arith.addi %1534, %829 : index
              %1536 = memref.load %partial[%1535] : memref<?xf32>
              %1537 = arith.cmpi slt, %1528, %1480 : i32
              %1538 = arith.select %1537, %1536, %c50 : f32
              %1539 = arith.addi %1533, %828 : index
              %1540 = arith.addi %1539, %c23 : index
              %1541 = memref.load %partial[%1540] : memref<?xf32>
              %1542 = arith.addi %1539, %c7 : index
              %1543 = memref.load %partial[%1542] : memref<?xf32>
              %1544 = arith.addi %1539, %c24 : index
              %1545 = memref.load %partial[%1544] : memref<?xf32>
              %1546 = arith.addi %1539, %c45 : index
              %1547 = memref.load %partial[%1546] : memref<?xf32>
              %1548 = arith.addi %1539, %c15 : index
              %1549 = memref.load %partial[%1548] : memref<?xf32>
              %1550 = arith.addi %1539, %c46 : index
              %1551 = memref.load %partial[%1550] : memref<?xf32>
              %1552 = arith.addi %1539, %c47 : index
              %1553 = memref.load %partial[%1552] : memref<?xf32>
              %1554 = arith.addi %1539, %c48 : index
              %1555 = memref.load %partial[%1554] : memref<?xf32>
              %1556 = arith.addi %1535, %c3 : index
              %1557 = memref.load %partial[%1556] : memref<?xf32>
              %1558 = arith.addi %1485, %c69 : i32
              %1559 = arith.minsi %1558, %1498 : i32
              %1560 = arith.addi %1478, %1559 : i32
              %1561 = arith.index_castui %1560 : i32 to index
              %1562 = arith.addi %1451, %1561 : index
              %1563 = arith.muli %1562, %c107 : index
              %1564 = arith.addi %1563, %c5 : index
              %1565 = arith.addi %1564, %829 : index
              %1566 = memref.load %partial[%1565] : memref<?xf32>
              %1567 = arith.cmpi slt, %1558, %1480 : i32
              %1568 = arith.select %1567, %1566, %c50 : f32
              %1569 = arith.addi %1563, %828 : index
              %1570 = arith.addi %1569, %c23 : index
              %1571 = memref.load %partial[%1570] : memref<?xf32>
              %1572 = arith.addi %1569, %c7 : index
              %1573 = memref.load %partial[%1572] : memref<?xf32>
              %1574 = arith.addi %1569, %c24 : index
              %1575 = memref.load %partial[%1574] : memref<?xf32>
              %1576 = arith.addi %1569, %c45 : index
              %1577 = memref.load %partial[%1576] : memref<?xf32>
              %1578 = arith.addi %1569, %c15 : index
              %1579 = memref.load %partial[%1578] : memref<?xf32>
              %1580 = arith.addi %1569, %c46 : index
              %1581 = memref.load %partial[%1580] : memref<?xf32>
              %1582 = arith.addi %1569, %c47 : index
              %1583 = memref.load %partial[%1582] : memref<?xf32>
              %1584 = arith.addi %1569, %c48 : index
              %1585 = memref.load %partial[%1584] : memref<?xf32>
              %1586 = arith.addi %1565, %c3 : index
              %1587 = memref.load %partial[%1586] : memref<?xf32>
              %1588 = arith.addi %1485, %c71 : i32
              %1589 = arith.minsi %1588, %1498 : i32
              %1590 = arith.addi %1478, %1589 : i32
              %1591 = arith.index_castui %1590 : i32 to index
              %1592 = arith.addi %1451, %1591 : index
              %1593 = arith.muli %1592, %c107 : index
              %1594 = arith.addi %1593, %c5 : index
              %1595 = arith.addi %1594, %829 : index
              %1596 = memref.load %partial[%1595] : memref<?xf32>
              %1597 = arith.cmpi slt, %1588, %1480 : i32
              %1598 = arith.select %1597, %1596, %c50 : f32
              %1599 = arith.addi %1593, %828 : index
              %1600 = arith.addi %1599, %c23 : index
              %1601 = memref.load %partial[%1600] : memref<?xf32>
              %1602 = arith.addi %1599, %c7 : index
              %1603 = memref.load %partial[%1602] : memref<?xf32>
              %1604 = arith.addi %1599, %c24 : index
              %1605 = memref.load %partial[%1604] : memref<?xf32>
              %1606 = arith.addi %1599, %c45 : index
              %1607 = memref.load %partial[%1606] : memref<?xf32>
              %1608 = arith.addi %1599, %c15 : index
              %1609 = memref.load %partial[%1608] : memref<?xf32>
              %1610 = arith.addi %1599, %c46 : index
              %1611 = memref.load %partial[%1610] : memref<?xf32>
              %1612 = arith.addi %1599, %c47 : index
              %1613 = memref.load %partial[%1612] : memref<?xf32>
              %1614 = arith.addi %1599, %c48 : index
              %1615 = memref.load %partial[%1614] : memref<?xf32>
              %1616 = arith.addi %1595, %c3 : index
              %1617 = memref.load %partial[%1616] : memref<?xf32>
              %1618 = arith.addi %1485, %c72 : i32
              %1619 = arith.minsi %1618, %1498 : i32
              %1620 = arith.addi %1478, %1619 : i32
              %1621 = arith.index_castui %1620 : i32 to index
              %1622 = arith.addi %1451, %1621 : index
              %1623 = arith.muli %1622, %c107 : index
              %1624 = arith.addi %1623, %c5 : index
              %1625 = arith.addi %1624, %829 : index
              %1626 = memref.load %partial[%1625] : memref<?xf32>
              %1627 = arith.cmpi slt, %1618, %1480 : i32
              %1628 = arith.select %1627, %1626, %c50 : f32
              %1629 = arith.addi %1623, %828 : index
              %1630 = arith.addi %1629, %c23 : index
              %1631 = memref.load %partial[%1630] : memref<?xf32>
              %1632 = arith.addi %1629, %c7 : index
              %1633 = memref.load %partial[%1632] : memref<?xf32>
              %1634 = arith.addi %1629, %c24 : index
              %1635 = memref.load %partial[%1634] : memref<?xf32>
              %1636 = arith.addi %1629, %c45 : index
              %1637 = memref.load %partial[%1636] : memref<?xf32>
              %1638 = arith.addi %1629, %c15 : index
              %1639 = memref.load %partial[%1638] : memref<?xf32>
              %1640 = arith.addi %1629, %c46 : index
              %1641 = memref.load %partial[%1640] : memref<?xf32>
              %1642 = arith.addi %1629, %c47 : index
              %1643 = memref.load %partial[%1642] : memref<?xf32>
              %1644 = arith.addi %1629, %c48 : index
              %1645 = memref.load %partial[%1644] : memref<?xf32>
              %1646 = arith.addi %1625, %c3 : index
              %1647 = memref.load %partial[%1646] : memref<?xf32>
              %1648 = arith.addi %1485, %c74 : i32
              %1649 = arith.minsi %1648, %1498 : i32
              %1650 = arith.addi %1478, %1649 : i32
              %1651 = arith.index_castui %1650 : i32 to index
              %1652 = arith.addi %1451, %1651 : index
              %1653 = arith.muli %1652, %c107 : index
              %1654 = arith.addi %1653, %c5 : index
              %1655 = arith.addi %1654, %829 : index
              %1656 = memref.load %partial[%1655] : memref<?xf32>
              %1657 = arith.cmpi slt, %1648, %1480 : i32
              %1658 = arith.select %1657, %1656, %c50 : f32
              %1659 = arith.addi %1653, %828 : index
              %1660 = arith.addi %1659, %c23 : index
              %1661 = memref.load %partial[%1660] : memref<?xf32>
              %1662 = arith.addi %1659, %c7 : index
              %1663 = memref.load %partial[%1662] : memref<?xf32>
              %1664 = arith.addi %1659, %c24 : index
              %1665 = memref.load %partial[%1664] : memref<?xf32>
              %1666 = arith.addi %1659, %c45 : index
              %1667 = memref.load %partial[%1666] : memref<?xf32>
              %1668 = arith.addi %1659, %c15 : index
              %1669 = memref.load %partial[%1668] : memref<?xf32>
              %1670 = arith.addi %1659, %c46 : index
              %1671 = memref.load %partial[%1670] : memref<?xf32>
              %1672 = arith.addi %1659, %c47 : index
              %1673 = memref.load %partial[%1672] : memref<?xf32>
              %1674 = arith.addi %1659, %c48 : index
              %1675 = memref.load %partial[%1674] : memref<?xf32>
              %1676 = arith.addi %1655, %c3 : index
              %1677 = memref.load %partial[%1676] : memref<?xf32>
              %1678 = arith.addi %1485, %c75 : i32
              %1679 = arith.minsi %1678, %1498 : i32
              %1680 = arith.addi %1478, %1679 : i32
              %1681 = arith.index_castui %1680 : i32 to index
              %1682 = arith.addi %1451, %1681 : index
              %1683 = arith.muli %1682, %c107 : index
              %1684 = arith.addi %1683, %c5 : index
              %1685 = arith.addi %1684, %829 : index
              %1686 = memref.load %partial[%1685] : memref<?xf32>
              %1687 = arith.cmpi slt, %1678, %1480 : i32
              %1688 = arith.select %1687, %1686, %c50 : f32
              %1689 = arith.addi %1683, %828 : index
              %1690 = arith.addi %1689, %c23 : index
              %1691 = memref.load %partial[%1690] : memref<?xf32>
              %1692 = arith.addi %1689, %c7 : index
              %1693 = memref.load %partial[%1692] : memref<?xf32>
              %1694 = arith.addi %1689, %c24 : index
              %1695 = memref.load %partial[%1694] : memref<?xf32>
              %1696 = arith.addi %1689, %c45 : index
              %1697 = memref.load %partial[%1696] : memref<?xf32>
              %1698 = arith.addi %1689, %c15 : index
              %1699 = memref.load %partial[%1698] : memref<?xf32>
              %1700 = arith.addi %1689, %c46 : index
              %1701 = memref.load %partial[%1700] : memref<?xf32>
              %1702 = arith.addi %1689, %c47 : index
              %1703 = memref.load %partial[%1702] : memref<?xf32>
              %1704 = arith.addi %1689, %c48 : index
              %1705 = memref.load %partial[%1704] : memref<?xf32>
              %1706 = arith.addi %1685, %c3 : index
              %1707 = memref.load %partial[%1706] : memref<?xf32>
              %1708 = arith.addi %1485, %c77 : i32
              %1709 = arith.minsi %1708, %1498 : i32
              %1710 = arith.addi %1478, %1709 : i32
              %1711 = arith.index_castui %1710 : i32 to index
              %1712 = arith.addi %1451, %1711 : index
              %1713 = arith.muli %1712, %c107 : index
              %1714 = arith.addi %1713, %c5 : index
              %1715 = arith.addi %1714, %829 : index
              %1716 = memref.load %partial[%1715] : memref<?xf32>
              %1717 = arith.cmpi slt, %1708, %1480 : i32
              %1718 = arith.select %1717, %1716, %c50 : f32
              %1719 = arith.addi %1713, %828 : index
              %1720 = arith.addi %1719, %c23 : index
              %1721 = memref.load %partial[%1720] : memref<?xf32>
              %1722 = arith.addi %1719, %c7 : index
              %1723 = memref.load %partial[%1722] : memref<?xf32>
              %1724 = arith.addi %1719, %c24 : index
              %1725 = memref.load %partial[%1724] : memref<?xf32>
              %1726 = arith.addi %1719, %c45 : index
              %1727 = memref.load %partial[%1726] : memref<?xf32>
              %1728 = arith.addi %1719, %c15 : index
              %1729 = memref.load %partial[%1728] : memref<?xf32>
              %1730 = arith.addi %1719, %c46 : index
              %1731 = memref.load %partial[%1730] : memref<?xf32>
              %1732 = arith.addi %1719, %c47 : index
              %1733 = memref.load %partial[%1732] : memref<?xf32>
              %1734 = arith.addi %1719, %c48 : index
              %1735 = memref.load %partial[%1734] : memref<?xf32>
              %1736 = arith.addi %1715, %c3 : index
              %1737 = memref.load %partial[%1736] : memref<?xf32>
              %1738 = arith.maxnumf %1486, %1508 fastmath<nnan> : f32
              %1739 = arith.subf %1486, %1738 : f32
              %1740 = wave.exp2 %1739 : f32
              %1741 = arith.subf %1508, %1738 : f32
              %1742 = wave.exp2 %1741 : f32
              %1743 = arith.mulf %1487, %1740 : f32
              %1744 = math.fma %1527, %1742, %1743 : f32
              %1745 = arith.mulf %1488, %1740 : f32
              %1746 = math.fma %1511, %1742, %1745 : f32
              %1747 = arith.mulf %1489, %1740 : f32
              %1748 = math.fma %1513, %1742, %1747 : f32
              %1749 = arith.mulf %1490, %1740 : f32
              %1750 = math.fma %1515, %1742, %1749 : f32
              %1751 = arith.mulf %1491, %1740 : f32
              %1752 = math.fma %1517, %1742, %1751 : f32
              %1753 = arith.mulf %1492, %1740 : f32
              %1754 = math.fma %1519, %1742, %1753 : f32
              %1755 = arith.mulf %1493, %1740 : f32
              %1756 = math.fma %1521, %1742, %1755 : f32
              %1757 = arith.mulf %1494, %1740 : f32
              %1758 = math.fma %1523, %1742, %1757 : f32
              %1759 = arith.mulf %1495, %1740 : f32
              %1760 = math.fma %1525, %1742, %1759 : f32
              %1761 = arith.maxnumf %1738, %1538 fastmath<nnan> : f32
              %1762 = arith.subf %1738, %1761 : f32
              %1763 = wave.exp2 %1762 : f32
              %1764 = arith.subf %1538, %1761 : f32
              %1765 = wave.exp2 %1764 : f32
              %1766 = arith.mulf %1744, %1763 : f32
              %1767 = math.fma %1557, %1765, %1766 : f32
              %1768 = arith.mulf %1746, %1763 : f32
              %1769 = math.fma %1541, %1765, %1768 : f32
              %1770 = arith.mulf %1748, %1763 : f32
              %1771 = math.fma %1543, %1765, %1770 : f32
              %1772 = arith.mulf %1750, %1763 : f32
              %1773 = math.fma %1545, %1765, %1772 : f32
              %1774 = arith.mulf %1752, %1763 : f32
              %1775 = math.fma %1547, %1765, %1774 : f32
              %1776 = arith.mulf %1754, %1763 : f32
              %1777 = math.fma %1549, %1765, %1776 : f32
              %1778 = arith.mulf %1756, %1763 : f32
              %1779 = math.fma %1551, %1765, %1778 : f32
              %1780 = arith.mulf %1758, %1763 : f32
              %1781 = math.fma %1553, %1765, %1780 : f32
              %1782 = arith.mulf %1760, %1763 : f32
              %1783 = math.fma %1555, %1765, %1782 : f32
              %1784 = arith.maxnumf %1761, %1568 fastmath<nnan> : f32
              %1785 = arith.subf %1761, %1784 : f32
              %1786 = wave.exp2 %1785 : f32
              %1787 = arith.subf %1568, %1784 : f32
              %1788 = wave.exp2 %1787 : f32
              %1789 = arith.mulf %1767, %1786 : f32
              %1790 = math.fma %1587, %1788, %1789 : f32
              %1791 = arith.mulf %1769, %1786 : f32
              %1792 = math.fma %1571, %1788, %1791 : f32
              %1793 = arith.mulf %1771, %1786 : f32
              %1794 = math.fma %1573, %1788, %1793 : f32
              %1795 = arith.mulf %1773, %1786 : f32
              %1796 = math.fma %1575, %1788, %1795 : f32
              %1797 = arith.mulf %1775, %1786 : f32
              %1798 = math.fma %1577, %1788, %1797 : f32
              %1799 = arith.mulf %1777, %1786 : f32
              %1800 = math.fma %1579, %1788, %1799 : f32
              %1801 = arith.mulf %1779, %1786 : f32
              %1802 = math.fma %1581, %1788, %1801 : f32
              %1803 = arith.mulf %1781, %1786 : f32
              %1804 = math.fma %1583, %1788, %1803 : f32
              %1805 = arith.mulf %1783, %1786 : f32
              %1806 = math.fma %1585, %1788, %1805 : f32
              %1807 = arith.maxnumf %1784, %1598 fastmath<nnan> : f32
              %1808 = arith.subf %1784, %1807 : f32
              %1809 = wave.exp2 %1808 : f32
              %1810 = arith.subf %1598, %1807 : f32
              %1811 = wave.exp2 %1810 : f32
              %1812 = arith.mulf %1790, %1809 : f32
              %1813 = math.fma %1617, %1811, %1812 : f32
              %1814 = arith.mulf %1792, %1809 : f32
              %1815 = math.fma %1601, %1811, %1814 : f32
              %1816 = arith.mulf %1794, %1809 : f32
              %1817 = math.fma %1603, %1811, %1816 : f32
              %1818 = arith.mulf %1796, %1809 : f32
              %1819 = math.fma %1605, %1811, %1818 : f32
              %1820 = arith.mulf %1798, %1809 : f32
              %1821 = math.fma %1607, %1811, %1820 : f32
              %1822 = arith.mulf %1800, %1809 : f32
              %1823 = math.fma %1609, %1811, %1822 : f32
              %1824 = arith.mulf %1802, %1809 : f32
              %1825 = math.fma %1611, %1811, %1824 : f32
              %1826 = arith.mulf %1804, %1809 : f32
              %1827 = math.fma %1613, %1811, %1826 : f32
              %1828 = arith.mulf %1806, %1809 : f32
              %1829 = math.fma %1615, %1811, %1828 : f32
              %1830 = arith.maxnumf %1807, %1628 fastmath<nnan> : f32
              %1831 = arith.subf %1807, %1830 : f32
              %1832 = wave.exp2 %1831 : f32
              %1833 = arith.subf %1628, %1830 : f32
              %1834 = wave.exp2 %1833 : f32
              %1835 = arith.mulf %1813, %1832 : f32
              %1836 = math.fma %1647, %1834, %1835 : f32
              %1837 = arith.mulf %1815, %1832 : f32
              %1838 = math.fma %1631, %1834, %1837 : f32
              %1839 = arith.mulf %1817, %1832 : f32
              %1840 = math.fma %1633, %1834, %1839 : f32
              %1841 = arith.mulf %1819, %1832 : f32
              %1842 = math.fma %1635, %1834, %1841 : f32
              %1843 = arith.mulf %1821, %1832 : f32
              %1844 = math.fma %1637, %1834, %1843 : f32
              %1845 = arith.mulf %1823, %1832 : f32
              %1846 = math.fma %1639, %1834, %1845 : f32
              %1847 = arith.mulf %1825, %1832 : f32
              %1848 = math.fma %1641, %1834, %1847 : f32
              %1849 = arith.mulf %1827, %1832 : f32
              %1850 = math.fma %1643, %1834, %1849 : f32
              %1851 = arith.mulf %1829, %1832 : f32
              %1852 = math.fma %1645, %1834, %1851 : f32
              %1853 = arith.maxnumf %1830, %1658 fastmath<nnan> : f32
              %1854 = arith.subf %1830, %1853 : f32
              %1855 = wave.exp2 %1854 : f32
              %1856 = arith.subf %1658, %1853 : f32
              %1857 = wave.exp2 %1856 : f32
              %1858 = arith.mulf %1836, %1855 : f32
              %1859 = math.fma %1677, %1857, %1858 : f32
              %1860 = arith.mulf %1838, %1855 : f32
              %1861 = math.fma %1661, %1857, %1860 : f32
              %1862 = arith.mulf %1840, %1855 : f32
              %1863 = math.fma %1663, %1857, %1862 : f32
              %1864 = arith.mulf %1842, %1855 : f32
              %1865 = math.fma %1665, %1857, %1864 : f32
              %1866 = arith.mulf %1844, %1855 : f32
              %1867 = math.fma %1667, %1857, %1866 : f32
              %1868 = arith.mulf %1846, %1855 : f32
              %1869 = math.fma %1669, %1857, %1868 : f32
              %1870 = arith.mulf %1848, %1855 : f32
              %1871 = math.fma %1671, %1857, %1870 : f32
              %1872 = arith.mulf %1850, %1855 : f32
              %1873 = math.fma %1673, %1857, %1872 : f32
              %1874 = arith.mulf %1852, %1855 : f32
              %1875 = math.fma %1675, %1857, %1874 : f32
              %1876 = arith.maxnumf %1853, %1688 fastmath<nnan> : f32
              %1877 = arith.subf %1853, %1876 : f32
              %1878 = wave.exp2 %1877 : f32
              %1879 = arith.subf %1688, %1876 : f32
              %1880 = wave.exp2 %1879 : f32
              %1881 = arith.mulf %1859, %1878 : f32
              %1882 = math.fma %1707, %1880, %1881 : f32
              %1883 = arith.mulf %1861, %1878 : f32
              %1884 = math.fma %1691, %1880, %1883 : f32
              %1885 = arith.mulf %1863, %1878 : f32
              %1886 = math.fma %1693, %1880, %1885 : f32
              %1887 = arith.mulf %1865, %1878 : f32
              %1888 = math.fma %1695, %1880, %1887 : f32
              %1889 = arith.mulf %1867, %1878 : f32
              %1890 = math.fma %1697, %1880, %1889 : f32
              %1891 = arith.mulf %1869, %1878 : f32
              %1892 = math.fma %1699, %1880, %1891 : f32
              %1893 = arith.mulf %1871, %1878 : f32
              %1894 = math.fma %1701, %1880, %1893 : f32
              %1895 = arith.mulf %1873, %1878 : f32
              %1896 = math.fma %1703, %1880, %1895 : f32
              %1897 = arith.mulf %1875, %1878 : f32
              %1898 = math.fma %1705, %1880, %1897 : f32
              %1899 = arith.maxnumf %1876, %1718 fastmath<nnan> : f32
              %1900 = arith.subf %1876, %1899 : f32
              %1901 = wave.exp2 %1900 : f32
              %1902 = arith.subf %1718, %1899 : f32
              %1903 = wave.exp2 %1902 : f32
              %1904 = arith.mulf %1882, %1901 : f32
              %1905 = math.fma %1737, %1903, %1904 : f32
              %1906 = arith.mulf %1884, %1901 : f32
              %1907 = math.fma %1721, %1903, %1906 : f32
              %1908 = arith.mulf %1886, %1901 : f32
              %1909 = math.fma %1723, %1903, %1908 : f32
              %1910 = arith.mulf %1888, %1901 : f32
              %1911 = math.fma %1725, %1903, %1910 : f32
              %1912 = arith.mulf %1890, %1901 : f32
              %1913 = math.fma %1727, %1903, %1912 : f32
              %1914 = arith.mulf %1892, %1901 : f32
              %1915 = math.fma %1729, %1903, %1914 : f32
              %1916 = arith.mulf %1894, %1901 : f32
              %1917 = math.fma %1731, %1903, %1916 : f32
              %1918 = arith.mulf %1896, %1901 : f32
              %1919 = math.fma %1733, %1903, %1918 : f32
              %1920 = arith.mulf %1898, %1901 : f32
              %1921 = math.fma %1735, %1903, %1920 : f32
              scf.yield %1899, %1905, %1907, %1909, %1911, %1913, %1915, %1917, %1919, %1921 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1922 = arith.cmpi eq, %1474, %c17 : i32
            scf.if %1922 {
              %1923 = arith.divf %c101, %1496#1 : f32
              %1924 = arith.addi %17, %829 : index
              %1925 = arith.cmpi slt, %1924, %groupSize : index
              scf.if %1925 {
                %1926 = arith.muli %15, %groupSize : index
                %1927 = arith.addi %1926, %1924 : index
                %1928 = arith.muli %1927, %c25 : index
                %1929 = arith.muli %heads, %c25 : index
                %1930 = arith.divui %950, %c3 : index
                %1931 = arith.muli %15, %c25 : index
                %1932 = arith.addi %1931, %1930 : index
                %1933 = memref.load %factors[%1932] : memref<?xf32>
                %1934 = arith.muli %kvHeads, %c25 : index
                %1935 = arith.addi %1932, %1934 : index
                %1936 = memref.load %factors[%1935] : memref<?xf32>
                %1937 = arith.mulf %1496#2, %1923 : f32
                %1938 = math.fma %1937, %1933, %1936 : f32
                %1939 = arith.addi %1928, %1930 : index
                %1940 = arith.divui %24, %outTileRows : index
                %1941 = arith.divui %1929, %c3 : index
                %1942 = arith.muli %1940, %1941 : index
                %1943 = arith.divui %1939, %c3 : index
                %1944 = arith.addi %1942, %1943 : index
                %1945 = arith.muli %1944, %c9 : index
                %1946 = arith.remui %1939, %c3 : index
                %1947 = arith.divui %1946, %c27 : index
                %1948 = arith.addi %1945, %1947 : index
                %1949 = arith.muli %outTileRows, %c27 : index
                %1950 = arith.muli %1948, %1949 : index
                %1951 = arith.remui %24, %outTileRows : index
                %1952 = arith.muli %1951, %c27 : index
                %1953 = arith.addi %1950, %1952 : index
                %1954 = arith.remui %1939, %c27 : index
                %1955 = arith.addi %1953, %1954 : index
                %1956 = arith.addf %1938, %c51 : f32
                %1957 = arith.minimumf %1956, %c103 : f32
                %1958 = arith.maximumf %1957, %c104 : f32
                %1959 = arith.truncf %1958 : f32 to f16
                memref.store %1959, %out[%1955] : memref<?xf16>
                %1960 = arith.divui %981, %c3 : index
                %1961 = arith.addi %1931, %1960 : index
                %1962 = memref.load %factors[%1961] : memref<?xf32>
                %1963 = arith.addi %1961, %1934 : index
                %1964 = memref.load %factors[%1963] : memref<?xf32>
                %1965 = arith.mulf %1496#3, %1923 : f32
                %1966 = math.fma %1965, %1962, %1964 : f32
                %1967 = arith.addi %1928, %1960 : index
                %1968 = arith.divui %1967, %c3 : index
                %1969 = arith.addi %1942, %1968 : index
                %1970 = arith.muli %1969, %c9 : index
                %1971 = arith.remui %1967, %c3 : index
                %1972 = arith.divui %1971, %c27 : index
                %1973 = arith.addi %1970, %1972 : index
                %1974 = arith.muli %1973, %1949 : index
                %1975 = arith.addi %1974, %1952 : index
                %1976 = arith.remui %1967, %c27 : index
                %1977 = arith.addi %1975, %1976 : index
                %1978 = arith.addf %1966, %c51 : f32
                %1979 = arith.minimumf %1978, %c103 : f32
                %1980 = arith.maximumf %1979, %c104 : f32
                %1981 = arith.truncf %1980 : f32 to f16
                memref.store %1981, %out[%1977] : memref<?xf16>
                %1982 = arith.divui %1457, %c3 : index
                %1983 = arith.addi %1931, %1982 : index
                %1984 = memref.load %factors[%1983] : memref<?xf32>
                %1985 = arith.addi %1983, %1934 : index
                %1986 = memref.load %factors[%1985] : memref<?xf32>
                %1987 = arith.mulf %1496#4, %1923 : f32
                %1988 = math.fma %1987, %1984, %1986 : f32
                %1989 = arith.addi %1928, %1982 : index
                %1990 = arith.divui %1989, %c3 : index
                %1991 = arith.addi %1942, %1990 : index
                %1992 = arith.muli %1991, %c9 : index
                %1993 = arith.remui %1989, %c3 : index
                %1994 = arith.divui %1993, %c27 : index
                %1995 = arith.addi %1992, %1994 : index
                %1996 = arith.muli %1995, %1949 : index
                %1997 = arith.addi %1996, %1952 : index
                %1998 = arith.remui %1989, %c27 : index
                %1999 = arith.addi %1997, %1998 : index
                %2000 = arith.addf %1988, %c51 : f32
                %2001 = arith.minimumf %2000, %c103 : f32
                %2002 = arith.maximumf %2001, %c104 : f32
                %2003 = arith.truncf %2002 : f32 to f16
                memref.store %2003, %out[%1999] : memref<?xf16>
                %2004 = arith.divui %1459, %c3 : index
                %2005 = arith.addi %1931, %2004 : index
                %2006 = memref.load %factors[%2005] : memref<?xf32>
                %2007 = arith.addi %2005, %1934 : index
                %2008 = memref.load %factors[%2007] : memref<?xf32>
                %2009 = arith.mulf %1496#5, %1923 : f32
                %2010 = math.fma %2009, %2006, %2008 : f32
                %2011 = arith.addi %1928, %2004 : index
                %2012 = arith.divui %2011, %c3 : index
                %2013 = arith.addi %1942, %2012 : index
                %2014 = arith.muli %2013, %c9 : index
                %2015 = arith.remui %2011, %c3 : index
                %2016 = arith.divui %2015, %c27 : index
                %2017 = arith.addi %2014, %2016 : index
                %2018 = arith.muli %2017, %1949 : index
                %2019 = arith.addi %2018, %1952 : index
                %2020 = arith.remui %2011, %c27 : index
                %2021 = arith.addi %2019, %2020 : index
                %2022 = arith.addf %2010, %c51 : f32
                %2023 = arith.minimumf %2022, %c103 : f32
                %2024 = arith.maximumf %2023, %c104 : f32
                %2025 = arith.truncf %2024 : f32 to f16
                memref.store %2025, %out[%2021] : memref<?xf16>
                %2026 = arith.divui %1461, %c3 : index
                %2027 = arith.addi %1931, %2026 : index
                %2028 = memref.load %factors[%2027] : memref<?xf32>
                %2029 = arith.addi %2027, %1934 : index
                %2030 = memref.load %factors[%2029] : memref<?xf32>
                %2031 = arith.mulf %1496#6, %1923 : f32
                %2032 = math.fma %2031, %2028, %2030 : f32
                %2033 = arith.addi %1928, %2026 : index
                %2034 = arith.divui %2033, %c3 : index
                %2035 = arith.addi %1942, %2034 : index
                %2036 = arith.muli %2035, %c9 : index
                %2037 = arith.remui %2033, %c3 : index
                %2038 = arith.divui %2037, %c27 : index
                %2039 = arith.addi %2036, %2038 : index
                %2040 = arith.muli %2039, %1949 : index
                %2041 = arith.addi %2040, %1952 : index
                %2042 = arith.remui %2033, %c27 : index
                %2043 = arith.addi %2041, %2042 : index
                %2044 = arith.addf %2032, %c51 : f32
                %2045 = arith.minimumf %2044, %c103 : f32
                %2046 = arith.maximumf %2045, %c104 : f32
                %2047 = arith.truncf %2046 : f32 to f16
                memref.store %2047, %out[%2043] : memref<?xf16>
                %2048 = arith.divui %1463, %c3 : index
                %2049 = arith.addi %1931, %2048 : index
                %2050 = memref.load %factors[%2049] : memref<?xf32>
                %2051 = arith.addi %2049, %1934 : index
                %2052 = memref.load %factors[%2051] : memref<?xf32>
                %2053 = arith.mulf %1496#7, %1923 : f32
                %2054 = math.fma %2053, %2050, %2052 : f32
                %2055 = arith.addi %1928, %2048 : index
                %2056 = arith.divui %2055, %c3 : index
                %2057 = arith.addi %1942, %2056 : index
                %2058 = arith.muli %2057, %c9 : index
                %2059 = arith.remui %2055, %c3 : index
                %2060 = arith.divui %2059, %c27 : index
                %2061 = arith.addi %2058, %2060 : index
                %2062 = arith.muli %2061, %1949 : index
                %2063 = arith.addi %2062, %1952 : index
                %2064 = arith.remui %2055, %c27 : index
                %2065 = arith.addi %2063, %2064 : index
                %2066 = arith.addf %2054, %c51 : f32
                %2067 = arith.minimumf %2066, %c103 : f32
                %2068 = arith.maximumf %2067, %c104 : f32
                %2069 = arith.truncf %2068 : f32 to f16
                memref.store %2069, %out[%2065] : memref<?xf16>
                %2070 = arith.divui %1465, %c3 : index
                %2071 = arith.addi %1931, %2070 : index
                %2072 = memref.load %factors[%2071] : memref<?xf32>
                %2073 = arith.addi %2071, %1934 : index
                %2074 = memref.load %factors[%2073] : memref<?xf32>
                %2075 = arith.mulf %1496#8, %1923 : f32
                %2076 = math.fma %2075, %2072, %2074 : f32
                %2077 = arith.addi %1928, %2070 : index
                %2078 = arith.divui %2077, %c3 : index
                %2079 = arith.addi %1942, %2078 : index
                %2080 = arith.muli %2079, %c9 : index
                %2081 = arith.remui %2077, %c3 : index
                %2082 = arith.divui %2081, %c27 : index
                %2083 = arith.addi %2080, %2082 : index
                %2084 = arith.muli %2083, %1949 : index
                %2085 = arith.addi %2084, %1952 : index
                %2086 = arith.remui %2077, %c27 : index
                %2087 = arith.addi %2085, %2086 : index
                %2088 = arith.addf %2076, %c51 : f32
                %2089 = arith.minimumf %2088, %c103 : f32
                %2090 = arith.maximumf %2089, %c104 : f32
                %2091 = arith.truncf %2090 : f32 to f16
                memref.store %2091, %out[%2087] : memref<?xf16>
                %2092 = arith.divui %1467, %c3 : index
                %2093 = arith.addi %1931, %2092 : index
                %2094 = memref.load %factors[%2093] : memref<?xf32>
                %2095 = arith.addi %2093, %1934 : index
                %2096 = memref.load %factors[%2095] : memref<?xf32>
                %2097 = arith.mulf %1496#9, %1923 : f32
                %2098 = math.fma %2097, %2094, %2096 : f32
                %2099 = arith.addi %1928, %2092 : index
                %2100 = arith.divui %2099, %c3 : index
                %2101 = arith.addi %1942, %2100 : index
                %2102 = arith.muli %2101, %c9 : index
                %2103 = arith.remui %2099, %c3 : index
                %2104 = arith.divui %2103, %c27 : index
                %2105 = arith.addi %2102, %2104 : index
                %2106 = arith.muli %2105, %1949 : index
                %2107 = arith.addi %2106, %1952 : index
                %2108 = arith.remui %2099, %c27 : index
                %2109 = arith.addi %2107, %2108 : index
                %2110 = arith.addf %2098, %c51 : f32
                %2111 = arith.minimumf %2110, %c103 : f32
                %2112 = arith.maximumf %2111, %c104 : f32
                %2113 = arith.truncf %2112 : f32 to f16
                memref.store %2113, %out[%2109] : memref<?xf16>
              }
            } else {
              %2114 = arith.index_cast %ranges : index to i32
              %2115 = arith.addi %2114, %1475 : i32
              %2116 = arith.index_castui %2115 : i32 to index
              %2117 = arith.addi %1451, %2116 : index
              %2118 = arith.muli %2117, %c107 : index
              %2119 = arith.addi %2118, %950 : index
              memref.store %1496#2, %partial[%2119] : memref<?xf32>
              %2120 = arith.addi %2118, %981 : index
              memref.store %1496#3, %partial[%2120] : memref<?xf32>
              %2121 = arith.addi %2118, %1457 : index
              memref.store %1496#4, %partial[%2121] : memref<?xf32>
              %2122 = arith.addi %2118, %1459 : index
              memref.store %1496#5, %partial[%2122] : memref<?xf32>
              %2123 = arith.addi %2118, %1461 : index
              memref.store %1496#6, %partial[%2123] : memref<?xf32>
              %2124 = arith.addi %2118, %1463 : index
              memref.store %1496#7, %partial[%2124] : memref<?xf32>
              %2125 = arith.addi %2118, %1465 : index
              memref.store %1496#8, %partial[%2125] : memref<?xf32>
              %2126 = arith.addi %2118, %1467 : index
              memref.store %1496#9, %partial[%2126] : memref<?xf32>
              scf.if %1469 {
                %2127 = arith.addi %2118, %c5 : index
                %2128 = arith.addi %2127, %828 : index
                memref.store %1496#0, %partial[%2128] : memref<?xf32>
                %2129 = arith.addi %2128, %c3 : index
                memref.store %1496#1, %partial[%2129] : memref<?xf32>
              }
              %2130 = arith.addi %1477, %groups : index
              %2131 = arith.index_castui %1474 : i32 to index
              %2132 = wave.arrive %counters[%2130], %2131 : memref<?xi32>
              scf.if %2132 {
                %2144:10 = scf.for %2133 = %c55 to %1474 step %c78 iter_args(%2134 = %c50, %2135 = %c51, %2136 = %c51, %2137 = %c51, %2138 = %c51, %2139 = %c51, %2140 = %c51, %2141 = %c51, %2142 = %c51, %2143 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2145 = arith.addi %2133, %c55 : i32
                  %2146 = arith.subi %1474, %c17 : i32
                  %2147 = arith.minsi %2145, %2146 : i32
                  %2148 = arith.addi %2114, %2147 : i32
                  %2149 = arith.index_castui %2148 : i32 to index
                  %2150 = arith.addi %1451, %2149 : index
                  %2151 = arith.muli %2150, %c107 : index
                  %2152 = arith.addi %2151, %c5 : index
                  %2153 = arith.addi %2152, %829 : index
                  %2154 = memref.load %partial[%2153] : memref<?xf32>
                  %2155 = arith.cmpi slt, %2145, %1474 : i32
                  %2156 = arith.select %2155, %2154, %c50 : f32
                  %2157 = arith.addi %2151, %828 : index
                  %2158 = arith.addi %2157, %c23 : index
                  %2159 = memref.load %partial[%2158] : memref<?xf32>
                  %2160 = arith.addi %2157, %c7 : index
                  %2161 = memref.load %partial[%2160] : memref<?xf32>
                  %2162 = arith.addi %2157, %c24 : index
                  %2163 = memref.load %partial[%2162] : memref<?xf32>
                  %2164 = arith.addi %2157, %c45 : index
                  %2165 = memref.load %partial[%2164] : memref<?xf32>
                  %2166 = arith.addi %2157, %c15 : index
                  %2167 = memref.load %partial[%2166] : memref<?xf32>
                  %2168 = arith.addi %2157, %c46 : index
                  %2169 = memref.load %partial[%2168] : memref<?xf32>
                  %2170 = arith.addi %2157, %c47 : index
                  %2171 = memref.load %partial[%2170] : memref<?xf32>
                  %2172 = arith.addi %2157, %c48 : index
                  %2173 = memref.load %partial[%2172] : memref<?xf32>
                  %2174 = arith.addi %2153, %c3 : index
                  %2175 = memref.load %partial[%2174] : memref<?xf32>
                  %2176 = arith.addi %2133, %c17 : i32
                  %2177 = arith.minsi %2176, %2146 : i32
                  %2178 = arith.addi %2114, %2177 : i32
                  %2179 = arith.index_castui %2178 : i32 to index
                  %2180 = arith.addi %1451, %2179 : index
                  %2181 = arith.muli %2180, %c107 : index
                  %2182 = arith.addi %2181, %c5 : index
                  %2183 = arith.addi %2182, %829 : index
                  %2184 = memref.load %partial[%2183] : memref<?xf32>
                  %2185 = arith.cmpi slt, %2176, %1474 : i32
                  %2186 = arith.select %2185, %2184, %c50 : f32
                  %2187 = arith.addi %2181, %828 : index
                  %2188 = arith.addi %2187, %c23 : index
                  %2189 = memref.load %partial[%2188] : memref<?xf32>
                  %2190 = arith.addi %2187, %c7 : index
                  %2191 = memref.load %partial[%2190] : memref<?xf32>
                  %2192 = arith.addi %2187, %c24 : index
                  %2193 = memref.load %partial[%2192] : memref<?xf32>
                  %2194 = arith.addi %2187, %c45 : index
                  %2195 = memref.load %partial[%2194] : memref<?xf32>
                  %2196 = arith.addi %2187, %c15 : index
                  %2197 = memref.load %partial[%2196] : memref<?xf32>
                  %2198 = arith.addi %2187, %c46 : index
                  %2199 = memref.load %partial[%2198] : memref<?xf32>
                  %2200 = arith.addi %2187, %c47 : index
                  %2201 = memref.load %partial[%2200] : memref<?xf32>
                  %2202 = arith.addi %2187, %c48 : index
                  %2203 = memref.load %partial[%2202] : memref<?xf32>
                  %2204 = arith.addi %2183, %c3 : index
                  %2205 = memref.load %partial[%2204] : memref<?xf32>
                  %2206 = arith.addi %2133, %c69 : i32
                  %2207 = arith.minsi %2206, %2146 : i32
                  %2208 = arith.addi %2114, %2207 : i32
                  %2209 = arith.index_castui %2208 : i32 to index
                  %2210 = arith.addi %1451, %2209 : index
                  %2211 = arith.muli %2210, %c107 : index
                  %2212 = arith.addi %2211, %c5 : index
                  %2213 = arith.addi %2212, %829 : index
                  %2214 = memref.load %partial[%2213] : memref<?xf32>
                  %2215 = arith.cmpi slt, %2206, %1474 : i32
                  %2216 = arith.select %2215, %2214, %c50 : f32
                  %2217 = arith.addi %2211, %828 : index
                  %2218 = arith.addi %2217, %c23 : index
                  %2219 = memref.load %partial[%2218] : memref<?xf32>
                  %2220 = arith.addi %2217, %c7 : index
                  %2221 = memref.load %partial[%2220] : memref<?xf32>
                  %2222 = arith.addi %2217, %c24 : index
                  %2223 = memref.load %partial[%2222] : memref<?xf32>
                  %2224 = arith.addi %2217, %c45 : index
                  %2225 = memref.load %partial[%2224] : memref<?xf32>
                  %2226 = arith.addi %2217, %c15 : index
                  %2227 = memref.load %partial[%2226] : memref<?xf32>
                  %2228 = arith.addi %2217, %c46 : index
                  %2229 = memref.load %partial[%2228] : memref<?xf32>
                  %2230 = arith.addi %2217, %c47 : index
                  %2231 = memref.load %partial[%2230] : memref<?xf32>
                  %2232 = arith.addi %2217, %c48 : index
                  %2233 = memref.load %partial[%2232] : memref<?xf32>
                  %2234 = arith.addi %2213, %c3 : index
                  %2235 = memref.load %partial[%2234] : memref<?xf32>
                  %2236 = arith.addi %2133, %c71 : i32
                  %2237 = arith.minsi %2236, %2146 : i32
                  %2238 = arith.addi %2114, %2237 : i32
                  %2239 = arith.index_castui %2238 : i32 to index
                  %2240 = arith.addi %1451, %2239 : index
                  %2241 = arith.muli %2240, %c107 : index
                  %2242 = arith.addi %2241, %c5 : index
                  %2243 = arith.addi %2242, %829 : index
                  %2244 = memref.load %partial[%2243] : memref<?xf32>
                  %2245 = arith.cmpi slt, %2236, %1474 : i32
                  %2246 = arith.select %2245, %2244, %c50 : f32
                  %2247 = arith.addi %2241, %828 : index
                  %2248 = arith.addi %2247, %c23 : index
                  %2249 = memref.load %partial[%2248] : memref<?xf32>
                  %2250 = arith.addi %2247, %c7 : index
                  %2251 = memref.load %partial[%2250] : memref<?xf32>
                  %2252 = arith.addi %2247, %c24 : index
                  %2253 = memref.load %partial[%2252] : memref<?xf32>
                  %2254 = arith.addi %2247, %c45 : index
                  %2255 = memref.load %partial[%2254] : memref<?xf32>
                  %2256 = arith.addi %2247, %c15 : index
                  %2257 = memref.load %partial[%2256] : memref<?xf32>
                  %2258 = arith.addi %2247, %c46 : index
                  %2259 = memref.load %partial[%2258] : memref<?xf32>
                  %2260 = arith.addi %2247, %c47 : index
                  %2261 = memref.load %partial[%2260] : memref<?xf32>
                  %2262 = arith.addi %2247, %c48 : index
                  %2263 = memref.load %partial[%2262] : memref<?xf32>
                  %2264 = arith.addi %2243, %c3 : index
                  %2265 = memref.load %partial[%2264] : memref<?xf32>
                  %2266 = arith.addi %2133, %c72 : i32
                  %2267 = arith.minsi %2266, %2146 : i32
                  %2268 = arith.addi %2114, %2267 : i32
                  %2269 = arith.index_castui %2268 : i32 to index
                  %2270 = arith.addi %1451, %2269 : index
                  %2271 = arith.muli %2270, %c107 : index
                  %2272 = arith.addi %2271, %c5 : index
                  %2273 = arith.addi %2272, %829 : index
                  %2274 = memref.load %partial[%2273] : memref<?xf32>
                  %2275 = arith.cmpi slt, %2266, %1474 : i32
                  %2276 = arith.select %2275, %2274, %c50 : f32
                  %2277 = arith.addi %2271, %828 : index
                  %2278 = arith.addi %2277, %c23 : index
                  %2279 = memref.load %partial[%2278] : memref<?xf32>
                  %2280 = arith.addi %2277, %c7 : index
                  %2281 = memref.load %partial[%2280] : memref<?xf32>
                  %2282 = arith.addi %2277, %c24 : index
                  %2283 = memref.load %partial[%2282] : memref<?xf32>
                  %2284 = arith.addi %2277, %c45 : index
                  %2285 = memref.load %partial[%2284] : memref<?xf32>
                  %2286 = arith.addi %2277, %c15 : index
                  %2287 = memref.load %partial[%2286] : memref<?xf32>
                  %2288 = arith.addi %2277, %c46 : index
                  %2289 = memref.load %partial[%2288] : memref<?xf32>
                  %2290 = arith.addi %2277, %c47 : index
                  %2291 = memref.load %partial[%2290] : memref<?xf32>
                  %2292 = arith.addi %2277, %c48 : index
                  %2293 = memref.load %partial[%2292] : memref<?xf32>
                  %2294 = arith.addi %2273, %c3 : index
                  %2295 = memref.load %partial[%2294] : memref<?xf32>
                  %2296 = arith.addi %2133, %c74 : i32
                  %2297 = arith.minsi %2296, %2146 : i32
                  %2298 = arith.addi %2114, %2297 : i32
                  %2299 = arith.index_castui %2298 : i32 to index
                  %2300 = arith.addi %1451, %2299 : index
                  %2301 = arith.muli %2300, %c107 : index
                  %2302 = arith.addi %2301, %c5 : index
                  %2303 = arith.addi %2302, %829 : index
                  %2304 = memref.load %partial[%2303] : memref<?xf32>
                  %2305 = arith.cmpi slt, %2296, %1474 : i32
                  %2306 = arith.select %2305, %2304, %c50 : f32
                  %2307 = arith.addi %2301, %828 : index
                  %2308 = arith.addi %2307, %c23 : index
                  %2309 = memref.load %partial[%2308] : memref<?xf32>
                  %2310 = arith.addi %2307, %c7 : index
                  %2311 = memref.load %partial[%2310] : memref<?xf32>
                  %2312 = arith.addi %2307, %c24 : index
                  %2313 = memref.load %partial[%2312] : memref<?xf32>
                  %2314 = arith.addi %2307, %c45 : index
                  %2315 = memref.load %partial[%2314] : memref<?xf32>
                  %2316 = arith.addi %2307, %c15 : index
                  %2317 = memref.load %partial[%2316] : memref<?xf32>
                  %2318 = arith.addi %2307, %c46 : index
                  %2319 = memref.load %partial[%2318] : memref<?xf32>
                  %2320 = arith.addi %2307, %c47 : index
                  %2321 = memref.load %partial[%2320] : memref<?xf32>
                  %2322 = arith.addi %2307, %c48 : index
                  %2323 = memref.load %partial[%2322] : memref<?xf32>
                  %2324 = arith.addi %2303, %c3 : index
                  %2325 = memref.load %partial[%2324] : memref<?xf32>
                  %2326 = arith.addi %2133, %c75 : i32
                  %2327 = arith.minsi %2326, %2146 : i32
                  %2328 = arith.addi %2114, %2327 : i32
                  %2329 = arith.index_castui %2328 : i32 to index
                  %2330 = arith.addi %1451, %2329 : index
                  %2331 = arith.muli %2330, %c107 : index
                  %2332 = arith.addi %2331, %c5 : index
                  %2333 = arith.addi %2332, %829 : index
                  %2334 = memref.load %partial[%2333] : memref<?xf32>
                  %2335 = arith.cmpi slt, %2326, %1474 : i32
                  %2336 = arith.select %2335, %2334, %c50 : f32
                  %2337 = arith.addi %2331, %828 : index
                  %2338 = arith.addi %2337, %c23 : index
                  %2339 = memref.load %partial[%2338] : memref<?xf32>
                  %2340 = arith.addi %2337, %c7 : index
                  %2341 = memref.load %partial[%2340] : memref<?xf32>
                  %2342 = arith.addi %2337, %c24 : index
                  %2343 = memref.load %partial[%2342] : memref<?xf32>
                  %2344 = arith.addi %2337, %c45 : index
                  %2345 = memref.load %partial[%2344] : memref<?xf32>
                  %2346 = arith.addi %2337, %c15 : index
                  %2347 = memref.load %partial[%2346] : memref<?xf32>
                  %2348 = arith.addi %2337, %c46 : index
                  %2349 = memref.load %partial[%2348] : memref<?xf32>
                  %2350 = arith.addi %2337, %c47 : index
                  %2351 = memref.load %partial[%2350] : memref<?xf32>
                  %2352 = arith.addi %2337, %c48 : index
                  %2353 = memref.load %partial[%2352] : memref<?xf32>
                  %2354 = arith.addi %2333, %c3 : index
                  %2355 = memref.load %partial[%2354] : memref<?xf32>
                  %2356 = arith.addi %2133, %c77 : i32
                  %2357 = arith.minsi %2356, %2146 : i32
                  %2358 = arith.addi %2114, %2357 : i32
                  %2359 = arith.index_castui %2358 : i32 to index
                  %2360 = arith.addi %1451, %2359 : index
                  %2361 = arith.muli %2360, %c107 : index
                  %2362 = arith.addi %2361, %c5 : index
                  %2363 = arith.addi %2362, %829 : index
                  %2364 = memref.load %partial[%2363] : memref<?xf32>
                  %2365 = arith.cmpi slt, %2356, %1474 : i32
                  %2366 = arith.select %2365, %2364, %c50 : f32
                  %2367 = arith.addi %2361, %828 : index
                  %2368 = arith.addi %2367, %c23 : index
                  %2369 = memref.load %partial[%2368] : memref<?xf32>
                  %2370 = arith.addi %2367, %c7 : index
                  %2371 = memref.load %partial[%2370] : memref<?xf32>
                  %2372 = arith.addi %2367, %c24 : index
                  %2373 = memref.load %partial[%2372] : memref<?xf32>
                  %2374 = arith.addi %2367, %c45 : index
                  %2375 = memref.load %partial[%2374] : memref<?xf32>
                  %2376 = arith.addi %2367, %c15 : index
                  %2377 = memref.load %partial[%2376] : memref<?xf32>
                  %2378 = arith.addi %2367, %c46 : index
                  %2379 = memref.load %partial[%2378] : memref<?xf32>
                  %2380 = arith.addi %2367, %c47 : index
                  %2381 = memref.load %partial[%2380] : memref<?xf32>
                  %2382 = arith.addi %2367, %c48 : index
                  %2383 = memref.load %partial[%2382] : memref<?xf32>
                  %2384 = arith.addi %2363, %c3 : index
                  %2385 = memref.load %partial[%2384] : memref<?xf32>
                  %2386 = arith.maxnumf %2134, %2156 fastmath<nnan> : f32
                  %2387 = arith.subf %2134, %2386 : f32
                  %2388 = wave.exp2 %2387 : f32
                  %2389 = arith.subf %2156, %2386 : f32
                  %2390 = wave.exp2 %2389 : f32
                  %2391 = arith.mulf %2135, %2388 : f32
                  %2392 = math.fma %2175, %2390, %2391 : f32
                  %2393 = arith.mulf %2136, %2388 : f32
                  %2394 = math.fma %2159, %2390, %2393 : f32
                  %2395 = arith.mulf %2137, %2388 : f32
                  %2396 = math.fma %2161, %2390, %2395 : f32
                  %2397 = arith.mulf %2138, %2388 : f32
                  %2398 = math.fma %2163, %2390, %2397 : f32
                  %2399 = arith.mulf %2139, %2388 : f32
                  %2400 = math.fma %2165, %2390, %2399 : f32
                  %2401 = arith.mulf %2140, %2388 : f32
                  %2402 = math.fma %2167, %2390, %2401 : f32
                  %2403 = arith.mulf %2141, %2388 : f32
                  %2404 = math.fma %2169, %2390, %2403 : f32
                  %2405 = arith.mulf %2142, %2388 : f32
                  %2406 = math.fma %2171, %2390, %2405 : f32
                  %2407 = arith.mulf %2143, %2388 : f32
                  %2408 = math.fma %2173, %2390, %2407 : f32
                  %2409 = arith.maxnumf %2386, %2186 fastmath<nnan> : f32
                  %2410 = arith.subf %2386, %2409 : f32
                  %2411 = wave.exp2 %2410 : f32
                  %2412 = arith.subf %2186, %2409 : f32
                  %2413 = wave.exp2 %2412 : f32
                  %2414 = arith.mulf %2392, %2411 : f32
                  %2415 = math.fma %2205, %2413, %2414 : f32
                  %2416 = arith.mulf %2394, %2411 : f32
                  %2417 = math.fma %2189, %2413, %2416 : f32
                  %2418 = arith.mulf %2396, %2411 : f32
                  %2419 = math.fma %2191, %2413, %2418 : f32
                  %2420 = arith.mulf %2398, %2411 : f32
                  %2421 = math.fma %2193, %2413, %2420 : f32
                  %2422 = arith.mulf %2400, %2411 : f32
                  %2423 = math.fma %2195, %2413, %2422 : f32
                  %2424 = arith.mulf %2402, %2411 : f32
                  %2425 = math.fma %2197, %2413, %2424 : f32
                  %2426 = arith.mulf %2404, %2411 : f32
                  %2427 = math.fma %2199, %2413, %2426 : f32
                  %2428 = arith.mulf %2406, %2411 : f32
                  %2429 = math.fma %2201, %2413, %2428 : f32
                  %2430 = arith.mulf %2408, %2411 : f32
                  %2431 = math.fma %2203, %2413, %2430 : f32
                  %2432 = arith.maxnumf %2409, %2216 fastmath<nnan> : f32
                  %2433 = arith.subf %2409, %2432 : f32
                  %2434 = wave.exp2 %2433 : f32
                  %2435 = arith.subf %2216, %2432 : f32
                  %2436 = wave.exp2 %2435 : f32
                  %2437 = arith.mulf %2415, %2434 : f32
                  %2438 = math.fma %2235, %2436, %2437 : f32
                  %2439 = arith.mulf %2417, %2434 : f32
                  %2440 = math.fma %2219, %2436, %2439 : f32
                  %2441 = arith.mulf %2419, %2434 : f32
                  %2442 = math.fma %2221, %2436, %2441 : f32
                  %2443 = arith.mulf %2421, %2434 : f32
                  %2444 = math.fma %2223, %2436, %2443 : f32
                  %2445 = arith.mulf %2423, %2434 : f32
                  %2446 = math.fma %2225, %2436, %2445 : f32
                  %2447 = arith.mulf %2425, %2434 : f32
                  %2448 = math.fma %2227, %2436, %2447 : f32
                  %2449 = arith.mulf %2427, %2434 : f32
                  %2450 = math.fma %2229, %2436, %2449 : f32
                  %2451 = arith.mulf %2429, %2434 : f32
                  %2452 = math.fma %2231, %2436, %2451 : f32
                  %2453 = arith.mulf %2431, %2434 : f32
                  %2454 = math.fma %2233, %2436, %2453 : f32
                  %2455 = arith.maxnumf %2432, %2246 fastmath<nnan> : f32
                  %2456 = arith.subf %2432, %2455 : f32
                  %2457 = wave.exp2 %2456 : f32
                  %2458 = arith.subf %2246, %2455 : f32
                  %2459 = wave.exp2 %2458 : f32
                  %2460 = arith.mulf %2438, %2457 : f32
                  %2461 = math.fma %2265, %2459, %2460 : f32
                  %2462 = arith.mulf %2440, %2457 : f32
                  %2463 = math.fma %2249, %2459, %2462 : f32
                  %2464 = arith.mulf %2442, %2457 : f32
                  %2465 = math.fma %2251, %2459, %2464 : f32
                  %2466 = arith.mulf %2444, %2457 : f32
                  %2467 = math.fma %2253, %2459, %2466 : f32
                  %2468 = arith.mulf %2446, %2457 : f32
                  %2469 = math.fma %2255, %2459, %2468 : f32
                  %2470 = arith.mulf %2448, %2457 : f32
                  %2471 = math.fma %2257, %2459, %2470 : f32
                  %2472 = arith.mulf %2450, %2457 : f32
                  %2473 = math.fma %2259, %2459, %2472 : f32
                  %2474 = arith.mulf %2452, %2457 : f32
                  %2475 = math.fma %2261, %2459, %2474 : f32
                  %2476 = arith.mulf %2454, %2457 : f32
                  %2477 = math.fma %2263, %2459, %2476 : f32
                  %2478 = arith.maxnumf %2455, %2276 fastmath<nnan> : f32
                  %2479 = arith.subf %2455, %2478 : f32
                  %2480 = wave.exp2 %2479 : f32
                  %2481 = arith.subf %2276, %2478 : f32
                  %2482 = wave.exp2 %2481 : f32
                  %2483 = arith.mulf %2461, %2480 : f32
                  %2484 = math.fma %2295, %2482, %2483 : f32
                  %2485 = arith.mulf %2463, %2480 : f32
                  %2486 = math.fma %2279, %2482, %2485 : f32
                  %2487 = arith.mulf %2465, %2480 : f32
                  %2488 = math.fma %2281, %2482, %2487 : f32
                  %2489 = arith.mulf %2467, %2480 : f32
                  %2490 = math.fma %2283, %2482, %2489 : f32
                  %2491 = arith.mulf %2469, %2480 : f32
                  %2492 = math.fma %2285, %2482, %2491 : f32
                  %2493 = arith.mulf %2471, %2480 : f32
                  %2494 = math.fma %2287, %2482, %2493 : f32
                  %2495 = arith.mulf %2473, %2480 : f32
                  %2496 = math.fma %2289, %2482, %2495 : f32
                  %2497 = arith.mulf %2475, %2480 : f32
                  %2498 = math.fma %2291, %2482, %2497 : f32
                  %2499 = arith.mulf %2477, %2480 : f32
                  %2500 = math.fma %2293, %2482, %2499 : f32
                  %2501 = arith.maxnumf %2478, %2306 fastmath<nnan> : f32
                  %2502 = arith.subf %2478, %2501 : f32
                  %2503 = wave.exp2 %2502 : f32
                  %2504 = arith.subf %2306, %2501 : f32
                  %2505 = wave.exp2 %2504 : f32
                  %2506 = arith.mulf %2484, %2503 : f32
                  %2507 = math.fma %2325, %2505, %2506 : f32
                  %2508 = arith.mulf %2486, %2503 : f32
                  %2509 = math.fma %2309, %2505, %2508 : f32
                  %2510 = arith.mulf %2488, %2503 : f32
                  %2511 = math.fma %2311, %2505, %2510 : f32
                  %2512 = arith.mulf %2490, %2503 : f32
                  %2513 = math.fma %2313, %2505, %2512 : f32
                  %2514 = arith.mulf %2492, %2503 : f32
                  %2515 = math.fma %2315, %2505, %2514 : f32
                  %2516 = arith.mulf %2494, %2503 : f32
                  %2517 = math.fma %2317, %2505, %2516 : f32
                  %2518 = arith.mulf %2496, %2503 : f32
                  %2519 = math.fma %2319, %2505, %2518 : f32
                  %2520 = arith.mulf %2498, %2503 : f32
                  %2521 = math.fma %2321, %2505, %2520 : f32
                  %2522 = arith.mulf %2500, %2503 : f32
                  %2523 = math.fma %2323, %2505, %2522 : f32
                  %2524 = arith.maxnumf %2501, %2336 fastmath<nnan> : f32
                  %2525 = arith.subf %2501, %2524 : f32
                  %2526 = wave.exp2 %2525 : f32
                  %2527 = arith.subf %2336, %2524 : f32
                  %2528 = wave.exp2 %2527 : f32
                  %2529 = arith.mulf %2507, %2526 : f32
                  %2530 = math.fma %2355, %2528, %2529 : f32
                  %2531 = arith.mulf %2509, %2526 : f32
                  %2532 = math.fma %2339, %2528, %2531 : f32
                  %2533 = arith.mulf %2511, %2526 : f32
                  %2534 = math.fma %2341, %2528, %2533 : f32
                  %2535 = arith.mulf %2513, %2526 : f32
                  %2536 = math.fma %2343, %2528, %2535 : f32
                  %2537 = arith.mulf %2515, %2526 : f32
                  %2538 = math.fma %2345, %2528, %2537 : f32
                  %2539 = arith.mulf %2517, %2526 : f32
                  %2540 = math.fma %2347, %2528, %2539 : f32
                  %2541 = arith.mulf %2519, %2526 : f32
                  %2542 = math.fma %2349, %2528, %2541 : f32
                  %2543 = arith.mulf %2521, %2526 : f32
                  %2544 = math.fma %2351, %2528, %2543 : f32
                  %2545 = arith.mulf %2523, %2526 : f32
                  %2546 = math.fma %2353, %2528, %2545 : f32
                  %2547 = arith.maxnumf %2524, %2366 fastmath<nnan> : f32
                  %2548 = arith.subf %2524, %2547 : f32
                  %2549 = wave.exp2 %2548 : f32
                  %2550 = arith.subf %2366, %2547 : f32
                  %2551 = wave.exp2 %2550 : f32
                  %2552 = arith.mulf %2530, %2549 : f32
                  %2553 = math.fma %2385, %2551, %2552 : f32
                  %2554 = arith.mulf %2532, %2549 : f32
                  %2555 = math.fma %2369, %2551, %2554 : f32
                  %2556 = arith.mulf %2534, %2549 : f32
                  %2557 = math.fma %2371, %2551, %2556 : f32
                  %2558 = arith.mulf %2536, %2549 : f32
                  %2559 = math.fma %2373, %2551, %2558 : f32
                  %2560 = arith.mulf %2538, %2549 : f32
                  %2561 = math.fma %2375, %2551, %2560 : f32
                  %2562 = arith.mulf %2540, %2549 : f32
                  %2563 = math.fma %2377, %2551, %2562 : f32
                  %2564 = arith.mulf %2542, %2549 : f32
                  %2565 = math.fma %2379, %2551, %2564 : f32
                  %2566 = arith.mulf %2544, %2549 : f32
                  %2567 = math.fma %2381, %2551, %2566 : f32
                  %2568 = arith.mulf %2546, %2549 : f32
                  %2569 = math.fma %2383, %2551, %2568 : f32
                  scf.yield %2547, %2553, %2555, %2557, %2559, %2561, %2563, %2565, %2567, %2569 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2570 = arith.divf %c101, %2144#1 : f32
                %2571 = arith.addi %17, %829 : index
                %2572 = arith.cmpi slt, %2571, %groupSize : index
                scf.if %2572 {
                  %2573 = arith.muli %15, %groupSize : index
                  %2574 = arith.addi %2573, %2571 : index
                  %2575 = arith.muli %2574, %c25 : index
                  %2576 = arith.muli %heads, %c25 : index
                  %2577 = arith.divui %950, %c3 : index
                  %2578 = arith.muli %15, %c25 : index
                  %2579 = arith.addi %2578, %2577 : index
                  %2580 = memref.load %factors[%2579] : memref<?xf32>
                  %2581 = arith.muli %kvHeads, %c25 : index
                  %2582 = arith.addi %2579, %2581 : index
                  %2583 = memref.load %factors[%2582] : memref<?xf32>
                  %2584 = arith.mulf %2144#2, %2570 : f32
                  %2585 = math.fma %2584, %2580, %2583 : f32
                  %2586 = arith.addi %2575, %2577 : index
                  %2587 = arith.divui %24, %outTileRows : index
                  %2588 = arith.divui %2576, %c3 : index
                  %2589 = arith.muli %2587, %2588 : index
                  %2590 = arith.divui %2586, %c3 : index
                  %2591 = arith.addi %2589, %2590 : index
                  %2592 = arith.muli %2591, %c9 : index
                  %2593 = arith.remui %2586, %c3 : index
                  %2594 = arith.divui %2593, %c27 : index
                  %2595 = arith.addi %2592, %2594 : index
                  %2596 = arith.muli %outTileRows, %c27 : index
                  %2597 = arith.muli %2595, %2596 : index
                  %2598 = arith.remui %24, %outTileRows : index
                  %2599 = arith.muli %2598, %c27 : index
                  %2600 = arith.addi %2597, %2599 : index
                  %2601 = arith.remui %2586, %c27 : index
                  %2602 = arith.addi %2600, %2601 : index
                  %2603 = arith.addf %2585, %c51 : f32
                  %2604 = arith.minimumf %2603, %c103 : f32
                  %2605 = arith.maximumf %2604, %c104 : f32
                  %2606 = arith.truncf %2605 : f32 to f16
                  memref.store %2606, %out[%2602] : memref<?xf16>
                  %2607 = arith.divui %981, %c3 : index
                  %2608 = arith.addi %2578, %2607 : index
                  %2609 = memref.load %factors[%2608] : memref<?xf32>
                  %2610 = arith.addi %2608, %2581 : index
                  %2611 = memref.load %factors[%2610] : memref<?xf32>
                  %2612 = arith.mulf %2144#3, %2570 : f32
                  %2613 = math.fma %2612, %2609, %2611 : f32
                  %2614 = arith.addi %2575, %2607 : index
                  %2615 = arith.divui %2614, %c3 : index
                  %2616 = arith.addi %2589, %2615 : index
                  %2617 = arith.muli %2616, %c9 : index
                  %2618 = arith.remui %2614, %c3 : index
                  %2619 = arith.divui %2618, %c27 : index
                  %2620 = arith.addi %2617, %2619 : index
                  %2621 = arith.muli %2620, %2596 : index
                  %2622 = arith.addi %2621, %2599 : index
                  %2623 = arith.remui %2614, %c27 : index
                  %2624 = arith.addi %2622, %2623 : index
                  %2625 = arith.addf %2613, %c51 : f32
                  %2626 = arith.minimumf %2625, %c103 : f32
                  %2627 = arith.maximumf %2626, %c104 : f32
                  %2628 = arith.truncf %2627 : f32 to f16
                  memref.store %2628, %out[%2624] : memref<?xf16>
                  %2629 = arith.divui %1457, %c3 : index
                  %2630 = arith.addi %2578, %2629 : index
                  %2631 = memref.load %factors[%2630] : memref<?xf32>
                  %2632 = arith.addi %2630, %2581 : index
                  %2633 = memref.load %factors[%2632] : memref<?xf32>
                  %2634 = arith.mulf %2144#4, %2570 : f32
                  %2635 = math.fma %2634, %2631, %2633 : f32
                  %2636 = arith.addi %2575, %2629 : index
                  %2637 = arith.divui %2636, %c3 : index
                  %2638 = arith.addi %2589, %2637 : index
                  %2639 = arith.muli %2638, %c9 : index
                  %2640 = arith.remui %2636, %c3 : index
                  %2641 = arith.divui %2640, %c27 : index
                  %2642 = arith.addi %2639, %2641 : index
                  %2643 = arith.muli %2642, %2596 : index
                  %2644 = arith.addi %2643, %2599 : index
                  %2645 = arith.remui %2636, %c27 : index
                  %2646 = arith.addi %2644, %2645 : index
                  %2647 = arith.addf %2635, %c51 : f32
                  %2648 = arith.minimumf %2647, %c103 : f32
                  %2649 = arith.maximumf %2648, %c104 : f32
                  %2650 = arith.truncf %2649 : f32 to f16
                  memref.store %2650, %out[%2646] : memref<?xf16>
                  %2651 = arith.divui %1459, %c3 : index
                  %2652 = arith.addi %2578, %2651 : index
                  %2653 = memref.load %factors[%2652] : memref<?xf32>
                  %2654 = arith.addi %2652, %2581 : index
                  %2655 = memref.load %factors[%2654] : memref<?xf32>
                  %2656 = arith.mulf %2144#5, %2570 : f32
                  %2657 = math.fma %2656, %2653, %2655 : f32
                  %2658 = arith.addi %2575, %2651 : index
                  %2659 = arith.divui %2658, %c3 : index
                  %2660 = arith.addi %2589, %2659 : index
                  %2661 = arith.muli %2660, %c9 : index
                  %2662 = arith.remui %2658, %c3 : index
                  %2663 = arith.divui %2662, %c27 : index
                  %2664 = arith.addi %2661, %2663 : index
                  %2665 = arith.muli %2664, %2596 : index
                  %2666 = arith.addi %2665, %2599 : index
                  %2667 = arith.remui %2658, %c27 : index
                  %2668 = arith.addi %2666, %2667 : index
                  %2669 = arith.addf %2657, %c51 : f32
                  %2670 = arith.minimumf %2669, %c103 : f32
                  %2671 = arith.maximumf %2670, %c104 : f32
                  %2672 = arith.truncf %2671 : f32 to f16
                  memref.store %2672, %out[%2668] : memref<?xf16>
                  %2673 = arith.divui %1461, %c3 : index
                  %2674 = arith.addi %2578, %2673 : index
                  %2675 = memref.load %factors[%2674] : memref<?xf32>
                  %2676 = arith.addi %2674, %2581 : index
                  %2677 = memref.load %factors[%2676] : memref<?xf32>
                  %2678 = arith.mulf %2144#6, %2570 : f32
                  %2679 = math.fma %2678, %2675, %2677 : f32
                  %2680 = arith.addi %2575, %2673 : index
                  %2681 = arith.divui %2680, %c3 : index
                  %2682 = arith.addi %2589, %2681 : index
                  %2683 = arith.muli %2682, %c9 : index
                  %2684 = arith.remui %2680, %c3 : index
                  %2685 = arith.divui %2684, %c27 : index
                  %2686 = arith.addi %2683, %2685 : index
                  %2687 = arith.muli %2686, %2596 : index
                  %2688 = arith.addi %2687, %2599 : index
                  %2689 = arith.remui %2680, %c27 : index
                  %2690 = arith.addi %2688, %2689 : index
                  %2691 = arith.addf %2679, %c51 : f32
                  %2692 = arith.minimumf %2691, %c103 : f32
                  %2693 = arith.maximumf %2692, %c104 : f32
                  %2694 = arith.truncf %2693 : f32 to f16
                  memref.store %2694, %out[%2690] : memref<?xf16>
                  %2695 = arith.divui %1463, %c3 : index
                  %2696 = arith.addi %2578, %2695 : index
                  %2697 = memref.load %factors[%2696] : memref<?xf32>
                  %2698 = arith.addi %2696, %2581 : index
                  %2699 = memref.load %factors[%2698] : memref<?xf32>
                  %2700 = arith.mulf %2144#7, %2570 : f32
                  %2701 = math.fma %2700, %2697, %2699 : f32
                  %2702 = arith.addi %2575, %2695 : index
                  %2703 = arith.divui %2702, %c3 : index
                  %2704 = arith.addi %2589, %2703 : index
                  %2705 = arith.muli %2704, %c9 : index
                  %2706 = arith.remui %2702, %c3 : index
                  %2707 = arith.divui %2706, %c27 : index
                  %2708 = arith.addi %2705, %2707 : index
                  %2709 = arith.muli %2708, %2596 : index
                  %2710 = arith.addi %2709, %2599 : index
                  %2711 = arith.remui %2702, %c27 : index
                  %2712 = arith.addi %2710, %2711 : index
                  %2713 = arith.addf %2701, %c51 : f32
                  %2714 = arith.minimumf %2713, %c103 : f32
                  %2715 = arith.maximumf %2714, %c104 : f32
                  %2716 = arith.truncf %2715 : f32 to f16
                  memref.store %2716, %out[%2712] : memref<?xf16>
                  %2717 = arith.divui %1465, %c3 : index
                  %2718 = arith.addi %2578, %2717 : index
                  %2719 = memref.load %factors[%2718] : memref<?xf32>
                  %2720 = arith.addi %2718, %2581 : index
                  %2721 = memref.load %factors[%2720] : memref<?xf32>
                  %2722 = arith.mulf %2144#8, %2570 : f32
                  %2723 = math.fma %2722, %2719, %2721 : f32
                  %2724 = arith.addi %2575, %2717 : index
                  %2725 = arith.divui %2724, %c3 : index
                  %2726 = arith.addi %2589, %2725 : index
                  %2727 = arith.muli %2726, %c9 : index
                  %2728 = arith.remui %2724, %c3 : index
                  %2729 = arith.divui %2728, %c27 : index
                  %2730 = arith.addi %2727, %2729 : index
                  %2731 = arith.muli %2730, %2596 : index
                  %2732 = arith.addi %2731, %2599 : index
                  %2733 = arith.remui %2724, %c27 : index
                  %2734 = arith.addi %2732, %2733 : index
                  %2735 = arith.addf %2723, %c51 : f32
                  %2736 = arith.minimumf %2735, %c103 : f32
                  %2737 = arith.maximumf %2736, %c104 : f32
                  %2738 = arith.truncf %2737 : f32 to f16
                  memref.store %2738, %out[%2734] : memref<?xf16>
                  %2739 = arith.divui %1467, %c3 : index
                  %2740 = arith.addi %2578, %2739 : index
                  %2741 = memref.load %factors[%2740] : memref<?xf32>
                  %2742 = arith.addi %2740, %2581 : index
                  %2743 = memref.load %factors[%2742] : memref<?xf32>
                  %2744 = arith.mulf %2144#9, %2570 : f32
                  %2745 = math.fma %2744, %2741, %2743 : f32
                  %2746 = arith.addi %2575, %2739 : index
                  %2747 = arith.divui %2746, %c3 : index
                  %2748 = arith.addi %2589, %2747 : index
                  %2749 = arith.muli %2748, %c9 : index
                  %2750 = arith.remui %2746, %c3 : index
                  %2751 = arith.divui %2750, %c27 : index
                  %2752 = arith.addi %2749, %2751 : index
                  %2753 = arith.muli %2752, %2596 : index
                  %2754 = arith.addi %2753, %2599 : index
                  %2755 = arith.remui %2746, %c27 : index
                  %2756 = arith.addi %2754, %2755 : index
                  %2757 = arith.addf %2745, %c51 : f32
                  %2758 = arith.minimumf %2757, %c103 : f32
                  %2759 = arith.maximumf %2758, %c104 : f32
                  %2760 = arith.truncf %2759 : f32 to f16
                  memref.store %2760, %out[%2756] : memref<?xf16>
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
