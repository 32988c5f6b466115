// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c109 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c111 = arith.constant 0x477FE000 : f32
  %c112 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c115 = arith.constant 1056 : index
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
        %49 = arith.divui %47, %c23 : index
        %50 = arith.remui %47, %c23 : index
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
      %64 = arith.cmpi eq, %8, %c24 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c26 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c24 : index
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
        %80 = arith.addi %67, %c23 : index
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
        %92 = arith.addi %67, %c31 : index
        %93 = arith.addi %66, %92 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %67, %c32 : index
        %96 = arith.addi %66, %95 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %67, %c33 : index
        %99 = arith.addi %66, %98 : index
        %100 = vector.load %5[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %67, %c34 : index
        %102 = arith.addi %66, %101 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %67, %c35 : index
        %105 = arith.addi %66, %104 : index
        %106 = vector.load %5[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %107 = arith.addi %67, %c36 : index
        %108 = arith.addi %66, %107 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %67, %c37 : index
        %111 = arith.addi %66, %110 : index
        %112 = vector.load %5[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.addi %67, %c38 : index
        %114 = arith.addi %66, %113 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = math.absf %70 : vector<4xf32>
        %117 = math.absf %73 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %76 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %79 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %82 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %85 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %88 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %91 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %94 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = math.absf %97 : vector<4xf32>
        %134 = arith.maxnumf %132, %133 fastmath<nnan> : vector<4xf32>
        %135 = math.absf %100 : vector<4xf32>
        %136 = arith.maxnumf %134, %135 fastmath<nnan> : vector<4xf32>
        %137 = math.absf %103 : vector<4xf32>
        %138 = arith.maxnumf %136, %137 fastmath<nnan> : vector<4xf32>
        %139 = math.absf %106 : vector<4xf32>
        %140 = arith.maxnumf %138, %139 fastmath<nnan> : vector<4xf32>
        %141 = math.absf %109 : vector<4xf32>
        %142 = arith.maxnumf %140, %141 fastmath<nnan> : vector<4xf32>
        %143 = math.absf %112 : vector<4xf32>
        %144 = arith.maxnumf %142, %143 fastmath<nnan> : vector<4xf32>
        %145 = math.absf %115 : vector<4xf32>
        %146 = arith.maxnumf %144, %145 fastmath<nnan> : vector<4xf32>
        %147 = vector.extract %146[0] : f32 from vector<4xf32>
        %148 = vector.extract %146[1] : f32 from vector<4xf32>
        %149 = vector.extract %146[2] : f32 from vector<4xf32>
        %150 = vector.extract %146[3] : f32 from vector<4xf32>
        %151 = arith.maxnumf %147, %148 fastmath<nnan> : f32
        %152 = arith.maxnumf %151, %149 fastmath<nnan> : f32
        %153 = arith.maxnumf %152, %150 fastmath<nnan> : f32
        %154 = wave.swap_halves %153 : f32
        %155 = arith.maxnumf %153, %154 fastmath<nnan> : f32
        %156 = arith.bitcast %155 : f32 to i32
        %157 = arith.shrui %156, %c39 : i32
        %158 = arith.maxsi %157, %c40 : i32
        %159 = arith.minsi %158, %c41 : i32
        %160 = arith.subi %c42, %159 : i32
        %161 = arith.shli %160, %c39 : i32
        %162 = arith.bitcast %161 : i32 to f32
        %163 = arith.subi %159, %c43 : i32
        %164 = arith.shli %163, %c39 : i32
        %165 = arith.bitcast %164 : i32 to f32
        %166 = vector.broadcast %162 : f32 to vector<4xf32>
        %167 = arith.muli %1, %c9 : index
        %168 = arith.muli %2, %c25 : index
        %169 = arith.addi %167, %168 : index
        %170 = arith.mulf %70, %166 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = arith.mulf %73, %166 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %175 = arith.addi %169, %c24 : index
        vector.store %174, %4[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.mulf %76, %166 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = arith.mulf %79, %166 : vector<4xf32>
        %179 = arith.truncf %178 : vector<4xf32> to vector<4xf16>
        %180 = vector.shuffle %177, %179 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %181 = arith.addi %169, %c7 : index
        vector.store %180, %4[%181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %182 = arith.mulf %82, %166 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = arith.mulf %85, %166 : vector<4xf32>
        %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
        %186 = vector.shuffle %183, %185 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %187 = arith.addi %169, %c44 : index
        vector.store %186, %4[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.mulf %88, %166 : vector<4xf32>
        %189 = arith.truncf %188 : vector<4xf32> to vector<4xf16>
        %190 = arith.mulf %91, %166 : vector<4xf32>
        %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %193 = arith.addi %169, %c45 : index
        vector.store %192, %4[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.mulf %94, %166 : vector<4xf32>
        %195 = arith.truncf %194 : vector<4xf32> to vector<4xf16>
        %196 = arith.mulf %97, %166 : vector<4xf32>
        %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %199 = arith.addi %169, %c16 : index
        vector.store %198, %4[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %200 = arith.mulf %100, %166 : vector<4xf32>
        %201 = arith.truncf %200 : vector<4xf32> to vector<4xf16>
        %202 = arith.mulf %103, %166 : vector<4xf32>
        %203 = arith.truncf %202 : vector<4xf32> to vector<4xf16>
        %204 = vector.shuffle %201, %203 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %205 = arith.addi %169, %c46 : index
        vector.store %204, %4[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.mulf %106, %166 : vector<4xf32>
        %207 = arith.truncf %206 : vector<4xf32> to vector<4xf16>
        %208 = arith.mulf %109, %166 : vector<4xf32>
        %209 = arith.truncf %208 : vector<4xf32> to vector<4xf16>
        %210 = vector.shuffle %207, %209 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %211 = arith.addi %169, %c47 : index
        vector.store %210, %4[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.mulf %112, %166 : vector<4xf32>
        %213 = arith.truncf %212 : vector<4xf32> to vector<4xf16>
        %214 = arith.mulf %115, %166 : vector<4xf32>
        %215 = arith.truncf %214 : vector<4xf32> to vector<4xf16>
        %216 = vector.shuffle %213, %215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %217 = arith.addi %169, %c48 : index
        vector.store %216, %4[%217] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %165, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %218 = memref.load %7[%1] : memref<?xf32>
      scf.for %219 = %11 to %42 step %43 : i32 {
        %220 = arith.muli %219, %c21 : i32
        %221 = arith.index_cast %8 : index to i32
        %222 = arith.muli %221, %c49 : i32
        %223 = arith.addi %220, %222 : i32
        %224 = arith.addi %223, %c49 : i32
        %225 = arith.minsi %224, %38 : i32
        %226 = arith.cmpi slt, %223, %38 : i32
        %227:10 = scf.if %226 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %228 = arith.subi %225, %223 : i32
          %229 = arith.addi %228, %c53 : i32
          %230 = arith.divui %229, %c54 : i32
          %231 = arith.divui %223, %c19 : i32
          %232 = arith.addi %231, %c55 : i32
          %233 = arith.minsi %232, %40 : i32
          %234 = arith.index_castui %233 : i32 to index
          %235 = arith.addi %32, %234 : index
          %236 = memref.load %step[%235] : memref<?xi32>
          %237 = arith.index_cast %236 : i32 to index
          %238 = arith.muli %237, %33 : index
          %239 = arith.addi %238, %34 : index
          %240 = arith.addi %231, %c18 : i32
          %241 = arith.minsi %240, %40 : i32
          %242 = arith.index_castui %241 : i32 to index
          %243 = arith.addi %32, %242 : index
          %244 = memref.load %step[%243] : memref<?xi32>
          %245 = arith.index_cast %244 : i32 to index
          %246 = arith.muli %245, %33 : index
          %247 = arith.addi %246, %34 : index
          %248 = arith.addi %239, %35 : index
          %249 = arith.addi %248, %c24 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %247, %35 : index
          %252 = arith.addi %251, %c24 : index
          %253 = vector.load %kv[%252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %254 = arith.addi %248, %c31 : index
          %255 = vector.load %kv[%254] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %256 = arith.addi %251, %c31 : index
          %257 = vector.load %kv[%256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %258 = arith.addi %248, %c25 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %260 = arith.addi %251, %c25 : index
          %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %262 = arith.addi %248, %c56 : index
          %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %264 = arith.addi %251, %c56 : index
          %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %285:18 = scf.for %266 = %c55 to %230 step %c18 iter_args(%267 = %250, %268 = %253, %269 = %255, %270 = %257, %271 = %259, %272 = %261, %273 = %263, %274 = %265, %275 = %c50, %276 = %c51, %277 = %c52, %278 = %c52, %279 = %c52, %280 = %c52, %281 = %c52, %282 = %c52, %283 = %c52, %284 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %286 = arith.muli %266, %c54 : i32
            %287 = arith.addi %223, %286 : i32
            %288 = arith.addi %287, %c54 : i32
            %289 = arith.divui %287, %c19 : i32
            %290 = arith.addi %289, %c55 : i32
            %291 = arith.minsi %290, %40 : i32
            %292 = arith.index_castui %291 : i32 to index
            %293 = arith.addi %32, %292 : index
            %294 = memref.load %step[%293] : memref<?xi32>
            %295 = arith.index_cast %294 : i32 to index
            %296 = arith.muli %295, %33 : index
            %297 = arith.addi %296, %34 : index
            %298 = arith.addi %289, %c18 : i32
            %299 = arith.minsi %298, %40 : i32
            %300 = arith.index_castui %299 : i32 to index
            %301 = arith.addi %32, %300 : index
            %302 = memref.load %step[%301] : memref<?xi32>
            %303 = arith.index_cast %302 : i32 to index
            %304 = arith.muli %303, %33 : index
            %305 = arith.addi %304, %34 : index
            %306 = arith.divui %288, %c19 : i32
            %307 = arith.addi %306, %c55 : i32
            %308 = arith.minsi %307, %40 : i32
            %309 = arith.index_castui %308 : i32 to index
            %310 = arith.addi %32, %309 : index
            %311 = memref.load %step[%310] : memref<?xi32>
            %312 = arith.index_cast %311 : i32 to index
            %313 = arith.muli %312, %33 : index
            %314 = arith.addi %313, %34 : index
            %315 = arith.addi %306, %c18 : i32
            %316 = arith.minsi %315, %40 : i32
            %317 = arith.index_castui %316 : i32 to index
            %318 = arith.addi %32, %317 : index
            %319 = memref.load %step[%318] : memref<?xi32>
            %320 = arith.index_cast %319 : i32 to index
            %321 = arith.muli %320, %33 : index
            %322 = arith.addi %321, %34 : index
            %323 = wave.opaque %c24 : index
            %324 = arith.muli %1, %c9 : index
            %325 = arith.addi %323, %324 : index
            %326 = arith.addi %297, %35 : index
            %327 = arith.addi %326, %c7 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %305, %35 : index
            %330 = arith.addi %329, %c7 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %332 = vector.bitcast %267 : vector<4xi32> to vector<16xi8>
            %333 = wave.fp8_decode "e4m3" packed %332 : vector<16xi8> -> vector<16xf16>
            %334 = vector.bitcast %268 : vector<4xi32> to vector<16xi8>
            %335 = wave.fp8_decode "e4m3" packed %334 : vector<16xi8> -> vector<16xf16>
            %336 = arith.addi %325, %c24 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = arith.addi %336, %c25 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = vector.shuffle %337, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %341 = wave.mma %333, %340, %c52 : vector<16xf16>, vector<8xf32>
            %342 = wave.mma %335, %340, %c52 : vector<16xf16>, vector<8xf32>
            %343 = arith.addi %326, %c57 : index
            %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %345 = arith.addi %329, %c57 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %347 = vector.bitcast %269 : vector<4xi32> to vector<16xi8>
            %348 = wave.fp8_decode "e4m3" packed %347 : vector<16xi8> -> vector<16xf16>
            %349 = vector.bitcast %270 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e4m3" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = arith.addi %325, %c7 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = arith.addi %351, %c25 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %356 = wave.mma %348, %355, %341 : vector<16xf16>, vector<8xf32>
            %357 = wave.mma %350, %355, %342 : vector<16xf16>, vector<8xf32>
            %358 = arith.addi %326, %c58 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %360 = arith.addi %329, %c58 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %362 = vector.bitcast %271 : vector<4xi32> to vector<16xi8>
            %363 = wave.fp8_decode "e4m3" packed %362 : vector<16xi8> -> vector<16xf16>
            %364 = vector.bitcast %272 : vector<4xi32> to vector<16xi8>
            %365 = wave.fp8_decode "e4m3" packed %364 : vector<16xi8> -> vector<16xf16>
            %366 = arith.addi %325, %c44 : index
            %367 = vector.load %4[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %368 = arith.addi %366, %c25 : index
            %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %370 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %371 = wave.mma %363, %370, %356 : vector<16xf16>, vector<8xf32>
            %372 = wave.mma %365, %370, %357 : vector<16xf16>, vector<8xf32>
            %373 = arith.addi %326, %c59 : index
            %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %375 = arith.addi %329, %c59 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %377 = vector.bitcast %273 : vector<4xi32> to vector<16xi8>
            %378 = wave.fp8_decode "e4m3" packed %377 : vector<16xi8> -> vector<16xf16>
            %379 = vector.bitcast %274 : vector<4xi32> to vector<16xi8>
            %380 = wave.fp8_decode "e4m3" packed %379 : vector<16xi8> -> vector<16xf16>
            %381 = arith.addi %325, %c45 : index
            %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %383 = arith.addi %381, %c25 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %386 = wave.mma %378, %385, %371 : vector<16xf16>, vector<8xf32>
            %387 = wave.mma %380, %385, %372 : vector<16xf16>, vector<8xf32>
            %388 = arith.addi %326, %c44 : index
            %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %390 = arith.addi %329, %c44 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %392 = vector.bitcast %328 : vector<4xi32> to vector<16xi8>
            %393 = wave.fp8_decode "e4m3" packed %392 : vector<16xi8> -> vector<16xf16>
            %394 = vector.bitcast %331 : vector<4xi32> to vector<16xi8>
            %395 = wave.fp8_decode "e4m3" packed %394 : vector<16xi8> -> vector<16xf16>
            %396 = arith.addi %325, %c16 : index
            %397 = vector.load %4[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %398 = arith.addi %396, %c25 : index
            %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %400 = vector.shuffle %397, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %401 = wave.mma %393, %400, %386 : vector<16xf16>, vector<8xf32>
            %402 = wave.mma %395, %400, %387 : vector<16xf16>, vector<8xf32>
            %403 = arith.addi %326, %c60 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %405 = arith.addi %329, %c60 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %407 = vector.bitcast %344 : vector<4xi32> to vector<16xi8>
            %408 = wave.fp8_decode "e4m3" packed %407 : vector<16xi8> -> vector<16xf16>
            %409 = vector.bitcast %346 : vector<4xi32> to vector<16xi8>
            %410 = wave.fp8_decode "e4m3" packed %409 : vector<16xi8> -> vector<16xf16>
            %411 = arith.addi %325, %c46 : index
            %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %413 = arith.addi %411, %c25 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %416 = wave.mma %408, %415, %401 : vector<16xf16>, vector<8xf32>
            %417 = wave.mma %410, %415, %402 : vector<16xf16>, vector<8xf32>
            %418 = arith.addi %326, %c61 : index
            %419 = vector.load %kv[%418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %420 = arith.addi %329, %c61 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %422 = vector.bitcast %359 : vector<4xi32> to vector<16xi8>
            %423 = wave.fp8_decode "e4m3" packed %422 : vector<16xi8> -> vector<16xf16>
            %424 = vector.bitcast %361 : vector<4xi32> to vector<16xi8>
            %425 = wave.fp8_decode "e4m3" packed %424 : vector<16xi8> -> vector<16xf16>
            %426 = arith.addi %325, %c47 : index
            %427 = vector.load %4[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %428 = arith.addi %426, %c25 : index
            %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %430 = vector.shuffle %427, %429 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %431 = wave.mma %423, %430, %416 : vector<16xf16>, vector<8xf32>
            %432 = wave.mma %425, %430, %417 : vector<16xf16>, vector<8xf32>
            %433 = arith.addi %326, %c62 : index
            %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %435 = arith.addi %329, %c62 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %437 = vector.bitcast %374 : vector<4xi32> to vector<16xi8>
            %438 = wave.fp8_decode "e4m3" packed %437 : vector<16xi8> -> vector<16xf16>
            %439 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
            %440 = wave.fp8_decode "e4m3" packed %439 : vector<16xi8> -> vector<16xf16>
            %441 = arith.addi %325, %c48 : index
            %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %443 = arith.addi %441, %c25 : index
            %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %446 = wave.mma %438, %445, %431 : vector<16xf16>, vector<8xf32>
            %447 = wave.mma %440, %445, %432 : vector<16xf16>, vector<8xf32>
            %448 = arith.addi %326, %c45 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %450 = arith.addi %329, %c45 : index
            %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %452 = wave.opaque %446 : vector<8xf32>
            %453 = wave.opaque %447 : vector<8xf32>
            %454 = wave.opaque %288 : i32
            %455 = arith.cmpi sgt, %454, %225 : i32
            %456:2 = scf.if %455 -> (vector<8xf32>, vector<8xf32>) {
              %457 = arith.index_cast %2 : index to i32
              %458 = arith.addi %287, %457 : i32
              %459 = arith.subi %38, %458 : i32
              %460 = arith.subi %459, %c55 : i32
              %461 = vector.broadcast %460 : i32 to vector<8xi32>
              %462 = arith.cmpi sgt, %461, %c64 : vector<8xi32>
              %463 = arith.select %462, %452, %c63 : vector<8xi1>, vector<8xf32>
              %464 = arith.subi %459, %c19 : i32
              %465 = vector.broadcast %464 : i32 to vector<8xi32>
              %466 = arith.cmpi sgt, %465, %c64 : vector<8xi32>
              %467 = arith.select %466, %453, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %463, %467 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %452, %453 : vector<8xf32>, vector<8xf32>
            }
            %468 = vector.extract %456#0[0] : f32 from vector<8xf32>
            %469 = vector.extract %456#0[1] : f32 from vector<8xf32>
            %470 = vector.extract %456#0[2] : f32 from vector<8xf32>
            %471 = vector.extract %456#0[3] : f32 from vector<8xf32>
            %472 = vector.extract %456#0[4] : f32 from vector<8xf32>
            %473 = vector.extract %456#0[5] : f32 from vector<8xf32>
            %474 = vector.extract %456#0[6] : f32 from vector<8xf32>
            %475 = vector.extract %456#0[7] : f32 from vector<8xf32>
            %476 = vector.extract %456#1[0] : f32 from vector<8xf32>
            %477 = vector.extract %456#1[1] : f32 from vector<8xf32>
            %478 = vector.extract %456#1[2] : f32 from vector<8xf32>
            %479 = vector.extract %456#1[3] : f32 from vector<8xf32>
            %480 = vector.extract %456#1[4] : f32 from vector<8xf32>
            %481 = vector.extract %456#1[5] : f32 from vector<8xf32>
            %482 = vector.extract %456#1[6] : f32 from vector<8xf32>
            %483 = vector.extract %456#1[7] : f32 from vector<8xf32>
            %484 = arith.maxnumf %468, %469 fastmath<nnan> : f32
            %485 = arith.maxnumf %484, %470 fastmath<nnan> : f32
            %486 = arith.maxnumf %485, %471 fastmath<nnan> : f32
            %487 = arith.maxnumf %486, %472 fastmath<nnan> : f32
            %488 = arith.maxnumf %487, %473 fastmath<nnan> : f32
            %489 = arith.maxnumf %488, %474 fastmath<nnan> : f32
            %490 = arith.maxnumf %489, %475 fastmath<nnan> : f32
            %491 = arith.maxnumf %490, %476 fastmath<nnan> : f32
            %492 = arith.maxnumf %491, %477 fastmath<nnan> : f32
            %493 = arith.maxnumf %492, %478 fastmath<nnan> : f32
            %494 = arith.maxnumf %493, %479 fastmath<nnan> : f32
            %495 = arith.maxnumf %494, %480 fastmath<nnan> : f32
            %496 = arith.maxnumf %495, %481 fastmath<nnan> : f32
            %497 = arith.maxnumf %496, %482 fastmath<nnan> : f32
            %498 = arith.maxnumf %497, %483 fastmath<nnan> : f32
            %499 = wave.swap_halves %498 : f32
            %500 = arith.maxnumf %498, %499 fastmath<nnan> : f32
            %501 = arith.mulf %500, %218 : f32
            %502 = arith.addf %275, %c65 : f32
            %503 = arith.cmpf ogt, %501, %502 : f32
            %504:10 = scf.if %503 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %505 = arith.subf %275, %501 : f32
              %506 = wave.exp2 %505 : f32
              %507 = vector.broadcast %506 : f32 to vector<8xf32>
              %508 = arith.mulf %276, %506 : f32
              %509 = arith.mulf %277, %507 : vector<8xf32>
              %510 = arith.mulf %278, %507 : vector<8xf32>
              %511 = arith.mulf %279, %507 : vector<8xf32>
              %512 = arith.mulf %280, %507 : vector<8xf32>
              %513 = arith.mulf %281, %507 : vector<8xf32>
              %514 = arith.mulf %282, %507 : vector<8xf32>
              %515 = arith.mulf %283, %507 : vector<8xf32>
              %516 = arith.mulf %284, %507 : vector<8xf32>
              scf.yield %501, %508, %509, %510, %511, %512, %513, %514, %515, %516 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %275, %276, %277, %278, %279, %280, %281, %282, %283, %284 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %517 = vector.broadcast %218 : f32 to vector<8xf32>
            %518 = arith.subf %c66, %504#0 : f32
            %519 = vector.broadcast %518 : f32 to vector<8xf32>
            %520 = math.fma %456#0, %517, %519 : vector<8xf32>
            %521 = wave.exp2 %520 : vector<8xf32>
            %522 = math.fma %456#1, %517, %519 : vector<8xf32>
            %523 = wave.exp2 %522 : vector<8xf32>
            %524 = arith.truncf %521 : vector<8xf32> to vector<8xf16>
            %525 = vector.bitcast %524 : vector<8xf16> to vector<4xi32>
            %526 = wave.swap_halves %525 : vector<4xi32>
            %527 = arith.select %3, %526, %525 : vector<4xi32>
            %528 = arith.select %3, %525, %526 : vector<4xi32>
            %529 = vector.shuffle %527, %528 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %530 = vector.bitcast %529 : vector<8xi32> to vector<16xf16>
            %531 = arith.truncf %523 : vector<8xf32> to vector<8xf16>
            %532 = vector.bitcast %531 : vector<8xf16> to vector<4xi32>
            %533 = wave.swap_halves %532 : vector<4xi32>
            %534 = arith.select %3, %533, %532 : vector<4xi32>
            %535 = arith.select %3, %532, %533 : vector<4xi32>
            %536 = vector.shuffle %534, %535 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
            %538 = arith.addf %521, %523 : vector<8xf32>
            %539 = vector.extract %538[0] : f32 from vector<8xf32>
            %540 = vector.extract %538[1] : f32 from vector<8xf32>
            %541 = vector.extract %538[2] : f32 from vector<8xf32>
            %542 = vector.extract %538[3] : f32 from vector<8xf32>
            %543 = vector.extract %538[4] : f32 from vector<8xf32>
            %544 = vector.extract %538[5] : f32 from vector<8xf32>
            %545 = vector.extract %538[6] : f32 from vector<8xf32>
            %546 = vector.extract %538[7] : f32 from vector<8xf32>
            %547 = arith.addf %539, %543 : f32
            %548 = arith.addf %540, %544 : f32
            %549 = arith.addf %541, %545 : f32
            %550 = arith.addf %542, %546 : f32
            %551 = arith.addf %547, %549 : f32
            %552 = arith.addf %548, %550 : f32
            %553 = arith.addf %551, %552 : f32
            %554 = arith.addf %504#1, %553 : f32
            %555 = wave.opaque %554 : f32
            %556 = wave.opaque %288 : i32
            %557 = arith.cmpi sgt, %556, %225 : i32
            %558:2 = scf.if %557 -> (vector<4xi32>, vector<4xi32>) {
              %559 = arith.subi %225, %287 : i32
              %560 = arith.subi %559, %c55 : i32
              %561 = arith.minsi %560, %c19 : i32
              %562 = arith.maxsi %561, %c55 : i32
              %563 = arith.cmpi sgt, %562, %c55 : i32
              %564 = arith.select %563, %c68, %c55 : i32
              %565 = arith.ori %c55, %564 : i32
              %566 = arith.cmpi sgt, %562, %c18 : i32
              %567 = arith.select %566, %c68, %c55 : i32
              %568 = arith.ori %c55, %567 : i32
              %569 = arith.cmpi sgt, %562, %c69 : i32
              %570 = arith.select %569, %c70, %c55 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %562, %c71 : i32
              %573 = arith.select %572, %c70, %c55 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %562, %c72 : i32
              %576 = arith.select %575, %c73, %c55 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %562, %c74 : i32
              %579 = arith.select %578, %c73, %c55 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %562, %c75 : i32
              %582 = arith.select %581, %c76, %c55 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %562, %c77 : i32
              %585 = arith.select %584, %c76, %c55 : i32
              %586 = arith.ori %580, %585 : i32
              %587 = arith.cmpi sgt, %562, %c78 : i32
              %588 = arith.select %587, %c68, %c55 : i32
              %589 = arith.ori %c55, %588 : i32
              %590 = arith.cmpi sgt, %562, %c79 : i32
              %591 = arith.select %590, %c68, %c55 : i32
              %592 = arith.ori %c55, %591 : i32
              %593 = arith.cmpi sgt, %562, %c80 : i32
              %594 = arith.select %593, %c70, %c55 : i32
              %595 = arith.ori %589, %594 : i32
              %596 = arith.cmpi sgt, %562, %c81 : i32
              %597 = arith.select %596, %c70, %c55 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = arith.cmpi sgt, %562, %c82 : i32
              %600 = arith.select %599, %c73, %c55 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %562, %c83 : i32
              %603 = arith.select %602, %c73, %c55 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %562, %c43 : i32
              %606 = arith.select %605, %c76, %c55 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %562, %c84 : i32
              %609 = arith.select %608, %c76, %c55 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = vector.from_elements %583, %607, %586, %610 : vector<4xi32>
              %612 = arith.subi %559, %c19 : i32
              %613 = arith.minsi %612, %c19 : i32
              %614 = arith.maxsi %613, %c55 : i32
              %615 = arith.cmpi sgt, %614, %c55 : i32
              %616 = arith.select %615, %c68, %c55 : i32
              %617 = arith.ori %c55, %616 : i32
              %618 = arith.cmpi sgt, %614, %c18 : i32
              %619 = arith.select %618, %c68, %c55 : i32
              %620 = arith.ori %c55, %619 : i32
              %621 = arith.cmpi sgt, %614, %c69 : i32
              %622 = arith.select %621, %c70, %c55 : i32
              %623 = arith.ori %617, %622 : i32
              %624 = arith.cmpi sgt, %614, %c71 : i32
              %625 = arith.select %624, %c70, %c55 : i32
              %626 = arith.ori %620, %625 : i32
              %627 = arith.cmpi sgt, %614, %c72 : i32
              %628 = arith.select %627, %c73, %c55 : i32
              %629 = arith.ori %623, %628 : i32
              %630 = arith.cmpi sgt, %614, %c74 : i32
              %631 = arith.select %630, %c73, %c55 : i32
              %632 = arith.ori %626, %631 : i32
              %633 = arith.cmpi sgt, %614, %c75 : i32
              %634 = arith.select %633, %c76, %c55 : i32
              %635 = arith.ori %629, %634 : i32
              %636 = arith.cmpi sgt, %614, %c77 : i32
              %637 = arith.select %636, %c76, %c55 : i32
              %638 = arith.ori %632, %637 : i32
              %639 = arith.cmpi sgt, %614, %c78 : i32
              %640 = arith.select %639, %c68, %c55 : i32
              %641 = arith.ori %c55, %640 : i32
              %642 = arith.cmpi sgt, %614, %c79 : i32
              %643 = arith.select %642, %c68, %c55 : i32
              %644 = arith.ori %c55, %643 : i32
              %645 = arith.cmpi sgt, %614, %c80 : i32
              %646 = arith.select %645, %c70, %c55 : i32
              %647 = arith.ori %641, %646 : i32
              %648 = arith.cmpi sgt, %614, %c81 : i32
              %649 = arith.select %648, %c70, %c55 : i32
              %650 = arith.ori %644, %649 : i32
              %651 = arith.cmpi sgt, %614, %c82 : i32
              %652 = arith.select %651, %c73, %c55 : i32
              %653 = arith.ori %647, %652 : i32
              %654 = arith.cmpi sgt, %614, %c83 : i32
              %655 = arith.select %654, %c73, %c55 : i32
              %656 = arith.ori %650, %655 : i32
              %657 = arith.cmpi sgt, %614, %c43 : i32
              %658 = arith.select %657, %c76, %c55 : i32
              %659 = arith.ori %653, %658 : i32
              %660 = arith.cmpi sgt, %614, %c84 : i32
              %661 = arith.select %660, %c76, %c55 : i32
              %662 = arith.ori %656, %661 : i32
              %663 = vector.from_elements %635, %659, %638, %662 : vector<4xi32>
              scf.yield %611, %663 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67 : vector<4xi32>, vector<4xi32>
            }
            %664 = wave.opaque %288 : i32
            %665 = arith.cmpi sgt, %664, %225 : i32
            %666:2 = scf.if %665 -> (vector<4xi32>, vector<4xi32>) {
              %667 = arith.andi %389, %558#0 : vector<4xi32>
              %668 = arith.andi %391, %558#1 : vector<4xi32>
              scf.yield %667, %668 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %389, %391 : vector<4xi32>, vector<4xi32>
            }
            %669 = vector.bitcast %666#0 : vector<4xi32> to vector<16xi8>
            %670 = wave.fp8_decode "e4m3" packed %669 : vector<16xi8> -> vector<16xf16>
            %671 = wave.mma %670, %530, %504#2 : vector<16xf16>, vector<8xf32>
            %672 = vector.bitcast %666#1 : vector<4xi32> to vector<16xi8>
            %673 = wave.fp8_decode "e4m3" packed %672 : vector<16xi8> -> vector<16xf16>
            %674 = wave.mma %673, %537, %671 : vector<16xf16>, vector<8xf32>
            %675 = wave.opaque %674 : vector<8xf32>
            %676 = arith.addi %326, %c85 : index
            %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %678 = arith.addi %329, %c85 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %680 = wave.opaque %288 : i32
            %681 = arith.cmpi sgt, %680, %225 : i32
            %682:2 = scf.if %681 -> (vector<4xi32>, vector<4xi32>) {
              %683 = arith.andi %404, %558#0 : vector<4xi32>
              %684 = arith.andi %406, %558#1 : vector<4xi32>
              scf.yield %683, %684 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %404, %406 : vector<4xi32>, vector<4xi32>
            }
            %685 = vector.bitcast %682#0 : vector<4xi32> to vector<16xi8>
            %686 = wave.fp8_decode "e4m3" packed %685 : vector<16xi8> -> vector<16xf16>
            %687 = wave.mma %686, %530, %504#3 : vector<16xf16>, vector<8xf32>
            %688 = vector.bitcast %682#1 : vector<4xi32> to vector<16xi8>
            %689 = wave.fp8_decode "e4m3" packed %688 : vector<16xi8> -> vector<16xf16>
            %690 = wave.mma %689, %537, %687 : vector<16xf16>, vector<8xf32>
            %691 = wave.opaque %690 : vector<8xf32>
            %692 = arith.addi %326, %c86 : index
            %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %694 = arith.addi %329, %c86 : index
            %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %696 = wave.opaque %288 : i32
            %697 = arith.cmpi sgt, %696, %225 : i32
            %698:2 = scf.if %697 -> (vector<4xi32>, vector<4xi32>) {
              %699 = arith.andi %419, %558#0 : vector<4xi32>
              %700 = arith.andi %421, %558#1 : vector<4xi32>
              scf.yield %699, %700 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %419, %421 : vector<4xi32>, vector<4xi32>
            }
            %701 = vector.bitcast %698#0 : vector<4xi32> to vector<16xi8>
            %702 = wave.fp8_decode "e4m3" packed %701 : vector<16xi8> -> vector<16xf16>
            %703 = wave.mma %702, %530, %504#4 : vector<16xf16>, vector<8xf32>
            %704 = vector.bitcast %698#1 : vector<4xi32> to vector<16xi8>
            %705 = wave.fp8_decode "e4m3" packed %704 : vector<16xi8> -> vector<16xf16>
            %706 = wave.mma %705, %537, %703 : vector<16xf16>, vector<8xf32>
            %707 = wave.opaque %706 : vector<8xf32>
            %708 = arith.addi %326, %c87 : index
            %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %710 = arith.addi %329, %c87 : index
            %711 = vector.load %kv[%710] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %712 = wave.opaque %288 : i32
            %713 = arith.cmpi sgt, %712, %225 : i32
            %714:2 = scf.if %713 -> (vector<4xi32>, vector<4xi32>) {
              %715 = arith.andi %434, %558#0 : vector<4xi32>
              %716 = arith.andi %436, %558#1 : vector<4xi32>
              scf.yield %715, %716 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %434, %436 : vector<4xi32>, vector<4xi32>
            }
            %717 = vector.bitcast %714#0 : vector<4xi32> to vector<16xi8>
            %718 = wave.fp8_decode "e4m3" packed %717 : vector<16xi8> -> vector<16xf16>
            %719 = wave.mma %718, %530, %504#5 : vector<16xf16>, vector<8xf32>
            %720 = vector.bitcast %714#1 : vector<4xi32> to vector<16xi8>
            %721 = wave.fp8_decode "e4m3" packed %720 : vector<16xi8> -> vector<16xf16>
            %722 = wave.mma %721, %537, %719 : vector<16xf16>, vector<8xf32>
            %723 = wave.opaque %722 : vector<8xf32>
            wave.pin
            %724 = wave.opaque %288 : i32
            %725 = arith.cmpi sgt, %724, %225 : i32
            %726:2 = scf.if %725 -> (vector<4xi32>, vector<4xi32>) {
              %727 = arith.andi %449, %558#0 : vector<4xi32>
              %728 = arith.andi %451, %558#1 : vector<4xi32>
              scf.yield %727, %728 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %449, %451 : vector<4xi32>, vector<4xi32>
            }
            %729 = vector.bitcast %726#0 : vector<4xi32> to vector<16xi8>
            %730 = wave.fp8_decode "e4m3" packed %729 : vector<16xi8> -> vector<16xf16>
            %731 = wave.mma %730, %530, %504#6 : vector<16xf16>, vector<8xf32>
            %732 = vector.bitcast %726#1 : vector<4xi32> to vector<16xi8>
            %733 = wave.fp8_decode "e4m3" packed %732 : vector<16xi8> -> vector<16xf16>
            %734 = wave.mma %733, %537, %731 : vector<16xf16>, vector<8xf32>
            %735 = wave.opaque %734 : vector<8xf32>
            wave.pin
            %736 = wave.opaque %288 : i32
            %737 = arith.cmpi slt, %736, %225 : i32
            %738:2 = scf.if %737 -> (vector<4xi32>, vector<4xi32>) {
              %739 = arith.addi %314, %35 : index
              %740 = arith.addi %739, %c24 : index
              %741 = vector.load %kv[%740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %742 = arith.addi %322, %35 : index
              %743 = arith.addi %742, %c24 : index
              %744 = vector.load %kv[%743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %741, %744 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %726#0, %726#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %745 = wave.opaque %288 : i32
            %746 = arith.cmpi sgt, %745, %225 : i32
            %747:2 = scf.if %746 -> (vector<4xi32>, vector<4xi32>) {
              %748 = arith.andi %677, %558#0 : vector<4xi32>
              %749 = arith.andi %679, %558#1 : vector<4xi32>
              scf.yield %748, %749 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %677, %679 : vector<4xi32>, vector<4xi32>
            }
            %750 = vector.bitcast %747#0 : vector<4xi32> to vector<16xi8>
            %751 = wave.fp8_decode "e4m3" packed %750 : vector<16xi8> -> vector<16xf16>
            %752 = wave.mma %751, %530, %504#7 : vector<16xf16>, vector<8xf32>
            %753 = vector.bitcast %747#1 : vector<4xi32> to vector<16xi8>
            %754 = wave.fp8_decode "e4m3" packed %753 : vector<16xi8> -> vector<16xf16>
            %755 = wave.mma %754, %537, %752 : vector<16xf16>, vector<8xf32>
            %756 = wave.opaque %755 : vector<8xf32>
            wave.pin
            %757 = wave.opaque %288 : i32
            %758 = arith.cmpi slt, %757, %225 : i32
            %759:2 = scf.if %758 -> (vector<4xi32>, vector<4xi32>) {
              %760 = arith.addi %314, %35 : index
              %761 = arith.addi %760, %c31 : index
              %762 = vector.load %kv[%761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %763 = arith.addi %322, %35 : index
              %764 = arith.addi %763, %c31 : index
              %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %762, %765 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %747#0, %747#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %766 = wave.opaque %288 : i32
            %767 = arith.cmpi sgt, %766, %225 : i32
            %768:2 = scf.if %767 -> (vector<4xi32>, vector<4xi32>) {
              %769 = arith.andi %693, %558#0 : vector<4xi32>
              %770 = arith.andi %695, %558#1 : vector<4xi32>
              scf.yield %769, %770 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %693, %695 : vector<4xi32>, vector<4xi32>
            }
            %771 = vector.bitcast %768#0 : vector<4xi32> to vector<16xi8>
            %772 = wave.fp8_decode "e4m3" packed %771 : vector<16xi8> -> vector<16xf16>
            %773 = wave.mma %772, %530, %504#8 : vector<16xf16>, vector<8xf32>
            %774 = vector.bitcast %768#1 : vector<4xi32> to vector<16xi8>
            %775 = wave.fp8_decode "e4m3" packed %774 : vector<16xi8> -> vector<16xf16>
            %776 = wave.mma %775, %537, %773 : vector<16xf16>, vector<8xf32>
            %777 = wave.opaque %776 : vector<8xf32>
            wave.pin
            %778 = wave.opaque %288 : i32
            %779 = arith.cmpi slt, %778, %225 : i32
            %780:2 = scf.if %779 -> (vector<4xi32>, vector<4xi32>) {
              %781 = arith.addi %314, %35 : index
              %782 = arith.addi %781, %c25 : index
              %783 = vector.load %kv[%782] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %784 = arith.addi %322, %35 : index
              %785 = arith.addi %784, %c25 : index
              %786 = vector.load %kv[%785] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %783, %786 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %768#0, %768#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %787 = wave.opaque %288 : i32
            %788 = arith.cmpi sgt, %787, %225 : i32
            %789:2 = scf.if %788 -> (vector<4xi32>, vector<4xi32>) {
              %790 = arith.andi %709, %558#0 : vector<4xi32>
              %791 = arith.andi %711, %558#1 : vector<4xi32>
              scf.yield %790, %791 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %709, %711 : vector<4xi32>, vector<4xi32>
            }
            %792 = vector.bitcast %789#0 : vector<4xi32> to vector<16xi8>
            %793 = wave.fp8_decode "e4m3" packed %792 : vector<16xi8> -> vector<16xf16>
            %794 = wave.mma %793, %530, %504#9 : vector<16xf16>, vector<8xf32>
            %795 = vector.bitcast %789#1 : vector<4xi32> to vector<16xi8>
            %796 = wave.fp8_decode "e4m3" packed %795 : vector<16xi8> -> vector<16xf16>
            %797 = wave.mma %796, %537, %794 : vector<16xf16>, vector<8xf32>
            %798 = wave.opaque %797 : vector<8xf32>
            wave.pin
            %799 = wave.opaque %288 : i32
            %800 = arith.cmpi slt, %799, %225 : i32
            %801:2 = scf.if %800 -> (vector<4xi32>, vector<4xi32>) {
              %802 = arith.addi %314, %35 : index
              %803 = arith.addi %802, %c56 : index
              %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %805 = arith.addi %322, %35 : index
              %806 = arith.addi %805, %c56 : index
              %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %804, %807 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %789#0, %789#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %738#0, %738#1, %759#0, %759#1, %780#0, %780#1, %801#0, %801#1, %504#0, %555, %675, %691, %707, %723, %735, %756, %777, %798 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %808 = wave.swap_halves %285#9 : f32
          %809 = arith.addf %285#9, %808 : f32
          scf.yield %285#8, %809, %285#10, %285#11, %285#12, %285#13, %285#14, %285#15, %285#16, %285#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %810 = wave.opaque %c24 : index
        %811 = arith.addi %46, %810 : index
        %812 = arith.remui %0, %c9 : index
        %813 = arith.addi %812, %810 : index
        %814 = arith.addi %1, %810 : index
        %815 = arith.cmpi slt, %814, %c9 : index
        scf.if %815 {
          %816 = arith.addi %45, %814 : index
          memref.store %227#0, %6[%816] : memref<?xf32>
          %817 = arith.addi %816, %c3 : index
          memref.store %227#1, %6[%817] : memref<?xf32>
          %818 = arith.muli %8, %c44 : index
          %819 = arith.muli %2, %c9 : index
          %820 = arith.addi %818, %819 : index
          %821 = arith.addi %820, %814 : index
          %822 = vector.extract %227#2[0] : f32 from vector<8xf32>
          %823 = arith.addi %821, %c24 : index
          memref.store %822, %5[%823] : memref<?xf32>
          %824 = vector.extract %227#2[1] : f32 from vector<8xf32>
          %825 = arith.addi %821, %c3 : index
          memref.store %824, %5[%825] : memref<?xf32>
          %826 = vector.extract %227#2[2] : f32 from vector<8xf32>
          %827 = arith.addi %821, %c23 : index
          memref.store %826, %5[%827] : memref<?xf32>
          %828 = vector.extract %227#2[3] : f32 from vector<8xf32>
          %829 = arith.addi %821, %c29 : index
          memref.store %828, %5[%829] : memref<?xf32>
          %830 = vector.extract %227#2[4] : f32 from vector<8xf32>
          %831 = arith.addi %821, %c31 : index
          memref.store %830, %5[%831] : memref<?xf32>
          %832 = vector.extract %227#2[5] : f32 from vector<8xf32>
          %833 = arith.addi %821, %c33 : index
          memref.store %832, %5[%833] : memref<?xf32>
          %834 = vector.extract %227#2[6] : f32 from vector<8xf32>
          %835 = arith.addi %821, %c35 : index
          memref.store %834, %5[%835] : memref<?xf32>
          %836 = vector.extract %227#2[7] : f32 from vector<8xf32>
          %837 = arith.addi %821, %c37 : index
          memref.store %836, %5[%837] : memref<?xf32>
          %838 = vector.extract %227#3[0] : f32 from vector<8xf32>
          %839 = arith.addi %821, %c25 : index
          memref.store %838, %5[%839] : memref<?xf32>
          %840 = vector.extract %227#3[1] : f32 from vector<8xf32>
          %841 = arith.addi %821, %c88 : index
          memref.store %840, %5[%841] : memref<?xf32>
          %842 = vector.extract %227#3[2] : f32 from vector<8xf32>
          %843 = arith.addi %821, %c89 : index
          memref.store %842, %5[%843] : memref<?xf32>
          %844 = vector.extract %227#3[3] : f32 from vector<8xf32>
          %845 = arith.addi %821, %c90 : index
          memref.store %844, %5[%845] : memref<?xf32>
          %846 = vector.extract %227#3[4] : f32 from vector<8xf32>
          %847 = arith.addi %821, %c56 : index
          memref.store %846, %5[%847] : memref<?xf32>
          %848 = vector.extract %227#3[5] : f32 from vector<8xf32>
          %849 = arith.addi %821, %c91 : index
          memref.store %848, %5[%849] : memref<?xf32>
          %850 = vector.extract %227#3[6] : f32 from vector<8xf32>
          %851 = arith.addi %821, %c92 : index
          memref.store %850, %5[%851] : memref<?xf32>
          %852 = vector.extract %227#3[7] : f32 from vector<8xf32>
          %853 = arith.addi %821, %c93 : index
          memref.store %852, %5[%853] : memref<?xf32>
          %854 = vector.extract %227#4[0] : f32 from vector<8xf32>
          %855 = arith.addi %821, %c7 : index
          memref.store %854, %5[%855] : memref<?xf32>
          %856 = vector.extract %227#4[1] : f32 from vector<8xf32>
          %857 = arith.addi %821, %c94 : index
          memref.store %856, %5[%857] : memref<?xf32>
          %858 = vector.extract %227#4[2] : f32 from vector<8xf32>
          %859 = arith.addi %821, %c95 : index
          memref.store %858, %5[%859] : memref<?xf32>
          %860 = vector.extract %227#4[3] : f32 from vector<8xf32>
          %861 = arith.addi %821, %c96 : index
          memref.store %860, %5[%861] : memref<?xf32>
          %862 = vector.extract %227#4[4] : f32 from vector<8xf32>
          %863 = arith.addi %821, %c57 : index
          memref.store %862, %5[%863] : memref<?xf32>
          %864 = vector.extract %227#4[5] : f32 from vector<8xf32>
          %865 = arith.addi %821, %c97 : index
          memref.store %864, %5[%865] : memref<?xf32>
          %866 = vector.extract %227#4[6] : f32 from vector<8xf32>
          %867 = arith.addi %821, %c98 : index
          memref.store %866, %5[%867] : memref<?xf32>
          %868 = vector.extract %227#4[7] : f32 from vector<8xf32>
          %869 = arith.addi %821, %c99 : index
          memref.store %868, %5[%869] : memref<?xf32>
          %870 = vector.extract %227#5[0] : f32 from vector<8xf32>
          %871 = arith.addi %821, %c58 : index
          memref.store %870, %5[%871] : memref<?xf32>
          %872 = vector.extract %227#5[1] : f32 from vector<8xf32>
          %873 = arith.addi %821, %c100 : index
          memref.store %872, %5[%873] : memref<?xf32>
          %874 = vector.extract %227#5[2] : f32 from vector<8xf32>
          %875 = arith.addi %821, %c101 : index
          memref.store %874, %5[%875] : memref<?xf32>
          %876 = vector.extract %227#5[3] : f32 from vector<8xf32>
          %877 = arith.addi %821, %c102 : index
          memref.store %876, %5[%877] : memref<?xf32>
          %878 = vector.extract %227#5[4] : f32 from vector<8xf32>
          %879 = arith.addi %821, %c59 : index
          memref.store %878, %5[%879] : memref<?xf32>
          %880 = vector.extract %227#5[5] : f32 from vector<8xf32>
          %881 = arith.addi %821, %c103 : index
          memref.store %880, %5[%881] : memref<?xf32>
          %882 = vector.extract %227#5[6] : f32 from vector<8xf32>
          %883 = arith.addi %821, %c104 : index
          memref.store %882, %5[%883] : memref<?xf32>
          %884 = vector.extract %227#5[7] : f32 from vector<8xf32>
          %885 = arith.addi %821, %c105 : index
          memref.store %884, %5[%885] : memref<?xf32>
        }
        wave.barrier
        %886 = arith.addi %813, %c24 : index
        %887 = memref.load %6[%886] : memref<?xf32>
        %888 = arith.addi %813, %c3 : index
        %889 = memref.load %6[%888] : memref<?xf32>
        %890 = arith.addi %813, %c23 : index
        %891 = memref.load %6[%890] : memref<?xf32>
        %892 = arith.addi %813, %c29 : index
        %893 = memref.load %6[%892] : memref<?xf32>
        %894 = arith.addi %813, %c31 : index
        %895 = memref.load %6[%894] : memref<?xf32>
        %896 = arith.addi %813, %c33 : index
        %897 = memref.load %6[%896] : memref<?xf32>
        %898 = arith.addi %813, %c35 : index
        %899 = memref.load %6[%898] : memref<?xf32>
        %900 = arith.addi %813, %c37 : index
        %901 = memref.load %6[%900] : memref<?xf32>
        %902 = arith.addi %813, %c25 : index
        %903 = memref.load %6[%902] : memref<?xf32>
        %904 = arith.addi %813, %c88 : index
        %905 = memref.load %6[%904] : memref<?xf32>
        %906 = arith.addi %813, %c89 : index
        %907 = memref.load %6[%906] : memref<?xf32>
        %908 = arith.addi %813, %c90 : index
        %909 = memref.load %6[%908] : memref<?xf32>
        %910 = arith.addi %813, %c56 : index
        %911 = memref.load %6[%910] : memref<?xf32>
        %912 = arith.addi %813, %c91 : index
        %913 = memref.load %6[%912] : memref<?xf32>
        %914 = arith.addi %813, %c92 : index
        %915 = memref.load %6[%914] : memref<?xf32>
        %916 = arith.addi %813, %c93 : index
        %917 = memref.load %6[%916] : memref<?xf32>
        %918 = arith.maxnumf %887, %891 fastmath<nnan> : f32
        %919 = arith.subf %887, %918 : f32
        %920 = wave.exp2 %919 : f32
        %921 = arith.subf %891, %918 : f32
        %922 = wave.exp2 %921 : f32
        %923 = arith.mulf %889, %920 : f32
        %924 = math.fma %893, %922, %923 : f32
        %925 = arith.maxnumf %918, %895 fastmath<nnan> : f32
        %926 = arith.subf %918, %925 : f32
        %927 = wave.exp2 %926 : f32
        %928 = arith.subf %895, %925 : f32
        %929 = wave.exp2 %928 : f32
        %930 = arith.mulf %924, %927 : f32
        %931 = math.fma %897, %929, %930 : f32
        %932 = arith.maxnumf %925, %899 fastmath<nnan> : f32
        %933 = arith.subf %925, %932 : f32
        %934 = wave.exp2 %933 : f32
        %935 = arith.subf %899, %932 : f32
        %936 = wave.exp2 %935 : f32
        %937 = arith.mulf %931, %934 : f32
        %938 = math.fma %901, %936, %937 : f32
        %939 = arith.maxnumf %932, %903 fastmath<nnan> : f32
        %940 = arith.subf %932, %939 : f32
        %941 = wave.exp2 %940 : f32
        %942 = arith.subf %903, %939 : f32
        %943 = wave.exp2 %942 : f32
        %944 = arith.mulf %938, %941 : f32
        %945 = math.fma %905, %943, %944 : f32
        %946 = arith.maxnumf %939, %907 fastmath<nnan> : f32
        %947 = arith.subf %939, %946 : f32
        %948 = wave.exp2 %947 : f32
        %949 = arith.subf %907, %946 : f32
        %950 = wave.exp2 %949 : f32
        %951 = arith.mulf %945, %948 : f32
        %952 = math.fma %909, %950, %951 : f32
        %953 = arith.maxnumf %946, %911 fastmath<nnan> : f32
        %954 = arith.subf %946, %953 : f32
        %955 = wave.exp2 %954 : f32
        %956 = arith.subf %911, %953 : f32
        %957 = wave.exp2 %956 : f32
        %958 = arith.mulf %952, %955 : f32
        %959 = math.fma %913, %957, %958 : f32
        %960 = arith.maxnumf %953, %915 fastmath<nnan> : f32
        %961 = arith.subf %953, %960 : f32
        %962 = wave.exp2 %961 : f32
        %963 = arith.subf %915, %960 : f32
        %964 = wave.exp2 %963 : f32
        %965 = arith.mulf %959, %962 : f32
        %966 = math.fma %917, %964, %965 : f32
        %967 = arith.addi %811, %c24 : index
        %968 = arith.addi %967, %c24 : index
        %969 = memref.load %5[%968] : memref<?xf32>
        %970 = arith.addi %967, %c44 : index
        %971 = memref.load %5[%970] : memref<?xf32>
        %972 = arith.addi %967, %c16 : index
        %973 = memref.load %5[%972] : memref<?xf32>
        %974 = arith.addi %967, %c47 : index
        %975 = memref.load %5[%974] : memref<?xf32>
        %976 = arith.addi %967, %c5 : index
        %977 = memref.load %5[%976] : memref<?xf32>
        %978 = arith.addi %967, %c106 : index
        %979 = memref.load %5[%978] : memref<?xf32>
        %980 = arith.addi %967, %c107 : index
        %981 = memref.load %5[%980] : memref<?xf32>
        %982 = arith.addi %967, %c108 : index
        %983 = memref.load %5[%982] : memref<?xf32>
        %984 = arith.mulf %969, %920 : f32
        %985 = math.fma %971, %922, %984 : f32
        %986 = arith.mulf %985, %927 : f32
        %987 = math.fma %973, %929, %986 : f32
        %988 = arith.mulf %987, %934 : f32
        %989 = math.fma %975, %936, %988 : f32
        %990 = arith.mulf %989, %941 : f32
        %991 = math.fma %977, %943, %990 : f32
        %992 = arith.mulf %991, %948 : f32
        %993 = math.fma %979, %950, %992 : f32
        %994 = arith.mulf %993, %955 : f32
        %995 = math.fma %981, %957, %994 : f32
        %996 = arith.mulf %995, %962 : f32
        %997 = math.fma %983, %964, %996 : f32
        %998 = arith.addi %811, %c7 : index
        %999 = arith.addi %998, %c24 : index
        %1000 = memref.load %5[%999] : memref<?xf32>
        %1001 = arith.addi %998, %c44 : index
        %1002 = memref.load %5[%1001] : memref<?xf32>
        %1003 = arith.addi %998, %c16 : index
        %1004 = memref.load %5[%1003] : memref<?xf32>
        %1005 = arith.addi %998, %c47 : index
        %1006 = memref.load %5[%1005] : memref<?xf32>
        %1007 = arith.addi %998, %c5 : index
        %1008 = memref.load %5[%1007] : memref<?xf32>
        %1009 = arith.addi %998, %c106 : index
        %1010 = memref.load %5[%1009] : memref<?xf32>
        %1011 = arith.addi %998, %c107 : index
        %1012 = memref.load %5[%1011] : memref<?xf32>
        %1013 = arith.addi %998, %c108 : index
        %1014 = memref.load %5[%1013] : memref<?xf32>
        %1015 = arith.mulf %1000, %920 : f32
        %1016 = math.fma %1002, %922, %1015 : f32
        %1017 = arith.mulf %1016, %927 : f32
        %1018 = math.fma %1004, %929, %1017 : f32
        %1019 = arith.mulf %1018, %934 : f32
        %1020 = math.fma %1006, %936, %1019 : f32
        %1021 = arith.mulf %1020, %941 : f32
        %1022 = math.fma %1008, %943, %1021 : f32
        %1023 = arith.mulf %1022, %948 : f32
        %1024 = math.fma %1010, %950, %1023 : f32
        %1025 = arith.mulf %1024, %955 : f32
        %1026 = math.fma %1012, %957, %1025 : f32
        %1027 = arith.mulf %1026, %962 : f32
        %1028 = math.fma %1014, %964, %1027 : f32
        wave.barrier
        scf.if %815 {
          %1029 = arith.muli %8, %c44 : index
          %1030 = arith.muli %2, %c9 : index
          %1031 = arith.addi %1029, %1030 : index
          %1032 = arith.addi %1031, %814 : index
          %1033 = vector.extract %227#6[0] : f32 from vector<8xf32>
          %1034 = arith.addi %1032, %c24 : index
          memref.store %1033, %5[%1034] : memref<?xf32>
          %1035 = vector.extract %227#6[1] : f32 from vector<8xf32>
          %1036 = arith.addi %1032, %c3 : index
          memref.store %1035, %5[%1036] : memref<?xf32>
          %1037 = vector.extract %227#6[2] : f32 from vector<8xf32>
          %1038 = arith.addi %1032, %c23 : index
          memref.store %1037, %5[%1038] : memref<?xf32>
          %1039 = vector.extract %227#6[3] : f32 from vector<8xf32>
          %1040 = arith.addi %1032, %c29 : index
          memref.store %1039, %5[%1040] : memref<?xf32>
          %1041 = vector.extract %227#6[4] : f32 from vector<8xf32>
          %1042 = arith.addi %1032, %c31 : index
          memref.store %1041, %5[%1042] : memref<?xf32>
          %1043 = vector.extract %227#6[5] : f32 from vector<8xf32>
          %1044 = arith.addi %1032, %c33 : index
          memref.store %1043, %5[%1044] : memref<?xf32>
          %1045 = vector.extract %227#6[6] : f32 from vector<8xf32>
          %1046 = arith.addi %1032, %c35 : index
          memref.store %1045, %5[%1046] : memref<?xf32>
          %1047 = vector.extract %227#6[7] : f32 from vector<8xf32>
          %1048 = arith.addi %1032, %c37 : index
          memref.store %1047, %5[%1048] : memref<?xf32>
          %1049 = vector.extract %227#7[0] : f32 from vector<8xf32>
          %1050 = arith.addi %1032, %c25 : index
          memref.store %1049, %5[%1050] : memref<?xf32>
          %1051 = vector.extract %227#7[1] : f32 from vector<8xf32>
          %1052 = arith.addi %1032, %c88 : index
          memref.store %1051, %5[%1052] : memref<?xf32>
          %1053 = vector.extract %227#7[2] : f32 from vector<8xf32>
          %1054 = arith.addi %1032, %c89 : index
          memref.store %1053, %5[%1054] : memref<?xf32>
          %1055 = vector.extract %227#7[3] : f32 from vector<8xf32>
          %1056 = arith.addi %1032, %c90 : index
          memref.store %1055, %5[%1056] : memref<?xf32>
          %1057 = vector.extract %227#7[4] : f32 from vector<8xf32>
          %1058 = arith.addi %1032, %c56 : index
          memref.store %1057, %5[%1058] : memref<?xf32>
          %1059 = vector.extract %227#7[5] : f32 from vector<8xf32>
          %1060 = arith.addi %1032, %c91 : index
          memref.store %1059, %5[%1060] : memref<?xf32>
          %1061 = vector.extract %227#7[6] : f32 from vector<8xf32>
          %1062 = arith.addi %1032, %c92 : index
          memref.store %1061, %5[%1062] : memref<?xf32>
          %1063 = vector.extract %227#7[7] : f32 from vector<8xf32>
          %1064 = arith.addi %1032, %c93 : index
          memref.store %1063, %5[%1064] : memref<?xf32>
          %1065 = vector.extract %227#8[0] : f32 from vector<8xf32>
          %1066 = arith.addi %1032, %c7 : index
          memref.store %1065, %5[%1066] : memref<?xf32>
          %1067 = vector.extract %227#8[1] : f32 from vector<8xf32>
          %1068 = arith.addi %1032, %c94 : index
          memref.store %1067, %5[%1068] : memref<?xf32>
          %1069 = vector.extract %227#8[2] : f32 from vector<8xf32>
          %1070 = arith.addi %1032, %c95 : index
          memref.store %1069, %5[%1070] : memref<?xf32>
          %1071 = vector.extract %227#8[3] : f32 from vector<8xf32>
          %1072 = arith.addi %1032, %c96 : index
          memref.store %1071, %5[%1072] : memref<?xf32>
          %1073 = vector.extract %227#8[4] : f32 from vector<8xf32>
          %1074 = arith.addi %1032, %c57 : index
          memref.store %1073, %5[%1074] : memref<?xf32>
          %1075 = vector.extract %227#8[5] : f32 from vector<8xf32>
          %1076 = arith.addi %1032, %c97 : index
          memref.store %1075, %5[%1076] : memref<?xf32>
          %1077 = vector.extract %227#8[6] : f32 from vector<8xf32>
          %1078 = arith.addi %1032, %c98 : index
          memref.store %1077, %5[%1078] : memref<?xf32>
          %1079 = vector.extract %227#8[7] : f32 from vector<8xf32>
          %1080 = arith.addi %1032, %c99 : index
          memref.store %1079, %5[%1080] : memref<?xf32>
          %1081 = vector.extract %227#9[0] : f32 from vector<8xf32>
          %1082 = arith.addi %1032, %c58 : index
          memref.store %1081, %5[%1082] : memref<?xf32>
          %1083 = vector.extract %227#9[1] : f32 from vector<8xf32>
          %1084 = arith.addi %1032, %c100 : index
          memref.store %1083, %5[%1084] : memref<?xf32>
          %1085 = vector.extract %227#9[2] : f32 from vector<8xf32>
          %1086 = arith.addi %1032, %c101 : index
          memref.store %1085, %5[%1086] : memref<?xf32>
          %1087 = vector.extract %227#9[3] : f32 from vector<8xf32>
          %1088 = arith.addi %1032, %c102 : index
          memref.store %1087, %5[%1088] : memref<?xf32>
          %1089 = vector.extract %227#9[4] : f32 from vector<8xf32>
          %1090 = arith.addi %1032, %c59 : index
          memref.store %1089, %5[%1090] : memref<?xf32>
          %1091 = vector.extract %227#9[5] : f32 from vector<8xf32>
          %1092 = arith.addi %1032, %c103 : index
          memref.store %1091, %5[%1092] : memref<?xf32>
          %1093 = vector.extract %227#9[6] : f32 from vector<8xf32>
          %1094 = arith.addi %1032, %c104 : index
          memref.store %1093, %5[%1094] : memref<?xf32>
          %1095 = vector.extract %227#9[7] : f32 from vector<8xf32>
          %1096 = arith.addi %1032, %c105 : index
          memref.store %1095, %5[%1096] : memref<?xf32>
        }
        wave.barrier
        %1097 = memref.load %5[%968] : memref<?xf32>
        %1098 = memref.load %5[%970] : memref<?xf32>
        %1099 = memref.load %5[%972] : memref<?xf32>
        %1100 = memref.load %5[%974] : memref<?xf32>
        %1101 = memref.load %5[%976] : memref<?xf32>
        %1102 = memref.load %5[%978] : memref<?xf32>
        %1103 = memref.load %5[%980] : memref<?xf32>
        %1104 = memref.load %5[%982] : memref<?xf32>
        %1105 = arith.mulf %1097, %920 : f32
        %1106 = math.fma %1098, %922, %1105 : f32
        %1107 = arith.mulf %1106, %927 : f32
        %1108 = math.fma %1099, %929, %1107 : f32
        %1109 = arith.mulf %1108, %934 : f32
        %1110 = math.fma %1100, %936, %1109 : f32
        %1111 = arith.mulf %1110, %941 : f32
        %1112 = math.fma %1101, %943, %1111 : f32
        %1113 = arith.mulf %1112, %948 : f32
        %1114 = math.fma %1102, %950, %1113 : f32
        %1115 = arith.mulf %1114, %955 : f32
        %1116 = math.fma %1103, %957, %1115 : f32
        %1117 = arith.mulf %1116, %962 : f32
        %1118 = math.fma %1104, %964, %1117 : f32
        %1119 = memref.load %5[%999] : memref<?xf32>
        %1120 = memref.load %5[%1001] : memref<?xf32>
        %1121 = memref.load %5[%1003] : memref<?xf32>
        %1122 = memref.load %5[%1005] : memref<?xf32>
        %1123 = memref.load %5[%1007] : memref<?xf32>
        %1124 = memref.load %5[%1009] : memref<?xf32>
        %1125 = memref.load %5[%1011] : memref<?xf32>
        %1126 = memref.load %5[%1013] : memref<?xf32>
        %1127 = arith.mulf %1119, %920 : f32
        %1128 = math.fma %1120, %922, %1127 : f32
        %1129 = arith.mulf %1128, %927 : f32
        %1130 = math.fma %1121, %929, %1129 : f32
        %1131 = arith.mulf %1130, %934 : f32
        %1132 = math.fma %1122, %936, %1131 : f32
        %1133 = arith.mulf %1132, %941 : f32
        %1134 = math.fma %1123, %943, %1133 : f32
        %1135 = arith.mulf %1134, %948 : f32
        %1136 = math.fma %1124, %950, %1135 : f32
        %1137 = arith.mulf %1136, %955 : f32
        %1138 = math.fma %1125, %957, %1137 : f32
        %1139 = arith.mulf %1138, %962 : f32
        %1140 = math.fma %1126, %964, %1139 : f32
        %1141 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1141 {
          %1142 = arith.divf %c109, %966 : f32
          %1143 = arith.addi %17, %813 : index
          %1144 = arith.cmpi slt, %1143, %groupSize : index
          scf.if %1144 {
            %1145 = arith.muli %15, %groupSize : index
            %1146 = arith.addi %1145, %1143 : index
            %1147 = arith.muli %1146, %c25 : index
            %1148 = arith.muli %heads, %c25 : index
            %1149 = arith.divui %967, %c9 : index
            %1150 = arith.muli %15, %c25 : index
            %1151 = arith.addi %1150, %1149 : index
            %1152 = memref.load %factors[%1151] : memref<?xf32>
            %1153 = arith.muli %kvHeads, %c25 : index
            %1154 = arith.addi %1151, %1153 : index
            %1155 = memref.load %factors[%1154] : memref<?xf32>
            %1156 = arith.mulf %997, %1142 : f32
            %1157 = math.fma %1156, %1152, %1155 : f32
            %1158 = arith.addi %1147, %1149 : index
            %1159 = arith.divui %24, %outTileRows : index
            %1160 = arith.divui %1148, %c3 : index
            %1161 = arith.muli %1159, %1160 : index
            %1162 = arith.divui %1158, %c3 : index
            %1163 = arith.addi %1161, %1162 : index
            %1164 = arith.muli %1163, %c10 : index
            %1165 = arith.remui %1158, %c3 : index
            %1166 = arith.divui %1165, %c9 : index
            %1167 = arith.addi %1164, %1166 : index
            %1168 = arith.muli %outTileRows, %c9 : index
            %1169 = arith.muli %1167, %1168 : index
            %1170 = arith.remui %24, %outTileRows : index
            %1171 = arith.muli %1170, %c9 : index
            %1172 = arith.addi %1169, %1171 : index
            %1173 = arith.remui %1158, %c9 : index
            %1174 = arith.addi %1172, %1173 : index
            %1175 = arith.addf %1157, %c51 : f32
            %1176 = arith.minimumf %1175, %c111 : f32
            %1177 = arith.maximumf %1176, %c112 : f32
            %1178 = arith.truncf %1177 : f32 to f16
            memref.store %1178, %out[%1174] : memref<?xf16>
            %1179 = arith.divui %998, %c9 : index
            %1180 = arith.addi %1150, %1179 : index
            %1181 = memref.load %factors[%1180] : memref<?xf32>
            %1182 = arith.addi %1180, %1153 : index
            %1183 = memref.load %factors[%1182] : memref<?xf32>
            %1184 = arith.mulf %1028, %1142 : f32
            %1185 = math.fma %1184, %1181, %1183 : f32
            %1186 = arith.addi %1147, %1179 : index
            %1187 = arith.divui %1186, %c3 : index
            %1188 = arith.addi %1161, %1187 : index
            %1189 = arith.muli %1188, %c10 : index
            %1190 = arith.remui %1186, %c3 : index
            %1191 = arith.divui %1190, %c9 : index
            %1192 = arith.addi %1189, %1191 : index
            %1193 = arith.muli %1192, %1168 : index
            %1194 = arith.addi %1193, %1171 : index
            %1195 = arith.remui %1186, %c9 : index
            %1196 = arith.addi %1194, %1195 : index
            %1197 = arith.addf %1185, %c51 : f32
            %1198 = arith.minimumf %1197, %c111 : f32
            %1199 = arith.maximumf %1198, %c112 : f32
            %1200 = arith.truncf %1199 : f32 to f16
            memref.store %1200, %out[%1196] : memref<?xf16>
            %1201 = arith.addi %811, %c44 : index
            %1202 = arith.divui %1201, %c9 : index
            %1203 = arith.addi %1150, %1202 : index
            %1204 = memref.load %factors[%1203] : memref<?xf32>
            %1205 = arith.addi %1203, %1153 : index
            %1206 = memref.load %factors[%1205] : memref<?xf32>
            %1207 = arith.mulf %1118, %1142 : f32
            %1208 = math.fma %1207, %1204, %1206 : f32
            %1209 = arith.addi %1147, %1202 : index
            %1210 = arith.divui %1209, %c3 : index
            %1211 = arith.addi %1161, %1210 : index
            %1212 = arith.muli %1211, %c10 : index
            %1213 = arith.remui %1209, %c3 : index
            %1214 = arith.divui %1213, %c9 : index
            %1215 = arith.addi %1212, %1214 : index
            %1216 = arith.muli %1215, %1168 : index
            %1217 = arith.addi %1216, %1171 : index
            %1218 = arith.remui %1209, %c9 : index
            %1219 = arith.addi %1217, %1218 : index
            %1220 = arith.addf %1208, %c51 : f32
            %1221 = arith.minimumf %1220, %c111 : f32
            %1222 = arith.maximumf %1221, %c112 : f32
            %1223 = arith.truncf %1222 : f32 to f16
            memref.store %1223, %out[%1219] : memref<?xf16>
            %1224 = arith.addi %811, %c45 : index
            %1225 = arith.divui %1224, %c9 : index
            %1226 = arith.addi %1150, %1225 : index
            %1227 = memref.load %factors[%1226] : memref<?xf32>
            %1228 = arith.addi %1226, %1153 : index
            %1229 = memref.load %factors[%1228] : memref<?xf32>
            %1230 = arith.mulf %1140, %1142 : f32
            %1231 = math.fma %1230, %1227, %1229 : f32
            %1232 = arith.addi %1147, %1225 : index
            %1233 = arith.divui %1232, %c3 : index
            %1234 = arith.addi %1161, %1233 : index
            %1235 = arith.muli %1234, %c10 : index
            %1236 = arith.remui %1232, %c3 : index
            %1237 = arith.divui %1236, %c9 : index
            %1238 = arith.addi %1235, %1237 : index
            %1239 = arith.muli %1238, %1168 : index
            %1240 = arith.addi %1239, %1171 : index
            %1241 = arith.remui %1232, %c9 : index
            %1242 = arith.addi %1240, %1241 : index
            %1243 = arith.addf %1231, %c51 : f32
            %1244 = arith.minimumf %1243, %c111 : f32
            %1245 = arith.maximumf %1244, %c112 : f32
            %1246 = arith.truncf %1245 : f32 to f16
            memref.store %1246, %out[%1242] : memref<?xf16>
          }
        } else {
          %1247 = arith.addi %ranges, %groups : index
          %1248 = arith.muli %9, %1247 : index
          %1249 = arith.index_castui %219 : i32 to index
          %1250 = arith.addi %1248, %1249 : index
          %1251 = arith.muli %1250, %c115 : index
          %1252 = arith.addi %1251, %967 : index
          memref.store %997, %partial[%1252] : memref<?xf32>
          %1253 = arith.addi %1251, %998 : index
          memref.store %1028, %partial[%1253] : memref<?xf32>
          %1254 = arith.addi %811, %c44 : index
          %1255 = arith.addi %1251, %1254 : index
          memref.store %1118, %partial[%1255] : memref<?xf32>
          %1256 = arith.addi %811, %c45 : index
          %1257 = arith.addi %1251, %1256 : index
          memref.store %1140, %partial[%1257] : memref<?xf32>
          %1258 = arith.cmpi slt, %811, %c9 : index
          scf.if %1258 {
            %1259 = arith.addi %1251, %c16 : index
            %1260 = arith.addi %1259, %811 : index
            memref.store %960, %partial[%1260] : memref<?xf32>
            %1261 = arith.addi %1260, %c9 : index
            memref.store %966, %partial[%1261] : memref<?xf32>
          }
          %1262 = arith.addi %42, %c77 : i32
          %1263 = arith.divui %1262, %c78 : i32
          %1264 = arith.divui %219, %c78 : i32
          %1265 = arith.addi %groups, %c4 : index
          %1266 = arith.muli %9, %1265 : index
          %1267 = arith.muli %1264, %c78 : i32
          %1268 = arith.subi %42, %1267 : i32
          %1269 = arith.minsi %1268, %c78 : i32
          %1270 = arith.index_castui %1264 : i32 to index
          %1271 = arith.addi %1266, %1270 : index
          %1272 = arith.index_castui %1269 : i32 to index
          %1273 = wave.arrive %counters[%1271], %1272 : memref<?xi32>
          scf.if %1273 {
            %1281:6 = scf.for %1274 = %c55 to %1269 step %c78 iter_args(%1275 = %c50, %1276 = %c51, %1277 = %c51, %1278 = %c51, %1279 = %c51, %1280 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1282 = arith.addi %1274, %c55 : i32
              %1283 = arith.subi %1269, %c18 : i32
              %1284 = arith.minsi %1282, %1283 : i32
              %1285 = arith.addi %1267, %1284 : i32
              %1286 = arith.index_castui %1285 : i32 to index
              %1287 = arith.addi %1248, %1286 : index
              %1288 = arith.muli %1287, %c115 : index
              %1289 = arith.addi %1288, %c16 : index
              %1290 = arith.addi %1289, %813 : index
              %1291 = memref.load %partial[%1290] : memref<?xf32>
              %1292 = arith.cmpi slt, %1282, %1269 : i32
              %1293 = arith.select %1292, %1291, %c50 : f32
              %1294 = arith.addi %1288, %811 : index
              %1295 = arith.addi %1294, %c24 : index
              %1296 = memref.load %partial[%1295] : memref<?xf32>
              %1297 = arith.addi %1294, %c7 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1294, %c44 : index
              %1300 = memref.load %partial[%1299] : memref<?xf32>
              %1301 = arith.addi %1294, %c45 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.addi %1290, %c9 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1274, %c18 : i32
              %1306 = arith.minsi %1305, %1283 : i32
              %1307 = arith.addi %1267, %1306 : i32
              %1308 = arith.index_castui %1307 : i32 to index
              %1309 = arith.addi %1248, %1308 : index
              %1310 = arith.muli %1309, %c115 : index
              %1311 = arith.addi %1310, %c16 : index
              %1312 = arith.addi %1311, %813 : index
              %1313 = memref.load %partial[%1312] : memref<?xf32>
              %1314 = arith.cmpi slt, %1305, %1269 : i32
              %1315 = arith.select %1314, %1313, %c50 : f32
              %1316 = arith.addi %1310, %811 : index
              %1317 = arith.addi %1316, %c24 : index
              %1318 = memref.load %partial[%1317] : memref<?xf32>
              %1319 = arith.addi %1316, %c7 : index
              %1320 = memref.load %partial[%1319] : memref<?xf32>
              %1321 = arith.addi %1316, %c44 : index
              %1322 = memref.load %partial[%1321] : memref<?xf32>
              %1323 = arith.addi %1316, %c45 : index
              %1324 = memref.load %partial[%1323] : memref<?xf32>
              %1325 = arith.addi %1312, %c9 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.addi %1274, %c69 : i32
              %1328 = arith.minsi %1327, %1283 : i32
              %1329 = arith.addi %1267, %1328 : i32
              %1330 = arith.index_castui %1329 : i32 to index
              %1331 = arith.addi %1248, %1330 : index
              %1332 = arith.muli %1331, %c115 : index
              %1333 = arith.addi %1332, %c16 : index
              %1334 = arith.addi %1333, %813 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.cmpi slt, %1327, %1269 : i32
              %1337 = arith.select %1336, %1335, %c50 : f32
              %1338 = arith.addi %1332, %811 : index
              %1339 = arith.addi %1338, %c24 : index
              %1340 = memref.load %partial[%1339] : memref<?xf32>
              %1341 = arith.addi %1338, %c7 : index
              %1342 = memref.load %partial[%1341] : memref<?xf32>
              %1343 = arith.addi %1338, %c44 : index
              %1344 = memref.load %partial[%1343] : memref<?xf32>
              %1345 = arith.addi %1338, %c45 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.addi %1334, %c9 : index
              %1348 = memref.load %partial[%1347] : memref<?xf32>
              %1349 = arith.addi %1274, %c71 : i32
              %1350 = arith.minsi %1349, %1283 : i32
              %1351 = arith.addi %1267, %1350 : i32
              %1352 = arith.index_castui %1351 : i32 to index
              %1353 = arith.addi %1248, %1352 : index
              %1354 = arith.muli %1353, %c115 : index
              %1355 = arith.addi %1354, %c16 : index
              %1356 = arith.addi %1355, %813 : index
              %1357 = memref.load %partial[%1356] : memref<?xf32>
              %1358 = arith.cmpi slt, %1349, %1269 : i32
              %1359 = arith.select %1358, %1357, %c50 : f32
              %1360 = arith.addi %1354, %811 : index
              %1361 = arith.addi %1360, %c24 : index
              %1362 = memref.load %partial[%1361] : memref<?xf32>
              %1363 = arith.addi %1360, %c7 : index
              %1364 = memref.load %partial[%1363] : memref<?xf32>
              %1365 = arith.addi %1360, %c44 : index
              %1366 = memref.load %partial[%1365] : memref<?xf32>
              %1367 = arith.addi %1360, %c45 : index
              %1368 = memref.load %partial[%1367] : memref<?xf32>
              %1369 = arith.addi %1356, %c9 : index
              %1370 = memref.load %partial[%1369] : memref<?xf32>
              %1371 = arith.addi %1274, %c72 : i32
              %1372 = arith.minsi %1371, %1283 : i32
              %1373 = arith.addi %1267, %1372 : i32
              %1374 = arith.index_castui %1373 : i32 to index
              %1375 = arith.addi %1248, %1374 : index
              %1376 = arith.muli %1375, %c115 : index
              %1377 = arith.addi %1376, %c16 : index
              %1378 = arith.addi %1377, %813 : index
              %1379 = memref.load %partial[%1378] : memref<?xf32>
              %1380 = arith.cmpi slt, %1371, %1269 : i32
              %1381 = arith.select %1380, %1379, %c50 : f32
              %1382 = arith.addi %1376, %811 : index
              %1383 = arith.addi %1382, %c24 : index
              %1384 = memref.load %partial[%1383] : memref<?xf32>
              %1385 = arith.addi %1382, %c7 : index
              %1386 = memref.load %partial[%1385] : memref<?xf32>
              %1387 = arith.addi %1382, %c44 : index
              %1388 = memref.load %partial[%1387] : memref<?xf32>
              %1389 = arith.addi %1382, %c45 : index
              %1390 = memref.load %partial[%1389] : memref<?xf32>
              %1391 = arith.addi %1378, %c9 : index
              %1392 = memref.load %partial[%1391] : memref<?xf32>
              %1393 = arith.addi %1274, %c74 : i32
              %1394 = arith.minsi %1393, %1283 : i32
              %1395 = arith.addi %1267, %1394 : i32
              %1396 = arith.index_castui %1395 : i32 to index
              %1397 = arith.addi %1248, %1396 : index
              %1398 = arith.muli %1397, %c115 : index
              %1399 = arith.addi %1398, %c16 : index
              %1400 = arith.addi %1399, %813 : index
              %1401 = memref.load %partial[%1400] : memref<?xf32>
              %1402 = arith.cmpi slt, %1393, %1269 : i32
              %1403 = arith.select %1402, %1401, %c50 : f32
              %1404 = arith.addi %1398, %811 : index
              %1405 = arith.addi %1404, %c24 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.addi %1404, %c7 : index
              %1408 = memref.load %partial[%1407] : memref<?xf32>
              %1409 = arith.addi %1404, %c44 : index
              %1410 = memref.load %partial[%1409] : memref<?xf32>
              %1411 = arith.addi %1404, %c45 : index
              %1412 = memref.load %partial[%1411] : memref<?xf32>
              %1413 = arith.addi %1400, %c9 : index
              %1414 = memref.load %partial[%1413] : memref<?xf32>
              %1415 = arith.addi %1274, %c75 : i32
              %1416 = arith.minsi %1415, %1283 : i32
              %1417 = arith.addi %1267, %1416 : i32
              %1418 = arith.index_castui %1417 : i32 to index
              %1419 = arith.addi %1248, %1418 : index
              %1420 = arith.muli %1419, %c115 : index
              %1421 = arith.addi %1420, %c16 : index
              %1422 = arith.addi %1421, %813 : index
              %1423 = memref.load %partial[%1422] : memref<?xf32>
              %1424 = arith.cmpi slt, %1415, %1269 : i32
              %1425 = arith.select %1424, %1423, %c50 : f32
              %1426 = arith.addi %1420, %811 : index
              %1427 = arith.addi %1426, %c24 : index
              %1428 = memref.load %partial[%1427] : memref<?xf32>
              %1429 = arith.addi %1426, %c7 : index
              %1430 = memref.load %partial[%1429] : memref<?xf32>
              %1431 = arith.addi %1426, %c44 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.addi %1426, %c45 : index
              %1434 = memref.load %partial[%1433] : memref<?xf32>
              %1435 = arith.addi %1422, %c9 : index
              %1436 = memref.load %partial[%1435] : memref<?xf32>
              %1437 = arith.addi %1274, %c77 : i32
              %1438 = arith.minsi %1437, %1283 : i32
              %1439 = arith.addi %1267, %1438 : i32
              %1440 = arith.index_castui %1439 : i32 to index
              %1441 = arith.addi %1248, %1440 : index
              %1442 = arith.muli %1441, %c115 : index
              %1443 = arith.addi %1442, %c16 : index
              %1444 = arith.addi %1443, %813 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.cmpi slt, %1437, %1269 : i32
              %1447 = arith.select %1446, %1445, %c50 : f32
              %1448 = arith.addi %1442, %811 : index
              %1449 = arith.addi %1448, %c24 : index
              %1450 = memref.load %partial[%1449] : memref<?xf32>
              %1451 = arith.addi %1448, %c7 : index
              %1452 = memref.load %partial[%1451] : memref<?xf32>
              %1453 = arith.addi %1448, %c44 : index
              %1454 = memref.load %partial[%1453] : memref<?xf32>
              %1455 = arith.addi %1448, %c45 : index
              %1456 = memref.load %partial[%1455] : memref<?xf32>
              %1457 = arith.addi %1444, %c9 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.maxnumf %1275, %1293 fastmath<nnan> : f32
              %1460 = arith.subf %1275, %1459 : f32
              %1461 = wave.exp2 %1460 : f32
              %1462 = arith.subf %1293, %1459 : f32
              %1463 = wave.exp2 %1462 : f32
              %1464 = arith.mulf %1276, %1461 : f32
              %1465 = math.fma %1304, %1463, %1464 : f32
              %1466 = arith.mulf %1277, %1461 : f32
              %1467 = math.fma %1296, %1463, %1466 : f32
              %1468 = arith.mulf %1278, %1461 : f32
              %1469 = math.fma %1298, %1463, %1468 : f32
              %1470 = arith.mulf %1279, %1461 : f32
              %1471 = math.fma %1300, %1463, %1470 : f32
              %1472 = arith.mulf %1280, %1461 : f32
              %1473 = math.fma %1302, %1463, %1472 : f32
              %1474 = arith.maxnumf %1459, %1315 fastmath<nnan> : f32
              %1475 = arith.subf %1459, %1474 : f32
              %1476 = wave.exp2 %1475 : f32
              %1477 = arith.subf %1315, %1474 : f32
              %1478 = wave.exp2 %1477 : f32
              %1479 = arith.mulf %1465, %1476 : f32
              %1480 = math.fma %1326, %1478, %1479 : f32
              %1481 = arith.mulf %1467, %1476 : f32
              %1482 = math.fma %1318, %1478, %1481 : f32
              %1483 = arith.mulf %1469, %1476 : f32
              %1484 = math.fma %1320, %1478, %1483 : f32
              %1485 = arith.mulf %1471, %1476 : f32
              %1486 = math.fma %1322, %1478, %1485 : f32
              %1487 = arith.mulf %1473, %1476 : f32
              %1488 = math.fma %1324, %1478, %1487 : f32
              %1489 = arith.maxnumf %1474, %1337 fastmath<nnan> : f32
              %1490 = arith.subf %1474, %1489 : f32
              %1491 = wave.exp2 %1490 : f32
              %1492 = arith.subf %1337, %1489 : f32
              %1493 = wave.exp2 %1492 : f32
              %1494 = arith.mulf %1480, %1491 : f32
              %1495 = math.fma %1348, %1493, %1494 : f32
              %1496 = arith.mulf %1482, %1491 : f32
              %1497 = math.fma %1340, %1493, %1496 : f32
              %1498 = arith.mulf %1484, %1491 : f32
              %1499 = math.fma %1342, %1493, %1498 : f32
              %1500 = arith.mulf %1486, %1491 : f32
              %1501 = math.fma %1344, %1493, %1500 : f32
              %1502 = arith.mulf %1488, %1491 : f32
              %1503 = math.fma %1346, %1493, %1502 : f32
              %1504 = arith.maxnumf %1489, %1359 fastmath<nnan> : f32
              %1505 = arith.subf %1489, %1504 : f32
              %1506 = wave.exp2 %1505 : f32
              %1507 = arith.subf %1359, %1504 : f32
              %1508 = wave.exp2 %1507 : f32
              %1509 = arith.mulf %1495, %1506 : f32
              %1510 = math.fma %1370, %1508, %1509 : f32
              %1511 = arith.mulf %1497, %1506 : f32
              %1512 = math.fma %1362, %1508, %1511 : f32
              %1513 = arith.mulf %1499, %1506 : f32
              %1514 = math.fma %1364, %1508, %1513 : f32
              %1515 = arith.mulf %1501, %1506 : f32
              %1516 = math.fma %1366, %1508, %1515 : f32
              %1517 = arith.mulf %1503, %1506 : f32
              %1518 = math.fma %1368, %1508, %1517 : f32
              %1519 = arith.maxnumf %1504, %1381 fastmath<nnan> : f32
              %1520 = arith.subf %1504, %1519 : f32
              %1521 = wave.exp2 %1520 : f32
              %1522 = arith.subf %1381, %1519 : f32
              %1523 = wave.exp2 %1522 : f32
              %1524 = arith.mulf %1510, %1521 : f32
              %1525 = math.fma %1392, %1523, %1524 : f32
              %1526 = arith.mulf %1512, %1521 : f32
              %1527 = math.fma %1384, %1523, %1526 : f32
              %1528 = arith.mulf %1514, %1521 : f32
              %1529 = math.fma %1386, %1523, %1528 : f32
              %1530 = arith.mulf %1516, %1521 : f32
              %1531 = math.fma %1388, %1523, %1530 : f32
              %1532 = arith.mulf %1518, %1521 : f32
              %1533 = math.fma %1390, %1523, %1532 : f32
              %1534 = arith.maxnumf %1519, %1403 fastmath<nnan> : f32
              %1535 = arith.subf %1519, %1534 : f32
              %1536 = wave.exp2 %1535 : f32
              %1537 = arith.subf %1403, %1534 : f32
              %1538 = wave.exp2 %1537 : f32
              %1539 = arith.mulf %1525, %1536 : f32
              %1540 = math.fma %1414, %1538, %1539 : f32
              %1541 = arith.mulf %1527, %1536 : f32
              %1542 = math.fma %1406, %1538, %1541 : f32
              %1543 = arith.mulf %1529, %1536 : f32
              %1544 = math.fma %1408, %1538, %1543 : f32
              %1545 = arith.mulf %1531, %1536 : f32
              %1546 = math.fma %1410, %1538, %1545 : f32
              %1547 = arith.mulf %1533, %1536 : f32
              %1548 = math.fma %1412, %1538, %1547 : f32
              %1549 = arith.maxnumf %1534, %1425 fastmath<nnan> : f32
              %1550 = arith.subf %1534, %1549 : f32
              %1551 = wave.exp2 %1550 : f32
              %1552 = arith.subf %1425, %1549 : f32
              %1553 = wave.exp2 %1552 : f32
              %1554 = arith.mulf %1540, %1551 : f32
              %1555 = math.fma %1436, %1553, %1554 : f32
              %1556 = arith.mulf %1542, %1551 : f32
              %1557 = math.fma %1428, %1553, %1556 : f32
              %1558 = arith.mulf %1544, %1551 : f32
              %1559 = math.fma %1430, %1553, %1558 : f32
              %1560 = arith.mulf %1546, %1551 : f32
              %1561 = math.fma %1432, %1553, %1560 : f32
              %1562 = arith.mulf %1548, %1551 : f32
              %1563 = math.fma %1434, %1553, %1562 : f32
              %1564 = arith.maxnumf %1549, %1447 fastmath<nnan> : f32
              %1565 = arith.subf %1549, %1564 : f32
              %1566 = wave.exp2 %1565 : f32
              %1567 = arith.subf %1447, %1564 : f32
              %1568 = wave.exp2 %1567 : f32
              %1569 = arith.mulf %1555, %1566 : f32
              %1570 = math.fma %1458, %1568, %1569 : f32
              %1571 = arith.mulf %1557, %1566 : f32
              %1572 = math.fma %1450, %1568, %1571 : f32
              %1573 = arith.mulf %1559, %1566 : f32
              %1574 = math.fma %1452, %1568, %1573 : f32
              %1575 = arith.mulf %1561, %1566 : f32
              %1576 = math.fma %1454, %1568, %1575 : f32
              %1577 = arith.mulf %1563, %1566 : f32
              %1578 = math.fma %1456, %1568, %1577 : f32
              scf.yield %1564, %1570, %1572, %1574, %1576, %1578 : f32, f32, f32, f32, f32, f32
            }
            %1579 = arith.cmpi eq, %1263, %c18 : i32
            scf.if %1579 {
              %1580 = arith.divf %c109, %1281#1 : f32
              %1581 = arith.addi %17, %813 : index
              %1582 = arith.cmpi slt, %1581, %groupSize : index
              scf.if %1582 {
                %1583 = arith.muli %15, %groupSize : index
                %1584 = arith.addi %1583, %1581 : index
                %1585 = arith.muli %1584, %c25 : index
                %1586 = arith.muli %heads, %c25 : index
                %1587 = arith.divui %967, %c9 : index
                %1588 = arith.muli %15, %c25 : index
                %1589 = arith.addi %1588, %1587 : index
                %1590 = memref.load %factors[%1589] : memref<?xf32>
                %1591 = arith.muli %kvHeads, %c25 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = memref.load %factors[%1592] : memref<?xf32>
                %1594 = arith.mulf %1281#2, %1580 : f32
                %1595 = math.fma %1594, %1590, %1593 : f32
                %1596 = arith.addi %1585, %1587 : index
                %1597 = arith.divui %24, %outTileRows : index
                %1598 = arith.divui %1586, %c3 : index
                %1599 = arith.muli %1597, %1598 : index
                %1600 = arith.divui %1596, %c3 : index
                %1601 = arith.addi %1599, %1600 : index
                %1602 = arith.muli %1601, %c10 : index
                %1603 = arith.remui %1596, %c3 : index
                %1604 = arith.divui %1603, %c9 : index
                %1605 = arith.addi %1602, %1604 : index
                %1606 = arith.muli %outTileRows, %c9 : index
                %1607 = arith.muli %1605, %1606 : index
                %1608 = arith.remui %24, %outTileRows : index
                %1609 = arith.muli %1608, %c9 : index
                %1610 = arith.addi %1607, %1609 : index
                %1611 = arith.remui %1596, %c9 : index
                %1612 = arith.addi %1610, %1611 : index
                %1613 = arith.addf %1595, %c51 : f32
                %1614 = arith.minimumf %1613, %c111 : f32
                %1615 = arith.maximumf %1614, %c112 : f32
                %1616 = arith.truncf %1615 : f32 to f16
                memref.store %1616, %out[%1612] : memref<?xf16>
                %1617 = arith.divui %998, %c9 : index
                %1618 = arith.addi %1588, %1617 : index
                %1619 = memref.load %factors[%1618] : memref<?xf32>
                %1620 = arith.addi %1618, %1591 : index
                %1621 = memref.load %factors[%1620] : memref<?xf32>
                %1622 = arith.mulf %1281#3, %1580 : f32
                %1623 = math.fma %1622, %1619, %1621 : f32
                %1624 = arith.addi %1585, %1617 : index
                %1625 = arith.divui %1624, %c3 : index
                %1626 = arith.addi %1599, %1625 : index
                %1627 = arith.muli %1626, %c10 : index
                %1628 = arith.remui %1624, %c3 : index
                %1629 = arith.divui %1628, %c9 : index
                %1630 = arith.addi %1627, %1629 : index
                %1631 = arith.muli %1630, %1606 : index
                %1632 = arith.addi %1631, %1609 : index
                %1633 = arith.remui %1624, %c9 : index
                %1634 = arith.addi %1632, %1633 : index
                %1635 = arith.addf %1623, %c51 : f32
                %1636 = arith.minimumf %1635, %c111 : f32
                %1637 = arith.maximumf %1636, %c112 : f32
                %1638 = arith.truncf %1637 : f32 to f16
                memref.store %1638, %out[%1634] : memref<?xf16>
                %1639 = arith.divui %1254, %c9 : index
                %1640 = arith.addi %1588, %1639 : index
                %1641 = memref.load %factors[%1640] : memref<?xf32>
                %1642 = arith.addi %1640, %1591 : index
                %1643 = memref.load %factors[%1642] : memref<?xf32>
                %1644 = arith.mulf %1281#4, %1580 : f32
                %1645 = math.fma %1644, %1641, %1643 : f32
                %1646 = arith.addi %1585, %1639 : index
                %1647 = arith.divui %1646, %c3 : index
                %1648 = arith.addi %1599, %1647 : index
                %1649 = arith.muli %1648, %c10 : index
                %1650 = arith.remui %1646, %c3 : index
                %1651 = arith.divui %1650, %c9 : index
                %1652 = arith.addi %1649, %1651 : index
                %1653 = arith.muli %1652, %1606 : index
                %1654 = arith.addi %1653, %1609 : index
                %1655 = arith.remui %1646, %c9 : index
                %1656 = arith.addi %1654, %1655 : index
                %1657 = arith.addf %1645, %c51 : f32
                %1658 = arith.minimumf %1657, %c111 : f32
                %1659 = arith.maximumf %1658, %c112 : f32
                %1660 = arith.truncf %1659 : f32 to f16
                memref.store %1660, %out[%1656] : memref<?xf16>
                %1661 = arith.divui %1256, %c9 : index
                %1662 = arith.addi %1588, %1661 : index
                %1663 = memref.load %factors[%1662] : memref<?xf32>
                %1664 = arith.addi %1662, %1591 : index
                %1665 = memref.load %factors[%1664] : memref<?xf32>
                %1666 = arith.mulf %1281#5, %1580 : f32
                %1667 = math.fma %1666, %1663, %1665 : f32
                %1668 = arith.addi %1585, %1661 : index
                %1669 = arith.divui %1668, %c3 : index
                %1670 = arith.addi %1599, %1669 : index
                %1671 = arith.muli %1670, %c10 : index
                %1672 = arith.remui %1668, %c3 : index
                %1673 = arith.divui %1672, %c9 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.muli %1674, %1606 : index
                %1676 = arith.addi %1675, %1609 : index
                %1677 = arith.remui %1668, %c9 : index
                %1678 = arith.addi %1676, %1677 : index
                %1679 = arith.addf %1667, %c51 : f32
                %1680 = arith.minimumf %1679, %c111 : f32
                %1681 = arith.maximumf %1680, %c112 : f32
                %1682 = arith.truncf %1681 : f32 to f16
                memref.store %1682, %out[%1678] : memref<?xf16>
              }
            } else {
              %1683 = arith.index_cast %ranges : index to i32
              %1684 = arith.addi %1683, %1264 : i32
              %1685 = arith.index_castui %1684 : i32 to index
              %1686 = arith.addi %1248, %1685 : index
              %1687 = arith.muli %1686, %c115 : index
              %1688 = arith.addi %1687, %967 : index
              memref.store %1281#2, %partial[%1688] : memref<?xf32>
              %1689 = arith.addi %1687, %998 : index
              memref.store %1281#3, %partial[%1689] : memref<?xf32>
              %1690 = arith.addi %1687, %1254 : index
              memref.store %1281#4, %partial[%1690] : memref<?xf32>
              %1691 = arith.addi %1687, %1256 : index
              memref.store %1281#5, %partial[%1691] : memref<?xf32>
              scf.if %1258 {
                %1692 = arith.addi %1687, %c16 : index
                %1693 = arith.addi %1692, %811 : index
                memref.store %1281#0, %partial[%1693] : memref<?xf32>
                %1694 = arith.addi %1693, %c9 : index
                memref.store %1281#1, %partial[%1694] : memref<?xf32>
              }
              %1695 = arith.addi %1266, %groups : index
              %1696 = arith.index_castui %1263 : i32 to index
              %1697 = wave.arrive %counters[%1695], %1696 : memref<?xi32>
              scf.if %1697 {
                %1705:6 = scf.for %1698 = %c55 to %1263 step %c78 iter_args(%1699 = %c50, %1700 = %c51, %1701 = %c51, %1702 = %c51, %1703 = %c51, %1704 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1706 = arith.addi %1698, %c55 : i32
                  %1707 = arith.subi %1263, %c18 : i32
                  %1708 = arith.minsi %1706, %1707 : i32
                  %1709 = arith.addi %1683, %1708 : i32
                  %1710 = arith.index_castui %1709 : i32 to index
                  %1711 = arith.addi %1248, %1710 : index
                  %1712 = arith.muli %1711, %c115 : index
                  %1713 = arith.addi %1712, %c16 : index
                  %1714 = arith.addi %1713, %813 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.cmpi slt, %1706, %1263 : i32
                  %1717 = arith.select %1716, %1715, %c50 : f32
                  %1718 = arith.addi %1712, %811 : index
                  %1719 = arith.addi %1718, %c24 : index
                  %1720 = memref.load %partial[%1719] : memref<?xf32>
                  %1721 = arith.addi %1718, %c7 : index
                  %1722 = memref.load %partial[%1721] : memref<?xf32>
                  %1723 = arith.addi %1718, %c44 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.addi %1718, %c45 : index
                  %1726 = memref.load %partial[%1725] : memref<?xf32>
                  %1727 = arith.addi %1714, %c9 : index
                  %1728 = memref.load %partial[%1727] : memref<?xf32>
                  %1729 = arith.addi %1698, %c18 : i32
                  %1730 = arith.minsi %1729, %1707 : i32
                  %1731 = arith.addi %1683, %1730 : i32
                  %1732 = arith.index_castui %1731 : i32 to index
                  %1733 = arith.addi %1248, %1732 : index
                  %1734 = arith.muli %1733, %c115 : index
                  %1735 = arith.addi %1734, %c16 : index
                  %1736 = arith.addi %1735, %813 : index
                  %1737 = memref.load %partial[%1736] : memref<?xf32>
                  %1738 = arith.cmpi slt, %1729, %1263 : i32
                  %1739 = arith.select %1738, %1737, %c50 : f32
                  %1740 = arith.addi %1734, %811 : index
                  %1741 = arith.addi %1740, %c24 : index
                  %1742 = memref.load %partial[%1741] : memref<?xf32>
                  %1743 = arith.addi %1740, %c7 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.addi %1740, %c44 : index
                  %1746 = memref.load %partial[%1745] : memref<?xf32>
                  %1747 = arith.addi %1740, %c45 : index
                  %1748 = memref.load %partial[%1747] : memref<?xf32>
                  %1749 = arith.addi %1736, %c9 : index
                  %1750 = memref.load %partial[%1749] : memref<?xf32>
                  %1751 = arith.addi %1698, %c69 : i32
                  %1752 = arith.minsi %1751, %1707 : i32
                  %1753 = arith.addi %1683, %1752 : i32
                  %1754 = arith.index_castui %1753 : i32 to index
                  %1755 = arith.addi %1248, %1754 : index
                  %1756 = arith.muli %1755, %c115 : index
                  %1757 = arith.addi %1756, %c16 : index
                  %1758 = arith.addi %1757, %813 : index
                  %1759 = memref.load %partial[%1758] : memref<?xf32>
                  %1760 = arith.cmpi slt, %1751, %1263 : i32
                  %1761 = arith.select %1760, %1759, %c50 : f32
                  %1762 = arith.addi %1756, %811 : index
                  %1763 = arith.addi %1762, %c24 : index
                  %1764 = memref.load %partial[%1763] : memref<?xf32>
                  %1765 = arith.addi %1762, %c7 : index
                  %1766 = memref.load %partial[%1765] : memref<?xf32>
                  %1767 = arith.addi %1762, %c44 : index
                  %1768 = memref.load %partial[%1767] : memref<?xf32>
                  %1769 = arith.addi %1762, %c45 : index
                  %1770 = memref.load %partial[%1769] : memref<?xf32>
                  %1771 = arith.addi %1758, %c9 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.addi %1698, %c71 : i32
                  %1774 = arith.minsi %1773, %1707 : i32
                  %1775 = arith.addi %1683, %1774 : i32
                  %1776 = arith.index_castui %1775 : i32 to index
                  %1777 = arith.addi %1248, %1776 : index
                  %1778 = arith.muli %1777, %c115 : index
                  %1779 = arith.addi %1778, %c16 : index
                  %1780 = arith.addi %1779, %813 : index
                  %1781 = memref.load %partial[%1780] : memref<?xf32>
                  %1782 = arith.cmpi slt, %1773, %1263 : i32
                  %1783 = arith.select %1782, %1781, %c50 : f32
                  %1784 = arith.addi %1778, %811 : index
                  %1785 = arith.addi %1784, %c24 : index
                  %1786 = memref.load %partial[%1785] : memref<?xf32>
                  %1787 = arith.addi %1784, %c7 : index
                  %1788 = memref.load %partial[%1787] : memref<?xf32>
                  %1789 = arith.addi %1784, %c44 : index
                  %1790 = memref.load %partial[%1789] : memref<?xf32>
                  %1791 = arith.addi %1784, %c45 : index
                  %1792 = memref.load %partial[%1791] : memref<?xf32>
                  %1793 = arith.addi %1780, %c9 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.addi %1698, %c72 : i32
                  %1796 = arith.minsi %1795, %1707 : i32
                  %1797 = arith.addi %1683, %1796 : i32
                  %1798 = arith.index_castui %1797 : i32 to index
                  %1799 = arith.addi %1248, %1798 : index
                  %1800 = arith.muli %1799, %c115 : index
                  %1801 = arith.addi %1800, %c16 : index
                  %1802 = arith.addi %1801, %813 : index
                  %1803 = memref.load %partial[%1802] : memref<?xf32>
                  %1804 = arith.cmpi slt, %1795, %1263 : i32
                  %1805 = arith.select %1804, %1803, %c50 : f32
                  %1806 = arith.addi %1800, %811 : index
                  %1807 = arith.addi %1806, %c24 : index
                  %1808 = memref.load %partial[%1807] : memref<?xf32>
                  %1809 = arith.addi %1806, %c7 : index
                  %1810 = memref.load %partial[%1809] : memref<?xf32>
                  %1811 = arith.addi %1806, %c44 : index
                  %1812 = memref.load %partial[%1811] : memref<?xf32>
                  %1813 = arith.addi %1806, %c45 : index
                  %1814 = memref.load %partial[%1813] : memref<?xf32>
                  %1815 = arith.addi %1802, %c9 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.addi %1698, %c74 : i32
                  %1818 = arith.minsi %1817, %1707 : i32
                  %1819 = arith.addi %1683, %1818 : i32
                  %1820 = arith.index_castui %1819 : i32 to index
                  %1821 = arith.addi %1248, %1820 : index
                  %1822 = arith.muli %1821, %c115 : index
                  %1823 = arith.addi %1822, %c16 : index
                  %1824 = arith.addi %1823, %813 : index
                  %1825 = memref.load %partial[%1824] : memref<?xf32>
                  %1826 = arith.cmpi slt, %1817, %1263 : i32
                  %1827 = arith.select %1826, %1825, %c50 : f32
                  %1828 = arith.addi %1822, %811 : index
                  %1829 = arith.addi %1828, %c24 : index
                  %1830 = memref.load %partial[%1829] : memref<?xf32>
                  %1831 = arith.addi %1828, %c7 : index
                  %1832 = memref.load %partial[%1831] : memref<?xf32>
                  %1833 = arith.addi %1828, %c44 : index
                  %1834 = memref.load %partial[%1833] : memref<?xf32>
                  %1835 = arith.addi %1828, %c45 : index
                  %1836 = memref.load %partial[%1835] : memref<?xf32>
                  %1837 = arith.addi %1824, %c9 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.addi %1698, %c75 : i32
                  %1840 = arith.minsi %1839, %1707 : i32
                  %1841 = arith.addi %1683, %1840 : i32
                  %1842 = arith.index_castui %1841 : i32 to index
                  %1843 = arith.addi %1248, %1842 : index
                  %1844 = arith.muli %1843, %c115 : index
                  %1845 = arith.addi %1844, %c16 : index
                  %1846 = arith.addi %1845, %813 : index
                  %1847 = memref.load %partial[%1846] : memref<?xf32>
                  %1848 = arith.cmpi slt, %1839, %1263 : i32
                  %1849 = arith.select %1848, %1847, %c50 : f32
                  %1850 = arith.addi %1844, %811 : index
                  %1851 = arith.addi %1850, %c24 : index
                  %1852 = memref.load %partial[%1851] : memref<?xf32>
                  %1853 = arith.addi %1850, %c7 : index
                  %1854 = memref.load %partial[%1853] : memref<?xf32>
                  %1855 = arith.addi %1850, %c44 : index
                  %1856 = memref.load %partial[%1855] : memref<?xf32>
                  %1857 = arith.addi %1850, %c45 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1846, %c9 : index
                  %1860 = memref.load %partial[%1859] : memref<?xf32>
                  %1861 = arith.addi %1698, %c77 : i32
                  %1862 = arith.minsi %1861, %1707 : i32
                  %1863 = arith.addi %1683, %1862 : i32
                  %1864 = arith.index_castui %1863 : i32 to index
                  %1865 = arith.addi %1248, %1864 : index
                  %1866 = arith.muli %1865, %c115 : index
                  %1867 = arith.addi %1866, %c16 : index
                  %1868 = arith.addi %1867, %813 : index
                  %1869 = memref.load %partial[%1868] : memref<?xf32>
                  %1870 = arith.cmpi slt, %1861, %1263 : i32
                  %1871 = arith.select %1870, %1869, %c50 : f32
                  %1872 = arith.addi %1866, %811 : index
                  %1873 = arith.addi %1872, %c24 : index
                  %1874 = memref.load %partial[%1873] : memref<?xf32>
                  %1875 = arith.addi %1872, %c7 : index
                  %1876 = memref.load %partial[%1875] : memref<?xf32>
                  %1877 = arith.addi %1872, %c44 : index
                  %1878 = memref.load %partial[%1877] : memref<?xf32>
                  %1879 = arith.addi %1872, %c45 : index
                  %1880 = memref.load %partial[%1879] : memref<?xf32>
                  %1881 = arith.addi %1868, %c9 : index
                  %1882 = memref.load %partial[%1881] : memref<?xf32>
                  %1883 = arith.maxnumf %1699, %1717 fastmath<nnan> : f32
                  %1884 = arith.subf %1699, %1883 : f32
                  %1885 = wave.exp2 %1884 : f32
                  %1886 = arith.subf %1717, %1883 : f32
                  %1887 = wave.exp2 %1886 : f32
                  %1888 = arith.mulf %1700, %1885 : f32
                  %1889 = math.fma %1728, %1887, %1888 : f32
                  %1890 = arith.mulf %1701, %1885 : f32
                  %1891 = math.fma %1720, %1887, %1890 : f32
                  %1892 = arith.mulf %1702, %1885 : f32
                  %1893 = math.fma %1722, %1887, %1892 : f32
                  %1894 = arith.mulf %1703, %1885 : f32
                  %1895 = math.fma %1724, %1887, %1894 : f32
                  %1896 = arith.mulf %1704, %1885 : f32
                  %1897 = math.fma %1726, %1887, %1896 : f32
                  %1898 = arith.maxnumf %1883, %1739 fastmath<nnan> : f32
                  %1899 = arith.subf %1883, %1898 : f32
                  %1900 = wave.exp2 %1899 : f32
                  %1901 = arith.subf %1739, %1898 : f32
                  %1902 = wave.exp2 %1901 : f32
                  %1903 = arith.mulf %1889, %1900 : f32
                  %1904 = math.fma %1750, %1902, %1903 : f32
                  %1905 = arith.mulf %1891, %1900 : f32
                  %1906 = math.fma %1742, %1902, %1905 : f32
                  %1907 = arith.mulf %1893, %1900 : f32
                  %1908 = math.fma %1744, %1902, %1907 : f32
                  %1909 = arith.mulf %1895, %1900 : f32
                  %1910 = math.fma %1746, %1902, %1909 : f32
                  %1911 = arith.mulf %1897, %1900 : f32
                  %1912 = math.fma %1748, %1902, %1911 : f32
                  %1913 = arith.maxnumf %1898, %1761 fastmath<nnan> : f32
                  %1914 = arith.subf %1898, %1913 : f32
                  %1915 = wave.exp2 %1914 : f32
                  %1916 = arith.subf %1761, %1913 : f32
                  %1917 = wave.exp2 %1916 : f32
                  %1918 = arith.mulf %1904, %1915 : f32
                  %1919 = math.fma %1772, %1917, %1918 : f32
                  %1920 = arith.mulf %1906, %1915 : f32
                  %1921 = math.fma %1764, %1917, %1920 : f32
                  %1922 = arith.mulf %1908, %1915 : f32
                  %1923 = math.fma %1766, %1917, %1922 : f32
                  %1924 = arith.mulf %1910, %1915 : f32
                  %1925 = math.fma %1768, %1917, %1924 : f32
                  %1926 = arith.mulf %1912, %1915 : f32
                  %1927 = math.fma %1770, %1917, %1926 : f32
                  %1928 = arith.maxnumf %1913, %1783 fastmath<nnan> : f32
                  %1929 = arith.subf %1913, %1928 : f32
                  %1930 = wave.exp2 %1929 : f32
                  %1931 = arith.subf %1783, %1928 : f32
                  %1932 = wave.exp2 %1931 : f32
                  %1933 = arith.mulf %1919, %1930 : f32
                  %1934 = math.fma %1794, %1932, %1933 : f32
                  %1935 = arith.mulf %1921, %1930 : f32
                  %1936 = math.fma %1786, %1932, %1935 : f32
                  %1937 = arith.mulf %1923, %1930 : f32
                  %1938 = math.fma %1788, %1932, %1937 : f32
                  %1939 = arith.mulf %1925, %1930 : f32
                  %1940 = math.fma %1790, %1932, %1939 : f32
                  %1941 = arith.mulf %1927, %1930 : f32
                  %1942 = math.fma %1792, %1932, %1941 : f32
                  %1943 = arith.maxnumf %1928, %1805 fastmath<nnan> : f32
                  %1944 = arith.subf %1928, %1943 : f32
                  %1945 = wave.exp2 %1944 : f32
                  %1946 = arith.subf %1805, %1943 : f32
                  %1947 = wave.exp2 %1946 : f32
                  %1948 = arith.mulf %1934, %1945 : f32
                  %1949 = math.fma %1816, %1947, %1948 : f32
                  %1950 = arith.mulf %1936, %1945 : f32
                  %1951 = math.fma %1808, %1947, %1950 : f32
                  %1952 = arith.mulf %1938, %1945 : f32
                  %1953 = math.fma %1810, %1947, %1952 : f32
                  %1954 = arith.mulf %1940, %1945 : f32
                  %1955 = math.fma %1812, %1947, %1954 : f32
                  %1956 = arith.mulf %1942, %1945 : f32
                  %1957 = math.fma %1814, %1947, %1956 : f32
                  %1958 = arith.maxnumf %1943, %1827 fastmath<nnan> : f32
                  %1959 = arith.subf %1943, %1958 : f32
                  %1960 = wave.exp2 %1959 : f32
                  %1961 = arith.subf %1827, %1958 : f32
                  %1962 = wave.exp2 %1961 : f32
                  %1963 = arith.mulf %1949, %1960 : f32
                  %1964 = math.fma %1838, %1962, %1963 : f32
                  %1965 = arith.mulf %1951, %1960 : f32
                  %1966 = math.fma %1830, %1962, %1965 : f32
                  %1967 = arith.mulf %1953, %1960 : f32
                  %1968 = math.fma %1832, %1962, %1967 : f32
                  %1969 = arith.mulf %1955, %1960 : f32
                  %1970 = math.fma %1834, %1962, %1969 : f32
                  %1971 = arith.mulf %1957, %1960 : f32
                  %1972 = math.fma %1836, %1962, %1971 : f32
                  %1973 = arith.maxnumf %1958, %1849 fastmath<nnan> : f32
                  %1974 = arith.subf %1958, %1973 : f32
                  %1975 = wave.exp2 %1974 : f32
                  %1976 = arith.subf %1849, %1973 : f32
                  %1977 = wave.exp2 %1976 : f32
                  %1978 = arith.mulf %1964, %1975 : f32
                  %1979 = math.fma %1860, %1977, %1978 : f32
                  %1980 = arith.mulf %1966, %1975 : f32
                  %1981 = math.fma %1852, %1977, %1980 : f32
                  %1982 = arith.mulf %1968, %1975 : f32
                  %1983 = math.fma %1854, %1977, %1982 : f32
                  %1984 = arith.mulf %1970, %1975 : f32
                  %1985 = math.fma %1856, %1977, %1984 : f32
                  %1986 = arith.mulf %1972, %1975 : f32
                  %1987 = math.fma %1858, %1977, %1986 : f32
                  %1988 = arith.maxnumf %1973, %1871 fastmath<nnan> : f32
                  %1989 = arith.subf %1973, %1988 : f32
                  %1990 = wave.exp2 %1989 : f32
                  %1991 = arith.subf %1871, %1988 : f32
                  %1992 = wave.exp2 %1991 : f32
                  %1993 = arith.mulf %1979, %1990 : f32
                  %1994 = math.fma %1882, %1992, %1993 : f32
                  %1995 = arith.mulf %1981, %1990 : f32
                  %1996 = math.fma %1874, %1992, %1995 : f32
                  %1997 = arith.mulf %1983, %1990 : f32
                  %1998 = math.fma %1876, %1992, %1997 : f32
                  %1999 = arith.mulf %1985, %1990 : f32
                  %2000 = math.fma %1878, %1992, %1999 : f32
                  %2001 = arith.mulf %1987, %1990 : f32
                  %2002 = math.fma %1880, %1992, %2001 : f32
                  scf.yield %1988, %1994, %1996, %1998, %2000, %2002 : f32, f32, f32, f32, f32, f32
                }
                %2003 = arith.divf %c109, %1705#1 : f32
                %2004 = arith.addi %17, %813 : index
                %2005 = arith.cmpi slt, %2004, %groupSize : index
                scf.if %2005 {
                  %2006 = arith.muli %15, %groupSize : index
                  %2007 = arith.addi %2006, %2004 : index
                  %2008 = arith.muli %2007, %c25 : index
                  %2009 = arith.muli %heads, %c25 : index
                  %2010 = arith.divui %967, %c9 : index
                  %2011 = arith.muli %15, %c25 : index
                  %2012 = arith.addi %2011, %2010 : index
                  %2013 = memref.load %factors[%2012] : memref<?xf32>
                  %2014 = arith.muli %kvHeads, %c25 : index
                  %2015 = arith.addi %2012, %2014 : index
                  %2016 = memref.load %factors[%2015] : memref<?xf32>
                  %2017 = arith.mulf %1705#2, %2003 : f32
                  %2018 = math.fma %2017, %2013, %2016 : f32
                  %2019 = arith.addi %2008, %2010 : index
                  %2020 = arith.divui %24, %outTileRows : index
                  %2021 = arith.divui %2009, %c3 : index
                  %2022 = arith.muli %2020, %2021 : index
                  %2023 = arith.divui %2019, %c3 : index
                  %2024 = arith.addi %2022, %2023 : index
                  %2025 = arith.muli %2024, %c10 : index
                  %2026 = arith.remui %2019, %c3 : index
                  %2027 = arith.divui %2026, %c9 : index
                  %2028 = arith.addi %2025, %2027 : index
                  %2029 = arith.muli %outTileRows, %c9 : index
                  %2030 = arith.muli %2028, %2029 : index
                  %2031 = arith.remui %24, %outTileRows : index
                  %2032 = arith.muli %2031, %c9 : index
                  %2033 = arith.addi %2030, %2032 : index
                  %2034 = arith.remui %2019, %c9 : index
                  %2035 = arith.addi %2033, %2034 : index
                  %2036 = arith.addf %2018, %c51 : f32
                  %2037 = arith.minimumf %2036, %c111 : f32
                  %2038 = arith.maximumf %2037, %c112 : f32
                  %2039 = arith.truncf %2038 : f32 to f16
                  memref.store %2039, %out[%2035] : memref<?xf16>
                  %2040 = arith.divui %998, %c9 : index
                  %2041 = arith.addi %2011, %2040 : index
                  %2042 = memref.load %factors[%2041] : memref<?xf32>
                  %2043 = arith.addi %2041, %2014 : index
                  %2044 = memref.load %factors[%2043] : memref<?xf32>
                  %2045 = arith.mulf %1705#3, %2003 : f32
                  %2046 = math.fma %2045, %2042, %2044 : f32
                  %2047 = arith.addi %2008, %2040 : index
                  %2048 = arith.divui %2047, %c3 : index
                  %2049 = arith.addi %2022, %2048 : index
                  %2050 = arith.muli %2049, %c10 : index
                  %2051 = arith.remui %2047, %c3 : index
                  %2052 = arith.divui %2051, %c9 : index
                  %2053 = arith.addi %2050, %2052 : index
                  %2054 = arith.muli %2053, %2029 : index
                  %2055 = arith.addi %2054, %2032 : index
                  %2056 = arith.remui %2047, %c9 : index
                  %2057 = arith.addi %2055, %2056 : index
                  %2058 = arith.addf %2046, %c51 : f32
                  %2059 = arith.minimumf %2058, %c111 : f32
                  %2060 = arith.maximumf %2059, %c112 : f32
                  %2061 = arith.truncf %2060 : f32 to f16
                  memref.store %2061, %out[%2057] : memref<?xf16>
                  %2062 = arith.divui %1254, %c9 : index
                  %2063 = arith.addi %2011, %2062 : index
                  %2064 = memref.load %factors[%2063] : memref<?xf32>
                  %2065 = arith.addi %2063, %2014 : index
                  %2066 = memref.load %factors[%2065] : memref<?xf32>
                  %2067 = arith.mulf %1705#4, %2003 : f32
                  %2068 = math.fma %2067, %2064, %2066 : f32
                  %2069 = arith.addi %2008, %2062 : index
                  %2070 = arith.divui %2069, %c3 : index
                  %2071 = arith.addi %2022, %2070 : index
                  %2072 = arith.muli %2071, %c10 : index
                  %2073 = arith.remui %2069, %c3 : index
                  %2074 = arith.divui %2073, %c9 : index
                  %2075 = arith.addi %2072, %2074 : index
                  %2076 = arith.muli %2075, %2029 : index
                  %2077 = arith.addi %2076, %2032 : index
                  %2078 = arith.remui %2069, %c9 : index
                  %2079 = arith.addi %2077, %2078 : index
                  %2080 = arith.addf %2068, %c51 : f32
                  %2081 = arith.minimumf %2080, %c111 : f32
                  %2082 = arith.maximumf %2081, %c112 : f32
                  %2083 = arith.truncf %2082 : f32 to f16
                  memref.store %2083, %out[%2079] : memref<?xf16>
                  %2084 = arith.divui %1256, %c9 : index
                  %2085 = arith.addi %2011, %2084 : index
                  %2086 = memref.load %factors[%2085] : memref<?xf32>
                  %2087 = arith.addi %2085, %2014 : index
                  %2088 = memref.load %factors[%2087] : memref<?xf32>
                  %2089 = arith.mulf %1705#5, %2003 : f32
                  %2090 = math.fma %2089, %2086, %2088 : f32
                  %2091 = arith.addi %2008, %2084 : index
                  %2092 = arith.divui %2091, %c3 : index
                  %2093 = arith.addi %2022, %2092 : index
                  %2094 = arith.muli %2093, %c10 : index
                  %2095 = arith.remui %2091, %c3 : index
                  %2096 = arith.divui %2095, %c9 : index
                  %2097 = arith.addi %2094, %2096 : index
                  %2098 = arith.muli %2097, %2029 : index
                  %2099 = arith.addi %2098, %2032 : index
                  %2100 = arith.remui %2091, %c9 : index
                  %2101 = arith.addi %2099, %2100 : index
                  %2102 = arith.addf %2090, %c51 : f32
                  %2103 = arith.minimumf %2102, %c111 : f32
                  %2104 = arith.maximumf %2103, %c112 : f32
                  %2105 = arith.truncf %2104 : f32 to f16
                  memref.store %2105, %out[%2101] : memref<?xf16>
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
