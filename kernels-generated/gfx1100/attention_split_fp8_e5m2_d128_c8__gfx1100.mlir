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
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 1024 : index
  %positionsAt = wave.param "positionsAt" : index
  %c19 = arith.constant 1 : i32
  %c20 = arith.constant 16 : i32
  %c21 = arith.constant 1023 : i32
  %c22 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 128 : index
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
  %c39 = arith.constant 15 : i32
  %c40 = arith.constant 253 : i32
  %c41 = arith.constant 268 : i32
  %c42 = arith.constant 14 : i32
  %c43 = arith.constant 512 : index
  %c44 = arith.constant 768 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 1536 : index
  %c47 = arith.constant 1792 : index
  %c48 = arith.constant 128 : i32
  %c49 = arith.constant 0xF149F2CA : f32
  %c50 = arith.constant 0x00000000 : f32
  %c51 = arith.constant dense<0x00000000> : vector<8xf32>
  %c52 = arith.constant 31 : i32
  %c53 = arith.constant 32 : i32
  %c54 = arith.constant 0 : i32
  %c55 = arith.constant 192 : index
  %c56 = arith.constant 320 : index
  %c57 = arith.constant 384 : index
  %c58 = arith.constant 448 : index
  %c59 = arith.constant 576 : index
  %c60 = arith.constant 640 : index
  %c61 = arith.constant 704 : index
  %c62 = arith.constant 832 : index
  %c63 = arith.constant 896 : index
  %c64 = arith.constant 960 : index
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant 255 : i32
  %c68 = arith.constant 2 : i32
  %c69 = arith.constant 16711680 : i32
  %c70 = arith.constant 3 : i32
  %c71 = arith.constant 4 : i32
  %c72 = arith.constant 65280 : i32
  %c73 = arith.constant 5 : i32
  %c74 = arith.constant 6 : i32
  %c75 = arith.constant -16777216 : i32
  %c76 = arith.constant 7 : i32
  %c77 = arith.constant 8 : i32
  %c78 = arith.constant 9 : i32
  %c79 = arith.constant 10 : i32
  %c80 = arith.constant 11 : i32
  %c81 = arith.constant 12 : i32
  %c82 = arith.constant 13 : i32
  %c83 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c84 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c85 = arith.constant 144 : index
  %c86 = arith.constant 160 : index
  %c87 = arith.constant 176 : index
  %c88 = arith.constant 208 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 240 : index
  %c91 = arith.constant 272 : index
  %c92 = arith.constant 288 : index
  %c93 = arith.constant 304 : index
  %c94 = arith.constant 336 : index
  %c95 = arith.constant 352 : index
  %c96 = arith.constant 368 : index
  %c97 = arith.constant 400 : index
  %c98 = arith.constant 416 : index
  %c99 = arith.constant 432 : index
  %c100 = arith.constant 464 : index
  %c101 = arith.constant 480 : index
  %c102 = arith.constant 496 : index
  %c103 = arith.constant 2560 : index
  %c104 = arith.constant 3072 : index
  %c105 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c107 = arith.constant 0x477FE000 : f32
  %c108 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c111 = arith.constant 1056 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = arith.muli %8, %c8 : index
  %10 = arith.addi %9, %0 : index
  %11 = arith.remui %0, %c9 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c9 : index
  %21 = memref.load %step[%c11] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c13 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c11 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c13 : index
    %37 = arith.muli %18, %c17 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c19 : i32
    %42 = arith.subi %41, %c19 : i32
    %43 = arith.divui %42, %c20 : i32
    %44 = arith.addi %41, %c21 : i32
    %45 = arith.divui %44, %c22 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c24 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c25 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c24 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c26 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c27 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c28 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c29 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c30 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c31 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c32 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c33 : index
        %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %58, %c34 : index
        %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %58, %c35 : index
        %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %58, %c36 : index
        %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %58, %c37 : index
        %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = math.absf %60 : vector<4xf32>
        %92 = math.absf %62 : vector<4xf32>
        %93 = arith.maxnumf %91, %92 fastmath<nnan> : vector<4xf32>
        %94 = math.absf %64 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %66 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = math.absf %68 : vector<4xf32>
        %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
        %100 = math.absf %70 : vector<4xf32>
        %101 = arith.maxnumf %99, %100 fastmath<nnan> : vector<4xf32>
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
        %122 = vector.extract %121[0] : f32 from vector<4xf32>
        %123 = vector.extract %121[1] : f32 from vector<4xf32>
        %124 = vector.extract %121[2] : f32 from vector<4xf32>
        %125 = vector.extract %121[3] : f32 from vector<4xf32>
        %126 = arith.maxnumf %122, %123 fastmath<nnan> : f32
        %127 = arith.maxnumf %126, %124 fastmath<nnan> : f32
        %128 = arith.maxnumf %127, %125 fastmath<nnan> : f32
        %129 = wave.swap_halves %128 : f32
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : f32
        %131 = arith.bitcast %130 : f32 to i32
        %132 = arith.shrui %131, %c38 : i32
        %133 = arith.maxsi %132, %c39 : i32
        %134 = arith.minsi %133, %c40 : i32
        %135 = arith.subi %c41, %134 : i32
        %136 = arith.shli %135, %c38 : i32
        %137 = arith.bitcast %136 : i32 to f32
        %138 = arith.subi %134, %c42 : i32
        %139 = arith.shli %138, %c38 : i32
        %140 = arith.bitcast %139 : i32 to f32
        %141 = vector.broadcast %137 : f32 to vector<4xf32>
        %142 = arith.muli %1, %c9 : index
        %143 = arith.muli %2, %c25 : index
        %144 = arith.addi %142, %143 : index
        %145 = arith.mulf %60, %141 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %62, %141 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %144, %c24 : index
        vector.store %149, %4[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = arith.mulf %64, %141 : vector<4xf32>
        %152 = arith.truncf %151 : vector<4xf32> to vector<4xf16>
        %153 = arith.mulf %66, %141 : vector<4xf32>
        %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %156 = arith.addi %144, %c7 : index
        vector.store %155, %4[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.mulf %68, %141 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = arith.mulf %70, %141 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %162 = arith.addi %144, %c43 : index
        vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.mulf %72, %141 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = arith.mulf %74, %141 : vector<4xf32>
        %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %168 = arith.addi %144, %c44 : index
        vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.mulf %76, %141 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = arith.mulf %78, %141 : vector<4xf32>
        %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %174 = arith.addi %144, %c17 : index
        vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = arith.mulf %80, %141 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = arith.mulf %82, %141 : vector<4xf32>
        %178 = arith.truncf %177 : vector<4xf32> to vector<4xf16>
        %179 = vector.shuffle %176, %178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %180 = arith.addi %144, %c45 : index
        vector.store %179, %4[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %181 = arith.mulf %84, %141 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = arith.mulf %86, %141 : vector<4xf32>
        %184 = arith.truncf %183 : vector<4xf32> to vector<4xf16>
        %185 = vector.shuffle %182, %184 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %186 = arith.addi %144, %c46 : index
        vector.store %185, %4[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %187 = arith.mulf %88, %141 : vector<4xf32>
        %188 = arith.truncf %187 : vector<4xf32> to vector<4xf16>
        %189 = arith.mulf %90, %141 : vector<4xf32>
        %190 = arith.truncf %189 : vector<4xf32> to vector<4xf16>
        %191 = vector.shuffle %188, %190 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %192 = arith.addi %144, %c47 : index
        vector.store %191, %4[%192] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = memref.load %scales[%18] : memref<?xf32>
        %194 = arith.mulf %193, %140 : f32
        memref.store %194, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %195 = memref.load %7[%1] : memref<?xf32>
      scf.for %196 = %14 to %45 step %46 : i32 {
        %197 = arith.muli %196, %c22 : i32
        %198 = arith.index_cast %8 : index to i32
        %199 = arith.muli %198, %c48 : i32
        %200 = arith.addi %197, %199 : i32
        %201 = arith.addi %200, %c48 : i32
        %202 = arith.minsi %201, %41 : i32
        %203 = arith.cmpi slt, %200, %41 : i32
        %204:10 = scf.if %203 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %205 = arith.subi %202, %200 : i32
          %206 = arith.addi %205, %c52 : i32
          %207 = arith.divui %206, %c53 : i32
          %208 = arith.subi %202, %200 : i32
          %209 = arith.divui %208, %c53 : i32
          %210 = arith.maxsi %209, %c54 : i32
          %211 = arith.minsi %210, %207 : i32
          %212 = arith.subi %207, %c19 : i32
          %213 = arith.divui %200, %c20 : i32
          %214 = arith.addi %213, %c54 : i32
          %215 = arith.minsi %214, %43 : i32
          %216 = arith.index_castui %215 : i32 to index
          %217 = arith.addi %35, %216 : index
          %218 = memref.load %step[%217] : memref<?xi32>
          %219 = arith.index_cast %218 : i32 to index
          %220 = arith.muli %219, %36 : index
          %221 = arith.addi %220, %37 : index
          %222 = arith.addi %213, %c19 : i32
          %223 = arith.minsi %222, %43 : i32
          %224 = arith.index_castui %223 : i32 to index
          %225 = arith.addi %35, %224 : index
          %226 = memref.load %step[%225] : memref<?xi32>
          %227 = arith.index_cast %226 : i32 to index
          %228 = arith.muli %227, %36 : index
          %229 = arith.addi %228, %37 : index
          %230 = arith.addi %221, %38 : index
          %231 = arith.addi %230, %c24 : index
          %232 = vector.load %kv[%231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %233 = arith.addi %221, %38 : index
          %234 = arith.addi %233, %c30 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %221, %38 : index
          %237 = arith.addi %236, %c25 : index
          %238 = vector.load %kv[%237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %239 = arith.addi %221, %38 : index
          %240 = arith.addi %239, %c55 : index
          %241 = vector.load %kv[%240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %242 = arith.addi %221, %38 : index
          %243 = arith.addi %242, %c7 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %221, %38 : index
          %246 = arith.addi %245, %c56 : index
          %247 = vector.load %kv[%246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %248 = arith.addi %221, %38 : index
          %249 = arith.addi %248, %c57 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %221, %38 : index
          %252 = arith.addi %251, %c58 : index
          %253 = vector.load %kv[%252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %254 = arith.minsi %211, %212 : i32
          %274:18 = scf.for %255 = %c54 to %254 step %c19 iter_args(%256 = %232, %257 = %235, %258 = %238, %259 = %241, %260 = %244, %261 = %247, %262 = %250, %263 = %253, %264 = %c49, %265 = %c50, %266 = %c51, %267 = %c51, %268 = %c51, %269 = %c51, %270 = %c51, %271 = %c51, %272 = %c51, %273 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %275 = arith.muli %255, %c53 : i32
            %276 = arith.addi %200, %275 : i32
            %277 = arith.addi %276, %c53 : i32
            %278 = arith.divui %276, %c20 : i32
            %279 = arith.addi %278, %c54 : i32
            %280 = arith.minsi %279, %43 : i32
            %281 = arith.index_castui %280 : i32 to index
            %282 = arith.addi %35, %281 : index
            %283 = memref.load %step[%282] : memref<?xi32>
            %284 = arith.index_cast %283 : i32 to index
            %285 = arith.muli %284, %36 : index
            %286 = arith.addi %285, %37 : index
            %287 = arith.addi %278, %c19 : i32
            %288 = arith.minsi %287, %43 : i32
            %289 = arith.index_castui %288 : i32 to index
            %290 = arith.addi %35, %289 : index
            %291 = memref.load %step[%290] : memref<?xi32>
            %292 = arith.index_cast %291 : i32 to index
            %293 = arith.muli %292, %36 : index
            %294 = arith.addi %293, %37 : index
            %295 = arith.divui %277, %c20 : i32
            %296 = arith.addi %295, %c54 : i32
            %297 = arith.minsi %296, %43 : i32
            %298 = arith.index_castui %297 : i32 to index
            %299 = arith.addi %35, %298 : index
            %300 = memref.load %step[%299] : memref<?xi32>
            %301 = arith.index_cast %300 : i32 to index
            %302 = arith.muli %301, %36 : index
            %303 = arith.addi %302, %37 : index
            %304 = arith.addi %295, %c19 : i32
            %305 = arith.minsi %304, %43 : i32
            %306 = arith.index_castui %305 : i32 to index
            %307 = arith.addi %35, %306 : index
            %308 = memref.load %step[%307] : memref<?xi32>
            %309 = arith.index_cast %308 : i32 to index
            %310 = arith.muli %309, %36 : index
            %311 = arith.addi %310, %37 : index
            %312 = wave.opaque %c24
            %313 = arith.muli %1, %c9 : index
            %314 = arith.addi %312, %313 : index
            %315 = arith.addi %294, %38 : index
            %316 = arith.addi %315, %c24 : index
            %317 = vector.load %kv[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %318 = arith.addi %294, %38 : index
            %319 = arith.addi %318, %c30 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %321 = arith.addi %294, %38 : index
            %322 = arith.addi %321, %c25 : index
            %323 = vector.load %kv[%322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %324 = arith.addi %294, %38 : index
            %325 = arith.addi %324, %c55 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %294, %38 : index
            %328 = arith.addi %327, %c7 : index
            %329 = vector.load %kv[%328] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %330 = arith.addi %294, %38 : index
            %331 = arith.addi %330, %c56 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %333 = arith.addi %294, %38 : index
            %334 = arith.addi %333, %c57 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %294, %38 : index
            %337 = arith.addi %336, %c58 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = vector.bitcast %256 : vector<4xi32> to vector<16xi8>
            %340 = wave.fp8_decode "e5m2" packed %339 : vector<16xi8> -> vector<16xf16>
            %341 = arith.addi %314, %c24 : index
            %342 = vector.load %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %343 = arith.addi %341, %c25 : index
            %344 = vector.load %4[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %346 = wave.mma %340, %345, %c51 : vector<16xf16>, vector<8xf32>
            %347 = vector.bitcast %257 : vector<4xi32> to vector<16xi8>
            %348 = wave.fp8_decode "e5m2" packed %347 : vector<16xi8> -> vector<16xf16>
            %349 = arith.addi %314, %c7 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = arith.addi %349, %c25 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %354 = wave.mma %348, %353, %346 : vector<16xf16>, vector<8xf32>
            %355 = vector.bitcast %258 : vector<4xi32> to vector<16xi8>
            %356 = wave.fp8_decode "e5m2" packed %355 : vector<16xi8> -> vector<16xf16>
            %357 = arith.addi %314, %c43 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = arith.addi %357, %c25 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %362 = wave.mma %356, %361, %354 : vector<16xf16>, vector<8xf32>
            %363 = vector.bitcast %259 : vector<4xi32> to vector<16xi8>
            %364 = wave.fp8_decode "e5m2" packed %363 : vector<16xi8> -> vector<16xf16>
            %365 = arith.addi %314, %c44 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = arith.addi %365, %c25 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %370 = wave.mma %364, %369, %362 : vector<16xf16>, vector<8xf32>
            %371 = vector.bitcast %260 : vector<4xi32> to vector<16xi8>
            %372 = wave.fp8_decode "e5m2" packed %371 : vector<16xi8> -> vector<16xf16>
            %373 = arith.addi %314, %c17 : index
            %374 = vector.load %4[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %375 = arith.addi %373, %c25 : index
            %376 = vector.load %4[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %378 = wave.mma %372, %377, %370 : vector<16xf16>, vector<8xf32>
            %379 = vector.bitcast %261 : vector<4xi32> to vector<16xi8>
            %380 = wave.fp8_decode "e5m2" packed %379 : vector<16xi8> -> vector<16xf16>
            %381 = arith.addi %314, %c45 : index
            %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %383 = arith.addi %381, %c25 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %386 = wave.mma %380, %385, %378 : vector<16xf16>, vector<8xf32>
            %387 = vector.bitcast %262 : vector<4xi32> to vector<16xi8>
            %388 = wave.fp8_decode "e5m2" packed %387 : vector<16xi8> -> vector<16xf16>
            %389 = arith.addi %314, %c46 : index
            %390 = vector.load %4[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %391 = arith.addi %389, %c25 : index
            %392 = vector.load %4[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %394 = wave.mma %388, %393, %386 : vector<16xf16>, vector<8xf32>
            %395 = vector.bitcast %263 : vector<4xi32> to vector<16xi8>
            %396 = wave.fp8_decode "e5m2" packed %395 : vector<16xi8> -> vector<16xf16>
            %397 = arith.addi %314, %c47 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = arith.addi %397, %c25 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %402 = wave.mma %396, %401, %394 : vector<16xf16>, vector<8xf32>
            %403 = arith.addi %286, %38 : index
            %404 = arith.addi %403, %c43 : index
            %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %406 = arith.addi %286, %38 : index
            %407 = arith.addi %406, %c59 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %409 = arith.addi %286, %38 : index
            %410 = arith.addi %409, %c60 : index
            %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %412 = arith.addi %286, %38 : index
            %413 = arith.addi %412, %c61 : index
            %414 = vector.load %kv[%413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %415 = arith.addi %286, %38 : index
            %416 = arith.addi %415, %c44 : index
            %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %418 = arith.addi %286, %38 : index
            %419 = arith.addi %418, %c62 : index
            %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %421 = arith.addi %286, %38 : index
            %422 = arith.addi %421, %c63 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %424 = arith.addi %286, %38 : index
            %425 = arith.addi %424, %c64 : index
            %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %427 = vector.bitcast %317 : vector<4xi32> to vector<16xi8>
            %428 = wave.fp8_decode "e5m2" packed %427 : vector<16xi8> -> vector<16xf16>
            %429 = arith.addi %314, %c24 : index
            %430 = vector.load %4[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %431 = arith.addi %429, %c25 : index
            %432 = vector.load %4[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %434 = wave.mma %428, %433, %c51 : vector<16xf16>, vector<8xf32>
            %435 = vector.bitcast %320 : vector<4xi32> to vector<16xi8>
            %436 = wave.fp8_decode "e5m2" packed %435 : vector<16xi8> -> vector<16xf16>
            %437 = arith.addi %314, %c7 : index
            %438 = vector.load %4[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %439 = arith.addi %437, %c25 : index
            %440 = vector.load %4[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %442 = wave.mma %436, %441, %434 : vector<16xf16>, vector<8xf32>
            %443 = vector.bitcast %323 : vector<4xi32> to vector<16xi8>
            %444 = wave.fp8_decode "e5m2" packed %443 : vector<16xi8> -> vector<16xf16>
            %445 = arith.addi %314, %c43 : index
            %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %447 = arith.addi %445, %c25 : index
            %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %450 = wave.mma %444, %449, %442 : vector<16xf16>, vector<8xf32>
            %451 = vector.bitcast %326 : vector<4xi32> to vector<16xi8>
            %452 = wave.fp8_decode "e5m2" packed %451 : vector<16xi8> -> vector<16xf16>
            %453 = arith.addi %314, %c44 : index
            %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %455 = arith.addi %453, %c25 : index
            %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %458 = wave.mma %452, %457, %450 : vector<16xf16>, vector<8xf32>
            %459 = vector.bitcast %329 : vector<4xi32> to vector<16xi8>
            %460 = wave.fp8_decode "e5m2" packed %459 : vector<16xi8> -> vector<16xf16>
            %461 = arith.addi %314, %c17 : index
            %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %463 = arith.addi %461, %c25 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %466 = wave.mma %460, %465, %458 : vector<16xf16>, vector<8xf32>
            %467 = vector.bitcast %332 : vector<4xi32> to vector<16xi8>
            %468 = wave.fp8_decode "e5m2" packed %467 : vector<16xi8> -> vector<16xf16>
            %469 = arith.addi %314, %c45 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c25 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %468, %473, %466 : vector<16xf16>, vector<8xf32>
            %475 = vector.bitcast %335 : vector<4xi32> to vector<16xi8>
            %476 = wave.fp8_decode "e5m2" packed %475 : vector<16xi8> -> vector<16xf16>
            %477 = arith.addi %314, %c46 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c25 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %476, %481, %474 : vector<16xf16>, vector<8xf32>
            %483 = vector.bitcast %338 : vector<4xi32> to vector<16xi8>
            %484 = wave.fp8_decode "e5m2" packed %483 : vector<16xi8> -> vector<16xf16>
            %485 = arith.addi %314, %c47 : index
            %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %487 = arith.addi %485, %c25 : index
            %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %490 = wave.mma %484, %489, %482 : vector<16xf16>, vector<8xf32>
            %491 = arith.addi %294, %38 : index
            %492 = arith.addi %491, %c43 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %294, %38 : index
            %495 = arith.addi %494, %c59 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %294, %38 : index
            %498 = arith.addi %497, %c60 : index
            %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %500 = arith.addi %294, %38 : index
            %501 = arith.addi %500, %c61 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %294, %38 : index
            %504 = arith.addi %503, %c44 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %506 = arith.addi %294, %38 : index
            %507 = arith.addi %506, %c62 : index
            %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %509 = arith.addi %294, %38 : index
            %510 = arith.addi %509, %c63 : index
            %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %512 = arith.addi %294, %38 : index
            %513 = arith.addi %512, %c64 : index
            %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %515 = vector.extract %402[0] : f32 from vector<8xf32>
            %516 = vector.extract %402[1] : f32 from vector<8xf32>
            %517 = vector.extract %402[2] : f32 from vector<8xf32>
            %518 = vector.extract %402[3] : f32 from vector<8xf32>
            %519 = vector.extract %402[4] : f32 from vector<8xf32>
            %520 = vector.extract %402[5] : f32 from vector<8xf32>
            %521 = vector.extract %402[6] : f32 from vector<8xf32>
            %522 = vector.extract %402[7] : f32 from vector<8xf32>
            %523 = vector.extract %490[0] : f32 from vector<8xf32>
            %524 = vector.extract %490[1] : f32 from vector<8xf32>
            %525 = vector.extract %490[2] : f32 from vector<8xf32>
            %526 = vector.extract %490[3] : f32 from vector<8xf32>
            %527 = vector.extract %490[4] : f32 from vector<8xf32>
            %528 = vector.extract %490[5] : f32 from vector<8xf32>
            %529 = vector.extract %490[6] : f32 from vector<8xf32>
            %530 = vector.extract %490[7] : f32 from vector<8xf32>
            %531 = arith.maxnumf %515, %516 fastmath<nnan> : f32
            %532 = arith.maxnumf %531, %517 fastmath<nnan> : f32
            %533 = arith.maxnumf %532, %518 fastmath<nnan> : f32
            %534 = arith.maxnumf %533, %519 fastmath<nnan> : f32
            %535 = arith.maxnumf %534, %520 fastmath<nnan> : f32
            %536 = arith.maxnumf %535, %521 fastmath<nnan> : f32
            %537 = arith.maxnumf %536, %522 fastmath<nnan> : f32
            %538 = arith.maxnumf %537, %523 fastmath<nnan> : f32
            %539 = arith.maxnumf %538, %524 fastmath<nnan> : f32
            %540 = arith.maxnumf %539, %525 fastmath<nnan> : f32
            %541 = arith.maxnumf %540, %526 fastmath<nnan> : f32
            %542 = arith.maxnumf %541, %527 fastmath<nnan> : f32
            %543 = arith.maxnumf %542, %528 fastmath<nnan> : f32
            %544 = arith.maxnumf %543, %529 fastmath<nnan> : f32
            %545 = arith.maxnumf %544, %530 fastmath<nnan> : f32
            %546 = wave.swap_halves %545 : f32
            %547 = arith.maxnumf %545, %546 fastmath<nnan> : f32
            %548 = arith.mulf %547, %195 : f32
            %549 = arith.addf %264, %c65 : f32
            %550 = arith.cmpf ogt, %548, %549 : f32
            %551:10 = scf.if %550 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %552 = arith.subf %264, %548 : f32
              %553 = wave.exp2 %552 : f32
              %554 = vector.broadcast %553 : f32 to vector<8xf32>
              %555 = arith.mulf %265, %553 : f32
              %556 = arith.mulf %266, %554 : vector<8xf32>
              %557 = arith.mulf %267, %554 : vector<8xf32>
              %558 = arith.mulf %268, %554 : vector<8xf32>
              %559 = arith.mulf %269, %554 : vector<8xf32>
              %560 = arith.mulf %270, %554 : vector<8xf32>
              %561 = arith.mulf %271, %554 : vector<8xf32>
              %562 = arith.mulf %272, %554 : vector<8xf32>
              %563 = arith.mulf %273, %554 : vector<8xf32>
              scf.yield %548, %555, %556, %557, %558, %559, %560, %561, %562, %563 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %264, %265, %266, %267, %268, %269, %270, %271, %272, %273 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %564 = vector.broadcast %195 : f32 to vector<8xf32>
            %565 = arith.subf %c66, %551#0 : f32
            %566 = vector.broadcast %565 : f32 to vector<8xf32>
            %567 = math.fma %402, %564, %566 : vector<8xf32>
            %568 = wave.exp2 %567 : vector<8xf32>
            %569 = math.fma %490, %564, %566 : vector<8xf32>
            %570 = wave.exp2 %569 : vector<8xf32>
            %571 = arith.truncf %568 : vector<8xf32> to vector<8xf16>
            %572 = vector.bitcast %571 : vector<8xf16> to vector<4xi32>
            %573 = wave.swap_halves %572 : vector<4xi32>
            %574 = arith.select %3, %573, %572 : vector<4xi32>
            %575 = arith.select %3, %572, %573 : vector<4xi32>
            %576 = vector.shuffle %574, %575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %577 = vector.bitcast %576 : vector<8xi32> to vector<16xf16>
            %578 = arith.truncf %570 : vector<8xf32> to vector<8xf16>
            %579 = vector.bitcast %578 : vector<8xf16> to vector<4xi32>
            %580 = wave.swap_halves %579 : vector<4xi32>
            %581 = arith.select %3, %580, %579 : vector<4xi32>
            %582 = arith.select %3, %579, %580 : vector<4xi32>
            %583 = vector.shuffle %581, %582 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %584 = vector.bitcast %583 : vector<8xi32> to vector<16xf16>
            %585 = arith.addf %568, %570 : vector<8xf32>
            %586 = vector.extract %585[0] : f32 from vector<8xf32>
            %587 = vector.extract %585[1] : f32 from vector<8xf32>
            %588 = vector.extract %585[2] : f32 from vector<8xf32>
            %589 = vector.extract %585[3] : f32 from vector<8xf32>
            %590 = vector.extract %585[4] : f32 from vector<8xf32>
            %591 = vector.extract %585[5] : f32 from vector<8xf32>
            %592 = vector.extract %585[6] : f32 from vector<8xf32>
            %593 = vector.extract %585[7] : f32 from vector<8xf32>
            %594 = arith.addf %586, %590 : f32
            %595 = arith.addf %587, %591 : f32
            %596 = arith.addf %588, %592 : f32
            %597 = arith.addf %589, %593 : f32
            %598 = arith.addf %594, %596 : f32
            %599 = arith.addf %595, %597 : f32
            %600 = arith.addf %598, %599 : f32
            %601 = arith.addf %551#1, %600 : f32
            %602 = vector.bitcast %405 : vector<4xi32> to vector<16xi8>
            %603 = wave.fp8_decode "e5m2" packed %602 : vector<16xi8> -> vector<16xf16>
            %604 = wave.mma %603, %577, %551#2 : vector<16xf16>, vector<8xf32>
            %605 = vector.bitcast %408 : vector<4xi32> to vector<16xi8>
            %606 = wave.fp8_decode "e5m2" packed %605 : vector<16xi8> -> vector<16xf16>
            %607 = wave.mma %606, %577, %551#3 : vector<16xf16>, vector<8xf32>
            %608 = vector.bitcast %411 : vector<4xi32> to vector<16xi8>
            %609 = wave.fp8_decode "e5m2" packed %608 : vector<16xi8> -> vector<16xf16>
            %610 = wave.mma %609, %577, %551#4 : vector<16xf16>, vector<8xf32>
            %611 = vector.bitcast %414 : vector<4xi32> to vector<16xi8>
            %612 = wave.fp8_decode "e5m2" packed %611 : vector<16xi8> -> vector<16xf16>
            %613 = wave.mma %612, %577, %551#5 : vector<16xf16>, vector<8xf32>
            %614 = vector.bitcast %417 : vector<4xi32> to vector<16xi8>
            %615 = wave.fp8_decode "e5m2" packed %614 : vector<16xi8> -> vector<16xf16>
            %616 = wave.mma %615, %577, %551#6 : vector<16xf16>, vector<8xf32>
            %617 = vector.bitcast %420 : vector<4xi32> to vector<16xi8>
            %618 = wave.fp8_decode "e5m2" packed %617 : vector<16xi8> -> vector<16xf16>
            %619 = wave.mma %618, %577, %551#7 : vector<16xf16>, vector<8xf32>
            %620 = vector.bitcast %423 : vector<4xi32> to vector<16xi8>
            %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
            %622 = wave.mma %621, %577, %551#8 : vector<16xf16>, vector<8xf32>
            %623 = vector.bitcast %426 : vector<4xi32> to vector<16xi8>
            %624 = wave.fp8_decode "e5m2" packed %623 : vector<16xi8> -> vector<16xf16>
            %625 = wave.mma %624, %577, %551#9 : vector<16xf16>, vector<8xf32>
            %626 = arith.addi %303, %38 : index
            %627 = arith.addi %626, %c24 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %629 = arith.addi %303, %38 : index
            %630 = arith.addi %629, %c30 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %303, %38 : index
            %633 = arith.addi %632, %c25 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %635 = arith.addi %303, %38 : index
            %636 = arith.addi %635, %c55 : index
            %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %638 = arith.addi %303, %38 : index
            %639 = arith.addi %638, %c7 : index
            %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %641 = arith.addi %303, %38 : index
            %642 = arith.addi %641, %c56 : index
            %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %644 = arith.addi %303, %38 : index
            %645 = arith.addi %644, %c57 : index
            %646 = vector.load %kv[%645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %647 = arith.addi %303, %38 : index
            %648 = arith.addi %647, %c58 : index
            %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %650 = vector.bitcast %493 : vector<4xi32> to vector<16xi8>
            %651 = wave.fp8_decode "e5m2" packed %650 : vector<16xi8> -> vector<16xf16>
            %652 = wave.mma %651, %584, %604 : vector<16xf16>, vector<8xf32>
            %653 = vector.bitcast %496 : vector<4xi32> to vector<16xi8>
            %654 = wave.fp8_decode "e5m2" packed %653 : vector<16xi8> -> vector<16xf16>
            %655 = wave.mma %654, %584, %607 : vector<16xf16>, vector<8xf32>
            %656 = vector.bitcast %499 : vector<4xi32> to vector<16xi8>
            %657 = wave.fp8_decode "e5m2" packed %656 : vector<16xi8> -> vector<16xf16>
            %658 = wave.mma %657, %584, %610 : vector<16xf16>, vector<8xf32>
            %659 = vector.bitcast %502 : vector<4xi32> to vector<16xi8>
            %660 = wave.fp8_decode "e5m2" packed %659 : vector<16xi8> -> vector<16xf16>
            %661 = wave.mma %660, %584, %613 : vector<16xf16>, vector<8xf32>
            %662 = vector.bitcast %505 : vector<4xi32> to vector<16xi8>
            %663 = wave.fp8_decode "e5m2" packed %662 : vector<16xi8> -> vector<16xf16>
            %664 = wave.mma %663, %584, %616 : vector<16xf16>, vector<8xf32>
            %665 = vector.bitcast %508 : vector<4xi32> to vector<16xi8>
            %666 = wave.fp8_decode "e5m2" packed %665 : vector<16xi8> -> vector<16xf16>
            %667 = wave.mma %666, %584, %619 : vector<16xf16>, vector<8xf32>
            %668 = vector.bitcast %511 : vector<4xi32> to vector<16xi8>
            %669 = wave.fp8_decode "e5m2" packed %668 : vector<16xi8> -> vector<16xf16>
            %670 = wave.mma %669, %584, %622 : vector<16xf16>, vector<8xf32>
            %671 = vector.bitcast %514 : vector<4xi32> to vector<16xi8>
            %672 = wave.fp8_decode "e5m2" packed %671 : vector<16xi8> -> vector<16xf16>
            %673 = wave.mma %672, %584, %625 : vector<16xf16>, vector<8xf32>
            %674 = wave.opaque %c24
            scf.yield %628, %631, %634, %637, %640, %643, %646, %649, %551#0, %601, %652, %655, %658, %661, %664, %667, %670, %673 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %675 = arith.cmpi eq, %211, %207 : i32
          %676:10 = scf.if %675 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %677 = arith.muli %212, %c53 : i32
            %678 = arith.addi %200, %677 : i32
            %679 = arith.divui %678, %c20 : i32
            %680 = arith.addi %679, %c54 : i32
            %681 = arith.minsi %680, %43 : i32
            %682 = arith.index_castui %681 : i32 to index
            %683 = arith.addi %35, %682 : index
            %684 = memref.load %step[%683] : memref<?xi32>
            %685 = arith.index_cast %684 : i32 to index
            %686 = arith.muli %685, %36 : index
            %687 = arith.addi %686, %37 : index
            %688 = arith.addi %679, %c19 : i32
            %689 = arith.minsi %688, %43 : i32
            %690 = arith.index_castui %689 : i32 to index
            %691 = arith.addi %35, %690 : index
            %692 = memref.load %step[%691] : memref<?xi32>
            %693 = arith.index_cast %692 : i32 to index
            %694 = arith.muli %693, %36 : index
            %695 = arith.addi %694, %37 : index
            %696 = wave.opaque %c24
            %697 = arith.muli %1, %c9 : index
            %698 = arith.addi %696, %697 : index
            %699 = arith.addi %695, %38 : index
            %700 = arith.addi %699, %c24 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %702 = arith.addi %695, %38 : index
            %703 = arith.addi %702, %c30 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %705 = arith.addi %695, %38 : index
            %706 = arith.addi %705, %c25 : index
            %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %708 = arith.addi %695, %38 : index
            %709 = arith.addi %708, %c55 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %711 = arith.addi %695, %38 : index
            %712 = arith.addi %711, %c7 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %714 = arith.addi %695, %38 : index
            %715 = arith.addi %714, %c56 : index
            %716 = vector.load %kv[%715] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %717 = arith.addi %695, %38 : index
            %718 = arith.addi %717, %c57 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %720 = arith.addi %695, %38 : index
            %721 = arith.addi %720, %c58 : index
            %722 = vector.load %kv[%721] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %723 = vector.bitcast %274#0 : vector<4xi32> to vector<16xi8>
            %724 = wave.fp8_decode "e5m2" packed %723 : vector<16xi8> -> vector<16xf16>
            %725 = arith.addi %698, %c24 : index
            %726 = vector.load %4[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %727 = arith.addi %725, %c25 : index
            %728 = vector.load %4[%727] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %729 = vector.shuffle %726, %728 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %730 = wave.mma %724, %729, %c51 : vector<16xf16>, vector<8xf32>
            %731 = vector.bitcast %274#1 : vector<4xi32> to vector<16xi8>
            %732 = wave.fp8_decode "e5m2" packed %731 : vector<16xi8> -> vector<16xf16>
            %733 = arith.addi %698, %c7 : index
            %734 = vector.load %4[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %735 = arith.addi %733, %c25 : index
            %736 = vector.load %4[%735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %737 = vector.shuffle %734, %736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %738 = wave.mma %732, %737, %730 : vector<16xf16>, vector<8xf32>
            %739 = vector.bitcast %274#2 : vector<4xi32> to vector<16xi8>
            %740 = wave.fp8_decode "e5m2" packed %739 : vector<16xi8> -> vector<16xf16>
            %741 = arith.addi %698, %c43 : index
            %742 = vector.load %4[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %743 = arith.addi %741, %c25 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = vector.shuffle %742, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %746 = wave.mma %740, %745, %738 : vector<16xf16>, vector<8xf32>
            %747 = vector.bitcast %274#3 : vector<4xi32> to vector<16xi8>
            %748 = wave.fp8_decode "e5m2" packed %747 : vector<16xi8> -> vector<16xf16>
            %749 = arith.addi %698, %c44 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = arith.addi %749, %c25 : index
            %752 = vector.load %4[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %753 = vector.shuffle %750, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %754 = wave.mma %748, %753, %746 : vector<16xf16>, vector<8xf32>
            %755 = vector.bitcast %274#4 : vector<4xi32> to vector<16xi8>
            %756 = wave.fp8_decode "e5m2" packed %755 : vector<16xi8> -> vector<16xf16>
            %757 = arith.addi %698, %c17 : index
            %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %759 = arith.addi %757, %c25 : index
            %760 = vector.load %4[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %761 = vector.shuffle %758, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %762 = wave.mma %756, %761, %754 : vector<16xf16>, vector<8xf32>
            %763 = vector.bitcast %274#5 : vector<4xi32> to vector<16xi8>
            %764 = wave.fp8_decode "e5m2" packed %763 : vector<16xi8> -> vector<16xf16>
            %765 = arith.addi %698, %c45 : index
            %766 = vector.load %4[%765] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %767 = arith.addi %765, %c25 : index
            %768 = vector.load %4[%767] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %769 = vector.shuffle %766, %768 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %770 = wave.mma %764, %769, %762 : vector<16xf16>, vector<8xf32>
            %771 = vector.bitcast %274#6 : vector<4xi32> to vector<16xi8>
            %772 = wave.fp8_decode "e5m2" packed %771 : vector<16xi8> -> vector<16xf16>
            %773 = arith.addi %698, %c46 : index
            %774 = vector.load %4[%773] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %775 = arith.addi %773, %c25 : index
            %776 = vector.load %4[%775] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %777 = vector.shuffle %774, %776 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %778 = wave.mma %772, %777, %770 : vector<16xf16>, vector<8xf32>
            %779 = vector.bitcast %274#7 : vector<4xi32> to vector<16xi8>
            %780 = wave.fp8_decode "e5m2" packed %779 : vector<16xi8> -> vector<16xf16>
            %781 = arith.addi %698, %c47 : index
            %782 = vector.load %4[%781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %783 = arith.addi %781, %c25 : index
            %784 = vector.load %4[%783] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %785 = vector.shuffle %782, %784 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %786 = wave.mma %780, %785, %778 : vector<16xf16>, vector<8xf32>
            %787 = arith.addi %687, %38 : index
            %788 = arith.addi %787, %c43 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %790 = arith.addi %687, %38 : index
            %791 = arith.addi %790, %c59 : index
            %792 = vector.load %kv[%791] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %793 = arith.addi %687, %38 : index
            %794 = arith.addi %793, %c60 : index
            %795 = vector.load %kv[%794] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %796 = arith.addi %687, %38 : index
            %797 = arith.addi %796, %c61 : index
            %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %799 = arith.addi %687, %38 : index
            %800 = arith.addi %799, %c44 : index
            %801 = vector.load %kv[%800] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %802 = arith.addi %687, %38 : index
            %803 = arith.addi %802, %c62 : index
            %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %805 = arith.addi %687, %38 : index
            %806 = arith.addi %805, %c63 : index
            %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %808 = arith.addi %687, %38 : index
            %809 = arith.addi %808, %c64 : index
            %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %811 = vector.bitcast %701 : vector<4xi32> to vector<16xi8>
            %812 = wave.fp8_decode "e5m2" packed %811 : vector<16xi8> -> vector<16xf16>
            %813 = arith.addi %698, %c24 : index
            %814 = vector.load %4[%813] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %815 = arith.addi %813, %c25 : index
            %816 = vector.load %4[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %817 = vector.shuffle %814, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %818 = wave.mma %812, %817, %c51 : vector<16xf16>, vector<8xf32>
            %819 = vector.bitcast %704 : vector<4xi32> to vector<16xi8>
            %820 = wave.fp8_decode "e5m2" packed %819 : vector<16xi8> -> vector<16xf16>
            %821 = arith.addi %698, %c7 : index
            %822 = vector.load %4[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %823 = arith.addi %821, %c25 : index
            %824 = vector.load %4[%823] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %825 = vector.shuffle %822, %824 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %826 = wave.mma %820, %825, %818 : vector<16xf16>, vector<8xf32>
            %827 = vector.bitcast %707 : vector<4xi32> to vector<16xi8>
            %828 = wave.fp8_decode "e5m2" packed %827 : vector<16xi8> -> vector<16xf16>
            %829 = arith.addi %698, %c43 : index
            %830 = vector.load %4[%829] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %831 = arith.addi %829, %c25 : index
            %832 = vector.load %4[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %833 = vector.shuffle %830, %832 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %834 = wave.mma %828, %833, %826 : vector<16xf16>, vector<8xf32>
            %835 = vector.bitcast %710 : vector<4xi32> to vector<16xi8>
            %836 = wave.fp8_decode "e5m2" packed %835 : vector<16xi8> -> vector<16xf16>
            %837 = arith.addi %698, %c44 : index
            %838 = vector.load %4[%837] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %839 = arith.addi %837, %c25 : index
            %840 = vector.load %4[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %841 = vector.shuffle %838, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %842 = wave.mma %836, %841, %834 : vector<16xf16>, vector<8xf32>
            %843 = vector.bitcast %713 : vector<4xi32> to vector<16xi8>
            %844 = wave.fp8_decode "e5m2" packed %843 : vector<16xi8> -> vector<16xf16>
            %845 = arith.addi %698, %c17 : index
            %846 = vector.load %4[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %847 = arith.addi %845, %c25 : index
            %848 = vector.load %4[%847] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %849 = vector.shuffle %846, %848 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %850 = wave.mma %844, %849, %842 : vector<16xf16>, vector<8xf32>
            %851 = vector.bitcast %716 : vector<4xi32> to vector<16xi8>
            %852 = wave.fp8_decode "e5m2" packed %851 : vector<16xi8> -> vector<16xf16>
            %853 = arith.addi %698, %c45 : index
            %854 = vector.load %4[%853] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %855 = arith.addi %853, %c25 : index
            %856 = vector.load %4[%855] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %857 = vector.shuffle %854, %856 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %858 = wave.mma %852, %857, %850 : vector<16xf16>, vector<8xf32>
            %859 = vector.bitcast %719 : vector<4xi32> to vector<16xi8>
            %860 = wave.fp8_decode "e5m2" packed %859 : vector<16xi8> -> vector<16xf16>
            %861 = arith.addi %698, %c46 : index
            %862 = vector.load %4[%861] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %863 = arith.addi %861, %c25 : index
            %864 = vector.load %4[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %865 = vector.shuffle %862, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %866 = wave.mma %860, %865, %858 : vector<16xf16>, vector<8xf32>
            %867 = vector.bitcast %722 : vector<4xi32> to vector<16xi8>
            %868 = wave.fp8_decode "e5m2" packed %867 : vector<16xi8> -> vector<16xf16>
            %869 = arith.addi %698, %c47 : index
            %870 = vector.load %4[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %871 = arith.addi %869, %c25 : index
            %872 = vector.load %4[%871] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %873 = vector.shuffle %870, %872 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %874 = wave.mma %868, %873, %866 : vector<16xf16>, vector<8xf32>
            %875 = arith.addi %695, %38 : index
            %876 = arith.addi %875, %c43 : index
            %877 = vector.load %kv[%876] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %878 = arith.addi %695, %38 : index
            %879 = arith.addi %878, %c59 : index
            %880 = vector.load %kv[%879] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %881 = arith.addi %695, %38 : index
            %882 = arith.addi %881, %c60 : index
            %883 = vector.load %kv[%882] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %884 = arith.addi %695, %38 : index
            %885 = arith.addi %884, %c61 : index
            %886 = vector.load %kv[%885] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %887 = arith.addi %695, %38 : index
            %888 = arith.addi %887, %c44 : index
            %889 = vector.load %kv[%888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %890 = arith.addi %695, %38 : index
            %891 = arith.addi %890, %c62 : index
            %892 = vector.load %kv[%891] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %893 = arith.addi %695, %38 : index
            %894 = arith.addi %893, %c63 : index
            %895 = vector.load %kv[%894] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %896 = arith.addi %695, %38 : index
            %897 = arith.addi %896, %c64 : index
            %898 = vector.load %kv[%897] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %899 = vector.extract %786[0] : f32 from vector<8xf32>
            %900 = vector.extract %786[1] : f32 from vector<8xf32>
            %901 = vector.extract %786[2] : f32 from vector<8xf32>
            %902 = vector.extract %786[3] : f32 from vector<8xf32>
            %903 = vector.extract %786[4] : f32 from vector<8xf32>
            %904 = vector.extract %786[5] : f32 from vector<8xf32>
            %905 = vector.extract %786[6] : f32 from vector<8xf32>
            %906 = vector.extract %786[7] : f32 from vector<8xf32>
            %907 = vector.extract %874[0] : f32 from vector<8xf32>
            %908 = vector.extract %874[1] : f32 from vector<8xf32>
            %909 = vector.extract %874[2] : f32 from vector<8xf32>
            %910 = vector.extract %874[3] : f32 from vector<8xf32>
            %911 = vector.extract %874[4] : f32 from vector<8xf32>
            %912 = vector.extract %874[5] : f32 from vector<8xf32>
            %913 = vector.extract %874[6] : f32 from vector<8xf32>
            %914 = vector.extract %874[7] : f32 from vector<8xf32>
            %915 = arith.maxnumf %899, %900 fastmath<nnan> : f32
            %916 = arith.maxnumf %915, %901 fastmath<nnan> : f32
            %917 = arith.maxnumf %916, %902 fastmath<nnan> : f32
            %918 = arith.maxnumf %917, %903 fastmath<nnan> : f32
            %919 = arith.maxnumf %918, %904 fastmath<nnan> : f32
            %920 = arith.maxnumf %919, %905 fastmath<nnan> : f32
            %921 = arith.maxnumf %920, %906 fastmath<nnan> : f32
            %922 = arith.maxnumf %921, %907 fastmath<nnan> : f32
            %923 = arith.maxnumf %922, %908 fastmath<nnan> : f32
            %924 = arith.maxnumf %923, %909 fastmath<nnan> : f32
            %925 = arith.maxnumf %924, %910 fastmath<nnan> : f32
            %926 = arith.maxnumf %925, %911 fastmath<nnan> : f32
            %927 = arith.maxnumf %926, %912 fastmath<nnan> : f32
            %928 = arith.maxnumf %927, %913 fastmath<nnan> : f32
            %929 = arith.maxnumf %928, %914 fastmath<nnan> : f32
            %930 = wave.swap_halves %929 : f32
            %931 = arith.maxnumf %929, %930 fastmath<nnan> : f32
            %932 = arith.mulf %931, %195 : f32
            %933 = arith.addf %274#8, %c65 : f32
            %934 = arith.cmpf ogt, %932, %933 : f32
            %935:10 = scf.if %934 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %936 = arith.subf %274#8, %932 : f32
              %937 = wave.exp2 %936 : f32
              %938 = vector.broadcast %937 : f32 to vector<8xf32>
              %939 = arith.mulf %274#9, %937 : f32
              %940 = arith.mulf %274#10, %938 : vector<8xf32>
              %941 = arith.mulf %274#11, %938 : vector<8xf32>
              %942 = arith.mulf %274#12, %938 : vector<8xf32>
              %943 = arith.mulf %274#13, %938 : vector<8xf32>
              %944 = arith.mulf %274#14, %938 : vector<8xf32>
              %945 = arith.mulf %274#15, %938 : vector<8xf32>
              %946 = arith.mulf %274#16, %938 : vector<8xf32>
              %947 = arith.mulf %274#17, %938 : vector<8xf32>
              scf.yield %932, %939, %940, %941, %942, %943, %944, %945, %946, %947 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %274#8, %274#9, %274#10, %274#11, %274#12, %274#13, %274#14, %274#15, %274#16, %274#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %948 = vector.broadcast %195 : f32 to vector<8xf32>
            %949 = arith.subf %c66, %935#0 : f32
            %950 = vector.broadcast %949 : f32 to vector<8xf32>
            %951 = math.fma %786, %948, %950 : vector<8xf32>
            %952 = wave.exp2 %951 : vector<8xf32>
            %953 = math.fma %874, %948, %950 : vector<8xf32>
            %954 = wave.exp2 %953 : vector<8xf32>
            %955 = arith.truncf %952 : vector<8xf32> to vector<8xf16>
            %956 = vector.bitcast %955 : vector<8xf16> to vector<4xi32>
            %957 = wave.swap_halves %956 : vector<4xi32>
            %958 = arith.select %3, %957, %956 : vector<4xi32>
            %959 = arith.select %3, %956, %957 : vector<4xi32>
            %960 = vector.shuffle %958, %959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %961 = vector.bitcast %960 : vector<8xi32> to vector<16xf16>
            %962 = arith.truncf %954 : vector<8xf32> to vector<8xf16>
            %963 = vector.bitcast %962 : vector<8xf16> to vector<4xi32>
            %964 = wave.swap_halves %963 : vector<4xi32>
            %965 = arith.select %3, %964, %963 : vector<4xi32>
            %966 = arith.select %3, %963, %964 : vector<4xi32>
            %967 = vector.shuffle %965, %966 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %968 = vector.bitcast %967 : vector<8xi32> to vector<16xf16>
            %969 = arith.addf %952, %954 : vector<8xf32>
            %970 = vector.extract %969[0] : f32 from vector<8xf32>
            %971 = vector.extract %969[1] : f32 from vector<8xf32>
            %972 = vector.extract %969[2] : f32 from vector<8xf32>
            %973 = vector.extract %969[3] : f32 from vector<8xf32>
            %974 = vector.extract %969[4] : f32 from vector<8xf32>
            %975 = vector.extract %969[5] : f32 from vector<8xf32>
            %976 = vector.extract %969[6] : f32 from vector<8xf32>
            %977 = vector.extract %969[7] : f32 from vector<8xf32>
            %978 = arith.addf %970, %974 : f32
            %979 = arith.addf %971, %975 : f32
            %980 = arith.addf %972, %976 : f32
            %981 = arith.addf %973, %977 : f32
            %982 = arith.addf %978, %980 : f32
            %983 = arith.addf %979, %981 : f32
            %984 = arith.addf %982, %983 : f32
            %985 = arith.addf %935#1, %984 : f32
            %986 = vector.bitcast %789 : vector<4xi32> to vector<16xi8>
            %987 = wave.fp8_decode "e5m2" packed %986 : vector<16xi8> -> vector<16xf16>
            %988 = wave.mma %987, %961, %935#2 : vector<16xf16>, vector<8xf32>
            %989 = vector.bitcast %792 : vector<4xi32> to vector<16xi8>
            %990 = wave.fp8_decode "e5m2" packed %989 : vector<16xi8> -> vector<16xf16>
            %991 = wave.mma %990, %961, %935#3 : vector<16xf16>, vector<8xf32>
            %992 = vector.bitcast %795 : vector<4xi32> to vector<16xi8>
            %993 = wave.fp8_decode "e5m2" packed %992 : vector<16xi8> -> vector<16xf16>
            %994 = wave.mma %993, %961, %935#4 : vector<16xf16>, vector<8xf32>
            %995 = vector.bitcast %798 : vector<4xi32> to vector<16xi8>
            %996 = wave.fp8_decode "e5m2" packed %995 : vector<16xi8> -> vector<16xf16>
            %997 = wave.mma %996, %961, %935#5 : vector<16xf16>, vector<8xf32>
            %998 = vector.bitcast %801 : vector<4xi32> to vector<16xi8>
            %999 = wave.fp8_decode "e5m2" packed %998 : vector<16xi8> -> vector<16xf16>
            %1000 = wave.mma %999, %961, %935#6 : vector<16xf16>, vector<8xf32>
            %1001 = vector.bitcast %804 : vector<4xi32> to vector<16xi8>
            %1002 = wave.fp8_decode "e5m2" packed %1001 : vector<16xi8> -> vector<16xf16>
            %1003 = wave.mma %1002, %961, %935#7 : vector<16xf16>, vector<8xf32>
            %1004 = vector.bitcast %807 : vector<4xi32> to vector<16xi8>
            %1005 = wave.fp8_decode "e5m2" packed %1004 : vector<16xi8> -> vector<16xf16>
            %1006 = wave.mma %1005, %961, %935#8 : vector<16xf16>, vector<8xf32>
            %1007 = vector.bitcast %810 : vector<4xi32> to vector<16xi8>
            %1008 = wave.fp8_decode "e5m2" packed %1007 : vector<16xi8> -> vector<16xf16>
            %1009 = wave.mma %1008, %961, %935#9 : vector<16xf16>, vector<8xf32>
            %1010 = vector.bitcast %877 : vector<4xi32> to vector<16xi8>
            %1011 = wave.fp8_decode "e5m2" packed %1010 : vector<16xi8> -> vector<16xf16>
            %1012 = wave.mma %1011, %968, %988 : vector<16xf16>, vector<8xf32>
            %1013 = vector.bitcast %880 : vector<4xi32> to vector<16xi8>
            %1014 = wave.fp8_decode "e5m2" packed %1013 : vector<16xi8> -> vector<16xf16>
            %1015 = wave.mma %1014, %968, %991 : vector<16xf16>, vector<8xf32>
            %1016 = vector.bitcast %883 : vector<4xi32> to vector<16xi8>
            %1017 = wave.fp8_decode "e5m2" packed %1016 : vector<16xi8> -> vector<16xf16>
            %1018 = wave.mma %1017, %968, %994 : vector<16xf16>, vector<8xf32>
            %1019 = vector.bitcast %886 : vector<4xi32> to vector<16xi8>
            %1020 = wave.fp8_decode "e5m2" packed %1019 : vector<16xi8> -> vector<16xf16>
            %1021 = wave.mma %1020, %968, %997 : vector<16xf16>, vector<8xf32>
            %1022 = vector.bitcast %889 : vector<4xi32> to vector<16xi8>
            %1023 = wave.fp8_decode "e5m2" packed %1022 : vector<16xi8> -> vector<16xf16>
            %1024 = wave.mma %1023, %968, %1000 : vector<16xf16>, vector<8xf32>
            %1025 = vector.bitcast %892 : vector<4xi32> to vector<16xi8>
            %1026 = wave.fp8_decode "e5m2" packed %1025 : vector<16xi8> -> vector<16xf16>
            %1027 = wave.mma %1026, %968, %1003 : vector<16xf16>, vector<8xf32>
            %1028 = vector.bitcast %895 : vector<4xi32> to vector<16xi8>
            %1029 = wave.fp8_decode "e5m2" packed %1028 : vector<16xi8> -> vector<16xf16>
            %1030 = wave.mma %1029, %968, %1006 : vector<16xf16>, vector<8xf32>
            %1031 = vector.bitcast %898 : vector<4xi32> to vector<16xi8>
            %1032 = wave.fp8_decode "e5m2" packed %1031 : vector<16xi8> -> vector<16xf16>
            %1033 = wave.mma %1032, %968, %1009 : vector<16xf16>, vector<8xf32>
            scf.yield %935#0, %985, %1012, %1015, %1018, %1021, %1024, %1027, %1030, %1033 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %1034 = arith.muli %212, %c53 : i32
            %1035 = arith.addi %200, %1034 : i32
            %1036 = arith.divui %1035, %c20 : i32
            %1037 = arith.addi %1036, %c54 : i32
            %1038 = arith.minsi %1037, %43 : i32
            %1039 = arith.index_castui %1038 : i32 to index
            %1040 = arith.addi %35, %1039 : index
            %1041 = memref.load %step[%1040] : memref<?xi32>
            %1042 = arith.index_cast %1041 : i32 to index
            %1043 = arith.muli %1042, %36 : index
            %1044 = arith.addi %1043, %37 : index
            %1045 = arith.addi %1036, %c19 : i32
            %1046 = arith.minsi %1045, %43 : i32
            %1047 = arith.index_castui %1046 : i32 to index
            %1048 = arith.addi %35, %1047 : index
            %1049 = memref.load %step[%1048] : memref<?xi32>
            %1050 = arith.index_cast %1049 : i32 to index
            %1051 = arith.muli %1050, %36 : index
            %1052 = arith.addi %1051, %37 : index
            %1053 = wave.opaque %c24
            %1054 = arith.muli %1, %c9 : index
            %1055 = arith.addi %1053, %1054 : index
            %1056 = arith.subi %202, %1035 : i32
            %1057 = arith.subi %1056, %c54 : i32
            %1058 = arith.minsi %1057, %c20 : i32
            %1059 = arith.maxsi %1058, %c54 : i32
            %1060 = arith.cmpi sgt, %1059, %c54 : i32
            %1061 = arith.select %1060, %c67, %c54 : i32
            %1062 = arith.ori %c54, %1061 : i32
            %1063 = arith.cmpi sgt, %1059, %c19 : i32
            %1064 = arith.select %1063, %c67, %c54 : i32
            %1065 = arith.ori %c54, %1064 : i32
            %1066 = arith.cmpi sgt, %1059, %c68 : i32
            %1067 = arith.select %1066, %c69, %c54 : i32
            %1068 = arith.ori %1062, %1067 : i32
            %1069 = arith.cmpi sgt, %1059, %c70 : i32
            %1070 = arith.select %1069, %c69, %c54 : i32
            %1071 = arith.ori %1065, %1070 : i32
            %1072 = arith.cmpi sgt, %1059, %c71 : i32
            %1073 = arith.select %1072, %c72, %c54 : i32
            %1074 = arith.ori %1068, %1073 : i32
            %1075 = arith.cmpi sgt, %1059, %c73 : i32
            %1076 = arith.select %1075, %c72, %c54 : i32
            %1077 = arith.ori %1071, %1076 : i32
            %1078 = arith.cmpi sgt, %1059, %c74 : i32
            %1079 = arith.select %1078, %c75, %c54 : i32
            %1080 = arith.ori %1074, %1079 : i32
            %1081 = arith.cmpi sgt, %1059, %c76 : i32
            %1082 = arith.select %1081, %c75, %c54 : i32
            %1083 = arith.ori %1077, %1082 : i32
            %1084 = arith.cmpi sgt, %1059, %c77 : i32
            %1085 = arith.select %1084, %c67, %c54 : i32
            %1086 = arith.ori %c54, %1085 : i32
            %1087 = arith.cmpi sgt, %1059, %c78 : i32
            %1088 = arith.select %1087, %c67, %c54 : i32
            %1089 = arith.ori %c54, %1088 : i32
            %1090 = arith.cmpi sgt, %1059, %c79 : i32
            %1091 = arith.select %1090, %c69, %c54 : i32
            %1092 = arith.ori %1086, %1091 : i32
            %1093 = arith.cmpi sgt, %1059, %c80 : i32
            %1094 = arith.select %1093, %c69, %c54 : i32
            %1095 = arith.ori %1089, %1094 : i32
            %1096 = arith.cmpi sgt, %1059, %c81 : i32
            %1097 = arith.select %1096, %c72, %c54 : i32
            %1098 = arith.ori %1092, %1097 : i32
            %1099 = arith.cmpi sgt, %1059, %c82 : i32
            %1100 = arith.select %1099, %c72, %c54 : i32
            %1101 = arith.ori %1095, %1100 : i32
            %1102 = arith.cmpi sgt, %1059, %c42 : i32
            %1103 = arith.select %1102, %c75, %c54 : i32
            %1104 = arith.ori %1098, %1103 : i32
            %1105 = arith.cmpi sgt, %1059, %c39 : i32
            %1106 = arith.select %1105, %c75, %c54 : i32
            %1107 = arith.ori %1101, %1106 : i32
            %1108 = vector.from_elements %1080, %1104, %1083, %1107 : vector<4xi32>
            %1109 = arith.subi %202, %1035 : i32
            %1110 = arith.subi %1109, %c20 : i32
            %1111 = arith.minsi %1110, %c20 : i32
            %1112 = arith.maxsi %1111, %c54 : i32
            %1113 = arith.cmpi sgt, %1112, %c54 : i32
            %1114 = arith.select %1113, %c67, %c54 : i32
            %1115 = arith.ori %c54, %1114 : i32
            %1116 = arith.cmpi sgt, %1112, %c19 : i32
            %1117 = arith.select %1116, %c67, %c54 : i32
            %1118 = arith.ori %c54, %1117 : i32
            %1119 = arith.cmpi sgt, %1112, %c68 : i32
            %1120 = arith.select %1119, %c69, %c54 : i32
            %1121 = arith.ori %1115, %1120 : i32
            %1122 = arith.cmpi sgt, %1112, %c70 : i32
            %1123 = arith.select %1122, %c69, %c54 : i32
            %1124 = arith.ori %1118, %1123 : i32
            %1125 = arith.cmpi sgt, %1112, %c71 : i32
            %1126 = arith.select %1125, %c72, %c54 : i32
            %1127 = arith.ori %1121, %1126 : i32
            %1128 = arith.cmpi sgt, %1112, %c73 : i32
            %1129 = arith.select %1128, %c72, %c54 : i32
            %1130 = arith.ori %1124, %1129 : i32
            %1131 = arith.cmpi sgt, %1112, %c74 : i32
            %1132 = arith.select %1131, %c75, %c54 : i32
            %1133 = arith.ori %1127, %1132 : i32
            %1134 = arith.cmpi sgt, %1112, %c76 : i32
            %1135 = arith.select %1134, %c75, %c54 : i32
            %1136 = arith.ori %1130, %1135 : i32
            %1137 = arith.cmpi sgt, %1112, %c77 : i32
            %1138 = arith.select %1137, %c67, %c54 : i32
            %1139 = arith.ori %c54, %1138 : i32
            %1140 = arith.cmpi sgt, %1112, %c78 : i32
            %1141 = arith.select %1140, %c67, %c54 : i32
            %1142 = arith.ori %c54, %1141 : i32
            %1143 = arith.cmpi sgt, %1112, %c79 : i32
            %1144 = arith.select %1143, %c69, %c54 : i32
            %1145 = arith.ori %1139, %1144 : i32
            %1146 = arith.cmpi sgt, %1112, %c80 : i32
            %1147 = arith.select %1146, %c69, %c54 : i32
            %1148 = arith.ori %1142, %1147 : i32
            %1149 = arith.cmpi sgt, %1112, %c81 : i32
            %1150 = arith.select %1149, %c72, %c54 : i32
            %1151 = arith.ori %1145, %1150 : i32
            %1152 = arith.cmpi sgt, %1112, %c82 : i32
            %1153 = arith.select %1152, %c72, %c54 : i32
            %1154 = arith.ori %1148, %1153 : i32
            %1155 = arith.cmpi sgt, %1112, %c42 : i32
            %1156 = arith.select %1155, %c75, %c54 : i32
            %1157 = arith.ori %1151, %1156 : i32
            %1158 = arith.cmpi sgt, %1112, %c39 : i32
            %1159 = arith.select %1158, %c75, %c54 : i32
            %1160 = arith.ori %1154, %1159 : i32
            %1161 = vector.from_elements %1133, %1157, %1136, %1160 : vector<4xi32>
            %1162 = arith.addi %1052, %38 : index
            %1163 = arith.addi %1162, %c24 : index
            %1164 = vector.load %kv[%1163] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1165 = arith.addi %1052, %38 : index
            %1166 = arith.addi %1165, %c30 : index
            %1167 = vector.load %kv[%1166] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1168 = arith.addi %1052, %38 : index
            %1169 = arith.addi %1168, %c25 : index
            %1170 = vector.load %kv[%1169] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1171 = arith.addi %1052, %38 : index
            %1172 = arith.addi %1171, %c55 : index
            %1173 = vector.load %kv[%1172] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1174 = arith.addi %1052, %38 : index
            %1175 = arith.addi %1174, %c7 : index
            %1176 = vector.load %kv[%1175] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1177 = arith.addi %1052, %38 : index
            %1178 = arith.addi %1177, %c56 : index
            %1179 = vector.load %kv[%1178] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1180 = arith.addi %1052, %38 : index
            %1181 = arith.addi %1180, %c57 : index
            %1182 = vector.load %kv[%1181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1183 = arith.addi %1052, %38 : index
            %1184 = arith.addi %1183, %c58 : index
            %1185 = vector.load %kv[%1184] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1186 = vector.bitcast %274#0 : vector<4xi32> to vector<16xi8>
            %1187 = wave.fp8_decode "e5m2" packed %1186 : vector<16xi8> -> vector<16xf16>
            %1188 = arith.addi %1055, %c24 : index
            %1189 = vector.load %4[%1188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1190 = arith.addi %1188, %c25 : index
            %1191 = vector.load %4[%1190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1192 = vector.shuffle %1189, %1191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1193 = wave.mma %1187, %1192, %c51 : vector<16xf16>, vector<8xf32>
            %1194 = vector.bitcast %274#1 : vector<4xi32> to vector<16xi8>
            %1195 = wave.fp8_decode "e5m2" packed %1194 : vector<16xi8> -> vector<16xf16>
            %1196 = arith.addi %1055, %c7 : index
            %1197 = vector.load %4[%1196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1198 = arith.addi %1196, %c25 : index
            %1199 = vector.load %4[%1198] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1200 = vector.shuffle %1197, %1199 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1201 = wave.mma %1195, %1200, %1193 : vector<16xf16>, vector<8xf32>
            %1202 = vector.bitcast %274#2 : vector<4xi32> to vector<16xi8>
            %1203 = wave.fp8_decode "e5m2" packed %1202 : vector<16xi8> -> vector<16xf16>
            %1204 = arith.addi %1055, %c43 : index
            %1205 = vector.load %4[%1204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1206 = arith.addi %1204, %c25 : index
            %1207 = vector.load %4[%1206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1208 = vector.shuffle %1205, %1207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1209 = wave.mma %1203, %1208, %1201 : vector<16xf16>, vector<8xf32>
            %1210 = vector.bitcast %274#3 : vector<4xi32> to vector<16xi8>
            %1211 = wave.fp8_decode "e5m2" packed %1210 : vector<16xi8> -> vector<16xf16>
            %1212 = arith.addi %1055, %c44 : index
            %1213 = vector.load %4[%1212] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1214 = arith.addi %1212, %c25 : index
            %1215 = vector.load %4[%1214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1216 = vector.shuffle %1213, %1215 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1217 = wave.mma %1211, %1216, %1209 : vector<16xf16>, vector<8xf32>
            %1218 = vector.bitcast %274#4 : vector<4xi32> to vector<16xi8>
            %1219 = wave.fp8_decode "e5m2" packed %1218 : vector<16xi8> -> vector<16xf16>
            %1220 = arith.addi %1055, %c17 : index
            %1221 = vector.load %4[%1220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1222 = arith.addi %1220, %c25 : index
            %1223 = vector.load %4[%1222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1224 = vector.shuffle %1221, %1223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1225 = wave.mma %1219, %1224, %1217 : vector<16xf16>, vector<8xf32>
            %1226 = vector.bitcast %274#5 : vector<4xi32> to vector<16xi8>
            %1227 = wave.fp8_decode "e5m2" packed %1226 : vector<16xi8> -> vector<16xf16>
            %1228 = arith.addi %1055, %c45 : index
            %1229 = vector.load %4[%1228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1230 = arith.addi %1228, %c25 : index
            %1231 = vector.load %4[%1230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1232 = vector.shuffle %1229, %1231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1233 = wave.mma %1227, %1232, %1225 : vector<16xf16>, vector<8xf32>
            %1234 = vector.bitcast %274#6 : vector<4xi32> to vector<16xi8>
            %1235 = wave.fp8_decode "e5m2" packed %1234 : vector<16xi8> -> vector<16xf16>
            %1236 = arith.addi %1055, %c46 : index
            %1237 = vector.load %4[%1236] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1238 = arith.addi %1236, %c25 : index
            %1239 = vector.load %4[%1238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1240 = vector.shuffle %1237, %1239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1241 = wave.mma %1235, %1240, %1233 : vector<16xf16>, vector<8xf32>
            %1242 = vector.bitcast %274#7 : vector<4xi32> to vector<16xi8>
            %1243 = wave.fp8_decode "e5m2" packed %1242 : vector<16xi8> -> vector<16xf16>
            %1244 = arith.addi %1055, %c47 : index
            %1245 = vector.load %4[%1244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1246 = arith.addi %1244, %c25 : index
            %1247 = vector.load %4[%1246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1248 = vector.shuffle %1245, %1247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1249 = wave.mma %1243, %1248, %1241 : vector<16xf16>, vector<8xf32>
            %1250 = arith.addi %1044, %38 : index
            %1251 = arith.addi %1250, %c43 : index
            %1252 = vector.load %kv[%1251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1253 = arith.addi %1044, %38 : index
            %1254 = arith.addi %1253, %c59 : index
            %1255 = vector.load %kv[%1254] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1256 = arith.addi %1044, %38 : index
            %1257 = arith.addi %1256, %c60 : index
            %1258 = vector.load %kv[%1257] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1259 = arith.addi %1044, %38 : index
            %1260 = arith.addi %1259, %c61 : index
            %1261 = vector.load %kv[%1260] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1262 = arith.addi %1044, %38 : index
            %1263 = arith.addi %1262, %c44 : index
            %1264 = vector.load %kv[%1263] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1265 = arith.addi %1044, %38 : index
            %1266 = arith.addi %1265, %c62 : index
            %1267 = vector.load %kv[%1266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1268 = arith.addi %1044, %38 : index
            %1269 = arith.addi %1268, %c63 : index
            %1270 = vector.load %kv[%1269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1271 = arith.addi %1044, %38 : index
            %1272 = arith.addi %1271, %c64 : index
            %1273 = vector.load %kv[%1272] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1274 = vector.bitcast %1164 : vector<4xi32> to vector<16xi8>
            %1275 = wave.fp8_decode "e5m2" packed %1274 : vector<16xi8> -> vector<16xf16>
            %1276 = arith.addi %1055, %c24 : index
            %1277 = vector.load %4[%1276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1278 = arith.addi %1276, %c25 : index
            %1279 = vector.load %4[%1278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1280 = vector.shuffle %1277, %1279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1281 = wave.mma %1275, %1280, %c51 : vector<16xf16>, vector<8xf32>
            %1282 = vector.bitcast %1167 : vector<4xi32> to vector<16xi8>
            %1283 = wave.fp8_decode "e5m2" packed %1282 : vector<16xi8> -> vector<16xf16>
            %1284 = arith.addi %1055, %c7 : index
            %1285 = vector.load %4[%1284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1286 = arith.addi %1284, %c25 : index
            %1287 = vector.load %4[%1286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1288 = vector.shuffle %1285, %1287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1289 = wave.mma %1283, %1288, %1281 : vector<16xf16>, vector<8xf32>
            %1290 = vector.bitcast %1170 : vector<4xi32> to vector<16xi8>
            %1291 = wave.fp8_decode "e5m2" packed %1290 : vector<16xi8> -> vector<16xf16>
            %1292 = arith.addi %1055, %c43 : index
            %1293 = vector.load %4[%1292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1294 = arith.addi %1292, %c25 : index
            %1295 = vector.load %4[%1294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1296 = vector.shuffle %1293, %1295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1297 = wave.mma %1291, %1296, %1289 : vector<16xf16>, vector<8xf32>
            %1298 = vector.bitcast %1173 : vector<4xi32> to vector<16xi8>
            %1299 = wave.fp8_decode "e5m2" packed %1298 : vector<16xi8> -> vector<16xf16>
            %1300 = arith.addi %1055, %c44 : index
            %1301 = vector.load %4[%1300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1302 = arith.addi %1300, %c25 : index
            %1303 = vector.load %4[%1302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1304 = vector.shuffle %1301, %1303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1305 = wave.mma %1299, %1304, %1297 : vector<16xf16>, vector<8xf32>
            %1306 = vector.bitcast %1176 : vector<4xi32> to vector<16xi8>
            %1307 = wave.fp8_decode "e5m2" packed %1306 : vector<16xi8> -> vector<16xf16>
            %1308 = arith.addi %1055, %c17 : index
            %1309 = vector.load %4[%1308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1310 = arith.addi %1308, %c25 : index
            %1311 = vector.load %4[%1310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1312 = vector.shuffle %1309, %1311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1313 = wave.mma %1307, %1312, %1305 : vector<16xf16>, vector<8xf32>
            %1314 = vector.bitcast %1179 : vector<4xi32> to vector<16xi8>
            %1315 = wave.fp8_decode "e5m2" packed %1314 : vector<16xi8> -> vector<16xf16>
            %1316 = arith.addi %1055, %c45 : index
            %1317 = vector.load %4[%1316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1318 = arith.addi %1316, %c25 : index
            %1319 = vector.load %4[%1318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1320 = vector.shuffle %1317, %1319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1321 = wave.mma %1315, %1320, %1313 : vector<16xf16>, vector<8xf32>
            %1322 = vector.bitcast %1182 : vector<4xi32> to vector<16xi8>
            %1323 = wave.fp8_decode "e5m2" packed %1322 : vector<16xi8> -> vector<16xf16>
            %1324 = arith.addi %1055, %c46 : index
            %1325 = vector.load %4[%1324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1326 = arith.addi %1324, %c25 : index
            %1327 = vector.load %4[%1326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1328 = vector.shuffle %1325, %1327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1329 = wave.mma %1323, %1328, %1321 : vector<16xf16>, vector<8xf32>
            %1330 = vector.bitcast %1185 : vector<4xi32> to vector<16xi8>
            %1331 = wave.fp8_decode "e5m2" packed %1330 : vector<16xi8> -> vector<16xf16>
            %1332 = arith.addi %1055, %c47 : index
            %1333 = vector.load %4[%1332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1334 = arith.addi %1332, %c25 : index
            %1335 = vector.load %4[%1334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1336 = vector.shuffle %1333, %1335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1337 = wave.mma %1331, %1336, %1329 : vector<16xf16>, vector<8xf32>
            %1338 = arith.addi %1052, %38 : index
            %1339 = arith.addi %1338, %c43 : index
            %1340 = vector.load %kv[%1339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1341 = arith.addi %1052, %38 : index
            %1342 = arith.addi %1341, %c59 : index
            %1343 = vector.load %kv[%1342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1344 = arith.addi %1052, %38 : index
            %1345 = arith.addi %1344, %c60 : index
            %1346 = vector.load %kv[%1345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1347 = arith.addi %1052, %38 : index
            %1348 = arith.addi %1347, %c61 : index
            %1349 = vector.load %kv[%1348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1350 = arith.addi %1052, %38 : index
            %1351 = arith.addi %1350, %c44 : index
            %1352 = vector.load %kv[%1351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1353 = arith.addi %1052, %38 : index
            %1354 = arith.addi %1353, %c62 : index
            %1355 = vector.load %kv[%1354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1356 = arith.addi %1052, %38 : index
            %1357 = arith.addi %1356, %c63 : index
            %1358 = vector.load %kv[%1357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1359 = arith.addi %1052, %38 : index
            %1360 = arith.addi %1359, %c64 : index
            %1361 = vector.load %kv[%1360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1362 = arith.index_cast %2 : index to i32
            %1363 = arith.addi %1035, %1362 : i32
            %1364 = arith.subi %41, %1363 : i32
            %1365 = arith.subi %1364, %c54 : i32
            %1366 = vector.broadcast %1365 : i32 to vector<8xi32>
            %1367 = arith.cmpi sgt, %1366, %c83 : vector<8xi32>
            %1368 = arith.subi %1364, %c20 : i32
            %1369 = vector.broadcast %1368 : i32 to vector<8xi32>
            %1370 = arith.cmpi sgt, %1369, %c83 : vector<8xi32>
            %1371 = arith.select %1367, %1249, %c84 : vector<8xi1>, vector<8xf32>
            %1372 = arith.select %1370, %1337, %c84 : vector<8xi1>, vector<8xf32>
            %1373 = vector.extract %1371[0] : f32 from vector<8xf32>
            %1374 = vector.extract %1371[1] : f32 from vector<8xf32>
            %1375 = vector.extract %1371[2] : f32 from vector<8xf32>
            %1376 = vector.extract %1371[3] : f32 from vector<8xf32>
            %1377 = vector.extract %1371[4] : f32 from vector<8xf32>
            %1378 = vector.extract %1371[5] : f32 from vector<8xf32>
            %1379 = vector.extract %1371[6] : f32 from vector<8xf32>
            %1380 = vector.extract %1371[7] : f32 from vector<8xf32>
            %1381 = vector.extract %1372[0] : f32 from vector<8xf32>
            %1382 = vector.extract %1372[1] : f32 from vector<8xf32>
            %1383 = vector.extract %1372[2] : f32 from vector<8xf32>
            %1384 = vector.extract %1372[3] : f32 from vector<8xf32>
            %1385 = vector.extract %1372[4] : f32 from vector<8xf32>
            %1386 = vector.extract %1372[5] : f32 from vector<8xf32>
            %1387 = vector.extract %1372[6] : f32 from vector<8xf32>
            %1388 = vector.extract %1372[7] : f32 from vector<8xf32>
            %1389 = arith.maxnumf %1373, %1374 fastmath<nnan> : f32
            %1390 = arith.maxnumf %1389, %1375 fastmath<nnan> : f32
            %1391 = arith.maxnumf %1390, %1376 fastmath<nnan> : f32
            %1392 = arith.maxnumf %1391, %1377 fastmath<nnan> : f32
            %1393 = arith.maxnumf %1392, %1378 fastmath<nnan> : f32
            %1394 = arith.maxnumf %1393, %1379 fastmath<nnan> : f32
            %1395 = arith.maxnumf %1394, %1380 fastmath<nnan> : f32
            %1396 = arith.maxnumf %1395, %1381 fastmath<nnan> : f32
            %1397 = arith.maxnumf %1396, %1382 fastmath<nnan> : f32
            %1398 = arith.maxnumf %1397, %1383 fastmath<nnan> : f32
            %1399 = arith.maxnumf %1398, %1384 fastmath<nnan> : f32
            %1400 = arith.maxnumf %1399, %1385 fastmath<nnan> : f32
            %1401 = arith.maxnumf %1400, %1386 fastmath<nnan> : f32
            %1402 = arith.maxnumf %1401, %1387 fastmath<nnan> : f32
            %1403 = arith.maxnumf %1402, %1388 fastmath<nnan> : f32
            %1404 = wave.swap_halves %1403 : f32
            %1405 = arith.maxnumf %1403, %1404 fastmath<nnan> : f32
            %1406 = arith.mulf %1405, %195 : f32
            %1407 = arith.addf %274#8, %c65 : f32
            %1408 = arith.cmpf ogt, %1406, %1407 : f32
            %1409:10 = scf.if %1408 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1410 = arith.subf %274#8, %1406 : f32
              %1411 = wave.exp2 %1410 : f32
              %1412 = vector.broadcast %1411 : f32 to vector<8xf32>
              %1413 = arith.mulf %274#9, %1411 : f32
              %1414 = arith.mulf %274#10, %1412 : vector<8xf32>
              %1415 = arith.mulf %274#11, %1412 : vector<8xf32>
              %1416 = arith.mulf %274#12, %1412 : vector<8xf32>
              %1417 = arith.mulf %274#13, %1412 : vector<8xf32>
              %1418 = arith.mulf %274#14, %1412 : vector<8xf32>
              %1419 = arith.mulf %274#15, %1412 : vector<8xf32>
              %1420 = arith.mulf %274#16, %1412 : vector<8xf32>
              %1421 = arith.mulf %274#17, %1412 : vector<8xf32>
              scf.yield %1406, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %274#8, %274#9, %274#10, %274#11, %274#12, %274#13, %274#14, %274#15, %274#16, %274#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1422 = vector.broadcast %195 : f32 to vector<8xf32>
            %1423 = arith.subf %c66, %1409#0 : f32
            %1424 = vector.broadcast %1423 : f32 to vector<8xf32>
            %1425 = math.fma %1371, %1422, %1424 : vector<8xf32>
            %1426 = wave.exp2 %1425 : vector<8xf32>
            %1427 = math.fma %1372, %1422, %1424 : vector<8xf32>
            %1428 = wave.exp2 %1427 : vector<8xf32>
            %1429 = arith.select %1367, %1426, %c51 : vector<8xi1>, vector<8xf32>
            %1430 = arith.select %1370, %1428, %c51 : vector<8xi1>, vector<8xf32>
            %1431 = arith.truncf %1429 : vector<8xf32> to vector<8xf16>
            %1432 = vector.bitcast %1431 : vector<8xf16> to vector<4xi32>
            %1433 = wave.swap_halves %1432 : vector<4xi32>
            %1434 = arith.select %3, %1433, %1432 : vector<4xi32>
            %1435 = arith.select %3, %1432, %1433 : vector<4xi32>
            %1436 = vector.shuffle %1434, %1435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1437 = vector.bitcast %1436 : vector<8xi32> to vector<16xf16>
            %1438 = arith.truncf %1430 : vector<8xf32> to vector<8xf16>
            %1439 = vector.bitcast %1438 : vector<8xf16> to vector<4xi32>
            %1440 = wave.swap_halves %1439 : vector<4xi32>
            %1441 = arith.select %3, %1440, %1439 : vector<4xi32>
            %1442 = arith.select %3, %1439, %1440 : vector<4xi32>
            %1443 = vector.shuffle %1441, %1442 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1444 = vector.bitcast %1443 : vector<8xi32> to vector<16xf16>
            %1445 = arith.addf %1429, %1430 : vector<8xf32>
            %1446 = vector.extract %1445[0] : f32 from vector<8xf32>
            %1447 = vector.extract %1445[1] : f32 from vector<8xf32>
            %1448 = vector.extract %1445[2] : f32 from vector<8xf32>
            %1449 = vector.extract %1445[3] : f32 from vector<8xf32>
            %1450 = vector.extract %1445[4] : f32 from vector<8xf32>
            %1451 = vector.extract %1445[5] : f32 from vector<8xf32>
            %1452 = vector.extract %1445[6] : f32 from vector<8xf32>
            %1453 = vector.extract %1445[7] : f32 from vector<8xf32>
            %1454 = arith.addf %1446, %1450 : f32
            %1455 = arith.addf %1447, %1451 : f32
            %1456 = arith.addf %1448, %1452 : f32
            %1457 = arith.addf %1449, %1453 : f32
            %1458 = arith.addf %1454, %1456 : f32
            %1459 = arith.addf %1455, %1457 : f32
            %1460 = arith.addf %1458, %1459 : f32
            %1461 = arith.addf %1409#1, %1460 : f32
            %1462 = arith.andi %1252, %1108 : vector<4xi32>
            %1463 = vector.bitcast %1462 : vector<4xi32> to vector<16xi8>
            %1464 = wave.fp8_decode "e5m2" packed %1463 : vector<16xi8> -> vector<16xf16>
            %1465 = wave.mma %1464, %1437, %1409#2 : vector<16xf16>, vector<8xf32>
            %1466 = arith.andi %1255, %1108 : vector<4xi32>
            %1467 = vector.bitcast %1466 : vector<4xi32> to vector<16xi8>
            %1468 = wave.fp8_decode "e5m2" packed %1467 : vector<16xi8> -> vector<16xf16>
            %1469 = wave.mma %1468, %1437, %1409#3 : vector<16xf16>, vector<8xf32>
            %1470 = arith.andi %1258, %1108 : vector<4xi32>
            %1471 = vector.bitcast %1470 : vector<4xi32> to vector<16xi8>
            %1472 = wave.fp8_decode "e5m2" packed %1471 : vector<16xi8> -> vector<16xf16>
            %1473 = wave.mma %1472, %1437, %1409#4 : vector<16xf16>, vector<8xf32>
            %1474 = arith.andi %1261, %1108 : vector<4xi32>
            %1475 = vector.bitcast %1474 : vector<4xi32> to vector<16xi8>
            %1476 = wave.fp8_decode "e5m2" packed %1475 : vector<16xi8> -> vector<16xf16>
            %1477 = wave.mma %1476, %1437, %1409#5 : vector<16xf16>, vector<8xf32>
            %1478 = arith.andi %1264, %1108 : vector<4xi32>
            %1479 = vector.bitcast %1478 : vector<4xi32> to vector<16xi8>
            %1480 = wave.fp8_decode "e5m2" packed %1479 : vector<16xi8> -> vector<16xf16>
            %1481 = wave.mma %1480, %1437, %1409#6 : vector<16xf16>, vector<8xf32>
            %1482 = arith.andi %1267, %1108 : vector<4xi32>
            %1483 = vector.bitcast %1482 : vector<4xi32> to vector<16xi8>
            %1484 = wave.fp8_decode "e5m2" packed %1483 : vector<16xi8> -> vector<16xf16>
            %1485 = wave.mma %1484, %1437, %1409#7 : vector<16xf16>, vector<8xf32>
            %1486 = arith.andi %1270, %1108 : vector<4xi32>
            %1487 = vector.bitcast %1486 : vector<4xi32> to vector<16xi8>
            %1488 = wave.fp8_decode "e5m2" packed %1487 : vector<16xi8> -> vector<16xf16>
            %1489 = wave.mma %1488, %1437, %1409#8 : vector<16xf16>, vector<8xf32>
            %1490 = arith.andi %1273, %1108 : vector<4xi32>
            %1491 = vector.bitcast %1490 : vector<4xi32> to vector<16xi8>
            %1492 = wave.fp8_decode "e5m2" packed %1491 : vector<16xi8> -> vector<16xf16>
            %1493 = wave.mma %1492, %1437, %1409#9 : vector<16xf16>, vector<8xf32>
            %1494 = arith.andi %1340, %1161 : vector<4xi32>
            %1495 = vector.bitcast %1494 : vector<4xi32> to vector<16xi8>
            %1496 = wave.fp8_decode "e5m2" packed %1495 : vector<16xi8> -> vector<16xf16>
            %1497 = wave.mma %1496, %1444, %1465 : vector<16xf16>, vector<8xf32>
            %1498 = arith.andi %1343, %1161 : vector<4xi32>
            %1499 = vector.bitcast %1498 : vector<4xi32> to vector<16xi8>
            %1500 = wave.fp8_decode "e5m2" packed %1499 : vector<16xi8> -> vector<16xf16>
            %1501 = wave.mma %1500, %1444, %1469 : vector<16xf16>, vector<8xf32>
            %1502 = arith.andi %1346, %1161 : vector<4xi32>
            %1503 = vector.bitcast %1502 : vector<4xi32> to vector<16xi8>
            %1504 = wave.fp8_decode "e5m2" packed %1503 : vector<16xi8> -> vector<16xf16>
            %1505 = wave.mma %1504, %1444, %1473 : vector<16xf16>, vector<8xf32>
            %1506 = arith.andi %1349, %1161 : vector<4xi32>
            %1507 = vector.bitcast %1506 : vector<4xi32> to vector<16xi8>
            %1508 = wave.fp8_decode "e5m2" packed %1507 : vector<16xi8> -> vector<16xf16>
            %1509 = wave.mma %1508, %1444, %1477 : vector<16xf16>, vector<8xf32>
            %1510 = arith.andi %1352, %1161 : vector<4xi32>
            %1511 = vector.bitcast %1510 : vector<4xi32> to vector<16xi8>
            %1512 = wave.fp8_decode "e5m2" packed %1511 : vector<16xi8> -> vector<16xf16>
            %1513 = wave.mma %1512, %1444, %1481 : vector<16xf16>, vector<8xf32>
            %1514 = arith.andi %1355, %1161 : vector<4xi32>
            %1515 = vector.bitcast %1514 : vector<4xi32> to vector<16xi8>
            %1516 = wave.fp8_decode "e5m2" packed %1515 : vector<16xi8> -> vector<16xf16>
            %1517 = wave.mma %1516, %1444, %1485 : vector<16xf16>, vector<8xf32>
            %1518 = arith.andi %1358, %1161 : vector<4xi32>
            %1519 = vector.bitcast %1518 : vector<4xi32> to vector<16xi8>
            %1520 = wave.fp8_decode "e5m2" packed %1519 : vector<16xi8> -> vector<16xf16>
            %1521 = wave.mma %1520, %1444, %1489 : vector<16xf16>, vector<8xf32>
            %1522 = arith.andi %1361, %1161 : vector<4xi32>
            %1523 = vector.bitcast %1522 : vector<4xi32> to vector<16xi8>
            %1524 = wave.fp8_decode "e5m2" packed %1523 : vector<16xi8> -> vector<16xf16>
            %1525 = wave.mma %1524, %1444, %1493 : vector<16xf16>, vector<8xf32>
            scf.yield %1409#0, %1461, %1497, %1501, %1505, %1509, %1513, %1517, %1521, %1525 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1526 = wave.swap_halves %676#1 : f32
          %1527 = arith.addf %676#1, %1526 : f32
          scf.yield %676#0, %1527, %676#2, %676#3, %676#4, %676#5, %676#6, %676#7, %676#8, %676#9 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c49, %c50, %c51, %c51, %c51, %c51, %c51, %c51, %c51, %c51 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1528 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1528 {
          %1529 = arith.muli %8, %c8 : index
          %1530 = arith.addi %1529, %1 : index
          memref.store %204#0, %6[%1530] : memref<?xf32>
          %1531 = arith.addi %1530, %c3 : index
          memref.store %204#1, %6[%1531] : memref<?xf32>
          %1532 = arith.muli %8, %c43 : index
          %1533 = arith.muli %2, %c9 : index
          %1534 = arith.addi %1532, %1533 : index
          %1535 = arith.addi %1534, %1 : index
          %1536 = vector.extract %204#2[0] : f32 from vector<8xf32>
          %1537 = arith.addi %1535, %c24 : index
          memref.store %1536, %5[%1537] : memref<?xf32>
          %1538 = vector.extract %204#2[1] : f32 from vector<8xf32>
          %1539 = arith.addi %1535, %c3 : index
          memref.store %1538, %5[%1539] : memref<?xf32>
          %1540 = vector.extract %204#2[2] : f32 from vector<8xf32>
          %1541 = arith.addi %1535, %c8 : index
          memref.store %1540, %5[%1541] : memref<?xf32>
          %1542 = vector.extract %204#2[3] : f32 from vector<8xf32>
          %1543 = arith.addi %1535, %c28 : index
          memref.store %1542, %5[%1543] : memref<?xf32>
          %1544 = vector.extract %204#2[4] : f32 from vector<8xf32>
          %1545 = arith.addi %1535, %c30 : index
          memref.store %1544, %5[%1545] : memref<?xf32>
          %1546 = vector.extract %204#2[5] : f32 from vector<8xf32>
          %1547 = arith.addi %1535, %c32 : index
          memref.store %1546, %5[%1547] : memref<?xf32>
          %1548 = vector.extract %204#2[6] : f32 from vector<8xf32>
          %1549 = arith.addi %1535, %c34 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %204#2[7] : f32 from vector<8xf32>
          %1551 = arith.addi %1535, %c36 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %204#3[0] : f32 from vector<8xf32>
          %1553 = arith.addi %1535, %c25 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
          %1554 = vector.extract %204#3[1] : f32 from vector<8xf32>
          %1555 = arith.addi %1535, %c85 : index
          memref.store %1554, %5[%1555] : memref<?xf32>
          %1556 = vector.extract %204#3[2] : f32 from vector<8xf32>
          %1557 = arith.addi %1535, %c86 : index
          memref.store %1556, %5[%1557] : memref<?xf32>
          %1558 = vector.extract %204#3[3] : f32 from vector<8xf32>
          %1559 = arith.addi %1535, %c87 : index
          memref.store %1558, %5[%1559] : memref<?xf32>
          %1560 = vector.extract %204#3[4] : f32 from vector<8xf32>
          %1561 = arith.addi %1535, %c55 : index
          memref.store %1560, %5[%1561] : memref<?xf32>
          %1562 = vector.extract %204#3[5] : f32 from vector<8xf32>
          %1563 = arith.addi %1535, %c88 : index
          memref.store %1562, %5[%1563] : memref<?xf32>
          %1564 = vector.extract %204#3[6] : f32 from vector<8xf32>
          %1565 = arith.addi %1535, %c89 : index
          memref.store %1564, %5[%1565] : memref<?xf32>
          %1566 = vector.extract %204#3[7] : f32 from vector<8xf32>
          %1567 = arith.addi %1535, %c90 : index
          memref.store %1566, %5[%1567] : memref<?xf32>
          %1568 = vector.extract %204#4[0] : f32 from vector<8xf32>
          %1569 = arith.addi %1535, %c7 : index
          memref.store %1568, %5[%1569] : memref<?xf32>
          %1570 = vector.extract %204#4[1] : f32 from vector<8xf32>
          %1571 = arith.addi %1535, %c91 : index
          memref.store %1570, %5[%1571] : memref<?xf32>
          %1572 = vector.extract %204#4[2] : f32 from vector<8xf32>
          %1573 = arith.addi %1535, %c92 : index
          memref.store %1572, %5[%1573] : memref<?xf32>
          %1574 = vector.extract %204#4[3] : f32 from vector<8xf32>
          %1575 = arith.addi %1535, %c93 : index
          memref.store %1574, %5[%1575] : memref<?xf32>
          %1576 = vector.extract %204#4[4] : f32 from vector<8xf32>
          %1577 = arith.addi %1535, %c56 : index
          memref.store %1576, %5[%1577] : memref<?xf32>
          %1578 = vector.extract %204#4[5] : f32 from vector<8xf32>
          %1579 = arith.addi %1535, %c94 : index
          memref.store %1578, %5[%1579] : memref<?xf32>
          %1580 = vector.extract %204#4[6] : f32 from vector<8xf32>
          %1581 = arith.addi %1535, %c95 : index
          memref.store %1580, %5[%1581] : memref<?xf32>
          %1582 = vector.extract %204#4[7] : f32 from vector<8xf32>
          %1583 = arith.addi %1535, %c96 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %204#5[0] : f32 from vector<8xf32>
          %1585 = arith.addi %1535, %c57 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
          %1586 = vector.extract %204#5[1] : f32 from vector<8xf32>
          %1587 = arith.addi %1535, %c97 : index
          memref.store %1586, %5[%1587] : memref<?xf32>
          %1588 = vector.extract %204#5[2] : f32 from vector<8xf32>
          %1589 = arith.addi %1535, %c98 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %204#5[3] : f32 from vector<8xf32>
          %1591 = arith.addi %1535, %c99 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %204#5[4] : f32 from vector<8xf32>
          %1593 = arith.addi %1535, %c58 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %204#5[5] : f32 from vector<8xf32>
          %1595 = arith.addi %1535, %c100 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
          %1596 = vector.extract %204#5[6] : f32 from vector<8xf32>
          %1597 = arith.addi %1535, %c101 : index
          memref.store %1596, %5[%1597] : memref<?xf32>
          %1598 = vector.extract %204#5[7] : f32 from vector<8xf32>
          %1599 = arith.addi %1535, %c102 : index
          memref.store %1598, %5[%1599] : memref<?xf32>
        }
        wave.barrier
        %1600 = arith.addi %11, %c24 : index
        %1601 = memref.load %6[%1600] : memref<?xf32>
        %1602 = arith.addi %11, %c3 : index
        %1603 = memref.load %6[%1602] : memref<?xf32>
        %1604 = arith.addi %11, %c8 : index
        %1605 = memref.load %6[%1604] : memref<?xf32>
        %1606 = arith.addi %11, %c28 : index
        %1607 = memref.load %6[%1606] : memref<?xf32>
        %1608 = arith.addi %11, %c30 : index
        %1609 = memref.load %6[%1608] : memref<?xf32>
        %1610 = arith.addi %11, %c32 : index
        %1611 = memref.load %6[%1610] : memref<?xf32>
        %1612 = arith.addi %11, %c34 : index
        %1613 = memref.load %6[%1612] : memref<?xf32>
        %1614 = arith.addi %11, %c36 : index
        %1615 = memref.load %6[%1614] : memref<?xf32>
        %1616 = arith.addi %11, %c25 : index
        %1617 = memref.load %6[%1616] : memref<?xf32>
        %1618 = arith.addi %11, %c85 : index
        %1619 = memref.load %6[%1618] : memref<?xf32>
        %1620 = arith.addi %11, %c86 : index
        %1621 = memref.load %6[%1620] : memref<?xf32>
        %1622 = arith.addi %11, %c87 : index
        %1623 = memref.load %6[%1622] : memref<?xf32>
        %1624 = arith.addi %11, %c55 : index
        %1625 = memref.load %6[%1624] : memref<?xf32>
        %1626 = arith.addi %11, %c88 : index
        %1627 = memref.load %6[%1626] : memref<?xf32>
        %1628 = arith.addi %11, %c89 : index
        %1629 = memref.load %6[%1628] : memref<?xf32>
        %1630 = arith.addi %11, %c90 : index
        %1631 = memref.load %6[%1630] : memref<?xf32>
        %1632 = arith.maxnumf %1601, %1605 fastmath<nnan> : f32
        %1633 = arith.subf %1601, %1632 : f32
        %1634 = wave.exp2 %1633 : f32
        %1635 = arith.subf %1605, %1632 : f32
        %1636 = wave.exp2 %1635 : f32
        %1637 = arith.mulf %1603, %1634 : f32
        %1638 = math.fma %1607, %1636, %1637 : f32
        %1639 = arith.maxnumf %1632, %1609 fastmath<nnan> : f32
        %1640 = arith.subf %1632, %1639 : f32
        %1641 = wave.exp2 %1640 : f32
        %1642 = arith.subf %1609, %1639 : f32
        %1643 = wave.exp2 %1642 : f32
        %1644 = arith.mulf %1638, %1641 : f32
        %1645 = math.fma %1611, %1643, %1644 : f32
        %1646 = arith.maxnumf %1639, %1613 fastmath<nnan> : f32
        %1647 = arith.subf %1639, %1646 : f32
        %1648 = wave.exp2 %1647 : f32
        %1649 = arith.subf %1613, %1646 : f32
        %1650 = wave.exp2 %1649 : f32
        %1651 = arith.mulf %1645, %1648 : f32
        %1652 = math.fma %1615, %1650, %1651 : f32
        %1653 = arith.maxnumf %1646, %1617 fastmath<nnan> : f32
        %1654 = arith.subf %1646, %1653 : f32
        %1655 = wave.exp2 %1654 : f32
        %1656 = arith.subf %1617, %1653 : f32
        %1657 = wave.exp2 %1656 : f32
        %1658 = arith.mulf %1652, %1655 : f32
        %1659 = math.fma %1619, %1657, %1658 : f32
        %1660 = arith.maxnumf %1653, %1621 fastmath<nnan> : f32
        %1661 = arith.subf %1653, %1660 : f32
        %1662 = wave.exp2 %1661 : f32
        %1663 = arith.subf %1621, %1660 : f32
        %1664 = wave.exp2 %1663 : f32
        %1665 = arith.mulf %1659, %1662 : f32
        %1666 = math.fma %1623, %1664, %1665 : f32
        %1667 = arith.maxnumf %1660, %1625 fastmath<nnan> : f32
        %1668 = arith.subf %1660, %1667 : f32
        %1669 = wave.exp2 %1668 : f32
        %1670 = arith.subf %1625, %1667 : f32
        %1671 = wave.exp2 %1670 : f32
        %1672 = arith.mulf %1666, %1669 : f32
        %1673 = math.fma %1627, %1671, %1672 : f32
        %1674 = arith.maxnumf %1667, %1629 fastmath<nnan> : f32
        %1675 = arith.subf %1667, %1674 : f32
        %1676 = wave.exp2 %1675 : f32
        %1677 = arith.subf %1629, %1674 : f32
        %1678 = wave.exp2 %1677 : f32
        %1679 = arith.mulf %1673, %1676 : f32
        %1680 = math.fma %1631, %1678, %1679 : f32
        %1681 = arith.addi %10, %c24 : index
        %1682 = arith.addi %1681, %c24 : index
        %1683 = memref.load %5[%1682] : memref<?xf32>
        %1684 = arith.addi %1681, %c43 : index
        %1685 = memref.load %5[%1684] : memref<?xf32>
        %1686 = arith.addi %1681, %c17 : index
        %1687 = memref.load %5[%1686] : memref<?xf32>
        %1688 = arith.addi %1681, %c46 : index
        %1689 = memref.load %5[%1688] : memref<?xf32>
        %1690 = arith.addi %1681, %c5 : index
        %1691 = memref.load %5[%1690] : memref<?xf32>
        %1692 = arith.addi %1681, %c103 : index
        %1693 = memref.load %5[%1692] : memref<?xf32>
        %1694 = arith.addi %1681, %c104 : index
        %1695 = memref.load %5[%1694] : memref<?xf32>
        %1696 = arith.addi %1681, %c105 : index
        %1697 = memref.load %5[%1696] : memref<?xf32>
        %1698 = arith.mulf %1683, %1634 : f32
        %1699 = math.fma %1685, %1636, %1698 : f32
        %1700 = arith.mulf %1699, %1641 : f32
        %1701 = math.fma %1687, %1643, %1700 : f32
        %1702 = arith.mulf %1701, %1648 : f32
        %1703 = math.fma %1689, %1650, %1702 : f32
        %1704 = arith.mulf %1703, %1655 : f32
        %1705 = math.fma %1691, %1657, %1704 : f32
        %1706 = arith.mulf %1705, %1662 : f32
        %1707 = math.fma %1693, %1664, %1706 : f32
        %1708 = arith.mulf %1707, %1669 : f32
        %1709 = math.fma %1695, %1671, %1708 : f32
        %1710 = arith.mulf %1709, %1676 : f32
        %1711 = math.fma %1697, %1678, %1710 : f32
        %1712 = arith.addi %10, %c7 : index
        %1713 = arith.addi %1712, %c24 : index
        %1714 = memref.load %5[%1713] : memref<?xf32>
        %1715 = arith.addi %1712, %c43 : index
        %1716 = memref.load %5[%1715] : memref<?xf32>
        %1717 = arith.addi %1712, %c17 : index
        %1718 = memref.load %5[%1717] : memref<?xf32>
        %1719 = arith.addi %1712, %c46 : index
        %1720 = memref.load %5[%1719] : memref<?xf32>
        %1721 = arith.addi %1712, %c5 : index
        %1722 = memref.load %5[%1721] : memref<?xf32>
        %1723 = arith.addi %1712, %c103 : index
        %1724 = memref.load %5[%1723] : memref<?xf32>
        %1725 = arith.addi %1712, %c104 : index
        %1726 = memref.load %5[%1725] : memref<?xf32>
        %1727 = arith.addi %1712, %c105 : index
        %1728 = memref.load %5[%1727] : memref<?xf32>
        %1729 = arith.mulf %1714, %1634 : f32
        %1730 = math.fma %1716, %1636, %1729 : f32
        %1731 = arith.mulf %1730, %1641 : f32
        %1732 = math.fma %1718, %1643, %1731 : f32
        %1733 = arith.mulf %1732, %1648 : f32
        %1734 = math.fma %1720, %1650, %1733 : f32
        %1735 = arith.mulf %1734, %1655 : f32
        %1736 = math.fma %1722, %1657, %1735 : f32
        %1737 = arith.mulf %1736, %1662 : f32
        %1738 = math.fma %1724, %1664, %1737 : f32
        %1739 = arith.mulf %1738, %1669 : f32
        %1740 = math.fma %1726, %1671, %1739 : f32
        %1741 = arith.mulf %1740, %1676 : f32
        %1742 = math.fma %1728, %1678, %1741 : f32
        wave.barrier
        scf.if %1528 {
          %1743 = arith.muli %8, %c43 : index
          %1744 = arith.muli %2, %c9 : index
          %1745 = arith.addi %1743, %1744 : index
          %1746 = arith.addi %1745, %1 : index
          %1747 = vector.extract %204#6[0] : f32 from vector<8xf32>
          %1748 = arith.addi %1746, %c24 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %204#6[1] : f32 from vector<8xf32>
          %1750 = arith.addi %1746, %c3 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %204#6[2] : f32 from vector<8xf32>
          %1752 = arith.addi %1746, %c8 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
          %1753 = vector.extract %204#6[3] : f32 from vector<8xf32>
          %1754 = arith.addi %1746, %c28 : index
          memref.store %1753, %5[%1754] : memref<?xf32>
          %1755 = vector.extract %204#6[4] : f32 from vector<8xf32>
          %1756 = arith.addi %1746, %c30 : index
          memref.store %1755, %5[%1756] : memref<?xf32>
          %1757 = vector.extract %204#6[5] : f32 from vector<8xf32>
          %1758 = arith.addi %1746, %c32 : index
          memref.store %1757, %5[%1758] : memref<?xf32>
          %1759 = vector.extract %204#6[6] : f32 from vector<8xf32>
          %1760 = arith.addi %1746, %c34 : index
          memref.store %1759, %5[%1760] : memref<?xf32>
          %1761 = vector.extract %204#6[7] : f32 from vector<8xf32>
          %1762 = arith.addi %1746, %c36 : index
          memref.store %1761, %5[%1762] : memref<?xf32>
          %1763 = vector.extract %204#7[0] : f32 from vector<8xf32>
          %1764 = arith.addi %1746, %c25 : index
          memref.store %1763, %5[%1764] : memref<?xf32>
          %1765 = vector.extract %204#7[1] : f32 from vector<8xf32>
          %1766 = arith.addi %1746, %c85 : index
          memref.store %1765, %5[%1766] : memref<?xf32>
          %1767 = vector.extract %204#7[2] : f32 from vector<8xf32>
          %1768 = arith.addi %1746, %c86 : index
          memref.store %1767, %5[%1768] : memref<?xf32>
          %1769 = vector.extract %204#7[3] : f32 from vector<8xf32>
          %1770 = arith.addi %1746, %c87 : index
          memref.store %1769, %5[%1770] : memref<?xf32>
          %1771 = vector.extract %204#7[4] : f32 from vector<8xf32>
          %1772 = arith.addi %1746, %c55 : index
          memref.store %1771, %5[%1772] : memref<?xf32>
          %1773 = vector.extract %204#7[5] : f32 from vector<8xf32>
          %1774 = arith.addi %1746, %c88 : index
          memref.store %1773, %5[%1774] : memref<?xf32>
          %1775 = vector.extract %204#7[6] : f32 from vector<8xf32>
          %1776 = arith.addi %1746, %c89 : index
          memref.store %1775, %5[%1776] : memref<?xf32>
          %1777 = vector.extract %204#7[7] : f32 from vector<8xf32>
          %1778 = arith.addi %1746, %c90 : index
          memref.store %1777, %5[%1778] : memref<?xf32>
          %1779 = vector.extract %204#8[0] : f32 from vector<8xf32>
          %1780 = arith.addi %1746, %c7 : index
          memref.store %1779, %5[%1780] : memref<?xf32>
          %1781 = vector.extract %204#8[1] : f32 from vector<8xf32>
          %1782 = arith.addi %1746, %c91 : index
          memref.store %1781, %5[%1782] : memref<?xf32>
          %1783 = vector.extract %204#8[2] : f32 from vector<8xf32>
          %1784 = arith.addi %1746, %c92 : index
          memref.store %1783, %5[%1784] : memref<?xf32>
          %1785 = vector.extract %204#8[3] : f32 from vector<8xf32>
          %1786 = arith.addi %1746, %c93 : index
          memref.store %1785, %5[%1786] : memref<?xf32>
          %1787 = vector.extract %204#8[4] : f32 from vector<8xf32>
          %1788 = arith.addi %1746, %c56 : index
          memref.store %1787, %5[%1788] : memref<?xf32>
          %1789 = vector.extract %204#8[5] : f32 from vector<8xf32>
          %1790 = arith.addi %1746, %c94 : index
          memref.store %1789, %5[%1790] : memref<?xf32>
          %1791 = vector.extract %204#8[6] : f32 from vector<8xf32>
          %1792 = arith.addi %1746, %c95 : index
          memref.store %1791, %5[%1792] : memref<?xf32>
          %1793 = vector.extract %204#8[7] : f32 from vector<8xf32>
          %1794 = arith.addi %1746, %c96 : index
          memref.store %1793, %5[%1794] : memref<?xf32>
          %1795 = vector.extract %204#9[0] : f32 from vector<8xf32>
          %1796 = arith.addi %1746, %c57 : index
          memref.store %1795, %5[%1796] : memref<?xf32>
          %1797 = vector.extract %204#9[1] : f32 from vector<8xf32>
          %1798 = arith.addi %1746, %c97 : index
          memref.store %1797, %5[%1798] : memref<?xf32>
          %1799 = vector.extract %204#9[2] : f32 from vector<8xf32>
          %1800 = arith.addi %1746, %c98 : index
          memref.store %1799, %5[%1800] : memref<?xf32>
          %1801 = vector.extract %204#9[3] : f32 from vector<8xf32>
          %1802 = arith.addi %1746, %c99 : index
          memref.store %1801, %5[%1802] : memref<?xf32>
          %1803 = vector.extract %204#9[4] : f32 from vector<8xf32>
          %1804 = arith.addi %1746, %c58 : index
          memref.store %1803, %5[%1804] : memref<?xf32>
          %1805 = vector.extract %204#9[5] : f32 from vector<8xf32>
          %1806 = arith.addi %1746, %c100 : index
          memref.store %1805, %5[%1806] : memref<?xf32>
          %1807 = vector.extract %204#9[6] : f32 from vector<8xf32>
          %1808 = arith.addi %1746, %c101 : index
          memref.store %1807, %5[%1808] : memref<?xf32>
          %1809 = vector.extract %204#9[7] : f32 from vector<8xf32>
          %1810 = arith.addi %1746, %c102 : index
          memref.store %1809, %5[%1810] : memref<?xf32>
        }
        wave.barrier
        %1811 = arith.addi %10, %c24 : index
        %1812 = arith.addi %1811, %c24 : index
        %1813 = memref.load %5[%1812] : memref<?xf32>
        %1814 = arith.addi %1811, %c43 : index
        %1815 = memref.load %5[%1814] : memref<?xf32>
        %1816 = arith.addi %1811, %c17 : index
        %1817 = memref.load %5[%1816] : memref<?xf32>
        %1818 = arith.addi %1811, %c46 : index
        %1819 = memref.load %5[%1818] : memref<?xf32>
        %1820 = arith.addi %1811, %c5 : index
        %1821 = memref.load %5[%1820] : memref<?xf32>
        %1822 = arith.addi %1811, %c103 : index
        %1823 = memref.load %5[%1822] : memref<?xf32>
        %1824 = arith.addi %1811, %c104 : index
        %1825 = memref.load %5[%1824] : memref<?xf32>
        %1826 = arith.addi %1811, %c105 : index
        %1827 = memref.load %5[%1826] : memref<?xf32>
        %1828 = arith.mulf %1813, %1634 : f32
        %1829 = math.fma %1815, %1636, %1828 : f32
        %1830 = arith.mulf %1829, %1641 : f32
        %1831 = math.fma %1817, %1643, %1830 : f32
        %1832 = arith.mulf %1831, %1648 : f32
        %1833 = math.fma %1819, %1650, %1832 : f32
        %1834 = arith.mulf %1833, %1655 : f32
        %1835 = math.fma %1821, %1657, %1834 : f32
        %1836 = arith.mulf %1835, %1662 : f32
        %1837 = math.fma %1823, %1664, %1836 : f32
        %1838 = arith.mulf %1837, %1669 : f32
        %1839 = math.fma %1825, %1671, %1838 : f32
        %1840 = arith.mulf %1839, %1676 : f32
        %1841 = math.fma %1827, %1678, %1840 : f32
        %1842 = arith.addi %10, %c7 : index
        %1843 = arith.addi %1842, %c24 : index
        %1844 = memref.load %5[%1843] : memref<?xf32>
        %1845 = arith.addi %1842, %c43 : index
        %1846 = memref.load %5[%1845] : memref<?xf32>
        %1847 = arith.addi %1842, %c17 : index
        %1848 = memref.load %5[%1847] : memref<?xf32>
        %1849 = arith.addi %1842, %c46 : index
        %1850 = memref.load %5[%1849] : memref<?xf32>
        %1851 = arith.addi %1842, %c5 : index
        %1852 = memref.load %5[%1851] : memref<?xf32>
        %1853 = arith.addi %1842, %c103 : index
        %1854 = memref.load %5[%1853] : memref<?xf32>
        %1855 = arith.addi %1842, %c104 : index
        %1856 = memref.load %5[%1855] : memref<?xf32>
        %1857 = arith.addi %1842, %c105 : index
        %1858 = memref.load %5[%1857] : memref<?xf32>
        %1859 = arith.mulf %1844, %1634 : f32
        %1860 = math.fma %1846, %1636, %1859 : f32
        %1861 = arith.mulf %1860, %1641 : f32
        %1862 = math.fma %1848, %1643, %1861 : f32
        %1863 = arith.mulf %1862, %1648 : f32
        %1864 = math.fma %1850, %1650, %1863 : f32
        %1865 = arith.mulf %1864, %1655 : f32
        %1866 = math.fma %1852, %1657, %1865 : f32
        %1867 = arith.mulf %1866, %1662 : f32
        %1868 = math.fma %1854, %1664, %1867 : f32
        %1869 = arith.mulf %1868, %1669 : f32
        %1870 = math.fma %1856, %1671, %1869 : f32
        %1871 = arith.mulf %1870, %1676 : f32
        %1872 = math.fma %1858, %1678, %1871 : f32
        %1873 = arith.cmpi eq, %45, %c19 : i32
        scf.if %1873 {
          %1874 = arith.addi %kvHeads, %18 : index
          %1875 = memref.load %scales[%1874] : memref<?xf32>
          %1876 = arith.divf %1875, %1680 : f32
          %1877 = arith.addi %20, %11 : index
          %1878 = arith.cmpi slt, %1877, %groupSize : index
          scf.if %1878 {
            %1879 = arith.muli %18, %groupSize : index
            %1880 = arith.addi %1879, %1877 : index
            %1881 = arith.muli %1880, %c25 : index
            %1882 = arith.muli %heads, %c25 : index
            %1883 = arith.addi %10, %c24 : index
            %1884 = arith.mulf %1711, %1876 : f32
            %1885 = arith.addf %1884, %c50 : f32
            %1886 = arith.minimumf %1885, %c107 : f32
            %1887 = arith.maximumf %1886, %c108 : f32
            %1888 = arith.truncf %1887 : f32 to f16
            %1889 = arith.divui %1883, %c9 : index
            %1890 = arith.addi %1881, %1889 : index
            %1891 = arith.divui %27, %outTileRows : index
            %1892 = arith.divui %1882, %c3 : index
            %1893 = arith.muli %1891, %1892 : index
            %1894 = arith.divui %1890, %c3 : index
            %1895 = arith.addi %1893, %1894 : index
            %1896 = arith.muli %1895, %c11 : index
            %1897 = arith.remui %1890, %c3 : index
            %1898 = arith.divui %1897, %c9 : index
            %1899 = arith.addi %1896, %1898 : index
            %1900 = arith.muli %outTileRows, %c9 : index
            %1901 = arith.muli %1899, %1900 : index
            %1902 = arith.remui %27, %outTileRows : index
            %1903 = arith.muli %1902, %c9 : index
            %1904 = arith.addi %1901, %1903 : index
            %1905 = arith.remui %1890, %c9 : index
            %1906 = arith.addi %1904, %1905 : index
            memref.store %1888, %out[%1906] : memref<?xf16>
            %1907 = arith.addi %10, %c7 : index
            %1908 = arith.mulf %1742, %1876 : f32
            %1909 = arith.addf %1908, %c50 : f32
            %1910 = arith.minimumf %1909, %c107 : f32
            %1911 = arith.maximumf %1910, %c108 : f32
            %1912 = arith.truncf %1911 : f32 to f16
            %1913 = arith.divui %1907, %c9 : index
            %1914 = arith.addi %1881, %1913 : index
            %1915 = arith.divui %27, %outTileRows : index
            %1916 = arith.divui %1882, %c3 : index
            %1917 = arith.muli %1915, %1916 : index
            %1918 = arith.divui %1914, %c3 : index
            %1919 = arith.addi %1917, %1918 : index
            %1920 = arith.muli %1919, %c11 : index
            %1921 = arith.remui %1914, %c3 : index
            %1922 = arith.divui %1921, %c9 : index
            %1923 = arith.addi %1920, %1922 : index
            %1924 = arith.muli %outTileRows, %c9 : index
            %1925 = arith.muli %1923, %1924 : index
            %1926 = arith.remui %27, %outTileRows : index
            %1927 = arith.muli %1926, %c9 : index
            %1928 = arith.addi %1925, %1927 : index
            %1929 = arith.remui %1914, %c9 : index
            %1930 = arith.addi %1928, %1929 : index
            memref.store %1912, %out[%1930] : memref<?xf16>
            %1931 = arith.addi %10, %c43 : index
            %1932 = arith.mulf %1841, %1876 : f32
            %1933 = arith.addf %1932, %c50 : f32
            %1934 = arith.minimumf %1933, %c107 : f32
            %1935 = arith.maximumf %1934, %c108 : f32
            %1936 = arith.truncf %1935 : f32 to f16
            %1937 = arith.divui %1931, %c9 : index
            %1938 = arith.addi %1881, %1937 : index
            %1939 = arith.divui %27, %outTileRows : index
            %1940 = arith.divui %1882, %c3 : index
            %1941 = arith.muli %1939, %1940 : index
            %1942 = arith.divui %1938, %c3 : index
            %1943 = arith.addi %1941, %1942 : index
            %1944 = arith.muli %1943, %c11 : index
            %1945 = arith.remui %1938, %c3 : index
            %1946 = arith.divui %1945, %c9 : index
            %1947 = arith.addi %1944, %1946 : index
            %1948 = arith.muli %outTileRows, %c9 : index
            %1949 = arith.muli %1947, %1948 : index
            %1950 = arith.remui %27, %outTileRows : index
            %1951 = arith.muli %1950, %c9 : index
            %1952 = arith.addi %1949, %1951 : index
            %1953 = arith.remui %1938, %c9 : index
            %1954 = arith.addi %1952, %1953 : index
            memref.store %1936, %out[%1954] : memref<?xf16>
            %1955 = arith.addi %10, %c44 : index
            %1956 = arith.mulf %1872, %1876 : f32
            %1957 = arith.addf %1956, %c50 : f32
            %1958 = arith.minimumf %1957, %c107 : f32
            %1959 = arith.maximumf %1958, %c108 : f32
            %1960 = arith.truncf %1959 : f32 to f16
            %1961 = arith.divui %1955, %c9 : index
            %1962 = arith.addi %1881, %1961 : index
            %1963 = arith.divui %27, %outTileRows : index
            %1964 = arith.divui %1882, %c3 : index
            %1965 = arith.muli %1963, %1964 : index
            %1966 = arith.divui %1962, %c3 : index
            %1967 = arith.addi %1965, %1966 : index
            %1968 = arith.muli %1967, %c11 : index
            %1969 = arith.remui %1962, %c3 : index
            %1970 = arith.divui %1969, %c9 : index
            %1971 = arith.addi %1968, %1970 : index
            %1972 = arith.muli %outTileRows, %c9 : index
            %1973 = arith.muli %1971, %1972 : index
            %1974 = arith.remui %27, %outTileRows : index
            %1975 = arith.muli %1974, %c9 : index
            %1976 = arith.addi %1973, %1975 : index
            %1977 = arith.remui %1962, %c9 : index
            %1978 = arith.addi %1976, %1977 : index
            memref.store %1960, %out[%1978] : memref<?xf16>
          }
        } else {
          %1979 = arith.addi %ranges, %groups : index
          %1980 = arith.muli %12, %1979 : index
          %1981 = arith.index_castui %196 : i32 to index
          %1982 = arith.addi %1980, %1981 : index
          %1983 = arith.muli %1982, %c111 : index
          %1984 = arith.addi %10, %c24 : index
          %1985 = arith.addi %1983, %1984 : index
          memref.store %1711, %partial[%1985] : memref<?xf32>
          %1986 = arith.addi %10, %c7 : index
          %1987 = arith.addi %1983, %1986 : index
          memref.store %1742, %partial[%1987] : memref<?xf32>
          %1988 = arith.addi %10, %c43 : index
          %1989 = arith.addi %1983, %1988 : index
          memref.store %1841, %partial[%1989] : memref<?xf32>
          %1990 = arith.addi %10, %c44 : index
          %1991 = arith.addi %1983, %1990 : index
          memref.store %1872, %partial[%1991] : memref<?xf32>
          %1992 = arith.cmpi slt, %10, %c9 : index
          scf.if %1992 {
            %1993 = arith.addi %1983, %c17 : index
            %1994 = arith.addi %1993, %10 : index
            memref.store %1674, %partial[%1994] : memref<?xf32>
            %1995 = arith.addi %1994, %c9 : index
            memref.store %1680, %partial[%1995] : memref<?xf32>
          }
          %1996 = arith.addi %45, %c76 : i32
          %1997 = arith.divui %1996, %c77 : i32
          %1998 = arith.divui %196, %c77 : i32
          %1999 = arith.addi %groups, %c4 : index
          %2000 = arith.muli %12, %1999 : index
          %2001 = arith.muli %1998, %c77 : i32
          %2002 = arith.subi %45, %2001 : i32
          %2003 = arith.minsi %2002, %c77 : i32
          %2004 = arith.index_castui %1998 : i32 to index
          %2005 = arith.addi %2000, %2004 : index
          %2006 = arith.index_castui %2003 : i32 to index
          %2007 = wave.arrive %counters[%2005], %2006 : memref<?xi32>
          scf.if %2007 {
            %2008 = arith.muli %1998, %c77 : i32
            %2016:6 = scf.for %2009 = %c54 to %2003 step %c77 iter_args(%2010 = %c49, %2011 = %c50, %2012 = %c50, %2013 = %c50, %2014 = %c50, %2015 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %2017 = arith.addi %2009, %c54 : i32
              %2018 = arith.subi %2003, %c19 : i32
              %2019 = arith.minsi %2017, %2018 : i32
              %2020 = arith.addi %2008, %2019 : i32
              %2021 = arith.addi %ranges, %groups : index
              %2022 = arith.muli %12, %2021 : index
              %2023 = arith.index_castui %2020 : i32 to index
              %2024 = arith.addi %2022, %2023 : index
              %2025 = arith.muli %2024, %c111 : index
              %2026 = arith.addi %2025, %c17 : index
              %2027 = arith.addi %2026, %11 : index
              %2028 = memref.load %partial[%2027] : memref<?xf32>
              %2029 = arith.cmpi slt, %2017, %2003 : i32
              %2030 = arith.select %2029, %2028, %c49 : f32
              %2031 = arith.addi %2025, %10 : index
              %2032 = arith.addi %2031, %c24 : index
              %2033 = memref.load %partial[%2032] : memref<?xf32>
              %2034 = arith.addi %2025, %10 : index
              %2035 = arith.addi %2034, %c7 : index
              %2036 = memref.load %partial[%2035] : memref<?xf32>
              %2037 = arith.addi %2025, %10 : index
              %2038 = arith.addi %2037, %c43 : index
              %2039 = memref.load %partial[%2038] : memref<?xf32>
              %2040 = arith.addi %2025, %10 : index
              %2041 = arith.addi %2040, %c44 : index
              %2042 = memref.load %partial[%2041] : memref<?xf32>
              %2043 = arith.addi %2027, %c9 : index
              %2044 = memref.load %partial[%2043] : memref<?xf32>
              %2045 = arith.addi %2009, %c19 : i32
              %2046 = arith.subi %2003, %c19 : i32
              %2047 = arith.minsi %2045, %2046 : i32
              %2048 = arith.addi %2008, %2047 : i32
              %2049 = arith.addi %ranges, %groups : index
              %2050 = arith.muli %12, %2049 : index
              %2051 = arith.index_castui %2048 : i32 to index
              %2052 = arith.addi %2050, %2051 : index
              %2053 = arith.muli %2052, %c111 : index
              %2054 = arith.addi %2053, %c17 : index
              %2055 = arith.addi %2054, %11 : index
              %2056 = memref.load %partial[%2055] : memref<?xf32>
              %2057 = arith.cmpi slt, %2045, %2003 : i32
              %2058 = arith.select %2057, %2056, %c49 : f32
              %2059 = arith.addi %2053, %10 : index
              %2060 = arith.addi %2059, %c24 : index
              %2061 = memref.load %partial[%2060] : memref<?xf32>
              %2062 = arith.addi %2053, %10 : index
              %2063 = arith.addi %2062, %c7 : index
              %2064 = memref.load %partial[%2063] : memref<?xf32>
              %2065 = arith.addi %2053, %10 : index
              %2066 = arith.addi %2065, %c43 : index
              %2067 = memref.load %partial[%2066] : memref<?xf32>
              %2068 = arith.addi %2053, %10 : index
              %2069 = arith.addi %2068, %c44 : index
              %2070 = memref.load %partial[%2069] : memref<?xf32>
              %2071 = arith.addi %2055, %c9 : index
              %2072 = memref.load %partial[%2071] : memref<?xf32>
              %2073 = arith.addi %2009, %c68 : i32
              %2074 = arith.subi %2003, %c19 : i32
              %2075 = arith.minsi %2073, %2074 : i32
              %2076 = arith.addi %2008, %2075 : i32
              %2077 = arith.addi %ranges, %groups : index
              %2078 = arith.muli %12, %2077 : index
              %2079 = arith.index_castui %2076 : i32 to index
              %2080 = arith.addi %2078, %2079 : index
              %2081 = arith.muli %2080, %c111 : index
              %2082 = arith.addi %2081, %c17 : index
              %2083 = arith.addi %2082, %11 : index
              %2084 = memref.load %partial[%2083] : memref<?xf32>
              %2085 = arith.cmpi slt, %2073, %2003 : i32
              %2086 = arith.select %2085, %2084, %c49 : f32
              %2087 = arith.addi %2081, %10 : index
              %2088 = arith.addi %2087, %c24 : index
              %2089 = memref.load %partial[%2088] : memref<?xf32>
              %2090 = arith.addi %2081, %10 : index
              %2091 = arith.addi %2090, %c7 : index
              %2092 = memref.load %partial[%2091] : memref<?xf32>
              %2093 = arith.addi %2081, %10 : index
              %2094 = arith.addi %2093, %c43 : index
              %2095 = memref.load %partial[%2094] : memref<?xf32>
              %2096 = arith.addi %2081, %10 : index
              %2097 = arith.addi %2096, %c44 : index
              %2098 = memref.load %partial[%2097] : memref<?xf32>
              %2099 = arith.addi %2083, %c9 : index
              %2100 = memref.load %partial[%2099] : memref<?xf32>
              %2101 = arith.addi %2009, %c70 : i32
              %2102 = arith.subi %2003, %c19 : i32
              %2103 = arith.minsi %2101, %2102 : i32
              %2104 = arith.addi %2008, %2103 : i32
              %2105 = arith.addi %ranges, %groups : index
              %2106 = arith.muli %12, %2105 : index
              %2107 = arith.index_castui %2104 : i32 to index
              %2108 = arith.addi %2106, %2107 : index
              %2109 = arith.muli %2108, %c111 : index
              %2110 = arith.addi %2109, %c17 : index
              %2111 = arith.addi %2110, %11 : index
              %2112 = memref.load %partial[%2111] : memref<?xf32>
              %2113 = arith.cmpi slt, %2101, %2003 : i32
              %2114 = arith.select %2113, %2112, %c49 : f32
              %2115 = arith.addi %2109, %10 : index
              %2116 = arith.addi %2115, %c24 : index
              %2117 = memref.load %partial[%2116] : memref<?xf32>
              %2118 = arith.addi %2109, %10 : index
              %2119 = arith.addi %2118, %c7 : index
              %2120 = memref.load %partial[%2119] : memref<?xf32>
              %2121 = arith.addi %2109, %10 : index
              %2122 = arith.addi %2121, %c43 : index
              %2123 = memref.load %partial[%2122] : memref<?xf32>
              %2124 = arith.addi %2109, %10 : index
              %2125 = arith.addi %2124, %c44 : index
              %2126 = memref.load %partial[%2125] : memref<?xf32>
              %2127 = arith.addi %2111, %c9 : index
              %2128 = memref.load %partial[%2127] : memref<?xf32>
              %2129 = arith.addi %2009, %c71 : i32
              %2130 = arith.subi %2003, %c19 : i32
              %2131 = arith.minsi %2129, %2130 : i32
              %2132 = arith.addi %2008, %2131 : i32
              %2133 = arith.addi %ranges, %groups : index
              %2134 = arith.muli %12, %2133 : index
              %2135 = arith.index_castui %2132 : i32 to index
              %2136 = arith.addi %2134, %2135 : index
              %2137 = arith.muli %2136, %c111 : index
              %2138 = arith.addi %2137, %c17 : index
              %2139 = arith.addi %2138, %11 : index
              %2140 = memref.load %partial[%2139] : memref<?xf32>
              %2141 = arith.cmpi slt, %2129, %2003 : i32
              %2142 = arith.select %2141, %2140, %c49 : f32
              %2143 = arith.addi %2137, %10 : index
              %2144 = arith.addi %2143, %c24 : index
              %2145 = memref.load %partial[%2144] : memref<?xf32>
              %2146 = arith.addi %2137, %10 : index
              %2147 = arith.addi %2146, %c7 : index
              %2148 = memref.load %partial[%2147] : memref<?xf32>
              %2149 = arith.addi %2137, %10 : index
              %2150 = arith.addi %2149, %c43 : index
              %2151 = memref.load %partial[%2150] : memref<?xf32>
              %2152 = arith.addi %2137, %10 : index
              %2153 = arith.addi %2152, %c44 : index
              %2154 = memref.load %partial[%2153] : memref<?xf32>
              %2155 = arith.addi %2139, %c9 : index
              %2156 = memref.load %partial[%2155] : memref<?xf32>
              %2157 = arith.addi %2009, %c73 : i32
              %2158 = arith.subi %2003, %c19 : i32
              %2159 = arith.minsi %2157, %2158 : i32
              %2160 = arith.addi %2008, %2159 : i32
              %2161 = arith.addi %ranges, %groups : index
              %2162 = arith.muli %12, %2161 : index
              %2163 = arith.index_castui %2160 : i32 to index
              %2164 = arith.addi %2162, %2163 : index
              %2165 = arith.muli %2164, %c111 : index
              %2166 = arith.addi %2165, %c17 : index
              %2167 = arith.addi %2166, %11 : index
              %2168 = memref.load %partial[%2167] : memref<?xf32>
              %2169 = arith.cmpi slt, %2157, %2003 : i32
              %2170 = arith.select %2169, %2168, %c49 : f32
              %2171 = arith.addi %2165, %10 : index
              %2172 = arith.addi %2171, %c24 : index
              %2173 = memref.load %partial[%2172] : memref<?xf32>
              %2174 = arith.addi %2165, %10 : index
              %2175 = arith.addi %2174, %c7 : index
              %2176 = memref.load %partial[%2175] : memref<?xf32>
              %2177 = arith.addi %2165, %10 : index
              %2178 = arith.addi %2177, %c43 : index
              %2179 = memref.load %partial[%2178] : memref<?xf32>
              %2180 = arith.addi %2165, %10 : index
              %2181 = arith.addi %2180, %c44 : index
              %2182 = memref.load %partial[%2181] : memref<?xf32>
              %2183 = arith.addi %2167, %c9 : index
              %2184 = memref.load %partial[%2183] : memref<?xf32>
              %2185 = arith.addi %2009, %c74 : i32
              %2186 = arith.subi %2003, %c19 : i32
              %2187 = arith.minsi %2185, %2186 : i32
              %2188 = arith.addi %2008, %2187 : i32
              %2189 = arith.addi %ranges, %groups : index
              %2190 = arith.muli %12, %2189 : index
              %2191 = arith.index_castui %2188 : i32 to index
              %2192 = arith.addi %2190, %2191 : index
              %2193 = arith.muli %2192, %c111 : index
              %2194 = arith.addi %2193, %c17 : index
              %2195 = arith.addi %2194, %11 : index
              %2196 = memref.load %partial[%2195] : memref<?xf32>
              %2197 = arith.cmpi slt, %2185, %2003 : i32
              %2198 = arith.select %2197, %2196, %c49 : f32
              %2199 = arith.addi %2193, %10 : index
              %2200 = arith.addi %2199, %c24 : index
              %2201 = memref.load %partial[%2200] : memref<?xf32>
              %2202 = arith.addi %2193, %10 : index
              %2203 = arith.addi %2202, %c7 : index
              %2204 = memref.load %partial[%2203] : memref<?xf32>
              %2205 = arith.addi %2193, %10 : index
              %2206 = arith.addi %2205, %c43 : index
              %2207 = memref.load %partial[%2206] : memref<?xf32>
              %2208 = arith.addi %2193, %10 : index
              %2209 = arith.addi %2208, %c44 : index
              %2210 = memref.load %partial[%2209] : memref<?xf32>
              %2211 = arith.addi %2195, %c9 : index
              %2212 = memref.load %partial[%2211] : memref<?xf32>
              %2213 = arith.addi %2009, %c76 : i32
              %2214 = arith.subi %2003, %c19 : i32
              %2215 = arith.minsi %2213, %2214 : i32
              %2216 = arith.addi %2008, %2215 : i32
              %2217 = arith.addi %ranges, %groups : index
              %2218 = arith.muli %12, %2217 : index
              %2219 = arith.index_castui %2216 : i32 to index
              %2220 = arith.addi %2218, %2219 : index
              %2221 = arith.muli %2220, %c111 : index
              %2222 = arith.addi %2221, %c17 : index
              %2223 = arith.addi %2222, %11 : index
              %2224 = memref.load %partial[%2223] : memref<?xf32>
              %2225 = arith.cmpi slt, %2213, %2003 : i32
              %2226 = arith.select %2225, %2224, %c49 : f32
              %2227 = arith.addi %2221, %10 : index
              %2228 = arith.addi %2227, %c24 : index
              %2229 = memref.load %partial[%2228] : memref<?xf32>
              %2230 = arith.addi %2221, %10 : index
              %2231 = arith.addi %2230, %c7 : index
              %2232 = memref.load %partial[%2231] : memref<?xf32>
              %2233 = arith.addi %2221, %10 : index
              %2234 = arith.addi %2233, %c43 : index
              %2235 = memref.load %partial[%2234] : memref<?xf32>
              %2236 = arith.addi %2221, %10 : index
              %2237 = arith.addi %2236, %c44 : index
              %2238 = memref.load %partial[%2237] : memref<?xf32>
              %2239 = arith.addi %2223, %c9 : index
              %2240 = memref.load %partial[%2239] : memref<?xf32>
              %2241 = arith.maxnumf %2010, %2030 fastmath<nnan> : f32
              %2242 = arith.subf %2010, %2241 : f32
              %2243 = wave.exp2 %2242 : f32
              %2244 = arith.subf %2030, %2241 : f32
              %2245 = wave.exp2 %2244 : f32
              %2246 = arith.mulf %2011, %2243 : f32
              %2247 = math.fma %2044, %2245, %2246 : f32
              %2248 = arith.mulf %2012, %2243 : f32
              %2249 = math.fma %2033, %2245, %2248 : f32
              %2250 = arith.mulf %2013, %2243 : f32
              %2251 = math.fma %2036, %2245, %2250 : f32
              %2252 = arith.mulf %2014, %2243 : f32
              %2253 = math.fma %2039, %2245, %2252 : f32
              %2254 = arith.mulf %2015, %2243 : f32
              %2255 = math.fma %2042, %2245, %2254 : f32
              %2256 = arith.maxnumf %2241, %2058 fastmath<nnan> : f32
              %2257 = arith.subf %2241, %2256 : f32
              %2258 = wave.exp2 %2257 : f32
              %2259 = arith.subf %2058, %2256 : f32
              %2260 = wave.exp2 %2259 : f32
              %2261 = arith.mulf %2247, %2258 : f32
              %2262 = math.fma %2072, %2260, %2261 : f32
              %2263 = arith.mulf %2249, %2258 : f32
              %2264 = math.fma %2061, %2260, %2263 : f32
              %2265 = arith.mulf %2251, %2258 : f32
              %2266 = math.fma %2064, %2260, %2265 : f32
              %2267 = arith.mulf %2253, %2258 : f32
              %2268 = math.fma %2067, %2260, %2267 : f32
              %2269 = arith.mulf %2255, %2258 : f32
              %2270 = math.fma %2070, %2260, %2269 : f32
              %2271 = arith.maxnumf %2256, %2086 fastmath<nnan> : f32
              %2272 = arith.subf %2256, %2271 : f32
              %2273 = wave.exp2 %2272 : f32
              %2274 = arith.subf %2086, %2271 : f32
              %2275 = wave.exp2 %2274 : f32
              %2276 = arith.mulf %2262, %2273 : f32
              %2277 = math.fma %2100, %2275, %2276 : f32
              %2278 = arith.mulf %2264, %2273 : f32
              %2279 = math.fma %2089, %2275, %2278 : f32
              %2280 = arith.mulf %2266, %2273 : f32
              %2281 = math.fma %2092, %2275, %2280 : f32
              %2282 = arith.mulf %2268, %2273 : f32
              %2283 = math.fma %2095, %2275, %2282 : f32
              %2284 = arith.mulf %2270, %2273 : f32
              %2285 = math.fma %2098, %2275, %2284 : f32
              %2286 = arith.maxnumf %2271, %2114 fastmath<nnan> : f32
              %2287 = arith.subf %2271, %2286 : f32
              %2288 = wave.exp2 %2287 : f32
              %2289 = arith.subf %2114, %2286 : f32
              %2290 = wave.exp2 %2289 : f32
              %2291 = arith.mulf %2277, %2288 : f32
              %2292 = math.fma %2128, %2290, %2291 : f32
              %2293 = arith.mulf %2279, %2288 : f32
              %2294 = math.fma %2117, %2290, %2293 : f32
              %2295 = arith.mulf %2281, %2288 : f32
              %2296 = math.fma %2120, %2290, %2295 : f32
              %2297 = arith.mulf %2283, %2288 : f32
              %2298 = math.fma %2123, %2290, %2297 : f32
              %2299 = arith.mulf %2285, %2288 : f32
              %2300 = math.fma %2126, %2290, %2299 : f32
              %2301 = arith.maxnumf %2286, %2142 fastmath<nnan> : f32
              %2302 = arith.subf %2286, %2301 : f32
              %2303 = wave.exp2 %2302 : f32
              %2304 = arith.subf %2142, %2301 : f32
              %2305 = wave.exp2 %2304 : f32
              %2306 = arith.mulf %2292, %2303 : f32
              %2307 = math.fma %2156, %2305, %2306 : f32
              %2308 = arith.mulf %2294, %2303 : f32
              %2309 = math.fma %2145, %2305, %2308 : f32
              %2310 = arith.mulf %2296, %2303 : f32
              %2311 = math.fma %2148, %2305, %2310 : f32
              %2312 = arith.mulf %2298, %2303 : f32
              %2313 = math.fma %2151, %2305, %2312 : f32
              %2314 = arith.mulf %2300, %2303 : f32
              %2315 = math.fma %2154, %2305, %2314 : f32
              %2316 = arith.maxnumf %2301, %2170 fastmath<nnan> : f32
              %2317 = arith.subf %2301, %2316 : f32
              %2318 = wave.exp2 %2317 : f32
              %2319 = arith.subf %2170, %2316 : f32
              %2320 = wave.exp2 %2319 : f32
              %2321 = arith.mulf %2307, %2318 : f32
              %2322 = math.fma %2184, %2320, %2321 : f32
              %2323 = arith.mulf %2309, %2318 : f32
              %2324 = math.fma %2173, %2320, %2323 : f32
              %2325 = arith.mulf %2311, %2318 : f32
              %2326 = math.fma %2176, %2320, %2325 : f32
              %2327 = arith.mulf %2313, %2318 : f32
              %2328 = math.fma %2179, %2320, %2327 : f32
              %2329 = arith.mulf %2315, %2318 : f32
              %2330 = math.fma %2182, %2320, %2329 : f32
              %2331 = arith.maxnumf %2316, %2198 fastmath<nnan> : f32
              %2332 = arith.subf %2316, %2331 : f32
              %2333 = wave.exp2 %2332 : f32
              %2334 = arith.subf %2198, %2331 : f32
              %2335 = wave.exp2 %2334 : f32
              %2336 = arith.mulf %2322, %2333 : f32
              %2337 = math.fma %2212, %2335, %2336 : f32
              %2338 = arith.mulf %2324, %2333 : f32
              %2339 = math.fma %2201, %2335, %2338 : f32
              %2340 = arith.mulf %2326, %2333 : f32
              %2341 = math.fma %2204, %2335, %2340 : f32
              %2342 = arith.mulf %2328, %2333 : f32
              %2343 = math.fma %2207, %2335, %2342 : f32
              %2344 = arith.mulf %2330, %2333 : f32
              %2345 = math.fma %2210, %2335, %2344 : f32
              %2346 = arith.maxnumf %2331, %2226 fastmath<nnan> : f32
              %2347 = arith.subf %2331, %2346 : f32
              %2348 = wave.exp2 %2347 : f32
              %2349 = arith.subf %2226, %2346 : f32
              %2350 = wave.exp2 %2349 : f32
              %2351 = arith.mulf %2337, %2348 : f32
              %2352 = math.fma %2240, %2350, %2351 : f32
              %2353 = arith.mulf %2339, %2348 : f32
              %2354 = math.fma %2229, %2350, %2353 : f32
              %2355 = arith.mulf %2341, %2348 : f32
              %2356 = math.fma %2232, %2350, %2355 : f32
              %2357 = arith.mulf %2343, %2348 : f32
              %2358 = math.fma %2235, %2350, %2357 : f32
              %2359 = arith.mulf %2345, %2348 : f32
              %2360 = math.fma %2238, %2350, %2359 : f32
              scf.yield %2346, %2352, %2354, %2356, %2358, %2360 : f32, f32, f32, f32, f32, f32
            }
            %2361 = arith.cmpi eq, %1997, %c19 : i32
            scf.if %2361 {
              %2362 = arith.addi %kvHeads, %18 : index
              %2363 = memref.load %scales[%2362] : memref<?xf32>
              %2364 = arith.divf %2363, %2016#1 : f32
              %2365 = arith.addi %20, %11 : index
              %2366 = arith.cmpi slt, %2365, %groupSize : index
              scf.if %2366 {
                %2367 = arith.muli %18, %groupSize : index
                %2368 = arith.addi %2367, %2365 : index
                %2369 = arith.muli %2368, %c25 : index
                %2370 = arith.muli %heads, %c25 : index
                %2371 = arith.addi %10, %c24 : index
                %2372 = arith.mulf %2016#2, %2364 : f32
                %2373 = arith.addf %2372, %c50 : f32
                %2374 = arith.minimumf %2373, %c107 : f32
                %2375 = arith.maximumf %2374, %c108 : f32
                %2376 = arith.truncf %2375 : f32 to f16
                %2377 = arith.divui %2371, %c9 : index
                %2378 = arith.addi %2369, %2377 : index
                %2379 = arith.divui %27, %outTileRows : index
                %2380 = arith.divui %2370, %c3 : index
                %2381 = arith.muli %2379, %2380 : index
                %2382 = arith.divui %2378, %c3 : index
                %2383 = arith.addi %2381, %2382 : index
                %2384 = arith.muli %2383, %c11 : index
                %2385 = arith.remui %2378, %c3 : index
                %2386 = arith.divui %2385, %c9 : index
                %2387 = arith.addi %2384, %2386 : index
                %2388 = arith.muli %outTileRows, %c9 : index
                %2389 = arith.muli %2387, %2388 : index
                %2390 = arith.remui %27, %outTileRows : index
                %2391 = arith.muli %2390, %c9 : index
                %2392 = arith.addi %2389, %2391 : index
                %2393 = arith.remui %2378, %c9 : index
                %2394 = arith.addi %2392, %2393 : index
                memref.store %2376, %out[%2394] : memref<?xf16>
                %2395 = arith.addi %10, %c7 : index
                %2396 = arith.mulf %2016#3, %2364 : f32
                %2397 = arith.addf %2396, %c50 : f32
                %2398 = arith.minimumf %2397, %c107 : f32
                %2399 = arith.maximumf %2398, %c108 : f32
                %2400 = arith.truncf %2399 : f32 to f16
                %2401 = arith.divui %2395, %c9 : index
                %2402 = arith.addi %2369, %2401 : index
                %2403 = arith.divui %27, %outTileRows : index
                %2404 = arith.divui %2370, %c3 : index
                %2405 = arith.muli %2403, %2404 : index
                %2406 = arith.divui %2402, %c3 : index
                %2407 = arith.addi %2405, %2406 : index
                %2408 = arith.muli %2407, %c11 : index
                %2409 = arith.remui %2402, %c3 : index
                %2410 = arith.divui %2409, %c9 : index
                %2411 = arith.addi %2408, %2410 : index
                %2412 = arith.muli %outTileRows, %c9 : index
                %2413 = arith.muli %2411, %2412 : index
                %2414 = arith.remui %27, %outTileRows : index
                %2415 = arith.muli %2414, %c9 : index
                %2416 = arith.addi %2413, %2415 : index
                %2417 = arith.remui %2402, %c9 : index
                %2418 = arith.addi %2416, %2417 : index
                memref.store %2400, %out[%2418] : memref<?xf16>
                %2419 = arith.addi %10, %c43 : index
                %2420 = arith.mulf %2016#4, %2364 : f32
                %2421 = arith.addf %2420, %c50 : f32
                %2422 = arith.minimumf %2421, %c107 : f32
                %2423 = arith.maximumf %2422, %c108 : f32
                %2424 = arith.truncf %2423 : f32 to f16
                %2425 = arith.divui %2419, %c9 : index
                %2426 = arith.addi %2369, %2425 : index
                %2427 = arith.divui %27, %outTileRows : index
                %2428 = arith.divui %2370, %c3 : index
                %2429 = arith.muli %2427, %2428 : index
                %2430 = arith.divui %2426, %c3 : index
                %2431 = arith.addi %2429, %2430 : index
                %2432 = arith.muli %2431, %c11 : index
                %2433 = arith.remui %2426, %c3 : index
                %2434 = arith.divui %2433, %c9 : index
                %2435 = arith.addi %2432, %2434 : index
                %2436 = arith.muli %outTileRows, %c9 : index
                %2437 = arith.muli %2435, %2436 : index
                %2438 = arith.remui %27, %outTileRows : index
                %2439 = arith.muli %2438, %c9 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.remui %2426, %c9 : index
                %2442 = arith.addi %2440, %2441 : index
                memref.store %2424, %out[%2442] : memref<?xf16>
                %2443 = arith.addi %10, %c44 : index
                %2444 = arith.mulf %2016#5, %2364 : f32
                %2445 = arith.addf %2444, %c50 : f32
                %2446 = arith.minimumf %2445, %c107 : f32
                %2447 = arith.maximumf %2446, %c108 : f32
                %2448 = arith.truncf %2447 : f32 to f16
                %2449 = arith.divui %2443, %c9 : index
                %2450 = arith.addi %2369, %2449 : index
                %2451 = arith.divui %27, %outTileRows : index
                %2452 = arith.divui %2370, %c3 : index
                %2453 = arith.muli %2451, %2452 : index
                %2454 = arith.divui %2450, %c3 : index
                %2455 = arith.addi %2453, %2454 : index
                %2456 = arith.muli %2455, %c11 : index
                %2457 = arith.remui %2450, %c3 : index
                %2458 = arith.divui %2457, %c9 : index
                %2459 = arith.addi %2456, %2458 : index
                %2460 = arith.muli %outTileRows, %c9 : index
                %2461 = arith.muli %2459, %2460 : index
                %2462 = arith.remui %27, %outTileRows : index
                %2463 = arith.muli %2462, %c9 : index
                %2464 = arith.addi %2461, %2463 : index
                %2465 = arith.remui %2450, %c9 : index
                %2466 = arith.addi %2464, %2465 : index
                memref.store %2448, %out[%2466] : memref<?xf16>
              }
            } else {
              %2467 = arith.index_cast %ranges : index to i32
              %2468 = arith.addi %2467, %1998 : i32
              %2469 = arith.addi %ranges, %groups : index
              %2470 = arith.muli %12, %2469 : index
              %2471 = arith.index_castui %2468 : i32 to index
              %2472 = arith.addi %2470, %2471 : index
              %2473 = arith.muli %2472, %c111 : index
              %2474 = arith.addi %10, %c24 : index
              %2475 = arith.addi %2473, %2474 : index
              memref.store %2016#2, %partial[%2475] : memref<?xf32>
              %2476 = arith.addi %10, %c7 : index
              %2477 = arith.addi %2473, %2476 : index
              memref.store %2016#3, %partial[%2477] : memref<?xf32>
              %2478 = arith.addi %10, %c43 : index
              %2479 = arith.addi %2473, %2478 : index
              memref.store %2016#4, %partial[%2479] : memref<?xf32>
              %2480 = arith.addi %10, %c44 : index
              %2481 = arith.addi %2473, %2480 : index
              memref.store %2016#5, %partial[%2481] : memref<?xf32>
              %2482 = arith.cmpi slt, %10, %c9 : index
              scf.if %2482 {
                %2483 = arith.addi %2473, %c17 : index
                %2484 = arith.addi %2483, %10 : index
                memref.store %2016#0, %partial[%2484] : memref<?xf32>
                %2485 = arith.addi %2484, %c9 : index
                memref.store %2016#1, %partial[%2485] : memref<?xf32>
              }
              %2486 = arith.addi %2000, %groups : index
              %2487 = arith.index_castui %1997 : i32 to index
              %2488 = wave.arrive %counters[%2486], %2487 : memref<?xi32>
              scf.if %2488 {
                %2496:6 = scf.for %2489 = %c54 to %1997 step %c77 iter_args(%2490 = %c49, %2491 = %c50, %2492 = %c50, %2493 = %c50, %2494 = %c50, %2495 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %2497 = arith.addi %2489, %c54 : i32
                  %2498 = arith.subi %1997, %c19 : i32
                  %2499 = arith.minsi %2497, %2498 : i32
                  %2500 = arith.addi %2467, %2499 : i32
                  %2501 = arith.addi %ranges, %groups : index
                  %2502 = arith.muli %12, %2501 : index
                  %2503 = arith.index_castui %2500 : i32 to index
                  %2504 = arith.addi %2502, %2503 : index
                  %2505 = arith.muli %2504, %c111 : index
                  %2506 = arith.addi %2505, %c17 : index
                  %2507 = arith.addi %2506, %11 : index
                  %2508 = memref.load %partial[%2507] : memref<?xf32>
                  %2509 = arith.cmpi slt, %2497, %1997 : i32
                  %2510 = arith.select %2509, %2508, %c49 : f32
                  %2511 = arith.addi %2505, %10 : index
                  %2512 = arith.addi %2511, %c24 : index
                  %2513 = memref.load %partial[%2512] : memref<?xf32>
                  %2514 = arith.addi %2505, %10 : index
                  %2515 = arith.addi %2514, %c7 : index
                  %2516 = memref.load %partial[%2515] : memref<?xf32>
                  %2517 = arith.addi %2505, %10 : index
                  %2518 = arith.addi %2517, %c43 : index
                  %2519 = memref.load %partial[%2518] : memref<?xf32>
                  %2520 = arith.addi %2505, %10 : index
                  %2521 = arith.addi %2520, %c44 : index
                  %2522 = memref.load %partial[%2521] : memref<?xf32>
                  %2523 = arith.addi %2507, %c9 : index
                  %2524 = memref.load %partial[%2523] : memref<?xf32>
                  %2525 = arith.addi %2489, %c19 : i32
                  %2526 = arith.subi %1997, %c19 : i32
                  %2527 = arith.minsi %2525, %2526 : i32
                  %2528 = arith.addi %2467, %2527 : i32
                  %2529 = arith.addi %ranges, %groups : index
                  %2530 = arith.muli %12, %2529 : index
                  %2531 = arith.index_castui %2528 : i32 to index
                  %2532 = arith.addi %2530, %2531 : index
                  %2533 = arith.muli %2532, %c111 : index
                  %2534 = arith.addi %2533, %c17 : index
                  %2535 = arith.addi %2534, %11 : index
                  %2536 = memref.load %partial[%2535] : memref<?xf32>
                  %2537 = arith.cmpi slt, %2525, %1997 : i32
                  %2538 = arith.select %2537, %2536, %c49 : f32
                  %2539 = arith.addi %2533, %10 : index
                  %2540 = arith.addi %2539, %c24 : index
                  %2541 = memref.load %partial[%2540] : memref<?xf32>
                  %2542 = arith.addi %2533, %10 : index
                  %2543 = arith.addi %2542, %c7 : index
                  %2544 = memref.load %partial[%2543] : memref<?xf32>
                  %2545 = arith.addi %2533, %10 : index
                  %2546 = arith.addi %2545, %c43 : index
                  %2547 = memref.load %partial[%2546] : memref<?xf32>
                  %2548 = arith.addi %2533, %10 : index
                  %2549 = arith.addi %2548, %c44 : index
                  %2550 = memref.load %partial[%2549] : memref<?xf32>
                  %2551 = arith.addi %2535, %c9 : index
                  %2552 = memref.load %partial[%2551] : memref<?xf32>
                  %2553 = arith.addi %2489, %c68 : i32
                  %2554 = arith.subi %1997, %c19 : i32
                  %2555 = arith.minsi %2553, %2554 : i32
                  %2556 = arith.addi %2467, %2555 : i32
                  %2557 = arith.addi %ranges, %groups : index
                  %2558 = arith.muli %12, %2557 : index
                  %2559 = arith.index_castui %2556 : i32 to index
                  %2560 = arith.addi %2558, %2559 : index
                  %2561 = arith.muli %2560, %c111 : index
                  %2562 = arith.addi %2561, %c17 : index
                  %2563 = arith.addi %2562, %11 : index
                  %2564 = memref.load %partial[%2563] : memref<?xf32>
                  %2565 = arith.cmpi slt, %2553, %1997 : i32
                  %2566 = arith.select %2565, %2564, %c49 : f32
                  %2567 = arith.addi %2561, %10 : index
                  %2568 = arith.addi %2567, %c24 : index
                  %2569 = memref.load %partial[%2568] : memref<?xf32>
                  %2570 = arith.addi %2561, %10 : index
                  %2571 = arith.addi %2570, %c7 : index
                  %2572 = memref.load %partial[%2571] : memref<?xf32>
                  %2573 = arith.addi %2561, %10 : index
                  %2574 = arith.addi %2573, %c43 : index
                  %2575 = memref.load %partial[%2574] : memref<?xf32>
                  %2576 = arith.addi %2561, %10 : index
                  %2577 = arith.addi %2576, %c44 : index
                  %2578 = memref.load %partial[%2577] : memref<?xf32>
                  %2579 = arith.addi %2563, %c9 : index
                  %2580 = memref.load %partial[%2579] : memref<?xf32>
                  %2581 = arith.addi %2489, %c70 : i32
                  %2582 = arith.subi %1997, %c19 : i32
                  %2583 = arith.minsi %2581, %2582 : i32
                  %2584 = arith.addi %2467, %2583 : i32
                  %2585 = arith.addi %ranges, %groups : index
                  %2586 = arith.muli %12, %2585 : index
                  %2587 = arith.index_castui %2584 : i32 to index
                  %2588 = arith.addi %2586, %2587 : index
                  %2589 = arith.muli %2588, %c111 : index
                  %2590 = arith.addi %2589, %c17 : index
                  %2591 = arith.addi %2590, %11 : index
                  %2592 = memref.load %partial[%2591] : memref<?xf32>
                  %2593 = arith.cmpi slt, %2581, %1997 : i32
                  %2594 = arith.select %2593, %2592, %c49 : f32
                  %2595 = arith.addi %2589, %10 : index
                  %2596 = arith.addi %2595, %c24 : index
                  %2597 = memref.load %partial[%2596] : memref<?xf32>
                  %2598 = arith.addi %2589, %10 : index
                  %2599 = arith.addi %2598, %c7 : index
                  %2600 = memref.load %partial[%2599] : memref<?xf32>
                  %2601 = arith.addi %2589, %10 : index
                  %2602 = arith.addi %2601, %c43 : index
                  %2603 = memref.load %partial[%2602] : memref<?xf32>
                  %2604 = arith.addi %2589, %10 : index
                  %2605 = arith.addi %2604, %c44 : index
                  %2606 = memref.load %partial[%2605] : memref<?xf32>
                  %2607 = arith.addi %2591, %c9 : index
                  %2608 = memref.load %partial[%2607] : memref<?xf32>
                  %2609 = arith.addi %2489, %c71 : i32
                  %2610 = arith.subi %1997, %c19 : i32
                  %2611 = arith.minsi %2609, %2610 : i32
                  %2612 = arith.addi %2467, %2611 : i32
                  %2613 = arith.addi %ranges, %groups : index
                  %2614 = arith.muli %12, %2613 : index
                  %2615 = arith.index_castui %2612 : i32 to index
                  %2616 = arith.addi %2614, %2615 : index
                  %2617 = arith.muli %2616, %c111 : index
                  %2618 = arith.addi %2617, %c17 : index
                  %2619 = arith.addi %2618, %11 : index
                  %2620 = memref.load %partial[%2619] : memref<?xf32>
                  %2621 = arith.cmpi slt, %2609, %1997 : i32
                  %2622 = arith.select %2621, %2620, %c49 : f32
                  %2623 = arith.addi %2617, %10 : index
                  %2624 = arith.addi %2623, %c24 : index
                  %2625 = memref.load %partial[%2624] : memref<?xf32>
                  %2626 = arith.addi %2617, %10 : index
                  %2627 = arith.addi %2626, %c7 : index
                  %2628 = memref.load %partial[%2627] : memref<?xf32>
                  %2629 = arith.addi %2617, %10 : index
                  %2630 = arith.addi %2629, %c43 : index
                  %2631 = memref.load %partial[%2630] : memref<?xf32>
                  %2632 = arith.addi %2617, %10 : index
                  %2633 = arith.addi %2632, %c44 : index
                  %2634 = memref.load %partial[%2633] : memref<?xf32>
                  %2635 = arith.addi %2619, %c9 : index
                  %2636 = memref.load %partial[%2635] : memref<?xf32>
                  %2637 = arith.addi %2489, %c73 : i32
                  %2638 = arith.subi %1997, %c19 : i32
                  %2639 = arith.minsi %2637, %2638 : i32
                  %2640 = arith.addi %2467, %2639 : i32
                  %2641 = arith.addi %ranges, %groups : index
                  %2642 = arith.muli %12, %2641 : index
                  %2643 = arith.index_castui %2640 : i32 to index
                  %2644 = arith.addi %2642, %2643 : index
                  %2645 = arith.muli %2644, %c111 : index
                  %2646 = arith.addi %2645, %c17 : index
                  %2647 = arith.addi %2646, %11 : index
                  %2648 = memref.load %partial[%2647] : memref<?xf32>
                  %2649 = arith.cmpi slt, %2637, %1997 : i32
                  %2650 = arith.select %2649, %2648, %c49 : f32
                  %2651 = arith.addi %2645, %10 : index
                  %2652 = arith.addi %2651, %c24 : index
                  %2653 = memref.load %partial[%2652] : memref<?xf32>
                  %2654 = arith.addi %2645, %10 : index
                  %2655 = arith.addi %2654, %c7 : index
                  %2656 = memref.load %partial[%2655] : memref<?xf32>
                  %2657 = arith.addi %2645, %10 : index
                  %2658 = arith.addi %2657, %c43 : index
                  %2659 = memref.load %partial[%2658] : memref<?xf32>
                  %2660 = arith.addi %2645, %10 : index
                  %2661 = arith.addi %2660, %c44 : index
                  %2662 = memref.load %partial[%2661] : memref<?xf32>
                  %2663 = arith.addi %2647, %c9 : index
                  %2664 = memref.load %partial[%2663] : memref<?xf32>
                  %2665 = arith.addi %2489, %c74 : i32
                  %2666 = arith.subi %1997, %c19 : i32
                  %2667 = arith.minsi %2665, %2666 : i32
                  %2668 = arith.addi %2467, %2667 : i32
                  %2669 = arith.addi %ranges, %groups : index
                  %2670 = arith.muli %12, %2669 : index
                  %2671 = arith.index_castui %2668 : i32 to index
                  %2672 = arith.addi %2670, %2671 : index
                  %2673 = arith.muli %2672, %c111 : index
                  %2674 = arith.addi %2673, %c17 : index
                  %2675 = arith.addi %2674, %11 : index
                  %2676 = memref.load %partial[%2675] : memref<?xf32>
                  %2677 = arith.cmpi slt, %2665, %1997 : i32
                  %2678 = arith.select %2677, %2676, %c49 : f32
                  %2679 = arith.addi %2673, %10 : index
                  %2680 = arith.addi %2679, %c24 : index
                  %2681 = memref.load %partial[%2680] : memref<?xf32>
                  %2682 = arith.addi %2673, %10 : index
                  %2683 = arith.addi %2682, %c7 : index
                  %2684 = memref.load %partial[%2683] : memref<?xf32>
                  %2685 = arith.addi %2673, %10 : index
                  %2686 = arith.addi %2685, %c43 : index
                  %2687 = memref.load %partial[%2686] : memref<?xf32>
                  %2688 = arith.addi %2673, %10 : index
                  %2689 = arith.addi %2688, %c44 : index
                  %2690 = memref.load %partial[%2689] : memref<?xf32>
                  %2691 = arith.addi %2675, %c9 : index
                  %2692 = memref.load %partial[%2691] : memref<?xf32>
                  %2693 = arith.addi %2489, %c76 : i32
                  %2694 = arith.subi %1997, %c19 : i32
                  %2695 = arith.minsi %2693, %2694 : i32
                  %2696 = arith.addi %2467, %2695 : i32
                  %2697 = arith.addi %ranges, %groups : index
                  %2698 = arith.muli %12, %2697 : index
                  %2699 = arith.index_castui %2696 : i32 to index
                  %2700 = arith.addi %2698, %2699 : index
                  %2701 = arith.muli %2700, %c111 : index
                  %2702 = arith.addi %2701, %c17 : index
                  %2703 = arith.addi %2702, %11 : index
                  %2704 = memref.load %partial[%2703] : memref<?xf32>
                  %2705 = arith.cmpi slt, %2693, %1997 : i32
                  %2706 = arith.select %2705, %2704, %c49 : f32
                  %2707 = arith.addi %2701, %10 : index
                  %2708 = arith.addi %2707, %c24 : index
                  %2709 = memref.load %partial[%2708] : memref<?xf32>
                  %2710 = arith.addi %2701, %10 : index
                  %2711 = arith.addi %2710, %c7 : index
                  %2712 = memref.load %partial[%2711] : memref<?xf32>
                  %2713 = arith.addi %2701, %10 : index
                  %2714 = arith.addi %2713, %c43 : index
                  %2715 = memref.load %partial[%2714] : memref<?xf32>
                  %2716 = arith.addi %2701, %10 : index
                  %2717 = arith.addi %2716, %c44 : index
                  %2718 = memref.load %partial[%2717] : memref<?xf32>
                  %2719 = arith.addi %2703, %c9 : index
                  %2720 = memref.load %partial[%2719] : memref<?xf32>
                  %2721 = arith.maxnumf %2490, %2510 fastmath<nnan> : f32
                  %2722 = arith.subf %2490, %2721 : f32
                  %2723 = wave.exp2 %2722 : f32
                  %2724 = arith.subf %2510, %2721 : f32
                  %2725 = wave.exp2 %2724 : f32
                  %2726 = arith.mulf %2491, %2723 : f32
                  %2727 = math.fma %2524, %2725, %2726 : f32
                  %2728 = arith.mulf %2492, %2723 : f32
                  %2729 = math.fma %2513, %2725, %2728 : f32
                  %2730 = arith.mulf %2493, %2723 : f32
                  %2731 = math.fma %2516, %2725, %2730 : f32
                  %2732 = arith.mulf %2494, %2723 : f32
                  %2733 = math.fma %2519, %2725, %2732 : f32
                  %2734 = arith.mulf %2495, %2723 : f32
                  %2735 = math.fma %2522, %2725, %2734 : f32
                  %2736 = arith.maxnumf %2721, %2538 fastmath<nnan> : f32
                  %2737 = arith.subf %2721, %2736 : f32
                  %2738 = wave.exp2 %2737 : f32
                  %2739 = arith.subf %2538, %2736 : f32
                  %2740 = wave.exp2 %2739 : f32
                  %2741 = arith.mulf %2727, %2738 : f32
                  %2742 = math.fma %2552, %2740, %2741 : f32
                  %2743 = arith.mulf %2729, %2738 : f32
                  %2744 = math.fma %2541, %2740, %2743 : f32
                  %2745 = arith.mulf %2731, %2738 : f32
                  %2746 = math.fma %2544, %2740, %2745 : f32
                  %2747 = arith.mulf %2733, %2738 : f32
                  %2748 = math.fma %2547, %2740, %2747 : f32
                  %2749 = arith.mulf %2735, %2738 : f32
                  %2750 = math.fma %2550, %2740, %2749 : f32
                  %2751 = arith.maxnumf %2736, %2566 fastmath<nnan> : f32
                  %2752 = arith.subf %2736, %2751 : f32
                  %2753 = wave.exp2 %2752 : f32
                  %2754 = arith.subf %2566, %2751 : f32
                  %2755 = wave.exp2 %2754 : f32
                  %2756 = arith.mulf %2742, %2753 : f32
                  %2757 = math.fma %2580, %2755, %2756 : f32
                  %2758 = arith.mulf %2744, %2753 : f32
                  %2759 = math.fma %2569, %2755, %2758 : f32
                  %2760 = arith.mulf %2746, %2753 : f32
                  %2761 = math.fma %2572, %2755, %2760 : f32
                  %2762 = arith.mulf %2748, %2753 : f32
                  %2763 = math.fma %2575, %2755, %2762 : f32
                  %2764 = arith.mulf %2750, %2753 : f32
                  %2765 = math.fma %2578, %2755, %2764 : f32
                  %2766 = arith.maxnumf %2751, %2594 fastmath<nnan> : f32
                  %2767 = arith.subf %2751, %2766 : f32
                  %2768 = wave.exp2 %2767 : f32
                  %2769 = arith.subf %2594, %2766 : f32
                  %2770 = wave.exp2 %2769 : f32
                  %2771 = arith.mulf %2757, %2768 : f32
                  %2772 = math.fma %2608, %2770, %2771 : f32
                  %2773 = arith.mulf %2759, %2768 : f32
                  %2774 = math.fma %2597, %2770, %2773 : f32
                  %2775 = arith.mulf %2761, %2768 : f32
                  %2776 = math.fma %2600, %2770, %2775 : f32
                  %2777 = arith.mulf %2763, %2768 : f32
                  %2778 = math.fma %2603, %2770, %2777 : f32
                  %2779 = arith.mulf %2765, %2768 : f32
                  %2780 = math.fma %2606, %2770, %2779 : f32
                  %2781 = arith.maxnumf %2766, %2622 fastmath<nnan> : f32
                  %2782 = arith.subf %2766, %2781 : f32
                  %2783 = wave.exp2 %2782 : f32
                  %2784 = arith.subf %2622, %2781 : f32
                  %2785 = wave.exp2 %2784 : f32
                  %2786 = arith.mulf %2772, %2783 : f32
                  %2787 = math.fma %2636, %2785, %2786 : f32
                  %2788 = arith.mulf %2774, %2783 : f32
                  %2789 = math.fma %2625, %2785, %2788 : f32
                  %2790 = arith.mulf %2776, %2783 : f32
                  %2791 = math.fma %2628, %2785, %2790 : f32
                  %2792 = arith.mulf %2778, %2783 : f32
                  %2793 = math.fma %2631, %2785, %2792 : f32
                  %2794 = arith.mulf %2780, %2783 : f32
                  %2795 = math.fma %2634, %2785, %2794 : f32
                  %2796 = arith.maxnumf %2781, %2650 fastmath<nnan> : f32
                  %2797 = arith.subf %2781, %2796 : f32
                  %2798 = wave.exp2 %2797 : f32
                  %2799 = arith.subf %2650, %2796 : f32
                  %2800 = wave.exp2 %2799 : f32
                  %2801 = arith.mulf %2787, %2798 : f32
                  %2802 = math.fma %2664, %2800, %2801 : f32
                  %2803 = arith.mulf %2789, %2798 : f32
                  %2804 = math.fma %2653, %2800, %2803 : f32
                  %2805 = arith.mulf %2791, %2798 : f32
                  %2806 = math.fma %2656, %2800, %2805 : f32
                  %2807 = arith.mulf %2793, %2798 : f32
                  %2808 = math.fma %2659, %2800, %2807 : f32
                  %2809 = arith.mulf %2795, %2798 : f32
                  %2810 = math.fma %2662, %2800, %2809 : f32
                  %2811 = arith.maxnumf %2796, %2678 fastmath<nnan> : f32
                  %2812 = arith.subf %2796, %2811 : f32
                  %2813 = wave.exp2 %2812 : f32
                  %2814 = arith.subf %2678, %2811 : f32
                  %2815 = wave.exp2 %2814 : f32
                  %2816 = arith.mulf %2802, %2813 : f32
                  %2817 = math.fma %2692, %2815, %2816 : f32
                  %2818 = arith.mulf %2804, %2813 : f32
                  %2819 = math.fma %2681, %2815, %2818 : f32
                  %2820 = arith.mulf %2806, %2813 : f32
                  %2821 = math.fma %2684, %2815, %2820 : f32
                  %2822 = arith.mulf %2808, %2813 : f32
                  %2823 = math.fma %2687, %2815, %2822 : f32
                  %2824 = arith.mulf %2810, %2813 : f32
                  %2825 = math.fma %2690, %2815, %2824 : f32
                  %2826 = arith.maxnumf %2811, %2706 fastmath<nnan> : f32
                  %2827 = arith.subf %2811, %2826 : f32
                  %2828 = wave.exp2 %2827 : f32
                  %2829 = arith.subf %2706, %2826 : f32
                  %2830 = wave.exp2 %2829 : f32
                  %2831 = arith.mulf %2817, %2828 : f32
                  %2832 = math.fma %2720, %2830, %2831 : f32
                  %2833 = arith.mulf %2819, %2828 : f32
                  %2834 = math.fma %2709, %2830, %2833 : f32
                  %2835 = arith.mulf %2821, %2828 : f32
                  %2836 = math.fma %2712, %2830, %2835 : f32
                  %2837 = arith.mulf %2823, %2828 : f32
                  %2838 = math.fma %2715, %2830, %2837 : f32
                  %2839 = arith.mulf %2825, %2828 : f32
                  %2840 = math.fma %2718, %2830, %2839 : f32
                  scf.yield %2826, %2832, %2834, %2836, %2838, %2840 : f32, f32, f32, f32, f32, f32
                }
                %2841 = arith.addi %kvHeads, %18 : index
                %2842 = memref.load %scales[%2841] : memref<?xf32>
                %2843 = arith.divf %2842, %2496#1 : f32
                %2844 = arith.addi %20, %11 : index
                %2845 = arith.cmpi slt, %2844, %groupSize : index
                scf.if %2845 {
                  %2846 = arith.muli %18, %groupSize : index
                  %2847 = arith.addi %2846, %2844 : index
                  %2848 = arith.muli %2847, %c25 : index
                  %2849 = arith.muli %heads, %c25 : index
                  %2850 = arith.addi %10, %c24 : index
                  %2851 = arith.mulf %2496#2, %2843 : f32
                  %2852 = arith.addf %2851, %c50 : f32
                  %2853 = arith.minimumf %2852, %c107 : f32
                  %2854 = arith.maximumf %2853, %c108 : f32
                  %2855 = arith.truncf %2854 : f32 to f16
                  %2856 = arith.divui %2850, %c9 : index
                  %2857 = arith.addi %2848, %2856 : index
                  %2858 = arith.divui %27, %outTileRows : index
                  %2859 = arith.divui %2849, %c3 : index
                  %2860 = arith.muli %2858, %2859 : index
                  %2861 = arith.divui %2857, %c3 : index
                  %2862 = arith.addi %2860, %2861 : index
                  %2863 = arith.muli %2862, %c11 : index
                  %2864 = arith.remui %2857, %c3 : index
                  %2865 = arith.divui %2864, %c9 : index
                  %2866 = arith.addi %2863, %2865 : index
                  %2867 = arith.muli %outTileRows, %c9 : index
                  %2868 = arith.muli %2866, %2867 : index
                  %2869 = arith.remui %27, %outTileRows : index
                  %2870 = arith.muli %2869, %c9 : index
                  %2871 = arith.addi %2868, %2870 : index
                  %2872 = arith.remui %2857, %c9 : index
                  %2873 = arith.addi %2871, %2872 : index
                  memref.store %2855, %out[%2873] : memref<?xf16>
                  %2874 = arith.addi %10, %c7 : index
                  %2875 = arith.mulf %2496#3, %2843 : f32
                  %2876 = arith.addf %2875, %c50 : f32
                  %2877 = arith.minimumf %2876, %c107 : f32
                  %2878 = arith.maximumf %2877, %c108 : f32
                  %2879 = arith.truncf %2878 : f32 to f16
                  %2880 = arith.divui %2874, %c9 : index
                  %2881 = arith.addi %2848, %2880 : index
                  %2882 = arith.divui %27, %outTileRows : index
                  %2883 = arith.divui %2849, %c3 : index
                  %2884 = arith.muli %2882, %2883 : index
                  %2885 = arith.divui %2881, %c3 : index
                  %2886 = arith.addi %2884, %2885 : index
                  %2887 = arith.muli %2886, %c11 : index
                  %2888 = arith.remui %2881, %c3 : index
                  %2889 = arith.divui %2888, %c9 : index
                  %2890 = arith.addi %2887, %2889 : index
                  %2891 = arith.muli %outTileRows, %c9 : index
                  %2892 = arith.muli %2890, %2891 : index
                  %2893 = arith.remui %27, %outTileRows : index
                  %2894 = arith.muli %2893, %c9 : index
                  %2895 = arith.addi %2892, %2894 : index
                  %2896 = arith.remui %2881, %c9 : index
                  %2897 = arith.addi %2895, %2896 : index
                  memref.store %2879, %out[%2897] : memref<?xf16>
                  %2898 = arith.addi %10, %c43 : index
                  %2899 = arith.mulf %2496#4, %2843 : f32
                  %2900 = arith.addf %2899, %c50 : f32
                  %2901 = arith.minimumf %2900, %c107 : f32
                  %2902 = arith.maximumf %2901, %c108 : f32
                  %2903 = arith.truncf %2902 : f32 to f16
                  %2904 = arith.divui %2898, %c9 : index
                  %2905 = arith.addi %2848, %2904 : index
                  %2906 = arith.divui %27, %outTileRows : index
                  %2907 = arith.divui %2849, %c3 : index
                  %2908 = arith.muli %2906, %2907 : index
                  %2909 = arith.divui %2905, %c3 : index
                  %2910 = arith.addi %2908, %2909 : index
                  %2911 = arith.muli %2910, %c11 : index
                  %2912 = arith.remui %2905, %c3 : index
                  %2913 = arith.divui %2912, %c9 : index
                  %2914 = arith.addi %2911, %2913 : index
                  %2915 = arith.muli %outTileRows, %c9 : index
                  %2916 = arith.muli %2914, %2915 : index
                  %2917 = arith.remui %27, %outTileRows : index
                  %2918 = arith.muli %2917, %c9 : index
                  %2919 = arith.addi %2916, %2918 : index
                  %2920 = arith.remui %2905, %c9 : index
                  %2921 = arith.addi %2919, %2920 : index
                  memref.store %2903, %out[%2921] : memref<?xf16>
                  %2922 = arith.addi %10, %c44 : index
                  %2923 = arith.mulf %2496#5, %2843 : f32
                  %2924 = arith.addf %2923, %c50 : f32
                  %2925 = arith.minimumf %2924, %c107 : f32
                  %2926 = arith.maximumf %2925, %c108 : f32
                  %2927 = arith.truncf %2926 : f32 to f16
                  %2928 = arith.divui %2922, %c9 : index
                  %2929 = arith.addi %2848, %2928 : index
                  %2930 = arith.divui %27, %outTileRows : index
                  %2931 = arith.divui %2849, %c3 : index
                  %2932 = arith.muli %2930, %2931 : index
                  %2933 = arith.divui %2929, %c3 : index
                  %2934 = arith.addi %2932, %2933 : index
                  %2935 = arith.muli %2934, %c11 : index
                  %2936 = arith.remui %2929, %c3 : index
                  %2937 = arith.divui %2936, %c9 : index
                  %2938 = arith.addi %2935, %2937 : index
                  %2939 = arith.muli %outTileRows, %c9 : index
                  %2940 = arith.muli %2938, %2939 : index
                  %2941 = arith.remui %27, %outTileRows : index
                  %2942 = arith.muli %2941, %c9 : index
                  %2943 = arith.addi %2940, %2942 : index
                  %2944 = arith.remui %2929, %c9 : index
                  %2945 = arith.addi %2943, %2944 : index
                  memref.store %2927, %out[%2945] : memref<?xf16>
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
