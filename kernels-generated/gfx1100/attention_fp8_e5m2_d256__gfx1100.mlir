// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
      %304 = arith.minsi %15, %40 : index
      %305 = arith.divui %304, %groupSize : index
      %306 = arith.addi %24, %305 : index
      %307 = arith.remui %304, %groupSize : index
      %308 = arith.addi %44, %307 : index
      %309 = arith.addi %positionsAt, %306 : index
      %310 = memref.load %step[%309] : memref<?xi32>
      %311 = arith.addi %310, %c66 : i32
      %312 = arith.addi %15, %c67 : index
      %313 = arith.minsi %312, %40 : index
      %314 = arith.divui %313, %groupSize : index
      %315 = arith.addi %24, %314 : index
      %316 = arith.remui %313, %groupSize : index
      %317 = arith.addi %44, %316 : index
      %318 = arith.addi %positionsAt, %315 : index
      %319 = memref.load %step[%318] : memref<?xi32>
      %320 = arith.addi %319, %c66 : i32
      %321 = arith.subi %320, %c66 : i32
      %322 = arith.divui %321, %c68 : i32
      %323 = arith.cmpi sle, %320, %c71 : i32
      %324 = arith.cmpi sle, %320, %c70 : i32
      scf.for %325 = %c69 to %320 step %c70 : i32 {
        %326 = arith.addi %325, %c70 : i32
        %327 = arith.minsi %326, %320 : i32
        scf.for %328 = %325 to %327 step %c71 : i32 {
          %329 = arith.addi %328, %c71 : i32
          %330 = arith.minsi %329, %320 : i32
          scf.for %331 = %328 to %330 step %c72 : i32 {
            %332 = arith.addi %331, %c72 : i32
            %333 = arith.minsi %332, %330 : i32
            %334 = arith.subi %333, %331 : i32
            %335 = arith.addi %334, %c76 : i32
            %336 = arith.divui %335, %c77 : i32
            %337 = arith.divui %331, %c68 : i32
            %338 = arith.addi %337, %c69 : i32
            %339 = arith.minsi %338, %322 : i32
            %340 = arith.index_castui %339 : i32 to index
            %341 = arith.addi %32, %340 : index
            %342 = memref.load %step[%341] : memref<?xi32>
            %343 = arith.index_cast %342 : i32 to index
            %344 = arith.muli %343, %33 : index
            %345 = arith.addi %344, %34 : index
            %346 = arith.addi %337, %c66 : i32
            %347 = arith.minsi %346, %322 : i32
            %348 = arith.index_castui %347 : i32 to index
            %349 = arith.addi %32, %348 : index
            %350 = memref.load %step[%349] : memref<?xi32>
            %351 = arith.index_cast %350 : i32 to index
            %352 = arith.muli %351, %33 : index
            %353 = arith.addi %352, %34 : index
            %354 = arith.addi %345, %35 : index
            %355 = arith.addi %354, %c9 : index
            %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %357 = arith.addi %353, %35 : index
            %358 = arith.addi %357, %c9 : index
            %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %381:20 = scf.for %360 = %c69 to %336 step %c66 iter_args(%361 = %356, %362 = %359, %363 = %c73, %364 = %c74, %365 = %c75, %366 = %c75, %367 = %c75, %368 = %c75, %369 = %c75, %370 = %c75, %371 = %c75, %372 = %c75, %373 = %c75, %374 = %c75, %375 = %c75, %376 = %c75, %377 = %c75, %378 = %c75, %379 = %c75, %380 = %c75) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %382 = arith.muli %360, %c77 : i32
              %383 = arith.addi %331, %382 : i32
              %384 = arith.addi %383, %c77 : i32
              %385 = arith.divui %383, %c68 : i32
              %386 = arith.addi %385, %c69 : i32
              %387 = arith.minsi %386, %322 : i32
              %388 = arith.index_castui %387 : i32 to index
              %389 = arith.addi %32, %388 : index
              %390 = memref.load %step[%389] : memref<?xi32>
              %391 = arith.index_cast %390 : i32 to index
              %392 = arith.muli %391, %33 : index
              %393 = arith.addi %392, %34 : index
              %394 = arith.addi %385, %c66 : i32
              %395 = arith.minsi %394, %322 : i32
              %396 = arith.index_castui %395 : i32 to index
              %397 = arith.addi %32, %396 : index
              %398 = memref.load %step[%397] : memref<?xi32>
              %399 = arith.index_cast %398 : i32 to index
              %400 = arith.muli %399, %33 : index
              %401 = arith.addi %400, %34 : index
              %402 = arith.divui %384, %c68 : i32
              %403 = arith.addi %402, %c69 : i32
              %404 = arith.minsi %403, %322 : i32
              %405 = arith.index_castui %404 : i32 to index
              %406 = arith.addi %32, %405 : index
              %407 = memref.load %step[%406] : memref<?xi32>
              %408 = arith.index_cast %407 : i32 to index
              %409 = arith.muli %408, %33 : index
              %410 = arith.addi %409, %34 : index
              %411 = arith.addi %402, %c66 : i32
              %412 = arith.minsi %411, %322 : i32
              %413 = arith.index_castui %412 : i32 to index
              %414 = arith.addi %32, %413 : index
              %415 = memref.load %step[%414] : memref<?xi32>
              %416 = arith.index_cast %415 : i32 to index
              %417 = arith.muli %416, %33 : index
              %418 = arith.addi %417, %34 : index
              %419 = wave.opaque %c9 : index
              %420 = arith.addi %419, %200 : index
              %421 = arith.addi %393, %35 : index
              %422 = arith.addi %421, %c24 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %424 = arith.addi %401, %35 : index
              %425 = arith.addi %424, %c24 : index
              %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %427 = vector.bitcast %361 : vector<4xi32> to vector<16xi8>
              %428 = wave.fp8_decode "e5m2" packed %427 : vector<16xi8> -> vector<16xf16>
              %429 = vector.bitcast %362 : vector<4xi32> to vector<16xi8>
              %430 = wave.fp8_decode "e5m2" packed %429 : vector<16xi8> -> vector<16xf16>
              %431 = arith.addi %420, %c9 : index
              %432 = vector.load %4[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %433 = arith.addi %431, %c32 : index
              %434 = vector.load %4[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %435 = vector.shuffle %432, %434 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %436 = wave.mma %428, %435, %c75 : vector<16xf16>, vector<8xf32>
              %437 = wave.mma %430, %435, %c75 : vector<16xf16>, vector<8xf32>
              %438 = arith.addi %421, %c32 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %440 = arith.addi %424, %c32 : index
              %441 = vector.load %kv[%440] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %442 = vector.bitcast %423 : vector<4xi32> to vector<16xi8>
              %443 = wave.fp8_decode "e5m2" packed %442 : vector<16xi8> -> vector<16xf16>
              %444 = vector.bitcast %426 : vector<4xi32> to vector<16xi8>
              %445 = wave.fp8_decode "e5m2" packed %444 : vector<16xi8> -> vector<16xf16>
              %446 = arith.addi %420, %c17 : index
              %447 = vector.load %4[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %448 = arith.addi %446, %c32 : index
              %449 = vector.load %4[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %450 = vector.shuffle %447, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %451 = wave.mma %443, %450, %436 : vector<16xf16>, vector<8xf32>
              %452 = wave.mma %445, %450, %437 : vector<16xf16>, vector<8xf32>
              %453 = arith.addi %421, %c6 : index
              %454 = vector.load %kv[%453] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %455 = arith.addi %424, %c6 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %457 = vector.bitcast %439 : vector<4xi32> to vector<16xi8>
              %458 = wave.fp8_decode "e5m2" packed %457 : vector<16xi8> -> vector<16xf16>
              %459 = vector.bitcast %441 : vector<4xi32> to vector<16xi8>
              %460 = wave.fp8_decode "e5m2" packed %459 : vector<16xi8> -> vector<16xf16>
              %461 = arith.addi %420, %c52 : index
              %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %463 = arith.addi %461, %c32 : index
              %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %466 = wave.mma %458, %465, %451 : vector<16xf16>, vector<8xf32>
              %467 = wave.mma %460, %465, %452 : vector<16xf16>, vector<8xf32>
              %468 = arith.addi %421, %c17 : index
              %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %470 = arith.addi %424, %c17 : index
              %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %472 = vector.bitcast %454 : vector<4xi32> to vector<16xi8>
              %473 = wave.fp8_decode "e5m2" packed %472 : vector<16xi8> -> vector<16xf16>
              %474 = vector.bitcast %456 : vector<4xi32> to vector<16xi8>
              %475 = wave.fp8_decode "e5m2" packed %474 : vector<16xi8> -> vector<16xf16>
              %476 = arith.addi %420, %c53 : index
              %477 = vector.load %4[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %478 = arith.addi %476, %c32 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = vector.shuffle %477, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %481 = wave.mma %473, %480, %466 : vector<16xf16>, vector<8xf32>
              %482 = wave.mma %475, %480, %467 : vector<16xf16>, vector<8xf32>
              %483 = arith.addi %421, %c78 : index
              %484 = vector.load %kv[%483] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %485 = arith.addi %424, %c78 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %487 = vector.bitcast %469 : vector<4xi32> to vector<16xi8>
              %488 = wave.fp8_decode "e5m2" packed %487 : vector<16xi8> -> vector<16xf16>
              %489 = vector.bitcast %471 : vector<4xi32> to vector<16xi8>
              %490 = wave.fp8_decode "e5m2" packed %489 : vector<16xi8> -> vector<16xf16>
              %491 = arith.addi %420, %c54 : index
              %492 = vector.load %4[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %493 = arith.addi %491, %c32 : index
              %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %495 = vector.shuffle %492, %494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %496 = wave.mma %488, %495, %481 : vector<16xf16>, vector<8xf32>
              %497 = wave.mma %490, %495, %482 : vector<16xf16>, vector<8xf32>
              %498 = arith.addi %421, %c79 : index
              %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %500 = arith.addi %424, %c79 : index
              %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %502 = vector.bitcast %484 : vector<4xi32> to vector<16xi8>
              %503 = wave.fp8_decode "e5m2" packed %502 : vector<16xi8> -> vector<16xf16>
              %504 = vector.bitcast %486 : vector<4xi32> to vector<16xi8>
              %505 = wave.fp8_decode "e5m2" packed %504 : vector<16xi8> -> vector<16xf16>
              %506 = arith.addi %420, %c55 : index
              %507 = vector.load %4[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %508 = arith.addi %506, %c32 : index
              %509 = vector.load %4[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %510 = vector.shuffle %507, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %511 = wave.mma %503, %510, %496 : vector<16xf16>, vector<8xf32>
              %512 = wave.mma %505, %510, %497 : vector<16xf16>, vector<8xf32>
              %513 = arith.addi %421, %c80 : index
              %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %515 = arith.addi %424, %c80 : index
              %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %517 = vector.bitcast %499 : vector<4xi32> to vector<16xi8>
              %518 = wave.fp8_decode "e5m2" packed %517 : vector<16xi8> -> vector<16xf16>
              %519 = vector.bitcast %501 : vector<4xi32> to vector<16xi8>
              %520 = wave.fp8_decode "e5m2" packed %519 : vector<16xi8> -> vector<16xf16>
              %521 = arith.addi %420, %c56 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = arith.addi %521, %c32 : index
              %524 = vector.load %4[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %525 = vector.shuffle %522, %524 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %526 = wave.mma %518, %525, %511 : vector<16xf16>, vector<8xf32>
              %527 = wave.mma %520, %525, %512 : vector<16xf16>, vector<8xf32>
              %528 = arith.addi %421, %c52 : index
              %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %530 = arith.addi %424, %c52 : index
              %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %532 = vector.bitcast %514 : vector<4xi32> to vector<16xi8>
              %533 = wave.fp8_decode "e5m2" packed %532 : vector<16xi8> -> vector<16xf16>
              %534 = vector.bitcast %516 : vector<4xi32> to vector<16xi8>
              %535 = wave.fp8_decode "e5m2" packed %534 : vector<16xi8> -> vector<16xf16>
              %536 = arith.addi %420, %c57 : index
              %537 = vector.load %4[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %538 = arith.addi %536, %c32 : index
              %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %540 = vector.shuffle %537, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %541 = wave.mma %533, %540, %526 : vector<16xf16>, vector<8xf32>
              %542 = wave.mma %535, %540, %527 : vector<16xf16>, vector<8xf32>
              %543 = arith.addi %421, %c81 : index
              %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %545 = arith.addi %424, %c81 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %547 = vector.bitcast %529 : vector<4xi32> to vector<16xi8>
              %548 = wave.fp8_decode "e5m2" packed %547 : vector<16xi8> -> vector<16xf16>
              %549 = vector.bitcast %531 : vector<4xi32> to vector<16xi8>
              %550 = wave.fp8_decode "e5m2" packed %549 : vector<16xi8> -> vector<16xf16>
              %551 = arith.addi %420, %c16 : index
              %552 = vector.load %4[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %553 = arith.addi %551, %c32 : index
              %554 = vector.load %4[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %555 = vector.shuffle %552, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %556 = wave.mma %548, %555, %541 : vector<16xf16>, vector<8xf32>
              %557 = wave.mma %550, %555, %542 : vector<16xf16>, vector<8xf32>
              %558 = arith.addi %421, %c82 : index
              %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %560 = arith.addi %424, %c82 : index
              %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %562 = vector.bitcast %544 : vector<4xi32> to vector<16xi8>
              %563 = wave.fp8_decode "e5m2" packed %562 : vector<16xi8> -> vector<16xf16>
              %564 = vector.bitcast %546 : vector<4xi32> to vector<16xi8>
              %565 = wave.fp8_decode "e5m2" packed %564 : vector<16xi8> -> vector<16xf16>
              %566 = arith.addi %420, %c58 : index
              %567 = vector.load %4[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %568 = arith.addi %566, %c32 : index
              %569 = vector.load %4[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %570 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %571 = wave.mma %563, %570, %556 : vector<16xf16>, vector<8xf32>
              %572 = wave.mma %565, %570, %557 : vector<16xf16>, vector<8xf32>
              %573 = arith.addi %421, %c83 : index
              %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %575 = arith.addi %424, %c83 : index
              %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %577 = vector.bitcast %559 : vector<4xi32> to vector<16xi8>
              %578 = wave.fp8_decode "e5m2" packed %577 : vector<16xi8> -> vector<16xf16>
              %579 = vector.bitcast %561 : vector<4xi32> to vector<16xi8>
              %580 = wave.fp8_decode "e5m2" packed %579 : vector<16xi8> -> vector<16xf16>
              %581 = arith.addi %420, %c59 : index
              %582 = vector.load %4[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %583 = arith.addi %581, %c32 : index
              %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %585 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %586 = wave.mma %578, %585, %571 : vector<16xf16>, vector<8xf32>
              %587 = wave.mma %580, %585, %572 : vector<16xf16>, vector<8xf32>
              %588 = arith.addi %421, %c53 : index
              %589 = vector.load %kv[%588] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %590 = arith.addi %424, %c53 : index
              %591 = vector.load %kv[%590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %592 = vector.bitcast %574 : vector<4xi32> to vector<16xi8>
              %593 = wave.fp8_decode "e5m2" packed %592 : vector<16xi8> -> vector<16xf16>
              %594 = vector.bitcast %576 : vector<4xi32> to vector<16xi8>
              %595 = wave.fp8_decode "e5m2" packed %594 : vector<16xi8> -> vector<16xf16>
              %596 = arith.addi %420, %c60 : index
              %597 = vector.load %4[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %598 = arith.addi %596, %c32 : index
              %599 = vector.load %4[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %600 = vector.shuffle %597, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %601 = wave.mma %593, %600, %586 : vector<16xf16>, vector<8xf32>
              %602 = wave.mma %595, %600, %587 : vector<16xf16>, vector<8xf32>
              %603 = arith.addi %421, %c84 : index
              %604 = vector.load %kv[%603] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %605 = arith.addi %424, %c84 : index
              %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %607 = vector.bitcast %589 : vector<4xi32> to vector<16xi8>
              %608 = wave.fp8_decode "e5m2" packed %607 : vector<16xi8> -> vector<16xf16>
              %609 = vector.bitcast %591 : vector<4xi32> to vector<16xi8>
              %610 = wave.fp8_decode "e5m2" packed %609 : vector<16xi8> -> vector<16xf16>
              %611 = arith.addi %420, %c61 : index
              %612 = vector.load %4[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %613 = arith.addi %611, %c32 : index
              %614 = vector.load %4[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %615 = vector.shuffle %612, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %616 = wave.mma %608, %615, %601 : vector<16xf16>, vector<8xf32>
              %617 = wave.mma %610, %615, %602 : vector<16xf16>, vector<8xf32>
              %618 = arith.addi %421, %c85 : index
              %619 = vector.load %kv[%618] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %620 = arith.addi %424, %c85 : index
              %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %622 = vector.bitcast %604 : vector<4xi32> to vector<16xi8>
              %623 = wave.fp8_decode "e5m2" packed %622 : vector<16xi8> -> vector<16xf16>
              %624 = vector.bitcast %606 : vector<4xi32> to vector<16xi8>
              %625 = wave.fp8_decode "e5m2" packed %624 : vector<16xi8> -> vector<16xf16>
              %626 = arith.addi %420, %c62 : index
              %627 = vector.load %4[%626] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %628 = arith.addi %626, %c32 : index
              %629 = vector.load %4[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %630 = vector.shuffle %627, %629 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %631 = wave.mma %623, %630, %616 : vector<16xf16>, vector<8xf32>
              %632 = wave.mma %625, %630, %617 : vector<16xf16>, vector<8xf32>
              %633 = arith.addi %421, %c86 : index
              %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %635 = arith.addi %424, %c86 : index
              %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %637 = vector.bitcast %619 : vector<4xi32> to vector<16xi8>
              %638 = wave.fp8_decode "e5m2" packed %637 : vector<16xi8> -> vector<16xf16>
              %639 = vector.bitcast %621 : vector<4xi32> to vector<16xi8>
              %640 = wave.fp8_decode "e5m2" packed %639 : vector<16xi8> -> vector<16xf16>
              %641 = arith.addi %420, %c63 : index
              %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %643 = arith.addi %641, %c32 : index
              %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %645 = vector.shuffle %642, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %646 = wave.mma %638, %645, %631 : vector<16xf16>, vector<8xf32>
              %647 = wave.mma %640, %645, %632 : vector<16xf16>, vector<8xf32>
              %648 = arith.addi %421, %c54 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %650 = arith.addi %424, %c54 : index
              %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %652 = vector.bitcast %634 : vector<4xi32> to vector<16xi8>
              %653 = wave.fp8_decode "e5m2" packed %652 : vector<16xi8> -> vector<16xf16>
              %654 = vector.bitcast %636 : vector<4xi32> to vector<16xi8>
              %655 = wave.fp8_decode "e5m2" packed %654 : vector<16xi8> -> vector<16xf16>
              %656 = arith.addi %420, %c64 : index
              %657 = vector.load %4[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %658 = arith.addi %656, %c32 : index
              %659 = vector.load %4[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %660 = vector.shuffle %657, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %661 = wave.mma %653, %660, %646 : vector<16xf16>, vector<8xf32>
              %662 = wave.mma %655, %660, %647 : vector<16xf16>, vector<8xf32>
              %663 = arith.addi %421, %c87 : index
              %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %665 = arith.addi %424, %c87 : index
              %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %667 = wave.opaque %661 : vector<8xf32>
              %668 = wave.opaque %662 : vector<8xf32>
              %669 = wave.opaque %384 : i32
              %670 = arith.cmpi sgt, %669, %311 : i32
              %671:2 = scf.if %670 -> (vector<8xf32>, vector<8xf32>) {
                %672 = wave.opaque %c9 : index
                %673 = arith.addi %1, %672 : index
                %674 = memref.load %7[%673] : memref<?xi32>
                %675 = arith.index_cast %2 : index to i32
                %676 = arith.addi %383, %675 : i32
                %677 = arith.subi %674, %676 : i32
                %678 = arith.subi %677, %c69 : i32
                %679 = vector.broadcast %678 : i32 to vector<8xi32>
                %680 = arith.cmpi sgt, %679, %c89 : vector<8xi32>
                %681 = arith.select %680, %667, %c88 : vector<8xi1>, vector<8xf32>
                %682 = arith.subi %677, %c68 : i32
                %683 = vector.broadcast %682 : i32 to vector<8xi32>
                %684 = arith.cmpi sgt, %683, %c89 : vector<8xi32>
                %685 = arith.select %684, %668, %c88 : vector<8xi1>, vector<8xf32>
                scf.yield %681, %685 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %667, %668 : vector<8xf32>, vector<8xf32>
              }
              %686 = wave.opaque %c9 : index
              %687 = arith.addi %1, %686 : index
              %688 = memref.load %6[%687] : memref<?xf32>
              %689 = vector.extract %671#0[0] : f32 from vector<8xf32>
              %690 = vector.extract %671#0[1] : f32 from vector<8xf32>
              %691 = vector.extract %671#0[2] : f32 from vector<8xf32>
              %692 = vector.extract %671#0[3] : f32 from vector<8xf32>
              %693 = vector.extract %671#0[4] : f32 from vector<8xf32>
              %694 = vector.extract %671#0[5] : f32 from vector<8xf32>
              %695 = vector.extract %671#0[6] : f32 from vector<8xf32>
              %696 = vector.extract %671#0[7] : f32 from vector<8xf32>
              %697 = vector.extract %671#1[0] : f32 from vector<8xf32>
              %698 = vector.extract %671#1[1] : f32 from vector<8xf32>
              %699 = vector.extract %671#1[2] : f32 from vector<8xf32>
              %700 = vector.extract %671#1[3] : f32 from vector<8xf32>
              %701 = vector.extract %671#1[4] : f32 from vector<8xf32>
              %702 = vector.extract %671#1[5] : f32 from vector<8xf32>
              %703 = vector.extract %671#1[6] : f32 from vector<8xf32>
              %704 = vector.extract %671#1[7] : f32 from vector<8xf32>
              %705 = arith.maxnumf %689, %690 fastmath<nnan> : f32
              %706 = arith.maxnumf %705, %691 fastmath<nnan> : f32
              %707 = arith.maxnumf %706, %692 fastmath<nnan> : f32
              %708 = arith.maxnumf %707, %693 fastmath<nnan> : f32
              %709 = arith.maxnumf %708, %694 fastmath<nnan> : f32
              %710 = arith.maxnumf %709, %695 fastmath<nnan> : f32
              %711 = arith.maxnumf %710, %696 fastmath<nnan> : f32
              %712 = arith.maxnumf %711, %697 fastmath<nnan> : f32
              %713 = arith.maxnumf %712, %698 fastmath<nnan> : f32
              %714 = arith.maxnumf %713, %699 fastmath<nnan> : f32
              %715 = arith.maxnumf %714, %700 fastmath<nnan> : f32
              %716 = arith.maxnumf %715, %701 fastmath<nnan> : f32
              %717 = arith.maxnumf %716, %702 fastmath<nnan> : f32
              %718 = arith.maxnumf %717, %703 fastmath<nnan> : f32
              %719 = arith.maxnumf %718, %704 fastmath<nnan> : f32
              %720 = wave.swap_halves %719 : f32
              %721 = arith.maxnumf %719, %720 fastmath<nnan> : f32
              %722 = arith.mulf %721, %688 : f32
              %723 = arith.addf %363, %c90 : f32
              %724 = arith.cmpf ogt, %722, %723 : f32
              %725:18 = scf.if %724 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %726 = arith.subf %363, %722 : f32
                %727 = wave.exp2 %726 : f32
                %728 = vector.broadcast %727 : f32 to vector<8xf32>
                %729 = arith.mulf %364, %727 : f32
                %730 = arith.mulf %365, %728 : vector<8xf32>
                %731 = arith.mulf %366, %728 : vector<8xf32>
                %732 = arith.mulf %367, %728 : vector<8xf32>
                %733 = arith.mulf %368, %728 : vector<8xf32>
                %734 = arith.mulf %369, %728 : vector<8xf32>
                %735 = arith.mulf %370, %728 : vector<8xf32>
                %736 = arith.mulf %371, %728 : vector<8xf32>
                %737 = arith.mulf %372, %728 : vector<8xf32>
                %738 = arith.mulf %373, %728 : vector<8xf32>
                %739 = arith.mulf %374, %728 : vector<8xf32>
                %740 = arith.mulf %375, %728 : vector<8xf32>
                %741 = arith.mulf %376, %728 : vector<8xf32>
                %742 = arith.mulf %377, %728 : vector<8xf32>
                %743 = arith.mulf %378, %728 : vector<8xf32>
                %744 = arith.mulf %379, %728 : vector<8xf32>
                %745 = arith.mulf %380, %728 : vector<8xf32>
                scf.yield %722, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %746 = vector.broadcast %688 : f32 to vector<8xf32>
              %747 = arith.subf %c91, %725#0 : f32
              %748 = vector.broadcast %747 : f32 to vector<8xf32>
              %749 = math.fma %671#0, %746, %748 : vector<8xf32>
              %750 = wave.exp2 %749 : vector<8xf32>
              %751 = math.fma %671#1, %746, %748 : vector<8xf32>
              %752 = wave.exp2 %751 : vector<8xf32>
              %753 = arith.truncf %750 : vector<8xf32> to vector<8xf16>
              %754 = vector.bitcast %753 : vector<8xf16> to vector<4xi32>
              %755 = wave.swap_halves %754 : vector<4xi32>
              %756 = arith.select %3, %755, %754 : vector<4xi32>
              %757 = arith.select %3, %754, %755 : vector<4xi32>
              %758 = vector.shuffle %756, %757 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %759 = vector.bitcast %758 : vector<8xi32> to vector<16xf16>
              %760 = arith.truncf %752 : vector<8xf32> to vector<8xf16>
              %761 = vector.bitcast %760 : vector<8xf16> to vector<4xi32>
              %762 = wave.swap_halves %761 : vector<4xi32>
              %763 = arith.select %3, %762, %761 : vector<4xi32>
              %764 = arith.select %3, %761, %762 : vector<4xi32>
              %765 = vector.shuffle %763, %764 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %766 = vector.bitcast %765 : vector<8xi32> to vector<16xf16>
              %767 = arith.addf %750, %752 : vector<8xf32>
              %768 = vector.extract %767[0] : f32 from vector<8xf32>
              %769 = vector.extract %767[1] : f32 from vector<8xf32>
              %770 = vector.extract %767[2] : f32 from vector<8xf32>
              %771 = vector.extract %767[3] : f32 from vector<8xf32>
              %772 = vector.extract %767[4] : f32 from vector<8xf32>
              %773 = vector.extract %767[5] : f32 from vector<8xf32>
              %774 = vector.extract %767[6] : f32 from vector<8xf32>
              %775 = vector.extract %767[7] : f32 from vector<8xf32>
              %776 = arith.addf %768, %772 : f32
              %777 = arith.addf %769, %773 : f32
              %778 = arith.addf %770, %774 : f32
              %779 = arith.addf %771, %775 : f32
              %780 = arith.addf %776, %778 : f32
              %781 = arith.addf %777, %779 : f32
              %782 = arith.addf %780, %781 : f32
              %783 = arith.addf %725#1, %782 : f32
              %784 = wave.opaque %783 : f32
              %785 = wave.opaque %384 : i32
              %786 = arith.cmpi sgt, %785, %311 : i32
              %787:2 = scf.if %786 -> (vector<4xi32>, vector<4xi32>) {
                %788 = arith.subi %333, %383 : i32
                %789 = arith.subi %788, %c69 : i32
                %790 = arith.minsi %789, %c68 : i32
                %791 = arith.maxsi %790, %c69 : i32
                %792 = arith.cmpi sgt, %791, %c69 : i32
                %793 = arith.select %792, %c93, %c69 : i32
                %794 = arith.ori %c69, %793 : i32
                %795 = arith.cmpi sgt, %791, %c66 : i32
                %796 = arith.select %795, %c93, %c69 : i32
                %797 = arith.ori %c69, %796 : i32
                %798 = arith.cmpi sgt, %791, %c94 : i32
                %799 = arith.select %798, %c95, %c69 : i32
                %800 = arith.ori %794, %799 : i32
                %801 = arith.cmpi sgt, %791, %c96 : i32
                %802 = arith.select %801, %c95, %c69 : i32
                %803 = arith.ori %797, %802 : i32
                %804 = arith.cmpi sgt, %791, %c97 : i32
                %805 = arith.select %804, %c98, %c69 : i32
                %806 = arith.ori %800, %805 : i32
                %807 = arith.cmpi sgt, %791, %c99 : i32
                %808 = arith.select %807, %c98, %c69 : i32
                %809 = arith.ori %803, %808 : i32
                %810 = arith.cmpi sgt, %791, %c100 : i32
                %811 = arith.select %810, %c101, %c69 : i32
                %812 = arith.ori %806, %811 : i32
                %813 = arith.cmpi sgt, %791, %c102 : i32
                %814 = arith.select %813, %c101, %c69 : i32
                %815 = arith.ori %809, %814 : i32
                %816 = arith.cmpi sgt, %791, %c103 : i32
                %817 = arith.select %816, %c93, %c69 : i32
                %818 = arith.ori %c69, %817 : i32
                %819 = arith.cmpi sgt, %791, %c104 : i32
                %820 = arith.select %819, %c93, %c69 : i32
                %821 = arith.ori %c69, %820 : i32
                %822 = arith.cmpi sgt, %791, %c105 : i32
                %823 = arith.select %822, %c95, %c69 : i32
                %824 = arith.ori %818, %823 : i32
                %825 = arith.cmpi sgt, %791, %c106 : i32
                %826 = arith.select %825, %c95, %c69 : i32
                %827 = arith.ori %821, %826 : i32
                %828 = arith.cmpi sgt, %791, %c107 : i32
                %829 = arith.select %828, %c98, %c69 : i32
                %830 = arith.ori %824, %829 : i32
                %831 = arith.cmpi sgt, %791, %c108 : i32
                %832 = arith.select %831, %c98, %c69 : i32
                %833 = arith.ori %827, %832 : i32
                %834 = arith.cmpi sgt, %791, %c51 : i32
                %835 = arith.select %834, %c101, %c69 : i32
                %836 = arith.ori %830, %835 : i32
                %837 = arith.cmpi sgt, %791, %c109 : i32
                %838 = arith.select %837, %c101, %c69 : i32
                %839 = arith.ori %833, %838 : i32
                %840 = vector.from_elements %812, %836, %815, %839 : vector<4xi32>
                %841 = arith.subi %788, %c68 : i32
                %842 = arith.minsi %841, %c68 : i32
                %843 = arith.maxsi %842, %c69 : i32
                %844 = arith.cmpi sgt, %843, %c69 : i32
                %845 = arith.select %844, %c93, %c69 : i32
                %846 = arith.ori %c69, %845 : i32
                %847 = arith.cmpi sgt, %843, %c66 : i32
                %848 = arith.select %847, %c93, %c69 : i32
                %849 = arith.ori %c69, %848 : i32
                %850 = arith.cmpi sgt, %843, %c94 : i32
                %851 = arith.select %850, %c95, %c69 : i32
                %852 = arith.ori %846, %851 : i32
                %853 = arith.cmpi sgt, %843, %c96 : i32
                %854 = arith.select %853, %c95, %c69 : i32
                %855 = arith.ori %849, %854 : i32
                %856 = arith.cmpi sgt, %843, %c97 : i32
                %857 = arith.select %856, %c98, %c69 : i32
                %858 = arith.ori %852, %857 : i32
                %859 = arith.cmpi sgt, %843, %c99 : i32
                %860 = arith.select %859, %c98, %c69 : i32
                %861 = arith.ori %855, %860 : i32
                %862 = arith.cmpi sgt, %843, %c100 : i32
                %863 = arith.select %862, %c101, %c69 : i32
                %864 = arith.ori %858, %863 : i32
                %865 = arith.cmpi sgt, %843, %c102 : i32
                %866 = arith.select %865, %c101, %c69 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %843, %c103 : i32
                %869 = arith.select %868, %c93, %c69 : i32
                %870 = arith.ori %c69, %869 : i32
                %871 = arith.cmpi sgt, %843, %c104 : i32
                %872 = arith.select %871, %c93, %c69 : i32
                %873 = arith.ori %c69, %872 : i32
                %874 = arith.cmpi sgt, %843, %c105 : i32
                %875 = arith.select %874, %c95, %c69 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = arith.cmpi sgt, %843, %c106 : i32
                %878 = arith.select %877, %c95, %c69 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %843, %c107 : i32
                %881 = arith.select %880, %c98, %c69 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %843, %c108 : i32
                %884 = arith.select %883, %c98, %c69 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %843, %c51 : i32
                %887 = arith.select %886, %c101, %c69 : i32
                %888 = arith.ori %882, %887 : i32
                %889 = arith.cmpi sgt, %843, %c109 : i32
                %890 = arith.select %889, %c101, %c69 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = vector.from_elements %864, %888, %867, %891 : vector<4xi32>
                scf.yield %840, %892 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c92, %c92 : vector<4xi32>, vector<4xi32>
              }
              %893 = wave.opaque %384 : i32
              %894 = arith.cmpi sgt, %893, %311 : i32
              %895:2 = scf.if %894 -> (vector<4xi32>, vector<4xi32>) {
                %896 = arith.andi %649, %787#0 : vector<4xi32>
                %897 = arith.andi %651, %787#1 : vector<4xi32>
                scf.yield %896, %897 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %649, %651 : vector<4xi32>, vector<4xi32>
              }
              %898 = vector.bitcast %895#0 : vector<4xi32> to vector<16xi8>
              %899 = wave.fp8_decode "e5m2" packed %898 : vector<16xi8> -> vector<16xf16>
              %900 = wave.mma %899, %759, %725#2 : vector<16xf16>, vector<8xf32>
              %901 = vector.bitcast %895#1 : vector<4xi32> to vector<16xi8>
              %902 = wave.fp8_decode "e5m2" packed %901 : vector<16xi8> -> vector<16xf16>
              %903 = wave.mma %902, %766, %900 : vector<16xf16>, vector<8xf32>
              %904 = wave.opaque %903 : vector<8xf32>
              %905 = arith.addi %421, %c110 : index
              %906 = vector.load %kv[%905] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %907 = arith.addi %424, %c110 : index
              %908 = vector.load %kv[%907] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %909 = wave.opaque %384 : i32
              %910 = arith.cmpi sgt, %909, %311 : i32
              %911:2 = scf.if %910 -> (vector<4xi32>, vector<4xi32>) {
                %912 = arith.andi %664, %787#0 : vector<4xi32>
                %913 = arith.andi %666, %787#1 : vector<4xi32>
                scf.yield %912, %913 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %664, %666 : vector<4xi32>, vector<4xi32>
              }
              %914 = vector.bitcast %911#0 : vector<4xi32> to vector<16xi8>
              %915 = wave.fp8_decode "e5m2" packed %914 : vector<16xi8> -> vector<16xf16>
              %916 = wave.mma %915, %759, %725#3 : vector<16xf16>, vector<8xf32>
              %917 = vector.bitcast %911#1 : vector<4xi32> to vector<16xi8>
              %918 = wave.fp8_decode "e5m2" packed %917 : vector<16xi8> -> vector<16xf16>
              %919 = wave.mma %918, %766, %916 : vector<16xf16>, vector<8xf32>
              %920 = wave.opaque %919 : vector<8xf32>
              %921 = arith.addi %421, %c111 : index
              %922 = vector.load %kv[%921] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %923 = arith.addi %424, %c111 : index
              %924 = vector.load %kv[%923] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %925 = wave.opaque %384 : i32
              %926 = arith.cmpi sgt, %925, %311 : i32
              %927:2 = scf.if %926 -> (vector<4xi32>, vector<4xi32>) {
                %928 = arith.andi %906, %787#0 : vector<4xi32>
                %929 = arith.andi %908, %787#1 : vector<4xi32>
                scf.yield %928, %929 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %906, %908 : vector<4xi32>, vector<4xi32>
              }
              %930 = vector.bitcast %927#0 : vector<4xi32> to vector<16xi8>
              %931 = wave.fp8_decode "e5m2" packed %930 : vector<16xi8> -> vector<16xf16>
              %932 = wave.mma %931, %759, %725#4 : vector<16xf16>, vector<8xf32>
              %933 = vector.bitcast %927#1 : vector<4xi32> to vector<16xi8>
              %934 = wave.fp8_decode "e5m2" packed %933 : vector<16xi8> -> vector<16xf16>
              %935 = wave.mma %934, %766, %932 : vector<16xf16>, vector<8xf32>
              %936 = wave.opaque %935 : vector<8xf32>
              %937 = arith.addi %421, %c55 : index
              %938 = vector.load %kv[%937] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %939 = arith.addi %424, %c55 : index
              %940 = vector.load %kv[%939] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %941 = wave.opaque %384 : i32
              %942 = arith.cmpi sgt, %941, %311 : i32
              %943:2 = scf.if %942 -> (vector<4xi32>, vector<4xi32>) {
                %944 = arith.andi %922, %787#0 : vector<4xi32>
                %945 = arith.andi %924, %787#1 : vector<4xi32>
                scf.yield %944, %945 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %922, %924 : vector<4xi32>, vector<4xi32>
              }
              %946 = vector.bitcast %943#0 : vector<4xi32> to vector<16xi8>
              %947 = wave.fp8_decode "e5m2" packed %946 : vector<16xi8> -> vector<16xf16>
              %948 = wave.mma %947, %759, %725#5 : vector<16xf16>, vector<8xf32>
              %949 = vector.bitcast %943#1 : vector<4xi32> to vector<16xi8>
              %950 = wave.fp8_decode "e5m2" packed %949 : vector<16xi8> -> vector<16xf16>
              %951 = wave.mma %950, %766, %948 : vector<16xf16>, vector<8xf32>
              %952 = wave.opaque %951 : vector<8xf32>
              %953 = arith.addi %421, %c112 : index
              %954 = vector.load %kv[%953] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %955 = arith.addi %424, %c112 : index
              %956 = vector.load %kv[%955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %957 = wave.opaque %384 : i32
              %958 = arith.cmpi sgt, %957, %311 : i32
              %959:2 = scf.if %958 -> (vector<4xi32>, vector<4xi32>) {
                %960 = arith.andi %938, %787#0 : vector<4xi32>
                %961 = arith.andi %940, %787#1 : vector<4xi32>
                scf.yield %960, %961 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %938, %940 : vector<4xi32>, vector<4xi32>
              }
              %962 = vector.bitcast %959#0 : vector<4xi32> to vector<16xi8>
              %963 = wave.fp8_decode "e5m2" packed %962 : vector<16xi8> -> vector<16xf16>
              %964 = wave.mma %963, %759, %725#6 : vector<16xf16>, vector<8xf32>
              %965 = vector.bitcast %959#1 : vector<4xi32> to vector<16xi8>
              %966 = wave.fp8_decode "e5m2" packed %965 : vector<16xi8> -> vector<16xf16>
              %967 = wave.mma %966, %766, %964 : vector<16xf16>, vector<8xf32>
              %968 = wave.opaque %967 : vector<8xf32>
              %969 = arith.addi %421, %c113 : index
              %970 = vector.load %kv[%969] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %971 = arith.addi %424, %c113 : index
              %972 = vector.load %kv[%971] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %973 = wave.opaque %384 : i32
              %974 = arith.cmpi sgt, %973, %311 : i32
              %975:2 = scf.if %974 -> (vector<4xi32>, vector<4xi32>) {
                %976 = arith.andi %954, %787#0 : vector<4xi32>
                %977 = arith.andi %956, %787#1 : vector<4xi32>
                scf.yield %976, %977 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %954, %956 : vector<4xi32>, vector<4xi32>
              }
              %978 = vector.bitcast %975#0 : vector<4xi32> to vector<16xi8>
              %979 = wave.fp8_decode "e5m2" packed %978 : vector<16xi8> -> vector<16xf16>
              %980 = wave.mma %979, %759, %725#7 : vector<16xf16>, vector<8xf32>
              %981 = vector.bitcast %975#1 : vector<4xi32> to vector<16xi8>
              %982 = wave.fp8_decode "e5m2" packed %981 : vector<16xi8> -> vector<16xf16>
              %983 = wave.mma %982, %766, %980 : vector<16xf16>, vector<8xf32>
              %984 = wave.opaque %983 : vector<8xf32>
              %985 = arith.addi %421, %c114 : index
              %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %987 = arith.addi %424, %c114 : index
              %988 = vector.load %kv[%987] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %989 = wave.opaque %384 : i32
              %990 = arith.cmpi sgt, %989, %311 : i32
              %991:2 = scf.if %990 -> (vector<4xi32>, vector<4xi32>) {
                %992 = arith.andi %970, %787#0 : vector<4xi32>
                %993 = arith.andi %972, %787#1 : vector<4xi32>
                scf.yield %992, %993 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %970, %972 : vector<4xi32>, vector<4xi32>
              }
              %994 = vector.bitcast %991#0 : vector<4xi32> to vector<16xi8>
              %995 = wave.fp8_decode "e5m2" packed %994 : vector<16xi8> -> vector<16xf16>
              %996 = wave.mma %995, %759, %725#8 : vector<16xf16>, vector<8xf32>
              %997 = vector.bitcast %991#1 : vector<4xi32> to vector<16xi8>
              %998 = wave.fp8_decode "e5m2" packed %997 : vector<16xi8> -> vector<16xf16>
              %999 = wave.mma %998, %766, %996 : vector<16xf16>, vector<8xf32>
              %1000 = wave.opaque %999 : vector<8xf32>
              %1001 = arith.addi %421, %c56 : index
              %1002 = vector.load %kv[%1001] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1003 = arith.addi %424, %c56 : index
              %1004 = vector.load %kv[%1003] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1005 = wave.opaque %384 : i32
              %1006 = arith.cmpi sgt, %1005, %311 : i32
              %1007:2 = scf.if %1006 -> (vector<4xi32>, vector<4xi32>) {
                %1008 = arith.andi %986, %787#0 : vector<4xi32>
                %1009 = arith.andi %988, %787#1 : vector<4xi32>
                scf.yield %1008, %1009 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %986, %988 : vector<4xi32>, vector<4xi32>
              }
              %1010 = vector.bitcast %1007#0 : vector<4xi32> to vector<16xi8>
              %1011 = wave.fp8_decode "e5m2" packed %1010 : vector<16xi8> -> vector<16xf16>
              %1012 = wave.mma %1011, %759, %725#9 : vector<16xf16>, vector<8xf32>
              %1013 = vector.bitcast %1007#1 : vector<4xi32> to vector<16xi8>
              %1014 = wave.fp8_decode "e5m2" packed %1013 : vector<16xi8> -> vector<16xf16>
              %1015 = wave.mma %1014, %766, %1012 : vector<16xf16>, vector<8xf32>
              %1016 = wave.opaque %1015 : vector<8xf32>
              %1017 = arith.addi %421, %c115 : index
              %1018 = vector.load %kv[%1017] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1019 = arith.addi %424, %c115 : index
              %1020 = vector.load %kv[%1019] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1021 = wave.opaque %384 : i32
              %1022 = arith.cmpi sgt, %1021, %311 : i32
              %1023:2 = scf.if %1022 -> (vector<4xi32>, vector<4xi32>) {
                %1024 = arith.andi %1002, %787#0 : vector<4xi32>
                %1025 = arith.andi %1004, %787#1 : vector<4xi32>
                scf.yield %1024, %1025 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1002, %1004 : vector<4xi32>, vector<4xi32>
              }
              %1026 = vector.bitcast %1023#0 : vector<4xi32> to vector<16xi8>
              %1027 = wave.fp8_decode "e5m2" packed %1026 : vector<16xi8> -> vector<16xf16>
              %1028 = wave.mma %1027, %759, %725#10 : vector<16xf16>, vector<8xf32>
              %1029 = vector.bitcast %1023#1 : vector<4xi32> to vector<16xi8>
              %1030 = wave.fp8_decode "e5m2" packed %1029 : vector<16xi8> -> vector<16xf16>
              %1031 = wave.mma %1030, %766, %1028 : vector<16xf16>, vector<8xf32>
              %1032 = wave.opaque %1031 : vector<8xf32>
              %1033 = arith.addi %421, %c116 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1035 = arith.addi %424, %c116 : index
              %1036 = vector.load %kv[%1035] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1037 = wave.opaque %384 : i32
              %1038 = arith.cmpi sgt, %1037, %311 : i32
              %1039:2 = scf.if %1038 -> (vector<4xi32>, vector<4xi32>) {
                %1040 = arith.andi %1018, %787#0 : vector<4xi32>
                %1041 = arith.andi %1020, %787#1 : vector<4xi32>
                scf.yield %1040, %1041 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1018, %1020 : vector<4xi32>, vector<4xi32>
              }
              %1042 = vector.bitcast %1039#0 : vector<4xi32> to vector<16xi8>
              %1043 = wave.fp8_decode "e5m2" packed %1042 : vector<16xi8> -> vector<16xf16>
              %1044 = wave.mma %1043, %759, %725#11 : vector<16xf16>, vector<8xf32>
              %1045 = vector.bitcast %1039#1 : vector<4xi32> to vector<16xi8>
              %1046 = wave.fp8_decode "e5m2" packed %1045 : vector<16xi8> -> vector<16xf16>
              %1047 = wave.mma %1046, %766, %1044 : vector<16xf16>, vector<8xf32>
              %1048 = wave.opaque %1047 : vector<8xf32>
              %1049 = arith.addi %421, %c117 : index
              %1050 = vector.load %kv[%1049] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1051 = arith.addi %424, %c117 : index
              %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1053 = wave.opaque %384 : i32
              %1054 = arith.cmpi sgt, %1053, %311 : i32
              %1055:2 = scf.if %1054 -> (vector<4xi32>, vector<4xi32>) {
                %1056 = arith.andi %1034, %787#0 : vector<4xi32>
                %1057 = arith.andi %1036, %787#1 : vector<4xi32>
                scf.yield %1056, %1057 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1034, %1036 : vector<4xi32>, vector<4xi32>
              }
              %1058 = vector.bitcast %1055#0 : vector<4xi32> to vector<16xi8>
              %1059 = wave.fp8_decode "e5m2" packed %1058 : vector<16xi8> -> vector<16xf16>
              %1060 = wave.mma %1059, %759, %725#12 : vector<16xf16>, vector<8xf32>
              %1061 = vector.bitcast %1055#1 : vector<4xi32> to vector<16xi8>
              %1062 = wave.fp8_decode "e5m2" packed %1061 : vector<16xi8> -> vector<16xf16>
              %1063 = wave.mma %1062, %766, %1060 : vector<16xf16>, vector<8xf32>
              %1064 = wave.opaque %1063 : vector<8xf32>
              %1065 = arith.addi %421, %c57 : index
              %1066 = vector.load %kv[%1065] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1067 = arith.addi %424, %c57 : index
              %1068 = vector.load %kv[%1067] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1069 = wave.opaque %384 : i32
              %1070 = arith.cmpi sgt, %1069, %311 : i32
              %1071:2 = scf.if %1070 -> (vector<4xi32>, vector<4xi32>) {
                %1072 = arith.andi %1050, %787#0 : vector<4xi32>
                %1073 = arith.andi %1052, %787#1 : vector<4xi32>
                scf.yield %1072, %1073 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1050, %1052 : vector<4xi32>, vector<4xi32>
              }
              %1074 = vector.bitcast %1071#0 : vector<4xi32> to vector<16xi8>
              %1075 = wave.fp8_decode "e5m2" packed %1074 : vector<16xi8> -> vector<16xf16>
              %1076 = wave.mma %1075, %759, %725#13 : vector<16xf16>, vector<8xf32>
              %1077 = vector.bitcast %1071#1 : vector<4xi32> to vector<16xi8>
              %1078 = wave.fp8_decode "e5m2" packed %1077 : vector<16xi8> -> vector<16xf16>
              %1079 = wave.mma %1078, %766, %1076 : vector<16xf16>, vector<8xf32>
              %1080 = wave.opaque %1079 : vector<8xf32>
              %1081 = arith.addi %421, %c118 : index
              %1082 = vector.load %kv[%1081] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1083 = arith.addi %424, %c118 : index
              %1084 = vector.load %kv[%1083] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1085 = wave.opaque %384 : i32
              %1086 = arith.cmpi sgt, %1085, %311 : i32
              %1087:2 = scf.if %1086 -> (vector<4xi32>, vector<4xi32>) {
                %1088 = arith.andi %1066, %787#0 : vector<4xi32>
                %1089 = arith.andi %1068, %787#1 : vector<4xi32>
                scf.yield %1088, %1089 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1066, %1068 : vector<4xi32>, vector<4xi32>
              }
              %1090 = vector.bitcast %1087#0 : vector<4xi32> to vector<16xi8>
              %1091 = wave.fp8_decode "e5m2" packed %1090 : vector<16xi8> -> vector<16xf16>
              %1092 = wave.mma %1091, %759, %725#14 : vector<16xf16>, vector<8xf32>
              %1093 = vector.bitcast %1087#1 : vector<4xi32> to vector<16xi8>
              %1094 = wave.fp8_decode "e5m2" packed %1093 : vector<16xi8> -> vector<16xf16>
              %1095 = wave.mma %1094, %766, %1092 : vector<16xf16>, vector<8xf32>
              %1096 = wave.opaque %1095 : vector<8xf32>
              %1097 = arith.addi %421, %c119 : index
              %1098 = vector.load %kv[%1097] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1099 = arith.addi %424, %c119 : index
              %1100 = vector.load %kv[%1099] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1101 = wave.opaque %384 : i32
              %1102 = arith.cmpi sgt, %1101, %311 : i32
              %1103:2 = scf.if %1102 -> (vector<4xi32>, vector<4xi32>) {
                %1104 = arith.andi %1082, %787#0 : vector<4xi32>
                %1105 = arith.andi %1084, %787#1 : vector<4xi32>
                scf.yield %1104, %1105 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1082, %1084 : vector<4xi32>, vector<4xi32>
              }
              %1106 = vector.bitcast %1103#0 : vector<4xi32> to vector<16xi8>
              %1107 = wave.fp8_decode "e5m2" packed %1106 : vector<16xi8> -> vector<16xf16>
              %1108 = wave.mma %1107, %759, %725#15 : vector<16xf16>, vector<8xf32>
              %1109 = vector.bitcast %1103#1 : vector<4xi32> to vector<16xi8>
              %1110 = wave.fp8_decode "e5m2" packed %1109 : vector<16xi8> -> vector<16xf16>
              %1111 = wave.mma %1110, %766, %1108 : vector<16xf16>, vector<8xf32>
              %1112 = wave.opaque %1111 : vector<8xf32>
              %1113 = arith.addi %421, %c120 : index
              %1114 = vector.load %kv[%1113] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1115 = arith.addi %424, %c120 : index
              %1116 = vector.load %kv[%1115] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1117 = wave.opaque %384 : i32
              %1118 = arith.cmpi sgt, %1117, %311 : i32
              %1119:2 = scf.if %1118 -> (vector<4xi32>, vector<4xi32>) {
                %1120 = arith.andi %1098, %787#0 : vector<4xi32>
                %1121 = arith.andi %1100, %787#1 : vector<4xi32>
                scf.yield %1120, %1121 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1098, %1100 : vector<4xi32>, vector<4xi32>
              }
              %1122 = vector.bitcast %1119#0 : vector<4xi32> to vector<16xi8>
              %1123 = wave.fp8_decode "e5m2" packed %1122 : vector<16xi8> -> vector<16xf16>
              %1124 = wave.mma %1123, %759, %725#16 : vector<16xf16>, vector<8xf32>
              %1125 = vector.bitcast %1119#1 : vector<4xi32> to vector<16xi8>
              %1126 = wave.fp8_decode "e5m2" packed %1125 : vector<16xi8> -> vector<16xf16>
              %1127 = wave.mma %1126, %766, %1124 : vector<16xf16>, vector<8xf32>
              %1128 = wave.opaque %1127 : vector<8xf32>
              wave.pin
              %1129 = wave.opaque %384 : i32
              %1130 = arith.cmpi sgt, %1129, %311 : i32
              %1131:2 = scf.if %1130 -> (vector<4xi32>, vector<4xi32>) {
                %1132 = arith.andi %1114, %787#0 : vector<4xi32>
                %1133 = arith.andi %1116, %787#1 : vector<4xi32>
                scf.yield %1132, %1133 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1114, %1116 : vector<4xi32>, vector<4xi32>
              }
              %1134 = vector.bitcast %1131#0 : vector<4xi32> to vector<16xi8>
              %1135 = wave.fp8_decode "e5m2" packed %1134 : vector<16xi8> -> vector<16xf16>
              %1136 = wave.mma %1135, %759, %725#17 : vector<16xf16>, vector<8xf32>
              %1137 = vector.bitcast %1131#1 : vector<4xi32> to vector<16xi8>
              %1138 = wave.fp8_decode "e5m2" packed %1137 : vector<16xi8> -> vector<16xf16>
              %1139 = wave.mma %1138, %766, %1136 : vector<16xf16>, vector<8xf32>
              %1140 = wave.opaque %1139 : vector<8xf32>
              wave.pin
              %1141 = wave.opaque %384 : i32
              %1142 = arith.cmpi slt, %1141, %333 : i32
              %1143:2 = scf.if %1142 -> (vector<4xi32>, vector<4xi32>) {
                %1144 = arith.addi %410, %35 : index
                %1145 = arith.addi %1144, %c9 : index
                %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1147 = arith.addi %418, %35 : index
                %1148 = arith.addi %1147, %c9 : index
                %1149 = vector.load %kv[%1148] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1146, %1149 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1131#0, %1131#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1143#0, %1143#1, %725#0, %784, %904, %920, %936, %952, %968, %984, %1000, %1016, %1032, %1048, %1064, %1080, %1096, %1112, %1128, %1140 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1150 = wave.opaque %c9 : index
            %1151 = arith.addi %0, %1150 : index
            %1152 = arith.cmpi eq, %331, %328 : i32
            %1153 = wave.swap_halves %381#3 : f32
            %1154 = arith.addf %381#3, %1153 : f32
            %1155 = arith.addi %1151, %c9 : index
            %1156:2 = scf.if %1152 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1157 = arith.addi %1155, %c9 : index
              %1158 = memref.load %8[%1157] : memref<?xf32>
              %1159 = arith.addi %1155, %c20 : index
              %1160 = memref.load %8[%1159] : memref<?xf32>
              scf.yield %1158, %1160 : f32, f32
            }
            %1161 = arith.maxnumf %1156#0, %381#2 fastmath<nnan> : f32
            %1162 = arith.subf %1156#0, %1161 : f32
            %1163 = wave.exp2 %1162 : f32
            %1164 = arith.subf %381#2, %1161 : f32
            %1165 = wave.exp2 %1164 : f32
            %1166 = arith.mulf %1156#1, %1163 : f32
            %1167 = math.fma %1154, %1165, %1166 : f32
            memref.store %1161, %8[%1155] : memref<?xf32>
            %1168 = arith.addi %1155, %c20 : index
            memref.store %1167, %8[%1168] : memref<?xf32>
            %1169 = vector.broadcast %1163 : f32 to vector<8xf32>
            %1170 = vector.broadcast %1165 : f32 to vector<8xf32>
            scf.if %1152 {
              %1171 = arith.muli %1151, %c12 : index
              %1172 = arith.addi %c9, %1171 : index
              %1173 = arith.addi %1172, %c9 : index
              %1174 = arith.addi %1173, %c9 : index
              %1175 = vector.shuffle %381#4, %381#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1175, %5[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1176 = vector.shuffle %381#4, %381#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1177 = arith.addi %1174, %c32 : index
              vector.store %1176, %5[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1178 = arith.addi %1173, %c17 : index
              %1179 = vector.shuffle %381#5, %381#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1179, %5[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1180 = vector.shuffle %381#5, %381#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1181 = arith.addi %1178, %c32 : index
              vector.store %1180, %5[%1181] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1182 = arith.addi %1173, %c52 : index
              %1183 = vector.shuffle %381#6, %381#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1183, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1184 = vector.shuffle %381#6, %381#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1185 = arith.addi %1182, %c32 : index
              vector.store %1184, %5[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1186 = arith.addi %1173, %c53 : index
              %1187 = vector.shuffle %381#7, %381#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1187, %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = vector.shuffle %381#7, %381#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1189 = arith.addi %1186, %c32 : index
              vector.store %1188, %5[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.addi %1173, %c54 : index
              %1191 = vector.shuffle %381#8, %381#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1191, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = vector.shuffle %381#8, %381#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1193 = arith.addi %1190, %c32 : index
              vector.store %1192, %5[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = arith.addi %1173, %c55 : index
              %1195 = vector.shuffle %381#9, %381#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1195, %5[%1194] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = vector.shuffle %381#9, %381#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1197 = arith.addi %1194, %c32 : index
              vector.store %1196, %5[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.addi %1173, %c56 : index
              %1199 = vector.shuffle %381#10, %381#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1199, %5[%1198] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1200 = vector.shuffle %381#10, %381#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1201 = arith.addi %1198, %c32 : index
              vector.store %1200, %5[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1202 = arith.addi %1173, %c57 : index
              %1203 = vector.shuffle %381#11, %381#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1203, %5[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = vector.shuffle %381#11, %381#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1205 = arith.addi %1202, %c32 : index
              vector.store %1204, %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1206 = arith.addi %1173, %c16 : index
              %1207 = vector.shuffle %381#12, %381#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1207, %5[%1206] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1208 = vector.shuffle %381#12, %381#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1209 = arith.addi %1206, %c32 : index
              vector.store %1208, %5[%1209] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1210 = arith.addi %1173, %c58 : index
              %1211 = vector.shuffle %381#13, %381#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1211, %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = vector.shuffle %381#13, %381#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1213 = arith.addi %1210, %c32 : index
              vector.store %1212, %5[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = arith.addi %1173, %c59 : index
              %1215 = vector.shuffle %381#14, %381#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1215, %5[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = vector.shuffle %381#14, %381#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1217 = arith.addi %1214, %c32 : index
              vector.store %1216, %5[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1218 = arith.addi %1173, %c60 : index
              %1219 = vector.shuffle %381#15, %381#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1219, %5[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1220 = vector.shuffle %381#15, %381#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1221 = arith.addi %1218, %c32 : index
              vector.store %1220, %5[%1221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1222 = arith.addi %1173, %c61 : index
              %1223 = vector.shuffle %381#16, %381#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1223, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1224 = vector.shuffle %381#16, %381#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1225 = arith.addi %1222, %c32 : index
              vector.store %1224, %5[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1226 = arith.addi %1173, %c62 : index
              %1227 = vector.shuffle %381#17, %381#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1227, %5[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1228 = vector.shuffle %381#17, %381#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1229 = arith.addi %1226, %c32 : index
              vector.store %1228, %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1230 = arith.addi %1173, %c63 : index
              %1231 = vector.shuffle %381#18, %381#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1231, %5[%1230] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1232 = vector.shuffle %381#18, %381#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1233 = arith.addi %1230, %c32 : index
              vector.store %1232, %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1234 = arith.addi %1173, %c64 : index
              %1235 = vector.shuffle %381#19, %381#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1235, %5[%1234] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1236 = vector.shuffle %381#19, %381#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1237 = arith.addi %1234, %c32 : index
              vector.store %1236, %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1238 = arith.muli %1151, %c12 : index
              %1239 = arith.addi %c9, %1238 : index
              %1240 = arith.addi %1239, %c9 : index
              %1241 = arith.addi %1240, %c9 : index
              %1242 = vector.load %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = arith.addi %1241, %c32 : index
              %1244 = vector.load %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %1242, %1244 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1246 = arith.mulf %1245, %1169 : vector<8xf32>
              %1247 = math.fma %381#4, %1170, %1246 : vector<8xf32>
              %1248 = vector.shuffle %1247, %1247 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1248, %5[%1241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1249 = vector.shuffle %1247, %1247 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1249, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1250 = arith.addi %1240, %c17 : index
              %1251 = vector.load %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = arith.addi %1250, %c32 : index
              %1253 = vector.load %5[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1254 = vector.shuffle %1251, %1253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1255 = arith.mulf %1254, %1169 : vector<8xf32>
              %1256 = math.fma %381#5, %1170, %1255 : vector<8xf32>
              %1257 = vector.shuffle %1256, %1256 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1257, %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1258 = vector.shuffle %1256, %1256 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1258, %5[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1259 = arith.addi %1240, %c52 : index
              %1260 = vector.load %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = arith.addi %1259, %c32 : index
              %1262 = vector.load %5[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1263 = vector.shuffle %1260, %1262 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1264 = arith.mulf %1263, %1169 : vector<8xf32>
              %1265 = math.fma %381#6, %1170, %1264 : vector<8xf32>
              %1266 = vector.shuffle %1265, %1265 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1266, %5[%1259] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1267 = vector.shuffle %1265, %1265 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1267, %5[%1261] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1268 = arith.addi %1240, %c53 : index
              %1269 = vector.load %5[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = arith.addi %1268, %c32 : index
              %1271 = vector.load %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = vector.shuffle %1269, %1271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1273 = arith.mulf %1272, %1169 : vector<8xf32>
              %1274 = math.fma %381#7, %1170, %1273 : vector<8xf32>
              %1275 = vector.shuffle %1274, %1274 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1275, %5[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1276 = vector.shuffle %1274, %1274 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1276, %5[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1277 = arith.addi %1240, %c54 : index
              %1278 = vector.load %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = arith.addi %1277, %c32 : index
              %1280 = vector.load %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1278, %1280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1282 = arith.mulf %1281, %1169 : vector<8xf32>
              %1283 = math.fma %381#8, %1170, %1282 : vector<8xf32>
              %1284 = vector.shuffle %1283, %1283 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1284, %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = vector.shuffle %1283, %1283 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1285, %5[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = arith.addi %1240, %c55 : index
              %1287 = vector.load %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = arith.addi %1286, %c32 : index
              %1289 = vector.load %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1290 = vector.shuffle %1287, %1289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1291 = arith.mulf %1290, %1169 : vector<8xf32>
              %1292 = math.fma %381#9, %1170, %1291 : vector<8xf32>
              %1293 = vector.shuffle %1292, %1292 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1293, %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1294 = vector.shuffle %1292, %1292 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1294, %5[%1288] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = arith.addi %1240, %c56 : index
              %1296 = vector.load %5[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = arith.addi %1295, %c32 : index
              %1298 = vector.load %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = vector.shuffle %1296, %1298 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1300 = arith.mulf %1299, %1169 : vector<8xf32>
              %1301 = math.fma %381#10, %1170, %1300 : vector<8xf32>
              %1302 = vector.shuffle %1301, %1301 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1302, %5[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1303 = vector.shuffle %1301, %1301 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1303, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = arith.addi %1240, %c57 : index
              %1305 = vector.load %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = arith.addi %1304, %c32 : index
              %1307 = vector.load %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = vector.shuffle %1305, %1307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1309 = arith.mulf %1308, %1169 : vector<8xf32>
              %1310 = math.fma %381#11, %1170, %1309 : vector<8xf32>
              %1311 = vector.shuffle %1310, %1310 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1311, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %1310, %1310 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.addi %1240, %c16 : index
              %1314 = vector.load %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = arith.addi %1313, %c32 : index
              %1316 = vector.load %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = vector.shuffle %1314, %1316 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1318 = arith.mulf %1317, %1169 : vector<8xf32>
              %1319 = math.fma %381#12, %1170, %1318 : vector<8xf32>
              %1320 = vector.shuffle %1319, %1319 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1320, %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = vector.shuffle %1319, %1319 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1321, %5[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = arith.addi %1240, %c58 : index
              %1323 = vector.load %5[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.addi %1322, %c32 : index
              %1325 = vector.load %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = vector.shuffle %1323, %1325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1327 = arith.mulf %1326, %1169 : vector<8xf32>
              %1328 = math.fma %381#13, %1170, %1327 : vector<8xf32>
              %1329 = vector.shuffle %1328, %1328 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1329, %5[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = vector.shuffle %1328, %1328 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1330, %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = arith.addi %1240, %c59 : index
              %1332 = vector.load %5[%1331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1333 = arith.addi %1331, %c32 : index
              %1334 = vector.load %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = vector.shuffle %1332, %1334 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1336 = arith.mulf %1335, %1169 : vector<8xf32>
              %1337 = math.fma %381#14, %1170, %1336 : vector<8xf32>
              %1338 = vector.shuffle %1337, %1337 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1338, %5[%1331] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1339 = vector.shuffle %1337, %1337 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %5[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = arith.addi %1240, %c60 : index
              %1341 = vector.load %5[%1340] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1342 = arith.addi %1340, %c32 : index
              %1343 = vector.load %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %1341, %1343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1345 = arith.mulf %1344, %1169 : vector<8xf32>
              %1346 = math.fma %381#15, %1170, %1345 : vector<8xf32>
              %1347 = vector.shuffle %1346, %1346 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1347, %5[%1340] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = vector.shuffle %1346, %1346 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1348, %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1349 = arith.addi %1240, %c61 : index
              %1350 = vector.load %5[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1351 = arith.addi %1349, %c32 : index
              %1352 = vector.load %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = vector.shuffle %1350, %1352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1354 = arith.mulf %1353, %1169 : vector<8xf32>
              %1355 = math.fma %381#16, %1170, %1354 : vector<8xf32>
              %1356 = vector.shuffle %1355, %1355 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1356, %5[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = vector.shuffle %1355, %1355 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1357, %5[%1351] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1358 = arith.addi %1240, %c62 : index
              %1359 = vector.load %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = arith.addi %1358, %c32 : index
              %1361 = vector.load %5[%1360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = vector.shuffle %1359, %1361 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1363 = arith.mulf %1362, %1169 : vector<8xf32>
              %1364 = math.fma %381#17, %1170, %1363 : vector<8xf32>
              %1365 = vector.shuffle %1364, %1364 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1365, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = vector.shuffle %1364, %1364 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1366, %5[%1360] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = arith.addi %1240, %c63 : index
              %1368 = vector.load %5[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = arith.addi %1367, %c32 : index
              %1370 = vector.load %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1371 = vector.shuffle %1368, %1370 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1372 = arith.mulf %1371, %1169 : vector<8xf32>
              %1373 = math.fma %381#18, %1170, %1372 : vector<8xf32>
              %1374 = vector.shuffle %1373, %1373 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1374, %5[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1375 = vector.shuffle %1373, %1373 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1375, %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1376 = arith.addi %1240, %c64 : index
              %1377 = vector.load %5[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1378 = arith.addi %1376, %c32 : index
              %1379 = vector.load %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = vector.shuffle %1377, %1379 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1381 = arith.mulf %1380, %1169 : vector<8xf32>
              %1382 = math.fma %381#19, %1170, %1381 : vector<8xf32>
              %1383 = vector.shuffle %1382, %1382 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1383, %5[%1376] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = vector.shuffle %1382, %1382 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1384, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1385 = arith.cmpi sgt, %320, %c71 : i32
          scf.if %1385 {
            %1386 = arith.cmpi eq, %328, %325 : i32
            %1387 = wave.opaque %c9 : index
            %1388 = arith.addi %0, %1387 : index
            %1389 = arith.addi %1388, %c9 : index
            %1390 = arith.addi %1389, %c9 : index
            %1391 = memref.load %8[%1390] : memref<?xf32>
            %1392 = arith.addi %1389, %c20 : index
            %1393 = memref.load %8[%1392] : memref<?xf32>
            %1394 = arith.addi %1388, %c24 : index
            %1395:2 = scf.if %1386 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1396 = arith.addi %1394, %c9 : index
              %1397 = memref.load %8[%1396] : memref<?xf32>
              %1398 = arith.addi %1394, %c20 : index
              %1399 = memref.load %8[%1398] : memref<?xf32>
              scf.yield %1397, %1399 : f32, f32
            }
            %1400 = arith.maxnumf %1395#0, %1391 fastmath<nnan> : f32
            %1401 = arith.subf %1395#0, %1400 : f32
            %1402 = wave.exp2 %1401 : f32
            %1403 = arith.subf %1391, %1400 : f32
            %1404 = wave.exp2 %1403 : f32
            %1405 = arith.mulf %1395#1, %1402 : f32
            %1406 = math.fma %1393, %1404, %1405 : f32
            memref.store %1400, %8[%1394] : memref<?xf32>
            %1407 = arith.addi %1394, %c20 : index
            memref.store %1406, %8[%1407] : memref<?xf32>
            %1408 = vector.broadcast %1402 : f32 to vector<8xf32>
            %1409 = vector.broadcast %1404 : f32 to vector<8xf32>
            scf.for %1410 = %c9 to %c3 step %c4 {
              %1411 = arith.muli %1388, %c12 : index
              %1412 = arith.addi %c9, %1411 : index
              %1413 = arith.addi %1412, %c9 : index
              %1414 = arith.muli %1410, %c17 : index
              %1415 = arith.addi %1413, %1414 : index
              %1416 = vector.load %5[%1415] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = arith.addi %1415, %c32 : index
              %1418 = vector.load %5[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = vector.shuffle %1416, %1418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1386 {
                %1420 = arith.addi %16, %1411 : index
                %1421 = arith.addi %1420, %c9 : index
                %1422 = arith.addi %1421, %1414 : index
                %1423 = vector.shuffle %1419, %1419 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1423, %partial[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1424 = vector.shuffle %1419, %1419 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1425 = arith.addi %1422, %c32 : index
                vector.store %1424, %partial[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1426 = arith.addi %16, %1411 : index
                %1427 = arith.addi %1426, %c9 : index
                %1428 = arith.addi %1427, %1414 : index
                %1429 = vector.load %partial[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1430 = arith.addi %1428, %c32 : index
                %1431 = vector.load %partial[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1432 = vector.shuffle %1429, %1431 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1433 = arith.mulf %1432, %1408 : vector<8xf32>
                %1434 = math.fma %1419, %1409, %1433 : vector<8xf32>
                %1435 = vector.shuffle %1434, %1434 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1435, %partial[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1436 = vector.shuffle %1434, %1434 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1436, %partial[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1437 = arith.cmpi sgt, %320, %c70 : i32
        scf.if %1437 {
          %1438 = arith.cmpi eq, %325, %c69 : i32
          %1439 = wave.opaque %c9 : index
          %1440 = arith.addi %0, %1439 : index
          %1441 = arith.addi %1440, %c24 : index
          %1442 = arith.addi %1441, %c9 : index
          %1443 = memref.load %8[%1442] : memref<?xf32>
          %1444 = arith.addi %1441, %c20 : index
          %1445 = memref.load %8[%1444] : memref<?xf32>
          %1446 = arith.addi %1440, %c32 : index
          %1447:2 = scf.if %1438 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1448 = arith.addi %1446, %c9 : index
            %1449 = memref.load %8[%1448] : memref<?xf32>
            %1450 = arith.addi %1446, %c20 : index
            %1451 = memref.load %8[%1450] : memref<?xf32>
            scf.yield %1449, %1451 : f32, f32
          }
          %1452 = arith.maxnumf %1447#0, %1443 fastmath<nnan> : f32
          %1453 = arith.subf %1447#0, %1452 : f32
          %1454 = wave.exp2 %1453 : f32
          %1455 = arith.subf %1443, %1452 : f32
          %1456 = wave.exp2 %1455 : f32
          %1457 = arith.mulf %1447#1, %1454 : f32
          %1458 = math.fma %1445, %1456, %1457 : f32
          memref.store %1452, %8[%1446] : memref<?xf32>
          %1459 = arith.addi %1446, %c20 : index
          memref.store %1458, %8[%1459] : memref<?xf32>
          %1460 = vector.broadcast %1454 : f32 to vector<8xf32>
          %1461 = vector.broadcast %1456 : f32 to vector<8xf32>
          scf.for %1462 = %c9 to %c3 step %c4 {
            %1463 = arith.muli %1440, %c12 : index
            %1464 = arith.addi %16, %1463 : index
            %1465 = arith.addi %1464, %c9 : index
            %1466 = arith.muli %1462, %c17 : index
            %1467 = arith.addi %1465, %1466 : index
            %1468 = vector.load %partial[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1469 = arith.addi %1467, %c32 : index
            %1470 = vector.load %partial[%1469] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1471 = vector.shuffle %1468, %1470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1438 {
              %1472 = arith.addi %17, %1463 : index
              %1473 = arith.addi %1472, %c9 : index
              %1474 = arith.addi %1473, %1466 : index
              %1475 = vector.shuffle %1471, %1471 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1475, %partial[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = vector.shuffle %1471, %1471 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1477 = arith.addi %1474, %c32 : index
              vector.store %1476, %partial[%1477] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1478 = arith.addi %17, %1463 : index
              %1479 = arith.addi %1478, %c9 : index
              %1480 = arith.addi %1479, %1466 : index
              %1481 = vector.load %partial[%1480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1482 = arith.addi %1480, %c32 : index
              %1483 = vector.load %partial[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1484 = vector.shuffle %1481, %1483 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1485 = arith.mulf %1484, %1460 : vector<8xf32>
              %1486 = math.fma %1471, %1461, %1485 : vector<8xf32>
              %1487 = vector.shuffle %1486, %1486 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1487, %partial[%1480] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1488 = vector.shuffle %1486, %1486 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1488, %partial[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1489 = wave.opaque %c9 : index
      %1490 = arith.addi %0, %1489 : index
      scf.if %323 {
        %1491 = arith.addi %kvHeads, %13 : index
        %1492 = memref.load %scales[%1491] : memref<?xf32>
        %1493 = arith.addi %1490, %c9 : index
        %1494 = arith.addi %1493, %c9 : index
        %1495 = memref.load %8[%1494] : memref<?xf32>
        %1496 = arith.addi %1493, %c20 : index
        %1497 = memref.load %8[%1496] : memref<?xf32>
        %1498 = arith.divf %1492, %1497 : f32
        %1499 = vector.broadcast %1498 : f32 to vector<8xf32>
        %1500 = arith.addi %15, %1489 : index
        %1501 = arith.addi %1500, %1 : index
        %1502 = arith.addi %1501, %c9 : index
        %1503 = arith.minsi %1502, %40 : index
        %1504 = arith.divui %1503, %groupSize : index
        %1505 = arith.addi %24, %1504 : index
        %1506 = arith.remui %1503, %groupSize : index
        %1507 = arith.addi %44, %1506 : index
        %1508 = arith.muli %1507, %c17 : index
        %1509 = arith.addi %1508, %51 : index
        %1510 = arith.muli %heads, %c17 : index
        scf.for %1511 = %c9 to %c3 step %c4 {
          %1512 = arith.muli %1490, %c12 : index
          %1513 = arith.addi %c9, %1512 : index
          %1514 = arith.addi %1513, %c9 : index
          %1515 = arith.muli %1511, %c17 : index
          %1516 = arith.addi %1514, %1515 : index
          %1517 = vector.load %5[%1516] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1518 = arith.addi %1516, %c32 : index
          %1519 = vector.load %5[%1518] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1520 = vector.shuffle %1517, %1519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1521 = arith.mulf %1520, %1499 : vector<8xf32>
          %1522 = arith.addf %1521, %c75 : vector<8xf32>
          %1523 = arith.minimumf %1522, %c122 : vector<8xf32>
          %1524 = arith.maximumf %1523, %c123 : vector<8xf32>
          %1525 = arith.truncf %1524 : vector<8xf32> to vector<8xf16>
          %1526 = vector.bitcast %1525 : vector<8xf16> to vector<4xi32>
          %1527 = vector.shuffle %1526, %1526 [0, 1] : vector<4xi32>, vector<4xi32>
          %1528 = vector.shuffle %1526, %1526 [2, 3] : vector<4xi32>, vector<4xi32>
          %1529 = arith.select %3, %1528, %1527 : vector<2xi32>
          %1530 = arith.select %3, %1527, %1528 : vector<2xi32>
          %1531 = wave.swap_halves %1530 : vector<2xi32>
          %1532 = arith.select %3, %1531, %1529 : vector<2xi32>
          %1533 = arith.select %3, %1529, %1531 : vector<2xi32>
          %1534 = vector.bitcast %1532 : vector<2xi32> to vector<4xf16>
          %1535 = vector.bitcast %1533 : vector<2xi32> to vector<4xf16>
          %1536 = vector.shuffle %1534, %1535 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1537 = arith.muli %1511, %c3 : index
          %1538 = arith.addi %1509, %1537 : index
          %1539 = arith.divui %1505, %outTileRows : index
          %1540 = arith.divui %1510, %c3 : index
          %1541 = arith.muli %1539, %1540 : index
          %1542 = arith.divui %1538, %c3 : index
          %1543 = arith.addi %1541, %1542 : index
          %1544 = arith.muli %1543, %c10 : index
          %1545 = arith.remui %1538, %c3 : index
          %1546 = arith.divui %1545, %c18 : index
          %1547 = arith.addi %1544, %1546 : index
          %1548 = arith.muli %outTileRows, %c18 : index
          %1549 = arith.muli %1547, %1548 : index
          %1550 = arith.remui %1505, %outTileRows : index
          %1551 = arith.muli %1550, %c18 : index
          %1552 = arith.addi %1549, %1551 : index
          %1553 = arith.remui %1538, %c18 : index
          %1554 = arith.addi %1552, %1553 : index
          %1555 = arith.cmpi slt, %1502, %36 : index
          scf.if %1555 {
            vector.store %1536, %out[%1554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %324 {
          %1556 = arith.addi %kvHeads, %13 : index
          %1557 = memref.load %scales[%1556] : memref<?xf32>
          %1558 = arith.addi %1490, %c24 : index
          %1559 = arith.addi %1558, %c9 : index
          %1560 = memref.load %8[%1559] : memref<?xf32>
          %1561 = arith.addi %1558, %c20 : index
          %1562 = memref.load %8[%1561] : memref<?xf32>
          %1563 = arith.divf %1557, %1562 : f32
          %1564 = vector.broadcast %1563 : f32 to vector<8xf32>
          %1565 = arith.addi %15, %1489 : index
          %1566 = arith.addi %1565, %1 : index
          %1567 = arith.addi %1566, %c9 : index
          %1568 = arith.minsi %1567, %40 : index
          %1569 = arith.divui %1568, %groupSize : index
          %1570 = arith.addi %24, %1569 : index
          %1571 = arith.remui %1568, %groupSize : index
          %1572 = arith.addi %44, %1571 : index
          %1573 = arith.muli %1572, %c17 : index
          %1574 = arith.addi %1573, %51 : index
          %1575 = arith.muli %heads, %c17 : index
          scf.for %1576 = %c9 to %c3 step %c4 {
            %1577 = arith.muli %1490, %c12 : index
            %1578 = arith.addi %16, %1577 : index
            %1579 = arith.addi %1578, %c9 : index
            %1580 = arith.muli %1576, %c17 : index
            %1581 = arith.addi %1579, %1580 : index
            %1582 = vector.load %partial[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1583 = arith.addi %1581, %c32 : index
            %1584 = vector.load %partial[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1585 = vector.shuffle %1582, %1584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1586 = arith.mulf %1585, %1564 : vector<8xf32>
            %1587 = arith.addf %1586, %c75 : vector<8xf32>
            %1588 = arith.minimumf %1587, %c122 : vector<8xf32>
            %1589 = arith.maximumf %1588, %c123 : vector<8xf32>
            %1590 = arith.truncf %1589 : vector<8xf32> to vector<8xf16>
            %1591 = vector.bitcast %1590 : vector<8xf16> to vector<4xi32>
            %1592 = vector.shuffle %1591, %1591 [0, 1] : vector<4xi32>, vector<4xi32>
            %1593 = vector.shuffle %1591, %1591 [2, 3] : vector<4xi32>, vector<4xi32>
            %1594 = arith.select %3, %1593, %1592 : vector<2xi32>
            %1595 = arith.select %3, %1592, %1593 : vector<2xi32>
            %1596 = wave.swap_halves %1595 : vector<2xi32>
            %1597 = arith.select %3, %1596, %1594 : vector<2xi32>
            %1598 = arith.select %3, %1594, %1596 : vector<2xi32>
            %1599 = vector.bitcast %1597 : vector<2xi32> to vector<4xf16>
            %1600 = vector.bitcast %1598 : vector<2xi32> to vector<4xf16>
            %1601 = vector.shuffle %1599, %1600 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1602 = arith.muli %1576, %c3 : index
            %1603 = arith.addi %1574, %1602 : index
            %1604 = arith.divui %1570, %outTileRows : index
            %1605 = arith.divui %1575, %c3 : index
            %1606 = arith.muli %1604, %1605 : index
            %1607 = arith.divui %1603, %c3 : index
            %1608 = arith.addi %1606, %1607 : index
            %1609 = arith.muli %1608, %c10 : index
            %1610 = arith.remui %1603, %c3 : index
            %1611 = arith.divui %1610, %c18 : index
            %1612 = arith.addi %1609, %1611 : index
            %1613 = arith.muli %outTileRows, %c18 : index
            %1614 = arith.muli %1612, %1613 : index
            %1615 = arith.remui %1570, %outTileRows : index
            %1616 = arith.muli %1615, %c18 : index
            %1617 = arith.addi %1614, %1616 : index
            %1618 = arith.remui %1603, %c18 : index
            %1619 = arith.addi %1617, %1618 : index
            %1620 = arith.cmpi slt, %1567, %36 : index
            scf.if %1620 {
              vector.store %1601, %out[%1619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1621 = arith.addi %kvHeads, %13 : index
          %1622 = memref.load %scales[%1621] : memref<?xf32>
          %1623 = arith.addi %1490, %c32 : index
          %1624 = arith.addi %1623, %c9 : index
          %1625 = memref.load %8[%1624] : memref<?xf32>
          %1626 = arith.addi %1623, %c20 : index
          %1627 = memref.load %8[%1626] : memref<?xf32>
          %1628 = arith.divf %1622, %1627 : f32
          %1629 = vector.broadcast %1628 : f32 to vector<8xf32>
          %1630 = arith.addi %15, %1489 : index
          %1631 = arith.addi %1630, %1 : index
          %1632 = arith.addi %1631, %c9 : index
          %1633 = arith.minsi %1632, %40 : index
          %1634 = arith.divui %1633, %groupSize : index
          %1635 = arith.addi %24, %1634 : index
          %1636 = arith.remui %1633, %groupSize : index
          %1637 = arith.addi %44, %1636 : index
          %1638 = arith.muli %1637, %c17 : index
          %1639 = arith.addi %1638, %51 : index
          %1640 = arith.muli %heads, %c17 : index
          scf.for %1641 = %c9 to %c3 step %c4 {
            %1642 = arith.muli %1490, %c12 : index
            %1643 = arith.addi %17, %1642 : index
            %1644 = arith.addi %1643, %c9 : index
            %1645 = arith.muli %1641, %c17 : index
            %1646 = arith.addi %1644, %1645 : index
            %1647 = vector.load %partial[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1648 = arith.addi %1646, %c32 : index
            %1649 = vector.load %partial[%1648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1650 = vector.shuffle %1647, %1649 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1651 = arith.mulf %1650, %1629 : vector<8xf32>
            %1652 = arith.addf %1651, %c75 : vector<8xf32>
            %1653 = arith.minimumf %1652, %c122 : vector<8xf32>
            %1654 = arith.maximumf %1653, %c123 : vector<8xf32>
            %1655 = arith.truncf %1654 : vector<8xf32> to vector<8xf16>
            %1656 = vector.bitcast %1655 : vector<8xf16> to vector<4xi32>
            %1657 = vector.shuffle %1656, %1656 [0, 1] : vector<4xi32>, vector<4xi32>
            %1658 = vector.shuffle %1656, %1656 [2, 3] : vector<4xi32>, vector<4xi32>
            %1659 = arith.select %3, %1658, %1657 : vector<2xi32>
            %1660 = arith.select %3, %1657, %1658 : vector<2xi32>
            %1661 = wave.swap_halves %1660 : vector<2xi32>
            %1662 = arith.select %3, %1661, %1659 : vector<2xi32>
            %1663 = arith.select %3, %1659, %1661 : vector<2xi32>
            %1664 = vector.bitcast %1662 : vector<2xi32> to vector<4xf16>
            %1665 = vector.bitcast %1663 : vector<2xi32> to vector<4xf16>
            %1666 = vector.shuffle %1664, %1665 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1667 = arith.muli %1641, %c3 : index
            %1668 = arith.addi %1639, %1667 : index
            %1669 = arith.divui %1635, %outTileRows : index
            %1670 = arith.divui %1640, %c3 : index
            %1671 = arith.muli %1669, %1670 : index
            %1672 = arith.divui %1668, %c3 : index
            %1673 = arith.addi %1671, %1672 : index
            %1674 = arith.muli %1673, %c10 : index
            %1675 = arith.remui %1668, %c3 : index
            %1676 = arith.divui %1675, %c18 : index
            %1677 = arith.addi %1674, %1676 : index
            %1678 = arith.muli %outTileRows, %c18 : index
            %1679 = arith.muli %1677, %1678 : index
            %1680 = arith.remui %1635, %outTileRows : index
            %1681 = arith.muli %1680, %c18 : index
            %1682 = arith.addi %1679, %1681 : index
            %1683 = arith.remui %1668, %c18 : index
            %1684 = arith.addi %1682, %1683 : index
            %1685 = arith.cmpi slt, %1632, %36 : index
            scf.if %1685 {
              vector.store %1666, %out[%1684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
