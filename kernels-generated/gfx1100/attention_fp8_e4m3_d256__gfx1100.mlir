// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 192 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c8 = arith.constant 8192 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c12 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c16 = arith.constant 2048 : index
  %c17 = arith.constant 256 : index
  %c18 = arith.constant 8 : index
  %c19 = arith.constant 20 : index
  %c20 = arith.constant 32 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 100 : index
  %c30 = arith.constant 112 : index
  %c31 = arith.constant 116 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 132 : index
  %c34 = arith.constant 144 : index
  %c35 = arith.constant 148 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 164 : index
  %c38 = arith.constant 176 : index
  %c39 = arith.constant 180 : index
  %c40 = arith.constant 196 : index
  %c41 = arith.constant 208 : index
  %c42 = arith.constant 212 : index
  %c43 = arith.constant 224 : index
  %c44 = arith.constant 228 : index
  %c45 = arith.constant 240 : index
  %c46 = arith.constant 244 : index
  %c47 = arith.constant 23 : i32
  %c48 = arith.constant 64 : i32
  %c49 = arith.constant 253 : i32
  %c50 = arith.constant 268 : i32
  %c51 = arith.constant 14 : i32
  %c52 = arith.constant 512 : index
  %c53 = arith.constant 768 : index
  %c54 = arith.constant 1024 : index
  %c55 = arith.constant 1280 : index
  %c56 = arith.constant 1536 : index
  %c57 = arith.constant 1792 : index
  %c58 = arith.constant 2304 : index
  %c59 = arith.constant 2560 : index
  %c60 = arith.constant 2816 : index
  %c61 = arith.constant 3072 : index
  %c62 = arith.constant 3328 : index
  %c63 = arith.constant 3584 : index
  %c64 = arith.constant 3840 : index
  %positionsAt = wave.param "positionsAt" : index
  %c66 = arith.constant 1 : i32
  %c67 = arith.constant 15 : index
  %c68 = arith.constant 16 : i32
  %c69 = arith.constant 0 : i32
  %c70 = arith.constant 8192 : i32
  %c71 = arith.constant 1024 : i32
  %c72 = arith.constant 128 : i32
  %c73 = arith.constant 0xF149F2CA : f32
  %c74 = arith.constant 0x00000000 : f32
  %c75 = arith.constant dense<0x00000000> : vector<8xf32>
  %c76 = arith.constant 31 : i32
  %c77 = arith.constant 32 : i32
  %c78 = arith.constant 320 : index
  %c79 = arith.constant 384 : index
  %c80 = arith.constant 448 : index
  %c81 = arith.constant 576 : index
  %c82 = arith.constant 640 : index
  %c83 = arith.constant 704 : index
  %c84 = arith.constant 832 : index
  %c85 = arith.constant 896 : index
  %c86 = arith.constant 960 : index
  %c87 = arith.constant 1088 : index
  %c88 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c89 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c90 = arith.constant 0x41000000 : f32
  %c91 = arith.constant 0x40C00000 : f32
  %c92 = arith.constant dense<-1> : vector<4xi32>
  %c93 = arith.constant 255 : i32
  %c94 = arith.constant 2 : i32
  %c95 = arith.constant 16711680 : i32
  %c96 = arith.constant 3 : i32
  %c97 = arith.constant 4 : i32
  %c98 = arith.constant 65280 : i32
  %c99 = arith.constant 5 : i32
  %c100 = arith.constant 6 : i32
  %c101 = arith.constant -16777216 : i32
  %c102 = arith.constant 7 : i32
  %c103 = arith.constant 8 : i32
  %c104 = arith.constant 9 : i32
  %c105 = arith.constant 10 : i32
  %c106 = arith.constant 11 : i32
  %c107 = arith.constant 12 : i32
  %c108 = arith.constant 13 : i32
  %c109 = arith.constant 15 : i32
  %c110 = arith.constant 1152 : index
  %c111 = arith.constant 1216 : index
  %c112 = arith.constant 1344 : index
  %c113 = arith.constant 1408 : index
  %c114 = arith.constant 1472 : index
  %c115 = arith.constant 1600 : index
  %c116 = arith.constant 1664 : index
  %c117 = arith.constant 1728 : index
  %c118 = arith.constant 1856 : index
  %c119 = arith.constant 1920 : index
  %c120 = arith.constant 1984 : index
  %outTileRows = wave.param "outTileRows" : index
  %c122 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c123 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c3 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xi32>
  %8 = wave.scratch %c6 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c3 : index
  %16 = arith.muli %9, %c8 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c10] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c12 : index
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
    %34 = arith.muli %13, %c16 : index
    %35 = arith.muli %1, %c12 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c9 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c9 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c17 : index
      %51 = arith.muli %2, %c18 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.addi %52, %c9 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %52, %c12 : index
      %56 = vector.load %q[%55] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %57 = arith.addi %52, %c3 : index
      %58 = vector.load %q[%57] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %59 = arith.addi %52, %c19 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %52, %c20 : index
      %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %63 = arith.addi %52, %c21 : index
      %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %65 = arith.addi %52, %c22 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %52, %c23 : index
      %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %69 = arith.addi %52, %c24 : index
      %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %71 = arith.addi %52, %c25 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %52, %c26 : index
      %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %75 = arith.addi %52, %c27 : index
      %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %77 = arith.addi %52, %c28 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %52, %c29 : index
      %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %81 = arith.addi %52, %c30 : index
      %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %83 = arith.addi %52, %c31 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %52, %c32 : index
      %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %87 = arith.addi %52, %c33 : index
      %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %89 = arith.addi %52, %c34 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %52, %c35 : index
      %92 = vector.load %q[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %93 = arith.addi %52, %c36 : index
      %94 = vector.load %q[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %95 = arith.addi %52, %c37 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %52, %c38 : index
      %98 = vector.load %q[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %99 = arith.addi %52, %c39 : index
      %100 = vector.load %q[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %101 = arith.addi %52, %c6 : index
      %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %103 = arith.addi %52, %c40 : index
      %104 = vector.load %q[%103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %105 = arith.addi %52, %c41 : index
      %106 = vector.load %q[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %107 = arith.addi %52, %c42 : index
      %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %109 = arith.addi %52, %c43 : index
      %110 = vector.load %q[%109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %111 = arith.addi %52, %c44 : index
      %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %113 = arith.addi %52, %c45 : index
      %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %115 = arith.addi %52, %c46 : index
      %116 = vector.load %q[%115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %117 = math.absf %54 : vector<4xf32>
      %118 = math.absf %56 : vector<4xf32>
      %119 = arith.maxnumf %117, %118 fastmath<nnan> : vector<4xf32>
      %120 = math.absf %58 : vector<4xf32>
      %121 = arith.maxnumf %119, %120 fastmath<nnan> : vector<4xf32>
      %122 = math.absf %60 : vector<4xf32>
      %123 = arith.maxnumf %121, %122 fastmath<nnan> : vector<4xf32>
      %124 = math.absf %62 : vector<4xf32>
      %125 = arith.maxnumf %123, %124 fastmath<nnan> : vector<4xf32>
      %126 = math.absf %64 : vector<4xf32>
      %127 = arith.maxnumf %125, %126 fastmath<nnan> : vector<4xf32>
      %128 = math.absf %66 : vector<4xf32>
      %129 = arith.maxnumf %127, %128 fastmath<nnan> : vector<4xf32>
      %130 = math.absf %68 : vector<4xf32>
      %131 = arith.maxnumf %129, %130 fastmath<nnan> : vector<4xf32>
      %132 = math.absf %70 : vector<4xf32>
      %133 = arith.maxnumf %131, %132 fastmath<nnan> : vector<4xf32>
      %134 = math.absf %72 : vector<4xf32>
      %135 = arith.maxnumf %133, %134 fastmath<nnan> : vector<4xf32>
      %136 = math.absf %74 : vector<4xf32>
      %137 = arith.maxnumf %135, %136 fastmath<nnan> : vector<4xf32>
      %138 = math.absf %76 : vector<4xf32>
      %139 = arith.maxnumf %137, %138 fastmath<nnan> : vector<4xf32>
      %140 = math.absf %78 : vector<4xf32>
      %141 = arith.maxnumf %139, %140 fastmath<nnan> : vector<4xf32>
      %142 = math.absf %80 : vector<4xf32>
      %143 = arith.maxnumf %141, %142 fastmath<nnan> : vector<4xf32>
      %144 = math.absf %82 : vector<4xf32>
      %145 = arith.maxnumf %143, %144 fastmath<nnan> : vector<4xf32>
      %146 = math.absf %84 : vector<4xf32>
      %147 = arith.maxnumf %145, %146 fastmath<nnan> : vector<4xf32>
      %148 = math.absf %86 : vector<4xf32>
      %149 = arith.maxnumf %147, %148 fastmath<nnan> : vector<4xf32>
      %150 = math.absf %88 : vector<4xf32>
      %151 = arith.maxnumf %149, %150 fastmath<nnan> : vector<4xf32>
      %152 = math.absf %90 : vector<4xf32>
      %153 = arith.maxnumf %151, %152 fastmath<nnan> : vector<4xf32>
      %154 = math.absf %92 : vector<4xf32>
      %155 = arith.maxnumf %153, %154 fastmath<nnan> : vector<4xf32>
      %156 = math.absf %94 : vector<4xf32>
      %157 = arith.maxnumf %155, %156 fastmath<nnan> : vector<4xf32>
      %158 = math.absf %96 : vector<4xf32>
      %159 = arith.maxnumf %157, %158 fastmath<nnan> : vector<4xf32>
      %160 = math.absf %98 : vector<4xf32>
      %161 = arith.maxnumf %159, %160 fastmath<nnan> : vector<4xf32>
      %162 = math.absf %100 : vector<4xf32>
      %163 = arith.maxnumf %161, %162 fastmath<nnan> : vector<4xf32>
      %164 = math.absf %102 : vector<4xf32>
      %165 = arith.maxnumf %163, %164 fastmath<nnan> : vector<4xf32>
      %166 = math.absf %104 : vector<4xf32>
      %167 = arith.maxnumf %165, %166 fastmath<nnan> : vector<4xf32>
      %168 = math.absf %106 : vector<4xf32>
      %169 = arith.maxnumf %167, %168 fastmath<nnan> : vector<4xf32>
      %170 = math.absf %108 : vector<4xf32>
      %171 = arith.maxnumf %169, %170 fastmath<nnan> : vector<4xf32>
      %172 = math.absf %110 : vector<4xf32>
      %173 = arith.maxnumf %171, %172 fastmath<nnan> : vector<4xf32>
      %174 = math.absf %112 : vector<4xf32>
      %175 = arith.maxnumf %173, %174 fastmath<nnan> : vector<4xf32>
      %176 = math.absf %114 : vector<4xf32>
      %177 = arith.maxnumf %175, %176 fastmath<nnan> : vector<4xf32>
      %178 = math.absf %116 : vector<4xf32>
      %179 = arith.maxnumf %177, %178 fastmath<nnan> : vector<4xf32>
      %180 = vector.extract %179[0] : f32 from vector<4xf32>
      %181 = vector.extract %179[1] : f32 from vector<4xf32>
      %182 = vector.extract %179[2] : f32 from vector<4xf32>
      %183 = vector.extract %179[3] : f32 from vector<4xf32>
      %184 = arith.maxnumf %180, %181 fastmath<nnan> : f32
      %185 = arith.maxnumf %184, %182 fastmath<nnan> : f32
      %186 = arith.maxnumf %185, %183 fastmath<nnan> : f32
      %187 = wave.swap_halves %186 : f32
      %188 = arith.maxnumf %186, %187 fastmath<nnan> : f32
      %189 = arith.bitcast %188 : f32 to i32
      %190 = arith.shrui %189, %c47 : i32
      %191 = arith.maxsi %190, %c48 : i32
      %192 = arith.minsi %191, %c49 : i32
      %193 = arith.subi %c50, %192 : i32
      %194 = arith.shli %193, %c47 : i32
      %195 = arith.bitcast %194 : i32 to f32
      %196 = arith.subi %192, %c51 : i32
      %197 = arith.shli %196, %c47 : i32
      %198 = arith.bitcast %197 : i32 to f32
      %199 = vector.broadcast %195 : f32 to vector<4xf32>
      %200 = arith.muli %1, %c18 : index
      %201 = arith.muli %2, %c32 : index
      %202 = arith.addi %200, %201 : index
      %203 = arith.mulf %54, %199 : vector<4xf32>
      %204 = arith.truncf %203 : vector<4xf32> to vector<4xf16>
      %205 = arith.mulf %56, %199 : vector<4xf32>
      %206 = arith.truncf %205 : vector<4xf32> to vector<4xf16>
      %207 = vector.shuffle %204, %206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %208 = arith.addi %202, %c9 : index
      vector.store %207, %4[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = arith.mulf %58, %199 : vector<4xf32>
      %210 = arith.truncf %209 : vector<4xf32> to vector<4xf16>
      %211 = arith.mulf %60, %199 : vector<4xf32>
      %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
      %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %214 = arith.addi %202, %c17 : index
      vector.store %213, %4[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.mulf %62, %199 : vector<4xf32>
      %216 = arith.truncf %215 : vector<4xf32> to vector<4xf16>
      %217 = arith.mulf %64, %199 : vector<4xf32>
      %218 = arith.truncf %217 : vector<4xf32> to vector<4xf16>
      %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %220 = arith.addi %202, %c52 : index
      vector.store %219, %4[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.mulf %66, %199 : vector<4xf32>
      %222 = arith.truncf %221 : vector<4xf32> to vector<4xf16>
      %223 = arith.mulf %68, %199 : vector<4xf32>
      %224 = arith.truncf %223 : vector<4xf32> to vector<4xf16>
      %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %226 = arith.addi %202, %c53 : index
      vector.store %225, %4[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.mulf %70, %199 : vector<4xf32>
      %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
      %229 = arith.mulf %72, %199 : vector<4xf32>
      %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
      %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %232 = arith.addi %202, %c54 : index
      vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.mulf %74, %199 : vector<4xf32>
      %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
      %235 = arith.mulf %76, %199 : vector<4xf32>
      %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
      %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %238 = arith.addi %202, %c55 : index
      vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.mulf %78, %199 : vector<4xf32>
      %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
      %241 = arith.mulf %80, %199 : vector<4xf32>
      %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %244 = arith.addi %202, %c56 : index
      vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.mulf %82, %199 : vector<4xf32>
      %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
      %247 = arith.mulf %84, %199 : vector<4xf32>
      %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %250 = arith.addi %202, %c57 : index
      vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.mulf %86, %199 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = arith.mulf %88, %199 : vector<4xf32>
      %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
      %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %256 = arith.addi %202, %c16 : index
      vector.store %255, %4[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.mulf %90, %199 : vector<4xf32>
      %258 = arith.truncf %257 : vector<4xf32> to vector<4xf16>
      %259 = arith.mulf %92, %199 : vector<4xf32>
      %260 = arith.truncf %259 : vector<4xf32> to vector<4xf16>
      %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %262 = arith.addi %202, %c58 : index
      vector.store %261, %4[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.mulf %94, %199 : vector<4xf32>
      %264 = arith.truncf %263 : vector<4xf32> to vector<4xf16>
      %265 = arith.mulf %96, %199 : vector<4xf32>
      %266 = arith.truncf %265 : vector<4xf32> to vector<4xf16>
      %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %268 = arith.addi %202, %c59 : index
      vector.store %267, %4[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.mulf %98, %199 : vector<4xf32>
      %270 = arith.truncf %269 : vector<4xf32> to vector<4xf16>
      %271 = arith.mulf %100, %199 : vector<4xf32>
      %272 = arith.truncf %271 : vector<4xf32> to vector<4xf16>
      %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %274 = arith.addi %202, %c60 : index
      vector.store %273, %4[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.mulf %102, %199 : vector<4xf32>
      %276 = arith.truncf %275 : vector<4xf32> to vector<4xf16>
      %277 = arith.mulf %104, %199 : vector<4xf32>
      %278 = arith.truncf %277 : vector<4xf32> to vector<4xf16>
      %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %280 = arith.addi %202, %c61 : index
      vector.store %279, %4[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.mulf %106, %199 : vector<4xf32>
      %282 = arith.truncf %281 : vector<4xf32> to vector<4xf16>
      %283 = arith.mulf %108, %199 : vector<4xf32>
      %284 = arith.truncf %283 : vector<4xf32> to vector<4xf16>
      %285 = vector.shuffle %282, %284 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %286 = arith.addi %202, %c62 : index
      vector.store %285, %4[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.mulf %110, %199 : vector<4xf32>
      %288 = arith.truncf %287 : vector<4xf32> to vector<4xf16>
      %289 = arith.mulf %112, %199 : vector<4xf32>
      %290 = arith.truncf %289 : vector<4xf32> to vector<4xf16>
      %291 = vector.shuffle %288, %290 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %292 = arith.addi %202, %c63 : index
      vector.store %291, %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.mulf %114, %199 : vector<4xf32>
      %294 = arith.truncf %293 : vector<4xf32> to vector<4xf16>
      %295 = arith.mulf %116, %199 : vector<4xf32>
      %296 = arith.truncf %295 : vector<4xf32> to vector<4xf16>
      %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %298 = arith.addi %202, %c64 : index
      vector.store %297, %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = memref.load %scales[%13] : memref<?xf32>
      %300 = arith.mulf %299, %198 : f32
      memref.store %300, %6[%47] : memref<?xf32>
      %301 = arith.addi %positionsAt, %43 : index
      %302 = memref.load %step[%301] : memref<?xi32>
      %303 = arith.addi %302, %c66 : i32
      memref.store %303, %7[%47] : memref<?xi32>
      wave.barrier
      %304 = arith.subi %36, %c4 : index
      %305 = arith.minsi %15, %304 : index
      %306 = arith.divui %305, %groupSize : index
      %307 = arith.addi %24, %306 : index
      %308 = arith.muli %13, %groupSize : index
      %309 = arith.remui %305, %groupSize : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.addi %positionsAt, %307 : index
      %312 = memref.load %step[%311] : memref<?xi32>
      %313 = arith.addi %312, %c66 : i32
      %314 = arith.addi %15, %c67 : index
      %315 = arith.subi %36, %c4 : index
      %316 = arith.minsi %314, %315 : index
      %317 = arith.divui %316, %groupSize : index
      %318 = arith.addi %24, %317 : index
      %319 = arith.muli %13, %groupSize : index
      %320 = arith.remui %316, %groupSize : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %positionsAt, %318 : index
      %323 = memref.load %step[%322] : memref<?xi32>
      %324 = arith.addi %323, %c66 : i32
      %325 = arith.subi %324, %c66 : i32
      %326 = arith.divui %325, %c68 : i32
      %327 = arith.cmpi sle, %324, %c71 : i32
      %328 = arith.cmpi sle, %324, %c70 : i32
      scf.for %329 = %c69 to %324 step %c70 : i32 {
        %330 = arith.addi %329, %c70 : i32
        %331 = arith.minsi %330, %324 : i32
        scf.for %332 = %329 to %331 step %c71 : i32 {
          %333 = arith.addi %332, %c71 : i32
          %334 = arith.minsi %333, %324 : i32
          scf.for %335 = %332 to %334 step %c72 : i32 {
            %336 = arith.addi %335, %c72 : i32
            %337 = arith.minsi %336, %334 : i32
            %338 = arith.subi %337, %335 : i32
            %339 = arith.addi %338, %c76 : i32
            %340 = arith.divui %339, %c77 : i32
            %341 = arith.divui %335, %c68 : i32
            %342 = arith.addi %341, %c69 : i32
            %343 = arith.minsi %342, %326 : i32
            %344 = arith.index_castui %343 : i32 to index
            %345 = arith.addi %32, %344 : index
            %346 = memref.load %step[%345] : memref<?xi32>
            %347 = arith.index_cast %346 : i32 to index
            %348 = arith.muli %347, %33 : index
            %349 = arith.addi %348, %34 : index
            %350 = arith.addi %341, %c66 : i32
            %351 = arith.minsi %350, %326 : i32
            %352 = arith.index_castui %351 : i32 to index
            %353 = arith.addi %32, %352 : index
            %354 = memref.load %step[%353] : memref<?xi32>
            %355 = arith.index_cast %354 : i32 to index
            %356 = arith.muli %355, %33 : index
            %357 = arith.addi %356, %34 : index
            %358 = arith.addi %349, %35 : index
            %359 = arith.addi %358, %c9 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = arith.addi %357, %35 : index
            %362 = arith.addi %361, %c9 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %385:20 = scf.for %364 = %c69 to %340 step %c66 iter_args(%365 = %360, %366 = %363, %367 = %c73, %368 = %c74, %369 = %c75, %370 = %c75, %371 = %c75, %372 = %c75, %373 = %c75, %374 = %c75, %375 = %c75, %376 = %c75, %377 = %c75, %378 = %c75, %379 = %c75, %380 = %c75, %381 = %c75, %382 = %c75, %383 = %c75, %384 = %c75) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %386 = arith.muli %364, %c77 : i32
              %387 = arith.addi %335, %386 : i32
              %388 = arith.addi %387, %c77 : i32
              %389 = arith.divui %387, %c68 : i32
              %390 = arith.addi %389, %c69 : i32
              %391 = arith.minsi %390, %326 : i32
              %392 = arith.index_castui %391 : i32 to index
              %393 = arith.addi %32, %392 : index
              %394 = memref.load %step[%393] : memref<?xi32>
              %395 = arith.index_cast %394 : i32 to index
              %396 = arith.muli %395, %33 : index
              %397 = arith.addi %396, %34 : index
              %398 = arith.addi %389, %c66 : i32
              %399 = arith.minsi %398, %326 : i32
              %400 = arith.index_castui %399 : i32 to index
              %401 = arith.addi %32, %400 : index
              %402 = memref.load %step[%401] : memref<?xi32>
              %403 = arith.index_cast %402 : i32 to index
              %404 = arith.muli %403, %33 : index
              %405 = arith.addi %404, %34 : index
              %406 = arith.divui %388, %c68 : i32
              %407 = arith.addi %406, %c69 : i32
              %408 = arith.minsi %407, %326 : i32
              %409 = arith.index_castui %408 : i32 to index
              %410 = arith.addi %32, %409 : index
              %411 = memref.load %step[%410] : memref<?xi32>
              %412 = arith.index_cast %411 : i32 to index
              %413 = arith.muli %412, %33 : index
              %414 = arith.addi %413, %34 : index
              %415 = arith.addi %406, %c66 : i32
              %416 = arith.minsi %415, %326 : i32
              %417 = arith.index_castui %416 : i32 to index
              %418 = arith.addi %32, %417 : index
              %419 = memref.load %step[%418] : memref<?xi32>
              %420 = arith.index_cast %419 : i32 to index
              %421 = arith.muli %420, %33 : index
              %422 = arith.addi %421, %34 : index
              %423 = wave.opaque %c9 : index
              %424 = arith.muli %1, %c18 : index
              %425 = arith.addi %423, %424 : index
              %426 = arith.addi %397, %35 : index
              %427 = arith.addi %426, %c24 : index
              %428 = vector.load %kv[%427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %429 = arith.addi %405, %35 : index
              %430 = arith.addi %429, %c24 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %432 = vector.bitcast %365 : vector<4xi32> to vector<16xi8>
              %433 = wave.fp8_decode "e4m3" packed %432 : vector<16xi8> -> vector<16xf16>
              %434 = vector.bitcast %366 : vector<4xi32> to vector<16xi8>
              %435 = wave.fp8_decode "e4m3" packed %434 : vector<16xi8> -> vector<16xf16>
              %436 = arith.addi %425, %c9 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = arith.addi %436, %c32 : index
              %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %441 = wave.mma %433, %440, %c75 : vector<16xf16>, vector<8xf32>
              %442 = wave.mma %435, %440, %c75 : vector<16xf16>, vector<8xf32>
              %443 = arith.addi %397, %35 : index
              %444 = arith.addi %443, %c32 : index
              %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %446 = arith.addi %405, %35 : index
              %447 = arith.addi %446, %c32 : index
              %448 = vector.load %kv[%447] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %449 = vector.bitcast %428 : vector<4xi32> to vector<16xi8>
              %450 = wave.fp8_decode "e4m3" packed %449 : vector<16xi8> -> vector<16xf16>
              %451 = vector.bitcast %431 : vector<4xi32> to vector<16xi8>
              %452 = wave.fp8_decode "e4m3" packed %451 : vector<16xi8> -> vector<16xf16>
              %453 = arith.addi %425, %c17 : index
              %454 = vector.load %4[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %455 = arith.addi %453, %c32 : index
              %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %458 = wave.mma %450, %457, %441 : vector<16xf16>, vector<8xf32>
              %459 = wave.mma %452, %457, %442 : vector<16xf16>, vector<8xf32>
              %460 = arith.addi %397, %35 : index
              %461 = arith.addi %460, %c6 : index
              %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %463 = arith.addi %405, %35 : index
              %464 = arith.addi %463, %c6 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.bitcast %445 : vector<4xi32> to vector<16xi8>
              %467 = wave.fp8_decode "e4m3" packed %466 : vector<16xi8> -> vector<16xf16>
              %468 = vector.bitcast %448 : vector<4xi32> to vector<16xi8>
              %469 = wave.fp8_decode "e4m3" packed %468 : vector<16xi8> -> vector<16xf16>
              %470 = arith.addi %425, %c52 : index
              %471 = vector.load %4[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %472 = arith.addi %470, %c32 : index
              %473 = vector.load %4[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %474 = vector.shuffle %471, %473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %475 = wave.mma %467, %474, %458 : vector<16xf16>, vector<8xf32>
              %476 = wave.mma %469, %474, %459 : vector<16xf16>, vector<8xf32>
              %477 = arith.addi %397, %35 : index
              %478 = arith.addi %477, %c17 : index
              %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %480 = arith.addi %405, %35 : index
              %481 = arith.addi %480, %c17 : index
              %482 = vector.load %kv[%481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %483 = vector.bitcast %462 : vector<4xi32> to vector<16xi8>
              %484 = wave.fp8_decode "e4m3" packed %483 : vector<16xi8> -> vector<16xf16>
              %485 = vector.bitcast %465 : vector<4xi32> to vector<16xi8>
              %486 = wave.fp8_decode "e4m3" packed %485 : vector<16xi8> -> vector<16xf16>
              %487 = arith.addi %425, %c53 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = arith.addi %487, %c32 : index
              %490 = vector.load %4[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %491 = vector.shuffle %488, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %492 = wave.mma %484, %491, %475 : vector<16xf16>, vector<8xf32>
              %493 = wave.mma %486, %491, %476 : vector<16xf16>, vector<8xf32>
              %494 = arith.addi %397, %35 : index
              %495 = arith.addi %494, %c78 : index
              %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %497 = arith.addi %405, %35 : index
              %498 = arith.addi %497, %c78 : index
              %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %500 = vector.bitcast %479 : vector<4xi32> to vector<16xi8>
              %501 = wave.fp8_decode "e4m3" packed %500 : vector<16xi8> -> vector<16xf16>
              %502 = vector.bitcast %482 : vector<4xi32> to vector<16xi8>
              %503 = wave.fp8_decode "e4m3" packed %502 : vector<16xi8> -> vector<16xf16>
              %504 = arith.addi %425, %c54 : index
              %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %506 = arith.addi %504, %c32 : index
              %507 = vector.load %4[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %509 = wave.mma %501, %508, %492 : vector<16xf16>, vector<8xf32>
              %510 = wave.mma %503, %508, %493 : vector<16xf16>, vector<8xf32>
              %511 = arith.addi %397, %35 : index
              %512 = arith.addi %511, %c79 : index
              %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %514 = arith.addi %405, %35 : index
              %515 = arith.addi %514, %c79 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %517 = vector.bitcast %496 : vector<4xi32> to vector<16xi8>
              %518 = wave.fp8_decode "e4m3" packed %517 : vector<16xi8> -> vector<16xf16>
              %519 = vector.bitcast %499 : vector<4xi32> to vector<16xi8>
              %520 = wave.fp8_decode "e4m3" packed %519 : vector<16xi8> -> vector<16xf16>
              %521 = arith.addi %425, %c55 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = arith.addi %521, %c32 : index
              %524 = vector.load %4[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %525 = vector.shuffle %522, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %526 = wave.mma %518, %525, %509 : vector<16xf16>, vector<8xf32>
              %527 = wave.mma %520, %525, %510 : vector<16xf16>, vector<8xf32>
              %528 = arith.addi %397, %35 : index
              %529 = arith.addi %528, %c80 : index
              %530 = vector.load %kv[%529] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %531 = arith.addi %405, %35 : index
              %532 = arith.addi %531, %c80 : index
              %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %534 = vector.bitcast %513 : vector<4xi32> to vector<16xi8>
              %535 = wave.fp8_decode "e4m3" packed %534 : vector<16xi8> -> vector<16xf16>
              %536 = vector.bitcast %516 : vector<4xi32> to vector<16xi8>
              %537 = wave.fp8_decode "e4m3" packed %536 : vector<16xi8> -> vector<16xf16>
              %538 = arith.addi %425, %c56 : index
              %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %540 = arith.addi %538, %c32 : index
              %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %543 = wave.mma %535, %542, %526 : vector<16xf16>, vector<8xf32>
              %544 = wave.mma %537, %542, %527 : vector<16xf16>, vector<8xf32>
              %545 = arith.addi %397, %35 : index
              %546 = arith.addi %545, %c52 : index
              %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %548 = arith.addi %405, %35 : index
              %549 = arith.addi %548, %c52 : index
              %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %551 = vector.bitcast %530 : vector<4xi32> to vector<16xi8>
              %552 = wave.fp8_decode "e4m3" packed %551 : vector<16xi8> -> vector<16xf16>
              %553 = vector.bitcast %533 : vector<4xi32> to vector<16xi8>
              %554 = wave.fp8_decode "e4m3" packed %553 : vector<16xi8> -> vector<16xf16>
              %555 = arith.addi %425, %c57 : index
              %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %557 = arith.addi %555, %c32 : index
              %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %560 = wave.mma %552, %559, %543 : vector<16xf16>, vector<8xf32>
              %561 = wave.mma %554, %559, %544 : vector<16xf16>, vector<8xf32>
              %562 = arith.addi %397, %35 : index
              %563 = arith.addi %562, %c81 : index
              %564 = vector.load %kv[%563] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %565 = arith.addi %405, %35 : index
              %566 = arith.addi %565, %c81 : index
              %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %568 = vector.bitcast %547 : vector<4xi32> to vector<16xi8>
              %569 = wave.fp8_decode "e4m3" packed %568 : vector<16xi8> -> vector<16xf16>
              %570 = vector.bitcast %550 : vector<4xi32> to vector<16xi8>
              %571 = wave.fp8_decode "e4m3" packed %570 : vector<16xi8> -> vector<16xf16>
              %572 = arith.addi %425, %c16 : index
              %573 = vector.load %4[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %574 = arith.addi %572, %c32 : index
              %575 = vector.load %4[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %576 = vector.shuffle %573, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %577 = wave.mma %569, %576, %560 : vector<16xf16>, vector<8xf32>
              %578 = wave.mma %571, %576, %561 : vector<16xf16>, vector<8xf32>
              %579 = arith.addi %397, %35 : index
              %580 = arith.addi %579, %c82 : index
              %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %582 = arith.addi %405, %35 : index
              %583 = arith.addi %582, %c82 : index
              %584 = vector.load %kv[%583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %585 = vector.bitcast %564 : vector<4xi32> to vector<16xi8>
              %586 = wave.fp8_decode "e4m3" packed %585 : vector<16xi8> -> vector<16xf16>
              %587 = vector.bitcast %567 : vector<4xi32> to vector<16xi8>
              %588 = wave.fp8_decode "e4m3" packed %587 : vector<16xi8> -> vector<16xf16>
              %589 = arith.addi %425, %c58 : index
              %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %591 = arith.addi %589, %c32 : index
              %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %593 = vector.shuffle %590, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %594 = wave.mma %586, %593, %577 : vector<16xf16>, vector<8xf32>
              %595 = wave.mma %588, %593, %578 : vector<16xf16>, vector<8xf32>
              %596 = arith.addi %397, %35 : index
              %597 = arith.addi %596, %c83 : index
              %598 = vector.load %kv[%597] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %599 = arith.addi %405, %35 : index
              %600 = arith.addi %599, %c83 : index
              %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %602 = vector.bitcast %581 : vector<4xi32> to vector<16xi8>
              %603 = wave.fp8_decode "e4m3" packed %602 : vector<16xi8> -> vector<16xf16>
              %604 = vector.bitcast %584 : vector<4xi32> to vector<16xi8>
              %605 = wave.fp8_decode "e4m3" packed %604 : vector<16xi8> -> vector<16xf16>
              %606 = arith.addi %425, %c59 : index
              %607 = vector.load %4[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %608 = arith.addi %606, %c32 : index
              %609 = vector.load %4[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %610 = vector.shuffle %607, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %611 = wave.mma %603, %610, %594 : vector<16xf16>, vector<8xf32>
              %612 = wave.mma %605, %610, %595 : vector<16xf16>, vector<8xf32>
              %613 = arith.addi %397, %35 : index
              %614 = arith.addi %613, %c53 : index
              %615 = vector.load %kv[%614] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %616 = arith.addi %405, %35 : index
              %617 = arith.addi %616, %c53 : index
              %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %619 = vector.bitcast %598 : vector<4xi32> to vector<16xi8>
              %620 = wave.fp8_decode "e4m3" packed %619 : vector<16xi8> -> vector<16xf16>
              %621 = vector.bitcast %601 : vector<4xi32> to vector<16xi8>
              %622 = wave.fp8_decode "e4m3" packed %621 : vector<16xi8> -> vector<16xf16>
              %623 = arith.addi %425, %c60 : index
              %624 = vector.load %4[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %625 = arith.addi %623, %c32 : index
              %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %627 = vector.shuffle %624, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %628 = wave.mma %620, %627, %611 : vector<16xf16>, vector<8xf32>
              %629 = wave.mma %622, %627, %612 : vector<16xf16>, vector<8xf32>
              %630 = arith.addi %397, %35 : index
              %631 = arith.addi %630, %c84 : index
              %632 = vector.load %kv[%631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %633 = arith.addi %405, %35 : index
              %634 = arith.addi %633, %c84 : index
              %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %636 = vector.bitcast %615 : vector<4xi32> to vector<16xi8>
              %637 = wave.fp8_decode "e4m3" packed %636 : vector<16xi8> -> vector<16xf16>
              %638 = vector.bitcast %618 : vector<4xi32> to vector<16xi8>
              %639 = wave.fp8_decode "e4m3" packed %638 : vector<16xi8> -> vector<16xf16>
              %640 = arith.addi %425, %c61 : index
              %641 = vector.load %4[%640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %642 = arith.addi %640, %c32 : index
              %643 = vector.load %4[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %644 = vector.shuffle %641, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %645 = wave.mma %637, %644, %628 : vector<16xf16>, vector<8xf32>
              %646 = wave.mma %639, %644, %629 : vector<16xf16>, vector<8xf32>
              %647 = arith.addi %397, %35 : index
              %648 = arith.addi %647, %c85 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %650 = arith.addi %405, %35 : index
              %651 = arith.addi %650, %c85 : index
              %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %653 = vector.bitcast %632 : vector<4xi32> to vector<16xi8>
              %654 = wave.fp8_decode "e4m3" packed %653 : vector<16xi8> -> vector<16xf16>
              %655 = vector.bitcast %635 : vector<4xi32> to vector<16xi8>
              %656 = wave.fp8_decode "e4m3" packed %655 : vector<16xi8> -> vector<16xf16>
              %657 = arith.addi %425, %c62 : index
              %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %659 = arith.addi %657, %c32 : index
              %660 = vector.load %4[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %661 = vector.shuffle %658, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %662 = wave.mma %654, %661, %645 : vector<16xf16>, vector<8xf32>
              %663 = wave.mma %656, %661, %646 : vector<16xf16>, vector<8xf32>
              %664 = arith.addi %397, %35 : index
              %665 = arith.addi %664, %c86 : index
              %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %667 = arith.addi %405, %35 : index
              %668 = arith.addi %667, %c86 : index
              %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %670 = vector.bitcast %649 : vector<4xi32> to vector<16xi8>
              %671 = wave.fp8_decode "e4m3" packed %670 : vector<16xi8> -> vector<16xf16>
              %672 = vector.bitcast %652 : vector<4xi32> to vector<16xi8>
              %673 = wave.fp8_decode "e4m3" packed %672 : vector<16xi8> -> vector<16xf16>
              %674 = arith.addi %425, %c63 : index
              %675 = vector.load %4[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %676 = arith.addi %674, %c32 : index
              %677 = vector.load %4[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %678 = vector.shuffle %675, %677 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %679 = wave.mma %671, %678, %662 : vector<16xf16>, vector<8xf32>
              %680 = wave.mma %673, %678, %663 : vector<16xf16>, vector<8xf32>
              %681 = arith.addi %397, %35 : index
              %682 = arith.addi %681, %c54 : index
              %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %684 = arith.addi %405, %35 : index
              %685 = arith.addi %684, %c54 : index
              %686 = vector.load %kv[%685] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %687 = vector.bitcast %666 : vector<4xi32> to vector<16xi8>
              %688 = wave.fp8_decode "e4m3" packed %687 : vector<16xi8> -> vector<16xf16>
              %689 = vector.bitcast %669 : vector<4xi32> to vector<16xi8>
              %690 = wave.fp8_decode "e4m3" packed %689 : vector<16xi8> -> vector<16xf16>
              %691 = arith.addi %425, %c64 : index
              %692 = vector.load %4[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %693 = arith.addi %691, %c32 : index
              %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %695 = vector.shuffle %692, %694 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %696 = wave.mma %688, %695, %679 : vector<16xf16>, vector<8xf32>
              %697 = wave.mma %690, %695, %680 : vector<16xf16>, vector<8xf32>
              %698 = arith.addi %397, %35 : index
              %699 = arith.addi %698, %c87 : index
              %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %701 = arith.addi %405, %35 : index
              %702 = arith.addi %701, %c87 : index
              %703 = vector.load %kv[%702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %704 = wave.opaque %696 : vector<8xf32>
              %705 = wave.opaque %697 : vector<8xf32>
              %706 = wave.opaque %388 : i32
              %707 = arith.cmpi sgt, %706, %313 : i32
              %708:2 = scf.if %707 -> (vector<8xf32>, vector<8xf32>) {
                %709 = wave.opaque %c9 : index
                %710 = arith.addi %1, %709 : index
                %711 = memref.load %7[%710] : memref<?xi32>
                %712 = arith.index_cast %2 : index to i32
                %713 = arith.addi %387, %712 : i32
                %714 = arith.subi %711, %713 : i32
                %715 = arith.subi %714, %c69 : i32
                %716 = vector.broadcast %715 : i32 to vector<8xi32>
                %717 = arith.cmpi sgt, %716, %c89 : vector<8xi32>
                %718 = arith.select %717, %704, %c88 : vector<8xi1>, vector<8xf32>
                %719 = arith.subi %714, %c68 : i32
                %720 = vector.broadcast %719 : i32 to vector<8xi32>
                %721 = arith.cmpi sgt, %720, %c89 : vector<8xi32>
                %722 = arith.select %721, %705, %c88 : vector<8xi1>, vector<8xf32>
                scf.yield %718, %722 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %704, %705 : vector<8xf32>, vector<8xf32>
              }
              %723 = wave.opaque %c9 : index
              %724 = arith.addi %1, %723 : index
              %725 = memref.load %6[%724] : memref<?xf32>
              %726 = vector.extract %708#0[0] : f32 from vector<8xf32>
              %727 = vector.extract %708#0[1] : f32 from vector<8xf32>
              %728 = vector.extract %708#0[2] : f32 from vector<8xf32>
              %729 = vector.extract %708#0[3] : f32 from vector<8xf32>
              %730 = vector.extract %708#0[4] : f32 from vector<8xf32>
              %731 = vector.extract %708#0[5] : f32 from vector<8xf32>
              %732 = vector.extract %708#0[6] : f32 from vector<8xf32>
              %733 = vector.extract %708#0[7] : f32 from vector<8xf32>
              %734 = vector.extract %708#1[0] : f32 from vector<8xf32>
              %735 = vector.extract %708#1[1] : f32 from vector<8xf32>
              %736 = vector.extract %708#1[2] : f32 from vector<8xf32>
              %737 = vector.extract %708#1[3] : f32 from vector<8xf32>
              %738 = vector.extract %708#1[4] : f32 from vector<8xf32>
              %739 = vector.extract %708#1[5] : f32 from vector<8xf32>
              %740 = vector.extract %708#1[6] : f32 from vector<8xf32>
              %741 = vector.extract %708#1[7] : f32 from vector<8xf32>
              %742 = arith.maxnumf %726, %727 fastmath<nnan> : f32
              %743 = arith.maxnumf %742, %728 fastmath<nnan> : f32
              %744 = arith.maxnumf %743, %729 fastmath<nnan> : f32
              %745 = arith.maxnumf %744, %730 fastmath<nnan> : f32
              %746 = arith.maxnumf %745, %731 fastmath<nnan> : f32
              %747 = arith.maxnumf %746, %732 fastmath<nnan> : f32
              %748 = arith.maxnumf %747, %733 fastmath<nnan> : f32
              %749 = arith.maxnumf %748, %734 fastmath<nnan> : f32
              %750 = arith.maxnumf %749, %735 fastmath<nnan> : f32
              %751 = arith.maxnumf %750, %736 fastmath<nnan> : f32
              %752 = arith.maxnumf %751, %737 fastmath<nnan> : f32
              %753 = arith.maxnumf %752, %738 fastmath<nnan> : f32
              %754 = arith.maxnumf %753, %739 fastmath<nnan> : f32
              %755 = arith.maxnumf %754, %740 fastmath<nnan> : f32
              %756 = arith.maxnumf %755, %741 fastmath<nnan> : f32
              %757 = wave.swap_halves %756 : f32
              %758 = arith.maxnumf %756, %757 fastmath<nnan> : f32
              %759 = arith.mulf %758, %725 : f32
              %760 = arith.addf %367, %c90 : f32
              %761 = arith.cmpf ogt, %759, %760 : f32
              %762:18 = scf.if %761 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %763 = arith.subf %367, %759 : f32
                %764 = wave.exp2 %763 : f32
                %765 = vector.broadcast %764 : f32 to vector<8xf32>
                %766 = arith.mulf %368, %764 : f32
                %767 = arith.mulf %369, %765 : vector<8xf32>
                %768 = arith.mulf %370, %765 : vector<8xf32>
                %769 = arith.mulf %371, %765 : vector<8xf32>
                %770 = arith.mulf %372, %765 : vector<8xf32>
                %771 = arith.mulf %373, %765 : vector<8xf32>
                %772 = arith.mulf %374, %765 : vector<8xf32>
                %773 = arith.mulf %375, %765 : vector<8xf32>
                %774 = arith.mulf %376, %765 : vector<8xf32>
                %775 = arith.mulf %377, %765 : vector<8xf32>
                %776 = arith.mulf %378, %765 : vector<8xf32>
                %777 = arith.mulf %379, %765 : vector<8xf32>
                %778 = arith.mulf %380, %765 : vector<8xf32>
                %779 = arith.mulf %381, %765 : vector<8xf32>
                %780 = arith.mulf %382, %765 : vector<8xf32>
                %781 = arith.mulf %383, %765 : vector<8xf32>
                %782 = arith.mulf %384, %765 : vector<8xf32>
                scf.yield %759, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %783 = vector.broadcast %725 : f32 to vector<8xf32>
              %784 = arith.subf %c91, %762#0 : f32
              %785 = vector.broadcast %784 : f32 to vector<8xf32>
              %786 = math.fma %708#0, %783, %785 : vector<8xf32>
              %787 = wave.exp2 %786 : vector<8xf32>
              %788 = math.fma %708#1, %783, %785 : vector<8xf32>
              %789 = wave.exp2 %788 : vector<8xf32>
              %790 = arith.truncf %787 : vector<8xf32> to vector<8xf16>
              %791 = vector.bitcast %790 : vector<8xf16> to vector<4xi32>
              %792 = wave.swap_halves %791 : vector<4xi32>
              %793 = arith.select %3, %792, %791 : vector<4xi32>
              %794 = arith.select %3, %791, %792 : vector<4xi32>
              %795 = vector.shuffle %793, %794 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %796 = vector.bitcast %795 : vector<8xi32> to vector<16xf16>
              %797 = arith.truncf %789 : vector<8xf32> to vector<8xf16>
              %798 = vector.bitcast %797 : vector<8xf16> to vector<4xi32>
              %799 = wave.swap_halves %798 : vector<4xi32>
              %800 = arith.select %3, %799, %798 : vector<4xi32>
              %801 = arith.select %3, %798, %799 : vector<4xi32>
              %802 = vector.shuffle %800, %801 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %803 = vector.bitcast %802 : vector<8xi32> to vector<16xf16>
              %804 = arith.addf %787, %789 : vector<8xf32>
              %805 = vector.extract %804[0] : f32 from vector<8xf32>
              %806 = vector.extract %804[1] : f32 from vector<8xf32>
              %807 = vector.extract %804[2] : f32 from vector<8xf32>
              %808 = vector.extract %804[3] : f32 from vector<8xf32>
              %809 = vector.extract %804[4] : f32 from vector<8xf32>
              %810 = vector.extract %804[5] : f32 from vector<8xf32>
              %811 = vector.extract %804[6] : f32 from vector<8xf32>
              %812 = vector.extract %804[7] : f32 from vector<8xf32>
              %813 = arith.addf %805, %809 : f32
              %814 = arith.addf %806, %810 : f32
              %815 = arith.addf %807, %811 : f32
              %816 = arith.addf %808, %812 : f32
              %817 = arith.addf %813, %815 : f32
              %818 = arith.addf %814, %816 : f32
              %819 = arith.addf %817, %818 : f32
              %820 = arith.addf %762#1, %819 : f32
              %821 = wave.opaque %820 : f32
              %822 = wave.opaque %388 : i32
              %823 = arith.cmpi sgt, %822, %313 : i32
              %824:2 = scf.if %823 -> (vector<4xi32>, vector<4xi32>) {
                %825 = arith.subi %337, %387 : i32
                %826 = arith.subi %825, %c69 : i32
                %827 = arith.minsi %826, %c68 : i32
                %828 = arith.maxsi %827, %c69 : i32
                %829 = arith.cmpi sgt, %828, %c69 : i32
                %830 = arith.select %829, %c93, %c69 : i32
                %831 = arith.ori %c69, %830 : i32
                %832 = arith.cmpi sgt, %828, %c66 : i32
                %833 = arith.select %832, %c93, %c69 : i32
                %834 = arith.ori %c69, %833 : i32
                %835 = arith.cmpi sgt, %828, %c94 : i32
                %836 = arith.select %835, %c95, %c69 : i32
                %837 = arith.ori %831, %836 : i32
                %838 = arith.cmpi sgt, %828, %c96 : i32
                %839 = arith.select %838, %c95, %c69 : i32
                %840 = arith.ori %834, %839 : i32
                %841 = arith.cmpi sgt, %828, %c97 : i32
                %842 = arith.select %841, %c98, %c69 : i32
                %843 = arith.ori %837, %842 : i32
                %844 = arith.cmpi sgt, %828, %c99 : i32
                %845 = arith.select %844, %c98, %c69 : i32
                %846 = arith.ori %840, %845 : i32
                %847 = arith.cmpi sgt, %828, %c100 : i32
                %848 = arith.select %847, %c101, %c69 : i32
                %849 = arith.ori %843, %848 : i32
                %850 = arith.cmpi sgt, %828, %c102 : i32
                %851 = arith.select %850, %c101, %c69 : i32
                %852 = arith.ori %846, %851 : i32
                %853 = arith.cmpi sgt, %828, %c103 : i32
                %854 = arith.select %853, %c93, %c69 : i32
                %855 = arith.ori %c69, %854 : i32
                %856 = arith.cmpi sgt, %828, %c104 : i32
                %857 = arith.select %856, %c93, %c69 : i32
                %858 = arith.ori %c69, %857 : i32
                %859 = arith.cmpi sgt, %828, %c105 : i32
                %860 = arith.select %859, %c95, %c69 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %828, %c106 : i32
                %863 = arith.select %862, %c95, %c69 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %828, %c107 : i32
                %866 = arith.select %865, %c98, %c69 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %828, %c108 : i32
                %869 = arith.select %868, %c98, %c69 : i32
                %870 = arith.ori %864, %869 : i32
                %871 = arith.cmpi sgt, %828, %c51 : i32
                %872 = arith.select %871, %c101, %c69 : i32
                %873 = arith.ori %867, %872 : i32
                %874 = arith.cmpi sgt, %828, %c109 : i32
                %875 = arith.select %874, %c101, %c69 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = vector.from_elements %849, %873, %852, %876 : vector<4xi32>
                %878 = arith.subi %337, %387 : i32
                %879 = arith.subi %878, %c68 : i32
                %880 = arith.minsi %879, %c68 : i32
                %881 = arith.maxsi %880, %c69 : i32
                %882 = arith.cmpi sgt, %881, %c69 : i32
                %883 = arith.select %882, %c93, %c69 : i32
                %884 = arith.ori %c69, %883 : i32
                %885 = arith.cmpi sgt, %881, %c66 : i32
                %886 = arith.select %885, %c93, %c69 : i32
                %887 = arith.ori %c69, %886 : i32
                %888 = arith.cmpi sgt, %881, %c94 : i32
                %889 = arith.select %888, %c95, %c69 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %881, %c96 : i32
                %892 = arith.select %891, %c95, %c69 : i32
                %893 = arith.ori %887, %892 : i32
                %894 = arith.cmpi sgt, %881, %c97 : i32
                %895 = arith.select %894, %c98, %c69 : i32
                %896 = arith.ori %890, %895 : i32
                %897 = arith.cmpi sgt, %881, %c99 : i32
                %898 = arith.select %897, %c98, %c69 : i32
                %899 = arith.ori %893, %898 : i32
                %900 = arith.cmpi sgt, %881, %c100 : i32
                %901 = arith.select %900, %c101, %c69 : i32
                %902 = arith.ori %896, %901 : i32
                %903 = arith.cmpi sgt, %881, %c102 : i32
                %904 = arith.select %903, %c101, %c69 : i32
                %905 = arith.ori %899, %904 : i32
                %906 = arith.cmpi sgt, %881, %c103 : i32
                %907 = arith.select %906, %c93, %c69 : i32
                %908 = arith.ori %c69, %907 : i32
                %909 = arith.cmpi sgt, %881, %c104 : i32
                %910 = arith.select %909, %c93, %c69 : i32
                %911 = arith.ori %c69, %910 : i32
                %912 = arith.cmpi sgt, %881, %c105 : i32
                %913 = arith.select %912, %c95, %c69 : i32
                %914 = arith.ori %908, %913 : i32
                %915 = arith.cmpi sgt, %881, %c106 : i32
                %916 = arith.select %915, %c95, %c69 : i32
                %917 = arith.ori %911, %916 : i32
                %918 = arith.cmpi sgt, %881, %c107 : i32
                %919 = arith.select %918, %c98, %c69 : i32
                %920 = arith.ori %914, %919 : i32
                %921 = arith.cmpi sgt, %881, %c108 : i32
                %922 = arith.select %921, %c98, %c69 : i32
                %923 = arith.ori %917, %922 : i32
                %924 = arith.cmpi sgt, %881, %c51 : i32
                %925 = arith.select %924, %c101, %c69 : i32
                %926 = arith.ori %920, %925 : i32
                %927 = arith.cmpi sgt, %881, %c109 : i32
                %928 = arith.select %927, %c101, %c69 : i32
                %929 = arith.ori %923, %928 : i32
                %930 = vector.from_elements %902, %926, %905, %929 : vector<4xi32>
                scf.yield %877, %930 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c92, %c92 : vector<4xi32>, vector<4xi32>
              }
              %931 = wave.opaque %388 : i32
              %932 = arith.cmpi sgt, %931, %313 : i32
              %933:2 = scf.if %932 -> (vector<4xi32>, vector<4xi32>) {
                %934 = arith.andi %683, %824#0 : vector<4xi32>
                %935 = arith.andi %686, %824#1 : vector<4xi32>
                scf.yield %934, %935 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %683, %686 : vector<4xi32>, vector<4xi32>
              }
              %936 = vector.bitcast %933#0 : vector<4xi32> to vector<16xi8>
              %937 = wave.fp8_decode "e4m3" packed %936 : vector<16xi8> -> vector<16xf16>
              %938 = wave.mma %937, %796, %762#2 : vector<16xf16>, vector<8xf32>
              %939 = vector.bitcast %933#1 : vector<4xi32> to vector<16xi8>
              %940 = wave.fp8_decode "e4m3" packed %939 : vector<16xi8> -> vector<16xf16>
              %941 = wave.mma %940, %803, %938 : vector<16xf16>, vector<8xf32>
              %942 = wave.opaque %941 : vector<8xf32>
              %943 = arith.addi %397, %35 : index
              %944 = arith.addi %943, %c110 : index
              %945 = vector.load %kv[%944] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %946 = arith.addi %405, %35 : index
              %947 = arith.addi %946, %c110 : index
              %948 = vector.load %kv[%947] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %949 = wave.opaque %388 : i32
              %950 = arith.cmpi sgt, %949, %313 : i32
              %951:2 = scf.if %950 -> (vector<4xi32>, vector<4xi32>) {
                %952 = arith.andi %700, %824#0 : vector<4xi32>
                %953 = arith.andi %703, %824#1 : vector<4xi32>
                scf.yield %952, %953 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %700, %703 : vector<4xi32>, vector<4xi32>
              }
              %954 = vector.bitcast %951#0 : vector<4xi32> to vector<16xi8>
              %955 = wave.fp8_decode "e4m3" packed %954 : vector<16xi8> -> vector<16xf16>
              %956 = wave.mma %955, %796, %762#3 : vector<16xf16>, vector<8xf32>
              %957 = vector.bitcast %951#1 : vector<4xi32> to vector<16xi8>
              %958 = wave.fp8_decode "e4m3" packed %957 : vector<16xi8> -> vector<16xf16>
              %959 = wave.mma %958, %803, %956 : vector<16xf16>, vector<8xf32>
              %960 = wave.opaque %959 : vector<8xf32>
              %961 = arith.addi %397, %35 : index
              %962 = arith.addi %961, %c111 : index
              %963 = vector.load %kv[%962] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %964 = arith.addi %405, %35 : index
              %965 = arith.addi %964, %c111 : index
              %966 = vector.load %kv[%965] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %967 = wave.opaque %388 : i32
              %968 = arith.cmpi sgt, %967, %313 : i32
              %969:2 = scf.if %968 -> (vector<4xi32>, vector<4xi32>) {
                %970 = arith.andi %945, %824#0 : vector<4xi32>
                %971 = arith.andi %948, %824#1 : vector<4xi32>
                scf.yield %970, %971 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %945, %948 : vector<4xi32>, vector<4xi32>
              }
              %972 = vector.bitcast %969#0 : vector<4xi32> to vector<16xi8>
              %973 = wave.fp8_decode "e4m3" packed %972 : vector<16xi8> -> vector<16xf16>
              %974 = wave.mma %973, %796, %762#4 : vector<16xf16>, vector<8xf32>
              %975 = vector.bitcast %969#1 : vector<4xi32> to vector<16xi8>
              %976 = wave.fp8_decode "e4m3" packed %975 : vector<16xi8> -> vector<16xf16>
              %977 = wave.mma %976, %803, %974 : vector<16xf16>, vector<8xf32>
              %978 = wave.opaque %977 : vector<8xf32>
              %979 = arith.addi %397, %35 : index
              %980 = arith.addi %979, %c55 : index
              %981 = vector.load %kv[%980] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %982 = arith.addi %405, %35 : index
              %983 = arith.addi %982, %c55 : index
              %984 = vector.load %kv[%983] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %985 = wave.opaque %388 : i32
              %986 = arith.cmpi sgt, %985, %313 : i32
              %987:2 = scf.if %986 -> (vector<4xi32>, vector<4xi32>) {
                %988 = arith.andi %963, %824#0 : vector<4xi32>
                %989 = arith.andi %966, %824#1 : vector<4xi32>
                scf.yield %988, %989 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %963, %966 : vector<4xi32>, vector<4xi32>
              }
              %990 = vector.bitcast %987#0 : vector<4xi32> to vector<16xi8>
              %991 = wave.fp8_decode "e4m3" packed %990 : vector<16xi8> -> vector<16xf16>
              %992 = wave.mma %991, %796, %762#5 : vector<16xf16>, vector<8xf32>
              %993 = vector.bitcast %987#1 : vector<4xi32> to vector<16xi8>
              %994 = wave.fp8_decode "e4m3" packed %993 : vector<16xi8> -> vector<16xf16>
              %995 = wave.mma %994, %803, %992 : vector<16xf16>, vector<8xf32>
              %996 = wave.opaque %995 : vector<8xf32>
              %997 = arith.addi %397, %35 : index
              %998 = arith.addi %997, %c112 : index
              %999 = vector.load %kv[%998] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1000 = arith.addi %405, %35 : index
              %1001 = arith.addi %1000, %c112 : index
              %1002 = vector.load %kv[%1001] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1003 = wave.opaque %388 : i32
              %1004 = arith.cmpi sgt, %1003, %313 : i32
              %1005:2 = scf.if %1004 -> (vector<4xi32>, vector<4xi32>) {
                %1006 = arith.andi %981, %824#0 : vector<4xi32>
                %1007 = arith.andi %984, %824#1 : vector<4xi32>
                scf.yield %1006, %1007 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %981, %984 : vector<4xi32>, vector<4xi32>
              }
              %1008 = vector.bitcast %1005#0 : vector<4xi32> to vector<16xi8>
              %1009 = wave.fp8_decode "e4m3" packed %1008 : vector<16xi8> -> vector<16xf16>
              %1010 = wave.mma %1009, %796, %762#6 : vector<16xf16>, vector<8xf32>
              %1011 = vector.bitcast %1005#1 : vector<4xi32> to vector<16xi8>
              %1012 = wave.fp8_decode "e4m3" packed %1011 : vector<16xi8> -> vector<16xf16>
              %1013 = wave.mma %1012, %803, %1010 : vector<16xf16>, vector<8xf32>
              %1014 = wave.opaque %1013 : vector<8xf32>
              %1015 = arith.addi %397, %35 : index
              %1016 = arith.addi %1015, %c113 : index
              %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1018 = arith.addi %405, %35 : index
              %1019 = arith.addi %1018, %c113 : index
              %1020 = vector.load %kv[%1019] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1021 = wave.opaque %388 : i32
              %1022 = arith.cmpi sgt, %1021, %313 : i32
              %1023:2 = scf.if %1022 -> (vector<4xi32>, vector<4xi32>) {
                %1024 = arith.andi %999, %824#0 : vector<4xi32>
                %1025 = arith.andi %1002, %824#1 : vector<4xi32>
                scf.yield %1024, %1025 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %999, %1002 : vector<4xi32>, vector<4xi32>
              }
              %1026 = vector.bitcast %1023#0 : vector<4xi32> to vector<16xi8>
              %1027 = wave.fp8_decode "e4m3" packed %1026 : vector<16xi8> -> vector<16xf16>
              %1028 = wave.mma %1027, %796, %762#7 : vector<16xf16>, vector<8xf32>
              %1029 = vector.bitcast %1023#1 : vector<4xi32> to vector<16xi8>
              %1030 = wave.fp8_decode "e4m3" packed %1029 : vector<16xi8> -> vector<16xf16>
              %1031 = wave.mma %1030, %803, %1028 : vector<16xf16>, vector<8xf32>
              %1032 = wave.opaque %1031 : vector<8xf32>
              %1033 = arith.addi %397, %35 : index
              %1034 = arith.addi %1033, %c114 : index
              %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1036 = arith.addi %405, %35 : index
              %1037 = arith.addi %1036, %c114 : index
              %1038 = vector.load %kv[%1037] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1039 = wave.opaque %388 : i32
              %1040 = arith.cmpi sgt, %1039, %313 : i32
              %1041:2 = scf.if %1040 -> (vector<4xi32>, vector<4xi32>) {
                %1042 = arith.andi %1017, %824#0 : vector<4xi32>
                %1043 = arith.andi %1020, %824#1 : vector<4xi32>
                scf.yield %1042, %1043 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1017, %1020 : vector<4xi32>, vector<4xi32>
              }
              %1044 = vector.bitcast %1041#0 : vector<4xi32> to vector<16xi8>
              %1045 = wave.fp8_decode "e4m3" packed %1044 : vector<16xi8> -> vector<16xf16>
              %1046 = wave.mma %1045, %796, %762#8 : vector<16xf16>, vector<8xf32>
              %1047 = vector.bitcast %1041#1 : vector<4xi32> to vector<16xi8>
              %1048 = wave.fp8_decode "e4m3" packed %1047 : vector<16xi8> -> vector<16xf16>
              %1049 = wave.mma %1048, %803, %1046 : vector<16xf16>, vector<8xf32>
              %1050 = wave.opaque %1049 : vector<8xf32>
              %1051 = arith.addi %397, %35 : index
              %1052 = arith.addi %1051, %c56 : index
              %1053 = vector.load %kv[%1052] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1054 = arith.addi %405, %35 : index
              %1055 = arith.addi %1054, %c56 : index
              %1056 = vector.load %kv[%1055] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1057 = wave.opaque %388 : i32
              %1058 = arith.cmpi sgt, %1057, %313 : i32
              %1059:2 = scf.if %1058 -> (vector<4xi32>, vector<4xi32>) {
                %1060 = arith.andi %1035, %824#0 : vector<4xi32>
                %1061 = arith.andi %1038, %824#1 : vector<4xi32>
                scf.yield %1060, %1061 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1035, %1038 : vector<4xi32>, vector<4xi32>
              }
              %1062 = vector.bitcast %1059#0 : vector<4xi32> to vector<16xi8>
              %1063 = wave.fp8_decode "e4m3" packed %1062 : vector<16xi8> -> vector<16xf16>
              %1064 = wave.mma %1063, %796, %762#9 : vector<16xf16>, vector<8xf32>
              %1065 = vector.bitcast %1059#1 : vector<4xi32> to vector<16xi8>
              %1066 = wave.fp8_decode "e4m3" packed %1065 : vector<16xi8> -> vector<16xf16>
              %1067 = wave.mma %1066, %803, %1064 : vector<16xf16>, vector<8xf32>
              %1068 = wave.opaque %1067 : vector<8xf32>
              %1069 = arith.addi %397, %35 : index
              %1070 = arith.addi %1069, %c115 : index
              %1071 = vector.load %kv[%1070] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1072 = arith.addi %405, %35 : index
              %1073 = arith.addi %1072, %c115 : index
              %1074 = vector.load %kv[%1073] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1075 = wave.opaque %388 : i32
              %1076 = arith.cmpi sgt, %1075, %313 : i32
              %1077:2 = scf.if %1076 -> (vector<4xi32>, vector<4xi32>) {
                %1078 = arith.andi %1053, %824#0 : vector<4xi32>
                %1079 = arith.andi %1056, %824#1 : vector<4xi32>
                scf.yield %1078, %1079 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1053, %1056 : vector<4xi32>, vector<4xi32>
              }
              %1080 = vector.bitcast %1077#0 : vector<4xi32> to vector<16xi8>
              %1081 = wave.fp8_decode "e4m3" packed %1080 : vector<16xi8> -> vector<16xf16>
              %1082 = wave.mma %1081, %796, %762#10 : vector<16xf16>, vector<8xf32>
              %1083 = vector.bitcast %1077#1 : vector<4xi32> to vector<16xi8>
              %1084 = wave.fp8_decode "e4m3" packed %1083 : vector<16xi8> -> vector<16xf16>
              %1085 = wave.mma %1084, %803, %1082 : vector<16xf16>, vector<8xf32>
              %1086 = wave.opaque %1085 : vector<8xf32>
              %1087 = arith.addi %397, %35 : index
              %1088 = arith.addi %1087, %c116 : index
              %1089 = vector.load %kv[%1088] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1090 = arith.addi %405, %35 : index
              %1091 = arith.addi %1090, %c116 : index
              %1092 = vector.load %kv[%1091] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1093 = wave.opaque %388 : i32
              %1094 = arith.cmpi sgt, %1093, %313 : i32
              %1095:2 = scf.if %1094 -> (vector<4xi32>, vector<4xi32>) {
                %1096 = arith.andi %1071, %824#0 : vector<4xi32>
                %1097 = arith.andi %1074, %824#1 : vector<4xi32>
                scf.yield %1096, %1097 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1071, %1074 : vector<4xi32>, vector<4xi32>
              }
              %1098 = vector.bitcast %1095#0 : vector<4xi32> to vector<16xi8>
              %1099 = wave.fp8_decode "e4m3" packed %1098 : vector<16xi8> -> vector<16xf16>
              %1100 = wave.mma %1099, %796, %762#11 : vector<16xf16>, vector<8xf32>
              %1101 = vector.bitcast %1095#1 : vector<4xi32> to vector<16xi8>
              %1102 = wave.fp8_decode "e4m3" packed %1101 : vector<16xi8> -> vector<16xf16>
              %1103 = wave.mma %1102, %803, %1100 : vector<16xf16>, vector<8xf32>
              %1104 = wave.opaque %1103 : vector<8xf32>
              %1105 = arith.addi %397, %35 : index
              %1106 = arith.addi %1105, %c117 : index
              %1107 = vector.load %kv[%1106] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1108 = arith.addi %405, %35 : index
              %1109 = arith.addi %1108, %c117 : index
              %1110 = vector.load %kv[%1109] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1111 = wave.opaque %388 : i32
              %1112 = arith.cmpi sgt, %1111, %313 : i32
              %1113:2 = scf.if %1112 -> (vector<4xi32>, vector<4xi32>) {
                %1114 = arith.andi %1089, %824#0 : vector<4xi32>
                %1115 = arith.andi %1092, %824#1 : vector<4xi32>
                scf.yield %1114, %1115 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1089, %1092 : vector<4xi32>, vector<4xi32>
              }
              %1116 = vector.bitcast %1113#0 : vector<4xi32> to vector<16xi8>
              %1117 = wave.fp8_decode "e4m3" packed %1116 : vector<16xi8> -> vector<16xf16>
              %1118 = wave.mma %1117, %796, %762#12 : vector<16xf16>, vector<8xf32>
              %1119 = vector.bitcast %1113#1 : vector<4xi32> to vector<16xi8>
              %1120 = wave.fp8_decode "e4m3" packed %1119 : vector<16xi8> -> vector<16xf16>
              %1121 = wave.mma %1120, %803, %1118 : vector<16xf16>, vector<8xf32>
              %1122 = wave.opaque %1121 : vector<8xf32>
              %1123 = arith.addi %397, %35 : index
              %1124 = arith.addi %1123, %c57 : index
              %1125 = vector.load %kv[%1124] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1126 = arith.addi %405, %35 : index
              %1127 = arith.addi %1126, %c57 : index
              %1128 = vector.load %kv[%1127] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1129 = wave.opaque %388 : i32
              %1130 = arith.cmpi sgt, %1129, %313 : i32
              %1131:2 = scf.if %1130 -> (vector<4xi32>, vector<4xi32>) {
                %1132 = arith.andi %1107, %824#0 : vector<4xi32>
                %1133 = arith.andi %1110, %824#1 : vector<4xi32>
                scf.yield %1132, %1133 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1107, %1110 : vector<4xi32>, vector<4xi32>
              }
              %1134 = vector.bitcast %1131#0 : vector<4xi32> to vector<16xi8>
              %1135 = wave.fp8_decode "e4m3" packed %1134 : vector<16xi8> -> vector<16xf16>
              %1136 = wave.mma %1135, %796, %762#13 : vector<16xf16>, vector<8xf32>
              %1137 = vector.bitcast %1131#1 : vector<4xi32> to vector<16xi8>
              %1138 = wave.fp8_decode "e4m3" packed %1137 : vector<16xi8> -> vector<16xf16>
              %1139 = wave.mma %1138, %803, %1136 : vector<16xf16>, vector<8xf32>
              %1140 = wave.opaque %1139 : vector<8xf32>
              %1141 = arith.addi %397, %35 : index
              %1142 = arith.addi %1141, %c118 : index
              %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1144 = arith.addi %405, %35 : index
              %1145 = arith.addi %1144, %c118 : index
              %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1147 = wave.opaque %388 : i32
              %1148 = arith.cmpi sgt, %1147, %313 : i32
              %1149:2 = scf.if %1148 -> (vector<4xi32>, vector<4xi32>) {
                %1150 = arith.andi %1125, %824#0 : vector<4xi32>
                %1151 = arith.andi %1128, %824#1 : vector<4xi32>
                scf.yield %1150, %1151 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1125, %1128 : vector<4xi32>, vector<4xi32>
              }
              %1152 = vector.bitcast %1149#0 : vector<4xi32> to vector<16xi8>
              %1153 = wave.fp8_decode "e4m3" packed %1152 : vector<16xi8> -> vector<16xf16>
              %1154 = wave.mma %1153, %796, %762#14 : vector<16xf16>, vector<8xf32>
              %1155 = vector.bitcast %1149#1 : vector<4xi32> to vector<16xi8>
              %1156 = wave.fp8_decode "e4m3" packed %1155 : vector<16xi8> -> vector<16xf16>
              %1157 = wave.mma %1156, %803, %1154 : vector<16xf16>, vector<8xf32>
              %1158 = wave.opaque %1157 : vector<8xf32>
              %1159 = arith.addi %397, %35 : index
              %1160 = arith.addi %1159, %c119 : index
              %1161 = vector.load %kv[%1160] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1162 = arith.addi %405, %35 : index
              %1163 = arith.addi %1162, %c119 : index
              %1164 = vector.load %kv[%1163] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1165 = wave.opaque %388 : i32
              %1166 = arith.cmpi sgt, %1165, %313 : i32
              %1167:2 = scf.if %1166 -> (vector<4xi32>, vector<4xi32>) {
                %1168 = arith.andi %1143, %824#0 : vector<4xi32>
                %1169 = arith.andi %1146, %824#1 : vector<4xi32>
                scf.yield %1168, %1169 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1143, %1146 : vector<4xi32>, vector<4xi32>
              }
              %1170 = vector.bitcast %1167#0 : vector<4xi32> to vector<16xi8>
              %1171 = wave.fp8_decode "e4m3" packed %1170 : vector<16xi8> -> vector<16xf16>
              %1172 = wave.mma %1171, %796, %762#15 : vector<16xf16>, vector<8xf32>
              %1173 = vector.bitcast %1167#1 : vector<4xi32> to vector<16xi8>
              %1174 = wave.fp8_decode "e4m3" packed %1173 : vector<16xi8> -> vector<16xf16>
              %1175 = wave.mma %1174, %803, %1172 : vector<16xf16>, vector<8xf32>
              %1176 = wave.opaque %1175 : vector<8xf32>
              %1177 = arith.addi %397, %35 : index
              %1178 = arith.addi %1177, %c120 : index
              %1179 = vector.load %kv[%1178] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1180 = arith.addi %405, %35 : index
              %1181 = arith.addi %1180, %c120 : index
              %1182 = vector.load %kv[%1181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1183 = wave.opaque %388 : i32
              %1184 = arith.cmpi sgt, %1183, %313 : i32
              %1185:2 = scf.if %1184 -> (vector<4xi32>, vector<4xi32>) {
                %1186 = arith.andi %1161, %824#0 : vector<4xi32>
                %1187 = arith.andi %1164, %824#1 : vector<4xi32>
                scf.yield %1186, %1187 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1161, %1164 : vector<4xi32>, vector<4xi32>
              }
              %1188 = vector.bitcast %1185#0 : vector<4xi32> to vector<16xi8>
              %1189 = wave.fp8_decode "e4m3" packed %1188 : vector<16xi8> -> vector<16xf16>
              %1190 = wave.mma %1189, %796, %762#16 : vector<16xf16>, vector<8xf32>
              %1191 = vector.bitcast %1185#1 : vector<4xi32> to vector<16xi8>
              %1192 = wave.fp8_decode "e4m3" packed %1191 : vector<16xi8> -> vector<16xf16>
              %1193 = wave.mma %1192, %803, %1190 : vector<16xf16>, vector<8xf32>
              %1194 = wave.opaque %1193 : vector<8xf32>
              wave.pin
              %1195 = wave.opaque %388 : i32
              %1196 = arith.cmpi sgt, %1195, %313 : i32
              %1197:2 = scf.if %1196 -> (vector<4xi32>, vector<4xi32>) {
                %1198 = arith.andi %1179, %824#0 : vector<4xi32>
                %1199 = arith.andi %1182, %824#1 : vector<4xi32>
                scf.yield %1198, %1199 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1179, %1182 : vector<4xi32>, vector<4xi32>
              }
              %1200 = vector.bitcast %1197#0 : vector<4xi32> to vector<16xi8>
              %1201 = wave.fp8_decode "e4m3" packed %1200 : vector<16xi8> -> vector<16xf16>
              %1202 = wave.mma %1201, %796, %762#17 : vector<16xf16>, vector<8xf32>
              %1203 = vector.bitcast %1197#1 : vector<4xi32> to vector<16xi8>
              %1204 = wave.fp8_decode "e4m3" packed %1203 : vector<16xi8> -> vector<16xf16>
              %1205 = wave.mma %1204, %803, %1202 : vector<16xf16>, vector<8xf32>
              %1206 = wave.opaque %1205 : vector<8xf32>
              wave.pin
              %1207 = wave.opaque %388 : i32
              %1208 = arith.cmpi slt, %1207, %337 : i32
              %1209:2 = scf.if %1208 -> (vector<4xi32>, vector<4xi32>) {
                %1210 = arith.addi %414, %35 : index
                %1211 = arith.addi %1210, %c9 : index
                %1212 = vector.load %kv[%1211] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1213 = arith.addi %422, %35 : index
                %1214 = arith.addi %1213, %c9 : index
                %1215 = vector.load %kv[%1214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1212, %1215 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1197#0, %1197#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1209#0, %1209#1, %762#0, %821, %942, %960, %978, %996, %1014, %1032, %1050, %1068, %1086, %1104, %1122, %1140, %1158, %1176, %1194, %1206 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1216 = wave.opaque %c9 : index
            %1217 = arith.addi %0, %1216 : index
            %1218 = arith.cmpi eq, %335, %332 : i32
            %1219 = wave.swap_halves %385#3 : f32
            %1220 = arith.addf %385#3, %1219 : f32
            %1221 = arith.addi %1217, %c9 : index
            %1222:2 = scf.if %1218 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1223 = arith.addi %1217, %c9 : index
              %1224 = arith.addi %1223, %c9 : index
              %1225 = memref.load %8[%1224] : memref<?xf32>
              %1226 = arith.addi %1223, %c20 : index
              %1227 = memref.load %8[%1226] : memref<?xf32>
              scf.yield %1225, %1227 : f32, f32
            }
            %1228 = arith.maxnumf %1222#0, %385#2 fastmath<nnan> : f32
            %1229 = arith.subf %1222#0, %1228 : f32
            %1230 = wave.exp2 %1229 : f32
            %1231 = arith.subf %385#2, %1228 : f32
            %1232 = wave.exp2 %1231 : f32
            %1233 = arith.mulf %1222#1, %1230 : f32
            %1234 = math.fma %1220, %1232, %1233 : f32
            memref.store %1228, %8[%1221] : memref<?xf32>
            %1235 = arith.addi %1221, %c20 : index
            memref.store %1234, %8[%1235] : memref<?xf32>
            %1236 = vector.broadcast %1230 : f32 to vector<8xf32>
            %1237 = vector.broadcast %1232 : f32 to vector<8xf32>
            scf.if %1218 {
              %1238 = arith.muli %1217, %c12 : index
              %1239 = arith.addi %c9, %1238 : index
              %1240 = arith.addi %1239, %c9 : index
              %1241 = arith.addi %1240, %c9 : index
              %1242 = vector.shuffle %385#4, %385#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1242, %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = vector.shuffle %385#4, %385#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1244 = arith.addi %1241, %c32 : index
              vector.store %1243, %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = arith.muli %1217, %c12 : index
              %1246 = arith.addi %c9, %1245 : index
              %1247 = arith.addi %1246, %c9 : index
              %1248 = arith.addi %1247, %c17 : index
              %1249 = vector.shuffle %385#5, %385#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1249, %5[%1248] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1250 = vector.shuffle %385#5, %385#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1251 = arith.addi %1248, %c32 : index
              vector.store %1250, %5[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = arith.muli %1217, %c12 : index
              %1253 = arith.addi %c9, %1252 : index
              %1254 = arith.addi %1253, %c9 : index
              %1255 = arith.addi %1254, %c52 : index
              %1256 = vector.shuffle %385#6, %385#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1256, %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %385#6, %385#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1258 = arith.addi %1255, %c32 : index
              vector.store %1257, %5[%1258] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = arith.muli %1217, %c12 : index
              %1260 = arith.addi %c9, %1259 : index
              %1261 = arith.addi %1260, %c9 : index
              %1262 = arith.addi %1261, %c53 : index
              %1263 = vector.shuffle %385#7, %385#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1263, %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = vector.shuffle %385#7, %385#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1265 = arith.addi %1262, %c32 : index
              vector.store %1264, %5[%1265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1266 = arith.muli %1217, %c12 : index
              %1267 = arith.addi %c9, %1266 : index
              %1268 = arith.addi %1267, %c9 : index
              %1269 = arith.addi %1268, %c54 : index
              %1270 = vector.shuffle %385#8, %385#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1270, %5[%1269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1271 = vector.shuffle %385#8, %385#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1272 = arith.addi %1269, %c32 : index
              vector.store %1271, %5[%1272] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1273 = arith.muli %1217, %c12 : index
              %1274 = arith.addi %c9, %1273 : index
              %1275 = arith.addi %1274, %c9 : index
              %1276 = arith.addi %1275, %c55 : index
              %1277 = vector.shuffle %385#9, %385#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1277, %5[%1276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1278 = vector.shuffle %385#9, %385#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1279 = arith.addi %1276, %c32 : index
              vector.store %1278, %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1280 = arith.muli %1217, %c12 : index
              %1281 = arith.addi %c9, %1280 : index
              %1282 = arith.addi %1281, %c9 : index
              %1283 = arith.addi %1282, %c56 : index
              %1284 = vector.shuffle %385#10, %385#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1284, %5[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = vector.shuffle %385#10, %385#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1286 = arith.addi %1283, %c32 : index
              vector.store %1285, %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = arith.muli %1217, %c12 : index
              %1288 = arith.addi %c9, %1287 : index
              %1289 = arith.addi %1288, %c9 : index
              %1290 = arith.addi %1289, %c57 : index
              %1291 = vector.shuffle %385#11, %385#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1291, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1292 = vector.shuffle %385#11, %385#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1293 = arith.addi %1290, %c32 : index
              vector.store %1292, %5[%1293] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1294 = arith.muli %1217, %c12 : index
              %1295 = arith.addi %c9, %1294 : index
              %1296 = arith.addi %1295, %c9 : index
              %1297 = arith.addi %1296, %c16 : index
              %1298 = vector.shuffle %385#12, %385#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1298, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = vector.shuffle %385#12, %385#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1300 = arith.addi %1297, %c32 : index
              vector.store %1299, %5[%1300] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = arith.muli %1217, %c12 : index
              %1302 = arith.addi %c9, %1301 : index
              %1303 = arith.addi %1302, %c9 : index
              %1304 = arith.addi %1303, %c58 : index
              %1305 = vector.shuffle %385#13, %385#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1305, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = vector.shuffle %385#13, %385#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1307 = arith.addi %1304, %c32 : index
              vector.store %1306, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.muli %1217, %c12 : index
              %1309 = arith.addi %c9, %1308 : index
              %1310 = arith.addi %1309, %c9 : index
              %1311 = arith.addi %1310, %c59 : index
              %1312 = vector.shuffle %385#14, %385#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = vector.shuffle %385#14, %385#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1314 = arith.addi %1311, %c32 : index
              vector.store %1313, %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.muli %1217, %c12 : index
              %1316 = arith.addi %c9, %1315 : index
              %1317 = arith.addi %1316, %c9 : index
              %1318 = arith.addi %1317, %c60 : index
              %1319 = vector.shuffle %385#15, %385#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1319, %5[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = vector.shuffle %385#15, %385#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1321 = arith.addi %1318, %c32 : index
              vector.store %1320, %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.muli %1217, %c12 : index
              %1323 = arith.addi %c9, %1322 : index
              %1324 = arith.addi %1323, %c9 : index
              %1325 = arith.addi %1324, %c61 : index
              %1326 = vector.shuffle %385#16, %385#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1326, %5[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = vector.shuffle %385#16, %385#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1328 = arith.addi %1325, %c32 : index
              vector.store %1327, %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1329 = arith.muli %1217, %c12 : index
              %1330 = arith.addi %c9, %1329 : index
              %1331 = arith.addi %1330, %c9 : index
              %1332 = arith.addi %1331, %c62 : index
              %1333 = vector.shuffle %385#17, %385#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1333, %5[%1332] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1334 = vector.shuffle %385#17, %385#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1335 = arith.addi %1332, %c32 : index
              vector.store %1334, %5[%1335] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = arith.muli %1217, %c12 : index
              %1337 = arith.addi %c9, %1336 : index
              %1338 = arith.addi %1337, %c9 : index
              %1339 = arith.addi %1338, %c63 : index
              %1340 = vector.shuffle %385#18, %385#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1340, %5[%1339] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1341 = vector.shuffle %385#18, %385#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1342 = arith.addi %1339, %c32 : index
              vector.store %1341, %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1343 = arith.muli %1217, %c12 : index
              %1344 = arith.addi %c9, %1343 : index
              %1345 = arith.addi %1344, %c9 : index
              %1346 = arith.addi %1345, %c64 : index
              %1347 = vector.shuffle %385#19, %385#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1347, %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = vector.shuffle %385#19, %385#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1349 = arith.addi %1346, %c32 : index
              vector.store %1348, %5[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1350 = arith.muli %1217, %c12 : index
              %1351 = arith.addi %c9, %1350 : index
              %1352 = arith.addi %1351, %c9 : index
              %1353 = arith.addi %1352, %c9 : index
              %1354 = vector.load %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1355 = arith.addi %1353, %c32 : index
              %1356 = vector.load %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = vector.shuffle %1354, %1356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1358 = arith.mulf %1357, %1236 : vector<8xf32>
              %1359 = math.fma %385#4, %1237, %1358 : vector<8xf32>
              %1360 = arith.muli %1217, %c12 : index
              %1361 = arith.addi %c9, %1360 : index
              %1362 = arith.addi %1361, %c9 : index
              %1363 = arith.addi %1362, %c9 : index
              %1364 = vector.shuffle %1359, %1359 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1364, %5[%1363] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1365 = vector.shuffle %1359, %1359 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1366 = arith.addi %1363, %c32 : index
              vector.store %1365, %5[%1366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = arith.muli %1217, %c12 : index
              %1368 = arith.addi %c9, %1367 : index
              %1369 = arith.addi %1368, %c9 : index
              %1370 = arith.addi %1369, %c17 : index
              %1371 = vector.load %5[%1370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1372 = arith.addi %1370, %c32 : index
              %1373 = vector.load %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1374 = vector.shuffle %1371, %1373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1375 = arith.mulf %1374, %1236 : vector<8xf32>
              %1376 = math.fma %385#5, %1237, %1375 : vector<8xf32>
              %1377 = arith.muli %1217, %c12 : index
              %1378 = arith.addi %c9, %1377 : index
              %1379 = arith.addi %1378, %c9 : index
              %1380 = arith.addi %1379, %c17 : index
              %1381 = vector.shuffle %1376, %1376 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1381, %5[%1380] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = vector.shuffle %1376, %1376 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1383 = arith.addi %1380, %c32 : index
              vector.store %1382, %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.muli %1217, %c12 : index
              %1385 = arith.addi %c9, %1384 : index
              %1386 = arith.addi %1385, %c9 : index
              %1387 = arith.addi %1386, %c52 : index
              %1388 = vector.load %5[%1387] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = arith.addi %1387, %c32 : index
              %1390 = vector.load %5[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1391 = vector.shuffle %1388, %1390 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1392 = arith.mulf %1391, %1236 : vector<8xf32>
              %1393 = math.fma %385#6, %1237, %1392 : vector<8xf32>
              %1394 = arith.muli %1217, %c12 : index
              %1395 = arith.addi %c9, %1394 : index
              %1396 = arith.addi %1395, %c9 : index
              %1397 = arith.addi %1396, %c52 : index
              %1398 = vector.shuffle %1393, %1393 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1398, %5[%1397] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = vector.shuffle %1393, %1393 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1400 = arith.addi %1397, %c32 : index
              vector.store %1399, %5[%1400] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = arith.muli %1217, %c12 : index
              %1402 = arith.addi %c9, %1401 : index
              %1403 = arith.addi %1402, %c9 : index
              %1404 = arith.addi %1403, %c53 : index
              %1405 = vector.load %5[%1404] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1406 = arith.addi %1404, %c32 : index
              %1407 = vector.load %5[%1406] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1408 = vector.shuffle %1405, %1407 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1409 = arith.mulf %1408, %1236 : vector<8xf32>
              %1410 = math.fma %385#7, %1237, %1409 : vector<8xf32>
              %1411 = arith.muli %1217, %c12 : index
              %1412 = arith.addi %c9, %1411 : index
              %1413 = arith.addi %1412, %c9 : index
              %1414 = arith.addi %1413, %c53 : index
              %1415 = vector.shuffle %1410, %1410 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1415, %5[%1414] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1416 = vector.shuffle %1410, %1410 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1417 = arith.addi %1414, %c32 : index
              vector.store %1416, %5[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = arith.muli %1217, %c12 : index
              %1419 = arith.addi %c9, %1418 : index
              %1420 = arith.addi %1419, %c9 : index
              %1421 = arith.addi %1420, %c54 : index
              %1422 = vector.load %5[%1421] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.addi %1421, %c32 : index
              %1424 = vector.load %5[%1423] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1425 = vector.shuffle %1422, %1424 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1426 = arith.mulf %1425, %1236 : vector<8xf32>
              %1427 = math.fma %385#8, %1237, %1426 : vector<8xf32>
              %1428 = arith.muli %1217, %c12 : index
              %1429 = arith.addi %c9, %1428 : index
              %1430 = arith.addi %1429, %c9 : index
              %1431 = arith.addi %1430, %c54 : index
              %1432 = vector.shuffle %1427, %1427 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1432, %5[%1431] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1433 = vector.shuffle %1427, %1427 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1434 = arith.addi %1431, %c32 : index
              vector.store %1433, %5[%1434] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = arith.muli %1217, %c12 : index
              %1436 = arith.addi %c9, %1435 : index
              %1437 = arith.addi %1436, %c9 : index
              %1438 = arith.addi %1437, %c55 : index
              %1439 = vector.load %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = arith.addi %1438, %c32 : index
              %1441 = vector.load %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1443 = arith.mulf %1442, %1236 : vector<8xf32>
              %1444 = math.fma %385#9, %1237, %1443 : vector<8xf32>
              %1445 = arith.muli %1217, %c12 : index
              %1446 = arith.addi %c9, %1445 : index
              %1447 = arith.addi %1446, %c9 : index
              %1448 = arith.addi %1447, %c55 : index
              %1449 = vector.shuffle %1444, %1444 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1449, %5[%1448] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1450 = vector.shuffle %1444, %1444 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1451 = arith.addi %1448, %c32 : index
              vector.store %1450, %5[%1451] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1452 = arith.muli %1217, %c12 : index
              %1453 = arith.addi %c9, %1452 : index
              %1454 = arith.addi %1453, %c9 : index
              %1455 = arith.addi %1454, %c56 : index
              %1456 = vector.load %5[%1455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1457 = arith.addi %1455, %c32 : index
              %1458 = vector.load %5[%1457] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1459 = vector.shuffle %1456, %1458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1460 = arith.mulf %1459, %1236 : vector<8xf32>
              %1461 = math.fma %385#10, %1237, %1460 : vector<8xf32>
              %1462 = arith.muli %1217, %c12 : index
              %1463 = arith.addi %c9, %1462 : index
              %1464 = arith.addi %1463, %c9 : index
              %1465 = arith.addi %1464, %c56 : index
              %1466 = vector.shuffle %1461, %1461 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1466, %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = vector.shuffle %1461, %1461 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1468 = arith.addi %1465, %c32 : index
              vector.store %1467, %5[%1468] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1469 = arith.muli %1217, %c12 : index
              %1470 = arith.addi %c9, %1469 : index
              %1471 = arith.addi %1470, %c9 : index
              %1472 = arith.addi %1471, %c57 : index
              %1473 = vector.load %5[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1474 = arith.addi %1472, %c32 : index
              %1475 = vector.load %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = vector.shuffle %1473, %1475 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1477 = arith.mulf %1476, %1236 : vector<8xf32>
              %1478 = math.fma %385#11, %1237, %1477 : vector<8xf32>
              %1479 = arith.muli %1217, %c12 : index
              %1480 = arith.addi %c9, %1479 : index
              %1481 = arith.addi %1480, %c9 : index
              %1482 = arith.addi %1481, %c57 : index
              %1483 = vector.shuffle %1478, %1478 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1483, %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1484 = vector.shuffle %1478, %1478 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1485 = arith.addi %1482, %c32 : index
              vector.store %1484, %5[%1485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1486 = arith.muli %1217, %c12 : index
              %1487 = arith.addi %c9, %1486 : index
              %1488 = arith.addi %1487, %c9 : index
              %1489 = arith.addi %1488, %c16 : index
              %1490 = vector.load %5[%1489] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1491 = arith.addi %1489, %c32 : index
              %1492 = vector.load %5[%1491] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = vector.shuffle %1490, %1492 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1494 = arith.mulf %1493, %1236 : vector<8xf32>
              %1495 = math.fma %385#12, %1237, %1494 : vector<8xf32>
              %1496 = arith.muli %1217, %c12 : index
              %1497 = arith.addi %c9, %1496 : index
              %1498 = arith.addi %1497, %c9 : index
              %1499 = arith.addi %1498, %c16 : index
              %1500 = vector.shuffle %1495, %1495 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1500, %5[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1501 = vector.shuffle %1495, %1495 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1502 = arith.addi %1499, %c32 : index
              vector.store %1501, %5[%1502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = arith.muli %1217, %c12 : index
              %1504 = arith.addi %c9, %1503 : index
              %1505 = arith.addi %1504, %c9 : index
              %1506 = arith.addi %1505, %c58 : index
              %1507 = vector.load %5[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1508 = arith.addi %1506, %c32 : index
              %1509 = vector.load %5[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1510 = vector.shuffle %1507, %1509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1511 = arith.mulf %1510, %1236 : vector<8xf32>
              %1512 = math.fma %385#13, %1237, %1511 : vector<8xf32>
              %1513 = arith.muli %1217, %c12 : index
              %1514 = arith.addi %c9, %1513 : index
              %1515 = arith.addi %1514, %c9 : index
              %1516 = arith.addi %1515, %c58 : index
              %1517 = vector.shuffle %1512, %1512 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1517, %5[%1516] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1518 = vector.shuffle %1512, %1512 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1519 = arith.addi %1516, %c32 : index
              vector.store %1518, %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1520 = arith.muli %1217, %c12 : index
              %1521 = arith.addi %c9, %1520 : index
              %1522 = arith.addi %1521, %c9 : index
              %1523 = arith.addi %1522, %c59 : index
              %1524 = vector.load %5[%1523] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1525 = arith.addi %1523, %c32 : index
              %1526 = vector.load %5[%1525] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1527 = vector.shuffle %1524, %1526 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1528 = arith.mulf %1527, %1236 : vector<8xf32>
              %1529 = math.fma %385#14, %1237, %1528 : vector<8xf32>
              %1530 = arith.muli %1217, %c12 : index
              %1531 = arith.addi %c9, %1530 : index
              %1532 = arith.addi %1531, %c9 : index
              %1533 = arith.addi %1532, %c59 : index
              %1534 = vector.shuffle %1529, %1529 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1534, %5[%1533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1535 = vector.shuffle %1529, %1529 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1536 = arith.addi %1533, %c32 : index
              vector.store %1535, %5[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1537 = arith.muli %1217, %c12 : index
              %1538 = arith.addi %c9, %1537 : index
              %1539 = arith.addi %1538, %c9 : index
              %1540 = arith.addi %1539, %c60 : index
              %1541 = vector.load %5[%1540] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1542 = arith.addi %1540, %c32 : index
              %1543 = vector.load %5[%1542] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1544 = vector.shuffle %1541, %1543 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1545 = arith.mulf %1544, %1236 : vector<8xf32>
              %1546 = math.fma %385#15, %1237, %1545 : vector<8xf32>
              %1547 = arith.muli %1217, %c12 : index
              %1548 = arith.addi %c9, %1547 : index
              %1549 = arith.addi %1548, %c9 : index
              %1550 = arith.addi %1549, %c60 : index
              %1551 = vector.shuffle %1546, %1546 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1551, %5[%1550] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1552 = vector.shuffle %1546, %1546 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1553 = arith.addi %1550, %c32 : index
              vector.store %1552, %5[%1553] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1554 = arith.muli %1217, %c12 : index
              %1555 = arith.addi %c9, %1554 : index
              %1556 = arith.addi %1555, %c9 : index
              %1557 = arith.addi %1556, %c61 : index
              %1558 = vector.load %5[%1557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1559 = arith.addi %1557, %c32 : index
              %1560 = vector.load %5[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1561 = vector.shuffle %1558, %1560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1562 = arith.mulf %1561, %1236 : vector<8xf32>
              %1563 = math.fma %385#16, %1237, %1562 : vector<8xf32>
              %1564 = arith.muli %1217, %c12 : index
              %1565 = arith.addi %c9, %1564 : index
              %1566 = arith.addi %1565, %c9 : index
              %1567 = arith.addi %1566, %c61 : index
              %1568 = vector.shuffle %1563, %1563 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1568, %5[%1567] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1569 = vector.shuffle %1563, %1563 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1570 = arith.addi %1567, %c32 : index
              vector.store %1569, %5[%1570] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1571 = arith.muli %1217, %c12 : index
              %1572 = arith.addi %c9, %1571 : index
              %1573 = arith.addi %1572, %c9 : index
              %1574 = arith.addi %1573, %c62 : index
              %1575 = vector.load %5[%1574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1576 = arith.addi %1574, %c32 : index
              %1577 = vector.load %5[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1578 = vector.shuffle %1575, %1577 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1579 = arith.mulf %1578, %1236 : vector<8xf32>
              %1580 = math.fma %385#17, %1237, %1579 : vector<8xf32>
              %1581 = arith.muli %1217, %c12 : index
              %1582 = arith.addi %c9, %1581 : index
              %1583 = arith.addi %1582, %c9 : index
              %1584 = arith.addi %1583, %c62 : index
              %1585 = vector.shuffle %1580, %1580 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1585, %5[%1584] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1586 = vector.shuffle %1580, %1580 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1587 = arith.addi %1584, %c32 : index
              vector.store %1586, %5[%1587] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1588 = arith.muli %1217, %c12 : index
              %1589 = arith.addi %c9, %1588 : index
              %1590 = arith.addi %1589, %c9 : index
              %1591 = arith.addi %1590, %c63 : index
              %1592 = vector.load %5[%1591] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1593 = arith.addi %1591, %c32 : index
              %1594 = vector.load %5[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1595 = vector.shuffle %1592, %1594 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1596 = arith.mulf %1595, %1236 : vector<8xf32>
              %1597 = math.fma %385#18, %1237, %1596 : vector<8xf32>
              %1598 = arith.muli %1217, %c12 : index
              %1599 = arith.addi %c9, %1598 : index
              %1600 = arith.addi %1599, %c9 : index
              %1601 = arith.addi %1600, %c63 : index
              %1602 = vector.shuffle %1597, %1597 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1602, %5[%1601] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1603 = vector.shuffle %1597, %1597 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1604 = arith.addi %1601, %c32 : index
              vector.store %1603, %5[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1605 = arith.muli %1217, %c12 : index
              %1606 = arith.addi %c9, %1605 : index
              %1607 = arith.addi %1606, %c9 : index
              %1608 = arith.addi %1607, %c64 : index
              %1609 = vector.load %5[%1608] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1610 = arith.addi %1608, %c32 : index
              %1611 = vector.load %5[%1610] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1612 = vector.shuffle %1609, %1611 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1613 = arith.mulf %1612, %1236 : vector<8xf32>
              %1614 = math.fma %385#19, %1237, %1613 : vector<8xf32>
              %1615 = arith.muli %1217, %c12 : index
              %1616 = arith.addi %c9, %1615 : index
              %1617 = arith.addi %1616, %c9 : index
              %1618 = arith.addi %1617, %c64 : index
              %1619 = vector.shuffle %1614, %1614 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1619, %5[%1618] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1620 = vector.shuffle %1614, %1614 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1621 = arith.addi %1618, %c32 : index
              vector.store %1620, %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1622 = arith.cmpi sgt, %324, %c71 : i32
          scf.if %1622 {
            %1623 = arith.cmpi eq, %332, %329 : i32
            %1624 = wave.opaque %c9 : index
            %1625 = arith.addi %0, %1624 : index
            %1626 = arith.addi %1625, %c9 : index
            %1627 = arith.addi %1626, %c9 : index
            %1628 = memref.load %8[%1627] : memref<?xf32>
            %1629 = arith.addi %1626, %c20 : index
            %1630 = memref.load %8[%1629] : memref<?xf32>
            %1631 = arith.addi %1625, %c24 : index
            %1632:2 = scf.if %1623 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1633 = arith.addi %1625, %c24 : index
              %1634 = arith.addi %1633, %c9 : index
              %1635 = memref.load %8[%1634] : memref<?xf32>
              %1636 = arith.addi %1633, %c20 : index
              %1637 = memref.load %8[%1636] : memref<?xf32>
              scf.yield %1635, %1637 : f32, f32
            }
            %1638 = arith.maxnumf %1632#0, %1628 fastmath<nnan> : f32
            %1639 = arith.subf %1632#0, %1638 : f32
            %1640 = wave.exp2 %1639 : f32
            %1641 = arith.subf %1628, %1638 : f32
            %1642 = wave.exp2 %1641 : f32
            %1643 = arith.mulf %1632#1, %1640 : f32
            %1644 = math.fma %1630, %1642, %1643 : f32
            memref.store %1638, %8[%1631] : memref<?xf32>
            %1645 = arith.addi %1631, %c20 : index
            memref.store %1644, %8[%1645] : memref<?xf32>
            %1646 = vector.broadcast %1640 : f32 to vector<8xf32>
            %1647 = vector.broadcast %1642 : f32 to vector<8xf32>
            scf.for %1648 = %c9 to %c3 step %c4 {
              %1649 = arith.muli %1625, %c12 : index
              %1650 = arith.addi %c9, %1649 : index
              %1651 = arith.addi %1650, %c9 : index
              %1652 = arith.muli %1648, %c17 : index
              %1653 = arith.addi %1651, %1652 : index
              %1654 = vector.load %5[%1653] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1655 = arith.addi %1653, %c32 : index
              %1656 = vector.load %5[%1655] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1657 = vector.shuffle %1654, %1656 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1623 {
                %1658 = arith.muli %1625, %c12 : index
                %1659 = arith.addi %16, %1658 : index
                %1660 = arith.addi %1659, %c9 : index
                %1661 = arith.muli %1648, %c17 : index
                %1662 = arith.addi %1660, %1661 : index
                %1663 = vector.shuffle %1657, %1657 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1663, %partial[%1662] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1664 = vector.shuffle %1657, %1657 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1665 = arith.addi %1662, %c32 : index
                vector.store %1664, %partial[%1665] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1666 = arith.muli %1625, %c12 : index
                %1667 = arith.addi %16, %1666 : index
                %1668 = arith.addi %1667, %c9 : index
                %1669 = arith.muli %1648, %c17 : index
                %1670 = arith.addi %1668, %1669 : index
                %1671 = vector.load %partial[%1670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1672 = arith.addi %1670, %c32 : index
                %1673 = vector.load %partial[%1672] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1674 = vector.shuffle %1671, %1673 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1675 = arith.mulf %1674, %1646 : vector<8xf32>
                %1676 = math.fma %1657, %1647, %1675 : vector<8xf32>
                %1677 = arith.muli %1625, %c12 : index
                %1678 = arith.addi %16, %1677 : index
                %1679 = arith.addi %1678, %c9 : index
                %1680 = arith.muli %1648, %c17 : index
                %1681 = arith.addi %1679, %1680 : index
                %1682 = vector.shuffle %1676, %1676 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1682, %partial[%1681] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1683 = vector.shuffle %1676, %1676 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1684 = arith.addi %1681, %c32 : index
                vector.store %1683, %partial[%1684] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1685 = arith.cmpi sgt, %324, %c70 : i32
        scf.if %1685 {
          %1686 = arith.cmpi eq, %329, %c69 : i32
          %1687 = wave.opaque %c9 : index
          %1688 = arith.addi %0, %1687 : index
          %1689 = arith.addi %1688, %c24 : index
          %1690 = arith.addi %1689, %c9 : index
          %1691 = memref.load %8[%1690] : memref<?xf32>
          %1692 = arith.addi %1689, %c20 : index
          %1693 = memref.load %8[%1692] : memref<?xf32>
          %1694 = arith.addi %1688, %c32 : index
          %1695:2 = scf.if %1686 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1696 = arith.addi %1688, %c32 : index
            %1697 = arith.addi %1696, %c9 : index
            %1698 = memref.load %8[%1697] : memref<?xf32>
            %1699 = arith.addi %1696, %c20 : index
            %1700 = memref.load %8[%1699] : memref<?xf32>
            scf.yield %1698, %1700 : f32, f32
          }
          %1701 = arith.maxnumf %1695#0, %1691 fastmath<nnan> : f32
          %1702 = arith.subf %1695#0, %1701 : f32
          %1703 = wave.exp2 %1702 : f32
          %1704 = arith.subf %1691, %1701 : f32
          %1705 = wave.exp2 %1704 : f32
          %1706 = arith.mulf %1695#1, %1703 : f32
          %1707 = math.fma %1693, %1705, %1706 : f32
          memref.store %1701, %8[%1694] : memref<?xf32>
          %1708 = arith.addi %1694, %c20 : index
          memref.store %1707, %8[%1708] : memref<?xf32>
          %1709 = vector.broadcast %1703 : f32 to vector<8xf32>
          %1710 = vector.broadcast %1705 : f32 to vector<8xf32>
          scf.for %1711 = %c9 to %c3 step %c4 {
            %1712 = arith.muli %1688, %c12 : index
            %1713 = arith.addi %16, %1712 : index
            %1714 = arith.addi %1713, %c9 : index
            %1715 = arith.muli %1711, %c17 : index
            %1716 = arith.addi %1714, %1715 : index
            %1717 = vector.load %partial[%1716] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1718 = arith.addi %1716, %c32 : index
            %1719 = vector.load %partial[%1718] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1720 = vector.shuffle %1717, %1719 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1686 {
              %1721 = arith.muli %1688, %c12 : index
              %1722 = arith.addi %17, %1721 : index
              %1723 = arith.addi %1722, %c9 : index
              %1724 = arith.muli %1711, %c17 : index
              %1725 = arith.addi %1723, %1724 : index
              %1726 = vector.shuffle %1720, %1720 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1726, %partial[%1725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1727 = vector.shuffle %1720, %1720 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1728 = arith.addi %1725, %c32 : index
              vector.store %1727, %partial[%1728] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1729 = arith.muli %1688, %c12 : index
              %1730 = arith.addi %17, %1729 : index
              %1731 = arith.addi %1730, %c9 : index
              %1732 = arith.muli %1711, %c17 : index
              %1733 = arith.addi %1731, %1732 : index
              %1734 = vector.load %partial[%1733] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1735 = arith.addi %1733, %c32 : index
              %1736 = vector.load %partial[%1735] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1737 = vector.shuffle %1734, %1736 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1738 = arith.mulf %1737, %1709 : vector<8xf32>
              %1739 = math.fma %1720, %1710, %1738 : vector<8xf32>
              %1740 = arith.muli %1688, %c12 : index
              %1741 = arith.addi %17, %1740 : index
              %1742 = arith.addi %1741, %c9 : index
              %1743 = arith.muli %1711, %c17 : index
              %1744 = arith.addi %1742, %1743 : index
              %1745 = vector.shuffle %1739, %1739 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1745, %partial[%1744] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1746 = vector.shuffle %1739, %1739 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1747 = arith.addi %1744, %c32 : index
              vector.store %1746, %partial[%1747] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1748 = wave.opaque %c9 : index
      %1749 = arith.addi %0, %1748 : index
      scf.if %327 {
        %1750 = arith.addi %kvHeads, %13 : index
        %1751 = memref.load %scales[%1750] : memref<?xf32>
        %1752 = arith.addi %1749, %c9 : index
        %1753 = arith.addi %1752, %c9 : index
        %1754 = memref.load %8[%1753] : memref<?xf32>
        %1755 = arith.addi %1752, %c20 : index
        %1756 = memref.load %8[%1755] : memref<?xf32>
        %1757 = arith.divf %1751, %1756 : f32
        %1758 = vector.broadcast %1757 : f32 to vector<8xf32>
        %1759 = arith.addi %15, %1748 : index
        %1760 = arith.addi %1759, %1 : index
        %1761 = arith.addi %1760, %c9 : index
        %1762 = arith.subi %36, %c4 : index
        %1763 = arith.minsi %1761, %1762 : index
        %1764 = arith.divui %1763, %groupSize : index
        %1765 = arith.addi %24, %1764 : index
        %1766 = arith.muli %13, %groupSize : index
        %1767 = arith.remui %1763, %groupSize : index
        %1768 = arith.addi %1766, %1767 : index
        %1769 = arith.muli %1768, %c17 : index
        %1770 = arith.muli %2, %c18 : index
        %1771 = arith.addi %1769, %1770 : index
        %1772 = arith.muli %heads, %c17 : index
        scf.for %1773 = %c9 to %c3 step %c4 {
          %1774 = arith.muli %1749, %c12 : index
          %1775 = arith.addi %c9, %1774 : index
          %1776 = arith.addi %1775, %c9 : index
          %1777 = arith.muli %1773, %c17 : index
          %1778 = arith.addi %1776, %1777 : index
          %1779 = vector.load %5[%1778] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1780 = arith.addi %1778, %c32 : index
          %1781 = vector.load %5[%1780] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1782 = vector.shuffle %1779, %1781 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1783 = arith.mulf %1782, %1758 : vector<8xf32>
          %1784 = arith.addf %1783, %c75 : vector<8xf32>
          %1785 = arith.minimumf %1784, %c122 : vector<8xf32>
          %1786 = arith.maximumf %1785, %c123 : vector<8xf32>
          %1787 = arith.truncf %1786 : vector<8xf32> to vector<8xf16>
          %1788 = vector.bitcast %1787 : vector<8xf16> to vector<4xi32>
          %1789 = vector.shuffle %1788, %1788 [0, 1] : vector<4xi32>, vector<4xi32>
          %1790 = vector.shuffle %1788, %1788 [2, 3] : vector<4xi32>, vector<4xi32>
          %1791 = arith.select %3, %1790, %1789 : vector<2xi32>
          %1792 = arith.select %3, %1789, %1790 : vector<2xi32>
          %1793 = wave.swap_halves %1792 : vector<2xi32>
          %1794 = arith.select %3, %1793, %1791 : vector<2xi32>
          %1795 = arith.select %3, %1791, %1793 : vector<2xi32>
          %1796 = vector.bitcast %1794 : vector<2xi32> to vector<4xf16>
          %1797 = vector.bitcast %1795 : vector<2xi32> to vector<4xf16>
          %1798 = vector.shuffle %1796, %1797 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1799 = arith.muli %1773, %c3 : index
          %1800 = arith.addi %1771, %1799 : index
          %1801 = arith.divui %1765, %outTileRows : index
          %1802 = arith.divui %1772, %c3 : index
          %1803 = arith.muli %1801, %1802 : index
          %1804 = arith.divui %1800, %c3 : index
          %1805 = arith.addi %1803, %1804 : index
          %1806 = arith.muli %1805, %c10 : index
          %1807 = arith.remui %1800, %c3 : index
          %1808 = arith.divui %1807, %c18 : index
          %1809 = arith.addi %1806, %1808 : index
          %1810 = arith.muli %outTileRows, %c18 : index
          %1811 = arith.muli %1809, %1810 : index
          %1812 = arith.remui %1765, %outTileRows : index
          %1813 = arith.muli %1812, %c18 : index
          %1814 = arith.addi %1811, %1813 : index
          %1815 = arith.remui %1800, %c18 : index
          %1816 = arith.addi %1814, %1815 : index
          %1817 = arith.cmpi slt, %1761, %36 : index
          scf.if %1817 {
            vector.store %1798, %out[%1816] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %328 {
          %1818 = arith.addi %kvHeads, %13 : index
          %1819 = memref.load %scales[%1818] : memref<?xf32>
          %1820 = arith.addi %1749, %c24 : index
          %1821 = arith.addi %1820, %c9 : index
          %1822 = memref.load %8[%1821] : memref<?xf32>
          %1823 = arith.addi %1820, %c20 : index
          %1824 = memref.load %8[%1823] : memref<?xf32>
          %1825 = arith.divf %1819, %1824 : f32
          %1826 = vector.broadcast %1825 : f32 to vector<8xf32>
          %1827 = arith.addi %15, %1748 : index
          %1828 = arith.addi %1827, %1 : index
          %1829 = arith.addi %1828, %c9 : index
          %1830 = arith.subi %36, %c4 : index
          %1831 = arith.minsi %1829, %1830 : index
          %1832 = arith.divui %1831, %groupSize : index
          %1833 = arith.addi %24, %1832 : index
          %1834 = arith.muli %13, %groupSize : index
          %1835 = arith.remui %1831, %groupSize : index
          %1836 = arith.addi %1834, %1835 : index
          %1837 = arith.muli %1836, %c17 : index
          %1838 = arith.muli %2, %c18 : index
          %1839 = arith.addi %1837, %1838 : index
          %1840 = arith.muli %heads, %c17 : index
          scf.for %1841 = %c9 to %c3 step %c4 {
            %1842 = arith.muli %1749, %c12 : index
            %1843 = arith.addi %16, %1842 : index
            %1844 = arith.addi %1843, %c9 : index
            %1845 = arith.muli %1841, %c17 : index
            %1846 = arith.addi %1844, %1845 : index
            %1847 = vector.load %partial[%1846] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1848 = arith.addi %1846, %c32 : index
            %1849 = vector.load %partial[%1848] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1850 = vector.shuffle %1847, %1849 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1851 = arith.mulf %1850, %1826 : vector<8xf32>
            %1852 = arith.addf %1851, %c75 : vector<8xf32>
            %1853 = arith.minimumf %1852, %c122 : vector<8xf32>
            %1854 = arith.maximumf %1853, %c123 : vector<8xf32>
            %1855 = arith.truncf %1854 : vector<8xf32> to vector<8xf16>
            %1856 = vector.bitcast %1855 : vector<8xf16> to vector<4xi32>
            %1857 = vector.shuffle %1856, %1856 [0, 1] : vector<4xi32>, vector<4xi32>
            %1858 = vector.shuffle %1856, %1856 [2, 3] : vector<4xi32>, vector<4xi32>
            %1859 = arith.select %3, %1858, %1857 : vector<2xi32>
            %1860 = arith.select %3, %1857, %1858 : vector<2xi32>
            %1861 = wave.swap_halves %1860 : vector<2xi32>
            %1862 = arith.select %3, %1861, %1859 : vector<2xi32>
            %1863 = arith.select %3, %1859, %1861 : vector<2xi32>
            %1864 = vector.bitcast %1862 : vector<2xi32> to vector<4xf16>
            %1865 = vector.bitcast %1863 : vector<2xi32> to vector<4xf16>
            %1866 = vector.shuffle %1864, %1865 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1867 = arith.muli %1841, %c3 : index
            %1868 = arith.addi %1839, %1867 : index
            %1869 = arith.divui %1833, %outTileRows : index
            %1870 = arith.divui %1840, %c3 : index
            %1871 = arith.muli %1869, %1870 : index
            %1872 = arith.divui %1868, %c3 : index
            %1873 = arith.addi %1871, %1872 : index
            %1874 = arith.muli %1873, %c10 : index
            %1875 = arith.remui %1868, %c3 : index
            %1876 = arith.divui %1875, %c18 : index
            %1877 = arith.addi %1874, %1876 : index
            %1878 = arith.muli %outTileRows, %c18 : index
            %1879 = arith.muli %1877, %1878 : index
            %1880 = arith.remui %1833, %outTileRows : index
            %1881 = arith.muli %1880, %c18 : index
            %1882 = arith.addi %1879, %1881 : index
            %1883 = arith.remui %1868, %c18 : index
            %1884 = arith.addi %1882, %1883 : index
            %1885 = arith.cmpi slt, %1829, %36 : index
            scf.if %1885 {
              vector.store %1866, %out[%1884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1886 = arith.addi %kvHeads, %13 : index
          %1887 = memref.load %scales[%1886] : memref<?xf32>
          %1888 = arith.addi %1749, %c32 : index
          %1889 = arith.addi %1888, %c9 : index
          %1890 = memref.load %8[%1889] : memref<?xf32>
          %1891 = arith.addi %1888, %c20 : index
          %1892 = memref.load %8[%1891] : memref<?xf32>
          %1893 = arith.divf %1887, %1892 : f32
          %1894 = vector.broadcast %1893 : f32 to vector<8xf32>
          %1895 = arith.addi %15, %1748 : index
          %1896 = arith.addi %1895, %1 : index
          %1897 = arith.addi %1896, %c9 : index
          %1898 = arith.subi %36, %c4 : index
          %1899 = arith.minsi %1897, %1898 : index
          %1900 = arith.divui %1899, %groupSize : index
          %1901 = arith.addi %24, %1900 : index
          %1902 = arith.muli %13, %groupSize : index
          %1903 = arith.remui %1899, %groupSize : index
          %1904 = arith.addi %1902, %1903 : index
          %1905 = arith.muli %1904, %c17 : index
          %1906 = arith.muli %2, %c18 : index
          %1907 = arith.addi %1905, %1906 : index
          %1908 = arith.muli %heads, %c17 : index
          scf.for %1909 = %c9 to %c3 step %c4 {
            %1910 = arith.muli %1749, %c12 : index
            %1911 = arith.addi %17, %1910 : index
            %1912 = arith.addi %1911, %c9 : index
            %1913 = arith.muli %1909, %c17 : index
            %1914 = arith.addi %1912, %1913 : index
            %1915 = vector.load %partial[%1914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1916 = arith.addi %1914, %c32 : index
            %1917 = vector.load %partial[%1916] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1918 = vector.shuffle %1915, %1917 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1919 = arith.mulf %1918, %1894 : vector<8xf32>
            %1920 = arith.addf %1919, %c75 : vector<8xf32>
            %1921 = arith.minimumf %1920, %c122 : vector<8xf32>
            %1922 = arith.maximumf %1921, %c123 : vector<8xf32>
            %1923 = arith.truncf %1922 : vector<8xf32> to vector<8xf16>
            %1924 = vector.bitcast %1923 : vector<8xf16> to vector<4xi32>
            %1925 = vector.shuffle %1924, %1924 [0, 1] : vector<4xi32>, vector<4xi32>
            %1926 = vector.shuffle %1924, %1924 [2, 3] : vector<4xi32>, vector<4xi32>
            %1927 = arith.select %3, %1926, %1925 : vector<2xi32>
            %1928 = arith.select %3, %1925, %1926 : vector<2xi32>
            %1929 = wave.swap_halves %1928 : vector<2xi32>
            %1930 = arith.select %3, %1929, %1927 : vector<2xi32>
            %1931 = arith.select %3, %1927, %1929 : vector<2xi32>
            %1932 = vector.bitcast %1930 : vector<2xi32> to vector<4xf16>
            %1933 = vector.bitcast %1931 : vector<2xi32> to vector<4xf16>
            %1934 = vector.shuffle %1932, %1933 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1935 = arith.muli %1909, %c3 : index
            %1936 = arith.addi %1907, %1935 : index
            %1937 = arith.divui %1901, %outTileRows : index
            %1938 = arith.divui %1908, %c3 : index
            %1939 = arith.muli %1937, %1938 : index
            %1940 = arith.divui %1936, %c3 : index
            %1941 = arith.addi %1939, %1940 : index
            %1942 = arith.muli %1941, %c10 : index
            %1943 = arith.remui %1936, %c3 : index
            %1944 = arith.divui %1943, %c18 : index
            %1945 = arith.addi %1942, %1944 : index
            %1946 = arith.muli %outTileRows, %c18 : index
            %1947 = arith.muli %1945, %1946 : index
            %1948 = arith.remui %1901, %outTileRows : index
            %1949 = arith.muli %1948, %c18 : index
            %1950 = arith.addi %1947, %1949 : index
            %1951 = arith.remui %1936, %c18 : index
            %1952 = arith.addi %1950, %1951 : index
            %1953 = arith.cmpi slt, %1897, %36 : index
            scf.if %1953 {
              vector.store %1934, %out[%1952] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
