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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c24 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c27 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c23 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c28 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c29 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c30 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c31 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c32 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %68, %c33 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %68, %c34 : index
        %92 = vector.load %5[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %93 = arith.addi %68, %c35 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %68, %c36 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %68, %c37 : index
        %98 = vector.load %5[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %99 = arith.addi %68, %c38 : index
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
        %142 = arith.shrui %141, %c39 : i32
        %143 = arith.maxsi %142, %c40 : i32
        %144 = arith.minsi %143, %c41 : i32
        %145 = arith.subi %c42, %144 : i32
        %146 = arith.shli %145, %c39 : i32
        %147 = arith.bitcast %146 : i32 to f32
        %148 = arith.subi %144, %c43 : i32
        %149 = arith.shli %148, %c39 : i32
        %150 = arith.bitcast %149 : i32 to f32
        %151 = vector.broadcast %147 : f32 to vector<4xf32>
        %152 = arith.muli %1, %c9 : index
        %153 = arith.muli %2, %c25 : index
        %154 = arith.addi %152, %153 : index
        %155 = arith.mulf %70, %151 : vector<4xf32>
        %156 = arith.truncf %155 : vector<4xf32> to vector<4xf16>
        %157 = arith.mulf %72, %151 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = vector.shuffle %156, %158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %160 = arith.addi %154, %c24 : index
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
        %172 = arith.addi %154, %c44 : index
        vector.store %171, %4[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %173 = arith.mulf %82, %151 : vector<4xf32>
        %174 = arith.truncf %173 : vector<4xf32> to vector<4xf16>
        %175 = arith.mulf %84, %151 : vector<4xf32>
        %176 = arith.truncf %175 : vector<4xf32> to vector<4xf16>
        %177 = vector.shuffle %174, %176 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %178 = arith.addi %154, %c45 : index
        vector.store %177, %4[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %179 = arith.mulf %86, %151 : vector<4xf32>
        %180 = arith.truncf %179 : vector<4xf32> to vector<4xf16>
        %181 = arith.mulf %88, %151 : vector<4xf32>
        %182 = arith.truncf %181 : vector<4xf32> to vector<4xf16>
        %183 = vector.shuffle %180, %182 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %184 = arith.addi %154, %c16 : index
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
        %207 = arith.muli %206, %c21 : i32
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
          %218 = arith.divui %210, %c19 : i32
          %219 = arith.addi %218, %c55 : i32
          %220 = arith.minsi %219, %40 : i32
          %221 = arith.index_castui %220 : i32 to index
          %222 = arith.addi %32, %221 : index
          %223 = memref.load %step[%222] : memref<?xi32>
          %224 = arith.index_cast %223 : i32 to index
          %225 = arith.muli %224, %33 : index
          %226 = arith.addi %225, %34 : index
          %227 = arith.addi %218, %c18 : i32
          %228 = arith.minsi %227, %40 : i32
          %229 = arith.index_castui %228 : i32 to index
          %230 = arith.addi %32, %229 : index
          %231 = memref.load %step[%230] : memref<?xi32>
          %232 = arith.index_cast %231 : i32 to index
          %233 = arith.muli %232, %33 : index
          %234 = arith.addi %233, %34 : index
          %235 = arith.addi %226, %35 : index
          %236 = arith.addi %235, %c24 : index
          %237 = vector.load %kv[%236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %238 = arith.addi %234, %35 : index
          %239 = arith.addi %238, %c24 : index
          %240 = vector.load %kv[%239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %241 = arith.addi %235, %c31 : index
          %242 = vector.load %kv[%241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %243 = arith.addi %238, %c31 : index
          %244 = vector.load %kv[%243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %245 = arith.addi %235, %c25 : index
          %246 = vector.load %kv[%245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %247 = arith.addi %238, %c25 : index
          %248 = vector.load %kv[%247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249 = arith.addi %235, %c56 : index
          %250 = vector.load %kv[%249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251 = arith.addi %238, %c56 : index
          %252 = vector.load %kv[%251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %272:18 = scf.for %253 = %c55 to %217 step %c18 iter_args(%254 = %237, %255 = %240, %256 = %242, %257 = %244, %258 = %246, %259 = %248, %260 = %250, %261 = %252, %262 = %c50, %263 = %c51, %264 = %c52, %265 = %c52, %266 = %c52, %267 = %c52, %268 = %c52, %269 = %c52, %270 = %c52, %271 = %c52) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %273 = arith.muli %253, %c54 : i32
            %274 = arith.addi %210, %273 : i32
            %275 = arith.addi %274, %c54 : i32
            %276 = arith.divui %274, %c19 : i32
            %277 = arith.addi %276, %c55 : i32
            %278 = arith.minsi %277, %40 : i32
            %279 = arith.index_castui %278 : i32 to index
            %280 = arith.addi %32, %279 : index
            %281 = memref.load %step[%280] : memref<?xi32>
            %282 = arith.index_cast %281 : i32 to index
            %283 = arith.muli %282, %33 : index
            %284 = arith.addi %283, %34 : index
            %285 = arith.addi %276, %c18 : i32
            %286 = arith.minsi %285, %40 : i32
            %287 = arith.index_castui %286 : i32 to index
            %288 = arith.addi %32, %287 : index
            %289 = memref.load %step[%288] : memref<?xi32>
            %290 = arith.index_cast %289 : i32 to index
            %291 = arith.muli %290, %33 : index
            %292 = arith.addi %291, %34 : index
            %293 = arith.divui %275, %c19 : i32
            %294 = arith.addi %293, %c55 : i32
            %295 = arith.minsi %294, %40 : i32
            %296 = arith.index_castui %295 : i32 to index
            %297 = arith.addi %32, %296 : index
            %298 = memref.load %step[%297] : memref<?xi32>
            %299 = arith.index_cast %298 : i32 to index
            %300 = arith.muli %299, %33 : index
            %301 = arith.addi %300, %34 : index
            %302 = arith.addi %293, %c18 : i32
            %303 = arith.minsi %302, %40 : i32
            %304 = arith.index_castui %303 : i32 to index
            %305 = arith.addi %32, %304 : index
            %306 = memref.load %step[%305] : memref<?xi32>
            %307 = arith.index_cast %306 : i32 to index
            %308 = arith.muli %307, %33 : index
            %309 = arith.addi %308, %34 : index
            %310 = wave.opaque %c24 : index
            %311 = arith.muli %1, %c9 : index
            %312 = arith.addi %310, %311 : index
            %313 = arith.addi %284, %35 : index
            %314 = arith.addi %313, %c7 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %316 = arith.addi %292, %35 : index
            %317 = arith.addi %316, %c7 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %319 = vector.bitcast %254 : vector<4xi32> to vector<16xi8>
            %320 = wave.fp8_decode "e5m2" packed %319 : vector<16xi8> -> vector<16xf16>
            %321 = vector.bitcast %255 : vector<4xi32> to vector<16xi8>
            %322 = wave.fp8_decode "e5m2" packed %321 : vector<16xi8> -> vector<16xf16>
            %323 = arith.addi %312, %c24 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c25 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %320, %327, %c52 : vector<16xf16>, vector<8xf32>
            %329 = wave.mma %322, %327, %c52 : vector<16xf16>, vector<8xf32>
            %330 = arith.addi %313, %c57 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %316, %c57 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %334 = vector.bitcast %256 : vector<4xi32> to vector<16xi8>
            %335 = wave.fp8_decode "e5m2" packed %334 : vector<16xi8> -> vector<16xf16>
            %336 = vector.bitcast %257 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e5m2" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = arith.addi %312, %c7 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = arith.addi %338, %c25 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %343 = wave.mma %335, %342, %328 : vector<16xf16>, vector<8xf32>
            %344 = wave.mma %337, %342, %329 : vector<16xf16>, vector<8xf32>
            %345 = arith.addi %313, %c58 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %316, %c58 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %349 = vector.bitcast %258 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e5m2" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = vector.bitcast %259 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e5m2" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = arith.addi %312, %c44 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = arith.addi %353, %c25 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %358 = wave.mma %350, %357, %343 : vector<16xf16>, vector<8xf32>
            %359 = wave.mma %352, %357, %344 : vector<16xf16>, vector<8xf32>
            %360 = arith.addi %313, %c59 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.addi %316, %c59 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %364 = vector.bitcast %260 : vector<4xi32> to vector<16xi8>
            %365 = wave.fp8_decode "e5m2" packed %364 : vector<16xi8> -> vector<16xf16>
            %366 = vector.bitcast %261 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e5m2" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = arith.addi %312, %c45 : index
            %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %370 = arith.addi %368, %c25 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %373 = wave.mma %365, %372, %358 : vector<16xf16>, vector<8xf32>
            %374 = wave.mma %367, %372, %359 : vector<16xf16>, vector<8xf32>
            %375 = arith.addi %313, %c44 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %316, %c44 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %379 = vector.bitcast %315 : vector<4xi32> to vector<16xi8>
            %380 = wave.fp8_decode "e5m2" packed %379 : vector<16xi8> -> vector<16xf16>
            %381 = vector.bitcast %318 : vector<4xi32> to vector<16xi8>
            %382 = wave.fp8_decode "e5m2" packed %381 : vector<16xi8> -> vector<16xf16>
            %383 = arith.addi %312, %c16 : index
            %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %385 = arith.addi %383, %c25 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %388 = wave.mma %380, %387, %373 : vector<16xf16>, vector<8xf32>
            %389 = wave.mma %382, %387, %374 : vector<16xf16>, vector<8xf32>
            %390 = arith.addi %313, %c60 : index
            %391 = vector.load %kv[%390] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %392 = arith.addi %316, %c60 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %394 = vector.bitcast %331 : vector<4xi32> to vector<16xi8>
            %395 = wave.fp8_decode "e5m2" packed %394 : vector<16xi8> -> vector<16xf16>
            %396 = vector.bitcast %333 : vector<4xi32> to vector<16xi8>
            %397 = wave.fp8_decode "e5m2" packed %396 : vector<16xi8> -> vector<16xf16>
            %398 = arith.addi %312, %c46 : index
            %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %400 = arith.addi %398, %c25 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %403 = wave.mma %395, %402, %388 : vector<16xf16>, vector<8xf32>
            %404 = wave.mma %397, %402, %389 : vector<16xf16>, vector<8xf32>
            %405 = arith.addi %313, %c61 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %407 = arith.addi %316, %c61 : index
            %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %409 = vector.bitcast %346 : vector<4xi32> to vector<16xi8>
            %410 = wave.fp8_decode "e5m2" packed %409 : vector<16xi8> -> vector<16xf16>
            %411 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
            %412 = wave.fp8_decode "e5m2" packed %411 : vector<16xi8> -> vector<16xf16>
            %413 = arith.addi %312, %c47 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = arith.addi %413, %c25 : index
            %416 = vector.load %4[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %418 = wave.mma %410, %417, %403 : vector<16xf16>, vector<8xf32>
            %419 = wave.mma %412, %417, %404 : vector<16xf16>, vector<8xf32>
            %420 = arith.addi %313, %c62 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %422 = arith.addi %316, %c62 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %424 = vector.bitcast %361 : vector<4xi32> to vector<16xi8>
            %425 = wave.fp8_decode "e5m2" packed %424 : vector<16xi8> -> vector<16xf16>
            %426 = vector.bitcast %363 : vector<4xi32> to vector<16xi8>
            %427 = wave.fp8_decode "e5m2" packed %426 : vector<16xi8> -> vector<16xf16>
            %428 = arith.addi %312, %c48 : index
            %429 = vector.load %4[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %430 = arith.addi %428, %c25 : index
            %431 = vector.load %4[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %433 = wave.mma %425, %432, %418 : vector<16xf16>, vector<8xf32>
            %434 = wave.mma %427, %432, %419 : vector<16xf16>, vector<8xf32>
            %435 = arith.addi %313, %c45 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %437 = arith.addi %316, %c45 : index
            %438 = vector.load %kv[%437] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %439 = wave.opaque %433 : vector<8xf32>
            %440 = wave.opaque %434 : vector<8xf32>
            %441 = wave.opaque %275 : i32
            %442 = arith.cmpi sgt, %441, %212 : i32
            %443:2 = scf.if %442 -> (vector<8xf32>, vector<8xf32>) {
              %444 = arith.index_cast %2 : index to i32
              %445 = arith.addi %274, %444 : i32
              %446 = arith.subi %38, %445 : i32
              %447 = arith.subi %446, %c55 : i32
              %448 = vector.broadcast %447 : i32 to vector<8xi32>
              %449 = arith.cmpi sgt, %448, %c64 : vector<8xi32>
              %450 = arith.select %449, %439, %c63 : vector<8xi1>, vector<8xf32>
              %451 = arith.subi %446, %c19 : i32
              %452 = vector.broadcast %451 : i32 to vector<8xi32>
              %453 = arith.cmpi sgt, %452, %c64 : vector<8xi32>
              %454 = arith.select %453, %440, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %450, %454 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %439, %440 : vector<8xf32>, vector<8xf32>
            }
            %455 = vector.extract %443#0[0] : f32 from vector<8xf32>
            %456 = vector.extract %443#0[1] : f32 from vector<8xf32>
            %457 = vector.extract %443#0[2] : f32 from vector<8xf32>
            %458 = vector.extract %443#0[3] : f32 from vector<8xf32>
            %459 = vector.extract %443#0[4] : f32 from vector<8xf32>
            %460 = vector.extract %443#0[5] : f32 from vector<8xf32>
            %461 = vector.extract %443#0[6] : f32 from vector<8xf32>
            %462 = vector.extract %443#0[7] : f32 from vector<8xf32>
            %463 = vector.extract %443#1[0] : f32 from vector<8xf32>
            %464 = vector.extract %443#1[1] : f32 from vector<8xf32>
            %465 = vector.extract %443#1[2] : f32 from vector<8xf32>
            %466 = vector.extract %443#1[3] : f32 from vector<8xf32>
            %467 = vector.extract %443#1[4] : f32 from vector<8xf32>
            %468 = vector.extract %443#1[5] : f32 from vector<8xf32>
            %469 = vector.extract %443#1[6] : f32 from vector<8xf32>
            %470 = vector.extract %443#1[7] : f32 from vector<8xf32>
            %471 = arith.maxnumf %455, %456 fastmath<nnan> : f32
            %472 = arith.maxnumf %471, %457 fastmath<nnan> : f32
            %473 = arith.maxnumf %472, %458 fastmath<nnan> : f32
            %474 = arith.maxnumf %473, %459 fastmath<nnan> : f32
            %475 = arith.maxnumf %474, %460 fastmath<nnan> : f32
            %476 = arith.maxnumf %475, %461 fastmath<nnan> : f32
            %477 = arith.maxnumf %476, %462 fastmath<nnan> : f32
            %478 = arith.maxnumf %477, %463 fastmath<nnan> : f32
            %479 = arith.maxnumf %478, %464 fastmath<nnan> : f32
            %480 = arith.maxnumf %479, %465 fastmath<nnan> : f32
            %481 = arith.maxnumf %480, %466 fastmath<nnan> : f32
            %482 = arith.maxnumf %481, %467 fastmath<nnan> : f32
            %483 = arith.maxnumf %482, %468 fastmath<nnan> : f32
            %484 = arith.maxnumf %483, %469 fastmath<nnan> : f32
            %485 = arith.maxnumf %484, %470 fastmath<nnan> : f32
            %486 = wave.swap_halves %485 : f32
            %487 = arith.maxnumf %485, %486 fastmath<nnan> : f32
            %488 = arith.mulf %487, %205 : f32
            %489 = arith.addf %262, %c65 : f32
            %490 = arith.cmpf ogt, %488, %489 : f32
            %491:10 = scf.if %490 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %492 = arith.subf %262, %488 : f32
              %493 = wave.exp2 %492 : f32
              %494 = vector.broadcast %493 : f32 to vector<8xf32>
              %495 = arith.mulf %263, %493 : f32
              %496 = arith.mulf %264, %494 : vector<8xf32>
              %497 = arith.mulf %265, %494 : vector<8xf32>
              %498 = arith.mulf %266, %494 : vector<8xf32>
              %499 = arith.mulf %267, %494 : vector<8xf32>
              %500 = arith.mulf %268, %494 : vector<8xf32>
              %501 = arith.mulf %269, %494 : vector<8xf32>
              %502 = arith.mulf %270, %494 : vector<8xf32>
              %503 = arith.mulf %271, %494 : vector<8xf32>
              scf.yield %488, %495, %496, %497, %498, %499, %500, %501, %502, %503 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %262, %263, %264, %265, %266, %267, %268, %269, %270, %271 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %504 = vector.broadcast %205 : f32 to vector<8xf32>
            %505 = arith.subf %c66, %491#0 : f32
            %506 = vector.broadcast %505 : f32 to vector<8xf32>
            %507 = math.fma %443#0, %504, %506 : vector<8xf32>
            %508 = wave.exp2 %507 : vector<8xf32>
            %509 = math.fma %443#1, %504, %506 : vector<8xf32>
            %510 = wave.exp2 %509 : vector<8xf32>
            %511 = arith.truncf %508 : vector<8xf32> to vector<8xf16>
            %512 = vector.bitcast %511 : vector<8xf16> to vector<4xi32>
            %513 = wave.swap_halves %512 : vector<4xi32>
            %514 = arith.select %3, %513, %512 : vector<4xi32>
            %515 = arith.select %3, %512, %513 : vector<4xi32>
            %516 = vector.shuffle %514, %515 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %517 = vector.bitcast %516 : vector<8xi32> to vector<16xf16>
            %518 = arith.truncf %510 : vector<8xf32> to vector<8xf16>
            %519 = vector.bitcast %518 : vector<8xf16> to vector<4xi32>
            %520 = wave.swap_halves %519 : vector<4xi32>
            %521 = arith.select %3, %520, %519 : vector<4xi32>
            %522 = arith.select %3, %519, %520 : vector<4xi32>
            %523 = vector.shuffle %521, %522 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
            %525 = arith.addf %508, %510 : vector<8xf32>
            %526 = vector.extract %525[0] : f32 from vector<8xf32>
            %527 = vector.extract %525[1] : f32 from vector<8xf32>
            %528 = vector.extract %525[2] : f32 from vector<8xf32>
            %529 = vector.extract %525[3] : f32 from vector<8xf32>
            %530 = vector.extract %525[4] : f32 from vector<8xf32>
            %531 = vector.extract %525[5] : f32 from vector<8xf32>
            %532 = vector.extract %525[6] : f32 from vector<8xf32>
            %533 = vector.extract %525[7] : f32 from vector<8xf32>
            %534 = arith.addf %526, %530 : f32
            %535 = arith.addf %527, %531 : f32
            %536 = arith.addf %528, %532 : f32
            %537 = arith.addf %529, %533 : f32
            %538 = arith.addf %534, %536 : f32
            %539 = arith.addf %535, %537 : f32
            %540 = arith.addf %538, %539 : f32
            %541 = arith.addf %491#1, %540 : f32
            %542 = wave.opaque %541 : f32
            %543 = wave.opaque %275 : i32
            %544 = arith.cmpi sgt, %543, %212 : i32
            %545:2 = scf.if %544 -> (vector<4xi32>, vector<4xi32>) {
              %546 = arith.subi %212, %274 : i32
              %547 = arith.subi %546, %c55 : i32
              %548 = arith.minsi %547, %c19 : i32
              %549 = arith.maxsi %548, %c55 : i32
              %550 = arith.cmpi sgt, %549, %c55 : i32
              %551 = arith.select %550, %c68, %c55 : i32
              %552 = arith.ori %c55, %551 : i32
              %553 = arith.cmpi sgt, %549, %c18 : i32
              %554 = arith.select %553, %c68, %c55 : i32
              %555 = arith.ori %c55, %554 : i32
              %556 = arith.cmpi sgt, %549, %c69 : i32
              %557 = arith.select %556, %c70, %c55 : i32
              %558 = arith.ori %552, %557 : i32
              %559 = arith.cmpi sgt, %549, %c71 : i32
              %560 = arith.select %559, %c70, %c55 : i32
              %561 = arith.ori %555, %560 : i32
              %562 = arith.cmpi sgt, %549, %c72 : i32
              %563 = arith.select %562, %c73, %c55 : i32
              %564 = arith.ori %558, %563 : i32
              %565 = arith.cmpi sgt, %549, %c74 : i32
              %566 = arith.select %565, %c73, %c55 : i32
              %567 = arith.ori %561, %566 : i32
              %568 = arith.cmpi sgt, %549, %c75 : i32
              %569 = arith.select %568, %c76, %c55 : i32
              %570 = arith.ori %564, %569 : i32
              %571 = arith.cmpi sgt, %549, %c77 : i32
              %572 = arith.select %571, %c76, %c55 : i32
              %573 = arith.ori %567, %572 : i32
              %574 = arith.cmpi sgt, %549, %c78 : i32
              %575 = arith.select %574, %c68, %c55 : i32
              %576 = arith.ori %c55, %575 : i32
              %577 = arith.cmpi sgt, %549, %c79 : i32
              %578 = arith.select %577, %c68, %c55 : i32
              %579 = arith.ori %c55, %578 : i32
              %580 = arith.cmpi sgt, %549, %c80 : i32
              %581 = arith.select %580, %c70, %c55 : i32
              %582 = arith.ori %576, %581 : i32
              %583 = arith.cmpi sgt, %549, %c81 : i32
              %584 = arith.select %583, %c70, %c55 : i32
              %585 = arith.ori %579, %584 : i32
              %586 = arith.cmpi sgt, %549, %c82 : i32
              %587 = arith.select %586, %c73, %c55 : i32
              %588 = arith.ori %582, %587 : i32
              %589 = arith.cmpi sgt, %549, %c83 : i32
              %590 = arith.select %589, %c73, %c55 : i32
              %591 = arith.ori %585, %590 : i32
              %592 = arith.cmpi sgt, %549, %c43 : i32
              %593 = arith.select %592, %c76, %c55 : i32
              %594 = arith.ori %588, %593 : i32
              %595 = arith.cmpi sgt, %549, %c84 : i32
              %596 = arith.select %595, %c76, %c55 : i32
              %597 = arith.ori %591, %596 : i32
              %598 = vector.from_elements %570, %594, %573, %597 : vector<4xi32>
              %599 = arith.subi %546, %c19 : i32
              %600 = arith.minsi %599, %c19 : i32
              %601 = arith.maxsi %600, %c55 : i32
              %602 = arith.cmpi sgt, %601, %c55 : i32
              %603 = arith.select %602, %c68, %c55 : i32
              %604 = arith.ori %c55, %603 : i32
              %605 = arith.cmpi sgt, %601, %c18 : i32
              %606 = arith.select %605, %c68, %c55 : i32
              %607 = arith.ori %c55, %606 : i32
              %608 = arith.cmpi sgt, %601, %c69 : i32
              %609 = arith.select %608, %c70, %c55 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %601, %c71 : i32
              %612 = arith.select %611, %c70, %c55 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = arith.cmpi sgt, %601, %c72 : i32
              %615 = arith.select %614, %c73, %c55 : i32
              %616 = arith.ori %610, %615 : i32
              %617 = arith.cmpi sgt, %601, %c74 : i32
              %618 = arith.select %617, %c73, %c55 : i32
              %619 = arith.ori %613, %618 : i32
              %620 = arith.cmpi sgt, %601, %c75 : i32
              %621 = arith.select %620, %c76, %c55 : i32
              %622 = arith.ori %616, %621 : i32
              %623 = arith.cmpi sgt, %601, %c77 : i32
              %624 = arith.select %623, %c76, %c55 : i32
              %625 = arith.ori %619, %624 : i32
              %626 = arith.cmpi sgt, %601, %c78 : i32
              %627 = arith.select %626, %c68, %c55 : i32
              %628 = arith.ori %c55, %627 : i32
              %629 = arith.cmpi sgt, %601, %c79 : i32
              %630 = arith.select %629, %c68, %c55 : i32
              %631 = arith.ori %c55, %630 : i32
              %632 = arith.cmpi sgt, %601, %c80 : i32
              %633 = arith.select %632, %c70, %c55 : i32
              %634 = arith.ori %628, %633 : i32
              %635 = arith.cmpi sgt, %601, %c81 : i32
              %636 = arith.select %635, %c70, %c55 : i32
              %637 = arith.ori %631, %636 : i32
              %638 = arith.cmpi sgt, %601, %c82 : i32
              %639 = arith.select %638, %c73, %c55 : i32
              %640 = arith.ori %634, %639 : i32
              %641 = arith.cmpi sgt, %601, %c83 : i32
              %642 = arith.select %641, %c73, %c55 : i32
              %643 = arith.ori %637, %642 : i32
              %644 = arith.cmpi sgt, %601, %c43 : i32
              %645 = arith.select %644, %c76, %c55 : i32
              %646 = arith.ori %640, %645 : i32
              %647 = arith.cmpi sgt, %601, %c84 : i32
              %648 = arith.select %647, %c76, %c55 : i32
              %649 = arith.ori %643, %648 : i32
              %650 = vector.from_elements %622, %646, %625, %649 : vector<4xi32>
              scf.yield %598, %650 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67 : vector<4xi32>, vector<4xi32>
            }
            %651 = wave.opaque %275 : i32
            %652 = arith.cmpi sgt, %651, %212 : i32
            %653:2 = scf.if %652 -> (vector<4xi32>, vector<4xi32>) {
              %654 = arith.andi %376, %545#0 : vector<4xi32>
              %655 = arith.andi %378, %545#1 : vector<4xi32>
              scf.yield %654, %655 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %376, %378 : vector<4xi32>, vector<4xi32>
            }
            %656 = vector.bitcast %653#0 : vector<4xi32> to vector<16xi8>
            %657 = wave.fp8_decode "e5m2" packed %656 : vector<16xi8> -> vector<16xf16>
            %658 = wave.mma %657, %517, %491#2 : vector<16xf16>, vector<8xf32>
            %659 = vector.bitcast %653#1 : vector<4xi32> to vector<16xi8>
            %660 = wave.fp8_decode "e5m2" packed %659 : vector<16xi8> -> vector<16xf16>
            %661 = wave.mma %660, %524, %658 : vector<16xf16>, vector<8xf32>
            %662 = wave.opaque %661 : vector<8xf32>
            %663 = arith.addi %313, %c85 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %316, %c85 : index
            %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %667 = wave.opaque %275 : i32
            %668 = arith.cmpi sgt, %667, %212 : i32
            %669:2 = scf.if %668 -> (vector<4xi32>, vector<4xi32>) {
              %670 = arith.andi %391, %545#0 : vector<4xi32>
              %671 = arith.andi %393, %545#1 : vector<4xi32>
              scf.yield %670, %671 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %391, %393 : vector<4xi32>, vector<4xi32>
            }
            %672 = vector.bitcast %669#0 : vector<4xi32> to vector<16xi8>
            %673 = wave.fp8_decode "e5m2" packed %672 : vector<16xi8> -> vector<16xf16>
            %674 = wave.mma %673, %517, %491#3 : vector<16xf16>, vector<8xf32>
            %675 = vector.bitcast %669#1 : vector<4xi32> to vector<16xi8>
            %676 = wave.fp8_decode "e5m2" packed %675 : vector<16xi8> -> vector<16xf16>
            %677 = wave.mma %676, %524, %674 : vector<16xf16>, vector<8xf32>
            %678 = wave.opaque %677 : vector<8xf32>
            %679 = arith.addi %313, %c86 : index
            %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %681 = arith.addi %316, %c86 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %683 = wave.opaque %275 : i32
            %684 = arith.cmpi sgt, %683, %212 : i32
            %685:2 = scf.if %684 -> (vector<4xi32>, vector<4xi32>) {
              %686 = arith.andi %406, %545#0 : vector<4xi32>
              %687 = arith.andi %408, %545#1 : vector<4xi32>
              scf.yield %686, %687 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %406, %408 : vector<4xi32>, vector<4xi32>
            }
            %688 = vector.bitcast %685#0 : vector<4xi32> to vector<16xi8>
            %689 = wave.fp8_decode "e5m2" packed %688 : vector<16xi8> -> vector<16xf16>
            %690 = wave.mma %689, %517, %491#4 : vector<16xf16>, vector<8xf32>
            %691 = vector.bitcast %685#1 : vector<4xi32> to vector<16xi8>
            %692 = wave.fp8_decode "e5m2" packed %691 : vector<16xi8> -> vector<16xf16>
            %693 = wave.mma %692, %524, %690 : vector<16xf16>, vector<8xf32>
            %694 = wave.opaque %693 : vector<8xf32>
            %695 = arith.addi %313, %c87 : index
            %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %697 = arith.addi %316, %c87 : index
            %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %699 = wave.opaque %275 : i32
            %700 = arith.cmpi sgt, %699, %212 : i32
            %701:2 = scf.if %700 -> (vector<4xi32>, vector<4xi32>) {
              %702 = arith.andi %421, %545#0 : vector<4xi32>
              %703 = arith.andi %423, %545#1 : vector<4xi32>
              scf.yield %702, %703 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %421, %423 : vector<4xi32>, vector<4xi32>
            }
            %704 = vector.bitcast %701#0 : vector<4xi32> to vector<16xi8>
            %705 = wave.fp8_decode "e5m2" packed %704 : vector<16xi8> -> vector<16xf16>
            %706 = wave.mma %705, %517, %491#5 : vector<16xf16>, vector<8xf32>
            %707 = vector.bitcast %701#1 : vector<4xi32> to vector<16xi8>
            %708 = wave.fp8_decode "e5m2" packed %707 : vector<16xi8> -> vector<16xf16>
            %709 = wave.mma %708, %524, %706 : vector<16xf16>, vector<8xf32>
            %710 = wave.opaque %709 : vector<8xf32>
            wave.pin
            %711 = wave.opaque %275 : i32
            %712 = arith.cmpi sgt, %711, %212 : i32
            %713:2 = scf.if %712 -> (vector<4xi32>, vector<4xi32>) {
              %714 = arith.andi %436, %545#0 : vector<4xi32>
              %715 = arith.andi %438, %545#1 : vector<4xi32>
              scf.yield %714, %715 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %436, %438 : vector<4xi32>, vector<4xi32>
            }
            %716 = vector.bitcast %713#0 : vector<4xi32> to vector<16xi8>
            %717 = wave.fp8_decode "e5m2" packed %716 : vector<16xi8> -> vector<16xf16>
            %718 = wave.mma %717, %517, %491#6 : vector<16xf16>, vector<8xf32>
            %719 = vector.bitcast %713#1 : vector<4xi32> to vector<16xi8>
            %720 = wave.fp8_decode "e5m2" packed %719 : vector<16xi8> -> vector<16xf16>
            %721 = wave.mma %720, %524, %718 : vector<16xf16>, vector<8xf32>
            %722 = wave.opaque %721 : vector<8xf32>
            wave.pin
            %723 = wave.opaque %275 : i32
            %724 = arith.cmpi slt, %723, %212 : i32
            %725:2 = scf.if %724 -> (vector<4xi32>, vector<4xi32>) {
              %726 = arith.addi %301, %35 : index
              %727 = arith.addi %726, %c24 : index
              %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %729 = arith.addi %309, %35 : index
              %730 = arith.addi %729, %c24 : index
              %731 = vector.load %kv[%730] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %728, %731 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %713#0, %713#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %732 = wave.opaque %275 : i32
            %733 = arith.cmpi sgt, %732, %212 : i32
            %734:2 = scf.if %733 -> (vector<4xi32>, vector<4xi32>) {
              %735 = arith.andi %664, %545#0 : vector<4xi32>
              %736 = arith.andi %666, %545#1 : vector<4xi32>
              scf.yield %735, %736 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %664, %666 : vector<4xi32>, vector<4xi32>
            }
            %737 = vector.bitcast %734#0 : vector<4xi32> to vector<16xi8>
            %738 = wave.fp8_decode "e5m2" packed %737 : vector<16xi8> -> vector<16xf16>
            %739 = wave.mma %738, %517, %491#7 : vector<16xf16>, vector<8xf32>
            %740 = vector.bitcast %734#1 : vector<4xi32> to vector<16xi8>
            %741 = wave.fp8_decode "e5m2" packed %740 : vector<16xi8> -> vector<16xf16>
            %742 = wave.mma %741, %524, %739 : vector<16xf16>, vector<8xf32>
            %743 = wave.opaque %742 : vector<8xf32>
            wave.pin
            %744 = wave.opaque %275 : i32
            %745 = arith.cmpi slt, %744, %212 : i32
            %746:2 = scf.if %745 -> (vector<4xi32>, vector<4xi32>) {
              %747 = arith.addi %301, %35 : index
              %748 = arith.addi %747, %c31 : index
              %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %750 = arith.addi %309, %35 : index
              %751 = arith.addi %750, %c31 : index
              %752 = vector.load %kv[%751] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %749, %752 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %734#0, %734#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %753 = wave.opaque %275 : i32
            %754 = arith.cmpi sgt, %753, %212 : i32
            %755:2 = scf.if %754 -> (vector<4xi32>, vector<4xi32>) {
              %756 = arith.andi %680, %545#0 : vector<4xi32>
              %757 = arith.andi %682, %545#1 : vector<4xi32>
              scf.yield %756, %757 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %680, %682 : vector<4xi32>, vector<4xi32>
            }
            %758 = vector.bitcast %755#0 : vector<4xi32> to vector<16xi8>
            %759 = wave.fp8_decode "e5m2" packed %758 : vector<16xi8> -> vector<16xf16>
            %760 = wave.mma %759, %517, %491#8 : vector<16xf16>, vector<8xf32>
            %761 = vector.bitcast %755#1 : vector<4xi32> to vector<16xi8>
            %762 = wave.fp8_decode "e5m2" packed %761 : vector<16xi8> -> vector<16xf16>
            %763 = wave.mma %762, %524, %760 : vector<16xf16>, vector<8xf32>
            %764 = wave.opaque %763 : vector<8xf32>
            wave.pin
            %765 = wave.opaque %275 : i32
            %766 = arith.cmpi slt, %765, %212 : i32
            %767:2 = scf.if %766 -> (vector<4xi32>, vector<4xi32>) {
              %768 = arith.addi %301, %35 : index
              %769 = arith.addi %768, %c25 : index
              %770 = vector.load %kv[%769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %771 = arith.addi %309, %35 : index
              %772 = arith.addi %771, %c25 : index
              %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %770, %773 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %755#0, %755#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %774 = wave.opaque %275 : i32
            %775 = arith.cmpi sgt, %774, %212 : i32
            %776:2 = scf.if %775 -> (vector<4xi32>, vector<4xi32>) {
              %777 = arith.andi %696, %545#0 : vector<4xi32>
              %778 = arith.andi %698, %545#1 : vector<4xi32>
              scf.yield %777, %778 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %696, %698 : vector<4xi32>, vector<4xi32>
            }
            %779 = vector.bitcast %776#0 : vector<4xi32> to vector<16xi8>
            %780 = wave.fp8_decode "e5m2" packed %779 : vector<16xi8> -> vector<16xf16>
            %781 = wave.mma %780, %517, %491#9 : vector<16xf16>, vector<8xf32>
            %782 = vector.bitcast %776#1 : vector<4xi32> to vector<16xi8>
            %783 = wave.fp8_decode "e5m2" packed %782 : vector<16xi8> -> vector<16xf16>
            %784 = wave.mma %783, %524, %781 : vector<16xf16>, vector<8xf32>
            %785 = wave.opaque %784 : vector<8xf32>
            wave.pin
            %786 = wave.opaque %275 : i32
            %787 = arith.cmpi slt, %786, %212 : i32
            %788:2 = scf.if %787 -> (vector<4xi32>, vector<4xi32>) {
              %789 = arith.addi %301, %35 : index
              %790 = arith.addi %789, %c56 : index
              %791 = vector.load %kv[%790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %792 = arith.addi %309, %35 : index
              %793 = arith.addi %792, %c56 : index
              %794 = vector.load %kv[%793] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %791, %794 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %776#0, %776#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %725#0, %725#1, %746#0, %746#1, %767#0, %767#1, %788#0, %788#1, %491#0, %542, %662, %678, %694, %710, %722, %743, %764, %785 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %795 = wave.swap_halves %272#9 : f32
          %796 = arith.addf %272#9, %795 : f32
          scf.yield %272#8, %796, %272#10, %272#11, %272#12, %272#13, %272#14, %272#15, %272#16, %272#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c50, %c51, %c52, %c52, %c52, %c52, %c52, %c52, %c52, %c52 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %797 = wave.opaque %c24 : index
        %798 = arith.addi %46, %797 : index
        %799 = arith.remui %0, %c9 : index
        %800 = arith.addi %799, %797 : index
        %801 = arith.addi %1, %797 : index
        %802 = arith.cmpi slt, %801, %c9 : index
        scf.if %802 {
          %803 = arith.addi %45, %801 : index
          memref.store %214#0, %6[%803] : memref<?xf32>
          %804 = arith.addi %803, %c3 : index
          memref.store %214#1, %6[%804] : memref<?xf32>
          %805 = arith.muli %8, %c44 : index
          %806 = arith.muli %2, %c9 : index
          %807 = arith.addi %805, %806 : index
          %808 = arith.addi %807, %801 : index
          %809 = vector.extract %214#2[0] : f32 from vector<8xf32>
          %810 = arith.addi %808, %c24 : index
          memref.store %809, %5[%810] : memref<?xf32>
          %811 = vector.extract %214#2[1] : f32 from vector<8xf32>
          %812 = arith.addi %808, %c3 : index
          memref.store %811, %5[%812] : memref<?xf32>
          %813 = vector.extract %214#2[2] : f32 from vector<8xf32>
          %814 = arith.addi %808, %c23 : index
          memref.store %813, %5[%814] : memref<?xf32>
          %815 = vector.extract %214#2[3] : f32 from vector<8xf32>
          %816 = arith.addi %808, %c29 : index
          memref.store %815, %5[%816] : memref<?xf32>
          %817 = vector.extract %214#2[4] : f32 from vector<8xf32>
          %818 = arith.addi %808, %c31 : index
          memref.store %817, %5[%818] : memref<?xf32>
          %819 = vector.extract %214#2[5] : f32 from vector<8xf32>
          %820 = arith.addi %808, %c33 : index
          memref.store %819, %5[%820] : memref<?xf32>
          %821 = vector.extract %214#2[6] : f32 from vector<8xf32>
          %822 = arith.addi %808, %c35 : index
          memref.store %821, %5[%822] : memref<?xf32>
          %823 = vector.extract %214#2[7] : f32 from vector<8xf32>
          %824 = arith.addi %808, %c37 : index
          memref.store %823, %5[%824] : memref<?xf32>
          %825 = vector.extract %214#3[0] : f32 from vector<8xf32>
          %826 = arith.addi %808, %c25 : index
          memref.store %825, %5[%826] : memref<?xf32>
          %827 = vector.extract %214#3[1] : f32 from vector<8xf32>
          %828 = arith.addi %808, %c88 : index
          memref.store %827, %5[%828] : memref<?xf32>
          %829 = vector.extract %214#3[2] : f32 from vector<8xf32>
          %830 = arith.addi %808, %c89 : index
          memref.store %829, %5[%830] : memref<?xf32>
          %831 = vector.extract %214#3[3] : f32 from vector<8xf32>
          %832 = arith.addi %808, %c90 : index
          memref.store %831, %5[%832] : memref<?xf32>
          %833 = vector.extract %214#3[4] : f32 from vector<8xf32>
          %834 = arith.addi %808, %c56 : index
          memref.store %833, %5[%834] : memref<?xf32>
          %835 = vector.extract %214#3[5] : f32 from vector<8xf32>
          %836 = arith.addi %808, %c91 : index
          memref.store %835, %5[%836] : memref<?xf32>
          %837 = vector.extract %214#3[6] : f32 from vector<8xf32>
          %838 = arith.addi %808, %c92 : index
          memref.store %837, %5[%838] : memref<?xf32>
          %839 = vector.extract %214#3[7] : f32 from vector<8xf32>
          %840 = arith.addi %808, %c93 : index
          memref.store %839, %5[%840] : memref<?xf32>
          %841 = vector.extract %214#4[0] : f32 from vector<8xf32>
          %842 = arith.addi %808, %c7 : index
          memref.store %841, %5[%842] : memref<?xf32>
          %843 = vector.extract %214#4[1] : f32 from vector<8xf32>
          %844 = arith.addi %808, %c94 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %214#4[2] : f32 from vector<8xf32>
          %846 = arith.addi %808, %c95 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %214#4[3] : f32 from vector<8xf32>
          %848 = arith.addi %808, %c96 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %214#4[4] : f32 from vector<8xf32>
          %850 = arith.addi %808, %c57 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %214#4[5] : f32 from vector<8xf32>
          %852 = arith.addi %808, %c97 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %214#4[6] : f32 from vector<8xf32>
          %854 = arith.addi %808, %c98 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %214#4[7] : f32 from vector<8xf32>
          %856 = arith.addi %808, %c99 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %214#5[0] : f32 from vector<8xf32>
          %858 = arith.addi %808, %c58 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %214#5[1] : f32 from vector<8xf32>
          %860 = arith.addi %808, %c100 : index
          memref.store %859, %5[%860] : memref<?xf32>
          %861 = vector.extract %214#5[2] : f32 from vector<8xf32>
          %862 = arith.addi %808, %c101 : index
          memref.store %861, %5[%862] : memref<?xf32>
          %863 = vector.extract %214#5[3] : f32 from vector<8xf32>
          %864 = arith.addi %808, %c102 : index
          memref.store %863, %5[%864] : memref<?xf32>
          %865 = vector.extract %214#5[4] : f32 from vector<8xf32>
          %866 = arith.addi %808, %c59 : index
          memref.store %865, %5[%866] : memref<?xf32>
          %867 = vector.extract %214#5[5] : f32 from vector<8xf32>
          %868 = arith.addi %808, %c103 : index
          memref.store %867, %5[%868] : memref<?xf32>
          %869 = vector.extract %214#5[6] : f32 from vector<8xf32>
          %870 = arith.addi %808, %c104 : index
          memref.store %869, %5[%870] : memref<?xf32>
          %871 = vector.extract %214#5[7] : f32 from vector<8xf32>
          %872 = arith.addi %808, %c105 : index
          memref.store %871, %5[%872] : memref<?xf32>
        }
        wave.barrier
        %873 = arith.addi %800, %c24 : index
        %874 = memref.load %6[%873] : memref<?xf32>
        %875 = arith.addi %800, %c3 : index
        %876 = memref.load %6[%875] : memref<?xf32>
        %877 = arith.addi %800, %c23 : index
        %878 = memref.load %6[%877] : memref<?xf32>
        %879 = arith.addi %800, %c29 : index
        %880 = memref.load %6[%879] : memref<?xf32>
        %881 = arith.addi %800, %c31 : index
        %882 = memref.load %6[%881] : memref<?xf32>
        %883 = arith.addi %800, %c33 : index
        %884 = memref.load %6[%883] : memref<?xf32>
        %885 = arith.addi %800, %c35 : index
        %886 = memref.load %6[%885] : memref<?xf32>
        %887 = arith.addi %800, %c37 : index
        %888 = memref.load %6[%887] : memref<?xf32>
        %889 = arith.addi %800, %c25 : index
        %890 = memref.load %6[%889] : memref<?xf32>
        %891 = arith.addi %800, %c88 : index
        %892 = memref.load %6[%891] : memref<?xf32>
        %893 = arith.addi %800, %c89 : index
        %894 = memref.load %6[%893] : memref<?xf32>
        %895 = arith.addi %800, %c90 : index
        %896 = memref.load %6[%895] : memref<?xf32>
        %897 = arith.addi %800, %c56 : index
        %898 = memref.load %6[%897] : memref<?xf32>
        %899 = arith.addi %800, %c91 : index
        %900 = memref.load %6[%899] : memref<?xf32>
        %901 = arith.addi %800, %c92 : index
        %902 = memref.load %6[%901] : memref<?xf32>
        %903 = arith.addi %800, %c93 : index
        %904 = memref.load %6[%903] : memref<?xf32>
        %905 = arith.maxnumf %874, %878 fastmath<nnan> : f32
        %906 = arith.subf %874, %905 : f32
        %907 = wave.exp2 %906 : f32
        %908 = arith.subf %878, %905 : f32
        %909 = wave.exp2 %908 : f32
        %910 = arith.mulf %876, %907 : f32
        %911 = math.fma %880, %909, %910 : f32
        %912 = arith.maxnumf %905, %882 fastmath<nnan> : f32
        %913 = arith.subf %905, %912 : f32
        %914 = wave.exp2 %913 : f32
        %915 = arith.subf %882, %912 : f32
        %916 = wave.exp2 %915 : f32
        %917 = arith.mulf %911, %914 : f32
        %918 = math.fma %884, %916, %917 : f32
        %919 = arith.maxnumf %912, %886 fastmath<nnan> : f32
        %920 = arith.subf %912, %919 : f32
        %921 = wave.exp2 %920 : f32
        %922 = arith.subf %886, %919 : f32
        %923 = wave.exp2 %922 : f32
        %924 = arith.mulf %918, %921 : f32
        %925 = math.fma %888, %923, %924 : f32
        %926 = arith.maxnumf %919, %890 fastmath<nnan> : f32
        %927 = arith.subf %919, %926 : f32
        %928 = wave.exp2 %927 : f32
        %929 = arith.subf %890, %926 : f32
        %930 = wave.exp2 %929 : f32
        %931 = arith.mulf %925, %928 : f32
        %932 = math.fma %892, %930, %931 : f32
        %933 = arith.maxnumf %926, %894 fastmath<nnan> : f32
        %934 = arith.subf %926, %933 : f32
        %935 = wave.exp2 %934 : f32
        %936 = arith.subf %894, %933 : f32
        %937 = wave.exp2 %936 : f32
        %938 = arith.mulf %932, %935 : f32
        %939 = math.fma %896, %937, %938 : f32
        %940 = arith.maxnumf %933, %898 fastmath<nnan> : f32
        %941 = arith.subf %933, %940 : f32
        %942 = wave.exp2 %941 : f32
        %943 = arith.subf %898, %940 : f32
        %944 = wave.exp2 %943 : f32
        %945 = arith.mulf %939, %942 : f32
        %946 = math.fma %900, %944, %945 : f32
        %947 = arith.maxnumf %940, %902 fastmath<nnan> : f32
        %948 = arith.subf %940, %947 : f32
        %949 = wave.exp2 %948 : f32
        %950 = arith.subf %902, %947 : f32
        %951 = wave.exp2 %950 : f32
        %952 = arith.mulf %946, %949 : f32
        %953 = math.fma %904, %951, %952 : f32
        %954 = arith.addi %798, %c24 : index
        %955 = arith.addi %954, %c24 : index
        %956 = memref.load %5[%955] : memref<?xf32>
        %957 = arith.addi %954, %c44 : index
        %958 = memref.load %5[%957] : memref<?xf32>
        %959 = arith.addi %954, %c16 : index
        %960 = memref.load %5[%959] : memref<?xf32>
        %961 = arith.addi %954, %c47 : index
        %962 = memref.load %5[%961] : memref<?xf32>
        %963 = arith.addi %954, %c5 : index
        %964 = memref.load %5[%963] : memref<?xf32>
        %965 = arith.addi %954, %c106 : index
        %966 = memref.load %5[%965] : memref<?xf32>
        %967 = arith.addi %954, %c107 : index
        %968 = memref.load %5[%967] : memref<?xf32>
        %969 = arith.addi %954, %c108 : index
        %970 = memref.load %5[%969] : memref<?xf32>
        %971 = arith.mulf %956, %907 : f32
        %972 = math.fma %958, %909, %971 : f32
        %973 = arith.mulf %972, %914 : f32
        %974 = math.fma %960, %916, %973 : f32
        %975 = arith.mulf %974, %921 : f32
        %976 = math.fma %962, %923, %975 : f32
        %977 = arith.mulf %976, %928 : f32
        %978 = math.fma %964, %930, %977 : f32
        %979 = arith.mulf %978, %935 : f32
        %980 = math.fma %966, %937, %979 : f32
        %981 = arith.mulf %980, %942 : f32
        %982 = math.fma %968, %944, %981 : f32
        %983 = arith.mulf %982, %949 : f32
        %984 = math.fma %970, %951, %983 : f32
        %985 = arith.addi %798, %c7 : index
        %986 = arith.addi %985, %c24 : index
        %987 = memref.load %5[%986] : memref<?xf32>
        %988 = arith.addi %985, %c44 : index
        %989 = memref.load %5[%988] : memref<?xf32>
        %990 = arith.addi %985, %c16 : index
        %991 = memref.load %5[%990] : memref<?xf32>
        %992 = arith.addi %985, %c47 : index
        %993 = memref.load %5[%992] : memref<?xf32>
        %994 = arith.addi %985, %c5 : index
        %995 = memref.load %5[%994] : memref<?xf32>
        %996 = arith.addi %985, %c106 : index
        %997 = memref.load %5[%996] : memref<?xf32>
        %998 = arith.addi %985, %c107 : index
        %999 = memref.load %5[%998] : memref<?xf32>
        %1000 = arith.addi %985, %c108 : index
        %1001 = memref.load %5[%1000] : memref<?xf32>
        %1002 = arith.mulf %987, %907 : f32
        %1003 = math.fma %989, %909, %1002 : f32
        %1004 = arith.mulf %1003, %914 : f32
        %1005 = math.fma %991, %916, %1004 : f32
        %1006 = arith.mulf %1005, %921 : f32
        %1007 = math.fma %993, %923, %1006 : f32
        %1008 = arith.mulf %1007, %928 : f32
        %1009 = math.fma %995, %930, %1008 : f32
        %1010 = arith.mulf %1009, %935 : f32
        %1011 = math.fma %997, %937, %1010 : f32
        %1012 = arith.mulf %1011, %942 : f32
        %1013 = math.fma %999, %944, %1012 : f32
        %1014 = arith.mulf %1013, %949 : f32
        %1015 = math.fma %1001, %951, %1014 : f32
        wave.barrier
        scf.if %802 {
          %1016 = arith.muli %8, %c44 : index
          %1017 = arith.muli %2, %c9 : index
          %1018 = arith.addi %1016, %1017 : index
          %1019 = arith.addi %1018, %801 : index
          %1020 = vector.extract %214#6[0] : f32 from vector<8xf32>
          %1021 = arith.addi %1019, %c24 : index
          memref.store %1020, %5[%1021] : memref<?xf32>
          %1022 = vector.extract %214#6[1] : f32 from vector<8xf32>
          %1023 = arith.addi %1019, %c3 : index
          memref.store %1022, %5[%1023] : memref<?xf32>
          %1024 = vector.extract %214#6[2] : f32 from vector<8xf32>
          %1025 = arith.addi %1019, %c23 : index
          memref.store %1024, %5[%1025] : memref<?xf32>
          %1026 = vector.extract %214#6[3] : f32 from vector<8xf32>
          %1027 = arith.addi %1019, %c29 : index
          memref.store %1026, %5[%1027] : memref<?xf32>
          %1028 = vector.extract %214#6[4] : f32 from vector<8xf32>
          %1029 = arith.addi %1019, %c31 : index
          memref.store %1028, %5[%1029] : memref<?xf32>
          %1030 = vector.extract %214#6[5] : f32 from vector<8xf32>
          %1031 = arith.addi %1019, %c33 : index
          memref.store %1030, %5[%1031] : memref<?xf32>
          %1032 = vector.extract %214#6[6] : f32 from vector<8xf32>
          %1033 = arith.addi %1019, %c35 : index
          memref.store %1032, %5[%1033] : memref<?xf32>
          %1034 = vector.extract %214#6[7] : f32 from vector<8xf32>
          %1035 = arith.addi %1019, %c37 : index
          memref.store %1034, %5[%1035] : memref<?xf32>
          %1036 = vector.extract %214#7[0] : f32 from vector<8xf32>
          %1037 = arith.addi %1019, %c25 : index
          memref.store %1036, %5[%1037] : memref<?xf32>
          %1038 = vector.extract %214#7[1] : f32 from vector<8xf32>
          %1039 = arith.addi %1019, %c88 : index
          memref.store %1038, %5[%1039] : memref<?xf32>
          %1040 = vector.extract %214#7[2] : f32 from vector<8xf32>
          %1041 = arith.addi %1019, %c89 : index
          memref.store %1040, %5[%1041] : memref<?xf32>
          %1042 = vector.extract %214#7[3] : f32 from vector<8xf32>
          %1043 = arith.addi %1019, %c90 : index
          memref.store %1042, %5[%1043] : memref<?xf32>
          %1044 = vector.extract %214#7[4] : f32 from vector<8xf32>
          %1045 = arith.addi %1019, %c56 : index
          memref.store %1044, %5[%1045] : memref<?xf32>
          %1046 = vector.extract %214#7[5] : f32 from vector<8xf32>
          %1047 = arith.addi %1019, %c91 : index
          memref.store %1046, %5[%1047] : memref<?xf32>
          %1048 = vector.extract %214#7[6] : f32 from vector<8xf32>
          %1049 = arith.addi %1019, %c92 : index
          memref.store %1048, %5[%1049] : memref<?xf32>
          %1050 = vector.extract %214#7[7] : f32 from vector<8xf32>
          %1051 = arith.addi %1019, %c93 : index
          memref.store %1050, %5[%1051] : memref<?xf32>
          %1052 = vector.extract %214#8[0] : f32 from vector<8xf32>
          %1053 = arith.addi %1019, %c7 : index
          memref.store %1052, %5[%1053] : memref<?xf32>
          %1054 = vector.extract %214#8[1] : f32 from vector<8xf32>
          %1055 = arith.addi %1019, %c94 : index
          memref.store %1054, %5[%1055] : memref<?xf32>
          %1056 = vector.extract %214#8[2] : f32 from vector<8xf32>
          %1057 = arith.addi %1019, %c95 : index
          memref.store %1056, %5[%1057] : memref<?xf32>
          %1058 = vector.extract %214#8[3] : f32 from vector<8xf32>
          %1059 = arith.addi %1019, %c96 : index
          memref.store %1058, %5[%1059] : memref<?xf32>
          %1060 = vector.extract %214#8[4] : f32 from vector<8xf32>
          %1061 = arith.addi %1019, %c57 : index
          memref.store %1060, %5[%1061] : memref<?xf32>
          %1062 = vector.extract %214#8[5] : f32 from vector<8xf32>
          %1063 = arith.addi %1019, %c97 : index
          memref.store %1062, %5[%1063] : memref<?xf32>
          %1064 = vector.extract %214#8[6] : f32 from vector<8xf32>
          %1065 = arith.addi %1019, %c98 : index
          memref.store %1064, %5[%1065] : memref<?xf32>
          %1066 = vector.extract %214#8[7] : f32 from vector<8xf32>
          %1067 = arith.addi %1019, %c99 : index
          memref.store %1066, %5[%1067] : memref<?xf32>
          %1068 = vector.extract %214#9[0] : f32 from vector<8xf32>
          %1069 = arith.addi %1019, %c58 : index
          memref.store %1068, %5[%1069] : memref<?xf32>
          %1070 = vector.extract %214#9[1] : f32 from vector<8xf32>
          %1071 = arith.addi %1019, %c100 : index
          memref.store %1070, %5[%1071] : memref<?xf32>
          %1072 = vector.extract %214#9[2] : f32 from vector<8xf32>
          %1073 = arith.addi %1019, %c101 : index
          memref.store %1072, %5[%1073] : memref<?xf32>
          %1074 = vector.extract %214#9[3] : f32 from vector<8xf32>
          %1075 = arith.addi %1019, %c102 : index
          memref.store %1074, %5[%1075] : memref<?xf32>
          %1076 = vector.extract %214#9[4] : f32 from vector<8xf32>
          %1077 = arith.addi %1019, %c59 : index
          memref.store %1076, %5[%1077] : memref<?xf32>
          %1078 = vector.extract %214#9[5] : f32 from vector<8xf32>
          %1079 = arith.addi %1019, %c103 : index
          memref.store %1078, %5[%1079] : memref<?xf32>
          %1080 = vector.extract %214#9[6] : f32 from vector<8xf32>
          %1081 = arith.addi %1019, %c104 : index
          memref.store %1080, %5[%1081] : memref<?xf32>
          %1082 = vector.extract %214#9[7] : f32 from vector<8xf32>
          %1083 = arith.addi %1019, %c105 : index
          memref.store %1082, %5[%1083] : memref<?xf32>
        }
        wave.barrier
        %1084 = memref.load %5[%955] : memref<?xf32>
        %1085 = memref.load %5[%957] : memref<?xf32>
        %1086 = memref.load %5[%959] : memref<?xf32>
        %1087 = memref.load %5[%961] : memref<?xf32>
        %1088 = memref.load %5[%963] : memref<?xf32>
        %1089 = memref.load %5[%965] : memref<?xf32>
        %1090 = memref.load %5[%967] : memref<?xf32>
        %1091 = memref.load %5[%969] : memref<?xf32>
        %1092 = arith.mulf %1084, %907 : f32
        %1093 = math.fma %1085, %909, %1092 : f32
        %1094 = arith.mulf %1093, %914 : f32
        %1095 = math.fma %1086, %916, %1094 : f32
        %1096 = arith.mulf %1095, %921 : f32
        %1097 = math.fma %1087, %923, %1096 : f32
        %1098 = arith.mulf %1097, %928 : f32
        %1099 = math.fma %1088, %930, %1098 : f32
        %1100 = arith.mulf %1099, %935 : f32
        %1101 = math.fma %1089, %937, %1100 : f32
        %1102 = arith.mulf %1101, %942 : f32
        %1103 = math.fma %1090, %944, %1102 : f32
        %1104 = arith.mulf %1103, %949 : f32
        %1105 = math.fma %1091, %951, %1104 : f32
        %1106 = memref.load %5[%986] : memref<?xf32>
        %1107 = memref.load %5[%988] : memref<?xf32>
        %1108 = memref.load %5[%990] : memref<?xf32>
        %1109 = memref.load %5[%992] : memref<?xf32>
        %1110 = memref.load %5[%994] : memref<?xf32>
        %1111 = memref.load %5[%996] : memref<?xf32>
        %1112 = memref.load %5[%998] : memref<?xf32>
        %1113 = memref.load %5[%1000] : memref<?xf32>
        %1114 = arith.mulf %1106, %907 : f32
        %1115 = math.fma %1107, %909, %1114 : f32
        %1116 = arith.mulf %1115, %914 : f32
        %1117 = math.fma %1108, %916, %1116 : f32
        %1118 = arith.mulf %1117, %921 : f32
        %1119 = math.fma %1109, %923, %1118 : f32
        %1120 = arith.mulf %1119, %928 : f32
        %1121 = math.fma %1110, %930, %1120 : f32
        %1122 = arith.mulf %1121, %935 : f32
        %1123 = math.fma %1111, %937, %1122 : f32
        %1124 = arith.mulf %1123, %942 : f32
        %1125 = math.fma %1112, %944, %1124 : f32
        %1126 = arith.mulf %1125, %949 : f32
        %1127 = math.fma %1113, %951, %1126 : f32
        %1128 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1128 {
          %1129 = arith.addi %kvHeads, %15 : index
          %1130 = memref.load %scales[%1129] : memref<?xf32>
          %1131 = arith.divf %1130, %953 : f32
          %1132 = arith.addi %17, %800 : index
          %1133 = arith.cmpi slt, %1132, %groupSize : index
          scf.if %1133 {
            %1134 = arith.muli %15, %groupSize : index
            %1135 = arith.addi %1134, %1132 : index
            %1136 = arith.muli %1135, %c25 : index
            %1137 = arith.muli %heads, %c25 : index
            %1138 = arith.mulf %984, %1131 : f32
            %1139 = arith.addf %1138, %c51 : f32
            %1140 = arith.minimumf %1139, %c110 : f32
            %1141 = arith.maximumf %1140, %c111 : f32
            %1142 = arith.truncf %1141 : f32 to f16
            %1143 = arith.divui %954, %c9 : index
            %1144 = arith.addi %1136, %1143 : index
            %1145 = arith.divui %24, %outTileRows : index
            %1146 = arith.divui %1137, %c3 : index
            %1147 = arith.muli %1145, %1146 : index
            %1148 = arith.divui %1144, %c3 : index
            %1149 = arith.addi %1147, %1148 : index
            %1150 = arith.muli %1149, %c10 : index
            %1151 = arith.remui %1144, %c3 : index
            %1152 = arith.divui %1151, %c9 : index
            %1153 = arith.addi %1150, %1152 : index
            %1154 = arith.muli %outTileRows, %c9 : index
            %1155 = arith.muli %1153, %1154 : index
            %1156 = arith.remui %24, %outTileRows : index
            %1157 = arith.muli %1156, %c9 : index
            %1158 = arith.addi %1155, %1157 : index
            %1159 = arith.remui %1144, %c9 : index
            %1160 = arith.addi %1158, %1159 : index
            memref.store %1142, %out[%1160] : memref<?xf16>
            %1161 = arith.mulf %1015, %1131 : f32
            %1162 = arith.addf %1161, %c51 : f32
            %1163 = arith.minimumf %1162, %c110 : f32
            %1164 = arith.maximumf %1163, %c111 : f32
            %1165 = arith.truncf %1164 : f32 to f16
            %1166 = arith.divui %985, %c9 : index
            %1167 = arith.addi %1136, %1166 : index
            %1168 = arith.divui %1167, %c3 : index
            %1169 = arith.addi %1147, %1168 : index
            %1170 = arith.muli %1169, %c10 : index
            %1171 = arith.remui %1167, %c3 : index
            %1172 = arith.divui %1171, %c9 : index
            %1173 = arith.addi %1170, %1172 : index
            %1174 = arith.muli %1173, %1154 : index
            %1175 = arith.addi %1174, %1157 : index
            %1176 = arith.remui %1167, %c9 : index
            %1177 = arith.addi %1175, %1176 : index
            memref.store %1165, %out[%1177] : memref<?xf16>
            %1178 = arith.addi %798, %c44 : index
            %1179 = arith.mulf %1105, %1131 : f32
            %1180 = arith.addf %1179, %c51 : f32
            %1181 = arith.minimumf %1180, %c110 : f32
            %1182 = arith.maximumf %1181, %c111 : f32
            %1183 = arith.truncf %1182 : f32 to f16
            %1184 = arith.divui %1178, %c9 : index
            %1185 = arith.addi %1136, %1184 : index
            %1186 = arith.divui %1185, %c3 : index
            %1187 = arith.addi %1147, %1186 : index
            %1188 = arith.muli %1187, %c10 : index
            %1189 = arith.remui %1185, %c3 : index
            %1190 = arith.divui %1189, %c9 : index
            %1191 = arith.addi %1188, %1190 : index
            %1192 = arith.muli %1191, %1154 : index
            %1193 = arith.addi %1192, %1157 : index
            %1194 = arith.remui %1185, %c9 : index
            %1195 = arith.addi %1193, %1194 : index
            memref.store %1183, %out[%1195] : memref<?xf16>
            %1196 = arith.addi %798, %c45 : index
            %1197 = arith.mulf %1127, %1131 : f32
            %1198 = arith.addf %1197, %c51 : f32
            %1199 = arith.minimumf %1198, %c110 : f32
            %1200 = arith.maximumf %1199, %c111 : f32
            %1201 = arith.truncf %1200 : f32 to f16
            %1202 = arith.divui %1196, %c9 : index
            %1203 = arith.addi %1136, %1202 : index
            %1204 = arith.divui %1203, %c3 : index
            %1205 = arith.addi %1147, %1204 : index
            %1206 = arith.muli %1205, %c10 : index
            %1207 = arith.remui %1203, %c3 : index
            %1208 = arith.divui %1207, %c9 : index
            %1209 = arith.addi %1206, %1208 : index
            %1210 = arith.muli %1209, %1154 : index
            %1211 = arith.addi %1210, %1157 : index
            %1212 = arith.remui %1203, %c9 : index
            %1213 = arith.addi %1211, %1212 : index
            memref.store %1201, %out[%1213] : memref<?xf16>
          }
        } else {
          %1214 = arith.addi %ranges, %groups : index
          %1215 = arith.muli %9, %1214 : index
          %1216 = arith.index_castui %206 : i32 to index
          %1217 = arith.addi %1215, %1216 : index
          %1218 = arith.muli %1217, %c114 : index
          %1219 = arith.addi %1218, %954 : index
          memref.store %984, %partial[%1219] : memref<?xf32>
          %1220 = arith.addi %1218, %985 : index
          memref.store %1015, %partial[%1220] : memref<?xf32>
          %1221 = arith.addi %798, %c44 : index
          %1222 = arith.addi %1218, %1221 : index
          memref.store %1105, %partial[%1222] : memref<?xf32>
          %1223 = arith.addi %798, %c45 : index
          %1224 = arith.addi %1218, %1223 : index
          memref.store %1127, %partial[%1224] : memref<?xf32>
          %1225 = arith.cmpi slt, %798, %c9 : index
          scf.if %1225 {
            %1226 = arith.addi %1218, %c16 : index
            %1227 = arith.addi %1226, %798 : index
            memref.store %947, %partial[%1227] : memref<?xf32>
            %1228 = arith.addi %1227, %c9 : index
            memref.store %953, %partial[%1228] : memref<?xf32>
          }
          %1229 = arith.addi %42, %c77 : i32
          %1230 = arith.divui %1229, %c78 : i32
          %1231 = arith.divui %206, %c78 : i32
          %1232 = arith.addi %groups, %c4 : index
          %1233 = arith.muli %9, %1232 : index
          %1234 = arith.muli %1231, %c78 : i32
          %1235 = arith.subi %42, %1234 : i32
          %1236 = arith.minsi %1235, %c78 : i32
          %1237 = arith.index_castui %1231 : i32 to index
          %1238 = arith.addi %1233, %1237 : index
          %1239 = arith.index_castui %1236 : i32 to index
          %1240 = wave.arrive %counters[%1238], %1239 : memref<?xi32>
          scf.if %1240 {
            %1248:6 = scf.for %1241 = %c55 to %1236 step %c78 iter_args(%1242 = %c50, %1243 = %c51, %1244 = %c51, %1245 = %c51, %1246 = %c51, %1247 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
              %1249 = arith.addi %1241, %c55 : i32
              %1250 = arith.subi %1236, %c18 : i32
              %1251 = arith.minsi %1249, %1250 : i32
              %1252 = arith.addi %1234, %1251 : i32
              %1253 = arith.index_castui %1252 : i32 to index
              %1254 = arith.addi %1215, %1253 : index
              %1255 = arith.muli %1254, %c114 : index
              %1256 = arith.addi %1255, %c16 : index
              %1257 = arith.addi %1256, %800 : index
              %1258 = memref.load %partial[%1257] : memref<?xf32>
              %1259 = arith.cmpi slt, %1249, %1236 : i32
              %1260 = arith.select %1259, %1258, %c50 : f32
              %1261 = arith.addi %1255, %798 : index
              %1262 = arith.addi %1261, %c24 : index
              %1263 = memref.load %partial[%1262] : memref<?xf32>
              %1264 = arith.addi %1261, %c7 : index
              %1265 = memref.load %partial[%1264] : memref<?xf32>
              %1266 = arith.addi %1261, %c44 : index
              %1267 = memref.load %partial[%1266] : memref<?xf32>
              %1268 = arith.addi %1261, %c45 : index
              %1269 = memref.load %partial[%1268] : memref<?xf32>
              %1270 = arith.addi %1257, %c9 : index
              %1271 = memref.load %partial[%1270] : memref<?xf32>
              %1272 = arith.addi %1241, %c18 : i32
              %1273 = arith.minsi %1272, %1250 : i32
              %1274 = arith.addi %1234, %1273 : i32
              %1275 = arith.index_castui %1274 : i32 to index
              %1276 = arith.addi %1215, %1275 : index
              %1277 = arith.muli %1276, %c114 : index
              %1278 = arith.addi %1277, %c16 : index
              %1279 = arith.addi %1278, %800 : index
              %1280 = memref.load %partial[%1279] : memref<?xf32>
              %1281 = arith.cmpi slt, %1272, %1236 : i32
              %1282 = arith.select %1281, %1280, %c50 : f32
              %1283 = arith.addi %1277, %798 : index
              %1284 = arith.addi %1283, %c24 : index
              %1285 = memref.load %partial[%1284] : memref<?xf32>
              %1286 = arith.addi %1283, %c7 : index
              %1287 = memref.load %partial[%1286] : memref<?xf32>
              %1288 = arith.addi %1283, %c44 : index
              %1289 = memref.load %partial[%1288] : memref<?xf32>
              %1290 = arith.addi %1283, %c45 : index
              %1291 = memref.load %partial[%1290] : memref<?xf32>
              %1292 = arith.addi %1279, %c9 : index
              %1293 = memref.load %partial[%1292] : memref<?xf32>
              %1294 = arith.addi %1241, %c69 : i32
              %1295 = arith.minsi %1294, %1250 : i32
              %1296 = arith.addi %1234, %1295 : i32
              %1297 = arith.index_castui %1296 : i32 to index
              %1298 = arith.addi %1215, %1297 : index
              %1299 = arith.muli %1298, %c114 : index
              %1300 = arith.addi %1299, %c16 : index
              %1301 = arith.addi %1300, %800 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.cmpi slt, %1294, %1236 : i32
              %1304 = arith.select %1303, %1302, %c50 : f32
              %1305 = arith.addi %1299, %798 : index
              %1306 = arith.addi %1305, %c24 : index
              %1307 = memref.load %partial[%1306] : memref<?xf32>
              %1308 = arith.addi %1305, %c7 : index
              %1309 = memref.load %partial[%1308] : memref<?xf32>
              %1310 = arith.addi %1305, %c44 : index
              %1311 = memref.load %partial[%1310] : memref<?xf32>
              %1312 = arith.addi %1305, %c45 : index
              %1313 = memref.load %partial[%1312] : memref<?xf32>
              %1314 = arith.addi %1301, %c9 : index
              %1315 = memref.load %partial[%1314] : memref<?xf32>
              %1316 = arith.addi %1241, %c71 : i32
              %1317 = arith.minsi %1316, %1250 : i32
              %1318 = arith.addi %1234, %1317 : i32
              %1319 = arith.index_castui %1318 : i32 to index
              %1320 = arith.addi %1215, %1319 : index
              %1321 = arith.muli %1320, %c114 : index
              %1322 = arith.addi %1321, %c16 : index
              %1323 = arith.addi %1322, %800 : index
              %1324 = memref.load %partial[%1323] : memref<?xf32>
              %1325 = arith.cmpi slt, %1316, %1236 : i32
              %1326 = arith.select %1325, %1324, %c50 : f32
              %1327 = arith.addi %1321, %798 : index
              %1328 = arith.addi %1327, %c24 : index
              %1329 = memref.load %partial[%1328] : memref<?xf32>
              %1330 = arith.addi %1327, %c7 : index
              %1331 = memref.load %partial[%1330] : memref<?xf32>
              %1332 = arith.addi %1327, %c44 : index
              %1333 = memref.load %partial[%1332] : memref<?xf32>
              %1334 = arith.addi %1327, %c45 : index
              %1335 = memref.load %partial[%1334] : memref<?xf32>
              %1336 = arith.addi %1323, %c9 : index
              %1337 = memref.load %partial[%1336] : memref<?xf32>
              %1338 = arith.addi %1241, %c72 : i32
              %1339 = arith.minsi %1338, %1250 : i32
              %1340 = arith.addi %1234, %1339 : i32
              %1341 = arith.index_castui %1340 : i32 to index
              %1342 = arith.addi %1215, %1341 : index
              %1343 = arith.muli %1342, %c114 : index
              %1344 = arith.addi %1343, %c16 : index
              %1345 = arith.addi %1344, %800 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.cmpi slt, %1338, %1236 : i32
              %1348 = arith.select %1347, %1346, %c50 : f32
              %1349 = arith.addi %1343, %798 : index
              %1350 = arith.addi %1349, %c24 : index
              %1351 = memref.load %partial[%1350] : memref<?xf32>
              %1352 = arith.addi %1349, %c7 : index
              %1353 = memref.load %partial[%1352] : memref<?xf32>
              %1354 = arith.addi %1349, %c44 : index
              %1355 = memref.load %partial[%1354] : memref<?xf32>
              %1356 = arith.addi %1349, %c45 : index
              %1357 = memref.load %partial[%1356] : memref<?xf32>
              %1358 = arith.addi %1345, %c9 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1241, %c74 : i32
              %1361 = arith.minsi %1360, %1250 : i32
              %1362 = arith.addi %1234, %1361 : i32
              %1363 = arith.index_castui %1362 : i32 to index
              %1364 = arith.addi %1215, %1363 : index
              %1365 = arith.muli %1364, %c114 : index
              %1366 = arith.addi %1365, %c16 : index
              %1367 = arith.addi %1366, %800 : index
              %1368 = memref.load %partial[%1367] : memref<?xf32>
              %1369 = arith.cmpi slt, %1360, %1236 : i32
              %1370 = arith.select %1369, %1368, %c50 : f32
              %1371 = arith.addi %1365, %798 : index
              %1372 = arith.addi %1371, %c24 : index
              %1373 = memref.load %partial[%1372] : memref<?xf32>
              %1374 = arith.addi %1371, %c7 : index
              %1375 = memref.load %partial[%1374] : memref<?xf32>
              %1376 = arith.addi %1371, %c44 : index
              %1377 = memref.load %partial[%1376] : memref<?xf32>
              %1378 = arith.addi %1371, %c45 : index
              %1379 = memref.load %partial[%1378] : memref<?xf32>
              %1380 = arith.addi %1367, %c9 : index
              %1381 = memref.load %partial[%1380] : memref<?xf32>
              %1382 = arith.addi %1241, %c75 : i32
              %1383 = arith.minsi %1382, %1250 : i32
              %1384 = arith.addi %1234, %1383 : i32
              %1385 = arith.index_castui %1384 : i32 to index
              %1386 = arith.addi %1215, %1385 : index
              %1387 = arith.muli %1386, %c114 : index
              %1388 = arith.addi %1387, %c16 : index
              %1389 = arith.addi %1388, %800 : index
              %1390 = memref.load %partial[%1389] : memref<?xf32>
              %1391 = arith.cmpi slt, %1382, %1236 : i32
              %1392 = arith.select %1391, %1390, %c50 : f32
              %1393 = arith.addi %1387, %798 : index
              %1394 = arith.addi %1393, %c24 : index
              %1395 = memref.load %partial[%1394] : memref<?xf32>
              %1396 = arith.addi %1393, %c7 : index
              %1397 = memref.load %partial[%1396] : memref<?xf32>
              %1398 = arith.addi %1393, %c44 : index
              %1399 = memref.load %partial[%1398] : memref<?xf32>
              %1400 = arith.addi %1393, %c45 : index
              %1401 = memref.load %partial[%1400] : memref<?xf32>
              %1402 = arith.addi %1389, %c9 : index
              %1403 = memref.load %partial[%1402] : memref<?xf32>
              %1404 = arith.addi %1241, %c77 : i32
              %1405 = arith.minsi %1404, %1250 : i32
              %1406 = arith.addi %1234, %1405 : i32
              %1407 = arith.index_castui %1406 : i32 to index
              %1408 = arith.addi %1215, %1407 : index
              %1409 = arith.muli %1408, %c114 : index
              %1410 = arith.addi %1409, %c16 : index
              %1411 = arith.addi %1410, %800 : index
              %1412 = memref.load %partial[%1411] : memref<?xf32>
              %1413 = arith.cmpi slt, %1404, %1236 : i32
              %1414 = arith.select %1413, %1412, %c50 : f32
              %1415 = arith.addi %1409, %798 : index
              %1416 = arith.addi %1415, %c24 : index
              %1417 = memref.load %partial[%1416] : memref<?xf32>
              %1418 = arith.addi %1415, %c7 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.addi %1415, %c44 : index
              %1421 = memref.load %partial[%1420] : memref<?xf32>
              %1422 = arith.addi %1415, %c45 : index
              %1423 = memref.load %partial[%1422] : memref<?xf32>
              %1424 = arith.addi %1411, %c9 : index
              %1425 = memref.load %partial[%1424] : memref<?xf32>
              %1426 = arith.maxnumf %1242, %1260 fastmath<nnan> : f32
              %1427 = arith.subf %1242, %1426 : f32
              %1428 = wave.exp2 %1427 : f32
              %1429 = arith.subf %1260, %1426 : f32
              %1430 = wave.exp2 %1429 : f32
              %1431 = arith.mulf %1243, %1428 : f32
              %1432 = math.fma %1271, %1430, %1431 : f32
              %1433 = arith.mulf %1244, %1428 : f32
              %1434 = math.fma %1263, %1430, %1433 : f32
              %1435 = arith.mulf %1245, %1428 : f32
              %1436 = math.fma %1265, %1430, %1435 : f32
              %1437 = arith.mulf %1246, %1428 : f32
              %1438 = math.fma %1267, %1430, %1437 : f32
              %1439 = arith.mulf %1247, %1428 : f32
              %1440 = math.fma %1269, %1430, %1439 : f32
              %1441 = arith.maxnumf %1426, %1282 fastmath<nnan> : f32
              %1442 = arith.subf %1426, %1441 : f32
              %1443 = wave.exp2 %1442 : f32
              %1444 = arith.subf %1282, %1441 : f32
              %1445 = wave.exp2 %1444 : f32
              %1446 = arith.mulf %1432, %1443 : f32
              %1447 = math.fma %1293, %1445, %1446 : f32
              %1448 = arith.mulf %1434, %1443 : f32
              %1449 = math.fma %1285, %1445, %1448 : f32
              %1450 = arith.mulf %1436, %1443 : f32
              %1451 = math.fma %1287, %1445, %1450 : f32
              %1452 = arith.mulf %1438, %1443 : f32
              %1453 = math.fma %1289, %1445, %1452 : f32
              %1454 = arith.mulf %1440, %1443 : f32
              %1455 = math.fma %1291, %1445, %1454 : f32
              %1456 = arith.maxnumf %1441, %1304 fastmath<nnan> : f32
              %1457 = arith.subf %1441, %1456 : f32
              %1458 = wave.exp2 %1457 : f32
              %1459 = arith.subf %1304, %1456 : f32
              %1460 = wave.exp2 %1459 : f32
              %1461 = arith.mulf %1447, %1458 : f32
              %1462 = math.fma %1315, %1460, %1461 : f32
              %1463 = arith.mulf %1449, %1458 : f32
              %1464 = math.fma %1307, %1460, %1463 : f32
              %1465 = arith.mulf %1451, %1458 : f32
              %1466 = math.fma %1309, %1460, %1465 : f32
              %1467 = arith.mulf %1453, %1458 : f32
              %1468 = math.fma %1311, %1460, %1467 : f32
              %1469 = arith.mulf %1455, %1458 : f32
              %1470 = math.fma %1313, %1460, %1469 : f32
              %1471 = arith.maxnumf %1456, %1326 fastmath<nnan> : f32
              %1472 = arith.subf %1456, %1471 : f32
              %1473 = wave.exp2 %1472 : f32
              %1474 = arith.subf %1326, %1471 : f32
              %1475 = wave.exp2 %1474 : f32
              %1476 = arith.mulf %1462, %1473 : f32
              %1477 = math.fma %1337, %1475, %1476 : f32
              %1478 = arith.mulf %1464, %1473 : f32
              %1479 = math.fma %1329, %1475, %1478 : f32
              %1480 = arith.mulf %1466, %1473 : f32
              %1481 = math.fma %1331, %1475, %1480 : f32
              %1482 = arith.mulf %1468, %1473 : f32
              %1483 = math.fma %1333, %1475, %1482 : f32
              %1484 = arith.mulf %1470, %1473 : f32
              %1485 = math.fma %1335, %1475, %1484 : f32
              %1486 = arith.maxnumf %1471, %1348 fastmath<nnan> : f32
              %1487 = arith.subf %1471, %1486 : f32
              %1488 = wave.exp2 %1487 : f32
              %1489 = arith.subf %1348, %1486 : f32
              %1490 = wave.exp2 %1489 : f32
              %1491 = arith.mulf %1477, %1488 : f32
              %1492 = math.fma %1359, %1490, %1491 : f32
              %1493 = arith.mulf %1479, %1488 : f32
              %1494 = math.fma %1351, %1490, %1493 : f32
              %1495 = arith.mulf %1481, %1488 : f32
              %1496 = math.fma %1353, %1490, %1495 : f32
              %1497 = arith.mulf %1483, %1488 : f32
              %1498 = math.fma %1355, %1490, %1497 : f32
              %1499 = arith.mulf %1485, %1488 : f32
              %1500 = math.fma %1357, %1490, %1499 : f32
              %1501 = arith.maxnumf %1486, %1370 fastmath<nnan> : f32
              %1502 = arith.subf %1486, %1501 : f32
              %1503 = wave.exp2 %1502 : f32
              %1504 = arith.subf %1370, %1501 : f32
              %1505 = wave.exp2 %1504 : f32
              %1506 = arith.mulf %1492, %1503 : f32
              %1507 = math.fma %1381, %1505, %1506 : f32
              %1508 = arith.mulf %1494, %1503 : f32
              %1509 = math.fma %1373, %1505, %1508 : f32
              %1510 = arith.mulf %1496, %1503 : f32
              %1511 = math.fma %1375, %1505, %1510 : f32
              %1512 = arith.mulf %1498, %1503 : f32
              %1513 = math.fma %1377, %1505, %1512 : f32
              %1514 = arith.mulf %1500, %1503 : f32
              %1515 = math.fma %1379, %1505, %1514 : f32
              %1516 = arith.maxnumf %1501, %1392 fastmath<nnan> : f32
              %1517 = arith.subf %1501, %1516 : f32
              %1518 = wave.exp2 %1517 : f32
              %1519 = arith.subf %1392, %1516 : f32
              %1520 = wave.exp2 %1519 : f32
              %1521 = arith.mulf %1507, %1518 : f32
              %1522 = math.fma %1403, %1520, %1521 : f32
              %1523 = arith.mulf %1509, %1518 : f32
              %1524 = math.fma %1395, %1520, %1523 : f32
              %1525 = arith.mulf %1511, %1518 : f32
              %1526 = math.fma %1397, %1520, %1525 : f32
              %1527 = arith.mulf %1513, %1518 : f32
              %1528 = math.fma %1399, %1520, %1527 : f32
              %1529 = arith.mulf %1515, %1518 : f32
              %1530 = math.fma %1401, %1520, %1529 : f32
              %1531 = arith.maxnumf %1516, %1414 fastmath<nnan> : f32
              %1532 = arith.subf %1516, %1531 : f32
              %1533 = wave.exp2 %1532 : f32
              %1534 = arith.subf %1414, %1531 : f32
              %1535 = wave.exp2 %1534 : f32
              %1536 = arith.mulf %1522, %1533 : f32
              %1537 = math.fma %1425, %1535, %1536 : f32
              %1538 = arith.mulf %1524, %1533 : f32
              %1539 = math.fma %1417, %1535, %1538 : f32
              %1540 = arith.mulf %1526, %1533 : f32
              %1541 = math.fma %1419, %1535, %1540 : f32
              %1542 = arith.mulf %1528, %1533 : f32
              %1543 = math.fma %1421, %1535, %1542 : f32
              %1544 = arith.mulf %1530, %1533 : f32
              %1545 = math.fma %1423, %1535, %1544 : f32
              scf.yield %1531, %1537, %1539, %1541, %1543, %1545 : f32, f32, f32, f32, f32, f32
            }
            %1546 = arith.cmpi eq, %1230, %c18 : i32
            scf.if %1546 {
              %1547 = arith.addi %kvHeads, %15 : index
              %1548 = memref.load %scales[%1547] : memref<?xf32>
              %1549 = arith.divf %1548, %1248#1 : f32
              %1550 = arith.addi %17, %800 : index
              %1551 = arith.cmpi slt, %1550, %groupSize : index
              scf.if %1551 {
                %1552 = arith.muli %15, %groupSize : index
                %1553 = arith.addi %1552, %1550 : index
                %1554 = arith.muli %1553, %c25 : index
                %1555 = arith.muli %heads, %c25 : index
                %1556 = arith.mulf %1248#2, %1549 : f32
                %1557 = arith.addf %1556, %c51 : f32
                %1558 = arith.minimumf %1557, %c110 : f32
                %1559 = arith.maximumf %1558, %c111 : f32
                %1560 = arith.truncf %1559 : f32 to f16
                %1561 = arith.divui %954, %c9 : index
                %1562 = arith.addi %1554, %1561 : index
                %1563 = arith.divui %24, %outTileRows : index
                %1564 = arith.divui %1555, %c3 : index
                %1565 = arith.muli %1563, %1564 : index
                %1566 = arith.divui %1562, %c3 : index
                %1567 = arith.addi %1565, %1566 : index
                %1568 = arith.muli %1567, %c10 : index
                %1569 = arith.remui %1562, %c3 : index
                %1570 = arith.divui %1569, %c9 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.muli %outTileRows, %c9 : index
                %1573 = arith.muli %1571, %1572 : index
                %1574 = arith.remui %24, %outTileRows : index
                %1575 = arith.muli %1574, %c9 : index
                %1576 = arith.addi %1573, %1575 : index
                %1577 = arith.remui %1562, %c9 : index
                %1578 = arith.addi %1576, %1577 : index
                memref.store %1560, %out[%1578] : memref<?xf16>
                %1579 = arith.mulf %1248#3, %1549 : f32
                %1580 = arith.addf %1579, %c51 : f32
                %1581 = arith.minimumf %1580, %c110 : f32
                %1582 = arith.maximumf %1581, %c111 : f32
                %1583 = arith.truncf %1582 : f32 to f16
                %1584 = arith.divui %985, %c9 : index
                %1585 = arith.addi %1554, %1584 : index
                %1586 = arith.divui %1585, %c3 : index
                %1587 = arith.addi %1565, %1586 : index
                %1588 = arith.muli %1587, %c10 : index
                %1589 = arith.remui %1585, %c3 : index
                %1590 = arith.divui %1589, %c9 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.muli %1591, %1572 : index
                %1593 = arith.addi %1592, %1575 : index
                %1594 = arith.remui %1585, %c9 : index
                %1595 = arith.addi %1593, %1594 : index
                memref.store %1583, %out[%1595] : memref<?xf16>
                %1596 = arith.mulf %1248#4, %1549 : f32
                %1597 = arith.addf %1596, %c51 : f32
                %1598 = arith.minimumf %1597, %c110 : f32
                %1599 = arith.maximumf %1598, %c111 : f32
                %1600 = arith.truncf %1599 : f32 to f16
                %1601 = arith.divui %1221, %c9 : index
                %1602 = arith.addi %1554, %1601 : index
                %1603 = arith.divui %1602, %c3 : index
                %1604 = arith.addi %1565, %1603 : index
                %1605 = arith.muli %1604, %c10 : index
                %1606 = arith.remui %1602, %c3 : index
                %1607 = arith.divui %1606, %c9 : index
                %1608 = arith.addi %1605, %1607 : index
                %1609 = arith.muli %1608, %1572 : index
                %1610 = arith.addi %1609, %1575 : index
                %1611 = arith.remui %1602, %c9 : index
                %1612 = arith.addi %1610, %1611 : index
                memref.store %1600, %out[%1612] : memref<?xf16>
                %1613 = arith.mulf %1248#5, %1549 : f32
                %1614 = arith.addf %1613, %c51 : f32
                %1615 = arith.minimumf %1614, %c110 : f32
                %1616 = arith.maximumf %1615, %c111 : f32
                %1617 = arith.truncf %1616 : f32 to f16
                %1618 = arith.divui %1223, %c9 : index
                %1619 = arith.addi %1554, %1618 : index
                %1620 = arith.divui %1619, %c3 : index
                %1621 = arith.addi %1565, %1620 : index
                %1622 = arith.muli %1621, %c10 : index
                %1623 = arith.remui %1619, %c3 : index
                %1624 = arith.divui %1623, %c9 : index
                %1625 = arith.addi %1622, %1624 : index
                %1626 = arith.muli %1625, %1572 : index
                %1627 = arith.addi %1626, %1575 : index
                %1628 = arith.remui %1619, %c9 : index
                %1629 = arith.addi %1627, %1628 : index
                memref.store %1617, %out[%1629] : memref<?xf16>
              }
            } else {
              %1630 = arith.index_cast %ranges : index to i32
              %1631 = arith.addi %1630, %1231 : i32
              %1632 = arith.index_castui %1631 : i32 to index
              %1633 = arith.addi %1215, %1632 : index
              %1634 = arith.muli %1633, %c114 : index
              %1635 = arith.addi %1634, %954 : index
              memref.store %1248#2, %partial[%1635] : memref<?xf32>
              %1636 = arith.addi %1634, %985 : index
              memref.store %1248#3, %partial[%1636] : memref<?xf32>
              %1637 = arith.addi %1634, %1221 : index
              memref.store %1248#4, %partial[%1637] : memref<?xf32>
              %1638 = arith.addi %1634, %1223 : index
              memref.store %1248#5, %partial[%1638] : memref<?xf32>
              scf.if %1225 {
                %1639 = arith.addi %1634, %c16 : index
                %1640 = arith.addi %1639, %798 : index
                memref.store %1248#0, %partial[%1640] : memref<?xf32>
                %1641 = arith.addi %1640, %c9 : index
                memref.store %1248#1, %partial[%1641] : memref<?xf32>
              }
              %1642 = arith.addi %1233, %groups : index
              %1643 = arith.index_castui %1230 : i32 to index
              %1644 = wave.arrive %counters[%1642], %1643 : memref<?xi32>
              scf.if %1644 {
                %1652:6 = scf.for %1645 = %c55 to %1230 step %c78 iter_args(%1646 = %c50, %1647 = %c51, %1648 = %c51, %1649 = %c51, %1650 = %c51, %1651 = %c51) -> (f32, f32, f32, f32, f32, f32) : i32 {
                  %1653 = arith.addi %1645, %c55 : i32
                  %1654 = arith.subi %1230, %c18 : i32
                  %1655 = arith.minsi %1653, %1654 : i32
                  %1656 = arith.addi %1630, %1655 : i32
                  %1657 = arith.index_castui %1656 : i32 to index
                  %1658 = arith.addi %1215, %1657 : index
                  %1659 = arith.muli %1658, %c114 : index
                  %1660 = arith.addi %1659, %c16 : index
                  %1661 = arith.addi %1660, %800 : index
                  %1662 = memref.load %partial[%1661] : memref<?xf32>
                  %1663 = arith.cmpi slt, %1653, %1230 : i32
                  %1664 = arith.select %1663, %1662, %c50 : f32
                  %1665 = arith.addi %1659, %798 : index
                  %1666 = arith.addi %1665, %c24 : index
                  %1667 = memref.load %partial[%1666] : memref<?xf32>
                  %1668 = arith.addi %1665, %c7 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1665, %c44 : index
                  %1671 = memref.load %partial[%1670] : memref<?xf32>
                  %1672 = arith.addi %1665, %c45 : index
                  %1673 = memref.load %partial[%1672] : memref<?xf32>
                  %1674 = arith.addi %1661, %c9 : index
                  %1675 = memref.load %partial[%1674] : memref<?xf32>
                  %1676 = arith.addi %1645, %c18 : i32
                  %1677 = arith.minsi %1676, %1654 : i32
                  %1678 = arith.addi %1630, %1677 : i32
                  %1679 = arith.index_castui %1678 : i32 to index
                  %1680 = arith.addi %1215, %1679 : index
                  %1681 = arith.muli %1680, %c114 : index
                  %1682 = arith.addi %1681, %c16 : index
                  %1683 = arith.addi %1682, %800 : index
                  %1684 = memref.load %partial[%1683] : memref<?xf32>
                  %1685 = arith.cmpi slt, %1676, %1230 : i32
                  %1686 = arith.select %1685, %1684, %c50 : f32
                  %1687 = arith.addi %1681, %798 : index
                  %1688 = arith.addi %1687, %c24 : index
                  %1689 = memref.load %partial[%1688] : memref<?xf32>
                  %1690 = arith.addi %1687, %c7 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %1687, %c44 : index
                  %1693 = memref.load %partial[%1692] : memref<?xf32>
                  %1694 = arith.addi %1687, %c45 : index
                  %1695 = memref.load %partial[%1694] : memref<?xf32>
                  %1696 = arith.addi %1683, %c9 : index
                  %1697 = memref.load %partial[%1696] : memref<?xf32>
                  %1698 = arith.addi %1645, %c69 : i32
                  %1699 = arith.minsi %1698, %1654 : i32
                  %1700 = arith.addi %1630, %1699 : i32
                  %1701 = arith.index_castui %1700 : i32 to index
                  %1702 = arith.addi %1215, %1701 : index
                  %1703 = arith.muli %1702, %c114 : index
                  %1704 = arith.addi %1703, %c16 : index
                  %1705 = arith.addi %1704, %800 : index
                  %1706 = memref.load %partial[%1705] : memref<?xf32>
                  %1707 = arith.cmpi slt, %1698, %1230 : i32
                  %1708 = arith.select %1707, %1706, %c50 : f32
                  %1709 = arith.addi %1703, %798 : index
                  %1710 = arith.addi %1709, %c24 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1709, %c7 : index
                  %1713 = memref.load %partial[%1712] : memref<?xf32>
                  %1714 = arith.addi %1709, %c44 : index
                  %1715 = memref.load %partial[%1714] : memref<?xf32>
                  %1716 = arith.addi %1709, %c45 : index
                  %1717 = memref.load %partial[%1716] : memref<?xf32>
                  %1718 = arith.addi %1705, %c9 : index
                  %1719 = memref.load %partial[%1718] : memref<?xf32>
                  %1720 = arith.addi %1645, %c71 : i32
                  %1721 = arith.minsi %1720, %1654 : i32
                  %1722 = arith.addi %1630, %1721 : i32
                  %1723 = arith.index_castui %1722 : i32 to index
                  %1724 = arith.addi %1215, %1723 : index
                  %1725 = arith.muli %1724, %c114 : index
                  %1726 = arith.addi %1725, %c16 : index
                  %1727 = arith.addi %1726, %800 : index
                  %1728 = memref.load %partial[%1727] : memref<?xf32>
                  %1729 = arith.cmpi slt, %1720, %1230 : i32
                  %1730 = arith.select %1729, %1728, %c50 : f32
                  %1731 = arith.addi %1725, %798 : index
                  %1732 = arith.addi %1731, %c24 : index
                  %1733 = memref.load %partial[%1732] : memref<?xf32>
                  %1734 = arith.addi %1731, %c7 : index
                  %1735 = memref.load %partial[%1734] : memref<?xf32>
                  %1736 = arith.addi %1731, %c44 : index
                  %1737 = memref.load %partial[%1736] : memref<?xf32>
                  %1738 = arith.addi %1731, %c45 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.addi %1727, %c9 : index
                  %1741 = memref.load %partial[%1740] : memref<?xf32>
                  %1742 = arith.addi %1645, %c72 : i32
                  %1743 = arith.minsi %1742, %1654 : i32
                  %1744 = arith.addi %1630, %1743 : i32
                  %1745 = arith.index_castui %1744 : i32 to index
                  %1746 = arith.addi %1215, %1745 : index
                  %1747 = arith.muli %1746, %c114 : index
                  %1748 = arith.addi %1747, %c16 : index
                  %1749 = arith.addi %1748, %800 : index
                  %1750 = memref.load %partial[%1749] : memref<?xf32>
                  %1751 = arith.cmpi slt, %1742, %1230 : i32
                  %1752 = arith.select %1751, %1750, %c50 : f32
                  %1753 = arith.addi %1747, %798 : index
                  %1754 = arith.addi %1753, %c24 : index
                  %1755 = memref.load %partial[%1754] : memref<?xf32>
                  %1756 = arith.addi %1753, %c7 : index
                  %1757 = memref.load %partial[%1756] : memref<?xf32>
                  %1758 = arith.addi %1753, %c44 : index
                  %1759 = memref.load %partial[%1758] : memref<?xf32>
                  %1760 = arith.addi %1753, %c45 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.addi %1749, %c9 : index
                  %1763 = memref.load %partial[%1762] : memref<?xf32>
                  %1764 = arith.addi %1645, %c74 : i32
                  %1765 = arith.minsi %1764, %1654 : i32
                  %1766 = arith.addi %1630, %1765 : i32
                  %1767 = arith.index_castui %1766 : i32 to index
                  %1768 = arith.addi %1215, %1767 : index
                  %1769 = arith.muli %1768, %c114 : index
                  %1770 = arith.addi %1769, %c16 : index
                  %1771 = arith.addi %1770, %800 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.cmpi slt, %1764, %1230 : i32
                  %1774 = arith.select %1773, %1772, %c50 : f32
                  %1775 = arith.addi %1769, %798 : index
                  %1776 = arith.addi %1775, %c24 : index
                  %1777 = memref.load %partial[%1776] : memref<?xf32>
                  %1778 = arith.addi %1775, %c7 : index
                  %1779 = memref.load %partial[%1778] : memref<?xf32>
                  %1780 = arith.addi %1775, %c44 : index
                  %1781 = memref.load %partial[%1780] : memref<?xf32>
                  %1782 = arith.addi %1775, %c45 : index
                  %1783 = memref.load %partial[%1782] : memref<?xf32>
                  %1784 = arith.addi %1771, %c9 : index
                  %1785 = memref.load %partial[%1784] : memref<?xf32>
                  %1786 = arith.addi %1645, %c75 : i32
                  %1787 = arith.minsi %1786, %1654 : i32
                  %1788 = arith.addi %1630, %1787 : i32
                  %1789 = arith.index_castui %1788 : i32 to index
                  %1790 = arith.addi %1215, %1789 : index
                  %1791 = arith.muli %1790, %c114 : index
                  %1792 = arith.addi %1791, %c16 : index
                  %1793 = arith.addi %1792, %800 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.cmpi slt, %1786, %1230 : i32
                  %1796 = arith.select %1795, %1794, %c50 : f32
                  %1797 = arith.addi %1791, %798 : index
                  %1798 = arith.addi %1797, %c24 : index
                  %1799 = memref.load %partial[%1798] : memref<?xf32>
                  %1800 = arith.addi %1797, %c7 : index
                  %1801 = memref.load %partial[%1800] : memref<?xf32>
                  %1802 = arith.addi %1797, %c44 : index
                  %1803 = memref.load %partial[%1802] : memref<?xf32>
                  %1804 = arith.addi %1797, %c45 : index
                  %1805 = memref.load %partial[%1804] : memref<?xf32>
                  %1806 = arith.addi %1793, %c9 : index
                  %1807 = memref.load %partial[%1806] : memref<?xf32>
                  %1808 = arith.addi %1645, %c77 : i32
                  %1809 = arith.minsi %1808, %1654 : i32
                  %1810 = arith.addi %1630, %1809 : i32
                  %1811 = arith.index_castui %1810 : i32 to index
                  %1812 = arith.addi %1215, %1811 : index
                  %1813 = arith.muli %1812, %c114 : index
                  %1814 = arith.addi %1813, %c16 : index
                  %1815 = arith.addi %1814, %800 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.cmpi slt, %1808, %1230 : i32
                  %1818 = arith.select %1817, %1816, %c50 : f32
                  %1819 = arith.addi %1813, %798 : index
                  %1820 = arith.addi %1819, %c24 : index
                  %1821 = memref.load %partial[%1820] : memref<?xf32>
                  %1822 = arith.addi %1819, %c7 : index
                  %1823 = memref.load %partial[%1822] : memref<?xf32>
                  %1824 = arith.addi %1819, %c44 : index
                  %1825 = memref.load %partial[%1824] : memref<?xf32>
                  %1826 = arith.addi %1819, %c45 : index
                  %1827 = memref.load %partial[%1826] : memref<?xf32>
                  %1828 = arith.addi %1815, %c9 : index
                  %1829 = memref.load %partial[%1828] : memref<?xf32>
                  %1830 = arith.maxnumf %1646, %1664 fastmath<nnan> : f32
                  %1831 = arith.subf %1646, %1830 : f32
                  %1832 = wave.exp2 %1831 : f32
                  %1833 = arith.subf %1664, %1830 : f32
                  %1834 = wave.exp2 %1833 : f32
                  %1835 = arith.mulf %1647, %1832 : f32
                  %1836 = math.fma %1675, %1834, %1835 : f32
                  %1837 = arith.mulf %1648, %1832 : f32
                  %1838 = math.fma %1667, %1834, %1837 : f32
                  %1839 = arith.mulf %1649, %1832 : f32
                  %1840 = math.fma %1669, %1834, %1839 : f32
                  %1841 = arith.mulf %1650, %1832 : f32
                  %1842 = math.fma %1671, %1834, %1841 : f32
                  %1843 = arith.mulf %1651, %1832 : f32
                  %1844 = math.fma %1673, %1834, %1843 : f32
                  %1845 = arith.maxnumf %1830, %1686 fastmath<nnan> : f32
                  %1846 = arith.subf %1830, %1845 : f32
                  %1847 = wave.exp2 %1846 : f32
                  %1848 = arith.subf %1686, %1845 : f32
                  %1849 = wave.exp2 %1848 : f32
                  %1850 = arith.mulf %1836, %1847 : f32
                  %1851 = math.fma %1697, %1849, %1850 : f32
                  %1852 = arith.mulf %1838, %1847 : f32
                  %1853 = math.fma %1689, %1849, %1852 : f32
                  %1854 = arith.mulf %1840, %1847 : f32
                  %1855 = math.fma %1691, %1849, %1854 : f32
                  %1856 = arith.mulf %1842, %1847 : f32
                  %1857 = math.fma %1693, %1849, %1856 : f32
                  %1858 = arith.mulf %1844, %1847 : f32
                  %1859 = math.fma %1695, %1849, %1858 : f32
                  %1860 = arith.maxnumf %1845, %1708 fastmath<nnan> : f32
                  %1861 = arith.subf %1845, %1860 : f32
                  %1862 = wave.exp2 %1861 : f32
                  %1863 = arith.subf %1708, %1860 : f32
                  %1864 = wave.exp2 %1863 : f32
                  %1865 = arith.mulf %1851, %1862 : f32
                  %1866 = math.fma %1719, %1864, %1865 : f32
                  %1867 = arith.mulf %1853, %1862 : f32
                  %1868 = math.fma %1711, %1864, %1867 : f32
                  %1869 = arith.mulf %1855, %1862 : f32
                  %1870 = math.fma %1713, %1864, %1869 : f32
                  %1871 = arith.mulf %1857, %1862 : f32
                  %1872 = math.fma %1715, %1864, %1871 : f32
                  %1873 = arith.mulf %1859, %1862 : f32
                  %1874 = math.fma %1717, %1864, %1873 : f32
                  %1875 = arith.maxnumf %1860, %1730 fastmath<nnan> : f32
                  %1876 = arith.subf %1860, %1875 : f32
                  %1877 = wave.exp2 %1876 : f32
                  %1878 = arith.subf %1730, %1875 : f32
                  %1879 = wave.exp2 %1878 : f32
                  %1880 = arith.mulf %1866, %1877 : f32
                  %1881 = math.fma %1741, %1879, %1880 : f32
                  %1882 = arith.mulf %1868, %1877 : f32
                  %1883 = math.fma %1733, %1879, %1882 : f32
                  %1884 = arith.mulf %1870, %1877 : f32
                  %1885 = math.fma %1735, %1879, %1884 : f32
                  %1886 = arith.mulf %1872, %1877 : f32
                  %1887 = math.fma %1737, %1879, %1886 : f32
                  %1888 = arith.mulf %1874, %1877 : f32
                  %1889 = math.fma %1739, %1879, %1888 : f32
                  %1890 = arith.maxnumf %1875, %1752 fastmath<nnan> : f32
                  %1891 = arith.subf %1875, %1890 : f32
                  %1892 = wave.exp2 %1891 : f32
                  %1893 = arith.subf %1752, %1890 : f32
                  %1894 = wave.exp2 %1893 : f32
                  %1895 = arith.mulf %1881, %1892 : f32
                  %1896 = math.fma %1763, %1894, %1895 : f32
                  %1897 = arith.mulf %1883, %1892 : f32
                  %1898 = math.fma %1755, %1894, %1897 : f32
                  %1899 = arith.mulf %1885, %1892 : f32
                  %1900 = math.fma %1757, %1894, %1899 : f32
                  %1901 = arith.mulf %1887, %1892 : f32
                  %1902 = math.fma %1759, %1894, %1901 : f32
                  %1903 = arith.mulf %1889, %1892 : f32
                  %1904 = math.fma %1761, %1894, %1903 : f32
                  %1905 = arith.maxnumf %1890, %1774 fastmath<nnan> : f32
                  %1906 = arith.subf %1890, %1905 : f32
                  %1907 = wave.exp2 %1906 : f32
                  %1908 = arith.subf %1774, %1905 : f32
                  %1909 = wave.exp2 %1908 : f32
                  %1910 = arith.mulf %1896, %1907 : f32
                  %1911 = math.fma %1785, %1909, %1910 : f32
                  %1912 = arith.mulf %1898, %1907 : f32
                  %1913 = math.fma %1777, %1909, %1912 : f32
                  %1914 = arith.mulf %1900, %1907 : f32
                  %1915 = math.fma %1779, %1909, %1914 : f32
                  %1916 = arith.mulf %1902, %1907 : f32
                  %1917 = math.fma %1781, %1909, %1916 : f32
                  %1918 = arith.mulf %1904, %1907 : f32
                  %1919 = math.fma %1783, %1909, %1918 : f32
                  %1920 = arith.maxnumf %1905, %1796 fastmath<nnan> : f32
                  %1921 = arith.subf %1905, %1920 : f32
                  %1922 = wave.exp2 %1921 : f32
                  %1923 = arith.subf %1796, %1920 : f32
                  %1924 = wave.exp2 %1923 : f32
                  %1925 = arith.mulf %1911, %1922 : f32
                  %1926 = math.fma %1807, %1924, %1925 : f32
                  %1927 = arith.mulf %1913, %1922 : f32
                  %1928 = math.fma %1799, %1924, %1927 : f32
                  %1929 = arith.mulf %1915, %1922 : f32
                  %1930 = math.fma %1801, %1924, %1929 : f32
                  %1931 = arith.mulf %1917, %1922 : f32
                  %1932 = math.fma %1803, %1924, %1931 : f32
                  %1933 = arith.mulf %1919, %1922 : f32
                  %1934 = math.fma %1805, %1924, %1933 : f32
                  %1935 = arith.maxnumf %1920, %1818 fastmath<nnan> : f32
                  %1936 = arith.subf %1920, %1935 : f32
                  %1937 = wave.exp2 %1936 : f32
                  %1938 = arith.subf %1818, %1935 : f32
                  %1939 = wave.exp2 %1938 : f32
                  %1940 = arith.mulf %1926, %1937 : f32
                  %1941 = math.fma %1829, %1939, %1940 : f32
                  %1942 = arith.mulf %1928, %1937 : f32
                  %1943 = math.fma %1821, %1939, %1942 : f32
                  %1944 = arith.mulf %1930, %1937 : f32
                  %1945 = math.fma %1823, %1939, %1944 : f32
                  %1946 = arith.mulf %1932, %1937 : f32
                  %1947 = math.fma %1825, %1939, %1946 : f32
                  %1948 = arith.mulf %1934, %1937 : f32
                  %1949 = math.fma %1827, %1939, %1948 : f32
                  scf.yield %1935, %1941, %1943, %1945, %1947, %1949 : f32, f32, f32, f32, f32, f32
                }
                %1950 = arith.addi %kvHeads, %15 : index
                %1951 = memref.load %scales[%1950] : memref<?xf32>
                %1952 = arith.divf %1951, %1652#1 : f32
                %1953 = arith.addi %17, %800 : index
                %1954 = arith.cmpi slt, %1953, %groupSize : index
                scf.if %1954 {
                  %1955 = arith.muli %15, %groupSize : index
                  %1956 = arith.addi %1955, %1953 : index
                  %1957 = arith.muli %1956, %c25 : index
                  %1958 = arith.muli %heads, %c25 : index
                  %1959 = arith.mulf %1652#2, %1952 : f32
                  %1960 = arith.addf %1959, %c51 : f32
                  %1961 = arith.minimumf %1960, %c110 : f32
                  %1962 = arith.maximumf %1961, %c111 : f32
                  %1963 = arith.truncf %1962 : f32 to f16
                  %1964 = arith.divui %954, %c9 : index
                  %1965 = arith.addi %1957, %1964 : index
                  %1966 = arith.divui %24, %outTileRows : index
                  %1967 = arith.divui %1958, %c3 : index
                  %1968 = arith.muli %1966, %1967 : index
                  %1969 = arith.divui %1965, %c3 : index
                  %1970 = arith.addi %1968, %1969 : index
                  %1971 = arith.muli %1970, %c10 : index
                  %1972 = arith.remui %1965, %c3 : index
                  %1973 = arith.divui %1972, %c9 : index
                  %1974 = arith.addi %1971, %1973 : index
                  %1975 = arith.muli %outTileRows, %c9 : index
                  %1976 = arith.muli %1974, %1975 : index
                  %1977 = arith.remui %24, %outTileRows : index
                  %1978 = arith.muli %1977, %c9 : index
                  %1979 = arith.addi %1976, %1978 : index
                  %1980 = arith.remui %1965, %c9 : index
                  %1981 = arith.addi %1979, %1980 : index
                  memref.store %1963, %out[%1981] : memref<?xf16>
                  %1982 = arith.mulf %1652#3, %1952 : f32
                  %1983 = arith.addf %1982, %c51 : f32
                  %1984 = arith.minimumf %1983, %c110 : f32
                  %1985 = arith.maximumf %1984, %c111 : f32
                  %1986 = arith.truncf %1985 : f32 to f16
                  %1987 = arith.divui %985, %c9 : index
                  %1988 = arith.addi %1957, %1987 : index
                  %1989 = arith.divui %1988, %c3 : index
                  %1990 = arith.addi %1968, %1989 : index
                  %1991 = arith.muli %1990, %c10 : index
                  %1992 = arith.remui %1988, %c3 : index
                  %1993 = arith.divui %1992, %c9 : index
                  %1994 = arith.addi %1991, %1993 : index
                  %1995 = arith.muli %1994, %1975 : index
                  %1996 = arith.addi %1995, %1978 : index
                  %1997 = arith.remui %1988, %c9 : index
                  %1998 = arith.addi %1996, %1997 : index
                  memref.store %1986, %out[%1998] : memref<?xf16>
                  %1999 = arith.mulf %1652#4, %1952 : f32
                  %2000 = arith.addf %1999, %c51 : f32
                  %2001 = arith.minimumf %2000, %c110 : f32
                  %2002 = arith.maximumf %2001, %c111 : f32
                  %2003 = arith.truncf %2002 : f32 to f16
                  %2004 = arith.divui %1221, %c9 : index
                  %2005 = arith.addi %1957, %2004 : index
                  %2006 = arith.divui %2005, %c3 : index
                  %2007 = arith.addi %1968, %2006 : index
                  %2008 = arith.muli %2007, %c10 : index
                  %2009 = arith.remui %2005, %c3 : index
                  %2010 = arith.divui %2009, %c9 : index
                  %2011 = arith.addi %2008, %2010 : index
                  %2012 = arith.muli %2011, %1975 : index
                  %2013 = arith.addi %2012, %1978 : index
                  %2014 = arith.remui %2005, %c9 : index
                  %2015 = arith.addi %2013, %2014 : index
                  memref.store %2003, %out[%2015] : memref<?xf16>
                  %2016 = arith.mulf %1652#5, %1952 : f32
                  %2017 = arith.addf %2016, %c51 : f32
                  %2018 = arith.minimumf %2017, %c110 : f32
                  %2019 = arith.maximumf %2018, %c111 : f32
                  %2020 = arith.truncf %2019 : f32 to f16
                  %2021 = arith.divui %1223, %c9 : index
                  %2022 = arith.addi %1957, %2021 : index
                  %2023 = arith.divui %2022, %c3 : index
                  %2024 = arith.addi %1968, %2023 : index
                  %2025 = arith.muli %2024, %c10 : index
                  %2026 = arith.remui %2022, %c3 : index
                  %2027 = arith.divui %2026, %c9 : index
                  %2028 = arith.addi %2025, %2027 : index
                  %2029 = arith.muli %2028, %1975 : index
                  %2030 = arith.addi %2029, %1978 : index
                  %2031 = arith.remui %2022, %c9 : index
                  %2032 = arith.addi %2030, %2031 : index
                  memref.store %2020, %out[%2032] : memref<?xf16>
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
