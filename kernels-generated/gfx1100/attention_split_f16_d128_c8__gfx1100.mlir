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
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 128 : index
  %c25 = arith.constant 20 : index
  %c26 = arith.constant 36 : index
  %c27 = arith.constant 48 : index
  %c28 = arith.constant 52 : index
  %c29 = arith.constant 64 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 80 : index
  %c32 = arith.constant 84 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 100 : index
  %c35 = arith.constant 112 : index
  %c36 = arith.constant 116 : index
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 15 : i32
  %c39 = arith.constant 253 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
  %c44 = arith.constant 1024 : index
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
  %c65 = arith.constant 1088 : index
  %c66 = arith.constant 1152 : index
  %c67 = arith.constant 1216 : index
  %c68 = arith.constant 1344 : index
  %c69 = arith.constant 1408 : index
  %c70 = arith.constant 1472 : index
  %c71 = arith.constant 1600 : index
  %c72 = arith.constant 1664 : index
  %c73 = arith.constant 1728 : index
  %c74 = arith.constant 1856 : index
  %c75 = arith.constant 1920 : index
  %c76 = arith.constant 1984 : index
  %c77 = arith.constant 0x41000000 : f32
  %c78 = arith.constant 0x40C00000 : f32
  %c79 = arith.constant 65535 : i32
  %c80 = arith.constant 2 : i32
  %c81 = arith.constant -65536 : i32
  %c82 = arith.constant 3 : i32
  %c83 = arith.constant 4 : i32
  %c84 = arith.constant 5 : i32
  %c85 = arith.constant 6 : i32
  %c86 = arith.constant 7 : i32
  %c87 = arith.constant 8 : i32
  %c88 = arith.constant 9 : i32
  %c89 = arith.constant 10 : i32
  %c90 = arith.constant 11 : i32
  %c91 = arith.constant 12 : i32
  %c92 = arith.constant 13 : i32
  %c93 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c94 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c95 = arith.constant 144 : index
  %c96 = arith.constant 160 : index
  %c97 = arith.constant 176 : index
  %c98 = arith.constant 208 : index
  %c99 = arith.constant 224 : index
  %c100 = arith.constant 240 : index
  %c101 = arith.constant 272 : index
  %c102 = arith.constant 288 : index
  %c103 = arith.constant 304 : index
  %c104 = arith.constant 336 : index
  %c105 = arith.constant 352 : index
  %c106 = arith.constant 368 : index
  %c107 = arith.constant 400 : index
  %c108 = arith.constant 416 : index
  %c109 = arith.constant 432 : index
  %c110 = arith.constant 464 : index
  %c111 = arith.constant 480 : index
  %c112 = arith.constant 496 : index
  %c113 = arith.constant 2560 : index
  %c114 = arith.constant 3072 : index
  %c115 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c117 = arith.constant 0x477FE000 : f32
  %c118 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c121 = arith.constant 1056 : index
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
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c13 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c18 : i32
    %42 = arith.subi %41, %c18 : i32
    %43 = arith.divui %42, %c19 : i32
    %44 = arith.addi %41, %c20 : i32
    %45 = arith.divui %44, %c21 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c23 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c24 : index
        %57 = arith.muli %2, %c9 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c23 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c13 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c25 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c8 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c26 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c27 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c28 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c29 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c30 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c31 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c32 : index
        %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %58, %c33 : index
        %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %58, %c34 : index
        %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %58, %c35 : index
        %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %58, %c36 : index
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
        %132 = arith.shrui %131, %c37 : i32
        %133 = arith.maxsi %132, %c38 : i32
        %134 = arith.minsi %133, %c39 : i32
        %135 = arith.subi %c40, %134 : i32
        %136 = arith.shli %135, %c37 : i32
        %137 = arith.bitcast %136 : i32 to f32
        %138 = arith.subi %134, %c41 : i32
        %139 = arith.shli %138, %c37 : i32
        %140 = arith.bitcast %139 : i32 to f32
        %141 = vector.broadcast %137 : f32 to vector<4xf32>
        %142 = arith.muli %1, %c9 : index
        %143 = arith.muli %2, %c24 : index
        %144 = arith.addi %142, %143 : index
        %145 = arith.mulf %60, %141 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %62, %141 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %144, %c23 : index
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
        %162 = arith.addi %144, %c42 : index
        vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.mulf %72, %141 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = arith.mulf %74, %141 : vector<4xf32>
        %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %168 = arith.addi %144, %c43 : index
        vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.mulf %76, %141 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = arith.mulf %78, %141 : vector<4xf32>
        %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %174 = arith.addi %144, %c44 : index
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
        %197 = arith.muli %196, %c21 : i32
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
          %212 = arith.subi %207, %c18 : i32
          %213 = arith.divui %200, %c19 : i32
          %214 = arith.addi %213, %c54 : i32
          %215 = arith.minsi %214, %43 : i32
          %216 = arith.index_castui %215 : i32 to index
          %217 = arith.addi %35, %216 : index
          %218 = memref.load %step[%217] : memref<?xi32>
          %219 = arith.index_cast %218 : i32 to index
          %220 = arith.muli %219, %36 : index
          %221 = arith.addi %220, %37 : index
          %222 = arith.addi %213, %c18 : i32
          %223 = arith.minsi %222, %43 : i32
          %224 = arith.index_castui %223 : i32 to index
          %225 = arith.addi %35, %224 : index
          %226 = memref.load %step[%225] : memref<?xi32>
          %227 = arith.index_cast %226 : i32 to index
          %228 = arith.muli %227, %36 : index
          %229 = arith.addi %228, %37 : index
          %230 = arith.addi %221, %38 : index
          %231 = arith.addi %230, %c23 : index
          %232 = vector.load %kv[%231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %233 = arith.addi %221, %38 : index
          %234 = arith.addi %233, %c29 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %221, %38 : index
          %237 = arith.addi %236, %c24 : index
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
          %274:18 = scf.for %255 = %c54 to %254 step %c18 iter_args(%256 = %232, %257 = %235, %258 = %238, %259 = %241, %260 = %244, %261 = %247, %262 = %250, %263 = %253, %264 = %c49, %265 = %c50, %266 = %c51, %267 = %c51, %268 = %c51, %269 = %c51, %270 = %c51, %271 = %c51, %272 = %c51, %273 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %275 = arith.muli %255, %c53 : i32
            %276 = arith.addi %200, %275 : i32
            %277 = arith.addi %276, %c53 : i32
            %278 = arith.divui %276, %c19 : i32
            %279 = arith.addi %278, %c54 : i32
            %280 = arith.minsi %279, %43 : i32
            %281 = arith.index_castui %280 : i32 to index
            %282 = arith.addi %35, %281 : index
            %283 = memref.load %step[%282] : memref<?xi32>
            %284 = arith.index_cast %283 : i32 to index
            %285 = arith.muli %284, %36 : index
            %286 = arith.addi %285, %37 : index
            %287 = arith.addi %278, %c18 : i32
            %288 = arith.minsi %287, %43 : i32
            %289 = arith.index_castui %288 : i32 to index
            %290 = arith.addi %35, %289 : index
            %291 = memref.load %step[%290] : memref<?xi32>
            %292 = arith.index_cast %291 : i32 to index
            %293 = arith.muli %292, %36 : index
            %294 = arith.addi %293, %37 : index
            %295 = arith.divui %277, %c19 : i32
            %296 = arith.addi %295, %c54 : i32
            %297 = arith.minsi %296, %43 : i32
            %298 = arith.index_castui %297 : i32 to index
            %299 = arith.addi %35, %298 : index
            %300 = memref.load %step[%299] : memref<?xi32>
            %301 = arith.index_cast %300 : i32 to index
            %302 = arith.muli %301, %36 : index
            %303 = arith.addi %302, %37 : index
            %304 = arith.addi %295, %c18 : i32
            %305 = arith.minsi %304, %43 : i32
            %306 = arith.index_castui %305 : i32 to index
            %307 = arith.addi %35, %306 : index
            %308 = memref.load %step[%307] : memref<?xi32>
            %309 = arith.index_cast %308 : i32 to index
            %310 = arith.muli %309, %36 : index
            %311 = arith.addi %310, %37 : index
            %312 = wave.opaque %c23
            %313 = arith.muli %1, %c9 : index
            %314 = arith.addi %312, %313 : index
            %315 = arith.addi %286, %38 : index
            %316 = arith.addi %315, %c42 : index
            %317 = vector.load %kv[%316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %318 = arith.addi %286, %38 : index
            %319 = arith.addi %318, %c59 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %321 = arith.addi %286, %38 : index
            %322 = arith.addi %321, %c60 : index
            %323 = vector.load %kv[%322] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %324 = arith.addi %286, %38 : index
            %325 = arith.addi %324, %c61 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %286, %38 : index
            %328 = arith.addi %327, %c43 : index
            %329 = vector.load %kv[%328] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %330 = arith.addi %286, %38 : index
            %331 = arith.addi %330, %c62 : index
            %332 = vector.load %kv[%331] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %333 = arith.addi %286, %38 : index
            %334 = arith.addi %333, %c63 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %336 = arith.addi %286, %38 : index
            %337 = arith.addi %336, %c64 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = vector.shuffle %256, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %340 = vector.bitcast %339 : vector<8xi32> to vector<16xf16>
            %341 = arith.addi %314, %c23 : index
            %342 = vector.load %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %343 = arith.addi %341, %c24 : index
            %344 = vector.load %4[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %346 = wave.mma %340, %345, %c51 : vector<16xf16>, vector<8xf32>
            %347 = vector.shuffle %258, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %348 = vector.bitcast %347 : vector<8xi32> to vector<16xf16>
            %349 = arith.addi %314, %c7 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = arith.addi %349, %c24 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %354 = wave.mma %348, %353, %346 : vector<16xf16>, vector<8xf32>
            %355 = vector.shuffle %260, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %356 = vector.bitcast %355 : vector<8xi32> to vector<16xf16>
            %357 = arith.addi %314, %c42 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = arith.addi %357, %c24 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %362 = wave.mma %356, %361, %354 : vector<16xf16>, vector<8xf32>
            %363 = vector.shuffle %262, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %364 = vector.bitcast %363 : vector<8xi32> to vector<16xf16>
            %365 = arith.addi %314, %c43 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = arith.addi %365, %c24 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %370 = wave.mma %364, %369, %362 : vector<16xf16>, vector<8xf32>
            %371 = arith.addi %294, %38 : index
            %372 = arith.addi %371, %c23 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %294, %38 : index
            %375 = arith.addi %374, %c29 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %294, %38 : index
            %378 = arith.addi %377, %c24 : index
            %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %380 = arith.addi %294, %38 : index
            %381 = arith.addi %380, %c55 : index
            %382 = vector.load %kv[%381] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %383 = arith.addi %294, %38 : index
            %384 = arith.addi %383, %c7 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %294, %38 : index
            %387 = arith.addi %386, %c56 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %389 = arith.addi %294, %38 : index
            %390 = arith.addi %389, %c57 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %294, %38 : index
            %393 = arith.addi %392, %c58 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %396 = vector.bitcast %395 : vector<8xi32> to vector<16xf16>
            %397 = arith.addi %314, %c44 : index
            %398 = vector.load %4[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %399 = arith.addi %397, %c24 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %402 = wave.mma %396, %401, %370 : vector<16xf16>, vector<8xf32>
            %403 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %404 = vector.bitcast %403 : vector<8xi32> to vector<16xf16>
            %405 = arith.addi %314, %c45 : index
            %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %407 = arith.addi %405, %c24 : index
            %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %410 = wave.mma %404, %409, %402 : vector<16xf16>, vector<8xf32>
            %411 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %412 = vector.bitcast %411 : vector<8xi32> to vector<16xf16>
            %413 = arith.addi %314, %c46 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = arith.addi %413, %c24 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %418 = wave.mma %412, %417, %410 : vector<16xf16>, vector<8xf32>
            %419 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %420 = vector.bitcast %419 : vector<8xi32> to vector<16xf16>
            %421 = arith.addi %314, %c47 : index
            %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %423 = arith.addi %421, %c24 : index
            %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %426 = wave.mma %420, %425, %418 : vector<16xf16>, vector<8xf32>
            %427 = arith.addi %294, %38 : index
            %428 = arith.addi %427, %c42 : index
            %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %430 = arith.addi %294, %38 : index
            %431 = arith.addi %430, %c59 : index
            %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %433 = arith.addi %294, %38 : index
            %434 = arith.addi %433, %c60 : index
            %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %436 = arith.addi %294, %38 : index
            %437 = arith.addi %436, %c61 : index
            %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %439 = arith.addi %294, %38 : index
            %440 = arith.addi %439, %c43 : index
            %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %442 = arith.addi %294, %38 : index
            %443 = arith.addi %442, %c62 : index
            %444 = vector.load %kv[%443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %445 = arith.addi %294, %38 : index
            %446 = arith.addi %445, %c63 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %448 = arith.addi %294, %38 : index
            %449 = arith.addi %448, %c64 : index
            %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %451 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %452 = vector.bitcast %451 : vector<8xi32> to vector<16xf16>
            %453 = arith.addi %314, %c23 : index
            %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %455 = arith.addi %453, %c24 : index
            %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %458 = wave.mma %452, %457, %c51 : vector<16xf16>, vector<8xf32>
            %459 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %460 = vector.bitcast %459 : vector<8xi32> to vector<16xf16>
            %461 = arith.addi %314, %c7 : index
            %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %463 = arith.addi %461, %c24 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %466 = wave.mma %460, %465, %458 : vector<16xf16>, vector<8xf32>
            %467 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = arith.addi %314, %c42 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c24 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %468, %473, %466 : vector<16xf16>, vector<8xf32>
            %475 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %476 = vector.bitcast %475 : vector<8xi32> to vector<16xf16>
            %477 = arith.addi %314, %c43 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c24 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %476, %481, %474 : vector<16xf16>, vector<8xf32>
            %483 = arith.addi %286, %38 : index
            %484 = arith.addi %483, %c44 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %486 = arith.addi %286, %38 : index
            %487 = arith.addi %486, %c65 : index
            %488 = vector.load %kv[%487] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %489 = arith.addi %286, %38 : index
            %490 = arith.addi %489, %c66 : index
            %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %492 = arith.addi %286, %38 : index
            %493 = arith.addi %492, %c67 : index
            %494 = vector.load %kv[%493] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %495 = arith.addi %286, %38 : index
            %496 = arith.addi %495, %c45 : index
            %497 = vector.load %kv[%496] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %498 = arith.addi %286, %38 : index
            %499 = arith.addi %498, %c68 : index
            %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %501 = arith.addi %286, %38 : index
            %502 = arith.addi %501, %c69 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %504 = arith.addi %286, %38 : index
            %505 = arith.addi %504, %c70 : index
            %506 = vector.load %kv[%505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %507 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %508 = vector.bitcast %507 : vector<8xi32> to vector<16xf16>
            %509 = arith.addi %314, %c44 : index
            %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %511 = arith.addi %509, %c24 : index
            %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %514 = wave.mma %508, %513, %482 : vector<16xf16>, vector<8xf32>
            %515 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.addi %314, %c45 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = arith.addi %517, %c24 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %522 = wave.mma %516, %521, %514 : vector<16xf16>, vector<8xf32>
            %523 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
            %525 = arith.addi %314, %c46 : index
            %526 = vector.load %4[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %527 = arith.addi %525, %c24 : index
            %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %530 = wave.mma %524, %529, %522 : vector<16xf16>, vector<8xf32>
            %531 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %532 = vector.bitcast %531 : vector<8xi32> to vector<16xf16>
            %533 = arith.addi %314, %c47 : index
            %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %535 = arith.addi %533, %c24 : index
            %536 = vector.load %4[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %537 = vector.shuffle %534, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %538 = wave.mma %532, %537, %530 : vector<16xf16>, vector<8xf32>
            %539 = arith.addi %286, %38 : index
            %540 = arith.addi %539, %c46 : index
            %541 = vector.load %kv[%540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %542 = arith.addi %286, %38 : index
            %543 = arith.addi %542, %c71 : index
            %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %545 = arith.addi %286, %38 : index
            %546 = arith.addi %545, %c72 : index
            %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %548 = arith.addi %286, %38 : index
            %549 = arith.addi %548, %c73 : index
            %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %551 = arith.addi %286, %38 : index
            %552 = arith.addi %551, %c47 : index
            %553 = vector.load %kv[%552] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %554 = arith.addi %286, %38 : index
            %555 = arith.addi %554, %c74 : index
            %556 = vector.load %kv[%555] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %557 = arith.addi %286, %38 : index
            %558 = arith.addi %557, %c75 : index
            %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %560 = arith.addi %286, %38 : index
            %561 = arith.addi %560, %c76 : index
            %562 = vector.load %kv[%561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %563 = vector.extract %426[0] : f32 from vector<8xf32>
            %564 = vector.extract %426[1] : f32 from vector<8xf32>
            %565 = vector.extract %426[2] : f32 from vector<8xf32>
            %566 = vector.extract %426[3] : f32 from vector<8xf32>
            %567 = vector.extract %426[4] : f32 from vector<8xf32>
            %568 = vector.extract %426[5] : f32 from vector<8xf32>
            %569 = vector.extract %426[6] : f32 from vector<8xf32>
            %570 = vector.extract %426[7] : f32 from vector<8xf32>
            %571 = vector.extract %538[0] : f32 from vector<8xf32>
            %572 = vector.extract %538[1] : f32 from vector<8xf32>
            %573 = vector.extract %538[2] : f32 from vector<8xf32>
            %574 = vector.extract %538[3] : f32 from vector<8xf32>
            %575 = vector.extract %538[4] : f32 from vector<8xf32>
            %576 = vector.extract %538[5] : f32 from vector<8xf32>
            %577 = vector.extract %538[6] : f32 from vector<8xf32>
            %578 = vector.extract %538[7] : f32 from vector<8xf32>
            %579 = arith.maxnumf %563, %564 fastmath<nnan> : f32
            %580 = arith.maxnumf %579, %565 fastmath<nnan> : f32
            %581 = arith.maxnumf %580, %566 fastmath<nnan> : f32
            %582 = arith.maxnumf %581, %567 fastmath<nnan> : f32
            %583 = arith.maxnumf %582, %568 fastmath<nnan> : f32
            %584 = arith.maxnumf %583, %569 fastmath<nnan> : f32
            %585 = arith.maxnumf %584, %570 fastmath<nnan> : f32
            %586 = arith.maxnumf %585, %571 fastmath<nnan> : f32
            %587 = arith.maxnumf %586, %572 fastmath<nnan> : f32
            %588 = arith.maxnumf %587, %573 fastmath<nnan> : f32
            %589 = arith.maxnumf %588, %574 fastmath<nnan> : f32
            %590 = arith.maxnumf %589, %575 fastmath<nnan> : f32
            %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
            %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
            %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
            %594 = wave.swap_halves %593 : f32
            %595 = arith.maxnumf %593, %594 fastmath<nnan> : f32
            %596 = arith.mulf %595, %195 : f32
            %597 = arith.addf %264, %c77 : f32
            %598 = arith.cmpf ogt, %596, %597 : f32
            %599:10 = scf.if %598 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %600 = arith.subf %264, %596 : f32
              %601 = wave.exp2 %600 : f32
              %602 = vector.broadcast %601 : f32 to vector<8xf32>
              %603 = arith.mulf %265, %601 : f32
              %604 = arith.mulf %266, %602 : vector<8xf32>
              %605 = arith.mulf %267, %602 : vector<8xf32>
              %606 = arith.mulf %268, %602 : vector<8xf32>
              %607 = arith.mulf %269, %602 : vector<8xf32>
              %608 = arith.mulf %270, %602 : vector<8xf32>
              %609 = arith.mulf %271, %602 : vector<8xf32>
              %610 = arith.mulf %272, %602 : vector<8xf32>
              %611 = arith.mulf %273, %602 : vector<8xf32>
              scf.yield %596, %603, %604, %605, %606, %607, %608, %609, %610, %611 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %264, %265, %266, %267, %268, %269, %270, %271, %272, %273 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %612 = vector.broadcast %195 : f32 to vector<8xf32>
            %613 = arith.subf %c78, %599#0 : f32
            %614 = vector.broadcast %613 : f32 to vector<8xf32>
            %615 = math.fma %426, %612, %614 : vector<8xf32>
            %616 = wave.exp2 %615 : vector<8xf32>
            %617 = math.fma %538, %612, %614 : vector<8xf32>
            %618 = wave.exp2 %617 : vector<8xf32>
            %619 = arith.truncf %616 : vector<8xf32> to vector<8xf16>
            %620 = vector.bitcast %619 : vector<8xf16> to vector<4xi32>
            %621 = wave.swap_halves %620 : vector<4xi32>
            %622 = arith.select %3, %621, %620 : vector<4xi32>
            %623 = arith.select %3, %620, %621 : vector<4xi32>
            %624 = vector.shuffle %622, %623 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %625 = vector.bitcast %624 : vector<8xi32> to vector<16xf16>
            %626 = arith.truncf %618 : vector<8xf32> to vector<8xf16>
            %627 = vector.bitcast %626 : vector<8xf16> to vector<4xi32>
            %628 = wave.swap_halves %627 : vector<4xi32>
            %629 = arith.select %3, %628, %627 : vector<4xi32>
            %630 = arith.select %3, %627, %628 : vector<4xi32>
            %631 = vector.shuffle %629, %630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %632 = vector.bitcast %631 : vector<8xi32> to vector<16xf16>
            %633 = arith.addf %616, %618 : vector<8xf32>
            %634 = vector.extract %633[0] : f32 from vector<8xf32>
            %635 = vector.extract %633[1] : f32 from vector<8xf32>
            %636 = vector.extract %633[2] : f32 from vector<8xf32>
            %637 = vector.extract %633[3] : f32 from vector<8xf32>
            %638 = vector.extract %633[4] : f32 from vector<8xf32>
            %639 = vector.extract %633[5] : f32 from vector<8xf32>
            %640 = vector.extract %633[6] : f32 from vector<8xf32>
            %641 = vector.extract %633[7] : f32 from vector<8xf32>
            %642 = arith.addf %634, %638 : f32
            %643 = arith.addf %635, %639 : f32
            %644 = arith.addf %636, %640 : f32
            %645 = arith.addf %637, %641 : f32
            %646 = arith.addf %642, %644 : f32
            %647 = arith.addf %643, %645 : f32
            %648 = arith.addf %646, %647 : f32
            %649 = arith.addf %599#1, %648 : f32
            %650 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %651 = vector.bitcast %650 : vector<8xi32> to vector<16xf16>
            %652 = wave.mma %651, %625, %599#2 : vector<16xf16>, vector<8xf32>
            %653 = vector.shuffle %491, %494 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
            %655 = wave.mma %654, %625, %599#3 : vector<16xf16>, vector<8xf32>
            %656 = vector.shuffle %497, %500 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %657 = vector.bitcast %656 : vector<8xi32> to vector<16xf16>
            %658 = wave.mma %657, %625, %599#4 : vector<16xf16>, vector<8xf32>
            %659 = vector.shuffle %503, %506 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
            %661 = wave.mma %660, %625, %599#5 : vector<16xf16>, vector<8xf32>
            %662 = arith.addi %294, %38 : index
            %663 = arith.addi %662, %c44 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %294, %38 : index
            %666 = arith.addi %665, %c65 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %294, %38 : index
            %669 = arith.addi %668, %c66 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = arith.addi %294, %38 : index
            %672 = arith.addi %671, %c67 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %674 = arith.addi %294, %38 : index
            %675 = arith.addi %674, %c45 : index
            %676 = vector.load %kv[%675] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %677 = arith.addi %294, %38 : index
            %678 = arith.addi %677, %c68 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %294, %38 : index
            %681 = arith.addi %680, %c69 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = arith.addi %294, %38 : index
            %684 = arith.addi %683, %c70 : index
            %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %686 = vector.shuffle %541, %544 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
            %688 = wave.mma %687, %625, %599#6 : vector<16xf16>, vector<8xf32>
            %689 = vector.shuffle %547, %550 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %690 = vector.bitcast %689 : vector<8xi32> to vector<16xf16>
            %691 = wave.mma %690, %625, %599#7 : vector<16xf16>, vector<8xf32>
            %692 = vector.shuffle %553, %556 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %693 = vector.bitcast %692 : vector<8xi32> to vector<16xf16>
            %694 = wave.mma %693, %625, %599#8 : vector<16xf16>, vector<8xf32>
            %695 = vector.shuffle %559, %562 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %696 = vector.bitcast %695 : vector<8xi32> to vector<16xf16>
            %697 = wave.mma %696, %625, %599#9 : vector<16xf16>, vector<8xf32>
            %698 = arith.addi %294, %38 : index
            %699 = arith.addi %698, %c46 : index
            %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %701 = arith.addi %294, %38 : index
            %702 = arith.addi %701, %c71 : index
            %703 = vector.load %kv[%702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %704 = arith.addi %294, %38 : index
            %705 = arith.addi %704, %c72 : index
            %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %707 = arith.addi %294, %38 : index
            %708 = arith.addi %707, %c73 : index
            %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %710 = arith.addi %294, %38 : index
            %711 = arith.addi %710, %c47 : index
            %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %713 = arith.addi %294, %38 : index
            %714 = arith.addi %713, %c74 : index
            %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %716 = arith.addi %294, %38 : index
            %717 = arith.addi %716, %c75 : index
            %718 = vector.load %kv[%717] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %719 = arith.addi %294, %38 : index
            %720 = arith.addi %719, %c76 : index
            %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %722 = vector.shuffle %664, %667 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
            %724 = wave.mma %723, %632, %652 : vector<16xf16>, vector<8xf32>
            %725 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %726 = vector.bitcast %725 : vector<8xi32> to vector<16xf16>
            %727 = wave.mma %726, %632, %655 : vector<16xf16>, vector<8xf32>
            %728 = vector.shuffle %676, %679 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %729 = vector.bitcast %728 : vector<8xi32> to vector<16xf16>
            %730 = wave.mma %729, %632, %658 : vector<16xf16>, vector<8xf32>
            %731 = vector.shuffle %682, %685 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %732 = vector.bitcast %731 : vector<8xi32> to vector<16xf16>
            %733 = wave.mma %732, %632, %661 : vector<16xf16>, vector<8xf32>
            %734 = arith.addi %303, %38 : index
            %735 = arith.addi %734, %c23 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %303, %38 : index
            %738 = arith.addi %737, %c29 : index
            %739 = vector.load %kv[%738] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %740 = arith.addi %303, %38 : index
            %741 = arith.addi %740, %c24 : index
            %742 = vector.load %kv[%741] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %743 = arith.addi %303, %38 : index
            %744 = arith.addi %743, %c55 : index
            %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %746 = arith.addi %303, %38 : index
            %747 = arith.addi %746, %c7 : index
            %748 = vector.load %kv[%747] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %749 = arith.addi %303, %38 : index
            %750 = arith.addi %749, %c56 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %752 = arith.addi %303, %38 : index
            %753 = arith.addi %752, %c57 : index
            %754 = vector.load %kv[%753] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %755 = arith.addi %303, %38 : index
            %756 = arith.addi %755, %c58 : index
            %757 = vector.load %kv[%756] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %758 = vector.shuffle %700, %703 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %759 = vector.bitcast %758 : vector<8xi32> to vector<16xf16>
            %760 = wave.mma %759, %632, %688 : vector<16xf16>, vector<8xf32>
            %761 = vector.shuffle %706, %709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %762 = vector.bitcast %761 : vector<8xi32> to vector<16xf16>
            %763 = wave.mma %762, %632, %691 : vector<16xf16>, vector<8xf32>
            %764 = vector.shuffle %712, %715 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %765 = vector.bitcast %764 : vector<8xi32> to vector<16xf16>
            %766 = wave.mma %765, %632, %694 : vector<16xf16>, vector<8xf32>
            %767 = vector.shuffle %718, %721 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %768 = vector.bitcast %767 : vector<8xi32> to vector<16xf16>
            %769 = wave.mma %768, %632, %697 : vector<16xf16>, vector<8xf32>
            %770 = wave.opaque %c23
            scf.yield %736, %739, %742, %745, %748, %751, %754, %757, %599#0, %649, %724, %727, %730, %733, %760, %763, %766, %769 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %771 = arith.cmpi eq, %211, %207 : i32
          %772:10 = scf.if %771 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %773 = arith.muli %212, %c53 : i32
            %774 = arith.addi %200, %773 : i32
            %775 = arith.divui %774, %c19 : i32
            %776 = arith.addi %775, %c54 : i32
            %777 = arith.minsi %776, %43 : i32
            %778 = arith.index_castui %777 : i32 to index
            %779 = arith.addi %35, %778 : index
            %780 = memref.load %step[%779] : memref<?xi32>
            %781 = arith.index_cast %780 : i32 to index
            %782 = arith.muli %781, %36 : index
            %783 = arith.addi %782, %37 : index
            %784 = arith.addi %775, %c18 : i32
            %785 = arith.minsi %784, %43 : i32
            %786 = arith.index_castui %785 : i32 to index
            %787 = arith.addi %35, %786 : index
            %788 = memref.load %step[%787] : memref<?xi32>
            %789 = arith.index_cast %788 : i32 to index
            %790 = arith.muli %789, %36 : index
            %791 = arith.addi %790, %37 : index
            %792 = wave.opaque %c23
            %793 = arith.muli %1, %c9 : index
            %794 = arith.addi %792, %793 : index
            %795 = arith.addi %783, %38 : index
            %796 = arith.addi %795, %c42 : index
            %797 = vector.load %kv[%796] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %798 = arith.addi %783, %38 : index
            %799 = arith.addi %798, %c59 : index
            %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %801 = arith.addi %783, %38 : index
            %802 = arith.addi %801, %c60 : index
            %803 = vector.load %kv[%802] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %804 = arith.addi %783, %38 : index
            %805 = arith.addi %804, %c61 : index
            %806 = vector.load %kv[%805] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %807 = arith.addi %783, %38 : index
            %808 = arith.addi %807, %c43 : index
            %809 = vector.load %kv[%808] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %810 = arith.addi %783, %38 : index
            %811 = arith.addi %810, %c62 : index
            %812 = vector.load %kv[%811] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %813 = arith.addi %783, %38 : index
            %814 = arith.addi %813, %c63 : index
            %815 = vector.load %kv[%814] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %816 = arith.addi %783, %38 : index
            %817 = arith.addi %816, %c64 : index
            %818 = vector.load %kv[%817] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %819 = vector.shuffle %274#0, %274#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %820 = vector.bitcast %819 : vector<8xi32> to vector<16xf16>
            %821 = arith.addi %794, %c23 : index
            %822 = vector.load %4[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %823 = arith.addi %821, %c24 : index
            %824 = vector.load %4[%823] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %825 = vector.shuffle %822, %824 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %826 = wave.mma %820, %825, %c51 : vector<16xf16>, vector<8xf32>
            %827 = vector.shuffle %274#2, %274#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %828 = vector.bitcast %827 : vector<8xi32> to vector<16xf16>
            %829 = arith.addi %794, %c7 : index
            %830 = vector.load %4[%829] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %831 = arith.addi %829, %c24 : index
            %832 = vector.load %4[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %833 = vector.shuffle %830, %832 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %834 = wave.mma %828, %833, %826 : vector<16xf16>, vector<8xf32>
            %835 = vector.shuffle %274#4, %274#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %836 = vector.bitcast %835 : vector<8xi32> to vector<16xf16>
            %837 = arith.addi %794, %c42 : index
            %838 = vector.load %4[%837] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %839 = arith.addi %837, %c24 : index
            %840 = vector.load %4[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %841 = vector.shuffle %838, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %842 = wave.mma %836, %841, %834 : vector<16xf16>, vector<8xf32>
            %843 = vector.shuffle %274#6, %274#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %844 = vector.bitcast %843 : vector<8xi32> to vector<16xf16>
            %845 = arith.addi %794, %c43 : index
            %846 = vector.load %4[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %847 = arith.addi %845, %c24 : index
            %848 = vector.load %4[%847] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %849 = vector.shuffle %846, %848 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %850 = wave.mma %844, %849, %842 : vector<16xf16>, vector<8xf32>
            %851 = arith.addi %791, %38 : index
            %852 = arith.addi %851, %c23 : index
            %853 = vector.load %kv[%852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %854 = arith.addi %791, %38 : index
            %855 = arith.addi %854, %c29 : index
            %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %857 = arith.addi %791, %38 : index
            %858 = arith.addi %857, %c24 : index
            %859 = vector.load %kv[%858] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %860 = arith.addi %791, %38 : index
            %861 = arith.addi %860, %c55 : index
            %862 = vector.load %kv[%861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %863 = arith.addi %791, %38 : index
            %864 = arith.addi %863, %c7 : index
            %865 = vector.load %kv[%864] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %866 = arith.addi %791, %38 : index
            %867 = arith.addi %866, %c56 : index
            %868 = vector.load %kv[%867] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %869 = arith.addi %791, %38 : index
            %870 = arith.addi %869, %c57 : index
            %871 = vector.load %kv[%870] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %872 = arith.addi %791, %38 : index
            %873 = arith.addi %872, %c58 : index
            %874 = vector.load %kv[%873] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %875 = vector.shuffle %797, %800 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %876 = vector.bitcast %875 : vector<8xi32> to vector<16xf16>
            %877 = arith.addi %794, %c44 : index
            %878 = vector.load %4[%877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %879 = arith.addi %877, %c24 : index
            %880 = vector.load %4[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %881 = vector.shuffle %878, %880 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %882 = wave.mma %876, %881, %850 : vector<16xf16>, vector<8xf32>
            %883 = vector.shuffle %803, %806 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %884 = vector.bitcast %883 : vector<8xi32> to vector<16xf16>
            %885 = arith.addi %794, %c45 : index
            %886 = vector.load %4[%885] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %887 = arith.addi %885, %c24 : index
            %888 = vector.load %4[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %889 = vector.shuffle %886, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %890 = wave.mma %884, %889, %882 : vector<16xf16>, vector<8xf32>
            %891 = vector.shuffle %809, %812 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %892 = vector.bitcast %891 : vector<8xi32> to vector<16xf16>
            %893 = arith.addi %794, %c46 : index
            %894 = vector.load %4[%893] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %895 = arith.addi %893, %c24 : index
            %896 = vector.load %4[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %897 = vector.shuffle %894, %896 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %898 = wave.mma %892, %897, %890 : vector<16xf16>, vector<8xf32>
            %899 = vector.shuffle %815, %818 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %900 = vector.bitcast %899 : vector<8xi32> to vector<16xf16>
            %901 = arith.addi %794, %c47 : index
            %902 = vector.load %4[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %903 = arith.addi %901, %c24 : index
            %904 = vector.load %4[%903] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %905 = vector.shuffle %902, %904 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %906 = wave.mma %900, %905, %898 : vector<16xf16>, vector<8xf32>
            %907 = arith.addi %791, %38 : index
            %908 = arith.addi %907, %c42 : index
            %909 = vector.load %kv[%908] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %910 = arith.addi %791, %38 : index
            %911 = arith.addi %910, %c59 : index
            %912 = vector.load %kv[%911] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %913 = arith.addi %791, %38 : index
            %914 = arith.addi %913, %c60 : index
            %915 = vector.load %kv[%914] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %916 = arith.addi %791, %38 : index
            %917 = arith.addi %916, %c61 : index
            %918 = vector.load %kv[%917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %919 = arith.addi %791, %38 : index
            %920 = arith.addi %919, %c43 : index
            %921 = vector.load %kv[%920] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %922 = arith.addi %791, %38 : index
            %923 = arith.addi %922, %c62 : index
            %924 = vector.load %kv[%923] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %925 = arith.addi %791, %38 : index
            %926 = arith.addi %925, %c63 : index
            %927 = vector.load %kv[%926] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %928 = arith.addi %791, %38 : index
            %929 = arith.addi %928, %c64 : index
            %930 = vector.load %kv[%929] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %931 = vector.shuffle %853, %856 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %932 = vector.bitcast %931 : vector<8xi32> to vector<16xf16>
            %933 = arith.addi %794, %c23 : index
            %934 = vector.load %4[%933] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %935 = arith.addi %933, %c24 : index
            %936 = vector.load %4[%935] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %937 = vector.shuffle %934, %936 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %938 = wave.mma %932, %937, %c51 : vector<16xf16>, vector<8xf32>
            %939 = vector.shuffle %859, %862 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %940 = vector.bitcast %939 : vector<8xi32> to vector<16xf16>
            %941 = arith.addi %794, %c7 : index
            %942 = vector.load %4[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %943 = arith.addi %941, %c24 : index
            %944 = vector.load %4[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %945 = vector.shuffle %942, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %946 = wave.mma %940, %945, %938 : vector<16xf16>, vector<8xf32>
            %947 = vector.shuffle %865, %868 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %948 = vector.bitcast %947 : vector<8xi32> to vector<16xf16>
            %949 = arith.addi %794, %c42 : index
            %950 = vector.load %4[%949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %951 = arith.addi %949, %c24 : index
            %952 = vector.load %4[%951] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %953 = vector.shuffle %950, %952 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %954 = wave.mma %948, %953, %946 : vector<16xf16>, vector<8xf32>
            %955 = vector.shuffle %871, %874 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %956 = vector.bitcast %955 : vector<8xi32> to vector<16xf16>
            %957 = arith.addi %794, %c43 : index
            %958 = vector.load %4[%957] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %959 = arith.addi %957, %c24 : index
            %960 = vector.load %4[%959] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %961 = vector.shuffle %958, %960 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %962 = wave.mma %956, %961, %954 : vector<16xf16>, vector<8xf32>
            %963 = arith.addi %783, %38 : index
            %964 = arith.addi %963, %c44 : index
            %965 = vector.load %kv[%964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %966 = arith.addi %783, %38 : index
            %967 = arith.addi %966, %c65 : index
            %968 = vector.load %kv[%967] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %969 = arith.addi %783, %38 : index
            %970 = arith.addi %969, %c66 : index
            %971 = vector.load %kv[%970] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %972 = arith.addi %783, %38 : index
            %973 = arith.addi %972, %c67 : index
            %974 = vector.load %kv[%973] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %975 = arith.addi %783, %38 : index
            %976 = arith.addi %975, %c45 : index
            %977 = vector.load %kv[%976] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %978 = arith.addi %783, %38 : index
            %979 = arith.addi %978, %c68 : index
            %980 = vector.load %kv[%979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %981 = arith.addi %783, %38 : index
            %982 = arith.addi %981, %c69 : index
            %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %984 = arith.addi %783, %38 : index
            %985 = arith.addi %984, %c70 : index
            %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %987 = vector.shuffle %909, %912 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %988 = vector.bitcast %987 : vector<8xi32> to vector<16xf16>
            %989 = arith.addi %794, %c44 : index
            %990 = vector.load %4[%989] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %991 = arith.addi %989, %c24 : index
            %992 = vector.load %4[%991] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %993 = vector.shuffle %990, %992 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %994 = wave.mma %988, %993, %962 : vector<16xf16>, vector<8xf32>
            %995 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %996 = vector.bitcast %995 : vector<8xi32> to vector<16xf16>
            %997 = arith.addi %794, %c45 : index
            %998 = vector.load %4[%997] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %999 = arith.addi %997, %c24 : index
            %1000 = vector.load %4[%999] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1001 = vector.shuffle %998, %1000 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1002 = wave.mma %996, %1001, %994 : vector<16xf16>, vector<8xf32>
            %1003 = vector.shuffle %921, %924 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1004 = vector.bitcast %1003 : vector<8xi32> to vector<16xf16>
            %1005 = arith.addi %794, %c46 : index
            %1006 = vector.load %4[%1005] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1007 = arith.addi %1005, %c24 : index
            %1008 = vector.load %4[%1007] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1009 = vector.shuffle %1006, %1008 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1010 = wave.mma %1004, %1009, %1002 : vector<16xf16>, vector<8xf32>
            %1011 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1012 = vector.bitcast %1011 : vector<8xi32> to vector<16xf16>
            %1013 = arith.addi %794, %c47 : index
            %1014 = vector.load %4[%1013] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1015 = arith.addi %1013, %c24 : index
            %1016 = vector.load %4[%1015] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1017 = vector.shuffle %1014, %1016 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1018 = wave.mma %1012, %1017, %1010 : vector<16xf16>, vector<8xf32>
            %1019 = arith.addi %783, %38 : index
            %1020 = arith.addi %1019, %c46 : index
            %1021 = vector.load %kv[%1020] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1022 = arith.addi %783, %38 : index
            %1023 = arith.addi %1022, %c71 : index
            %1024 = vector.load %kv[%1023] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1025 = arith.addi %783, %38 : index
            %1026 = arith.addi %1025, %c72 : index
            %1027 = vector.load %kv[%1026] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1028 = arith.addi %783, %38 : index
            %1029 = arith.addi %1028, %c73 : index
            %1030 = vector.load %kv[%1029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1031 = arith.addi %783, %38 : index
            %1032 = arith.addi %1031, %c47 : index
            %1033 = vector.load %kv[%1032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1034 = arith.addi %783, %38 : index
            %1035 = arith.addi %1034, %c74 : index
            %1036 = vector.load %kv[%1035] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1037 = arith.addi %783, %38 : index
            %1038 = arith.addi %1037, %c75 : index
            %1039 = vector.load %kv[%1038] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1040 = arith.addi %783, %38 : index
            %1041 = arith.addi %1040, %c76 : index
            %1042 = vector.load %kv[%1041] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1043 = vector.extract %906[0] : f32 from vector<8xf32>
            %1044 = vector.extract %906[1] : f32 from vector<8xf32>
            %1045 = vector.extract %906[2] : f32 from vector<8xf32>
            %1046 = vector.extract %906[3] : f32 from vector<8xf32>
            %1047 = vector.extract %906[4] : f32 from vector<8xf32>
            %1048 = vector.extract %906[5] : f32 from vector<8xf32>
            %1049 = vector.extract %906[6] : f32 from vector<8xf32>
            %1050 = vector.extract %906[7] : f32 from vector<8xf32>
            %1051 = vector.extract %1018[0] : f32 from vector<8xf32>
            %1052 = vector.extract %1018[1] : f32 from vector<8xf32>
            %1053 = vector.extract %1018[2] : f32 from vector<8xf32>
            %1054 = vector.extract %1018[3] : f32 from vector<8xf32>
            %1055 = vector.extract %1018[4] : f32 from vector<8xf32>
            %1056 = vector.extract %1018[5] : f32 from vector<8xf32>
            %1057 = vector.extract %1018[6] : f32 from vector<8xf32>
            %1058 = vector.extract %1018[7] : f32 from vector<8xf32>
            %1059 = arith.maxnumf %1043, %1044 fastmath<nnan> : f32
            %1060 = arith.maxnumf %1059, %1045 fastmath<nnan> : f32
            %1061 = arith.maxnumf %1060, %1046 fastmath<nnan> : f32
            %1062 = arith.maxnumf %1061, %1047 fastmath<nnan> : f32
            %1063 = arith.maxnumf %1062, %1048 fastmath<nnan> : f32
            %1064 = arith.maxnumf %1063, %1049 fastmath<nnan> : f32
            %1065 = arith.maxnumf %1064, %1050 fastmath<nnan> : f32
            %1066 = arith.maxnumf %1065, %1051 fastmath<nnan> : f32
            %1067 = arith.maxnumf %1066, %1052 fastmath<nnan> : f32
            %1068 = arith.maxnumf %1067, %1053 fastmath<nnan> : f32
            %1069 = arith.maxnumf %1068, %1054 fastmath<nnan> : f32
            %1070 = arith.maxnumf %1069, %1055 fastmath<nnan> : f32
            %1071 = arith.maxnumf %1070, %1056 fastmath<nnan> : f32
            %1072 = arith.maxnumf %1071, %1057 fastmath<nnan> : f32
            %1073 = arith.maxnumf %1072, %1058 fastmath<nnan> : f32
            %1074 = wave.swap_halves %1073 : f32
            %1075 = arith.maxnumf %1073, %1074 fastmath<nnan> : f32
            %1076 = arith.mulf %1075, %195 : f32
            %1077 = arith.addf %274#8, %c77 : f32
            %1078 = arith.cmpf ogt, %1076, %1077 : f32
            %1079:10 = scf.if %1078 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1080 = arith.subf %274#8, %1076 : f32
              %1081 = wave.exp2 %1080 : f32
              %1082 = vector.broadcast %1081 : f32 to vector<8xf32>
              %1083 = arith.mulf %274#9, %1081 : f32
              %1084 = arith.mulf %274#10, %1082 : vector<8xf32>
              %1085 = arith.mulf %274#11, %1082 : vector<8xf32>
              %1086 = arith.mulf %274#12, %1082 : vector<8xf32>
              %1087 = arith.mulf %274#13, %1082 : vector<8xf32>
              %1088 = arith.mulf %274#14, %1082 : vector<8xf32>
              %1089 = arith.mulf %274#15, %1082 : vector<8xf32>
              %1090 = arith.mulf %274#16, %1082 : vector<8xf32>
              %1091 = arith.mulf %274#17, %1082 : vector<8xf32>
              scf.yield %1076, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %274#8, %274#9, %274#10, %274#11, %274#12, %274#13, %274#14, %274#15, %274#16, %274#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1092 = vector.broadcast %195 : f32 to vector<8xf32>
            %1093 = arith.subf %c78, %1079#0 : f32
            %1094 = vector.broadcast %1093 : f32 to vector<8xf32>
            %1095 = math.fma %906, %1092, %1094 : vector<8xf32>
            %1096 = wave.exp2 %1095 : vector<8xf32>
            %1097 = math.fma %1018, %1092, %1094 : vector<8xf32>
            %1098 = wave.exp2 %1097 : vector<8xf32>
            %1099 = arith.truncf %1096 : vector<8xf32> to vector<8xf16>
            %1100 = vector.bitcast %1099 : vector<8xf16> to vector<4xi32>
            %1101 = wave.swap_halves %1100 : vector<4xi32>
            %1102 = arith.select %3, %1101, %1100 : vector<4xi32>
            %1103 = arith.select %3, %1100, %1101 : vector<4xi32>
            %1104 = vector.shuffle %1102, %1103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1105 = vector.bitcast %1104 : vector<8xi32> to vector<16xf16>
            %1106 = arith.truncf %1098 : vector<8xf32> to vector<8xf16>
            %1107 = vector.bitcast %1106 : vector<8xf16> to vector<4xi32>
            %1108 = wave.swap_halves %1107 : vector<4xi32>
            %1109 = arith.select %3, %1108, %1107 : vector<4xi32>
            %1110 = arith.select %3, %1107, %1108 : vector<4xi32>
            %1111 = vector.shuffle %1109, %1110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1112 = vector.bitcast %1111 : vector<8xi32> to vector<16xf16>
            %1113 = arith.addf %1096, %1098 : vector<8xf32>
            %1114 = vector.extract %1113[0] : f32 from vector<8xf32>
            %1115 = vector.extract %1113[1] : f32 from vector<8xf32>
            %1116 = vector.extract %1113[2] : f32 from vector<8xf32>
            %1117 = vector.extract %1113[3] : f32 from vector<8xf32>
            %1118 = vector.extract %1113[4] : f32 from vector<8xf32>
            %1119 = vector.extract %1113[5] : f32 from vector<8xf32>
            %1120 = vector.extract %1113[6] : f32 from vector<8xf32>
            %1121 = vector.extract %1113[7] : f32 from vector<8xf32>
            %1122 = arith.addf %1114, %1118 : f32
            %1123 = arith.addf %1115, %1119 : f32
            %1124 = arith.addf %1116, %1120 : f32
            %1125 = arith.addf %1117, %1121 : f32
            %1126 = arith.addf %1122, %1124 : f32
            %1127 = arith.addf %1123, %1125 : f32
            %1128 = arith.addf %1126, %1127 : f32
            %1129 = arith.addf %1079#1, %1128 : f32
            %1130 = vector.shuffle %965, %968 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
            %1132 = wave.mma %1131, %1105, %1079#2 : vector<16xf16>, vector<8xf32>
            %1133 = vector.shuffle %971, %974 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1134 = vector.bitcast %1133 : vector<8xi32> to vector<16xf16>
            %1135 = wave.mma %1134, %1105, %1079#3 : vector<16xf16>, vector<8xf32>
            %1136 = vector.shuffle %977, %980 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1137 = vector.bitcast %1136 : vector<8xi32> to vector<16xf16>
            %1138 = wave.mma %1137, %1105, %1079#4 : vector<16xf16>, vector<8xf32>
            %1139 = vector.shuffle %983, %986 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1140 = vector.bitcast %1139 : vector<8xi32> to vector<16xf16>
            %1141 = wave.mma %1140, %1105, %1079#5 : vector<16xf16>, vector<8xf32>
            %1142 = arith.addi %791, %38 : index
            %1143 = arith.addi %1142, %c44 : index
            %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1145 = arith.addi %791, %38 : index
            %1146 = arith.addi %1145, %c65 : index
            %1147 = vector.load %kv[%1146] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1148 = arith.addi %791, %38 : index
            %1149 = arith.addi %1148, %c66 : index
            %1150 = vector.load %kv[%1149] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1151 = arith.addi %791, %38 : index
            %1152 = arith.addi %1151, %c67 : index
            %1153 = vector.load %kv[%1152] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1154 = arith.addi %791, %38 : index
            %1155 = arith.addi %1154, %c45 : index
            %1156 = vector.load %kv[%1155] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1157 = arith.addi %791, %38 : index
            %1158 = arith.addi %1157, %c68 : index
            %1159 = vector.load %kv[%1158] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1160 = arith.addi %791, %38 : index
            %1161 = arith.addi %1160, %c69 : index
            %1162 = vector.load %kv[%1161] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1163 = arith.addi %791, %38 : index
            %1164 = arith.addi %1163, %c70 : index
            %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1166 = vector.shuffle %1021, %1024 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1167 = vector.bitcast %1166 : vector<8xi32> to vector<16xf16>
            %1168 = wave.mma %1167, %1105, %1079#6 : vector<16xf16>, vector<8xf32>
            %1169 = vector.shuffle %1027, %1030 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1170 = vector.bitcast %1169 : vector<8xi32> to vector<16xf16>
            %1171 = wave.mma %1170, %1105, %1079#7 : vector<16xf16>, vector<8xf32>
            %1172 = vector.shuffle %1033, %1036 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1173 = vector.bitcast %1172 : vector<8xi32> to vector<16xf16>
            %1174 = wave.mma %1173, %1105, %1079#8 : vector<16xf16>, vector<8xf32>
            %1175 = vector.shuffle %1039, %1042 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1176 = vector.bitcast %1175 : vector<8xi32> to vector<16xf16>
            %1177 = wave.mma %1176, %1105, %1079#9 : vector<16xf16>, vector<8xf32>
            %1178 = arith.addi %791, %38 : index
            %1179 = arith.addi %1178, %c46 : index
            %1180 = vector.load %kv[%1179] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1181 = arith.addi %791, %38 : index
            %1182 = arith.addi %1181, %c71 : index
            %1183 = vector.load %kv[%1182] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1184 = arith.addi %791, %38 : index
            %1185 = arith.addi %1184, %c72 : index
            %1186 = vector.load %kv[%1185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1187 = arith.addi %791, %38 : index
            %1188 = arith.addi %1187, %c73 : index
            %1189 = vector.load %kv[%1188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1190 = arith.addi %791, %38 : index
            %1191 = arith.addi %1190, %c47 : index
            %1192 = vector.load %kv[%1191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1193 = arith.addi %791, %38 : index
            %1194 = arith.addi %1193, %c74 : index
            %1195 = vector.load %kv[%1194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1196 = arith.addi %791, %38 : index
            %1197 = arith.addi %1196, %c75 : index
            %1198 = vector.load %kv[%1197] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1199 = arith.addi %791, %38 : index
            %1200 = arith.addi %1199, %c76 : index
            %1201 = vector.load %kv[%1200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1202 = vector.shuffle %1144, %1147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1203 = vector.bitcast %1202 : vector<8xi32> to vector<16xf16>
            %1204 = wave.mma %1203, %1112, %1132 : vector<16xf16>, vector<8xf32>
            %1205 = vector.shuffle %1150, %1153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1206 = vector.bitcast %1205 : vector<8xi32> to vector<16xf16>
            %1207 = wave.mma %1206, %1112, %1135 : vector<16xf16>, vector<8xf32>
            %1208 = vector.shuffle %1156, %1159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1209 = vector.bitcast %1208 : vector<8xi32> to vector<16xf16>
            %1210 = wave.mma %1209, %1112, %1138 : vector<16xf16>, vector<8xf32>
            %1211 = vector.shuffle %1162, %1165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1212 = vector.bitcast %1211 : vector<8xi32> to vector<16xf16>
            %1213 = wave.mma %1212, %1112, %1141 : vector<16xf16>, vector<8xf32>
            %1214 = vector.shuffle %1180, %1183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1215 = vector.bitcast %1214 : vector<8xi32> to vector<16xf16>
            %1216 = wave.mma %1215, %1112, %1168 : vector<16xf16>, vector<8xf32>
            %1217 = vector.shuffle %1186, %1189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1218 = vector.bitcast %1217 : vector<8xi32> to vector<16xf16>
            %1219 = wave.mma %1218, %1112, %1171 : vector<16xf16>, vector<8xf32>
            %1220 = vector.shuffle %1192, %1195 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1221 = vector.bitcast %1220 : vector<8xi32> to vector<16xf16>
            %1222 = wave.mma %1221, %1112, %1174 : vector<16xf16>, vector<8xf32>
            %1223 = vector.shuffle %1198, %1201 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1224 = vector.bitcast %1223 : vector<8xi32> to vector<16xf16>
            %1225 = wave.mma %1224, %1112, %1177 : vector<16xf16>, vector<8xf32>
            scf.yield %1079#0, %1129, %1204, %1207, %1210, %1213, %1216, %1219, %1222, %1225 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %1226 = arith.muli %212, %c53 : i32
            %1227 = arith.addi %200, %1226 : i32
            %1228 = arith.divui %1227, %c19 : i32
            %1229 = arith.addi %1228, %c54 : i32
            %1230 = arith.minsi %1229, %43 : i32
            %1231 = arith.index_castui %1230 : i32 to index
            %1232 = arith.addi %35, %1231 : index
            %1233 = memref.load %step[%1232] : memref<?xi32>
            %1234 = arith.index_cast %1233 : i32 to index
            %1235 = arith.muli %1234, %36 : index
            %1236 = arith.addi %1235, %37 : index
            %1237 = arith.addi %1228, %c18 : i32
            %1238 = arith.minsi %1237, %43 : i32
            %1239 = arith.index_castui %1238 : i32 to index
            %1240 = arith.addi %35, %1239 : index
            %1241 = memref.load %step[%1240] : memref<?xi32>
            %1242 = arith.index_cast %1241 : i32 to index
            %1243 = arith.muli %1242, %36 : index
            %1244 = arith.addi %1243, %37 : index
            %1245 = wave.opaque %c23
            %1246 = arith.muli %1, %c9 : index
            %1247 = arith.addi %1245, %1246 : index
            %1248 = arith.subi %202, %1227 : i32
            %1249 = arith.subi %1248, %c54 : i32
            %1250 = arith.minsi %1249, %c19 : i32
            %1251 = arith.maxsi %1250, %c54 : i32
            %1252 = arith.cmpi sgt, %1251, %c54 : i32
            %1253 = arith.select %1252, %c79, %c54 : i32
            %1254 = arith.ori %c54, %1253 : i32
            %1255 = arith.cmpi sgt, %1251, %c18 : i32
            %1256 = arith.select %1255, %c79, %c54 : i32
            %1257 = arith.ori %c54, %1256 : i32
            %1258 = arith.cmpi sgt, %1251, %c80 : i32
            %1259 = arith.select %1258, %c81, %c54 : i32
            %1260 = arith.ori %1254, %1259 : i32
            %1261 = arith.cmpi sgt, %1251, %c82 : i32
            %1262 = arith.select %1261, %c81, %c54 : i32
            %1263 = arith.ori %1257, %1262 : i32
            %1264 = arith.cmpi sgt, %1251, %c83 : i32
            %1265 = arith.select %1264, %c79, %c54 : i32
            %1266 = arith.ori %c54, %1265 : i32
            %1267 = arith.cmpi sgt, %1251, %c84 : i32
            %1268 = arith.select %1267, %c79, %c54 : i32
            %1269 = arith.ori %c54, %1268 : i32
            %1270 = arith.cmpi sgt, %1251, %c85 : i32
            %1271 = arith.select %1270, %c81, %c54 : i32
            %1272 = arith.ori %1266, %1271 : i32
            %1273 = arith.cmpi sgt, %1251, %c86 : i32
            %1274 = arith.select %1273, %c81, %c54 : i32
            %1275 = arith.ori %1269, %1274 : i32
            %1276 = arith.cmpi sgt, %1251, %c87 : i32
            %1277 = arith.select %1276, %c79, %c54 : i32
            %1278 = arith.ori %c54, %1277 : i32
            %1279 = arith.cmpi sgt, %1251, %c88 : i32
            %1280 = arith.select %1279, %c79, %c54 : i32
            %1281 = arith.ori %c54, %1280 : i32
            %1282 = arith.cmpi sgt, %1251, %c89 : i32
            %1283 = arith.select %1282, %c81, %c54 : i32
            %1284 = arith.ori %1278, %1283 : i32
            %1285 = arith.cmpi sgt, %1251, %c90 : i32
            %1286 = arith.select %1285, %c81, %c54 : i32
            %1287 = arith.ori %1281, %1286 : i32
            %1288 = arith.cmpi sgt, %1251, %c91 : i32
            %1289 = arith.select %1288, %c79, %c54 : i32
            %1290 = arith.ori %c54, %1289 : i32
            %1291 = arith.cmpi sgt, %1251, %c92 : i32
            %1292 = arith.select %1291, %c79, %c54 : i32
            %1293 = arith.ori %c54, %1292 : i32
            %1294 = arith.cmpi sgt, %1251, %c41 : i32
            %1295 = arith.select %1294, %c81, %c54 : i32
            %1296 = arith.ori %1290, %1295 : i32
            %1297 = arith.cmpi sgt, %1251, %c38 : i32
            %1298 = arith.select %1297, %c81, %c54 : i32
            %1299 = arith.ori %1293, %1298 : i32
            %1300 = vector.from_elements %1260, %1272, %1284, %1296 : vector<4xi32>
            %1301 = vector.from_elements %1263, %1275, %1287, %1299 : vector<4xi32>
            %1302 = arith.subi %202, %1227 : i32
            %1303 = arith.subi %1302, %c19 : i32
            %1304 = arith.minsi %1303, %c19 : i32
            %1305 = arith.maxsi %1304, %c54 : i32
            %1306 = arith.cmpi sgt, %1305, %c54 : i32
            %1307 = arith.select %1306, %c79, %c54 : i32
            %1308 = arith.ori %c54, %1307 : i32
            %1309 = arith.cmpi sgt, %1305, %c18 : i32
            %1310 = arith.select %1309, %c79, %c54 : i32
            %1311 = arith.ori %c54, %1310 : i32
            %1312 = arith.cmpi sgt, %1305, %c80 : i32
            %1313 = arith.select %1312, %c81, %c54 : i32
            %1314 = arith.ori %1308, %1313 : i32
            %1315 = arith.cmpi sgt, %1305, %c82 : i32
            %1316 = arith.select %1315, %c81, %c54 : i32
            %1317 = arith.ori %1311, %1316 : i32
            %1318 = arith.cmpi sgt, %1305, %c83 : i32
            %1319 = arith.select %1318, %c79, %c54 : i32
            %1320 = arith.ori %c54, %1319 : i32
            %1321 = arith.cmpi sgt, %1305, %c84 : i32
            %1322 = arith.select %1321, %c79, %c54 : i32
            %1323 = arith.ori %c54, %1322 : i32
            %1324 = arith.cmpi sgt, %1305, %c85 : i32
            %1325 = arith.select %1324, %c81, %c54 : i32
            %1326 = arith.ori %1320, %1325 : i32
            %1327 = arith.cmpi sgt, %1305, %c86 : i32
            %1328 = arith.select %1327, %c81, %c54 : i32
            %1329 = arith.ori %1323, %1328 : i32
            %1330 = arith.cmpi sgt, %1305, %c87 : i32
            %1331 = arith.select %1330, %c79, %c54 : i32
            %1332 = arith.ori %c54, %1331 : i32
            %1333 = arith.cmpi sgt, %1305, %c88 : i32
            %1334 = arith.select %1333, %c79, %c54 : i32
            %1335 = arith.ori %c54, %1334 : i32
            %1336 = arith.cmpi sgt, %1305, %c89 : i32
            %1337 = arith.select %1336, %c81, %c54 : i32
            %1338 = arith.ori %1332, %1337 : i32
            %1339 = arith.cmpi sgt, %1305, %c90 : i32
            %1340 = arith.select %1339, %c81, %c54 : i32
            %1341 = arith.ori %1335, %1340 : i32
            %1342 = arith.cmpi sgt, %1305, %c91 : i32
            %1343 = arith.select %1342, %c79, %c54 : i32
            %1344 = arith.ori %c54, %1343 : i32
            %1345 = arith.cmpi sgt, %1305, %c92 : i32
            %1346 = arith.select %1345, %c79, %c54 : i32
            %1347 = arith.ori %c54, %1346 : i32
            %1348 = arith.cmpi sgt, %1305, %c41 : i32
            %1349 = arith.select %1348, %c81, %c54 : i32
            %1350 = arith.ori %1344, %1349 : i32
            %1351 = arith.cmpi sgt, %1305, %c38 : i32
            %1352 = arith.select %1351, %c81, %c54 : i32
            %1353 = arith.ori %1347, %1352 : i32
            %1354 = vector.from_elements %1314, %1326, %1338, %1350 : vector<4xi32>
            %1355 = vector.from_elements %1317, %1329, %1341, %1353 : vector<4xi32>
            %1356 = arith.addi %1236, %38 : index
            %1357 = arith.addi %1356, %c42 : index
            %1358 = vector.load %kv[%1357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1359 = arith.addi %1236, %38 : index
            %1360 = arith.addi %1359, %c59 : index
            %1361 = vector.load %kv[%1360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1362 = arith.addi %1236, %38 : index
            %1363 = arith.addi %1362, %c60 : index
            %1364 = vector.load %kv[%1363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1365 = arith.addi %1236, %38 : index
            %1366 = arith.addi %1365, %c61 : index
            %1367 = vector.load %kv[%1366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1368 = arith.addi %1236, %38 : index
            %1369 = arith.addi %1368, %c43 : index
            %1370 = vector.load %kv[%1369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1371 = arith.addi %1236, %38 : index
            %1372 = arith.addi %1371, %c62 : index
            %1373 = vector.load %kv[%1372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1374 = arith.addi %1236, %38 : index
            %1375 = arith.addi %1374, %c63 : index
            %1376 = vector.load %kv[%1375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1377 = arith.addi %1236, %38 : index
            %1378 = arith.addi %1377, %c64 : index
            %1379 = vector.load %kv[%1378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1380 = vector.shuffle %274#0, %274#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1381 = vector.bitcast %1380 : vector<8xi32> to vector<16xf16>
            %1382 = arith.addi %1247, %c23 : index
            %1383 = vector.load %4[%1382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1384 = arith.addi %1382, %c24 : index
            %1385 = vector.load %4[%1384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1387 = wave.mma %1381, %1386, %c51 : vector<16xf16>, vector<8xf32>
            %1388 = vector.shuffle %274#2, %274#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1389 = vector.bitcast %1388 : vector<8xi32> to vector<16xf16>
            %1390 = arith.addi %1247, %c7 : index
            %1391 = vector.load %4[%1390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1392 = arith.addi %1390, %c24 : index
            %1393 = vector.load %4[%1392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1394 = vector.shuffle %1391, %1393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1395 = wave.mma %1389, %1394, %1387 : vector<16xf16>, vector<8xf32>
            %1396 = vector.shuffle %274#4, %274#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1397 = vector.bitcast %1396 : vector<8xi32> to vector<16xf16>
            %1398 = arith.addi %1247, %c42 : index
            %1399 = vector.load %4[%1398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1400 = arith.addi %1398, %c24 : index
            %1401 = vector.load %4[%1400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1402 = vector.shuffle %1399, %1401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1403 = wave.mma %1397, %1402, %1395 : vector<16xf16>, vector<8xf32>
            %1404 = vector.shuffle %274#6, %274#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1405 = vector.bitcast %1404 : vector<8xi32> to vector<16xf16>
            %1406 = arith.addi %1247, %c43 : index
            %1407 = vector.load %4[%1406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1408 = arith.addi %1406, %c24 : index
            %1409 = vector.load %4[%1408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1410 = vector.shuffle %1407, %1409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1411 = wave.mma %1405, %1410, %1403 : vector<16xf16>, vector<8xf32>
            %1412 = arith.addi %1244, %38 : index
            %1413 = arith.addi %1412, %c23 : index
            %1414 = vector.load %kv[%1413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1415 = arith.addi %1244, %38 : index
            %1416 = arith.addi %1415, %c29 : index
            %1417 = vector.load %kv[%1416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1418 = arith.addi %1244, %38 : index
            %1419 = arith.addi %1418, %c24 : index
            %1420 = vector.load %kv[%1419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1421 = arith.addi %1244, %38 : index
            %1422 = arith.addi %1421, %c55 : index
            %1423 = vector.load %kv[%1422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1424 = arith.addi %1244, %38 : index
            %1425 = arith.addi %1424, %c7 : index
            %1426 = vector.load %kv[%1425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1427 = arith.addi %1244, %38 : index
            %1428 = arith.addi %1427, %c56 : index
            %1429 = vector.load %kv[%1428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1430 = arith.addi %1244, %38 : index
            %1431 = arith.addi %1430, %c57 : index
            %1432 = vector.load %kv[%1431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1433 = arith.addi %1244, %38 : index
            %1434 = arith.addi %1433, %c58 : index
            %1435 = vector.load %kv[%1434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1436 = vector.shuffle %1358, %1361 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1437 = vector.bitcast %1436 : vector<8xi32> to vector<16xf16>
            %1438 = arith.addi %1247, %c44 : index
            %1439 = vector.load %4[%1438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1440 = arith.addi %1438, %c24 : index
            %1441 = vector.load %4[%1440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1443 = wave.mma %1437, %1442, %1411 : vector<16xf16>, vector<8xf32>
            %1444 = vector.shuffle %1364, %1367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1445 = vector.bitcast %1444 : vector<8xi32> to vector<16xf16>
            %1446 = arith.addi %1247, %c45 : index
            %1447 = vector.load %4[%1446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1448 = arith.addi %1446, %c24 : index
            %1449 = vector.load %4[%1448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1450 = vector.shuffle %1447, %1449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1451 = wave.mma %1445, %1450, %1443 : vector<16xf16>, vector<8xf32>
            %1452 = vector.shuffle %1370, %1373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1453 = vector.bitcast %1452 : vector<8xi32> to vector<16xf16>
            %1454 = arith.addi %1247, %c46 : index
            %1455 = vector.load %4[%1454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1456 = arith.addi %1454, %c24 : index
            %1457 = vector.load %4[%1456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1458 = vector.shuffle %1455, %1457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1459 = wave.mma %1453, %1458, %1451 : vector<16xf16>, vector<8xf32>
            %1460 = vector.shuffle %1376, %1379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1461 = vector.bitcast %1460 : vector<8xi32> to vector<16xf16>
            %1462 = arith.addi %1247, %c47 : index
            %1463 = vector.load %4[%1462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1464 = arith.addi %1462, %c24 : index
            %1465 = vector.load %4[%1464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1466 = vector.shuffle %1463, %1465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1467 = wave.mma %1461, %1466, %1459 : vector<16xf16>, vector<8xf32>
            %1468 = arith.addi %1244, %38 : index
            %1469 = arith.addi %1468, %c42 : index
            %1470 = vector.load %kv[%1469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1471 = arith.addi %1244, %38 : index
            %1472 = arith.addi %1471, %c59 : index
            %1473 = vector.load %kv[%1472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1474 = arith.addi %1244, %38 : index
            %1475 = arith.addi %1474, %c60 : index
            %1476 = vector.load %kv[%1475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1477 = arith.addi %1244, %38 : index
            %1478 = arith.addi %1477, %c61 : index
            %1479 = vector.load %kv[%1478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1480 = arith.addi %1244, %38 : index
            %1481 = arith.addi %1480, %c43 : index
            %1482 = vector.load %kv[%1481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1483 = arith.addi %1244, %38 : index
            %1484 = arith.addi %1483, %c62 : index
            %1485 = vector.load %kv[%1484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1486 = arith.addi %1244, %38 : index
            %1487 = arith.addi %1486, %c63 : index
            %1488 = vector.load %kv[%1487] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1489 = arith.addi %1244, %38 : index
            %1490 = arith.addi %1489, %c64 : index
            %1491 = vector.load %kv[%1490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1492 = vector.shuffle %1414, %1417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1493 = vector.bitcast %1492 : vector<8xi32> to vector<16xf16>
            %1494 = arith.addi %1247, %c23 : index
            %1495 = vector.load %4[%1494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1496 = arith.addi %1494, %c24 : index
            %1497 = vector.load %4[%1496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1498 = vector.shuffle %1495, %1497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1499 = wave.mma %1493, %1498, %c51 : vector<16xf16>, vector<8xf32>
            %1500 = vector.shuffle %1420, %1423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1501 = vector.bitcast %1500 : vector<8xi32> to vector<16xf16>
            %1502 = arith.addi %1247, %c7 : index
            %1503 = vector.load %4[%1502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1504 = arith.addi %1502, %c24 : index
            %1505 = vector.load %4[%1504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1506 = vector.shuffle %1503, %1505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1507 = wave.mma %1501, %1506, %1499 : vector<16xf16>, vector<8xf32>
            %1508 = vector.shuffle %1426, %1429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1509 = vector.bitcast %1508 : vector<8xi32> to vector<16xf16>
            %1510 = arith.addi %1247, %c42 : index
            %1511 = vector.load %4[%1510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1512 = arith.addi %1510, %c24 : index
            %1513 = vector.load %4[%1512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1514 = vector.shuffle %1511, %1513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1515 = wave.mma %1509, %1514, %1507 : vector<16xf16>, vector<8xf32>
            %1516 = vector.shuffle %1432, %1435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1517 = vector.bitcast %1516 : vector<8xi32> to vector<16xf16>
            %1518 = arith.addi %1247, %c43 : index
            %1519 = vector.load %4[%1518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1520 = arith.addi %1518, %c24 : index
            %1521 = vector.load %4[%1520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1522 = vector.shuffle %1519, %1521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1523 = wave.mma %1517, %1522, %1515 : vector<16xf16>, vector<8xf32>
            %1524 = arith.addi %1236, %38 : index
            %1525 = arith.addi %1524, %c44 : index
            %1526 = vector.load %kv[%1525] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1527 = arith.addi %1236, %38 : index
            %1528 = arith.addi %1527, %c65 : index
            %1529 = vector.load %kv[%1528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1530 = arith.addi %1236, %38 : index
            %1531 = arith.addi %1530, %c66 : index
            %1532 = vector.load %kv[%1531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1533 = arith.addi %1236, %38 : index
            %1534 = arith.addi %1533, %c67 : index
            %1535 = vector.load %kv[%1534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1536 = arith.addi %1236, %38 : index
            %1537 = arith.addi %1536, %c45 : index
            %1538 = vector.load %kv[%1537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1539 = arith.addi %1236, %38 : index
            %1540 = arith.addi %1539, %c68 : index
            %1541 = vector.load %kv[%1540] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1542 = arith.addi %1236, %38 : index
            %1543 = arith.addi %1542, %c69 : index
            %1544 = vector.load %kv[%1543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1545 = arith.addi %1236, %38 : index
            %1546 = arith.addi %1545, %c70 : index
            %1547 = vector.load %kv[%1546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1548 = vector.shuffle %1470, %1473 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1549 = vector.bitcast %1548 : vector<8xi32> to vector<16xf16>
            %1550 = arith.addi %1247, %c44 : index
            %1551 = vector.load %4[%1550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1552 = arith.addi %1550, %c24 : index
            %1553 = vector.load %4[%1552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1554 = vector.shuffle %1551, %1553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1555 = wave.mma %1549, %1554, %1523 : vector<16xf16>, vector<8xf32>
            %1556 = vector.shuffle %1476, %1479 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1557 = vector.bitcast %1556 : vector<8xi32> to vector<16xf16>
            %1558 = arith.addi %1247, %c45 : index
            %1559 = vector.load %4[%1558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1560 = arith.addi %1558, %c24 : index
            %1561 = vector.load %4[%1560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1562 = vector.shuffle %1559, %1561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1563 = wave.mma %1557, %1562, %1555 : vector<16xf16>, vector<8xf32>
            %1564 = vector.shuffle %1482, %1485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1565 = vector.bitcast %1564 : vector<8xi32> to vector<16xf16>
            %1566 = arith.addi %1247, %c46 : index
            %1567 = vector.load %4[%1566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1568 = arith.addi %1566, %c24 : index
            %1569 = vector.load %4[%1568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1570 = vector.shuffle %1567, %1569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1571 = wave.mma %1565, %1570, %1563 : vector<16xf16>, vector<8xf32>
            %1572 = vector.shuffle %1488, %1491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1573 = vector.bitcast %1572 : vector<8xi32> to vector<16xf16>
            %1574 = arith.addi %1247, %c47 : index
            %1575 = vector.load %4[%1574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1576 = arith.addi %1574, %c24 : index
            %1577 = vector.load %4[%1576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1578 = vector.shuffle %1575, %1577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1579 = wave.mma %1573, %1578, %1571 : vector<16xf16>, vector<8xf32>
            %1580 = arith.addi %1236, %38 : index
            %1581 = arith.addi %1580, %c46 : index
            %1582 = vector.load %kv[%1581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1583 = arith.addi %1236, %38 : index
            %1584 = arith.addi %1583, %c71 : index
            %1585 = vector.load %kv[%1584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1586 = arith.addi %1236, %38 : index
            %1587 = arith.addi %1586, %c72 : index
            %1588 = vector.load %kv[%1587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1589 = arith.addi %1236, %38 : index
            %1590 = arith.addi %1589, %c73 : index
            %1591 = vector.load %kv[%1590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1592 = arith.addi %1236, %38 : index
            %1593 = arith.addi %1592, %c47 : index
            %1594 = vector.load %kv[%1593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1595 = arith.addi %1236, %38 : index
            %1596 = arith.addi %1595, %c74 : index
            %1597 = vector.load %kv[%1596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1598 = arith.addi %1236, %38 : index
            %1599 = arith.addi %1598, %c75 : index
            %1600 = vector.load %kv[%1599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1601 = arith.addi %1236, %38 : index
            %1602 = arith.addi %1601, %c76 : index
            %1603 = vector.load %kv[%1602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1604 = arith.index_cast %2 : index to i32
            %1605 = arith.addi %1227, %1604 : i32
            %1606 = arith.subi %41, %1605 : i32
            %1607 = arith.subi %1606, %c54 : i32
            %1608 = vector.broadcast %1607 : i32 to vector<8xi32>
            %1609 = arith.cmpi sgt, %1608, %c93 : vector<8xi32>
            %1610 = arith.subi %1606, %c19 : i32
            %1611 = vector.broadcast %1610 : i32 to vector<8xi32>
            %1612 = arith.cmpi sgt, %1611, %c93 : vector<8xi32>
            %1613 = arith.select %1609, %1467, %c94 : vector<8xi1>, vector<8xf32>
            %1614 = arith.select %1612, %1579, %c94 : vector<8xi1>, vector<8xf32>
            %1615 = vector.extract %1613[0] : f32 from vector<8xf32>
            %1616 = vector.extract %1613[1] : f32 from vector<8xf32>
            %1617 = vector.extract %1613[2] : f32 from vector<8xf32>
            %1618 = vector.extract %1613[3] : f32 from vector<8xf32>
            %1619 = vector.extract %1613[4] : f32 from vector<8xf32>
            %1620 = vector.extract %1613[5] : f32 from vector<8xf32>
            %1621 = vector.extract %1613[6] : f32 from vector<8xf32>
            %1622 = vector.extract %1613[7] : f32 from vector<8xf32>
            %1623 = vector.extract %1614[0] : f32 from vector<8xf32>
            %1624 = vector.extract %1614[1] : f32 from vector<8xf32>
            %1625 = vector.extract %1614[2] : f32 from vector<8xf32>
            %1626 = vector.extract %1614[3] : f32 from vector<8xf32>
            %1627 = vector.extract %1614[4] : f32 from vector<8xf32>
            %1628 = vector.extract %1614[5] : f32 from vector<8xf32>
            %1629 = vector.extract %1614[6] : f32 from vector<8xf32>
            %1630 = vector.extract %1614[7] : f32 from vector<8xf32>
            %1631 = arith.maxnumf %1615, %1616 fastmath<nnan> : f32
            %1632 = arith.maxnumf %1631, %1617 fastmath<nnan> : f32
            %1633 = arith.maxnumf %1632, %1618 fastmath<nnan> : f32
            %1634 = arith.maxnumf %1633, %1619 fastmath<nnan> : f32
            %1635 = arith.maxnumf %1634, %1620 fastmath<nnan> : f32
            %1636 = arith.maxnumf %1635, %1621 fastmath<nnan> : f32
            %1637 = arith.maxnumf %1636, %1622 fastmath<nnan> : f32
            %1638 = arith.maxnumf %1637, %1623 fastmath<nnan> : f32
            %1639 = arith.maxnumf %1638, %1624 fastmath<nnan> : f32
            %1640 = arith.maxnumf %1639, %1625 fastmath<nnan> : f32
            %1641 = arith.maxnumf %1640, %1626 fastmath<nnan> : f32
            %1642 = arith.maxnumf %1641, %1627 fastmath<nnan> : f32
            %1643 = arith.maxnumf %1642, %1628 fastmath<nnan> : f32
            %1644 = arith.maxnumf %1643, %1629 fastmath<nnan> : f32
            %1645 = arith.maxnumf %1644, %1630 fastmath<nnan> : f32
            %1646 = wave.swap_halves %1645 : f32
            %1647 = arith.maxnumf %1645, %1646 fastmath<nnan> : f32
            %1648 = arith.mulf %1647, %195 : f32
            %1649 = arith.addf %274#8, %c77 : f32
            %1650 = arith.cmpf ogt, %1648, %1649 : f32
            %1651:10 = scf.if %1650 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1652 = arith.subf %274#8, %1648 : f32
              %1653 = wave.exp2 %1652 : f32
              %1654 = vector.broadcast %1653 : f32 to vector<8xf32>
              %1655 = arith.mulf %274#9, %1653 : f32
              %1656 = arith.mulf %274#10, %1654 : vector<8xf32>
              %1657 = arith.mulf %274#11, %1654 : vector<8xf32>
              %1658 = arith.mulf %274#12, %1654 : vector<8xf32>
              %1659 = arith.mulf %274#13, %1654 : vector<8xf32>
              %1660 = arith.mulf %274#14, %1654 : vector<8xf32>
              %1661 = arith.mulf %274#15, %1654 : vector<8xf32>
              %1662 = arith.mulf %274#16, %1654 : vector<8xf32>
              %1663 = arith.mulf %274#17, %1654 : vector<8xf32>
              scf.yield %1648, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %274#8, %274#9, %274#10, %274#11, %274#12, %274#13, %274#14, %274#15, %274#16, %274#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1664 = vector.broadcast %195 : f32 to vector<8xf32>
            %1665 = arith.subf %c78, %1651#0 : f32
            %1666 = vector.broadcast %1665 : f32 to vector<8xf32>
            %1667 = math.fma %1613, %1664, %1666 : vector<8xf32>
            %1668 = wave.exp2 %1667 : vector<8xf32>
            %1669 = math.fma %1614, %1664, %1666 : vector<8xf32>
            %1670 = wave.exp2 %1669 : vector<8xf32>
            %1671 = arith.select %1609, %1668, %c51 : vector<8xi1>, vector<8xf32>
            %1672 = arith.select %1612, %1670, %c51 : vector<8xi1>, vector<8xf32>
            %1673 = arith.truncf %1671 : vector<8xf32> to vector<8xf16>
            %1674 = vector.bitcast %1673 : vector<8xf16> to vector<4xi32>
            %1675 = wave.swap_halves %1674 : vector<4xi32>
            %1676 = arith.select %3, %1675, %1674 : vector<4xi32>
            %1677 = arith.select %3, %1674, %1675 : vector<4xi32>
            %1678 = vector.shuffle %1676, %1677 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1679 = vector.bitcast %1678 : vector<8xi32> to vector<16xf16>
            %1680 = arith.truncf %1672 : vector<8xf32> to vector<8xf16>
            %1681 = vector.bitcast %1680 : vector<8xf16> to vector<4xi32>
            %1682 = wave.swap_halves %1681 : vector<4xi32>
            %1683 = arith.select %3, %1682, %1681 : vector<4xi32>
            %1684 = arith.select %3, %1681, %1682 : vector<4xi32>
            %1685 = vector.shuffle %1683, %1684 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1686 = vector.bitcast %1685 : vector<8xi32> to vector<16xf16>
            %1687 = arith.addf %1671, %1672 : vector<8xf32>
            %1688 = vector.extract %1687[0] : f32 from vector<8xf32>
            %1689 = vector.extract %1687[1] : f32 from vector<8xf32>
            %1690 = vector.extract %1687[2] : f32 from vector<8xf32>
            %1691 = vector.extract %1687[3] : f32 from vector<8xf32>
            %1692 = vector.extract %1687[4] : f32 from vector<8xf32>
            %1693 = vector.extract %1687[5] : f32 from vector<8xf32>
            %1694 = vector.extract %1687[6] : f32 from vector<8xf32>
            %1695 = vector.extract %1687[7] : f32 from vector<8xf32>
            %1696 = arith.addf %1688, %1692 : f32
            %1697 = arith.addf %1689, %1693 : f32
            %1698 = arith.addf %1690, %1694 : f32
            %1699 = arith.addf %1691, %1695 : f32
            %1700 = arith.addf %1696, %1698 : f32
            %1701 = arith.addf %1697, %1699 : f32
            %1702 = arith.addf %1700, %1701 : f32
            %1703 = arith.addf %1651#1, %1702 : f32
            %1704 = arith.andi %1526, %1300 : vector<4xi32>
            %1705 = arith.andi %1529, %1301 : vector<4xi32>
            %1706 = vector.shuffle %1704, %1705 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1707 = vector.bitcast %1706 : vector<8xi32> to vector<16xf16>
            %1708 = wave.mma %1707, %1679, %1651#2 : vector<16xf16>, vector<8xf32>
            %1709 = arith.andi %1532, %1300 : vector<4xi32>
            %1710 = arith.andi %1535, %1301 : vector<4xi32>
            %1711 = vector.shuffle %1709, %1710 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1712 = vector.bitcast %1711 : vector<8xi32> to vector<16xf16>
            %1713 = wave.mma %1712, %1679, %1651#3 : vector<16xf16>, vector<8xf32>
            %1714 = arith.andi %1538, %1300 : vector<4xi32>
            %1715 = arith.andi %1541, %1301 : vector<4xi32>
            %1716 = vector.shuffle %1714, %1715 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1717 = vector.bitcast %1716 : vector<8xi32> to vector<16xf16>
            %1718 = wave.mma %1717, %1679, %1651#4 : vector<16xf16>, vector<8xf32>
            %1719 = arith.andi %1544, %1300 : vector<4xi32>
            %1720 = arith.andi %1547, %1301 : vector<4xi32>
            %1721 = vector.shuffle %1719, %1720 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1722 = vector.bitcast %1721 : vector<8xi32> to vector<16xf16>
            %1723 = wave.mma %1722, %1679, %1651#5 : vector<16xf16>, vector<8xf32>
            %1724 = arith.addi %1244, %38 : index
            %1725 = arith.addi %1724, %c44 : index
            %1726 = vector.load %kv[%1725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1727 = arith.addi %1244, %38 : index
            %1728 = arith.addi %1727, %c65 : index
            %1729 = vector.load %kv[%1728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1730 = arith.addi %1244, %38 : index
            %1731 = arith.addi %1730, %c66 : index
            %1732 = vector.load %kv[%1731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1733 = arith.addi %1244, %38 : index
            %1734 = arith.addi %1733, %c67 : index
            %1735 = vector.load %kv[%1734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1736 = arith.addi %1244, %38 : index
            %1737 = arith.addi %1736, %c45 : index
            %1738 = vector.load %kv[%1737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1739 = arith.addi %1244, %38 : index
            %1740 = arith.addi %1739, %c68 : index
            %1741 = vector.load %kv[%1740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1742 = arith.addi %1244, %38 : index
            %1743 = arith.addi %1742, %c69 : index
            %1744 = vector.load %kv[%1743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1745 = arith.addi %1244, %38 : index
            %1746 = arith.addi %1745, %c70 : index
            %1747 = vector.load %kv[%1746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1748 = arith.andi %1582, %1300 : vector<4xi32>
            %1749 = arith.andi %1585, %1301 : vector<4xi32>
            %1750 = vector.shuffle %1748, %1749 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1751 = vector.bitcast %1750 : vector<8xi32> to vector<16xf16>
            %1752 = wave.mma %1751, %1679, %1651#6 : vector<16xf16>, vector<8xf32>
            %1753 = arith.andi %1588, %1300 : vector<4xi32>
            %1754 = arith.andi %1591, %1301 : vector<4xi32>
            %1755 = vector.shuffle %1753, %1754 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1756 = vector.bitcast %1755 : vector<8xi32> to vector<16xf16>
            %1757 = wave.mma %1756, %1679, %1651#7 : vector<16xf16>, vector<8xf32>
            %1758 = arith.andi %1594, %1300 : vector<4xi32>
            %1759 = arith.andi %1597, %1301 : vector<4xi32>
            %1760 = vector.shuffle %1758, %1759 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1761 = vector.bitcast %1760 : vector<8xi32> to vector<16xf16>
            %1762 = wave.mma %1761, %1679, %1651#8 : vector<16xf16>, vector<8xf32>
            %1763 = arith.andi %1600, %1300 : vector<4xi32>
            %1764 = arith.andi %1603, %1301 : vector<4xi32>
            %1765 = vector.shuffle %1763, %1764 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1766 = vector.bitcast %1765 : vector<8xi32> to vector<16xf16>
            %1767 = wave.mma %1766, %1679, %1651#9 : vector<16xf16>, vector<8xf32>
            %1768 = arith.addi %1244, %38 : index
            %1769 = arith.addi %1768, %c46 : index
            %1770 = vector.load %kv[%1769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1771 = arith.addi %1244, %38 : index
            %1772 = arith.addi %1771, %c71 : index
            %1773 = vector.load %kv[%1772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1774 = arith.addi %1244, %38 : index
            %1775 = arith.addi %1774, %c72 : index
            %1776 = vector.load %kv[%1775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1777 = arith.addi %1244, %38 : index
            %1778 = arith.addi %1777, %c73 : index
            %1779 = vector.load %kv[%1778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1780 = arith.addi %1244, %38 : index
            %1781 = arith.addi %1780, %c47 : index
            %1782 = vector.load %kv[%1781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1783 = arith.addi %1244, %38 : index
            %1784 = arith.addi %1783, %c74 : index
            %1785 = vector.load %kv[%1784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1786 = arith.addi %1244, %38 : index
            %1787 = arith.addi %1786, %c75 : index
            %1788 = vector.load %kv[%1787] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1789 = arith.addi %1244, %38 : index
            %1790 = arith.addi %1789, %c76 : index
            %1791 = vector.load %kv[%1790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1792 = arith.andi %1726, %1354 : vector<4xi32>
            %1793 = arith.andi %1729, %1355 : vector<4xi32>
            %1794 = vector.shuffle %1792, %1793 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1795 = vector.bitcast %1794 : vector<8xi32> to vector<16xf16>
            %1796 = wave.mma %1795, %1686, %1708 : vector<16xf16>, vector<8xf32>
            %1797 = arith.andi %1732, %1354 : vector<4xi32>
            %1798 = arith.andi %1735, %1355 : vector<4xi32>
            %1799 = vector.shuffle %1797, %1798 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1800 = vector.bitcast %1799 : vector<8xi32> to vector<16xf16>
            %1801 = wave.mma %1800, %1686, %1713 : vector<16xf16>, vector<8xf32>
            %1802 = arith.andi %1738, %1354 : vector<4xi32>
            %1803 = arith.andi %1741, %1355 : vector<4xi32>
            %1804 = vector.shuffle %1802, %1803 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1805 = vector.bitcast %1804 : vector<8xi32> to vector<16xf16>
            %1806 = wave.mma %1805, %1686, %1718 : vector<16xf16>, vector<8xf32>
            %1807 = arith.andi %1744, %1354 : vector<4xi32>
            %1808 = arith.andi %1747, %1355 : vector<4xi32>
            %1809 = vector.shuffle %1807, %1808 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1810 = vector.bitcast %1809 : vector<8xi32> to vector<16xf16>
            %1811 = wave.mma %1810, %1686, %1723 : vector<16xf16>, vector<8xf32>
            %1812 = arith.andi %1770, %1354 : vector<4xi32>
            %1813 = arith.andi %1773, %1355 : vector<4xi32>
            %1814 = vector.shuffle %1812, %1813 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1815 = vector.bitcast %1814 : vector<8xi32> to vector<16xf16>
            %1816 = wave.mma %1815, %1686, %1752 : vector<16xf16>, vector<8xf32>
            %1817 = arith.andi %1776, %1354 : vector<4xi32>
            %1818 = arith.andi %1779, %1355 : vector<4xi32>
            %1819 = vector.shuffle %1817, %1818 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1820 = vector.bitcast %1819 : vector<8xi32> to vector<16xf16>
            %1821 = wave.mma %1820, %1686, %1757 : vector<16xf16>, vector<8xf32>
            %1822 = arith.andi %1782, %1354 : vector<4xi32>
            %1823 = arith.andi %1785, %1355 : vector<4xi32>
            %1824 = vector.shuffle %1822, %1823 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1825 = vector.bitcast %1824 : vector<8xi32> to vector<16xf16>
            %1826 = wave.mma %1825, %1686, %1762 : vector<16xf16>, vector<8xf32>
            %1827 = arith.andi %1788, %1354 : vector<4xi32>
            %1828 = arith.andi %1791, %1355 : vector<4xi32>
            %1829 = vector.shuffle %1827, %1828 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1830 = vector.bitcast %1829 : vector<8xi32> to vector<16xf16>
            %1831 = wave.mma %1830, %1686, %1767 : vector<16xf16>, vector<8xf32>
            scf.yield %1651#0, %1703, %1796, %1801, %1806, %1811, %1816, %1821, %1826, %1831 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1832 = wave.swap_halves %772#1 : f32
          %1833 = arith.addf %772#1, %1832 : f32
          scf.yield %772#0, %1833, %772#2, %772#3, %772#4, %772#5, %772#6, %772#7, %772#8, %772#9 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c49, %c50, %c51, %c51, %c51, %c51, %c51, %c51, %c51, %c51 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1834 = arith.cmpi slt, %1, %c9 : index
        wave.barrier
        scf.if %1834 {
          %1835 = arith.muli %8, %c8 : index
          %1836 = arith.addi %1835, %1 : index
          memref.store %204#0, %6[%1836] : memref<?xf32>
          %1837 = arith.addi %1836, %c3 : index
          memref.store %204#1, %6[%1837] : memref<?xf32>
          %1838 = arith.muli %8, %c42 : index
          %1839 = arith.muli %2, %c9 : index
          %1840 = arith.addi %1838, %1839 : index
          %1841 = arith.addi %1840, %1 : index
          %1842 = vector.extract %204#2[0] : f32 from vector<8xf32>
          %1843 = arith.addi %1841, %c23 : index
          memref.store %1842, %5[%1843] : memref<?xf32>
          %1844 = vector.extract %204#2[1] : f32 from vector<8xf32>
          %1845 = arith.addi %1841, %c3 : index
          memref.store %1844, %5[%1845] : memref<?xf32>
          %1846 = vector.extract %204#2[2] : f32 from vector<8xf32>
          %1847 = arith.addi %1841, %c8 : index
          memref.store %1846, %5[%1847] : memref<?xf32>
          %1848 = vector.extract %204#2[3] : f32 from vector<8xf32>
          %1849 = arith.addi %1841, %c27 : index
          memref.store %1848, %5[%1849] : memref<?xf32>
          %1850 = vector.extract %204#2[4] : f32 from vector<8xf32>
          %1851 = arith.addi %1841, %c29 : index
          memref.store %1850, %5[%1851] : memref<?xf32>
          %1852 = vector.extract %204#2[5] : f32 from vector<8xf32>
          %1853 = arith.addi %1841, %c31 : index
          memref.store %1852, %5[%1853] : memref<?xf32>
          %1854 = vector.extract %204#2[6] : f32 from vector<8xf32>
          %1855 = arith.addi %1841, %c33 : index
          memref.store %1854, %5[%1855] : memref<?xf32>
          %1856 = vector.extract %204#2[7] : f32 from vector<8xf32>
          %1857 = arith.addi %1841, %c35 : index
          memref.store %1856, %5[%1857] : memref<?xf32>
          %1858 = vector.extract %204#3[0] : f32 from vector<8xf32>
          %1859 = arith.addi %1841, %c24 : index
          memref.store %1858, %5[%1859] : memref<?xf32>
          %1860 = vector.extract %204#3[1] : f32 from vector<8xf32>
          %1861 = arith.addi %1841, %c95 : index
          memref.store %1860, %5[%1861] : memref<?xf32>
          %1862 = vector.extract %204#3[2] : f32 from vector<8xf32>
          %1863 = arith.addi %1841, %c96 : index
          memref.store %1862, %5[%1863] : memref<?xf32>
          %1864 = vector.extract %204#3[3] : f32 from vector<8xf32>
          %1865 = arith.addi %1841, %c97 : index
          memref.store %1864, %5[%1865] : memref<?xf32>
          %1866 = vector.extract %204#3[4] : f32 from vector<8xf32>
          %1867 = arith.addi %1841, %c55 : index
          memref.store %1866, %5[%1867] : memref<?xf32>
          %1868 = vector.extract %204#3[5] : f32 from vector<8xf32>
          %1869 = arith.addi %1841, %c98 : index
          memref.store %1868, %5[%1869] : memref<?xf32>
          %1870 = vector.extract %204#3[6] : f32 from vector<8xf32>
          %1871 = arith.addi %1841, %c99 : index
          memref.store %1870, %5[%1871] : memref<?xf32>
          %1872 = vector.extract %204#3[7] : f32 from vector<8xf32>
          %1873 = arith.addi %1841, %c100 : index
          memref.store %1872, %5[%1873] : memref<?xf32>
          %1874 = vector.extract %204#4[0] : f32 from vector<8xf32>
          %1875 = arith.addi %1841, %c7 : index
          memref.store %1874, %5[%1875] : memref<?xf32>
          %1876 = vector.extract %204#4[1] : f32 from vector<8xf32>
          %1877 = arith.addi %1841, %c101 : index
          memref.store %1876, %5[%1877] : memref<?xf32>
          %1878 = vector.extract %204#4[2] : f32 from vector<8xf32>
          %1879 = arith.addi %1841, %c102 : index
          memref.store %1878, %5[%1879] : memref<?xf32>
          %1880 = vector.extract %204#4[3] : f32 from vector<8xf32>
          %1881 = arith.addi %1841, %c103 : index
          memref.store %1880, %5[%1881] : memref<?xf32>
          %1882 = vector.extract %204#4[4] : f32 from vector<8xf32>
          %1883 = arith.addi %1841, %c56 : index
          memref.store %1882, %5[%1883] : memref<?xf32>
          %1884 = vector.extract %204#4[5] : f32 from vector<8xf32>
          %1885 = arith.addi %1841, %c104 : index
          memref.store %1884, %5[%1885] : memref<?xf32>
          %1886 = vector.extract %204#4[6] : f32 from vector<8xf32>
          %1887 = arith.addi %1841, %c105 : index
          memref.store %1886, %5[%1887] : memref<?xf32>
          %1888 = vector.extract %204#4[7] : f32 from vector<8xf32>
          %1889 = arith.addi %1841, %c106 : index
          memref.store %1888, %5[%1889] : memref<?xf32>
          %1890 = vector.extract %204#5[0] : f32 from vector<8xf32>
          %1891 = arith.addi %1841, %c57 : index
          memref.store %1890, %5[%1891] : memref<?xf32>
          %1892 = vector.extract %204#5[1] : f32 from vector<8xf32>
          %1893 = arith.addi %1841, %c107 : index
          memref.store %1892, %5[%1893] : memref<?xf32>
          %1894 = vector.extract %204#5[2] : f32 from vector<8xf32>
          %1895 = arith.addi %1841, %c108 : index
          memref.store %1894, %5[%1895] : memref<?xf32>
          %1896 = vector.extract %204#5[3] : f32 from vector<8xf32>
          %1897 = arith.addi %1841, %c109 : index
          memref.store %1896, %5[%1897] : memref<?xf32>
          %1898 = vector.extract %204#5[4] : f32 from vector<8xf32>
          %1899 = arith.addi %1841, %c58 : index
          memref.store %1898, %5[%1899] : memref<?xf32>
          %1900 = vector.extract %204#5[5] : f32 from vector<8xf32>
          %1901 = arith.addi %1841, %c110 : index
          memref.store %1900, %5[%1901] : memref<?xf32>
          %1902 = vector.extract %204#5[6] : f32 from vector<8xf32>
          %1903 = arith.addi %1841, %c111 : index
          memref.store %1902, %5[%1903] : memref<?xf32>
          %1904 = vector.extract %204#5[7] : f32 from vector<8xf32>
          %1905 = arith.addi %1841, %c112 : index
          memref.store %1904, %5[%1905] : memref<?xf32>
        }
        wave.barrier
        %1906 = arith.addi %11, %c23 : index
        %1907 = memref.load %6[%1906] : memref<?xf32>
        %1908 = arith.addi %11, %c3 : index
        %1909 = memref.load %6[%1908] : memref<?xf32>
        %1910 = arith.addi %11, %c8 : index
        %1911 = memref.load %6[%1910] : memref<?xf32>
        %1912 = arith.addi %11, %c27 : index
        %1913 = memref.load %6[%1912] : memref<?xf32>
        %1914 = arith.addi %11, %c29 : index
        %1915 = memref.load %6[%1914] : memref<?xf32>
        %1916 = arith.addi %11, %c31 : index
        %1917 = memref.load %6[%1916] : memref<?xf32>
        %1918 = arith.addi %11, %c33 : index
        %1919 = memref.load %6[%1918] : memref<?xf32>
        %1920 = arith.addi %11, %c35 : index
        %1921 = memref.load %6[%1920] : memref<?xf32>
        %1922 = arith.addi %11, %c24 : index
        %1923 = memref.load %6[%1922] : memref<?xf32>
        %1924 = arith.addi %11, %c95 : index
        %1925 = memref.load %6[%1924] : memref<?xf32>
        %1926 = arith.addi %11, %c96 : index
        %1927 = memref.load %6[%1926] : memref<?xf32>
        %1928 = arith.addi %11, %c97 : index
        %1929 = memref.load %6[%1928] : memref<?xf32>
        %1930 = arith.addi %11, %c55 : index
        %1931 = memref.load %6[%1930] : memref<?xf32>
        %1932 = arith.addi %11, %c98 : index
        %1933 = memref.load %6[%1932] : memref<?xf32>
        %1934 = arith.addi %11, %c99 : index
        %1935 = memref.load %6[%1934] : memref<?xf32>
        %1936 = arith.addi %11, %c100 : index
        %1937 = memref.load %6[%1936] : memref<?xf32>
        %1938 = arith.maxnumf %1907, %1911 fastmath<nnan> : f32
        %1939 = arith.subf %1907, %1938 : f32
        %1940 = wave.exp2 %1939 : f32
        %1941 = arith.subf %1911, %1938 : f32
        %1942 = wave.exp2 %1941 : f32
        %1943 = arith.mulf %1909, %1940 : f32
        %1944 = math.fma %1913, %1942, %1943 : f32
        %1945 = arith.maxnumf %1938, %1915 fastmath<nnan> : f32
        %1946 = arith.subf %1938, %1945 : f32
        %1947 = wave.exp2 %1946 : f32
        %1948 = arith.subf %1915, %1945 : f32
        %1949 = wave.exp2 %1948 : f32
        %1950 = arith.mulf %1944, %1947 : f32
        %1951 = math.fma %1917, %1949, %1950 : f32
        %1952 = arith.maxnumf %1945, %1919 fastmath<nnan> : f32
        %1953 = arith.subf %1945, %1952 : f32
        %1954 = wave.exp2 %1953 : f32
        %1955 = arith.subf %1919, %1952 : f32
        %1956 = wave.exp2 %1955 : f32
        %1957 = arith.mulf %1951, %1954 : f32
        %1958 = math.fma %1921, %1956, %1957 : f32
        %1959 = arith.maxnumf %1952, %1923 fastmath<nnan> : f32
        %1960 = arith.subf %1952, %1959 : f32
        %1961 = wave.exp2 %1960 : f32
        %1962 = arith.subf %1923, %1959 : f32
        %1963 = wave.exp2 %1962 : f32
        %1964 = arith.mulf %1958, %1961 : f32
        %1965 = math.fma %1925, %1963, %1964 : f32
        %1966 = arith.maxnumf %1959, %1927 fastmath<nnan> : f32
        %1967 = arith.subf %1959, %1966 : f32
        %1968 = wave.exp2 %1967 : f32
        %1969 = arith.subf %1927, %1966 : f32
        %1970 = wave.exp2 %1969 : f32
        %1971 = arith.mulf %1965, %1968 : f32
        %1972 = math.fma %1929, %1970, %1971 : f32
        %1973 = arith.maxnumf %1966, %1931 fastmath<nnan> : f32
        %1974 = arith.subf %1966, %1973 : f32
        %1975 = wave.exp2 %1974 : f32
        %1976 = arith.subf %1931, %1973 : f32
        %1977 = wave.exp2 %1976 : f32
        %1978 = arith.mulf %1972, %1975 : f32
        %1979 = math.fma %1933, %1977, %1978 : f32
        %1980 = arith.maxnumf %1973, %1935 fastmath<nnan> : f32
        %1981 = arith.subf %1973, %1980 : f32
        %1982 = wave.exp2 %1981 : f32
        %1983 = arith.subf %1935, %1980 : f32
        %1984 = wave.exp2 %1983 : f32
        %1985 = arith.mulf %1979, %1982 : f32
        %1986 = math.fma %1937, %1984, %1985 : f32
        %1987 = arith.addi %10, %c23 : index
        %1988 = arith.addi %1987, %c23 : index
        %1989 = memref.load %5[%1988] : memref<?xf32>
        %1990 = arith.addi %1987, %c42 : index
        %1991 = memref.load %5[%1990] : memref<?xf32>
        %1992 = arith.addi %1987, %c44 : index
        %1993 = memref.load %5[%1992] : memref<?xf32>
        %1994 = arith.addi %1987, %c46 : index
        %1995 = memref.load %5[%1994] : memref<?xf32>
        %1996 = arith.addi %1987, %c5 : index
        %1997 = memref.load %5[%1996] : memref<?xf32>
        %1998 = arith.addi %1987, %c113 : index
        %1999 = memref.load %5[%1998] : memref<?xf32>
        %2000 = arith.addi %1987, %c114 : index
        %2001 = memref.load %5[%2000] : memref<?xf32>
        %2002 = arith.addi %1987, %c115 : index
        %2003 = memref.load %5[%2002] : memref<?xf32>
        %2004 = arith.mulf %1989, %1940 : f32
        %2005 = math.fma %1991, %1942, %2004 : f32
        %2006 = arith.mulf %2005, %1947 : f32
        %2007 = math.fma %1993, %1949, %2006 : f32
        %2008 = arith.mulf %2007, %1954 : f32
        %2009 = math.fma %1995, %1956, %2008 : f32
        %2010 = arith.mulf %2009, %1961 : f32
        %2011 = math.fma %1997, %1963, %2010 : f32
        %2012 = arith.mulf %2011, %1968 : f32
        %2013 = math.fma %1999, %1970, %2012 : f32
        %2014 = arith.mulf %2013, %1975 : f32
        %2015 = math.fma %2001, %1977, %2014 : f32
        %2016 = arith.mulf %2015, %1982 : f32
        %2017 = math.fma %2003, %1984, %2016 : f32
        %2018 = arith.addi %10, %c7 : index
        %2019 = arith.addi %2018, %c23 : index
        %2020 = memref.load %5[%2019] : memref<?xf32>
        %2021 = arith.addi %2018, %c42 : index
        %2022 = memref.load %5[%2021] : memref<?xf32>
        %2023 = arith.addi %2018, %c44 : index
        %2024 = memref.load %5[%2023] : memref<?xf32>
        %2025 = arith.addi %2018, %c46 : index
        %2026 = memref.load %5[%2025] : memref<?xf32>
        %2027 = arith.addi %2018, %c5 : index
        %2028 = memref.load %5[%2027] : memref<?xf32>
        %2029 = arith.addi %2018, %c113 : index
        %2030 = memref.load %5[%2029] : memref<?xf32>
        %2031 = arith.addi %2018, %c114 : index
        %2032 = memref.load %5[%2031] : memref<?xf32>
        %2033 = arith.addi %2018, %c115 : index
        %2034 = memref.load %5[%2033] : memref<?xf32>
        %2035 = arith.mulf %2020, %1940 : f32
        %2036 = math.fma %2022, %1942, %2035 : f32
        %2037 = arith.mulf %2036, %1947 : f32
        %2038 = math.fma %2024, %1949, %2037 : f32
        %2039 = arith.mulf %2038, %1954 : f32
        %2040 = math.fma %2026, %1956, %2039 : f32
        %2041 = arith.mulf %2040, %1961 : f32
        %2042 = math.fma %2028, %1963, %2041 : f32
        %2043 = arith.mulf %2042, %1968 : f32
        %2044 = math.fma %2030, %1970, %2043 : f32
        %2045 = arith.mulf %2044, %1975 : f32
        %2046 = math.fma %2032, %1977, %2045 : f32
        %2047 = arith.mulf %2046, %1982 : f32
        %2048 = math.fma %2034, %1984, %2047 : f32
        wave.barrier
        scf.if %1834 {
          %2049 = arith.muli %8, %c42 : index
          %2050 = arith.muli %2, %c9 : index
          %2051 = arith.addi %2049, %2050 : index
          %2052 = arith.addi %2051, %1 : index
          %2053 = vector.extract %204#6[0] : f32 from vector<8xf32>
          %2054 = arith.addi %2052, %c23 : index
          memref.store %2053, %5[%2054] : memref<?xf32>
          %2055 = vector.extract %204#6[1] : f32 from vector<8xf32>
          %2056 = arith.addi %2052, %c3 : index
          memref.store %2055, %5[%2056] : memref<?xf32>
          %2057 = vector.extract %204#6[2] : f32 from vector<8xf32>
          %2058 = arith.addi %2052, %c8 : index
          memref.store %2057, %5[%2058] : memref<?xf32>
          %2059 = vector.extract %204#6[3] : f32 from vector<8xf32>
          %2060 = arith.addi %2052, %c27 : index
          memref.store %2059, %5[%2060] : memref<?xf32>
          %2061 = vector.extract %204#6[4] : f32 from vector<8xf32>
          %2062 = arith.addi %2052, %c29 : index
          memref.store %2061, %5[%2062] : memref<?xf32>
          %2063 = vector.extract %204#6[5] : f32 from vector<8xf32>
          %2064 = arith.addi %2052, %c31 : index
          memref.store %2063, %5[%2064] : memref<?xf32>
          %2065 = vector.extract %204#6[6] : f32 from vector<8xf32>
          %2066 = arith.addi %2052, %c33 : index
          memref.store %2065, %5[%2066] : memref<?xf32>
          %2067 = vector.extract %204#6[7] : f32 from vector<8xf32>
          %2068 = arith.addi %2052, %c35 : index
          memref.store %2067, %5[%2068] : memref<?xf32>
          %2069 = vector.extract %204#7[0] : f32 from vector<8xf32>
          %2070 = arith.addi %2052, %c24 : index
          memref.store %2069, %5[%2070] : memref<?xf32>
          %2071 = vector.extract %204#7[1] : f32 from vector<8xf32>
          %2072 = arith.addi %2052, %c95 : index
          memref.store %2071, %5[%2072] : memref<?xf32>
          %2073 = vector.extract %204#7[2] : f32 from vector<8xf32>
          %2074 = arith.addi %2052, %c96 : index
          memref.store %2073, %5[%2074] : memref<?xf32>
          %2075 = vector.extract %204#7[3] : f32 from vector<8xf32>
          %2076 = arith.addi %2052, %c97 : index
          memref.store %2075, %5[%2076] : memref<?xf32>
          %2077 = vector.extract %204#7[4] : f32 from vector<8xf32>
          %2078 = arith.addi %2052, %c55 : index
          memref.store %2077, %5[%2078] : memref<?xf32>
          %2079 = vector.extract %204#7[5] : f32 from vector<8xf32>
          %2080 = arith.addi %2052, %c98 : index
          memref.store %2079, %5[%2080] : memref<?xf32>
          %2081 = vector.extract %204#7[6] : f32 from vector<8xf32>
          %2082 = arith.addi %2052, %c99 : index
          memref.store %2081, %5[%2082] : memref<?xf32>
          %2083 = vector.extract %204#7[7] : f32 from vector<8xf32>
          %2084 = arith.addi %2052, %c100 : index
          memref.store %2083, %5[%2084] : memref<?xf32>
          %2085 = vector.extract %204#8[0] : f32 from vector<8xf32>
          %2086 = arith.addi %2052, %c7 : index
          memref.store %2085, %5[%2086] : memref<?xf32>
          %2087 = vector.extract %204#8[1] : f32 from vector<8xf32>
          %2088 = arith.addi %2052, %c101 : index
          memref.store %2087, %5[%2088] : memref<?xf32>
          %2089 = vector.extract %204#8[2] : f32 from vector<8xf32>
          %2090 = arith.addi %2052, %c102 : index
          memref.store %2089, %5[%2090] : memref<?xf32>
          %2091 = vector.extract %204#8[3] : f32 from vector<8xf32>
          %2092 = arith.addi %2052, %c103 : index
          memref.store %2091, %5[%2092] : memref<?xf32>
          %2093 = vector.extract %204#8[4] : f32 from vector<8xf32>
          %2094 = arith.addi %2052, %c56 : index
          memref.store %2093, %5[%2094] : memref<?xf32>
          %2095 = vector.extract %204#8[5] : f32 from vector<8xf32>
          %2096 = arith.addi %2052, %c104 : index
          memref.store %2095, %5[%2096] : memref<?xf32>
          %2097 = vector.extract %204#8[6] : f32 from vector<8xf32>
          %2098 = arith.addi %2052, %c105 : index
          memref.store %2097, %5[%2098] : memref<?xf32>
          %2099 = vector.extract %204#8[7] : f32 from vector<8xf32>
          %2100 = arith.addi %2052, %c106 : index
          memref.store %2099, %5[%2100] : memref<?xf32>
          %2101 = vector.extract %204#9[0] : f32 from vector<8xf32>
          %2102 = arith.addi %2052, %c57 : index
          memref.store %2101, %5[%2102] : memref<?xf32>
          %2103 = vector.extract %204#9[1] : f32 from vector<8xf32>
          %2104 = arith.addi %2052, %c107 : index
          memref.store %2103, %5[%2104] : memref<?xf32>
          %2105 = vector.extract %204#9[2] : f32 from vector<8xf32>
          %2106 = arith.addi %2052, %c108 : index
          memref.store %2105, %5[%2106] : memref<?xf32>
          %2107 = vector.extract %204#9[3] : f32 from vector<8xf32>
          %2108 = arith.addi %2052, %c109 : index
          memref.store %2107, %5[%2108] : memref<?xf32>
          %2109 = vector.extract %204#9[4] : f32 from vector<8xf32>
          %2110 = arith.addi %2052, %c58 : index
          memref.store %2109, %5[%2110] : memref<?xf32>
          %2111 = vector.extract %204#9[5] : f32 from vector<8xf32>
          %2112 = arith.addi %2052, %c110 : index
          memref.store %2111, %5[%2112] : memref<?xf32>
          %2113 = vector.extract %204#9[6] : f32 from vector<8xf32>
          %2114 = arith.addi %2052, %c111 : index
          memref.store %2113, %5[%2114] : memref<?xf32>
          %2115 = vector.extract %204#9[7] : f32 from vector<8xf32>
          %2116 = arith.addi %2052, %c112 : index
          memref.store %2115, %5[%2116] : memref<?xf32>
        }
        wave.barrier
        %2117 = arith.addi %10, %c23 : index
        %2118 = arith.addi %2117, %c23 : index
        %2119 = memref.load %5[%2118] : memref<?xf32>
        %2120 = arith.addi %2117, %c42 : index
        %2121 = memref.load %5[%2120] : memref<?xf32>
        %2122 = arith.addi %2117, %c44 : index
        %2123 = memref.load %5[%2122] : memref<?xf32>
        %2124 = arith.addi %2117, %c46 : index
        %2125 = memref.load %5[%2124] : memref<?xf32>
        %2126 = arith.addi %2117, %c5 : index
        %2127 = memref.load %5[%2126] : memref<?xf32>
        %2128 = arith.addi %2117, %c113 : index
        %2129 = memref.load %5[%2128] : memref<?xf32>
        %2130 = arith.addi %2117, %c114 : index
        %2131 = memref.load %5[%2130] : memref<?xf32>
        %2132 = arith.addi %2117, %c115 : index
        %2133 = memref.load %5[%2132] : memref<?xf32>
        %2134 = arith.mulf %2119, %1940 : f32
        %2135 = math.fma %2121, %1942, %2134 : f32
        %2136 = arith.mulf %2135, %1947 : f32
        %2137 = math.fma %2123, %1949, %2136 : f32
        %2138 = arith.mulf %2137, %1954 : f32
        %2139 = math.fma %2125, %1956, %2138 : f32
        %2140 = arith.mulf %2139, %1961 : f32
        %2141 = math.fma %2127, %1963, %2140 : f32
        %2142 = arith.mulf %2141, %1968 : f32
        %2143 = math.fma %2129, %1970, %2142 : f32
        %2144 = arith.mulf %2143, %1975 : f32
        %2145 = math.fma %2131, %1977, %2144 : f32
        %2146 = arith.mulf %2145, %1982 : f32
        %2147 = math.fma %2133, %1984, %2146 : f32
        %2148 = arith.addi %10, %c7 : index
        %2149 = arith.addi %2148, %c23 : index
        %2150 = memref.load %5[%2149] : memref<?xf32>
        %2151 = arith.addi %2148, %c42 : index
        %2152 = memref.load %5[%2151] : memref<?xf32>
        %2153 = arith.addi %2148, %c44 : index
        %2154 = memref.load %5[%2153] : memref<?xf32>
        %2155 = arith.addi %2148, %c46 : index
        %2156 = memref.load %5[%2155] : memref<?xf32>
        %2157 = arith.addi %2148, %c5 : index
        %2158 = memref.load %5[%2157] : memref<?xf32>
        %2159 = arith.addi %2148, %c113 : index
        %2160 = memref.load %5[%2159] : memref<?xf32>
        %2161 = arith.addi %2148, %c114 : index
        %2162 = memref.load %5[%2161] : memref<?xf32>
        %2163 = arith.addi %2148, %c115 : index
        %2164 = memref.load %5[%2163] : memref<?xf32>
        %2165 = arith.mulf %2150, %1940 : f32
        %2166 = math.fma %2152, %1942, %2165 : f32
        %2167 = arith.mulf %2166, %1947 : f32
        %2168 = math.fma %2154, %1949, %2167 : f32
        %2169 = arith.mulf %2168, %1954 : f32
        %2170 = math.fma %2156, %1956, %2169 : f32
        %2171 = arith.mulf %2170, %1961 : f32
        %2172 = math.fma %2158, %1963, %2171 : f32
        %2173 = arith.mulf %2172, %1968 : f32
        %2174 = math.fma %2160, %1970, %2173 : f32
        %2175 = arith.mulf %2174, %1975 : f32
        %2176 = math.fma %2162, %1977, %2175 : f32
        %2177 = arith.mulf %2176, %1982 : f32
        %2178 = math.fma %2164, %1984, %2177 : f32
        %2179 = arith.cmpi eq, %45, %c18 : i32
        scf.if %2179 {
          %2180 = arith.addi %kvHeads, %18 : index
          %2181 = memref.load %scales[%2180] : memref<?xf32>
          %2182 = arith.divf %2181, %1986 : f32
          %2183 = arith.addi %20, %11 : index
          %2184 = arith.cmpi slt, %2183, %groupSize : index
          scf.if %2184 {
            %2185 = arith.muli %18, %groupSize : index
            %2186 = arith.addi %2185, %2183 : index
            %2187 = arith.muli %2186, %c24 : index
            %2188 = arith.muli %heads, %c24 : index
            %2189 = arith.addi %10, %c23 : index
            %2190 = arith.mulf %2017, %2182 : f32
            %2191 = arith.addf %2190, %c50 : f32
            %2192 = arith.minimumf %2191, %c117 : f32
            %2193 = arith.maximumf %2192, %c118 : f32
            %2194 = arith.truncf %2193 : f32 to f16
            %2195 = arith.divui %2189, %c9 : index
            %2196 = arith.addi %2187, %2195 : index
            %2197 = arith.divui %27, %outTileRows : index
            %2198 = arith.divui %2188, %c3 : index
            %2199 = arith.muli %2197, %2198 : index
            %2200 = arith.divui %2196, %c3 : index
            %2201 = arith.addi %2199, %2200 : index
            %2202 = arith.muli %2201, %c11 : index
            %2203 = arith.remui %2196, %c3 : index
            %2204 = arith.divui %2203, %c9 : index
            %2205 = arith.addi %2202, %2204 : index
            %2206 = arith.muli %outTileRows, %c9 : index
            %2207 = arith.muli %2205, %2206 : index
            %2208 = arith.remui %27, %outTileRows : index
            %2209 = arith.muli %2208, %c9 : index
            %2210 = arith.addi %2207, %2209 : index
            %2211 = arith.remui %2196, %c9 : index
            %2212 = arith.addi %2210, %2211 : index
            memref.store %2194, %out[%2212] : memref<?xf16>
            %2213 = arith.addi %10, %c7 : index
            %2214 = arith.mulf %2048, %2182 : f32
            %2215 = arith.addf %2214, %c50 : f32
            %2216 = arith.minimumf %2215, %c117 : f32
            %2217 = arith.maximumf %2216, %c118 : f32
            %2218 = arith.truncf %2217 : f32 to f16
            %2219 = arith.divui %2213, %c9 : index
            %2220 = arith.addi %2187, %2219 : index
            %2221 = arith.divui %27, %outTileRows : index
            %2222 = arith.divui %2188, %c3 : index
            %2223 = arith.muli %2221, %2222 : index
            %2224 = arith.divui %2220, %c3 : index
            %2225 = arith.addi %2223, %2224 : index
            %2226 = arith.muli %2225, %c11 : index
            %2227 = arith.remui %2220, %c3 : index
            %2228 = arith.divui %2227, %c9 : index
            %2229 = arith.addi %2226, %2228 : index
            %2230 = arith.muli %outTileRows, %c9 : index
            %2231 = arith.muli %2229, %2230 : index
            %2232 = arith.remui %27, %outTileRows : index
            %2233 = arith.muli %2232, %c9 : index
            %2234 = arith.addi %2231, %2233 : index
            %2235 = arith.remui %2220, %c9 : index
            %2236 = arith.addi %2234, %2235 : index
            memref.store %2218, %out[%2236] : memref<?xf16>
            %2237 = arith.addi %10, %c42 : index
            %2238 = arith.mulf %2147, %2182 : f32
            %2239 = arith.addf %2238, %c50 : f32
            %2240 = arith.minimumf %2239, %c117 : f32
            %2241 = arith.maximumf %2240, %c118 : f32
            %2242 = arith.truncf %2241 : f32 to f16
            %2243 = arith.divui %2237, %c9 : index
            %2244 = arith.addi %2187, %2243 : index
            %2245 = arith.divui %27, %outTileRows : index
            %2246 = arith.divui %2188, %c3 : index
            %2247 = arith.muli %2245, %2246 : index
            %2248 = arith.divui %2244, %c3 : index
            %2249 = arith.addi %2247, %2248 : index
            %2250 = arith.muli %2249, %c11 : index
            %2251 = arith.remui %2244, %c3 : index
            %2252 = arith.divui %2251, %c9 : index
            %2253 = arith.addi %2250, %2252 : index
            %2254 = arith.muli %outTileRows, %c9 : index
            %2255 = arith.muli %2253, %2254 : index
            %2256 = arith.remui %27, %outTileRows : index
            %2257 = arith.muli %2256, %c9 : index
            %2258 = arith.addi %2255, %2257 : index
            %2259 = arith.remui %2244, %c9 : index
            %2260 = arith.addi %2258, %2259 : index
            memref.store %2242, %out[%2260] : memref<?xf16>
            %2261 = arith.addi %10, %c43 : index
            %2262 = arith.mulf %2178, %2182 : f32
            %2263 = arith.addf %2262, %c50 : f32
            %2264 = arith.minimumf %2263, %c117 : f32
            %2265 = arith.maximumf %2264, %c118 : f32
            %2266 = arith.truncf %2265 : f32 to f16
            %2267 = arith.divui %2261, %c9 : index
            %2268 = arith.addi %2187, %2267 : index
            %2269 = arith.divui %27, %outTileRows : index
            %2270 = arith.divui %2188, %c3 : index
            %2271 = arith.muli %2269, %2270 : index
            %2272 = arith.divui %2268, %c3 : index
            %2273 = arith.addi %2271, %2272 : index
            %2274 = arith.muli %2273, %c11 : index
            %2275 = arith.remui %2268, %c3 : index
            %2276 = arith.divui %2275, %c9 : index
            %2277 = arith.addi %2274, %2276 : index
            %2278 = arith.muli %outTileRows, %c9 : index
            %2279 = arith.muli %2277, %2278 : index
            %2280 = arith.remui %27, %outTileRows : index
            %2281 = arith.muli %2280, %c9 : index
            %2282 = arith.addi %2279, %2281 : index
            %2283 = arith.remui %2268, %c9 : index
            %2284 = arith.addi %2282, %2283 : index
            memref.store %2266, %out[%2284] : memref<?xf16>
          }
        } else {
          %2285 = arith.addi %ranges, %groups : index
          %2286 = arith.muli %12, %2285 : index
          %2287 = arith.index_castui %196 : i32 to index
          %2288 = arith.addi %2286, %2287 : index
          %2289 = arith.muli %2288, %c121 : index
          %2290 = arith.addi %10, %c23 : index
          %2291 = arith.addi %2289, %2290 : index
          memref.store %2017, %partial[%2291] : memref<?xf32>
          %2292 = arith.addi %10, %c7 : index
          %2293 = arith.addi %2289, %2292 : index
          memref.store %2048, %partial[%2293] : memref<?xf32>
          %2294 = arith.addi %10, %c42 : index
          %2295 = arith.addi %2289, %2294 : index
          memref.store %2147, %partial[%2295] : memref<?xf32>
          %2296 = arith.addi %10, %c43 : index
          %2297 = arith.addi %2289, %2296 : index
          memref.store %2178, %partial[%2297] : memref<?xf32>
          %2298 = arith.cmpi slt, %10, %c9 : index
          scf.if %2298 {
            %2299 = arith.addi %2289, %c44 : index
            %2300 = arith.addi %2299, %10 : index
            memref.store %1980, %partial[%2300] : memref<?xf32>
            %2301 = arith.addi %2300, %c9 : index
            memref.store %1986, %partial[%2301] : memref<?xf32>
          }
          %2302 = arith.addi %45, %c86 : i32
          %2303 = arith.divui %2302, %c87 : i32
          %2304 = arith.divui %196, %c87 : i32
          %2305 = arith.addi %groups, %c4 : index
          %2306 = arith.muli %12, %2305 : index
          %2307 = arith.muli %2304, %c87 : i32
          %2308 = arith.subi %45, %2307 : i32
          %2309 = arith.minsi %2308, %c87 : i32
          %2310 = arith.index_castui %2304 : i32 to index
          %2311 = arith.addi %2306, %2310 : index
          %2312 = arith.index_castui %2309 : i32 to index
          %2313 = wave.arrive %counters[%2311], %2312 : memref<?xi32>
          scf.if %2313 {
            %2314 = arith.muli %2304, %c87 : i32
            %2322:6 = scf.for %2315 = %c54 to %2309 step %c87 iter_args(%2316 = %c49, %2317 = %c50, %2318 = %c50, %2319 = %c50, %2320 = %c50, %2321 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %2323 = arith.addi %2315, %c54 : i32
              %2324 = arith.subi %2309, %c18 : i32
              %2325 = arith.minsi %2323, %2324 : i32
              %2326 = arith.addi %2314, %2325 : i32
              %2327 = arith.addi %ranges, %groups : index
              %2328 = arith.muli %12, %2327 : index
              %2329 = arith.index_castui %2326 : i32 to index
              %2330 = arith.addi %2328, %2329 : index
              %2331 = arith.muli %2330, %c121 : index
              %2332 = arith.addi %2331, %c44 : index
              %2333 = arith.addi %2332, %11 : index
              %2334 = memref.load %partial[%2333] : memref<?xf32>
              %2335 = arith.cmpi slt, %2323, %2309 : i32
              %2336 = arith.select %2335, %2334, %c49 : f32
              %2337 = arith.addi %2331, %10 : index
              %2338 = arith.addi %2337, %c23 : index
              %2339 = memref.load %partial[%2338] : memref<?xf32>
              %2340 = arith.addi %2331, %10 : index
              %2341 = arith.addi %2340, %c7 : index
              %2342 = memref.load %partial[%2341] : memref<?xf32>
              %2343 = arith.addi %2331, %10 : index
              %2344 = arith.addi %2343, %c42 : index
              %2345 = memref.load %partial[%2344] : memref<?xf32>
              %2346 = arith.addi %2331, %10 : index
              %2347 = arith.addi %2346, %c43 : index
              %2348 = memref.load %partial[%2347] : memref<?xf32>
              %2349 = arith.addi %2333, %c9 : index
              %2350 = memref.load %partial[%2349] : memref<?xf32>
              %2351 = arith.addi %2315, %c18 : i32
              %2352 = arith.subi %2309, %c18 : i32
              %2353 = arith.minsi %2351, %2352 : i32
              %2354 = arith.addi %2314, %2353 : i32
              %2355 = arith.addi %ranges, %groups : index
              %2356 = arith.muli %12, %2355 : index
              %2357 = arith.index_castui %2354 : i32 to index
              %2358 = arith.addi %2356, %2357 : index
              %2359 = arith.muli %2358, %c121 : index
              %2360 = arith.addi %2359, %c44 : index
              %2361 = arith.addi %2360, %11 : index
              %2362 = memref.load %partial[%2361] : memref<?xf32>
              %2363 = arith.cmpi slt, %2351, %2309 : i32
              %2364 = arith.select %2363, %2362, %c49 : f32
              %2365 = arith.addi %2359, %10 : index
              %2366 = arith.addi %2365, %c23 : index
              %2367 = memref.load %partial[%2366] : memref<?xf32>
              %2368 = arith.addi %2359, %10 : index
              %2369 = arith.addi %2368, %c7 : index
              %2370 = memref.load %partial[%2369] : memref<?xf32>
              %2371 = arith.addi %2359, %10 : index
              %2372 = arith.addi %2371, %c42 : index
              %2373 = memref.load %partial[%2372] : memref<?xf32>
              %2374 = arith.addi %2359, %10 : index
              %2375 = arith.addi %2374, %c43 : index
              %2376 = memref.load %partial[%2375] : memref<?xf32>
              %2377 = arith.addi %2361, %c9 : index
              %2378 = memref.load %partial[%2377] : memref<?xf32>
              %2379 = arith.addi %2315, %c80 : i32
              %2380 = arith.subi %2309, %c18 : i32
              %2381 = arith.minsi %2379, %2380 : i32
              %2382 = arith.addi %2314, %2381 : i32
              %2383 = arith.addi %ranges, %groups : index
              %2384 = arith.muli %12, %2383 : index
              %2385 = arith.index_castui %2382 : i32 to index
              %2386 = arith.addi %2384, %2385 : index
              %2387 = arith.muli %2386, %c121 : index
              %2388 = arith.addi %2387, %c44 : index
              %2389 = arith.addi %2388, %11 : index
              %2390 = memref.load %partial[%2389] : memref<?xf32>
              %2391 = arith.cmpi slt, %2379, %2309 : i32
              %2392 = arith.select %2391, %2390, %c49 : f32
              %2393 = arith.addi %2387, %10 : index
              %2394 = arith.addi %2393, %c23 : index
              %2395 = memref.load %partial[%2394] : memref<?xf32>
              %2396 = arith.addi %2387, %10 : index
              %2397 = arith.addi %2396, %c7 : index
              %2398 = memref.load %partial[%2397] : memref<?xf32>
              %2399 = arith.addi %2387, %10 : index
              %2400 = arith.addi %2399, %c42 : index
              %2401 = memref.load %partial[%2400] : memref<?xf32>
              %2402 = arith.addi %2387, %10 : index
              %2403 = arith.addi %2402, %c43 : index
              %2404 = memref.load %partial[%2403] : memref<?xf32>
              %2405 = arith.addi %2389, %c9 : index
              %2406 = memref.load %partial[%2405] : memref<?xf32>
              %2407 = arith.addi %2315, %c82 : i32
              %2408 = arith.subi %2309, %c18 : i32
              %2409 = arith.minsi %2407, %2408 : i32
              %2410 = arith.addi %2314, %2409 : i32
              %2411 = arith.addi %ranges, %groups : index
              %2412 = arith.muli %12, %2411 : index
              %2413 = arith.index_castui %2410 : i32 to index
              %2414 = arith.addi %2412, %2413 : index
              %2415 = arith.muli %2414, %c121 : index
              %2416 = arith.addi %2415, %c44 : index
              %2417 = arith.addi %2416, %11 : index
              %2418 = memref.load %partial[%2417] : memref<?xf32>
              %2419 = arith.cmpi slt, %2407, %2309 : i32
              %2420 = arith.select %2419, %2418, %c49 : f32
              %2421 = arith.addi %2415, %10 : index
              %2422 = arith.addi %2421, %c23 : index
              %2423 = memref.load %partial[%2422] : memref<?xf32>
              %2424 = arith.addi %2415, %10 : index
              %2425 = arith.addi %2424, %c7 : index
              %2426 = memref.load %partial[%2425] : memref<?xf32>
              %2427 = arith.addi %2415, %10 : index
              %2428 = arith.addi %2427, %c42 : index
              %2429 = memref.load %partial[%2428] : memref<?xf32>
              %2430 = arith.addi %2415, %10 : index
              %2431 = arith.addi %2430, %c43 : index
              %2432 = memref.load %partial[%2431] : memref<?xf32>
              %2433 = arith.addi %2417, %c9 : index
              %2434 = memref.load %partial[%2433] : memref<?xf32>
              %2435 = arith.addi %2315, %c83 : i32
              %2436 = arith.subi %2309, %c18 : i32
              %2437 = arith.minsi %2435, %2436 : i32
              %2438 = arith.addi %2314, %2437 : i32
              %2439 = arith.addi %ranges, %groups : index
              %2440 = arith.muli %12, %2439 : index
              %2441 = arith.index_castui %2438 : i32 to index
              %2442 = arith.addi %2440, %2441 : index
              %2443 = arith.muli %2442, %c121 : index
              %2444 = arith.addi %2443, %c44 : index
              %2445 = arith.addi %2444, %11 : index
              %2446 = memref.load %partial[%2445] : memref<?xf32>
              %2447 = arith.cmpi slt, %2435, %2309 : i32
              %2448 = arith.select %2447, %2446, %c49 : f32
              %2449 = arith.addi %2443, %10 : index
              %2450 = arith.addi %2449, %c23 : index
              %2451 = memref.load %partial[%2450] : memref<?xf32>
              %2452 = arith.addi %2443, %10 : index
              %2453 = arith.addi %2452, %c7 : index
              %2454 = memref.load %partial[%2453] : memref<?xf32>
              %2455 = arith.addi %2443, %10 : index
              %2456 = arith.addi %2455, %c42 : index
              %2457 = memref.load %partial[%2456] : memref<?xf32>
              %2458 = arith.addi %2443, %10 : index
              %2459 = arith.addi %2458, %c43 : index
              %2460 = memref.load %partial[%2459] : memref<?xf32>
              %2461 = arith.addi %2445, %c9 : index
              %2462 = memref.load %partial[%2461] : memref<?xf32>
              %2463 = arith.addi %2315, %c84 : i32
              %2464 = arith.subi %2309, %c18 : i32
              %2465 = arith.minsi %2463, %2464 : i32
              %2466 = arith.addi %2314, %2465 : i32
              %2467 = arith.addi %ranges, %groups : index
              %2468 = arith.muli %12, %2467 : index
              %2469 = arith.index_castui %2466 : i32 to index
              %2470 = arith.addi %2468, %2469 : index
              %2471 = arith.muli %2470, %c121 : index
              %2472 = arith.addi %2471, %c44 : index
              %2473 = arith.addi %2472, %11 : index
              %2474 = memref.load %partial[%2473] : memref<?xf32>
              %2475 = arith.cmpi slt, %2463, %2309 : i32
              %2476 = arith.select %2475, %2474, %c49 : f32
              %2477 = arith.addi %2471, %10 : index
              %2478 = arith.addi %2477, %c23 : index
              %2479 = memref.load %partial[%2478] : memref<?xf32>
              %2480 = arith.addi %2471, %10 : index
              %2481 = arith.addi %2480, %c7 : index
              %2482 = memref.load %partial[%2481] : memref<?xf32>
              %2483 = arith.addi %2471, %10 : index
              %2484 = arith.addi %2483, %c42 : index
              %2485 = memref.load %partial[%2484] : memref<?xf32>
              %2486 = arith.addi %2471, %10 : index
              %2487 = arith.addi %2486, %c43 : index
              %2488 = memref.load %partial[%2487] : memref<?xf32>
              %2489 = arith.addi %2473, %c9 : index
              %2490 = memref.load %partial[%2489] : memref<?xf32>
              %2491 = arith.addi %2315, %c85 : i32
              %2492 = arith.subi %2309, %c18 : i32
              %2493 = arith.minsi %2491, %2492 : i32
              %2494 = arith.addi %2314, %2493 : i32
              %2495 = arith.addi %ranges, %groups : index
              %2496 = arith.muli %12, %2495 : index
              %2497 = arith.index_castui %2494 : i32 to index
              %2498 = arith.addi %2496, %2497 : index
              %2499 = arith.muli %2498, %c121 : index
              %2500 = arith.addi %2499, %c44 : index
              %2501 = arith.addi %2500, %11 : index
              %2502 = memref.load %partial[%2501] : memref<?xf32>
              %2503 = arith.cmpi slt, %2491, %2309 : i32
              %2504 = arith.select %2503, %2502, %c49 : f32
              %2505 = arith.addi %2499, %10 : index
              %2506 = arith.addi %2505, %c23 : index
              %2507 = memref.load %partial[%2506] : memref<?xf32>
              %2508 = arith.addi %2499, %10 : index
              %2509 = arith.addi %2508, %c7 : index
              %2510 = memref.load %partial[%2509] : memref<?xf32>
              %2511 = arith.addi %2499, %10 : index
              %2512 = arith.addi %2511, %c42 : index
              %2513 = memref.load %partial[%2512] : memref<?xf32>
              %2514 = arith.addi %2499, %10 : index
              %2515 = arith.addi %2514, %c43 : index
              %2516 = memref.load %partial[%2515] : memref<?xf32>
              %2517 = arith.addi %2501, %c9 : index
              %2518 = memref.load %partial[%2517] : memref<?xf32>
              %2519 = arith.addi %2315, %c86 : i32
              %2520 = arith.subi %2309, %c18 : i32
              %2521 = arith.minsi %2519, %2520 : i32
              %2522 = arith.addi %2314, %2521 : i32
              %2523 = arith.addi %ranges, %groups : index
              %2524 = arith.muli %12, %2523 : index
              %2525 = arith.index_castui %2522 : i32 to index
              %2526 = arith.addi %2524, %2525 : index
              %2527 = arith.muli %2526, %c121 : index
              %2528 = arith.addi %2527, %c44 : index
              %2529 = arith.addi %2528, %11 : index
              %2530 = memref.load %partial[%2529] : memref<?xf32>
              %2531 = arith.cmpi slt, %2519, %2309 : i32
              %2532 = arith.select %2531, %2530, %c49 : f32
              %2533 = arith.addi %2527, %10 : index
              %2534 = arith.addi %2533, %c23 : index
              %2535 = memref.load %partial[%2534] : memref<?xf32>
              %2536 = arith.addi %2527, %10 : index
              %2537 = arith.addi %2536, %c7 : index
              %2538 = memref.load %partial[%2537] : memref<?xf32>
              %2539 = arith.addi %2527, %10 : index
              %2540 = arith.addi %2539, %c42 : index
              %2541 = memref.load %partial[%2540] : memref<?xf32>
              %2542 = arith.addi %2527, %10 : index
              %2543 = arith.addi %2542, %c43 : index
              %2544 = memref.load %partial[%2543] : memref<?xf32>
              %2545 = arith.addi %2529, %c9 : index
              %2546 = memref.load %partial[%2545] : memref<?xf32>
              %2547 = arith.maxnumf %2316, %2336 fastmath<nnan> : f32
              %2548 = arith.subf %2316, %2547 : f32
              %2549 = wave.exp2 %2548 : f32
              %2550 = arith.subf %2336, %2547 : f32
              %2551 = wave.exp2 %2550 : f32
              %2552 = arith.mulf %2317, %2549 : f32
              %2553 = math.fma %2350, %2551, %2552 : f32
              %2554 = arith.mulf %2318, %2549 : f32
              %2555 = math.fma %2339, %2551, %2554 : f32
              %2556 = arith.mulf %2319, %2549 : f32
              %2557 = math.fma %2342, %2551, %2556 : f32
              %2558 = arith.mulf %2320, %2549 : f32
              %2559 = math.fma %2345, %2551, %2558 : f32
              %2560 = arith.mulf %2321, %2549 : f32
              %2561 = math.fma %2348, %2551, %2560 : f32
              %2562 = arith.maxnumf %2547, %2364 fastmath<nnan> : f32
              %2563 = arith.subf %2547, %2562 : f32
              %2564 = wave.exp2 %2563 : f32
              %2565 = arith.subf %2364, %2562 : f32
              %2566 = wave.exp2 %2565 : f32
              %2567 = arith.mulf %2553, %2564 : f32
              %2568 = math.fma %2378, %2566, %2567 : f32
              %2569 = arith.mulf %2555, %2564 : f32
              %2570 = math.fma %2367, %2566, %2569 : f32
              %2571 = arith.mulf %2557, %2564 : f32
              %2572 = math.fma %2370, %2566, %2571 : f32
              %2573 = arith.mulf %2559, %2564 : f32
              %2574 = math.fma %2373, %2566, %2573 : f32
              %2575 = arith.mulf %2561, %2564 : f32
              %2576 = math.fma %2376, %2566, %2575 : f32
              %2577 = arith.maxnumf %2562, %2392 fastmath<nnan> : f32
              %2578 = arith.subf %2562, %2577 : f32
              %2579 = wave.exp2 %2578 : f32
              %2580 = arith.subf %2392, %2577 : f32
              %2581 = wave.exp2 %2580 : f32
              %2582 = arith.mulf %2568, %2579 : f32
              %2583 = math.fma %2406, %2581, %2582 : f32
              %2584 = arith.mulf %2570, %2579 : f32
              %2585 = math.fma %2395, %2581, %2584 : f32
              %2586 = arith.mulf %2572, %2579 : f32
              %2587 = math.fma %2398, %2581, %2586 : f32
              %2588 = arith.mulf %2574, %2579 : f32
              %2589 = math.fma %2401, %2581, %2588 : f32
              %2590 = arith.mulf %2576, %2579 : f32
              %2591 = math.fma %2404, %2581, %2590 : f32
              %2592 = arith.maxnumf %2577, %2420 fastmath<nnan> : f32
              %2593 = arith.subf %2577, %2592 : f32
              %2594 = wave.exp2 %2593 : f32
              %2595 = arith.subf %2420, %2592 : f32
              %2596 = wave.exp2 %2595 : f32
              %2597 = arith.mulf %2583, %2594 : f32
              %2598 = math.fma %2434, %2596, %2597 : f32
              %2599 = arith.mulf %2585, %2594 : f32
              %2600 = math.fma %2423, %2596, %2599 : f32
              %2601 = arith.mulf %2587, %2594 : f32
              %2602 = math.fma %2426, %2596, %2601 : f32
              %2603 = arith.mulf %2589, %2594 : f32
              %2604 = math.fma %2429, %2596, %2603 : f32
              %2605 = arith.mulf %2591, %2594 : f32
              %2606 = math.fma %2432, %2596, %2605 : f32
              %2607 = arith.maxnumf %2592, %2448 fastmath<nnan> : f32
              %2608 = arith.subf %2592, %2607 : f32
              %2609 = wave.exp2 %2608 : f32
              %2610 = arith.subf %2448, %2607 : f32
              %2611 = wave.exp2 %2610 : f32
              %2612 = arith.mulf %2598, %2609 : f32
              %2613 = math.fma %2462, %2611, %2612 : f32
              %2614 = arith.mulf %2600, %2609 : f32
              %2615 = math.fma %2451, %2611, %2614 : f32
              %2616 = arith.mulf %2602, %2609 : f32
              %2617 = math.fma %2454, %2611, %2616 : f32
              %2618 = arith.mulf %2604, %2609 : f32
              %2619 = math.fma %2457, %2611, %2618 : f32
              %2620 = arith.mulf %2606, %2609 : f32
              %2621 = math.fma %2460, %2611, %2620 : f32
              %2622 = arith.maxnumf %2607, %2476 fastmath<nnan> : f32
              %2623 = arith.subf %2607, %2622 : f32
              %2624 = wave.exp2 %2623 : f32
              %2625 = arith.subf %2476, %2622 : f32
              %2626 = wave.exp2 %2625 : f32
              %2627 = arith.mulf %2613, %2624 : f32
              %2628 = math.fma %2490, %2626, %2627 : f32
              %2629 = arith.mulf %2615, %2624 : f32
              %2630 = math.fma %2479, %2626, %2629 : f32
              %2631 = arith.mulf %2617, %2624 : f32
              %2632 = math.fma %2482, %2626, %2631 : f32
              %2633 = arith.mulf %2619, %2624 : f32
              %2634 = math.fma %2485, %2626, %2633 : f32
              %2635 = arith.mulf %2621, %2624 : f32
              %2636 = math.fma %2488, %2626, %2635 : f32
              %2637 = arith.maxnumf %2622, %2504 fastmath<nnan> : f32
              %2638 = arith.subf %2622, %2637 : f32
              %2639 = wave.exp2 %2638 : f32
              %2640 = arith.subf %2504, %2637 : f32
              %2641 = wave.exp2 %2640 : f32
              %2642 = arith.mulf %2628, %2639 : f32
              %2643 = math.fma %2518, %2641, %2642 : f32
              %2644 = arith.mulf %2630, %2639 : f32
              %2645 = math.fma %2507, %2641, %2644 : f32
              %2646 = arith.mulf %2632, %2639 : f32
              %2647 = math.fma %2510, %2641, %2646 : f32
              %2648 = arith.mulf %2634, %2639 : f32
              %2649 = math.fma %2513, %2641, %2648 : f32
              %2650 = arith.mulf %2636, %2639 : f32
              %2651 = math.fma %2516, %2641, %2650 : f32
              %2652 = arith.maxnumf %2637, %2532 fastmath<nnan> : f32
              %2653 = arith.subf %2637, %2652 : f32
              %2654 = wave.exp2 %2653 : f32
              %2655 = arith.subf %2532, %2652 : f32
              %2656 = wave.exp2 %2655 : f32
              %2657 = arith.mulf %2643, %2654 : f32
              %2658 = math.fma %2546, %2656, %2657 : f32
              %2659 = arith.mulf %2645, %2654 : f32
              %2660 = math.fma %2535, %2656, %2659 : f32
              %2661 = arith.mulf %2647, %2654 : f32
              %2662 = math.fma %2538, %2656, %2661 : f32
              %2663 = arith.mulf %2649, %2654 : f32
              %2664 = math.fma %2541, %2656, %2663 : f32
              %2665 = arith.mulf %2651, %2654 : f32
              %2666 = math.fma %2544, %2656, %2665 : f32
              scf.yield %2652, %2658, %2660, %2662, %2664, %2666 : f32, f32, f32, f32, f32, f32
            }
            %2667 = arith.cmpi eq, %2303, %c18 : i32
            scf.if %2667 {
              %2668 = arith.addi %kvHeads, %18 : index
              %2669 = memref.load %scales[%2668] : memref<?xf32>
              %2670 = arith.divf %2669, %2322#1 : f32
              %2671 = arith.addi %20, %11 : index
              %2672 = arith.cmpi slt, %2671, %groupSize : index
              scf.if %2672 {
                %2673 = arith.muli %18, %groupSize : index
                %2674 = arith.addi %2673, %2671 : index
                %2675 = arith.muli %2674, %c24 : index
                %2676 = arith.muli %heads, %c24 : index
                %2677 = arith.addi %10, %c23 : index
                %2678 = arith.mulf %2322#2, %2670 : f32
                %2679 = arith.addf %2678, %c50 : f32
                %2680 = arith.minimumf %2679, %c117 : f32
                %2681 = arith.maximumf %2680, %c118 : f32
                %2682 = arith.truncf %2681 : f32 to f16
                %2683 = arith.divui %2677, %c9 : index
                %2684 = arith.addi %2675, %2683 : index
                %2685 = arith.divui %27, %outTileRows : index
                %2686 = arith.divui %2676, %c3 : index
                %2687 = arith.muli %2685, %2686 : index
                %2688 = arith.divui %2684, %c3 : index
                %2689 = arith.addi %2687, %2688 : index
                %2690 = arith.muli %2689, %c11 : index
                %2691 = arith.remui %2684, %c3 : index
                %2692 = arith.divui %2691, %c9 : index
                %2693 = arith.addi %2690, %2692 : index
                %2694 = arith.muli %outTileRows, %c9 : index
                %2695 = arith.muli %2693, %2694 : index
                %2696 = arith.remui %27, %outTileRows : index
                %2697 = arith.muli %2696, %c9 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.remui %2684, %c9 : index
                %2700 = arith.addi %2698, %2699 : index
                memref.store %2682, %out[%2700] : memref<?xf16>
                %2701 = arith.addi %10, %c7 : index
                %2702 = arith.mulf %2322#3, %2670 : f32
                %2703 = arith.addf %2702, %c50 : f32
                %2704 = arith.minimumf %2703, %c117 : f32
                %2705 = arith.maximumf %2704, %c118 : f32
                %2706 = arith.truncf %2705 : f32 to f16
                %2707 = arith.divui %2701, %c9 : index
                %2708 = arith.addi %2675, %2707 : index
                %2709 = arith.divui %27, %outTileRows : index
                %2710 = arith.divui %2676, %c3 : index
                %2711 = arith.muli %2709, %2710 : index
                %2712 = arith.divui %2708, %c3 : index
                %2713 = arith.addi %2711, %2712 : index
                %2714 = arith.muli %2713, %c11 : index
                %2715 = arith.remui %2708, %c3 : index
                %2716 = arith.divui %2715, %c9 : index
                %2717 = arith.addi %2714, %2716 : index
                %2718 = arith.muli %outTileRows, %c9 : index
                %2719 = arith.muli %2717, %2718 : index
                %2720 = arith.remui %27, %outTileRows : index
                %2721 = arith.muli %2720, %c9 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.remui %2708, %c9 : index
                %2724 = arith.addi %2722, %2723 : index
                memref.store %2706, %out[%2724] : memref<?xf16>
                %2725 = arith.addi %10, %c42 : index
                %2726 = arith.mulf %2322#4, %2670 : f32
                %2727 = arith.addf %2726, %c50 : f32
                %2728 = arith.minimumf %2727, %c117 : f32
                %2729 = arith.maximumf %2728, %c118 : f32
                %2730 = arith.truncf %2729 : f32 to f16
                %2731 = arith.divui %2725, %c9 : index
                %2732 = arith.addi %2675, %2731 : index
                %2733 = arith.divui %27, %outTileRows : index
                %2734 = arith.divui %2676, %c3 : index
                %2735 = arith.muli %2733, %2734 : index
                %2736 = arith.divui %2732, %c3 : index
                %2737 = arith.addi %2735, %2736 : index
                %2738 = arith.muli %2737, %c11 : index
                %2739 = arith.remui %2732, %c3 : index
                %2740 = arith.divui %2739, %c9 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.muli %outTileRows, %c9 : index
                %2743 = arith.muli %2741, %2742 : index
                %2744 = arith.remui %27, %outTileRows : index
                %2745 = arith.muli %2744, %c9 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.remui %2732, %c9 : index
                %2748 = arith.addi %2746, %2747 : index
                memref.store %2730, %out[%2748] : memref<?xf16>
                %2749 = arith.addi %10, %c43 : index
                %2750 = arith.mulf %2322#5, %2670 : f32
                %2751 = arith.addf %2750, %c50 : f32
                %2752 = arith.minimumf %2751, %c117 : f32
                %2753 = arith.maximumf %2752, %c118 : f32
                %2754 = arith.truncf %2753 : f32 to f16
                %2755 = arith.divui %2749, %c9 : index
                %2756 = arith.addi %2675, %2755 : index
                %2757 = arith.divui %27, %outTileRows : index
                %2758 = arith.divui %2676, %c3 : index
                %2759 = arith.muli %2757, %2758 : index
                %2760 = arith.divui %2756, %c3 : index
                %2761 = arith.addi %2759, %2760 : index
                %2762 = arith.muli %2761, %c11 : index
                %2763 = arith.remui %2756, %c3 : index
                %2764 = arith.divui %2763, %c9 : index
                %2765 = arith.addi %2762, %2764 : index
                %2766 = arith.muli %outTileRows, %c9 : index
                %2767 = arith.muli %2765, %2766 : index
                %2768 = arith.remui %27, %outTileRows : index
                %2769 = arith.muli %2768, %c9 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.remui %2756, %c9 : index
                %2772 = arith.addi %2770, %2771 : index
                memref.store %2754, %out[%2772] : memref<?xf16>
              }
            } else {
              %2773 = arith.index_cast %ranges : index to i32
              %2774 = arith.addi %2773, %2304 : i32
              %2775 = arith.addi %ranges, %groups : index
              %2776 = arith.muli %12, %2775 : index
              %2777 = arith.index_castui %2774 : i32 to index
              %2778 = arith.addi %2776, %2777 : index
              %2779 = arith.muli %2778, %c121 : index
              %2780 = arith.addi %10, %c23 : index
              %2781 = arith.addi %2779, %2780 : index
              memref.store %2322#2, %partial[%2781] : memref<?xf32>
              %2782 = arith.addi %10, %c7 : index
              %2783 = arith.addi %2779, %2782 : index
              memref.store %2322#3, %partial[%2783] : memref<?xf32>
              %2784 = arith.addi %10, %c42 : index
              %2785 = arith.addi %2779, %2784 : index
              memref.store %2322#4, %partial[%2785] : memref<?xf32>
              %2786 = arith.addi %10, %c43 : index
              %2787 = arith.addi %2779, %2786 : index
              memref.store %2322#5, %partial[%2787] : memref<?xf32>
              %2788 = arith.cmpi slt, %10, %c9 : index
              scf.if %2788 {
                %2789 = arith.addi %2779, %c44 : index
                %2790 = arith.addi %2789, %10 : index
                memref.store %2322#0, %partial[%2790] : memref<?xf32>
                %2791 = arith.addi %2790, %c9 : index
                memref.store %2322#1, %partial[%2791] : memref<?xf32>
              }
              %2792 = arith.addi %2306, %groups : index
              %2793 = arith.index_castui %2303 : i32 to index
              %2794 = wave.arrive %counters[%2792], %2793 : memref<?xi32>
              scf.if %2794 {
                %2802:6 = scf.for %2795 = %c54 to %2303 step %c87 iter_args(%2796 = %c49, %2797 = %c50, %2798 = %c50, %2799 = %c50, %2800 = %c50, %2801 = %c50) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %2803 = arith.addi %2795, %c54 : i32
                  %2804 = arith.subi %2303, %c18 : i32
                  %2805 = arith.minsi %2803, %2804 : i32
                  %2806 = arith.addi %2773, %2805 : i32
                  %2807 = arith.addi %ranges, %groups : index
                  %2808 = arith.muli %12, %2807 : index
                  %2809 = arith.index_castui %2806 : i32 to index
                  %2810 = arith.addi %2808, %2809 : index
                  %2811 = arith.muli %2810, %c121 : index
                  %2812 = arith.addi %2811, %c44 : index
                  %2813 = arith.addi %2812, %11 : index
                  %2814 = memref.load %partial[%2813] : memref<?xf32>
                  %2815 = arith.cmpi slt, %2803, %2303 : i32
                  %2816 = arith.select %2815, %2814, %c49 : f32
                  %2817 = arith.addi %2811, %10 : index
                  %2818 = arith.addi %2817, %c23 : index
                  %2819 = memref.load %partial[%2818] : memref<?xf32>
                  %2820 = arith.addi %2811, %10 : index
                  %2821 = arith.addi %2820, %c7 : index
                  %2822 = memref.load %partial[%2821] : memref<?xf32>
                  %2823 = arith.addi %2811, %10 : index
                  %2824 = arith.addi %2823, %c42 : index
                  %2825 = memref.load %partial[%2824] : memref<?xf32>
                  %2826 = arith.addi %2811, %10 : index
                  %2827 = arith.addi %2826, %c43 : index
                  %2828 = memref.load %partial[%2827] : memref<?xf32>
                  %2829 = arith.addi %2813, %c9 : index
                  %2830 = memref.load %partial[%2829] : memref<?xf32>
                  %2831 = arith.addi %2795, %c18 : i32
                  %2832 = arith.subi %2303, %c18 : i32
                  %2833 = arith.minsi %2831, %2832 : i32
                  %2834 = arith.addi %2773, %2833 : i32
                  %2835 = arith.addi %ranges, %groups : index
                  %2836 = arith.muli %12, %2835 : index
                  %2837 = arith.index_castui %2834 : i32 to index
                  %2838 = arith.addi %2836, %2837 : index
                  %2839 = arith.muli %2838, %c121 : index
                  %2840 = arith.addi %2839, %c44 : index
                  %2841 = arith.addi %2840, %11 : index
                  %2842 = memref.load %partial[%2841] : memref<?xf32>
                  %2843 = arith.cmpi slt, %2831, %2303 : i32
                  %2844 = arith.select %2843, %2842, %c49 : f32
                  %2845 = arith.addi %2839, %10 : index
                  %2846 = arith.addi %2845, %c23 : index
                  %2847 = memref.load %partial[%2846] : memref<?xf32>
                  %2848 = arith.addi %2839, %10 : index
                  %2849 = arith.addi %2848, %c7 : index
                  %2850 = memref.load %partial[%2849] : memref<?xf32>
                  %2851 = arith.addi %2839, %10 : index
                  %2852 = arith.addi %2851, %c42 : index
                  %2853 = memref.load %partial[%2852] : memref<?xf32>
                  %2854 = arith.addi %2839, %10 : index
                  %2855 = arith.addi %2854, %c43 : index
                  %2856 = memref.load %partial[%2855] : memref<?xf32>
                  %2857 = arith.addi %2841, %c9 : index
                  %2858 = memref.load %partial[%2857] : memref<?xf32>
                  %2859 = arith.addi %2795, %c80 : i32
                  %2860 = arith.subi %2303, %c18 : i32
                  %2861 = arith.minsi %2859, %2860 : i32
                  %2862 = arith.addi %2773, %2861 : i32
                  %2863 = arith.addi %ranges, %groups : index
                  %2864 = arith.muli %12, %2863 : index
                  %2865 = arith.index_castui %2862 : i32 to index
                  %2866 = arith.addi %2864, %2865 : index
                  %2867 = arith.muli %2866, %c121 : index
                  %2868 = arith.addi %2867, %c44 : index
                  %2869 = arith.addi %2868, %11 : index
                  %2870 = memref.load %partial[%2869] : memref<?xf32>
                  %2871 = arith.cmpi slt, %2859, %2303 : i32
                  %2872 = arith.select %2871, %2870, %c49 : f32
                  %2873 = arith.addi %2867, %10 : index
                  %2874 = arith.addi %2873, %c23 : index
                  %2875 = memref.load %partial[%2874] : memref<?xf32>
                  %2876 = arith.addi %2867, %10 : index
                  %2877 = arith.addi %2876, %c7 : index
                  %2878 = memref.load %partial[%2877] : memref<?xf32>
                  %2879 = arith.addi %2867, %10 : index
                  %2880 = arith.addi %2879, %c42 : index
                  %2881 = memref.load %partial[%2880] : memref<?xf32>
                  %2882 = arith.addi %2867, %10 : index
                  %2883 = arith.addi %2882, %c43 : index
                  %2884 = memref.load %partial[%2883] : memref<?xf32>
                  %2885 = arith.addi %2869, %c9 : index
                  %2886 = memref.load %partial[%2885] : memref<?xf32>
                  %2887 = arith.addi %2795, %c82 : i32
                  %2888 = arith.subi %2303, %c18 : i32
                  %2889 = arith.minsi %2887, %2888 : i32
                  %2890 = arith.addi %2773, %2889 : i32
                  %2891 = arith.addi %ranges, %groups : index
                  %2892 = arith.muli %12, %2891 : index
                  %2893 = arith.index_castui %2890 : i32 to index
                  %2894 = arith.addi %2892, %2893 : index
                  %2895 = arith.muli %2894, %c121 : index
                  %2896 = arith.addi %2895, %c44 : index
                  %2897 = arith.addi %2896, %11 : index
                  %2898 = memref.load %partial[%2897] : memref<?xf32>
                  %2899 = arith.cmpi slt, %2887, %2303 : i32
                  %2900 = arith.select %2899, %2898, %c49 : f32
                  %2901 = arith.addi %2895, %10 : index
                  %2902 = arith.addi %2901, %c23 : index
                  %2903 = memref.load %partial[%2902] : memref<?xf32>
                  %2904 = arith.addi %2895, %10 : index
                  %2905 = arith.addi %2904, %c7 : index
                  %2906 = memref.load %partial[%2905] : memref<?xf32>
                  %2907 = arith.addi %2895, %10 : index
                  %2908 = arith.addi %2907, %c42 : index
                  %2909 = memref.load %partial[%2908] : memref<?xf32>
                  %2910 = arith.addi %2895, %10 : index
                  %2911 = arith.addi %2910, %c43 : index
                  %2912 = memref.load %partial[%2911] : memref<?xf32>
                  %2913 = arith.addi %2897, %c9 : index
                  %2914 = memref.load %partial[%2913] : memref<?xf32>
                  %2915 = arith.addi %2795, %c83 : i32
                  %2916 = arith.subi %2303, %c18 : i32
                  %2917 = arith.minsi %2915, %2916 : i32
                  %2918 = arith.addi %2773, %2917 : i32
                  %2919 = arith.addi %ranges, %groups : index
                  %2920 = arith.muli %12, %2919 : index
                  %2921 = arith.index_castui %2918 : i32 to index
                  %2922 = arith.addi %2920, %2921 : index
                  %2923 = arith.muli %2922, %c121 : index
                  %2924 = arith.addi %2923, %c44 : index
                  %2925 = arith.addi %2924, %11 : index
                  %2926 = memref.load %partial[%2925] : memref<?xf32>
                  %2927 = arith.cmpi slt, %2915, %2303 : i32
                  %2928 = arith.select %2927, %2926, %c49 : f32
                  %2929 = arith.addi %2923, %10 : index
                  %2930 = arith.addi %2929, %c23 : index
                  %2931 = memref.load %partial[%2930] : memref<?xf32>
                  %2932 = arith.addi %2923, %10 : index
                  %2933 = arith.addi %2932, %c7 : index
                  %2934 = memref.load %partial[%2933] : memref<?xf32>
                  %2935 = arith.addi %2923, %10 : index
                  %2936 = arith.addi %2935, %c42 : index
                  %2937 = memref.load %partial[%2936] : memref<?xf32>
                  %2938 = arith.addi %2923, %10 : index
                  %2939 = arith.addi %2938, %c43 : index
                  %2940 = memref.load %partial[%2939] : memref<?xf32>
                  %2941 = arith.addi %2925, %c9 : index
                  %2942 = memref.load %partial[%2941] : memref<?xf32>
                  %2943 = arith.addi %2795, %c84 : i32
                  %2944 = arith.subi %2303, %c18 : i32
                  %2945 = arith.minsi %2943, %2944 : i32
                  %2946 = arith.addi %2773, %2945 : i32
                  %2947 = arith.addi %ranges, %groups : index
                  %2948 = arith.muli %12, %2947 : index
                  %2949 = arith.index_castui %2946 : i32 to index
                  %2950 = arith.addi %2948, %2949 : index
                  %2951 = arith.muli %2950, %c121 : index
                  %2952 = arith.addi %2951, %c44 : index
                  %2953 = arith.addi %2952, %11 : index
                  %2954 = memref.load %partial[%2953] : memref<?xf32>
                  %2955 = arith.cmpi slt, %2943, %2303 : i32
                  %2956 = arith.select %2955, %2954, %c49 : f32
                  %2957 = arith.addi %2951, %10 : index
                  %2958 = arith.addi %2957, %c23 : index
                  %2959 = memref.load %partial[%2958] : memref<?xf32>
                  %2960 = arith.addi %2951, %10 : index
                  %2961 = arith.addi %2960, %c7 : index
                  %2962 = memref.load %partial[%2961] : memref<?xf32>
                  %2963 = arith.addi %2951, %10 : index
                  %2964 = arith.addi %2963, %c42 : index
                  %2965 = memref.load %partial[%2964] : memref<?xf32>
                  %2966 = arith.addi %2951, %10 : index
                  %2967 = arith.addi %2966, %c43 : index
                  %2968 = memref.load %partial[%2967] : memref<?xf32>
                  %2969 = arith.addi %2953, %c9 : index
                  %2970 = memref.load %partial[%2969] : memref<?xf32>
                  %2971 = arith.addi %2795, %c85 : i32
                  %2972 = arith.subi %2303, %c18 : i32
                  %2973 = arith.minsi %2971, %2972 : i32
                  %2974 = arith.addi %2773, %2973 : i32
                  %2975 = arith.addi %ranges, %groups : index
                  %2976 = arith.muli %12, %2975 : index
                  %2977 = arith.index_castui %2974 : i32 to index
                  %2978 = arith.addi %2976, %2977 : index
                  %2979 = arith.muli %2978, %c121 : index
                  %2980 = arith.addi %2979, %c44 : index
                  %2981 = arith.addi %2980, %11 : index
                  %2982 = memref.load %partial[%2981] : memref<?xf32>
                  %2983 = arith.cmpi slt, %2971, %2303 : i32
                  %2984 = arith.select %2983, %2982, %c49 : f32
                  %2985 = arith.addi %2979, %10 : index
                  %2986 = arith.addi %2985, %c23 : index
                  %2987 = memref.load %partial[%2986] : memref<?xf32>
                  %2988 = arith.addi %2979, %10 : index
                  %2989 = arith.addi %2988, %c7 : index
                  %2990 = memref.load %partial[%2989] : memref<?xf32>
                  %2991 = arith.addi %2979, %10 : index
                  %2992 = arith.addi %2991, %c42 : index
                  %2993 = memref.load %partial[%2992] : memref<?xf32>
                  %2994 = arith.addi %2979, %10 : index
                  %2995 = arith.addi %2994, %c43 : index
                  %2996 = memref.load %partial[%2995] : memref<?xf32>
                  %2997 = arith.addi %2981, %c9 : index
                  %2998 = memref.load %partial[%2997] : memref<?xf32>
                  %2999 = arith.addi %2795, %c86 : i32
                  %3000 = arith.subi %2303, %c18 : i32
                  %3001 = arith.minsi %2999, %3000 : i32
                  %3002 = arith.addi %2773, %3001 : i32
                  %3003 = arith.addi %ranges, %groups : index
                  %3004 = arith.muli %12, %3003 : index
                  %3005 = arith.index_castui %3002 : i32 to index
                  %3006 = arith.addi %3004, %3005 : index
                  %3007 = arith.muli %3006, %c121 : index
                  %3008 = arith.addi %3007, %c44 : index
                  %3009 = arith.addi %3008, %11 : index
                  %3010 = memref.load %partial[%3009] : memref<?xf32>
                  %3011 = arith.cmpi slt, %2999, %2303 : i32
                  %3012 = arith.select %3011, %3010, %c49 : f32
                  %3013 = arith.addi %3007, %10 : index
                  %3014 = arith.addi %3013, %c23 : index
                  %3015 = memref.load %partial[%3014] : memref<?xf32>
                  %3016 = arith.addi %3007, %10 : index
                  %3017 = arith.addi %3016, %c7 : index
                  %3018 = memref.load %partial[%3017] : memref<?xf32>
                  %3019 = arith.addi %3007, %10 : index
                  %3020 = arith.addi %3019, %c42 : index
                  %3021 = memref.load %partial[%3020] : memref<?xf32>
                  %3022 = arith.addi %3007, %10 : index
                  %3023 = arith.addi %3022, %c43 : index
                  %3024 = memref.load %partial[%3023] : memref<?xf32>
                  %3025 = arith.addi %3009, %c9 : index
                  %3026 = memref.load %partial[%3025] : memref<?xf32>
                  %3027 = arith.maxnumf %2796, %2816 fastmath<nnan> : f32
                  %3028 = arith.subf %2796, %3027 : f32
                  %3029 = wave.exp2 %3028 : f32
                  %3030 = arith.subf %2816, %3027 : f32
                  %3031 = wave.exp2 %3030 : f32
                  %3032 = arith.mulf %2797, %3029 : f32
                  %3033 = math.fma %2830, %3031, %3032 : f32
                  %3034 = arith.mulf %2798, %3029 : f32
                  %3035 = math.fma %2819, %3031, %3034 : f32
                  %3036 = arith.mulf %2799, %3029 : f32
                  %3037 = math.fma %2822, %3031, %3036 : f32
                  %3038 = arith.mulf %2800, %3029 : f32
                  %3039 = math.fma %2825, %3031, %3038 : f32
                  %3040 = arith.mulf %2801, %3029 : f32
                  %3041 = math.fma %2828, %3031, %3040 : f32
                  %3042 = arith.maxnumf %3027, %2844 fastmath<nnan> : f32
                  %3043 = arith.subf %3027, %3042 : f32
                  %3044 = wave.exp2 %3043 : f32
                  %3045 = arith.subf %2844, %3042 : f32
                  %3046 = wave.exp2 %3045 : f32
                  %3047 = arith.mulf %3033, %3044 : f32
                  %3048 = math.fma %2858, %3046, %3047 : f32
                  %3049 = arith.mulf %3035, %3044 : f32
                  %3050 = math.fma %2847, %3046, %3049 : f32
                  %3051 = arith.mulf %3037, %3044 : f32
                  %3052 = math.fma %2850, %3046, %3051 : f32
                  %3053 = arith.mulf %3039, %3044 : f32
                  %3054 = math.fma %2853, %3046, %3053 : f32
                  %3055 = arith.mulf %3041, %3044 : f32
                  %3056 = math.fma %2856, %3046, %3055 : f32
                  %3057 = arith.maxnumf %3042, %2872 fastmath<nnan> : f32
                  %3058 = arith.subf %3042, %3057 : f32
                  %3059 = wave.exp2 %3058 : f32
                  %3060 = arith.subf %2872, %3057 : f32
                  %3061 = wave.exp2 %3060 : f32
                  %3062 = arith.mulf %3048, %3059 : f32
                  %3063 = math.fma %2886, %3061, %3062 : f32
                  %3064 = arith.mulf %3050, %3059 : f32
                  %3065 = math.fma %2875, %3061, %3064 : f32
                  %3066 = arith.mulf %3052, %3059 : f32
                  %3067 = math.fma %2878, %3061, %3066 : f32
                  %3068 = arith.mulf %3054, %3059 : f32
                  %3069 = math.fma %2881, %3061, %3068 : f32
                  %3070 = arith.mulf %3056, %3059 : f32
                  %3071 = math.fma %2884, %3061, %3070 : f32
                  %3072 = arith.maxnumf %3057, %2900 fastmath<nnan> : f32
                  %3073 = arith.subf %3057, %3072 : f32
                  %3074 = wave.exp2 %3073 : f32
                  %3075 = arith.subf %2900, %3072 : f32
                  %3076 = wave.exp2 %3075 : f32
                  %3077 = arith.mulf %3063, %3074 : f32
                  %3078 = math.fma %2914, %3076, %3077 : f32
                  %3079 = arith.mulf %3065, %3074 : f32
                  %3080 = math.fma %2903, %3076, %3079 : f32
                  %3081 = arith.mulf %3067, %3074 : f32
                  %3082 = math.fma %2906, %3076, %3081 : f32
                  %3083 = arith.mulf %3069, %3074 : f32
                  %3084 = math.fma %2909, %3076, %3083 : f32
                  %3085 = arith.mulf %3071, %3074 : f32
                  %3086 = math.fma %2912, %3076, %3085 : f32
                  %3087 = arith.maxnumf %3072, %2928 fastmath<nnan> : f32
                  %3088 = arith.subf %3072, %3087 : f32
                  %3089 = wave.exp2 %3088 : f32
                  %3090 = arith.subf %2928, %3087 : f32
                  %3091 = wave.exp2 %3090 : f32
                  %3092 = arith.mulf %3078, %3089 : f32
                  %3093 = math.fma %2942, %3091, %3092 : f32
                  %3094 = arith.mulf %3080, %3089 : f32
                  %3095 = math.fma %2931, %3091, %3094 : f32
                  %3096 = arith.mulf %3082, %3089 : f32
                  %3097 = math.fma %2934, %3091, %3096 : f32
                  %3098 = arith.mulf %3084, %3089 : f32
                  %3099 = math.fma %2937, %3091, %3098 : f32
                  %3100 = arith.mulf %3086, %3089 : f32
                  %3101 = math.fma %2940, %3091, %3100 : f32
                  %3102 = arith.maxnumf %3087, %2956 fastmath<nnan> : f32
                  %3103 = arith.subf %3087, %3102 : f32
                  %3104 = wave.exp2 %3103 : f32
                  %3105 = arith.subf %2956, %3102 : f32
                  %3106 = wave.exp2 %3105 : f32
                  %3107 = arith.mulf %3093, %3104 : f32
                  %3108 = math.fma %2970, %3106, %3107 : f32
                  %3109 = arith.mulf %3095, %3104 : f32
                  %3110 = math.fma %2959, %3106, %3109 : f32
                  %3111 = arith.mulf %3097, %3104 : f32
                  %3112 = math.fma %2962, %3106, %3111 : f32
                  %3113 = arith.mulf %3099, %3104 : f32
                  %3114 = math.fma %2965, %3106, %3113 : f32
                  %3115 = arith.mulf %3101, %3104 : f32
                  %3116 = math.fma %2968, %3106, %3115 : f32
                  %3117 = arith.maxnumf %3102, %2984 fastmath<nnan> : f32
                  %3118 = arith.subf %3102, %3117 : f32
                  %3119 = wave.exp2 %3118 : f32
                  %3120 = arith.subf %2984, %3117 : f32
                  %3121 = wave.exp2 %3120 : f32
                  %3122 = arith.mulf %3108, %3119 : f32
                  %3123 = math.fma %2998, %3121, %3122 : f32
                  %3124 = arith.mulf %3110, %3119 : f32
                  %3125 = math.fma %2987, %3121, %3124 : f32
                  %3126 = arith.mulf %3112, %3119 : f32
                  %3127 = math.fma %2990, %3121, %3126 : f32
                  %3128 = arith.mulf %3114, %3119 : f32
                  %3129 = math.fma %2993, %3121, %3128 : f32
                  %3130 = arith.mulf %3116, %3119 : f32
                  %3131 = math.fma %2996, %3121, %3130 : f32
                  %3132 = arith.maxnumf %3117, %3012 fastmath<nnan> : f32
                  %3133 = arith.subf %3117, %3132 : f32
                  %3134 = wave.exp2 %3133 : f32
                  %3135 = arith.subf %3012, %3132 : f32
                  %3136 = wave.exp2 %3135 : f32
                  %3137 = arith.mulf %3123, %3134 : f32
                  %3138 = math.fma %3026, %3136, %3137 : f32
                  %3139 = arith.mulf %3125, %3134 : f32
                  %3140 = math.fma %3015, %3136, %3139 : f32
                  %3141 = arith.mulf %3127, %3134 : f32
                  %3142 = math.fma %3018, %3136, %3141 : f32
                  %3143 = arith.mulf %3129, %3134 : f32
                  %3144 = math.fma %3021, %3136, %3143 : f32
                  %3145 = arith.mulf %3131, %3134 : f32
                  %3146 = math.fma %3024, %3136, %3145 : f32
                  scf.yield %3132, %3138, %3140, %3142, %3144, %3146 : f32, f32, f32, f32, f32, f32
                }
                %3147 = arith.addi %kvHeads, %18 : index
                %3148 = memref.load %scales[%3147] : memref<?xf32>
                %3149 = arith.divf %3148, %2802#1 : f32
                %3150 = arith.addi %20, %11 : index
                %3151 = arith.cmpi slt, %3150, %groupSize : index
                scf.if %3151 {
                  %3152 = arith.muli %18, %groupSize : index
                  %3153 = arith.addi %3152, %3150 : index
                  %3154 = arith.muli %3153, %c24 : index
                  %3155 = arith.muli %heads, %c24 : index
                  %3156 = arith.addi %10, %c23 : index
                  %3157 = arith.mulf %2802#2, %3149 : f32
                  %3158 = arith.addf %3157, %c50 : f32
                  %3159 = arith.minimumf %3158, %c117 : f32
                  %3160 = arith.maximumf %3159, %c118 : f32
                  %3161 = arith.truncf %3160 : f32 to f16
                  %3162 = arith.divui %3156, %c9 : index
                  %3163 = arith.addi %3154, %3162 : index
                  %3164 = arith.divui %27, %outTileRows : index
                  %3165 = arith.divui %3155, %c3 : index
                  %3166 = arith.muli %3164, %3165 : index
                  %3167 = arith.divui %3163, %c3 : index
                  %3168 = arith.addi %3166, %3167 : index
                  %3169 = arith.muli %3168, %c11 : index
                  %3170 = arith.remui %3163, %c3 : index
                  %3171 = arith.divui %3170, %c9 : index
                  %3172 = arith.addi %3169, %3171 : index
                  %3173 = arith.muli %outTileRows, %c9 : index
                  %3174 = arith.muli %3172, %3173 : index
                  %3175 = arith.remui %27, %outTileRows : index
                  %3176 = arith.muli %3175, %c9 : index
                  %3177 = arith.addi %3174, %3176 : index
                  %3178 = arith.remui %3163, %c9 : index
                  %3179 = arith.addi %3177, %3178 : index
                  memref.store %3161, %out[%3179] : memref<?xf16>
                  %3180 = arith.addi %10, %c7 : index
                  %3181 = arith.mulf %2802#3, %3149 : f32
                  %3182 = arith.addf %3181, %c50 : f32
                  %3183 = arith.minimumf %3182, %c117 : f32
                  %3184 = arith.maximumf %3183, %c118 : f32
                  %3185 = arith.truncf %3184 : f32 to f16
                  %3186 = arith.divui %3180, %c9 : index
                  %3187 = arith.addi %3154, %3186 : index
                  %3188 = arith.divui %27, %outTileRows : index
                  %3189 = arith.divui %3155, %c3 : index
                  %3190 = arith.muli %3188, %3189 : index
                  %3191 = arith.divui %3187, %c3 : index
                  %3192 = arith.addi %3190, %3191 : index
                  %3193 = arith.muli %3192, %c11 : index
                  %3194 = arith.remui %3187, %c3 : index
                  %3195 = arith.divui %3194, %c9 : index
                  %3196 = arith.addi %3193, %3195 : index
                  %3197 = arith.muli %outTileRows, %c9 : index
                  %3198 = arith.muli %3196, %3197 : index
                  %3199 = arith.remui %27, %outTileRows : index
                  %3200 = arith.muli %3199, %c9 : index
                  %3201 = arith.addi %3198, %3200 : index
                  %3202 = arith.remui %3187, %c9 : index
                  %3203 = arith.addi %3201, %3202 : index
                  memref.store %3185, %out[%3203] : memref<?xf16>
                  %3204 = arith.addi %10, %c42 : index
                  %3205 = arith.mulf %2802#4, %3149 : f32
                  %3206 = arith.addf %3205, %c50 : f32
                  %3207 = arith.minimumf %3206, %c117 : f32
                  %3208 = arith.maximumf %3207, %c118 : f32
                  %3209 = arith.truncf %3208 : f32 to f16
                  %3210 = arith.divui %3204, %c9 : index
                  %3211 = arith.addi %3154, %3210 : index
                  %3212 = arith.divui %27, %outTileRows : index
                  %3213 = arith.divui %3155, %c3 : index
                  %3214 = arith.muli %3212, %3213 : index
                  %3215 = arith.divui %3211, %c3 : index
                  %3216 = arith.addi %3214, %3215 : index
                  %3217 = arith.muli %3216, %c11 : index
                  %3218 = arith.remui %3211, %c3 : index
                  %3219 = arith.divui %3218, %c9 : index
                  %3220 = arith.addi %3217, %3219 : index
                  %3221 = arith.muli %outTileRows, %c9 : index
                  %3222 = arith.muli %3220, %3221 : index
                  %3223 = arith.remui %27, %outTileRows : index
                  %3224 = arith.muli %3223, %c9 : index
                  %3225 = arith.addi %3222, %3224 : index
                  %3226 = arith.remui %3211, %c9 : index
                  %3227 = arith.addi %3225, %3226 : index
                  memref.store %3209, %out[%3227] : memref<?xf16>
                  %3228 = arith.addi %10, %c43 : index
                  %3229 = arith.mulf %2802#5, %3149 : f32
                  %3230 = arith.addf %3229, %c50 : f32
                  %3231 = arith.minimumf %3230, %c117 : f32
                  %3232 = arith.maximumf %3231, %c118 : f32
                  %3233 = arith.truncf %3232 : f32 to f16
                  %3234 = arith.divui %3228, %c9 : index
                  %3235 = arith.addi %3154, %3234 : index
                  %3236 = arith.divui %27, %outTileRows : index
                  %3237 = arith.divui %3155, %c3 : index
                  %3238 = arith.muli %3236, %3237 : index
                  %3239 = arith.divui %3235, %c3 : index
                  %3240 = arith.addi %3238, %3239 : index
                  %3241 = arith.muli %3240, %c11 : index
                  %3242 = arith.remui %3235, %c3 : index
                  %3243 = arith.divui %3242, %c9 : index
                  %3244 = arith.addi %3241, %3243 : index
                  %3245 = arith.muli %outTileRows, %c9 : index
                  %3246 = arith.muli %3244, %3245 : index
                  %3247 = arith.remui %27, %outTileRows : index
                  %3248 = arith.muli %3247, %c9 : index
                  %3249 = arith.addi %3246, %3248 : index
                  %3250 = arith.remui %3235, %c9 : index
                  %3251 = arith.addi %3249, %3250 : index
                  memref.store %3233, %out[%3251] : memref<?xf16>
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
