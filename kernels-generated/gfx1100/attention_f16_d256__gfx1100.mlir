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
            %361 = arith.addi %349, %35 : index
            %362 = arith.addi %361, %c23 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364 = arith.addi %357, %35 : index
            %365 = arith.addi %364, %c9 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %367 = arith.addi %357, %35 : index
            %368 = arith.addi %367, %c23 : index
            %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %393:22 = scf.for %370 = %c69 to %340 step %c66 iter_args(%371 = %360, %372 = %363, %373 = %366, %374 = %369, %375 = %c73, %376 = %c74, %377 = %c75, %378 = %c75, %379 = %c75, %380 = %c75, %381 = %c75, %382 = %c75, %383 = %c75, %384 = %c75, %385 = %c75, %386 = %c75, %387 = %c75, %388 = %c75, %389 = %c75, %390 = %c75, %391 = %c75, %392 = %c75) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %394 = arith.muli %370, %c77 : i32
              %395 = arith.addi %335, %394 : i32
              %396 = arith.addi %395, %c77 : i32
              %397 = arith.divui %395, %c68 : i32
              %398 = arith.addi %397, %c69 : i32
              %399 = arith.minsi %398, %326 : i32
              %400 = arith.index_castui %399 : i32 to index
              %401 = arith.addi %32, %400 : index
              %402 = memref.load %step[%401] : memref<?xi32>
              %403 = arith.index_cast %402 : i32 to index
              %404 = arith.muli %403, %33 : index
              %405 = arith.addi %404, %34 : index
              %406 = arith.addi %397, %c66 : i32
              %407 = arith.minsi %406, %326 : i32
              %408 = arith.index_castui %407 : i32 to index
              %409 = arith.addi %32, %408 : index
              %410 = memref.load %step[%409] : memref<?xi32>
              %411 = arith.index_cast %410 : i32 to index
              %412 = arith.muli %411, %33 : index
              %413 = arith.addi %412, %34 : index
              %414 = arith.divui %396, %c68 : i32
              %415 = arith.addi %414, %c69 : i32
              %416 = arith.minsi %415, %326 : i32
              %417 = arith.index_castui %416 : i32 to index
              %418 = arith.addi %32, %417 : index
              %419 = memref.load %step[%418] : memref<?xi32>
              %420 = arith.index_cast %419 : i32 to index
              %421 = arith.muli %420, %33 : index
              %422 = arith.addi %421, %34 : index
              %423 = arith.addi %414, %c66 : i32
              %424 = arith.minsi %423, %326 : i32
              %425 = arith.index_castui %424 : i32 to index
              %426 = arith.addi %32, %425 : index
              %427 = memref.load %step[%426] : memref<?xi32>
              %428 = arith.index_cast %427 : i32 to index
              %429 = arith.muli %428, %33 : index
              %430 = arith.addi %429, %34 : index
              %431 = wave.opaque %c9 : index
              %432 = arith.muli %1, %c17 : index
              %433 = arith.addi %431, %432 : index
              %434 = arith.addi %405, %35 : index
              %435 = arith.addi %434, %c31 : index
              %436 = vector.load %kv[%435] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %437 = arith.addi %405, %35 : index
              %438 = arith.addi %437, %c6 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %440 = arith.addi %413, %35 : index
              %441 = arith.addi %440, %c31 : index
              %442 = vector.load %kv[%441] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %443 = arith.addi %413, %35 : index
              %444 = arith.addi %443, %c6 : index
              %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %446 = vector.shuffle %371, %372 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %447 = vector.bitcast %446 : vector<8xi32> to vector<16xf16>
              %448 = vector.shuffle %373, %374 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %449 = vector.bitcast %448 : vector<8xi32> to vector<16xf16>
              %450 = arith.addi %433, %c9 : index
              %451 = vector.load %4[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %452 = arith.addi %450, %c31 : index
              %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %455 = wave.mma %447, %454, %c75 : vector<16xf16>, vector<8xf32>
              %456 = wave.mma %449, %454, %c75 : vector<16xf16>, vector<8xf32>
              %457 = arith.addi %405, %35 : index
              %458 = arith.addi %457, %c16 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %460 = arith.addi %405, %35 : index
              %461 = arith.addi %460, %c78 : index
              %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %463 = arith.addi %413, %35 : index
              %464 = arith.addi %463, %c16 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %466 = arith.addi %413, %35 : index
              %467 = arith.addi %466, %c78 : index
              %468 = vector.load %kv[%467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %469 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %470 = vector.bitcast %469 : vector<8xi32> to vector<16xf16>
              %471 = vector.shuffle %442, %445 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
              %473 = arith.addi %433, %c16 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = arith.addi %473, %c31 : index
              %476 = vector.load %4[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %477 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %478 = wave.mma %470, %477, %455 : vector<16xf16>, vector<8xf32>
              %479 = wave.mma %472, %477, %456 : vector<16xf16>, vector<8xf32>
              %480 = arith.addi %405, %35 : index
              %481 = arith.addi %480, %c79 : index
              %482 = vector.load %kv[%481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %483 = arith.addi %405, %35 : index
              %484 = arith.addi %483, %c80 : index
              %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %486 = arith.addi %413, %35 : index
              %487 = arith.addi %486, %c79 : index
              %488 = vector.load %kv[%487] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %489 = arith.addi %413, %35 : index
              %490 = arith.addi %489, %c80 : index
              %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %492 = vector.shuffle %459, %462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %493 = vector.bitcast %492 : vector<8xi32> to vector<16xf16>
              %494 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %495 = vector.bitcast %494 : vector<8xi32> to vector<16xf16>
              %496 = arith.addi %433, %c51 : index
              %497 = vector.load %4[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %498 = arith.addi %496, %c31 : index
              %499 = vector.load %4[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %500 = vector.shuffle %497, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %501 = wave.mma %493, %500, %478 : vector<16xf16>, vector<8xf32>
              %502 = wave.mma %495, %500, %479 : vector<16xf16>, vector<8xf32>
              %503 = arith.addi %405, %35 : index
              %504 = arith.addi %503, %c51 : index
              %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %506 = arith.addi %405, %35 : index
              %507 = arith.addi %506, %c81 : index
              %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %509 = arith.addi %413, %35 : index
              %510 = arith.addi %509, %c51 : index
              %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %512 = arith.addi %413, %35 : index
              %513 = arith.addi %512, %c81 : index
              %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %515 = vector.shuffle %482, %485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
              %517 = vector.shuffle %488, %491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %518 = vector.bitcast %517 : vector<8xi32> to vector<16xf16>
              %519 = arith.addi %433, %c52 : index
              %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %521 = arith.addi %519, %c31 : index
              %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %524 = wave.mma %516, %523, %501 : vector<16xf16>, vector<8xf32>
              %525 = wave.mma %518, %523, %502 : vector<16xf16>, vector<8xf32>
              %526 = arith.addi %405, %35 : index
              %527 = arith.addi %526, %c82 : index
              %528 = vector.load %kv[%527] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %529 = arith.addi %405, %35 : index
              %530 = arith.addi %529, %c83 : index
              %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %532 = arith.addi %413, %35 : index
              %533 = arith.addi %532, %c82 : index
              %534 = vector.load %kv[%533] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %535 = arith.addi %413, %35 : index
              %536 = arith.addi %535, %c83 : index
              %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %538 = vector.shuffle %505, %508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %539 = vector.bitcast %538 : vector<8xi32> to vector<16xf16>
              %540 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %541 = vector.bitcast %540 : vector<8xi32> to vector<16xf16>
              %542 = arith.addi %433, %c53 : index
              %543 = vector.load %4[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %544 = arith.addi %542, %c31 : index
              %545 = vector.load %4[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %546 = vector.shuffle %543, %545 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %547 = wave.mma %539, %546, %524 : vector<16xf16>, vector<8xf32>
              %548 = wave.mma %541, %546, %525 : vector<16xf16>, vector<8xf32>
              %549 = arith.addi %405, %35 : index
              %550 = arith.addi %549, %c52 : index
              %551 = vector.load %kv[%550] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %552 = arith.addi %405, %35 : index
              %553 = arith.addi %552, %c84 : index
              %554 = vector.load %kv[%553] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %555 = arith.addi %413, %35 : index
              %556 = arith.addi %555, %c52 : index
              %557 = vector.load %kv[%556] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %558 = arith.addi %413, %35 : index
              %559 = arith.addi %558, %c84 : index
              %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %561 = vector.shuffle %528, %531 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %562 = vector.bitcast %561 : vector<8xi32> to vector<16xf16>
              %563 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %564 = vector.bitcast %563 : vector<8xi32> to vector<16xf16>
              %565 = arith.addi %433, %c54 : index
              %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %567 = arith.addi %565, %c31 : index
              %568 = vector.load %4[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %569 = vector.shuffle %566, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %570 = wave.mma %562, %569, %547 : vector<16xf16>, vector<8xf32>
              %571 = wave.mma %564, %569, %548 : vector<16xf16>, vector<8xf32>
              %572 = arith.addi %405, %35 : index
              %573 = arith.addi %572, %c85 : index
              %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %575 = arith.addi %405, %35 : index
              %576 = arith.addi %575, %c86 : index
              %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %578 = arith.addi %413, %35 : index
              %579 = arith.addi %578, %c85 : index
              %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %581 = arith.addi %413, %35 : index
              %582 = arith.addi %581, %c86 : index
              %583 = vector.load %kv[%582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %584 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %585 = vector.bitcast %584 : vector<8xi32> to vector<16xf16>
              %586 = vector.shuffle %557, %560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %587 = vector.bitcast %586 : vector<8xi32> to vector<16xf16>
              %588 = arith.addi %433, %c55 : index
              %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %590 = arith.addi %588, %c31 : index
              %591 = vector.load %4[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %592 = vector.shuffle %589, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %593 = wave.mma %585, %592, %570 : vector<16xf16>, vector<8xf32>
              %594 = wave.mma %587, %592, %571 : vector<16xf16>, vector<8xf32>
              %595 = arith.addi %405, %35 : index
              %596 = arith.addi %595, %c53 : index
              %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %598 = arith.addi %405, %35 : index
              %599 = arith.addi %598, %c87 : index
              %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %601 = arith.addi %413, %35 : index
              %602 = arith.addi %601, %c53 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %413, %35 : index
              %605 = arith.addi %604, %c87 : index
              %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %607 = vector.shuffle %574, %577 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %608 = vector.bitcast %607 : vector<8xi32> to vector<16xf16>
              %609 = vector.shuffle %580, %583 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %610 = vector.bitcast %609 : vector<8xi32> to vector<16xf16>
              %611 = arith.addi %433, %c56 : index
              %612 = vector.load %4[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %613 = arith.addi %611, %c31 : index
              %614 = vector.load %4[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %615 = vector.shuffle %612, %614 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %616 = wave.mma %608, %615, %593 : vector<16xf16>, vector<8xf32>
              %617 = wave.mma %610, %615, %594 : vector<16xf16>, vector<8xf32>
              %618 = arith.addi %405, %35 : index
              %619 = arith.addi %618, %c88 : index
              %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %621 = arith.addi %405, %35 : index
              %622 = arith.addi %621, %c89 : index
              %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %624 = arith.addi %413, %35 : index
              %625 = arith.addi %624, %c88 : index
              %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %627 = arith.addi %413, %35 : index
              %628 = arith.addi %627, %c89 : index
              %629 = vector.load %kv[%628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %630 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %631 = vector.bitcast %630 : vector<8xi32> to vector<16xf16>
              %632 = vector.shuffle %603, %606 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.addi %433, %c57 : index
              %635 = vector.load %4[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %636 = arith.addi %634, %c31 : index
              %637 = vector.load %4[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %638 = vector.shuffle %635, %637 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %639 = wave.mma %631, %638, %616 : vector<16xf16>, vector<8xf32>
              %640 = wave.mma %633, %638, %617 : vector<16xf16>, vector<8xf32>
              %641 = arith.addi %405, %35 : index
              %642 = arith.addi %641, %c54 : index
              %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %644 = arith.addi %405, %35 : index
              %645 = arith.addi %644, %c90 : index
              %646 = vector.load %kv[%645] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %647 = arith.addi %413, %35 : index
              %648 = arith.addi %647, %c54 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %650 = arith.addi %413, %35 : index
              %651 = arith.addi %650, %c90 : index
              %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %653 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %654 = vector.bitcast %653 : vector<8xi32> to vector<16xf16>
              %655 = vector.shuffle %626, %629 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %656 = vector.bitcast %655 : vector<8xi32> to vector<16xf16>
              %657 = arith.addi %433, %c58 : index
              %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %659 = arith.addi %657, %c31 : index
              %660 = vector.load %4[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %661 = vector.shuffle %658, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %662 = wave.mma %654, %661, %639 : vector<16xf16>, vector<8xf32>
              %663 = wave.mma %656, %661, %640 : vector<16xf16>, vector<8xf32>
              %664 = arith.addi %405, %35 : index
              %665 = arith.addi %664, %c91 : index
              %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %667 = arith.addi %405, %35 : index
              %668 = arith.addi %667, %c92 : index
              %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %670 = arith.addi %413, %35 : index
              %671 = arith.addi %670, %c91 : index
              %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %673 = arith.addi %413, %35 : index
              %674 = arith.addi %673, %c92 : index
              %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %676 = vector.shuffle %643, %646 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
              %678 = vector.shuffle %649, %652 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %679 = vector.bitcast %678 : vector<8xi32> to vector<16xf16>
              %680 = arith.addi %433, %c59 : index
              %681 = vector.load %4[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %682 = arith.addi %680, %c31 : index
              %683 = vector.load %4[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %684 = vector.shuffle %681, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %685 = wave.mma %677, %684, %662 : vector<16xf16>, vector<8xf32>
              %686 = wave.mma %679, %684, %663 : vector<16xf16>, vector<8xf32>
              %687 = arith.addi %405, %35 : index
              %688 = arith.addi %687, %c55 : index
              %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %690 = arith.addi %405, %35 : index
              %691 = arith.addi %690, %c93 : index
              %692 = vector.load %kv[%691] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %693 = arith.addi %413, %35 : index
              %694 = arith.addi %693, %c55 : index
              %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %696 = arith.addi %413, %35 : index
              %697 = arith.addi %696, %c93 : index
              %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %699 = vector.shuffle %666, %669 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
              %701 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %702 = vector.bitcast %701 : vector<8xi32> to vector<16xf16>
              %703 = arith.addi %433, %c60 : index
              %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %705 = arith.addi %703, %c31 : index
              %706 = vector.load %4[%705] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %707 = vector.shuffle %704, %706 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %708 = wave.mma %700, %707, %685 : vector<16xf16>, vector<8xf32>
              %709 = wave.mma %702, %707, %686 : vector<16xf16>, vector<8xf32>
              %710 = arith.addi %405, %35 : index
              %711 = arith.addi %710, %c94 : index
              %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %713 = arith.addi %405, %35 : index
              %714 = arith.addi %713, %c95 : index
              %715 = vector.load %kv[%714] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %716 = arith.addi %413, %35 : index
              %717 = arith.addi %716, %c94 : index
              %718 = vector.load %kv[%717] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %719 = arith.addi %413, %35 : index
              %720 = arith.addi %719, %c95 : index
              %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %722 = vector.shuffle %689, %692 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %723 = vector.bitcast %722 : vector<8xi32> to vector<16xf16>
              %724 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %725 = vector.bitcast %724 : vector<8xi32> to vector<16xf16>
              %726 = arith.addi %433, %c61 : index
              %727 = vector.load %4[%726] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %728 = arith.addi %726, %c31 : index
              %729 = vector.load %4[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %730 = vector.shuffle %727, %729 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %731 = wave.mma %723, %730, %708 : vector<16xf16>, vector<8xf32>
              %732 = wave.mma %725, %730, %709 : vector<16xf16>, vector<8xf32>
              %733 = arith.addi %405, %35 : index
              %734 = arith.addi %733, %c56 : index
              %735 = vector.load %kv[%734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %736 = arith.addi %405, %35 : index
              %737 = arith.addi %736, %c96 : index
              %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %739 = arith.addi %413, %35 : index
              %740 = arith.addi %739, %c56 : index
              %741 = vector.load %kv[%740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %742 = arith.addi %413, %35 : index
              %743 = arith.addi %742, %c96 : index
              %744 = vector.load %kv[%743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %745 = vector.shuffle %712, %715 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %746 = vector.bitcast %745 : vector<8xi32> to vector<16xf16>
              %747 = vector.shuffle %718, %721 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %748 = vector.bitcast %747 : vector<8xi32> to vector<16xf16>
              %749 = arith.addi %433, %c62 : index
              %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %751 = arith.addi %749, %c31 : index
              %752 = vector.load %4[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %753 = vector.shuffle %750, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %754 = wave.mma %746, %753, %731 : vector<16xf16>, vector<8xf32>
              %755 = wave.mma %748, %753, %732 : vector<16xf16>, vector<8xf32>
              %756 = arith.addi %405, %35 : index
              %757 = arith.addi %756, %c97 : index
              %758 = vector.load %kv[%757] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %759 = arith.addi %405, %35 : index
              %760 = arith.addi %759, %c98 : index
              %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %762 = arith.addi %413, %35 : index
              %763 = arith.addi %762, %c97 : index
              %764 = vector.load %kv[%763] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %765 = arith.addi %413, %35 : index
              %766 = arith.addi %765, %c98 : index
              %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %768 = vector.shuffle %735, %738 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %769 = vector.bitcast %768 : vector<8xi32> to vector<16xf16>
              %770 = vector.shuffle %741, %744 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %771 = vector.bitcast %770 : vector<8xi32> to vector<16xf16>
              %772 = arith.addi %433, %c63 : index
              %773 = vector.load %4[%772] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %774 = arith.addi %772, %c31 : index
              %775 = vector.load %4[%774] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %776 = vector.shuffle %773, %775 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %777 = wave.mma %769, %776, %754 : vector<16xf16>, vector<8xf32>
              %778 = wave.mma %771, %776, %755 : vector<16xf16>, vector<8xf32>
              %779 = arith.addi %405, %35 : index
              %780 = arith.addi %779, %c57 : index
              %781 = vector.load %kv[%780] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %782 = arith.addi %405, %35 : index
              %783 = arith.addi %782, %c99 : index
              %784 = vector.load %kv[%783] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %785 = arith.addi %413, %35 : index
              %786 = arith.addi %785, %c57 : index
              %787 = vector.load %kv[%786] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %788 = arith.addi %413, %35 : index
              %789 = arith.addi %788, %c99 : index
              %790 = vector.load %kv[%789] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %791 = vector.shuffle %758, %761 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %792 = vector.bitcast %791 : vector<8xi32> to vector<16xf16>
              %793 = vector.shuffle %764, %767 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %794 = vector.bitcast %793 : vector<8xi32> to vector<16xf16>
              %795 = arith.addi %433, %c64 : index
              %796 = vector.load %4[%795] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %797 = arith.addi %795, %c31 : index
              %798 = vector.load %4[%797] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %799 = vector.shuffle %796, %798 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %800 = wave.mma %792, %799, %777 : vector<16xf16>, vector<8xf32>
              %801 = wave.mma %794, %799, %778 : vector<16xf16>, vector<8xf32>
              %802 = arith.addi %405, %35 : index
              %803 = arith.addi %802, %c100 : index
              %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %805 = arith.addi %405, %35 : index
              %806 = arith.addi %805, %c101 : index
              %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %808 = arith.addi %413, %35 : index
              %809 = arith.addi %808, %c100 : index
              %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %811 = arith.addi %413, %35 : index
              %812 = arith.addi %811, %c101 : index
              %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %814 = wave.opaque %800 : vector<8xf32>
              %815 = wave.opaque %801 : vector<8xf32>
              %816 = wave.opaque %396 : i32
              %817 = arith.cmpi sgt, %816, %313 : i32
              %818:2 = scf.if %817 -> (vector<8xf32>, vector<8xf32>) {
                %819 = wave.opaque %c9 : index
                %820 = arith.addi %1, %819 : index
                %821 = memref.load %7[%820] : memref<?xi32>
                %822 = arith.index_cast %2 : index to i32
                %823 = arith.addi %395, %822 : i32
                %824 = arith.subi %821, %823 : i32
                %825 = arith.subi %824, %c69 : i32
                %826 = vector.broadcast %825 : i32 to vector<8xi32>
                %827 = arith.cmpi sgt, %826, %c103 : vector<8xi32>
                %828 = arith.select %827, %814, %c102 : vector<8xi1>, vector<8xf32>
                %829 = arith.subi %824, %c68 : i32
                %830 = vector.broadcast %829 : i32 to vector<8xi32>
                %831 = arith.cmpi sgt, %830, %c103 : vector<8xi32>
                %832 = arith.select %831, %815, %c102 : vector<8xi1>, vector<8xf32>
                scf.yield %828, %832 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %814, %815 : vector<8xf32>, vector<8xf32>
              }
              %833 = wave.opaque %c9 : index
              %834 = arith.addi %1, %833 : index
              %835 = memref.load %6[%834] : memref<?xf32>
              %836 = vector.extract %818#0[0] : f32 from vector<8xf32>
              %837 = vector.extract %818#0[1] : f32 from vector<8xf32>
              %838 = vector.extract %818#0[2] : f32 from vector<8xf32>
              %839 = vector.extract %818#0[3] : f32 from vector<8xf32>
              %840 = vector.extract %818#0[4] : f32 from vector<8xf32>
              %841 = vector.extract %818#0[5] : f32 from vector<8xf32>
              %842 = vector.extract %818#0[6] : f32 from vector<8xf32>
              %843 = vector.extract %818#0[7] : f32 from vector<8xf32>
              %844 = vector.extract %818#1[0] : f32 from vector<8xf32>
              %845 = vector.extract %818#1[1] : f32 from vector<8xf32>
              %846 = vector.extract %818#1[2] : f32 from vector<8xf32>
              %847 = vector.extract %818#1[3] : f32 from vector<8xf32>
              %848 = vector.extract %818#1[4] : f32 from vector<8xf32>
              %849 = vector.extract %818#1[5] : f32 from vector<8xf32>
              %850 = vector.extract %818#1[6] : f32 from vector<8xf32>
              %851 = vector.extract %818#1[7] : f32 from vector<8xf32>
              %852 = arith.maxnumf %836, %837 fastmath<nnan> : f32
              %853 = arith.maxnumf %852, %838 fastmath<nnan> : f32
              %854 = arith.maxnumf %853, %839 fastmath<nnan> : f32
              %855 = arith.maxnumf %854, %840 fastmath<nnan> : f32
              %856 = arith.maxnumf %855, %841 fastmath<nnan> : f32
              %857 = arith.maxnumf %856, %842 fastmath<nnan> : f32
              %858 = arith.maxnumf %857, %843 fastmath<nnan> : f32
              %859 = arith.maxnumf %858, %844 fastmath<nnan> : f32
              %860 = arith.maxnumf %859, %845 fastmath<nnan> : f32
              %861 = arith.maxnumf %860, %846 fastmath<nnan> : f32
              %862 = arith.maxnumf %861, %847 fastmath<nnan> : f32
              %863 = arith.maxnumf %862, %848 fastmath<nnan> : f32
              %864 = arith.maxnumf %863, %849 fastmath<nnan> : f32
              %865 = arith.maxnumf %864, %850 fastmath<nnan> : f32
              %866 = arith.maxnumf %865, %851 fastmath<nnan> : f32
              %867 = wave.swap_halves %866 : f32
              %868 = arith.maxnumf %866, %867 fastmath<nnan> : f32
              %869 = arith.mulf %868, %835 : f32
              %870 = arith.addf %375, %c104 : f32
              %871 = arith.cmpf ogt, %869, %870 : f32
              %872:18 = scf.if %871 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %873 = arith.subf %375, %869 : f32
                %874 = wave.exp2 %873 : f32
                %875 = vector.broadcast %874 : f32 to vector<8xf32>
                %876 = arith.mulf %376, %874 : f32
                %877 = arith.mulf %377, %875 : vector<8xf32>
                %878 = arith.mulf %378, %875 : vector<8xf32>
                %879 = arith.mulf %379, %875 : vector<8xf32>
                %880 = arith.mulf %380, %875 : vector<8xf32>
                %881 = arith.mulf %381, %875 : vector<8xf32>
                %882 = arith.mulf %382, %875 : vector<8xf32>
                %883 = arith.mulf %383, %875 : vector<8xf32>
                %884 = arith.mulf %384, %875 : vector<8xf32>
                %885 = arith.mulf %385, %875 : vector<8xf32>
                %886 = arith.mulf %386, %875 : vector<8xf32>
                %887 = arith.mulf %387, %875 : vector<8xf32>
                %888 = arith.mulf %388, %875 : vector<8xf32>
                %889 = arith.mulf %389, %875 : vector<8xf32>
                %890 = arith.mulf %390, %875 : vector<8xf32>
                %891 = arith.mulf %391, %875 : vector<8xf32>
                %892 = arith.mulf %392, %875 : vector<8xf32>
                scf.yield %869, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %893 = vector.broadcast %835 : f32 to vector<8xf32>
              %894 = arith.subf %c105, %872#0 : f32
              %895 = vector.broadcast %894 : f32 to vector<8xf32>
              %896 = math.fma %818#0, %893, %895 : vector<8xf32>
              %897 = wave.exp2 %896 : vector<8xf32>
              %898 = math.fma %818#1, %893, %895 : vector<8xf32>
              %899 = wave.exp2 %898 : vector<8xf32>
              %900 = arith.truncf %897 : vector<8xf32> to vector<8xf16>
              %901 = vector.bitcast %900 : vector<8xf16> to vector<4xi32>
              %902 = wave.swap_halves %901 : vector<4xi32>
              %903 = arith.select %3, %902, %901 : vector<4xi32>
              %904 = arith.select %3, %901, %902 : vector<4xi32>
              %905 = vector.shuffle %903, %904 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %906 = vector.bitcast %905 : vector<8xi32> to vector<16xf16>
              %907 = arith.truncf %899 : vector<8xf32> to vector<8xf16>
              %908 = vector.bitcast %907 : vector<8xf16> to vector<4xi32>
              %909 = wave.swap_halves %908 : vector<4xi32>
              %910 = arith.select %3, %909, %908 : vector<4xi32>
              %911 = arith.select %3, %908, %909 : vector<4xi32>
              %912 = vector.shuffle %910, %911 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %913 = vector.bitcast %912 : vector<8xi32> to vector<16xf16>
              %914 = arith.addf %897, %899 : vector<8xf32>
              %915 = vector.extract %914[0] : f32 from vector<8xf32>
              %916 = vector.extract %914[1] : f32 from vector<8xf32>
              %917 = vector.extract %914[2] : f32 from vector<8xf32>
              %918 = vector.extract %914[3] : f32 from vector<8xf32>
              %919 = vector.extract %914[4] : f32 from vector<8xf32>
              %920 = vector.extract %914[5] : f32 from vector<8xf32>
              %921 = vector.extract %914[6] : f32 from vector<8xf32>
              %922 = vector.extract %914[7] : f32 from vector<8xf32>
              %923 = arith.addf %915, %919 : f32
              %924 = arith.addf %916, %920 : f32
              %925 = arith.addf %917, %921 : f32
              %926 = arith.addf %918, %922 : f32
              %927 = arith.addf %923, %925 : f32
              %928 = arith.addf %924, %926 : f32
              %929 = arith.addf %927, %928 : f32
              %930 = arith.addf %872#1, %929 : f32
              %931 = wave.opaque %930 : f32
              %932 = wave.opaque %396 : i32
              %933 = arith.cmpi sgt, %932, %313 : i32
              %934:4 = scf.if %933 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %935 = arith.subi %337, %395 : i32
                %936 = arith.subi %935, %c69 : i32
                %937 = arith.minsi %936, %c68 : i32
                %938 = arith.maxsi %937, %c69 : i32
                %939 = arith.cmpi sgt, %938, %c69 : i32
                %940 = arith.select %939, %c107, %c69 : i32
                %941 = arith.ori %c69, %940 : i32
                %942 = arith.cmpi sgt, %938, %c66 : i32
                %943 = arith.select %942, %c107, %c69 : i32
                %944 = arith.ori %c69, %943 : i32
                %945 = arith.cmpi sgt, %938, %c108 : i32
                %946 = arith.select %945, %c109, %c69 : i32
                %947 = arith.ori %941, %946 : i32
                %948 = arith.cmpi sgt, %938, %c110 : i32
                %949 = arith.select %948, %c109, %c69 : i32
                %950 = arith.ori %944, %949 : i32
                %951 = arith.cmpi sgt, %938, %c111 : i32
                %952 = arith.select %951, %c107, %c69 : i32
                %953 = arith.ori %c69, %952 : i32
                %954 = arith.cmpi sgt, %938, %c112 : i32
                %955 = arith.select %954, %c107, %c69 : i32
                %956 = arith.ori %c69, %955 : i32
                %957 = arith.cmpi sgt, %938, %c113 : i32
                %958 = arith.select %957, %c109, %c69 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %938, %c114 : i32
                %961 = arith.select %960, %c109, %c69 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = arith.cmpi sgt, %938, %c115 : i32
                %964 = arith.select %963, %c107, %c69 : i32
                %965 = arith.ori %c69, %964 : i32
                %966 = arith.cmpi sgt, %938, %c116 : i32
                %967 = arith.select %966, %c107, %c69 : i32
                %968 = arith.ori %c69, %967 : i32
                %969 = arith.cmpi sgt, %938, %c117 : i32
                %970 = arith.select %969, %c109, %c69 : i32
                %971 = arith.ori %965, %970 : i32
                %972 = arith.cmpi sgt, %938, %c118 : i32
                %973 = arith.select %972, %c109, %c69 : i32
                %974 = arith.ori %968, %973 : i32
                %975 = arith.cmpi sgt, %938, %c119 : i32
                %976 = arith.select %975, %c107, %c69 : i32
                %977 = arith.ori %c69, %976 : i32
                %978 = arith.cmpi sgt, %938, %c120 : i32
                %979 = arith.select %978, %c107, %c69 : i32
                %980 = arith.ori %c69, %979 : i32
                %981 = arith.cmpi sgt, %938, %c50 : i32
                %982 = arith.select %981, %c109, %c69 : i32
                %983 = arith.ori %977, %982 : i32
                %984 = arith.cmpi sgt, %938, %c121 : i32
                %985 = arith.select %984, %c109, %c69 : i32
                %986 = arith.ori %980, %985 : i32
                %987 = vector.from_elements %947, %959, %971, %983 : vector<4xi32>
                %988 = vector.from_elements %950, %962, %974, %986 : vector<4xi32>
                %989 = arith.subi %337, %395 : i32
                %990 = arith.subi %989, %c68 : i32
                %991 = arith.minsi %990, %c68 : i32
                %992 = arith.maxsi %991, %c69 : i32
                %993 = arith.cmpi sgt, %992, %c69 : i32
                %994 = arith.select %993, %c107, %c69 : i32
                %995 = arith.ori %c69, %994 : i32
                %996 = arith.cmpi sgt, %992, %c66 : i32
                %997 = arith.select %996, %c107, %c69 : i32
                %998 = arith.ori %c69, %997 : i32
                %999 = arith.cmpi sgt, %992, %c108 : i32
                %1000 = arith.select %999, %c109, %c69 : i32
                %1001 = arith.ori %995, %1000 : i32
                %1002 = arith.cmpi sgt, %992, %c110 : i32
                %1003 = arith.select %1002, %c109, %c69 : i32
                %1004 = arith.ori %998, %1003 : i32
                %1005 = arith.cmpi sgt, %992, %c111 : i32
                %1006 = arith.select %1005, %c107, %c69 : i32
                %1007 = arith.ori %c69, %1006 : i32
                %1008 = arith.cmpi sgt, %992, %c112 : i32
                %1009 = arith.select %1008, %c107, %c69 : i32
                %1010 = arith.ori %c69, %1009 : i32
                %1011 = arith.cmpi sgt, %992, %c113 : i32
                %1012 = arith.select %1011, %c109, %c69 : i32
                %1013 = arith.ori %1007, %1012 : i32
                %1014 = arith.cmpi sgt, %992, %c114 : i32
                %1015 = arith.select %1014, %c109, %c69 : i32
                %1016 = arith.ori %1010, %1015 : i32
                %1017 = arith.cmpi sgt, %992, %c115 : i32
                %1018 = arith.select %1017, %c107, %c69 : i32
                %1019 = arith.ori %c69, %1018 : i32
                %1020 = arith.cmpi sgt, %992, %c116 : i32
                %1021 = arith.select %1020, %c107, %c69 : i32
                %1022 = arith.ori %c69, %1021 : i32
                %1023 = arith.cmpi sgt, %992, %c117 : i32
                %1024 = arith.select %1023, %c109, %c69 : i32
                %1025 = arith.ori %1019, %1024 : i32
                %1026 = arith.cmpi sgt, %992, %c118 : i32
                %1027 = arith.select %1026, %c109, %c69 : i32
                %1028 = arith.ori %1022, %1027 : i32
                %1029 = arith.cmpi sgt, %992, %c119 : i32
                %1030 = arith.select %1029, %c107, %c69 : i32
                %1031 = arith.ori %c69, %1030 : i32
                %1032 = arith.cmpi sgt, %992, %c120 : i32
                %1033 = arith.select %1032, %c107, %c69 : i32
                %1034 = arith.ori %c69, %1033 : i32
                %1035 = arith.cmpi sgt, %992, %c50 : i32
                %1036 = arith.select %1035, %c109, %c69 : i32
                %1037 = arith.ori %1031, %1036 : i32
                %1038 = arith.cmpi sgt, %992, %c121 : i32
                %1039 = arith.select %1038, %c109, %c69 : i32
                %1040 = arith.ori %1034, %1039 : i32
                %1041 = vector.from_elements %1001, %1013, %1025, %1037 : vector<4xi32>
                %1042 = vector.from_elements %1004, %1016, %1028, %1040 : vector<4xi32>
                scf.yield %987, %988, %1041, %1042 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1043 = wave.opaque %396 : i32
              %1044 = arith.cmpi sgt, %1043, %313 : i32
              %1045:4 = scf.if %1044 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1046 = arith.andi %781, %934#0 : vector<4xi32>
                %1047 = arith.andi %784, %934#1 : vector<4xi32>
                %1048 = arith.andi %787, %934#2 : vector<4xi32>
                %1049 = arith.andi %790, %934#3 : vector<4xi32>
                scf.yield %1046, %1047, %1048, %1049 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %781, %784, %787, %790 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1050 = vector.shuffle %1045#0, %1045#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1051 = vector.bitcast %1050 : vector<8xi32> to vector<16xf16>
              %1052 = wave.mma %1051, %906, %872#2 : vector<16xf16>, vector<8xf32>
              %1053 = vector.shuffle %1045#2, %1045#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1054 = vector.bitcast %1053 : vector<8xi32> to vector<16xf16>
              %1055 = wave.mma %1054, %913, %1052 : vector<16xf16>, vector<8xf32>
              %1056 = wave.opaque %1055 : vector<8xf32>
              %1057 = arith.addi %405, %35 : index
              %1058 = arith.addi %1057, %c58 : index
              %1059 = vector.load %kv[%1058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1060 = arith.addi %405, %35 : index
              %1061 = arith.addi %1060, %c122 : index
              %1062 = vector.load %kv[%1061] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1063 = arith.addi %413, %35 : index
              %1064 = arith.addi %1063, %c58 : index
              %1065 = vector.load %kv[%1064] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1066 = arith.addi %413, %35 : index
              %1067 = arith.addi %1066, %c122 : index
              %1068 = vector.load %kv[%1067] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1069 = wave.opaque %396 : i32
              %1070 = arith.cmpi sgt, %1069, %313 : i32
              %1071:4 = scf.if %1070 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1072 = arith.andi %804, %934#0 : vector<4xi32>
                %1073 = arith.andi %807, %934#1 : vector<4xi32>
                %1074 = arith.andi %810, %934#2 : vector<4xi32>
                %1075 = arith.andi %813, %934#3 : vector<4xi32>
                scf.yield %1072, %1073, %1074, %1075 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %804, %807, %810, %813 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1076 = vector.shuffle %1071#0, %1071#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1077 = vector.bitcast %1076 : vector<8xi32> to vector<16xf16>
              %1078 = wave.mma %1077, %906, %872#3 : vector<16xf16>, vector<8xf32>
              %1079 = vector.shuffle %1071#2, %1071#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1080 = vector.bitcast %1079 : vector<8xi32> to vector<16xf16>
              %1081 = wave.mma %1080, %913, %1078 : vector<16xf16>, vector<8xf32>
              %1082 = wave.opaque %1081 : vector<8xf32>
              %1083 = arith.addi %405, %35 : index
              %1084 = arith.addi %1083, %c123 : index
              %1085 = vector.load %kv[%1084] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1086 = arith.addi %405, %35 : index
              %1087 = arith.addi %1086, %c124 : index
              %1088 = vector.load %kv[%1087] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1089 = arith.addi %413, %35 : index
              %1090 = arith.addi %1089, %c123 : index
              %1091 = vector.load %kv[%1090] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1092 = arith.addi %413, %35 : index
              %1093 = arith.addi %1092, %c124 : index
              %1094 = vector.load %kv[%1093] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1095 = wave.opaque %396 : i32
              %1096 = arith.cmpi sgt, %1095, %313 : i32
              %1097:4 = scf.if %1096 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1098 = arith.andi %1059, %934#0 : vector<4xi32>
                %1099 = arith.andi %1062, %934#1 : vector<4xi32>
                %1100 = arith.andi %1065, %934#2 : vector<4xi32>
                %1101 = arith.andi %1068, %934#3 : vector<4xi32>
                scf.yield %1098, %1099, %1100, %1101 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1059, %1062, %1065, %1068 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1102 = vector.shuffle %1097#0, %1097#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1103 = vector.bitcast %1102 : vector<8xi32> to vector<16xf16>
              %1104 = wave.mma %1103, %906, %872#4 : vector<16xf16>, vector<8xf32>
              %1105 = vector.shuffle %1097#2, %1097#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1106 = vector.bitcast %1105 : vector<8xi32> to vector<16xf16>
              %1107 = wave.mma %1106, %913, %1104 : vector<16xf16>, vector<8xf32>
              %1108 = wave.opaque %1107 : vector<8xf32>
              %1109 = arith.addi %405, %35 : index
              %1110 = arith.addi %1109, %c59 : index
              %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1112 = arith.addi %405, %35 : index
              %1113 = arith.addi %1112, %c125 : index
              %1114 = vector.load %kv[%1113] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1115 = arith.addi %413, %35 : index
              %1116 = arith.addi %1115, %c59 : index
              %1117 = vector.load %kv[%1116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1118 = arith.addi %413, %35 : index
              %1119 = arith.addi %1118, %c125 : index
              %1120 = vector.load %kv[%1119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1121 = wave.opaque %396 : i32
              %1122 = arith.cmpi sgt, %1121, %313 : i32
              %1123:4 = scf.if %1122 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1124 = arith.andi %1085, %934#0 : vector<4xi32>
                %1125 = arith.andi %1088, %934#1 : vector<4xi32>
                %1126 = arith.andi %1091, %934#2 : vector<4xi32>
                %1127 = arith.andi %1094, %934#3 : vector<4xi32>
                scf.yield %1124, %1125, %1126, %1127 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1085, %1088, %1091, %1094 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1128 = vector.shuffle %1123#0, %1123#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1129 = vector.bitcast %1128 : vector<8xi32> to vector<16xf16>
              %1130 = wave.mma %1129, %906, %872#5 : vector<16xf16>, vector<8xf32>
              %1131 = vector.shuffle %1123#2, %1123#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1132 = vector.bitcast %1131 : vector<8xi32> to vector<16xf16>
              %1133 = wave.mma %1132, %913, %1130 : vector<16xf16>, vector<8xf32>
              %1134 = wave.opaque %1133 : vector<8xf32>
              %1135 = arith.addi %405, %35 : index
              %1136 = arith.addi %1135, %c126 : index
              %1137 = vector.load %kv[%1136] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1138 = arith.addi %405, %35 : index
              %1139 = arith.addi %1138, %c127 : index
              %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1141 = arith.addi %413, %35 : index
              %1142 = arith.addi %1141, %c126 : index
              %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1144 = arith.addi %413, %35 : index
              %1145 = arith.addi %1144, %c127 : index
              %1146 = vector.load %kv[%1145] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1147 = wave.opaque %396 : i32
              %1148 = arith.cmpi sgt, %1147, %313 : i32
              %1149:4 = scf.if %1148 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1150 = arith.andi %1111, %934#0 : vector<4xi32>
                %1151 = arith.andi %1114, %934#1 : vector<4xi32>
                %1152 = arith.andi %1117, %934#2 : vector<4xi32>
                %1153 = arith.andi %1120, %934#3 : vector<4xi32>
                scf.yield %1150, %1151, %1152, %1153 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1111, %1114, %1117, %1120 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1154 = vector.shuffle %1149#0, %1149#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1155 = vector.bitcast %1154 : vector<8xi32> to vector<16xf16>
              %1156 = wave.mma %1155, %906, %872#6 : vector<16xf16>, vector<8xf32>
              %1157 = vector.shuffle %1149#2, %1149#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1158 = vector.bitcast %1157 : vector<8xi32> to vector<16xf16>
              %1159 = wave.mma %1158, %913, %1156 : vector<16xf16>, vector<8xf32>
              %1160 = wave.opaque %1159 : vector<8xf32>
              %1161 = arith.addi %405, %35 : index
              %1162 = arith.addi %1161, %c60 : index
              %1163 = vector.load %kv[%1162] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1164 = arith.addi %405, %35 : index
              %1165 = arith.addi %1164, %c128 : index
              %1166 = vector.load %kv[%1165] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1167 = arith.addi %413, %35 : index
              %1168 = arith.addi %1167, %c60 : index
              %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1170 = arith.addi %413, %35 : index
              %1171 = arith.addi %1170, %c128 : index
              %1172 = vector.load %kv[%1171] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1173 = wave.opaque %396 : i32
              %1174 = arith.cmpi sgt, %1173, %313 : i32
              %1175:4 = scf.if %1174 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1176 = arith.andi %1137, %934#0 : vector<4xi32>
                %1177 = arith.andi %1140, %934#1 : vector<4xi32>
                %1178 = arith.andi %1143, %934#2 : vector<4xi32>
                %1179 = arith.andi %1146, %934#3 : vector<4xi32>
                scf.yield %1176, %1177, %1178, %1179 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1137, %1140, %1143, %1146 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1180 = vector.shuffle %1175#0, %1175#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1181 = vector.bitcast %1180 : vector<8xi32> to vector<16xf16>
              %1182 = wave.mma %1181, %906, %872#7 : vector<16xf16>, vector<8xf32>
              %1183 = vector.shuffle %1175#2, %1175#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1184 = vector.bitcast %1183 : vector<8xi32> to vector<16xf16>
              %1185 = wave.mma %1184, %913, %1182 : vector<16xf16>, vector<8xf32>
              %1186 = wave.opaque %1185 : vector<8xf32>
              %1187 = arith.addi %405, %35 : index
              %1188 = arith.addi %1187, %c129 : index
              %1189 = vector.load %kv[%1188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1190 = arith.addi %405, %35 : index
              %1191 = arith.addi %1190, %c130 : index
              %1192 = vector.load %kv[%1191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1193 = arith.addi %413, %35 : index
              %1194 = arith.addi %1193, %c129 : index
              %1195 = vector.load %kv[%1194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1196 = arith.addi %413, %35 : index
              %1197 = arith.addi %1196, %c130 : index
              %1198 = vector.load %kv[%1197] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1199 = wave.opaque %396 : i32
              %1200 = arith.cmpi sgt, %1199, %313 : i32
              %1201:4 = scf.if %1200 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1202 = arith.andi %1163, %934#0 : vector<4xi32>
                %1203 = arith.andi %1166, %934#1 : vector<4xi32>
                %1204 = arith.andi %1169, %934#2 : vector<4xi32>
                %1205 = arith.andi %1172, %934#3 : vector<4xi32>
                scf.yield %1202, %1203, %1204, %1205 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1163, %1166, %1169, %1172 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1206 = vector.shuffle %1201#0, %1201#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1207 = vector.bitcast %1206 : vector<8xi32> to vector<16xf16>
              %1208 = wave.mma %1207, %906, %872#8 : vector<16xf16>, vector<8xf32>
              %1209 = vector.shuffle %1201#2, %1201#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1210 = vector.bitcast %1209 : vector<8xi32> to vector<16xf16>
              %1211 = wave.mma %1210, %913, %1208 : vector<16xf16>, vector<8xf32>
              %1212 = wave.opaque %1211 : vector<8xf32>
              %1213 = arith.addi %405, %35 : index
              %1214 = arith.addi %1213, %c61 : index
              %1215 = vector.load %kv[%1214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1216 = arith.addi %405, %35 : index
              %1217 = arith.addi %1216, %c131 : index
              %1218 = vector.load %kv[%1217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1219 = arith.addi %413, %35 : index
              %1220 = arith.addi %1219, %c61 : index
              %1221 = vector.load %kv[%1220] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1222 = arith.addi %413, %35 : index
              %1223 = arith.addi %1222, %c131 : index
              %1224 = vector.load %kv[%1223] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1225 = wave.opaque %396 : i32
              %1226 = arith.cmpi sgt, %1225, %313 : i32
              %1227:4 = scf.if %1226 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1228 = arith.andi %1189, %934#0 : vector<4xi32>
                %1229 = arith.andi %1192, %934#1 : vector<4xi32>
                %1230 = arith.andi %1195, %934#2 : vector<4xi32>
                %1231 = arith.andi %1198, %934#3 : vector<4xi32>
                scf.yield %1228, %1229, %1230, %1231 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1189, %1192, %1195, %1198 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1232 = vector.shuffle %1227#0, %1227#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1233 = vector.bitcast %1232 : vector<8xi32> to vector<16xf16>
              %1234 = wave.mma %1233, %906, %872#9 : vector<16xf16>, vector<8xf32>
              %1235 = vector.shuffle %1227#2, %1227#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1236 = vector.bitcast %1235 : vector<8xi32> to vector<16xf16>
              %1237 = wave.mma %1236, %913, %1234 : vector<16xf16>, vector<8xf32>
              %1238 = wave.opaque %1237 : vector<8xf32>
              %1239 = arith.addi %405, %35 : index
              %1240 = arith.addi %1239, %c132 : index
              %1241 = vector.load %kv[%1240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1242 = arith.addi %405, %35 : index
              %1243 = arith.addi %1242, %c133 : index
              %1244 = vector.load %kv[%1243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1245 = arith.addi %413, %35 : index
              %1246 = arith.addi %1245, %c132 : index
              %1247 = vector.load %kv[%1246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1248 = arith.addi %413, %35 : index
              %1249 = arith.addi %1248, %c133 : index
              %1250 = vector.load %kv[%1249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1251 = wave.opaque %396 : i32
              %1252 = arith.cmpi sgt, %1251, %313 : i32
              %1253:4 = scf.if %1252 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1254 = arith.andi %1215, %934#0 : vector<4xi32>
                %1255 = arith.andi %1218, %934#1 : vector<4xi32>
                %1256 = arith.andi %1221, %934#2 : vector<4xi32>
                %1257 = arith.andi %1224, %934#3 : vector<4xi32>
                scf.yield %1254, %1255, %1256, %1257 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1215, %1218, %1221, %1224 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1258 = vector.shuffle %1253#0, %1253#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1259 = vector.bitcast %1258 : vector<8xi32> to vector<16xf16>
              %1260 = wave.mma %1259, %906, %872#10 : vector<16xf16>, vector<8xf32>
              %1261 = vector.shuffle %1253#2, %1253#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1262 = vector.bitcast %1261 : vector<8xi32> to vector<16xf16>
              %1263 = wave.mma %1262, %913, %1260 : vector<16xf16>, vector<8xf32>
              %1264 = wave.opaque %1263 : vector<8xf32>
              %1265 = arith.addi %405, %35 : index
              %1266 = arith.addi %1265, %c62 : index
              %1267 = vector.load %kv[%1266] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1268 = arith.addi %405, %35 : index
              %1269 = arith.addi %1268, %c134 : index
              %1270 = vector.load %kv[%1269] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1271 = arith.addi %413, %35 : index
              %1272 = arith.addi %1271, %c62 : index
              %1273 = vector.load %kv[%1272] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1274 = arith.addi %413, %35 : index
              %1275 = arith.addi %1274, %c134 : index
              %1276 = vector.load %kv[%1275] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1277 = wave.opaque %396 : i32
              %1278 = arith.cmpi sgt, %1277, %313 : i32
              %1279:4 = scf.if %1278 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1280 = arith.andi %1241, %934#0 : vector<4xi32>
                %1281 = arith.andi %1244, %934#1 : vector<4xi32>
                %1282 = arith.andi %1247, %934#2 : vector<4xi32>
                %1283 = arith.andi %1250, %934#3 : vector<4xi32>
                scf.yield %1280, %1281, %1282, %1283 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1241, %1244, %1247, %1250 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1284 = vector.shuffle %1279#0, %1279#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1285 = vector.bitcast %1284 : vector<8xi32> to vector<16xf16>
              %1286 = wave.mma %1285, %906, %872#11 : vector<16xf16>, vector<8xf32>
              %1287 = vector.shuffle %1279#2, %1279#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1288 = vector.bitcast %1287 : vector<8xi32> to vector<16xf16>
              %1289 = wave.mma %1288, %913, %1286 : vector<16xf16>, vector<8xf32>
              %1290 = wave.opaque %1289 : vector<8xf32>
              %1291 = arith.addi %405, %35 : index
              %1292 = arith.addi %1291, %c135 : index
              %1293 = vector.load %kv[%1292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1294 = arith.addi %405, %35 : index
              %1295 = arith.addi %1294, %c136 : index
              %1296 = vector.load %kv[%1295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1297 = arith.addi %413, %35 : index
              %1298 = arith.addi %1297, %c135 : index
              %1299 = vector.load %kv[%1298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1300 = arith.addi %413, %35 : index
              %1301 = arith.addi %1300, %c136 : index
              %1302 = vector.load %kv[%1301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1303 = wave.opaque %396 : i32
              %1304 = arith.cmpi sgt, %1303, %313 : i32
              %1305:4 = scf.if %1304 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1306 = arith.andi %1267, %934#0 : vector<4xi32>
                %1307 = arith.andi %1270, %934#1 : vector<4xi32>
                %1308 = arith.andi %1273, %934#2 : vector<4xi32>
                %1309 = arith.andi %1276, %934#3 : vector<4xi32>
                scf.yield %1306, %1307, %1308, %1309 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1267, %1270, %1273, %1276 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1310 = vector.shuffle %1305#0, %1305#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1311 = vector.bitcast %1310 : vector<8xi32> to vector<16xf16>
              %1312 = wave.mma %1311, %906, %872#12 : vector<16xf16>, vector<8xf32>
              %1313 = vector.shuffle %1305#2, %1305#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1314 = vector.bitcast %1313 : vector<8xi32> to vector<16xf16>
              %1315 = wave.mma %1314, %913, %1312 : vector<16xf16>, vector<8xf32>
              %1316 = wave.opaque %1315 : vector<8xf32>
              %1317 = arith.addi %405, %35 : index
              %1318 = arith.addi %1317, %c63 : index
              %1319 = vector.load %kv[%1318] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1320 = arith.addi %405, %35 : index
              %1321 = arith.addi %1320, %c137 : index
              %1322 = vector.load %kv[%1321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1323 = arith.addi %413, %35 : index
              %1324 = arith.addi %1323, %c63 : index
              %1325 = vector.load %kv[%1324] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1326 = arith.addi %413, %35 : index
              %1327 = arith.addi %1326, %c137 : index
              %1328 = vector.load %kv[%1327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1329 = wave.opaque %396 : i32
              %1330 = arith.cmpi sgt, %1329, %313 : i32
              %1331:4 = scf.if %1330 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1332 = arith.andi %1293, %934#0 : vector<4xi32>
                %1333 = arith.andi %1296, %934#1 : vector<4xi32>
                %1334 = arith.andi %1299, %934#2 : vector<4xi32>
                %1335 = arith.andi %1302, %934#3 : vector<4xi32>
                scf.yield %1332, %1333, %1334, %1335 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1293, %1296, %1299, %1302 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1336 = vector.shuffle %1331#0, %1331#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1337 = vector.bitcast %1336 : vector<8xi32> to vector<16xf16>
              %1338 = wave.mma %1337, %906, %872#13 : vector<16xf16>, vector<8xf32>
              %1339 = vector.shuffle %1331#2, %1331#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1340 = vector.bitcast %1339 : vector<8xi32> to vector<16xf16>
              %1341 = wave.mma %1340, %913, %1338 : vector<16xf16>, vector<8xf32>
              %1342 = wave.opaque %1341 : vector<8xf32>
              %1343 = arith.addi %405, %35 : index
              %1344 = arith.addi %1343, %c138 : index
              %1345 = vector.load %kv[%1344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1346 = arith.addi %405, %35 : index
              %1347 = arith.addi %1346, %c139 : index
              %1348 = vector.load %kv[%1347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1349 = arith.addi %413, %35 : index
              %1350 = arith.addi %1349, %c138 : index
              %1351 = vector.load %kv[%1350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1352 = arith.addi %413, %35 : index
              %1353 = arith.addi %1352, %c139 : index
              %1354 = vector.load %kv[%1353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1355 = wave.opaque %396 : i32
              %1356 = arith.cmpi sgt, %1355, %313 : i32
              %1357:4 = scf.if %1356 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1358 = arith.andi %1319, %934#0 : vector<4xi32>
                %1359 = arith.andi %1322, %934#1 : vector<4xi32>
                %1360 = arith.andi %1325, %934#2 : vector<4xi32>
                %1361 = arith.andi %1328, %934#3 : vector<4xi32>
                scf.yield %1358, %1359, %1360, %1361 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1319, %1322, %1325, %1328 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1362 = vector.shuffle %1357#0, %1357#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1363 = vector.bitcast %1362 : vector<8xi32> to vector<16xf16>
              %1364 = wave.mma %1363, %906, %872#14 : vector<16xf16>, vector<8xf32>
              %1365 = vector.shuffle %1357#2, %1357#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1366 = vector.bitcast %1365 : vector<8xi32> to vector<16xf16>
              %1367 = wave.mma %1366, %913, %1364 : vector<16xf16>, vector<8xf32>
              %1368 = wave.opaque %1367 : vector<8xf32>
              %1369 = arith.addi %405, %35 : index
              %1370 = arith.addi %1369, %c64 : index
              %1371 = vector.load %kv[%1370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1372 = arith.addi %405, %35 : index
              %1373 = arith.addi %1372, %c140 : index
              %1374 = vector.load %kv[%1373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1375 = arith.addi %413, %35 : index
              %1376 = arith.addi %1375, %c64 : index
              %1377 = vector.load %kv[%1376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1378 = arith.addi %413, %35 : index
              %1379 = arith.addi %1378, %c140 : index
              %1380 = vector.load %kv[%1379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1381 = wave.opaque %396 : i32
              %1382 = arith.cmpi sgt, %1381, %313 : i32
              %1383:4 = scf.if %1382 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1384 = arith.andi %1345, %934#0 : vector<4xi32>
                %1385 = arith.andi %1348, %934#1 : vector<4xi32>
                %1386 = arith.andi %1351, %934#2 : vector<4xi32>
                %1387 = arith.andi %1354, %934#3 : vector<4xi32>
                scf.yield %1384, %1385, %1386, %1387 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1345, %1348, %1351, %1354 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1388 = vector.shuffle %1383#0, %1383#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1389 = vector.bitcast %1388 : vector<8xi32> to vector<16xf16>
              %1390 = wave.mma %1389, %906, %872#15 : vector<16xf16>, vector<8xf32>
              %1391 = vector.shuffle %1383#2, %1383#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1392 = vector.bitcast %1391 : vector<8xi32> to vector<16xf16>
              %1393 = wave.mma %1392, %913, %1390 : vector<16xf16>, vector<8xf32>
              %1394 = wave.opaque %1393 : vector<8xf32>
              %1395 = arith.addi %405, %35 : index
              %1396 = arith.addi %1395, %c141 : index
              %1397 = vector.load %kv[%1396] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1398 = arith.addi %405, %35 : index
              %1399 = arith.addi %1398, %c142 : index
              %1400 = vector.load %kv[%1399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1401 = arith.addi %413, %35 : index
              %1402 = arith.addi %1401, %c141 : index
              %1403 = vector.load %kv[%1402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1404 = arith.addi %413, %35 : index
              %1405 = arith.addi %1404, %c142 : index
              %1406 = vector.load %kv[%1405] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1407 = wave.opaque %396 : i32
              %1408 = arith.cmpi sgt, %1407, %313 : i32
              %1409:4 = scf.if %1408 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1410 = arith.andi %1371, %934#0 : vector<4xi32>
                %1411 = arith.andi %1374, %934#1 : vector<4xi32>
                %1412 = arith.andi %1377, %934#2 : vector<4xi32>
                %1413 = arith.andi %1380, %934#3 : vector<4xi32>
                scf.yield %1410, %1411, %1412, %1413 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1371, %1374, %1377, %1380 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1414 = vector.shuffle %1409#0, %1409#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1415 = vector.bitcast %1414 : vector<8xi32> to vector<16xf16>
              %1416 = wave.mma %1415, %906, %872#16 : vector<16xf16>, vector<8xf32>
              %1417 = vector.shuffle %1409#2, %1409#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1418 = vector.bitcast %1417 : vector<8xi32> to vector<16xf16>
              %1419 = wave.mma %1418, %913, %1416 : vector<16xf16>, vector<8xf32>
              %1420 = wave.opaque %1419 : vector<8xf32>
              wave.pin
              %1421 = wave.opaque %396 : i32
              %1422 = arith.cmpi sgt, %1421, %313 : i32
              %1423:4 = scf.if %1422 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1424 = arith.andi %1397, %934#0 : vector<4xi32>
                %1425 = arith.andi %1400, %934#1 : vector<4xi32>
                %1426 = arith.andi %1403, %934#2 : vector<4xi32>
                %1427 = arith.andi %1406, %934#3 : vector<4xi32>
                scf.yield %1424, %1425, %1426, %1427 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1397, %1400, %1403, %1406 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1428 = vector.shuffle %1423#0, %1423#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1429 = vector.bitcast %1428 : vector<8xi32> to vector<16xf16>
              %1430 = wave.mma %1429, %906, %872#17 : vector<16xf16>, vector<8xf32>
              %1431 = vector.shuffle %1423#2, %1423#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1432 = vector.bitcast %1431 : vector<8xi32> to vector<16xf16>
              %1433 = wave.mma %1432, %913, %1430 : vector<16xf16>, vector<8xf32>
              %1434 = wave.opaque %1433 : vector<8xf32>
              wave.pin
              %1435 = wave.opaque %396 : i32
              %1436 = arith.cmpi slt, %1435, %337 : i32
              %1437:4 = scf.if %1436 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1438 = arith.addi %422, %35 : index
                %1439 = arith.addi %1438, %c9 : index
                %1440 = vector.load %kv[%1439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1441 = arith.addi %422, %35 : index
                %1442 = arith.addi %1441, %c23 : index
                %1443 = vector.load %kv[%1442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1444 = arith.addi %430, %35 : index
                %1445 = arith.addi %1444, %c9 : index
                %1446 = vector.load %kv[%1445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1447 = arith.addi %430, %35 : index
                %1448 = arith.addi %1447, %c23 : index
                %1449 = vector.load %kv[%1448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1440, %1443, %1446, %1449 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1423#0, %1423#1, %1423#2, %1423#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1437#0, %1437#1, %1437#2, %1437#3, %872#0, %931, %1056, %1082, %1108, %1134, %1160, %1186, %1212, %1238, %1264, %1290, %1316, %1342, %1368, %1394, %1420, %1434 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1450 = wave.opaque %c9 : index
            %1451 = arith.addi %0, %1450 : index
            %1452 = arith.cmpi eq, %335, %332 : i32
            %1453 = wave.swap_halves %393#5 : f32
            %1454 = arith.addf %393#5, %1453 : f32
            %1455 = arith.addi %1451, %c9 : index
            %1456:2 = scf.if %1452 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1457 = arith.addi %1451, %c9 : index
              %1458 = arith.addi %1457, %c9 : index
              %1459 = memref.load %8[%1458] : memref<?xf32>
              %1460 = arith.addi %1457, %c19 : index
              %1461 = memref.load %8[%1460] : memref<?xf32>
              scf.yield %1459, %1461 : f32, f32
            }
            %1462 = arith.maxnumf %1456#0, %393#4 fastmath<nnan> : f32
            %1463 = arith.subf %1456#0, %1462 : f32
            %1464 = wave.exp2 %1463 : f32
            %1465 = arith.subf %393#4, %1462 : f32
            %1466 = wave.exp2 %1465 : f32
            %1467 = arith.mulf %1456#1, %1464 : f32
            %1468 = math.fma %1454, %1466, %1467 : f32
            memref.store %1462, %8[%1455] : memref<?xf32>
            %1469 = arith.addi %1455, %c19 : index
            memref.store %1468, %8[%1469] : memref<?xf32>
            %1470 = vector.broadcast %1464 : f32 to vector<8xf32>
            %1471 = vector.broadcast %1466 : f32 to vector<8xf32>
            scf.if %1452 {
              %1472 = arith.muli %1451, %c12 : index
              %1473 = arith.addi %c9, %1472 : index
              %1474 = arith.addi %1473, %c9 : index
              %1475 = arith.addi %1474, %c9 : index
              %1476 = vector.shuffle %393#6, %393#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1476, %5[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1477 = vector.shuffle %393#6, %393#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1478 = arith.addi %1475, %c31 : index
              vector.store %1477, %5[%1478] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1479 = arith.muli %1451, %c12 : index
              %1480 = arith.addi %c9, %1479 : index
              %1481 = arith.addi %1480, %c9 : index
              %1482 = arith.addi %1481, %c16 : index
              %1483 = vector.shuffle %393#7, %393#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1483, %5[%1482] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1484 = vector.shuffle %393#7, %393#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1485 = arith.addi %1482, %c31 : index
              vector.store %1484, %5[%1485] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1486 = arith.muli %1451, %c12 : index
              %1487 = arith.addi %c9, %1486 : index
              %1488 = arith.addi %1487, %c9 : index
              %1489 = arith.addi %1488, %c51 : index
              %1490 = vector.shuffle %393#8, %393#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1490, %5[%1489] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1491 = vector.shuffle %393#8, %393#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1492 = arith.addi %1489, %c31 : index
              vector.store %1491, %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1493 = arith.muli %1451, %c12 : index
              %1494 = arith.addi %c9, %1493 : index
              %1495 = arith.addi %1494, %c9 : index
              %1496 = arith.addi %1495, %c52 : index
              %1497 = vector.shuffle %393#9, %393#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1497, %5[%1496] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1498 = vector.shuffle %393#9, %393#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1499 = arith.addi %1496, %c31 : index
              vector.store %1498, %5[%1499] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1500 = arith.muli %1451, %c12 : index
              %1501 = arith.addi %c9, %1500 : index
              %1502 = arith.addi %1501, %c9 : index
              %1503 = arith.addi %1502, %c53 : index
              %1504 = vector.shuffle %393#10, %393#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1504, %5[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = vector.shuffle %393#10, %393#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1506 = arith.addi %1503, %c31 : index
              vector.store %1505, %5[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1507 = arith.muli %1451, %c12 : index
              %1508 = arith.addi %c9, %1507 : index
              %1509 = arith.addi %1508, %c9 : index
              %1510 = arith.addi %1509, %c54 : index
              %1511 = vector.shuffle %393#11, %393#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1511, %5[%1510] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1512 = vector.shuffle %393#11, %393#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1513 = arith.addi %1510, %c31 : index
              vector.store %1512, %5[%1513] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1514 = arith.muli %1451, %c12 : index
              %1515 = arith.addi %c9, %1514 : index
              %1516 = arith.addi %1515, %c9 : index
              %1517 = arith.addi %1516, %c55 : index
              %1518 = vector.shuffle %393#12, %393#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1518, %5[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1519 = vector.shuffle %393#12, %393#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1520 = arith.addi %1517, %c31 : index
              vector.store %1519, %5[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1521 = arith.muli %1451, %c12 : index
              %1522 = arith.addi %c9, %1521 : index
              %1523 = arith.addi %1522, %c9 : index
              %1524 = arith.addi %1523, %c56 : index
              %1525 = vector.shuffle %393#13, %393#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1525, %5[%1524] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1526 = vector.shuffle %393#13, %393#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1527 = arith.addi %1524, %c31 : index
              vector.store %1526, %5[%1527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1528 = arith.muli %1451, %c12 : index
              %1529 = arith.addi %c9, %1528 : index
              %1530 = arith.addi %1529, %c9 : index
              %1531 = arith.addi %1530, %c57 : index
              %1532 = vector.shuffle %393#14, %393#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1532, %5[%1531] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1533 = vector.shuffle %393#14, %393#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1534 = arith.addi %1531, %c31 : index
              vector.store %1533, %5[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1535 = arith.muli %1451, %c12 : index
              %1536 = arith.addi %c9, %1535 : index
              %1537 = arith.addi %1536, %c9 : index
              %1538 = arith.addi %1537, %c58 : index
              %1539 = vector.shuffle %393#15, %393#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1539, %5[%1538] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1540 = vector.shuffle %393#15, %393#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1541 = arith.addi %1538, %c31 : index
              vector.store %1540, %5[%1541] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1542 = arith.muli %1451, %c12 : index
              %1543 = arith.addi %c9, %1542 : index
              %1544 = arith.addi %1543, %c9 : index
              %1545 = arith.addi %1544, %c59 : index
              %1546 = vector.shuffle %393#16, %393#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1546, %5[%1545] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1547 = vector.shuffle %393#16, %393#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1548 = arith.addi %1545, %c31 : index
              vector.store %1547, %5[%1548] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1549 = arith.muli %1451, %c12 : index
              %1550 = arith.addi %c9, %1549 : index
              %1551 = arith.addi %1550, %c9 : index
              %1552 = arith.addi %1551, %c60 : index
              %1553 = vector.shuffle %393#17, %393#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1553, %5[%1552] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1554 = vector.shuffle %393#17, %393#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1555 = arith.addi %1552, %c31 : index
              vector.store %1554, %5[%1555] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1556 = arith.muli %1451, %c12 : index
              %1557 = arith.addi %c9, %1556 : index
              %1558 = arith.addi %1557, %c9 : index
              %1559 = arith.addi %1558, %c61 : index
              %1560 = vector.shuffle %393#18, %393#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1560, %5[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1561 = vector.shuffle %393#18, %393#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1562 = arith.addi %1559, %c31 : index
              vector.store %1561, %5[%1562] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1563 = arith.muli %1451, %c12 : index
              %1564 = arith.addi %c9, %1563 : index
              %1565 = arith.addi %1564, %c9 : index
              %1566 = arith.addi %1565, %c62 : index
              %1567 = vector.shuffle %393#19, %393#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1567, %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1568 = vector.shuffle %393#19, %393#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1569 = arith.addi %1566, %c31 : index
              vector.store %1568, %5[%1569] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1570 = arith.muli %1451, %c12 : index
              %1571 = arith.addi %c9, %1570 : index
              %1572 = arith.addi %1571, %c9 : index
              %1573 = arith.addi %1572, %c63 : index
              %1574 = vector.shuffle %393#20, %393#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1574, %5[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1575 = vector.shuffle %393#20, %393#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1576 = arith.addi %1573, %c31 : index
              vector.store %1575, %5[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1577 = arith.muli %1451, %c12 : index
              %1578 = arith.addi %c9, %1577 : index
              %1579 = arith.addi %1578, %c9 : index
              %1580 = arith.addi %1579, %c64 : index
              %1581 = vector.shuffle %393#21, %393#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1581, %5[%1580] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1582 = vector.shuffle %393#21, %393#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1583 = arith.addi %1580, %c31 : index
              vector.store %1582, %5[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1584 = arith.muli %1451, %c12 : index
              %1585 = arith.addi %c9, %1584 : index
              %1586 = arith.addi %1585, %c9 : index
              %1587 = arith.addi %1586, %c9 : index
              %1588 = vector.load %5[%1587] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1589 = arith.addi %1587, %c31 : index
              %1590 = vector.load %5[%1589] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1591 = vector.shuffle %1588, %1590 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1592 = arith.mulf %1591, %1470 : vector<8xf32>
              %1593 = math.fma %393#6, %1471, %1592 : vector<8xf32>
              %1594 = arith.muli %1451, %c12 : index
              %1595 = arith.addi %c9, %1594 : index
              %1596 = arith.addi %1595, %c9 : index
              %1597 = arith.addi %1596, %c9 : index
              %1598 = vector.shuffle %1593, %1593 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1598, %5[%1597] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1599 = vector.shuffle %1593, %1593 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1600 = arith.addi %1597, %c31 : index
              vector.store %1599, %5[%1600] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1601 = arith.muli %1451, %c12 : index
              %1602 = arith.addi %c9, %1601 : index
              %1603 = arith.addi %1602, %c9 : index
              %1604 = arith.addi %1603, %c16 : index
              %1605 = vector.load %5[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1606 = arith.addi %1604, %c31 : index
              %1607 = vector.load %5[%1606] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1608 = vector.shuffle %1605, %1607 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1609 = arith.mulf %1608, %1470 : vector<8xf32>
              %1610 = math.fma %393#7, %1471, %1609 : vector<8xf32>
              %1611 = arith.muli %1451, %c12 : index
              %1612 = arith.addi %c9, %1611 : index
              %1613 = arith.addi %1612, %c9 : index
              %1614 = arith.addi %1613, %c16 : index
              %1615 = vector.shuffle %1610, %1610 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1615, %5[%1614] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1616 = vector.shuffle %1610, %1610 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1617 = arith.addi %1614, %c31 : index
              vector.store %1616, %5[%1617] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1618 = arith.muli %1451, %c12 : index
              %1619 = arith.addi %c9, %1618 : index
              %1620 = arith.addi %1619, %c9 : index
              %1621 = arith.addi %1620, %c51 : index
              %1622 = vector.load %5[%1621] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1623 = arith.addi %1621, %c31 : index
              %1624 = vector.load %5[%1623] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1625 = vector.shuffle %1622, %1624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1626 = arith.mulf %1625, %1470 : vector<8xf32>
              %1627 = math.fma %393#8, %1471, %1626 : vector<8xf32>
              %1628 = arith.muli %1451, %c12 : index
              %1629 = arith.addi %c9, %1628 : index
              %1630 = arith.addi %1629, %c9 : index
              %1631 = arith.addi %1630, %c51 : index
              %1632 = vector.shuffle %1627, %1627 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1632, %5[%1631] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1633 = vector.shuffle %1627, %1627 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1634 = arith.addi %1631, %c31 : index
              vector.store %1633, %5[%1634] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1635 = arith.muli %1451, %c12 : index
              %1636 = arith.addi %c9, %1635 : index
              %1637 = arith.addi %1636, %c9 : index
              %1638 = arith.addi %1637, %c52 : index
              %1639 = vector.load %5[%1638] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1640 = arith.addi %1638, %c31 : index
              %1641 = vector.load %5[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1642 = vector.shuffle %1639, %1641 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1643 = arith.mulf %1642, %1470 : vector<8xf32>
              %1644 = math.fma %393#9, %1471, %1643 : vector<8xf32>
              %1645 = arith.muli %1451, %c12 : index
              %1646 = arith.addi %c9, %1645 : index
              %1647 = arith.addi %1646, %c9 : index
              %1648 = arith.addi %1647, %c52 : index
              %1649 = vector.shuffle %1644, %1644 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1649, %5[%1648] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1650 = vector.shuffle %1644, %1644 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1651 = arith.addi %1648, %c31 : index
              vector.store %1650, %5[%1651] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1652 = arith.muli %1451, %c12 : index
              %1653 = arith.addi %c9, %1652 : index
              %1654 = arith.addi %1653, %c9 : index
              %1655 = arith.addi %1654, %c53 : index
              %1656 = vector.load %5[%1655] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1657 = arith.addi %1655, %c31 : index
              %1658 = vector.load %5[%1657] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1659 = vector.shuffle %1656, %1658 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1660 = arith.mulf %1659, %1470 : vector<8xf32>
              %1661 = math.fma %393#10, %1471, %1660 : vector<8xf32>
              %1662 = arith.muli %1451, %c12 : index
              %1663 = arith.addi %c9, %1662 : index
              %1664 = arith.addi %1663, %c9 : index
              %1665 = arith.addi %1664, %c53 : index
              %1666 = vector.shuffle %1661, %1661 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1666, %5[%1665] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1667 = vector.shuffle %1661, %1661 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1668 = arith.addi %1665, %c31 : index
              vector.store %1667, %5[%1668] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1669 = arith.muli %1451, %c12 : index
              %1670 = arith.addi %c9, %1669 : index
              %1671 = arith.addi %1670, %c9 : index
              %1672 = arith.addi %1671, %c54 : index
              %1673 = vector.load %5[%1672] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1674 = arith.addi %1672, %c31 : index
              %1675 = vector.load %5[%1674] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1676 = vector.shuffle %1673, %1675 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1677 = arith.mulf %1676, %1470 : vector<8xf32>
              %1678 = math.fma %393#11, %1471, %1677 : vector<8xf32>
              %1679 = arith.muli %1451, %c12 : index
              %1680 = arith.addi %c9, %1679 : index
              %1681 = arith.addi %1680, %c9 : index
              %1682 = arith.addi %1681, %c54 : index
              %1683 = vector.shuffle %1678, %1678 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1683, %5[%1682] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1684 = vector.shuffle %1678, %1678 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1685 = arith.addi %1682, %c31 : index
              vector.store %1684, %5[%1685] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1686 = arith.muli %1451, %c12 : index
              %1687 = arith.addi %c9, %1686 : index
              %1688 = arith.addi %1687, %c9 : index
              %1689 = arith.addi %1688, %c55 : index
              %1690 = vector.load %5[%1689] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1691 = arith.addi %1689, %c31 : index
              %1692 = vector.load %5[%1691] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1693 = vector.shuffle %1690, %1692 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1694 = arith.mulf %1693, %1470 : vector<8xf32>
              %1695 = math.fma %393#12, %1471, %1694 : vector<8xf32>
              %1696 = arith.muli %1451, %c12 : index
              %1697 = arith.addi %c9, %1696 : index
              %1698 = arith.addi %1697, %c9 : index
              %1699 = arith.addi %1698, %c55 : index
              %1700 = vector.shuffle %1695, %1695 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1700, %5[%1699] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1701 = vector.shuffle %1695, %1695 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1702 = arith.addi %1699, %c31 : index
              vector.store %1701, %5[%1702] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1703 = arith.muli %1451, %c12 : index
              %1704 = arith.addi %c9, %1703 : index
              %1705 = arith.addi %1704, %c9 : index
              %1706 = arith.addi %1705, %c56 : index
              %1707 = vector.load %5[%1706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1708 = arith.addi %1706, %c31 : index
              %1709 = vector.load %5[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1710 = vector.shuffle %1707, %1709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1711 = arith.mulf %1710, %1470 : vector<8xf32>
              %1712 = math.fma %393#13, %1471, %1711 : vector<8xf32>
              %1713 = arith.muli %1451, %c12 : index
              %1714 = arith.addi %c9, %1713 : index
              %1715 = arith.addi %1714, %c9 : index
              %1716 = arith.addi %1715, %c56 : index
              %1717 = vector.shuffle %1712, %1712 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1717, %5[%1716] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1718 = vector.shuffle %1712, %1712 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1719 = arith.addi %1716, %c31 : index
              vector.store %1718, %5[%1719] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1720 = arith.muli %1451, %c12 : index
              %1721 = arith.addi %c9, %1720 : index
              %1722 = arith.addi %1721, %c9 : index
              %1723 = arith.addi %1722, %c57 : index
              %1724 = vector.load %5[%1723] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1725 = arith.addi %1723, %c31 : index
              %1726 = vector.load %5[%1725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1727 = vector.shuffle %1724, %1726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1728 = arith.mulf %1727, %1470 : vector<8xf32>
              %1729 = math.fma %393#14, %1471, %1728 : vector<8xf32>
              %1730 = arith.muli %1451, %c12 : index
              %1731 = arith.addi %c9, %1730 : index
              %1732 = arith.addi %1731, %c9 : index
              %1733 = arith.addi %1732, %c57 : index
              %1734 = vector.shuffle %1729, %1729 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1734, %5[%1733] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1735 = vector.shuffle %1729, %1729 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1736 = arith.addi %1733, %c31 : index
              vector.store %1735, %5[%1736] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1737 = arith.muli %1451, %c12 : index
              %1738 = arith.addi %c9, %1737 : index
              %1739 = arith.addi %1738, %c9 : index
              %1740 = arith.addi %1739, %c58 : index
              %1741 = vector.load %5[%1740] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1742 = arith.addi %1740, %c31 : index
              %1743 = vector.load %5[%1742] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1744 = vector.shuffle %1741, %1743 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1745 = arith.mulf %1744, %1470 : vector<8xf32>
              %1746 = math.fma %393#15, %1471, %1745 : vector<8xf32>
              %1747 = arith.muli %1451, %c12 : index
              %1748 = arith.addi %c9, %1747 : index
              %1749 = arith.addi %1748, %c9 : index
              %1750 = arith.addi %1749, %c58 : index
              %1751 = vector.shuffle %1746, %1746 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1751, %5[%1750] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1752 = vector.shuffle %1746, %1746 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1753 = arith.addi %1750, %c31 : index
              vector.store %1752, %5[%1753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1754 = arith.muli %1451, %c12 : index
              %1755 = arith.addi %c9, %1754 : index
              %1756 = arith.addi %1755, %c9 : index
              %1757 = arith.addi %1756, %c59 : index
              %1758 = vector.load %5[%1757] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1759 = arith.addi %1757, %c31 : index
              %1760 = vector.load %5[%1759] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1761 = vector.shuffle %1758, %1760 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1762 = arith.mulf %1761, %1470 : vector<8xf32>
              %1763 = math.fma %393#16, %1471, %1762 : vector<8xf32>
              %1764 = arith.muli %1451, %c12 : index
              %1765 = arith.addi %c9, %1764 : index
              %1766 = arith.addi %1765, %c9 : index
              %1767 = arith.addi %1766, %c59 : index
              %1768 = vector.shuffle %1763, %1763 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1768, %5[%1767] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1769 = vector.shuffle %1763, %1763 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1770 = arith.addi %1767, %c31 : index
              vector.store %1769, %5[%1770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1771 = arith.muli %1451, %c12 : index
              %1772 = arith.addi %c9, %1771 : index
              %1773 = arith.addi %1772, %c9 : index
              %1774 = arith.addi %1773, %c60 : index
              %1775 = vector.load %5[%1774] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1776 = arith.addi %1774, %c31 : index
              %1777 = vector.load %5[%1776] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1778 = vector.shuffle %1775, %1777 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1779 = arith.mulf %1778, %1470 : vector<8xf32>
              %1780 = math.fma %393#17, %1471, %1779 : vector<8xf32>
              %1781 = arith.muli %1451, %c12 : index
              %1782 = arith.addi %c9, %1781 : index
              %1783 = arith.addi %1782, %c9 : index
              %1784 = arith.addi %1783, %c60 : index
              %1785 = vector.shuffle %1780, %1780 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1785, %5[%1784] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1786 = vector.shuffle %1780, %1780 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1787 = arith.addi %1784, %c31 : index
              vector.store %1786, %5[%1787] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1788 = arith.muli %1451, %c12 : index
              %1789 = arith.addi %c9, %1788 : index
              %1790 = arith.addi %1789, %c9 : index
              %1791 = arith.addi %1790, %c61 : index
              %1792 = vector.load %5[%1791] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1793 = arith.addi %1791, %c31 : index
              %1794 = vector.load %5[%1793] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1795 = vector.shuffle %1792, %1794 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1796 = arith.mulf %1795, %1470 : vector<8xf32>
              %1797 = math.fma %393#18, %1471, %1796 : vector<8xf32>
              %1798 = arith.muli %1451, %c12 : index
              %1799 = arith.addi %c9, %1798 : index
              %1800 = arith.addi %1799, %c9 : index
              %1801 = arith.addi %1800, %c61 : index
              %1802 = vector.shuffle %1797, %1797 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1802, %5[%1801] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1803 = vector.shuffle %1797, %1797 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1804 = arith.addi %1801, %c31 : index
              vector.store %1803, %5[%1804] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1805 = arith.muli %1451, %c12 : index
              %1806 = arith.addi %c9, %1805 : index
              %1807 = arith.addi %1806, %c9 : index
              %1808 = arith.addi %1807, %c62 : index
              %1809 = vector.load %5[%1808] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1810 = arith.addi %1808, %c31 : index
              %1811 = vector.load %5[%1810] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1812 = vector.shuffle %1809, %1811 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1813 = arith.mulf %1812, %1470 : vector<8xf32>
              %1814 = math.fma %393#19, %1471, %1813 : vector<8xf32>
              %1815 = arith.muli %1451, %c12 : index
              %1816 = arith.addi %c9, %1815 : index
              %1817 = arith.addi %1816, %c9 : index
              %1818 = arith.addi %1817, %c62 : index
              %1819 = vector.shuffle %1814, %1814 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1819, %5[%1818] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1820 = vector.shuffle %1814, %1814 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1821 = arith.addi %1818, %c31 : index
              vector.store %1820, %5[%1821] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1822 = arith.muli %1451, %c12 : index
              %1823 = arith.addi %c9, %1822 : index
              %1824 = arith.addi %1823, %c9 : index
              %1825 = arith.addi %1824, %c63 : index
              %1826 = vector.load %5[%1825] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1827 = arith.addi %1825, %c31 : index
              %1828 = vector.load %5[%1827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1829 = vector.shuffle %1826, %1828 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1830 = arith.mulf %1829, %1470 : vector<8xf32>
              %1831 = math.fma %393#20, %1471, %1830 : vector<8xf32>
              %1832 = arith.muli %1451, %c12 : index
              %1833 = arith.addi %c9, %1832 : index
              %1834 = arith.addi %1833, %c9 : index
              %1835 = arith.addi %1834, %c63 : index
              %1836 = vector.shuffle %1831, %1831 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1836, %5[%1835] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1837 = vector.shuffle %1831, %1831 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1838 = arith.addi %1835, %c31 : index
              vector.store %1837, %5[%1838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1839 = arith.muli %1451, %c12 : index
              %1840 = arith.addi %c9, %1839 : index
              %1841 = arith.addi %1840, %c9 : index
              %1842 = arith.addi %1841, %c64 : index
              %1843 = vector.load %5[%1842] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1844 = arith.addi %1842, %c31 : index
              %1845 = vector.load %5[%1844] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1846 = vector.shuffle %1843, %1845 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1847 = arith.mulf %1846, %1470 : vector<8xf32>
              %1848 = math.fma %393#21, %1471, %1847 : vector<8xf32>
              %1849 = arith.muli %1451, %c12 : index
              %1850 = arith.addi %c9, %1849 : index
              %1851 = arith.addi %1850, %c9 : index
              %1852 = arith.addi %1851, %c64 : index
              %1853 = vector.shuffle %1848, %1848 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1853, %5[%1852] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1854 = vector.shuffle %1848, %1848 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1855 = arith.addi %1852, %c31 : index
              vector.store %1854, %5[%1855] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1856 = arith.cmpi sgt, %324, %c71 : i32
          scf.if %1856 {
            %1857 = arith.cmpi eq, %332, %329 : i32
            %1858 = wave.opaque %c9 : index
            %1859 = arith.addi %0, %1858 : index
            %1860 = arith.addi %1859, %c9 : index
            %1861 = arith.addi %1860, %c9 : index
            %1862 = memref.load %8[%1861] : memref<?xf32>
            %1863 = arith.addi %1860, %c19 : index
            %1864 = memref.load %8[%1863] : memref<?xf32>
            %1865 = arith.addi %1859, %c23 : index
            %1866:2 = scf.if %1857 -> (f32, f32) {
              scf.yield %c73, %c74 : f32, f32
            } else {
              %1867 = arith.addi %1859, %c23 : index
              %1868 = arith.addi %1867, %c9 : index
              %1869 = memref.load %8[%1868] : memref<?xf32>
              %1870 = arith.addi %1867, %c19 : index
              %1871 = memref.load %8[%1870] : memref<?xf32>
              scf.yield %1869, %1871 : f32, f32
            }
            %1872 = arith.maxnumf %1866#0, %1862 fastmath<nnan> : f32
            %1873 = arith.subf %1866#0, %1872 : f32
            %1874 = wave.exp2 %1873 : f32
            %1875 = arith.subf %1862, %1872 : f32
            %1876 = wave.exp2 %1875 : f32
            %1877 = arith.mulf %1866#1, %1874 : f32
            %1878 = math.fma %1864, %1876, %1877 : f32
            memref.store %1872, %8[%1865] : memref<?xf32>
            %1879 = arith.addi %1865, %c19 : index
            memref.store %1878, %8[%1879] : memref<?xf32>
            %1880 = vector.broadcast %1874 : f32 to vector<8xf32>
            %1881 = vector.broadcast %1876 : f32 to vector<8xf32>
            scf.for %1882 = %c9 to %c3 step %c4 {
              %1883 = arith.muli %1859, %c12 : index
              %1884 = arith.addi %c9, %1883 : index
              %1885 = arith.addi %1884, %c9 : index
              %1886 = arith.muli %1882, %c16 : index
              %1887 = arith.addi %1885, %1886 : index
              %1888 = vector.load %5[%1887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1889 = arith.addi %1887, %c31 : index
              %1890 = vector.load %5[%1889] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1891 = vector.shuffle %1888, %1890 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1857 {
                %1892 = arith.muli %1859, %c12 : index
                %1893 = arith.addi %16, %1892 : index
                %1894 = arith.addi %1893, %c9 : index
                %1895 = arith.muli %1882, %c16 : index
                %1896 = arith.addi %1894, %1895 : index
                %1897 = vector.shuffle %1891, %1891 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1897, %partial[%1896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1898 = vector.shuffle %1891, %1891 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1899 = arith.addi %1896, %c31 : index
                vector.store %1898, %partial[%1899] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1900 = arith.muli %1859, %c12 : index
                %1901 = arith.addi %16, %1900 : index
                %1902 = arith.addi %1901, %c9 : index
                %1903 = arith.muli %1882, %c16 : index
                %1904 = arith.addi %1902, %1903 : index
                %1905 = vector.load %partial[%1904] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1906 = arith.addi %1904, %c31 : index
                %1907 = vector.load %partial[%1906] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1908 = vector.shuffle %1905, %1907 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1909 = arith.mulf %1908, %1880 : vector<8xf32>
                %1910 = math.fma %1891, %1881, %1909 : vector<8xf32>
                %1911 = arith.muli %1859, %c12 : index
                %1912 = arith.addi %16, %1911 : index
                %1913 = arith.addi %1912, %c9 : index
                %1914 = arith.muli %1882, %c16 : index
                %1915 = arith.addi %1913, %1914 : index
                %1916 = vector.shuffle %1910, %1910 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1916, %partial[%1915] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1917 = vector.shuffle %1910, %1910 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1918 = arith.addi %1915, %c31 : index
                vector.store %1917, %partial[%1918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1919 = arith.cmpi sgt, %324, %c70 : i32
        scf.if %1919 {
          %1920 = arith.cmpi eq, %329, %c69 : i32
          %1921 = wave.opaque %c9 : index
          %1922 = arith.addi %0, %1921 : index
          %1923 = arith.addi %1922, %c23 : index
          %1924 = arith.addi %1923, %c9 : index
          %1925 = memref.load %8[%1924] : memref<?xf32>
          %1926 = arith.addi %1923, %c19 : index
          %1927 = memref.load %8[%1926] : memref<?xf32>
          %1928 = arith.addi %1922, %c31 : index
          %1929:2 = scf.if %1920 -> (f32, f32) {
            scf.yield %c73, %c74 : f32, f32
          } else {
            %1930 = arith.addi %1922, %c31 : index
            %1931 = arith.addi %1930, %c9 : index
            %1932 = memref.load %8[%1931] : memref<?xf32>
            %1933 = arith.addi %1930, %c19 : index
            %1934 = memref.load %8[%1933] : memref<?xf32>
            scf.yield %1932, %1934 : f32, f32
          }
          %1935 = arith.maxnumf %1929#0, %1925 fastmath<nnan> : f32
          %1936 = arith.subf %1929#0, %1935 : f32
          %1937 = wave.exp2 %1936 : f32
          %1938 = arith.subf %1925, %1935 : f32
          %1939 = wave.exp2 %1938 : f32
          %1940 = arith.mulf %1929#1, %1937 : f32
          %1941 = math.fma %1927, %1939, %1940 : f32
          memref.store %1935, %8[%1928] : memref<?xf32>
          %1942 = arith.addi %1928, %c19 : index
          memref.store %1941, %8[%1942] : memref<?xf32>
          %1943 = vector.broadcast %1937 : f32 to vector<8xf32>
          %1944 = vector.broadcast %1939 : f32 to vector<8xf32>
          scf.for %1945 = %c9 to %c3 step %c4 {
            %1946 = arith.muli %1922, %c12 : index
            %1947 = arith.addi %16, %1946 : index
            %1948 = arith.addi %1947, %c9 : index
            %1949 = arith.muli %1945, %c16 : index
            %1950 = arith.addi %1948, %1949 : index
            %1951 = vector.load %partial[%1950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1952 = arith.addi %1950, %c31 : index
            %1953 = vector.load %partial[%1952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1954 = vector.shuffle %1951, %1953 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1920 {
              %1955 = arith.muli %1922, %c12 : index
              %1956 = arith.addi %17, %1955 : index
              %1957 = arith.addi %1956, %c9 : index
              %1958 = arith.muli %1945, %c16 : index
              %1959 = arith.addi %1957, %1958 : index
              %1960 = vector.shuffle %1954, %1954 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1960, %partial[%1959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1961 = vector.shuffle %1954, %1954 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1962 = arith.addi %1959, %c31 : index
              vector.store %1961, %partial[%1962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1963 = arith.muli %1922, %c12 : index
              %1964 = arith.addi %17, %1963 : index
              %1965 = arith.addi %1964, %c9 : index
              %1966 = arith.muli %1945, %c16 : index
              %1967 = arith.addi %1965, %1966 : index
              %1968 = vector.load %partial[%1967] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1969 = arith.addi %1967, %c31 : index
              %1970 = vector.load %partial[%1969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1971 = vector.shuffle %1968, %1970 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1972 = arith.mulf %1971, %1943 : vector<8xf32>
              %1973 = math.fma %1954, %1944, %1972 : vector<8xf32>
              %1974 = arith.muli %1922, %c12 : index
              %1975 = arith.addi %17, %1974 : index
              %1976 = arith.addi %1975, %c9 : index
              %1977 = arith.muli %1945, %c16 : index
              %1978 = arith.addi %1976, %1977 : index
              %1979 = vector.shuffle %1973, %1973 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1979, %partial[%1978] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1980 = vector.shuffle %1973, %1973 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1981 = arith.addi %1978, %c31 : index
              vector.store %1980, %partial[%1981] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1982 = wave.opaque %c9 : index
      %1983 = arith.addi %0, %1982 : index
      scf.if %327 {
        %1984 = arith.addi %kvHeads, %13 : index
        %1985 = memref.load %scales[%1984] : memref<?xf32>
        %1986 = arith.addi %1983, %c9 : index
        %1987 = arith.addi %1986, %c9 : index
        %1988 = memref.load %8[%1987] : memref<?xf32>
        %1989 = arith.addi %1986, %c19 : index
        %1990 = memref.load %8[%1989] : memref<?xf32>
        %1991 = arith.divf %1985, %1990 : f32
        %1992 = vector.broadcast %1991 : f32 to vector<8xf32>
        %1993 = arith.addi %15, %1982 : index
        %1994 = arith.addi %1993, %1 : index
        %1995 = arith.addi %1994, %c9 : index
        %1996 = arith.subi %36, %c4 : index
        %1997 = arith.minsi %1995, %1996 : index
        %1998 = arith.divui %1997, %groupSize : index
        %1999 = arith.addi %24, %1998 : index
        %2000 = arith.muli %13, %groupSize : index
        %2001 = arith.remui %1997, %groupSize : index
        %2002 = arith.addi %2000, %2001 : index
        %2003 = arith.muli %2002, %c16 : index
        %2004 = arith.muli %2, %c17 : index
        %2005 = arith.addi %2003, %2004 : index
        %2006 = arith.muli %heads, %c16 : index
        scf.for %2007 = %c9 to %c3 step %c4 {
          %2008 = arith.muli %1983, %c12 : index
          %2009 = arith.addi %c9, %2008 : index
          %2010 = arith.addi %2009, %c9 : index
          %2011 = arith.muli %2007, %c16 : index
          %2012 = arith.addi %2010, %2011 : index
          %2013 = vector.load %5[%2012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2014 = arith.addi %2012, %c31 : index
          %2015 = vector.load %5[%2014] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %2016 = vector.shuffle %2013, %2015 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %2017 = arith.mulf %2016, %1992 : vector<8xf32>
          %2018 = arith.addf %2017, %c75 : vector<8xf32>
          %2019 = arith.minimumf %2018, %c144 : vector<8xf32>
          %2020 = arith.maximumf %2019, %c145 : vector<8xf32>
          %2021 = arith.truncf %2020 : vector<8xf32> to vector<8xf16>
          %2022 = vector.bitcast %2021 : vector<8xf16> to vector<4xi32>
          %2023 = vector.shuffle %2022, %2022 [0, 1] : vector<4xi32>, vector<4xi32>
          %2024 = vector.shuffle %2022, %2022 [2, 3] : vector<4xi32>, vector<4xi32>
          %2025 = arith.select %3, %2024, %2023 : vector<2xi32>
          %2026 = arith.select %3, %2023, %2024 : vector<2xi32>
          %2027 = wave.swap_halves %2026 : vector<2xi32>
          %2028 = arith.select %3, %2027, %2025 : vector<2xi32>
          %2029 = arith.select %3, %2025, %2027 : vector<2xi32>
          %2030 = vector.bitcast %2028 : vector<2xi32> to vector<4xf16>
          %2031 = vector.bitcast %2029 : vector<2xi32> to vector<4xf16>
          %2032 = vector.shuffle %2030, %2031 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %2033 = arith.muli %2007, %c3 : index
          %2034 = arith.addi %2005, %2033 : index
          %2035 = arith.divui %1999, %outTileRows : index
          %2036 = arith.divui %2006, %c3 : index
          %2037 = arith.muli %2035, %2036 : index
          %2038 = arith.divui %2034, %c3 : index
          %2039 = arith.addi %2037, %2038 : index
          %2040 = arith.muli %2039, %c10 : index
          %2041 = arith.remui %2034, %c3 : index
          %2042 = arith.divui %2041, %c17 : index
          %2043 = arith.addi %2040, %2042 : index
          %2044 = arith.muli %outTileRows, %c17 : index
          %2045 = arith.muli %2043, %2044 : index
          %2046 = arith.remui %1999, %outTileRows : index
          %2047 = arith.muli %2046, %c17 : index
          %2048 = arith.addi %2045, %2047 : index
          %2049 = arith.remui %2034, %c17 : index
          %2050 = arith.addi %2048, %2049 : index
          %2051 = arith.cmpi slt, %1995, %36 : index
          scf.if %2051 {
            vector.store %2032, %out[%2050] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %328 {
          %2052 = arith.addi %kvHeads, %13 : index
          %2053 = memref.load %scales[%2052] : memref<?xf32>
          %2054 = arith.addi %1983, %c23 : index
          %2055 = arith.addi %2054, %c9 : index
          %2056 = memref.load %8[%2055] : memref<?xf32>
          %2057 = arith.addi %2054, %c19 : index
          %2058 = memref.load %8[%2057] : memref<?xf32>
          %2059 = arith.divf %2053, %2058 : f32
          %2060 = vector.broadcast %2059 : f32 to vector<8xf32>
          %2061 = arith.addi %15, %1982 : index
          %2062 = arith.addi %2061, %1 : index
          %2063 = arith.addi %2062, %c9 : index
          %2064 = arith.subi %36, %c4 : index
          %2065 = arith.minsi %2063, %2064 : index
          %2066 = arith.divui %2065, %groupSize : index
          %2067 = arith.addi %24, %2066 : index
          %2068 = arith.muli %13, %groupSize : index
          %2069 = arith.remui %2065, %groupSize : index
          %2070 = arith.addi %2068, %2069 : index
          %2071 = arith.muli %2070, %c16 : index
          %2072 = arith.muli %2, %c17 : index
          %2073 = arith.addi %2071, %2072 : index
          %2074 = arith.muli %heads, %c16 : index
          scf.for %2075 = %c9 to %c3 step %c4 {
            %2076 = arith.muli %1983, %c12 : index
            %2077 = arith.addi %16, %2076 : index
            %2078 = arith.addi %2077, %c9 : index
            %2079 = arith.muli %2075, %c16 : index
            %2080 = arith.addi %2078, %2079 : index
            %2081 = vector.load %partial[%2080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2082 = arith.addi %2080, %c31 : index
            %2083 = vector.load %partial[%2082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2084 = vector.shuffle %2081, %2083 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2085 = arith.mulf %2084, %2060 : vector<8xf32>
            %2086 = arith.addf %2085, %c75 : vector<8xf32>
            %2087 = arith.minimumf %2086, %c144 : vector<8xf32>
            %2088 = arith.maximumf %2087, %c145 : vector<8xf32>
            %2089 = arith.truncf %2088 : vector<8xf32> to vector<8xf16>
            %2090 = vector.bitcast %2089 : vector<8xf16> to vector<4xi32>
            %2091 = vector.shuffle %2090, %2090 [0, 1] : vector<4xi32>, vector<4xi32>
            %2092 = vector.shuffle %2090, %2090 [2, 3] : vector<4xi32>, vector<4xi32>
            %2093 = arith.select %3, %2092, %2091 : vector<2xi32>
            %2094 = arith.select %3, %2091, %2092 : vector<2xi32>
            %2095 = wave.swap_halves %2094 : vector<2xi32>
            %2096 = arith.select %3, %2095, %2093 : vector<2xi32>
            %2097 = arith.select %3, %2093, %2095 : vector<2xi32>
            %2098 = vector.bitcast %2096 : vector<2xi32> to vector<4xf16>
            %2099 = vector.bitcast %2097 : vector<2xi32> to vector<4xf16>
            %2100 = vector.shuffle %2098, %2099 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2101 = arith.muli %2075, %c3 : index
            %2102 = arith.addi %2073, %2101 : index
            %2103 = arith.divui %2067, %outTileRows : index
            %2104 = arith.divui %2074, %c3 : index
            %2105 = arith.muli %2103, %2104 : index
            %2106 = arith.divui %2102, %c3 : index
            %2107 = arith.addi %2105, %2106 : index
            %2108 = arith.muli %2107, %c10 : index
            %2109 = arith.remui %2102, %c3 : index
            %2110 = arith.divui %2109, %c17 : index
            %2111 = arith.addi %2108, %2110 : index
            %2112 = arith.muli %outTileRows, %c17 : index
            %2113 = arith.muli %2111, %2112 : index
            %2114 = arith.remui %2067, %outTileRows : index
            %2115 = arith.muli %2114, %c17 : index
            %2116 = arith.addi %2113, %2115 : index
            %2117 = arith.remui %2102, %c17 : index
            %2118 = arith.addi %2116, %2117 : index
            %2119 = arith.cmpi slt, %2063, %36 : index
            scf.if %2119 {
              vector.store %2100, %out[%2118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %2120 = arith.addi %kvHeads, %13 : index
          %2121 = memref.load %scales[%2120] : memref<?xf32>
          %2122 = arith.addi %1983, %c31 : index
          %2123 = arith.addi %2122, %c9 : index
          %2124 = memref.load %8[%2123] : memref<?xf32>
          %2125 = arith.addi %2122, %c19 : index
          %2126 = memref.load %8[%2125] : memref<?xf32>
          %2127 = arith.divf %2121, %2126 : f32
          %2128 = vector.broadcast %2127 : f32 to vector<8xf32>
          %2129 = arith.addi %15, %1982 : index
          %2130 = arith.addi %2129, %1 : index
          %2131 = arith.addi %2130, %c9 : index
          %2132 = arith.subi %36, %c4 : index
          %2133 = arith.minsi %2131, %2132 : index
          %2134 = arith.divui %2133, %groupSize : index
          %2135 = arith.addi %24, %2134 : index
          %2136 = arith.muli %13, %groupSize : index
          %2137 = arith.remui %2133, %groupSize : index
          %2138 = arith.addi %2136, %2137 : index
          %2139 = arith.muli %2138, %c16 : index
          %2140 = arith.muli %2, %c17 : index
          %2141 = arith.addi %2139, %2140 : index
          %2142 = arith.muli %heads, %c16 : index
          scf.for %2143 = %c9 to %c3 step %c4 {
            %2144 = arith.muli %1983, %c12 : index
            %2145 = arith.addi %17, %2144 : index
            %2146 = arith.addi %2145, %c9 : index
            %2147 = arith.muli %2143, %c16 : index
            %2148 = arith.addi %2146, %2147 : index
            %2149 = vector.load %partial[%2148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2150 = arith.addi %2148, %c31 : index
            %2151 = vector.load %partial[%2150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2152 = vector.shuffle %2149, %2151 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2153 = arith.mulf %2152, %2128 : vector<8xf32>
            %2154 = arith.addf %2153, %c75 : vector<8xf32>
            %2155 = arith.minimumf %2154, %c144 : vector<8xf32>
            %2156 = arith.maximumf %2155, %c145 : vector<8xf32>
            %2157 = arith.truncf %2156 : vector<8xf32> to vector<8xf16>
            %2158 = vector.bitcast %2157 : vector<8xf16> to vector<4xi32>
            %2159 = vector.shuffle %2158, %2158 [0, 1] : vector<4xi32>, vector<4xi32>
            %2160 = vector.shuffle %2158, %2158 [2, 3] : vector<4xi32>, vector<4xi32>
            %2161 = arith.select %3, %2160, %2159 : vector<2xi32>
            %2162 = arith.select %3, %2159, %2160 : vector<2xi32>
            %2163 = wave.swap_halves %2162 : vector<2xi32>
            %2164 = arith.select %3, %2163, %2161 : vector<2xi32>
            %2165 = arith.select %3, %2161, %2163 : vector<2xi32>
            %2166 = vector.bitcast %2164 : vector<2xi32> to vector<4xf16>
            %2167 = vector.bitcast %2165 : vector<2xi32> to vector<4xf16>
            %2168 = vector.shuffle %2166, %2167 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2169 = arith.muli %2143, %c3 : index
            %2170 = arith.addi %2141, %2169 : index
            %2171 = arith.divui %2135, %outTileRows : index
            %2172 = arith.divui %2142, %c3 : index
            %2173 = arith.muli %2171, %2172 : index
            %2174 = arith.divui %2170, %c3 : index
            %2175 = arith.addi %2173, %2174 : index
            %2176 = arith.muli %2175, %c10 : index
            %2177 = arith.remui %2170, %c3 : index
            %2178 = arith.divui %2177, %c17 : index
            %2179 = arith.addi %2176, %2178 : index
            %2180 = arith.muli %outTileRows, %c17 : index
            %2181 = arith.muli %2179, %2180 : index
            %2182 = arith.remui %2135, %outTileRows : index
            %2183 = arith.muli %2182, %c17 : index
            %2184 = arith.addi %2181, %2183 : index
            %2185 = arith.remui %2170, %c17 : index
            %2186 = arith.addi %2184, %2185 : index
            %2187 = arith.cmpi slt, %2131, %36 : index
            scf.if %2187 {
              vector.store %2168, %out[%2186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
