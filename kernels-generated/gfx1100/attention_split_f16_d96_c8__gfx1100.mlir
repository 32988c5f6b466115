// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 24 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 100 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 64 : i32
  %c38 = arith.constant 253 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
  %c41 = arith.constant 128 : index
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
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
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant 896 : index
  %c61 = arith.constant 960 : index
  %c62 = arith.constant 1088 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 65535 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant -65536 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 5 : i32
  %c74 = arith.constant 6 : i32
  %c75 = arith.constant 7 : i32
  %c76 = arith.constant 8 : i32
  %c77 = arith.constant 9 : i32
  %c78 = arith.constant 10 : i32
  %c79 = arith.constant 11 : i32
  %c80 = arith.constant 12 : i32
  %c81 = arith.constant 13 : i32
  %c82 = arith.constant 15 : i32
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 1344 : index
  %c86 = arith.constant 1408 : index
  %c87 = arith.constant 1472 : index
  %c88 = arith.constant 112 : index
  %c89 = arith.constant 144 : index
  %c90 = arith.constant 160 : index
  %c91 = arith.constant 176 : index
  %c92 = arith.constant 208 : index
  %c93 = arith.constant 224 : index
  %c94 = arith.constant 240 : index
  %c95 = arith.constant 272 : index
  %c96 = arith.constant 288 : index
  %c97 = arith.constant 304 : index
  %c98 = arith.constant 336 : index
  %c99 = arith.constant 352 : index
  %c100 = arith.constant 368 : index
  %c101 = arith.constant 400 : index
  %c102 = arith.constant 416 : index
  %c103 = arith.constant 432 : index
  %c104 = arith.constant 464 : index
  %c105 = arith.constant 480 : index
  %c106 = arith.constant 496 : index
  %c107 = arith.constant 2048 : index
  %c108 = arith.constant 2560 : index
  %c109 = arith.constant 3072 : index
  %c110 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c112 = arith.constant 0x477FE000 : f32
  %c113 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c116 = arith.constant 800 : index
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
      %48 = arith.cmpi slt, %47, %c24 : index
      scf.if %48 {
        %49 = arith.divui %47, %c25 : index
        %50 = arith.remui %47, %c25 : index
        %51 = arith.muli %50, %c12 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %64 = arith.cmpi eq, %8, %c23 : index
      scf.if %64 {
        %65 = arith.remui %1, %c9 : index
        %66 = arith.muli %65, %c27 : index
        %67 = arith.muli %2, %c9 : index
        %68 = arith.addi %66, %67 : index
        %69 = arith.addi %68, %c23 : index
        %70 = vector.load %5[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %68, %c12 : index
        %72 = vector.load %5[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %68, %c3 : index
        %74 = vector.load %5[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %68, %c28 : index
        %76 = vector.load %5[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %68, %c22 : index
        %78 = vector.load %5[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %68, %c29 : index
        %80 = vector.load %5[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %68, %c30 : index
        %82 = vector.load %5[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %68, %c31 : index
        %84 = vector.load %5[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %68, %c32 : index
        %86 = vector.load %5[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %68, %c33 : index
        %88 = vector.load %5[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %68, %c34 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %68, %c35 : index
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
        %126 = arith.shrui %125, %c36 : i32
        %127 = arith.maxsi %126, %c37 : i32
        %128 = arith.minsi %127, %c38 : i32
        %129 = arith.subi %c39, %128 : i32
        %130 = arith.shli %129, %c36 : i32
        %131 = arith.bitcast %130 : i32 to f32
        %132 = arith.subi %128, %c40 : i32
        %133 = arith.shli %132, %c36 : i32
        %134 = arith.bitcast %133 : i32 to f32
        %135 = vector.broadcast %131 : f32 to vector<4xf32>
        %136 = arith.muli %1, %c9 : index
        %137 = arith.muli %2, %c41 : index
        %138 = arith.addi %136, %137 : index
        %139 = arith.mulf %70, %135 : vector<4xf32>
        %140 = arith.truncf %139 : vector<4xf32> to vector<4xf16>
        %141 = arith.mulf %72, %135 : vector<4xf32>
        %142 = arith.truncf %141 : vector<4xf32> to vector<4xf16>
        %143 = vector.shuffle %140, %142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %144 = arith.addi %138, %c23 : index
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
        %156 = arith.addi %138, %c42 : index
        vector.store %155, %4[%156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %157 = arith.mulf %82, %135 : vector<4xf32>
        %158 = arith.truncf %157 : vector<4xf32> to vector<4xf16>
        %159 = arith.mulf %84, %135 : vector<4xf32>
        %160 = arith.truncf %159 : vector<4xf32> to vector<4xf16>
        %161 = vector.shuffle %158, %160 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %162 = arith.addi %138, %c43 : index
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
        %179 = arith.muli %178, %c20 : i32
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
          %190 = arith.divui %182, %c18 : i32
          %191 = arith.addi %190, %c52 : i32
          %192 = arith.minsi %191, %40 : i32
          %193 = arith.index_castui %192 : i32 to index
          %194 = arith.addi %32, %193 : index
          %195 = memref.load %step[%194] : memref<?xi32>
          %196 = arith.index_cast %195 : i32 to index
          %197 = arith.muli %196, %33 : index
          %198 = arith.addi %197, %34 : index
          %199 = arith.addi %190, %c17 : i32
          %200 = arith.minsi %199, %40 : i32
          %201 = arith.index_castui %200 : i32 to index
          %202 = arith.addi %32, %201 : index
          %203 = memref.load %step[%202] : memref<?xi32>
          %204 = arith.index_cast %203 : i32 to index
          %205 = arith.muli %204, %33 : index
          %206 = arith.addi %205, %34 : index
          %207 = arith.addi %198, %35 : index
          %208 = arith.addi %207, %c23 : index
          %209 = vector.load %kv[%208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %210 = arith.addi %207, %c32 : index
          %211 = vector.load %kv[%210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %212 = arith.addi %206, %35 : index
          %213 = arith.addi %212, %c23 : index
          %214 = vector.load %kv[%213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %215 = arith.addi %212, %c32 : index
          %216 = vector.load %kv[%215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217 = arith.addi %207, %c41 : index
          %218 = vector.load %kv[%217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %219 = arith.addi %207, %c24 : index
          %220 = vector.load %kv[%219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %221 = arith.addi %212, %c41 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %212, %c24 : index
          %224 = vector.load %kv[%223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %242:16 = scf.for %225 = %c52 to %189 step %c17 iter_args(%226 = %209, %227 = %211, %228 = %214, %229 = %216, %230 = %218, %231 = %220, %232 = %222, %233 = %224, %234 = %c47, %235 = %c48, %236 = %c49, %237 = %c49, %238 = %c49, %239 = %c49, %240 = %c49, %241 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %243 = arith.muli %225, %c51 : i32
            %244 = arith.addi %182, %243 : i32
            %245 = arith.addi %244, %c51 : i32
            %246 = arith.divui %244, %c18 : i32
            %247 = arith.addi %246, %c52 : i32
            %248 = arith.minsi %247, %40 : i32
            %249 = arith.index_castui %248 : i32 to index
            %250 = arith.addi %32, %249 : index
            %251 = memref.load %step[%250] : memref<?xi32>
            %252 = arith.index_cast %251 : i32 to index
            %253 = arith.muli %252, %33 : index
            %254 = arith.addi %253, %34 : index
            %255 = arith.addi %246, %c17 : i32
            %256 = arith.minsi %255, %40 : i32
            %257 = arith.index_castui %256 : i32 to index
            %258 = arith.addi %32, %257 : index
            %259 = memref.load %step[%258] : memref<?xi32>
            %260 = arith.index_cast %259 : i32 to index
            %261 = arith.muli %260, %33 : index
            %262 = arith.addi %261, %34 : index
            %263 = arith.divui %245, %c18 : i32
            %264 = arith.addi %263, %c52 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.addi %263, %c17 : i32
            %273 = arith.minsi %272, %40 : i32
            %274 = arith.index_castui %273 : i32 to index
            %275 = arith.addi %32, %274 : index
            %276 = memref.load %step[%275] : memref<?xi32>
            %277 = arith.index_cast %276 : i32 to index
            %278 = arith.muli %277, %33 : index
            %279 = arith.addi %278, %34 : index
            %280 = wave.opaque %c23 : index
            %281 = arith.muli %1, %c9 : index
            %282 = arith.addi %280, %281 : index
            %283 = arith.addi %254, %35 : index
            %284 = arith.addi %283, %c7 : index
            %285 = vector.load %kv[%284] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %286 = arith.addi %283, %c53 : index
            %287 = vector.load %kv[%286] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %288 = arith.addi %262, %35 : index
            %289 = arith.addi %288, %c7 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %288, %c53 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %293 = vector.shuffle %226, %227 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %294 = vector.bitcast %293 : vector<8xi32> to vector<16xf16>
            %295 = vector.shuffle %228, %229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %296 = vector.bitcast %295 : vector<8xi32> to vector<16xf16>
            %297 = arith.addi %282, %c23 : index
            %298 = vector.load %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %299 = arith.addi %297, %c41 : index
            %300 = vector.load %4[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %302 = wave.mma %294, %301, %c49 : vector<16xf16>, vector<8xf32>
            %303 = wave.mma %296, %301, %c49 : vector<16xf16>, vector<8xf32>
            %304 = arith.addi %283, %c54 : index
            %305 = vector.load %kv[%304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %306 = arith.addi %283, %c55 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %308 = arith.addi %288, %c54 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %288, %c55 : index
            %311 = vector.load %kv[%310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %312 = vector.shuffle %230, %231 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %313 = vector.bitcast %312 : vector<8xi32> to vector<16xf16>
            %314 = vector.shuffle %232, %233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %315 = vector.bitcast %314 : vector<8xi32> to vector<16xf16>
            %316 = arith.addi %282, %c7 : index
            %317 = vector.load %4[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %318 = arith.addi %316, %c41 : index
            %319 = vector.load %4[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %321 = wave.mma %313, %320, %302 : vector<16xf16>, vector<8xf32>
            %322 = wave.mma %315, %320, %303 : vector<16xf16>, vector<8xf32>
            %323 = arith.addi %283, %c42 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %283, %c56 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %288, %c42 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %329 = arith.addi %288, %c56 : index
            %330 = vector.load %kv[%329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %331 = vector.shuffle %285, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %332 = vector.bitcast %331 : vector<8xi32> to vector<16xf16>
            %333 = vector.shuffle %290, %292 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %334 = vector.bitcast %333 : vector<8xi32> to vector<16xf16>
            %335 = arith.addi %282, %c42 : index
            %336 = vector.load %4[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %337 = arith.addi %335, %c41 : index
            %338 = vector.load %4[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %339 = vector.shuffle %336, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %340 = wave.mma %332, %339, %321 : vector<16xf16>, vector<8xf32>
            %341 = wave.mma %334, %339, %322 : vector<16xf16>, vector<8xf32>
            %342 = arith.addi %283, %c57 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %283, %c58 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %288, %c57 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %348 = arith.addi %288, %c58 : index
            %349 = vector.load %kv[%348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %350 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %353 = vector.bitcast %352 : vector<8xi32> to vector<16xf16>
            %354 = arith.addi %282, %c43 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = arith.addi %354, %c41 : index
            %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %358 = vector.shuffle %355, %357 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %359 = wave.mma %351, %358, %340 : vector<16xf16>, vector<8xf32>
            %360 = wave.mma %353, %358, %341 : vector<16xf16>, vector<8xf32>
            %361 = arith.addi %283, %c43 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %363 = arith.addi %283, %c59 : index
            %364 = vector.load %kv[%363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %365 = arith.addi %288, %c43 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %367 = arith.addi %288, %c59 : index
            %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %369 = vector.shuffle %324, %326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %370 = vector.bitcast %369 : vector<8xi32> to vector<16xf16>
            %371 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %372 = vector.bitcast %371 : vector<8xi32> to vector<16xf16>
            %373 = arith.addi %282, %c44 : index
            %374 = vector.load %4[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %375 = arith.addi %373, %c41 : index
            %376 = vector.load %4[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %377 = vector.shuffle %374, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %378 = wave.mma %370, %377, %359 : vector<16xf16>, vector<8xf32>
            %379 = wave.mma %372, %377, %360 : vector<16xf16>, vector<8xf32>
            %380 = arith.addi %283, %c60 : index
            %381 = vector.load %kv[%380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %382 = arith.addi %283, %c61 : index
            %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %384 = arith.addi %288, %c60 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %386 = arith.addi %288, %c61 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %388 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %389 = vector.bitcast %388 : vector<8xi32> to vector<16xf16>
            %390 = vector.shuffle %347, %349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %391 = vector.bitcast %390 : vector<8xi32> to vector<16xf16>
            %392 = arith.addi %282, %c45 : index
            %393 = vector.load %4[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %394 = arith.addi %392, %c41 : index
            %395 = vector.load %4[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %397 = wave.mma %389, %396, %378 : vector<16xf16>, vector<8xf32>
            %398 = wave.mma %391, %396, %379 : vector<16xf16>, vector<8xf32>
            %399 = arith.addi %283, %c44 : index
            %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %401 = arith.addi %283, %c62 : index
            %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %403 = arith.addi %288, %c44 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %405 = arith.addi %288, %c62 : index
            %406 = vector.load %kv[%405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %407 = wave.opaque %397 : vector<8xf32>
            %408 = wave.opaque %398 : vector<8xf32>
            %409 = wave.opaque %245 : i32
            %410 = arith.cmpi sgt, %409, %184 : i32
            %411:2 = scf.if %410 -> (vector<8xf32>, vector<8xf32>) {
              %412 = arith.index_cast %2 : index to i32
              %413 = arith.addi %244, %412 : i32
              %414 = arith.subi %38, %413 : i32
              %415 = arith.subi %414, %c52 : i32
              %416 = vector.broadcast %415 : i32 to vector<8xi32>
              %417 = arith.cmpi sgt, %416, %c64 : vector<8xi32>
              %418 = arith.select %417, %407, %c63 : vector<8xi1>, vector<8xf32>
              %419 = arith.subi %414, %c18 : i32
              %420 = vector.broadcast %419 : i32 to vector<8xi32>
              %421 = arith.cmpi sgt, %420, %c64 : vector<8xi32>
              %422 = arith.select %421, %408, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %418, %422 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %407, %408 : vector<8xf32>, vector<8xf32>
            }
            %423 = vector.extract %411#0[0] : f32 from vector<8xf32>
            %424 = vector.extract %411#0[1] : f32 from vector<8xf32>
            %425 = vector.extract %411#0[2] : f32 from vector<8xf32>
            %426 = vector.extract %411#0[3] : f32 from vector<8xf32>
            %427 = vector.extract %411#0[4] : f32 from vector<8xf32>
            %428 = vector.extract %411#0[5] : f32 from vector<8xf32>
            %429 = vector.extract %411#0[6] : f32 from vector<8xf32>
            %430 = vector.extract %411#0[7] : f32 from vector<8xf32>
            %431 = vector.extract %411#1[0] : f32 from vector<8xf32>
            %432 = vector.extract %411#1[1] : f32 from vector<8xf32>
            %433 = vector.extract %411#1[2] : f32 from vector<8xf32>
            %434 = vector.extract %411#1[3] : f32 from vector<8xf32>
            %435 = vector.extract %411#1[4] : f32 from vector<8xf32>
            %436 = vector.extract %411#1[5] : f32 from vector<8xf32>
            %437 = vector.extract %411#1[6] : f32 from vector<8xf32>
            %438 = vector.extract %411#1[7] : f32 from vector<8xf32>
            %439 = arith.maxnumf %423, %424 fastmath<nnan> : f32
            %440 = arith.maxnumf %439, %425 fastmath<nnan> : f32
            %441 = arith.maxnumf %440, %426 fastmath<nnan> : f32
            %442 = arith.maxnumf %441, %427 fastmath<nnan> : f32
            %443 = arith.maxnumf %442, %428 fastmath<nnan> : f32
            %444 = arith.maxnumf %443, %429 fastmath<nnan> : f32
            %445 = arith.maxnumf %444, %430 fastmath<nnan> : f32
            %446 = arith.maxnumf %445, %431 fastmath<nnan> : f32
            %447 = arith.maxnumf %446, %432 fastmath<nnan> : f32
            %448 = arith.maxnumf %447, %433 fastmath<nnan> : f32
            %449 = arith.maxnumf %448, %434 fastmath<nnan> : f32
            %450 = arith.maxnumf %449, %435 fastmath<nnan> : f32
            %451 = arith.maxnumf %450, %436 fastmath<nnan> : f32
            %452 = arith.maxnumf %451, %437 fastmath<nnan> : f32
            %453 = arith.maxnumf %452, %438 fastmath<nnan> : f32
            %454 = wave.swap_halves %453 : f32
            %455 = arith.maxnumf %453, %454 fastmath<nnan> : f32
            %456 = arith.mulf %455, %177 : f32
            %457 = arith.addf %234, %c65 : f32
            %458 = arith.cmpf ogt, %456, %457 : f32
            %459:8 = scf.if %458 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %460 = arith.subf %234, %456 : f32
              %461 = wave.exp2 %460 : f32
              %462 = vector.broadcast %461 : f32 to vector<8xf32>
              %463 = arith.mulf %235, %461 : f32
              %464 = arith.mulf %236, %462 : vector<8xf32>
              %465 = arith.mulf %237, %462 : vector<8xf32>
              %466 = arith.mulf %238, %462 : vector<8xf32>
              %467 = arith.mulf %239, %462 : vector<8xf32>
              %468 = arith.mulf %240, %462 : vector<8xf32>
              %469 = arith.mulf %241, %462 : vector<8xf32>
              scf.yield %456, %463, %464, %465, %466, %467, %468, %469 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %234, %235, %236, %237, %238, %239, %240, %241 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %470 = vector.broadcast %177 : f32 to vector<8xf32>
            %471 = arith.subf %c66, %459#0 : f32
            %472 = vector.broadcast %471 : f32 to vector<8xf32>
            %473 = math.fma %411#0, %470, %472 : vector<8xf32>
            %474 = wave.exp2 %473 : vector<8xf32>
            %475 = math.fma %411#1, %470, %472 : vector<8xf32>
            %476 = wave.exp2 %475 : vector<8xf32>
            %477 = arith.truncf %474 : vector<8xf32> to vector<8xf16>
            %478 = vector.bitcast %477 : vector<8xf16> to vector<4xi32>
            %479 = wave.swap_halves %478 : vector<4xi32>
            %480 = arith.select %3, %479, %478 : vector<4xi32>
            %481 = arith.select %3, %478, %479 : vector<4xi32>
            %482 = vector.shuffle %480, %481 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %483 = vector.bitcast %482 : vector<8xi32> to vector<16xf16>
            %484 = arith.truncf %476 : vector<8xf32> to vector<8xf16>
            %485 = vector.bitcast %484 : vector<8xf16> to vector<4xi32>
            %486 = wave.swap_halves %485 : vector<4xi32>
            %487 = arith.select %3, %486, %485 : vector<4xi32>
            %488 = arith.select %3, %485, %486 : vector<4xi32>
            %489 = vector.shuffle %487, %488 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %490 = vector.bitcast %489 : vector<8xi32> to vector<16xf16>
            %491 = arith.addf %474, %476 : vector<8xf32>
            %492 = vector.extract %491[0] : f32 from vector<8xf32>
            %493 = vector.extract %491[1] : f32 from vector<8xf32>
            %494 = vector.extract %491[2] : f32 from vector<8xf32>
            %495 = vector.extract %491[3] : f32 from vector<8xf32>
            %496 = vector.extract %491[4] : f32 from vector<8xf32>
            %497 = vector.extract %491[5] : f32 from vector<8xf32>
            %498 = vector.extract %491[6] : f32 from vector<8xf32>
            %499 = vector.extract %491[7] : f32 from vector<8xf32>
            %500 = arith.addf %492, %496 : f32
            %501 = arith.addf %493, %497 : f32
            %502 = arith.addf %494, %498 : f32
            %503 = arith.addf %495, %499 : f32
            %504 = arith.addf %500, %502 : f32
            %505 = arith.addf %501, %503 : f32
            %506 = arith.addf %504, %505 : f32
            %507 = arith.addf %459#1, %506 : f32
            %508 = wave.opaque %507 : f32
            %509 = wave.opaque %245 : i32
            %510 = arith.cmpi sgt, %509, %184 : i32
            %511:4 = scf.if %510 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %512 = arith.subi %184, %244 : i32
              %513 = arith.subi %512, %c52 : i32
              %514 = arith.minsi %513, %c18 : i32
              %515 = arith.maxsi %514, %c52 : i32
              %516 = arith.cmpi sgt, %515, %c52 : i32
              %517 = arith.select %516, %c68, %c52 : i32
              %518 = arith.ori %c52, %517 : i32
              %519 = arith.cmpi sgt, %515, %c17 : i32
              %520 = arith.select %519, %c68, %c52 : i32
              %521 = arith.ori %c52, %520 : i32
              %522 = arith.cmpi sgt, %515, %c69 : i32
              %523 = arith.select %522, %c70, %c52 : i32
              %524 = arith.ori %518, %523 : i32
              %525 = arith.cmpi sgt, %515, %c71 : i32
              %526 = arith.select %525, %c70, %c52 : i32
              %527 = arith.ori %521, %526 : i32
              %528 = arith.cmpi sgt, %515, %c72 : i32
              %529 = arith.select %528, %c68, %c52 : i32
              %530 = arith.ori %c52, %529 : i32
              %531 = arith.cmpi sgt, %515, %c73 : i32
              %532 = arith.select %531, %c68, %c52 : i32
              %533 = arith.ori %c52, %532 : i32
              %534 = arith.cmpi sgt, %515, %c74 : i32
              %535 = arith.select %534, %c70, %c52 : i32
              %536 = arith.ori %530, %535 : i32
              %537 = arith.cmpi sgt, %515, %c75 : i32
              %538 = arith.select %537, %c70, %c52 : i32
              %539 = arith.ori %533, %538 : i32
              %540 = arith.cmpi sgt, %515, %c76 : i32
              %541 = arith.select %540, %c68, %c52 : i32
              %542 = arith.ori %c52, %541 : i32
              %543 = arith.cmpi sgt, %515, %c77 : i32
              %544 = arith.select %543, %c68, %c52 : i32
              %545 = arith.ori %c52, %544 : i32
              %546 = arith.cmpi sgt, %515, %c78 : i32
              %547 = arith.select %546, %c70, %c52 : i32
              %548 = arith.ori %542, %547 : i32
              %549 = arith.cmpi sgt, %515, %c79 : i32
              %550 = arith.select %549, %c70, %c52 : i32
              %551 = arith.ori %545, %550 : i32
              %552 = arith.cmpi sgt, %515, %c80 : i32
              %553 = arith.select %552, %c68, %c52 : i32
              %554 = arith.ori %c52, %553 : i32
              %555 = arith.cmpi sgt, %515, %c81 : i32
              %556 = arith.select %555, %c68, %c52 : i32
              %557 = arith.ori %c52, %556 : i32
              %558 = arith.cmpi sgt, %515, %c40 : i32
              %559 = arith.select %558, %c70, %c52 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %515, %c82 : i32
              %562 = arith.select %561, %c70, %c52 : i32
              %563 = arith.ori %557, %562 : i32
              %564 = vector.from_elements %524, %536, %548, %560 : vector<4xi32>
              %565 = vector.from_elements %527, %539, %551, %563 : vector<4xi32>
              %566 = arith.subi %512, %c18 : i32
              %567 = arith.minsi %566, %c18 : i32
              %568 = arith.maxsi %567, %c52 : i32
              %569 = arith.cmpi sgt, %568, %c52 : i32
              %570 = arith.select %569, %c68, %c52 : i32
              %571 = arith.ori %c52, %570 : i32
              %572 = arith.cmpi sgt, %568, %c17 : i32
              %573 = arith.select %572, %c68, %c52 : i32
              %574 = arith.ori %c52, %573 : i32
              %575 = arith.cmpi sgt, %568, %c69 : i32
              %576 = arith.select %575, %c70, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %568, %c71 : i32
              %579 = arith.select %578, %c70, %c52 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %568, %c72 : i32
              %582 = arith.select %581, %c68, %c52 : i32
              %583 = arith.ori %c52, %582 : i32
              %584 = arith.cmpi sgt, %568, %c73 : i32
              %585 = arith.select %584, %c68, %c52 : i32
              %586 = arith.ori %c52, %585 : i32
              %587 = arith.cmpi sgt, %568, %c74 : i32
              %588 = arith.select %587, %c70, %c52 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = arith.cmpi sgt, %568, %c75 : i32
              %591 = arith.select %590, %c70, %c52 : i32
              %592 = arith.ori %586, %591 : i32
              %593 = arith.cmpi sgt, %568, %c76 : i32
              %594 = arith.select %593, %c68, %c52 : i32
              %595 = arith.ori %c52, %594 : i32
              %596 = arith.cmpi sgt, %568, %c77 : i32
              %597 = arith.select %596, %c68, %c52 : i32
              %598 = arith.ori %c52, %597 : i32
              %599 = arith.cmpi sgt, %568, %c78 : i32
              %600 = arith.select %599, %c70, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %568, %c79 : i32
              %603 = arith.select %602, %c70, %c52 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %568, %c80 : i32
              %606 = arith.select %605, %c68, %c52 : i32
              %607 = arith.ori %c52, %606 : i32
              %608 = arith.cmpi sgt, %568, %c81 : i32
              %609 = arith.select %608, %c68, %c52 : i32
              %610 = arith.ori %c52, %609 : i32
              %611 = arith.cmpi sgt, %568, %c40 : i32
              %612 = arith.select %611, %c70, %c52 : i32
              %613 = arith.ori %607, %612 : i32
              %614 = arith.cmpi sgt, %568, %c82 : i32
              %615 = arith.select %614, %c70, %c52 : i32
              %616 = arith.ori %610, %615 : i32
              %617 = vector.from_elements %577, %589, %601, %613 : vector<4xi32>
              %618 = vector.from_elements %580, %592, %604, %616 : vector<4xi32>
              scf.yield %564, %565, %617, %618 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67, %c67, %c67 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %619 = wave.opaque %245 : i32
            %620 = arith.cmpi sgt, %619, %184 : i32
            %621:4 = scf.if %620 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %622 = arith.andi %362, %511#0 : vector<4xi32>
              %623 = arith.andi %364, %511#1 : vector<4xi32>
              %624 = arith.andi %366, %511#2 : vector<4xi32>
              %625 = arith.andi %368, %511#3 : vector<4xi32>
              scf.yield %622, %623, %624, %625 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %362, %364, %366, %368 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %626 = vector.shuffle %621#0, %621#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %627 = vector.bitcast %626 : vector<8xi32> to vector<16xf16>
            %628 = wave.mma %627, %483, %459#2 : vector<16xf16>, vector<8xf32>
            %629 = vector.shuffle %621#2, %621#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %630 = vector.bitcast %629 : vector<8xi32> to vector<16xf16>
            %631 = wave.mma %630, %490, %628 : vector<16xf16>, vector<8xf32>
            %632 = wave.opaque %631 : vector<8xf32>
            %633 = arith.addi %283, %c83 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %635 = arith.addi %283, %c84 : index
            %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %637 = arith.addi %288, %c83 : index
            %638 = vector.load %kv[%637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %639 = arith.addi %288, %c84 : index
            %640 = vector.load %kv[%639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %641 = wave.opaque %245 : i32
            %642 = arith.cmpi sgt, %641, %184 : i32
            %643:4 = scf.if %642 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %644 = arith.andi %381, %511#0 : vector<4xi32>
              %645 = arith.andi %383, %511#1 : vector<4xi32>
              %646 = arith.andi %385, %511#2 : vector<4xi32>
              %647 = arith.andi %387, %511#3 : vector<4xi32>
              scf.yield %644, %645, %646, %647 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %381, %383, %385, %387 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %648 = vector.shuffle %643#0, %643#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %649 = vector.bitcast %648 : vector<8xi32> to vector<16xf16>
            %650 = wave.mma %649, %483, %459#3 : vector<16xf16>, vector<8xf32>
            %651 = vector.shuffle %643#2, %643#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %652 = vector.bitcast %651 : vector<8xi32> to vector<16xf16>
            %653 = wave.mma %652, %490, %650 : vector<16xf16>, vector<8xf32>
            %654 = wave.opaque %653 : vector<8xf32>
            %655 = arith.addi %283, %c45 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %657 = arith.addi %283, %c85 : index
            %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %659 = arith.addi %288, %c45 : index
            %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %661 = arith.addi %288, %c85 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %663 = wave.opaque %245 : i32
            %664 = arith.cmpi sgt, %663, %184 : i32
            %665:4 = scf.if %664 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %666 = arith.andi %400, %511#0 : vector<4xi32>
              %667 = arith.andi %402, %511#1 : vector<4xi32>
              %668 = arith.andi %404, %511#2 : vector<4xi32>
              %669 = arith.andi %406, %511#3 : vector<4xi32>
              scf.yield %666, %667, %668, %669 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %400, %402, %404, %406 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %670 = vector.shuffle %665#0, %665#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %671 = vector.bitcast %670 : vector<8xi32> to vector<16xf16>
            %672 = wave.mma %671, %483, %459#4 : vector<16xf16>, vector<8xf32>
            %673 = vector.shuffle %665#2, %665#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %674 = vector.bitcast %673 : vector<8xi32> to vector<16xf16>
            %675 = wave.mma %674, %490, %672 : vector<16xf16>, vector<8xf32>
            %676 = wave.opaque %675 : vector<8xf32>
            %677 = arith.addi %283, %c86 : index
            %678 = vector.load %kv[%677] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %679 = arith.addi %283, %c87 : index
            %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %681 = arith.addi %288, %c86 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = arith.addi %288, %c87 : index
            %684 = vector.load %kv[%683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %685 = wave.opaque %245 : i32
            %686 = arith.cmpi sgt, %685, %184 : i32
            %687:4 = scf.if %686 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %688 = arith.andi %634, %511#0 : vector<4xi32>
              %689 = arith.andi %636, %511#1 : vector<4xi32>
              %690 = arith.andi %638, %511#2 : vector<4xi32>
              %691 = arith.andi %640, %511#3 : vector<4xi32>
              scf.yield %688, %689, %690, %691 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %634, %636, %638, %640 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %692 = vector.shuffle %687#0, %687#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %693 = vector.bitcast %692 : vector<8xi32> to vector<16xf16>
            %694 = wave.mma %693, %483, %459#5 : vector<16xf16>, vector<8xf32>
            %695 = vector.shuffle %687#2, %687#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %696 = vector.bitcast %695 : vector<8xi32> to vector<16xf16>
            %697 = wave.mma %696, %490, %694 : vector<16xf16>, vector<8xf32>
            %698 = wave.opaque %697 : vector<8xf32>
            wave.pin
            %699 = wave.opaque %245 : i32
            %700 = arith.cmpi sgt, %699, %184 : i32
            %701:4 = scf.if %700 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %702 = arith.andi %656, %511#0 : vector<4xi32>
              %703 = arith.andi %658, %511#1 : vector<4xi32>
              %704 = arith.andi %660, %511#2 : vector<4xi32>
              %705 = arith.andi %662, %511#3 : vector<4xi32>
              scf.yield %702, %703, %704, %705 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %656, %658, %660, %662 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %706 = vector.shuffle %701#0, %701#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %707 = vector.bitcast %706 : vector<8xi32> to vector<16xf16>
            %708 = wave.mma %707, %483, %459#6 : vector<16xf16>, vector<8xf32>
            %709 = vector.shuffle %701#2, %701#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
            %711 = wave.mma %710, %490, %708 : vector<16xf16>, vector<8xf32>
            %712 = wave.opaque %711 : vector<8xf32>
            wave.pin
            %713 = wave.opaque %245 : i32
            %714 = arith.cmpi slt, %713, %184 : i32
            %715:4 = scf.if %714 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %716 = arith.addi %271, %35 : index
              %717 = arith.addi %716, %c23 : index
              %718 = vector.load %kv[%717] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %719 = arith.addi %716, %c32 : index
              %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %721 = arith.addi %279, %35 : index
              %722 = arith.addi %721, %c23 : index
              %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %724 = arith.addi %721, %c32 : index
              %725 = vector.load %kv[%724] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %718, %720, %723, %725 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %701#0, %701#1, %701#2, %701#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %726 = wave.opaque %245 : i32
            %727 = arith.cmpi sgt, %726, %184 : i32
            %728:4 = scf.if %727 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %729 = arith.andi %678, %511#0 : vector<4xi32>
              %730 = arith.andi %680, %511#1 : vector<4xi32>
              %731 = arith.andi %682, %511#2 : vector<4xi32>
              %732 = arith.andi %684, %511#3 : vector<4xi32>
              scf.yield %729, %730, %731, %732 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %678, %680, %682, %684 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %733 = vector.shuffle %728#0, %728#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %734 = vector.bitcast %733 : vector<8xi32> to vector<16xf16>
            %735 = wave.mma %734, %483, %459#7 : vector<16xf16>, vector<8xf32>
            %736 = vector.shuffle %728#2, %728#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %737 = vector.bitcast %736 : vector<8xi32> to vector<16xf16>
            %738 = wave.mma %737, %490, %735 : vector<16xf16>, vector<8xf32>
            %739 = wave.opaque %738 : vector<8xf32>
            wave.pin
            %740 = wave.opaque %245 : i32
            %741 = arith.cmpi slt, %740, %184 : i32
            %742:4 = scf.if %741 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %743 = arith.addi %271, %35 : index
              %744 = arith.addi %743, %c41 : index
              %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %746 = arith.addi %743, %c24 : index
              %747 = vector.load %kv[%746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %748 = arith.addi %279, %35 : index
              %749 = arith.addi %748, %c41 : index
              %750 = vector.load %kv[%749] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %751 = arith.addi %748, %c24 : index
              %752 = vector.load %kv[%751] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %745, %747, %750, %752 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %728#0, %728#1, %728#2, %728#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %715#0, %715#1, %715#2, %715#3, %742#0, %742#1, %742#2, %742#3, %459#0, %508, %632, %654, %676, %698, %712, %739 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %753 = wave.swap_halves %242#9 : f32
          %754 = arith.addf %242#9, %753 : f32
          scf.yield %242#8, %754, %242#10, %242#11, %242#12, %242#13, %242#14, %242#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %755 = wave.opaque %c23 : index
        %756 = arith.addi %46, %755 : index
        %757 = arith.remui %0, %c9 : index
        %758 = arith.addi %757, %755 : index
        %759 = arith.addi %1, %755 : index
        %760 = arith.cmpi slt, %759, %c9 : index
        scf.if %760 {
          %761 = arith.addi %45, %759 : index
          memref.store %186#0, %6[%761] : memref<?xf32>
          %762 = arith.addi %761, %c3 : index
          memref.store %186#1, %6[%762] : memref<?xf32>
          %763 = arith.muli %8, %c42 : index
          %764 = arith.muli %2, %c9 : index
          %765 = arith.addi %763, %764 : index
          %766 = arith.addi %765, %759 : index
          %767 = vector.extract %186#2[0] : f32 from vector<8xf32>
          %768 = arith.addi %766, %c23 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %186#2[1] : f32 from vector<8xf32>
          %770 = arith.addi %766, %c3 : index
          memref.store %769, %5[%770] : memref<?xf32>
          %771 = vector.extract %186#2[2] : f32 from vector<8xf32>
          %772 = arith.addi %766, %c22 : index
          memref.store %771, %5[%772] : memref<?xf32>
          %773 = vector.extract %186#2[3] : f32 from vector<8xf32>
          %774 = arith.addi %766, %c30 : index
          memref.store %773, %5[%774] : memref<?xf32>
          %775 = vector.extract %186#2[4] : f32 from vector<8xf32>
          %776 = arith.addi %766, %c32 : index
          memref.store %775, %5[%776] : memref<?xf32>
          %777 = vector.extract %186#2[5] : f32 from vector<8xf32>
          %778 = arith.addi %766, %c34 : index
          memref.store %777, %5[%778] : memref<?xf32>
          %779 = vector.extract %186#2[6] : f32 from vector<8xf32>
          %780 = arith.addi %766, %c26 : index
          memref.store %779, %5[%780] : memref<?xf32>
          %781 = vector.extract %186#2[7] : f32 from vector<8xf32>
          %782 = arith.addi %766, %c88 : index
          memref.store %781, %5[%782] : memref<?xf32>
          %783 = vector.extract %186#3[0] : f32 from vector<8xf32>
          %784 = arith.addi %766, %c41 : index
          memref.store %783, %5[%784] : memref<?xf32>
          %785 = vector.extract %186#3[1] : f32 from vector<8xf32>
          %786 = arith.addi %766, %c89 : index
          memref.store %785, %5[%786] : memref<?xf32>
          %787 = vector.extract %186#3[2] : f32 from vector<8xf32>
          %788 = arith.addi %766, %c90 : index
          memref.store %787, %5[%788] : memref<?xf32>
          %789 = vector.extract %186#3[3] : f32 from vector<8xf32>
          %790 = arith.addi %766, %c91 : index
          memref.store %789, %5[%790] : memref<?xf32>
          %791 = vector.extract %186#3[4] : f32 from vector<8xf32>
          %792 = arith.addi %766, %c24 : index
          memref.store %791, %5[%792] : memref<?xf32>
          %793 = vector.extract %186#3[5] : f32 from vector<8xf32>
          %794 = arith.addi %766, %c92 : index
          memref.store %793, %5[%794] : memref<?xf32>
          %795 = vector.extract %186#3[6] : f32 from vector<8xf32>
          %796 = arith.addi %766, %c93 : index
          memref.store %795, %5[%796] : memref<?xf32>
          %797 = vector.extract %186#3[7] : f32 from vector<8xf32>
          %798 = arith.addi %766, %c94 : index
          memref.store %797, %5[%798] : memref<?xf32>
          %799 = vector.extract %186#4[0] : f32 from vector<8xf32>
          %800 = arith.addi %766, %c7 : index
          memref.store %799, %5[%800] : memref<?xf32>
          %801 = vector.extract %186#4[1] : f32 from vector<8xf32>
          %802 = arith.addi %766, %c95 : index
          memref.store %801, %5[%802] : memref<?xf32>
          %803 = vector.extract %186#4[2] : f32 from vector<8xf32>
          %804 = arith.addi %766, %c96 : index
          memref.store %803, %5[%804] : memref<?xf32>
          %805 = vector.extract %186#4[3] : f32 from vector<8xf32>
          %806 = arith.addi %766, %c97 : index
          memref.store %805, %5[%806] : memref<?xf32>
          %807 = vector.extract %186#4[4] : f32 from vector<8xf32>
          %808 = arith.addi %766, %c53 : index
          memref.store %807, %5[%808] : memref<?xf32>
          %809 = vector.extract %186#4[5] : f32 from vector<8xf32>
          %810 = arith.addi %766, %c98 : index
          memref.store %809, %5[%810] : memref<?xf32>
          %811 = vector.extract %186#4[6] : f32 from vector<8xf32>
          %812 = arith.addi %766, %c99 : index
          memref.store %811, %5[%812] : memref<?xf32>
          %813 = vector.extract %186#4[7] : f32 from vector<8xf32>
          %814 = arith.addi %766, %c100 : index
          memref.store %813, %5[%814] : memref<?xf32>
          %815 = vector.extract %186#5[0] : f32 from vector<8xf32>
          %816 = arith.addi %766, %c54 : index
          memref.store %815, %5[%816] : memref<?xf32>
          %817 = vector.extract %186#5[1] : f32 from vector<8xf32>
          %818 = arith.addi %766, %c101 : index
          memref.store %817, %5[%818] : memref<?xf32>
          %819 = vector.extract %186#5[2] : f32 from vector<8xf32>
          %820 = arith.addi %766, %c102 : index
          memref.store %819, %5[%820] : memref<?xf32>
          %821 = vector.extract %186#5[3] : f32 from vector<8xf32>
          %822 = arith.addi %766, %c103 : index
          memref.store %821, %5[%822] : memref<?xf32>
          %823 = vector.extract %186#5[4] : f32 from vector<8xf32>
          %824 = arith.addi %766, %c55 : index
          memref.store %823, %5[%824] : memref<?xf32>
          %825 = vector.extract %186#5[5] : f32 from vector<8xf32>
          %826 = arith.addi %766, %c104 : index
          memref.store %825, %5[%826] : memref<?xf32>
          %827 = vector.extract %186#5[6] : f32 from vector<8xf32>
          %828 = arith.addi %766, %c105 : index
          memref.store %827, %5[%828] : memref<?xf32>
          %829 = vector.extract %186#5[7] : f32 from vector<8xf32>
          %830 = arith.addi %766, %c106 : index
          memref.store %829, %5[%830] : memref<?xf32>
        }
        wave.barrier
        %831 = arith.addi %758, %c23 : index
        %832 = memref.load %6[%831] : memref<?xf32>
        %833 = arith.addi %758, %c3 : index
        %834 = memref.load %6[%833] : memref<?xf32>
        %835 = arith.addi %758, %c22 : index
        %836 = memref.load %6[%835] : memref<?xf32>
        %837 = arith.addi %758, %c30 : index
        %838 = memref.load %6[%837] : memref<?xf32>
        %839 = arith.addi %758, %c32 : index
        %840 = memref.load %6[%839] : memref<?xf32>
        %841 = arith.addi %758, %c34 : index
        %842 = memref.load %6[%841] : memref<?xf32>
        %843 = arith.addi %758, %c26 : index
        %844 = memref.load %6[%843] : memref<?xf32>
        %845 = arith.addi %758, %c88 : index
        %846 = memref.load %6[%845] : memref<?xf32>
        %847 = arith.addi %758, %c41 : index
        %848 = memref.load %6[%847] : memref<?xf32>
        %849 = arith.addi %758, %c89 : index
        %850 = memref.load %6[%849] : memref<?xf32>
        %851 = arith.addi %758, %c90 : index
        %852 = memref.load %6[%851] : memref<?xf32>
        %853 = arith.addi %758, %c91 : index
        %854 = memref.load %6[%853] : memref<?xf32>
        %855 = arith.addi %758, %c24 : index
        %856 = memref.load %6[%855] : memref<?xf32>
        %857 = arith.addi %758, %c92 : index
        %858 = memref.load %6[%857] : memref<?xf32>
        %859 = arith.addi %758, %c93 : index
        %860 = memref.load %6[%859] : memref<?xf32>
        %861 = arith.addi %758, %c94 : index
        %862 = memref.load %6[%861] : memref<?xf32>
        %863 = arith.maxnumf %832, %836 fastmath<nnan> : f32
        %864 = arith.subf %832, %863 : f32
        %865 = wave.exp2 %864 : f32
        %866 = arith.subf %836, %863 : f32
        %867 = wave.exp2 %866 : f32
        %868 = arith.mulf %834, %865 : f32
        %869 = math.fma %838, %867, %868 : f32
        %870 = arith.maxnumf %863, %840 fastmath<nnan> : f32
        %871 = arith.subf %863, %870 : f32
        %872 = wave.exp2 %871 : f32
        %873 = arith.subf %840, %870 : f32
        %874 = wave.exp2 %873 : f32
        %875 = arith.mulf %869, %872 : f32
        %876 = math.fma %842, %874, %875 : f32
        %877 = arith.maxnumf %870, %844 fastmath<nnan> : f32
        %878 = arith.subf %870, %877 : f32
        %879 = wave.exp2 %878 : f32
        %880 = arith.subf %844, %877 : f32
        %881 = wave.exp2 %880 : f32
        %882 = arith.mulf %876, %879 : f32
        %883 = math.fma %846, %881, %882 : f32
        %884 = arith.maxnumf %877, %848 fastmath<nnan> : f32
        %885 = arith.subf %877, %884 : f32
        %886 = wave.exp2 %885 : f32
        %887 = arith.subf %848, %884 : f32
        %888 = wave.exp2 %887 : f32
        %889 = arith.mulf %883, %886 : f32
        %890 = math.fma %850, %888, %889 : f32
        %891 = arith.maxnumf %884, %852 fastmath<nnan> : f32
        %892 = arith.subf %884, %891 : f32
        %893 = wave.exp2 %892 : f32
        %894 = arith.subf %852, %891 : f32
        %895 = wave.exp2 %894 : f32
        %896 = arith.mulf %890, %893 : f32
        %897 = math.fma %854, %895, %896 : f32
        %898 = arith.maxnumf %891, %856 fastmath<nnan> : f32
        %899 = arith.subf %891, %898 : f32
        %900 = wave.exp2 %899 : f32
        %901 = arith.subf %856, %898 : f32
        %902 = wave.exp2 %901 : f32
        %903 = arith.mulf %897, %900 : f32
        %904 = math.fma %858, %902, %903 : f32
        %905 = arith.maxnumf %898, %860 fastmath<nnan> : f32
        %906 = arith.subf %898, %905 : f32
        %907 = wave.exp2 %906 : f32
        %908 = arith.subf %860, %905 : f32
        %909 = wave.exp2 %908 : f32
        %910 = arith.mulf %904, %907 : f32
        %911 = math.fma %862, %909, %910 : f32
        %912 = arith.addi %756, %c23 : index
        %913 = arith.addi %912, %c23 : index
        %914 = memref.load %5[%913] : memref<?xf32>
        %915 = arith.addi %912, %c42 : index
        %916 = memref.load %5[%915] : memref<?xf32>
        %917 = arith.addi %912, %c44 : index
        %918 = memref.load %5[%917] : memref<?xf32>
        %919 = arith.addi %912, %c5 : index
        %920 = memref.load %5[%919] : memref<?xf32>
        %921 = arith.addi %912, %c107 : index
        %922 = memref.load %5[%921] : memref<?xf32>
        %923 = arith.addi %912, %c108 : index
        %924 = memref.load %5[%923] : memref<?xf32>
        %925 = arith.addi %912, %c109 : index
        %926 = memref.load %5[%925] : memref<?xf32>
        %927 = arith.addi %912, %c110 : index
        %928 = memref.load %5[%927] : memref<?xf32>
        %929 = arith.mulf %914, %865 : f32
        %930 = math.fma %916, %867, %929 : f32
        %931 = arith.mulf %930, %872 : f32
        %932 = math.fma %918, %874, %931 : f32
        %933 = arith.mulf %932, %879 : f32
        %934 = math.fma %920, %881, %933 : f32
        %935 = arith.mulf %934, %886 : f32
        %936 = math.fma %922, %888, %935 : f32
        %937 = arith.mulf %936, %893 : f32
        %938 = math.fma %924, %895, %937 : f32
        %939 = arith.mulf %938, %900 : f32
        %940 = math.fma %926, %902, %939 : f32
        %941 = arith.mulf %940, %907 : f32
        %942 = math.fma %928, %909, %941 : f32
        %943 = arith.addi %756, %c7 : index
        %944 = arith.addi %943, %c23 : index
        %945 = memref.load %5[%944] : memref<?xf32>
        %946 = arith.addi %943, %c42 : index
        %947 = memref.load %5[%946] : memref<?xf32>
        %948 = arith.addi %943, %c44 : index
        %949 = memref.load %5[%948] : memref<?xf32>
        %950 = arith.addi %943, %c5 : index
        %951 = memref.load %5[%950] : memref<?xf32>
        %952 = arith.addi %943, %c107 : index
        %953 = memref.load %5[%952] : memref<?xf32>
        %954 = arith.addi %943, %c108 : index
        %955 = memref.load %5[%954] : memref<?xf32>
        %956 = arith.addi %943, %c109 : index
        %957 = memref.load %5[%956] : memref<?xf32>
        %958 = arith.addi %943, %c110 : index
        %959 = memref.load %5[%958] : memref<?xf32>
        %960 = arith.mulf %945, %865 : f32
        %961 = math.fma %947, %867, %960 : f32
        %962 = arith.mulf %961, %872 : f32
        %963 = math.fma %949, %874, %962 : f32
        %964 = arith.mulf %963, %879 : f32
        %965 = math.fma %951, %881, %964 : f32
        %966 = arith.mulf %965, %886 : f32
        %967 = math.fma %953, %888, %966 : f32
        %968 = arith.mulf %967, %893 : f32
        %969 = math.fma %955, %895, %968 : f32
        %970 = arith.mulf %969, %900 : f32
        %971 = math.fma %957, %902, %970 : f32
        %972 = arith.mulf %971, %907 : f32
        %973 = math.fma %959, %909, %972 : f32
        wave.barrier
        scf.if %760 {
          %974 = arith.muli %8, %c42 : index
          %975 = arith.muli %2, %c9 : index
          %976 = arith.addi %974, %975 : index
          %977 = arith.addi %976, %759 : index
          %978 = vector.extract %186#6[0] : f32 from vector<8xf32>
          %979 = arith.addi %977, %c23 : index
          memref.store %978, %5[%979] : memref<?xf32>
          %980 = vector.extract %186#6[1] : f32 from vector<8xf32>
          %981 = arith.addi %977, %c3 : index
          memref.store %980, %5[%981] : memref<?xf32>
          %982 = vector.extract %186#6[2] : f32 from vector<8xf32>
          %983 = arith.addi %977, %c22 : index
          memref.store %982, %5[%983] : memref<?xf32>
          %984 = vector.extract %186#6[3] : f32 from vector<8xf32>
          %985 = arith.addi %977, %c30 : index
          memref.store %984, %5[%985] : memref<?xf32>
          %986 = vector.extract %186#6[4] : f32 from vector<8xf32>
          %987 = arith.addi %977, %c32 : index
          memref.store %986, %5[%987] : memref<?xf32>
          %988 = vector.extract %186#6[5] : f32 from vector<8xf32>
          %989 = arith.addi %977, %c34 : index
          memref.store %988, %5[%989] : memref<?xf32>
          %990 = vector.extract %186#6[6] : f32 from vector<8xf32>
          %991 = arith.addi %977, %c26 : index
          memref.store %990, %5[%991] : memref<?xf32>
          %992 = vector.extract %186#6[7] : f32 from vector<8xf32>
          %993 = arith.addi %977, %c88 : index
          memref.store %992, %5[%993] : memref<?xf32>
          %994 = vector.extract %186#7[0] : f32 from vector<8xf32>
          %995 = arith.addi %977, %c41 : index
          memref.store %994, %5[%995] : memref<?xf32>
          %996 = vector.extract %186#7[1] : f32 from vector<8xf32>
          %997 = arith.addi %977, %c89 : index
          memref.store %996, %5[%997] : memref<?xf32>
          %998 = vector.extract %186#7[2] : f32 from vector<8xf32>
          %999 = arith.addi %977, %c90 : index
          memref.store %998, %5[%999] : memref<?xf32>
          %1000 = vector.extract %186#7[3] : f32 from vector<8xf32>
          %1001 = arith.addi %977, %c91 : index
          memref.store %1000, %5[%1001] : memref<?xf32>
          %1002 = vector.extract %186#7[4] : f32 from vector<8xf32>
          %1003 = arith.addi %977, %c24 : index
          memref.store %1002, %5[%1003] : memref<?xf32>
          %1004 = vector.extract %186#7[5] : f32 from vector<8xf32>
          %1005 = arith.addi %977, %c92 : index
          memref.store %1004, %5[%1005] : memref<?xf32>
          %1006 = vector.extract %186#7[6] : f32 from vector<8xf32>
          %1007 = arith.addi %977, %c93 : index
          memref.store %1006, %5[%1007] : memref<?xf32>
          %1008 = vector.extract %186#7[7] : f32 from vector<8xf32>
          %1009 = arith.addi %977, %c94 : index
          memref.store %1008, %5[%1009] : memref<?xf32>
        }
        wave.barrier
        %1010 = memref.load %5[%913] : memref<?xf32>
        %1011 = memref.load %5[%915] : memref<?xf32>
        %1012 = memref.load %5[%917] : memref<?xf32>
        %1013 = memref.load %5[%919] : memref<?xf32>
        %1014 = memref.load %5[%921] : memref<?xf32>
        %1015 = memref.load %5[%923] : memref<?xf32>
        %1016 = memref.load %5[%925] : memref<?xf32>
        %1017 = memref.load %5[%927] : memref<?xf32>
        %1018 = arith.mulf %1010, %865 : f32
        %1019 = math.fma %1011, %867, %1018 : f32
        %1020 = arith.mulf %1019, %872 : f32
        %1021 = math.fma %1012, %874, %1020 : f32
        %1022 = arith.mulf %1021, %879 : f32
        %1023 = math.fma %1013, %881, %1022 : f32
        %1024 = arith.mulf %1023, %886 : f32
        %1025 = math.fma %1014, %888, %1024 : f32
        %1026 = arith.mulf %1025, %893 : f32
        %1027 = math.fma %1015, %895, %1026 : f32
        %1028 = arith.mulf %1027, %900 : f32
        %1029 = math.fma %1016, %902, %1028 : f32
        %1030 = arith.mulf %1029, %907 : f32
        %1031 = math.fma %1017, %909, %1030 : f32
        %1032 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1032 {
          %1033 = arith.addi %kvHeads, %15 : index
          %1034 = memref.load %scales[%1033] : memref<?xf32>
          %1035 = arith.divf %1034, %911 : f32
          %1036 = arith.addi %17, %758 : index
          %1037 = arith.cmpi slt, %1036, %groupSize : index
          scf.if %1037 {
            %1038 = arith.muli %15, %groupSize : index
            %1039 = arith.addi %1038, %1036 : index
            %1040 = arith.muli %1039, %c26 : index
            %1041 = arith.muli %heads, %c26 : index
            %1042 = arith.mulf %942, %1035 : f32
            %1043 = arith.addf %1042, %c48 : f32
            %1044 = arith.minimumf %1043, %c112 : f32
            %1045 = arith.maximumf %1044, %c113 : f32
            %1046 = arith.truncf %1045 : f32 to f16
            %1047 = arith.divui %912, %c9 : index
            %1048 = arith.addi %1040, %1047 : index
            %1049 = arith.divui %24, %outTileRows : index
            %1050 = arith.divui %1041, %c3 : index
            %1051 = arith.muli %1049, %1050 : index
            %1052 = arith.divui %1048, %c3 : index
            %1053 = arith.addi %1051, %1052 : index
            %1054 = arith.muli %1053, %c10 : index
            %1055 = arith.remui %1048, %c3 : index
            %1056 = arith.divui %1055, %c9 : index
            %1057 = arith.addi %1054, %1056 : index
            %1058 = arith.muli %outTileRows, %c9 : index
            %1059 = arith.muli %1057, %1058 : index
            %1060 = arith.remui %24, %outTileRows : index
            %1061 = arith.muli %1060, %c9 : index
            %1062 = arith.addi %1059, %1061 : index
            %1063 = arith.remui %1048, %c9 : index
            %1064 = arith.addi %1062, %1063 : index
            memref.store %1046, %out[%1064] : memref<?xf16>
            %1065 = arith.mulf %973, %1035 : f32
            %1066 = arith.addf %1065, %c48 : f32
            %1067 = arith.minimumf %1066, %c112 : f32
            %1068 = arith.maximumf %1067, %c113 : f32
            %1069 = arith.truncf %1068 : f32 to f16
            %1070 = arith.divui %943, %c9 : index
            %1071 = arith.addi %1040, %1070 : index
            %1072 = arith.divui %1071, %c3 : index
            %1073 = arith.addi %1051, %1072 : index
            %1074 = arith.muli %1073, %c10 : index
            %1075 = arith.remui %1071, %c3 : index
            %1076 = arith.divui %1075, %c9 : index
            %1077 = arith.addi %1074, %1076 : index
            %1078 = arith.muli %1077, %1058 : index
            %1079 = arith.addi %1078, %1061 : index
            %1080 = arith.remui %1071, %c9 : index
            %1081 = arith.addi %1079, %1080 : index
            memref.store %1069, %out[%1081] : memref<?xf16>
            %1082 = arith.addi %756, %c42 : index
            %1083 = arith.mulf %1031, %1035 : f32
            %1084 = arith.addf %1083, %c48 : f32
            %1085 = arith.minimumf %1084, %c112 : f32
            %1086 = arith.maximumf %1085, %c113 : f32
            %1087 = arith.truncf %1086 : f32 to f16
            %1088 = arith.divui %1082, %c9 : index
            %1089 = arith.addi %1040, %1088 : index
            %1090 = arith.divui %1089, %c3 : index
            %1091 = arith.addi %1051, %1090 : index
            %1092 = arith.muli %1091, %c10 : index
            %1093 = arith.remui %1089, %c3 : index
            %1094 = arith.divui %1093, %c9 : index
            %1095 = arith.addi %1092, %1094 : index
            %1096 = arith.muli %1095, %1058 : index
            %1097 = arith.addi %1096, %1061 : index
            %1098 = arith.remui %1089, %c9 : index
            %1099 = arith.addi %1097, %1098 : index
            memref.store %1087, %out[%1099] : memref<?xf16>
          }
        } else {
          %1100 = arith.addi %ranges, %groups : index
          %1101 = arith.muli %9, %1100 : index
          %1102 = arith.index_castui %178 : i32 to index
          %1103 = arith.addi %1101, %1102 : index
          %1104 = arith.muli %1103, %c116 : index
          %1105 = arith.addi %1104, %912 : index
          memref.store %942, %partial[%1105] : memref<?xf32>
          %1106 = arith.addi %1104, %943 : index
          memref.store %973, %partial[%1106] : memref<?xf32>
          %1107 = arith.addi %756, %c42 : index
          %1108 = arith.addi %1104, %1107 : index
          memref.store %1031, %partial[%1108] : memref<?xf32>
          %1109 = arith.cmpi slt, %756, %c9 : index
          scf.if %1109 {
            %1110 = arith.addi %1104, %c43 : index
            %1111 = arith.addi %1110, %756 : index
            memref.store %905, %partial[%1111] : memref<?xf32>
            %1112 = arith.addi %1111, %c9 : index
            memref.store %911, %partial[%1112] : memref<?xf32>
          }
          %1113 = arith.addi %42, %c75 : i32
          %1114 = arith.divui %1113, %c76 : i32
          %1115 = arith.divui %178, %c76 : i32
          %1116 = arith.addi %groups, %c4 : index
          %1117 = arith.muli %9, %1116 : index
          %1118 = arith.muli %1115, %c76 : i32
          %1119 = arith.subi %42, %1118 : i32
          %1120 = arith.minsi %1119, %c76 : i32
          %1121 = arith.index_castui %1115 : i32 to index
          %1122 = arith.addi %1117, %1121 : index
          %1123 = arith.index_castui %1120 : i32 to index
          %1124 = wave.arrive %counters[%1122], %1123 : memref<?xi32>
          scf.if %1124 {
            %1131:5 = scf.for %1125 = %c52 to %1120 step %c76 iter_args(%1126 = %c47, %1127 = %c48, %1128 = %c48, %1129 = %c48, %1130 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1132 = arith.addi %1125, %c52 : i32
              %1133 = arith.subi %1120, %c17 : i32
              %1134 = arith.minsi %1132, %1133 : i32
              %1135 = arith.addi %1118, %1134 : i32
              %1136 = arith.index_castui %1135 : i32 to index
              %1137 = arith.addi %1101, %1136 : index
              %1138 = arith.muli %1137, %c116 : index
              %1139 = arith.addi %1138, %c43 : index
              %1140 = arith.addi %1139, %758 : index
              %1141 = memref.load %partial[%1140] : memref<?xf32>
              %1142 = arith.cmpi slt, %1132, %1120 : i32
              %1143 = arith.select %1142, %1141, %c47 : f32
              %1144 = arith.addi %1138, %756 : index
              %1145 = arith.addi %1144, %c23 : index
              %1146 = memref.load %partial[%1145] : memref<?xf32>
              %1147 = arith.addi %1144, %c7 : index
              %1148 = memref.load %partial[%1147] : memref<?xf32>
              %1149 = arith.addi %1144, %c42 : index
              %1150 = memref.load %partial[%1149] : memref<?xf32>
              %1151 = arith.addi %1140, %c9 : index
              %1152 = memref.load %partial[%1151] : memref<?xf32>
              %1153 = arith.addi %1125, %c17 : i32
              %1154 = arith.minsi %1153, %1133 : i32
              %1155 = arith.addi %1118, %1154 : i32
              %1156 = arith.index_castui %1155 : i32 to index
              %1157 = arith.addi %1101, %1156 : index
              %1158 = arith.muli %1157, %c116 : index
              %1159 = arith.addi %1158, %c43 : index
              %1160 = arith.addi %1159, %758 : index
              %1161 = memref.load %partial[%1160] : memref<?xf32>
              %1162 = arith.cmpi slt, %1153, %1120 : i32
              %1163 = arith.select %1162, %1161, %c47 : f32
              %1164 = arith.addi %1158, %756 : index
              %1165 = arith.addi %1164, %c23 : index
              %1166 = memref.load %partial[%1165] : memref<?xf32>
              %1167 = arith.addi %1164, %c7 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.addi %1164, %c42 : index
              %1170 = memref.load %partial[%1169] : memref<?xf32>
              %1171 = arith.addi %1160, %c9 : index
              %1172 = memref.load %partial[%1171] : memref<?xf32>
              %1173 = arith.addi %1125, %c69 : i32
              %1174 = arith.minsi %1173, %1133 : i32
              %1175 = arith.addi %1118, %1174 : i32
              %1176 = arith.index_castui %1175 : i32 to index
              %1177 = arith.addi %1101, %1176 : index
              %1178 = arith.muli %1177, %c116 : index
              %1179 = arith.addi %1178, %c43 : index
              %1180 = arith.addi %1179, %758 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.cmpi slt, %1173, %1120 : i32
              %1183 = arith.select %1182, %1181, %c47 : f32
              %1184 = arith.addi %1178, %756 : index
              %1185 = arith.addi %1184, %c23 : index
              %1186 = memref.load %partial[%1185] : memref<?xf32>
              %1187 = arith.addi %1184, %c7 : index
              %1188 = memref.load %partial[%1187] : memref<?xf32>
              %1189 = arith.addi %1184, %c42 : index
              %1190 = memref.load %partial[%1189] : memref<?xf32>
              %1191 = arith.addi %1180, %c9 : index
              %1192 = memref.load %partial[%1191] : memref<?xf32>
              %1193 = arith.addi %1125, %c71 : i32
              %1194 = arith.minsi %1193, %1133 : i32
              %1195 = arith.addi %1118, %1194 : i32
              %1196 = arith.index_castui %1195 : i32 to index
              %1197 = arith.addi %1101, %1196 : index
              %1198 = arith.muli %1197, %c116 : index
              %1199 = arith.addi %1198, %c43 : index
              %1200 = arith.addi %1199, %758 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.cmpi slt, %1193, %1120 : i32
              %1203 = arith.select %1202, %1201, %c47 : f32
              %1204 = arith.addi %1198, %756 : index
              %1205 = arith.addi %1204, %c23 : index
              %1206 = memref.load %partial[%1205] : memref<?xf32>
              %1207 = arith.addi %1204, %c7 : index
              %1208 = memref.load %partial[%1207] : memref<?xf32>
              %1209 = arith.addi %1204, %c42 : index
              %1210 = memref.load %partial[%1209] : memref<?xf32>
              %1211 = arith.addi %1200, %c9 : index
              %1212 = memref.load %partial[%1211] : memref<?xf32>
              %1213 = arith.addi %1125, %c72 : i32
              %1214 = arith.minsi %1213, %1133 : i32
              %1215 = arith.addi %1118, %1214 : i32
              %1216 = arith.index_castui %1215 : i32 to index
              %1217 = arith.addi %1101, %1216 : index
              %1218 = arith.muli %1217, %c116 : index
              %1219 = arith.addi %1218, %c43 : index
              %1220 = arith.addi %1219, %758 : index
              %1221 = memref.load %partial[%1220] : memref<?xf32>
              %1222 = arith.cmpi slt, %1213, %1120 : i32
              %1223 = arith.select %1222, %1221, %c47 : f32
              %1224 = arith.addi %1218, %756 : index
              %1225 = arith.addi %1224, %c23 : index
              %1226 = memref.load %partial[%1225] : memref<?xf32>
              %1227 = arith.addi %1224, %c7 : index
              %1228 = memref.load %partial[%1227] : memref<?xf32>
              %1229 = arith.addi %1224, %c42 : index
              %1230 = memref.load %partial[%1229] : memref<?xf32>
              %1231 = arith.addi %1220, %c9 : index
              %1232 = memref.load %partial[%1231] : memref<?xf32>
              %1233 = arith.addi %1125, %c73 : i32
              %1234 = arith.minsi %1233, %1133 : i32
              %1235 = arith.addi %1118, %1234 : i32
              %1236 = arith.index_castui %1235 : i32 to index
              %1237 = arith.addi %1101, %1236 : index
              %1238 = arith.muli %1237, %c116 : index
              %1239 = arith.addi %1238, %c43 : index
              %1240 = arith.addi %1239, %758 : index
              %1241 = memref.load %partial[%1240] : memref<?xf32>
              %1242 = arith.cmpi slt, %1233, %1120 : i32
              %1243 = arith.select %1242, %1241, %c47 : f32
              %1244 = arith.addi %1238, %756 : index
              %1245 = arith.addi %1244, %c23 : index
              %1246 = memref.load %partial[%1245] : memref<?xf32>
              %1247 = arith.addi %1244, %c7 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.addi %1244, %c42 : index
              %1250 = memref.load %partial[%1249] : memref<?xf32>
              %1251 = arith.addi %1240, %c9 : index
              %1252 = memref.load %partial[%1251] : memref<?xf32>
              %1253 = arith.addi %1125, %c74 : i32
              %1254 = arith.minsi %1253, %1133 : i32
              %1255 = arith.addi %1118, %1254 : i32
              %1256 = arith.index_castui %1255 : i32 to index
              %1257 = arith.addi %1101, %1256 : index
              %1258 = arith.muli %1257, %c116 : index
              %1259 = arith.addi %1258, %c43 : index
              %1260 = arith.addi %1259, %758 : index
              %1261 = memref.load %partial[%1260] : memref<?xf32>
              %1262 = arith.cmpi slt, %1253, %1120 : i32
              %1263 = arith.select %1262, %1261, %c47 : f32
              %1264 = arith.addi %1258, %756 : index
              %1265 = arith.addi %1264, %c23 : index
              %1266 = memref.load %partial[%1265] : memref<?xf32>
              %1267 = arith.addi %1264, %c7 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.addi %1264, %c42 : index
              %1270 = memref.load %partial[%1269] : memref<?xf32>
              %1271 = arith.addi %1260, %c9 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.addi %1125, %c75 : i32
              %1274 = arith.minsi %1273, %1133 : i32
              %1275 = arith.addi %1118, %1274 : i32
              %1276 = arith.index_castui %1275 : i32 to index
              %1277 = arith.addi %1101, %1276 : index
              %1278 = arith.muli %1277, %c116 : index
              %1279 = arith.addi %1278, %c43 : index
              %1280 = arith.addi %1279, %758 : index
              %1281 = memref.load %partial[%1280] : memref<?xf32>
              %1282 = arith.cmpi slt, %1273, %1120 : i32
              %1283 = arith.select %1282, %1281, %c47 : f32
              %1284 = arith.addi %1278, %756 : index
              %1285 = arith.addi %1284, %c23 : index
              %1286 = memref.load %partial[%1285] : memref<?xf32>
              %1287 = arith.addi %1284, %c7 : index
              %1288 = memref.load %partial[%1287] : memref<?xf32>
              %1289 = arith.addi %1284, %c42 : index
              %1290 = memref.load %partial[%1289] : memref<?xf32>
              %1291 = arith.addi %1280, %c9 : index
              %1292 = memref.load %partial[%1291] : memref<?xf32>
              %1293 = arith.maxnumf %1126, %1143 fastmath<nnan> : f32
              %1294 = arith.subf %1126, %1293 : f32
              %1295 = wave.exp2 %1294 : f32
              %1296 = arith.subf %1143, %1293 : f32
              %1297 = wave.exp2 %1296 : f32
              %1298 = arith.mulf %1127, %1295 : f32
              %1299 = math.fma %1152, %1297, %1298 : f32
              %1300 = arith.mulf %1128, %1295 : f32
              %1301 = math.fma %1146, %1297, %1300 : f32
              %1302 = arith.mulf %1129, %1295 : f32
              %1303 = math.fma %1148, %1297, %1302 : f32
              %1304 = arith.mulf %1130, %1295 : f32
              %1305 = math.fma %1150, %1297, %1304 : f32
              %1306 = arith.maxnumf %1293, %1163 fastmath<nnan> : f32
              %1307 = arith.subf %1293, %1306 : f32
              %1308 = wave.exp2 %1307 : f32
              %1309 = arith.subf %1163, %1306 : f32
              %1310 = wave.exp2 %1309 : f32
              %1311 = arith.mulf %1299, %1308 : f32
              %1312 = math.fma %1172, %1310, %1311 : f32
              %1313 = arith.mulf %1301, %1308 : f32
              %1314 = math.fma %1166, %1310, %1313 : f32
              %1315 = arith.mulf %1303, %1308 : f32
              %1316 = math.fma %1168, %1310, %1315 : f32
              %1317 = arith.mulf %1305, %1308 : f32
              %1318 = math.fma %1170, %1310, %1317 : f32
              %1319 = arith.maxnumf %1306, %1183 fastmath<nnan> : f32
              %1320 = arith.subf %1306, %1319 : f32
              %1321 = wave.exp2 %1320 : f32
              %1322 = arith.subf %1183, %1319 : f32
              %1323 = wave.exp2 %1322 : f32
              %1324 = arith.mulf %1312, %1321 : f32
              %1325 = math.fma %1192, %1323, %1324 : f32
              %1326 = arith.mulf %1314, %1321 : f32
              %1327 = math.fma %1186, %1323, %1326 : f32
              %1328 = arith.mulf %1316, %1321 : f32
              %1329 = math.fma %1188, %1323, %1328 : f32
              %1330 = arith.mulf %1318, %1321 : f32
              %1331 = math.fma %1190, %1323, %1330 : f32
              %1332 = arith.maxnumf %1319, %1203 fastmath<nnan> : f32
              %1333 = arith.subf %1319, %1332 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.subf %1203, %1332 : f32
              %1336 = wave.exp2 %1335 : f32
              %1337 = arith.mulf %1325, %1334 : f32
              %1338 = math.fma %1212, %1336, %1337 : f32
              %1339 = arith.mulf %1327, %1334 : f32
              %1340 = math.fma %1206, %1336, %1339 : f32
              %1341 = arith.mulf %1329, %1334 : f32
              %1342 = math.fma %1208, %1336, %1341 : f32
              %1343 = arith.mulf %1331, %1334 : f32
              %1344 = math.fma %1210, %1336, %1343 : f32
              %1345 = arith.maxnumf %1332, %1223 fastmath<nnan> : f32
              %1346 = arith.subf %1332, %1345 : f32
              %1347 = wave.exp2 %1346 : f32
              %1348 = arith.subf %1223, %1345 : f32
              %1349 = wave.exp2 %1348 : f32
              %1350 = arith.mulf %1338, %1347 : f32
              %1351 = math.fma %1232, %1349, %1350 : f32
              %1352 = arith.mulf %1340, %1347 : f32
              %1353 = math.fma %1226, %1349, %1352 : f32
              %1354 = arith.mulf %1342, %1347 : f32
              %1355 = math.fma %1228, %1349, %1354 : f32
              %1356 = arith.mulf %1344, %1347 : f32
              %1357 = math.fma %1230, %1349, %1356 : f32
              %1358 = arith.maxnumf %1345, %1243 fastmath<nnan> : f32
              %1359 = arith.subf %1345, %1358 : f32
              %1360 = wave.exp2 %1359 : f32
              %1361 = arith.subf %1243, %1358 : f32
              %1362 = wave.exp2 %1361 : f32
              %1363 = arith.mulf %1351, %1360 : f32
              %1364 = math.fma %1252, %1362, %1363 : f32
              %1365 = arith.mulf %1353, %1360 : f32
              %1366 = math.fma %1246, %1362, %1365 : f32
              %1367 = arith.mulf %1355, %1360 : f32
              %1368 = math.fma %1248, %1362, %1367 : f32
              %1369 = arith.mulf %1357, %1360 : f32
              %1370 = math.fma %1250, %1362, %1369 : f32
              %1371 = arith.maxnumf %1358, %1263 fastmath<nnan> : f32
              %1372 = arith.subf %1358, %1371 : f32
              %1373 = wave.exp2 %1372 : f32
              %1374 = arith.subf %1263, %1371 : f32
              %1375 = wave.exp2 %1374 : f32
              %1376 = arith.mulf %1364, %1373 : f32
              %1377 = math.fma %1272, %1375, %1376 : f32
              %1378 = arith.mulf %1366, %1373 : f32
              %1379 = math.fma %1266, %1375, %1378 : f32
              %1380 = arith.mulf %1368, %1373 : f32
              %1381 = math.fma %1268, %1375, %1380 : f32
              %1382 = arith.mulf %1370, %1373 : f32
              %1383 = math.fma %1270, %1375, %1382 : f32
              %1384 = arith.maxnumf %1371, %1283 fastmath<nnan> : f32
              %1385 = arith.subf %1371, %1384 : f32
              %1386 = wave.exp2 %1385 : f32
              %1387 = arith.subf %1283, %1384 : f32
              %1388 = wave.exp2 %1387 : f32
              %1389 = arith.mulf %1377, %1386 : f32
              %1390 = math.fma %1292, %1388, %1389 : f32
              %1391 = arith.mulf %1379, %1386 : f32
              %1392 = math.fma %1286, %1388, %1391 : f32
              %1393 = arith.mulf %1381, %1386 : f32
              %1394 = math.fma %1288, %1388, %1393 : f32
              %1395 = arith.mulf %1383, %1386 : f32
              %1396 = math.fma %1290, %1388, %1395 : f32
              scf.yield %1384, %1390, %1392, %1394, %1396 : f32, f32, f32, f32, f32
            }
            %1397 = arith.cmpi eq, %1114, %c17 : i32
            scf.if %1397 {
              %1398 = arith.addi %kvHeads, %15 : index
              %1399 = memref.load %scales[%1398] : memref<?xf32>
              %1400 = arith.divf %1399, %1131#1 : f32
              %1401 = arith.addi %17, %758 : index
              %1402 = arith.cmpi slt, %1401, %groupSize : index
              scf.if %1402 {
                %1403 = arith.muli %15, %groupSize : index
                %1404 = arith.addi %1403, %1401 : index
                %1405 = arith.muli %1404, %c26 : index
                %1406 = arith.muli %heads, %c26 : index
                %1407 = arith.mulf %1131#2, %1400 : f32
                %1408 = arith.addf %1407, %c48 : f32
                %1409 = arith.minimumf %1408, %c112 : f32
                %1410 = arith.maximumf %1409, %c113 : f32
                %1411 = arith.truncf %1410 : f32 to f16
                %1412 = arith.divui %912, %c9 : index
                %1413 = arith.addi %1405, %1412 : index
                %1414 = arith.divui %24, %outTileRows : index
                %1415 = arith.divui %1406, %c3 : index
                %1416 = arith.muli %1414, %1415 : index
                %1417 = arith.divui %1413, %c3 : index
                %1418 = arith.addi %1416, %1417 : index
                %1419 = arith.muli %1418, %c10 : index
                %1420 = arith.remui %1413, %c3 : index
                %1421 = arith.divui %1420, %c9 : index
                %1422 = arith.addi %1419, %1421 : index
                %1423 = arith.muli %outTileRows, %c9 : index
                %1424 = arith.muli %1422, %1423 : index
                %1425 = arith.remui %24, %outTileRows : index
                %1426 = arith.muli %1425, %c9 : index
                %1427 = arith.addi %1424, %1426 : index
                %1428 = arith.remui %1413, %c9 : index
                %1429 = arith.addi %1427, %1428 : index
                memref.store %1411, %out[%1429] : memref<?xf16>
                %1430 = arith.mulf %1131#3, %1400 : f32
                %1431 = arith.addf %1430, %c48 : f32
                %1432 = arith.minimumf %1431, %c112 : f32
                %1433 = arith.maximumf %1432, %c113 : f32
                %1434 = arith.truncf %1433 : f32 to f16
                %1435 = arith.divui %943, %c9 : index
                %1436 = arith.addi %1405, %1435 : index
                %1437 = arith.divui %1436, %c3 : index
                %1438 = arith.addi %1416, %1437 : index
                %1439 = arith.muli %1438, %c10 : index
                %1440 = arith.remui %1436, %c3 : index
                %1441 = arith.divui %1440, %c9 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.muli %1442, %1423 : index
                %1444 = arith.addi %1443, %1426 : index
                %1445 = arith.remui %1436, %c9 : index
                %1446 = arith.addi %1444, %1445 : index
                memref.store %1434, %out[%1446] : memref<?xf16>
                %1447 = arith.mulf %1131#4, %1400 : f32
                %1448 = arith.addf %1447, %c48 : f32
                %1449 = arith.minimumf %1448, %c112 : f32
                %1450 = arith.maximumf %1449, %c113 : f32
                %1451 = arith.truncf %1450 : f32 to f16
                %1452 = arith.divui %1107, %c9 : index
                %1453 = arith.addi %1405, %1452 : index
                %1454 = arith.divui %1453, %c3 : index
                %1455 = arith.addi %1416, %1454 : index
                %1456 = arith.muli %1455, %c10 : index
                %1457 = arith.remui %1453, %c3 : index
                %1458 = arith.divui %1457, %c9 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.muli %1459, %1423 : index
                %1461 = arith.addi %1460, %1426 : index
                %1462 = arith.remui %1453, %c9 : index
                %1463 = arith.addi %1461, %1462 : index
                memref.store %1451, %out[%1463] : memref<?xf16>
              }
            } else {
              %1464 = arith.index_cast %ranges : index to i32
              %1465 = arith.addi %1464, %1115 : i32
              %1466 = arith.index_castui %1465 : i32 to index
              %1467 = arith.addi %1101, %1466 : index
              %1468 = arith.muli %1467, %c116 : index
              %1469 = arith.addi %1468, %912 : index
              memref.store %1131#2, %partial[%1469] : memref<?xf32>
              %1470 = arith.addi %1468, %943 : index
              memref.store %1131#3, %partial[%1470] : memref<?xf32>
              %1471 = arith.addi %1468, %1107 : index
              memref.store %1131#4, %partial[%1471] : memref<?xf32>
              scf.if %1109 {
                %1472 = arith.addi %1468, %c43 : index
                %1473 = arith.addi %1472, %756 : index
                memref.store %1131#0, %partial[%1473] : memref<?xf32>
                %1474 = arith.addi %1473, %c9 : index
                memref.store %1131#1, %partial[%1474] : memref<?xf32>
              }
              %1475 = arith.addi %1117, %groups : index
              %1476 = arith.index_castui %1114 : i32 to index
              %1477 = wave.arrive %counters[%1475], %1476 : memref<?xi32>
              scf.if %1477 {
                %1484:5 = scf.for %1478 = %c52 to %1114 step %c76 iter_args(%1479 = %c47, %1480 = %c48, %1481 = %c48, %1482 = %c48, %1483 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1485 = arith.addi %1478, %c52 : i32
                  %1486 = arith.subi %1114, %c17 : i32
                  %1487 = arith.minsi %1485, %1486 : i32
                  %1488 = arith.addi %1464, %1487 : i32
                  %1489 = arith.index_castui %1488 : i32 to index
                  %1490 = arith.addi %1101, %1489 : index
                  %1491 = arith.muli %1490, %c116 : index
                  %1492 = arith.addi %1491, %c43 : index
                  %1493 = arith.addi %1492, %758 : index
                  %1494 = memref.load %partial[%1493] : memref<?xf32>
                  %1495 = arith.cmpi slt, %1485, %1114 : i32
                  %1496 = arith.select %1495, %1494, %c47 : f32
                  %1497 = arith.addi %1491, %756 : index
                  %1498 = arith.addi %1497, %c23 : index
                  %1499 = memref.load %partial[%1498] : memref<?xf32>
                  %1500 = arith.addi %1497, %c7 : index
                  %1501 = memref.load %partial[%1500] : memref<?xf32>
                  %1502 = arith.addi %1497, %c42 : index
                  %1503 = memref.load %partial[%1502] : memref<?xf32>
                  %1504 = arith.addi %1493, %c9 : index
                  %1505 = memref.load %partial[%1504] : memref<?xf32>
                  %1506 = arith.addi %1478, %c17 : i32
                  %1507 = arith.minsi %1506, %1486 : i32
                  %1508 = arith.addi %1464, %1507 : i32
                  %1509 = arith.index_castui %1508 : i32 to index
                  %1510 = arith.addi %1101, %1509 : index
                  %1511 = arith.muli %1510, %c116 : index
                  %1512 = arith.addi %1511, %c43 : index
                  %1513 = arith.addi %1512, %758 : index
                  %1514 = memref.load %partial[%1513] : memref<?xf32>
                  %1515 = arith.cmpi slt, %1506, %1114 : i32
                  %1516 = arith.select %1515, %1514, %c47 : f32
                  %1517 = arith.addi %1511, %756 : index
                  %1518 = arith.addi %1517, %c23 : index
                  %1519 = memref.load %partial[%1518] : memref<?xf32>
                  %1520 = arith.addi %1517, %c7 : index
                  %1521 = memref.load %partial[%1520] : memref<?xf32>
                  %1522 = arith.addi %1517, %c42 : index
                  %1523 = memref.load %partial[%1522] : memref<?xf32>
                  %1524 = arith.addi %1513, %c9 : index
                  %1525 = memref.load %partial[%1524] : memref<?xf32>
                  %1526 = arith.addi %1478, %c69 : i32
                  %1527 = arith.minsi %1526, %1486 : i32
                  %1528 = arith.addi %1464, %1527 : i32
                  %1529 = arith.index_castui %1528 : i32 to index
                  %1530 = arith.addi %1101, %1529 : index
                  %1531 = arith.muli %1530, %c116 : index
                  %1532 = arith.addi %1531, %c43 : index
                  %1533 = arith.addi %1532, %758 : index
                  %1534 = memref.load %partial[%1533] : memref<?xf32>
                  %1535 = arith.cmpi slt, %1526, %1114 : i32
                  %1536 = arith.select %1535, %1534, %c47 : f32
                  %1537 = arith.addi %1531, %756 : index
                  %1538 = arith.addi %1537, %c23 : index
                  %1539 = memref.load %partial[%1538] : memref<?xf32>
                  %1540 = arith.addi %1537, %c7 : index
                  %1541 = memref.load %partial[%1540] : memref<?xf32>
                  %1542 = arith.addi %1537, %c42 : index
                  %1543 = memref.load %partial[%1542] : memref<?xf32>
                  %1544 = arith.addi %1533, %c9 : index
                  %1545 = memref.load %partial[%1544] : memref<?xf32>
                  %1546 = arith.addi %1478, %c71 : i32
                  %1547 = arith.minsi %1546, %1486 : i32
                  %1548 = arith.addi %1464, %1547 : i32
                  %1549 = arith.index_castui %1548 : i32 to index
                  %1550 = arith.addi %1101, %1549 : index
                  %1551 = arith.muli %1550, %c116 : index
                  %1552 = arith.addi %1551, %c43 : index
                  %1553 = arith.addi %1552, %758 : index
                  %1554 = memref.load %partial[%1553] : memref<?xf32>
                  %1555 = arith.cmpi slt, %1546, %1114 : i32
                  %1556 = arith.select %1555, %1554, %c47 : f32
                  %1557 = arith.addi %1551, %756 : index
                  %1558 = arith.addi %1557, %c23 : index
                  %1559 = memref.load %partial[%1558] : memref<?xf32>
                  %1560 = arith.addi %1557, %c7 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.addi %1557, %c42 : index
                  %1563 = memref.load %partial[%1562] : memref<?xf32>
                  %1564 = arith.addi %1553, %c9 : index
                  %1565 = memref.load %partial[%1564] : memref<?xf32>
                  %1566 = arith.addi %1478, %c72 : i32
                  %1567 = arith.minsi %1566, %1486 : i32
                  %1568 = arith.addi %1464, %1567 : i32
                  %1569 = arith.index_castui %1568 : i32 to index
                  %1570 = arith.addi %1101, %1569 : index
                  %1571 = arith.muli %1570, %c116 : index
                  %1572 = arith.addi %1571, %c43 : index
                  %1573 = arith.addi %1572, %758 : index
                  %1574 = memref.load %partial[%1573] : memref<?xf32>
                  %1575 = arith.cmpi slt, %1566, %1114 : i32
                  %1576 = arith.select %1575, %1574, %c47 : f32
                  %1577 = arith.addi %1571, %756 : index
                  %1578 = arith.addi %1577, %c23 : index
                  %1579 = memref.load %partial[%1578] : memref<?xf32>
                  %1580 = arith.addi %1577, %c7 : index
                  %1581 = memref.load %partial[%1580] : memref<?xf32>
                  %1582 = arith.addi %1577, %c42 : index
                  %1583 = memref.load %partial[%1582] : memref<?xf32>
                  %1584 = arith.addi %1573, %c9 : index
                  %1585 = memref.load %partial[%1584] : memref<?xf32>
                  %1586 = arith.addi %1478, %c73 : i32
                  %1587 = arith.minsi %1586, %1486 : i32
                  %1588 = arith.addi %1464, %1587 : i32
                  %1589 = arith.index_castui %1588 : i32 to index
                  %1590 = arith.addi %1101, %1589 : index
                  %1591 = arith.muli %1590, %c116 : index
                  %1592 = arith.addi %1591, %c43 : index
                  %1593 = arith.addi %1592, %758 : index
                  %1594 = memref.load %partial[%1593] : memref<?xf32>
                  %1595 = arith.cmpi slt, %1586, %1114 : i32
                  %1596 = arith.select %1595, %1594, %c47 : f32
                  %1597 = arith.addi %1591, %756 : index
                  %1598 = arith.addi %1597, %c23 : index
                  %1599 = memref.load %partial[%1598] : memref<?xf32>
                  %1600 = arith.addi %1597, %c7 : index
                  %1601 = memref.load %partial[%1600] : memref<?xf32>
                  %1602 = arith.addi %1597, %c42 : index
                  %1603 = memref.load %partial[%1602] : memref<?xf32>
                  %1604 = arith.addi %1593, %c9 : index
                  %1605 = memref.load %partial[%1604] : memref<?xf32>
                  %1606 = arith.addi %1478, %c74 : i32
                  %1607 = arith.minsi %1606, %1486 : i32
                  %1608 = arith.addi %1464, %1607 : i32
                  %1609 = arith.index_castui %1608 : i32 to index
                  %1610 = arith.addi %1101, %1609 : index
                  %1611 = arith.muli %1610, %c116 : index
                  %1612 = arith.addi %1611, %c43 : index
                  %1613 = arith.addi %1612, %758 : index
                  %1614 = memref.load %partial[%1613] : memref<?xf32>
                  %1615 = arith.cmpi slt, %1606, %1114 : i32
                  %1616 = arith.select %1615, %1614, %c47 : f32
                  %1617 = arith.addi %1611, %756 : index
                  %1618 = arith.addi %1617, %c23 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.addi %1617, %c7 : index
                  %1621 = memref.load %partial[%1620] : memref<?xf32>
                  %1622 = arith.addi %1617, %c42 : index
                  %1623 = memref.load %partial[%1622] : memref<?xf32>
                  %1624 = arith.addi %1613, %c9 : index
                  %1625 = memref.load %partial[%1624] : memref<?xf32>
                  %1626 = arith.addi %1478, %c75 : i32
                  %1627 = arith.minsi %1626, %1486 : i32
                  %1628 = arith.addi %1464, %1627 : i32
                  %1629 = arith.index_castui %1628 : i32 to index
                  %1630 = arith.addi %1101, %1629 : index
                  %1631 = arith.muli %1630, %c116 : index
                  %1632 = arith.addi %1631, %c43 : index
                  %1633 = arith.addi %1632, %758 : index
                  %1634 = memref.load %partial[%1633] : memref<?xf32>
                  %1635 = arith.cmpi slt, %1626, %1114 : i32
                  %1636 = arith.select %1635, %1634, %c47 : f32
                  %1637 = arith.addi %1631, %756 : index
                  %1638 = arith.addi %1637, %c23 : index
                  %1639 = memref.load %partial[%1638] : memref<?xf32>
                  %1640 = arith.addi %1637, %c7 : index
                  %1641 = memref.load %partial[%1640] : memref<?xf32>
                  %1642 = arith.addi %1637, %c42 : index
                  %1643 = memref.load %partial[%1642] : memref<?xf32>
                  %1644 = arith.addi %1633, %c9 : index
                  %1645 = memref.load %partial[%1644] : memref<?xf32>
                  %1646 = arith.maxnumf %1479, %1496 fastmath<nnan> : f32
                  %1647 = arith.subf %1479, %1646 : f32
                  %1648 = wave.exp2 %1647 : f32
                  %1649 = arith.subf %1496, %1646 : f32
                  %1650 = wave.exp2 %1649 : f32
                  %1651 = arith.mulf %1480, %1648 : f32
                  %1652 = math.fma %1505, %1650, %1651 : f32
                  %1653 = arith.mulf %1481, %1648 : f32
                  %1654 = math.fma %1499, %1650, %1653 : f32
                  %1655 = arith.mulf %1482, %1648 : f32
                  %1656 = math.fma %1501, %1650, %1655 : f32
                  %1657 = arith.mulf %1483, %1648 : f32
                  %1658 = math.fma %1503, %1650, %1657 : f32
                  %1659 = arith.maxnumf %1646, %1516 fastmath<nnan> : f32
                  %1660 = arith.subf %1646, %1659 : f32
                  %1661 = wave.exp2 %1660 : f32
                  %1662 = arith.subf %1516, %1659 : f32
                  %1663 = wave.exp2 %1662 : f32
                  %1664 = arith.mulf %1652, %1661 : f32
                  %1665 = math.fma %1525, %1663, %1664 : f32
                  %1666 = arith.mulf %1654, %1661 : f32
                  %1667 = math.fma %1519, %1663, %1666 : f32
                  %1668 = arith.mulf %1656, %1661 : f32
                  %1669 = math.fma %1521, %1663, %1668 : f32
                  %1670 = arith.mulf %1658, %1661 : f32
                  %1671 = math.fma %1523, %1663, %1670 : f32
                  %1672 = arith.maxnumf %1659, %1536 fastmath<nnan> : f32
                  %1673 = arith.subf %1659, %1672 : f32
                  %1674 = wave.exp2 %1673 : f32
                  %1675 = arith.subf %1536, %1672 : f32
                  %1676 = wave.exp2 %1675 : f32
                  %1677 = arith.mulf %1665, %1674 : f32
                  %1678 = math.fma %1545, %1676, %1677 : f32
                  %1679 = arith.mulf %1667, %1674 : f32
                  %1680 = math.fma %1539, %1676, %1679 : f32
                  %1681 = arith.mulf %1669, %1674 : f32
                  %1682 = math.fma %1541, %1676, %1681 : f32
                  %1683 = arith.mulf %1671, %1674 : f32
                  %1684 = math.fma %1543, %1676, %1683 : f32
                  %1685 = arith.maxnumf %1672, %1556 fastmath<nnan> : f32
                  %1686 = arith.subf %1672, %1685 : f32
                  %1687 = wave.exp2 %1686 : f32
                  %1688 = arith.subf %1556, %1685 : f32
                  %1689 = wave.exp2 %1688 : f32
                  %1690 = arith.mulf %1678, %1687 : f32
                  %1691 = math.fma %1565, %1689, %1690 : f32
                  %1692 = arith.mulf %1680, %1687 : f32
                  %1693 = math.fma %1559, %1689, %1692 : f32
                  %1694 = arith.mulf %1682, %1687 : f32
                  %1695 = math.fma %1561, %1689, %1694 : f32
                  %1696 = arith.mulf %1684, %1687 : f32
                  %1697 = math.fma %1563, %1689, %1696 : f32
                  %1698 = arith.maxnumf %1685, %1576 fastmath<nnan> : f32
                  %1699 = arith.subf %1685, %1698 : f32
                  %1700 = wave.exp2 %1699 : f32
                  %1701 = arith.subf %1576, %1698 : f32
                  %1702 = wave.exp2 %1701 : f32
                  %1703 = arith.mulf %1691, %1700 : f32
                  %1704 = math.fma %1585, %1702, %1703 : f32
                  %1705 = arith.mulf %1693, %1700 : f32
                  %1706 = math.fma %1579, %1702, %1705 : f32
                  %1707 = arith.mulf %1695, %1700 : f32
                  %1708 = math.fma %1581, %1702, %1707 : f32
                  %1709 = arith.mulf %1697, %1700 : f32
                  %1710 = math.fma %1583, %1702, %1709 : f32
                  %1711 = arith.maxnumf %1698, %1596 fastmath<nnan> : f32
                  %1712 = arith.subf %1698, %1711 : f32
                  %1713 = wave.exp2 %1712 : f32
                  %1714 = arith.subf %1596, %1711 : f32
                  %1715 = wave.exp2 %1714 : f32
                  %1716 = arith.mulf %1704, %1713 : f32
                  %1717 = math.fma %1605, %1715, %1716 : f32
                  %1718 = arith.mulf %1706, %1713 : f32
                  %1719 = math.fma %1599, %1715, %1718 : f32
                  %1720 = arith.mulf %1708, %1713 : f32
                  %1721 = math.fma %1601, %1715, %1720 : f32
                  %1722 = arith.mulf %1710, %1713 : f32
                  %1723 = math.fma %1603, %1715, %1722 : f32
                  %1724 = arith.maxnumf %1711, %1616 fastmath<nnan> : f32
                  %1725 = arith.subf %1711, %1724 : f32
                  %1726 = wave.exp2 %1725 : f32
                  %1727 = arith.subf %1616, %1724 : f32
                  %1728 = wave.exp2 %1727 : f32
                  %1729 = arith.mulf %1717, %1726 : f32
                  %1730 = math.fma %1625, %1728, %1729 : f32
                  %1731 = arith.mulf %1719, %1726 : f32
                  %1732 = math.fma %1619, %1728, %1731 : f32
                  %1733 = arith.mulf %1721, %1726 : f32
                  %1734 = math.fma %1621, %1728, %1733 : f32
                  %1735 = arith.mulf %1723, %1726 : f32
                  %1736 = math.fma %1623, %1728, %1735 : f32
                  %1737 = arith.maxnumf %1724, %1636 fastmath<nnan> : f32
                  %1738 = arith.subf %1724, %1737 : f32
                  %1739 = wave.exp2 %1738 : f32
                  %1740 = arith.subf %1636, %1737 : f32
                  %1741 = wave.exp2 %1740 : f32
                  %1742 = arith.mulf %1730, %1739 : f32
                  %1743 = math.fma %1645, %1741, %1742 : f32
                  %1744 = arith.mulf %1732, %1739 : f32
                  %1745 = math.fma %1639, %1741, %1744 : f32
                  %1746 = arith.mulf %1734, %1739 : f32
                  %1747 = math.fma %1641, %1741, %1746 : f32
                  %1748 = arith.mulf %1736, %1739 : f32
                  %1749 = math.fma %1643, %1741, %1748 : f32
                  scf.yield %1737, %1743, %1745, %1747, %1749 : f32, f32, f32, f32, f32
                }
                %1750 = arith.addi %kvHeads, %15 : index
                %1751 = memref.load %scales[%1750] : memref<?xf32>
                %1752 = arith.divf %1751, %1484#1 : f32
                %1753 = arith.addi %17, %758 : index
                %1754 = arith.cmpi slt, %1753, %groupSize : index
                scf.if %1754 {
                  %1755 = arith.muli %15, %groupSize : index
                  %1756 = arith.addi %1755, %1753 : index
                  %1757 = arith.muli %1756, %c26 : index
                  %1758 = arith.muli %heads, %c26 : index
                  %1759 = arith.mulf %1484#2, %1752 : f32
                  %1760 = arith.addf %1759, %c48 : f32
                  %1761 = arith.minimumf %1760, %c112 : f32
                  %1762 = arith.maximumf %1761, %c113 : f32
                  %1763 = arith.truncf %1762 : f32 to f16
                  %1764 = arith.divui %912, %c9 : index
                  %1765 = arith.addi %1757, %1764 : index
                  %1766 = arith.divui %24, %outTileRows : index
                  %1767 = arith.divui %1758, %c3 : index
                  %1768 = arith.muli %1766, %1767 : index
                  %1769 = arith.divui %1765, %c3 : index
                  %1770 = arith.addi %1768, %1769 : index
                  %1771 = arith.muli %1770, %c10 : index
                  %1772 = arith.remui %1765, %c3 : index
                  %1773 = arith.divui %1772, %c9 : index
                  %1774 = arith.addi %1771, %1773 : index
                  %1775 = arith.muli %outTileRows, %c9 : index
                  %1776 = arith.muli %1774, %1775 : index
                  %1777 = arith.remui %24, %outTileRows : index
                  %1778 = arith.muli %1777, %c9 : index
                  %1779 = arith.addi %1776, %1778 : index
                  %1780 = arith.remui %1765, %c9 : index
                  %1781 = arith.addi %1779, %1780 : index
                  memref.store %1763, %out[%1781] : memref<?xf16>
                  %1782 = arith.mulf %1484#3, %1752 : f32
                  %1783 = arith.addf %1782, %c48 : f32
                  %1784 = arith.minimumf %1783, %c112 : f32
                  %1785 = arith.maximumf %1784, %c113 : f32
                  %1786 = arith.truncf %1785 : f32 to f16
                  %1787 = arith.divui %943, %c9 : index
                  %1788 = arith.addi %1757, %1787 : index
                  %1789 = arith.divui %1788, %c3 : index
                  %1790 = arith.addi %1768, %1789 : index
                  %1791 = arith.muli %1790, %c10 : index
                  %1792 = arith.remui %1788, %c3 : index
                  %1793 = arith.divui %1792, %c9 : index
                  %1794 = arith.addi %1791, %1793 : index
                  %1795 = arith.muli %1794, %1775 : index
                  %1796 = arith.addi %1795, %1778 : index
                  %1797 = arith.remui %1788, %c9 : index
                  %1798 = arith.addi %1796, %1797 : index
                  memref.store %1786, %out[%1798] : memref<?xf16>
                  %1799 = arith.mulf %1484#4, %1752 : f32
                  %1800 = arith.addf %1799, %c48 : f32
                  %1801 = arith.minimumf %1800, %c112 : f32
                  %1802 = arith.maximumf %1801, %c113 : f32
                  %1803 = arith.truncf %1802 : f32 to f16
                  %1804 = arith.divui %1107, %c9 : index
                  %1805 = arith.addi %1757, %1804 : index
                  %1806 = arith.divui %1805, %c3 : index
                  %1807 = arith.addi %1768, %1806 : index
                  %1808 = arith.muli %1807, %c10 : index
                  %1809 = arith.remui %1805, %c3 : index
                  %1810 = arith.divui %1809, %c9 : index
                  %1811 = arith.addi %1808, %1810 : index
                  %1812 = arith.muli %1811, %1775 : index
                  %1813 = arith.addi %1812, %1778 : index
                  %1814 = arith.remui %1805, %c9 : index
                  %1815 = arith.addi %1813, %1814 : index
                  memref.store %1803, %out[%1815] : memref<?xf16>
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
