// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=256)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d256__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c16 = arith.constant 256 : index
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 20 : index
  %c19 = arith.constant 32 : index
  %c20 = arith.constant 36 : index
  %c21 = arith.constant 48 : index
  %c22 = arith.constant 52 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 68 : index
  %c25 = arith.constant 80 : index
  %c26 = arith.constant 84 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 100 : index
  %c29 = arith.constant 112 : index
  %c30 = arith.constant 116 : index
  %c31 = arith.constant 128 : index
  %c32 = arith.constant 132 : index
  %c33 = arith.constant 144 : index
  %c34 = arith.constant 148 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 164 : index
  %c37 = arith.constant 176 : index
  %c38 = arith.constant 180 : index
  %c39 = arith.constant 196 : index
  %c40 = arith.constant 208 : index
  %c41 = arith.constant 212 : index
  %c42 = arith.constant 224 : index
  %c43 = arith.constant 228 : index
  %c44 = arith.constant 240 : index
  %c45 = arith.constant 244 : index
  %c46 = arith.constant 23 : i32
  %c47 = arith.constant 64 : i32
  %c48 = arith.constant 253 : i32
  %c49 = arith.constant 268 : i32
  %c50 = arith.constant 14 : i32
  %c51 = arith.constant 512 : index
  %c52 = arith.constant 768 : index
  %c53 = arith.constant 1024 : index
  %c54 = arith.constant 1280 : index
  %c55 = arith.constant 1536 : index
  %c56 = arith.constant 1792 : index
  %c57 = arith.constant 2048 : index
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
  %c88 = arith.constant 1152 : index
  %c89 = arith.constant 1216 : index
  %c90 = arith.constant 1344 : index
  %c91 = arith.constant 1408 : index
  %c92 = arith.constant 1472 : index
  %c93 = arith.constant 1600 : index
  %c94 = arith.constant 1664 : index
  %c95 = arith.constant 1728 : index
  %c96 = arith.constant 1856 : index
  %c97 = arith.constant 1920 : index
  %c98 = arith.constant 1984 : index
  %c99 = arith.constant 2112 : index
  %c100 = arith.constant 2176 : index
  %c101 = arith.constant 2240 : index
  %c102 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c103 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c104 = arith.constant 0x41000000 : f32
  %c105 = arith.constant 0x40C00000 : f32
  %c106 = arith.constant dense<-1> : vector<4xi32>
  %c107 = arith.constant 65535 : i32
  %c108 = arith.constant 2 : i32
  %c109 = arith.constant -65536 : i32
  %c110 = arith.constant 3 : i32
  %c111 = arith.constant 4 : i32
  %c112 = arith.constant 5 : i32
  %c113 = arith.constant 6 : i32
  %c114 = arith.constant 7 : i32
  %c115 = arith.constant 8 : i32
  %c116 = arith.constant 9 : i32
  %c117 = arith.constant 10 : i32
  %c118 = arith.constant 11 : i32
  %c119 = arith.constant 12 : i32
  %c120 = arith.constant 13 : i32
  %c121 = arith.constant 15 : i32
  %c122 = arith.constant 2368 : index
  %c123 = arith.constant 2432 : index
  %c124 = arith.constant 2496 : index
  %c125 = arith.constant 2624 : index
  %c126 = arith.constant 2688 : index
  %c127 = arith.constant 2752 : index
  %c128 = arith.constant 2880 : index
  %c129 = arith.constant 2944 : index
  %c130 = arith.constant 3008 : index
  %c131 = arith.constant 3136 : index
  %c132 = arith.constant 3200 : index
  %c133 = arith.constant 3264 : index
  %c134 = arith.constant 3392 : index
  %c135 = arith.constant 3456 : index
  %c136 = arith.constant 3520 : index
  %c137 = arith.constant 3648 : index
  %c138 = arith.constant 3712 : index
  %c139 = arith.constant 3776 : index
  %c140 = arith.constant 3904 : index
  %c141 = arith.constant 3968 : index
  %c142 = arith.constant 4032 : index
  %outTileRows = wave.param "outTileRows" : index
  %c144 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c145 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
    %34 = arith.muli %13, %c5 : index
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
      %50 = arith.muli %49, %c16 : index
      %51 = arith.muli %2, %c17 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.addi %52, %c9 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %52, %c12 : index
      %56 = vector.load %q[%55] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %57 = arith.addi %52, %c3 : index
      %58 = vector.load %q[%57] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %59 = arith.addi %52, %c18 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %52, %c19 : index
      %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %63 = arith.addi %52, %c20 : index
      %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %65 = arith.addi %52, %c21 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %52, %c22 : index
      %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %69 = arith.addi %52, %c23 : index
      %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %71 = arith.addi %52, %c24 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %52, %c25 : index
      %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %75 = arith.addi %52, %c26 : index
      %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %77 = arith.addi %52, %c27 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %52, %c28 : index
      %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %81 = arith.addi %52, %c29 : index
      %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %83 = arith.addi %52, %c30 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %52, %c31 : index
      %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %87 = arith.addi %52, %c32 : index
      %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %89 = arith.addi %52, %c33 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %52, %c34 : index
      %92 = vector.load %q[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %93 = arith.addi %52, %c35 : index
      %94 = vector.load %q[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %95 = arith.addi %52, %c36 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %52, %c37 : index
      %98 = vector.load %q[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %99 = arith.addi %52, %c38 : index
      %100 = vector.load %q[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %101 = arith.addi %52, %c6 : index
      %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %103 = arith.addi %52, %c39 : index
      %104 = vector.load %q[%103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %105 = arith.addi %52, %c40 : index
      %106 = vector.load %q[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %107 = arith.addi %52, %c41 : index
      %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %109 = arith.addi %52, %c42 : index
      %110 = vector.load %q[%109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %111 = arith.addi %52, %c43 : index
      %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %113 = arith.addi %52, %c44 : index
      %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %115 = arith.addi %52, %c45 : index
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
      %190 = arith.shrui %189, %c46 : i32
      %191 = arith.maxsi %190, %c47 : i32
      %192 = arith.minsi %191, %c48 : i32
      %193 = arith.subi %c49, %192 : i32
      %194 = arith.shli %193, %c46 : i32
      %195 = arith.bitcast %194 : i32 to f32
      %196 = arith.subi %192, %c50 : i32
      %197 = arith.shli %196, %c46 : i32
      %198 = arith.bitcast %197 : i32 to f32
      %199 = vector.broadcast %195 : f32 to vector<4xf32>
      %200 = arith.muli %1, %c17 : index
      %201 = arith.muli %2, %c31 : index
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
      %214 = arith.addi %202, %c16 : index
      vector.store %213, %4[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.mulf %62, %199 : vector<4xf32>
      %216 = arith.truncf %215 : vector<4xf32> to vector<4xf16>
      %217 = arith.mulf %64, %199 : vector<4xf32>
      %218 = arith.truncf %217 : vector<4xf32> to vector<4xf16>
      %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %220 = arith.addi %202, %c51 : index
      vector.store %219, %4[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.mulf %66, %199 : vector<4xf32>
      %222 = arith.truncf %221 : vector<4xf32> to vector<4xf16>
      %223 = arith.mulf %68, %199 : vector<4xf32>
      %224 = arith.truncf %223 : vector<4xf32> to vector<4xf16>
      %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %226 = arith.addi %202, %c52 : index
      vector.store %225, %4[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = arith.mulf %70, %199 : vector<4xf32>
      %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
      %229 = arith.mulf %72, %199 : vector<4xf32>
      %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
      %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %232 = arith.addi %202, %c53 : index
      vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.mulf %74, %199 : vector<4xf32>
      %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
      %235 = arith.mulf %76, %199 : vector<4xf32>
      %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
      %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %238 = arith.addi %202, %c54 : index
      vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = arith.mulf %78, %199 : vector<4xf32>
      %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
      %241 = arith.mulf %80, %199 : vector<4xf32>
      %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
      %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %244 = arith.addi %202, %c55 : index
      vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.mulf %82, %199 : vector<4xf32>
      %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
      %247 = arith.mulf %84, %199 : vector<4xf32>
      %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
      %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %250 = arith.addi %202, %c56 : index
      vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.mulf %86, %199 : vector<4xf32>
      %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
      %253 = arith.mulf %88, %199 : vector<4xf32>
      %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
      %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %256 = arith.addi %202, %c57 : index
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
            %357 = arith.addi %354, %c23 : index
            %358 = vector.load %kv[%357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %359 = arith.addi %353, %35 : index
            %360 = arith.addi %359, %c9 : index
            %361 = vector.load %kv[%360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %362 = arith.addi %359, %c23 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %387:22 = scf.for %364 = %c69 to %336 step %c66 iter_args(%365 = %356, %366 = %358, %367 = %361, %368 = %363, %369 = %c73, %370 = %c74, %371 = %c75, %372 = %c75, %373 = %c75, %374 = %c75, %375 = %c75, %376 = %c75, %377 = %c75, %378 = %c75, %379 = %c75, %380 = %c75, %381 = %c75, %382 = %c75, %383 = %c75, %384 = %c75, %385 = %c75, %386 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %388 = arith.muli %364, %c77 : i32
              %389 = arith.addi %331, %388 : i32
              %390 = arith.addi %389, %c77 : i32
              %391 = arith.divui %389, %c68 : i32
              %392 = arith.addi %391, %c69 : i32
              %393 = arith.minsi %392, %322 : i32
              %394 = arith.index_castui %393 : i32 to index
              %395 = arith.addi %32, %394 : index
              %396 = memref.load %step[%395] : memref<?xi32>
              %397 = arith.index_cast %396 : i32 to index
              %398 = arith.muli %397, %33 : index
              %399 = arith.addi %398, %34 : index
              %400 = arith.addi %391, %c66 : i32
              %401 = arith.minsi %400, %322 : i32
              %402 = arith.index_castui %401 : i32 to index
              %403 = arith.addi %32, %402 : index
              %404 = memref.load %step[%403] : memref<?xi32>
              %405 = arith.index_cast %404 : i32 to index
              %406 = arith.muli %405, %33 : index
              %407 = arith.addi %406, %34 : index
              %408 = arith.divui %390, %c68 : i32
              %409 = arith.addi %408, %c69 : i32
              %410 = arith.minsi %409, %322 : i32
              %411 = arith.index_castui %410 : i32 to index
              %412 = arith.addi %32, %411 : index
              %413 = memref.load %step[%412] : memref<?xi32>
              %414 = arith.index_cast %413 : i32 to index
              %415 = arith.muli %414, %33 : index
              %416 = arith.addi %415, %34 : index
              %417 = arith.addi %408, %c66 : i32
              %418 = arith.minsi %417, %322 : i32
              %419 = arith.index_castui %418 : i32 to index
              %420 = arith.addi %32, %419 : index
              %421 = memref.load %step[%420] : memref<?xi32>
              %422 = arith.index_cast %421 : i32 to index
              %423 = arith.muli %422, %33 : index
              %424 = arith.addi %423, %34 : index
              %425 = wave.opaque %c9 : index
              %426 = arith.addi %425, %200 : index
              %427 = arith.addi %399, %35 : index
              %428 = arith.addi %427, %c31 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %430 = arith.addi %427, %c6 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %432 = arith.addi %407, %35 : index
              %433 = arith.addi %432, %c31 : index
              %434 = vector.load %kv[%433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %435 = arith.addi %432, %c6 : index
              %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %437 = vector.shuffle %365, %366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %438 = vector.bitcast %437 : vector<8xi32> to vector<16xf16>
              %439 = vector.shuffle %367, %368 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %440 = vector.bitcast %439 : vector<8xi32> to vector<16xf16>
              %441 = arith.addi %426, %c9 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = arith.addi %441, %c31 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %446 = wave.mma %438, %445, %c75 : vector<16xf16>, vector<8xf32>
              %447 = wave.mma %440, %445, %c75 : vector<16xf16>, vector<8xf32>
              %448 = arith.addi %427, %c16 : index
              %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %450 = arith.addi %427, %c78 : index
              %451 = vector.load %kv[%450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %452 = arith.addi %432, %c16 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %432, %c78 : index
              %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %456 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %457 = vector.bitcast %456 : vector<8xi32> to vector<16xf16>
              %458 = vector.shuffle %434, %436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %459 = vector.bitcast %458 : vector<8xi32> to vector<16xf16>
              %460 = arith.addi %426, %c16 : index
              %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %462 = arith.addi %460, %c31 : index
              %463 = vector.load %4[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %465 = wave.mma %457, %464, %446 : vector<16xf16>, vector<8xf32>
              %466 = wave.mma %459, %464, %447 : vector<16xf16>, vector<8xf32>
              %467 = arith.addi %427, %c79 : index
              %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %469 = arith.addi %427, %c80 : index
              %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %471 = arith.addi %432, %c79 : index
              %472 = vector.load %kv[%471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %473 = arith.addi %432, %c80 : index
              %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %475 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %476 = vector.bitcast %475 : vector<8xi32> to vector<16xf16>
              %477 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %478 = vector.bitcast %477 : vector<8xi32> to vector<16xf16>
              %479 = arith.addi %426, %c51 : index
              %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %481 = arith.addi %479, %c31 : index
              %482 = vector.load %4[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %483 = vector.shuffle %480, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %484 = wave.mma %476, %483, %465 : vector<16xf16>, vector<8xf32>
              %485 = wave.mma %478, %483, %466 : vector<16xf16>, vector<8xf32>
              %486 = arith.addi %427, %c51 : index
              %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %488 = arith.addi %427, %c81 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %490 = arith.addi %432, %c51 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %492 = arith.addi %432, %c81 : index
              %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %494 = vector.shuffle %468, %470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
              %496 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %497 = vector.bitcast %496 : vector<8xi32> to vector<16xf16>
              %498 = arith.addi %426, %c52 : index
              %499 = vector.load %4[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %500 = arith.addi %498, %c31 : index
              %501 = vector.load %4[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %502 = vector.shuffle %499, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %503 = wave.mma %495, %502, %484 : vector<16xf16>, vector<8xf32>
              %504 = wave.mma %497, %502, %485 : vector<16xf16>, vector<8xf32>
              %505 = arith.addi %427, %c82 : index
              %506 = vector.load %kv[%505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %507 = arith.addi %427, %c83 : index
              %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %509 = arith.addi %432, %c82 : index
              %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %511 = arith.addi %432, %c83 : index
              %512 = vector.load %kv[%511] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %513 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %514 = vector.bitcast %513 : vector<8xi32> to vector<16xf16>
              %515 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
              %517 = arith.addi %426, %c53 : index
              %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %519 = arith.addi %517, %c31 : index
              %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %522 = wave.mma %514, %521, %503 : vector<16xf16>, vector<8xf32>
              %523 = wave.mma %516, %521, %504 : vector<16xf16>, vector<8xf32>
              %524 = arith.addi %427, %c52 : index
              %525 = vector.load %kv[%524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %526 = arith.addi %427, %c84 : index
              %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %528 = arith.addi %432, %c52 : index
              %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %530 = arith.addi %432, %c84 : index
              %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %532 = vector.shuffle %506, %508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %533 = vector.bitcast %532 : vector<8xi32> to vector<16xf16>
              %534 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %535 = vector.bitcast %534 : vector<8xi32> to vector<16xf16>
              %536 = arith.addi %426, %c54 : index
              %537 = vector.load %4[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %538 = arith.addi %536, %c31 : index
              %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %540 = vector.shuffle %537, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %541 = wave.mma %533, %540, %522 : vector<16xf16>, vector<8xf32>
              %542 = wave.mma %535, %540, %523 : vector<16xf16>, vector<8xf32>
              %543 = arith.addi %427, %c85 : index
              %544 = vector.load %kv[%543] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %545 = arith.addi %427, %c86 : index
              %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %547 = arith.addi %432, %c85 : index
              %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %549 = arith.addi %432, %c86 : index
              %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %551 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %552 = vector.bitcast %551 : vector<8xi32> to vector<16xf16>
              %553 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %554 = vector.bitcast %553 : vector<8xi32> to vector<16xf16>
              %555 = arith.addi %426, %c55 : index
              %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %557 = arith.addi %555, %c31 : index
              %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %560 = wave.mma %552, %559, %541 : vector<16xf16>, vector<8xf32>
              %561 = wave.mma %554, %559, %542 : vector<16xf16>, vector<8xf32>
              %562 = arith.addi %427, %c53 : index
              %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %564 = arith.addi %427, %c87 : index
              %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %566 = arith.addi %432, %c53 : index
              %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %568 = arith.addi %432, %c87 : index
              %569 = vector.load %kv[%568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %570 = vector.shuffle %544, %546 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %571 = vector.bitcast %570 : vector<8xi32> to vector<16xf16>
              %572 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %573 = vector.bitcast %572 : vector<8xi32> to vector<16xf16>
              %574 = arith.addi %426, %c56 : index
              %575 = vector.load %4[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %576 = arith.addi %574, %c31 : index
              %577 = vector.load %4[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %578 = vector.shuffle %575, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %579 = wave.mma %571, %578, %560 : vector<16xf16>, vector<8xf32>
              %580 = wave.mma %573, %578, %561 : vector<16xf16>, vector<8xf32>
              %581 = arith.addi %427, %c88 : index
              %582 = vector.load %kv[%581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %583 = arith.addi %427, %c89 : index
              %584 = vector.load %kv[%583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %585 = arith.addi %432, %c88 : index
              %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %587 = arith.addi %432, %c89 : index
              %588 = vector.load %kv[%587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %589 = vector.shuffle %563, %565 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %590 = vector.bitcast %589 : vector<8xi32> to vector<16xf16>
              %591 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %592 = vector.bitcast %591 : vector<8xi32> to vector<16xf16>
              %593 = arith.addi %426, %c57 : index
              %594 = vector.load %4[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %595 = arith.addi %593, %c31 : index
              %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %597 = vector.shuffle %594, %596 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %598 = wave.mma %590, %597, %579 : vector<16xf16>, vector<8xf32>
              %599 = wave.mma %592, %597, %580 : vector<16xf16>, vector<8xf32>
              %600 = arith.addi %427, %c54 : index
              %601 = vector.load %kv[%600] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %602 = arith.addi %427, %c90 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %432, %c54 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %606 = arith.addi %432, %c90 : index
              %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %608 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %609 = vector.bitcast %608 : vector<8xi32> to vector<16xf16>
              %610 = vector.shuffle %586, %588 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %611 = vector.bitcast %610 : vector<8xi32> to vector<16xf16>
              %612 = arith.addi %426, %c58 : index
              %613 = vector.load %4[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %614 = arith.addi %612, %c31 : index
              %615 = vector.load %4[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %616 = vector.shuffle %613, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %617 = wave.mma %609, %616, %598 : vector<16xf16>, vector<8xf32>
              %618 = wave.mma %611, %616, %599 : vector<16xf16>, vector<8xf32>
              %619 = arith.addi %427, %c91 : index
              %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %621 = arith.addi %427, %c92 : index
              %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %623 = arith.addi %432, %c91 : index
              %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %625 = arith.addi %432, %c92 : index
              %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %627 = vector.shuffle %601, %603 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %628 = vector.bitcast %627 : vector<8xi32> to vector<16xf16>
              %629 = vector.shuffle %605, %607 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %630 = vector.bitcast %629 : vector<8xi32> to vector<16xf16>
              %631 = arith.addi %426, %c59 : index
              %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %633 = arith.addi %631, %c31 : index
              %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %635 = vector.shuffle %632, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %636 = wave.mma %628, %635, %617 : vector<16xf16>, vector<8xf32>
              %637 = wave.mma %630, %635, %618 : vector<16xf16>, vector<8xf32>
              %638 = arith.addi %427, %c55 : index
              %639 = vector.load %kv[%638] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %640 = arith.addi %427, %c93 : index
              %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %642 = arith.addi %432, %c55 : index
              %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %644 = arith.addi %432, %c93 : index
              %645 = vector.load %kv[%644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %646 = vector.shuffle %620, %622 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %647 = vector.bitcast %646 : vector<8xi32> to vector<16xf16>
              %648 = vector.shuffle %624, %626 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %649 = vector.bitcast %648 : vector<8xi32> to vector<16xf16>
              %650 = arith.addi %426, %c60 : index
              %651 = vector.load %4[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %652 = arith.addi %650, %c31 : index
              %653 = vector.load %4[%652] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %654 = vector.shuffle %651, %653 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %655 = wave.mma %647, %654, %636 : vector<16xf16>, vector<8xf32>
              %656 = wave.mma %649, %654, %637 : vector<16xf16>, vector<8xf32>
              %657 = arith.addi %427, %c94 : index
              %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %659 = arith.addi %427, %c95 : index
              %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %661 = arith.addi %432, %c94 : index
              %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %663 = arith.addi %432, %c95 : index
              %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %665 = vector.shuffle %639, %641 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %666 = vector.bitcast %665 : vector<8xi32> to vector<16xf16>
              %667 = vector.shuffle %643, %645 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %668 = vector.bitcast %667 : vector<8xi32> to vector<16xf16>
              %669 = arith.addi %426, %c61 : index
              %670 = vector.load %4[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %671 = arith.addi %669, %c31 : index
              %672 = vector.load %4[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %673 = vector.shuffle %670, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %674 = wave.mma %666, %673, %655 : vector<16xf16>, vector<8xf32>
              %675 = wave.mma %668, %673, %656 : vector<16xf16>, vector<8xf32>
              %676 = arith.addi %427, %c56 : index
              %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %678 = arith.addi %427, %c96 : index
              %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %680 = arith.addi %432, %c56 : index
              %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %682 = arith.addi %432, %c96 : index
              %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %684 = vector.shuffle %658, %660 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %685 = vector.bitcast %684 : vector<8xi32> to vector<16xf16>
              %686 = vector.shuffle %662, %664 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
              %688 = arith.addi %426, %c62 : index
              %689 = vector.load %4[%688] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %690 = arith.addi %688, %c31 : index
              %691 = vector.load %4[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %692 = vector.shuffle %689, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %693 = wave.mma %685, %692, %674 : vector<16xf16>, vector<8xf32>
              %694 = wave.mma %687, %692, %675 : vector<16xf16>, vector<8xf32>
              %695 = arith.addi %427, %c97 : index
              %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %697 = arith.addi %427, %c98 : index
              %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %699 = arith.addi %432, %c97 : index
              %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %701 = arith.addi %432, %c98 : index
              %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %703 = vector.shuffle %677, %679 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %704 = vector.bitcast %703 : vector<8xi32> to vector<16xf16>
              %705 = vector.shuffle %681, %683 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %706 = vector.bitcast %705 : vector<8xi32> to vector<16xf16>
              %707 = arith.addi %426, %c63 : index
              %708 = vector.load %4[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %709 = arith.addi %707, %c31 : index
              %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %711 = vector.shuffle %708, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %712 = wave.mma %704, %711, %693 : vector<16xf16>, vector<8xf32>
              %713 = wave.mma %706, %711, %694 : vector<16xf16>, vector<8xf32>
              %714 = arith.addi %427, %c57 : index
              %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %716 = arith.addi %427, %c99 : index
              %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %718 = arith.addi %432, %c57 : index
              %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %720 = arith.addi %432, %c99 : index
              %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %722 = vector.shuffle %696, %698 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
              %724 = vector.shuffle %700, %702 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %725 = vector.bitcast %724 : vector<8xi32> to vector<16xf16>
              %726 = arith.addi %426, %c64 : index
              %727 = vector.load %4[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %728 = arith.addi %726, %c31 : index
              %729 = vector.load %4[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %730 = vector.shuffle %727, %729 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %731 = wave.mma %723, %730, %712 : vector<16xf16>, vector<8xf32>
              %732 = wave.mma %725, %730, %713 : vector<16xf16>, vector<8xf32>
              %733 = arith.addi %427, %c100 : index
              %734 = vector.load %kv[%733] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %735 = arith.addi %427, %c101 : index
              %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %737 = arith.addi %432, %c100 : index
              %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %739 = arith.addi %432, %c101 : index
              %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %741 = wave.opaque %731 : vector<8xf32>
              %742 = wave.opaque %732 : vector<8xf32>
              %743 = wave.opaque %390 : i32
              %744 = arith.cmpi sgt, %743, %311 : i32
              %745:2 = scf.if %744 -> (vector<8xf32>, vector<8xf32>) {
                %746 = wave.opaque %c9 : index
                %747 = arith.addi %1, %746 : index
                %748 = memref.load %7[%747] : memref<?xi32>
                %749 = arith.index_cast %2 : index to i32
                %750 = arith.addi %389, %749 : i32
                %751 = arith.subi %748, %750 : i32
                %752 = arith.subi %751, %c69 : i32
                %753 = vector.broadcast %752 : i32 to vector<8xi32>
                %754 = arith.cmpi sgt, %753, %c103 : vector<8xi32>
                %755 = arith.select %754, %741, %c102 : vector<8xi1>, vector<8xf32>
                %756 = arith.subi %751, %c68 : i32
                %757 = vector.broadcast %756 : i32 to vector<8xi32>
                %758 = arith.cmpi sgt, %757, %c103 : vector<8xi32>
                %759 = arith.select %758, %742, %c102 : vector<8xi1>, vector<8xf32>
                scf.yield %755, %759 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %741, %742 : vector<8xf32>, vector<8xf32>
              }
              %760 = wave.opaque %c9 : index
              %761 = arith.addi %1, %760 : index
              %762 = memref.load %6[%761] : memref<?xf32>
              %763 = vector.extract %745#0[0] : f32 from vector<8xf32>
              %764 = vector.extract %745#0[1] : f32 from vector<8xf32>
              %765 = vector.extract %745#0[2] : f32 from vector<8xf32>
              %766 = vector.extract %745#0[3] : f32 from vector<8xf32>
              %767 = vector.extract %745#0[4] : f32 from vector<8xf32>
              %768 = vector.extract %745#0[5] : f32 from vector<8xf32>
              %769 = vector.extract %745#0[6] : f32 from vector<8xf32>
              %770 = vector.extract %745#0[7] : f32 from vector<8xf32>
              %771 = vector.extract %745#1[0] : f32 from vector<8xf32>
              %772 = vector.extract %745#1[1] : f32 from vector<8xf32>
              %773 = vector.extract %745#1[2] : f32 from vector<8xf32>
              %774 = vector.extract %745#1[3] : f32 from vector<8xf32>
              %775 = vector.extract %745#1[4] : f32 from vector<8xf32>
              %776 = vector.extract %745#1[5] : f32 from vector<8xf32>
              %777 = vector.extract %745#1[6] : f32 from vector<8xf32>
              %778 = vector.extract %745#1[7] : f32 from vector<8xf32>
              %779 = arith.maxnumf %763, %764 fastmath<nnan> : f32
              %780 = arith.maxnumf %779, %765 fastmath<nnan> : f32
              %781 = arith.maxnumf %780, %766 fastmath<nnan> : f32
              %782 = arith.maxnumf %781, %767 fastmath<nnan> : f32
              %783 = arith.maxnumf %782, %768 fastmath<nnan> : f32
              %784 = arith.maxnumf %783, %769 fastmath<nnan> : f32
              %785 = arith.maxnumf %784, %770 fastmath<nnan> : f32
              %786 = arith.maxnumf %785, %771 fastmath<nnan> : f32
              %787 = arith.maxnumf %786, %772 fastmath<nnan> : f32
              %788 = arith.maxnumf %787, %773 fastmath<nnan> : f32
              %789 = arith.maxnumf %788, %774 fastmath<nnan> : f32
              %790 = arith.maxnumf %789, %775 fastmath<nnan> : f32
              %791 = arith.maxnumf %790, %776 fastmath<nnan> : f32
              %792 = arith.maxnumf %791, %777 fastmath<nnan> : f32
              %793 = arith.maxnumf %792, %778 fastmath<nnan> : f32
              %794 = wave.swap_halves %793 : f32
              %795 = arith.maxnumf %793, %794 fastmath<nnan> : f32
              %796 = arith.mulf %795, %762 : f32
              %797 = arith.addf %369, %c104 : f32
              %798 = arith.cmpf ogt, %796, %797 : f32
              %799:18 = scf.if %798 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %800 = arith.subf %369, %796 : f32
                %801 = wave.exp2 %800 : f32
                %802 = vector.broadcast %801 : f32 to vector<8xf32>
                %803 = arith.mulf %370, %801 : f32
                %804 = arith.mulf %371, %802 : vector<8xf32>
                %805 = arith.mulf %372, %802 : vector<8xf32>
                %806 = arith.mulf %373, %802 : vector<8xf32>
                %807 = arith.mulf %374, %802 : vector<8xf32>
                %808 = arith.mulf %375, %802 : vector<8xf32>
                %809 = arith.mulf %376, %802 : vector<8xf32>
                %810 = arith.mulf %377, %802 : vector<8xf32>
                %811 = arith.mulf %378, %802 : vector<8xf32>
                %812 = arith.mulf %379, %802 : vector<8xf32>
                %813 = arith.mulf %380, %802 : vector<8xf32>
                %814 = arith.mulf %381, %802 : vector<8xf32>
                %815 = arith.mulf %382, %802 : vector<8xf32>
                %816 = arith.mulf %383, %802 : vector<8xf32>
                %817 = arith.mulf %384, %802 : vector<8xf32>
                %818 = arith.mulf %385, %802 : vector<8xf32>
                %819 = arith.mulf %386, %802 : vector<8xf32>
                scf.yield %796, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %820 = vector.broadcast %762 : f32 to vector<8xf32>
              %821 = arith.subf %c105, %799#0 : f32
              %822 = vector.broadcast %821 : f32 to vector<8xf32>
              %823 = math.fma %745#0, %820, %822 : vector<8xf32>
              %824 = wave.exp2 %823 : vector<8xf32>
              %825 = math.fma %745#1, %820, %822 : vector<8xf32>
              %826 = wave.exp2 %825 : vector<8xf32>
              %827 = arith.truncf %824 : vector<8xf32> to vector<8xf16>
              %828 = vector.bitcast %827 : vector<8xf16> to vector<4xi32>
              %829 = wave.swap_halves %828 : vector<4xi32>
              %830 = arith.select %3, %829, %828 : vector<4xi32>
              %831 = arith.select %3, %828, %829 : vector<4xi32>
              %832 = vector.shuffle %830, %831 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %833 = vector.bitcast %832 : vector<8xi32> to vector<16xf16>
              %834 = arith.truncf %826 : vector<8xf32> to vector<8xf16>
              %835 = vector.bitcast %834 : vector<8xf16> to vector<4xi32>
              %836 = wave.swap_halves %835 : vector<4xi32>
              %837 = arith.select %3, %836, %835 : vector<4xi32>
              %838 = arith.select %3, %835, %836 : vector<4xi32>
              %839 = vector.shuffle %837, %838 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %840 = vector.bitcast %839 : vector<8xi32> to vector<16xf16>
              %841 = arith.addf %824, %826 : vector<8xf32>
              %842 = vector.extract %841[0] : f32 from vector<8xf32>
              %843 = vector.extract %841[1] : f32 from vector<8xf32>
              %844 = vector.extract %841[2] : f32 from vector<8xf32>
              %845 = vector.extract %841[3] : f32 from vector<8xf32>
              %846 = vector.extract %841[4] : f32 from vector<8xf32>
              %847 = vector.extract %841[5] : f32 from vector<8xf32>
              %848 = vector.extract %841[6] : f32 from vector<8xf32>
              %849 = vector.extract %841[7] : f32 from vector<8xf32>
              %850 = arith.addf %842, %846 : f32
              %851 = arith.addf %843, %847 : f32
              %852 = arith.addf %844, %848 : f32
              %853 = arith.addf %845, %849 : f32
              %854 = arith.addf %850, %852 : f32
              %855 = arith.addf %851, %853 : f32
              %856 = arith.addf %854, %855 : f32
              %857 = arith.addf %799#1, %856 : f32
              %858 = wave.opaque %857 : f32
              %859 = wave.opaque %390 : i32
              %860 = arith.cmpi sgt, %859, %311 : i32
              %861:4 = scf.if %860 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %862 = arith.subi %333, %389 : i32
                %863 = arith.subi %862, %c69 : i32
                %864 = arith.minsi %863, %c68 : i32
                %865 = arith.maxsi %864, %c69 : i32
                %866 = arith.cmpi sgt, %865, %c69 : i32
                %867 = arith.select %866, %c107, %c69 : i32
                %868 = arith.ori %c69, %867 : i32
                %869 = arith.cmpi sgt, %865, %c66 : i32
                %870 = arith.select %869, %c107, %c69 : i32
                %871 = arith.ori %c69, %870 : i32
                %872 = arith.cmpi sgt, %865, %c108 : i32
                %873 = arith.select %872, %c109, %c69 : i32
                %874 = arith.ori %868, %873 : i32
                %875 = arith.cmpi sgt, %865, %c110 : i32
                %876 = arith.select %875, %c109, %c69 : i32
                %877 = arith.ori %871, %876 : i32
                %878 = arith.cmpi sgt, %865, %c111 : i32
                %879 = arith.select %878, %c107, %c69 : i32
                %880 = arith.ori %c69, %879 : i32
                %881 = arith.cmpi sgt, %865, %c112 : i32
                %882 = arith.select %881, %c107, %c69 : i32
                %883 = arith.ori %c69, %882 : i32
                %884 = arith.cmpi sgt, %865, %c113 : i32
                %885 = arith.select %884, %c109, %c69 : i32
                %886 = arith.ori %880, %885 : i32
                %887 = arith.cmpi sgt, %865, %c114 : i32
                %888 = arith.select %887, %c109, %c69 : i32
                %889 = arith.ori %883, %888 : i32
                %890 = arith.cmpi sgt, %865, %c115 : i32
                %891 = arith.select %890, %c107, %c69 : i32
                %892 = arith.ori %c69, %891 : i32
                %893 = arith.cmpi sgt, %865, %c116 : i32
                %894 = arith.select %893, %c107, %c69 : i32
                %895 = arith.ori %c69, %894 : i32
                %896 = arith.cmpi sgt, %865, %c117 : i32
                %897 = arith.select %896, %c109, %c69 : i32
                %898 = arith.ori %892, %897 : i32
                %899 = arith.cmpi sgt, %865, %c118 : i32
                %900 = arith.select %899, %c109, %c69 : i32
                %901 = arith.ori %895, %900 : i32
                %902 = arith.cmpi sgt, %865, %c119 : i32
                %903 = arith.select %902, %c107, %c69 : i32
                %904 = arith.ori %c69, %903 : i32
                %905 = arith.cmpi sgt, %865, %c120 : i32
                %906 = arith.select %905, %c107, %c69 : i32
                %907 = arith.ori %c69, %906 : i32
                %908 = arith.cmpi sgt, %865, %c50 : i32
                %909 = arith.select %908, %c109, %c69 : i32
                %910 = arith.ori %904, %909 : i32
                %911 = arith.cmpi sgt, %865, %c121 : i32
                %912 = arith.select %911, %c109, %c69 : i32
                %913 = arith.ori %907, %912 : i32
                %914 = vector.from_elements %874, %886, %898, %910 : vector<4xi32>
                %915 = vector.from_elements %877, %889, %901, %913 : vector<4xi32>
                %916 = arith.subi %862, %c68 : i32
                %917 = arith.minsi %916, %c68 : i32
                %918 = arith.maxsi %917, %c69 : i32
                %919 = arith.cmpi sgt, %918, %c69 : i32
                %920 = arith.select %919, %c107, %c69 : i32
                %921 = arith.ori %c69, %920 : i32
                %922 = arith.cmpi sgt, %918, %c66 : i32
                %923 = arith.select %922, %c107, %c69 : i32
                %924 = arith.ori %c69, %923 : i32
                %925 = arith.cmpi sgt, %918, %c108 : i32
                %926 = arith.select %925, %c109, %c69 : i32
                %927 = arith.ori %921, %926 : i32
                %928 = arith.cmpi sgt, %918, %c110 : i32
                %929 = arith.select %928, %c109, %c69 : i32
                %930 = arith.ori %924, %929 : i32
                %931 = arith.cmpi sgt, %918, %c111 : i32
                %932 = arith.select %931, %c107, %c69 : i32
                %933 = arith.ori %c69, %932 : i32
                %934 = arith.cmpi sgt, %918, %c112 : i32
                %935 = arith.select %934, %c107, %c69 : i32
                %936 = arith.ori %c69, %935 : i32
                %937 = arith.cmpi sgt, %918, %c113 : i32
                %938 = arith.select %937, %c109, %c69 : i32
                %939 = arith.ori %933, %938 : i32
                %940 = arith.cmpi sgt, %918, %c114 : i32
                %941 = arith.select %940, %c109, %c69 : i32
                %942 = arith.ori %936, %941 : i32
                %943 = arith.cmpi sgt, %918, %c115 : i32
                %944 = arith.select %943, %c107, %c69 : i32
                %945 = arith.ori %c69, %944 : i32
                %946 = arith.cmpi sgt, %918, %c116 : i32
                %947 = arith.select %946, %c107, %c69 : i32
                %948 = arith.ori %c69, %947 : i32
                %949 = arith.cmpi sgt, %918, %c117 : i32
                %950 = arith.select %949, %c109, %c69 : i32
                %951 = arith.ori %945, %950 : i32
                %952 = arith.cmpi sgt, %918, %c118 : i32
                %953 = arith.select %952, %c109, %c69 : i32
                %954 = arith.ori %948, %953 : i32
                %955 = arith.cmpi sgt, %918, %c119 : i32
                %956 = arith.select %955, %c107, %c69 : i32
                %957 = arith.ori %c69, %956 : i32
                %958 = arith.cmpi sgt, %918, %c120 : i32
                %959 = arith.select %958, %c107, %c69 : i32
                %960 = arith.ori %c69, %959 : i32
                %961 = arith.cmpi sgt, %918, %c50 : i32
                %962 = arith.select %961, %c109, %c69 : i32
                %963 = arith.ori %957, %962 : i32
                %964 = arith.cmpi sgt, %918, %c121 : i32
                %965 = arith.select %964, %c109, %c69 : i32
                %966 = arith.ori %960, %965 : i32
                %967 = vector.from_elements %927, %939, %951, %963 : vector<4xi32>
                %968 = vector.from_elements %930, %942, %954, %966 : vector<4xi32>
                scf.yield %914, %915, %967, %968 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %969 = wave.opaque %390 : i32
              %970 = arith.cmpi sgt, %969, %311 : i32
              %971:4 = scf.if %970 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %972 = arith.andi %715, %861#0 : vector<4xi32>
                %973 = arith.andi %717, %861#1 : vector<4xi32>
                %974 = arith.andi %719, %861#2 : vector<4xi32>
                %975 = arith.andi %721, %861#3 : vector<4xi32>
                scf.yield %972, %973, %974, %975 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %715, %717, %719, %721 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %976 = vector.shuffle %971#0, %971#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %977 = vector.bitcast %976 : vector<8xi32> to vector<16xf16>
              %978 = wave.mma %977, %833, %799#2 : vector<16xf16>, vector<8xf32>
              %979 = vector.shuffle %971#2, %971#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %980 = vector.bitcast %979 : vector<8xi32> to vector<16xf16>
              %981 = wave.mma %980, %840, %978 : vector<16xf16>, vector<8xf32>
              %982 = wave.opaque %981 : vector<8xf32>
              %983 = arith.addi %427, %c58 : index
              %984 = vector.load %kv[%983] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %985 = arith.addi %427, %c122 : index
              %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %987 = arith.addi %432, %c58 : index
              %988 = vector.load %kv[%987] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %989 = arith.addi %432, %c122 : index
              %990 = vector.load %kv[%989] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %991 = wave.opaque %390 : i32
              %992 = arith.cmpi sgt, %991, %311 : i32
              %993:4 = scf.if %992 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %994 = arith.andi %734, %861#0 : vector<4xi32>
                %995 = arith.andi %736, %861#1 : vector<4xi32>
                %996 = arith.andi %738, %861#2 : vector<4xi32>
                %997 = arith.andi %740, %861#3 : vector<4xi32>
                scf.yield %994, %995, %996, %997 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %734, %736, %738, %740 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %998 = vector.shuffle %993#0, %993#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %999 = vector.bitcast %998 : vector<8xi32> to vector<16xf16>
              %1000 = wave.mma %999, %833, %799#3 : vector<16xf16>, vector<8xf32>
              %1001 = vector.shuffle %993#2, %993#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1002 = vector.bitcast %1001 : vector<8xi32> to vector<16xf16>
              %1003 = wave.mma %1002, %840, %1000 : vector<16xf16>, vector<8xf32>
              %1004 = wave.opaque %1003 : vector<8xf32>
              %1005 = arith.addi %427, %c123 : index
              %1006 = vector.load %kv[%1005] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1007 = arith.addi %427, %c124 : index
              %1008 = vector.load %kv[%1007] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1009 = arith.addi %432, %c123 : index
              %1010 = vector.load %kv[%1009] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1011 = arith.addi %432, %c124 : index
              %1012 = vector.load %kv[%1011] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1013 = wave.opaque %390 : i32
              %1014 = arith.cmpi sgt, %1013, %311 : i32
              %1015:4 = scf.if %1014 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1016 = arith.andi %984, %861#0 : vector<4xi32>
                %1017 = arith.andi %986, %861#1 : vector<4xi32>
                %1018 = arith.andi %988, %861#2 : vector<4xi32>
                %1019 = arith.andi %990, %861#3 : vector<4xi32>
                scf.yield %1016, %1017, %1018, %1019 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %984, %986, %988, %990 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1020 = vector.shuffle %1015#0, %1015#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1021 = vector.bitcast %1020 : vector<8xi32> to vector<16xf16>
              %1022 = wave.mma %1021, %833, %799#4 : vector<16xf16>, vector<8xf32>
              %1023 = vector.shuffle %1015#2, %1015#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1024 = vector.bitcast %1023 : vector<8xi32> to vector<16xf16>
              %1025 = wave.mma %1024, %840, %1022 : vector<16xf16>, vector<8xf32>
              %1026 = wave.opaque %1025 : vector<8xf32>
              %1027 = arith.addi %427, %c59 : index
              %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1029 = arith.addi %427, %c125 : index
              %1030 = vector.load %kv[%1029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1031 = arith.addi %432, %c59 : index
              %1032 = vector.load %kv[%1031] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1033 = arith.addi %432, %c125 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1035 = wave.opaque %390 : i32
              %1036 = arith.cmpi sgt, %1035, %311 : i32
              %1037:4 = scf.if %1036 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1038 = arith.andi %1006, %861#0 : vector<4xi32>
                %1039 = arith.andi %1008, %861#1 : vector<4xi32>
                %1040 = arith.andi %1010, %861#2 : vector<4xi32>
                %1041 = arith.andi %1012, %861#3 : vector<4xi32>
                scf.yield %1038, %1039, %1040, %1041 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1006, %1008, %1010, %1012 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1042 = vector.shuffle %1037#0, %1037#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1043 = vector.bitcast %1042 : vector<8xi32> to vector<16xf16>
              %1044 = wave.mma %1043, %833, %799#5 : vector<16xf16>, vector<8xf32>
              %1045 = vector.shuffle %1037#2, %1037#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1046 = vector.bitcast %1045 : vector<8xi32> to vector<16xf16>
              %1047 = wave.mma %1046, %840, %1044 : vector<16xf16>, vector<8xf32>
              %1048 = wave.opaque %1047 : vector<8xf32>
              %1049 = arith.addi %427, %c126 : index
              %1050 = vector.load %kv[%1049] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1051 = arith.addi %427, %c127 : index
              %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1053 = arith.addi %432, %c126 : index
              %1054 = vector.load %kv[%1053] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1055 = arith.addi %432, %c127 : index
              %1056 = vector.load %kv[%1055] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1057 = wave.opaque %390 : i32
              %1058 = arith.cmpi sgt, %1057, %311 : i32
              %1059:4 = scf.if %1058 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1060 = arith.andi %1028, %861#0 : vector<4xi32>
                %1061 = arith.andi %1030, %861#1 : vector<4xi32>
                %1062 = arith.andi %1032, %861#2 : vector<4xi32>
                %1063 = arith.andi %1034, %861#3 : vector<4xi32>
                scf.yield %1060, %1061, %1062, %1063 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1028, %1030, %1032, %1034 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1064 = vector.shuffle %1059#0, %1059#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1065 = vector.bitcast %1064 : vector<8xi32> to vector<16xf16>
              %1066 = wave.mma %1065, %833, %799#6 : vector<16xf16>, vector<8xf32>
              %1067 = vector.shuffle %1059#2, %1059#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1068 = vector.bitcast %1067 : vector<8xi32> to vector<16xf16>
              %1069 = wave.mma %1068, %840, %1066 : vector<16xf16>, vector<8xf32>
              %1070 = wave.opaque %1069 : vector<8xf32>
              %1071 = arith.addi %427, %c60 : index
              %1072 = vector.load %kv[%1071] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1073 = arith.addi %427, %c128 : index
              %1074 = vector.load %kv[%1073] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1075 = arith.addi %432, %c60 : index
              %1076 = vector.load %kv[%1075] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1077 = arith.addi %432, %c128 : index
              %1078 = vector.load %kv[%1077] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1079 = wave.opaque %390 : i32
              %1080 = arith.cmpi sgt, %1079, %311 : i32
              %1081:4 = scf.if %1080 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1082 = arith.andi %1050, %861#0 : vector<4xi32>
                %1083 = arith.andi %1052, %861#1 : vector<4xi32>
                %1084 = arith.andi %1054, %861#2 : vector<4xi32>
                %1085 = arith.andi %1056, %861#3 : vector<4xi32>
                scf.yield %1082, %1083, %1084, %1085 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1050, %1052, %1054, %1056 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1086 = vector.shuffle %1081#0, %1081#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1087 = vector.bitcast %1086 : vector<8xi32> to vector<16xf16>
              %1088 = wave.mma %1087, %833, %799#7 : vector<16xf16>, vector<8xf32>
              %1089 = vector.shuffle %1081#2, %1081#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1090 = vector.bitcast %1089 : vector<8xi32> to vector<16xf16>
              %1091 = wave.mma %1090, %840, %1088 : vector<16xf16>, vector<8xf32>
              %1092 = wave.opaque %1091 : vector<8xf32>
              %1093 = arith.addi %427, %c129 : index
              %1094 = vector.load %kv[%1093] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1095 = arith.addi %427, %c130 : index
              %1096 = vector.load %kv[%1095] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1097 = arith.addi %432, %c129 : index
              %1098 = vector.load %kv[%1097] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1099 = arith.addi %432, %c130 : index
              %1100 = vector.load %kv[%1099] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1101 = wave.opaque %390 : i32
              %1102 = arith.cmpi sgt, %1101, %311 : i32
              %1103:4 = scf.if %1102 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1104 = arith.andi %1072, %861#0 : vector<4xi32>
                %1105 = arith.andi %1074, %861#1 : vector<4xi32>
                %1106 = arith.andi %1076, %861#2 : vector<4xi32>
                %1107 = arith.andi %1078, %861#3 : vector<4xi32>
                scf.yield %1104, %1105, %1106, %1107 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1072, %1074, %1076, %1078 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1108 = vector.shuffle %1103#0, %1103#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1109 = vector.bitcast %1108 : vector<8xi32> to vector<16xf16>
              %1110 = wave.mma %1109, %833, %799#8 : vector<16xf16>, vector<8xf32>
              %1111 = vector.shuffle %1103#2, %1103#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1112 = vector.bitcast %1111 : vector<8xi32> to vector<16xf16>
              %1113 = wave.mma %1112, %840, %1110 : vector<16xf16>, vector<8xf32>
              %1114 = wave.opaque %1113 : vector<8xf32>
              %1115 = arith.addi %427, %c61 : index
              %1116 = vector.load %kv[%1115] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1117 = arith.addi %427, %c131 : index
              %1118 = vector.load %kv[%1117] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1119 = arith.addi %432, %c61 : index
              %1120 = vector.load %kv[%1119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1121 = arith.addi %432, %c131 : index
              %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1123 = wave.opaque %390 : i32
              %1124 = arith.cmpi sgt, %1123, %311 : i32
              %1125:4 = scf.if %1124 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1126 = arith.andi %1094, %861#0 : vector<4xi32>
                %1127 = arith.andi %1096, %861#1 : vector<4xi32>
                %1128 = arith.andi %1098, %861#2 : vector<4xi32>
                %1129 = arith.andi %1100, %861#3 : vector<4xi32>
                scf.yield %1126, %1127, %1128, %1129 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1094, %1096, %1098, %1100 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1130 = vector.shuffle %1125#0, %1125#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
              %1132 = wave.mma %1131, %833, %799#9 : vector<16xf16>, vector<8xf32>
              %1133 = vector.shuffle %1125#2, %1125#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1134 = vector.bitcast %1133 : vector<8xi32> to vector<16xf16>
              %1135 = wave.mma %1134, %840, %1132 : vector<16xf16>, vector<8xf32>
              %1136 = wave.opaque %1135 : vector<8xf32>
              %1137 = arith.addi %427, %c132 : index
              %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1139 = arith.addi %427, %c133 : index
              %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1141 = arith.addi %432, %c132 : index
              %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1143 = arith.addi %432, %c133 : index
              %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1145 = wave.opaque %390 : i32
              %1146 = arith.cmpi sgt, %1145, %311 : i32
              %1147:4 = scf.if %1146 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1148 = arith.andi %1116, %861#0 : vector<4xi32>
                %1149 = arith.andi %1118, %861#1 : vector<4xi32>
                %1150 = arith.andi %1120, %861#2 : vector<4xi32>
                %1151 = arith.andi %1122, %861#3 : vector<4xi32>
                scf.yield %1148, %1149, %1150, %1151 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1116, %1118, %1120, %1122 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1152 = vector.shuffle %1147#0, %1147#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1153 = vector.bitcast %1152 : vector<8xi32> to vector<16xf16>
              %1154 = wave.mma %1153, %833, %799#10 : vector<16xf16>, vector<8xf32>
              %1155 = vector.shuffle %1147#2, %1147#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1156 = vector.bitcast %1155 : vector<8xi32> to vector<16xf16>
              %1157 = wave.mma %1156, %840, %1154 : vector<16xf16>, vector<8xf32>
              %1158 = wave.opaque %1157 : vector<8xf32>
              %1159 = arith.addi %427, %c62 : index
              %1160 = vector.load %kv[%1159] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1161 = arith.addi %427, %c134 : index
              %1162 = vector.load %kv[%1161] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1163 = arith.addi %432, %c62 : index
              %1164 = vector.load %kv[%1163] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1165 = arith.addi %432, %c134 : index
              %1166 = vector.load %kv[%1165] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1167 = wave.opaque %390 : i32
              %1168 = arith.cmpi sgt, %1167, %311 : i32
              %1169:4 = scf.if %1168 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1170 = arith.andi %1138, %861#0 : vector<4xi32>
                %1171 = arith.andi %1140, %861#1 : vector<4xi32>
                %1172 = arith.andi %1142, %861#2 : vector<4xi32>
                %1173 = arith.andi %1144, %861#3 : vector<4xi32>
                scf.yield %1170, %1171, %1172, %1173 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1138, %1140, %1142, %1144 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1174 = vector.shuffle %1169#0, %1169#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1175 = vector.bitcast %1174 : vector<8xi32> to vector<16xf16>
              %1176 = wave.mma %1175, %833, %799#11 : vector<16xf16>, vector<8xf32>
              %1177 = vector.shuffle %1169#2, %1169#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1178 = vector.bitcast %1177 : vector<8xi32> to vector<16xf16>
              %1179 = wave.mma %1178, %840, %1176 : vector<16xf16>, vector<8xf32>
              %1180 = wave.opaque %1179 : vector<8xf32>
              %1181 = arith.addi %427, %c135 : index
              %1182 = vector.load %kv[%1181] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1183 = arith.addi %427, %c136 : index
              %1184 = vector.load %kv[%1183] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1185 = arith.addi %432, %c135 : index
              %1186 = vector.load %kv[%1185] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1187 = arith.addi %432, %c136 : index
              %1188 = vector.load %kv[%1187] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1189 = wave.opaque %390 : i32
              %1190 = arith.cmpi sgt, %1189, %311 : i32
              %1191:4 = scf.if %1190 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1192 = arith.andi %1160, %861#0 : vector<4xi32>
                %1193 = arith.andi %1162, %861#1 : vector<4xi32>
                %1194 = arith.andi %1164, %861#2 : vector<4xi32>
                %1195 = arith.andi %1166, %861#3 : vector<4xi32>
                scf.yield %1192, %1193, %1194, %1195 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1160, %1162, %1164, %1166 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1196 = vector.shuffle %1191#0, %1191#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1197 = vector.bitcast %1196 : vector<8xi32> to vector<16xf16>
              %1198 = wave.mma %1197, %833, %799#12 : vector<16xf16>, vector<8xf32>
              %1199 = vector.shuffle %1191#2, %1191#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1200 = vector.bitcast %1199 : vector<8xi32> to vector<16xf16>
              %1201 = wave.mma %1200, %840, %1198 : vector<16xf16>, vector<8xf32>
              %1202 = wave.opaque %1201 : vector<8xf32>
              %1203 = arith.addi %427, %c63 : index
              %1204 = vector.load %kv[%1203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1205 = arith.addi %427, %c137 : index
              %1206 = vector.load %kv[%1205] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1207 = arith.addi %432, %c63 : index
              %1208 = vector.load %kv[%1207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1209 = arith.addi %432, %c137 : index
              %1210 = vector.load %kv[%1209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1211 = wave.opaque %390 : i32
              %1212 = arith.cmpi sgt, %1211, %311 : i32
              %1213:4 = scf.if %1212 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1214 = arith.andi %1182, %861#0 : vector<4xi32>
                %1215 = arith.andi %1184, %861#1 : vector<4xi32>
                %1216 = arith.andi %1186, %861#2 : vector<4xi32>
                %1217 = arith.andi %1188, %861#3 : vector<4xi32>
                scf.yield %1214, %1215, %1216, %1217 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1182, %1184, %1186, %1188 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1218 = vector.shuffle %1213#0, %1213#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1219 = vector.bitcast %1218 : vector<8xi32> to vector<16xf16>
              %1220 = wave.mma %1219, %833, %799#13 : vector<16xf16>, vector<8xf32>
              %1221 = vector.shuffle %1213#2, %1213#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1222 = vector.bitcast %1221 : vector<8xi32> to vector<16xf16>
              %1223 = wave.mma %1222, %840, %1220 : vector<16xf16>, vector<8xf32>
              %1224 = wave.opaque %1223 : vector<8xf32>
              %1225 = arith.addi %427, %c138 : index
              %1226 = vector.load %kv[%1225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1227 = arith.addi %427, %c139 : index
              %1228 = vector.load %kv[%1227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1229 = arith.addi %432, %c138 : index
              %1230 = vector.load %kv[%1229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1231 = arith.addi %432, %c139 : index
              %1232 = vector.load %kv[%1231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1233 = wave.opaque %390 : i32
              %1234 = arith.cmpi sgt, %1233, %311 : i32
              %1235:4 = scf.if %1234 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1236 = arith.andi %1204, %861#0 : vector<4xi32>
                %1237 = arith.andi %1206, %861#1 : vector<4xi32>
                %1238 = arith.andi %1208, %861#2 : vector<4xi32>
                %1239 = arith.andi %1210, %861#3 : vector<4xi32>
                scf.yield %1236, %1237, %1238, %1239 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1204, %1206, %1208, %1210 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1240 = vector.shuffle %1235#0, %1235#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1241 = vector.bitcast %1240 : vector<8xi32> to vector<16xf16>
              %1242 = wave.mma %1241, %833, %799#14 : vector<16xf16>, vector<8xf32>
              %1243 = vector.shuffle %1235#2, %1235#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1244 = vector.bitcast %1243 : vector<8xi32> to vector<16xf16>
              %1245 = wave.mma %1244, %840, %1242 : vector<16xf16>, vector<8xf32>
              %1246 = wave.opaque %1245 : vector<8xf32>
              %1247 = arith.addi %427, %c64 : index
              %1248 = vector.load %kv[%1247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1249 = arith.addi %427, %c140 : index
              %1250 = vector.load %kv[%1249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1251 = arith.addi %432, %c64 : index
              %1252 = vector.load %kv[%1251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1253 = arith.addi %432, %c140 : index
              %1254 = vector.load %kv[%1253] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1255 = wave.opaque %390 : i32
              %1256 = arith.cmpi sgt, %1255, %311 : i32
              %1257:4 = scf.if %1256 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1258 = arith.andi %1226, %861#0 : vector<4xi32>
                %1259 = arith.andi %1228, %861#1 : vector<4xi32>
                %1260 = arith.andi %1230, %861#2 : vector<4xi32>
                %1261 = arith.andi %1232, %861#3 : vector<4xi32>
                scf.yield %1258, %1259, %1260, %1261 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1226, %1228, %1230, %1232 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1262 = vector.shuffle %1257#0, %1257#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1263 = vector.bitcast %1262 : vector<8xi32> to vector<16xf16>
              %1264 = wave.mma %1263, %833, %799#15 : vector<16xf16>, vector<8xf32>
              %1265 = vector.shuffle %1257#2, %1257#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1266 = vector.bitcast %1265 : vector<8xi32> to vector<16xf16>
              %1267 = wave.mma %1266, %840, %1264 : vector<16xf16>, vector<8xf32>
              %1268 = wave.opaque %1267 : vector<8xf32>
              %1269 = arith.addi %427, %c141 : index
              %1270 = vector.load %kv[%1269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1271 = arith.addi %427, %c142 : index
              %1272 = vector.load %kv[%1271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1273 = arith.addi %432, %c141 : index
              %1274 = vector.load %kv[%1273] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1275 = arith.addi %432, %c142 : index
              %1276 = vector.load %kv[%1275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1277 = wave.opaque %390 : i32
              %1278 = arith.cmpi sgt, %1277, %311 : i32
              %1279:4 = scf.if %1278 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1280 = arith.andi %1248, %861#0 : vector<4xi32>
                %1281 = arith.andi %1250, %861#1 : vector<4xi32>
                %1282 = arith.andi %1252, %861#2 : vector<4xi32>
                %1283 = arith.andi %1254, %861#3 : vector<4xi32>
                scf.yield %1280, %1281, %1282, %1283 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1248, %1250, %1252, %1254 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1284 = vector.shuffle %1279#0, %1279#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1285 = vector.bitcast %1284 : vector<8xi32> to vector<16xf16>
              %1286 = wave.mma %1285, %833, %799#16 : vector<16xf16>, vector<8xf32>
              %1287 = vector.shuffle %1279#2, %1279#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1288 = vector.bitcast %1287 : vector<8xi32> to vector<16xf16>
              %1289 = wave.mma %1288, %840, %1286 : vector<16xf16>, vector<8xf32>
              %1290 = wave.opaque %1289 : vector<8xf32>
              wave.pin
              %1291 = wave.opaque %390 : i32
              %1292 = arith.cmpi sgt, %1291, %311 : i32
              %1293:4 = scf.if %1292 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1294 = arith.andi %1270, %861#0 : vector<4xi32>
                %1295 = arith.andi %1272, %861#1 : vector<4xi32>
                %1296 = arith.andi %1274, %861#2 : vector<4xi32>
                %1297 = arith.andi %1276, %861#3 : vector<4xi32>
                scf.yield %1294, %1295, %1296, %1297 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1270, %1272, %1274, %1276 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1298 = vector.shuffle %1293#0, %1293#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1299 = vector.bitcast %1298 : vector<8xi32> to vector<16xf16>
              %1300 = wave.mma %1299, %833, %799#17 : vector<16xf16>, vector<8xf32>
              %1301 = vector.shuffle %1293#2, %1293#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1302 = vector.bitcast %1301 : vector<8xi32> to vector<16xf16>
              %1303 = wave.mma %1302, %840, %1300 : vector<16xf16>, vector<8xf32>
              %1304 = wave.opaque %1303 : vector<8xf32>
              wave.pin
              %1305 = wave.opaque %390 : i32
              %1306 = arith.cmpi slt, %1305, %333 : i32
              %1307:4 = scf.if %1306 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1308 = arith.addi %416, %35 : index
                %1309 = arith.addi %1308, %c9 : index
                %1310 = vector.load %kv[%1309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1311 = arith.addi %1308, %c23 : index
                %1312 = vector.load %kv[%1311] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1313 = arith.addi %424, %35 : index
                %1314 = arith.addi %1313, %c9 : index
                %1315 = vector.load %kv[%1314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1316 = arith.addi %1313, %c23 : index
                %1317 = vector.load %kv[%1316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1310, %1312, %1315, %1317 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1293#0, %1293#1, %1293#2, %1293#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1307#0, %1307#1, %1307#2, %1307#3, %799#0, %858, %982, %1004, %1026, %1048, %1070, %1092, %1114, %1136, %1158, %1180, %1202, %1224, %1246, %1268, %1290, %1304 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1318 = wave.opaque %c9 : index
            %1319 = arith.addi %0, %1318 : index
            %1320 = arith.cmpi eq, %331, %328 : i32
            %1321 = wave.swap_halves %387#5 : f32
            %1322 = arith.addf %387#5, %1321 : f32
            %1323 = arith.addi %1319, %c9 : index
            %1324:2 = scf.if %1320 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1325 = arith.addi %1323, %c9 : index
              %1326 = memref.load %8[%1325] : memref<?xf32>
              %1327 = arith.addi %1323, %c19 : index
              %1328 = memref.load %8[%1327] : memref<?xf32>
              scf.yield %1326, %1328 : f32, f32
            }
            %1329 = arith.maxnumf %1324#0, %387#4 fastmath<nnan> : f32
            %1330 = arith.subf %1324#0, %1329 : f32
            %1331 = wave.exp2 %1330 : f32
            %1332 = arith.subf %387#4, %1329 : f32
            %1333 = wave.exp2 %1332 : f32
            %1334 = arith.mulf %1324#1, %1331 : f32
            %1335 = math.fma %1322, %1333, %1334 : f32
            memref.store %1329, %8[%1323] : memref<?xf32>
            %1336 = arith.addi %1323, %c19 : index
            memref.store %1335, %8[%1336] : memref<?xf32>
            %1337 = vector.broadcast %1331 : f32 to vector<8xf32>
            %1338 = vector.broadcast %1333 : f32 to vector<8xf32>
            scf.if %1320 {
              %1339 = arith.muli %1319, %c12 : index
              %1340 = arith.addi %c9, %1339 : index
              %1341 = arith.addi %1340, %c9 : index
              %1342 = arith.addi %1341, %c9 : index
              %1343 = vector.shuffle %387#6, %387#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %5[%1342] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %387#6, %387#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1345 = arith.addi %1342, %c31 : index
              vector.store %1344, %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1346 = arith.addi %1341, %c16 : index
              %1347 = vector.shuffle %387#7, %387#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1347, %5[%1346] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1348 = vector.shuffle %387#7, %387#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1349 = arith.addi %1346, %c31 : index
              vector.store %1348, %5[%1349] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1350 = arith.addi %1341, %c51 : index
              %1351 = vector.shuffle %387#8, %387#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1351, %5[%1350] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1352 = vector.shuffle %387#8, %387#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1353 = arith.addi %1350, %c31 : index
              vector.store %1352, %5[%1353] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1354 = arith.addi %1341, %c52 : index
              %1355 = vector.shuffle %387#9, %387#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1355, %5[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1356 = vector.shuffle %387#9, %387#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1357 = arith.addi %1354, %c31 : index
              vector.store %1356, %5[%1357] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1358 = arith.addi %1341, %c53 : index
              %1359 = vector.shuffle %387#10, %387#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1359, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = vector.shuffle %387#10, %387#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1361 = arith.addi %1358, %c31 : index
              vector.store %1360, %5[%1361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = arith.addi %1341, %c54 : index
              %1363 = vector.shuffle %387#11, %387#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1363, %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1364 = vector.shuffle %387#11, %387#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1365 = arith.addi %1362, %c31 : index
              vector.store %1364, %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1366 = arith.addi %1341, %c55 : index
              %1367 = vector.shuffle %387#12, %387#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1367, %5[%1366] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1368 = vector.shuffle %387#12, %387#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1369 = arith.addi %1366, %c31 : index
              vector.store %1368, %5[%1369] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1370 = arith.addi %1341, %c56 : index
              %1371 = vector.shuffle %387#13, %387#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1371, %5[%1370] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1372 = vector.shuffle %387#13, %387#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1373 = arith.addi %1370, %c31 : index
              vector.store %1372, %5[%1373] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1374 = arith.addi %1341, %c57 : index
              %1375 = vector.shuffle %387#14, %387#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1375, %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1376 = vector.shuffle %387#14, %387#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1377 = arith.addi %1374, %c31 : index
              vector.store %1376, %5[%1377] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1378 = arith.addi %1341, %c58 : index
              %1379 = vector.shuffle %387#15, %387#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1379, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = vector.shuffle %387#15, %387#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1381 = arith.addi %1378, %c31 : index
              vector.store %1380, %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1382 = arith.addi %1341, %c59 : index
              %1383 = vector.shuffle %387#16, %387#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1383, %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = vector.shuffle %387#16, %387#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1385 = arith.addi %1382, %c31 : index
              vector.store %1384, %5[%1385] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = arith.addi %1341, %c60 : index
              %1387 = vector.shuffle %387#17, %387#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1387, %5[%1386] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1388 = vector.shuffle %387#17, %387#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1389 = arith.addi %1386, %c31 : index
              vector.store %1388, %5[%1389] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1390 = arith.addi %1341, %c61 : index
              %1391 = vector.shuffle %387#18, %387#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1391, %5[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1392 = vector.shuffle %387#18, %387#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1393 = arith.addi %1390, %c31 : index
              vector.store %1392, %5[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1394 = arith.addi %1341, %c62 : index
              %1395 = vector.shuffle %387#19, %387#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1395, %5[%1394] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1396 = vector.shuffle %387#19, %387#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1397 = arith.addi %1394, %c31 : index
              vector.store %1396, %5[%1397] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1398 = arith.addi %1341, %c63 : index
              %1399 = vector.shuffle %387#20, %387#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1399, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1400 = vector.shuffle %387#20, %387#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1401 = arith.addi %1398, %c31 : index
              vector.store %1400, %5[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1402 = arith.addi %1341, %c64 : index
              %1403 = vector.shuffle %387#21, %387#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1403, %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %387#21, %387#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1405 = arith.addi %1402, %c31 : index
              vector.store %1404, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1406 = arith.muli %1319, %c12 : index
              %1407 = arith.addi %c9, %1406 : index
              %1408 = arith.addi %1407, %c9 : index
              %1409 = arith.addi %1408, %c9 : index
              %1410 = vector.load %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = arith.addi %1409, %c31 : index
              %1412 = vector.load %5[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %1410, %1412 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1414 = arith.mulf %1413, %1337 : vector<8xf32>
              %1415 = math.fma %387#6, %1338, %1414 : vector<8xf32>
              %1416 = vector.shuffle %1415, %1415 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1416, %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1417 = vector.shuffle %1415, %1415 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1417, %5[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1418 = arith.addi %1408, %c16 : index
              %1419 = vector.load %5[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1420 = arith.addi %1418, %c31 : index
              %1421 = vector.load %5[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = vector.shuffle %1419, %1421 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1423 = arith.mulf %1422, %1337 : vector<8xf32>
              %1424 = math.fma %387#7, %1338, %1423 : vector<8xf32>
              %1425 = vector.shuffle %1424, %1424 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1425, %5[%1418] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1426 = vector.shuffle %1424, %1424 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1426, %5[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.addi %1408, %c51 : index
              %1428 = vector.load %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1429 = arith.addi %1427, %c31 : index
              %1430 = vector.load %5[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1431 = vector.shuffle %1428, %1430 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1432 = arith.mulf %1431, %1337 : vector<8xf32>
              %1433 = math.fma %387#8, %1338, %1432 : vector<8xf32>
              %1434 = vector.shuffle %1433, %1433 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1434, %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1435 = vector.shuffle %1433, %1433 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1435, %5[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1436 = arith.addi %1408, %c52 : index
              %1437 = vector.load %5[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1438 = arith.addi %1436, %c31 : index
              %1439 = vector.load %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = vector.shuffle %1437, %1439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1441 = arith.mulf %1440, %1337 : vector<8xf32>
              %1442 = math.fma %387#9, %1338, %1441 : vector<8xf32>
              %1443 = vector.shuffle %1442, %1442 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1443, %5[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1444 = vector.shuffle %1442, %1442 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1444, %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = arith.addi %1408, %c53 : index
              %1446 = vector.load %5[%1445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1447 = arith.addi %1445, %c31 : index
              %1448 = vector.load %5[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1449 = vector.shuffle %1446, %1448 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1450 = arith.mulf %1449, %1337 : vector<8xf32>
              %1451 = math.fma %387#10, %1338, %1450 : vector<8xf32>
              %1452 = vector.shuffle %1451, %1451 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1452, %5[%1445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1453 = vector.shuffle %1451, %1451 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1453, %5[%1447] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1454 = arith.addi %1408, %c54 : index
              %1455 = vector.load %5[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = arith.addi %1454, %c31 : index
              %1457 = vector.load %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1458 = vector.shuffle %1455, %1457 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1459 = arith.mulf %1458, %1337 : vector<8xf32>
              %1460 = math.fma %387#11, %1338, %1459 : vector<8xf32>
              %1461 = vector.shuffle %1460, %1460 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1461, %5[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = vector.shuffle %1460, %1460 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1462, %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1463 = arith.addi %1408, %c55 : index
              %1464 = vector.load %5[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1465 = arith.addi %1463, %c31 : index
              %1466 = vector.load %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1467 = vector.shuffle %1464, %1466 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1468 = arith.mulf %1467, %1337 : vector<8xf32>
              %1469 = math.fma %387#12, %1338, %1468 : vector<8xf32>
              %1470 = vector.shuffle %1469, %1469 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1470, %5[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1471 = vector.shuffle %1469, %1469 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1471, %5[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1472 = arith.addi %1408, %c56 : index
              %1473 = vector.load %5[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1474 = arith.addi %1472, %c31 : index
              %1475 = vector.load %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1476 = vector.shuffle %1473, %1475 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1477 = arith.mulf %1476, %1337 : vector<8xf32>
              %1478 = math.fma %387#13, %1338, %1477 : vector<8xf32>
              %1479 = vector.shuffle %1478, %1478 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1479, %5[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1480 = vector.shuffle %1478, %1478 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1480, %5[%1474] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1481 = arith.addi %1408, %c57 : index
              %1482 = vector.load %5[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1483 = arith.addi %1481, %c31 : index
              %1484 = vector.load %5[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1485 = vector.shuffle %1482, %1484 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1486 = arith.mulf %1485, %1337 : vector<8xf32>
              %1487 = math.fma %387#14, %1338, %1486 : vector<8xf32>
              %1488 = vector.shuffle %1487, %1487 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1488, %5[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1489 = vector.shuffle %1487, %1487 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1489, %5[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1490 = arith.addi %1408, %c58 : index
              %1491 = vector.load %5[%1490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1492 = arith.addi %1490, %c31 : index
              %1493 = vector.load %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1494 = vector.shuffle %1491, %1493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1495 = arith.mulf %1494, %1337 : vector<8xf32>
              %1496 = math.fma %387#15, %1338, %1495 : vector<8xf32>
              %1497 = vector.shuffle %1496, %1496 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1497, %5[%1490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1498 = vector.shuffle %1496, %1496 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1498, %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1499 = arith.addi %1408, %c59 : index
              %1500 = vector.load %5[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1501 = arith.addi %1499, %c31 : index
              %1502 = vector.load %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1503 = vector.shuffle %1500, %1502 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1504 = arith.mulf %1503, %1337 : vector<8xf32>
              %1505 = math.fma %387#16, %1338, %1504 : vector<8xf32>
              %1506 = vector.shuffle %1505, %1505 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1506, %5[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1507 = vector.shuffle %1505, %1505 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1507, %5[%1501] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1508 = arith.addi %1408, %c60 : index
              %1509 = vector.load %5[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1510 = arith.addi %1508, %c31 : index
              %1511 = vector.load %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = vector.shuffle %1509, %1511 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1513 = arith.mulf %1512, %1337 : vector<8xf32>
              %1514 = math.fma %387#17, %1338, %1513 : vector<8xf32>
              %1515 = vector.shuffle %1514, %1514 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1515, %5[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1516 = vector.shuffle %1514, %1514 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1516, %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1517 = arith.addi %1408, %c61 : index
              %1518 = vector.load %5[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = arith.addi %1517, %c31 : index
              %1520 = vector.load %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1521 = vector.shuffle %1518, %1520 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1522 = arith.mulf %1521, %1337 : vector<8xf32>
              %1523 = math.fma %387#18, %1338, %1522 : vector<8xf32>
              %1524 = vector.shuffle %1523, %1523 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1524, %5[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1525 = vector.shuffle %1523, %1523 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1525, %5[%1519] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1526 = arith.addi %1408, %c62 : index
              %1527 = vector.load %5[%1526] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1528 = arith.addi %1526, %c31 : index
              %1529 = vector.load %5[%1528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1530 = vector.shuffle %1527, %1529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1531 = arith.mulf %1530, %1337 : vector<8xf32>
              %1532 = math.fma %387#19, %1338, %1531 : vector<8xf32>
              %1533 = vector.shuffle %1532, %1532 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1533, %5[%1526] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1534 = vector.shuffle %1532, %1532 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1534, %5[%1528] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1535 = arith.addi %1408, %c63 : index
              %1536 = vector.load %5[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1537 = arith.addi %1535, %c31 : index
              %1538 = vector.load %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1539 = vector.shuffle %1536, %1538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1540 = arith.mulf %1539, %1337 : vector<8xf32>
              %1541 = math.fma %387#20, %1338, %1540 : vector<8xf32>
              %1542 = vector.shuffle %1541, %1541 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1542, %5[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1543 = vector.shuffle %1541, %1541 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1543, %5[%1537] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1544 = arith.addi %1408, %c64 : index
              %1545 = vector.load %5[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1546 = arith.addi %1544, %c31 : index
              %1547 = vector.load %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1548 = vector.shuffle %1545, %1547 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1549 = arith.mulf %1548, %1337 : vector<8xf32>
              %1550 = math.fma %387#21, %1338, %1549 : vector<8xf32>
              %1551 = vector.shuffle %1550, %1550 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1551, %5[%1544] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1552 = vector.shuffle %1550, %1550 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1552, %5[%1546] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1553 = arith.cmpi sgt, %320, %c71 : i32
          scf.if %1553 {
            %1554 = arith.cmpi eq, %328, %325 : i32
            %1555 = wave.opaque %c9 : index
            %1556 = arith.addi %0, %1555 : index
            %1557 = arith.addi %1556, %c9 : index
            %1558 = arith.addi %1557, %c9 : index
            %1559 = memref.load %8[%1558] : memref<?xf32>
            %1560 = arith.addi %1557, %c19 : index
            %1561 = memref.load %8[%1560] : memref<?xf32>
            %1562 = arith.addi %1556, %c23 : index
            %1563:2 = scf.if %1554 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1564 = arith.addi %1562, %c9 : index
              %1565 = memref.load %8[%1564] : memref<?xf32>
              %1566 = arith.addi %1562, %c19 : index
              %1567 = memref.load %8[%1566] : memref<?xf32>
              scf.yield %1565, %1567 : f32, f32
            }
            %1568 = arith.maxnumf %1563#0, %1559 fastmath<nnan> : f32
            %1569 = arith.subf %1563#0, %1568 : f32
            %1570 = wave.exp2 %1569 : f32
            %1571 = arith.subf %1559, %1568 : f32
            %1572 = wave.exp2 %1571 : f32
            %1573 = arith.mulf %1563#1, %1570 : f32
            %1574 = math.fma %1561, %1572, %1573 : f32
            memref.store %1568, %8[%1562] : memref<?xf32>
            %1575 = arith.addi %1562, %c19 : index
            memref.store %1574, %8[%1575] : memref<?xf32>
            %1576 = vector.broadcast %1570 : f32 to vector<8xf32>
            %1577 = vector.broadcast %1572 : f32 to vector<8xf32>
            scf.for %1578 = %c9 to %c3 step %c4 {
              %1579 = arith.muli %1556, %c12 : index
              %1580 = arith.addi %c9, %1579 : index
              %1581 = arith.addi %1580, %c9 : index
              %1582 = arith.muli %1578, %c16 : index
              %1583 = arith.addi %1581, %1582 : index
              %1584 = vector.load %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = arith.addi %1583, %c31 : index
              %1586 = vector.load %5[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1587 = vector.shuffle %1584, %1586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1554 {
                %1588 = arith.addi %16, %1579 : index
                %1589 = arith.addi %1588, %c9 : index
                %1590 = arith.addi %1589, %1582 : index
                %1591 = vector.shuffle %1587, %1587 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1591, %partial[%1590] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1592 = vector.shuffle %1587, %1587 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1593 = arith.addi %1590, %c31 : index
                vector.store %1592, %partial[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1594 = arith.addi %16, %1579 : index
                %1595 = arith.addi %1594, %c9 : index
                %1596 = arith.addi %1595, %1582 : index
                %1597 = vector.load %partial[%1596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1598 = arith.addi %1596, %c31 : index
                %1599 = vector.load %partial[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1600 = vector.shuffle %1597, %1599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1601 = arith.mulf %1600, %1576 : vector<8xf32>
                %1602 = math.fma %1587, %1577, %1601 : vector<8xf32>
                %1603 = vector.shuffle %1602, %1602 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1603, %partial[%1596] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1604 = vector.shuffle %1602, %1602 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1604, %partial[%1598] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1605 = arith.cmpi sgt, %320, %c70 : i32
        scf.if %1605 {
          %1606 = arith.cmpi eq, %325, %c69 : i32
          %1607 = wave.opaque %c9 : index
          %1608 = arith.addi %0, %1607 : index
          %1609 = arith.addi %1608, %c23 : index
          %1610 = arith.addi %1609, %c9 : index
          %1611 = memref.load %8[%1610] : memref<?xf32>
          %1612 = arith.addi %1609, %c19 : index
          %1613 = memref.load %8[%1612] : memref<?xf32>
          %1614 = arith.addi %1608, %c31 : index
          %1615:2 = scf.if %1606 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1616 = arith.addi %1614, %c9 : index
            %1617 = memref.load %8[%1616] : memref<?xf32>
            %1618 = arith.addi %1614, %c19 : index
            %1619 = memref.load %8[%1618] : memref<?xf32>
            scf.yield %1617, %1619 : f32, f32
          }
          %1620 = arith.maxnumf %1615#0, %1611 fastmath<nnan> : f32
          %1621 = arith.subf %1615#0, %1620 : f32
          %1622 = wave.exp2 %1621 : f32
          %1623 = arith.subf %1611, %1620 : f32
          %1624 = wave.exp2 %1623 : f32
          %1625 = arith.mulf %1615#1, %1622 : f32
          %1626 = math.fma %1613, %1624, %1625 : f32
          memref.store %1620, %8[%1614] : memref<?xf32>
          %1627 = arith.addi %1614, %c19 : index
          memref.store %1626, %8[%1627] : memref<?xf32>
          %1628 = vector.broadcast %1622 : f32 to vector<8xf32>
          %1629 = vector.broadcast %1624 : f32 to vector<8xf32>
          scf.for %1630 = %c9 to %c3 step %c4 {
            %1631 = arith.muli %1608, %c12 : index
            %1632 = arith.addi %16, %1631 : index
            %1633 = arith.addi %1632, %c9 : index
            %1634 = arith.muli %1630, %c16 : index
            %1635 = arith.addi %1633, %1634 : index
            %1636 = vector.load %partial[%1635] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1637 = arith.addi %1635, %c31 : index
            %1638 = vector.load %partial[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1639 = vector.shuffle %1636, %1638 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1606 {
              %1640 = arith.addi %17, %1631 : index
              %1641 = arith.addi %1640, %c9 : index
              %1642 = arith.addi %1641, %1634 : index
              %1643 = vector.shuffle %1639, %1639 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1643, %partial[%1642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1644 = vector.shuffle %1639, %1639 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1645 = arith.addi %1642, %c31 : index
              vector.store %1644, %partial[%1645] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1646 = arith.addi %17, %1631 : index
              %1647 = arith.addi %1646, %c9 : index
              %1648 = arith.addi %1647, %1634 : index
              %1649 = vector.load %partial[%1648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1650 = arith.addi %1648, %c31 : index
              %1651 = vector.load %partial[%1650] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1652 = vector.shuffle %1649, %1651 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1653 = arith.mulf %1652, %1628 : vector<8xf32>
              %1654 = math.fma %1639, %1629, %1653 : vector<8xf32>
              %1655 = vector.shuffle %1654, %1654 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1655, %partial[%1648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1656 = vector.shuffle %1654, %1654 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1656, %partial[%1650] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1657 = wave.opaque %c9 : index
      %1658 = arith.addi %0, %1657 : index
      scf.if %323 {
        %1659 = arith.addi %kvHeads, %13 : index
        %1660 = memref.load %scales[%1659] : memref<?xf32>
        %1661 = arith.addi %1658, %c9 : index
        %1662 = arith.addi %1661, %c9 : index
        %1663 = memref.load %8[%1662] : memref<?xf32>
        %1664 = arith.addi %1661, %c19 : index
        %1665 = memref.load %8[%1664] : memref<?xf32>
        %1666 = arith.divf %1660, %1665 : f32
        %1667 = vector.broadcast %1666 : f32 to vector<8xf32>
        %1668 = arith.addi %15, %1657 : index
        %1669 = arith.addi %1668, %1 : index
        %1670 = arith.addi %1669, %c9 : index
        %1671 = arith.minsi %1670, %40 : index
        %1672 = arith.divui %1671, %groupSize : index
        %1673 = arith.addi %24, %1672 : index
        %1674 = arith.remui %1671, %groupSize : index
        %1675 = arith.addi %44, %1674 : index
        %1676 = arith.muli %1675, %c16 : index
        %1677 = arith.addi %1676, %51 : index
        %1678 = arith.muli %heads, %c16 : index
        scf.for %1679 = %c9 to %c3 step %c4 {
          %1680 = arith.muli %1658, %c12 : index
          %1681 = arith.addi %c9, %1680 : index
          %1682 = arith.addi %1681, %c9 : index
          %1683 = arith.muli %1679, %c16 : index
          %1684 = arith.addi %1682, %1683 : index
          %1685 = vector.load %5[%1684] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1686 = arith.addi %1684, %c31 : index
          %1687 = vector.load %5[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1688 = vector.shuffle %1685, %1687 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1689 = arith.mulf %1688, %1667 : vector<8xf32>
          %1690 = arith.addf %1689, %c75 : vector<8xf32>
          %1691 = arith.minimumf %1690, %c144 : vector<8xf32>
          %1692 = arith.maximumf %1691, %c145 : vector<8xf32>
          %1693 = arith.truncf %1692 : vector<8xf32> to vector<8xf16>
          %1694 = vector.bitcast %1693 : vector<8xf16> to vector<4xi32>
          %1695 = vector.shuffle %1694, %1694 [0, 1] : vector<4xi32>, vector<4xi32>
          %1696 = vector.shuffle %1694, %1694 [2, 3] : vector<4xi32>, vector<4xi32>
          %1697 = arith.select %3, %1696, %1695 : vector<2xi32>
          %1698 = arith.select %3, %1695, %1696 : vector<2xi32>
          %1699 = wave.swap_halves %1698 : vector<2xi32>
          %1700 = arith.select %3, %1699, %1697 : vector<2xi32>
          %1701 = arith.select %3, %1697, %1699 : vector<2xi32>
          %1702 = vector.bitcast %1700 : vector<2xi32> to vector<4xf16>
          %1703 = vector.bitcast %1701 : vector<2xi32> to vector<4xf16>
          %1704 = vector.shuffle %1702, %1703 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1705 = arith.muli %1679, %c3 : index
          %1706 = arith.addi %1677, %1705 : index
          %1707 = arith.divui %1673, %outTileRows : index
          %1708 = arith.divui %1678, %c3 : index
          %1709 = arith.muli %1707, %1708 : index
          %1710 = arith.divui %1706, %c3 : index
          %1711 = arith.addi %1709, %1710 : index
          %1712 = arith.muli %1711, %c10 : index
          %1713 = arith.remui %1706, %c3 : index
          %1714 = arith.divui %1713, %c17 : index
          %1715 = arith.addi %1712, %1714 : index
          %1716 = arith.muli %outTileRows, %c17 : index
          %1717 = arith.muli %1715, %1716 : index
          %1718 = arith.remui %1673, %outTileRows : index
          %1719 = arith.muli %1718, %c17 : index
          %1720 = arith.addi %1717, %1719 : index
          %1721 = arith.remui %1706, %c17 : index
          %1722 = arith.addi %1720, %1721 : index
          %1723 = arith.cmpi slt, %1670, %36 : index
          scf.if %1723 {
            vector.store %1704, %out[%1722] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %324 {
          %1724 = arith.addi %kvHeads, %13 : index
          %1725 = memref.load %scales[%1724] : memref<?xf32>
          %1726 = arith.addi %1658, %c23 : index
          %1727 = arith.addi %1726, %c9 : index
          %1728 = memref.load %8[%1727] : memref<?xf32>
          %1729 = arith.addi %1726, %c19 : index
          %1730 = memref.load %8[%1729] : memref<?xf32>
          %1731 = arith.divf %1725, %1730 : f32
          %1732 = vector.broadcast %1731 : f32 to vector<8xf32>
          %1733 = arith.addi %15, %1657 : index
          %1734 = arith.addi %1733, %1 : index
          %1735 = arith.addi %1734, %c9 : index
          %1736 = arith.minsi %1735, %40 : index
          %1737 = arith.divui %1736, %groupSize : index
          %1738 = arith.addi %24, %1737 : index
          %1739 = arith.remui %1736, %groupSize : index
          %1740 = arith.addi %44, %1739 : index
          %1741 = arith.muli %1740, %c16 : index
          %1742 = arith.addi %1741, %51 : index
          %1743 = arith.muli %heads, %c16 : index
          scf.for %1744 = %c9 to %c3 step %c4 {
            %1745 = arith.muli %1658, %c12 : index
            %1746 = arith.addi %16, %1745 : index
            %1747 = arith.addi %1746, %c9 : index
            %1748 = arith.muli %1744, %c16 : index
            %1749 = arith.addi %1747, %1748 : index
            %1750 = vector.load %partial[%1749] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1751 = arith.addi %1749, %c31 : index
            %1752 = vector.load %partial[%1751] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1753 = vector.shuffle %1750, %1752 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1754 = arith.mulf %1753, %1732 : vector<8xf32>
            %1755 = arith.addf %1754, %c75 : vector<8xf32>
            %1756 = arith.minimumf %1755, %c144 : vector<8xf32>
            %1757 = arith.maximumf %1756, %c145 : vector<8xf32>
            %1758 = arith.truncf %1757 : vector<8xf32> to vector<8xf16>
            %1759 = vector.bitcast %1758 : vector<8xf16> to vector<4xi32>
            %1760 = vector.shuffle %1759, %1759 [0, 1] : vector<4xi32>, vector<4xi32>
            %1761 = vector.shuffle %1759, %1759 [2, 3] : vector<4xi32>, vector<4xi32>
            %1762 = arith.select %3, %1761, %1760 : vector<2xi32>
            %1763 = arith.select %3, %1760, %1761 : vector<2xi32>
            %1764 = wave.swap_halves %1763 : vector<2xi32>
            %1765 = arith.select %3, %1764, %1762 : vector<2xi32>
            %1766 = arith.select %3, %1762, %1764 : vector<2xi32>
            %1767 = vector.bitcast %1765 : vector<2xi32> to vector<4xf16>
            %1768 = vector.bitcast %1766 : vector<2xi32> to vector<4xf16>
            %1769 = vector.shuffle %1767, %1768 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1770 = arith.muli %1744, %c3 : index
            %1771 = arith.addi %1742, %1770 : index
            %1772 = arith.divui %1738, %outTileRows : index
            %1773 = arith.divui %1743, %c3 : index
            %1774 = arith.muli %1772, %1773 : index
            %1775 = arith.divui %1771, %c3 : index
            %1776 = arith.addi %1774, %1775 : index
            %1777 = arith.muli %1776, %c10 : index
            %1778 = arith.remui %1771, %c3 : index
            %1779 = arith.divui %1778, %c17 : index
            %1780 = arith.addi %1777, %1779 : index
            %1781 = arith.muli %outTileRows, %c17 : index
            %1782 = arith.muli %1780, %1781 : index
            %1783 = arith.remui %1738, %outTileRows : index
            %1784 = arith.muli %1783, %c17 : index
            %1785 = arith.addi %1782, %1784 : index
            %1786 = arith.remui %1771, %c17 : index
            %1787 = arith.addi %1785, %1786 : index
            %1788 = arith.cmpi slt, %1735, %36 : index
            scf.if %1788 {
              vector.store %1769, %out[%1787] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1789 = arith.addi %kvHeads, %13 : index
          %1790 = memref.load %scales[%1789] : memref<?xf32>
          %1791 = arith.addi %1658, %c31 : index
          %1792 = arith.addi %1791, %c9 : index
          %1793 = memref.load %8[%1792] : memref<?xf32>
          %1794 = arith.addi %1791, %c19 : index
          %1795 = memref.load %8[%1794] : memref<?xf32>
          %1796 = arith.divf %1790, %1795 : f32
          %1797 = vector.broadcast %1796 : f32 to vector<8xf32>
          %1798 = arith.addi %15, %1657 : index
          %1799 = arith.addi %1798, %1 : index
          %1800 = arith.addi %1799, %c9 : index
          %1801 = arith.minsi %1800, %40 : index
          %1802 = arith.divui %1801, %groupSize : index
          %1803 = arith.addi %24, %1802 : index
          %1804 = arith.remui %1801, %groupSize : index
          %1805 = arith.addi %44, %1804 : index
          %1806 = arith.muli %1805, %c16 : index
          %1807 = arith.addi %1806, %51 : index
          %1808 = arith.muli %heads, %c16 : index
          scf.for %1809 = %c9 to %c3 step %c4 {
            %1810 = arith.muli %1658, %c12 : index
            %1811 = arith.addi %17, %1810 : index
            %1812 = arith.addi %1811, %c9 : index
            %1813 = arith.muli %1809, %c16 : index
            %1814 = arith.addi %1812, %1813 : index
            %1815 = vector.load %partial[%1814] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1816 = arith.addi %1814, %c31 : index
            %1817 = vector.load %partial[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1818 = vector.shuffle %1815, %1817 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1819 = arith.mulf %1818, %1797 : vector<8xf32>
            %1820 = arith.addf %1819, %c75 : vector<8xf32>
            %1821 = arith.minimumf %1820, %c144 : vector<8xf32>
            %1822 = arith.maximumf %1821, %c145 : vector<8xf32>
            %1823 = arith.truncf %1822 : vector<8xf32> to vector<8xf16>
            %1824 = vector.bitcast %1823 : vector<8xf16> to vector<4xi32>
            %1825 = vector.shuffle %1824, %1824 [0, 1] : vector<4xi32>, vector<4xi32>
            %1826 = vector.shuffle %1824, %1824 [2, 3] : vector<4xi32>, vector<4xi32>
            %1827 = arith.select %3, %1826, %1825 : vector<2xi32>
            %1828 = arith.select %3, %1825, %1826 : vector<2xi32>
            %1829 = wave.swap_halves %1828 : vector<2xi32>
            %1830 = arith.select %3, %1829, %1827 : vector<2xi32>
            %1831 = arith.select %3, %1827, %1829 : vector<2xi32>
            %1832 = vector.bitcast %1830 : vector<2xi32> to vector<4xf16>
            %1833 = vector.bitcast %1831 : vector<2xi32> to vector<4xf16>
            %1834 = vector.shuffle %1832, %1833 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1835 = arith.muli %1809, %c3 : index
            %1836 = arith.addi %1807, %1835 : index
            %1837 = arith.divui %1803, %outTileRows : index
            %1838 = arith.divui %1808, %c3 : index
            %1839 = arith.muli %1837, %1838 : index
            %1840 = arith.divui %1836, %c3 : index
            %1841 = arith.addi %1839, %1840 : index
            %1842 = arith.muli %1841, %c10 : index
            %1843 = arith.remui %1836, %c3 : index
            %1844 = arith.divui %1843, %c17 : index
            %1845 = arith.addi %1842, %1844 : index
            %1846 = arith.muli %outTileRows, %c17 : index
            %1847 = arith.muli %1845, %1846 : index
            %1848 = arith.remui %1803, %outTileRows : index
            %1849 = arith.muli %1848, %c17 : index
            %1850 = arith.addi %1847, %1849 : index
            %1851 = arith.remui %1836, %c17 : index
            %1852 = arith.addi %1850, %1851 : index
            %1853 = arith.cmpi slt, %1800, %36 : index
            scf.if %1853 {
              vector.store %1834, %out[%1852] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
