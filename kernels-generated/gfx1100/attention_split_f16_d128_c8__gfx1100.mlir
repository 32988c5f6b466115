// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c119 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c121 = arith.constant 0x477FE000 : f32
  %c122 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c125 = arith.constant 1056 : index
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
        %49 = arith.divui %47, %c22 : index
        %50 = arith.remui %47, %c22 : index
        %51 = arith.muli %50, %c12 : index
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
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c25 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %67, %c23 : index
        %69 = arith.addi %66, %68 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %67, %c12 : index
        %72 = arith.addi %66, %71 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %67, %c3 : index
        %75 = arith.addi %66, %74 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %67, %c26 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c22 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c27 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c28 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c29 : index
        %90 = arith.addi %66, %89 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %67, %c30 : index
        %93 = arith.addi %66, %92 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %67, %c31 : index
        %96 = arith.addi %66, %95 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %67, %c32 : index
        %99 = arith.addi %66, %98 : index
        %100 = vector.load %5[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %67, %c33 : index
        %102 = arith.addi %66, %101 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %67, %c34 : index
        %105 = arith.addi %66, %104 : index
        %106 = vector.load %5[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %107 = arith.addi %67, %c35 : index
        %108 = arith.addi %66, %107 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %67, %c36 : index
        %111 = arith.addi %66, %110 : index
        %112 = vector.load %5[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.addi %67, %c37 : index
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
        %157 = arith.shrui %156, %c38 : i32
        %158 = arith.maxsi %157, %c39 : i32
        %159 = arith.minsi %158, %c40 : i32
        %160 = arith.subi %c41, %159 : i32
        %161 = arith.shli %160, %c38 : i32
        %162 = arith.bitcast %161 : i32 to f32
        %163 = arith.subi %159, %c42 : i32
        %164 = arith.shli %163, %c38 : i32
        %165 = arith.bitcast %164 : i32 to f32
        %166 = vector.broadcast %162 : f32 to vector<4xf32>
        %167 = arith.muli %1, %c9 : index
        %168 = arith.muli %2, %c24 : index
        %169 = arith.addi %167, %168 : index
        %170 = arith.mulf %70, %166 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = arith.mulf %73, %166 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %175 = arith.addi %169, %c23 : index
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
        %187 = arith.addi %169, %c43 : index
        vector.store %186, %4[%187] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %188 = arith.mulf %88, %166 : vector<4xf32>
        %189 = arith.truncf %188 : vector<4xf32> to vector<4xf16>
        %190 = arith.mulf %91, %166 : vector<4xf32>
        %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
        %192 = vector.shuffle %189, %191 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %193 = arith.addi %169, %c44 : index
        vector.store %192, %4[%193] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %194 = arith.mulf %94, %166 : vector<4xf32>
        %195 = arith.truncf %194 : vector<4xf32> to vector<4xf16>
        %196 = arith.mulf %97, %166 : vector<4xf32>
        %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
        %198 = vector.shuffle %195, %197 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %199 = arith.addi %169, %c45 : index
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
        %220 = arith.muli %219, %c20 : i32
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
          %231 = arith.divui %223, %c18 : i32
          %232 = arith.addi %231, %c55 : i32
          %233 = arith.minsi %232, %40 : i32
          %234 = arith.index_castui %233 : i32 to index
          %235 = arith.addi %32, %234 : index
          %236 = memref.load %step[%235] : memref<?xi32>
          %237 = arith.index_cast %236 : i32 to index
          %238 = arith.muli %237, %33 : index
          %239 = arith.addi %238, %34 : index
          %240 = arith.addi %231, %c17 : i32
          %241 = arith.minsi %240, %40 : i32
          %242 = arith.index_castui %241 : i32 to index
          %243 = arith.addi %32, %242 : index
          %244 = memref.load %step[%243] : memref<?xi32>
          %245 = arith.index_cast %244 : i32 to index
          %246 = arith.muli %245, %33 : index
          %247 = arith.addi %246, %34 : index
          %248 = arith.addi %239, %35 : index
          %249 = arith.addi %248, %c23 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %248, %c30 : index
          %252 = vector.load %kv[%251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %253 = arith.addi %247, %35 : index
          %254 = arith.addi %253, %c23 : index
          %255 = vector.load %kv[%254] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %256 = arith.addi %253, %c30 : index
          %257 = vector.load %kv[%256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %258 = arith.addi %248, %c24 : index
          %259 = vector.load %kv[%258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %260 = arith.addi %248, %c56 : index
          %261 = vector.load %kv[%260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %262 = arith.addi %253, %c24 : index
          %263 = vector.load %kv[%262] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %264 = arith.addi %253, %c56 : index
          %265 = vector.load %kv[%264] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %285:18 = scf.for %266 = %c55 to %230 step %c17 iter_args(%267 = %250, %268 = %252, %269 = %255, %270 = %257, %271 = %259, %272 = %261, %273 = %263, %274 = %265, %275 = %c50, %276 = %c51, %277 = %c52, %278 = %c52, %279 = %c52, %280 = %c52, %281 = %c52, %282 = %c52, %283 = %c52, %284 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %286 = arith.muli %266, %c54 : i32
            %287 = arith.addi %223, %286 : i32
            %288 = arith.addi %287, %c54 : i32
            %289 = arith.divui %287, %c18 : i32
            %290 = arith.addi %289, %c55 : i32
            %291 = arith.minsi %290, %40 : i32
            %292 = arith.index_castui %291 : i32 to index
            %293 = arith.addi %32, %292 : index
            %294 = memref.load %step[%293] : memref<?xi32>
            %295 = arith.index_cast %294 : i32 to index
            %296 = arith.muli %295, %33 : index
            %297 = arith.addi %296, %34 : index
            %298 = arith.addi %289, %c17 : i32
            %299 = arith.minsi %298, %40 : i32
            %300 = arith.index_castui %299 : i32 to index
            %301 = arith.addi %32, %300 : index
            %302 = memref.load %step[%301] : memref<?xi32>
            %303 = arith.index_cast %302 : i32 to index
            %304 = arith.muli %303, %33 : index
            %305 = arith.addi %304, %34 : index
            %306 = arith.divui %288, %c18 : i32
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
            %323 = wave.opaque %c23 : index
            %324 = arith.muli %1, %c9 : index
            %325 = arith.addi %323, %324 : index
            %326 = arith.addi %297, %35 : index
            %327 = arith.addi %326, %c7 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %326, %c57 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %331 = arith.addi %305, %35 : index
            %332 = arith.addi %331, %c7 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %331, %c57 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %336 = vector.shuffle %267, %268 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %337 = vector.bitcast %336 : vector<8xi32> to vector<16xf16>
            %338 = vector.shuffle %269, %270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %339 = vector.bitcast %338 : vector<8xi32> to vector<16xf16>
            %340 = arith.addi %325, %c23 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = arith.addi %340, %c24 : index
            %343 = vector.load %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %345 = wave.mma %337, %344, %c52 : vector<16xf16>, vector<8xf32>
            %346 = wave.mma %339, %344, %c52 : vector<16xf16>, vector<8xf32>
            %347 = arith.addi %326, %c58 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %326, %c59 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %351 = arith.addi %331, %c58 : index
            %352 = vector.load %kv[%351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %353 = arith.addi %331, %c59 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %355 = vector.shuffle %271, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %356 = vector.bitcast %355 : vector<8xi32> to vector<16xf16>
            %357 = vector.shuffle %273, %274 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %358 = vector.bitcast %357 : vector<8xi32> to vector<16xf16>
            %359 = arith.addi %325, %c7 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = arith.addi %359, %c24 : index
            %362 = vector.load %4[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %364 = wave.mma %356, %363, %345 : vector<16xf16>, vector<8xf32>
            %365 = wave.mma %358, %363, %346 : vector<16xf16>, vector<8xf32>
            %366 = arith.addi %326, %c43 : index
            %367 = vector.load %kv[%366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %368 = arith.addi %326, %c60 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %370 = arith.addi %331, %c43 : index
            %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %372 = arith.addi %331, %c60 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %374 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %375 = vector.bitcast %374 : vector<8xi32> to vector<16xf16>
            %376 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %377 = vector.bitcast %376 : vector<8xi32> to vector<16xf16>
            %378 = arith.addi %325, %c43 : index
            %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %380 = arith.addi %378, %c24 : index
            %381 = vector.load %4[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %383 = wave.mma %375, %382, %364 : vector<16xf16>, vector<8xf32>
            %384 = wave.mma %377, %382, %365 : vector<16xf16>, vector<8xf32>
            %385 = arith.addi %326, %c61 : index
            %386 = vector.load %kv[%385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387 = arith.addi %326, %c62 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %389 = arith.addi %331, %c61 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %331, %c62 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %393 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %394 = vector.bitcast %393 : vector<8xi32> to vector<16xf16>
            %395 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %396 = vector.bitcast %395 : vector<8xi32> to vector<16xf16>
            %397 = arith.addi %325, %c44 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = arith.addi %397, %c24 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %402 = wave.mma %394, %401, %383 : vector<16xf16>, vector<8xf32>
            %403 = wave.mma %396, %401, %384 : vector<16xf16>, vector<8xf32>
            %404 = arith.addi %326, %c44 : index
            %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %406 = arith.addi %326, %c63 : index
            %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.addi %331, %c44 : index
            %409 = vector.load %kv[%408] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %410 = arith.addi %331, %c63 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %412 = vector.shuffle %367, %369 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %413 = vector.bitcast %412 : vector<8xi32> to vector<16xf16>
            %414 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %415 = vector.bitcast %414 : vector<8xi32> to vector<16xf16>
            %416 = arith.addi %325, %c45 : index
            %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %418 = arith.addi %416, %c24 : index
            %419 = vector.load %4[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %421 = wave.mma %413, %420, %402 : vector<16xf16>, vector<8xf32>
            %422 = wave.mma %415, %420, %403 : vector<16xf16>, vector<8xf32>
            %423 = arith.addi %326, %c64 : index
            %424 = vector.load %kv[%423] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %425 = arith.addi %326, %c65 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = arith.addi %331, %c64 : index
            %428 = vector.load %kv[%427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %429 = arith.addi %331, %c65 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %431 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %432 = vector.bitcast %431 : vector<8xi32> to vector<16xf16>
            %433 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %434 = vector.bitcast %433 : vector<8xi32> to vector<16xf16>
            %435 = arith.addi %325, %c46 : index
            %436 = vector.load %4[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %437 = arith.addi %435, %c24 : index
            %438 = vector.load %4[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %439 = vector.shuffle %436, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %440 = wave.mma %432, %439, %421 : vector<16xf16>, vector<8xf32>
            %441 = wave.mma %434, %439, %422 : vector<16xf16>, vector<8xf32>
            %442 = arith.addi %326, %c45 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %444 = arith.addi %326, %c66 : index
            %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %446 = arith.addi %331, %c45 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %448 = arith.addi %331, %c66 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %450 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %451 = vector.bitcast %450 : vector<8xi32> to vector<16xf16>
            %452 = vector.shuffle %409, %411 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %453 = vector.bitcast %452 : vector<8xi32> to vector<16xf16>
            %454 = arith.addi %325, %c47 : index
            %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %456 = arith.addi %454, %c24 : index
            %457 = vector.load %4[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %459 = wave.mma %451, %458, %440 : vector<16xf16>, vector<8xf32>
            %460 = wave.mma %453, %458, %441 : vector<16xf16>, vector<8xf32>
            %461 = arith.addi %326, %c67 : index
            %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %463 = arith.addi %326, %c68 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %465 = arith.addi %331, %c67 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %467 = arith.addi %331, %c68 : index
            %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %469 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %470 = vector.bitcast %469 : vector<8xi32> to vector<16xf16>
            %471 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
            %473 = arith.addi %325, %c48 : index
            %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %475 = arith.addi %473, %c24 : index
            %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %478 = wave.mma %470, %477, %459 : vector<16xf16>, vector<8xf32>
            %479 = wave.mma %472, %477, %460 : vector<16xf16>, vector<8xf32>
            %480 = arith.addi %326, %c46 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %482 = arith.addi %326, %c69 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %484 = arith.addi %331, %c46 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %486 = arith.addi %331, %c69 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %488 = wave.opaque %478 : vector<8xf32>
            %489 = wave.opaque %479 : vector<8xf32>
            %490 = wave.opaque %288 : i32
            %491 = arith.cmpi sgt, %490, %225 : i32
            %492:2 = scf.if %491 -> (vector<8xf32>, vector<8xf32>) {
              %493 = arith.index_cast %2 : index to i32
              %494 = arith.addi %287, %493 : i32
              %495 = arith.subi %38, %494 : i32
              %496 = arith.subi %495, %c55 : i32
              %497 = vector.broadcast %496 : i32 to vector<8xi32>
              %498 = arith.cmpi sgt, %497, %c71 : vector<8xi32>
              %499 = arith.select %498, %488, %c70 : vector<8xi1>, vector<8xf32>
              %500 = arith.subi %495, %c18 : i32
              %501 = vector.broadcast %500 : i32 to vector<8xi32>
              %502 = arith.cmpi sgt, %501, %c71 : vector<8xi32>
              %503 = arith.select %502, %489, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %499, %503 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %488, %489 : vector<8xf32>, vector<8xf32>
            }
            %504 = vector.extract %492#0[0] : f32 from vector<8xf32>
            %505 = vector.extract %492#0[1] : f32 from vector<8xf32>
            %506 = vector.extract %492#0[2] : f32 from vector<8xf32>
            %507 = vector.extract %492#0[3] : f32 from vector<8xf32>
            %508 = vector.extract %492#0[4] : f32 from vector<8xf32>
            %509 = vector.extract %492#0[5] : f32 from vector<8xf32>
            %510 = vector.extract %492#0[6] : f32 from vector<8xf32>
            %511 = vector.extract %492#0[7] : f32 from vector<8xf32>
            %512 = vector.extract %492#1[0] : f32 from vector<8xf32>
            %513 = vector.extract %492#1[1] : f32 from vector<8xf32>
            %514 = vector.extract %492#1[2] : f32 from vector<8xf32>
            %515 = vector.extract %492#1[3] : f32 from vector<8xf32>
            %516 = vector.extract %492#1[4] : f32 from vector<8xf32>
            %517 = vector.extract %492#1[5] : f32 from vector<8xf32>
            %518 = vector.extract %492#1[6] : f32 from vector<8xf32>
            %519 = vector.extract %492#1[7] : f32 from vector<8xf32>
            %520 = arith.maxnumf %504, %505 fastmath<nnan> : f32
            %521 = arith.maxnumf %520, %506 fastmath<nnan> : f32
            %522 = arith.maxnumf %521, %507 fastmath<nnan> : f32
            %523 = arith.maxnumf %522, %508 fastmath<nnan> : f32
            %524 = arith.maxnumf %523, %509 fastmath<nnan> : f32
            %525 = arith.maxnumf %524, %510 fastmath<nnan> : f32
            %526 = arith.maxnumf %525, %511 fastmath<nnan> : f32
            %527 = arith.maxnumf %526, %512 fastmath<nnan> : f32
            %528 = arith.maxnumf %527, %513 fastmath<nnan> : f32
            %529 = arith.maxnumf %528, %514 fastmath<nnan> : f32
            %530 = arith.maxnumf %529, %515 fastmath<nnan> : f32
            %531 = arith.maxnumf %530, %516 fastmath<nnan> : f32
            %532 = arith.maxnumf %531, %517 fastmath<nnan> : f32
            %533 = arith.maxnumf %532, %518 fastmath<nnan> : f32
            %534 = arith.maxnumf %533, %519 fastmath<nnan> : f32
            %535 = wave.swap_halves %534 : f32
            %536 = arith.maxnumf %534, %535 fastmath<nnan> : f32
            %537 = arith.mulf %536, %218 : f32
            %538 = arith.addf %275, %c72 : f32
            %539 = arith.cmpf ogt, %537, %538 : f32
            %540:10 = scf.if %539 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %541 = arith.subf %275, %537 : f32
              %542 = wave.exp2 %541 : f32
              %543 = vector.broadcast %542 : f32 to vector<8xf32>
              %544 = arith.mulf %276, %542 : f32
              %545 = arith.mulf %277, %543 : vector<8xf32>
              %546 = arith.mulf %278, %543 : vector<8xf32>
              %547 = arith.mulf %279, %543 : vector<8xf32>
              %548 = arith.mulf %280, %543 : vector<8xf32>
              %549 = arith.mulf %281, %543 : vector<8xf32>
              %550 = arith.mulf %282, %543 : vector<8xf32>
              %551 = arith.mulf %283, %543 : vector<8xf32>
              %552 = arith.mulf %284, %543 : vector<8xf32>
              scf.yield %537, %544, %545, %546, %547, %548, %549, %550, %551, %552 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %275, %276, %277, %278, %279, %280, %281, %282, %283, %284 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %553 = vector.broadcast %218 : f32 to vector<8xf32>
            %554 = arith.subf %c73, %540#0 : f32
            %555 = vector.broadcast %554 : f32 to vector<8xf32>
            %556 = math.fma %492#0, %553, %555 : vector<8xf32>
            %557 = wave.exp2 %556 : vector<8xf32>
            %558 = math.fma %492#1, %553, %555 : vector<8xf32>
            %559 = wave.exp2 %558 : vector<8xf32>
            %560 = arith.truncf %557 : vector<8xf32> to vector<8xf16>
            %561 = vector.bitcast %560 : vector<8xf16> to vector<4xi32>
            %562 = wave.swap_halves %561 : vector<4xi32>
            %563 = arith.select %3, %562, %561 : vector<4xi32>
            %564 = arith.select %3, %561, %562 : vector<4xi32>
            %565 = vector.shuffle %563, %564 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %566 = vector.bitcast %565 : vector<8xi32> to vector<16xf16>
            %567 = arith.truncf %559 : vector<8xf32> to vector<8xf16>
            %568 = vector.bitcast %567 : vector<8xf16> to vector<4xi32>
            %569 = wave.swap_halves %568 : vector<4xi32>
            %570 = arith.select %3, %569, %568 : vector<4xi32>
            %571 = arith.select %3, %568, %569 : vector<4xi32>
            %572 = vector.shuffle %570, %571 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %573 = vector.bitcast %572 : vector<8xi32> to vector<16xf16>
            %574 = arith.addf %557, %559 : vector<8xf32>
            %575 = vector.extract %574[0] : f32 from vector<8xf32>
            %576 = vector.extract %574[1] : f32 from vector<8xf32>
            %577 = vector.extract %574[2] : f32 from vector<8xf32>
            %578 = vector.extract %574[3] : f32 from vector<8xf32>
            %579 = vector.extract %574[4] : f32 from vector<8xf32>
            %580 = vector.extract %574[5] : f32 from vector<8xf32>
            %581 = vector.extract %574[6] : f32 from vector<8xf32>
            %582 = vector.extract %574[7] : f32 from vector<8xf32>
            %583 = arith.addf %575, %579 : f32
            %584 = arith.addf %576, %580 : f32
            %585 = arith.addf %577, %581 : f32
            %586 = arith.addf %578, %582 : f32
            %587 = arith.addf %583, %585 : f32
            %588 = arith.addf %584, %586 : f32
            %589 = arith.addf %587, %588 : f32
            %590 = arith.addf %540#1, %589 : f32
            %591 = wave.opaque %590 : f32
            %592 = wave.opaque %288 : i32
            %593 = arith.cmpi sgt, %592, %225 : i32
            %594:4 = scf.if %593 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %595 = arith.subi %225, %287 : i32
              %596 = arith.subi %595, %c55 : i32
              %597 = arith.minsi %596, %c18 : i32
              %598 = arith.maxsi %597, %c55 : i32
              %599 = arith.cmpi sgt, %598, %c55 : i32
              %600 = arith.select %599, %c75, %c55 : i32
              %601 = arith.ori %c55, %600 : i32
              %602 = arith.cmpi sgt, %598, %c17 : i32
              %603 = arith.select %602, %c75, %c55 : i32
              %604 = arith.ori %c55, %603 : i32
              %605 = arith.cmpi sgt, %598, %c76 : i32
              %606 = arith.select %605, %c77, %c55 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %598, %c78 : i32
              %609 = arith.select %608, %c77, %c55 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %598, %c79 : i32
              %612 = arith.select %611, %c75, %c55 : i32
              %613 = arith.ori %c55, %612 : i32
              %614 = arith.cmpi sgt, %598, %c80 : i32
              %615 = arith.select %614, %c75, %c55 : i32
              %616 = arith.ori %c55, %615 : i32
              %617 = arith.cmpi sgt, %598, %c81 : i32
              %618 = arith.select %617, %c77, %c55 : i32
              %619 = arith.ori %613, %618 : i32
              %620 = arith.cmpi sgt, %598, %c82 : i32
              %621 = arith.select %620, %c77, %c55 : i32
              %622 = arith.ori %616, %621 : i32
              %623 = arith.cmpi sgt, %598, %c83 : i32
              %624 = arith.select %623, %c75, %c55 : i32
              %625 = arith.ori %c55, %624 : i32
              %626 = arith.cmpi sgt, %598, %c84 : i32
              %627 = arith.select %626, %c75, %c55 : i32
              %628 = arith.ori %c55, %627 : i32
              %629 = arith.cmpi sgt, %598, %c85 : i32
              %630 = arith.select %629, %c77, %c55 : i32
              %631 = arith.ori %625, %630 : i32
              %632 = arith.cmpi sgt, %598, %c86 : i32
              %633 = arith.select %632, %c77, %c55 : i32
              %634 = arith.ori %628, %633 : i32
              %635 = arith.cmpi sgt, %598, %c87 : i32
              %636 = arith.select %635, %c75, %c55 : i32
              %637 = arith.ori %c55, %636 : i32
              %638 = arith.cmpi sgt, %598, %c88 : i32
              %639 = arith.select %638, %c75, %c55 : i32
              %640 = arith.ori %c55, %639 : i32
              %641 = arith.cmpi sgt, %598, %c42 : i32
              %642 = arith.select %641, %c77, %c55 : i32
              %643 = arith.ori %637, %642 : i32
              %644 = arith.cmpi sgt, %598, %c89 : i32
              %645 = arith.select %644, %c77, %c55 : i32
              %646 = arith.ori %640, %645 : i32
              %647 = vector.from_elements %607, %619, %631, %643 : vector<4xi32>
              %648 = vector.from_elements %610, %622, %634, %646 : vector<4xi32>
              %649 = arith.subi %595, %c18 : i32
              %650 = arith.minsi %649, %c18 : i32
              %651 = arith.maxsi %650, %c55 : i32
              %652 = arith.cmpi sgt, %651, %c55 : i32
              %653 = arith.select %652, %c75, %c55 : i32
              %654 = arith.ori %c55, %653 : i32
              %655 = arith.cmpi sgt, %651, %c17 : i32
              %656 = arith.select %655, %c75, %c55 : i32
              %657 = arith.ori %c55, %656 : i32
              %658 = arith.cmpi sgt, %651, %c76 : i32
              %659 = arith.select %658, %c77, %c55 : i32
              %660 = arith.ori %654, %659 : i32
              %661 = arith.cmpi sgt, %651, %c78 : i32
              %662 = arith.select %661, %c77, %c55 : i32
              %663 = arith.ori %657, %662 : i32
              %664 = arith.cmpi sgt, %651, %c79 : i32
              %665 = arith.select %664, %c75, %c55 : i32
              %666 = arith.ori %c55, %665 : i32
              %667 = arith.cmpi sgt, %651, %c80 : i32
              %668 = arith.select %667, %c75, %c55 : i32
              %669 = arith.ori %c55, %668 : i32
              %670 = arith.cmpi sgt, %651, %c81 : i32
              %671 = arith.select %670, %c77, %c55 : i32
              %672 = arith.ori %666, %671 : i32
              %673 = arith.cmpi sgt, %651, %c82 : i32
              %674 = arith.select %673, %c77, %c55 : i32
              %675 = arith.ori %669, %674 : i32
              %676 = arith.cmpi sgt, %651, %c83 : i32
              %677 = arith.select %676, %c75, %c55 : i32
              %678 = arith.ori %c55, %677 : i32
              %679 = arith.cmpi sgt, %651, %c84 : i32
              %680 = arith.select %679, %c75, %c55 : i32
              %681 = arith.ori %c55, %680 : i32
              %682 = arith.cmpi sgt, %651, %c85 : i32
              %683 = arith.select %682, %c77, %c55 : i32
              %684 = arith.ori %678, %683 : i32
              %685 = arith.cmpi sgt, %651, %c86 : i32
              %686 = arith.select %685, %c77, %c55 : i32
              %687 = arith.ori %681, %686 : i32
              %688 = arith.cmpi sgt, %651, %c87 : i32
              %689 = arith.select %688, %c75, %c55 : i32
              %690 = arith.ori %c55, %689 : i32
              %691 = arith.cmpi sgt, %651, %c88 : i32
              %692 = arith.select %691, %c75, %c55 : i32
              %693 = arith.ori %c55, %692 : i32
              %694 = arith.cmpi sgt, %651, %c42 : i32
              %695 = arith.select %694, %c77, %c55 : i32
              %696 = arith.ori %690, %695 : i32
              %697 = arith.cmpi sgt, %651, %c89 : i32
              %698 = arith.select %697, %c77, %c55 : i32
              %699 = arith.ori %693, %698 : i32
              %700 = vector.from_elements %660, %672, %684, %696 : vector<4xi32>
              %701 = vector.from_elements %663, %675, %687, %699 : vector<4xi32>
              scf.yield %647, %648, %700, %701 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %702 = wave.opaque %288 : i32
            %703 = arith.cmpi sgt, %702, %225 : i32
            %704:4 = scf.if %703 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %705 = arith.andi %443, %594#0 : vector<4xi32>
              %706 = arith.andi %445, %594#1 : vector<4xi32>
              %707 = arith.andi %447, %594#2 : vector<4xi32>
              %708 = arith.andi %449, %594#3 : vector<4xi32>
              scf.yield %705, %706, %707, %708 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %443, %445, %447, %449 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %709 = vector.shuffle %704#0, %704#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
            %711 = wave.mma %710, %566, %540#2 : vector<16xf16>, vector<8xf32>
            %712 = vector.shuffle %704#2, %704#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %713 = vector.bitcast %712 : vector<8xi32> to vector<16xf16>
            %714 = wave.mma %713, %573, %711 : vector<16xf16>, vector<8xf32>
            %715 = wave.opaque %714 : vector<8xf32>
            %716 = arith.addi %326, %c90 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %718 = arith.addi %326, %c91 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %720 = arith.addi %331, %c90 : index
            %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %722 = arith.addi %331, %c91 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %724 = wave.opaque %288 : i32
            %725 = arith.cmpi sgt, %724, %225 : i32
            %726:4 = scf.if %725 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %727 = arith.andi %462, %594#0 : vector<4xi32>
              %728 = arith.andi %464, %594#1 : vector<4xi32>
              %729 = arith.andi %466, %594#2 : vector<4xi32>
              %730 = arith.andi %468, %594#3 : vector<4xi32>
              scf.yield %727, %728, %729, %730 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %462, %464, %466, %468 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %731 = vector.shuffle %726#0, %726#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %732 = vector.bitcast %731 : vector<8xi32> to vector<16xf16>
            %733 = wave.mma %732, %566, %540#3 : vector<16xf16>, vector<8xf32>
            %734 = vector.shuffle %726#2, %726#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %735 = vector.bitcast %734 : vector<8xi32> to vector<16xf16>
            %736 = wave.mma %735, %573, %733 : vector<16xf16>, vector<8xf32>
            %737 = wave.opaque %736 : vector<8xf32>
            %738 = arith.addi %326, %c47 : index
            %739 = vector.load %kv[%738] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %740 = arith.addi %326, %c92 : index
            %741 = vector.load %kv[%740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %742 = arith.addi %331, %c47 : index
            %743 = vector.load %kv[%742] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %744 = arith.addi %331, %c92 : index
            %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %746 = wave.opaque %288 : i32
            %747 = arith.cmpi sgt, %746, %225 : i32
            %748:4 = scf.if %747 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %749 = arith.andi %481, %594#0 : vector<4xi32>
              %750 = arith.andi %483, %594#1 : vector<4xi32>
              %751 = arith.andi %485, %594#2 : vector<4xi32>
              %752 = arith.andi %487, %594#3 : vector<4xi32>
              scf.yield %749, %750, %751, %752 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %481, %483, %485, %487 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %753 = vector.shuffle %748#0, %748#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %754 = vector.bitcast %753 : vector<8xi32> to vector<16xf16>
            %755 = wave.mma %754, %566, %540#4 : vector<16xf16>, vector<8xf32>
            %756 = vector.shuffle %748#2, %748#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %757 = vector.bitcast %756 : vector<8xi32> to vector<16xf16>
            %758 = wave.mma %757, %573, %755 : vector<16xf16>, vector<8xf32>
            %759 = wave.opaque %758 : vector<8xf32>
            %760 = arith.addi %326, %c93 : index
            %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %762 = arith.addi %326, %c94 : index
            %763 = vector.load %kv[%762] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %764 = arith.addi %331, %c93 : index
            %765 = vector.load %kv[%764] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %766 = arith.addi %331, %c94 : index
            %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %768 = wave.opaque %288 : i32
            %769 = arith.cmpi sgt, %768, %225 : i32
            %770:4 = scf.if %769 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %771 = arith.andi %717, %594#0 : vector<4xi32>
              %772 = arith.andi %719, %594#1 : vector<4xi32>
              %773 = arith.andi %721, %594#2 : vector<4xi32>
              %774 = arith.andi %723, %594#3 : vector<4xi32>
              scf.yield %771, %772, %773, %774 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %717, %719, %721, %723 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %775 = vector.shuffle %770#0, %770#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %776 = vector.bitcast %775 : vector<8xi32> to vector<16xf16>
            %777 = wave.mma %776, %566, %540#5 : vector<16xf16>, vector<8xf32>
            %778 = vector.shuffle %770#2, %770#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %779 = vector.bitcast %778 : vector<8xi32> to vector<16xf16>
            %780 = wave.mma %779, %573, %777 : vector<16xf16>, vector<8xf32>
            %781 = wave.opaque %780 : vector<8xf32>
            %782 = arith.addi %326, %c48 : index
            %783 = vector.load %kv[%782] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %784 = arith.addi %326, %c95 : index
            %785 = vector.load %kv[%784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %786 = arith.addi %331, %c48 : index
            %787 = vector.load %kv[%786] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %788 = arith.addi %331, %c95 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %790 = wave.opaque %288 : i32
            %791 = arith.cmpi sgt, %790, %225 : i32
            %792:4 = scf.if %791 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %793 = arith.andi %739, %594#0 : vector<4xi32>
              %794 = arith.andi %741, %594#1 : vector<4xi32>
              %795 = arith.andi %743, %594#2 : vector<4xi32>
              %796 = arith.andi %745, %594#3 : vector<4xi32>
              scf.yield %793, %794, %795, %796 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %739, %741, %743, %745 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %797 = vector.shuffle %792#0, %792#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %798 = vector.bitcast %797 : vector<8xi32> to vector<16xf16>
            %799 = wave.mma %798, %566, %540#6 : vector<16xf16>, vector<8xf32>
            %800 = vector.shuffle %792#2, %792#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %801 = vector.bitcast %800 : vector<8xi32> to vector<16xf16>
            %802 = wave.mma %801, %573, %799 : vector<16xf16>, vector<8xf32>
            %803 = wave.opaque %802 : vector<8xf32>
            %804 = arith.addi %326, %c96 : index
            %805 = vector.load %kv[%804] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %806 = arith.addi %326, %c97 : index
            %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %808 = arith.addi %331, %c96 : index
            %809 = vector.load %kv[%808] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %810 = arith.addi %331, %c97 : index
            %811 = vector.load %kv[%810] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %812 = wave.opaque %288 : i32
            %813 = arith.cmpi sgt, %812, %225 : i32
            %814:4 = scf.if %813 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %815 = arith.andi %761, %594#0 : vector<4xi32>
              %816 = arith.andi %763, %594#1 : vector<4xi32>
              %817 = arith.andi %765, %594#2 : vector<4xi32>
              %818 = arith.andi %767, %594#3 : vector<4xi32>
              scf.yield %815, %816, %817, %818 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %761, %763, %765, %767 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %819 = vector.shuffle %814#0, %814#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %820 = vector.bitcast %819 : vector<8xi32> to vector<16xf16>
            %821 = wave.mma %820, %566, %540#7 : vector<16xf16>, vector<8xf32>
            %822 = vector.shuffle %814#2, %814#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %823 = vector.bitcast %822 : vector<8xi32> to vector<16xf16>
            %824 = wave.mma %823, %573, %821 : vector<16xf16>, vector<8xf32>
            %825 = wave.opaque %824 : vector<8xf32>
            wave.pin
            %826 = wave.opaque %288 : i32
            %827 = arith.cmpi sgt, %826, %225 : i32
            %828:4 = scf.if %827 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %829 = arith.andi %783, %594#0 : vector<4xi32>
              %830 = arith.andi %785, %594#1 : vector<4xi32>
              %831 = arith.andi %787, %594#2 : vector<4xi32>
              %832 = arith.andi %789, %594#3 : vector<4xi32>
              scf.yield %829, %830, %831, %832 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %783, %785, %787, %789 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %833 = vector.shuffle %828#0, %828#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %834 = vector.bitcast %833 : vector<8xi32> to vector<16xf16>
            %835 = wave.mma %834, %566, %540#8 : vector<16xf16>, vector<8xf32>
            %836 = vector.shuffle %828#2, %828#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %837 = vector.bitcast %836 : vector<8xi32> to vector<16xf16>
            %838 = wave.mma %837, %573, %835 : vector<16xf16>, vector<8xf32>
            %839 = wave.opaque %838 : vector<8xf32>
            wave.pin
            %840 = wave.opaque %288 : i32
            %841 = arith.cmpi slt, %840, %225 : i32
            %842:4 = scf.if %841 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %843 = arith.addi %314, %35 : index
              %844 = arith.addi %843, %c23 : index
              %845 = vector.load %kv[%844] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %846 = arith.addi %843, %c30 : index
              %847 = vector.load %kv[%846] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %848 = arith.addi %322, %35 : index
              %849 = arith.addi %848, %c23 : index
              %850 = vector.load %kv[%849] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %851 = arith.addi %848, %c30 : index
              %852 = vector.load %kv[%851] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %845, %847, %850, %852 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %828#0, %828#1, %828#2, %828#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %853 = wave.opaque %288 : i32
            %854 = arith.cmpi sgt, %853, %225 : i32
            %855:4 = scf.if %854 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %856 = arith.andi %805, %594#0 : vector<4xi32>
              %857 = arith.andi %807, %594#1 : vector<4xi32>
              %858 = arith.andi %809, %594#2 : vector<4xi32>
              %859 = arith.andi %811, %594#3 : vector<4xi32>
              scf.yield %856, %857, %858, %859 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %805, %807, %809, %811 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %860 = vector.shuffle %855#0, %855#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %861 = vector.bitcast %860 : vector<8xi32> to vector<16xf16>
            %862 = wave.mma %861, %566, %540#9 : vector<16xf16>, vector<8xf32>
            %863 = vector.shuffle %855#2, %855#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %864 = vector.bitcast %863 : vector<8xi32> to vector<16xf16>
            %865 = wave.mma %864, %573, %862 : vector<16xf16>, vector<8xf32>
            %866 = wave.opaque %865 : vector<8xf32>
            wave.pin
            %867 = wave.opaque %288 : i32
            %868 = arith.cmpi slt, %867, %225 : i32
            %869:4 = scf.if %868 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %870 = arith.addi %314, %35 : index
              %871 = arith.addi %870, %c24 : index
              %872 = vector.load %kv[%871] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %873 = arith.addi %870, %c56 : index
              %874 = vector.load %kv[%873] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %875 = arith.addi %322, %35 : index
              %876 = arith.addi %875, %c24 : index
              %877 = vector.load %kv[%876] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %878 = arith.addi %875, %c56 : index
              %879 = vector.load %kv[%878] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %872, %874, %877, %879 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %855#0, %855#1, %855#2, %855#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %842#0, %842#1, %842#2, %842#3, %869#0, %869#1, %869#2, %869#3, %540#0, %591, %715, %737, %759, %781, %803, %825, %839, %866 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %880 = wave.swap_halves %285#9 : f32
          %881 = arith.addf %285#9, %880 : f32
          scf.yield %285#8, %881, %285#10, %285#11, %285#12, %285#13, %285#14, %285#15, %285#16, %285#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %882 = wave.opaque %c23 : index
        %883 = arith.addi %46, %882 : index
        %884 = arith.remui %0, %c9 : index
        %885 = arith.addi %884, %882 : index
        %886 = arith.addi %1, %882 : index
        %887 = arith.cmpi slt, %886, %c9 : index
        scf.if %887 {
          %888 = arith.addi %45, %886 : index
          memref.store %227#0, %6[%888] : memref<?xf32>
          %889 = arith.addi %888, %c3 : index
          memref.store %227#1, %6[%889] : memref<?xf32>
          %890 = arith.muli %8, %c43 : index
          %891 = arith.muli %2, %c9 : index
          %892 = arith.addi %890, %891 : index
          %893 = arith.addi %892, %886 : index
          %894 = vector.extract %227#2[0] : f32 from vector<8xf32>
          %895 = arith.addi %893, %c23 : index
          memref.store %894, %5[%895] : memref<?xf32>
          %896 = vector.extract %227#2[1] : f32 from vector<8xf32>
          %897 = arith.addi %893, %c3 : index
          memref.store %896, %5[%897] : memref<?xf32>
          %898 = vector.extract %227#2[2] : f32 from vector<8xf32>
          %899 = arith.addi %893, %c22 : index
          memref.store %898, %5[%899] : memref<?xf32>
          %900 = vector.extract %227#2[3] : f32 from vector<8xf32>
          %901 = arith.addi %893, %c28 : index
          memref.store %900, %5[%901] : memref<?xf32>
          %902 = vector.extract %227#2[4] : f32 from vector<8xf32>
          %903 = arith.addi %893, %c30 : index
          memref.store %902, %5[%903] : memref<?xf32>
          %904 = vector.extract %227#2[5] : f32 from vector<8xf32>
          %905 = arith.addi %893, %c32 : index
          memref.store %904, %5[%905] : memref<?xf32>
          %906 = vector.extract %227#2[6] : f32 from vector<8xf32>
          %907 = arith.addi %893, %c34 : index
          memref.store %906, %5[%907] : memref<?xf32>
          %908 = vector.extract %227#2[7] : f32 from vector<8xf32>
          %909 = arith.addi %893, %c36 : index
          memref.store %908, %5[%909] : memref<?xf32>
          %910 = vector.extract %227#3[0] : f32 from vector<8xf32>
          %911 = arith.addi %893, %c24 : index
          memref.store %910, %5[%911] : memref<?xf32>
          %912 = vector.extract %227#3[1] : f32 from vector<8xf32>
          %913 = arith.addi %893, %c98 : index
          memref.store %912, %5[%913] : memref<?xf32>
          %914 = vector.extract %227#3[2] : f32 from vector<8xf32>
          %915 = arith.addi %893, %c99 : index
          memref.store %914, %5[%915] : memref<?xf32>
          %916 = vector.extract %227#3[3] : f32 from vector<8xf32>
          %917 = arith.addi %893, %c100 : index
          memref.store %916, %5[%917] : memref<?xf32>
          %918 = vector.extract %227#3[4] : f32 from vector<8xf32>
          %919 = arith.addi %893, %c56 : index
          memref.store %918, %5[%919] : memref<?xf32>
          %920 = vector.extract %227#3[5] : f32 from vector<8xf32>
          %921 = arith.addi %893, %c101 : index
          memref.store %920, %5[%921] : memref<?xf32>
          %922 = vector.extract %227#3[6] : f32 from vector<8xf32>
          %923 = arith.addi %893, %c102 : index
          memref.store %922, %5[%923] : memref<?xf32>
          %924 = vector.extract %227#3[7] : f32 from vector<8xf32>
          %925 = arith.addi %893, %c103 : index
          memref.store %924, %5[%925] : memref<?xf32>
          %926 = vector.extract %227#4[0] : f32 from vector<8xf32>
          %927 = arith.addi %893, %c7 : index
          memref.store %926, %5[%927] : memref<?xf32>
          %928 = vector.extract %227#4[1] : f32 from vector<8xf32>
          %929 = arith.addi %893, %c104 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %227#4[2] : f32 from vector<8xf32>
          %931 = arith.addi %893, %c105 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %227#4[3] : f32 from vector<8xf32>
          %933 = arith.addi %893, %c106 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %227#4[4] : f32 from vector<8xf32>
          %935 = arith.addi %893, %c57 : index
          memref.store %934, %5[%935] : memref<?xf32>
          %936 = vector.extract %227#4[5] : f32 from vector<8xf32>
          %937 = arith.addi %893, %c107 : index
          memref.store %936, %5[%937] : memref<?xf32>
          %938 = vector.extract %227#4[6] : f32 from vector<8xf32>
          %939 = arith.addi %893, %c108 : index
          memref.store %938, %5[%939] : memref<?xf32>
          %940 = vector.extract %227#4[7] : f32 from vector<8xf32>
          %941 = arith.addi %893, %c109 : index
          memref.store %940, %5[%941] : memref<?xf32>
          %942 = vector.extract %227#5[0] : f32 from vector<8xf32>
          %943 = arith.addi %893, %c58 : index
          memref.store %942, %5[%943] : memref<?xf32>
          %944 = vector.extract %227#5[1] : f32 from vector<8xf32>
          %945 = arith.addi %893, %c110 : index
          memref.store %944, %5[%945] : memref<?xf32>
          %946 = vector.extract %227#5[2] : f32 from vector<8xf32>
          %947 = arith.addi %893, %c111 : index
          memref.store %946, %5[%947] : memref<?xf32>
          %948 = vector.extract %227#5[3] : f32 from vector<8xf32>
          %949 = arith.addi %893, %c112 : index
          memref.store %948, %5[%949] : memref<?xf32>
          %950 = vector.extract %227#5[4] : f32 from vector<8xf32>
          %951 = arith.addi %893, %c59 : index
          memref.store %950, %5[%951] : memref<?xf32>
          %952 = vector.extract %227#5[5] : f32 from vector<8xf32>
          %953 = arith.addi %893, %c113 : index
          memref.store %952, %5[%953] : memref<?xf32>
          %954 = vector.extract %227#5[6] : f32 from vector<8xf32>
          %955 = arith.addi %893, %c114 : index
          memref.store %954, %5[%955] : memref<?xf32>
          %956 = vector.extract %227#5[7] : f32 from vector<8xf32>
          %957 = arith.addi %893, %c115 : index
          memref.store %956, %5[%957] : memref<?xf32>
        }
        wave.barrier
        %958 = arith.addi %885, %c23 : index
        %959 = memref.load %6[%958] : memref<?xf32>
        %960 = arith.addi %885, %c3 : index
        %961 = memref.load %6[%960] : memref<?xf32>
        %962 = arith.addi %885, %c22 : index
        %963 = memref.load %6[%962] : memref<?xf32>
        %964 = arith.addi %885, %c28 : index
        %965 = memref.load %6[%964] : memref<?xf32>
        %966 = arith.addi %885, %c30 : index
        %967 = memref.load %6[%966] : memref<?xf32>
        %968 = arith.addi %885, %c32 : index
        %969 = memref.load %6[%968] : memref<?xf32>
        %970 = arith.addi %885, %c34 : index
        %971 = memref.load %6[%970] : memref<?xf32>
        %972 = arith.addi %885, %c36 : index
        %973 = memref.load %6[%972] : memref<?xf32>
        %974 = arith.addi %885, %c24 : index
        %975 = memref.load %6[%974] : memref<?xf32>
        %976 = arith.addi %885, %c98 : index
        %977 = memref.load %6[%976] : memref<?xf32>
        %978 = arith.addi %885, %c99 : index
        %979 = memref.load %6[%978] : memref<?xf32>
        %980 = arith.addi %885, %c100 : index
        %981 = memref.load %6[%980] : memref<?xf32>
        %982 = arith.addi %885, %c56 : index
        %983 = memref.load %6[%982] : memref<?xf32>
        %984 = arith.addi %885, %c101 : index
        %985 = memref.load %6[%984] : memref<?xf32>
        %986 = arith.addi %885, %c102 : index
        %987 = memref.load %6[%986] : memref<?xf32>
        %988 = arith.addi %885, %c103 : index
        %989 = memref.load %6[%988] : memref<?xf32>
        %990 = arith.maxnumf %959, %963 fastmath<nnan> : f32
        %991 = arith.subf %959, %990 : f32
        %992 = wave.exp2 %991 : f32
        %993 = arith.subf %963, %990 : f32
        %994 = wave.exp2 %993 : f32
        %995 = arith.mulf %961, %992 : f32
        %996 = math.fma %965, %994, %995 : f32
        %997 = arith.maxnumf %990, %967 fastmath<nnan> : f32
        %998 = arith.subf %990, %997 : f32
        %999 = wave.exp2 %998 : f32
        %1000 = arith.subf %967, %997 : f32
        %1001 = wave.exp2 %1000 : f32
        %1002 = arith.mulf %996, %999 : f32
        %1003 = math.fma %969, %1001, %1002 : f32
        %1004 = arith.maxnumf %997, %971 fastmath<nnan> : f32
        %1005 = arith.subf %997, %1004 : f32
        %1006 = wave.exp2 %1005 : f32
        %1007 = arith.subf %971, %1004 : f32
        %1008 = wave.exp2 %1007 : f32
        %1009 = arith.mulf %1003, %1006 : f32
        %1010 = math.fma %973, %1008, %1009 : f32
        %1011 = arith.maxnumf %1004, %975 fastmath<nnan> : f32
        %1012 = arith.subf %1004, %1011 : f32
        %1013 = wave.exp2 %1012 : f32
        %1014 = arith.subf %975, %1011 : f32
        %1015 = wave.exp2 %1014 : f32
        %1016 = arith.mulf %1010, %1013 : f32
        %1017 = math.fma %977, %1015, %1016 : f32
        %1018 = arith.maxnumf %1011, %979 fastmath<nnan> : f32
        %1019 = arith.subf %1011, %1018 : f32
        %1020 = wave.exp2 %1019 : f32
        %1021 = arith.subf %979, %1018 : f32
        %1022 = wave.exp2 %1021 : f32
        %1023 = arith.mulf %1017, %1020 : f32
        %1024 = math.fma %981, %1022, %1023 : f32
        %1025 = arith.maxnumf %1018, %983 fastmath<nnan> : f32
        %1026 = arith.subf %1018, %1025 : f32
        %1027 = wave.exp2 %1026 : f32
        %1028 = arith.subf %983, %1025 : f32
        %1029 = wave.exp2 %1028 : f32
        %1030 = arith.mulf %1024, %1027 : f32
        %1031 = math.fma %985, %1029, %1030 : f32
        %1032 = arith.maxnumf %1025, %987 fastmath<nnan> : f32
        %1033 = arith.subf %1025, %1032 : f32
        %1034 = wave.exp2 %1033 : f32
        %1035 = arith.subf %987, %1032 : f32
        %1036 = wave.exp2 %1035 : f32
        %1037 = arith.mulf %1031, %1034 : f32
        %1038 = math.fma %989, %1036, %1037 : f32
        %1039 = arith.addi %883, %c23 : index
        %1040 = arith.addi %1039, %c23 : index
        %1041 = memref.load %5[%1040] : memref<?xf32>
        %1042 = arith.addi %1039, %c43 : index
        %1043 = memref.load %5[%1042] : memref<?xf32>
        %1044 = arith.addi %1039, %c45 : index
        %1045 = memref.load %5[%1044] : memref<?xf32>
        %1046 = arith.addi %1039, %c47 : index
        %1047 = memref.load %5[%1046] : memref<?xf32>
        %1048 = arith.addi %1039, %c5 : index
        %1049 = memref.load %5[%1048] : memref<?xf32>
        %1050 = arith.addi %1039, %c116 : index
        %1051 = memref.load %5[%1050] : memref<?xf32>
        %1052 = arith.addi %1039, %c117 : index
        %1053 = memref.load %5[%1052] : memref<?xf32>
        %1054 = arith.addi %1039, %c118 : index
        %1055 = memref.load %5[%1054] : memref<?xf32>
        %1056 = arith.mulf %1041, %992 : f32
        %1057 = math.fma %1043, %994, %1056 : f32
        %1058 = arith.mulf %1057, %999 : f32
        %1059 = math.fma %1045, %1001, %1058 : f32
        %1060 = arith.mulf %1059, %1006 : f32
        %1061 = math.fma %1047, %1008, %1060 : f32
        %1062 = arith.mulf %1061, %1013 : f32
        %1063 = math.fma %1049, %1015, %1062 : f32
        %1064 = arith.mulf %1063, %1020 : f32
        %1065 = math.fma %1051, %1022, %1064 : f32
        %1066 = arith.mulf %1065, %1027 : f32
        %1067 = math.fma %1053, %1029, %1066 : f32
        %1068 = arith.mulf %1067, %1034 : f32
        %1069 = math.fma %1055, %1036, %1068 : f32
        %1070 = arith.addi %883, %c7 : index
        %1071 = arith.addi %1070, %c23 : index
        %1072 = memref.load %5[%1071] : memref<?xf32>
        %1073 = arith.addi %1070, %c43 : index
        %1074 = memref.load %5[%1073] : memref<?xf32>
        %1075 = arith.addi %1070, %c45 : index
        %1076 = memref.load %5[%1075] : memref<?xf32>
        %1077 = arith.addi %1070, %c47 : index
        %1078 = memref.load %5[%1077] : memref<?xf32>
        %1079 = arith.addi %1070, %c5 : index
        %1080 = memref.load %5[%1079] : memref<?xf32>
        %1081 = arith.addi %1070, %c116 : index
        %1082 = memref.load %5[%1081] : memref<?xf32>
        %1083 = arith.addi %1070, %c117 : index
        %1084 = memref.load %5[%1083] : memref<?xf32>
        %1085 = arith.addi %1070, %c118 : index
        %1086 = memref.load %5[%1085] : memref<?xf32>
        %1087 = arith.mulf %1072, %992 : f32
        %1088 = math.fma %1074, %994, %1087 : f32
        %1089 = arith.mulf %1088, %999 : f32
        %1090 = math.fma %1076, %1001, %1089 : f32
        %1091 = arith.mulf %1090, %1006 : f32
        %1092 = math.fma %1078, %1008, %1091 : f32
        %1093 = arith.mulf %1092, %1013 : f32
        %1094 = math.fma %1080, %1015, %1093 : f32
        %1095 = arith.mulf %1094, %1020 : f32
        %1096 = math.fma %1082, %1022, %1095 : f32
        %1097 = arith.mulf %1096, %1027 : f32
        %1098 = math.fma %1084, %1029, %1097 : f32
        %1099 = arith.mulf %1098, %1034 : f32
        %1100 = math.fma %1086, %1036, %1099 : f32
        wave.barrier
        scf.if %887 {
          %1101 = arith.muli %8, %c43 : index
          %1102 = arith.muli %2, %c9 : index
          %1103 = arith.addi %1101, %1102 : index
          %1104 = arith.addi %1103, %886 : index
          %1105 = vector.extract %227#6[0] : f32 from vector<8xf32>
          %1106 = arith.addi %1104, %c23 : index
          memref.store %1105, %5[%1106] : memref<?xf32>
          %1107 = vector.extract %227#6[1] : f32 from vector<8xf32>
          %1108 = arith.addi %1104, %c3 : index
          memref.store %1107, %5[%1108] : memref<?xf32>
          %1109 = vector.extract %227#6[2] : f32 from vector<8xf32>
          %1110 = arith.addi %1104, %c22 : index
          memref.store %1109, %5[%1110] : memref<?xf32>
          %1111 = vector.extract %227#6[3] : f32 from vector<8xf32>
          %1112 = arith.addi %1104, %c28 : index
          memref.store %1111, %5[%1112] : memref<?xf32>
          %1113 = vector.extract %227#6[4] : f32 from vector<8xf32>
          %1114 = arith.addi %1104, %c30 : index
          memref.store %1113, %5[%1114] : memref<?xf32>
          %1115 = vector.extract %227#6[5] : f32 from vector<8xf32>
          %1116 = arith.addi %1104, %c32 : index
          memref.store %1115, %5[%1116] : memref<?xf32>
          %1117 = vector.extract %227#6[6] : f32 from vector<8xf32>
          %1118 = arith.addi %1104, %c34 : index
          memref.store %1117, %5[%1118] : memref<?xf32>
          %1119 = vector.extract %227#6[7] : f32 from vector<8xf32>
          %1120 = arith.addi %1104, %c36 : index
          memref.store %1119, %5[%1120] : memref<?xf32>
          %1121 = vector.extract %227#7[0] : f32 from vector<8xf32>
          %1122 = arith.addi %1104, %c24 : index
          memref.store %1121, %5[%1122] : memref<?xf32>
          %1123 = vector.extract %227#7[1] : f32 from vector<8xf32>
          %1124 = arith.addi %1104, %c98 : index
          memref.store %1123, %5[%1124] : memref<?xf32>
          %1125 = vector.extract %227#7[2] : f32 from vector<8xf32>
          %1126 = arith.addi %1104, %c99 : index
          memref.store %1125, %5[%1126] : memref<?xf32>
          %1127 = vector.extract %227#7[3] : f32 from vector<8xf32>
          %1128 = arith.addi %1104, %c100 : index
          memref.store %1127, %5[%1128] : memref<?xf32>
          %1129 = vector.extract %227#7[4] : f32 from vector<8xf32>
          %1130 = arith.addi %1104, %c56 : index
          memref.store %1129, %5[%1130] : memref<?xf32>
          %1131 = vector.extract %227#7[5] : f32 from vector<8xf32>
          %1132 = arith.addi %1104, %c101 : index
          memref.store %1131, %5[%1132] : memref<?xf32>
          %1133 = vector.extract %227#7[6] : f32 from vector<8xf32>
          %1134 = arith.addi %1104, %c102 : index
          memref.store %1133, %5[%1134] : memref<?xf32>
          %1135 = vector.extract %227#7[7] : f32 from vector<8xf32>
          %1136 = arith.addi %1104, %c103 : index
          memref.store %1135, %5[%1136] : memref<?xf32>
          %1137 = vector.extract %227#8[0] : f32 from vector<8xf32>
          %1138 = arith.addi %1104, %c7 : index
          memref.store %1137, %5[%1138] : memref<?xf32>
          %1139 = vector.extract %227#8[1] : f32 from vector<8xf32>
          %1140 = arith.addi %1104, %c104 : index
          memref.store %1139, %5[%1140] : memref<?xf32>
          %1141 = vector.extract %227#8[2] : f32 from vector<8xf32>
          %1142 = arith.addi %1104, %c105 : index
          memref.store %1141, %5[%1142] : memref<?xf32>
          %1143 = vector.extract %227#8[3] : f32 from vector<8xf32>
          %1144 = arith.addi %1104, %c106 : index
          memref.store %1143, %5[%1144] : memref<?xf32>
          %1145 = vector.extract %227#8[4] : f32 from vector<8xf32>
          %1146 = arith.addi %1104, %c57 : index
          memref.store %1145, %5[%1146] : memref<?xf32>
          %1147 = vector.extract %227#8[5] : f32 from vector<8xf32>
          %1148 = arith.addi %1104, %c107 : index
          memref.store %1147, %5[%1148] : memref<?xf32>
          %1149 = vector.extract %227#8[6] : f32 from vector<8xf32>
          %1150 = arith.addi %1104, %c108 : index
          memref.store %1149, %5[%1150] : memref<?xf32>
          %1151 = vector.extract %227#8[7] : f32 from vector<8xf32>
          %1152 = arith.addi %1104, %c109 : index
          memref.store %1151, %5[%1152] : memref<?xf32>
          %1153 = vector.extract %227#9[0] : f32 from vector<8xf32>
          %1154 = arith.addi %1104, %c58 : index
          memref.store %1153, %5[%1154] : memref<?xf32>
          %1155 = vector.extract %227#9[1] : f32 from vector<8xf32>
          %1156 = arith.addi %1104, %c110 : index
          memref.store %1155, %5[%1156] : memref<?xf32>
          %1157 = vector.extract %227#9[2] : f32 from vector<8xf32>
          %1158 = arith.addi %1104, %c111 : index
          memref.store %1157, %5[%1158] : memref<?xf32>
          %1159 = vector.extract %227#9[3] : f32 from vector<8xf32>
          %1160 = arith.addi %1104, %c112 : index
          memref.store %1159, %5[%1160] : memref<?xf32>
          %1161 = vector.extract %227#9[4] : f32 from vector<8xf32>
          %1162 = arith.addi %1104, %c59 : index
          memref.store %1161, %5[%1162] : memref<?xf32>
          %1163 = vector.extract %227#9[5] : f32 from vector<8xf32>
          %1164 = arith.addi %1104, %c113 : index
          memref.store %1163, %5[%1164] : memref<?xf32>
          %1165 = vector.extract %227#9[6] : f32 from vector<8xf32>
          %1166 = arith.addi %1104, %c114 : index
          memref.store %1165, %5[%1166] : memref<?xf32>
          %1167 = vector.extract %227#9[7] : f32 from vector<8xf32>
          %1168 = arith.addi %1104, %c115 : index
          memref.store %1167, %5[%1168] : memref<?xf32>
        }
        wave.barrier
        %1169 = memref.load %5[%1040] : memref<?xf32>
        %1170 = memref.load %5[%1042] : memref<?xf32>
        %1171 = memref.load %5[%1044] : memref<?xf32>
        %1172 = memref.load %5[%1046] : memref<?xf32>
        %1173 = memref.load %5[%1048] : memref<?xf32>
        %1174 = memref.load %5[%1050] : memref<?xf32>
        %1175 = memref.load %5[%1052] : memref<?xf32>
        %1176 = memref.load %5[%1054] : memref<?xf32>
        %1177 = arith.mulf %1169, %992 : f32
        %1178 = math.fma %1170, %994, %1177 : f32
        %1179 = arith.mulf %1178, %999 : f32
        %1180 = math.fma %1171, %1001, %1179 : f32
        %1181 = arith.mulf %1180, %1006 : f32
        %1182 = math.fma %1172, %1008, %1181 : f32
        %1183 = arith.mulf %1182, %1013 : f32
        %1184 = math.fma %1173, %1015, %1183 : f32
        %1185 = arith.mulf %1184, %1020 : f32
        %1186 = math.fma %1174, %1022, %1185 : f32
        %1187 = arith.mulf %1186, %1027 : f32
        %1188 = math.fma %1175, %1029, %1187 : f32
        %1189 = arith.mulf %1188, %1034 : f32
        %1190 = math.fma %1176, %1036, %1189 : f32
        %1191 = memref.load %5[%1071] : memref<?xf32>
        %1192 = memref.load %5[%1073] : memref<?xf32>
        %1193 = memref.load %5[%1075] : memref<?xf32>
        %1194 = memref.load %5[%1077] : memref<?xf32>
        %1195 = memref.load %5[%1079] : memref<?xf32>
        %1196 = memref.load %5[%1081] : memref<?xf32>
        %1197 = memref.load %5[%1083] : memref<?xf32>
        %1198 = memref.load %5[%1085] : memref<?xf32>
        %1199 = arith.mulf %1191, %992 : f32
        %1200 = math.fma %1192, %994, %1199 : f32
        %1201 = arith.mulf %1200, %999 : f32
        %1202 = math.fma %1193, %1001, %1201 : f32
        %1203 = arith.mulf %1202, %1006 : f32
        %1204 = math.fma %1194, %1008, %1203 : f32
        %1205 = arith.mulf %1204, %1013 : f32
        %1206 = math.fma %1195, %1015, %1205 : f32
        %1207 = arith.mulf %1206, %1020 : f32
        %1208 = math.fma %1196, %1022, %1207 : f32
        %1209 = arith.mulf %1208, %1027 : f32
        %1210 = math.fma %1197, %1029, %1209 : f32
        %1211 = arith.mulf %1210, %1034 : f32
        %1212 = math.fma %1198, %1036, %1211 : f32
        %1213 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1213 {
          %1214 = arith.divf %c119, %1038 : f32
          %1215 = arith.addi %17, %885 : index
          %1216 = arith.cmpi slt, %1215, %groupSize : index
          scf.if %1216 {
            %1217 = arith.muli %15, %groupSize : index
            %1218 = arith.addi %1217, %1215 : index
            %1219 = arith.muli %1218, %c24 : index
            %1220 = arith.muli %heads, %c24 : index
            %1221 = arith.divui %1039, %c9 : index
            %1222 = arith.muli %15, %c24 : index
            %1223 = arith.addi %1222, %1221 : index
            %1224 = memref.load %factors[%1223] : memref<?xf32>
            %1225 = arith.muli %kvHeads, %c24 : index
            %1226 = arith.addi %1223, %1225 : index
            %1227 = memref.load %factors[%1226] : memref<?xf32>
            %1228 = arith.mulf %1069, %1214 : f32
            %1229 = math.fma %1228, %1224, %1227 : f32
            %1230 = arith.addi %1219, %1221 : index
            %1231 = arith.divui %24, %outTileRows : index
            %1232 = arith.divui %1220, %c3 : index
            %1233 = arith.muli %1231, %1232 : index
            %1234 = arith.divui %1230, %c3 : index
            %1235 = arith.addi %1233, %1234 : index
            %1236 = arith.muli %1235, %c10 : index
            %1237 = arith.remui %1230, %c3 : index
            %1238 = arith.divui %1237, %c9 : index
            %1239 = arith.addi %1236, %1238 : index
            %1240 = arith.muli %outTileRows, %c9 : index
            %1241 = arith.muli %1239, %1240 : index
            %1242 = arith.remui %24, %outTileRows : index
            %1243 = arith.muli %1242, %c9 : index
            %1244 = arith.addi %1241, %1243 : index
            %1245 = arith.remui %1230, %c9 : index
            %1246 = arith.addi %1244, %1245 : index
            %1247 = arith.addf %1229, %c51 : f32
            %1248 = arith.minimumf %1247, %c121 : f32
            %1249 = arith.maximumf %1248, %c122 : f32
            %1250 = arith.truncf %1249 : f32 to f16
            memref.store %1250, %out[%1246] : memref<?xf16>
            %1251 = arith.divui %1070, %c9 : index
            %1252 = arith.addi %1222, %1251 : index
            %1253 = memref.load %factors[%1252] : memref<?xf32>
            %1254 = arith.addi %1252, %1225 : index
            %1255 = memref.load %factors[%1254] : memref<?xf32>
            %1256 = arith.mulf %1100, %1214 : f32
            %1257 = math.fma %1256, %1253, %1255 : f32
            %1258 = arith.addi %1219, %1251 : index
            %1259 = arith.divui %1258, %c3 : index
            %1260 = arith.addi %1233, %1259 : index
            %1261 = arith.muli %1260, %c10 : index
            %1262 = arith.remui %1258, %c3 : index
            %1263 = arith.divui %1262, %c9 : index
            %1264 = arith.addi %1261, %1263 : index
            %1265 = arith.muli %1264, %1240 : index
            %1266 = arith.addi %1265, %1243 : index
            %1267 = arith.remui %1258, %c9 : index
            %1268 = arith.addi %1266, %1267 : index
            %1269 = arith.addf %1257, %c51 : f32
            %1270 = arith.minimumf %1269, %c121 : f32
            %1271 = arith.maximumf %1270, %c122 : f32
            %1272 = arith.truncf %1271 : f32 to f16
            memref.store %1272, %out[%1268] : memref<?xf16>
            %1273 = arith.addi %883, %c43 : index
            %1274 = arith.divui %1273, %c9 : index
            %1275 = arith.addi %1222, %1274 : index
            %1276 = memref.load %factors[%1275] : memref<?xf32>
            %1277 = arith.addi %1275, %1225 : index
            %1278 = memref.load %factors[%1277] : memref<?xf32>
            %1279 = arith.mulf %1190, %1214 : f32
            %1280 = math.fma %1279, %1276, %1278 : f32
            %1281 = arith.addi %1219, %1274 : index
            %1282 = arith.divui %1281, %c3 : index
            %1283 = arith.addi %1233, %1282 : index
            %1284 = arith.muli %1283, %c10 : index
            %1285 = arith.remui %1281, %c3 : index
            %1286 = arith.divui %1285, %c9 : index
            %1287 = arith.addi %1284, %1286 : index
            %1288 = arith.muli %1287, %1240 : index
            %1289 = arith.addi %1288, %1243 : index
            %1290 = arith.remui %1281, %c9 : index
            %1291 = arith.addi %1289, %1290 : index
            %1292 = arith.addf %1280, %c51 : f32
            %1293 = arith.minimumf %1292, %c121 : f32
            %1294 = arith.maximumf %1293, %c122 : f32
            %1295 = arith.truncf %1294 : f32 to f16
            memref.store %1295, %out[%1291] : memref<?xf16>
            %1296 = arith.addi %883, %c44 : index
            %1297 = arith.divui %1296, %c9 : index
            %1298 = arith.addi %1222, %1297 : index
            %1299 = memref.load %factors[%1298] : memref<?xf32>
            %1300 = arith.addi %1298, %1225 : index
            %1301 = memref.load %factors[%1300] : memref<?xf32>
            %1302 = arith.mulf %1212, %1214 : f32
            %1303 = math.fma %1302, %1299, %1301 : f32
            %1304 = arith.addi %1219, %1297 : index
            %1305 = arith.divui %1304, %c3 : index
            %1306 = arith.addi %1233, %1305 : index
            %1307 = arith.muli %1306, %c10 : index
            %1308 = arith.remui %1304, %c3 : index
            %1309 = arith.divui %1308, %c9 : index
            %1310 = arith.addi %1307, %1309 : index
            %1311 = arith.muli %1310, %1240 : index
            %1312 = arith.addi %1311, %1243 : index
            %1313 = arith.remui %1304, %c9 : index
            %1314 = arith.addi %1312, %1313 : index
            %1315 = arith.addf %1303, %c51 : f32
            %1316 = arith.minimumf %1315, %c121 : f32
            %1317 = arith.maximumf %1316, %c122 : f32
            %1318 = arith.truncf %1317 : f32 to f16
            memref.store %1318, %out[%1314] : memref<?xf16>
          }
        } else {
          %1319 = arith.addi %ranges, %groups : index
          %1320 = arith.muli %9, %1319 : index
          %1321 = arith.index_castui %219 : i32 to index
          %1322 = arith.addi %1320, %1321 : index
          %1323 = arith.muli %1322, %c125 : index
          %1324 = arith.addi %1323, %1039 : index
          memref.store %1069, %partial[%1324] : memref<?xf32>
          %1325 = arith.addi %1323, %1070 : index
          memref.store %1100, %partial[%1325] : memref<?xf32>
          %1326 = arith.addi %883, %c43 : index
          %1327 = arith.addi %1323, %1326 : index
          memref.store %1190, %partial[%1327] : memref<?xf32>
          %1328 = arith.addi %883, %c44 : index
          %1329 = arith.addi %1323, %1328 : index
          memref.store %1212, %partial[%1329] : memref<?xf32>
          %1330 = arith.cmpi slt, %883, %c9 : index
          scf.if %1330 {
            %1331 = arith.addi %1323, %c45 : index
            %1332 = arith.addi %1331, %883 : index
            memref.store %1032, %partial[%1332] : memref<?xf32>
            %1333 = arith.addi %1332, %c9 : index
            memref.store %1038, %partial[%1333] : memref<?xf32>
          }
          %1334 = arith.addi %42, %c82 : i32
          %1335 = arith.divui %1334, %c83 : i32
          %1336 = arith.divui %219, %c83 : i32
          %1337 = arith.addi %groups, %c4 : index
          %1338 = arith.muli %9, %1337 : index
          %1339 = arith.muli %1336, %c83 : i32
          %1340 = arith.subi %42, %1339 : i32
          %1341 = arith.minsi %1340, %c83 : i32
          %1342 = arith.index_castui %1336 : i32 to index
          %1343 = arith.addi %1338, %1342 : index
          %1344 = arith.index_castui %1341 : i32 to index
          %1345 = wave.arrive %counters[%1343], %1344 : memref<?xi32>
          scf.if %1345 {
            %1353:6 = scf.for %1346 = %c55 to %1341 step %c83 iter_args(%1347 = %c50, %1348 = %c51, %1349 = %c51, %1350 = %c51, %1351 = %c51, %1352 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1354 = arith.addi %1346, %c55 : i32
              %1355 = arith.subi %1341, %c17 : i32
              %1356 = arith.minsi %1354, %1355 : i32
              %1357 = arith.addi %1339, %1356 : i32
              %1358 = arith.index_castui %1357 : i32 to index
              %1359 = arith.addi %1320, %1358 : index
              %1360 = arith.muli %1359, %c125 : index
              %1361 = arith.addi %1360, %c45 : index
              %1362 = arith.addi %1361, %885 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.cmpi slt, %1354, %1341 : i32
              %1365 = arith.select %1364, %1363, %c50 : f32
              %1366 = arith.addi %1360, %883 : index
              %1367 = arith.addi %1366, %c23 : index
              %1368 = memref.load %partial[%1367] : memref<?xf32>
              %1369 = arith.addi %1366, %c7 : index
              %1370 = memref.load %partial[%1369] : memref<?xf32>
              %1371 = arith.addi %1366, %c43 : index
              %1372 = memref.load %partial[%1371] : memref<?xf32>
              %1373 = arith.addi %1366, %c44 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.addi %1362, %c9 : index
              %1376 = memref.load %partial[%1375] : memref<?xf32>
              %1377 = arith.addi %1346, %c17 : i32
              %1378 = arith.minsi %1377, %1355 : i32
              %1379 = arith.addi %1339, %1378 : i32
              %1380 = arith.index_castui %1379 : i32 to index
              %1381 = arith.addi %1320, %1380 : index
              %1382 = arith.muli %1381, %c125 : index
              %1383 = arith.addi %1382, %c45 : index
              %1384 = arith.addi %1383, %885 : index
              %1385 = memref.load %partial[%1384] : memref<?xf32>
              %1386 = arith.cmpi slt, %1377, %1341 : i32
              %1387 = arith.select %1386, %1385, %c50 : f32
              %1388 = arith.addi %1382, %883 : index
              %1389 = arith.addi %1388, %c23 : index
              %1390 = memref.load %partial[%1389] : memref<?xf32>
              %1391 = arith.addi %1388, %c7 : index
              %1392 = memref.load %partial[%1391] : memref<?xf32>
              %1393 = arith.addi %1388, %c43 : index
              %1394 = memref.load %partial[%1393] : memref<?xf32>
              %1395 = arith.addi %1388, %c44 : index
              %1396 = memref.load %partial[%1395] : memref<?xf32>
              %1397 = arith.addi %1384, %c9 : index
              %1398 = memref.load %partial[%1397] : memref<?xf32>
              %1399 = arith.addi %1346, %c76 : i32
              %1400 = arith.minsi %1399, %1355 : i32
              %1401 = arith.addi %1339, %1400 : i32
              %1402 = arith.index_castui %1401 : i32 to index
              %1403 = arith.addi %1320, %1402 : index
              %1404 = arith.muli %1403, %c125 : index
              %1405 = arith.addi %1404, %c45 : index
              %1406 = arith.addi %1405, %885 : index
              %1407 = memref.load %partial[%1406] : memref<?xf32>
              %1408 = arith.cmpi slt, %1399, %1341 : i32
              %1409 = arith.select %1408, %1407, %c50 : f32
              %1410 = arith.addi %1404, %883 : index
              %1411 = arith.addi %1410, %c23 : index
              %1412 = memref.load %partial[%1411] : memref<?xf32>
              %1413 = arith.addi %1410, %c7 : index
              %1414 = memref.load %partial[%1413] : memref<?xf32>
              %1415 = arith.addi %1410, %c43 : index
              %1416 = memref.load %partial[%1415] : memref<?xf32>
              %1417 = arith.addi %1410, %c44 : index
              %1418 = memref.load %partial[%1417] : memref<?xf32>
              %1419 = arith.addi %1406, %c9 : index
              %1420 = memref.load %partial[%1419] : memref<?xf32>
              %1421 = arith.addi %1346, %c78 : i32
              %1422 = arith.minsi %1421, %1355 : i32
              %1423 = arith.addi %1339, %1422 : i32
              %1424 = arith.index_castui %1423 : i32 to index
              %1425 = arith.addi %1320, %1424 : index
              %1426 = arith.muli %1425, %c125 : index
              %1427 = arith.addi %1426, %c45 : index
              %1428 = arith.addi %1427, %885 : index
              %1429 = memref.load %partial[%1428] : memref<?xf32>
              %1430 = arith.cmpi slt, %1421, %1341 : i32
              %1431 = arith.select %1430, %1429, %c50 : f32
              %1432 = arith.addi %1426, %883 : index
              %1433 = arith.addi %1432, %c23 : index
              %1434 = memref.load %partial[%1433] : memref<?xf32>
              %1435 = arith.addi %1432, %c7 : index
              %1436 = memref.load %partial[%1435] : memref<?xf32>
              %1437 = arith.addi %1432, %c43 : index
              %1438 = memref.load %partial[%1437] : memref<?xf32>
              %1439 = arith.addi %1432, %c44 : index
              %1440 = memref.load %partial[%1439] : memref<?xf32>
              %1441 = arith.addi %1428, %c9 : index
              %1442 = memref.load %partial[%1441] : memref<?xf32>
              %1443 = arith.addi %1346, %c79 : i32
              %1444 = arith.minsi %1443, %1355 : i32
              %1445 = arith.addi %1339, %1444 : i32
              %1446 = arith.index_castui %1445 : i32 to index
              %1447 = arith.addi %1320, %1446 : index
              %1448 = arith.muli %1447, %c125 : index
              %1449 = arith.addi %1448, %c45 : index
              %1450 = arith.addi %1449, %885 : index
              %1451 = memref.load %partial[%1450] : memref<?xf32>
              %1452 = arith.cmpi slt, %1443, %1341 : i32
              %1453 = arith.select %1452, %1451, %c50 : f32
              %1454 = arith.addi %1448, %883 : index
              %1455 = arith.addi %1454, %c23 : index
              %1456 = memref.load %partial[%1455] : memref<?xf32>
              %1457 = arith.addi %1454, %c7 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.addi %1454, %c43 : index
              %1460 = memref.load %partial[%1459] : memref<?xf32>
              %1461 = arith.addi %1454, %c44 : index
              %1462 = memref.load %partial[%1461] : memref<?xf32>
              %1463 = arith.addi %1450, %c9 : index
              %1464 = memref.load %partial[%1463] : memref<?xf32>
              %1465 = arith.addi %1346, %c80 : i32
              %1466 = arith.minsi %1465, %1355 : i32
              %1467 = arith.addi %1339, %1466 : i32
              %1468 = arith.index_castui %1467 : i32 to index
              %1469 = arith.addi %1320, %1468 : index
              %1470 = arith.muli %1469, %c125 : index
              %1471 = arith.addi %1470, %c45 : index
              %1472 = arith.addi %1471, %885 : index
              %1473 = memref.load %partial[%1472] : memref<?xf32>
              %1474 = arith.cmpi slt, %1465, %1341 : i32
              %1475 = arith.select %1474, %1473, %c50 : f32
              %1476 = arith.addi %1470, %883 : index
              %1477 = arith.addi %1476, %c23 : index
              %1478 = memref.load %partial[%1477] : memref<?xf32>
              %1479 = arith.addi %1476, %c7 : index
              %1480 = memref.load %partial[%1479] : memref<?xf32>
              %1481 = arith.addi %1476, %c43 : index
              %1482 = memref.load %partial[%1481] : memref<?xf32>
              %1483 = arith.addi %1476, %c44 : index
              %1484 = memref.load %partial[%1483] : memref<?xf32>
              %1485 = arith.addi %1472, %c9 : index
              %1486 = memref.load %partial[%1485] : memref<?xf32>
              %1487 = arith.addi %1346, %c81 : i32
              %1488 = arith.minsi %1487, %1355 : i32
              %1489 = arith.addi %1339, %1488 : i32
              %1490 = arith.index_castui %1489 : i32 to index
              %1491 = arith.addi %1320, %1490 : index
              %1492 = arith.muli %1491, %c125 : index
              %1493 = arith.addi %1492, %c45 : index
              %1494 = arith.addi %1493, %885 : index
              %1495 = memref.load %partial[%1494] : memref<?xf32>
              %1496 = arith.cmpi slt, %1487, %1341 : i32
              %1497 = arith.select %1496, %1495, %c50 : f32
              %1498 = arith.addi %1492, %883 : index
              %1499 = arith.addi %1498, %c23 : index
              %1500 = memref.load %partial[%1499] : memref<?xf32>
              %1501 = arith.addi %1498, %c7 : index
              %1502 = memref.load %partial[%1501] : memref<?xf32>
              %1503 = arith.addi %1498, %c43 : index
              %1504 = memref.load %partial[%1503] : memref<?xf32>
              %1505 = arith.addi %1498, %c44 : index
              %1506 = memref.load %partial[%1505] : memref<?xf32>
              %1507 = arith.addi %1494, %c9 : index
              %1508 = memref.load %partial[%1507] : memref<?xf32>
              %1509 = arith.addi %1346, %c82 : i32
              %1510 = arith.minsi %1509, %1355 : i32
              %1511 = arith.addi %1339, %1510 : i32
              %1512 = arith.index_castui %1511 : i32 to index
              %1513 = arith.addi %1320, %1512 : index
              %1514 = arith.muli %1513, %c125 : index
              %1515 = arith.addi %1514, %c45 : index
              %1516 = arith.addi %1515, %885 : index
              %1517 = memref.load %partial[%1516] : memref<?xf32>
              %1518 = arith.cmpi slt, %1509, %1341 : i32
              %1519 = arith.select %1518, %1517, %c50 : f32
              %1520 = arith.addi %1514, %883 : index
              %1521 = arith.addi %1520, %c23 : index
              %1522 = memref.load %partial[%1521] : memref<?xf32>
              %1523 = arith.addi %1520, %c7 : index
              %1524 = memref.load %partial[%1523] : memref<?xf32>
              %1525 = arith.addi %1520, %c43 : index
              %1526 = memref.load %partial[%1525] : memref<?xf32>
              %1527 = arith.addi %1520, %c44 : index
              %1528 = memref.load %partial[%1527] : memref<?xf32>
              %1529 = arith.addi %1516, %c9 : index
              %1530 = memref.load %partial[%1529] : memref<?xf32>
              %1531 = arith.maxnumf %1347, %1365 fastmath<nnan> : f32
              %1532 = arith.subf %1347, %1531 : f32
              %1533 = wave.exp2 %1532 : f32
              %1534 = arith.subf %1365, %1531 : f32
              %1535 = wave.exp2 %1534 : f32
              %1536 = arith.mulf %1348, %1533 : f32
              %1537 = math.fma %1376, %1535, %1536 : f32
              %1538 = arith.mulf %1349, %1533 : f32
              %1539 = math.fma %1368, %1535, %1538 : f32
              %1540 = arith.mulf %1350, %1533 : f32
              %1541 = math.fma %1370, %1535, %1540 : f32
              %1542 = arith.mulf %1351, %1533 : f32
              %1543 = math.fma %1372, %1535, %1542 : f32
              %1544 = arith.mulf %1352, %1533 : f32
              %1545 = math.fma %1374, %1535, %1544 : f32
              %1546 = arith.maxnumf %1531, %1387 fastmath<nnan> : f32
              %1547 = arith.subf %1531, %1546 : f32
              %1548 = wave.exp2 %1547 : f32
              %1549 = arith.subf %1387, %1546 : f32
              %1550 = wave.exp2 %1549 : f32
              %1551 = arith.mulf %1537, %1548 : f32
              %1552 = math.fma %1398, %1550, %1551 : f32
              %1553 = arith.mulf %1539, %1548 : f32
              %1554 = math.fma %1390, %1550, %1553 : f32
              %1555 = arith.mulf %1541, %1548 : f32
              %1556 = math.fma %1392, %1550, %1555 : f32
              %1557 = arith.mulf %1543, %1548 : f32
              %1558 = math.fma %1394, %1550, %1557 : f32
              %1559 = arith.mulf %1545, %1548 : f32
              %1560 = math.fma %1396, %1550, %1559 : f32
              %1561 = arith.maxnumf %1546, %1409 fastmath<nnan> : f32
              %1562 = arith.subf %1546, %1561 : f32
              %1563 = wave.exp2 %1562 : f32
              %1564 = arith.subf %1409, %1561 : f32
              %1565 = wave.exp2 %1564 : f32
              %1566 = arith.mulf %1552, %1563 : f32
              %1567 = math.fma %1420, %1565, %1566 : f32
              %1568 = arith.mulf %1554, %1563 : f32
              %1569 = math.fma %1412, %1565, %1568 : f32
              %1570 = arith.mulf %1556, %1563 : f32
              %1571 = math.fma %1414, %1565, %1570 : f32
              %1572 = arith.mulf %1558, %1563 : f32
              %1573 = math.fma %1416, %1565, %1572 : f32
              %1574 = arith.mulf %1560, %1563 : f32
              %1575 = math.fma %1418, %1565, %1574 : f32
              %1576 = arith.maxnumf %1561, %1431 fastmath<nnan> : f32
              %1577 = arith.subf %1561, %1576 : f32
              %1578 = wave.exp2 %1577 : f32
              %1579 = arith.subf %1431, %1576 : f32
              %1580 = wave.exp2 %1579 : f32
              %1581 = arith.mulf %1567, %1578 : f32
              %1582 = math.fma %1442, %1580, %1581 : f32
              %1583 = arith.mulf %1569, %1578 : f32
              %1584 = math.fma %1434, %1580, %1583 : f32
              %1585 = arith.mulf %1571, %1578 : f32
              %1586 = math.fma %1436, %1580, %1585 : f32
              %1587 = arith.mulf %1573, %1578 : f32
              %1588 = math.fma %1438, %1580, %1587 : f32
              %1589 = arith.mulf %1575, %1578 : f32
              %1590 = math.fma %1440, %1580, %1589 : f32
              %1591 = arith.maxnumf %1576, %1453 fastmath<nnan> : f32
              %1592 = arith.subf %1576, %1591 : f32
              %1593 = wave.exp2 %1592 : f32
              %1594 = arith.subf %1453, %1591 : f32
              %1595 = wave.exp2 %1594 : f32
              %1596 = arith.mulf %1582, %1593 : f32
              %1597 = math.fma %1464, %1595, %1596 : f32
              %1598 = arith.mulf %1584, %1593 : f32
              %1599 = math.fma %1456, %1595, %1598 : f32
              %1600 = arith.mulf %1586, %1593 : f32
              %1601 = math.fma %1458, %1595, %1600 : f32
              %1602 = arith.mulf %1588, %1593 : f32
              %1603 = math.fma %1460, %1595, %1602 : f32
              %1604 = arith.mulf %1590, %1593 : f32
              %1605 = math.fma %1462, %1595, %1604 : f32
              %1606 = arith.maxnumf %1591, %1475 fastmath<nnan> : f32
              %1607 = arith.subf %1591, %1606 : f32
              %1608 = wave.exp2 %1607 : f32
              %1609 = arith.subf %1475, %1606 : f32
              %1610 = wave.exp2 %1609 : f32
              %1611 = arith.mulf %1597, %1608 : f32
              %1612 = math.fma %1486, %1610, %1611 : f32
              %1613 = arith.mulf %1599, %1608 : f32
              %1614 = math.fma %1478, %1610, %1613 : f32
              %1615 = arith.mulf %1601, %1608 : f32
              %1616 = math.fma %1480, %1610, %1615 : f32
              %1617 = arith.mulf %1603, %1608 : f32
              %1618 = math.fma %1482, %1610, %1617 : f32
              %1619 = arith.mulf %1605, %1608 : f32
              %1620 = math.fma %1484, %1610, %1619 : f32
              %1621 = arith.maxnumf %1606, %1497 fastmath<nnan> : f32
              %1622 = arith.subf %1606, %1621 : f32
              %1623 = wave.exp2 %1622 : f32
              %1624 = arith.subf %1497, %1621 : f32
              %1625 = wave.exp2 %1624 : f32
              %1626 = arith.mulf %1612, %1623 : f32
              %1627 = math.fma %1508, %1625, %1626 : f32
              %1628 = arith.mulf %1614, %1623 : f32
              %1629 = math.fma %1500, %1625, %1628 : f32
              %1630 = arith.mulf %1616, %1623 : f32
              %1631 = math.fma %1502, %1625, %1630 : f32
              %1632 = arith.mulf %1618, %1623 : f32
              %1633 = math.fma %1504, %1625, %1632 : f32
              %1634 = arith.mulf %1620, %1623 : f32
              %1635 = math.fma %1506, %1625, %1634 : f32
              %1636 = arith.maxnumf %1621, %1519 fastmath<nnan> : f32
              %1637 = arith.subf %1621, %1636 : f32
              %1638 = wave.exp2 %1637 : f32
              %1639 = arith.subf %1519, %1636 : f32
              %1640 = wave.exp2 %1639 : f32
              %1641 = arith.mulf %1627, %1638 : f32
              %1642 = math.fma %1530, %1640, %1641 : f32
              %1643 = arith.mulf %1629, %1638 : f32
              %1644 = math.fma %1522, %1640, %1643 : f32
              %1645 = arith.mulf %1631, %1638 : f32
              %1646 = math.fma %1524, %1640, %1645 : f32
              %1647 = arith.mulf %1633, %1638 : f32
              %1648 = math.fma %1526, %1640, %1647 : f32
              %1649 = arith.mulf %1635, %1638 : f32
              %1650 = math.fma %1528, %1640, %1649 : f32
              scf.yield %1636, %1642, %1644, %1646, %1648, %1650 : f32, f32, f32, f32, f32, f32
            }
            %1651 = arith.cmpi eq, %1335, %c17 : i32
            scf.if %1651 {
              %1652 = arith.divf %c119, %1353#1 : f32
              %1653 = arith.addi %17, %885 : index
              %1654 = arith.cmpi slt, %1653, %groupSize : index
              scf.if %1654 {
                %1655 = arith.muli %15, %groupSize : index
                %1656 = arith.addi %1655, %1653 : index
                %1657 = arith.muli %1656, %c24 : index
                %1658 = arith.muli %heads, %c24 : index
                %1659 = arith.divui %1039, %c9 : index
                %1660 = arith.muli %15, %c24 : index
                %1661 = arith.addi %1660, %1659 : index
                %1662 = memref.load %factors[%1661] : memref<?xf32>
                %1663 = arith.muli %kvHeads, %c24 : index
                %1664 = arith.addi %1661, %1663 : index
                %1665 = memref.load %factors[%1664] : memref<?xf32>
                %1666 = arith.mulf %1353#2, %1652 : f32
                %1667 = math.fma %1666, %1662, %1665 : f32
                %1668 = arith.addi %1657, %1659 : index
                %1669 = arith.divui %24, %outTileRows : index
                %1670 = arith.divui %1658, %c3 : index
                %1671 = arith.muli %1669, %1670 : index
                %1672 = arith.divui %1668, %c3 : index
                %1673 = arith.addi %1671, %1672 : index
                %1674 = arith.muli %1673, %c10 : index
                %1675 = arith.remui %1668, %c3 : index
                %1676 = arith.divui %1675, %c9 : index
                %1677 = arith.addi %1674, %1676 : index
                %1678 = arith.muli %outTileRows, %c9 : index
                %1679 = arith.muli %1677, %1678 : index
                %1680 = arith.remui %24, %outTileRows : index
                %1681 = arith.muli %1680, %c9 : index
                %1682 = arith.addi %1679, %1681 : index
                %1683 = arith.remui %1668, %c9 : index
                %1684 = arith.addi %1682, %1683 : index
                %1685 = arith.addf %1667, %c51 : f32
                %1686 = arith.minimumf %1685, %c121 : f32
                %1687 = arith.maximumf %1686, %c122 : f32
                %1688 = arith.truncf %1687 : f32 to f16
                memref.store %1688, %out[%1684] : memref<?xf16>
                %1689 = arith.divui %1070, %c9 : index
                %1690 = arith.addi %1660, %1689 : index
                %1691 = memref.load %factors[%1690] : memref<?xf32>
                %1692 = arith.addi %1690, %1663 : index
                %1693 = memref.load %factors[%1692] : memref<?xf32>
                %1694 = arith.mulf %1353#3, %1652 : f32
                %1695 = math.fma %1694, %1691, %1693 : f32
                %1696 = arith.addi %1657, %1689 : index
                %1697 = arith.divui %1696, %c3 : index
                %1698 = arith.addi %1671, %1697 : index
                %1699 = arith.muli %1698, %c10 : index
                %1700 = arith.remui %1696, %c3 : index
                %1701 = arith.divui %1700, %c9 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.muli %1702, %1678 : index
                %1704 = arith.addi %1703, %1681 : index
                %1705 = arith.remui %1696, %c9 : index
                %1706 = arith.addi %1704, %1705 : index
                %1707 = arith.addf %1695, %c51 : f32
                %1708 = arith.minimumf %1707, %c121 : f32
                %1709 = arith.maximumf %1708, %c122 : f32
                %1710 = arith.truncf %1709 : f32 to f16
                memref.store %1710, %out[%1706] : memref<?xf16>
                %1711 = arith.divui %1326, %c9 : index
                %1712 = arith.addi %1660, %1711 : index
                %1713 = memref.load %factors[%1712] : memref<?xf32>
                %1714 = arith.addi %1712, %1663 : index
                %1715 = memref.load %factors[%1714] : memref<?xf32>
                %1716 = arith.mulf %1353#4, %1652 : f32
                %1717 = math.fma %1716, %1713, %1715 : f32
                %1718 = arith.addi %1657, %1711 : index
                %1719 = arith.divui %1718, %c3 : index
                %1720 = arith.addi %1671, %1719 : index
                %1721 = arith.muli %1720, %c10 : index
                %1722 = arith.remui %1718, %c3 : index
                %1723 = arith.divui %1722, %c9 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.muli %1724, %1678 : index
                %1726 = arith.addi %1725, %1681 : index
                %1727 = arith.remui %1718, %c9 : index
                %1728 = arith.addi %1726, %1727 : index
                %1729 = arith.addf %1717, %c51 : f32
                %1730 = arith.minimumf %1729, %c121 : f32
                %1731 = arith.maximumf %1730, %c122 : f32
                %1732 = arith.truncf %1731 : f32 to f16
                memref.store %1732, %out[%1728] : memref<?xf16>
                %1733 = arith.divui %1328, %c9 : index
                %1734 = arith.addi %1660, %1733 : index
                %1735 = memref.load %factors[%1734] : memref<?xf32>
                %1736 = arith.addi %1734, %1663 : index
                %1737 = memref.load %factors[%1736] : memref<?xf32>
                %1738 = arith.mulf %1353#5, %1652 : f32
                %1739 = math.fma %1738, %1735, %1737 : f32
                %1740 = arith.addi %1657, %1733 : index
                %1741 = arith.divui %1740, %c3 : index
                %1742 = arith.addi %1671, %1741 : index
                %1743 = arith.muli %1742, %c10 : index
                %1744 = arith.remui %1740, %c3 : index
                %1745 = arith.divui %1744, %c9 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.muli %1746, %1678 : index
                %1748 = arith.addi %1747, %1681 : index
                %1749 = arith.remui %1740, %c9 : index
                %1750 = arith.addi %1748, %1749 : index
                %1751 = arith.addf %1739, %c51 : f32
                %1752 = arith.minimumf %1751, %c121 : f32
                %1753 = arith.maximumf %1752, %c122 : f32
                %1754 = arith.truncf %1753 : f32 to f16
                memref.store %1754, %out[%1750] : memref<?xf16>
              }
            } else {
              %1755 = arith.index_cast %ranges : index to i32
              %1756 = arith.addi %1755, %1336 : i32
              %1757 = arith.index_castui %1756 : i32 to index
              %1758 = arith.addi %1320, %1757 : index
              %1759 = arith.muli %1758, %c125 : index
              %1760 = arith.addi %1759, %1039 : index
              memref.store %1353#2, %partial[%1760] : memref<?xf32>
              %1761 = arith.addi %1759, %1070 : index
              memref.store %1353#3, %partial[%1761] : memref<?xf32>
              %1762 = arith.addi %1759, %1326 : index
              memref.store %1353#4, %partial[%1762] : memref<?xf32>
              %1763 = arith.addi %1759, %1328 : index
              memref.store %1353#5, %partial[%1763] : memref<?xf32>
              scf.if %1330 {
                %1764 = arith.addi %1759, %c45 : index
                %1765 = arith.addi %1764, %883 : index
                memref.store %1353#0, %partial[%1765] : memref<?xf32>
                %1766 = arith.addi %1765, %c9 : index
                memref.store %1353#1, %partial[%1766] : memref<?xf32>
              }
              %1767 = arith.addi %1338, %groups : index
              %1768 = arith.index_castui %1335 : i32 to index
              %1769 = wave.arrive %counters[%1767], %1768 : memref<?xi32>
              scf.if %1769 {
                %1777:6 = scf.for %1770 = %c55 to %1335 step %c83 iter_args(%1771 = %c50, %1772 = %c51, %1773 = %c51, %1774 = %c51, %1775 = %c51, %1776 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1778 = arith.addi %1770, %c55 : i32
                  %1779 = arith.subi %1335, %c17 : i32
                  %1780 = arith.minsi %1778, %1779 : i32
                  %1781 = arith.addi %1755, %1780 : i32
                  %1782 = arith.index_castui %1781 : i32 to index
                  %1783 = arith.addi %1320, %1782 : index
                  %1784 = arith.muli %1783, %c125 : index
                  %1785 = arith.addi %1784, %c45 : index
                  %1786 = arith.addi %1785, %885 : index
                  %1787 = memref.load %partial[%1786] : memref<?xf32>
                  %1788 = arith.cmpi slt, %1778, %1335 : i32
                  %1789 = arith.select %1788, %1787, %c50 : f32
                  %1790 = arith.addi %1784, %883 : index
                  %1791 = arith.addi %1790, %c23 : index
                  %1792 = memref.load %partial[%1791] : memref<?xf32>
                  %1793 = arith.addi %1790, %c7 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.addi %1790, %c43 : index
                  %1796 = memref.load %partial[%1795] : memref<?xf32>
                  %1797 = arith.addi %1790, %c44 : index
                  %1798 = memref.load %partial[%1797] : memref<?xf32>
                  %1799 = arith.addi %1786, %c9 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.addi %1770, %c17 : i32
                  %1802 = arith.minsi %1801, %1779 : i32
                  %1803 = arith.addi %1755, %1802 : i32
                  %1804 = arith.index_castui %1803 : i32 to index
                  %1805 = arith.addi %1320, %1804 : index
                  %1806 = arith.muli %1805, %c125 : index
                  %1807 = arith.addi %1806, %c45 : index
                  %1808 = arith.addi %1807, %885 : index
                  %1809 = memref.load %partial[%1808] : memref<?xf32>
                  %1810 = arith.cmpi slt, %1801, %1335 : i32
                  %1811 = arith.select %1810, %1809, %c50 : f32
                  %1812 = arith.addi %1806, %883 : index
                  %1813 = arith.addi %1812, %c23 : index
                  %1814 = memref.load %partial[%1813] : memref<?xf32>
                  %1815 = arith.addi %1812, %c7 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.addi %1812, %c43 : index
                  %1818 = memref.load %partial[%1817] : memref<?xf32>
                  %1819 = arith.addi %1812, %c44 : index
                  %1820 = memref.load %partial[%1819] : memref<?xf32>
                  %1821 = arith.addi %1808, %c9 : index
                  %1822 = memref.load %partial[%1821] : memref<?xf32>
                  %1823 = arith.addi %1770, %c76 : i32
                  %1824 = arith.minsi %1823, %1779 : i32
                  %1825 = arith.addi %1755, %1824 : i32
                  %1826 = arith.index_castui %1825 : i32 to index
                  %1827 = arith.addi %1320, %1826 : index
                  %1828 = arith.muli %1827, %c125 : index
                  %1829 = arith.addi %1828, %c45 : index
                  %1830 = arith.addi %1829, %885 : index
                  %1831 = memref.load %partial[%1830] : memref<?xf32>
                  %1832 = arith.cmpi slt, %1823, %1335 : i32
                  %1833 = arith.select %1832, %1831, %c50 : f32
                  %1834 = arith.addi %1828, %883 : index
                  %1835 = arith.addi %1834, %c23 : index
                  %1836 = memref.load %partial[%1835] : memref<?xf32>
                  %1837 = arith.addi %1834, %c7 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.addi %1834, %c43 : index
                  %1840 = memref.load %partial[%1839] : memref<?xf32>
                  %1841 = arith.addi %1834, %c44 : index
                  %1842 = memref.load %partial[%1841] : memref<?xf32>
                  %1843 = arith.addi %1830, %c9 : index
                  %1844 = memref.load %partial[%1843] : memref<?xf32>
                  %1845 = arith.addi %1770, %c78 : i32
                  %1846 = arith.minsi %1845, %1779 : i32
                  %1847 = arith.addi %1755, %1846 : i32
                  %1848 = arith.index_castui %1847 : i32 to index
                  %1849 = arith.addi %1320, %1848 : index
                  %1850 = arith.muli %1849, %c125 : index
                  %1851 = arith.addi %1850, %c45 : index
                  %1852 = arith.addi %1851, %885 : index
                  %1853 = memref.load %partial[%1852] : memref<?xf32>
                  %1854 = arith.cmpi slt, %1845, %1335 : i32
                  %1855 = arith.select %1854, %1853, %c50 : f32
                  %1856 = arith.addi %1850, %883 : index
                  %1857 = arith.addi %1856, %c23 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1856, %c7 : index
                  %1860 = memref.load %partial[%1859] : memref<?xf32>
                  %1861 = arith.addi %1856, %c43 : index
                  %1862 = memref.load %partial[%1861] : memref<?xf32>
                  %1863 = arith.addi %1856, %c44 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.addi %1852, %c9 : index
                  %1866 = memref.load %partial[%1865] : memref<?xf32>
                  %1867 = arith.addi %1770, %c79 : i32
                  %1868 = arith.minsi %1867, %1779 : i32
                  %1869 = arith.addi %1755, %1868 : i32
                  %1870 = arith.index_castui %1869 : i32 to index
                  %1871 = arith.addi %1320, %1870 : index
                  %1872 = arith.muli %1871, %c125 : index
                  %1873 = arith.addi %1872, %c45 : index
                  %1874 = arith.addi %1873, %885 : index
                  %1875 = memref.load %partial[%1874] : memref<?xf32>
                  %1876 = arith.cmpi slt, %1867, %1335 : i32
                  %1877 = arith.select %1876, %1875, %c50 : f32
                  %1878 = arith.addi %1872, %883 : index
                  %1879 = arith.addi %1878, %c23 : index
                  %1880 = memref.load %partial[%1879] : memref<?xf32>
                  %1881 = arith.addi %1878, %c7 : index
                  %1882 = memref.load %partial[%1881] : memref<?xf32>
                  %1883 = arith.addi %1878, %c43 : index
                  %1884 = memref.load %partial[%1883] : memref<?xf32>
                  %1885 = arith.addi %1878, %c44 : index
                  %1886 = memref.load %partial[%1885] : memref<?xf32>
                  %1887 = arith.addi %1874, %c9 : index
                  %1888 = memref.load %partial[%1887] : memref<?xf32>
                  %1889 = arith.addi %1770, %c80 : i32
                  %1890 = arith.minsi %1889, %1779 : i32
                  %1891 = arith.addi %1755, %1890 : i32
                  %1892 = arith.index_castui %1891 : i32 to index
                  %1893 = arith.addi %1320, %1892 : index
                  %1894 = arith.muli %1893, %c125 : index
                  %1895 = arith.addi %1894, %c45 : index
                  %1896 = arith.addi %1895, %885 : index
                  %1897 = memref.load %partial[%1896] : memref<?xf32>
                  %1898 = arith.cmpi slt, %1889, %1335 : i32
                  %1899 = arith.select %1898, %1897, %c50 : f32
                  %1900 = arith.addi %1894, %883 : index
                  %1901 = arith.addi %1900, %c23 : index
                  %1902 = memref.load %partial[%1901] : memref<?xf32>
                  %1903 = arith.addi %1900, %c7 : index
                  %1904 = memref.load %partial[%1903] : memref<?xf32>
                  %1905 = arith.addi %1900, %c43 : index
                  %1906 = memref.load %partial[%1905] : memref<?xf32>
                  %1907 = arith.addi %1900, %c44 : index
                  %1908 = memref.load %partial[%1907] : memref<?xf32>
                  %1909 = arith.addi %1896, %c9 : index
                  %1910 = memref.load %partial[%1909] : memref<?xf32>
                  %1911 = arith.addi %1770, %c81 : i32
                  %1912 = arith.minsi %1911, %1779 : i32
                  %1913 = arith.addi %1755, %1912 : i32
                  %1914 = arith.index_castui %1913 : i32 to index
                  %1915 = arith.addi %1320, %1914 : index
                  %1916 = arith.muli %1915, %c125 : index
                  %1917 = arith.addi %1916, %c45 : index
                  %1918 = arith.addi %1917, %885 : index
                  %1919 = memref.load %partial[%1918] : memref<?xf32>
                  %1920 = arith.cmpi slt, %1911, %1335 : i32
                  %1921 = arith.select %1920, %1919, %c50 : f32
                  %1922 = arith.addi %1916, %883 : index
                  %1923 = arith.addi %1922, %c23 : index
                  %1924 = memref.load %partial[%1923] : memref<?xf32>
                  %1925 = arith.addi %1922, %c7 : index
                  %1926 = memref.load %partial[%1925] : memref<?xf32>
                  %1927 = arith.addi %1922, %c43 : index
                  %1928 = memref.load %partial[%1927] : memref<?xf32>
                  %1929 = arith.addi %1922, %c44 : index
                  %1930 = memref.load %partial[%1929] : memref<?xf32>
                  %1931 = arith.addi %1918, %c9 : index
                  %1932 = memref.load %partial[%1931] : memref<?xf32>
                  %1933 = arith.addi %1770, %c82 : i32
                  %1934 = arith.minsi %1933, %1779 : i32
                  %1935 = arith.addi %1755, %1934 : i32
                  %1936 = arith.index_castui %1935 : i32 to index
                  %1937 = arith.addi %1320, %1936 : index
                  %1938 = arith.muli %1937, %c125 : index
                  %1939 = arith.addi %1938, %c45 : index
                  %1940 = arith.addi %1939, %885 : index
                  %1941 = memref.load %partial[%1940] : memref<?xf32>
                  %1942 = arith.cmpi slt, %1933, %1335 : i32
                  %1943 = arith.select %1942, %1941, %c50 : f32
                  %1944 = arith.addi %1938, %883 : index
                  %1945 = arith.addi %1944, %c23 : index
                  %1946 = memref.load %partial[%1945] : memref<?xf32>
                  %1947 = arith.addi %1944, %c7 : index
                  %1948 = memref.load %partial[%1947] : memref<?xf32>
                  %1949 = arith.addi %1944, %c43 : index
                  %1950 = memref.load %partial[%1949] : memref<?xf32>
                  %1951 = arith.addi %1944, %c44 : index
                  %1952 = memref.load %partial[%1951] : memref<?xf32>
                  %1953 = arith.addi %1940, %c9 : index
                  %1954 = memref.load %partial[%1953] : memref<?xf32>
                  %1955 = arith.maxnumf %1771, %1789 fastmath<nnan> : f32
                  %1956 = arith.subf %1771, %1955 : f32
                  %1957 = wave.exp2 %1956 : f32
                  %1958 = arith.subf %1789, %1955 : f32
                  %1959 = wave.exp2 %1958 : f32
                  %1960 = arith.mulf %1772, %1957 : f32
                  %1961 = math.fma %1800, %1959, %1960 : f32
                  %1962 = arith.mulf %1773, %1957 : f32
                  %1963 = math.fma %1792, %1959, %1962 : f32
                  %1964 = arith.mulf %1774, %1957 : f32
                  %1965 = math.fma %1794, %1959, %1964 : f32
                  %1966 = arith.mulf %1775, %1957 : f32
                  %1967 = math.fma %1796, %1959, %1966 : f32
                  %1968 = arith.mulf %1776, %1957 : f32
                  %1969 = math.fma %1798, %1959, %1968 : f32
                  %1970 = arith.maxnumf %1955, %1811 fastmath<nnan> : f32
                  %1971 = arith.subf %1955, %1970 : f32
                  %1972 = wave.exp2 %1971 : f32
                  %1973 = arith.subf %1811, %1970 : f32
                  %1974 = wave.exp2 %1973 : f32
                  %1975 = arith.mulf %1961, %1972 : f32
                  %1976 = math.fma %1822, %1974, %1975 : f32
                  %1977 = arith.mulf %1963, %1972 : f32
                  %1978 = math.fma %1814, %1974, %1977 : f32
                  %1979 = arith.mulf %1965, %1972 : f32
                  %1980 = math.fma %1816, %1974, %1979 : f32
                  %1981 = arith.mulf %1967, %1972 : f32
                  %1982 = math.fma %1818, %1974, %1981 : f32
                  %1983 = arith.mulf %1969, %1972 : f32
                  %1984 = math.fma %1820, %1974, %1983 : f32
                  %1985 = arith.maxnumf %1970, %1833 fastmath<nnan> : f32
                  %1986 = arith.subf %1970, %1985 : f32
                  %1987 = wave.exp2 %1986 : f32
                  %1988 = arith.subf %1833, %1985 : f32
                  %1989 = wave.exp2 %1988 : f32
                  %1990 = arith.mulf %1976, %1987 : f32
                  %1991 = math.fma %1844, %1989, %1990 : f32
                  %1992 = arith.mulf %1978, %1987 : f32
                  %1993 = math.fma %1836, %1989, %1992 : f32
                  %1994 = arith.mulf %1980, %1987 : f32
                  %1995 = math.fma %1838, %1989, %1994 : f32
                  %1996 = arith.mulf %1982, %1987 : f32
                  %1997 = math.fma %1840, %1989, %1996 : f32
                  %1998 = arith.mulf %1984, %1987 : f32
                  %1999 = math.fma %1842, %1989, %1998 : f32
                  %2000 = arith.maxnumf %1985, %1855 fastmath<nnan> : f32
                  %2001 = arith.subf %1985, %2000 : f32
                  %2002 = wave.exp2 %2001 : f32
                  %2003 = arith.subf %1855, %2000 : f32
                  %2004 = wave.exp2 %2003 : f32
                  %2005 = arith.mulf %1991, %2002 : f32
                  %2006 = math.fma %1866, %2004, %2005 : f32
                  %2007 = arith.mulf %1993, %2002 : f32
                  %2008 = math.fma %1858, %2004, %2007 : f32
                  %2009 = arith.mulf %1995, %2002 : f32
                  %2010 = math.fma %1860, %2004, %2009 : f32
                  %2011 = arith.mulf %1997, %2002 : f32
                  %2012 = math.fma %1862, %2004, %2011 : f32
                  %2013 = arith.mulf %1999, %2002 : f32
                  %2014 = math.fma %1864, %2004, %2013 : f32
                  %2015 = arith.maxnumf %2000, %1877 fastmath<nnan> : f32
                  %2016 = arith.subf %2000, %2015 : f32
                  %2017 = wave.exp2 %2016 : f32
                  %2018 = arith.subf %1877, %2015 : f32
                  %2019 = wave.exp2 %2018 : f32
                  %2020 = arith.mulf %2006, %2017 : f32
                  %2021 = math.fma %1888, %2019, %2020 : f32
                  %2022 = arith.mulf %2008, %2017 : f32
                  %2023 = math.fma %1880, %2019, %2022 : f32
                  %2024 = arith.mulf %2010, %2017 : f32
                  %2025 = math.fma %1882, %2019, %2024 : f32
                  %2026 = arith.mulf %2012, %2017 : f32
                  %2027 = math.fma %1884, %2019, %2026 : f32
                  %2028 = arith.mulf %2014, %2017 : f32
                  %2029 = math.fma %1886, %2019, %2028 : f32
                  %2030 = arith.maxnumf %2015, %1899 fastmath<nnan> : f32
                  %2031 = arith.subf %2015, %2030 : f32
                  %2032 = wave.exp2 %2031 : f32
                  %2033 = arith.subf %1899, %2030 : f32
                  %2034 = wave.exp2 %2033 : f32
                  %2035 = arith.mulf %2021, %2032 : f32
                  %2036 = math.fma %1910, %2034, %2035 : f32
                  %2037 = arith.mulf %2023, %2032 : f32
                  %2038 = math.fma %1902, %2034, %2037 : f32
                  %2039 = arith.mulf %2025, %2032 : f32
                  %2040 = math.fma %1904, %2034, %2039 : f32
                  %2041 = arith.mulf %2027, %2032 : f32
                  %2042 = math.fma %1906, %2034, %2041 : f32
                  %2043 = arith.mulf %2029, %2032 : f32
                  %2044 = math.fma %1908, %2034, %2043 : f32
                  %2045 = arith.maxnumf %2030, %1921 fastmath<nnan> : f32
                  %2046 = arith.subf %2030, %2045 : f32
                  %2047 = wave.exp2 %2046 : f32
                  %2048 = arith.subf %1921, %2045 : f32
                  %2049 = wave.exp2 %2048 : f32
                  %2050 = arith.mulf %2036, %2047 : f32
                  %2051 = math.fma %1932, %2049, %2050 : f32
                  %2052 = arith.mulf %2038, %2047 : f32
                  %2053 = math.fma %1924, %2049, %2052 : f32
                  %2054 = arith.mulf %2040, %2047 : f32
                  %2055 = math.fma %1926, %2049, %2054 : f32
                  %2056 = arith.mulf %2042, %2047 : f32
                  %2057 = math.fma %1928, %2049, %2056 : f32
                  %2058 = arith.mulf %2044, %2047 : f32
                  %2059 = math.fma %1930, %2049, %2058 : f32
                  %2060 = arith.maxnumf %2045, %1943 fastmath<nnan> : f32
                  %2061 = arith.subf %2045, %2060 : f32
                  %2062 = wave.exp2 %2061 : f32
                  %2063 = arith.subf %1943, %2060 : f32
                  %2064 = wave.exp2 %2063 : f32
                  %2065 = arith.mulf %2051, %2062 : f32
                  %2066 = math.fma %1954, %2064, %2065 : f32
                  %2067 = arith.mulf %2053, %2062 : f32
                  %2068 = math.fma %1946, %2064, %2067 : f32
                  %2069 = arith.mulf %2055, %2062 : f32
                  %2070 = math.fma %1948, %2064, %2069 : f32
                  %2071 = arith.mulf %2057, %2062 : f32
                  %2072 = math.fma %1950, %2064, %2071 : f32
                  %2073 = arith.mulf %2059, %2062 : f32
                  %2074 = math.fma %1952, %2064, %2073 : f32
                  scf.yield %2060, %2066, %2068, %2070, %2072, %2074 : f32, f32, f32, f32, f32, f32
                }
                %2075 = arith.divf %c119, %1777#1 : f32
                %2076 = arith.addi %17, %885 : index
                %2077 = arith.cmpi slt, %2076, %groupSize : index
                scf.if %2077 {
                  %2078 = arith.muli %15, %groupSize : index
                  %2079 = arith.addi %2078, %2076 : index
                  %2080 = arith.muli %2079, %c24 : index
                  %2081 = arith.muli %heads, %c24 : index
                  %2082 = arith.divui %1039, %c9 : index
                  %2083 = arith.muli %15, %c24 : index
                  %2084 = arith.addi %2083, %2082 : index
                  %2085 = memref.load %factors[%2084] : memref<?xf32>
                  %2086 = arith.muli %kvHeads, %c24 : index
                  %2087 = arith.addi %2084, %2086 : index
                  %2088 = memref.load %factors[%2087] : memref<?xf32>
                  %2089 = arith.mulf %1777#2, %2075 : f32
                  %2090 = math.fma %2089, %2085, %2088 : f32
                  %2091 = arith.addi %2080, %2082 : index
                  %2092 = arith.divui %24, %outTileRows : index
                  %2093 = arith.divui %2081, %c3 : index
                  %2094 = arith.muli %2092, %2093 : index
                  %2095 = arith.divui %2091, %c3 : index
                  %2096 = arith.addi %2094, %2095 : index
                  %2097 = arith.muli %2096, %c10 : index
                  %2098 = arith.remui %2091, %c3 : index
                  %2099 = arith.divui %2098, %c9 : index
                  %2100 = arith.addi %2097, %2099 : index
                  %2101 = arith.muli %outTileRows, %c9 : index
                  %2102 = arith.muli %2100, %2101 : index
                  %2103 = arith.remui %24, %outTileRows : index
                  %2104 = arith.muli %2103, %c9 : index
                  %2105 = arith.addi %2102, %2104 : index
                  %2106 = arith.remui %2091, %c9 : index
                  %2107 = arith.addi %2105, %2106 : index
                  %2108 = arith.addf %2090, %c51 : f32
                  %2109 = arith.minimumf %2108, %c121 : f32
                  %2110 = arith.maximumf %2109, %c122 : f32
                  %2111 = arith.truncf %2110 : f32 to f16
                  memref.store %2111, %out[%2107] : memref<?xf16>
                  %2112 = arith.divui %1070, %c9 : index
                  %2113 = arith.addi %2083, %2112 : index
                  %2114 = memref.load %factors[%2113] : memref<?xf32>
                  %2115 = arith.addi %2113, %2086 : index
                  %2116 = memref.load %factors[%2115] : memref<?xf32>
                  %2117 = arith.mulf %1777#3, %2075 : f32
                  %2118 = math.fma %2117, %2114, %2116 : f32
                  %2119 = arith.addi %2080, %2112 : index
                  %2120 = arith.divui %2119, %c3 : index
                  %2121 = arith.addi %2094, %2120 : index
                  %2122 = arith.muli %2121, %c10 : index
                  %2123 = arith.remui %2119, %c3 : index
                  %2124 = arith.divui %2123, %c9 : index
                  %2125 = arith.addi %2122, %2124 : index
                  %2126 = arith.muli %2125, %2101 : index
                  %2127 = arith.addi %2126, %2104 : index
                  %2128 = arith.remui %2119, %c9 : index
                  %2129 = arith.addi %2127, %2128 : index
                  %2130 = arith.addf %2118, %c51 : f32
                  %2131 = arith.minimumf %2130, %c121 : f32
                  %2132 = arith.maximumf %2131, %c122 : f32
                  %2133 = arith.truncf %2132 : f32 to f16
                  memref.store %2133, %out[%2129] : memref<?xf16>
                  %2134 = arith.divui %1326, %c9 : index
                  %2135 = arith.addi %2083, %2134 : index
                  %2136 = memref.load %factors[%2135] : memref<?xf32>
                  %2137 = arith.addi %2135, %2086 : index
                  %2138 = memref.load %factors[%2137] : memref<?xf32>
                  %2139 = arith.mulf %1777#4, %2075 : f32
                  %2140 = math.fma %2139, %2136, %2138 : f32
                  %2141 = arith.addi %2080, %2134 : index
                  %2142 = arith.divui %2141, %c3 : index
                  %2143 = arith.addi %2094, %2142 : index
                  %2144 = arith.muli %2143, %c10 : index
                  %2145 = arith.remui %2141, %c3 : index
                  %2146 = arith.divui %2145, %c9 : index
                  %2147 = arith.addi %2144, %2146 : index
                  %2148 = arith.muli %2147, %2101 : index
                  %2149 = arith.addi %2148, %2104 : index
                  %2150 = arith.remui %2141, %c9 : index
                  %2151 = arith.addi %2149, %2150 : index
                  %2152 = arith.addf %2140, %c51 : f32
                  %2153 = arith.minimumf %2152, %c121 : f32
                  %2154 = arith.maximumf %2153, %c122 : f32
                  %2155 = arith.truncf %2154 : f32 to f16
                  memref.store %2155, %out[%2151] : memref<?xf16>
                  %2156 = arith.divui %1328, %c9 : index
                  %2157 = arith.addi %2083, %2156 : index
                  %2158 = memref.load %factors[%2157] : memref<?xf32>
                  %2159 = arith.addi %2157, %2086 : index
                  %2160 = memref.load %factors[%2159] : memref<?xf32>
                  %2161 = arith.mulf %1777#5, %2075 : f32
                  %2162 = math.fma %2161, %2158, %2160 : f32
                  %2163 = arith.addi %2080, %2156 : index
                  %2164 = arith.divui %2163, %c3 : index
                  %2165 = arith.addi %2094, %2164 : index
                  %2166 = arith.muli %2165, %c10 : index
                  %2167 = arith.remui %2163, %c3 : index
                  %2168 = arith.divui %2167, %c9 : index
                  %2169 = arith.addi %2166, %2168 : index
                  %2170 = arith.muli %2169, %2101 : index
                  %2171 = arith.addi %2170, %2104 : index
                  %2172 = arith.remui %2163, %c9 : index
                  %2173 = arith.addi %2171, %2172 : index
                  %2174 = arith.addf %2162, %c51 : f32
                  %2175 = arith.minimumf %2174, %c121 : f32
                  %2176 = arith.maximumf %2175, %c122 : f32
                  %2177 = arith.truncf %2176 : f32 to f16
                  memref.store %2177, %out[%2173] : memref<?xf16>
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
