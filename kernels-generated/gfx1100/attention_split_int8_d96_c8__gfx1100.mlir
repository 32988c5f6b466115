// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='int8', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c53 = arith.constant dense<16711935> : vector<4xi32>
  %c54 = arith.constant dense<1677747200> : vector<4xi32>
  %c55 = arith.constant dense<8> : vector<4xi32>
  %c56 = arith.constant dense<0x6480> : vector<16xf16>
  %c57 = arith.constant 320 : index
  %c58 = arith.constant 384 : index
  %c59 = arith.constant 448 : index
  %c60 = arith.constant 576 : index
  %c61 = arith.constant 640 : index
  %c62 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c63 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c64 = arith.constant 0x41000000 : f32
  %c65 = arith.constant 0x40C00000 : f32
  %c66 = arith.constant dense<-1> : vector<4xi32>
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
  %c83 = arith.constant 15 : i32
  %c84 = arith.constant 704 : index
  %c85 = arith.constant 112 : index
  %c86 = arith.constant 144 : index
  %c87 = arith.constant 160 : index
  %c88 = arith.constant 176 : index
  %c89 = arith.constant 208 : index
  %c90 = arith.constant 224 : index
  %c91 = arith.constant 240 : index
  %c92 = arith.constant 272 : index
  %c93 = arith.constant 288 : index
  %c94 = arith.constant 304 : index
  %c95 = arith.constant 336 : index
  %c96 = arith.constant 352 : index
  %c97 = arith.constant 368 : index
  %c98 = arith.constant 400 : index
  %c99 = arith.constant 416 : index
  %c100 = arith.constant 432 : index
  %c101 = arith.constant 464 : index
  %c102 = arith.constant 480 : index
  %c103 = arith.constant 496 : index
  %c104 = arith.constant 2048 : index
  %c105 = arith.constant 2560 : index
  %c106 = arith.constant 3072 : index
  %c107 = arith.constant 3584 : index
  %c108 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c110 = arith.constant 0x477FE000 : f32
  %c111 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c114 = arith.constant 800 : index
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
            %299 = vector.bitcast %298 : vector<16xi8> to vector<4xi32>
            %300 = arith.andi %299, %c53 : vector<4xi32>
            %301 = arith.ori %300, %c54 : vector<4xi32>
            %302 = arith.shrui %299, %c55 : vector<4xi32>
            %303 = arith.andi %302, %c53 : vector<4xi32>
            %304 = arith.ori %303, %c54 : vector<4xi32>
            %305 = vector.shuffle %301, %304 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %306 = vector.bitcast %305 : vector<8xi32> to vector<16xf16>
            %307 = arith.subf %306, %c56 : vector<16xf16>
            %308 = vector.bitcast %236 : vector<4xi32> to vector<16xi8>
            %309 = vector.bitcast %308 : vector<16xi8> to vector<4xi32>
            %310 = arith.andi %309, %c53 : vector<4xi32>
            %311 = arith.ori %310, %c54 : vector<4xi32>
            %312 = arith.shrui %309, %c55 : vector<4xi32>
            %313 = arith.andi %312, %c53 : vector<4xi32>
            %314 = arith.ori %313, %c54 : vector<4xi32>
            %315 = vector.shuffle %311, %314 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %316 = vector.bitcast %315 : vector<8xi32> to vector<16xf16>
            %317 = arith.subf %316, %c56 : vector<16xf16>
            %318 = arith.addi %291, %c24 : index
            %319 = vector.load %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %320 = arith.addi %318, %c42 : index
            %321 = vector.load %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %323 = wave.mma %307, %322, %c49 : vector<16xf16>, vector<8xf32>
            %324 = wave.mma %317, %322, %c49 : vector<16xf16>, vector<8xf32>
            %325 = arith.addi %292, %c57 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %295, %c57 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %329 = vector.bitcast %237 : vector<4xi32> to vector<16xi8>
            %330 = vector.bitcast %329 : vector<16xi8> to vector<4xi32>
            %331 = arith.andi %330, %c53 : vector<4xi32>
            %332 = arith.ori %331, %c54 : vector<4xi32>
            %333 = arith.shrui %330, %c55 : vector<4xi32>
            %334 = arith.andi %333, %c53 : vector<4xi32>
            %335 = arith.ori %334, %c54 : vector<4xi32>
            %336 = vector.shuffle %332, %335 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %337 = vector.bitcast %336 : vector<8xi32> to vector<16xf16>
            %338 = arith.subf %337, %c56 : vector<16xf16>
            %339 = vector.bitcast %238 : vector<4xi32> to vector<16xi8>
            %340 = vector.bitcast %339 : vector<16xi8> to vector<4xi32>
            %341 = arith.andi %340, %c53 : vector<4xi32>
            %342 = arith.ori %341, %c54 : vector<4xi32>
            %343 = arith.shrui %340, %c55 : vector<4xi32>
            %344 = arith.andi %343, %c53 : vector<4xi32>
            %345 = arith.ori %344, %c54 : vector<4xi32>
            %346 = vector.shuffle %342, %345 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %347 = vector.bitcast %346 : vector<8xi32> to vector<16xf16>
            %348 = arith.subf %347, %c56 : vector<16xf16>
            %349 = arith.addi %291, %c7 : index
            %350 = vector.load %4[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %351 = arith.addi %349, %c42 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = vector.shuffle %350, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %354 = wave.mma %338, %353, %323 : vector<16xf16>, vector<8xf32>
            %355 = wave.mma %348, %353, %324 : vector<16xf16>, vector<8xf32>
            %356 = arith.addi %292, %c58 : index
            %357 = vector.load %kv[%356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %358 = arith.addi %295, %c58 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %360 = vector.bitcast %239 : vector<4xi32> to vector<16xi8>
            %361 = vector.bitcast %360 : vector<16xi8> to vector<4xi32>
            %362 = arith.andi %361, %c53 : vector<4xi32>
            %363 = arith.ori %362, %c54 : vector<4xi32>
            %364 = arith.shrui %361, %c55 : vector<4xi32>
            %365 = arith.andi %364, %c53 : vector<4xi32>
            %366 = arith.ori %365, %c54 : vector<4xi32>
            %367 = vector.shuffle %363, %366 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %368 = vector.bitcast %367 : vector<8xi32> to vector<16xf16>
            %369 = arith.subf %368, %c56 : vector<16xf16>
            %370 = vector.bitcast %240 : vector<4xi32> to vector<16xi8>
            %371 = vector.bitcast %370 : vector<16xi8> to vector<4xi32>
            %372 = arith.andi %371, %c53 : vector<4xi32>
            %373 = arith.ori %372, %c54 : vector<4xi32>
            %374 = arith.shrui %371, %c55 : vector<4xi32>
            %375 = arith.andi %374, %c53 : vector<4xi32>
            %376 = arith.ori %375, %c54 : vector<4xi32>
            %377 = vector.shuffle %373, %376 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %378 = vector.bitcast %377 : vector<8xi32> to vector<16xf16>
            %379 = arith.subf %378, %c56 : vector<16xf16>
            %380 = arith.addi %291, %c43 : index
            %381 = vector.load %4[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %382 = arith.addi %380, %c42 : index
            %383 = vector.load %4[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %385 = wave.mma %369, %384, %354 : vector<16xf16>, vector<8xf32>
            %386 = wave.mma %379, %384, %355 : vector<16xf16>, vector<8xf32>
            %387 = arith.addi %292, %c59 : index
            %388 = vector.load %kv[%387] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %389 = arith.addi %295, %c59 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %391 = vector.bitcast %241 : vector<4xi32> to vector<16xi8>
            %392 = vector.bitcast %391 : vector<16xi8> to vector<4xi32>
            %393 = arith.andi %392, %c53 : vector<4xi32>
            %394 = arith.ori %393, %c54 : vector<4xi32>
            %395 = arith.shrui %392, %c55 : vector<4xi32>
            %396 = arith.andi %395, %c53 : vector<4xi32>
            %397 = arith.ori %396, %c54 : vector<4xi32>
            %398 = vector.shuffle %394, %397 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %399 = vector.bitcast %398 : vector<8xi32> to vector<16xf16>
            %400 = arith.subf %399, %c56 : vector<16xf16>
            %401 = vector.bitcast %242 : vector<4xi32> to vector<16xi8>
            %402 = vector.bitcast %401 : vector<16xi8> to vector<4xi32>
            %403 = arith.andi %402, %c53 : vector<4xi32>
            %404 = arith.ori %403, %c54 : vector<4xi32>
            %405 = arith.shrui %402, %c55 : vector<4xi32>
            %406 = arith.andi %405, %c53 : vector<4xi32>
            %407 = arith.ori %406, %c54 : vector<4xi32>
            %408 = vector.shuffle %404, %407 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %409 = vector.bitcast %408 : vector<8xi32> to vector<16xf16>
            %410 = arith.subf %409, %c56 : vector<16xf16>
            %411 = arith.addi %291, %c16 : index
            %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %413 = arith.addi %411, %c42 : index
            %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %416 = wave.mma %400, %415, %385 : vector<16xf16>, vector<8xf32>
            %417 = wave.mma %410, %415, %386 : vector<16xf16>, vector<8xf32>
            %418 = arith.addi %292, %c43 : index
            %419 = vector.load %kv[%418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %420 = arith.addi %295, %c43 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %422 = vector.bitcast %294 : vector<4xi32> to vector<16xi8>
            %423 = vector.bitcast %422 : vector<16xi8> to vector<4xi32>
            %424 = arith.andi %423, %c53 : vector<4xi32>
            %425 = arith.ori %424, %c54 : vector<4xi32>
            %426 = arith.shrui %423, %c55 : vector<4xi32>
            %427 = arith.andi %426, %c53 : vector<4xi32>
            %428 = arith.ori %427, %c54 : vector<4xi32>
            %429 = vector.shuffle %425, %428 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %430 = vector.bitcast %429 : vector<8xi32> to vector<16xf16>
            %431 = arith.subf %430, %c56 : vector<16xf16>
            %432 = vector.bitcast %297 : vector<4xi32> to vector<16xi8>
            %433 = vector.bitcast %432 : vector<16xi8> to vector<4xi32>
            %434 = arith.andi %433, %c53 : vector<4xi32>
            %435 = arith.ori %434, %c54 : vector<4xi32>
            %436 = arith.shrui %433, %c55 : vector<4xi32>
            %437 = arith.andi %436, %c53 : vector<4xi32>
            %438 = arith.ori %437, %c54 : vector<4xi32>
            %439 = vector.shuffle %435, %438 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %440 = vector.bitcast %439 : vector<8xi32> to vector<16xf16>
            %441 = arith.subf %440, %c56 : vector<16xf16>
            %442 = arith.addi %291, %c44 : index
            %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %444 = arith.addi %442, %c42 : index
            %445 = vector.load %4[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %447 = wave.mma %431, %446, %416 : vector<16xf16>, vector<8xf32>
            %448 = wave.mma %441, %446, %417 : vector<16xf16>, vector<8xf32>
            %449 = arith.addi %292, %c60 : index
            %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %451 = arith.addi %295, %c60 : index
            %452 = vector.load %kv[%451] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %453 = vector.bitcast %326 : vector<4xi32> to vector<16xi8>
            %454 = vector.bitcast %453 : vector<16xi8> to vector<4xi32>
            %455 = arith.andi %454, %c53 : vector<4xi32>
            %456 = arith.ori %455, %c54 : vector<4xi32>
            %457 = arith.shrui %454, %c55 : vector<4xi32>
            %458 = arith.andi %457, %c53 : vector<4xi32>
            %459 = arith.ori %458, %c54 : vector<4xi32>
            %460 = vector.shuffle %456, %459 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %461 = vector.bitcast %460 : vector<8xi32> to vector<16xf16>
            %462 = arith.subf %461, %c56 : vector<16xf16>
            %463 = vector.bitcast %328 : vector<4xi32> to vector<16xi8>
            %464 = vector.bitcast %463 : vector<16xi8> to vector<4xi32>
            %465 = arith.andi %464, %c53 : vector<4xi32>
            %466 = arith.ori %465, %c54 : vector<4xi32>
            %467 = arith.shrui %464, %c55 : vector<4xi32>
            %468 = arith.andi %467, %c53 : vector<4xi32>
            %469 = arith.ori %468, %c54 : vector<4xi32>
            %470 = vector.shuffle %466, %469 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %471 = vector.bitcast %470 : vector<8xi32> to vector<16xf16>
            %472 = arith.subf %471, %c56 : vector<16xf16>
            %473 = arith.addi %291, %c45 : index
            %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %475 = arith.addi %473, %c42 : index
            %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %478 = wave.mma %462, %477, %447 : vector<16xf16>, vector<8xf32>
            %479 = wave.mma %472, %477, %448 : vector<16xf16>, vector<8xf32>
            %480 = arith.addi %292, %c61 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %482 = arith.addi %295, %c61 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %484 = wave.opaque %478 : vector<8xf32>
            %485 = wave.opaque %479 : vector<8xf32>
            %486 = wave.opaque %254 : i32
            %487 = arith.cmpi sgt, %486, %193 : i32
            %488:2 = scf.if %487 -> (vector<8xf32>, vector<8xf32>) {
              %489 = arith.index_cast %2 : index to i32
              %490 = arith.addi %253, %489 : i32
              %491 = arith.subi %38, %490 : i32
              %492 = arith.subi %491, %c52 : i32
              %493 = vector.broadcast %492 : i32 to vector<8xi32>
              %494 = arith.cmpi sgt, %493, %c63 : vector<8xi32>
              %495 = arith.select %494, %484, %c62 : vector<8xi1>, vector<8xf32>
              %496 = arith.subi %491, %c19 : i32
              %497 = vector.broadcast %496 : i32 to vector<8xi32>
              %498 = arith.cmpi sgt, %497, %c63 : vector<8xi32>
              %499 = arith.select %498, %485, %c62 : vector<8xi1>, vector<8xf32>
              scf.yield %495, %499 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %484, %485 : vector<8xf32>, vector<8xf32>
            }
            %500 = vector.extract %488#0[0] : f32 from vector<8xf32>
            %501 = vector.extract %488#0[1] : f32 from vector<8xf32>
            %502 = vector.extract %488#0[2] : f32 from vector<8xf32>
            %503 = vector.extract %488#0[3] : f32 from vector<8xf32>
            %504 = vector.extract %488#0[4] : f32 from vector<8xf32>
            %505 = vector.extract %488#0[5] : f32 from vector<8xf32>
            %506 = vector.extract %488#0[6] : f32 from vector<8xf32>
            %507 = vector.extract %488#0[7] : f32 from vector<8xf32>
            %508 = vector.extract %488#1[0] : f32 from vector<8xf32>
            %509 = vector.extract %488#1[1] : f32 from vector<8xf32>
            %510 = vector.extract %488#1[2] : f32 from vector<8xf32>
            %511 = vector.extract %488#1[3] : f32 from vector<8xf32>
            %512 = vector.extract %488#1[4] : f32 from vector<8xf32>
            %513 = vector.extract %488#1[5] : f32 from vector<8xf32>
            %514 = vector.extract %488#1[6] : f32 from vector<8xf32>
            %515 = vector.extract %488#1[7] : f32 from vector<8xf32>
            %516 = arith.maxnumf %500, %501 fastmath<nnan> : f32
            %517 = arith.maxnumf %516, %502 fastmath<nnan> : f32
            %518 = arith.maxnumf %517, %503 fastmath<nnan> : f32
            %519 = arith.maxnumf %518, %504 fastmath<nnan> : f32
            %520 = arith.maxnumf %519, %505 fastmath<nnan> : f32
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
            %531 = wave.swap_halves %530 : f32
            %532 = arith.maxnumf %530, %531 fastmath<nnan> : f32
            %533 = arith.mulf %532, %186 : f32
            %534 = arith.addf %243, %c64 : f32
            %535 = arith.cmpf ogt, %533, %534 : f32
            %536:8 = scf.if %535 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %537 = arith.subf %243, %533 : f32
              %538 = wave.exp2 %537 : f32
              %539 = vector.broadcast %538 : f32 to vector<8xf32>
              %540 = arith.mulf %244, %538 : f32
              %541 = arith.mulf %245, %539 : vector<8xf32>
              %542 = arith.mulf %246, %539 : vector<8xf32>
              %543 = arith.mulf %247, %539 : vector<8xf32>
              %544 = arith.mulf %248, %539 : vector<8xf32>
              %545 = arith.mulf %249, %539 : vector<8xf32>
              %546 = arith.mulf %250, %539 : vector<8xf32>
              scf.yield %533, %540, %541, %542, %543, %544, %545, %546 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %243, %244, %245, %246, %247, %248, %249, %250 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %547 = vector.broadcast %186 : f32 to vector<8xf32>
            %548 = arith.subf %c65, %536#0 : f32
            %549 = vector.broadcast %548 : f32 to vector<8xf32>
            %550 = math.fma %488#0, %547, %549 : vector<8xf32>
            %551 = wave.exp2 %550 : vector<8xf32>
            %552 = math.fma %488#1, %547, %549 : vector<8xf32>
            %553 = wave.exp2 %552 : vector<8xf32>
            %554 = arith.truncf %551 : vector<8xf32> to vector<8xf16>
            %555 = vector.bitcast %554 : vector<8xf16> to vector<4xi32>
            %556 = wave.swap_halves %555 : vector<4xi32>
            %557 = arith.select %3, %556, %555 : vector<4xi32>
            %558 = arith.select %3, %555, %556 : vector<4xi32>
            %559 = vector.shuffle %557, %558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %560 = vector.bitcast %559 : vector<8xi32> to vector<16xf16>
            %561 = arith.truncf %553 : vector<8xf32> to vector<8xf16>
            %562 = vector.bitcast %561 : vector<8xf16> to vector<4xi32>
            %563 = wave.swap_halves %562 : vector<4xi32>
            %564 = arith.select %3, %563, %562 : vector<4xi32>
            %565 = arith.select %3, %562, %563 : vector<4xi32>
            %566 = vector.shuffle %564, %565 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %567 = vector.bitcast %566 : vector<8xi32> to vector<16xf16>
            %568 = arith.addf %551, %553 : vector<8xf32>
            %569 = vector.extract %568[0] : f32 from vector<8xf32>
            %570 = vector.extract %568[1] : f32 from vector<8xf32>
            %571 = vector.extract %568[2] : f32 from vector<8xf32>
            %572 = vector.extract %568[3] : f32 from vector<8xf32>
            %573 = vector.extract %568[4] : f32 from vector<8xf32>
            %574 = vector.extract %568[5] : f32 from vector<8xf32>
            %575 = vector.extract %568[6] : f32 from vector<8xf32>
            %576 = vector.extract %568[7] : f32 from vector<8xf32>
            %577 = arith.addf %569, %573 : f32
            %578 = arith.addf %570, %574 : f32
            %579 = arith.addf %571, %575 : f32
            %580 = arith.addf %572, %576 : f32
            %581 = arith.addf %577, %579 : f32
            %582 = arith.addf %578, %580 : f32
            %583 = arith.addf %581, %582 : f32
            %584 = arith.addf %536#1, %583 : f32
            %585 = wave.opaque %584 : f32
            %586 = wave.opaque %254 : i32
            %587 = arith.cmpi sgt, %586, %193 : i32
            %588:2 = scf.if %587 -> (vector<4xi32>, vector<4xi32>) {
              %589 = arith.subi %193, %253 : i32
              %590 = arith.subi %589, %c52 : i32
              %591 = arith.minsi %590, %c19 : i32
              %592 = arith.maxsi %591, %c52 : i32
              %593 = arith.cmpi sgt, %592, %c52 : i32
              %594 = arith.select %593, %c67, %c52 : i32
              %595 = arith.ori %c52, %594 : i32
              %596 = arith.cmpi sgt, %592, %c18 : i32
              %597 = arith.select %596, %c67, %c52 : i32
              %598 = arith.ori %c52, %597 : i32
              %599 = arith.cmpi sgt, %592, %c68 : i32
              %600 = arith.select %599, %c69, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %592, %c70 : i32
              %603 = arith.select %602, %c69, %c52 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %592, %c71 : i32
              %606 = arith.select %605, %c72, %c52 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = arith.cmpi sgt, %592, %c73 : i32
              %609 = arith.select %608, %c72, %c52 : i32
              %610 = arith.ori %604, %609 : i32
              %611 = arith.cmpi sgt, %592, %c74 : i32
              %612 = arith.select %611, %c75, %c52 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = arith.cmpi sgt, %592, %c76 : i32
              %615 = arith.select %614, %c75, %c52 : i32
              %616 = arith.ori %610, %615 : i32
              %617 = arith.cmpi sgt, %592, %c77 : i32
              %618 = arith.select %617, %c67, %c52 : i32
              %619 = arith.ori %c52, %618 : i32
              %620 = arith.cmpi sgt, %592, %c78 : i32
              %621 = arith.select %620, %c67, %c52 : i32
              %622 = arith.ori %c52, %621 : i32
              %623 = arith.cmpi sgt, %592, %c79 : i32
              %624 = arith.select %623, %c69, %c52 : i32
              %625 = arith.ori %619, %624 : i32
              %626 = arith.cmpi sgt, %592, %c80 : i32
              %627 = arith.select %626, %c69, %c52 : i32
              %628 = arith.ori %622, %627 : i32
              %629 = arith.cmpi sgt, %592, %c81 : i32
              %630 = arith.select %629, %c72, %c52 : i32
              %631 = arith.ori %625, %630 : i32
              %632 = arith.cmpi sgt, %592, %c82 : i32
              %633 = arith.select %632, %c72, %c52 : i32
              %634 = arith.ori %628, %633 : i32
              %635 = arith.cmpi sgt, %592, %c41 : i32
              %636 = arith.select %635, %c75, %c52 : i32
              %637 = arith.ori %631, %636 : i32
              %638 = arith.cmpi sgt, %592, %c83 : i32
              %639 = arith.select %638, %c75, %c52 : i32
              %640 = arith.ori %634, %639 : i32
              %641 = vector.from_elements %613, %637, %616, %640 : vector<4xi32>
              %642 = arith.subi %589, %c19 : i32
              %643 = arith.minsi %642, %c19 : i32
              %644 = arith.maxsi %643, %c52 : i32
              %645 = arith.cmpi sgt, %644, %c52 : i32
              %646 = arith.select %645, %c67, %c52 : i32
              %647 = arith.ori %c52, %646 : i32
              %648 = arith.cmpi sgt, %644, %c18 : i32
              %649 = arith.select %648, %c67, %c52 : i32
              %650 = arith.ori %c52, %649 : i32
              %651 = arith.cmpi sgt, %644, %c68 : i32
              %652 = arith.select %651, %c69, %c52 : i32
              %653 = arith.ori %647, %652 : i32
              %654 = arith.cmpi sgt, %644, %c70 : i32
              %655 = arith.select %654, %c69, %c52 : i32
              %656 = arith.ori %650, %655 : i32
              %657 = arith.cmpi sgt, %644, %c71 : i32
              %658 = arith.select %657, %c72, %c52 : i32
              %659 = arith.ori %653, %658 : i32
              %660 = arith.cmpi sgt, %644, %c73 : i32
              %661 = arith.select %660, %c72, %c52 : i32
              %662 = arith.ori %656, %661 : i32
              %663 = arith.cmpi sgt, %644, %c74 : i32
              %664 = arith.select %663, %c75, %c52 : i32
              %665 = arith.ori %659, %664 : i32
              %666 = arith.cmpi sgt, %644, %c76 : i32
              %667 = arith.select %666, %c75, %c52 : i32
              %668 = arith.ori %662, %667 : i32
              %669 = arith.cmpi sgt, %644, %c77 : i32
              %670 = arith.select %669, %c67, %c52 : i32
              %671 = arith.ori %c52, %670 : i32
              %672 = arith.cmpi sgt, %644, %c78 : i32
              %673 = arith.select %672, %c67, %c52 : i32
              %674 = arith.ori %c52, %673 : i32
              %675 = arith.cmpi sgt, %644, %c79 : i32
              %676 = arith.select %675, %c69, %c52 : i32
              %677 = arith.ori %671, %676 : i32
              %678 = arith.cmpi sgt, %644, %c80 : i32
              %679 = arith.select %678, %c69, %c52 : i32
              %680 = arith.ori %674, %679 : i32
              %681 = arith.cmpi sgt, %644, %c81 : i32
              %682 = arith.select %681, %c72, %c52 : i32
              %683 = arith.ori %677, %682 : i32
              %684 = arith.cmpi sgt, %644, %c82 : i32
              %685 = arith.select %684, %c72, %c52 : i32
              %686 = arith.ori %680, %685 : i32
              %687 = arith.cmpi sgt, %644, %c41 : i32
              %688 = arith.select %687, %c75, %c52 : i32
              %689 = arith.ori %683, %688 : i32
              %690 = arith.cmpi sgt, %644, %c83 : i32
              %691 = arith.select %690, %c75, %c52 : i32
              %692 = arith.ori %686, %691 : i32
              %693 = vector.from_elements %665, %689, %668, %692 : vector<4xi32>
              scf.yield %641, %693 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c66, %c66 : vector<4xi32>, vector<4xi32>
            }
            %694 = wave.opaque %254 : i32
            %695 = arith.cmpi sgt, %694, %193 : i32
            %696:2 = scf.if %695 -> (vector<4xi32>, vector<4xi32>) {
              %697 = arith.andi %357, %588#0 : vector<4xi32>
              %698 = arith.andi %359, %588#1 : vector<4xi32>
              scf.yield %697, %698 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %357, %359 : vector<4xi32>, vector<4xi32>
            }
            %699 = vector.bitcast %696#0 : vector<4xi32> to vector<16xi8>
            %700 = vector.bitcast %699 : vector<16xi8> to vector<4xi32>
            %701 = arith.andi %700, %c53 : vector<4xi32>
            %702 = arith.ori %701, %c54 : vector<4xi32>
            %703 = arith.shrui %700, %c55 : vector<4xi32>
            %704 = arith.andi %703, %c53 : vector<4xi32>
            %705 = arith.ori %704, %c54 : vector<4xi32>
            %706 = vector.shuffle %702, %705 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %707 = vector.bitcast %706 : vector<8xi32> to vector<16xf16>
            %708 = arith.subf %707, %c56 : vector<16xf16>
            %709 = wave.mma %708, %560, %536#2 : vector<16xf16>, vector<8xf32>
            %710 = vector.bitcast %696#1 : vector<4xi32> to vector<16xi8>
            %711 = vector.bitcast %710 : vector<16xi8> to vector<4xi32>
            %712 = arith.andi %711, %c53 : vector<4xi32>
            %713 = arith.ori %712, %c54 : vector<4xi32>
            %714 = arith.shrui %711, %c55 : vector<4xi32>
            %715 = arith.andi %714, %c53 : vector<4xi32>
            %716 = arith.ori %715, %c54 : vector<4xi32>
            %717 = vector.shuffle %713, %716 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %718 = vector.bitcast %717 : vector<8xi32> to vector<16xf16>
            %719 = arith.subf %718, %c56 : vector<16xf16>
            %720 = wave.mma %719, %567, %709 : vector<16xf16>, vector<8xf32>
            %721 = wave.opaque %720 : vector<8xf32>
            %722 = arith.addi %292, %c84 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %295, %c84 : index
            %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %726 = wave.opaque %254 : i32
            %727 = arith.cmpi sgt, %726, %193 : i32
            %728:2 = scf.if %727 -> (vector<4xi32>, vector<4xi32>) {
              %729 = arith.andi %388, %588#0 : vector<4xi32>
              %730 = arith.andi %390, %588#1 : vector<4xi32>
              scf.yield %729, %730 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %388, %390 : vector<4xi32>, vector<4xi32>
            }
            %731 = vector.bitcast %728#0 : vector<4xi32> to vector<16xi8>
            %732 = vector.bitcast %731 : vector<16xi8> to vector<4xi32>
            %733 = arith.andi %732, %c53 : vector<4xi32>
            %734 = arith.ori %733, %c54 : vector<4xi32>
            %735 = arith.shrui %732, %c55 : vector<4xi32>
            %736 = arith.andi %735, %c53 : vector<4xi32>
            %737 = arith.ori %736, %c54 : vector<4xi32>
            %738 = vector.shuffle %734, %737 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = arith.subf %739, %c56 : vector<16xf16>
            %741 = wave.mma %740, %560, %536#3 : vector<16xf16>, vector<8xf32>
            %742 = vector.bitcast %728#1 : vector<4xi32> to vector<16xi8>
            %743 = vector.bitcast %742 : vector<16xi8> to vector<4xi32>
            %744 = arith.andi %743, %c53 : vector<4xi32>
            %745 = arith.ori %744, %c54 : vector<4xi32>
            %746 = arith.shrui %743, %c55 : vector<4xi32>
            %747 = arith.andi %746, %c53 : vector<4xi32>
            %748 = arith.ori %747, %c54 : vector<4xi32>
            %749 = vector.shuffle %745, %748 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %750 = vector.bitcast %749 : vector<8xi32> to vector<16xf16>
            %751 = arith.subf %750, %c56 : vector<16xf16>
            %752 = wave.mma %751, %567, %741 : vector<16xf16>, vector<8xf32>
            %753 = wave.opaque %752 : vector<8xf32>
            wave.pin
            %754 = wave.opaque %254 : i32
            %755 = arith.cmpi sgt, %754, %193 : i32
            %756:2 = scf.if %755 -> (vector<4xi32>, vector<4xi32>) {
              %757 = arith.andi %419, %588#0 : vector<4xi32>
              %758 = arith.andi %421, %588#1 : vector<4xi32>
              scf.yield %757, %758 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %419, %421 : vector<4xi32>, vector<4xi32>
            }
            %759 = vector.bitcast %756#0 : vector<4xi32> to vector<16xi8>
            %760 = vector.bitcast %759 : vector<16xi8> to vector<4xi32>
            %761 = arith.andi %760, %c53 : vector<4xi32>
            %762 = arith.ori %761, %c54 : vector<4xi32>
            %763 = arith.shrui %760, %c55 : vector<4xi32>
            %764 = arith.andi %763, %c53 : vector<4xi32>
            %765 = arith.ori %764, %c54 : vector<4xi32>
            %766 = vector.shuffle %762, %765 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %767 = vector.bitcast %766 : vector<8xi32> to vector<16xf16>
            %768 = arith.subf %767, %c56 : vector<16xf16>
            %769 = wave.mma %768, %560, %536#4 : vector<16xf16>, vector<8xf32>
            %770 = vector.bitcast %756#1 : vector<4xi32> to vector<16xi8>
            %771 = vector.bitcast %770 : vector<16xi8> to vector<4xi32>
            %772 = arith.andi %771, %c53 : vector<4xi32>
            %773 = arith.ori %772, %c54 : vector<4xi32>
            %774 = arith.shrui %771, %c55 : vector<4xi32>
            %775 = arith.andi %774, %c53 : vector<4xi32>
            %776 = arith.ori %775, %c54 : vector<4xi32>
            %777 = vector.shuffle %773, %776 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %778 = vector.bitcast %777 : vector<8xi32> to vector<16xf16>
            %779 = arith.subf %778, %c56 : vector<16xf16>
            %780 = wave.mma %779, %567, %769 : vector<16xf16>, vector<8xf32>
            %781 = wave.opaque %780 : vector<8xf32>
            wave.pin
            %782 = wave.opaque %254 : i32
            %783 = arith.cmpi slt, %782, %193 : i32
            %784:2 = scf.if %783 -> (vector<4xi32>, vector<4xi32>) {
              %785 = arith.addi %280, %35 : index
              %786 = arith.addi %785, %c24 : index
              %787 = vector.load %kv[%786] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %788 = arith.addi %288, %35 : index
              %789 = arith.addi %788, %c24 : index
              %790 = vector.load %kv[%789] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %787, %790 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %756#0, %756#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %791 = wave.opaque %254 : i32
            %792 = arith.cmpi sgt, %791, %193 : i32
            %793:2 = scf.if %792 -> (vector<4xi32>, vector<4xi32>) {
              %794 = arith.andi %450, %588#0 : vector<4xi32>
              %795 = arith.andi %452, %588#1 : vector<4xi32>
              scf.yield %794, %795 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %450, %452 : vector<4xi32>, vector<4xi32>
            }
            %796 = vector.bitcast %793#0 : vector<4xi32> to vector<16xi8>
            %797 = vector.bitcast %796 : vector<16xi8> to vector<4xi32>
            %798 = arith.andi %797, %c53 : vector<4xi32>
            %799 = arith.ori %798, %c54 : vector<4xi32>
            %800 = arith.shrui %797, %c55 : vector<4xi32>
            %801 = arith.andi %800, %c53 : vector<4xi32>
            %802 = arith.ori %801, %c54 : vector<4xi32>
            %803 = vector.shuffle %799, %802 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %804 = vector.bitcast %803 : vector<8xi32> to vector<16xf16>
            %805 = arith.subf %804, %c56 : vector<16xf16>
            %806 = wave.mma %805, %560, %536#5 : vector<16xf16>, vector<8xf32>
            %807 = vector.bitcast %793#1 : vector<4xi32> to vector<16xi8>
            %808 = vector.bitcast %807 : vector<16xi8> to vector<4xi32>
            %809 = arith.andi %808, %c53 : vector<4xi32>
            %810 = arith.ori %809, %c54 : vector<4xi32>
            %811 = arith.shrui %808, %c55 : vector<4xi32>
            %812 = arith.andi %811, %c53 : vector<4xi32>
            %813 = arith.ori %812, %c54 : vector<4xi32>
            %814 = vector.shuffle %810, %813 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
            %816 = arith.subf %815, %c56 : vector<16xf16>
            %817 = wave.mma %816, %567, %806 : vector<16xf16>, vector<8xf32>
            %818 = wave.opaque %817 : vector<8xf32>
            wave.pin
            %819 = wave.opaque %254 : i32
            %820 = arith.cmpi slt, %819, %193 : i32
            %821:2 = scf.if %820 -> (vector<4xi32>, vector<4xi32>) {
              %822 = arith.addi %280, %35 : index
              %823 = arith.addi %822, %c33 : index
              %824 = vector.load %kv[%823] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %825 = arith.addi %288, %35 : index
              %826 = arith.addi %825, %c33 : index
              %827 = vector.load %kv[%826] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %824, %827 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %793#0, %793#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %828 = wave.opaque %254 : i32
            %829 = arith.cmpi sgt, %828, %193 : i32
            %830:2 = scf.if %829 -> (vector<4xi32>, vector<4xi32>) {
              %831 = arith.andi %481, %588#0 : vector<4xi32>
              %832 = arith.andi %483, %588#1 : vector<4xi32>
              scf.yield %831, %832 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %481, %483 : vector<4xi32>, vector<4xi32>
            }
            %833 = vector.bitcast %830#0 : vector<4xi32> to vector<16xi8>
            %834 = vector.bitcast %833 : vector<16xi8> to vector<4xi32>
            %835 = arith.andi %834, %c53 : vector<4xi32>
            %836 = arith.ori %835, %c54 : vector<4xi32>
            %837 = arith.shrui %834, %c55 : vector<4xi32>
            %838 = arith.andi %837, %c53 : vector<4xi32>
            %839 = arith.ori %838, %c54 : vector<4xi32>
            %840 = vector.shuffle %836, %839 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %841 = vector.bitcast %840 : vector<8xi32> to vector<16xf16>
            %842 = arith.subf %841, %c56 : vector<16xf16>
            %843 = wave.mma %842, %560, %536#6 : vector<16xf16>, vector<8xf32>
            %844 = vector.bitcast %830#1 : vector<4xi32> to vector<16xi8>
            %845 = vector.bitcast %844 : vector<16xi8> to vector<4xi32>
            %846 = arith.andi %845, %c53 : vector<4xi32>
            %847 = arith.ori %846, %c54 : vector<4xi32>
            %848 = arith.shrui %845, %c55 : vector<4xi32>
            %849 = arith.andi %848, %c53 : vector<4xi32>
            %850 = arith.ori %849, %c54 : vector<4xi32>
            %851 = vector.shuffle %847, %850 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %852 = vector.bitcast %851 : vector<8xi32> to vector<16xf16>
            %853 = arith.subf %852, %c56 : vector<16xf16>
            %854 = wave.mma %853, %567, %843 : vector<16xf16>, vector<8xf32>
            %855 = wave.opaque %854 : vector<8xf32>
            wave.pin
            %856 = wave.opaque %254 : i32
            %857 = arith.cmpi slt, %856, %193 : i32
            %858:2 = scf.if %857 -> (vector<4xi32>, vector<4xi32>) {
              %859 = arith.addi %280, %35 : index
              %860 = arith.addi %859, %c42 : index
              %861 = vector.load %kv[%860] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %862 = arith.addi %288, %35 : index
              %863 = arith.addi %862, %c42 : index
              %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %861, %864 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %830#0, %830#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %865 = wave.opaque %254 : i32
            %866 = arith.cmpi sgt, %865, %193 : i32
            %867:2 = scf.if %866 -> (vector<4xi32>, vector<4xi32>) {
              %868 = arith.andi %723, %588#0 : vector<4xi32>
              %869 = arith.andi %725, %588#1 : vector<4xi32>
              scf.yield %868, %869 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %723, %725 : vector<4xi32>, vector<4xi32>
            }
            %870 = vector.bitcast %867#0 : vector<4xi32> to vector<16xi8>
            %871 = vector.bitcast %870 : vector<16xi8> to vector<4xi32>
            %872 = arith.andi %871, %c53 : vector<4xi32>
            %873 = arith.ori %872, %c54 : vector<4xi32>
            %874 = arith.shrui %871, %c55 : vector<4xi32>
            %875 = arith.andi %874, %c53 : vector<4xi32>
            %876 = arith.ori %875, %c54 : vector<4xi32>
            %877 = vector.shuffle %873, %876 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %878 = vector.bitcast %877 : vector<8xi32> to vector<16xf16>
            %879 = arith.subf %878, %c56 : vector<16xf16>
            %880 = wave.mma %879, %560, %536#7 : vector<16xf16>, vector<8xf32>
            %881 = vector.bitcast %867#1 : vector<4xi32> to vector<16xi8>
            %882 = vector.bitcast %881 : vector<16xi8> to vector<4xi32>
            %883 = arith.andi %882, %c53 : vector<4xi32>
            %884 = arith.ori %883, %c54 : vector<4xi32>
            %885 = arith.shrui %882, %c55 : vector<4xi32>
            %886 = arith.andi %885, %c53 : vector<4xi32>
            %887 = arith.ori %886, %c54 : vector<4xi32>
            %888 = vector.shuffle %884, %887 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %889 = vector.bitcast %888 : vector<8xi32> to vector<16xf16>
            %890 = arith.subf %889, %c56 : vector<16xf16>
            %891 = wave.mma %890, %567, %880 : vector<16xf16>, vector<8xf32>
            %892 = wave.opaque %891 : vector<8xf32>
            wave.pin
            %893 = wave.opaque %254 : i32
            %894 = arith.cmpi slt, %893, %193 : i32
            %895:2 = scf.if %894 -> (vector<4xi32>, vector<4xi32>) {
              %896 = arith.addi %280, %35 : index
              %897 = arith.addi %896, %c25 : index
              %898 = vector.load %kv[%897] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %899 = arith.addi %288, %35 : index
              %900 = arith.addi %899, %c25 : index
              %901 = vector.load %kv[%900] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %898, %901 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %867#0, %867#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %784#0, %784#1, %821#0, %821#1, %858#0, %858#1, %895#0, %895#1, %536#0, %585, %721, %753, %781, %818, %855, %892 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %902 = wave.swap_halves %251#9 : f32
          %903 = arith.addf %251#9, %902 : f32
          scf.yield %251#8, %903, %251#10, %251#11, %251#12, %251#13, %251#14, %251#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %904 = wave.opaque %c24 : index
        %905 = arith.addi %46, %904 : index
        %906 = arith.remui %0, %c9 : index
        %907 = arith.addi %906, %904 : index
        %908 = arith.addi %1, %904 : index
        %909 = arith.cmpi slt, %908, %c9 : index
        scf.if %909 {
          %910 = arith.addi %45, %908 : index
          memref.store %195#0, %6[%910] : memref<?xf32>
          %911 = arith.addi %910, %c3 : index
          memref.store %195#1, %6[%911] : memref<?xf32>
          %912 = arith.muli %8, %c43 : index
          %913 = arith.muli %2, %c9 : index
          %914 = arith.addi %912, %913 : index
          %915 = arith.addi %914, %908 : index
          %916 = vector.extract %195#2[0] : f32 from vector<8xf32>
          %917 = arith.addi %915, %c24 : index
          memref.store %916, %5[%917] : memref<?xf32>
          %918 = vector.extract %195#2[1] : f32 from vector<8xf32>
          %919 = arith.addi %915, %c3 : index
          memref.store %918, %5[%919] : memref<?xf32>
          %920 = vector.extract %195#2[2] : f32 from vector<8xf32>
          %921 = arith.addi %915, %c23 : index
          memref.store %920, %5[%921] : memref<?xf32>
          %922 = vector.extract %195#2[3] : f32 from vector<8xf32>
          %923 = arith.addi %915, %c31 : index
          memref.store %922, %5[%923] : memref<?xf32>
          %924 = vector.extract %195#2[4] : f32 from vector<8xf32>
          %925 = arith.addi %915, %c33 : index
          memref.store %924, %5[%925] : memref<?xf32>
          %926 = vector.extract %195#2[5] : f32 from vector<8xf32>
          %927 = arith.addi %915, %c35 : index
          memref.store %926, %5[%927] : memref<?xf32>
          %928 = vector.extract %195#2[6] : f32 from vector<8xf32>
          %929 = arith.addi %915, %c27 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %195#2[7] : f32 from vector<8xf32>
          %931 = arith.addi %915, %c85 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %195#3[0] : f32 from vector<8xf32>
          %933 = arith.addi %915, %c42 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %195#3[1] : f32 from vector<8xf32>
          %935 = arith.addi %915, %c86 : index
          memref.store %934, %5[%935] : memref<?xf32>
          %936 = vector.extract %195#3[2] : f32 from vector<8xf32>
          %937 = arith.addi %915, %c87 : index
          memref.store %936, %5[%937] : memref<?xf32>
          %938 = vector.extract %195#3[3] : f32 from vector<8xf32>
          %939 = arith.addi %915, %c88 : index
          memref.store %938, %5[%939] : memref<?xf32>
          %940 = vector.extract %195#3[4] : f32 from vector<8xf32>
          %941 = arith.addi %915, %c25 : index
          memref.store %940, %5[%941] : memref<?xf32>
          %942 = vector.extract %195#3[5] : f32 from vector<8xf32>
          %943 = arith.addi %915, %c89 : index
          memref.store %942, %5[%943] : memref<?xf32>
          %944 = vector.extract %195#3[6] : f32 from vector<8xf32>
          %945 = arith.addi %915, %c90 : index
          memref.store %944, %5[%945] : memref<?xf32>
          %946 = vector.extract %195#3[7] : f32 from vector<8xf32>
          %947 = arith.addi %915, %c91 : index
          memref.store %946, %5[%947] : memref<?xf32>
          %948 = vector.extract %195#4[0] : f32 from vector<8xf32>
          %949 = arith.addi %915, %c7 : index
          memref.store %948, %5[%949] : memref<?xf32>
          %950 = vector.extract %195#4[1] : f32 from vector<8xf32>
          %951 = arith.addi %915, %c92 : index
          memref.store %950, %5[%951] : memref<?xf32>
          %952 = vector.extract %195#4[2] : f32 from vector<8xf32>
          %953 = arith.addi %915, %c93 : index
          memref.store %952, %5[%953] : memref<?xf32>
          %954 = vector.extract %195#4[3] : f32 from vector<8xf32>
          %955 = arith.addi %915, %c94 : index
          memref.store %954, %5[%955] : memref<?xf32>
          %956 = vector.extract %195#4[4] : f32 from vector<8xf32>
          %957 = arith.addi %915, %c57 : index
          memref.store %956, %5[%957] : memref<?xf32>
          %958 = vector.extract %195#4[5] : f32 from vector<8xf32>
          %959 = arith.addi %915, %c95 : index
          memref.store %958, %5[%959] : memref<?xf32>
          %960 = vector.extract %195#4[6] : f32 from vector<8xf32>
          %961 = arith.addi %915, %c96 : index
          memref.store %960, %5[%961] : memref<?xf32>
          %962 = vector.extract %195#4[7] : f32 from vector<8xf32>
          %963 = arith.addi %915, %c97 : index
          memref.store %962, %5[%963] : memref<?xf32>
          %964 = vector.extract %195#5[0] : f32 from vector<8xf32>
          %965 = arith.addi %915, %c58 : index
          memref.store %964, %5[%965] : memref<?xf32>
          %966 = vector.extract %195#5[1] : f32 from vector<8xf32>
          %967 = arith.addi %915, %c98 : index
          memref.store %966, %5[%967] : memref<?xf32>
          %968 = vector.extract %195#5[2] : f32 from vector<8xf32>
          %969 = arith.addi %915, %c99 : index
          memref.store %968, %5[%969] : memref<?xf32>
          %970 = vector.extract %195#5[3] : f32 from vector<8xf32>
          %971 = arith.addi %915, %c100 : index
          memref.store %970, %5[%971] : memref<?xf32>
          %972 = vector.extract %195#5[4] : f32 from vector<8xf32>
          %973 = arith.addi %915, %c59 : index
          memref.store %972, %5[%973] : memref<?xf32>
          %974 = vector.extract %195#5[5] : f32 from vector<8xf32>
          %975 = arith.addi %915, %c101 : index
          memref.store %974, %5[%975] : memref<?xf32>
          %976 = vector.extract %195#5[6] : f32 from vector<8xf32>
          %977 = arith.addi %915, %c102 : index
          memref.store %976, %5[%977] : memref<?xf32>
          %978 = vector.extract %195#5[7] : f32 from vector<8xf32>
          %979 = arith.addi %915, %c103 : index
          memref.store %978, %5[%979] : memref<?xf32>
        }
        wave.barrier
        %980 = arith.addi %907, %c24 : index
        %981 = memref.load %6[%980] : memref<?xf32>
        %982 = arith.addi %907, %c3 : index
        %983 = memref.load %6[%982] : memref<?xf32>
        %984 = arith.addi %907, %c23 : index
        %985 = memref.load %6[%984] : memref<?xf32>
        %986 = arith.addi %907, %c31 : index
        %987 = memref.load %6[%986] : memref<?xf32>
        %988 = arith.addi %907, %c33 : index
        %989 = memref.load %6[%988] : memref<?xf32>
        %990 = arith.addi %907, %c35 : index
        %991 = memref.load %6[%990] : memref<?xf32>
        %992 = arith.addi %907, %c27 : index
        %993 = memref.load %6[%992] : memref<?xf32>
        %994 = arith.addi %907, %c85 : index
        %995 = memref.load %6[%994] : memref<?xf32>
        %996 = arith.addi %907, %c42 : index
        %997 = memref.load %6[%996] : memref<?xf32>
        %998 = arith.addi %907, %c86 : index
        %999 = memref.load %6[%998] : memref<?xf32>
        %1000 = arith.addi %907, %c87 : index
        %1001 = memref.load %6[%1000] : memref<?xf32>
        %1002 = arith.addi %907, %c88 : index
        %1003 = memref.load %6[%1002] : memref<?xf32>
        %1004 = arith.addi %907, %c25 : index
        %1005 = memref.load %6[%1004] : memref<?xf32>
        %1006 = arith.addi %907, %c89 : index
        %1007 = memref.load %6[%1006] : memref<?xf32>
        %1008 = arith.addi %907, %c90 : index
        %1009 = memref.load %6[%1008] : memref<?xf32>
        %1010 = arith.addi %907, %c91 : index
        %1011 = memref.load %6[%1010] : memref<?xf32>
        %1012 = arith.maxnumf %981, %985 fastmath<nnan> : f32
        %1013 = arith.subf %981, %1012 : f32
        %1014 = wave.exp2 %1013 : f32
        %1015 = arith.subf %985, %1012 : f32
        %1016 = wave.exp2 %1015 : f32
        %1017 = arith.mulf %983, %1014 : f32
        %1018 = math.fma %987, %1016, %1017 : f32
        %1019 = arith.maxnumf %1012, %989 fastmath<nnan> : f32
        %1020 = arith.subf %1012, %1019 : f32
        %1021 = wave.exp2 %1020 : f32
        %1022 = arith.subf %989, %1019 : f32
        %1023 = wave.exp2 %1022 : f32
        %1024 = arith.mulf %1018, %1021 : f32
        %1025 = math.fma %991, %1023, %1024 : f32
        %1026 = arith.maxnumf %1019, %993 fastmath<nnan> : f32
        %1027 = arith.subf %1019, %1026 : f32
        %1028 = wave.exp2 %1027 : f32
        %1029 = arith.subf %993, %1026 : f32
        %1030 = wave.exp2 %1029 : f32
        %1031 = arith.mulf %1025, %1028 : f32
        %1032 = math.fma %995, %1030, %1031 : f32
        %1033 = arith.maxnumf %1026, %997 fastmath<nnan> : f32
        %1034 = arith.subf %1026, %1033 : f32
        %1035 = wave.exp2 %1034 : f32
        %1036 = arith.subf %997, %1033 : f32
        %1037 = wave.exp2 %1036 : f32
        %1038 = arith.mulf %1032, %1035 : f32
        %1039 = math.fma %999, %1037, %1038 : f32
        %1040 = arith.maxnumf %1033, %1001 fastmath<nnan> : f32
        %1041 = arith.subf %1033, %1040 : f32
        %1042 = wave.exp2 %1041 : f32
        %1043 = arith.subf %1001, %1040 : f32
        %1044 = wave.exp2 %1043 : f32
        %1045 = arith.mulf %1039, %1042 : f32
        %1046 = math.fma %1003, %1044, %1045 : f32
        %1047 = arith.maxnumf %1040, %1005 fastmath<nnan> : f32
        %1048 = arith.subf %1040, %1047 : f32
        %1049 = wave.exp2 %1048 : f32
        %1050 = arith.subf %1005, %1047 : f32
        %1051 = wave.exp2 %1050 : f32
        %1052 = arith.mulf %1046, %1049 : f32
        %1053 = math.fma %1007, %1051, %1052 : f32
        %1054 = arith.maxnumf %1047, %1009 fastmath<nnan> : f32
        %1055 = arith.subf %1047, %1054 : f32
        %1056 = wave.exp2 %1055 : f32
        %1057 = arith.subf %1009, %1054 : f32
        %1058 = wave.exp2 %1057 : f32
        %1059 = arith.mulf %1053, %1056 : f32
        %1060 = math.fma %1011, %1058, %1059 : f32
        %1061 = arith.addi %905, %c24 : index
        %1062 = arith.addi %1061, %c24 : index
        %1063 = memref.load %5[%1062] : memref<?xf32>
        %1064 = arith.addi %1061, %c43 : index
        %1065 = memref.load %5[%1064] : memref<?xf32>
        %1066 = arith.addi %1061, %c44 : index
        %1067 = memref.load %5[%1066] : memref<?xf32>
        %1068 = arith.addi %1061, %c5 : index
        %1069 = memref.load %5[%1068] : memref<?xf32>
        %1070 = arith.addi %1061, %c104 : index
        %1071 = memref.load %5[%1070] : memref<?xf32>
        %1072 = arith.addi %1061, %c105 : index
        %1073 = memref.load %5[%1072] : memref<?xf32>
        %1074 = arith.addi %1061, %c106 : index
        %1075 = memref.load %5[%1074] : memref<?xf32>
        %1076 = arith.addi %1061, %c107 : index
        %1077 = memref.load %5[%1076] : memref<?xf32>
        %1078 = arith.mulf %1063, %1014 : f32
        %1079 = math.fma %1065, %1016, %1078 : f32
        %1080 = arith.mulf %1079, %1021 : f32
        %1081 = math.fma %1067, %1023, %1080 : f32
        %1082 = arith.mulf %1081, %1028 : f32
        %1083 = math.fma %1069, %1030, %1082 : f32
        %1084 = arith.mulf %1083, %1035 : f32
        %1085 = math.fma %1071, %1037, %1084 : f32
        %1086 = arith.mulf %1085, %1042 : f32
        %1087 = math.fma %1073, %1044, %1086 : f32
        %1088 = arith.mulf %1087, %1049 : f32
        %1089 = math.fma %1075, %1051, %1088 : f32
        %1090 = arith.mulf %1089, %1056 : f32
        %1091 = math.fma %1077, %1058, %1090 : f32
        %1092 = arith.addi %905, %c7 : index
        %1093 = arith.addi %1092, %c24 : index
        %1094 = memref.load %5[%1093] : memref<?xf32>
        %1095 = arith.addi %1092, %c43 : index
        %1096 = memref.load %5[%1095] : memref<?xf32>
        %1097 = arith.addi %1092, %c44 : index
        %1098 = memref.load %5[%1097] : memref<?xf32>
        %1099 = arith.addi %1092, %c5 : index
        %1100 = memref.load %5[%1099] : memref<?xf32>
        %1101 = arith.addi %1092, %c104 : index
        %1102 = memref.load %5[%1101] : memref<?xf32>
        %1103 = arith.addi %1092, %c105 : index
        %1104 = memref.load %5[%1103] : memref<?xf32>
        %1105 = arith.addi %1092, %c106 : index
        %1106 = memref.load %5[%1105] : memref<?xf32>
        %1107 = arith.addi %1092, %c107 : index
        %1108 = memref.load %5[%1107] : memref<?xf32>
        %1109 = arith.mulf %1094, %1014 : f32
        %1110 = math.fma %1096, %1016, %1109 : f32
        %1111 = arith.mulf %1110, %1021 : f32
        %1112 = math.fma %1098, %1023, %1111 : f32
        %1113 = arith.mulf %1112, %1028 : f32
        %1114 = math.fma %1100, %1030, %1113 : f32
        %1115 = arith.mulf %1114, %1035 : f32
        %1116 = math.fma %1102, %1037, %1115 : f32
        %1117 = arith.mulf %1116, %1042 : f32
        %1118 = math.fma %1104, %1044, %1117 : f32
        %1119 = arith.mulf %1118, %1049 : f32
        %1120 = math.fma %1106, %1051, %1119 : f32
        %1121 = arith.mulf %1120, %1056 : f32
        %1122 = math.fma %1108, %1058, %1121 : f32
        wave.barrier
        scf.if %909 {
          %1123 = arith.muli %8, %c43 : index
          %1124 = arith.muli %2, %c9 : index
          %1125 = arith.addi %1123, %1124 : index
          %1126 = arith.addi %1125, %908 : index
          %1127 = vector.extract %195#6[0] : f32 from vector<8xf32>
          %1128 = arith.addi %1126, %c24 : index
          memref.store %1127, %5[%1128] : memref<?xf32>
          %1129 = vector.extract %195#6[1] : f32 from vector<8xf32>
          %1130 = arith.addi %1126, %c3 : index
          memref.store %1129, %5[%1130] : memref<?xf32>
          %1131 = vector.extract %195#6[2] : f32 from vector<8xf32>
          %1132 = arith.addi %1126, %c23 : index
          memref.store %1131, %5[%1132] : memref<?xf32>
          %1133 = vector.extract %195#6[3] : f32 from vector<8xf32>
          %1134 = arith.addi %1126, %c31 : index
          memref.store %1133, %5[%1134] : memref<?xf32>
          %1135 = vector.extract %195#6[4] : f32 from vector<8xf32>
          %1136 = arith.addi %1126, %c33 : index
          memref.store %1135, %5[%1136] : memref<?xf32>
          %1137 = vector.extract %195#6[5] : f32 from vector<8xf32>
          %1138 = arith.addi %1126, %c35 : index
          memref.store %1137, %5[%1138] : memref<?xf32>
          %1139 = vector.extract %195#6[6] : f32 from vector<8xf32>
          %1140 = arith.addi %1126, %c27 : index
          memref.store %1139, %5[%1140] : memref<?xf32>
          %1141 = vector.extract %195#6[7] : f32 from vector<8xf32>
          %1142 = arith.addi %1126, %c85 : index
          memref.store %1141, %5[%1142] : memref<?xf32>
          %1143 = vector.extract %195#7[0] : f32 from vector<8xf32>
          %1144 = arith.addi %1126, %c42 : index
          memref.store %1143, %5[%1144] : memref<?xf32>
          %1145 = vector.extract %195#7[1] : f32 from vector<8xf32>
          %1146 = arith.addi %1126, %c86 : index
          memref.store %1145, %5[%1146] : memref<?xf32>
          %1147 = vector.extract %195#7[2] : f32 from vector<8xf32>
          %1148 = arith.addi %1126, %c87 : index
          memref.store %1147, %5[%1148] : memref<?xf32>
          %1149 = vector.extract %195#7[3] : f32 from vector<8xf32>
          %1150 = arith.addi %1126, %c88 : index
          memref.store %1149, %5[%1150] : memref<?xf32>
          %1151 = vector.extract %195#7[4] : f32 from vector<8xf32>
          %1152 = arith.addi %1126, %c25 : index
          memref.store %1151, %5[%1152] : memref<?xf32>
          %1153 = vector.extract %195#7[5] : f32 from vector<8xf32>
          %1154 = arith.addi %1126, %c89 : index
          memref.store %1153, %5[%1154] : memref<?xf32>
          %1155 = vector.extract %195#7[6] : f32 from vector<8xf32>
          %1156 = arith.addi %1126, %c90 : index
          memref.store %1155, %5[%1156] : memref<?xf32>
          %1157 = vector.extract %195#7[7] : f32 from vector<8xf32>
          %1158 = arith.addi %1126, %c91 : index
          memref.store %1157, %5[%1158] : memref<?xf32>
        }
        wave.barrier
        %1159 = memref.load %5[%1062] : memref<?xf32>
        %1160 = memref.load %5[%1064] : memref<?xf32>
        %1161 = memref.load %5[%1066] : memref<?xf32>
        %1162 = memref.load %5[%1068] : memref<?xf32>
        %1163 = memref.load %5[%1070] : memref<?xf32>
        %1164 = memref.load %5[%1072] : memref<?xf32>
        %1165 = memref.load %5[%1074] : memref<?xf32>
        %1166 = memref.load %5[%1076] : memref<?xf32>
        %1167 = arith.mulf %1159, %1014 : f32
        %1168 = math.fma %1160, %1016, %1167 : f32
        %1169 = arith.mulf %1168, %1021 : f32
        %1170 = math.fma %1161, %1023, %1169 : f32
        %1171 = arith.mulf %1170, %1028 : f32
        %1172 = math.fma %1162, %1030, %1171 : f32
        %1173 = arith.mulf %1172, %1035 : f32
        %1174 = math.fma %1163, %1037, %1173 : f32
        %1175 = arith.mulf %1174, %1042 : f32
        %1176 = math.fma %1164, %1044, %1175 : f32
        %1177 = arith.mulf %1176, %1049 : f32
        %1178 = math.fma %1165, %1051, %1177 : f32
        %1179 = arith.mulf %1178, %1056 : f32
        %1180 = math.fma %1166, %1058, %1179 : f32
        %1181 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1181 {
          %1182 = arith.divf %c108, %1060 : f32
          %1183 = arith.addi %17, %907 : index
          %1184 = arith.cmpi slt, %1183, %groupSize : index
          scf.if %1184 {
            %1185 = arith.muli %15, %groupSize : index
            %1186 = arith.addi %1185, %1183 : index
            %1187 = arith.muli %1186, %c27 : index
            %1188 = arith.muli %heads, %c27 : index
            %1189 = arith.divui %1061, %c9 : index
            %1190 = arith.muli %15, %c27 : index
            %1191 = arith.addi %1190, %1189 : index
            %1192 = memref.load %factors[%1191] : memref<?xf32>
            %1193 = arith.muli %kvHeads, %c27 : index
            %1194 = arith.addi %1191, %1193 : index
            %1195 = memref.load %factors[%1194] : memref<?xf32>
            %1196 = arith.mulf %1091, %1182 : f32
            %1197 = math.fma %1196, %1192, %1195 : f32
            %1198 = arith.addi %1187, %1189 : index
            %1199 = arith.divui %24, %outTileRows : index
            %1200 = arith.divui %1188, %c3 : index
            %1201 = arith.muli %1199, %1200 : index
            %1202 = arith.divui %1198, %c3 : index
            %1203 = arith.addi %1201, %1202 : index
            %1204 = arith.muli %1203, %c10 : index
            %1205 = arith.remui %1198, %c3 : index
            %1206 = arith.divui %1205, %c9 : index
            %1207 = arith.addi %1204, %1206 : index
            %1208 = arith.muli %outTileRows, %c9 : index
            %1209 = arith.muli %1207, %1208 : index
            %1210 = arith.remui %24, %outTileRows : index
            %1211 = arith.muli %1210, %c9 : index
            %1212 = arith.addi %1209, %1211 : index
            %1213 = arith.remui %1198, %c9 : index
            %1214 = arith.addi %1212, %1213 : index
            %1215 = arith.addf %1197, %c48 : f32
            %1216 = arith.minimumf %1215, %c110 : f32
            %1217 = arith.maximumf %1216, %c111 : f32
            %1218 = arith.truncf %1217 : f32 to f16
            memref.store %1218, %out[%1214] : memref<?xf16>
            %1219 = arith.divui %1092, %c9 : index
            %1220 = arith.addi %1190, %1219 : index
            %1221 = memref.load %factors[%1220] : memref<?xf32>
            %1222 = arith.addi %1220, %1193 : index
            %1223 = memref.load %factors[%1222] : memref<?xf32>
            %1224 = arith.mulf %1122, %1182 : f32
            %1225 = math.fma %1224, %1221, %1223 : f32
            %1226 = arith.addi %1187, %1219 : index
            %1227 = arith.divui %1226, %c3 : index
            %1228 = arith.addi %1201, %1227 : index
            %1229 = arith.muli %1228, %c10 : index
            %1230 = arith.remui %1226, %c3 : index
            %1231 = arith.divui %1230, %c9 : index
            %1232 = arith.addi %1229, %1231 : index
            %1233 = arith.muli %1232, %1208 : index
            %1234 = arith.addi %1233, %1211 : index
            %1235 = arith.remui %1226, %c9 : index
            %1236 = arith.addi %1234, %1235 : index
            %1237 = arith.addf %1225, %c48 : f32
            %1238 = arith.minimumf %1237, %c110 : f32
            %1239 = arith.maximumf %1238, %c111 : f32
            %1240 = arith.truncf %1239 : f32 to f16
            memref.store %1240, %out[%1236] : memref<?xf16>
            %1241 = arith.addi %905, %c43 : index
            %1242 = arith.divui %1241, %c9 : index
            %1243 = arith.addi %1190, %1242 : index
            %1244 = memref.load %factors[%1243] : memref<?xf32>
            %1245 = arith.addi %1243, %1193 : index
            %1246 = memref.load %factors[%1245] : memref<?xf32>
            %1247 = arith.mulf %1180, %1182 : f32
            %1248 = math.fma %1247, %1244, %1246 : f32
            %1249 = arith.addi %1187, %1242 : index
            %1250 = arith.divui %1249, %c3 : index
            %1251 = arith.addi %1201, %1250 : index
            %1252 = arith.muli %1251, %c10 : index
            %1253 = arith.remui %1249, %c3 : index
            %1254 = arith.divui %1253, %c9 : index
            %1255 = arith.addi %1252, %1254 : index
            %1256 = arith.muli %1255, %1208 : index
            %1257 = arith.addi %1256, %1211 : index
            %1258 = arith.remui %1249, %c9 : index
            %1259 = arith.addi %1257, %1258 : index
            %1260 = arith.addf %1248, %c48 : f32
            %1261 = arith.minimumf %1260, %c110 : f32
            %1262 = arith.maximumf %1261, %c111 : f32
            %1263 = arith.truncf %1262 : f32 to f16
            memref.store %1263, %out[%1259] : memref<?xf16>
          }
        } else {
          %1264 = arith.addi %ranges, %groups : index
          %1265 = arith.muli %9, %1264 : index
          %1266 = arith.index_castui %187 : i32 to index
          %1267 = arith.addi %1265, %1266 : index
          %1268 = arith.muli %1267, %c114 : index
          %1269 = arith.addi %1268, %1061 : index
          memref.store %1091, %partial[%1269] : memref<?xf32>
          %1270 = arith.addi %1268, %1092 : index
          memref.store %1122, %partial[%1270] : memref<?xf32>
          %1271 = arith.addi %905, %c43 : index
          %1272 = arith.addi %1268, %1271 : index
          memref.store %1180, %partial[%1272] : memref<?xf32>
          %1273 = arith.cmpi slt, %905, %c9 : index
          scf.if %1273 {
            %1274 = arith.addi %1268, %c16 : index
            %1275 = arith.addi %1274, %905 : index
            memref.store %1054, %partial[%1275] : memref<?xf32>
            %1276 = arith.addi %1275, %c9 : index
            memref.store %1060, %partial[%1276] : memref<?xf32>
          }
          %1277 = arith.addi %42, %c76 : i32
          %1278 = arith.divui %1277, %c77 : i32
          %1279 = arith.divui %187, %c77 : i32
          %1280 = arith.addi %groups, %c4 : index
          %1281 = arith.muli %9, %1280 : index
          %1282 = arith.muli %1279, %c77 : i32
          %1283 = arith.subi %42, %1282 : i32
          %1284 = arith.minsi %1283, %c77 : i32
          %1285 = arith.index_castui %1279 : i32 to index
          %1286 = arith.addi %1281, %1285 : index
          %1287 = arith.index_castui %1284 : i32 to index
          %1288 = wave.arrive %counters[%1286], %1287 : memref<?xi32>
          scf.if %1288 {
            %1295:5 = scf.for %1289 = %c52 to %1284 step %c77 iter_args(%1290 = %c47, %1291 = %c48, %1292 = %c48, %1293 = %c48, %1294 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1296 = arith.addi %1289, %c52 : i32
              %1297 = arith.subi %1284, %c18 : i32
              %1298 = arith.minsi %1296, %1297 : i32
              %1299 = arith.addi %1282, %1298 : i32
              %1300 = arith.index_castui %1299 : i32 to index
              %1301 = arith.addi %1265, %1300 : index
              %1302 = arith.muli %1301, %c114 : index
              %1303 = arith.addi %1302, %c16 : index
              %1304 = arith.addi %1303, %907 : index
              %1305 = memref.load %partial[%1304] : memref<?xf32>
              %1306 = arith.cmpi slt, %1296, %1284 : i32
              %1307 = arith.select %1306, %1305, %c47 : f32
              %1308 = arith.addi %1302, %905 : index
              %1309 = arith.addi %1308, %c24 : index
              %1310 = memref.load %partial[%1309] : memref<?xf32>
              %1311 = arith.addi %1308, %c7 : index
              %1312 = memref.load %partial[%1311] : memref<?xf32>
              %1313 = arith.addi %1308, %c43 : index
              %1314 = memref.load %partial[%1313] : memref<?xf32>
              %1315 = arith.addi %1304, %c9 : index
              %1316 = memref.load %partial[%1315] : memref<?xf32>
              %1317 = arith.addi %1289, %c18 : i32
              %1318 = arith.minsi %1317, %1297 : i32
              %1319 = arith.addi %1282, %1318 : i32
              %1320 = arith.index_castui %1319 : i32 to index
              %1321 = arith.addi %1265, %1320 : index
              %1322 = arith.muli %1321, %c114 : index
              %1323 = arith.addi %1322, %c16 : index
              %1324 = arith.addi %1323, %907 : index
              %1325 = memref.load %partial[%1324] : memref<?xf32>
              %1326 = arith.cmpi slt, %1317, %1284 : i32
              %1327 = arith.select %1326, %1325, %c47 : f32
              %1328 = arith.addi %1322, %905 : index
              %1329 = arith.addi %1328, %c24 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.addi %1328, %c7 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.addi %1328, %c43 : index
              %1334 = memref.load %partial[%1333] : memref<?xf32>
              %1335 = arith.addi %1324, %c9 : index
              %1336 = memref.load %partial[%1335] : memref<?xf32>
              %1337 = arith.addi %1289, %c68 : i32
              %1338 = arith.minsi %1337, %1297 : i32
              %1339 = arith.addi %1282, %1338 : i32
              %1340 = arith.index_castui %1339 : i32 to index
              %1341 = arith.addi %1265, %1340 : index
              %1342 = arith.muli %1341, %c114 : index
              %1343 = arith.addi %1342, %c16 : index
              %1344 = arith.addi %1343, %907 : index
              %1345 = memref.load %partial[%1344] : memref<?xf32>
              %1346 = arith.cmpi slt, %1337, %1284 : i32
              %1347 = arith.select %1346, %1345, %c47 : f32
              %1348 = arith.addi %1342, %905 : index
              %1349 = arith.addi %1348, %c24 : index
              %1350 = memref.load %partial[%1349] : memref<?xf32>
              %1351 = arith.addi %1348, %c7 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.addi %1348, %c43 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.addi %1344, %c9 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.addi %1289, %c70 : i32
              %1358 = arith.minsi %1357, %1297 : i32
              %1359 = arith.addi %1282, %1358 : i32
              %1360 = arith.index_castui %1359 : i32 to index
              %1361 = arith.addi %1265, %1360 : index
              %1362 = arith.muli %1361, %c114 : index
              %1363 = arith.addi %1362, %c16 : index
              %1364 = arith.addi %1363, %907 : index
              %1365 = memref.load %partial[%1364] : memref<?xf32>
              %1366 = arith.cmpi slt, %1357, %1284 : i32
              %1367 = arith.select %1366, %1365, %c47 : f32
              %1368 = arith.addi %1362, %905 : index
              %1369 = arith.addi %1368, %c24 : index
              %1370 = memref.load %partial[%1369] : memref<?xf32>
              %1371 = arith.addi %1368, %c7 : index
              %1372 = memref.load %partial[%1371] : memref<?xf32>
              %1373 = arith.addi %1368, %c43 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.addi %1364, %c9 : index
              %1376 = memref.load %partial[%1375] : memref<?xf32>
              %1377 = arith.addi %1289, %c71 : i32
              %1378 = arith.minsi %1377, %1297 : i32
              %1379 = arith.addi %1282, %1378 : i32
              %1380 = arith.index_castui %1379 : i32 to index
              %1381 = arith.addi %1265, %1380 : index
              %1382 = arith.muli %1381, %c114 : index
              %1383 = arith.addi %1382, %c16 : index
              %1384 = arith.addi %1383, %907 : index
              %1385 = memref.load %partial[%1384] : memref<?xf32>
              %1386 = arith.cmpi slt, %1377, %1284 : i32
              %1387 = arith.select %1386, %1385, %c47 : f32
              %1388 = arith.addi %1382, %905 : index
              %1389 = arith.addi %1388, %c24 : index
              %1390 = memref.load %partial[%1389] : memref<?xf32>
              %1391 = arith.addi %1388, %c7 : index
              %1392 = memref.load %partial[%1391] : memref<?xf32>
              %1393 = arith.addi %1388, %c43 : index
              %1394 = memref.load %partial[%1393] : memref<?xf32>
              %1395 = arith.addi %1384, %c9 : index
              %1396 = memref.load %partial[%1395] : memref<?xf32>
              %1397 = arith.addi %1289, %c73 : i32
              %1398 = arith.minsi %1397, %1297 : i32
              %1399 = arith.addi %1282, %1398 : i32
              %1400 = arith.index_castui %1399 : i32 to index
              %1401 = arith.addi %1265, %1400 : index
              %1402 = arith.muli %1401, %c114 : index
              %1403 = arith.addi %1402, %c16 : index
              %1404 = arith.addi %1403, %907 : index
              %1405 = memref.load %partial[%1404] : memref<?xf32>
              %1406 = arith.cmpi slt, %1397, %1284 : i32
              %1407 = arith.select %1406, %1405, %c47 : f32
              %1408 = arith.addi %1402, %905 : index
              %1409 = arith.addi %1408, %c24 : index
              %1410 = memref.load %partial[%1409] : memref<?xf32>
              %1411 = arith.addi %1408, %c7 : index
              %1412 = memref.load %partial[%1411] : memref<?xf32>
              %1413 = arith.addi %1408, %c43 : index
              %1414 = memref.load %partial[%1413] : memref<?xf32>
              %1415 = arith.addi %1404, %c9 : index
              %1416 = memref.load %partial[%1415] : memref<?xf32>
              %1417 = arith.addi %1289, %c74 : i32
              %1418 = arith.minsi %1417, %1297 : i32
              %1419 = arith.addi %1282, %1418 : i32
              %1420 = arith.index_castui %1419 : i32 to index
              %1421 = arith.addi %1265, %1420 : index
              %1422 = arith.muli %1421, %c114 : index
              %1423 = arith.addi %1422, %c16 : index
              %1424 = arith.addi %1423, %907 : index
              %1425 = memref.load %partial[%1424] : memref<?xf32>
              %1426 = arith.cmpi slt, %1417, %1284 : i32
              %1427 = arith.select %1426, %1425, %c47 : f32
              %1428 = arith.addi %1422, %905 : index
              %1429 = arith.addi %1428, %c24 : index
              %1430 = memref.load %partial[%1429] : memref<?xf32>
              %1431 = arith.addi %1428, %c7 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.addi %1428, %c43 : index
              %1434 = memref.load %partial[%1433] : memref<?xf32>
              %1435 = arith.addi %1424, %c9 : index
              %1436 = memref.load %partial[%1435] : memref<?xf32>
              %1437 = arith.addi %1289, %c76 : i32
              %1438 = arith.minsi %1437, %1297 : i32
              %1439 = arith.addi %1282, %1438 : i32
              %1440 = arith.index_castui %1439 : i32 to index
              %1441 = arith.addi %1265, %1440 : index
              %1442 = arith.muli %1441, %c114 : index
              %1443 = arith.addi %1442, %c16 : index
              %1444 = arith.addi %1443, %907 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.cmpi slt, %1437, %1284 : i32
              %1447 = arith.select %1446, %1445, %c47 : f32
              %1448 = arith.addi %1442, %905 : index
              %1449 = arith.addi %1448, %c24 : index
              %1450 = memref.load %partial[%1449] : memref<?xf32>
              %1451 = arith.addi %1448, %c7 : index
              %1452 = memref.load %partial[%1451] : memref<?xf32>
              %1453 = arith.addi %1448, %c43 : index
              %1454 = memref.load %partial[%1453] : memref<?xf32>
              %1455 = arith.addi %1444, %c9 : index
              %1456 = memref.load %partial[%1455] : memref<?xf32>
              %1457 = arith.maxnumf %1290, %1307 fastmath<nnan> : f32
              %1458 = arith.subf %1290, %1457 : f32
              %1459 = wave.exp2 %1458 : f32
              %1460 = arith.subf %1307, %1457 : f32
              %1461 = wave.exp2 %1460 : f32
              %1462 = arith.mulf %1291, %1459 : f32
              %1463 = math.fma %1316, %1461, %1462 : f32
              %1464 = arith.mulf %1292, %1459 : f32
              %1465 = math.fma %1310, %1461, %1464 : f32
              %1466 = arith.mulf %1293, %1459 : f32
              %1467 = math.fma %1312, %1461, %1466 : f32
              %1468 = arith.mulf %1294, %1459 : f32
              %1469 = math.fma %1314, %1461, %1468 : f32
              %1470 = arith.maxnumf %1457, %1327 fastmath<nnan> : f32
              %1471 = arith.subf %1457, %1470 : f32
              %1472 = wave.exp2 %1471 : f32
              %1473 = arith.subf %1327, %1470 : f32
              %1474 = wave.exp2 %1473 : f32
              %1475 = arith.mulf %1463, %1472 : f32
              %1476 = math.fma %1336, %1474, %1475 : f32
              %1477 = arith.mulf %1465, %1472 : f32
              %1478 = math.fma %1330, %1474, %1477 : f32
              %1479 = arith.mulf %1467, %1472 : f32
              %1480 = math.fma %1332, %1474, %1479 : f32
              %1481 = arith.mulf %1469, %1472 : f32
              %1482 = math.fma %1334, %1474, %1481 : f32
              %1483 = arith.maxnumf %1470, %1347 fastmath<nnan> : f32
              %1484 = arith.subf %1470, %1483 : f32
              %1485 = wave.exp2 %1484 : f32
              %1486 = arith.subf %1347, %1483 : f32
              %1487 = wave.exp2 %1486 : f32
              %1488 = arith.mulf %1476, %1485 : f32
              %1489 = math.fma %1356, %1487, %1488 : f32
              %1490 = arith.mulf %1478, %1485 : f32
              %1491 = math.fma %1350, %1487, %1490 : f32
              %1492 = arith.mulf %1480, %1485 : f32
              %1493 = math.fma %1352, %1487, %1492 : f32
              %1494 = arith.mulf %1482, %1485 : f32
              %1495 = math.fma %1354, %1487, %1494 : f32
              %1496 = arith.maxnumf %1483, %1367 fastmath<nnan> : f32
              %1497 = arith.subf %1483, %1496 : f32
              %1498 = wave.exp2 %1497 : f32
              %1499 = arith.subf %1367, %1496 : f32
              %1500 = wave.exp2 %1499 : f32
              %1501 = arith.mulf %1489, %1498 : f32
              %1502 = math.fma %1376, %1500, %1501 : f32
              %1503 = arith.mulf %1491, %1498 : f32
              %1504 = math.fma %1370, %1500, %1503 : f32
              %1505 = arith.mulf %1493, %1498 : f32
              %1506 = math.fma %1372, %1500, %1505 : f32
              %1507 = arith.mulf %1495, %1498 : f32
              %1508 = math.fma %1374, %1500, %1507 : f32
              %1509 = arith.maxnumf %1496, %1387 fastmath<nnan> : f32
              %1510 = arith.subf %1496, %1509 : f32
              %1511 = wave.exp2 %1510 : f32
              %1512 = arith.subf %1387, %1509 : f32
              %1513 = wave.exp2 %1512 : f32
              %1514 = arith.mulf %1502, %1511 : f32
              %1515 = math.fma %1396, %1513, %1514 : f32
              %1516 = arith.mulf %1504, %1511 : f32
              %1517 = math.fma %1390, %1513, %1516 : f32
              %1518 = arith.mulf %1506, %1511 : f32
              %1519 = math.fma %1392, %1513, %1518 : f32
              %1520 = arith.mulf %1508, %1511 : f32
              %1521 = math.fma %1394, %1513, %1520 : f32
              %1522 = arith.maxnumf %1509, %1407 fastmath<nnan> : f32
              %1523 = arith.subf %1509, %1522 : f32
              %1524 = wave.exp2 %1523 : f32
              %1525 = arith.subf %1407, %1522 : f32
              %1526 = wave.exp2 %1525 : f32
              %1527 = arith.mulf %1515, %1524 : f32
              %1528 = math.fma %1416, %1526, %1527 : f32
              %1529 = arith.mulf %1517, %1524 : f32
              %1530 = math.fma %1410, %1526, %1529 : f32
              %1531 = arith.mulf %1519, %1524 : f32
              %1532 = math.fma %1412, %1526, %1531 : f32
              %1533 = arith.mulf %1521, %1524 : f32
              %1534 = math.fma %1414, %1526, %1533 : f32
              %1535 = arith.maxnumf %1522, %1427 fastmath<nnan> : f32
              %1536 = arith.subf %1522, %1535 : f32
              %1537 = wave.exp2 %1536 : f32
              %1538 = arith.subf %1427, %1535 : f32
              %1539 = wave.exp2 %1538 : f32
              %1540 = arith.mulf %1528, %1537 : f32
              %1541 = math.fma %1436, %1539, %1540 : f32
              %1542 = arith.mulf %1530, %1537 : f32
              %1543 = math.fma %1430, %1539, %1542 : f32
              %1544 = arith.mulf %1532, %1537 : f32
              %1545 = math.fma %1432, %1539, %1544 : f32
              %1546 = arith.mulf %1534, %1537 : f32
              %1547 = math.fma %1434, %1539, %1546 : f32
              %1548 = arith.maxnumf %1535, %1447 fastmath<nnan> : f32
              %1549 = arith.subf %1535, %1548 : f32
              %1550 = wave.exp2 %1549 : f32
              %1551 = arith.subf %1447, %1548 : f32
              %1552 = wave.exp2 %1551 : f32
              %1553 = arith.mulf %1541, %1550 : f32
              %1554 = math.fma %1456, %1552, %1553 : f32
              %1555 = arith.mulf %1543, %1550 : f32
              %1556 = math.fma %1450, %1552, %1555 : f32
              %1557 = arith.mulf %1545, %1550 : f32
              %1558 = math.fma %1452, %1552, %1557 : f32
              %1559 = arith.mulf %1547, %1550 : f32
              %1560 = math.fma %1454, %1552, %1559 : f32
              scf.yield %1548, %1554, %1556, %1558, %1560 : f32, f32, f32, f32, f32
            }
            %1561 = arith.cmpi eq, %1278, %c18 : i32
            scf.if %1561 {
              %1562 = arith.divf %c108, %1295#1 : f32
              %1563 = arith.addi %17, %907 : index
              %1564 = arith.cmpi slt, %1563, %groupSize : index
              scf.if %1564 {
                %1565 = arith.muli %15, %groupSize : index
                %1566 = arith.addi %1565, %1563 : index
                %1567 = arith.muli %1566, %c27 : index
                %1568 = arith.muli %heads, %c27 : index
                %1569 = arith.divui %1061, %c9 : index
                %1570 = arith.muli %15, %c27 : index
                %1571 = arith.addi %1570, %1569 : index
                %1572 = memref.load %factors[%1571] : memref<?xf32>
                %1573 = arith.muli %kvHeads, %c27 : index
                %1574 = arith.addi %1571, %1573 : index
                %1575 = memref.load %factors[%1574] : memref<?xf32>
                %1576 = arith.mulf %1295#2, %1562 : f32
                %1577 = math.fma %1576, %1572, %1575 : f32
                %1578 = arith.addi %1567, %1569 : index
                %1579 = arith.divui %24, %outTileRows : index
                %1580 = arith.divui %1568, %c3 : index
                %1581 = arith.muli %1579, %1580 : index
                %1582 = arith.divui %1578, %c3 : index
                %1583 = arith.addi %1581, %1582 : index
                %1584 = arith.muli %1583, %c10 : index
                %1585 = arith.remui %1578, %c3 : index
                %1586 = arith.divui %1585, %c9 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.muli %outTileRows, %c9 : index
                %1589 = arith.muli %1587, %1588 : index
                %1590 = arith.remui %24, %outTileRows : index
                %1591 = arith.muli %1590, %c9 : index
                %1592 = arith.addi %1589, %1591 : index
                %1593 = arith.remui %1578, %c9 : index
                %1594 = arith.addi %1592, %1593 : index
                %1595 = arith.addf %1577, %c48 : f32
                %1596 = arith.minimumf %1595, %c110 : f32
                %1597 = arith.maximumf %1596, %c111 : f32
                %1598 = arith.truncf %1597 : f32 to f16
                memref.store %1598, %out[%1594] : memref<?xf16>
                %1599 = arith.divui %1092, %c9 : index
                %1600 = arith.addi %1570, %1599 : index
                %1601 = memref.load %factors[%1600] : memref<?xf32>
                %1602 = arith.addi %1600, %1573 : index
                %1603 = memref.load %factors[%1602] : memref<?xf32>
                %1604 = arith.mulf %1295#3, %1562 : f32
                %1605 = math.fma %1604, %1601, %1603 : f32
                %1606 = arith.addi %1567, %1599 : index
                %1607 = arith.divui %1606, %c3 : index
                %1608 = arith.addi %1581, %1607 : index
                %1609 = arith.muli %1608, %c10 : index
                %1610 = arith.remui %1606, %c3 : index
                %1611 = arith.divui %1610, %c9 : index
                %1612 = arith.addi %1609, %1611 : index
                %1613 = arith.muli %1612, %1588 : index
                %1614 = arith.addi %1613, %1591 : index
                %1615 = arith.remui %1606, %c9 : index
                %1616 = arith.addi %1614, %1615 : index
                %1617 = arith.addf %1605, %c48 : f32
                %1618 = arith.minimumf %1617, %c110 : f32
                %1619 = arith.maximumf %1618, %c111 : f32
                %1620 = arith.truncf %1619 : f32 to f16
                memref.store %1620, %out[%1616] : memref<?xf16>
                %1621 = arith.divui %1271, %c9 : index
                %1622 = arith.addi %1570, %1621 : index
                %1623 = memref.load %factors[%1622] : memref<?xf32>
                %1624 = arith.addi %1622, %1573 : index
                %1625 = memref.load %factors[%1624] : memref<?xf32>
                %1626 = arith.mulf %1295#4, %1562 : f32
                %1627 = math.fma %1626, %1623, %1625 : f32
                %1628 = arith.addi %1567, %1621 : index
                %1629 = arith.divui %1628, %c3 : index
                %1630 = arith.addi %1581, %1629 : index
                %1631 = arith.muli %1630, %c10 : index
                %1632 = arith.remui %1628, %c3 : index
                %1633 = arith.divui %1632, %c9 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.muli %1634, %1588 : index
                %1636 = arith.addi %1635, %1591 : index
                %1637 = arith.remui %1628, %c9 : index
                %1638 = arith.addi %1636, %1637 : index
                %1639 = arith.addf %1627, %c48 : f32
                %1640 = arith.minimumf %1639, %c110 : f32
                %1641 = arith.maximumf %1640, %c111 : f32
                %1642 = arith.truncf %1641 : f32 to f16
                memref.store %1642, %out[%1638] : memref<?xf16>
              }
            } else {
              %1643 = arith.index_cast %ranges : index to i32
              %1644 = arith.addi %1643, %1279 : i32
              %1645 = arith.index_castui %1644 : i32 to index
              %1646 = arith.addi %1265, %1645 : index
              %1647 = arith.muli %1646, %c114 : index
              %1648 = arith.addi %1647, %1061 : index
              memref.store %1295#2, %partial[%1648] : memref<?xf32>
              %1649 = arith.addi %1647, %1092 : index
              memref.store %1295#3, %partial[%1649] : memref<?xf32>
              %1650 = arith.addi %1647, %1271 : index
              memref.store %1295#4, %partial[%1650] : memref<?xf32>
              scf.if %1273 {
                %1651 = arith.addi %1647, %c16 : index
                %1652 = arith.addi %1651, %905 : index
                memref.store %1295#0, %partial[%1652] : memref<?xf32>
                %1653 = arith.addi %1652, %c9 : index
                memref.store %1295#1, %partial[%1653] : memref<?xf32>
              }
              %1654 = arith.addi %1281, %groups : index
              %1655 = arith.index_castui %1278 : i32 to index
              %1656 = wave.arrive %counters[%1654], %1655 : memref<?xi32>
              scf.if %1656 {
                %1663:5 = scf.for %1657 = %c52 to %1278 step %c77 iter_args(%1658 = %c47, %1659 = %c48, %1660 = %c48, %1661 = %c48, %1662 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1664 = arith.addi %1657, %c52 : i32
                  %1665 = arith.subi %1278, %c18 : i32
                  %1666 = arith.minsi %1664, %1665 : i32
                  %1667 = arith.addi %1643, %1666 : i32
                  %1668 = arith.index_castui %1667 : i32 to index
                  %1669 = arith.addi %1265, %1668 : index
                  %1670 = arith.muli %1669, %c114 : index
                  %1671 = arith.addi %1670, %c16 : index
                  %1672 = arith.addi %1671, %907 : index
                  %1673 = memref.load %partial[%1672] : memref<?xf32>
                  %1674 = arith.cmpi slt, %1664, %1278 : i32
                  %1675 = arith.select %1674, %1673, %c47 : f32
                  %1676 = arith.addi %1670, %905 : index
                  %1677 = arith.addi %1676, %c24 : index
                  %1678 = memref.load %partial[%1677] : memref<?xf32>
                  %1679 = arith.addi %1676, %c7 : index
                  %1680 = memref.load %partial[%1679] : memref<?xf32>
                  %1681 = arith.addi %1676, %c43 : index
                  %1682 = memref.load %partial[%1681] : memref<?xf32>
                  %1683 = arith.addi %1672, %c9 : index
                  %1684 = memref.load %partial[%1683] : memref<?xf32>
                  %1685 = arith.addi %1657, %c18 : i32
                  %1686 = arith.minsi %1685, %1665 : i32
                  %1687 = arith.addi %1643, %1686 : i32
                  %1688 = arith.index_castui %1687 : i32 to index
                  %1689 = arith.addi %1265, %1688 : index
                  %1690 = arith.muli %1689, %c114 : index
                  %1691 = arith.addi %1690, %c16 : index
                  %1692 = arith.addi %1691, %907 : index
                  %1693 = memref.load %partial[%1692] : memref<?xf32>
                  %1694 = arith.cmpi slt, %1685, %1278 : i32
                  %1695 = arith.select %1694, %1693, %c47 : f32
                  %1696 = arith.addi %1690, %905 : index
                  %1697 = arith.addi %1696, %c24 : index
                  %1698 = memref.load %partial[%1697] : memref<?xf32>
                  %1699 = arith.addi %1696, %c7 : index
                  %1700 = memref.load %partial[%1699] : memref<?xf32>
                  %1701 = arith.addi %1696, %c43 : index
                  %1702 = memref.load %partial[%1701] : memref<?xf32>
                  %1703 = arith.addi %1692, %c9 : index
                  %1704 = memref.load %partial[%1703] : memref<?xf32>
                  %1705 = arith.addi %1657, %c68 : i32
                  %1706 = arith.minsi %1705, %1665 : i32
                  %1707 = arith.addi %1643, %1706 : i32
                  %1708 = arith.index_castui %1707 : i32 to index
                  %1709 = arith.addi %1265, %1708 : index
                  %1710 = arith.muli %1709, %c114 : index
                  %1711 = arith.addi %1710, %c16 : index
                  %1712 = arith.addi %1711, %907 : index
                  %1713 = memref.load %partial[%1712] : memref<?xf32>
                  %1714 = arith.cmpi slt, %1705, %1278 : i32
                  %1715 = arith.select %1714, %1713, %c47 : f32
                  %1716 = arith.addi %1710, %905 : index
                  %1717 = arith.addi %1716, %c24 : index
                  %1718 = memref.load %partial[%1717] : memref<?xf32>
                  %1719 = arith.addi %1716, %c7 : index
                  %1720 = memref.load %partial[%1719] : memref<?xf32>
                  %1721 = arith.addi %1716, %c43 : index
                  %1722 = memref.load %partial[%1721] : memref<?xf32>
                  %1723 = arith.addi %1712, %c9 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.addi %1657, %c70 : i32
                  %1726 = arith.minsi %1725, %1665 : i32
                  %1727 = arith.addi %1643, %1726 : i32
                  %1728 = arith.index_castui %1727 : i32 to index
                  %1729 = arith.addi %1265, %1728 : index
                  %1730 = arith.muli %1729, %c114 : index
                  %1731 = arith.addi %1730, %c16 : index
                  %1732 = arith.addi %1731, %907 : index
                  %1733 = memref.load %partial[%1732] : memref<?xf32>
                  %1734 = arith.cmpi slt, %1725, %1278 : i32
                  %1735 = arith.select %1734, %1733, %c47 : f32
                  %1736 = arith.addi %1730, %905 : index
                  %1737 = arith.addi %1736, %c24 : index
                  %1738 = memref.load %partial[%1737] : memref<?xf32>
                  %1739 = arith.addi %1736, %c7 : index
                  %1740 = memref.load %partial[%1739] : memref<?xf32>
                  %1741 = arith.addi %1736, %c43 : index
                  %1742 = memref.load %partial[%1741] : memref<?xf32>
                  %1743 = arith.addi %1732, %c9 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.addi %1657, %c71 : i32
                  %1746 = arith.minsi %1745, %1665 : i32
                  %1747 = arith.addi %1643, %1746 : i32
                  %1748 = arith.index_castui %1747 : i32 to index
                  %1749 = arith.addi %1265, %1748 : index
                  %1750 = arith.muli %1749, %c114 : index
                  %1751 = arith.addi %1750, %c16 : index
                  %1752 = arith.addi %1751, %907 : index
                  %1753 = memref.load %partial[%1752] : memref<?xf32>
                  %1754 = arith.cmpi slt, %1745, %1278 : i32
                  %1755 = arith.select %1754, %1753, %c47 : f32
                  %1756 = arith.addi %1750, %905 : index
                  %1757 = arith.addi %1756, %c24 : index
                  %1758 = memref.load %partial[%1757] : memref<?xf32>
                  %1759 = arith.addi %1756, %c7 : index
                  %1760 = memref.load %partial[%1759] : memref<?xf32>
                  %1761 = arith.addi %1756, %c43 : index
                  %1762 = memref.load %partial[%1761] : memref<?xf32>
                  %1763 = arith.addi %1752, %c9 : index
                  %1764 = memref.load %partial[%1763] : memref<?xf32>
                  %1765 = arith.addi %1657, %c73 : i32
                  %1766 = arith.minsi %1765, %1665 : i32
                  %1767 = arith.addi %1643, %1766 : i32
                  %1768 = arith.index_castui %1767 : i32 to index
                  %1769 = arith.addi %1265, %1768 : index
                  %1770 = arith.muli %1769, %c114 : index
                  %1771 = arith.addi %1770, %c16 : index
                  %1772 = arith.addi %1771, %907 : index
                  %1773 = memref.load %partial[%1772] : memref<?xf32>
                  %1774 = arith.cmpi slt, %1765, %1278 : i32
                  %1775 = arith.select %1774, %1773, %c47 : f32
                  %1776 = arith.addi %1770, %905 : index
                  %1777 = arith.addi %1776, %c24 : index
                  %1778 = memref.load %partial[%1777] : memref<?xf32>
                  %1779 = arith.addi %1776, %c7 : index
                  %1780 = memref.load %partial[%1779] : memref<?xf32>
                  %1781 = arith.addi %1776, %c43 : index
                  %1782 = memref.load %partial[%1781] : memref<?xf32>
                  %1783 = arith.addi %1772, %c9 : index
                  %1784 = memref.load %partial[%1783] : memref<?xf32>
                  %1785 = arith.addi %1657, %c74 : i32
                  %1786 = arith.minsi %1785, %1665 : i32
                  %1787 = arith.addi %1643, %1786 : i32
                  %1788 = arith.index_castui %1787 : i32 to index
                  %1789 = arith.addi %1265, %1788 : index
                  %1790 = arith.muli %1789, %c114 : index
                  %1791 = arith.addi %1790, %c16 : index
                  %1792 = arith.addi %1791, %907 : index
                  %1793 = memref.load %partial[%1792] : memref<?xf32>
                  %1794 = arith.cmpi slt, %1785, %1278 : i32
                  %1795 = arith.select %1794, %1793, %c47 : f32
                  %1796 = arith.addi %1790, %905 : index
                  %1797 = arith.addi %1796, %c24 : index
                  %1798 = memref.load %partial[%1797] : memref<?xf32>
                  %1799 = arith.addi %1796, %c7 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.addi %1796, %c43 : index
                  %1802 = memref.load %partial[%1801] : memref<?xf32>
                  %1803 = arith.addi %1792, %c9 : index
                  %1804 = memref.load %partial[%1803] : memref<?xf32>
                  %1805 = arith.addi %1657, %c76 : i32
                  %1806 = arith.minsi %1805, %1665 : i32
                  %1807 = arith.addi %1643, %1806 : i32
                  %1808 = arith.index_castui %1807 : i32 to index
                  %1809 = arith.addi %1265, %1808 : index
                  %1810 = arith.muli %1809, %c114 : index
                  %1811 = arith.addi %1810, %c16 : index
                  %1812 = arith.addi %1811, %907 : index
                  %1813 = memref.load %partial[%1812] : memref<?xf32>
                  %1814 = arith.cmpi slt, %1805, %1278 : i32
                  %1815 = arith.select %1814, %1813, %c47 : f32
                  %1816 = arith.addi %1810, %905 : index
                  %1817 = arith.addi %1816, %c24 : index
                  %1818 = memref.load %partial[%1817] : memref<?xf32>
                  %1819 = arith.addi %1816, %c7 : index
                  %1820 = memref.load %partial[%1819] : memref<?xf32>
                  %1821 = arith.addi %1816, %c43 : index
                  %1822 = memref.load %partial[%1821] : memref<?xf32>
                  %1823 = arith.addi %1812, %c9 : index
                  %1824 = memref.load %partial[%1823] : memref<?xf32>
                  %1825 = arith.maxnumf %1658, %1675 fastmath<nnan> : f32
                  %1826 = arith.subf %1658, %1825 : f32
                  %1827 = wave.exp2 %1826 : f32
                  %1828 = arith.subf %1675, %1825 : f32
                  %1829 = wave.exp2 %1828 : f32
                  %1830 = arith.mulf %1659, %1827 : f32
                  %1831 = math.fma %1684, %1829, %1830 : f32
                  %1832 = arith.mulf %1660, %1827 : f32
                  %1833 = math.fma %1678, %1829, %1832 : f32
                  %1834 = arith.mulf %1661, %1827 : f32
                  %1835 = math.fma %1680, %1829, %1834 : f32
                  %1836 = arith.mulf %1662, %1827 : f32
                  %1837 = math.fma %1682, %1829, %1836 : f32
                  %1838 = arith.maxnumf %1825, %1695 fastmath<nnan> : f32
                  %1839 = arith.subf %1825, %1838 : f32
                  %1840 = wave.exp2 %1839 : f32
                  %1841 = arith.subf %1695, %1838 : f32
                  %1842 = wave.exp2 %1841 : f32
                  %1843 = arith.mulf %1831, %1840 : f32
                  %1844 = math.fma %1704, %1842, %1843 : f32
                  %1845 = arith.mulf %1833, %1840 : f32
                  %1846 = math.fma %1698, %1842, %1845 : f32
                  %1847 = arith.mulf %1835, %1840 : f32
                  %1848 = math.fma %1700, %1842, %1847 : f32
                  %1849 = arith.mulf %1837, %1840 : f32
                  %1850 = math.fma %1702, %1842, %1849 : f32
                  %1851 = arith.maxnumf %1838, %1715 fastmath<nnan> : f32
                  %1852 = arith.subf %1838, %1851 : f32
                  %1853 = wave.exp2 %1852 : f32
                  %1854 = arith.subf %1715, %1851 : f32
                  %1855 = wave.exp2 %1854 : f32
                  %1856 = arith.mulf %1844, %1853 : f32
                  %1857 = math.fma %1724, %1855, %1856 : f32
                  %1858 = arith.mulf %1846, %1853 : f32
                  %1859 = math.fma %1718, %1855, %1858 : f32
                  %1860 = arith.mulf %1848, %1853 : f32
                  %1861 = math.fma %1720, %1855, %1860 : f32
                  %1862 = arith.mulf %1850, %1853 : f32
                  %1863 = math.fma %1722, %1855, %1862 : f32
                  %1864 = arith.maxnumf %1851, %1735 fastmath<nnan> : f32
                  %1865 = arith.subf %1851, %1864 : f32
                  %1866 = wave.exp2 %1865 : f32
                  %1867 = arith.subf %1735, %1864 : f32
                  %1868 = wave.exp2 %1867 : f32
                  %1869 = arith.mulf %1857, %1866 : f32
                  %1870 = math.fma %1744, %1868, %1869 : f32
                  %1871 = arith.mulf %1859, %1866 : f32
                  %1872 = math.fma %1738, %1868, %1871 : f32
                  %1873 = arith.mulf %1861, %1866 : f32
                  %1874 = math.fma %1740, %1868, %1873 : f32
                  %1875 = arith.mulf %1863, %1866 : f32
                  %1876 = math.fma %1742, %1868, %1875 : f32
                  %1877 = arith.maxnumf %1864, %1755 fastmath<nnan> : f32
                  %1878 = arith.subf %1864, %1877 : f32
                  %1879 = wave.exp2 %1878 : f32
                  %1880 = arith.subf %1755, %1877 : f32
                  %1881 = wave.exp2 %1880 : f32
                  %1882 = arith.mulf %1870, %1879 : f32
                  %1883 = math.fma %1764, %1881, %1882 : f32
                  %1884 = arith.mulf %1872, %1879 : f32
                  %1885 = math.fma %1758, %1881, %1884 : f32
                  %1886 = arith.mulf %1874, %1879 : f32
                  %1887 = math.fma %1760, %1881, %1886 : f32
                  %1888 = arith.mulf %1876, %1879 : f32
                  %1889 = math.fma %1762, %1881, %1888 : f32
                  %1890 = arith.maxnumf %1877, %1775 fastmath<nnan> : f32
                  %1891 = arith.subf %1877, %1890 : f32
                  %1892 = wave.exp2 %1891 : f32
                  %1893 = arith.subf %1775, %1890 : f32
                  %1894 = wave.exp2 %1893 : f32
                  %1895 = arith.mulf %1883, %1892 : f32
                  %1896 = math.fma %1784, %1894, %1895 : f32
                  %1897 = arith.mulf %1885, %1892 : f32
                  %1898 = math.fma %1778, %1894, %1897 : f32
                  %1899 = arith.mulf %1887, %1892 : f32
                  %1900 = math.fma %1780, %1894, %1899 : f32
                  %1901 = arith.mulf %1889, %1892 : f32
                  %1902 = math.fma %1782, %1894, %1901 : f32
                  %1903 = arith.maxnumf %1890, %1795 fastmath<nnan> : f32
                  %1904 = arith.subf %1890, %1903 : f32
                  %1905 = wave.exp2 %1904 : f32
                  %1906 = arith.subf %1795, %1903 : f32
                  %1907 = wave.exp2 %1906 : f32
                  %1908 = arith.mulf %1896, %1905 : f32
                  %1909 = math.fma %1804, %1907, %1908 : f32
                  %1910 = arith.mulf %1898, %1905 : f32
                  %1911 = math.fma %1798, %1907, %1910 : f32
                  %1912 = arith.mulf %1900, %1905 : f32
                  %1913 = math.fma %1800, %1907, %1912 : f32
                  %1914 = arith.mulf %1902, %1905 : f32
                  %1915 = math.fma %1802, %1907, %1914 : f32
                  %1916 = arith.maxnumf %1903, %1815 fastmath<nnan> : f32
                  %1917 = arith.subf %1903, %1916 : f32
                  %1918 = wave.exp2 %1917 : f32
                  %1919 = arith.subf %1815, %1916 : f32
                  %1920 = wave.exp2 %1919 : f32
                  %1921 = arith.mulf %1909, %1918 : f32
                  %1922 = math.fma %1824, %1920, %1921 : f32
                  %1923 = arith.mulf %1911, %1918 : f32
                  %1924 = math.fma %1818, %1920, %1923 : f32
                  %1925 = arith.mulf %1913, %1918 : f32
                  %1926 = math.fma %1820, %1920, %1925 : f32
                  %1927 = arith.mulf %1915, %1918 : f32
                  %1928 = math.fma %1822, %1920, %1927 : f32
                  scf.yield %1916, %1922, %1924, %1926, %1928 : f32, f32, f32, f32, f32
                }
                %1929 = arith.divf %c108, %1663#1 : f32
                %1930 = arith.addi %17, %907 : index
                %1931 = arith.cmpi slt, %1930, %groupSize : index
                scf.if %1931 {
                  %1932 = arith.muli %15, %groupSize : index
                  %1933 = arith.addi %1932, %1930 : index
                  %1934 = arith.muli %1933, %c27 : index
                  %1935 = arith.muli %heads, %c27 : index
                  %1936 = arith.divui %1061, %c9 : index
                  %1937 = arith.muli %15, %c27 : index
                  %1938 = arith.addi %1937, %1936 : index
                  %1939 = memref.load %factors[%1938] : memref<?xf32>
                  %1940 = arith.muli %kvHeads, %c27 : index
                  %1941 = arith.addi %1938, %1940 : index
                  %1942 = memref.load %factors[%1941] : memref<?xf32>
                  %1943 = arith.mulf %1663#2, %1929 : f32
                  %1944 = math.fma %1943, %1939, %1942 : f32
                  %1945 = arith.addi %1934, %1936 : index
                  %1946 = arith.divui %24, %outTileRows : index
                  %1947 = arith.divui %1935, %c3 : index
                  %1948 = arith.muli %1946, %1947 : index
                  %1949 = arith.divui %1945, %c3 : index
                  %1950 = arith.addi %1948, %1949 : index
                  %1951 = arith.muli %1950, %c10 : index
                  %1952 = arith.remui %1945, %c3 : index
                  %1953 = arith.divui %1952, %c9 : index
                  %1954 = arith.addi %1951, %1953 : index
                  %1955 = arith.muli %outTileRows, %c9 : index
                  %1956 = arith.muli %1954, %1955 : index
                  %1957 = arith.remui %24, %outTileRows : index
                  %1958 = arith.muli %1957, %c9 : index
                  %1959 = arith.addi %1956, %1958 : index
                  %1960 = arith.remui %1945, %c9 : index
                  %1961 = arith.addi %1959, %1960 : index
                  %1962 = arith.addf %1944, %c48 : f32
                  %1963 = arith.minimumf %1962, %c110 : f32
                  %1964 = arith.maximumf %1963, %c111 : f32
                  %1965 = arith.truncf %1964 : f32 to f16
                  memref.store %1965, %out[%1961] : memref<?xf16>
                  %1966 = arith.divui %1092, %c9 : index
                  %1967 = arith.addi %1937, %1966 : index
                  %1968 = memref.load %factors[%1967] : memref<?xf32>
                  %1969 = arith.addi %1967, %1940 : index
                  %1970 = memref.load %factors[%1969] : memref<?xf32>
                  %1971 = arith.mulf %1663#3, %1929 : f32
                  %1972 = math.fma %1971, %1968, %1970 : f32
                  %1973 = arith.addi %1934, %1966 : index
                  %1974 = arith.divui %1973, %c3 : index
                  %1975 = arith.addi %1948, %1974 : index
                  %1976 = arith.muli %1975, %c10 : index
                  %1977 = arith.remui %1973, %c3 : index
                  %1978 = arith.divui %1977, %c9 : index
                  %1979 = arith.addi %1976, %1978 : index
                  %1980 = arith.muli %1979, %1955 : index
                  %1981 = arith.addi %1980, %1958 : index
                  %1982 = arith.remui %1973, %c9 : index
                  %1983 = arith.addi %1981, %1982 : index
                  %1984 = arith.addf %1972, %c48 : f32
                  %1985 = arith.minimumf %1984, %c110 : f32
                  %1986 = arith.maximumf %1985, %c111 : f32
                  %1987 = arith.truncf %1986 : f32 to f16
                  memref.store %1987, %out[%1983] : memref<?xf16>
                  %1988 = arith.divui %1271, %c9 : index
                  %1989 = arith.addi %1937, %1988 : index
                  %1990 = memref.load %factors[%1989] : memref<?xf32>
                  %1991 = arith.addi %1989, %1940 : index
                  %1992 = memref.load %factors[%1991] : memref<?xf32>
                  %1993 = arith.mulf %1663#4, %1929 : f32
                  %1994 = math.fma %1993, %1990, %1992 : f32
                  %1995 = arith.addi %1934, %1988 : index
                  %1996 = arith.divui %1995, %c3 : index
                  %1997 = arith.addi %1948, %1996 : index
                  %1998 = arith.muli %1997, %c10 : index
                  %1999 = arith.remui %1995, %c3 : index
                  %2000 = arith.divui %1999, %c9 : index
                  %2001 = arith.addi %1998, %2000 : index
                  %2002 = arith.muli %2001, %1955 : index
                  %2003 = arith.addi %2002, %1958 : index
                  %2004 = arith.remui %1995, %c9 : index
                  %2005 = arith.addi %2003, %2004 : index
                  %2006 = arith.addf %1994, %c48 : f32
                  %2007 = arith.minimumf %2006, %c110 : f32
                  %2008 = arith.maximumf %2007, %c111 : f32
                  %2009 = arith.truncf %2008 : f32 to f16
                  memref.store %2009, %out[%2005] : memref<?xf16>
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
