// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='int8', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c57 = arith.constant dense<16711935> : vector<4xi32>
  %c58 = arith.constant dense<1677747200> : vector<4xi32>
  %c59 = arith.constant dense<8> : vector<4xi32>
  %c60 = arith.constant dense<0x6480> : vector<16xf16>
  %c61 = arith.constant 320 : index
  %c62 = arith.constant 384 : index
  %c63 = arith.constant 448 : index
  %c64 = arith.constant 576 : index
  %c65 = arith.constant 640 : index
  %c66 = arith.constant 704 : index
  %c67 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c68 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c69 = arith.constant 0x41000000 : f32
  %c70 = arith.constant 0x40C00000 : f32
  %c71 = arith.constant dense<-1> : vector<4xi32>
  %c72 = arith.constant 255 : i32
  %c73 = arith.constant 2 : i32
  %c74 = arith.constant 16711680 : i32
  %c75 = arith.constant 3 : i32
  %c76 = arith.constant 4 : i32
  %c77 = arith.constant 65280 : i32
  %c78 = arith.constant 5 : i32
  %c79 = arith.constant 6 : i32
  %c80 = arith.constant -16777216 : i32
  %c81 = arith.constant 7 : i32
  %c82 = arith.constant 8 : i32
  %c83 = arith.constant 9 : i32
  %c84 = arith.constant 10 : i32
  %c85 = arith.constant 11 : i32
  %c86 = arith.constant 12 : i32
  %c87 = arith.constant 13 : i32
  %c88 = arith.constant 15 : i32
  %c89 = arith.constant 832 : index
  %c90 = arith.constant 896 : index
  %c91 = arith.constant 960 : index
  %c92 = arith.constant 144 : index
  %c93 = arith.constant 160 : index
  %c94 = arith.constant 176 : index
  %c95 = arith.constant 208 : index
  %c96 = arith.constant 224 : index
  %c97 = arith.constant 240 : index
  %c98 = arith.constant 272 : index
  %c99 = arith.constant 288 : index
  %c100 = arith.constant 304 : index
  %c101 = arith.constant 336 : index
  %c102 = arith.constant 352 : index
  %c103 = arith.constant 368 : index
  %c104 = arith.constant 400 : index
  %c105 = arith.constant 416 : index
  %c106 = arith.constant 432 : index
  %c107 = arith.constant 464 : index
  %c108 = arith.constant 480 : index
  %c109 = arith.constant 496 : index
  %c110 = arith.constant 2560 : index
  %c111 = arith.constant 3072 : index
  %c112 = arith.constant 3584 : index
  %c113 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c115 = arith.constant 0x477FE000 : f32
  %c116 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c119 = arith.constant 1056 : index
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
            %333 = vector.bitcast %332 : vector<16xi8> to vector<4xi32>
            %334 = arith.andi %333, %c57 : vector<4xi32>
            %335 = arith.ori %334, %c58 : vector<4xi32>
            %336 = arith.shrui %333, %c59 : vector<4xi32>
            %337 = arith.andi %336, %c57 : vector<4xi32>
            %338 = arith.ori %337, %c58 : vector<4xi32>
            %339 = vector.shuffle %335, %338 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %340 = vector.bitcast %339 : vector<8xi32> to vector<16xf16>
            %341 = arith.subf %340, %c60 : vector<16xf16>
            %342 = vector.bitcast %268 : vector<4xi32> to vector<16xi8>
            %343 = vector.bitcast %342 : vector<16xi8> to vector<4xi32>
            %344 = arith.andi %343, %c57 : vector<4xi32>
            %345 = arith.ori %344, %c58 : vector<4xi32>
            %346 = arith.shrui %343, %c59 : vector<4xi32>
            %347 = arith.andi %346, %c57 : vector<4xi32>
            %348 = arith.ori %347, %c58 : vector<4xi32>
            %349 = vector.shuffle %345, %348 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %350 = vector.bitcast %349 : vector<8xi32> to vector<16xf16>
            %351 = arith.subf %350, %c60 : vector<16xf16>
            %352 = arith.addi %325, %c24 : index
            %353 = vector.load %4[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %354 = arith.addi %352, %c25 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %357 = wave.mma %341, %356, %c52 : vector<16xf16>, vector<8xf32>
            %358 = wave.mma %351, %356, %c52 : vector<16xf16>, vector<8xf32>
            %359 = arith.addi %326, %c61 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = arith.addi %329, %c61 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %363 = vector.bitcast %269 : vector<4xi32> to vector<16xi8>
            %364 = vector.bitcast %363 : vector<16xi8> to vector<4xi32>
            %365 = arith.andi %364, %c57 : vector<4xi32>
            %366 = arith.ori %365, %c58 : vector<4xi32>
            %367 = arith.shrui %364, %c59 : vector<4xi32>
            %368 = arith.andi %367, %c57 : vector<4xi32>
            %369 = arith.ori %368, %c58 : vector<4xi32>
            %370 = vector.shuffle %366, %369 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %371 = vector.bitcast %370 : vector<8xi32> to vector<16xf16>
            %372 = arith.subf %371, %c60 : vector<16xf16>
            %373 = vector.bitcast %270 : vector<4xi32> to vector<16xi8>
            %374 = vector.bitcast %373 : vector<16xi8> to vector<4xi32>
            %375 = arith.andi %374, %c57 : vector<4xi32>
            %376 = arith.ori %375, %c58 : vector<4xi32>
            %377 = arith.shrui %374, %c59 : vector<4xi32>
            %378 = arith.andi %377, %c57 : vector<4xi32>
            %379 = arith.ori %378, %c58 : vector<4xi32>
            %380 = vector.shuffle %376, %379 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = arith.subf %381, %c60 : vector<16xf16>
            %383 = arith.addi %325, %c7 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = arith.addi %383, %c25 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %388 = wave.mma %372, %387, %357 : vector<16xf16>, vector<8xf32>
            %389 = wave.mma %382, %387, %358 : vector<16xf16>, vector<8xf32>
            %390 = arith.addi %326, %c62 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %329, %c62 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %394 = vector.bitcast %271 : vector<4xi32> to vector<16xi8>
            %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
            %396 = arith.andi %395, %c57 : vector<4xi32>
            %397 = arith.ori %396, %c58 : vector<4xi32>
            %398 = arith.shrui %395, %c59 : vector<4xi32>
            %399 = arith.andi %398, %c57 : vector<4xi32>
            %400 = arith.ori %399, %c58 : vector<4xi32>
            %401 = vector.shuffle %397, %400 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %402 = vector.bitcast %401 : vector<8xi32> to vector<16xf16>
            %403 = arith.subf %402, %c60 : vector<16xf16>
            %404 = vector.bitcast %272 : vector<4xi32> to vector<16xi8>
            %405 = vector.bitcast %404 : vector<16xi8> to vector<4xi32>
            %406 = arith.andi %405, %c57 : vector<4xi32>
            %407 = arith.ori %406, %c58 : vector<4xi32>
            %408 = arith.shrui %405, %c59 : vector<4xi32>
            %409 = arith.andi %408, %c57 : vector<4xi32>
            %410 = arith.ori %409, %c58 : vector<4xi32>
            %411 = vector.shuffle %407, %410 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %412 = vector.bitcast %411 : vector<8xi32> to vector<16xf16>
            %413 = arith.subf %412, %c60 : vector<16xf16>
            %414 = arith.addi %325, %c44 : index
            %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %416 = arith.addi %414, %c25 : index
            %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %418 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %419 = wave.mma %403, %418, %388 : vector<16xf16>, vector<8xf32>
            %420 = wave.mma %413, %418, %389 : vector<16xf16>, vector<8xf32>
            %421 = arith.addi %326, %c63 : index
            %422 = vector.load %kv[%421] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %423 = arith.addi %329, %c63 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %425 = vector.bitcast %273 : vector<4xi32> to vector<16xi8>
            %426 = vector.bitcast %425 : vector<16xi8> to vector<4xi32>
            %427 = arith.andi %426, %c57 : vector<4xi32>
            %428 = arith.ori %427, %c58 : vector<4xi32>
            %429 = arith.shrui %426, %c59 : vector<4xi32>
            %430 = arith.andi %429, %c57 : vector<4xi32>
            %431 = arith.ori %430, %c58 : vector<4xi32>
            %432 = vector.shuffle %428, %431 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
            %434 = arith.subf %433, %c60 : vector<16xf16>
            %435 = vector.bitcast %274 : vector<4xi32> to vector<16xi8>
            %436 = vector.bitcast %435 : vector<16xi8> to vector<4xi32>
            %437 = arith.andi %436, %c57 : vector<4xi32>
            %438 = arith.ori %437, %c58 : vector<4xi32>
            %439 = arith.shrui %436, %c59 : vector<4xi32>
            %440 = arith.andi %439, %c57 : vector<4xi32>
            %441 = arith.ori %440, %c58 : vector<4xi32>
            %442 = vector.shuffle %438, %441 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %443 = vector.bitcast %442 : vector<8xi32> to vector<16xf16>
            %444 = arith.subf %443, %c60 : vector<16xf16>
            %445 = arith.addi %325, %c45 : index
            %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %447 = arith.addi %445, %c25 : index
            %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %450 = wave.mma %434, %449, %419 : vector<16xf16>, vector<8xf32>
            %451 = wave.mma %444, %449, %420 : vector<16xf16>, vector<8xf32>
            %452 = arith.addi %326, %c44 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %454 = arith.addi %329, %c44 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %456 = vector.bitcast %328 : vector<4xi32> to vector<16xi8>
            %457 = vector.bitcast %456 : vector<16xi8> to vector<4xi32>
            %458 = arith.andi %457, %c57 : vector<4xi32>
            %459 = arith.ori %458, %c58 : vector<4xi32>
            %460 = arith.shrui %457, %c59 : vector<4xi32>
            %461 = arith.andi %460, %c57 : vector<4xi32>
            %462 = arith.ori %461, %c58 : vector<4xi32>
            %463 = vector.shuffle %459, %462 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %464 = vector.bitcast %463 : vector<8xi32> to vector<16xf16>
            %465 = arith.subf %464, %c60 : vector<16xf16>
            %466 = vector.bitcast %331 : vector<4xi32> to vector<16xi8>
            %467 = vector.bitcast %466 : vector<16xi8> to vector<4xi32>
            %468 = arith.andi %467, %c57 : vector<4xi32>
            %469 = arith.ori %468, %c58 : vector<4xi32>
            %470 = arith.shrui %467, %c59 : vector<4xi32>
            %471 = arith.andi %470, %c57 : vector<4xi32>
            %472 = arith.ori %471, %c58 : vector<4xi32>
            %473 = vector.shuffle %469, %472 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
            %475 = arith.subf %474, %c60 : vector<16xf16>
            %476 = arith.addi %325, %c16 : index
            %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %478 = arith.addi %476, %c25 : index
            %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %481 = wave.mma %465, %480, %450 : vector<16xf16>, vector<8xf32>
            %482 = wave.mma %475, %480, %451 : vector<16xf16>, vector<8xf32>
            %483 = arith.addi %326, %c64 : index
            %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %485 = arith.addi %329, %c64 : index
            %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %487 = vector.bitcast %360 : vector<4xi32> to vector<16xi8>
            %488 = vector.bitcast %487 : vector<16xi8> to vector<4xi32>
            %489 = arith.andi %488, %c57 : vector<4xi32>
            %490 = arith.ori %489, %c58 : vector<4xi32>
            %491 = arith.shrui %488, %c59 : vector<4xi32>
            %492 = arith.andi %491, %c57 : vector<4xi32>
            %493 = arith.ori %492, %c58 : vector<4xi32>
            %494 = vector.shuffle %490, %493 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
            %496 = arith.subf %495, %c60 : vector<16xf16>
            %497 = vector.bitcast %362 : vector<4xi32> to vector<16xi8>
            %498 = vector.bitcast %497 : vector<16xi8> to vector<4xi32>
            %499 = arith.andi %498, %c57 : vector<4xi32>
            %500 = arith.ori %499, %c58 : vector<4xi32>
            %501 = arith.shrui %498, %c59 : vector<4xi32>
            %502 = arith.andi %501, %c57 : vector<4xi32>
            %503 = arith.ori %502, %c58 : vector<4xi32>
            %504 = vector.shuffle %500, %503 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %505 = vector.bitcast %504 : vector<8xi32> to vector<16xf16>
            %506 = arith.subf %505, %c60 : vector<16xf16>
            %507 = arith.addi %325, %c46 : index
            %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %509 = arith.addi %507, %c25 : index
            %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %512 = wave.mma %496, %511, %481 : vector<16xf16>, vector<8xf32>
            %513 = wave.mma %506, %511, %482 : vector<16xf16>, vector<8xf32>
            %514 = arith.addi %326, %c65 : index
            %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %516 = arith.addi %329, %c65 : index
            %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %518 = vector.bitcast %391 : vector<4xi32> to vector<16xi8>
            %519 = vector.bitcast %518 : vector<16xi8> to vector<4xi32>
            %520 = arith.andi %519, %c57 : vector<4xi32>
            %521 = arith.ori %520, %c58 : vector<4xi32>
            %522 = arith.shrui %519, %c59 : vector<4xi32>
            %523 = arith.andi %522, %c57 : vector<4xi32>
            %524 = arith.ori %523, %c58 : vector<4xi32>
            %525 = vector.shuffle %521, %524 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %526 = vector.bitcast %525 : vector<8xi32> to vector<16xf16>
            %527 = arith.subf %526, %c60 : vector<16xf16>
            %528 = vector.bitcast %393 : vector<4xi32> to vector<16xi8>
            %529 = vector.bitcast %528 : vector<16xi8> to vector<4xi32>
            %530 = arith.andi %529, %c57 : vector<4xi32>
            %531 = arith.ori %530, %c58 : vector<4xi32>
            %532 = arith.shrui %529, %c59 : vector<4xi32>
            %533 = arith.andi %532, %c57 : vector<4xi32>
            %534 = arith.ori %533, %c58 : vector<4xi32>
            %535 = vector.shuffle %531, %534 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %536 = vector.bitcast %535 : vector<8xi32> to vector<16xf16>
            %537 = arith.subf %536, %c60 : vector<16xf16>
            %538 = arith.addi %325, %c47 : index
            %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %540 = arith.addi %538, %c25 : index
            %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %543 = wave.mma %527, %542, %512 : vector<16xf16>, vector<8xf32>
            %544 = wave.mma %537, %542, %513 : vector<16xf16>, vector<8xf32>
            %545 = arith.addi %326, %c66 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = arith.addi %329, %c66 : index
            %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %549 = vector.bitcast %422 : vector<4xi32> to vector<16xi8>
            %550 = vector.bitcast %549 : vector<16xi8> to vector<4xi32>
            %551 = arith.andi %550, %c57 : vector<4xi32>
            %552 = arith.ori %551, %c58 : vector<4xi32>
            %553 = arith.shrui %550, %c59 : vector<4xi32>
            %554 = arith.andi %553, %c57 : vector<4xi32>
            %555 = arith.ori %554, %c58 : vector<4xi32>
            %556 = vector.shuffle %552, %555 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %557 = vector.bitcast %556 : vector<8xi32> to vector<16xf16>
            %558 = arith.subf %557, %c60 : vector<16xf16>
            %559 = vector.bitcast %424 : vector<4xi32> to vector<16xi8>
            %560 = vector.bitcast %559 : vector<16xi8> to vector<4xi32>
            %561 = arith.andi %560, %c57 : vector<4xi32>
            %562 = arith.ori %561, %c58 : vector<4xi32>
            %563 = arith.shrui %560, %c59 : vector<4xi32>
            %564 = arith.andi %563, %c57 : vector<4xi32>
            %565 = arith.ori %564, %c58 : vector<4xi32>
            %566 = vector.shuffle %562, %565 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %567 = vector.bitcast %566 : vector<8xi32> to vector<16xf16>
            %568 = arith.subf %567, %c60 : vector<16xf16>
            %569 = arith.addi %325, %c48 : index
            %570 = vector.load %4[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %571 = arith.addi %569, %c25 : index
            %572 = vector.load %4[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %573 = vector.shuffle %570, %572 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %574 = wave.mma %558, %573, %543 : vector<16xf16>, vector<8xf32>
            %575 = wave.mma %568, %573, %544 : vector<16xf16>, vector<8xf32>
            %576 = arith.addi %326, %c45 : index
            %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %578 = arith.addi %329, %c45 : index
            %579 = vector.load %kv[%578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %580 = wave.opaque %574 : vector<8xf32>
            %581 = wave.opaque %575 : vector<8xf32>
            %582 = wave.opaque %288 : i32
            %583 = arith.cmpi sgt, %582, %225 : i32
            %584:2 = scf.if %583 -> (vector<8xf32>, vector<8xf32>) {
              %585 = arith.index_cast %2 : index to i32
              %586 = arith.addi %287, %585 : i32
              %587 = arith.subi %38, %586 : i32
              %588 = arith.subi %587, %c55 : i32
              %589 = vector.broadcast %588 : i32 to vector<8xi32>
              %590 = arith.cmpi sgt, %589, %c68 : vector<8xi32>
              %591 = arith.select %590, %580, %c67 : vector<8xi1>, vector<8xf32>
              %592 = arith.subi %587, %c19 : i32
              %593 = vector.broadcast %592 : i32 to vector<8xi32>
              %594 = arith.cmpi sgt, %593, %c68 : vector<8xi32>
              %595 = arith.select %594, %581, %c67 : vector<8xi1>, vector<8xf32>
              scf.yield %591, %595 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %580, %581 : vector<8xf32>, vector<8xf32>
            }
            %596 = vector.extract %584#0[0] : f32 from vector<8xf32>
            %597 = vector.extract %584#0[1] : f32 from vector<8xf32>
            %598 = vector.extract %584#0[2] : f32 from vector<8xf32>
            %599 = vector.extract %584#0[3] : f32 from vector<8xf32>
            %600 = vector.extract %584#0[4] : f32 from vector<8xf32>
            %601 = vector.extract %584#0[5] : f32 from vector<8xf32>
            %602 = vector.extract %584#0[6] : f32 from vector<8xf32>
            %603 = vector.extract %584#0[7] : f32 from vector<8xf32>
            %604 = vector.extract %584#1[0] : f32 from vector<8xf32>
            %605 = vector.extract %584#1[1] : f32 from vector<8xf32>
            %606 = vector.extract %584#1[2] : f32 from vector<8xf32>
            %607 = vector.extract %584#1[3] : f32 from vector<8xf32>
            %608 = vector.extract %584#1[4] : f32 from vector<8xf32>
            %609 = vector.extract %584#1[5] : f32 from vector<8xf32>
            %610 = vector.extract %584#1[6] : f32 from vector<8xf32>
            %611 = vector.extract %584#1[7] : f32 from vector<8xf32>
            %612 = arith.maxnumf %596, %597 fastmath<nnan> : f32
            %613 = arith.maxnumf %612, %598 fastmath<nnan> : f32
            %614 = arith.maxnumf %613, %599 fastmath<nnan> : f32
            %615 = arith.maxnumf %614, %600 fastmath<nnan> : f32
            %616 = arith.maxnumf %615, %601 fastmath<nnan> : f32
            %617 = arith.maxnumf %616, %602 fastmath<nnan> : f32
            %618 = arith.maxnumf %617, %603 fastmath<nnan> : f32
            %619 = arith.maxnumf %618, %604 fastmath<nnan> : f32
            %620 = arith.maxnumf %619, %605 fastmath<nnan> : f32
            %621 = arith.maxnumf %620, %606 fastmath<nnan> : f32
            %622 = arith.maxnumf %621, %607 fastmath<nnan> : f32
            %623 = arith.maxnumf %622, %608 fastmath<nnan> : f32
            %624 = arith.maxnumf %623, %609 fastmath<nnan> : f32
            %625 = arith.maxnumf %624, %610 fastmath<nnan> : f32
            %626 = arith.maxnumf %625, %611 fastmath<nnan> : f32
            %627 = wave.swap_halves %626 : f32
            %628 = arith.maxnumf %626, %627 fastmath<nnan> : f32
            %629 = arith.mulf %628, %218 : f32
            %630 = arith.addf %275, %c69 : f32
            %631 = arith.cmpf ogt, %629, %630 : f32
            %632:10 = scf.if %631 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %633 = arith.subf %275, %629 : f32
              %634 = wave.exp2 %633 : f32
              %635 = vector.broadcast %634 : f32 to vector<8xf32>
              %636 = arith.mulf %276, %634 : f32
              %637 = arith.mulf %277, %635 : vector<8xf32>
              %638 = arith.mulf %278, %635 : vector<8xf32>
              %639 = arith.mulf %279, %635 : vector<8xf32>
              %640 = arith.mulf %280, %635 : vector<8xf32>
              %641 = arith.mulf %281, %635 : vector<8xf32>
              %642 = arith.mulf %282, %635 : vector<8xf32>
              %643 = arith.mulf %283, %635 : vector<8xf32>
              %644 = arith.mulf %284, %635 : vector<8xf32>
              scf.yield %629, %636, %637, %638, %639, %640, %641, %642, %643, %644 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %275, %276, %277, %278, %279, %280, %281, %282, %283, %284 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %645 = vector.broadcast %218 : f32 to vector<8xf32>
            %646 = arith.subf %c70, %632#0 : f32
            %647 = vector.broadcast %646 : f32 to vector<8xf32>
            %648 = math.fma %584#0, %645, %647 : vector<8xf32>
            %649 = wave.exp2 %648 : vector<8xf32>
            %650 = math.fma %584#1, %645, %647 : vector<8xf32>
            %651 = wave.exp2 %650 : vector<8xf32>
            %652 = arith.truncf %649 : vector<8xf32> to vector<8xf16>
            %653 = vector.bitcast %652 : vector<8xf16> to vector<4xi32>
            %654 = wave.swap_halves %653 : vector<4xi32>
            %655 = arith.select %3, %654, %653 : vector<4xi32>
            %656 = arith.select %3, %653, %654 : vector<4xi32>
            %657 = vector.shuffle %655, %656 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %658 = vector.bitcast %657 : vector<8xi32> to vector<16xf16>
            %659 = arith.truncf %651 : vector<8xf32> to vector<8xf16>
            %660 = vector.bitcast %659 : vector<8xf16> to vector<4xi32>
            %661 = wave.swap_halves %660 : vector<4xi32>
            %662 = arith.select %3, %661, %660 : vector<4xi32>
            %663 = arith.select %3, %660, %661 : vector<4xi32>
            %664 = vector.shuffle %662, %663 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %665 = vector.bitcast %664 : vector<8xi32> to vector<16xf16>
            %666 = arith.addf %649, %651 : vector<8xf32>
            %667 = vector.extract %666[0] : f32 from vector<8xf32>
            %668 = vector.extract %666[1] : f32 from vector<8xf32>
            %669 = vector.extract %666[2] : f32 from vector<8xf32>
            %670 = vector.extract %666[3] : f32 from vector<8xf32>
            %671 = vector.extract %666[4] : f32 from vector<8xf32>
            %672 = vector.extract %666[5] : f32 from vector<8xf32>
            %673 = vector.extract %666[6] : f32 from vector<8xf32>
            %674 = vector.extract %666[7] : f32 from vector<8xf32>
            %675 = arith.addf %667, %671 : f32
            %676 = arith.addf %668, %672 : f32
            %677 = arith.addf %669, %673 : f32
            %678 = arith.addf %670, %674 : f32
            %679 = arith.addf %675, %677 : f32
            %680 = arith.addf %676, %678 : f32
            %681 = arith.addf %679, %680 : f32
            %682 = arith.addf %632#1, %681 : f32
            %683 = wave.opaque %682 : f32
            %684 = wave.opaque %288 : i32
            %685 = arith.cmpi sgt, %684, %225 : i32
            %686:2 = scf.if %685 -> (vector<4xi32>, vector<4xi32>) {
              %687 = arith.subi %225, %287 : i32
              %688 = arith.subi %687, %c55 : i32
              %689 = arith.minsi %688, %c19 : i32
              %690 = arith.maxsi %689, %c55 : i32
              %691 = arith.cmpi sgt, %690, %c55 : i32
              %692 = arith.select %691, %c72, %c55 : i32
              %693 = arith.ori %c55, %692 : i32
              %694 = arith.cmpi sgt, %690, %c18 : i32
              %695 = arith.select %694, %c72, %c55 : i32
              %696 = arith.ori %c55, %695 : i32
              %697 = arith.cmpi sgt, %690, %c73 : i32
              %698 = arith.select %697, %c74, %c55 : i32
              %699 = arith.ori %693, %698 : i32
              %700 = arith.cmpi sgt, %690, %c75 : i32
              %701 = arith.select %700, %c74, %c55 : i32
              %702 = arith.ori %696, %701 : i32
              %703 = arith.cmpi sgt, %690, %c76 : i32
              %704 = arith.select %703, %c77, %c55 : i32
              %705 = arith.ori %699, %704 : i32
              %706 = arith.cmpi sgt, %690, %c78 : i32
              %707 = arith.select %706, %c77, %c55 : i32
              %708 = arith.ori %702, %707 : i32
              %709 = arith.cmpi sgt, %690, %c79 : i32
              %710 = arith.select %709, %c80, %c55 : i32
              %711 = arith.ori %705, %710 : i32
              %712 = arith.cmpi sgt, %690, %c81 : i32
              %713 = arith.select %712, %c80, %c55 : i32
              %714 = arith.ori %708, %713 : i32
              %715 = arith.cmpi sgt, %690, %c82 : i32
              %716 = arith.select %715, %c72, %c55 : i32
              %717 = arith.ori %c55, %716 : i32
              %718 = arith.cmpi sgt, %690, %c83 : i32
              %719 = arith.select %718, %c72, %c55 : i32
              %720 = arith.ori %c55, %719 : i32
              %721 = arith.cmpi sgt, %690, %c84 : i32
              %722 = arith.select %721, %c74, %c55 : i32
              %723 = arith.ori %717, %722 : i32
              %724 = arith.cmpi sgt, %690, %c85 : i32
              %725 = arith.select %724, %c74, %c55 : i32
              %726 = arith.ori %720, %725 : i32
              %727 = arith.cmpi sgt, %690, %c86 : i32
              %728 = arith.select %727, %c77, %c55 : i32
              %729 = arith.ori %723, %728 : i32
              %730 = arith.cmpi sgt, %690, %c87 : i32
              %731 = arith.select %730, %c77, %c55 : i32
              %732 = arith.ori %726, %731 : i32
              %733 = arith.cmpi sgt, %690, %c43 : i32
              %734 = arith.select %733, %c80, %c55 : i32
              %735 = arith.ori %729, %734 : i32
              %736 = arith.cmpi sgt, %690, %c88 : i32
              %737 = arith.select %736, %c80, %c55 : i32
              %738 = arith.ori %732, %737 : i32
              %739 = vector.from_elements %711, %735, %714, %738 : vector<4xi32>
              %740 = arith.subi %687, %c19 : i32
              %741 = arith.minsi %740, %c19 : i32
              %742 = arith.maxsi %741, %c55 : i32
              %743 = arith.cmpi sgt, %742, %c55 : i32
              %744 = arith.select %743, %c72, %c55 : i32
              %745 = arith.ori %c55, %744 : i32
              %746 = arith.cmpi sgt, %742, %c18 : i32
              %747 = arith.select %746, %c72, %c55 : i32
              %748 = arith.ori %c55, %747 : i32
              %749 = arith.cmpi sgt, %742, %c73 : i32
              %750 = arith.select %749, %c74, %c55 : i32
              %751 = arith.ori %745, %750 : i32
              %752 = arith.cmpi sgt, %742, %c75 : i32
              %753 = arith.select %752, %c74, %c55 : i32
              %754 = arith.ori %748, %753 : i32
              %755 = arith.cmpi sgt, %742, %c76 : i32
              %756 = arith.select %755, %c77, %c55 : i32
              %757 = arith.ori %751, %756 : i32
              %758 = arith.cmpi sgt, %742, %c78 : i32
              %759 = arith.select %758, %c77, %c55 : i32
              %760 = arith.ori %754, %759 : i32
              %761 = arith.cmpi sgt, %742, %c79 : i32
              %762 = arith.select %761, %c80, %c55 : i32
              %763 = arith.ori %757, %762 : i32
              %764 = arith.cmpi sgt, %742, %c81 : i32
              %765 = arith.select %764, %c80, %c55 : i32
              %766 = arith.ori %760, %765 : i32
              %767 = arith.cmpi sgt, %742, %c82 : i32
              %768 = arith.select %767, %c72, %c55 : i32
              %769 = arith.ori %c55, %768 : i32
              %770 = arith.cmpi sgt, %742, %c83 : i32
              %771 = arith.select %770, %c72, %c55 : i32
              %772 = arith.ori %c55, %771 : i32
              %773 = arith.cmpi sgt, %742, %c84 : i32
              %774 = arith.select %773, %c74, %c55 : i32
              %775 = arith.ori %769, %774 : i32
              %776 = arith.cmpi sgt, %742, %c85 : i32
              %777 = arith.select %776, %c74, %c55 : i32
              %778 = arith.ori %772, %777 : i32
              %779 = arith.cmpi sgt, %742, %c86 : i32
              %780 = arith.select %779, %c77, %c55 : i32
              %781 = arith.ori %775, %780 : i32
              %782 = arith.cmpi sgt, %742, %c87 : i32
              %783 = arith.select %782, %c77, %c55 : i32
              %784 = arith.ori %778, %783 : i32
              %785 = arith.cmpi sgt, %742, %c43 : i32
              %786 = arith.select %785, %c80, %c55 : i32
              %787 = arith.ori %781, %786 : i32
              %788 = arith.cmpi sgt, %742, %c88 : i32
              %789 = arith.select %788, %c80, %c55 : i32
              %790 = arith.ori %784, %789 : i32
              %791 = vector.from_elements %763, %787, %766, %790 : vector<4xi32>
              scf.yield %739, %791 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c71, %c71 : vector<4xi32>, vector<4xi32>
            }
            %792 = wave.opaque %288 : i32
            %793 = arith.cmpi sgt, %792, %225 : i32
            %794:2 = scf.if %793 -> (vector<4xi32>, vector<4xi32>) {
              %795 = arith.andi %453, %686#0 : vector<4xi32>
              %796 = arith.andi %455, %686#1 : vector<4xi32>
              scf.yield %795, %796 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %453, %455 : vector<4xi32>, vector<4xi32>
            }
            %797 = vector.bitcast %794#0 : vector<4xi32> to vector<16xi8>
            %798 = vector.bitcast %797 : vector<16xi8> to vector<4xi32>
            %799 = arith.andi %798, %c57 : vector<4xi32>
            %800 = arith.ori %799, %c58 : vector<4xi32>
            %801 = arith.shrui %798, %c59 : vector<4xi32>
            %802 = arith.andi %801, %c57 : vector<4xi32>
            %803 = arith.ori %802, %c58 : vector<4xi32>
            %804 = vector.shuffle %800, %803 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %805 = vector.bitcast %804 : vector<8xi32> to vector<16xf16>
            %806 = arith.subf %805, %c60 : vector<16xf16>
            %807 = wave.mma %806, %658, %632#2 : vector<16xf16>, vector<8xf32>
            %808 = vector.bitcast %794#1 : vector<4xi32> to vector<16xi8>
            %809 = vector.bitcast %808 : vector<16xi8> to vector<4xi32>
            %810 = arith.andi %809, %c57 : vector<4xi32>
            %811 = arith.ori %810, %c58 : vector<4xi32>
            %812 = arith.shrui %809, %c59 : vector<4xi32>
            %813 = arith.andi %812, %c57 : vector<4xi32>
            %814 = arith.ori %813, %c58 : vector<4xi32>
            %815 = vector.shuffle %811, %814 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %816 = vector.bitcast %815 : vector<8xi32> to vector<16xf16>
            %817 = arith.subf %816, %c60 : vector<16xf16>
            %818 = wave.mma %817, %665, %807 : vector<16xf16>, vector<8xf32>
            %819 = wave.opaque %818 : vector<8xf32>
            %820 = arith.addi %326, %c89 : index
            %821 = vector.load %kv[%820] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %822 = arith.addi %329, %c89 : index
            %823 = vector.load %kv[%822] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %824 = wave.opaque %288 : i32
            %825 = arith.cmpi sgt, %824, %225 : i32
            %826:2 = scf.if %825 -> (vector<4xi32>, vector<4xi32>) {
              %827 = arith.andi %484, %686#0 : vector<4xi32>
              %828 = arith.andi %486, %686#1 : vector<4xi32>
              scf.yield %827, %828 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %484, %486 : vector<4xi32>, vector<4xi32>
            }
            %829 = vector.bitcast %826#0 : vector<4xi32> to vector<16xi8>
            %830 = vector.bitcast %829 : vector<16xi8> to vector<4xi32>
            %831 = arith.andi %830, %c57 : vector<4xi32>
            %832 = arith.ori %831, %c58 : vector<4xi32>
            %833 = arith.shrui %830, %c59 : vector<4xi32>
            %834 = arith.andi %833, %c57 : vector<4xi32>
            %835 = arith.ori %834, %c58 : vector<4xi32>
            %836 = vector.shuffle %832, %835 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %837 = vector.bitcast %836 : vector<8xi32> to vector<16xf16>
            %838 = arith.subf %837, %c60 : vector<16xf16>
            %839 = wave.mma %838, %658, %632#3 : vector<16xf16>, vector<8xf32>
            %840 = vector.bitcast %826#1 : vector<4xi32> to vector<16xi8>
            %841 = vector.bitcast %840 : vector<16xi8> to vector<4xi32>
            %842 = arith.andi %841, %c57 : vector<4xi32>
            %843 = arith.ori %842, %c58 : vector<4xi32>
            %844 = arith.shrui %841, %c59 : vector<4xi32>
            %845 = arith.andi %844, %c57 : vector<4xi32>
            %846 = arith.ori %845, %c58 : vector<4xi32>
            %847 = vector.shuffle %843, %846 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %848 = vector.bitcast %847 : vector<8xi32> to vector<16xf16>
            %849 = arith.subf %848, %c60 : vector<16xf16>
            %850 = wave.mma %849, %665, %839 : vector<16xf16>, vector<8xf32>
            %851 = wave.opaque %850 : vector<8xf32>
            %852 = arith.addi %326, %c90 : index
            %853 = vector.load %kv[%852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %854 = arith.addi %329, %c90 : index
            %855 = vector.load %kv[%854] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %856 = wave.opaque %288 : i32
            %857 = arith.cmpi sgt, %856, %225 : i32
            %858:2 = scf.if %857 -> (vector<4xi32>, vector<4xi32>) {
              %859 = arith.andi %515, %686#0 : vector<4xi32>
              %860 = arith.andi %517, %686#1 : vector<4xi32>
              scf.yield %859, %860 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %515, %517 : vector<4xi32>, vector<4xi32>
            }
            %861 = vector.bitcast %858#0 : vector<4xi32> to vector<16xi8>
            %862 = vector.bitcast %861 : vector<16xi8> to vector<4xi32>
            %863 = arith.andi %862, %c57 : vector<4xi32>
            %864 = arith.ori %863, %c58 : vector<4xi32>
            %865 = arith.shrui %862, %c59 : vector<4xi32>
            %866 = arith.andi %865, %c57 : vector<4xi32>
            %867 = arith.ori %866, %c58 : vector<4xi32>
            %868 = vector.shuffle %864, %867 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %869 = vector.bitcast %868 : vector<8xi32> to vector<16xf16>
            %870 = arith.subf %869, %c60 : vector<16xf16>
            %871 = wave.mma %870, %658, %632#4 : vector<16xf16>, vector<8xf32>
            %872 = vector.bitcast %858#1 : vector<4xi32> to vector<16xi8>
            %873 = vector.bitcast %872 : vector<16xi8> to vector<4xi32>
            %874 = arith.andi %873, %c57 : vector<4xi32>
            %875 = arith.ori %874, %c58 : vector<4xi32>
            %876 = arith.shrui %873, %c59 : vector<4xi32>
            %877 = arith.andi %876, %c57 : vector<4xi32>
            %878 = arith.ori %877, %c58 : vector<4xi32>
            %879 = vector.shuffle %875, %878 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %880 = vector.bitcast %879 : vector<8xi32> to vector<16xf16>
            %881 = arith.subf %880, %c60 : vector<16xf16>
            %882 = wave.mma %881, %665, %871 : vector<16xf16>, vector<8xf32>
            %883 = wave.opaque %882 : vector<8xf32>
            %884 = arith.addi %326, %c91 : index
            %885 = vector.load %kv[%884] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %886 = arith.addi %329, %c91 : index
            %887 = vector.load %kv[%886] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %888 = wave.opaque %288 : i32
            %889 = arith.cmpi sgt, %888, %225 : i32
            %890:2 = scf.if %889 -> (vector<4xi32>, vector<4xi32>) {
              %891 = arith.andi %546, %686#0 : vector<4xi32>
              %892 = arith.andi %548, %686#1 : vector<4xi32>
              scf.yield %891, %892 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %546, %548 : vector<4xi32>, vector<4xi32>
            }
            %893 = vector.bitcast %890#0 : vector<4xi32> to vector<16xi8>
            %894 = vector.bitcast %893 : vector<16xi8> to vector<4xi32>
            %895 = arith.andi %894, %c57 : vector<4xi32>
            %896 = arith.ori %895, %c58 : vector<4xi32>
            %897 = arith.shrui %894, %c59 : vector<4xi32>
            %898 = arith.andi %897, %c57 : vector<4xi32>
            %899 = arith.ori %898, %c58 : vector<4xi32>
            %900 = vector.shuffle %896, %899 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %901 = vector.bitcast %900 : vector<8xi32> to vector<16xf16>
            %902 = arith.subf %901, %c60 : vector<16xf16>
            %903 = wave.mma %902, %658, %632#5 : vector<16xf16>, vector<8xf32>
            %904 = vector.bitcast %890#1 : vector<4xi32> to vector<16xi8>
            %905 = vector.bitcast %904 : vector<16xi8> to vector<4xi32>
            %906 = arith.andi %905, %c57 : vector<4xi32>
            %907 = arith.ori %906, %c58 : vector<4xi32>
            %908 = arith.shrui %905, %c59 : vector<4xi32>
            %909 = arith.andi %908, %c57 : vector<4xi32>
            %910 = arith.ori %909, %c58 : vector<4xi32>
            %911 = vector.shuffle %907, %910 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %912 = vector.bitcast %911 : vector<8xi32> to vector<16xf16>
            %913 = arith.subf %912, %c60 : vector<16xf16>
            %914 = wave.mma %913, %665, %903 : vector<16xf16>, vector<8xf32>
            %915 = wave.opaque %914 : vector<8xf32>
            wave.pin
            %916 = wave.opaque %288 : i32
            %917 = arith.cmpi sgt, %916, %225 : i32
            %918:2 = scf.if %917 -> (vector<4xi32>, vector<4xi32>) {
              %919 = arith.andi %577, %686#0 : vector<4xi32>
              %920 = arith.andi %579, %686#1 : vector<4xi32>
              scf.yield %919, %920 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %577, %579 : vector<4xi32>, vector<4xi32>
            }
            %921 = vector.bitcast %918#0 : vector<4xi32> to vector<16xi8>
            %922 = vector.bitcast %921 : vector<16xi8> to vector<4xi32>
            %923 = arith.andi %922, %c57 : vector<4xi32>
            %924 = arith.ori %923, %c58 : vector<4xi32>
            %925 = arith.shrui %922, %c59 : vector<4xi32>
            %926 = arith.andi %925, %c57 : vector<4xi32>
            %927 = arith.ori %926, %c58 : vector<4xi32>
            %928 = vector.shuffle %924, %927 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %929 = vector.bitcast %928 : vector<8xi32> to vector<16xf16>
            %930 = arith.subf %929, %c60 : vector<16xf16>
            %931 = wave.mma %930, %658, %632#6 : vector<16xf16>, vector<8xf32>
            %932 = vector.bitcast %918#1 : vector<4xi32> to vector<16xi8>
            %933 = vector.bitcast %932 : vector<16xi8> to vector<4xi32>
            %934 = arith.andi %933, %c57 : vector<4xi32>
            %935 = arith.ori %934, %c58 : vector<4xi32>
            %936 = arith.shrui %933, %c59 : vector<4xi32>
            %937 = arith.andi %936, %c57 : vector<4xi32>
            %938 = arith.ori %937, %c58 : vector<4xi32>
            %939 = vector.shuffle %935, %938 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %940 = vector.bitcast %939 : vector<8xi32> to vector<16xf16>
            %941 = arith.subf %940, %c60 : vector<16xf16>
            %942 = wave.mma %941, %665, %931 : vector<16xf16>, vector<8xf32>
            %943 = wave.opaque %942 : vector<8xf32>
            wave.pin
            %944 = wave.opaque %288 : i32
            %945 = arith.cmpi slt, %944, %225 : i32
            %946:2 = scf.if %945 -> (vector<4xi32>, vector<4xi32>) {
              %947 = arith.addi %314, %35 : index
              %948 = arith.addi %947, %c24 : index
              %949 = vector.load %kv[%948] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %950 = arith.addi %322, %35 : index
              %951 = arith.addi %950, %c24 : index
              %952 = vector.load %kv[%951] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %949, %952 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %918#0, %918#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %953 = wave.opaque %288 : i32
            %954 = arith.cmpi sgt, %953, %225 : i32
            %955:2 = scf.if %954 -> (vector<4xi32>, vector<4xi32>) {
              %956 = arith.andi %821, %686#0 : vector<4xi32>
              %957 = arith.andi %823, %686#1 : vector<4xi32>
              scf.yield %956, %957 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %821, %823 : vector<4xi32>, vector<4xi32>
            }
            %958 = vector.bitcast %955#0 : vector<4xi32> to vector<16xi8>
            %959 = vector.bitcast %958 : vector<16xi8> to vector<4xi32>
            %960 = arith.andi %959, %c57 : vector<4xi32>
            %961 = arith.ori %960, %c58 : vector<4xi32>
            %962 = arith.shrui %959, %c59 : vector<4xi32>
            %963 = arith.andi %962, %c57 : vector<4xi32>
            %964 = arith.ori %963, %c58 : vector<4xi32>
            %965 = vector.shuffle %961, %964 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %966 = vector.bitcast %965 : vector<8xi32> to vector<16xf16>
            %967 = arith.subf %966, %c60 : vector<16xf16>
            %968 = wave.mma %967, %658, %632#7 : vector<16xf16>, vector<8xf32>
            %969 = vector.bitcast %955#1 : vector<4xi32> to vector<16xi8>
            %970 = vector.bitcast %969 : vector<16xi8> to vector<4xi32>
            %971 = arith.andi %970, %c57 : vector<4xi32>
            %972 = arith.ori %971, %c58 : vector<4xi32>
            %973 = arith.shrui %970, %c59 : vector<4xi32>
            %974 = arith.andi %973, %c57 : vector<4xi32>
            %975 = arith.ori %974, %c58 : vector<4xi32>
            %976 = vector.shuffle %972, %975 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %977 = vector.bitcast %976 : vector<8xi32> to vector<16xf16>
            %978 = arith.subf %977, %c60 : vector<16xf16>
            %979 = wave.mma %978, %665, %968 : vector<16xf16>, vector<8xf32>
            %980 = wave.opaque %979 : vector<8xf32>
            wave.pin
            %981 = wave.opaque %288 : i32
            %982 = arith.cmpi slt, %981, %225 : i32
            %983:2 = scf.if %982 -> (vector<4xi32>, vector<4xi32>) {
              %984 = arith.addi %314, %35 : index
              %985 = arith.addi %984, %c31 : index
              %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %987 = arith.addi %322, %35 : index
              %988 = arith.addi %987, %c31 : index
              %989 = vector.load %kv[%988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %986, %989 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %955#0, %955#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %990 = wave.opaque %288 : i32
            %991 = arith.cmpi sgt, %990, %225 : i32
            %992:2 = scf.if %991 -> (vector<4xi32>, vector<4xi32>) {
              %993 = arith.andi %853, %686#0 : vector<4xi32>
              %994 = arith.andi %855, %686#1 : vector<4xi32>
              scf.yield %993, %994 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %853, %855 : vector<4xi32>, vector<4xi32>
            }
            %995 = vector.bitcast %992#0 : vector<4xi32> to vector<16xi8>
            %996 = vector.bitcast %995 : vector<16xi8> to vector<4xi32>
            %997 = arith.andi %996, %c57 : vector<4xi32>
            %998 = arith.ori %997, %c58 : vector<4xi32>
            %999 = arith.shrui %996, %c59 : vector<4xi32>
            %1000 = arith.andi %999, %c57 : vector<4xi32>
            %1001 = arith.ori %1000, %c58 : vector<4xi32>
            %1002 = vector.shuffle %998, %1001 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1003 = vector.bitcast %1002 : vector<8xi32> to vector<16xf16>
            %1004 = arith.subf %1003, %c60 : vector<16xf16>
            %1005 = wave.mma %1004, %658, %632#8 : vector<16xf16>, vector<8xf32>
            %1006 = vector.bitcast %992#1 : vector<4xi32> to vector<16xi8>
            %1007 = vector.bitcast %1006 : vector<16xi8> to vector<4xi32>
            %1008 = arith.andi %1007, %c57 : vector<4xi32>
            %1009 = arith.ori %1008, %c58 : vector<4xi32>
            %1010 = arith.shrui %1007, %c59 : vector<4xi32>
            %1011 = arith.andi %1010, %c57 : vector<4xi32>
            %1012 = arith.ori %1011, %c58 : vector<4xi32>
            %1013 = vector.shuffle %1009, %1012 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1014 = vector.bitcast %1013 : vector<8xi32> to vector<16xf16>
            %1015 = arith.subf %1014, %c60 : vector<16xf16>
            %1016 = wave.mma %1015, %665, %1005 : vector<16xf16>, vector<8xf32>
            %1017 = wave.opaque %1016 : vector<8xf32>
            wave.pin
            %1018 = wave.opaque %288 : i32
            %1019 = arith.cmpi slt, %1018, %225 : i32
            %1020:2 = scf.if %1019 -> (vector<4xi32>, vector<4xi32>) {
              %1021 = arith.addi %314, %35 : index
              %1022 = arith.addi %1021, %c25 : index
              %1023 = vector.load %kv[%1022] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1024 = arith.addi %322, %35 : index
              %1025 = arith.addi %1024, %c25 : index
              %1026 = vector.load %kv[%1025] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1023, %1026 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %992#0, %992#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1027 = wave.opaque %288 : i32
            %1028 = arith.cmpi sgt, %1027, %225 : i32
            %1029:2 = scf.if %1028 -> (vector<4xi32>, vector<4xi32>) {
              %1030 = arith.andi %885, %686#0 : vector<4xi32>
              %1031 = arith.andi %887, %686#1 : vector<4xi32>
              scf.yield %1030, %1031 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %885, %887 : vector<4xi32>, vector<4xi32>
            }
            %1032 = vector.bitcast %1029#0 : vector<4xi32> to vector<16xi8>
            %1033 = vector.bitcast %1032 : vector<16xi8> to vector<4xi32>
            %1034 = arith.andi %1033, %c57 : vector<4xi32>
            %1035 = arith.ori %1034, %c58 : vector<4xi32>
            %1036 = arith.shrui %1033, %c59 : vector<4xi32>
            %1037 = arith.andi %1036, %c57 : vector<4xi32>
            %1038 = arith.ori %1037, %c58 : vector<4xi32>
            %1039 = vector.shuffle %1035, %1038 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1040 = vector.bitcast %1039 : vector<8xi32> to vector<16xf16>
            %1041 = arith.subf %1040, %c60 : vector<16xf16>
            %1042 = wave.mma %1041, %658, %632#9 : vector<16xf16>, vector<8xf32>
            %1043 = vector.bitcast %1029#1 : vector<4xi32> to vector<16xi8>
            %1044 = vector.bitcast %1043 : vector<16xi8> to vector<4xi32>
            %1045 = arith.andi %1044, %c57 : vector<4xi32>
            %1046 = arith.ori %1045, %c58 : vector<4xi32>
            %1047 = arith.shrui %1044, %c59 : vector<4xi32>
            %1048 = arith.andi %1047, %c57 : vector<4xi32>
            %1049 = arith.ori %1048, %c58 : vector<4xi32>
            %1050 = vector.shuffle %1046, %1049 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1051 = vector.bitcast %1050 : vector<8xi32> to vector<16xf16>
            %1052 = arith.subf %1051, %c60 : vector<16xf16>
            %1053 = wave.mma %1052, %665, %1042 : vector<16xf16>, vector<8xf32>
            %1054 = wave.opaque %1053 : vector<8xf32>
            wave.pin
            %1055 = wave.opaque %288 : i32
            %1056 = arith.cmpi slt, %1055, %225 : i32
            %1057:2 = scf.if %1056 -> (vector<4xi32>, vector<4xi32>) {
              %1058 = arith.addi %314, %35 : index
              %1059 = arith.addi %1058, %c56 : index
              %1060 = vector.load %kv[%1059] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1061 = arith.addi %322, %35 : index
              %1062 = arith.addi %1061, %c56 : index
              %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1060, %1063 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1029#0, %1029#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %946#0, %946#1, %983#0, %983#1, %1020#0, %1020#1, %1057#0, %1057#1, %632#0, %683, %819, %851, %883, %915, %943, %980, %1017, %1054 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1064 = wave.swap_halves %285#9 : f32
          %1065 = arith.addf %285#9, %1064 : f32
          scf.yield %285#8, %1065, %285#10, %285#11, %285#12, %285#13, %285#14, %285#15, %285#16, %285#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1066 = wave.opaque %c24 : index
        %1067 = arith.addi %46, %1066 : index
        %1068 = arith.remui %0, %c9 : index
        %1069 = arith.addi %1068, %1066 : index
        %1070 = arith.addi %1, %1066 : index
        %1071 = arith.cmpi slt, %1070, %c9 : index
        scf.if %1071 {
          %1072 = arith.addi %45, %1070 : index
          memref.store %227#0, %6[%1072] : memref<?xf32>
          %1073 = arith.addi %1072, %c3 : index
          memref.store %227#1, %6[%1073] : memref<?xf32>
          %1074 = arith.muli %8, %c44 : index
          %1075 = arith.muli %2, %c9 : index
          %1076 = arith.addi %1074, %1075 : index
          %1077 = arith.addi %1076, %1070 : index
          %1078 = vector.extract %227#2[0] : f32 from vector<8xf32>
          %1079 = arith.addi %1077, %c24 : index
          memref.store %1078, %5[%1079] : memref<?xf32>
          %1080 = vector.extract %227#2[1] : f32 from vector<8xf32>
          %1081 = arith.addi %1077, %c3 : index
          memref.store %1080, %5[%1081] : memref<?xf32>
          %1082 = vector.extract %227#2[2] : f32 from vector<8xf32>
          %1083 = arith.addi %1077, %c23 : index
          memref.store %1082, %5[%1083] : memref<?xf32>
          %1084 = vector.extract %227#2[3] : f32 from vector<8xf32>
          %1085 = arith.addi %1077, %c29 : index
          memref.store %1084, %5[%1085] : memref<?xf32>
          %1086 = vector.extract %227#2[4] : f32 from vector<8xf32>
          %1087 = arith.addi %1077, %c31 : index
          memref.store %1086, %5[%1087] : memref<?xf32>
          %1088 = vector.extract %227#2[5] : f32 from vector<8xf32>
          %1089 = arith.addi %1077, %c33 : index
          memref.store %1088, %5[%1089] : memref<?xf32>
          %1090 = vector.extract %227#2[6] : f32 from vector<8xf32>
          %1091 = arith.addi %1077, %c35 : index
          memref.store %1090, %5[%1091] : memref<?xf32>
          %1092 = vector.extract %227#2[7] : f32 from vector<8xf32>
          %1093 = arith.addi %1077, %c37 : index
          memref.store %1092, %5[%1093] : memref<?xf32>
          %1094 = vector.extract %227#3[0] : f32 from vector<8xf32>
          %1095 = arith.addi %1077, %c25 : index
          memref.store %1094, %5[%1095] : memref<?xf32>
          %1096 = vector.extract %227#3[1] : f32 from vector<8xf32>
          %1097 = arith.addi %1077, %c92 : index
          memref.store %1096, %5[%1097] : memref<?xf32>
          %1098 = vector.extract %227#3[2] : f32 from vector<8xf32>
          %1099 = arith.addi %1077, %c93 : index
          memref.store %1098, %5[%1099] : memref<?xf32>
          %1100 = vector.extract %227#3[3] : f32 from vector<8xf32>
          %1101 = arith.addi %1077, %c94 : index
          memref.store %1100, %5[%1101] : memref<?xf32>
          %1102 = vector.extract %227#3[4] : f32 from vector<8xf32>
          %1103 = arith.addi %1077, %c56 : index
          memref.store %1102, %5[%1103] : memref<?xf32>
          %1104 = vector.extract %227#3[5] : f32 from vector<8xf32>
          %1105 = arith.addi %1077, %c95 : index
          memref.store %1104, %5[%1105] : memref<?xf32>
          %1106 = vector.extract %227#3[6] : f32 from vector<8xf32>
          %1107 = arith.addi %1077, %c96 : index
          memref.store %1106, %5[%1107] : memref<?xf32>
          %1108 = vector.extract %227#3[7] : f32 from vector<8xf32>
          %1109 = arith.addi %1077, %c97 : index
          memref.store %1108, %5[%1109] : memref<?xf32>
          %1110 = vector.extract %227#4[0] : f32 from vector<8xf32>
          %1111 = arith.addi %1077, %c7 : index
          memref.store %1110, %5[%1111] : memref<?xf32>
          %1112 = vector.extract %227#4[1] : f32 from vector<8xf32>
          %1113 = arith.addi %1077, %c98 : index
          memref.store %1112, %5[%1113] : memref<?xf32>
          %1114 = vector.extract %227#4[2] : f32 from vector<8xf32>
          %1115 = arith.addi %1077, %c99 : index
          memref.store %1114, %5[%1115] : memref<?xf32>
          %1116 = vector.extract %227#4[3] : f32 from vector<8xf32>
          %1117 = arith.addi %1077, %c100 : index
          memref.store %1116, %5[%1117] : memref<?xf32>
          %1118 = vector.extract %227#4[4] : f32 from vector<8xf32>
          %1119 = arith.addi %1077, %c61 : index
          memref.store %1118, %5[%1119] : memref<?xf32>
          %1120 = vector.extract %227#4[5] : f32 from vector<8xf32>
          %1121 = arith.addi %1077, %c101 : index
          memref.store %1120, %5[%1121] : memref<?xf32>
          %1122 = vector.extract %227#4[6] : f32 from vector<8xf32>
          %1123 = arith.addi %1077, %c102 : index
          memref.store %1122, %5[%1123] : memref<?xf32>
          %1124 = vector.extract %227#4[7] : f32 from vector<8xf32>
          %1125 = arith.addi %1077, %c103 : index
          memref.store %1124, %5[%1125] : memref<?xf32>
          %1126 = vector.extract %227#5[0] : f32 from vector<8xf32>
          %1127 = arith.addi %1077, %c62 : index
          memref.store %1126, %5[%1127] : memref<?xf32>
          %1128 = vector.extract %227#5[1] : f32 from vector<8xf32>
          %1129 = arith.addi %1077, %c104 : index
          memref.store %1128, %5[%1129] : memref<?xf32>
          %1130 = vector.extract %227#5[2] : f32 from vector<8xf32>
          %1131 = arith.addi %1077, %c105 : index
          memref.store %1130, %5[%1131] : memref<?xf32>
          %1132 = vector.extract %227#5[3] : f32 from vector<8xf32>
          %1133 = arith.addi %1077, %c106 : index
          memref.store %1132, %5[%1133] : memref<?xf32>
          %1134 = vector.extract %227#5[4] : f32 from vector<8xf32>
          %1135 = arith.addi %1077, %c63 : index
          memref.store %1134, %5[%1135] : memref<?xf32>
          %1136 = vector.extract %227#5[5] : f32 from vector<8xf32>
          %1137 = arith.addi %1077, %c107 : index
          memref.store %1136, %5[%1137] : memref<?xf32>
          %1138 = vector.extract %227#5[6] : f32 from vector<8xf32>
          %1139 = arith.addi %1077, %c108 : index
          memref.store %1138, %5[%1139] : memref<?xf32>
          %1140 = vector.extract %227#5[7] : f32 from vector<8xf32>
          %1141 = arith.addi %1077, %c109 : index
          memref.store %1140, %5[%1141] : memref<?xf32>
        }
        wave.barrier
        %1142 = arith.addi %1069, %c24 : index
        %1143 = memref.load %6[%1142] : memref<?xf32>
        %1144 = arith.addi %1069, %c3 : index
        %1145 = memref.load %6[%1144] : memref<?xf32>
        %1146 = arith.addi %1069, %c23 : index
        %1147 = memref.load %6[%1146] : memref<?xf32>
        %1148 = arith.addi %1069, %c29 : index
        %1149 = memref.load %6[%1148] : memref<?xf32>
        %1150 = arith.addi %1069, %c31 : index
        %1151 = memref.load %6[%1150] : memref<?xf32>
        %1152 = arith.addi %1069, %c33 : index
        %1153 = memref.load %6[%1152] : memref<?xf32>
        %1154 = arith.addi %1069, %c35 : index
        %1155 = memref.load %6[%1154] : memref<?xf32>
        %1156 = arith.addi %1069, %c37 : index
        %1157 = memref.load %6[%1156] : memref<?xf32>
        %1158 = arith.addi %1069, %c25 : index
        %1159 = memref.load %6[%1158] : memref<?xf32>
        %1160 = arith.addi %1069, %c92 : index
        %1161 = memref.load %6[%1160] : memref<?xf32>
        %1162 = arith.addi %1069, %c93 : index
        %1163 = memref.load %6[%1162] : memref<?xf32>
        %1164 = arith.addi %1069, %c94 : index
        %1165 = memref.load %6[%1164] : memref<?xf32>
        %1166 = arith.addi %1069, %c56 : index
        %1167 = memref.load %6[%1166] : memref<?xf32>
        %1168 = arith.addi %1069, %c95 : index
        %1169 = memref.load %6[%1168] : memref<?xf32>
        %1170 = arith.addi %1069, %c96 : index
        %1171 = memref.load %6[%1170] : memref<?xf32>
        %1172 = arith.addi %1069, %c97 : index
        %1173 = memref.load %6[%1172] : memref<?xf32>
        %1174 = arith.maxnumf %1143, %1147 fastmath<nnan> : f32
        %1175 = arith.subf %1143, %1174 : f32
        %1176 = wave.exp2 %1175 : f32
        %1177 = arith.subf %1147, %1174 : f32
        %1178 = wave.exp2 %1177 : f32
        %1179 = arith.mulf %1145, %1176 : f32
        %1180 = math.fma %1149, %1178, %1179 : f32
        %1181 = arith.maxnumf %1174, %1151 fastmath<nnan> : f32
        %1182 = arith.subf %1174, %1181 : f32
        %1183 = wave.exp2 %1182 : f32
        %1184 = arith.subf %1151, %1181 : f32
        %1185 = wave.exp2 %1184 : f32
        %1186 = arith.mulf %1180, %1183 : f32
        %1187 = math.fma %1153, %1185, %1186 : f32
        %1188 = arith.maxnumf %1181, %1155 fastmath<nnan> : f32
        %1189 = arith.subf %1181, %1188 : f32
        %1190 = wave.exp2 %1189 : f32
        %1191 = arith.subf %1155, %1188 : f32
        %1192 = wave.exp2 %1191 : f32
        %1193 = arith.mulf %1187, %1190 : f32
        %1194 = math.fma %1157, %1192, %1193 : f32
        %1195 = arith.maxnumf %1188, %1159 fastmath<nnan> : f32
        %1196 = arith.subf %1188, %1195 : f32
        %1197 = wave.exp2 %1196 : f32
        %1198 = arith.subf %1159, %1195 : f32
        %1199 = wave.exp2 %1198 : f32
        %1200 = arith.mulf %1194, %1197 : f32
        %1201 = math.fma %1161, %1199, %1200 : f32
        %1202 = arith.maxnumf %1195, %1163 fastmath<nnan> : f32
        %1203 = arith.subf %1195, %1202 : f32
        %1204 = wave.exp2 %1203 : f32
        %1205 = arith.subf %1163, %1202 : f32
        %1206 = wave.exp2 %1205 : f32
        %1207 = arith.mulf %1201, %1204 : f32
        %1208 = math.fma %1165, %1206, %1207 : f32
        %1209 = arith.maxnumf %1202, %1167 fastmath<nnan> : f32
        %1210 = arith.subf %1202, %1209 : f32
        %1211 = wave.exp2 %1210 : f32
        %1212 = arith.subf %1167, %1209 : f32
        %1213 = wave.exp2 %1212 : f32
        %1214 = arith.mulf %1208, %1211 : f32
        %1215 = math.fma %1169, %1213, %1214 : f32
        %1216 = arith.maxnumf %1209, %1171 fastmath<nnan> : f32
        %1217 = arith.subf %1209, %1216 : f32
        %1218 = wave.exp2 %1217 : f32
        %1219 = arith.subf %1171, %1216 : f32
        %1220 = wave.exp2 %1219 : f32
        %1221 = arith.mulf %1215, %1218 : f32
        %1222 = math.fma %1173, %1220, %1221 : f32
        %1223 = arith.addi %1067, %c24 : index
        %1224 = arith.addi %1223, %c24 : index
        %1225 = memref.load %5[%1224] : memref<?xf32>
        %1226 = arith.addi %1223, %c44 : index
        %1227 = memref.load %5[%1226] : memref<?xf32>
        %1228 = arith.addi %1223, %c16 : index
        %1229 = memref.load %5[%1228] : memref<?xf32>
        %1230 = arith.addi %1223, %c47 : index
        %1231 = memref.load %5[%1230] : memref<?xf32>
        %1232 = arith.addi %1223, %c5 : index
        %1233 = memref.load %5[%1232] : memref<?xf32>
        %1234 = arith.addi %1223, %c110 : index
        %1235 = memref.load %5[%1234] : memref<?xf32>
        %1236 = arith.addi %1223, %c111 : index
        %1237 = memref.load %5[%1236] : memref<?xf32>
        %1238 = arith.addi %1223, %c112 : index
        %1239 = memref.load %5[%1238] : memref<?xf32>
        %1240 = arith.mulf %1225, %1176 : f32
        %1241 = math.fma %1227, %1178, %1240 : f32
        %1242 = arith.mulf %1241, %1183 : f32
        %1243 = math.fma %1229, %1185, %1242 : f32
        %1244 = arith.mulf %1243, %1190 : f32
        %1245 = math.fma %1231, %1192, %1244 : f32
        %1246 = arith.mulf %1245, %1197 : f32
        %1247 = math.fma %1233, %1199, %1246 : f32
        %1248 = arith.mulf %1247, %1204 : f32
        %1249 = math.fma %1235, %1206, %1248 : f32
        %1250 = arith.mulf %1249, %1211 : f32
        %1251 = math.fma %1237, %1213, %1250 : f32
        %1252 = arith.mulf %1251, %1218 : f32
        %1253 = math.fma %1239, %1220, %1252 : f32
        %1254 = arith.addi %1067, %c7 : index
        %1255 = arith.addi %1254, %c24 : index
        %1256 = memref.load %5[%1255] : memref<?xf32>
        %1257 = arith.addi %1254, %c44 : index
        %1258 = memref.load %5[%1257] : memref<?xf32>
        %1259 = arith.addi %1254, %c16 : index
        %1260 = memref.load %5[%1259] : memref<?xf32>
        %1261 = arith.addi %1254, %c47 : index
        %1262 = memref.load %5[%1261] : memref<?xf32>
        %1263 = arith.addi %1254, %c5 : index
        %1264 = memref.load %5[%1263] : memref<?xf32>
        %1265 = arith.addi %1254, %c110 : index
        %1266 = memref.load %5[%1265] : memref<?xf32>
        %1267 = arith.addi %1254, %c111 : index
        %1268 = memref.load %5[%1267] : memref<?xf32>
        %1269 = arith.addi %1254, %c112 : index
        %1270 = memref.load %5[%1269] : memref<?xf32>
        %1271 = arith.mulf %1256, %1176 : f32
        %1272 = math.fma %1258, %1178, %1271 : f32
        %1273 = arith.mulf %1272, %1183 : f32
        %1274 = math.fma %1260, %1185, %1273 : f32
        %1275 = arith.mulf %1274, %1190 : f32
        %1276 = math.fma %1262, %1192, %1275 : f32
        %1277 = arith.mulf %1276, %1197 : f32
        %1278 = math.fma %1264, %1199, %1277 : f32
        %1279 = arith.mulf %1278, %1204 : f32
        %1280 = math.fma %1266, %1206, %1279 : f32
        %1281 = arith.mulf %1280, %1211 : f32
        %1282 = math.fma %1268, %1213, %1281 : f32
        %1283 = arith.mulf %1282, %1218 : f32
        %1284 = math.fma %1270, %1220, %1283 : f32
        wave.barrier
        scf.if %1071 {
          %1285 = arith.muli %8, %c44 : index
          %1286 = arith.muli %2, %c9 : index
          %1287 = arith.addi %1285, %1286 : index
          %1288 = arith.addi %1287, %1070 : index
          %1289 = vector.extract %227#6[0] : f32 from vector<8xf32>
          %1290 = arith.addi %1288, %c24 : index
          memref.store %1289, %5[%1290] : memref<?xf32>
          %1291 = vector.extract %227#6[1] : f32 from vector<8xf32>
          %1292 = arith.addi %1288, %c3 : index
          memref.store %1291, %5[%1292] : memref<?xf32>
          %1293 = vector.extract %227#6[2] : f32 from vector<8xf32>
          %1294 = arith.addi %1288, %c23 : index
          memref.store %1293, %5[%1294] : memref<?xf32>
          %1295 = vector.extract %227#6[3] : f32 from vector<8xf32>
          %1296 = arith.addi %1288, %c29 : index
          memref.store %1295, %5[%1296] : memref<?xf32>
          %1297 = vector.extract %227#6[4] : f32 from vector<8xf32>
          %1298 = arith.addi %1288, %c31 : index
          memref.store %1297, %5[%1298] : memref<?xf32>
          %1299 = vector.extract %227#6[5] : f32 from vector<8xf32>
          %1300 = arith.addi %1288, %c33 : index
          memref.store %1299, %5[%1300] : memref<?xf32>
          %1301 = vector.extract %227#6[6] : f32 from vector<8xf32>
          %1302 = arith.addi %1288, %c35 : index
          memref.store %1301, %5[%1302] : memref<?xf32>
          %1303 = vector.extract %227#6[7] : f32 from vector<8xf32>
          %1304 = arith.addi %1288, %c37 : index
          memref.store %1303, %5[%1304] : memref<?xf32>
          %1305 = vector.extract %227#7[0] : f32 from vector<8xf32>
          %1306 = arith.addi %1288, %c25 : index
          memref.store %1305, %5[%1306] : memref<?xf32>
          %1307 = vector.extract %227#7[1] : f32 from vector<8xf32>
          %1308 = arith.addi %1288, %c92 : index
          memref.store %1307, %5[%1308] : memref<?xf32>
          %1309 = vector.extract %227#7[2] : f32 from vector<8xf32>
          %1310 = arith.addi %1288, %c93 : index
          memref.store %1309, %5[%1310] : memref<?xf32>
          %1311 = vector.extract %227#7[3] : f32 from vector<8xf32>
          %1312 = arith.addi %1288, %c94 : index
          memref.store %1311, %5[%1312] : memref<?xf32>
          %1313 = vector.extract %227#7[4] : f32 from vector<8xf32>
          %1314 = arith.addi %1288, %c56 : index
          memref.store %1313, %5[%1314] : memref<?xf32>
          %1315 = vector.extract %227#7[5] : f32 from vector<8xf32>
          %1316 = arith.addi %1288, %c95 : index
          memref.store %1315, %5[%1316] : memref<?xf32>
          %1317 = vector.extract %227#7[6] : f32 from vector<8xf32>
          %1318 = arith.addi %1288, %c96 : index
          memref.store %1317, %5[%1318] : memref<?xf32>
          %1319 = vector.extract %227#7[7] : f32 from vector<8xf32>
          %1320 = arith.addi %1288, %c97 : index
          memref.store %1319, %5[%1320] : memref<?xf32>
          %1321 = vector.extract %227#8[0] : f32 from vector<8xf32>
          %1322 = arith.addi %1288, %c7 : index
          memref.store %1321, %5[%1322] : memref<?xf32>
          %1323 = vector.extract %227#8[1] : f32 from vector<8xf32>
          %1324 = arith.addi %1288, %c98 : index
          memref.store %1323, %5[%1324] : memref<?xf32>
          %1325 = vector.extract %227#8[2] : f32 from vector<8xf32>
          %1326 = arith.addi %1288, %c99 : index
          memref.store %1325, %5[%1326] : memref<?xf32>
          %1327 = vector.extract %227#8[3] : f32 from vector<8xf32>
          %1328 = arith.addi %1288, %c100 : index
          memref.store %1327, %5[%1328] : memref<?xf32>
          %1329 = vector.extract %227#8[4] : f32 from vector<8xf32>
          %1330 = arith.addi %1288, %c61 : index
          memref.store %1329, %5[%1330] : memref<?xf32>
          %1331 = vector.extract %227#8[5] : f32 from vector<8xf32>
          %1332 = arith.addi %1288, %c101 : index
          memref.store %1331, %5[%1332] : memref<?xf32>
          %1333 = vector.extract %227#8[6] : f32 from vector<8xf32>
          %1334 = arith.addi %1288, %c102 : index
          memref.store %1333, %5[%1334] : memref<?xf32>
          %1335 = vector.extract %227#8[7] : f32 from vector<8xf32>
          %1336 = arith.addi %1288, %c103 : index
          memref.store %1335, %5[%1336] : memref<?xf32>
          %1337 = vector.extract %227#9[0] : f32 from vector<8xf32>
          %1338 = arith.addi %1288, %c62 : index
          memref.store %1337, %5[%1338] : memref<?xf32>
          %1339 = vector.extract %227#9[1] : f32 from vector<8xf32>
          %1340 = arith.addi %1288, %c104 : index
          memref.store %1339, %5[%1340] : memref<?xf32>
          %1341 = vector.extract %227#9[2] : f32 from vector<8xf32>
          %1342 = arith.addi %1288, %c105 : index
          memref.store %1341, %5[%1342] : memref<?xf32>
          %1343 = vector.extract %227#9[3] : f32 from vector<8xf32>
          %1344 = arith.addi %1288, %c106 : index
          memref.store %1343, %5[%1344] : memref<?xf32>
          %1345 = vector.extract %227#9[4] : f32 from vector<8xf32>
          %1346 = arith.addi %1288, %c63 : index
          memref.store %1345, %5[%1346] : memref<?xf32>
          %1347 = vector.extract %227#9[5] : f32 from vector<8xf32>
          %1348 = arith.addi %1288, %c107 : index
          memref.store %1347, %5[%1348] : memref<?xf32>
          %1349 = vector.extract %227#9[6] : f32 from vector<8xf32>
          %1350 = arith.addi %1288, %c108 : index
          memref.store %1349, %5[%1350] : memref<?xf32>
          %1351 = vector.extract %227#9[7] : f32 from vector<8xf32>
          %1352 = arith.addi %1288, %c109 : index
          memref.store %1351, %5[%1352] : memref<?xf32>
        }
        wave.barrier
        %1353 = memref.load %5[%1224] : memref<?xf32>
        %1354 = memref.load %5[%1226] : memref<?xf32>
        %1355 = memref.load %5[%1228] : memref<?xf32>
        %1356 = memref.load %5[%1230] : memref<?xf32>
        %1357 = memref.load %5[%1232] : memref<?xf32>
        %1358 = memref.load %5[%1234] : memref<?xf32>
        %1359 = memref.load %5[%1236] : memref<?xf32>
        %1360 = memref.load %5[%1238] : memref<?xf32>
        %1361 = arith.mulf %1353, %1176 : f32
        %1362 = math.fma %1354, %1178, %1361 : f32
        %1363 = arith.mulf %1362, %1183 : f32
        %1364 = math.fma %1355, %1185, %1363 : f32
        %1365 = arith.mulf %1364, %1190 : f32
        %1366 = math.fma %1356, %1192, %1365 : f32
        %1367 = arith.mulf %1366, %1197 : f32
        %1368 = math.fma %1357, %1199, %1367 : f32
        %1369 = arith.mulf %1368, %1204 : f32
        %1370 = math.fma %1358, %1206, %1369 : f32
        %1371 = arith.mulf %1370, %1211 : f32
        %1372 = math.fma %1359, %1213, %1371 : f32
        %1373 = arith.mulf %1372, %1218 : f32
        %1374 = math.fma %1360, %1220, %1373 : f32
        %1375 = memref.load %5[%1255] : memref<?xf32>
        %1376 = memref.load %5[%1257] : memref<?xf32>
        %1377 = memref.load %5[%1259] : memref<?xf32>
        %1378 = memref.load %5[%1261] : memref<?xf32>
        %1379 = memref.load %5[%1263] : memref<?xf32>
        %1380 = memref.load %5[%1265] : memref<?xf32>
        %1381 = memref.load %5[%1267] : memref<?xf32>
        %1382 = memref.load %5[%1269] : memref<?xf32>
        %1383 = arith.mulf %1375, %1176 : f32
        %1384 = math.fma %1376, %1178, %1383 : f32
        %1385 = arith.mulf %1384, %1183 : f32
        %1386 = math.fma %1377, %1185, %1385 : f32
        %1387 = arith.mulf %1386, %1190 : f32
        %1388 = math.fma %1378, %1192, %1387 : f32
        %1389 = arith.mulf %1388, %1197 : f32
        %1390 = math.fma %1379, %1199, %1389 : f32
        %1391 = arith.mulf %1390, %1204 : f32
        %1392 = math.fma %1380, %1206, %1391 : f32
        %1393 = arith.mulf %1392, %1211 : f32
        %1394 = math.fma %1381, %1213, %1393 : f32
        %1395 = arith.mulf %1394, %1218 : f32
        %1396 = math.fma %1382, %1220, %1395 : f32
        %1397 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1397 {
          %1398 = arith.divf %c113, %1222 : f32
          %1399 = arith.addi %17, %1069 : index
          %1400 = arith.cmpi slt, %1399, %groupSize : index
          scf.if %1400 {
            %1401 = arith.muli %15, %groupSize : index
            %1402 = arith.addi %1401, %1399 : index
            %1403 = arith.muli %1402, %c25 : index
            %1404 = arith.muli %heads, %c25 : index
            %1405 = arith.divui %1223, %c9 : index
            %1406 = arith.muli %15, %c25 : index
            %1407 = arith.addi %1406, %1405 : index
            %1408 = memref.load %factors[%1407] : memref<?xf32>
            %1409 = arith.muli %kvHeads, %c25 : index
            %1410 = arith.addi %1407, %1409 : index
            %1411 = memref.load %factors[%1410] : memref<?xf32>
            %1412 = arith.mulf %1253, %1398 : f32
            %1413 = math.fma %1412, %1408, %1411 : f32
            %1414 = arith.addi %1403, %1405 : index
            %1415 = arith.divui %24, %outTileRows : index
            %1416 = arith.divui %1404, %c3 : index
            %1417 = arith.muli %1415, %1416 : index
            %1418 = arith.divui %1414, %c3 : index
            %1419 = arith.addi %1417, %1418 : index
            %1420 = arith.muli %1419, %c10 : index
            %1421 = arith.remui %1414, %c3 : index
            %1422 = arith.divui %1421, %c9 : index
            %1423 = arith.addi %1420, %1422 : index
            %1424 = arith.muli %outTileRows, %c9 : index
            %1425 = arith.muli %1423, %1424 : index
            %1426 = arith.remui %24, %outTileRows : index
            %1427 = arith.muli %1426, %c9 : index
            %1428 = arith.addi %1425, %1427 : index
            %1429 = arith.remui %1414, %c9 : index
            %1430 = arith.addi %1428, %1429 : index
            %1431 = arith.addf %1413, %c51 : f32
            %1432 = arith.minimumf %1431, %c115 : f32
            %1433 = arith.maximumf %1432, %c116 : f32
            %1434 = arith.truncf %1433 : f32 to f16
            memref.store %1434, %out[%1430] : memref<?xf16>
            %1435 = arith.divui %1254, %c9 : index
            %1436 = arith.addi %1406, %1435 : index
            %1437 = memref.load %factors[%1436] : memref<?xf32>
            %1438 = arith.addi %1436, %1409 : index
            %1439 = memref.load %factors[%1438] : memref<?xf32>
            %1440 = arith.mulf %1284, %1398 : f32
            %1441 = math.fma %1440, %1437, %1439 : f32
            %1442 = arith.addi %1403, %1435 : index
            %1443 = arith.divui %1442, %c3 : index
            %1444 = arith.addi %1417, %1443 : index
            %1445 = arith.muli %1444, %c10 : index
            %1446 = arith.remui %1442, %c3 : index
            %1447 = arith.divui %1446, %c9 : index
            %1448 = arith.addi %1445, %1447 : index
            %1449 = arith.muli %1448, %1424 : index
            %1450 = arith.addi %1449, %1427 : index
            %1451 = arith.remui %1442, %c9 : index
            %1452 = arith.addi %1450, %1451 : index
            %1453 = arith.addf %1441, %c51 : f32
            %1454 = arith.minimumf %1453, %c115 : f32
            %1455 = arith.maximumf %1454, %c116 : f32
            %1456 = arith.truncf %1455 : f32 to f16
            memref.store %1456, %out[%1452] : memref<?xf16>
            %1457 = arith.addi %1067, %c44 : index
            %1458 = arith.divui %1457, %c9 : index
            %1459 = arith.addi %1406, %1458 : index
            %1460 = memref.load %factors[%1459] : memref<?xf32>
            %1461 = arith.addi %1459, %1409 : index
            %1462 = memref.load %factors[%1461] : memref<?xf32>
            %1463 = arith.mulf %1374, %1398 : f32
            %1464 = math.fma %1463, %1460, %1462 : f32
            %1465 = arith.addi %1403, %1458 : index
            %1466 = arith.divui %1465, %c3 : index
            %1467 = arith.addi %1417, %1466 : index
            %1468 = arith.muli %1467, %c10 : index
            %1469 = arith.remui %1465, %c3 : index
            %1470 = arith.divui %1469, %c9 : index
            %1471 = arith.addi %1468, %1470 : index
            %1472 = arith.muli %1471, %1424 : index
            %1473 = arith.addi %1472, %1427 : index
            %1474 = arith.remui %1465, %c9 : index
            %1475 = arith.addi %1473, %1474 : index
            %1476 = arith.addf %1464, %c51 : f32
            %1477 = arith.minimumf %1476, %c115 : f32
            %1478 = arith.maximumf %1477, %c116 : f32
            %1479 = arith.truncf %1478 : f32 to f16
            memref.store %1479, %out[%1475] : memref<?xf16>
            %1480 = arith.addi %1067, %c45 : index
            %1481 = arith.divui %1480, %c9 : index
            %1482 = arith.addi %1406, %1481 : index
            %1483 = memref.load %factors[%1482] : memref<?xf32>
            %1484 = arith.addi %1482, %1409 : index
            %1485 = memref.load %factors[%1484] : memref<?xf32>
            %1486 = arith.mulf %1396, %1398 : f32
            %1487 = math.fma %1486, %1483, %1485 : f32
            %1488 = arith.addi %1403, %1481 : index
            %1489 = arith.divui %1488, %c3 : index
            %1490 = arith.addi %1417, %1489 : index
            %1491 = arith.muli %1490, %c10 : index
            %1492 = arith.remui %1488, %c3 : index
            %1493 = arith.divui %1492, %c9 : index
            %1494 = arith.addi %1491, %1493 : index
            %1495 = arith.muli %1494, %1424 : index
            %1496 = arith.addi %1495, %1427 : index
            %1497 = arith.remui %1488, %c9 : index
            %1498 = arith.addi %1496, %1497 : index
            %1499 = arith.addf %1487, %c51 : f32
            %1500 = arith.minimumf %1499, %c115 : f32
            %1501 = arith.maximumf %1500, %c116 : f32
            %1502 = arith.truncf %1501 : f32 to f16
            memref.store %1502, %out[%1498] : memref<?xf16>
          }
        } else {
          %1503 = arith.addi %ranges, %groups : index
          %1504 = arith.muli %9, %1503 : index
          %1505 = arith.index_castui %219 : i32 to index
          %1506 = arith.addi %1504, %1505 : index
          %1507 = arith.muli %1506, %c119 : index
          %1508 = arith.addi %1507, %1223 : index
          memref.store %1253, %partial[%1508] : memref<?xf32>
          %1509 = arith.addi %1507, %1254 : index
          memref.store %1284, %partial[%1509] : memref<?xf32>
          %1510 = arith.addi %1067, %c44 : index
          %1511 = arith.addi %1507, %1510 : index
          memref.store %1374, %partial[%1511] : memref<?xf32>
          %1512 = arith.addi %1067, %c45 : index
          %1513 = arith.addi %1507, %1512 : index
          memref.store %1396, %partial[%1513] : memref<?xf32>
          %1514 = arith.cmpi slt, %1067, %c9 : index
          scf.if %1514 {
            %1515 = arith.addi %1507, %c16 : index
            %1516 = arith.addi %1515, %1067 : index
            memref.store %1216, %partial[%1516] : memref<?xf32>
            %1517 = arith.addi %1516, %c9 : index
            memref.store %1222, %partial[%1517] : memref<?xf32>
          }
          %1518 = arith.addi %42, %c81 : i32
          %1519 = arith.divui %1518, %c82 : i32
          %1520 = arith.divui %219, %c82 : i32
          %1521 = arith.addi %groups, %c4 : index
          %1522 = arith.muli %9, %1521 : index
          %1523 = arith.muli %1520, %c82 : i32
          %1524 = arith.subi %42, %1523 : i32
          %1525 = arith.minsi %1524, %c82 : i32
          %1526 = arith.index_castui %1520 : i32 to index
          %1527 = arith.addi %1522, %1526 : index
          %1528 = arith.index_castui %1525 : i32 to index
          %1529 = wave.arrive %counters[%1527], %1528 : memref<?xi32>
          scf.if %1529 {
            %1537:6 = scf.for %1530 = %c55 to %1525 step %c82 iter_args(%1531 = %c50, %1532 = %c51, %1533 = %c51, %1534 = %c51, %1535 = %c51, %1536 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1538 = arith.addi %1530, %c55 : i32
              %1539 = arith.subi %1525, %c18 : i32
              %1540 = arith.minsi %1538, %1539 : i32
              %1541 = arith.addi %1523, %1540 : i32
              %1542 = arith.index_castui %1541 : i32 to index
              %1543 = arith.addi %1504, %1542 : index
              %1544 = arith.muli %1543, %c119 : index
              %1545 = arith.addi %1544, %c16 : index
              %1546 = arith.addi %1545, %1069 : index
              %1547 = memref.load %partial[%1546] : memref<?xf32>
              %1548 = arith.cmpi slt, %1538, %1525 : i32
              %1549 = arith.select %1548, %1547, %c50 : f32
              %1550 = arith.addi %1544, %1067 : index
              %1551 = arith.addi %1550, %c24 : index
              %1552 = memref.load %partial[%1551] : memref<?xf32>
              %1553 = arith.addi %1550, %c7 : index
              %1554 = memref.load %partial[%1553] : memref<?xf32>
              %1555 = arith.addi %1550, %c44 : index
              %1556 = memref.load %partial[%1555] : memref<?xf32>
              %1557 = arith.addi %1550, %c45 : index
              %1558 = memref.load %partial[%1557] : memref<?xf32>
              %1559 = arith.addi %1546, %c9 : index
              %1560 = memref.load %partial[%1559] : memref<?xf32>
              %1561 = arith.addi %1530, %c18 : i32
              %1562 = arith.minsi %1561, %1539 : i32
              %1563 = arith.addi %1523, %1562 : i32
              %1564 = arith.index_castui %1563 : i32 to index
              %1565 = arith.addi %1504, %1564 : index
              %1566 = arith.muli %1565, %c119 : index
              %1567 = arith.addi %1566, %c16 : index
              %1568 = arith.addi %1567, %1069 : index
              %1569 = memref.load %partial[%1568] : memref<?xf32>
              %1570 = arith.cmpi slt, %1561, %1525 : i32
              %1571 = arith.select %1570, %1569, %c50 : f32
              %1572 = arith.addi %1566, %1067 : index
              %1573 = arith.addi %1572, %c24 : index
              %1574 = memref.load %partial[%1573] : memref<?xf32>
              %1575 = arith.addi %1572, %c7 : index
              %1576 = memref.load %partial[%1575] : memref<?xf32>
              %1577 = arith.addi %1572, %c44 : index
              %1578 = memref.load %partial[%1577] : memref<?xf32>
              %1579 = arith.addi %1572, %c45 : index
              %1580 = memref.load %partial[%1579] : memref<?xf32>
              %1581 = arith.addi %1568, %c9 : index
              %1582 = memref.load %partial[%1581] : memref<?xf32>
              %1583 = arith.addi %1530, %c73 : i32
              %1584 = arith.minsi %1583, %1539 : i32
              %1585 = arith.addi %1523, %1584 : i32
              %1586 = arith.index_castui %1585 : i32 to index
              %1587 = arith.addi %1504, %1586 : index
              %1588 = arith.muli %1587, %c119 : index
              %1589 = arith.addi %1588, %c16 : index
              %1590 = arith.addi %1589, %1069 : index
              %1591 = memref.load %partial[%1590] : memref<?xf32>
              %1592 = arith.cmpi slt, %1583, %1525 : i32
              %1593 = arith.select %1592, %1591, %c50 : f32
              %1594 = arith.addi %1588, %1067 : index
              %1595 = arith.addi %1594, %c24 : index
              %1596 = memref.load %partial[%1595] : memref<?xf32>
              %1597 = arith.addi %1594, %c7 : index
              %1598 = memref.load %partial[%1597] : memref<?xf32>
              %1599 = arith.addi %1594, %c44 : index
              %1600 = memref.load %partial[%1599] : memref<?xf32>
              %1601 = arith.addi %1594, %c45 : index
              %1602 = memref.load %partial[%1601] : memref<?xf32>
              %1603 = arith.addi %1590, %c9 : index
              %1604 = memref.load %partial[%1603] : memref<?xf32>
              %1605 = arith.addi %1530, %c75 : i32
              %1606 = arith.minsi %1605, %1539 : i32
              %1607 = arith.addi %1523, %1606 : i32
              %1608 = arith.index_castui %1607 : i32 to index
              %1609 = arith.addi %1504, %1608 : index
              %1610 = arith.muli %1609, %c119 : index
              %1611 = arith.addi %1610, %c16 : index
              %1612 = arith.addi %1611, %1069 : index
              %1613 = memref.load %partial[%1612] : memref<?xf32>
              %1614 = arith.cmpi slt, %1605, %1525 : i32
              %1615 = arith.select %1614, %1613, %c50 : f32
              %1616 = arith.addi %1610, %1067 : index
              %1617 = arith.addi %1616, %c24 : index
              %1618 = memref.load %partial[%1617] : memref<?xf32>
              %1619 = arith.addi %1616, %c7 : index
              %1620 = memref.load %partial[%1619] : memref<?xf32>
              %1621 = arith.addi %1616, %c44 : index
              %1622 = memref.load %partial[%1621] : memref<?xf32>
              %1623 = arith.addi %1616, %c45 : index
              %1624 = memref.load %partial[%1623] : memref<?xf32>
              %1625 = arith.addi %1612, %c9 : index
              %1626 = memref.load %partial[%1625] : memref<?xf32>
              %1627 = arith.addi %1530, %c76 : i32
              %1628 = arith.minsi %1627, %1539 : i32
              %1629 = arith.addi %1523, %1628 : i32
              %1630 = arith.index_castui %1629 : i32 to index
              %1631 = arith.addi %1504, %1630 : index
              %1632 = arith.muli %1631, %c119 : index
              %1633 = arith.addi %1632, %c16 : index
              %1634 = arith.addi %1633, %1069 : index
              %1635 = memref.load %partial[%1634] : memref<?xf32>
              %1636 = arith.cmpi slt, %1627, %1525 : i32
              %1637 = arith.select %1636, %1635, %c50 : f32
              %1638 = arith.addi %1632, %1067 : index
              %1639 = arith.addi %1638, %c24 : index
              %1640 = memref.load %partial[%1639] : memref<?xf32>
              %1641 = arith.addi %1638, %c7 : index
              %1642 = memref.load %partial[%1641] : memref<?xf32>
              %1643 = arith.addi %1638, %c44 : index
              %1644 = memref.load %partial[%1643] : memref<?xf32>
              %1645 = arith.addi %1638, %c45 : index
              %1646 = memref.load %partial[%1645] : memref<?xf32>
              %1647 = arith.addi %1634, %c9 : index
              %1648 = memref.load %partial[%1647] : memref<?xf32>
              %1649 = arith.addi %1530, %c78 : i32
              %1650 = arith.minsi %1649, %1539 : i32
              %1651 = arith.addi %1523, %1650 : i32
              %1652 = arith.index_castui %1651 : i32 to index
              %1653 = arith.addi %1504, %1652 : index
              %1654 = arith.muli %1653, %c119 : index
              %1655 = arith.addi %1654, %c16 : index
              %1656 = arith.addi %1655, %1069 : index
              %1657 = memref.load %partial[%1656] : memref<?xf32>
              %1658 = arith.cmpi slt, %1649, %1525 : i32
              %1659 = arith.select %1658, %1657, %c50 : f32
              %1660 = arith.addi %1654, %1067 : index
              %1661 = arith.addi %1660, %c24 : index
              %1662 = memref.load %partial[%1661] : memref<?xf32>
              %1663 = arith.addi %1660, %c7 : index
              %1664 = memref.load %partial[%1663] : memref<?xf32>
              %1665 = arith.addi %1660, %c44 : index
              %1666 = memref.load %partial[%1665] : memref<?xf32>
              %1667 = arith.addi %1660, %c45 : index
              %1668 = memref.load %partial[%1667] : memref<?xf32>
              %1669 = arith.addi %1656, %c9 : index
              %1670 = memref.load %partial[%1669] : memref<?xf32>
              %1671 = arith.addi %1530, %c79 : i32
              %1672 = arith.minsi %1671, %1539 : i32
              %1673 = arith.addi %1523, %1672 : i32
              %1674 = arith.index_castui %1673 : i32 to index
              %1675 = arith.addi %1504, %1674 : index
              %1676 = arith.muli %1675, %c119 : index
              %1677 = arith.addi %1676, %c16 : index
              %1678 = arith.addi %1677, %1069 : index
              %1679 = memref.load %partial[%1678] : memref<?xf32>
              %1680 = arith.cmpi slt, %1671, %1525 : i32
              %1681 = arith.select %1680, %1679, %c50 : f32
              %1682 = arith.addi %1676, %1067 : index
              %1683 = arith.addi %1682, %c24 : index
              %1684 = memref.load %partial[%1683] : memref<?xf32>
              %1685 = arith.addi %1682, %c7 : index
              %1686 = memref.load %partial[%1685] : memref<?xf32>
              %1687 = arith.addi %1682, %c44 : index
              %1688 = memref.load %partial[%1687] : memref<?xf32>
              %1689 = arith.addi %1682, %c45 : index
              %1690 = memref.load %partial[%1689] : memref<?xf32>
              %1691 = arith.addi %1678, %c9 : index
              %1692 = memref.load %partial[%1691] : memref<?xf32>
              %1693 = arith.addi %1530, %c81 : i32
              %1694 = arith.minsi %1693, %1539 : i32
              %1695 = arith.addi %1523, %1694 : i32
              %1696 = arith.index_castui %1695 : i32 to index
              %1697 = arith.addi %1504, %1696 : index
              %1698 = arith.muli %1697, %c119 : index
              %1699 = arith.addi %1698, %c16 : index
              %1700 = arith.addi %1699, %1069 : index
              %1701 = memref.load %partial[%1700] : memref<?xf32>
              %1702 = arith.cmpi slt, %1693, %1525 : i32
              %1703 = arith.select %1702, %1701, %c50 : f32
              %1704 = arith.addi %1698, %1067 : index
              %1705 = arith.addi %1704, %c24 : index
              %1706 = memref.load %partial[%1705] : memref<?xf32>
              %1707 = arith.addi %1704, %c7 : index
              %1708 = memref.load %partial[%1707] : memref<?xf32>
              %1709 = arith.addi %1704, %c44 : index
              %1710 = memref.load %partial[%1709] : memref<?xf32>
              %1711 = arith.addi %1704, %c45 : index
              %1712 = memref.load %partial[%1711] : memref<?xf32>
              %1713 = arith.addi %1700, %c9 : index
              %1714 = memref.load %partial[%1713] : memref<?xf32>
              %1715 = arith.maxnumf %1531, %1549 fastmath<nnan> : f32
              %1716 = arith.subf %1531, %1715 : f32
              %1717 = wave.exp2 %1716 : f32
              %1718 = arith.subf %1549, %1715 : f32
              %1719 = wave.exp2 %1718 : f32
              %1720 = arith.mulf %1532, %1717 : f32
              %1721 = math.fma %1560, %1719, %1720 : f32
              %1722 = arith.mulf %1533, %1717 : f32
              %1723 = math.fma %1552, %1719, %1722 : f32
              %1724 = arith.mulf %1534, %1717 : f32
              %1725 = math.fma %1554, %1719, %1724 : f32
              %1726 = arith.mulf %1535, %1717 : f32
              %1727 = math.fma %1556, %1719, %1726 : f32
              %1728 = arith.mulf %1536, %1717 : f32
              %1729 = math.fma %1558, %1719, %1728 : f32
              %1730 = arith.maxnumf %1715, %1571 fastmath<nnan> : f32
              %1731 = arith.subf %1715, %1730 : f32
              %1732 = wave.exp2 %1731 : f32
              %1733 = arith.subf %1571, %1730 : f32
              %1734 = wave.exp2 %1733 : f32
              %1735 = arith.mulf %1721, %1732 : f32
              %1736 = math.fma %1582, %1734, %1735 : f32
              %1737 = arith.mulf %1723, %1732 : f32
              %1738 = math.fma %1574, %1734, %1737 : f32
              %1739 = arith.mulf %1725, %1732 : f32
              %1740 = math.fma %1576, %1734, %1739 : f32
              %1741 = arith.mulf %1727, %1732 : f32
              %1742 = math.fma %1578, %1734, %1741 : f32
              %1743 = arith.mulf %1729, %1732 : f32
              %1744 = math.fma %1580, %1734, %1743 : f32
              %1745 = arith.maxnumf %1730, %1593 fastmath<nnan> : f32
              %1746 = arith.subf %1730, %1745 : f32
              %1747 = wave.exp2 %1746 : f32
              %1748 = arith.subf %1593, %1745 : f32
              %1749 = wave.exp2 %1748 : f32
              %1750 = arith.mulf %1736, %1747 : f32
              %1751 = math.fma %1604, %1749, %1750 : f32
              %1752 = arith.mulf %1738, %1747 : f32
              %1753 = math.fma %1596, %1749, %1752 : f32
              %1754 = arith.mulf %1740, %1747 : f32
              %1755 = math.fma %1598, %1749, %1754 : f32
              %1756 = arith.mulf %1742, %1747 : f32
              %1757 = math.fma %1600, %1749, %1756 : f32
              %1758 = arith.mulf %1744, %1747 : f32
              %1759 = math.fma %1602, %1749, %1758 : f32
              %1760 = arith.maxnumf %1745, %1615 fastmath<nnan> : f32
              %1761 = arith.subf %1745, %1760 : f32
              %1762 = wave.exp2 %1761 : f32
              %1763 = arith.subf %1615, %1760 : f32
              %1764 = wave.exp2 %1763 : f32
              %1765 = arith.mulf %1751, %1762 : f32
              %1766 = math.fma %1626, %1764, %1765 : f32
              %1767 = arith.mulf %1753, %1762 : f32
              %1768 = math.fma %1618, %1764, %1767 : f32
              %1769 = arith.mulf %1755, %1762 : f32
              %1770 = math.fma %1620, %1764, %1769 : f32
              %1771 = arith.mulf %1757, %1762 : f32
              %1772 = math.fma %1622, %1764, %1771 : f32
              %1773 = arith.mulf %1759, %1762 : f32
              %1774 = math.fma %1624, %1764, %1773 : f32
              %1775 = arith.maxnumf %1760, %1637 fastmath<nnan> : f32
              %1776 = arith.subf %1760, %1775 : f32
              %1777 = wave.exp2 %1776 : f32
              %1778 = arith.subf %1637, %1775 : f32
              %1779 = wave.exp2 %1778 : f32
              %1780 = arith.mulf %1766, %1777 : f32
              %1781 = math.fma %1648, %1779, %1780 : f32
              %1782 = arith.mulf %1768, %1777 : f32
              %1783 = math.fma %1640, %1779, %1782 : f32
              %1784 = arith.mulf %1770, %1777 : f32
              %1785 = math.fma %1642, %1779, %1784 : f32
              %1786 = arith.mulf %1772, %1777 : f32
              %1787 = math.fma %1644, %1779, %1786 : f32
              %1788 = arith.mulf %1774, %1777 : f32
              %1789 = math.fma %1646, %1779, %1788 : f32
              %1790 = arith.maxnumf %1775, %1659 fastmath<nnan> : f32
              %1791 = arith.subf %1775, %1790 : f32
              %1792 = wave.exp2 %1791 : f32
              %1793 = arith.subf %1659, %1790 : f32
              %1794 = wave.exp2 %1793 : f32
              %1795 = arith.mulf %1781, %1792 : f32
              %1796 = math.fma %1670, %1794, %1795 : f32
              %1797 = arith.mulf %1783, %1792 : f32
              %1798 = math.fma %1662, %1794, %1797 : f32
              %1799 = arith.mulf %1785, %1792 : f32
              %1800 = math.fma %1664, %1794, %1799 : f32
              %1801 = arith.mulf %1787, %1792 : f32
              %1802 = math.fma %1666, %1794, %1801 : f32
              %1803 = arith.mulf %1789, %1792 : f32
              %1804 = math.fma %1668, %1794, %1803 : f32
              %1805 = arith.maxnumf %1790, %1681 fastmath<nnan> : f32
              %1806 = arith.subf %1790, %1805 : f32
              %1807 = wave.exp2 %1806 : f32
              %1808 = arith.subf %1681, %1805 : f32
              %1809 = wave.exp2 %1808 : f32
              %1810 = arith.mulf %1796, %1807 : f32
              %1811 = math.fma %1692, %1809, %1810 : f32
              %1812 = arith.mulf %1798, %1807 : f32
              %1813 = math.fma %1684, %1809, %1812 : f32
              %1814 = arith.mulf %1800, %1807 : f32
              %1815 = math.fma %1686, %1809, %1814 : f32
              %1816 = arith.mulf %1802, %1807 : f32
              %1817 = math.fma %1688, %1809, %1816 : f32
              %1818 = arith.mulf %1804, %1807 : f32
              %1819 = math.fma %1690, %1809, %1818 : f32
              %1820 = arith.maxnumf %1805, %1703 fastmath<nnan> : f32
              %1821 = arith.subf %1805, %1820 : f32
              %1822 = wave.exp2 %1821 : f32
              %1823 = arith.subf %1703, %1820 : f32
              %1824 = wave.exp2 %1823 : f32
              %1825 = arith.mulf %1811, %1822 : f32
              %1826 = math.fma %1714, %1824, %1825 : f32
              %1827 = arith.mulf %1813, %1822 : f32
              %1828 = math.fma %1706, %1824, %1827 : f32
              %1829 = arith.mulf %1815, %1822 : f32
              %1830 = math.fma %1708, %1824, %1829 : f32
              %1831 = arith.mulf %1817, %1822 : f32
              %1832 = math.fma %1710, %1824, %1831 : f32
              %1833 = arith.mulf %1819, %1822 : f32
              %1834 = math.fma %1712, %1824, %1833 : f32
              scf.yield %1820, %1826, %1828, %1830, %1832, %1834 : f32, f32, f32, f32, f32, f32
            }
            %1835 = arith.cmpi eq, %1519, %c18 : i32
            scf.if %1835 {
              %1836 = arith.divf %c113, %1537#1 : f32
              %1837 = arith.addi %17, %1069 : index
              %1838 = arith.cmpi slt, %1837, %groupSize : index
              scf.if %1838 {
                %1839 = arith.muli %15, %groupSize : index
                %1840 = arith.addi %1839, %1837 : index
                %1841 = arith.muli %1840, %c25 : index
                %1842 = arith.muli %heads, %c25 : index
                %1843 = arith.divui %1223, %c9 : index
                %1844 = arith.muli %15, %c25 : index
                %1845 = arith.addi %1844, %1843 : index
                %1846 = memref.load %factors[%1845] : memref<?xf32>
                %1847 = arith.muli %kvHeads, %c25 : index
                %1848 = arith.addi %1845, %1847 : index
                %1849 = memref.load %factors[%1848] : memref<?xf32>
                %1850 = arith.mulf %1537#2, %1836 : f32
                %1851 = math.fma %1850, %1846, %1849 : f32
                %1852 = arith.addi %1841, %1843 : index
                %1853 = arith.divui %24, %outTileRows : index
                %1854 = arith.divui %1842, %c3 : index
                %1855 = arith.muli %1853, %1854 : index
                %1856 = arith.divui %1852, %c3 : index
                %1857 = arith.addi %1855, %1856 : index
                %1858 = arith.muli %1857, %c10 : index
                %1859 = arith.remui %1852, %c3 : index
                %1860 = arith.divui %1859, %c9 : index
                %1861 = arith.addi %1858, %1860 : index
                %1862 = arith.muli %outTileRows, %c9 : index
                %1863 = arith.muli %1861, %1862 : index
                %1864 = arith.remui %24, %outTileRows : index
                %1865 = arith.muli %1864, %c9 : index
                %1866 = arith.addi %1863, %1865 : index
                %1867 = arith.remui %1852, %c9 : index
                %1868 = arith.addi %1866, %1867 : index
                %1869 = arith.addf %1851, %c51 : f32
                %1870 = arith.minimumf %1869, %c115 : f32
                %1871 = arith.maximumf %1870, %c116 : f32
                %1872 = arith.truncf %1871 : f32 to f16
                memref.store %1872, %out[%1868] : memref<?xf16>
                %1873 = arith.divui %1254, %c9 : index
                %1874 = arith.addi %1844, %1873 : index
                %1875 = memref.load %factors[%1874] : memref<?xf32>
                %1876 = arith.addi %1874, %1847 : index
                %1877 = memref.load %factors[%1876] : memref<?xf32>
                %1878 = arith.mulf %1537#3, %1836 : f32
                %1879 = math.fma %1878, %1875, %1877 : f32
                %1880 = arith.addi %1841, %1873 : index
                %1881 = arith.divui %1880, %c3 : index
                %1882 = arith.addi %1855, %1881 : index
                %1883 = arith.muli %1882, %c10 : index
                %1884 = arith.remui %1880, %c3 : index
                %1885 = arith.divui %1884, %c9 : index
                %1886 = arith.addi %1883, %1885 : index
                %1887 = arith.muli %1886, %1862 : index
                %1888 = arith.addi %1887, %1865 : index
                %1889 = arith.remui %1880, %c9 : index
                %1890 = arith.addi %1888, %1889 : index
                %1891 = arith.addf %1879, %c51 : f32
                %1892 = arith.minimumf %1891, %c115 : f32
                %1893 = arith.maximumf %1892, %c116 : f32
                %1894 = arith.truncf %1893 : f32 to f16
                memref.store %1894, %out[%1890] : memref<?xf16>
                %1895 = arith.divui %1510, %c9 : index
                %1896 = arith.addi %1844, %1895 : index
                %1897 = memref.load %factors[%1896] : memref<?xf32>
                %1898 = arith.addi %1896, %1847 : index
                %1899 = memref.load %factors[%1898] : memref<?xf32>
                %1900 = arith.mulf %1537#4, %1836 : f32
                %1901 = math.fma %1900, %1897, %1899 : f32
                %1902 = arith.addi %1841, %1895 : index
                %1903 = arith.divui %1902, %c3 : index
                %1904 = arith.addi %1855, %1903 : index
                %1905 = arith.muli %1904, %c10 : index
                %1906 = arith.remui %1902, %c3 : index
                %1907 = arith.divui %1906, %c9 : index
                %1908 = arith.addi %1905, %1907 : index
                %1909 = arith.muli %1908, %1862 : index
                %1910 = arith.addi %1909, %1865 : index
                %1911 = arith.remui %1902, %c9 : index
                %1912 = arith.addi %1910, %1911 : index
                %1913 = arith.addf %1901, %c51 : f32
                %1914 = arith.minimumf %1913, %c115 : f32
                %1915 = arith.maximumf %1914, %c116 : f32
                %1916 = arith.truncf %1915 : f32 to f16
                memref.store %1916, %out[%1912] : memref<?xf16>
                %1917 = arith.divui %1512, %c9 : index
                %1918 = arith.addi %1844, %1917 : index
                %1919 = memref.load %factors[%1918] : memref<?xf32>
                %1920 = arith.addi %1918, %1847 : index
                %1921 = memref.load %factors[%1920] : memref<?xf32>
                %1922 = arith.mulf %1537#5, %1836 : f32
                %1923 = math.fma %1922, %1919, %1921 : f32
                %1924 = arith.addi %1841, %1917 : index
                %1925 = arith.divui %1924, %c3 : index
                %1926 = arith.addi %1855, %1925 : index
                %1927 = arith.muli %1926, %c10 : index
                %1928 = arith.remui %1924, %c3 : index
                %1929 = arith.divui %1928, %c9 : index
                %1930 = arith.addi %1927, %1929 : index
                %1931 = arith.muli %1930, %1862 : index
                %1932 = arith.addi %1931, %1865 : index
                %1933 = arith.remui %1924, %c9 : index
                %1934 = arith.addi %1932, %1933 : index
                %1935 = arith.addf %1923, %c51 : f32
                %1936 = arith.minimumf %1935, %c115 : f32
                %1937 = arith.maximumf %1936, %c116 : f32
                %1938 = arith.truncf %1937 : f32 to f16
                memref.store %1938, %out[%1934] : memref<?xf16>
              }
            } else {
              %1939 = arith.index_cast %ranges : index to i32
              %1940 = arith.addi %1939, %1520 : i32
              %1941 = arith.index_castui %1940 : i32 to index
              %1942 = arith.addi %1504, %1941 : index
              %1943 = arith.muli %1942, %c119 : index
              %1944 = arith.addi %1943, %1223 : index
              memref.store %1537#2, %partial[%1944] : memref<?xf32>
              %1945 = arith.addi %1943, %1254 : index
              memref.store %1537#3, %partial[%1945] : memref<?xf32>
              %1946 = arith.addi %1943, %1510 : index
              memref.store %1537#4, %partial[%1946] : memref<?xf32>
              %1947 = arith.addi %1943, %1512 : index
              memref.store %1537#5, %partial[%1947] : memref<?xf32>
              scf.if %1514 {
                %1948 = arith.addi %1943, %c16 : index
                %1949 = arith.addi %1948, %1067 : index
                memref.store %1537#0, %partial[%1949] : memref<?xf32>
                %1950 = arith.addi %1949, %c9 : index
                memref.store %1537#1, %partial[%1950] : memref<?xf32>
              }
              %1951 = arith.addi %1522, %groups : index
              %1952 = arith.index_castui %1519 : i32 to index
              %1953 = wave.arrive %counters[%1951], %1952 : memref<?xi32>
              scf.if %1953 {
                %1961:6 = scf.for %1954 = %c55 to %1519 step %c82 iter_args(%1955 = %c50, %1956 = %c51, %1957 = %c51, %1958 = %c51, %1959 = %c51, %1960 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1962 = arith.addi %1954, %c55 : i32
                  %1963 = arith.subi %1519, %c18 : i32
                  %1964 = arith.minsi %1962, %1963 : i32
                  %1965 = arith.addi %1939, %1964 : i32
                  %1966 = arith.index_castui %1965 : i32 to index
                  %1967 = arith.addi %1504, %1966 : index
                  %1968 = arith.muli %1967, %c119 : index
                  %1969 = arith.addi %1968, %c16 : index
                  %1970 = arith.addi %1969, %1069 : index
                  %1971 = memref.load %partial[%1970] : memref<?xf32>
                  %1972 = arith.cmpi slt, %1962, %1519 : i32
                  %1973 = arith.select %1972, %1971, %c50 : f32
                  %1974 = arith.addi %1968, %1067 : index
                  %1975 = arith.addi %1974, %c24 : index
                  %1976 = memref.load %partial[%1975] : memref<?xf32>
                  %1977 = arith.addi %1974, %c7 : index
                  %1978 = memref.load %partial[%1977] : memref<?xf32>
                  %1979 = arith.addi %1974, %c44 : index
                  %1980 = memref.load %partial[%1979] : memref<?xf32>
                  %1981 = arith.addi %1974, %c45 : index
                  %1982 = memref.load %partial[%1981] : memref<?xf32>
                  %1983 = arith.addi %1970, %c9 : index
                  %1984 = memref.load %partial[%1983] : memref<?xf32>
                  %1985 = arith.addi %1954, %c18 : i32
                  %1986 = arith.minsi %1985, %1963 : i32
                  %1987 = arith.addi %1939, %1986 : i32
                  %1988 = arith.index_castui %1987 : i32 to index
                  %1989 = arith.addi %1504, %1988 : index
                  %1990 = arith.muli %1989, %c119 : index
                  %1991 = arith.addi %1990, %c16 : index
                  %1992 = arith.addi %1991, %1069 : index
                  %1993 = memref.load %partial[%1992] : memref<?xf32>
                  %1994 = arith.cmpi slt, %1985, %1519 : i32
                  %1995 = arith.select %1994, %1993, %c50 : f32
                  %1996 = arith.addi %1990, %1067 : index
                  %1997 = arith.addi %1996, %c24 : index
                  %1998 = memref.load %partial[%1997] : memref<?xf32>
                  %1999 = arith.addi %1996, %c7 : index
                  %2000 = memref.load %partial[%1999] : memref<?xf32>
                  %2001 = arith.addi %1996, %c44 : index
                  %2002 = memref.load %partial[%2001] : memref<?xf32>
                  %2003 = arith.addi %1996, %c45 : index
                  %2004 = memref.load %partial[%2003] : memref<?xf32>
                  %2005 = arith.addi %1992, %c9 : index
                  %2006 = memref.load %partial[%2005] : memref<?xf32>
                  %2007 = arith.addi %1954, %c73 : i32
                  %2008 = arith.minsi %2007, %1963 : i32
                  %2009 = arith.addi %1939, %2008 : i32
                  %2010 = arith.index_castui %2009 : i32 to index
                  %2011 = arith.addi %1504, %2010 : index
                  %2012 = arith.muli %2011, %c119 : index
                  %2013 = arith.addi %2012, %c16 : index
                  %2014 = arith.addi %2013, %1069 : index
                  %2015 = memref.load %partial[%2014] : memref<?xf32>
                  %2016 = arith.cmpi slt, %2007, %1519 : i32
                  %2017 = arith.select %2016, %2015, %c50 : f32
                  %2018 = arith.addi %2012, %1067 : index
                  %2019 = arith.addi %2018, %c24 : index
                  %2020 = memref.load %partial[%2019] : memref<?xf32>
                  %2021 = arith.addi %2018, %c7 : index
                  %2022 = memref.load %partial[%2021] : memref<?xf32>
                  %2023 = arith.addi %2018, %c44 : index
                  %2024 = memref.load %partial[%2023] : memref<?xf32>
                  %2025 = arith.addi %2018, %c45 : index
                  %2026 = memref.load %partial[%2025] : memref<?xf32>
                  %2027 = arith.addi %2014, %c9 : index
                  %2028 = memref.load %partial[%2027] : memref<?xf32>
                  %2029 = arith.addi %1954, %c75 : i32
                  %2030 = arith.minsi %2029, %1963 : i32
                  %2031 = arith.addi %1939, %2030 : i32
                  %2032 = arith.index_castui %2031 : i32 to index
                  %2033 = arith.addi %1504, %2032 : index
                  %2034 = arith.muli %2033, %c119 : index
                  %2035 = arith.addi %2034, %c16 : index
                  %2036 = arith.addi %2035, %1069 : index
                  %2037 = memref.load %partial[%2036] : memref<?xf32>
                  %2038 = arith.cmpi slt, %2029, %1519 : i32
                  %2039 = arith.select %2038, %2037, %c50 : f32
                  %2040 = arith.addi %2034, %1067 : index
                  %2041 = arith.addi %2040, %c24 : index
                  %2042 = memref.load %partial[%2041] : memref<?xf32>
                  %2043 = arith.addi %2040, %c7 : index
                  %2044 = memref.load %partial[%2043] : memref<?xf32>
                  %2045 = arith.addi %2040, %c44 : index
                  %2046 = memref.load %partial[%2045] : memref<?xf32>
                  %2047 = arith.addi %2040, %c45 : index
                  %2048 = memref.load %partial[%2047] : memref<?xf32>
                  %2049 = arith.addi %2036, %c9 : index
                  %2050 = memref.load %partial[%2049] : memref<?xf32>
                  %2051 = arith.addi %1954, %c76 : i32
                  %2052 = arith.minsi %2051, %1963 : i32
                  %2053 = arith.addi %1939, %2052 : i32
                  %2054 = arith.index_castui %2053 : i32 to index
                  %2055 = arith.addi %1504, %2054 : index
                  %2056 = arith.muli %2055, %c119 : index
                  %2057 = arith.addi %2056, %c16 : index
                  %2058 = arith.addi %2057, %1069 : index
                  %2059 = memref.load %partial[%2058] : memref<?xf32>
                  %2060 = arith.cmpi slt, %2051, %1519 : i32
                  %2061 = arith.select %2060, %2059, %c50 : f32
                  %2062 = arith.addi %2056, %1067 : index
                  %2063 = arith.addi %2062, %c24 : index
                  %2064 = memref.load %partial[%2063] : memref<?xf32>
                  %2065 = arith.addi %2062, %c7 : index
                  %2066 = memref.load %partial[%2065] : memref<?xf32>
                  %2067 = arith.addi %2062, %c44 : index
                  %2068 = memref.load %partial[%2067] : memref<?xf32>
                  %2069 = arith.addi %2062, %c45 : index
                  %2070 = memref.load %partial[%2069] : memref<?xf32>
                  %2071 = arith.addi %2058, %c9 : index
                  %2072 = memref.load %partial[%2071] : memref<?xf32>
                  %2073 = arith.addi %1954, %c78 : i32
                  %2074 = arith.minsi %2073, %1963 : i32
                  %2075 = arith.addi %1939, %2074 : i32
                  %2076 = arith.index_castui %2075 : i32 to index
                  %2077 = arith.addi %1504, %2076 : index
                  %2078 = arith.muli %2077, %c119 : index
                  %2079 = arith.addi %2078, %c16 : index
                  %2080 = arith.addi %2079, %1069 : index
                  %2081 = memref.load %partial[%2080] : memref<?xf32>
                  %2082 = arith.cmpi slt, %2073, %1519 : i32
                  %2083 = arith.select %2082, %2081, %c50 : f32
                  %2084 = arith.addi %2078, %1067 : index
                  %2085 = arith.addi %2084, %c24 : index
                  %2086 = memref.load %partial[%2085] : memref<?xf32>
                  %2087 = arith.addi %2084, %c7 : index
                  %2088 = memref.load %partial[%2087] : memref<?xf32>
                  %2089 = arith.addi %2084, %c44 : index
                  %2090 = memref.load %partial[%2089] : memref<?xf32>
                  %2091 = arith.addi %2084, %c45 : index
                  %2092 = memref.load %partial[%2091] : memref<?xf32>
                  %2093 = arith.addi %2080, %c9 : index
                  %2094 = memref.load %partial[%2093] : memref<?xf32>
                  %2095 = arith.addi %1954, %c79 : i32
                  %2096 = arith.minsi %2095, %1963 : i32
                  %2097 = arith.addi %1939, %2096 : i32
                  %2098 = arith.index_castui %2097 : i32 to index
                  %2099 = arith.addi %1504, %2098 : index
                  %2100 = arith.muli %2099, %c119 : index
                  %2101 = arith.addi %2100, %c16 : index
                  %2102 = arith.addi %2101, %1069 : index
                  %2103 = memref.load %partial[%2102] : memref<?xf32>
                  %2104 = arith.cmpi slt, %2095, %1519 : i32
                  %2105 = arith.select %2104, %2103, %c50 : f32
                  %2106 = arith.addi %2100, %1067 : index
                  %2107 = arith.addi %2106, %c24 : index
                  %2108 = memref.load %partial[%2107] : memref<?xf32>
                  %2109 = arith.addi %2106, %c7 : index
                  %2110 = memref.load %partial[%2109] : memref<?xf32>
                  %2111 = arith.addi %2106, %c44 : index
                  %2112 = memref.load %partial[%2111] : memref<?xf32>
                  %2113 = arith.addi %2106, %c45 : index
                  %2114 = memref.load %partial[%2113] : memref<?xf32>
                  %2115 = arith.addi %2102, %c9 : index
                  %2116 = memref.load %partial[%2115] : memref<?xf32>
                  %2117 = arith.addi %1954, %c81 : i32
                  %2118 = arith.minsi %2117, %1963 : i32
                  %2119 = arith.addi %1939, %2118 : i32
                  %2120 = arith.index_castui %2119 : i32 to index
                  %2121 = arith.addi %1504, %2120 : index
                  %2122 = arith.muli %2121, %c119 : index
                  %2123 = arith.addi %2122, %c16 : index
                  %2124 = arith.addi %2123, %1069 : index
                  %2125 = memref.load %partial[%2124] : memref<?xf32>
                  %2126 = arith.cmpi slt, %2117, %1519 : i32
                  %2127 = arith.select %2126, %2125, %c50 : f32
                  %2128 = arith.addi %2122, %1067 : index
                  %2129 = arith.addi %2128, %c24 : index
                  %2130 = memref.load %partial[%2129] : memref<?xf32>
                  %2131 = arith.addi %2128, %c7 : index
                  %2132 = memref.load %partial[%2131] : memref<?xf32>
                  %2133 = arith.addi %2128, %c44 : index
                  %2134 = memref.load %partial[%2133] : memref<?xf32>
                  %2135 = arith.addi %2128, %c45 : index
                  %2136 = memref.load %partial[%2135] : memref<?xf32>
                  %2137 = arith.addi %2124, %c9 : index
                  %2138 = memref.load %partial[%2137] : memref<?xf32>
                  %2139 = arith.maxnumf %1955, %1973 fastmath<nnan> : f32
                  %2140 = arith.subf %1955, %2139 : f32
                  %2141 = wave.exp2 %2140 : f32
                  %2142 = arith.subf %1973, %2139 : f32
                  %2143 = wave.exp2 %2142 : f32
                  %2144 = arith.mulf %1956, %2141 : f32
                  %2145 = math.fma %1984, %2143, %2144 : f32
                  %2146 = arith.mulf %1957, %2141 : f32
                  %2147 = math.fma %1976, %2143, %2146 : f32
                  %2148 = arith.mulf %1958, %2141 : f32
                  %2149 = math.fma %1978, %2143, %2148 : f32
                  %2150 = arith.mulf %1959, %2141 : f32
                  %2151 = math.fma %1980, %2143, %2150 : f32
                  %2152 = arith.mulf %1960, %2141 : f32
                  %2153 = math.fma %1982, %2143, %2152 : f32
                  %2154 = arith.maxnumf %2139, %1995 fastmath<nnan> : f32
                  %2155 = arith.subf %2139, %2154 : f32
                  %2156 = wave.exp2 %2155 : f32
                  %2157 = arith.subf %1995, %2154 : f32
                  %2158 = wave.exp2 %2157 : f32
                  %2159 = arith.mulf %2145, %2156 : f32
                  %2160 = math.fma %2006, %2158, %2159 : f32
                  %2161 = arith.mulf %2147, %2156 : f32
                  %2162 = math.fma %1998, %2158, %2161 : f32
                  %2163 = arith.mulf %2149, %2156 : f32
                  %2164 = math.fma %2000, %2158, %2163 : f32
                  %2165 = arith.mulf %2151, %2156 : f32
                  %2166 = math.fma %2002, %2158, %2165 : f32
                  %2167 = arith.mulf %2153, %2156 : f32
                  %2168 = math.fma %2004, %2158, %2167 : f32
                  %2169 = arith.maxnumf %2154, %2017 fastmath<nnan> : f32
                  %2170 = arith.subf %2154, %2169 : f32
                  %2171 = wave.exp2 %2170 : f32
                  %2172 = arith.subf %2017, %2169 : f32
                  %2173 = wave.exp2 %2172 : f32
                  %2174 = arith.mulf %2160, %2171 : f32
                  %2175 = math.fma %2028, %2173, %2174 : f32
                  %2176 = arith.mulf %2162, %2171 : f32
                  %2177 = math.fma %2020, %2173, %2176 : f32
                  %2178 = arith.mulf %2164, %2171 : f32
                  %2179 = math.fma %2022, %2173, %2178 : f32
                  %2180 = arith.mulf %2166, %2171 : f32
                  %2181 = math.fma %2024, %2173, %2180 : f32
                  %2182 = arith.mulf %2168, %2171 : f32
                  %2183 = math.fma %2026, %2173, %2182 : f32
                  %2184 = arith.maxnumf %2169, %2039 fastmath<nnan> : f32
                  %2185 = arith.subf %2169, %2184 : f32
                  %2186 = wave.exp2 %2185 : f32
                  %2187 = arith.subf %2039, %2184 : f32
                  %2188 = wave.exp2 %2187 : f32
                  %2189 = arith.mulf %2175, %2186 : f32
                  %2190 = math.fma %2050, %2188, %2189 : f32
                  %2191 = arith.mulf %2177, %2186 : f32
                  %2192 = math.fma %2042, %2188, %2191 : f32
                  %2193 = arith.mulf %2179, %2186 : f32
                  %2194 = math.fma %2044, %2188, %2193 : f32
                  %2195 = arith.mulf %2181, %2186 : f32
                  %2196 = math.fma %2046, %2188, %2195 : f32
                  %2197 = arith.mulf %2183, %2186 : f32
                  %2198 = math.fma %2048, %2188, %2197 : f32
                  %2199 = arith.maxnumf %2184, %2061 fastmath<nnan> : f32
                  %2200 = arith.subf %2184, %2199 : f32
                  %2201 = wave.exp2 %2200 : f32
                  %2202 = arith.subf %2061, %2199 : f32
                  %2203 = wave.exp2 %2202 : f32
                  %2204 = arith.mulf %2190, %2201 : f32
                  %2205 = math.fma %2072, %2203, %2204 : f32
                  %2206 = arith.mulf %2192, %2201 : f32
                  %2207 = math.fma %2064, %2203, %2206 : f32
                  %2208 = arith.mulf %2194, %2201 : f32
                  %2209 = math.fma %2066, %2203, %2208 : f32
                  %2210 = arith.mulf %2196, %2201 : f32
                  %2211 = math.fma %2068, %2203, %2210 : f32
                  %2212 = arith.mulf %2198, %2201 : f32
                  %2213 = math.fma %2070, %2203, %2212 : f32
                  %2214 = arith.maxnumf %2199, %2083 fastmath<nnan> : f32
                  %2215 = arith.subf %2199, %2214 : f32
                  %2216 = wave.exp2 %2215 : f32
                  %2217 = arith.subf %2083, %2214 : f32
                  %2218 = wave.exp2 %2217 : f32
                  %2219 = arith.mulf %2205, %2216 : f32
                  %2220 = math.fma %2094, %2218, %2219 : f32
                  %2221 = arith.mulf %2207, %2216 : f32
                  %2222 = math.fma %2086, %2218, %2221 : f32
                  %2223 = arith.mulf %2209, %2216 : f32
                  %2224 = math.fma %2088, %2218, %2223 : f32
                  %2225 = arith.mulf %2211, %2216 : f32
                  %2226 = math.fma %2090, %2218, %2225 : f32
                  %2227 = arith.mulf %2213, %2216 : f32
                  %2228 = math.fma %2092, %2218, %2227 : f32
                  %2229 = arith.maxnumf %2214, %2105 fastmath<nnan> : f32
                  %2230 = arith.subf %2214, %2229 : f32
                  %2231 = wave.exp2 %2230 : f32
                  %2232 = arith.subf %2105, %2229 : f32
                  %2233 = wave.exp2 %2232 : f32
                  %2234 = arith.mulf %2220, %2231 : f32
                  %2235 = math.fma %2116, %2233, %2234 : f32
                  %2236 = arith.mulf %2222, %2231 : f32
                  %2237 = math.fma %2108, %2233, %2236 : f32
                  %2238 = arith.mulf %2224, %2231 : f32
                  %2239 = math.fma %2110, %2233, %2238 : f32
                  %2240 = arith.mulf %2226, %2231 : f32
                  %2241 = math.fma %2112, %2233, %2240 : f32
                  %2242 = arith.mulf %2228, %2231 : f32
                  %2243 = math.fma %2114, %2233, %2242 : f32
                  %2244 = arith.maxnumf %2229, %2127 fastmath<nnan> : f32
                  %2245 = arith.subf %2229, %2244 : f32
                  %2246 = wave.exp2 %2245 : f32
                  %2247 = arith.subf %2127, %2244 : f32
                  %2248 = wave.exp2 %2247 : f32
                  %2249 = arith.mulf %2235, %2246 : f32
                  %2250 = math.fma %2138, %2248, %2249 : f32
                  %2251 = arith.mulf %2237, %2246 : f32
                  %2252 = math.fma %2130, %2248, %2251 : f32
                  %2253 = arith.mulf %2239, %2246 : f32
                  %2254 = math.fma %2132, %2248, %2253 : f32
                  %2255 = arith.mulf %2241, %2246 : f32
                  %2256 = math.fma %2134, %2248, %2255 : f32
                  %2257 = arith.mulf %2243, %2246 : f32
                  %2258 = math.fma %2136, %2248, %2257 : f32
                  scf.yield %2244, %2250, %2252, %2254, %2256, %2258 : f32, f32, f32, f32, f32, f32
                }
                %2259 = arith.divf %c113, %1961#1 : f32
                %2260 = arith.addi %17, %1069 : index
                %2261 = arith.cmpi slt, %2260, %groupSize : index
                scf.if %2261 {
                  %2262 = arith.muli %15, %groupSize : index
                  %2263 = arith.addi %2262, %2260 : index
                  %2264 = arith.muli %2263, %c25 : index
                  %2265 = arith.muli %heads, %c25 : index
                  %2266 = arith.divui %1223, %c9 : index
                  %2267 = arith.muli %15, %c25 : index
                  %2268 = arith.addi %2267, %2266 : index
                  %2269 = memref.load %factors[%2268] : memref<?xf32>
                  %2270 = arith.muli %kvHeads, %c25 : index
                  %2271 = arith.addi %2268, %2270 : index
                  %2272 = memref.load %factors[%2271] : memref<?xf32>
                  %2273 = arith.mulf %1961#2, %2259 : f32
                  %2274 = math.fma %2273, %2269, %2272 : f32
                  %2275 = arith.addi %2264, %2266 : index
                  %2276 = arith.divui %24, %outTileRows : index
                  %2277 = arith.divui %2265, %c3 : index
                  %2278 = arith.muli %2276, %2277 : index
                  %2279 = arith.divui %2275, %c3 : index
                  %2280 = arith.addi %2278, %2279 : index
                  %2281 = arith.muli %2280, %c10 : index
                  %2282 = arith.remui %2275, %c3 : index
                  %2283 = arith.divui %2282, %c9 : index
                  %2284 = arith.addi %2281, %2283 : index
                  %2285 = arith.muli %outTileRows, %c9 : index
                  %2286 = arith.muli %2284, %2285 : index
                  %2287 = arith.remui %24, %outTileRows : index
                  %2288 = arith.muli %2287, %c9 : index
                  %2289 = arith.addi %2286, %2288 : index
                  %2290 = arith.remui %2275, %c9 : index
                  %2291 = arith.addi %2289, %2290 : index
                  %2292 = arith.addf %2274, %c51 : f32
                  %2293 = arith.minimumf %2292, %c115 : f32
                  %2294 = arith.maximumf %2293, %c116 : f32
                  %2295 = arith.truncf %2294 : f32 to f16
                  memref.store %2295, %out[%2291] : memref<?xf16>
                  %2296 = arith.divui %1254, %c9 : index
                  %2297 = arith.addi %2267, %2296 : index
                  %2298 = memref.load %factors[%2297] : memref<?xf32>
                  %2299 = arith.addi %2297, %2270 : index
                  %2300 = memref.load %factors[%2299] : memref<?xf32>
                  %2301 = arith.mulf %1961#3, %2259 : f32
                  %2302 = math.fma %2301, %2298, %2300 : f32
                  %2303 = arith.addi %2264, %2296 : index
                  %2304 = arith.divui %2303, %c3 : index
                  %2305 = arith.addi %2278, %2304 : index
                  %2306 = arith.muli %2305, %c10 : index
                  %2307 = arith.remui %2303, %c3 : index
                  %2308 = arith.divui %2307, %c9 : index
                  %2309 = arith.addi %2306, %2308 : index
                  %2310 = arith.muli %2309, %2285 : index
                  %2311 = arith.addi %2310, %2288 : index
                  %2312 = arith.remui %2303, %c9 : index
                  %2313 = arith.addi %2311, %2312 : index
                  %2314 = arith.addf %2302, %c51 : f32
                  %2315 = arith.minimumf %2314, %c115 : f32
                  %2316 = arith.maximumf %2315, %c116 : f32
                  %2317 = arith.truncf %2316 : f32 to f16
                  memref.store %2317, %out[%2313] : memref<?xf16>
                  %2318 = arith.divui %1510, %c9 : index
                  %2319 = arith.addi %2267, %2318 : index
                  %2320 = memref.load %factors[%2319] : memref<?xf32>
                  %2321 = arith.addi %2319, %2270 : index
                  %2322 = memref.load %factors[%2321] : memref<?xf32>
                  %2323 = arith.mulf %1961#4, %2259 : f32
                  %2324 = math.fma %2323, %2320, %2322 : f32
                  %2325 = arith.addi %2264, %2318 : index
                  %2326 = arith.divui %2325, %c3 : index
                  %2327 = arith.addi %2278, %2326 : index
                  %2328 = arith.muli %2327, %c10 : index
                  %2329 = arith.remui %2325, %c3 : index
                  %2330 = arith.divui %2329, %c9 : index
                  %2331 = arith.addi %2328, %2330 : index
                  %2332 = arith.muli %2331, %2285 : index
                  %2333 = arith.addi %2332, %2288 : index
                  %2334 = arith.remui %2325, %c9 : index
                  %2335 = arith.addi %2333, %2334 : index
                  %2336 = arith.addf %2324, %c51 : f32
                  %2337 = arith.minimumf %2336, %c115 : f32
                  %2338 = arith.maximumf %2337, %c116 : f32
                  %2339 = arith.truncf %2338 : f32 to f16
                  memref.store %2339, %out[%2335] : memref<?xf16>
                  %2340 = arith.divui %1512, %c9 : index
                  %2341 = arith.addi %2267, %2340 : index
                  %2342 = memref.load %factors[%2341] : memref<?xf32>
                  %2343 = arith.addi %2341, %2270 : index
                  %2344 = memref.load %factors[%2343] : memref<?xf32>
                  %2345 = arith.mulf %1961#5, %2259 : f32
                  %2346 = math.fma %2345, %2342, %2344 : f32
                  %2347 = arith.addi %2264, %2340 : index
                  %2348 = arith.divui %2347, %c3 : index
                  %2349 = arith.addi %2278, %2348 : index
                  %2350 = arith.muli %2349, %c10 : index
                  %2351 = arith.remui %2347, %c3 : index
                  %2352 = arith.divui %2351, %c9 : index
                  %2353 = arith.addi %2350, %2352 : index
                  %2354 = arith.muli %2353, %2285 : index
                  %2355 = arith.addi %2354, %2288 : index
                  %2356 = arith.remui %2347, %c9 : index
                  %2357 = arith.addi %2355, %2356 : index
                  %2358 = arith.addf %2346, %c51 : f32
                  %2359 = arith.minimumf %2358, %c115 : f32
                  %2360 = arith.maximumf %2359, %c116 : f32
                  %2361 = arith.truncf %2360 : f32 to f16
                  memref.store %2361, %out[%2357] : memref<?xf16>
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
