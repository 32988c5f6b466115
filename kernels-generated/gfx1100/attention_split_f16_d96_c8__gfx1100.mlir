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
        %49 = arith.addi %46, %c23 : index
        %50 = arith.divui %49, %c25 : index
        %51 = arith.remui %49, %c25 : index
        %52 = arith.muli %51, %c12 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c26 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c27 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %65 = arith.cmpi eq, %8, %c23 : index
      scf.if %65 {
        %66 = arith.remui %1, %c9 : index
        %67 = arith.muli %66, %c27 : index
        %68 = arith.muli %2, %c9 : index
        %69 = arith.addi %67, %68 : index
        %70 = arith.addi %69, %c23 : index
        %71 = vector.load %5[%70] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %72 = arith.addi %69, %c12 : index
        %73 = vector.load %5[%72] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %74 = arith.addi %69, %c3 : index
        %75 = vector.load %5[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %76 = arith.addi %69, %c28 : index
        %77 = vector.load %5[%76] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %78 = arith.addi %69, %c22 : index
        %79 = vector.load %5[%78] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %80 = arith.addi %69, %c29 : index
        %81 = vector.load %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %82 = arith.addi %69, %c30 : index
        %83 = vector.load %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %84 = arith.addi %69, %c31 : index
        %85 = vector.load %5[%84] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %86 = arith.addi %69, %c32 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %69, %c33 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %69, %c34 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %69, %c35 : index
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
        %127 = arith.shrui %126, %c36 : i32
        %128 = arith.maxsi %127, %c37 : i32
        %129 = arith.minsi %128, %c38 : i32
        %130 = arith.subi %c39, %129 : i32
        %131 = arith.shli %130, %c36 : i32
        %132 = arith.bitcast %131 : i32 to f32
        %133 = arith.subi %129, %c40 : i32
        %134 = arith.shli %133, %c36 : i32
        %135 = arith.bitcast %134 : i32 to f32
        %136 = vector.broadcast %132 : f32 to vector<4xf32>
        %137 = arith.muli %1, %c9 : index
        %138 = arith.muli %2, %c41 : index
        %139 = arith.addi %137, %138 : index
        %140 = arith.mulf %71, %136 : vector<4xf32>
        %141 = arith.truncf %140 : vector<4xf32> to vector<4xf16>
        %142 = arith.mulf %73, %136 : vector<4xf32>
        %143 = arith.truncf %142 : vector<4xf32> to vector<4xf16>
        %144 = vector.shuffle %141, %143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %145 = arith.addi %139, %c23 : index
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
        %157 = arith.addi %139, %c42 : index
        vector.store %156, %4[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %158 = arith.mulf %83, %136 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = arith.mulf %85, %136 : vector<4xf32>
        %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
        %162 = vector.shuffle %159, %161 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %163 = arith.addi %139, %c43 : index
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
        %180 = arith.muli %179, %c20 : i32
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
          %191 = arith.divui %183, %c18 : i32
          %192 = arith.addi %191, %c52 : i32
          %193 = arith.minsi %192, %40 : i32
          %194 = arith.index_castui %193 : i32 to index
          %195 = arith.addi %32, %194 : index
          %196 = memref.load %step[%195] : memref<?xi32>
          %197 = arith.index_cast %196 : i32 to index
          %198 = arith.muli %197, %33 : index
          %199 = arith.addi %198, %34 : index
          %200 = arith.addi %191, %c17 : i32
          %201 = arith.minsi %200, %40 : i32
          %202 = arith.index_castui %201 : i32 to index
          %203 = arith.addi %32, %202 : index
          %204 = memref.load %step[%203] : memref<?xi32>
          %205 = arith.index_cast %204 : i32 to index
          %206 = arith.muli %205, %33 : index
          %207 = arith.addi %206, %34 : index
          %208 = arith.addi %199, %35 : index
          %209 = arith.addi %208, %c23 : index
          %210 = vector.load %kv[%209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %211 = arith.addi %199, %35 : index
          %212 = arith.addi %211, %c32 : index
          %213 = vector.load %kv[%212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %214 = arith.addi %207, %35 : index
          %215 = arith.addi %214, %c23 : index
          %216 = vector.load %kv[%215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %217 = arith.addi %207, %35 : index
          %218 = arith.addi %217, %c32 : index
          %219 = vector.load %kv[%218] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %220 = arith.addi %199, %35 : index
          %221 = arith.addi %220, %c41 : index
          %222 = vector.load %kv[%221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %223 = arith.addi %199, %35 : index
          %224 = arith.addi %223, %c24 : index
          %225 = vector.load %kv[%224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %226 = arith.addi %207, %35 : index
          %227 = arith.addi %226, %c41 : index
          %228 = vector.load %kv[%227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %229 = arith.addi %207, %35 : index
          %230 = arith.addi %229, %c24 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %249:16 = scf.for %232 = %c52 to %190 step %c17 iter_args(%233 = %210, %234 = %213, %235 = %216, %236 = %219, %237 = %222, %238 = %225, %239 = %228, %240 = %231, %241 = %c47, %242 = %c48, %243 = %c49, %244 = %c49, %245 = %c49, %246 = %c49, %247 = %c49, %248 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %250 = arith.muli %232, %c51 : i32
            %251 = arith.addi %183, %250 : i32
            %252 = arith.addi %251, %c51 : i32
            %253 = arith.divui %251, %c18 : i32
            %254 = arith.addi %253, %c52 : i32
            %255 = arith.minsi %254, %40 : i32
            %256 = arith.index_castui %255 : i32 to index
            %257 = arith.addi %32, %256 : index
            %258 = memref.load %step[%257] : memref<?xi32>
            %259 = arith.index_cast %258 : i32 to index
            %260 = arith.muli %259, %33 : index
            %261 = arith.addi %260, %34 : index
            %262 = arith.addi %253, %c17 : i32
            %263 = arith.minsi %262, %40 : i32
            %264 = arith.index_castui %263 : i32 to index
            %265 = arith.addi %32, %264 : index
            %266 = memref.load %step[%265] : memref<?xi32>
            %267 = arith.index_cast %266 : i32 to index
            %268 = arith.muli %267, %33 : index
            %269 = arith.addi %268, %34 : index
            %270 = arith.divui %252, %c18 : i32
            %271 = arith.addi %270, %c52 : i32
            %272 = arith.minsi %271, %40 : i32
            %273 = arith.index_castui %272 : i32 to index
            %274 = arith.addi %32, %273 : index
            %275 = memref.load %step[%274] : memref<?xi32>
            %276 = arith.index_cast %275 : i32 to index
            %277 = arith.muli %276, %33 : index
            %278 = arith.addi %277, %34 : index
            %279 = arith.addi %270, %c17 : i32
            %280 = arith.minsi %279, %40 : i32
            %281 = arith.index_castui %280 : i32 to index
            %282 = arith.addi %32, %281 : index
            %283 = memref.load %step[%282] : memref<?xi32>
            %284 = arith.index_cast %283 : i32 to index
            %285 = arith.muli %284, %33 : index
            %286 = arith.addi %285, %34 : index
            %287 = wave.opaque %c23 : index
            %288 = arith.muli %1, %c9 : index
            %289 = arith.addi %287, %288 : index
            %290 = arith.addi %261, %35 : index
            %291 = arith.addi %290, %c7 : index
            %292 = vector.load %kv[%291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %293 = arith.addi %261, %35 : index
            %294 = arith.addi %293, %c53 : index
            %295 = vector.load %kv[%294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %296 = arith.addi %269, %35 : index
            %297 = arith.addi %296, %c7 : index
            %298 = vector.load %kv[%297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %299 = arith.addi %269, %35 : index
            %300 = arith.addi %299, %c53 : index
            %301 = vector.load %kv[%300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %302 = vector.shuffle %233, %234 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %303 = vector.bitcast %302 : vector<8xi32> to vector<16xf16>
            %304 = vector.shuffle %235, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %305 = vector.bitcast %304 : vector<8xi32> to vector<16xf16>
            %306 = arith.addi %289, %c23 : index
            %307 = vector.load %4[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %308 = arith.addi %306, %c41 : index
            %309 = vector.load %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %310 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %311 = wave.mma %303, %310, %c49 : vector<16xf16>, vector<8xf32>
            %312 = wave.mma %305, %310, %c49 : vector<16xf16>, vector<8xf32>
            %313 = arith.addi %261, %35 : index
            %314 = arith.addi %313, %c54 : index
            %315 = vector.load %kv[%314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %316 = arith.addi %261, %35 : index
            %317 = arith.addi %316, %c55 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %269, %35 : index
            %320 = arith.addi %319, %c54 : index
            %321 = vector.load %kv[%320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %322 = arith.addi %269, %35 : index
            %323 = arith.addi %322, %c55 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %325 = vector.shuffle %237, %238 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %326 = vector.bitcast %325 : vector<8xi32> to vector<16xf16>
            %327 = vector.shuffle %239, %240 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %328 = vector.bitcast %327 : vector<8xi32> to vector<16xf16>
            %329 = arith.addi %289, %c7 : index
            %330 = vector.load %4[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %331 = arith.addi %329, %c41 : index
            %332 = vector.load %4[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %333 = vector.shuffle %330, %332 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %334 = wave.mma %326, %333, %311 : vector<16xf16>, vector<8xf32>
            %335 = wave.mma %328, %333, %312 : vector<16xf16>, vector<8xf32>
            %336 = arith.addi %261, %35 : index
            %337 = arith.addi %336, %c42 : index
            %338 = vector.load %kv[%337] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %339 = arith.addi %261, %35 : index
            %340 = arith.addi %339, %c56 : index
            %341 = vector.load %kv[%340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %342 = arith.addi %269, %35 : index
            %343 = arith.addi %342, %c42 : index
            %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %345 = arith.addi %269, %35 : index
            %346 = arith.addi %345, %c56 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %348 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %349 = vector.bitcast %348 : vector<8xi32> to vector<16xf16>
            %350 = vector.shuffle %298, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = arith.addi %289, %c42 : index
            %353 = vector.load %4[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %354 = arith.addi %352, %c41 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %357 = wave.mma %349, %356, %334 : vector<16xf16>, vector<8xf32>
            %358 = wave.mma %351, %356, %335 : vector<16xf16>, vector<8xf32>
            %359 = arith.addi %261, %35 : index
            %360 = arith.addi %359, %c57 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.addi %261, %35 : index
            %363 = arith.addi %362, %c58 : index
            %364 = vector.load %kv[%363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %365 = arith.addi %269, %35 : index
            %366 = arith.addi %365, %c57 : index
            %367 = vector.load %kv[%366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %368 = arith.addi %269, %35 : index
            %369 = arith.addi %368, %c58 : index
            %370 = vector.load %kv[%369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %371 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %372 = vector.bitcast %371 : vector<8xi32> to vector<16xf16>
            %373 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %374 = vector.bitcast %373 : vector<8xi32> to vector<16xf16>
            %375 = arith.addi %289, %c43 : index
            %376 = vector.load %4[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %377 = arith.addi %375, %c41 : index
            %378 = vector.load %4[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %380 = wave.mma %372, %379, %357 : vector<16xf16>, vector<8xf32>
            %381 = wave.mma %374, %379, %358 : vector<16xf16>, vector<8xf32>
            %382 = arith.addi %261, %35 : index
            %383 = arith.addi %382, %c43 : index
            %384 = vector.load %kv[%383] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %385 = arith.addi %261, %35 : index
            %386 = arith.addi %385, %c59 : index
            %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %388 = arith.addi %269, %35 : index
            %389 = arith.addi %388, %c43 : index
            %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %391 = arith.addi %269, %35 : index
            %392 = arith.addi %391, %c59 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %394 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %395 = vector.bitcast %394 : vector<8xi32> to vector<16xf16>
            %396 = vector.shuffle %344, %347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %397 = vector.bitcast %396 : vector<8xi32> to vector<16xf16>
            %398 = arith.addi %289, %c44 : index
            %399 = vector.load %4[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %400 = arith.addi %398, %c41 : index
            %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %403 = wave.mma %395, %402, %380 : vector<16xf16>, vector<8xf32>
            %404 = wave.mma %397, %402, %381 : vector<16xf16>, vector<8xf32>
            %405 = arith.addi %261, %35 : index
            %406 = arith.addi %405, %c60 : index
            %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %408 = arith.addi %261, %35 : index
            %409 = arith.addi %408, %c61 : index
            %410 = vector.load %kv[%409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %411 = arith.addi %269, %35 : index
            %412 = arith.addi %411, %c60 : index
            %413 = vector.load %kv[%412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %414 = arith.addi %269, %35 : index
            %415 = arith.addi %414, %c61 : index
            %416 = vector.load %kv[%415] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %417 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %418 = vector.bitcast %417 : vector<8xi32> to vector<16xf16>
            %419 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %420 = vector.bitcast %419 : vector<8xi32> to vector<16xf16>
            %421 = arith.addi %289, %c45 : index
            %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %423 = arith.addi %421, %c41 : index
            %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %425 = vector.shuffle %422, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %426 = wave.mma %418, %425, %403 : vector<16xf16>, vector<8xf32>
            %427 = wave.mma %420, %425, %404 : vector<16xf16>, vector<8xf32>
            %428 = arith.addi %261, %35 : index
            %429 = arith.addi %428, %c44 : index
            %430 = vector.load %kv[%429] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %431 = arith.addi %261, %35 : index
            %432 = arith.addi %431, %c62 : index
            %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %434 = arith.addi %269, %35 : index
            %435 = arith.addi %434, %c44 : index
            %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %437 = arith.addi %269, %35 : index
            %438 = arith.addi %437, %c62 : index
            %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %440 = wave.opaque %426 : vector<8xf32>
            %441 = wave.opaque %427 : vector<8xf32>
            %442 = wave.opaque %252 : i32
            %443 = arith.cmpi sgt, %442, %185 : i32
            %444:2 = scf.if %443 -> (vector<8xf32>, vector<8xf32>) {
              %445 = arith.index_cast %2 : index to i32
              %446 = arith.addi %251, %445 : i32
              %447 = arith.subi %38, %446 : i32
              %448 = arith.subi %447, %c52 : i32
              %449 = vector.broadcast %448 : i32 to vector<8xi32>
              %450 = arith.cmpi sgt, %449, %c64 : vector<8xi32>
              %451 = arith.select %450, %440, %c63 : vector<8xi1>, vector<8xf32>
              %452 = arith.subi %447, %c18 : i32
              %453 = vector.broadcast %452 : i32 to vector<8xi32>
              %454 = arith.cmpi sgt, %453, %c64 : vector<8xi32>
              %455 = arith.select %454, %441, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %451, %455 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %440, %441 : vector<8xf32>, vector<8xf32>
            }
            %456 = vector.extract %444#0[0] : f32 from vector<8xf32>
            %457 = vector.extract %444#0[1] : f32 from vector<8xf32>
            %458 = vector.extract %444#0[2] : f32 from vector<8xf32>
            %459 = vector.extract %444#0[3] : f32 from vector<8xf32>
            %460 = vector.extract %444#0[4] : f32 from vector<8xf32>
            %461 = vector.extract %444#0[5] : f32 from vector<8xf32>
            %462 = vector.extract %444#0[6] : f32 from vector<8xf32>
            %463 = vector.extract %444#0[7] : f32 from vector<8xf32>
            %464 = vector.extract %444#1[0] : f32 from vector<8xf32>
            %465 = vector.extract %444#1[1] : f32 from vector<8xf32>
            %466 = vector.extract %444#1[2] : f32 from vector<8xf32>
            %467 = vector.extract %444#1[3] : f32 from vector<8xf32>
            %468 = vector.extract %444#1[4] : f32 from vector<8xf32>
            %469 = vector.extract %444#1[5] : f32 from vector<8xf32>
            %470 = vector.extract %444#1[6] : f32 from vector<8xf32>
            %471 = vector.extract %444#1[7] : f32 from vector<8xf32>
            %472 = arith.maxnumf %456, %457 fastmath<nnan> : f32
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
            %486 = arith.maxnumf %485, %471 fastmath<nnan> : f32
            %487 = wave.swap_halves %486 : f32
            %488 = arith.maxnumf %486, %487 fastmath<nnan> : f32
            %489 = arith.mulf %488, %178 : f32
            %490 = arith.addf %241, %c65 : f32
            %491 = arith.cmpf ogt, %489, %490 : f32
            %492:8 = scf.if %491 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %493 = arith.subf %241, %489 : f32
              %494 = wave.exp2 %493 : f32
              %495 = vector.broadcast %494 : f32 to vector<8xf32>
              %496 = arith.mulf %242, %494 : f32
              %497 = arith.mulf %243, %495 : vector<8xf32>
              %498 = arith.mulf %244, %495 : vector<8xf32>
              %499 = arith.mulf %245, %495 : vector<8xf32>
              %500 = arith.mulf %246, %495 : vector<8xf32>
              %501 = arith.mulf %247, %495 : vector<8xf32>
              %502 = arith.mulf %248, %495 : vector<8xf32>
              scf.yield %489, %496, %497, %498, %499, %500, %501, %502 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %241, %242, %243, %244, %245, %246, %247, %248 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %503 = vector.broadcast %178 : f32 to vector<8xf32>
            %504 = arith.subf %c66, %492#0 : f32
            %505 = vector.broadcast %504 : f32 to vector<8xf32>
            %506 = math.fma %444#0, %503, %505 : vector<8xf32>
            %507 = wave.exp2 %506 : vector<8xf32>
            %508 = math.fma %444#1, %503, %505 : vector<8xf32>
            %509 = wave.exp2 %508 : vector<8xf32>
            %510 = arith.truncf %507 : vector<8xf32> to vector<8xf16>
            %511 = vector.bitcast %510 : vector<8xf16> to vector<4xi32>
            %512 = wave.swap_halves %511 : vector<4xi32>
            %513 = arith.select %3, %512, %511 : vector<4xi32>
            %514 = arith.select %3, %511, %512 : vector<4xi32>
            %515 = vector.shuffle %513, %514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.truncf %509 : vector<8xf32> to vector<8xf16>
            %518 = vector.bitcast %517 : vector<8xf16> to vector<4xi32>
            %519 = wave.swap_halves %518 : vector<4xi32>
            %520 = arith.select %3, %519, %518 : vector<4xi32>
            %521 = arith.select %3, %518, %519 : vector<4xi32>
            %522 = vector.shuffle %520, %521 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %523 = vector.bitcast %522 : vector<8xi32> to vector<16xf16>
            %524 = arith.addf %507, %509 : vector<8xf32>
            %525 = vector.extract %524[0] : f32 from vector<8xf32>
            %526 = vector.extract %524[1] : f32 from vector<8xf32>
            %527 = vector.extract %524[2] : f32 from vector<8xf32>
            %528 = vector.extract %524[3] : f32 from vector<8xf32>
            %529 = vector.extract %524[4] : f32 from vector<8xf32>
            %530 = vector.extract %524[5] : f32 from vector<8xf32>
            %531 = vector.extract %524[6] : f32 from vector<8xf32>
            %532 = vector.extract %524[7] : f32 from vector<8xf32>
            %533 = arith.addf %525, %529 : f32
            %534 = arith.addf %526, %530 : f32
            %535 = arith.addf %527, %531 : f32
            %536 = arith.addf %528, %532 : f32
            %537 = arith.addf %533, %535 : f32
            %538 = arith.addf %534, %536 : f32
            %539 = arith.addf %537, %538 : f32
            %540 = arith.addf %492#1, %539 : f32
            %541 = wave.opaque %540 : f32
            %542 = wave.opaque %252 : i32
            %543 = arith.cmpi sgt, %542, %185 : i32
            %544:4 = scf.if %543 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %545 = arith.subi %185, %251 : i32
              %546 = arith.subi %545, %c52 : i32
              %547 = arith.minsi %546, %c18 : i32
              %548 = arith.maxsi %547, %c52 : i32
              %549 = arith.cmpi sgt, %548, %c52 : i32
              %550 = arith.select %549, %c68, %c52 : i32
              %551 = arith.ori %c52, %550 : i32
              %552 = arith.cmpi sgt, %548, %c17 : i32
              %553 = arith.select %552, %c68, %c52 : i32
              %554 = arith.ori %c52, %553 : i32
              %555 = arith.cmpi sgt, %548, %c69 : i32
              %556 = arith.select %555, %c70, %c52 : i32
              %557 = arith.ori %551, %556 : i32
              %558 = arith.cmpi sgt, %548, %c71 : i32
              %559 = arith.select %558, %c70, %c52 : i32
              %560 = arith.ori %554, %559 : i32
              %561 = arith.cmpi sgt, %548, %c72 : i32
              %562 = arith.select %561, %c68, %c52 : i32
              %563 = arith.ori %c52, %562 : i32
              %564 = arith.cmpi sgt, %548, %c73 : i32
              %565 = arith.select %564, %c68, %c52 : i32
              %566 = arith.ori %c52, %565 : i32
              %567 = arith.cmpi sgt, %548, %c74 : i32
              %568 = arith.select %567, %c70, %c52 : i32
              %569 = arith.ori %563, %568 : i32
              %570 = arith.cmpi sgt, %548, %c75 : i32
              %571 = arith.select %570, %c70, %c52 : i32
              %572 = arith.ori %566, %571 : i32
              %573 = arith.cmpi sgt, %548, %c76 : i32
              %574 = arith.select %573, %c68, %c52 : i32
              %575 = arith.ori %c52, %574 : i32
              %576 = arith.cmpi sgt, %548, %c77 : i32
              %577 = arith.select %576, %c68, %c52 : i32
              %578 = arith.ori %c52, %577 : i32
              %579 = arith.cmpi sgt, %548, %c78 : i32
              %580 = arith.select %579, %c70, %c52 : i32
              %581 = arith.ori %575, %580 : i32
              %582 = arith.cmpi sgt, %548, %c79 : i32
              %583 = arith.select %582, %c70, %c52 : i32
              %584 = arith.ori %578, %583 : i32
              %585 = arith.cmpi sgt, %548, %c80 : i32
              %586 = arith.select %585, %c68, %c52 : i32
              %587 = arith.ori %c52, %586 : i32
              %588 = arith.cmpi sgt, %548, %c81 : i32
              %589 = arith.select %588, %c68, %c52 : i32
              %590 = arith.ori %c52, %589 : i32
              %591 = arith.cmpi sgt, %548, %c40 : i32
              %592 = arith.select %591, %c70, %c52 : i32
              %593 = arith.ori %587, %592 : i32
              %594 = arith.cmpi sgt, %548, %c82 : i32
              %595 = arith.select %594, %c70, %c52 : i32
              %596 = arith.ori %590, %595 : i32
              %597 = vector.from_elements %557, %569, %581, %593 : vector<4xi32>
              %598 = vector.from_elements %560, %572, %584, %596 : vector<4xi32>
              %599 = arith.subi %185, %251 : i32
              %600 = arith.subi %599, %c18 : i32
              %601 = arith.minsi %600, %c18 : i32
              %602 = arith.maxsi %601, %c52 : i32
              %603 = arith.cmpi sgt, %602, %c52 : i32
              %604 = arith.select %603, %c68, %c52 : i32
              %605 = arith.ori %c52, %604 : i32
              %606 = arith.cmpi sgt, %602, %c17 : i32
              %607 = arith.select %606, %c68, %c52 : i32
              %608 = arith.ori %c52, %607 : i32
              %609 = arith.cmpi sgt, %602, %c69 : i32
              %610 = arith.select %609, %c70, %c52 : i32
              %611 = arith.ori %605, %610 : i32
              %612 = arith.cmpi sgt, %602, %c71 : i32
              %613 = arith.select %612, %c70, %c52 : i32
              %614 = arith.ori %608, %613 : i32
              %615 = arith.cmpi sgt, %602, %c72 : i32
              %616 = arith.select %615, %c68, %c52 : i32
              %617 = arith.ori %c52, %616 : i32
              %618 = arith.cmpi sgt, %602, %c73 : i32
              %619 = arith.select %618, %c68, %c52 : i32
              %620 = arith.ori %c52, %619 : i32
              %621 = arith.cmpi sgt, %602, %c74 : i32
              %622 = arith.select %621, %c70, %c52 : i32
              %623 = arith.ori %617, %622 : i32
              %624 = arith.cmpi sgt, %602, %c75 : i32
              %625 = arith.select %624, %c70, %c52 : i32
              %626 = arith.ori %620, %625 : i32
              %627 = arith.cmpi sgt, %602, %c76 : i32
              %628 = arith.select %627, %c68, %c52 : i32
              %629 = arith.ori %c52, %628 : i32
              %630 = arith.cmpi sgt, %602, %c77 : i32
              %631 = arith.select %630, %c68, %c52 : i32
              %632 = arith.ori %c52, %631 : i32
              %633 = arith.cmpi sgt, %602, %c78 : i32
              %634 = arith.select %633, %c70, %c52 : i32
              %635 = arith.ori %629, %634 : i32
              %636 = arith.cmpi sgt, %602, %c79 : i32
              %637 = arith.select %636, %c70, %c52 : i32
              %638 = arith.ori %632, %637 : i32
              %639 = arith.cmpi sgt, %602, %c80 : i32
              %640 = arith.select %639, %c68, %c52 : i32
              %641 = arith.ori %c52, %640 : i32
              %642 = arith.cmpi sgt, %602, %c81 : i32
              %643 = arith.select %642, %c68, %c52 : i32
              %644 = arith.ori %c52, %643 : i32
              %645 = arith.cmpi sgt, %602, %c40 : i32
              %646 = arith.select %645, %c70, %c52 : i32
              %647 = arith.ori %641, %646 : i32
              %648 = arith.cmpi sgt, %602, %c82 : i32
              %649 = arith.select %648, %c70, %c52 : i32
              %650 = arith.ori %644, %649 : i32
              %651 = vector.from_elements %611, %623, %635, %647 : vector<4xi32>
              %652 = vector.from_elements %614, %626, %638, %650 : vector<4xi32>
              scf.yield %597, %598, %651, %652 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67, %c67, %c67 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %653 = wave.opaque %252 : i32
            %654 = arith.cmpi sgt, %653, %185 : i32
            %655:4 = scf.if %654 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %656 = arith.andi %384, %544#0 : vector<4xi32>
              %657 = arith.andi %387, %544#1 : vector<4xi32>
              %658 = arith.andi %390, %544#2 : vector<4xi32>
              %659 = arith.andi %393, %544#3 : vector<4xi32>
              scf.yield %656, %657, %658, %659 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %384, %387, %390, %393 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %660 = vector.shuffle %655#0, %655#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %661 = vector.bitcast %660 : vector<8xi32> to vector<16xf16>
            %662 = wave.mma %661, %516, %492#2 : vector<16xf16>, vector<8xf32>
            %663 = vector.shuffle %655#2, %655#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %664 = vector.bitcast %663 : vector<8xi32> to vector<16xf16>
            %665 = wave.mma %664, %523, %662 : vector<16xf16>, vector<8xf32>
            %666 = wave.opaque %665 : vector<8xf32>
            %667 = arith.addi %261, %35 : index
            %668 = arith.addi %667, %c83 : index
            %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %670 = arith.addi %261, %35 : index
            %671 = arith.addi %670, %c84 : index
            %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %673 = arith.addi %269, %35 : index
            %674 = arith.addi %673, %c83 : index
            %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %676 = arith.addi %269, %35 : index
            %677 = arith.addi %676, %c84 : index
            %678 = vector.load %kv[%677] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %679 = wave.opaque %252 : i32
            %680 = arith.cmpi sgt, %679, %185 : i32
            %681:4 = scf.if %680 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %682 = arith.andi %407, %544#0 : vector<4xi32>
              %683 = arith.andi %410, %544#1 : vector<4xi32>
              %684 = arith.andi %413, %544#2 : vector<4xi32>
              %685 = arith.andi %416, %544#3 : vector<4xi32>
              scf.yield %682, %683, %684, %685 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %407, %410, %413, %416 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %686 = vector.shuffle %681#0, %681#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
            %688 = wave.mma %687, %516, %492#3 : vector<16xf16>, vector<8xf32>
            %689 = vector.shuffle %681#2, %681#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %690 = vector.bitcast %689 : vector<8xi32> to vector<16xf16>
            %691 = wave.mma %690, %523, %688 : vector<16xf16>, vector<8xf32>
            %692 = wave.opaque %691 : vector<8xf32>
            %693 = arith.addi %261, %35 : index
            %694 = arith.addi %693, %c45 : index
            %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %696 = arith.addi %261, %35 : index
            %697 = arith.addi %696, %c85 : index
            %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %699 = arith.addi %269, %35 : index
            %700 = arith.addi %699, %c45 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %702 = arith.addi %269, %35 : index
            %703 = arith.addi %702, %c85 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %705 = wave.opaque %252 : i32
            %706 = arith.cmpi sgt, %705, %185 : i32
            %707:4 = scf.if %706 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %708 = arith.andi %430, %544#0 : vector<4xi32>
              %709 = arith.andi %433, %544#1 : vector<4xi32>
              %710 = arith.andi %436, %544#2 : vector<4xi32>
              %711 = arith.andi %439, %544#3 : vector<4xi32>
              scf.yield %708, %709, %710, %711 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %430, %433, %436, %439 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %712 = vector.shuffle %707#0, %707#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %713 = vector.bitcast %712 : vector<8xi32> to vector<16xf16>
            %714 = wave.mma %713, %516, %492#4 : vector<16xf16>, vector<8xf32>
            %715 = vector.shuffle %707#2, %707#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %716 = vector.bitcast %715 : vector<8xi32> to vector<16xf16>
            %717 = wave.mma %716, %523, %714 : vector<16xf16>, vector<8xf32>
            %718 = wave.opaque %717 : vector<8xf32>
            %719 = arith.addi %261, %35 : index
            %720 = arith.addi %719, %c86 : index
            %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %722 = arith.addi %261, %35 : index
            %723 = arith.addi %722, %c87 : index
            %724 = vector.load %kv[%723] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %725 = arith.addi %269, %35 : index
            %726 = arith.addi %725, %c86 : index
            %727 = vector.load %kv[%726] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %728 = arith.addi %269, %35 : index
            %729 = arith.addi %728, %c87 : index
            %730 = vector.load %kv[%729] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %731 = wave.opaque %252 : i32
            %732 = arith.cmpi sgt, %731, %185 : i32
            %733:4 = scf.if %732 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %734 = arith.andi %669, %544#0 : vector<4xi32>
              %735 = arith.andi %672, %544#1 : vector<4xi32>
              %736 = arith.andi %675, %544#2 : vector<4xi32>
              %737 = arith.andi %678, %544#3 : vector<4xi32>
              scf.yield %734, %735, %736, %737 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %669, %672, %675, %678 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %738 = vector.shuffle %733#0, %733#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = wave.mma %739, %516, %492#5 : vector<16xf16>, vector<8xf32>
            %741 = vector.shuffle %733#2, %733#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %742 = vector.bitcast %741 : vector<8xi32> to vector<16xf16>
            %743 = wave.mma %742, %523, %740 : vector<16xf16>, vector<8xf32>
            %744 = wave.opaque %743 : vector<8xf32>
            wave.pin
            %745 = wave.opaque %252 : i32
            %746 = arith.cmpi sgt, %745, %185 : i32
            %747:4 = scf.if %746 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %748 = arith.andi %695, %544#0 : vector<4xi32>
              %749 = arith.andi %698, %544#1 : vector<4xi32>
              %750 = arith.andi %701, %544#2 : vector<4xi32>
              %751 = arith.andi %704, %544#3 : vector<4xi32>
              scf.yield %748, %749, %750, %751 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %695, %698, %701, %704 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %752 = vector.shuffle %747#0, %747#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %753 = vector.bitcast %752 : vector<8xi32> to vector<16xf16>
            %754 = wave.mma %753, %516, %492#6 : vector<16xf16>, vector<8xf32>
            %755 = vector.shuffle %747#2, %747#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %756 = vector.bitcast %755 : vector<8xi32> to vector<16xf16>
            %757 = wave.mma %756, %523, %754 : vector<16xf16>, vector<8xf32>
            %758 = wave.opaque %757 : vector<8xf32>
            wave.pin
            %759 = wave.opaque %252 : i32
            %760 = arith.cmpi slt, %759, %185 : i32
            %761:4 = scf.if %760 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %762 = arith.addi %278, %35 : index
              %763 = arith.addi %762, %c23 : index
              %764 = vector.load %kv[%763] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %765 = arith.addi %278, %35 : index
              %766 = arith.addi %765, %c32 : index
              %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %768 = arith.addi %286, %35 : index
              %769 = arith.addi %768, %c23 : index
              %770 = vector.load %kv[%769] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %771 = arith.addi %286, %35 : index
              %772 = arith.addi %771, %c32 : index
              %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %764, %767, %770, %773 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %747#0, %747#1, %747#2, %747#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %774 = wave.opaque %252 : i32
            %775 = arith.cmpi sgt, %774, %185 : i32
            %776:4 = scf.if %775 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %777 = arith.andi %721, %544#0 : vector<4xi32>
              %778 = arith.andi %724, %544#1 : vector<4xi32>
              %779 = arith.andi %727, %544#2 : vector<4xi32>
              %780 = arith.andi %730, %544#3 : vector<4xi32>
              scf.yield %777, %778, %779, %780 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %721, %724, %727, %730 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %781 = vector.shuffle %776#0, %776#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %782 = vector.bitcast %781 : vector<8xi32> to vector<16xf16>
            %783 = wave.mma %782, %516, %492#7 : vector<16xf16>, vector<8xf32>
            %784 = vector.shuffle %776#2, %776#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %785 = vector.bitcast %784 : vector<8xi32> to vector<16xf16>
            %786 = wave.mma %785, %523, %783 : vector<16xf16>, vector<8xf32>
            %787 = wave.opaque %786 : vector<8xf32>
            wave.pin
            %788 = wave.opaque %252 : i32
            %789 = arith.cmpi slt, %788, %185 : i32
            %790:4 = scf.if %789 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %791 = arith.addi %278, %35 : index
              %792 = arith.addi %791, %c41 : index
              %793 = vector.load %kv[%792] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %794 = arith.addi %278, %35 : index
              %795 = arith.addi %794, %c24 : index
              %796 = vector.load %kv[%795] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %797 = arith.addi %286, %35 : index
              %798 = arith.addi %797, %c41 : index
              %799 = vector.load %kv[%798] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %800 = arith.addi %286, %35 : index
              %801 = arith.addi %800, %c24 : index
              %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %793, %796, %799, %802 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %776#0, %776#1, %776#2, %776#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %761#0, %761#1, %761#2, %761#3, %790#0, %790#1, %790#2, %790#3, %492#0, %541, %666, %692, %718, %744, %758, %787 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %803 = wave.swap_halves %249#9 : f32
          %804 = arith.addf %249#9, %803 : f32
          scf.yield %249#8, %804, %249#10, %249#11, %249#12, %249#13, %249#14, %249#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %805 = wave.opaque %c23 : index
        %806 = arith.muli %8, %c22 : index
        %807 = arith.addi %806, %0 : index
        %808 = arith.addi %807, %805 : index
        %809 = arith.remui %0, %c9 : index
        %810 = arith.addi %809, %805 : index
        %811 = arith.remui %0, %c3 : index
        %812 = arith.addi %811, %805 : index
        %813 = arith.cmpi slt, %812, %c9 : index
        scf.if %813 {
          %814 = arith.muli %8, %c22 : index
          %815 = arith.addi %814, %812 : index
          memref.store %187#0, %6[%815] : memref<?xf32>
          %816 = arith.addi %815, %c3 : index
          memref.store %187#1, %6[%816] : memref<?xf32>
          %817 = arith.muli %8, %c42 : index
          %818 = arith.muli %2, %c9 : index
          %819 = arith.addi %817, %818 : index
          %820 = arith.addi %819, %812 : index
          %821 = vector.extract %187#2[0] : f32 from vector<8xf32>
          %822 = arith.addi %820, %c23 : index
          memref.store %821, %5[%822] : memref<?xf32>
          %823 = vector.extract %187#2[1] : f32 from vector<8xf32>
          %824 = arith.addi %820, %c3 : index
          memref.store %823, %5[%824] : memref<?xf32>
          %825 = vector.extract %187#2[2] : f32 from vector<8xf32>
          %826 = arith.addi %820, %c22 : index
          memref.store %825, %5[%826] : memref<?xf32>
          %827 = vector.extract %187#2[3] : f32 from vector<8xf32>
          %828 = arith.addi %820, %c30 : index
          memref.store %827, %5[%828] : memref<?xf32>
          %829 = vector.extract %187#2[4] : f32 from vector<8xf32>
          %830 = arith.addi %820, %c32 : index
          memref.store %829, %5[%830] : memref<?xf32>
          %831 = vector.extract %187#2[5] : f32 from vector<8xf32>
          %832 = arith.addi %820, %c34 : index
          memref.store %831, %5[%832] : memref<?xf32>
          %833 = vector.extract %187#2[6] : f32 from vector<8xf32>
          %834 = arith.addi %820, %c26 : index
          memref.store %833, %5[%834] : memref<?xf32>
          %835 = vector.extract %187#2[7] : f32 from vector<8xf32>
          %836 = arith.addi %820, %c88 : index
          memref.store %835, %5[%836] : memref<?xf32>
          %837 = vector.extract %187#3[0] : f32 from vector<8xf32>
          %838 = arith.addi %820, %c41 : index
          memref.store %837, %5[%838] : memref<?xf32>
          %839 = vector.extract %187#3[1] : f32 from vector<8xf32>
          %840 = arith.addi %820, %c89 : index
          memref.store %839, %5[%840] : memref<?xf32>
          %841 = vector.extract %187#3[2] : f32 from vector<8xf32>
          %842 = arith.addi %820, %c90 : index
          memref.store %841, %5[%842] : memref<?xf32>
          %843 = vector.extract %187#3[3] : f32 from vector<8xf32>
          %844 = arith.addi %820, %c91 : index
          memref.store %843, %5[%844] : memref<?xf32>
          %845 = vector.extract %187#3[4] : f32 from vector<8xf32>
          %846 = arith.addi %820, %c24 : index
          memref.store %845, %5[%846] : memref<?xf32>
          %847 = vector.extract %187#3[5] : f32 from vector<8xf32>
          %848 = arith.addi %820, %c92 : index
          memref.store %847, %5[%848] : memref<?xf32>
          %849 = vector.extract %187#3[6] : f32 from vector<8xf32>
          %850 = arith.addi %820, %c93 : index
          memref.store %849, %5[%850] : memref<?xf32>
          %851 = vector.extract %187#3[7] : f32 from vector<8xf32>
          %852 = arith.addi %820, %c94 : index
          memref.store %851, %5[%852] : memref<?xf32>
          %853 = vector.extract %187#4[0] : f32 from vector<8xf32>
          %854 = arith.addi %820, %c7 : index
          memref.store %853, %5[%854] : memref<?xf32>
          %855 = vector.extract %187#4[1] : f32 from vector<8xf32>
          %856 = arith.addi %820, %c95 : index
          memref.store %855, %5[%856] : memref<?xf32>
          %857 = vector.extract %187#4[2] : f32 from vector<8xf32>
          %858 = arith.addi %820, %c96 : index
          memref.store %857, %5[%858] : memref<?xf32>
          %859 = vector.extract %187#4[3] : f32 from vector<8xf32>
          %860 = arith.addi %820, %c97 : index
          memref.store %859, %5[%860] : memref<?xf32>
          %861 = vector.extract %187#4[4] : f32 from vector<8xf32>
          %862 = arith.addi %820, %c53 : index
          memref.store %861, %5[%862] : memref<?xf32>
          %863 = vector.extract %187#4[5] : f32 from vector<8xf32>
          %864 = arith.addi %820, %c98 : index
          memref.store %863, %5[%864] : memref<?xf32>
          %865 = vector.extract %187#4[6] : f32 from vector<8xf32>
          %866 = arith.addi %820, %c99 : index
          memref.store %865, %5[%866] : memref<?xf32>
          %867 = vector.extract %187#4[7] : f32 from vector<8xf32>
          %868 = arith.addi %820, %c100 : index
          memref.store %867, %5[%868] : memref<?xf32>
          %869 = vector.extract %187#5[0] : f32 from vector<8xf32>
          %870 = arith.addi %820, %c54 : index
          memref.store %869, %5[%870] : memref<?xf32>
          %871 = vector.extract %187#5[1] : f32 from vector<8xf32>
          %872 = arith.addi %820, %c101 : index
          memref.store %871, %5[%872] : memref<?xf32>
          %873 = vector.extract %187#5[2] : f32 from vector<8xf32>
          %874 = arith.addi %820, %c102 : index
          memref.store %873, %5[%874] : memref<?xf32>
          %875 = vector.extract %187#5[3] : f32 from vector<8xf32>
          %876 = arith.addi %820, %c103 : index
          memref.store %875, %5[%876] : memref<?xf32>
          %877 = vector.extract %187#5[4] : f32 from vector<8xf32>
          %878 = arith.addi %820, %c55 : index
          memref.store %877, %5[%878] : memref<?xf32>
          %879 = vector.extract %187#5[5] : f32 from vector<8xf32>
          %880 = arith.addi %820, %c104 : index
          memref.store %879, %5[%880] : memref<?xf32>
          %881 = vector.extract %187#5[6] : f32 from vector<8xf32>
          %882 = arith.addi %820, %c105 : index
          memref.store %881, %5[%882] : memref<?xf32>
          %883 = vector.extract %187#5[7] : f32 from vector<8xf32>
          %884 = arith.addi %820, %c106 : index
          memref.store %883, %5[%884] : memref<?xf32>
        }
        wave.barrier
        %885 = arith.addi %810, %c23 : index
        %886 = memref.load %6[%885] : memref<?xf32>
        %887 = arith.addi %810, %c3 : index
        %888 = memref.load %6[%887] : memref<?xf32>
        %889 = arith.addi %810, %c22 : index
        %890 = memref.load %6[%889] : memref<?xf32>
        %891 = arith.addi %810, %c30 : index
        %892 = memref.load %6[%891] : memref<?xf32>
        %893 = arith.addi %810, %c32 : index
        %894 = memref.load %6[%893] : memref<?xf32>
        %895 = arith.addi %810, %c34 : index
        %896 = memref.load %6[%895] : memref<?xf32>
        %897 = arith.addi %810, %c26 : index
        %898 = memref.load %6[%897] : memref<?xf32>
        %899 = arith.addi %810, %c88 : index
        %900 = memref.load %6[%899] : memref<?xf32>
        %901 = arith.addi %810, %c41 : index
        %902 = memref.load %6[%901] : memref<?xf32>
        %903 = arith.addi %810, %c89 : index
        %904 = memref.load %6[%903] : memref<?xf32>
        %905 = arith.addi %810, %c90 : index
        %906 = memref.load %6[%905] : memref<?xf32>
        %907 = arith.addi %810, %c91 : index
        %908 = memref.load %6[%907] : memref<?xf32>
        %909 = arith.addi %810, %c24 : index
        %910 = memref.load %6[%909] : memref<?xf32>
        %911 = arith.addi %810, %c92 : index
        %912 = memref.load %6[%911] : memref<?xf32>
        %913 = arith.addi %810, %c93 : index
        %914 = memref.load %6[%913] : memref<?xf32>
        %915 = arith.addi %810, %c94 : index
        %916 = memref.load %6[%915] : memref<?xf32>
        %917 = arith.maxnumf %886, %890 fastmath<nnan> : f32
        %918 = arith.subf %886, %917 : f32
        %919 = wave.exp2 %918 : f32
        %920 = arith.subf %890, %917 : f32
        %921 = wave.exp2 %920 : f32
        %922 = arith.mulf %888, %919 : f32
        %923 = math.fma %892, %921, %922 : f32
        %924 = arith.maxnumf %917, %894 fastmath<nnan> : f32
        %925 = arith.subf %917, %924 : f32
        %926 = wave.exp2 %925 : f32
        %927 = arith.subf %894, %924 : f32
        %928 = wave.exp2 %927 : f32
        %929 = arith.mulf %923, %926 : f32
        %930 = math.fma %896, %928, %929 : f32
        %931 = arith.maxnumf %924, %898 fastmath<nnan> : f32
        %932 = arith.subf %924, %931 : f32
        %933 = wave.exp2 %932 : f32
        %934 = arith.subf %898, %931 : f32
        %935 = wave.exp2 %934 : f32
        %936 = arith.mulf %930, %933 : f32
        %937 = math.fma %900, %935, %936 : f32
        %938 = arith.maxnumf %931, %902 fastmath<nnan> : f32
        %939 = arith.subf %931, %938 : f32
        %940 = wave.exp2 %939 : f32
        %941 = arith.subf %902, %938 : f32
        %942 = wave.exp2 %941 : f32
        %943 = arith.mulf %937, %940 : f32
        %944 = math.fma %904, %942, %943 : f32
        %945 = arith.maxnumf %938, %906 fastmath<nnan> : f32
        %946 = arith.subf %938, %945 : f32
        %947 = wave.exp2 %946 : f32
        %948 = arith.subf %906, %945 : f32
        %949 = wave.exp2 %948 : f32
        %950 = arith.mulf %944, %947 : f32
        %951 = math.fma %908, %949, %950 : f32
        %952 = arith.maxnumf %945, %910 fastmath<nnan> : f32
        %953 = arith.subf %945, %952 : f32
        %954 = wave.exp2 %953 : f32
        %955 = arith.subf %910, %952 : f32
        %956 = wave.exp2 %955 : f32
        %957 = arith.mulf %951, %954 : f32
        %958 = math.fma %912, %956, %957 : f32
        %959 = arith.maxnumf %952, %914 fastmath<nnan> : f32
        %960 = arith.subf %952, %959 : f32
        %961 = wave.exp2 %960 : f32
        %962 = arith.subf %914, %959 : f32
        %963 = wave.exp2 %962 : f32
        %964 = arith.mulf %958, %961 : f32
        %965 = math.fma %916, %963, %964 : f32
        %966 = arith.addi %808, %c23 : index
        %967 = arith.addi %966, %c23 : index
        %968 = memref.load %5[%967] : memref<?xf32>
        %969 = arith.addi %966, %c42 : index
        %970 = memref.load %5[%969] : memref<?xf32>
        %971 = arith.addi %966, %c44 : index
        %972 = memref.load %5[%971] : memref<?xf32>
        %973 = arith.addi %966, %c5 : index
        %974 = memref.load %5[%973] : memref<?xf32>
        %975 = arith.addi %966, %c107 : index
        %976 = memref.load %5[%975] : memref<?xf32>
        %977 = arith.addi %966, %c108 : index
        %978 = memref.load %5[%977] : memref<?xf32>
        %979 = arith.addi %966, %c109 : index
        %980 = memref.load %5[%979] : memref<?xf32>
        %981 = arith.addi %966, %c110 : index
        %982 = memref.load %5[%981] : memref<?xf32>
        %983 = arith.mulf %968, %919 : f32
        %984 = math.fma %970, %921, %983 : f32
        %985 = arith.mulf %984, %926 : f32
        %986 = math.fma %972, %928, %985 : f32
        %987 = arith.mulf %986, %933 : f32
        %988 = math.fma %974, %935, %987 : f32
        %989 = arith.mulf %988, %940 : f32
        %990 = math.fma %976, %942, %989 : f32
        %991 = arith.mulf %990, %947 : f32
        %992 = math.fma %978, %949, %991 : f32
        %993 = arith.mulf %992, %954 : f32
        %994 = math.fma %980, %956, %993 : f32
        %995 = arith.mulf %994, %961 : f32
        %996 = math.fma %982, %963, %995 : f32
        %997 = arith.addi %808, %c7 : index
        %998 = arith.addi %997, %c23 : index
        %999 = memref.load %5[%998] : memref<?xf32>
        %1000 = arith.addi %997, %c42 : index
        %1001 = memref.load %5[%1000] : memref<?xf32>
        %1002 = arith.addi %997, %c44 : index
        %1003 = memref.load %5[%1002] : memref<?xf32>
        %1004 = arith.addi %997, %c5 : index
        %1005 = memref.load %5[%1004] : memref<?xf32>
        %1006 = arith.addi %997, %c107 : index
        %1007 = memref.load %5[%1006] : memref<?xf32>
        %1008 = arith.addi %997, %c108 : index
        %1009 = memref.load %5[%1008] : memref<?xf32>
        %1010 = arith.addi %997, %c109 : index
        %1011 = memref.load %5[%1010] : memref<?xf32>
        %1012 = arith.addi %997, %c110 : index
        %1013 = memref.load %5[%1012] : memref<?xf32>
        %1014 = arith.mulf %999, %919 : f32
        %1015 = math.fma %1001, %921, %1014 : f32
        %1016 = arith.mulf %1015, %926 : f32
        %1017 = math.fma %1003, %928, %1016 : f32
        %1018 = arith.mulf %1017, %933 : f32
        %1019 = math.fma %1005, %935, %1018 : f32
        %1020 = arith.mulf %1019, %940 : f32
        %1021 = math.fma %1007, %942, %1020 : f32
        %1022 = arith.mulf %1021, %947 : f32
        %1023 = math.fma %1009, %949, %1022 : f32
        %1024 = arith.mulf %1023, %954 : f32
        %1025 = math.fma %1011, %956, %1024 : f32
        %1026 = arith.mulf %1025, %961 : f32
        %1027 = math.fma %1013, %963, %1026 : f32
        wave.barrier
        scf.if %813 {
          %1028 = arith.muli %8, %c42 : index
          %1029 = arith.muli %2, %c9 : index
          %1030 = arith.addi %1028, %1029 : index
          %1031 = arith.addi %1030, %812 : index
          %1032 = vector.extract %187#6[0] : f32 from vector<8xf32>
          %1033 = arith.addi %1031, %c23 : index
          memref.store %1032, %5[%1033] : memref<?xf32>
          %1034 = vector.extract %187#6[1] : f32 from vector<8xf32>
          %1035 = arith.addi %1031, %c3 : index
          memref.store %1034, %5[%1035] : memref<?xf32>
          %1036 = vector.extract %187#6[2] : f32 from vector<8xf32>
          %1037 = arith.addi %1031, %c22 : index
          memref.store %1036, %5[%1037] : memref<?xf32>
          %1038 = vector.extract %187#6[3] : f32 from vector<8xf32>
          %1039 = arith.addi %1031, %c30 : index
          memref.store %1038, %5[%1039] : memref<?xf32>
          %1040 = vector.extract %187#6[4] : f32 from vector<8xf32>
          %1041 = arith.addi %1031, %c32 : index
          memref.store %1040, %5[%1041] : memref<?xf32>
          %1042 = vector.extract %187#6[5] : f32 from vector<8xf32>
          %1043 = arith.addi %1031, %c34 : index
          memref.store %1042, %5[%1043] : memref<?xf32>
          %1044 = vector.extract %187#6[6] : f32 from vector<8xf32>
          %1045 = arith.addi %1031, %c26 : index
          memref.store %1044, %5[%1045] : memref<?xf32>
          %1046 = vector.extract %187#6[7] : f32 from vector<8xf32>
          %1047 = arith.addi %1031, %c88 : index
          memref.store %1046, %5[%1047] : memref<?xf32>
          %1048 = vector.extract %187#7[0] : f32 from vector<8xf32>
          %1049 = arith.addi %1031, %c41 : index
          memref.store %1048, %5[%1049] : memref<?xf32>
          %1050 = vector.extract %187#7[1] : f32 from vector<8xf32>
          %1051 = arith.addi %1031, %c89 : index
          memref.store %1050, %5[%1051] : memref<?xf32>
          %1052 = vector.extract %187#7[2] : f32 from vector<8xf32>
          %1053 = arith.addi %1031, %c90 : index
          memref.store %1052, %5[%1053] : memref<?xf32>
          %1054 = vector.extract %187#7[3] : f32 from vector<8xf32>
          %1055 = arith.addi %1031, %c91 : index
          memref.store %1054, %5[%1055] : memref<?xf32>
          %1056 = vector.extract %187#7[4] : f32 from vector<8xf32>
          %1057 = arith.addi %1031, %c24 : index
          memref.store %1056, %5[%1057] : memref<?xf32>
          %1058 = vector.extract %187#7[5] : f32 from vector<8xf32>
          %1059 = arith.addi %1031, %c92 : index
          memref.store %1058, %5[%1059] : memref<?xf32>
          %1060 = vector.extract %187#7[6] : f32 from vector<8xf32>
          %1061 = arith.addi %1031, %c93 : index
          memref.store %1060, %5[%1061] : memref<?xf32>
          %1062 = vector.extract %187#7[7] : f32 from vector<8xf32>
          %1063 = arith.addi %1031, %c94 : index
          memref.store %1062, %5[%1063] : memref<?xf32>
        }
        wave.barrier
        %1064 = arith.addi %808, %c23 : index
        %1065 = arith.addi %1064, %c23 : index
        %1066 = memref.load %5[%1065] : memref<?xf32>
        %1067 = arith.addi %1064, %c42 : index
        %1068 = memref.load %5[%1067] : memref<?xf32>
        %1069 = arith.addi %1064, %c44 : index
        %1070 = memref.load %5[%1069] : memref<?xf32>
        %1071 = arith.addi %1064, %c5 : index
        %1072 = memref.load %5[%1071] : memref<?xf32>
        %1073 = arith.addi %1064, %c107 : index
        %1074 = memref.load %5[%1073] : memref<?xf32>
        %1075 = arith.addi %1064, %c108 : index
        %1076 = memref.load %5[%1075] : memref<?xf32>
        %1077 = arith.addi %1064, %c109 : index
        %1078 = memref.load %5[%1077] : memref<?xf32>
        %1079 = arith.addi %1064, %c110 : index
        %1080 = memref.load %5[%1079] : memref<?xf32>
        %1081 = arith.mulf %1066, %919 : f32
        %1082 = math.fma %1068, %921, %1081 : f32
        %1083 = arith.mulf %1082, %926 : f32
        %1084 = math.fma %1070, %928, %1083 : f32
        %1085 = arith.mulf %1084, %933 : f32
        %1086 = math.fma %1072, %935, %1085 : f32
        %1087 = arith.mulf %1086, %940 : f32
        %1088 = math.fma %1074, %942, %1087 : f32
        %1089 = arith.mulf %1088, %947 : f32
        %1090 = math.fma %1076, %949, %1089 : f32
        %1091 = arith.mulf %1090, %954 : f32
        %1092 = math.fma %1078, %956, %1091 : f32
        %1093 = arith.mulf %1092, %961 : f32
        %1094 = math.fma %1080, %963, %1093 : f32
        %1095 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1095 {
          %1096 = arith.addi %kvHeads, %15 : index
          %1097 = memref.load %scales[%1096] : memref<?xf32>
          %1098 = arith.divf %1097, %965 : f32
          %1099 = arith.addi %17, %810 : index
          %1100 = arith.cmpi slt, %1099, %groupSize : index
          scf.if %1100 {
            %1101 = arith.muli %15, %groupSize : index
            %1102 = arith.addi %1101, %1099 : index
            %1103 = arith.muli %1102, %c26 : index
            %1104 = arith.muli %heads, %c26 : index
            %1105 = arith.addi %808, %c23 : index
            %1106 = arith.mulf %996, %1098 : f32
            %1107 = arith.addf %1106, %c48 : f32
            %1108 = arith.minimumf %1107, %c112 : f32
            %1109 = arith.maximumf %1108, %c113 : f32
            %1110 = arith.truncf %1109 : f32 to f16
            %1111 = arith.divui %1105, %c9 : index
            %1112 = arith.addi %1103, %1111 : index
            %1113 = arith.divui %24, %outTileRows : index
            %1114 = arith.divui %1104, %c3 : index
            %1115 = arith.muli %1113, %1114 : index
            %1116 = arith.divui %1112, %c3 : index
            %1117 = arith.addi %1115, %1116 : index
            %1118 = arith.muli %1117, %c10 : index
            %1119 = arith.remui %1112, %c3 : index
            %1120 = arith.divui %1119, %c9 : index
            %1121 = arith.addi %1118, %1120 : index
            %1122 = arith.muli %outTileRows, %c9 : index
            %1123 = arith.muli %1121, %1122 : index
            %1124 = arith.remui %24, %outTileRows : index
            %1125 = arith.muli %1124, %c9 : index
            %1126 = arith.addi %1123, %1125 : index
            %1127 = arith.remui %1112, %c9 : index
            %1128 = arith.addi %1126, %1127 : index
            memref.store %1110, %out[%1128] : memref<?xf16>
            %1129 = arith.addi %808, %c7 : index
            %1130 = arith.mulf %1027, %1098 : f32
            %1131 = arith.addf %1130, %c48 : f32
            %1132 = arith.minimumf %1131, %c112 : f32
            %1133 = arith.maximumf %1132, %c113 : f32
            %1134 = arith.truncf %1133 : f32 to f16
            %1135 = arith.divui %1129, %c9 : index
            %1136 = arith.addi %1103, %1135 : index
            %1137 = arith.divui %24, %outTileRows : index
            %1138 = arith.divui %1104, %c3 : index
            %1139 = arith.muli %1137, %1138 : index
            %1140 = arith.divui %1136, %c3 : index
            %1141 = arith.addi %1139, %1140 : index
            %1142 = arith.muli %1141, %c10 : index
            %1143 = arith.remui %1136, %c3 : index
            %1144 = arith.divui %1143, %c9 : index
            %1145 = arith.addi %1142, %1144 : index
            %1146 = arith.muli %outTileRows, %c9 : index
            %1147 = arith.muli %1145, %1146 : index
            %1148 = arith.remui %24, %outTileRows : index
            %1149 = arith.muli %1148, %c9 : index
            %1150 = arith.addi %1147, %1149 : index
            %1151 = arith.remui %1136, %c9 : index
            %1152 = arith.addi %1150, %1151 : index
            memref.store %1134, %out[%1152] : memref<?xf16>
            %1153 = arith.addi %808, %c42 : index
            %1154 = arith.mulf %1094, %1098 : f32
            %1155 = arith.addf %1154, %c48 : f32
            %1156 = arith.minimumf %1155, %c112 : f32
            %1157 = arith.maximumf %1156, %c113 : f32
            %1158 = arith.truncf %1157 : f32 to f16
            %1159 = arith.divui %1153, %c9 : index
            %1160 = arith.addi %1103, %1159 : index
            %1161 = arith.divui %24, %outTileRows : index
            %1162 = arith.divui %1104, %c3 : index
            %1163 = arith.muli %1161, %1162 : index
            %1164 = arith.divui %1160, %c3 : index
            %1165 = arith.addi %1163, %1164 : index
            %1166 = arith.muli %1165, %c10 : index
            %1167 = arith.remui %1160, %c3 : index
            %1168 = arith.divui %1167, %c9 : index
            %1169 = arith.addi %1166, %1168 : index
            %1170 = arith.muli %outTileRows, %c9 : index
            %1171 = arith.muli %1169, %1170 : index
            %1172 = arith.remui %24, %outTileRows : index
            %1173 = arith.muli %1172, %c9 : index
            %1174 = arith.addi %1171, %1173 : index
            %1175 = arith.remui %1160, %c9 : index
            %1176 = arith.addi %1174, %1175 : index
            memref.store %1158, %out[%1176] : memref<?xf16>
          }
        } else {
          %1177 = arith.addi %ranges, %groups : index
          %1178 = arith.muli %9, %1177 : index
          %1179 = arith.index_castui %179 : i32 to index
          %1180 = arith.addi %1178, %1179 : index
          %1181 = arith.muli %1180, %c116 : index
          %1182 = arith.addi %808, %c23 : index
          %1183 = arith.addi %1181, %1182 : index
          memref.store %996, %partial[%1183] : memref<?xf32>
          %1184 = arith.addi %808, %c7 : index
          %1185 = arith.addi %1181, %1184 : index
          memref.store %1027, %partial[%1185] : memref<?xf32>
          %1186 = arith.addi %808, %c42 : index
          %1187 = arith.addi %1181, %1186 : index
          memref.store %1094, %partial[%1187] : memref<?xf32>
          %1188 = arith.cmpi slt, %808, %c9 : index
          scf.if %1188 {
            %1189 = arith.addi %1181, %c43 : index
            %1190 = arith.addi %1189, %808 : index
            memref.store %959, %partial[%1190] : memref<?xf32>
            %1191 = arith.addi %1190, %c9 : index
            memref.store %965, %partial[%1191] : memref<?xf32>
          }
          %1192 = arith.addi %42, %c75 : i32
          %1193 = arith.divui %1192, %c76 : i32
          %1194 = arith.divui %179, %c76 : i32
          %1195 = arith.addi %groups, %c4 : index
          %1196 = arith.muli %9, %1195 : index
          %1197 = arith.muli %1194, %c76 : i32
          %1198 = arith.subi %42, %1197 : i32
          %1199 = arith.minsi %1198, %c76 : i32
          %1200 = arith.index_castui %1194 : i32 to index
          %1201 = arith.addi %1196, %1200 : index
          %1202 = arith.index_castui %1199 : i32 to index
          %1203 = wave.arrive %counters[%1201], %1202 : memref<?xi32>
          scf.if %1203 {
            %1204 = arith.muli %1194, %c76 : i32
            %1211:5 = scf.for %1205 = %c52 to %1199 step %c76 iter_args(%1206 = %c47, %1207 = %c48, %1208 = %c48, %1209 = %c48, %1210 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
              %1212 = arith.addi %1205, %c52 : i32
              %1213 = arith.subi %1199, %c17 : i32
              %1214 = arith.minsi %1212, %1213 : i32
              %1215 = arith.addi %1204, %1214 : i32
              %1216 = arith.addi %ranges, %groups : index
              %1217 = arith.muli %9, %1216 : index
              %1218 = arith.index_castui %1215 : i32 to index
              %1219 = arith.addi %1217, %1218 : index
              %1220 = arith.muli %1219, %c116 : index
              %1221 = arith.addi %1220, %c43 : index
              %1222 = arith.addi %1221, %810 : index
              %1223 = memref.load %partial[%1222] : memref<?xf32>
              %1224 = arith.cmpi slt, %1212, %1199 : i32
              %1225 = arith.select %1224, %1223, %c47 : f32
              %1226 = arith.addi %1220, %808 : index
              %1227 = arith.addi %1226, %c23 : index
              %1228 = memref.load %partial[%1227] : memref<?xf32>
              %1229 = arith.addi %1220, %808 : index
              %1230 = arith.addi %1229, %c7 : index
              %1231 = memref.load %partial[%1230] : memref<?xf32>
              %1232 = arith.addi %1220, %808 : index
              %1233 = arith.addi %1232, %c42 : index
              %1234 = memref.load %partial[%1233] : memref<?xf32>
              %1235 = arith.addi %1222, %c9 : index
              %1236 = memref.load %partial[%1235] : memref<?xf32>
              %1237 = arith.addi %1205, %c17 : i32
              %1238 = arith.subi %1199, %c17 : i32
              %1239 = arith.minsi %1237, %1238 : i32
              %1240 = arith.addi %1204, %1239 : i32
              %1241 = arith.addi %ranges, %groups : index
              %1242 = arith.muli %9, %1241 : index
              %1243 = arith.index_castui %1240 : i32 to index
              %1244 = arith.addi %1242, %1243 : index
              %1245 = arith.muli %1244, %c116 : index
              %1246 = arith.addi %1245, %c43 : index
              %1247 = arith.addi %1246, %810 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.cmpi slt, %1237, %1199 : i32
              %1250 = arith.select %1249, %1248, %c47 : f32
              %1251 = arith.addi %1245, %808 : index
              %1252 = arith.addi %1251, %c23 : index
              %1253 = memref.load %partial[%1252] : memref<?xf32>
              %1254 = arith.addi %1245, %808 : index
              %1255 = arith.addi %1254, %c7 : index
              %1256 = memref.load %partial[%1255] : memref<?xf32>
              %1257 = arith.addi %1245, %808 : index
              %1258 = arith.addi %1257, %c42 : index
              %1259 = memref.load %partial[%1258] : memref<?xf32>
              %1260 = arith.addi %1247, %c9 : index
              %1261 = memref.load %partial[%1260] : memref<?xf32>
              %1262 = arith.addi %1205, %c69 : i32
              %1263 = arith.subi %1199, %c17 : i32
              %1264 = arith.minsi %1262, %1263 : i32
              %1265 = arith.addi %1204, %1264 : i32
              %1266 = arith.addi %ranges, %groups : index
              %1267 = arith.muli %9, %1266 : index
              %1268 = arith.index_castui %1265 : i32 to index
              %1269 = arith.addi %1267, %1268 : index
              %1270 = arith.muli %1269, %c116 : index
              %1271 = arith.addi %1270, %c43 : index
              %1272 = arith.addi %1271, %810 : index
              %1273 = memref.load %partial[%1272] : memref<?xf32>
              %1274 = arith.cmpi slt, %1262, %1199 : i32
              %1275 = arith.select %1274, %1273, %c47 : f32
              %1276 = arith.addi %1270, %808 : index
              %1277 = arith.addi %1276, %c23 : index
              %1278 = memref.load %partial[%1277] : memref<?xf32>
              %1279 = arith.addi %1270, %808 : index
              %1280 = arith.addi %1279, %c7 : index
              %1281 = memref.load %partial[%1280] : memref<?xf32>
              %1282 = arith.addi %1270, %808 : index
              %1283 = arith.addi %1282, %c42 : index
              %1284 = memref.load %partial[%1283] : memref<?xf32>
              %1285 = arith.addi %1272, %c9 : index
              %1286 = memref.load %partial[%1285] : memref<?xf32>
              %1287 = arith.addi %1205, %c71 : i32
              %1288 = arith.subi %1199, %c17 : i32
              %1289 = arith.minsi %1287, %1288 : i32
              %1290 = arith.addi %1204, %1289 : i32
              %1291 = arith.addi %ranges, %groups : index
              %1292 = arith.muli %9, %1291 : index
              %1293 = arith.index_castui %1290 : i32 to index
              %1294 = arith.addi %1292, %1293 : index
              %1295 = arith.muli %1294, %c116 : index
              %1296 = arith.addi %1295, %c43 : index
              %1297 = arith.addi %1296, %810 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.cmpi slt, %1287, %1199 : i32
              %1300 = arith.select %1299, %1298, %c47 : f32
              %1301 = arith.addi %1295, %808 : index
              %1302 = arith.addi %1301, %c23 : index
              %1303 = memref.load %partial[%1302] : memref<?xf32>
              %1304 = arith.addi %1295, %808 : index
              %1305 = arith.addi %1304, %c7 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1295, %808 : index
              %1308 = arith.addi %1307, %c42 : index
              %1309 = memref.load %partial[%1308] : memref<?xf32>
              %1310 = arith.addi %1297, %c9 : index
              %1311 = memref.load %partial[%1310] : memref<?xf32>
              %1312 = arith.addi %1205, %c72 : i32
              %1313 = arith.subi %1199, %c17 : i32
              %1314 = arith.minsi %1312, %1313 : i32
              %1315 = arith.addi %1204, %1314 : i32
              %1316 = arith.addi %ranges, %groups : index
              %1317 = arith.muli %9, %1316 : index
              %1318 = arith.index_castui %1315 : i32 to index
              %1319 = arith.addi %1317, %1318 : index
              %1320 = arith.muli %1319, %c116 : index
              %1321 = arith.addi %1320, %c43 : index
              %1322 = arith.addi %1321, %810 : index
              %1323 = memref.load %partial[%1322] : memref<?xf32>
              %1324 = arith.cmpi slt, %1312, %1199 : i32
              %1325 = arith.select %1324, %1323, %c47 : f32
              %1326 = arith.addi %1320, %808 : index
              %1327 = arith.addi %1326, %c23 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.addi %1320, %808 : index
              %1330 = arith.addi %1329, %c7 : index
              %1331 = memref.load %partial[%1330] : memref<?xf32>
              %1332 = arith.addi %1320, %808 : index
              %1333 = arith.addi %1332, %c42 : index
              %1334 = memref.load %partial[%1333] : memref<?xf32>
              %1335 = arith.addi %1322, %c9 : index
              %1336 = memref.load %partial[%1335] : memref<?xf32>
              %1337 = arith.addi %1205, %c73 : i32
              %1338 = arith.subi %1199, %c17 : i32
              %1339 = arith.minsi %1337, %1338 : i32
              %1340 = arith.addi %1204, %1339 : i32
              %1341 = arith.addi %ranges, %groups : index
              %1342 = arith.muli %9, %1341 : index
              %1343 = arith.index_castui %1340 : i32 to index
              %1344 = arith.addi %1342, %1343 : index
              %1345 = arith.muli %1344, %c116 : index
              %1346 = arith.addi %1345, %c43 : index
              %1347 = arith.addi %1346, %810 : index
              %1348 = memref.load %partial[%1347] : memref<?xf32>
              %1349 = arith.cmpi slt, %1337, %1199 : i32
              %1350 = arith.select %1349, %1348, %c47 : f32
              %1351 = arith.addi %1345, %808 : index
              %1352 = arith.addi %1351, %c23 : index
              %1353 = memref.load %partial[%1352] : memref<?xf32>
              %1354 = arith.addi %1345, %808 : index
              %1355 = arith.addi %1354, %c7 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.addi %1345, %808 : index
              %1358 = arith.addi %1357, %c42 : index
              %1359 = memref.load %partial[%1358] : memref<?xf32>
              %1360 = arith.addi %1347, %c9 : index
              %1361 = memref.load %partial[%1360] : memref<?xf32>
              %1362 = arith.addi %1205, %c74 : i32
              %1363 = arith.subi %1199, %c17 : i32
              %1364 = arith.minsi %1362, %1363 : i32
              %1365 = arith.addi %1204, %1364 : i32
              %1366 = arith.addi %ranges, %groups : index
              %1367 = arith.muli %9, %1366 : index
              %1368 = arith.index_castui %1365 : i32 to index
              %1369 = arith.addi %1367, %1368 : index
              %1370 = arith.muli %1369, %c116 : index
              %1371 = arith.addi %1370, %c43 : index
              %1372 = arith.addi %1371, %810 : index
              %1373 = memref.load %partial[%1372] : memref<?xf32>
              %1374 = arith.cmpi slt, %1362, %1199 : i32
              %1375 = arith.select %1374, %1373, %c47 : f32
              %1376 = arith.addi %1370, %808 : index
              %1377 = arith.addi %1376, %c23 : index
              %1378 = memref.load %partial[%1377] : memref<?xf32>
              %1379 = arith.addi %1370, %808 : index
              %1380 = arith.addi %1379, %c7 : index
              %1381 = memref.load %partial[%1380] : memref<?xf32>
              %1382 = arith.addi %1370, %808 : index
              %1383 = arith.addi %1382, %c42 : index
              %1384 = memref.load %partial[%1383] : memref<?xf32>
              %1385 = arith.addi %1372, %c9 : index
              %1386 = memref.load %partial[%1385] : memref<?xf32>
              %1387 = arith.addi %1205, %c75 : i32
              %1388 = arith.subi %1199, %c17 : i32
              %1389 = arith.minsi %1387, %1388 : i32
              %1390 = arith.addi %1204, %1389 : i32
              %1391 = arith.addi %ranges, %groups : index
              %1392 = arith.muli %9, %1391 : index
              %1393 = arith.index_castui %1390 : i32 to index
              %1394 = arith.addi %1392, %1393 : index
              %1395 = arith.muli %1394, %c116 : index
              %1396 = arith.addi %1395, %c43 : index
              %1397 = arith.addi %1396, %810 : index
              %1398 = memref.load %partial[%1397] : memref<?xf32>
              %1399 = arith.cmpi slt, %1387, %1199 : i32
              %1400 = arith.select %1399, %1398, %c47 : f32
              %1401 = arith.addi %1395, %808 : index
              %1402 = arith.addi %1401, %c23 : index
              %1403 = memref.load %partial[%1402] : memref<?xf32>
              %1404 = arith.addi %1395, %808 : index
              %1405 = arith.addi %1404, %c7 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.addi %1395, %808 : index
              %1408 = arith.addi %1407, %c42 : index
              %1409 = memref.load %partial[%1408] : memref<?xf32>
              %1410 = arith.addi %1397, %c9 : index
              %1411 = memref.load %partial[%1410] : memref<?xf32>
              %1412 = arith.maxnumf %1206, %1225 fastmath<nnan> : f32
              %1413 = arith.subf %1206, %1412 : f32
              %1414 = wave.exp2 %1413 : f32
              %1415 = arith.subf %1225, %1412 : f32
              %1416 = wave.exp2 %1415 : f32
              %1417 = arith.mulf %1207, %1414 : f32
              %1418 = math.fma %1236, %1416, %1417 : f32
              %1419 = arith.mulf %1208, %1414 : f32
              %1420 = math.fma %1228, %1416, %1419 : f32
              %1421 = arith.mulf %1209, %1414 : f32
              %1422 = math.fma %1231, %1416, %1421 : f32
              %1423 = arith.mulf %1210, %1414 : f32
              %1424 = math.fma %1234, %1416, %1423 : f32
              %1425 = arith.maxnumf %1412, %1250 fastmath<nnan> : f32
              %1426 = arith.subf %1412, %1425 : f32
              %1427 = wave.exp2 %1426 : f32
              %1428 = arith.subf %1250, %1425 : f32
              %1429 = wave.exp2 %1428 : f32
              %1430 = arith.mulf %1418, %1427 : f32
              %1431 = math.fma %1261, %1429, %1430 : f32
              %1432 = arith.mulf %1420, %1427 : f32
              %1433 = math.fma %1253, %1429, %1432 : f32
              %1434 = arith.mulf %1422, %1427 : f32
              %1435 = math.fma %1256, %1429, %1434 : f32
              %1436 = arith.mulf %1424, %1427 : f32
              %1437 = math.fma %1259, %1429, %1436 : f32
              %1438 = arith.maxnumf %1425, %1275 fastmath<nnan> : f32
              %1439 = arith.subf %1425, %1438 : f32
              %1440 = wave.exp2 %1439 : f32
              %1441 = arith.subf %1275, %1438 : f32
              %1442 = wave.exp2 %1441 : f32
              %1443 = arith.mulf %1431, %1440 : f32
              %1444 = math.fma %1286, %1442, %1443 : f32
              %1445 = arith.mulf %1433, %1440 : f32
              %1446 = math.fma %1278, %1442, %1445 : f32
              %1447 = arith.mulf %1435, %1440 : f32
              %1448 = math.fma %1281, %1442, %1447 : f32
              %1449 = arith.mulf %1437, %1440 : f32
              %1450 = math.fma %1284, %1442, %1449 : f32
              %1451 = arith.maxnumf %1438, %1300 fastmath<nnan> : f32
              %1452 = arith.subf %1438, %1451 : f32
              %1453 = wave.exp2 %1452 : f32
              %1454 = arith.subf %1300, %1451 : f32
              %1455 = wave.exp2 %1454 : f32
              %1456 = arith.mulf %1444, %1453 : f32
              %1457 = math.fma %1311, %1455, %1456 : f32
              %1458 = arith.mulf %1446, %1453 : f32
              %1459 = math.fma %1303, %1455, %1458 : f32
              %1460 = arith.mulf %1448, %1453 : f32
              %1461 = math.fma %1306, %1455, %1460 : f32
              %1462 = arith.mulf %1450, %1453 : f32
              %1463 = math.fma %1309, %1455, %1462 : f32
              %1464 = arith.maxnumf %1451, %1325 fastmath<nnan> : f32
              %1465 = arith.subf %1451, %1464 : f32
              %1466 = wave.exp2 %1465 : f32
              %1467 = arith.subf %1325, %1464 : f32
              %1468 = wave.exp2 %1467 : f32
              %1469 = arith.mulf %1457, %1466 : f32
              %1470 = math.fma %1336, %1468, %1469 : f32
              %1471 = arith.mulf %1459, %1466 : f32
              %1472 = math.fma %1328, %1468, %1471 : f32
              %1473 = arith.mulf %1461, %1466 : f32
              %1474 = math.fma %1331, %1468, %1473 : f32
              %1475 = arith.mulf %1463, %1466 : f32
              %1476 = math.fma %1334, %1468, %1475 : f32
              %1477 = arith.maxnumf %1464, %1350 fastmath<nnan> : f32
              %1478 = arith.subf %1464, %1477 : f32
              %1479 = wave.exp2 %1478 : f32
              %1480 = arith.subf %1350, %1477 : f32
              %1481 = wave.exp2 %1480 : f32
              %1482 = arith.mulf %1470, %1479 : f32
              %1483 = math.fma %1361, %1481, %1482 : f32
              %1484 = arith.mulf %1472, %1479 : f32
              %1485 = math.fma %1353, %1481, %1484 : f32
              %1486 = arith.mulf %1474, %1479 : f32
              %1487 = math.fma %1356, %1481, %1486 : f32
              %1488 = arith.mulf %1476, %1479 : f32
              %1489 = math.fma %1359, %1481, %1488 : f32
              %1490 = arith.maxnumf %1477, %1375 fastmath<nnan> : f32
              %1491 = arith.subf %1477, %1490 : f32
              %1492 = wave.exp2 %1491 : f32
              %1493 = arith.subf %1375, %1490 : f32
              %1494 = wave.exp2 %1493 : f32
              %1495 = arith.mulf %1483, %1492 : f32
              %1496 = math.fma %1386, %1494, %1495 : f32
              %1497 = arith.mulf %1485, %1492 : f32
              %1498 = math.fma %1378, %1494, %1497 : f32
              %1499 = arith.mulf %1487, %1492 : f32
              %1500 = math.fma %1381, %1494, %1499 : f32
              %1501 = arith.mulf %1489, %1492 : f32
              %1502 = math.fma %1384, %1494, %1501 : f32
              %1503 = arith.maxnumf %1490, %1400 fastmath<nnan> : f32
              %1504 = arith.subf %1490, %1503 : f32
              %1505 = wave.exp2 %1504 : f32
              %1506 = arith.subf %1400, %1503 : f32
              %1507 = wave.exp2 %1506 : f32
              %1508 = arith.mulf %1496, %1505 : f32
              %1509 = math.fma %1411, %1507, %1508 : f32
              %1510 = arith.mulf %1498, %1505 : f32
              %1511 = math.fma %1403, %1507, %1510 : f32
              %1512 = arith.mulf %1500, %1505 : f32
              %1513 = math.fma %1406, %1507, %1512 : f32
              %1514 = arith.mulf %1502, %1505 : f32
              %1515 = math.fma %1409, %1507, %1514 : f32
              scf.yield %1503, %1509, %1511, %1513, %1515 : f32, f32, f32, f32, f32
            }
            %1516 = arith.cmpi eq, %1193, %c17 : i32
            scf.if %1516 {
              %1517 = arith.addi %kvHeads, %15 : index
              %1518 = memref.load %scales[%1517] : memref<?xf32>
              %1519 = arith.divf %1518, %1211#1 : f32
              %1520 = arith.addi %17, %810 : index
              %1521 = arith.cmpi slt, %1520, %groupSize : index
              scf.if %1521 {
                %1522 = arith.muli %15, %groupSize : index
                %1523 = arith.addi %1522, %1520 : index
                %1524 = arith.muli %1523, %c26 : index
                %1525 = arith.muli %heads, %c26 : index
                %1526 = arith.addi %808, %c23 : index
                %1527 = arith.mulf %1211#2, %1519 : f32
                %1528 = arith.addf %1527, %c48 : f32
                %1529 = arith.minimumf %1528, %c112 : f32
                %1530 = arith.maximumf %1529, %c113 : f32
                %1531 = arith.truncf %1530 : f32 to f16
                %1532 = arith.divui %1526, %c9 : index
                %1533 = arith.addi %1524, %1532 : index
                %1534 = arith.divui %24, %outTileRows : index
                %1535 = arith.divui %1525, %c3 : index
                %1536 = arith.muli %1534, %1535 : index
                %1537 = arith.divui %1533, %c3 : index
                %1538 = arith.addi %1536, %1537 : index
                %1539 = arith.muli %1538, %c10 : index
                %1540 = arith.remui %1533, %c3 : index
                %1541 = arith.divui %1540, %c9 : index
                %1542 = arith.addi %1539, %1541 : index
                %1543 = arith.muli %outTileRows, %c9 : index
                %1544 = arith.muli %1542, %1543 : index
                %1545 = arith.remui %24, %outTileRows : index
                %1546 = arith.muli %1545, %c9 : index
                %1547 = arith.addi %1544, %1546 : index
                %1548 = arith.remui %1533, %c9 : index
                %1549 = arith.addi %1547, %1548 : index
                memref.store %1531, %out[%1549] : memref<?xf16>
                %1550 = arith.addi %808, %c7 : index
                %1551 = arith.mulf %1211#3, %1519 : f32
                %1552 = arith.addf %1551, %c48 : f32
                %1553 = arith.minimumf %1552, %c112 : f32
                %1554 = arith.maximumf %1553, %c113 : f32
                %1555 = arith.truncf %1554 : f32 to f16
                %1556 = arith.divui %1550, %c9 : index
                %1557 = arith.addi %1524, %1556 : index
                %1558 = arith.divui %24, %outTileRows : index
                %1559 = arith.divui %1525, %c3 : index
                %1560 = arith.muli %1558, %1559 : index
                %1561 = arith.divui %1557, %c3 : index
                %1562 = arith.addi %1560, %1561 : index
                %1563 = arith.muli %1562, %c10 : index
                %1564 = arith.remui %1557, %c3 : index
                %1565 = arith.divui %1564, %c9 : index
                %1566 = arith.addi %1563, %1565 : index
                %1567 = arith.muli %outTileRows, %c9 : index
                %1568 = arith.muli %1566, %1567 : index
                %1569 = arith.remui %24, %outTileRows : index
                %1570 = arith.muli %1569, %c9 : index
                %1571 = arith.addi %1568, %1570 : index
                %1572 = arith.remui %1557, %c9 : index
                %1573 = arith.addi %1571, %1572 : index
                memref.store %1555, %out[%1573] : memref<?xf16>
                %1574 = arith.addi %808, %c42 : index
                %1575 = arith.mulf %1211#4, %1519 : f32
                %1576 = arith.addf %1575, %c48 : f32
                %1577 = arith.minimumf %1576, %c112 : f32
                %1578 = arith.maximumf %1577, %c113 : f32
                %1579 = arith.truncf %1578 : f32 to f16
                %1580 = arith.divui %1574, %c9 : index
                %1581 = arith.addi %1524, %1580 : index
                %1582 = arith.divui %24, %outTileRows : index
                %1583 = arith.divui %1525, %c3 : index
                %1584 = arith.muli %1582, %1583 : index
                %1585 = arith.divui %1581, %c3 : index
                %1586 = arith.addi %1584, %1585 : index
                %1587 = arith.muli %1586, %c10 : index
                %1588 = arith.remui %1581, %c3 : index
                %1589 = arith.divui %1588, %c9 : index
                %1590 = arith.addi %1587, %1589 : index
                %1591 = arith.muli %outTileRows, %c9 : index
                %1592 = arith.muli %1590, %1591 : index
                %1593 = arith.remui %24, %outTileRows : index
                %1594 = arith.muli %1593, %c9 : index
                %1595 = arith.addi %1592, %1594 : index
                %1596 = arith.remui %1581, %c9 : index
                %1597 = arith.addi %1595, %1596 : index
                memref.store %1579, %out[%1597] : memref<?xf16>
              }
            } else {
              %1598 = arith.index_cast %ranges : index to i32
              %1599 = arith.addi %1598, %1194 : i32
              %1600 = arith.addi %ranges, %groups : index
              %1601 = arith.muli %9, %1600 : index
              %1602 = arith.index_castui %1599 : i32 to index
              %1603 = arith.addi %1601, %1602 : index
              %1604 = arith.muli %1603, %c116 : index
              %1605 = arith.addi %808, %c23 : index
              %1606 = arith.addi %1604, %1605 : index
              memref.store %1211#2, %partial[%1606] : memref<?xf32>
              %1607 = arith.addi %808, %c7 : index
              %1608 = arith.addi %1604, %1607 : index
              memref.store %1211#3, %partial[%1608] : memref<?xf32>
              %1609 = arith.addi %808, %c42 : index
              %1610 = arith.addi %1604, %1609 : index
              memref.store %1211#4, %partial[%1610] : memref<?xf32>
              %1611 = arith.cmpi slt, %808, %c9 : index
              scf.if %1611 {
                %1612 = arith.addi %1604, %c43 : index
                %1613 = arith.addi %1612, %808 : index
                memref.store %1211#0, %partial[%1613] : memref<?xf32>
                %1614 = arith.addi %1613, %c9 : index
                memref.store %1211#1, %partial[%1614] : memref<?xf32>
              }
              %1615 = arith.addi %1196, %groups : index
              %1616 = arith.index_castui %1193 : i32 to index
              %1617 = wave.arrive %counters[%1615], %1616 : memref<?xi32>
              scf.if %1617 {
                %1624:5 = scf.for %1618 = %c52 to %1193 step %c76 iter_args(%1619 = %c47, %1620 = %c48, %1621 = %c48, %1622 = %c48, %1623 = %c48) -> (f32, f32, f32, f32, f32) : i32 {
                  %1625 = arith.addi %1618, %c52 : i32
                  %1626 = arith.subi %1193, %c17 : i32
                  %1627 = arith.minsi %1625, %1626 : i32
                  %1628 = arith.addi %1598, %1627 : i32
                  %1629 = arith.addi %ranges, %groups : index
                  %1630 = arith.muli %9, %1629 : index
                  %1631 = arith.index_castui %1628 : i32 to index
                  %1632 = arith.addi %1630, %1631 : index
                  %1633 = arith.muli %1632, %c116 : index
                  %1634 = arith.addi %1633, %c43 : index
                  %1635 = arith.addi %1634, %810 : index
                  %1636 = memref.load %partial[%1635] : memref<?xf32>
                  %1637 = arith.cmpi slt, %1625, %1193 : i32
                  %1638 = arith.select %1637, %1636, %c47 : f32
                  %1639 = arith.addi %1633, %808 : index
                  %1640 = arith.addi %1639, %c23 : index
                  %1641 = memref.load %partial[%1640] : memref<?xf32>
                  %1642 = arith.addi %1633, %808 : index
                  %1643 = arith.addi %1642, %c7 : index
                  %1644 = memref.load %partial[%1643] : memref<?xf32>
                  %1645 = arith.addi %1633, %808 : index
                  %1646 = arith.addi %1645, %c42 : index
                  %1647 = memref.load %partial[%1646] : memref<?xf32>
                  %1648 = arith.addi %1635, %c9 : index
                  %1649 = memref.load %partial[%1648] : memref<?xf32>
                  %1650 = arith.addi %1618, %c17 : i32
                  %1651 = arith.subi %1193, %c17 : i32
                  %1652 = arith.minsi %1650, %1651 : i32
                  %1653 = arith.addi %1598, %1652 : i32
                  %1654 = arith.addi %ranges, %groups : index
                  %1655 = arith.muli %9, %1654 : index
                  %1656 = arith.index_castui %1653 : i32 to index
                  %1657 = arith.addi %1655, %1656 : index
                  %1658 = arith.muli %1657, %c116 : index
                  %1659 = arith.addi %1658, %c43 : index
                  %1660 = arith.addi %1659, %810 : index
                  %1661 = memref.load %partial[%1660] : memref<?xf32>
                  %1662 = arith.cmpi slt, %1650, %1193 : i32
                  %1663 = arith.select %1662, %1661, %c47 : f32
                  %1664 = arith.addi %1658, %808 : index
                  %1665 = arith.addi %1664, %c23 : index
                  %1666 = memref.load %partial[%1665] : memref<?xf32>
                  %1667 = arith.addi %1658, %808 : index
                  %1668 = arith.addi %1667, %c7 : index
                  %1669 = memref.load %partial[%1668] : memref<?xf32>
                  %1670 = arith.addi %1658, %808 : index
                  %1671 = arith.addi %1670, %c42 : index
                  %1672 = memref.load %partial[%1671] : memref<?xf32>
                  %1673 = arith.addi %1660, %c9 : index
                  %1674 = memref.load %partial[%1673] : memref<?xf32>
                  %1675 = arith.addi %1618, %c69 : i32
                  %1676 = arith.subi %1193, %c17 : i32
                  %1677 = arith.minsi %1675, %1676 : i32
                  %1678 = arith.addi %1598, %1677 : i32
                  %1679 = arith.addi %ranges, %groups : index
                  %1680 = arith.muli %9, %1679 : index
                  %1681 = arith.index_castui %1678 : i32 to index
                  %1682 = arith.addi %1680, %1681 : index
                  %1683 = arith.muli %1682, %c116 : index
                  %1684 = arith.addi %1683, %c43 : index
                  %1685 = arith.addi %1684, %810 : index
                  %1686 = memref.load %partial[%1685] : memref<?xf32>
                  %1687 = arith.cmpi slt, %1675, %1193 : i32
                  %1688 = arith.select %1687, %1686, %c47 : f32
                  %1689 = arith.addi %1683, %808 : index
                  %1690 = arith.addi %1689, %c23 : index
                  %1691 = memref.load %partial[%1690] : memref<?xf32>
                  %1692 = arith.addi %1683, %808 : index
                  %1693 = arith.addi %1692, %c7 : index
                  %1694 = memref.load %partial[%1693] : memref<?xf32>
                  %1695 = arith.addi %1683, %808 : index
                  %1696 = arith.addi %1695, %c42 : index
                  %1697 = memref.load %partial[%1696] : memref<?xf32>
                  %1698 = arith.addi %1685, %c9 : index
                  %1699 = memref.load %partial[%1698] : memref<?xf32>
                  %1700 = arith.addi %1618, %c71 : i32
                  %1701 = arith.subi %1193, %c17 : i32
                  %1702 = arith.minsi %1700, %1701 : i32
                  %1703 = arith.addi %1598, %1702 : i32
                  %1704 = arith.addi %ranges, %groups : index
                  %1705 = arith.muli %9, %1704 : index
                  %1706 = arith.index_castui %1703 : i32 to index
                  %1707 = arith.addi %1705, %1706 : index
                  %1708 = arith.muli %1707, %c116 : index
                  %1709 = arith.addi %1708, %c43 : index
                  %1710 = arith.addi %1709, %810 : index
                  %1711 = memref.load %partial[%1710] : memref<?xf32>
                  %1712 = arith.cmpi slt, %1700, %1193 : i32
                  %1713 = arith.select %1712, %1711, %c47 : f32
                  %1714 = arith.addi %1708, %808 : index
                  %1715 = arith.addi %1714, %c23 : index
                  %1716 = memref.load %partial[%1715] : memref<?xf32>
                  %1717 = arith.addi %1708, %808 : index
                  %1718 = arith.addi %1717, %c7 : index
                  %1719 = memref.load %partial[%1718] : memref<?xf32>
                  %1720 = arith.addi %1708, %808 : index
                  %1721 = arith.addi %1720, %c42 : index
                  %1722 = memref.load %partial[%1721] : memref<?xf32>
                  %1723 = arith.addi %1710, %c9 : index
                  %1724 = memref.load %partial[%1723] : memref<?xf32>
                  %1725 = arith.addi %1618, %c72 : i32
                  %1726 = arith.subi %1193, %c17 : i32
                  %1727 = arith.minsi %1725, %1726 : i32
                  %1728 = arith.addi %1598, %1727 : i32
                  %1729 = arith.addi %ranges, %groups : index
                  %1730 = arith.muli %9, %1729 : index
                  %1731 = arith.index_castui %1728 : i32 to index
                  %1732 = arith.addi %1730, %1731 : index
                  %1733 = arith.muli %1732, %c116 : index
                  %1734 = arith.addi %1733, %c43 : index
                  %1735 = arith.addi %1734, %810 : index
                  %1736 = memref.load %partial[%1735] : memref<?xf32>
                  %1737 = arith.cmpi slt, %1725, %1193 : i32
                  %1738 = arith.select %1737, %1736, %c47 : f32
                  %1739 = arith.addi %1733, %808 : index
                  %1740 = arith.addi %1739, %c23 : index
                  %1741 = memref.load %partial[%1740] : memref<?xf32>
                  %1742 = arith.addi %1733, %808 : index
                  %1743 = arith.addi %1742, %c7 : index
                  %1744 = memref.load %partial[%1743] : memref<?xf32>
                  %1745 = arith.addi %1733, %808 : index
                  %1746 = arith.addi %1745, %c42 : index
                  %1747 = memref.load %partial[%1746] : memref<?xf32>
                  %1748 = arith.addi %1735, %c9 : index
                  %1749 = memref.load %partial[%1748] : memref<?xf32>
                  %1750 = arith.addi %1618, %c73 : i32
                  %1751 = arith.subi %1193, %c17 : i32
                  %1752 = arith.minsi %1750, %1751 : i32
                  %1753 = arith.addi %1598, %1752 : i32
                  %1754 = arith.addi %ranges, %groups : index
                  %1755 = arith.muli %9, %1754 : index
                  %1756 = arith.index_castui %1753 : i32 to index
                  %1757 = arith.addi %1755, %1756 : index
                  %1758 = arith.muli %1757, %c116 : index
                  %1759 = arith.addi %1758, %c43 : index
                  %1760 = arith.addi %1759, %810 : index
                  %1761 = memref.load %partial[%1760] : memref<?xf32>
                  %1762 = arith.cmpi slt, %1750, %1193 : i32
                  %1763 = arith.select %1762, %1761, %c47 : f32
                  %1764 = arith.addi %1758, %808 : index
                  %1765 = arith.addi %1764, %c23 : index
                  %1766 = memref.load %partial[%1765] : memref<?xf32>
                  %1767 = arith.addi %1758, %808 : index
                  %1768 = arith.addi %1767, %c7 : index
                  %1769 = memref.load %partial[%1768] : memref<?xf32>
                  %1770 = arith.addi %1758, %808 : index
                  %1771 = arith.addi %1770, %c42 : index
                  %1772 = memref.load %partial[%1771] : memref<?xf32>
                  %1773 = arith.addi %1760, %c9 : index
                  %1774 = memref.load %partial[%1773] : memref<?xf32>
                  %1775 = arith.addi %1618, %c74 : i32
                  %1776 = arith.subi %1193, %c17 : i32
                  %1777 = arith.minsi %1775, %1776 : i32
                  %1778 = arith.addi %1598, %1777 : i32
                  %1779 = arith.addi %ranges, %groups : index
                  %1780 = arith.muli %9, %1779 : index
                  %1781 = arith.index_castui %1778 : i32 to index
                  %1782 = arith.addi %1780, %1781 : index
                  %1783 = arith.muli %1782, %c116 : index
                  %1784 = arith.addi %1783, %c43 : index
                  %1785 = arith.addi %1784, %810 : index
                  %1786 = memref.load %partial[%1785] : memref<?xf32>
                  %1787 = arith.cmpi slt, %1775, %1193 : i32
                  %1788 = arith.select %1787, %1786, %c47 : f32
                  %1789 = arith.addi %1783, %808 : index
                  %1790 = arith.addi %1789, %c23 : index
                  %1791 = memref.load %partial[%1790] : memref<?xf32>
                  %1792 = arith.addi %1783, %808 : index
                  %1793 = arith.addi %1792, %c7 : index
                  %1794 = memref.load %partial[%1793] : memref<?xf32>
                  %1795 = arith.addi %1783, %808 : index
                  %1796 = arith.addi %1795, %c42 : index
                  %1797 = memref.load %partial[%1796] : memref<?xf32>
                  %1798 = arith.addi %1785, %c9 : index
                  %1799 = memref.load %partial[%1798] : memref<?xf32>
                  %1800 = arith.addi %1618, %c75 : i32
                  %1801 = arith.subi %1193, %c17 : i32
                  %1802 = arith.minsi %1800, %1801 : i32
                  %1803 = arith.addi %1598, %1802 : i32
                  %1804 = arith.addi %ranges, %groups : index
                  %1805 = arith.muli %9, %1804 : index
                  %1806 = arith.index_castui %1803 : i32 to index
                  %1807 = arith.addi %1805, %1806 : index
                  %1808 = arith.muli %1807, %c116 : index
                  %1809 = arith.addi %1808, %c43 : index
                  %1810 = arith.addi %1809, %810 : index
                  %1811 = memref.load %partial[%1810] : memref<?xf32>
                  %1812 = arith.cmpi slt, %1800, %1193 : i32
                  %1813 = arith.select %1812, %1811, %c47 : f32
                  %1814 = arith.addi %1808, %808 : index
                  %1815 = arith.addi %1814, %c23 : index
                  %1816 = memref.load %partial[%1815] : memref<?xf32>
                  %1817 = arith.addi %1808, %808 : index
                  %1818 = arith.addi %1817, %c7 : index
                  %1819 = memref.load %partial[%1818] : memref<?xf32>
                  %1820 = arith.addi %1808, %808 : index
                  %1821 = arith.addi %1820, %c42 : index
                  %1822 = memref.load %partial[%1821] : memref<?xf32>
                  %1823 = arith.addi %1810, %c9 : index
                  %1824 = memref.load %partial[%1823] : memref<?xf32>
                  %1825 = arith.maxnumf %1619, %1638 fastmath<nnan> : f32
                  %1826 = arith.subf %1619, %1825 : f32
                  %1827 = wave.exp2 %1826 : f32
                  %1828 = arith.subf %1638, %1825 : f32
                  %1829 = wave.exp2 %1828 : f32
                  %1830 = arith.mulf %1620, %1827 : f32
                  %1831 = math.fma %1649, %1829, %1830 : f32
                  %1832 = arith.mulf %1621, %1827 : f32
                  %1833 = math.fma %1641, %1829, %1832 : f32
                  %1834 = arith.mulf %1622, %1827 : f32
                  %1835 = math.fma %1644, %1829, %1834 : f32
                  %1836 = arith.mulf %1623, %1827 : f32
                  %1837 = math.fma %1647, %1829, %1836 : f32
                  %1838 = arith.maxnumf %1825, %1663 fastmath<nnan> : f32
                  %1839 = arith.subf %1825, %1838 : f32
                  %1840 = wave.exp2 %1839 : f32
                  %1841 = arith.subf %1663, %1838 : f32
                  %1842 = wave.exp2 %1841 : f32
                  %1843 = arith.mulf %1831, %1840 : f32
                  %1844 = math.fma %1674, %1842, %1843 : f32
                  %1845 = arith.mulf %1833, %1840 : f32
                  %1846 = math.fma %1666, %1842, %1845 : f32
                  %1847 = arith.mulf %1835, %1840 : f32
                  %1848 = math.fma %1669, %1842, %1847 : f32
                  %1849 = arith.mulf %1837, %1840 : f32
                  %1850 = math.fma %1672, %1842, %1849 : f32
                  %1851 = arith.maxnumf %1838, %1688 fastmath<nnan> : f32
                  %1852 = arith.subf %1838, %1851 : f32
                  %1853 = wave.exp2 %1852 : f32
                  %1854 = arith.subf %1688, %1851 : f32
                  %1855 = wave.exp2 %1854 : f32
                  %1856 = arith.mulf %1844, %1853 : f32
                  %1857 = math.fma %1699, %1855, %1856 : f32
                  %1858 = arith.mulf %1846, %1853 : f32
                  %1859 = math.fma %1691, %1855, %1858 : f32
                  %1860 = arith.mulf %1848, %1853 : f32
                  %1861 = math.fma %1694, %1855, %1860 : f32
                  %1862 = arith.mulf %1850, %1853 : f32
                  %1863 = math.fma %1697, %1855, %1862 : f32
                  %1864 = arith.maxnumf %1851, %1713 fastmath<nnan> : f32
                  %1865 = arith.subf %1851, %1864 : f32
                  %1866 = wave.exp2 %1865 : f32
                  %1867 = arith.subf %1713, %1864 : f32
                  %1868 = wave.exp2 %1867 : f32
                  %1869 = arith.mulf %1857, %1866 : f32
                  %1870 = math.fma %1724, %1868, %1869 : f32
                  %1871 = arith.mulf %1859, %1866 : f32
                  %1872 = math.fma %1716, %1868, %1871 : f32
                  %1873 = arith.mulf %1861, %1866 : f32
                  %1874 = math.fma %1719, %1868, %1873 : f32
                  %1875 = arith.mulf %1863, %1866 : f32
                  %1876 = math.fma %1722, %1868, %1875 : f32
                  %1877 = arith.maxnumf %1864, %1738 fastmath<nnan> : f32
                  %1878 = arith.subf %1864, %1877 : f32
                  %1879 = wave.exp2 %1878 : f32
                  %1880 = arith.subf %1738, %1877 : f32
                  %1881 = wave.exp2 %1880 : f32
                  %1882 = arith.mulf %1870, %1879 : f32
                  %1883 = math.fma %1749, %1881, %1882 : f32
                  %1884 = arith.mulf %1872, %1879 : f32
                  %1885 = math.fma %1741, %1881, %1884 : f32
                  %1886 = arith.mulf %1874, %1879 : f32
                  %1887 = math.fma %1744, %1881, %1886 : f32
                  %1888 = arith.mulf %1876, %1879 : f32
                  %1889 = math.fma %1747, %1881, %1888 : f32
                  %1890 = arith.maxnumf %1877, %1763 fastmath<nnan> : f32
                  %1891 = arith.subf %1877, %1890 : f32
                  %1892 = wave.exp2 %1891 : f32
                  %1893 = arith.subf %1763, %1890 : f32
                  %1894 = wave.exp2 %1893 : f32
                  %1895 = arith.mulf %1883, %1892 : f32
                  %1896 = math.fma %1774, %1894, %1895 : f32
                  %1897 = arith.mulf %1885, %1892 : f32
                  %1898 = math.fma %1766, %1894, %1897 : f32
                  %1899 = arith.mulf %1887, %1892 : f32
                  %1900 = math.fma %1769, %1894, %1899 : f32
                  %1901 = arith.mulf %1889, %1892 : f32
                  %1902 = math.fma %1772, %1894, %1901 : f32
                  %1903 = arith.maxnumf %1890, %1788 fastmath<nnan> : f32
                  %1904 = arith.subf %1890, %1903 : f32
                  %1905 = wave.exp2 %1904 : f32
                  %1906 = arith.subf %1788, %1903 : f32
                  %1907 = wave.exp2 %1906 : f32
                  %1908 = arith.mulf %1896, %1905 : f32
                  %1909 = math.fma %1799, %1907, %1908 : f32
                  %1910 = arith.mulf %1898, %1905 : f32
                  %1911 = math.fma %1791, %1907, %1910 : f32
                  %1912 = arith.mulf %1900, %1905 : f32
                  %1913 = math.fma %1794, %1907, %1912 : f32
                  %1914 = arith.mulf %1902, %1905 : f32
                  %1915 = math.fma %1797, %1907, %1914 : f32
                  %1916 = arith.maxnumf %1903, %1813 fastmath<nnan> : f32
                  %1917 = arith.subf %1903, %1916 : f32
                  %1918 = wave.exp2 %1917 : f32
                  %1919 = arith.subf %1813, %1916 : f32
                  %1920 = wave.exp2 %1919 : f32
                  %1921 = arith.mulf %1909, %1918 : f32
                  %1922 = math.fma %1824, %1920, %1921 : f32
                  %1923 = arith.mulf %1911, %1918 : f32
                  %1924 = math.fma %1816, %1920, %1923 : f32
                  %1925 = arith.mulf %1913, %1918 : f32
                  %1926 = math.fma %1819, %1920, %1925 : f32
                  %1927 = arith.mulf %1915, %1918 : f32
                  %1928 = math.fma %1822, %1920, %1927 : f32
                  scf.yield %1916, %1922, %1924, %1926, %1928 : f32, f32, f32, f32, f32
                }
                %1929 = arith.addi %kvHeads, %15 : index
                %1930 = memref.load %scales[%1929] : memref<?xf32>
                %1931 = arith.divf %1930, %1624#1 : f32
                %1932 = arith.addi %17, %810 : index
                %1933 = arith.cmpi slt, %1932, %groupSize : index
                scf.if %1933 {
                  %1934 = arith.muli %15, %groupSize : index
                  %1935 = arith.addi %1934, %1932 : index
                  %1936 = arith.muli %1935, %c26 : index
                  %1937 = arith.muli %heads, %c26 : index
                  %1938 = arith.addi %808, %c23 : index
                  %1939 = arith.mulf %1624#2, %1931 : f32
                  %1940 = arith.addf %1939, %c48 : f32
                  %1941 = arith.minimumf %1940, %c112 : f32
                  %1942 = arith.maximumf %1941, %c113 : f32
                  %1943 = arith.truncf %1942 : f32 to f16
                  %1944 = arith.divui %1938, %c9 : index
                  %1945 = arith.addi %1936, %1944 : index
                  %1946 = arith.divui %24, %outTileRows : index
                  %1947 = arith.divui %1937, %c3 : index
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
                  memref.store %1943, %out[%1961] : memref<?xf16>
                  %1962 = arith.addi %808, %c7 : index
                  %1963 = arith.mulf %1624#3, %1931 : f32
                  %1964 = arith.addf %1963, %c48 : f32
                  %1965 = arith.minimumf %1964, %c112 : f32
                  %1966 = arith.maximumf %1965, %c113 : f32
                  %1967 = arith.truncf %1966 : f32 to f16
                  %1968 = arith.divui %1962, %c9 : index
                  %1969 = arith.addi %1936, %1968 : index
                  %1970 = arith.divui %24, %outTileRows : index
                  %1971 = arith.divui %1937, %c3 : index
                  %1972 = arith.muli %1970, %1971 : index
                  %1973 = arith.divui %1969, %c3 : index
                  %1974 = arith.addi %1972, %1973 : index
                  %1975 = arith.muli %1974, %c10 : index
                  %1976 = arith.remui %1969, %c3 : index
                  %1977 = arith.divui %1976, %c9 : index
                  %1978 = arith.addi %1975, %1977 : index
                  %1979 = arith.muli %outTileRows, %c9 : index
                  %1980 = arith.muli %1978, %1979 : index
                  %1981 = arith.remui %24, %outTileRows : index
                  %1982 = arith.muli %1981, %c9 : index
                  %1983 = arith.addi %1980, %1982 : index
                  %1984 = arith.remui %1969, %c9 : index
                  %1985 = arith.addi %1983, %1984 : index
                  memref.store %1967, %out[%1985] : memref<?xf16>
                  %1986 = arith.addi %808, %c42 : index
                  %1987 = arith.mulf %1624#4, %1931 : f32
                  %1988 = arith.addf %1987, %c48 : f32
                  %1989 = arith.minimumf %1988, %c112 : f32
                  %1990 = arith.maximumf %1989, %c113 : f32
                  %1991 = arith.truncf %1990 : f32 to f16
                  %1992 = arith.divui %1986, %c9 : index
                  %1993 = arith.addi %1936, %1992 : index
                  %1994 = arith.divui %24, %outTileRows : index
                  %1995 = arith.divui %1937, %c3 : index
                  %1996 = arith.muli %1994, %1995 : index
                  %1997 = arith.divui %1993, %c3 : index
                  %1998 = arith.addi %1996, %1997 : index
                  %1999 = arith.muli %1998, %c10 : index
                  %2000 = arith.remui %1993, %c3 : index
                  %2001 = arith.divui %2000, %c9 : index
                  %2002 = arith.addi %1999, %2001 : index
                  %2003 = arith.muli %outTileRows, %c9 : index
                  %2004 = arith.muli %2002, %2003 : index
                  %2005 = arith.remui %24, %outTileRows : index
                  %2006 = arith.muli %2005, %c9 : index
                  %2007 = arith.addi %2004, %2006 : index
                  %2008 = arith.remui %1993, %c9 : index
                  %2009 = arith.addi %2007, %2008 : index
                  memref.store %1991, %out[%2009] : memref<?xf16>
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
