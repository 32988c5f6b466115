// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
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
  %c25 = arith.constant 132 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 36 : index
  %c28 = arith.constant 48 : index
  %c29 = arith.constant 52 : index
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 68 : index
  %c32 = arith.constant 80 : index
  %c33 = arith.constant 84 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 100 : index
  %c36 = arith.constant 112 : index
  %c37 = arith.constant 116 : index
  %c38 = arith.constant 23 : i32
  %c39 = arith.constant 64 : i32
  %c40 = arith.constant 253 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
  %c43 = arith.constant 512 : index
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
  %c98 = arith.constant 144 : index
  %c99 = arith.constant 160 : index
  %c100 = arith.constant 176 : index
  %c101 = arith.constant 208 : index
  %c102 = arith.constant 224 : index
  %c103 = arith.constant 240 : index
  %c104 = arith.constant 272 : index
  %c105 = arith.constant 288 : index
  %c106 = arith.constant 304 : index
  %c107 = arith.constant 336 : index
  %c108 = arith.constant 352 : index
  %c109 = arith.constant 368 : index
  %c110 = arith.constant 400 : index
  %c111 = arith.constant 416 : index
  %c112 = arith.constant 432 : index
  %c113 = arith.constant 464 : index
  %c114 = arith.constant 480 : index
  %c115 = arith.constant 496 : index
  %c116 = arith.constant 2560 : index
  %c117 = arith.constant 3072 : index
  %c118 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c120 = arith.constant 0x477FE000 : f32
  %c121 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c124 = arith.constant 1056 : index
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
      %48 = arith.cmpi slt, %47, %c7 : index
      scf.if %48 {
        %49 = arith.addi %46, %c23 : index
        %50 = arith.divui %49, %c22 : index
        %51 = arith.remui %49, %c22 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c24 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c25 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c23 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c25 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c23 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c26 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c22 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c27 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c28 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c29 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c30 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c31 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %69, %c32 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %69, %c33 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %69, %c34 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %69, %c35 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %69, %c36 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %69, %c37 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = math.absf %71 : vector<4xf32>
        %103 = math.absf %73 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %75 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %77 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %79 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %81 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %83 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %85 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %87 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %89 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %91 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %93 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %95 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %97 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %99 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %101 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = vector.extract %132[0] : f32 from vector<4xf32>
        %134 = vector.extract %132[1] : f32 from vector<4xf32>
        %135 = vector.extract %132[2] : f32 from vector<4xf32>
        %136 = vector.extract %132[3] : f32 from vector<4xf32>
        %137 = arith.maxnumf %133, %134 fastmath<nnan> : f32
        %138 = arith.maxnumf %137, %135 fastmath<nnan> : f32
        %139 = arith.maxnumf %138, %136 fastmath<nnan> : f32
        %140 = wave.swap_halves %139 : f32
        %141 = arith.maxnumf %139, %140 fastmath<nnan> : f32
        %142 = arith.bitcast %141 : f32 to i32
        %143 = arith.shrui %142, %c38 : i32
        %144 = arith.maxsi %143, %c39 : i32
        %145 = arith.minsi %144, %c40 : i32
        %146 = arith.subi %c41, %145 : i32
        %147 = arith.shli %146, %c38 : i32
        %148 = arith.bitcast %147 : i32 to f32
        %149 = arith.subi %145, %c42 : i32
        %150 = arith.shli %149, %c38 : i32
        %151 = arith.bitcast %150 : i32 to f32
        %152 = vector.broadcast %148 : f32 to vector<4xf32>
        %153 = arith.muli %1, %c9 : index
        %154 = arith.muli %2, %c24 : index
        %155 = arith.addi %153, %154 : index
        %156 = arith.mulf %71, %152 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %73, %152 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %155, %c23 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.mulf %75, %152 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = arith.mulf %77, %152 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %167 = arith.addi %155, %c7 : index
        vector.store %166, %4[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.mulf %79, %152 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = arith.mulf %81, %152 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %173 = arith.addi %155, %c43 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %83, %152 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %85, %152 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %155, %c44 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %87, %152 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %89, %152 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %155, %c45 : index
        vector.store %184, %4[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.mulf %91, %152 : vector<4xf32>
        %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
        %188 = arith.mulf %93, %152 : vector<4xf32>
        %189 = arith.truncf %188 : vector<4xf32> to vector<4xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %191 = arith.addi %155, %c46 : index
        vector.store %190, %4[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = arith.mulf %95, %152 : vector<4xf32>
        %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
        %194 = arith.mulf %97, %152 : vector<4xf32>
        %195 = arith.truncf %194 : vector<4xf32> to vector<4xf16>
        %196 = vector.shuffle %193, %195 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %197 = arith.addi %155, %c47 : index
        vector.store %196, %4[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.mulf %99, %152 : vector<4xf32>
        %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
        %200 = arith.mulf %101, %152 : vector<4xf32>
        %201 = arith.truncf %200 : vector<4xf32> to vector<4xf16>
        %202 = vector.shuffle %199, %201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %203 = arith.addi %155, %c48 : index
        vector.store %202, %4[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %204 = memref.load %scales[%15] : memref<?xf32>
        %205 = arith.mulf %204, %151 : f32
        memref.store %205, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %206 = memref.load %7[%1] : memref<?xf32>
      scf.for %207 = %11 to %42 step %43 : i32 {
        %208 = arith.muli %207, %c20 : i32
        %209 = arith.index_cast %8 : index to i32
        %210 = arith.muli %209, %c49 : i32
        %211 = arith.addi %208, %210 : i32
        %212 = arith.addi %211, %c49 : i32
        %213 = arith.minsi %212, %38 : i32
        %214 = arith.cmpi slt, %211, %38 : i32
        %215:10 = scf.if %214 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %216 = arith.subi %213, %211 : i32
          %217 = arith.addi %216, %c53 : i32
          %218 = arith.divui %217, %c54 : i32
          %219 = arith.divui %211, %c18 : i32
          %220 = arith.addi %219, %c55 : i32
          %221 = arith.minsi %220, %40 : i32
          %222 = arith.index_castui %221 : i32 to index
          %223 = arith.addi %32, %222 : index
          %224 = memref.load %step[%223] : memref<?xi32>
          %225 = arith.index_cast %224 : i32 to index
          %226 = arith.muli %225, %33 : index
          %227 = arith.addi %226, %34 : index
          %228 = arith.addi %219, %c17 : i32
          %229 = arith.minsi %228, %40 : i32
          %230 = arith.index_castui %229 : i32 to index
          %231 = arith.addi %32, %230 : index
          %232 = memref.load %step[%231] : memref<?xi32>
          %233 = arith.index_cast %232 : i32 to index
          %234 = arith.muli %233, %33 : index
          %235 = arith.addi %234, %34 : index
          %236 = arith.addi %227, %35 : index
          %237 = arith.addi %236, %c23 : index
          %238 = vector.load %kv[%237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %239 = arith.addi %227, %35 : index
          %240 = arith.addi %239, %c30 : index
          %241 = vector.load %kv[%240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %242 = arith.addi %235, %35 : index
          %243 = arith.addi %242, %c23 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %235, %35 : index
          %246 = arith.addi %245, %c30 : index
          %247 = vector.load %kv[%246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %248 = arith.addi %227, %35 : index
          %249 = arith.addi %248, %c24 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %227, %35 : index
          %252 = arith.addi %251, %c56 : index
          %253 = vector.load %kv[%252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %254 = arith.addi %235, %35 : index
          %255 = arith.addi %254, %c24 : index
          %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %257 = arith.addi %235, %35 : index
          %258 = arith.addi %257, %c56 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %279:18 = scf.for %260 = %c55 to %218 step %c17 iter_args(%261 = %238, %262 = %241, %263 = %244, %264 = %247, %265 = %250, %266 = %253, %267 = %256, %268 = %259, %269 = %c50, %270 = %c51, %271 = %c52, %272 = %c52, %273 = %c52, %274 = %c52, %275 = %c52, %276 = %c52, %277 = %c52, %278 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %280 = arith.muli %260, %c54 : i32
            %281 = arith.addi %211, %280 : i32
            %282 = arith.addi %281, %c54 : i32
            %283 = arith.divui %281, %c18 : i32
            %284 = arith.addi %283, %c55 : i32
            %285 = arith.minsi %284, %40 : i32
            %286 = arith.index_castui %285 : i32 to index
            %287 = arith.addi %32, %286 : index
            %288 = memref.load %step[%287] : memref<?xi32>
            %289 = arith.index_cast %288 : i32 to index
            %290 = arith.muli %289, %33 : index
            %291 = arith.addi %290, %34 : index
            %292 = arith.addi %283, %c17 : i32
            %293 = arith.minsi %292, %40 : i32
            %294 = arith.index_castui %293 : i32 to index
            %295 = arith.addi %32, %294 : index
            %296 = memref.load %step[%295] : memref<?xi32>
            %297 = arith.index_cast %296 : i32 to index
            %298 = arith.muli %297, %33 : index
            %299 = arith.addi %298, %34 : index
            %300 = arith.divui %282, %c18 : i32
            %301 = arith.addi %300, %c55 : i32
            %302 = arith.minsi %301, %40 : i32
            %303 = arith.index_castui %302 : i32 to index
            %304 = arith.addi %32, %303 : index
            %305 = memref.load %step[%304] : memref<?xi32>
            %306 = arith.index_cast %305 : i32 to index
            %307 = arith.muli %306, %33 : index
            %308 = arith.addi %307, %34 : index
            %309 = arith.addi %300, %c17 : i32
            %310 = arith.minsi %309, %40 : i32
            %311 = arith.index_castui %310 : i32 to index
            %312 = arith.addi %32, %311 : index
            %313 = memref.load %step[%312] : memref<?xi32>
            %314 = arith.index_cast %313 : i32 to index
            %315 = arith.muli %314, %33 : index
            %316 = arith.addi %315, %34 : index
            %317 = wave.opaque %c23 : index
            %318 = arith.muli %1, %c9 : index
            %319 = arith.addi %317, %318 : index
            %320 = arith.addi %291, %35 : index
            %321 = arith.addi %320, %c7 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %291, %35 : index
            %324 = arith.addi %323, %c57 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %326 = arith.addi %299, %35 : index
            %327 = arith.addi %326, %c7 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %299, %35 : index
            %330 = arith.addi %329, %c57 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %332 = vector.shuffle %261, %262 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %333 = vector.bitcast %332 : vector<8xi32> to vector<16xf16>
            %334 = vector.shuffle %263, %264 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %335 = vector.bitcast %334 : vector<8xi32> to vector<16xf16>
            %336 = arith.addi %319, %c23 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = arith.addi %336, %c24 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %341 = wave.mma %333, %340, %c52 : vector<16xf16>, vector<8xf32>
            %342 = wave.mma %335, %340, %c52 : vector<16xf16>, vector<8xf32>
            %343 = arith.addi %291, %35 : index
            %344 = arith.addi %343, %c58 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %291, %35 : index
            %347 = arith.addi %346, %c59 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %299, %35 : index
            %350 = arith.addi %349, %c58 : index
            %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %352 = arith.addi %299, %35 : index
            %353 = arith.addi %352, %c59 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %355 = vector.shuffle %265, %266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %356 = vector.bitcast %355 : vector<8xi32> to vector<16xf16>
            %357 = vector.shuffle %267, %268 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %358 = vector.bitcast %357 : vector<8xi32> to vector<16xf16>
            %359 = arith.addi %319, %c7 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = arith.addi %359, %c24 : index
            %362 = vector.load %4[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %364 = wave.mma %356, %363, %341 : vector<16xf16>, vector<8xf32>
            %365 = wave.mma %358, %363, %342 : vector<16xf16>, vector<8xf32>
            %366 = arith.addi %291, %35 : index
            %367 = arith.addi %366, %c43 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %369 = arith.addi %291, %35 : index
            %370 = arith.addi %369, %c60 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %299, %35 : index
            %373 = arith.addi %372, %c43 : index
            %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %375 = arith.addi %299, %35 : index
            %376 = arith.addi %375, %c60 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %378 = vector.shuffle %322, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %379 = vector.bitcast %378 : vector<8xi32> to vector<16xf16>
            %380 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.addi %319, %c43 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = arith.addi %382, %c24 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %387 = wave.mma %379, %386, %364 : vector<16xf16>, vector<8xf32>
            %388 = wave.mma %381, %386, %365 : vector<16xf16>, vector<8xf32>
            %389 = arith.addi %291, %35 : index
            %390 = arith.addi %389, %c61 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %291, %35 : index
            %393 = arith.addi %392, %c62 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %299, %35 : index
            %396 = arith.addi %395, %c61 : index
            %397 = vector.load %kv[%396] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %398 = arith.addi %299, %35 : index
            %399 = arith.addi %398, %c62 : index
            %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %401 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %402 = vector.bitcast %401 : vector<8xi32> to vector<16xf16>
            %403 = vector.shuffle %351, %354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %404 = vector.bitcast %403 : vector<8xi32> to vector<16xf16>
            %405 = arith.addi %319, %c44 : index
            %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %407 = arith.addi %405, %c24 : index
            %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %410 = wave.mma %402, %409, %387 : vector<16xf16>, vector<8xf32>
            %411 = wave.mma %404, %409, %388 : vector<16xf16>, vector<8xf32>
            %412 = arith.addi %291, %35 : index
            %413 = arith.addi %412, %c44 : index
            %414 = vector.load %kv[%413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %415 = arith.addi %291, %35 : index
            %416 = arith.addi %415, %c63 : index
            %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %418 = arith.addi %299, %35 : index
            %419 = arith.addi %418, %c44 : index
            %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %421 = arith.addi %299, %35 : index
            %422 = arith.addi %421, %c63 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %424 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %425 = vector.bitcast %424 : vector<8xi32> to vector<16xf16>
            %426 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %427 = vector.bitcast %426 : vector<8xi32> to vector<16xf16>
            %428 = arith.addi %319, %c45 : index
            %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %430 = arith.addi %428, %c24 : index
            %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %433 = wave.mma %425, %432, %410 : vector<16xf16>, vector<8xf32>
            %434 = wave.mma %427, %432, %411 : vector<16xf16>, vector<8xf32>
            %435 = arith.addi %291, %35 : index
            %436 = arith.addi %435, %c64 : index
            %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %438 = arith.addi %291, %35 : index
            %439 = arith.addi %438, %c65 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %441 = arith.addi %299, %35 : index
            %442 = arith.addi %441, %c64 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %444 = arith.addi %299, %35 : index
            %445 = arith.addi %444, %c65 : index
            %446 = vector.load %kv[%445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %447 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %448 = vector.bitcast %447 : vector<8xi32> to vector<16xf16>
            %449 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %450 = vector.bitcast %449 : vector<8xi32> to vector<16xf16>
            %451 = arith.addi %319, %c46 : index
            %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %453 = arith.addi %451, %c24 : index
            %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %456 = wave.mma %448, %455, %433 : vector<16xf16>, vector<8xf32>
            %457 = wave.mma %450, %455, %434 : vector<16xf16>, vector<8xf32>
            %458 = arith.addi %291, %35 : index
            %459 = arith.addi %458, %c45 : index
            %460 = vector.load %kv[%459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %461 = arith.addi %291, %35 : index
            %462 = arith.addi %461, %c66 : index
            %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %464 = arith.addi %299, %35 : index
            %465 = arith.addi %464, %c45 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %467 = arith.addi %299, %35 : index
            %468 = arith.addi %467, %c66 : index
            %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %470 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %471 = vector.bitcast %470 : vector<8xi32> to vector<16xf16>
            %472 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %473 = vector.bitcast %472 : vector<8xi32> to vector<16xf16>
            %474 = arith.addi %319, %c47 : index
            %475 = vector.load %4[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %476 = arith.addi %474, %c24 : index
            %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %478 = vector.shuffle %475, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %479 = wave.mma %471, %478, %456 : vector<16xf16>, vector<8xf32>
            %480 = wave.mma %473, %478, %457 : vector<16xf16>, vector<8xf32>
            %481 = arith.addi %291, %35 : index
            %482 = arith.addi %481, %c67 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %484 = arith.addi %291, %35 : index
            %485 = arith.addi %484, %c68 : index
            %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %487 = arith.addi %299, %35 : index
            %488 = arith.addi %487, %c67 : index
            %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %490 = arith.addi %299, %35 : index
            %491 = arith.addi %490, %c68 : index
            %492 = vector.load %kv[%491] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %493 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %494 = vector.bitcast %493 : vector<8xi32> to vector<16xf16>
            %495 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %496 = vector.bitcast %495 : vector<8xi32> to vector<16xf16>
            %497 = arith.addi %319, %c48 : index
            %498 = vector.load %4[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %499 = arith.addi %497, %c24 : index
            %500 = vector.load %4[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %501 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %502 = wave.mma %494, %501, %479 : vector<16xf16>, vector<8xf32>
            %503 = wave.mma %496, %501, %480 : vector<16xf16>, vector<8xf32>
            %504 = arith.addi %291, %35 : index
            %505 = arith.addi %504, %c46 : index
            %506 = vector.load %kv[%505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %507 = arith.addi %291, %35 : index
            %508 = arith.addi %507, %c69 : index
            %509 = vector.load %kv[%508] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %510 = arith.addi %299, %35 : index
            %511 = arith.addi %510, %c46 : index
            %512 = vector.load %kv[%511] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %513 = arith.addi %299, %35 : index
            %514 = arith.addi %513, %c69 : index
            %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %516 = wave.opaque %502 : vector<8xf32>
            %517 = wave.opaque %503 : vector<8xf32>
            %518 = wave.opaque %282 : i32
            %519 = arith.cmpi sgt, %518, %213 : i32
            %520:2 = scf.if %519 -> (vector<8xf32>, vector<8xf32>) {
              %521 = arith.index_cast %2 : index to i32
              %522 = arith.addi %281, %521 : i32
              %523 = arith.subi %38, %522 : i32
              %524 = arith.subi %523, %c55 : i32
              %525 = vector.broadcast %524 : i32 to vector<8xi32>
              %526 = arith.cmpi sgt, %525, %c71 : vector<8xi32>
              %527 = arith.select %526, %516, %c70 : vector<8xi1>, vector<8xf32>
              %528 = arith.subi %523, %c18 : i32
              %529 = vector.broadcast %528 : i32 to vector<8xi32>
              %530 = arith.cmpi sgt, %529, %c71 : vector<8xi32>
              %531 = arith.select %530, %517, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %527, %531 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %516, %517 : vector<8xf32>, vector<8xf32>
            }
            %532 = vector.extract %520#0[0] : f32 from vector<8xf32>
            %533 = vector.extract %520#0[1] : f32 from vector<8xf32>
            %534 = vector.extract %520#0[2] : f32 from vector<8xf32>
            %535 = vector.extract %520#0[3] : f32 from vector<8xf32>
            %536 = vector.extract %520#0[4] : f32 from vector<8xf32>
            %537 = vector.extract %520#0[5] : f32 from vector<8xf32>
            %538 = vector.extract %520#0[6] : f32 from vector<8xf32>
            %539 = vector.extract %520#0[7] : f32 from vector<8xf32>
            %540 = vector.extract %520#1[0] : f32 from vector<8xf32>
            %541 = vector.extract %520#1[1] : f32 from vector<8xf32>
            %542 = vector.extract %520#1[2] : f32 from vector<8xf32>
            %543 = vector.extract %520#1[3] : f32 from vector<8xf32>
            %544 = vector.extract %520#1[4] : f32 from vector<8xf32>
            %545 = vector.extract %520#1[5] : f32 from vector<8xf32>
            %546 = vector.extract %520#1[6] : f32 from vector<8xf32>
            %547 = vector.extract %520#1[7] : f32 from vector<8xf32>
            %548 = arith.maxnumf %532, %533 fastmath<nnan> : f32
            %549 = arith.maxnumf %548, %534 fastmath<nnan> : f32
            %550 = arith.maxnumf %549, %535 fastmath<nnan> : f32
            %551 = arith.maxnumf %550, %536 fastmath<nnan> : f32
            %552 = arith.maxnumf %551, %537 fastmath<nnan> : f32
            %553 = arith.maxnumf %552, %538 fastmath<nnan> : f32
            %554 = arith.maxnumf %553, %539 fastmath<nnan> : f32
            %555 = arith.maxnumf %554, %540 fastmath<nnan> : f32
            %556 = arith.maxnumf %555, %541 fastmath<nnan> : f32
            %557 = arith.maxnumf %556, %542 fastmath<nnan> : f32
            %558 = arith.maxnumf %557, %543 fastmath<nnan> : f32
            %559 = arith.maxnumf %558, %544 fastmath<nnan> : f32
            %560 = arith.maxnumf %559, %545 fastmath<nnan> : f32
            %561 = arith.maxnumf %560, %546 fastmath<nnan> : f32
            %562 = arith.maxnumf %561, %547 fastmath<nnan> : f32
            %563 = wave.swap_halves %562 : f32
            %564 = arith.maxnumf %562, %563 fastmath<nnan> : f32
            %565 = arith.mulf %564, %206 : f32
            %566 = arith.addf %269, %c72 : f32
            %567 = arith.cmpf ogt, %565, %566 : f32
            %568:10 = scf.if %567 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %569 = arith.subf %269, %565 : f32
              %570 = wave.exp2 %569 : f32
              %571 = vector.broadcast %570 : f32 to vector<8xf32>
              %572 = arith.mulf %270, %570 : f32
              %573 = arith.mulf %271, %571 : vector<8xf32>
              %574 = arith.mulf %272, %571 : vector<8xf32>
              %575 = arith.mulf %273, %571 : vector<8xf32>
              %576 = arith.mulf %274, %571 : vector<8xf32>
              %577 = arith.mulf %275, %571 : vector<8xf32>
              %578 = arith.mulf %276, %571 : vector<8xf32>
              %579 = arith.mulf %277, %571 : vector<8xf32>
              %580 = arith.mulf %278, %571 : vector<8xf32>
              scf.yield %565, %572, %573, %574, %575, %576, %577, %578, %579, %580 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %269, %270, %271, %272, %273, %274, %275, %276, %277, %278 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %581 = vector.broadcast %206 : f32 to vector<8xf32>
            %582 = arith.subf %c73, %568#0 : f32
            %583 = vector.broadcast %582 : f32 to vector<8xf32>
            %584 = math.fma %520#0, %581, %583 : vector<8xf32>
            %585 = wave.exp2 %584 : vector<8xf32>
            %586 = math.fma %520#1, %581, %583 : vector<8xf32>
            %587 = wave.exp2 %586 : vector<8xf32>
            %588 = arith.truncf %585 : vector<8xf32> to vector<8xf16>
            %589 = vector.bitcast %588 : vector<8xf16> to vector<4xi32>
            %590 = wave.swap_halves %589 : vector<4xi32>
            %591 = arith.select %3, %590, %589 : vector<4xi32>
            %592 = arith.select %3, %589, %590 : vector<4xi32>
            %593 = vector.shuffle %591, %592 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %594 = vector.bitcast %593 : vector<8xi32> to vector<16xf16>
            %595 = arith.truncf %587 : vector<8xf32> to vector<8xf16>
            %596 = vector.bitcast %595 : vector<8xf16> to vector<4xi32>
            %597 = wave.swap_halves %596 : vector<4xi32>
            %598 = arith.select %3, %597, %596 : vector<4xi32>
            %599 = arith.select %3, %596, %597 : vector<4xi32>
            %600 = vector.shuffle %598, %599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %601 = vector.bitcast %600 : vector<8xi32> to vector<16xf16>
            %602 = arith.addf %585, %587 : vector<8xf32>
            %603 = vector.extract %602[0] : f32 from vector<8xf32>
            %604 = vector.extract %602[1] : f32 from vector<8xf32>
            %605 = vector.extract %602[2] : f32 from vector<8xf32>
            %606 = vector.extract %602[3] : f32 from vector<8xf32>
            %607 = vector.extract %602[4] : f32 from vector<8xf32>
            %608 = vector.extract %602[5] : f32 from vector<8xf32>
            %609 = vector.extract %602[6] : f32 from vector<8xf32>
            %610 = vector.extract %602[7] : f32 from vector<8xf32>
            %611 = arith.addf %603, %607 : f32
            %612 = arith.addf %604, %608 : f32
            %613 = arith.addf %605, %609 : f32
            %614 = arith.addf %606, %610 : f32
            %615 = arith.addf %611, %613 : f32
            %616 = arith.addf %612, %614 : f32
            %617 = arith.addf %615, %616 : f32
            %618 = arith.addf %568#1, %617 : f32
            %619 = wave.opaque %618 : f32
            %620 = wave.opaque %282 : i32
            %621 = arith.cmpi sgt, %620, %213 : i32
            %622:4 = scf.if %621 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %623 = arith.subi %213, %281 : i32
              %624 = arith.subi %623, %c55 : i32
              %625 = arith.minsi %624, %c18 : i32
              %626 = arith.maxsi %625, %c55 : i32
              %627 = arith.cmpi sgt, %626, %c55 : i32
              %628 = arith.select %627, %c75, %c55 : i32
              %629 = arith.ori %c55, %628 : i32
              %630 = arith.cmpi sgt, %626, %c17 : i32
              %631 = arith.select %630, %c75, %c55 : i32
              %632 = arith.ori %c55, %631 : i32
              %633 = arith.cmpi sgt, %626, %c76 : i32
              %634 = arith.select %633, %c77, %c55 : i32
              %635 = arith.ori %629, %634 : i32
              %636 = arith.cmpi sgt, %626, %c78 : i32
              %637 = arith.select %636, %c77, %c55 : i32
              %638 = arith.ori %632, %637 : i32
              %639 = arith.cmpi sgt, %626, %c79 : i32
              %640 = arith.select %639, %c75, %c55 : i32
              %641 = arith.ori %c55, %640 : i32
              %642 = arith.cmpi sgt, %626, %c80 : i32
              %643 = arith.select %642, %c75, %c55 : i32
              %644 = arith.ori %c55, %643 : i32
              %645 = arith.cmpi sgt, %626, %c81 : i32
              %646 = arith.select %645, %c77, %c55 : i32
              %647 = arith.ori %641, %646 : i32
              %648 = arith.cmpi sgt, %626, %c82 : i32
              %649 = arith.select %648, %c77, %c55 : i32
              %650 = arith.ori %644, %649 : i32
              %651 = arith.cmpi sgt, %626, %c83 : i32
              %652 = arith.select %651, %c75, %c55 : i32
              %653 = arith.ori %c55, %652 : i32
              %654 = arith.cmpi sgt, %626, %c84 : i32
              %655 = arith.select %654, %c75, %c55 : i32
              %656 = arith.ori %c55, %655 : i32
              %657 = arith.cmpi sgt, %626, %c85 : i32
              %658 = arith.select %657, %c77, %c55 : i32
              %659 = arith.ori %653, %658 : i32
              %660 = arith.cmpi sgt, %626, %c86 : i32
              %661 = arith.select %660, %c77, %c55 : i32
              %662 = arith.ori %656, %661 : i32
              %663 = arith.cmpi sgt, %626, %c87 : i32
              %664 = arith.select %663, %c75, %c55 : i32
              %665 = arith.ori %c55, %664 : i32
              %666 = arith.cmpi sgt, %626, %c88 : i32
              %667 = arith.select %666, %c75, %c55 : i32
              %668 = arith.ori %c55, %667 : i32
              %669 = arith.cmpi sgt, %626, %c42 : i32
              %670 = arith.select %669, %c77, %c55 : i32
              %671 = arith.ori %665, %670 : i32
              %672 = arith.cmpi sgt, %626, %c89 : i32
              %673 = arith.select %672, %c77, %c55 : i32
              %674 = arith.ori %668, %673 : i32
              %675 = vector.from_elements %635, %647, %659, %671 : vector<4xi32>
              %676 = vector.from_elements %638, %650, %662, %674 : vector<4xi32>
              %677 = arith.subi %213, %281 : i32
              %678 = arith.subi %677, %c18 : i32
              %679 = arith.minsi %678, %c18 : i32
              %680 = arith.maxsi %679, %c55 : i32
              %681 = arith.cmpi sgt, %680, %c55 : i32
              %682 = arith.select %681, %c75, %c55 : i32
              %683 = arith.ori %c55, %682 : i32
              %684 = arith.cmpi sgt, %680, %c17 : i32
              %685 = arith.select %684, %c75, %c55 : i32
              %686 = arith.ori %c55, %685 : i32
              %687 = arith.cmpi sgt, %680, %c76 : i32
              %688 = arith.select %687, %c77, %c55 : i32
              %689 = arith.ori %683, %688 : i32
              %690 = arith.cmpi sgt, %680, %c78 : i32
              %691 = arith.select %690, %c77, %c55 : i32
              %692 = arith.ori %686, %691 : i32
              %693 = arith.cmpi sgt, %680, %c79 : i32
              %694 = arith.select %693, %c75, %c55 : i32
              %695 = arith.ori %c55, %694 : i32
              %696 = arith.cmpi sgt, %680, %c80 : i32
              %697 = arith.select %696, %c75, %c55 : i32
              %698 = arith.ori %c55, %697 : i32
              %699 = arith.cmpi sgt, %680, %c81 : i32
              %700 = arith.select %699, %c77, %c55 : i32
              %701 = arith.ori %695, %700 : i32
              %702 = arith.cmpi sgt, %680, %c82 : i32
              %703 = arith.select %702, %c77, %c55 : i32
              %704 = arith.ori %698, %703 : i32
              %705 = arith.cmpi sgt, %680, %c83 : i32
              %706 = arith.select %705, %c75, %c55 : i32
              %707 = arith.ori %c55, %706 : i32
              %708 = arith.cmpi sgt, %680, %c84 : i32
              %709 = arith.select %708, %c75, %c55 : i32
              %710 = arith.ori %c55, %709 : i32
              %711 = arith.cmpi sgt, %680, %c85 : i32
              %712 = arith.select %711, %c77, %c55 : i32
              %713 = arith.ori %707, %712 : i32
              %714 = arith.cmpi sgt, %680, %c86 : i32
              %715 = arith.select %714, %c77, %c55 : i32
              %716 = arith.ori %710, %715 : i32
              %717 = arith.cmpi sgt, %680, %c87 : i32
              %718 = arith.select %717, %c75, %c55 : i32
              %719 = arith.ori %c55, %718 : i32
              %720 = arith.cmpi sgt, %680, %c88 : i32
              %721 = arith.select %720, %c75, %c55 : i32
              %722 = arith.ori %c55, %721 : i32
              %723 = arith.cmpi sgt, %680, %c42 : i32
              %724 = arith.select %723, %c77, %c55 : i32
              %725 = arith.ori %719, %724 : i32
              %726 = arith.cmpi sgt, %680, %c89 : i32
              %727 = arith.select %726, %c77, %c55 : i32
              %728 = arith.ori %722, %727 : i32
              %729 = vector.from_elements %689, %701, %713, %725 : vector<4xi32>
              %730 = vector.from_elements %692, %704, %716, %728 : vector<4xi32>
              scf.yield %675, %676, %729, %730 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %731 = wave.opaque %282 : i32
            %732 = arith.cmpi sgt, %731, %213 : i32
            %733:4 = scf.if %732 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %734 = arith.andi %460, %622#0 : vector<4xi32>
              %735 = arith.andi %463, %622#1 : vector<4xi32>
              %736 = arith.andi %466, %622#2 : vector<4xi32>
              %737 = arith.andi %469, %622#3 : vector<4xi32>
              scf.yield %734, %735, %736, %737 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %460, %463, %466, %469 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %738 = vector.shuffle %733#0, %733#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = wave.mma %739, %594, %568#2 : vector<16xf16>, vector<8xf32>
            %741 = vector.shuffle %733#2, %733#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %742 = vector.bitcast %741 : vector<8xi32> to vector<16xf16>
            %743 = wave.mma %742, %601, %740 : vector<16xf16>, vector<8xf32>
            %744 = wave.opaque %743 : vector<8xf32>
            %745 = arith.addi %291, %35 : index
            %746 = arith.addi %745, %c90 : index
            %747 = vector.load %kv[%746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %748 = arith.addi %291, %35 : index
            %749 = arith.addi %748, %c91 : index
            %750 = vector.load %kv[%749] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %751 = arith.addi %299, %35 : index
            %752 = arith.addi %751, %c90 : index
            %753 = vector.load %kv[%752] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %754 = arith.addi %299, %35 : index
            %755 = arith.addi %754, %c91 : index
            %756 = vector.load %kv[%755] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %757 = wave.opaque %282 : i32
            %758 = arith.cmpi sgt, %757, %213 : i32
            %759:4 = scf.if %758 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %760 = arith.andi %483, %622#0 : vector<4xi32>
              %761 = arith.andi %486, %622#1 : vector<4xi32>
              %762 = arith.andi %489, %622#2 : vector<4xi32>
              %763 = arith.andi %492, %622#3 : vector<4xi32>
              scf.yield %760, %761, %762, %763 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %483, %486, %489, %492 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %764 = vector.shuffle %759#0, %759#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %765 = vector.bitcast %764 : vector<8xi32> to vector<16xf16>
            %766 = wave.mma %765, %594, %568#3 : vector<16xf16>, vector<8xf32>
            %767 = vector.shuffle %759#2, %759#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
            %769 = wave.mma %768, %601, %766 : vector<16xf16>, vector<8xf32>
            %770 = wave.opaque %769 : vector<8xf32>
            %771 = arith.addi %291, %35 : index
            %772 = arith.addi %771, %c47 : index
            %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %774 = arith.addi %291, %35 : index
            %775 = arith.addi %774, %c92 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %777 = arith.addi %299, %35 : index
            %778 = arith.addi %777, %c47 : index
            %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %780 = arith.addi %299, %35 : index
            %781 = arith.addi %780, %c92 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %783 = wave.opaque %282 : i32
            %784 = arith.cmpi sgt, %783, %213 : i32
            %785:4 = scf.if %784 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %786 = arith.andi %506, %622#0 : vector<4xi32>
              %787 = arith.andi %509, %622#1 : vector<4xi32>
              %788 = arith.andi %512, %622#2 : vector<4xi32>
              %789 = arith.andi %515, %622#3 : vector<4xi32>
              scf.yield %786, %787, %788, %789 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %506, %509, %512, %515 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %790 = vector.shuffle %785#0, %785#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %791 = vector.bitcast %790 : vector<8xi32> to vector<16xf16>
            %792 = wave.mma %791, %594, %568#4 : vector<16xf16>, vector<8xf32>
            %793 = vector.shuffle %785#2, %785#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %794 = vector.bitcast %793 : vector<8xi32> to vector<16xf16>
            %795 = wave.mma %794, %601, %792 : vector<16xf16>, vector<8xf32>
            %796 = wave.opaque %795 : vector<8xf32>
            %797 = arith.addi %291, %35 : index
            %798 = arith.addi %797, %c93 : index
            %799 = vector.load %kv[%798] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %800 = arith.addi %291, %35 : index
            %801 = arith.addi %800, %c94 : index
            %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %803 = arith.addi %299, %35 : index
            %804 = arith.addi %803, %c93 : index
            %805 = vector.load %kv[%804] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %806 = arith.addi %299, %35 : index
            %807 = arith.addi %806, %c94 : index
            %808 = vector.load %kv[%807] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %809 = wave.opaque %282 : i32
            %810 = arith.cmpi sgt, %809, %213 : i32
            %811:4 = scf.if %810 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %812 = arith.andi %747, %622#0 : vector<4xi32>
              %813 = arith.andi %750, %622#1 : vector<4xi32>
              %814 = arith.andi %753, %622#2 : vector<4xi32>
              %815 = arith.andi %756, %622#3 : vector<4xi32>
              scf.yield %812, %813, %814, %815 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %747, %750, %753, %756 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %816 = vector.shuffle %811#0, %811#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %817 = vector.bitcast %816 : vector<8xi32> to vector<16xf16>
            %818 = wave.mma %817, %594, %568#5 : vector<16xf16>, vector<8xf32>
            %819 = vector.shuffle %811#2, %811#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %820 = vector.bitcast %819 : vector<8xi32> to vector<16xf16>
            %821 = wave.mma %820, %601, %818 : vector<16xf16>, vector<8xf32>
            %822 = wave.opaque %821 : vector<8xf32>
            %823 = arith.addi %291, %35 : index
            %824 = arith.addi %823, %c48 : index
            %825 = vector.load %kv[%824] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %826 = arith.addi %291, %35 : index
            %827 = arith.addi %826, %c95 : index
            %828 = vector.load %kv[%827] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %829 = arith.addi %299, %35 : index
            %830 = arith.addi %829, %c48 : index
            %831 = vector.load %kv[%830] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %832 = arith.addi %299, %35 : index
            %833 = arith.addi %832, %c95 : index
            %834 = vector.load %kv[%833] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %835 = wave.opaque %282 : i32
            %836 = arith.cmpi sgt, %835, %213 : i32
            %837:4 = scf.if %836 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %838 = arith.andi %773, %622#0 : vector<4xi32>
              %839 = arith.andi %776, %622#1 : vector<4xi32>
              %840 = arith.andi %779, %622#2 : vector<4xi32>
              %841 = arith.andi %782, %622#3 : vector<4xi32>
              scf.yield %838, %839, %840, %841 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %773, %776, %779, %782 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %842 = vector.shuffle %837#0, %837#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %843 = vector.bitcast %842 : vector<8xi32> to vector<16xf16>
            %844 = wave.mma %843, %594, %568#6 : vector<16xf16>, vector<8xf32>
            %845 = vector.shuffle %837#2, %837#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %846 = vector.bitcast %845 : vector<8xi32> to vector<16xf16>
            %847 = wave.mma %846, %601, %844 : vector<16xf16>, vector<8xf32>
            %848 = wave.opaque %847 : vector<8xf32>
            %849 = arith.addi %291, %35 : index
            %850 = arith.addi %849, %c96 : index
            %851 = vector.load %kv[%850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %852 = arith.addi %291, %35 : index
            %853 = arith.addi %852, %c97 : index
            %854 = vector.load %kv[%853] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %855 = arith.addi %299, %35 : index
            %856 = arith.addi %855, %c96 : index
            %857 = vector.load %kv[%856] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %858 = arith.addi %299, %35 : index
            %859 = arith.addi %858, %c97 : index
            %860 = vector.load %kv[%859] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %861 = wave.opaque %282 : i32
            %862 = arith.cmpi sgt, %861, %213 : i32
            %863:4 = scf.if %862 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %864 = arith.andi %799, %622#0 : vector<4xi32>
              %865 = arith.andi %802, %622#1 : vector<4xi32>
              %866 = arith.andi %805, %622#2 : vector<4xi32>
              %867 = arith.andi %808, %622#3 : vector<4xi32>
              scf.yield %864, %865, %866, %867 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %799, %802, %805, %808 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %868 = vector.shuffle %863#0, %863#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %869 = vector.bitcast %868 : vector<8xi32> to vector<16xf16>
            %870 = wave.mma %869, %594, %568#7 : vector<16xf16>, vector<8xf32>
            %871 = vector.shuffle %863#2, %863#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %872 = vector.bitcast %871 : vector<8xi32> to vector<16xf16>
            %873 = wave.mma %872, %601, %870 : vector<16xf16>, vector<8xf32>
            %874 = wave.opaque %873 : vector<8xf32>
            wave.pin
            %875 = wave.opaque %282 : i32
            %876 = arith.cmpi sgt, %875, %213 : i32
            %877:4 = scf.if %876 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %878 = arith.andi %825, %622#0 : vector<4xi32>
              %879 = arith.andi %828, %622#1 : vector<4xi32>
              %880 = arith.andi %831, %622#2 : vector<4xi32>
              %881 = arith.andi %834, %622#3 : vector<4xi32>
              scf.yield %878, %879, %880, %881 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %825, %828, %831, %834 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %882 = vector.shuffle %877#0, %877#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %883 = vector.bitcast %882 : vector<8xi32> to vector<16xf16>
            %884 = wave.mma %883, %594, %568#8 : vector<16xf16>, vector<8xf32>
            %885 = vector.shuffle %877#2, %877#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %886 = vector.bitcast %885 : vector<8xi32> to vector<16xf16>
            %887 = wave.mma %886, %601, %884 : vector<16xf16>, vector<8xf32>
            %888 = wave.opaque %887 : vector<8xf32>
            wave.pin
            %889 = wave.opaque %282 : i32
            %890 = arith.cmpi slt, %889, %213 : i32
            %891:4 = scf.if %890 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %892 = arith.addi %308, %35 : index
              %893 = arith.addi %892, %c23 : index
              %894 = vector.load %kv[%893] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %895 = arith.addi %308, %35 : index
              %896 = arith.addi %895, %c30 : index
              %897 = vector.load %kv[%896] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %898 = arith.addi %316, %35 : index
              %899 = arith.addi %898, %c23 : index
              %900 = vector.load %kv[%899] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %901 = arith.addi %316, %35 : index
              %902 = arith.addi %901, %c30 : index
              %903 = vector.load %kv[%902] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %894, %897, %900, %903 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %877#0, %877#1, %877#2, %877#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %904 = wave.opaque %282 : i32
            %905 = arith.cmpi sgt, %904, %213 : i32
            %906:4 = scf.if %905 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %907 = arith.andi %851, %622#0 : vector<4xi32>
              %908 = arith.andi %854, %622#1 : vector<4xi32>
              %909 = arith.andi %857, %622#2 : vector<4xi32>
              %910 = arith.andi %860, %622#3 : vector<4xi32>
              scf.yield %907, %908, %909, %910 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %851, %854, %857, %860 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %911 = vector.shuffle %906#0, %906#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %912 = vector.bitcast %911 : vector<8xi32> to vector<16xf16>
            %913 = wave.mma %912, %594, %568#9 : vector<16xf16>, vector<8xf32>
            %914 = vector.shuffle %906#2, %906#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %915 = vector.bitcast %914 : vector<8xi32> to vector<16xf16>
            %916 = wave.mma %915, %601, %913 : vector<16xf16>, vector<8xf32>
            %917 = wave.opaque %916 : vector<8xf32>
            wave.pin
            %918 = wave.opaque %282 : i32
            %919 = arith.cmpi slt, %918, %213 : i32
            %920:4 = scf.if %919 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %921 = arith.addi %308, %35 : index
              %922 = arith.addi %921, %c24 : index
              %923 = vector.load %kv[%922] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %924 = arith.addi %308, %35 : index
              %925 = arith.addi %924, %c56 : index
              %926 = vector.load %kv[%925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %927 = arith.addi %316, %35 : index
              %928 = arith.addi %927, %c24 : index
              %929 = vector.load %kv[%928] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %930 = arith.addi %316, %35 : index
              %931 = arith.addi %930, %c56 : index
              %932 = vector.load %kv[%931] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %923, %926, %929, %932 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %906#0, %906#1, %906#2, %906#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %891#0, %891#1, %891#2, %891#3, %920#0, %920#1, %920#2, %920#3, %568#0, %619, %744, %770, %796, %822, %848, %874, %888, %917 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %933 = wave.swap_halves %279#9 : f32
          %934 = arith.addf %279#9, %933 : f32
          scf.yield %279#8, %934, %279#10, %279#11, %279#12, %279#13, %279#14, %279#15, %279#16, %279#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %935 = wave.opaque %c23 : index
        %936 = arith.muli %8, %c22 : index
        %937 = arith.addi %936, %0 : index
        %938 = arith.addi %937, %935 : index
        %939 = arith.remui %0, %c9 : index
        %940 = arith.addi %939, %935 : index
        %941 = arith.remui %0, %c3 : index
        %942 = arith.addi %941, %935 : index
        %943 = arith.cmpi slt, %942, %c9 : index
        scf.if %943 {
          %944 = arith.muli %8, %c22 : index
          %945 = arith.addi %944, %942 : index
          memref.store %215#0, %6[%945] : memref<?xf32>
          %946 = arith.addi %945, %c3 : index
          memref.store %215#1, %6[%946] : memref<?xf32>
          %947 = arith.muli %8, %c43 : index
          %948 = arith.muli %2, %c9 : index
          %949 = arith.addi %947, %948 : index
          %950 = arith.addi %949, %942 : index
          %951 = vector.extract %215#2[0] : f32 from vector<8xf32>
          %952 = arith.addi %950, %c23 : index
          memref.store %951, %5[%952] : memref<?xf32>
          %953 = vector.extract %215#2[1] : f32 from vector<8xf32>
          %954 = arith.addi %950, %c3 : index
          memref.store %953, %5[%954] : memref<?xf32>
          %955 = vector.extract %215#2[2] : f32 from vector<8xf32>
          %956 = arith.addi %950, %c22 : index
          memref.store %955, %5[%956] : memref<?xf32>
          %957 = vector.extract %215#2[3] : f32 from vector<8xf32>
          %958 = arith.addi %950, %c28 : index
          memref.store %957, %5[%958] : memref<?xf32>
          %959 = vector.extract %215#2[4] : f32 from vector<8xf32>
          %960 = arith.addi %950, %c30 : index
          memref.store %959, %5[%960] : memref<?xf32>
          %961 = vector.extract %215#2[5] : f32 from vector<8xf32>
          %962 = arith.addi %950, %c32 : index
          memref.store %961, %5[%962] : memref<?xf32>
          %963 = vector.extract %215#2[6] : f32 from vector<8xf32>
          %964 = arith.addi %950, %c34 : index
          memref.store %963, %5[%964] : memref<?xf32>
          %965 = vector.extract %215#2[7] : f32 from vector<8xf32>
          %966 = arith.addi %950, %c36 : index
          memref.store %965, %5[%966] : memref<?xf32>
          %967 = vector.extract %215#3[0] : f32 from vector<8xf32>
          %968 = arith.addi %950, %c24 : index
          memref.store %967, %5[%968] : memref<?xf32>
          %969 = vector.extract %215#3[1] : f32 from vector<8xf32>
          %970 = arith.addi %950, %c98 : index
          memref.store %969, %5[%970] : memref<?xf32>
          %971 = vector.extract %215#3[2] : f32 from vector<8xf32>
          %972 = arith.addi %950, %c99 : index
          memref.store %971, %5[%972] : memref<?xf32>
          %973 = vector.extract %215#3[3] : f32 from vector<8xf32>
          %974 = arith.addi %950, %c100 : index
          memref.store %973, %5[%974] : memref<?xf32>
          %975 = vector.extract %215#3[4] : f32 from vector<8xf32>
          %976 = arith.addi %950, %c56 : index
          memref.store %975, %5[%976] : memref<?xf32>
          %977 = vector.extract %215#3[5] : f32 from vector<8xf32>
          %978 = arith.addi %950, %c101 : index
          memref.store %977, %5[%978] : memref<?xf32>
          %979 = vector.extract %215#3[6] : f32 from vector<8xf32>
          %980 = arith.addi %950, %c102 : index
          memref.store %979, %5[%980] : memref<?xf32>
          %981 = vector.extract %215#3[7] : f32 from vector<8xf32>
          %982 = arith.addi %950, %c103 : index
          memref.store %981, %5[%982] : memref<?xf32>
          %983 = vector.extract %215#4[0] : f32 from vector<8xf32>
          %984 = arith.addi %950, %c7 : index
          memref.store %983, %5[%984] : memref<?xf32>
          %985 = vector.extract %215#4[1] : f32 from vector<8xf32>
          %986 = arith.addi %950, %c104 : index
          memref.store %985, %5[%986] : memref<?xf32>
          %987 = vector.extract %215#4[2] : f32 from vector<8xf32>
          %988 = arith.addi %950, %c105 : index
          memref.store %987, %5[%988] : memref<?xf32>
          %989 = vector.extract %215#4[3] : f32 from vector<8xf32>
          %990 = arith.addi %950, %c106 : index
          memref.store %989, %5[%990] : memref<?xf32>
          %991 = vector.extract %215#4[4] : f32 from vector<8xf32>
          %992 = arith.addi %950, %c57 : index
          memref.store %991, %5[%992] : memref<?xf32>
          %993 = vector.extract %215#4[5] : f32 from vector<8xf32>
          %994 = arith.addi %950, %c107 : index
          memref.store %993, %5[%994] : memref<?xf32>
          %995 = vector.extract %215#4[6] : f32 from vector<8xf32>
          %996 = arith.addi %950, %c108 : index
          memref.store %995, %5[%996] : memref<?xf32>
          %997 = vector.extract %215#4[7] : f32 from vector<8xf32>
          %998 = arith.addi %950, %c109 : index
          memref.store %997, %5[%998] : memref<?xf32>
          %999 = vector.extract %215#5[0] : f32 from vector<8xf32>
          %1000 = arith.addi %950, %c58 : index
          memref.store %999, %5[%1000] : memref<?xf32>
          %1001 = vector.extract %215#5[1] : f32 from vector<8xf32>
          %1002 = arith.addi %950, %c110 : index
          memref.store %1001, %5[%1002] : memref<?xf32>
          %1003 = vector.extract %215#5[2] : f32 from vector<8xf32>
          %1004 = arith.addi %950, %c111 : index
          memref.store %1003, %5[%1004] : memref<?xf32>
          %1005 = vector.extract %215#5[3] : f32 from vector<8xf32>
          %1006 = arith.addi %950, %c112 : index
          memref.store %1005, %5[%1006] : memref<?xf32>
          %1007 = vector.extract %215#5[4] : f32 from vector<8xf32>
          %1008 = arith.addi %950, %c59 : index
          memref.store %1007, %5[%1008] : memref<?xf32>
          %1009 = vector.extract %215#5[5] : f32 from vector<8xf32>
          %1010 = arith.addi %950, %c113 : index
          memref.store %1009, %5[%1010] : memref<?xf32>
          %1011 = vector.extract %215#5[6] : f32 from vector<8xf32>
          %1012 = arith.addi %950, %c114 : index
          memref.store %1011, %5[%1012] : memref<?xf32>
          %1013 = vector.extract %215#5[7] : f32 from vector<8xf32>
          %1014 = arith.addi %950, %c115 : index
          memref.store %1013, %5[%1014] : memref<?xf32>
        }
        wave.barrier
        %1015 = arith.addi %940, %c23 : index
        %1016 = memref.load %6[%1015] : memref<?xf32>
        %1017 = arith.addi %940, %c3 : index
        %1018 = memref.load %6[%1017] : memref<?xf32>
        %1019 = arith.addi %940, %c22 : index
        %1020 = memref.load %6[%1019] : memref<?xf32>
        %1021 = arith.addi %940, %c28 : index
        %1022 = memref.load %6[%1021] : memref<?xf32>
        %1023 = arith.addi %940, %c30 : index
        %1024 = memref.load %6[%1023] : memref<?xf32>
        %1025 = arith.addi %940, %c32 : index
        %1026 = memref.load %6[%1025] : memref<?xf32>
        %1027 = arith.addi %940, %c34 : index
        %1028 = memref.load %6[%1027] : memref<?xf32>
        %1029 = arith.addi %940, %c36 : index
        %1030 = memref.load %6[%1029] : memref<?xf32>
        %1031 = arith.addi %940, %c24 : index
        %1032 = memref.load %6[%1031] : memref<?xf32>
        %1033 = arith.addi %940, %c98 : index
        %1034 = memref.load %6[%1033] : memref<?xf32>
        %1035 = arith.addi %940, %c99 : index
        %1036 = memref.load %6[%1035] : memref<?xf32>
        %1037 = arith.addi %940, %c100 : index
        %1038 = memref.load %6[%1037] : memref<?xf32>
        %1039 = arith.addi %940, %c56 : index
        %1040 = memref.load %6[%1039] : memref<?xf32>
        %1041 = arith.addi %940, %c101 : index
        %1042 = memref.load %6[%1041] : memref<?xf32>
        %1043 = arith.addi %940, %c102 : index
        %1044 = memref.load %6[%1043] : memref<?xf32>
        %1045 = arith.addi %940, %c103 : index
        %1046 = memref.load %6[%1045] : memref<?xf32>
        %1047 = arith.maxnumf %1016, %1020 fastmath<nnan> : f32
        %1048 = arith.subf %1016, %1047 : f32
        %1049 = wave.exp2 %1048 : f32
        %1050 = arith.subf %1020, %1047 : f32
        %1051 = wave.exp2 %1050 : f32
        %1052 = arith.mulf %1018, %1049 : f32
        %1053 = math.fma %1022, %1051, %1052 : f32
        %1054 = arith.maxnumf %1047, %1024 fastmath<nnan> : f32
        %1055 = arith.subf %1047, %1054 : f32
        %1056 = wave.exp2 %1055 : f32
        %1057 = arith.subf %1024, %1054 : f32
        %1058 = wave.exp2 %1057 : f32
        %1059 = arith.mulf %1053, %1056 : f32
        %1060 = math.fma %1026, %1058, %1059 : f32
        %1061 = arith.maxnumf %1054, %1028 fastmath<nnan> : f32
        %1062 = arith.subf %1054, %1061 : f32
        %1063 = wave.exp2 %1062 : f32
        %1064 = arith.subf %1028, %1061 : f32
        %1065 = wave.exp2 %1064 : f32
        %1066 = arith.mulf %1060, %1063 : f32
        %1067 = math.fma %1030, %1065, %1066 : f32
        %1068 = arith.maxnumf %1061, %1032 fastmath<nnan> : f32
        %1069 = arith.subf %1061, %1068 : f32
        %1070 = wave.exp2 %1069 : f32
        %1071 = arith.subf %1032, %1068 : f32
        %1072 = wave.exp2 %1071 : f32
        %1073 = arith.mulf %1067, %1070 : f32
        %1074 = math.fma %1034, %1072, %1073 : f32
        %1075 = arith.maxnumf %1068, %1036 fastmath<nnan> : f32
        %1076 = arith.subf %1068, %1075 : f32
        %1077 = wave.exp2 %1076 : f32
        %1078 = arith.subf %1036, %1075 : f32
        %1079 = wave.exp2 %1078 : f32
        %1080 = arith.mulf %1074, %1077 : f32
        %1081 = math.fma %1038, %1079, %1080 : f32
        %1082 = arith.maxnumf %1075, %1040 fastmath<nnan> : f32
        %1083 = arith.subf %1075, %1082 : f32
        %1084 = wave.exp2 %1083 : f32
        %1085 = arith.subf %1040, %1082 : f32
        %1086 = wave.exp2 %1085 : f32
        %1087 = arith.mulf %1081, %1084 : f32
        %1088 = math.fma %1042, %1086, %1087 : f32
        %1089 = arith.maxnumf %1082, %1044 fastmath<nnan> : f32
        %1090 = arith.subf %1082, %1089 : f32
        %1091 = wave.exp2 %1090 : f32
        %1092 = arith.subf %1044, %1089 : f32
        %1093 = wave.exp2 %1092 : f32
        %1094 = arith.mulf %1088, %1091 : f32
        %1095 = math.fma %1046, %1093, %1094 : f32
        %1096 = arith.addi %938, %c23 : index
        %1097 = arith.addi %1096, %c23 : index
        %1098 = memref.load %5[%1097] : memref<?xf32>
        %1099 = arith.addi %1096, %c43 : index
        %1100 = memref.load %5[%1099] : memref<?xf32>
        %1101 = arith.addi %1096, %c45 : index
        %1102 = memref.load %5[%1101] : memref<?xf32>
        %1103 = arith.addi %1096, %c47 : index
        %1104 = memref.load %5[%1103] : memref<?xf32>
        %1105 = arith.addi %1096, %c5 : index
        %1106 = memref.load %5[%1105] : memref<?xf32>
        %1107 = arith.addi %1096, %c116 : index
        %1108 = memref.load %5[%1107] : memref<?xf32>
        %1109 = arith.addi %1096, %c117 : index
        %1110 = memref.load %5[%1109] : memref<?xf32>
        %1111 = arith.addi %1096, %c118 : index
        %1112 = memref.load %5[%1111] : memref<?xf32>
        %1113 = arith.mulf %1098, %1049 : f32
        %1114 = math.fma %1100, %1051, %1113 : f32
        %1115 = arith.mulf %1114, %1056 : f32
        %1116 = math.fma %1102, %1058, %1115 : f32
        %1117 = arith.mulf %1116, %1063 : f32
        %1118 = math.fma %1104, %1065, %1117 : f32
        %1119 = arith.mulf %1118, %1070 : f32
        %1120 = math.fma %1106, %1072, %1119 : f32
        %1121 = arith.mulf %1120, %1077 : f32
        %1122 = math.fma %1108, %1079, %1121 : f32
        %1123 = arith.mulf %1122, %1084 : f32
        %1124 = math.fma %1110, %1086, %1123 : f32
        %1125 = arith.mulf %1124, %1091 : f32
        %1126 = math.fma %1112, %1093, %1125 : f32
        %1127 = arith.addi %938, %c7 : index
        %1128 = arith.addi %1127, %c23 : index
        %1129 = memref.load %5[%1128] : memref<?xf32>
        %1130 = arith.addi %1127, %c43 : index
        %1131 = memref.load %5[%1130] : memref<?xf32>
        %1132 = arith.addi %1127, %c45 : index
        %1133 = memref.load %5[%1132] : memref<?xf32>
        %1134 = arith.addi %1127, %c47 : index
        %1135 = memref.load %5[%1134] : memref<?xf32>
        %1136 = arith.addi %1127, %c5 : index
        %1137 = memref.load %5[%1136] : memref<?xf32>
        %1138 = arith.addi %1127, %c116 : index
        %1139 = memref.load %5[%1138] : memref<?xf32>
        %1140 = arith.addi %1127, %c117 : index
        %1141 = memref.load %5[%1140] : memref<?xf32>
        %1142 = arith.addi %1127, %c118 : index
        %1143 = memref.load %5[%1142] : memref<?xf32>
        %1144 = arith.mulf %1129, %1049 : f32
        %1145 = math.fma %1131, %1051, %1144 : f32
        %1146 = arith.mulf %1145, %1056 : f32
        %1147 = math.fma %1133, %1058, %1146 : f32
        %1148 = arith.mulf %1147, %1063 : f32
        %1149 = math.fma %1135, %1065, %1148 : f32
        %1150 = arith.mulf %1149, %1070 : f32
        %1151 = math.fma %1137, %1072, %1150 : f32
        %1152 = arith.mulf %1151, %1077 : f32
        %1153 = math.fma %1139, %1079, %1152 : f32
        %1154 = arith.mulf %1153, %1084 : f32
        %1155 = math.fma %1141, %1086, %1154 : f32
        %1156 = arith.mulf %1155, %1091 : f32
        %1157 = math.fma %1143, %1093, %1156 : f32
        wave.barrier
        scf.if %943 {
          %1158 = arith.muli %8, %c43 : index
          %1159 = arith.muli %2, %c9 : index
          %1160 = arith.addi %1158, %1159 : index
          %1161 = arith.addi %1160, %942 : index
          %1162 = vector.extract %215#6[0] : f32 from vector<8xf32>
          %1163 = arith.addi %1161, %c23 : index
          memref.store %1162, %5[%1163] : memref<?xf32>
          %1164 = vector.extract %215#6[1] : f32 from vector<8xf32>
          %1165 = arith.addi %1161, %c3 : index
          memref.store %1164, %5[%1165] : memref<?xf32>
          %1166 = vector.extract %215#6[2] : f32 from vector<8xf32>
          %1167 = arith.addi %1161, %c22 : index
          memref.store %1166, %5[%1167] : memref<?xf32>
          %1168 = vector.extract %215#6[3] : f32 from vector<8xf32>
          %1169 = arith.addi %1161, %c28 : index
          memref.store %1168, %5[%1169] : memref<?xf32>
          %1170 = vector.extract %215#6[4] : f32 from vector<8xf32>
          %1171 = arith.addi %1161, %c30 : index
          memref.store %1170, %5[%1171] : memref<?xf32>
          %1172 = vector.extract %215#6[5] : f32 from vector<8xf32>
          %1173 = arith.addi %1161, %c32 : index
          memref.store %1172, %5[%1173] : memref<?xf32>
          %1174 = vector.extract %215#6[6] : f32 from vector<8xf32>
          %1175 = arith.addi %1161, %c34 : index
          memref.store %1174, %5[%1175] : memref<?xf32>
          %1176 = vector.extract %215#6[7] : f32 from vector<8xf32>
          %1177 = arith.addi %1161, %c36 : index
          memref.store %1176, %5[%1177] : memref<?xf32>
          %1178 = vector.extract %215#7[0] : f32 from vector<8xf32>
          %1179 = arith.addi %1161, %c24 : index
          memref.store %1178, %5[%1179] : memref<?xf32>
          %1180 = vector.extract %215#7[1] : f32 from vector<8xf32>
          %1181 = arith.addi %1161, %c98 : index
          memref.store %1180, %5[%1181] : memref<?xf32>
          %1182 = vector.extract %215#7[2] : f32 from vector<8xf32>
          %1183 = arith.addi %1161, %c99 : index
          memref.store %1182, %5[%1183] : memref<?xf32>
          %1184 = vector.extract %215#7[3] : f32 from vector<8xf32>
          %1185 = arith.addi %1161, %c100 : index
          memref.store %1184, %5[%1185] : memref<?xf32>
          %1186 = vector.extract %215#7[4] : f32 from vector<8xf32>
          %1187 = arith.addi %1161, %c56 : index
          memref.store %1186, %5[%1187] : memref<?xf32>
          %1188 = vector.extract %215#7[5] : f32 from vector<8xf32>
          %1189 = arith.addi %1161, %c101 : index
          memref.store %1188, %5[%1189] : memref<?xf32>
          %1190 = vector.extract %215#7[6] : f32 from vector<8xf32>
          %1191 = arith.addi %1161, %c102 : index
          memref.store %1190, %5[%1191] : memref<?xf32>
          %1192 = vector.extract %215#7[7] : f32 from vector<8xf32>
          %1193 = arith.addi %1161, %c103 : index
          memref.store %1192, %5[%1193] : memref<?xf32>
          %1194 = vector.extract %215#8[0] : f32 from vector<8xf32>
          %1195 = arith.addi %1161, %c7 : index
          memref.store %1194, %5[%1195] : memref<?xf32>
          %1196 = vector.extract %215#8[1] : f32 from vector<8xf32>
          %1197 = arith.addi %1161, %c104 : index
          memref.store %1196, %5[%1197] : memref<?xf32>
          %1198 = vector.extract %215#8[2] : f32 from vector<8xf32>
          %1199 = arith.addi %1161, %c105 : index
          memref.store %1198, %5[%1199] : memref<?xf32>
          %1200 = vector.extract %215#8[3] : f32 from vector<8xf32>
          %1201 = arith.addi %1161, %c106 : index
          memref.store %1200, %5[%1201] : memref<?xf32>
          %1202 = vector.extract %215#8[4] : f32 from vector<8xf32>
          %1203 = arith.addi %1161, %c57 : index
          memref.store %1202, %5[%1203] : memref<?xf32>
          %1204 = vector.extract %215#8[5] : f32 from vector<8xf32>
          %1205 = arith.addi %1161, %c107 : index
          memref.store %1204, %5[%1205] : memref<?xf32>
          %1206 = vector.extract %215#8[6] : f32 from vector<8xf32>
          %1207 = arith.addi %1161, %c108 : index
          memref.store %1206, %5[%1207] : memref<?xf32>
          %1208 = vector.extract %215#8[7] : f32 from vector<8xf32>
          %1209 = arith.addi %1161, %c109 : index
          memref.store %1208, %5[%1209] : memref<?xf32>
          %1210 = vector.extract %215#9[0] : f32 from vector<8xf32>
          %1211 = arith.addi %1161, %c58 : index
          memref.store %1210, %5[%1211] : memref<?xf32>
          %1212 = vector.extract %215#9[1] : f32 from vector<8xf32>
          %1213 = arith.addi %1161, %c110 : index
          memref.store %1212, %5[%1213] : memref<?xf32>
          %1214 = vector.extract %215#9[2] : f32 from vector<8xf32>
          %1215 = arith.addi %1161, %c111 : index
          memref.store %1214, %5[%1215] : memref<?xf32>
          %1216 = vector.extract %215#9[3] : f32 from vector<8xf32>
          %1217 = arith.addi %1161, %c112 : index
          memref.store %1216, %5[%1217] : memref<?xf32>
          %1218 = vector.extract %215#9[4] : f32 from vector<8xf32>
          %1219 = arith.addi %1161, %c59 : index
          memref.store %1218, %5[%1219] : memref<?xf32>
          %1220 = vector.extract %215#9[5] : f32 from vector<8xf32>
          %1221 = arith.addi %1161, %c113 : index
          memref.store %1220, %5[%1221] : memref<?xf32>
          %1222 = vector.extract %215#9[6] : f32 from vector<8xf32>
          %1223 = arith.addi %1161, %c114 : index
          memref.store %1222, %5[%1223] : memref<?xf32>
          %1224 = vector.extract %215#9[7] : f32 from vector<8xf32>
          %1225 = arith.addi %1161, %c115 : index
          memref.store %1224, %5[%1225] : memref<?xf32>
        }
        wave.barrier
        %1226 = arith.addi %938, %c23 : index
        %1227 = arith.addi %1226, %c23 : index
        %1228 = memref.load %5[%1227] : memref<?xf32>
        %1229 = arith.addi %1226, %c43 : index
        %1230 = memref.load %5[%1229] : memref<?xf32>
        %1231 = arith.addi %1226, %c45 : index
        %1232 = memref.load %5[%1231] : memref<?xf32>
        %1233 = arith.addi %1226, %c47 : index
        %1234 = memref.load %5[%1233] : memref<?xf32>
        %1235 = arith.addi %1226, %c5 : index
        %1236 = memref.load %5[%1235] : memref<?xf32>
        %1237 = arith.addi %1226, %c116 : index
        %1238 = memref.load %5[%1237] : memref<?xf32>
        %1239 = arith.addi %1226, %c117 : index
        %1240 = memref.load %5[%1239] : memref<?xf32>
        %1241 = arith.addi %1226, %c118 : index
        %1242 = memref.load %5[%1241] : memref<?xf32>
        %1243 = arith.mulf %1228, %1049 : f32
        %1244 = math.fma %1230, %1051, %1243 : f32
        %1245 = arith.mulf %1244, %1056 : f32
        %1246 = math.fma %1232, %1058, %1245 : f32
        %1247 = arith.mulf %1246, %1063 : f32
        %1248 = math.fma %1234, %1065, %1247 : f32
        %1249 = arith.mulf %1248, %1070 : f32
        %1250 = math.fma %1236, %1072, %1249 : f32
        %1251 = arith.mulf %1250, %1077 : f32
        %1252 = math.fma %1238, %1079, %1251 : f32
        %1253 = arith.mulf %1252, %1084 : f32
        %1254 = math.fma %1240, %1086, %1253 : f32
        %1255 = arith.mulf %1254, %1091 : f32
        %1256 = math.fma %1242, %1093, %1255 : f32
        %1257 = arith.addi %938, %c7 : index
        %1258 = arith.addi %1257, %c23 : index
        %1259 = memref.load %5[%1258] : memref<?xf32>
        %1260 = arith.addi %1257, %c43 : index
        %1261 = memref.load %5[%1260] : memref<?xf32>
        %1262 = arith.addi %1257, %c45 : index
        %1263 = memref.load %5[%1262] : memref<?xf32>
        %1264 = arith.addi %1257, %c47 : index
        %1265 = memref.load %5[%1264] : memref<?xf32>
        %1266 = arith.addi %1257, %c5 : index
        %1267 = memref.load %5[%1266] : memref<?xf32>
        %1268 = arith.addi %1257, %c116 : index
        %1269 = memref.load %5[%1268] : memref<?xf32>
        %1270 = arith.addi %1257, %c117 : index
        %1271 = memref.load %5[%1270] : memref<?xf32>
        %1272 = arith.addi %1257, %c118 : index
        %1273 = memref.load %5[%1272] : memref<?xf32>
        %1274 = arith.mulf %1259, %1049 : f32
        %1275 = math.fma %1261, %1051, %1274 : f32
        %1276 = arith.mulf %1275, %1056 : f32
        %1277 = math.fma %1263, %1058, %1276 : f32
        %1278 = arith.mulf %1277, %1063 : f32
        %1279 = math.fma %1265, %1065, %1278 : f32
        %1280 = arith.mulf %1279, %1070 : f32
        %1281 = math.fma %1267, %1072, %1280 : f32
        %1282 = arith.mulf %1281, %1077 : f32
        %1283 = math.fma %1269, %1079, %1282 : f32
        %1284 = arith.mulf %1283, %1084 : f32
        %1285 = math.fma %1271, %1086, %1284 : f32
        %1286 = arith.mulf %1285, %1091 : f32
        %1287 = math.fma %1273, %1093, %1286 : f32
        %1288 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1288 {
          %1289 = arith.addi %kvHeads, %15 : index
          %1290 = memref.load %scales[%1289] : memref<?xf32>
          %1291 = arith.divf %1290, %1095 : f32
          %1292 = arith.addi %17, %940 : index
          %1293 = arith.cmpi slt, %1292, %groupSize : index
          scf.if %1293 {
            %1294 = arith.muli %15, %groupSize : index
            %1295 = arith.addi %1294, %1292 : index
            %1296 = arith.muli %1295, %c24 : index
            %1297 = arith.muli %heads, %c24 : index
            %1298 = arith.addi %938, %c23 : index
            %1299 = arith.mulf %1126, %1291 : f32
            %1300 = arith.addf %1299, %c51 : f32
            %1301 = arith.minimumf %1300, %c120 : f32
            %1302 = arith.maximumf %1301, %c121 : f32
            %1303 = arith.truncf %1302 : f32 to f16
            %1304 = arith.divui %1298, %c9 : index
            %1305 = arith.addi %1296, %1304 : index
            %1306 = arith.divui %24, %outTileRows : index
            %1307 = arith.divui %1297, %c3 : index
            %1308 = arith.muli %1306, %1307 : index
            %1309 = arith.divui %1305, %c3 : index
            %1310 = arith.addi %1308, %1309 : index
            %1311 = arith.muli %1310, %c10 : index
            %1312 = arith.remui %1305, %c3 : index
            %1313 = arith.divui %1312, %c9 : index
            %1314 = arith.addi %1311, %1313 : index
            %1315 = arith.muli %outTileRows, %c9 : index
            %1316 = arith.muli %1314, %1315 : index
            %1317 = arith.remui %24, %outTileRows : index
            %1318 = arith.muli %1317, %c9 : index
            %1319 = arith.addi %1316, %1318 : index
            %1320 = arith.remui %1305, %c9 : index
            %1321 = arith.addi %1319, %1320 : index
            memref.store %1303, %out[%1321] : memref<?xf16>
            %1322 = arith.addi %938, %c7 : index
            %1323 = arith.mulf %1157, %1291 : f32
            %1324 = arith.addf %1323, %c51 : f32
            %1325 = arith.minimumf %1324, %c120 : f32
            %1326 = arith.maximumf %1325, %c121 : f32
            %1327 = arith.truncf %1326 : f32 to f16
            %1328 = arith.divui %1322, %c9 : index
            %1329 = arith.addi %1296, %1328 : index
            %1330 = arith.divui %24, %outTileRows : index
            %1331 = arith.divui %1297, %c3 : index
            %1332 = arith.muli %1330, %1331 : index
            %1333 = arith.divui %1329, %c3 : index
            %1334 = arith.addi %1332, %1333 : index
            %1335 = arith.muli %1334, %c10 : index
            %1336 = arith.remui %1329, %c3 : index
            %1337 = arith.divui %1336, %c9 : index
            %1338 = arith.addi %1335, %1337 : index
            %1339 = arith.muli %outTileRows, %c9 : index
            %1340 = arith.muli %1338, %1339 : index
            %1341 = arith.remui %24, %outTileRows : index
            %1342 = arith.muli %1341, %c9 : index
            %1343 = arith.addi %1340, %1342 : index
            %1344 = arith.remui %1329, %c9 : index
            %1345 = arith.addi %1343, %1344 : index
            memref.store %1327, %out[%1345] : memref<?xf16>
            %1346 = arith.addi %938, %c43 : index
            %1347 = arith.mulf %1256, %1291 : f32
            %1348 = arith.addf %1347, %c51 : f32
            %1349 = arith.minimumf %1348, %c120 : f32
            %1350 = arith.maximumf %1349, %c121 : f32
            %1351 = arith.truncf %1350 : f32 to f16
            %1352 = arith.divui %1346, %c9 : index
            %1353 = arith.addi %1296, %1352 : index
            %1354 = arith.divui %24, %outTileRows : index
            %1355 = arith.divui %1297, %c3 : index
            %1356 = arith.muli %1354, %1355 : index
            %1357 = arith.divui %1353, %c3 : index
            %1358 = arith.addi %1356, %1357 : index
            %1359 = arith.muli %1358, %c10 : index
            %1360 = arith.remui %1353, %c3 : index
            %1361 = arith.divui %1360, %c9 : index
            %1362 = arith.addi %1359, %1361 : index
            %1363 = arith.muli %outTileRows, %c9 : index
            %1364 = arith.muli %1362, %1363 : index
            %1365 = arith.remui %24, %outTileRows : index
            %1366 = arith.muli %1365, %c9 : index
            %1367 = arith.addi %1364, %1366 : index
            %1368 = arith.remui %1353, %c9 : index
            %1369 = arith.addi %1367, %1368 : index
            memref.store %1351, %out[%1369] : memref<?xf16>
            %1370 = arith.addi %938, %c44 : index
            %1371 = arith.mulf %1287, %1291 : f32
            %1372 = arith.addf %1371, %c51 : f32
            %1373 = arith.minimumf %1372, %c120 : f32
            %1374 = arith.maximumf %1373, %c121 : f32
            %1375 = arith.truncf %1374 : f32 to f16
            %1376 = arith.divui %1370, %c9 : index
            %1377 = arith.addi %1296, %1376 : index
            %1378 = arith.divui %24, %outTileRows : index
            %1379 = arith.divui %1297, %c3 : index
            %1380 = arith.muli %1378, %1379 : index
            %1381 = arith.divui %1377, %c3 : index
            %1382 = arith.addi %1380, %1381 : index
            %1383 = arith.muli %1382, %c10 : index
            %1384 = arith.remui %1377, %c3 : index
            %1385 = arith.divui %1384, %c9 : index
            %1386 = arith.addi %1383, %1385 : index
            %1387 = arith.muli %outTileRows, %c9 : index
            %1388 = arith.muli %1386, %1387 : index
            %1389 = arith.remui %24, %outTileRows : index
            %1390 = arith.muli %1389, %c9 : index
            %1391 = arith.addi %1388, %1390 : index
            %1392 = arith.remui %1377, %c9 : index
            %1393 = arith.addi %1391, %1392 : index
            memref.store %1375, %out[%1393] : memref<?xf16>
          }
        } else {
          %1394 = arith.addi %ranges, %groups : index
          %1395 = arith.muli %9, %1394 : index
          %1396 = arith.index_castui %207 : i32 to index
          %1397 = arith.addi %1395, %1396 : index
          %1398 = arith.muli %1397, %c124 : index
          %1399 = arith.addi %938, %c23 : index
          %1400 = arith.addi %1398, %1399 : index
          memref.store %1126, %partial[%1400] : memref<?xf32>
          %1401 = arith.addi %938, %c7 : index
          %1402 = arith.addi %1398, %1401 : index
          memref.store %1157, %partial[%1402] : memref<?xf32>
          %1403 = arith.addi %938, %c43 : index
          %1404 = arith.addi %1398, %1403 : index
          memref.store %1256, %partial[%1404] : memref<?xf32>
          %1405 = arith.addi %938, %c44 : index
          %1406 = arith.addi %1398, %1405 : index
          memref.store %1287, %partial[%1406] : memref<?xf32>
          %1407 = arith.cmpi slt, %938, %c9 : index
          scf.if %1407 {
            %1408 = arith.addi %1398, %c45 : index
            %1409 = arith.addi %1408, %938 : index
            memref.store %1089, %partial[%1409] : memref<?xf32>
            %1410 = arith.addi %1409, %c9 : index
            memref.store %1095, %partial[%1410] : memref<?xf32>
          }
          %1411 = arith.addi %42, %c82 : i32
          %1412 = arith.divui %1411, %c83 : i32
          %1413 = arith.divui %207, %c83 : i32
          %1414 = arith.addi %groups, %c4 : index
          %1415 = arith.muli %9, %1414 : index
          %1416 = arith.muli %1413, %c83 : i32
          %1417 = arith.subi %42, %1416 : i32
          %1418 = arith.minsi %1417, %c83 : i32
          %1419 = arith.index_castui %1413 : i32 to index
          %1420 = arith.addi %1415, %1419 : index
          %1421 = arith.index_castui %1418 : i32 to index
          %1422 = wave.arrive %counters[%1420], %1421 : memref<?xi32>
          scf.if %1422 {
            %1423 = arith.muli %1413, %c83 : i32
            %1431:6 = scf.for %1424 = %c55 to %1418 step %c83 iter_args(%1425 = %c50, %1426 = %c51, %1427 = %c51, %1428 = %c51, %1429 = %c51, %1430 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1432 = arith.addi %1424, %c55 : i32
              %1433 = arith.subi %1418, %c17 : i32
              %1434 = arith.minsi %1432, %1433 : i32
              %1435 = arith.addi %1423, %1434 : i32
              %1436 = arith.addi %ranges, %groups : index
              %1437 = arith.muli %9, %1436 : index
              %1438 = arith.index_castui %1435 : i32 to index
              %1439 = arith.addi %1437, %1438 : index
              %1440 = arith.muli %1439, %c124 : index
              %1441 = arith.addi %1440, %c45 : index
              %1442 = arith.addi %1441, %940 : index
              %1443 = memref.load %partial[%1442] : memref<?xf32>
              %1444 = arith.cmpi slt, %1432, %1418 : i32
              %1445 = arith.select %1444, %1443, %c50 : f32
              %1446 = arith.addi %1440, %938 : index
              %1447 = arith.addi %1446, %c23 : index
              %1448 = memref.load %partial[%1447] : memref<?xf32>
              %1449 = arith.addi %1440, %938 : index
              %1450 = arith.addi %1449, %c7 : index
              %1451 = memref.load %partial[%1450] : memref<?xf32>
              %1452 = arith.addi %1440, %938 : index
              %1453 = arith.addi %1452, %c43 : index
              %1454 = memref.load %partial[%1453] : memref<?xf32>
              %1455 = arith.addi %1440, %938 : index
              %1456 = arith.addi %1455, %c44 : index
              %1457 = memref.load %partial[%1456] : memref<?xf32>
              %1458 = arith.addi %1442, %c9 : index
              %1459 = memref.load %partial[%1458] : memref<?xf32>
              %1460 = arith.addi %1424, %c17 : i32
              %1461 = arith.subi %1418, %c17 : i32
              %1462 = arith.minsi %1460, %1461 : i32
              %1463 = arith.addi %1423, %1462 : i32
              %1464 = arith.addi %ranges, %groups : index
              %1465 = arith.muli %9, %1464 : index
              %1466 = arith.index_castui %1463 : i32 to index
              %1467 = arith.addi %1465, %1466 : index
              %1468 = arith.muli %1467, %c124 : index
              %1469 = arith.addi %1468, %c45 : index
              %1470 = arith.addi %1469, %940 : index
              %1471 = memref.load %partial[%1470] : memref<?xf32>
              %1472 = arith.cmpi slt, %1460, %1418 : i32
              %1473 = arith.select %1472, %1471, %c50 : f32
              %1474 = arith.addi %1468, %938 : index
              %1475 = arith.addi %1474, %c23 : index
              %1476 = memref.load %partial[%1475] : memref<?xf32>
              %1477 = arith.addi %1468, %938 : index
              %1478 = arith.addi %1477, %c7 : index
              %1479 = memref.load %partial[%1478] : memref<?xf32>
              %1480 = arith.addi %1468, %938 : index
              %1481 = arith.addi %1480, %c43 : index
              %1482 = memref.load %partial[%1481] : memref<?xf32>
              %1483 = arith.addi %1468, %938 : index
              %1484 = arith.addi %1483, %c44 : index
              %1485 = memref.load %partial[%1484] : memref<?xf32>
              %1486 = arith.addi %1470, %c9 : index
              %1487 = memref.load %partial[%1486] : memref<?xf32>
              %1488 = arith.addi %1424, %c76 : i32
              %1489 = arith.subi %1418, %c17 : i32
              %1490 = arith.minsi %1488, %1489 : i32
              %1491 = arith.addi %1423, %1490 : i32
              %1492 = arith.addi %ranges, %groups : index
              %1493 = arith.muli %9, %1492 : index
              %1494 = arith.index_castui %1491 : i32 to index
              %1495 = arith.addi %1493, %1494 : index
              %1496 = arith.muli %1495, %c124 : index
              %1497 = arith.addi %1496, %c45 : index
              %1498 = arith.addi %1497, %940 : index
              %1499 = memref.load %partial[%1498] : memref<?xf32>
              %1500 = arith.cmpi slt, %1488, %1418 : i32
              %1501 = arith.select %1500, %1499, %c50 : f32
              %1502 = arith.addi %1496, %938 : index
              %1503 = arith.addi %1502, %c23 : index
              %1504 = memref.load %partial[%1503] : memref<?xf32>
              %1505 = arith.addi %1496, %938 : index
              %1506 = arith.addi %1505, %c7 : index
              %1507 = memref.load %partial[%1506] : memref<?xf32>
              %1508 = arith.addi %1496, %938 : index
              %1509 = arith.addi %1508, %c43 : index
              %1510 = memref.load %partial[%1509] : memref<?xf32>
              %1511 = arith.addi %1496, %938 : index
              %1512 = arith.addi %1511, %c44 : index
              %1513 = memref.load %partial[%1512] : memref<?xf32>
              %1514 = arith.addi %1498, %c9 : index
              %1515 = memref.load %partial[%1514] : memref<?xf32>
              %1516 = arith.addi %1424, %c78 : i32
              %1517 = arith.subi %1418, %c17 : i32
              %1518 = arith.minsi %1516, %1517 : i32
              %1519 = arith.addi %1423, %1518 : i32
              %1520 = arith.addi %ranges, %groups : index
              %1521 = arith.muli %9, %1520 : index
              %1522 = arith.index_castui %1519 : i32 to index
              %1523 = arith.addi %1521, %1522 : index
              %1524 = arith.muli %1523, %c124 : index
              %1525 = arith.addi %1524, %c45 : index
              %1526 = arith.addi %1525, %940 : index
              %1527 = memref.load %partial[%1526] : memref<?xf32>
              %1528 = arith.cmpi slt, %1516, %1418 : i32
              %1529 = arith.select %1528, %1527, %c50 : f32
              %1530 = arith.addi %1524, %938 : index
              %1531 = arith.addi %1530, %c23 : index
              %1532 = memref.load %partial[%1531] : memref<?xf32>
              %1533 = arith.addi %1524, %938 : index
              %1534 = arith.addi %1533, %c7 : index
              %1535 = memref.load %partial[%1534] : memref<?xf32>
              %1536 = arith.addi %1524, %938 : index
              %1537 = arith.addi %1536, %c43 : index
              %1538 = memref.load %partial[%1537] : memref<?xf32>
              %1539 = arith.addi %1524, %938 : index
              %1540 = arith.addi %1539, %c44 : index
              %1541 = memref.load %partial[%1540] : memref<?xf32>
              %1542 = arith.addi %1526, %c9 : index
              %1543 = memref.load %partial[%1542] : memref<?xf32>
              %1544 = arith.addi %1424, %c79 : i32
              %1545 = arith.subi %1418, %c17 : i32
              %1546 = arith.minsi %1544, %1545 : i32
              %1547 = arith.addi %1423, %1546 : i32
              %1548 = arith.addi %ranges, %groups : index
              %1549 = arith.muli %9, %1548 : index
              %1550 = arith.index_castui %1547 : i32 to index
              %1551 = arith.addi %1549, %1550 : index
              %1552 = arith.muli %1551, %c124 : index
              %1553 = arith.addi %1552, %c45 : index
              %1554 = arith.addi %1553, %940 : index
              %1555 = memref.load %partial[%1554] : memref<?xf32>
              %1556 = arith.cmpi slt, %1544, %1418 : i32
              %1557 = arith.select %1556, %1555, %c50 : f32
              %1558 = arith.addi %1552, %938 : index
              %1559 = arith.addi %1558, %c23 : index
              %1560 = memref.load %partial[%1559] : memref<?xf32>
              %1561 = arith.addi %1552, %938 : index
              %1562 = arith.addi %1561, %c7 : index
              %1563 = memref.load %partial[%1562] : memref<?xf32>
              %1564 = arith.addi %1552, %938 : index
              %1565 = arith.addi %1564, %c43 : index
              %1566 = memref.load %partial[%1565] : memref<?xf32>
              %1567 = arith.addi %1552, %938 : index
              %1568 = arith.addi %1567, %c44 : index
              %1569 = memref.load %partial[%1568] : memref<?xf32>
              %1570 = arith.addi %1554, %c9 : index
              %1571 = memref.load %partial[%1570] : memref<?xf32>
              %1572 = arith.addi %1424, %c80 : i32
              %1573 = arith.subi %1418, %c17 : i32
              %1574 = arith.minsi %1572, %1573 : i32
              %1575 = arith.addi %1423, %1574 : i32
              %1576 = arith.addi %ranges, %groups : index
              %1577 = arith.muli %9, %1576 : index
              %1578 = arith.index_castui %1575 : i32 to index
              %1579 = arith.addi %1577, %1578 : index
              %1580 = arith.muli %1579, %c124 : index
              %1581 = arith.addi %1580, %c45 : index
              %1582 = arith.addi %1581, %940 : index
              %1583 = memref.load %partial[%1582] : memref<?xf32>
              %1584 = arith.cmpi slt, %1572, %1418 : i32
              %1585 = arith.select %1584, %1583, %c50 : f32
              %1586 = arith.addi %1580, %938 : index
              %1587 = arith.addi %1586, %c23 : index
              %1588 = memref.load %partial[%1587] : memref<?xf32>
              %1589 = arith.addi %1580, %938 : index
              %1590 = arith.addi %1589, %c7 : index
              %1591 = memref.load %partial[%1590] : memref<?xf32>
              %1592 = arith.addi %1580, %938 : index
              %1593 = arith.addi %1592, %c43 : index
              %1594 = memref.load %partial[%1593] : memref<?xf32>
              %1595 = arith.addi %1580, %938 : index
              %1596 = arith.addi %1595, %c44 : index
              %1597 = memref.load %partial[%1596] : memref<?xf32>
              %1598 = arith.addi %1582, %c9 : index
              %1599 = memref.load %partial[%1598] : memref<?xf32>
              %1600 = arith.addi %1424, %c81 : i32
              %1601 = arith.subi %1418, %c17 : i32
              %1602 = arith.minsi %1600, %1601 : i32
              %1603 = arith.addi %1423, %1602 : i32
              %1604 = arith.addi %ranges, %groups : index
              %1605 = arith.muli %9, %1604 : index
              %1606 = arith.index_castui %1603 : i32 to index
              %1607 = arith.addi %1605, %1606 : index
              %1608 = arith.muli %1607, %c124 : index
              %1609 = arith.addi %1608, %c45 : index
              %1610 = arith.addi %1609, %940 : index
              %1611 = memref.load %partial[%1610] : memref<?xf32>
              %1612 = arith.cmpi slt, %1600, %1418 : i32
              %1613 = arith.select %1612, %1611, %c50 : f32
              %1614 = arith.addi %1608, %938 : index
              %1615 = arith.addi %1614, %c23 : index
              %1616 = memref.load %partial[%1615] : memref<?xf32>
              %1617 = arith.addi %1608, %938 : index
              %1618 = arith.addi %1617, %c7 : index
              %1619 = memref.load %partial[%1618] : memref<?xf32>
              %1620 = arith.addi %1608, %938 : index
              %1621 = arith.addi %1620, %c43 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1608, %938 : index
              %1624 = arith.addi %1623, %c44 : index
              %1625 = memref.load %partial[%1624] : memref<?xf32>
              %1626 = arith.addi %1610, %c9 : index
              %1627 = memref.load %partial[%1626] : memref<?xf32>
              %1628 = arith.addi %1424, %c82 : i32
              %1629 = arith.subi %1418, %c17 : i32
              %1630 = arith.minsi %1628, %1629 : i32
              %1631 = arith.addi %1423, %1630 : i32
              %1632 = arith.addi %ranges, %groups : index
              %1633 = arith.muli %9, %1632 : index
              %1634 = arith.index_castui %1631 : i32 to index
              %1635 = arith.addi %1633, %1634 : index
              %1636 = arith.muli %1635, %c124 : index
              %1637 = arith.addi %1636, %c45 : index
              %1638 = arith.addi %1637, %940 : index
              %1639 = memref.load %partial[%1638] : memref<?xf32>
              %1640 = arith.cmpi slt, %1628, %1418 : i32
              %1641 = arith.select %1640, %1639, %c50 : f32
              %1642 = arith.addi %1636, %938 : index
              %1643 = arith.addi %1642, %c23 : index
              %1644 = memref.load %partial[%1643] : memref<?xf32>
              %1645 = arith.addi %1636, %938 : index
              %1646 = arith.addi %1645, %c7 : index
              %1647 = memref.load %partial[%1646] : memref<?xf32>
              %1648 = arith.addi %1636, %938 : index
              %1649 = arith.addi %1648, %c43 : index
              %1650 = memref.load %partial[%1649] : memref<?xf32>
              %1651 = arith.addi %1636, %938 : index
              %1652 = arith.addi %1651, %c44 : index
              %1653 = memref.load %partial[%1652] : memref<?xf32>
              %1654 = arith.addi %1638, %c9 : index
              %1655 = memref.load %partial[%1654] : memref<?xf32>
              %1656 = arith.maxnumf %1425, %1445 fastmath<nnan> : f32
              %1657 = arith.subf %1425, %1656 : f32
              %1658 = wave.exp2 %1657 : f32
              %1659 = arith.subf %1445, %1656 : f32
              %1660 = wave.exp2 %1659 : f32
              %1661 = arith.mulf %1426, %1658 : f32
              %1662 = math.fma %1459, %1660, %1661 : f32
              %1663 = arith.mulf %1427, %1658 : f32
              %1664 = math.fma %1448, %1660, %1663 : f32
              %1665 = arith.mulf %1428, %1658 : f32
              %1666 = math.fma %1451, %1660, %1665 : f32
              %1667 = arith.mulf %1429, %1658 : f32
              %1668 = math.fma %1454, %1660, %1667 : f32
              %1669 = arith.mulf %1430, %1658 : f32
              %1670 = math.fma %1457, %1660, %1669 : f32
              %1671 = arith.maxnumf %1656, %1473 fastmath<nnan> : f32
              %1672 = arith.subf %1656, %1671 : f32
              %1673 = wave.exp2 %1672 : f32
              %1674 = arith.subf %1473, %1671 : f32
              %1675 = wave.exp2 %1674 : f32
              %1676 = arith.mulf %1662, %1673 : f32
              %1677 = math.fma %1487, %1675, %1676 : f32
              %1678 = arith.mulf %1664, %1673 : f32
              %1679 = math.fma %1476, %1675, %1678 : f32
              %1680 = arith.mulf %1666, %1673 : f32
              %1681 = math.fma %1479, %1675, %1680 : f32
              %1682 = arith.mulf %1668, %1673 : f32
              %1683 = math.fma %1482, %1675, %1682 : f32
              %1684 = arith.mulf %1670, %1673 : f32
              %1685 = math.fma %1485, %1675, %1684 : f32
              %1686 = arith.maxnumf %1671, %1501 fastmath<nnan> : f32
              %1687 = arith.subf %1671, %1686 : f32
              %1688 = wave.exp2 %1687 : f32
              %1689 = arith.subf %1501, %1686 : f32
              %1690 = wave.exp2 %1689 : f32
              %1691 = arith.mulf %1677, %1688 : f32
              %1692 = math.fma %1515, %1690, %1691 : f32
              %1693 = arith.mulf %1679, %1688 : f32
              %1694 = math.fma %1504, %1690, %1693 : f32
              %1695 = arith.mulf %1681, %1688 : f32
              %1696 = math.fma %1507, %1690, %1695 : f32
              %1697 = arith.mulf %1683, %1688 : f32
              %1698 = math.fma %1510, %1690, %1697 : f32
              %1699 = arith.mulf %1685, %1688 : f32
              %1700 = math.fma %1513, %1690, %1699 : f32
              %1701 = arith.maxnumf %1686, %1529 fastmath<nnan> : f32
              %1702 = arith.subf %1686, %1701 : f32
              %1703 = wave.exp2 %1702 : f32
              %1704 = arith.subf %1529, %1701 : f32
              %1705 = wave.exp2 %1704 : f32
              %1706 = arith.mulf %1692, %1703 : f32
              %1707 = math.fma %1543, %1705, %1706 : f32
              %1708 = arith.mulf %1694, %1703 : f32
              %1709 = math.fma %1532, %1705, %1708 : f32
              %1710 = arith.mulf %1696, %1703 : f32
              %1711 = math.fma %1535, %1705, %1710 : f32
              %1712 = arith.mulf %1698, %1703 : f32
              %1713 = math.fma %1538, %1705, %1712 : f32
              %1714 = arith.mulf %1700, %1703 : f32
              %1715 = math.fma %1541, %1705, %1714 : f32
              %1716 = arith.maxnumf %1701, %1557 fastmath<nnan> : f32
              %1717 = arith.subf %1701, %1716 : f32
              %1718 = wave.exp2 %1717 : f32
              %1719 = arith.subf %1557, %1716 : f32
              %1720 = wave.exp2 %1719 : f32
              %1721 = arith.mulf %1707, %1718 : f32
              %1722 = math.fma %1571, %1720, %1721 : f32
              %1723 = arith.mulf %1709, %1718 : f32
              %1724 = math.fma %1560, %1720, %1723 : f32
              %1725 = arith.mulf %1711, %1718 : f32
              %1726 = math.fma %1563, %1720, %1725 : f32
              %1727 = arith.mulf %1713, %1718 : f32
              %1728 = math.fma %1566, %1720, %1727 : f32
              %1729 = arith.mulf %1715, %1718 : f32
              %1730 = math.fma %1569, %1720, %1729 : f32
              %1731 = arith.maxnumf %1716, %1585 fastmath<nnan> : f32
              %1732 = arith.subf %1716, %1731 : f32
              %1733 = wave.exp2 %1732 : f32
              %1734 = arith.subf %1585, %1731 : f32
              %1735 = wave.exp2 %1734 : f32
              %1736 = arith.mulf %1722, %1733 : f32
              %1737 = math.fma %1599, %1735, %1736 : f32
              %1738 = arith.mulf %1724, %1733 : f32
              %1739 = math.fma %1588, %1735, %1738 : f32
              %1740 = arith.mulf %1726, %1733 : f32
              %1741 = math.fma %1591, %1735, %1740 : f32
              %1742 = arith.mulf %1728, %1733 : f32
              %1743 = math.fma %1594, %1735, %1742 : f32
              %1744 = arith.mulf %1730, %1733 : f32
              %1745 = math.fma %1597, %1735, %1744 : f32
              %1746 = arith.maxnumf %1731, %1613 fastmath<nnan> : f32
              %1747 = arith.subf %1731, %1746 : f32
              %1748 = wave.exp2 %1747 : f32
              %1749 = arith.subf %1613, %1746 : f32
              %1750 = wave.exp2 %1749 : f32
              %1751 = arith.mulf %1737, %1748 : f32
              %1752 = math.fma %1627, %1750, %1751 : f32
              %1753 = arith.mulf %1739, %1748 : f32
              %1754 = math.fma %1616, %1750, %1753 : f32
              %1755 = arith.mulf %1741, %1748 : f32
              %1756 = math.fma %1619, %1750, %1755 : f32
              %1757 = arith.mulf %1743, %1748 : f32
              %1758 = math.fma %1622, %1750, %1757 : f32
              %1759 = arith.mulf %1745, %1748 : f32
              %1760 = math.fma %1625, %1750, %1759 : f32
              %1761 = arith.maxnumf %1746, %1641 fastmath<nnan> : f32
              %1762 = arith.subf %1746, %1761 : f32
              %1763 = wave.exp2 %1762 : f32
              %1764 = arith.subf %1641, %1761 : f32
              %1765 = wave.exp2 %1764 : f32
              %1766 = arith.mulf %1752, %1763 : f32
              %1767 = math.fma %1655, %1765, %1766 : f32
              %1768 = arith.mulf %1754, %1763 : f32
              %1769 = math.fma %1644, %1765, %1768 : f32
              %1770 = arith.mulf %1756, %1763 : f32
              %1771 = math.fma %1647, %1765, %1770 : f32
              %1772 = arith.mulf %1758, %1763 : f32
              %1773 = math.fma %1650, %1765, %1772 : f32
              %1774 = arith.mulf %1760, %1763 : f32
              %1775 = math.fma %1653, %1765, %1774 : f32
              scf.yield %1761, %1767, %1769, %1771, %1773, %1775 : f32, f32, f32, f32, f32, f32
            }
            %1776 = arith.cmpi eq, %1412, %c17 : i32
            scf.if %1776 {
              %1777 = arith.addi %kvHeads, %15 : index
              %1778 = memref.load %scales[%1777] : memref<?xf32>
              %1779 = arith.divf %1778, %1431#1 : f32
              %1780 = arith.addi %17, %940 : index
              %1781 = arith.cmpi slt, %1780, %groupSize : index
              scf.if %1781 {
                %1782 = arith.muli %15, %groupSize : index
                %1783 = arith.addi %1782, %1780 : index
                %1784 = arith.muli %1783, %c24 : index
                %1785 = arith.muli %heads, %c24 : index
                %1786 = arith.addi %938, %c23 : index
                %1787 = arith.mulf %1431#2, %1779 : f32
                %1788 = arith.addf %1787, %c51 : f32
                %1789 = arith.minimumf %1788, %c120 : f32
                %1790 = arith.maximumf %1789, %c121 : f32
                %1791 = arith.truncf %1790 : f32 to f16
                %1792 = arith.divui %1786, %c9 : index
                %1793 = arith.addi %1784, %1792 : index
                %1794 = arith.divui %24, %outTileRows : index
                %1795 = arith.divui %1785, %c3 : index
                %1796 = arith.muli %1794, %1795 : index
                %1797 = arith.divui %1793, %c3 : index
                %1798 = arith.addi %1796, %1797 : index
                %1799 = arith.muli %1798, %c10 : index
                %1800 = arith.remui %1793, %c3 : index
                %1801 = arith.divui %1800, %c9 : index
                %1802 = arith.addi %1799, %1801 : index
                %1803 = arith.muli %outTileRows, %c9 : index
                %1804 = arith.muli %1802, %1803 : index
                %1805 = arith.remui %24, %outTileRows : index
                %1806 = arith.muli %1805, %c9 : index
                %1807 = arith.addi %1804, %1806 : index
                %1808 = arith.remui %1793, %c9 : index
                %1809 = arith.addi %1807, %1808 : index
                memref.store %1791, %out[%1809] : memref<?xf16>
                %1810 = arith.addi %938, %c7 : index
                %1811 = arith.mulf %1431#3, %1779 : f32
                %1812 = arith.addf %1811, %c51 : f32
                %1813 = arith.minimumf %1812, %c120 : f32
                %1814 = arith.maximumf %1813, %c121 : f32
                %1815 = arith.truncf %1814 : f32 to f16
                %1816 = arith.divui %1810, %c9 : index
                %1817 = arith.addi %1784, %1816 : index
                %1818 = arith.divui %24, %outTileRows : index
                %1819 = arith.divui %1785, %c3 : index
                %1820 = arith.muli %1818, %1819 : index
                %1821 = arith.divui %1817, %c3 : index
                %1822 = arith.addi %1820, %1821 : index
                %1823 = arith.muli %1822, %c10 : index
                %1824 = arith.remui %1817, %c3 : index
                %1825 = arith.divui %1824, %c9 : index
                %1826 = arith.addi %1823, %1825 : index
                %1827 = arith.muli %outTileRows, %c9 : index
                %1828 = arith.muli %1826, %1827 : index
                %1829 = arith.remui %24, %outTileRows : index
                %1830 = arith.muli %1829, %c9 : index
                %1831 = arith.addi %1828, %1830 : index
                %1832 = arith.remui %1817, %c9 : index
                %1833 = arith.addi %1831, %1832 : index
                memref.store %1815, %out[%1833] : memref<?xf16>
                %1834 = arith.addi %938, %c43 : index
                %1835 = arith.mulf %1431#4, %1779 : f32
                %1836 = arith.addf %1835, %c51 : f32
                %1837 = arith.minimumf %1836, %c120 : f32
                %1838 = arith.maximumf %1837, %c121 : f32
                %1839 = arith.truncf %1838 : f32 to f16
                %1840 = arith.divui %1834, %c9 : index
                %1841 = arith.addi %1784, %1840 : index
                %1842 = arith.divui %24, %outTileRows : index
                %1843 = arith.divui %1785, %c3 : index
                %1844 = arith.muli %1842, %1843 : index
                %1845 = arith.divui %1841, %c3 : index
                %1846 = arith.addi %1844, %1845 : index
                %1847 = arith.muli %1846, %c10 : index
                %1848 = arith.remui %1841, %c3 : index
                %1849 = arith.divui %1848, %c9 : index
                %1850 = arith.addi %1847, %1849 : index
                %1851 = arith.muli %outTileRows, %c9 : index
                %1852 = arith.muli %1850, %1851 : index
                %1853 = arith.remui %24, %outTileRows : index
                %1854 = arith.muli %1853, %c9 : index
                %1855 = arith.addi %1852, %1854 : index
                %1856 = arith.remui %1841, %c9 : index
                %1857 = arith.addi %1855, %1856 : index
                memref.store %1839, %out[%1857] : memref<?xf16>
                %1858 = arith.addi %938, %c44 : index
                %1859 = arith.mulf %1431#5, %1779 : f32
                %1860 = arith.addf %1859, %c51 : f32
                %1861 = arith.minimumf %1860, %c120 : f32
                %1862 = arith.maximumf %1861, %c121 : f32
                %1863 = arith.truncf %1862 : f32 to f16
                %1864 = arith.divui %1858, %c9 : index
                %1865 = arith.addi %1784, %1864 : index
                %1866 = arith.divui %24, %outTileRows : index
                %1867 = arith.divui %1785, %c3 : index
                %1868 = arith.muli %1866, %1867 : index
                %1869 = arith.divui %1865, %c3 : index
                %1870 = arith.addi %1868, %1869 : index
                %1871 = arith.muli %1870, %c10 : index
                %1872 = arith.remui %1865, %c3 : index
                %1873 = arith.divui %1872, %c9 : index
                %1874 = arith.addi %1871, %1873 : index
                %1875 = arith.muli %outTileRows, %c9 : index
                %1876 = arith.muli %1874, %1875 : index
                %1877 = arith.remui %24, %outTileRows : index
                %1878 = arith.muli %1877, %c9 : index
                %1879 = arith.addi %1876, %1878 : index
                %1880 = arith.remui %1865, %c9 : index
                %1881 = arith.addi %1879, %1880 : index
                memref.store %1863, %out[%1881] : memref<?xf16>
              }
            } else {
              %1882 = arith.index_cast %ranges : index to i32
              %1883 = arith.addi %1882, %1413 : i32
              %1884 = arith.addi %ranges, %groups : index
              %1885 = arith.muli %9, %1884 : index
              %1886 = arith.index_castui %1883 : i32 to index
              %1887 = arith.addi %1885, %1886 : index
              %1888 = arith.muli %1887, %c124 : index
              %1889 = arith.addi %938, %c23 : index
              %1890 = arith.addi %1888, %1889 : index
              memref.store %1431#2, %partial[%1890] : memref<?xf32>
              %1891 = arith.addi %938, %c7 : index
              %1892 = arith.addi %1888, %1891 : index
              memref.store %1431#3, %partial[%1892] : memref<?xf32>
              %1893 = arith.addi %938, %c43 : index
              %1894 = arith.addi %1888, %1893 : index
              memref.store %1431#4, %partial[%1894] : memref<?xf32>
              %1895 = arith.addi %938, %c44 : index
              %1896 = arith.addi %1888, %1895 : index
              memref.store %1431#5, %partial[%1896] : memref<?xf32>
              %1897 = arith.cmpi slt, %938, %c9 : index
              scf.if %1897 {
                %1898 = arith.addi %1888, %c45 : index
                %1899 = arith.addi %1898, %938 : index
                memref.store %1431#0, %partial[%1899] : memref<?xf32>
                %1900 = arith.addi %1899, %c9 : index
                memref.store %1431#1, %partial[%1900] : memref<?xf32>
              }
              %1901 = arith.addi %1415, %groups : index
              %1902 = arith.index_castui %1412 : i32 to index
              %1903 = wave.arrive %counters[%1901], %1902 : memref<?xi32>
              scf.if %1903 {
                %1911:6 = scf.for %1904 = %c55 to %1412 step %c83 iter_args(%1905 = %c50, %1906 = %c51, %1907 = %c51, %1908 = %c51, %1909 = %c51, %1910 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1912 = arith.addi %1904, %c55 : i32
                  %1913 = arith.subi %1412, %c17 : i32
                  %1914 = arith.minsi %1912, %1913 : i32
                  %1915 = arith.addi %1882, %1914 : i32
                  %1916 = arith.addi %ranges, %groups : index
                  %1917 = arith.muli %9, %1916 : index
                  %1918 = arith.index_castui %1915 : i32 to index
                  %1919 = arith.addi %1917, %1918 : index
                  %1920 = arith.muli %1919, %c124 : index
                  %1921 = arith.addi %1920, %c45 : index
                  %1922 = arith.addi %1921, %940 : index
                  %1923 = memref.load %partial[%1922] : memref<?xf32>
                  %1924 = arith.cmpi slt, %1912, %1412 : i32
                  %1925 = arith.select %1924, %1923, %c50 : f32
                  %1926 = arith.addi %1920, %938 : index
                  %1927 = arith.addi %1926, %c23 : index
                  %1928 = memref.load %partial[%1927] : memref<?xf32>
                  %1929 = arith.addi %1920, %938 : index
                  %1930 = arith.addi %1929, %c7 : index
                  %1931 = memref.load %partial[%1930] : memref<?xf32>
                  %1932 = arith.addi %1920, %938 : index
                  %1933 = arith.addi %1932, %c43 : index
                  %1934 = memref.load %partial[%1933] : memref<?xf32>
                  %1935 = arith.addi %1920, %938 : index
                  %1936 = arith.addi %1935, %c44 : index
                  %1937 = memref.load %partial[%1936] : memref<?xf32>
                  %1938 = arith.addi %1922, %c9 : index
                  %1939 = memref.load %partial[%1938] : memref<?xf32>
                  %1940 = arith.addi %1904, %c17 : i32
                  %1941 = arith.subi %1412, %c17 : i32
                  %1942 = arith.minsi %1940, %1941 : i32
                  %1943 = arith.addi %1882, %1942 : i32
                  %1944 = arith.addi %ranges, %groups : index
                  %1945 = arith.muli %9, %1944 : index
                  %1946 = arith.index_castui %1943 : i32 to index
                  %1947 = arith.addi %1945, %1946 : index
                  %1948 = arith.muli %1947, %c124 : index
                  %1949 = arith.addi %1948, %c45 : index
                  %1950 = arith.addi %1949, %940 : index
                  %1951 = memref.load %partial[%1950] : memref<?xf32>
                  %1952 = arith.cmpi slt, %1940, %1412 : i32
                  %1953 = arith.select %1952, %1951, %c50 : f32
                  %1954 = arith.addi %1948, %938 : index
                  %1955 = arith.addi %1954, %c23 : index
                  %1956 = memref.load %partial[%1955] : memref<?xf32>
                  %1957 = arith.addi %1948, %938 : index
                  %1958 = arith.addi %1957, %c7 : index
                  %1959 = memref.load %partial[%1958] : memref<?xf32>
                  %1960 = arith.addi %1948, %938 : index
                  %1961 = arith.addi %1960, %c43 : index
                  %1962 = memref.load %partial[%1961] : memref<?xf32>
                  %1963 = arith.addi %1948, %938 : index
                  %1964 = arith.addi %1963, %c44 : index
                  %1965 = memref.load %partial[%1964] : memref<?xf32>
                  %1966 = arith.addi %1950, %c9 : index
                  %1967 = memref.load %partial[%1966] : memref<?xf32>
                  %1968 = arith.addi %1904, %c76 : i32
                  %1969 = arith.subi %1412, %c17 : i32
                  %1970 = arith.minsi %1968, %1969 : i32
                  %1971 = arith.addi %1882, %1970 : i32
                  %1972 = arith.addi %ranges, %groups : index
                  %1973 = arith.muli %9, %1972 : index
                  %1974 = arith.index_castui %1971 : i32 to index
                  %1975 = arith.addi %1973, %1974 : index
                  %1976 = arith.muli %1975, %c124 : index
                  %1977 = arith.addi %1976, %c45 : index
                  %1978 = arith.addi %1977, %940 : index
                  %1979 = memref.load %partial[%1978] : memref<?xf32>
                  %1980 = arith.cmpi slt, %1968, %1412 : i32
                  %1981 = arith.select %1980, %1979, %c50 : f32
                  %1982 = arith.addi %1976, %938 : index
                  %1983 = arith.addi %1982, %c23 : index
                  %1984 = memref.load %partial[%1983] : memref<?xf32>
                  %1985 = arith.addi %1976, %938 : index
                  %1986 = arith.addi %1985, %c7 : index
                  %1987 = memref.load %partial[%1986] : memref<?xf32>
                  %1988 = arith.addi %1976, %938 : index
                  %1989 = arith.addi %1988, %c43 : index
                  %1990 = memref.load %partial[%1989] : memref<?xf32>
                  %1991 = arith.addi %1976, %938 : index
                  %1992 = arith.addi %1991, %c44 : index
                  %1993 = memref.load %partial[%1992] : memref<?xf32>
                  %1994 = arith.addi %1978, %c9 : index
                  %1995 = memref.load %partial[%1994] : memref<?xf32>
                  %1996 = arith.addi %1904, %c78 : i32
                  %1997 = arith.subi %1412, %c17 : i32
                  %1998 = arith.minsi %1996, %1997 : i32
                  %1999 = arith.addi %1882, %1998 : i32
                  %2000 = arith.addi %ranges, %groups : index
                  %2001 = arith.muli %9, %2000 : index
                  %2002 = arith.index_castui %1999 : i32 to index
                  %2003 = arith.addi %2001, %2002 : index
                  %2004 = arith.muli %2003, %c124 : index
                  %2005 = arith.addi %2004, %c45 : index
                  %2006 = arith.addi %2005, %940 : index
                  %2007 = memref.load %partial[%2006] : memref<?xf32>
                  %2008 = arith.cmpi slt, %1996, %1412 : i32
                  %2009 = arith.select %2008, %2007, %c50 : f32
                  %2010 = arith.addi %2004, %938 : index
                  %2011 = arith.addi %2010, %c23 : index
                  %2012 = memref.load %partial[%2011] : memref<?xf32>
                  %2013 = arith.addi %2004, %938 : index
                  %2014 = arith.addi %2013, %c7 : index
                  %2015 = memref.load %partial[%2014] : memref<?xf32>
                  %2016 = arith.addi %2004, %938 : index
                  %2017 = arith.addi %2016, %c43 : index
                  %2018 = memref.load %partial[%2017] : memref<?xf32>
                  %2019 = arith.addi %2004, %938 : index
                  %2020 = arith.addi %2019, %c44 : index
                  %2021 = memref.load %partial[%2020] : memref<?xf32>
                  %2022 = arith.addi %2006, %c9 : index
                  %2023 = memref.load %partial[%2022] : memref<?xf32>
                  %2024 = arith.addi %1904, %c79 : i32
                  %2025 = arith.subi %1412, %c17 : i32
                  %2026 = arith.minsi %2024, %2025 : i32
                  %2027 = arith.addi %1882, %2026 : i32
                  %2028 = arith.addi %ranges, %groups : index
                  %2029 = arith.muli %9, %2028 : index
                  %2030 = arith.index_castui %2027 : i32 to index
                  %2031 = arith.addi %2029, %2030 : index
                  %2032 = arith.muli %2031, %c124 : index
                  %2033 = arith.addi %2032, %c45 : index
                  %2034 = arith.addi %2033, %940 : index
                  %2035 = memref.load %partial[%2034] : memref<?xf32>
                  %2036 = arith.cmpi slt, %2024, %1412 : i32
                  %2037 = arith.select %2036, %2035, %c50 : f32
                  %2038 = arith.addi %2032, %938 : index
                  %2039 = arith.addi %2038, %c23 : index
                  %2040 = memref.load %partial[%2039] : memref<?xf32>
                  %2041 = arith.addi %2032, %938 : index
                  %2042 = arith.addi %2041, %c7 : index
                  %2043 = memref.load %partial[%2042] : memref<?xf32>
                  %2044 = arith.addi %2032, %938 : index
                  %2045 = arith.addi %2044, %c43 : index
                  %2046 = memref.load %partial[%2045] : memref<?xf32>
                  %2047 = arith.addi %2032, %938 : index
                  %2048 = arith.addi %2047, %c44 : index
                  %2049 = memref.load %partial[%2048] : memref<?xf32>
                  %2050 = arith.addi %2034, %c9 : index
                  %2051 = memref.load %partial[%2050] : memref<?xf32>
                  %2052 = arith.addi %1904, %c80 : i32
                  %2053 = arith.subi %1412, %c17 : i32
                  %2054 = arith.minsi %2052, %2053 : i32
                  %2055 = arith.addi %1882, %2054 : i32
                  %2056 = arith.addi %ranges, %groups : index
                  %2057 = arith.muli %9, %2056 : index
                  %2058 = arith.index_castui %2055 : i32 to index
                  %2059 = arith.addi %2057, %2058 : index
                  %2060 = arith.muli %2059, %c124 : index
                  %2061 = arith.addi %2060, %c45 : index
                  %2062 = arith.addi %2061, %940 : index
                  %2063 = memref.load %partial[%2062] : memref<?xf32>
                  %2064 = arith.cmpi slt, %2052, %1412 : i32
                  %2065 = arith.select %2064, %2063, %c50 : f32
                  %2066 = arith.addi %2060, %938 : index
                  %2067 = arith.addi %2066, %c23 : index
                  %2068 = memref.load %partial[%2067] : memref<?xf32>
                  %2069 = arith.addi %2060, %938 : index
                  %2070 = arith.addi %2069, %c7 : index
                  %2071 = memref.load %partial[%2070] : memref<?xf32>
                  %2072 = arith.addi %2060, %938 : index
                  %2073 = arith.addi %2072, %c43 : index
                  %2074 = memref.load %partial[%2073] : memref<?xf32>
                  %2075 = arith.addi %2060, %938 : index
                  %2076 = arith.addi %2075, %c44 : index
                  %2077 = memref.load %partial[%2076] : memref<?xf32>
                  %2078 = arith.addi %2062, %c9 : index
                  %2079 = memref.load %partial[%2078] : memref<?xf32>
                  %2080 = arith.addi %1904, %c81 : i32
                  %2081 = arith.subi %1412, %c17 : i32
                  %2082 = arith.minsi %2080, %2081 : i32
                  %2083 = arith.addi %1882, %2082 : i32
                  %2084 = arith.addi %ranges, %groups : index
                  %2085 = arith.muli %9, %2084 : index
                  %2086 = arith.index_castui %2083 : i32 to index
                  %2087 = arith.addi %2085, %2086 : index
                  %2088 = arith.muli %2087, %c124 : index
                  %2089 = arith.addi %2088, %c45 : index
                  %2090 = arith.addi %2089, %940 : index
                  %2091 = memref.load %partial[%2090] : memref<?xf32>
                  %2092 = arith.cmpi slt, %2080, %1412 : i32
                  %2093 = arith.select %2092, %2091, %c50 : f32
                  %2094 = arith.addi %2088, %938 : index
                  %2095 = arith.addi %2094, %c23 : index
                  %2096 = memref.load %partial[%2095] : memref<?xf32>
                  %2097 = arith.addi %2088, %938 : index
                  %2098 = arith.addi %2097, %c7 : index
                  %2099 = memref.load %partial[%2098] : memref<?xf32>
                  %2100 = arith.addi %2088, %938 : index
                  %2101 = arith.addi %2100, %c43 : index
                  %2102 = memref.load %partial[%2101] : memref<?xf32>
                  %2103 = arith.addi %2088, %938 : index
                  %2104 = arith.addi %2103, %c44 : index
                  %2105 = memref.load %partial[%2104] : memref<?xf32>
                  %2106 = arith.addi %2090, %c9 : index
                  %2107 = memref.load %partial[%2106] : memref<?xf32>
                  %2108 = arith.addi %1904, %c82 : i32
                  %2109 = arith.subi %1412, %c17 : i32
                  %2110 = arith.minsi %2108, %2109 : i32
                  %2111 = arith.addi %1882, %2110 : i32
                  %2112 = arith.addi %ranges, %groups : index
                  %2113 = arith.muli %9, %2112 : index
                  %2114 = arith.index_castui %2111 : i32 to index
                  %2115 = arith.addi %2113, %2114 : index
                  %2116 = arith.muli %2115, %c124 : index
                  %2117 = arith.addi %2116, %c45 : index
                  %2118 = arith.addi %2117, %940 : index
                  %2119 = memref.load %partial[%2118] : memref<?xf32>
                  %2120 = arith.cmpi slt, %2108, %1412 : i32
                  %2121 = arith.select %2120, %2119, %c50 : f32
                  %2122 = arith.addi %2116, %938 : index
                  %2123 = arith.addi %2122, %c23 : index
                  %2124 = memref.load %partial[%2123] : memref<?xf32>
                  %2125 = arith.addi %2116, %938 : index
                  %2126 = arith.addi %2125, %c7 : index
                  %2127 = memref.load %partial[%2126] : memref<?xf32>
                  %2128 = arith.addi %2116, %938 : index
                  %2129 = arith.addi %2128, %c43 : index
                  %2130 = memref.load %partial[%2129] : memref<?xf32>
                  %2131 = arith.addi %2116, %938 : index
                  %2132 = arith.addi %2131, %c44 : index
                  %2133 = memref.load %partial[%2132] : memref<?xf32>
                  %2134 = arith.addi %2118, %c9 : index
                  %2135 = memref.load %partial[%2134] : memref<?xf32>
                  %2136 = arith.maxnumf %1905, %1925 fastmath<nnan> : f32
                  %2137 = arith.subf %1905, %2136 : f32
                  %2138 = wave.exp2 %2137 : f32
                  %2139 = arith.subf %1925, %2136 : f32
                  %2140 = wave.exp2 %2139 : f32
                  %2141 = arith.mulf %1906, %2138 : f32
                  %2142 = math.fma %1939, %2140, %2141 : f32
                  %2143 = arith.mulf %1907, %2138 : f32
                  %2144 = math.fma %1928, %2140, %2143 : f32
                  %2145 = arith.mulf %1908, %2138 : f32
                  %2146 = math.fma %1931, %2140, %2145 : f32
                  %2147 = arith.mulf %1909, %2138 : f32
                  %2148 = math.fma %1934, %2140, %2147 : f32
                  %2149 = arith.mulf %1910, %2138 : f32
                  %2150 = math.fma %1937, %2140, %2149 : f32
                  %2151 = arith.maxnumf %2136, %1953 fastmath<nnan> : f32
                  %2152 = arith.subf %2136, %2151 : f32
                  %2153 = wave.exp2 %2152 : f32
                  %2154 = arith.subf %1953, %2151 : f32
                  %2155 = wave.exp2 %2154 : f32
                  %2156 = arith.mulf %2142, %2153 : f32
                  %2157 = math.fma %1967, %2155, %2156 : f32
                  %2158 = arith.mulf %2144, %2153 : f32
                  %2159 = math.fma %1956, %2155, %2158 : f32
                  %2160 = arith.mulf %2146, %2153 : f32
                  %2161 = math.fma %1959, %2155, %2160 : f32
                  %2162 = arith.mulf %2148, %2153 : f32
                  %2163 = math.fma %1962, %2155, %2162 : f32
                  %2164 = arith.mulf %2150, %2153 : f32
                  %2165 = math.fma %1965, %2155, %2164 : f32
                  %2166 = arith.maxnumf %2151, %1981 fastmath<nnan> : f32
                  %2167 = arith.subf %2151, %2166 : f32
                  %2168 = wave.exp2 %2167 : f32
                  %2169 = arith.subf %1981, %2166 : f32
                  %2170 = wave.exp2 %2169 : f32
                  %2171 = arith.mulf %2157, %2168 : f32
                  %2172 = math.fma %1995, %2170, %2171 : f32
                  %2173 = arith.mulf %2159, %2168 : f32
                  %2174 = math.fma %1984, %2170, %2173 : f32
                  %2175 = arith.mulf %2161, %2168 : f32
                  %2176 = math.fma %1987, %2170, %2175 : f32
                  %2177 = arith.mulf %2163, %2168 : f32
                  %2178 = math.fma %1990, %2170, %2177 : f32
                  %2179 = arith.mulf %2165, %2168 : f32
                  %2180 = math.fma %1993, %2170, %2179 : f32
                  %2181 = arith.maxnumf %2166, %2009 fastmath<nnan> : f32
                  %2182 = arith.subf %2166, %2181 : f32
                  %2183 = wave.exp2 %2182 : f32
                  %2184 = arith.subf %2009, %2181 : f32
                  %2185 = wave.exp2 %2184 : f32
                  %2186 = arith.mulf %2172, %2183 : f32
                  %2187 = math.fma %2023, %2185, %2186 : f32
                  %2188 = arith.mulf %2174, %2183 : f32
                  %2189 = math.fma %2012, %2185, %2188 : f32
                  %2190 = arith.mulf %2176, %2183 : f32
                  %2191 = math.fma %2015, %2185, %2190 : f32
                  %2192 = arith.mulf %2178, %2183 : f32
                  %2193 = math.fma %2018, %2185, %2192 : f32
                  %2194 = arith.mulf %2180, %2183 : f32
                  %2195 = math.fma %2021, %2185, %2194 : f32
                  %2196 = arith.maxnumf %2181, %2037 fastmath<nnan> : f32
                  %2197 = arith.subf %2181, %2196 : f32
                  %2198 = wave.exp2 %2197 : f32
                  %2199 = arith.subf %2037, %2196 : f32
                  %2200 = wave.exp2 %2199 : f32
                  %2201 = arith.mulf %2187, %2198 : f32
                  %2202 = math.fma %2051, %2200, %2201 : f32
                  %2203 = arith.mulf %2189, %2198 : f32
                  %2204 = math.fma %2040, %2200, %2203 : f32
                  %2205 = arith.mulf %2191, %2198 : f32
                  %2206 = math.fma %2043, %2200, %2205 : f32
                  %2207 = arith.mulf %2193, %2198 : f32
                  %2208 = math.fma %2046, %2200, %2207 : f32
                  %2209 = arith.mulf %2195, %2198 : f32
                  %2210 = math.fma %2049, %2200, %2209 : f32
                  %2211 = arith.maxnumf %2196, %2065 fastmath<nnan> : f32
                  %2212 = arith.subf %2196, %2211 : f32
                  %2213 = wave.exp2 %2212 : f32
                  %2214 = arith.subf %2065, %2211 : f32
                  %2215 = wave.exp2 %2214 : f32
                  %2216 = arith.mulf %2202, %2213 : f32
                  %2217 = math.fma %2079, %2215, %2216 : f32
                  %2218 = arith.mulf %2204, %2213 : f32
                  %2219 = math.fma %2068, %2215, %2218 : f32
                  %2220 = arith.mulf %2206, %2213 : f32
                  %2221 = math.fma %2071, %2215, %2220 : f32
                  %2222 = arith.mulf %2208, %2213 : f32
                  %2223 = math.fma %2074, %2215, %2222 : f32
                  %2224 = arith.mulf %2210, %2213 : f32
                  %2225 = math.fma %2077, %2215, %2224 : f32
                  %2226 = arith.maxnumf %2211, %2093 fastmath<nnan> : f32
                  %2227 = arith.subf %2211, %2226 : f32
                  %2228 = wave.exp2 %2227 : f32
                  %2229 = arith.subf %2093, %2226 : f32
                  %2230 = wave.exp2 %2229 : f32
                  %2231 = arith.mulf %2217, %2228 : f32
                  %2232 = math.fma %2107, %2230, %2231 : f32
                  %2233 = arith.mulf %2219, %2228 : f32
                  %2234 = math.fma %2096, %2230, %2233 : f32
                  %2235 = arith.mulf %2221, %2228 : f32
                  %2236 = math.fma %2099, %2230, %2235 : f32
                  %2237 = arith.mulf %2223, %2228 : f32
                  %2238 = math.fma %2102, %2230, %2237 : f32
                  %2239 = arith.mulf %2225, %2228 : f32
                  %2240 = math.fma %2105, %2230, %2239 : f32
                  %2241 = arith.maxnumf %2226, %2121 fastmath<nnan> : f32
                  %2242 = arith.subf %2226, %2241 : f32
                  %2243 = wave.exp2 %2242 : f32
                  %2244 = arith.subf %2121, %2241 : f32
                  %2245 = wave.exp2 %2244 : f32
                  %2246 = arith.mulf %2232, %2243 : f32
                  %2247 = math.fma %2135, %2245, %2246 : f32
                  %2248 = arith.mulf %2234, %2243 : f32
                  %2249 = math.fma %2124, %2245, %2248 : f32
                  %2250 = arith.mulf %2236, %2243 : f32
                  %2251 = math.fma %2127, %2245, %2250 : f32
                  %2252 = arith.mulf %2238, %2243 : f32
                  %2253 = math.fma %2130, %2245, %2252 : f32
                  %2254 = arith.mulf %2240, %2243 : f32
                  %2255 = math.fma %2133, %2245, %2254 : f32
                  scf.yield %2241, %2247, %2249, %2251, %2253, %2255 : f32, f32, f32, f32, f32, f32
                }
                %2256 = arith.addi %kvHeads, %15 : index
                %2257 = memref.load %scales[%2256] : memref<?xf32>
                %2258 = arith.divf %2257, %1911#1 : f32
                %2259 = arith.addi %17, %940 : index
                %2260 = arith.cmpi slt, %2259, %groupSize : index
                scf.if %2260 {
                  %2261 = arith.muli %15, %groupSize : index
                  %2262 = arith.addi %2261, %2259 : index
                  %2263 = arith.muli %2262, %c24 : index
                  %2264 = arith.muli %heads, %c24 : index
                  %2265 = arith.addi %938, %c23 : index
                  %2266 = arith.mulf %1911#2, %2258 : f32
                  %2267 = arith.addf %2266, %c51 : f32
                  %2268 = arith.minimumf %2267, %c120 : f32
                  %2269 = arith.maximumf %2268, %c121 : f32
                  %2270 = arith.truncf %2269 : f32 to f16
                  %2271 = arith.divui %2265, %c9 : index
                  %2272 = arith.addi %2263, %2271 : index
                  %2273 = arith.divui %24, %outTileRows : index
                  %2274 = arith.divui %2264, %c3 : index
                  %2275 = arith.muli %2273, %2274 : index
                  %2276 = arith.divui %2272, %c3 : index
                  %2277 = arith.addi %2275, %2276 : index
                  %2278 = arith.muli %2277, %c10 : index
                  %2279 = arith.remui %2272, %c3 : index
                  %2280 = arith.divui %2279, %c9 : index
                  %2281 = arith.addi %2278, %2280 : index
                  %2282 = arith.muli %outTileRows, %c9 : index
                  %2283 = arith.muli %2281, %2282 : index
                  %2284 = arith.remui %24, %outTileRows : index
                  %2285 = arith.muli %2284, %c9 : index
                  %2286 = arith.addi %2283, %2285 : index
                  %2287 = arith.remui %2272, %c9 : index
                  %2288 = arith.addi %2286, %2287 : index
                  memref.store %2270, %out[%2288] : memref<?xf16>
                  %2289 = arith.addi %938, %c7 : index
                  %2290 = arith.mulf %1911#3, %2258 : f32
                  %2291 = arith.addf %2290, %c51 : f32
                  %2292 = arith.minimumf %2291, %c120 : f32
                  %2293 = arith.maximumf %2292, %c121 : f32
                  %2294 = arith.truncf %2293 : f32 to f16
                  %2295 = arith.divui %2289, %c9 : index
                  %2296 = arith.addi %2263, %2295 : index
                  %2297 = arith.divui %24, %outTileRows : index
                  %2298 = arith.divui %2264, %c3 : index
                  %2299 = arith.muli %2297, %2298 : index
                  %2300 = arith.divui %2296, %c3 : index
                  %2301 = arith.addi %2299, %2300 : index
                  %2302 = arith.muli %2301, %c10 : index
                  %2303 = arith.remui %2296, %c3 : index
                  %2304 = arith.divui %2303, %c9 : index
                  %2305 = arith.addi %2302, %2304 : index
                  %2306 = arith.muli %outTileRows, %c9 : index
                  %2307 = arith.muli %2305, %2306 : index
                  %2308 = arith.remui %24, %outTileRows : index
                  %2309 = arith.muli %2308, %c9 : index
                  %2310 = arith.addi %2307, %2309 : index
                  %2311 = arith.remui %2296, %c9 : index
                  %2312 = arith.addi %2310, %2311 : index
                  memref.store %2294, %out[%2312] : memref<?xf16>
                  %2313 = arith.addi %938, %c43 : index
                  %2314 = arith.mulf %1911#4, %2258 : f32
                  %2315 = arith.addf %2314, %c51 : f32
                  %2316 = arith.minimumf %2315, %c120 : f32
                  %2317 = arith.maximumf %2316, %c121 : f32
                  %2318 = arith.truncf %2317 : f32 to f16
                  %2319 = arith.divui %2313, %c9 : index
                  %2320 = arith.addi %2263, %2319 : index
                  %2321 = arith.divui %24, %outTileRows : index
                  %2322 = arith.divui %2264, %c3 : index
                  %2323 = arith.muli %2321, %2322 : index
                  %2324 = arith.divui %2320, %c3 : index
                  %2325 = arith.addi %2323, %2324 : index
                  %2326 = arith.muli %2325, %c10 : index
                  %2327 = arith.remui %2320, %c3 : index
                  %2328 = arith.divui %2327, %c9 : index
                  %2329 = arith.addi %2326, %2328 : index
                  %2330 = arith.muli %outTileRows, %c9 : index
                  %2331 = arith.muli %2329, %2330 : index
                  %2332 = arith.remui %24, %outTileRows : index
                  %2333 = arith.muli %2332, %c9 : index
                  %2334 = arith.addi %2331, %2333 : index
                  %2335 = arith.remui %2320, %c9 : index
                  %2336 = arith.addi %2334, %2335 : index
                  memref.store %2318, %out[%2336] : memref<?xf16>
                  %2337 = arith.addi %938, %c44 : index
                  %2338 = arith.mulf %1911#5, %2258 : f32
                  %2339 = arith.addf %2338, %c51 : f32
                  %2340 = arith.minimumf %2339, %c120 : f32
                  %2341 = arith.maximumf %2340, %c121 : f32
                  %2342 = arith.truncf %2341 : f32 to f16
                  %2343 = arith.divui %2337, %c9 : index
                  %2344 = arith.addi %2263, %2343 : index
                  %2345 = arith.divui %24, %outTileRows : index
                  %2346 = arith.divui %2264, %c3 : index
                  %2347 = arith.muli %2345, %2346 : index
                  %2348 = arith.divui %2344, %c3 : index
                  %2349 = arith.addi %2347, %2348 : index
                  %2350 = arith.muli %2349, %c10 : index
                  %2351 = arith.remui %2344, %c3 : index
                  %2352 = arith.divui %2351, %c9 : index
                  %2353 = arith.addi %2350, %2352 : index
                  %2354 = arith.muli %outTileRows, %c9 : index
                  %2355 = arith.muli %2353, %2354 : index
                  %2356 = arith.remui %24, %outTileRows : index
                  %2357 = arith.muli %2356, %c9 : index
                  %2358 = arith.addi %2355, %2357 : index
                  %2359 = arith.remui %2344, %c9 : index
                  %2360 = arith.addi %2358, %2359 : index
                  memref.store %2342, %out[%2360] : memref<?xf16>
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
