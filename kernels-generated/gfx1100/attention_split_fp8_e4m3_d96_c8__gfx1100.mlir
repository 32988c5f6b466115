// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
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
  %c16 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 32 : index
  %c24 = arith.constant 0 : index
  %c25 = arith.constant 192 : index
  %c26 = arith.constant 24 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 100 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 36 : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 52 : index
  %c33 = arith.constant 64 : index
  %c34 = arith.constant 68 : index
  %c35 = arith.constant 80 : index
  %c36 = arith.constant 84 : index
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 64 : i32
  %c39 = arith.constant 253 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 128 : index
  %c43 = arith.constant 512 : index
  %c44 = arith.constant 1024 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 128 : i32
  %c47 = arith.constant 0xF149F2CA : f32
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant dense<0x00000000> : vector<8xf32>
  %c50 = arith.constant 31 : i32
  %c51 = arith.constant 32 : i32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 320 : index
  %c54 = arith.constant 384 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c59 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c60 = arith.constant 0x41000000 : f32
  %c61 = arith.constant 0x40C00000 : f32
  %c62 = arith.constant dense<-1> : vector<4xi32>
  %c63 = arith.constant 255 : i32
  %c64 = arith.constant 2 : i32
  %c65 = arith.constant 16711680 : i32
  %c66 = arith.constant 3 : i32
  %c67 = arith.constant 4 : i32
  %c68 = arith.constant 65280 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant -16777216 : i32
  %c72 = arith.constant 7 : i32
  %c73 = arith.constant 8 : i32
  %c74 = arith.constant 9 : i32
  %c75 = arith.constant 10 : i32
  %c76 = arith.constant 11 : i32
  %c77 = arith.constant 12 : i32
  %c78 = arith.constant 13 : i32
  %c79 = arith.constant 15 : i32
  %c80 = arith.constant 704 : index
  %c81 = arith.constant 112 : index
  %c82 = arith.constant 144 : index
  %c83 = arith.constant 160 : index
  %c84 = arith.constant 176 : index
  %c85 = arith.constant 208 : index
  %c86 = arith.constant 224 : index
  %c87 = arith.constant 240 : index
  %c88 = arith.constant 272 : index
  %c89 = arith.constant 288 : index
  %c90 = arith.constant 304 : index
  %c91 = arith.constant 336 : index
  %c92 = arith.constant 352 : index
  %c93 = arith.constant 368 : index
  %c94 = arith.constant 400 : index
  %c95 = arith.constant 416 : index
  %c96 = arith.constant 432 : index
  %c97 = arith.constant 464 : index
  %c98 = arith.constant 480 : index
  %c99 = arith.constant 496 : index
  %c100 = arith.constant 2048 : index
  %c101 = arith.constant 2560 : index
  %c102 = arith.constant 3072 : index
  %c103 = arith.constant 3584 : index
  %c104 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c106 = arith.constant 0x477FE000 : f32
  %c107 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c110 = arith.constant 800 : index
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
      %48 = arith.cmpi slt, %47, %c25 : index
      scf.if %48 {
        %49 = arith.divui %47, %c26 : index
        %50 = arith.remui %47, %c26 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c27 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c28 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c24 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c28 : index
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
        %77 = arith.addi %67, %c29 : index
        %78 = arith.addi %66, %77 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %67, %c23 : index
        %81 = arith.addi %66, %80 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %67, %c30 : index
        %84 = arith.addi %66, %83 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %67, %c31 : index
        %87 = arith.addi %66, %86 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %67, %c32 : index
        %90 = arith.addi %66, %89 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %67, %c33 : index
        %93 = arith.addi %66, %92 : index
        %94 = vector.load %5[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %67, %c34 : index
        %96 = arith.addi %66, %95 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %67, %c35 : index
        %99 = arith.addi %66, %98 : index
        %100 = vector.load %5[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %67, %c36 : index
        %102 = arith.addi %66, %101 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = math.absf %70 : vector<4xf32>
        %105 = math.absf %73 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %76 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %79 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %82 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %85 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %88 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %91 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %94 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %97 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %100 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %103 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = vector.extract %126[0] : f32 from vector<4xf32>
        %128 = vector.extract %126[1] : f32 from vector<4xf32>
        %129 = vector.extract %126[2] : f32 from vector<4xf32>
        %130 = vector.extract %126[3] : f32 from vector<4xf32>
        %131 = arith.maxnumf %127, %128 fastmath<nnan> : f32
        %132 = arith.maxnumf %131, %129 fastmath<nnan> : f32
        %133 = arith.maxnumf %132, %130 fastmath<nnan> : f32
        %134 = wave.swap_halves %133 : f32
        %135 = arith.maxnumf %133, %134 fastmath<nnan> : f32
        %136 = arith.bitcast %135 : f32 to i32
        %137 = arith.shrui %136, %c37 : i32
        %138 = arith.maxsi %137, %c38 : i32
        %139 = arith.minsi %138, %c39 : i32
        %140 = arith.subi %c40, %139 : i32
        %141 = arith.shli %140, %c37 : i32
        %142 = arith.bitcast %141 : i32 to f32
        %143 = arith.subi %139, %c41 : i32
        %144 = arith.shli %143, %c37 : i32
        %145 = arith.bitcast %144 : i32 to f32
        %146 = vector.broadcast %142 : f32 to vector<4xf32>
        %147 = arith.muli %1, %c9 : index
        %148 = arith.muli %2, %c42 : index
        %149 = arith.addi %147, %148 : index
        %150 = arith.mulf %70, %146 : vector<4xf32>
        %151 = arith.truncf %150 : vector<4xf32> to vector<4xf16>
        %152 = arith.mulf %73, %146 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = vector.shuffle %151, %153 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %155 = arith.addi %149, %c24 : index
        vector.store %154, %4[%155] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %156 = arith.mulf %76, %146 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %79, %146 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %149, %c7 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.mulf %82, %146 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = arith.mulf %85, %146 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %167 = arith.addi %149, %c43 : index
        vector.store %166, %4[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.mulf %88, %146 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = arith.mulf %91, %146 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %173 = arith.addi %149, %c16 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %94, %146 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %97, %146 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %149, %c44 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %100, %146 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %103, %146 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %149, %c45 : index
        vector.store %184, %4[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %145, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %186 = memref.load %7[%1] : memref<?xf32>
      scf.for %187 = %11 to %42 step %43 : i32 {
        %188 = arith.muli %187, %c21 : i32
        %189 = arith.index_cast %8 : index to i32
        %190 = arith.muli %189, %c46 : i32
        %191 = arith.addi %188, %190 : i32
        %192 = arith.addi %191, %c46 : i32
        %193 = arith.minsi %192, %38 : i32
        %194 = arith.cmpi slt, %191, %38 : i32
        %195:8 = scf.if %194 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %196 = arith.subi %193, %191 : i32
          %197 = arith.addi %196, %c50 : i32
          %198 = arith.divui %197, %c51 : i32
          %199 = arith.divui %191, %c19 : i32
          %200 = arith.addi %199, %c52 : i32
          %201 = arith.minsi %200, %40 : i32
          %202 = arith.index_castui %201 : i32 to index
          %203 = arith.addi %32, %202 : index
          %204 = memref.load %step[%203] : memref<?xi32>
          %205 = arith.index_cast %204 : i32 to index
          %206 = arith.muli %205, %33 : index
          %207 = arith.addi %206, %34 : index
          %208 = arith.addi %199, %c18 : i32
          %209 = arith.minsi %208, %40 : i32
          %210 = arith.index_castui %209 : i32 to index
          %211 = arith.addi %32, %210 : index
          %212 = memref.load %step[%211] : memref<?xi32>
          %213 = arith.index_cast %212 : i32 to index
          %214 = arith.muli %213, %33 : index
          %215 = arith.addi %214, %34 : index
          %216 = arith.addi %207, %35 : index
          %217 = arith.addi %216, %c24 : index
          %218 = vector.load %kv[%217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219 = arith.addi %215, %35 : index
          %220 = arith.addi %219, %c24 : index
          %221 = vector.load %kv[%220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %222 = arith.addi %216, %c33 : index
          %223 = vector.load %kv[%222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %224 = arith.addi %219, %c33 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %216, %c42 : index
          %227 = vector.load %kv[%226] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %228 = arith.addi %219, %c42 : index
          %229 = vector.load %kv[%228] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %230 = arith.addi %216, %c25 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %232 = arith.addi %219, %c25 : index
          %233 = vector.load %kv[%232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %251:16 = scf.for %234 = %c52 to %198 step %c18 iter_args(%235 = %218, %236 = %221, %237 = %223, %238 = %225, %239 = %227, %240 = %229, %241 = %231, %242 = %233, %243 = %c47, %244 = %c48, %245 = %c49, %246 = %c49, %247 = %c49, %248 = %c49, %249 = %c49, %250 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %252 = arith.muli %234, %c51 : i32
            %253 = arith.addi %191, %252 : i32
            %254 = arith.addi %253, %c51 : i32
            %255 = arith.divui %253, %c19 : i32
            %256 = arith.addi %255, %c52 : i32
            %257 = arith.minsi %256, %40 : i32
            %258 = arith.index_castui %257 : i32 to index
            %259 = arith.addi %32, %258 : index
            %260 = memref.load %step[%259] : memref<?xi32>
            %261 = arith.index_cast %260 : i32 to index
            %262 = arith.muli %261, %33 : index
            %263 = arith.addi %262, %34 : index
            %264 = arith.addi %255, %c18 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.divui %254, %c19 : i32
            %273 = arith.addi %272, %c52 : i32
            %274 = arith.minsi %273, %40 : i32
            %275 = arith.index_castui %274 : i32 to index
            %276 = arith.addi %32, %275 : index
            %277 = memref.load %step[%276] : memref<?xi32>
            %278 = arith.index_cast %277 : i32 to index
            %279 = arith.muli %278, %33 : index
            %280 = arith.addi %279, %34 : index
            %281 = arith.addi %272, %c18 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = wave.opaque %c24 : index
            %290 = arith.muli %1, %c9 : index
            %291 = arith.addi %289, %290 : index
            %292 = arith.addi %263, %35 : index
            %293 = arith.addi %292, %c7 : index
            %294 = vector.load %kv[%293] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %295 = arith.addi %271, %35 : index
            %296 = arith.addi %295, %c7 : index
            %297 = vector.load %kv[%296] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %298 = vector.bitcast %235 : vector<4xi32> to vector<16xi8>
            %299 = wave.fp8_decode "e4m3" packed %298 : vector<16xi8> -> vector<16xf16>
            %300 = vector.bitcast %236 : vector<4xi32> to vector<16xi8>
            %301 = wave.fp8_decode "e4m3" packed %300 : vector<16xi8> -> vector<16xf16>
            %302 = arith.addi %291, %c24 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = arith.addi %302, %c42 : index
            %305 = vector.load %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %307 = wave.mma %299, %306, %c49 : vector<16xf16>, vector<8xf32>
            %308 = wave.mma %301, %306, %c49 : vector<16xf16>, vector<8xf32>
            %309 = arith.addi %292, %c53 : index
            %310 = vector.load %kv[%309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %311 = arith.addi %295, %c53 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %313 = vector.bitcast %237 : vector<4xi32> to vector<16xi8>
            %314 = wave.fp8_decode "e4m3" packed %313 : vector<16xi8> -> vector<16xf16>
            %315 = vector.bitcast %238 : vector<4xi32> to vector<16xi8>
            %316 = wave.fp8_decode "e4m3" packed %315 : vector<16xi8> -> vector<16xf16>
            %317 = arith.addi %291, %c7 : index
            %318 = vector.load %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %319 = arith.addi %317, %c42 : index
            %320 = vector.load %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %321 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %322 = wave.mma %314, %321, %307 : vector<16xf16>, vector<8xf32>
            %323 = wave.mma %316, %321, %308 : vector<16xf16>, vector<8xf32>
            %324 = arith.addi %292, %c54 : index
            %325 = vector.load %kv[%324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %326 = arith.addi %295, %c54 : index
            %327 = vector.load %kv[%326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %328 = vector.bitcast %239 : vector<4xi32> to vector<16xi8>
            %329 = wave.fp8_decode "e4m3" packed %328 : vector<16xi8> -> vector<16xf16>
            %330 = vector.bitcast %240 : vector<4xi32> to vector<16xi8>
            %331 = wave.fp8_decode "e4m3" packed %330 : vector<16xi8> -> vector<16xf16>
            %332 = arith.addi %291, %c43 : index
            %333 = vector.load %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %334 = arith.addi %332, %c42 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = vector.shuffle %333, %335 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %337 = wave.mma %329, %336, %322 : vector<16xf16>, vector<8xf32>
            %338 = wave.mma %331, %336, %323 : vector<16xf16>, vector<8xf32>
            %339 = arith.addi %292, %c55 : index
            %340 = vector.load %kv[%339] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %341 = arith.addi %295, %c55 : index
            %342 = vector.load %kv[%341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %343 = vector.bitcast %241 : vector<4xi32> to vector<16xi8>
            %344 = wave.fp8_decode "e4m3" packed %343 : vector<16xi8> -> vector<16xf16>
            %345 = vector.bitcast %242 : vector<4xi32> to vector<16xi8>
            %346 = wave.fp8_decode "e4m3" packed %345 : vector<16xi8> -> vector<16xf16>
            %347 = arith.addi %291, %c16 : index
            %348 = vector.load %4[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %349 = arith.addi %347, %c42 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %352 = wave.mma %344, %351, %337 : vector<16xf16>, vector<8xf32>
            %353 = wave.mma %346, %351, %338 : vector<16xf16>, vector<8xf32>
            %354 = arith.addi %292, %c43 : index
            %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %356 = arith.addi %295, %c43 : index
            %357 = vector.load %kv[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %358 = vector.bitcast %294 : vector<4xi32> to vector<16xi8>
            %359 = wave.fp8_decode "e4m3" packed %358 : vector<16xi8> -> vector<16xf16>
            %360 = vector.bitcast %297 : vector<4xi32> to vector<16xi8>
            %361 = wave.fp8_decode "e4m3" packed %360 : vector<16xi8> -> vector<16xf16>
            %362 = arith.addi %291, %c44 : index
            %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %364 = arith.addi %362, %c42 : index
            %365 = vector.load %4[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %366 = vector.shuffle %363, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %367 = wave.mma %359, %366, %352 : vector<16xf16>, vector<8xf32>
            %368 = wave.mma %361, %366, %353 : vector<16xf16>, vector<8xf32>
            %369 = arith.addi %292, %c56 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %371 = arith.addi %295, %c56 : index
            %372 = vector.load %kv[%371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %373 = vector.bitcast %310 : vector<4xi32> to vector<16xi8>
            %374 = wave.fp8_decode "e4m3" packed %373 : vector<16xi8> -> vector<16xf16>
            %375 = vector.bitcast %312 : vector<4xi32> to vector<16xi8>
            %376 = wave.fp8_decode "e4m3" packed %375 : vector<16xi8> -> vector<16xf16>
            %377 = arith.addi %291, %c45 : index
            %378 = vector.load %4[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %379 = arith.addi %377, %c42 : index
            %380 = vector.load %4[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %381 = vector.shuffle %378, %380 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %382 = wave.mma %374, %381, %367 : vector<16xf16>, vector<8xf32>
            %383 = wave.mma %376, %381, %368 : vector<16xf16>, vector<8xf32>
            %384 = arith.addi %292, %c57 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %295, %c57 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %388 = wave.opaque %382 : vector<8xf32>
            %389 = wave.opaque %383 : vector<8xf32>
            %390 = wave.opaque %254 : i32
            %391 = arith.cmpi sgt, %390, %193 : i32
            %392:2 = scf.if %391 -> (vector<8xf32>, vector<8xf32>) {
              %393 = arith.index_cast %2 : index to i32
              %394 = arith.addi %253, %393 : i32
              %395 = arith.subi %38, %394 : i32
              %396 = arith.subi %395, %c52 : i32
              %397 = vector.broadcast %396 : i32 to vector<8xi32>
              %398 = arith.cmpi sgt, %397, %c59 : vector<8xi32>
              %399 = arith.select %398, %388, %c58 : vector<8xi1>, vector<8xf32>
              %400 = arith.subi %395, %c19 : i32
              %401 = vector.broadcast %400 : i32 to vector<8xi32>
              %402 = arith.cmpi sgt, %401, %c59 : vector<8xi32>
              %403 = arith.select %402, %389, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %399, %403 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %388, %389 : vector<8xf32>, vector<8xf32>
            }
            %404 = vector.extract %392#0[0] : f32 from vector<8xf32>
            %405 = vector.extract %392#0[1] : f32 from vector<8xf32>
            %406 = vector.extract %392#0[2] : f32 from vector<8xf32>
            %407 = vector.extract %392#0[3] : f32 from vector<8xf32>
            %408 = vector.extract %392#0[4] : f32 from vector<8xf32>
            %409 = vector.extract %392#0[5] : f32 from vector<8xf32>
            %410 = vector.extract %392#0[6] : f32 from vector<8xf32>
            %411 = vector.extract %392#0[7] : f32 from vector<8xf32>
            %412 = vector.extract %392#1[0] : f32 from vector<8xf32>
            %413 = vector.extract %392#1[1] : f32 from vector<8xf32>
            %414 = vector.extract %392#1[2] : f32 from vector<8xf32>
            %415 = vector.extract %392#1[3] : f32 from vector<8xf32>
            %416 = vector.extract %392#1[4] : f32 from vector<8xf32>
            %417 = vector.extract %392#1[5] : f32 from vector<8xf32>
            %418 = vector.extract %392#1[6] : f32 from vector<8xf32>
            %419 = vector.extract %392#1[7] : f32 from vector<8xf32>
            %420 = arith.maxnumf %404, %405 fastmath<nnan> : f32
            %421 = arith.maxnumf %420, %406 fastmath<nnan> : f32
            %422 = arith.maxnumf %421, %407 fastmath<nnan> : f32
            %423 = arith.maxnumf %422, %408 fastmath<nnan> : f32
            %424 = arith.maxnumf %423, %409 fastmath<nnan> : f32
            %425 = arith.maxnumf %424, %410 fastmath<nnan> : f32
            %426 = arith.maxnumf %425, %411 fastmath<nnan> : f32
            %427 = arith.maxnumf %426, %412 fastmath<nnan> : f32
            %428 = arith.maxnumf %427, %413 fastmath<nnan> : f32
            %429 = arith.maxnumf %428, %414 fastmath<nnan> : f32
            %430 = arith.maxnumf %429, %415 fastmath<nnan> : f32
            %431 = arith.maxnumf %430, %416 fastmath<nnan> : f32
            %432 = arith.maxnumf %431, %417 fastmath<nnan> : f32
            %433 = arith.maxnumf %432, %418 fastmath<nnan> : f32
            %434 = arith.maxnumf %433, %419 fastmath<nnan> : f32
            %435 = wave.swap_halves %434 : f32
            %436 = arith.maxnumf %434, %435 fastmath<nnan> : f32
            %437 = arith.mulf %436, %186 : f32
            %438 = arith.addf %243, %c60 : f32
            %439 = arith.cmpf ogt, %437, %438 : f32
            %440:8 = scf.if %439 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %441 = arith.subf %243, %437 : f32
              %442 = wave.exp2 %441 : f32
              %443 = vector.broadcast %442 : f32 to vector<8xf32>
              %444 = arith.mulf %244, %442 : f32
              %445 = arith.mulf %245, %443 : vector<8xf32>
              %446 = arith.mulf %246, %443 : vector<8xf32>
              %447 = arith.mulf %247, %443 : vector<8xf32>
              %448 = arith.mulf %248, %443 : vector<8xf32>
              %449 = arith.mulf %249, %443 : vector<8xf32>
              %450 = arith.mulf %250, %443 : vector<8xf32>
              scf.yield %437, %444, %445, %446, %447, %448, %449, %450 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %243, %244, %245, %246, %247, %248, %249, %250 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %451 = vector.broadcast %186 : f32 to vector<8xf32>
            %452 = arith.subf %c61, %440#0 : f32
            %453 = vector.broadcast %452 : f32 to vector<8xf32>
            %454 = math.fma %392#0, %451, %453 : vector<8xf32>
            %455 = wave.exp2 %454 : vector<8xf32>
            %456 = math.fma %392#1, %451, %453 : vector<8xf32>
            %457 = wave.exp2 %456 : vector<8xf32>
            %458 = arith.truncf %455 : vector<8xf32> to vector<8xf16>
            %459 = vector.bitcast %458 : vector<8xf16> to vector<4xi32>
            %460 = wave.swap_halves %459 : vector<4xi32>
            %461 = arith.select %3, %460, %459 : vector<4xi32>
            %462 = arith.select %3, %459, %460 : vector<4xi32>
            %463 = vector.shuffle %461, %462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %464 = vector.bitcast %463 : vector<8xi32> to vector<16xf16>
            %465 = arith.truncf %457 : vector<8xf32> to vector<8xf16>
            %466 = vector.bitcast %465 : vector<8xf16> to vector<4xi32>
            %467 = wave.swap_halves %466 : vector<4xi32>
            %468 = arith.select %3, %467, %466 : vector<4xi32>
            %469 = arith.select %3, %466, %467 : vector<4xi32>
            %470 = vector.shuffle %468, %469 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %471 = vector.bitcast %470 : vector<8xi32> to vector<16xf16>
            %472 = arith.addf %455, %457 : vector<8xf32>
            %473 = vector.extract %472[0] : f32 from vector<8xf32>
            %474 = vector.extract %472[1] : f32 from vector<8xf32>
            %475 = vector.extract %472[2] : f32 from vector<8xf32>
            %476 = vector.extract %472[3] : f32 from vector<8xf32>
            %477 = vector.extract %472[4] : f32 from vector<8xf32>
            %478 = vector.extract %472[5] : f32 from vector<8xf32>
            %479 = vector.extract %472[6] : f32 from vector<8xf32>
            %480 = vector.extract %472[7] : f32 from vector<8xf32>
            %481 = arith.addf %473, %477 : f32
            %482 = arith.addf %474, %478 : f32
            %483 = arith.addf %475, %479 : f32
            %484 = arith.addf %476, %480 : f32
            %485 = arith.addf %481, %483 : f32
            %486 = arith.addf %482, %484 : f32
            %487 = arith.addf %485, %486 : f32
            %488 = arith.addf %440#1, %487 : f32
            %489 = wave.opaque %488 : f32
            %490 = wave.opaque %254 : i32
            %491 = arith.cmpi sgt, %490, %193 : i32
            %492:2 = scf.if %491 -> (vector<4xi32>, vector<4xi32>) {
              %493 = arith.subi %193, %253 : i32
              %494 = arith.subi %493, %c52 : i32
              %495 = arith.minsi %494, %c19 : i32
              %496 = arith.maxsi %495, %c52 : i32
              %497 = arith.cmpi sgt, %496, %c52 : i32
              %498 = arith.select %497, %c63, %c52 : i32
              %499 = arith.ori %c52, %498 : i32
              %500 = arith.cmpi sgt, %496, %c18 : i32
              %501 = arith.select %500, %c63, %c52 : i32
              %502 = arith.ori %c52, %501 : i32
              %503 = arith.cmpi sgt, %496, %c64 : i32
              %504 = arith.select %503, %c65, %c52 : i32
              %505 = arith.ori %499, %504 : i32
              %506 = arith.cmpi sgt, %496, %c66 : i32
              %507 = arith.select %506, %c65, %c52 : i32
              %508 = arith.ori %502, %507 : i32
              %509 = arith.cmpi sgt, %496, %c67 : i32
              %510 = arith.select %509, %c68, %c52 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = arith.cmpi sgt, %496, %c69 : i32
              %513 = arith.select %512, %c68, %c52 : i32
              %514 = arith.ori %508, %513 : i32
              %515 = arith.cmpi sgt, %496, %c70 : i32
              %516 = arith.select %515, %c71, %c52 : i32
              %517 = arith.ori %511, %516 : i32
              %518 = arith.cmpi sgt, %496, %c72 : i32
              %519 = arith.select %518, %c71, %c52 : i32
              %520 = arith.ori %514, %519 : i32
              %521 = arith.cmpi sgt, %496, %c73 : i32
              %522 = arith.select %521, %c63, %c52 : i32
              %523 = arith.ori %c52, %522 : i32
              %524 = arith.cmpi sgt, %496, %c74 : i32
              %525 = arith.select %524, %c63, %c52 : i32
              %526 = arith.ori %c52, %525 : i32
              %527 = arith.cmpi sgt, %496, %c75 : i32
              %528 = arith.select %527, %c65, %c52 : i32
              %529 = arith.ori %523, %528 : i32
              %530 = arith.cmpi sgt, %496, %c76 : i32
              %531 = arith.select %530, %c65, %c52 : i32
              %532 = arith.ori %526, %531 : i32
              %533 = arith.cmpi sgt, %496, %c77 : i32
              %534 = arith.select %533, %c68, %c52 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = arith.cmpi sgt, %496, %c78 : i32
              %537 = arith.select %536, %c68, %c52 : i32
              %538 = arith.ori %532, %537 : i32
              %539 = arith.cmpi sgt, %496, %c41 : i32
              %540 = arith.select %539, %c71, %c52 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %496, %c79 : i32
              %543 = arith.select %542, %c71, %c52 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = vector.from_elements %517, %541, %520, %544 : vector<4xi32>
              %546 = arith.subi %493, %c19 : i32
              %547 = arith.minsi %546, %c19 : i32
              %548 = arith.maxsi %547, %c52 : i32
              %549 = arith.cmpi sgt, %548, %c52 : i32
              %550 = arith.select %549, %c63, %c52 : i32
              %551 = arith.ori %c52, %550 : i32
              %552 = arith.cmpi sgt, %548, %c18 : i32
              %553 = arith.select %552, %c63, %c52 : i32
              %554 = arith.ori %c52, %553 : i32
              %555 = arith.cmpi sgt, %548, %c64 : i32
              %556 = arith.select %555, %c65, %c52 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %548, %c66 : i32
              %559 = arith.select %558, %c65, %c52 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %548, %c67 : i32
              %562 = arith.select %561, %c68, %c52 : i32
              %563 = arith.ori %557, %562 : i32
              %564 = arith.cmpi sgt, %548, %c69 : i32
              %565 = arith.select %564, %c68, %c52 : i32
              %566 = arith.ori %560, %565 : i32
              %567 = arith.cmpi sgt, %548, %c70 : i32
              %568 = arith.select %567, %c71, %c52 : i32
              %569 = arith.ori %563, %568 : i32
              %570 = arith.cmpi sgt, %548, %c72 : i32
              %571 = arith.select %570, %c71, %c52 : i32
              %572 = arith.ori %566, %571 : i32
              %573 = arith.cmpi sgt, %548, %c73 : i32
              %574 = arith.select %573, %c63, %c52 : i32
              %575 = arith.ori %c52, %574 : i32
              %576 = arith.cmpi sgt, %548, %c74 : i32
              %577 = arith.select %576, %c63, %c52 : i32
              %578 = arith.ori %c52, %577 : i32
              %579 = arith.cmpi sgt, %548, %c75 : i32
              %580 = arith.select %579, %c65, %c52 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %548, %c76 : i32
              %583 = arith.select %582, %c65, %c52 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %548, %c77 : i32
              %586 = arith.select %585, %c68, %c52 : i32
              %587 = arith.ori %581, %586 : i32
              %588 = arith.cmpi sgt, %548, %c78 : i32
              %589 = arith.select %588, %c68, %c52 : i32
              %590 = arith.ori %584, %589 : i32
              %591 = arith.cmpi sgt, %548, %c41 : i32
              %592 = arith.select %591, %c71, %c52 : i32
              %593 = arith.ori %587, %592 : i32
              %594 = arith.cmpi sgt, %548, %c79 : i32
              %595 = arith.select %594, %c71, %c52 : i32
              %596 = arith.ori %590, %595 : i32
              %597 = vector.from_elements %569, %593, %572, %596 : vector<4xi32>
              scf.yield %545, %597 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62 : vector<4xi32>, vector<4xi32>
            }
            %598 = wave.opaque %254 : i32
            %599 = arith.cmpi sgt, %598, %193 : i32
            %600:2 = scf.if %599 -> (vector<4xi32>, vector<4xi32>) {
              %601 = arith.andi %325, %492#0 : vector<4xi32>
              %602 = arith.andi %327, %492#1 : vector<4xi32>
              scf.yield %601, %602 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %325, %327 : vector<4xi32>, vector<4xi32>
            }
            %603 = vector.bitcast %600#0 : vector<4xi32> to vector<16xi8>
            %604 = wave.fp8_decode "e4m3" packed %603 : vector<16xi8> -> vector<16xf16>
            %605 = wave.mma %604, %464, %440#2 : vector<16xf16>, vector<8xf32>
            %606 = vector.bitcast %600#1 : vector<4xi32> to vector<16xi8>
            %607 = wave.fp8_decode "e4m3" packed %606 : vector<16xi8> -> vector<16xf16>
            %608 = wave.mma %607, %471, %605 : vector<16xf16>, vector<8xf32>
            %609 = wave.opaque %608 : vector<8xf32>
            %610 = arith.addi %292, %c80 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %295, %c80 : index
            %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %614 = wave.opaque %254 : i32
            %615 = arith.cmpi sgt, %614, %193 : i32
            %616:2 = scf.if %615 -> (vector<4xi32>, vector<4xi32>) {
              %617 = arith.andi %340, %492#0 : vector<4xi32>
              %618 = arith.andi %342, %492#1 : vector<4xi32>
              scf.yield %617, %618 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %340, %342 : vector<4xi32>, vector<4xi32>
            }
            %619 = vector.bitcast %616#0 : vector<4xi32> to vector<16xi8>
            %620 = wave.fp8_decode "e4m3" packed %619 : vector<16xi8> -> vector<16xf16>
            %621 = wave.mma %620, %464, %440#3 : vector<16xf16>, vector<8xf32>
            %622 = vector.bitcast %616#1 : vector<4xi32> to vector<16xi8>
            %623 = wave.fp8_decode "e4m3" packed %622 : vector<16xi8> -> vector<16xf16>
            %624 = wave.mma %623, %471, %621 : vector<16xf16>, vector<8xf32>
            %625 = wave.opaque %624 : vector<8xf32>
            wave.pin
            %626 = wave.opaque %254 : i32
            %627 = arith.cmpi sgt, %626, %193 : i32
            %628:2 = scf.if %627 -> (vector<4xi32>, vector<4xi32>) {
              %629 = arith.andi %355, %492#0 : vector<4xi32>
              %630 = arith.andi %357, %492#1 : vector<4xi32>
              scf.yield %629, %630 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %355, %357 : vector<4xi32>, vector<4xi32>
            }
            %631 = vector.bitcast %628#0 : vector<4xi32> to vector<16xi8>
            %632 = wave.fp8_decode "e4m3" packed %631 : vector<16xi8> -> vector<16xf16>
            %633 = wave.mma %632, %464, %440#4 : vector<16xf16>, vector<8xf32>
            %634 = vector.bitcast %628#1 : vector<4xi32> to vector<16xi8>
            %635 = wave.fp8_decode "e4m3" packed %634 : vector<16xi8> -> vector<16xf16>
            %636 = wave.mma %635, %471, %633 : vector<16xf16>, vector<8xf32>
            %637 = wave.opaque %636 : vector<8xf32>
            wave.pin
            %638 = wave.opaque %254 : i32
            %639 = arith.cmpi slt, %638, %193 : i32
            %640:2 = scf.if %639 -> (vector<4xi32>, vector<4xi32>) {
              %641 = arith.addi %280, %35 : index
              %642 = arith.addi %641, %c24 : index
              %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %644 = arith.addi %288, %35 : index
              %645 = arith.addi %644, %c24 : index
              %646 = vector.load %kv[%645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %643, %646 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %628#0, %628#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %647 = wave.opaque %254 : i32
            %648 = arith.cmpi sgt, %647, %193 : i32
            %649:2 = scf.if %648 -> (vector<4xi32>, vector<4xi32>) {
              %650 = arith.andi %370, %492#0 : vector<4xi32>
              %651 = arith.andi %372, %492#1 : vector<4xi32>
              scf.yield %650, %651 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %370, %372 : vector<4xi32>, vector<4xi32>
            }
            %652 = vector.bitcast %649#0 : vector<4xi32> to vector<16xi8>
            %653 = wave.fp8_decode "e4m3" packed %652 : vector<16xi8> -> vector<16xf16>
            %654 = wave.mma %653, %464, %440#5 : vector<16xf16>, vector<8xf32>
            %655 = vector.bitcast %649#1 : vector<4xi32> to vector<16xi8>
            %656 = wave.fp8_decode "e4m3" packed %655 : vector<16xi8> -> vector<16xf16>
            %657 = wave.mma %656, %471, %654 : vector<16xf16>, vector<8xf32>
            %658 = wave.opaque %657 : vector<8xf32>
            wave.pin
            %659 = wave.opaque %254 : i32
            %660 = arith.cmpi slt, %659, %193 : i32
            %661:2 = scf.if %660 -> (vector<4xi32>, vector<4xi32>) {
              %662 = arith.addi %280, %35 : index
              %663 = arith.addi %662, %c33 : index
              %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %665 = arith.addi %288, %35 : index
              %666 = arith.addi %665, %c33 : index
              %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %664, %667 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %649#0, %649#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %668 = wave.opaque %254 : i32
            %669 = arith.cmpi sgt, %668, %193 : i32
            %670:2 = scf.if %669 -> (vector<4xi32>, vector<4xi32>) {
              %671 = arith.andi %385, %492#0 : vector<4xi32>
              %672 = arith.andi %387, %492#1 : vector<4xi32>
              scf.yield %671, %672 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %385, %387 : vector<4xi32>, vector<4xi32>
            }
            %673 = vector.bitcast %670#0 : vector<4xi32> to vector<16xi8>
            %674 = wave.fp8_decode "e4m3" packed %673 : vector<16xi8> -> vector<16xf16>
            %675 = wave.mma %674, %464, %440#6 : vector<16xf16>, vector<8xf32>
            %676 = vector.bitcast %670#1 : vector<4xi32> to vector<16xi8>
            %677 = wave.fp8_decode "e4m3" packed %676 : vector<16xi8> -> vector<16xf16>
            %678 = wave.mma %677, %471, %675 : vector<16xf16>, vector<8xf32>
            %679 = wave.opaque %678 : vector<8xf32>
            wave.pin
            %680 = wave.opaque %254 : i32
            %681 = arith.cmpi slt, %680, %193 : i32
            %682:2 = scf.if %681 -> (vector<4xi32>, vector<4xi32>) {
              %683 = arith.addi %280, %35 : index
              %684 = arith.addi %683, %c42 : index
              %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %686 = arith.addi %288, %35 : index
              %687 = arith.addi %686, %c42 : index
              %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %685, %688 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %670#0, %670#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %689 = wave.opaque %254 : i32
            %690 = arith.cmpi sgt, %689, %193 : i32
            %691:2 = scf.if %690 -> (vector<4xi32>, vector<4xi32>) {
              %692 = arith.andi %611, %492#0 : vector<4xi32>
              %693 = arith.andi %613, %492#1 : vector<4xi32>
              scf.yield %692, %693 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %611, %613 : vector<4xi32>, vector<4xi32>
            }
            %694 = vector.bitcast %691#0 : vector<4xi32> to vector<16xi8>
            %695 = wave.fp8_decode "e4m3" packed %694 : vector<16xi8> -> vector<16xf16>
            %696 = wave.mma %695, %464, %440#7 : vector<16xf16>, vector<8xf32>
            %697 = vector.bitcast %691#1 : vector<4xi32> to vector<16xi8>
            %698 = wave.fp8_decode "e4m3" packed %697 : vector<16xi8> -> vector<16xf16>
            %699 = wave.mma %698, %471, %696 : vector<16xf16>, vector<8xf32>
            %700 = wave.opaque %699 : vector<8xf32>
            wave.pin
            %701 = wave.opaque %254 : i32
            %702 = arith.cmpi slt, %701, %193 : i32
            %703:2 = scf.if %702 -> (vector<4xi32>, vector<4xi32>) {
              %704 = arith.addi %280, %35 : index
              %705 = arith.addi %704, %c25 : index
              %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %707 = arith.addi %288, %35 : index
              %708 = arith.addi %707, %c25 : index
              %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %706, %709 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %691#0, %691#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %640#0, %640#1, %661#0, %661#1, %682#0, %682#1, %703#0, %703#1, %440#0, %489, %609, %625, %637, %658, %679, %700 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %710 = wave.swap_halves %251#9 : f32
          %711 = arith.addf %251#9, %710 : f32
          scf.yield %251#8, %711, %251#10, %251#11, %251#12, %251#13, %251#14, %251#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %712 = wave.opaque %c24 : index
        %713 = arith.addi %46, %712 : index
        %714 = arith.remui %0, %c9 : index
        %715 = arith.addi %714, %712 : index
        %716 = arith.addi %1, %712 : index
        %717 = arith.cmpi slt, %716, %c9 : index
        scf.if %717 {
          %718 = arith.addi %45, %716 : index
          memref.store %195#0, %6[%718] : memref<?xf32>
          %719 = arith.addi %718, %c3 : index
          memref.store %195#1, %6[%719] : memref<?xf32>
          %720 = arith.muli %8, %c43 : index
          %721 = arith.muli %2, %c9 : index
          %722 = arith.addi %720, %721 : index
          %723 = arith.addi %722, %716 : index
          %724 = vector.extract %195#2[0] : f32 from vector<8xf32>
          %725 = arith.addi %723, %c24 : index
          memref.store %724, %5[%725] : memref<?xf32>
          %726 = vector.extract %195#2[1] : f32 from vector<8xf32>
          %727 = arith.addi %723, %c3 : index
          memref.store %726, %5[%727] : memref<?xf32>
          %728 = vector.extract %195#2[2] : f32 from vector<8xf32>
          %729 = arith.addi %723, %c23 : index
          memref.store %728, %5[%729] : memref<?xf32>
          %730 = vector.extract %195#2[3] : f32 from vector<8xf32>
          %731 = arith.addi %723, %c31 : index
          memref.store %730, %5[%731] : memref<?xf32>
          %732 = vector.extract %195#2[4] : f32 from vector<8xf32>
          %733 = arith.addi %723, %c33 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %195#2[5] : f32 from vector<8xf32>
          %735 = arith.addi %723, %c35 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %195#2[6] : f32 from vector<8xf32>
          %737 = arith.addi %723, %c27 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %195#2[7] : f32 from vector<8xf32>
          %739 = arith.addi %723, %c81 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %195#3[0] : f32 from vector<8xf32>
          %741 = arith.addi %723, %c42 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %195#3[1] : f32 from vector<8xf32>
          %743 = arith.addi %723, %c82 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %195#3[2] : f32 from vector<8xf32>
          %745 = arith.addi %723, %c83 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %195#3[3] : f32 from vector<8xf32>
          %747 = arith.addi %723, %c84 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %195#3[4] : f32 from vector<8xf32>
          %749 = arith.addi %723, %c25 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %195#3[5] : f32 from vector<8xf32>
          %751 = arith.addi %723, %c85 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %195#3[6] : f32 from vector<8xf32>
          %753 = arith.addi %723, %c86 : index
          memref.store %752, %5[%753] : memref<?xf32>
          %754 = vector.extract %195#3[7] : f32 from vector<8xf32>
          %755 = arith.addi %723, %c87 : index
          memref.store %754, %5[%755] : memref<?xf32>
          %756 = vector.extract %195#4[0] : f32 from vector<8xf32>
          %757 = arith.addi %723, %c7 : index
          memref.store %756, %5[%757] : memref<?xf32>
          %758 = vector.extract %195#4[1] : f32 from vector<8xf32>
          %759 = arith.addi %723, %c88 : index
          memref.store %758, %5[%759] : memref<?xf32>
          %760 = vector.extract %195#4[2] : f32 from vector<8xf32>
          %761 = arith.addi %723, %c89 : index
          memref.store %760, %5[%761] : memref<?xf32>
          %762 = vector.extract %195#4[3] : f32 from vector<8xf32>
          %763 = arith.addi %723, %c90 : index
          memref.store %762, %5[%763] : memref<?xf32>
          %764 = vector.extract %195#4[4] : f32 from vector<8xf32>
          %765 = arith.addi %723, %c53 : index
          memref.store %764, %5[%765] : memref<?xf32>
          %766 = vector.extract %195#4[5] : f32 from vector<8xf32>
          %767 = arith.addi %723, %c91 : index
          memref.store %766, %5[%767] : memref<?xf32>
          %768 = vector.extract %195#4[6] : f32 from vector<8xf32>
          %769 = arith.addi %723, %c92 : index
          memref.store %768, %5[%769] : memref<?xf32>
          %770 = vector.extract %195#4[7] : f32 from vector<8xf32>
          %771 = arith.addi %723, %c93 : index
          memref.store %770, %5[%771] : memref<?xf32>
          %772 = vector.extract %195#5[0] : f32 from vector<8xf32>
          %773 = arith.addi %723, %c54 : index
          memref.store %772, %5[%773] : memref<?xf32>
          %774 = vector.extract %195#5[1] : f32 from vector<8xf32>
          %775 = arith.addi %723, %c94 : index
          memref.store %774, %5[%775] : memref<?xf32>
          %776 = vector.extract %195#5[2] : f32 from vector<8xf32>
          %777 = arith.addi %723, %c95 : index
          memref.store %776, %5[%777] : memref<?xf32>
          %778 = vector.extract %195#5[3] : f32 from vector<8xf32>
          %779 = arith.addi %723, %c96 : index
          memref.store %778, %5[%779] : memref<?xf32>
          %780 = vector.extract %195#5[4] : f32 from vector<8xf32>
          %781 = arith.addi %723, %c55 : index
          memref.store %780, %5[%781] : memref<?xf32>
          %782 = vector.extract %195#5[5] : f32 from vector<8xf32>
          %783 = arith.addi %723, %c97 : index
          memref.store %782, %5[%783] : memref<?xf32>
          %784 = vector.extract %195#5[6] : f32 from vector<8xf32>
          %785 = arith.addi %723, %c98 : index
          memref.store %784, %5[%785] : memref<?xf32>
          %786 = vector.extract %195#5[7] : f32 from vector<8xf32>
          %787 = arith.addi %723, %c99 : index
          memref.store %786, %5[%787] : memref<?xf32>
        }
        wave.barrier
        %788 = arith.addi %715, %c24 : index
        %789 = memref.load %6[%788] : memref<?xf32>
        %790 = arith.addi %715, %c3 : index
        %791 = memref.load %6[%790] : memref<?xf32>
        %792 = arith.addi %715, %c23 : index
        %793 = memref.load %6[%792] : memref<?xf32>
        %794 = arith.addi %715, %c31 : index
        %795 = memref.load %6[%794] : memref<?xf32>
        %796 = arith.addi %715, %c33 : index
        %797 = memref.load %6[%796] : memref<?xf32>
        %798 = arith.addi %715, %c35 : index
        %799 = memref.load %6[%798] : memref<?xf32>
        %800 = arith.addi %715, %c27 : index
        %801 = memref.load %6[%800] : memref<?xf32>
        %802 = arith.addi %715, %c81 : index
        %803 = memref.load %6[%802] : memref<?xf32>
        %804 = arith.addi %715, %c42 : index
        %805 = memref.load %6[%804] : memref<?xf32>
        %806 = arith.addi %715, %c82 : index
        %807 = memref.load %6[%806] : memref<?xf32>
        %808 = arith.addi %715, %c83 : index
        %809 = memref.load %6[%808] : memref<?xf32>
        %810 = arith.addi %715, %c84 : index
        %811 = memref.load %6[%810] : memref<?xf32>
        %812 = arith.addi %715, %c25 : index
        %813 = memref.load %6[%812] : memref<?xf32>
        %814 = arith.addi %715, %c85 : index
        %815 = memref.load %6[%814] : memref<?xf32>
        %816 = arith.addi %715, %c86 : index
        %817 = memref.load %6[%816] : memref<?xf32>
        %818 = arith.addi %715, %c87 : index
        %819 = memref.load %6[%818] : memref<?xf32>
        %820 = arith.maxnumf %789, %793 fastmath<nnan> : f32
        %821 = arith.subf %789, %820 : f32
        %822 = wave.exp2 %821 : f32
        %823 = arith.subf %793, %820 : f32
        %824 = wave.exp2 %823 : f32
        %825 = arith.mulf %791, %822 : f32
        %826 = math.fma %795, %824, %825 : f32
        %827 = arith.maxnumf %820, %797 fastmath<nnan> : f32
        %828 = arith.subf %820, %827 : f32
        %829 = wave.exp2 %828 : f32
        %830 = arith.subf %797, %827 : f32
        %831 = wave.exp2 %830 : f32
        %832 = arith.mulf %826, %829 : f32
        %833 = math.fma %799, %831, %832 : f32
        %834 = arith.maxnumf %827, %801 fastmath<nnan> : f32
        %835 = arith.subf %827, %834 : f32
        %836 = wave.exp2 %835 : f32
        %837 = arith.subf %801, %834 : f32
        %838 = wave.exp2 %837 : f32
        %839 = arith.mulf %833, %836 : f32
        %840 = math.fma %803, %838, %839 : f32
        %841 = arith.maxnumf %834, %805 fastmath<nnan> : f32
        %842 = arith.subf %834, %841 : f32
        %843 = wave.exp2 %842 : f32
        %844 = arith.subf %805, %841 : f32
        %845 = wave.exp2 %844 : f32
        %846 = arith.mulf %840, %843 : f32
        %847 = math.fma %807, %845, %846 : f32
        %848 = arith.maxnumf %841, %809 fastmath<nnan> : f32
        %849 = arith.subf %841, %848 : f32
        %850 = wave.exp2 %849 : f32
        %851 = arith.subf %809, %848 : f32
        %852 = wave.exp2 %851 : f32
        %853 = arith.mulf %847, %850 : f32
        %854 = math.fma %811, %852, %853 : f32
        %855 = arith.maxnumf %848, %813 fastmath<nnan> : f32
        %856 = arith.subf %848, %855 : f32
        %857 = wave.exp2 %856 : f32
        %858 = arith.subf %813, %855 : f32
        %859 = wave.exp2 %858 : f32
        %860 = arith.mulf %854, %857 : f32
        %861 = math.fma %815, %859, %860 : f32
        %862 = arith.maxnumf %855, %817 fastmath<nnan> : f32
        %863 = arith.subf %855, %862 : f32
        %864 = wave.exp2 %863 : f32
        %865 = arith.subf %817, %862 : f32
        %866 = wave.exp2 %865 : f32
        %867 = arith.mulf %861, %864 : f32
        %868 = math.fma %819, %866, %867 : f32
        %869 = arith.addi %713, %c24 : index
        %870 = arith.addi %869, %c24 : index
        %871 = memref.load %5[%870] : memref<?xf32>
        %872 = arith.addi %869, %c43 : index
        %873 = memref.load %5[%872] : memref<?xf32>
        %874 = arith.addi %869, %c44 : index
        %875 = memref.load %5[%874] : memref<?xf32>
        %876 = arith.addi %869, %c5 : index
        %877 = memref.load %5[%876] : memref<?xf32>
        %878 = arith.addi %869, %c100 : index
        %879 = memref.load %5[%878] : memref<?xf32>
        %880 = arith.addi %869, %c101 : index
        %881 = memref.load %5[%880] : memref<?xf32>
        %882 = arith.addi %869, %c102 : index
        %883 = memref.load %5[%882] : memref<?xf32>
        %884 = arith.addi %869, %c103 : index
        %885 = memref.load %5[%884] : memref<?xf32>
        %886 = arith.mulf %871, %822 : f32
        %887 = math.fma %873, %824, %886 : f32
        %888 = arith.mulf %887, %829 : f32
        %889 = math.fma %875, %831, %888 : f32
        %890 = arith.mulf %889, %836 : f32
        %891 = math.fma %877, %838, %890 : f32
        %892 = arith.mulf %891, %843 : f32
        %893 = math.fma %879, %845, %892 : f32
        %894 = arith.mulf %893, %850 : f32
        %895 = math.fma %881, %852, %894 : f32
        %896 = arith.mulf %895, %857 : f32
        %897 = math.fma %883, %859, %896 : f32
        %898 = arith.mulf %897, %864 : f32
        %899 = math.fma %885, %866, %898 : f32
        %900 = arith.addi %713, %c7 : index
        %901 = arith.addi %900, %c24 : index
        %902 = memref.load %5[%901] : memref<?xf32>
        %903 = arith.addi %900, %c43 : index
        %904 = memref.load %5[%903] : memref<?xf32>
        %905 = arith.addi %900, %c44 : index
        %906 = memref.load %5[%905] : memref<?xf32>
        %907 = arith.addi %900, %c5 : index
        %908 = memref.load %5[%907] : memref<?xf32>
        %909 = arith.addi %900, %c100 : index
        %910 = memref.load %5[%909] : memref<?xf32>
        %911 = arith.addi %900, %c101 : index
        %912 = memref.load %5[%911] : memref<?xf32>
        %913 = arith.addi %900, %c102 : index
        %914 = memref.load %5[%913] : memref<?xf32>
        %915 = arith.addi %900, %c103 : index
        %916 = memref.load %5[%915] : memref<?xf32>
        %917 = arith.mulf %902, %822 : f32
        %918 = math.fma %904, %824, %917 : f32
        %919 = arith.mulf %918, %829 : f32
        %920 = math.fma %906, %831, %919 : f32
        %921 = arith.mulf %920, %836 : f32
        %922 = math.fma %908, %838, %921 : f32
        %923 = arith.mulf %922, %843 : f32
        %924 = math.fma %910, %845, %923 : f32
        %925 = arith.mulf %924, %850 : f32
        %926 = math.fma %912, %852, %925 : f32
        %927 = arith.mulf %926, %857 : f32
        %928 = math.fma %914, %859, %927 : f32
        %929 = arith.mulf %928, %864 : f32
        %930 = math.fma %916, %866, %929 : f32
        wave.barrier
        scf.if %717 {
          %931 = arith.muli %8, %c43 : index
          %932 = arith.muli %2, %c9 : index
          %933 = arith.addi %931, %932 : index
          %934 = arith.addi %933, %716 : index
          %935 = vector.extract %195#6[0] : f32 from vector<8xf32>
          %936 = arith.addi %934, %c24 : index
          memref.store %935, %5[%936] : memref<?xf32>
          %937 = vector.extract %195#6[1] : f32 from vector<8xf32>
          %938 = arith.addi %934, %c3 : index
          memref.store %937, %5[%938] : memref<?xf32>
          %939 = vector.extract %195#6[2] : f32 from vector<8xf32>
          %940 = arith.addi %934, %c23 : index
          memref.store %939, %5[%940] : memref<?xf32>
          %941 = vector.extract %195#6[3] : f32 from vector<8xf32>
          %942 = arith.addi %934, %c31 : index
          memref.store %941, %5[%942] : memref<?xf32>
          %943 = vector.extract %195#6[4] : f32 from vector<8xf32>
          %944 = arith.addi %934, %c33 : index
          memref.store %943, %5[%944] : memref<?xf32>
          %945 = vector.extract %195#6[5] : f32 from vector<8xf32>
          %946 = arith.addi %934, %c35 : index
          memref.store %945, %5[%946] : memref<?xf32>
          %947 = vector.extract %195#6[6] : f32 from vector<8xf32>
          %948 = arith.addi %934, %c27 : index
          memref.store %947, %5[%948] : memref<?xf32>
          %949 = vector.extract %195#6[7] : f32 from vector<8xf32>
          %950 = arith.addi %934, %c81 : index
          memref.store %949, %5[%950] : memref<?xf32>
          %951 = vector.extract %195#7[0] : f32 from vector<8xf32>
          %952 = arith.addi %934, %c42 : index
          memref.store %951, %5[%952] : memref<?xf32>
          %953 = vector.extract %195#7[1] : f32 from vector<8xf32>
          %954 = arith.addi %934, %c82 : index
          memref.store %953, %5[%954] : memref<?xf32>
          %955 = vector.extract %195#7[2] : f32 from vector<8xf32>
          %956 = arith.addi %934, %c83 : index
          memref.store %955, %5[%956] : memref<?xf32>
          %957 = vector.extract %195#7[3] : f32 from vector<8xf32>
          %958 = arith.addi %934, %c84 : index
          memref.store %957, %5[%958] : memref<?xf32>
          %959 = vector.extract %195#7[4] : f32 from vector<8xf32>
          %960 = arith.addi %934, %c25 : index
          memref.store %959, %5[%960] : memref<?xf32>
          %961 = vector.extract %195#7[5] : f32 from vector<8xf32>
          %962 = arith.addi %934, %c85 : index
          memref.store %961, %5[%962] : memref<?xf32>
          %963 = vector.extract %195#7[6] : f32 from vector<8xf32>
          %964 = arith.addi %934, %c86 : index
          memref.store %963, %5[%964] : memref<?xf32>
          %965 = vector.extract %195#7[7] : f32 from vector<8xf32>
          %966 = arith.addi %934, %c87 : index
          memref.store %965, %5[%966] : memref<?xf32>
        }
        wave.barrier
        %967 = memref.load %5[%870] : memref<?xf32>
        %968 = memref.load %5[%872] : memref<?xf32>
        %969 = memref.load %5[%874] : memref<?xf32>
        %970 = memref.load %5[%876] : memref<?xf32>
        %971 = memref.load %5[%878] : memref<?xf32>
        %972 = memref.load %5[%880] : memref<?xf32>
        %973 = memref.load %5[%882] : memref<?xf32>
        %974 = memref.load %5[%884] : memref<?xf32>
        %975 = arith.mulf %967, %822 : f32
        %976 = math.fma %968, %824, %975 : f32
        %977 = arith.mulf %976, %829 : f32
        %978 = math.fma %969, %831, %977 : f32
        %979 = arith.mulf %978, %836 : f32
        %980 = math.fma %970, %838, %979 : f32
        %981 = arith.mulf %980, %843 : f32
        %982 = math.fma %971, %845, %981 : f32
        %983 = arith.mulf %982, %850 : f32
        %984 = math.fma %972, %852, %983 : f32
        %985 = arith.mulf %984, %857 : f32
        %986 = math.fma %973, %859, %985 : f32
        %987 = arith.mulf %986, %864 : f32
        %988 = math.fma %974, %866, %987 : f32
        %989 = arith.cmpi eq, %42, %c18 : i32
        scf.if %989 {
          %990 = arith.divf %c104, %868 : f32
          %991 = arith.addi %17, %715 : index
          %992 = arith.cmpi slt, %991, %groupSize : index
          scf.if %992 {
            %993 = arith.muli %15, %groupSize : index
            %994 = arith.addi %993, %991 : index
            %995 = arith.muli %994, %c27 : index
            %996 = arith.muli %heads, %c27 : index
            %997 = arith.divui %869, %c9 : index
            %998 = arith.muli %15, %c27 : index
            %999 = arith.addi %998, %997 : index
            %1000 = memref.load %factors[%999] : memref<?xf32>
            %1001 = arith.muli %kvHeads, %c27 : index
            %1002 = arith.addi %999, %1001 : index
            %1003 = memref.load %factors[%1002] : memref<?xf32>
            %1004 = arith.mulf %899, %990 : f32
            %1005 = math.fma %1004, %1000, %1003 : f32
            %1006 = arith.addi %995, %997 : index
            %1007 = arith.divui %24, %outTileRows : index
            %1008 = arith.divui %996, %c3 : index
            %1009 = arith.muli %1007, %1008 : index
            %1010 = arith.divui %1006, %c3 : index
            %1011 = arith.addi %1009, %1010 : index
            %1012 = arith.muli %1011, %c10 : index
            %1013 = arith.remui %1006, %c3 : index
            %1014 = arith.divui %1013, %c9 : index
            %1015 = arith.addi %1012, %1014 : index
            %1016 = arith.muli %outTileRows, %c9 : index
            %1017 = arith.muli %1015, %1016 : index
            %1018 = arith.remui %24, %outTileRows : index
            %1019 = arith.muli %1018, %c9 : index
            %1020 = arith.addi %1017, %1019 : index
            %1021 = arith.remui %1006, %c9 : index
            %1022 = arith.addi %1020, %1021 : index
            %1023 = arith.addf %1005, %c48 : f32
            %1024 = arith.minimumf %1023, %c106 : f32
            %1025 = arith.maximumf %1024, %c107 : f32
            %1026 = arith.truncf %1025 : f32 to f16
            memref.store %1026, %out[%1022] : memref<?xf16>
            %1027 = arith.divui %900, %c9 : index
            %1028 = arith.addi %998, %1027 : index
            %1029 = memref.load %factors[%1028] : memref<?xf32>
            %1030 = arith.addi %1028, %1001 : index
            %1031 = memref.load %factors[%1030] : memref<?xf32>
            %1032 = arith.mulf %930, %990 : f32
            %1033 = math.fma %1032, %1029, %1031 : f32
            %1034 = arith.addi %995, %1027 : index
            %1035 = arith.divui %1034, %c3 : index
            %1036 = arith.addi %1009, %1035 : index
            %1037 = arith.muli %1036, %c10 : index
            %1038 = arith.remui %1034, %c3 : index
            %1039 = arith.divui %1038, %c9 : index
            %1040 = arith.addi %1037, %1039 : index
            %1041 = arith.muli %1040, %1016 : index
            %1042 = arith.addi %1041, %1019 : index
            %1043 = arith.remui %1034, %c9 : index
            %1044 = arith.addi %1042, %1043 : index
            %1045 = arith.addf %1033, %c48 : f32
            %1046 = arith.minimumf %1045, %c106 : f32
            %1047 = arith.maximumf %1046, %c107 : f32
            %1048 = arith.truncf %1047 : f32 to f16
            memref.store %1048, %out[%1044] : memref<?xf16>
            %1049 = arith.addi %713, %c43 : index
            %1050 = arith.divui %1049, %c9 : index
            %1051 = arith.addi %998, %1050 : index
            %1052 = memref.load %factors[%1051] : memref<?xf32>
            %1053 = arith.addi %1051, %1001 : index
            %1054 = memref.load %factors[%1053] : memref<?xf32>
            %1055 = arith.mulf %988, %990 : f32
            %1056 = math.fma %1055, %1052, %1054 : f32
            %1057 = arith.addi %995, %1050 : index
            %1058 = arith.divui %1057, %c3 : index
            %1059 = arith.addi %1009, %1058 : index
            %1060 = arith.muli %1059, %c10 : index
            %1061 = arith.remui %1057, %c3 : index
            %1062 = arith.divui %1061, %c9 : index
            %1063 = arith.addi %1060, %1062 : index
            %1064 = arith.muli %1063, %1016 : index
            %1065 = arith.addi %1064, %1019 : index
            %1066 = arith.remui %1057, %c9 : index
            %1067 = arith.addi %1065, %1066 : index
            %1068 = arith.addf %1056, %c48 : f32
            %1069 = arith.minimumf %1068, %c106 : f32
            %1070 = arith.maximumf %1069, %c107 : f32
            %1071 = arith.truncf %1070 : f32 to f16
            memref.store %1071, %out[%1067] : memref<?xf16>
          }
        } else {
          %1072 = arith.addi %ranges, %groups : index
          %1073 = arith.muli %9, %1072 : index
          %1074 = arith.index_castui %187 : i32 to index
          %1075 = arith.addi %1073, %1074 : index
          %1076 = arith.muli %1075, %c110 : index
          %1077 = arith.addi %1076, %869 : index
          memref.store %899, %partial[%1077] : memref<?xf32>
          %1078 = arith.addi %1076, %900 : index
          memref.store %930, %partial[%1078] : memref<?xf32>
          %1079 = arith.addi %713, %c43 : index
          %1080 = arith.addi %1076, %1079 : index
          memref.store %988, %partial[%1080] : memref<?xf32>
          %1081 = arith.cmpi slt, %713, %c9 : index
          scf.if %1081 {
            %1082 = arith.addi %1076, %c16 : index
            %1083 = arith.addi %1082, %713 : index
            memref.store %862, %partial[%1083] : memref<?xf32>
            %1084 = arith.addi %1083, %c9 : index
            memref.store %868, %partial[%1084] : memref<?xf32>
          }
          %1085 = arith.addi %42, %c72 : i32
          %1086 = arith.divui %1085, %c73 : i32
          %1087 = arith.divui %187, %c73 : i32
          %1088 = arith.addi %groups, %c4 : index
          %1089 = arith.muli %9, %1088 : index
          %1090 = arith.muli %1087, %c73 : i32
          %1091 = arith.subi %42, %1090 : i32
          %1092 = arith.minsi %1091, %c73 : i32
          %1093 = arith.index_castui %1087 : i32 to index
          %1094 = arith.addi %1089, %1093 : index
          %1095 = arith.index_castui %1092 : i32 to index
          %1096 = wave.arrive %counters[%1094], %1095 : memref<?xi32>
          scf.if %1096 {
            %1103:5 = scf.for %1097 = %c52 to %1092 step %c73 iter_args(%1098 = %c47, %1099 = %c48, %1100 = %c48, %1101 = %c48, %1102 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1104 = arith.addi %1097, %c52 : i32
              %1105 = arith.subi %1092, %c18 : i32
              %1106 = arith.minsi %1104, %1105 : i32
              %1107 = arith.addi %1090, %1106 : i32
              %1108 = arith.index_castui %1107 : i32 to index
              %1109 = arith.addi %1073, %1108 : index
              %1110 = arith.muli %1109, %c110 : index
              %1111 = arith.addi %1110, %c16 : index
              %1112 = arith.addi %1111, %715 : index
              %1113 = memref.load %partial[%1112] : memref<?xf32>
              %1114 = arith.cmpi slt, %1104, %1092 : i32
              %1115 = arith.select %1114, %1113, %c47 : f32
              %1116 = arith.addi %1110, %713 : index
              %1117 = arith.addi %1116, %c24 : index
              %1118 = memref.load %partial[%1117] : memref<?xf32>
              %1119 = arith.addi %1116, %c7 : index
              %1120 = memref.load %partial[%1119] : memref<?xf32>
              %1121 = arith.addi %1116, %c43 : index
              %1122 = memref.load %partial[%1121] : memref<?xf32>
              %1123 = arith.addi %1112, %c9 : index
              %1124 = memref.load %partial[%1123] : memref<?xf32>
              %1125 = arith.addi %1097, %c18 : i32
              %1126 = arith.minsi %1125, %1105 : i32
              %1127 = arith.addi %1090, %1126 : i32
              %1128 = arith.index_castui %1127 : i32 to index
              %1129 = arith.addi %1073, %1128 : index
              %1130 = arith.muli %1129, %c110 : index
              %1131 = arith.addi %1130, %c16 : index
              %1132 = arith.addi %1131, %715 : index
              %1133 = memref.load %partial[%1132] : memref<?xf32>
              %1134 = arith.cmpi slt, %1125, %1092 : i32
              %1135 = arith.select %1134, %1133, %c47 : f32
              %1136 = arith.addi %1130, %713 : index
              %1137 = arith.addi %1136, %c24 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.addi %1136, %c7 : index
              %1140 = memref.load %partial[%1139] : memref<?xf32>
              %1141 = arith.addi %1136, %c43 : index
              %1142 = memref.load %partial[%1141] : memref<?xf32>
              %1143 = arith.addi %1132, %c9 : index
              %1144 = memref.load %partial[%1143] : memref<?xf32>
              %1145 = arith.addi %1097, %c64 : i32
              %1146 = arith.minsi %1145, %1105 : i32
              %1147 = arith.addi %1090, %1146 : i32
              %1148 = arith.index_castui %1147 : i32 to index
              %1149 = arith.addi %1073, %1148 : index
              %1150 = arith.muli %1149, %c110 : index
              %1151 = arith.addi %1150, %c16 : index
              %1152 = arith.addi %1151, %715 : index
              %1153 = memref.load %partial[%1152] : memref<?xf32>
              %1154 = arith.cmpi slt, %1145, %1092 : i32
              %1155 = arith.select %1154, %1153, %c47 : f32
              %1156 = arith.addi %1150, %713 : index
              %1157 = arith.addi %1156, %c24 : index
              %1158 = memref.load %partial[%1157] : memref<?xf32>
              %1159 = arith.addi %1156, %c7 : index
              %1160 = memref.load %partial[%1159] : memref<?xf32>
              %1161 = arith.addi %1156, %c43 : index
              %1162 = memref.load %partial[%1161] : memref<?xf32>
              %1163 = arith.addi %1152, %c9 : index
              %1164 = memref.load %partial[%1163] : memref<?xf32>
              %1165 = arith.addi %1097, %c66 : i32
              %1166 = arith.minsi %1165, %1105 : i32
              %1167 = arith.addi %1090, %1166 : i32
              %1168 = arith.index_castui %1167 : i32 to index
              %1169 = arith.addi %1073, %1168 : index
              %1170 = arith.muli %1169, %c110 : index
              %1171 = arith.addi %1170, %c16 : index
              %1172 = arith.addi %1171, %715 : index
              %1173 = memref.load %partial[%1172] : memref<?xf32>
              %1174 = arith.cmpi slt, %1165, %1092 : i32
              %1175 = arith.select %1174, %1173, %c47 : f32
              %1176 = arith.addi %1170, %713 : index
              %1177 = arith.addi %1176, %c24 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %1176, %c7 : index
              %1180 = memref.load %partial[%1179] : memref<?xf32>
              %1181 = arith.addi %1176, %c43 : index
              %1182 = memref.load %partial[%1181] : memref<?xf32>
              %1183 = arith.addi %1172, %c9 : index
              %1184 = memref.load %partial[%1183] : memref<?xf32>
              %1185 = arith.addi %1097, %c67 : i32
              %1186 = arith.minsi %1185, %1105 : i32
              %1187 = arith.addi %1090, %1186 : i32
              %1188 = arith.index_castui %1187 : i32 to index
              %1189 = arith.addi %1073, %1188 : index
              %1190 = arith.muli %1189, %c110 : index
              %1191 = arith.addi %1190, %c16 : index
              %1192 = arith.addi %1191, %715 : index
              %1193 = memref.load %partial[%1192] : memref<?xf32>
              %1194 = arith.cmpi slt, %1185, %1092 : i32
              %1195 = arith.select %1194, %1193, %c47 : f32
              %1196 = arith.addi %1190, %713 : index
              %1197 = arith.addi %1196, %c24 : index
              %1198 = memref.load %partial[%1197] : memref<?xf32>
              %1199 = arith.addi %1196, %c7 : index
              %1200 = memref.load %partial[%1199] : memref<?xf32>
              %1201 = arith.addi %1196, %c43 : index
              %1202 = memref.load %partial[%1201] : memref<?xf32>
              %1203 = arith.addi %1192, %c9 : index
              %1204 = memref.load %partial[%1203] : memref<?xf32>
              %1205 = arith.addi %1097, %c69 : i32
              %1206 = arith.minsi %1205, %1105 : i32
              %1207 = arith.addi %1090, %1206 : i32
              %1208 = arith.index_castui %1207 : i32 to index
              %1209 = arith.addi %1073, %1208 : index
              %1210 = arith.muli %1209, %c110 : index
              %1211 = arith.addi %1210, %c16 : index
              %1212 = arith.addi %1211, %715 : index
              %1213 = memref.load %partial[%1212] : memref<?xf32>
              %1214 = arith.cmpi slt, %1205, %1092 : i32
              %1215 = arith.select %1214, %1213, %c47 : f32
              %1216 = arith.addi %1210, %713 : index
              %1217 = arith.addi %1216, %c24 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.addi %1216, %c7 : index
              %1220 = memref.load %partial[%1219] : memref<?xf32>
              %1221 = arith.addi %1216, %c43 : index
              %1222 = memref.load %partial[%1221] : memref<?xf32>
              %1223 = arith.addi %1212, %c9 : index
              %1224 = memref.load %partial[%1223] : memref<?xf32>
              %1225 = arith.addi %1097, %c70 : i32
              %1226 = arith.minsi %1225, %1105 : i32
              %1227 = arith.addi %1090, %1226 : i32
              %1228 = arith.index_castui %1227 : i32 to index
              %1229 = arith.addi %1073, %1228 : index
              %1230 = arith.muli %1229, %c110 : index
              %1231 = arith.addi %1230, %c16 : index
              %1232 = arith.addi %1231, %715 : index
              %1233 = memref.load %partial[%1232] : memref<?xf32>
              %1234 = arith.cmpi slt, %1225, %1092 : i32
              %1235 = arith.select %1234, %1233, %c47 : f32
              %1236 = arith.addi %1230, %713 : index
              %1237 = arith.addi %1236, %c24 : index
              %1238 = memref.load %partial[%1237] : memref<?xf32>
              %1239 = arith.addi %1236, %c7 : index
              %1240 = memref.load %partial[%1239] : memref<?xf32>
              %1241 = arith.addi %1236, %c43 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %1232, %c9 : index
              %1244 = memref.load %partial[%1243] : memref<?xf32>
              %1245 = arith.addi %1097, %c72 : i32
              %1246 = arith.minsi %1245, %1105 : i32
              %1247 = arith.addi %1090, %1246 : i32
              %1248 = arith.index_castui %1247 : i32 to index
              %1249 = arith.addi %1073, %1248 : index
              %1250 = arith.muli %1249, %c110 : index
              %1251 = arith.addi %1250, %c16 : index
              %1252 = arith.addi %1251, %715 : index
              %1253 = memref.load %partial[%1252] : memref<?xf32>
              %1254 = arith.cmpi slt, %1245, %1092 : i32
              %1255 = arith.select %1254, %1253, %c47 : f32
              %1256 = arith.addi %1250, %713 : index
              %1257 = arith.addi %1256, %c24 : index
              %1258 = memref.load %partial[%1257] : memref<?xf32>
              %1259 = arith.addi %1256, %c7 : index
              %1260 = memref.load %partial[%1259] : memref<?xf32>
              %1261 = arith.addi %1256, %c43 : index
              %1262 = memref.load %partial[%1261] : memref<?xf32>
              %1263 = arith.addi %1252, %c9 : index
              %1264 = memref.load %partial[%1263] : memref<?xf32>
              %1265 = arith.maxnumf %1098, %1115 fastmath<nnan> : f32
              %1266 = arith.subf %1098, %1265 : f32
              %1267 = wave.exp2 %1266 : f32
              %1268 = arith.subf %1115, %1265 : f32
              %1269 = wave.exp2 %1268 : f32
              %1270 = arith.mulf %1099, %1267 : f32
              %1271 = math.fma %1124, %1269, %1270 : f32
              %1272 = arith.mulf %1100, %1267 : f32
              %1273 = math.fma %1118, %1269, %1272 : f32
              %1274 = arith.mulf %1101, %1267 : f32
              %1275 = math.fma %1120, %1269, %1274 : f32
              %1276 = arith.mulf %1102, %1267 : f32
              %1277 = math.fma %1122, %1269, %1276 : f32
              %1278 = arith.maxnumf %1265, %1135 fastmath<nnan> : f32
              %1279 = arith.subf %1265, %1278 : f32
              %1280 = wave.exp2 %1279 : f32
              %1281 = arith.subf %1135, %1278 : f32
              %1282 = wave.exp2 %1281 : f32
              %1283 = arith.mulf %1271, %1280 : f32
              %1284 = math.fma %1144, %1282, %1283 : f32
              %1285 = arith.mulf %1273, %1280 : f32
              %1286 = math.fma %1138, %1282, %1285 : f32
              %1287 = arith.mulf %1275, %1280 : f32
              %1288 = math.fma %1140, %1282, %1287 : f32
              %1289 = arith.mulf %1277, %1280 : f32
              %1290 = math.fma %1142, %1282, %1289 : f32
              %1291 = arith.maxnumf %1278, %1155 fastmath<nnan> : f32
              %1292 = arith.subf %1278, %1291 : f32
              %1293 = wave.exp2 %1292 : f32
              %1294 = arith.subf %1155, %1291 : f32
              %1295 = wave.exp2 %1294 : f32
              %1296 = arith.mulf %1284, %1293 : f32
              %1297 = math.fma %1164, %1295, %1296 : f32
              %1298 = arith.mulf %1286, %1293 : f32
              %1299 = math.fma %1158, %1295, %1298 : f32
              %1300 = arith.mulf %1288, %1293 : f32
              %1301 = math.fma %1160, %1295, %1300 : f32
              %1302 = arith.mulf %1290, %1293 : f32
              %1303 = math.fma %1162, %1295, %1302 : f32
              %1304 = arith.maxnumf %1291, %1175 fastmath<nnan> : f32
              %1305 = arith.subf %1291, %1304 : f32
              %1306 = wave.exp2 %1305 : f32
              %1307 = arith.subf %1175, %1304 : f32
              %1308 = wave.exp2 %1307 : f32
              %1309 = arith.mulf %1297, %1306 : f32
              %1310 = math.fma %1184, %1308, %1309 : f32
              %1311 = arith.mulf %1299, %1306 : f32
              %1312 = math.fma %1178, %1308, %1311 : f32
              %1313 = arith.mulf %1301, %1306 : f32
              %1314 = math.fma %1180, %1308, %1313 : f32
              %1315 = arith.mulf %1303, %1306 : f32
              %1316 = math.fma %1182, %1308, %1315 : f32
              %1317 = arith.maxnumf %1304, %1195 fastmath<nnan> : f32
              %1318 = arith.subf %1304, %1317 : f32
              %1319 = wave.exp2 %1318 : f32
              %1320 = arith.subf %1195, %1317 : f32
              %1321 = wave.exp2 %1320 : f32
              %1322 = arith.mulf %1310, %1319 : f32
              %1323 = math.fma %1204, %1321, %1322 : f32
              %1324 = arith.mulf %1312, %1319 : f32
              %1325 = math.fma %1198, %1321, %1324 : f32
              %1326 = arith.mulf %1314, %1319 : f32
              %1327 = math.fma %1200, %1321, %1326 : f32
              %1328 = arith.mulf %1316, %1319 : f32
              %1329 = math.fma %1202, %1321, %1328 : f32
              %1330 = arith.maxnumf %1317, %1215 fastmath<nnan> : f32
              %1331 = arith.subf %1317, %1330 : f32
              %1332 = wave.exp2 %1331 : f32
              %1333 = arith.subf %1215, %1330 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.mulf %1323, %1332 : f32
              %1336 = math.fma %1224, %1334, %1335 : f32
              %1337 = arith.mulf %1325, %1332 : f32
              %1338 = math.fma %1218, %1334, %1337 : f32
              %1339 = arith.mulf %1327, %1332 : f32
              %1340 = math.fma %1220, %1334, %1339 : f32
              %1341 = arith.mulf %1329, %1332 : f32
              %1342 = math.fma %1222, %1334, %1341 : f32
              %1343 = arith.maxnumf %1330, %1235 fastmath<nnan> : f32
              %1344 = arith.subf %1330, %1343 : f32
              %1345 = wave.exp2 %1344 : f32
              %1346 = arith.subf %1235, %1343 : f32
              %1347 = wave.exp2 %1346 : f32
              %1348 = arith.mulf %1336, %1345 : f32
              %1349 = math.fma %1244, %1347, %1348 : f32
              %1350 = arith.mulf %1338, %1345 : f32
              %1351 = math.fma %1238, %1347, %1350 : f32
              %1352 = arith.mulf %1340, %1345 : f32
              %1353 = math.fma %1240, %1347, %1352 : f32
              %1354 = arith.mulf %1342, %1345 : f32
              %1355 = math.fma %1242, %1347, %1354 : f32
              %1356 = arith.maxnumf %1343, %1255 fastmath<nnan> : f32
              %1357 = arith.subf %1343, %1356 : f32
              %1358 = wave.exp2 %1357 : f32
              %1359 = arith.subf %1255, %1356 : f32
              %1360 = wave.exp2 %1359 : f32
              %1361 = arith.mulf %1349, %1358 : f32
              %1362 = math.fma %1264, %1360, %1361 : f32
              %1363 = arith.mulf %1351, %1358 : f32
              %1364 = math.fma %1258, %1360, %1363 : f32
              %1365 = arith.mulf %1353, %1358 : f32
              %1366 = math.fma %1260, %1360, %1365 : f32
              %1367 = arith.mulf %1355, %1358 : f32
              %1368 = math.fma %1262, %1360, %1367 : f32
              scf.yield %1356, %1362, %1364, %1366, %1368 : f32, f32, f32, f32, f32
            }
            %1369 = arith.cmpi eq, %1086, %c18 : i32
            scf.if %1369 {
              %1370 = arith.divf %c104, %1103#1 : f32
              %1371 = arith.addi %17, %715 : index
              %1372 = arith.cmpi slt, %1371, %groupSize : index
              scf.if %1372 {
                %1373 = arith.muli %15, %groupSize : index
                %1374 = arith.addi %1373, %1371 : index
                %1375 = arith.muli %1374, %c27 : index
                %1376 = arith.muli %heads, %c27 : index
                %1377 = arith.divui %869, %c9 : index
                %1378 = arith.muli %15, %c27 : index
                %1379 = arith.addi %1378, %1377 : index
                %1380 = memref.load %factors[%1379] : memref<?xf32>
                %1381 = arith.muli %kvHeads, %c27 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = memref.load %factors[%1382] : memref<?xf32>
                %1384 = arith.mulf %1103#2, %1370 : f32
                %1385 = math.fma %1384, %1380, %1383 : f32
                %1386 = arith.addi %1375, %1377 : index
                %1387 = arith.divui %24, %outTileRows : index
                %1388 = arith.divui %1376, %c3 : index
                %1389 = arith.muli %1387, %1388 : index
                %1390 = arith.divui %1386, %c3 : index
                %1391 = arith.addi %1389, %1390 : index
                %1392 = arith.muli %1391, %c10 : index
                %1393 = arith.remui %1386, %c3 : index
                %1394 = arith.divui %1393, %c9 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.muli %outTileRows, %c9 : index
                %1397 = arith.muli %1395, %1396 : index
                %1398 = arith.remui %24, %outTileRows : index
                %1399 = arith.muli %1398, %c9 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.remui %1386, %c9 : index
                %1402 = arith.addi %1400, %1401 : index
                %1403 = arith.addf %1385, %c48 : f32
                %1404 = arith.minimumf %1403, %c106 : f32
                %1405 = arith.maximumf %1404, %c107 : f32
                %1406 = arith.truncf %1405 : f32 to f16
                memref.store %1406, %out[%1402] : memref<?xf16>
                %1407 = arith.divui %900, %c9 : index
                %1408 = arith.addi %1378, %1407 : index
                %1409 = memref.load %factors[%1408] : memref<?xf32>
                %1410 = arith.addi %1408, %1381 : index
                %1411 = memref.load %factors[%1410] : memref<?xf32>
                %1412 = arith.mulf %1103#3, %1370 : f32
                %1413 = math.fma %1412, %1409, %1411 : f32
                %1414 = arith.addi %1375, %1407 : index
                %1415 = arith.divui %1414, %c3 : index
                %1416 = arith.addi %1389, %1415 : index
                %1417 = arith.muli %1416, %c10 : index
                %1418 = arith.remui %1414, %c3 : index
                %1419 = arith.divui %1418, %c9 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.muli %1420, %1396 : index
                %1422 = arith.addi %1421, %1399 : index
                %1423 = arith.remui %1414, %c9 : index
                %1424 = arith.addi %1422, %1423 : index
                %1425 = arith.addf %1413, %c48 : f32
                %1426 = arith.minimumf %1425, %c106 : f32
                %1427 = arith.maximumf %1426, %c107 : f32
                %1428 = arith.truncf %1427 : f32 to f16
                memref.store %1428, %out[%1424] : memref<?xf16>
                %1429 = arith.divui %1079, %c9 : index
                %1430 = arith.addi %1378, %1429 : index
                %1431 = memref.load %factors[%1430] : memref<?xf32>
                %1432 = arith.addi %1430, %1381 : index
                %1433 = memref.load %factors[%1432] : memref<?xf32>
                %1434 = arith.mulf %1103#4, %1370 : f32
                %1435 = math.fma %1434, %1431, %1433 : f32
                %1436 = arith.addi %1375, %1429 : index
                %1437 = arith.divui %1436, %c3 : index
                %1438 = arith.addi %1389, %1437 : index
                %1439 = arith.muli %1438, %c10 : index
                %1440 = arith.remui %1436, %c3 : index
                %1441 = arith.divui %1440, %c9 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.muli %1442, %1396 : index
                %1444 = arith.addi %1443, %1399 : index
                %1445 = arith.remui %1436, %c9 : index
                %1446 = arith.addi %1444, %1445 : index
                %1447 = arith.addf %1435, %c48 : f32
                %1448 = arith.minimumf %1447, %c106 : f32
                %1449 = arith.maximumf %1448, %c107 : f32
                %1450 = arith.truncf %1449 : f32 to f16
                memref.store %1450, %out[%1446] : memref<?xf16>
              }
            } else {
              %1451 = arith.index_cast %ranges : index to i32
              %1452 = arith.addi %1451, %1087 : i32
              %1453 = arith.index_castui %1452 : i32 to index
              %1454 = arith.addi %1073, %1453 : index
              %1455 = arith.muli %1454, %c110 : index
              %1456 = arith.addi %1455, %869 : index
              memref.store %1103#2, %partial[%1456] : memref<?xf32>
              %1457 = arith.addi %1455, %900 : index
              memref.store %1103#3, %partial[%1457] : memref<?xf32>
              %1458 = arith.addi %1455, %1079 : index
              memref.store %1103#4, %partial[%1458] : memref<?xf32>
              scf.if %1081 {
                %1459 = arith.addi %1455, %c16 : index
                %1460 = arith.addi %1459, %713 : index
                memref.store %1103#0, %partial[%1460] : memref<?xf32>
                %1461 = arith.addi %1460, %c9 : index
                memref.store %1103#1, %partial[%1461] : memref<?xf32>
              }
              %1462 = arith.addi %1089, %groups : index
              %1463 = arith.index_castui %1086 : i32 to index
              %1464 = wave.arrive %counters[%1462], %1463 : memref<?xi32>
              scf.if %1464 {
                %1471:5 = scf.for %1465 = %c52 to %1086 step %c73 iter_args(%1466 = %c47, %1467 = %c48, %1468 = %c48, %1469 = %c48, %1470 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1472 = arith.addi %1465, %c52 : i32
                  %1473 = arith.subi %1086, %c18 : i32
                  %1474 = arith.minsi %1472, %1473 : i32
                  %1475 = arith.addi %1451, %1474 : i32
                  %1476 = arith.index_castui %1475 : i32 to index
                  %1477 = arith.addi %1073, %1476 : index
                  %1478 = arith.muli %1477, %c110 : index
                  %1479 = arith.addi %1478, %c16 : index
                  %1480 = arith.addi %1479, %715 : index
                  %1481 = memref.load %partial[%1480] : memref<?xf32>
                  %1482 = arith.cmpi slt, %1472, %1086 : i32
                  %1483 = arith.select %1482, %1481, %c47 : f32
                  %1484 = arith.addi %1478, %713 : index
                  %1485 = arith.addi %1484, %c24 : index
                  %1486 = memref.load %partial[%1485] : memref<?xf32>
                  %1487 = arith.addi %1484, %c7 : index
                  %1488 = memref.load %partial[%1487] : memref<?xf32>
                  %1489 = arith.addi %1484, %c43 : index
                  %1490 = memref.load %partial[%1489] : memref<?xf32>
                  %1491 = arith.addi %1480, %c9 : index
                  %1492 = memref.load %partial[%1491] : memref<?xf32>
                  %1493 = arith.addi %1465, %c18 : i32
                  %1494 = arith.minsi %1493, %1473 : i32
                  %1495 = arith.addi %1451, %1494 : i32
                  %1496 = arith.index_castui %1495 : i32 to index
                  %1497 = arith.addi %1073, %1496 : index
                  %1498 = arith.muli %1497, %c110 : index
                  %1499 = arith.addi %1498, %c16 : index
                  %1500 = arith.addi %1499, %715 : index
                  %1501 = memref.load %partial[%1500] : memref<?xf32>
                  %1502 = arith.cmpi slt, %1493, %1086 : i32
                  %1503 = arith.select %1502, %1501, %c47 : f32
                  %1504 = arith.addi %1498, %713 : index
                  %1505 = arith.addi %1504, %c24 : index
                  %1506 = memref.load %partial[%1505] : memref<?xf32>
                  %1507 = arith.addi %1504, %c7 : index
                  %1508 = memref.load %partial[%1507] : memref<?xf32>
                  %1509 = arith.addi %1504, %c43 : index
                  %1510 = memref.load %partial[%1509] : memref<?xf32>
                  %1511 = arith.addi %1500, %c9 : index
                  %1512 = memref.load %partial[%1511] : memref<?xf32>
                  %1513 = arith.addi %1465, %c64 : i32
                  %1514 = arith.minsi %1513, %1473 : i32
                  %1515 = arith.addi %1451, %1514 : i32
                  %1516 = arith.index_castui %1515 : i32 to index
                  %1517 = arith.addi %1073, %1516 : index
                  %1518 = arith.muli %1517, %c110 : index
                  %1519 = arith.addi %1518, %c16 : index
                  %1520 = arith.addi %1519, %715 : index
                  %1521 = memref.load %partial[%1520] : memref<?xf32>
                  %1522 = arith.cmpi slt, %1513, %1086 : i32
                  %1523 = arith.select %1522, %1521, %c47 : f32
                  %1524 = arith.addi %1518, %713 : index
                  %1525 = arith.addi %1524, %c24 : index
                  %1526 = memref.load %partial[%1525] : memref<?xf32>
                  %1527 = arith.addi %1524, %c7 : index
                  %1528 = memref.load %partial[%1527] : memref<?xf32>
                  %1529 = arith.addi %1524, %c43 : index
                  %1530 = memref.load %partial[%1529] : memref<?xf32>
                  %1531 = arith.addi %1520, %c9 : index
                  %1532 = memref.load %partial[%1531] : memref<?xf32>
                  %1533 = arith.addi %1465, %c66 : i32
                  %1534 = arith.minsi %1533, %1473 : i32
                  %1535 = arith.addi %1451, %1534 : i32
                  %1536 = arith.index_castui %1535 : i32 to index
                  %1537 = arith.addi %1073, %1536 : index
                  %1538 = arith.muli %1537, %c110 : index
                  %1539 = arith.addi %1538, %c16 : index
                  %1540 = arith.addi %1539, %715 : index
                  %1541 = memref.load %partial[%1540] : memref<?xf32>
                  %1542 = arith.cmpi slt, %1533, %1086 : i32
                  %1543 = arith.select %1542, %1541, %c47 : f32
                  %1544 = arith.addi %1538, %713 : index
                  %1545 = arith.addi %1544, %c24 : index
                  %1546 = memref.load %partial[%1545] : memref<?xf32>
                  %1547 = arith.addi %1544, %c7 : index
                  %1548 = memref.load %partial[%1547] : memref<?xf32>
                  %1549 = arith.addi %1544, %c43 : index
                  %1550 = memref.load %partial[%1549] : memref<?xf32>
                  %1551 = arith.addi %1540, %c9 : index
                  %1552 = memref.load %partial[%1551] : memref<?xf32>
                  %1553 = arith.addi %1465, %c67 : i32
                  %1554 = arith.minsi %1553, %1473 : i32
                  %1555 = arith.addi %1451, %1554 : i32
                  %1556 = arith.index_castui %1555 : i32 to index
                  %1557 = arith.addi %1073, %1556 : index
                  %1558 = arith.muli %1557, %c110 : index
                  %1559 = arith.addi %1558, %c16 : index
                  %1560 = arith.addi %1559, %715 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.cmpi slt, %1553, %1086 : i32
                  %1563 = arith.select %1562, %1561, %c47 : f32
                  %1564 = arith.addi %1558, %713 : index
                  %1565 = arith.addi %1564, %c24 : index
                  %1566 = memref.load %partial[%1565] : memref<?xf32>
                  %1567 = arith.addi %1564, %c7 : index
                  %1568 = memref.load %partial[%1567] : memref<?xf32>
                  %1569 = arith.addi %1564, %c43 : index
                  %1570 = memref.load %partial[%1569] : memref<?xf32>
                  %1571 = arith.addi %1560, %c9 : index
                  %1572 = memref.load %partial[%1571] : memref<?xf32>
                  %1573 = arith.addi %1465, %c69 : i32
                  %1574 = arith.minsi %1573, %1473 : i32
                  %1575 = arith.addi %1451, %1574 : i32
                  %1576 = arith.index_castui %1575 : i32 to index
                  %1577 = arith.addi %1073, %1576 : index
                  %1578 = arith.muli %1577, %c110 : index
                  %1579 = arith.addi %1578, %c16 : index
                  %1580 = arith.addi %1579, %715 : index
                  %1581 = memref.load %partial[%1580] : memref<?xf32>
                  %1582 = arith.cmpi slt, %1573, %1086 : i32
                  %1583 = arith.select %1582, %1581, %c47 : f32
                  %1584 = arith.addi %1578, %713 : index
                  %1585 = arith.addi %1584, %c24 : index
                  %1586 = memref.load %partial[%1585] : memref<?xf32>
                  %1587 = arith.addi %1584, %c7 : index
                  %1588 = memref.load %partial[%1587] : memref<?xf32>
                  %1589 = arith.addi %1584, %c43 : index
                  %1590 = memref.load %partial[%1589] : memref<?xf32>
                  %1591 = arith.addi %1580, %c9 : index
                  %1592 = memref.load %partial[%1591] : memref<?xf32>
                  %1593 = arith.addi %1465, %c70 : i32
                  %1594 = arith.minsi %1593, %1473 : i32
                  %1595 = arith.addi %1451, %1594 : i32
                  %1596 = arith.index_castui %1595 : i32 to index
                  %1597 = arith.addi %1073, %1596 : index
                  %1598 = arith.muli %1597, %c110 : index
                  %1599 = arith.addi %1598, %c16 : index
                  %1600 = arith.addi %1599, %715 : index
                  %1601 = memref.load %partial[%1600] : memref<?xf32>
                  %1602 = arith.cmpi slt, %1593, %1086 : i32
                  %1603 = arith.select %1602, %1601, %c47 : f32
                  %1604 = arith.addi %1598, %713 : index
                  %1605 = arith.addi %1604, %c24 : index
                  %1606 = memref.load %partial[%1605] : memref<?xf32>
                  %1607 = arith.addi %1604, %c7 : index
                  %1608 = memref.load %partial[%1607] : memref<?xf32>
                  %1609 = arith.addi %1604, %c43 : index
                  %1610 = memref.load %partial[%1609] : memref<?xf32>
                  %1611 = arith.addi %1600, %c9 : index
                  %1612 = memref.load %partial[%1611] : memref<?xf32>
                  %1613 = arith.addi %1465, %c72 : i32
                  %1614 = arith.minsi %1613, %1473 : i32
                  %1615 = arith.addi %1451, %1614 : i32
                  %1616 = arith.index_castui %1615 : i32 to index
                  %1617 = arith.addi %1073, %1616 : index
                  %1618 = arith.muli %1617, %c110 : index
                  %1619 = arith.addi %1618, %c16 : index
                  %1620 = arith.addi %1619, %715 : index
                  %1621 = memref.load %partial[%1620] : memref<?xf32>
                  %1622 = arith.cmpi slt, %1613, %1086 : i32
                  %1623 = arith.select %1622, %1621, %c47 : f32
                  %1624 = arith.addi %1618, %713 : index
                  %1625 = arith.addi %1624, %c24 : index
                  %1626 = memref.load %partial[%1625] : memref<?xf32>
                  %1627 = arith.addi %1624, %c7 : index
                  %1628 = memref.load %partial[%1627] : memref<?xf32>
                  %1629 = arith.addi %1624, %c43 : index
                  %1630 = memref.load %partial[%1629] : memref<?xf32>
                  %1631 = arith.addi %1620, %c9 : index
                  %1632 = memref.load %partial[%1631] : memref<?xf32>
                  %1633 = arith.maxnumf %1466, %1483 fastmath<nnan> : f32
                  %1634 = arith.subf %1466, %1633 : f32
                  %1635 = wave.exp2 %1634 : f32
                  %1636 = arith.subf %1483, %1633 : f32
                  %1637 = wave.exp2 %1636 : f32
                  %1638 = arith.mulf %1467, %1635 : f32
                  %1639 = math.fma %1492, %1637, %1638 : f32
                  %1640 = arith.mulf %1468, %1635 : f32
                  %1641 = math.fma %1486, %1637, %1640 : f32
                  %1642 = arith.mulf %1469, %1635 : f32
                  %1643 = math.fma %1488, %1637, %1642 : f32
                  %1644 = arith.mulf %1470, %1635 : f32
                  %1645 = math.fma %1490, %1637, %1644 : f32
                  %1646 = arith.maxnumf %1633, %1503 fastmath<nnan> : f32
                  %1647 = arith.subf %1633, %1646 : f32
                  %1648 = wave.exp2 %1647 : f32
                  %1649 = arith.subf %1503, %1646 : f32
                  %1650 = wave.exp2 %1649 : f32
                  %1651 = arith.mulf %1639, %1648 : f32
                  %1652 = math.fma %1512, %1650, %1651 : f32
                  %1653 = arith.mulf %1641, %1648 : f32
                  %1654 = math.fma %1506, %1650, %1653 : f32
                  %1655 = arith.mulf %1643, %1648 : f32
                  %1656 = math.fma %1508, %1650, %1655 : f32
                  %1657 = arith.mulf %1645, %1648 : f32
                  %1658 = math.fma %1510, %1650, %1657 : f32
                  %1659 = arith.maxnumf %1646, %1523 fastmath<nnan> : f32
                  %1660 = arith.subf %1646, %1659 : f32
                  %1661 = wave.exp2 %1660 : f32
                  %1662 = arith.subf %1523, %1659 : f32
                  %1663 = wave.exp2 %1662 : f32
                  %1664 = arith.mulf %1652, %1661 : f32
                  %1665 = math.fma %1532, %1663, %1664 : f32
                  %1666 = arith.mulf %1654, %1661 : f32
                  %1667 = math.fma %1526, %1663, %1666 : f32
                  %1668 = arith.mulf %1656, %1661 : f32
                  %1669 = math.fma %1528, %1663, %1668 : f32
                  %1670 = arith.mulf %1658, %1661 : f32
                  %1671 = math.fma %1530, %1663, %1670 : f32
                  %1672 = arith.maxnumf %1659, %1543 fastmath<nnan> : f32
                  %1673 = arith.subf %1659, %1672 : f32
                  %1674 = wave.exp2 %1673 : f32
                  %1675 = arith.subf %1543, %1672 : f32
                  %1676 = wave.exp2 %1675 : f32
                  %1677 = arith.mulf %1665, %1674 : f32
                  %1678 = math.fma %1552, %1676, %1677 : f32
                  %1679 = arith.mulf %1667, %1674 : f32
                  %1680 = math.fma %1546, %1676, %1679 : f32
                  %1681 = arith.mulf %1669, %1674 : f32
                  %1682 = math.fma %1548, %1676, %1681 : f32
                  %1683 = arith.mulf %1671, %1674 : f32
                  %1684 = math.fma %1550, %1676, %1683 : f32
                  %1685 = arith.maxnumf %1672, %1563 fastmath<nnan> : f32
                  %1686 = arith.subf %1672, %1685 : f32
                  %1687 = wave.exp2 %1686 : f32
                  %1688 = arith.subf %1563, %1685 : f32
                  %1689 = wave.exp2 %1688 : f32
                  %1690 = arith.mulf %1678, %1687 : f32
                  %1691 = math.fma %1572, %1689, %1690 : f32
                  %1692 = arith.mulf %1680, %1687 : f32
                  %1693 = math.fma %1566, %1689, %1692 : f32
                  %1694 = arith.mulf %1682, %1687 : f32
                  %1695 = math.fma %1568, %1689, %1694 : f32
                  %1696 = arith.mulf %1684, %1687 : f32
                  %1697 = math.fma %1570, %1689, %1696 : f32
                  %1698 = arith.maxnumf %1685, %1583 fastmath<nnan> : f32
                  %1699 = arith.subf %1685, %1698 : f32
                  %1700 = wave.exp2 %1699 : f32
                  %1701 = arith.subf %1583, %1698 : f32
                  %1702 = wave.exp2 %1701 : f32
                  %1703 = arith.mulf %1691, %1700 : f32
                  %1704 = math.fma %1592, %1702, %1703 : f32
                  %1705 = arith.mulf %1693, %1700 : f32
                  %1706 = math.fma %1586, %1702, %1705 : f32
                  %1707 = arith.mulf %1695, %1700 : f32
                  %1708 = math.fma %1588, %1702, %1707 : f32
                  %1709 = arith.mulf %1697, %1700 : f32
                  %1710 = math.fma %1590, %1702, %1709 : f32
                  %1711 = arith.maxnumf %1698, %1603 fastmath<nnan> : f32
                  %1712 = arith.subf %1698, %1711 : f32
                  %1713 = wave.exp2 %1712 : f32
                  %1714 = arith.subf %1603, %1711 : f32
                  %1715 = wave.exp2 %1714 : f32
                  %1716 = arith.mulf %1704, %1713 : f32
                  %1717 = math.fma %1612, %1715, %1716 : f32
                  %1718 = arith.mulf %1706, %1713 : f32
                  %1719 = math.fma %1606, %1715, %1718 : f32
                  %1720 = arith.mulf %1708, %1713 : f32
                  %1721 = math.fma %1608, %1715, %1720 : f32
                  %1722 = arith.mulf %1710, %1713 : f32
                  %1723 = math.fma %1610, %1715, %1722 : f32
                  %1724 = arith.maxnumf %1711, %1623 fastmath<nnan> : f32
                  %1725 = arith.subf %1711, %1724 : f32
                  %1726 = wave.exp2 %1725 : f32
                  %1727 = arith.subf %1623, %1724 : f32
                  %1728 = wave.exp2 %1727 : f32
                  %1729 = arith.mulf %1717, %1726 : f32
                  %1730 = math.fma %1632, %1728, %1729 : f32
                  %1731 = arith.mulf %1719, %1726 : f32
                  %1732 = math.fma %1626, %1728, %1731 : f32
                  %1733 = arith.mulf %1721, %1726 : f32
                  %1734 = math.fma %1628, %1728, %1733 : f32
                  %1735 = arith.mulf %1723, %1726 : f32
                  %1736 = math.fma %1630, %1728, %1735 : f32
                  scf.yield %1724, %1730, %1732, %1734, %1736 : f32, f32, f32, f32, f32
                }
                %1737 = arith.divf %c104, %1471#1 : f32
                %1738 = arith.addi %17, %715 : index
                %1739 = arith.cmpi slt, %1738, %groupSize : index
                scf.if %1739 {
                  %1740 = arith.muli %15, %groupSize : index
                  %1741 = arith.addi %1740, %1738 : index
                  %1742 = arith.muli %1741, %c27 : index
                  %1743 = arith.muli %heads, %c27 : index
                  %1744 = arith.divui %869, %c9 : index
                  %1745 = arith.muli %15, %c27 : index
                  %1746 = arith.addi %1745, %1744 : index
                  %1747 = memref.load %factors[%1746] : memref<?xf32>
                  %1748 = arith.muli %kvHeads, %c27 : index
                  %1749 = arith.addi %1746, %1748 : index
                  %1750 = memref.load %factors[%1749] : memref<?xf32>
                  %1751 = arith.mulf %1471#2, %1737 : f32
                  %1752 = math.fma %1751, %1747, %1750 : f32
                  %1753 = arith.addi %1742, %1744 : index
                  %1754 = arith.divui %24, %outTileRows : index
                  %1755 = arith.divui %1743, %c3 : index
                  %1756 = arith.muli %1754, %1755 : index
                  %1757 = arith.divui %1753, %c3 : index
                  %1758 = arith.addi %1756, %1757 : index
                  %1759 = arith.muli %1758, %c10 : index
                  %1760 = arith.remui %1753, %c3 : index
                  %1761 = arith.divui %1760, %c9 : index
                  %1762 = arith.addi %1759, %1761 : index
                  %1763 = arith.muli %outTileRows, %c9 : index
                  %1764 = arith.muli %1762, %1763 : index
                  %1765 = arith.remui %24, %outTileRows : index
                  %1766 = arith.muli %1765, %c9 : index
                  %1767 = arith.addi %1764, %1766 : index
                  %1768 = arith.remui %1753, %c9 : index
                  %1769 = arith.addi %1767, %1768 : index
                  %1770 = arith.addf %1752, %c48 : f32
                  %1771 = arith.minimumf %1770, %c106 : f32
                  %1772 = arith.maximumf %1771, %c107 : f32
                  %1773 = arith.truncf %1772 : f32 to f16
                  memref.store %1773, %out[%1769] : memref<?xf16>
                  %1774 = arith.divui %900, %c9 : index
                  %1775 = arith.addi %1745, %1774 : index
                  %1776 = memref.load %factors[%1775] : memref<?xf32>
                  %1777 = arith.addi %1775, %1748 : index
                  %1778 = memref.load %factors[%1777] : memref<?xf32>
                  %1779 = arith.mulf %1471#3, %1737 : f32
                  %1780 = math.fma %1779, %1776, %1778 : f32
                  %1781 = arith.addi %1742, %1774 : index
                  %1782 = arith.divui %1781, %c3 : index
                  %1783 = arith.addi %1756, %1782 : index
                  %1784 = arith.muli %1783, %c10 : index
                  %1785 = arith.remui %1781, %c3 : index
                  %1786 = arith.divui %1785, %c9 : index
                  %1787 = arith.addi %1784, %1786 : index
                  %1788 = arith.muli %1787, %1763 : index
                  %1789 = arith.addi %1788, %1766 : index
                  %1790 = arith.remui %1781, %c9 : index
                  %1791 = arith.addi %1789, %1790 : index
                  %1792 = arith.addf %1780, %c48 : f32
                  %1793 = arith.minimumf %1792, %c106 : f32
                  %1794 = arith.maximumf %1793, %c107 : f32
                  %1795 = arith.truncf %1794 : f32 to f16
                  memref.store %1795, %out[%1791] : memref<?xf16>
                  %1796 = arith.divui %1079, %c9 : index
                  %1797 = arith.addi %1745, %1796 : index
                  %1798 = memref.load %factors[%1797] : memref<?xf32>
                  %1799 = arith.addi %1797, %1748 : index
                  %1800 = memref.load %factors[%1799] : memref<?xf32>
                  %1801 = arith.mulf %1471#4, %1737 : f32
                  %1802 = math.fma %1801, %1798, %1800 : f32
                  %1803 = arith.addi %1742, %1796 : index
                  %1804 = arith.divui %1803, %c3 : index
                  %1805 = arith.addi %1756, %1804 : index
                  %1806 = arith.muli %1805, %c10 : index
                  %1807 = arith.remui %1803, %c3 : index
                  %1808 = arith.divui %1807, %c9 : index
                  %1809 = arith.addi %1806, %1808 : index
                  %1810 = arith.muli %1809, %1763 : index
                  %1811 = arith.addi %1810, %1766 : index
                  %1812 = arith.remui %1803, %c9 : index
                  %1813 = arith.addi %1811, %1812 : index
                  %1814 = arith.addf %1802, %c48 : f32
                  %1815 = arith.minimumf %1814, %c106 : f32
                  %1816 = arith.maximumf %1815, %c107 : f32
                  %1817 = arith.truncf %1816 : f32 to f16
                  memref.store %1817, %out[%1813] : memref<?xf16>
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
