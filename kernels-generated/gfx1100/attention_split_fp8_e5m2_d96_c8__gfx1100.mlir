// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=96, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d96_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
        %49 = arith.addi %46, %c24 : index
        %50 = arith.divui %49, %c26 : index
        %51 = arith.remui %49, %c26 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c27 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c28 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c24 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c28 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c24 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c29 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c23 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c30 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c31 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c32 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c33 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c34 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %69, %c35 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %69, %c36 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = math.absf %71 : vector<4xf32>
        %95 = math.absf %73 : vector<4xf32>
        %96 = arith.maxnumf %94, %95 fastmath<nnan> : vector<4xf32>
        %97 = math.absf %75 : vector<4xf32>
        %98 = arith.maxnumf %96, %97 fastmath<nnan> : vector<4xf32>
        %99 = math.absf %77 : vector<4xf32>
        %100 = arith.maxnumf %98, %99 fastmath<nnan> : vector<4xf32>
        %101 = math.absf %79 : vector<4xf32>
        %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
        %103 = math.absf %81 : vector<4xf32>
        %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
        %105 = math.absf %83 : vector<4xf32>
        %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
        %107 = math.absf %85 : vector<4xf32>
        %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
        %109 = math.absf %87 : vector<4xf32>
        %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
        %111 = math.absf %89 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %91 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %93 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = vector.extract %116[0] : f32 from vector<4xf32>
        %118 = vector.extract %116[1] : f32 from vector<4xf32>
        %119 = vector.extract %116[2] : f32 from vector<4xf32>
        %120 = vector.extract %116[3] : f32 from vector<4xf32>
        %121 = arith.maxnumf %117, %118 fastmath<nnan> : f32
        %122 = arith.maxnumf %121, %119 fastmath<nnan> : f32
        %123 = arith.maxnumf %122, %120 fastmath<nnan> : f32
        %124 = wave.swap_halves %123 : f32
        %125 = arith.maxnumf %123, %124 fastmath<nnan> : f32
        %126 = arith.bitcast %125 : f32 to i32
        %127 = arith.shrui %126, %c37 : i32
        %128 = arith.maxsi %127, %c38 : i32
        %129 = arith.minsi %128, %c39 : i32
        %130 = arith.subi %c40, %129 : i32
        %131 = arith.shli %130, %c37 : i32
        %132 = arith.bitcast %131 : i32 to f32
        %133 = arith.subi %129, %c41 : i32
        %134 = arith.shli %133, %c37 : i32
        %135 = arith.bitcast %134 : i32 to f32
        %136 = vector.broadcast %132 : f32 to vector<4xf32>
        %137 = arith.muli %1, %c9 : index
        %138 = arith.muli %2, %c42 : index
        %139 = arith.addi %137, %138 : index
        %140 = arith.mulf %71, %136 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = arith.mulf %73, %136 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %145 = arith.addi %139, %c24 : index
        vector.store %144, %4[%145] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %146 = arith.mulf %75, %136 : vector<4xf32>
        %147 = arith.truncf %146 : vector<4xf32> to vector<4xf16>
        %148 = arith.mulf %77, %136 : vector<4xf32>
        %149 = arith.truncf %148 : vector<4xf32> to vector<4xf16>
        %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %151 = arith.addi %139, %c7 : index
        vector.store %150, %4[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %152 = arith.mulf %79, %136 : vector<4xf32>
        %153 = arith.truncf %152 : vector<4xf32> to vector<4xf16>
        %154 = arith.mulf %81, %136 : vector<4xf32>
        %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
        %156 = vector.shuffle %153, %155 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %157 = arith.addi %139, %c43 : index
        vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.mulf %83, %136 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = arith.mulf %85, %136 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %163 = arith.addi %139, %c16 : index
        vector.store %162, %4[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %164 = arith.mulf %87, %136 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = arith.mulf %89, %136 : vector<4xf32>
        %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
        %168 = vector.shuffle %165, %167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %169 = arith.addi %139, %c44 : index
        vector.store %168, %4[%169] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %170 = arith.mulf %91, %136 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = arith.mulf %93, %136 : vector<4xf32>
        %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
        %174 = vector.shuffle %171, %173 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %175 = arith.addi %139, %c45 : index
        vector.store %174, %4[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = memref.load %scales[%15] : memref<?xf32>
        %177 = arith.mulf %176, %135 : f32
        memref.store %177, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %178 = memref.load %7[%1] : memref<?xf32>
      scf.for %179 = %11 to %42 step %43 : i32 {
        %180 = arith.muli %179, %c21 : i32
        %181 = arith.index_cast %8 : index to i32
        %182 = arith.muli %181, %c46 : i32
        %183 = arith.addi %180, %182 : i32
        %184 = arith.addi %183, %c46 : i32
        %185 = arith.minsi %184, %38 : i32
        %186 = arith.cmpi slt, %183, %38 : i32
        %187:8 = scf.if %186 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %188 = arith.subi %185, %183 : i32
          %189 = arith.addi %188, %c50 : i32
          %190 = arith.divui %189, %c51 : i32
          %191 = arith.divui %183, %c19 : i32
          %192 = arith.addi %191, %c52 : i32
          %193 = arith.minsi %192, %40 : i32
          %194 = arith.index_castui %193 : i32 to index
          %195 = arith.addi %32, %194 : index
          %196 = memref.load %step[%195] : memref<?xi32>
          %197 = arith.index_cast %196 : i32 to index
          %198 = arith.muli %197, %33 : index
          %199 = arith.addi %198, %34 : index
          %200 = arith.addi %191, %c18 : i32
          %201 = arith.minsi %200, %40 : i32
          %202 = arith.index_castui %201 : i32 to index
          %203 = arith.addi %32, %202 : index
          %204 = memref.load %step[%203] : memref<?xi32>
          %205 = arith.index_cast %204 : i32 to index
          %206 = arith.muli %205, %33 : index
          %207 = arith.addi %206, %34 : index
          %208 = arith.addi %199, %35 : index
          %209 = arith.addi %208, %c24 : index
          %210 = vector.load %kv[%209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %211 = arith.addi %207, %35 : index
          %212 = arith.addi %211, %c24 : index
          %213 = vector.load %kv[%212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %214 = arith.addi %199, %35 : index
          %215 = arith.addi %214, %c33 : index
          %216 = vector.load %kv[%215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217 = arith.addi %207, %35 : index
          %218 = arith.addi %217, %c33 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %199, %35 : index
          %221 = arith.addi %220, %c42 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %207, %35 : index
          %224 = arith.addi %223, %c42 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %199, %35 : index
          %227 = arith.addi %226, %c25 : index
          %228 = vector.load %kv[%227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %229 = arith.addi %207, %35 : index
          %230 = arith.addi %229, %c25 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249:16 = scf.for %232 = %c52 to %190 step %c18 iter_args(%233 = %210, %234 = %213, %235 = %216, %236 = %219, %237 = %222, %238 = %225, %239 = %228, %240 = %231, %241 = %c47, %242 = %c48, %243 = %c49, %244 = %c49, %245 = %c49, %246 = %c49, %247 = %c49, %248 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %250 = arith.muli %232, %c51 : i32
            %251 = arith.addi %183, %250 : i32
            %252 = arith.addi %251, %c51 : i32
            %253 = arith.divui %251, %c19 : i32
            %254 = arith.addi %253, %c52 : i32
            %255 = arith.minsi %254, %40 : i32
            %256 = arith.index_castui %255 : i32 to index
            %257 = arith.addi %32, %256 : index
            %258 = memref.load %step[%257] : memref<?xi32>
            %259 = arith.index_cast %258 : i32 to index
            %260 = arith.muli %259, %33 : index
            %261 = arith.addi %260, %34 : index
            %262 = arith.addi %253, %c18 : i32
            %263 = arith.minsi %262, %40 : i32
            %264 = arith.index_castui %263 : i32 to index
            %265 = arith.addi %32, %264 : index
            %266 = memref.load %step[%265] : memref<?xi32>
            %267 = arith.index_cast %266 : i32 to index
            %268 = arith.muli %267, %33 : index
            %269 = arith.addi %268, %34 : index
            %270 = arith.divui %252, %c19 : i32
            %271 = arith.addi %270, %c52 : i32
            %272 = arith.minsi %271, %40 : i32
            %273 = arith.index_castui %272 : i32 to index
            %274 = arith.addi %32, %273 : index
            %275 = memref.load %step[%274] : memref<?xi32>
            %276 = arith.index_cast %275 : i32 to index
            %277 = arith.muli %276, %33 : index
            %278 = arith.addi %277, %34 : index
            %279 = arith.addi %270, %c18 : i32
            %280 = arith.minsi %279, %40 : i32
            %281 = arith.index_castui %280 : i32 to index
            %282 = arith.addi %32, %281 : index
            %283 = memref.load %step[%282] : memref<?xi32>
            %284 = arith.index_cast %283 : i32 to index
            %285 = arith.muli %284, %33 : index
            %286 = arith.addi %285, %34 : index
            %287 = wave.opaque %c24 : index
            %288 = arith.muli %1, %c9 : index
            %289 = arith.addi %287, %288 : index
            %290 = arith.addi %261, %35 : index
            %291 = arith.addi %290, %c7 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %293 = arith.addi %269, %35 : index
            %294 = arith.addi %293, %c7 : index
            %295 = vector.load %kv[%294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %296 = vector.bitcast %233 : vector<4xi32> to vector<16xi8>
            %297 = wave.fp8_decode "e5m2" packed %296 : vector<16xi8> -> vector<16xf16>
            %298 = vector.bitcast %234 : vector<4xi32> to vector<16xi8>
            %299 = wave.fp8_decode "e5m2" packed %298 : vector<16xi8> -> vector<16xf16>
            %300 = arith.addi %289, %c24 : index
            %301 = vector.load %4[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %302 = arith.addi %300, %c42 : index
            %303 = vector.load %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %305 = wave.mma %297, %304, %c49 : vector<16xf16>, vector<8xf32>
            %306 = wave.mma %299, %304, %c49 : vector<16xf16>, vector<8xf32>
            %307 = arith.addi %261, %35 : index
            %308 = arith.addi %307, %c53 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %310 = arith.addi %269, %35 : index
            %311 = arith.addi %310, %c53 : index
            %312 = vector.load %kv[%311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %313 = vector.bitcast %235 : vector<4xi32> to vector<16xi8>
            %314 = wave.fp8_decode "e5m2" packed %313 : vector<16xi8> -> vector<16xf16>
            %315 = vector.bitcast %236 : vector<4xi32> to vector<16xi8>
            %316 = wave.fp8_decode "e5m2" packed %315 : vector<16xi8> -> vector<16xf16>
            %317 = arith.addi %289, %c7 : index
            %318 = vector.load %4[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %319 = arith.addi %317, %c42 : index
            %320 = vector.load %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %321 = vector.shuffle %318, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %322 = wave.mma %314, %321, %305 : vector<16xf16>, vector<8xf32>
            %323 = wave.mma %316, %321, %306 : vector<16xf16>, vector<8xf32>
            %324 = arith.addi %261, %35 : index
            %325 = arith.addi %324, %c54 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %269, %35 : index
            %328 = arith.addi %327, %c54 : index
            %329 = vector.load %kv[%328] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %330 = vector.bitcast %237 : vector<4xi32> to vector<16xi8>
            %331 = wave.fp8_decode "e5m2" packed %330 : vector<16xi8> -> vector<16xf16>
            %332 = vector.bitcast %238 : vector<4xi32> to vector<16xi8>
            %333 = wave.fp8_decode "e5m2" packed %332 : vector<16xi8> -> vector<16xf16>
            %334 = arith.addi %289, %c43 : index
            %335 = vector.load %4[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %336 = arith.addi %334, %c42 : index
            %337 = vector.load %4[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %339 = wave.mma %331, %338, %322 : vector<16xf16>, vector<8xf32>
            %340 = wave.mma %333, %338, %323 : vector<16xf16>, vector<8xf32>
            %341 = arith.addi %261, %35 : index
            %342 = arith.addi %341, %c55 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %269, %35 : index
            %345 = arith.addi %344, %c55 : index
            %346 = vector.load %kv[%345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %347 = vector.bitcast %239 : vector<4xi32> to vector<16xi8>
            %348 = wave.fp8_decode "e5m2" packed %347 : vector<16xi8> -> vector<16xf16>
            %349 = vector.bitcast %240 : vector<4xi32> to vector<16xi8>
            %350 = wave.fp8_decode "e5m2" packed %349 : vector<16xi8> -> vector<16xf16>
            %351 = arith.addi %289, %c16 : index
            %352 = vector.load %4[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %353 = arith.addi %351, %c42 : index
            %354 = vector.load %4[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %356 = wave.mma %348, %355, %339 : vector<16xf16>, vector<8xf32>
            %357 = wave.mma %350, %355, %340 : vector<16xf16>, vector<8xf32>
            %358 = arith.addi %261, %35 : index
            %359 = arith.addi %358, %c43 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = arith.addi %269, %35 : index
            %362 = arith.addi %361, %c43 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %364 = vector.bitcast %292 : vector<4xi32> to vector<16xi8>
            %365 = wave.fp8_decode "e5m2" packed %364 : vector<16xi8> -> vector<16xf16>
            %366 = vector.bitcast %295 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e5m2" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = arith.addi %289, %c44 : index
            %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %370 = arith.addi %368, %c42 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %373 = wave.mma %365, %372, %356 : vector<16xf16>, vector<8xf32>
            %374 = wave.mma %367, %372, %357 : vector<16xf16>, vector<8xf32>
            %375 = arith.addi %261, %35 : index
            %376 = arith.addi %375, %c56 : index
            %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %378 = arith.addi %269, %35 : index
            %379 = arith.addi %378, %c56 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %381 = vector.bitcast %309 : vector<4xi32> to vector<16xi8>
            %382 = wave.fp8_decode "e5m2" packed %381 : vector<16xi8> -> vector<16xf16>
            %383 = vector.bitcast %312 : vector<4xi32> to vector<16xi8>
            %384 = wave.fp8_decode "e5m2" packed %383 : vector<16xi8> -> vector<16xf16>
            %385 = arith.addi %289, %c45 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = arith.addi %385, %c42 : index
            %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %390 = wave.mma %382, %389, %373 : vector<16xf16>, vector<8xf32>
            %391 = wave.mma %384, %389, %374 : vector<16xf16>, vector<8xf32>
            %392 = arith.addi %261, %35 : index
            %393 = arith.addi %392, %c57 : index
            %394 = vector.load %kv[%393] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %395 = arith.addi %269, %35 : index
            %396 = arith.addi %395, %c57 : index
            %397 = vector.load %kv[%396] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %398 = wave.opaque %390 : vector<8xf32>
            %399 = wave.opaque %391 : vector<8xf32>
            %400 = wave.opaque %252 : i32
            %401 = arith.cmpi sgt, %400, %185 : i32
            %402:2 = scf.if %401 -> (vector<8xf32>, vector<8xf32>) {
              %403 = arith.index_cast %2 : index to i32
              %404 = arith.addi %251, %403 : i32
              %405 = arith.subi %38, %404 : i32
              %406 = arith.subi %405, %c52 : i32
              %407 = vector.broadcast %406 : i32 to vector<8xi32>
              %408 = arith.cmpi sgt, %407, %c59 : vector<8xi32>
              %409 = arith.select %408, %398, %c58 : vector<8xi1>, vector<8xf32>
              %410 = arith.subi %405, %c19 : i32
              %411 = vector.broadcast %410 : i32 to vector<8xi32>
              %412 = arith.cmpi sgt, %411, %c59 : vector<8xi32>
              %413 = arith.select %412, %399, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %409, %413 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %398, %399 : vector<8xf32>, vector<8xf32>
            }
            %414 = vector.extract %402#0[0] : f32 from vector<8xf32>
            %415 = vector.extract %402#0[1] : f32 from vector<8xf32>
            %416 = vector.extract %402#0[2] : f32 from vector<8xf32>
            %417 = vector.extract %402#0[3] : f32 from vector<8xf32>
            %418 = vector.extract %402#0[4] : f32 from vector<8xf32>
            %419 = vector.extract %402#0[5] : f32 from vector<8xf32>
            %420 = vector.extract %402#0[6] : f32 from vector<8xf32>
            %421 = vector.extract %402#0[7] : f32 from vector<8xf32>
            %422 = vector.extract %402#1[0] : f32 from vector<8xf32>
            %423 = vector.extract %402#1[1] : f32 from vector<8xf32>
            %424 = vector.extract %402#1[2] : f32 from vector<8xf32>
            %425 = vector.extract %402#1[3] : f32 from vector<8xf32>
            %426 = vector.extract %402#1[4] : f32 from vector<8xf32>
            %427 = vector.extract %402#1[5] : f32 from vector<8xf32>
            %428 = vector.extract %402#1[6] : f32 from vector<8xf32>
            %429 = vector.extract %402#1[7] : f32 from vector<8xf32>
            %430 = arith.maxnumf %414, %415 fastmath<nnan> : f32
            %431 = arith.maxnumf %430, %416 fastmath<nnan> : f32
            %432 = arith.maxnumf %431, %417 fastmath<nnan> : f32
            %433 = arith.maxnumf %432, %418 fastmath<nnan> : f32
            %434 = arith.maxnumf %433, %419 fastmath<nnan> : f32
            %435 = arith.maxnumf %434, %420 fastmath<nnan> : f32
            %436 = arith.maxnumf %435, %421 fastmath<nnan> : f32
            %437 = arith.maxnumf %436, %422 fastmath<nnan> : f32
            %438 = arith.maxnumf %437, %423 fastmath<nnan> : f32
            %439 = arith.maxnumf %438, %424 fastmath<nnan> : f32
            %440 = arith.maxnumf %439, %425 fastmath<nnan> : f32
            %441 = arith.maxnumf %440, %426 fastmath<nnan> : f32
            %442 = arith.maxnumf %441, %427 fastmath<nnan> : f32
            %443 = arith.maxnumf %442, %428 fastmath<nnan> : f32
            %444 = arith.maxnumf %443, %429 fastmath<nnan> : f32
            %445 = wave.swap_halves %444 : f32
            %446 = arith.maxnumf %444, %445 fastmath<nnan> : f32
            %447 = arith.mulf %446, %178 : f32
            %448 = arith.addf %241, %c60 : f32
            %449 = arith.cmpf ogt, %447, %448 : f32
            %450:8 = scf.if %449 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %451 = arith.subf %241, %447 : f32
              %452 = wave.exp2 %451 : f32
              %453 = vector.broadcast %452 : f32 to vector<8xf32>
              %454 = arith.mulf %242, %452 : f32
              %455 = arith.mulf %243, %453 : vector<8xf32>
              %456 = arith.mulf %244, %453 : vector<8xf32>
              %457 = arith.mulf %245, %453 : vector<8xf32>
              %458 = arith.mulf %246, %453 : vector<8xf32>
              %459 = arith.mulf %247, %453 : vector<8xf32>
              %460 = arith.mulf %248, %453 : vector<8xf32>
              scf.yield %447, %454, %455, %456, %457, %458, %459, %460 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %241, %242, %243, %244, %245, %246, %247, %248 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %461 = vector.broadcast %178 : f32 to vector<8xf32>
            %462 = arith.subf %c61, %450#0 : f32
            %463 = vector.broadcast %462 : f32 to vector<8xf32>
            %464 = math.fma %402#0, %461, %463 : vector<8xf32>
            %465 = wave.exp2 %464 : vector<8xf32>
            %466 = math.fma %402#1, %461, %463 : vector<8xf32>
            %467 = wave.exp2 %466 : vector<8xf32>
            %468 = arith.truncf %465 : vector<8xf32> to vector<8xf16>
            %469 = vector.bitcast %468 : vector<8xf16> to vector<4xi32>
            %470 = wave.swap_halves %469 : vector<4xi32>
            %471 = arith.select %3, %470, %469 : vector<4xi32>
            %472 = arith.select %3, %469, %470 : vector<4xi32>
            %473 = vector.shuffle %471, %472 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
            %475 = arith.truncf %467 : vector<8xf32> to vector<8xf16>
            %476 = vector.bitcast %475 : vector<8xf16> to vector<4xi32>
            %477 = wave.swap_halves %476 : vector<4xi32>
            %478 = arith.select %3, %477, %476 : vector<4xi32>
            %479 = arith.select %3, %476, %477 : vector<4xi32>
            %480 = vector.shuffle %478, %479 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %481 = vector.bitcast %480 : vector<8xi32> to vector<16xf16>
            %482 = arith.addf %465, %467 : vector<8xf32>
            %483 = vector.extract %482[0] : f32 from vector<8xf32>
            %484 = vector.extract %482[1] : f32 from vector<8xf32>
            %485 = vector.extract %482[2] : f32 from vector<8xf32>
            %486 = vector.extract %482[3] : f32 from vector<8xf32>
            %487 = vector.extract %482[4] : f32 from vector<8xf32>
            %488 = vector.extract %482[5] : f32 from vector<8xf32>
            %489 = vector.extract %482[6] : f32 from vector<8xf32>
            %490 = vector.extract %482[7] : f32 from vector<8xf32>
            %491 = arith.addf %483, %487 : f32
            %492 = arith.addf %484, %488 : f32
            %493 = arith.addf %485, %489 : f32
            %494 = arith.addf %486, %490 : f32
            %495 = arith.addf %491, %493 : f32
            %496 = arith.addf %492, %494 : f32
            %497 = arith.addf %495, %496 : f32
            %498 = arith.addf %450#1, %497 : f32
            %499 = wave.opaque %498 : f32
            %500 = wave.opaque %252 : i32
            %501 = arith.cmpi sgt, %500, %185 : i32
            %502:2 = scf.if %501 -> (vector<4xi32>, vector<4xi32>) {
              %503 = arith.subi %185, %251 : i32
              %504 = arith.subi %503, %c52 : i32
              %505 = arith.minsi %504, %c19 : i32
              %506 = arith.maxsi %505, %c52 : i32
              %507 = arith.cmpi sgt, %506, %c52 : i32
              %508 = arith.select %507, %c63, %c52 : i32
              %509 = arith.ori %c52, %508 : i32
              %510 = arith.cmpi sgt, %506, %c18 : i32
              %511 = arith.select %510, %c63, %c52 : i32
              %512 = arith.ori %c52, %511 : i32
              %513 = arith.cmpi sgt, %506, %c64 : i32
              %514 = arith.select %513, %c65, %c52 : i32
              %515 = arith.ori %509, %514 : i32
              %516 = arith.cmpi sgt, %506, %c66 : i32
              %517 = arith.select %516, %c65, %c52 : i32
              %518 = arith.ori %512, %517 : i32
              %519 = arith.cmpi sgt, %506, %c67 : i32
              %520 = arith.select %519, %c68, %c52 : i32
              %521 = arith.ori %515, %520 : i32
              %522 = arith.cmpi sgt, %506, %c69 : i32
              %523 = arith.select %522, %c68, %c52 : i32
              %524 = arith.ori %518, %523 : i32
              %525 = arith.cmpi sgt, %506, %c70 : i32
              %526 = arith.select %525, %c71, %c52 : i32
              %527 = arith.ori %521, %526 : i32
              %528 = arith.cmpi sgt, %506, %c72 : i32
              %529 = arith.select %528, %c71, %c52 : i32
              %530 = arith.ori %524, %529 : i32
              %531 = arith.cmpi sgt, %506, %c73 : i32
              %532 = arith.select %531, %c63, %c52 : i32
              %533 = arith.ori %c52, %532 : i32
              %534 = arith.cmpi sgt, %506, %c74 : i32
              %535 = arith.select %534, %c63, %c52 : i32
              %536 = arith.ori %c52, %535 : i32
              %537 = arith.cmpi sgt, %506, %c75 : i32
              %538 = arith.select %537, %c65, %c52 : i32
              %539 = arith.ori %533, %538 : i32
              %540 = arith.cmpi sgt, %506, %c76 : i32
              %541 = arith.select %540, %c65, %c52 : i32
              %542 = arith.ori %536, %541 : i32
              %543 = arith.cmpi sgt, %506, %c77 : i32
              %544 = arith.select %543, %c68, %c52 : i32
              %545 = arith.ori %539, %544 : i32
              %546 = arith.cmpi sgt, %506, %c78 : i32
              %547 = arith.select %546, %c68, %c52 : i32
              %548 = arith.ori %542, %547 : i32
              %549 = arith.cmpi sgt, %506, %c41 : i32
              %550 = arith.select %549, %c71, %c52 : i32
              %551 = arith.ori %545, %550 : i32
              %552 = arith.cmpi sgt, %506, %c79 : i32
              %553 = arith.select %552, %c71, %c52 : i32
              %554 = arith.ori %548, %553 : i32
              %555 = vector.from_elements %527, %551, %530, %554 : vector<4xi32>
              %556 = arith.subi %185, %251 : i32
              %557 = arith.subi %556, %c19 : i32
              %558 = arith.minsi %557, %c19 : i32
              %559 = arith.maxsi %558, %c52 : i32
              %560 = arith.cmpi sgt, %559, %c52 : i32
              %561 = arith.select %560, %c63, %c52 : i32
              %562 = arith.ori %c52, %561 : i32
              %563 = arith.cmpi sgt, %559, %c18 : i32
              %564 = arith.select %563, %c63, %c52 : i32
              %565 = arith.ori %c52, %564 : i32
              %566 = arith.cmpi sgt, %559, %c64 : i32
              %567 = arith.select %566, %c65, %c52 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %559, %c66 : i32
              %570 = arith.select %569, %c65, %c52 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %559, %c67 : i32
              %573 = arith.select %572, %c68, %c52 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %559, %c69 : i32
              %576 = arith.select %575, %c68, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %559, %c70 : i32
              %579 = arith.select %578, %c71, %c52 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %559, %c72 : i32
              %582 = arith.select %581, %c71, %c52 : i32
              %583 = arith.ori %577, %582 : i32
              %584 = arith.cmpi sgt, %559, %c73 : i32
              %585 = arith.select %584, %c63, %c52 : i32
              %586 = arith.ori %c52, %585 : i32
              %587 = arith.cmpi sgt, %559, %c74 : i32
              %588 = arith.select %587, %c63, %c52 : i32
              %589 = arith.ori %c52, %588 : i32
              %590 = arith.cmpi sgt, %559, %c75 : i32
              %591 = arith.select %590, %c65, %c52 : i32
              %592 = arith.ori %586, %591 : i32
              %593 = arith.cmpi sgt, %559, %c76 : i32
              %594 = arith.select %593, %c65, %c52 : i32
              %595 = arith.ori %589, %594 : i32
              %596 = arith.cmpi sgt, %559, %c77 : i32
              %597 = arith.select %596, %c68, %c52 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = arith.cmpi sgt, %559, %c78 : i32
              %600 = arith.select %599, %c68, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %559, %c41 : i32
              %603 = arith.select %602, %c71, %c52 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = arith.cmpi sgt, %559, %c79 : i32
              %606 = arith.select %605, %c71, %c52 : i32
              %607 = arith.ori %601, %606 : i32
              %608 = vector.from_elements %580, %604, %583, %607 : vector<4xi32>
              scf.yield %555, %608 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62 : vector<4xi32>, vector<4xi32>
            }
            %609 = wave.opaque %252 : i32
            %610 = arith.cmpi sgt, %609, %185 : i32
            %611:2 = scf.if %610 -> (vector<4xi32>, vector<4xi32>) {
              %612 = arith.andi %326, %502#0 : vector<4xi32>
              %613 = arith.andi %329, %502#1 : vector<4xi32>
              scf.yield %612, %613 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %326, %329 : vector<4xi32>, vector<4xi32>
            }
            %614 = vector.bitcast %611#0 : vector<4xi32> to vector<16xi8>
            %615 = wave.fp8_decode "e5m2" packed %614 : vector<16xi8> -> vector<16xf16>
            %616 = wave.mma %615, %474, %450#2 : vector<16xf16>, vector<8xf32>
            %617 = vector.bitcast %611#1 : vector<4xi32> to vector<16xi8>
            %618 = wave.fp8_decode "e5m2" packed %617 : vector<16xi8> -> vector<16xf16>
            %619 = wave.mma %618, %481, %616 : vector<16xf16>, vector<8xf32>
            %620 = wave.opaque %619 : vector<8xf32>
            %621 = arith.addi %261, %35 : index
            %622 = arith.addi %621, %c80 : index
            %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %624 = arith.addi %269, %35 : index
            %625 = arith.addi %624, %c80 : index
            %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %627 = wave.opaque %252 : i32
            %628 = arith.cmpi sgt, %627, %185 : i32
            %629:2 = scf.if %628 -> (vector<4xi32>, vector<4xi32>) {
              %630 = arith.andi %343, %502#0 : vector<4xi32>
              %631 = arith.andi %346, %502#1 : vector<4xi32>
              scf.yield %630, %631 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %343, %346 : vector<4xi32>, vector<4xi32>
            }
            %632 = vector.bitcast %629#0 : vector<4xi32> to vector<16xi8>
            %633 = wave.fp8_decode "e5m2" packed %632 : vector<16xi8> -> vector<16xf16>
            %634 = wave.mma %633, %474, %450#3 : vector<16xf16>, vector<8xf32>
            %635 = vector.bitcast %629#1 : vector<4xi32> to vector<16xi8>
            %636 = wave.fp8_decode "e5m2" packed %635 : vector<16xi8> -> vector<16xf16>
            %637 = wave.mma %636, %481, %634 : vector<16xf16>, vector<8xf32>
            %638 = wave.opaque %637 : vector<8xf32>
            wave.pin
            %639 = wave.opaque %252 : i32
            %640 = arith.cmpi sgt, %639, %185 : i32
            %641:2 = scf.if %640 -> (vector<4xi32>, vector<4xi32>) {
              %642 = arith.andi %360, %502#0 : vector<4xi32>
              %643 = arith.andi %363, %502#1 : vector<4xi32>
              scf.yield %642, %643 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %360, %363 : vector<4xi32>, vector<4xi32>
            }
            %644 = vector.bitcast %641#0 : vector<4xi32> to vector<16xi8>
            %645 = wave.fp8_decode "e5m2" packed %644 : vector<16xi8> -> vector<16xf16>
            %646 = wave.mma %645, %474, %450#4 : vector<16xf16>, vector<8xf32>
            %647 = vector.bitcast %641#1 : vector<4xi32> to vector<16xi8>
            %648 = wave.fp8_decode "e5m2" packed %647 : vector<16xi8> -> vector<16xf16>
            %649 = wave.mma %648, %481, %646 : vector<16xf16>, vector<8xf32>
            %650 = wave.opaque %649 : vector<8xf32>
            wave.pin
            %651 = wave.opaque %252 : i32
            %652 = arith.cmpi slt, %651, %185 : i32
            %653:2 = scf.if %652 -> (vector<4xi32>, vector<4xi32>) {
              %654 = arith.addi %278, %35 : index
              %655 = arith.addi %654, %c24 : index
              %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %657 = arith.addi %286, %35 : index
              %658 = arith.addi %657, %c24 : index
              %659 = vector.load %kv[%658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %656, %659 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %641#0, %641#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %660 = wave.opaque %252 : i32
            %661 = arith.cmpi sgt, %660, %185 : i32
            %662:2 = scf.if %661 -> (vector<4xi32>, vector<4xi32>) {
              %663 = arith.andi %377, %502#0 : vector<4xi32>
              %664 = arith.andi %380, %502#1 : vector<4xi32>
              scf.yield %663, %664 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %377, %380 : vector<4xi32>, vector<4xi32>
            }
            %665 = vector.bitcast %662#0 : vector<4xi32> to vector<16xi8>
            %666 = wave.fp8_decode "e5m2" packed %665 : vector<16xi8> -> vector<16xf16>
            %667 = wave.mma %666, %474, %450#5 : vector<16xf16>, vector<8xf32>
            %668 = vector.bitcast %662#1 : vector<4xi32> to vector<16xi8>
            %669 = wave.fp8_decode "e5m2" packed %668 : vector<16xi8> -> vector<16xf16>
            %670 = wave.mma %669, %481, %667 : vector<16xf16>, vector<8xf32>
            %671 = wave.opaque %670 : vector<8xf32>
            wave.pin
            %672 = wave.opaque %252 : i32
            %673 = arith.cmpi slt, %672, %185 : i32
            %674:2 = scf.if %673 -> (vector<4xi32>, vector<4xi32>) {
              %675 = arith.addi %278, %35 : index
              %676 = arith.addi %675, %c33 : index
              %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %678 = arith.addi %286, %35 : index
              %679 = arith.addi %678, %c33 : index
              %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %677, %680 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %662#0, %662#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %681 = wave.opaque %252 : i32
            %682 = arith.cmpi sgt, %681, %185 : i32
            %683:2 = scf.if %682 -> (vector<4xi32>, vector<4xi32>) {
              %684 = arith.andi %394, %502#0 : vector<4xi32>
              %685 = arith.andi %397, %502#1 : vector<4xi32>
              scf.yield %684, %685 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %394, %397 : vector<4xi32>, vector<4xi32>
            }
            %686 = vector.bitcast %683#0 : vector<4xi32> to vector<16xi8>
            %687 = wave.fp8_decode "e5m2" packed %686 : vector<16xi8> -> vector<16xf16>
            %688 = wave.mma %687, %474, %450#6 : vector<16xf16>, vector<8xf32>
            %689 = vector.bitcast %683#1 : vector<4xi32> to vector<16xi8>
            %690 = wave.fp8_decode "e5m2" packed %689 : vector<16xi8> -> vector<16xf16>
            %691 = wave.mma %690, %481, %688 : vector<16xf16>, vector<8xf32>
            %692 = wave.opaque %691 : vector<8xf32>
            wave.pin
            %693 = wave.opaque %252 : i32
            %694 = arith.cmpi slt, %693, %185 : i32
            %695:2 = scf.if %694 -> (vector<4xi32>, vector<4xi32>) {
              %696 = arith.addi %278, %35 : index
              %697 = arith.addi %696, %c42 : index
              %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %699 = arith.addi %286, %35 : index
              %700 = arith.addi %699, %c42 : index
              %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %698, %701 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %683#0, %683#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %702 = wave.opaque %252 : i32
            %703 = arith.cmpi sgt, %702, %185 : i32
            %704:2 = scf.if %703 -> (vector<4xi32>, vector<4xi32>) {
              %705 = arith.andi %623, %502#0 : vector<4xi32>
              %706 = arith.andi %626, %502#1 : vector<4xi32>
              scf.yield %705, %706 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %623, %626 : vector<4xi32>, vector<4xi32>
            }
            %707 = vector.bitcast %704#0 : vector<4xi32> to vector<16xi8>
            %708 = wave.fp8_decode "e5m2" packed %707 : vector<16xi8> -> vector<16xf16>
            %709 = wave.mma %708, %474, %450#7 : vector<16xf16>, vector<8xf32>
            %710 = vector.bitcast %704#1 : vector<4xi32> to vector<16xi8>
            %711 = wave.fp8_decode "e5m2" packed %710 : vector<16xi8> -> vector<16xf16>
            %712 = wave.mma %711, %481, %709 : vector<16xf16>, vector<8xf32>
            %713 = wave.opaque %712 : vector<8xf32>
            wave.pin
            %714 = wave.opaque %252 : i32
            %715 = arith.cmpi slt, %714, %185 : i32
            %716:2 = scf.if %715 -> (vector<4xi32>, vector<4xi32>) {
              %717 = arith.addi %278, %35 : index
              %718 = arith.addi %717, %c25 : index
              %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %720 = arith.addi %286, %35 : index
              %721 = arith.addi %720, %c25 : index
              %722 = vector.load %kv[%721] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %719, %722 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %704#0, %704#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %653#0, %653#1, %674#0, %674#1, %695#0, %695#1, %716#0, %716#1, %450#0, %499, %620, %638, %650, %671, %692, %713 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %723 = wave.swap_halves %249#9 : f32
          %724 = arith.addf %249#9, %723 : f32
          scf.yield %249#8, %724, %249#10, %249#11, %249#12, %249#13, %249#14, %249#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %725 = wave.opaque %c24 : index
        %726 = arith.muli %8, %c23 : index
        %727 = arith.addi %726, %0 : index
        %728 = arith.addi %727, %725 : index
        %729 = arith.remui %0, %c9 : index
        %730 = arith.addi %729, %725 : index
        %731 = arith.remui %0, %c3 : index
        %732 = arith.addi %731, %725 : index
        %733 = arith.cmpi slt, %732, %c9 : index
        scf.if %733 {
          %734 = arith.muli %8, %c23 : index
          %735 = arith.addi %734, %732 : index
          memref.store %187#0, %6[%735] : memref<?xf32>
          %736 = arith.addi %735, %c3 : index
          memref.store %187#1, %6[%736] : memref<?xf32>
          %737 = arith.muli %8, %c43 : index
          %738 = arith.muli %2, %c9 : index
          %739 = arith.addi %737, %738 : index
          %740 = arith.addi %739, %732 : index
          %741 = vector.extract %187#2[0] : f32 from vector<8xf32>
          %742 = arith.addi %740, %c24 : index
          memref.store %741, %5[%742] : memref<?xf32>
          %743 = vector.extract %187#2[1] : f32 from vector<8xf32>
          %744 = arith.addi %740, %c3 : index
          memref.store %743, %5[%744] : memref<?xf32>
          %745 = vector.extract %187#2[2] : f32 from vector<8xf32>
          %746 = arith.addi %740, %c23 : index
          memref.store %745, %5[%746] : memref<?xf32>
          %747 = vector.extract %187#2[3] : f32 from vector<8xf32>
          %748 = arith.addi %740, %c31 : index
          memref.store %747, %5[%748] : memref<?xf32>
          %749 = vector.extract %187#2[4] : f32 from vector<8xf32>
          %750 = arith.addi %740, %c33 : index
          memref.store %749, %5[%750] : memref<?xf32>
          %751 = vector.extract %187#2[5] : f32 from vector<8xf32>
          %752 = arith.addi %740, %c35 : index
          memref.store %751, %5[%752] : memref<?xf32>
          %753 = vector.extract %187#2[6] : f32 from vector<8xf32>
          %754 = arith.addi %740, %c27 : index
          memref.store %753, %5[%754] : memref<?xf32>
          %755 = vector.extract %187#2[7] : f32 from vector<8xf32>
          %756 = arith.addi %740, %c81 : index
          memref.store %755, %5[%756] : memref<?xf32>
          %757 = vector.extract %187#3[0] : f32 from vector<8xf32>
          %758 = arith.addi %740, %c42 : index
          memref.store %757, %5[%758] : memref<?xf32>
          %759 = vector.extract %187#3[1] : f32 from vector<8xf32>
          %760 = arith.addi %740, %c82 : index
          memref.store %759, %5[%760] : memref<?xf32>
          %761 = vector.extract %187#3[2] : f32 from vector<8xf32>
          %762 = arith.addi %740, %c83 : index
          memref.store %761, %5[%762] : memref<?xf32>
          %763 = vector.extract %187#3[3] : f32 from vector<8xf32>
          %764 = arith.addi %740, %c84 : index
          memref.store %763, %5[%764] : memref<?xf32>
          %765 = vector.extract %187#3[4] : f32 from vector<8xf32>
          %766 = arith.addi %740, %c25 : index
          memref.store %765, %5[%766] : memref<?xf32>
          %767 = vector.extract %187#3[5] : f32 from vector<8xf32>
          %768 = arith.addi %740, %c85 : index
          memref.store %767, %5[%768] : memref<?xf32>
          %769 = vector.extract %187#3[6] : f32 from vector<8xf32>
          %770 = arith.addi %740, %c86 : index
          memref.store %769, %5[%770] : memref<?xf32>
          %771 = vector.extract %187#3[7] : f32 from vector<8xf32>
          %772 = arith.addi %740, %c87 : index
          memref.store %771, %5[%772] : memref<?xf32>
          %773 = vector.extract %187#4[0] : f32 from vector<8xf32>
          %774 = arith.addi %740, %c7 : index
          memref.store %773, %5[%774] : memref<?xf32>
          %775 = vector.extract %187#4[1] : f32 from vector<8xf32>
          %776 = arith.addi %740, %c88 : index
          memref.store %775, %5[%776] : memref<?xf32>
          %777 = vector.extract %187#4[2] : f32 from vector<8xf32>
          %778 = arith.addi %740, %c89 : index
          memref.store %777, %5[%778] : memref<?xf32>
          %779 = vector.extract %187#4[3] : f32 from vector<8xf32>
          %780 = arith.addi %740, %c90 : index
          memref.store %779, %5[%780] : memref<?xf32>
          %781 = vector.extract %187#4[4] : f32 from vector<8xf32>
          %782 = arith.addi %740, %c53 : index
          memref.store %781, %5[%782] : memref<?xf32>
          %783 = vector.extract %187#4[5] : f32 from vector<8xf32>
          %784 = arith.addi %740, %c91 : index
          memref.store %783, %5[%784] : memref<?xf32>
          %785 = vector.extract %187#4[6] : f32 from vector<8xf32>
          %786 = arith.addi %740, %c92 : index
          memref.store %785, %5[%786] : memref<?xf32>
          %787 = vector.extract %187#4[7] : f32 from vector<8xf32>
          %788 = arith.addi %740, %c93 : index
          memref.store %787, %5[%788] : memref<?xf32>
          %789 = vector.extract %187#5[0] : f32 from vector<8xf32>
          %790 = arith.addi %740, %c54 : index
          memref.store %789, %5[%790] : memref<?xf32>
          %791 = vector.extract %187#5[1] : f32 from vector<8xf32>
          %792 = arith.addi %740, %c94 : index
          memref.store %791, %5[%792] : memref<?xf32>
          %793 = vector.extract %187#5[2] : f32 from vector<8xf32>
          %794 = arith.addi %740, %c95 : index
          memref.store %793, %5[%794] : memref<?xf32>
          %795 = vector.extract %187#5[3] : f32 from vector<8xf32>
          %796 = arith.addi %740, %c96 : index
          memref.store %795, %5[%796] : memref<?xf32>
          %797 = vector.extract %187#5[4] : f32 from vector<8xf32>
          %798 = arith.addi %740, %c55 : index
          memref.store %797, %5[%798] : memref<?xf32>
          %799 = vector.extract %187#5[5] : f32 from vector<8xf32>
          %800 = arith.addi %740, %c97 : index
          memref.store %799, %5[%800] : memref<?xf32>
          %801 = vector.extract %187#5[6] : f32 from vector<8xf32>
          %802 = arith.addi %740, %c98 : index
          memref.store %801, %5[%802] : memref<?xf32>
          %803 = vector.extract %187#5[7] : f32 from vector<8xf32>
          %804 = arith.addi %740, %c99 : index
          memref.store %803, %5[%804] : memref<?xf32>
        }
        wave.barrier
        %805 = arith.addi %730, %c24 : index
        %806 = memref.load %6[%805] : memref<?xf32>
        %807 = arith.addi %730, %c3 : index
        %808 = memref.load %6[%807] : memref<?xf32>
        %809 = arith.addi %730, %c23 : index
        %810 = memref.load %6[%809] : memref<?xf32>
        %811 = arith.addi %730, %c31 : index
        %812 = memref.load %6[%811] : memref<?xf32>
        %813 = arith.addi %730, %c33 : index
        %814 = memref.load %6[%813] : memref<?xf32>
        %815 = arith.addi %730, %c35 : index
        %816 = memref.load %6[%815] : memref<?xf32>
        %817 = arith.addi %730, %c27 : index
        %818 = memref.load %6[%817] : memref<?xf32>
        %819 = arith.addi %730, %c81 : index
        %820 = memref.load %6[%819] : memref<?xf32>
        %821 = arith.addi %730, %c42 : index
        %822 = memref.load %6[%821] : memref<?xf32>
        %823 = arith.addi %730, %c82 : index
        %824 = memref.load %6[%823] : memref<?xf32>
        %825 = arith.addi %730, %c83 : index
        %826 = memref.load %6[%825] : memref<?xf32>
        %827 = arith.addi %730, %c84 : index
        %828 = memref.load %6[%827] : memref<?xf32>
        %829 = arith.addi %730, %c25 : index
        %830 = memref.load %6[%829] : memref<?xf32>
        %831 = arith.addi %730, %c85 : index
        %832 = memref.load %6[%831] : memref<?xf32>
        %833 = arith.addi %730, %c86 : index
        %834 = memref.load %6[%833] : memref<?xf32>
        %835 = arith.addi %730, %c87 : index
        %836 = memref.load %6[%835] : memref<?xf32>
        %837 = arith.maxnumf %806, %810 fastmath<nnan> : f32
        %838 = arith.subf %806, %837 : f32
        %839 = wave.exp2 %838 : f32
        %840 = arith.subf %810, %837 : f32
        %841 = wave.exp2 %840 : f32
        %842 = arith.mulf %808, %839 : f32
        %843 = math.fma %812, %841, %842 : f32
        %844 = arith.maxnumf %837, %814 fastmath<nnan> : f32
        %845 = arith.subf %837, %844 : f32
        %846 = wave.exp2 %845 : f32
        %847 = arith.subf %814, %844 : f32
        %848 = wave.exp2 %847 : f32
        %849 = arith.mulf %843, %846 : f32
        %850 = math.fma %816, %848, %849 : f32
        %851 = arith.maxnumf %844, %818 fastmath<nnan> : f32
        %852 = arith.subf %844, %851 : f32
        %853 = wave.exp2 %852 : f32
        %854 = arith.subf %818, %851 : f32
        %855 = wave.exp2 %854 : f32
        %856 = arith.mulf %850, %853 : f32
        %857 = math.fma %820, %855, %856 : f32
        %858 = arith.maxnumf %851, %822 fastmath<nnan> : f32
        %859 = arith.subf %851, %858 : f32
        %860 = wave.exp2 %859 : f32
        %861 = arith.subf %822, %858 : f32
        %862 = wave.exp2 %861 : f32
        %863 = arith.mulf %857, %860 : f32
        %864 = math.fma %824, %862, %863 : f32
        %865 = arith.maxnumf %858, %826 fastmath<nnan> : f32
        %866 = arith.subf %858, %865 : f32
        %867 = wave.exp2 %866 : f32
        %868 = arith.subf %826, %865 : f32
        %869 = wave.exp2 %868 : f32
        %870 = arith.mulf %864, %867 : f32
        %871 = math.fma %828, %869, %870 : f32
        %872 = arith.maxnumf %865, %830 fastmath<nnan> : f32
        %873 = arith.subf %865, %872 : f32
        %874 = wave.exp2 %873 : f32
        %875 = arith.subf %830, %872 : f32
        %876 = wave.exp2 %875 : f32
        %877 = arith.mulf %871, %874 : f32
        %878 = math.fma %832, %876, %877 : f32
        %879 = arith.maxnumf %872, %834 fastmath<nnan> : f32
        %880 = arith.subf %872, %879 : f32
        %881 = wave.exp2 %880 : f32
        %882 = arith.subf %834, %879 : f32
        %883 = wave.exp2 %882 : f32
        %884 = arith.mulf %878, %881 : f32
        %885 = math.fma %836, %883, %884 : f32
        %886 = arith.addi %728, %c24 : index
        %887 = arith.addi %886, %c24 : index
        %888 = memref.load %5[%887] : memref<?xf32>
        %889 = arith.addi %886, %c43 : index
        %890 = memref.load %5[%889] : memref<?xf32>
        %891 = arith.addi %886, %c44 : index
        %892 = memref.load %5[%891] : memref<?xf32>
        %893 = arith.addi %886, %c5 : index
        %894 = memref.load %5[%893] : memref<?xf32>
        %895 = arith.addi %886, %c100 : index
        %896 = memref.load %5[%895] : memref<?xf32>
        %897 = arith.addi %886, %c101 : index
        %898 = memref.load %5[%897] : memref<?xf32>
        %899 = arith.addi %886, %c102 : index
        %900 = memref.load %5[%899] : memref<?xf32>
        %901 = arith.addi %886, %c103 : index
        %902 = memref.load %5[%901] : memref<?xf32>
        %903 = arith.mulf %888, %839 : f32
        %904 = math.fma %890, %841, %903 : f32
        %905 = arith.mulf %904, %846 : f32
        %906 = math.fma %892, %848, %905 : f32
        %907 = arith.mulf %906, %853 : f32
        %908 = math.fma %894, %855, %907 : f32
        %909 = arith.mulf %908, %860 : f32
        %910 = math.fma %896, %862, %909 : f32
        %911 = arith.mulf %910, %867 : f32
        %912 = math.fma %898, %869, %911 : f32
        %913 = arith.mulf %912, %874 : f32
        %914 = math.fma %900, %876, %913 : f32
        %915 = arith.mulf %914, %881 : f32
        %916 = math.fma %902, %883, %915 : f32
        %917 = arith.addi %728, %c7 : index
        %918 = arith.addi %917, %c24 : index
        %919 = memref.load %5[%918] : memref<?xf32>
        %920 = arith.addi %917, %c43 : index
        %921 = memref.load %5[%920] : memref<?xf32>
        %922 = arith.addi %917, %c44 : index
        %923 = memref.load %5[%922] : memref<?xf32>
        %924 = arith.addi %917, %c5 : index
        %925 = memref.load %5[%924] : memref<?xf32>
        %926 = arith.addi %917, %c100 : index
        %927 = memref.load %5[%926] : memref<?xf32>
        %928 = arith.addi %917, %c101 : index
        %929 = memref.load %5[%928] : memref<?xf32>
        %930 = arith.addi %917, %c102 : index
        %931 = memref.load %5[%930] : memref<?xf32>
        %932 = arith.addi %917, %c103 : index
        %933 = memref.load %5[%932] : memref<?xf32>
        %934 = arith.mulf %919, %839 : f32
        %935 = math.fma %921, %841, %934 : f32
        %936 = arith.mulf %935, %846 : f32
        %937 = math.fma %923, %848, %936 : f32
        %938 = arith.mulf %937, %853 : f32
        %939 = math.fma %925, %855, %938 : f32
        %940 = arith.mulf %939, %860 : f32
        %941 = math.fma %927, %862, %940 : f32
        %942 = arith.mulf %941, %867 : f32
        %943 = math.fma %929, %869, %942 : f32
        %944 = arith.mulf %943, %874 : f32
        %945 = math.fma %931, %876, %944 : f32
        %946 = arith.mulf %945, %881 : f32
        %947 = math.fma %933, %883, %946 : f32
        wave.barrier
        scf.if %733 {
          %948 = arith.muli %8, %c43 : index
          %949 = arith.muli %2, %c9 : index
          %950 = arith.addi %948, %949 : index
          %951 = arith.addi %950, %732 : index
          %952 = vector.extract %187#6[0] : f32 from vector<8xf32>
          %953 = arith.addi %951, %c24 : index
          memref.store %952, %5[%953] : memref<?xf32>
          %954 = vector.extract %187#6[1] : f32 from vector<8xf32>
          %955 = arith.addi %951, %c3 : index
          memref.store %954, %5[%955] : memref<?xf32>
          %956 = vector.extract %187#6[2] : f32 from vector<8xf32>
          %957 = arith.addi %951, %c23 : index
          memref.store %956, %5[%957] : memref<?xf32>
          %958 = vector.extract %187#6[3] : f32 from vector<8xf32>
          %959 = arith.addi %951, %c31 : index
          memref.store %958, %5[%959] : memref<?xf32>
          %960 = vector.extract %187#6[4] : f32 from vector<8xf32>
          %961 = arith.addi %951, %c33 : index
          memref.store %960, %5[%961] : memref<?xf32>
          %962 = vector.extract %187#6[5] : f32 from vector<8xf32>
          %963 = arith.addi %951, %c35 : index
          memref.store %962, %5[%963] : memref<?xf32>
          %964 = vector.extract %187#6[6] : f32 from vector<8xf32>
          %965 = arith.addi %951, %c27 : index
          memref.store %964, %5[%965] : memref<?xf32>
          %966 = vector.extract %187#6[7] : f32 from vector<8xf32>
          %967 = arith.addi %951, %c81 : index
          memref.store %966, %5[%967] : memref<?xf32>
          %968 = vector.extract %187#7[0] : f32 from vector<8xf32>
          %969 = arith.addi %951, %c42 : index
          memref.store %968, %5[%969] : memref<?xf32>
          %970 = vector.extract %187#7[1] : f32 from vector<8xf32>
          %971 = arith.addi %951, %c82 : index
          memref.store %970, %5[%971] : memref<?xf32>
          %972 = vector.extract %187#7[2] : f32 from vector<8xf32>
          %973 = arith.addi %951, %c83 : index
          memref.store %972, %5[%973] : memref<?xf32>
          %974 = vector.extract %187#7[3] : f32 from vector<8xf32>
          %975 = arith.addi %951, %c84 : index
          memref.store %974, %5[%975] : memref<?xf32>
          %976 = vector.extract %187#7[4] : f32 from vector<8xf32>
          %977 = arith.addi %951, %c25 : index
          memref.store %976, %5[%977] : memref<?xf32>
          %978 = vector.extract %187#7[5] : f32 from vector<8xf32>
          %979 = arith.addi %951, %c85 : index
          memref.store %978, %5[%979] : memref<?xf32>
          %980 = vector.extract %187#7[6] : f32 from vector<8xf32>
          %981 = arith.addi %951, %c86 : index
          memref.store %980, %5[%981] : memref<?xf32>
          %982 = vector.extract %187#7[7] : f32 from vector<8xf32>
          %983 = arith.addi %951, %c87 : index
          memref.store %982, %5[%983] : memref<?xf32>
        }
        wave.barrier
        %984 = arith.addi %728, %c24 : index
        %985 = arith.addi %984, %c24 : index
        %986 = memref.load %5[%985] : memref<?xf32>
        %987 = arith.addi %984, %c43 : index
        %988 = memref.load %5[%987] : memref<?xf32>
        %989 = arith.addi %984, %c44 : index
        %990 = memref.load %5[%989] : memref<?xf32>
        %991 = arith.addi %984, %c5 : index
        %992 = memref.load %5[%991] : memref<?xf32>
        %993 = arith.addi %984, %c100 : index
        %994 = memref.load %5[%993] : memref<?xf32>
        %995 = arith.addi %984, %c101 : index
        %996 = memref.load %5[%995] : memref<?xf32>
        %997 = arith.addi %984, %c102 : index
        %998 = memref.load %5[%997] : memref<?xf32>
        %999 = arith.addi %984, %c103 : index
        %1000 = memref.load %5[%999] : memref<?xf32>
        %1001 = arith.mulf %986, %839 : f32
        %1002 = math.fma %988, %841, %1001 : f32
        %1003 = arith.mulf %1002, %846 : f32
        %1004 = math.fma %990, %848, %1003 : f32
        %1005 = arith.mulf %1004, %853 : f32
        %1006 = math.fma %992, %855, %1005 : f32
        %1007 = arith.mulf %1006, %860 : f32
        %1008 = math.fma %994, %862, %1007 : f32
        %1009 = arith.mulf %1008, %867 : f32
        %1010 = math.fma %996, %869, %1009 : f32
        %1011 = arith.mulf %1010, %874 : f32
        %1012 = math.fma %998, %876, %1011 : f32
        %1013 = arith.mulf %1012, %881 : f32
        %1014 = math.fma %1000, %883, %1013 : f32
        %1015 = arith.cmpi eq, %42, %c18 : i32
        scf.if %1015 {
          %1016 = arith.addi %kvHeads, %15 : index
          %1017 = memref.load %scales[%1016] : memref<?xf32>
          %1018 = arith.divf %1017, %885 : f32
          %1019 = arith.addi %17, %730 : index
          %1020 = arith.cmpi slt, %1019, %groupSize : index
          scf.if %1020 {
            %1021 = arith.muli %15, %groupSize : index
            %1022 = arith.addi %1021, %1019 : index
            %1023 = arith.muli %1022, %c27 : index
            %1024 = arith.muli %heads, %c27 : index
            %1025 = arith.addi %728, %c24 : index
            %1026 = arith.mulf %916, %1018 : f32
            %1027 = arith.addf %1026, %c48 : f32
            %1028 = arith.minimumf %1027, %c105 : f32
            %1029 = arith.maximumf %1028, %c106 : f32
            %1030 = arith.truncf %1029 : f32 to f16
            %1031 = arith.divui %1025, %c9 : index
            %1032 = arith.addi %1023, %1031 : index
            %1033 = arith.divui %24, %outTileRows : index
            %1034 = arith.divui %1024, %c3 : index
            %1035 = arith.muli %1033, %1034 : index
            %1036 = arith.divui %1032, %c3 : index
            %1037 = arith.addi %1035, %1036 : index
            %1038 = arith.muli %1037, %c10 : index
            %1039 = arith.remui %1032, %c3 : index
            %1040 = arith.divui %1039, %c9 : index
            %1041 = arith.addi %1038, %1040 : index
            %1042 = arith.muli %outTileRows, %c9 : index
            %1043 = arith.muli %1041, %1042 : index
            %1044 = arith.remui %24, %outTileRows : index
            %1045 = arith.muli %1044, %c9 : index
            %1046 = arith.addi %1043, %1045 : index
            %1047 = arith.remui %1032, %c9 : index
            %1048 = arith.addi %1046, %1047 : index
            memref.store %1030, %out[%1048] : memref<?xf16>
            %1049 = arith.addi %728, %c7 : index
            %1050 = arith.mulf %947, %1018 : f32
            %1051 = arith.addf %1050, %c48 : f32
            %1052 = arith.minimumf %1051, %c105 : f32
            %1053 = arith.maximumf %1052, %c106 : f32
            %1054 = arith.truncf %1053 : f32 to f16
            %1055 = arith.divui %1049, %c9 : index
            %1056 = arith.addi %1023, %1055 : index
            %1057 = arith.divui %24, %outTileRows : index
            %1058 = arith.divui %1024, %c3 : index
            %1059 = arith.muli %1057, %1058 : index
            %1060 = arith.divui %1056, %c3 : index
            %1061 = arith.addi %1059, %1060 : index
            %1062 = arith.muli %1061, %c10 : index
            %1063 = arith.remui %1056, %c3 : index
            %1064 = arith.divui %1063, %c9 : index
            %1065 = arith.addi %1062, %1064 : index
            %1066 = arith.muli %outTileRows, %c9 : index
            %1067 = arith.muli %1065, %1066 : index
            %1068 = arith.remui %24, %outTileRows : index
            %1069 = arith.muli %1068, %c9 : index
            %1070 = arith.addi %1067, %1069 : index
            %1071 = arith.remui %1056, %c9 : index
            %1072 = arith.addi %1070, %1071 : index
            memref.store %1054, %out[%1072] : memref<?xf16>
            %1073 = arith.addi %728, %c43 : index
            %1074 = arith.mulf %1014, %1018 : f32
            %1075 = arith.addf %1074, %c48 : f32
            %1076 = arith.minimumf %1075, %c105 : f32
            %1077 = arith.maximumf %1076, %c106 : f32
            %1078 = arith.truncf %1077 : f32 to f16
            %1079 = arith.divui %1073, %c9 : index
            %1080 = arith.addi %1023, %1079 : index
            %1081 = arith.divui %24, %outTileRows : index
            %1082 = arith.divui %1024, %c3 : index
            %1083 = arith.muli %1081, %1082 : index
            %1084 = arith.divui %1080, %c3 : index
            %1085 = arith.addi %1083, %1084 : index
            %1086 = arith.muli %1085, %c10 : index
            %1087 = arith.remui %1080, %c3 : index
            %1088 = arith.divui %1087, %c9 : index
            %1089 = arith.addi %1086, %1088 : index
            %1090 = arith.muli %outTileRows, %c9 : index
            %1091 = arith.muli %1089, %1090 : index
            %1092 = arith.remui %24, %outTileRows : index
            %1093 = arith.muli %1092, %c9 : index
            %1094 = arith.addi %1091, %1093 : index
            %1095 = arith.remui %1080, %c9 : index
            %1096 = arith.addi %1094, %1095 : index
            memref.store %1078, %out[%1096] : memref<?xf16>
          }
        } else {
          %1097 = arith.addi %ranges, %groups : index
          %1098 = arith.muli %9, %1097 : index
          %1099 = arith.index_castui %179 : i32 to index
          %1100 = arith.addi %1098, %1099 : index
          %1101 = arith.muli %1100, %c109 : index
          %1102 = arith.addi %728, %c24 : index
          %1103 = arith.addi %1101, %1102 : index
          memref.store %916, %partial[%1103] : memref<?xf32>
          %1104 = arith.addi %728, %c7 : index
          %1105 = arith.addi %1101, %1104 : index
          memref.store %947, %partial[%1105] : memref<?xf32>
          %1106 = arith.addi %728, %c43 : index
          %1107 = arith.addi %1101, %1106 : index
          memref.store %1014, %partial[%1107] : memref<?xf32>
          %1108 = arith.cmpi slt, %728, %c9 : index
          scf.if %1108 {
            %1109 = arith.addi %1101, %c16 : index
            %1110 = arith.addi %1109, %728 : index
            memref.store %879, %partial[%1110] : memref<?xf32>
            %1111 = arith.addi %1110, %c9 : index
            memref.store %885, %partial[%1111] : memref<?xf32>
          }
          %1112 = arith.addi %42, %c72 : i32
          %1113 = arith.divui %1112, %c73 : i32
          %1114 = arith.divui %179, %c73 : i32
          %1115 = arith.addi %groups, %c4 : index
          %1116 = arith.muli %9, %1115 : index
          %1117 = arith.muli %1114, %c73 : i32
          %1118 = arith.subi %42, %1117 : i32
          %1119 = arith.minsi %1118, %c73 : i32
          %1120 = arith.index_castui %1114 : i32 to index
          %1121 = arith.addi %1116, %1120 : index
          %1122 = arith.index_castui %1119 : i32 to index
          %1123 = wave.arrive %counters[%1121], %1122 : memref<?xi32>
          scf.if %1123 {
            %1124 = arith.muli %1114, %c73 : i32
            %1131:5 = scf.for %1125 = %c52 to %1119 step %c73 iter_args(%1126 = %c47, %1127 = %c48, %1128 = %c48, %1129 = %c48, %1130 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1132 = arith.addi %1125, %c52 : i32
              %1133 = arith.subi %1119, %c18 : i32
              %1134 = arith.minsi %1132, %1133 : i32
              %1135 = arith.addi %1124, %1134 : i32
              %1136 = arith.addi %ranges, %groups : index
              %1137 = arith.muli %9, %1136 : index
              %1138 = arith.index_castui %1135 : i32 to index
              %1139 = arith.addi %1137, %1138 : index
              %1140 = arith.muli %1139, %c109 : index
              %1141 = arith.addi %1140, %c16 : index
              %1142 = arith.addi %1141, %730 : index
              %1143 = memref.load %partial[%1142] : memref<?xf32>
              %1144 = arith.cmpi slt, %1132, %1119 : i32
              %1145 = arith.select %1144, %1143, %c47 : f32
              %1146 = arith.addi %1140, %728 : index
              %1147 = arith.addi %1146, %c24 : index
              %1148 = memref.load %partial[%1147] : memref<?xf32>
              %1149 = arith.addi %1140, %728 : index
              %1150 = arith.addi %1149, %c7 : index
              %1151 = memref.load %partial[%1150] : memref<?xf32>
              %1152 = arith.addi %1140, %728 : index
              %1153 = arith.addi %1152, %c43 : index
              %1154 = memref.load %partial[%1153] : memref<?xf32>
              %1155 = arith.addi %1142, %c9 : index
              %1156 = memref.load %partial[%1155] : memref<?xf32>
              %1157 = arith.addi %1125, %c18 : i32
              %1158 = arith.subi %1119, %c18 : i32
              %1159 = arith.minsi %1157, %1158 : i32
              %1160 = arith.addi %1124, %1159 : i32
              %1161 = arith.addi %ranges, %groups : index
              %1162 = arith.muli %9, %1161 : index
              %1163 = arith.index_castui %1160 : i32 to index
              %1164 = arith.addi %1162, %1163 : index
              %1165 = arith.muli %1164, %c109 : index
              %1166 = arith.addi %1165, %c16 : index
              %1167 = arith.addi %1166, %730 : index
              %1168 = memref.load %partial[%1167] : memref<?xf32>
              %1169 = arith.cmpi slt, %1157, %1119 : i32
              %1170 = arith.select %1169, %1168, %c47 : f32
              %1171 = arith.addi %1165, %728 : index
              %1172 = arith.addi %1171, %c24 : index
              %1173 = memref.load %partial[%1172] : memref<?xf32>
              %1174 = arith.addi %1165, %728 : index
              %1175 = arith.addi %1174, %c7 : index
              %1176 = memref.load %partial[%1175] : memref<?xf32>
              %1177 = arith.addi %1165, %728 : index
              %1178 = arith.addi %1177, %c43 : index
              %1179 = memref.load %partial[%1178] : memref<?xf32>
              %1180 = arith.addi %1167, %c9 : index
              %1181 = memref.load %partial[%1180] : memref<?xf32>
              %1182 = arith.addi %1125, %c64 : i32
              %1183 = arith.subi %1119, %c18 : i32
              %1184 = arith.minsi %1182, %1183 : i32
              %1185 = arith.addi %1124, %1184 : i32
              %1186 = arith.addi %ranges, %groups : index
              %1187 = arith.muli %9, %1186 : index
              %1188 = arith.index_castui %1185 : i32 to index
              %1189 = arith.addi %1187, %1188 : index
              %1190 = arith.muli %1189, %c109 : index
              %1191 = arith.addi %1190, %c16 : index
              %1192 = arith.addi %1191, %730 : index
              %1193 = memref.load %partial[%1192] : memref<?xf32>
              %1194 = arith.cmpi slt, %1182, %1119 : i32
              %1195 = arith.select %1194, %1193, %c47 : f32
              %1196 = arith.addi %1190, %728 : index
              %1197 = arith.addi %1196, %c24 : index
              %1198 = memref.load %partial[%1197] : memref<?xf32>
              %1199 = arith.addi %1190, %728 : index
              %1200 = arith.addi %1199, %c7 : index
              %1201 = memref.load %partial[%1200] : memref<?xf32>
              %1202 = arith.addi %1190, %728 : index
              %1203 = arith.addi %1202, %c43 : index
              %1204 = memref.load %partial[%1203] : memref<?xf32>
              %1205 = arith.addi %1192, %c9 : index
              %1206 = memref.load %partial[%1205] : memref<?xf32>
              %1207 = arith.addi %1125, %c66 : i32
              %1208 = arith.subi %1119, %c18 : i32
              %1209 = arith.minsi %1207, %1208 : i32
              %1210 = arith.addi %1124, %1209 : i32
              %1211 = arith.addi %ranges, %groups : index
              %1212 = arith.muli %9, %1211 : index
              %1213 = arith.index_castui %1210 : i32 to index
              %1214 = arith.addi %1212, %1213 : index
              %1215 = arith.muli %1214, %c109 : index
              %1216 = arith.addi %1215, %c16 : index
              %1217 = arith.addi %1216, %730 : index
              %1218 = memref.load %partial[%1217] : memref<?xf32>
              %1219 = arith.cmpi slt, %1207, %1119 : i32
              %1220 = arith.select %1219, %1218, %c47 : f32
              %1221 = arith.addi %1215, %728 : index
              %1222 = arith.addi %1221, %c24 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.addi %1215, %728 : index
              %1225 = arith.addi %1224, %c7 : index
              %1226 = memref.load %partial[%1225] : memref<?xf32>
              %1227 = arith.addi %1215, %728 : index
              %1228 = arith.addi %1227, %c43 : index
              %1229 = memref.load %partial[%1228] : memref<?xf32>
              %1230 = arith.addi %1217, %c9 : index
              %1231 = memref.load %partial[%1230] : memref<?xf32>
              %1232 = arith.addi %1125, %c67 : i32
              %1233 = arith.subi %1119, %c18 : i32
              %1234 = arith.minsi %1232, %1233 : i32
              %1235 = arith.addi %1124, %1234 : i32
              %1236 = arith.addi %ranges, %groups : index
              %1237 = arith.muli %9, %1236 : index
              %1238 = arith.index_castui %1235 : i32 to index
              %1239 = arith.addi %1237, %1238 : index
              %1240 = arith.muli %1239, %c109 : index
              %1241 = arith.addi %1240, %c16 : index
              %1242 = arith.addi %1241, %730 : index
              %1243 = memref.load %partial[%1242] : memref<?xf32>
              %1244 = arith.cmpi slt, %1232, %1119 : i32
              %1245 = arith.select %1244, %1243, %c47 : f32
              %1246 = arith.addi %1240, %728 : index
              %1247 = arith.addi %1246, %c24 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.addi %1240, %728 : index
              %1250 = arith.addi %1249, %c7 : index
              %1251 = memref.load %partial[%1250] : memref<?xf32>
              %1252 = arith.addi %1240, %728 : index
              %1253 = arith.addi %1252, %c43 : index
              %1254 = memref.load %partial[%1253] : memref<?xf32>
              %1255 = arith.addi %1242, %c9 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %1125, %c69 : i32
              %1258 = arith.subi %1119, %c18 : i32
              %1259 = arith.minsi %1257, %1258 : i32
              %1260 = arith.addi %1124, %1259 : i32
              %1261 = arith.addi %ranges, %groups : index
              %1262 = arith.muli %9, %1261 : index
              %1263 = arith.index_castui %1260 : i32 to index
              %1264 = arith.addi %1262, %1263 : index
              %1265 = arith.muli %1264, %c109 : index
              %1266 = arith.addi %1265, %c16 : index
              %1267 = arith.addi %1266, %730 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.cmpi slt, %1257, %1119 : i32
              %1270 = arith.select %1269, %1268, %c47 : f32
              %1271 = arith.addi %1265, %728 : index
              %1272 = arith.addi %1271, %c24 : index
              %1273 = memref.load %partial[%1272] : memref<?xf32>
              %1274 = arith.addi %1265, %728 : index
              %1275 = arith.addi %1274, %c7 : index
              %1276 = memref.load %partial[%1275] : memref<?xf32>
              %1277 = arith.addi %1265, %728 : index
              %1278 = arith.addi %1277, %c43 : index
              %1279 = memref.load %partial[%1278] : memref<?xf32>
              %1280 = arith.addi %1267, %c9 : index
              %1281 = memref.load %partial[%1280] : memref<?xf32>
              %1282 = arith.addi %1125, %c70 : i32
              %1283 = arith.subi %1119, %c18 : i32
              %1284 = arith.minsi %1282, %1283 : i32
              %1285 = arith.addi %1124, %1284 : i32
              %1286 = arith.addi %ranges, %groups : index
              %1287 = arith.muli %9, %1286 : index
              %1288 = arith.index_castui %1285 : i32 to index
              %1289 = arith.addi %1287, %1288 : index
              %1290 = arith.muli %1289, %c109 : index
              %1291 = arith.addi %1290, %c16 : index
              %1292 = arith.addi %1291, %730 : index
              %1293 = memref.load %partial[%1292] : memref<?xf32>
              %1294 = arith.cmpi slt, %1282, %1119 : i32
              %1295 = arith.select %1294, %1293, %c47 : f32
              %1296 = arith.addi %1290, %728 : index
              %1297 = arith.addi %1296, %c24 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1290, %728 : index
              %1300 = arith.addi %1299, %c7 : index
              %1301 = memref.load %partial[%1300] : memref<?xf32>
              %1302 = arith.addi %1290, %728 : index
              %1303 = arith.addi %1302, %c43 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1292, %c9 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1125, %c72 : i32
              %1308 = arith.subi %1119, %c18 : i32
              %1309 = arith.minsi %1307, %1308 : i32
              %1310 = arith.addi %1124, %1309 : i32
              %1311 = arith.addi %ranges, %groups : index
              %1312 = arith.muli %9, %1311 : index
              %1313 = arith.index_castui %1310 : i32 to index
              %1314 = arith.addi %1312, %1313 : index
              %1315 = arith.muli %1314, %c109 : index
              %1316 = arith.addi %1315, %c16 : index
              %1317 = arith.addi %1316, %730 : index
              %1318 = memref.load %partial[%1317] : memref<?xf32>
              %1319 = arith.cmpi slt, %1307, %1119 : i32
              %1320 = arith.select %1319, %1318, %c47 : f32
              %1321 = arith.addi %1315, %728 : index
              %1322 = arith.addi %1321, %c24 : index
              %1323 = memref.load %partial[%1322] : memref<?xf32>
              %1324 = arith.addi %1315, %728 : index
              %1325 = arith.addi %1324, %c7 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.addi %1315, %728 : index
              %1328 = arith.addi %1327, %c43 : index
              %1329 = memref.load %partial[%1328] : memref<?xf32>
              %1330 = arith.addi %1317, %c9 : index
              %1331 = memref.load %partial[%1330] : memref<?xf32>
              %1332 = arith.maxnumf %1126, %1145 fastmath<nnan> : f32
              %1333 = arith.subf %1126, %1332 : f32
              %1334 = wave.exp2 %1333 : f32
              %1335 = arith.subf %1145, %1332 : f32
              %1336 = wave.exp2 %1335 : f32
              %1337 = arith.mulf %1127, %1334 : f32
              %1338 = math.fma %1156, %1336, %1337 : f32
              %1339 = arith.mulf %1128, %1334 : f32
              %1340 = math.fma %1148, %1336, %1339 : f32
              %1341 = arith.mulf %1129, %1334 : f32
              %1342 = math.fma %1151, %1336, %1341 : f32
              %1343 = arith.mulf %1130, %1334 : f32
              %1344 = math.fma %1154, %1336, %1343 : f32
              %1345 = arith.maxnumf %1332, %1170 fastmath<nnan> : f32
              %1346 = arith.subf %1332, %1345 : f32
              %1347 = wave.exp2 %1346 : f32
              %1348 = arith.subf %1170, %1345 : f32
              %1349 = wave.exp2 %1348 : f32
              %1350 = arith.mulf %1338, %1347 : f32
              %1351 = math.fma %1181, %1349, %1350 : f32
              %1352 = arith.mulf %1340, %1347 : f32
              %1353 = math.fma %1173, %1349, %1352 : f32
              %1354 = arith.mulf %1342, %1347 : f32
              %1355 = math.fma %1176, %1349, %1354 : f32
              %1356 = arith.mulf %1344, %1347 : f32
              %1357 = math.fma %1179, %1349, %1356 : f32
              %1358 = arith.maxnumf %1345, %1195 fastmath<nnan> : f32
              %1359 = arith.subf %1345, %1358 : f32
              %1360 = wave.exp2 %1359 : f32
              %1361 = arith.subf %1195, %1358 : f32
              %1362 = wave.exp2 %1361 : f32
              %1363 = arith.mulf %1351, %1360 : f32
              %1364 = math.fma %1206, %1362, %1363 : f32
              %1365 = arith.mulf %1353, %1360 : f32
              %1366 = math.fma %1198, %1362, %1365 : f32
              %1367 = arith.mulf %1355, %1360 : f32
              %1368 = math.fma %1201, %1362, %1367 : f32
              %1369 = arith.mulf %1357, %1360 : f32
              %1370 = math.fma %1204, %1362, %1369 : f32
              %1371 = arith.maxnumf %1358, %1220 fastmath<nnan> : f32
              %1372 = arith.subf %1358, %1371 : f32
              %1373 = wave.exp2 %1372 : f32
              %1374 = arith.subf %1220, %1371 : f32
              %1375 = wave.exp2 %1374 : f32
              %1376 = arith.mulf %1364, %1373 : f32
              %1377 = math.fma %1231, %1375, %1376 : f32
              %1378 = arith.mulf %1366, %1373 : f32
              %1379 = math.fma %1223, %1375, %1378 : f32
              %1380 = arith.mulf %1368, %1373 : f32
              %1381 = math.fma %1226, %1375, %1380 : f32
              %1382 = arith.mulf %1370, %1373 : f32
              %1383 = math.fma %1229, %1375, %1382 : f32
              %1384 = arith.maxnumf %1371, %1245 fastmath<nnan> : f32
              %1385 = arith.subf %1371, %1384 : f32
              %1386 = wave.exp2 %1385 : f32
              %1387 = arith.subf %1245, %1384 : f32
              %1388 = wave.exp2 %1387 : f32
              %1389 = arith.mulf %1377, %1386 : f32
              %1390 = math.fma %1256, %1388, %1389 : f32
              %1391 = arith.mulf %1379, %1386 : f32
              %1392 = math.fma %1248, %1388, %1391 : f32
              %1393 = arith.mulf %1381, %1386 : f32
              %1394 = math.fma %1251, %1388, %1393 : f32
              %1395 = arith.mulf %1383, %1386 : f32
              %1396 = math.fma %1254, %1388, %1395 : f32
              %1397 = arith.maxnumf %1384, %1270 fastmath<nnan> : f32
              %1398 = arith.subf %1384, %1397 : f32
              %1399 = wave.exp2 %1398 : f32
              %1400 = arith.subf %1270, %1397 : f32
              %1401 = wave.exp2 %1400 : f32
              %1402 = arith.mulf %1390, %1399 : f32
              %1403 = math.fma %1281, %1401, %1402 : f32
              %1404 = arith.mulf %1392, %1399 : f32
              %1405 = math.fma %1273, %1401, %1404 : f32
              %1406 = arith.mulf %1394, %1399 : f32
              %1407 = math.fma %1276, %1401, %1406 : f32
              %1408 = arith.mulf %1396, %1399 : f32
              %1409 = math.fma %1279, %1401, %1408 : f32
              %1410 = arith.maxnumf %1397, %1295 fastmath<nnan> : f32
              %1411 = arith.subf %1397, %1410 : f32
              %1412 = wave.exp2 %1411 : f32
              %1413 = arith.subf %1295, %1410 : f32
              %1414 = wave.exp2 %1413 : f32
              %1415 = arith.mulf %1403, %1412 : f32
              %1416 = math.fma %1306, %1414, %1415 : f32
              %1417 = arith.mulf %1405, %1412 : f32
              %1418 = math.fma %1298, %1414, %1417 : f32
              %1419 = arith.mulf %1407, %1412 : f32
              %1420 = math.fma %1301, %1414, %1419 : f32
              %1421 = arith.mulf %1409, %1412 : f32
              %1422 = math.fma %1304, %1414, %1421 : f32
              %1423 = arith.maxnumf %1410, %1320 fastmath<nnan> : f32
              %1424 = arith.subf %1410, %1423 : f32
              %1425 = wave.exp2 %1424 : f32
              %1426 = arith.subf %1320, %1423 : f32
              %1427 = wave.exp2 %1426 : f32
              %1428 = arith.mulf %1416, %1425 : f32
              %1429 = math.fma %1331, %1427, %1428 : f32
              %1430 = arith.mulf %1418, %1425 : f32
              %1431 = math.fma %1323, %1427, %1430 : f32
              %1432 = arith.mulf %1420, %1425 : f32
              %1433 = math.fma %1326, %1427, %1432 : f32
              %1434 = arith.mulf %1422, %1425 : f32
              %1435 = math.fma %1329, %1427, %1434 : f32
              scf.yield %1423, %1429, %1431, %1433, %1435 : f32, f32, f32, f32, f32
            }
            %1436 = arith.cmpi eq, %1113, %c18 : i32
            scf.if %1436 {
              %1437 = arith.addi %kvHeads, %15 : index
              %1438 = memref.load %scales[%1437] : memref<?xf32>
              %1439 = arith.divf %1438, %1131#1 : f32
              %1440 = arith.addi %17, %730 : index
              %1441 = arith.cmpi slt, %1440, %groupSize : index
              scf.if %1441 {
                %1442 = arith.muli %15, %groupSize : index
                %1443 = arith.addi %1442, %1440 : index
                %1444 = arith.muli %1443, %c27 : index
                %1445 = arith.muli %heads, %c27 : index
                %1446 = arith.addi %728, %c24 : index
                %1447 = arith.mulf %1131#2, %1439 : f32
                %1448 = arith.addf %1447, %c48 : f32
                %1449 = arith.minimumf %1448, %c105 : f32
                %1450 = arith.maximumf %1449, %c106 : f32
                %1451 = arith.truncf %1450 : f32 to f16
                %1452 = arith.divui %1446, %c9 : index
                %1453 = arith.addi %1444, %1452 : index
                %1454 = arith.divui %24, %outTileRows : index
                %1455 = arith.divui %1445, %c3 : index
                %1456 = arith.muli %1454, %1455 : index
                %1457 = arith.divui %1453, %c3 : index
                %1458 = arith.addi %1456, %1457 : index
                %1459 = arith.muli %1458, %c10 : index
                %1460 = arith.remui %1453, %c3 : index
                %1461 = arith.divui %1460, %c9 : index
                %1462 = arith.addi %1459, %1461 : index
                %1463 = arith.muli %outTileRows, %c9 : index
                %1464 = arith.muli %1462, %1463 : index
                %1465 = arith.remui %24, %outTileRows : index
                %1466 = arith.muli %1465, %c9 : index
                %1467 = arith.addi %1464, %1466 : index
                %1468 = arith.remui %1453, %c9 : index
                %1469 = arith.addi %1467, %1468 : index
                memref.store %1451, %out[%1469] : memref<?xf16>
                %1470 = arith.addi %728, %c7 : index
                %1471 = arith.mulf %1131#3, %1439 : f32
                %1472 = arith.addf %1471, %c48 : f32
                %1473 = arith.minimumf %1472, %c105 : f32
                %1474 = arith.maximumf %1473, %c106 : f32
                %1475 = arith.truncf %1474 : f32 to f16
                %1476 = arith.divui %1470, %c9 : index
                %1477 = arith.addi %1444, %1476 : index
                %1478 = arith.divui %24, %outTileRows : index
                %1479 = arith.divui %1445, %c3 : index
                %1480 = arith.muli %1478, %1479 : index
                %1481 = arith.divui %1477, %c3 : index
                %1482 = arith.addi %1480, %1481 : index
                %1483 = arith.muli %1482, %c10 : index
                %1484 = arith.remui %1477, %c3 : index
                %1485 = arith.divui %1484, %c9 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.muli %outTileRows, %c9 : index
                %1488 = arith.muli %1486, %1487 : index
                %1489 = arith.remui %24, %outTileRows : index
                %1490 = arith.muli %1489, %c9 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.remui %1477, %c9 : index
                %1493 = arith.addi %1491, %1492 : index
                memref.store %1475, %out[%1493] : memref<?xf16>
                %1494 = arith.addi %728, %c43 : index
                %1495 = arith.mulf %1131#4, %1439 : f32
                %1496 = arith.addf %1495, %c48 : f32
                %1497 = arith.minimumf %1496, %c105 : f32
                %1498 = arith.maximumf %1497, %c106 : f32
                %1499 = arith.truncf %1498 : f32 to f16
                %1500 = arith.divui %1494, %c9 : index
                %1501 = arith.addi %1444, %1500 : index
                %1502 = arith.divui %24, %outTileRows : index
                %1503 = arith.divui %1445, %c3 : index
                %1504 = arith.muli %1502, %1503 : index
                %1505 = arith.divui %1501, %c3 : index
                %1506 = arith.addi %1504, %1505 : index
                %1507 = arith.muli %1506, %c10 : index
                %1508 = arith.remui %1501, %c3 : index
                %1509 = arith.divui %1508, %c9 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.muli %outTileRows, %c9 : index
                %1512 = arith.muli %1510, %1511 : index
                %1513 = arith.remui %24, %outTileRows : index
                %1514 = arith.muli %1513, %c9 : index
                %1515 = arith.addi %1512, %1514 : index
                %1516 = arith.remui %1501, %c9 : index
                %1517 = arith.addi %1515, %1516 : index
                memref.store %1499, %out[%1517] : memref<?xf16>
              }
            } else {
              %1518 = arith.index_cast %ranges : index to i32
              %1519 = arith.addi %1518, %1114 : i32
              %1520 = arith.addi %ranges, %groups : index
              %1521 = arith.muli %9, %1520 : index
              %1522 = arith.index_castui %1519 : i32 to index
              %1523 = arith.addi %1521, %1522 : index
              %1524 = arith.muli %1523, %c109 : index
              %1525 = arith.addi %728, %c24 : index
              %1526 = arith.addi %1524, %1525 : index
              memref.store %1131#2, %partial[%1526] : memref<?xf32>
              %1527 = arith.addi %728, %c7 : index
              %1528 = arith.addi %1524, %1527 : index
              memref.store %1131#3, %partial[%1528] : memref<?xf32>
              %1529 = arith.addi %728, %c43 : index
              %1530 = arith.addi %1524, %1529 : index
              memref.store %1131#4, %partial[%1530] : memref<?xf32>
              %1531 = arith.cmpi slt, %728, %c9 : index
              scf.if %1531 {
                %1532 = arith.addi %1524, %c16 : index
                %1533 = arith.addi %1532, %728 : index
                memref.store %1131#0, %partial[%1533] : memref<?xf32>
                %1534 = arith.addi %1533, %c9 : index
                memref.store %1131#1, %partial[%1534] : memref<?xf32>
              }
              %1535 = arith.addi %1116, %groups : index
              %1536 = arith.index_castui %1113 : i32 to index
              %1537 = wave.arrive %counters[%1535], %1536 : memref<?xi32>
              scf.if %1537 {
                %1544:5 = scf.for %1538 = %c52 to %1113 step %c73 iter_args(%1539 = %c47, %1540 = %c48, %1541 = %c48, %1542 = %c48, %1543 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1545 = arith.addi %1538, %c52 : i32
                  %1546 = arith.subi %1113, %c18 : i32
                  %1547 = arith.minsi %1545, %1546 : i32
                  %1548 = arith.addi %1518, %1547 : i32
                  %1549 = arith.addi %ranges, %groups : index
                  %1550 = arith.muli %9, %1549 : index
                  %1551 = arith.index_castui %1548 : i32 to index
                  %1552 = arith.addi %1550, %1551 : index
                  %1553 = arith.muli %1552, %c109 : index
                  %1554 = arith.addi %1553, %c16 : index
                  %1555 = arith.addi %1554, %730 : index
                  %1556 = memref.load %partial[%1555] : memref<?xf32>
                  %1557 = arith.cmpi slt, %1545, %1113 : i32
                  %1558 = arith.select %1557, %1556, %c47 : f32
                  %1559 = arith.addi %1553, %728 : index
                  %1560 = arith.addi %1559, %c24 : index
                  %1561 = memref.load %partial[%1560] : memref<?xf32>
                  %1562 = arith.addi %1553, %728 : index
                  %1563 = arith.addi %1562, %c7 : index
                  %1564 = memref.load %partial[%1563] : memref<?xf32>
                  %1565 = arith.addi %1553, %728 : index
                  %1566 = arith.addi %1565, %c43 : index
                  %1567 = memref.load %partial[%1566] : memref<?xf32>
                  %1568 = arith.addi %1555, %c9 : index
                  %1569 = memref.load %partial[%1568] : memref<?xf32>
                  %1570 = arith.addi %1538, %c18 : i32
                  %1571 = arith.subi %1113, %c18 : i32
                  %1572 = arith.minsi %1570, %1571 : i32
                  %1573 = arith.addi %1518, %1572 : i32
                  %1574 = arith.addi %ranges, %groups : index
                  %1575 = arith.muli %9, %1574 : index
                  %1576 = arith.index_castui %1573 : i32 to index
                  %1577 = arith.addi %1575, %1576 : index
                  %1578 = arith.muli %1577, %c109 : index
                  %1579 = arith.addi %1578, %c16 : index
                  %1580 = arith.addi %1579, %730 : index
                  %1581 = memref.load %partial[%1580] : memref<?xf32>
                  %1582 = arith.cmpi slt, %1570, %1113 : i32
                  %1583 = arith.select %1582, %1581, %c47 : f32
                  %1584 = arith.addi %1578, %728 : index
                  %1585 = arith.addi %1584, %c24 : index
                  %1586 = memref.load %partial[%1585] : memref<?xf32>
                  %1587 = arith.addi %1578, %728 : index
                  %1588 = arith.addi %1587, %c7 : index
                  %1589 = memref.load %partial[%1588] : memref<?xf32>
                  %1590 = arith.addi %1578, %728 : index
                  %1591 = arith.addi %1590, %c43 : index
                  %1592 = memref.load %partial[%1591] : memref<?xf32>
                  %1593 = arith.addi %1580, %c9 : index
                  %1594 = memref.load %partial[%1593] : memref<?xf32>
                  %1595 = arith.addi %1538, %c64 : i32
                  %1596 = arith.subi %1113, %c18 : i32
                  %1597 = arith.minsi %1595, %1596 : i32
                  %1598 = arith.addi %1518, %1597 : i32
                  %1599 = arith.addi %ranges, %groups : index
                  %1600 = arith.muli %9, %1599 : index
                  %1601 = arith.index_castui %1598 : i32 to index
                  %1602 = arith.addi %1600, %1601 : index
                  %1603 = arith.muli %1602, %c109 : index
                  %1604 = arith.addi %1603, %c16 : index
                  %1605 = arith.addi %1604, %730 : index
                  %1606 = memref.load %partial[%1605] : memref<?xf32>
                  %1607 = arith.cmpi slt, %1595, %1113 : i32
                  %1608 = arith.select %1607, %1606, %c47 : f32
                  %1609 = arith.addi %1603, %728 : index
                  %1610 = arith.addi %1609, %c24 : index
                  %1611 = memref.load %partial[%1610] : memref<?xf32>
                  %1612 = arith.addi %1603, %728 : index
                  %1613 = arith.addi %1612, %c7 : index
                  %1614 = memref.load %partial[%1613] : memref<?xf32>
                  %1615 = arith.addi %1603, %728 : index
                  %1616 = arith.addi %1615, %c43 : index
                  %1617 = memref.load %partial[%1616] : memref<?xf32>
                  %1618 = arith.addi %1605, %c9 : index
                  %1619 = memref.load %partial[%1618] : memref<?xf32>
                  %1620 = arith.addi %1538, %c66 : i32
                  %1621 = arith.subi %1113, %c18 : i32
                  %1622 = arith.minsi %1620, %1621 : i32
                  %1623 = arith.addi %1518, %1622 : i32
                  %1624 = arith.addi %ranges, %groups : index
                  %1625 = arith.muli %9, %1624 : index
                  %1626 = arith.index_castui %1623 : i32 to index
                  %1627 = arith.addi %1625, %1626 : index
                  %1628 = arith.muli %1627, %c109 : index
                  %1629 = arith.addi %1628, %c16 : index
                  %1630 = arith.addi %1629, %730 : index
                  %1631 = memref.load %partial[%1630] : memref<?xf32>
                  %1632 = arith.cmpi slt, %1620, %1113 : i32
                  %1633 = arith.select %1632, %1631, %c47 : f32
                  %1634 = arith.addi %1628, %728 : index
                  %1635 = arith.addi %1634, %c24 : index
                  %1636 = memref.load %partial[%1635] : memref<?xf32>
                  %1637 = arith.addi %1628, %728 : index
                  %1638 = arith.addi %1637, %c7 : index
                  %1639 = memref.load %partial[%1638] : memref<?xf32>
                  %1640 = arith.addi %1628, %728 : index
                  %1641 = arith.addi %1640, %c43 : index
                  %1642 = memref.load %partial[%1641] : memref<?xf32>
                  %1643 = arith.addi %1630, %c9 : index
                  %1644 = memref.load %partial[%1643] : memref<?xf32>
                  %1645 = arith.addi %1538, %c67 : i32
                  %1646 = arith.subi %1113, %c18 : i32
                  %1647 = arith.minsi %1645, %1646 : i32
                  %1648 = arith.addi %1518, %1647 : i32
                  %1649 = arith.addi %ranges, %groups : index
                  %1650 = arith.muli %9, %1649 : index
                  %1651 = arith.index_castui %1648 : i32 to index
                  %1652 = arith.addi %1650, %1651 : index
                  %1653 = arith.muli %1652, %c109 : index
                  %1654 = arith.addi %1653, %c16 : index
                  %1655 = arith.addi %1654, %730 : index
                  %1656 = memref.load %partial[%1655] : memref<?xf32>
                  %1657 = arith.cmpi slt, %1645, %1113 : i32
                  %1658 = arith.select %1657, %1656, %c47 : f32
                  %1659 = arith.addi %1653, %728 : index
                  %1660 = arith.addi %1659, %c24 : index
                  %1661 = memref.load %partial[%1660] : memref<?xf32>
                  %1662 = arith.addi %1653, %728 : index
                  %1663 = arith.addi %1662, %c7 : index
                  %1664 = memref.load %partial[%1663] : memref<?xf32>
                  %1665 = arith.addi %1653, %728 : index
                  %1666 = arith.addi %1665, %c43 : index
                  %1667 = memref.load %partial[%1666] : memref<?xf32>
                  %1668 = arith.addi %1655, %c9 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1538, %c69 : i32
                  %1671 = arith.subi %1113, %c18 : i32
                  %1672 = arith.minsi %1670, %1671 : i32
                  %1673 = arith.addi %1518, %1672 : i32
                  %1674 = arith.addi %ranges, %groups : index
                  %1675 = arith.muli %9, %1674 : index
                  %1676 = arith.index_castui %1673 : i32 to index
                  %1677 = arith.addi %1675, %1676 : index
                  %1678 = arith.muli %1677, %c109 : index
                  %1679 = arith.addi %1678, %c16 : index
                  %1680 = arith.addi %1679, %730 : index
                  %1681 = memref.load %partial[%1680] : memref<?xf32>
                  %1682 = arith.cmpi slt, %1670, %1113 : i32
                  %1683 = arith.select %1682, %1681, %c47 : f32
                  %1684 = arith.addi %1678, %728 : index
                  %1685 = arith.addi %1684, %c24 : index
                  %1686 = memref.load %partial[%1685] : memref<?xf32>
                  %1687 = arith.addi %1678, %728 : index
                  %1688 = arith.addi %1687, %c7 : index
                  %1689 = memref.load %partial[%1688] : memref<?xf32>
                  %1690 = arith.addi %1678, %728 : index
                  %1691 = arith.addi %1690, %c43 : index
                  %1692 = memref.load %partial[%1691] : memref<?xf32>
                  %1693 = arith.addi %1680, %c9 : index
                  %1694 = memref.load %partial[%1693] : memref<?xf32>
                  %1695 = arith.addi %1538, %c70 : i32
                  %1696 = arith.subi %1113, %c18 : i32
                  %1697 = arith.minsi %1695, %1696 : i32
                  %1698 = arith.addi %1518, %1697 : i32
                  %1699 = arith.addi %ranges, %groups : index
                  %1700 = arith.muli %9, %1699 : index
                  %1701 = arith.index_castui %1698 : i32 to index
                  %1702 = arith.addi %1700, %1701 : index
                  %1703 = arith.muli %1702, %c109 : index
                  %1704 = arith.addi %1703, %c16 : index
                  %1705 = arith.addi %1704, %730 : index
                  %1706 = memref.load %partial[%1705] : memref<?xf32>
                  %1707 = arith.cmpi slt, %1695, %1113 : i32
                  %1708 = arith.select %1707, %1706, %c47 : f32
                  %1709 = arith.addi %1703, %728 : index
                  %1710 = arith.addi %1709, %c24 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.addi %1703, %728 : index
                  %1713 = arith.addi %1712, %c7 : index
                  %1714 = memref.load %partial[%1713] : memref<?xf32>
                  %1715 = arith.addi %1703, %728 : index
                  %1716 = arith.addi %1715, %c43 : index
                  %1717 = memref.load %partial[%1716] : memref<?xf32>
                  %1718 = arith.addi %1705, %c9 : index
                  %1719 = memref.load %partial[%1718] : memref<?xf32>
                  %1720 = arith.addi %1538, %c72 : i32
                  %1721 = arith.subi %1113, %c18 : i32
                  %1722 = arith.minsi %1720, %1721 : i32
                  %1723 = arith.addi %1518, %1722 : i32
                  %1724 = arith.addi %ranges, %groups : index
                  %1725 = arith.muli %9, %1724 : index
                  %1726 = arith.index_castui %1723 : i32 to index
                  %1727 = arith.addi %1725, %1726 : index
                  %1728 = arith.muli %1727, %c109 : index
                  %1729 = arith.addi %1728, %c16 : index
                  %1730 = arith.addi %1729, %730 : index
                  %1731 = memref.load %partial[%1730] : memref<?xf32>
                  %1732 = arith.cmpi slt, %1720, %1113 : i32
                  %1733 = arith.select %1732, %1731, %c47 : f32
                  %1734 = arith.addi %1728, %728 : index
                  %1735 = arith.addi %1734, %c24 : index
                  %1736 = memref.load %partial[%1735] : memref<?xf32>
                  %1737 = arith.addi %1728, %728 : index
                  %1738 = arith.addi %1737, %c7 : index
                  %1739 = memref.load %partial[%1738] : memref<?xf32>
                  %1740 = arith.addi %1728, %728 : index
                  %1741 = arith.addi %1740, %c43 : index
                  %1742 = memref.load %partial[%1741] : memref<?xf32>
                  %1743 = arith.addi %1730, %c9 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.maxnumf %1539, %1558 fastmath<nnan> : f32
                  %1746 = arith.subf %1539, %1745 : f32
                  %1747 = wave.exp2 %1746 : f32
                  %1748 = arith.subf %1558, %1745 : f32
                  %1749 = wave.exp2 %1748 : f32
                  %1750 = arith.mulf %1540, %1747 : f32
                  %1751 = math.fma %1569, %1749, %1750 : f32
                  %1752 = arith.mulf %1541, %1747 : f32
                  %1753 = math.fma %1561, %1749, %1752 : f32
                  %1754 = arith.mulf %1542, %1747 : f32
                  %1755 = math.fma %1564, %1749, %1754 : f32
                  %1756 = arith.mulf %1543, %1747 : f32
                  %1757 = math.fma %1567, %1749, %1756 : f32
                  %1758 = arith.maxnumf %1745, %1583 fastmath<nnan> : f32
                  %1759 = arith.subf %1745, %1758 : f32
                  %1760 = wave.exp2 %1759 : f32
                  %1761 = arith.subf %1583, %1758 : f32
                  %1762 = wave.exp2 %1761 : f32
                  %1763 = arith.mulf %1751, %1760 : f32
                  %1764 = math.fma %1594, %1762, %1763 : f32
                  %1765 = arith.mulf %1753, %1760 : f32
                  %1766 = math.fma %1586, %1762, %1765 : f32
                  %1767 = arith.mulf %1755, %1760 : f32
                  %1768 = math.fma %1589, %1762, %1767 : f32
                  %1769 = arith.mulf %1757, %1760 : f32
                  %1770 = math.fma %1592, %1762, %1769 : f32
                  %1771 = arith.maxnumf %1758, %1608 fastmath<nnan> : f32
                  %1772 = arith.subf %1758, %1771 : f32
                  %1773 = wave.exp2 %1772 : f32
                  %1774 = arith.subf %1608, %1771 : f32
                  %1775 = wave.exp2 %1774 : f32
                  %1776 = arith.mulf %1764, %1773 : f32
                  %1777 = math.fma %1619, %1775, %1776 : f32
                  %1778 = arith.mulf %1766, %1773 : f32
                  %1779 = math.fma %1611, %1775, %1778 : f32
                  %1780 = arith.mulf %1768, %1773 : f32
                  %1781 = math.fma %1614, %1775, %1780 : f32
                  %1782 = arith.mulf %1770, %1773 : f32
                  %1783 = math.fma %1617, %1775, %1782 : f32
                  %1784 = arith.maxnumf %1771, %1633 fastmath<nnan> : f32
                  %1785 = arith.subf %1771, %1784 : f32
                  %1786 = wave.exp2 %1785 : f32
                  %1787 = arith.subf %1633, %1784 : f32
                  %1788 = wave.exp2 %1787 : f32
                  %1789 = arith.mulf %1777, %1786 : f32
                  %1790 = math.fma %1644, %1788, %1789 : f32
                  %1791 = arith.mulf %1779, %1786 : f32
                  %1792 = math.fma %1636, %1788, %1791 : f32
                  %1793 = arith.mulf %1781, %1786 : f32
                  %1794 = math.fma %1639, %1788, %1793 : f32
                  %1795 = arith.mulf %1783, %1786 : f32
                  %1796 = math.fma %1642, %1788, %1795 : f32
                  %1797 = arith.maxnumf %1784, %1658 fastmath<nnan> : f32
                  %1798 = arith.subf %1784, %1797 : f32
                  %1799 = wave.exp2 %1798 : f32
                  %1800 = arith.subf %1658, %1797 : f32
                  %1801 = wave.exp2 %1800 : f32
                  %1802 = arith.mulf %1790, %1799 : f32
                  %1803 = math.fma %1669, %1801, %1802 : f32
                  %1804 = arith.mulf %1792, %1799 : f32
                  %1805 = math.fma %1661, %1801, %1804 : f32
                  %1806 = arith.mulf %1794, %1799 : f32
                  %1807 = math.fma %1664, %1801, %1806 : f32
                  %1808 = arith.mulf %1796, %1799 : f32
                  %1809 = math.fma %1667, %1801, %1808 : f32
                  %1810 = arith.maxnumf %1797, %1683 fastmath<nnan> : f32
                  %1811 = arith.subf %1797, %1810 : f32
                  %1812 = wave.exp2 %1811 : f32
                  %1813 = arith.subf %1683, %1810 : f32
                  %1814 = wave.exp2 %1813 : f32
                  %1815 = arith.mulf %1803, %1812 : f32
                  %1816 = math.fma %1694, %1814, %1815 : f32
                  %1817 = arith.mulf %1805, %1812 : f32
                  %1818 = math.fma %1686, %1814, %1817 : f32
                  %1819 = arith.mulf %1807, %1812 : f32
                  %1820 = math.fma %1689, %1814, %1819 : f32
                  %1821 = arith.mulf %1809, %1812 : f32
                  %1822 = math.fma %1692, %1814, %1821 : f32
                  %1823 = arith.maxnumf %1810, %1708 fastmath<nnan> : f32
                  %1824 = arith.subf %1810, %1823 : f32
                  %1825 = wave.exp2 %1824 : f32
                  %1826 = arith.subf %1708, %1823 : f32
                  %1827 = wave.exp2 %1826 : f32
                  %1828 = arith.mulf %1816, %1825 : f32
                  %1829 = math.fma %1719, %1827, %1828 : f32
                  %1830 = arith.mulf %1818, %1825 : f32
                  %1831 = math.fma %1711, %1827, %1830 : f32
                  %1832 = arith.mulf %1820, %1825 : f32
                  %1833 = math.fma %1714, %1827, %1832 : f32
                  %1834 = arith.mulf %1822, %1825 : f32
                  %1835 = math.fma %1717, %1827, %1834 : f32
                  %1836 = arith.maxnumf %1823, %1733 fastmath<nnan> : f32
                  %1837 = arith.subf %1823, %1836 : f32
                  %1838 = wave.exp2 %1837 : f32
                  %1839 = arith.subf %1733, %1836 : f32
                  %1840 = wave.exp2 %1839 : f32
                  %1841 = arith.mulf %1829, %1838 : f32
                  %1842 = math.fma %1744, %1840, %1841 : f32
                  %1843 = arith.mulf %1831, %1838 : f32
                  %1844 = math.fma %1736, %1840, %1843 : f32
                  %1845 = arith.mulf %1833, %1838 : f32
                  %1846 = math.fma %1739, %1840, %1845 : f32
                  %1847 = arith.mulf %1835, %1838 : f32
                  %1848 = math.fma %1742, %1840, %1847 : f32
                  scf.yield %1836, %1842, %1844, %1846, %1848 : f32, f32, f32, f32, f32
                }
                %1849 = arith.addi %kvHeads, %15 : index
                %1850 = memref.load %scales[%1849] : memref<?xf32>
                %1851 = arith.divf %1850, %1544#1 : f32
                %1852 = arith.addi %17, %730 : index
                %1853 = arith.cmpi slt, %1852, %groupSize : index
                scf.if %1853 {
                  %1854 = arith.muli %15, %groupSize : index
                  %1855 = arith.addi %1854, %1852 : index
                  %1856 = arith.muli %1855, %c27 : index
                  %1857 = arith.muli %heads, %c27 : index
                  %1858 = arith.addi %728, %c24 : index
                  %1859 = arith.mulf %1544#2, %1851 : f32
                  %1860 = arith.addf %1859, %c48 : f32
                  %1861 = arith.minimumf %1860, %c105 : f32
                  %1862 = arith.maximumf %1861, %c106 : f32
                  %1863 = arith.truncf %1862 : f32 to f16
                  %1864 = arith.divui %1858, %c9 : index
                  %1865 = arith.addi %1856, %1864 : index
                  %1866 = arith.divui %24, %outTileRows : index
                  %1867 = arith.divui %1857, %c3 : index
                  %1868 = arith.muli %1866, %1867 : index
                  %1869 = arith.divui %1865, %c3 : index
                  %1870 = arith.addi %1868, %1869 : index
                  %1871 = arith.muli %1870, %c10 : index
                  %1872 = arith.remui %1865, %c3 : index
                  %1873 = arith.divui %1872, %c9 : index
                  %1874 = arith.addi %1871, %1873 : index
                  %1875 = arith.muli %outTileRows, %c9 : index
                  %1876 = arith.muli %1874, %1875 : index
                  %1877 = arith.remui %24, %outTileRows : index
                  %1878 = arith.muli %1877, %c9 : index
                  %1879 = arith.addi %1876, %1878 : index
                  %1880 = arith.remui %1865, %c9 : index
                  %1881 = arith.addi %1879, %1880 : index
                  memref.store %1863, %out[%1881] : memref<?xf16>
                  %1882 = arith.addi %728, %c7 : index
                  %1883 = arith.mulf %1544#3, %1851 : f32
                  %1884 = arith.addf %1883, %c48 : f32
                  %1885 = arith.minimumf %1884, %c105 : f32
                  %1886 = arith.maximumf %1885, %c106 : f32
                  %1887 = arith.truncf %1886 : f32 to f16
                  %1888 = arith.divui %1882, %c9 : index
                  %1889 = arith.addi %1856, %1888 : index
                  %1890 = arith.divui %24, %outTileRows : index
                  %1891 = arith.divui %1857, %c3 : index
                  %1892 = arith.muli %1890, %1891 : index
                  %1893 = arith.divui %1889, %c3 : index
                  %1894 = arith.addi %1892, %1893 : index
                  %1895 = arith.muli %1894, %c10 : index
                  %1896 = arith.remui %1889, %c3 : index
                  %1897 = arith.divui %1896, %c9 : index
                  %1898 = arith.addi %1895, %1897 : index
                  %1899 = arith.muli %outTileRows, %c9 : index
                  %1900 = arith.muli %1898, %1899 : index
                  %1901 = arith.remui %24, %outTileRows : index
                  %1902 = arith.muli %1901, %c9 : index
                  %1903 = arith.addi %1900, %1902 : index
                  %1904 = arith.remui %1889, %c9 : index
                  %1905 = arith.addi %1903, %1904 : index
                  memref.store %1887, %out[%1905] : memref<?xf16>
                  %1906 = arith.addi %728, %c43 : index
                  %1907 = arith.mulf %1544#4, %1851 : f32
                  %1908 = arith.addf %1907, %c48 : f32
                  %1909 = arith.minimumf %1908, %c105 : f32
                  %1910 = arith.maximumf %1909, %c106 : f32
                  %1911 = arith.truncf %1910 : f32 to f16
                  %1912 = arith.divui %1906, %c9 : index
                  %1913 = arith.addi %1856, %1912 : index
                  %1914 = arith.divui %24, %outTileRows : index
                  %1915 = arith.divui %1857, %c3 : index
                  %1916 = arith.muli %1914, %1915 : index
                  %1917 = arith.divui %1913, %c3 : index
                  %1918 = arith.addi %1916, %1917 : index
                  %1919 = arith.muli %1918, %c10 : index
                  %1920 = arith.remui %1913, %c3 : index
                  %1921 = arith.divui %1920, %c9 : index
                  %1922 = arith.addi %1919, %1921 : index
                  %1923 = arith.muli %outTileRows, %c9 : index
                  %1924 = arith.muli %1922, %1923 : index
                  %1925 = arith.remui %24, %outTileRows : index
                  %1926 = arith.muli %1925, %c9 : index
                  %1927 = arith.addi %1924, %1926 : index
                  %1928 = arith.remui %1913, %c9 : index
                  %1929 = arith.addi %1927, %1928 : index
                  memref.store %1911, %out[%1929] : memref<?xf16>
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
