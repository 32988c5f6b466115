// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %outTileRows = wave.param "outTileRows" : index
  %c105 = arith.constant 0x477FE000 : f32
  %c106 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c109 = arith.constant 800 : index
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
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c24 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c29 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c23 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c30 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c31 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c32 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c33 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c34 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %68, %c35 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %68, %c36 : index
        %92 = vector.load %5[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %93 = math.absf %70 : vector<4xf32>
        %94 = math.absf %72 : vector<4xf32>
        %95 = arith.maxnumf %93, %94 fastmath<nnan> : vector<4xf32>
        %96 = math.absf %74 : vector<4xf32>
        %97 = arith.maxnumf %95, %96 fastmath<nnan> : vector<4xf32>
        %98 = math.absf %76 : vector<4xf32>
        %99 = arith.maxnumf %97, %98 fastmath<nnan> : vector<4xf32>
        %100 = math.absf %78 : vector<4xf32>
        %101 = arith.maxnumf %99, %100 fastmath<nnan> : vector<4xf32>
        %102 = math.absf %80 : vector<4xf32>
        %103 = arith.maxnumf %101, %102 fastmath<nnan> : vector<4xf32>
        %104 = math.absf %82 : vector<4xf32>
        %105 = arith.maxnumf %103, %104 fastmath<nnan> : vector<4xf32>
        %106 = math.absf %84 : vector<4xf32>
        %107 = arith.maxnumf %105, %106 fastmath<nnan> : vector<4xf32>
        %108 = math.absf %86 : vector<4xf32>
        %109 = arith.maxnumf %107, %108 fastmath<nnan> : vector<4xf32>
        %110 = math.absf %88 : vector<4xf32>
        %111 = arith.maxnumf %109, %110 fastmath<nnan> : vector<4xf32>
        %112 = math.absf %90 : vector<4xf32>
        %113 = arith.maxnumf %111, %112 fastmath<nnan> : vector<4xf32>
        %114 = math.absf %92 : vector<4xf32>
        %115 = arith.maxnumf %113, %114 fastmath<nnan> : vector<4xf32>
        %116 = vector.extract %115[0] : f32 from vector<4xf32>
        %117 = vector.extract %115[1] : f32 from vector<4xf32>
        %118 = vector.extract %115[2] : f32 from vector<4xf32>
        %119 = vector.extract %115[3] : f32 from vector<4xf32>
        %120 = arith.maxnumf %116, %117 fastmath<nnan> : f32
        %121 = arith.maxnumf %120, %118 fastmath<nnan> : f32
        %122 = arith.maxnumf %121, %119 fastmath<nnan> : f32
        %123 = wave.swap_halves %122 : f32
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : f32
        %125 = arith.bitcast %124 : f32 to i32
        %126 = arith.shrui %125, %c37 : i32
        %127 = arith.maxsi %126, %c38 : i32
        %128 = arith.minsi %127, %c39 : i32
        %129 = arith.subi %c40, %128 : i32
        %130 = arith.shli %129, %c37 : i32
        %131 = arith.bitcast %130 : i32 to f32
        %132 = arith.subi %128, %c41 : i32
        %133 = arith.shli %132, %c37 : i32
        %134 = arith.bitcast %133 : i32 to f32
        %135 = vector.broadcast %131 : f32 to vector<4xf32>
        %136 = arith.muli %1, %c9 : index
        %137 = arith.muli %2, %c42 : index
        %138 = arith.addi %136, %137 : index
        %139 = arith.mulf %70, %135 : vector<4xf32>
        %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
        %141 = arith.mulf %72, %135 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %144 = arith.addi %138, %c24 : index
        vector.store %143, %4[%144] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %145 = arith.mulf %74, %135 : vector<4xf32>
        %146 = arith.truncf %145 : vector<4xf32> to vector<4xf16>
        %147 = arith.mulf %76, %135 : vector<4xf32>
        %148 = arith.truncf %147 : vector<4xf32> to vector<4xf16>
        %149 = vector.shuffle %146, %148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %150 = arith.addi %138, %c7 : index
        vector.store %149, %4[%150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %151 = arith.mulf %78, %135 : vector<4xf32>
        %152 = arith.truncf %151 : vector<4xf32> to vector<4xf16>
        %153 = arith.mulf %80, %135 : vector<4xf32>
        %154 = arith.truncf %153 : vector<4xf32> to vector<4xf16>
        %155 = vector.shuffle %152, %154 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %156 = arith.addi %138, %c43 : index
        vector.store %155, %4[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.mulf %82, %135 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = arith.mulf %84, %135 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %162 = arith.addi %138, %c16 : index
        vector.store %161, %4[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = arith.mulf %86, %135 : vector<4xf32>
        %164 = arith.truncf %163 : vector<4xf32> to vector<4xf16>
        %165 = arith.mulf %88, %135 : vector<4xf32>
        %166 = arith.truncf %165 : vector<4xf32> to vector<4xf16>
        %167 = vector.shuffle %164, %166 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %168 = arith.addi %138, %c44 : index
        vector.store %167, %4[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %169 = arith.mulf %90, %135 : vector<4xf32>
        %170 = arith.truncf %169 : vector<4xf32> to vector<4xf16>
        %171 = arith.mulf %92, %135 : vector<4xf32>
        %172 = arith.truncf %171 : vector<4xf32> to vector<4xf16>
        %173 = vector.shuffle %170, %172 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %174 = arith.addi %138, %c45 : index
        vector.store %173, %4[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %175 = memref.load %scales[%15] : memref<?xf32>
        %176 = arith.mulf %175, %134 : f32
        memref.store %176, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %177 = memref.load %7[%1] : memref<?xf32>
      scf.for %178 = %11 to %42 step %43 : i32 {
        %179 = arith.muli %178, %c21 : i32
        %180 = arith.index_cast %8 : index to i32
        %181 = arith.muli %180, %c46 : i32
        %182 = arith.addi %179, %181 : i32
        %183 = arith.addi %182, %c46 : i32
        %184 = arith.minsi %183, %38 : i32
        %185 = arith.cmpi slt, %182, %38 : i32
        %186:8 = scf.if %185 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %187 = arith.subi %184, %182 : i32
          %188 = arith.addi %187, %c50 : i32
          %189 = arith.divui %188, %c51 : i32
          %190 = arith.divui %182, %c19 : i32
          %191 = arith.addi %190, %c52 : i32
          %192 = arith.minsi %191, %40 : i32
          %193 = arith.index_castui %192 : i32 to index
          %194 = arith.addi %32, %193 : index
          %195 = memref.load %step[%194] : memref<?xi32>
          %196 = arith.index_cast %195 : i32 to index
          %197 = arith.muli %196, %33 : index
          %198 = arith.addi %197, %34 : index
          %199 = arith.addi %190, %c18 : i32
          %200 = arith.minsi %199, %40 : i32
          %201 = arith.index_castui %200 : i32 to index
          %202 = arith.addi %32, %201 : index
          %203 = memref.load %step[%202] : memref<?xi32>
          %204 = arith.index_cast %203 : i32 to index
          %205 = arith.muli %204, %33 : index
          %206 = arith.addi %205, %34 : index
          %207 = arith.addi %198, %35 : index
          %208 = arith.addi %207, %c24 : index
          %209 = vector.load %kv[%208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %210 = arith.addi %206, %35 : index
          %211 = arith.addi %210, %c24 : index
          %212 = vector.load %kv[%211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %213 = arith.addi %207, %c33 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %210, %c33 : index
          %216 = vector.load %kv[%215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217 = arith.addi %207, %c42 : index
          %218 = vector.load %kv[%217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219 = arith.addi %210, %c42 : index
          %220 = vector.load %kv[%219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %221 = arith.addi %207, %c25 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %210, %c25 : index
          %224 = vector.load %kv[%223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %242:16 = scf.for %225 = %c52 to %189 step %c18 iter_args(%226 = %209, %227 = %212, %228 = %214, %229 = %216, %230 = %218, %231 = %220, %232 = %222, %233 = %224, %234 = %c47, %235 = %c48, %236 = %c49, %237 = %c49, %238 = %c49, %239 = %c49, %240 = %c49, %241 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %243 = arith.muli %225, %c51 : i32
            %244 = arith.addi %182, %243 : i32
            %245 = arith.addi %244, %c51 : i32
            %246 = arith.divui %244, %c19 : i32
            %247 = arith.addi %246, %c52 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.addi %246, %c18 : i32
            %256 = arith.minsi %255, %40 : i32
            %257 = arith.index_castui %256 : i32 to index
            %258 = arith.addi %32, %257 : index
            %259 = memref.load %step[%258] : memref<?xi32>
            %260 = arith.index_cast %259 : i32 to index
            %261 = arith.muli %260, %33 : index
            %262 = arith.addi %261, %34 : index
            %263 = arith.divui %245, %c19 : i32
            %264 = arith.addi %263, %c52 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.addi %263, %c18 : i32
            %273 = arith.minsi %272, %40 : i32
            %274 = arith.index_castui %273 : i32 to index
            %275 = arith.addi %32, %274 : index
            %276 = memref.load %step[%275] : memref<?xi32>
            %277 = arith.index_cast %276 : i32 to index
            %278 = arith.muli %277, %33 : index
            %279 = arith.addi %278, %34 : index
            %280 = wave.opaque %c24 : index
            %281 = arith.muli %1, %c9 : index
            %282 = arith.addi %280, %281 : index
            %283 = arith.addi %254, %35 : index
            %284 = arith.addi %283, %c7 : index
            %285 = vector.load %kv[%284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %286 = arith.addi %262, %35 : index
            %287 = arith.addi %286, %c7 : index
            %288 = vector.load %kv[%287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %289 = vector.bitcast %226 : vector<4xi32> to vector<16xi8>
            %290 = wave.fp8_decode "e4m3" packed %289 : vector<16xi8> -> vector<16xf16>
            %291 = vector.bitcast %227 : vector<4xi32> to vector<16xi8>
            %292 = wave.fp8_decode "e4m3" packed %291 : vector<16xi8> -> vector<16xf16>
            %293 = arith.addi %282, %c24 : index
            %294 = vector.load %4[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %295 = arith.addi %293, %c42 : index
            %296 = vector.load %4[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %298 = wave.mma %290, %297, %c49 : vector<16xf16>, vector<8xf32>
            %299 = wave.mma %292, %297, %c49 : vector<16xf16>, vector<8xf32>
            %300 = arith.addi %283, %c53 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %302 = arith.addi %286, %c53 : index
            %303 = vector.load %kv[%302] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %304 = vector.bitcast %228 : vector<4xi32> to vector<16xi8>
            %305 = wave.fp8_decode "e4m3" packed %304 : vector<16xi8> -> vector<16xf16>
            %306 = vector.bitcast %229 : vector<4xi32> to vector<16xi8>
            %307 = wave.fp8_decode "e4m3" packed %306 : vector<16xi8> -> vector<16xf16>
            %308 = arith.addi %282, %c7 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = arith.addi %308, %c42 : index
            %311 = vector.load %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %312 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %313 = wave.mma %305, %312, %298 : vector<16xf16>, vector<8xf32>
            %314 = wave.mma %307, %312, %299 : vector<16xf16>, vector<8xf32>
            %315 = arith.addi %283, %c54 : index
            %316 = vector.load %kv[%315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317 = arith.addi %286, %c54 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %319 = vector.bitcast %230 : vector<4xi32> to vector<16xi8>
            %320 = wave.fp8_decode "e4m3" packed %319 : vector<16xi8> -> vector<16xf16>
            %321 = vector.bitcast %231 : vector<4xi32> to vector<16xi8>
            %322 = wave.fp8_decode "e4m3" packed %321 : vector<16xi8> -> vector<16xf16>
            %323 = arith.addi %282, %c43 : index
            %324 = vector.load %4[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %325 = arith.addi %323, %c42 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %328 = wave.mma %320, %327, %313 : vector<16xf16>, vector<8xf32>
            %329 = wave.mma %322, %327, %314 : vector<16xf16>, vector<8xf32>
            %330 = arith.addi %283, %c55 : index
            %331 = vector.load %kv[%330] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %332 = arith.addi %286, %c55 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %334 = vector.bitcast %232 : vector<4xi32> to vector<16xi8>
            %335 = wave.fp8_decode "e4m3" packed %334 : vector<16xi8> -> vector<16xf16>
            %336 = vector.bitcast %233 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e4m3" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = arith.addi %282, %c16 : index
            %339 = vector.load %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %340 = arith.addi %338, %c42 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %343 = wave.mma %335, %342, %328 : vector<16xf16>, vector<8xf32>
            %344 = wave.mma %337, %342, %329 : vector<16xf16>, vector<8xf32>
            %345 = arith.addi %283, %c43 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %347 = arith.addi %286, %c43 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %349 = vector.bitcast %285 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e4m3" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = vector.bitcast %288 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e4m3" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = arith.addi %282, %c44 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = arith.addi %353, %c42 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %358 = wave.mma %350, %357, %343 : vector<16xf16>, vector<8xf32>
            %359 = wave.mma %352, %357, %344 : vector<16xf16>, vector<8xf32>
            %360 = arith.addi %283, %c56 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.addi %286, %c56 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %364 = vector.bitcast %301 : vector<4xi32> to vector<16xi8>
            %365 = wave.fp8_decode "e4m3" packed %364 : vector<16xi8> -> vector<16xf16>
            %366 = vector.bitcast %303 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e4m3" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = arith.addi %282, %c45 : index
            %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %370 = arith.addi %368, %c42 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %373 = wave.mma %365, %372, %358 : vector<16xf16>, vector<8xf32>
            %374 = wave.mma %367, %372, %359 : vector<16xf16>, vector<8xf32>
            %375 = arith.addi %283, %c57 : index
            %376 = vector.load %kv[%375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %377 = arith.addi %286, %c57 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %379 = wave.opaque %373 : vector<8xf32>
            %380 = wave.opaque %374 : vector<8xf32>
            %381 = wave.opaque %245 : i32
            %382 = arith.cmpi sgt, %381, %184 : i32
            %383:2 = scf.if %382 -> (vector<8xf32>, vector<8xf32>) {
              %384 = arith.index_cast %2 : index to i32
              %385 = arith.addi %244, %384 : i32
              %386 = arith.subi %38, %385 : i32
              %387 = arith.subi %386, %c52 : i32
              %388 = vector.broadcast %387 : i32 to vector<8xi32>
              %389 = arith.cmpi sgt, %388, %c59 : vector<8xi32>
              %390 = arith.select %389, %379, %c58 : vector<8xi1>, vector<8xf32>
              %391 = arith.subi %386, %c19 : i32
              %392 = vector.broadcast %391 : i32 to vector<8xi32>
              %393 = arith.cmpi sgt, %392, %c59 : vector<8xi32>
              %394 = arith.select %393, %380, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %390, %394 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %379, %380 : vector<8xf32>, vector<8xf32>
            }
            %395 = vector.extract %383#0[0] : f32 from vector<8xf32>
            %396 = vector.extract %383#0[1] : f32 from vector<8xf32>
            %397 = vector.extract %383#0[2] : f32 from vector<8xf32>
            %398 = vector.extract %383#0[3] : f32 from vector<8xf32>
            %399 = vector.extract %383#0[4] : f32 from vector<8xf32>
            %400 = vector.extract %383#0[5] : f32 from vector<8xf32>
            %401 = vector.extract %383#0[6] : f32 from vector<8xf32>
            %402 = vector.extract %383#0[7] : f32 from vector<8xf32>
            %403 = vector.extract %383#1[0] : f32 from vector<8xf32>
            %404 = vector.extract %383#1[1] : f32 from vector<8xf32>
            %405 = vector.extract %383#1[2] : f32 from vector<8xf32>
            %406 = vector.extract %383#1[3] : f32 from vector<8xf32>
            %407 = vector.extract %383#1[4] : f32 from vector<8xf32>
            %408 = vector.extract %383#1[5] : f32 from vector<8xf32>
            %409 = vector.extract %383#1[6] : f32 from vector<8xf32>
            %410 = vector.extract %383#1[7] : f32 from vector<8xf32>
            %411 = arith.maxnumf %395, %396 fastmath<nnan> : f32
            %412 = arith.maxnumf %411, %397 fastmath<nnan> : f32
            %413 = arith.maxnumf %412, %398 fastmath<nnan> : f32
            %414 = arith.maxnumf %413, %399 fastmath<nnan> : f32
            %415 = arith.maxnumf %414, %400 fastmath<nnan> : f32
            %416 = arith.maxnumf %415, %401 fastmath<nnan> : f32
            %417 = arith.maxnumf %416, %402 fastmath<nnan> : f32
            %418 = arith.maxnumf %417, %403 fastmath<nnan> : f32
            %419 = arith.maxnumf %418, %404 fastmath<nnan> : f32
            %420 = arith.maxnumf %419, %405 fastmath<nnan> : f32
            %421 = arith.maxnumf %420, %406 fastmath<nnan> : f32
            %422 = arith.maxnumf %421, %407 fastmath<nnan> : f32
            %423 = arith.maxnumf %422, %408 fastmath<nnan> : f32
            %424 = arith.maxnumf %423, %409 fastmath<nnan> : f32
            %425 = arith.maxnumf %424, %410 fastmath<nnan> : f32
            %426 = wave.swap_halves %425 : f32
            %427 = arith.maxnumf %425, %426 fastmath<nnan> : f32
            %428 = arith.mulf %427, %177 : f32
            %429 = arith.addf %234, %c60 : f32
            %430 = arith.cmpf ogt, %428, %429 : f32
            %431:8 = scf.if %430 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %432 = arith.subf %234, %428 : f32
              %433 = wave.exp2 %432 : f32
              %434 = vector.broadcast %433 : f32 to vector<8xf32>
              %435 = arith.mulf %235, %433 : f32
              %436 = arith.mulf %236, %434 : vector<8xf32>
              %437 = arith.mulf %237, %434 : vector<8xf32>
              %438 = arith.mulf %238, %434 : vector<8xf32>
              %439 = arith.mulf %239, %434 : vector<8xf32>
              %440 = arith.mulf %240, %434 : vector<8xf32>
              %441 = arith.mulf %241, %434 : vector<8xf32>
              scf.yield %428, %435, %436, %437, %438, %439, %440, %441 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %234, %235, %236, %237, %238, %239, %240, %241 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %442 = vector.broadcast %177 : f32 to vector<8xf32>
            %443 = arith.subf %c61, %431#0 : f32
            %444 = vector.broadcast %443 : f32 to vector<8xf32>
            %445 = math.fma %383#0, %442, %444 : vector<8xf32>
            %446 = wave.exp2 %445 : vector<8xf32>
            %447 = math.fma %383#1, %442, %444 : vector<8xf32>
            %448 = wave.exp2 %447 : vector<8xf32>
            %449 = arith.truncf %446 : vector<8xf32> to vector<8xf16>
            %450 = vector.bitcast %449 : vector<8xf16> to vector<4xi32>
            %451 = wave.swap_halves %450 : vector<4xi32>
            %452 = arith.select %3, %451, %450 : vector<4xi32>
            %453 = arith.select %3, %450, %451 : vector<4xi32>
            %454 = vector.shuffle %452, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = arith.truncf %448 : vector<8xf32> to vector<8xf16>
            %457 = vector.bitcast %456 : vector<8xf16> to vector<4xi32>
            %458 = wave.swap_halves %457 : vector<4xi32>
            %459 = arith.select %3, %458, %457 : vector<4xi32>
            %460 = arith.select %3, %457, %458 : vector<4xi32>
            %461 = vector.shuffle %459, %460 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %462 = vector.bitcast %461 : vector<8xi32> to vector<16xf16>
            %463 = arith.addf %446, %448 : vector<8xf32>
            %464 = vector.extract %463[0] : f32 from vector<8xf32>
            %465 = vector.extract %463[1] : f32 from vector<8xf32>
            %466 = vector.extract %463[2] : f32 from vector<8xf32>
            %467 = vector.extract %463[3] : f32 from vector<8xf32>
            %468 = vector.extract %463[4] : f32 from vector<8xf32>
            %469 = vector.extract %463[5] : f32 from vector<8xf32>
            %470 = vector.extract %463[6] : f32 from vector<8xf32>
            %471 = vector.extract %463[7] : f32 from vector<8xf32>
            %472 = arith.addf %464, %468 : f32
            %473 = arith.addf %465, %469 : f32
            %474 = arith.addf %466, %470 : f32
            %475 = arith.addf %467, %471 : f32
            %476 = arith.addf %472, %474 : f32
            %477 = arith.addf %473, %475 : f32
            %478 = arith.addf %476, %477 : f32
            %479 = arith.addf %431#1, %478 : f32
            %480 = wave.opaque %479 : f32
            %481 = wave.opaque %245 : i32
            %482 = arith.cmpi sgt, %481, %184 : i32
            %483:2 = scf.if %482 -> (vector<4xi32>, vector<4xi32>) {
              %484 = arith.subi %184, %244 : i32
              %485 = arith.subi %484, %c52 : i32
              %486 = arith.minsi %485, %c19 : i32
              %487 = arith.maxsi %486, %c52 : i32
              %488 = arith.cmpi sgt, %487, %c52 : i32
              %489 = arith.select %488, %c63, %c52 : i32
              %490 = arith.ori %c52, %489 : i32
              %491 = arith.cmpi sgt, %487, %c18 : i32
              %492 = arith.select %491, %c63, %c52 : i32
              %493 = arith.ori %c52, %492 : i32
              %494 = arith.cmpi sgt, %487, %c64 : i32
              %495 = arith.select %494, %c65, %c52 : i32
              %496 = arith.ori %490, %495 : i32
              %497 = arith.cmpi sgt, %487, %c66 : i32
              %498 = arith.select %497, %c65, %c52 : i32
              %499 = arith.ori %493, %498 : i32
              %500 = arith.cmpi sgt, %487, %c67 : i32
              %501 = arith.select %500, %c68, %c52 : i32
              %502 = arith.ori %496, %501 : i32
              %503 = arith.cmpi sgt, %487, %c69 : i32
              %504 = arith.select %503, %c68, %c52 : i32
              %505 = arith.ori %499, %504 : i32
              %506 = arith.cmpi sgt, %487, %c70 : i32
              %507 = arith.select %506, %c71, %c52 : i32
              %508 = arith.ori %502, %507 : i32
              %509 = arith.cmpi sgt, %487, %c72 : i32
              %510 = arith.select %509, %c71, %c52 : i32
              %511 = arith.ori %505, %510 : i32
              %512 = arith.cmpi sgt, %487, %c73 : i32
              %513 = arith.select %512, %c63, %c52 : i32
              %514 = arith.ori %c52, %513 : i32
              %515 = arith.cmpi sgt, %487, %c74 : i32
              %516 = arith.select %515, %c63, %c52 : i32
              %517 = arith.ori %c52, %516 : i32
              %518 = arith.cmpi sgt, %487, %c75 : i32
              %519 = arith.select %518, %c65, %c52 : i32
              %520 = arith.ori %514, %519 : i32
              %521 = arith.cmpi sgt, %487, %c76 : i32
              %522 = arith.select %521, %c65, %c52 : i32
              %523 = arith.ori %517, %522 : i32
              %524 = arith.cmpi sgt, %487, %c77 : i32
              %525 = arith.select %524, %c68, %c52 : i32
              %526 = arith.ori %520, %525 : i32
              %527 = arith.cmpi sgt, %487, %c78 : i32
              %528 = arith.select %527, %c68, %c52 : i32
              %529 = arith.ori %523, %528 : i32
              %530 = arith.cmpi sgt, %487, %c41 : i32
              %531 = arith.select %530, %c71, %c52 : i32
              %532 = arith.ori %526, %531 : i32
              %533 = arith.cmpi sgt, %487, %c79 : i32
              %534 = arith.select %533, %c71, %c52 : i32
              %535 = arith.ori %529, %534 : i32
              %536 = vector.from_elements %508, %532, %511, %535 : vector<4xi32>
              %537 = arith.subi %484, %c19 : i32
              %538 = arith.minsi %537, %c19 : i32
              %539 = arith.maxsi %538, %c52 : i32
              %540 = arith.cmpi sgt, %539, %c52 : i32
              %541 = arith.select %540, %c63, %c52 : i32
              %542 = arith.ori %c52, %541 : i32
              %543 = arith.cmpi sgt, %539, %c18 : i32
              %544 = arith.select %543, %c63, %c52 : i32
              %545 = arith.ori %c52, %544 : i32
              %546 = arith.cmpi sgt, %539, %c64 : i32
              %547 = arith.select %546, %c65, %c52 : i32
              %548 = arith.ori %542, %547 : i32
              %549 = arith.cmpi sgt, %539, %c66 : i32
              %550 = arith.select %549, %c65, %c52 : i32
              %551 = arith.ori %545, %550 : i32
              %552 = arith.cmpi sgt, %539, %c67 : i32
              %553 = arith.select %552, %c68, %c52 : i32
              %554 = arith.ori %548, %553 : i32
              %555 = arith.cmpi sgt, %539, %c69 : i32
              %556 = arith.select %555, %c68, %c52 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %539, %c70 : i32
              %559 = arith.select %558, %c71, %c52 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %539, %c72 : i32
              %562 = arith.select %561, %c71, %c52 : i32
              %563 = arith.ori %557, %562 : i32
              %564 = arith.cmpi sgt, %539, %c73 : i32
              %565 = arith.select %564, %c63, %c52 : i32
              %566 = arith.ori %c52, %565 : i32
              %567 = arith.cmpi sgt, %539, %c74 : i32
              %568 = arith.select %567, %c63, %c52 : i32
              %569 = arith.ori %c52, %568 : i32
              %570 = arith.cmpi sgt, %539, %c75 : i32
              %571 = arith.select %570, %c65, %c52 : i32
              %572 = arith.ori %566, %571 : i32
              %573 = arith.cmpi sgt, %539, %c76 : i32
              %574 = arith.select %573, %c65, %c52 : i32
              %575 = arith.ori %569, %574 : i32
              %576 = arith.cmpi sgt, %539, %c77 : i32
              %577 = arith.select %576, %c68, %c52 : i32
              %578 = arith.ori %572, %577 : i32
              %579 = arith.cmpi sgt, %539, %c78 : i32
              %580 = arith.select %579, %c68, %c52 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %539, %c41 : i32
              %583 = arith.select %582, %c71, %c52 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %539, %c79 : i32
              %586 = arith.select %585, %c71, %c52 : i32
              %587 = arith.ori %581, %586 : i32
              %588 = vector.from_elements %560, %584, %563, %587 : vector<4xi32>
              scf.yield %536, %588 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62 : vector<4xi32>, vector<4xi32>
            }
            %589 = wave.opaque %245 : i32
            %590 = arith.cmpi sgt, %589, %184 : i32
            %591:2 = scf.if %590 -> (vector<4xi32>, vector<4xi32>) {
              %592 = arith.andi %316, %483#0 : vector<4xi32>
              %593 = arith.andi %318, %483#1 : vector<4xi32>
              scf.yield %592, %593 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %316, %318 : vector<4xi32>, vector<4xi32>
            }
            %594 = vector.bitcast %591#0 : vector<4xi32> to vector<16xi8>
            %595 = wave.fp8_decode "e4m3" packed %594 : vector<16xi8> -> vector<16xf16>
            %596 = wave.mma %595, %455, %431#2 : vector<16xf16>, vector<8xf32>
            %597 = vector.bitcast %591#1 : vector<4xi32> to vector<16xi8>
            %598 = wave.fp8_decode "e4m3" packed %597 : vector<16xi8> -> vector<16xf16>
            %599 = wave.mma %598, %462, %596 : vector<16xf16>, vector<8xf32>
            %600 = wave.opaque %599 : vector<8xf32>
            %601 = arith.addi %283, %c80 : index
            %602 = vector.load %kv[%601] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %603 = arith.addi %286, %c80 : index
            %604 = vector.load %kv[%603] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %605 = wave.opaque %245 : i32
            %606 = arith.cmpi sgt, %605, %184 : i32
            %607:2 = scf.if %606 -> (vector<4xi32>, vector<4xi32>) {
              %608 = arith.andi %331, %483#0 : vector<4xi32>
              %609 = arith.andi %333, %483#1 : vector<4xi32>
              scf.yield %608, %609 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %331, %333 : vector<4xi32>, vector<4xi32>
            }
            %610 = vector.bitcast %607#0 : vector<4xi32> to vector<16xi8>
            %611 = wave.fp8_decode "e4m3" packed %610 : vector<16xi8> -> vector<16xf16>
            %612 = wave.mma %611, %455, %431#3 : vector<16xf16>, vector<8xf32>
            %613 = vector.bitcast %607#1 : vector<4xi32> to vector<16xi8>
            %614 = wave.fp8_decode "e4m3" packed %613 : vector<16xi8> -> vector<16xf16>
            %615 = wave.mma %614, %462, %612 : vector<16xf16>, vector<8xf32>
            %616 = wave.opaque %615 : vector<8xf32>
            wave.pin
            %617 = wave.opaque %245 : i32
            %618 = arith.cmpi sgt, %617, %184 : i32
            %619:2 = scf.if %618 -> (vector<4xi32>, vector<4xi32>) {
              %620 = arith.andi %346, %483#0 : vector<4xi32>
              %621 = arith.andi %348, %483#1 : vector<4xi32>
              scf.yield %620, %621 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %346, %348 : vector<4xi32>, vector<4xi32>
            }
            %622 = vector.bitcast %619#0 : vector<4xi32> to vector<16xi8>
            %623 = wave.fp8_decode "e4m3" packed %622 : vector<16xi8> -> vector<16xf16>
            %624 = wave.mma %623, %455, %431#4 : vector<16xf16>, vector<8xf32>
            %625 = vector.bitcast %619#1 : vector<4xi32> to vector<16xi8>
            %626 = wave.fp8_decode "e4m3" packed %625 : vector<16xi8> -> vector<16xf16>
            %627 = wave.mma %626, %462, %624 : vector<16xf16>, vector<8xf32>
            %628 = wave.opaque %627 : vector<8xf32>
            wave.pin
            %629 = wave.opaque %245 : i32
            %630 = arith.cmpi slt, %629, %184 : i32
            %631:2 = scf.if %630 -> (vector<4xi32>, vector<4xi32>) {
              %632 = arith.addi %271, %35 : index
              %633 = arith.addi %632, %c24 : index
              %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %635 = arith.addi %279, %35 : index
              %636 = arith.addi %635, %c24 : index
              %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %634, %637 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %619#0, %619#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %638 = wave.opaque %245 : i32
            %639 = arith.cmpi sgt, %638, %184 : i32
            %640:2 = scf.if %639 -> (vector<4xi32>, vector<4xi32>) {
              %641 = arith.andi %361, %483#0 : vector<4xi32>
              %642 = arith.andi %363, %483#1 : vector<4xi32>
              scf.yield %641, %642 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %361, %363 : vector<4xi32>, vector<4xi32>
            }
            %643 = vector.bitcast %640#0 : vector<4xi32> to vector<16xi8>
            %644 = wave.fp8_decode "e4m3" packed %643 : vector<16xi8> -> vector<16xf16>
            %645 = wave.mma %644, %455, %431#5 : vector<16xf16>, vector<8xf32>
            %646 = vector.bitcast %640#1 : vector<4xi32> to vector<16xi8>
            %647 = wave.fp8_decode "e4m3" packed %646 : vector<16xi8> -> vector<16xf16>
            %648 = wave.mma %647, %462, %645 : vector<16xf16>, vector<8xf32>
            %649 = wave.opaque %648 : vector<8xf32>
            wave.pin
            %650 = wave.opaque %245 : i32
            %651 = arith.cmpi slt, %650, %184 : i32
            %652:2 = scf.if %651 -> (vector<4xi32>, vector<4xi32>) {
              %653 = arith.addi %271, %35 : index
              %654 = arith.addi %653, %c33 : index
              %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %656 = arith.addi %279, %35 : index
              %657 = arith.addi %656, %c33 : index
              %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %655, %658 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %640#0, %640#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %659 = wave.opaque %245 : i32
            %660 = arith.cmpi sgt, %659, %184 : i32
            %661:2 = scf.if %660 -> (vector<4xi32>, vector<4xi32>) {
              %662 = arith.andi %376, %483#0 : vector<4xi32>
              %663 = arith.andi %378, %483#1 : vector<4xi32>
              scf.yield %662, %663 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %376, %378 : vector<4xi32>, vector<4xi32>
            }
            %664 = vector.bitcast %661#0 : vector<4xi32> to vector<16xi8>
            %665 = wave.fp8_decode "e4m3" packed %664 : vector<16xi8> -> vector<16xf16>
            %666 = wave.mma %665, %455, %431#6 : vector<16xf16>, vector<8xf32>
            %667 = vector.bitcast %661#1 : vector<4xi32> to vector<16xi8>
            %668 = wave.fp8_decode "e4m3" packed %667 : vector<16xi8> -> vector<16xf16>
            %669 = wave.mma %668, %462, %666 : vector<16xf16>, vector<8xf32>
            %670 = wave.opaque %669 : vector<8xf32>
            wave.pin
            %671 = wave.opaque %245 : i32
            %672 = arith.cmpi slt, %671, %184 : i32
            %673:2 = scf.if %672 -> (vector<4xi32>, vector<4xi32>) {
              %674 = arith.addi %271, %35 : index
              %675 = arith.addi %674, %c42 : index
              %676 = vector.load %kv[%675] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %677 = arith.addi %279, %35 : index
              %678 = arith.addi %677, %c42 : index
              %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %676, %679 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %661#0, %661#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %680 = wave.opaque %245 : i32
            %681 = arith.cmpi sgt, %680, %184 : i32
            %682:2 = scf.if %681 -> (vector<4xi32>, vector<4xi32>) {
              %683 = arith.andi %602, %483#0 : vector<4xi32>
              %684 = arith.andi %604, %483#1 : vector<4xi32>
              scf.yield %683, %684 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %602, %604 : vector<4xi32>, vector<4xi32>
            }
            %685 = vector.bitcast %682#0 : vector<4xi32> to vector<16xi8>
            %686 = wave.fp8_decode "e4m3" packed %685 : vector<16xi8> -> vector<16xf16>
            %687 = wave.mma %686, %455, %431#7 : vector<16xf16>, vector<8xf32>
            %688 = vector.bitcast %682#1 : vector<4xi32> to vector<16xi8>
            %689 = wave.fp8_decode "e4m3" packed %688 : vector<16xi8> -> vector<16xf16>
            %690 = wave.mma %689, %462, %687 : vector<16xf16>, vector<8xf32>
            %691 = wave.opaque %690 : vector<8xf32>
            wave.pin
            %692 = wave.opaque %245 : i32
            %693 = arith.cmpi slt, %692, %184 : i32
            %694:2 = scf.if %693 -> (vector<4xi32>, vector<4xi32>) {
              %695 = arith.addi %271, %35 : index
              %696 = arith.addi %695, %c25 : index
              %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %698 = arith.addi %279, %35 : index
              %699 = arith.addi %698, %c25 : index
              %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %697, %700 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %682#0, %682#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %631#0, %631#1, %652#0, %652#1, %673#0, %673#1, %694#0, %694#1, %431#0, %480, %600, %616, %628, %649, %670, %691 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %701 = wave.swap_halves %242#9 : f32
          %702 = arith.addf %242#9, %701 : f32
          scf.yield %242#8, %702, %242#10, %242#11, %242#12, %242#13, %242#14, %242#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %703 = wave.opaque %c24 : index
        %704 = arith.addi %46, %703 : index
        %705 = arith.remui %0, %c9 : index
        %706 = arith.addi %705, %703 : index
        %707 = arith.addi %1, %703 : index
        %708 = arith.cmpi slt, %707, %c9 : index
        scf.if %708 {
          %709 = arith.addi %45, %707 : index
          memref.store %186#0, %6[%709] : memref<?xf32>
          %710 = arith.addi %709, %c3 : index
          memref.store %186#1, %6[%710] : memref<?xf32>
          %711 = arith.muli %8, %c43 : index
          %712 = arith.muli %2, %c9 : index
          %713 = arith.addi %711, %712 : index
          %714 = arith.addi %713, %707 : index
          %715 = vector.extract %186#2[0] : f32 from vector<8xf32>
          %716 = arith.addi %714, %c24 : index
          memref.store %715, %5[%716] : memref<?xf32>
          %717 = vector.extract %186#2[1] : f32 from vector<8xf32>
          %718 = arith.addi %714, %c3 : index
          memref.store %717, %5[%718] : memref<?xf32>
          %719 = vector.extract %186#2[2] : f32 from vector<8xf32>
          %720 = arith.addi %714, %c23 : index
          memref.store %719, %5[%720] : memref<?xf32>
          %721 = vector.extract %186#2[3] : f32 from vector<8xf32>
          %722 = arith.addi %714, %c31 : index
          memref.store %721, %5[%722] : memref<?xf32>
          %723 = vector.extract %186#2[4] : f32 from vector<8xf32>
          %724 = arith.addi %714, %c33 : index
          memref.store %723, %5[%724] : memref<?xf32>
          %725 = vector.extract %186#2[5] : f32 from vector<8xf32>
          %726 = arith.addi %714, %c35 : index
          memref.store %725, %5[%726] : memref<?xf32>
          %727 = vector.extract %186#2[6] : f32 from vector<8xf32>
          %728 = arith.addi %714, %c27 : index
          memref.store %727, %5[%728] : memref<?xf32>
          %729 = vector.extract %186#2[7] : f32 from vector<8xf32>
          %730 = arith.addi %714, %c81 : index
          memref.store %729, %5[%730] : memref<?xf32>
          %731 = vector.extract %186#3[0] : f32 from vector<8xf32>
          %732 = arith.addi %714, %c42 : index
          memref.store %731, %5[%732] : memref<?xf32>
          %733 = vector.extract %186#3[1] : f32 from vector<8xf32>
          %734 = arith.addi %714, %c82 : index
          memref.store %733, %5[%734] : memref<?xf32>
          %735 = vector.extract %186#3[2] : f32 from vector<8xf32>
          %736 = arith.addi %714, %c83 : index
          memref.store %735, %5[%736] : memref<?xf32>
          %737 = vector.extract %186#3[3] : f32 from vector<8xf32>
          %738 = arith.addi %714, %c84 : index
          memref.store %737, %5[%738] : memref<?xf32>
          %739 = vector.extract %186#3[4] : f32 from vector<8xf32>
          %740 = arith.addi %714, %c25 : index
          memref.store %739, %5[%740] : memref<?xf32>
          %741 = vector.extract %186#3[5] : f32 from vector<8xf32>
          %742 = arith.addi %714, %c85 : index
          memref.store %741, %5[%742] : memref<?xf32>
          %743 = vector.extract %186#3[6] : f32 from vector<8xf32>
          %744 = arith.addi %714, %c86 : index
          memref.store %743, %5[%744] : memref<?xf32>
          %745 = vector.extract %186#3[7] : f32 from vector<8xf32>
          %746 = arith.addi %714, %c87 : index
          memref.store %745, %5[%746] : memref<?xf32>
          %747 = vector.extract %186#4[0] : f32 from vector<8xf32>
          %748 = arith.addi %714, %c7 : index
          memref.store %747, %5[%748] : memref<?xf32>
          %749 = vector.extract %186#4[1] : f32 from vector<8xf32>
          %750 = arith.addi %714, %c88 : index
          memref.store %749, %5[%750] : memref<?xf32>
          %751 = vector.extract %186#4[2] : f32 from vector<8xf32>
          %752 = arith.addi %714, %c89 : index
          memref.store %751, %5[%752] : memref<?xf32>
          %753 = vector.extract %186#4[3] : f32 from vector<8xf32>
          %754 = arith.addi %714, %c90 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %186#4[4] : f32 from vector<8xf32>
          %756 = arith.addi %714, %c53 : index
          memref.store %755, %5[%756] : memref<?xf32>
          %757 = vector.extract %186#4[5] : f32 from vector<8xf32>
          %758 = arith.addi %714, %c91 : index
          memref.store %757, %5[%758] : memref<?xf32>
          %759 = vector.extract %186#4[6] : f32 from vector<8xf32>
          %760 = arith.addi %714, %c92 : index
          memref.store %759, %5[%760] : memref<?xf32>
          %761 = vector.extract %186#4[7] : f32 from vector<8xf32>
          %762 = arith.addi %714, %c93 : index
          memref.store %761, %5[%762] : memref<?xf32>
          %763 = vector.extract %186#5[0] : f32 from vector<8xf32>
          %764 = arith.addi %714, %c54 : index
          memref.store %763, %5[%764] : memref<?xf32>
          %765 = vector.extract %186#5[1] : f32 from vector<8xf32>
          %766 = arith.addi %714, %c94 : index
          memref.store %765, %5[%766] : memref<?xf32>
          %767 = vector.extract %186#5[2] : f32 from vector<8xf32>
          %768 = arith.addi %714, %c95 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %186#5[3] : f32 from vector<8xf32>
          %770 = arith.addi %714, %c96 : index
          memref.store %769, %5[%770] : memref<?xf32>
          %771 = vector.extract %186#5[4] : f32 from vector<8xf32>
          %772 = arith.addi %714, %c55 : index
          memref.store %771, %5[%772] : memref<?xf32>
          %773 = vector.extract %186#5[5] : f32 from vector<8xf32>
          %774 = arith.addi %714, %c97 : index
          memref.store %773, %5[%774] : memref<?xf32>
          %775 = vector.extract %186#5[6] : f32 from vector<8xf32>
          %776 = arith.addi %714, %c98 : index
          memref.store %775, %5[%776] : memref<?xf32>
          %777 = vector.extract %186#5[7] : f32 from vector<8xf32>
          %778 = arith.addi %714, %c99 : index
          memref.store %777, %5[%778] : memref<?xf32>
        }
        wave.barrier
        %779 = arith.addi %706, %c24 : index
        %780 = memref.load %6[%779] : memref<?xf32>
        %781 = arith.addi %706, %c3 : index
        %782 = memref.load %6[%781] : memref<?xf32>
        %783 = arith.addi %706, %c23 : index
        %784 = memref.load %6[%783] : memref<?xf32>
        %785 = arith.addi %706, %c31 : index
        %786 = memref.load %6[%785] : memref<?xf32>
        %787 = arith.addi %706, %c33 : index
        %788 = memref.load %6[%787] : memref<?xf32>
        %789 = arith.addi %706, %c35 : index
        %790 = memref.load %6[%789] : memref<?xf32>
        %791 = arith.addi %706, %c27 : index
        %792 = memref.load %6[%791] : memref<?xf32>
        %793 = arith.addi %706, %c81 : index
        %794 = memref.load %6[%793] : memref<?xf32>
        %795 = arith.addi %706, %c42 : index
        %796 = memref.load %6[%795] : memref<?xf32>
        %797 = arith.addi %706, %c82 : index
        %798 = memref.load %6[%797] : memref<?xf32>
        %799 = arith.addi %706, %c83 : index
        %800 = memref.load %6[%799] : memref<?xf32>
        %801 = arith.addi %706, %c84 : index
        %802 = memref.load %6[%801] : memref<?xf32>
        %803 = arith.addi %706, %c25 : index
        %804 = memref.load %6[%803] : memref<?xf32>
        %805 = arith.addi %706, %c85 : index
        %806 = memref.load %6[%805] : memref<?xf32>
        %807 = arith.addi %706, %c86 : index
        %808 = memref.load %6[%807] : memref<?xf32>
        %809 = arith.addi %706, %c87 : index
        %810 = memref.load %6[%809] : memref<?xf32>
        %811 = arith.maxnumf %780, %784 fastmath<nnan> : f32
        %812 = arith.subf %780, %811 : f32
        %813 = wave.exp2 %812 : f32
        %814 = arith.subf %784, %811 : f32
        %815 = wave.exp2 %814 : f32
        %816 = arith.mulf %782, %813 : f32
        %817 = math.fma %786, %815, %816 : f32
        %818 = arith.maxnumf %811, %788 fastmath<nnan> : f32
        %819 = arith.subf %811, %818 : f32
        %820 = wave.exp2 %819 : f32
        %821 = arith.subf %788, %818 : f32
        %822 = wave.exp2 %821 : f32
        %823 = arith.mulf %817, %820 : f32
        %824 = math.fma %790, %822, %823 : f32
        %825 = arith.maxnumf %818, %792 fastmath<nnan> : f32
        %826 = arith.subf %818, %825 : f32
        %827 = wave.exp2 %826 : f32
        %828 = arith.subf %792, %825 : f32
        %829 = wave.exp2 %828 : f32
        %830 = arith.mulf %824, %827 : f32
        %831 = math.fma %794, %829, %830 : f32
        %832 = arith.maxnumf %825, %796 fastmath<nnan> : f32
        %833 = arith.subf %825, %832 : f32
        %834 = wave.exp2 %833 : f32
        %835 = arith.subf %796, %832 : f32
        %836 = wave.exp2 %835 : f32
        %837 = arith.mulf %831, %834 : f32
        %838 = math.fma %798, %836, %837 : f32
        %839 = arith.maxnumf %832, %800 fastmath<nnan> : f32
        %840 = arith.subf %832, %839 : f32
        %841 = wave.exp2 %840 : f32
        %842 = arith.subf %800, %839 : f32
        %843 = wave.exp2 %842 : f32
        %844 = arith.mulf %838, %841 : f32
        %845 = math.fma %802, %843, %844 : f32
        %846 = arith.maxnumf %839, %804 fastmath<nnan> : f32
        %847 = arith.subf %839, %846 : f32
        %848 = wave.exp2 %847 : f32
        %849 = arith.subf %804, %846 : f32
        %850 = wave.exp2 %849 : f32
        %851 = arith.mulf %845, %848 : f32
        %852 = math.fma %806, %850, %851 : f32
        %853 = arith.maxnumf %846, %808 fastmath<nnan> : f32
        %854 = arith.subf %846, %853 : f32
        %855 = wave.exp2 %854 : f32
        %856 = arith.subf %808, %853 : f32
        %857 = wave.exp2 %856 : f32
        %858 = arith.mulf %852, %855 : f32
        %859 = math.fma %810, %857, %858 : f32
        %860 = arith.addi %704, %c24 : index
        %861 = arith.addi %860, %c24 : index
        %862 = memref.load %5[%861] : memref<?xf32>
        %863 = arith.addi %860, %c43 : index
        %864 = memref.load %5[%863] : memref<?xf32>
        %865 = arith.addi %860, %c44 : index
        %866 = memref.load %5[%865] : memref<?xf32>
        %867 = arith.addi %860, %c5 : index
        %868 = memref.load %5[%867] : memref<?xf32>
        %869 = arith.addi %860, %c100 : index
        %870 = memref.load %5[%869] : memref<?xf32>
        %871 = arith.addi %860, %c101 : index
        %872 = memref.load %5[%871] : memref<?xf32>
        %873 = arith.addi %860, %c102 : index
        %874 = memref.load %5[%873] : memref<?xf32>
        %875 = arith.addi %860, %c103 : index
        %876 = memref.load %5[%875] : memref<?xf32>
        %877 = arith.mulf %862, %813 : f32
        %878 = math.fma %864, %815, %877 : f32
        %879 = arith.mulf %878, %820 : f32
        %880 = math.fma %866, %822, %879 : f32
        %881 = arith.mulf %880, %827 : f32
        %882 = math.fma %868, %829, %881 : f32
        %883 = arith.mulf %882, %834 : f32
        %884 = math.fma %870, %836, %883 : f32
        %885 = arith.mulf %884, %841 : f32
        %886 = math.fma %872, %843, %885 : f32
        %887 = arith.mulf %886, %848 : f32
        %888 = math.fma %874, %850, %887 : f32
        %889 = arith.mulf %888, %855 : f32
        %890 = math.fma %876, %857, %889 : f32
        %891 = arith.addi %704, %c7 : index
        %892 = arith.addi %891, %c24 : index
        %893 = memref.load %5[%892] : memref<?xf32>
        %894 = arith.addi %891, %c43 : index
        %895 = memref.load %5[%894] : memref<?xf32>
        %896 = arith.addi %891, %c44 : index
        %897 = memref.load %5[%896] : memref<?xf32>
        %898 = arith.addi %891, %c5 : index
        %899 = memref.load %5[%898] : memref<?xf32>
        %900 = arith.addi %891, %c100 : index
        %901 = memref.load %5[%900] : memref<?xf32>
        %902 = arith.addi %891, %c101 : index
        %903 = memref.load %5[%902] : memref<?xf32>
        %904 = arith.addi %891, %c102 : index
        %905 = memref.load %5[%904] : memref<?xf32>
        %906 = arith.addi %891, %c103 : index
        %907 = memref.load %5[%906] : memref<?xf32>
        %908 = arith.mulf %893, %813 : f32
        %909 = math.fma %895, %815, %908 : f32
        %910 = arith.mulf %909, %820 : f32
        %911 = math.fma %897, %822, %910 : f32
        %912 = arith.mulf %911, %827 : f32
        %913 = math.fma %899, %829, %912 : f32
        %914 = arith.mulf %913, %834 : f32
        %915 = math.fma %901, %836, %914 : f32
        %916 = arith.mulf %915, %841 : f32
        %917 = math.fma %903, %843, %916 : f32
        %918 = arith.mulf %917, %848 : f32
        %919 = math.fma %905, %850, %918 : f32
        %920 = arith.mulf %919, %855 : f32
        %921 = math.fma %907, %857, %920 : f32
        wave.barrier
        scf.if %708 {
          %922 = arith.muli %8, %c43 : index
          %923 = arith.muli %2, %c9 : index
          %924 = arith.addi %922, %923 : index
          %925 = arith.addi %924, %707 : index
          %926 = vector.extract %186#6[0] : f32 from vector<8xf32>
          %927 = arith.addi %925, %c24 : index
          memref.store %926, %5[%927] : memref<?xf32>
          %928 = vector.extract %186#6[1] : f32 from vector<8xf32>
          %929 = arith.addi %925, %c3 : index
          memref.store %928, %5[%929] : memref<?xf32>
          %930 = vector.extract %186#6[2] : f32 from vector<8xf32>
          %931 = arith.addi %925, %c23 : index
          memref.store %930, %5[%931] : memref<?xf32>
          %932 = vector.extract %186#6[3] : f32 from vector<8xf32>
          %933 = arith.addi %925, %c31 : index
          memref.store %932, %5[%933] : memref<?xf32>
          %934 = vector.extract %186#6[4] : f32 from vector<8xf32>
          %935 = arith.addi %925, %c33 : index
          memref.store %934, %5[%935] : memref<?xf32>
          %936 = vector.extract %186#6[5] : f32 from vector<8xf32>
          %937 = arith.addi %925, %c35 : index
          memref.store %936, %5[%937] : memref<?xf32>
          %938 = vector.extract %186#6[6] : f32 from vector<8xf32>
          %939 = arith.addi %925, %c27 : index
          memref.store %938, %5[%939] : memref<?xf32>
          %940 = vector.extract %186#6[7] : f32 from vector<8xf32>
          %941 = arith.addi %925, %c81 : index
          memref.store %940, %5[%941] : memref<?xf32>
          %942 = vector.extract %186#7[0] : f32 from vector<8xf32>
          %943 = arith.addi %925, %c42 : index
          memref.store %942, %5[%943] : memref<?xf32>
          %944 = vector.extract %186#7[1] : f32 from vector<8xf32>
          %945 = arith.addi %925, %c82 : index
          memref.store %944, %5[%945] : memref<?xf32>
          %946 = vector.extract %186#7[2] : f32 from vector<8xf32>
          %947 = arith.addi %925, %c83 : index
          memref.store %946, %5[%947] : memref<?xf32>
          %948 = vector.extract %186#7[3] : f32 from vector<8xf32>
          %949 = arith.addi %925, %c84 : index
          memref.store %948, %5[%949] : memref<?xf32>
          %950 = vector.extract %186#7[4] : f32 from vector<8xf32>
          %951 = arith.addi %925, %c25 : index
          memref.store %950, %5[%951] : memref<?xf32>
          %952 = vector.extract %186#7[5] : f32 from vector<8xf32>
          %953 = arith.addi %925, %c85 : index
          memref.store %952, %5[%953] : memref<?xf32>
          %954 = vector.extract %186#7[6] : f32 from vector<8xf32>
          %955 = arith.addi %925, %c86 : index
          memref.store %954, %5[%955] : memref<?xf32>
          %956 = vector.extract %186#7[7] : f32 from vector<8xf32>
          %957 = arith.addi %925, %c87 : index
          memref.store %956, %5[%957] : memref<?xf32>
        }
        wave.barrier
        %958 = memref.load %5[%861] : memref<?xf32>
        %959 = memref.load %5[%863] : memref<?xf32>
        %960 = memref.load %5[%865] : memref<?xf32>
        %961 = memref.load %5[%867] : memref<?xf32>
        %962 = memref.load %5[%869] : memref<?xf32>
        %963 = memref.load %5[%871] : memref<?xf32>
        %964 = memref.load %5[%873] : memref<?xf32>
        %965 = memref.load %5[%875] : memref<?xf32>
        %966 = arith.mulf %958, %813 : f32
        %967 = math.fma %959, %815, %966 : f32
        %968 = arith.mulf %967, %820 : f32
        %969 = math.fma %960, %822, %968 : f32
        %970 = arith.mulf %969, %827 : f32
        %971 = math.fma %961, %829, %970 : f32
        %972 = arith.mulf %971, %834 : f32
        %973 = math.fma %962, %836, %972 : f32
        %974 = arith.mulf %973, %841 : f32
        %975 = math.fma %963, %843, %974 : f32
        %976 = arith.mulf %975, %848 : f32
        %977 = math.fma %964, %850, %976 : f32
        %978 = arith.mulf %977, %855 : f32
        %979 = math.fma %965, %857, %978 : f32
        %980 = arith.cmpi eq, %42, %c18 : i32
        scf.if %980 {
          %981 = arith.addi %kvHeads, %15 : index
          %982 = memref.load %scales[%981] : memref<?xf32>
          %983 = arith.divf %982, %859 : f32
          %984 = arith.addi %17, %706 : index
          %985 = arith.cmpi slt, %984, %groupSize : index
          scf.if %985 {
            %986 = arith.muli %15, %groupSize : index
            %987 = arith.addi %986, %984 : index
            %988 = arith.muli %987, %c27 : index
            %989 = arith.muli %heads, %c27 : index
            %990 = arith.mulf %890, %983 : f32
            %991 = arith.addf %990, %c48 : f32
            %992 = arith.minimumf %991, %c105 : f32
            %993 = arith.maximumf %992, %c106 : f32
            %994 = arith.truncf %993 : f32 to f16
            %995 = arith.divui %860, %c9 : index
            %996 = arith.addi %988, %995 : index
            %997 = arith.divui %24, %outTileRows : index
            %998 = arith.divui %989, %c3 : index
            %999 = arith.muli %997, %998 : index
            %1000 = arith.divui %996, %c3 : index
            %1001 = arith.addi %999, %1000 : index
            %1002 = arith.muli %1001, %c10 : index
            %1003 = arith.remui %996, %c3 : index
            %1004 = arith.divui %1003, %c9 : index
            %1005 = arith.addi %1002, %1004 : index
            %1006 = arith.muli %outTileRows, %c9 : index
            %1007 = arith.muli %1005, %1006 : index
            %1008 = arith.remui %24, %outTileRows : index
            %1009 = arith.muli %1008, %c9 : index
            %1010 = arith.addi %1007, %1009 : index
            %1011 = arith.remui %996, %c9 : index
            %1012 = arith.addi %1010, %1011 : index
            memref.store %994, %out[%1012] : memref<?xf16>
            %1013 = arith.mulf %921, %983 : f32
            %1014 = arith.addf %1013, %c48 : f32
            %1015 = arith.minimumf %1014, %c105 : f32
            %1016 = arith.maximumf %1015, %c106 : f32
            %1017 = arith.truncf %1016 : f32 to f16
            %1018 = arith.divui %891, %c9 : index
            %1019 = arith.addi %988, %1018 : index
            %1020 = arith.divui %1019, %c3 : index
            %1021 = arith.addi %999, %1020 : index
            %1022 = arith.muli %1021, %c10 : index
            %1023 = arith.remui %1019, %c3 : index
            %1024 = arith.divui %1023, %c9 : index
            %1025 = arith.addi %1022, %1024 : index
            %1026 = arith.muli %1025, %1006 : index
            %1027 = arith.addi %1026, %1009 : index
            %1028 = arith.remui %1019, %c9 : index
            %1029 = arith.addi %1027, %1028 : index
            memref.store %1017, %out[%1029] : memref<?xf16>
            %1030 = arith.addi %704, %c43 : index
            %1031 = arith.mulf %979, %983 : f32
            %1032 = arith.addf %1031, %c48 : f32
            %1033 = arith.minimumf %1032, %c105 : f32
            %1034 = arith.maximumf %1033, %c106 : f32
            %1035 = arith.truncf %1034 : f32 to f16
            %1036 = arith.divui %1030, %c9 : index
            %1037 = arith.addi %988, %1036 : index
            %1038 = arith.divui %1037, %c3 : index
            %1039 = arith.addi %999, %1038 : index
            %1040 = arith.muli %1039, %c10 : index
            %1041 = arith.remui %1037, %c3 : index
            %1042 = arith.divui %1041, %c9 : index
            %1043 = arith.addi %1040, %1042 : index
            %1044 = arith.muli %1043, %1006 : index
            %1045 = arith.addi %1044, %1009 : index
            %1046 = arith.remui %1037, %c9 : index
            %1047 = arith.addi %1045, %1046 : index
            memref.store %1035, %out[%1047] : memref<?xf16>
          }
        } else {
          %1048 = arith.addi %ranges, %groups : index
          %1049 = arith.muli %9, %1048 : index
          %1050 = arith.index_castui %178 : i32 to index
          %1051 = arith.addi %1049, %1050 : index
          %1052 = arith.muli %1051, %c109 : index
          %1053 = arith.addi %1052, %860 : index
          memref.store %890, %partial[%1053] : memref<?xf32>
          %1054 = arith.addi %1052, %891 : index
          memref.store %921, %partial[%1054] : memref<?xf32>
          %1055 = arith.addi %704, %c43 : index
          %1056 = arith.addi %1052, %1055 : index
          memref.store %979, %partial[%1056] : memref<?xf32>
          %1057 = arith.cmpi slt, %704, %c9 : index
          scf.if %1057 {
            %1058 = arith.addi %1052, %c16 : index
            %1059 = arith.addi %1058, %704 : index
            memref.store %853, %partial[%1059] : memref<?xf32>
            %1060 = arith.addi %1059, %c9 : index
            memref.store %859, %partial[%1060] : memref<?xf32>
          }
          %1061 = arith.addi %42, %c72 : i32
          %1062 = arith.divui %1061, %c73 : i32
          %1063 = arith.divui %178, %c73 : i32
          %1064 = arith.addi %groups, %c4 : index
          %1065 = arith.muli %9, %1064 : index
          %1066 = arith.muli %1063, %c73 : i32
          %1067 = arith.subi %42, %1066 : i32
          %1068 = arith.minsi %1067, %c73 : i32
          %1069 = arith.index_castui %1063 : i32 to index
          %1070 = arith.addi %1065, %1069 : index
          %1071 = arith.index_castui %1068 : i32 to index
          %1072 = wave.arrive %counters[%1070], %1071 : memref<?xi32>
          scf.if %1072 {
            %1079:5 = scf.for %1073 = %c52 to %1068 step %c73 iter_args(%1074 = %c47, %1075 = %c48, %1076 = %c48, %1077 = %c48, %1078 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1080 = arith.addi %1073, %c52 : i32
              %1081 = arith.subi %1068, %c18 : i32
              %1082 = arith.minsi %1080, %1081 : i32
              %1083 = arith.addi %1066, %1082 : i32
              %1084 = arith.index_castui %1083 : i32 to index
              %1085 = arith.addi %1049, %1084 : index
              %1086 = arith.muli %1085, %c109 : index
              %1087 = arith.addi %1086, %c16 : index
              %1088 = arith.addi %1087, %706 : index
              %1089 = memref.load %partial[%1088] : memref<?xf32>
              %1090 = arith.cmpi slt, %1080, %1068 : i32
              %1091 = arith.select %1090, %1089, %c47 : f32
              %1092 = arith.addi %1086, %704 : index
              %1093 = arith.addi %1092, %c24 : index
              %1094 = memref.load %partial[%1093] : memref<?xf32>
              %1095 = arith.addi %1092, %c7 : index
              %1096 = memref.load %partial[%1095] : memref<?xf32>
              %1097 = arith.addi %1092, %c43 : index
              %1098 = memref.load %partial[%1097] : memref<?xf32>
              %1099 = arith.addi %1088, %c9 : index
              %1100 = memref.load %partial[%1099] : memref<?xf32>
              %1101 = arith.addi %1073, %c18 : i32
              %1102 = arith.minsi %1101, %1081 : i32
              %1103 = arith.addi %1066, %1102 : i32
              %1104 = arith.index_castui %1103 : i32 to index
              %1105 = arith.addi %1049, %1104 : index
              %1106 = arith.muli %1105, %c109 : index
              %1107 = arith.addi %1106, %c16 : index
              %1108 = arith.addi %1107, %706 : index
              %1109 = memref.load %partial[%1108] : memref<?xf32>
              %1110 = arith.cmpi slt, %1101, %1068 : i32
              %1111 = arith.select %1110, %1109, %c47 : f32
              %1112 = arith.addi %1106, %704 : index
              %1113 = arith.addi %1112, %c24 : index
              %1114 = memref.load %partial[%1113] : memref<?xf32>
              %1115 = arith.addi %1112, %c7 : index
              %1116 = memref.load %partial[%1115] : memref<?xf32>
              %1117 = arith.addi %1112, %c43 : index
              %1118 = memref.load %partial[%1117] : memref<?xf32>
              %1119 = arith.addi %1108, %c9 : index
              %1120 = memref.load %partial[%1119] : memref<?xf32>
              %1121 = arith.addi %1073, %c64 : i32
              %1122 = arith.minsi %1121, %1081 : i32
              %1123 = arith.addi %1066, %1122 : i32
              %1124 = arith.index_castui %1123 : i32 to index
              %1125 = arith.addi %1049, %1124 : index
              %1126 = arith.muli %1125, %c109 : index
              %1127 = arith.addi %1126, %c16 : index
              %1128 = arith.addi %1127, %706 : index
              %1129 = memref.load %partial[%1128] : memref<?xf32>
              %1130 = arith.cmpi slt, %1121, %1068 : i32
              %1131 = arith.select %1130, %1129, %c47 : f32
              %1132 = arith.addi %1126, %704 : index
              %1133 = arith.addi %1132, %c24 : index
              %1134 = memref.load %partial[%1133] : memref<?xf32>
              %1135 = arith.addi %1132, %c7 : index
              %1136 = memref.load %partial[%1135] : memref<?xf32>
              %1137 = arith.addi %1132, %c43 : index
              %1138 = memref.load %partial[%1137] : memref<?xf32>
              %1139 = arith.addi %1128, %c9 : index
              %1140 = memref.load %partial[%1139] : memref<?xf32>
              %1141 = arith.addi %1073, %c66 : i32
              %1142 = arith.minsi %1141, %1081 : i32
              %1143 = arith.addi %1066, %1142 : i32
              %1144 = arith.index_castui %1143 : i32 to index
              %1145 = arith.addi %1049, %1144 : index
              %1146 = arith.muli %1145, %c109 : index
              %1147 = arith.addi %1146, %c16 : index
              %1148 = arith.addi %1147, %706 : index
              %1149 = memref.load %partial[%1148] : memref<?xf32>
              %1150 = arith.cmpi slt, %1141, %1068 : i32
              %1151 = arith.select %1150, %1149, %c47 : f32
              %1152 = arith.addi %1146, %704 : index
              %1153 = arith.addi %1152, %c24 : index
              %1154 = memref.load %partial[%1153] : memref<?xf32>
              %1155 = arith.addi %1152, %c7 : index
              %1156 = memref.load %partial[%1155] : memref<?xf32>
              %1157 = arith.addi %1152, %c43 : index
              %1158 = memref.load %partial[%1157] : memref<?xf32>
              %1159 = arith.addi %1148, %c9 : index
              %1160 = memref.load %partial[%1159] : memref<?xf32>
              %1161 = arith.addi %1073, %c67 : i32
              %1162 = arith.minsi %1161, %1081 : i32
              %1163 = arith.addi %1066, %1162 : i32
              %1164 = arith.index_castui %1163 : i32 to index
              %1165 = arith.addi %1049, %1164 : index
              %1166 = arith.muli %1165, %c109 : index
              %1167 = arith.addi %1166, %c16 : index
              %1168 = arith.addi %1167, %706 : index
              %1169 = memref.load %partial[%1168] : memref<?xf32>
              %1170 = arith.cmpi slt, %1161, %1068 : i32
              %1171 = arith.select %1170, %1169, %c47 : f32
              %1172 = arith.addi %1166, %704 : index
              %1173 = arith.addi %1172, %c24 : index
              %1174 = memref.load %partial[%1173] : memref<?xf32>
              %1175 = arith.addi %1172, %c7 : index
              %1176 = memref.load %partial[%1175] : memref<?xf32>
              %1177 = arith.addi %1172, %c43 : index
              %1178 = memref.load %partial[%1177] : memref<?xf32>
              %1179 = arith.addi %1168, %c9 : index
              %1180 = memref.load %partial[%1179] : memref<?xf32>
              %1181 = arith.addi %1073, %c69 : i32
              %1182 = arith.minsi %1181, %1081 : i32
              %1183 = arith.addi %1066, %1182 : i32
              %1184 = arith.index_castui %1183 : i32 to index
              %1185 = arith.addi %1049, %1184 : index
              %1186 = arith.muli %1185, %c109 : index
              %1187 = arith.addi %1186, %c16 : index
              %1188 = arith.addi %1187, %706 : index
              %1189 = memref.load %partial[%1188] : memref<?xf32>
              %1190 = arith.cmpi slt, %1181, %1068 : i32
              %1191 = arith.select %1190, %1189, %c47 : f32
              %1192 = arith.addi %1186, %704 : index
              %1193 = arith.addi %1192, %c24 : index
              %1194 = memref.load %partial[%1193] : memref<?xf32>
              %1195 = arith.addi %1192, %c7 : index
              %1196 = memref.load %partial[%1195] : memref<?xf32>
              %1197 = arith.addi %1192, %c43 : index
              %1198 = memref.load %partial[%1197] : memref<?xf32>
              %1199 = arith.addi %1188, %c9 : index
              %1200 = memref.load %partial[%1199] : memref<?xf32>
              %1201 = arith.addi %1073, %c70 : i32
              %1202 = arith.minsi %1201, %1081 : i32
              %1203 = arith.addi %1066, %1202 : i32
              %1204 = arith.index_castui %1203 : i32 to index
              %1205 = arith.addi %1049, %1204 : index
              %1206 = arith.muli %1205, %c109 : index
              %1207 = arith.addi %1206, %c16 : index
              %1208 = arith.addi %1207, %706 : index
              %1209 = memref.load %partial[%1208] : memref<?xf32>
              %1210 = arith.cmpi slt, %1201, %1068 : i32
              %1211 = arith.select %1210, %1209, %c47 : f32
              %1212 = arith.addi %1206, %704 : index
              %1213 = arith.addi %1212, %c24 : index
              %1214 = memref.load %partial[%1213] : memref<?xf32>
              %1215 = arith.addi %1212, %c7 : index
              %1216 = memref.load %partial[%1215] : memref<?xf32>
              %1217 = arith.addi %1212, %c43 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.addi %1208, %c9 : index
              %1220 = memref.load %partial[%1219] : memref<?xf32>
              %1221 = arith.addi %1073, %c72 : i32
              %1222 = arith.minsi %1221, %1081 : i32
              %1223 = arith.addi %1066, %1222 : i32
              %1224 = arith.index_castui %1223 : i32 to index
              %1225 = arith.addi %1049, %1224 : index
              %1226 = arith.muli %1225, %c109 : index
              %1227 = arith.addi %1226, %c16 : index
              %1228 = arith.addi %1227, %706 : index
              %1229 = memref.load %partial[%1228] : memref<?xf32>
              %1230 = arith.cmpi slt, %1221, %1068 : i32
              %1231 = arith.select %1230, %1229, %c47 : f32
              %1232 = arith.addi %1226, %704 : index
              %1233 = arith.addi %1232, %c24 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1232, %c7 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1232, %c43 : index
              %1238 = memref.load %partial[%1237] : memref<?xf32>
              %1239 = arith.addi %1228, %c9 : index
              %1240 = memref.load %partial[%1239] : memref<?xf32>
              %1241 = arith.maxnumf %1074, %1091 fastmath<nnan> : f32
              %1242 = arith.subf %1074, %1241 : f32
              %1243 = wave.exp2 %1242 : f32
              %1244 = arith.subf %1091, %1241 : f32
              %1245 = wave.exp2 %1244 : f32
              %1246 = arith.mulf %1075, %1243 : f32
              %1247 = math.fma %1100, %1245, %1246 : f32
              %1248 = arith.mulf %1076, %1243 : f32
              %1249 = math.fma %1094, %1245, %1248 : f32
              %1250 = arith.mulf %1077, %1243 : f32
              %1251 = math.fma %1096, %1245, %1250 : f32
              %1252 = arith.mulf %1078, %1243 : f32
              %1253 = math.fma %1098, %1245, %1252 : f32
              %1254 = arith.maxnumf %1241, %1111 fastmath<nnan> : f32
              %1255 = arith.subf %1241, %1254 : f32
              %1256 = wave.exp2 %1255 : f32
              %1257 = arith.subf %1111, %1254 : f32
              %1258 = wave.exp2 %1257 : f32
              %1259 = arith.mulf %1247, %1256 : f32
              %1260 = math.fma %1120, %1258, %1259 : f32
              %1261 = arith.mulf %1249, %1256 : f32
              %1262 = math.fma %1114, %1258, %1261 : f32
              %1263 = arith.mulf %1251, %1256 : f32
              %1264 = math.fma %1116, %1258, %1263 : f32
              %1265 = arith.mulf %1253, %1256 : f32
              %1266 = math.fma %1118, %1258, %1265 : f32
              %1267 = arith.maxnumf %1254, %1131 fastmath<nnan> : f32
              %1268 = arith.subf %1254, %1267 : f32
              %1269 = wave.exp2 %1268 : f32
              %1270 = arith.subf %1131, %1267 : f32
              %1271 = wave.exp2 %1270 : f32
              %1272 = arith.mulf %1260, %1269 : f32
              %1273 = math.fma %1140, %1271, %1272 : f32
              %1274 = arith.mulf %1262, %1269 : f32
              %1275 = math.fma %1134, %1271, %1274 : f32
              %1276 = arith.mulf %1264, %1269 : f32
              %1277 = math.fma %1136, %1271, %1276 : f32
              %1278 = arith.mulf %1266, %1269 : f32
              %1279 = math.fma %1138, %1271, %1278 : f32
              %1280 = arith.maxnumf %1267, %1151 fastmath<nnan> : f32
              %1281 = arith.subf %1267, %1280 : f32
              %1282 = wave.exp2 %1281 : f32
              %1283 = arith.subf %1151, %1280 : f32
              %1284 = wave.exp2 %1283 : f32
              %1285 = arith.mulf %1273, %1282 : f32
              %1286 = math.fma %1160, %1284, %1285 : f32
              %1287 = arith.mulf %1275, %1282 : f32
              %1288 = math.fma %1154, %1284, %1287 : f32
              %1289 = arith.mulf %1277, %1282 : f32
              %1290 = math.fma %1156, %1284, %1289 : f32
              %1291 = arith.mulf %1279, %1282 : f32
              %1292 = math.fma %1158, %1284, %1291 : f32
              %1293 = arith.maxnumf %1280, %1171 fastmath<nnan> : f32
              %1294 = arith.subf %1280, %1293 : f32
              %1295 = wave.exp2 %1294 : f32
              %1296 = arith.subf %1171, %1293 : f32
              %1297 = wave.exp2 %1296 : f32
              %1298 = arith.mulf %1286, %1295 : f32
              %1299 = math.fma %1180, %1297, %1298 : f32
              %1300 = arith.mulf %1288, %1295 : f32
              %1301 = math.fma %1174, %1297, %1300 : f32
              %1302 = arith.mulf %1290, %1295 : f32
              %1303 = math.fma %1176, %1297, %1302 : f32
              %1304 = arith.mulf %1292, %1295 : f32
              %1305 = math.fma %1178, %1297, %1304 : f32
              %1306 = arith.maxnumf %1293, %1191 fastmath<nnan> : f32
              %1307 = arith.subf %1293, %1306 : f32
              %1308 = wave.exp2 %1307 : f32
              %1309 = arith.subf %1191, %1306 : f32
              %1310 = wave.exp2 %1309 : f32
              %1311 = arith.mulf %1299, %1308 : f32
              %1312 = math.fma %1200, %1310, %1311 : f32
              %1313 = arith.mulf %1301, %1308 : f32
              %1314 = math.fma %1194, %1310, %1313 : f32
              %1315 = arith.mulf %1303, %1308 : f32
              %1316 = math.fma %1196, %1310, %1315 : f32
              %1317 = arith.mulf %1305, %1308 : f32
              %1318 = math.fma %1198, %1310, %1317 : f32
              %1319 = arith.maxnumf %1306, %1211 fastmath<nnan> : f32
              %1320 = arith.subf %1306, %1319 : f32
              %1321 = wave.exp2 %1320 : f32
              %1322 = arith.subf %1211, %1319 : f32
              %1323 = wave.exp2 %1322 : f32
              %1324 = arith.mulf %1312, %1321 : f32
              %1325 = math.fma %1220, %1323, %1324 : f32
              %1326 = arith.mulf %1314, %1321 : f32
              %1327 = math.fma %1214, %1323, %1326 : f32
              %1328 = arith.mulf %1316, %1321 : f32
              %1329 = math.fma %1216, %1323, %1328 : f32
              %1330 = arith.mulf %1318, %1321 : f32
              %1331 = math.fma %1218, %1323, %1330 : f32
              %1332 = arith.maxnumf %1319, %1231 fastmath<nnan> : f32
              %1333 = arith.subf %1319, %1332 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.subf %1231, %1332 : f32
              %1336 = wave.exp2 %1335 : f32
              %1337 = arith.mulf %1325, %1334 : f32
              %1338 = math.fma %1240, %1336, %1337 : f32
              %1339 = arith.mulf %1327, %1334 : f32
              %1340 = math.fma %1234, %1336, %1339 : f32
              %1341 = arith.mulf %1329, %1334 : f32
              %1342 = math.fma %1236, %1336, %1341 : f32
              %1343 = arith.mulf %1331, %1334 : f32
              %1344 = math.fma %1238, %1336, %1343 : f32
              scf.yield %1332, %1338, %1340, %1342, %1344 : f32, f32, f32, f32, f32
            }
            %1345 = arith.cmpi eq, %1062, %c18 : i32
            scf.if %1345 {
              %1346 = arith.addi %kvHeads, %15 : index
              %1347 = memref.load %scales[%1346] : memref<?xf32>
              %1348 = arith.divf %1347, %1079#1 : f32
              %1349 = arith.addi %17, %706 : index
              %1350 = arith.cmpi slt, %1349, %groupSize : index
              scf.if %1350 {
                %1351 = arith.muli %15, %groupSize : index
                %1352 = arith.addi %1351, %1349 : index
                %1353 = arith.muli %1352, %c27 : index
                %1354 = arith.muli %heads, %c27 : index
                %1355 = arith.mulf %1079#2, %1348 : f32
                %1356 = arith.addf %1355, %c48 : f32
                %1357 = arith.minimumf %1356, %c105 : f32
                %1358 = arith.maximumf %1357, %c106 : f32
                %1359 = arith.truncf %1358 : f32 to f16
                %1360 = arith.divui %860, %c9 : index
                %1361 = arith.addi %1353, %1360 : index
                %1362 = arith.divui %24, %outTileRows : index
                %1363 = arith.divui %1354, %c3 : index
                %1364 = arith.muli %1362, %1363 : index
                %1365 = arith.divui %1361, %c3 : index
                %1366 = arith.addi %1364, %1365 : index
                %1367 = arith.muli %1366, %c10 : index
                %1368 = arith.remui %1361, %c3 : index
                %1369 = arith.divui %1368, %c9 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.muli %outTileRows, %c9 : index
                %1372 = arith.muli %1370, %1371 : index
                %1373 = arith.remui %24, %outTileRows : index
                %1374 = arith.muli %1373, %c9 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.remui %1361, %c9 : index
                %1377 = arith.addi %1375, %1376 : index
                memref.store %1359, %out[%1377] : memref<?xf16>
                %1378 = arith.mulf %1079#3, %1348 : f32
                %1379 = arith.addf %1378, %c48 : f32
                %1380 = arith.minimumf %1379, %c105 : f32
                %1381 = arith.maximumf %1380, %c106 : f32
                %1382 = arith.truncf %1381 : f32 to f16
                %1383 = arith.divui %891, %c9 : index
                %1384 = arith.addi %1353, %1383 : index
                %1385 = arith.divui %1384, %c3 : index
                %1386 = arith.addi %1364, %1385 : index
                %1387 = arith.muli %1386, %c10 : index
                %1388 = arith.remui %1384, %c3 : index
                %1389 = arith.divui %1388, %c9 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.muli %1390, %1371 : index
                %1392 = arith.addi %1391, %1374 : index
                %1393 = arith.remui %1384, %c9 : index
                %1394 = arith.addi %1392, %1393 : index
                memref.store %1382, %out[%1394] : memref<?xf16>
                %1395 = arith.mulf %1079#4, %1348 : f32
                %1396 = arith.addf %1395, %c48 : f32
                %1397 = arith.minimumf %1396, %c105 : f32
                %1398 = arith.maximumf %1397, %c106 : f32
                %1399 = arith.truncf %1398 : f32 to f16
                %1400 = arith.divui %1055, %c9 : index
                %1401 = arith.addi %1353, %1400 : index
                %1402 = arith.divui %1401, %c3 : index
                %1403 = arith.addi %1364, %1402 : index
                %1404 = arith.muli %1403, %c10 : index
                %1405 = arith.remui %1401, %c3 : index
                %1406 = arith.divui %1405, %c9 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.muli %1407, %1371 : index
                %1409 = arith.addi %1408, %1374 : index
                %1410 = arith.remui %1401, %c9 : index
                %1411 = arith.addi %1409, %1410 : index
                memref.store %1399, %out[%1411] : memref<?xf16>
              }
            } else {
              %1412 = arith.index_cast %ranges : index to i32
              %1413 = arith.addi %1412, %1063 : i32
              %1414 = arith.index_castui %1413 : i32 to index
              %1415 = arith.addi %1049, %1414 : index
              %1416 = arith.muli %1415, %c109 : index
              %1417 = arith.addi %1416, %860 : index
              memref.store %1079#2, %partial[%1417] : memref<?xf32>
              %1418 = arith.addi %1416, %891 : index
              memref.store %1079#3, %partial[%1418] : memref<?xf32>
              %1419 = arith.addi %1416, %1055 : index
              memref.store %1079#4, %partial[%1419] : memref<?xf32>
              scf.if %1057 {
                %1420 = arith.addi %1416, %c16 : index
                %1421 = arith.addi %1420, %704 : index
                memref.store %1079#0, %partial[%1421] : memref<?xf32>
                %1422 = arith.addi %1421, %c9 : index
                memref.store %1079#1, %partial[%1422] : memref<?xf32>
              }
              %1423 = arith.addi %1065, %groups : index
              %1424 = arith.index_castui %1062 : i32 to index
              %1425 = wave.arrive %counters[%1423], %1424 : memref<?xi32>
              scf.if %1425 {
                %1432:5 = scf.for %1426 = %c52 to %1062 step %c73 iter_args(%1427 = %c47, %1428 = %c48, %1429 = %c48, %1430 = %c48, %1431 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1433 = arith.addi %1426, %c52 : i32
                  %1434 = arith.subi %1062, %c18 : i32
                  %1435 = arith.minsi %1433, %1434 : i32
                  %1436 = arith.addi %1412, %1435 : i32
                  %1437 = arith.index_castui %1436 : i32 to index
                  %1438 = arith.addi %1049, %1437 : index
                  %1439 = arith.muli %1438, %c109 : index
                  %1440 = arith.addi %1439, %c16 : index
                  %1441 = arith.addi %1440, %706 : index
                  %1442 = memref.load %partial[%1441] : memref<?xf32>
                  %1443 = arith.cmpi slt, %1433, %1062 : i32
                  %1444 = arith.select %1443, %1442, %c47 : f32
                  %1445 = arith.addi %1439, %704 : index
                  %1446 = arith.addi %1445, %c24 : index
                  %1447 = memref.load %partial[%1446] : memref<?xf32>
                  %1448 = arith.addi %1445, %c7 : index
                  %1449 = memref.load %partial[%1448] : memref<?xf32>
                  %1450 = arith.addi %1445, %c43 : index
                  %1451 = memref.load %partial[%1450] : memref<?xf32>
                  %1452 = arith.addi %1441, %c9 : index
                  %1453 = memref.load %partial[%1452] : memref<?xf32>
                  %1454 = arith.addi %1426, %c18 : i32
                  %1455 = arith.minsi %1454, %1434 : i32
                  %1456 = arith.addi %1412, %1455 : i32
                  %1457 = arith.index_castui %1456 : i32 to index
                  %1458 = arith.addi %1049, %1457 : index
                  %1459 = arith.muli %1458, %c109 : index
                  %1460 = arith.addi %1459, %c16 : index
                  %1461 = arith.addi %1460, %706 : index
                  %1462 = memref.load %partial[%1461] : memref<?xf32>
                  %1463 = arith.cmpi slt, %1454, %1062 : i32
                  %1464 = arith.select %1463, %1462, %c47 : f32
                  %1465 = arith.addi %1459, %704 : index
                  %1466 = arith.addi %1465, %c24 : index
                  %1467 = memref.load %partial[%1466] : memref<?xf32>
                  %1468 = arith.addi %1465, %c7 : index
                  %1469 = memref.load %partial[%1468] : memref<?xf32>
                  %1470 = arith.addi %1465, %c43 : index
                  %1471 = memref.load %partial[%1470] : memref<?xf32>
                  %1472 = arith.addi %1461, %c9 : index
                  %1473 = memref.load %partial[%1472] : memref<?xf32>
                  %1474 = arith.addi %1426, %c64 : i32
                  %1475 = arith.minsi %1474, %1434 : i32
                  %1476 = arith.addi %1412, %1475 : i32
                  %1477 = arith.index_castui %1476 : i32 to index
                  %1478 = arith.addi %1049, %1477 : index
                  %1479 = arith.muli %1478, %c109 : index
                  %1480 = arith.addi %1479, %c16 : index
                  %1481 = arith.addi %1480, %706 : index
                  %1482 = memref.load %partial[%1481] : memref<?xf32>
                  %1483 = arith.cmpi slt, %1474, %1062 : i32
                  %1484 = arith.select %1483, %1482, %c47 : f32
                  %1485 = arith.addi %1479, %704 : index
                  %1486 = arith.addi %1485, %c24 : index
                  %1487 = memref.load %partial[%1486] : memref<?xf32>
                  %1488 = arith.addi %1485, %c7 : index
                  %1489 = memref.load %partial[%1488] : memref<?xf32>
                  %1490 = arith.addi %1485, %c43 : index
                  %1491 = memref.load %partial[%1490] : memref<?xf32>
                  %1492 = arith.addi %1481, %c9 : index
                  %1493 = memref.load %partial[%1492] : memref<?xf32>
                  %1494 = arith.addi %1426, %c66 : i32
                  %1495 = arith.minsi %1494, %1434 : i32
                  %1496 = arith.addi %1412, %1495 : i32
                  %1497 = arith.index_castui %1496 : i32 to index
                  %1498 = arith.addi %1049, %1497 : index
                  %1499 = arith.muli %1498, %c109 : index
                  %1500 = arith.addi %1499, %c16 : index
                  %1501 = arith.addi %1500, %706 : index
                  %1502 = memref.load %partial[%1501] : memref<?xf32>
                  %1503 = arith.cmpi slt, %1494, %1062 : i32
                  %1504 = arith.select %1503, %1502, %c47 : f32
                  %1505 = arith.addi %1499, %704 : index
                  %1506 = arith.addi %1505, %c24 : index
                  %1507 = memref.load %partial[%1506] : memref<?xf32>
                  %1508 = arith.addi %1505, %c7 : index
                  %1509 = memref.load %partial[%1508] : memref<?xf32>
                  %1510 = arith.addi %1505, %c43 : index
                  %1511 = memref.load %partial[%1510] : memref<?xf32>
                  %1512 = arith.addi %1501, %c9 : index
                  %1513 = memref.load %partial[%1512] : memref<?xf32>
                  %1514 = arith.addi %1426, %c67 : i32
                  %1515 = arith.minsi %1514, %1434 : i32
                  %1516 = arith.addi %1412, %1515 : i32
                  %1517 = arith.index_castui %1516 : i32 to index
                  %1518 = arith.addi %1049, %1517 : index
                  %1519 = arith.muli %1518, %c109 : index
                  %1520 = arith.addi %1519, %c16 : index
                  %1521 = arith.addi %1520, %706 : index
                  %1522 = memref.load %partial[%1521] : memref<?xf32>
                  %1523 = arith.cmpi slt, %1514, %1062 : i32
                  %1524 = arith.select %1523, %1522, %c47 : f32
                  %1525 = arith.addi %1519, %704 : index
                  %1526 = arith.addi %1525, %c24 : index
                  %1527 = memref.load %partial[%1526] : memref<?xf32>
                  %1528 = arith.addi %1525, %c7 : index
                  %1529 = memref.load %partial[%1528] : memref<?xf32>
                  %1530 = arith.addi %1525, %c43 : index
                  %1531 = memref.load %partial[%1530] : memref<?xf32>
                  %1532 = arith.addi %1521, %c9 : index
                  %1533 = memref.load %partial[%1532] : memref<?xf32>
                  %1534 = arith.addi %1426, %c69 : i32
                  %1535 = arith.minsi %1534, %1434 : i32
                  %1536 = arith.addi %1412, %1535 : i32
                  %1537 = arith.index_castui %1536 : i32 to index
                  %1538 = arith.addi %1049, %1537 : index
                  %1539 = arith.muli %1538, %c109 : index
                  %1540 = arith.addi %1539, %c16 : index
                  %1541 = arith.addi %1540, %706 : index
                  %1542 = memref.load %partial[%1541] : memref<?xf32>
                  %1543 = arith.cmpi slt, %1534, %1062 : i32
                  %1544 = arith.select %1543, %1542, %c47 : f32
                  %1545 = arith.addi %1539, %704 : index
                  %1546 = arith.addi %1545, %c24 : index
                  %1547 = memref.load %partial[%1546] : memref<?xf32>
                  %1548 = arith.addi %1545, %c7 : index
                  %1549 = memref.load %partial[%1548] : memref<?xf32>
                  %1550 = arith.addi %1545, %c43 : index
                  %1551 = memref.load %partial[%1550] : memref<?xf32>
                  %1552 = arith.addi %1541, %c9 : index
                  %1553 = memref.load %partial[%1552] : memref<?xf32>
                  %1554 = arith.addi %1426, %c70 : i32
                  %1555 = arith.minsi %1554, %1434 : i32
                  %1556 = arith.addi %1412, %1555 : i32
                  %1557 = arith.index_castui %1556 : i32 to index
                  %1558 = arith.addi %1049, %1557 : index
                  %1559 = arith.muli %1558, %c109 : index
                  %1560 = arith.addi %1559, %c16 : index
                  %1561 = arith.addi %1560, %706 : index
                  %1562 = memref.load %partial[%1561] : memref<?xf32>
                  %1563 = arith.cmpi slt, %1554, %1062 : i32
                  %1564 = arith.select %1563, %1562, %c47 : f32
                  %1565 = arith.addi %1559, %704 : index
                  %1566 = arith.addi %1565, %c24 : index
                  %1567 = memref.load %partial[%1566] : memref<?xf32>
                  %1568 = arith.addi %1565, %c7 : index
                  %1569 = memref.load %partial[%1568] : memref<?xf32>
                  %1570 = arith.addi %1565, %c43 : index
                  %1571 = memref.load %partial[%1570] : memref<?xf32>
                  %1572 = arith.addi %1561, %c9 : index
                  %1573 = memref.load %partial[%1572] : memref<?xf32>
                  %1574 = arith.addi %1426, %c72 : i32
                  %1575 = arith.minsi %1574, %1434 : i32
                  %1576 = arith.addi %1412, %1575 : i32
                  %1577 = arith.index_castui %1576 : i32 to index
                  %1578 = arith.addi %1049, %1577 : index
                  %1579 = arith.muli %1578, %c109 : index
                  %1580 = arith.addi %1579, %c16 : index
                  %1581 = arith.addi %1580, %706 : index
                  %1582 = memref.load %partial[%1581] : memref<?xf32>
                  %1583 = arith.cmpi slt, %1574, %1062 : i32
                  %1584 = arith.select %1583, %1582, %c47 : f32
                  %1585 = arith.addi %1579, %704 : index
                  %1586 = arith.addi %1585, %c24 : index
                  %1587 = memref.load %partial[%1586] : memref<?xf32>
                  %1588 = arith.addi %1585, %c7 : index
                  %1589 = memref.load %partial[%1588] : memref<?xf32>
                  %1590 = arith.addi %1585, %c43 : index
                  %1591 = memref.load %partial[%1590] : memref<?xf32>
                  %1592 = arith.addi %1581, %c9 : index
                  %1593 = memref.load %partial[%1592] : memref<?xf32>
                  %1594 = arith.maxnumf %1427, %1444 fastmath<nnan> : f32
                  %1595 = arith.subf %1427, %1594 : f32
                  %1596 = wave.exp2 %1595 : f32
                  %1597 = arith.subf %1444, %1594 : f32
                  %1598 = wave.exp2 %1597 : f32
                  %1599 = arith.mulf %1428, %1596 : f32
                  %1600 = math.fma %1453, %1598, %1599 : f32
                  %1601 = arith.mulf %1429, %1596 : f32
                  %1602 = math.fma %1447, %1598, %1601 : f32
                  %1603 = arith.mulf %1430, %1596 : f32
                  %1604 = math.fma %1449, %1598, %1603 : f32
                  %1605 = arith.mulf %1431, %1596 : f32
                  %1606 = math.fma %1451, %1598, %1605 : f32
                  %1607 = arith.maxnumf %1594, %1464 fastmath<nnan> : f32
                  %1608 = arith.subf %1594, %1607 : f32
                  %1609 = wave.exp2 %1608 : f32
                  %1610 = arith.subf %1464, %1607 : f32
                  %1611 = wave.exp2 %1610 : f32
                  %1612 = arith.mulf %1600, %1609 : f32
                  %1613 = math.fma %1473, %1611, %1612 : f32
                  %1614 = arith.mulf %1602, %1609 : f32
                  %1615 = math.fma %1467, %1611, %1614 : f32
                  %1616 = arith.mulf %1604, %1609 : f32
                  %1617 = math.fma %1469, %1611, %1616 : f32
                  %1618 = arith.mulf %1606, %1609 : f32
                  %1619 = math.fma %1471, %1611, %1618 : f32
                  %1620 = arith.maxnumf %1607, %1484 fastmath<nnan> : f32
                  %1621 = arith.subf %1607, %1620 : f32
                  %1622 = wave.exp2 %1621 : f32
                  %1623 = arith.subf %1484, %1620 : f32
                  %1624 = wave.exp2 %1623 : f32
                  %1625 = arith.mulf %1613, %1622 : f32
                  %1626 = math.fma %1493, %1624, %1625 : f32
                  %1627 = arith.mulf %1615, %1622 : f32
                  %1628 = math.fma %1487, %1624, %1627 : f32
                  %1629 = arith.mulf %1617, %1622 : f32
                  %1630 = math.fma %1489, %1624, %1629 : f32
                  %1631 = arith.mulf %1619, %1622 : f32
                  %1632 = math.fma %1491, %1624, %1631 : f32
                  %1633 = arith.maxnumf %1620, %1504 fastmath<nnan> : f32
                  %1634 = arith.subf %1620, %1633 : f32
                  %1635 = wave.exp2 %1634 : f32
                  %1636 = arith.subf %1504, %1633 : f32
                  %1637 = wave.exp2 %1636 : f32
                  %1638 = arith.mulf %1626, %1635 : f32
                  %1639 = math.fma %1513, %1637, %1638 : f32
                  %1640 = arith.mulf %1628, %1635 : f32
                  %1641 = math.fma %1507, %1637, %1640 : f32
                  %1642 = arith.mulf %1630, %1635 : f32
                  %1643 = math.fma %1509, %1637, %1642 : f32
                  %1644 = arith.mulf %1632, %1635 : f32
                  %1645 = math.fma %1511, %1637, %1644 : f32
                  %1646 = arith.maxnumf %1633, %1524 fastmath<nnan> : f32
                  %1647 = arith.subf %1633, %1646 : f32
                  %1648 = wave.exp2 %1647 : f32
                  %1649 = arith.subf %1524, %1646 : f32
                  %1650 = wave.exp2 %1649 : f32
                  %1651 = arith.mulf %1639, %1648 : f32
                  %1652 = math.fma %1533, %1650, %1651 : f32
                  %1653 = arith.mulf %1641, %1648 : f32
                  %1654 = math.fma %1527, %1650, %1653 : f32
                  %1655 = arith.mulf %1643, %1648 : f32
                  %1656 = math.fma %1529, %1650, %1655 : f32
                  %1657 = arith.mulf %1645, %1648 : f32
                  %1658 = math.fma %1531, %1650, %1657 : f32
                  %1659 = arith.maxnumf %1646, %1544 fastmath<nnan> : f32
                  %1660 = arith.subf %1646, %1659 : f32
                  %1661 = wave.exp2 %1660 : f32
                  %1662 = arith.subf %1544, %1659 : f32
                  %1663 = wave.exp2 %1662 : f32
                  %1664 = arith.mulf %1652, %1661 : f32
                  %1665 = math.fma %1553, %1663, %1664 : f32
                  %1666 = arith.mulf %1654, %1661 : f32
                  %1667 = math.fma %1547, %1663, %1666 : f32
                  %1668 = arith.mulf %1656, %1661 : f32
                  %1669 = math.fma %1549, %1663, %1668 : f32
                  %1670 = arith.mulf %1658, %1661 : f32
                  %1671 = math.fma %1551, %1663, %1670 : f32
                  %1672 = arith.maxnumf %1659, %1564 fastmath<nnan> : f32
                  %1673 = arith.subf %1659, %1672 : f32
                  %1674 = wave.exp2 %1673 : f32
                  %1675 = arith.subf %1564, %1672 : f32
                  %1676 = wave.exp2 %1675 : f32
                  %1677 = arith.mulf %1665, %1674 : f32
                  %1678 = math.fma %1573, %1676, %1677 : f32
                  %1679 = arith.mulf %1667, %1674 : f32
                  %1680 = math.fma %1567, %1676, %1679 : f32
                  %1681 = arith.mulf %1669, %1674 : f32
                  %1682 = math.fma %1569, %1676, %1681 : f32
                  %1683 = arith.mulf %1671, %1674 : f32
                  %1684 = math.fma %1571, %1676, %1683 : f32
                  %1685 = arith.maxnumf %1672, %1584 fastmath<nnan> : f32
                  %1686 = arith.subf %1672, %1685 : f32
                  %1687 = wave.exp2 %1686 : f32
                  %1688 = arith.subf %1584, %1685 : f32
                  %1689 = wave.exp2 %1688 : f32
                  %1690 = arith.mulf %1678, %1687 : f32
                  %1691 = math.fma %1593, %1689, %1690 : f32
                  %1692 = arith.mulf %1680, %1687 : f32
                  %1693 = math.fma %1587, %1689, %1692 : f32
                  %1694 = arith.mulf %1682, %1687 : f32
                  %1695 = math.fma %1589, %1689, %1694 : f32
                  %1696 = arith.mulf %1684, %1687 : f32
                  %1697 = math.fma %1591, %1689, %1696 : f32
                  scf.yield %1685, %1691, %1693, %1695, %1697 : f32, f32, f32, f32, f32
                }
                %1698 = arith.addi %kvHeads, %15 : index
                %1699 = memref.load %scales[%1698] : memref<?xf32>
                %1700 = arith.divf %1699, %1432#1 : f32
                %1701 = arith.addi %17, %706 : index
                %1702 = arith.cmpi slt, %1701, %groupSize : index
                scf.if %1702 {
                  %1703 = arith.muli %15, %groupSize : index
                  %1704 = arith.addi %1703, %1701 : index
                  %1705 = arith.muli %1704, %c27 : index
                  %1706 = arith.muli %heads, %c27 : index
                  %1707 = arith.mulf %1432#2, %1700 : f32
                  %1708 = arith.addf %1707, %c48 : f32
                  %1709 = arith.minimumf %1708, %c105 : f32
                  %1710 = arith.maximumf %1709, %c106 : f32
                  %1711 = arith.truncf %1710 : f32 to f16
                  %1712 = arith.divui %860, %c9 : index
                  %1713 = arith.addi %1705, %1712 : index
                  %1714 = arith.divui %24, %outTileRows : index
                  %1715 = arith.divui %1706, %c3 : index
                  %1716 = arith.muli %1714, %1715 : index
                  %1717 = arith.divui %1713, %c3 : index
                  %1718 = arith.addi %1716, %1717 : index
                  %1719 = arith.muli %1718, %c10 : index
                  %1720 = arith.remui %1713, %c3 : index
                  %1721 = arith.divui %1720, %c9 : index
                  %1722 = arith.addi %1719, %1721 : index
                  %1723 = arith.muli %outTileRows, %c9 : index
                  %1724 = arith.muli %1722, %1723 : index
                  %1725 = arith.remui %24, %outTileRows : index
                  %1726 = arith.muli %1725, %c9 : index
                  %1727 = arith.addi %1724, %1726 : index
                  %1728 = arith.remui %1713, %c9 : index
                  %1729 = arith.addi %1727, %1728 : index
                  memref.store %1711, %out[%1729] : memref<?xf16>
                  %1730 = arith.mulf %1432#3, %1700 : f32
                  %1731 = arith.addf %1730, %c48 : f32
                  %1732 = arith.minimumf %1731, %c105 : f32
                  %1733 = arith.maximumf %1732, %c106 : f32
                  %1734 = arith.truncf %1733 : f32 to f16
                  %1735 = arith.divui %891, %c9 : index
                  %1736 = arith.addi %1705, %1735 : index
                  %1737 = arith.divui %1736, %c3 : index
                  %1738 = arith.addi %1716, %1737 : index
                  %1739 = arith.muli %1738, %c10 : index
                  %1740 = arith.remui %1736, %c3 : index
                  %1741 = arith.divui %1740, %c9 : index
                  %1742 = arith.addi %1739, %1741 : index
                  %1743 = arith.muli %1742, %1723 : index
                  %1744 = arith.addi %1743, %1726 : index
                  %1745 = arith.remui %1736, %c9 : index
                  %1746 = arith.addi %1744, %1745 : index
                  memref.store %1734, %out[%1746] : memref<?xf16>
                  %1747 = arith.mulf %1432#4, %1700 : f32
                  %1748 = arith.addf %1747, %c48 : f32
                  %1749 = arith.minimumf %1748, %c105 : f32
                  %1750 = arith.maximumf %1749, %c106 : f32
                  %1751 = arith.truncf %1750 : f32 to f16
                  %1752 = arith.divui %1055, %c9 : index
                  %1753 = arith.addi %1705, %1752 : index
                  %1754 = arith.divui %1753, %c3 : index
                  %1755 = arith.addi %1716, %1754 : index
                  %1756 = arith.muli %1755, %c10 : index
                  %1757 = arith.remui %1753, %c3 : index
                  %1758 = arith.divui %1757, %c9 : index
                  %1759 = arith.addi %1756, %1758 : index
                  %1760 = arith.muli %1759, %1723 : index
                  %1761 = arith.addi %1760, %1726 : index
                  %1762 = arith.remui %1753, %c9 : index
                  %1763 = arith.addi %1761, %1762 : index
                  memref.store %1751, %out[%1763] : memref<?xf16>
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
