// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=128, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d128_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %columnBlocks = wave.param "columnBlocks" : index
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
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 128 : index
  %c24 = arith.constant 8 : index
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
  %c95 = arith.constant 160 : index
  %c96 = arith.constant 224 : index
  %c97 = arith.constant 288 : index
  %c98 = arith.constant 352 : index
  %c99 = arith.constant 416 : index
  %c100 = arith.constant 480 : index
  %c101 = arith.constant 144 : index
  %c102 = arith.constant 176 : index
  %c103 = arith.constant 208 : index
  %c104 = arith.constant 240 : index
  %c105 = arith.constant 2560 : index
  %c106 = arith.constant 3072 : index
  %c107 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c109 = arith.constant 0x477FE000 : f32
  %c110 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c113 = arith.constant 2112 : index
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
  %11 = arith.remui %0, %c3 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c3 : index
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c12 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c10 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c12 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c12 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c17 : i32
    %42 = arith.subi %41, %c17 : i32
    %43 = arith.divui %42, %c18 : i32
    %44 = arith.addi %41, %c19 : i32
    %45 = arith.divui %44, %c20 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c22 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c23 : index
        %57 = arith.muli %2, %c24 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c22 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c12 : index
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
        %142 = arith.muli %1, %c24 : index
        %143 = arith.muli %2, %c23 : index
        %144 = arith.addi %142, %143 : index
        %145 = arith.mulf %60, %141 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %62, %141 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %144, %c22 : index
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
        %197 = arith.muli %196, %c20 : i32
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
          %212 = arith.subi %207, %c17 : i32
          %213 = arith.divui %200, %c18 : i32
          %214 = arith.addi %213, %c54 : i32
          %215 = arith.minsi %214, %43 : i32
          %216 = arith.index_castui %215 : i32 to index
          %217 = arith.addi %35, %216 : index
          %218 = memref.load %step[%217] : memref<?xi32>
          %219 = arith.index_cast %218 : i32 to index
          %220 = arith.muli %219, %36 : index
          %221 = arith.addi %220, %37 : index
          %222 = arith.addi %213, %c17 : i32
          %223 = arith.minsi %222, %43 : i32
          %224 = arith.index_castui %223 : i32 to index
          %225 = arith.addi %35, %224 : index
          %226 = memref.load %step[%225] : memref<?xi32>
          %227 = arith.index_cast %226 : i32 to index
          %228 = arith.muli %227, %36 : index
          %229 = arith.addi %228, %37 : index
          %230 = arith.addi %221, %38 : index
          %231 = arith.addi %230, %c22 : index
          %232 = vector.load %kv[%231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %233 = arith.addi %221, %38 : index
          %234 = arith.addi %233, %c29 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %221, %38 : index
          %237 = arith.addi %236, %c23 : index
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
          %274:18 = scf.for %255 = %c54 to %254 step %c17 iter_args(%256 = %232, %257 = %235, %258 = %238, %259 = %241, %260 = %244, %261 = %247, %262 = %250, %263 = %253, %264 = %c49, %265 = %c50, %266 = %c51, %267 = %c51, %268 = %c51, %269 = %c51, %270 = %c51, %271 = %c51, %272 = %c51, %273 = %c51) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %275 = arith.muli %255, %c53 : i32
            %276 = arith.addi %200, %275 : i32
            %277 = arith.addi %276, %c53 : i32
            %278 = arith.divui %276, %c18 : i32
            %279 = arith.addi %278, %c54 : i32
            %280 = arith.minsi %279, %43 : i32
            %281 = arith.index_castui %280 : i32 to index
            %282 = arith.addi %35, %281 : index
            %283 = memref.load %step[%282] : memref<?xi32>
            %284 = arith.index_cast %283 : i32 to index
            %285 = arith.muli %284, %36 : index
            %286 = arith.addi %285, %37 : index
            %287 = arith.addi %278, %c17 : i32
            %288 = arith.minsi %287, %43 : i32
            %289 = arith.index_castui %288 : i32 to index
            %290 = arith.addi %35, %289 : index
            %291 = memref.load %step[%290] : memref<?xi32>
            %292 = arith.index_cast %291 : i32 to index
            %293 = arith.muli %292, %36 : index
            %294 = arith.addi %293, %37 : index
            %295 = arith.divui %277, %c18 : i32
            %296 = arith.addi %295, %c54 : i32
            %297 = arith.minsi %296, %43 : i32
            %298 = arith.index_castui %297 : i32 to index
            %299 = arith.addi %35, %298 : index
            %300 = memref.load %step[%299] : memref<?xi32>
            %301 = arith.index_cast %300 : i32 to index
            %302 = arith.muli %301, %36 : index
            %303 = arith.addi %302, %37 : index
            %304 = arith.addi %295, %c17 : i32
            %305 = arith.minsi %304, %43 : i32
            %306 = arith.index_castui %305 : i32 to index
            %307 = arith.addi %35, %306 : index
            %308 = memref.load %step[%307] : memref<?xi32>
            %309 = arith.index_cast %308 : i32 to index
            %310 = arith.muli %309, %36 : index
            %311 = arith.addi %310, %37 : index
            %312 = wave.opaque %c22
            %313 = arith.muli %1, %c24 : index
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
            %341 = arith.addi %314, %c22 : index
            %342 = vector.load %4[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %343 = arith.addi %341, %c23 : index
            %344 = vector.load %4[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %346 = wave.mma %340, %345, %c51 : vector<16xf16>, vector<8xf32>
            %347 = vector.shuffle %258, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %348 = vector.bitcast %347 : vector<8xi32> to vector<16xf16>
            %349 = arith.addi %314, %c7 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = arith.addi %349, %c23 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %354 = wave.mma %348, %353, %346 : vector<16xf16>, vector<8xf32>
            %355 = vector.shuffle %260, %261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %356 = vector.bitcast %355 : vector<8xi32> to vector<16xf16>
            %357 = arith.addi %314, %c42 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = arith.addi %357, %c23 : index
            %360 = vector.load %4[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %362 = wave.mma %356, %361, %354 : vector<16xf16>, vector<8xf32>
            %363 = vector.shuffle %262, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %364 = vector.bitcast %363 : vector<8xi32> to vector<16xf16>
            %365 = arith.addi %314, %c43 : index
            %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %367 = arith.addi %365, %c23 : index
            %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %370 = wave.mma %364, %369, %362 : vector<16xf16>, vector<8xf32>
            %371 = arith.addi %294, %38 : index
            %372 = arith.addi %371, %c22 : index
            %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %374 = arith.addi %294, %38 : index
            %375 = arith.addi %374, %c29 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %294, %38 : index
            %378 = arith.addi %377, %c23 : index
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
            %399 = arith.addi %397, %c23 : index
            %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %402 = wave.mma %396, %401, %370 : vector<16xf16>, vector<8xf32>
            %403 = vector.shuffle %323, %326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %404 = vector.bitcast %403 : vector<8xi32> to vector<16xf16>
            %405 = arith.addi %314, %c45 : index
            %406 = vector.load %4[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %407 = arith.addi %405, %c23 : index
            %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %409 = vector.shuffle %406, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %410 = wave.mma %404, %409, %402 : vector<16xf16>, vector<8xf32>
            %411 = vector.shuffle %329, %332 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %412 = vector.bitcast %411 : vector<8xi32> to vector<16xf16>
            %413 = arith.addi %314, %c46 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = arith.addi %413, %c23 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %418 = wave.mma %412, %417, %410 : vector<16xf16>, vector<8xf32>
            %419 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %420 = vector.bitcast %419 : vector<8xi32> to vector<16xf16>
            %421 = arith.addi %314, %c47 : index
            %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %423 = arith.addi %421, %c23 : index
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
            %453 = arith.addi %314, %c22 : index
            %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %455 = arith.addi %453, %c23 : index
            %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %458 = wave.mma %452, %457, %c51 : vector<16xf16>, vector<8xf32>
            %459 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %460 = vector.bitcast %459 : vector<8xi32> to vector<16xf16>
            %461 = arith.addi %314, %c7 : index
            %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %463 = arith.addi %461, %c23 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %466 = wave.mma %460, %465, %458 : vector<16xf16>, vector<8xf32>
            %467 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = arith.addi %314, %c42 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c23 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %468, %473, %466 : vector<16xf16>, vector<8xf32>
            %475 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %476 = vector.bitcast %475 : vector<8xi32> to vector<16xf16>
            %477 = arith.addi %314, %c43 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c23 : index
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
            %511 = arith.addi %509, %c23 : index
            %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %514 = wave.mma %508, %513, %482 : vector<16xf16>, vector<8xf32>
            %515 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.addi %314, %c45 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = arith.addi %517, %c23 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %522 = wave.mma %516, %521, %514 : vector<16xf16>, vector<8xf32>
            %523 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
            %525 = arith.addi %314, %c46 : index
            %526 = vector.load %4[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %527 = arith.addi %525, %c23 : index
            %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %530 = wave.mma %524, %529, %522 : vector<16xf16>, vector<8xf32>
            %531 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %532 = vector.bitcast %531 : vector<8xi32> to vector<16xf16>
            %533 = arith.addi %314, %c47 : index
            %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %535 = arith.addi %533, %c23 : index
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
            %735 = arith.addi %734, %c22 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %303, %38 : index
            %738 = arith.addi %737, %c29 : index
            %739 = vector.load %kv[%738] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %740 = arith.addi %303, %38 : index
            %741 = arith.addi %740, %c23 : index
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
            %770 = wave.opaque %c22
            scf.yield %736, %739, %742, %745, %748, %751, %754, %757, %599#0, %649, %724, %727, %730, %733, %760, %763, %766, %769 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %771 = arith.cmpi eq, %211, %207 : i32
          %772:10 = scf.if %771 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %773 = arith.muli %212, %c53 : i32
            %774 = arith.addi %200, %773 : i32
            %775 = arith.divui %774, %c18 : i32
            %776 = arith.addi %775, %c54 : i32
            %777 = arith.minsi %776, %43 : i32
            %778 = arith.index_castui %777 : i32 to index
            %779 = arith.addi %35, %778 : index
            %780 = memref.load %step[%779] : memref<?xi32>
            %781 = arith.index_cast %780 : i32 to index
            %782 = arith.muli %781, %36 : index
            %783 = arith.addi %782, %37 : index
            %784 = arith.addi %775, %c17 : i32
            %785 = arith.minsi %784, %43 : i32
            %786 = arith.index_castui %785 : i32 to index
            %787 = arith.addi %35, %786 : index
            %788 = memref.load %step[%787] : memref<?xi32>
            %789 = arith.index_cast %788 : i32 to index
            %790 = arith.muli %789, %36 : index
            %791 = arith.addi %790, %37 : index
            %792 = wave.opaque %c22
            %793 = arith.muli %1, %c24 : index
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
            %821 = arith.addi %794, %c22 : index
            %822 = vector.load %4[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %823 = arith.addi %821, %c23 : index
            %824 = vector.load %4[%823] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %825 = vector.shuffle %822, %824 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %826 = wave.mma %820, %825, %c51 : vector<16xf16>, vector<8xf32>
            %827 = vector.shuffle %274#2, %274#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %828 = vector.bitcast %827 : vector<8xi32> to vector<16xf16>
            %829 = arith.addi %794, %c7 : index
            %830 = vector.load %4[%829] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %831 = arith.addi %829, %c23 : index
            %832 = vector.load %4[%831] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %833 = vector.shuffle %830, %832 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %834 = wave.mma %828, %833, %826 : vector<16xf16>, vector<8xf32>
            %835 = vector.shuffle %274#4, %274#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %836 = vector.bitcast %835 : vector<8xi32> to vector<16xf16>
            %837 = arith.addi %794, %c42 : index
            %838 = vector.load %4[%837] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %839 = arith.addi %837, %c23 : index
            %840 = vector.load %4[%839] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %841 = vector.shuffle %838, %840 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %842 = wave.mma %836, %841, %834 : vector<16xf16>, vector<8xf32>
            %843 = vector.shuffle %274#6, %274#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %844 = vector.bitcast %843 : vector<8xi32> to vector<16xf16>
            %845 = arith.addi %794, %c43 : index
            %846 = vector.load %4[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %847 = arith.addi %845, %c23 : index
            %848 = vector.load %4[%847] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %849 = vector.shuffle %846, %848 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %850 = wave.mma %844, %849, %842 : vector<16xf16>, vector<8xf32>
            %851 = arith.addi %791, %38 : index
            %852 = arith.addi %851, %c22 : index
            %853 = vector.load %kv[%852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %854 = arith.addi %791, %38 : index
            %855 = arith.addi %854, %c29 : index
            %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %857 = arith.addi %791, %38 : index
            %858 = arith.addi %857, %c23 : index
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
            %879 = arith.addi %877, %c23 : index
            %880 = vector.load %4[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %881 = vector.shuffle %878, %880 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %882 = wave.mma %876, %881, %850 : vector<16xf16>, vector<8xf32>
            %883 = vector.shuffle %803, %806 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %884 = vector.bitcast %883 : vector<8xi32> to vector<16xf16>
            %885 = arith.addi %794, %c45 : index
            %886 = vector.load %4[%885] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %887 = arith.addi %885, %c23 : index
            %888 = vector.load %4[%887] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %889 = vector.shuffle %886, %888 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %890 = wave.mma %884, %889, %882 : vector<16xf16>, vector<8xf32>
            %891 = vector.shuffle %809, %812 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %892 = vector.bitcast %891 : vector<8xi32> to vector<16xf16>
            %893 = arith.addi %794, %c46 : index
            %894 = vector.load %4[%893] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %895 = arith.addi %893, %c23 : index
            %896 = vector.load %4[%895] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %897 = vector.shuffle %894, %896 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %898 = wave.mma %892, %897, %890 : vector<16xf16>, vector<8xf32>
            %899 = vector.shuffle %815, %818 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %900 = vector.bitcast %899 : vector<8xi32> to vector<16xf16>
            %901 = arith.addi %794, %c47 : index
            %902 = vector.load %4[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %903 = arith.addi %901, %c23 : index
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
            %933 = arith.addi %794, %c22 : index
            %934 = vector.load %4[%933] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %935 = arith.addi %933, %c23 : index
            %936 = vector.load %4[%935] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %937 = vector.shuffle %934, %936 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %938 = wave.mma %932, %937, %c51 : vector<16xf16>, vector<8xf32>
            %939 = vector.shuffle %859, %862 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %940 = vector.bitcast %939 : vector<8xi32> to vector<16xf16>
            %941 = arith.addi %794, %c7 : index
            %942 = vector.load %4[%941] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %943 = arith.addi %941, %c23 : index
            %944 = vector.load %4[%943] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %945 = vector.shuffle %942, %944 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %946 = wave.mma %940, %945, %938 : vector<16xf16>, vector<8xf32>
            %947 = vector.shuffle %865, %868 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %948 = vector.bitcast %947 : vector<8xi32> to vector<16xf16>
            %949 = arith.addi %794, %c42 : index
            %950 = vector.load %4[%949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %951 = arith.addi %949, %c23 : index
            %952 = vector.load %4[%951] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %953 = vector.shuffle %950, %952 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %954 = wave.mma %948, %953, %946 : vector<16xf16>, vector<8xf32>
            %955 = vector.shuffle %871, %874 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %956 = vector.bitcast %955 : vector<8xi32> to vector<16xf16>
            %957 = arith.addi %794, %c43 : index
            %958 = vector.load %4[%957] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %959 = arith.addi %957, %c23 : index
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
            %991 = arith.addi %989, %c23 : index
            %992 = vector.load %4[%991] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %993 = vector.shuffle %990, %992 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %994 = wave.mma %988, %993, %962 : vector<16xf16>, vector<8xf32>
            %995 = vector.shuffle %915, %918 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %996 = vector.bitcast %995 : vector<8xi32> to vector<16xf16>
            %997 = arith.addi %794, %c45 : index
            %998 = vector.load %4[%997] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %999 = arith.addi %997, %c23 : index
            %1000 = vector.load %4[%999] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1001 = vector.shuffle %998, %1000 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1002 = wave.mma %996, %1001, %994 : vector<16xf16>, vector<8xf32>
            %1003 = vector.shuffle %921, %924 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1004 = vector.bitcast %1003 : vector<8xi32> to vector<16xf16>
            %1005 = arith.addi %794, %c46 : index
            %1006 = vector.load %4[%1005] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1007 = arith.addi %1005, %c23 : index
            %1008 = vector.load %4[%1007] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1009 = vector.shuffle %1006, %1008 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1010 = wave.mma %1004, %1009, %1002 : vector<16xf16>, vector<8xf32>
            %1011 = vector.shuffle %927, %930 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1012 = vector.bitcast %1011 : vector<8xi32> to vector<16xf16>
            %1013 = arith.addi %794, %c47 : index
            %1014 = vector.load %4[%1013] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1015 = arith.addi %1013, %c23 : index
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
            %1228 = arith.divui %1227, %c18 : i32
            %1229 = arith.addi %1228, %c54 : i32
            %1230 = arith.minsi %1229, %43 : i32
            %1231 = arith.index_castui %1230 : i32 to index
            %1232 = arith.addi %35, %1231 : index
            %1233 = memref.load %step[%1232] : memref<?xi32>
            %1234 = arith.index_cast %1233 : i32 to index
            %1235 = arith.muli %1234, %36 : index
            %1236 = arith.addi %1235, %37 : index
            %1237 = arith.addi %1228, %c17 : i32
            %1238 = arith.minsi %1237, %43 : i32
            %1239 = arith.index_castui %1238 : i32 to index
            %1240 = arith.addi %35, %1239 : index
            %1241 = memref.load %step[%1240] : memref<?xi32>
            %1242 = arith.index_cast %1241 : i32 to index
            %1243 = arith.muli %1242, %36 : index
            %1244 = arith.addi %1243, %37 : index
            %1245 = wave.opaque %c22
            %1246 = arith.muli %1, %c24 : index
            %1247 = arith.addi %1245, %1246 : index
            %1248 = arith.subi %202, %1227 : i32
            %1249 = arith.subi %1248, %c54 : i32
            %1250 = arith.minsi %1249, %c18 : i32
            %1251 = arith.maxsi %1250, %c54 : i32
            %1252 = arith.cmpi sgt, %1251, %c54 : i32
            %1253 = arith.select %1252, %c79, %c54 : i32
            %1254 = arith.ori %c54, %1253 : i32
            %1255 = arith.cmpi sgt, %1251, %c17 : i32
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
            %1303 = arith.subi %1302, %c18 : i32
            %1304 = arith.minsi %1303, %c18 : i32
            %1305 = arith.maxsi %1304, %c54 : i32
            %1306 = arith.cmpi sgt, %1305, %c54 : i32
            %1307 = arith.select %1306, %c79, %c54 : i32
            %1308 = arith.ori %c54, %1307 : i32
            %1309 = arith.cmpi sgt, %1305, %c17 : i32
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
            %1382 = arith.addi %1247, %c22 : index
            %1383 = vector.load %4[%1382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1384 = arith.addi %1382, %c23 : index
            %1385 = vector.load %4[%1384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1387 = wave.mma %1381, %1386, %c51 : vector<16xf16>, vector<8xf32>
            %1388 = vector.shuffle %274#2, %274#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1389 = vector.bitcast %1388 : vector<8xi32> to vector<16xf16>
            %1390 = arith.addi %1247, %c7 : index
            %1391 = vector.load %4[%1390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1392 = arith.addi %1390, %c23 : index
            %1393 = vector.load %4[%1392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1394 = vector.shuffle %1391, %1393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1395 = wave.mma %1389, %1394, %1387 : vector<16xf16>, vector<8xf32>
            %1396 = vector.shuffle %274#4, %274#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1397 = vector.bitcast %1396 : vector<8xi32> to vector<16xf16>
            %1398 = arith.addi %1247, %c42 : index
            %1399 = vector.load %4[%1398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1400 = arith.addi %1398, %c23 : index
            %1401 = vector.load %4[%1400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1402 = vector.shuffle %1399, %1401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1403 = wave.mma %1397, %1402, %1395 : vector<16xf16>, vector<8xf32>
            %1404 = vector.shuffle %274#6, %274#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1405 = vector.bitcast %1404 : vector<8xi32> to vector<16xf16>
            %1406 = arith.addi %1247, %c43 : index
            %1407 = vector.load %4[%1406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1408 = arith.addi %1406, %c23 : index
            %1409 = vector.load %4[%1408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1410 = vector.shuffle %1407, %1409 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1411 = wave.mma %1405, %1410, %1403 : vector<16xf16>, vector<8xf32>
            %1412 = arith.addi %1244, %38 : index
            %1413 = arith.addi %1412, %c22 : index
            %1414 = vector.load %kv[%1413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1415 = arith.addi %1244, %38 : index
            %1416 = arith.addi %1415, %c29 : index
            %1417 = vector.load %kv[%1416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1418 = arith.addi %1244, %38 : index
            %1419 = arith.addi %1418, %c23 : index
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
            %1440 = arith.addi %1438, %c23 : index
            %1441 = vector.load %4[%1440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1443 = wave.mma %1437, %1442, %1411 : vector<16xf16>, vector<8xf32>
            %1444 = vector.shuffle %1364, %1367 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1445 = vector.bitcast %1444 : vector<8xi32> to vector<16xf16>
            %1446 = arith.addi %1247, %c45 : index
            %1447 = vector.load %4[%1446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1448 = arith.addi %1446, %c23 : index
            %1449 = vector.load %4[%1448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1450 = vector.shuffle %1447, %1449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1451 = wave.mma %1445, %1450, %1443 : vector<16xf16>, vector<8xf32>
            %1452 = vector.shuffle %1370, %1373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1453 = vector.bitcast %1452 : vector<8xi32> to vector<16xf16>
            %1454 = arith.addi %1247, %c46 : index
            %1455 = vector.load %4[%1454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1456 = arith.addi %1454, %c23 : index
            %1457 = vector.load %4[%1456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1458 = vector.shuffle %1455, %1457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1459 = wave.mma %1453, %1458, %1451 : vector<16xf16>, vector<8xf32>
            %1460 = vector.shuffle %1376, %1379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1461 = vector.bitcast %1460 : vector<8xi32> to vector<16xf16>
            %1462 = arith.addi %1247, %c47 : index
            %1463 = vector.load %4[%1462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1464 = arith.addi %1462, %c23 : index
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
            %1494 = arith.addi %1247, %c22 : index
            %1495 = vector.load %4[%1494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1496 = arith.addi %1494, %c23 : index
            %1497 = vector.load %4[%1496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1498 = vector.shuffle %1495, %1497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1499 = wave.mma %1493, %1498, %c51 : vector<16xf16>, vector<8xf32>
            %1500 = vector.shuffle %1420, %1423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1501 = vector.bitcast %1500 : vector<8xi32> to vector<16xf16>
            %1502 = arith.addi %1247, %c7 : index
            %1503 = vector.load %4[%1502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1504 = arith.addi %1502, %c23 : index
            %1505 = vector.load %4[%1504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1506 = vector.shuffle %1503, %1505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1507 = wave.mma %1501, %1506, %1499 : vector<16xf16>, vector<8xf32>
            %1508 = vector.shuffle %1426, %1429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1509 = vector.bitcast %1508 : vector<8xi32> to vector<16xf16>
            %1510 = arith.addi %1247, %c42 : index
            %1511 = vector.load %4[%1510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1512 = arith.addi %1510, %c23 : index
            %1513 = vector.load %4[%1512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1514 = vector.shuffle %1511, %1513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1515 = wave.mma %1509, %1514, %1507 : vector<16xf16>, vector<8xf32>
            %1516 = vector.shuffle %1432, %1435 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1517 = vector.bitcast %1516 : vector<8xi32> to vector<16xf16>
            %1518 = arith.addi %1247, %c43 : index
            %1519 = vector.load %4[%1518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1520 = arith.addi %1518, %c23 : index
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
            %1552 = arith.addi %1550, %c23 : index
            %1553 = vector.load %4[%1552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1554 = vector.shuffle %1551, %1553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1555 = wave.mma %1549, %1554, %1523 : vector<16xf16>, vector<8xf32>
            %1556 = vector.shuffle %1476, %1479 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1557 = vector.bitcast %1556 : vector<8xi32> to vector<16xf16>
            %1558 = arith.addi %1247, %c45 : index
            %1559 = vector.load %4[%1558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1560 = arith.addi %1558, %c23 : index
            %1561 = vector.load %4[%1560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1562 = vector.shuffle %1559, %1561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1563 = wave.mma %1557, %1562, %1555 : vector<16xf16>, vector<8xf32>
            %1564 = vector.shuffle %1482, %1485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1565 = vector.bitcast %1564 : vector<8xi32> to vector<16xf16>
            %1566 = arith.addi %1247, %c46 : index
            %1567 = vector.load %4[%1566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1568 = arith.addi %1566, %c23 : index
            %1569 = vector.load %4[%1568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1570 = vector.shuffle %1567, %1569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1571 = wave.mma %1565, %1570, %1563 : vector<16xf16>, vector<8xf32>
            %1572 = vector.shuffle %1488, %1491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1573 = vector.bitcast %1572 : vector<8xi32> to vector<16xf16>
            %1574 = arith.addi %1247, %c47 : index
            %1575 = vector.load %4[%1574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1576 = arith.addi %1574, %c23 : index
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
            %1610 = arith.subi %1606, %c18 : i32
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
        %1834 = arith.cmpi slt, %1, %c3 : index
        wave.barrier
        scf.if %1834 {
          %1835 = arith.muli %8, %c8 : index
          %1836 = arith.addi %1835, %1 : index
          memref.store %204#0, %6[%1836] : memref<?xf32>
          %1837 = arith.addi %1836, %c3 : index
          memref.store %204#1, %6[%1837] : memref<?xf32>
          %1838 = arith.muli %8, %c42 : index
          %1839 = arith.muli %2, %c3 : index
          %1840 = arith.addi %1838, %1839 : index
          %1841 = arith.addi %1840, %1 : index
          %1842 = vector.extract %204#2[0] : f32 from vector<8xf32>
          %1843 = arith.addi %1841, %c22 : index
          memref.store %1842, %5[%1843] : memref<?xf32>
          %1844 = vector.extract %204#2[1] : f32 from vector<8xf32>
          %1845 = arith.addi %1841, %c8 : index
          memref.store %1844, %5[%1845] : memref<?xf32>
          %1846 = vector.extract %204#2[2] : f32 from vector<8xf32>
          %1847 = arith.addi %1841, %c29 : index
          memref.store %1846, %5[%1847] : memref<?xf32>
          %1848 = vector.extract %204#2[3] : f32 from vector<8xf32>
          %1849 = arith.addi %1841, %c33 : index
          memref.store %1848, %5[%1849] : memref<?xf32>
          %1850 = vector.extract %204#2[4] : f32 from vector<8xf32>
          %1851 = arith.addi %1841, %c23 : index
          memref.store %1850, %5[%1851] : memref<?xf32>
          %1852 = vector.extract %204#2[5] : f32 from vector<8xf32>
          %1853 = arith.addi %1841, %c95 : index
          memref.store %1852, %5[%1853] : memref<?xf32>
          %1854 = vector.extract %204#2[6] : f32 from vector<8xf32>
          %1855 = arith.addi %1841, %c55 : index
          memref.store %1854, %5[%1855] : memref<?xf32>
          %1856 = vector.extract %204#2[7] : f32 from vector<8xf32>
          %1857 = arith.addi %1841, %c96 : index
          memref.store %1856, %5[%1857] : memref<?xf32>
          %1858 = vector.extract %204#3[0] : f32 from vector<8xf32>
          %1859 = arith.addi %1841, %c7 : index
          memref.store %1858, %5[%1859] : memref<?xf32>
          %1860 = vector.extract %204#3[1] : f32 from vector<8xf32>
          %1861 = arith.addi %1841, %c97 : index
          memref.store %1860, %5[%1861] : memref<?xf32>
          %1862 = vector.extract %204#3[2] : f32 from vector<8xf32>
          %1863 = arith.addi %1841, %c56 : index
          memref.store %1862, %5[%1863] : memref<?xf32>
          %1864 = vector.extract %204#3[3] : f32 from vector<8xf32>
          %1865 = arith.addi %1841, %c98 : index
          memref.store %1864, %5[%1865] : memref<?xf32>
          %1866 = vector.extract %204#3[4] : f32 from vector<8xf32>
          %1867 = arith.addi %1841, %c57 : index
          memref.store %1866, %5[%1867] : memref<?xf32>
          %1868 = vector.extract %204#3[5] : f32 from vector<8xf32>
          %1869 = arith.addi %1841, %c99 : index
          memref.store %1868, %5[%1869] : memref<?xf32>
          %1870 = vector.extract %204#3[6] : f32 from vector<8xf32>
          %1871 = arith.addi %1841, %c58 : index
          memref.store %1870, %5[%1871] : memref<?xf32>
          %1872 = vector.extract %204#3[7] : f32 from vector<8xf32>
          %1873 = arith.addi %1841, %c100 : index
          memref.store %1872, %5[%1873] : memref<?xf32>
        }
        wave.barrier
        %1874 = arith.addi %11, %c22 : index
        %1875 = memref.load %6[%1874] : memref<?xf32>
        %1876 = arith.addi %11, %c3 : index
        %1877 = memref.load %6[%1876] : memref<?xf32>
        %1878 = arith.addi %11, %c8 : index
        %1879 = memref.load %6[%1878] : memref<?xf32>
        %1880 = arith.addi %11, %c27 : index
        %1881 = memref.load %6[%1880] : memref<?xf32>
        %1882 = arith.addi %11, %c29 : index
        %1883 = memref.load %6[%1882] : memref<?xf32>
        %1884 = arith.addi %11, %c31 : index
        %1885 = memref.load %6[%1884] : memref<?xf32>
        %1886 = arith.addi %11, %c33 : index
        %1887 = memref.load %6[%1886] : memref<?xf32>
        %1888 = arith.addi %11, %c35 : index
        %1889 = memref.load %6[%1888] : memref<?xf32>
        %1890 = arith.addi %11, %c23 : index
        %1891 = memref.load %6[%1890] : memref<?xf32>
        %1892 = arith.addi %11, %c101 : index
        %1893 = memref.load %6[%1892] : memref<?xf32>
        %1894 = arith.addi %11, %c95 : index
        %1895 = memref.load %6[%1894] : memref<?xf32>
        %1896 = arith.addi %11, %c102 : index
        %1897 = memref.load %6[%1896] : memref<?xf32>
        %1898 = arith.addi %11, %c55 : index
        %1899 = memref.load %6[%1898] : memref<?xf32>
        %1900 = arith.addi %11, %c103 : index
        %1901 = memref.load %6[%1900] : memref<?xf32>
        %1902 = arith.addi %11, %c96 : index
        %1903 = memref.load %6[%1902] : memref<?xf32>
        %1904 = arith.addi %11, %c104 : index
        %1905 = memref.load %6[%1904] : memref<?xf32>
        %1906 = arith.maxnumf %1875, %1879 fastmath<nnan> : f32
        %1907 = arith.subf %1875, %1906 : f32
        %1908 = wave.exp2 %1907 : f32
        %1909 = arith.subf %1879, %1906 : f32
        %1910 = wave.exp2 %1909 : f32
        %1911 = arith.mulf %1877, %1908 : f32
        %1912 = math.fma %1881, %1910, %1911 : f32
        %1913 = arith.maxnumf %1906, %1883 fastmath<nnan> : f32
        %1914 = arith.subf %1906, %1913 : f32
        %1915 = wave.exp2 %1914 : f32
        %1916 = arith.subf %1883, %1913 : f32
        %1917 = wave.exp2 %1916 : f32
        %1918 = arith.mulf %1912, %1915 : f32
        %1919 = math.fma %1885, %1917, %1918 : f32
        %1920 = arith.maxnumf %1913, %1887 fastmath<nnan> : f32
        %1921 = arith.subf %1913, %1920 : f32
        %1922 = wave.exp2 %1921 : f32
        %1923 = arith.subf %1887, %1920 : f32
        %1924 = wave.exp2 %1923 : f32
        %1925 = arith.mulf %1919, %1922 : f32
        %1926 = math.fma %1889, %1924, %1925 : f32
        %1927 = arith.maxnumf %1920, %1891 fastmath<nnan> : f32
        %1928 = arith.subf %1920, %1927 : f32
        %1929 = wave.exp2 %1928 : f32
        %1930 = arith.subf %1891, %1927 : f32
        %1931 = wave.exp2 %1930 : f32
        %1932 = arith.mulf %1926, %1929 : f32
        %1933 = math.fma %1893, %1931, %1932 : f32
        %1934 = arith.maxnumf %1927, %1895 fastmath<nnan> : f32
        %1935 = arith.subf %1927, %1934 : f32
        %1936 = wave.exp2 %1935 : f32
        %1937 = arith.subf %1895, %1934 : f32
        %1938 = wave.exp2 %1937 : f32
        %1939 = arith.mulf %1933, %1936 : f32
        %1940 = math.fma %1897, %1938, %1939 : f32
        %1941 = arith.maxnumf %1934, %1899 fastmath<nnan> : f32
        %1942 = arith.subf %1934, %1941 : f32
        %1943 = wave.exp2 %1942 : f32
        %1944 = arith.subf %1899, %1941 : f32
        %1945 = wave.exp2 %1944 : f32
        %1946 = arith.mulf %1940, %1943 : f32
        %1947 = math.fma %1901, %1945, %1946 : f32
        %1948 = arith.maxnumf %1941, %1903 fastmath<nnan> : f32
        %1949 = arith.subf %1941, %1948 : f32
        %1950 = wave.exp2 %1949 : f32
        %1951 = arith.subf %1903, %1948 : f32
        %1952 = wave.exp2 %1951 : f32
        %1953 = arith.mulf %1947, %1950 : f32
        %1954 = math.fma %1905, %1952, %1953 : f32
        %1955 = arith.addi %10, %c22 : index
        %1956 = arith.addi %1955, %c22 : index
        %1957 = memref.load %5[%1956] : memref<?xf32>
        %1958 = arith.addi %1955, %c42 : index
        %1959 = memref.load %5[%1958] : memref<?xf32>
        %1960 = arith.addi %1955, %c44 : index
        %1961 = memref.load %5[%1960] : memref<?xf32>
        %1962 = arith.addi %1955, %c46 : index
        %1963 = memref.load %5[%1962] : memref<?xf32>
        %1964 = arith.addi %1955, %c5 : index
        %1965 = memref.load %5[%1964] : memref<?xf32>
        %1966 = arith.addi %1955, %c105 : index
        %1967 = memref.load %5[%1966] : memref<?xf32>
        %1968 = arith.addi %1955, %c106 : index
        %1969 = memref.load %5[%1968] : memref<?xf32>
        %1970 = arith.addi %1955, %c107 : index
        %1971 = memref.load %5[%1970] : memref<?xf32>
        %1972 = arith.mulf %1957, %1908 : f32
        %1973 = math.fma %1959, %1910, %1972 : f32
        %1974 = arith.mulf %1973, %1915 : f32
        %1975 = math.fma %1961, %1917, %1974 : f32
        %1976 = arith.mulf %1975, %1922 : f32
        %1977 = math.fma %1963, %1924, %1976 : f32
        %1978 = arith.mulf %1977, %1929 : f32
        %1979 = math.fma %1965, %1931, %1978 : f32
        %1980 = arith.mulf %1979, %1936 : f32
        %1981 = math.fma %1967, %1938, %1980 : f32
        %1982 = arith.mulf %1981, %1943 : f32
        %1983 = math.fma %1969, %1945, %1982 : f32
        %1984 = arith.mulf %1983, %1950 : f32
        %1985 = math.fma %1971, %1952, %1984 : f32
        %1986 = arith.addi %10, %c7 : index
        %1987 = arith.addi %1986, %c22 : index
        %1988 = memref.load %5[%1987] : memref<?xf32>
        %1989 = arith.addi %1986, %c42 : index
        %1990 = memref.load %5[%1989] : memref<?xf32>
        %1991 = arith.addi %1986, %c44 : index
        %1992 = memref.load %5[%1991] : memref<?xf32>
        %1993 = arith.addi %1986, %c46 : index
        %1994 = memref.load %5[%1993] : memref<?xf32>
        %1995 = arith.addi %1986, %c5 : index
        %1996 = memref.load %5[%1995] : memref<?xf32>
        %1997 = arith.addi %1986, %c105 : index
        %1998 = memref.load %5[%1997] : memref<?xf32>
        %1999 = arith.addi %1986, %c106 : index
        %2000 = memref.load %5[%1999] : memref<?xf32>
        %2001 = arith.addi %1986, %c107 : index
        %2002 = memref.load %5[%2001] : memref<?xf32>
        %2003 = arith.mulf %1988, %1908 : f32
        %2004 = math.fma %1990, %1910, %2003 : f32
        %2005 = arith.mulf %2004, %1915 : f32
        %2006 = math.fma %1992, %1917, %2005 : f32
        %2007 = arith.mulf %2006, %1922 : f32
        %2008 = math.fma %1994, %1924, %2007 : f32
        %2009 = arith.mulf %2008, %1929 : f32
        %2010 = math.fma %1996, %1931, %2009 : f32
        %2011 = arith.mulf %2010, %1936 : f32
        %2012 = math.fma %1998, %1938, %2011 : f32
        %2013 = arith.mulf %2012, %1943 : f32
        %2014 = math.fma %2000, %1945, %2013 : f32
        %2015 = arith.mulf %2014, %1950 : f32
        %2016 = math.fma %2002, %1952, %2015 : f32
        wave.barrier
        scf.if %1834 {
          %2017 = arith.muli %8, %c42 : index
          %2018 = arith.muli %2, %c3 : index
          %2019 = arith.addi %2017, %2018 : index
          %2020 = arith.addi %2019, %1 : index
          %2021 = vector.extract %204#4[0] : f32 from vector<8xf32>
          %2022 = arith.addi %2020, %c22 : index
          memref.store %2021, %5[%2022] : memref<?xf32>
          %2023 = vector.extract %204#4[1] : f32 from vector<8xf32>
          %2024 = arith.addi %2020, %c8 : index
          memref.store %2023, %5[%2024] : memref<?xf32>
          %2025 = vector.extract %204#4[2] : f32 from vector<8xf32>
          %2026 = arith.addi %2020, %c29 : index
          memref.store %2025, %5[%2026] : memref<?xf32>
          %2027 = vector.extract %204#4[3] : f32 from vector<8xf32>
          %2028 = arith.addi %2020, %c33 : index
          memref.store %2027, %5[%2028] : memref<?xf32>
          %2029 = vector.extract %204#4[4] : f32 from vector<8xf32>
          %2030 = arith.addi %2020, %c23 : index
          memref.store %2029, %5[%2030] : memref<?xf32>
          %2031 = vector.extract %204#4[5] : f32 from vector<8xf32>
          %2032 = arith.addi %2020, %c95 : index
          memref.store %2031, %5[%2032] : memref<?xf32>
          %2033 = vector.extract %204#4[6] : f32 from vector<8xf32>
          %2034 = arith.addi %2020, %c55 : index
          memref.store %2033, %5[%2034] : memref<?xf32>
          %2035 = vector.extract %204#4[7] : f32 from vector<8xf32>
          %2036 = arith.addi %2020, %c96 : index
          memref.store %2035, %5[%2036] : memref<?xf32>
          %2037 = vector.extract %204#5[0] : f32 from vector<8xf32>
          %2038 = arith.addi %2020, %c7 : index
          memref.store %2037, %5[%2038] : memref<?xf32>
          %2039 = vector.extract %204#5[1] : f32 from vector<8xf32>
          %2040 = arith.addi %2020, %c97 : index
          memref.store %2039, %5[%2040] : memref<?xf32>
          %2041 = vector.extract %204#5[2] : f32 from vector<8xf32>
          %2042 = arith.addi %2020, %c56 : index
          memref.store %2041, %5[%2042] : memref<?xf32>
          %2043 = vector.extract %204#5[3] : f32 from vector<8xf32>
          %2044 = arith.addi %2020, %c98 : index
          memref.store %2043, %5[%2044] : memref<?xf32>
          %2045 = vector.extract %204#5[4] : f32 from vector<8xf32>
          %2046 = arith.addi %2020, %c57 : index
          memref.store %2045, %5[%2046] : memref<?xf32>
          %2047 = vector.extract %204#5[5] : f32 from vector<8xf32>
          %2048 = arith.addi %2020, %c99 : index
          memref.store %2047, %5[%2048] : memref<?xf32>
          %2049 = vector.extract %204#5[6] : f32 from vector<8xf32>
          %2050 = arith.addi %2020, %c58 : index
          memref.store %2049, %5[%2050] : memref<?xf32>
          %2051 = vector.extract %204#5[7] : f32 from vector<8xf32>
          %2052 = arith.addi %2020, %c100 : index
          memref.store %2051, %5[%2052] : memref<?xf32>
        }
        wave.barrier
        %2053 = arith.addi %10, %c22 : index
        %2054 = arith.addi %2053, %c22 : index
        %2055 = memref.load %5[%2054] : memref<?xf32>
        %2056 = arith.addi %2053, %c42 : index
        %2057 = memref.load %5[%2056] : memref<?xf32>
        %2058 = arith.addi %2053, %c44 : index
        %2059 = memref.load %5[%2058] : memref<?xf32>
        %2060 = arith.addi %2053, %c46 : index
        %2061 = memref.load %5[%2060] : memref<?xf32>
        %2062 = arith.addi %2053, %c5 : index
        %2063 = memref.load %5[%2062] : memref<?xf32>
        %2064 = arith.addi %2053, %c105 : index
        %2065 = memref.load %5[%2064] : memref<?xf32>
        %2066 = arith.addi %2053, %c106 : index
        %2067 = memref.load %5[%2066] : memref<?xf32>
        %2068 = arith.addi %2053, %c107 : index
        %2069 = memref.load %5[%2068] : memref<?xf32>
        %2070 = arith.mulf %2055, %1908 : f32
        %2071 = math.fma %2057, %1910, %2070 : f32
        %2072 = arith.mulf %2071, %1915 : f32
        %2073 = math.fma %2059, %1917, %2072 : f32
        %2074 = arith.mulf %2073, %1922 : f32
        %2075 = math.fma %2061, %1924, %2074 : f32
        %2076 = arith.mulf %2075, %1929 : f32
        %2077 = math.fma %2063, %1931, %2076 : f32
        %2078 = arith.mulf %2077, %1936 : f32
        %2079 = math.fma %2065, %1938, %2078 : f32
        %2080 = arith.mulf %2079, %1943 : f32
        %2081 = math.fma %2067, %1945, %2080 : f32
        %2082 = arith.mulf %2081, %1950 : f32
        %2083 = math.fma %2069, %1952, %2082 : f32
        %2084 = arith.addi %10, %c7 : index
        %2085 = arith.addi %2084, %c22 : index
        %2086 = memref.load %5[%2085] : memref<?xf32>
        %2087 = arith.addi %2084, %c42 : index
        %2088 = memref.load %5[%2087] : memref<?xf32>
        %2089 = arith.addi %2084, %c44 : index
        %2090 = memref.load %5[%2089] : memref<?xf32>
        %2091 = arith.addi %2084, %c46 : index
        %2092 = memref.load %5[%2091] : memref<?xf32>
        %2093 = arith.addi %2084, %c5 : index
        %2094 = memref.load %5[%2093] : memref<?xf32>
        %2095 = arith.addi %2084, %c105 : index
        %2096 = memref.load %5[%2095] : memref<?xf32>
        %2097 = arith.addi %2084, %c106 : index
        %2098 = memref.load %5[%2097] : memref<?xf32>
        %2099 = arith.addi %2084, %c107 : index
        %2100 = memref.load %5[%2099] : memref<?xf32>
        %2101 = arith.mulf %2086, %1908 : f32
        %2102 = math.fma %2088, %1910, %2101 : f32
        %2103 = arith.mulf %2102, %1915 : f32
        %2104 = math.fma %2090, %1917, %2103 : f32
        %2105 = arith.mulf %2104, %1922 : f32
        %2106 = math.fma %2092, %1924, %2105 : f32
        %2107 = arith.mulf %2106, %1929 : f32
        %2108 = math.fma %2094, %1931, %2107 : f32
        %2109 = arith.mulf %2108, %1936 : f32
        %2110 = math.fma %2096, %1938, %2109 : f32
        %2111 = arith.mulf %2110, %1943 : f32
        %2112 = math.fma %2098, %1945, %2111 : f32
        %2113 = arith.mulf %2112, %1950 : f32
        %2114 = math.fma %2100, %1952, %2113 : f32
        wave.barrier
        scf.if %1834 {
          %2115 = arith.muli %8, %c42 : index
          %2116 = arith.muli %2, %c3 : index
          %2117 = arith.addi %2115, %2116 : index
          %2118 = arith.addi %2117, %1 : index
          %2119 = vector.extract %204#6[0] : f32 from vector<8xf32>
          %2120 = arith.addi %2118, %c22 : index
          memref.store %2119, %5[%2120] : memref<?xf32>
          %2121 = vector.extract %204#6[1] : f32 from vector<8xf32>
          %2122 = arith.addi %2118, %c8 : index
          memref.store %2121, %5[%2122] : memref<?xf32>
          %2123 = vector.extract %204#6[2] : f32 from vector<8xf32>
          %2124 = arith.addi %2118, %c29 : index
          memref.store %2123, %5[%2124] : memref<?xf32>
          %2125 = vector.extract %204#6[3] : f32 from vector<8xf32>
          %2126 = arith.addi %2118, %c33 : index
          memref.store %2125, %5[%2126] : memref<?xf32>
          %2127 = vector.extract %204#6[4] : f32 from vector<8xf32>
          %2128 = arith.addi %2118, %c23 : index
          memref.store %2127, %5[%2128] : memref<?xf32>
          %2129 = vector.extract %204#6[5] : f32 from vector<8xf32>
          %2130 = arith.addi %2118, %c95 : index
          memref.store %2129, %5[%2130] : memref<?xf32>
          %2131 = vector.extract %204#6[6] : f32 from vector<8xf32>
          %2132 = arith.addi %2118, %c55 : index
          memref.store %2131, %5[%2132] : memref<?xf32>
          %2133 = vector.extract %204#6[7] : f32 from vector<8xf32>
          %2134 = arith.addi %2118, %c96 : index
          memref.store %2133, %5[%2134] : memref<?xf32>
          %2135 = vector.extract %204#7[0] : f32 from vector<8xf32>
          %2136 = arith.addi %2118, %c7 : index
          memref.store %2135, %5[%2136] : memref<?xf32>
          %2137 = vector.extract %204#7[1] : f32 from vector<8xf32>
          %2138 = arith.addi %2118, %c97 : index
          memref.store %2137, %5[%2138] : memref<?xf32>
          %2139 = vector.extract %204#7[2] : f32 from vector<8xf32>
          %2140 = arith.addi %2118, %c56 : index
          memref.store %2139, %5[%2140] : memref<?xf32>
          %2141 = vector.extract %204#7[3] : f32 from vector<8xf32>
          %2142 = arith.addi %2118, %c98 : index
          memref.store %2141, %5[%2142] : memref<?xf32>
          %2143 = vector.extract %204#7[4] : f32 from vector<8xf32>
          %2144 = arith.addi %2118, %c57 : index
          memref.store %2143, %5[%2144] : memref<?xf32>
          %2145 = vector.extract %204#7[5] : f32 from vector<8xf32>
          %2146 = arith.addi %2118, %c99 : index
          memref.store %2145, %5[%2146] : memref<?xf32>
          %2147 = vector.extract %204#7[6] : f32 from vector<8xf32>
          %2148 = arith.addi %2118, %c58 : index
          memref.store %2147, %5[%2148] : memref<?xf32>
          %2149 = vector.extract %204#7[7] : f32 from vector<8xf32>
          %2150 = arith.addi %2118, %c100 : index
          memref.store %2149, %5[%2150] : memref<?xf32>
        }
        wave.barrier
        %2151 = arith.addi %10, %c22 : index
        %2152 = arith.addi %2151, %c22 : index
        %2153 = memref.load %5[%2152] : memref<?xf32>
        %2154 = arith.addi %2151, %c42 : index
        %2155 = memref.load %5[%2154] : memref<?xf32>
        %2156 = arith.addi %2151, %c44 : index
        %2157 = memref.load %5[%2156] : memref<?xf32>
        %2158 = arith.addi %2151, %c46 : index
        %2159 = memref.load %5[%2158] : memref<?xf32>
        %2160 = arith.addi %2151, %c5 : index
        %2161 = memref.load %5[%2160] : memref<?xf32>
        %2162 = arith.addi %2151, %c105 : index
        %2163 = memref.load %5[%2162] : memref<?xf32>
        %2164 = arith.addi %2151, %c106 : index
        %2165 = memref.load %5[%2164] : memref<?xf32>
        %2166 = arith.addi %2151, %c107 : index
        %2167 = memref.load %5[%2166] : memref<?xf32>
        %2168 = arith.mulf %2153, %1908 : f32
        %2169 = math.fma %2155, %1910, %2168 : f32
        %2170 = arith.mulf %2169, %1915 : f32
        %2171 = math.fma %2157, %1917, %2170 : f32
        %2172 = arith.mulf %2171, %1922 : f32
        %2173 = math.fma %2159, %1924, %2172 : f32
        %2174 = arith.mulf %2173, %1929 : f32
        %2175 = math.fma %2161, %1931, %2174 : f32
        %2176 = arith.mulf %2175, %1936 : f32
        %2177 = math.fma %2163, %1938, %2176 : f32
        %2178 = arith.mulf %2177, %1943 : f32
        %2179 = math.fma %2165, %1945, %2178 : f32
        %2180 = arith.mulf %2179, %1950 : f32
        %2181 = math.fma %2167, %1952, %2180 : f32
        %2182 = arith.addi %10, %c7 : index
        %2183 = arith.addi %2182, %c22 : index
        %2184 = memref.load %5[%2183] : memref<?xf32>
        %2185 = arith.addi %2182, %c42 : index
        %2186 = memref.load %5[%2185] : memref<?xf32>
        %2187 = arith.addi %2182, %c44 : index
        %2188 = memref.load %5[%2187] : memref<?xf32>
        %2189 = arith.addi %2182, %c46 : index
        %2190 = memref.load %5[%2189] : memref<?xf32>
        %2191 = arith.addi %2182, %c5 : index
        %2192 = memref.load %5[%2191] : memref<?xf32>
        %2193 = arith.addi %2182, %c105 : index
        %2194 = memref.load %5[%2193] : memref<?xf32>
        %2195 = arith.addi %2182, %c106 : index
        %2196 = memref.load %5[%2195] : memref<?xf32>
        %2197 = arith.addi %2182, %c107 : index
        %2198 = memref.load %5[%2197] : memref<?xf32>
        %2199 = arith.mulf %2184, %1908 : f32
        %2200 = math.fma %2186, %1910, %2199 : f32
        %2201 = arith.mulf %2200, %1915 : f32
        %2202 = math.fma %2188, %1917, %2201 : f32
        %2203 = arith.mulf %2202, %1922 : f32
        %2204 = math.fma %2190, %1924, %2203 : f32
        %2205 = arith.mulf %2204, %1929 : f32
        %2206 = math.fma %2192, %1931, %2205 : f32
        %2207 = arith.mulf %2206, %1936 : f32
        %2208 = math.fma %2194, %1938, %2207 : f32
        %2209 = arith.mulf %2208, %1943 : f32
        %2210 = math.fma %2196, %1945, %2209 : f32
        %2211 = arith.mulf %2210, %1950 : f32
        %2212 = math.fma %2198, %1952, %2211 : f32
        wave.barrier
        scf.if %1834 {
          %2213 = arith.muli %8, %c42 : index
          %2214 = arith.muli %2, %c3 : index
          %2215 = arith.addi %2213, %2214 : index
          %2216 = arith.addi %2215, %1 : index
          %2217 = vector.extract %204#8[0] : f32 from vector<8xf32>
          %2218 = arith.addi %2216, %c22 : index
          memref.store %2217, %5[%2218] : memref<?xf32>
          %2219 = vector.extract %204#8[1] : f32 from vector<8xf32>
          %2220 = arith.addi %2216, %c8 : index
          memref.store %2219, %5[%2220] : memref<?xf32>
          %2221 = vector.extract %204#8[2] : f32 from vector<8xf32>
          %2222 = arith.addi %2216, %c29 : index
          memref.store %2221, %5[%2222] : memref<?xf32>
          %2223 = vector.extract %204#8[3] : f32 from vector<8xf32>
          %2224 = arith.addi %2216, %c33 : index
          memref.store %2223, %5[%2224] : memref<?xf32>
          %2225 = vector.extract %204#8[4] : f32 from vector<8xf32>
          %2226 = arith.addi %2216, %c23 : index
          memref.store %2225, %5[%2226] : memref<?xf32>
          %2227 = vector.extract %204#8[5] : f32 from vector<8xf32>
          %2228 = arith.addi %2216, %c95 : index
          memref.store %2227, %5[%2228] : memref<?xf32>
          %2229 = vector.extract %204#8[6] : f32 from vector<8xf32>
          %2230 = arith.addi %2216, %c55 : index
          memref.store %2229, %5[%2230] : memref<?xf32>
          %2231 = vector.extract %204#8[7] : f32 from vector<8xf32>
          %2232 = arith.addi %2216, %c96 : index
          memref.store %2231, %5[%2232] : memref<?xf32>
          %2233 = vector.extract %204#9[0] : f32 from vector<8xf32>
          %2234 = arith.addi %2216, %c7 : index
          memref.store %2233, %5[%2234] : memref<?xf32>
          %2235 = vector.extract %204#9[1] : f32 from vector<8xf32>
          %2236 = arith.addi %2216, %c97 : index
          memref.store %2235, %5[%2236] : memref<?xf32>
          %2237 = vector.extract %204#9[2] : f32 from vector<8xf32>
          %2238 = arith.addi %2216, %c56 : index
          memref.store %2237, %5[%2238] : memref<?xf32>
          %2239 = vector.extract %204#9[3] : f32 from vector<8xf32>
          %2240 = arith.addi %2216, %c98 : index
          memref.store %2239, %5[%2240] : memref<?xf32>
          %2241 = vector.extract %204#9[4] : f32 from vector<8xf32>
          %2242 = arith.addi %2216, %c57 : index
          memref.store %2241, %5[%2242] : memref<?xf32>
          %2243 = vector.extract %204#9[5] : f32 from vector<8xf32>
          %2244 = arith.addi %2216, %c99 : index
          memref.store %2243, %5[%2244] : memref<?xf32>
          %2245 = vector.extract %204#9[6] : f32 from vector<8xf32>
          %2246 = arith.addi %2216, %c58 : index
          memref.store %2245, %5[%2246] : memref<?xf32>
          %2247 = vector.extract %204#9[7] : f32 from vector<8xf32>
          %2248 = arith.addi %2216, %c100 : index
          memref.store %2247, %5[%2248] : memref<?xf32>
        }
        wave.barrier
        %2249 = arith.addi %10, %c22 : index
        %2250 = arith.addi %2249, %c22 : index
        %2251 = memref.load %5[%2250] : memref<?xf32>
        %2252 = arith.addi %2249, %c42 : index
        %2253 = memref.load %5[%2252] : memref<?xf32>
        %2254 = arith.addi %2249, %c44 : index
        %2255 = memref.load %5[%2254] : memref<?xf32>
        %2256 = arith.addi %2249, %c46 : index
        %2257 = memref.load %5[%2256] : memref<?xf32>
        %2258 = arith.addi %2249, %c5 : index
        %2259 = memref.load %5[%2258] : memref<?xf32>
        %2260 = arith.addi %2249, %c105 : index
        %2261 = memref.load %5[%2260] : memref<?xf32>
        %2262 = arith.addi %2249, %c106 : index
        %2263 = memref.load %5[%2262] : memref<?xf32>
        %2264 = arith.addi %2249, %c107 : index
        %2265 = memref.load %5[%2264] : memref<?xf32>
        %2266 = arith.mulf %2251, %1908 : f32
        %2267 = math.fma %2253, %1910, %2266 : f32
        %2268 = arith.mulf %2267, %1915 : f32
        %2269 = math.fma %2255, %1917, %2268 : f32
        %2270 = arith.mulf %2269, %1922 : f32
        %2271 = math.fma %2257, %1924, %2270 : f32
        %2272 = arith.mulf %2271, %1929 : f32
        %2273 = math.fma %2259, %1931, %2272 : f32
        %2274 = arith.mulf %2273, %1936 : f32
        %2275 = math.fma %2261, %1938, %2274 : f32
        %2276 = arith.mulf %2275, %1943 : f32
        %2277 = math.fma %2263, %1945, %2276 : f32
        %2278 = arith.mulf %2277, %1950 : f32
        %2279 = math.fma %2265, %1952, %2278 : f32
        %2280 = arith.addi %10, %c7 : index
        %2281 = arith.addi %2280, %c22 : index
        %2282 = memref.load %5[%2281] : memref<?xf32>
        %2283 = arith.addi %2280, %c42 : index
        %2284 = memref.load %5[%2283] : memref<?xf32>
        %2285 = arith.addi %2280, %c44 : index
        %2286 = memref.load %5[%2285] : memref<?xf32>
        %2287 = arith.addi %2280, %c46 : index
        %2288 = memref.load %5[%2287] : memref<?xf32>
        %2289 = arith.addi %2280, %c5 : index
        %2290 = memref.load %5[%2289] : memref<?xf32>
        %2291 = arith.addi %2280, %c105 : index
        %2292 = memref.load %5[%2291] : memref<?xf32>
        %2293 = arith.addi %2280, %c106 : index
        %2294 = memref.load %5[%2293] : memref<?xf32>
        %2295 = arith.addi %2280, %c107 : index
        %2296 = memref.load %5[%2295] : memref<?xf32>
        %2297 = arith.mulf %2282, %1908 : f32
        %2298 = math.fma %2284, %1910, %2297 : f32
        %2299 = arith.mulf %2298, %1915 : f32
        %2300 = math.fma %2286, %1917, %2299 : f32
        %2301 = arith.mulf %2300, %1922 : f32
        %2302 = math.fma %2288, %1924, %2301 : f32
        %2303 = arith.mulf %2302, %1929 : f32
        %2304 = math.fma %2290, %1931, %2303 : f32
        %2305 = arith.mulf %2304, %1936 : f32
        %2306 = math.fma %2292, %1938, %2305 : f32
        %2307 = arith.mulf %2306, %1943 : f32
        %2308 = math.fma %2294, %1945, %2307 : f32
        %2309 = arith.mulf %2308, %1950 : f32
        %2310 = math.fma %2296, %1952, %2309 : f32
        %2311 = arith.cmpi eq, %45, %c17 : i32
        scf.if %2311 {
          %2312 = arith.addi %kvHeads, %18 : index
          %2313 = memref.load %scales[%2312] : memref<?xf32>
          %2314 = arith.divf %2313, %1954 : f32
          %2315 = arith.addi %20, %11 : index
          %2316 = arith.cmpi slt, %2315, %groupSize : index
          scf.if %2316 {
            %2317 = arith.muli %18, %groupSize : index
            %2318 = arith.addi %2317, %2315 : index
            %2319 = arith.muli %2318, %c23 : index
            %2320 = arith.muli %heads, %c23 : index
            %2321 = arith.addi %10, %c22 : index
            %2322 = arith.mulf %1985, %2314 : f32
            %2323 = arith.addf %2322, %c50 : f32
            %2324 = arith.minimumf %2323, %c109 : f32
            %2325 = arith.maximumf %2324, %c110 : f32
            %2326 = arith.truncf %2325 : f32 to f16
            %2327 = arith.divui %2321, %c3 : index
            %2328 = arith.addi %2319, %2327 : index
            %2329 = arith.divui %27, %outTileRows : index
            %2330 = arith.divui %2320, %c3 : index
            %2331 = arith.muli %2329, %2330 : index
            %2332 = arith.divui %2328, %c3 : index
            %2333 = arith.addi %2331, %2332 : index
            %2334 = arith.muli %2333, %c10 : index
            %2335 = arith.remui %2328, %c3 : index
            %2336 = arith.divui %2335, %c24 : index
            %2337 = arith.addi %2334, %2336 : index
            %2338 = arith.muli %outTileRows, %c24 : index
            %2339 = arith.muli %2337, %2338 : index
            %2340 = arith.remui %27, %outTileRows : index
            %2341 = arith.muli %2340, %c24 : index
            %2342 = arith.addi %2339, %2341 : index
            %2343 = arith.remui %2328, %c24 : index
            %2344 = arith.addi %2342, %2343 : index
            memref.store %2326, %out[%2344] : memref<?xf16>
            %2345 = arith.addi %10, %c7 : index
            %2346 = arith.mulf %2016, %2314 : f32
            %2347 = arith.addf %2346, %c50 : f32
            %2348 = arith.minimumf %2347, %c109 : f32
            %2349 = arith.maximumf %2348, %c110 : f32
            %2350 = arith.truncf %2349 : f32 to f16
            %2351 = arith.divui %2345, %c3 : index
            %2352 = arith.addi %2319, %2351 : index
            %2353 = arith.divui %27, %outTileRows : index
            %2354 = arith.divui %2320, %c3 : index
            %2355 = arith.muli %2353, %2354 : index
            %2356 = arith.divui %2352, %c3 : index
            %2357 = arith.addi %2355, %2356 : index
            %2358 = arith.muli %2357, %c10 : index
            %2359 = arith.remui %2352, %c3 : index
            %2360 = arith.divui %2359, %c24 : index
            %2361 = arith.addi %2358, %2360 : index
            %2362 = arith.muli %outTileRows, %c24 : index
            %2363 = arith.muli %2361, %2362 : index
            %2364 = arith.remui %27, %outTileRows : index
            %2365 = arith.muli %2364, %c24 : index
            %2366 = arith.addi %2363, %2365 : index
            %2367 = arith.remui %2352, %c24 : index
            %2368 = arith.addi %2366, %2367 : index
            memref.store %2350, %out[%2368] : memref<?xf16>
            %2369 = arith.addi %10, %c42 : index
            %2370 = arith.mulf %2083, %2314 : f32
            %2371 = arith.addf %2370, %c50 : f32
            %2372 = arith.minimumf %2371, %c109 : f32
            %2373 = arith.maximumf %2372, %c110 : f32
            %2374 = arith.truncf %2373 : f32 to f16
            %2375 = arith.divui %2369, %c3 : index
            %2376 = arith.addi %2319, %2375 : index
            %2377 = arith.divui %27, %outTileRows : index
            %2378 = arith.divui %2320, %c3 : index
            %2379 = arith.muli %2377, %2378 : index
            %2380 = arith.divui %2376, %c3 : index
            %2381 = arith.addi %2379, %2380 : index
            %2382 = arith.muli %2381, %c10 : index
            %2383 = arith.remui %2376, %c3 : index
            %2384 = arith.divui %2383, %c24 : index
            %2385 = arith.addi %2382, %2384 : index
            %2386 = arith.muli %outTileRows, %c24 : index
            %2387 = arith.muli %2385, %2386 : index
            %2388 = arith.remui %27, %outTileRows : index
            %2389 = arith.muli %2388, %c24 : index
            %2390 = arith.addi %2387, %2389 : index
            %2391 = arith.remui %2376, %c24 : index
            %2392 = arith.addi %2390, %2391 : index
            memref.store %2374, %out[%2392] : memref<?xf16>
            %2393 = arith.addi %10, %c43 : index
            %2394 = arith.mulf %2114, %2314 : f32
            %2395 = arith.addf %2394, %c50 : f32
            %2396 = arith.minimumf %2395, %c109 : f32
            %2397 = arith.maximumf %2396, %c110 : f32
            %2398 = arith.truncf %2397 : f32 to f16
            %2399 = arith.divui %2393, %c3 : index
            %2400 = arith.addi %2319, %2399 : index
            %2401 = arith.divui %27, %outTileRows : index
            %2402 = arith.divui %2320, %c3 : index
            %2403 = arith.muli %2401, %2402 : index
            %2404 = arith.divui %2400, %c3 : index
            %2405 = arith.addi %2403, %2404 : index
            %2406 = arith.muli %2405, %c10 : index
            %2407 = arith.remui %2400, %c3 : index
            %2408 = arith.divui %2407, %c24 : index
            %2409 = arith.addi %2406, %2408 : index
            %2410 = arith.muli %outTileRows, %c24 : index
            %2411 = arith.muli %2409, %2410 : index
            %2412 = arith.remui %27, %outTileRows : index
            %2413 = arith.muli %2412, %c24 : index
            %2414 = arith.addi %2411, %2413 : index
            %2415 = arith.remui %2400, %c24 : index
            %2416 = arith.addi %2414, %2415 : index
            memref.store %2398, %out[%2416] : memref<?xf16>
            %2417 = arith.addi %10, %c44 : index
            %2418 = arith.mulf %2181, %2314 : f32
            %2419 = arith.addf %2418, %c50 : f32
            %2420 = arith.minimumf %2419, %c109 : f32
            %2421 = arith.maximumf %2420, %c110 : f32
            %2422 = arith.truncf %2421 : f32 to f16
            %2423 = arith.divui %2417, %c3 : index
            %2424 = arith.addi %2319, %2423 : index
            %2425 = arith.divui %27, %outTileRows : index
            %2426 = arith.divui %2320, %c3 : index
            %2427 = arith.muli %2425, %2426 : index
            %2428 = arith.divui %2424, %c3 : index
            %2429 = arith.addi %2427, %2428 : index
            %2430 = arith.muli %2429, %c10 : index
            %2431 = arith.remui %2424, %c3 : index
            %2432 = arith.divui %2431, %c24 : index
            %2433 = arith.addi %2430, %2432 : index
            %2434 = arith.muli %outTileRows, %c24 : index
            %2435 = arith.muli %2433, %2434 : index
            %2436 = arith.remui %27, %outTileRows : index
            %2437 = arith.muli %2436, %c24 : index
            %2438 = arith.addi %2435, %2437 : index
            %2439 = arith.remui %2424, %c24 : index
            %2440 = arith.addi %2438, %2439 : index
            memref.store %2422, %out[%2440] : memref<?xf16>
            %2441 = arith.addi %10, %c45 : index
            %2442 = arith.mulf %2212, %2314 : f32
            %2443 = arith.addf %2442, %c50 : f32
            %2444 = arith.minimumf %2443, %c109 : f32
            %2445 = arith.maximumf %2444, %c110 : f32
            %2446 = arith.truncf %2445 : f32 to f16
            %2447 = arith.divui %2441, %c3 : index
            %2448 = arith.addi %2319, %2447 : index
            %2449 = arith.divui %27, %outTileRows : index
            %2450 = arith.divui %2320, %c3 : index
            %2451 = arith.muli %2449, %2450 : index
            %2452 = arith.divui %2448, %c3 : index
            %2453 = arith.addi %2451, %2452 : index
            %2454 = arith.muli %2453, %c10 : index
            %2455 = arith.remui %2448, %c3 : index
            %2456 = arith.divui %2455, %c24 : index
            %2457 = arith.addi %2454, %2456 : index
            %2458 = arith.muli %outTileRows, %c24 : index
            %2459 = arith.muli %2457, %2458 : index
            %2460 = arith.remui %27, %outTileRows : index
            %2461 = arith.muli %2460, %c24 : index
            %2462 = arith.addi %2459, %2461 : index
            %2463 = arith.remui %2448, %c24 : index
            %2464 = arith.addi %2462, %2463 : index
            memref.store %2446, %out[%2464] : memref<?xf16>
            %2465 = arith.addi %10, %c46 : index
            %2466 = arith.mulf %2279, %2314 : f32
            %2467 = arith.addf %2466, %c50 : f32
            %2468 = arith.minimumf %2467, %c109 : f32
            %2469 = arith.maximumf %2468, %c110 : f32
            %2470 = arith.truncf %2469 : f32 to f16
            %2471 = arith.divui %2465, %c3 : index
            %2472 = arith.addi %2319, %2471 : index
            %2473 = arith.divui %27, %outTileRows : index
            %2474 = arith.divui %2320, %c3 : index
            %2475 = arith.muli %2473, %2474 : index
            %2476 = arith.divui %2472, %c3 : index
            %2477 = arith.addi %2475, %2476 : index
            %2478 = arith.muli %2477, %c10 : index
            %2479 = arith.remui %2472, %c3 : index
            %2480 = arith.divui %2479, %c24 : index
            %2481 = arith.addi %2478, %2480 : index
            %2482 = arith.muli %outTileRows, %c24 : index
            %2483 = arith.muli %2481, %2482 : index
            %2484 = arith.remui %27, %outTileRows : index
            %2485 = arith.muli %2484, %c24 : index
            %2486 = arith.addi %2483, %2485 : index
            %2487 = arith.remui %2472, %c24 : index
            %2488 = arith.addi %2486, %2487 : index
            memref.store %2470, %out[%2488] : memref<?xf16>
            %2489 = arith.addi %10, %c47 : index
            %2490 = arith.mulf %2310, %2314 : f32
            %2491 = arith.addf %2490, %c50 : f32
            %2492 = arith.minimumf %2491, %c109 : f32
            %2493 = arith.maximumf %2492, %c110 : f32
            %2494 = arith.truncf %2493 : f32 to f16
            %2495 = arith.divui %2489, %c3 : index
            %2496 = arith.addi %2319, %2495 : index
            %2497 = arith.divui %27, %outTileRows : index
            %2498 = arith.divui %2320, %c3 : index
            %2499 = arith.muli %2497, %2498 : index
            %2500 = arith.divui %2496, %c3 : index
            %2501 = arith.addi %2499, %2500 : index
            %2502 = arith.muli %2501, %c10 : index
            %2503 = arith.remui %2496, %c3 : index
            %2504 = arith.divui %2503, %c24 : index
            %2505 = arith.addi %2502, %2504 : index
            %2506 = arith.muli %outTileRows, %c24 : index
            %2507 = arith.muli %2505, %2506 : index
            %2508 = arith.remui %27, %outTileRows : index
            %2509 = arith.muli %2508, %c24 : index
            %2510 = arith.addi %2507, %2509 : index
            %2511 = arith.remui %2496, %c24 : index
            %2512 = arith.addi %2510, %2511 : index
            memref.store %2494, %out[%2512] : memref<?xf16>
          }
        } else {
          %2513 = arith.addi %ranges, %groups : index
          %2514 = arith.muli %12, %2513 : index
          %2515 = arith.index_castui %196 : i32 to index
          %2516 = arith.addi %2514, %2515 : index
          %2517 = arith.muli %2516, %c113 : index
          %2518 = arith.addi %10, %c22 : index
          %2519 = arith.addi %2517, %2518 : index
          memref.store %1985, %partial[%2519] : memref<?xf32>
          %2520 = arith.addi %10, %c7 : index
          %2521 = arith.addi %2517, %2520 : index
          memref.store %2016, %partial[%2521] : memref<?xf32>
          %2522 = arith.addi %10, %c42 : index
          %2523 = arith.addi %2517, %2522 : index
          memref.store %2083, %partial[%2523] : memref<?xf32>
          %2524 = arith.addi %10, %c43 : index
          %2525 = arith.addi %2517, %2524 : index
          memref.store %2114, %partial[%2525] : memref<?xf32>
          %2526 = arith.addi %10, %c44 : index
          %2527 = arith.addi %2517, %2526 : index
          memref.store %2181, %partial[%2527] : memref<?xf32>
          %2528 = arith.addi %10, %c45 : index
          %2529 = arith.addi %2517, %2528 : index
          memref.store %2212, %partial[%2529] : memref<?xf32>
          %2530 = arith.addi %10, %c46 : index
          %2531 = arith.addi %2517, %2530 : index
          memref.store %2279, %partial[%2531] : memref<?xf32>
          %2532 = arith.addi %10, %c47 : index
          %2533 = arith.addi %2517, %2532 : index
          memref.store %2310, %partial[%2533] : memref<?xf32>
          %2534 = arith.cmpi slt, %10, %c3 : index
          scf.if %2534 {
            %2535 = arith.addi %2517, %c5 : index
            %2536 = arith.addi %2535, %10 : index
            memref.store %1948, %partial[%2536] : memref<?xf32>
            %2537 = arith.addi %2536, %c3 : index
            memref.store %1954, %partial[%2537] : memref<?xf32>
          }
          %2538 = arith.addi %45, %c86 : i32
          %2539 = arith.divui %2538, %c87 : i32
          %2540 = arith.divui %196, %c87 : i32
          %2541 = arith.addi %groups, %c4 : index
          %2542 = arith.muli %12, %2541 : index
          %2543 = arith.muli %2540, %c87 : i32
          %2544 = arith.subi %45, %2543 : i32
          %2545 = arith.minsi %2544, %c87 : i32
          %2546 = arith.index_castui %2540 : i32 to index
          %2547 = arith.addi %2542, %2546 : index
          %2548 = arith.index_castui %2545 : i32 to index
          %2549 = wave.arrive %counters[%2547], %2548 : memref<?xi32>
          scf.if %2549 {
            %2550 = arith.muli %2540, %c87 : i32
            %2562:10 = scf.for %2551 = %c54 to %2545 step %c87 iter_args(%2552 = %c49, %2553 = %c50, %2554 = %c50, %2555 = %c50, %2556 = %c50, %2557 = %c50, %2558 = %c50, %2559 = %c50, %2560 = %c50, %2561 = %c50) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2563 = arith.addi %2551, %c54 : i32
              %2564 = arith.subi %2545, %c17 : i32
              %2565 = arith.minsi %2563, %2564 : i32
              %2566 = arith.addi %2550, %2565 : i32
              %2567 = arith.addi %ranges, %groups : index
              %2568 = arith.muli %12, %2567 : index
              %2569 = arith.index_castui %2566 : i32 to index
              %2570 = arith.addi %2568, %2569 : index
              %2571 = arith.muli %2570, %c113 : index
              %2572 = arith.addi %2571, %c5 : index
              %2573 = arith.addi %2572, %11 : index
              %2574 = memref.load %partial[%2573] : memref<?xf32>
              %2575 = arith.cmpi slt, %2563, %2545 : i32
              %2576 = arith.select %2575, %2574, %c49 : f32
              %2577 = arith.addi %2571, %10 : index
              %2578 = arith.addi %2577, %c22 : index
              %2579 = memref.load %partial[%2578] : memref<?xf32>
              %2580 = arith.addi %2571, %10 : index
              %2581 = arith.addi %2580, %c7 : index
              %2582 = memref.load %partial[%2581] : memref<?xf32>
              %2583 = arith.addi %2571, %10 : index
              %2584 = arith.addi %2583, %c42 : index
              %2585 = memref.load %partial[%2584] : memref<?xf32>
              %2586 = arith.addi %2571, %10 : index
              %2587 = arith.addi %2586, %c43 : index
              %2588 = memref.load %partial[%2587] : memref<?xf32>
              %2589 = arith.addi %2571, %10 : index
              %2590 = arith.addi %2589, %c44 : index
              %2591 = memref.load %partial[%2590] : memref<?xf32>
              %2592 = arith.addi %2571, %10 : index
              %2593 = arith.addi %2592, %c45 : index
              %2594 = memref.load %partial[%2593] : memref<?xf32>
              %2595 = arith.addi %2571, %10 : index
              %2596 = arith.addi %2595, %c46 : index
              %2597 = memref.load %partial[%2596] : memref<?xf32>
              %2598 = arith.addi %2571, %10 : index
              %2599 = arith.addi %2598, %c47 : index
              %2600 = memref.load %partial[%2599] : memref<?xf32>
              %2601 = arith.addi %2573, %c3 : index
              %2602 = memref.load %partial[%2601] : memref<?xf32>
              %2603 = arith.addi %2551, %c17 : i32
              %2604 = arith.subi %2545, %c17 : i32
              %2605 = arith.minsi %2603, %2604 : i32
              %2606 = arith.addi %2550, %2605 : i32
              %2607 = arith.addi %ranges, %groups : index
              %2608 = arith.muli %12, %2607 : index
              %2609 = arith.index_castui %2606 : i32 to index
              %2610 = arith.addi %2608, %2609 : index
              %2611 = arith.muli %2610, %c113 : index
              %2612 = arith.addi %2611, %c5 : index
              %2613 = arith.addi %2612, %11 : index
              %2614 = memref.load %partial[%2613] : memref<?xf32>
              %2615 = arith.cmpi slt, %2603, %2545 : i32
              %2616 = arith.select %2615, %2614, %c49 : f32
              %2617 = arith.addi %2611, %10 : index
              %2618 = arith.addi %2617, %c22 : index
              %2619 = memref.load %partial[%2618] : memref<?xf32>
              %2620 = arith.addi %2611, %10 : index
              %2621 = arith.addi %2620, %c7 : index
              %2622 = memref.load %partial[%2621] : memref<?xf32>
              %2623 = arith.addi %2611, %10 : index
              %2624 = arith.addi %2623, %c42 : index
              %2625 = memref.load %partial[%2624] : memref<?xf32>
              %2626 = arith.addi %2611, %10 : index
              %2627 = arith.addi %2626, %c43 : index
              %2628 = memref.load %partial[%2627] : memref<?xf32>
              %2629 = arith.addi %2611, %10 : index
              %2630 = arith.addi %2629, %c44 : index
              %2631 = memref.load %partial[%2630] : memref<?xf32>
              %2632 = arith.addi %2611, %10 : index
              %2633 = arith.addi %2632, %c45 : index
              %2634 = memref.load %partial[%2633] : memref<?xf32>
              %2635 = arith.addi %2611, %10 : index
              %2636 = arith.addi %2635, %c46 : index
              %2637 = memref.load %partial[%2636] : memref<?xf32>
              %2638 = arith.addi %2611, %10 : index
              %2639 = arith.addi %2638, %c47 : index
              %2640 = memref.load %partial[%2639] : memref<?xf32>
              %2641 = arith.addi %2613, %c3 : index
              %2642 = memref.load %partial[%2641] : memref<?xf32>
              %2643 = arith.addi %2551, %c80 : i32
              %2644 = arith.subi %2545, %c17 : i32
              %2645 = arith.minsi %2643, %2644 : i32
              %2646 = arith.addi %2550, %2645 : i32
              %2647 = arith.addi %ranges, %groups : index
              %2648 = arith.muli %12, %2647 : index
              %2649 = arith.index_castui %2646 : i32 to index
              %2650 = arith.addi %2648, %2649 : index
              %2651 = arith.muli %2650, %c113 : index
              %2652 = arith.addi %2651, %c5 : index
              %2653 = arith.addi %2652, %11 : index
              %2654 = memref.load %partial[%2653] : memref<?xf32>
              %2655 = arith.cmpi slt, %2643, %2545 : i32
              %2656 = arith.select %2655, %2654, %c49 : f32
              %2657 = arith.addi %2651, %10 : index
              %2658 = arith.addi %2657, %c22 : index
              %2659 = memref.load %partial[%2658] : memref<?xf32>
              %2660 = arith.addi %2651, %10 : index
              %2661 = arith.addi %2660, %c7 : index
              %2662 = memref.load %partial[%2661] : memref<?xf32>
              %2663 = arith.addi %2651, %10 : index
              %2664 = arith.addi %2663, %c42 : index
              %2665 = memref.load %partial[%2664] : memref<?xf32>
              %2666 = arith.addi %2651, %10 : index
              %2667 = arith.addi %2666, %c43 : index
              %2668 = memref.load %partial[%2667] : memref<?xf32>
              %2669 = arith.addi %2651, %10 : index
              %2670 = arith.addi %2669, %c44 : index
              %2671 = memref.load %partial[%2670] : memref<?xf32>
              %2672 = arith.addi %2651, %10 : index
              %2673 = arith.addi %2672, %c45 : index
              %2674 = memref.load %partial[%2673] : memref<?xf32>
              %2675 = arith.addi %2651, %10 : index
              %2676 = arith.addi %2675, %c46 : index
              %2677 = memref.load %partial[%2676] : memref<?xf32>
              %2678 = arith.addi %2651, %10 : index
              %2679 = arith.addi %2678, %c47 : index
              %2680 = memref.load %partial[%2679] : memref<?xf32>
              %2681 = arith.addi %2653, %c3 : index
              %2682 = memref.load %partial[%2681] : memref<?xf32>
              %2683 = arith.addi %2551, %c82 : i32
              %2684 = arith.subi %2545, %c17 : i32
              %2685 = arith.minsi %2683, %2684 : i32
              %2686 = arith.addi %2550, %2685 : i32
              %2687 = arith.addi %ranges, %groups : index
              %2688 = arith.muli %12, %2687 : index
              %2689 = arith.index_castui %2686 : i32 to index
              %2690 = arith.addi %2688, %2689 : index
              %2691 = arith.muli %2690, %c113 : index
              %2692 = arith.addi %2691, %c5 : index
              %2693 = arith.addi %2692, %11 : index
              %2694 = memref.load %partial[%2693] : memref<?xf32>
              %2695 = arith.cmpi slt, %2683, %2545 : i32
              %2696 = arith.select %2695, %2694, %c49 : f32
              %2697 = arith.addi %2691, %10 : index
              %2698 = arith.addi %2697, %c22 : index
              %2699 = memref.load %partial[%2698] : memref<?xf32>
              %2700 = arith.addi %2691, %10 : index
              %2701 = arith.addi %2700, %c7 : index
              %2702 = memref.load %partial[%2701] : memref<?xf32>
              %2703 = arith.addi %2691, %10 : index
              %2704 = arith.addi %2703, %c42 : index
              %2705 = memref.load %partial[%2704] : memref<?xf32>
              %2706 = arith.addi %2691, %10 : index
              %2707 = arith.addi %2706, %c43 : index
              %2708 = memref.load %partial[%2707] : memref<?xf32>
              %2709 = arith.addi %2691, %10 : index
              %2710 = arith.addi %2709, %c44 : index
              %2711 = memref.load %partial[%2710] : memref<?xf32>
              %2712 = arith.addi %2691, %10 : index
              %2713 = arith.addi %2712, %c45 : index
              %2714 = memref.load %partial[%2713] : memref<?xf32>
              %2715 = arith.addi %2691, %10 : index
              %2716 = arith.addi %2715, %c46 : index
              %2717 = memref.load %partial[%2716] : memref<?xf32>
              %2718 = arith.addi %2691, %10 : index
              %2719 = arith.addi %2718, %c47 : index
              %2720 = memref.load %partial[%2719] : memref<?xf32>
              %2721 = arith.addi %2693, %c3 : index
              %2722 = memref.load %partial[%2721] : memref<?xf32>
              %2723 = arith.addi %2551, %c83 : i32
              %2724 = arith.subi %2545, %c17 : i32
              %2725 = arith.minsi %2723, %2724 : i32
              %2726 = arith.addi %2550, %2725 : i32
              %2727 = arith.addi %ranges, %groups : index
              %2728 = arith.muli %12, %2727 : index
              %2729 = arith.index_castui %2726 : i32 to index
              %2730 = arith.addi %2728, %2729 : index
              %2731 = arith.muli %2730, %c113 : index
              %2732 = arith.addi %2731, %c5 : index
              %2733 = arith.addi %2732, %11 : index
              %2734 = memref.load %partial[%2733] : memref<?xf32>
              %2735 = arith.cmpi slt, %2723, %2545 : i32
              %2736 = arith.select %2735, %2734, %c49 : f32
              %2737 = arith.addi %2731, %10 : index
              %2738 = arith.addi %2737, %c22 : index
              %2739 = memref.load %partial[%2738] : memref<?xf32>
              %2740 = arith.addi %2731, %10 : index
              %2741 = arith.addi %2740, %c7 : index
              %2742 = memref.load %partial[%2741] : memref<?xf32>
              %2743 = arith.addi %2731, %10 : index
              %2744 = arith.addi %2743, %c42 : index
              %2745 = memref.load %partial[%2744] : memref<?xf32>
              %2746 = arith.addi %2731, %10 : index
              %2747 = arith.addi %2746, %c43 : index
              %2748 = memref.load %partial[%2747] : memref<?xf32>
              %2749 = arith.addi %2731, %10 : index
              %2750 = arith.addi %2749, %c44 : index
              %2751 = memref.load %partial[%2750] : memref<?xf32>
              %2752 = arith.addi %2731, %10 : index
              %2753 = arith.addi %2752, %c45 : index
              %2754 = memref.load %partial[%2753] : memref<?xf32>
              %2755 = arith.addi %2731, %10 : index
              %2756 = arith.addi %2755, %c46 : index
              %2757 = memref.load %partial[%2756] : memref<?xf32>
              %2758 = arith.addi %2731, %10 : index
              %2759 = arith.addi %2758, %c47 : index
              %2760 = memref.load %partial[%2759] : memref<?xf32>
              %2761 = arith.addi %2733, %c3 : index
              %2762 = memref.load %partial[%2761] : memref<?xf32>
              %2763 = arith.addi %2551, %c84 : i32
              %2764 = arith.subi %2545, %c17 : i32
              %2765 = arith.minsi %2763, %2764 : i32
              %2766 = arith.addi %2550, %2765 : i32
              %2767 = arith.addi %ranges, %groups : index
              %2768 = arith.muli %12, %2767 : index
              %2769 = arith.index_castui %2766 : i32 to index
              %2770 = arith.addi %2768, %2769 : index
              %2771 = arith.muli %2770, %c113 : index
              %2772 = arith.addi %2771, %c5 : index
              %2773 = arith.addi %2772, %11 : index
              %2774 = memref.load %partial[%2773] : memref<?xf32>
              %2775 = arith.cmpi slt, %2763, %2545 : i32
              %2776 = arith.select %2775, %2774, %c49 : f32
              %2777 = arith.addi %2771, %10 : index
              %2778 = arith.addi %2777, %c22 : index
              %2779 = memref.load %partial[%2778] : memref<?xf32>
              %2780 = arith.addi %2771, %10 : index
              %2781 = arith.addi %2780, %c7 : index
              %2782 = memref.load %partial[%2781] : memref<?xf32>
              %2783 = arith.addi %2771, %10 : index
              %2784 = arith.addi %2783, %c42 : index
              %2785 = memref.load %partial[%2784] : memref<?xf32>
              %2786 = arith.addi %2771, %10 : index
              %2787 = arith.addi %2786, %c43 : index
              %2788 = memref.load %partial[%2787] : memref<?xf32>
              %2789 = arith.addi %2771, %10 : index
              %2790 = arith.addi %2789, %c44 : index
              %2791 = memref.load %partial[%2790] : memref<?xf32>
              %2792 = arith.addi %2771, %10 : index
              %2793 = arith.addi %2792, %c45 : index
              %2794 = memref.load %partial[%2793] : memref<?xf32>
              %2795 = arith.addi %2771, %10 : index
              %2796 = arith.addi %2795, %c46 : index
              %2797 = memref.load %partial[%2796] : memref<?xf32>
              %2798 = arith.addi %2771, %10 : index
              %2799 = arith.addi %2798, %c47 : index
              %2800 = memref.load %partial[%2799] : memref<?xf32>
              %2801 = arith.addi %2773, %c3 : index
              %2802 = memref.load %partial[%2801] : memref<?xf32>
              %2803 = arith.addi %2551, %c85 : i32
              %2804 = arith.subi %2545, %c17 : i32
              %2805 = arith.minsi %2803, %2804 : i32
              %2806 = arith.addi %2550, %2805 : i32
              %2807 = arith.addi %ranges, %groups : index
              %2808 = arith.muli %12, %2807 : index
              %2809 = arith.index_castui %2806 : i32 to index
              %2810 = arith.addi %2808, %2809 : index
              %2811 = arith.muli %2810, %c113 : index
              %2812 = arith.addi %2811, %c5 : index
              %2813 = arith.addi %2812, %11 : index
              %2814 = memref.load %partial[%2813] : memref<?xf32>
              %2815 = arith.cmpi slt, %2803, %2545 : i32
              %2816 = arith.select %2815, %2814, %c49 : f32
              %2817 = arith.addi %2811, %10 : index
              %2818 = arith.addi %2817, %c22 : index
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
              %2829 = arith.addi %2811, %10 : index
              %2830 = arith.addi %2829, %c44 : index
              %2831 = memref.load %partial[%2830] : memref<?xf32>
              %2832 = arith.addi %2811, %10 : index
              %2833 = arith.addi %2832, %c45 : index
              %2834 = memref.load %partial[%2833] : memref<?xf32>
              %2835 = arith.addi %2811, %10 : index
              %2836 = arith.addi %2835, %c46 : index
              %2837 = memref.load %partial[%2836] : memref<?xf32>
              %2838 = arith.addi %2811, %10 : index
              %2839 = arith.addi %2838, %c47 : index
              %2840 = memref.load %partial[%2839] : memref<?xf32>
              %2841 = arith.addi %2813, %c3 : index
              %2842 = memref.load %partial[%2841] : memref<?xf32>
              %2843 = arith.addi %2551, %c86 : i32
              %2844 = arith.subi %2545, %c17 : i32
              %2845 = arith.minsi %2843, %2844 : i32
              %2846 = arith.addi %2550, %2845 : i32
              %2847 = arith.addi %ranges, %groups : index
              %2848 = arith.muli %12, %2847 : index
              %2849 = arith.index_castui %2846 : i32 to index
              %2850 = arith.addi %2848, %2849 : index
              %2851 = arith.muli %2850, %c113 : index
              %2852 = arith.addi %2851, %c5 : index
              %2853 = arith.addi %2852, %11 : index
              %2854 = memref.load %partial[%2853] : memref<?xf32>
              %2855 = arith.cmpi slt, %2843, %2545 : i32
              %2856 = arith.select %2855, %2854, %c49 : f32
              %2857 = arith.addi %2851, %10 : index
              %2858 = arith.addi %2857, %c22 : index
              %2859 = memref.load %partial[%2858] : memref<?xf32>
              %2860 = arith.addi %2851, %10 : index
              %2861 = arith.addi %2860, %c7 : index
              %2862 = memref.load %partial[%2861] : memref<?xf32>
              %2863 = arith.addi %2851, %10 : index
              %2864 = arith.addi %2863, %c42 : index
              %2865 = memref.load %partial[%2864] : memref<?xf32>
              %2866 = arith.addi %2851, %10 : index
              %2867 = arith.addi %2866, %c43 : index
              %2868 = memref.load %partial[%2867] : memref<?xf32>
              %2869 = arith.addi %2851, %10 : index
              %2870 = arith.addi %2869, %c44 : index
              %2871 = memref.load %partial[%2870] : memref<?xf32>
              %2872 = arith.addi %2851, %10 : index
              %2873 = arith.addi %2872, %c45 : index
              %2874 = memref.load %partial[%2873] : memref<?xf32>
              %2875 = arith.addi %2851, %10 : index
              %2876 = arith.addi %2875, %c46 : index
              %2877 = memref.load %partial[%2876] : memref<?xf32>
              %2878 = arith.addi %2851, %10 : index
              %2879 = arith.addi %2878, %c47 : index
              %2880 = memref.load %partial[%2879] : memref<?xf32>
              %2881 = arith.addi %2853, %c3 : index
              %2882 = memref.load %partial[%2881] : memref<?xf32>
              %2883 = arith.maxnumf %2552, %2576 fastmath<nnan> : f32
              %2884 = arith.subf %2552, %2883 : f32
              %2885 = wave.exp2 %2884 : f32
              %2886 = arith.subf %2576, %2883 : f32
              %2887 = wave.exp2 %2886 : f32
              %2888 = arith.mulf %2553, %2885 : f32
              %2889 = math.fma %2602, %2887, %2888 : f32
              %2890 = arith.mulf %2554, %2885 : f32
              %2891 = math.fma %2579, %2887, %2890 : f32
              %2892 = arith.mulf %2555, %2885 : f32
              %2893 = math.fma %2582, %2887, %2892 : f32
              %2894 = arith.mulf %2556, %2885 : f32
              %2895 = math.fma %2585, %2887, %2894 : f32
              %2896 = arith.mulf %2557, %2885 : f32
              %2897 = math.fma %2588, %2887, %2896 : f32
              %2898 = arith.mulf %2558, %2885 : f32
              %2899 = math.fma %2591, %2887, %2898 : f32
              %2900 = arith.mulf %2559, %2885 : f32
              %2901 = math.fma %2594, %2887, %2900 : f32
              %2902 = arith.mulf %2560, %2885 : f32
              %2903 = math.fma %2597, %2887, %2902 : f32
              %2904 = arith.mulf %2561, %2885 : f32
              %2905 = math.fma %2600, %2887, %2904 : f32
              %2906 = arith.maxnumf %2883, %2616 fastmath<nnan> : f32
              %2907 = arith.subf %2883, %2906 : f32
              %2908 = wave.exp2 %2907 : f32
              %2909 = arith.subf %2616, %2906 : f32
              %2910 = wave.exp2 %2909 : f32
              %2911 = arith.mulf %2889, %2908 : f32
              %2912 = math.fma %2642, %2910, %2911 : f32
              %2913 = arith.mulf %2891, %2908 : f32
              %2914 = math.fma %2619, %2910, %2913 : f32
              %2915 = arith.mulf %2893, %2908 : f32
              %2916 = math.fma %2622, %2910, %2915 : f32
              %2917 = arith.mulf %2895, %2908 : f32
              %2918 = math.fma %2625, %2910, %2917 : f32
              %2919 = arith.mulf %2897, %2908 : f32
              %2920 = math.fma %2628, %2910, %2919 : f32
              %2921 = arith.mulf %2899, %2908 : f32
              %2922 = math.fma %2631, %2910, %2921 : f32
              %2923 = arith.mulf %2901, %2908 : f32
              %2924 = math.fma %2634, %2910, %2923 : f32
              %2925 = arith.mulf %2903, %2908 : f32
              %2926 = math.fma %2637, %2910, %2925 : f32
              %2927 = arith.mulf %2905, %2908 : f32
              %2928 = math.fma %2640, %2910, %2927 : f32
              %2929 = arith.maxnumf %2906, %2656 fastmath<nnan> : f32
              %2930 = arith.subf %2906, %2929 : f32
              %2931 = wave.exp2 %2930 : f32
              %2932 = arith.subf %2656, %2929 : f32
              %2933 = wave.exp2 %2932 : f32
              %2934 = arith.mulf %2912, %2931 : f32
              %2935 = math.fma %2682, %2933, %2934 : f32
              %2936 = arith.mulf %2914, %2931 : f32
              %2937 = math.fma %2659, %2933, %2936 : f32
              %2938 = arith.mulf %2916, %2931 : f32
              %2939 = math.fma %2662, %2933, %2938 : f32
              %2940 = arith.mulf %2918, %2931 : f32
              %2941 = math.fma %2665, %2933, %2940 : f32
              %2942 = arith.mulf %2920, %2931 : f32
              %2943 = math.fma %2668, %2933, %2942 : f32
              %2944 = arith.mulf %2922, %2931 : f32
              %2945 = math.fma %2671, %2933, %2944 : f32
              %2946 = arith.mulf %2924, %2931 : f32
              %2947 = math.fma %2674, %2933, %2946 : f32
              %2948 = arith.mulf %2926, %2931 : f32
              %2949 = math.fma %2677, %2933, %2948 : f32
              %2950 = arith.mulf %2928, %2931 : f32
              %2951 = math.fma %2680, %2933, %2950 : f32
              %2952 = arith.maxnumf %2929, %2696 fastmath<nnan> : f32
              %2953 = arith.subf %2929, %2952 : f32
              %2954 = wave.exp2 %2953 : f32
              %2955 = arith.subf %2696, %2952 : f32
              %2956 = wave.exp2 %2955 : f32
              %2957 = arith.mulf %2935, %2954 : f32
              %2958 = math.fma %2722, %2956, %2957 : f32
              %2959 = arith.mulf %2937, %2954 : f32
              %2960 = math.fma %2699, %2956, %2959 : f32
              %2961 = arith.mulf %2939, %2954 : f32
              %2962 = math.fma %2702, %2956, %2961 : f32
              %2963 = arith.mulf %2941, %2954 : f32
              %2964 = math.fma %2705, %2956, %2963 : f32
              %2965 = arith.mulf %2943, %2954 : f32
              %2966 = math.fma %2708, %2956, %2965 : f32
              %2967 = arith.mulf %2945, %2954 : f32
              %2968 = math.fma %2711, %2956, %2967 : f32
              %2969 = arith.mulf %2947, %2954 : f32
              %2970 = math.fma %2714, %2956, %2969 : f32
              %2971 = arith.mulf %2949, %2954 : f32
              %2972 = math.fma %2717, %2956, %2971 : f32
              %2973 = arith.mulf %2951, %2954 : f32
              %2974 = math.fma %2720, %2956, %2973 : f32
              %2975 = arith.maxnumf %2952, %2736 fastmath<nnan> : f32
              %2976 = arith.subf %2952, %2975 : f32
              %2977 = wave.exp2 %2976 : f32
              %2978 = arith.subf %2736, %2975 : f32
              %2979 = wave.exp2 %2978 : f32
              %2980 = arith.mulf %2958, %2977 : f32
              %2981 = math.fma %2762, %2979, %2980 : f32
              %2982 = arith.mulf %2960, %2977 : f32
              %2983 = math.fma %2739, %2979, %2982 : f32
              %2984 = arith.mulf %2962, %2977 : f32
              %2985 = math.fma %2742, %2979, %2984 : f32
              %2986 = arith.mulf %2964, %2977 : f32
              %2987 = math.fma %2745, %2979, %2986 : f32
              %2988 = arith.mulf %2966, %2977 : f32
              %2989 = math.fma %2748, %2979, %2988 : f32
              %2990 = arith.mulf %2968, %2977 : f32
              %2991 = math.fma %2751, %2979, %2990 : f32
              %2992 = arith.mulf %2970, %2977 : f32
              %2993 = math.fma %2754, %2979, %2992 : f32
              %2994 = arith.mulf %2972, %2977 : f32
              %2995 = math.fma %2757, %2979, %2994 : f32
              %2996 = arith.mulf %2974, %2977 : f32
              %2997 = math.fma %2760, %2979, %2996 : f32
              %2998 = arith.maxnumf %2975, %2776 fastmath<nnan> : f32
              %2999 = arith.subf %2975, %2998 : f32
              %3000 = wave.exp2 %2999 : f32
              %3001 = arith.subf %2776, %2998 : f32
              %3002 = wave.exp2 %3001 : f32
              %3003 = arith.mulf %2981, %3000 : f32
              %3004 = math.fma %2802, %3002, %3003 : f32
              %3005 = arith.mulf %2983, %3000 : f32
              %3006 = math.fma %2779, %3002, %3005 : f32
              %3007 = arith.mulf %2985, %3000 : f32
              %3008 = math.fma %2782, %3002, %3007 : f32
              %3009 = arith.mulf %2987, %3000 : f32
              %3010 = math.fma %2785, %3002, %3009 : f32
              %3011 = arith.mulf %2989, %3000 : f32
              %3012 = math.fma %2788, %3002, %3011 : f32
              %3013 = arith.mulf %2991, %3000 : f32
              %3014 = math.fma %2791, %3002, %3013 : f32
              %3015 = arith.mulf %2993, %3000 : f32
              %3016 = math.fma %2794, %3002, %3015 : f32
              %3017 = arith.mulf %2995, %3000 : f32
              %3018 = math.fma %2797, %3002, %3017 : f32
              %3019 = arith.mulf %2997, %3000 : f32
              %3020 = math.fma %2800, %3002, %3019 : f32
              %3021 = arith.maxnumf %2998, %2816 fastmath<nnan> : f32
              %3022 = arith.subf %2998, %3021 : f32
              %3023 = wave.exp2 %3022 : f32
              %3024 = arith.subf %2816, %3021 : f32
              %3025 = wave.exp2 %3024 : f32
              %3026 = arith.mulf %3004, %3023 : f32
              %3027 = math.fma %2842, %3025, %3026 : f32
              %3028 = arith.mulf %3006, %3023 : f32
              %3029 = math.fma %2819, %3025, %3028 : f32
              %3030 = arith.mulf %3008, %3023 : f32
              %3031 = math.fma %2822, %3025, %3030 : f32
              %3032 = arith.mulf %3010, %3023 : f32
              %3033 = math.fma %2825, %3025, %3032 : f32
              %3034 = arith.mulf %3012, %3023 : f32
              %3035 = math.fma %2828, %3025, %3034 : f32
              %3036 = arith.mulf %3014, %3023 : f32
              %3037 = math.fma %2831, %3025, %3036 : f32
              %3038 = arith.mulf %3016, %3023 : f32
              %3039 = math.fma %2834, %3025, %3038 : f32
              %3040 = arith.mulf %3018, %3023 : f32
              %3041 = math.fma %2837, %3025, %3040 : f32
              %3042 = arith.mulf %3020, %3023 : f32
              %3043 = math.fma %2840, %3025, %3042 : f32
              %3044 = arith.maxnumf %3021, %2856 fastmath<nnan> : f32
              %3045 = arith.subf %3021, %3044 : f32
              %3046 = wave.exp2 %3045 : f32
              %3047 = arith.subf %2856, %3044 : f32
              %3048 = wave.exp2 %3047 : f32
              %3049 = arith.mulf %3027, %3046 : f32
              %3050 = math.fma %2882, %3048, %3049 : f32
              %3051 = arith.mulf %3029, %3046 : f32
              %3052 = math.fma %2859, %3048, %3051 : f32
              %3053 = arith.mulf %3031, %3046 : f32
              %3054 = math.fma %2862, %3048, %3053 : f32
              %3055 = arith.mulf %3033, %3046 : f32
              %3056 = math.fma %2865, %3048, %3055 : f32
              %3057 = arith.mulf %3035, %3046 : f32
              %3058 = math.fma %2868, %3048, %3057 : f32
              %3059 = arith.mulf %3037, %3046 : f32
              %3060 = math.fma %2871, %3048, %3059 : f32
              %3061 = arith.mulf %3039, %3046 : f32
              %3062 = math.fma %2874, %3048, %3061 : f32
              %3063 = arith.mulf %3041, %3046 : f32
              %3064 = math.fma %2877, %3048, %3063 : f32
              %3065 = arith.mulf %3043, %3046 : f32
              %3066 = math.fma %2880, %3048, %3065 : f32
              scf.yield %3044, %3050, %3052, %3054, %3056, %3058, %3060, %3062, %3064, %3066 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3067 = arith.cmpi eq, %2539, %c17 : i32
            scf.if %3067 {
              %3068 = arith.addi %kvHeads, %18 : index
              %3069 = memref.load %scales[%3068] : memref<?xf32>
              %3070 = arith.divf %3069, %2562#1 : f32
              %3071 = arith.addi %20, %11 : index
              %3072 = arith.cmpi slt, %3071, %groupSize : index
              scf.if %3072 {
                %3073 = arith.muli %18, %groupSize : index
                %3074 = arith.addi %3073, %3071 : index
                %3075 = arith.muli %3074, %c23 : index
                %3076 = arith.muli %heads, %c23 : index
                %3077 = arith.addi %10, %c22 : index
                %3078 = arith.mulf %2562#2, %3070 : f32
                %3079 = arith.addf %3078, %c50 : f32
                %3080 = arith.minimumf %3079, %c109 : f32
                %3081 = arith.maximumf %3080, %c110 : f32
                %3082 = arith.truncf %3081 : f32 to f16
                %3083 = arith.divui %3077, %c3 : index
                %3084 = arith.addi %3075, %3083 : index
                %3085 = arith.divui %27, %outTileRows : index
                %3086 = arith.divui %3076, %c3 : index
                %3087 = arith.muli %3085, %3086 : index
                %3088 = arith.divui %3084, %c3 : index
                %3089 = arith.addi %3087, %3088 : index
                %3090 = arith.muli %3089, %c10 : index
                %3091 = arith.remui %3084, %c3 : index
                %3092 = arith.divui %3091, %c24 : index
                %3093 = arith.addi %3090, %3092 : index
                %3094 = arith.muli %outTileRows, %c24 : index
                %3095 = arith.muli %3093, %3094 : index
                %3096 = arith.remui %27, %outTileRows : index
                %3097 = arith.muli %3096, %c24 : index
                %3098 = arith.addi %3095, %3097 : index
                %3099 = arith.remui %3084, %c24 : index
                %3100 = arith.addi %3098, %3099 : index
                memref.store %3082, %out[%3100] : memref<?xf16>
                %3101 = arith.addi %10, %c7 : index
                %3102 = arith.mulf %2562#3, %3070 : f32
                %3103 = arith.addf %3102, %c50 : f32
                %3104 = arith.minimumf %3103, %c109 : f32
                %3105 = arith.maximumf %3104, %c110 : f32
                %3106 = arith.truncf %3105 : f32 to f16
                %3107 = arith.divui %3101, %c3 : index
                %3108 = arith.addi %3075, %3107 : index
                %3109 = arith.divui %27, %outTileRows : index
                %3110 = arith.divui %3076, %c3 : index
                %3111 = arith.muli %3109, %3110 : index
                %3112 = arith.divui %3108, %c3 : index
                %3113 = arith.addi %3111, %3112 : index
                %3114 = arith.muli %3113, %c10 : index
                %3115 = arith.remui %3108, %c3 : index
                %3116 = arith.divui %3115, %c24 : index
                %3117 = arith.addi %3114, %3116 : index
                %3118 = arith.muli %outTileRows, %c24 : index
                %3119 = arith.muli %3117, %3118 : index
                %3120 = arith.remui %27, %outTileRows : index
                %3121 = arith.muli %3120, %c24 : index
                %3122 = arith.addi %3119, %3121 : index
                %3123 = arith.remui %3108, %c24 : index
                %3124 = arith.addi %3122, %3123 : index
                memref.store %3106, %out[%3124] : memref<?xf16>
                %3125 = arith.addi %10, %c42 : index
                %3126 = arith.mulf %2562#4, %3070 : f32
                %3127 = arith.addf %3126, %c50 : f32
                %3128 = arith.minimumf %3127, %c109 : f32
                %3129 = arith.maximumf %3128, %c110 : f32
                %3130 = arith.truncf %3129 : f32 to f16
                %3131 = arith.divui %3125, %c3 : index
                %3132 = arith.addi %3075, %3131 : index
                %3133 = arith.divui %27, %outTileRows : index
                %3134 = arith.divui %3076, %c3 : index
                %3135 = arith.muli %3133, %3134 : index
                %3136 = arith.divui %3132, %c3 : index
                %3137 = arith.addi %3135, %3136 : index
                %3138 = arith.muli %3137, %c10 : index
                %3139 = arith.remui %3132, %c3 : index
                %3140 = arith.divui %3139, %c24 : index
                %3141 = arith.addi %3138, %3140 : index
                %3142 = arith.muli %outTileRows, %c24 : index
                %3143 = arith.muli %3141, %3142 : index
                %3144 = arith.remui %27, %outTileRows : index
                %3145 = arith.muli %3144, %c24 : index
                %3146 = arith.addi %3143, %3145 : index
                %3147 = arith.remui %3132, %c24 : index
                %3148 = arith.addi %3146, %3147 : index
                memref.store %3130, %out[%3148] : memref<?xf16>
                %3149 = arith.addi %10, %c43 : index
                %3150 = arith.mulf %2562#5, %3070 : f32
                %3151 = arith.addf %3150, %c50 : f32
                %3152 = arith.minimumf %3151, %c109 : f32
                %3153 = arith.maximumf %3152, %c110 : f32
                %3154 = arith.truncf %3153 : f32 to f16
                %3155 = arith.divui %3149, %c3 : index
                %3156 = arith.addi %3075, %3155 : index
                %3157 = arith.divui %27, %outTileRows : index
                %3158 = arith.divui %3076, %c3 : index
                %3159 = arith.muli %3157, %3158 : index
                %3160 = arith.divui %3156, %c3 : index
                %3161 = arith.addi %3159, %3160 : index
                %3162 = arith.muli %3161, %c10 : index
                %3163 = arith.remui %3156, %c3 : index
                %3164 = arith.divui %3163, %c24 : index
                %3165 = arith.addi %3162, %3164 : index
                %3166 = arith.muli %outTileRows, %c24 : index
                %3167 = arith.muli %3165, %3166 : index
                %3168 = arith.remui %27, %outTileRows : index
                %3169 = arith.muli %3168, %c24 : index
                %3170 = arith.addi %3167, %3169 : index
                %3171 = arith.remui %3156, %c24 : index
                %3172 = arith.addi %3170, %3171 : index
                memref.store %3154, %out[%3172] : memref<?xf16>
                %3173 = arith.addi %10, %c44 : index
                %3174 = arith.mulf %2562#6, %3070 : f32
                %3175 = arith.addf %3174, %c50 : f32
                %3176 = arith.minimumf %3175, %c109 : f32
                %3177 = arith.maximumf %3176, %c110 : f32
                %3178 = arith.truncf %3177 : f32 to f16
                %3179 = arith.divui %3173, %c3 : index
                %3180 = arith.addi %3075, %3179 : index
                %3181 = arith.divui %27, %outTileRows : index
                %3182 = arith.divui %3076, %c3 : index
                %3183 = arith.muli %3181, %3182 : index
                %3184 = arith.divui %3180, %c3 : index
                %3185 = arith.addi %3183, %3184 : index
                %3186 = arith.muli %3185, %c10 : index
                %3187 = arith.remui %3180, %c3 : index
                %3188 = arith.divui %3187, %c24 : index
                %3189 = arith.addi %3186, %3188 : index
                %3190 = arith.muli %outTileRows, %c24 : index
                %3191 = arith.muli %3189, %3190 : index
                %3192 = arith.remui %27, %outTileRows : index
                %3193 = arith.muli %3192, %c24 : index
                %3194 = arith.addi %3191, %3193 : index
                %3195 = arith.remui %3180, %c24 : index
                %3196 = arith.addi %3194, %3195 : index
                memref.store %3178, %out[%3196] : memref<?xf16>
                %3197 = arith.addi %10, %c45 : index
                %3198 = arith.mulf %2562#7, %3070 : f32
                %3199 = arith.addf %3198, %c50 : f32
                %3200 = arith.minimumf %3199, %c109 : f32
                %3201 = arith.maximumf %3200, %c110 : f32
                %3202 = arith.truncf %3201 : f32 to f16
                %3203 = arith.divui %3197, %c3 : index
                %3204 = arith.addi %3075, %3203 : index
                %3205 = arith.divui %27, %outTileRows : index
                %3206 = arith.divui %3076, %c3 : index
                %3207 = arith.muli %3205, %3206 : index
                %3208 = arith.divui %3204, %c3 : index
                %3209 = arith.addi %3207, %3208 : index
                %3210 = arith.muli %3209, %c10 : index
                %3211 = arith.remui %3204, %c3 : index
                %3212 = arith.divui %3211, %c24 : index
                %3213 = arith.addi %3210, %3212 : index
                %3214 = arith.muli %outTileRows, %c24 : index
                %3215 = arith.muli %3213, %3214 : index
                %3216 = arith.remui %27, %outTileRows : index
                %3217 = arith.muli %3216, %c24 : index
                %3218 = arith.addi %3215, %3217 : index
                %3219 = arith.remui %3204, %c24 : index
                %3220 = arith.addi %3218, %3219 : index
                memref.store %3202, %out[%3220] : memref<?xf16>
                %3221 = arith.addi %10, %c46 : index
                %3222 = arith.mulf %2562#8, %3070 : f32
                %3223 = arith.addf %3222, %c50 : f32
                %3224 = arith.minimumf %3223, %c109 : f32
                %3225 = arith.maximumf %3224, %c110 : f32
                %3226 = arith.truncf %3225 : f32 to f16
                %3227 = arith.divui %3221, %c3 : index
                %3228 = arith.addi %3075, %3227 : index
                %3229 = arith.divui %27, %outTileRows : index
                %3230 = arith.divui %3076, %c3 : index
                %3231 = arith.muli %3229, %3230 : index
                %3232 = arith.divui %3228, %c3 : index
                %3233 = arith.addi %3231, %3232 : index
                %3234 = arith.muli %3233, %c10 : index
                %3235 = arith.remui %3228, %c3 : index
                %3236 = arith.divui %3235, %c24 : index
                %3237 = arith.addi %3234, %3236 : index
                %3238 = arith.muli %outTileRows, %c24 : index
                %3239 = arith.muli %3237, %3238 : index
                %3240 = arith.remui %27, %outTileRows : index
                %3241 = arith.muli %3240, %c24 : index
                %3242 = arith.addi %3239, %3241 : index
                %3243 = arith.remui %3228, %c24 : index
                %3244 = arith.addi %3242, %3243 : index
                memref.store %3226, %out[%3244] : memref<?xf16>
                %3245 = arith.addi %10, %c47 : index
                %3246 = arith.mulf %2562#9, %3070 : f32
                %3247 = arith.addf %3246, %c50 : f32
                %3248 = arith.minimumf %3247, %c109 : f32
                %3249 = arith.maximumf %3248, %c110 : f32
                %3250 = arith.truncf %3249 : f32 to f16
                %3251 = arith.divui %3245, %c3 : index
                %3252 = arith.addi %3075, %3251 : index
                %3253 = arith.divui %27, %outTileRows : index
                %3254 = arith.divui %3076, %c3 : index
                %3255 = arith.muli %3253, %3254 : index
                %3256 = arith.divui %3252, %c3 : index
                %3257 = arith.addi %3255, %3256 : index
                %3258 = arith.muli %3257, %c10 : index
                %3259 = arith.remui %3252, %c3 : index
                %3260 = arith.divui %3259, %c24 : index
                %3261 = arith.addi %3258, %3260 : index
                %3262 = arith.muli %outTileRows, %c24 : index
                %3263 = arith.muli %3261, %3262 : index
                %3264 = arith.remui %27, %outTileRows : index
                %3265 = arith.muli %3264, %c24 : index
                %3266 = arith.addi %3263, %3265 : index
                %3267 = arith.remui %3252, %c24 : index
                %3268 = arith.addi %3266, %3267 : index
                memref.store %3250, %out[%3268] : memref<?xf16>
              }
            } else {
              %3269 = arith.index_cast %ranges : index to i32
              %3270 = arith.addi %3269, %2540 : i32
              %3271 = arith.addi %ranges, %groups : index
              %3272 = arith.muli %12, %3271 : index
              %3273 = arith.index_castui %3270 : i32 to index
              %3274 = arith.addi %3272, %3273 : index
              %3275 = arith.muli %3274, %c113 : index
              %3276 = arith.addi %10, %c22 : index
              %3277 = arith.addi %3275, %3276 : index
              memref.store %2562#2, %partial[%3277] : memref<?xf32>
              %3278 = arith.addi %10, %c7 : index
              %3279 = arith.addi %3275, %3278 : index
              memref.store %2562#3, %partial[%3279] : memref<?xf32>
              %3280 = arith.addi %10, %c42 : index
              %3281 = arith.addi %3275, %3280 : index
              memref.store %2562#4, %partial[%3281] : memref<?xf32>
              %3282 = arith.addi %10, %c43 : index
              %3283 = arith.addi %3275, %3282 : index
              memref.store %2562#5, %partial[%3283] : memref<?xf32>
              %3284 = arith.addi %10, %c44 : index
              %3285 = arith.addi %3275, %3284 : index
              memref.store %2562#6, %partial[%3285] : memref<?xf32>
              %3286 = arith.addi %10, %c45 : index
              %3287 = arith.addi %3275, %3286 : index
              memref.store %2562#7, %partial[%3287] : memref<?xf32>
              %3288 = arith.addi %10, %c46 : index
              %3289 = arith.addi %3275, %3288 : index
              memref.store %2562#8, %partial[%3289] : memref<?xf32>
              %3290 = arith.addi %10, %c47 : index
              %3291 = arith.addi %3275, %3290 : index
              memref.store %2562#9, %partial[%3291] : memref<?xf32>
              %3292 = arith.cmpi slt, %10, %c3 : index
              scf.if %3292 {
                %3293 = arith.addi %3275, %c5 : index
                %3294 = arith.addi %3293, %10 : index
                memref.store %2562#0, %partial[%3294] : memref<?xf32>
                %3295 = arith.addi %3294, %c3 : index
                memref.store %2562#1, %partial[%3295] : memref<?xf32>
              }
              %3296 = arith.addi %2542, %groups : index
              %3297 = arith.index_castui %2539 : i32 to index
              %3298 = wave.arrive %counters[%3296], %3297 : memref<?xi32>
              scf.if %3298 {
                %3310:10 = scf.for %3299 = %c54 to %2539 step %c87 iter_args(%3300 = %c49, %3301 = %c50, %3302 = %c50, %3303 = %c50, %3304 = %c50, %3305 = %c50, %3306 = %c50, %3307 = %c50, %3308 = %c50, %3309 = %c50) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3311 = arith.addi %3299, %c54 : i32
                  %3312 = arith.subi %2539, %c17 : i32
                  %3313 = arith.minsi %3311, %3312 : i32
                  %3314 = arith.addi %3269, %3313 : i32
                  %3315 = arith.addi %ranges, %groups : index
                  %3316 = arith.muli %12, %3315 : index
                  %3317 = arith.index_castui %3314 : i32 to index
                  %3318 = arith.addi %3316, %3317 : index
                  %3319 = arith.muli %3318, %c113 : index
                  %3320 = arith.addi %3319, %c5 : index
                  %3321 = arith.addi %3320, %11 : index
                  %3322 = memref.load %partial[%3321] : memref<?xf32>
                  %3323 = arith.cmpi slt, %3311, %2539 : i32
                  %3324 = arith.select %3323, %3322, %c49 : f32
                  %3325 = arith.addi %3319, %10 : index
                  %3326 = arith.addi %3325, %c22 : index
                  %3327 = memref.load %partial[%3326] : memref<?xf32>
                  %3328 = arith.addi %3319, %10 : index
                  %3329 = arith.addi %3328, %c7 : index
                  %3330 = memref.load %partial[%3329] : memref<?xf32>
                  %3331 = arith.addi %3319, %10 : index
                  %3332 = arith.addi %3331, %c42 : index
                  %3333 = memref.load %partial[%3332] : memref<?xf32>
                  %3334 = arith.addi %3319, %10 : index
                  %3335 = arith.addi %3334, %c43 : index
                  %3336 = memref.load %partial[%3335] : memref<?xf32>
                  %3337 = arith.addi %3319, %10 : index
                  %3338 = arith.addi %3337, %c44 : index
                  %3339 = memref.load %partial[%3338] : memref<?xf32>
                  %3340 = arith.addi %3319, %10 : index
                  %3341 = arith.addi %3340, %c45 : index
                  %3342 = memref.load %partial[%3341] : memref<?xf32>
                  %3343 = arith.addi %3319, %10 : index
                  %3344 = arith.addi %3343, %c46 : index
                  %3345 = memref.load %partial[%3344] : memref<?xf32>
                  %3346 = arith.addi %3319, %10 : index
                  %3347 = arith.addi %3346, %c47 : index
                  %3348 = memref.load %partial[%3347] : memref<?xf32>
                  %3349 = arith.addi %3321, %c3 : index
                  %3350 = memref.load %partial[%3349] : memref<?xf32>
                  %3351 = arith.addi %3299, %c17 : i32
                  %3352 = arith.subi %2539, %c17 : i32
                  %3353 = arith.minsi %3351, %3352 : i32
                  %3354 = arith.addi %3269, %3353 : i32
                  %3355 = arith.addi %ranges, %groups : index
                  %3356 = arith.muli %12, %3355 : index
                  %3357 = arith.index_castui %3354 : i32 to index
                  %3358 = arith.addi %3356, %3357 : index
                  %3359 = arith.muli %3358, %c113 : index
                  %3360 = arith.addi %3359, %c5 : index
                  %3361 = arith.addi %3360, %11 : index
                  %3362 = memref.load %partial[%3361] : memref<?xf32>
                  %3363 = arith.cmpi slt, %3351, %2539 : i32
                  %3364 = arith.select %3363, %3362, %c49 : f32
                  %3365 = arith.addi %3359, %10 : index
                  %3366 = arith.addi %3365, %c22 : index
                  %3367 = memref.load %partial[%3366] : memref<?xf32>
                  %3368 = arith.addi %3359, %10 : index
                  %3369 = arith.addi %3368, %c7 : index
                  %3370 = memref.load %partial[%3369] : memref<?xf32>
                  %3371 = arith.addi %3359, %10 : index
                  %3372 = arith.addi %3371, %c42 : index
                  %3373 = memref.load %partial[%3372] : memref<?xf32>
                  %3374 = arith.addi %3359, %10 : index
                  %3375 = arith.addi %3374, %c43 : index
                  %3376 = memref.load %partial[%3375] : memref<?xf32>
                  %3377 = arith.addi %3359, %10 : index
                  %3378 = arith.addi %3377, %c44 : index
                  %3379 = memref.load %partial[%3378] : memref<?xf32>
                  %3380 = arith.addi %3359, %10 : index
                  %3381 = arith.addi %3380, %c45 : index
                  %3382 = memref.load %partial[%3381] : memref<?xf32>
                  %3383 = arith.addi %3359, %10 : index
                  %3384 = arith.addi %3383, %c46 : index
                  %3385 = memref.load %partial[%3384] : memref<?xf32>
                  %3386 = arith.addi %3359, %10 : index
                  %3387 = arith.addi %3386, %c47 : index
                  %3388 = memref.load %partial[%3387] : memref<?xf32>
                  %3389 = arith.addi %3361, %c3 : index
                  %3390 = memref.load %partial[%3389] : memref<?xf32>
                  %3391 = arith.addi %3299, %c80 : i32
                  %3392 = arith.subi %2539, %c17 : i32
                  %3393 = arith.minsi %3391, %3392 : i32
                  %3394 = arith.addi %3269, %3393 : i32
                  %3395 = arith.addi %ranges, %groups : index
                  %3396 = arith.muli %12, %3395 : index
                  %3397 = arith.index_castui %3394 : i32 to index
                  %3398 = arith.addi %3396, %3397 : index
                  %3399 = arith.muli %3398, %c113 : index
                  %3400 = arith.addi %3399, %c5 : index
                  %3401 = arith.addi %3400, %11 : index
                  %3402 = memref.load %partial[%3401] : memref<?xf32>
                  %3403 = arith.cmpi slt, %3391, %2539 : i32
                  %3404 = arith.select %3403, %3402, %c49 : f32
                  %3405 = arith.addi %3399, %10 : index
                  %3406 = arith.addi %3405, %c22 : index
                  %3407 = memref.load %partial[%3406] : memref<?xf32>
                  %3408 = arith.addi %3399, %10 : index
                  %3409 = arith.addi %3408, %c7 : index
                  %3410 = memref.load %partial[%3409] : memref<?xf32>
                  %3411 = arith.addi %3399, %10 : index
                  %3412 = arith.addi %3411, %c42 : index
                  %3413 = memref.load %partial[%3412] : memref<?xf32>
                  %3414 = arith.addi %3399, %10 : index
                  %3415 = arith.addi %3414, %c43 : index
                  %3416 = memref.load %partial[%3415] : memref<?xf32>
                  %3417 = arith.addi %3399, %10 : index
                  %3418 = arith.addi %3417, %c44 : index
                  %3419 = memref.load %partial[%3418] : memref<?xf32>
                  %3420 = arith.addi %3399, %10 : index
                  %3421 = arith.addi %3420, %c45 : index
                  %3422 = memref.load %partial[%3421] : memref<?xf32>
                  %3423 = arith.addi %3399, %10 : index
                  %3424 = arith.addi %3423, %c46 : index
                  %3425 = memref.load %partial[%3424] : memref<?xf32>
                  %3426 = arith.addi %3399, %10 : index
                  %3427 = arith.addi %3426, %c47 : index
                  %3428 = memref.load %partial[%3427] : memref<?xf32>
                  %3429 = arith.addi %3401, %c3 : index
                  %3430 = memref.load %partial[%3429] : memref<?xf32>
                  %3431 = arith.addi %3299, %c82 : i32
                  %3432 = arith.subi %2539, %c17 : i32
                  %3433 = arith.minsi %3431, %3432 : i32
                  %3434 = arith.addi %3269, %3433 : i32
                  %3435 = arith.addi %ranges, %groups : index
                  %3436 = arith.muli %12, %3435 : index
                  %3437 = arith.index_castui %3434 : i32 to index
                  %3438 = arith.addi %3436, %3437 : index
                  %3439 = arith.muli %3438, %c113 : index
                  %3440 = arith.addi %3439, %c5 : index
                  %3441 = arith.addi %3440, %11 : index
                  %3442 = memref.load %partial[%3441] : memref<?xf32>
                  %3443 = arith.cmpi slt, %3431, %2539 : i32
                  %3444 = arith.select %3443, %3442, %c49 : f32
                  %3445 = arith.addi %3439, %10 : index
                  %3446 = arith.addi %3445, %c22 : index
                  %3447 = memref.load %partial[%3446] : memref<?xf32>
                  %3448 = arith.addi %3439, %10 : index
                  %3449 = arith.addi %3448, %c7 : index
                  %3450 = memref.load %partial[%3449] : memref<?xf32>
                  %3451 = arith.addi %3439, %10 : index
                  %3452 = arith.addi %3451, %c42 : index
                  %3453 = memref.load %partial[%3452] : memref<?xf32>
                  %3454 = arith.addi %3439, %10 : index
                  %3455 = arith.addi %3454, %c43 : index
                  %3456 = memref.load %partial[%3455] : memref<?xf32>
                  %3457 = arith.addi %3439, %10 : index
                  %3458 = arith.addi %3457, %c44 : index
                  %3459 = memref.load %partial[%3458] : memref<?xf32>
                  %3460 = arith.addi %3439, %10 : index
                  %3461 = arith.addi %3460, %c45 : index
                  %3462 = memref.load %partial[%3461] : memref<?xf32>
                  %3463 = arith.addi %3439, %10 : index
                  %3464 = arith.addi %3463, %c46 : index
                  %3465 = memref.load %partial[%3464] : memref<?xf32>
                  %3466 = arith.addi %3439, %10 : index
                  %3467 = arith.addi %3466, %c47 : index
                  %3468 = memref.load %partial[%3467] : memref<?xf32>
                  %3469 = arith.addi %3441, %c3 : index
                  %3470 = memref.load %partial[%3469] : memref<?xf32>
                  %3471 = arith.addi %3299, %c83 : i32
                  %3472 = arith.subi %2539, %c17 : i32
                  %3473 = arith.minsi %3471, %3472 : i32
                  %3474 = arith.addi %3269, %3473 : i32
                  %3475 = arith.addi %ranges, %groups : index
                  %3476 = arith.muli %12, %3475 : index
                  %3477 = arith.index_castui %3474 : i32 to index
                  %3478 = arith.addi %3476, %3477 : index
                  %3479 = arith.muli %3478, %c113 : index
                  %3480 = arith.addi %3479, %c5 : index
                  %3481 = arith.addi %3480, %11 : index
                  %3482 = memref.load %partial[%3481] : memref<?xf32>
                  %3483 = arith.cmpi slt, %3471, %2539 : i32
                  %3484 = arith.select %3483, %3482, %c49 : f32
                  %3485 = arith.addi %3479, %10 : index
                  %3486 = arith.addi %3485, %c22 : index
                  %3487 = memref.load %partial[%3486] : memref<?xf32>
                  %3488 = arith.addi %3479, %10 : index
                  %3489 = arith.addi %3488, %c7 : index
                  %3490 = memref.load %partial[%3489] : memref<?xf32>
                  %3491 = arith.addi %3479, %10 : index
                  %3492 = arith.addi %3491, %c42 : index
                  %3493 = memref.load %partial[%3492] : memref<?xf32>
                  %3494 = arith.addi %3479, %10 : index
                  %3495 = arith.addi %3494, %c43 : index
                  %3496 = memref.load %partial[%3495] : memref<?xf32>
                  %3497 = arith.addi %3479, %10 : index
                  %3498 = arith.addi %3497, %c44 : index
                  %3499 = memref.load %partial[%3498] : memref<?xf32>
                  %3500 = arith.addi %3479, %10 : index
                  %3501 = arith.addi %3500, %c45 : index
                  %3502 = memref.load %partial[%3501] : memref<?xf32>
                  %3503 = arith.addi %3479, %10 : index
                  %3504 = arith.addi %3503, %c46 : index
                  %3505 = memref.load %partial[%3504] : memref<?xf32>
                  %3506 = arith.addi %3479, %10 : index
                  %3507 = arith.addi %3506, %c47 : index
                  %3508 = memref.load %partial[%3507] : memref<?xf32>
                  %3509 = arith.addi %3481, %c3 : index
                  %3510 = memref.load %partial[%3509] : memref<?xf32>
                  %3511 = arith.addi %3299, %c84 : i32
                  %3512 = arith.subi %2539, %c17 : i32
                  %3513 = arith.minsi %3511, %3512 : i32
                  %3514 = arith.addi %3269, %3513 : i32
                  %3515 = arith.addi %ranges, %groups : index
                  %3516 = arith.muli %12, %3515 : index
                  %3517 = arith.index_castui %3514 : i32 to index
                  %3518 = arith.addi %3516, %3517 : index
                  %3519 = arith.muli %3518, %c113 : index
                  %3520 = arith.addi %3519, %c5 : index
                  %3521 = arith.addi %3520, %11 : index
                  %3522 = memref.load %partial[%3521] : memref<?xf32>
                  %3523 = arith.cmpi slt, %3511, %2539 : i32
                  %3524 = arith.select %3523, %3522, %c49 : f32
                  %3525 = arith.addi %3519, %10 : index
                  %3526 = arith.addi %3525, %c22 : index
                  %3527 = memref.load %partial[%3526] : memref<?xf32>
                  %3528 = arith.addi %3519, %10 : index
                  %3529 = arith.addi %3528, %c7 : index
                  %3530 = memref.load %partial[%3529] : memref<?xf32>
                  %3531 = arith.addi %3519, %10 : index
                  %3532 = arith.addi %3531, %c42 : index
                  %3533 = memref.load %partial[%3532] : memref<?xf32>
                  %3534 = arith.addi %3519, %10 : index
                  %3535 = arith.addi %3534, %c43 : index
                  %3536 = memref.load %partial[%3535] : memref<?xf32>
                  %3537 = arith.addi %3519, %10 : index
                  %3538 = arith.addi %3537, %c44 : index
                  %3539 = memref.load %partial[%3538] : memref<?xf32>
                  %3540 = arith.addi %3519, %10 : index
                  %3541 = arith.addi %3540, %c45 : index
                  %3542 = memref.load %partial[%3541] : memref<?xf32>
                  %3543 = arith.addi %3519, %10 : index
                  %3544 = arith.addi %3543, %c46 : index
                  %3545 = memref.load %partial[%3544] : memref<?xf32>
                  %3546 = arith.addi %3519, %10 : index
                  %3547 = arith.addi %3546, %c47 : index
                  %3548 = memref.load %partial[%3547] : memref<?xf32>
                  %3549 = arith.addi %3521, %c3 : index
                  %3550 = memref.load %partial[%3549] : memref<?xf32>
                  %3551 = arith.addi %3299, %c85 : i32
                  %3552 = arith.subi %2539, %c17 : i32
                  %3553 = arith.minsi %3551, %3552 : i32
                  %3554 = arith.addi %3269, %3553 : i32
                  %3555 = arith.addi %ranges, %groups : index
                  %3556 = arith.muli %12, %3555 : index
                  %3557 = arith.index_castui %3554 : i32 to index
                  %3558 = arith.addi %3556, %3557 : index
                  %3559 = arith.muli %3558, %c113 : index
                  %3560 = arith.addi %3559, %c5 : index
                  %3561 = arith.addi %3560, %11 : index
                  %3562 = memref.load %partial[%3561] : memref<?xf32>
                  %3563 = arith.cmpi slt, %3551, %2539 : i32
                  %3564 = arith.select %3563, %3562, %c49 : f32
                  %3565 = arith.addi %3559, %10 : index
                  %3566 = arith.addi %3565, %c22 : index
                  %3567 = memref.load %partial[%3566] : memref<?xf32>
                  %3568 = arith.addi %3559, %10 : index
                  %3569 = arith.addi %3568, %c7 : index
                  %3570 = memref.load %partial[%3569] : memref<?xf32>
                  %3571 = arith.addi %3559, %10 : index
                  %3572 = arith.addi %3571, %c42 : index
                  %3573 = memref.load %partial[%3572] : memref<?xf32>
                  %3574 = arith.addi %3559, %10 : index
                  %3575 = arith.addi %3574, %c43 : index
                  %3576 = memref.load %partial[%3575] : memref<?xf32>
                  %3577 = arith.addi %3559, %10 : index
                  %3578 = arith.addi %3577, %c44 : index
                  %3579 = memref.load %partial[%3578] : memref<?xf32>
                  %3580 = arith.addi %3559, %10 : index
                  %3581 = arith.addi %3580, %c45 : index
                  %3582 = memref.load %partial[%3581] : memref<?xf32>
                  %3583 = arith.addi %3559, %10 : index
                  %3584 = arith.addi %3583, %c46 : index
                  %3585 = memref.load %partial[%3584] : memref<?xf32>
                  %3586 = arith.addi %3559, %10 : index
                  %3587 = arith.addi %3586, %c47 : index
                  %3588 = memref.load %partial[%3587] : memref<?xf32>
                  %3589 = arith.addi %3561, %c3 : index
                  %3590 = memref.load %partial[%3589] : memref<?xf32>
                  %3591 = arith.addi %3299, %c86 : i32
                  %3592 = arith.subi %2539, %c17 : i32
                  %3593 = arith.minsi %3591, %3592 : i32
                  %3594 = arith.addi %3269, %3593 : i32
                  %3595 = arith.addi %ranges, %groups : index
                  %3596 = arith.muli %12, %3595 : index
                  %3597 = arith.index_castui %3594 : i32 to index
                  %3598 = arith.addi %3596, %3597 : index
                  %3599 = arith.muli %3598, %c113 : index
                  %3600 = arith.addi %3599, %c5 : index
                  %3601 = arith.addi %3600, %11 : index
                  %3602 = memref.load %partial[%3601] : memref<?xf32>
                  %3603 = arith.cmpi slt, %3591, %2539 : i32
                  %3604 = arith.select %3603, %3602, %c49 : f32
                  %3605 = arith.addi %3599, %10 : index
                  %3606 = arith.addi %3605, %c22 : index
                  %3607 = memref.load %partial[%3606] : memref<?xf32>
                  %3608 = arith.addi %3599, %10 : index
                  %3609 = arith.addi %3608, %c7 : index
                  %3610 = memref.load %partial[%3609] : memref<?xf32>
                  %3611 = arith.addi %3599, %10 : index
                  %3612 = arith.addi %3611, %c42 : index
                  %3613 = memref.load %partial[%3612] : memref<?xf32>
                  %3614 = arith.addi %3599, %10 : index
                  %3615 = arith.addi %3614, %c43 : index
                  %3616 = memref.load %partial[%3615] : memref<?xf32>
                  %3617 = arith.addi %3599, %10 : index
                  %3618 = arith.addi %3617, %c44 : index
                  %3619 = memref.load %partial[%3618] : memref<?xf32>
                  %3620 = arith.addi %3599, %10 : index
                  %3621 = arith.addi %3620, %c45 : index
                  %3622 = memref.load %partial[%3621] : memref<?xf32>
                  %3623 = arith.addi %3599, %10 : index
                  %3624 = arith.addi %3623, %c46 : index
                  %3625 = memref.load %partial[%3624] : memref<?xf32>
                  %3626 = arith.addi %3599, %10 : index
                  %3627 = arith.addi %3626, %c47 : index
                  %3628 = memref.load %partial[%3627] : memref<?xf32>
                  %3629 = arith.addi %3601, %c3 : index
                  %3630 = memref.load %partial[%3629] : memref<?xf32>
                  %3631 = arith.maxnumf %3300, %3324 fastmath<nnan> : f32
                  %3632 = arith.subf %3300, %3631 : f32
                  %3633 = wave.exp2 %3632 : f32
                  %3634 = arith.subf %3324, %3631 : f32
                  %3635 = wave.exp2 %3634 : f32
                  %3636 = arith.mulf %3301, %3633 : f32
                  %3637 = math.fma %3350, %3635, %3636 : f32
                  %3638 = arith.mulf %3302, %3633 : f32
                  %3639 = math.fma %3327, %3635, %3638 : f32
                  %3640 = arith.mulf %3303, %3633 : f32
                  %3641 = math.fma %3330, %3635, %3640 : f32
                  %3642 = arith.mulf %3304, %3633 : f32
                  %3643 = math.fma %3333, %3635, %3642 : f32
                  %3644 = arith.mulf %3305, %3633 : f32
                  %3645 = math.fma %3336, %3635, %3644 : f32
                  %3646 = arith.mulf %3306, %3633 : f32
                  %3647 = math.fma %3339, %3635, %3646 : f32
                  %3648 = arith.mulf %3307, %3633 : f32
                  %3649 = math.fma %3342, %3635, %3648 : f32
                  %3650 = arith.mulf %3308, %3633 : f32
                  %3651 = math.fma %3345, %3635, %3650 : f32
                  %3652 = arith.mulf %3309, %3633 : f32
                  %3653 = math.fma %3348, %3635, %3652 : f32
                  %3654 = arith.maxnumf %3631, %3364 fastmath<nnan> : f32
                  %3655 = arith.subf %3631, %3654 : f32
                  %3656 = wave.exp2 %3655 : f32
                  %3657 = arith.subf %3364, %3654 : f32
                  %3658 = wave.exp2 %3657 : f32
                  %3659 = arith.mulf %3637, %3656 : f32
                  %3660 = math.fma %3390, %3658, %3659 : f32
                  %3661 = arith.mulf %3639, %3656 : f32
                  %3662 = math.fma %3367, %3658, %3661 : f32
                  %3663 = arith.mulf %3641, %3656 : f32
                  %3664 = math.fma %3370, %3658, %3663 : f32
                  %3665 = arith.mulf %3643, %3656 : f32
                  %3666 = math.fma %3373, %3658, %3665 : f32
                  %3667 = arith.mulf %3645, %3656 : f32
                  %3668 = math.fma %3376, %3658, %3667 : f32
                  %3669 = arith.mulf %3647, %3656 : f32
                  %3670 = math.fma %3379, %3658, %3669 : f32
                  %3671 = arith.mulf %3649, %3656 : f32
                  %3672 = math.fma %3382, %3658, %3671 : f32
                  %3673 = arith.mulf %3651, %3656 : f32
                  %3674 = math.fma %3385, %3658, %3673 : f32
                  %3675 = arith.mulf %3653, %3656 : f32
                  %3676 = math.fma %3388, %3658, %3675 : f32
                  %3677 = arith.maxnumf %3654, %3404 fastmath<nnan> : f32
                  %3678 = arith.subf %3654, %3677 : f32
                  %3679 = wave.exp2 %3678 : f32
                  %3680 = arith.subf %3404, %3677 : f32
                  %3681 = wave.exp2 %3680 : f32
                  %3682 = arith.mulf %3660, %3679 : f32
                  %3683 = math.fma %3430, %3681, %3682 : f32
                  %3684 = arith.mulf %3662, %3679 : f32
                  %3685 = math.fma %3407, %3681, %3684 : f32
                  %3686 = arith.mulf %3664, %3679 : f32
                  %3687 = math.fma %3410, %3681, %3686 : f32
                  %3688 = arith.mulf %3666, %3679 : f32
                  %3689 = math.fma %3413, %3681, %3688 : f32
                  %3690 = arith.mulf %3668, %3679 : f32
                  %3691 = math.fma %3416, %3681, %3690 : f32
                  %3692 = arith.mulf %3670, %3679 : f32
                  %3693 = math.fma %3419, %3681, %3692 : f32
                  %3694 = arith.mulf %3672, %3679 : f32
                  %3695 = math.fma %3422, %3681, %3694 : f32
                  %3696 = arith.mulf %3674, %3679 : f32
                  %3697 = math.fma %3425, %3681, %3696 : f32
                  %3698 = arith.mulf %3676, %3679 : f32
                  %3699 = math.fma %3428, %3681, %3698 : f32
                  %3700 = arith.maxnumf %3677, %3444 fastmath<nnan> : f32
                  %3701 = arith.subf %3677, %3700 : f32
                  %3702 = wave.exp2 %3701 : f32
                  %3703 = arith.subf %3444, %3700 : f32
                  %3704 = wave.exp2 %3703 : f32
                  %3705 = arith.mulf %3683, %3702 : f32
                  %3706 = math.fma %3470, %3704, %3705 : f32
                  %3707 = arith.mulf %3685, %3702 : f32
                  %3708 = math.fma %3447, %3704, %3707 : f32
                  %3709 = arith.mulf %3687, %3702 : f32
                  %3710 = math.fma %3450, %3704, %3709 : f32
                  %3711 = arith.mulf %3689, %3702 : f32
                  %3712 = math.fma %3453, %3704, %3711 : f32
                  %3713 = arith.mulf %3691, %3702 : f32
                  %3714 = math.fma %3456, %3704, %3713 : f32
                  %3715 = arith.mulf %3693, %3702 : f32
                  %3716 = math.fma %3459, %3704, %3715 : f32
                  %3717 = arith.mulf %3695, %3702 : f32
                  %3718 = math.fma %3462, %3704, %3717 : f32
                  %3719 = arith.mulf %3697, %3702 : f32
                  %3720 = math.fma %3465, %3704, %3719 : f32
                  %3721 = arith.mulf %3699, %3702 : f32
                  %3722 = math.fma %3468, %3704, %3721 : f32
                  %3723 = arith.maxnumf %3700, %3484 fastmath<nnan> : f32
                  %3724 = arith.subf %3700, %3723 : f32
                  %3725 = wave.exp2 %3724 : f32
                  %3726 = arith.subf %3484, %3723 : f32
                  %3727 = wave.exp2 %3726 : f32
                  %3728 = arith.mulf %3706, %3725 : f32
                  %3729 = math.fma %3510, %3727, %3728 : f32
                  %3730 = arith.mulf %3708, %3725 : f32
                  %3731 = math.fma %3487, %3727, %3730 : f32
                  %3732 = arith.mulf %3710, %3725 : f32
                  %3733 = math.fma %3490, %3727, %3732 : f32
                  %3734 = arith.mulf %3712, %3725 : f32
                  %3735 = math.fma %3493, %3727, %3734 : f32
                  %3736 = arith.mulf %3714, %3725 : f32
                  %3737 = math.fma %3496, %3727, %3736 : f32
                  %3738 = arith.mulf %3716, %3725 : f32
                  %3739 = math.fma %3499, %3727, %3738 : f32
                  %3740 = arith.mulf %3718, %3725 : f32
                  %3741 = math.fma %3502, %3727, %3740 : f32
                  %3742 = arith.mulf %3720, %3725 : f32
                  %3743 = math.fma %3505, %3727, %3742 : f32
                  %3744 = arith.mulf %3722, %3725 : f32
                  %3745 = math.fma %3508, %3727, %3744 : f32
                  %3746 = arith.maxnumf %3723, %3524 fastmath<nnan> : f32
                  %3747 = arith.subf %3723, %3746 : f32
                  %3748 = wave.exp2 %3747 : f32
                  %3749 = arith.subf %3524, %3746 : f32
                  %3750 = wave.exp2 %3749 : f32
                  %3751 = arith.mulf %3729, %3748 : f32
                  %3752 = math.fma %3550, %3750, %3751 : f32
                  %3753 = arith.mulf %3731, %3748 : f32
                  %3754 = math.fma %3527, %3750, %3753 : f32
                  %3755 = arith.mulf %3733, %3748 : f32
                  %3756 = math.fma %3530, %3750, %3755 : f32
                  %3757 = arith.mulf %3735, %3748 : f32
                  %3758 = math.fma %3533, %3750, %3757 : f32
                  %3759 = arith.mulf %3737, %3748 : f32
                  %3760 = math.fma %3536, %3750, %3759 : f32
                  %3761 = arith.mulf %3739, %3748 : f32
                  %3762 = math.fma %3539, %3750, %3761 : f32
                  %3763 = arith.mulf %3741, %3748 : f32
                  %3764 = math.fma %3542, %3750, %3763 : f32
                  %3765 = arith.mulf %3743, %3748 : f32
                  %3766 = math.fma %3545, %3750, %3765 : f32
                  %3767 = arith.mulf %3745, %3748 : f32
                  %3768 = math.fma %3548, %3750, %3767 : f32
                  %3769 = arith.maxnumf %3746, %3564 fastmath<nnan> : f32
                  %3770 = arith.subf %3746, %3769 : f32
                  %3771 = wave.exp2 %3770 : f32
                  %3772 = arith.subf %3564, %3769 : f32
                  %3773 = wave.exp2 %3772 : f32
                  %3774 = arith.mulf %3752, %3771 : f32
                  %3775 = math.fma %3590, %3773, %3774 : f32
                  %3776 = arith.mulf %3754, %3771 : f32
                  %3777 = math.fma %3567, %3773, %3776 : f32
                  %3778 = arith.mulf %3756, %3771 : f32
                  %3779 = math.fma %3570, %3773, %3778 : f32
                  %3780 = arith.mulf %3758, %3771 : f32
                  %3781 = math.fma %3573, %3773, %3780 : f32
                  %3782 = arith.mulf %3760, %3771 : f32
                  %3783 = math.fma %3576, %3773, %3782 : f32
                  %3784 = arith.mulf %3762, %3771 : f32
                  %3785 = math.fma %3579, %3773, %3784 : f32
                  %3786 = arith.mulf %3764, %3771 : f32
                  %3787 = math.fma %3582, %3773, %3786 : f32
                  %3788 = arith.mulf %3766, %3771 : f32
                  %3789 = math.fma %3585, %3773, %3788 : f32
                  %3790 = arith.mulf %3768, %3771 : f32
                  %3791 = math.fma %3588, %3773, %3790 : f32
                  %3792 = arith.maxnumf %3769, %3604 fastmath<nnan> : f32
                  %3793 = arith.subf %3769, %3792 : f32
                  %3794 = wave.exp2 %3793 : f32
                  %3795 = arith.subf %3604, %3792 : f32
                  %3796 = wave.exp2 %3795 : f32
                  %3797 = arith.mulf %3775, %3794 : f32
                  %3798 = math.fma %3630, %3796, %3797 : f32
                  %3799 = arith.mulf %3777, %3794 : f32
                  %3800 = math.fma %3607, %3796, %3799 : f32
                  %3801 = arith.mulf %3779, %3794 : f32
                  %3802 = math.fma %3610, %3796, %3801 : f32
                  %3803 = arith.mulf %3781, %3794 : f32
                  %3804 = math.fma %3613, %3796, %3803 : f32
                  %3805 = arith.mulf %3783, %3794 : f32
                  %3806 = math.fma %3616, %3796, %3805 : f32
                  %3807 = arith.mulf %3785, %3794 : f32
                  %3808 = math.fma %3619, %3796, %3807 : f32
                  %3809 = arith.mulf %3787, %3794 : f32
                  %3810 = math.fma %3622, %3796, %3809 : f32
                  %3811 = arith.mulf %3789, %3794 : f32
                  %3812 = math.fma %3625, %3796, %3811 : f32
                  %3813 = arith.mulf %3791, %3794 : f32
                  %3814 = math.fma %3628, %3796, %3813 : f32
                  scf.yield %3792, %3798, %3800, %3802, %3804, %3806, %3808, %3810, %3812, %3814 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3815 = arith.addi %kvHeads, %18 : index
                %3816 = memref.load %scales[%3815] : memref<?xf32>
                %3817 = arith.divf %3816, %3310#1 : f32
                %3818 = arith.addi %20, %11 : index
                %3819 = arith.cmpi slt, %3818, %groupSize : index
                scf.if %3819 {
                  %3820 = arith.muli %18, %groupSize : index
                  %3821 = arith.addi %3820, %3818 : index
                  %3822 = arith.muli %3821, %c23 : index
                  %3823 = arith.muli %heads, %c23 : index
                  %3824 = arith.addi %10, %c22 : index
                  %3825 = arith.mulf %3310#2, %3817 : f32
                  %3826 = arith.addf %3825, %c50 : f32
                  %3827 = arith.minimumf %3826, %c109 : f32
                  %3828 = arith.maximumf %3827, %c110 : f32
                  %3829 = arith.truncf %3828 : f32 to f16
                  %3830 = arith.divui %3824, %c3 : index
                  %3831 = arith.addi %3822, %3830 : index
                  %3832 = arith.divui %27, %outTileRows : index
                  %3833 = arith.divui %3823, %c3 : index
                  %3834 = arith.muli %3832, %3833 : index
                  %3835 = arith.divui %3831, %c3 : index
                  %3836 = arith.addi %3834, %3835 : index
                  %3837 = arith.muli %3836, %c10 : index
                  %3838 = arith.remui %3831, %c3 : index
                  %3839 = arith.divui %3838, %c24 : index
                  %3840 = arith.addi %3837, %3839 : index
                  %3841 = arith.muli %outTileRows, %c24 : index
                  %3842 = arith.muli %3840, %3841 : index
                  %3843 = arith.remui %27, %outTileRows : index
                  %3844 = arith.muli %3843, %c24 : index
                  %3845 = arith.addi %3842, %3844 : index
                  %3846 = arith.remui %3831, %c24 : index
                  %3847 = arith.addi %3845, %3846 : index
                  memref.store %3829, %out[%3847] : memref<?xf16>
                  %3848 = arith.addi %10, %c7 : index
                  %3849 = arith.mulf %3310#3, %3817 : f32
                  %3850 = arith.addf %3849, %c50 : f32
                  %3851 = arith.minimumf %3850, %c109 : f32
                  %3852 = arith.maximumf %3851, %c110 : f32
                  %3853 = arith.truncf %3852 : f32 to f16
                  %3854 = arith.divui %3848, %c3 : index
                  %3855 = arith.addi %3822, %3854 : index
                  %3856 = arith.divui %27, %outTileRows : index
                  %3857 = arith.divui %3823, %c3 : index
                  %3858 = arith.muli %3856, %3857 : index
                  %3859 = arith.divui %3855, %c3 : index
                  %3860 = arith.addi %3858, %3859 : index
                  %3861 = arith.muli %3860, %c10 : index
                  %3862 = arith.remui %3855, %c3 : index
                  %3863 = arith.divui %3862, %c24 : index
                  %3864 = arith.addi %3861, %3863 : index
                  %3865 = arith.muli %outTileRows, %c24 : index
                  %3866 = arith.muli %3864, %3865 : index
                  %3867 = arith.remui %27, %outTileRows : index
                  %3868 = arith.muli %3867, %c24 : index
                  %3869 = arith.addi %3866, %3868 : index
                  %3870 = arith.remui %3855, %c24 : index
                  %3871 = arith.addi %3869, %3870 : index
                  memref.store %3853, %out[%3871] : memref<?xf16>
                  %3872 = arith.addi %10, %c42 : index
                  %3873 = arith.mulf %3310#4, %3817 : f32
                  %3874 = arith.addf %3873, %c50 : f32
                  %3875 = arith.minimumf %3874, %c109 : f32
                  %3876 = arith.maximumf %3875, %c110 : f32
                  %3877 = arith.truncf %3876 : f32 to f16
                  %3878 = arith.divui %3872, %c3 : index
                  %3879 = arith.addi %3822, %3878 : index
                  %3880 = arith.divui %27, %outTileRows : index
                  %3881 = arith.divui %3823, %c3 : index
                  %3882 = arith.muli %3880, %3881 : index
                  %3883 = arith.divui %3879, %c3 : index
                  %3884 = arith.addi %3882, %3883 : index
                  %3885 = arith.muli %3884, %c10 : index
                  %3886 = arith.remui %3879, %c3 : index
                  %3887 = arith.divui %3886, %c24 : index
                  %3888 = arith.addi %3885, %3887 : index
                  %3889 = arith.muli %outTileRows, %c24 : index
                  %3890 = arith.muli %3888, %3889 : index
                  %3891 = arith.remui %27, %outTileRows : index
                  %3892 = arith.muli %3891, %c24 : index
                  %3893 = arith.addi %3890, %3892 : index
                  %3894 = arith.remui %3879, %c24 : index
                  %3895 = arith.addi %3893, %3894 : index
                  memref.store %3877, %out[%3895] : memref<?xf16>
                  %3896 = arith.addi %10, %c43 : index
                  %3897 = arith.mulf %3310#5, %3817 : f32
                  %3898 = arith.addf %3897, %c50 : f32
                  %3899 = arith.minimumf %3898, %c109 : f32
                  %3900 = arith.maximumf %3899, %c110 : f32
                  %3901 = arith.truncf %3900 : f32 to f16
                  %3902 = arith.divui %3896, %c3 : index
                  %3903 = arith.addi %3822, %3902 : index
                  %3904 = arith.divui %27, %outTileRows : index
                  %3905 = arith.divui %3823, %c3 : index
                  %3906 = arith.muli %3904, %3905 : index
                  %3907 = arith.divui %3903, %c3 : index
                  %3908 = arith.addi %3906, %3907 : index
                  %3909 = arith.muli %3908, %c10 : index
                  %3910 = arith.remui %3903, %c3 : index
                  %3911 = arith.divui %3910, %c24 : index
                  %3912 = arith.addi %3909, %3911 : index
                  %3913 = arith.muli %outTileRows, %c24 : index
                  %3914 = arith.muli %3912, %3913 : index
                  %3915 = arith.remui %27, %outTileRows : index
                  %3916 = arith.muli %3915, %c24 : index
                  %3917 = arith.addi %3914, %3916 : index
                  %3918 = arith.remui %3903, %c24 : index
                  %3919 = arith.addi %3917, %3918 : index
                  memref.store %3901, %out[%3919] : memref<?xf16>
                  %3920 = arith.addi %10, %c44 : index
                  %3921 = arith.mulf %3310#6, %3817 : f32
                  %3922 = arith.addf %3921, %c50 : f32
                  %3923 = arith.minimumf %3922, %c109 : f32
                  %3924 = arith.maximumf %3923, %c110 : f32
                  %3925 = arith.truncf %3924 : f32 to f16
                  %3926 = arith.divui %3920, %c3 : index
                  %3927 = arith.addi %3822, %3926 : index
                  %3928 = arith.divui %27, %outTileRows : index
                  %3929 = arith.divui %3823, %c3 : index
                  %3930 = arith.muli %3928, %3929 : index
                  %3931 = arith.divui %3927, %c3 : index
                  %3932 = arith.addi %3930, %3931 : index
                  %3933 = arith.muli %3932, %c10 : index
                  %3934 = arith.remui %3927, %c3 : index
                  %3935 = arith.divui %3934, %c24 : index
                  %3936 = arith.addi %3933, %3935 : index
                  %3937 = arith.muli %outTileRows, %c24 : index
                  %3938 = arith.muli %3936, %3937 : index
                  %3939 = arith.remui %27, %outTileRows : index
                  %3940 = arith.muli %3939, %c24 : index
                  %3941 = arith.addi %3938, %3940 : index
                  %3942 = arith.remui %3927, %c24 : index
                  %3943 = arith.addi %3941, %3942 : index
                  memref.store %3925, %out[%3943] : memref<?xf16>
                  %3944 = arith.addi %10, %c45 : index
                  %3945 = arith.mulf %3310#7, %3817 : f32
                  %3946 = arith.addf %3945, %c50 : f32
                  %3947 = arith.minimumf %3946, %c109 : f32
                  %3948 = arith.maximumf %3947, %c110 : f32
                  %3949 = arith.truncf %3948 : f32 to f16
                  %3950 = arith.divui %3944, %c3 : index
                  %3951 = arith.addi %3822, %3950 : index
                  %3952 = arith.divui %27, %outTileRows : index
                  %3953 = arith.divui %3823, %c3 : index
                  %3954 = arith.muli %3952, %3953 : index
                  %3955 = arith.divui %3951, %c3 : index
                  %3956 = arith.addi %3954, %3955 : index
                  %3957 = arith.muli %3956, %c10 : index
                  %3958 = arith.remui %3951, %c3 : index
                  %3959 = arith.divui %3958, %c24 : index
                  %3960 = arith.addi %3957, %3959 : index
                  %3961 = arith.muli %outTileRows, %c24 : index
                  %3962 = arith.muli %3960, %3961 : index
                  %3963 = arith.remui %27, %outTileRows : index
                  %3964 = arith.muli %3963, %c24 : index
                  %3965 = arith.addi %3962, %3964 : index
                  %3966 = arith.remui %3951, %c24 : index
                  %3967 = arith.addi %3965, %3966 : index
                  memref.store %3949, %out[%3967] : memref<?xf16>
                  %3968 = arith.addi %10, %c46 : index
                  %3969 = arith.mulf %3310#8, %3817 : f32
                  %3970 = arith.addf %3969, %c50 : f32
                  %3971 = arith.minimumf %3970, %c109 : f32
                  %3972 = arith.maximumf %3971, %c110 : f32
                  %3973 = arith.truncf %3972 : f32 to f16
                  %3974 = arith.divui %3968, %c3 : index
                  %3975 = arith.addi %3822, %3974 : index
                  %3976 = arith.divui %27, %outTileRows : index
                  %3977 = arith.divui %3823, %c3 : index
                  %3978 = arith.muli %3976, %3977 : index
                  %3979 = arith.divui %3975, %c3 : index
                  %3980 = arith.addi %3978, %3979 : index
                  %3981 = arith.muli %3980, %c10 : index
                  %3982 = arith.remui %3975, %c3 : index
                  %3983 = arith.divui %3982, %c24 : index
                  %3984 = arith.addi %3981, %3983 : index
                  %3985 = arith.muli %outTileRows, %c24 : index
                  %3986 = arith.muli %3984, %3985 : index
                  %3987 = arith.remui %27, %outTileRows : index
                  %3988 = arith.muli %3987, %c24 : index
                  %3989 = arith.addi %3986, %3988 : index
                  %3990 = arith.remui %3975, %c24 : index
                  %3991 = arith.addi %3989, %3990 : index
                  memref.store %3973, %out[%3991] : memref<?xf16>
                  %3992 = arith.addi %10, %c47 : index
                  %3993 = arith.mulf %3310#9, %3817 : f32
                  %3994 = arith.addf %3993, %c50 : f32
                  %3995 = arith.minimumf %3994, %c109 : f32
                  %3996 = arith.maximumf %3995, %c110 : f32
                  %3997 = arith.truncf %3996 : f32 to f16
                  %3998 = arith.divui %3992, %c3 : index
                  %3999 = arith.addi %3822, %3998 : index
                  %4000 = arith.divui %27, %outTileRows : index
                  %4001 = arith.divui %3823, %c3 : index
                  %4002 = arith.muli %4000, %4001 : index
                  %4003 = arith.divui %3999, %c3 : index
                  %4004 = arith.addi %4002, %4003 : index
                  %4005 = arith.muli %4004, %c10 : index
                  %4006 = arith.remui %3999, %c3 : index
                  %4007 = arith.divui %4006, %c24 : index
                  %4008 = arith.addi %4005, %4007 : index
                  %4009 = arith.muli %outTileRows, %c24 : index
                  %4010 = arith.muli %4008, %4009 : index
                  %4011 = arith.remui %27, %outTileRows : index
                  %4012 = arith.muli %4011, %c24 : index
                  %4013 = arith.addi %4010, %4012 : index
                  %4014 = arith.remui %3999, %c24 : index
                  %4015 = arith.addi %4013, %4014 : index
                  memref.store %3997, %out[%4015] : memref<?xf16>
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
