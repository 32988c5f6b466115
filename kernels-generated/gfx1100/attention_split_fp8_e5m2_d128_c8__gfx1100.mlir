// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c16 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 128 : index
  %c26 = arith.constant 132 : index
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
  %c44 = arith.constant 512 : index
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
  %c88 = arith.constant 144 : index
  %c89 = arith.constant 160 : index
  %c90 = arith.constant 176 : index
  %c91 = arith.constant 208 : index
  %c92 = arith.constant 224 : index
  %c93 = arith.constant 240 : index
  %c94 = arith.constant 272 : index
  %c95 = arith.constant 288 : index
  %c96 = arith.constant 304 : index
  %c97 = arith.constant 336 : index
  %c98 = arith.constant 352 : index
  %c99 = arith.constant 368 : index
  %c100 = arith.constant 400 : index
  %c101 = arith.constant 416 : index
  %c102 = arith.constant 432 : index
  %c103 = arith.constant 464 : index
  %c104 = arith.constant 480 : index
  %c105 = arith.constant 496 : index
  %c106 = arith.constant 2560 : index
  %c107 = arith.constant 3072 : index
  %c108 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c110 = arith.constant 0x477FE000 : f32
  %c111 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c114 = arith.constant 1056 : index
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
      %48 = arith.cmpi slt, %47, %c7 : index
      scf.if %48 {
        %49 = arith.addi %46, %c24 : index
        %50 = arith.divui %49, %c23 : index
        %51 = arith.remui %49, %c23 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c25 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c26 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c24 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c26 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c24 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c27 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c23 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c28 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c29 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c30 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c31 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c32 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %69, %c33 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %69, %c34 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %69, %c35 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %69, %c36 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %69, %c37 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %69, %c38 : index
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
        %143 = arith.shrui %142, %c39 : i32
        %144 = arith.maxsi %143, %c40 : i32
        %145 = arith.minsi %144, %c41 : i32
        %146 = arith.subi %c42, %145 : i32
        %147 = arith.shli %146, %c39 : i32
        %148 = arith.bitcast %147 : i32 to f32
        %149 = arith.subi %145, %c43 : i32
        %150 = arith.shli %149, %c39 : i32
        %151 = arith.bitcast %150 : i32 to f32
        %152 = vector.broadcast %148 : f32 to vector<4xf32>
        %153 = arith.muli %1, %c9 : index
        %154 = arith.muli %2, %c25 : index
        %155 = arith.addi %153, %154 : index
        %156 = arith.mulf %71, %152 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %73, %152 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %155, %c24 : index
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
        %173 = arith.addi %155, %c44 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %83, %152 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %85, %152 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %155, %c45 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %87, %152 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %89, %152 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %155, %c16 : index
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
        %208 = arith.muli %207, %c21 : i32
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
          %219 = arith.divui %211, %c19 : i32
          %220 = arith.addi %219, %c55 : i32
          %221 = arith.minsi %220, %40 : i32
          %222 = arith.index_castui %221 : i32 to index
          %223 = arith.addi %32, %222 : index
          %224 = memref.load %step[%223] : memref<?xi32>
          %225 = arith.index_cast %224 : i32 to index
          %226 = arith.muli %225, %33 : index
          %227 = arith.addi %226, %34 : index
          %228 = arith.addi %219, %c18 : i32
          %229 = arith.minsi %228, %40 : i32
          %230 = arith.index_castui %229 : i32 to index
          %231 = arith.addi %32, %230 : index
          %232 = memref.load %step[%231] : memref<?xi32>
          %233 = arith.index_cast %232 : i32 to index
          %234 = arith.muli %233, %33 : index
          %235 = arith.addi %234, %34 : index
          %236 = arith.addi %227, %35 : index
          %237 = arith.addi %236, %c24 : index
          %238 = vector.load %kv[%237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %239 = arith.addi %235, %35 : index
          %240 = arith.addi %239, %c24 : index
          %241 = vector.load %kv[%240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %242 = arith.addi %227, %35 : index
          %243 = arith.addi %242, %c31 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %235, %35 : index
          %246 = arith.addi %245, %c31 : index
          %247 = vector.load %kv[%246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %248 = arith.addi %227, %35 : index
          %249 = arith.addi %248, %c25 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %235, %35 : index
          %252 = arith.addi %251, %c25 : index
          %253 = vector.load %kv[%252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %254 = arith.addi %227, %35 : index
          %255 = arith.addi %254, %c56 : index
          %256 = vector.load %kv[%255] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %257 = arith.addi %235, %35 : index
          %258 = arith.addi %257, %c56 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %279:18 = scf.for %260 = %c55 to %218 step %c18 iter_args(%261 = %238, %262 = %241, %263 = %244, %264 = %247, %265 = %250, %266 = %253, %267 = %256, %268 = %259, %269 = %c50, %270 = %c51, %271 = %c52, %272 = %c52, %273 = %c52, %274 = %c52, %275 = %c52, %276 = %c52, %277 = %c52, %278 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %280 = arith.muli %260, %c54 : i32
            %281 = arith.addi %211, %280 : i32
            %282 = arith.addi %281, %c54 : i32
            %283 = arith.divui %281, %c19 : i32
            %284 = arith.addi %283, %c55 : i32
            %285 = arith.minsi %284, %40 : i32
            %286 = arith.index_castui %285 : i32 to index
            %287 = arith.addi %32, %286 : index
            %288 = memref.load %step[%287] : memref<?xi32>
            %289 = arith.index_cast %288 : i32 to index
            %290 = arith.muli %289, %33 : index
            %291 = arith.addi %290, %34 : index
            %292 = arith.addi %283, %c18 : i32
            %293 = arith.minsi %292, %40 : i32
            %294 = arith.index_castui %293 : i32 to index
            %295 = arith.addi %32, %294 : index
            %296 = memref.load %step[%295] : memref<?xi32>
            %297 = arith.index_cast %296 : i32 to index
            %298 = arith.muli %297, %33 : index
            %299 = arith.addi %298, %34 : index
            %300 = arith.divui %282, %c19 : i32
            %301 = arith.addi %300, %c55 : i32
            %302 = arith.minsi %301, %40 : i32
            %303 = arith.index_castui %302 : i32 to index
            %304 = arith.addi %32, %303 : index
            %305 = memref.load %step[%304] : memref<?xi32>
            %306 = arith.index_cast %305 : i32 to index
            %307 = arith.muli %306, %33 : index
            %308 = arith.addi %307, %34 : index
            %309 = arith.addi %300, %c18 : i32
            %310 = arith.minsi %309, %40 : i32
            %311 = arith.index_castui %310 : i32 to index
            %312 = arith.addi %32, %311 : index
            %313 = memref.load %step[%312] : memref<?xi32>
            %314 = arith.index_cast %313 : i32 to index
            %315 = arith.muli %314, %33 : index
            %316 = arith.addi %315, %34 : index
            %317 = wave.opaque %c24 : index
            %318 = arith.muli %1, %c9 : index
            %319 = arith.addi %317, %318 : index
            %320 = arith.addi %291, %35 : index
            %321 = arith.addi %320, %c7 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %299, %35 : index
            %324 = arith.addi %323, %c7 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %326 = vector.bitcast %261 : vector<4xi32> to vector<16xi8>
            %327 = wave.fp8_decode "e5m2" packed %326 : vector<16xi8> -> vector<16xf16>
            %328 = vector.bitcast %262 : vector<4xi32> to vector<16xi8>
            %329 = wave.fp8_decode "e5m2" packed %328 : vector<16xi8> -> vector<16xf16>
            %330 = arith.addi %319, %c24 : index
            %331 = vector.load %4[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %332 = arith.addi %330, %c25 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = vector.shuffle %331, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %335 = wave.mma %327, %334, %c52 : vector<16xf16>, vector<8xf32>
            %336 = wave.mma %329, %334, %c52 : vector<16xf16>, vector<8xf32>
            %337 = arith.addi %291, %35 : index
            %338 = arith.addi %337, %c57 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %340 = arith.addi %299, %35 : index
            %341 = arith.addi %340, %c57 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %343 = vector.bitcast %263 : vector<4xi32> to vector<16xi8>
            %344 = wave.fp8_decode "e5m2" packed %343 : vector<16xi8> -> vector<16xf16>
            %345 = vector.bitcast %264 : vector<4xi32> to vector<16xi8>
            %346 = wave.fp8_decode "e5m2" packed %345 : vector<16xi8> -> vector<16xf16>
            %347 = arith.addi %319, %c7 : index
            %348 = vector.load %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %349 = arith.addi %347, %c25 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %352 = wave.mma %344, %351, %335 : vector<16xf16>, vector<8xf32>
            %353 = wave.mma %346, %351, %336 : vector<16xf16>, vector<8xf32>
            %354 = arith.addi %291, %35 : index
            %355 = arith.addi %354, %c58 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %299, %35 : index
            %358 = arith.addi %357, %c58 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %360 = vector.bitcast %265 : vector<4xi32> to vector<16xi8>
            %361 = wave.fp8_decode "e5m2" packed %360 : vector<16xi8> -> vector<16xf16>
            %362 = vector.bitcast %266 : vector<4xi32> to vector<16xi8>
            %363 = wave.fp8_decode "e5m2" packed %362 : vector<16xi8> -> vector<16xf16>
            %364 = arith.addi %319, %c44 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = arith.addi %364, %c25 : index
            %367 = vector.load %4[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %369 = wave.mma %361, %368, %352 : vector<16xf16>, vector<8xf32>
            %370 = wave.mma %363, %368, %353 : vector<16xf16>, vector<8xf32>
            %371 = arith.addi %291, %35 : index
            %372 = arith.addi %371, %c59 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %299, %35 : index
            %375 = arith.addi %374, %c59 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %377 = vector.bitcast %267 : vector<4xi32> to vector<16xi8>
            %378 = wave.fp8_decode "e5m2" packed %377 : vector<16xi8> -> vector<16xf16>
            %379 = vector.bitcast %268 : vector<4xi32> to vector<16xi8>
            %380 = wave.fp8_decode "e5m2" packed %379 : vector<16xi8> -> vector<16xf16>
            %381 = arith.addi %319, %c45 : index
            %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %383 = arith.addi %381, %c25 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %386 = wave.mma %378, %385, %369 : vector<16xf16>, vector<8xf32>
            %387 = wave.mma %380, %385, %370 : vector<16xf16>, vector<8xf32>
            %388 = arith.addi %291, %35 : index
            %389 = arith.addi %388, %c44 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %299, %35 : index
            %392 = arith.addi %391, %c44 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %394 = vector.bitcast %322 : vector<4xi32> to vector<16xi8>
            %395 = wave.fp8_decode "e5m2" packed %394 : vector<16xi8> -> vector<16xf16>
            %396 = vector.bitcast %325 : vector<4xi32> to vector<16xi8>
            %397 = wave.fp8_decode "e5m2" packed %396 : vector<16xi8> -> vector<16xf16>
            %398 = arith.addi %319, %c16 : index
            %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %400 = arith.addi %398, %c25 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %403 = wave.mma %395, %402, %386 : vector<16xf16>, vector<8xf32>
            %404 = wave.mma %397, %402, %387 : vector<16xf16>, vector<8xf32>
            %405 = arith.addi %291, %35 : index
            %406 = arith.addi %405, %c60 : index
            %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.addi %299, %35 : index
            %409 = arith.addi %408, %c60 : index
            %410 = vector.load %kv[%409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %411 = vector.bitcast %339 : vector<4xi32> to vector<16xi8>
            %412 = wave.fp8_decode "e5m2" packed %411 : vector<16xi8> -> vector<16xf16>
            %413 = vector.bitcast %342 : vector<4xi32> to vector<16xi8>
            %414 = wave.fp8_decode "e5m2" packed %413 : vector<16xi8> -> vector<16xf16>
            %415 = arith.addi %319, %c46 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = arith.addi %415, %c25 : index
            %418 = vector.load %4[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %419 = vector.shuffle %416, %418 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %420 = wave.mma %412, %419, %403 : vector<16xf16>, vector<8xf32>
            %421 = wave.mma %414, %419, %404 : vector<16xf16>, vector<8xf32>
            %422 = arith.addi %291, %35 : index
            %423 = arith.addi %422, %c61 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %425 = arith.addi %299, %35 : index
            %426 = arith.addi %425, %c61 : index
            %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %428 = vector.bitcast %356 : vector<4xi32> to vector<16xi8>
            %429 = wave.fp8_decode "e5m2" packed %428 : vector<16xi8> -> vector<16xf16>
            %430 = vector.bitcast %359 : vector<4xi32> to vector<16xi8>
            %431 = wave.fp8_decode "e5m2" packed %430 : vector<16xi8> -> vector<16xf16>
            %432 = arith.addi %319, %c47 : index
            %433 = vector.load %4[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %434 = arith.addi %432, %c25 : index
            %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %436 = vector.shuffle %433, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %437 = wave.mma %429, %436, %420 : vector<16xf16>, vector<8xf32>
            %438 = wave.mma %431, %436, %421 : vector<16xf16>, vector<8xf32>
            %439 = arith.addi %291, %35 : index
            %440 = arith.addi %439, %c62 : index
            %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %442 = arith.addi %299, %35 : index
            %443 = arith.addi %442, %c62 : index
            %444 = vector.load %kv[%443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %445 = vector.bitcast %373 : vector<4xi32> to vector<16xi8>
            %446 = wave.fp8_decode "e5m2" packed %445 : vector<16xi8> -> vector<16xf16>
            %447 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
            %448 = wave.fp8_decode "e5m2" packed %447 : vector<16xi8> -> vector<16xf16>
            %449 = arith.addi %319, %c48 : index
            %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %451 = arith.addi %449, %c25 : index
            %452 = vector.load %4[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %453 = vector.shuffle %450, %452 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %454 = wave.mma %446, %453, %437 : vector<16xf16>, vector<8xf32>
            %455 = wave.mma %448, %453, %438 : vector<16xf16>, vector<8xf32>
            %456 = arith.addi %291, %35 : index
            %457 = arith.addi %456, %c45 : index
            %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %459 = arith.addi %299, %35 : index
            %460 = arith.addi %459, %c45 : index
            %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %462 = wave.opaque %454 : vector<8xf32>
            %463 = wave.opaque %455 : vector<8xf32>
            %464 = wave.opaque %282 : i32
            %465 = arith.cmpi sgt, %464, %213 : i32
            %466:2 = scf.if %465 -> (vector<8xf32>, vector<8xf32>) {
              %467 = arith.index_cast %2 : index to i32
              %468 = arith.addi %281, %467 : i32
              %469 = arith.subi %38, %468 : i32
              %470 = arith.subi %469, %c55 : i32
              %471 = vector.broadcast %470 : i32 to vector<8xi32>
              %472 = arith.cmpi sgt, %471, %c64 : vector<8xi32>
              %473 = arith.select %472, %462, %c63 : vector<8xi1>, vector<8xf32>
              %474 = arith.subi %469, %c19 : i32
              %475 = vector.broadcast %474 : i32 to vector<8xi32>
              %476 = arith.cmpi sgt, %475, %c64 : vector<8xi32>
              %477 = arith.select %476, %463, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %473, %477 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %462, %463 : vector<8xf32>, vector<8xf32>
            }
            %478 = vector.extract %466#0[0] : f32 from vector<8xf32>
            %479 = vector.extract %466#0[1] : f32 from vector<8xf32>
            %480 = vector.extract %466#0[2] : f32 from vector<8xf32>
            %481 = vector.extract %466#0[3] : f32 from vector<8xf32>
            %482 = vector.extract %466#0[4] : f32 from vector<8xf32>
            %483 = vector.extract %466#0[5] : f32 from vector<8xf32>
            %484 = vector.extract %466#0[6] : f32 from vector<8xf32>
            %485 = vector.extract %466#0[7] : f32 from vector<8xf32>
            %486 = vector.extract %466#1[0] : f32 from vector<8xf32>
            %487 = vector.extract %466#1[1] : f32 from vector<8xf32>
            %488 = vector.extract %466#1[2] : f32 from vector<8xf32>
            %489 = vector.extract %466#1[3] : f32 from vector<8xf32>
            %490 = vector.extract %466#1[4] : f32 from vector<8xf32>
            %491 = vector.extract %466#1[5] : f32 from vector<8xf32>
            %492 = vector.extract %466#1[6] : f32 from vector<8xf32>
            %493 = vector.extract %466#1[7] : f32 from vector<8xf32>
            %494 = arith.maxnumf %478, %479 fastmath<nnan> : f32
            %495 = arith.maxnumf %494, %480 fastmath<nnan> : f32
            %496 = arith.maxnumf %495, %481 fastmath<nnan> : f32
            %497 = arith.maxnumf %496, %482 fastmath<nnan> : f32
            %498 = arith.maxnumf %497, %483 fastmath<nnan> : f32
            %499 = arith.maxnumf %498, %484 fastmath<nnan> : f32
            %500 = arith.maxnumf %499, %485 fastmath<nnan> : f32
            %501 = arith.maxnumf %500, %486 fastmath<nnan> : f32
            %502 = arith.maxnumf %501, %487 fastmath<nnan> : f32
            %503 = arith.maxnumf %502, %488 fastmath<nnan> : f32
            %504 = arith.maxnumf %503, %489 fastmath<nnan> : f32
            %505 = arith.maxnumf %504, %490 fastmath<nnan> : f32
            %506 = arith.maxnumf %505, %491 fastmath<nnan> : f32
            %507 = arith.maxnumf %506, %492 fastmath<nnan> : f32
            %508 = arith.maxnumf %507, %493 fastmath<nnan> : f32
            %509 = wave.swap_halves %508 : f32
            %510 = arith.maxnumf %508, %509 fastmath<nnan> : f32
            %511 = arith.mulf %510, %206 : f32
            %512 = arith.addf %269, %c65 : f32
            %513 = arith.cmpf ogt, %511, %512 : f32
            %514:10 = scf.if %513 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %515 = arith.subf %269, %511 : f32
              %516 = wave.exp2 %515 : f32
              %517 = vector.broadcast %516 : f32 to vector<8xf32>
              %518 = arith.mulf %270, %516 : f32
              %519 = arith.mulf %271, %517 : vector<8xf32>
              %520 = arith.mulf %272, %517 : vector<8xf32>
              %521 = arith.mulf %273, %517 : vector<8xf32>
              %522 = arith.mulf %274, %517 : vector<8xf32>
              %523 = arith.mulf %275, %517 : vector<8xf32>
              %524 = arith.mulf %276, %517 : vector<8xf32>
              %525 = arith.mulf %277, %517 : vector<8xf32>
              %526 = arith.mulf %278, %517 : vector<8xf32>
              scf.yield %511, %518, %519, %520, %521, %522, %523, %524, %525, %526 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %269, %270, %271, %272, %273, %274, %275, %276, %277, %278 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %527 = vector.broadcast %206 : f32 to vector<8xf32>
            %528 = arith.subf %c66, %514#0 : f32
            %529 = vector.broadcast %528 : f32 to vector<8xf32>
            %530 = math.fma %466#0, %527, %529 : vector<8xf32>
            %531 = wave.exp2 %530 : vector<8xf32>
            %532 = math.fma %466#1, %527, %529 : vector<8xf32>
            %533 = wave.exp2 %532 : vector<8xf32>
            %534 = arith.truncf %531 : vector<8xf32> to vector<8xf16>
            %535 = vector.bitcast %534 : vector<8xf16> to vector<4xi32>
            %536 = wave.swap_halves %535 : vector<4xi32>
            %537 = arith.select %3, %536, %535 : vector<4xi32>
            %538 = arith.select %3, %535, %536 : vector<4xi32>
            %539 = vector.shuffle %537, %538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %540 = vector.bitcast %539 : vector<8xi32> to vector<16xf16>
            %541 = arith.truncf %533 : vector<8xf32> to vector<8xf16>
            %542 = vector.bitcast %541 : vector<8xf16> to vector<4xi32>
            %543 = wave.swap_halves %542 : vector<4xi32>
            %544 = arith.select %3, %543, %542 : vector<4xi32>
            %545 = arith.select %3, %542, %543 : vector<4xi32>
            %546 = vector.shuffle %544, %545 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %547 = vector.bitcast %546 : vector<8xi32> to vector<16xf16>
            %548 = arith.addf %531, %533 : vector<8xf32>
            %549 = vector.extract %548[0] : f32 from vector<8xf32>
            %550 = vector.extract %548[1] : f32 from vector<8xf32>
            %551 = vector.extract %548[2] : f32 from vector<8xf32>
            %552 = vector.extract %548[3] : f32 from vector<8xf32>
            %553 = vector.extract %548[4] : f32 from vector<8xf32>
            %554 = vector.extract %548[5] : f32 from vector<8xf32>
            %555 = vector.extract %548[6] : f32 from vector<8xf32>
            %556 = vector.extract %548[7] : f32 from vector<8xf32>
            %557 = arith.addf %549, %553 : f32
            %558 = arith.addf %550, %554 : f32
            %559 = arith.addf %551, %555 : f32
            %560 = arith.addf %552, %556 : f32
            %561 = arith.addf %557, %559 : f32
            %562 = arith.addf %558, %560 : f32
            %563 = arith.addf %561, %562 : f32
            %564 = arith.addf %514#1, %563 : f32
            %565 = wave.opaque %564 : f32
            %566 = wave.opaque %282 : i32
            %567 = arith.cmpi sgt, %566, %213 : i32
            %568:2 = scf.if %567 -> (vector<4xi32>, vector<4xi32>) {
              %569 = arith.subi %213, %281 : i32
              %570 = arith.subi %569, %c55 : i32
              %571 = arith.minsi %570, %c19 : i32
              %572 = arith.maxsi %571, %c55 : i32
              %573 = arith.cmpi sgt, %572, %c55 : i32
              %574 = arith.select %573, %c68, %c55 : i32
              %575 = arith.ori %c55, %574 : i32
              %576 = arith.cmpi sgt, %572, %c18 : i32
              %577 = arith.select %576, %c68, %c55 : i32
              %578 = arith.ori %c55, %577 : i32
              %579 = arith.cmpi sgt, %572, %c69 : i32
              %580 = arith.select %579, %c70, %c55 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %572, %c71 : i32
              %583 = arith.select %582, %c70, %c55 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %572, %c72 : i32
              %586 = arith.select %585, %c73, %c55 : i32
              %587 = arith.ori %581, %586 : i32
              %588 = arith.cmpi sgt, %572, %c74 : i32
              %589 = arith.select %588, %c73, %c55 : i32
              %590 = arith.ori %584, %589 : i32
              %591 = arith.cmpi sgt, %572, %c75 : i32
              %592 = arith.select %591, %c76, %c55 : i32
              %593 = arith.ori %587, %592 : i32
              %594 = arith.cmpi sgt, %572, %c77 : i32
              %595 = arith.select %594, %c76, %c55 : i32
              %596 = arith.ori %590, %595 : i32
              %597 = arith.cmpi sgt, %572, %c78 : i32
              %598 = arith.select %597, %c68, %c55 : i32
              %599 = arith.ori %c55, %598 : i32
              %600 = arith.cmpi sgt, %572, %c79 : i32
              %601 = arith.select %600, %c68, %c55 : i32
              %602 = arith.ori %c55, %601 : i32
              %603 = arith.cmpi sgt, %572, %c80 : i32
              %604 = arith.select %603, %c70, %c55 : i32
              %605 = arith.ori %599, %604 : i32
              %606 = arith.cmpi sgt, %572, %c81 : i32
              %607 = arith.select %606, %c70, %c55 : i32
              %608 = arith.ori %602, %607 : i32
              %609 = arith.cmpi sgt, %572, %c82 : i32
              %610 = arith.select %609, %c73, %c55 : i32
              %611 = arith.ori %605, %610 : i32
              %612 = arith.cmpi sgt, %572, %c83 : i32
              %613 = arith.select %612, %c73, %c55 : i32
              %614 = arith.ori %608, %613 : i32
              %615 = arith.cmpi sgt, %572, %c43 : i32
              %616 = arith.select %615, %c76, %c55 : i32
              %617 = arith.ori %611, %616 : i32
              %618 = arith.cmpi sgt, %572, %c84 : i32
              %619 = arith.select %618, %c76, %c55 : i32
              %620 = arith.ori %614, %619 : i32
              %621 = vector.from_elements %593, %617, %596, %620 : vector<4xi32>
              %622 = arith.subi %213, %281 : i32
              %623 = arith.subi %622, %c19 : i32
              %624 = arith.minsi %623, %c19 : i32
              %625 = arith.maxsi %624, %c55 : i32
              %626 = arith.cmpi sgt, %625, %c55 : i32
              %627 = arith.select %626, %c68, %c55 : i32
              %628 = arith.ori %c55, %627 : i32
              %629 = arith.cmpi sgt, %625, %c18 : i32
              %630 = arith.select %629, %c68, %c55 : i32
              %631 = arith.ori %c55, %630 : i32
              %632 = arith.cmpi sgt, %625, %c69 : i32
              %633 = arith.select %632, %c70, %c55 : i32
              %634 = arith.ori %628, %633 : i32
              %635 = arith.cmpi sgt, %625, %c71 : i32
              %636 = arith.select %635, %c70, %c55 : i32
              %637 = arith.ori %631, %636 : i32
              %638 = arith.cmpi sgt, %625, %c72 : i32
              %639 = arith.select %638, %c73, %c55 : i32
              %640 = arith.ori %634, %639 : i32
              %641 = arith.cmpi sgt, %625, %c74 : i32
              %642 = arith.select %641, %c73, %c55 : i32
              %643 = arith.ori %637, %642 : i32
              %644 = arith.cmpi sgt, %625, %c75 : i32
              %645 = arith.select %644, %c76, %c55 : i32
              %646 = arith.ori %640, %645 : i32
              %647 = arith.cmpi sgt, %625, %c77 : i32
              %648 = arith.select %647, %c76, %c55 : i32
              %649 = arith.ori %643, %648 : i32
              %650 = arith.cmpi sgt, %625, %c78 : i32
              %651 = arith.select %650, %c68, %c55 : i32
              %652 = arith.ori %c55, %651 : i32
              %653 = arith.cmpi sgt, %625, %c79 : i32
              %654 = arith.select %653, %c68, %c55 : i32
              %655 = arith.ori %c55, %654 : i32
              %656 = arith.cmpi sgt, %625, %c80 : i32
              %657 = arith.select %656, %c70, %c55 : i32
              %658 = arith.ori %652, %657 : i32
              %659 = arith.cmpi sgt, %625, %c81 : i32
              %660 = arith.select %659, %c70, %c55 : i32
              %661 = arith.ori %655, %660 : i32
              %662 = arith.cmpi sgt, %625, %c82 : i32
              %663 = arith.select %662, %c73, %c55 : i32
              %664 = arith.ori %658, %663 : i32
              %665 = arith.cmpi sgt, %625, %c83 : i32
              %666 = arith.select %665, %c73, %c55 : i32
              %667 = arith.ori %661, %666 : i32
              %668 = arith.cmpi sgt, %625, %c43 : i32
              %669 = arith.select %668, %c76, %c55 : i32
              %670 = arith.ori %664, %669 : i32
              %671 = arith.cmpi sgt, %625, %c84 : i32
              %672 = arith.select %671, %c76, %c55 : i32
              %673 = arith.ori %667, %672 : i32
              %674 = vector.from_elements %646, %670, %649, %673 : vector<4xi32>
              scf.yield %621, %674 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67 : vector<4xi32>, vector<4xi32>
            }
            %675 = wave.opaque %282 : i32
            %676 = arith.cmpi sgt, %675, %213 : i32
            %677:2 = scf.if %676 -> (vector<4xi32>, vector<4xi32>) {
              %678 = arith.andi %390, %568#0 : vector<4xi32>
              %679 = arith.andi %393, %568#1 : vector<4xi32>
              scf.yield %678, %679 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %390, %393 : vector<4xi32>, vector<4xi32>
            }
            %680 = vector.bitcast %677#0 : vector<4xi32> to vector<16xi8>
            %681 = wave.fp8_decode "e5m2" packed %680 : vector<16xi8> -> vector<16xf16>
            %682 = wave.mma %681, %540, %514#2 : vector<16xf16>, vector<8xf32>
            %683 = vector.bitcast %677#1 : vector<4xi32> to vector<16xi8>
            %684 = wave.fp8_decode "e5m2" packed %683 : vector<16xi8> -> vector<16xf16>
            %685 = wave.mma %684, %547, %682 : vector<16xf16>, vector<8xf32>
            %686 = wave.opaque %685 : vector<8xf32>
            %687 = arith.addi %291, %35 : index
            %688 = arith.addi %687, %c85 : index
            %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %690 = arith.addi %299, %35 : index
            %691 = arith.addi %690, %c85 : index
            %692 = vector.load %kv[%691] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %693 = wave.opaque %282 : i32
            %694 = arith.cmpi sgt, %693, %213 : i32
            %695:2 = scf.if %694 -> (vector<4xi32>, vector<4xi32>) {
              %696 = arith.andi %407, %568#0 : vector<4xi32>
              %697 = arith.andi %410, %568#1 : vector<4xi32>
              scf.yield %696, %697 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %407, %410 : vector<4xi32>, vector<4xi32>
            }
            %698 = vector.bitcast %695#0 : vector<4xi32> to vector<16xi8>
            %699 = wave.fp8_decode "e5m2" packed %698 : vector<16xi8> -> vector<16xf16>
            %700 = wave.mma %699, %540, %514#3 : vector<16xf16>, vector<8xf32>
            %701 = vector.bitcast %695#1 : vector<4xi32> to vector<16xi8>
            %702 = wave.fp8_decode "e5m2" packed %701 : vector<16xi8> -> vector<16xf16>
            %703 = wave.mma %702, %547, %700 : vector<16xf16>, vector<8xf32>
            %704 = wave.opaque %703 : vector<8xf32>
            %705 = arith.addi %291, %35 : index
            %706 = arith.addi %705, %c86 : index
            %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %708 = arith.addi %299, %35 : index
            %709 = arith.addi %708, %c86 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %711 = wave.opaque %282 : i32
            %712 = arith.cmpi sgt, %711, %213 : i32
            %713:2 = scf.if %712 -> (vector<4xi32>, vector<4xi32>) {
              %714 = arith.andi %424, %568#0 : vector<4xi32>
              %715 = arith.andi %427, %568#1 : vector<4xi32>
              scf.yield %714, %715 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %424, %427 : vector<4xi32>, vector<4xi32>
            }
            %716 = vector.bitcast %713#0 : vector<4xi32> to vector<16xi8>
            %717 = wave.fp8_decode "e5m2" packed %716 : vector<16xi8> -> vector<16xf16>
            %718 = wave.mma %717, %540, %514#4 : vector<16xf16>, vector<8xf32>
            %719 = vector.bitcast %713#1 : vector<4xi32> to vector<16xi8>
            %720 = wave.fp8_decode "e5m2" packed %719 : vector<16xi8> -> vector<16xf16>
            %721 = wave.mma %720, %547, %718 : vector<16xf16>, vector<8xf32>
            %722 = wave.opaque %721 : vector<8xf32>
            %723 = arith.addi %291, %35 : index
            %724 = arith.addi %723, %c87 : index
            %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %726 = arith.addi %299, %35 : index
            %727 = arith.addi %726, %c87 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %729 = wave.opaque %282 : i32
            %730 = arith.cmpi sgt, %729, %213 : i32
            %731:2 = scf.if %730 -> (vector<4xi32>, vector<4xi32>) {
              %732 = arith.andi %441, %568#0 : vector<4xi32>
              %733 = arith.andi %444, %568#1 : vector<4xi32>
              scf.yield %732, %733 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %441, %444 : vector<4xi32>, vector<4xi32>
            }
            %734 = vector.bitcast %731#0 : vector<4xi32> to vector<16xi8>
            %735 = wave.fp8_decode "e5m2" packed %734 : vector<16xi8> -> vector<16xf16>
            %736 = wave.mma %735, %540, %514#5 : vector<16xf16>, vector<8xf32>
            %737 = vector.bitcast %731#1 : vector<4xi32> to vector<16xi8>
            %738 = wave.fp8_decode "e5m2" packed %737 : vector<16xi8> -> vector<16xf16>
            %739 = wave.mma %738, %547, %736 : vector<16xf16>, vector<8xf32>
            %740 = wave.opaque %739 : vector<8xf32>
            wave.pin
            %741 = wave.opaque %282 : i32
            %742 = arith.cmpi sgt, %741, %213 : i32
            %743:2 = scf.if %742 -> (vector<4xi32>, vector<4xi32>) {
              %744 = arith.andi %458, %568#0 : vector<4xi32>
              %745 = arith.andi %461, %568#1 : vector<4xi32>
              scf.yield %744, %745 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %458, %461 : vector<4xi32>, vector<4xi32>
            }
            %746 = vector.bitcast %743#0 : vector<4xi32> to vector<16xi8>
            %747 = wave.fp8_decode "e5m2" packed %746 : vector<16xi8> -> vector<16xf16>
            %748 = wave.mma %747, %540, %514#6 : vector<16xf16>, vector<8xf32>
            %749 = vector.bitcast %743#1 : vector<4xi32> to vector<16xi8>
            %750 = wave.fp8_decode "e5m2" packed %749 : vector<16xi8> -> vector<16xf16>
            %751 = wave.mma %750, %547, %748 : vector<16xf16>, vector<8xf32>
            %752 = wave.opaque %751 : vector<8xf32>
            wave.pin
            %753 = wave.opaque %282 : i32
            %754 = arith.cmpi slt, %753, %213 : i32
            %755:2 = scf.if %754 -> (vector<4xi32>, vector<4xi32>) {
              %756 = arith.addi %308, %35 : index
              %757 = arith.addi %756, %c24 : index
              %758 = vector.load %kv[%757] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %759 = arith.addi %316, %35 : index
              %760 = arith.addi %759, %c24 : index
              %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %758, %761 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %743#0, %743#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %762 = wave.opaque %282 : i32
            %763 = arith.cmpi sgt, %762, %213 : i32
            %764:2 = scf.if %763 -> (vector<4xi32>, vector<4xi32>) {
              %765 = arith.andi %689, %568#0 : vector<4xi32>
              %766 = arith.andi %692, %568#1 : vector<4xi32>
              scf.yield %765, %766 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %689, %692 : vector<4xi32>, vector<4xi32>
            }
            %767 = vector.bitcast %764#0 : vector<4xi32> to vector<16xi8>
            %768 = wave.fp8_decode "e5m2" packed %767 : vector<16xi8> -> vector<16xf16>
            %769 = wave.mma %768, %540, %514#7 : vector<16xf16>, vector<8xf32>
            %770 = vector.bitcast %764#1 : vector<4xi32> to vector<16xi8>
            %771 = wave.fp8_decode "e5m2" packed %770 : vector<16xi8> -> vector<16xf16>
            %772 = wave.mma %771, %547, %769 : vector<16xf16>, vector<8xf32>
            %773 = wave.opaque %772 : vector<8xf32>
            wave.pin
            %774 = wave.opaque %282 : i32
            %775 = arith.cmpi slt, %774, %213 : i32
            %776:2 = scf.if %775 -> (vector<4xi32>, vector<4xi32>) {
              %777 = arith.addi %308, %35 : index
              %778 = arith.addi %777, %c31 : index
              %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %780 = arith.addi %316, %35 : index
              %781 = arith.addi %780, %c31 : index
              %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %779, %782 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %764#0, %764#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %783 = wave.opaque %282 : i32
            %784 = arith.cmpi sgt, %783, %213 : i32
            %785:2 = scf.if %784 -> (vector<4xi32>, vector<4xi32>) {
              %786 = arith.andi %707, %568#0 : vector<4xi32>
              %787 = arith.andi %710, %568#1 : vector<4xi32>
              scf.yield %786, %787 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %707, %710 : vector<4xi32>, vector<4xi32>
            }
            %788 = vector.bitcast %785#0 : vector<4xi32> to vector<16xi8>
            %789 = wave.fp8_decode "e5m2" packed %788 : vector<16xi8> -> vector<16xf16>
            %790 = wave.mma %789, %540, %514#8 : vector<16xf16>, vector<8xf32>
            %791 = vector.bitcast %785#1 : vector<4xi32> to vector<16xi8>
            %792 = wave.fp8_decode "e5m2" packed %791 : vector<16xi8> -> vector<16xf16>
            %793 = wave.mma %792, %547, %790 : vector<16xf16>, vector<8xf32>
            %794 = wave.opaque %793 : vector<8xf32>
            wave.pin
            %795 = wave.opaque %282 : i32
            %796 = arith.cmpi slt, %795, %213 : i32
            %797:2 = scf.if %796 -> (vector<4xi32>, vector<4xi32>) {
              %798 = arith.addi %308, %35 : index
              %799 = arith.addi %798, %c25 : index
              %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %801 = arith.addi %316, %35 : index
              %802 = arith.addi %801, %c25 : index
              %803 = vector.load %kv[%802] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %800, %803 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %785#0, %785#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %804 = wave.opaque %282 : i32
            %805 = arith.cmpi sgt, %804, %213 : i32
            %806:2 = scf.if %805 -> (vector<4xi32>, vector<4xi32>) {
              %807 = arith.andi %725, %568#0 : vector<4xi32>
              %808 = arith.andi %728, %568#1 : vector<4xi32>
              scf.yield %807, %808 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %725, %728 : vector<4xi32>, vector<4xi32>
            }
            %809 = vector.bitcast %806#0 : vector<4xi32> to vector<16xi8>
            %810 = wave.fp8_decode "e5m2" packed %809 : vector<16xi8> -> vector<16xf16>
            %811 = wave.mma %810, %540, %514#9 : vector<16xf16>, vector<8xf32>
            %812 = vector.bitcast %806#1 : vector<4xi32> to vector<16xi8>
            %813 = wave.fp8_decode "e5m2" packed %812 : vector<16xi8> -> vector<16xf16>
            %814 = wave.mma %813, %547, %811 : vector<16xf16>, vector<8xf32>
            %815 = wave.opaque %814 : vector<8xf32>
            wave.pin
            %816 = wave.opaque %282 : i32
            %817 = arith.cmpi slt, %816, %213 : i32
            %818:2 = scf.if %817 -> (vector<4xi32>, vector<4xi32>) {
              %819 = arith.addi %308, %35 : index
              %820 = arith.addi %819, %c56 : index
              %821 = vector.load %kv[%820] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %822 = arith.addi %316, %35 : index
              %823 = arith.addi %822, %c56 : index
              %824 = vector.load %kv[%823] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %821, %824 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %806#0, %806#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %755#0, %755#1, %776#0, %776#1, %797#0, %797#1, %818#0, %818#1, %514#0, %565, %686, %704, %722, %740, %752, %773, %794, %815 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %825 = wave.swap_halves %279#9 : f32
          %826 = arith.addf %279#9, %825 : f32
          scf.yield %279#8, %826, %279#10, %279#11, %279#12, %279#13, %279#14, %279#15, %279#16, %279#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %827 = wave.opaque %c24 : index
        %828 = arith.muli %8, %c23 : index
        %829 = arith.addi %828, %0 : index
        %830 = arith.addi %829, %827 : index
        %831 = arith.remui %0, %c9 : index
        %832 = arith.addi %831, %827 : index
        %833 = arith.remui %0, %c3 : index
        %834 = arith.addi %833, %827 : index
        %835 = arith.cmpi slt, %834, %c9 : index
        scf.if %835 {
          %836 = arith.muli %8, %c23 : index
          %837 = arith.addi %836, %834 : index
          memref.store %215#0, %6[%837] : memref<?xf32>
          %838 = arith.addi %837, %c3 : index
          memref.store %215#1, %6[%838] : memref<?xf32>
          %839 = arith.muli %8, %c44 : index
          %840 = arith.muli %2, %c9 : index
          %841 = arith.addi %839, %840 : index
          %842 = arith.addi %841, %834 : index
          %843 = vector.extract %215#2[0] : f32 from vector<8xf32>
          %844 = arith.addi %842, %c24 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %215#2[1] : f32 from vector<8xf32>
          %846 = arith.addi %842, %c3 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %215#2[2] : f32 from vector<8xf32>
          %848 = arith.addi %842, %c23 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %215#2[3] : f32 from vector<8xf32>
          %850 = arith.addi %842, %c29 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %215#2[4] : f32 from vector<8xf32>
          %852 = arith.addi %842, %c31 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %215#2[5] : f32 from vector<8xf32>
          %854 = arith.addi %842, %c33 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %215#2[6] : f32 from vector<8xf32>
          %856 = arith.addi %842, %c35 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %215#2[7] : f32 from vector<8xf32>
          %858 = arith.addi %842, %c37 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %215#3[0] : f32 from vector<8xf32>
          %860 = arith.addi %842, %c25 : index
          memref.store %859, %5[%860] : memref<?xf32>
          %861 = vector.extract %215#3[1] : f32 from vector<8xf32>
          %862 = arith.addi %842, %c88 : index
          memref.store %861, %5[%862] : memref<?xf32>
          %863 = vector.extract %215#3[2] : f32 from vector<8xf32>
          %864 = arith.addi %842, %c89 : index
          memref.store %863, %5[%864] : memref<?xf32>
          %865 = vector.extract %215#3[3] : f32 from vector<8xf32>
          %866 = arith.addi %842, %c90 : index
          memref.store %865, %5[%866] : memref<?xf32>
          %867 = vector.extract %215#3[4] : f32 from vector<8xf32>
          %868 = arith.addi %842, %c56 : index
          memref.store %867, %5[%868] : memref<?xf32>
          %869 = vector.extract %215#3[5] : f32 from vector<8xf32>
          %870 = arith.addi %842, %c91 : index
          memref.store %869, %5[%870] : memref<?xf32>
          %871 = vector.extract %215#3[6] : f32 from vector<8xf32>
          %872 = arith.addi %842, %c92 : index
          memref.store %871, %5[%872] : memref<?xf32>
          %873 = vector.extract %215#3[7] : f32 from vector<8xf32>
          %874 = arith.addi %842, %c93 : index
          memref.store %873, %5[%874] : memref<?xf32>
          %875 = vector.extract %215#4[0] : f32 from vector<8xf32>
          %876 = arith.addi %842, %c7 : index
          memref.store %875, %5[%876] : memref<?xf32>
          %877 = vector.extract %215#4[1] : f32 from vector<8xf32>
          %878 = arith.addi %842, %c94 : index
          memref.store %877, %5[%878] : memref<?xf32>
          %879 = vector.extract %215#4[2] : f32 from vector<8xf32>
          %880 = arith.addi %842, %c95 : index
          memref.store %879, %5[%880] : memref<?xf32>
          %881 = vector.extract %215#4[3] : f32 from vector<8xf32>
          %882 = arith.addi %842, %c96 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %215#4[4] : f32 from vector<8xf32>
          %884 = arith.addi %842, %c57 : index
          memref.store %883, %5[%884] : memref<?xf32>
          %885 = vector.extract %215#4[5] : f32 from vector<8xf32>
          %886 = arith.addi %842, %c97 : index
          memref.store %885, %5[%886] : memref<?xf32>
          %887 = vector.extract %215#4[6] : f32 from vector<8xf32>
          %888 = arith.addi %842, %c98 : index
          memref.store %887, %5[%888] : memref<?xf32>
          %889 = vector.extract %215#4[7] : f32 from vector<8xf32>
          %890 = arith.addi %842, %c99 : index
          memref.store %889, %5[%890] : memref<?xf32>
          %891 = vector.extract %215#5[0] : f32 from vector<8xf32>
          %892 = arith.addi %842, %c58 : index
          memref.store %891, %5[%892] : memref<?xf32>
          %893 = vector.extract %215#5[1] : f32 from vector<8xf32>
          %894 = arith.addi %842, %c100 : index
          memref.store %893, %5[%894] : memref<?xf32>
          %895 = vector.extract %215#5[2] : f32 from vector<8xf32>
          %896 = arith.addi %842, %c101 : index
          memref.store %895, %5[%896] : memref<?xf32>
          %897 = vector.extract %215#5[3] : f32 from vector<8xf32>
          %898 = arith.addi %842, %c102 : index
          memref.store %897, %5[%898] : memref<?xf32>
          %899 = vector.extract %215#5[4] : f32 from vector<8xf32>
          %900 = arith.addi %842, %c59 : index
          memref.store %899, %5[%900] : memref<?xf32>
          %901 = vector.extract %215#5[5] : f32 from vector<8xf32>
          %902 = arith.addi %842, %c103 : index
          memref.store %901, %5[%902] : memref<?xf32>
          %903 = vector.extract %215#5[6] : f32 from vector<8xf32>
          %904 = arith.addi %842, %c104 : index
          memref.store %903, %5[%904] : memref<?xf32>
          %905 = vector.extract %215#5[7] : f32 from vector<8xf32>
          %906 = arith.addi %842, %c105 : index
          memref.store %905, %5[%906] : memref<?xf32>
        }
        wave.barrier
        %907 = arith.addi %832, %c24 : index
        %908 = memref.load %6[%907] : memref<?xf32>
        %909 = arith.addi %832, %c3 : index
        %910 = memref.load %6[%909] : memref<?xf32>
        %911 = arith.addi %832, %c23 : index
        %912 = memref.load %6[%911] : memref<?xf32>
        %913 = arith.addi %832, %c29 : index
        %914 = memref.load %6[%913] : memref<?xf32>
        %915 = arith.addi %832, %c31 : index
        %916 = memref.load %6[%915] : memref<?xf32>
        %917 = arith.addi %832, %c33 : index
        %918 = memref.load %6[%917] : memref<?xf32>
        %919 = arith.addi %832, %c35 : index
        %920 = memref.load %6[%919] : memref<?xf32>
        %921 = arith.addi %832, %c37 : index
        %922 = memref.load %6[%921] : memref<?xf32>
        %923 = arith.addi %832, %c25 : index
        %924 = memref.load %6[%923] : memref<?xf32>
        %925 = arith.addi %832, %c88 : index
        %926 = memref.load %6[%925] : memref<?xf32>
        %927 = arith.addi %832, %c89 : index
        %928 = memref.load %6[%927] : memref<?xf32>
        %929 = arith.addi %832, %c90 : index
        %930 = memref.load %6[%929] : memref<?xf32>
        %931 = arith.addi %832, %c56 : index
        %932 = memref.load %6[%931] : memref<?xf32>
        %933 = arith.addi %832, %c91 : index
        %934 = memref.load %6[%933] : memref<?xf32>
        %935 = arith.addi %832, %c92 : index
        %936 = memref.load %6[%935] : memref<?xf32>
        %937 = arith.addi %832, %c93 : index
        %938 = memref.load %6[%937] : memref<?xf32>
        %939 = arith.maxnumf %908, %912 fastmath<nnan> : f32
        %940 = arith.subf %908, %939 : f32
        %941 = wave.exp2 %940 : f32
        %942 = arith.subf %912, %939 : f32
        %943 = wave.exp2 %942 : f32
        %944 = arith.mulf %910, %941 : f32
        %945 = math.fma %914, %943, %944 : f32
        %946 = arith.maxnumf %939, %916 fastmath<nnan> : f32
        %947 = arith.subf %939, %946 : f32
        %948 = wave.exp2 %947 : f32
        %949 = arith.subf %916, %946 : f32
        %950 = wave.exp2 %949 : f32
        %951 = arith.mulf %945, %948 : f32
        %952 = math.fma %918, %950, %951 : f32
        %953 = arith.maxnumf %946, %920 fastmath<nnan> : f32
        %954 = arith.subf %946, %953 : f32
        %955 = wave.exp2 %954 : f32
        %956 = arith.subf %920, %953 : f32
        %957 = wave.exp2 %956 : f32
        %958 = arith.mulf %952, %955 : f32
        %959 = math.fma %922, %957, %958 : f32
        %960 = arith.maxnumf %953, %924 fastmath<nnan> : f32
        %961 = arith.subf %953, %960 : f32
        %962 = wave.exp2 %961 : f32
        %963 = arith.subf %924, %960 : f32
        %964 = wave.exp2 %963 : f32
        %965 = arith.mulf %959, %962 : f32
        %966 = math.fma %926, %964, %965 : f32
        %967 = arith.maxnumf %960, %928 fastmath<nnan> : f32
        %968 = arith.subf %960, %967 : f32
        %969 = wave.exp2 %968 : f32
        %970 = arith.subf %928, %967 : f32
        %971 = wave.exp2 %970 : f32
        %972 = arith.mulf %966, %969 : f32
        %973 = math.fma %930, %971, %972 : f32
        %974 = arith.maxnumf %967, %932 fastmath<nnan> : f32
        %975 = arith.subf %967, %974 : f32
        %976 = wave.exp2 %975 : f32
        %977 = arith.subf %932, %974 : f32
        %978 = wave.exp2 %977 : f32
        %979 = arith.mulf %973, %976 : f32
        %980 = math.fma %934, %978, %979 : f32
        %981 = arith.maxnumf %974, %936 fastmath<nnan> : f32
        %982 = arith.subf %974, %981 : f32
        %983 = wave.exp2 %982 : f32
        %984 = arith.subf %936, %981 : f32
        %985 = wave.exp2 %984 : f32
        %986 = arith.mulf %980, %983 : f32
        %987 = math.fma %938, %985, %986 : f32
        %988 = arith.addi %830, %c24 : index
        %989 = arith.addi %988, %c24 : index
        %990 = memref.load %5[%989] : memref<?xf32>
        %991 = arith.addi %988, %c44 : index
        %992 = memref.load %5[%991] : memref<?xf32>
        %993 = arith.addi %988, %c16 : index
        %994 = memref.load %5[%993] : memref<?xf32>
        %995 = arith.addi %988, %c47 : index
        %996 = memref.load %5[%995] : memref<?xf32>
        %997 = arith.addi %988, %c5 : index
        %998 = memref.load %5[%997] : memref<?xf32>
        %999 = arith.addi %988, %c106 : index
        %1000 = memref.load %5[%999] : memref<?xf32>
        %1001 = arith.addi %988, %c107 : index
        %1002 = memref.load %5[%1001] : memref<?xf32>
        %1003 = arith.addi %988, %c108 : index
        %1004 = memref.load %5[%1003] : memref<?xf32>
        %1005 = arith.mulf %990, %941 : f32
        %1006 = math.fma %992, %943, %1005 : f32
        %1007 = arith.mulf %1006, %948 : f32
        %1008 = math.fma %994, %950, %1007 : f32
        %1009 = arith.mulf %1008, %955 : f32
        %1010 = math.fma %996, %957, %1009 : f32
        %1011 = arith.mulf %1010, %962 : f32
        %1012 = math.fma %998, %964, %1011 : f32
        %1013 = arith.mulf %1012, %969 : f32
        %1014 = math.fma %1000, %971, %1013 : f32
        %1015 = arith.mulf %1014, %976 : f32
        %1016 = math.fma %1002, %978, %1015 : f32
        %1017 = arith.mulf %1016, %983 : f32
        %1018 = math.fma %1004, %985, %1017 : f32
        %1019 = arith.addi %830, %c7 : index
        %1020 = arith.addi %1019, %c24 : index
        %1021 = memref.load %5[%1020] : memref<?xf32>
        %1022 = arith.addi %1019, %c44 : index
        %1023 = memref.load %5[%1022] : memref<?xf32>
        %1024 = arith.addi %1019, %c16 : index
        %1025 = memref.load %5[%1024] : memref<?xf32>
        %1026 = arith.addi %1019, %c47 : index
        %1027 = memref.load %5[%1026] : memref<?xf32>
        %1028 = arith.addi %1019, %c5 : index
        %1029 = memref.load %5[%1028] : memref<?xf32>
        %1030 = arith.addi %1019, %c106 : index
        %1031 = memref.load %5[%1030] : memref<?xf32>
        %1032 = arith.addi %1019, %c107 : index
        %1033 = memref.load %5[%1032] : memref<?xf32>
        %1034 = arith.addi %1019, %c108 : index
        %1035 = memref.load %5[%1034] : memref<?xf32>
        %1036 = arith.mulf %1021, %941 : f32
        %1037 = math.fma %1023, %943, %1036 : f32
        %1038 = arith.mulf %1037, %948 : f32
        %1039 = math.fma %1025, %950, %1038 : f32
        %1040 = arith.mulf %1039, %955 : f32
        %1041 = math.fma %1027, %957, %1040 : f32
        %1042 = arith.mulf %1041, %962 : f32
        %1043 = math.fma %1029, %964, %1042 : f32
        %1044 = arith.mulf %1043, %969 : f32
        %1045 = math.fma %1031, %971, %1044 : f32
        %1046 = arith.mulf %1045, %976 : f32
        %1047 = math.fma %1033, %978, %1046 : f32
        %1048 = arith.mulf %1047, %983 : f32
        %1049 = math.fma %1035, %985, %1048 : f32
        wave.barrier
        scf.if %835 {
          %1050 = arith.muli %8, %c44 : index
          %1051 = arith.muli %2, %c9 : index
          %1052 = arith.addi %1050, %1051 : index
          %1053 = arith.addi %1052, %834 : index
          %1054 = vector.extract %215#6[0] : f32 from vector<8xf32>
          %1055 = arith.addi %1053, %c24 : index
          memref.store %1054, %5[%1055] : memref<?xf32>
          %1056 = vector.extract %215#6[1] : f32 from vector<8xf32>
          %1057 = arith.addi %1053, %c3 : index
          memref.store %1056, %5[%1057] : memref<?xf32>
          %1058 = vector.extract %215#6[2] : f32 from vector<8xf32>
          %1059 = arith.addi %1053, %c23 : index
          memref.store %1058, %5[%1059] : memref<?xf32>
          %1060 = vector.extract %215#6[3] : f32 from vector<8xf32>
          %1061 = arith.addi %1053, %c29 : index
          memref.store %1060, %5[%1061] : memref<?xf32>
          %1062 = vector.extract %215#6[4] : f32 from vector<8xf32>
          %1063 = arith.addi %1053, %c31 : index
          memref.store %1062, %5[%1063] : memref<?xf32>
          %1064 = vector.extract %215#6[5] : f32 from vector<8xf32>
          %1065 = arith.addi %1053, %c33 : index
          memref.store %1064, %5[%1065] : memref<?xf32>
          %1066 = vector.extract %215#6[6] : f32 from vector<8xf32>
          %1067 = arith.addi %1053, %c35 : index
          memref.store %1066, %5[%1067] : memref<?xf32>
          %1068 = vector.extract %215#6[7] : f32 from vector<8xf32>
          %1069 = arith.addi %1053, %c37 : index
          memref.store %1068, %5[%1069] : memref<?xf32>
          %1070 = vector.extract %215#7[0] : f32 from vector<8xf32>
          %1071 = arith.addi %1053, %c25 : index
          memref.store %1070, %5[%1071] : memref<?xf32>
          %1072 = vector.extract %215#7[1] : f32 from vector<8xf32>
          %1073 = arith.addi %1053, %c88 : index
          memref.store %1072, %5[%1073] : memref<?xf32>
          %1074 = vector.extract %215#7[2] : f32 from vector<8xf32>
          %1075 = arith.addi %1053, %c89 : index
          memref.store %1074, %5[%1075] : memref<?xf32>
          %1076 = vector.extract %215#7[3] : f32 from vector<8xf32>
          %1077 = arith.addi %1053, %c90 : index
          memref.store %1076, %5[%1077] : memref<?xf32>
          %1078 = vector.extract %215#7[4] : f32 from vector<8xf32>
          %1079 = arith.addi %1053, %c56 : index
          memref.store %1078, %5[%1079] : memref<?xf32>
          %1080 = vector.extract %215#7[5] : f32 from vector<8xf32>
          %1081 = arith.addi %1053, %c91 : index
          memref.store %1080, %5[%1081] : memref<?xf32>
          %1082 = vector.extract %215#7[6] : f32 from vector<8xf32>
          %1083 = arith.addi %1053, %c92 : index
          memref.store %1082, %5[%1083] : memref<?xf32>
          %1084 = vector.extract %215#7[7] : f32 from vector<8xf32>
          %1085 = arith.addi %1053, %c93 : index
          memref.store %1084, %5[%1085] : memref<?xf32>
          %1086 = vector.extract %215#8[0] : f32 from vector<8xf32>
          %1087 = arith.addi %1053, %c7 : index
          memref.store %1086, %5[%1087] : memref<?xf32>
          %1088 = vector.extract %215#8[1] : f32 from vector<8xf32>
          %1089 = arith.addi %1053, %c94 : index
          memref.store %1088, %5[%1089] : memref<?xf32>
          %1090 = vector.extract %215#8[2] : f32 from vector<8xf32>
          %1091 = arith.addi %1053, %c95 : index
          memref.store %1090, %5[%1091] : memref<?xf32>
          %1092 = vector.extract %215#8[3] : f32 from vector<8xf32>
          %1093 = arith.addi %1053, %c96 : index
          memref.store %1092, %5[%1093] : memref<?xf32>
          %1094 = vector.extract %215#8[4] : f32 from vector<8xf32>
          %1095 = arith.addi %1053, %c57 : index
          memref.store %1094, %5[%1095] : memref<?xf32>
          %1096 = vector.extract %215#8[5] : f32 from vector<8xf32>
          %1097 = arith.addi %1053, %c97 : index
          memref.store %1096, %5[%1097] : memref<?xf32>
          %1098 = vector.extract %215#8[6] : f32 from vector<8xf32>
          %1099 = arith.addi %1053, %c98 : index
          memref.store %1098, %5[%1099] : memref<?xf32>
          %1100 = vector.extract %215#8[7] : f32 from vector<8xf32>
          %1101 = arith.addi %1053, %c99 : index
          memref.store %1100, %5[%1101] : memref<?xf32>
          %1102 = vector.extract %215#9[0] : f32 from vector<8xf32>
          %1103 = arith.addi %1053, %c58 : index
          memref.store %1102, %5[%1103] : memref<?xf32>
          %1104 = vector.extract %215#9[1] : f32 from vector<8xf32>
          %1105 = arith.addi %1053, %c100 : index
          memref.store %1104, %5[%1105] : memref<?xf32>
          %1106 = vector.extract %215#9[2] : f32 from vector<8xf32>
          %1107 = arith.addi %1053, %c101 : index
          memref.store %1106, %5[%1107] : memref<?xf32>
          %1108 = vector.extract %215#9[3] : f32 from vector<8xf32>
          %1109 = arith.addi %1053, %c102 : index
          memref.store %1108, %5[%1109] : memref<?xf32>
          %1110 = vector.extract %215#9[4] : f32 from vector<8xf32>
          %1111 = arith.addi %1053, %c59 : index
          memref.store %1110, %5[%1111] : memref<?xf32>
          %1112 = vector.extract %215#9[5] : f32 from vector<8xf32>
          %1113 = arith.addi %1053, %c103 : index
          memref.store %1112, %5[%1113] : memref<?xf32>
          %1114 = vector.extract %215#9[6] : f32 from vector<8xf32>
          %1115 = arith.addi %1053, %c104 : index
          memref.store %1114, %5[%1115] : memref<?xf32>
          %1116 = vector.extract %215#9[7] : f32 from vector<8xf32>
          %1117 = arith.addi %1053, %c105 : index
          memref.store %1116, %5[%1117] : memref<?xf32>
        }
        wave.barrier
        %1118 = arith.addi %830, %c24 : index
        %1119 = arith.addi %1118, %c24 : index
        %1120 = memref.load %5[%1119] : memref<?xf32>
        %1121 = arith.addi %1118, %c44 : index
        %1122 = memref.load %5[%1121] : memref<?xf32>
        %1123 = arith.addi %1118, %c16 : index
        %1124 = memref.load %5[%1123] : memref<?xf32>
        %1125 = arith.addi %1118, %c47 : index
        %1126 = memref.load %5[%1125] : memref<?xf32>
        %1127 = arith.addi %1118, %c5 : index
        %1128 = memref.load %5[%1127] : memref<?xf32>
        %1129 = arith.addi %1118, %c106 : index
        %1130 = memref.load %5[%1129] : memref<?xf32>
        %1131 = arith.addi %1118, %c107 : index
        %1132 = memref.load %5[%1131] : memref<?xf32>
        %1133 = arith.addi %1118, %c108 : index
        %1134 = memref.load %5[%1133] : memref<?xf32>
        %1135 = arith.mulf %1120, %941 : f32
        %1136 = math.fma %1122, %943, %1135 : f32
        %1137 = arith.mulf %1136, %948 : f32
        %1138 = math.fma %1124, %950, %1137 : f32
        %1139 = arith.mulf %1138, %955 : f32
        %1140 = math.fma %1126, %957, %1139 : f32
        %1141 = arith.mulf %1140, %962 : f32
        %1142 = math.fma %1128, %964, %1141 : f32
        %1143 = arith.mulf %1142, %969 : f32
        %1144 = math.fma %1130, %971, %1143 : f32
        %1145 = arith.mulf %1144, %976 : f32
        %1146 = math.fma %1132, %978, %1145 : f32
        %1147 = arith.mulf %1146, %983 : f32
        %1148 = math.fma %1134, %985, %1147 : f32
        %1149 = arith.addi %830, %c7 : index
        %1150 = arith.addi %1149, %c24 : index
        %1151 = memref.load %5[%1150] : memref<?xf32>
        %1152 = arith.addi %1149, %c44 : index
        %1153 = memref.load %5[%1152] : memref<?xf32>
        %1154 = arith.addi %1149, %c16 : index
        %1155 = memref.load %5[%1154] : memref<?xf32>
        %1156 = arith.addi %1149, %c47 : index
        %1157 = memref.load %5[%1156] : memref<?xf32>
        %1158 = arith.addi %1149, %c5 : index
        %1159 = memref.load %5[%1158] : memref<?xf32>
        %1160 = arith.addi %1149, %c106 : index
        %1161 = memref.load %5[%1160] : memref<?xf32>
        %1162 = arith.addi %1149, %c107 : index
        %1163 = memref.load %5[%1162] : memref<?xf32>
        %1164 = arith.addi %1149, %c108 : index
        %1165 = memref.load %5[%1164] : memref<?xf32>
        %1166 = arith.mulf %1151, %941 : f32
        %1167 = math.fma %1153, %943, %1166 : f32
        %1168 = arith.mulf %1167, %948 : f32
        %1169 = math.fma %1155, %950, %1168 : f32
        %1170 = arith.mulf %1169, %955 : f32
        %1171 = math.fma %1157, %957, %1170 : f32
        %1172 = arith.mulf %1171, %962 : f32
        %1173 = math.fma %1159, %964, %1172 : f32
        %1174 = arith.mulf %1173, %969 : f32
        %1175 = math.fma %1161, %971, %1174 : f32
        %1176 = arith.mulf %1175, %976 : f32
        %1177 = math.fma %1163, %978, %1176 : f32
        %1178 = arith.mulf %1177, %983 : f32
        %1179 = math.fma %1165, %985, %1178 : f32
        %1180 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1180 {
          %1181 = arith.addi %kvHeads, %15 : index
          %1182 = memref.load %scales[%1181] : memref<?xf32>
          %1183 = arith.divf %1182, %987 : f32
          %1184 = arith.addi %17, %832 : index
          %1185 = arith.cmpi slt, %1184, %groupSize : index
          scf.if %1185 {
            %1186 = arith.muli %15, %groupSize : index
            %1187 = arith.addi %1186, %1184 : index
            %1188 = arith.muli %1187, %c25 : index
            %1189 = arith.muli %heads, %c25 : index
            %1190 = arith.addi %830, %c24 : index
            %1191 = arith.mulf %1018, %1183 : f32
            %1192 = arith.addf %1191, %c51 : f32
            %1193 = arith.minimumf %1192, %c110 : f32
            %1194 = arith.maximumf %1193, %c111 : f32
            %1195 = arith.truncf %1194 : f32 to f16
            %1196 = arith.divui %1190, %c9 : index
            %1197 = arith.addi %1188, %1196 : index
            %1198 = arith.divui %24, %outTileRows : index
            %1199 = arith.divui %1189, %c3 : index
            %1200 = arith.muli %1198, %1199 : index
            %1201 = arith.divui %1197, %c3 : index
            %1202 = arith.addi %1200, %1201 : index
            %1203 = arith.muli %1202, %c10 : index
            %1204 = arith.remui %1197, %c3 : index
            %1205 = arith.divui %1204, %c9 : index
            %1206 = arith.addi %1203, %1205 : index
            %1207 = arith.muli %outTileRows, %c9 : index
            %1208 = arith.muli %1206, %1207 : index
            %1209 = arith.remui %24, %outTileRows : index
            %1210 = arith.muli %1209, %c9 : index
            %1211 = arith.addi %1208, %1210 : index
            %1212 = arith.remui %1197, %c9 : index
            %1213 = arith.addi %1211, %1212 : index
            memref.store %1195, %out[%1213] : memref<?xf16>
            %1214 = arith.addi %830, %c7 : index
            %1215 = arith.mulf %1049, %1183 : f32
            %1216 = arith.addf %1215, %c51 : f32
            %1217 = arith.minimumf %1216, %c110 : f32
            %1218 = arith.maximumf %1217, %c111 : f32
            %1219 = arith.truncf %1218 : f32 to f16
            %1220 = arith.divui %1214, %c9 : index
            %1221 = arith.addi %1188, %1220 : index
            %1222 = arith.divui %24, %outTileRows : index
            %1223 = arith.divui %1189, %c3 : index
            %1224 = arith.muli %1222, %1223 : index
            %1225 = arith.divui %1221, %c3 : index
            %1226 = arith.addi %1224, %1225 : index
            %1227 = arith.muli %1226, %c10 : index
            %1228 = arith.remui %1221, %c3 : index
            %1229 = arith.divui %1228, %c9 : index
            %1230 = arith.addi %1227, %1229 : index
            %1231 = arith.muli %outTileRows, %c9 : index
            %1232 = arith.muli %1230, %1231 : index
            %1233 = arith.remui %24, %outTileRows : index
            %1234 = arith.muli %1233, %c9 : index
            %1235 = arith.addi %1232, %1234 : index
            %1236 = arith.remui %1221, %c9 : index
            %1237 = arith.addi %1235, %1236 : index
            memref.store %1219, %out[%1237] : memref<?xf16>
            %1238 = arith.addi %830, %c44 : index
            %1239 = arith.mulf %1148, %1183 : f32
            %1240 = arith.addf %1239, %c51 : f32
            %1241 = arith.minimumf %1240, %c110 : f32
            %1242 = arith.maximumf %1241, %c111 : f32
            %1243 = arith.truncf %1242 : f32 to f16
            %1244 = arith.divui %1238, %c9 : index
            %1245 = arith.addi %1188, %1244 : index
            %1246 = arith.divui %24, %outTileRows : index
            %1247 = arith.divui %1189, %c3 : index
            %1248 = arith.muli %1246, %1247 : index
            %1249 = arith.divui %1245, %c3 : index
            %1250 = arith.addi %1248, %1249 : index
            %1251 = arith.muli %1250, %c10 : index
            %1252 = arith.remui %1245, %c3 : index
            %1253 = arith.divui %1252, %c9 : index
            %1254 = arith.addi %1251, %1253 : index
            %1255 = arith.muli %outTileRows, %c9 : index
            %1256 = arith.muli %1254, %1255 : index
            %1257 = arith.remui %24, %outTileRows : index
            %1258 = arith.muli %1257, %c9 : index
            %1259 = arith.addi %1256, %1258 : index
            %1260 = arith.remui %1245, %c9 : index
            %1261 = arith.addi %1259, %1260 : index
            memref.store %1243, %out[%1261] : memref<?xf16>
            %1262 = arith.addi %830, %c45 : index
            %1263 = arith.mulf %1179, %1183 : f32
            %1264 = arith.addf %1263, %c51 : f32
            %1265 = arith.minimumf %1264, %c110 : f32
            %1266 = arith.maximumf %1265, %c111 : f32
            %1267 = arith.truncf %1266 : f32 to f16
            %1268 = arith.divui %1262, %c9 : index
            %1269 = arith.addi %1188, %1268 : index
            %1270 = arith.divui %24, %outTileRows : index
            %1271 = arith.divui %1189, %c3 : index
            %1272 = arith.muli %1270, %1271 : index
            %1273 = arith.divui %1269, %c3 : index
            %1274 = arith.addi %1272, %1273 : index
            %1275 = arith.muli %1274, %c10 : index
            %1276 = arith.remui %1269, %c3 : index
            %1277 = arith.divui %1276, %c9 : index
            %1278 = arith.addi %1275, %1277 : index
            %1279 = arith.muli %outTileRows, %c9 : index
            %1280 = arith.muli %1278, %1279 : index
            %1281 = arith.remui %24, %outTileRows : index
            %1282 = arith.muli %1281, %c9 : index
            %1283 = arith.addi %1280, %1282 : index
            %1284 = arith.remui %1269, %c9 : index
            %1285 = arith.addi %1283, %1284 : index
            memref.store %1267, %out[%1285] : memref<?xf16>
          }
        } else {
          %1286 = arith.addi %ranges, %groups : index
          %1287 = arith.muli %9, %1286 : index
          %1288 = arith.index_castui %207 : i32 to index
          %1289 = arith.addi %1287, %1288 : index
          %1290 = arith.muli %1289, %c114 : index
          %1291 = arith.addi %830, %c24 : index
          %1292 = arith.addi %1290, %1291 : index
          memref.store %1018, %partial[%1292] : memref<?xf32>
          %1293 = arith.addi %830, %c7 : index
          %1294 = arith.addi %1290, %1293 : index
          memref.store %1049, %partial[%1294] : memref<?xf32>
          %1295 = arith.addi %830, %c44 : index
          %1296 = arith.addi %1290, %1295 : index
          memref.store %1148, %partial[%1296] : memref<?xf32>
          %1297 = arith.addi %830, %c45 : index
          %1298 = arith.addi %1290, %1297 : index
          memref.store %1179, %partial[%1298] : memref<?xf32>
          %1299 = arith.cmpi slt, %830, %c9 : index
          scf.if %1299 {
            %1300 = arith.addi %1290, %c16 : index
            %1301 = arith.addi %1300, %830 : index
            memref.store %981, %partial[%1301] : memref<?xf32>
            %1302 = arith.addi %1301, %c9 : index
            memref.store %987, %partial[%1302] : memref<?xf32>
          }
          %1303 = arith.addi %42, %c77 : i32
          %1304 = arith.divui %1303, %c78 : i32
          %1305 = arith.divui %207, %c78 : i32
          %1306 = arith.addi %groups, %c4 : index
          %1307 = arith.muli %9, %1306 : index
          %1308 = arith.muli %1305, %c78 : i32
          %1309 = arith.subi %42, %1308 : i32
          %1310 = arith.minsi %1309, %c78 : i32
          %1311 = arith.index_castui %1305 : i32 to index
          %1312 = arith.addi %1307, %1311 : index
          %1313 = arith.index_castui %1310 : i32 to index
          %1314 = wave.arrive %counters[%1312], %1313 : memref<?xi32>
          scf.if %1314 {
            %1315 = arith.muli %1305, %c78 : i32
            %1323:6 = scf.for %1316 = %c55 to %1310 step %c78 iter_args(%1317 = %c50, %1318 = %c51, %1319 = %c51, %1320 = %c51, %1321 = %c51, %1322 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1324 = arith.addi %1316, %c55 : i32
              %1325 = arith.subi %1310, %c18 : i32
              %1326 = arith.minsi %1324, %1325 : i32
              %1327 = arith.addi %1315, %1326 : i32
              %1328 = arith.addi %ranges, %groups : index
              %1329 = arith.muli %9, %1328 : index
              %1330 = arith.index_castui %1327 : i32 to index
              %1331 = arith.addi %1329, %1330 : index
              %1332 = arith.muli %1331, %c114 : index
              %1333 = arith.addi %1332, %c16 : index
              %1334 = arith.addi %1333, %832 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.cmpi slt, %1324, %1310 : i32
              %1337 = arith.select %1336, %1335, %c50 : f32
              %1338 = arith.addi %1332, %830 : index
              %1339 = arith.addi %1338, %c24 : index
              %1340 = memref.load %partial[%1339] : memref<?xf32>
              %1341 = arith.addi %1332, %830 : index
              %1342 = arith.addi %1341, %c7 : index
              %1343 = memref.load %partial[%1342] : memref<?xf32>
              %1344 = arith.addi %1332, %830 : index
              %1345 = arith.addi %1344, %c44 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.addi %1332, %830 : index
              %1348 = arith.addi %1347, %c45 : index
              %1349 = memref.load %partial[%1348] : memref<?xf32>
              %1350 = arith.addi %1334, %c9 : index
              %1351 = memref.load %partial[%1350] : memref<?xf32>
              %1352 = arith.addi %1316, %c18 : i32
              %1353 = arith.subi %1310, %c18 : i32
              %1354 = arith.minsi %1352, %1353 : i32
              %1355 = arith.addi %1315, %1354 : i32
              %1356 = arith.addi %ranges, %groups : index
              %1357 = arith.muli %9, %1356 : index
              %1358 = arith.index_castui %1355 : i32 to index
              %1359 = arith.addi %1357, %1358 : index
              %1360 = arith.muli %1359, %c114 : index
              %1361 = arith.addi %1360, %c16 : index
              %1362 = arith.addi %1361, %832 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.cmpi slt, %1352, %1310 : i32
              %1365 = arith.select %1364, %1363, %c50 : f32
              %1366 = arith.addi %1360, %830 : index
              %1367 = arith.addi %1366, %c24 : index
              %1368 = memref.load %partial[%1367] : memref<?xf32>
              %1369 = arith.addi %1360, %830 : index
              %1370 = arith.addi %1369, %c7 : index
              %1371 = memref.load %partial[%1370] : memref<?xf32>
              %1372 = arith.addi %1360, %830 : index
              %1373 = arith.addi %1372, %c44 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.addi %1360, %830 : index
              %1376 = arith.addi %1375, %c45 : index
              %1377 = memref.load %partial[%1376] : memref<?xf32>
              %1378 = arith.addi %1362, %c9 : index
              %1379 = memref.load %partial[%1378] : memref<?xf32>
              %1380 = arith.addi %1316, %c69 : i32
              %1381 = arith.subi %1310, %c18 : i32
              %1382 = arith.minsi %1380, %1381 : i32
              %1383 = arith.addi %1315, %1382 : i32
              %1384 = arith.addi %ranges, %groups : index
              %1385 = arith.muli %9, %1384 : index
              %1386 = arith.index_castui %1383 : i32 to index
              %1387 = arith.addi %1385, %1386 : index
              %1388 = arith.muli %1387, %c114 : index
              %1389 = arith.addi %1388, %c16 : index
              %1390 = arith.addi %1389, %832 : index
              %1391 = memref.load %partial[%1390] : memref<?xf32>
              %1392 = arith.cmpi slt, %1380, %1310 : i32
              %1393 = arith.select %1392, %1391, %c50 : f32
              %1394 = arith.addi %1388, %830 : index
              %1395 = arith.addi %1394, %c24 : index
              %1396 = memref.load %partial[%1395] : memref<?xf32>
              %1397 = arith.addi %1388, %830 : index
              %1398 = arith.addi %1397, %c7 : index
              %1399 = memref.load %partial[%1398] : memref<?xf32>
              %1400 = arith.addi %1388, %830 : index
              %1401 = arith.addi %1400, %c44 : index
              %1402 = memref.load %partial[%1401] : memref<?xf32>
              %1403 = arith.addi %1388, %830 : index
              %1404 = arith.addi %1403, %c45 : index
              %1405 = memref.load %partial[%1404] : memref<?xf32>
              %1406 = arith.addi %1390, %c9 : index
              %1407 = memref.load %partial[%1406] : memref<?xf32>
              %1408 = arith.addi %1316, %c71 : i32
              %1409 = arith.subi %1310, %c18 : i32
              %1410 = arith.minsi %1408, %1409 : i32
              %1411 = arith.addi %1315, %1410 : i32
              %1412 = arith.addi %ranges, %groups : index
              %1413 = arith.muli %9, %1412 : index
              %1414 = arith.index_castui %1411 : i32 to index
              %1415 = arith.addi %1413, %1414 : index
              %1416 = arith.muli %1415, %c114 : index
              %1417 = arith.addi %1416, %c16 : index
              %1418 = arith.addi %1417, %832 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.cmpi slt, %1408, %1310 : i32
              %1421 = arith.select %1420, %1419, %c50 : f32
              %1422 = arith.addi %1416, %830 : index
              %1423 = arith.addi %1422, %c24 : index
              %1424 = memref.load %partial[%1423] : memref<?xf32>
              %1425 = arith.addi %1416, %830 : index
              %1426 = arith.addi %1425, %c7 : index
              %1427 = memref.load %partial[%1426] : memref<?xf32>
              %1428 = arith.addi %1416, %830 : index
              %1429 = arith.addi %1428, %c44 : index
              %1430 = memref.load %partial[%1429] : memref<?xf32>
              %1431 = arith.addi %1416, %830 : index
              %1432 = arith.addi %1431, %c45 : index
              %1433 = memref.load %partial[%1432] : memref<?xf32>
              %1434 = arith.addi %1418, %c9 : index
              %1435 = memref.load %partial[%1434] : memref<?xf32>
              %1436 = arith.addi %1316, %c72 : i32
              %1437 = arith.subi %1310, %c18 : i32
              %1438 = arith.minsi %1436, %1437 : i32
              %1439 = arith.addi %1315, %1438 : i32
              %1440 = arith.addi %ranges, %groups : index
              %1441 = arith.muli %9, %1440 : index
              %1442 = arith.index_castui %1439 : i32 to index
              %1443 = arith.addi %1441, %1442 : index
              %1444 = arith.muli %1443, %c114 : index
              %1445 = arith.addi %1444, %c16 : index
              %1446 = arith.addi %1445, %832 : index
              %1447 = memref.load %partial[%1446] : memref<?xf32>
              %1448 = arith.cmpi slt, %1436, %1310 : i32
              %1449 = arith.select %1448, %1447, %c50 : f32
              %1450 = arith.addi %1444, %830 : index
              %1451 = arith.addi %1450, %c24 : index
              %1452 = memref.load %partial[%1451] : memref<?xf32>
              %1453 = arith.addi %1444, %830 : index
              %1454 = arith.addi %1453, %c7 : index
              %1455 = memref.load %partial[%1454] : memref<?xf32>
              %1456 = arith.addi %1444, %830 : index
              %1457 = arith.addi %1456, %c44 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.addi %1444, %830 : index
              %1460 = arith.addi %1459, %c45 : index
              %1461 = memref.load %partial[%1460] : memref<?xf32>
              %1462 = arith.addi %1446, %c9 : index
              %1463 = memref.load %partial[%1462] : memref<?xf32>
              %1464 = arith.addi %1316, %c74 : i32
              %1465 = arith.subi %1310, %c18 : i32
              %1466 = arith.minsi %1464, %1465 : i32
              %1467 = arith.addi %1315, %1466 : i32
              %1468 = arith.addi %ranges, %groups : index
              %1469 = arith.muli %9, %1468 : index
              %1470 = arith.index_castui %1467 : i32 to index
              %1471 = arith.addi %1469, %1470 : index
              %1472 = arith.muli %1471, %c114 : index
              %1473 = arith.addi %1472, %c16 : index
              %1474 = arith.addi %1473, %832 : index
              %1475 = memref.load %partial[%1474] : memref<?xf32>
              %1476 = arith.cmpi slt, %1464, %1310 : i32
              %1477 = arith.select %1476, %1475, %c50 : f32
              %1478 = arith.addi %1472, %830 : index
              %1479 = arith.addi %1478, %c24 : index
              %1480 = memref.load %partial[%1479] : memref<?xf32>
              %1481 = arith.addi %1472, %830 : index
              %1482 = arith.addi %1481, %c7 : index
              %1483 = memref.load %partial[%1482] : memref<?xf32>
              %1484 = arith.addi %1472, %830 : index
              %1485 = arith.addi %1484, %c44 : index
              %1486 = memref.load %partial[%1485] : memref<?xf32>
              %1487 = arith.addi %1472, %830 : index
              %1488 = arith.addi %1487, %c45 : index
              %1489 = memref.load %partial[%1488] : memref<?xf32>
              %1490 = arith.addi %1474, %c9 : index
              %1491 = memref.load %partial[%1490] : memref<?xf32>
              %1492 = arith.addi %1316, %c75 : i32
              %1493 = arith.subi %1310, %c18 : i32
              %1494 = arith.minsi %1492, %1493 : i32
              %1495 = arith.addi %1315, %1494 : i32
              %1496 = arith.addi %ranges, %groups : index
              %1497 = arith.muli %9, %1496 : index
              %1498 = arith.index_castui %1495 : i32 to index
              %1499 = arith.addi %1497, %1498 : index
              %1500 = arith.muli %1499, %c114 : index
              %1501 = arith.addi %1500, %c16 : index
              %1502 = arith.addi %1501, %832 : index
              %1503 = memref.load %partial[%1502] : memref<?xf32>
              %1504 = arith.cmpi slt, %1492, %1310 : i32
              %1505 = arith.select %1504, %1503, %c50 : f32
              %1506 = arith.addi %1500, %830 : index
              %1507 = arith.addi %1506, %c24 : index
              %1508 = memref.load %partial[%1507] : memref<?xf32>
              %1509 = arith.addi %1500, %830 : index
              %1510 = arith.addi %1509, %c7 : index
              %1511 = memref.load %partial[%1510] : memref<?xf32>
              %1512 = arith.addi %1500, %830 : index
              %1513 = arith.addi %1512, %c44 : index
              %1514 = memref.load %partial[%1513] : memref<?xf32>
              %1515 = arith.addi %1500, %830 : index
              %1516 = arith.addi %1515, %c45 : index
              %1517 = memref.load %partial[%1516] : memref<?xf32>
              %1518 = arith.addi %1502, %c9 : index
              %1519 = memref.load %partial[%1518] : memref<?xf32>
              %1520 = arith.addi %1316, %c77 : i32
              %1521 = arith.subi %1310, %c18 : i32
              %1522 = arith.minsi %1520, %1521 : i32
              %1523 = arith.addi %1315, %1522 : i32
              %1524 = arith.addi %ranges, %groups : index
              %1525 = arith.muli %9, %1524 : index
              %1526 = arith.index_castui %1523 : i32 to index
              %1527 = arith.addi %1525, %1526 : index
              %1528 = arith.muli %1527, %c114 : index
              %1529 = arith.addi %1528, %c16 : index
              %1530 = arith.addi %1529, %832 : index
              %1531 = memref.load %partial[%1530] : memref<?xf32>
              %1532 = arith.cmpi slt, %1520, %1310 : i32
              %1533 = arith.select %1532, %1531, %c50 : f32
              %1534 = arith.addi %1528, %830 : index
              %1535 = arith.addi %1534, %c24 : index
              %1536 = memref.load %partial[%1535] : memref<?xf32>
              %1537 = arith.addi %1528, %830 : index
              %1538 = arith.addi %1537, %c7 : index
              %1539 = memref.load %partial[%1538] : memref<?xf32>
              %1540 = arith.addi %1528, %830 : index
              %1541 = arith.addi %1540, %c44 : index
              %1542 = memref.load %partial[%1541] : memref<?xf32>
              %1543 = arith.addi %1528, %830 : index
              %1544 = arith.addi %1543, %c45 : index
              %1545 = memref.load %partial[%1544] : memref<?xf32>
              %1546 = arith.addi %1530, %c9 : index
              %1547 = memref.load %partial[%1546] : memref<?xf32>
              %1548 = arith.maxnumf %1317, %1337 fastmath<nnan> : f32
              %1549 = arith.subf %1317, %1548 : f32
              %1550 = wave.exp2 %1549 : f32
              %1551 = arith.subf %1337, %1548 : f32
              %1552 = wave.exp2 %1551 : f32
              %1553 = arith.mulf %1318, %1550 : f32
              %1554 = math.fma %1351, %1552, %1553 : f32
              %1555 = arith.mulf %1319, %1550 : f32
              %1556 = math.fma %1340, %1552, %1555 : f32
              %1557 = arith.mulf %1320, %1550 : f32
              %1558 = math.fma %1343, %1552, %1557 : f32
              %1559 = arith.mulf %1321, %1550 : f32
              %1560 = math.fma %1346, %1552, %1559 : f32
              %1561 = arith.mulf %1322, %1550 : f32
              %1562 = math.fma %1349, %1552, %1561 : f32
              %1563 = arith.maxnumf %1548, %1365 fastmath<nnan> : f32
              %1564 = arith.subf %1548, %1563 : f32
              %1565 = wave.exp2 %1564 : f32
              %1566 = arith.subf %1365, %1563 : f32
              %1567 = wave.exp2 %1566 : f32
              %1568 = arith.mulf %1554, %1565 : f32
              %1569 = math.fma %1379, %1567, %1568 : f32
              %1570 = arith.mulf %1556, %1565 : f32
              %1571 = math.fma %1368, %1567, %1570 : f32
              %1572 = arith.mulf %1558, %1565 : f32
              %1573 = math.fma %1371, %1567, %1572 : f32
              %1574 = arith.mulf %1560, %1565 : f32
              %1575 = math.fma %1374, %1567, %1574 : f32
              %1576 = arith.mulf %1562, %1565 : f32
              %1577 = math.fma %1377, %1567, %1576 : f32
              %1578 = arith.maxnumf %1563, %1393 fastmath<nnan> : f32
              %1579 = arith.subf %1563, %1578 : f32
              %1580 = wave.exp2 %1579 : f32
              %1581 = arith.subf %1393, %1578 : f32
              %1582 = wave.exp2 %1581 : f32
              %1583 = arith.mulf %1569, %1580 : f32
              %1584 = math.fma %1407, %1582, %1583 : f32
              %1585 = arith.mulf %1571, %1580 : f32
              %1586 = math.fma %1396, %1582, %1585 : f32
              %1587 = arith.mulf %1573, %1580 : f32
              %1588 = math.fma %1399, %1582, %1587 : f32
              %1589 = arith.mulf %1575, %1580 : f32
              %1590 = math.fma %1402, %1582, %1589 : f32
              %1591 = arith.mulf %1577, %1580 : f32
              %1592 = math.fma %1405, %1582, %1591 : f32
              %1593 = arith.maxnumf %1578, %1421 fastmath<nnan> : f32
              %1594 = arith.subf %1578, %1593 : f32
              %1595 = wave.exp2 %1594 : f32
              %1596 = arith.subf %1421, %1593 : f32
              %1597 = wave.exp2 %1596 : f32
              %1598 = arith.mulf %1584, %1595 : f32
              %1599 = math.fma %1435, %1597, %1598 : f32
              %1600 = arith.mulf %1586, %1595 : f32
              %1601 = math.fma %1424, %1597, %1600 : f32
              %1602 = arith.mulf %1588, %1595 : f32
              %1603 = math.fma %1427, %1597, %1602 : f32
              %1604 = arith.mulf %1590, %1595 : f32
              %1605 = math.fma %1430, %1597, %1604 : f32
              %1606 = arith.mulf %1592, %1595 : f32
              %1607 = math.fma %1433, %1597, %1606 : f32
              %1608 = arith.maxnumf %1593, %1449 fastmath<nnan> : f32
              %1609 = arith.subf %1593, %1608 : f32
              %1610 = wave.exp2 %1609 : f32
              %1611 = arith.subf %1449, %1608 : f32
              %1612 = wave.exp2 %1611 : f32
              %1613 = arith.mulf %1599, %1610 : f32
              %1614 = math.fma %1463, %1612, %1613 : f32
              %1615 = arith.mulf %1601, %1610 : f32
              %1616 = math.fma %1452, %1612, %1615 : f32
              %1617 = arith.mulf %1603, %1610 : f32
              %1618 = math.fma %1455, %1612, %1617 : f32
              %1619 = arith.mulf %1605, %1610 : f32
              %1620 = math.fma %1458, %1612, %1619 : f32
              %1621 = arith.mulf %1607, %1610 : f32
              %1622 = math.fma %1461, %1612, %1621 : f32
              %1623 = arith.maxnumf %1608, %1477 fastmath<nnan> : f32
              %1624 = arith.subf %1608, %1623 : f32
              %1625 = wave.exp2 %1624 : f32
              %1626 = arith.subf %1477, %1623 : f32
              %1627 = wave.exp2 %1626 : f32
              %1628 = arith.mulf %1614, %1625 : f32
              %1629 = math.fma %1491, %1627, %1628 : f32
              %1630 = arith.mulf %1616, %1625 : f32
              %1631 = math.fma %1480, %1627, %1630 : f32
              %1632 = arith.mulf %1618, %1625 : f32
              %1633 = math.fma %1483, %1627, %1632 : f32
              %1634 = arith.mulf %1620, %1625 : f32
              %1635 = math.fma %1486, %1627, %1634 : f32
              %1636 = arith.mulf %1622, %1625 : f32
              %1637 = math.fma %1489, %1627, %1636 : f32
              %1638 = arith.maxnumf %1623, %1505 fastmath<nnan> : f32
              %1639 = arith.subf %1623, %1638 : f32
              %1640 = wave.exp2 %1639 : f32
              %1641 = arith.subf %1505, %1638 : f32
              %1642 = wave.exp2 %1641 : f32
              %1643 = arith.mulf %1629, %1640 : f32
              %1644 = math.fma %1519, %1642, %1643 : f32
              %1645 = arith.mulf %1631, %1640 : f32
              %1646 = math.fma %1508, %1642, %1645 : f32
              %1647 = arith.mulf %1633, %1640 : f32
              %1648 = math.fma %1511, %1642, %1647 : f32
              %1649 = arith.mulf %1635, %1640 : f32
              %1650 = math.fma %1514, %1642, %1649 : f32
              %1651 = arith.mulf %1637, %1640 : f32
              %1652 = math.fma %1517, %1642, %1651 : f32
              %1653 = arith.maxnumf %1638, %1533 fastmath<nnan> : f32
              %1654 = arith.subf %1638, %1653 : f32
              %1655 = wave.exp2 %1654 : f32
              %1656 = arith.subf %1533, %1653 : f32
              %1657 = wave.exp2 %1656 : f32
              %1658 = arith.mulf %1644, %1655 : f32
              %1659 = math.fma %1547, %1657, %1658 : f32
              %1660 = arith.mulf %1646, %1655 : f32
              %1661 = math.fma %1536, %1657, %1660 : f32
              %1662 = arith.mulf %1648, %1655 : f32
              %1663 = math.fma %1539, %1657, %1662 : f32
              %1664 = arith.mulf %1650, %1655 : f32
              %1665 = math.fma %1542, %1657, %1664 : f32
              %1666 = arith.mulf %1652, %1655 : f32
              %1667 = math.fma %1545, %1657, %1666 : f32
              scf.yield %1653, %1659, %1661, %1663, %1665, %1667 : f32, f32, f32, f32, f32, f32
            }
            %1668 = arith.cmpi eq, %1304, %c18 : i32
            scf.if %1668 {
              %1669 = arith.addi %kvHeads, %15 : index
              %1670 = memref.load %scales[%1669] : memref<?xf32>
              %1671 = arith.divf %1670, %1323#1 : f32
              %1672 = arith.addi %17, %832 : index
              %1673 = arith.cmpi slt, %1672, %groupSize : index
              scf.if %1673 {
                %1674 = arith.muli %15, %groupSize : index
                %1675 = arith.addi %1674, %1672 : index
                %1676 = arith.muli %1675, %c25 : index
                %1677 = arith.muli %heads, %c25 : index
                %1678 = arith.addi %830, %c24 : index
                %1679 = arith.mulf %1323#2, %1671 : f32
                %1680 = arith.addf %1679, %c51 : f32
                %1681 = arith.minimumf %1680, %c110 : f32
                %1682 = arith.maximumf %1681, %c111 : f32
                %1683 = arith.truncf %1682 : f32 to f16
                %1684 = arith.divui %1678, %c9 : index
                %1685 = arith.addi %1676, %1684 : index
                %1686 = arith.divui %24, %outTileRows : index
                %1687 = arith.divui %1677, %c3 : index
                %1688 = arith.muli %1686, %1687 : index
                %1689 = arith.divui %1685, %c3 : index
                %1690 = arith.addi %1688, %1689 : index
                %1691 = arith.muli %1690, %c10 : index
                %1692 = arith.remui %1685, %c3 : index
                %1693 = arith.divui %1692, %c9 : index
                %1694 = arith.addi %1691, %1693 : index
                %1695 = arith.muli %outTileRows, %c9 : index
                %1696 = arith.muli %1694, %1695 : index
                %1697 = arith.remui %24, %outTileRows : index
                %1698 = arith.muli %1697, %c9 : index
                %1699 = arith.addi %1696, %1698 : index
                %1700 = arith.remui %1685, %c9 : index
                %1701 = arith.addi %1699, %1700 : index
                memref.store %1683, %out[%1701] : memref<?xf16>
                %1702 = arith.addi %830, %c7 : index
                %1703 = arith.mulf %1323#3, %1671 : f32
                %1704 = arith.addf %1703, %c51 : f32
                %1705 = arith.minimumf %1704, %c110 : f32
                %1706 = arith.maximumf %1705, %c111 : f32
                %1707 = arith.truncf %1706 : f32 to f16
                %1708 = arith.divui %1702, %c9 : index
                %1709 = arith.addi %1676, %1708 : index
                %1710 = arith.divui %24, %outTileRows : index
                %1711 = arith.divui %1677, %c3 : index
                %1712 = arith.muli %1710, %1711 : index
                %1713 = arith.divui %1709, %c3 : index
                %1714 = arith.addi %1712, %1713 : index
                %1715 = arith.muli %1714, %c10 : index
                %1716 = arith.remui %1709, %c3 : index
                %1717 = arith.divui %1716, %c9 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.muli %outTileRows, %c9 : index
                %1720 = arith.muli %1718, %1719 : index
                %1721 = arith.remui %24, %outTileRows : index
                %1722 = arith.muli %1721, %c9 : index
                %1723 = arith.addi %1720, %1722 : index
                %1724 = arith.remui %1709, %c9 : index
                %1725 = arith.addi %1723, %1724 : index
                memref.store %1707, %out[%1725] : memref<?xf16>
                %1726 = arith.addi %830, %c44 : index
                %1727 = arith.mulf %1323#4, %1671 : f32
                %1728 = arith.addf %1727, %c51 : f32
                %1729 = arith.minimumf %1728, %c110 : f32
                %1730 = arith.maximumf %1729, %c111 : f32
                %1731 = arith.truncf %1730 : f32 to f16
                %1732 = arith.divui %1726, %c9 : index
                %1733 = arith.addi %1676, %1732 : index
                %1734 = arith.divui %24, %outTileRows : index
                %1735 = arith.divui %1677, %c3 : index
                %1736 = arith.muli %1734, %1735 : index
                %1737 = arith.divui %1733, %c3 : index
                %1738 = arith.addi %1736, %1737 : index
                %1739 = arith.muli %1738, %c10 : index
                %1740 = arith.remui %1733, %c3 : index
                %1741 = arith.divui %1740, %c9 : index
                %1742 = arith.addi %1739, %1741 : index
                %1743 = arith.muli %outTileRows, %c9 : index
                %1744 = arith.muli %1742, %1743 : index
                %1745 = arith.remui %24, %outTileRows : index
                %1746 = arith.muli %1745, %c9 : index
                %1747 = arith.addi %1744, %1746 : index
                %1748 = arith.remui %1733, %c9 : index
                %1749 = arith.addi %1747, %1748 : index
                memref.store %1731, %out[%1749] : memref<?xf16>
                %1750 = arith.addi %830, %c45 : index
                %1751 = arith.mulf %1323#5, %1671 : f32
                %1752 = arith.addf %1751, %c51 : f32
                %1753 = arith.minimumf %1752, %c110 : f32
                %1754 = arith.maximumf %1753, %c111 : f32
                %1755 = arith.truncf %1754 : f32 to f16
                %1756 = arith.divui %1750, %c9 : index
                %1757 = arith.addi %1676, %1756 : index
                %1758 = arith.divui %24, %outTileRows : index
                %1759 = arith.divui %1677, %c3 : index
                %1760 = arith.muli %1758, %1759 : index
                %1761 = arith.divui %1757, %c3 : index
                %1762 = arith.addi %1760, %1761 : index
                %1763 = arith.muli %1762, %c10 : index
                %1764 = arith.remui %1757, %c3 : index
                %1765 = arith.divui %1764, %c9 : index
                %1766 = arith.addi %1763, %1765 : index
                %1767 = arith.muli %outTileRows, %c9 : index
                %1768 = arith.muli %1766, %1767 : index
                %1769 = arith.remui %24, %outTileRows : index
                %1770 = arith.muli %1769, %c9 : index
                %1771 = arith.addi %1768, %1770 : index
                %1772 = arith.remui %1757, %c9 : index
                %1773 = arith.addi %1771, %1772 : index
                memref.store %1755, %out[%1773] : memref<?xf16>
              }
            } else {
              %1774 = arith.index_cast %ranges : index to i32
              %1775 = arith.addi %1774, %1305 : i32
              %1776 = arith.addi %ranges, %groups : index
              %1777 = arith.muli %9, %1776 : index
              %1778 = arith.index_castui %1775 : i32 to index
              %1779 = arith.addi %1777, %1778 : index
              %1780 = arith.muli %1779, %c114 : index
              %1781 = arith.addi %830, %c24 : index
              %1782 = arith.addi %1780, %1781 : index
              memref.store %1323#2, %partial[%1782] : memref<?xf32>
              %1783 = arith.addi %830, %c7 : index
              %1784 = arith.addi %1780, %1783 : index
              memref.store %1323#3, %partial[%1784] : memref<?xf32>
              %1785 = arith.addi %830, %c44 : index
              %1786 = arith.addi %1780, %1785 : index
              memref.store %1323#4, %partial[%1786] : memref<?xf32>
              %1787 = arith.addi %830, %c45 : index
              %1788 = arith.addi %1780, %1787 : index
              memref.store %1323#5, %partial[%1788] : memref<?xf32>
              %1789 = arith.cmpi slt, %830, %c9 : index
              scf.if %1789 {
                %1790 = arith.addi %1780, %c16 : index
                %1791 = arith.addi %1790, %830 : index
                memref.store %1323#0, %partial[%1791] : memref<?xf32>
                %1792 = arith.addi %1791, %c9 : index
                memref.store %1323#1, %partial[%1792] : memref<?xf32>
              }
              %1793 = arith.addi %1307, %groups : index
              %1794 = arith.index_castui %1304 : i32 to index
              %1795 = wave.arrive %counters[%1793], %1794 : memref<?xi32>
              scf.if %1795 {
                %1803:6 = scf.for %1796 = %c55 to %1304 step %c78 iter_args(%1797 = %c50, %1798 = %c51, %1799 = %c51, %1800 = %c51, %1801 = %c51, %1802 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1804 = arith.addi %1796, %c55 : i32
                  %1805 = arith.subi %1304, %c18 : i32
                  %1806 = arith.minsi %1804, %1805 : i32
                  %1807 = arith.addi %1774, %1806 : i32
                  %1808 = arith.addi %ranges, %groups : index
                  %1809 = arith.muli %9, %1808 : index
                  %1810 = arith.index_castui %1807 : i32 to index
                  %1811 = arith.addi %1809, %1810 : index
                  %1812 = arith.muli %1811, %c114 : index
                  %1813 = arith.addi %1812, %c16 : index
                  %1814 = arith.addi %1813, %832 : index
                  %1815 = memref.load %partial[%1814] : memref<?xf32>
                  %1816 = arith.cmpi slt, %1804, %1304 : i32
                  %1817 = arith.select %1816, %1815, %c50 : f32
                  %1818 = arith.addi %1812, %830 : index
                  %1819 = arith.addi %1818, %c24 : index
                  %1820 = memref.load %partial[%1819] : memref<?xf32>
                  %1821 = arith.addi %1812, %830 : index
                  %1822 = arith.addi %1821, %c7 : index
                  %1823 = memref.load %partial[%1822] : memref<?xf32>
                  %1824 = arith.addi %1812, %830 : index
                  %1825 = arith.addi %1824, %c44 : index
                  %1826 = memref.load %partial[%1825] : memref<?xf32>
                  %1827 = arith.addi %1812, %830 : index
                  %1828 = arith.addi %1827, %c45 : index
                  %1829 = memref.load %partial[%1828] : memref<?xf32>
                  %1830 = arith.addi %1814, %c9 : index
                  %1831 = memref.load %partial[%1830] : memref<?xf32>
                  %1832 = arith.addi %1796, %c18 : i32
                  %1833 = arith.subi %1304, %c18 : i32
                  %1834 = arith.minsi %1832, %1833 : i32
                  %1835 = arith.addi %1774, %1834 : i32
                  %1836 = arith.addi %ranges, %groups : index
                  %1837 = arith.muli %9, %1836 : index
                  %1838 = arith.index_castui %1835 : i32 to index
                  %1839 = arith.addi %1837, %1838 : index
                  %1840 = arith.muli %1839, %c114 : index
                  %1841 = arith.addi %1840, %c16 : index
                  %1842 = arith.addi %1841, %832 : index
                  %1843 = memref.load %partial[%1842] : memref<?xf32>
                  %1844 = arith.cmpi slt, %1832, %1304 : i32
                  %1845 = arith.select %1844, %1843, %c50 : f32
                  %1846 = arith.addi %1840, %830 : index
                  %1847 = arith.addi %1846, %c24 : index
                  %1848 = memref.load %partial[%1847] : memref<?xf32>
                  %1849 = arith.addi %1840, %830 : index
                  %1850 = arith.addi %1849, %c7 : index
                  %1851 = memref.load %partial[%1850] : memref<?xf32>
                  %1852 = arith.addi %1840, %830 : index
                  %1853 = arith.addi %1852, %c44 : index
                  %1854 = memref.load %partial[%1853] : memref<?xf32>
                  %1855 = arith.addi %1840, %830 : index
                  %1856 = arith.addi %1855, %c45 : index
                  %1857 = memref.load %partial[%1856] : memref<?xf32>
                  %1858 = arith.addi %1842, %c9 : index
                  %1859 = memref.load %partial[%1858] : memref<?xf32>
                  %1860 = arith.addi %1796, %c69 : i32
                  %1861 = arith.subi %1304, %c18 : i32
                  %1862 = arith.minsi %1860, %1861 : i32
                  %1863 = arith.addi %1774, %1862 : i32
                  %1864 = arith.addi %ranges, %groups : index
                  %1865 = arith.muli %9, %1864 : index
                  %1866 = arith.index_castui %1863 : i32 to index
                  %1867 = arith.addi %1865, %1866 : index
                  %1868 = arith.muli %1867, %c114 : index
                  %1869 = arith.addi %1868, %c16 : index
                  %1870 = arith.addi %1869, %832 : index
                  %1871 = memref.load %partial[%1870] : memref<?xf32>
                  %1872 = arith.cmpi slt, %1860, %1304 : i32
                  %1873 = arith.select %1872, %1871, %c50 : f32
                  %1874 = arith.addi %1868, %830 : index
                  %1875 = arith.addi %1874, %c24 : index
                  %1876 = memref.load %partial[%1875] : memref<?xf32>
                  %1877 = arith.addi %1868, %830 : index
                  %1878 = arith.addi %1877, %c7 : index
                  %1879 = memref.load %partial[%1878] : memref<?xf32>
                  %1880 = arith.addi %1868, %830 : index
                  %1881 = arith.addi %1880, %c44 : index
                  %1882 = memref.load %partial[%1881] : memref<?xf32>
                  %1883 = arith.addi %1868, %830 : index
                  %1884 = arith.addi %1883, %c45 : index
                  %1885 = memref.load %partial[%1884] : memref<?xf32>
                  %1886 = arith.addi %1870, %c9 : index
                  %1887 = memref.load %partial[%1886] : memref<?xf32>
                  %1888 = arith.addi %1796, %c71 : i32
                  %1889 = arith.subi %1304, %c18 : i32
                  %1890 = arith.minsi %1888, %1889 : i32
                  %1891 = arith.addi %1774, %1890 : i32
                  %1892 = arith.addi %ranges, %groups : index
                  %1893 = arith.muli %9, %1892 : index
                  %1894 = arith.index_castui %1891 : i32 to index
                  %1895 = arith.addi %1893, %1894 : index
                  %1896 = arith.muli %1895, %c114 : index
                  %1897 = arith.addi %1896, %c16 : index
                  %1898 = arith.addi %1897, %832 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.cmpi slt, %1888, %1304 : i32
                  %1901 = arith.select %1900, %1899, %c50 : f32
                  %1902 = arith.addi %1896, %830 : index
                  %1903 = arith.addi %1902, %c24 : index
                  %1904 = memref.load %partial[%1903] : memref<?xf32>
                  %1905 = arith.addi %1896, %830 : index
                  %1906 = arith.addi %1905, %c7 : index
                  %1907 = memref.load %partial[%1906] : memref<?xf32>
                  %1908 = arith.addi %1896, %830 : index
                  %1909 = arith.addi %1908, %c44 : index
                  %1910 = memref.load %partial[%1909] : memref<?xf32>
                  %1911 = arith.addi %1896, %830 : index
                  %1912 = arith.addi %1911, %c45 : index
                  %1913 = memref.load %partial[%1912] : memref<?xf32>
                  %1914 = arith.addi %1898, %c9 : index
                  %1915 = memref.load %partial[%1914] : memref<?xf32>
                  %1916 = arith.addi %1796, %c72 : i32
                  %1917 = arith.subi %1304, %c18 : i32
                  %1918 = arith.minsi %1916, %1917 : i32
                  %1919 = arith.addi %1774, %1918 : i32
                  %1920 = arith.addi %ranges, %groups : index
                  %1921 = arith.muli %9, %1920 : index
                  %1922 = arith.index_castui %1919 : i32 to index
                  %1923 = arith.addi %1921, %1922 : index
                  %1924 = arith.muli %1923, %c114 : index
                  %1925 = arith.addi %1924, %c16 : index
                  %1926 = arith.addi %1925, %832 : index
                  %1927 = memref.load %partial[%1926] : memref<?xf32>
                  %1928 = arith.cmpi slt, %1916, %1304 : i32
                  %1929 = arith.select %1928, %1927, %c50 : f32
                  %1930 = arith.addi %1924, %830 : index
                  %1931 = arith.addi %1930, %c24 : index
                  %1932 = memref.load %partial[%1931] : memref<?xf32>
                  %1933 = arith.addi %1924, %830 : index
                  %1934 = arith.addi %1933, %c7 : index
                  %1935 = memref.load %partial[%1934] : memref<?xf32>
                  %1936 = arith.addi %1924, %830 : index
                  %1937 = arith.addi %1936, %c44 : index
                  %1938 = memref.load %partial[%1937] : memref<?xf32>
                  %1939 = arith.addi %1924, %830 : index
                  %1940 = arith.addi %1939, %c45 : index
                  %1941 = memref.load %partial[%1940] : memref<?xf32>
                  %1942 = arith.addi %1926, %c9 : index
                  %1943 = memref.load %partial[%1942] : memref<?xf32>
                  %1944 = arith.addi %1796, %c74 : i32
                  %1945 = arith.subi %1304, %c18 : i32
                  %1946 = arith.minsi %1944, %1945 : i32
                  %1947 = arith.addi %1774, %1946 : i32
                  %1948 = arith.addi %ranges, %groups : index
                  %1949 = arith.muli %9, %1948 : index
                  %1950 = arith.index_castui %1947 : i32 to index
                  %1951 = arith.addi %1949, %1950 : index
                  %1952 = arith.muli %1951, %c114 : index
                  %1953 = arith.addi %1952, %c16 : index
                  %1954 = arith.addi %1953, %832 : index
                  %1955 = memref.load %partial[%1954] : memref<?xf32>
                  %1956 = arith.cmpi slt, %1944, %1304 : i32
                  %1957 = arith.select %1956, %1955, %c50 : f32
                  %1958 = arith.addi %1952, %830 : index
                  %1959 = arith.addi %1958, %c24 : index
                  %1960 = memref.load %partial[%1959] : memref<?xf32>
                  %1961 = arith.addi %1952, %830 : index
                  %1962 = arith.addi %1961, %c7 : index
                  %1963 = memref.load %partial[%1962] : memref<?xf32>
                  %1964 = arith.addi %1952, %830 : index
                  %1965 = arith.addi %1964, %c44 : index
                  %1966 = memref.load %partial[%1965] : memref<?xf32>
                  %1967 = arith.addi %1952, %830 : index
                  %1968 = arith.addi %1967, %c45 : index
                  %1969 = memref.load %partial[%1968] : memref<?xf32>
                  %1970 = arith.addi %1954, %c9 : index
                  %1971 = memref.load %partial[%1970] : memref<?xf32>
                  %1972 = arith.addi %1796, %c75 : i32
                  %1973 = arith.subi %1304, %c18 : i32
                  %1974 = arith.minsi %1972, %1973 : i32
                  %1975 = arith.addi %1774, %1974 : i32
                  %1976 = arith.addi %ranges, %groups : index
                  %1977 = arith.muli %9, %1976 : index
                  %1978 = arith.index_castui %1975 : i32 to index
                  %1979 = arith.addi %1977, %1978 : index
                  %1980 = arith.muli %1979, %c114 : index
                  %1981 = arith.addi %1980, %c16 : index
                  %1982 = arith.addi %1981, %832 : index
                  %1983 = memref.load %partial[%1982] : memref<?xf32>
                  %1984 = arith.cmpi slt, %1972, %1304 : i32
                  %1985 = arith.select %1984, %1983, %c50 : f32
                  %1986 = arith.addi %1980, %830 : index
                  %1987 = arith.addi %1986, %c24 : index
                  %1988 = memref.load %partial[%1987] : memref<?xf32>
                  %1989 = arith.addi %1980, %830 : index
                  %1990 = arith.addi %1989, %c7 : index
                  %1991 = memref.load %partial[%1990] : memref<?xf32>
                  %1992 = arith.addi %1980, %830 : index
                  %1993 = arith.addi %1992, %c44 : index
                  %1994 = memref.load %partial[%1993] : memref<?xf32>
                  %1995 = arith.addi %1980, %830 : index
                  %1996 = arith.addi %1995, %c45 : index
                  %1997 = memref.load %partial[%1996] : memref<?xf32>
                  %1998 = arith.addi %1982, %c9 : index
                  %1999 = memref.load %partial[%1998] : memref<?xf32>
                  %2000 = arith.addi %1796, %c77 : i32
                  %2001 = arith.subi %1304, %c18 : i32
                  %2002 = arith.minsi %2000, %2001 : i32
                  %2003 = arith.addi %1774, %2002 : i32
                  %2004 = arith.addi %ranges, %groups : index
                  %2005 = arith.muli %9, %2004 : index
                  %2006 = arith.index_castui %2003 : i32 to index
                  %2007 = arith.addi %2005, %2006 : index
                  %2008 = arith.muli %2007, %c114 : index
                  %2009 = arith.addi %2008, %c16 : index
                  %2010 = arith.addi %2009, %832 : index
                  %2011 = memref.load %partial[%2010] : memref<?xf32>
                  %2012 = arith.cmpi slt, %2000, %1304 : i32
                  %2013 = arith.select %2012, %2011, %c50 : f32
                  %2014 = arith.addi %2008, %830 : index
                  %2015 = arith.addi %2014, %c24 : index
                  %2016 = memref.load %partial[%2015] : memref<?xf32>
                  %2017 = arith.addi %2008, %830 : index
                  %2018 = arith.addi %2017, %c7 : index
                  %2019 = memref.load %partial[%2018] : memref<?xf32>
                  %2020 = arith.addi %2008, %830 : index
                  %2021 = arith.addi %2020, %c44 : index
                  %2022 = memref.load %partial[%2021] : memref<?xf32>
                  %2023 = arith.addi %2008, %830 : index
                  %2024 = arith.addi %2023, %c45 : index
                  %2025 = memref.load %partial[%2024] : memref<?xf32>
                  %2026 = arith.addi %2010, %c9 : index
                  %2027 = memref.load %partial[%2026] : memref<?xf32>
                  %2028 = arith.maxnumf %1797, %1817 fastmath<nnan> : f32
                  %2029 = arith.subf %1797, %2028 : f32
                  %2030 = wave.exp2 %2029 : f32
                  %2031 = arith.subf %1817, %2028 : f32
                  %2032 = wave.exp2 %2031 : f32
                  %2033 = arith.mulf %1798, %2030 : f32
                  %2034 = math.fma %1831, %2032, %2033 : f32
                  %2035 = arith.mulf %1799, %2030 : f32
                  %2036 = math.fma %1820, %2032, %2035 : f32
                  %2037 = arith.mulf %1800, %2030 : f32
                  %2038 = math.fma %1823, %2032, %2037 : f32
                  %2039 = arith.mulf %1801, %2030 : f32
                  %2040 = math.fma %1826, %2032, %2039 : f32
                  %2041 = arith.mulf %1802, %2030 : f32
                  %2042 = math.fma %1829, %2032, %2041 : f32
                  %2043 = arith.maxnumf %2028, %1845 fastmath<nnan> : f32
                  %2044 = arith.subf %2028, %2043 : f32
                  %2045 = wave.exp2 %2044 : f32
                  %2046 = arith.subf %1845, %2043 : f32
                  %2047 = wave.exp2 %2046 : f32
                  %2048 = arith.mulf %2034, %2045 : f32
                  %2049 = math.fma %1859, %2047, %2048 : f32
                  %2050 = arith.mulf %2036, %2045 : f32
                  %2051 = math.fma %1848, %2047, %2050 : f32
                  %2052 = arith.mulf %2038, %2045 : f32
                  %2053 = math.fma %1851, %2047, %2052 : f32
                  %2054 = arith.mulf %2040, %2045 : f32
                  %2055 = math.fma %1854, %2047, %2054 : f32
                  %2056 = arith.mulf %2042, %2045 : f32
                  %2057 = math.fma %1857, %2047, %2056 : f32
                  %2058 = arith.maxnumf %2043, %1873 fastmath<nnan> : f32
                  %2059 = arith.subf %2043, %2058 : f32
                  %2060 = wave.exp2 %2059 : f32
                  %2061 = arith.subf %1873, %2058 : f32
                  %2062 = wave.exp2 %2061 : f32
                  %2063 = arith.mulf %2049, %2060 : f32
                  %2064 = math.fma %1887, %2062, %2063 : f32
                  %2065 = arith.mulf %2051, %2060 : f32
                  %2066 = math.fma %1876, %2062, %2065 : f32
                  %2067 = arith.mulf %2053, %2060 : f32
                  %2068 = math.fma %1879, %2062, %2067 : f32
                  %2069 = arith.mulf %2055, %2060 : f32
                  %2070 = math.fma %1882, %2062, %2069 : f32
                  %2071 = arith.mulf %2057, %2060 : f32
                  %2072 = math.fma %1885, %2062, %2071 : f32
                  %2073 = arith.maxnumf %2058, %1901 fastmath<nnan> : f32
                  %2074 = arith.subf %2058, %2073 : f32
                  %2075 = wave.exp2 %2074 : f32
                  %2076 = arith.subf %1901, %2073 : f32
                  %2077 = wave.exp2 %2076 : f32
                  %2078 = arith.mulf %2064, %2075 : f32
                  %2079 = math.fma %1915, %2077, %2078 : f32
                  %2080 = arith.mulf %2066, %2075 : f32
                  %2081 = math.fma %1904, %2077, %2080 : f32
                  %2082 = arith.mulf %2068, %2075 : f32
                  %2083 = math.fma %1907, %2077, %2082 : f32
                  %2084 = arith.mulf %2070, %2075 : f32
                  %2085 = math.fma %1910, %2077, %2084 : f32
                  %2086 = arith.mulf %2072, %2075 : f32
                  %2087 = math.fma %1913, %2077, %2086 : f32
                  %2088 = arith.maxnumf %2073, %1929 fastmath<nnan> : f32
                  %2089 = arith.subf %2073, %2088 : f32
                  %2090 = wave.exp2 %2089 : f32
                  %2091 = arith.subf %1929, %2088 : f32
                  %2092 = wave.exp2 %2091 : f32
                  %2093 = arith.mulf %2079, %2090 : f32
                  %2094 = math.fma %1943, %2092, %2093 : f32
                  %2095 = arith.mulf %2081, %2090 : f32
                  %2096 = math.fma %1932, %2092, %2095 : f32
                  %2097 = arith.mulf %2083, %2090 : f32
                  %2098 = math.fma %1935, %2092, %2097 : f32
                  %2099 = arith.mulf %2085, %2090 : f32
                  %2100 = math.fma %1938, %2092, %2099 : f32
                  %2101 = arith.mulf %2087, %2090 : f32
                  %2102 = math.fma %1941, %2092, %2101 : f32
                  %2103 = arith.maxnumf %2088, %1957 fastmath<nnan> : f32
                  %2104 = arith.subf %2088, %2103 : f32
                  %2105 = wave.exp2 %2104 : f32
                  %2106 = arith.subf %1957, %2103 : f32
                  %2107 = wave.exp2 %2106 : f32
                  %2108 = arith.mulf %2094, %2105 : f32
                  %2109 = math.fma %1971, %2107, %2108 : f32
                  %2110 = arith.mulf %2096, %2105 : f32
                  %2111 = math.fma %1960, %2107, %2110 : f32
                  %2112 = arith.mulf %2098, %2105 : f32
                  %2113 = math.fma %1963, %2107, %2112 : f32
                  %2114 = arith.mulf %2100, %2105 : f32
                  %2115 = math.fma %1966, %2107, %2114 : f32
                  %2116 = arith.mulf %2102, %2105 : f32
                  %2117 = math.fma %1969, %2107, %2116 : f32
                  %2118 = arith.maxnumf %2103, %1985 fastmath<nnan> : f32
                  %2119 = arith.subf %2103, %2118 : f32
                  %2120 = wave.exp2 %2119 : f32
                  %2121 = arith.subf %1985, %2118 : f32
                  %2122 = wave.exp2 %2121 : f32
                  %2123 = arith.mulf %2109, %2120 : f32
                  %2124 = math.fma %1999, %2122, %2123 : f32
                  %2125 = arith.mulf %2111, %2120 : f32
                  %2126 = math.fma %1988, %2122, %2125 : f32
                  %2127 = arith.mulf %2113, %2120 : f32
                  %2128 = math.fma %1991, %2122, %2127 : f32
                  %2129 = arith.mulf %2115, %2120 : f32
                  %2130 = math.fma %1994, %2122, %2129 : f32
                  %2131 = arith.mulf %2117, %2120 : f32
                  %2132 = math.fma %1997, %2122, %2131 : f32
                  %2133 = arith.maxnumf %2118, %2013 fastmath<nnan> : f32
                  %2134 = arith.subf %2118, %2133 : f32
                  %2135 = wave.exp2 %2134 : f32
                  %2136 = arith.subf %2013, %2133 : f32
                  %2137 = wave.exp2 %2136 : f32
                  %2138 = arith.mulf %2124, %2135 : f32
                  %2139 = math.fma %2027, %2137, %2138 : f32
                  %2140 = arith.mulf %2126, %2135 : f32
                  %2141 = math.fma %2016, %2137, %2140 : f32
                  %2142 = arith.mulf %2128, %2135 : f32
                  %2143 = math.fma %2019, %2137, %2142 : f32
                  %2144 = arith.mulf %2130, %2135 : f32
                  %2145 = math.fma %2022, %2137, %2144 : f32
                  %2146 = arith.mulf %2132, %2135 : f32
                  %2147 = math.fma %2025, %2137, %2146 : f32
                  scf.yield %2133, %2139, %2141, %2143, %2145, %2147 : f32, f32, f32, f32, f32, f32
                }
                %2148 = arith.addi %kvHeads, %15 : index
                %2149 = memref.load %scales[%2148] : memref<?xf32>
                %2150 = arith.divf %2149, %1803#1 : f32
                %2151 = arith.addi %17, %832 : index
                %2152 = arith.cmpi slt, %2151, %groupSize : index
                scf.if %2152 {
                  %2153 = arith.muli %15, %groupSize : index
                  %2154 = arith.addi %2153, %2151 : index
                  %2155 = arith.muli %2154, %c25 : index
                  %2156 = arith.muli %heads, %c25 : index
                  %2157 = arith.addi %830, %c24 : index
                  %2158 = arith.mulf %1803#2, %2150 : f32
                  %2159 = arith.addf %2158, %c51 : f32
                  %2160 = arith.minimumf %2159, %c110 : f32
                  %2161 = arith.maximumf %2160, %c111 : f32
                  %2162 = arith.truncf %2161 : f32 to f16
                  %2163 = arith.divui %2157, %c9 : index
                  %2164 = arith.addi %2155, %2163 : index
                  %2165 = arith.divui %24, %outTileRows : index
                  %2166 = arith.divui %2156, %c3 : index
                  %2167 = arith.muli %2165, %2166 : index
                  %2168 = arith.divui %2164, %c3 : index
                  %2169 = arith.addi %2167, %2168 : index
                  %2170 = arith.muli %2169, %c10 : index
                  %2171 = arith.remui %2164, %c3 : index
                  %2172 = arith.divui %2171, %c9 : index
                  %2173 = arith.addi %2170, %2172 : index
                  %2174 = arith.muli %outTileRows, %c9 : index
                  %2175 = arith.muli %2173, %2174 : index
                  %2176 = arith.remui %24, %outTileRows : index
                  %2177 = arith.muli %2176, %c9 : index
                  %2178 = arith.addi %2175, %2177 : index
                  %2179 = arith.remui %2164, %c9 : index
                  %2180 = arith.addi %2178, %2179 : index
                  memref.store %2162, %out[%2180] : memref<?xf16>
                  %2181 = arith.addi %830, %c7 : index
                  %2182 = arith.mulf %1803#3, %2150 : f32
                  %2183 = arith.addf %2182, %c51 : f32
                  %2184 = arith.minimumf %2183, %c110 : f32
                  %2185 = arith.maximumf %2184, %c111 : f32
                  %2186 = arith.truncf %2185 : f32 to f16
                  %2187 = arith.divui %2181, %c9 : index
                  %2188 = arith.addi %2155, %2187 : index
                  %2189 = arith.divui %24, %outTileRows : index
                  %2190 = arith.divui %2156, %c3 : index
                  %2191 = arith.muli %2189, %2190 : index
                  %2192 = arith.divui %2188, %c3 : index
                  %2193 = arith.addi %2191, %2192 : index
                  %2194 = arith.muli %2193, %c10 : index
                  %2195 = arith.remui %2188, %c3 : index
                  %2196 = arith.divui %2195, %c9 : index
                  %2197 = arith.addi %2194, %2196 : index
                  %2198 = arith.muli %outTileRows, %c9 : index
                  %2199 = arith.muli %2197, %2198 : index
                  %2200 = arith.remui %24, %outTileRows : index
                  %2201 = arith.muli %2200, %c9 : index
                  %2202 = arith.addi %2199, %2201 : index
                  %2203 = arith.remui %2188, %c9 : index
                  %2204 = arith.addi %2202, %2203 : index
                  memref.store %2186, %out[%2204] : memref<?xf16>
                  %2205 = arith.addi %830, %c44 : index
                  %2206 = arith.mulf %1803#4, %2150 : f32
                  %2207 = arith.addf %2206, %c51 : f32
                  %2208 = arith.minimumf %2207, %c110 : f32
                  %2209 = arith.maximumf %2208, %c111 : f32
                  %2210 = arith.truncf %2209 : f32 to f16
                  %2211 = arith.divui %2205, %c9 : index
                  %2212 = arith.addi %2155, %2211 : index
                  %2213 = arith.divui %24, %outTileRows : index
                  %2214 = arith.divui %2156, %c3 : index
                  %2215 = arith.muli %2213, %2214 : index
                  %2216 = arith.divui %2212, %c3 : index
                  %2217 = arith.addi %2215, %2216 : index
                  %2218 = arith.muli %2217, %c10 : index
                  %2219 = arith.remui %2212, %c3 : index
                  %2220 = arith.divui %2219, %c9 : index
                  %2221 = arith.addi %2218, %2220 : index
                  %2222 = arith.muli %outTileRows, %c9 : index
                  %2223 = arith.muli %2221, %2222 : index
                  %2224 = arith.remui %24, %outTileRows : index
                  %2225 = arith.muli %2224, %c9 : index
                  %2226 = arith.addi %2223, %2225 : index
                  %2227 = arith.remui %2212, %c9 : index
                  %2228 = arith.addi %2226, %2227 : index
                  memref.store %2210, %out[%2228] : memref<?xf16>
                  %2229 = arith.addi %830, %c45 : index
                  %2230 = arith.mulf %1803#5, %2150 : f32
                  %2231 = arith.addf %2230, %c51 : f32
                  %2232 = arith.minimumf %2231, %c110 : f32
                  %2233 = arith.maximumf %2232, %c111 : f32
                  %2234 = arith.truncf %2233 : f32 to f16
                  %2235 = arith.divui %2229, %c9 : index
                  %2236 = arith.addi %2155, %2235 : index
                  %2237 = arith.divui %24, %outTileRows : index
                  %2238 = arith.divui %2156, %c3 : index
                  %2239 = arith.muli %2237, %2238 : index
                  %2240 = arith.divui %2236, %c3 : index
                  %2241 = arith.addi %2239, %2240 : index
                  %2242 = arith.muli %2241, %c10 : index
                  %2243 = arith.remui %2236, %c3 : index
                  %2244 = arith.divui %2243, %c9 : index
                  %2245 = arith.addi %2242, %2244 : index
                  %2246 = arith.muli %outTileRows, %c9 : index
                  %2247 = arith.muli %2245, %2246 : index
                  %2248 = arith.remui %24, %outTileRows : index
                  %2249 = arith.muli %2248, %c9 : index
                  %2250 = arith.addi %2247, %2249 : index
                  %2251 = arith.remui %2236, %c9 : index
                  %2252 = arith.addi %2250, %2251 : index
                  memref.store %2234, %out[%2252] : memref<?xf16>
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
