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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c23 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c26 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c22 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c27 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c28 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c29 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c30 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c31 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %68, %c32 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %68, %c33 : index
        %92 = vector.load %5[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %93 = arith.addi %68, %c34 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %68, %c35 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %68, %c36 : index
        %98 = vector.load %5[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %99 = arith.addi %68, %c37 : index
        %100 = vector.load %5[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = math.absf %70 : vector<4xf32>
        %102 = math.absf %72 : vector<4xf32>
        %103 = arith.maxnumf %101, %102 fastmath<nnan> : vector<4xf32>
        %104 = math.absf %74 : vector<4xf32>
        %105 = arith.maxnumf %103, %104 fastmath<nnan> : vector<4xf32>
        %106 = math.absf %76 : vector<4xf32>
        %107 = arith.maxnumf %105, %106 fastmath<nnan> : vector<4xf32>
        %108 = math.absf %78 : vector<4xf32>
        %109 = arith.maxnumf %107, %108 fastmath<nnan> : vector<4xf32>
        %110 = math.absf %80 : vector<4xf32>
        %111 = arith.maxnumf %109, %110 fastmath<nnan> : vector<4xf32>
        %112 = math.absf %82 : vector<4xf32>
        %113 = arith.maxnumf %111, %112 fastmath<nnan> : vector<4xf32>
        %114 = math.absf %84 : vector<4xf32>
        %115 = arith.maxnumf %113, %114 fastmath<nnan> : vector<4xf32>
        %116 = math.absf %86 : vector<4xf32>
        %117 = arith.maxnumf %115, %116 fastmath<nnan> : vector<4xf32>
        %118 = math.absf %88 : vector<4xf32>
        %119 = arith.maxnumf %117, %118 fastmath<nnan> : vector<4xf32>
        %120 = math.absf %90 : vector<4xf32>
        %121 = arith.maxnumf %119, %120 fastmath<nnan> : vector<4xf32>
        %122 = math.absf %92 : vector<4xf32>
        %123 = arith.maxnumf %121, %122 fastmath<nnan> : vector<4xf32>
        %124 = math.absf %94 : vector<4xf32>
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : vector<4xf32>
        %126 = math.absf %96 : vector<4xf32>
        %127 = arith.maxnumf %125, %126 fastmath<nnan> : vector<4xf32>
        %128 = math.absf %98 : vector<4xf32>
        %129 = arith.maxnumf %127, %128 fastmath<nnan> : vector<4xf32>
        %130 = math.absf %100 : vector<4xf32>
        %131 = arith.maxnumf %129, %130 fastmath<nnan> : vector<4xf32>
        %132 = vector.extract %131[0] : f32 from vector<4xf32>
        %133 = vector.extract %131[1] : f32 from vector<4xf32>
        %134 = vector.extract %131[2] : f32 from vector<4xf32>
        %135 = vector.extract %131[3] : f32 from vector<4xf32>
        %136 = arith.maxnumf %132, %133 fastmath<nnan> : f32
        %137 = arith.maxnumf %136, %134 fastmath<nnan> : f32
        %138 = arith.maxnumf %137, %135 fastmath<nnan> : f32
        %139 = wave.swap_halves %138 : f32
        %140 = arith.maxnumf %138, %139 fastmath<nnan> : f32
        %141 = arith.bitcast %140 : f32 to i32
        %142 = arith.shrui %141, %c38 : i32
        %143 = arith.maxsi %142, %c39 : i32
        %144 = arith.minsi %143, %c40 : i32
        %145 = arith.subi %c41, %144 : i32
        %146 = arith.shli %145, %c38 : i32
        %147 = arith.bitcast %146 : i32 to f32
        %148 = arith.subi %144, %c42 : i32
        %149 = arith.shli %148, %c38 : i32
        %150 = arith.bitcast %149 : i32 to f32
        %151 = vector.broadcast %147 : f32 to vector<4xf32>
        %152 = arith.muli %1, %c9 : index
        %153 = arith.muli %2, %c24 : index
        %154 = arith.addi %152, %153 : index
        %155 = arith.mulf %70, %151 : vector<4xf32>
        %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
        %157 = arith.mulf %72, %151 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %160 = arith.addi %154, %c23 : index
        vector.store %159, %4[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.mulf %74, %151 : vector<4xf32>
        %162 = arith.truncf %161 : vector<4xf32> to vector<4xf16>
        %163 = arith.mulf %76, %151 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = vector.shuffle %162, %164 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %166 = arith.addi %154, %c7 : index
        vector.store %165, %4[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %167 = arith.mulf %78, %151 : vector<4xf32>
        %168 = arith.truncf %167 : vector<4xf32> to vector<4xf16>
        %169 = arith.mulf %80, %151 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = vector.shuffle %168, %170 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %172 = arith.addi %154, %c43 : index
        vector.store %171, %4[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.mulf %82, %151 : vector<4xf32>
        %174 = arith.truncf %173 : vector<4xf32> to vector<4xf16>
        %175 = arith.mulf %84, %151 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %178 = arith.addi %154, %c44 : index
        vector.store %177, %4[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.mulf %86, %151 : vector<4xf32>
        %180 = arith.truncf %179 : vector<4xf32> to vector<4xf16>
        %181 = arith.mulf %88, %151 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %184 = arith.addi %154, %c45 : index
        vector.store %183, %4[%184] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %185 = arith.mulf %90, %151 : vector<4xf32>
        %186 = arith.truncf %185 : vector<4xf32> to vector<4xf16>
        %187 = arith.mulf %92, %151 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = vector.shuffle %186, %188 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %190 = arith.addi %154, %c46 : index
        vector.store %189, %4[%190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.mulf %94, %151 : vector<4xf32>
        %192 = arith.truncf %191 : vector<4xf32> to vector<4xf16>
        %193 = arith.mulf %96, %151 : vector<4xf32>
        %194 = arith.truncf %193 : vector<4xf32> to vector<4xf16>
        %195 = vector.shuffle %192, %194 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %196 = arith.addi %154, %c47 : index
        vector.store %195, %4[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %197 = arith.mulf %98, %151 : vector<4xf32>
        %198 = arith.truncf %197 : vector<4xf32> to vector<4xf16>
        %199 = arith.mulf %100, %151 : vector<4xf32>
        %200 = arith.truncf %199 : vector<4xf32> to vector<4xf16>
        %201 = vector.shuffle %198, %200 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %202 = arith.addi %154, %c48 : index
        vector.store %201, %4[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %203 = memref.load %scales[%15] : memref<?xf32>
        %204 = arith.mulf %203, %150 : f32
        memref.store %204, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %205 = memref.load %7[%1] : memref<?xf32>
      scf.for %206 = %11 to %42 step %43 : i32 {
        %207 = arith.muli %206, %c20 : i32
        %208 = arith.index_cast %8 : index to i32
        %209 = arith.muli %208, %c49 : i32
        %210 = arith.addi %207, %209 : i32
        %211 = arith.addi %210, %c49 : i32
        %212 = arith.minsi %211, %38 : i32
        %213 = arith.cmpi slt, %210, %38 : i32
        %214:10 = scf.if %213 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %215 = arith.subi %212, %210 : i32
          %216 = arith.addi %215, %c53 : i32
          %217 = arith.divui %216, %c54 : i32
          %218 = arith.divui %210, %c18 : i32
          %219 = arith.addi %218, %c55 : i32
          %220 = arith.minsi %219, %40 : i32
          %221 = arith.index_castui %220 : i32 to index
          %222 = arith.addi %32, %221 : index
          %223 = memref.load %step[%222] : memref<?xi32>
          %224 = arith.index_cast %223 : i32 to index
          %225 = arith.muli %224, %33 : index
          %226 = arith.addi %225, %34 : index
          %227 = arith.addi %218, %c17 : i32
          %228 = arith.minsi %227, %40 : i32
          %229 = arith.index_castui %228 : i32 to index
          %230 = arith.addi %32, %229 : index
          %231 = memref.load %step[%230] : memref<?xi32>
          %232 = arith.index_cast %231 : i32 to index
          %233 = arith.muli %232, %33 : index
          %234 = arith.addi %233, %34 : index
          %235 = arith.addi %226, %35 : index
          %236 = arith.addi %235, %c23 : index
          %237 = vector.load %kv[%236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %238 = arith.addi %235, %c30 : index
          %239 = vector.load %kv[%238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %240 = arith.addi %234, %35 : index
          %241 = arith.addi %240, %c23 : index
          %242 = vector.load %kv[%241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %243 = arith.addi %240, %c30 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %235, %c24 : index
          %246 = vector.load %kv[%245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %247 = arith.addi %235, %c56 : index
          %248 = vector.load %kv[%247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249 = arith.addi %240, %c24 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %240, %c56 : index
          %252 = vector.load %kv[%251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %272:18 = scf.for %253 = %c55 to %217 step %c17 iter_args(%254 = %237, %255 = %239, %256 = %242, %257 = %244, %258 = %246, %259 = %248, %260 = %250, %261 = %252, %262 = %c50, %263 = %c51, %264 = %c52, %265 = %c52, %266 = %c52, %267 = %c52, %268 = %c52, %269 = %c52, %270 = %c52, %271 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %273 = arith.muli %253, %c54 : i32
            %274 = arith.addi %210, %273 : i32
            %275 = arith.addi %274, %c54 : i32
            %276 = arith.divui %274, %c18 : i32
            %277 = arith.addi %276, %c55 : i32
            %278 = arith.minsi %277, %40 : i32
            %279 = arith.index_castui %278 : i32 to index
            %280 = arith.addi %32, %279 : index
            %281 = memref.load %step[%280] : memref<?xi32>
            %282 = arith.index_cast %281 : i32 to index
            %283 = arith.muli %282, %33 : index
            %284 = arith.addi %283, %34 : index
            %285 = arith.addi %276, %c17 : i32
            %286 = arith.minsi %285, %40 : i32
            %287 = arith.index_castui %286 : i32 to index
            %288 = arith.addi %32, %287 : index
            %289 = memref.load %step[%288] : memref<?xi32>
            %290 = arith.index_cast %289 : i32 to index
            %291 = arith.muli %290, %33 : index
            %292 = arith.addi %291, %34 : index
            %293 = arith.divui %275, %c18 : i32
            %294 = arith.addi %293, %c55 : i32
            %295 = arith.minsi %294, %40 : i32
            %296 = arith.index_castui %295 : i32 to index
            %297 = arith.addi %32, %296 : index
            %298 = memref.load %step[%297] : memref<?xi32>
            %299 = arith.index_cast %298 : i32 to index
            %300 = arith.muli %299, %33 : index
            %301 = arith.addi %300, %34 : index
            %302 = arith.addi %293, %c17 : i32
            %303 = arith.minsi %302, %40 : i32
            %304 = arith.index_castui %303 : i32 to index
            %305 = arith.addi %32, %304 : index
            %306 = memref.load %step[%305] : memref<?xi32>
            %307 = arith.index_cast %306 : i32 to index
            %308 = arith.muli %307, %33 : index
            %309 = arith.addi %308, %34 : index
            %310 = wave.opaque %c23 : index
            %311 = arith.muli %1, %c9 : index
            %312 = arith.addi %310, %311 : index
            %313 = arith.addi %284, %35 : index
            %314 = arith.addi %313, %c7 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %316 = arith.addi %313, %c57 : index
            %317 = vector.load %kv[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %318 = arith.addi %292, %35 : index
            %319 = arith.addi %318, %c7 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %321 = arith.addi %318, %c57 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %323 = vector.shuffle %254, %255 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %324 = vector.bitcast %323 : vector<8xi32> to vector<16xf16>
            %325 = vector.shuffle %256, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %326 = vector.bitcast %325 : vector<8xi32> to vector<16xf16>
            %327 = arith.addi %312, %c23 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = arith.addi %327, %c24 : index
            %330 = vector.load %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %332 = wave.mma %324, %331, %c52 : vector<16xf16>, vector<8xf32>
            %333 = wave.mma %326, %331, %c52 : vector<16xf16>, vector<8xf32>
            %334 = arith.addi %313, %c58 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %313, %c59 : index
            %337 = vector.load %kv[%336] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %338 = arith.addi %318, %c58 : index
            %339 = vector.load %kv[%338] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %340 = arith.addi %318, %c59 : index
            %341 = vector.load %kv[%340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %342 = vector.shuffle %258, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %343 = vector.bitcast %342 : vector<8xi32> to vector<16xf16>
            %344 = vector.shuffle %260, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %345 = vector.bitcast %344 : vector<8xi32> to vector<16xf16>
            %346 = arith.addi %312, %c7 : index
            %347 = vector.load %4[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %348 = arith.addi %346, %c24 : index
            %349 = vector.load %4[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %350 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %351 = wave.mma %343, %350, %332 : vector<16xf16>, vector<8xf32>
            %352 = wave.mma %345, %350, %333 : vector<16xf16>, vector<8xf32>
            %353 = arith.addi %313, %c43 : index
            %354 = vector.load %kv[%353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %355 = arith.addi %313, %c60 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %318, %c43 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %359 = arith.addi %318, %c60 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %361 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %362 = vector.bitcast %361 : vector<8xi32> to vector<16xf16>
            %363 = vector.shuffle %320, %322 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %364 = vector.bitcast %363 : vector<8xi32> to vector<16xf16>
            %365 = arith.addi %312, %c43 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = arith.addi %365, %c24 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %370 = wave.mma %362, %369, %351 : vector<16xf16>, vector<8xf32>
            %371 = wave.mma %364, %369, %352 : vector<16xf16>, vector<8xf32>
            %372 = arith.addi %313, %c61 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %313, %c62 : index
            %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %376 = arith.addi %318, %c61 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %378 = arith.addi %318, %c62 : index
            %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %380 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %381 = vector.bitcast %380 : vector<8xi32> to vector<16xf16>
            %382 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %383 = vector.bitcast %382 : vector<8xi32> to vector<16xf16>
            %384 = arith.addi %312, %c44 : index
            %385 = vector.load %4[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %386 = arith.addi %384, %c24 : index
            %387 = vector.load %4[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %388 = vector.shuffle %385, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %389 = wave.mma %381, %388, %370 : vector<16xf16>, vector<8xf32>
            %390 = wave.mma %383, %388, %371 : vector<16xf16>, vector<8xf32>
            %391 = arith.addi %313, %c44 : index
            %392 = vector.load %kv[%391] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393 = arith.addi %313, %c63 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %318, %c44 : index
            %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %397 = arith.addi %318, %c63 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %399 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %400 = vector.bitcast %399 : vector<8xi32> to vector<16xf16>
            %401 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %402 = vector.bitcast %401 : vector<8xi32> to vector<16xf16>
            %403 = arith.addi %312, %c45 : index
            %404 = vector.load %4[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %405 = arith.addi %403, %c24 : index
            %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %407 = vector.shuffle %404, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %408 = wave.mma %400, %407, %389 : vector<16xf16>, vector<8xf32>
            %409 = wave.mma %402, %407, %390 : vector<16xf16>, vector<8xf32>
            %410 = arith.addi %313, %c64 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %313, %c65 : index
            %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %414 = arith.addi %318, %c64 : index
            %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %416 = arith.addi %318, %c65 : index
            %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %418 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %419 = vector.bitcast %418 : vector<8xi32> to vector<16xf16>
            %420 = vector.shuffle %377, %379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %421 = vector.bitcast %420 : vector<8xi32> to vector<16xf16>
            %422 = arith.addi %312, %c46 : index
            %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %424 = arith.addi %422, %c24 : index
            %425 = vector.load %4[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %427 = wave.mma %419, %426, %408 : vector<16xf16>, vector<8xf32>
            %428 = wave.mma %421, %426, %409 : vector<16xf16>, vector<8xf32>
            %429 = arith.addi %313, %c45 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %431 = arith.addi %313, %c66 : index
            %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %433 = arith.addi %318, %c45 : index
            %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %435 = arith.addi %318, %c66 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %437 = vector.shuffle %392, %394 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %438 = vector.bitcast %437 : vector<8xi32> to vector<16xf16>
            %439 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %440 = vector.bitcast %439 : vector<8xi32> to vector<16xf16>
            %441 = arith.addi %312, %c47 : index
            %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %443 = arith.addi %441, %c24 : index
            %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %446 = wave.mma %438, %445, %427 : vector<16xf16>, vector<8xf32>
            %447 = wave.mma %440, %445, %428 : vector<16xf16>, vector<8xf32>
            %448 = arith.addi %313, %c67 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %450 = arith.addi %313, %c68 : index
            %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %452 = arith.addi %318, %c67 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %454 = arith.addi %318, %c68 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %456 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %457 = vector.bitcast %456 : vector<8xi32> to vector<16xf16>
            %458 = vector.shuffle %415, %417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %459 = vector.bitcast %458 : vector<8xi32> to vector<16xf16>
            %460 = arith.addi %312, %c48 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = arith.addi %460, %c24 : index
            %463 = vector.load %4[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %465 = wave.mma %457, %464, %446 : vector<16xf16>, vector<8xf32>
            %466 = wave.mma %459, %464, %447 : vector<16xf16>, vector<8xf32>
            %467 = arith.addi %313, %c46 : index
            %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %469 = arith.addi %313, %c69 : index
            %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %471 = arith.addi %318, %c46 : index
            %472 = vector.load %kv[%471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %473 = arith.addi %318, %c69 : index
            %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %475 = wave.opaque %465 : vector<8xf32>
            %476 = wave.opaque %466 : vector<8xf32>
            %477 = wave.opaque %275 : i32
            %478 = arith.cmpi sgt, %477, %212 : i32
            %479:2 = scf.if %478 -> (vector<8xf32>, vector<8xf32>) {
              %480 = arith.index_cast %2 : index to i32
              %481 = arith.addi %274, %480 : i32
              %482 = arith.subi %38, %481 : i32
              %483 = arith.subi %482, %c55 : i32
              %484 = vector.broadcast %483 : i32 to vector<8xi32>
              %485 = arith.cmpi sgt, %484, %c71 : vector<8xi32>
              %486 = arith.select %485, %475, %c70 : vector<8xi1>, vector<8xf32>
              %487 = arith.subi %482, %c18 : i32
              %488 = vector.broadcast %487 : i32 to vector<8xi32>
              %489 = arith.cmpi sgt, %488, %c71 : vector<8xi32>
              %490 = arith.select %489, %476, %c70 : vector<8xi1>, vector<8xf32>
              scf.yield %486, %490 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %475, %476 : vector<8xf32>, vector<8xf32>
            }
            %491 = vector.extract %479#0[0] : f32 from vector<8xf32>
            %492 = vector.extract %479#0[1] : f32 from vector<8xf32>
            %493 = vector.extract %479#0[2] : f32 from vector<8xf32>
            %494 = vector.extract %479#0[3] : f32 from vector<8xf32>
            %495 = vector.extract %479#0[4] : f32 from vector<8xf32>
            %496 = vector.extract %479#0[5] : f32 from vector<8xf32>
            %497 = vector.extract %479#0[6] : f32 from vector<8xf32>
            %498 = vector.extract %479#0[7] : f32 from vector<8xf32>
            %499 = vector.extract %479#1[0] : f32 from vector<8xf32>
            %500 = vector.extract %479#1[1] : f32 from vector<8xf32>
            %501 = vector.extract %479#1[2] : f32 from vector<8xf32>
            %502 = vector.extract %479#1[3] : f32 from vector<8xf32>
            %503 = vector.extract %479#1[4] : f32 from vector<8xf32>
            %504 = vector.extract %479#1[5] : f32 from vector<8xf32>
            %505 = vector.extract %479#1[6] : f32 from vector<8xf32>
            %506 = vector.extract %479#1[7] : f32 from vector<8xf32>
            %507 = arith.maxnumf %491, %492 fastmath<nnan> : f32
            %508 = arith.maxnumf %507, %493 fastmath<nnan> : f32
            %509 = arith.maxnumf %508, %494 fastmath<nnan> : f32
            %510 = arith.maxnumf %509, %495 fastmath<nnan> : f32
            %511 = arith.maxnumf %510, %496 fastmath<nnan> : f32
            %512 = arith.maxnumf %511, %497 fastmath<nnan> : f32
            %513 = arith.maxnumf %512, %498 fastmath<nnan> : f32
            %514 = arith.maxnumf %513, %499 fastmath<nnan> : f32
            %515 = arith.maxnumf %514, %500 fastmath<nnan> : f32
            %516 = arith.maxnumf %515, %501 fastmath<nnan> : f32
            %517 = arith.maxnumf %516, %502 fastmath<nnan> : f32
            %518 = arith.maxnumf %517, %503 fastmath<nnan> : f32
            %519 = arith.maxnumf %518, %504 fastmath<nnan> : f32
            %520 = arith.maxnumf %519, %505 fastmath<nnan> : f32
            %521 = arith.maxnumf %520, %506 fastmath<nnan> : f32
            %522 = wave.swap_halves %521 : f32
            %523 = arith.maxnumf %521, %522 fastmath<nnan> : f32
            %524 = arith.mulf %523, %205 : f32
            %525 = arith.addf %262, %c72 : f32
            %526 = arith.cmpf ogt, %524, %525 : f32
            %527:10 = scf.if %526 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %528 = arith.subf %262, %524 : f32
              %529 = wave.exp2 %528 : f32
              %530 = vector.broadcast %529 : f32 to vector<8xf32>
              %531 = arith.mulf %263, %529 : f32
              %532 = arith.mulf %264, %530 : vector<8xf32>
              %533 = arith.mulf %265, %530 : vector<8xf32>
              %534 = arith.mulf %266, %530 : vector<8xf32>
              %535 = arith.mulf %267, %530 : vector<8xf32>
              %536 = arith.mulf %268, %530 : vector<8xf32>
              %537 = arith.mulf %269, %530 : vector<8xf32>
              %538 = arith.mulf %270, %530 : vector<8xf32>
              %539 = arith.mulf %271, %530 : vector<8xf32>
              scf.yield %524, %531, %532, %533, %534, %535, %536, %537, %538, %539 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %262, %263, %264, %265, %266, %267, %268, %269, %270, %271 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %540 = vector.broadcast %205 : f32 to vector<8xf32>
            %541 = arith.subf %c73, %527#0 : f32
            %542 = vector.broadcast %541 : f32 to vector<8xf32>
            %543 = math.fma %479#0, %540, %542 : vector<8xf32>
            %544 = wave.exp2 %543 : vector<8xf32>
            %545 = math.fma %479#1, %540, %542 : vector<8xf32>
            %546 = wave.exp2 %545 : vector<8xf32>
            %547 = arith.truncf %544 : vector<8xf32> to vector<8xf16>
            %548 = vector.bitcast %547 : vector<8xf16> to vector<4xi32>
            %549 = wave.swap_halves %548 : vector<4xi32>
            %550 = arith.select %3, %549, %548 : vector<4xi32>
            %551 = arith.select %3, %548, %549 : vector<4xi32>
            %552 = vector.shuffle %550, %551 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
            %554 = arith.truncf %546 : vector<8xf32> to vector<8xf16>
            %555 = vector.bitcast %554 : vector<8xf16> to vector<4xi32>
            %556 = wave.swap_halves %555 : vector<4xi32>
            %557 = arith.select %3, %556, %555 : vector<4xi32>
            %558 = arith.select %3, %555, %556 : vector<4xi32>
            %559 = vector.shuffle %557, %558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %560 = vector.bitcast %559 : vector<8xi32> to vector<16xf16>
            %561 = arith.addf %544, %546 : vector<8xf32>
            %562 = vector.extract %561[0] : f32 from vector<8xf32>
            %563 = vector.extract %561[1] : f32 from vector<8xf32>
            %564 = vector.extract %561[2] : f32 from vector<8xf32>
            %565 = vector.extract %561[3] : f32 from vector<8xf32>
            %566 = vector.extract %561[4] : f32 from vector<8xf32>
            %567 = vector.extract %561[5] : f32 from vector<8xf32>
            %568 = vector.extract %561[6] : f32 from vector<8xf32>
            %569 = vector.extract %561[7] : f32 from vector<8xf32>
            %570 = arith.addf %562, %566 : f32
            %571 = arith.addf %563, %567 : f32
            %572 = arith.addf %564, %568 : f32
            %573 = arith.addf %565, %569 : f32
            %574 = arith.addf %570, %572 : f32
            %575 = arith.addf %571, %573 : f32
            %576 = arith.addf %574, %575 : f32
            %577 = arith.addf %527#1, %576 : f32
            %578 = wave.opaque %577 : f32
            %579 = wave.opaque %275 : i32
            %580 = arith.cmpi sgt, %579, %212 : i32
            %581:4 = scf.if %580 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %582 = arith.subi %212, %274 : i32
              %583 = arith.subi %582, %c55 : i32
              %584 = arith.minsi %583, %c18 : i32
              %585 = arith.maxsi %584, %c55 : i32
              %586 = arith.cmpi sgt, %585, %c55 : i32
              %587 = arith.select %586, %c75, %c55 : i32
              %588 = arith.ori %c55, %587 : i32
              %589 = arith.cmpi sgt, %585, %c17 : i32
              %590 = arith.select %589, %c75, %c55 : i32
              %591 = arith.ori %c55, %590 : i32
              %592 = arith.cmpi sgt, %585, %c76 : i32
              %593 = arith.select %592, %c77, %c55 : i32
              %594 = arith.ori %588, %593 : i32
              %595 = arith.cmpi sgt, %585, %c78 : i32
              %596 = arith.select %595, %c77, %c55 : i32
              %597 = arith.ori %591, %596 : i32
              %598 = arith.cmpi sgt, %585, %c79 : i32
              %599 = arith.select %598, %c75, %c55 : i32
              %600 = arith.ori %c55, %599 : i32
              %601 = arith.cmpi sgt, %585, %c80 : i32
              %602 = arith.select %601, %c75, %c55 : i32
              %603 = arith.ori %c55, %602 : i32
              %604 = arith.cmpi sgt, %585, %c81 : i32
              %605 = arith.select %604, %c77, %c55 : i32
              %606 = arith.ori %600, %605 : i32
              %607 = arith.cmpi sgt, %585, %c82 : i32
              %608 = arith.select %607, %c77, %c55 : i32
              %609 = arith.ori %603, %608 : i32
              %610 = arith.cmpi sgt, %585, %c83 : i32
              %611 = arith.select %610, %c75, %c55 : i32
              %612 = arith.ori %c55, %611 : i32
              %613 = arith.cmpi sgt, %585, %c84 : i32
              %614 = arith.select %613, %c75, %c55 : i32
              %615 = arith.ori %c55, %614 : i32
              %616 = arith.cmpi sgt, %585, %c85 : i32
              %617 = arith.select %616, %c77, %c55 : i32
              %618 = arith.ori %612, %617 : i32
              %619 = arith.cmpi sgt, %585, %c86 : i32
              %620 = arith.select %619, %c77, %c55 : i32
              %621 = arith.ori %615, %620 : i32
              %622 = arith.cmpi sgt, %585, %c87 : i32
              %623 = arith.select %622, %c75, %c55 : i32
              %624 = arith.ori %c55, %623 : i32
              %625 = arith.cmpi sgt, %585, %c88 : i32
              %626 = arith.select %625, %c75, %c55 : i32
              %627 = arith.ori %c55, %626 : i32
              %628 = arith.cmpi sgt, %585, %c42 : i32
              %629 = arith.select %628, %c77, %c55 : i32
              %630 = arith.ori %624, %629 : i32
              %631 = arith.cmpi sgt, %585, %c89 : i32
              %632 = arith.select %631, %c77, %c55 : i32
              %633 = arith.ori %627, %632 : i32
              %634 = vector.from_elements %594, %606, %618, %630 : vector<4xi32>
              %635 = vector.from_elements %597, %609, %621, %633 : vector<4xi32>
              %636 = arith.subi %582, %c18 : i32
              %637 = arith.minsi %636, %c18 : i32
              %638 = arith.maxsi %637, %c55 : i32
              %639 = arith.cmpi sgt, %638, %c55 : i32
              %640 = arith.select %639, %c75, %c55 : i32
              %641 = arith.ori %c55, %640 : i32
              %642 = arith.cmpi sgt, %638, %c17 : i32
              %643 = arith.select %642, %c75, %c55 : i32
              %644 = arith.ori %c55, %643 : i32
              %645 = arith.cmpi sgt, %638, %c76 : i32
              %646 = arith.select %645, %c77, %c55 : i32
              %647 = arith.ori %641, %646 : i32
              %648 = arith.cmpi sgt, %638, %c78 : i32
              %649 = arith.select %648, %c77, %c55 : i32
              %650 = arith.ori %644, %649 : i32
              %651 = arith.cmpi sgt, %638, %c79 : i32
              %652 = arith.select %651, %c75, %c55 : i32
              %653 = arith.ori %c55, %652 : i32
              %654 = arith.cmpi sgt, %638, %c80 : i32
              %655 = arith.select %654, %c75, %c55 : i32
              %656 = arith.ori %c55, %655 : i32
              %657 = arith.cmpi sgt, %638, %c81 : i32
              %658 = arith.select %657, %c77, %c55 : i32
              %659 = arith.ori %653, %658 : i32
              %660 = arith.cmpi sgt, %638, %c82 : i32
              %661 = arith.select %660, %c77, %c55 : i32
              %662 = arith.ori %656, %661 : i32
              %663 = arith.cmpi sgt, %638, %c83 : i32
              %664 = arith.select %663, %c75, %c55 : i32
              %665 = arith.ori %c55, %664 : i32
              %666 = arith.cmpi sgt, %638, %c84 : i32
              %667 = arith.select %666, %c75, %c55 : i32
              %668 = arith.ori %c55, %667 : i32
              %669 = arith.cmpi sgt, %638, %c85 : i32
              %670 = arith.select %669, %c77, %c55 : i32
              %671 = arith.ori %665, %670 : i32
              %672 = arith.cmpi sgt, %638, %c86 : i32
              %673 = arith.select %672, %c77, %c55 : i32
              %674 = arith.ori %668, %673 : i32
              %675 = arith.cmpi sgt, %638, %c87 : i32
              %676 = arith.select %675, %c75, %c55 : i32
              %677 = arith.ori %c55, %676 : i32
              %678 = arith.cmpi sgt, %638, %c88 : i32
              %679 = arith.select %678, %c75, %c55 : i32
              %680 = arith.ori %c55, %679 : i32
              %681 = arith.cmpi sgt, %638, %c42 : i32
              %682 = arith.select %681, %c77, %c55 : i32
              %683 = arith.ori %677, %682 : i32
              %684 = arith.cmpi sgt, %638, %c89 : i32
              %685 = arith.select %684, %c77, %c55 : i32
              %686 = arith.ori %680, %685 : i32
              %687 = vector.from_elements %647, %659, %671, %683 : vector<4xi32>
              %688 = vector.from_elements %650, %662, %674, %686 : vector<4xi32>
              scf.yield %634, %635, %687, %688 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c74, %c74, %c74, %c74 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %689 = wave.opaque %275 : i32
            %690 = arith.cmpi sgt, %689, %212 : i32
            %691:4 = scf.if %690 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %692 = arith.andi %430, %581#0 : vector<4xi32>
              %693 = arith.andi %432, %581#1 : vector<4xi32>
              %694 = arith.andi %434, %581#2 : vector<4xi32>
              %695 = arith.andi %436, %581#3 : vector<4xi32>
              scf.yield %692, %693, %694, %695 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %430, %432, %434, %436 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %696 = vector.shuffle %691#0, %691#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
            %698 = wave.mma %697, %553, %527#2 : vector<16xf16>, vector<8xf32>
            %699 = vector.shuffle %691#2, %691#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
            %701 = wave.mma %700, %560, %698 : vector<16xf16>, vector<8xf32>
            %702 = wave.opaque %701 : vector<8xf32>
            %703 = arith.addi %313, %c90 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %705 = arith.addi %313, %c91 : index
            %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %707 = arith.addi %318, %c90 : index
            %708 = vector.load %kv[%707] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %709 = arith.addi %318, %c91 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %711 = wave.opaque %275 : i32
            %712 = arith.cmpi sgt, %711, %212 : i32
            %713:4 = scf.if %712 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %714 = arith.andi %449, %581#0 : vector<4xi32>
              %715 = arith.andi %451, %581#1 : vector<4xi32>
              %716 = arith.andi %453, %581#2 : vector<4xi32>
              %717 = arith.andi %455, %581#3 : vector<4xi32>
              scf.yield %714, %715, %716, %717 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %449, %451, %453, %455 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %718 = vector.shuffle %713#0, %713#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %719 = vector.bitcast %718 : vector<8xi32> to vector<16xf16>
            %720 = wave.mma %719, %553, %527#3 : vector<16xf16>, vector<8xf32>
            %721 = vector.shuffle %713#2, %713#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %722 = vector.bitcast %721 : vector<8xi32> to vector<16xf16>
            %723 = wave.mma %722, %560, %720 : vector<16xf16>, vector<8xf32>
            %724 = wave.opaque %723 : vector<8xf32>
            %725 = arith.addi %313, %c47 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %313, %c92 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %729 = arith.addi %318, %c47 : index
            %730 = vector.load %kv[%729] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %731 = arith.addi %318, %c92 : index
            %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %733 = wave.opaque %275 : i32
            %734 = arith.cmpi sgt, %733, %212 : i32
            %735:4 = scf.if %734 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %736 = arith.andi %468, %581#0 : vector<4xi32>
              %737 = arith.andi %470, %581#1 : vector<4xi32>
              %738 = arith.andi %472, %581#2 : vector<4xi32>
              %739 = arith.andi %474, %581#3 : vector<4xi32>
              scf.yield %736, %737, %738, %739 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %468, %470, %472, %474 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %740 = vector.shuffle %735#0, %735#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %741 = vector.bitcast %740 : vector<8xi32> to vector<16xf16>
            %742 = wave.mma %741, %553, %527#4 : vector<16xf16>, vector<8xf32>
            %743 = vector.shuffle %735#2, %735#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %744 = vector.bitcast %743 : vector<8xi32> to vector<16xf16>
            %745 = wave.mma %744, %560, %742 : vector<16xf16>, vector<8xf32>
            %746 = wave.opaque %745 : vector<8xf32>
            %747 = arith.addi %313, %c93 : index
            %748 = vector.load %kv[%747] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %749 = arith.addi %313, %c94 : index
            %750 = vector.load %kv[%749] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %751 = arith.addi %318, %c93 : index
            %752 = vector.load %kv[%751] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %753 = arith.addi %318, %c94 : index
            %754 = vector.load %kv[%753] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %755 = wave.opaque %275 : i32
            %756 = arith.cmpi sgt, %755, %212 : i32
            %757:4 = scf.if %756 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %758 = arith.andi %704, %581#0 : vector<4xi32>
              %759 = arith.andi %706, %581#1 : vector<4xi32>
              %760 = arith.andi %708, %581#2 : vector<4xi32>
              %761 = arith.andi %710, %581#3 : vector<4xi32>
              scf.yield %758, %759, %760, %761 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %704, %706, %708, %710 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %762 = vector.shuffle %757#0, %757#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %763 = vector.bitcast %762 : vector<8xi32> to vector<16xf16>
            %764 = wave.mma %763, %553, %527#5 : vector<16xf16>, vector<8xf32>
            %765 = vector.shuffle %757#2, %757#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %766 = vector.bitcast %765 : vector<8xi32> to vector<16xf16>
            %767 = wave.mma %766, %560, %764 : vector<16xf16>, vector<8xf32>
            %768 = wave.opaque %767 : vector<8xf32>
            %769 = arith.addi %313, %c48 : index
            %770 = vector.load %kv[%769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %771 = arith.addi %313, %c95 : index
            %772 = vector.load %kv[%771] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %773 = arith.addi %318, %c48 : index
            %774 = vector.load %kv[%773] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %775 = arith.addi %318, %c95 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %777 = wave.opaque %275 : i32
            %778 = arith.cmpi sgt, %777, %212 : i32
            %779:4 = scf.if %778 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %780 = arith.andi %726, %581#0 : vector<4xi32>
              %781 = arith.andi %728, %581#1 : vector<4xi32>
              %782 = arith.andi %730, %581#2 : vector<4xi32>
              %783 = arith.andi %732, %581#3 : vector<4xi32>
              scf.yield %780, %781, %782, %783 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %726, %728, %730, %732 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %784 = vector.shuffle %779#0, %779#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %785 = vector.bitcast %784 : vector<8xi32> to vector<16xf16>
            %786 = wave.mma %785, %553, %527#6 : vector<16xf16>, vector<8xf32>
            %787 = vector.shuffle %779#2, %779#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %788 = vector.bitcast %787 : vector<8xi32> to vector<16xf16>
            %789 = wave.mma %788, %560, %786 : vector<16xf16>, vector<8xf32>
            %790 = wave.opaque %789 : vector<8xf32>
            %791 = arith.addi %313, %c96 : index
            %792 = vector.load %kv[%791] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %793 = arith.addi %313, %c97 : index
            %794 = vector.load %kv[%793] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %795 = arith.addi %318, %c96 : index
            %796 = vector.load %kv[%795] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %797 = arith.addi %318, %c97 : index
            %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %799 = wave.opaque %275 : i32
            %800 = arith.cmpi sgt, %799, %212 : i32
            %801:4 = scf.if %800 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %802 = arith.andi %748, %581#0 : vector<4xi32>
              %803 = arith.andi %750, %581#1 : vector<4xi32>
              %804 = arith.andi %752, %581#2 : vector<4xi32>
              %805 = arith.andi %754, %581#3 : vector<4xi32>
              scf.yield %802, %803, %804, %805 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %748, %750, %752, %754 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %806 = vector.shuffle %801#0, %801#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %807 = vector.bitcast %806 : vector<8xi32> to vector<16xf16>
            %808 = wave.mma %807, %553, %527#7 : vector<16xf16>, vector<8xf32>
            %809 = vector.shuffle %801#2, %801#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %810 = vector.bitcast %809 : vector<8xi32> to vector<16xf16>
            %811 = wave.mma %810, %560, %808 : vector<16xf16>, vector<8xf32>
            %812 = wave.opaque %811 : vector<8xf32>
            wave.pin
            %813 = wave.opaque %275 : i32
            %814 = arith.cmpi sgt, %813, %212 : i32
            %815:4 = scf.if %814 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %816 = arith.andi %770, %581#0 : vector<4xi32>
              %817 = arith.andi %772, %581#1 : vector<4xi32>
              %818 = arith.andi %774, %581#2 : vector<4xi32>
              %819 = arith.andi %776, %581#3 : vector<4xi32>
              scf.yield %816, %817, %818, %819 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %770, %772, %774, %776 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %820 = vector.shuffle %815#0, %815#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %821 = vector.bitcast %820 : vector<8xi32> to vector<16xf16>
            %822 = wave.mma %821, %553, %527#8 : vector<16xf16>, vector<8xf32>
            %823 = vector.shuffle %815#2, %815#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %824 = vector.bitcast %823 : vector<8xi32> to vector<16xf16>
            %825 = wave.mma %824, %560, %822 : vector<16xf16>, vector<8xf32>
            %826 = wave.opaque %825 : vector<8xf32>
            wave.pin
            %827 = wave.opaque %275 : i32
            %828 = arith.cmpi slt, %827, %212 : i32
            %829:4 = scf.if %828 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %830 = arith.addi %301, %35 : index
              %831 = arith.addi %830, %c23 : index
              %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %833 = arith.addi %830, %c30 : index
              %834 = vector.load %kv[%833] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %835 = arith.addi %309, %35 : index
              %836 = arith.addi %835, %c23 : index
              %837 = vector.load %kv[%836] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %838 = arith.addi %835, %c30 : index
              %839 = vector.load %kv[%838] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %832, %834, %837, %839 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %815#0, %815#1, %815#2, %815#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %840 = wave.opaque %275 : i32
            %841 = arith.cmpi sgt, %840, %212 : i32
            %842:4 = scf.if %841 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %843 = arith.andi %792, %581#0 : vector<4xi32>
              %844 = arith.andi %794, %581#1 : vector<4xi32>
              %845 = arith.andi %796, %581#2 : vector<4xi32>
              %846 = arith.andi %798, %581#3 : vector<4xi32>
              scf.yield %843, %844, %845, %846 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %792, %794, %796, %798 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %847 = vector.shuffle %842#0, %842#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %848 = vector.bitcast %847 : vector<8xi32> to vector<16xf16>
            %849 = wave.mma %848, %553, %527#9 : vector<16xf16>, vector<8xf32>
            %850 = vector.shuffle %842#2, %842#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %851 = vector.bitcast %850 : vector<8xi32> to vector<16xf16>
            %852 = wave.mma %851, %560, %849 : vector<16xf16>, vector<8xf32>
            %853 = wave.opaque %852 : vector<8xf32>
            wave.pin
            %854 = wave.opaque %275 : i32
            %855 = arith.cmpi slt, %854, %212 : i32
            %856:4 = scf.if %855 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %857 = arith.addi %301, %35 : index
              %858 = arith.addi %857, %c24 : index
              %859 = vector.load %kv[%858] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %860 = arith.addi %857, %c56 : index
              %861 = vector.load %kv[%860] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %862 = arith.addi %309, %35 : index
              %863 = arith.addi %862, %c24 : index
              %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %865 = arith.addi %862, %c56 : index
              %866 = vector.load %kv[%865] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %859, %861, %864, %866 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %842#0, %842#1, %842#2, %842#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %829#0, %829#1, %829#2, %829#3, %856#0, %856#1, %856#2, %856#3, %527#0, %578, %702, %724, %746, %768, %790, %812, %826, %853 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %867 = wave.swap_halves %272#9 : f32
          %868 = arith.addf %272#9, %867 : f32
          scf.yield %272#8, %868, %272#10, %272#11, %272#12, %272#13, %272#14, %272#15, %272#16, %272#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %869 = wave.opaque %c23 : index
        %870 = arith.addi %46, %869 : index
        %871 = arith.remui %0, %c9 : index
        %872 = arith.addi %871, %869 : index
        %873 = arith.addi %1, %869 : index
        %874 = arith.cmpi slt, %873, %c9 : index
        scf.if %874 {
          %875 = arith.addi %45, %873 : index
          memref.store %214#0, %6[%875] : memref<?xf32>
          %876 = arith.addi %875, %c3 : index
          memref.store %214#1, %6[%876] : memref<?xf32>
          %877 = arith.muli %8, %c43 : index
          %878 = arith.muli %2, %c9 : index
          %879 = arith.addi %877, %878 : index
          %880 = arith.addi %879, %873 : index
          %881 = vector.extract %214#2[0] : f32 from vector<8xf32>
          %882 = arith.addi %880, %c23 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %214#2[1] : f32 from vector<8xf32>
          %884 = arith.addi %880, %c3 : index
          memref.store %883, %5[%884] : memref<?xf32>
          %885 = vector.extract %214#2[2] : f32 from vector<8xf32>
          %886 = arith.addi %880, %c22 : index
          memref.store %885, %5[%886] : memref<?xf32>
          %887 = vector.extract %214#2[3] : f32 from vector<8xf32>
          %888 = arith.addi %880, %c28 : index
          memref.store %887, %5[%888] : memref<?xf32>
          %889 = vector.extract %214#2[4] : f32 from vector<8xf32>
          %890 = arith.addi %880, %c30 : index
          memref.store %889, %5[%890] : memref<?xf32>
          %891 = vector.extract %214#2[5] : f32 from vector<8xf32>
          %892 = arith.addi %880, %c32 : index
          memref.store %891, %5[%892] : memref<?xf32>
          %893 = vector.extract %214#2[6] : f32 from vector<8xf32>
          %894 = arith.addi %880, %c34 : index
          memref.store %893, %5[%894] : memref<?xf32>
          %895 = vector.extract %214#2[7] : f32 from vector<8xf32>
          %896 = arith.addi %880, %c36 : index
          memref.store %895, %5[%896] : memref<?xf32>
          %897 = vector.extract %214#3[0] : f32 from vector<8xf32>
          %898 = arith.addi %880, %c24 : index
          memref.store %897, %5[%898] : memref<?xf32>
          %899 = vector.extract %214#3[1] : f32 from vector<8xf32>
          %900 = arith.addi %880, %c98 : index
          memref.store %899, %5[%900] : memref<?xf32>
          %901 = vector.extract %214#3[2] : f32 from vector<8xf32>
          %902 = arith.addi %880, %c99 : index
          memref.store %901, %5[%902] : memref<?xf32>
          %903 = vector.extract %214#3[3] : f32 from vector<8xf32>
          %904 = arith.addi %880, %c100 : index
          memref.store %903, %5[%904] : memref<?xf32>
          %905 = vector.extract %214#3[4] : f32 from vector<8xf32>
          %906 = arith.addi %880, %c56 : index
          memref.store %905, %5[%906] : memref<?xf32>
          %907 = vector.extract %214#3[5] : f32 from vector<8xf32>
          %908 = arith.addi %880, %c101 : index
          memref.store %907, %5[%908] : memref<?xf32>
          %909 = vector.extract %214#3[6] : f32 from vector<8xf32>
          %910 = arith.addi %880, %c102 : index
          memref.store %909, %5[%910] : memref<?xf32>
          %911 = vector.extract %214#3[7] : f32 from vector<8xf32>
          %912 = arith.addi %880, %c103 : index
          memref.store %911, %5[%912] : memref<?xf32>
          %913 = vector.extract %214#4[0] : f32 from vector<8xf32>
          %914 = arith.addi %880, %c7 : index
          memref.store %913, %5[%914] : memref<?xf32>
          %915 = vector.extract %214#4[1] : f32 from vector<8xf32>
          %916 = arith.addi %880, %c104 : index
          memref.store %915, %5[%916] : memref<?xf32>
          %917 = vector.extract %214#4[2] : f32 from vector<8xf32>
          %918 = arith.addi %880, %c105 : index
          memref.store %917, %5[%918] : memref<?xf32>
          %919 = vector.extract %214#4[3] : f32 from vector<8xf32>
          %920 = arith.addi %880, %c106 : index
          memref.store %919, %5[%920] : memref<?xf32>
          %921 = vector.extract %214#4[4] : f32 from vector<8xf32>
          %922 = arith.addi %880, %c57 : index
          memref.store %921, %5[%922] : memref<?xf32>
          %923 = vector.extract %214#4[5] : f32 from vector<8xf32>
          %924 = arith.addi %880, %c107 : index
          memref.store %923, %5[%924] : memref<?xf32>
          %925 = vector.extract %214#4[6] : f32 from vector<8xf32>
          %926 = arith.addi %880, %c108 : index
          memref.store %925, %5[%926] : memref<?xf32>
          %927 = vector.extract %214#4[7] : f32 from vector<8xf32>
          %928 = arith.addi %880, %c109 : index
          memref.store %927, %5[%928] : memref<?xf32>
          %929 = vector.extract %214#5[0] : f32 from vector<8xf32>
          %930 = arith.addi %880, %c58 : index
          memref.store %929, %5[%930] : memref<?xf32>
          %931 = vector.extract %214#5[1] : f32 from vector<8xf32>
          %932 = arith.addi %880, %c110 : index
          memref.store %931, %5[%932] : memref<?xf32>
          %933 = vector.extract %214#5[2] : f32 from vector<8xf32>
          %934 = arith.addi %880, %c111 : index
          memref.store %933, %5[%934] : memref<?xf32>
          %935 = vector.extract %214#5[3] : f32 from vector<8xf32>
          %936 = arith.addi %880, %c112 : index
          memref.store %935, %5[%936] : memref<?xf32>
          %937 = vector.extract %214#5[4] : f32 from vector<8xf32>
          %938 = arith.addi %880, %c59 : index
          memref.store %937, %5[%938] : memref<?xf32>
          %939 = vector.extract %214#5[5] : f32 from vector<8xf32>
          %940 = arith.addi %880, %c113 : index
          memref.store %939, %5[%940] : memref<?xf32>
          %941 = vector.extract %214#5[6] : f32 from vector<8xf32>
          %942 = arith.addi %880, %c114 : index
          memref.store %941, %5[%942] : memref<?xf32>
          %943 = vector.extract %214#5[7] : f32 from vector<8xf32>
          %944 = arith.addi %880, %c115 : index
          memref.store %943, %5[%944] : memref<?xf32>
        }
        wave.barrier
        %945 = arith.addi %872, %c23 : index
        %946 = memref.load %6[%945] : memref<?xf32>
        %947 = arith.addi %872, %c3 : index
        %948 = memref.load %6[%947] : memref<?xf32>
        %949 = arith.addi %872, %c22 : index
        %950 = memref.load %6[%949] : memref<?xf32>
        %951 = arith.addi %872, %c28 : index
        %952 = memref.load %6[%951] : memref<?xf32>
        %953 = arith.addi %872, %c30 : index
        %954 = memref.load %6[%953] : memref<?xf32>
        %955 = arith.addi %872, %c32 : index
        %956 = memref.load %6[%955] : memref<?xf32>
        %957 = arith.addi %872, %c34 : index
        %958 = memref.load %6[%957] : memref<?xf32>
        %959 = arith.addi %872, %c36 : index
        %960 = memref.load %6[%959] : memref<?xf32>
        %961 = arith.addi %872, %c24 : index
        %962 = memref.load %6[%961] : memref<?xf32>
        %963 = arith.addi %872, %c98 : index
        %964 = memref.load %6[%963] : memref<?xf32>
        %965 = arith.addi %872, %c99 : index
        %966 = memref.load %6[%965] : memref<?xf32>
        %967 = arith.addi %872, %c100 : index
        %968 = memref.load %6[%967] : memref<?xf32>
        %969 = arith.addi %872, %c56 : index
        %970 = memref.load %6[%969] : memref<?xf32>
        %971 = arith.addi %872, %c101 : index
        %972 = memref.load %6[%971] : memref<?xf32>
        %973 = arith.addi %872, %c102 : index
        %974 = memref.load %6[%973] : memref<?xf32>
        %975 = arith.addi %872, %c103 : index
        %976 = memref.load %6[%975] : memref<?xf32>
        %977 = arith.maxnumf %946, %950 fastmath<nnan> : f32
        %978 = arith.subf %946, %977 : f32
        %979 = wave.exp2 %978 : f32
        %980 = arith.subf %950, %977 : f32
        %981 = wave.exp2 %980 : f32
        %982 = arith.mulf %948, %979 : f32
        %983 = math.fma %952, %981, %982 : f32
        %984 = arith.maxnumf %977, %954 fastmath<nnan> : f32
        %985 = arith.subf %977, %984 : f32
        %986 = wave.exp2 %985 : f32
        %987 = arith.subf %954, %984 : f32
        %988 = wave.exp2 %987 : f32
        %989 = arith.mulf %983, %986 : f32
        %990 = math.fma %956, %988, %989 : f32
        %991 = arith.maxnumf %984, %958 fastmath<nnan> : f32
        %992 = arith.subf %984, %991 : f32
        %993 = wave.exp2 %992 : f32
        %994 = arith.subf %958, %991 : f32
        %995 = wave.exp2 %994 : f32
        %996 = arith.mulf %990, %993 : f32
        %997 = math.fma %960, %995, %996 : f32
        %998 = arith.maxnumf %991, %962 fastmath<nnan> : f32
        %999 = arith.subf %991, %998 : f32
        %1000 = wave.exp2 %999 : f32
        %1001 = arith.subf %962, %998 : f32
        %1002 = wave.exp2 %1001 : f32
        %1003 = arith.mulf %997, %1000 : f32
        %1004 = math.fma %964, %1002, %1003 : f32
        %1005 = arith.maxnumf %998, %966 fastmath<nnan> : f32
        %1006 = arith.subf %998, %1005 : f32
        %1007 = wave.exp2 %1006 : f32
        %1008 = arith.subf %966, %1005 : f32
        %1009 = wave.exp2 %1008 : f32
        %1010 = arith.mulf %1004, %1007 : f32
        %1011 = math.fma %968, %1009, %1010 : f32
        %1012 = arith.maxnumf %1005, %970 fastmath<nnan> : f32
        %1013 = arith.subf %1005, %1012 : f32
        %1014 = wave.exp2 %1013 : f32
        %1015 = arith.subf %970, %1012 : f32
        %1016 = wave.exp2 %1015 : f32
        %1017 = arith.mulf %1011, %1014 : f32
        %1018 = math.fma %972, %1016, %1017 : f32
        %1019 = arith.maxnumf %1012, %974 fastmath<nnan> : f32
        %1020 = arith.subf %1012, %1019 : f32
        %1021 = wave.exp2 %1020 : f32
        %1022 = arith.subf %974, %1019 : f32
        %1023 = wave.exp2 %1022 : f32
        %1024 = arith.mulf %1018, %1021 : f32
        %1025 = math.fma %976, %1023, %1024 : f32
        %1026 = arith.addi %870, %c23 : index
        %1027 = arith.addi %1026, %c23 : index
        %1028 = memref.load %5[%1027] : memref<?xf32>
        %1029 = arith.addi %1026, %c43 : index
        %1030 = memref.load %5[%1029] : memref<?xf32>
        %1031 = arith.addi %1026, %c45 : index
        %1032 = memref.load %5[%1031] : memref<?xf32>
        %1033 = arith.addi %1026, %c47 : index
        %1034 = memref.load %5[%1033] : memref<?xf32>
        %1035 = arith.addi %1026, %c5 : index
        %1036 = memref.load %5[%1035] : memref<?xf32>
        %1037 = arith.addi %1026, %c116 : index
        %1038 = memref.load %5[%1037] : memref<?xf32>
        %1039 = arith.addi %1026, %c117 : index
        %1040 = memref.load %5[%1039] : memref<?xf32>
        %1041 = arith.addi %1026, %c118 : index
        %1042 = memref.load %5[%1041] : memref<?xf32>
        %1043 = arith.mulf %1028, %979 : f32
        %1044 = math.fma %1030, %981, %1043 : f32
        %1045 = arith.mulf %1044, %986 : f32
        %1046 = math.fma %1032, %988, %1045 : f32
        %1047 = arith.mulf %1046, %993 : f32
        %1048 = math.fma %1034, %995, %1047 : f32
        %1049 = arith.mulf %1048, %1000 : f32
        %1050 = math.fma %1036, %1002, %1049 : f32
        %1051 = arith.mulf %1050, %1007 : f32
        %1052 = math.fma %1038, %1009, %1051 : f32
        %1053 = arith.mulf %1052, %1014 : f32
        %1054 = math.fma %1040, %1016, %1053 : f32
        %1055 = arith.mulf %1054, %1021 : f32
        %1056 = math.fma %1042, %1023, %1055 : f32
        %1057 = arith.addi %870, %c7 : index
        %1058 = arith.addi %1057, %c23 : index
        %1059 = memref.load %5[%1058] : memref<?xf32>
        %1060 = arith.addi %1057, %c43 : index
        %1061 = memref.load %5[%1060] : memref<?xf32>
        %1062 = arith.addi %1057, %c45 : index
        %1063 = memref.load %5[%1062] : memref<?xf32>
        %1064 = arith.addi %1057, %c47 : index
        %1065 = memref.load %5[%1064] : memref<?xf32>
        %1066 = arith.addi %1057, %c5 : index
        %1067 = memref.load %5[%1066] : memref<?xf32>
        %1068 = arith.addi %1057, %c116 : index
        %1069 = memref.load %5[%1068] : memref<?xf32>
        %1070 = arith.addi %1057, %c117 : index
        %1071 = memref.load %5[%1070] : memref<?xf32>
        %1072 = arith.addi %1057, %c118 : index
        %1073 = memref.load %5[%1072] : memref<?xf32>
        %1074 = arith.mulf %1059, %979 : f32
        %1075 = math.fma %1061, %981, %1074 : f32
        %1076 = arith.mulf %1075, %986 : f32
        %1077 = math.fma %1063, %988, %1076 : f32
        %1078 = arith.mulf %1077, %993 : f32
        %1079 = math.fma %1065, %995, %1078 : f32
        %1080 = arith.mulf %1079, %1000 : f32
        %1081 = math.fma %1067, %1002, %1080 : f32
        %1082 = arith.mulf %1081, %1007 : f32
        %1083 = math.fma %1069, %1009, %1082 : f32
        %1084 = arith.mulf %1083, %1014 : f32
        %1085 = math.fma %1071, %1016, %1084 : f32
        %1086 = arith.mulf %1085, %1021 : f32
        %1087 = math.fma %1073, %1023, %1086 : f32
        wave.barrier
        scf.if %874 {
          %1088 = arith.muli %8, %c43 : index
          %1089 = arith.muli %2, %c9 : index
          %1090 = arith.addi %1088, %1089 : index
          %1091 = arith.addi %1090, %873 : index
          %1092 = vector.extract %214#6[0] : f32 from vector<8xf32>
          %1093 = arith.addi %1091, %c23 : index
          memref.store %1092, %5[%1093] : memref<?xf32>
          %1094 = vector.extract %214#6[1] : f32 from vector<8xf32>
          %1095 = arith.addi %1091, %c3 : index
          memref.store %1094, %5[%1095] : memref<?xf32>
          %1096 = vector.extract %214#6[2] : f32 from vector<8xf32>
          %1097 = arith.addi %1091, %c22 : index
          memref.store %1096, %5[%1097] : memref<?xf32>
          %1098 = vector.extract %214#6[3] : f32 from vector<8xf32>
          %1099 = arith.addi %1091, %c28 : index
          memref.store %1098, %5[%1099] : memref<?xf32>
          %1100 = vector.extract %214#6[4] : f32 from vector<8xf32>
          %1101 = arith.addi %1091, %c30 : index
          memref.store %1100, %5[%1101] : memref<?xf32>
          %1102 = vector.extract %214#6[5] : f32 from vector<8xf32>
          %1103 = arith.addi %1091, %c32 : index
          memref.store %1102, %5[%1103] : memref<?xf32>
          %1104 = vector.extract %214#6[6] : f32 from vector<8xf32>
          %1105 = arith.addi %1091, %c34 : index
          memref.store %1104, %5[%1105] : memref<?xf32>
          %1106 = vector.extract %214#6[7] : f32 from vector<8xf32>
          %1107 = arith.addi %1091, %c36 : index
          memref.store %1106, %5[%1107] : memref<?xf32>
          %1108 = vector.extract %214#7[0] : f32 from vector<8xf32>
          %1109 = arith.addi %1091, %c24 : index
          memref.store %1108, %5[%1109] : memref<?xf32>
          %1110 = vector.extract %214#7[1] : f32 from vector<8xf32>
          %1111 = arith.addi %1091, %c98 : index
          memref.store %1110, %5[%1111] : memref<?xf32>
          %1112 = vector.extract %214#7[2] : f32 from vector<8xf32>
          %1113 = arith.addi %1091, %c99 : index
          memref.store %1112, %5[%1113] : memref<?xf32>
          %1114 = vector.extract %214#7[3] : f32 from vector<8xf32>
          %1115 = arith.addi %1091, %c100 : index
          memref.store %1114, %5[%1115] : memref<?xf32>
          %1116 = vector.extract %214#7[4] : f32 from vector<8xf32>
          %1117 = arith.addi %1091, %c56 : index
          memref.store %1116, %5[%1117] : memref<?xf32>
          %1118 = vector.extract %214#7[5] : f32 from vector<8xf32>
          %1119 = arith.addi %1091, %c101 : index
          memref.store %1118, %5[%1119] : memref<?xf32>
          %1120 = vector.extract %214#7[6] : f32 from vector<8xf32>
          %1121 = arith.addi %1091, %c102 : index
          memref.store %1120, %5[%1121] : memref<?xf32>
          %1122 = vector.extract %214#7[7] : f32 from vector<8xf32>
          %1123 = arith.addi %1091, %c103 : index
          memref.store %1122, %5[%1123] : memref<?xf32>
          %1124 = vector.extract %214#8[0] : f32 from vector<8xf32>
          %1125 = arith.addi %1091, %c7 : index
          memref.store %1124, %5[%1125] : memref<?xf32>
          %1126 = vector.extract %214#8[1] : f32 from vector<8xf32>
          %1127 = arith.addi %1091, %c104 : index
          memref.store %1126, %5[%1127] : memref<?xf32>
          %1128 = vector.extract %214#8[2] : f32 from vector<8xf32>
          %1129 = arith.addi %1091, %c105 : index
          memref.store %1128, %5[%1129] : memref<?xf32>
          %1130 = vector.extract %214#8[3] : f32 from vector<8xf32>
          %1131 = arith.addi %1091, %c106 : index
          memref.store %1130, %5[%1131] : memref<?xf32>
          %1132 = vector.extract %214#8[4] : f32 from vector<8xf32>
          %1133 = arith.addi %1091, %c57 : index
          memref.store %1132, %5[%1133] : memref<?xf32>
          %1134 = vector.extract %214#8[5] : f32 from vector<8xf32>
          %1135 = arith.addi %1091, %c107 : index
          memref.store %1134, %5[%1135] : memref<?xf32>
          %1136 = vector.extract %214#8[6] : f32 from vector<8xf32>
          %1137 = arith.addi %1091, %c108 : index
          memref.store %1136, %5[%1137] : memref<?xf32>
          %1138 = vector.extract %214#8[7] : f32 from vector<8xf32>
          %1139 = arith.addi %1091, %c109 : index
          memref.store %1138, %5[%1139] : memref<?xf32>
          %1140 = vector.extract %214#9[0] : f32 from vector<8xf32>
          %1141 = arith.addi %1091, %c58 : index
          memref.store %1140, %5[%1141] : memref<?xf32>
          %1142 = vector.extract %214#9[1] : f32 from vector<8xf32>
          %1143 = arith.addi %1091, %c110 : index
          memref.store %1142, %5[%1143] : memref<?xf32>
          %1144 = vector.extract %214#9[2] : f32 from vector<8xf32>
          %1145 = arith.addi %1091, %c111 : index
          memref.store %1144, %5[%1145] : memref<?xf32>
          %1146 = vector.extract %214#9[3] : f32 from vector<8xf32>
          %1147 = arith.addi %1091, %c112 : index
          memref.store %1146, %5[%1147] : memref<?xf32>
          %1148 = vector.extract %214#9[4] : f32 from vector<8xf32>
          %1149 = arith.addi %1091, %c59 : index
          memref.store %1148, %5[%1149] : memref<?xf32>
          %1150 = vector.extract %214#9[5] : f32 from vector<8xf32>
          %1151 = arith.addi %1091, %c113 : index
          memref.store %1150, %5[%1151] : memref<?xf32>
          %1152 = vector.extract %214#9[6] : f32 from vector<8xf32>
          %1153 = arith.addi %1091, %c114 : index
          memref.store %1152, %5[%1153] : memref<?xf32>
          %1154 = vector.extract %214#9[7] : f32 from vector<8xf32>
          %1155 = arith.addi %1091, %c115 : index
          memref.store %1154, %5[%1155] : memref<?xf32>
        }
        wave.barrier
        %1156 = memref.load %5[%1027] : memref<?xf32>
        %1157 = memref.load %5[%1029] : memref<?xf32>
        %1158 = memref.load %5[%1031] : memref<?xf32>
        %1159 = memref.load %5[%1033] : memref<?xf32>
        %1160 = memref.load %5[%1035] : memref<?xf32>
        %1161 = memref.load %5[%1037] : memref<?xf32>
        %1162 = memref.load %5[%1039] : memref<?xf32>
        %1163 = memref.load %5[%1041] : memref<?xf32>
        %1164 = arith.mulf %1156, %979 : f32
        %1165 = math.fma %1157, %981, %1164 : f32
        %1166 = arith.mulf %1165, %986 : f32
        %1167 = math.fma %1158, %988, %1166 : f32
        %1168 = arith.mulf %1167, %993 : f32
        %1169 = math.fma %1159, %995, %1168 : f32
        %1170 = arith.mulf %1169, %1000 : f32
        %1171 = math.fma %1160, %1002, %1170 : f32
        %1172 = arith.mulf %1171, %1007 : f32
        %1173 = math.fma %1161, %1009, %1172 : f32
        %1174 = arith.mulf %1173, %1014 : f32
        %1175 = math.fma %1162, %1016, %1174 : f32
        %1176 = arith.mulf %1175, %1021 : f32
        %1177 = math.fma %1163, %1023, %1176 : f32
        %1178 = memref.load %5[%1058] : memref<?xf32>
        %1179 = memref.load %5[%1060] : memref<?xf32>
        %1180 = memref.load %5[%1062] : memref<?xf32>
        %1181 = memref.load %5[%1064] : memref<?xf32>
        %1182 = memref.load %5[%1066] : memref<?xf32>
        %1183 = memref.load %5[%1068] : memref<?xf32>
        %1184 = memref.load %5[%1070] : memref<?xf32>
        %1185 = memref.load %5[%1072] : memref<?xf32>
        %1186 = arith.mulf %1178, %979 : f32
        %1187 = math.fma %1179, %981, %1186 : f32
        %1188 = arith.mulf %1187, %986 : f32
        %1189 = math.fma %1180, %988, %1188 : f32
        %1190 = arith.mulf %1189, %993 : f32
        %1191 = math.fma %1181, %995, %1190 : f32
        %1192 = arith.mulf %1191, %1000 : f32
        %1193 = math.fma %1182, %1002, %1192 : f32
        %1194 = arith.mulf %1193, %1007 : f32
        %1195 = math.fma %1183, %1009, %1194 : f32
        %1196 = arith.mulf %1195, %1014 : f32
        %1197 = math.fma %1184, %1016, %1196 : f32
        %1198 = arith.mulf %1197, %1021 : f32
        %1199 = math.fma %1185, %1023, %1198 : f32
        %1200 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1200 {
          %1201 = arith.addi %kvHeads, %15 : index
          %1202 = memref.load %scales[%1201] : memref<?xf32>
          %1203 = arith.divf %1202, %1025 : f32
          %1204 = arith.addi %17, %872 : index
          %1205 = arith.cmpi slt, %1204, %groupSize : index
          scf.if %1205 {
            %1206 = arith.muli %15, %groupSize : index
            %1207 = arith.addi %1206, %1204 : index
            %1208 = arith.muli %1207, %c24 : index
            %1209 = arith.muli %heads, %c24 : index
            %1210 = arith.mulf %1056, %1203 : f32
            %1211 = arith.addf %1210, %c51 : f32
            %1212 = arith.minimumf %1211, %c120 : f32
            %1213 = arith.maximumf %1212, %c121 : f32
            %1214 = arith.truncf %1213 : f32 to f16
            %1215 = arith.divui %1026, %c9 : index
            %1216 = arith.addi %1208, %1215 : index
            %1217 = arith.divui %24, %outTileRows : index
            %1218 = arith.divui %1209, %c3 : index
            %1219 = arith.muli %1217, %1218 : index
            %1220 = arith.divui %1216, %c3 : index
            %1221 = arith.addi %1219, %1220 : index
            %1222 = arith.muli %1221, %c10 : index
            %1223 = arith.remui %1216, %c3 : index
            %1224 = arith.divui %1223, %c9 : index
            %1225 = arith.addi %1222, %1224 : index
            %1226 = arith.muli %outTileRows, %c9 : index
            %1227 = arith.muli %1225, %1226 : index
            %1228 = arith.remui %24, %outTileRows : index
            %1229 = arith.muli %1228, %c9 : index
            %1230 = arith.addi %1227, %1229 : index
            %1231 = arith.remui %1216, %c9 : index
            %1232 = arith.addi %1230, %1231 : index
            memref.store %1214, %out[%1232] : memref<?xf16>
            %1233 = arith.mulf %1087, %1203 : f32
            %1234 = arith.addf %1233, %c51 : f32
            %1235 = arith.minimumf %1234, %c120 : f32
            %1236 = arith.maximumf %1235, %c121 : f32
            %1237 = arith.truncf %1236 : f32 to f16
            %1238 = arith.divui %1057, %c9 : index
            %1239 = arith.addi %1208, %1238 : index
            %1240 = arith.divui %1239, %c3 : index
            %1241 = arith.addi %1219, %1240 : index
            %1242 = arith.muli %1241, %c10 : index
            %1243 = arith.remui %1239, %c3 : index
            %1244 = arith.divui %1243, %c9 : index
            %1245 = arith.addi %1242, %1244 : index
            %1246 = arith.muli %1245, %1226 : index
            %1247 = arith.addi %1246, %1229 : index
            %1248 = arith.remui %1239, %c9 : index
            %1249 = arith.addi %1247, %1248 : index
            memref.store %1237, %out[%1249] : memref<?xf16>
            %1250 = arith.addi %870, %c43 : index
            %1251 = arith.mulf %1177, %1203 : f32
            %1252 = arith.addf %1251, %c51 : f32
            %1253 = arith.minimumf %1252, %c120 : f32
            %1254 = arith.maximumf %1253, %c121 : f32
            %1255 = arith.truncf %1254 : f32 to f16
            %1256 = arith.divui %1250, %c9 : index
            %1257 = arith.addi %1208, %1256 : index
            %1258 = arith.divui %1257, %c3 : index
            %1259 = arith.addi %1219, %1258 : index
            %1260 = arith.muli %1259, %c10 : index
            %1261 = arith.remui %1257, %c3 : index
            %1262 = arith.divui %1261, %c9 : index
            %1263 = arith.addi %1260, %1262 : index
            %1264 = arith.muli %1263, %1226 : index
            %1265 = arith.addi %1264, %1229 : index
            %1266 = arith.remui %1257, %c9 : index
            %1267 = arith.addi %1265, %1266 : index
            memref.store %1255, %out[%1267] : memref<?xf16>
            %1268 = arith.addi %870, %c44 : index
            %1269 = arith.mulf %1199, %1203 : f32
            %1270 = arith.addf %1269, %c51 : f32
            %1271 = arith.minimumf %1270, %c120 : f32
            %1272 = arith.maximumf %1271, %c121 : f32
            %1273 = arith.truncf %1272 : f32 to f16
            %1274 = arith.divui %1268, %c9 : index
            %1275 = arith.addi %1208, %1274 : index
            %1276 = arith.divui %1275, %c3 : index
            %1277 = arith.addi %1219, %1276 : index
            %1278 = arith.muli %1277, %c10 : index
            %1279 = arith.remui %1275, %c3 : index
            %1280 = arith.divui %1279, %c9 : index
            %1281 = arith.addi %1278, %1280 : index
            %1282 = arith.muli %1281, %1226 : index
            %1283 = arith.addi %1282, %1229 : index
            %1284 = arith.remui %1275, %c9 : index
            %1285 = arith.addi %1283, %1284 : index
            memref.store %1273, %out[%1285] : memref<?xf16>
          }
        } else {
          %1286 = arith.addi %ranges, %groups : index
          %1287 = arith.muli %9, %1286 : index
          %1288 = arith.index_castui %206 : i32 to index
          %1289 = arith.addi %1287, %1288 : index
          %1290 = arith.muli %1289, %c124 : index
          %1291 = arith.addi %1290, %1026 : index
          memref.store %1056, %partial[%1291] : memref<?xf32>
          %1292 = arith.addi %1290, %1057 : index
          memref.store %1087, %partial[%1292] : memref<?xf32>
          %1293 = arith.addi %870, %c43 : index
          %1294 = arith.addi %1290, %1293 : index
          memref.store %1177, %partial[%1294] : memref<?xf32>
          %1295 = arith.addi %870, %c44 : index
          %1296 = arith.addi %1290, %1295 : index
          memref.store %1199, %partial[%1296] : memref<?xf32>
          %1297 = arith.cmpi slt, %870, %c9 : index
          scf.if %1297 {
            %1298 = arith.addi %1290, %c45 : index
            %1299 = arith.addi %1298, %870 : index
            memref.store %1019, %partial[%1299] : memref<?xf32>
            %1300 = arith.addi %1299, %c9 : index
            memref.store %1025, %partial[%1300] : memref<?xf32>
          }
          %1301 = arith.addi %42, %c82 : i32
          %1302 = arith.divui %1301, %c83 : i32
          %1303 = arith.divui %206, %c83 : i32
          %1304 = arith.addi %groups, %c4 : index
          %1305 = arith.muli %9, %1304 : index
          %1306 = arith.muli %1303, %c83 : i32
          %1307 = arith.subi %42, %1306 : i32
          %1308 = arith.minsi %1307, %c83 : i32
          %1309 = arith.index_castui %1303 : i32 to index
          %1310 = arith.addi %1305, %1309 : index
          %1311 = arith.index_castui %1308 : i32 to index
          %1312 = wave.arrive %counters[%1310], %1311 : memref<?xi32>
          scf.if %1312 {
            %1320:6 = scf.for %1313 = %c55 to %1308 step %c83 iter_args(%1314 = %c50, %1315 = %c51, %1316 = %c51, %1317 = %c51, %1318 = %c51, %1319 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1321 = arith.addi %1313, %c55 : i32
              %1322 = arith.subi %1308, %c17 : i32
              %1323 = arith.minsi %1321, %1322 : i32
              %1324 = arith.addi %1306, %1323 : i32
              %1325 = arith.index_castui %1324 : i32 to index
              %1326 = arith.addi %1287, %1325 : index
              %1327 = arith.muli %1326, %c124 : index
              %1328 = arith.addi %1327, %c45 : index
              %1329 = arith.addi %1328, %872 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.cmpi slt, %1321, %1308 : i32
              %1332 = arith.select %1331, %1330, %c50 : f32
              %1333 = arith.addi %1327, %870 : index
              %1334 = arith.addi %1333, %c23 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.addi %1333, %c7 : index
              %1337 = memref.load %partial[%1336] : memref<?xf32>
              %1338 = arith.addi %1333, %c43 : index
              %1339 = memref.load %partial[%1338] : memref<?xf32>
              %1340 = arith.addi %1333, %c44 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.addi %1329, %c9 : index
              %1343 = memref.load %partial[%1342] : memref<?xf32>
              %1344 = arith.addi %1313, %c17 : i32
              %1345 = arith.minsi %1344, %1322 : i32
              %1346 = arith.addi %1306, %1345 : i32
              %1347 = arith.index_castui %1346 : i32 to index
              %1348 = arith.addi %1287, %1347 : index
              %1349 = arith.muli %1348, %c124 : index
              %1350 = arith.addi %1349, %c45 : index
              %1351 = arith.addi %1350, %872 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.cmpi slt, %1344, %1308 : i32
              %1354 = arith.select %1353, %1352, %c50 : f32
              %1355 = arith.addi %1349, %870 : index
              %1356 = arith.addi %1355, %c23 : index
              %1357 = memref.load %partial[%1356] : memref<?xf32>
              %1358 = arith.addi %1355, %c7 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1355, %c43 : index
              %1361 = memref.load %partial[%1360] : memref<?xf32>
              %1362 = arith.addi %1355, %c44 : index
              %1363 = memref.load %partial[%1362] : memref<?xf32>
              %1364 = arith.addi %1351, %c9 : index
              %1365 = memref.load %partial[%1364] : memref<?xf32>
              %1366 = arith.addi %1313, %c76 : i32
              %1367 = arith.minsi %1366, %1322 : i32
              %1368 = arith.addi %1306, %1367 : i32
              %1369 = arith.index_castui %1368 : i32 to index
              %1370 = arith.addi %1287, %1369 : index
              %1371 = arith.muli %1370, %c124 : index
              %1372 = arith.addi %1371, %c45 : index
              %1373 = arith.addi %1372, %872 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.cmpi slt, %1366, %1308 : i32
              %1376 = arith.select %1375, %1374, %c50 : f32
              %1377 = arith.addi %1371, %870 : index
              %1378 = arith.addi %1377, %c23 : index
              %1379 = memref.load %partial[%1378] : memref<?xf32>
              %1380 = arith.addi %1377, %c7 : index
              %1381 = memref.load %partial[%1380] : memref<?xf32>
              %1382 = arith.addi %1377, %c43 : index
              %1383 = memref.load %partial[%1382] : memref<?xf32>
              %1384 = arith.addi %1377, %c44 : index
              %1385 = memref.load %partial[%1384] : memref<?xf32>
              %1386 = arith.addi %1373, %c9 : index
              %1387 = memref.load %partial[%1386] : memref<?xf32>
              %1388 = arith.addi %1313, %c78 : i32
              %1389 = arith.minsi %1388, %1322 : i32
              %1390 = arith.addi %1306, %1389 : i32
              %1391 = arith.index_castui %1390 : i32 to index
              %1392 = arith.addi %1287, %1391 : index
              %1393 = arith.muli %1392, %c124 : index
              %1394 = arith.addi %1393, %c45 : index
              %1395 = arith.addi %1394, %872 : index
              %1396 = memref.load %partial[%1395] : memref<?xf32>
              %1397 = arith.cmpi slt, %1388, %1308 : i32
              %1398 = arith.select %1397, %1396, %c50 : f32
              %1399 = arith.addi %1393, %870 : index
              %1400 = arith.addi %1399, %c23 : index
              %1401 = memref.load %partial[%1400] : memref<?xf32>
              %1402 = arith.addi %1399, %c7 : index
              %1403 = memref.load %partial[%1402] : memref<?xf32>
              %1404 = arith.addi %1399, %c43 : index
              %1405 = memref.load %partial[%1404] : memref<?xf32>
              %1406 = arith.addi %1399, %c44 : index
              %1407 = memref.load %partial[%1406] : memref<?xf32>
              %1408 = arith.addi %1395, %c9 : index
              %1409 = memref.load %partial[%1408] : memref<?xf32>
              %1410 = arith.addi %1313, %c79 : i32
              %1411 = arith.minsi %1410, %1322 : i32
              %1412 = arith.addi %1306, %1411 : i32
              %1413 = arith.index_castui %1412 : i32 to index
              %1414 = arith.addi %1287, %1413 : index
              %1415 = arith.muli %1414, %c124 : index
              %1416 = arith.addi %1415, %c45 : index
              %1417 = arith.addi %1416, %872 : index
              %1418 = memref.load %partial[%1417] : memref<?xf32>
              %1419 = arith.cmpi slt, %1410, %1308 : i32
              %1420 = arith.select %1419, %1418, %c50 : f32
              %1421 = arith.addi %1415, %870 : index
              %1422 = arith.addi %1421, %c23 : index
              %1423 = memref.load %partial[%1422] : memref<?xf32>
              %1424 = arith.addi %1421, %c7 : index
              %1425 = memref.load %partial[%1424] : memref<?xf32>
              %1426 = arith.addi %1421, %c43 : index
              %1427 = memref.load %partial[%1426] : memref<?xf32>
              %1428 = arith.addi %1421, %c44 : index
              %1429 = memref.load %partial[%1428] : memref<?xf32>
              %1430 = arith.addi %1417, %c9 : index
              %1431 = memref.load %partial[%1430] : memref<?xf32>
              %1432 = arith.addi %1313, %c80 : i32
              %1433 = arith.minsi %1432, %1322 : i32
              %1434 = arith.addi %1306, %1433 : i32
              %1435 = arith.index_castui %1434 : i32 to index
              %1436 = arith.addi %1287, %1435 : index
              %1437 = arith.muli %1436, %c124 : index
              %1438 = arith.addi %1437, %c45 : index
              %1439 = arith.addi %1438, %872 : index
              %1440 = memref.load %partial[%1439] : memref<?xf32>
              %1441 = arith.cmpi slt, %1432, %1308 : i32
              %1442 = arith.select %1441, %1440, %c50 : f32
              %1443 = arith.addi %1437, %870 : index
              %1444 = arith.addi %1443, %c23 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.addi %1443, %c7 : index
              %1447 = memref.load %partial[%1446] : memref<?xf32>
              %1448 = arith.addi %1443, %c43 : index
              %1449 = memref.load %partial[%1448] : memref<?xf32>
              %1450 = arith.addi %1443, %c44 : index
              %1451 = memref.load %partial[%1450] : memref<?xf32>
              %1452 = arith.addi %1439, %c9 : index
              %1453 = memref.load %partial[%1452] : memref<?xf32>
              %1454 = arith.addi %1313, %c81 : i32
              %1455 = arith.minsi %1454, %1322 : i32
              %1456 = arith.addi %1306, %1455 : i32
              %1457 = arith.index_castui %1456 : i32 to index
              %1458 = arith.addi %1287, %1457 : index
              %1459 = arith.muli %1458, %c124 : index
              %1460 = arith.addi %1459, %c45 : index
              %1461 = arith.addi %1460, %872 : index
              %1462 = memref.load %partial[%1461] : memref<?xf32>
              %1463 = arith.cmpi slt, %1454, %1308 : i32
              %1464 = arith.select %1463, %1462, %c50 : f32
              %1465 = arith.addi %1459, %870 : index
              %1466 = arith.addi %1465, %c23 : index
              %1467 = memref.load %partial[%1466] : memref<?xf32>
              %1468 = arith.addi %1465, %c7 : index
              %1469 = memref.load %partial[%1468] : memref<?xf32>
              %1470 = arith.addi %1465, %c43 : index
              %1471 = memref.load %partial[%1470] : memref<?xf32>
              %1472 = arith.addi %1465, %c44 : index
              %1473 = memref.load %partial[%1472] : memref<?xf32>
              %1474 = arith.addi %1461, %c9 : index
              %1475 = memref.load %partial[%1474] : memref<?xf32>
              %1476 = arith.addi %1313, %c82 : i32
              %1477 = arith.minsi %1476, %1322 : i32
              %1478 = arith.addi %1306, %1477 : i32
              %1479 = arith.index_castui %1478 : i32 to index
              %1480 = arith.addi %1287, %1479 : index
              %1481 = arith.muli %1480, %c124 : index
              %1482 = arith.addi %1481, %c45 : index
              %1483 = arith.addi %1482, %872 : index
              %1484 = memref.load %partial[%1483] : memref<?xf32>
              %1485 = arith.cmpi slt, %1476, %1308 : i32
              %1486 = arith.select %1485, %1484, %c50 : f32
              %1487 = arith.addi %1481, %870 : index
              %1488 = arith.addi %1487, %c23 : index
              %1489 = memref.load %partial[%1488] : memref<?xf32>
              %1490 = arith.addi %1487, %c7 : index
              %1491 = memref.load %partial[%1490] : memref<?xf32>
              %1492 = arith.addi %1487, %c43 : index
              %1493 = memref.load %partial[%1492] : memref<?xf32>
              %1494 = arith.addi %1487, %c44 : index
              %1495 = memref.load %partial[%1494] : memref<?xf32>
              %1496 = arith.addi %1483, %c9 : index
              %1497 = memref.load %partial[%1496] : memref<?xf32>
              %1498 = arith.maxnumf %1314, %1332 fastmath<nnan> : f32
              %1499 = arith.subf %1314, %1498 : f32
              %1500 = wave.exp2 %1499 : f32
              %1501 = arith.subf %1332, %1498 : f32
              %1502 = wave.exp2 %1501 : f32
              %1503 = arith.mulf %1315, %1500 : f32
              %1504 = math.fma %1343, %1502, %1503 : f32
              %1505 = arith.mulf %1316, %1500 : f32
              %1506 = math.fma %1335, %1502, %1505 : f32
              %1507 = arith.mulf %1317, %1500 : f32
              %1508 = math.fma %1337, %1502, %1507 : f32
              %1509 = arith.mulf %1318, %1500 : f32
              %1510 = math.fma %1339, %1502, %1509 : f32
              %1511 = arith.mulf %1319, %1500 : f32
              %1512 = math.fma %1341, %1502, %1511 : f32
              %1513 = arith.maxnumf %1498, %1354 fastmath<nnan> : f32
              %1514 = arith.subf %1498, %1513 : f32
              %1515 = wave.exp2 %1514 : f32
              %1516 = arith.subf %1354, %1513 : f32
              %1517 = wave.exp2 %1516 : f32
              %1518 = arith.mulf %1504, %1515 : f32
              %1519 = math.fma %1365, %1517, %1518 : f32
              %1520 = arith.mulf %1506, %1515 : f32
              %1521 = math.fma %1357, %1517, %1520 : f32
              %1522 = arith.mulf %1508, %1515 : f32
              %1523 = math.fma %1359, %1517, %1522 : f32
              %1524 = arith.mulf %1510, %1515 : f32
              %1525 = math.fma %1361, %1517, %1524 : f32
              %1526 = arith.mulf %1512, %1515 : f32
              %1527 = math.fma %1363, %1517, %1526 : f32
              %1528 = arith.maxnumf %1513, %1376 fastmath<nnan> : f32
              %1529 = arith.subf %1513, %1528 : f32
              %1530 = wave.exp2 %1529 : f32
              %1531 = arith.subf %1376, %1528 : f32
              %1532 = wave.exp2 %1531 : f32
              %1533 = arith.mulf %1519, %1530 : f32
              %1534 = math.fma %1387, %1532, %1533 : f32
              %1535 = arith.mulf %1521, %1530 : f32
              %1536 = math.fma %1379, %1532, %1535 : f32
              %1537 = arith.mulf %1523, %1530 : f32
              %1538 = math.fma %1381, %1532, %1537 : f32
              %1539 = arith.mulf %1525, %1530 : f32
              %1540 = math.fma %1383, %1532, %1539 : f32
              %1541 = arith.mulf %1527, %1530 : f32
              %1542 = math.fma %1385, %1532, %1541 : f32
              %1543 = arith.maxnumf %1528, %1398 fastmath<nnan> : f32
              %1544 = arith.subf %1528, %1543 : f32
              %1545 = wave.exp2 %1544 : f32
              %1546 = arith.subf %1398, %1543 : f32
              %1547 = wave.exp2 %1546 : f32
              %1548 = arith.mulf %1534, %1545 : f32
              %1549 = math.fma %1409, %1547, %1548 : f32
              %1550 = arith.mulf %1536, %1545 : f32
              %1551 = math.fma %1401, %1547, %1550 : f32
              %1552 = arith.mulf %1538, %1545 : f32
              %1553 = math.fma %1403, %1547, %1552 : f32
              %1554 = arith.mulf %1540, %1545 : f32
              %1555 = math.fma %1405, %1547, %1554 : f32
              %1556 = arith.mulf %1542, %1545 : f32
              %1557 = math.fma %1407, %1547, %1556 : f32
              %1558 = arith.maxnumf %1543, %1420 fastmath<nnan> : f32
              %1559 = arith.subf %1543, %1558 : f32
              %1560 = wave.exp2 %1559 : f32
              %1561 = arith.subf %1420, %1558 : f32
              %1562 = wave.exp2 %1561 : f32
              %1563 = arith.mulf %1549, %1560 : f32
              %1564 = math.fma %1431, %1562, %1563 : f32
              %1565 = arith.mulf %1551, %1560 : f32
              %1566 = math.fma %1423, %1562, %1565 : f32
              %1567 = arith.mulf %1553, %1560 : f32
              %1568 = math.fma %1425, %1562, %1567 : f32
              %1569 = arith.mulf %1555, %1560 : f32
              %1570 = math.fma %1427, %1562, %1569 : f32
              %1571 = arith.mulf %1557, %1560 : f32
              %1572 = math.fma %1429, %1562, %1571 : f32
              %1573 = arith.maxnumf %1558, %1442 fastmath<nnan> : f32
              %1574 = arith.subf %1558, %1573 : f32
              %1575 = wave.exp2 %1574 : f32
              %1576 = arith.subf %1442, %1573 : f32
              %1577 = wave.exp2 %1576 : f32
              %1578 = arith.mulf %1564, %1575 : f32
              %1579 = math.fma %1453, %1577, %1578 : f32
              %1580 = arith.mulf %1566, %1575 : f32
              %1581 = math.fma %1445, %1577, %1580 : f32
              %1582 = arith.mulf %1568, %1575 : f32
              %1583 = math.fma %1447, %1577, %1582 : f32
              %1584 = arith.mulf %1570, %1575 : f32
              %1585 = math.fma %1449, %1577, %1584 : f32
              %1586 = arith.mulf %1572, %1575 : f32
              %1587 = math.fma %1451, %1577, %1586 : f32
              %1588 = arith.maxnumf %1573, %1464 fastmath<nnan> : f32
              %1589 = arith.subf %1573, %1588 : f32
              %1590 = wave.exp2 %1589 : f32
              %1591 = arith.subf %1464, %1588 : f32
              %1592 = wave.exp2 %1591 : f32
              %1593 = arith.mulf %1579, %1590 : f32
              %1594 = math.fma %1475, %1592, %1593 : f32
              %1595 = arith.mulf %1581, %1590 : f32
              %1596 = math.fma %1467, %1592, %1595 : f32
              %1597 = arith.mulf %1583, %1590 : f32
              %1598 = math.fma %1469, %1592, %1597 : f32
              %1599 = arith.mulf %1585, %1590 : f32
              %1600 = math.fma %1471, %1592, %1599 : f32
              %1601 = arith.mulf %1587, %1590 : f32
              %1602 = math.fma %1473, %1592, %1601 : f32
              %1603 = arith.maxnumf %1588, %1486 fastmath<nnan> : f32
              %1604 = arith.subf %1588, %1603 : f32
              %1605 = wave.exp2 %1604 : f32
              %1606 = arith.subf %1486, %1603 : f32
              %1607 = wave.exp2 %1606 : f32
              %1608 = arith.mulf %1594, %1605 : f32
              %1609 = math.fma %1497, %1607, %1608 : f32
              %1610 = arith.mulf %1596, %1605 : f32
              %1611 = math.fma %1489, %1607, %1610 : f32
              %1612 = arith.mulf %1598, %1605 : f32
              %1613 = math.fma %1491, %1607, %1612 : f32
              %1614 = arith.mulf %1600, %1605 : f32
              %1615 = math.fma %1493, %1607, %1614 : f32
              %1616 = arith.mulf %1602, %1605 : f32
              %1617 = math.fma %1495, %1607, %1616 : f32
              scf.yield %1603, %1609, %1611, %1613, %1615, %1617 : f32, f32, f32, f32, f32, f32
            }
            %1618 = arith.cmpi eq, %1302, %c17 : i32
            scf.if %1618 {
              %1619 = arith.addi %kvHeads, %15 : index
              %1620 = memref.load %scales[%1619] : memref<?xf32>
              %1621 = arith.divf %1620, %1320#1 : f32
              %1622 = arith.addi %17, %872 : index
              %1623 = arith.cmpi slt, %1622, %groupSize : index
              scf.if %1623 {
                %1624 = arith.muli %15, %groupSize : index
                %1625 = arith.addi %1624, %1622 : index
                %1626 = arith.muli %1625, %c24 : index
                %1627 = arith.muli %heads, %c24 : index
                %1628 = arith.mulf %1320#2, %1621 : f32
                %1629 = arith.addf %1628, %c51 : f32
                %1630 = arith.minimumf %1629, %c120 : f32
                %1631 = arith.maximumf %1630, %c121 : f32
                %1632 = arith.truncf %1631 : f32 to f16
                %1633 = arith.divui %1026, %c9 : index
                %1634 = arith.addi %1626, %1633 : index
                %1635 = arith.divui %24, %outTileRows : index
                %1636 = arith.divui %1627, %c3 : index
                %1637 = arith.muli %1635, %1636 : index
                %1638 = arith.divui %1634, %c3 : index
                %1639 = arith.addi %1637, %1638 : index
                %1640 = arith.muli %1639, %c10 : index
                %1641 = arith.remui %1634, %c3 : index
                %1642 = arith.divui %1641, %c9 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.muli %outTileRows, %c9 : index
                %1645 = arith.muli %1643, %1644 : index
                %1646 = arith.remui %24, %outTileRows : index
                %1647 = arith.muli %1646, %c9 : index
                %1648 = arith.addi %1645, %1647 : index
                %1649 = arith.remui %1634, %c9 : index
                %1650 = arith.addi %1648, %1649 : index
                memref.store %1632, %out[%1650] : memref<?xf16>
                %1651 = arith.mulf %1320#3, %1621 : f32
                %1652 = arith.addf %1651, %c51 : f32
                %1653 = arith.minimumf %1652, %c120 : f32
                %1654 = arith.maximumf %1653, %c121 : f32
                %1655 = arith.truncf %1654 : f32 to f16
                %1656 = arith.divui %1057, %c9 : index
                %1657 = arith.addi %1626, %1656 : index
                %1658 = arith.divui %1657, %c3 : index
                %1659 = arith.addi %1637, %1658 : index
                %1660 = arith.muli %1659, %c10 : index
                %1661 = arith.remui %1657, %c3 : index
                %1662 = arith.divui %1661, %c9 : index
                %1663 = arith.addi %1660, %1662 : index
                %1664 = arith.muli %1663, %1644 : index
                %1665 = arith.addi %1664, %1647 : index
                %1666 = arith.remui %1657, %c9 : index
                %1667 = arith.addi %1665, %1666 : index
                memref.store %1655, %out[%1667] : memref<?xf16>
                %1668 = arith.mulf %1320#4, %1621 : f32
                %1669 = arith.addf %1668, %c51 : f32
                %1670 = arith.minimumf %1669, %c120 : f32
                %1671 = arith.maximumf %1670, %c121 : f32
                %1672 = arith.truncf %1671 : f32 to f16
                %1673 = arith.divui %1293, %c9 : index
                %1674 = arith.addi %1626, %1673 : index
                %1675 = arith.divui %1674, %c3 : index
                %1676 = arith.addi %1637, %1675 : index
                %1677 = arith.muli %1676, %c10 : index
                %1678 = arith.remui %1674, %c3 : index
                %1679 = arith.divui %1678, %c9 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.muli %1680, %1644 : index
                %1682 = arith.addi %1681, %1647 : index
                %1683 = arith.remui %1674, %c9 : index
                %1684 = arith.addi %1682, %1683 : index
                memref.store %1672, %out[%1684] : memref<?xf16>
                %1685 = arith.mulf %1320#5, %1621 : f32
                %1686 = arith.addf %1685, %c51 : f32
                %1687 = arith.minimumf %1686, %c120 : f32
                %1688 = arith.maximumf %1687, %c121 : f32
                %1689 = arith.truncf %1688 : f32 to f16
                %1690 = arith.divui %1295, %c9 : index
                %1691 = arith.addi %1626, %1690 : index
                %1692 = arith.divui %1691, %c3 : index
                %1693 = arith.addi %1637, %1692 : index
                %1694 = arith.muli %1693, %c10 : index
                %1695 = arith.remui %1691, %c3 : index
                %1696 = arith.divui %1695, %c9 : index
                %1697 = arith.addi %1694, %1696 : index
                %1698 = arith.muli %1697, %1644 : index
                %1699 = arith.addi %1698, %1647 : index
                %1700 = arith.remui %1691, %c9 : index
                %1701 = arith.addi %1699, %1700 : index
                memref.store %1689, %out[%1701] : memref<?xf16>
              }
            } else {
              %1702 = arith.index_cast %ranges : index to i32
              %1703 = arith.addi %1702, %1303 : i32
              %1704 = arith.index_castui %1703 : i32 to index
              %1705 = arith.addi %1287, %1704 : index
              %1706 = arith.muli %1705, %c124 : index
              %1707 = arith.addi %1706, %1026 : index
              memref.store %1320#2, %partial[%1707] : memref<?xf32>
              %1708 = arith.addi %1706, %1057 : index
              memref.store %1320#3, %partial[%1708] : memref<?xf32>
              %1709 = arith.addi %1706, %1293 : index
              memref.store %1320#4, %partial[%1709] : memref<?xf32>
              %1710 = arith.addi %1706, %1295 : index
              memref.store %1320#5, %partial[%1710] : memref<?xf32>
              scf.if %1297 {
                %1711 = arith.addi %1706, %c45 : index
                %1712 = arith.addi %1711, %870 : index
                memref.store %1320#0, %partial[%1712] : memref<?xf32>
                %1713 = arith.addi %1712, %c9 : index
                memref.store %1320#1, %partial[%1713] : memref<?xf32>
              }
              %1714 = arith.addi %1305, %groups : index
              %1715 = arith.index_castui %1302 : i32 to index
              %1716 = wave.arrive %counters[%1714], %1715 : memref<?xi32>
              scf.if %1716 {
                %1724:6 = scf.for %1717 = %c55 to %1302 step %c83 iter_args(%1718 = %c50, %1719 = %c51, %1720 = %c51, %1721 = %c51, %1722 = %c51, %1723 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1725 = arith.addi %1717, %c55 : i32
                  %1726 = arith.subi %1302, %c17 : i32
                  %1727 = arith.minsi %1725, %1726 : i32
                  %1728 = arith.addi %1702, %1727 : i32
                  %1729 = arith.index_castui %1728 : i32 to index
                  %1730 = arith.addi %1287, %1729 : index
                  %1731 = arith.muli %1730, %c124 : index
                  %1732 = arith.addi %1731, %c45 : index
                  %1733 = arith.addi %1732, %872 : index
                  %1734 = memref.load %partial[%1733] : memref<?xf32>
                  %1735 = arith.cmpi slt, %1725, %1302 : i32
                  %1736 = arith.select %1735, %1734, %c50 : f32
                  %1737 = arith.addi %1731, %870 : index
                  %1738 = arith.addi %1737, %c23 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.addi %1737, %c7 : index
                  %1741 = memref.load %partial[%1740] : memref<?xf32>
                  %1742 = arith.addi %1737, %c43 : index
                  %1743 = memref.load %partial[%1742] : memref<?xf32>
                  %1744 = arith.addi %1737, %c44 : index
                  %1745 = memref.load %partial[%1744] : memref<?xf32>
                  %1746 = arith.addi %1733, %c9 : index
                  %1747 = memref.load %partial[%1746] : memref<?xf32>
                  %1748 = arith.addi %1717, %c17 : i32
                  %1749 = arith.minsi %1748, %1726 : i32
                  %1750 = arith.addi %1702, %1749 : i32
                  %1751 = arith.index_castui %1750 : i32 to index
                  %1752 = arith.addi %1287, %1751 : index
                  %1753 = arith.muli %1752, %c124 : index
                  %1754 = arith.addi %1753, %c45 : index
                  %1755 = arith.addi %1754, %872 : index
                  %1756 = memref.load %partial[%1755] : memref<?xf32>
                  %1757 = arith.cmpi slt, %1748, %1302 : i32
                  %1758 = arith.select %1757, %1756, %c50 : f32
                  %1759 = arith.addi %1753, %870 : index
                  %1760 = arith.addi %1759, %c23 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.addi %1759, %c7 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.addi %1759, %c43 : index
                  %1765 = memref.load %partial[%1764] : memref<?xf32>
                  %1766 = arith.addi %1759, %c44 : index
                  %1767 = memref.load %partial[%1766] : memref<?xf32>
                  %1768 = arith.addi %1755, %c9 : index
                  %1769 = memref.load %partial[%1768] : memref<?xf32>
                  %1770 = arith.addi %1717, %c76 : i32
                  %1771 = arith.minsi %1770, %1726 : i32
                  %1772 = arith.addi %1702, %1771 : i32
                  %1773 = arith.index_castui %1772 : i32 to index
                  %1774 = arith.addi %1287, %1773 : index
                  %1775 = arith.muli %1774, %c124 : index
                  %1776 = arith.addi %1775, %c45 : index
                  %1777 = arith.addi %1776, %872 : index
                  %1778 = memref.load %partial[%1777] : memref<?xf32>
                  %1779 = arith.cmpi slt, %1770, %1302 : i32
                  %1780 = arith.select %1779, %1778, %c50 : f32
                  %1781 = arith.addi %1775, %870 : index
                  %1782 = arith.addi %1781, %c23 : index
                  %1783 = memref.load %partial[%1782] : memref<?xf32>
                  %1784 = arith.addi %1781, %c7 : index
                  %1785 = memref.load %partial[%1784] : memref<?xf32>
                  %1786 = arith.addi %1781, %c43 : index
                  %1787 = memref.load %partial[%1786] : memref<?xf32>
                  %1788 = arith.addi %1781, %c44 : index
                  %1789 = memref.load %partial[%1788] : memref<?xf32>
                  %1790 = arith.addi %1777, %c9 : index
                  %1791 = memref.load %partial[%1790] : memref<?xf32>
                  %1792 = arith.addi %1717, %c78 : i32
                  %1793 = arith.minsi %1792, %1726 : i32
                  %1794 = arith.addi %1702, %1793 : i32
                  %1795 = arith.index_castui %1794 : i32 to index
                  %1796 = arith.addi %1287, %1795 : index
                  %1797 = arith.muli %1796, %c124 : index
                  %1798 = arith.addi %1797, %c45 : index
                  %1799 = arith.addi %1798, %872 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.cmpi slt, %1792, %1302 : i32
                  %1802 = arith.select %1801, %1800, %c50 : f32
                  %1803 = arith.addi %1797, %870 : index
                  %1804 = arith.addi %1803, %c23 : index
                  %1805 = memref.load %partial[%1804] : memref<?xf32>
                  %1806 = arith.addi %1803, %c7 : index
                  %1807 = memref.load %partial[%1806] : memref<?xf32>
                  %1808 = arith.addi %1803, %c43 : index
                  %1809 = memref.load %partial[%1808] : memref<?xf32>
                  %1810 = arith.addi %1803, %c44 : index
                  %1811 = memref.load %partial[%1810] : memref<?xf32>
                  %1812 = arith.addi %1799, %c9 : index
                  %1813 = memref.load %partial[%1812] : memref<?xf32>
                  %1814 = arith.addi %1717, %c79 : i32
                  %1815 = arith.minsi %1814, %1726 : i32
                  %1816 = arith.addi %1702, %1815 : i32
                  %1817 = arith.index_castui %1816 : i32 to index
                  %1818 = arith.addi %1287, %1817 : index
                  %1819 = arith.muli %1818, %c124 : index
                  %1820 = arith.addi %1819, %c45 : index
                  %1821 = arith.addi %1820, %872 : index
                  %1822 = memref.load %partial[%1821] : memref<?xf32>
                  %1823 = arith.cmpi slt, %1814, %1302 : i32
                  %1824 = arith.select %1823, %1822, %c50 : f32
                  %1825 = arith.addi %1819, %870 : index
                  %1826 = arith.addi %1825, %c23 : index
                  %1827 = memref.load %partial[%1826] : memref<?xf32>
                  %1828 = arith.addi %1825, %c7 : index
                  %1829 = memref.load %partial[%1828] : memref<?xf32>
                  %1830 = arith.addi %1825, %c43 : index
                  %1831 = memref.load %partial[%1830] : memref<?xf32>
                  %1832 = arith.addi %1825, %c44 : index
                  %1833 = memref.load %partial[%1832] : memref<?xf32>
                  %1834 = arith.addi %1821, %c9 : index
                  %1835 = memref.load %partial[%1834] : memref<?xf32>
                  %1836 = arith.addi %1717, %c80 : i32
                  %1837 = arith.minsi %1836, %1726 : i32
                  %1838 = arith.addi %1702, %1837 : i32
                  %1839 = arith.index_castui %1838 : i32 to index
                  %1840 = arith.addi %1287, %1839 : index
                  %1841 = arith.muli %1840, %c124 : index
                  %1842 = arith.addi %1841, %c45 : index
                  %1843 = arith.addi %1842, %872 : index
                  %1844 = memref.load %partial[%1843] : memref<?xf32>
                  %1845 = arith.cmpi slt, %1836, %1302 : i32
                  %1846 = arith.select %1845, %1844, %c50 : f32
                  %1847 = arith.addi %1841, %870 : index
                  %1848 = arith.addi %1847, %c23 : index
                  %1849 = memref.load %partial[%1848] : memref<?xf32>
                  %1850 = arith.addi %1847, %c7 : index
                  %1851 = memref.load %partial[%1850] : memref<?xf32>
                  %1852 = arith.addi %1847, %c43 : index
                  %1853 = memref.load %partial[%1852] : memref<?xf32>
                  %1854 = arith.addi %1847, %c44 : index
                  %1855 = memref.load %partial[%1854] : memref<?xf32>
                  %1856 = arith.addi %1843, %c9 : index
                  %1857 = memref.load %partial[%1856] : memref<?xf32>
                  %1858 = arith.addi %1717, %c81 : i32
                  %1859 = arith.minsi %1858, %1726 : i32
                  %1860 = arith.addi %1702, %1859 : i32
                  %1861 = arith.index_castui %1860 : i32 to index
                  %1862 = arith.addi %1287, %1861 : index
                  %1863 = arith.muli %1862, %c124 : index
                  %1864 = arith.addi %1863, %c45 : index
                  %1865 = arith.addi %1864, %872 : index
                  %1866 = memref.load %partial[%1865] : memref<?xf32>
                  %1867 = arith.cmpi slt, %1858, %1302 : i32
                  %1868 = arith.select %1867, %1866, %c50 : f32
                  %1869 = arith.addi %1863, %870 : index
                  %1870 = arith.addi %1869, %c23 : index
                  %1871 = memref.load %partial[%1870] : memref<?xf32>
                  %1872 = arith.addi %1869, %c7 : index
                  %1873 = memref.load %partial[%1872] : memref<?xf32>
                  %1874 = arith.addi %1869, %c43 : index
                  %1875 = memref.load %partial[%1874] : memref<?xf32>
                  %1876 = arith.addi %1869, %c44 : index
                  %1877 = memref.load %partial[%1876] : memref<?xf32>
                  %1878 = arith.addi %1865, %c9 : index
                  %1879 = memref.load %partial[%1878] : memref<?xf32>
                  %1880 = arith.addi %1717, %c82 : i32
                  %1881 = arith.minsi %1880, %1726 : i32
                  %1882 = arith.addi %1702, %1881 : i32
                  %1883 = arith.index_castui %1882 : i32 to index
                  %1884 = arith.addi %1287, %1883 : index
                  %1885 = arith.muli %1884, %c124 : index
                  %1886 = arith.addi %1885, %c45 : index
                  %1887 = arith.addi %1886, %872 : index
                  %1888 = memref.load %partial[%1887] : memref<?xf32>
                  %1889 = arith.cmpi slt, %1880, %1302 : i32
                  %1890 = arith.select %1889, %1888, %c50 : f32
                  %1891 = arith.addi %1885, %870 : index
                  %1892 = arith.addi %1891, %c23 : index
                  %1893 = memref.load %partial[%1892] : memref<?xf32>
                  %1894 = arith.addi %1891, %c7 : index
                  %1895 = memref.load %partial[%1894] : memref<?xf32>
                  %1896 = arith.addi %1891, %c43 : index
                  %1897 = memref.load %partial[%1896] : memref<?xf32>
                  %1898 = arith.addi %1891, %c44 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.addi %1887, %c9 : index
                  %1901 = memref.load %partial[%1900] : memref<?xf32>
                  %1902 = arith.maxnumf %1718, %1736 fastmath<nnan> : f32
                  %1903 = arith.subf %1718, %1902 : f32
                  %1904 = wave.exp2 %1903 : f32
                  %1905 = arith.subf %1736, %1902 : f32
                  %1906 = wave.exp2 %1905 : f32
                  %1907 = arith.mulf %1719, %1904 : f32
                  %1908 = math.fma %1747, %1906, %1907 : f32
                  %1909 = arith.mulf %1720, %1904 : f32
                  %1910 = math.fma %1739, %1906, %1909 : f32
                  %1911 = arith.mulf %1721, %1904 : f32
                  %1912 = math.fma %1741, %1906, %1911 : f32
                  %1913 = arith.mulf %1722, %1904 : f32
                  %1914 = math.fma %1743, %1906, %1913 : f32
                  %1915 = arith.mulf %1723, %1904 : f32
                  %1916 = math.fma %1745, %1906, %1915 : f32
                  %1917 = arith.maxnumf %1902, %1758 fastmath<nnan> : f32
                  %1918 = arith.subf %1902, %1917 : f32
                  %1919 = wave.exp2 %1918 : f32
                  %1920 = arith.subf %1758, %1917 : f32
                  %1921 = wave.exp2 %1920 : f32
                  %1922 = arith.mulf %1908, %1919 : f32
                  %1923 = math.fma %1769, %1921, %1922 : f32
                  %1924 = arith.mulf %1910, %1919 : f32
                  %1925 = math.fma %1761, %1921, %1924 : f32
                  %1926 = arith.mulf %1912, %1919 : f32
                  %1927 = math.fma %1763, %1921, %1926 : f32
                  %1928 = arith.mulf %1914, %1919 : f32
                  %1929 = math.fma %1765, %1921, %1928 : f32
                  %1930 = arith.mulf %1916, %1919 : f32
                  %1931 = math.fma %1767, %1921, %1930 : f32
                  %1932 = arith.maxnumf %1917, %1780 fastmath<nnan> : f32
                  %1933 = arith.subf %1917, %1932 : f32
                  %1934 = wave.exp2 %1933 : f32
                  %1935 = arith.subf %1780, %1932 : f32
                  %1936 = wave.exp2 %1935 : f32
                  %1937 = arith.mulf %1923, %1934 : f32
                  %1938 = math.fma %1791, %1936, %1937 : f32
                  %1939 = arith.mulf %1925, %1934 : f32
                  %1940 = math.fma %1783, %1936, %1939 : f32
                  %1941 = arith.mulf %1927, %1934 : f32
                  %1942 = math.fma %1785, %1936, %1941 : f32
                  %1943 = arith.mulf %1929, %1934 : f32
                  %1944 = math.fma %1787, %1936, %1943 : f32
                  %1945 = arith.mulf %1931, %1934 : f32
                  %1946 = math.fma %1789, %1936, %1945 : f32
                  %1947 = arith.maxnumf %1932, %1802 fastmath<nnan> : f32
                  %1948 = arith.subf %1932, %1947 : f32
                  %1949 = wave.exp2 %1948 : f32
                  %1950 = arith.subf %1802, %1947 : f32
                  %1951 = wave.exp2 %1950 : f32
                  %1952 = arith.mulf %1938, %1949 : f32
                  %1953 = math.fma %1813, %1951, %1952 : f32
                  %1954 = arith.mulf %1940, %1949 : f32
                  %1955 = math.fma %1805, %1951, %1954 : f32
                  %1956 = arith.mulf %1942, %1949 : f32
                  %1957 = math.fma %1807, %1951, %1956 : f32
                  %1958 = arith.mulf %1944, %1949 : f32
                  %1959 = math.fma %1809, %1951, %1958 : f32
                  %1960 = arith.mulf %1946, %1949 : f32
                  %1961 = math.fma %1811, %1951, %1960 : f32
                  %1962 = arith.maxnumf %1947, %1824 fastmath<nnan> : f32
                  %1963 = arith.subf %1947, %1962 : f32
                  %1964 = wave.exp2 %1963 : f32
                  %1965 = arith.subf %1824, %1962 : f32
                  %1966 = wave.exp2 %1965 : f32
                  %1967 = arith.mulf %1953, %1964 : f32
                  %1968 = math.fma %1835, %1966, %1967 : f32
                  %1969 = arith.mulf %1955, %1964 : f32
                  %1970 = math.fma %1827, %1966, %1969 : f32
                  %1971 = arith.mulf %1957, %1964 : f32
                  %1972 = math.fma %1829, %1966, %1971 : f32
                  %1973 = arith.mulf %1959, %1964 : f32
                  %1974 = math.fma %1831, %1966, %1973 : f32
                  %1975 = arith.mulf %1961, %1964 : f32
                  %1976 = math.fma %1833, %1966, %1975 : f32
                  %1977 = arith.maxnumf %1962, %1846 fastmath<nnan> : f32
                  %1978 = arith.subf %1962, %1977 : f32
                  %1979 = wave.exp2 %1978 : f32
                  %1980 = arith.subf %1846, %1977 : f32
                  %1981 = wave.exp2 %1980 : f32
                  %1982 = arith.mulf %1968, %1979 : f32
                  %1983 = math.fma %1857, %1981, %1982 : f32
                  %1984 = arith.mulf %1970, %1979 : f32
                  %1985 = math.fma %1849, %1981, %1984 : f32
                  %1986 = arith.mulf %1972, %1979 : f32
                  %1987 = math.fma %1851, %1981, %1986 : f32
                  %1988 = arith.mulf %1974, %1979 : f32
                  %1989 = math.fma %1853, %1981, %1988 : f32
                  %1990 = arith.mulf %1976, %1979 : f32
                  %1991 = math.fma %1855, %1981, %1990 : f32
                  %1992 = arith.maxnumf %1977, %1868 fastmath<nnan> : f32
                  %1993 = arith.subf %1977, %1992 : f32
                  %1994 = wave.exp2 %1993 : f32
                  %1995 = arith.subf %1868, %1992 : f32
                  %1996 = wave.exp2 %1995 : f32
                  %1997 = arith.mulf %1983, %1994 : f32
                  %1998 = math.fma %1879, %1996, %1997 : f32
                  %1999 = arith.mulf %1985, %1994 : f32
                  %2000 = math.fma %1871, %1996, %1999 : f32
                  %2001 = arith.mulf %1987, %1994 : f32
                  %2002 = math.fma %1873, %1996, %2001 : f32
                  %2003 = arith.mulf %1989, %1994 : f32
                  %2004 = math.fma %1875, %1996, %2003 : f32
                  %2005 = arith.mulf %1991, %1994 : f32
                  %2006 = math.fma %1877, %1996, %2005 : f32
                  %2007 = arith.maxnumf %1992, %1890 fastmath<nnan> : f32
                  %2008 = arith.subf %1992, %2007 : f32
                  %2009 = wave.exp2 %2008 : f32
                  %2010 = arith.subf %1890, %2007 : f32
                  %2011 = wave.exp2 %2010 : f32
                  %2012 = arith.mulf %1998, %2009 : f32
                  %2013 = math.fma %1901, %2011, %2012 : f32
                  %2014 = arith.mulf %2000, %2009 : f32
                  %2015 = math.fma %1893, %2011, %2014 : f32
                  %2016 = arith.mulf %2002, %2009 : f32
                  %2017 = math.fma %1895, %2011, %2016 : f32
                  %2018 = arith.mulf %2004, %2009 : f32
                  %2019 = math.fma %1897, %2011, %2018 : f32
                  %2020 = arith.mulf %2006, %2009 : f32
                  %2021 = math.fma %1899, %2011, %2020 : f32
                  scf.yield %2007, %2013, %2015, %2017, %2019, %2021 : f32, f32, f32, f32, f32, f32
                }
                %2022 = arith.addi %kvHeads, %15 : index
                %2023 = memref.load %scales[%2022] : memref<?xf32>
                %2024 = arith.divf %2023, %1724#1 : f32
                %2025 = arith.addi %17, %872 : index
                %2026 = arith.cmpi slt, %2025, %groupSize : index
                scf.if %2026 {
                  %2027 = arith.muli %15, %groupSize : index
                  %2028 = arith.addi %2027, %2025 : index
                  %2029 = arith.muli %2028, %c24 : index
                  %2030 = arith.muli %heads, %c24 : index
                  %2031 = arith.mulf %1724#2, %2024 : f32
                  %2032 = arith.addf %2031, %c51 : f32
                  %2033 = arith.minimumf %2032, %c120 : f32
                  %2034 = arith.maximumf %2033, %c121 : f32
                  %2035 = arith.truncf %2034 : f32 to f16
                  %2036 = arith.divui %1026, %c9 : index
                  %2037 = arith.addi %2029, %2036 : index
                  %2038 = arith.divui %24, %outTileRows : index
                  %2039 = arith.divui %2030, %c3 : index
                  %2040 = arith.muli %2038, %2039 : index
                  %2041 = arith.divui %2037, %c3 : index
                  %2042 = arith.addi %2040, %2041 : index
                  %2043 = arith.muli %2042, %c10 : index
                  %2044 = arith.remui %2037, %c3 : index
                  %2045 = arith.divui %2044, %c9 : index
                  %2046 = arith.addi %2043, %2045 : index
                  %2047 = arith.muli %outTileRows, %c9 : index
                  %2048 = arith.muli %2046, %2047 : index
                  %2049 = arith.remui %24, %outTileRows : index
                  %2050 = arith.muli %2049, %c9 : index
                  %2051 = arith.addi %2048, %2050 : index
                  %2052 = arith.remui %2037, %c9 : index
                  %2053 = arith.addi %2051, %2052 : index
                  memref.store %2035, %out[%2053] : memref<?xf16>
                  %2054 = arith.mulf %1724#3, %2024 : f32
                  %2055 = arith.addf %2054, %c51 : f32
                  %2056 = arith.minimumf %2055, %c120 : f32
                  %2057 = arith.maximumf %2056, %c121 : f32
                  %2058 = arith.truncf %2057 : f32 to f16
                  %2059 = arith.divui %1057, %c9 : index
                  %2060 = arith.addi %2029, %2059 : index
                  %2061 = arith.divui %2060, %c3 : index
                  %2062 = arith.addi %2040, %2061 : index
                  %2063 = arith.muli %2062, %c10 : index
                  %2064 = arith.remui %2060, %c3 : index
                  %2065 = arith.divui %2064, %c9 : index
                  %2066 = arith.addi %2063, %2065 : index
                  %2067 = arith.muli %2066, %2047 : index
                  %2068 = arith.addi %2067, %2050 : index
                  %2069 = arith.remui %2060, %c9 : index
                  %2070 = arith.addi %2068, %2069 : index
                  memref.store %2058, %out[%2070] : memref<?xf16>
                  %2071 = arith.mulf %1724#4, %2024 : f32
                  %2072 = arith.addf %2071, %c51 : f32
                  %2073 = arith.minimumf %2072, %c120 : f32
                  %2074 = arith.maximumf %2073, %c121 : f32
                  %2075 = arith.truncf %2074 : f32 to f16
                  %2076 = arith.divui %1293, %c9 : index
                  %2077 = arith.addi %2029, %2076 : index
                  %2078 = arith.divui %2077, %c3 : index
                  %2079 = arith.addi %2040, %2078 : index
                  %2080 = arith.muli %2079, %c10 : index
                  %2081 = arith.remui %2077, %c3 : index
                  %2082 = arith.divui %2081, %c9 : index
                  %2083 = arith.addi %2080, %2082 : index
                  %2084 = arith.muli %2083, %2047 : index
                  %2085 = arith.addi %2084, %2050 : index
                  %2086 = arith.remui %2077, %c9 : index
                  %2087 = arith.addi %2085, %2086 : index
                  memref.store %2075, %out[%2087] : memref<?xf16>
                  %2088 = arith.mulf %1724#5, %2024 : f32
                  %2089 = arith.addf %2088, %c51 : f32
                  %2090 = arith.minimumf %2089, %c120 : f32
                  %2091 = arith.maximumf %2090, %c121 : f32
                  %2092 = arith.truncf %2091 : f32 to f16
                  %2093 = arith.divui %1295, %c9 : index
                  %2094 = arith.addi %2029, %2093 : index
                  %2095 = arith.divui %2094, %c3 : index
                  %2096 = arith.addi %2040, %2095 : index
                  %2097 = arith.muli %2096, %c10 : index
                  %2098 = arith.remui %2094, %c3 : index
                  %2099 = arith.divui %2098, %c9 : index
                  %2100 = arith.addi %2097, %2099 : index
                  %2101 = arith.muli %2100, %2047 : index
                  %2102 = arith.addi %2101, %2050 : index
                  %2103 = arith.remui %2094, %c9 : index
                  %2104 = arith.addi %2102, %2103 : index
                  memref.store %2092, %out[%2104] : memref<?xf16>
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
