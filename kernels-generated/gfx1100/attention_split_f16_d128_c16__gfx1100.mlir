// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 512 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 132 : index
  %c26 = arith.constant 8 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 64 : index
  %c32 = arith.constant 68 : index
  %c33 = arith.constant 80 : index
  %c34 = arith.constant 84 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 100 : index
  %c37 = arith.constant 112 : index
  %c38 = arith.constant 116 : index
  %c39 = arith.constant 23 : i32
  %c40 = arith.constant 64 : i32
  %c41 = arith.constant 253 : i32
  %c42 = arith.constant 268 : i32
  %c43 = arith.constant 14 : i32
  %c44 = arith.constant 768 : index
  %c45 = arith.constant 1024 : index
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
  %c63 = arith.constant 832 : index
  %c64 = arith.constant 896 : index
  %c65 = arith.constant 960 : index
  %c66 = arith.constant 1088 : index
  %c67 = arith.constant 1152 : index
  %c68 = arith.constant 1216 : index
  %c69 = arith.constant 1344 : index
  %c70 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c71 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c72 = arith.constant 0x41000000 : f32
  %c73 = arith.constant 0x40C00000 : f32
  %c74 = arith.constant dense<-1> : vector<4xi32>
  %c75 = arith.constant 65535 : i32
  %c76 = arith.constant 2 : i32
  %c77 = arith.constant -65536 : i32
  %c78 = arith.constant 3 : i32
  %c79 = arith.constant 4 : i32
  %c80 = arith.constant 5 : i32
  %c81 = arith.constant 6 : i32
  %c82 = arith.constant 7 : i32
  %c83 = arith.constant 8 : i32
  %c84 = arith.constant 9 : i32
  %c85 = arith.constant 10 : i32
  %c86 = arith.constant 11 : i32
  %c87 = arith.constant 12 : i32
  %c88 = arith.constant 13 : i32
  %c89 = arith.constant 15 : i32
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 1600 : index
  %c93 = arith.constant 1664 : index
  %c94 = arith.constant 1728 : index
  %c95 = arith.constant 1856 : index
  %c96 = arith.constant 1920 : index
  %c97 = arith.constant 1984 : index
  %c98 = arith.constant 160 : index
  %c99 = arith.constant 224 : index
  %c100 = arith.constant 288 : index
  %c101 = arith.constant 352 : index
  %c102 = arith.constant 416 : index
  %c103 = arith.constant 480 : index
  %c104 = arith.constant 144 : index
  %c105 = arith.constant 176 : index
  %c106 = arith.constant 208 : index
  %c107 = arith.constant 240 : index
  %c108 = arith.constant 2560 : index
  %c109 = arith.constant 3072 : index
  %c110 = arith.constant 3584 : index
  %c111 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c113 = arith.constant 0x477FE000 : f32
  %c114 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c117 = arith.constant 2112 : index
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
      %48 = arith.cmpi slt, %47, %c23 : index
      scf.if %48 {
        %49 = arith.divui %47, %c21 : index
        %50 = arith.remui %47, %c21 : index
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
      %64 = arith.addi %46, %c7 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c21 : index
        %67 = arith.remui %64, %c21 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c24 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c25 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c25 : index
        %84 = arith.muli %2, %c26 : index
        %85 = arith.addi %84, %c22 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c27 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c21 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c28 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c29 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c30 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c31 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c32 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %84, %c33 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c34 : index
        %119 = arith.addi %83, %118 : index
        %120 = vector.load %5[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %84, %c35 : index
        %122 = arith.addi %83, %121 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %84, %c36 : index
        %125 = arith.addi %83, %124 : index
        %126 = vector.load %5[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %127 = arith.addi %84, %c37 : index
        %128 = arith.addi %83, %127 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %84, %c38 : index
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
        %174 = arith.shrui %173, %c39 : i32
        %175 = arith.maxsi %174, %c40 : i32
        %176 = arith.minsi %175, %c41 : i32
        %177 = arith.subi %c42, %176 : i32
        %178 = arith.shli %177, %c39 : i32
        %179 = arith.bitcast %178 : i32 to f32
        %180 = arith.subi %176, %c43 : i32
        %181 = arith.shli %180, %c39 : i32
        %182 = arith.bitcast %181 : i32 to f32
        %183 = vector.broadcast %179 : f32 to vector<4xf32>
        %184 = arith.muli %1, %c26 : index
        %185 = arith.muli %2, %c24 : index
        %186 = arith.addi %184, %185 : index
        %187 = arith.mulf %87, %183 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = arith.mulf %90, %183 : vector<4xf32>
        %190 = arith.truncf %189 : vector<4xf32> to vector<4xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %192 = arith.addi %186, %c22 : index
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
        %204 = arith.addi %186, %c23 : index
        vector.store %203, %4[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %205 = arith.mulf %105, %183 : vector<4xf32>
        %206 = arith.truncf %205 : vector<4xf32> to vector<4xf16>
        %207 = arith.mulf %108, %183 : vector<4xf32>
        %208 = arith.truncf %207 : vector<4xf32> to vector<4xf16>
        %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %210 = arith.addi %186, %c44 : index
        vector.store %209, %4[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %211 = arith.mulf %111, %183 : vector<4xf32>
        %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
        %213 = arith.mulf %114, %183 : vector<4xf32>
        %214 = arith.truncf %213 : vector<4xf32> to vector<4xf16>
        %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %216 = arith.addi %186, %c45 : index
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
        %237 = arith.muli %236, %c19 : i32
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
          %248 = arith.divui %240, %c17 : i32
          %249 = arith.addi %248, %c55 : i32
          %250 = arith.minsi %249, %40 : i32
          %251 = arith.index_castui %250 : i32 to index
          %252 = arith.addi %32, %251 : index
          %253 = memref.load %step[%252] : memref<?xi32>
          %254 = arith.index_cast %253 : i32 to index
          %255 = arith.muli %254, %33 : index
          %256 = arith.addi %255, %34 : index
          %257 = arith.addi %248, %c16 : i32
          %258 = arith.minsi %257, %40 : i32
          %259 = arith.index_castui %258 : i32 to index
          %260 = arith.addi %32, %259 : index
          %261 = memref.load %step[%260] : memref<?xi32>
          %262 = arith.index_cast %261 : i32 to index
          %263 = arith.muli %262, %33 : index
          %264 = arith.addi %263, %34 : index
          %265 = arith.addi %256, %35 : index
          %266 = arith.addi %265, %c22 : index
          %267 = vector.load %kv[%266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %268 = arith.addi %265, %c31 : index
          %269 = vector.load %kv[%268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %270 = arith.addi %264, %35 : index
          %271 = arith.addi %270, %c22 : index
          %272 = vector.load %kv[%271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %273 = arith.addi %270, %c31 : index
          %274 = vector.load %kv[%273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %275 = arith.addi %265, %c24 : index
          %276 = vector.load %kv[%275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %277 = arith.addi %265, %c56 : index
          %278 = vector.load %kv[%277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %279 = arith.addi %270, %c24 : index
          %280 = vector.load %kv[%279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %281 = arith.addi %270, %c56 : index
          %282 = vector.load %kv[%281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %302:18 = scf.for %283 = %c55 to %247 step %c16 iter_args(%284 = %267, %285 = %269, %286 = %272, %287 = %274, %288 = %276, %289 = %278, %290 = %280, %291 = %282, %292 = %c50, %293 = %c51, %294 = %c52, %295 = %c52, %296 = %c52, %297 = %c52, %298 = %c52, %299 = %c52, %300 = %c52, %301 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %303 = arith.muli %283, %c54 : i32
            %304 = arith.addi %240, %303 : i32
            %305 = arith.addi %304, %c54 : i32
            %306 = arith.divui %304, %c17 : i32
            %307 = arith.addi %306, %c55 : i32
            %308 = arith.minsi %307, %40 : i32
            %309 = arith.index_castui %308 : i32 to index
            %310 = arith.addi %32, %309 : index
            %311 = memref.load %step[%310] : memref<?xi32>
            %312 = arith.index_cast %311 : i32 to index
            %313 = arith.muli %312, %33 : index
            %314 = arith.addi %313, %34 : index
            %315 = arith.addi %306, %c16 : i32
            %316 = arith.minsi %315, %40 : i32
            %317 = arith.index_castui %316 : i32 to index
            %318 = arith.addi %32, %317 : index
            %319 = memref.load %step[%318] : memref<?xi32>
            %320 = arith.index_cast %319 : i32 to index
            %321 = arith.muli %320, %33 : index
            %322 = arith.addi %321, %34 : index
            %323 = arith.divui %305, %c17 : i32
            %324 = arith.addi %323, %c55 : i32
            %325 = arith.minsi %324, %40 : i32
            %326 = arith.index_castui %325 : i32 to index
            %327 = arith.addi %32, %326 : index
            %328 = memref.load %step[%327] : memref<?xi32>
            %329 = arith.index_cast %328 : i32 to index
            %330 = arith.muli %329, %33 : index
            %331 = arith.addi %330, %34 : index
            %332 = arith.addi %323, %c16 : i32
            %333 = arith.minsi %332, %40 : i32
            %334 = arith.index_castui %333 : i32 to index
            %335 = arith.addi %32, %334 : index
            %336 = memref.load %step[%335] : memref<?xi32>
            %337 = arith.index_cast %336 : i32 to index
            %338 = arith.muli %337, %33 : index
            %339 = arith.addi %338, %34 : index
            %340 = wave.opaque %c22 : index
            %341 = arith.muli %1, %c26 : index
            %342 = arith.addi %340, %341 : index
            %343 = arith.addi %314, %35 : index
            %344 = arith.addi %343, %c7 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %343, %c57 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %348 = arith.addi %322, %35 : index
            %349 = arith.addi %348, %c7 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %351 = arith.addi %348, %c57 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %353 = vector.shuffle %284, %285 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %354 = vector.bitcast %353 : vector<8xi32> to vector<16xf16>
            %355 = vector.shuffle %286, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %356 = vector.bitcast %355 : vector<8xi32> to vector<16xf16>
            %357 = arith.addi %342, %c22 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = arith.addi %357, %c24 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %362 = wave.mma %354, %361, %c52 : vector<16xf16>, vector<8xf32>
            %363 = wave.mma %356, %361, %c52 : vector<16xf16>, vector<8xf32>
            %364 = arith.addi %343, %c58 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %366 = arith.addi %343, %c59 : index
            %367 = vector.load %kv[%366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %368 = arith.addi %348, %c58 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.addi %348, %c59 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %372 = vector.shuffle %288, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %373 = vector.bitcast %372 : vector<8xi32> to vector<16xf16>
            %374 = vector.shuffle %290, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %375 = vector.bitcast %374 : vector<8xi32> to vector<16xf16>
            %376 = arith.addi %342, %c7 : index
            %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %378 = arith.addi %376, %c24 : index
            %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %380 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %381 = wave.mma %373, %380, %362 : vector<16xf16>, vector<8xf32>
            %382 = wave.mma %375, %380, %363 : vector<16xf16>, vector<8xf32>
            %383 = arith.addi %343, %c23 : index
            %384 = vector.load %kv[%383] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %385 = arith.addi %343, %c60 : index
            %386 = vector.load %kv[%385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387 = arith.addi %348, %c23 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %389 = arith.addi %348, %c60 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %391 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %392 = vector.bitcast %391 : vector<8xi32> to vector<16xf16>
            %393 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %394 = vector.bitcast %393 : vector<8xi32> to vector<16xf16>
            %395 = arith.addi %342, %c23 : index
            %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %397 = arith.addi %395, %c24 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %400 = wave.mma %392, %399, %381 : vector<16xf16>, vector<8xf32>
            %401 = wave.mma %394, %399, %382 : vector<16xf16>, vector<8xf32>
            %402 = arith.addi %343, %c61 : index
            %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %404 = arith.addi %343, %c62 : index
            %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %406 = arith.addi %348, %c61 : index
            %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.addi %348, %c62 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %410 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %411 = vector.bitcast %410 : vector<8xi32> to vector<16xf16>
            %412 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %413 = vector.bitcast %412 : vector<8xi32> to vector<16xf16>
            %414 = arith.addi %342, %c44 : index
            %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %416 = arith.addi %414, %c24 : index
            %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %419 = wave.mma %411, %418, %400 : vector<16xf16>, vector<8xf32>
            %420 = wave.mma %413, %418, %401 : vector<16xf16>, vector<8xf32>
            %421 = arith.addi %343, %c44 : index
            %422 = vector.load %kv[%421] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %423 = arith.addi %343, %c63 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %425 = arith.addi %348, %c44 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = arith.addi %348, %c63 : index
            %428 = vector.load %kv[%427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %429 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %430 = vector.bitcast %429 : vector<8xi32> to vector<16xf16>
            %431 = vector.shuffle %388, %390 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %432 = vector.bitcast %431 : vector<8xi32> to vector<16xf16>
            %433 = arith.addi %342, %c45 : index
            %434 = vector.load %4[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %435 = arith.addi %433, %c24 : index
            %436 = vector.load %4[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %437 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %438 = wave.mma %430, %437, %419 : vector<16xf16>, vector<8xf32>
            %439 = wave.mma %432, %437, %420 : vector<16xf16>, vector<8xf32>
            %440 = arith.addi %343, %c64 : index
            %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %442 = arith.addi %343, %c65 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %444 = arith.addi %348, %c64 : index
            %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %446 = arith.addi %348, %c65 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %448 = vector.shuffle %403, %405 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %449 = vector.bitcast %448 : vector<8xi32> to vector<16xf16>
            %450 = vector.shuffle %407, %409 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %451 = vector.bitcast %450 : vector<8xi32> to vector<16xf16>
            %452 = arith.addi %342, %c46 : index
            %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %454 = arith.addi %452, %c24 : index
            %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %457 = wave.mma %449, %456, %438 : vector<16xf16>, vector<8xf32>
            %458 = wave.mma %451, %456, %439 : vector<16xf16>, vector<8xf32>
            %459 = arith.addi %343, %c45 : index
            %460 = vector.load %kv[%459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %461 = arith.addi %343, %c66 : index
            %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %463 = arith.addi %348, %c45 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %465 = arith.addi %348, %c66 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %467 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %470 = vector.bitcast %469 : vector<8xi32> to vector<16xf16>
            %471 = arith.addi %342, %c47 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = arith.addi %471, %c24 : index
            %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %476 = wave.mma %468, %475, %457 : vector<16xf16>, vector<8xf32>
            %477 = wave.mma %470, %475, %458 : vector<16xf16>, vector<8xf32>
            %478 = arith.addi %343, %c67 : index
            %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %480 = arith.addi %343, %c68 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %482 = arith.addi %348, %c67 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %484 = arith.addi %348, %c68 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %486 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
            %488 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %489 = vector.bitcast %488 : vector<8xi32> to vector<16xf16>
            %490 = arith.addi %342, %c48 : index
            %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %492 = arith.addi %490, %c24 : index
            %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %495 = wave.mma %487, %494, %476 : vector<16xf16>, vector<8xf32>
            %496 = wave.mma %489, %494, %477 : vector<16xf16>, vector<8xf32>
            %497 = arith.addi %343, %c46 : index
            %498 = vector.load %kv[%497] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %499 = arith.addi %343, %c69 : index
            %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %501 = arith.addi %348, %c46 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %348, %c69 : index
            %504 = vector.load %kv[%503] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %505 = wave.opaque %495 : vector<8xf32>
            %506 = wave.opaque %496 : vector<8xf32>
            %507 = wave.opaque %305 : i32
            %508 = arith.cmpi sgt, %507, %242 : i32
            %509:2 = scf.if %508 -> (vector<8xf32>, vector<8xf32>) {
              %510 = arith.index_cast %2 : index to i32
              %511 = arith.addi %304, %510 : i32
              %512 = arith.subi %38, %511 : i32
              %513 = arith.subi %512, %c55 : i32
              %514 = vector.broadcast %513 : i32 to vector<8xi32>
              %515 = arith.cmpi sgt, %514, %c71 : vector<8xi32>
              %516 = arith.select %515, %505, %c70 : vector<8xi1>, vector<8xf32>
              %517 = arith.subi %512, %c17 : i32
              %518 = vector.broadcast %517 : i32 to vector<8xi32>
              %519 = arith.cmpi sgt, %518, %c71 : vector<8xi32>
              %520 = arith.select %519, %506, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %516, %520 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %505, %506 : vector<8xf32>, vector<8xf32>
            }
            %521 = vector.extract %509#0[0] : f32 from vector<8xf32>
            %522 = vector.extract %509#0[1] : f32 from vector<8xf32>
            %523 = vector.extract %509#0[2] : f32 from vector<8xf32>
            %524 = vector.extract %509#0[3] : f32 from vector<8xf32>
            %525 = vector.extract %509#0[4] : f32 from vector<8xf32>
            %526 = vector.extract %509#0[5] : f32 from vector<8xf32>
            %527 = vector.extract %509#0[6] : f32 from vector<8xf32>
            %528 = vector.extract %509#0[7] : f32 from vector<8xf32>
            %529 = vector.extract %509#1[0] : f32 from vector<8xf32>
            %530 = vector.extract %509#1[1] : f32 from vector<8xf32>
            %531 = vector.extract %509#1[2] : f32 from vector<8xf32>
            %532 = vector.extract %509#1[3] : f32 from vector<8xf32>
            %533 = vector.extract %509#1[4] : f32 from vector<8xf32>
            %534 = vector.extract %509#1[5] : f32 from vector<8xf32>
            %535 = vector.extract %509#1[6] : f32 from vector<8xf32>
            %536 = vector.extract %509#1[7] : f32 from vector<8xf32>
            %537 = arith.maxnumf %521, %522 fastmath<nnan> : f32
            %538 = arith.maxnumf %537, %523 fastmath<nnan> : f32
            %539 = arith.maxnumf %538, %524 fastmath<nnan> : f32
            %540 = arith.maxnumf %539, %525 fastmath<nnan> : f32
            %541 = arith.maxnumf %540, %526 fastmath<nnan> : f32
            %542 = arith.maxnumf %541, %527 fastmath<nnan> : f32
            %543 = arith.maxnumf %542, %528 fastmath<nnan> : f32
            %544 = arith.maxnumf %543, %529 fastmath<nnan> : f32
            %545 = arith.maxnumf %544, %530 fastmath<nnan> : f32
            %546 = arith.maxnumf %545, %531 fastmath<nnan> : f32
            %547 = arith.maxnumf %546, %532 fastmath<nnan> : f32
            %548 = arith.maxnumf %547, %533 fastmath<nnan> : f32
            %549 = arith.maxnumf %548, %534 fastmath<nnan> : f32
            %550 = arith.maxnumf %549, %535 fastmath<nnan> : f32
            %551 = arith.maxnumf %550, %536 fastmath<nnan> : f32
            %552 = wave.swap_halves %551 : f32
            %553 = arith.maxnumf %551, %552 fastmath<nnan> : f32
            %554 = arith.mulf %553, %235 : f32
            %555 = arith.addf %292, %c72 : f32
            %556 = arith.cmpf ogt, %554, %555 : f32
            %557:10 = scf.if %556 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %558 = arith.subf %292, %554 : f32
              %559 = wave.exp2 %558 : f32
              %560 = vector.broadcast %559 : f32 to vector<8xf32>
              %561 = arith.mulf %293, %559 : f32
              %562 = arith.mulf %294, %560 : vector<8xf32>
              %563 = arith.mulf %295, %560 : vector<8xf32>
              %564 = arith.mulf %296, %560 : vector<8xf32>
              %565 = arith.mulf %297, %560 : vector<8xf32>
              %566 = arith.mulf %298, %560 : vector<8xf32>
              %567 = arith.mulf %299, %560 : vector<8xf32>
              %568 = arith.mulf %300, %560 : vector<8xf32>
              %569 = arith.mulf %301, %560 : vector<8xf32>
              scf.yield %554, %561, %562, %563, %564, %565, %566, %567, %568, %569 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %292, %293, %294, %295, %296, %297, %298, %299, %300, %301 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %570 = vector.broadcast %235 : f32 to vector<8xf32>
            %571 = arith.subf %c73, %557#0 : f32
            %572 = vector.broadcast %571 : f32 to vector<8xf32>
            %573 = math.fma %509#0, %570, %572 : vector<8xf32>
            %574 = wave.exp2 %573 : vector<8xf32>
            %575 = math.fma %509#1, %570, %572 : vector<8xf32>
            %576 = wave.exp2 %575 : vector<8xf32>
            %577 = arith.truncf %574 : vector<8xf32> to vector<8xf16>
            %578 = vector.bitcast %577 : vector<8xf16> to vector<4xi32>
            %579 = wave.swap_halves %578 : vector<4xi32>
            %580 = arith.select %3, %579, %578 : vector<4xi32>
            %581 = arith.select %3, %578, %579 : vector<4xi32>
            %582 = vector.shuffle %580, %581 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %583 = vector.bitcast %582 : vector<8xi32> to vector<16xf16>
            %584 = arith.truncf %576 : vector<8xf32> to vector<8xf16>
            %585 = vector.bitcast %584 : vector<8xf16> to vector<4xi32>
            %586 = wave.swap_halves %585 : vector<4xi32>
            %587 = arith.select %3, %586, %585 : vector<4xi32>
            %588 = arith.select %3, %585, %586 : vector<4xi32>
            %589 = vector.shuffle %587, %588 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %590 = vector.bitcast %589 : vector<8xi32> to vector<16xf16>
            %591 = arith.addf %574, %576 : vector<8xf32>
            %592 = vector.extract %591[0] : f32 from vector<8xf32>
            %593 = vector.extract %591[1] : f32 from vector<8xf32>
            %594 = vector.extract %591[2] : f32 from vector<8xf32>
            %595 = vector.extract %591[3] : f32 from vector<8xf32>
            %596 = vector.extract %591[4] : f32 from vector<8xf32>
            %597 = vector.extract %591[5] : f32 from vector<8xf32>
            %598 = vector.extract %591[6] : f32 from vector<8xf32>
            %599 = vector.extract %591[7] : f32 from vector<8xf32>
            %600 = arith.addf %592, %596 : f32
            %601 = arith.addf %593, %597 : f32
            %602 = arith.addf %594, %598 : f32
            %603 = arith.addf %595, %599 : f32
            %604 = arith.addf %600, %602 : f32
            %605 = arith.addf %601, %603 : f32
            %606 = arith.addf %604, %605 : f32
            %607 = arith.addf %557#1, %606 : f32
            %608 = wave.opaque %607 : f32
            %609 = wave.opaque %305 : i32
            %610 = arith.cmpi sgt, %609, %242 : i32
            %611:4 = scf.if %610 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %612 = arith.subi %242, %304 : i32
              %613 = arith.subi %612, %c55 : i32
              %614 = arith.minsi %613, %c17 : i32
              %615 = arith.maxsi %614, %c55 : i32
              %616 = arith.cmpi sgt, %615, %c55 : i32
              %617 = arith.select %616, %c75, %c55 : i32
              %618 = arith.ori %c55, %617 : i32
              %619 = arith.cmpi sgt, %615, %c16 : i32
              %620 = arith.select %619, %c75, %c55 : i32
              %621 = arith.ori %c55, %620 : i32
              %622 = arith.cmpi sgt, %615, %c76 : i32
              %623 = arith.select %622, %c77, %c55 : i32
              %624 = arith.ori %618, %623 : i32
              %625 = arith.cmpi sgt, %615, %c78 : i32
              %626 = arith.select %625, %c77, %c55 : i32
              %627 = arith.ori %621, %626 : i32
              %628 = arith.cmpi sgt, %615, %c79 : i32
              %629 = arith.select %628, %c75, %c55 : i32
              %630 = arith.ori %c55, %629 : i32
              %631 = arith.cmpi sgt, %615, %c80 : i32
              %632 = arith.select %631, %c75, %c55 : i32
              %633 = arith.ori %c55, %632 : i32
              %634 = arith.cmpi sgt, %615, %c81 : i32
              %635 = arith.select %634, %c77, %c55 : i32
              %636 = arith.ori %630, %635 : i32
              %637 = arith.cmpi sgt, %615, %c82 : i32
              %638 = arith.select %637, %c77, %c55 : i32
              %639 = arith.ori %633, %638 : i32
              %640 = arith.cmpi sgt, %615, %c83 : i32
              %641 = arith.select %640, %c75, %c55 : i32
              %642 = arith.ori %c55, %641 : i32
              %643 = arith.cmpi sgt, %615, %c84 : i32
              %644 = arith.select %643, %c75, %c55 : i32
              %645 = arith.ori %c55, %644 : i32
              %646 = arith.cmpi sgt, %615, %c85 : i32
              %647 = arith.select %646, %c77, %c55 : i32
              %648 = arith.ori %642, %647 : i32
              %649 = arith.cmpi sgt, %615, %c86 : i32
              %650 = arith.select %649, %c77, %c55 : i32
              %651 = arith.ori %645, %650 : i32
              %652 = arith.cmpi sgt, %615, %c87 : i32
              %653 = arith.select %652, %c75, %c55 : i32
              %654 = arith.ori %c55, %653 : i32
              %655 = arith.cmpi sgt, %615, %c88 : i32
              %656 = arith.select %655, %c75, %c55 : i32
              %657 = arith.ori %c55, %656 : i32
              %658 = arith.cmpi sgt, %615, %c43 : i32
              %659 = arith.select %658, %c77, %c55 : i32
              %660 = arith.ori %654, %659 : i32
              %661 = arith.cmpi sgt, %615, %c89 : i32
              %662 = arith.select %661, %c77, %c55 : i32
              %663 = arith.ori %657, %662 : i32
              %664 = vector.from_elements %624, %636, %648, %660 : vector<4xi32>
              %665 = vector.from_elements %627, %639, %651, %663 : vector<4xi32>
              %666 = arith.subi %612, %c17 : i32
              %667 = arith.minsi %666, %c17 : i32
              %668 = arith.maxsi %667, %c55 : i32
              %669 = arith.cmpi sgt, %668, %c55 : i32
              %670 = arith.select %669, %c75, %c55 : i32
              %671 = arith.ori %c55, %670 : i32
              %672 = arith.cmpi sgt, %668, %c16 : i32
              %673 = arith.select %672, %c75, %c55 : i32
              %674 = arith.ori %c55, %673 : i32
              %675 = arith.cmpi sgt, %668, %c76 : i32
              %676 = arith.select %675, %c77, %c55 : i32
              %677 = arith.ori %671, %676 : i32
              %678 = arith.cmpi sgt, %668, %c78 : i32
              %679 = arith.select %678, %c77, %c55 : i32
              %680 = arith.ori %674, %679 : i32
              %681 = arith.cmpi sgt, %668, %c79 : i32
              %682 = arith.select %681, %c75, %c55 : i32
              %683 = arith.ori %c55, %682 : i32
              %684 = arith.cmpi sgt, %668, %c80 : i32
              %685 = arith.select %684, %c75, %c55 : i32
              %686 = arith.ori %c55, %685 : i32
              %687 = arith.cmpi sgt, %668, %c81 : i32
              %688 = arith.select %687, %c77, %c55 : i32
              %689 = arith.ori %683, %688 : i32
              %690 = arith.cmpi sgt, %668, %c82 : i32
              %691 = arith.select %690, %c77, %c55 : i32
              %692 = arith.ori %686, %691 : i32
              %693 = arith.cmpi sgt, %668, %c83 : i32
              %694 = arith.select %693, %c75, %c55 : i32
              %695 = arith.ori %c55, %694 : i32
              %696 = arith.cmpi sgt, %668, %c84 : i32
              %697 = arith.select %696, %c75, %c55 : i32
              %698 = arith.ori %c55, %697 : i32
              %699 = arith.cmpi sgt, %668, %c85 : i32
              %700 = arith.select %699, %c77, %c55 : i32
              %701 = arith.ori %695, %700 : i32
              %702 = arith.cmpi sgt, %668, %c86 : i32
              %703 = arith.select %702, %c77, %c55 : i32
              %704 = arith.ori %698, %703 : i32
              %705 = arith.cmpi sgt, %668, %c87 : i32
              %706 = arith.select %705, %c75, %c55 : i32
              %707 = arith.ori %c55, %706 : i32
              %708 = arith.cmpi sgt, %668, %c88 : i32
              %709 = arith.select %708, %c75, %c55 : i32
              %710 = arith.ori %c55, %709 : i32
              %711 = arith.cmpi sgt, %668, %c43 : i32
              %712 = arith.select %711, %c77, %c55 : i32
              %713 = arith.ori %707, %712 : i32
              %714 = arith.cmpi sgt, %668, %c89 : i32
              %715 = arith.select %714, %c77, %c55 : i32
              %716 = arith.ori %710, %715 : i32
              %717 = vector.from_elements %677, %689, %701, %713 : vector<4xi32>
              %718 = vector.from_elements %680, %692, %704, %716 : vector<4xi32>
              scf.yield %664, %665, %717, %718 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %719 = wave.opaque %305 : i32
            %720 = arith.cmpi sgt, %719, %242 : i32
            %721:4 = scf.if %720 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %722 = arith.andi %460, %611#0 : vector<4xi32>
              %723 = arith.andi %462, %611#1 : vector<4xi32>
              %724 = arith.andi %464, %611#2 : vector<4xi32>
              %725 = arith.andi %466, %611#3 : vector<4xi32>
              scf.yield %722, %723, %724, %725 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %460, %462, %464, %466 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %726 = vector.shuffle %721#0, %721#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %727 = vector.bitcast %726 : vector<8xi32> to vector<16xf16>
            %728 = wave.mma %727, %583, %557#2 : vector<16xf16>, vector<8xf32>
            %729 = vector.shuffle %721#2, %721#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %730 = vector.bitcast %729 : vector<8xi32> to vector<16xf16>
            %731 = wave.mma %730, %590, %728 : vector<16xf16>, vector<8xf32>
            %732 = wave.opaque %731 : vector<8xf32>
            %733 = arith.addi %343, %c90 : index
            %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %735 = arith.addi %343, %c91 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %348, %c90 : index
            %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %739 = arith.addi %348, %c91 : index
            %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %741 = wave.opaque %305 : i32
            %742 = arith.cmpi sgt, %741, %242 : i32
            %743:4 = scf.if %742 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %744 = arith.andi %479, %611#0 : vector<4xi32>
              %745 = arith.andi %481, %611#1 : vector<4xi32>
              %746 = arith.andi %483, %611#2 : vector<4xi32>
              %747 = arith.andi %485, %611#3 : vector<4xi32>
              scf.yield %744, %745, %746, %747 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %479, %481, %483, %485 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %748 = vector.shuffle %743#0, %743#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %749 = vector.bitcast %748 : vector<8xi32> to vector<16xf16>
            %750 = wave.mma %749, %583, %557#3 : vector<16xf16>, vector<8xf32>
            %751 = vector.shuffle %743#2, %743#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %752 = vector.bitcast %751 : vector<8xi32> to vector<16xf16>
            %753 = wave.mma %752, %590, %750 : vector<16xf16>, vector<8xf32>
            %754 = wave.opaque %753 : vector<8xf32>
            %755 = arith.addi %343, %c47 : index
            %756 = vector.load %kv[%755] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %757 = arith.addi %343, %c92 : index
            %758 = vector.load %kv[%757] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %759 = arith.addi %348, %c47 : index
            %760 = vector.load %kv[%759] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %761 = arith.addi %348, %c92 : index
            %762 = vector.load %kv[%761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %763 = wave.opaque %305 : i32
            %764 = arith.cmpi sgt, %763, %242 : i32
            %765:4 = scf.if %764 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %766 = arith.andi %498, %611#0 : vector<4xi32>
              %767 = arith.andi %500, %611#1 : vector<4xi32>
              %768 = arith.andi %502, %611#2 : vector<4xi32>
              %769 = arith.andi %504, %611#3 : vector<4xi32>
              scf.yield %766, %767, %768, %769 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %498, %500, %502, %504 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %770 = vector.shuffle %765#0, %765#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %771 = vector.bitcast %770 : vector<8xi32> to vector<16xf16>
            %772 = wave.mma %771, %583, %557#4 : vector<16xf16>, vector<8xf32>
            %773 = vector.shuffle %765#2, %765#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %774 = vector.bitcast %773 : vector<8xi32> to vector<16xf16>
            %775 = wave.mma %774, %590, %772 : vector<16xf16>, vector<8xf32>
            %776 = wave.opaque %775 : vector<8xf32>
            %777 = arith.addi %343, %c93 : index
            %778 = vector.load %kv[%777] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %779 = arith.addi %343, %c94 : index
            %780 = vector.load %kv[%779] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %781 = arith.addi %348, %c93 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %783 = arith.addi %348, %c94 : index
            %784 = vector.load %kv[%783] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %785 = wave.opaque %305 : i32
            %786 = arith.cmpi sgt, %785, %242 : i32
            %787:4 = scf.if %786 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %788 = arith.andi %734, %611#0 : vector<4xi32>
              %789 = arith.andi %736, %611#1 : vector<4xi32>
              %790 = arith.andi %738, %611#2 : vector<4xi32>
              %791 = arith.andi %740, %611#3 : vector<4xi32>
              scf.yield %788, %789, %790, %791 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %734, %736, %738, %740 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %792 = vector.shuffle %787#0, %787#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %793 = vector.bitcast %792 : vector<8xi32> to vector<16xf16>
            %794 = wave.mma %793, %583, %557#5 : vector<16xf16>, vector<8xf32>
            %795 = vector.shuffle %787#2, %787#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %796 = vector.bitcast %795 : vector<8xi32> to vector<16xf16>
            %797 = wave.mma %796, %590, %794 : vector<16xf16>, vector<8xf32>
            %798 = wave.opaque %797 : vector<8xf32>
            %799 = arith.addi %343, %c48 : index
            %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %801 = arith.addi %343, %c95 : index
            %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %803 = arith.addi %348, %c48 : index
            %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %805 = arith.addi %348, %c95 : index
            %806 = vector.load %kv[%805] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %807 = wave.opaque %305 : i32
            %808 = arith.cmpi sgt, %807, %242 : i32
            %809:4 = scf.if %808 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %810 = arith.andi %756, %611#0 : vector<4xi32>
              %811 = arith.andi %758, %611#1 : vector<4xi32>
              %812 = arith.andi %760, %611#2 : vector<4xi32>
              %813 = arith.andi %762, %611#3 : vector<4xi32>
              scf.yield %810, %811, %812, %813 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %756, %758, %760, %762 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %814 = vector.shuffle %809#0, %809#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
            %816 = wave.mma %815, %583, %557#6 : vector<16xf16>, vector<8xf32>
            %817 = vector.shuffle %809#2, %809#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %818 = vector.bitcast %817 : vector<8xi32> to vector<16xf16>
            %819 = wave.mma %818, %590, %816 : vector<16xf16>, vector<8xf32>
            %820 = wave.opaque %819 : vector<8xf32>
            %821 = arith.addi %343, %c96 : index
            %822 = vector.load %kv[%821] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %823 = arith.addi %343, %c97 : index
            %824 = vector.load %kv[%823] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %825 = arith.addi %348, %c96 : index
            %826 = vector.load %kv[%825] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %827 = arith.addi %348, %c97 : index
            %828 = vector.load %kv[%827] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %829 = wave.opaque %305 : i32
            %830 = arith.cmpi sgt, %829, %242 : i32
            %831:4 = scf.if %830 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %832 = arith.andi %778, %611#0 : vector<4xi32>
              %833 = arith.andi %780, %611#1 : vector<4xi32>
              %834 = arith.andi %782, %611#2 : vector<4xi32>
              %835 = arith.andi %784, %611#3 : vector<4xi32>
              scf.yield %832, %833, %834, %835 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %778, %780, %782, %784 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %836 = vector.shuffle %831#0, %831#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %837 = vector.bitcast %836 : vector<8xi32> to vector<16xf16>
            %838 = wave.mma %837, %583, %557#7 : vector<16xf16>, vector<8xf32>
            %839 = vector.shuffle %831#2, %831#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %840 = vector.bitcast %839 : vector<8xi32> to vector<16xf16>
            %841 = wave.mma %840, %590, %838 : vector<16xf16>, vector<8xf32>
            %842 = wave.opaque %841 : vector<8xf32>
            wave.pin
            %843 = wave.opaque %305 : i32
            %844 = arith.cmpi sgt, %843, %242 : i32
            %845:4 = scf.if %844 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %846 = arith.andi %800, %611#0 : vector<4xi32>
              %847 = arith.andi %802, %611#1 : vector<4xi32>
              %848 = arith.andi %804, %611#2 : vector<4xi32>
              %849 = arith.andi %806, %611#3 : vector<4xi32>
              scf.yield %846, %847, %848, %849 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %800, %802, %804, %806 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %850 = vector.shuffle %845#0, %845#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %851 = vector.bitcast %850 : vector<8xi32> to vector<16xf16>
            %852 = wave.mma %851, %583, %557#8 : vector<16xf16>, vector<8xf32>
            %853 = vector.shuffle %845#2, %845#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %854 = vector.bitcast %853 : vector<8xi32> to vector<16xf16>
            %855 = wave.mma %854, %590, %852 : vector<16xf16>, vector<8xf32>
            %856 = wave.opaque %855 : vector<8xf32>
            wave.pin
            %857 = wave.opaque %305 : i32
            %858 = arith.cmpi slt, %857, %242 : i32
            %859:4 = scf.if %858 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %860 = arith.addi %331, %35 : index
              %861 = arith.addi %860, %c22 : index
              %862 = vector.load %kv[%861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %863 = arith.addi %860, %c31 : index
              %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %865 = arith.addi %339, %35 : index
              %866 = arith.addi %865, %c22 : index
              %867 = vector.load %kv[%866] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %868 = arith.addi %865, %c31 : index
              %869 = vector.load %kv[%868] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %862, %864, %867, %869 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %845#0, %845#1, %845#2, %845#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %870 = wave.opaque %305 : i32
            %871 = arith.cmpi sgt, %870, %242 : i32
            %872:4 = scf.if %871 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %873 = arith.andi %822, %611#0 : vector<4xi32>
              %874 = arith.andi %824, %611#1 : vector<4xi32>
              %875 = arith.andi %826, %611#2 : vector<4xi32>
              %876 = arith.andi %828, %611#3 : vector<4xi32>
              scf.yield %873, %874, %875, %876 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %822, %824, %826, %828 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %877 = vector.shuffle %872#0, %872#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %878 = vector.bitcast %877 : vector<8xi32> to vector<16xf16>
            %879 = wave.mma %878, %583, %557#9 : vector<16xf16>, vector<8xf32>
            %880 = vector.shuffle %872#2, %872#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %881 = vector.bitcast %880 : vector<8xi32> to vector<16xf16>
            %882 = wave.mma %881, %590, %879 : vector<16xf16>, vector<8xf32>
            %883 = wave.opaque %882 : vector<8xf32>
            wave.pin
            %884 = wave.opaque %305 : i32
            %885 = arith.cmpi slt, %884, %242 : i32
            %886:4 = scf.if %885 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %887 = arith.addi %331, %35 : index
              %888 = arith.addi %887, %c24 : index
              %889 = vector.load %kv[%888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %890 = arith.addi %887, %c56 : index
              %891 = vector.load %kv[%890] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %892 = arith.addi %339, %35 : index
              %893 = arith.addi %892, %c24 : index
              %894 = vector.load %kv[%893] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %895 = arith.addi %892, %c56 : index
              %896 = vector.load %kv[%895] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %889, %891, %894, %896 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %872#0, %872#1, %872#2, %872#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %859#0, %859#1, %859#2, %859#3, %886#0, %886#1, %886#2, %886#3, %557#0, %608, %732, %754, %776, %798, %820, %842, %856, %883 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %897 = wave.swap_halves %302#9 : f32
          %898 = arith.addf %302#9, %897 : f32
          scf.yield %302#8, %898, %302#10, %302#11, %302#12, %302#13, %302#14, %302#15, %302#16, %302#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %899 = wave.opaque %c22 : index
        %900 = arith.addi %46, %899 : index
        %901 = arith.addi %1, %899 : index
        %902 = arith.cmpi slt, %901, %c3 : index
        scf.if %902 {
          %903 = arith.addi %45, %901 : index
          memref.store %244#0, %6[%903] : memref<?xf32>
          %904 = arith.addi %903, %c3 : index
          memref.store %244#1, %6[%904] : memref<?xf32>
          %905 = arith.muli %8, %c23 : index
          %906 = arith.muli %2, %c3 : index
          %907 = arith.addi %905, %906 : index
          %908 = arith.addi %907, %901 : index
          %909 = vector.extract %244#2[0] : f32 from vector<8xf32>
          %910 = arith.addi %908, %c22 : index
          memref.store %909, %5[%910] : memref<?xf32>
          %911 = vector.extract %244#2[1] : f32 from vector<8xf32>
          %912 = arith.addi %908, %c21 : index
          memref.store %911, %5[%912] : memref<?xf32>
          %913 = vector.extract %244#2[2] : f32 from vector<8xf32>
          %914 = arith.addi %908, %c31 : index
          memref.store %913, %5[%914] : memref<?xf32>
          %915 = vector.extract %244#2[3] : f32 from vector<8xf32>
          %916 = arith.addi %908, %c35 : index
          memref.store %915, %5[%916] : memref<?xf32>
          %917 = vector.extract %244#2[4] : f32 from vector<8xf32>
          %918 = arith.addi %908, %c24 : index
          memref.store %917, %5[%918] : memref<?xf32>
          %919 = vector.extract %244#2[5] : f32 from vector<8xf32>
          %920 = arith.addi %908, %c98 : index
          memref.store %919, %5[%920] : memref<?xf32>
          %921 = vector.extract %244#2[6] : f32 from vector<8xf32>
          %922 = arith.addi %908, %c56 : index
          memref.store %921, %5[%922] : memref<?xf32>
          %923 = vector.extract %244#2[7] : f32 from vector<8xf32>
          %924 = arith.addi %908, %c99 : index
          memref.store %923, %5[%924] : memref<?xf32>
          %925 = vector.extract %244#3[0] : f32 from vector<8xf32>
          %926 = arith.addi %908, %c7 : index
          memref.store %925, %5[%926] : memref<?xf32>
          %927 = vector.extract %244#3[1] : f32 from vector<8xf32>
          %928 = arith.addi %908, %c100 : index
          memref.store %927, %5[%928] : memref<?xf32>
          %929 = vector.extract %244#3[2] : f32 from vector<8xf32>
          %930 = arith.addi %908, %c57 : index
          memref.store %929, %5[%930] : memref<?xf32>
          %931 = vector.extract %244#3[3] : f32 from vector<8xf32>
          %932 = arith.addi %908, %c101 : index
          memref.store %931, %5[%932] : memref<?xf32>
          %933 = vector.extract %244#3[4] : f32 from vector<8xf32>
          %934 = arith.addi %908, %c58 : index
          memref.store %933, %5[%934] : memref<?xf32>
          %935 = vector.extract %244#3[5] : f32 from vector<8xf32>
          %936 = arith.addi %908, %c102 : index
          memref.store %935, %5[%936] : memref<?xf32>
          %937 = vector.extract %244#3[6] : f32 from vector<8xf32>
          %938 = arith.addi %908, %c59 : index
          memref.store %937, %5[%938] : memref<?xf32>
          %939 = vector.extract %244#3[7] : f32 from vector<8xf32>
          %940 = arith.addi %908, %c103 : index
          memref.store %939, %5[%940] : memref<?xf32>
        }
        wave.barrier
        %941 = arith.addi %901, %c22 : index
        %942 = memref.load %6[%941] : memref<?xf32>
        %943 = arith.addi %901, %c3 : index
        %944 = memref.load %6[%943] : memref<?xf32>
        %945 = arith.addi %901, %c21 : index
        %946 = memref.load %6[%945] : memref<?xf32>
        %947 = arith.addi %901, %c29 : index
        %948 = memref.load %6[%947] : memref<?xf32>
        %949 = arith.addi %901, %c31 : index
        %950 = memref.load %6[%949] : memref<?xf32>
        %951 = arith.addi %901, %c33 : index
        %952 = memref.load %6[%951] : memref<?xf32>
        %953 = arith.addi %901, %c35 : index
        %954 = memref.load %6[%953] : memref<?xf32>
        %955 = arith.addi %901, %c37 : index
        %956 = memref.load %6[%955] : memref<?xf32>
        %957 = arith.addi %901, %c24 : index
        %958 = memref.load %6[%957] : memref<?xf32>
        %959 = arith.addi %901, %c104 : index
        %960 = memref.load %6[%959] : memref<?xf32>
        %961 = arith.addi %901, %c98 : index
        %962 = memref.load %6[%961] : memref<?xf32>
        %963 = arith.addi %901, %c105 : index
        %964 = memref.load %6[%963] : memref<?xf32>
        %965 = arith.addi %901, %c56 : index
        %966 = memref.load %6[%965] : memref<?xf32>
        %967 = arith.addi %901, %c106 : index
        %968 = memref.load %6[%967] : memref<?xf32>
        %969 = arith.addi %901, %c99 : index
        %970 = memref.load %6[%969] : memref<?xf32>
        %971 = arith.addi %901, %c107 : index
        %972 = memref.load %6[%971] : memref<?xf32>
        %973 = arith.maxnumf %942, %946 fastmath<nnan> : f32
        %974 = arith.subf %942, %973 : f32
        %975 = wave.exp2 %974 : f32
        %976 = arith.subf %946, %973 : f32
        %977 = wave.exp2 %976 : f32
        %978 = arith.mulf %944, %975 : f32
        %979 = math.fma %948, %977, %978 : f32
        %980 = arith.maxnumf %973, %950 fastmath<nnan> : f32
        %981 = arith.subf %973, %980 : f32
        %982 = wave.exp2 %981 : f32
        %983 = arith.subf %950, %980 : f32
        %984 = wave.exp2 %983 : f32
        %985 = arith.mulf %979, %982 : f32
        %986 = math.fma %952, %984, %985 : f32
        %987 = arith.maxnumf %980, %954 fastmath<nnan> : f32
        %988 = arith.subf %980, %987 : f32
        %989 = wave.exp2 %988 : f32
        %990 = arith.subf %954, %987 : f32
        %991 = wave.exp2 %990 : f32
        %992 = arith.mulf %986, %989 : f32
        %993 = math.fma %956, %991, %992 : f32
        %994 = arith.maxnumf %987, %958 fastmath<nnan> : f32
        %995 = arith.subf %987, %994 : f32
        %996 = wave.exp2 %995 : f32
        %997 = arith.subf %958, %994 : f32
        %998 = wave.exp2 %997 : f32
        %999 = arith.mulf %993, %996 : f32
        %1000 = math.fma %960, %998, %999 : f32
        %1001 = arith.maxnumf %994, %962 fastmath<nnan> : f32
        %1002 = arith.subf %994, %1001 : f32
        %1003 = wave.exp2 %1002 : f32
        %1004 = arith.subf %962, %1001 : f32
        %1005 = wave.exp2 %1004 : f32
        %1006 = arith.mulf %1000, %1003 : f32
        %1007 = math.fma %964, %1005, %1006 : f32
        %1008 = arith.maxnumf %1001, %966 fastmath<nnan> : f32
        %1009 = arith.subf %1001, %1008 : f32
        %1010 = wave.exp2 %1009 : f32
        %1011 = arith.subf %966, %1008 : f32
        %1012 = wave.exp2 %1011 : f32
        %1013 = arith.mulf %1007, %1010 : f32
        %1014 = math.fma %968, %1012, %1013 : f32
        %1015 = arith.maxnumf %1008, %970 fastmath<nnan> : f32
        %1016 = arith.subf %1008, %1015 : f32
        %1017 = wave.exp2 %1016 : f32
        %1018 = arith.subf %970, %1015 : f32
        %1019 = wave.exp2 %1018 : f32
        %1020 = arith.mulf %1014, %1017 : f32
        %1021 = math.fma %972, %1019, %1020 : f32
        %1022 = arith.addi %900, %c22 : index
        %1023 = arith.addi %1022, %c22 : index
        %1024 = memref.load %5[%1023] : memref<?xf32>
        %1025 = arith.addi %1022, %c23 : index
        %1026 = memref.load %5[%1025] : memref<?xf32>
        %1027 = arith.addi %1022, %c45 : index
        %1028 = memref.load %5[%1027] : memref<?xf32>
        %1029 = arith.addi %1022, %c47 : index
        %1030 = memref.load %5[%1029] : memref<?xf32>
        %1031 = arith.addi %1022, %c5 : index
        %1032 = memref.load %5[%1031] : memref<?xf32>
        %1033 = arith.addi %1022, %c108 : index
        %1034 = memref.load %5[%1033] : memref<?xf32>
        %1035 = arith.addi %1022, %c109 : index
        %1036 = memref.load %5[%1035] : memref<?xf32>
        %1037 = arith.addi %1022, %c110 : index
        %1038 = memref.load %5[%1037] : memref<?xf32>
        %1039 = arith.mulf %1024, %975 : f32
        %1040 = math.fma %1026, %977, %1039 : f32
        %1041 = arith.mulf %1040, %982 : f32
        %1042 = math.fma %1028, %984, %1041 : f32
        %1043 = arith.mulf %1042, %989 : f32
        %1044 = math.fma %1030, %991, %1043 : f32
        %1045 = arith.mulf %1044, %996 : f32
        %1046 = math.fma %1032, %998, %1045 : f32
        %1047 = arith.mulf %1046, %1003 : f32
        %1048 = math.fma %1034, %1005, %1047 : f32
        %1049 = arith.mulf %1048, %1010 : f32
        %1050 = math.fma %1036, %1012, %1049 : f32
        %1051 = arith.mulf %1050, %1017 : f32
        %1052 = math.fma %1038, %1019, %1051 : f32
        %1053 = arith.addi %900, %c7 : index
        %1054 = arith.addi %1053, %c22 : index
        %1055 = memref.load %5[%1054] : memref<?xf32>
        %1056 = arith.addi %1053, %c23 : index
        %1057 = memref.load %5[%1056] : memref<?xf32>
        %1058 = arith.addi %1053, %c45 : index
        %1059 = memref.load %5[%1058] : memref<?xf32>
        %1060 = arith.addi %1053, %c47 : index
        %1061 = memref.load %5[%1060] : memref<?xf32>
        %1062 = arith.addi %1053, %c5 : index
        %1063 = memref.load %5[%1062] : memref<?xf32>
        %1064 = arith.addi %1053, %c108 : index
        %1065 = memref.load %5[%1064] : memref<?xf32>
        %1066 = arith.addi %1053, %c109 : index
        %1067 = memref.load %5[%1066] : memref<?xf32>
        %1068 = arith.addi %1053, %c110 : index
        %1069 = memref.load %5[%1068] : memref<?xf32>
        %1070 = arith.mulf %1055, %975 : f32
        %1071 = math.fma %1057, %977, %1070 : f32
        %1072 = arith.mulf %1071, %982 : f32
        %1073 = math.fma %1059, %984, %1072 : f32
        %1074 = arith.mulf %1073, %989 : f32
        %1075 = math.fma %1061, %991, %1074 : f32
        %1076 = arith.mulf %1075, %996 : f32
        %1077 = math.fma %1063, %998, %1076 : f32
        %1078 = arith.mulf %1077, %1003 : f32
        %1079 = math.fma %1065, %1005, %1078 : f32
        %1080 = arith.mulf %1079, %1010 : f32
        %1081 = math.fma %1067, %1012, %1080 : f32
        %1082 = arith.mulf %1081, %1017 : f32
        %1083 = math.fma %1069, %1019, %1082 : f32
        wave.barrier
        scf.if %902 {
          %1084 = arith.muli %8, %c23 : index
          %1085 = arith.muli %2, %c3 : index
          %1086 = arith.addi %1084, %1085 : index
          %1087 = arith.addi %1086, %901 : index
          %1088 = vector.extract %244#4[0] : f32 from vector<8xf32>
          %1089 = arith.addi %1087, %c22 : index
          memref.store %1088, %5[%1089] : memref<?xf32>
          %1090 = vector.extract %244#4[1] : f32 from vector<8xf32>
          %1091 = arith.addi %1087, %c21 : index
          memref.store %1090, %5[%1091] : memref<?xf32>
          %1092 = vector.extract %244#4[2] : f32 from vector<8xf32>
          %1093 = arith.addi %1087, %c31 : index
          memref.store %1092, %5[%1093] : memref<?xf32>
          %1094 = vector.extract %244#4[3] : f32 from vector<8xf32>
          %1095 = arith.addi %1087, %c35 : index
          memref.store %1094, %5[%1095] : memref<?xf32>
          %1096 = vector.extract %244#4[4] : f32 from vector<8xf32>
          %1097 = arith.addi %1087, %c24 : index
          memref.store %1096, %5[%1097] : memref<?xf32>
          %1098 = vector.extract %244#4[5] : f32 from vector<8xf32>
          %1099 = arith.addi %1087, %c98 : index
          memref.store %1098, %5[%1099] : memref<?xf32>
          %1100 = vector.extract %244#4[6] : f32 from vector<8xf32>
          %1101 = arith.addi %1087, %c56 : index
          memref.store %1100, %5[%1101] : memref<?xf32>
          %1102 = vector.extract %244#4[7] : f32 from vector<8xf32>
          %1103 = arith.addi %1087, %c99 : index
          memref.store %1102, %5[%1103] : memref<?xf32>
          %1104 = vector.extract %244#5[0] : f32 from vector<8xf32>
          %1105 = arith.addi %1087, %c7 : index
          memref.store %1104, %5[%1105] : memref<?xf32>
          %1106 = vector.extract %244#5[1] : f32 from vector<8xf32>
          %1107 = arith.addi %1087, %c100 : index
          memref.store %1106, %5[%1107] : memref<?xf32>
          %1108 = vector.extract %244#5[2] : f32 from vector<8xf32>
          %1109 = arith.addi %1087, %c57 : index
          memref.store %1108, %5[%1109] : memref<?xf32>
          %1110 = vector.extract %244#5[3] : f32 from vector<8xf32>
          %1111 = arith.addi %1087, %c101 : index
          memref.store %1110, %5[%1111] : memref<?xf32>
          %1112 = vector.extract %244#5[4] : f32 from vector<8xf32>
          %1113 = arith.addi %1087, %c58 : index
          memref.store %1112, %5[%1113] : memref<?xf32>
          %1114 = vector.extract %244#5[5] : f32 from vector<8xf32>
          %1115 = arith.addi %1087, %c102 : index
          memref.store %1114, %5[%1115] : memref<?xf32>
          %1116 = vector.extract %244#5[6] : f32 from vector<8xf32>
          %1117 = arith.addi %1087, %c59 : index
          memref.store %1116, %5[%1117] : memref<?xf32>
          %1118 = vector.extract %244#5[7] : f32 from vector<8xf32>
          %1119 = arith.addi %1087, %c103 : index
          memref.store %1118, %5[%1119] : memref<?xf32>
        }
        wave.barrier
        %1120 = memref.load %5[%1023] : memref<?xf32>
        %1121 = memref.load %5[%1025] : memref<?xf32>
        %1122 = memref.load %5[%1027] : memref<?xf32>
        %1123 = memref.load %5[%1029] : memref<?xf32>
        %1124 = memref.load %5[%1031] : memref<?xf32>
        %1125 = memref.load %5[%1033] : memref<?xf32>
        %1126 = memref.load %5[%1035] : memref<?xf32>
        %1127 = memref.load %5[%1037] : memref<?xf32>
        %1128 = arith.mulf %1120, %975 : f32
        %1129 = math.fma %1121, %977, %1128 : f32
        %1130 = arith.mulf %1129, %982 : f32
        %1131 = math.fma %1122, %984, %1130 : f32
        %1132 = arith.mulf %1131, %989 : f32
        %1133 = math.fma %1123, %991, %1132 : f32
        %1134 = arith.mulf %1133, %996 : f32
        %1135 = math.fma %1124, %998, %1134 : f32
        %1136 = arith.mulf %1135, %1003 : f32
        %1137 = math.fma %1125, %1005, %1136 : f32
        %1138 = arith.mulf %1137, %1010 : f32
        %1139 = math.fma %1126, %1012, %1138 : f32
        %1140 = arith.mulf %1139, %1017 : f32
        %1141 = math.fma %1127, %1019, %1140 : f32
        %1142 = memref.load %5[%1054] : memref<?xf32>
        %1143 = memref.load %5[%1056] : memref<?xf32>
        %1144 = memref.load %5[%1058] : memref<?xf32>
        %1145 = memref.load %5[%1060] : memref<?xf32>
        %1146 = memref.load %5[%1062] : memref<?xf32>
        %1147 = memref.load %5[%1064] : memref<?xf32>
        %1148 = memref.load %5[%1066] : memref<?xf32>
        %1149 = memref.load %5[%1068] : memref<?xf32>
        %1150 = arith.mulf %1142, %975 : f32
        %1151 = math.fma %1143, %977, %1150 : f32
        %1152 = arith.mulf %1151, %982 : f32
        %1153 = math.fma %1144, %984, %1152 : f32
        %1154 = arith.mulf %1153, %989 : f32
        %1155 = math.fma %1145, %991, %1154 : f32
        %1156 = arith.mulf %1155, %996 : f32
        %1157 = math.fma %1146, %998, %1156 : f32
        %1158 = arith.mulf %1157, %1003 : f32
        %1159 = math.fma %1147, %1005, %1158 : f32
        %1160 = arith.mulf %1159, %1010 : f32
        %1161 = math.fma %1148, %1012, %1160 : f32
        %1162 = arith.mulf %1161, %1017 : f32
        %1163 = math.fma %1149, %1019, %1162 : f32
        wave.barrier
        scf.if %902 {
          %1164 = arith.muli %8, %c23 : index
          %1165 = arith.muli %2, %c3 : index
          %1166 = arith.addi %1164, %1165 : index
          %1167 = arith.addi %1166, %901 : index
          %1168 = vector.extract %244#6[0] : f32 from vector<8xf32>
          %1169 = arith.addi %1167, %c22 : index
          memref.store %1168, %5[%1169] : memref<?xf32>
          %1170 = vector.extract %244#6[1] : f32 from vector<8xf32>
          %1171 = arith.addi %1167, %c21 : index
          memref.store %1170, %5[%1171] : memref<?xf32>
          %1172 = vector.extract %244#6[2] : f32 from vector<8xf32>
          %1173 = arith.addi %1167, %c31 : index
          memref.store %1172, %5[%1173] : memref<?xf32>
          %1174 = vector.extract %244#6[3] : f32 from vector<8xf32>
          %1175 = arith.addi %1167, %c35 : index
          memref.store %1174, %5[%1175] : memref<?xf32>
          %1176 = vector.extract %244#6[4] : f32 from vector<8xf32>
          %1177 = arith.addi %1167, %c24 : index
          memref.store %1176, %5[%1177] : memref<?xf32>
          %1178 = vector.extract %244#6[5] : f32 from vector<8xf32>
          %1179 = arith.addi %1167, %c98 : index
          memref.store %1178, %5[%1179] : memref<?xf32>
          %1180 = vector.extract %244#6[6] : f32 from vector<8xf32>
          %1181 = arith.addi %1167, %c56 : index
          memref.store %1180, %5[%1181] : memref<?xf32>
          %1182 = vector.extract %244#6[7] : f32 from vector<8xf32>
          %1183 = arith.addi %1167, %c99 : index
          memref.store %1182, %5[%1183] : memref<?xf32>
          %1184 = vector.extract %244#7[0] : f32 from vector<8xf32>
          %1185 = arith.addi %1167, %c7 : index
          memref.store %1184, %5[%1185] : memref<?xf32>
          %1186 = vector.extract %244#7[1] : f32 from vector<8xf32>
          %1187 = arith.addi %1167, %c100 : index
          memref.store %1186, %5[%1187] : memref<?xf32>
          %1188 = vector.extract %244#7[2] : f32 from vector<8xf32>
          %1189 = arith.addi %1167, %c57 : index
          memref.store %1188, %5[%1189] : memref<?xf32>
          %1190 = vector.extract %244#7[3] : f32 from vector<8xf32>
          %1191 = arith.addi %1167, %c101 : index
          memref.store %1190, %5[%1191] : memref<?xf32>
          %1192 = vector.extract %244#7[4] : f32 from vector<8xf32>
          %1193 = arith.addi %1167, %c58 : index
          memref.store %1192, %5[%1193] : memref<?xf32>
          %1194 = vector.extract %244#7[5] : f32 from vector<8xf32>
          %1195 = arith.addi %1167, %c102 : index
          memref.store %1194, %5[%1195] : memref<?xf32>
          %1196 = vector.extract %244#7[6] : f32 from vector<8xf32>
          %1197 = arith.addi %1167, %c59 : index
          memref.store %1196, %5[%1197] : memref<?xf32>
          %1198 = vector.extract %244#7[7] : f32 from vector<8xf32>
          %1199 = arith.addi %1167, %c103 : index
          memref.store %1198, %5[%1199] : memref<?xf32>
        }
        wave.barrier
        %1200 = memref.load %5[%1023] : memref<?xf32>
        %1201 = memref.load %5[%1025] : memref<?xf32>
        %1202 = memref.load %5[%1027] : memref<?xf32>
        %1203 = memref.load %5[%1029] : memref<?xf32>
        %1204 = memref.load %5[%1031] : memref<?xf32>
        %1205 = memref.load %5[%1033] : memref<?xf32>
        %1206 = memref.load %5[%1035] : memref<?xf32>
        %1207 = memref.load %5[%1037] : memref<?xf32>
        %1208 = arith.mulf %1200, %975 : f32
        %1209 = math.fma %1201, %977, %1208 : f32
        %1210 = arith.mulf %1209, %982 : f32
        %1211 = math.fma %1202, %984, %1210 : f32
        %1212 = arith.mulf %1211, %989 : f32
        %1213 = math.fma %1203, %991, %1212 : f32
        %1214 = arith.mulf %1213, %996 : f32
        %1215 = math.fma %1204, %998, %1214 : f32
        %1216 = arith.mulf %1215, %1003 : f32
        %1217 = math.fma %1205, %1005, %1216 : f32
        %1218 = arith.mulf %1217, %1010 : f32
        %1219 = math.fma %1206, %1012, %1218 : f32
        %1220 = arith.mulf %1219, %1017 : f32
        %1221 = math.fma %1207, %1019, %1220 : f32
        %1222 = memref.load %5[%1054] : memref<?xf32>
        %1223 = memref.load %5[%1056] : memref<?xf32>
        %1224 = memref.load %5[%1058] : memref<?xf32>
        %1225 = memref.load %5[%1060] : memref<?xf32>
        %1226 = memref.load %5[%1062] : memref<?xf32>
        %1227 = memref.load %5[%1064] : memref<?xf32>
        %1228 = memref.load %5[%1066] : memref<?xf32>
        %1229 = memref.load %5[%1068] : memref<?xf32>
        %1230 = arith.mulf %1222, %975 : f32
        %1231 = math.fma %1223, %977, %1230 : f32
        %1232 = arith.mulf %1231, %982 : f32
        %1233 = math.fma %1224, %984, %1232 : f32
        %1234 = arith.mulf %1233, %989 : f32
        %1235 = math.fma %1225, %991, %1234 : f32
        %1236 = arith.mulf %1235, %996 : f32
        %1237 = math.fma %1226, %998, %1236 : f32
        %1238 = arith.mulf %1237, %1003 : f32
        %1239 = math.fma %1227, %1005, %1238 : f32
        %1240 = arith.mulf %1239, %1010 : f32
        %1241 = math.fma %1228, %1012, %1240 : f32
        %1242 = arith.mulf %1241, %1017 : f32
        %1243 = math.fma %1229, %1019, %1242 : f32
        wave.barrier
        scf.if %902 {
          %1244 = arith.muli %8, %c23 : index
          %1245 = arith.muli %2, %c3 : index
          %1246 = arith.addi %1244, %1245 : index
          %1247 = arith.addi %1246, %901 : index
          %1248 = vector.extract %244#8[0] : f32 from vector<8xf32>
          %1249 = arith.addi %1247, %c22 : index
          memref.store %1248, %5[%1249] : memref<?xf32>
          %1250 = vector.extract %244#8[1] : f32 from vector<8xf32>
          %1251 = arith.addi %1247, %c21 : index
          memref.store %1250, %5[%1251] : memref<?xf32>
          %1252 = vector.extract %244#8[2] : f32 from vector<8xf32>
          %1253 = arith.addi %1247, %c31 : index
          memref.store %1252, %5[%1253] : memref<?xf32>
          %1254 = vector.extract %244#8[3] : f32 from vector<8xf32>
          %1255 = arith.addi %1247, %c35 : index
          memref.store %1254, %5[%1255] : memref<?xf32>
          %1256 = vector.extract %244#8[4] : f32 from vector<8xf32>
          %1257 = arith.addi %1247, %c24 : index
          memref.store %1256, %5[%1257] : memref<?xf32>
          %1258 = vector.extract %244#8[5] : f32 from vector<8xf32>
          %1259 = arith.addi %1247, %c98 : index
          memref.store %1258, %5[%1259] : memref<?xf32>
          %1260 = vector.extract %244#8[6] : f32 from vector<8xf32>
          %1261 = arith.addi %1247, %c56 : index
          memref.store %1260, %5[%1261] : memref<?xf32>
          %1262 = vector.extract %244#8[7] : f32 from vector<8xf32>
          %1263 = arith.addi %1247, %c99 : index
          memref.store %1262, %5[%1263] : memref<?xf32>
          %1264 = vector.extract %244#9[0] : f32 from vector<8xf32>
          %1265 = arith.addi %1247, %c7 : index
          memref.store %1264, %5[%1265] : memref<?xf32>
          %1266 = vector.extract %244#9[1] : f32 from vector<8xf32>
          %1267 = arith.addi %1247, %c100 : index
          memref.store %1266, %5[%1267] : memref<?xf32>
          %1268 = vector.extract %244#9[2] : f32 from vector<8xf32>
          %1269 = arith.addi %1247, %c57 : index
          memref.store %1268, %5[%1269] : memref<?xf32>
          %1270 = vector.extract %244#9[3] : f32 from vector<8xf32>
          %1271 = arith.addi %1247, %c101 : index
          memref.store %1270, %5[%1271] : memref<?xf32>
          %1272 = vector.extract %244#9[4] : f32 from vector<8xf32>
          %1273 = arith.addi %1247, %c58 : index
          memref.store %1272, %5[%1273] : memref<?xf32>
          %1274 = vector.extract %244#9[5] : f32 from vector<8xf32>
          %1275 = arith.addi %1247, %c102 : index
          memref.store %1274, %5[%1275] : memref<?xf32>
          %1276 = vector.extract %244#9[6] : f32 from vector<8xf32>
          %1277 = arith.addi %1247, %c59 : index
          memref.store %1276, %5[%1277] : memref<?xf32>
          %1278 = vector.extract %244#9[7] : f32 from vector<8xf32>
          %1279 = arith.addi %1247, %c103 : index
          memref.store %1278, %5[%1279] : memref<?xf32>
        }
        wave.barrier
        %1280 = memref.load %5[%1023] : memref<?xf32>
        %1281 = memref.load %5[%1025] : memref<?xf32>
        %1282 = memref.load %5[%1027] : memref<?xf32>
        %1283 = memref.load %5[%1029] : memref<?xf32>
        %1284 = memref.load %5[%1031] : memref<?xf32>
        %1285 = memref.load %5[%1033] : memref<?xf32>
        %1286 = memref.load %5[%1035] : memref<?xf32>
        %1287 = memref.load %5[%1037] : memref<?xf32>
        %1288 = arith.mulf %1280, %975 : f32
        %1289 = math.fma %1281, %977, %1288 : f32
        %1290 = arith.mulf %1289, %982 : f32
        %1291 = math.fma %1282, %984, %1290 : f32
        %1292 = arith.mulf %1291, %989 : f32
        %1293 = math.fma %1283, %991, %1292 : f32
        %1294 = arith.mulf %1293, %996 : f32
        %1295 = math.fma %1284, %998, %1294 : f32
        %1296 = arith.mulf %1295, %1003 : f32
        %1297 = math.fma %1285, %1005, %1296 : f32
        %1298 = arith.mulf %1297, %1010 : f32
        %1299 = math.fma %1286, %1012, %1298 : f32
        %1300 = arith.mulf %1299, %1017 : f32
        %1301 = math.fma %1287, %1019, %1300 : f32
        %1302 = memref.load %5[%1054] : memref<?xf32>
        %1303 = memref.load %5[%1056] : memref<?xf32>
        %1304 = memref.load %5[%1058] : memref<?xf32>
        %1305 = memref.load %5[%1060] : memref<?xf32>
        %1306 = memref.load %5[%1062] : memref<?xf32>
        %1307 = memref.load %5[%1064] : memref<?xf32>
        %1308 = memref.load %5[%1066] : memref<?xf32>
        %1309 = memref.load %5[%1068] : memref<?xf32>
        %1310 = arith.mulf %1302, %975 : f32
        %1311 = math.fma %1303, %977, %1310 : f32
        %1312 = arith.mulf %1311, %982 : f32
        %1313 = math.fma %1304, %984, %1312 : f32
        %1314 = arith.mulf %1313, %989 : f32
        %1315 = math.fma %1305, %991, %1314 : f32
        %1316 = arith.mulf %1315, %996 : f32
        %1317 = math.fma %1306, %998, %1316 : f32
        %1318 = arith.mulf %1317, %1003 : f32
        %1319 = math.fma %1307, %1005, %1318 : f32
        %1320 = arith.mulf %1319, %1010 : f32
        %1321 = math.fma %1308, %1012, %1320 : f32
        %1322 = arith.mulf %1321, %1017 : f32
        %1323 = math.fma %1309, %1019, %1322 : f32
        %1324 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1324 {
          %1325 = arith.divf %c111, %1021 : f32
          %1326 = arith.addi %17, %901 : index
          %1327 = arith.cmpi slt, %1326, %groupSize : index
          scf.if %1327 {
            %1328 = arith.muli %15, %groupSize : index
            %1329 = arith.addi %1328, %1326 : index
            %1330 = arith.muli %1329, %c24 : index
            %1331 = arith.muli %heads, %c24 : index
            %1332 = arith.divui %1022, %c3 : index
            %1333 = arith.muli %15, %c24 : index
            %1334 = arith.addi %1333, %1332 : index
            %1335 = memref.load %factors[%1334] : memref<?xf32>
            %1336 = arith.muli %kvHeads, %c24 : index
            %1337 = arith.addi %1334, %1336 : index
            %1338 = memref.load %factors[%1337] : memref<?xf32>
            %1339 = arith.mulf %1052, %1325 : f32
            %1340 = math.fma %1339, %1335, %1338 : f32
            %1341 = arith.addi %1330, %1332 : index
            %1342 = arith.divui %24, %outTileRows : index
            %1343 = arith.divui %1331, %c3 : index
            %1344 = arith.muli %1342, %1343 : index
            %1345 = arith.divui %1341, %c3 : index
            %1346 = arith.addi %1344, %1345 : index
            %1347 = arith.muli %1346, %c9 : index
            %1348 = arith.remui %1341, %c3 : index
            %1349 = arith.divui %1348, %c26 : index
            %1350 = arith.addi %1347, %1349 : index
            %1351 = arith.muli %outTileRows, %c26 : index
            %1352 = arith.muli %1350, %1351 : index
            %1353 = arith.remui %24, %outTileRows : index
            %1354 = arith.muli %1353, %c26 : index
            %1355 = arith.addi %1352, %1354 : index
            %1356 = arith.remui %1341, %c26 : index
            %1357 = arith.addi %1355, %1356 : index
            %1358 = arith.addf %1340, %c51 : f32
            %1359 = arith.minimumf %1358, %c113 : f32
            %1360 = arith.maximumf %1359, %c114 : f32
            %1361 = arith.truncf %1360 : f32 to f16
            memref.store %1361, %out[%1357] : memref<?xf16>
            %1362 = arith.divui %1053, %c3 : index
            %1363 = arith.addi %1333, %1362 : index
            %1364 = memref.load %factors[%1363] : memref<?xf32>
            %1365 = arith.addi %1363, %1336 : index
            %1366 = memref.load %factors[%1365] : memref<?xf32>
            %1367 = arith.mulf %1083, %1325 : f32
            %1368 = math.fma %1367, %1364, %1366 : f32
            %1369 = arith.addi %1330, %1362 : index
            %1370 = arith.divui %1369, %c3 : index
            %1371 = arith.addi %1344, %1370 : index
            %1372 = arith.muli %1371, %c9 : index
            %1373 = arith.remui %1369, %c3 : index
            %1374 = arith.divui %1373, %c26 : index
            %1375 = arith.addi %1372, %1374 : index
            %1376 = arith.muli %1375, %1351 : index
            %1377 = arith.addi %1376, %1354 : index
            %1378 = arith.remui %1369, %c26 : index
            %1379 = arith.addi %1377, %1378 : index
            %1380 = arith.addf %1368, %c51 : f32
            %1381 = arith.minimumf %1380, %c113 : f32
            %1382 = arith.maximumf %1381, %c114 : f32
            %1383 = arith.truncf %1382 : f32 to f16
            memref.store %1383, %out[%1379] : memref<?xf16>
            %1384 = arith.addi %900, %c23 : index
            %1385 = arith.divui %1384, %c3 : index
            %1386 = arith.addi %1333, %1385 : index
            %1387 = memref.load %factors[%1386] : memref<?xf32>
            %1388 = arith.addi %1386, %1336 : index
            %1389 = memref.load %factors[%1388] : memref<?xf32>
            %1390 = arith.mulf %1141, %1325 : f32
            %1391 = math.fma %1390, %1387, %1389 : f32
            %1392 = arith.addi %1330, %1385 : index
            %1393 = arith.divui %1392, %c3 : index
            %1394 = arith.addi %1344, %1393 : index
            %1395 = arith.muli %1394, %c9 : index
            %1396 = arith.remui %1392, %c3 : index
            %1397 = arith.divui %1396, %c26 : index
            %1398 = arith.addi %1395, %1397 : index
            %1399 = arith.muli %1398, %1351 : index
            %1400 = arith.addi %1399, %1354 : index
            %1401 = arith.remui %1392, %c26 : index
            %1402 = arith.addi %1400, %1401 : index
            %1403 = arith.addf %1391, %c51 : f32
            %1404 = arith.minimumf %1403, %c113 : f32
            %1405 = arith.maximumf %1404, %c114 : f32
            %1406 = arith.truncf %1405 : f32 to f16
            memref.store %1406, %out[%1402] : memref<?xf16>
            %1407 = arith.addi %900, %c44 : index
            %1408 = arith.divui %1407, %c3 : index
            %1409 = arith.addi %1333, %1408 : index
            %1410 = memref.load %factors[%1409] : memref<?xf32>
            %1411 = arith.addi %1409, %1336 : index
            %1412 = memref.load %factors[%1411] : memref<?xf32>
            %1413 = arith.mulf %1163, %1325 : f32
            %1414 = math.fma %1413, %1410, %1412 : f32
            %1415 = arith.addi %1330, %1408 : index
            %1416 = arith.divui %1415, %c3 : index
            %1417 = arith.addi %1344, %1416 : index
            %1418 = arith.muli %1417, %c9 : index
            %1419 = arith.remui %1415, %c3 : index
            %1420 = arith.divui %1419, %c26 : index
            %1421 = arith.addi %1418, %1420 : index
            %1422 = arith.muli %1421, %1351 : index
            %1423 = arith.addi %1422, %1354 : index
            %1424 = arith.remui %1415, %c26 : index
            %1425 = arith.addi %1423, %1424 : index
            %1426 = arith.addf %1414, %c51 : f32
            %1427 = arith.minimumf %1426, %c113 : f32
            %1428 = arith.maximumf %1427, %c114 : f32
            %1429 = arith.truncf %1428 : f32 to f16
            memref.store %1429, %out[%1425] : memref<?xf16>
            %1430 = arith.addi %900, %c45 : index
            %1431 = arith.divui %1430, %c3 : index
            %1432 = arith.addi %1333, %1431 : index
            %1433 = memref.load %factors[%1432] : memref<?xf32>
            %1434 = arith.addi %1432, %1336 : index
            %1435 = memref.load %factors[%1434] : memref<?xf32>
            %1436 = arith.mulf %1221, %1325 : f32
            %1437 = math.fma %1436, %1433, %1435 : f32
            %1438 = arith.addi %1330, %1431 : index
            %1439 = arith.divui %1438, %c3 : index
            %1440 = arith.addi %1344, %1439 : index
            %1441 = arith.muli %1440, %c9 : index
            %1442 = arith.remui %1438, %c3 : index
            %1443 = arith.divui %1442, %c26 : index
            %1444 = arith.addi %1441, %1443 : index
            %1445 = arith.muli %1444, %1351 : index
            %1446 = arith.addi %1445, %1354 : index
            %1447 = arith.remui %1438, %c26 : index
            %1448 = arith.addi %1446, %1447 : index
            %1449 = arith.addf %1437, %c51 : f32
            %1450 = arith.minimumf %1449, %c113 : f32
            %1451 = arith.maximumf %1450, %c114 : f32
            %1452 = arith.truncf %1451 : f32 to f16
            memref.store %1452, %out[%1448] : memref<?xf16>
            %1453 = arith.addi %900, %c46 : index
            %1454 = arith.divui %1453, %c3 : index
            %1455 = arith.addi %1333, %1454 : index
            %1456 = memref.load %factors[%1455] : memref<?xf32>
            %1457 = arith.addi %1455, %1336 : index
            %1458 = memref.load %factors[%1457] : memref<?xf32>
            %1459 = arith.mulf %1243, %1325 : f32
            %1460 = math.fma %1459, %1456, %1458 : f32
            %1461 = arith.addi %1330, %1454 : index
            %1462 = arith.divui %1461, %c3 : index
            %1463 = arith.addi %1344, %1462 : index
            %1464 = arith.muli %1463, %c9 : index
            %1465 = arith.remui %1461, %c3 : index
            %1466 = arith.divui %1465, %c26 : index
            %1467 = arith.addi %1464, %1466 : index
            %1468 = arith.muli %1467, %1351 : index
            %1469 = arith.addi %1468, %1354 : index
            %1470 = arith.remui %1461, %c26 : index
            %1471 = arith.addi %1469, %1470 : index
            %1472 = arith.addf %1460, %c51 : f32
            %1473 = arith.minimumf %1472, %c113 : f32
            %1474 = arith.maximumf %1473, %c114 : f32
            %1475 = arith.truncf %1474 : f32 to f16
            memref.store %1475, %out[%1471] : memref<?xf16>
            %1476 = arith.addi %900, %c47 : index
            %1477 = arith.divui %1476, %c3 : index
            %1478 = arith.addi %1333, %1477 : index
            %1479 = memref.load %factors[%1478] : memref<?xf32>
            %1480 = arith.addi %1478, %1336 : index
            %1481 = memref.load %factors[%1480] : memref<?xf32>
            %1482 = arith.mulf %1301, %1325 : f32
            %1483 = math.fma %1482, %1479, %1481 : f32
            %1484 = arith.addi %1330, %1477 : index
            %1485 = arith.divui %1484, %c3 : index
            %1486 = arith.addi %1344, %1485 : index
            %1487 = arith.muli %1486, %c9 : index
            %1488 = arith.remui %1484, %c3 : index
            %1489 = arith.divui %1488, %c26 : index
            %1490 = arith.addi %1487, %1489 : index
            %1491 = arith.muli %1490, %1351 : index
            %1492 = arith.addi %1491, %1354 : index
            %1493 = arith.remui %1484, %c26 : index
            %1494 = arith.addi %1492, %1493 : index
            %1495 = arith.addf %1483, %c51 : f32
            %1496 = arith.minimumf %1495, %c113 : f32
            %1497 = arith.maximumf %1496, %c114 : f32
            %1498 = arith.truncf %1497 : f32 to f16
            memref.store %1498, %out[%1494] : memref<?xf16>
            %1499 = arith.addi %900, %c48 : index
            %1500 = arith.divui %1499, %c3 : index
            %1501 = arith.addi %1333, %1500 : index
            %1502 = memref.load %factors[%1501] : memref<?xf32>
            %1503 = arith.addi %1501, %1336 : index
            %1504 = memref.load %factors[%1503] : memref<?xf32>
            %1505 = arith.mulf %1323, %1325 : f32
            %1506 = math.fma %1505, %1502, %1504 : f32
            %1507 = arith.addi %1330, %1500 : index
            %1508 = arith.divui %1507, %c3 : index
            %1509 = arith.addi %1344, %1508 : index
            %1510 = arith.muli %1509, %c9 : index
            %1511 = arith.remui %1507, %c3 : index
            %1512 = arith.divui %1511, %c26 : index
            %1513 = arith.addi %1510, %1512 : index
            %1514 = arith.muli %1513, %1351 : index
            %1515 = arith.addi %1514, %1354 : index
            %1516 = arith.remui %1507, %c26 : index
            %1517 = arith.addi %1515, %1516 : index
            %1518 = arith.addf %1506, %c51 : f32
            %1519 = arith.minimumf %1518, %c113 : f32
            %1520 = arith.maximumf %1519, %c114 : f32
            %1521 = arith.truncf %1520 : f32 to f16
            memref.store %1521, %out[%1517] : memref<?xf16>
          }
        } else {
          %1522 = arith.addi %ranges, %groups : index
          %1523 = arith.muli %9, %1522 : index
          %1524 = arith.index_castui %236 : i32 to index
          %1525 = arith.addi %1523, %1524 : index
          %1526 = arith.muli %1525, %c117 : index
          %1527 = arith.addi %1526, %1022 : index
          memref.store %1052, %partial[%1527] : memref<?xf32>
          %1528 = arith.addi %1526, %1053 : index
          memref.store %1083, %partial[%1528] : memref<?xf32>
          %1529 = arith.addi %900, %c23 : index
          %1530 = arith.addi %1526, %1529 : index
          memref.store %1141, %partial[%1530] : memref<?xf32>
          %1531 = arith.addi %900, %c44 : index
          %1532 = arith.addi %1526, %1531 : index
          memref.store %1163, %partial[%1532] : memref<?xf32>
          %1533 = arith.addi %900, %c45 : index
          %1534 = arith.addi %1526, %1533 : index
          memref.store %1221, %partial[%1534] : memref<?xf32>
          %1535 = arith.addi %900, %c46 : index
          %1536 = arith.addi %1526, %1535 : index
          memref.store %1243, %partial[%1536] : memref<?xf32>
          %1537 = arith.addi %900, %c47 : index
          %1538 = arith.addi %1526, %1537 : index
          memref.store %1301, %partial[%1538] : memref<?xf32>
          %1539 = arith.addi %900, %c48 : index
          %1540 = arith.addi %1526, %1539 : index
          memref.store %1323, %partial[%1540] : memref<?xf32>
          %1541 = arith.cmpi slt, %900, %c3 : index
          scf.if %1541 {
            %1542 = arith.addi %1526, %c5 : index
            %1543 = arith.addi %1542, %900 : index
            memref.store %1015, %partial[%1543] : memref<?xf32>
            %1544 = arith.addi %1543, %c3 : index
            memref.store %1021, %partial[%1544] : memref<?xf32>
          }
          %1545 = arith.addi %42, %c82 : i32
          %1546 = arith.divui %1545, %c83 : i32
          %1547 = arith.divui %236, %c83 : i32
          %1548 = arith.addi %groups, %c4 : index
          %1549 = arith.muli %9, %1548 : index
          %1550 = arith.muli %1547, %c83 : i32
          %1551 = arith.subi %42, %1550 : i32
          %1552 = arith.minsi %1551, %c83 : i32
          %1553 = arith.index_castui %1547 : i32 to index
          %1554 = arith.addi %1549, %1553 : index
          %1555 = arith.index_castui %1552 : i32 to index
          %1556 = wave.arrive %counters[%1554], %1555 : memref<?xi32>
          scf.if %1556 {
            %1568:10 = scf.for %1557 = %c55 to %1552 step %c83 iter_args(%1558 = %c50, %1559 = %c51, %1560 = %c51, %1561 = %c51, %1562 = %c51, %1563 = %c51, %1564 = %c51, %1565 = %c51, %1566 = %c51, %1567 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1569 = arith.addi %1557, %c55 : i32
              %1570 = arith.subi %1552, %c16 : i32
              %1571 = arith.minsi %1569, %1570 : i32
              %1572 = arith.addi %1550, %1571 : i32
              %1573 = arith.index_castui %1572 : i32 to index
              %1574 = arith.addi %1523, %1573 : index
              %1575 = arith.muli %1574, %c117 : index
              %1576 = arith.addi %1575, %c5 : index
              %1577 = arith.addi %1576, %901 : index
              %1578 = memref.load %partial[%1577] : memref<?xf32>
              %1579 = arith.cmpi slt, %1569, %1552 : i32
              %1580 = arith.select %1579, %1578, %c50 : f32
              %1581 = arith.addi %1575, %900 : index
              %1582 = arith.addi %1581, %c22 : index
              %1583 = memref.load %partial[%1582] : memref<?xf32>
              %1584 = arith.addi %1581, %c7 : index
              %1585 = memref.load %partial[%1584] : memref<?xf32>
              %1586 = arith.addi %1581, %c23 : index
              %1587 = memref.load %partial[%1586] : memref<?xf32>
              %1588 = arith.addi %1581, %c44 : index
              %1589 = memref.load %partial[%1588] : memref<?xf32>
              %1590 = arith.addi %1581, %c45 : index
              %1591 = memref.load %partial[%1590] : memref<?xf32>
              %1592 = arith.addi %1581, %c46 : index
              %1593 = memref.load %partial[%1592] : memref<?xf32>
              %1594 = arith.addi %1581, %c47 : index
              %1595 = memref.load %partial[%1594] : memref<?xf32>
              %1596 = arith.addi %1581, %c48 : index
              %1597 = memref.load %partial[%1596] : memref<?xf32>
              %1598 = arith.addi %1577, %c3 : index
              %1599 = memref.load %partial[%1598] : memref<?xf32>
              %1600 = arith.addi %1557, %c16 : i32
              %1601 = arith.minsi %1600, %1570 : i32
              %1602 = arith.addi %1550, %1601 : i32
              %1603 = arith.index_castui %1602 : i32 to index
              %1604 = arith.addi %1523, %1603 : index
              %1605 = arith.muli %1604, %c117 : index
              %1606 = arith.addi %1605, %c5 : index
              %1607 = arith.addi %1606, %901 : index
              %1608 = memref.load %partial[%1607] : memref<?xf32>
              %1609 = arith.cmpi slt, %1600, %1552 : i32
              %1610 = arith.select %1609, %1608, %c50 : f32
              %1611 = arith.addi %1605, %900 : index
              %1612 = arith.addi %1611, %c22 : index
              %1613 = memref.load %partial[%1612] : memref<?xf32>
              %1614 = arith.addi %1611, %c7 : index
              %1615 = memref.load %partial[%1614] : memref<?xf32>
              %1616 = arith.addi %1611, %c23 : index
              %1617 = memref.load %partial[%1616] : memref<?xf32>
              %1618 = arith.addi %1611, %c44 : index
              %1619 = memref.load %partial[%1618] : memref<?xf32>
              %1620 = arith.addi %1611, %c45 : index
              %1621 = memref.load %partial[%1620] : memref<?xf32>
              %1622 = arith.addi %1611, %c46 : index
              %1623 = memref.load %partial[%1622] : memref<?xf32>
              %1624 = arith.addi %1611, %c47 : index
              %1625 = memref.load %partial[%1624] : memref<?xf32>
              %1626 = arith.addi %1611, %c48 : index
              %1627 = memref.load %partial[%1626] : memref<?xf32>
              %1628 = arith.addi %1607, %c3 : index
              %1629 = memref.load %partial[%1628] : memref<?xf32>
              %1630 = arith.addi %1557, %c76 : i32
              %1631 = arith.minsi %1630, %1570 : i32
              %1632 = arith.addi %1550, %1631 : i32
              %1633 = arith.index_castui %1632 : i32 to index
              %1634 = arith.addi %1523, %1633 : index
              %1635 = arith.muli %1634, %c117 : index
              %1636 = arith.addi %1635, %c5 : index
              %1637 = arith.addi %1636, %901 : index
              %1638 = memref.load %partial[%1637] : memref<?xf32>
              %1639 = arith.cmpi slt, %1630, %1552 : i32
              %1640 = arith.select %1639, %1638, %c50 : f32
              %1641 = arith.addi %1635, %900 : index
              %1642 = arith.addi %1641, %c22 : index
              %1643 = memref.load %partial[%1642] : memref<?xf32>
              %1644 = arith.addi %1641, %c7 : index
              %1645 = memref.load %partial[%1644] : memref<?xf32>
              %1646 = arith.addi %1641, %c23 : index
              %1647 = memref.load %partial[%1646] : memref<?xf32>
              %1648 = arith.addi %1641, %c44 : index
              %1649 = memref.load %partial[%1648] : memref<?xf32>
              %1650 = arith.addi %1641, %c45 : index
              %1651 = memref.load %partial[%1650] : memref<?xf32>
              %1652 = arith.addi %1641, %c46 : index
              %1653 = memref.load %partial[%1652] : memref<?xf32>
              %1654 = arith.addi %1641, %c47 : index
              %1655 = memref.load %partial[%1654] : memref<?xf32>
              %1656 = arith.addi %1641, %c48 : index
              %1657 = memref.load %partial[%1656] : memref<?xf32>
              %1658 = arith.addi %1637, %c3 : index
              %1659 = memref.load %partial[%1658] : memref<?xf32>
              %1660 = arith.addi %1557, %c78 : i32
              %1661 = arith.minsi %1660, %1570 : i32
              %1662 = arith.addi %1550, %1661 : i32
              %1663 = arith.index_castui %1662 : i32 to index
              %1664 = arith.addi %1523, %1663 : index
              %1665 = arith.muli %1664, %c117 : index
              %1666 = arith.addi %1665, %c5 : index
              %1667 = arith.addi %1666, %901 : index
              %1668 = memref.load %partial[%1667] : memref<?xf32>
              %1669 = arith.cmpi slt, %1660, %1552 : i32
              %1670 = arith.select %1669, %1668, %c50 : f32
              %1671 = arith.addi %1665, %900 : index
              %1672 = arith.addi %1671, %c22 : index
              %1673 = memref.load %partial[%1672] : memref<?xf32>
              %1674 = arith.addi %1671, %c7 : index
              %1675 = memref.load %partial[%1674] : memref<?xf32>
              %1676 = arith.addi %1671, %c23 : index
              %1677 = memref.load %partial[%1676] : memref<?xf32>
              %1678 = arith.addi %1671, %c44 : index
              %1679 = memref.load %partial[%1678] : memref<?xf32>
              %1680 = arith.addi %1671, %c45 : index
              %1681 = memref.load %partial[%1680] : memref<?xf32>
              %1682 = arith.addi %1671, %c46 : index
              %1683 = memref.load %partial[%1682] : memref<?xf32>
              %1684 = arith.addi %1671, %c47 : index
              %1685 = memref.load %partial[%1684] : memref<?xf32>
              %1686 = arith.addi %1671, %c48 : index
              %1687 = memref.load %partial[%1686] : memref<?xf32>
              %1688 = arith.addi %1667, %c3 : index
              %1689 = memref.load %partial[%1688] : memref<?xf32>
              %1690 = arith.addi %1557, %c79 : i32
              %1691 = arith.minsi %1690, %1570 : i32
              %1692 = arith.addi %1550, %1691 : i32
              %1693 = arith.index_castui %1692 : i32 to index
              %1694 = arith.addi %1523, %1693 : index
              %1695 = arith.muli %1694, %c117 : index
              %1696 = arith.addi %1695, %c5 : index
              %1697 = arith.addi %1696, %901 : index
              %1698 = memref.load %partial[%1697] : memref<?xf32>
              %1699 = arith.cmpi slt, %1690, %1552 : i32
              %1700 = arith.select %1699, %1698, %c50 : f32
              %1701 = arith.addi %1695, %900 : index
              %1702 = arith.addi %1701, %c22 : index
              %1703 = memref.load %partial[%1702] : memref<?xf32>
              %1704 = arith.addi %1701, %c7 : index
              %1705 = memref.load %partial[%1704] : memref<?xf32>
              %1706 = arith.addi %1701, %c23 : index
              %1707 = memref.load %partial[%1706] : memref<?xf32>
              %1708 = arith.addi %1701, %c44 : index
              %1709 = memref.load %partial[%1708] : memref<?xf32>
              %1710 = arith.addi %1701, %c45 : index
              %1711 = memref.load %partial[%1710] : memref<?xf32>
              %1712 = arith.addi %1701, %c46 : index
              %1713 = memref.load %partial[%1712] : memref<?xf32>
              %1714 = arith.addi %1701, %c47 : index
              %1715 = memref.load %partial[%1714] : memref<?xf32>
              %1716 = arith.addi %1701, %c48 : index
              %1717 = memref.load %partial[%1716] : memref<?xf32>
              %1718 = arith.addi %1697, %c3 : index
              %1719 = memref.load %partial[%1718] : memref<?xf32>
              %1720 = arith.addi %1557, %c80 : i32
              %1721 = arith.minsi %1720, %1570 : i32
              %1722 = arith.addi %1550, %1721 : i32
              %1723 = arith.index_castui %1722 : i32 to index
              %1724 = arith.addi %1523, %1723 : index
              %1725 = arith.muli %1724, %c117 : index
              %1726 = arith.addi %1725, %c5 : index
              %1727 = arith.addi %1726, %901 : index
              %1728 = memref.load %partial[%1727] : memref<?xf32>
              %1729 = arith.cmpi slt, %1720, %1552 : i32
              %1730 = arith.select %1729, %1728, %c50 : f32
              %1731 = arith.addi %1725, %900 : index
              %1732 = arith.addi %1731, %c22 : index
              %1733 = memref.load %partial[%1732] : memref<?xf32>
              %1734 = arith.addi %1731, %c7 : index
              %1735 = memref.load %partial[%1734] : memref<?xf32>
              %1736 = arith.addi %1731, %c23 : index
              %1737 = memref.load %partial[%1736] : memref<?xf32>
              %1738 = arith.addi %1731, %c44 : index
              %1739 = memref.load %partial[%1738] : memref<?xf32>
              %1740 = arith.addi %1731, %c45 : index
              %1741 = memref.load %partial[%1740] : memref<?xf32>
              %1742 = arith.addi %1731, %c46 : index
              %1743 = memref.load %partial[%1742] : memref<?xf32>
              %1744 = arith.addi %1731, %c47 : index
              %1745 = memref.load %partial[%1744] : memref<?xf32>
              %1746 = arith.addi %1731, %c48 : index
              %1747 = memref.load %partial[%1746] : memref<?xf32>
              %1748 = arith.addi %1727, %c3 : index
              %1749 = memref.load %partial[%1748] : memref<?xf32>
              %1750 = arith.addi %1557, %c81 : i32
              %1751 = arith.minsi %1750, %1570 : i32
              %1752 = arith.addi %1550, %1751 : i32
              %1753 = arith.index_castui %1752 : i32 to index
              %1754 = arith.addi %1523, %1753 : index
              %1755 = arith.muli %1754, %c117 : index
              %1756 = arith.addi %1755, %c5 : index
              %1757 = arith.addi %1756, %901 : index
              %1758 = memref.load %partial[%1757] : memref<?xf32>
              %1759 = arith.cmpi slt, %1750, %1552 : i32
              %1760 = arith.select %1759, %1758, %c50 : f32
              %1761 = arith.addi %1755, %900 : index
              %1762 = arith.addi %1761, %c22 : index
              %1763 = memref.load %partial[%1762] : memref<?xf32>
              %1764 = arith.addi %1761, %c7 : index
              %1765 = memref.load %partial[%1764] : memref<?xf32>
              %1766 = arith.addi %1761, %c23 : index
              %1767 = memref.load %partial[%1766] : memref<?xf32>
              %1768 = arith.addi %1761, %c44 : index
              %1769 = memref.load %partial[%1768] : memref<?xf32>
              %1770 = arith.addi %1761, %c45 : index
              %1771 = memref.load %partial[%1770] : memref<?xf32>
              %1772 = arith.addi %1761, %c46 : index
              %1773 = memref.load %partial[%1772] : memref<?xf32>
              %1774 = arith.addi %1761, %c47 : index
              %1775 = memref.load %partial[%1774] : memref<?xf32>
              %1776 = arith.addi %1761, %c48 : index
              %1777 = memref.load %partial[%1776] : memref<?xf32>
              %1778 = arith.addi %1757, %c3 : index
              %1779 = memref.load %partial[%1778] : memref<?xf32>
              %1780 = arith.addi %1557, %c82 : i32
              %1781 = arith.minsi %1780, %1570 : i32
              %1782 = arith.addi %1550, %1781 : i32
              %1783 = arith.index_castui %1782 : i32 to index
              %1784 = arith.addi %1523, %1783 : index
              %1785 = arith.muli %1784, %c117 : index
              %1786 = arith.addi %1785, %c5 : index
              %1787 = arith.addi %1786, %901 : index
              %1788 = memref.load %partial[%1787] : memref<?xf32>
              %1789 = arith.cmpi slt, %1780, %1552 : i32
              %1790 = arith.select %1789, %1788, %c50 : f32
              %1791 = arith.addi %1785, %900 : index
              %1792 = arith.addi %1791, %c22 : index
              %1793 = memref.load %partial[%1792] : memref<?xf32>
              %1794 = arith.addi %1791, %c7 : index
              %1795 = memref.load %partial[%1794] : memref<?xf32>
              %1796 = arith.addi %1791, %c23 : index
              %1797 = memref.load %partial[%1796] : memref<?xf32>
              %1798 = arith.addi %1791, %c44 : index
              %1799 = memref.load %partial[%1798] : memref<?xf32>
              %1800 = arith.addi %1791, %c45 : index
              %1801 = memref.load %partial[%1800] : memref<?xf32>
              %1802 = arith.addi %1791, %c46 : index
              %1803 = memref.load %partial[%1802] : memref<?xf32>
              %1804 = arith.addi %1791, %c47 : index
              %1805 = memref.load %partial[%1804] : memref<?xf32>
              %1806 = arith.addi %1791, %c48 : index
              %1807 = memref.load %partial[%1806] : memref<?xf32>
              %1808 = arith.addi %1787, %c3 : index
              %1809 = memref.load %partial[%1808] : memref<?xf32>
              %1810 = arith.maxnumf %1558, %1580 fastmath<nnan> : f32
              %1811 = arith.subf %1558, %1810 : f32
              %1812 = wave.exp2 %1811 : f32
              %1813 = arith.subf %1580, %1810 : f32
              %1814 = wave.exp2 %1813 : f32
              %1815 = arith.mulf %1559, %1812 : f32
              %1816 = math.fma %1599, %1814, %1815 : f32
              %1817 = arith.mulf %1560, %1812 : f32
              %1818 = math.fma %1583, %1814, %1817 : f32
              %1819 = arith.mulf %1561, %1812 : f32
              %1820 = math.fma %1585, %1814, %1819 : f32
              %1821 = arith.mulf %1562, %1812 : f32
              %1822 = math.fma %1587, %1814, %1821 : f32
              %1823 = arith.mulf %1563, %1812 : f32
              %1824 = math.fma %1589, %1814, %1823 : f32
              %1825 = arith.mulf %1564, %1812 : f32
              %1826 = math.fma %1591, %1814, %1825 : f32
              %1827 = arith.mulf %1565, %1812 : f32
              %1828 = math.fma %1593, %1814, %1827 : f32
              %1829 = arith.mulf %1566, %1812 : f32
              %1830 = math.fma %1595, %1814, %1829 : f32
              %1831 = arith.mulf %1567, %1812 : f32
              %1832 = math.fma %1597, %1814, %1831 : f32
              %1833 = arith.maxnumf %1810, %1610 fastmath<nnan> : f32
              %1834 = arith.subf %1810, %1833 : f32
              %1835 = wave.exp2 %1834 : f32
              %1836 = arith.subf %1610, %1833 : f32
              %1837 = wave.exp2 %1836 : f32
              %1838 = arith.mulf %1816, %1835 : f32
              %1839 = math.fma %1629, %1837, %1838 : f32
              %1840 = arith.mulf %1818, %1835 : f32
              %1841 = math.fma %1613, %1837, %1840 : f32
              %1842 = arith.mulf %1820, %1835 : f32
              %1843 = math.fma %1615, %1837, %1842 : f32
              %1844 = arith.mulf %1822, %1835 : f32
              %1845 = math.fma %1617, %1837, %1844 : f32
              %1846 = arith.mulf %1824, %1835 : f32
              %1847 = math.fma %1619, %1837, %1846 : f32
              %1848 = arith.mulf %1826, %1835 : f32
              %1849 = math.fma %1621, %1837, %1848 : f32
              %1850 = arith.mulf %1828, %1835 : f32
              %1851 = math.fma %1623, %1837, %1850 : f32
              %1852 = arith.mulf %1830, %1835 : f32
              %1853 = math.fma %1625, %1837, %1852 : f32
              %1854 = arith.mulf %1832, %1835 : f32
              %1855 = math.fma %1627, %1837, %1854 : f32
              %1856 = arith.maxnumf %1833, %1640 fastmath<nnan> : f32
              %1857 = arith.subf %1833, %1856 : f32
              %1858 = wave.exp2 %1857 : f32
              %1859 = arith.subf %1640, %1856 : f32
              %1860 = wave.exp2 %1859 : f32
              %1861 = arith.mulf %1839, %1858 : f32
              %1862 = math.fma %1659, %1860, %1861 : f32
              %1863 = arith.mulf %1841, %1858 : f32
              %1864 = math.fma %1643, %1860, %1863 : f32
              %1865 = arith.mulf %1843, %1858 : f32
              %1866 = math.fma %1645, %1860, %1865 : f32
              %1867 = arith.mulf %1845, %1858 : f32
              %1868 = math.fma %1647, %1860, %1867 : f32
              %1869 = arith.mulf %1847, %1858 : f32
              %1870 = math.fma %1649, %1860, %1869 : f32
              %1871 = arith.mulf %1849, %1858 : f32
              %1872 = math.fma %1651, %1860, %1871 : f32
              %1873 = arith.mulf %1851, %1858 : f32
              %1874 = math.fma %1653, %1860, %1873 : f32
              %1875 = arith.mulf %1853, %1858 : f32
              %1876 = math.fma %1655, %1860, %1875 : f32
              %1877 = arith.mulf %1855, %1858 : f32
              %1878 = math.fma %1657, %1860, %1877 : f32
              %1879 = arith.maxnumf %1856, %1670 fastmath<nnan> : f32
              %1880 = arith.subf %1856, %1879 : f32
              %1881 = wave.exp2 %1880 : f32
              %1882 = arith.subf %1670, %1879 : f32
              %1883 = wave.exp2 %1882 : f32
              %1884 = arith.mulf %1862, %1881 : f32
              %1885 = math.fma %1689, %1883, %1884 : f32
              %1886 = arith.mulf %1864, %1881 : f32
              %1887 = math.fma %1673, %1883, %1886 : f32
              %1888 = arith.mulf %1866, %1881 : f32
              %1889 = math.fma %1675, %1883, %1888 : f32
              %1890 = arith.mulf %1868, %1881 : f32
              %1891 = math.fma %1677, %1883, %1890 : f32
              %1892 = arith.mulf %1870, %1881 : f32
              %1893 = math.fma %1679, %1883, %1892 : f32
              %1894 = arith.mulf %1872, %1881 : f32
              %1895 = math.fma %1681, %1883, %1894 : f32
              %1896 = arith.mulf %1874, %1881 : f32
              %1897 = math.fma %1683, %1883, %1896 : f32
              %1898 = arith.mulf %1876, %1881 : f32
              %1899 = math.fma %1685, %1883, %1898 : f32
              %1900 = arith.mulf %1878, %1881 : f32
              %1901 = math.fma %1687, %1883, %1900 : f32
              %1902 = arith.maxnumf %1879, %1700 fastmath<nnan> : f32
              %1903 = arith.subf %1879, %1902 : f32
              %1904 = wave.exp2 %1903 : f32
              %1905 = arith.subf %1700, %1902 : f32
              %1906 = wave.exp2 %1905 : f32
              %1907 = arith.mulf %1885, %1904 : f32
              %1908 = math.fma %1719, %1906, %1907 : f32
              %1909 = arith.mulf %1887, %1904 : f32
              %1910 = math.fma %1703, %1906, %1909 : f32
              %1911 = arith.mulf %1889, %1904 : f32
              %1912 = math.fma %1705, %1906, %1911 : f32
              %1913 = arith.mulf %1891, %1904 : f32
              %1914 = math.fma %1707, %1906, %1913 : f32
              %1915 = arith.mulf %1893, %1904 : f32
              %1916 = math.fma %1709, %1906, %1915 : f32
              %1917 = arith.mulf %1895, %1904 : f32
              %1918 = math.fma %1711, %1906, %1917 : f32
              %1919 = arith.mulf %1897, %1904 : f32
              %1920 = math.fma %1713, %1906, %1919 : f32
              %1921 = arith.mulf %1899, %1904 : f32
              %1922 = math.fma %1715, %1906, %1921 : f32
              %1923 = arith.mulf %1901, %1904 : f32
              %1924 = math.fma %1717, %1906, %1923 : f32
              %1925 = arith.maxnumf %1902, %1730 fastmath<nnan> : f32
              %1926 = arith.subf %1902, %1925 : f32
              %1927 = wave.exp2 %1926 : f32
              %1928 = arith.subf %1730, %1925 : f32
              %1929 = wave.exp2 %1928 : f32
              %1930 = arith.mulf %1908, %1927 : f32
              %1931 = math.fma %1749, %1929, %1930 : f32
              %1932 = arith.mulf %1910, %1927 : f32
              %1933 = math.fma %1733, %1929, %1932 : f32
              %1934 = arith.mulf %1912, %1927 : f32
              %1935 = math.fma %1735, %1929, %1934 : f32
              %1936 = arith.mulf %1914, %1927 : f32
              %1937 = math.fma %1737, %1929, %1936 : f32
              %1938 = arith.mulf %1916, %1927 : f32
              %1939 = math.fma %1739, %1929, %1938 : f32
              %1940 = arith.mulf %1918, %1927 : f32
              %1941 = math.fma %1741, %1929, %1940 : f32
              %1942 = arith.mulf %1920, %1927 : f32
              %1943 = math.fma %1743, %1929, %1942 : f32
              %1944 = arith.mulf %1922, %1927 : f32
              %1945 = math.fma %1745, %1929, %1944 : f32
              %1946 = arith.mulf %1924, %1927 : f32
              %1947 = math.fma %1747, %1929, %1946 : f32
              %1948 = arith.maxnumf %1925, %1760 fastmath<nnan> : f32
              %1949 = arith.subf %1925, %1948 : f32
              %1950 = wave.exp2 %1949 : f32
              %1951 = arith.subf %1760, %1948 : f32
              %1952 = wave.exp2 %1951 : f32
              %1953 = arith.mulf %1931, %1950 : f32
              %1954 = math.fma %1779, %1952, %1953 : f32
              %1955 = arith.mulf %1933, %1950 : f32
              %1956 = math.fma %1763, %1952, %1955 : f32
              %1957 = arith.mulf %1935, %1950 : f32
              %1958 = math.fma %1765, %1952, %1957 : f32
              %1959 = arith.mulf %1937, %1950 : f32
              %1960 = math.fma %1767, %1952, %1959 : f32
              %1961 = arith.mulf %1939, %1950 : f32
              %1962 = math.fma %1769, %1952, %1961 : f32
              %1963 = arith.mulf %1941, %1950 : f32
              %1964 = math.fma %1771, %1952, %1963 : f32
              %1965 = arith.mulf %1943, %1950 : f32
              %1966 = math.fma %1773, %1952, %1965 : f32
              %1967 = arith.mulf %1945, %1950 : f32
              %1968 = math.fma %1775, %1952, %1967 : f32
              %1969 = arith.mulf %1947, %1950 : f32
              %1970 = math.fma %1777, %1952, %1969 : f32
              %1971 = arith.maxnumf %1948, %1790 fastmath<nnan> : f32
              %1972 = arith.subf %1948, %1971 : f32
              %1973 = wave.exp2 %1972 : f32
              %1974 = arith.subf %1790, %1971 : f32
              %1975 = wave.exp2 %1974 : f32
              %1976 = arith.mulf %1954, %1973 : f32
              %1977 = math.fma %1809, %1975, %1976 : f32
              %1978 = arith.mulf %1956, %1973 : f32
              %1979 = math.fma %1793, %1975, %1978 : f32
              %1980 = arith.mulf %1958, %1973 : f32
              %1981 = math.fma %1795, %1975, %1980 : f32
              %1982 = arith.mulf %1960, %1973 : f32
              %1983 = math.fma %1797, %1975, %1982 : f32
              %1984 = arith.mulf %1962, %1973 : f32
              %1985 = math.fma %1799, %1975, %1984 : f32
              %1986 = arith.mulf %1964, %1973 : f32
              %1987 = math.fma %1801, %1975, %1986 : f32
              %1988 = arith.mulf %1966, %1973 : f32
              %1989 = math.fma %1803, %1975, %1988 : f32
              %1990 = arith.mulf %1968, %1973 : f32
              %1991 = math.fma %1805, %1975, %1990 : f32
              %1992 = arith.mulf %1970, %1973 : f32
              %1993 = math.fma %1807, %1975, %1992 : f32
              scf.yield %1971, %1977, %1979, %1981, %1983, %1985, %1987, %1989, %1991, %1993 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1994 = arith.cmpi eq, %1546, %c16 : i32
            scf.if %1994 {
              %1995 = arith.divf %c111, %1568#1 : f32
              %1996 = arith.addi %17, %901 : index
              %1997 = arith.cmpi slt, %1996, %groupSize : index
              scf.if %1997 {
                %1998 = arith.muli %15, %groupSize : index
                %1999 = arith.addi %1998, %1996 : index
                %2000 = arith.muli %1999, %c24 : index
                %2001 = arith.muli %heads, %c24 : index
                %2002 = arith.divui %1022, %c3 : index
                %2003 = arith.muli %15, %c24 : index
                %2004 = arith.addi %2003, %2002 : index
                %2005 = memref.load %factors[%2004] : memref<?xf32>
                %2006 = arith.muli %kvHeads, %c24 : index
                %2007 = arith.addi %2004, %2006 : index
                %2008 = memref.load %factors[%2007] : memref<?xf32>
                %2009 = arith.mulf %1568#2, %1995 : f32
                %2010 = math.fma %2009, %2005, %2008 : f32
                %2011 = arith.addi %2000, %2002 : index
                %2012 = arith.divui %24, %outTileRows : index
                %2013 = arith.divui %2001, %c3 : index
                %2014 = arith.muli %2012, %2013 : index
                %2015 = arith.divui %2011, %c3 : index
                %2016 = arith.addi %2014, %2015 : index
                %2017 = arith.muli %2016, %c9 : index
                %2018 = arith.remui %2011, %c3 : index
                %2019 = arith.divui %2018, %c26 : index
                %2020 = arith.addi %2017, %2019 : index
                %2021 = arith.muli %outTileRows, %c26 : index
                %2022 = arith.muli %2020, %2021 : index
                %2023 = arith.remui %24, %outTileRows : index
                %2024 = arith.muli %2023, %c26 : index
                %2025 = arith.addi %2022, %2024 : index
                %2026 = arith.remui %2011, %c26 : index
                %2027 = arith.addi %2025, %2026 : index
                %2028 = arith.addf %2010, %c51 : f32
                %2029 = arith.minimumf %2028, %c113 : f32
                %2030 = arith.maximumf %2029, %c114 : f32
                %2031 = arith.truncf %2030 : f32 to f16
                memref.store %2031, %out[%2027] : memref<?xf16>
                %2032 = arith.divui %1053, %c3 : index
                %2033 = arith.addi %2003, %2032 : index
                %2034 = memref.load %factors[%2033] : memref<?xf32>
                %2035 = arith.addi %2033, %2006 : index
                %2036 = memref.load %factors[%2035] : memref<?xf32>
                %2037 = arith.mulf %1568#3, %1995 : f32
                %2038 = math.fma %2037, %2034, %2036 : f32
                %2039 = arith.addi %2000, %2032 : index
                %2040 = arith.divui %2039, %c3 : index
                %2041 = arith.addi %2014, %2040 : index
                %2042 = arith.muli %2041, %c9 : index
                %2043 = arith.remui %2039, %c3 : index
                %2044 = arith.divui %2043, %c26 : index
                %2045 = arith.addi %2042, %2044 : index
                %2046 = arith.muli %2045, %2021 : index
                %2047 = arith.addi %2046, %2024 : index
                %2048 = arith.remui %2039, %c26 : index
                %2049 = arith.addi %2047, %2048 : index
                %2050 = arith.addf %2038, %c51 : f32
                %2051 = arith.minimumf %2050, %c113 : f32
                %2052 = arith.maximumf %2051, %c114 : f32
                %2053 = arith.truncf %2052 : f32 to f16
                memref.store %2053, %out[%2049] : memref<?xf16>
                %2054 = arith.divui %1529, %c3 : index
                %2055 = arith.addi %2003, %2054 : index
                %2056 = memref.load %factors[%2055] : memref<?xf32>
                %2057 = arith.addi %2055, %2006 : index
                %2058 = memref.load %factors[%2057] : memref<?xf32>
                %2059 = arith.mulf %1568#4, %1995 : f32
                %2060 = math.fma %2059, %2056, %2058 : f32
                %2061 = arith.addi %2000, %2054 : index
                %2062 = arith.divui %2061, %c3 : index
                %2063 = arith.addi %2014, %2062 : index
                %2064 = arith.muli %2063, %c9 : index
                %2065 = arith.remui %2061, %c3 : index
                %2066 = arith.divui %2065, %c26 : index
                %2067 = arith.addi %2064, %2066 : index
                %2068 = arith.muli %2067, %2021 : index
                %2069 = arith.addi %2068, %2024 : index
                %2070 = arith.remui %2061, %c26 : index
                %2071 = arith.addi %2069, %2070 : index
                %2072 = arith.addf %2060, %c51 : f32
                %2073 = arith.minimumf %2072, %c113 : f32
                %2074 = arith.maximumf %2073, %c114 : f32
                %2075 = arith.truncf %2074 : f32 to f16
                memref.store %2075, %out[%2071] : memref<?xf16>
                %2076 = arith.divui %1531, %c3 : index
                %2077 = arith.addi %2003, %2076 : index
                %2078 = memref.load %factors[%2077] : memref<?xf32>
                %2079 = arith.addi %2077, %2006 : index
                %2080 = memref.load %factors[%2079] : memref<?xf32>
                %2081 = arith.mulf %1568#5, %1995 : f32
                %2082 = math.fma %2081, %2078, %2080 : f32
                %2083 = arith.addi %2000, %2076 : index
                %2084 = arith.divui %2083, %c3 : index
                %2085 = arith.addi %2014, %2084 : index
                %2086 = arith.muli %2085, %c9 : index
                %2087 = arith.remui %2083, %c3 : index
                %2088 = arith.divui %2087, %c26 : index
                %2089 = arith.addi %2086, %2088 : index
                %2090 = arith.muli %2089, %2021 : index
                %2091 = arith.addi %2090, %2024 : index
                %2092 = arith.remui %2083, %c26 : index
                %2093 = arith.addi %2091, %2092 : index
                %2094 = arith.addf %2082, %c51 : f32
                %2095 = arith.minimumf %2094, %c113 : f32
                %2096 = arith.maximumf %2095, %c114 : f32
                %2097 = arith.truncf %2096 : f32 to f16
                memref.store %2097, %out[%2093] : memref<?xf16>
                %2098 = arith.divui %1533, %c3 : index
                %2099 = arith.addi %2003, %2098 : index
                %2100 = memref.load %factors[%2099] : memref<?xf32>
                %2101 = arith.addi %2099, %2006 : index
                %2102 = memref.load %factors[%2101] : memref<?xf32>
                %2103 = arith.mulf %1568#6, %1995 : f32
                %2104 = math.fma %2103, %2100, %2102 : f32
                %2105 = arith.addi %2000, %2098 : index
                %2106 = arith.divui %2105, %c3 : index
                %2107 = arith.addi %2014, %2106 : index
                %2108 = arith.muli %2107, %c9 : index
                %2109 = arith.remui %2105, %c3 : index
                %2110 = arith.divui %2109, %c26 : index
                %2111 = arith.addi %2108, %2110 : index
                %2112 = arith.muli %2111, %2021 : index
                %2113 = arith.addi %2112, %2024 : index
                %2114 = arith.remui %2105, %c26 : index
                %2115 = arith.addi %2113, %2114 : index
                %2116 = arith.addf %2104, %c51 : f32
                %2117 = arith.minimumf %2116, %c113 : f32
                %2118 = arith.maximumf %2117, %c114 : f32
                %2119 = arith.truncf %2118 : f32 to f16
                memref.store %2119, %out[%2115] : memref<?xf16>
                %2120 = arith.divui %1535, %c3 : index
                %2121 = arith.addi %2003, %2120 : index
                %2122 = memref.load %factors[%2121] : memref<?xf32>
                %2123 = arith.addi %2121, %2006 : index
                %2124 = memref.load %factors[%2123] : memref<?xf32>
                %2125 = arith.mulf %1568#7, %1995 : f32
                %2126 = math.fma %2125, %2122, %2124 : f32
                %2127 = arith.addi %2000, %2120 : index
                %2128 = arith.divui %2127, %c3 : index
                %2129 = arith.addi %2014, %2128 : index
                %2130 = arith.muli %2129, %c9 : index
                %2131 = arith.remui %2127, %c3 : index
                %2132 = arith.divui %2131, %c26 : index
                %2133 = arith.addi %2130, %2132 : index
                %2134 = arith.muli %2133, %2021 : index
                %2135 = arith.addi %2134, %2024 : index
                %2136 = arith.remui %2127, %c26 : index
                %2137 = arith.addi %2135, %2136 : index
                %2138 = arith.addf %2126, %c51 : f32
                %2139 = arith.minimumf %2138, %c113 : f32
                %2140 = arith.maximumf %2139, %c114 : f32
                %2141 = arith.truncf %2140 : f32 to f16
                memref.store %2141, %out[%2137] : memref<?xf16>
                %2142 = arith.divui %1537, %c3 : index
                %2143 = arith.addi %2003, %2142 : index
                %2144 = memref.load %factors[%2143] : memref<?xf32>
                %2145 = arith.addi %2143, %2006 : index
                %2146 = memref.load %factors[%2145] : memref<?xf32>
                %2147 = arith.mulf %1568#8, %1995 : f32
                %2148 = math.fma %2147, %2144, %2146 : f32
                %2149 = arith.addi %2000, %2142 : index
                %2150 = arith.divui %2149, %c3 : index
                %2151 = arith.addi %2014, %2150 : index
                %2152 = arith.muli %2151, %c9 : index
                %2153 = arith.remui %2149, %c3 : index
                %2154 = arith.divui %2153, %c26 : index
                %2155 = arith.addi %2152, %2154 : index
                %2156 = arith.muli %2155, %2021 : index
                %2157 = arith.addi %2156, %2024 : index
                %2158 = arith.remui %2149, %c26 : index
                %2159 = arith.addi %2157, %2158 : index
                %2160 = arith.addf %2148, %c51 : f32
                %2161 = arith.minimumf %2160, %c113 : f32
                %2162 = arith.maximumf %2161, %c114 : f32
                %2163 = arith.truncf %2162 : f32 to f16
                memref.store %2163, %out[%2159] : memref<?xf16>
                %2164 = arith.divui %1539, %c3 : index
                %2165 = arith.addi %2003, %2164 : index
                %2166 = memref.load %factors[%2165] : memref<?xf32>
                %2167 = arith.addi %2165, %2006 : index
                %2168 = memref.load %factors[%2167] : memref<?xf32>
                %2169 = arith.mulf %1568#9, %1995 : f32
                %2170 = math.fma %2169, %2166, %2168 : f32
                %2171 = arith.addi %2000, %2164 : index
                %2172 = arith.divui %2171, %c3 : index
                %2173 = arith.addi %2014, %2172 : index
                %2174 = arith.muli %2173, %c9 : index
                %2175 = arith.remui %2171, %c3 : index
                %2176 = arith.divui %2175, %c26 : index
                %2177 = arith.addi %2174, %2176 : index
                %2178 = arith.muli %2177, %2021 : index
                %2179 = arith.addi %2178, %2024 : index
                %2180 = arith.remui %2171, %c26 : index
                %2181 = arith.addi %2179, %2180 : index
                %2182 = arith.addf %2170, %c51 : f32
                %2183 = arith.minimumf %2182, %c113 : f32
                %2184 = arith.maximumf %2183, %c114 : f32
                %2185 = arith.truncf %2184 : f32 to f16
                memref.store %2185, %out[%2181] : memref<?xf16>
              }
            } else {
              %2186 = arith.index_cast %ranges : index to i32
              %2187 = arith.addi %2186, %1547 : i32
              %2188 = arith.index_castui %2187 : i32 to index
              %2189 = arith.addi %1523, %2188 : index
              %2190 = arith.muli %2189, %c117 : index
              %2191 = arith.addi %2190, %1022 : index
              memref.store %1568#2, %partial[%2191] : memref<?xf32>
              %2192 = arith.addi %2190, %1053 : index
              memref.store %1568#3, %partial[%2192] : memref<?xf32>
              %2193 = arith.addi %2190, %1529 : index
              memref.store %1568#4, %partial[%2193] : memref<?xf32>
              %2194 = arith.addi %2190, %1531 : index
              memref.store %1568#5, %partial[%2194] : memref<?xf32>
              %2195 = arith.addi %2190, %1533 : index
              memref.store %1568#6, %partial[%2195] : memref<?xf32>
              %2196 = arith.addi %2190, %1535 : index
              memref.store %1568#7, %partial[%2196] : memref<?xf32>
              %2197 = arith.addi %2190, %1537 : index
              memref.store %1568#8, %partial[%2197] : memref<?xf32>
              %2198 = arith.addi %2190, %1539 : index
              memref.store %1568#9, %partial[%2198] : memref<?xf32>
              scf.if %1541 {
                %2199 = arith.addi %2190, %c5 : index
                %2200 = arith.addi %2199, %900 : index
                memref.store %1568#0, %partial[%2200] : memref<?xf32>
                %2201 = arith.addi %2200, %c3 : index
                memref.store %1568#1, %partial[%2201] : memref<?xf32>
              }
              %2202 = arith.addi %1549, %groups : index
              %2203 = arith.index_castui %1546 : i32 to index
              %2204 = wave.arrive %counters[%2202], %2203 : memref<?xi32>
              scf.if %2204 {
                %2216:10 = scf.for %2205 = %c55 to %1546 step %c83 iter_args(%2206 = %c50, %2207 = %c51, %2208 = %c51, %2209 = %c51, %2210 = %c51, %2211 = %c51, %2212 = %c51, %2213 = %c51, %2214 = %c51, %2215 = %c51) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2217 = arith.addi %2205, %c55 : i32
                  %2218 = arith.subi %1546, %c16 : i32
                  %2219 = arith.minsi %2217, %2218 : i32
                  %2220 = arith.addi %2186, %2219 : i32
                  %2221 = arith.index_castui %2220 : i32 to index
                  %2222 = arith.addi %1523, %2221 : index
                  %2223 = arith.muli %2222, %c117 : index
                  %2224 = arith.addi %2223, %c5 : index
                  %2225 = arith.addi %2224, %901 : index
                  %2226 = memref.load %partial[%2225] : memref<?xf32>
                  %2227 = arith.cmpi slt, %2217, %1546 : i32
                  %2228 = arith.select %2227, %2226, %c50 : f32
                  %2229 = arith.addi %2223, %900 : index
                  %2230 = arith.addi %2229, %c22 : index
                  %2231 = memref.load %partial[%2230] : memref<?xf32>
                  %2232 = arith.addi %2229, %c7 : index
                  %2233 = memref.load %partial[%2232] : memref<?xf32>
                  %2234 = arith.addi %2229, %c23 : index
                  %2235 = memref.load %partial[%2234] : memref<?xf32>
                  %2236 = arith.addi %2229, %c44 : index
                  %2237 = memref.load %partial[%2236] : memref<?xf32>
                  %2238 = arith.addi %2229, %c45 : index
                  %2239 = memref.load %partial[%2238] : memref<?xf32>
                  %2240 = arith.addi %2229, %c46 : index
                  %2241 = memref.load %partial[%2240] : memref<?xf32>
                  %2242 = arith.addi %2229, %c47 : index
                  %2243 = memref.load %partial[%2242] : memref<?xf32>
                  %2244 = arith.addi %2229, %c48 : index
                  %2245 = memref.load %partial[%2244] : memref<?xf32>
                  %2246 = arith.addi %2225, %c3 : index
                  %2247 = memref.load %partial[%2246] : memref<?xf32>
                  %2248 = arith.addi %2205, %c16 : i32
                  %2249 = arith.minsi %2248, %2218 : i32
                  %2250 = arith.addi %2186, %2249 : i32
                  %2251 = arith.index_castui %2250 : i32 to index
                  %2252 = arith.addi %1523, %2251 : index
                  %2253 = arith.muli %2252, %c117 : index
                  %2254 = arith.addi %2253, %c5 : index
                  %2255 = arith.addi %2254, %901 : index
                  %2256 = memref.load %partial[%2255] : memref<?xf32>
                  %2257 = arith.cmpi slt, %2248, %1546 : i32
                  %2258 = arith.select %2257, %2256, %c50 : f32
                  %2259 = arith.addi %2253, %900 : index
                  %2260 = arith.addi %2259, %c22 : index
                  %2261 = memref.load %partial[%2260] : memref<?xf32>
                  %2262 = arith.addi %2259, %c7 : index
                  %2263 = memref.load %partial[%2262] : memref<?xf32>
                  %2264 = arith.addi %2259, %c23 : index
                  %2265 = memref.load %partial[%2264] : memref<?xf32>
                  %2266 = arith.addi %2259, %c44 : index
                  %2267 = memref.load %partial[%2266] : memref<?xf32>
                  %2268 = arith.addi %2259, %c45 : index
                  %2269 = memref.load %partial[%2268] : memref<?xf32>
                  %2270 = arith.addi %2259, %c46 : index
                  %2271 = memref.load %partial[%2270] : memref<?xf32>
                  %2272 = arith.addi %2259, %c47 : index
                  %2273 = memref.load %partial[%2272] : memref<?xf32>
                  %2274 = arith.addi %2259, %c48 : index
                  %2275 = memref.load %partial[%2274] : memref<?xf32>
                  %2276 = arith.addi %2255, %c3 : index
                  %2277 = memref.load %partial[%2276] : memref<?xf32>
                  %2278 = arith.addi %2205, %c76 : i32
                  %2279 = arith.minsi %2278, %2218 : i32
                  %2280 = arith.addi %2186, %2279 : i32
                  %2281 = arith.index_castui %2280 : i32 to index
                  %2282 = arith.addi %1523, %2281 : index
                  %2283 = arith.muli %2282, %c117 : index
                  %2284 = arith.addi %2283, %c5 : index
                  %2285 = arith.addi %2284, %901 : index
                  %2286 = memref.load %partial[%2285] : memref<?xf32>
                  %2287 = arith.cmpi slt, %2278, %1546 : i32
                  %2288 = arith.select %2287, %2286, %c50 : f32
                  %2289 = arith.addi %2283, %900 : index
                  %2290 = arith.addi %2289, %c22 : index
                  %2291 = memref.load %partial[%2290] : memref<?xf32>
                  %2292 = arith.addi %2289, %c7 : index
                  %2293 = memref.load %partial[%2292] : memref<?xf32>
                  %2294 = arith.addi %2289, %c23 : index
                  %2295 = memref.load %partial[%2294] : memref<?xf32>
                  %2296 = arith.addi %2289, %c44 : index
                  %2297 = memref.load %partial[%2296] : memref<?xf32>
                  %2298 = arith.addi %2289, %c45 : index
                  %2299 = memref.load %partial[%2298] : memref<?xf32>
                  %2300 = arith.addi %2289, %c46 : index
                  %2301 = memref.load %partial[%2300] : memref<?xf32>
                  %2302 = arith.addi %2289, %c47 : index
                  %2303 = memref.load %partial[%2302] : memref<?xf32>
                  %2304 = arith.addi %2289, %c48 : index
                  %2305 = memref.load %partial[%2304] : memref<?xf32>
                  %2306 = arith.addi %2285, %c3 : index
                  %2307 = memref.load %partial[%2306] : memref<?xf32>
                  %2308 = arith.addi %2205, %c78 : i32
                  %2309 = arith.minsi %2308, %2218 : i32
                  %2310 = arith.addi %2186, %2309 : i32
                  %2311 = arith.index_castui %2310 : i32 to index
                  %2312 = arith.addi %1523, %2311 : index
                  %2313 = arith.muli %2312, %c117 : index
                  %2314 = arith.addi %2313, %c5 : index
                  %2315 = arith.addi %2314, %901 : index
                  %2316 = memref.load %partial[%2315] : memref<?xf32>
                  %2317 = arith.cmpi slt, %2308, %1546 : i32
                  %2318 = arith.select %2317, %2316, %c50 : f32
                  %2319 = arith.addi %2313, %900 : index
                  %2320 = arith.addi %2319, %c22 : index
                  %2321 = memref.load %partial[%2320] : memref<?xf32>
                  %2322 = arith.addi %2319, %c7 : index
                  %2323 = memref.load %partial[%2322] : memref<?xf32>
                  %2324 = arith.addi %2319, %c23 : index
                  %2325 = memref.load %partial[%2324] : memref<?xf32>
                  %2326 = arith.addi %2319, %c44 : index
                  %2327 = memref.load %partial[%2326] : memref<?xf32>
                  %2328 = arith.addi %2319, %c45 : index
                  %2329 = memref.load %partial[%2328] : memref<?xf32>
                  %2330 = arith.addi %2319, %c46 : index
                  %2331 = memref.load %partial[%2330] : memref<?xf32>
                  %2332 = arith.addi %2319, %c47 : index
                  %2333 = memref.load %partial[%2332] : memref<?xf32>
                  %2334 = arith.addi %2319, %c48 : index
                  %2335 = memref.load %partial[%2334] : memref<?xf32>
                  %2336 = arith.addi %2315, %c3 : index
                  %2337 = memref.load %partial[%2336] : memref<?xf32>
                  %2338 = arith.addi %2205, %c79 : i32
                  %2339 = arith.minsi %2338, %2218 : i32
                  %2340 = arith.addi %2186, %2339 : i32
                  %2341 = arith.index_castui %2340 : i32 to index
                  %2342 = arith.addi %1523, %2341 : index
                  %2343 = arith.muli %2342, %c117 : index
                  %2344 = arith.addi %2343, %c5 : index
                  %2345 = arith.addi %2344, %901 : index
                  %2346 = memref.load %partial[%2345] : memref<?xf32>
                  %2347 = arith.cmpi slt, %2338, %1546 : i32
                  %2348 = arith.select %2347, %2346, %c50 : f32
                  %2349 = arith.addi %2343, %900 : index
                  %2350 = arith.addi %2349, %c22 : index
                  %2351 = memref.load %partial[%2350] : memref<?xf32>
                  %2352 = arith.addi %2349, %c7 : index
                  %2353 = memref.load %partial[%2352] : memref<?xf32>
                  %2354 = arith.addi %2349, %c23 : index
                  %2355 = memref.load %partial[%2354] : memref<?xf32>
                  %2356 = arith.addi %2349, %c44 : index
                  %2357 = memref.load %partial[%2356] : memref<?xf32>
                  %2358 = arith.addi %2349, %c45 : index
                  %2359 = memref.load %partial[%2358] : memref<?xf32>
                  %2360 = arith.addi %2349, %c46 : index
                  %2361 = memref.load %partial[%2360] : memref<?xf32>
                  %2362 = arith.addi %2349, %c47 : index
                  %2363 = memref.load %partial[%2362] : memref<?xf32>
                  %2364 = arith.addi %2349, %c48 : index
                  %2365 = memref.load %partial[%2364] : memref<?xf32>
                  %2366 = arith.addi %2345, %c3 : index
                  %2367 = memref.load %partial[%2366] : memref<?xf32>
                  %2368 = arith.addi %2205, %c80 : i32
                  %2369 = arith.minsi %2368, %2218 : i32
                  %2370 = arith.addi %2186, %2369 : i32
                  %2371 = arith.index_castui %2370 : i32 to index
                  %2372 = arith.addi %1523, %2371 : index
                  %2373 = arith.muli %2372, %c117 : index
                  %2374 = arith.addi %2373, %c5 : index
                  %2375 = arith.addi %2374, %901 : index
                  %2376 = memref.load %partial[%2375] : memref<?xf32>
                  %2377 = arith.cmpi slt, %2368, %1546 : i32
                  %2378 = arith.select %2377, %2376, %c50 : f32
                  %2379 = arith.addi %2373, %900 : index
                  %2380 = arith.addi %2379, %c22 : index
                  %2381 = memref.load %partial[%2380] : memref<?xf32>
                  %2382 = arith.addi %2379, %c7 : index
                  %2383 = memref.load %partial[%2382] : memref<?xf32>
                  %2384 = arith.addi %2379, %c23 : index
                  %2385 = memref.load %partial[%2384] : memref<?xf32>
                  %2386 = arith.addi %2379, %c44 : index
                  %2387 = memref.load %partial[%2386] : memref<?xf32>
                  %2388 = arith.addi %2379, %c45 : index
                  %2389 = memref.load %partial[%2388] : memref<?xf32>
                  %2390 = arith.addi %2379, %c46 : index
                  %2391 = memref.load %partial[%2390] : memref<?xf32>
                  %2392 = arith.addi %2379, %c47 : index
                  %2393 = memref.load %partial[%2392] : memref<?xf32>
                  %2394 = arith.addi %2379, %c48 : index
                  %2395 = memref.load %partial[%2394] : memref<?xf32>
                  %2396 = arith.addi %2375, %c3 : index
                  %2397 = memref.load %partial[%2396] : memref<?xf32>
                  %2398 = arith.addi %2205, %c81 : i32
                  %2399 = arith.minsi %2398, %2218 : i32
                  %2400 = arith.addi %2186, %2399 : i32
                  %2401 = arith.index_castui %2400 : i32 to index
                  %2402 = arith.addi %1523, %2401 : index
                  %2403 = arith.muli %2402, %c117 : index
                  %2404 = arith.addi %2403, %c5 : index
                  %2405 = arith.addi %2404, %901 : index
                  %2406 = memref.load %partial[%2405] : memref<?xf32>
                  %2407 = arith.cmpi slt, %2398, %1546 : i32
                  %2408 = arith.select %2407, %2406, %c50 : f32
                  %2409 = arith.addi %2403, %900 : index
                  %2410 = arith.addi %2409, %c22 : index
                  %2411 = memref.load %partial[%2410] : memref<?xf32>
                  %2412 = arith.addi %2409, %c7 : index
                  %2413 = memref.load %partial[%2412] : memref<?xf32>
                  %2414 = arith.addi %2409, %c23 : index
                  %2415 = memref.load %partial[%2414] : memref<?xf32>
                  %2416 = arith.addi %2409, %c44 : index
                  %2417 = memref.load %partial[%2416] : memref<?xf32>
                  %2418 = arith.addi %2409, %c45 : index
                  %2419 = memref.load %partial[%2418] : memref<?xf32>
                  %2420 = arith.addi %2409, %c46 : index
                  %2421 = memref.load %partial[%2420] : memref<?xf32>
                  %2422 = arith.addi %2409, %c47 : index
                  %2423 = memref.load %partial[%2422] : memref<?xf32>
                  %2424 = arith.addi %2409, %c48 : index
                  %2425 = memref.load %partial[%2424] : memref<?xf32>
                  %2426 = arith.addi %2405, %c3 : index
                  %2427 = memref.load %partial[%2426] : memref<?xf32>
                  %2428 = arith.addi %2205, %c82 : i32
                  %2429 = arith.minsi %2428, %2218 : i32
                  %2430 = arith.addi %2186, %2429 : i32
                  %2431 = arith.index_castui %2430 : i32 to index
                  %2432 = arith.addi %1523, %2431 : index
                  %2433 = arith.muli %2432, %c117 : index
                  %2434 = arith.addi %2433, %c5 : index
                  %2435 = arith.addi %2434, %901 : index
                  %2436 = memref.load %partial[%2435] : memref<?xf32>
                  %2437 = arith.cmpi slt, %2428, %1546 : i32
                  %2438 = arith.select %2437, %2436, %c50 : f32
                  %2439 = arith.addi %2433, %900 : index
                  %2440 = arith.addi %2439, %c22 : index
                  %2441 = memref.load %partial[%2440] : memref<?xf32>
                  %2442 = arith.addi %2439, %c7 : index
                  %2443 = memref.load %partial[%2442] : memref<?xf32>
                  %2444 = arith.addi %2439, %c23 : index
                  %2445 = memref.load %partial[%2444] : memref<?xf32>
                  %2446 = arith.addi %2439, %c44 : index
                  %2447 = memref.load %partial[%2446] : memref<?xf32>
                  %2448 = arith.addi %2439, %c45 : index
                  %2449 = memref.load %partial[%2448] : memref<?xf32>
                  %2450 = arith.addi %2439, %c46 : index
                  %2451 = memref.load %partial[%2450] : memref<?xf32>
                  %2452 = arith.addi %2439, %c47 : index
                  %2453 = memref.load %partial[%2452] : memref<?xf32>
                  %2454 = arith.addi %2439, %c48 : index
                  %2455 = memref.load %partial[%2454] : memref<?xf32>
                  %2456 = arith.addi %2435, %c3 : index
                  %2457 = memref.load %partial[%2456] : memref<?xf32>
                  %2458 = arith.maxnumf %2206, %2228 fastmath<nnan> : f32
                  %2459 = arith.subf %2206, %2458 : f32
                  %2460 = wave.exp2 %2459 : f32
                  %2461 = arith.subf %2228, %2458 : f32
                  %2462 = wave.exp2 %2461 : f32
                  %2463 = arith.mulf %2207, %2460 : f32
                  %2464 = math.fma %2247, %2462, %2463 : f32
                  %2465 = arith.mulf %2208, %2460 : f32
                  %2466 = math.fma %2231, %2462, %2465 : f32
                  %2467 = arith.mulf %2209, %2460 : f32
                  %2468 = math.fma %2233, %2462, %2467 : f32
                  %2469 = arith.mulf %2210, %2460 : f32
                  %2470 = math.fma %2235, %2462, %2469 : f32
                  %2471 = arith.mulf %2211, %2460 : f32
                  %2472 = math.fma %2237, %2462, %2471 : f32
                  %2473 = arith.mulf %2212, %2460 : f32
                  %2474 = math.fma %2239, %2462, %2473 : f32
                  %2475 = arith.mulf %2213, %2460 : f32
                  %2476 = math.fma %2241, %2462, %2475 : f32
                  %2477 = arith.mulf %2214, %2460 : f32
                  %2478 = math.fma %2243, %2462, %2477 : f32
                  %2479 = arith.mulf %2215, %2460 : f32
                  %2480 = math.fma %2245, %2462, %2479 : f32
                  %2481 = arith.maxnumf %2458, %2258 fastmath<nnan> : f32
                  %2482 = arith.subf %2458, %2481 : f32
                  %2483 = wave.exp2 %2482 : f32
                  %2484 = arith.subf %2258, %2481 : f32
                  %2485 = wave.exp2 %2484 : f32
                  %2486 = arith.mulf %2464, %2483 : f32
                  %2487 = math.fma %2277, %2485, %2486 : f32
                  %2488 = arith.mulf %2466, %2483 : f32
                  %2489 = math.fma %2261, %2485, %2488 : f32
                  %2490 = arith.mulf %2468, %2483 : f32
                  %2491 = math.fma %2263, %2485, %2490 : f32
                  %2492 = arith.mulf %2470, %2483 : f32
                  %2493 = math.fma %2265, %2485, %2492 : f32
                  %2494 = arith.mulf %2472, %2483 : f32
                  %2495 = math.fma %2267, %2485, %2494 : f32
                  %2496 = arith.mulf %2474, %2483 : f32
                  %2497 = math.fma %2269, %2485, %2496 : f32
                  %2498 = arith.mulf %2476, %2483 : f32
                  %2499 = math.fma %2271, %2485, %2498 : f32
                  %2500 = arith.mulf %2478, %2483 : f32
                  %2501 = math.fma %2273, %2485, %2500 : f32
                  %2502 = arith.mulf %2480, %2483 : f32
                  %2503 = math.fma %2275, %2485, %2502 : f32
                  %2504 = arith.maxnumf %2481, %2288 fastmath<nnan> : f32
                  %2505 = arith.subf %2481, %2504 : f32
                  %2506 = wave.exp2 %2505 : f32
                  %2507 = arith.subf %2288, %2504 : f32
                  %2508 = wave.exp2 %2507 : f32
                  %2509 = arith.mulf %2487, %2506 : f32
                  %2510 = math.fma %2307, %2508, %2509 : f32
                  %2511 = arith.mulf %2489, %2506 : f32
                  %2512 = math.fma %2291, %2508, %2511 : f32
                  %2513 = arith.mulf %2491, %2506 : f32
                  %2514 = math.fma %2293, %2508, %2513 : f32
                  %2515 = arith.mulf %2493, %2506 : f32
                  %2516 = math.fma %2295, %2508, %2515 : f32
                  %2517 = arith.mulf %2495, %2506 : f32
                  %2518 = math.fma %2297, %2508, %2517 : f32
                  %2519 = arith.mulf %2497, %2506 : f32
                  %2520 = math.fma %2299, %2508, %2519 : f32
                  %2521 = arith.mulf %2499, %2506 : f32
                  %2522 = math.fma %2301, %2508, %2521 : f32
                  %2523 = arith.mulf %2501, %2506 : f32
                  %2524 = math.fma %2303, %2508, %2523 : f32
                  %2525 = arith.mulf %2503, %2506 : f32
                  %2526 = math.fma %2305, %2508, %2525 : f32
                  %2527 = arith.maxnumf %2504, %2318 fastmath<nnan> : f32
                  %2528 = arith.subf %2504, %2527 : f32
                  %2529 = wave.exp2 %2528 : f32
                  %2530 = arith.subf %2318, %2527 : f32
                  %2531 = wave.exp2 %2530 : f32
                  %2532 = arith.mulf %2510, %2529 : f32
                  %2533 = math.fma %2337, %2531, %2532 : f32
                  %2534 = arith.mulf %2512, %2529 : f32
                  %2535 = math.fma %2321, %2531, %2534 : f32
                  %2536 = arith.mulf %2514, %2529 : f32
                  %2537 = math.fma %2323, %2531, %2536 : f32
                  %2538 = arith.mulf %2516, %2529 : f32
                  %2539 = math.fma %2325, %2531, %2538 : f32
                  %2540 = arith.mulf %2518, %2529 : f32
                  %2541 = math.fma %2327, %2531, %2540 : f32
                  %2542 = arith.mulf %2520, %2529 : f32
                  %2543 = math.fma %2329, %2531, %2542 : f32
                  %2544 = arith.mulf %2522, %2529 : f32
                  %2545 = math.fma %2331, %2531, %2544 : f32
                  %2546 = arith.mulf %2524, %2529 : f32
                  %2547 = math.fma %2333, %2531, %2546 : f32
                  %2548 = arith.mulf %2526, %2529 : f32
                  %2549 = math.fma %2335, %2531, %2548 : f32
                  %2550 = arith.maxnumf %2527, %2348 fastmath<nnan> : f32
                  %2551 = arith.subf %2527, %2550 : f32
                  %2552 = wave.exp2 %2551 : f32
                  %2553 = arith.subf %2348, %2550 : f32
                  %2554 = wave.exp2 %2553 : f32
                  %2555 = arith.mulf %2533, %2552 : f32
                  %2556 = math.fma %2367, %2554, %2555 : f32
                  %2557 = arith.mulf %2535, %2552 : f32
                  %2558 = math.fma %2351, %2554, %2557 : f32
                  %2559 = arith.mulf %2537, %2552 : f32
                  %2560 = math.fma %2353, %2554, %2559 : f32
                  %2561 = arith.mulf %2539, %2552 : f32
                  %2562 = math.fma %2355, %2554, %2561 : f32
                  %2563 = arith.mulf %2541, %2552 : f32
                  %2564 = math.fma %2357, %2554, %2563 : f32
                  %2565 = arith.mulf %2543, %2552 : f32
                  %2566 = math.fma %2359, %2554, %2565 : f32
                  %2567 = arith.mulf %2545, %2552 : f32
                  %2568 = math.fma %2361, %2554, %2567 : f32
                  %2569 = arith.mulf %2547, %2552 : f32
                  %2570 = math.fma %2363, %2554, %2569 : f32
                  %2571 = arith.mulf %2549, %2552 : f32
                  %2572 = math.fma %2365, %2554, %2571 : f32
                  %2573 = arith.maxnumf %2550, %2378 fastmath<nnan> : f32
                  %2574 = arith.subf %2550, %2573 : f32
                  %2575 = wave.exp2 %2574 : f32
                  %2576 = arith.subf %2378, %2573 : f32
                  %2577 = wave.exp2 %2576 : f32
                  %2578 = arith.mulf %2556, %2575 : f32
                  %2579 = math.fma %2397, %2577, %2578 : f32
                  %2580 = arith.mulf %2558, %2575 : f32
                  %2581 = math.fma %2381, %2577, %2580 : f32
                  %2582 = arith.mulf %2560, %2575 : f32
                  %2583 = math.fma %2383, %2577, %2582 : f32
                  %2584 = arith.mulf %2562, %2575 : f32
                  %2585 = math.fma %2385, %2577, %2584 : f32
                  %2586 = arith.mulf %2564, %2575 : f32
                  %2587 = math.fma %2387, %2577, %2586 : f32
                  %2588 = arith.mulf %2566, %2575 : f32
                  %2589 = math.fma %2389, %2577, %2588 : f32
                  %2590 = arith.mulf %2568, %2575 : f32
                  %2591 = math.fma %2391, %2577, %2590 : f32
                  %2592 = arith.mulf %2570, %2575 : f32
                  %2593 = math.fma %2393, %2577, %2592 : f32
                  %2594 = arith.mulf %2572, %2575 : f32
                  %2595 = math.fma %2395, %2577, %2594 : f32
                  %2596 = arith.maxnumf %2573, %2408 fastmath<nnan> : f32
                  %2597 = arith.subf %2573, %2596 : f32
                  %2598 = wave.exp2 %2597 : f32
                  %2599 = arith.subf %2408, %2596 : f32
                  %2600 = wave.exp2 %2599 : f32
                  %2601 = arith.mulf %2579, %2598 : f32
                  %2602 = math.fma %2427, %2600, %2601 : f32
                  %2603 = arith.mulf %2581, %2598 : f32
                  %2604 = math.fma %2411, %2600, %2603 : f32
                  %2605 = arith.mulf %2583, %2598 : f32
                  %2606 = math.fma %2413, %2600, %2605 : f32
                  %2607 = arith.mulf %2585, %2598 : f32
                  %2608 = math.fma %2415, %2600, %2607 : f32
                  %2609 = arith.mulf %2587, %2598 : f32
                  %2610 = math.fma %2417, %2600, %2609 : f32
                  %2611 = arith.mulf %2589, %2598 : f32
                  %2612 = math.fma %2419, %2600, %2611 : f32
                  %2613 = arith.mulf %2591, %2598 : f32
                  %2614 = math.fma %2421, %2600, %2613 : f32
                  %2615 = arith.mulf %2593, %2598 : f32
                  %2616 = math.fma %2423, %2600, %2615 : f32
                  %2617 = arith.mulf %2595, %2598 : f32
                  %2618 = math.fma %2425, %2600, %2617 : f32
                  %2619 = arith.maxnumf %2596, %2438 fastmath<nnan> : f32
                  %2620 = arith.subf %2596, %2619 : f32
                  %2621 = wave.exp2 %2620 : f32
                  %2622 = arith.subf %2438, %2619 : f32
                  %2623 = wave.exp2 %2622 : f32
                  %2624 = arith.mulf %2602, %2621 : f32
                  %2625 = math.fma %2457, %2623, %2624 : f32
                  %2626 = arith.mulf %2604, %2621 : f32
                  %2627 = math.fma %2441, %2623, %2626 : f32
                  %2628 = arith.mulf %2606, %2621 : f32
                  %2629 = math.fma %2443, %2623, %2628 : f32
                  %2630 = arith.mulf %2608, %2621 : f32
                  %2631 = math.fma %2445, %2623, %2630 : f32
                  %2632 = arith.mulf %2610, %2621 : f32
                  %2633 = math.fma %2447, %2623, %2632 : f32
                  %2634 = arith.mulf %2612, %2621 : f32
                  %2635 = math.fma %2449, %2623, %2634 : f32
                  %2636 = arith.mulf %2614, %2621 : f32
                  %2637 = math.fma %2451, %2623, %2636 : f32
                  %2638 = arith.mulf %2616, %2621 : f32
                  %2639 = math.fma %2453, %2623, %2638 : f32
                  %2640 = arith.mulf %2618, %2621 : f32
                  %2641 = math.fma %2455, %2623, %2640 : f32
                  scf.yield %2619, %2625, %2627, %2629, %2631, %2633, %2635, %2637, %2639, %2641 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2642 = arith.divf %c111, %2216#1 : f32
                %2643 = arith.addi %17, %901 : index
                %2644 = arith.cmpi slt, %2643, %groupSize : index
                scf.if %2644 {
                  %2645 = arith.muli %15, %groupSize : index
                  %2646 = arith.addi %2645, %2643 : index
                  %2647 = arith.muli %2646, %c24 : index
                  %2648 = arith.muli %heads, %c24 : index
                  %2649 = arith.divui %1022, %c3 : index
                  %2650 = arith.muli %15, %c24 : index
                  %2651 = arith.addi %2650, %2649 : index
                  %2652 = memref.load %factors[%2651] : memref<?xf32>
                  %2653 = arith.muli %kvHeads, %c24 : index
                  %2654 = arith.addi %2651, %2653 : index
                  %2655 = memref.load %factors[%2654] : memref<?xf32>
                  %2656 = arith.mulf %2216#2, %2642 : f32
                  %2657 = math.fma %2656, %2652, %2655 : f32
                  %2658 = arith.addi %2647, %2649 : index
                  %2659 = arith.divui %24, %outTileRows : index
                  %2660 = arith.divui %2648, %c3 : index
                  %2661 = arith.muli %2659, %2660 : index
                  %2662 = arith.divui %2658, %c3 : index
                  %2663 = arith.addi %2661, %2662 : index
                  %2664 = arith.muli %2663, %c9 : index
                  %2665 = arith.remui %2658, %c3 : index
                  %2666 = arith.divui %2665, %c26 : index
                  %2667 = arith.addi %2664, %2666 : index
                  %2668 = arith.muli %outTileRows, %c26 : index
                  %2669 = arith.muli %2667, %2668 : index
                  %2670 = arith.remui %24, %outTileRows : index
                  %2671 = arith.muli %2670, %c26 : index
                  %2672 = arith.addi %2669, %2671 : index
                  %2673 = arith.remui %2658, %c26 : index
                  %2674 = arith.addi %2672, %2673 : index
                  %2675 = arith.addf %2657, %c51 : f32
                  %2676 = arith.minimumf %2675, %c113 : f32
                  %2677 = arith.maximumf %2676, %c114 : f32
                  %2678 = arith.truncf %2677 : f32 to f16
                  memref.store %2678, %out[%2674] : memref<?xf16>
                  %2679 = arith.divui %1053, %c3 : index
                  %2680 = arith.addi %2650, %2679 : index
                  %2681 = memref.load %factors[%2680] : memref<?xf32>
                  %2682 = arith.addi %2680, %2653 : index
                  %2683 = memref.load %factors[%2682] : memref<?xf32>
                  %2684 = arith.mulf %2216#3, %2642 : f32
                  %2685 = math.fma %2684, %2681, %2683 : f32
                  %2686 = arith.addi %2647, %2679 : index
                  %2687 = arith.divui %2686, %c3 : index
                  %2688 = arith.addi %2661, %2687 : index
                  %2689 = arith.muli %2688, %c9 : index
                  %2690 = arith.remui %2686, %c3 : index
                  %2691 = arith.divui %2690, %c26 : index
                  %2692 = arith.addi %2689, %2691 : index
                  %2693 = arith.muli %2692, %2668 : index
                  %2694 = arith.addi %2693, %2671 : index
                  %2695 = arith.remui %2686, %c26 : index
                  %2696 = arith.addi %2694, %2695 : index
                  %2697 = arith.addf %2685, %c51 : f32
                  %2698 = arith.minimumf %2697, %c113 : f32
                  %2699 = arith.maximumf %2698, %c114 : f32
                  %2700 = arith.truncf %2699 : f32 to f16
                  memref.store %2700, %out[%2696] : memref<?xf16>
                  %2701 = arith.divui %1529, %c3 : index
                  %2702 = arith.addi %2650, %2701 : index
                  %2703 = memref.load %factors[%2702] : memref<?xf32>
                  %2704 = arith.addi %2702, %2653 : index
                  %2705 = memref.load %factors[%2704] : memref<?xf32>
                  %2706 = arith.mulf %2216#4, %2642 : f32
                  %2707 = math.fma %2706, %2703, %2705 : f32
                  %2708 = arith.addi %2647, %2701 : index
                  %2709 = arith.divui %2708, %c3 : index
                  %2710 = arith.addi %2661, %2709 : index
                  %2711 = arith.muli %2710, %c9 : index
                  %2712 = arith.remui %2708, %c3 : index
                  %2713 = arith.divui %2712, %c26 : index
                  %2714 = arith.addi %2711, %2713 : index
                  %2715 = arith.muli %2714, %2668 : index
                  %2716 = arith.addi %2715, %2671 : index
                  %2717 = arith.remui %2708, %c26 : index
                  %2718 = arith.addi %2716, %2717 : index
                  %2719 = arith.addf %2707, %c51 : f32
                  %2720 = arith.minimumf %2719, %c113 : f32
                  %2721 = arith.maximumf %2720, %c114 : f32
                  %2722 = arith.truncf %2721 : f32 to f16
                  memref.store %2722, %out[%2718] : memref<?xf16>
                  %2723 = arith.divui %1531, %c3 : index
                  %2724 = arith.addi %2650, %2723 : index
                  %2725 = memref.load %factors[%2724] : memref<?xf32>
                  %2726 = arith.addi %2724, %2653 : index
                  %2727 = memref.load %factors[%2726] : memref<?xf32>
                  %2728 = arith.mulf %2216#5, %2642 : f32
                  %2729 = math.fma %2728, %2725, %2727 : f32
                  %2730 = arith.addi %2647, %2723 : index
                  %2731 = arith.divui %2730, %c3 : index
                  %2732 = arith.addi %2661, %2731 : index
                  %2733 = arith.muli %2732, %c9 : index
                  %2734 = arith.remui %2730, %c3 : index
                  %2735 = arith.divui %2734, %c26 : index
                  %2736 = arith.addi %2733, %2735 : index
                  %2737 = arith.muli %2736, %2668 : index
                  %2738 = arith.addi %2737, %2671 : index
                  %2739 = arith.remui %2730, %c26 : index
                  %2740 = arith.addi %2738, %2739 : index
                  %2741 = arith.addf %2729, %c51 : f32
                  %2742 = arith.minimumf %2741, %c113 : f32
                  %2743 = arith.maximumf %2742, %c114 : f32
                  %2744 = arith.truncf %2743 : f32 to f16
                  memref.store %2744, %out[%2740] : memref<?xf16>
                  %2745 = arith.divui %1533, %c3 : index
                  %2746 = arith.addi %2650, %2745 : index
                  %2747 = memref.load %factors[%2746] : memref<?xf32>
                  %2748 = arith.addi %2746, %2653 : index
                  %2749 = memref.load %factors[%2748] : memref<?xf32>
                  %2750 = arith.mulf %2216#6, %2642 : f32
                  %2751 = math.fma %2750, %2747, %2749 : f32
                  %2752 = arith.addi %2647, %2745 : index
                  %2753 = arith.divui %2752, %c3 : index
                  %2754 = arith.addi %2661, %2753 : index
                  %2755 = arith.muli %2754, %c9 : index
                  %2756 = arith.remui %2752, %c3 : index
                  %2757 = arith.divui %2756, %c26 : index
                  %2758 = arith.addi %2755, %2757 : index
                  %2759 = arith.muli %2758, %2668 : index
                  %2760 = arith.addi %2759, %2671 : index
                  %2761 = arith.remui %2752, %c26 : index
                  %2762 = arith.addi %2760, %2761 : index
                  %2763 = arith.addf %2751, %c51 : f32
                  %2764 = arith.minimumf %2763, %c113 : f32
                  %2765 = arith.maximumf %2764, %c114 : f32
                  %2766 = arith.truncf %2765 : f32 to f16
                  memref.store %2766, %out[%2762] : memref<?xf16>
                  %2767 = arith.divui %1535, %c3 : index
                  %2768 = arith.addi %2650, %2767 : index
                  %2769 = memref.load %factors[%2768] : memref<?xf32>
                  %2770 = arith.addi %2768, %2653 : index
                  %2771 = memref.load %factors[%2770] : memref<?xf32>
                  %2772 = arith.mulf %2216#7, %2642 : f32
                  %2773 = math.fma %2772, %2769, %2771 : f32
                  %2774 = arith.addi %2647, %2767 : index
                  %2775 = arith.divui %2774, %c3 : index
                  %2776 = arith.addi %2661, %2775 : index
                  %2777 = arith.muli %2776, %c9 : index
                  %2778 = arith.remui %2774, %c3 : index
                  %2779 = arith.divui %2778, %c26 : index
                  %2780 = arith.addi %2777, %2779 : index
                  %2781 = arith.muli %2780, %2668 : index
                  %2782 = arith.addi %2781, %2671 : index
                  %2783 = arith.remui %2774, %c26 : index
                  %2784 = arith.addi %2782, %2783 : index
                  %2785 = arith.addf %2773, %c51 : f32
                  %2786 = arith.minimumf %2785, %c113 : f32
                  %2787 = arith.maximumf %2786, %c114 : f32
                  %2788 = arith.truncf %2787 : f32 to f16
                  memref.store %2788, %out[%2784] : memref<?xf16>
                  %2789 = arith.divui %1537, %c3 : index
                  %2790 = arith.addi %2650, %2789 : index
                  %2791 = memref.load %factors[%2790] : memref<?xf32>
                  %2792 = arith.addi %2790, %2653 : index
                  %2793 = memref.load %factors[%2792] : memref<?xf32>
                  %2794 = arith.mulf %2216#8, %2642 : f32
                  %2795 = math.fma %2794, %2791, %2793 : f32
                  %2796 = arith.addi %2647, %2789 : index
                  %2797 = arith.divui %2796, %c3 : index
                  %2798 = arith.addi %2661, %2797 : index
                  %2799 = arith.muli %2798, %c9 : index
                  %2800 = arith.remui %2796, %c3 : index
                  %2801 = arith.divui %2800, %c26 : index
                  %2802 = arith.addi %2799, %2801 : index
                  %2803 = arith.muli %2802, %2668 : index
                  %2804 = arith.addi %2803, %2671 : index
                  %2805 = arith.remui %2796, %c26 : index
                  %2806 = arith.addi %2804, %2805 : index
                  %2807 = arith.addf %2795, %c51 : f32
                  %2808 = arith.minimumf %2807, %c113 : f32
                  %2809 = arith.maximumf %2808, %c114 : f32
                  %2810 = arith.truncf %2809 : f32 to f16
                  memref.store %2810, %out[%2806] : memref<?xf16>
                  %2811 = arith.divui %1539, %c3 : index
                  %2812 = arith.addi %2650, %2811 : index
                  %2813 = memref.load %factors[%2812] : memref<?xf32>
                  %2814 = arith.addi %2812, %2653 : index
                  %2815 = memref.load %factors[%2814] : memref<?xf32>
                  %2816 = arith.mulf %2216#9, %2642 : f32
                  %2817 = math.fma %2816, %2813, %2815 : f32
                  %2818 = arith.addi %2647, %2811 : index
                  %2819 = arith.divui %2818, %c3 : index
                  %2820 = arith.addi %2661, %2819 : index
                  %2821 = arith.muli %2820, %c9 : index
                  %2822 = arith.remui %2818, %c3 : index
                  %2823 = arith.divui %2822, %c26 : index
                  %2824 = arith.addi %2821, %2823 : index
                  %2825 = arith.muli %2824, %2668 : index
                  %2826 = arith.addi %2825, %2671 : index
                  %2827 = arith.remui %2818, %c26 : index
                  %2828 = arith.addi %2826, %2827 : index
                  %2829 = arith.addf %2817, %c51 : f32
                  %2830 = arith.minimumf %2829, %c113 : f32
                  %2831 = arith.maximumf %2830, %c114 : f32
                  %2832 = arith.truncf %2831 : f32 to f16
                  memref.store %2832, %out[%2828] : memref<?xf16>
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
