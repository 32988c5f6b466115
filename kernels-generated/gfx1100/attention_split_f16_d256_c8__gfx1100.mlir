// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %c8 = arith.constant 8 : index
  %columnBlocks = wave.param "columnBlocks" : index
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
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 20 : index
  %c24 = arith.constant 36 : index
  %c25 = arith.constant 48 : index
  %c26 = arith.constant 52 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 68 : index
  %c29 = arith.constant 80 : index
  %c30 = arith.constant 84 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 100 : index
  %c33 = arith.constant 112 : index
  %c34 = arith.constant 116 : index
  %c35 = arith.constant 128 : index
  %c36 = arith.constant 132 : index
  %c37 = arith.constant 144 : index
  %c38 = arith.constant 148 : index
  %c39 = arith.constant 160 : index
  %c40 = arith.constant 164 : index
  %c41 = arith.constant 176 : index
  %c42 = arith.constant 180 : index
  %c43 = arith.constant 192 : index
  %c44 = arith.constant 196 : index
  %c45 = arith.constant 208 : index
  %c46 = arith.constant 212 : index
  %c47 = arith.constant 224 : index
  %c48 = arith.constant 228 : index
  %c49 = arith.constant 240 : index
  %c50 = arith.constant 244 : index
  %c51 = arith.constant 23 : i32
  %c52 = arith.constant 15 : i32
  %c53 = arith.constant 253 : i32
  %c54 = arith.constant 268 : i32
  %c55 = arith.constant 14 : i32
  %c56 = arith.constant 512 : index
  %c57 = arith.constant 768 : index
  %c58 = arith.constant 1024 : index
  %c59 = arith.constant 1280 : index
  %c60 = arith.constant 1536 : index
  %c61 = arith.constant 1792 : index
  %c62 = arith.constant 2048 : index
  %c63 = arith.constant 2304 : index
  %c64 = arith.constant 2560 : index
  %c65 = arith.constant 2816 : index
  %c66 = arith.constant 3072 : index
  %c67 = arith.constant 3328 : index
  %c68 = arith.constant 3584 : index
  %c69 = arith.constant 3840 : index
  %c70 = arith.constant 128 : i32
  %c71 = arith.constant 0xF149F2CA : f32
  %c72 = arith.constant 0x00000000 : f32
  %c73 = arith.constant dense<0x00000000> : vector<8xf32>
  %c74 = arith.constant 31 : i32
  %c75 = arith.constant 32 : i32
  %c76 = arith.constant 0 : i32
  %c77 = arith.constant 320 : index
  %c78 = arith.constant 384 : index
  %c79 = arith.constant 448 : index
  %c80 = arith.constant 576 : index
  %c81 = arith.constant 640 : index
  %c82 = arith.constant 704 : index
  %c83 = arith.constant 832 : index
  %c84 = arith.constant 896 : index
  %c85 = arith.constant 960 : index
  %c86 = arith.constant 1088 : index
  %c87 = arith.constant 1152 : index
  %c88 = arith.constant 1216 : index
  %c89 = arith.constant 1344 : index
  %c90 = arith.constant 1408 : index
  %c91 = arith.constant 1472 : index
  %c92 = arith.constant 1600 : index
  %c93 = arith.constant 1664 : index
  %c94 = arith.constant 1728 : index
  %c95 = arith.constant 1856 : index
  %c96 = arith.constant 1920 : index
  %c97 = arith.constant 1984 : index
  %c98 = arith.constant 2112 : index
  %c99 = arith.constant 2176 : index
  %c100 = arith.constant 2240 : index
  %c101 = arith.constant 2368 : index
  %c102 = arith.constant 2432 : index
  %c103 = arith.constant 2496 : index
  %c104 = arith.constant 2624 : index
  %c105 = arith.constant 2688 : index
  %c106 = arith.constant 2752 : index
  %c107 = arith.constant 2880 : index
  %c108 = arith.constant 2944 : index
  %c109 = arith.constant 3008 : index
  %c110 = arith.constant 0x41000000 : f32
  %c111 = arith.constant 0x40C00000 : f32
  %c112 = arith.constant 3136 : index
  %c113 = arith.constant 3200 : index
  %c114 = arith.constant 3264 : index
  %c115 = arith.constant 3392 : index
  %c116 = arith.constant 3456 : index
  %c117 = arith.constant 3520 : index
  %c118 = arith.constant 3648 : index
  %c119 = arith.constant 3712 : index
  %c120 = arith.constant 3776 : index
  %c121 = arith.constant 3904 : index
  %c122 = arith.constant 3968 : index
  %c123 = arith.constant 4032 : index
  %c124 = arith.constant 65535 : i32
  %c125 = arith.constant 2 : i32
  %c126 = arith.constant -65536 : i32
  %c127 = arith.constant 3 : i32
  %c128 = arith.constant 4 : i32
  %c129 = arith.constant 5 : i32
  %c130 = arith.constant 6 : i32
  %c131 = arith.constant 7 : i32
  %c132 = arith.constant 8 : i32
  %c133 = arith.constant 9 : i32
  %c134 = arith.constant 10 : i32
  %c135 = arith.constant 11 : i32
  %c136 = arith.constant 12 : i32
  %c137 = arith.constant 13 : i32
  %c138 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c139 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c140 = arith.constant 272 : index
  %c141 = arith.constant 288 : index
  %c142 = arith.constant 304 : index
  %c143 = arith.constant 336 : index
  %c144 = arith.constant 352 : index
  %c145 = arith.constant 368 : index
  %c146 = arith.constant 400 : index
  %c147 = arith.constant 416 : index
  %c148 = arith.constant 432 : index
  %c149 = arith.constant 464 : index
  %c150 = arith.constant 480 : index
  %c151 = arith.constant 496 : index
  %outTileRows = wave.param "outTileRows" : index
  %c153 = arith.constant 0x477FE000 : f32
  %c154 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c157 = arith.constant 2080 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
  %7 = wave.scratch %c3 : memref<?xf32>
  %8 = wave.wave
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %9, %0 : index
  %11 = arith.remui %0, %c8 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c8 : index
  %21 = memref.load %step[%c10] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c12 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c10 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c12 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c12 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c17 : i32
    %42 = arith.subi %41, %c17 : i32
    %43 = arith.divui %42, %c18 : i32
    %44 = arith.addi %41, %c19 : i32
    %45 = arith.divui %44, %c20 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c22 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c6 : index
        %57 = arith.muli %2, %c8 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c22 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c12 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c23 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c7 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c24 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c25 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c26 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c27 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c28 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c29 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c30 : index
        %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %58, %c31 : index
        %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %58, %c32 : index
        %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %58, %c33 : index
        %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %58, %c34 : index
        %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %58, %c35 : index
        %92 = vector.load %q[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %93 = arith.addi %58, %c36 : index
        %94 = vector.load %q[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %58, %c37 : index
        %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %58, %c38 : index
        %98 = vector.load %q[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %99 = arith.addi %58, %c39 : index
        %100 = vector.load %q[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %58, %c40 : index
        %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %58, %c41 : index
        %104 = vector.load %q[%103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %105 = arith.addi %58, %c42 : index
        %106 = vector.load %q[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %107 = arith.addi %58, %c43 : index
        %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %58, %c44 : index
        %110 = vector.load %q[%109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %111 = arith.addi %58, %c45 : index
        %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.addi %58, %c46 : index
        %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %58, %c47 : index
        %116 = vector.load %q[%115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %117 = arith.addi %58, %c48 : index
        %118 = vector.load %q[%117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %119 = arith.addi %58, %c49 : index
        %120 = vector.load %q[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %58, %c50 : index
        %122 = vector.load %q[%121] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %123 = math.absf %60 : vector<4xf32>
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
        %180 = math.absf %118 : vector<4xf32>
        %181 = arith.maxnumf %179, %180 fastmath<nnan> : vector<4xf32>
        %182 = math.absf %120 : vector<4xf32>
        %183 = arith.maxnumf %181, %182 fastmath<nnan> : vector<4xf32>
        %184 = math.absf %122 : vector<4xf32>
        %185 = arith.maxnumf %183, %184 fastmath<nnan> : vector<4xf32>
        %186 = vector.extract %185[0] : f32 from vector<4xf32>
        %187 = vector.extract %185[1] : f32 from vector<4xf32>
        %188 = vector.extract %185[2] : f32 from vector<4xf32>
        %189 = vector.extract %185[3] : f32 from vector<4xf32>
        %190 = arith.maxnumf %186, %187 fastmath<nnan> : f32
        %191 = arith.maxnumf %190, %188 fastmath<nnan> : f32
        %192 = arith.maxnumf %191, %189 fastmath<nnan> : f32
        %193 = wave.swap_halves %192 : f32
        %194 = arith.maxnumf %192, %193 fastmath<nnan> : f32
        %195 = arith.bitcast %194 : f32 to i32
        %196 = arith.shrui %195, %c51 : i32
        %197 = arith.maxsi %196, %c52 : i32
        %198 = arith.minsi %197, %c53 : i32
        %199 = arith.subi %c54, %198 : i32
        %200 = arith.shli %199, %c51 : i32
        %201 = arith.bitcast %200 : i32 to f32
        %202 = arith.subi %198, %c55 : i32
        %203 = arith.shli %202, %c51 : i32
        %204 = arith.bitcast %203 : i32 to f32
        %205 = vector.broadcast %201 : f32 to vector<4xf32>
        %206 = arith.muli %1, %c8 : index
        %207 = arith.muli %2, %c35 : index
        %208 = arith.addi %206, %207 : index
        %209 = arith.mulf %60, %205 : vector<4xf32>
        %210 = arith.truncf %209 : vector<4xf32> to vector<4xf16>
        %211 = arith.mulf %62, %205 : vector<4xf32>
        %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %214 = arith.addi %208, %c22 : index
        vector.store %213, %4[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %215 = arith.mulf %64, %205 : vector<4xf32>
        %216 = arith.truncf %215 : vector<4xf32> to vector<4xf16>
        %217 = arith.mulf %66, %205 : vector<4xf32>
        %218 = arith.truncf %217 : vector<4xf32> to vector<4xf16>
        %219 = vector.shuffle %216, %218 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %220 = arith.addi %208, %c6 : index
        vector.store %219, %4[%220] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.mulf %68, %205 : vector<4xf32>
        %222 = arith.truncf %221 : vector<4xf32> to vector<4xf16>
        %223 = arith.mulf %70, %205 : vector<4xf32>
        %224 = arith.truncf %223 : vector<4xf32> to vector<4xf16>
        %225 = vector.shuffle %222, %224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %226 = arith.addi %208, %c56 : index
        vector.store %225, %4[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.mulf %72, %205 : vector<4xf32>
        %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
        %229 = arith.mulf %74, %205 : vector<4xf32>
        %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %232 = arith.addi %208, %c57 : index
        vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.mulf %76, %205 : vector<4xf32>
        %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
        %235 = arith.mulf %78, %205 : vector<4xf32>
        %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %238 = arith.addi %208, %c58 : index
        vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.mulf %80, %205 : vector<4xf32>
        %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
        %241 = arith.mulf %82, %205 : vector<4xf32>
        %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %244 = arith.addi %208, %c59 : index
        vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.mulf %84, %205 : vector<4xf32>
        %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
        %247 = arith.mulf %86, %205 : vector<4xf32>
        %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %250 = arith.addi %208, %c60 : index
        vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.mulf %88, %205 : vector<4xf32>
        %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
        %253 = arith.mulf %90, %205 : vector<4xf32>
        %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %256 = arith.addi %208, %c61 : index
        vector.store %255, %4[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = arith.mulf %92, %205 : vector<4xf32>
        %258 = arith.truncf %257 : vector<4xf32> to vector<4xf16>
        %259 = arith.mulf %94, %205 : vector<4xf32>
        %260 = arith.truncf %259 : vector<4xf32> to vector<4xf16>
        %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %262 = arith.addi %208, %c62 : index
        vector.store %261, %4[%262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %263 = arith.mulf %96, %205 : vector<4xf32>
        %264 = arith.truncf %263 : vector<4xf32> to vector<4xf16>
        %265 = arith.mulf %98, %205 : vector<4xf32>
        %266 = arith.truncf %265 : vector<4xf32> to vector<4xf16>
        %267 = vector.shuffle %264, %266 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %268 = arith.addi %208, %c63 : index
        vector.store %267, %4[%268] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %269 = arith.mulf %100, %205 : vector<4xf32>
        %270 = arith.truncf %269 : vector<4xf32> to vector<4xf16>
        %271 = arith.mulf %102, %205 : vector<4xf32>
        %272 = arith.truncf %271 : vector<4xf32> to vector<4xf16>
        %273 = vector.shuffle %270, %272 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %274 = arith.addi %208, %c64 : index
        vector.store %273, %4[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %275 = arith.mulf %104, %205 : vector<4xf32>
        %276 = arith.truncf %275 : vector<4xf32> to vector<4xf16>
        %277 = arith.mulf %106, %205 : vector<4xf32>
        %278 = arith.truncf %277 : vector<4xf32> to vector<4xf16>
        %279 = vector.shuffle %276, %278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %280 = arith.addi %208, %c65 : index
        vector.store %279, %4[%280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %281 = arith.mulf %108, %205 : vector<4xf32>
        %282 = arith.truncf %281 : vector<4xf32> to vector<4xf16>
        %283 = arith.mulf %110, %205 : vector<4xf32>
        %284 = arith.truncf %283 : vector<4xf32> to vector<4xf16>
        %285 = vector.shuffle %282, %284 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %286 = arith.addi %208, %c66 : index
        vector.store %285, %4[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %287 = arith.mulf %112, %205 : vector<4xf32>
        %288 = arith.truncf %287 : vector<4xf32> to vector<4xf16>
        %289 = arith.mulf %114, %205 : vector<4xf32>
        %290 = arith.truncf %289 : vector<4xf32> to vector<4xf16>
        %291 = vector.shuffle %288, %290 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %292 = arith.addi %208, %c67 : index
        vector.store %291, %4[%292] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %293 = arith.mulf %116, %205 : vector<4xf32>
        %294 = arith.truncf %293 : vector<4xf32> to vector<4xf16>
        %295 = arith.mulf %118, %205 : vector<4xf32>
        %296 = arith.truncf %295 : vector<4xf32> to vector<4xf16>
        %297 = vector.shuffle %294, %296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %298 = arith.addi %208, %c68 : index
        vector.store %297, %4[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %299 = arith.mulf %120, %205 : vector<4xf32>
        %300 = arith.truncf %299 : vector<4xf32> to vector<4xf16>
        %301 = arith.mulf %122, %205 : vector<4xf32>
        %302 = arith.truncf %301 : vector<4xf32> to vector<4xf16>
        %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %304 = arith.addi %208, %c69 : index
        vector.store %303, %4[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %305 = memref.load %scales[%18] : memref<?xf32>
        %306 = arith.mulf %305, %204 : f32
        memref.store %306, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %307 = memref.load %7[%1] : memref<?xf32>
      scf.for %308 = %14 to %45 step %46 : i32 {
        %309 = arith.muli %308, %c20 : i32
        %310 = arith.index_cast %8 : index to i32
        %311 = arith.muli %310, %c70 : i32
        %312 = arith.addi %309, %311 : i32
        %313 = arith.addi %312, %c70 : i32
        %314 = arith.minsi %313, %41 : i32
        %315 = arith.cmpi slt, %312, %41 : i32
        %316:18 = scf.if %315 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %317 = arith.subi %314, %312 : i32
          %318 = arith.addi %317, %c74 : i32
          %319 = arith.divui %318, %c75 : i32
          %320 = arith.subi %314, %312 : i32
          %321 = arith.divui %320, %c75 : i32
          %322 = arith.maxsi %321, %c76 : i32
          %323 = arith.minsi %322, %319 : i32
          %324 = arith.subi %319, %c17 : i32
          %325 = arith.divui %312, %c18 : i32
          %326 = arith.addi %325, %c76 : i32
          %327 = arith.minsi %326, %43 : i32
          %328 = arith.index_castui %327 : i32 to index
          %329 = arith.addi %35, %328 : index
          %330 = memref.load %step[%329] : memref<?xi32>
          %331 = arith.index_cast %330 : i32 to index
          %332 = arith.muli %331, %36 : index
          %333 = arith.addi %332, %37 : index
          %334 = arith.addi %325, %c17 : i32
          %335 = arith.minsi %334, %43 : i32
          %336 = arith.index_castui %335 : i32 to index
          %337 = arith.addi %35, %336 : index
          %338 = memref.load %step[%337] : memref<?xi32>
          %339 = arith.index_cast %338 : i32 to index
          %340 = arith.muli %339, %36 : index
          %341 = arith.addi %340, %37 : index
          %342 = arith.addi %333, %38 : index
          %343 = arith.addi %342, %c22 : index
          %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %345 = arith.addi %333, %38 : index
          %346 = arith.addi %345, %c27 : index
          %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %348 = arith.addi %333, %38 : index
          %349 = arith.addi %348, %c35 : index
          %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %351 = arith.addi %333, %38 : index
          %352 = arith.addi %351, %c43 : index
          %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %354 = arith.addi %333, %38 : index
          %355 = arith.addi %354, %c6 : index
          %356 = vector.load %kv[%355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %357 = arith.addi %333, %38 : index
          %358 = arith.addi %357, %c77 : index
          %359 = vector.load %kv[%358] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %360 = arith.addi %333, %38 : index
          %361 = arith.addi %360, %c78 : index
          %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %363 = arith.addi %333, %38 : index
          %364 = arith.addi %363, %c79 : index
          %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %366 = arith.minsi %323, %324 : i32
          %394:26 = scf.for %367 = %c76 to %366 step %c17 iter_args(%368 = %344, %369 = %347, %370 = %350, %371 = %353, %372 = %356, %373 = %359, %374 = %362, %375 = %365, %376 = %c71, %377 = %c72, %378 = %c73, %379 = %c73, %380 = %c73, %381 = %c73, %382 = %c73, %383 = %c73, %384 = %c73, %385 = %c73, %386 = %c73, %387 = %c73, %388 = %c73, %389 = %c73, %390 = %c73, %391 = %c73, %392 = %c73, %393 = %c73) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %395 = arith.muli %367, %c75 : i32
            %396 = arith.addi %312, %395 : i32
            %397 = arith.addi %396, %c75 : i32
            %398 = arith.divui %396, %c18 : i32
            %399 = arith.addi %398, %c76 : i32
            %400 = arith.minsi %399, %43 : i32
            %401 = arith.index_castui %400 : i32 to index
            %402 = arith.addi %35, %401 : index
            %403 = memref.load %step[%402] : memref<?xi32>
            %404 = arith.index_cast %403 : i32 to index
            %405 = arith.muli %404, %36 : index
            %406 = arith.addi %405, %37 : index
            %407 = arith.addi %398, %c17 : i32
            %408 = arith.minsi %407, %43 : i32
            %409 = arith.index_castui %408 : i32 to index
            %410 = arith.addi %35, %409 : index
            %411 = memref.load %step[%410] : memref<?xi32>
            %412 = arith.index_cast %411 : i32 to index
            %413 = arith.muli %412, %36 : index
            %414 = arith.addi %413, %37 : index
            %415 = arith.divui %397, %c18 : i32
            %416 = arith.addi %415, %c76 : i32
            %417 = arith.minsi %416, %43 : i32
            %418 = arith.index_castui %417 : i32 to index
            %419 = arith.addi %35, %418 : index
            %420 = memref.load %step[%419] : memref<?xi32>
            %421 = arith.index_cast %420 : i32 to index
            %422 = arith.muli %421, %36 : index
            %423 = arith.addi %422, %37 : index
            %424 = arith.addi %415, %c17 : i32
            %425 = arith.minsi %424, %43 : i32
            %426 = arith.index_castui %425 : i32 to index
            %427 = arith.addi %35, %426 : index
            %428 = memref.load %step[%427] : memref<?xi32>
            %429 = arith.index_cast %428 : i32 to index
            %430 = arith.muli %429, %36 : index
            %431 = arith.addi %430, %37 : index
            %432 = wave.opaque %c22
            %433 = arith.muli %1, %c8 : index
            %434 = arith.addi %432, %433 : index
            %435 = arith.addi %406, %38 : index
            %436 = arith.addi %435, %c56 : index
            %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %438 = arith.addi %406, %38 : index
            %439 = arith.addi %438, %c80 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %441 = arith.addi %406, %38 : index
            %442 = arith.addi %441, %c81 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %444 = arith.addi %406, %38 : index
            %445 = arith.addi %444, %c82 : index
            %446 = vector.load %kv[%445] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %447 = arith.addi %406, %38 : index
            %448 = arith.addi %447, %c57 : index
            %449 = vector.load %kv[%448] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %450 = arith.addi %406, %38 : index
            %451 = arith.addi %450, %c83 : index
            %452 = vector.load %kv[%451] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %453 = arith.addi %406, %38 : index
            %454 = arith.addi %453, %c84 : index
            %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %456 = arith.addi %406, %38 : index
            %457 = arith.addi %456, %c85 : index
            %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %459 = vector.shuffle %368, %369 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %460 = vector.bitcast %459 : vector<8xi32> to vector<16xf16>
            %461 = arith.addi %434, %c22 : index
            %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %463 = arith.addi %461, %c35 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %466 = wave.mma %460, %465, %c73 : vector<16xf16>, vector<8xf32>
            %467 = vector.shuffle %370, %371 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = arith.addi %434, %c6 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c35 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %468, %473, %466 : vector<16xf16>, vector<8xf32>
            %475 = vector.shuffle %372, %373 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %476 = vector.bitcast %475 : vector<8xi32> to vector<16xf16>
            %477 = arith.addi %434, %c56 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c35 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %476, %481, %474 : vector<16xf16>, vector<8xf32>
            %483 = vector.shuffle %374, %375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %484 = vector.bitcast %483 : vector<8xi32> to vector<16xf16>
            %485 = arith.addi %434, %c57 : index
            %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %487 = arith.addi %485, %c35 : index
            %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %490 = wave.mma %484, %489, %482 : vector<16xf16>, vector<8xf32>
            %491 = arith.addi %406, %38 : index
            %492 = arith.addi %491, %c58 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %406, %38 : index
            %495 = arith.addi %494, %c86 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %406, %38 : index
            %498 = arith.addi %497, %c87 : index
            %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %500 = arith.addi %406, %38 : index
            %501 = arith.addi %500, %c88 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %406, %38 : index
            %504 = arith.addi %503, %c59 : index
            %505 = vector.load %kv[%504] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %506 = arith.addi %406, %38 : index
            %507 = arith.addi %506, %c89 : index
            %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %509 = arith.addi %406, %38 : index
            %510 = arith.addi %509, %c90 : index
            %511 = vector.load %kv[%510] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %512 = arith.addi %406, %38 : index
            %513 = arith.addi %512, %c91 : index
            %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %515 = vector.shuffle %437, %440 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = arith.addi %434, %c58 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = arith.addi %517, %c35 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %522 = wave.mma %516, %521, %490 : vector<16xf16>, vector<8xf32>
            %523 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
            %525 = arith.addi %434, %c59 : index
            %526 = vector.load %4[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %527 = arith.addi %525, %c35 : index
            %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %529 = vector.shuffle %526, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %530 = wave.mma %524, %529, %522 : vector<16xf16>, vector<8xf32>
            %531 = vector.shuffle %449, %452 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %532 = vector.bitcast %531 : vector<8xi32> to vector<16xf16>
            %533 = arith.addi %434, %c60 : index
            %534 = vector.load %4[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %535 = arith.addi %533, %c35 : index
            %536 = vector.load %4[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %537 = vector.shuffle %534, %536 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %538 = wave.mma %532, %537, %530 : vector<16xf16>, vector<8xf32>
            %539 = vector.shuffle %455, %458 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %540 = vector.bitcast %539 : vector<8xi32> to vector<16xf16>
            %541 = arith.addi %434, %c61 : index
            %542 = vector.load %4[%541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %543 = arith.addi %541, %c35 : index
            %544 = vector.load %4[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %545 = vector.shuffle %542, %544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %546 = wave.mma %540, %545, %538 : vector<16xf16>, vector<8xf32>
            %547 = arith.addi %406, %38 : index
            %548 = arith.addi %547, %c60 : index
            %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %550 = arith.addi %406, %38 : index
            %551 = arith.addi %550, %c92 : index
            %552 = vector.load %kv[%551] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %553 = arith.addi %406, %38 : index
            %554 = arith.addi %553, %c93 : index
            %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %556 = arith.addi %406, %38 : index
            %557 = arith.addi %556, %c94 : index
            %558 = vector.load %kv[%557] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %559 = arith.addi %406, %38 : index
            %560 = arith.addi %559, %c61 : index
            %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %562 = arith.addi %406, %38 : index
            %563 = arith.addi %562, %c95 : index
            %564 = vector.load %kv[%563] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %565 = arith.addi %406, %38 : index
            %566 = arith.addi %565, %c96 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %568 = arith.addi %406, %38 : index
            %569 = arith.addi %568, %c97 : index
            %570 = vector.load %kv[%569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %571 = vector.shuffle %493, %496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %572 = vector.bitcast %571 : vector<8xi32> to vector<16xf16>
            %573 = arith.addi %434, %c62 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = arith.addi %573, %c35 : index
            %576 = vector.load %4[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %578 = wave.mma %572, %577, %546 : vector<16xf16>, vector<8xf32>
            %579 = vector.shuffle %499, %502 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %580 = vector.bitcast %579 : vector<8xi32> to vector<16xf16>
            %581 = arith.addi %434, %c63 : index
            %582 = vector.load %4[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %583 = arith.addi %581, %c35 : index
            %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %585 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %586 = wave.mma %580, %585, %578 : vector<16xf16>, vector<8xf32>
            %587 = vector.shuffle %505, %508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %588 = vector.bitcast %587 : vector<8xi32> to vector<16xf16>
            %589 = arith.addi %434, %c64 : index
            %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %591 = arith.addi %589, %c35 : index
            %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %593 = vector.shuffle %590, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %594 = wave.mma %588, %593, %586 : vector<16xf16>, vector<8xf32>
            %595 = vector.shuffle %511, %514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %596 = vector.bitcast %595 : vector<8xi32> to vector<16xf16>
            %597 = arith.addi %434, %c65 : index
            %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %599 = arith.addi %597, %c35 : index
            %600 = vector.load %4[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %601 = vector.shuffle %598, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %602 = wave.mma %596, %601, %594 : vector<16xf16>, vector<8xf32>
            %603 = arith.addi %414, %38 : index
            %604 = arith.addi %603, %c22 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %606 = arith.addi %414, %38 : index
            %607 = arith.addi %606, %c27 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = arith.addi %414, %38 : index
            %610 = arith.addi %609, %c35 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %414, %38 : index
            %613 = arith.addi %612, %c43 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = arith.addi %414, %38 : index
            %616 = arith.addi %615, %c6 : index
            %617 = vector.load %kv[%616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %618 = arith.addi %414, %38 : index
            %619 = arith.addi %618, %c77 : index
            %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %621 = arith.addi %414, %38 : index
            %622 = arith.addi %621, %c78 : index
            %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %624 = arith.addi %414, %38 : index
            %625 = arith.addi %624, %c79 : index
            %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %627 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %628 = vector.bitcast %627 : vector<8xi32> to vector<16xf16>
            %629 = arith.addi %434, %c66 : index
            %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %631 = arith.addi %629, %c35 : index
            %632 = vector.load %4[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %633 = vector.shuffle %630, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %634 = wave.mma %628, %633, %602 : vector<16xf16>, vector<8xf32>
            %635 = vector.shuffle %555, %558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %636 = vector.bitcast %635 : vector<8xi32> to vector<16xf16>
            %637 = arith.addi %434, %c67 : index
            %638 = vector.load %4[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %639 = arith.addi %637, %c35 : index
            %640 = vector.load %4[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %641 = vector.shuffle %638, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %642 = wave.mma %636, %641, %634 : vector<16xf16>, vector<8xf32>
            %643 = vector.shuffle %561, %564 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %644 = vector.bitcast %643 : vector<8xi32> to vector<16xf16>
            %645 = arith.addi %434, %c68 : index
            %646 = vector.load %4[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %647 = arith.addi %645, %c35 : index
            %648 = vector.load %4[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %649 = vector.shuffle %646, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %650 = wave.mma %644, %649, %642 : vector<16xf16>, vector<8xf32>
            %651 = vector.shuffle %567, %570 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %652 = vector.bitcast %651 : vector<8xi32> to vector<16xf16>
            %653 = arith.addi %434, %c69 : index
            %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %655 = arith.addi %653, %c35 : index
            %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %657 = vector.shuffle %654, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %658 = wave.mma %652, %657, %650 : vector<16xf16>, vector<8xf32>
            %659 = arith.addi %414, %38 : index
            %660 = arith.addi %659, %c56 : index
            %661 = vector.load %kv[%660] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %662 = arith.addi %414, %38 : index
            %663 = arith.addi %662, %c80 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %414, %38 : index
            %666 = arith.addi %665, %c81 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %668 = arith.addi %414, %38 : index
            %669 = arith.addi %668, %c82 : index
            %670 = vector.load %kv[%669] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %671 = arith.addi %414, %38 : index
            %672 = arith.addi %671, %c57 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %674 = arith.addi %414, %38 : index
            %675 = arith.addi %674, %c83 : index
            %676 = vector.load %kv[%675] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %677 = arith.addi %414, %38 : index
            %678 = arith.addi %677, %c84 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %414, %38 : index
            %681 = arith.addi %680, %c85 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = vector.shuffle %605, %608 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %684 = vector.bitcast %683 : vector<8xi32> to vector<16xf16>
            %685 = arith.addi %434, %c22 : index
            %686 = vector.load %4[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %687 = arith.addi %685, %c35 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = vector.shuffle %686, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %690 = wave.mma %684, %689, %c73 : vector<16xf16>, vector<8xf32>
            %691 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %692 = vector.bitcast %691 : vector<8xi32> to vector<16xf16>
            %693 = arith.addi %434, %c6 : index
            %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %695 = arith.addi %693, %c35 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %698 = wave.mma %692, %697, %690 : vector<16xf16>, vector<8xf32>
            %699 = vector.shuffle %617, %620 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %700 = vector.bitcast %699 : vector<8xi32> to vector<16xf16>
            %701 = arith.addi %434, %c56 : index
            %702 = vector.load %4[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %703 = arith.addi %701, %c35 : index
            %704 = vector.load %4[%703] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %705 = vector.shuffle %702, %704 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %706 = wave.mma %700, %705, %698 : vector<16xf16>, vector<8xf32>
            %707 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %708 = vector.bitcast %707 : vector<8xi32> to vector<16xf16>
            %709 = arith.addi %434, %c57 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = arith.addi %709, %c35 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = vector.shuffle %710, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %714 = wave.mma %708, %713, %706 : vector<16xf16>, vector<8xf32>
            %715 = arith.addi %414, %38 : index
            %716 = arith.addi %715, %c58 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %718 = arith.addi %414, %38 : index
            %719 = arith.addi %718, %c86 : index
            %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %721 = arith.addi %414, %38 : index
            %722 = arith.addi %721, %c87 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %414, %38 : index
            %725 = arith.addi %724, %c88 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %414, %38 : index
            %728 = arith.addi %727, %c59 : index
            %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %730 = arith.addi %414, %38 : index
            %731 = arith.addi %730, %c89 : index
            %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %733 = arith.addi %414, %38 : index
            %734 = arith.addi %733, %c90 : index
            %735 = vector.load %kv[%734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %736 = arith.addi %414, %38 : index
            %737 = arith.addi %736, %c91 : index
            %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %739 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %740 = vector.bitcast %739 : vector<8xi32> to vector<16xf16>
            %741 = arith.addi %434, %c58 : index
            %742 = vector.load %4[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %743 = arith.addi %741, %c35 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = vector.shuffle %742, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %746 = wave.mma %740, %745, %714 : vector<16xf16>, vector<8xf32>
            %747 = vector.shuffle %667, %670 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %748 = vector.bitcast %747 : vector<8xi32> to vector<16xf16>
            %749 = arith.addi %434, %c59 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = arith.addi %749, %c35 : index
            %752 = vector.load %4[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %753 = vector.shuffle %750, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %754 = wave.mma %748, %753, %746 : vector<16xf16>, vector<8xf32>
            %755 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %756 = vector.bitcast %755 : vector<8xi32> to vector<16xf16>
            %757 = arith.addi %434, %c60 : index
            %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %759 = arith.addi %757, %c35 : index
            %760 = vector.load %4[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %761 = vector.shuffle %758, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %762 = wave.mma %756, %761, %754 : vector<16xf16>, vector<8xf32>
            %763 = vector.shuffle %679, %682 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %764 = vector.bitcast %763 : vector<8xi32> to vector<16xf16>
            %765 = arith.addi %434, %c61 : index
            %766 = vector.load %4[%765] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %767 = arith.addi %765, %c35 : index
            %768 = vector.load %4[%767] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %769 = vector.shuffle %766, %768 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %770 = wave.mma %764, %769, %762 : vector<16xf16>, vector<8xf32>
            %771 = arith.addi %414, %38 : index
            %772 = arith.addi %771, %c60 : index
            %773 = vector.load %kv[%772] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %774 = arith.addi %414, %38 : index
            %775 = arith.addi %774, %c92 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %777 = arith.addi %414, %38 : index
            %778 = arith.addi %777, %c93 : index
            %779 = vector.load %kv[%778] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %780 = arith.addi %414, %38 : index
            %781 = arith.addi %780, %c94 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %783 = arith.addi %414, %38 : index
            %784 = arith.addi %783, %c61 : index
            %785 = vector.load %kv[%784] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %786 = arith.addi %414, %38 : index
            %787 = arith.addi %786, %c95 : index
            %788 = vector.load %kv[%787] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %789 = arith.addi %414, %38 : index
            %790 = arith.addi %789, %c96 : index
            %791 = vector.load %kv[%790] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %792 = arith.addi %414, %38 : index
            %793 = arith.addi %792, %c97 : index
            %794 = vector.load %kv[%793] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %795 = vector.shuffle %717, %720 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %796 = vector.bitcast %795 : vector<8xi32> to vector<16xf16>
            %797 = arith.addi %434, %c62 : index
            %798 = vector.load %4[%797] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %799 = arith.addi %797, %c35 : index
            %800 = vector.load %4[%799] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %801 = vector.shuffle %798, %800 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %802 = wave.mma %796, %801, %770 : vector<16xf16>, vector<8xf32>
            %803 = vector.shuffle %723, %726 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %804 = vector.bitcast %803 : vector<8xi32> to vector<16xf16>
            %805 = arith.addi %434, %c63 : index
            %806 = vector.load %4[%805] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %807 = arith.addi %805, %c35 : index
            %808 = vector.load %4[%807] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %809 = vector.shuffle %806, %808 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %810 = wave.mma %804, %809, %802 : vector<16xf16>, vector<8xf32>
            %811 = vector.shuffle %729, %732 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %812 = vector.bitcast %811 : vector<8xi32> to vector<16xf16>
            %813 = arith.addi %434, %c64 : index
            %814 = vector.load %4[%813] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %815 = arith.addi %813, %c35 : index
            %816 = vector.load %4[%815] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %817 = vector.shuffle %814, %816 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %818 = wave.mma %812, %817, %810 : vector<16xf16>, vector<8xf32>
            %819 = vector.shuffle %735, %738 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %820 = vector.bitcast %819 : vector<8xi32> to vector<16xf16>
            %821 = arith.addi %434, %c65 : index
            %822 = vector.load %4[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %823 = arith.addi %821, %c35 : index
            %824 = vector.load %4[%823] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %825 = vector.shuffle %822, %824 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %826 = wave.mma %820, %825, %818 : vector<16xf16>, vector<8xf32>
            %827 = arith.addi %406, %38 : index
            %828 = arith.addi %827, %c62 : index
            %829 = vector.load %kv[%828] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %830 = arith.addi %406, %38 : index
            %831 = arith.addi %830, %c98 : index
            %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %833 = arith.addi %406, %38 : index
            %834 = arith.addi %833, %c99 : index
            %835 = vector.load %kv[%834] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %836 = arith.addi %406, %38 : index
            %837 = arith.addi %836, %c100 : index
            %838 = vector.load %kv[%837] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %839 = arith.addi %406, %38 : index
            %840 = arith.addi %839, %c63 : index
            %841 = vector.load %kv[%840] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %842 = arith.addi %406, %38 : index
            %843 = arith.addi %842, %c101 : index
            %844 = vector.load %kv[%843] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %845 = arith.addi %406, %38 : index
            %846 = arith.addi %845, %c102 : index
            %847 = vector.load %kv[%846] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %848 = arith.addi %406, %38 : index
            %849 = arith.addi %848, %c103 : index
            %850 = vector.load %kv[%849] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %851 = vector.shuffle %773, %776 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %852 = vector.bitcast %851 : vector<8xi32> to vector<16xf16>
            %853 = arith.addi %434, %c66 : index
            %854 = vector.load %4[%853] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %855 = arith.addi %853, %c35 : index
            %856 = vector.load %4[%855] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %857 = vector.shuffle %854, %856 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %858 = wave.mma %852, %857, %826 : vector<16xf16>, vector<8xf32>
            %859 = vector.shuffle %779, %782 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %860 = vector.bitcast %859 : vector<8xi32> to vector<16xf16>
            %861 = arith.addi %434, %c67 : index
            %862 = vector.load %4[%861] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %863 = arith.addi %861, %c35 : index
            %864 = vector.load %4[%863] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %865 = vector.shuffle %862, %864 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %866 = wave.mma %860, %865, %858 : vector<16xf16>, vector<8xf32>
            %867 = vector.shuffle %785, %788 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %868 = vector.bitcast %867 : vector<8xi32> to vector<16xf16>
            %869 = arith.addi %434, %c68 : index
            %870 = vector.load %4[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %871 = arith.addi %869, %c35 : index
            %872 = vector.load %4[%871] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %873 = vector.shuffle %870, %872 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %874 = wave.mma %868, %873, %866 : vector<16xf16>, vector<8xf32>
            %875 = vector.shuffle %791, %794 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %876 = vector.bitcast %875 : vector<8xi32> to vector<16xf16>
            %877 = arith.addi %434, %c69 : index
            %878 = vector.load %4[%877] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %879 = arith.addi %877, %c35 : index
            %880 = vector.load %4[%879] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %881 = vector.shuffle %878, %880 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %882 = wave.mma %876, %881, %874 : vector<16xf16>, vector<8xf32>
            %883 = arith.addi %406, %38 : index
            %884 = arith.addi %883, %c64 : index
            %885 = vector.load %kv[%884] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %886 = arith.addi %406, %38 : index
            %887 = arith.addi %886, %c104 : index
            %888 = vector.load %kv[%887] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %889 = arith.addi %406, %38 : index
            %890 = arith.addi %889, %c105 : index
            %891 = vector.load %kv[%890] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %892 = arith.addi %406, %38 : index
            %893 = arith.addi %892, %c106 : index
            %894 = vector.load %kv[%893] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %895 = arith.addi %406, %38 : index
            %896 = arith.addi %895, %c65 : index
            %897 = vector.load %kv[%896] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %898 = arith.addi %406, %38 : index
            %899 = arith.addi %898, %c107 : index
            %900 = vector.load %kv[%899] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %901 = arith.addi %406, %38 : index
            %902 = arith.addi %901, %c108 : index
            %903 = vector.load %kv[%902] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %904 = arith.addi %406, %38 : index
            %905 = arith.addi %904, %c109 : index
            %906 = vector.load %kv[%905] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %907 = vector.extract %658[0] : f32 from vector<8xf32>
            %908 = vector.extract %658[1] : f32 from vector<8xf32>
            %909 = vector.extract %658[2] : f32 from vector<8xf32>
            %910 = vector.extract %658[3] : f32 from vector<8xf32>
            %911 = vector.extract %658[4] : f32 from vector<8xf32>
            %912 = vector.extract %658[5] : f32 from vector<8xf32>
            %913 = vector.extract %658[6] : f32 from vector<8xf32>
            %914 = vector.extract %658[7] : f32 from vector<8xf32>
            %915 = vector.extract %882[0] : f32 from vector<8xf32>
            %916 = vector.extract %882[1] : f32 from vector<8xf32>
            %917 = vector.extract %882[2] : f32 from vector<8xf32>
            %918 = vector.extract %882[3] : f32 from vector<8xf32>
            %919 = vector.extract %882[4] : f32 from vector<8xf32>
            %920 = vector.extract %882[5] : f32 from vector<8xf32>
            %921 = vector.extract %882[6] : f32 from vector<8xf32>
            %922 = vector.extract %882[7] : f32 from vector<8xf32>
            %923 = arith.maxnumf %907, %908 fastmath<nnan> : f32
            %924 = arith.maxnumf %923, %909 fastmath<nnan> : f32
            %925 = arith.maxnumf %924, %910 fastmath<nnan> : f32
            %926 = arith.maxnumf %925, %911 fastmath<nnan> : f32
            %927 = arith.maxnumf %926, %912 fastmath<nnan> : f32
            %928 = arith.maxnumf %927, %913 fastmath<nnan> : f32
            %929 = arith.maxnumf %928, %914 fastmath<nnan> : f32
            %930 = arith.maxnumf %929, %915 fastmath<nnan> : f32
            %931 = arith.maxnumf %930, %916 fastmath<nnan> : f32
            %932 = arith.maxnumf %931, %917 fastmath<nnan> : f32
            %933 = arith.maxnumf %932, %918 fastmath<nnan> : f32
            %934 = arith.maxnumf %933, %919 fastmath<nnan> : f32
            %935 = arith.maxnumf %934, %920 fastmath<nnan> : f32
            %936 = arith.maxnumf %935, %921 fastmath<nnan> : f32
            %937 = arith.maxnumf %936, %922 fastmath<nnan> : f32
            %938 = wave.swap_halves %937 : f32
            %939 = arith.maxnumf %937, %938 fastmath<nnan> : f32
            %940 = arith.mulf %939, %307 : f32
            %941 = arith.addf %376, %c110 : f32
            %942 = arith.cmpf ogt, %940, %941 : f32
            %943:18 = scf.if %942 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %944 = arith.subf %376, %940 : f32
              %945 = wave.exp2 %944 : f32
              %946 = vector.broadcast %945 : f32 to vector<8xf32>
              %947 = arith.mulf %377, %945 : f32
              %948 = arith.mulf %378, %946 : vector<8xf32>
              %949 = arith.mulf %379, %946 : vector<8xf32>
              %950 = arith.mulf %380, %946 : vector<8xf32>
              %951 = arith.mulf %381, %946 : vector<8xf32>
              %952 = arith.mulf %382, %946 : vector<8xf32>
              %953 = arith.mulf %383, %946 : vector<8xf32>
              %954 = arith.mulf %384, %946 : vector<8xf32>
              %955 = arith.mulf %385, %946 : vector<8xf32>
              %956 = arith.mulf %386, %946 : vector<8xf32>
              %957 = arith.mulf %387, %946 : vector<8xf32>
              %958 = arith.mulf %388, %946 : vector<8xf32>
              %959 = arith.mulf %389, %946 : vector<8xf32>
              %960 = arith.mulf %390, %946 : vector<8xf32>
              %961 = arith.mulf %391, %946 : vector<8xf32>
              %962 = arith.mulf %392, %946 : vector<8xf32>
              %963 = arith.mulf %393, %946 : vector<8xf32>
              scf.yield %940, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %964 = vector.broadcast %307 : f32 to vector<8xf32>
            %965 = arith.subf %c111, %943#0 : f32
            %966 = vector.broadcast %965 : f32 to vector<8xf32>
            %967 = math.fma %658, %964, %966 : vector<8xf32>
            %968 = wave.exp2 %967 : vector<8xf32>
            %969 = math.fma %882, %964, %966 : vector<8xf32>
            %970 = wave.exp2 %969 : vector<8xf32>
            %971 = arith.truncf %968 : vector<8xf32> to vector<8xf16>
            %972 = vector.bitcast %971 : vector<8xf16> to vector<4xi32>
            %973 = wave.swap_halves %972 : vector<4xi32>
            %974 = arith.select %3, %973, %972 : vector<4xi32>
            %975 = arith.select %3, %972, %973 : vector<4xi32>
            %976 = vector.shuffle %974, %975 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %977 = vector.bitcast %976 : vector<8xi32> to vector<16xf16>
            %978 = arith.truncf %970 : vector<8xf32> to vector<8xf16>
            %979 = vector.bitcast %978 : vector<8xf16> to vector<4xi32>
            %980 = wave.swap_halves %979 : vector<4xi32>
            %981 = arith.select %3, %980, %979 : vector<4xi32>
            %982 = arith.select %3, %979, %980 : vector<4xi32>
            %983 = vector.shuffle %981, %982 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %984 = vector.bitcast %983 : vector<8xi32> to vector<16xf16>
            %985 = arith.addf %968, %970 : vector<8xf32>
            %986 = vector.extract %985[0] : f32 from vector<8xf32>
            %987 = vector.extract %985[1] : f32 from vector<8xf32>
            %988 = vector.extract %985[2] : f32 from vector<8xf32>
            %989 = vector.extract %985[3] : f32 from vector<8xf32>
            %990 = vector.extract %985[4] : f32 from vector<8xf32>
            %991 = vector.extract %985[5] : f32 from vector<8xf32>
            %992 = vector.extract %985[6] : f32 from vector<8xf32>
            %993 = vector.extract %985[7] : f32 from vector<8xf32>
            %994 = arith.addf %986, %990 : f32
            %995 = arith.addf %987, %991 : f32
            %996 = arith.addf %988, %992 : f32
            %997 = arith.addf %989, %993 : f32
            %998 = arith.addf %994, %996 : f32
            %999 = arith.addf %995, %997 : f32
            %1000 = arith.addf %998, %999 : f32
            %1001 = arith.addf %943#1, %1000 : f32
            %1002 = vector.shuffle %829, %832 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1003 = vector.bitcast %1002 : vector<8xi32> to vector<16xf16>
            %1004 = wave.mma %1003, %977, %943#2 : vector<16xf16>, vector<8xf32>
            %1005 = vector.shuffle %835, %838 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1006 = vector.bitcast %1005 : vector<8xi32> to vector<16xf16>
            %1007 = wave.mma %1006, %977, %943#3 : vector<16xf16>, vector<8xf32>
            %1008 = vector.shuffle %841, %844 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1009 = vector.bitcast %1008 : vector<8xi32> to vector<16xf16>
            %1010 = wave.mma %1009, %977, %943#4 : vector<16xf16>, vector<8xf32>
            %1011 = vector.shuffle %847, %850 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1012 = vector.bitcast %1011 : vector<8xi32> to vector<16xf16>
            %1013 = wave.mma %1012, %977, %943#5 : vector<16xf16>, vector<8xf32>
            %1014 = arith.addi %406, %38 : index
            %1015 = arith.addi %1014, %c66 : index
            %1016 = vector.load %kv[%1015] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1017 = arith.addi %406, %38 : index
            %1018 = arith.addi %1017, %c112 : index
            %1019 = vector.load %kv[%1018] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1020 = arith.addi %406, %38 : index
            %1021 = arith.addi %1020, %c113 : index
            %1022 = vector.load %kv[%1021] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1023 = arith.addi %406, %38 : index
            %1024 = arith.addi %1023, %c114 : index
            %1025 = vector.load %kv[%1024] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1026 = arith.addi %406, %38 : index
            %1027 = arith.addi %1026, %c67 : index
            %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1029 = arith.addi %406, %38 : index
            %1030 = arith.addi %1029, %c115 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1032 = arith.addi %406, %38 : index
            %1033 = arith.addi %1032, %c116 : index
            %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1035 = arith.addi %406, %38 : index
            %1036 = arith.addi %1035, %c117 : index
            %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1038 = vector.shuffle %885, %888 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1039 = vector.bitcast %1038 : vector<8xi32> to vector<16xf16>
            %1040 = wave.mma %1039, %977, %943#6 : vector<16xf16>, vector<8xf32>
            %1041 = vector.shuffle %891, %894 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1042 = vector.bitcast %1041 : vector<8xi32> to vector<16xf16>
            %1043 = wave.mma %1042, %977, %943#7 : vector<16xf16>, vector<8xf32>
            %1044 = vector.shuffle %897, %900 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1045 = vector.bitcast %1044 : vector<8xi32> to vector<16xf16>
            %1046 = wave.mma %1045, %977, %943#8 : vector<16xf16>, vector<8xf32>
            %1047 = vector.shuffle %903, %906 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1048 = vector.bitcast %1047 : vector<8xi32> to vector<16xf16>
            %1049 = wave.mma %1048, %977, %943#9 : vector<16xf16>, vector<8xf32>
            %1050 = arith.addi %406, %38 : index
            %1051 = arith.addi %1050, %c68 : index
            %1052 = vector.load %kv[%1051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1053 = arith.addi %406, %38 : index
            %1054 = arith.addi %1053, %c118 : index
            %1055 = vector.load %kv[%1054] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1056 = arith.addi %406, %38 : index
            %1057 = arith.addi %1056, %c119 : index
            %1058 = vector.load %kv[%1057] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1059 = arith.addi %406, %38 : index
            %1060 = arith.addi %1059, %c120 : index
            %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1062 = arith.addi %406, %38 : index
            %1063 = arith.addi %1062, %c69 : index
            %1064 = vector.load %kv[%1063] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1065 = arith.addi %406, %38 : index
            %1066 = arith.addi %1065, %c121 : index
            %1067 = vector.load %kv[%1066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1068 = arith.addi %406, %38 : index
            %1069 = arith.addi %1068, %c122 : index
            %1070 = vector.load %kv[%1069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1071 = arith.addi %406, %38 : index
            %1072 = arith.addi %1071, %c123 : index
            %1073 = vector.load %kv[%1072] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1074 = vector.shuffle %1016, %1019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1075 = vector.bitcast %1074 : vector<8xi32> to vector<16xf16>
            %1076 = wave.mma %1075, %977, %943#10 : vector<16xf16>, vector<8xf32>
            %1077 = vector.shuffle %1022, %1025 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1078 = vector.bitcast %1077 : vector<8xi32> to vector<16xf16>
            %1079 = wave.mma %1078, %977, %943#11 : vector<16xf16>, vector<8xf32>
            %1080 = vector.shuffle %1028, %1031 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1081 = vector.bitcast %1080 : vector<8xi32> to vector<16xf16>
            %1082 = wave.mma %1081, %977, %943#12 : vector<16xf16>, vector<8xf32>
            %1083 = vector.shuffle %1034, %1037 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1084 = vector.bitcast %1083 : vector<8xi32> to vector<16xf16>
            %1085 = wave.mma %1084, %977, %943#13 : vector<16xf16>, vector<8xf32>
            %1086 = arith.addi %414, %38 : index
            %1087 = arith.addi %1086, %c62 : index
            %1088 = vector.load %kv[%1087] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1089 = arith.addi %414, %38 : index
            %1090 = arith.addi %1089, %c98 : index
            %1091 = vector.load %kv[%1090] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1092 = arith.addi %414, %38 : index
            %1093 = arith.addi %1092, %c99 : index
            %1094 = vector.load %kv[%1093] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1095 = arith.addi %414, %38 : index
            %1096 = arith.addi %1095, %c100 : index
            %1097 = vector.load %kv[%1096] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1098 = arith.addi %414, %38 : index
            %1099 = arith.addi %1098, %c63 : index
            %1100 = vector.load %kv[%1099] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1101 = arith.addi %414, %38 : index
            %1102 = arith.addi %1101, %c101 : index
            %1103 = vector.load %kv[%1102] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1104 = arith.addi %414, %38 : index
            %1105 = arith.addi %1104, %c102 : index
            %1106 = vector.load %kv[%1105] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1107 = arith.addi %414, %38 : index
            %1108 = arith.addi %1107, %c103 : index
            %1109 = vector.load %kv[%1108] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1110 = vector.shuffle %1052, %1055 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1111 = vector.bitcast %1110 : vector<8xi32> to vector<16xf16>
            %1112 = wave.mma %1111, %977, %943#14 : vector<16xf16>, vector<8xf32>
            %1113 = vector.shuffle %1058, %1061 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1114 = vector.bitcast %1113 : vector<8xi32> to vector<16xf16>
            %1115 = wave.mma %1114, %977, %943#15 : vector<16xf16>, vector<8xf32>
            %1116 = vector.shuffle %1064, %1067 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1117 = vector.bitcast %1116 : vector<8xi32> to vector<16xf16>
            %1118 = wave.mma %1117, %977, %943#16 : vector<16xf16>, vector<8xf32>
            %1119 = vector.shuffle %1070, %1073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1120 = vector.bitcast %1119 : vector<8xi32> to vector<16xf16>
            %1121 = wave.mma %1120, %977, %943#17 : vector<16xf16>, vector<8xf32>
            %1122 = arith.addi %414, %38 : index
            %1123 = arith.addi %1122, %c64 : index
            %1124 = vector.load %kv[%1123] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1125 = arith.addi %414, %38 : index
            %1126 = arith.addi %1125, %c104 : index
            %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1128 = arith.addi %414, %38 : index
            %1129 = arith.addi %1128, %c105 : index
            %1130 = vector.load %kv[%1129] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1131 = arith.addi %414, %38 : index
            %1132 = arith.addi %1131, %c106 : index
            %1133 = vector.load %kv[%1132] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1134 = arith.addi %414, %38 : index
            %1135 = arith.addi %1134, %c65 : index
            %1136 = vector.load %kv[%1135] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1137 = arith.addi %414, %38 : index
            %1138 = arith.addi %1137, %c107 : index
            %1139 = vector.load %kv[%1138] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1140 = arith.addi %414, %38 : index
            %1141 = arith.addi %1140, %c108 : index
            %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1143 = arith.addi %414, %38 : index
            %1144 = arith.addi %1143, %c109 : index
            %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1146 = vector.shuffle %1088, %1091 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1147 = vector.bitcast %1146 : vector<8xi32> to vector<16xf16>
            %1148 = wave.mma %1147, %984, %1004 : vector<16xf16>, vector<8xf32>
            %1149 = vector.shuffle %1094, %1097 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1150 = vector.bitcast %1149 : vector<8xi32> to vector<16xf16>
            %1151 = wave.mma %1150, %984, %1007 : vector<16xf16>, vector<8xf32>
            %1152 = vector.shuffle %1100, %1103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1153 = vector.bitcast %1152 : vector<8xi32> to vector<16xf16>
            %1154 = wave.mma %1153, %984, %1010 : vector<16xf16>, vector<8xf32>
            %1155 = vector.shuffle %1106, %1109 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1156 = vector.bitcast %1155 : vector<8xi32> to vector<16xf16>
            %1157 = wave.mma %1156, %984, %1013 : vector<16xf16>, vector<8xf32>
            %1158 = arith.addi %414, %38 : index
            %1159 = arith.addi %1158, %c66 : index
            %1160 = vector.load %kv[%1159] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1161 = arith.addi %414, %38 : index
            %1162 = arith.addi %1161, %c112 : index
            %1163 = vector.load %kv[%1162] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1164 = arith.addi %414, %38 : index
            %1165 = arith.addi %1164, %c113 : index
            %1166 = vector.load %kv[%1165] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1167 = arith.addi %414, %38 : index
            %1168 = arith.addi %1167, %c114 : index
            %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1170 = arith.addi %414, %38 : index
            %1171 = arith.addi %1170, %c67 : index
            %1172 = vector.load %kv[%1171] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1173 = arith.addi %414, %38 : index
            %1174 = arith.addi %1173, %c115 : index
            %1175 = vector.load %kv[%1174] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1176 = arith.addi %414, %38 : index
            %1177 = arith.addi %1176, %c116 : index
            %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1179 = arith.addi %414, %38 : index
            %1180 = arith.addi %1179, %c117 : index
            %1181 = vector.load %kv[%1180] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1182 = vector.shuffle %1124, %1127 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1183 = vector.bitcast %1182 : vector<8xi32> to vector<16xf16>
            %1184 = wave.mma %1183, %984, %1040 : vector<16xf16>, vector<8xf32>
            %1185 = vector.shuffle %1130, %1133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1186 = vector.bitcast %1185 : vector<8xi32> to vector<16xf16>
            %1187 = wave.mma %1186, %984, %1043 : vector<16xf16>, vector<8xf32>
            %1188 = vector.shuffle %1136, %1139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1189 = vector.bitcast %1188 : vector<8xi32> to vector<16xf16>
            %1190 = wave.mma %1189, %984, %1046 : vector<16xf16>, vector<8xf32>
            %1191 = vector.shuffle %1142, %1145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1192 = vector.bitcast %1191 : vector<8xi32> to vector<16xf16>
            %1193 = wave.mma %1192, %984, %1049 : vector<16xf16>, vector<8xf32>
            %1194 = arith.addi %414, %38 : index
            %1195 = arith.addi %1194, %c68 : index
            %1196 = vector.load %kv[%1195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1197 = arith.addi %414, %38 : index
            %1198 = arith.addi %1197, %c118 : index
            %1199 = vector.load %kv[%1198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1200 = arith.addi %414, %38 : index
            %1201 = arith.addi %1200, %c119 : index
            %1202 = vector.load %kv[%1201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1203 = arith.addi %414, %38 : index
            %1204 = arith.addi %1203, %c120 : index
            %1205 = vector.load %kv[%1204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1206 = arith.addi %414, %38 : index
            %1207 = arith.addi %1206, %c69 : index
            %1208 = vector.load %kv[%1207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1209 = arith.addi %414, %38 : index
            %1210 = arith.addi %1209, %c121 : index
            %1211 = vector.load %kv[%1210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1212 = arith.addi %414, %38 : index
            %1213 = arith.addi %1212, %c122 : index
            %1214 = vector.load %kv[%1213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1215 = arith.addi %414, %38 : index
            %1216 = arith.addi %1215, %c123 : index
            %1217 = vector.load %kv[%1216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1218 = vector.shuffle %1160, %1163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1219 = vector.bitcast %1218 : vector<8xi32> to vector<16xf16>
            %1220 = wave.mma %1219, %984, %1076 : vector<16xf16>, vector<8xf32>
            %1221 = vector.shuffle %1166, %1169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1222 = vector.bitcast %1221 : vector<8xi32> to vector<16xf16>
            %1223 = wave.mma %1222, %984, %1079 : vector<16xf16>, vector<8xf32>
            %1224 = vector.shuffle %1172, %1175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1225 = vector.bitcast %1224 : vector<8xi32> to vector<16xf16>
            %1226 = wave.mma %1225, %984, %1082 : vector<16xf16>, vector<8xf32>
            %1227 = vector.shuffle %1178, %1181 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1228 = vector.bitcast %1227 : vector<8xi32> to vector<16xf16>
            %1229 = wave.mma %1228, %984, %1085 : vector<16xf16>, vector<8xf32>
            %1230 = arith.addi %423, %38 : index
            %1231 = arith.addi %1230, %c22 : index
            %1232 = vector.load %kv[%1231] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1233 = arith.addi %423, %38 : index
            %1234 = arith.addi %1233, %c27 : index
            %1235 = vector.load %kv[%1234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1236 = arith.addi %423, %38 : index
            %1237 = arith.addi %1236, %c35 : index
            %1238 = vector.load %kv[%1237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1239 = arith.addi %423, %38 : index
            %1240 = arith.addi %1239, %c43 : index
            %1241 = vector.load %kv[%1240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1242 = arith.addi %423, %38 : index
            %1243 = arith.addi %1242, %c6 : index
            %1244 = vector.load %kv[%1243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1245 = arith.addi %423, %38 : index
            %1246 = arith.addi %1245, %c77 : index
            %1247 = vector.load %kv[%1246] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1248 = arith.addi %423, %38 : index
            %1249 = arith.addi %1248, %c78 : index
            %1250 = vector.load %kv[%1249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1251 = arith.addi %423, %38 : index
            %1252 = arith.addi %1251, %c79 : index
            %1253 = vector.load %kv[%1252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1254 = vector.shuffle %1196, %1199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1255 = vector.bitcast %1254 : vector<8xi32> to vector<16xf16>
            %1256 = wave.mma %1255, %984, %1112 : vector<16xf16>, vector<8xf32>
            %1257 = vector.shuffle %1202, %1205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1258 = vector.bitcast %1257 : vector<8xi32> to vector<16xf16>
            %1259 = wave.mma %1258, %984, %1115 : vector<16xf16>, vector<8xf32>
            %1260 = vector.shuffle %1208, %1211 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1261 = vector.bitcast %1260 : vector<8xi32> to vector<16xf16>
            %1262 = wave.mma %1261, %984, %1118 : vector<16xf16>, vector<8xf32>
            %1263 = vector.shuffle %1214, %1217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1264 = vector.bitcast %1263 : vector<8xi32> to vector<16xf16>
            %1265 = wave.mma %1264, %984, %1121 : vector<16xf16>, vector<8xf32>
            %1266 = wave.opaque %c22
            scf.yield %1232, %1235, %1238, %1241, %1244, %1247, %1250, %1253, %943#0, %1001, %1148, %1151, %1154, %1157, %1184, %1187, %1190, %1193, %1220, %1223, %1226, %1229, %1256, %1259, %1262, %1265 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1267 = arith.cmpi eq, %323, %319 : i32
          %1268:18 = scf.if %1267 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %1269 = arith.muli %324, %c75 : i32
            %1270 = arith.addi %312, %1269 : i32
            %1271 = arith.divui %1270, %c18 : i32
            %1272 = arith.addi %1271, %c76 : i32
            %1273 = arith.minsi %1272, %43 : i32
            %1274 = arith.index_castui %1273 : i32 to index
            %1275 = arith.addi %35, %1274 : index
            %1276 = memref.load %step[%1275] : memref<?xi32>
            %1277 = arith.index_cast %1276 : i32 to index
            %1278 = arith.muli %1277, %36 : index
            %1279 = arith.addi %1278, %37 : index
            %1280 = arith.addi %1271, %c17 : i32
            %1281 = arith.minsi %1280, %43 : i32
            %1282 = arith.index_castui %1281 : i32 to index
            %1283 = arith.addi %35, %1282 : index
            %1284 = memref.load %step[%1283] : memref<?xi32>
            %1285 = arith.index_cast %1284 : i32 to index
            %1286 = arith.muli %1285, %36 : index
            %1287 = arith.addi %1286, %37 : index
            %1288 = wave.opaque %c22
            %1289 = arith.muli %1, %c8 : index
            %1290 = arith.addi %1288, %1289 : index
            %1291 = arith.addi %1279, %38 : index
            %1292 = arith.addi %1291, %c56 : index
            %1293 = vector.load %kv[%1292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1294 = arith.addi %1279, %38 : index
            %1295 = arith.addi %1294, %c80 : index
            %1296 = vector.load %kv[%1295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1297 = arith.addi %1279, %38 : index
            %1298 = arith.addi %1297, %c81 : index
            %1299 = vector.load %kv[%1298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1300 = arith.addi %1279, %38 : index
            %1301 = arith.addi %1300, %c82 : index
            %1302 = vector.load %kv[%1301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1303 = arith.addi %1279, %38 : index
            %1304 = arith.addi %1303, %c57 : index
            %1305 = vector.load %kv[%1304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1306 = arith.addi %1279, %38 : index
            %1307 = arith.addi %1306, %c83 : index
            %1308 = vector.load %kv[%1307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1309 = arith.addi %1279, %38 : index
            %1310 = arith.addi %1309, %c84 : index
            %1311 = vector.load %kv[%1310] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1312 = arith.addi %1279, %38 : index
            %1313 = arith.addi %1312, %c85 : index
            %1314 = vector.load %kv[%1313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1315 = vector.shuffle %394#0, %394#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1316 = vector.bitcast %1315 : vector<8xi32> to vector<16xf16>
            %1317 = arith.addi %1290, %c22 : index
            %1318 = vector.load %4[%1317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1319 = arith.addi %1317, %c35 : index
            %1320 = vector.load %4[%1319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1321 = vector.shuffle %1318, %1320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1322 = wave.mma %1316, %1321, %c73 : vector<16xf16>, vector<8xf32>
            %1323 = vector.shuffle %394#2, %394#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1324 = vector.bitcast %1323 : vector<8xi32> to vector<16xf16>
            %1325 = arith.addi %1290, %c6 : index
            %1326 = vector.load %4[%1325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1327 = arith.addi %1325, %c35 : index
            %1328 = vector.load %4[%1327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1329 = vector.shuffle %1326, %1328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1330 = wave.mma %1324, %1329, %1322 : vector<16xf16>, vector<8xf32>
            %1331 = vector.shuffle %394#4, %394#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1332 = vector.bitcast %1331 : vector<8xi32> to vector<16xf16>
            %1333 = arith.addi %1290, %c56 : index
            %1334 = vector.load %4[%1333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1335 = arith.addi %1333, %c35 : index
            %1336 = vector.load %4[%1335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1337 = vector.shuffle %1334, %1336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1338 = wave.mma %1332, %1337, %1330 : vector<16xf16>, vector<8xf32>
            %1339 = vector.shuffle %394#6, %394#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1340 = vector.bitcast %1339 : vector<8xi32> to vector<16xf16>
            %1341 = arith.addi %1290, %c57 : index
            %1342 = vector.load %4[%1341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1343 = arith.addi %1341, %c35 : index
            %1344 = vector.load %4[%1343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1345 = vector.shuffle %1342, %1344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1346 = wave.mma %1340, %1345, %1338 : vector<16xf16>, vector<8xf32>
            %1347 = arith.addi %1279, %38 : index
            %1348 = arith.addi %1347, %c58 : index
            %1349 = vector.load %kv[%1348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1350 = arith.addi %1279, %38 : index
            %1351 = arith.addi %1350, %c86 : index
            %1352 = vector.load %kv[%1351] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1353 = arith.addi %1279, %38 : index
            %1354 = arith.addi %1353, %c87 : index
            %1355 = vector.load %kv[%1354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1356 = arith.addi %1279, %38 : index
            %1357 = arith.addi %1356, %c88 : index
            %1358 = vector.load %kv[%1357] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1359 = arith.addi %1279, %38 : index
            %1360 = arith.addi %1359, %c59 : index
            %1361 = vector.load %kv[%1360] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1362 = arith.addi %1279, %38 : index
            %1363 = arith.addi %1362, %c89 : index
            %1364 = vector.load %kv[%1363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1365 = arith.addi %1279, %38 : index
            %1366 = arith.addi %1365, %c90 : index
            %1367 = vector.load %kv[%1366] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1368 = arith.addi %1279, %38 : index
            %1369 = arith.addi %1368, %c91 : index
            %1370 = vector.load %kv[%1369] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1371 = vector.shuffle %1293, %1296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1372 = vector.bitcast %1371 : vector<8xi32> to vector<16xf16>
            %1373 = arith.addi %1290, %c58 : index
            %1374 = vector.load %4[%1373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1375 = arith.addi %1373, %c35 : index
            %1376 = vector.load %4[%1375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1377 = vector.shuffle %1374, %1376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1378 = wave.mma %1372, %1377, %1346 : vector<16xf16>, vector<8xf32>
            %1379 = vector.shuffle %1299, %1302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1380 = vector.bitcast %1379 : vector<8xi32> to vector<16xf16>
            %1381 = arith.addi %1290, %c59 : index
            %1382 = vector.load %4[%1381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1383 = arith.addi %1381, %c35 : index
            %1384 = vector.load %4[%1383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1385 = vector.shuffle %1382, %1384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1386 = wave.mma %1380, %1385, %1378 : vector<16xf16>, vector<8xf32>
            %1387 = vector.shuffle %1305, %1308 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1388 = vector.bitcast %1387 : vector<8xi32> to vector<16xf16>
            %1389 = arith.addi %1290, %c60 : index
            %1390 = vector.load %4[%1389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1391 = arith.addi %1389, %c35 : index
            %1392 = vector.load %4[%1391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1393 = vector.shuffle %1390, %1392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1394 = wave.mma %1388, %1393, %1386 : vector<16xf16>, vector<8xf32>
            %1395 = vector.shuffle %1311, %1314 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1396 = vector.bitcast %1395 : vector<8xi32> to vector<16xf16>
            %1397 = arith.addi %1290, %c61 : index
            %1398 = vector.load %4[%1397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1399 = arith.addi %1397, %c35 : index
            %1400 = vector.load %4[%1399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1401 = vector.shuffle %1398, %1400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1402 = wave.mma %1396, %1401, %1394 : vector<16xf16>, vector<8xf32>
            %1403 = arith.addi %1279, %38 : index
            %1404 = arith.addi %1403, %c60 : index
            %1405 = vector.load %kv[%1404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1406 = arith.addi %1279, %38 : index
            %1407 = arith.addi %1406, %c92 : index
            %1408 = vector.load %kv[%1407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1409 = arith.addi %1279, %38 : index
            %1410 = arith.addi %1409, %c93 : index
            %1411 = vector.load %kv[%1410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1412 = arith.addi %1279, %38 : index
            %1413 = arith.addi %1412, %c94 : index
            %1414 = vector.load %kv[%1413] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1415 = arith.addi %1279, %38 : index
            %1416 = arith.addi %1415, %c61 : index
            %1417 = vector.load %kv[%1416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1418 = arith.addi %1279, %38 : index
            %1419 = arith.addi %1418, %c95 : index
            %1420 = vector.load %kv[%1419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1421 = arith.addi %1279, %38 : index
            %1422 = arith.addi %1421, %c96 : index
            %1423 = vector.load %kv[%1422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1424 = arith.addi %1279, %38 : index
            %1425 = arith.addi %1424, %c97 : index
            %1426 = vector.load %kv[%1425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1427 = vector.shuffle %1349, %1352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1428 = vector.bitcast %1427 : vector<8xi32> to vector<16xf16>
            %1429 = arith.addi %1290, %c62 : index
            %1430 = vector.load %4[%1429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1431 = arith.addi %1429, %c35 : index
            %1432 = vector.load %4[%1431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1433 = vector.shuffle %1430, %1432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1434 = wave.mma %1428, %1433, %1402 : vector<16xf16>, vector<8xf32>
            %1435 = vector.shuffle %1355, %1358 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1436 = vector.bitcast %1435 : vector<8xi32> to vector<16xf16>
            %1437 = arith.addi %1290, %c63 : index
            %1438 = vector.load %4[%1437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1439 = arith.addi %1437, %c35 : index
            %1440 = vector.load %4[%1439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1441 = vector.shuffle %1438, %1440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1442 = wave.mma %1436, %1441, %1434 : vector<16xf16>, vector<8xf32>
            %1443 = vector.shuffle %1361, %1364 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1444 = vector.bitcast %1443 : vector<8xi32> to vector<16xf16>
            %1445 = arith.addi %1290, %c64 : index
            %1446 = vector.load %4[%1445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1447 = arith.addi %1445, %c35 : index
            %1448 = vector.load %4[%1447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1449 = vector.shuffle %1446, %1448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1450 = wave.mma %1444, %1449, %1442 : vector<16xf16>, vector<8xf32>
            %1451 = vector.shuffle %1367, %1370 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1452 = vector.bitcast %1451 : vector<8xi32> to vector<16xf16>
            %1453 = arith.addi %1290, %c65 : index
            %1454 = vector.load %4[%1453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1455 = arith.addi %1453, %c35 : index
            %1456 = vector.load %4[%1455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1457 = vector.shuffle %1454, %1456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1458 = wave.mma %1452, %1457, %1450 : vector<16xf16>, vector<8xf32>
            %1459 = arith.addi %1287, %38 : index
            %1460 = arith.addi %1459, %c22 : index
            %1461 = vector.load %kv[%1460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1462 = arith.addi %1287, %38 : index
            %1463 = arith.addi %1462, %c27 : index
            %1464 = vector.load %kv[%1463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1465 = arith.addi %1287, %38 : index
            %1466 = arith.addi %1465, %c35 : index
            %1467 = vector.load %kv[%1466] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1468 = arith.addi %1287, %38 : index
            %1469 = arith.addi %1468, %c43 : index
            %1470 = vector.load %kv[%1469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1471 = arith.addi %1287, %38 : index
            %1472 = arith.addi %1471, %c6 : index
            %1473 = vector.load %kv[%1472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1474 = arith.addi %1287, %38 : index
            %1475 = arith.addi %1474, %c77 : index
            %1476 = vector.load %kv[%1475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1477 = arith.addi %1287, %38 : index
            %1478 = arith.addi %1477, %c78 : index
            %1479 = vector.load %kv[%1478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1480 = arith.addi %1287, %38 : index
            %1481 = arith.addi %1480, %c79 : index
            %1482 = vector.load %kv[%1481] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1483 = vector.shuffle %1405, %1408 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1484 = vector.bitcast %1483 : vector<8xi32> to vector<16xf16>
            %1485 = arith.addi %1290, %c66 : index
            %1486 = vector.load %4[%1485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1487 = arith.addi %1485, %c35 : index
            %1488 = vector.load %4[%1487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1489 = vector.shuffle %1486, %1488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1490 = wave.mma %1484, %1489, %1458 : vector<16xf16>, vector<8xf32>
            %1491 = vector.shuffle %1411, %1414 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1492 = vector.bitcast %1491 : vector<8xi32> to vector<16xf16>
            %1493 = arith.addi %1290, %c67 : index
            %1494 = vector.load %4[%1493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1495 = arith.addi %1493, %c35 : index
            %1496 = vector.load %4[%1495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1497 = vector.shuffle %1494, %1496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1498 = wave.mma %1492, %1497, %1490 : vector<16xf16>, vector<8xf32>
            %1499 = vector.shuffle %1417, %1420 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1500 = vector.bitcast %1499 : vector<8xi32> to vector<16xf16>
            %1501 = arith.addi %1290, %c68 : index
            %1502 = vector.load %4[%1501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1503 = arith.addi %1501, %c35 : index
            %1504 = vector.load %4[%1503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1505 = vector.shuffle %1502, %1504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1506 = wave.mma %1500, %1505, %1498 : vector<16xf16>, vector<8xf32>
            %1507 = vector.shuffle %1423, %1426 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1508 = vector.bitcast %1507 : vector<8xi32> to vector<16xf16>
            %1509 = arith.addi %1290, %c69 : index
            %1510 = vector.load %4[%1509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1511 = arith.addi %1509, %c35 : index
            %1512 = vector.load %4[%1511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1513 = vector.shuffle %1510, %1512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1514 = wave.mma %1508, %1513, %1506 : vector<16xf16>, vector<8xf32>
            %1515 = arith.addi %1287, %38 : index
            %1516 = arith.addi %1515, %c56 : index
            %1517 = vector.load %kv[%1516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1518 = arith.addi %1287, %38 : index
            %1519 = arith.addi %1518, %c80 : index
            %1520 = vector.load %kv[%1519] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1521 = arith.addi %1287, %38 : index
            %1522 = arith.addi %1521, %c81 : index
            %1523 = vector.load %kv[%1522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1524 = arith.addi %1287, %38 : index
            %1525 = arith.addi %1524, %c82 : index
            %1526 = vector.load %kv[%1525] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1527 = arith.addi %1287, %38 : index
            %1528 = arith.addi %1527, %c57 : index
            %1529 = vector.load %kv[%1528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1530 = arith.addi %1287, %38 : index
            %1531 = arith.addi %1530, %c83 : index
            %1532 = vector.load %kv[%1531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1533 = arith.addi %1287, %38 : index
            %1534 = arith.addi %1533, %c84 : index
            %1535 = vector.load %kv[%1534] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1536 = arith.addi %1287, %38 : index
            %1537 = arith.addi %1536, %c85 : index
            %1538 = vector.load %kv[%1537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1539 = vector.shuffle %1461, %1464 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1540 = vector.bitcast %1539 : vector<8xi32> to vector<16xf16>
            %1541 = arith.addi %1290, %c22 : index
            %1542 = vector.load %4[%1541] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1543 = arith.addi %1541, %c35 : index
            %1544 = vector.load %4[%1543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1545 = vector.shuffle %1542, %1544 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1546 = wave.mma %1540, %1545, %c73 : vector<16xf16>, vector<8xf32>
            %1547 = vector.shuffle %1467, %1470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1548 = vector.bitcast %1547 : vector<8xi32> to vector<16xf16>
            %1549 = arith.addi %1290, %c6 : index
            %1550 = vector.load %4[%1549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1551 = arith.addi %1549, %c35 : index
            %1552 = vector.load %4[%1551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1553 = vector.shuffle %1550, %1552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1554 = wave.mma %1548, %1553, %1546 : vector<16xf16>, vector<8xf32>
            %1555 = vector.shuffle %1473, %1476 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1556 = vector.bitcast %1555 : vector<8xi32> to vector<16xf16>
            %1557 = arith.addi %1290, %c56 : index
            %1558 = vector.load %4[%1557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1559 = arith.addi %1557, %c35 : index
            %1560 = vector.load %4[%1559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1561 = vector.shuffle %1558, %1560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1562 = wave.mma %1556, %1561, %1554 : vector<16xf16>, vector<8xf32>
            %1563 = vector.shuffle %1479, %1482 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1564 = vector.bitcast %1563 : vector<8xi32> to vector<16xf16>
            %1565 = arith.addi %1290, %c57 : index
            %1566 = vector.load %4[%1565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1567 = arith.addi %1565, %c35 : index
            %1568 = vector.load %4[%1567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1569 = vector.shuffle %1566, %1568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1570 = wave.mma %1564, %1569, %1562 : vector<16xf16>, vector<8xf32>
            %1571 = arith.addi %1287, %38 : index
            %1572 = arith.addi %1571, %c58 : index
            %1573 = vector.load %kv[%1572] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1574 = arith.addi %1287, %38 : index
            %1575 = arith.addi %1574, %c86 : index
            %1576 = vector.load %kv[%1575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1577 = arith.addi %1287, %38 : index
            %1578 = arith.addi %1577, %c87 : index
            %1579 = vector.load %kv[%1578] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1580 = arith.addi %1287, %38 : index
            %1581 = arith.addi %1580, %c88 : index
            %1582 = vector.load %kv[%1581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1583 = arith.addi %1287, %38 : index
            %1584 = arith.addi %1583, %c59 : index
            %1585 = vector.load %kv[%1584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1586 = arith.addi %1287, %38 : index
            %1587 = arith.addi %1586, %c89 : index
            %1588 = vector.load %kv[%1587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1589 = arith.addi %1287, %38 : index
            %1590 = arith.addi %1589, %c90 : index
            %1591 = vector.load %kv[%1590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1592 = arith.addi %1287, %38 : index
            %1593 = arith.addi %1592, %c91 : index
            %1594 = vector.load %kv[%1593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1595 = vector.shuffle %1517, %1520 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1596 = vector.bitcast %1595 : vector<8xi32> to vector<16xf16>
            %1597 = arith.addi %1290, %c58 : index
            %1598 = vector.load %4[%1597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1599 = arith.addi %1597, %c35 : index
            %1600 = vector.load %4[%1599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1601 = vector.shuffle %1598, %1600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1602 = wave.mma %1596, %1601, %1570 : vector<16xf16>, vector<8xf32>
            %1603 = vector.shuffle %1523, %1526 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1604 = vector.bitcast %1603 : vector<8xi32> to vector<16xf16>
            %1605 = arith.addi %1290, %c59 : index
            %1606 = vector.load %4[%1605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1607 = arith.addi %1605, %c35 : index
            %1608 = vector.load %4[%1607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1609 = vector.shuffle %1606, %1608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1610 = wave.mma %1604, %1609, %1602 : vector<16xf16>, vector<8xf32>
            %1611 = vector.shuffle %1529, %1532 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1612 = vector.bitcast %1611 : vector<8xi32> to vector<16xf16>
            %1613 = arith.addi %1290, %c60 : index
            %1614 = vector.load %4[%1613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1615 = arith.addi %1613, %c35 : index
            %1616 = vector.load %4[%1615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1617 = vector.shuffle %1614, %1616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1618 = wave.mma %1612, %1617, %1610 : vector<16xf16>, vector<8xf32>
            %1619 = vector.shuffle %1535, %1538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1620 = vector.bitcast %1619 : vector<8xi32> to vector<16xf16>
            %1621 = arith.addi %1290, %c61 : index
            %1622 = vector.load %4[%1621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1623 = arith.addi %1621, %c35 : index
            %1624 = vector.load %4[%1623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1625 = vector.shuffle %1622, %1624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1626 = wave.mma %1620, %1625, %1618 : vector<16xf16>, vector<8xf32>
            %1627 = arith.addi %1287, %38 : index
            %1628 = arith.addi %1627, %c60 : index
            %1629 = vector.load %kv[%1628] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1630 = arith.addi %1287, %38 : index
            %1631 = arith.addi %1630, %c92 : index
            %1632 = vector.load %kv[%1631] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1633 = arith.addi %1287, %38 : index
            %1634 = arith.addi %1633, %c93 : index
            %1635 = vector.load %kv[%1634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1636 = arith.addi %1287, %38 : index
            %1637 = arith.addi %1636, %c94 : index
            %1638 = vector.load %kv[%1637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1639 = arith.addi %1287, %38 : index
            %1640 = arith.addi %1639, %c61 : index
            %1641 = vector.load %kv[%1640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1642 = arith.addi %1287, %38 : index
            %1643 = arith.addi %1642, %c95 : index
            %1644 = vector.load %kv[%1643] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1645 = arith.addi %1287, %38 : index
            %1646 = arith.addi %1645, %c96 : index
            %1647 = vector.load %kv[%1646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1648 = arith.addi %1287, %38 : index
            %1649 = arith.addi %1648, %c97 : index
            %1650 = vector.load %kv[%1649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1651 = vector.shuffle %1573, %1576 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1652 = vector.bitcast %1651 : vector<8xi32> to vector<16xf16>
            %1653 = arith.addi %1290, %c62 : index
            %1654 = vector.load %4[%1653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1655 = arith.addi %1653, %c35 : index
            %1656 = vector.load %4[%1655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1657 = vector.shuffle %1654, %1656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1658 = wave.mma %1652, %1657, %1626 : vector<16xf16>, vector<8xf32>
            %1659 = vector.shuffle %1579, %1582 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1660 = vector.bitcast %1659 : vector<8xi32> to vector<16xf16>
            %1661 = arith.addi %1290, %c63 : index
            %1662 = vector.load %4[%1661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1663 = arith.addi %1661, %c35 : index
            %1664 = vector.load %4[%1663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1665 = vector.shuffle %1662, %1664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1666 = wave.mma %1660, %1665, %1658 : vector<16xf16>, vector<8xf32>
            %1667 = vector.shuffle %1585, %1588 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1668 = vector.bitcast %1667 : vector<8xi32> to vector<16xf16>
            %1669 = arith.addi %1290, %c64 : index
            %1670 = vector.load %4[%1669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1671 = arith.addi %1669, %c35 : index
            %1672 = vector.load %4[%1671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1673 = vector.shuffle %1670, %1672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1674 = wave.mma %1668, %1673, %1666 : vector<16xf16>, vector<8xf32>
            %1675 = vector.shuffle %1591, %1594 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1676 = vector.bitcast %1675 : vector<8xi32> to vector<16xf16>
            %1677 = arith.addi %1290, %c65 : index
            %1678 = vector.load %4[%1677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1679 = arith.addi %1677, %c35 : index
            %1680 = vector.load %4[%1679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1681 = vector.shuffle %1678, %1680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1682 = wave.mma %1676, %1681, %1674 : vector<16xf16>, vector<8xf32>
            %1683 = arith.addi %1279, %38 : index
            %1684 = arith.addi %1683, %c62 : index
            %1685 = vector.load %kv[%1684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1686 = arith.addi %1279, %38 : index
            %1687 = arith.addi %1686, %c98 : index
            %1688 = vector.load %kv[%1687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1689 = arith.addi %1279, %38 : index
            %1690 = arith.addi %1689, %c99 : index
            %1691 = vector.load %kv[%1690] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1692 = arith.addi %1279, %38 : index
            %1693 = arith.addi %1692, %c100 : index
            %1694 = vector.load %kv[%1693] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1695 = arith.addi %1279, %38 : index
            %1696 = arith.addi %1695, %c63 : index
            %1697 = vector.load %kv[%1696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1698 = arith.addi %1279, %38 : index
            %1699 = arith.addi %1698, %c101 : index
            %1700 = vector.load %kv[%1699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1701 = arith.addi %1279, %38 : index
            %1702 = arith.addi %1701, %c102 : index
            %1703 = vector.load %kv[%1702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1704 = arith.addi %1279, %38 : index
            %1705 = arith.addi %1704, %c103 : index
            %1706 = vector.load %kv[%1705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1707 = vector.shuffle %1629, %1632 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1708 = vector.bitcast %1707 : vector<8xi32> to vector<16xf16>
            %1709 = arith.addi %1290, %c66 : index
            %1710 = vector.load %4[%1709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1711 = arith.addi %1709, %c35 : index
            %1712 = vector.load %4[%1711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1713 = vector.shuffle %1710, %1712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1714 = wave.mma %1708, %1713, %1682 : vector<16xf16>, vector<8xf32>
            %1715 = vector.shuffle %1635, %1638 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1716 = vector.bitcast %1715 : vector<8xi32> to vector<16xf16>
            %1717 = arith.addi %1290, %c67 : index
            %1718 = vector.load %4[%1717] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1719 = arith.addi %1717, %c35 : index
            %1720 = vector.load %4[%1719] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1721 = vector.shuffle %1718, %1720 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1722 = wave.mma %1716, %1721, %1714 : vector<16xf16>, vector<8xf32>
            %1723 = vector.shuffle %1641, %1644 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1724 = vector.bitcast %1723 : vector<8xi32> to vector<16xf16>
            %1725 = arith.addi %1290, %c68 : index
            %1726 = vector.load %4[%1725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1727 = arith.addi %1725, %c35 : index
            %1728 = vector.load %4[%1727] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1729 = vector.shuffle %1726, %1728 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1730 = wave.mma %1724, %1729, %1722 : vector<16xf16>, vector<8xf32>
            %1731 = vector.shuffle %1647, %1650 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1732 = vector.bitcast %1731 : vector<8xi32> to vector<16xf16>
            %1733 = arith.addi %1290, %c69 : index
            %1734 = vector.load %4[%1733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1735 = arith.addi %1733, %c35 : index
            %1736 = vector.load %4[%1735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1737 = vector.shuffle %1734, %1736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1738 = wave.mma %1732, %1737, %1730 : vector<16xf16>, vector<8xf32>
            %1739 = arith.addi %1279, %38 : index
            %1740 = arith.addi %1739, %c64 : index
            %1741 = vector.load %kv[%1740] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1742 = arith.addi %1279, %38 : index
            %1743 = arith.addi %1742, %c104 : index
            %1744 = vector.load %kv[%1743] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1745 = arith.addi %1279, %38 : index
            %1746 = arith.addi %1745, %c105 : index
            %1747 = vector.load %kv[%1746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1748 = arith.addi %1279, %38 : index
            %1749 = arith.addi %1748, %c106 : index
            %1750 = vector.load %kv[%1749] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1751 = arith.addi %1279, %38 : index
            %1752 = arith.addi %1751, %c65 : index
            %1753 = vector.load %kv[%1752] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1754 = arith.addi %1279, %38 : index
            %1755 = arith.addi %1754, %c107 : index
            %1756 = vector.load %kv[%1755] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1757 = arith.addi %1279, %38 : index
            %1758 = arith.addi %1757, %c108 : index
            %1759 = vector.load %kv[%1758] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1760 = arith.addi %1279, %38 : index
            %1761 = arith.addi %1760, %c109 : index
            %1762 = vector.load %kv[%1761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1763 = vector.extract %1514[0] : f32 from vector<8xf32>
            %1764 = vector.extract %1514[1] : f32 from vector<8xf32>
            %1765 = vector.extract %1514[2] : f32 from vector<8xf32>
            %1766 = vector.extract %1514[3] : f32 from vector<8xf32>
            %1767 = vector.extract %1514[4] : f32 from vector<8xf32>
            %1768 = vector.extract %1514[5] : f32 from vector<8xf32>
            %1769 = vector.extract %1514[6] : f32 from vector<8xf32>
            %1770 = vector.extract %1514[7] : f32 from vector<8xf32>
            %1771 = vector.extract %1738[0] : f32 from vector<8xf32>
            %1772 = vector.extract %1738[1] : f32 from vector<8xf32>
            %1773 = vector.extract %1738[2] : f32 from vector<8xf32>
            %1774 = vector.extract %1738[3] : f32 from vector<8xf32>
            %1775 = vector.extract %1738[4] : f32 from vector<8xf32>
            %1776 = vector.extract %1738[5] : f32 from vector<8xf32>
            %1777 = vector.extract %1738[6] : f32 from vector<8xf32>
            %1778 = vector.extract %1738[7] : f32 from vector<8xf32>
            %1779 = arith.maxnumf %1763, %1764 fastmath<nnan> : f32
            %1780 = arith.maxnumf %1779, %1765 fastmath<nnan> : f32
            %1781 = arith.maxnumf %1780, %1766 fastmath<nnan> : f32
            %1782 = arith.maxnumf %1781, %1767 fastmath<nnan> : f32
            %1783 = arith.maxnumf %1782, %1768 fastmath<nnan> : f32
            %1784 = arith.maxnumf %1783, %1769 fastmath<nnan> : f32
            %1785 = arith.maxnumf %1784, %1770 fastmath<nnan> : f32
            %1786 = arith.maxnumf %1785, %1771 fastmath<nnan> : f32
            %1787 = arith.maxnumf %1786, %1772 fastmath<nnan> : f32
            %1788 = arith.maxnumf %1787, %1773 fastmath<nnan> : f32
            %1789 = arith.maxnumf %1788, %1774 fastmath<nnan> : f32
            %1790 = arith.maxnumf %1789, %1775 fastmath<nnan> : f32
            %1791 = arith.maxnumf %1790, %1776 fastmath<nnan> : f32
            %1792 = arith.maxnumf %1791, %1777 fastmath<nnan> : f32
            %1793 = arith.maxnumf %1792, %1778 fastmath<nnan> : f32
            %1794 = wave.swap_halves %1793 : f32
            %1795 = arith.maxnumf %1793, %1794 fastmath<nnan> : f32
            %1796 = arith.mulf %1795, %307 : f32
            %1797 = arith.addf %394#8, %c110 : f32
            %1798 = arith.cmpf ogt, %1796, %1797 : f32
            %1799:18 = scf.if %1798 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1800 = arith.subf %394#8, %1796 : f32
              %1801 = wave.exp2 %1800 : f32
              %1802 = vector.broadcast %1801 : f32 to vector<8xf32>
              %1803 = arith.mulf %394#9, %1801 : f32
              %1804 = arith.mulf %394#10, %1802 : vector<8xf32>
              %1805 = arith.mulf %394#11, %1802 : vector<8xf32>
              %1806 = arith.mulf %394#12, %1802 : vector<8xf32>
              %1807 = arith.mulf %394#13, %1802 : vector<8xf32>
              %1808 = arith.mulf %394#14, %1802 : vector<8xf32>
              %1809 = arith.mulf %394#15, %1802 : vector<8xf32>
              %1810 = arith.mulf %394#16, %1802 : vector<8xf32>
              %1811 = arith.mulf %394#17, %1802 : vector<8xf32>
              %1812 = arith.mulf %394#18, %1802 : vector<8xf32>
              %1813 = arith.mulf %394#19, %1802 : vector<8xf32>
              %1814 = arith.mulf %394#20, %1802 : vector<8xf32>
              %1815 = arith.mulf %394#21, %1802 : vector<8xf32>
              %1816 = arith.mulf %394#22, %1802 : vector<8xf32>
              %1817 = arith.mulf %394#23, %1802 : vector<8xf32>
              %1818 = arith.mulf %394#24, %1802 : vector<8xf32>
              %1819 = arith.mulf %394#25, %1802 : vector<8xf32>
              scf.yield %1796, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %394#8, %394#9, %394#10, %394#11, %394#12, %394#13, %394#14, %394#15, %394#16, %394#17, %394#18, %394#19, %394#20, %394#21, %394#22, %394#23, %394#24, %394#25 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1820 = vector.broadcast %307 : f32 to vector<8xf32>
            %1821 = arith.subf %c111, %1799#0 : f32
            %1822 = vector.broadcast %1821 : f32 to vector<8xf32>
            %1823 = math.fma %1514, %1820, %1822 : vector<8xf32>
            %1824 = wave.exp2 %1823 : vector<8xf32>
            %1825 = math.fma %1738, %1820, %1822 : vector<8xf32>
            %1826 = wave.exp2 %1825 : vector<8xf32>
            %1827 = arith.truncf %1824 : vector<8xf32> to vector<8xf16>
            %1828 = vector.bitcast %1827 : vector<8xf16> to vector<4xi32>
            %1829 = wave.swap_halves %1828 : vector<4xi32>
            %1830 = arith.select %3, %1829, %1828 : vector<4xi32>
            %1831 = arith.select %3, %1828, %1829 : vector<4xi32>
            %1832 = vector.shuffle %1830, %1831 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1833 = vector.bitcast %1832 : vector<8xi32> to vector<16xf16>
            %1834 = arith.truncf %1826 : vector<8xf32> to vector<8xf16>
            %1835 = vector.bitcast %1834 : vector<8xf16> to vector<4xi32>
            %1836 = wave.swap_halves %1835 : vector<4xi32>
            %1837 = arith.select %3, %1836, %1835 : vector<4xi32>
            %1838 = arith.select %3, %1835, %1836 : vector<4xi32>
            %1839 = vector.shuffle %1837, %1838 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1840 = vector.bitcast %1839 : vector<8xi32> to vector<16xf16>
            %1841 = arith.addf %1824, %1826 : vector<8xf32>
            %1842 = vector.extract %1841[0] : f32 from vector<8xf32>
            %1843 = vector.extract %1841[1] : f32 from vector<8xf32>
            %1844 = vector.extract %1841[2] : f32 from vector<8xf32>
            %1845 = vector.extract %1841[3] : f32 from vector<8xf32>
            %1846 = vector.extract %1841[4] : f32 from vector<8xf32>
            %1847 = vector.extract %1841[5] : f32 from vector<8xf32>
            %1848 = vector.extract %1841[6] : f32 from vector<8xf32>
            %1849 = vector.extract %1841[7] : f32 from vector<8xf32>
            %1850 = arith.addf %1842, %1846 : f32
            %1851 = arith.addf %1843, %1847 : f32
            %1852 = arith.addf %1844, %1848 : f32
            %1853 = arith.addf %1845, %1849 : f32
            %1854 = arith.addf %1850, %1852 : f32
            %1855 = arith.addf %1851, %1853 : f32
            %1856 = arith.addf %1854, %1855 : f32
            %1857 = arith.addf %1799#1, %1856 : f32
            %1858 = vector.shuffle %1685, %1688 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1859 = vector.bitcast %1858 : vector<8xi32> to vector<16xf16>
            %1860 = wave.mma %1859, %1833, %1799#2 : vector<16xf16>, vector<8xf32>
            %1861 = vector.shuffle %1691, %1694 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1862 = vector.bitcast %1861 : vector<8xi32> to vector<16xf16>
            %1863 = wave.mma %1862, %1833, %1799#3 : vector<16xf16>, vector<8xf32>
            %1864 = vector.shuffle %1697, %1700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1865 = vector.bitcast %1864 : vector<8xi32> to vector<16xf16>
            %1866 = wave.mma %1865, %1833, %1799#4 : vector<16xf16>, vector<8xf32>
            %1867 = vector.shuffle %1703, %1706 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1868 = vector.bitcast %1867 : vector<8xi32> to vector<16xf16>
            %1869 = wave.mma %1868, %1833, %1799#5 : vector<16xf16>, vector<8xf32>
            %1870 = arith.addi %1279, %38 : index
            %1871 = arith.addi %1870, %c66 : index
            %1872 = vector.load %kv[%1871] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1873 = arith.addi %1279, %38 : index
            %1874 = arith.addi %1873, %c112 : index
            %1875 = vector.load %kv[%1874] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1876 = arith.addi %1279, %38 : index
            %1877 = arith.addi %1876, %c113 : index
            %1878 = vector.load %kv[%1877] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1879 = arith.addi %1279, %38 : index
            %1880 = arith.addi %1879, %c114 : index
            %1881 = vector.load %kv[%1880] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1882 = arith.addi %1279, %38 : index
            %1883 = arith.addi %1882, %c67 : index
            %1884 = vector.load %kv[%1883] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1885 = arith.addi %1279, %38 : index
            %1886 = arith.addi %1885, %c115 : index
            %1887 = vector.load %kv[%1886] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1888 = arith.addi %1279, %38 : index
            %1889 = arith.addi %1888, %c116 : index
            %1890 = vector.load %kv[%1889] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1891 = arith.addi %1279, %38 : index
            %1892 = arith.addi %1891, %c117 : index
            %1893 = vector.load %kv[%1892] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1894 = vector.shuffle %1741, %1744 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1895 = vector.bitcast %1894 : vector<8xi32> to vector<16xf16>
            %1896 = wave.mma %1895, %1833, %1799#6 : vector<16xf16>, vector<8xf32>
            %1897 = vector.shuffle %1747, %1750 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1898 = vector.bitcast %1897 : vector<8xi32> to vector<16xf16>
            %1899 = wave.mma %1898, %1833, %1799#7 : vector<16xf16>, vector<8xf32>
            %1900 = vector.shuffle %1753, %1756 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1901 = vector.bitcast %1900 : vector<8xi32> to vector<16xf16>
            %1902 = wave.mma %1901, %1833, %1799#8 : vector<16xf16>, vector<8xf32>
            %1903 = vector.shuffle %1759, %1762 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1904 = vector.bitcast %1903 : vector<8xi32> to vector<16xf16>
            %1905 = wave.mma %1904, %1833, %1799#9 : vector<16xf16>, vector<8xf32>
            %1906 = arith.addi %1279, %38 : index
            %1907 = arith.addi %1906, %c68 : index
            %1908 = vector.load %kv[%1907] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1909 = arith.addi %1279, %38 : index
            %1910 = arith.addi %1909, %c118 : index
            %1911 = vector.load %kv[%1910] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1912 = arith.addi %1279, %38 : index
            %1913 = arith.addi %1912, %c119 : index
            %1914 = vector.load %kv[%1913] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1915 = arith.addi %1279, %38 : index
            %1916 = arith.addi %1915, %c120 : index
            %1917 = vector.load %kv[%1916] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1918 = arith.addi %1279, %38 : index
            %1919 = arith.addi %1918, %c69 : index
            %1920 = vector.load %kv[%1919] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1921 = arith.addi %1279, %38 : index
            %1922 = arith.addi %1921, %c121 : index
            %1923 = vector.load %kv[%1922] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1924 = arith.addi %1279, %38 : index
            %1925 = arith.addi %1924, %c122 : index
            %1926 = vector.load %kv[%1925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1927 = arith.addi %1279, %38 : index
            %1928 = arith.addi %1927, %c123 : index
            %1929 = vector.load %kv[%1928] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1930 = vector.shuffle %1872, %1875 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1931 = vector.bitcast %1930 : vector<8xi32> to vector<16xf16>
            %1932 = wave.mma %1931, %1833, %1799#10 : vector<16xf16>, vector<8xf32>
            %1933 = vector.shuffle %1878, %1881 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1934 = vector.bitcast %1933 : vector<8xi32> to vector<16xf16>
            %1935 = wave.mma %1934, %1833, %1799#11 : vector<16xf16>, vector<8xf32>
            %1936 = vector.shuffle %1884, %1887 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1937 = vector.bitcast %1936 : vector<8xi32> to vector<16xf16>
            %1938 = wave.mma %1937, %1833, %1799#12 : vector<16xf16>, vector<8xf32>
            %1939 = vector.shuffle %1890, %1893 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1940 = vector.bitcast %1939 : vector<8xi32> to vector<16xf16>
            %1941 = wave.mma %1940, %1833, %1799#13 : vector<16xf16>, vector<8xf32>
            %1942 = arith.addi %1287, %38 : index
            %1943 = arith.addi %1942, %c62 : index
            %1944 = vector.load %kv[%1943] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1945 = arith.addi %1287, %38 : index
            %1946 = arith.addi %1945, %c98 : index
            %1947 = vector.load %kv[%1946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1948 = arith.addi %1287, %38 : index
            %1949 = arith.addi %1948, %c99 : index
            %1950 = vector.load %kv[%1949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1951 = arith.addi %1287, %38 : index
            %1952 = arith.addi %1951, %c100 : index
            %1953 = vector.load %kv[%1952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1954 = arith.addi %1287, %38 : index
            %1955 = arith.addi %1954, %c63 : index
            %1956 = vector.load %kv[%1955] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1957 = arith.addi %1287, %38 : index
            %1958 = arith.addi %1957, %c101 : index
            %1959 = vector.load %kv[%1958] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1960 = arith.addi %1287, %38 : index
            %1961 = arith.addi %1960, %c102 : index
            %1962 = vector.load %kv[%1961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1963 = arith.addi %1287, %38 : index
            %1964 = arith.addi %1963, %c103 : index
            %1965 = vector.load %kv[%1964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1966 = vector.shuffle %1908, %1911 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1967 = vector.bitcast %1966 : vector<8xi32> to vector<16xf16>
            %1968 = wave.mma %1967, %1833, %1799#14 : vector<16xf16>, vector<8xf32>
            %1969 = vector.shuffle %1914, %1917 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1970 = vector.bitcast %1969 : vector<8xi32> to vector<16xf16>
            %1971 = wave.mma %1970, %1833, %1799#15 : vector<16xf16>, vector<8xf32>
            %1972 = vector.shuffle %1920, %1923 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1973 = vector.bitcast %1972 : vector<8xi32> to vector<16xf16>
            %1974 = wave.mma %1973, %1833, %1799#16 : vector<16xf16>, vector<8xf32>
            %1975 = vector.shuffle %1926, %1929 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1976 = vector.bitcast %1975 : vector<8xi32> to vector<16xf16>
            %1977 = wave.mma %1976, %1833, %1799#17 : vector<16xf16>, vector<8xf32>
            %1978 = arith.addi %1287, %38 : index
            %1979 = arith.addi %1978, %c64 : index
            %1980 = vector.load %kv[%1979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1981 = arith.addi %1287, %38 : index
            %1982 = arith.addi %1981, %c104 : index
            %1983 = vector.load %kv[%1982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1984 = arith.addi %1287, %38 : index
            %1985 = arith.addi %1984, %c105 : index
            %1986 = vector.load %kv[%1985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1987 = arith.addi %1287, %38 : index
            %1988 = arith.addi %1987, %c106 : index
            %1989 = vector.load %kv[%1988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1990 = arith.addi %1287, %38 : index
            %1991 = arith.addi %1990, %c65 : index
            %1992 = vector.load %kv[%1991] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1993 = arith.addi %1287, %38 : index
            %1994 = arith.addi %1993, %c107 : index
            %1995 = vector.load %kv[%1994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1996 = arith.addi %1287, %38 : index
            %1997 = arith.addi %1996, %c108 : index
            %1998 = vector.load %kv[%1997] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1999 = arith.addi %1287, %38 : index
            %2000 = arith.addi %1999, %c109 : index
            %2001 = vector.load %kv[%2000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2002 = vector.shuffle %1944, %1947 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2003 = vector.bitcast %2002 : vector<8xi32> to vector<16xf16>
            %2004 = wave.mma %2003, %1840, %1860 : vector<16xf16>, vector<8xf32>
            %2005 = vector.shuffle %1950, %1953 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2006 = vector.bitcast %2005 : vector<8xi32> to vector<16xf16>
            %2007 = wave.mma %2006, %1840, %1863 : vector<16xf16>, vector<8xf32>
            %2008 = vector.shuffle %1956, %1959 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2009 = vector.bitcast %2008 : vector<8xi32> to vector<16xf16>
            %2010 = wave.mma %2009, %1840, %1866 : vector<16xf16>, vector<8xf32>
            %2011 = vector.shuffle %1962, %1965 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2012 = vector.bitcast %2011 : vector<8xi32> to vector<16xf16>
            %2013 = wave.mma %2012, %1840, %1869 : vector<16xf16>, vector<8xf32>
            %2014 = arith.addi %1287, %38 : index
            %2015 = arith.addi %2014, %c66 : index
            %2016 = vector.load %kv[%2015] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2017 = arith.addi %1287, %38 : index
            %2018 = arith.addi %2017, %c112 : index
            %2019 = vector.load %kv[%2018] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2020 = arith.addi %1287, %38 : index
            %2021 = arith.addi %2020, %c113 : index
            %2022 = vector.load %kv[%2021] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2023 = arith.addi %1287, %38 : index
            %2024 = arith.addi %2023, %c114 : index
            %2025 = vector.load %kv[%2024] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2026 = arith.addi %1287, %38 : index
            %2027 = arith.addi %2026, %c67 : index
            %2028 = vector.load %kv[%2027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2029 = arith.addi %1287, %38 : index
            %2030 = arith.addi %2029, %c115 : index
            %2031 = vector.load %kv[%2030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2032 = arith.addi %1287, %38 : index
            %2033 = arith.addi %2032, %c116 : index
            %2034 = vector.load %kv[%2033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2035 = arith.addi %1287, %38 : index
            %2036 = arith.addi %2035, %c117 : index
            %2037 = vector.load %kv[%2036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2038 = vector.shuffle %1980, %1983 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2039 = vector.bitcast %2038 : vector<8xi32> to vector<16xf16>
            %2040 = wave.mma %2039, %1840, %1896 : vector<16xf16>, vector<8xf32>
            %2041 = vector.shuffle %1986, %1989 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2042 = vector.bitcast %2041 : vector<8xi32> to vector<16xf16>
            %2043 = wave.mma %2042, %1840, %1899 : vector<16xf16>, vector<8xf32>
            %2044 = vector.shuffle %1992, %1995 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2045 = vector.bitcast %2044 : vector<8xi32> to vector<16xf16>
            %2046 = wave.mma %2045, %1840, %1902 : vector<16xf16>, vector<8xf32>
            %2047 = vector.shuffle %1998, %2001 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2048 = vector.bitcast %2047 : vector<8xi32> to vector<16xf16>
            %2049 = wave.mma %2048, %1840, %1905 : vector<16xf16>, vector<8xf32>
            %2050 = arith.addi %1287, %38 : index
            %2051 = arith.addi %2050, %c68 : index
            %2052 = vector.load %kv[%2051] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2053 = arith.addi %1287, %38 : index
            %2054 = arith.addi %2053, %c118 : index
            %2055 = vector.load %kv[%2054] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2056 = arith.addi %1287, %38 : index
            %2057 = arith.addi %2056, %c119 : index
            %2058 = vector.load %kv[%2057] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2059 = arith.addi %1287, %38 : index
            %2060 = arith.addi %2059, %c120 : index
            %2061 = vector.load %kv[%2060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2062 = arith.addi %1287, %38 : index
            %2063 = arith.addi %2062, %c69 : index
            %2064 = vector.load %kv[%2063] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2065 = arith.addi %1287, %38 : index
            %2066 = arith.addi %2065, %c121 : index
            %2067 = vector.load %kv[%2066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2068 = arith.addi %1287, %38 : index
            %2069 = arith.addi %2068, %c122 : index
            %2070 = vector.load %kv[%2069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2071 = arith.addi %1287, %38 : index
            %2072 = arith.addi %2071, %c123 : index
            %2073 = vector.load %kv[%2072] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2074 = vector.shuffle %2016, %2019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2075 = vector.bitcast %2074 : vector<8xi32> to vector<16xf16>
            %2076 = wave.mma %2075, %1840, %1932 : vector<16xf16>, vector<8xf32>
            %2077 = vector.shuffle %2022, %2025 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2078 = vector.bitcast %2077 : vector<8xi32> to vector<16xf16>
            %2079 = wave.mma %2078, %1840, %1935 : vector<16xf16>, vector<8xf32>
            %2080 = vector.shuffle %2028, %2031 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2081 = vector.bitcast %2080 : vector<8xi32> to vector<16xf16>
            %2082 = wave.mma %2081, %1840, %1938 : vector<16xf16>, vector<8xf32>
            %2083 = vector.shuffle %2034, %2037 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2084 = vector.bitcast %2083 : vector<8xi32> to vector<16xf16>
            %2085 = wave.mma %2084, %1840, %1941 : vector<16xf16>, vector<8xf32>
            %2086 = vector.shuffle %2052, %2055 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2087 = vector.bitcast %2086 : vector<8xi32> to vector<16xf16>
            %2088 = wave.mma %2087, %1840, %1968 : vector<16xf16>, vector<8xf32>
            %2089 = vector.shuffle %2058, %2061 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2090 = vector.bitcast %2089 : vector<8xi32> to vector<16xf16>
            %2091 = wave.mma %2090, %1840, %1971 : vector<16xf16>, vector<8xf32>
            %2092 = vector.shuffle %2064, %2067 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2093 = vector.bitcast %2092 : vector<8xi32> to vector<16xf16>
            %2094 = wave.mma %2093, %1840, %1974 : vector<16xf16>, vector<8xf32>
            %2095 = vector.shuffle %2070, %2073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2096 = vector.bitcast %2095 : vector<8xi32> to vector<16xf16>
            %2097 = wave.mma %2096, %1840, %1977 : vector<16xf16>, vector<8xf32>
            scf.yield %1799#0, %1857, %2004, %2007, %2010, %2013, %2040, %2043, %2046, %2049, %2076, %2079, %2082, %2085, %2088, %2091, %2094, %2097 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %2098 = arith.muli %324, %c75 : i32
            %2099 = arith.addi %312, %2098 : i32
            %2100 = arith.divui %2099, %c18 : i32
            %2101 = arith.addi %2100, %c76 : i32
            %2102 = arith.minsi %2101, %43 : i32
            %2103 = arith.index_castui %2102 : i32 to index
            %2104 = arith.addi %35, %2103 : index
            %2105 = memref.load %step[%2104] : memref<?xi32>
            %2106 = arith.index_cast %2105 : i32 to index
            %2107 = arith.muli %2106, %36 : index
            %2108 = arith.addi %2107, %37 : index
            %2109 = arith.addi %2100, %c17 : i32
            %2110 = arith.minsi %2109, %43 : i32
            %2111 = arith.index_castui %2110 : i32 to index
            %2112 = arith.addi %35, %2111 : index
            %2113 = memref.load %step[%2112] : memref<?xi32>
            %2114 = arith.index_cast %2113 : i32 to index
            %2115 = arith.muli %2114, %36 : index
            %2116 = arith.addi %2115, %37 : index
            %2117 = wave.opaque %c22
            %2118 = arith.muli %1, %c8 : index
            %2119 = arith.addi %2117, %2118 : index
            %2120 = arith.subi %314, %2099 : i32
            %2121 = arith.subi %2120, %c76 : i32
            %2122 = arith.minsi %2121, %c18 : i32
            %2123 = arith.maxsi %2122, %c76 : i32
            %2124 = arith.cmpi sgt, %2123, %c76 : i32
            %2125 = arith.select %2124, %c124, %c76 : i32
            %2126 = arith.ori %c76, %2125 : i32
            %2127 = arith.cmpi sgt, %2123, %c17 : i32
            %2128 = arith.select %2127, %c124, %c76 : i32
            %2129 = arith.ori %c76, %2128 : i32
            %2130 = arith.cmpi sgt, %2123, %c125 : i32
            %2131 = arith.select %2130, %c126, %c76 : i32
            %2132 = arith.ori %2126, %2131 : i32
            %2133 = arith.cmpi sgt, %2123, %c127 : i32
            %2134 = arith.select %2133, %c126, %c76 : i32
            %2135 = arith.ori %2129, %2134 : i32
            %2136 = arith.cmpi sgt, %2123, %c128 : i32
            %2137 = arith.select %2136, %c124, %c76 : i32
            %2138 = arith.ori %c76, %2137 : i32
            %2139 = arith.cmpi sgt, %2123, %c129 : i32
            %2140 = arith.select %2139, %c124, %c76 : i32
            %2141 = arith.ori %c76, %2140 : i32
            %2142 = arith.cmpi sgt, %2123, %c130 : i32
            %2143 = arith.select %2142, %c126, %c76 : i32
            %2144 = arith.ori %2138, %2143 : i32
            %2145 = arith.cmpi sgt, %2123, %c131 : i32
            %2146 = arith.select %2145, %c126, %c76 : i32
            %2147 = arith.ori %2141, %2146 : i32
            %2148 = arith.cmpi sgt, %2123, %c132 : i32
            %2149 = arith.select %2148, %c124, %c76 : i32
            %2150 = arith.ori %c76, %2149 : i32
            %2151 = arith.cmpi sgt, %2123, %c133 : i32
            %2152 = arith.select %2151, %c124, %c76 : i32
            %2153 = arith.ori %c76, %2152 : i32
            %2154 = arith.cmpi sgt, %2123, %c134 : i32
            %2155 = arith.select %2154, %c126, %c76 : i32
            %2156 = arith.ori %2150, %2155 : i32
            %2157 = arith.cmpi sgt, %2123, %c135 : i32
            %2158 = arith.select %2157, %c126, %c76 : i32
            %2159 = arith.ori %2153, %2158 : i32
            %2160 = arith.cmpi sgt, %2123, %c136 : i32
            %2161 = arith.select %2160, %c124, %c76 : i32
            %2162 = arith.ori %c76, %2161 : i32
            %2163 = arith.cmpi sgt, %2123, %c137 : i32
            %2164 = arith.select %2163, %c124, %c76 : i32
            %2165 = arith.ori %c76, %2164 : i32
            %2166 = arith.cmpi sgt, %2123, %c55 : i32
            %2167 = arith.select %2166, %c126, %c76 : i32
            %2168 = arith.ori %2162, %2167 : i32
            %2169 = arith.cmpi sgt, %2123, %c52 : i32
            %2170 = arith.select %2169, %c126, %c76 : i32
            %2171 = arith.ori %2165, %2170 : i32
            %2172 = vector.from_elements %2132, %2144, %2156, %2168 : vector<4xi32>
            %2173 = vector.from_elements %2135, %2147, %2159, %2171 : vector<4xi32>
            %2174 = arith.subi %314, %2099 : i32
            %2175 = arith.subi %2174, %c18 : i32
            %2176 = arith.minsi %2175, %c18 : i32
            %2177 = arith.maxsi %2176, %c76 : i32
            %2178 = arith.cmpi sgt, %2177, %c76 : i32
            %2179 = arith.select %2178, %c124, %c76 : i32
            %2180 = arith.ori %c76, %2179 : i32
            %2181 = arith.cmpi sgt, %2177, %c17 : i32
            %2182 = arith.select %2181, %c124, %c76 : i32
            %2183 = arith.ori %c76, %2182 : i32
            %2184 = arith.cmpi sgt, %2177, %c125 : i32
            %2185 = arith.select %2184, %c126, %c76 : i32
            %2186 = arith.ori %2180, %2185 : i32
            %2187 = arith.cmpi sgt, %2177, %c127 : i32
            %2188 = arith.select %2187, %c126, %c76 : i32
            %2189 = arith.ori %2183, %2188 : i32
            %2190 = arith.cmpi sgt, %2177, %c128 : i32
            %2191 = arith.select %2190, %c124, %c76 : i32
            %2192 = arith.ori %c76, %2191 : i32
            %2193 = arith.cmpi sgt, %2177, %c129 : i32
            %2194 = arith.select %2193, %c124, %c76 : i32
            %2195 = arith.ori %c76, %2194 : i32
            %2196 = arith.cmpi sgt, %2177, %c130 : i32
            %2197 = arith.select %2196, %c126, %c76 : i32
            %2198 = arith.ori %2192, %2197 : i32
            %2199 = arith.cmpi sgt, %2177, %c131 : i32
            %2200 = arith.select %2199, %c126, %c76 : i32
            %2201 = arith.ori %2195, %2200 : i32
            %2202 = arith.cmpi sgt, %2177, %c132 : i32
            %2203 = arith.select %2202, %c124, %c76 : i32
            %2204 = arith.ori %c76, %2203 : i32
            %2205 = arith.cmpi sgt, %2177, %c133 : i32
            %2206 = arith.select %2205, %c124, %c76 : i32
            %2207 = arith.ori %c76, %2206 : i32
            %2208 = arith.cmpi sgt, %2177, %c134 : i32
            %2209 = arith.select %2208, %c126, %c76 : i32
            %2210 = arith.ori %2204, %2209 : i32
            %2211 = arith.cmpi sgt, %2177, %c135 : i32
            %2212 = arith.select %2211, %c126, %c76 : i32
            %2213 = arith.ori %2207, %2212 : i32
            %2214 = arith.cmpi sgt, %2177, %c136 : i32
            %2215 = arith.select %2214, %c124, %c76 : i32
            %2216 = arith.ori %c76, %2215 : i32
            %2217 = arith.cmpi sgt, %2177, %c137 : i32
            %2218 = arith.select %2217, %c124, %c76 : i32
            %2219 = arith.ori %c76, %2218 : i32
            %2220 = arith.cmpi sgt, %2177, %c55 : i32
            %2221 = arith.select %2220, %c126, %c76 : i32
            %2222 = arith.ori %2216, %2221 : i32
            %2223 = arith.cmpi sgt, %2177, %c52 : i32
            %2224 = arith.select %2223, %c126, %c76 : i32
            %2225 = arith.ori %2219, %2224 : i32
            %2226 = vector.from_elements %2186, %2198, %2210, %2222 : vector<4xi32>
            %2227 = vector.from_elements %2189, %2201, %2213, %2225 : vector<4xi32>
            %2228 = arith.addi %2108, %38 : index
            %2229 = arith.addi %2228, %c56 : index
            %2230 = vector.load %kv[%2229] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2231 = arith.addi %2108, %38 : index
            %2232 = arith.addi %2231, %c80 : index
            %2233 = vector.load %kv[%2232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2234 = arith.addi %2108, %38 : index
            %2235 = arith.addi %2234, %c81 : index
            %2236 = vector.load %kv[%2235] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2237 = arith.addi %2108, %38 : index
            %2238 = arith.addi %2237, %c82 : index
            %2239 = vector.load %kv[%2238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2240 = arith.addi %2108, %38 : index
            %2241 = arith.addi %2240, %c57 : index
            %2242 = vector.load %kv[%2241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2243 = arith.addi %2108, %38 : index
            %2244 = arith.addi %2243, %c83 : index
            %2245 = vector.load %kv[%2244] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2246 = arith.addi %2108, %38 : index
            %2247 = arith.addi %2246, %c84 : index
            %2248 = vector.load %kv[%2247] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2249 = arith.addi %2108, %38 : index
            %2250 = arith.addi %2249, %c85 : index
            %2251 = vector.load %kv[%2250] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2252 = vector.shuffle %394#0, %394#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2253 = vector.bitcast %2252 : vector<8xi32> to vector<16xf16>
            %2254 = arith.addi %2119, %c22 : index
            %2255 = vector.load %4[%2254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2256 = arith.addi %2254, %c35 : index
            %2257 = vector.load %4[%2256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2258 = vector.shuffle %2255, %2257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2259 = wave.mma %2253, %2258, %c73 : vector<16xf16>, vector<8xf32>
            %2260 = vector.shuffle %394#2, %394#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2261 = vector.bitcast %2260 : vector<8xi32> to vector<16xf16>
            %2262 = arith.addi %2119, %c6 : index
            %2263 = vector.load %4[%2262] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2264 = arith.addi %2262, %c35 : index
            %2265 = vector.load %4[%2264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2266 = vector.shuffle %2263, %2265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2267 = wave.mma %2261, %2266, %2259 : vector<16xf16>, vector<8xf32>
            %2268 = vector.shuffle %394#4, %394#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2269 = vector.bitcast %2268 : vector<8xi32> to vector<16xf16>
            %2270 = arith.addi %2119, %c56 : index
            %2271 = vector.load %4[%2270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2272 = arith.addi %2270, %c35 : index
            %2273 = vector.load %4[%2272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2274 = vector.shuffle %2271, %2273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2275 = wave.mma %2269, %2274, %2267 : vector<16xf16>, vector<8xf32>
            %2276 = vector.shuffle %394#6, %394#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2277 = vector.bitcast %2276 : vector<8xi32> to vector<16xf16>
            %2278 = arith.addi %2119, %c57 : index
            %2279 = vector.load %4[%2278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2280 = arith.addi %2278, %c35 : index
            %2281 = vector.load %4[%2280] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2282 = vector.shuffle %2279, %2281 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2283 = wave.mma %2277, %2282, %2275 : vector<16xf16>, vector<8xf32>
            %2284 = arith.addi %2108, %38 : index
            %2285 = arith.addi %2284, %c58 : index
            %2286 = vector.load %kv[%2285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2287 = arith.addi %2108, %38 : index
            %2288 = arith.addi %2287, %c86 : index
            %2289 = vector.load %kv[%2288] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2290 = arith.addi %2108, %38 : index
            %2291 = arith.addi %2290, %c87 : index
            %2292 = vector.load %kv[%2291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2293 = arith.addi %2108, %38 : index
            %2294 = arith.addi %2293, %c88 : index
            %2295 = vector.load %kv[%2294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2296 = arith.addi %2108, %38 : index
            %2297 = arith.addi %2296, %c59 : index
            %2298 = vector.load %kv[%2297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2299 = arith.addi %2108, %38 : index
            %2300 = arith.addi %2299, %c89 : index
            %2301 = vector.load %kv[%2300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2302 = arith.addi %2108, %38 : index
            %2303 = arith.addi %2302, %c90 : index
            %2304 = vector.load %kv[%2303] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2305 = arith.addi %2108, %38 : index
            %2306 = arith.addi %2305, %c91 : index
            %2307 = vector.load %kv[%2306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2308 = vector.shuffle %2230, %2233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2309 = vector.bitcast %2308 : vector<8xi32> to vector<16xf16>
            %2310 = arith.addi %2119, %c58 : index
            %2311 = vector.load %4[%2310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2312 = arith.addi %2310, %c35 : index
            %2313 = vector.load %4[%2312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2314 = vector.shuffle %2311, %2313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2315 = wave.mma %2309, %2314, %2283 : vector<16xf16>, vector<8xf32>
            %2316 = vector.shuffle %2236, %2239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2317 = vector.bitcast %2316 : vector<8xi32> to vector<16xf16>
            %2318 = arith.addi %2119, %c59 : index
            %2319 = vector.load %4[%2318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2320 = arith.addi %2318, %c35 : index
            %2321 = vector.load %4[%2320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2322 = vector.shuffle %2319, %2321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2323 = wave.mma %2317, %2322, %2315 : vector<16xf16>, vector<8xf32>
            %2324 = vector.shuffle %2242, %2245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2325 = vector.bitcast %2324 : vector<8xi32> to vector<16xf16>
            %2326 = arith.addi %2119, %c60 : index
            %2327 = vector.load %4[%2326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2328 = arith.addi %2326, %c35 : index
            %2329 = vector.load %4[%2328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2330 = vector.shuffle %2327, %2329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2331 = wave.mma %2325, %2330, %2323 : vector<16xf16>, vector<8xf32>
            %2332 = vector.shuffle %2248, %2251 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2333 = vector.bitcast %2332 : vector<8xi32> to vector<16xf16>
            %2334 = arith.addi %2119, %c61 : index
            %2335 = vector.load %4[%2334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2336 = arith.addi %2334, %c35 : index
            %2337 = vector.load %4[%2336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2338 = vector.shuffle %2335, %2337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2339 = wave.mma %2333, %2338, %2331 : vector<16xf16>, vector<8xf32>
            %2340 = arith.addi %2108, %38 : index
            %2341 = arith.addi %2340, %c60 : index
            %2342 = vector.load %kv[%2341] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2343 = arith.addi %2108, %38 : index
            %2344 = arith.addi %2343, %c92 : index
            %2345 = vector.load %kv[%2344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2346 = arith.addi %2108, %38 : index
            %2347 = arith.addi %2346, %c93 : index
            %2348 = vector.load %kv[%2347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2349 = arith.addi %2108, %38 : index
            %2350 = arith.addi %2349, %c94 : index
            %2351 = vector.load %kv[%2350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2352 = arith.addi %2108, %38 : index
            %2353 = arith.addi %2352, %c61 : index
            %2354 = vector.load %kv[%2353] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2355 = arith.addi %2108, %38 : index
            %2356 = arith.addi %2355, %c95 : index
            %2357 = vector.load %kv[%2356] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2358 = arith.addi %2108, %38 : index
            %2359 = arith.addi %2358, %c96 : index
            %2360 = vector.load %kv[%2359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2361 = arith.addi %2108, %38 : index
            %2362 = arith.addi %2361, %c97 : index
            %2363 = vector.load %kv[%2362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2364 = vector.shuffle %2286, %2289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2365 = vector.bitcast %2364 : vector<8xi32> to vector<16xf16>
            %2366 = arith.addi %2119, %c62 : index
            %2367 = vector.load %4[%2366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2368 = arith.addi %2366, %c35 : index
            %2369 = vector.load %4[%2368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2370 = vector.shuffle %2367, %2369 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2371 = wave.mma %2365, %2370, %2339 : vector<16xf16>, vector<8xf32>
            %2372 = vector.shuffle %2292, %2295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2373 = vector.bitcast %2372 : vector<8xi32> to vector<16xf16>
            %2374 = arith.addi %2119, %c63 : index
            %2375 = vector.load %4[%2374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2376 = arith.addi %2374, %c35 : index
            %2377 = vector.load %4[%2376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2378 = vector.shuffle %2375, %2377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2379 = wave.mma %2373, %2378, %2371 : vector<16xf16>, vector<8xf32>
            %2380 = vector.shuffle %2298, %2301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2381 = vector.bitcast %2380 : vector<8xi32> to vector<16xf16>
            %2382 = arith.addi %2119, %c64 : index
            %2383 = vector.load %4[%2382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2384 = arith.addi %2382, %c35 : index
            %2385 = vector.load %4[%2384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2386 = vector.shuffle %2383, %2385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2387 = wave.mma %2381, %2386, %2379 : vector<16xf16>, vector<8xf32>
            %2388 = vector.shuffle %2304, %2307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2389 = vector.bitcast %2388 : vector<8xi32> to vector<16xf16>
            %2390 = arith.addi %2119, %c65 : index
            %2391 = vector.load %4[%2390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2392 = arith.addi %2390, %c35 : index
            %2393 = vector.load %4[%2392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2394 = vector.shuffle %2391, %2393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2395 = wave.mma %2389, %2394, %2387 : vector<16xf16>, vector<8xf32>
            %2396 = arith.addi %2116, %38 : index
            %2397 = arith.addi %2396, %c22 : index
            %2398 = vector.load %kv[%2397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2399 = arith.addi %2116, %38 : index
            %2400 = arith.addi %2399, %c27 : index
            %2401 = vector.load %kv[%2400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2402 = arith.addi %2116, %38 : index
            %2403 = arith.addi %2402, %c35 : index
            %2404 = vector.load %kv[%2403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2405 = arith.addi %2116, %38 : index
            %2406 = arith.addi %2405, %c43 : index
            %2407 = vector.load %kv[%2406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2408 = arith.addi %2116, %38 : index
            %2409 = arith.addi %2408, %c6 : index
            %2410 = vector.load %kv[%2409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2411 = arith.addi %2116, %38 : index
            %2412 = arith.addi %2411, %c77 : index
            %2413 = vector.load %kv[%2412] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2414 = arith.addi %2116, %38 : index
            %2415 = arith.addi %2414, %c78 : index
            %2416 = vector.load %kv[%2415] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2417 = arith.addi %2116, %38 : index
            %2418 = arith.addi %2417, %c79 : index
            %2419 = vector.load %kv[%2418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2420 = vector.shuffle %2342, %2345 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2421 = vector.bitcast %2420 : vector<8xi32> to vector<16xf16>
            %2422 = arith.addi %2119, %c66 : index
            %2423 = vector.load %4[%2422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2424 = arith.addi %2422, %c35 : index
            %2425 = vector.load %4[%2424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2426 = vector.shuffle %2423, %2425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2427 = wave.mma %2421, %2426, %2395 : vector<16xf16>, vector<8xf32>
            %2428 = vector.shuffle %2348, %2351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2429 = vector.bitcast %2428 : vector<8xi32> to vector<16xf16>
            %2430 = arith.addi %2119, %c67 : index
            %2431 = vector.load %4[%2430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2432 = arith.addi %2430, %c35 : index
            %2433 = vector.load %4[%2432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2434 = vector.shuffle %2431, %2433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2435 = wave.mma %2429, %2434, %2427 : vector<16xf16>, vector<8xf32>
            %2436 = vector.shuffle %2354, %2357 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2437 = vector.bitcast %2436 : vector<8xi32> to vector<16xf16>
            %2438 = arith.addi %2119, %c68 : index
            %2439 = vector.load %4[%2438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2440 = arith.addi %2438, %c35 : index
            %2441 = vector.load %4[%2440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2442 = vector.shuffle %2439, %2441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2443 = wave.mma %2437, %2442, %2435 : vector<16xf16>, vector<8xf32>
            %2444 = vector.shuffle %2360, %2363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2445 = vector.bitcast %2444 : vector<8xi32> to vector<16xf16>
            %2446 = arith.addi %2119, %c69 : index
            %2447 = vector.load %4[%2446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2448 = arith.addi %2446, %c35 : index
            %2449 = vector.load %4[%2448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2450 = vector.shuffle %2447, %2449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2451 = wave.mma %2445, %2450, %2443 : vector<16xf16>, vector<8xf32>
            %2452 = arith.addi %2116, %38 : index
            %2453 = arith.addi %2452, %c56 : index
            %2454 = vector.load %kv[%2453] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2455 = arith.addi %2116, %38 : index
            %2456 = arith.addi %2455, %c80 : index
            %2457 = vector.load %kv[%2456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2458 = arith.addi %2116, %38 : index
            %2459 = arith.addi %2458, %c81 : index
            %2460 = vector.load %kv[%2459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2461 = arith.addi %2116, %38 : index
            %2462 = arith.addi %2461, %c82 : index
            %2463 = vector.load %kv[%2462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2464 = arith.addi %2116, %38 : index
            %2465 = arith.addi %2464, %c57 : index
            %2466 = vector.load %kv[%2465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2467 = arith.addi %2116, %38 : index
            %2468 = arith.addi %2467, %c83 : index
            %2469 = vector.load %kv[%2468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2470 = arith.addi %2116, %38 : index
            %2471 = arith.addi %2470, %c84 : index
            %2472 = vector.load %kv[%2471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2473 = arith.addi %2116, %38 : index
            %2474 = arith.addi %2473, %c85 : index
            %2475 = vector.load %kv[%2474] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2476 = vector.shuffle %2398, %2401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2477 = vector.bitcast %2476 : vector<8xi32> to vector<16xf16>
            %2478 = arith.addi %2119, %c22 : index
            %2479 = vector.load %4[%2478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2480 = arith.addi %2478, %c35 : index
            %2481 = vector.load %4[%2480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2482 = vector.shuffle %2479, %2481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2483 = wave.mma %2477, %2482, %c73 : vector<16xf16>, vector<8xf32>
            %2484 = vector.shuffle %2404, %2407 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2485 = vector.bitcast %2484 : vector<8xi32> to vector<16xf16>
            %2486 = arith.addi %2119, %c6 : index
            %2487 = vector.load %4[%2486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2488 = arith.addi %2486, %c35 : index
            %2489 = vector.load %4[%2488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2490 = vector.shuffle %2487, %2489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2491 = wave.mma %2485, %2490, %2483 : vector<16xf16>, vector<8xf32>
            %2492 = vector.shuffle %2410, %2413 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2493 = vector.bitcast %2492 : vector<8xi32> to vector<16xf16>
            %2494 = arith.addi %2119, %c56 : index
            %2495 = vector.load %4[%2494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2496 = arith.addi %2494, %c35 : index
            %2497 = vector.load %4[%2496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2498 = vector.shuffle %2495, %2497 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2499 = wave.mma %2493, %2498, %2491 : vector<16xf16>, vector<8xf32>
            %2500 = vector.shuffle %2416, %2419 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2501 = vector.bitcast %2500 : vector<8xi32> to vector<16xf16>
            %2502 = arith.addi %2119, %c57 : index
            %2503 = vector.load %4[%2502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2504 = arith.addi %2502, %c35 : index
            %2505 = vector.load %4[%2504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2506 = vector.shuffle %2503, %2505 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2507 = wave.mma %2501, %2506, %2499 : vector<16xf16>, vector<8xf32>
            %2508 = arith.addi %2116, %38 : index
            %2509 = arith.addi %2508, %c58 : index
            %2510 = vector.load %kv[%2509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2511 = arith.addi %2116, %38 : index
            %2512 = arith.addi %2511, %c86 : index
            %2513 = vector.load %kv[%2512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2514 = arith.addi %2116, %38 : index
            %2515 = arith.addi %2514, %c87 : index
            %2516 = vector.load %kv[%2515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2517 = arith.addi %2116, %38 : index
            %2518 = arith.addi %2517, %c88 : index
            %2519 = vector.load %kv[%2518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2520 = arith.addi %2116, %38 : index
            %2521 = arith.addi %2520, %c59 : index
            %2522 = vector.load %kv[%2521] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2523 = arith.addi %2116, %38 : index
            %2524 = arith.addi %2523, %c89 : index
            %2525 = vector.load %kv[%2524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2526 = arith.addi %2116, %38 : index
            %2527 = arith.addi %2526, %c90 : index
            %2528 = vector.load %kv[%2527] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2529 = arith.addi %2116, %38 : index
            %2530 = arith.addi %2529, %c91 : index
            %2531 = vector.load %kv[%2530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2532 = vector.shuffle %2454, %2457 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2533 = vector.bitcast %2532 : vector<8xi32> to vector<16xf16>
            %2534 = arith.addi %2119, %c58 : index
            %2535 = vector.load %4[%2534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2536 = arith.addi %2534, %c35 : index
            %2537 = vector.load %4[%2536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2538 = vector.shuffle %2535, %2537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2539 = wave.mma %2533, %2538, %2507 : vector<16xf16>, vector<8xf32>
            %2540 = vector.shuffle %2460, %2463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2541 = vector.bitcast %2540 : vector<8xi32> to vector<16xf16>
            %2542 = arith.addi %2119, %c59 : index
            %2543 = vector.load %4[%2542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2544 = arith.addi %2542, %c35 : index
            %2545 = vector.load %4[%2544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2546 = vector.shuffle %2543, %2545 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2547 = wave.mma %2541, %2546, %2539 : vector<16xf16>, vector<8xf32>
            %2548 = vector.shuffle %2466, %2469 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2549 = vector.bitcast %2548 : vector<8xi32> to vector<16xf16>
            %2550 = arith.addi %2119, %c60 : index
            %2551 = vector.load %4[%2550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2552 = arith.addi %2550, %c35 : index
            %2553 = vector.load %4[%2552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2554 = vector.shuffle %2551, %2553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2555 = wave.mma %2549, %2554, %2547 : vector<16xf16>, vector<8xf32>
            %2556 = vector.shuffle %2472, %2475 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2557 = vector.bitcast %2556 : vector<8xi32> to vector<16xf16>
            %2558 = arith.addi %2119, %c61 : index
            %2559 = vector.load %4[%2558] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2560 = arith.addi %2558, %c35 : index
            %2561 = vector.load %4[%2560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2562 = vector.shuffle %2559, %2561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2563 = wave.mma %2557, %2562, %2555 : vector<16xf16>, vector<8xf32>
            %2564 = arith.addi %2116, %38 : index
            %2565 = arith.addi %2564, %c60 : index
            %2566 = vector.load %kv[%2565] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2567 = arith.addi %2116, %38 : index
            %2568 = arith.addi %2567, %c92 : index
            %2569 = vector.load %kv[%2568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2570 = arith.addi %2116, %38 : index
            %2571 = arith.addi %2570, %c93 : index
            %2572 = vector.load %kv[%2571] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2573 = arith.addi %2116, %38 : index
            %2574 = arith.addi %2573, %c94 : index
            %2575 = vector.load %kv[%2574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2576 = arith.addi %2116, %38 : index
            %2577 = arith.addi %2576, %c61 : index
            %2578 = vector.load %kv[%2577] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2579 = arith.addi %2116, %38 : index
            %2580 = arith.addi %2579, %c95 : index
            %2581 = vector.load %kv[%2580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2582 = arith.addi %2116, %38 : index
            %2583 = arith.addi %2582, %c96 : index
            %2584 = vector.load %kv[%2583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2585 = arith.addi %2116, %38 : index
            %2586 = arith.addi %2585, %c97 : index
            %2587 = vector.load %kv[%2586] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2588 = vector.shuffle %2510, %2513 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2589 = vector.bitcast %2588 : vector<8xi32> to vector<16xf16>
            %2590 = arith.addi %2119, %c62 : index
            %2591 = vector.load %4[%2590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2592 = arith.addi %2590, %c35 : index
            %2593 = vector.load %4[%2592] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2594 = vector.shuffle %2591, %2593 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2595 = wave.mma %2589, %2594, %2563 : vector<16xf16>, vector<8xf32>
            %2596 = vector.shuffle %2516, %2519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2597 = vector.bitcast %2596 : vector<8xi32> to vector<16xf16>
            %2598 = arith.addi %2119, %c63 : index
            %2599 = vector.load %4[%2598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2600 = arith.addi %2598, %c35 : index
            %2601 = vector.load %4[%2600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2602 = vector.shuffle %2599, %2601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2603 = wave.mma %2597, %2602, %2595 : vector<16xf16>, vector<8xf32>
            %2604 = vector.shuffle %2522, %2525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2605 = vector.bitcast %2604 : vector<8xi32> to vector<16xf16>
            %2606 = arith.addi %2119, %c64 : index
            %2607 = vector.load %4[%2606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2608 = arith.addi %2606, %c35 : index
            %2609 = vector.load %4[%2608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2610 = vector.shuffle %2607, %2609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2611 = wave.mma %2605, %2610, %2603 : vector<16xf16>, vector<8xf32>
            %2612 = vector.shuffle %2528, %2531 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2613 = vector.bitcast %2612 : vector<8xi32> to vector<16xf16>
            %2614 = arith.addi %2119, %c65 : index
            %2615 = vector.load %4[%2614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2616 = arith.addi %2614, %c35 : index
            %2617 = vector.load %4[%2616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2618 = vector.shuffle %2615, %2617 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2619 = wave.mma %2613, %2618, %2611 : vector<16xf16>, vector<8xf32>
            %2620 = arith.addi %2108, %38 : index
            %2621 = arith.addi %2620, %c62 : index
            %2622 = vector.load %kv[%2621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2623 = arith.addi %2108, %38 : index
            %2624 = arith.addi %2623, %c98 : index
            %2625 = vector.load %kv[%2624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2626 = arith.addi %2108, %38 : index
            %2627 = arith.addi %2626, %c99 : index
            %2628 = vector.load %kv[%2627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2629 = arith.addi %2108, %38 : index
            %2630 = arith.addi %2629, %c100 : index
            %2631 = vector.load %kv[%2630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2632 = arith.addi %2108, %38 : index
            %2633 = arith.addi %2632, %c63 : index
            %2634 = vector.load %kv[%2633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2635 = arith.addi %2108, %38 : index
            %2636 = arith.addi %2635, %c101 : index
            %2637 = vector.load %kv[%2636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2638 = arith.addi %2108, %38 : index
            %2639 = arith.addi %2638, %c102 : index
            %2640 = vector.load %kv[%2639] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2641 = arith.addi %2108, %38 : index
            %2642 = arith.addi %2641, %c103 : index
            %2643 = vector.load %kv[%2642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2644 = vector.shuffle %2566, %2569 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2645 = vector.bitcast %2644 : vector<8xi32> to vector<16xf16>
            %2646 = arith.addi %2119, %c66 : index
            %2647 = vector.load %4[%2646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2648 = arith.addi %2646, %c35 : index
            %2649 = vector.load %4[%2648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2650 = vector.shuffle %2647, %2649 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2651 = wave.mma %2645, %2650, %2619 : vector<16xf16>, vector<8xf32>
            %2652 = vector.shuffle %2572, %2575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2653 = vector.bitcast %2652 : vector<8xi32> to vector<16xf16>
            %2654 = arith.addi %2119, %c67 : index
            %2655 = vector.load %4[%2654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2656 = arith.addi %2654, %c35 : index
            %2657 = vector.load %4[%2656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2658 = vector.shuffle %2655, %2657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2659 = wave.mma %2653, %2658, %2651 : vector<16xf16>, vector<8xf32>
            %2660 = vector.shuffle %2578, %2581 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2661 = vector.bitcast %2660 : vector<8xi32> to vector<16xf16>
            %2662 = arith.addi %2119, %c68 : index
            %2663 = vector.load %4[%2662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2664 = arith.addi %2662, %c35 : index
            %2665 = vector.load %4[%2664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2666 = vector.shuffle %2663, %2665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2667 = wave.mma %2661, %2666, %2659 : vector<16xf16>, vector<8xf32>
            %2668 = vector.shuffle %2584, %2587 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2669 = vector.bitcast %2668 : vector<8xi32> to vector<16xf16>
            %2670 = arith.addi %2119, %c69 : index
            %2671 = vector.load %4[%2670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2672 = arith.addi %2670, %c35 : index
            %2673 = vector.load %4[%2672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2674 = vector.shuffle %2671, %2673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2675 = wave.mma %2669, %2674, %2667 : vector<16xf16>, vector<8xf32>
            %2676 = arith.addi %2108, %38 : index
            %2677 = arith.addi %2676, %c64 : index
            %2678 = vector.load %kv[%2677] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2679 = arith.addi %2108, %38 : index
            %2680 = arith.addi %2679, %c104 : index
            %2681 = vector.load %kv[%2680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2682 = arith.addi %2108, %38 : index
            %2683 = arith.addi %2682, %c105 : index
            %2684 = vector.load %kv[%2683] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2685 = arith.addi %2108, %38 : index
            %2686 = arith.addi %2685, %c106 : index
            %2687 = vector.load %kv[%2686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2688 = arith.addi %2108, %38 : index
            %2689 = arith.addi %2688, %c65 : index
            %2690 = vector.load %kv[%2689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2691 = arith.addi %2108, %38 : index
            %2692 = arith.addi %2691, %c107 : index
            %2693 = vector.load %kv[%2692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2694 = arith.addi %2108, %38 : index
            %2695 = arith.addi %2694, %c108 : index
            %2696 = vector.load %kv[%2695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2697 = arith.addi %2108, %38 : index
            %2698 = arith.addi %2697, %c109 : index
            %2699 = vector.load %kv[%2698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2700 = arith.index_cast %2 : index to i32
            %2701 = arith.addi %2099, %2700 : i32
            %2702 = arith.subi %41, %2701 : i32
            %2703 = arith.subi %2702, %c76 : i32
            %2704 = vector.broadcast %2703 : i32 to vector<8xi32>
            %2705 = arith.cmpi sgt, %2704, %c138 : vector<8xi32>
            %2706 = arith.subi %2702, %c18 : i32
            %2707 = vector.broadcast %2706 : i32 to vector<8xi32>
            %2708 = arith.cmpi sgt, %2707, %c138 : vector<8xi32>
            %2709 = arith.select %2705, %2451, %c139 : vector<8xi1>, vector<8xf32>
            %2710 = arith.select %2708, %2675, %c139 : vector<8xi1>, vector<8xf32>
            %2711 = vector.extract %2709[0] : f32 from vector<8xf32>
            %2712 = vector.extract %2709[1] : f32 from vector<8xf32>
            %2713 = vector.extract %2709[2] : f32 from vector<8xf32>
            %2714 = vector.extract %2709[3] : f32 from vector<8xf32>
            %2715 = vector.extract %2709[4] : f32 from vector<8xf32>
            %2716 = vector.extract %2709[5] : f32 from vector<8xf32>
            %2717 = vector.extract %2709[6] : f32 from vector<8xf32>
            %2718 = vector.extract %2709[7] : f32 from vector<8xf32>
            %2719 = vector.extract %2710[0] : f32 from vector<8xf32>
            %2720 = vector.extract %2710[1] : f32 from vector<8xf32>
            %2721 = vector.extract %2710[2] : f32 from vector<8xf32>
            %2722 = vector.extract %2710[3] : f32 from vector<8xf32>
            %2723 = vector.extract %2710[4] : f32 from vector<8xf32>
            %2724 = vector.extract %2710[5] : f32 from vector<8xf32>
            %2725 = vector.extract %2710[6] : f32 from vector<8xf32>
            %2726 = vector.extract %2710[7] : f32 from vector<8xf32>
            %2727 = arith.maxnumf %2711, %2712 fastmath<nnan> : f32
            %2728 = arith.maxnumf %2727, %2713 fastmath<nnan> : f32
            %2729 = arith.maxnumf %2728, %2714 fastmath<nnan> : f32
            %2730 = arith.maxnumf %2729, %2715 fastmath<nnan> : f32
            %2731 = arith.maxnumf %2730, %2716 fastmath<nnan> : f32
            %2732 = arith.maxnumf %2731, %2717 fastmath<nnan> : f32
            %2733 = arith.maxnumf %2732, %2718 fastmath<nnan> : f32
            %2734 = arith.maxnumf %2733, %2719 fastmath<nnan> : f32
            %2735 = arith.maxnumf %2734, %2720 fastmath<nnan> : f32
            %2736 = arith.maxnumf %2735, %2721 fastmath<nnan> : f32
            %2737 = arith.maxnumf %2736, %2722 fastmath<nnan> : f32
            %2738 = arith.maxnumf %2737, %2723 fastmath<nnan> : f32
            %2739 = arith.maxnumf %2738, %2724 fastmath<nnan> : f32
            %2740 = arith.maxnumf %2739, %2725 fastmath<nnan> : f32
            %2741 = arith.maxnumf %2740, %2726 fastmath<nnan> : f32
            %2742 = wave.swap_halves %2741 : f32
            %2743 = arith.maxnumf %2741, %2742 fastmath<nnan> : f32
            %2744 = arith.mulf %2743, %307 : f32
            %2745 = arith.addf %394#8, %c110 : f32
            %2746 = arith.cmpf ogt, %2744, %2745 : f32
            %2747:18 = scf.if %2746 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %2748 = arith.subf %394#8, %2744 : f32
              %2749 = wave.exp2 %2748 : f32
              %2750 = vector.broadcast %2749 : f32 to vector<8xf32>
              %2751 = arith.mulf %394#9, %2749 : f32
              %2752 = arith.mulf %394#10, %2750 : vector<8xf32>
              %2753 = arith.mulf %394#11, %2750 : vector<8xf32>
              %2754 = arith.mulf %394#12, %2750 : vector<8xf32>
              %2755 = arith.mulf %394#13, %2750 : vector<8xf32>
              %2756 = arith.mulf %394#14, %2750 : vector<8xf32>
              %2757 = arith.mulf %394#15, %2750 : vector<8xf32>
              %2758 = arith.mulf %394#16, %2750 : vector<8xf32>
              %2759 = arith.mulf %394#17, %2750 : vector<8xf32>
              %2760 = arith.mulf %394#18, %2750 : vector<8xf32>
              %2761 = arith.mulf %394#19, %2750 : vector<8xf32>
              %2762 = arith.mulf %394#20, %2750 : vector<8xf32>
              %2763 = arith.mulf %394#21, %2750 : vector<8xf32>
              %2764 = arith.mulf %394#22, %2750 : vector<8xf32>
              %2765 = arith.mulf %394#23, %2750 : vector<8xf32>
              %2766 = arith.mulf %394#24, %2750 : vector<8xf32>
              %2767 = arith.mulf %394#25, %2750 : vector<8xf32>
              scf.yield %2744, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %394#8, %394#9, %394#10, %394#11, %394#12, %394#13, %394#14, %394#15, %394#16, %394#17, %394#18, %394#19, %394#20, %394#21, %394#22, %394#23, %394#24, %394#25 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %2768 = vector.broadcast %307 : f32 to vector<8xf32>
            %2769 = arith.subf %c111, %2747#0 : f32
            %2770 = vector.broadcast %2769 : f32 to vector<8xf32>
            %2771 = math.fma %2709, %2768, %2770 : vector<8xf32>
            %2772 = wave.exp2 %2771 : vector<8xf32>
            %2773 = math.fma %2710, %2768, %2770 : vector<8xf32>
            %2774 = wave.exp2 %2773 : vector<8xf32>
            %2775 = arith.select %2705, %2772, %c73 : vector<8xi1>, vector<8xf32>
            %2776 = arith.select %2708, %2774, %c73 : vector<8xi1>, vector<8xf32>
            %2777 = arith.truncf %2775 : vector<8xf32> to vector<8xf16>
            %2778 = vector.bitcast %2777 : vector<8xf16> to vector<4xi32>
            %2779 = wave.swap_halves %2778 : vector<4xi32>
            %2780 = arith.select %3, %2779, %2778 : vector<4xi32>
            %2781 = arith.select %3, %2778, %2779 : vector<4xi32>
            %2782 = vector.shuffle %2780, %2781 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2783 = vector.bitcast %2782 : vector<8xi32> to vector<16xf16>
            %2784 = arith.truncf %2776 : vector<8xf32> to vector<8xf16>
            %2785 = vector.bitcast %2784 : vector<8xf16> to vector<4xi32>
            %2786 = wave.swap_halves %2785 : vector<4xi32>
            %2787 = arith.select %3, %2786, %2785 : vector<4xi32>
            %2788 = arith.select %3, %2785, %2786 : vector<4xi32>
            %2789 = vector.shuffle %2787, %2788 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2790 = vector.bitcast %2789 : vector<8xi32> to vector<16xf16>
            %2791 = arith.addf %2775, %2776 : vector<8xf32>
            %2792 = vector.extract %2791[0] : f32 from vector<8xf32>
            %2793 = vector.extract %2791[1] : f32 from vector<8xf32>
            %2794 = vector.extract %2791[2] : f32 from vector<8xf32>
            %2795 = vector.extract %2791[3] : f32 from vector<8xf32>
            %2796 = vector.extract %2791[4] : f32 from vector<8xf32>
            %2797 = vector.extract %2791[5] : f32 from vector<8xf32>
            %2798 = vector.extract %2791[6] : f32 from vector<8xf32>
            %2799 = vector.extract %2791[7] : f32 from vector<8xf32>
            %2800 = arith.addf %2792, %2796 : f32
            %2801 = arith.addf %2793, %2797 : f32
            %2802 = arith.addf %2794, %2798 : f32
            %2803 = arith.addf %2795, %2799 : f32
            %2804 = arith.addf %2800, %2802 : f32
            %2805 = arith.addf %2801, %2803 : f32
            %2806 = arith.addf %2804, %2805 : f32
            %2807 = arith.addf %2747#1, %2806 : f32
            %2808 = arith.andi %2622, %2172 : vector<4xi32>
            %2809 = arith.andi %2625, %2173 : vector<4xi32>
            %2810 = vector.shuffle %2808, %2809 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2811 = vector.bitcast %2810 : vector<8xi32> to vector<16xf16>
            %2812 = wave.mma %2811, %2783, %2747#2 : vector<16xf16>, vector<8xf32>
            %2813 = arith.andi %2628, %2172 : vector<4xi32>
            %2814 = arith.andi %2631, %2173 : vector<4xi32>
            %2815 = vector.shuffle %2813, %2814 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2816 = vector.bitcast %2815 : vector<8xi32> to vector<16xf16>
            %2817 = wave.mma %2816, %2783, %2747#3 : vector<16xf16>, vector<8xf32>
            %2818 = arith.andi %2634, %2172 : vector<4xi32>
            %2819 = arith.andi %2637, %2173 : vector<4xi32>
            %2820 = vector.shuffle %2818, %2819 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2821 = vector.bitcast %2820 : vector<8xi32> to vector<16xf16>
            %2822 = wave.mma %2821, %2783, %2747#4 : vector<16xf16>, vector<8xf32>
            %2823 = arith.andi %2640, %2172 : vector<4xi32>
            %2824 = arith.andi %2643, %2173 : vector<4xi32>
            %2825 = vector.shuffle %2823, %2824 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2826 = vector.bitcast %2825 : vector<8xi32> to vector<16xf16>
            %2827 = wave.mma %2826, %2783, %2747#5 : vector<16xf16>, vector<8xf32>
            %2828 = arith.addi %2108, %38 : index
            %2829 = arith.addi %2828, %c66 : index
            %2830 = vector.load %kv[%2829] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2831 = arith.addi %2108, %38 : index
            %2832 = arith.addi %2831, %c112 : index
            %2833 = vector.load %kv[%2832] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2834 = arith.addi %2108, %38 : index
            %2835 = arith.addi %2834, %c113 : index
            %2836 = vector.load %kv[%2835] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2837 = arith.addi %2108, %38 : index
            %2838 = arith.addi %2837, %c114 : index
            %2839 = vector.load %kv[%2838] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2840 = arith.addi %2108, %38 : index
            %2841 = arith.addi %2840, %c67 : index
            %2842 = vector.load %kv[%2841] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2843 = arith.addi %2108, %38 : index
            %2844 = arith.addi %2843, %c115 : index
            %2845 = vector.load %kv[%2844] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2846 = arith.addi %2108, %38 : index
            %2847 = arith.addi %2846, %c116 : index
            %2848 = vector.load %kv[%2847] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2849 = arith.addi %2108, %38 : index
            %2850 = arith.addi %2849, %c117 : index
            %2851 = vector.load %kv[%2850] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2852 = arith.andi %2678, %2172 : vector<4xi32>
            %2853 = arith.andi %2681, %2173 : vector<4xi32>
            %2854 = vector.shuffle %2852, %2853 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2855 = vector.bitcast %2854 : vector<8xi32> to vector<16xf16>
            %2856 = wave.mma %2855, %2783, %2747#6 : vector<16xf16>, vector<8xf32>
            %2857 = arith.andi %2684, %2172 : vector<4xi32>
            %2858 = arith.andi %2687, %2173 : vector<4xi32>
            %2859 = vector.shuffle %2857, %2858 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2860 = vector.bitcast %2859 : vector<8xi32> to vector<16xf16>
            %2861 = wave.mma %2860, %2783, %2747#7 : vector<16xf16>, vector<8xf32>
            %2862 = arith.andi %2690, %2172 : vector<4xi32>
            %2863 = arith.andi %2693, %2173 : vector<4xi32>
            %2864 = vector.shuffle %2862, %2863 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2865 = vector.bitcast %2864 : vector<8xi32> to vector<16xf16>
            %2866 = wave.mma %2865, %2783, %2747#8 : vector<16xf16>, vector<8xf32>
            %2867 = arith.andi %2696, %2172 : vector<4xi32>
            %2868 = arith.andi %2699, %2173 : vector<4xi32>
            %2869 = vector.shuffle %2867, %2868 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2870 = vector.bitcast %2869 : vector<8xi32> to vector<16xf16>
            %2871 = wave.mma %2870, %2783, %2747#9 : vector<16xf16>, vector<8xf32>
            %2872 = arith.addi %2108, %38 : index
            %2873 = arith.addi %2872, %c68 : index
            %2874 = vector.load %kv[%2873] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2875 = arith.addi %2108, %38 : index
            %2876 = arith.addi %2875, %c118 : index
            %2877 = vector.load %kv[%2876] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2878 = arith.addi %2108, %38 : index
            %2879 = arith.addi %2878, %c119 : index
            %2880 = vector.load %kv[%2879] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2881 = arith.addi %2108, %38 : index
            %2882 = arith.addi %2881, %c120 : index
            %2883 = vector.load %kv[%2882] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2884 = arith.addi %2108, %38 : index
            %2885 = arith.addi %2884, %c69 : index
            %2886 = vector.load %kv[%2885] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2887 = arith.addi %2108, %38 : index
            %2888 = arith.addi %2887, %c121 : index
            %2889 = vector.load %kv[%2888] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2890 = arith.addi %2108, %38 : index
            %2891 = arith.addi %2890, %c122 : index
            %2892 = vector.load %kv[%2891] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2893 = arith.addi %2108, %38 : index
            %2894 = arith.addi %2893, %c123 : index
            %2895 = vector.load %kv[%2894] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2896 = arith.andi %2830, %2172 : vector<4xi32>
            %2897 = arith.andi %2833, %2173 : vector<4xi32>
            %2898 = vector.shuffle %2896, %2897 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2899 = vector.bitcast %2898 : vector<8xi32> to vector<16xf16>
            %2900 = wave.mma %2899, %2783, %2747#10 : vector<16xf16>, vector<8xf32>
            %2901 = arith.andi %2836, %2172 : vector<4xi32>
            %2902 = arith.andi %2839, %2173 : vector<4xi32>
            %2903 = vector.shuffle %2901, %2902 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2904 = vector.bitcast %2903 : vector<8xi32> to vector<16xf16>
            %2905 = wave.mma %2904, %2783, %2747#11 : vector<16xf16>, vector<8xf32>
            %2906 = arith.andi %2842, %2172 : vector<4xi32>
            %2907 = arith.andi %2845, %2173 : vector<4xi32>
            %2908 = vector.shuffle %2906, %2907 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2909 = vector.bitcast %2908 : vector<8xi32> to vector<16xf16>
            %2910 = wave.mma %2909, %2783, %2747#12 : vector<16xf16>, vector<8xf32>
            %2911 = arith.andi %2848, %2172 : vector<4xi32>
            %2912 = arith.andi %2851, %2173 : vector<4xi32>
            %2913 = vector.shuffle %2911, %2912 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2914 = vector.bitcast %2913 : vector<8xi32> to vector<16xf16>
            %2915 = wave.mma %2914, %2783, %2747#13 : vector<16xf16>, vector<8xf32>
            %2916 = arith.addi %2116, %38 : index
            %2917 = arith.addi %2916, %c62 : index
            %2918 = vector.load %kv[%2917] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2919 = arith.addi %2116, %38 : index
            %2920 = arith.addi %2919, %c98 : index
            %2921 = vector.load %kv[%2920] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2922 = arith.addi %2116, %38 : index
            %2923 = arith.addi %2922, %c99 : index
            %2924 = vector.load %kv[%2923] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2925 = arith.addi %2116, %38 : index
            %2926 = arith.addi %2925, %c100 : index
            %2927 = vector.load %kv[%2926] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2928 = arith.addi %2116, %38 : index
            %2929 = arith.addi %2928, %c63 : index
            %2930 = vector.load %kv[%2929] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2931 = arith.addi %2116, %38 : index
            %2932 = arith.addi %2931, %c101 : index
            %2933 = vector.load %kv[%2932] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2934 = arith.addi %2116, %38 : index
            %2935 = arith.addi %2934, %c102 : index
            %2936 = vector.load %kv[%2935] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2937 = arith.addi %2116, %38 : index
            %2938 = arith.addi %2937, %c103 : index
            %2939 = vector.load %kv[%2938] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2940 = arith.andi %2874, %2172 : vector<4xi32>
            %2941 = arith.andi %2877, %2173 : vector<4xi32>
            %2942 = vector.shuffle %2940, %2941 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2943 = vector.bitcast %2942 : vector<8xi32> to vector<16xf16>
            %2944 = wave.mma %2943, %2783, %2747#14 : vector<16xf16>, vector<8xf32>
            %2945 = arith.andi %2880, %2172 : vector<4xi32>
            %2946 = arith.andi %2883, %2173 : vector<4xi32>
            %2947 = vector.shuffle %2945, %2946 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2948 = vector.bitcast %2947 : vector<8xi32> to vector<16xf16>
            %2949 = wave.mma %2948, %2783, %2747#15 : vector<16xf16>, vector<8xf32>
            %2950 = arith.andi %2886, %2172 : vector<4xi32>
            %2951 = arith.andi %2889, %2173 : vector<4xi32>
            %2952 = vector.shuffle %2950, %2951 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2953 = vector.bitcast %2952 : vector<8xi32> to vector<16xf16>
            %2954 = wave.mma %2953, %2783, %2747#16 : vector<16xf16>, vector<8xf32>
            %2955 = arith.andi %2892, %2172 : vector<4xi32>
            %2956 = arith.andi %2895, %2173 : vector<4xi32>
            %2957 = vector.shuffle %2955, %2956 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2958 = vector.bitcast %2957 : vector<8xi32> to vector<16xf16>
            %2959 = wave.mma %2958, %2783, %2747#17 : vector<16xf16>, vector<8xf32>
            %2960 = arith.addi %2116, %38 : index
            %2961 = arith.addi %2960, %c64 : index
            %2962 = vector.load %kv[%2961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2963 = arith.addi %2116, %38 : index
            %2964 = arith.addi %2963, %c104 : index
            %2965 = vector.load %kv[%2964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2966 = arith.addi %2116, %38 : index
            %2967 = arith.addi %2966, %c105 : index
            %2968 = vector.load %kv[%2967] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2969 = arith.addi %2116, %38 : index
            %2970 = arith.addi %2969, %c106 : index
            %2971 = vector.load %kv[%2970] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2972 = arith.addi %2116, %38 : index
            %2973 = arith.addi %2972, %c65 : index
            %2974 = vector.load %kv[%2973] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2975 = arith.addi %2116, %38 : index
            %2976 = arith.addi %2975, %c107 : index
            %2977 = vector.load %kv[%2976] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2978 = arith.addi %2116, %38 : index
            %2979 = arith.addi %2978, %c108 : index
            %2980 = vector.load %kv[%2979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2981 = arith.addi %2116, %38 : index
            %2982 = arith.addi %2981, %c109 : index
            %2983 = vector.load %kv[%2982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2984 = arith.andi %2918, %2226 : vector<4xi32>
            %2985 = arith.andi %2921, %2227 : vector<4xi32>
            %2986 = vector.shuffle %2984, %2985 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2987 = vector.bitcast %2986 : vector<8xi32> to vector<16xf16>
            %2988 = wave.mma %2987, %2790, %2812 : vector<16xf16>, vector<8xf32>
            %2989 = arith.andi %2924, %2226 : vector<4xi32>
            %2990 = arith.andi %2927, %2227 : vector<4xi32>
            %2991 = vector.shuffle %2989, %2990 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2992 = vector.bitcast %2991 : vector<8xi32> to vector<16xf16>
            %2993 = wave.mma %2992, %2790, %2817 : vector<16xf16>, vector<8xf32>
            %2994 = arith.andi %2930, %2226 : vector<4xi32>
            %2995 = arith.andi %2933, %2227 : vector<4xi32>
            %2996 = vector.shuffle %2994, %2995 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2997 = vector.bitcast %2996 : vector<8xi32> to vector<16xf16>
            %2998 = wave.mma %2997, %2790, %2822 : vector<16xf16>, vector<8xf32>
            %2999 = arith.andi %2936, %2226 : vector<4xi32>
            %3000 = arith.andi %2939, %2227 : vector<4xi32>
            %3001 = vector.shuffle %2999, %3000 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3002 = vector.bitcast %3001 : vector<8xi32> to vector<16xf16>
            %3003 = wave.mma %3002, %2790, %2827 : vector<16xf16>, vector<8xf32>
            %3004 = arith.addi %2116, %38 : index
            %3005 = arith.addi %3004, %c66 : index
            %3006 = vector.load %kv[%3005] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3007 = arith.addi %2116, %38 : index
            %3008 = arith.addi %3007, %c112 : index
            %3009 = vector.load %kv[%3008] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3010 = arith.addi %2116, %38 : index
            %3011 = arith.addi %3010, %c113 : index
            %3012 = vector.load %kv[%3011] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3013 = arith.addi %2116, %38 : index
            %3014 = arith.addi %3013, %c114 : index
            %3015 = vector.load %kv[%3014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3016 = arith.addi %2116, %38 : index
            %3017 = arith.addi %3016, %c67 : index
            %3018 = vector.load %kv[%3017] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3019 = arith.addi %2116, %38 : index
            %3020 = arith.addi %3019, %c115 : index
            %3021 = vector.load %kv[%3020] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3022 = arith.addi %2116, %38 : index
            %3023 = arith.addi %3022, %c116 : index
            %3024 = vector.load %kv[%3023] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3025 = arith.addi %2116, %38 : index
            %3026 = arith.addi %3025, %c117 : index
            %3027 = vector.load %kv[%3026] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3028 = arith.andi %2962, %2226 : vector<4xi32>
            %3029 = arith.andi %2965, %2227 : vector<4xi32>
            %3030 = vector.shuffle %3028, %3029 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3031 = vector.bitcast %3030 : vector<8xi32> to vector<16xf16>
            %3032 = wave.mma %3031, %2790, %2856 : vector<16xf16>, vector<8xf32>
            %3033 = arith.andi %2968, %2226 : vector<4xi32>
            %3034 = arith.andi %2971, %2227 : vector<4xi32>
            %3035 = vector.shuffle %3033, %3034 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3036 = vector.bitcast %3035 : vector<8xi32> to vector<16xf16>
            %3037 = wave.mma %3036, %2790, %2861 : vector<16xf16>, vector<8xf32>
            %3038 = arith.andi %2974, %2226 : vector<4xi32>
            %3039 = arith.andi %2977, %2227 : vector<4xi32>
            %3040 = vector.shuffle %3038, %3039 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3041 = vector.bitcast %3040 : vector<8xi32> to vector<16xf16>
            %3042 = wave.mma %3041, %2790, %2866 : vector<16xf16>, vector<8xf32>
            %3043 = arith.andi %2980, %2226 : vector<4xi32>
            %3044 = arith.andi %2983, %2227 : vector<4xi32>
            %3045 = vector.shuffle %3043, %3044 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3046 = vector.bitcast %3045 : vector<8xi32> to vector<16xf16>
            %3047 = wave.mma %3046, %2790, %2871 : vector<16xf16>, vector<8xf32>
            %3048 = arith.addi %2116, %38 : index
            %3049 = arith.addi %3048, %c68 : index
            %3050 = vector.load %kv[%3049] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3051 = arith.addi %2116, %38 : index
            %3052 = arith.addi %3051, %c118 : index
            %3053 = vector.load %kv[%3052] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3054 = arith.addi %2116, %38 : index
            %3055 = arith.addi %3054, %c119 : index
            %3056 = vector.load %kv[%3055] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3057 = arith.addi %2116, %38 : index
            %3058 = arith.addi %3057, %c120 : index
            %3059 = vector.load %kv[%3058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3060 = arith.addi %2116, %38 : index
            %3061 = arith.addi %3060, %c69 : index
            %3062 = vector.load %kv[%3061] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3063 = arith.addi %2116, %38 : index
            %3064 = arith.addi %3063, %c121 : index
            %3065 = vector.load %kv[%3064] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3066 = arith.addi %2116, %38 : index
            %3067 = arith.addi %3066, %c122 : index
            %3068 = vector.load %kv[%3067] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3069 = arith.addi %2116, %38 : index
            %3070 = arith.addi %3069, %c123 : index
            %3071 = vector.load %kv[%3070] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %3072 = arith.andi %3006, %2226 : vector<4xi32>
            %3073 = arith.andi %3009, %2227 : vector<4xi32>
            %3074 = vector.shuffle %3072, %3073 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3075 = vector.bitcast %3074 : vector<8xi32> to vector<16xf16>
            %3076 = wave.mma %3075, %2790, %2900 : vector<16xf16>, vector<8xf32>
            %3077 = arith.andi %3012, %2226 : vector<4xi32>
            %3078 = arith.andi %3015, %2227 : vector<4xi32>
            %3079 = vector.shuffle %3077, %3078 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3080 = vector.bitcast %3079 : vector<8xi32> to vector<16xf16>
            %3081 = wave.mma %3080, %2790, %2905 : vector<16xf16>, vector<8xf32>
            %3082 = arith.andi %3018, %2226 : vector<4xi32>
            %3083 = arith.andi %3021, %2227 : vector<4xi32>
            %3084 = vector.shuffle %3082, %3083 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3085 = vector.bitcast %3084 : vector<8xi32> to vector<16xf16>
            %3086 = wave.mma %3085, %2790, %2910 : vector<16xf16>, vector<8xf32>
            %3087 = arith.andi %3024, %2226 : vector<4xi32>
            %3088 = arith.andi %3027, %2227 : vector<4xi32>
            %3089 = vector.shuffle %3087, %3088 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3090 = vector.bitcast %3089 : vector<8xi32> to vector<16xf16>
            %3091 = wave.mma %3090, %2790, %2915 : vector<16xf16>, vector<8xf32>
            %3092 = arith.andi %3050, %2226 : vector<4xi32>
            %3093 = arith.andi %3053, %2227 : vector<4xi32>
            %3094 = vector.shuffle %3092, %3093 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3095 = vector.bitcast %3094 : vector<8xi32> to vector<16xf16>
            %3096 = wave.mma %3095, %2790, %2944 : vector<16xf16>, vector<8xf32>
            %3097 = arith.andi %3056, %2226 : vector<4xi32>
            %3098 = arith.andi %3059, %2227 : vector<4xi32>
            %3099 = vector.shuffle %3097, %3098 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3100 = vector.bitcast %3099 : vector<8xi32> to vector<16xf16>
            %3101 = wave.mma %3100, %2790, %2949 : vector<16xf16>, vector<8xf32>
            %3102 = arith.andi %3062, %2226 : vector<4xi32>
            %3103 = arith.andi %3065, %2227 : vector<4xi32>
            %3104 = vector.shuffle %3102, %3103 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3105 = vector.bitcast %3104 : vector<8xi32> to vector<16xf16>
            %3106 = wave.mma %3105, %2790, %2954 : vector<16xf16>, vector<8xf32>
            %3107 = arith.andi %3068, %2226 : vector<4xi32>
            %3108 = arith.andi %3071, %2227 : vector<4xi32>
            %3109 = vector.shuffle %3107, %3108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %3110 = vector.bitcast %3109 : vector<8xi32> to vector<16xf16>
            %3111 = wave.mma %3110, %2790, %2959 : vector<16xf16>, vector<8xf32>
            scf.yield %2747#0, %2807, %2988, %2993, %2998, %3003, %3032, %3037, %3042, %3047, %3076, %3081, %3086, %3091, %3096, %3101, %3106, %3111 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %3112 = wave.swap_halves %1268#1 : f32
          %3113 = arith.addf %1268#1, %3112 : f32
          scf.yield %1268#0, %3113, %1268#2, %1268#3, %1268#4, %1268#5, %1268#6, %1268#7, %1268#8, %1268#9, %1268#10, %1268#11, %1268#12, %1268#13, %1268#14, %1268#15, %1268#16, %1268#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c71, %c72, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %3114 = arith.cmpi slt, %1, %c8 : index
        wave.barrier
        scf.if %3114 {
          %3115 = arith.muli %8, %c7 : index
          %3116 = arith.addi %3115, %1 : index
          memref.store %316#0, %6[%3116] : memref<?xf32>
          %3117 = arith.addi %3116, %c3 : index
          memref.store %316#1, %6[%3117] : memref<?xf32>
          %3118 = arith.muli %8, %c56 : index
          %3119 = arith.muli %2, %c8 : index
          %3120 = arith.addi %3118, %3119 : index
          %3121 = arith.addi %3120, %1 : index
          %3122 = vector.extract %316#2[0] : f32 from vector<8xf32>
          %3123 = arith.addi %3121, %c22 : index
          memref.store %3122, %5[%3123] : memref<?xf32>
          %3124 = vector.extract %316#2[1] : f32 from vector<8xf32>
          %3125 = arith.addi %3121, %c3 : index
          memref.store %3124, %5[%3125] : memref<?xf32>
          %3126 = vector.extract %316#2[2] : f32 from vector<8xf32>
          %3127 = arith.addi %3121, %c7 : index
          memref.store %3126, %5[%3127] : memref<?xf32>
          %3128 = vector.extract %316#2[3] : f32 from vector<8xf32>
          %3129 = arith.addi %3121, %c25 : index
          memref.store %3128, %5[%3129] : memref<?xf32>
          %3130 = vector.extract %316#2[4] : f32 from vector<8xf32>
          %3131 = arith.addi %3121, %c27 : index
          memref.store %3130, %5[%3131] : memref<?xf32>
          %3132 = vector.extract %316#2[5] : f32 from vector<8xf32>
          %3133 = arith.addi %3121, %c29 : index
          memref.store %3132, %5[%3133] : memref<?xf32>
          %3134 = vector.extract %316#2[6] : f32 from vector<8xf32>
          %3135 = arith.addi %3121, %c31 : index
          memref.store %3134, %5[%3135] : memref<?xf32>
          %3136 = vector.extract %316#2[7] : f32 from vector<8xf32>
          %3137 = arith.addi %3121, %c33 : index
          memref.store %3136, %5[%3137] : memref<?xf32>
          %3138 = vector.extract %316#3[0] : f32 from vector<8xf32>
          %3139 = arith.addi %3121, %c35 : index
          memref.store %3138, %5[%3139] : memref<?xf32>
          %3140 = vector.extract %316#3[1] : f32 from vector<8xf32>
          %3141 = arith.addi %3121, %c37 : index
          memref.store %3140, %5[%3141] : memref<?xf32>
          %3142 = vector.extract %316#3[2] : f32 from vector<8xf32>
          %3143 = arith.addi %3121, %c39 : index
          memref.store %3142, %5[%3143] : memref<?xf32>
          %3144 = vector.extract %316#3[3] : f32 from vector<8xf32>
          %3145 = arith.addi %3121, %c41 : index
          memref.store %3144, %5[%3145] : memref<?xf32>
          %3146 = vector.extract %316#3[4] : f32 from vector<8xf32>
          %3147 = arith.addi %3121, %c43 : index
          memref.store %3146, %5[%3147] : memref<?xf32>
          %3148 = vector.extract %316#3[5] : f32 from vector<8xf32>
          %3149 = arith.addi %3121, %c45 : index
          memref.store %3148, %5[%3149] : memref<?xf32>
          %3150 = vector.extract %316#3[6] : f32 from vector<8xf32>
          %3151 = arith.addi %3121, %c47 : index
          memref.store %3150, %5[%3151] : memref<?xf32>
          %3152 = vector.extract %316#3[7] : f32 from vector<8xf32>
          %3153 = arith.addi %3121, %c49 : index
          memref.store %3152, %5[%3153] : memref<?xf32>
          %3154 = vector.extract %316#4[0] : f32 from vector<8xf32>
          %3155 = arith.addi %3121, %c6 : index
          memref.store %3154, %5[%3155] : memref<?xf32>
          %3156 = vector.extract %316#4[1] : f32 from vector<8xf32>
          %3157 = arith.addi %3121, %c140 : index
          memref.store %3156, %5[%3157] : memref<?xf32>
          %3158 = vector.extract %316#4[2] : f32 from vector<8xf32>
          %3159 = arith.addi %3121, %c141 : index
          memref.store %3158, %5[%3159] : memref<?xf32>
          %3160 = vector.extract %316#4[3] : f32 from vector<8xf32>
          %3161 = arith.addi %3121, %c142 : index
          memref.store %3160, %5[%3161] : memref<?xf32>
          %3162 = vector.extract %316#4[4] : f32 from vector<8xf32>
          %3163 = arith.addi %3121, %c77 : index
          memref.store %3162, %5[%3163] : memref<?xf32>
          %3164 = vector.extract %316#4[5] : f32 from vector<8xf32>
          %3165 = arith.addi %3121, %c143 : index
          memref.store %3164, %5[%3165] : memref<?xf32>
          %3166 = vector.extract %316#4[6] : f32 from vector<8xf32>
          %3167 = arith.addi %3121, %c144 : index
          memref.store %3166, %5[%3167] : memref<?xf32>
          %3168 = vector.extract %316#4[7] : f32 from vector<8xf32>
          %3169 = arith.addi %3121, %c145 : index
          memref.store %3168, %5[%3169] : memref<?xf32>
          %3170 = vector.extract %316#5[0] : f32 from vector<8xf32>
          %3171 = arith.addi %3121, %c78 : index
          memref.store %3170, %5[%3171] : memref<?xf32>
          %3172 = vector.extract %316#5[1] : f32 from vector<8xf32>
          %3173 = arith.addi %3121, %c146 : index
          memref.store %3172, %5[%3173] : memref<?xf32>
          %3174 = vector.extract %316#5[2] : f32 from vector<8xf32>
          %3175 = arith.addi %3121, %c147 : index
          memref.store %3174, %5[%3175] : memref<?xf32>
          %3176 = vector.extract %316#5[3] : f32 from vector<8xf32>
          %3177 = arith.addi %3121, %c148 : index
          memref.store %3176, %5[%3177] : memref<?xf32>
          %3178 = vector.extract %316#5[4] : f32 from vector<8xf32>
          %3179 = arith.addi %3121, %c79 : index
          memref.store %3178, %5[%3179] : memref<?xf32>
          %3180 = vector.extract %316#5[5] : f32 from vector<8xf32>
          %3181 = arith.addi %3121, %c149 : index
          memref.store %3180, %5[%3181] : memref<?xf32>
          %3182 = vector.extract %316#5[6] : f32 from vector<8xf32>
          %3183 = arith.addi %3121, %c150 : index
          memref.store %3182, %5[%3183] : memref<?xf32>
          %3184 = vector.extract %316#5[7] : f32 from vector<8xf32>
          %3185 = arith.addi %3121, %c151 : index
          memref.store %3184, %5[%3185] : memref<?xf32>
        }
        wave.barrier
        %3186 = arith.addi %11, %c22 : index
        %3187 = memref.load %6[%3186] : memref<?xf32>
        %3188 = arith.addi %11, %c3 : index
        %3189 = memref.load %6[%3188] : memref<?xf32>
        %3190 = arith.addi %11, %c7 : index
        %3191 = memref.load %6[%3190] : memref<?xf32>
        %3192 = arith.addi %11, %c25 : index
        %3193 = memref.load %6[%3192] : memref<?xf32>
        %3194 = arith.addi %11, %c27 : index
        %3195 = memref.load %6[%3194] : memref<?xf32>
        %3196 = arith.addi %11, %c29 : index
        %3197 = memref.load %6[%3196] : memref<?xf32>
        %3198 = arith.addi %11, %c31 : index
        %3199 = memref.load %6[%3198] : memref<?xf32>
        %3200 = arith.addi %11, %c33 : index
        %3201 = memref.load %6[%3200] : memref<?xf32>
        %3202 = arith.addi %11, %c35 : index
        %3203 = memref.load %6[%3202] : memref<?xf32>
        %3204 = arith.addi %11, %c37 : index
        %3205 = memref.load %6[%3204] : memref<?xf32>
        %3206 = arith.addi %11, %c39 : index
        %3207 = memref.load %6[%3206] : memref<?xf32>
        %3208 = arith.addi %11, %c41 : index
        %3209 = memref.load %6[%3208] : memref<?xf32>
        %3210 = arith.addi %11, %c43 : index
        %3211 = memref.load %6[%3210] : memref<?xf32>
        %3212 = arith.addi %11, %c45 : index
        %3213 = memref.load %6[%3212] : memref<?xf32>
        %3214 = arith.addi %11, %c47 : index
        %3215 = memref.load %6[%3214] : memref<?xf32>
        %3216 = arith.addi %11, %c49 : index
        %3217 = memref.load %6[%3216] : memref<?xf32>
        %3218 = arith.maxnumf %3187, %3191 fastmath<nnan> : f32
        %3219 = arith.subf %3187, %3218 : f32
        %3220 = wave.exp2 %3219 : f32
        %3221 = arith.subf %3191, %3218 : f32
        %3222 = wave.exp2 %3221 : f32
        %3223 = arith.mulf %3189, %3220 : f32
        %3224 = math.fma %3193, %3222, %3223 : f32
        %3225 = arith.maxnumf %3218, %3195 fastmath<nnan> : f32
        %3226 = arith.subf %3218, %3225 : f32
        %3227 = wave.exp2 %3226 : f32
        %3228 = arith.subf %3195, %3225 : f32
        %3229 = wave.exp2 %3228 : f32
        %3230 = arith.mulf %3224, %3227 : f32
        %3231 = math.fma %3197, %3229, %3230 : f32
        %3232 = arith.maxnumf %3225, %3199 fastmath<nnan> : f32
        %3233 = arith.subf %3225, %3232 : f32
        %3234 = wave.exp2 %3233 : f32
        %3235 = arith.subf %3199, %3232 : f32
        %3236 = wave.exp2 %3235 : f32
        %3237 = arith.mulf %3231, %3234 : f32
        %3238 = math.fma %3201, %3236, %3237 : f32
        %3239 = arith.maxnumf %3232, %3203 fastmath<nnan> : f32
        %3240 = arith.subf %3232, %3239 : f32
        %3241 = wave.exp2 %3240 : f32
        %3242 = arith.subf %3203, %3239 : f32
        %3243 = wave.exp2 %3242 : f32
        %3244 = arith.mulf %3238, %3241 : f32
        %3245 = math.fma %3205, %3243, %3244 : f32
        %3246 = arith.maxnumf %3239, %3207 fastmath<nnan> : f32
        %3247 = arith.subf %3239, %3246 : f32
        %3248 = wave.exp2 %3247 : f32
        %3249 = arith.subf %3207, %3246 : f32
        %3250 = wave.exp2 %3249 : f32
        %3251 = arith.mulf %3245, %3248 : f32
        %3252 = math.fma %3209, %3250, %3251 : f32
        %3253 = arith.maxnumf %3246, %3211 fastmath<nnan> : f32
        %3254 = arith.subf %3246, %3253 : f32
        %3255 = wave.exp2 %3254 : f32
        %3256 = arith.subf %3211, %3253 : f32
        %3257 = wave.exp2 %3256 : f32
        %3258 = arith.mulf %3252, %3255 : f32
        %3259 = math.fma %3213, %3257, %3258 : f32
        %3260 = arith.maxnumf %3253, %3215 fastmath<nnan> : f32
        %3261 = arith.subf %3253, %3260 : f32
        %3262 = wave.exp2 %3261 : f32
        %3263 = arith.subf %3215, %3260 : f32
        %3264 = wave.exp2 %3263 : f32
        %3265 = arith.mulf %3259, %3262 : f32
        %3266 = math.fma %3217, %3264, %3265 : f32
        %3267 = arith.addi %10, %c22 : index
        %3268 = arith.addi %3267, %c22 : index
        %3269 = memref.load %5[%3268] : memref<?xf32>
        %3270 = arith.addi %3267, %c56 : index
        %3271 = memref.load %5[%3270] : memref<?xf32>
        %3272 = arith.addi %3267, %c58 : index
        %3273 = memref.load %5[%3272] : memref<?xf32>
        %3274 = arith.addi %3267, %c60 : index
        %3275 = memref.load %5[%3274] : memref<?xf32>
        %3276 = arith.addi %3267, %c62 : index
        %3277 = memref.load %5[%3276] : memref<?xf32>
        %3278 = arith.addi %3267, %c64 : index
        %3279 = memref.load %5[%3278] : memref<?xf32>
        %3280 = arith.addi %3267, %c66 : index
        %3281 = memref.load %5[%3280] : memref<?xf32>
        %3282 = arith.addi %3267, %c68 : index
        %3283 = memref.load %5[%3282] : memref<?xf32>
        %3284 = arith.mulf %3269, %3220 : f32
        %3285 = math.fma %3271, %3222, %3284 : f32
        %3286 = arith.mulf %3285, %3227 : f32
        %3287 = math.fma %3273, %3229, %3286 : f32
        %3288 = arith.mulf %3287, %3234 : f32
        %3289 = math.fma %3275, %3236, %3288 : f32
        %3290 = arith.mulf %3289, %3241 : f32
        %3291 = math.fma %3277, %3243, %3290 : f32
        %3292 = arith.mulf %3291, %3248 : f32
        %3293 = math.fma %3279, %3250, %3292 : f32
        %3294 = arith.mulf %3293, %3255 : f32
        %3295 = math.fma %3281, %3257, %3294 : f32
        %3296 = arith.mulf %3295, %3262 : f32
        %3297 = math.fma %3283, %3264, %3296 : f32
        %3298 = arith.addi %10, %c6 : index
        %3299 = arith.addi %3298, %c22 : index
        %3300 = memref.load %5[%3299] : memref<?xf32>
        %3301 = arith.addi %3298, %c56 : index
        %3302 = memref.load %5[%3301] : memref<?xf32>
        %3303 = arith.addi %3298, %c58 : index
        %3304 = memref.load %5[%3303] : memref<?xf32>
        %3305 = arith.addi %3298, %c60 : index
        %3306 = memref.load %5[%3305] : memref<?xf32>
        %3307 = arith.addi %3298, %c62 : index
        %3308 = memref.load %5[%3307] : memref<?xf32>
        %3309 = arith.addi %3298, %c64 : index
        %3310 = memref.load %5[%3309] : memref<?xf32>
        %3311 = arith.addi %3298, %c66 : index
        %3312 = memref.load %5[%3311] : memref<?xf32>
        %3313 = arith.addi %3298, %c68 : index
        %3314 = memref.load %5[%3313] : memref<?xf32>
        %3315 = arith.mulf %3300, %3220 : f32
        %3316 = math.fma %3302, %3222, %3315 : f32
        %3317 = arith.mulf %3316, %3227 : f32
        %3318 = math.fma %3304, %3229, %3317 : f32
        %3319 = arith.mulf %3318, %3234 : f32
        %3320 = math.fma %3306, %3236, %3319 : f32
        %3321 = arith.mulf %3320, %3241 : f32
        %3322 = math.fma %3308, %3243, %3321 : f32
        %3323 = arith.mulf %3322, %3248 : f32
        %3324 = math.fma %3310, %3250, %3323 : f32
        %3325 = arith.mulf %3324, %3255 : f32
        %3326 = math.fma %3312, %3257, %3325 : f32
        %3327 = arith.mulf %3326, %3262 : f32
        %3328 = math.fma %3314, %3264, %3327 : f32
        wave.barrier
        scf.if %3114 {
          %3329 = arith.muli %8, %c56 : index
          %3330 = arith.muli %2, %c8 : index
          %3331 = arith.addi %3329, %3330 : index
          %3332 = arith.addi %3331, %1 : index
          %3333 = vector.extract %316#6[0] : f32 from vector<8xf32>
          %3334 = arith.addi %3332, %c22 : index
          memref.store %3333, %5[%3334] : memref<?xf32>
          %3335 = vector.extract %316#6[1] : f32 from vector<8xf32>
          %3336 = arith.addi %3332, %c3 : index
          memref.store %3335, %5[%3336] : memref<?xf32>
          %3337 = vector.extract %316#6[2] : f32 from vector<8xf32>
          %3338 = arith.addi %3332, %c7 : index
          memref.store %3337, %5[%3338] : memref<?xf32>
          %3339 = vector.extract %316#6[3] : f32 from vector<8xf32>
          %3340 = arith.addi %3332, %c25 : index
          memref.store %3339, %5[%3340] : memref<?xf32>
          %3341 = vector.extract %316#6[4] : f32 from vector<8xf32>
          %3342 = arith.addi %3332, %c27 : index
          memref.store %3341, %5[%3342] : memref<?xf32>
          %3343 = vector.extract %316#6[5] : f32 from vector<8xf32>
          %3344 = arith.addi %3332, %c29 : index
          memref.store %3343, %5[%3344] : memref<?xf32>
          %3345 = vector.extract %316#6[6] : f32 from vector<8xf32>
          %3346 = arith.addi %3332, %c31 : index
          memref.store %3345, %5[%3346] : memref<?xf32>
          %3347 = vector.extract %316#6[7] : f32 from vector<8xf32>
          %3348 = arith.addi %3332, %c33 : index
          memref.store %3347, %5[%3348] : memref<?xf32>
          %3349 = vector.extract %316#7[0] : f32 from vector<8xf32>
          %3350 = arith.addi %3332, %c35 : index
          memref.store %3349, %5[%3350] : memref<?xf32>
          %3351 = vector.extract %316#7[1] : f32 from vector<8xf32>
          %3352 = arith.addi %3332, %c37 : index
          memref.store %3351, %5[%3352] : memref<?xf32>
          %3353 = vector.extract %316#7[2] : f32 from vector<8xf32>
          %3354 = arith.addi %3332, %c39 : index
          memref.store %3353, %5[%3354] : memref<?xf32>
          %3355 = vector.extract %316#7[3] : f32 from vector<8xf32>
          %3356 = arith.addi %3332, %c41 : index
          memref.store %3355, %5[%3356] : memref<?xf32>
          %3357 = vector.extract %316#7[4] : f32 from vector<8xf32>
          %3358 = arith.addi %3332, %c43 : index
          memref.store %3357, %5[%3358] : memref<?xf32>
          %3359 = vector.extract %316#7[5] : f32 from vector<8xf32>
          %3360 = arith.addi %3332, %c45 : index
          memref.store %3359, %5[%3360] : memref<?xf32>
          %3361 = vector.extract %316#7[6] : f32 from vector<8xf32>
          %3362 = arith.addi %3332, %c47 : index
          memref.store %3361, %5[%3362] : memref<?xf32>
          %3363 = vector.extract %316#7[7] : f32 from vector<8xf32>
          %3364 = arith.addi %3332, %c49 : index
          memref.store %3363, %5[%3364] : memref<?xf32>
          %3365 = vector.extract %316#8[0] : f32 from vector<8xf32>
          %3366 = arith.addi %3332, %c6 : index
          memref.store %3365, %5[%3366] : memref<?xf32>
          %3367 = vector.extract %316#8[1] : f32 from vector<8xf32>
          %3368 = arith.addi %3332, %c140 : index
          memref.store %3367, %5[%3368] : memref<?xf32>
          %3369 = vector.extract %316#8[2] : f32 from vector<8xf32>
          %3370 = arith.addi %3332, %c141 : index
          memref.store %3369, %5[%3370] : memref<?xf32>
          %3371 = vector.extract %316#8[3] : f32 from vector<8xf32>
          %3372 = arith.addi %3332, %c142 : index
          memref.store %3371, %5[%3372] : memref<?xf32>
          %3373 = vector.extract %316#8[4] : f32 from vector<8xf32>
          %3374 = arith.addi %3332, %c77 : index
          memref.store %3373, %5[%3374] : memref<?xf32>
          %3375 = vector.extract %316#8[5] : f32 from vector<8xf32>
          %3376 = arith.addi %3332, %c143 : index
          memref.store %3375, %5[%3376] : memref<?xf32>
          %3377 = vector.extract %316#8[6] : f32 from vector<8xf32>
          %3378 = arith.addi %3332, %c144 : index
          memref.store %3377, %5[%3378] : memref<?xf32>
          %3379 = vector.extract %316#8[7] : f32 from vector<8xf32>
          %3380 = arith.addi %3332, %c145 : index
          memref.store %3379, %5[%3380] : memref<?xf32>
          %3381 = vector.extract %316#9[0] : f32 from vector<8xf32>
          %3382 = arith.addi %3332, %c78 : index
          memref.store %3381, %5[%3382] : memref<?xf32>
          %3383 = vector.extract %316#9[1] : f32 from vector<8xf32>
          %3384 = arith.addi %3332, %c146 : index
          memref.store %3383, %5[%3384] : memref<?xf32>
          %3385 = vector.extract %316#9[2] : f32 from vector<8xf32>
          %3386 = arith.addi %3332, %c147 : index
          memref.store %3385, %5[%3386] : memref<?xf32>
          %3387 = vector.extract %316#9[3] : f32 from vector<8xf32>
          %3388 = arith.addi %3332, %c148 : index
          memref.store %3387, %5[%3388] : memref<?xf32>
          %3389 = vector.extract %316#9[4] : f32 from vector<8xf32>
          %3390 = arith.addi %3332, %c79 : index
          memref.store %3389, %5[%3390] : memref<?xf32>
          %3391 = vector.extract %316#9[5] : f32 from vector<8xf32>
          %3392 = arith.addi %3332, %c149 : index
          memref.store %3391, %5[%3392] : memref<?xf32>
          %3393 = vector.extract %316#9[6] : f32 from vector<8xf32>
          %3394 = arith.addi %3332, %c150 : index
          memref.store %3393, %5[%3394] : memref<?xf32>
          %3395 = vector.extract %316#9[7] : f32 from vector<8xf32>
          %3396 = arith.addi %3332, %c151 : index
          memref.store %3395, %5[%3396] : memref<?xf32>
        }
        wave.barrier
        %3397 = arith.addi %10, %c22 : index
        %3398 = arith.addi %3397, %c22 : index
        %3399 = memref.load %5[%3398] : memref<?xf32>
        %3400 = arith.addi %3397, %c56 : index
        %3401 = memref.load %5[%3400] : memref<?xf32>
        %3402 = arith.addi %3397, %c58 : index
        %3403 = memref.load %5[%3402] : memref<?xf32>
        %3404 = arith.addi %3397, %c60 : index
        %3405 = memref.load %5[%3404] : memref<?xf32>
        %3406 = arith.addi %3397, %c62 : index
        %3407 = memref.load %5[%3406] : memref<?xf32>
        %3408 = arith.addi %3397, %c64 : index
        %3409 = memref.load %5[%3408] : memref<?xf32>
        %3410 = arith.addi %3397, %c66 : index
        %3411 = memref.load %5[%3410] : memref<?xf32>
        %3412 = arith.addi %3397, %c68 : index
        %3413 = memref.load %5[%3412] : memref<?xf32>
        %3414 = arith.mulf %3399, %3220 : f32
        %3415 = math.fma %3401, %3222, %3414 : f32
        %3416 = arith.mulf %3415, %3227 : f32
        %3417 = math.fma %3403, %3229, %3416 : f32
        %3418 = arith.mulf %3417, %3234 : f32
        %3419 = math.fma %3405, %3236, %3418 : f32
        %3420 = arith.mulf %3419, %3241 : f32
        %3421 = math.fma %3407, %3243, %3420 : f32
        %3422 = arith.mulf %3421, %3248 : f32
        %3423 = math.fma %3409, %3250, %3422 : f32
        %3424 = arith.mulf %3423, %3255 : f32
        %3425 = math.fma %3411, %3257, %3424 : f32
        %3426 = arith.mulf %3425, %3262 : f32
        %3427 = math.fma %3413, %3264, %3426 : f32
        %3428 = arith.addi %10, %c6 : index
        %3429 = arith.addi %3428, %c22 : index
        %3430 = memref.load %5[%3429] : memref<?xf32>
        %3431 = arith.addi %3428, %c56 : index
        %3432 = memref.load %5[%3431] : memref<?xf32>
        %3433 = arith.addi %3428, %c58 : index
        %3434 = memref.load %5[%3433] : memref<?xf32>
        %3435 = arith.addi %3428, %c60 : index
        %3436 = memref.load %5[%3435] : memref<?xf32>
        %3437 = arith.addi %3428, %c62 : index
        %3438 = memref.load %5[%3437] : memref<?xf32>
        %3439 = arith.addi %3428, %c64 : index
        %3440 = memref.load %5[%3439] : memref<?xf32>
        %3441 = arith.addi %3428, %c66 : index
        %3442 = memref.load %5[%3441] : memref<?xf32>
        %3443 = arith.addi %3428, %c68 : index
        %3444 = memref.load %5[%3443] : memref<?xf32>
        %3445 = arith.mulf %3430, %3220 : f32
        %3446 = math.fma %3432, %3222, %3445 : f32
        %3447 = arith.mulf %3446, %3227 : f32
        %3448 = math.fma %3434, %3229, %3447 : f32
        %3449 = arith.mulf %3448, %3234 : f32
        %3450 = math.fma %3436, %3236, %3449 : f32
        %3451 = arith.mulf %3450, %3241 : f32
        %3452 = math.fma %3438, %3243, %3451 : f32
        %3453 = arith.mulf %3452, %3248 : f32
        %3454 = math.fma %3440, %3250, %3453 : f32
        %3455 = arith.mulf %3454, %3255 : f32
        %3456 = math.fma %3442, %3257, %3455 : f32
        %3457 = arith.mulf %3456, %3262 : f32
        %3458 = math.fma %3444, %3264, %3457 : f32
        wave.barrier
        scf.if %3114 {
          %3459 = arith.muli %8, %c56 : index
          %3460 = arith.muli %2, %c8 : index
          %3461 = arith.addi %3459, %3460 : index
          %3462 = arith.addi %3461, %1 : index
          %3463 = vector.extract %316#10[0] : f32 from vector<8xf32>
          %3464 = arith.addi %3462, %c22 : index
          memref.store %3463, %5[%3464] : memref<?xf32>
          %3465 = vector.extract %316#10[1] : f32 from vector<8xf32>
          %3466 = arith.addi %3462, %c3 : index
          memref.store %3465, %5[%3466] : memref<?xf32>
          %3467 = vector.extract %316#10[2] : f32 from vector<8xf32>
          %3468 = arith.addi %3462, %c7 : index
          memref.store %3467, %5[%3468] : memref<?xf32>
          %3469 = vector.extract %316#10[3] : f32 from vector<8xf32>
          %3470 = arith.addi %3462, %c25 : index
          memref.store %3469, %5[%3470] : memref<?xf32>
          %3471 = vector.extract %316#10[4] : f32 from vector<8xf32>
          %3472 = arith.addi %3462, %c27 : index
          memref.store %3471, %5[%3472] : memref<?xf32>
          %3473 = vector.extract %316#10[5] : f32 from vector<8xf32>
          %3474 = arith.addi %3462, %c29 : index
          memref.store %3473, %5[%3474] : memref<?xf32>
          %3475 = vector.extract %316#10[6] : f32 from vector<8xf32>
          %3476 = arith.addi %3462, %c31 : index
          memref.store %3475, %5[%3476] : memref<?xf32>
          %3477 = vector.extract %316#10[7] : f32 from vector<8xf32>
          %3478 = arith.addi %3462, %c33 : index
          memref.store %3477, %5[%3478] : memref<?xf32>
          %3479 = vector.extract %316#11[0] : f32 from vector<8xf32>
          %3480 = arith.addi %3462, %c35 : index
          memref.store %3479, %5[%3480] : memref<?xf32>
          %3481 = vector.extract %316#11[1] : f32 from vector<8xf32>
          %3482 = arith.addi %3462, %c37 : index
          memref.store %3481, %5[%3482] : memref<?xf32>
          %3483 = vector.extract %316#11[2] : f32 from vector<8xf32>
          %3484 = arith.addi %3462, %c39 : index
          memref.store %3483, %5[%3484] : memref<?xf32>
          %3485 = vector.extract %316#11[3] : f32 from vector<8xf32>
          %3486 = arith.addi %3462, %c41 : index
          memref.store %3485, %5[%3486] : memref<?xf32>
          %3487 = vector.extract %316#11[4] : f32 from vector<8xf32>
          %3488 = arith.addi %3462, %c43 : index
          memref.store %3487, %5[%3488] : memref<?xf32>
          %3489 = vector.extract %316#11[5] : f32 from vector<8xf32>
          %3490 = arith.addi %3462, %c45 : index
          memref.store %3489, %5[%3490] : memref<?xf32>
          %3491 = vector.extract %316#11[6] : f32 from vector<8xf32>
          %3492 = arith.addi %3462, %c47 : index
          memref.store %3491, %5[%3492] : memref<?xf32>
          %3493 = vector.extract %316#11[7] : f32 from vector<8xf32>
          %3494 = arith.addi %3462, %c49 : index
          memref.store %3493, %5[%3494] : memref<?xf32>
          %3495 = vector.extract %316#12[0] : f32 from vector<8xf32>
          %3496 = arith.addi %3462, %c6 : index
          memref.store %3495, %5[%3496] : memref<?xf32>
          %3497 = vector.extract %316#12[1] : f32 from vector<8xf32>
          %3498 = arith.addi %3462, %c140 : index
          memref.store %3497, %5[%3498] : memref<?xf32>
          %3499 = vector.extract %316#12[2] : f32 from vector<8xf32>
          %3500 = arith.addi %3462, %c141 : index
          memref.store %3499, %5[%3500] : memref<?xf32>
          %3501 = vector.extract %316#12[3] : f32 from vector<8xf32>
          %3502 = arith.addi %3462, %c142 : index
          memref.store %3501, %5[%3502] : memref<?xf32>
          %3503 = vector.extract %316#12[4] : f32 from vector<8xf32>
          %3504 = arith.addi %3462, %c77 : index
          memref.store %3503, %5[%3504] : memref<?xf32>
          %3505 = vector.extract %316#12[5] : f32 from vector<8xf32>
          %3506 = arith.addi %3462, %c143 : index
          memref.store %3505, %5[%3506] : memref<?xf32>
          %3507 = vector.extract %316#12[6] : f32 from vector<8xf32>
          %3508 = arith.addi %3462, %c144 : index
          memref.store %3507, %5[%3508] : memref<?xf32>
          %3509 = vector.extract %316#12[7] : f32 from vector<8xf32>
          %3510 = arith.addi %3462, %c145 : index
          memref.store %3509, %5[%3510] : memref<?xf32>
          %3511 = vector.extract %316#13[0] : f32 from vector<8xf32>
          %3512 = arith.addi %3462, %c78 : index
          memref.store %3511, %5[%3512] : memref<?xf32>
          %3513 = vector.extract %316#13[1] : f32 from vector<8xf32>
          %3514 = arith.addi %3462, %c146 : index
          memref.store %3513, %5[%3514] : memref<?xf32>
          %3515 = vector.extract %316#13[2] : f32 from vector<8xf32>
          %3516 = arith.addi %3462, %c147 : index
          memref.store %3515, %5[%3516] : memref<?xf32>
          %3517 = vector.extract %316#13[3] : f32 from vector<8xf32>
          %3518 = arith.addi %3462, %c148 : index
          memref.store %3517, %5[%3518] : memref<?xf32>
          %3519 = vector.extract %316#13[4] : f32 from vector<8xf32>
          %3520 = arith.addi %3462, %c79 : index
          memref.store %3519, %5[%3520] : memref<?xf32>
          %3521 = vector.extract %316#13[5] : f32 from vector<8xf32>
          %3522 = arith.addi %3462, %c149 : index
          memref.store %3521, %5[%3522] : memref<?xf32>
          %3523 = vector.extract %316#13[6] : f32 from vector<8xf32>
          %3524 = arith.addi %3462, %c150 : index
          memref.store %3523, %5[%3524] : memref<?xf32>
          %3525 = vector.extract %316#13[7] : f32 from vector<8xf32>
          %3526 = arith.addi %3462, %c151 : index
          memref.store %3525, %5[%3526] : memref<?xf32>
        }
        wave.barrier
        %3527 = arith.addi %10, %c22 : index
        %3528 = arith.addi %3527, %c22 : index
        %3529 = memref.load %5[%3528] : memref<?xf32>
        %3530 = arith.addi %3527, %c56 : index
        %3531 = memref.load %5[%3530] : memref<?xf32>
        %3532 = arith.addi %3527, %c58 : index
        %3533 = memref.load %5[%3532] : memref<?xf32>
        %3534 = arith.addi %3527, %c60 : index
        %3535 = memref.load %5[%3534] : memref<?xf32>
        %3536 = arith.addi %3527, %c62 : index
        %3537 = memref.load %5[%3536] : memref<?xf32>
        %3538 = arith.addi %3527, %c64 : index
        %3539 = memref.load %5[%3538] : memref<?xf32>
        %3540 = arith.addi %3527, %c66 : index
        %3541 = memref.load %5[%3540] : memref<?xf32>
        %3542 = arith.addi %3527, %c68 : index
        %3543 = memref.load %5[%3542] : memref<?xf32>
        %3544 = arith.mulf %3529, %3220 : f32
        %3545 = math.fma %3531, %3222, %3544 : f32
        %3546 = arith.mulf %3545, %3227 : f32
        %3547 = math.fma %3533, %3229, %3546 : f32
        %3548 = arith.mulf %3547, %3234 : f32
        %3549 = math.fma %3535, %3236, %3548 : f32
        %3550 = arith.mulf %3549, %3241 : f32
        %3551 = math.fma %3537, %3243, %3550 : f32
        %3552 = arith.mulf %3551, %3248 : f32
        %3553 = math.fma %3539, %3250, %3552 : f32
        %3554 = arith.mulf %3553, %3255 : f32
        %3555 = math.fma %3541, %3257, %3554 : f32
        %3556 = arith.mulf %3555, %3262 : f32
        %3557 = math.fma %3543, %3264, %3556 : f32
        %3558 = arith.addi %10, %c6 : index
        %3559 = arith.addi %3558, %c22 : index
        %3560 = memref.load %5[%3559] : memref<?xf32>
        %3561 = arith.addi %3558, %c56 : index
        %3562 = memref.load %5[%3561] : memref<?xf32>
        %3563 = arith.addi %3558, %c58 : index
        %3564 = memref.load %5[%3563] : memref<?xf32>
        %3565 = arith.addi %3558, %c60 : index
        %3566 = memref.load %5[%3565] : memref<?xf32>
        %3567 = arith.addi %3558, %c62 : index
        %3568 = memref.load %5[%3567] : memref<?xf32>
        %3569 = arith.addi %3558, %c64 : index
        %3570 = memref.load %5[%3569] : memref<?xf32>
        %3571 = arith.addi %3558, %c66 : index
        %3572 = memref.load %5[%3571] : memref<?xf32>
        %3573 = arith.addi %3558, %c68 : index
        %3574 = memref.load %5[%3573] : memref<?xf32>
        %3575 = arith.mulf %3560, %3220 : f32
        %3576 = math.fma %3562, %3222, %3575 : f32
        %3577 = arith.mulf %3576, %3227 : f32
        %3578 = math.fma %3564, %3229, %3577 : f32
        %3579 = arith.mulf %3578, %3234 : f32
        %3580 = math.fma %3566, %3236, %3579 : f32
        %3581 = arith.mulf %3580, %3241 : f32
        %3582 = math.fma %3568, %3243, %3581 : f32
        %3583 = arith.mulf %3582, %3248 : f32
        %3584 = math.fma %3570, %3250, %3583 : f32
        %3585 = arith.mulf %3584, %3255 : f32
        %3586 = math.fma %3572, %3257, %3585 : f32
        %3587 = arith.mulf %3586, %3262 : f32
        %3588 = math.fma %3574, %3264, %3587 : f32
        wave.barrier
        scf.if %3114 {
          %3589 = arith.muli %8, %c56 : index
          %3590 = arith.muli %2, %c8 : index
          %3591 = arith.addi %3589, %3590 : index
          %3592 = arith.addi %3591, %1 : index
          %3593 = vector.extract %316#14[0] : f32 from vector<8xf32>
          %3594 = arith.addi %3592, %c22 : index
          memref.store %3593, %5[%3594] : memref<?xf32>
          %3595 = vector.extract %316#14[1] : f32 from vector<8xf32>
          %3596 = arith.addi %3592, %c3 : index
          memref.store %3595, %5[%3596] : memref<?xf32>
          %3597 = vector.extract %316#14[2] : f32 from vector<8xf32>
          %3598 = arith.addi %3592, %c7 : index
          memref.store %3597, %5[%3598] : memref<?xf32>
          %3599 = vector.extract %316#14[3] : f32 from vector<8xf32>
          %3600 = arith.addi %3592, %c25 : index
          memref.store %3599, %5[%3600] : memref<?xf32>
          %3601 = vector.extract %316#14[4] : f32 from vector<8xf32>
          %3602 = arith.addi %3592, %c27 : index
          memref.store %3601, %5[%3602] : memref<?xf32>
          %3603 = vector.extract %316#14[5] : f32 from vector<8xf32>
          %3604 = arith.addi %3592, %c29 : index
          memref.store %3603, %5[%3604] : memref<?xf32>
          %3605 = vector.extract %316#14[6] : f32 from vector<8xf32>
          %3606 = arith.addi %3592, %c31 : index
          memref.store %3605, %5[%3606] : memref<?xf32>
          %3607 = vector.extract %316#14[7] : f32 from vector<8xf32>
          %3608 = arith.addi %3592, %c33 : index
          memref.store %3607, %5[%3608] : memref<?xf32>
          %3609 = vector.extract %316#15[0] : f32 from vector<8xf32>
          %3610 = arith.addi %3592, %c35 : index
          memref.store %3609, %5[%3610] : memref<?xf32>
          %3611 = vector.extract %316#15[1] : f32 from vector<8xf32>
          %3612 = arith.addi %3592, %c37 : index
          memref.store %3611, %5[%3612] : memref<?xf32>
          %3613 = vector.extract %316#15[2] : f32 from vector<8xf32>
          %3614 = arith.addi %3592, %c39 : index
          memref.store %3613, %5[%3614] : memref<?xf32>
          %3615 = vector.extract %316#15[3] : f32 from vector<8xf32>
          %3616 = arith.addi %3592, %c41 : index
          memref.store %3615, %5[%3616] : memref<?xf32>
          %3617 = vector.extract %316#15[4] : f32 from vector<8xf32>
          %3618 = arith.addi %3592, %c43 : index
          memref.store %3617, %5[%3618] : memref<?xf32>
          %3619 = vector.extract %316#15[5] : f32 from vector<8xf32>
          %3620 = arith.addi %3592, %c45 : index
          memref.store %3619, %5[%3620] : memref<?xf32>
          %3621 = vector.extract %316#15[6] : f32 from vector<8xf32>
          %3622 = arith.addi %3592, %c47 : index
          memref.store %3621, %5[%3622] : memref<?xf32>
          %3623 = vector.extract %316#15[7] : f32 from vector<8xf32>
          %3624 = arith.addi %3592, %c49 : index
          memref.store %3623, %5[%3624] : memref<?xf32>
          %3625 = vector.extract %316#16[0] : f32 from vector<8xf32>
          %3626 = arith.addi %3592, %c6 : index
          memref.store %3625, %5[%3626] : memref<?xf32>
          %3627 = vector.extract %316#16[1] : f32 from vector<8xf32>
          %3628 = arith.addi %3592, %c140 : index
          memref.store %3627, %5[%3628] : memref<?xf32>
          %3629 = vector.extract %316#16[2] : f32 from vector<8xf32>
          %3630 = arith.addi %3592, %c141 : index
          memref.store %3629, %5[%3630] : memref<?xf32>
          %3631 = vector.extract %316#16[3] : f32 from vector<8xf32>
          %3632 = arith.addi %3592, %c142 : index
          memref.store %3631, %5[%3632] : memref<?xf32>
          %3633 = vector.extract %316#16[4] : f32 from vector<8xf32>
          %3634 = arith.addi %3592, %c77 : index
          memref.store %3633, %5[%3634] : memref<?xf32>
          %3635 = vector.extract %316#16[5] : f32 from vector<8xf32>
          %3636 = arith.addi %3592, %c143 : index
          memref.store %3635, %5[%3636] : memref<?xf32>
          %3637 = vector.extract %316#16[6] : f32 from vector<8xf32>
          %3638 = arith.addi %3592, %c144 : index
          memref.store %3637, %5[%3638] : memref<?xf32>
          %3639 = vector.extract %316#16[7] : f32 from vector<8xf32>
          %3640 = arith.addi %3592, %c145 : index
          memref.store %3639, %5[%3640] : memref<?xf32>
          %3641 = vector.extract %316#17[0] : f32 from vector<8xf32>
          %3642 = arith.addi %3592, %c78 : index
          memref.store %3641, %5[%3642] : memref<?xf32>
          %3643 = vector.extract %316#17[1] : f32 from vector<8xf32>
          %3644 = arith.addi %3592, %c146 : index
          memref.store %3643, %5[%3644] : memref<?xf32>
          %3645 = vector.extract %316#17[2] : f32 from vector<8xf32>
          %3646 = arith.addi %3592, %c147 : index
          memref.store %3645, %5[%3646] : memref<?xf32>
          %3647 = vector.extract %316#17[3] : f32 from vector<8xf32>
          %3648 = arith.addi %3592, %c148 : index
          memref.store %3647, %5[%3648] : memref<?xf32>
          %3649 = vector.extract %316#17[4] : f32 from vector<8xf32>
          %3650 = arith.addi %3592, %c79 : index
          memref.store %3649, %5[%3650] : memref<?xf32>
          %3651 = vector.extract %316#17[5] : f32 from vector<8xf32>
          %3652 = arith.addi %3592, %c149 : index
          memref.store %3651, %5[%3652] : memref<?xf32>
          %3653 = vector.extract %316#17[6] : f32 from vector<8xf32>
          %3654 = arith.addi %3592, %c150 : index
          memref.store %3653, %5[%3654] : memref<?xf32>
          %3655 = vector.extract %316#17[7] : f32 from vector<8xf32>
          %3656 = arith.addi %3592, %c151 : index
          memref.store %3655, %5[%3656] : memref<?xf32>
        }
        wave.barrier
        %3657 = arith.addi %10, %c22 : index
        %3658 = arith.addi %3657, %c22 : index
        %3659 = memref.load %5[%3658] : memref<?xf32>
        %3660 = arith.addi %3657, %c56 : index
        %3661 = memref.load %5[%3660] : memref<?xf32>
        %3662 = arith.addi %3657, %c58 : index
        %3663 = memref.load %5[%3662] : memref<?xf32>
        %3664 = arith.addi %3657, %c60 : index
        %3665 = memref.load %5[%3664] : memref<?xf32>
        %3666 = arith.addi %3657, %c62 : index
        %3667 = memref.load %5[%3666] : memref<?xf32>
        %3668 = arith.addi %3657, %c64 : index
        %3669 = memref.load %5[%3668] : memref<?xf32>
        %3670 = arith.addi %3657, %c66 : index
        %3671 = memref.load %5[%3670] : memref<?xf32>
        %3672 = arith.addi %3657, %c68 : index
        %3673 = memref.load %5[%3672] : memref<?xf32>
        %3674 = arith.mulf %3659, %3220 : f32
        %3675 = math.fma %3661, %3222, %3674 : f32
        %3676 = arith.mulf %3675, %3227 : f32
        %3677 = math.fma %3663, %3229, %3676 : f32
        %3678 = arith.mulf %3677, %3234 : f32
        %3679 = math.fma %3665, %3236, %3678 : f32
        %3680 = arith.mulf %3679, %3241 : f32
        %3681 = math.fma %3667, %3243, %3680 : f32
        %3682 = arith.mulf %3681, %3248 : f32
        %3683 = math.fma %3669, %3250, %3682 : f32
        %3684 = arith.mulf %3683, %3255 : f32
        %3685 = math.fma %3671, %3257, %3684 : f32
        %3686 = arith.mulf %3685, %3262 : f32
        %3687 = math.fma %3673, %3264, %3686 : f32
        %3688 = arith.addi %10, %c6 : index
        %3689 = arith.addi %3688, %c22 : index
        %3690 = memref.load %5[%3689] : memref<?xf32>
        %3691 = arith.addi %3688, %c56 : index
        %3692 = memref.load %5[%3691] : memref<?xf32>
        %3693 = arith.addi %3688, %c58 : index
        %3694 = memref.load %5[%3693] : memref<?xf32>
        %3695 = arith.addi %3688, %c60 : index
        %3696 = memref.load %5[%3695] : memref<?xf32>
        %3697 = arith.addi %3688, %c62 : index
        %3698 = memref.load %5[%3697] : memref<?xf32>
        %3699 = arith.addi %3688, %c64 : index
        %3700 = memref.load %5[%3699] : memref<?xf32>
        %3701 = arith.addi %3688, %c66 : index
        %3702 = memref.load %5[%3701] : memref<?xf32>
        %3703 = arith.addi %3688, %c68 : index
        %3704 = memref.load %5[%3703] : memref<?xf32>
        %3705 = arith.mulf %3690, %3220 : f32
        %3706 = math.fma %3692, %3222, %3705 : f32
        %3707 = arith.mulf %3706, %3227 : f32
        %3708 = math.fma %3694, %3229, %3707 : f32
        %3709 = arith.mulf %3708, %3234 : f32
        %3710 = math.fma %3696, %3236, %3709 : f32
        %3711 = arith.mulf %3710, %3241 : f32
        %3712 = math.fma %3698, %3243, %3711 : f32
        %3713 = arith.mulf %3712, %3248 : f32
        %3714 = math.fma %3700, %3250, %3713 : f32
        %3715 = arith.mulf %3714, %3255 : f32
        %3716 = math.fma %3702, %3257, %3715 : f32
        %3717 = arith.mulf %3716, %3262 : f32
        %3718 = math.fma %3704, %3264, %3717 : f32
        %3719 = arith.cmpi eq, %45, %c17 : i32
        scf.if %3719 {
          %3720 = arith.addi %kvHeads, %18 : index
          %3721 = memref.load %scales[%3720] : memref<?xf32>
          %3722 = arith.divf %3721, %3266 : f32
          %3723 = arith.addi %20, %11 : index
          %3724 = arith.cmpi slt, %3723, %groupSize : index
          scf.if %3724 {
            %3725 = arith.muli %18, %groupSize : index
            %3726 = arith.addi %3725, %3723 : index
            %3727 = arith.muli %3726, %c6 : index
            %3728 = arith.muli %heads, %c6 : index
            %3729 = arith.addi %10, %c22 : index
            %3730 = arith.mulf %3297, %3722 : f32
            %3731 = arith.addf %3730, %c72 : f32
            %3732 = arith.minimumf %3731, %c153 : f32
            %3733 = arith.maximumf %3732, %c154 : f32
            %3734 = arith.truncf %3733 : f32 to f16
            %3735 = arith.divui %3729, %c8 : index
            %3736 = arith.addi %3727, %3735 : index
            %3737 = arith.divui %27, %outTileRows : index
            %3738 = arith.divui %3728, %c3 : index
            %3739 = arith.muli %3737, %3738 : index
            %3740 = arith.divui %3736, %c3 : index
            %3741 = arith.addi %3739, %3740 : index
            %3742 = arith.muli %3741, %c10 : index
            %3743 = arith.remui %3736, %c3 : index
            %3744 = arith.divui %3743, %c8 : index
            %3745 = arith.addi %3742, %3744 : index
            %3746 = arith.muli %outTileRows, %c8 : index
            %3747 = arith.muli %3745, %3746 : index
            %3748 = arith.remui %27, %outTileRows : index
            %3749 = arith.muli %3748, %c8 : index
            %3750 = arith.addi %3747, %3749 : index
            %3751 = arith.remui %3736, %c8 : index
            %3752 = arith.addi %3750, %3751 : index
            memref.store %3734, %out[%3752] : memref<?xf16>
            %3753 = arith.addi %10, %c6 : index
            %3754 = arith.mulf %3328, %3722 : f32
            %3755 = arith.addf %3754, %c72 : f32
            %3756 = arith.minimumf %3755, %c153 : f32
            %3757 = arith.maximumf %3756, %c154 : f32
            %3758 = arith.truncf %3757 : f32 to f16
            %3759 = arith.divui %3753, %c8 : index
            %3760 = arith.addi %3727, %3759 : index
            %3761 = arith.divui %27, %outTileRows : index
            %3762 = arith.divui %3728, %c3 : index
            %3763 = arith.muli %3761, %3762 : index
            %3764 = arith.divui %3760, %c3 : index
            %3765 = arith.addi %3763, %3764 : index
            %3766 = arith.muli %3765, %c10 : index
            %3767 = arith.remui %3760, %c3 : index
            %3768 = arith.divui %3767, %c8 : index
            %3769 = arith.addi %3766, %3768 : index
            %3770 = arith.muli %outTileRows, %c8 : index
            %3771 = arith.muli %3769, %3770 : index
            %3772 = arith.remui %27, %outTileRows : index
            %3773 = arith.muli %3772, %c8 : index
            %3774 = arith.addi %3771, %3773 : index
            %3775 = arith.remui %3760, %c8 : index
            %3776 = arith.addi %3774, %3775 : index
            memref.store %3758, %out[%3776] : memref<?xf16>
            %3777 = arith.addi %10, %c56 : index
            %3778 = arith.mulf %3427, %3722 : f32
            %3779 = arith.addf %3778, %c72 : f32
            %3780 = arith.minimumf %3779, %c153 : f32
            %3781 = arith.maximumf %3780, %c154 : f32
            %3782 = arith.truncf %3781 : f32 to f16
            %3783 = arith.divui %3777, %c8 : index
            %3784 = arith.addi %3727, %3783 : index
            %3785 = arith.divui %27, %outTileRows : index
            %3786 = arith.divui %3728, %c3 : index
            %3787 = arith.muli %3785, %3786 : index
            %3788 = arith.divui %3784, %c3 : index
            %3789 = arith.addi %3787, %3788 : index
            %3790 = arith.muli %3789, %c10 : index
            %3791 = arith.remui %3784, %c3 : index
            %3792 = arith.divui %3791, %c8 : index
            %3793 = arith.addi %3790, %3792 : index
            %3794 = arith.muli %outTileRows, %c8 : index
            %3795 = arith.muli %3793, %3794 : index
            %3796 = arith.remui %27, %outTileRows : index
            %3797 = arith.muli %3796, %c8 : index
            %3798 = arith.addi %3795, %3797 : index
            %3799 = arith.remui %3784, %c8 : index
            %3800 = arith.addi %3798, %3799 : index
            memref.store %3782, %out[%3800] : memref<?xf16>
            %3801 = arith.addi %10, %c57 : index
            %3802 = arith.mulf %3458, %3722 : f32
            %3803 = arith.addf %3802, %c72 : f32
            %3804 = arith.minimumf %3803, %c153 : f32
            %3805 = arith.maximumf %3804, %c154 : f32
            %3806 = arith.truncf %3805 : f32 to f16
            %3807 = arith.divui %3801, %c8 : index
            %3808 = arith.addi %3727, %3807 : index
            %3809 = arith.divui %27, %outTileRows : index
            %3810 = arith.divui %3728, %c3 : index
            %3811 = arith.muli %3809, %3810 : index
            %3812 = arith.divui %3808, %c3 : index
            %3813 = arith.addi %3811, %3812 : index
            %3814 = arith.muli %3813, %c10 : index
            %3815 = arith.remui %3808, %c3 : index
            %3816 = arith.divui %3815, %c8 : index
            %3817 = arith.addi %3814, %3816 : index
            %3818 = arith.muli %outTileRows, %c8 : index
            %3819 = arith.muli %3817, %3818 : index
            %3820 = arith.remui %27, %outTileRows : index
            %3821 = arith.muli %3820, %c8 : index
            %3822 = arith.addi %3819, %3821 : index
            %3823 = arith.remui %3808, %c8 : index
            %3824 = arith.addi %3822, %3823 : index
            memref.store %3806, %out[%3824] : memref<?xf16>
            %3825 = arith.addi %10, %c58 : index
            %3826 = arith.mulf %3557, %3722 : f32
            %3827 = arith.addf %3826, %c72 : f32
            %3828 = arith.minimumf %3827, %c153 : f32
            %3829 = arith.maximumf %3828, %c154 : f32
            %3830 = arith.truncf %3829 : f32 to f16
            %3831 = arith.divui %3825, %c8 : index
            %3832 = arith.addi %3727, %3831 : index
            %3833 = arith.divui %27, %outTileRows : index
            %3834 = arith.divui %3728, %c3 : index
            %3835 = arith.muli %3833, %3834 : index
            %3836 = arith.divui %3832, %c3 : index
            %3837 = arith.addi %3835, %3836 : index
            %3838 = arith.muli %3837, %c10 : index
            %3839 = arith.remui %3832, %c3 : index
            %3840 = arith.divui %3839, %c8 : index
            %3841 = arith.addi %3838, %3840 : index
            %3842 = arith.muli %outTileRows, %c8 : index
            %3843 = arith.muli %3841, %3842 : index
            %3844 = arith.remui %27, %outTileRows : index
            %3845 = arith.muli %3844, %c8 : index
            %3846 = arith.addi %3843, %3845 : index
            %3847 = arith.remui %3832, %c8 : index
            %3848 = arith.addi %3846, %3847 : index
            memref.store %3830, %out[%3848] : memref<?xf16>
            %3849 = arith.addi %10, %c59 : index
            %3850 = arith.mulf %3588, %3722 : f32
            %3851 = arith.addf %3850, %c72 : f32
            %3852 = arith.minimumf %3851, %c153 : f32
            %3853 = arith.maximumf %3852, %c154 : f32
            %3854 = arith.truncf %3853 : f32 to f16
            %3855 = arith.divui %3849, %c8 : index
            %3856 = arith.addi %3727, %3855 : index
            %3857 = arith.divui %27, %outTileRows : index
            %3858 = arith.divui %3728, %c3 : index
            %3859 = arith.muli %3857, %3858 : index
            %3860 = arith.divui %3856, %c3 : index
            %3861 = arith.addi %3859, %3860 : index
            %3862 = arith.muli %3861, %c10 : index
            %3863 = arith.remui %3856, %c3 : index
            %3864 = arith.divui %3863, %c8 : index
            %3865 = arith.addi %3862, %3864 : index
            %3866 = arith.muli %outTileRows, %c8 : index
            %3867 = arith.muli %3865, %3866 : index
            %3868 = arith.remui %27, %outTileRows : index
            %3869 = arith.muli %3868, %c8 : index
            %3870 = arith.addi %3867, %3869 : index
            %3871 = arith.remui %3856, %c8 : index
            %3872 = arith.addi %3870, %3871 : index
            memref.store %3854, %out[%3872] : memref<?xf16>
            %3873 = arith.addi %10, %c60 : index
            %3874 = arith.mulf %3687, %3722 : f32
            %3875 = arith.addf %3874, %c72 : f32
            %3876 = arith.minimumf %3875, %c153 : f32
            %3877 = arith.maximumf %3876, %c154 : f32
            %3878 = arith.truncf %3877 : f32 to f16
            %3879 = arith.divui %3873, %c8 : index
            %3880 = arith.addi %3727, %3879 : index
            %3881 = arith.divui %27, %outTileRows : index
            %3882 = arith.divui %3728, %c3 : index
            %3883 = arith.muli %3881, %3882 : index
            %3884 = arith.divui %3880, %c3 : index
            %3885 = arith.addi %3883, %3884 : index
            %3886 = arith.muli %3885, %c10 : index
            %3887 = arith.remui %3880, %c3 : index
            %3888 = arith.divui %3887, %c8 : index
            %3889 = arith.addi %3886, %3888 : index
            %3890 = arith.muli %outTileRows, %c8 : index
            %3891 = arith.muli %3889, %3890 : index
            %3892 = arith.remui %27, %outTileRows : index
            %3893 = arith.muli %3892, %c8 : index
            %3894 = arith.addi %3891, %3893 : index
            %3895 = arith.remui %3880, %c8 : index
            %3896 = arith.addi %3894, %3895 : index
            memref.store %3878, %out[%3896] : memref<?xf16>
            %3897 = arith.addi %10, %c61 : index
            %3898 = arith.mulf %3718, %3722 : f32
            %3899 = arith.addf %3898, %c72 : f32
            %3900 = arith.minimumf %3899, %c153 : f32
            %3901 = arith.maximumf %3900, %c154 : f32
            %3902 = arith.truncf %3901 : f32 to f16
            %3903 = arith.divui %3897, %c8 : index
            %3904 = arith.addi %3727, %3903 : index
            %3905 = arith.divui %27, %outTileRows : index
            %3906 = arith.divui %3728, %c3 : index
            %3907 = arith.muli %3905, %3906 : index
            %3908 = arith.divui %3904, %c3 : index
            %3909 = arith.addi %3907, %3908 : index
            %3910 = arith.muli %3909, %c10 : index
            %3911 = arith.remui %3904, %c3 : index
            %3912 = arith.divui %3911, %c8 : index
            %3913 = arith.addi %3910, %3912 : index
            %3914 = arith.muli %outTileRows, %c8 : index
            %3915 = arith.muli %3913, %3914 : index
            %3916 = arith.remui %27, %outTileRows : index
            %3917 = arith.muli %3916, %c8 : index
            %3918 = arith.addi %3915, %3917 : index
            %3919 = arith.remui %3904, %c8 : index
            %3920 = arith.addi %3918, %3919 : index
            memref.store %3902, %out[%3920] : memref<?xf16>
          }
        } else {
          %3921 = arith.addi %ranges, %groups : index
          %3922 = arith.muli %12, %3921 : index
          %3923 = arith.index_castui %308 : i32 to index
          %3924 = arith.addi %3922, %3923 : index
          %3925 = arith.muli %3924, %c157 : index
          %3926 = arith.addi %10, %c22 : index
          %3927 = arith.addi %3925, %3926 : index
          memref.store %3297, %partial[%3927] : memref<?xf32>
          %3928 = arith.addi %10, %c6 : index
          %3929 = arith.addi %3925, %3928 : index
          memref.store %3328, %partial[%3929] : memref<?xf32>
          %3930 = arith.addi %10, %c56 : index
          %3931 = arith.addi %3925, %3930 : index
          memref.store %3427, %partial[%3931] : memref<?xf32>
          %3932 = arith.addi %10, %c57 : index
          %3933 = arith.addi %3925, %3932 : index
          memref.store %3458, %partial[%3933] : memref<?xf32>
          %3934 = arith.addi %10, %c58 : index
          %3935 = arith.addi %3925, %3934 : index
          memref.store %3557, %partial[%3935] : memref<?xf32>
          %3936 = arith.addi %10, %c59 : index
          %3937 = arith.addi %3925, %3936 : index
          memref.store %3588, %partial[%3937] : memref<?xf32>
          %3938 = arith.addi %10, %c60 : index
          %3939 = arith.addi %3925, %3938 : index
          memref.store %3687, %partial[%3939] : memref<?xf32>
          %3940 = arith.addi %10, %c61 : index
          %3941 = arith.addi %3925, %3940 : index
          memref.store %3718, %partial[%3941] : memref<?xf32>
          %3942 = arith.cmpi slt, %10, %c8 : index
          scf.if %3942 {
            %3943 = arith.addi %3925, %c62 : index
            %3944 = arith.addi %3943, %10 : index
            memref.store %3260, %partial[%3944] : memref<?xf32>
            %3945 = arith.addi %3944, %c8 : index
            memref.store %3266, %partial[%3945] : memref<?xf32>
          }
          %3946 = arith.addi %45, %c131 : i32
          %3947 = arith.divui %3946, %c132 : i32
          %3948 = arith.divui %308, %c132 : i32
          %3949 = arith.addi %groups, %c4 : index
          %3950 = arith.muli %12, %3949 : index
          %3951 = arith.muli %3948, %c132 : i32
          %3952 = arith.subi %45, %3951 : i32
          %3953 = arith.minsi %3952, %c132 : i32
          %3954 = arith.index_castui %3948 : i32 to index
          %3955 = arith.addi %3950, %3954 : index
          %3956 = arith.index_castui %3953 : i32 to index
          %3957 = wave.arrive %counters[%3955], %3956 : memref<?xi32>
          scf.if %3957 {
            %3958 = arith.muli %3948, %c132 : i32
            %3970:10 = scf.for %3959 = %c76 to %3953 step %c132 iter_args(%3960 = %c71, %3961 = %c72, %3962 = %c72, %3963 = %c72, %3964 = %c72, %3965 = %c72, %3966 = %c72, %3967 = %c72, %3968 = %c72, %3969 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %3971 = arith.addi %3959, %c76 : i32
              %3972 = arith.subi %3953, %c17 : i32
              %3973 = arith.minsi %3971, %3972 : i32
              %3974 = arith.addi %3958, %3973 : i32
              %3975 = arith.addi %ranges, %groups : index
              %3976 = arith.muli %12, %3975 : index
              %3977 = arith.index_castui %3974 : i32 to index
              %3978 = arith.addi %3976, %3977 : index
              %3979 = arith.muli %3978, %c157 : index
              %3980 = arith.addi %3979, %c62 : index
              %3981 = arith.addi %3980, %11 : index
              %3982 = memref.load %partial[%3981] : memref<?xf32>
              %3983 = arith.cmpi slt, %3971, %3953 : i32
              %3984 = arith.select %3983, %3982, %c71 : f32
              %3985 = arith.addi %3979, %10 : index
              %3986 = arith.addi %3985, %c22 : index
              %3987 = memref.load %partial[%3986] : memref<?xf32>
              %3988 = arith.addi %3979, %10 : index
              %3989 = arith.addi %3988, %c6 : index
              %3990 = memref.load %partial[%3989] : memref<?xf32>
              %3991 = arith.addi %3979, %10 : index
              %3992 = arith.addi %3991, %c56 : index
              %3993 = memref.load %partial[%3992] : memref<?xf32>
              %3994 = arith.addi %3979, %10 : index
              %3995 = arith.addi %3994, %c57 : index
              %3996 = memref.load %partial[%3995] : memref<?xf32>
              %3997 = arith.addi %3979, %10 : index
              %3998 = arith.addi %3997, %c58 : index
              %3999 = memref.load %partial[%3998] : memref<?xf32>
              %4000 = arith.addi %3979, %10 : index
              %4001 = arith.addi %4000, %c59 : index
              %4002 = memref.load %partial[%4001] : memref<?xf32>
              %4003 = arith.addi %3979, %10 : index
              %4004 = arith.addi %4003, %c60 : index
              %4005 = memref.load %partial[%4004] : memref<?xf32>
              %4006 = arith.addi %3979, %10 : index
              %4007 = arith.addi %4006, %c61 : index
              %4008 = memref.load %partial[%4007] : memref<?xf32>
              %4009 = arith.addi %3981, %c8 : index
              %4010 = memref.load %partial[%4009] : memref<?xf32>
              %4011 = arith.addi %3959, %c17 : i32
              %4012 = arith.subi %3953, %c17 : i32
              %4013 = arith.minsi %4011, %4012 : i32
              %4014 = arith.addi %3958, %4013 : i32
              %4015 = arith.addi %ranges, %groups : index
              %4016 = arith.muli %12, %4015 : index
              %4017 = arith.index_castui %4014 : i32 to index
              %4018 = arith.addi %4016, %4017 : index
              %4019 = arith.muli %4018, %c157 : index
              %4020 = arith.addi %4019, %c62 : index
              %4021 = arith.addi %4020, %11 : index
              %4022 = memref.load %partial[%4021] : memref<?xf32>
              %4023 = arith.cmpi slt, %4011, %3953 : i32
              %4024 = arith.select %4023, %4022, %c71 : f32
              %4025 = arith.addi %4019, %10 : index
              %4026 = arith.addi %4025, %c22 : index
              %4027 = memref.load %partial[%4026] : memref<?xf32>
              %4028 = arith.addi %4019, %10 : index
              %4029 = arith.addi %4028, %c6 : index
              %4030 = memref.load %partial[%4029] : memref<?xf32>
              %4031 = arith.addi %4019, %10 : index
              %4032 = arith.addi %4031, %c56 : index
              %4033 = memref.load %partial[%4032] : memref<?xf32>
              %4034 = arith.addi %4019, %10 : index
              %4035 = arith.addi %4034, %c57 : index
              %4036 = memref.load %partial[%4035] : memref<?xf32>
              %4037 = arith.addi %4019, %10 : index
              %4038 = arith.addi %4037, %c58 : index
              %4039 = memref.load %partial[%4038] : memref<?xf32>
              %4040 = arith.addi %4019, %10 : index
              %4041 = arith.addi %4040, %c59 : index
              %4042 = memref.load %partial[%4041] : memref<?xf32>
              %4043 = arith.addi %4019, %10 : index
              %4044 = arith.addi %4043, %c60 : index
              %4045 = memref.load %partial[%4044] : memref<?xf32>
              %4046 = arith.addi %4019, %10 : index
              %4047 = arith.addi %4046, %c61 : index
              %4048 = memref.load %partial[%4047] : memref<?xf32>
              %4049 = arith.addi %4021, %c8 : index
              %4050 = memref.load %partial[%4049] : memref<?xf32>
              %4051 = arith.addi %3959, %c125 : i32
              %4052 = arith.subi %3953, %c17 : i32
              %4053 = arith.minsi %4051, %4052 : i32
              %4054 = arith.addi %3958, %4053 : i32
              %4055 = arith.addi %ranges, %groups : index
              %4056 = arith.muli %12, %4055 : index
              %4057 = arith.index_castui %4054 : i32 to index
              %4058 = arith.addi %4056, %4057 : index
              %4059 = arith.muli %4058, %c157 : index
              %4060 = arith.addi %4059, %c62 : index
              %4061 = arith.addi %4060, %11 : index
              %4062 = memref.load %partial[%4061] : memref<?xf32>
              %4063 = arith.cmpi slt, %4051, %3953 : i32
              %4064 = arith.select %4063, %4062, %c71 : f32
              %4065 = arith.addi %4059, %10 : index
              %4066 = arith.addi %4065, %c22 : index
              %4067 = memref.load %partial[%4066] : memref<?xf32>
              %4068 = arith.addi %4059, %10 : index
              %4069 = arith.addi %4068, %c6 : index
              %4070 = memref.load %partial[%4069] : memref<?xf32>
              %4071 = arith.addi %4059, %10 : index
              %4072 = arith.addi %4071, %c56 : index
              %4073 = memref.load %partial[%4072] : memref<?xf32>
              %4074 = arith.addi %4059, %10 : index
              %4075 = arith.addi %4074, %c57 : index
              %4076 = memref.load %partial[%4075] : memref<?xf32>
              %4077 = arith.addi %4059, %10 : index
              %4078 = arith.addi %4077, %c58 : index
              %4079 = memref.load %partial[%4078] : memref<?xf32>
              %4080 = arith.addi %4059, %10 : index
              %4081 = arith.addi %4080, %c59 : index
              %4082 = memref.load %partial[%4081] : memref<?xf32>
              %4083 = arith.addi %4059, %10 : index
              %4084 = arith.addi %4083, %c60 : index
              %4085 = memref.load %partial[%4084] : memref<?xf32>
              %4086 = arith.addi %4059, %10 : index
              %4087 = arith.addi %4086, %c61 : index
              %4088 = memref.load %partial[%4087] : memref<?xf32>
              %4089 = arith.addi %4061, %c8 : index
              %4090 = memref.load %partial[%4089] : memref<?xf32>
              %4091 = arith.addi %3959, %c127 : i32
              %4092 = arith.subi %3953, %c17 : i32
              %4093 = arith.minsi %4091, %4092 : i32
              %4094 = arith.addi %3958, %4093 : i32
              %4095 = arith.addi %ranges, %groups : index
              %4096 = arith.muli %12, %4095 : index
              %4097 = arith.index_castui %4094 : i32 to index
              %4098 = arith.addi %4096, %4097 : index
              %4099 = arith.muli %4098, %c157 : index
              %4100 = arith.addi %4099, %c62 : index
              %4101 = arith.addi %4100, %11 : index
              %4102 = memref.load %partial[%4101] : memref<?xf32>
              %4103 = arith.cmpi slt, %4091, %3953 : i32
              %4104 = arith.select %4103, %4102, %c71 : f32
              %4105 = arith.addi %4099, %10 : index
              %4106 = arith.addi %4105, %c22 : index
              %4107 = memref.load %partial[%4106] : memref<?xf32>
              %4108 = arith.addi %4099, %10 : index
              %4109 = arith.addi %4108, %c6 : index
              %4110 = memref.load %partial[%4109] : memref<?xf32>
              %4111 = arith.addi %4099, %10 : index
              %4112 = arith.addi %4111, %c56 : index
              %4113 = memref.load %partial[%4112] : memref<?xf32>
              %4114 = arith.addi %4099, %10 : index
              %4115 = arith.addi %4114, %c57 : index
              %4116 = memref.load %partial[%4115] : memref<?xf32>
              %4117 = arith.addi %4099, %10 : index
              %4118 = arith.addi %4117, %c58 : index
              %4119 = memref.load %partial[%4118] : memref<?xf32>
              %4120 = arith.addi %4099, %10 : index
              %4121 = arith.addi %4120, %c59 : index
              %4122 = memref.load %partial[%4121] : memref<?xf32>
              %4123 = arith.addi %4099, %10 : index
              %4124 = arith.addi %4123, %c60 : index
              %4125 = memref.load %partial[%4124] : memref<?xf32>
              %4126 = arith.addi %4099, %10 : index
              %4127 = arith.addi %4126, %c61 : index
              %4128 = memref.load %partial[%4127] : memref<?xf32>
              %4129 = arith.addi %4101, %c8 : index
              %4130 = memref.load %partial[%4129] : memref<?xf32>
              %4131 = arith.addi %3959, %c128 : i32
              %4132 = arith.subi %3953, %c17 : i32
              %4133 = arith.minsi %4131, %4132 : i32
              %4134 = arith.addi %3958, %4133 : i32
              %4135 = arith.addi %ranges, %groups : index
              %4136 = arith.muli %12, %4135 : index
              %4137 = arith.index_castui %4134 : i32 to index
              %4138 = arith.addi %4136, %4137 : index
              %4139 = arith.muli %4138, %c157 : index
              %4140 = arith.addi %4139, %c62 : index
              %4141 = arith.addi %4140, %11 : index
              %4142 = memref.load %partial[%4141] : memref<?xf32>
              %4143 = arith.cmpi slt, %4131, %3953 : i32
              %4144 = arith.select %4143, %4142, %c71 : f32
              %4145 = arith.addi %4139, %10 : index
              %4146 = arith.addi %4145, %c22 : index
              %4147 = memref.load %partial[%4146] : memref<?xf32>
              %4148 = arith.addi %4139, %10 : index
              %4149 = arith.addi %4148, %c6 : index
              %4150 = memref.load %partial[%4149] : memref<?xf32>
              %4151 = arith.addi %4139, %10 : index
              %4152 = arith.addi %4151, %c56 : index
              %4153 = memref.load %partial[%4152] : memref<?xf32>
              %4154 = arith.addi %4139, %10 : index
              %4155 = arith.addi %4154, %c57 : index
              %4156 = memref.load %partial[%4155] : memref<?xf32>
              %4157 = arith.addi %4139, %10 : index
              %4158 = arith.addi %4157, %c58 : index
              %4159 = memref.load %partial[%4158] : memref<?xf32>
              %4160 = arith.addi %4139, %10 : index
              %4161 = arith.addi %4160, %c59 : index
              %4162 = memref.load %partial[%4161] : memref<?xf32>
              %4163 = arith.addi %4139, %10 : index
              %4164 = arith.addi %4163, %c60 : index
              %4165 = memref.load %partial[%4164] : memref<?xf32>
              %4166 = arith.addi %4139, %10 : index
              %4167 = arith.addi %4166, %c61 : index
              %4168 = memref.load %partial[%4167] : memref<?xf32>
              %4169 = arith.addi %4141, %c8 : index
              %4170 = memref.load %partial[%4169] : memref<?xf32>
              %4171 = arith.addi %3959, %c129 : i32
              %4172 = arith.subi %3953, %c17 : i32
              %4173 = arith.minsi %4171, %4172 : i32
              %4174 = arith.addi %3958, %4173 : i32
              %4175 = arith.addi %ranges, %groups : index
              %4176 = arith.muli %12, %4175 : index
              %4177 = arith.index_castui %4174 : i32 to index
              %4178 = arith.addi %4176, %4177 : index
              %4179 = arith.muli %4178, %c157 : index
              %4180 = arith.addi %4179, %c62 : index
              %4181 = arith.addi %4180, %11 : index
              %4182 = memref.load %partial[%4181] : memref<?xf32>
              %4183 = arith.cmpi slt, %4171, %3953 : i32
              %4184 = arith.select %4183, %4182, %c71 : f32
              %4185 = arith.addi %4179, %10 : index
              %4186 = arith.addi %4185, %c22 : index
              %4187 = memref.load %partial[%4186] : memref<?xf32>
              %4188 = arith.addi %4179, %10 : index
              %4189 = arith.addi %4188, %c6 : index
              %4190 = memref.load %partial[%4189] : memref<?xf32>
              %4191 = arith.addi %4179, %10 : index
              %4192 = arith.addi %4191, %c56 : index
              %4193 = memref.load %partial[%4192] : memref<?xf32>
              %4194 = arith.addi %4179, %10 : index
              %4195 = arith.addi %4194, %c57 : index
              %4196 = memref.load %partial[%4195] : memref<?xf32>
              %4197 = arith.addi %4179, %10 : index
              %4198 = arith.addi %4197, %c58 : index
              %4199 = memref.load %partial[%4198] : memref<?xf32>
              %4200 = arith.addi %4179, %10 : index
              %4201 = arith.addi %4200, %c59 : index
              %4202 = memref.load %partial[%4201] : memref<?xf32>
              %4203 = arith.addi %4179, %10 : index
              %4204 = arith.addi %4203, %c60 : index
              %4205 = memref.load %partial[%4204] : memref<?xf32>
              %4206 = arith.addi %4179, %10 : index
              %4207 = arith.addi %4206, %c61 : index
              %4208 = memref.load %partial[%4207] : memref<?xf32>
              %4209 = arith.addi %4181, %c8 : index
              %4210 = memref.load %partial[%4209] : memref<?xf32>
              %4211 = arith.addi %3959, %c130 : i32
              %4212 = arith.subi %3953, %c17 : i32
              %4213 = arith.minsi %4211, %4212 : i32
              %4214 = arith.addi %3958, %4213 : i32
              %4215 = arith.addi %ranges, %groups : index
              %4216 = arith.muli %12, %4215 : index
              %4217 = arith.index_castui %4214 : i32 to index
              %4218 = arith.addi %4216, %4217 : index
              %4219 = arith.muli %4218, %c157 : index
              %4220 = arith.addi %4219, %c62 : index
              %4221 = arith.addi %4220, %11 : index
              %4222 = memref.load %partial[%4221] : memref<?xf32>
              %4223 = arith.cmpi slt, %4211, %3953 : i32
              %4224 = arith.select %4223, %4222, %c71 : f32
              %4225 = arith.addi %4219, %10 : index
              %4226 = arith.addi %4225, %c22 : index
              %4227 = memref.load %partial[%4226] : memref<?xf32>
              %4228 = arith.addi %4219, %10 : index
              %4229 = arith.addi %4228, %c6 : index
              %4230 = memref.load %partial[%4229] : memref<?xf32>
              %4231 = arith.addi %4219, %10 : index
              %4232 = arith.addi %4231, %c56 : index
              %4233 = memref.load %partial[%4232] : memref<?xf32>
              %4234 = arith.addi %4219, %10 : index
              %4235 = arith.addi %4234, %c57 : index
              %4236 = memref.load %partial[%4235] : memref<?xf32>
              %4237 = arith.addi %4219, %10 : index
              %4238 = arith.addi %4237, %c58 : index
              %4239 = memref.load %partial[%4238] : memref<?xf32>
              %4240 = arith.addi %4219, %10 : index
              %4241 = arith.addi %4240, %c59 : index
              %4242 = memref.load %partial[%4241] : memref<?xf32>
              %4243 = arith.addi %4219, %10 : index
              %4244 = arith.addi %4243, %c60 : index
              %4245 = memref.load %partial[%4244] : memref<?xf32>
              %4246 = arith.addi %4219, %10 : index
              %4247 = arith.addi %4246, %c61 : index
              %4248 = memref.load %partial[%4247] : memref<?xf32>
              %4249 = arith.addi %4221, %c8 : index
              %4250 = memref.load %partial[%4249] : memref<?xf32>
              %4251 = arith.addi %3959, %c131 : i32
              %4252 = arith.subi %3953, %c17 : i32
              %4253 = arith.minsi %4251, %4252 : i32
              %4254 = arith.addi %3958, %4253 : i32
              %4255 = arith.addi %ranges, %groups : index
              %4256 = arith.muli %12, %4255 : index
              %4257 = arith.index_castui %4254 : i32 to index
              %4258 = arith.addi %4256, %4257 : index
              %4259 = arith.muli %4258, %c157 : index
              %4260 = arith.addi %4259, %c62 : index
              %4261 = arith.addi %4260, %11 : index
              %4262 = memref.load %partial[%4261] : memref<?xf32>
              %4263 = arith.cmpi slt, %4251, %3953 : i32
              %4264 = arith.select %4263, %4262, %c71 : f32
              %4265 = arith.addi %4259, %10 : index
              %4266 = arith.addi %4265, %c22 : index
              %4267 = memref.load %partial[%4266] : memref<?xf32>
              %4268 = arith.addi %4259, %10 : index
              %4269 = arith.addi %4268, %c6 : index
              %4270 = memref.load %partial[%4269] : memref<?xf32>
              %4271 = arith.addi %4259, %10 : index
              %4272 = arith.addi %4271, %c56 : index
              %4273 = memref.load %partial[%4272] : memref<?xf32>
              %4274 = arith.addi %4259, %10 : index
              %4275 = arith.addi %4274, %c57 : index
              %4276 = memref.load %partial[%4275] : memref<?xf32>
              %4277 = arith.addi %4259, %10 : index
              %4278 = arith.addi %4277, %c58 : index
              %4279 = memref.load %partial[%4278] : memref<?xf32>
              %4280 = arith.addi %4259, %10 : index
              %4281 = arith.addi %4280, %c59 : index
              %4282 = memref.load %partial[%4281] : memref<?xf32>
              %4283 = arith.addi %4259, %10 : index
              %4284 = arith.addi %4283, %c60 : index
              %4285 = memref.load %partial[%4284] : memref<?xf32>
              %4286 = arith.addi %4259, %10 : index
              %4287 = arith.addi %4286, %c61 : index
              %4288 = memref.load %partial[%4287] : memref<?xf32>
              %4289 = arith.addi %4261, %c8 : index
              %4290 = memref.load %partial[%4289] : memref<?xf32>
              %4291 = arith.maxnumf %3960, %3984 fastmath<nnan> : f32
              %4292 = arith.subf %3960, %4291 : f32
              %4293 = wave.exp2 %4292 : f32
              %4294 = arith.subf %3984, %4291 : f32
              %4295 = wave.exp2 %4294 : f32
              %4296 = arith.mulf %3961, %4293 : f32
              %4297 = math.fma %4010, %4295, %4296 : f32
              %4298 = arith.mulf %3962, %4293 : f32
              %4299 = math.fma %3987, %4295, %4298 : f32
              %4300 = arith.mulf %3963, %4293 : f32
              %4301 = math.fma %3990, %4295, %4300 : f32
              %4302 = arith.mulf %3964, %4293 : f32
              %4303 = math.fma %3993, %4295, %4302 : f32
              %4304 = arith.mulf %3965, %4293 : f32
              %4305 = math.fma %3996, %4295, %4304 : f32
              %4306 = arith.mulf %3966, %4293 : f32
              %4307 = math.fma %3999, %4295, %4306 : f32
              %4308 = arith.mulf %3967, %4293 : f32
              %4309 = math.fma %4002, %4295, %4308 : f32
              %4310 = arith.mulf %3968, %4293 : f32
              %4311 = math.fma %4005, %4295, %4310 : f32
              %4312 = arith.mulf %3969, %4293 : f32
              %4313 = math.fma %4008, %4295, %4312 : f32
              %4314 = arith.maxnumf %4291, %4024 fastmath<nnan> : f32
              %4315 = arith.subf %4291, %4314 : f32
              %4316 = wave.exp2 %4315 : f32
              %4317 = arith.subf %4024, %4314 : f32
              %4318 = wave.exp2 %4317 : f32
              %4319 = arith.mulf %4297, %4316 : f32
              %4320 = math.fma %4050, %4318, %4319 : f32
              %4321 = arith.mulf %4299, %4316 : f32
              %4322 = math.fma %4027, %4318, %4321 : f32
              %4323 = arith.mulf %4301, %4316 : f32
              %4324 = math.fma %4030, %4318, %4323 : f32
              %4325 = arith.mulf %4303, %4316 : f32
              %4326 = math.fma %4033, %4318, %4325 : f32
              %4327 = arith.mulf %4305, %4316 : f32
              %4328 = math.fma %4036, %4318, %4327 : f32
              %4329 = arith.mulf %4307, %4316 : f32
              %4330 = math.fma %4039, %4318, %4329 : f32
              %4331 = arith.mulf %4309, %4316 : f32
              %4332 = math.fma %4042, %4318, %4331 : f32
              %4333 = arith.mulf %4311, %4316 : f32
              %4334 = math.fma %4045, %4318, %4333 : f32
              %4335 = arith.mulf %4313, %4316 : f32
              %4336 = math.fma %4048, %4318, %4335 : f32
              %4337 = arith.maxnumf %4314, %4064 fastmath<nnan> : f32
              %4338 = arith.subf %4314, %4337 : f32
              %4339 = wave.exp2 %4338 : f32
              %4340 = arith.subf %4064, %4337 : f32
              %4341 = wave.exp2 %4340 : f32
              %4342 = arith.mulf %4320, %4339 : f32
              %4343 = math.fma %4090, %4341, %4342 : f32
              %4344 = arith.mulf %4322, %4339 : f32
              %4345 = math.fma %4067, %4341, %4344 : f32
              %4346 = arith.mulf %4324, %4339 : f32
              %4347 = math.fma %4070, %4341, %4346 : f32
              %4348 = arith.mulf %4326, %4339 : f32
              %4349 = math.fma %4073, %4341, %4348 : f32
              %4350 = arith.mulf %4328, %4339 : f32
              %4351 = math.fma %4076, %4341, %4350 : f32
              %4352 = arith.mulf %4330, %4339 : f32
              %4353 = math.fma %4079, %4341, %4352 : f32
              %4354 = arith.mulf %4332, %4339 : f32
              %4355 = math.fma %4082, %4341, %4354 : f32
              %4356 = arith.mulf %4334, %4339 : f32
              %4357 = math.fma %4085, %4341, %4356 : f32
              %4358 = arith.mulf %4336, %4339 : f32
              %4359 = math.fma %4088, %4341, %4358 : f32
              %4360 = arith.maxnumf %4337, %4104 fastmath<nnan> : f32
              %4361 = arith.subf %4337, %4360 : f32
              %4362 = wave.exp2 %4361 : f32
              %4363 = arith.subf %4104, %4360 : f32
              %4364 = wave.exp2 %4363 : f32
              %4365 = arith.mulf %4343, %4362 : f32
              %4366 = math.fma %4130, %4364, %4365 : f32
              %4367 = arith.mulf %4345, %4362 : f32
              %4368 = math.fma %4107, %4364, %4367 : f32
              %4369 = arith.mulf %4347, %4362 : f32
              %4370 = math.fma %4110, %4364, %4369 : f32
              %4371 = arith.mulf %4349, %4362 : f32
              %4372 = math.fma %4113, %4364, %4371 : f32
              %4373 = arith.mulf %4351, %4362 : f32
              %4374 = math.fma %4116, %4364, %4373 : f32
              %4375 = arith.mulf %4353, %4362 : f32
              %4376 = math.fma %4119, %4364, %4375 : f32
              %4377 = arith.mulf %4355, %4362 : f32
              %4378 = math.fma %4122, %4364, %4377 : f32
              %4379 = arith.mulf %4357, %4362 : f32
              %4380 = math.fma %4125, %4364, %4379 : f32
              %4381 = arith.mulf %4359, %4362 : f32
              %4382 = math.fma %4128, %4364, %4381 : f32
              %4383 = arith.maxnumf %4360, %4144 fastmath<nnan> : f32
              %4384 = arith.subf %4360, %4383 : f32
              %4385 = wave.exp2 %4384 : f32
              %4386 = arith.subf %4144, %4383 : f32
              %4387 = wave.exp2 %4386 : f32
              %4388 = arith.mulf %4366, %4385 : f32
              %4389 = math.fma %4170, %4387, %4388 : f32
              %4390 = arith.mulf %4368, %4385 : f32
              %4391 = math.fma %4147, %4387, %4390 : f32
              %4392 = arith.mulf %4370, %4385 : f32
              %4393 = math.fma %4150, %4387, %4392 : f32
              %4394 = arith.mulf %4372, %4385 : f32
              %4395 = math.fma %4153, %4387, %4394 : f32
              %4396 = arith.mulf %4374, %4385 : f32
              %4397 = math.fma %4156, %4387, %4396 : f32
              %4398 = arith.mulf %4376, %4385 : f32
              %4399 = math.fma %4159, %4387, %4398 : f32
              %4400 = arith.mulf %4378, %4385 : f32
              %4401 = math.fma %4162, %4387, %4400 : f32
              %4402 = arith.mulf %4380, %4385 : f32
              %4403 = math.fma %4165, %4387, %4402 : f32
              %4404 = arith.mulf %4382, %4385 : f32
              %4405 = math.fma %4168, %4387, %4404 : f32
              %4406 = arith.maxnumf %4383, %4184 fastmath<nnan> : f32
              %4407 = arith.subf %4383, %4406 : f32
              %4408 = wave.exp2 %4407 : f32
              %4409 = arith.subf %4184, %4406 : f32
              %4410 = wave.exp2 %4409 : f32
              %4411 = arith.mulf %4389, %4408 : f32
              %4412 = math.fma %4210, %4410, %4411 : f32
              %4413 = arith.mulf %4391, %4408 : f32
              %4414 = math.fma %4187, %4410, %4413 : f32
              %4415 = arith.mulf %4393, %4408 : f32
              %4416 = math.fma %4190, %4410, %4415 : f32
              %4417 = arith.mulf %4395, %4408 : f32
              %4418 = math.fma %4193, %4410, %4417 : f32
              %4419 = arith.mulf %4397, %4408 : f32
              %4420 = math.fma %4196, %4410, %4419 : f32
              %4421 = arith.mulf %4399, %4408 : f32
              %4422 = math.fma %4199, %4410, %4421 : f32
              %4423 = arith.mulf %4401, %4408 : f32
              %4424 = math.fma %4202, %4410, %4423 : f32
              %4425 = arith.mulf %4403, %4408 : f32
              %4426 = math.fma %4205, %4410, %4425 : f32
              %4427 = arith.mulf %4405, %4408 : f32
              %4428 = math.fma %4208, %4410, %4427 : f32
              %4429 = arith.maxnumf %4406, %4224 fastmath<nnan> : f32
              %4430 = arith.subf %4406, %4429 : f32
              %4431 = wave.exp2 %4430 : f32
              %4432 = arith.subf %4224, %4429 : f32
              %4433 = wave.exp2 %4432 : f32
              %4434 = arith.mulf %4412, %4431 : f32
              %4435 = math.fma %4250, %4433, %4434 : f32
              %4436 = arith.mulf %4414, %4431 : f32
              %4437 = math.fma %4227, %4433, %4436 : f32
              %4438 = arith.mulf %4416, %4431 : f32
              %4439 = math.fma %4230, %4433, %4438 : f32
              %4440 = arith.mulf %4418, %4431 : f32
              %4441 = math.fma %4233, %4433, %4440 : f32
              %4442 = arith.mulf %4420, %4431 : f32
              %4443 = math.fma %4236, %4433, %4442 : f32
              %4444 = arith.mulf %4422, %4431 : f32
              %4445 = math.fma %4239, %4433, %4444 : f32
              %4446 = arith.mulf %4424, %4431 : f32
              %4447 = math.fma %4242, %4433, %4446 : f32
              %4448 = arith.mulf %4426, %4431 : f32
              %4449 = math.fma %4245, %4433, %4448 : f32
              %4450 = arith.mulf %4428, %4431 : f32
              %4451 = math.fma %4248, %4433, %4450 : f32
              %4452 = arith.maxnumf %4429, %4264 fastmath<nnan> : f32
              %4453 = arith.subf %4429, %4452 : f32
              %4454 = wave.exp2 %4453 : f32
              %4455 = arith.subf %4264, %4452 : f32
              %4456 = wave.exp2 %4455 : f32
              %4457 = arith.mulf %4435, %4454 : f32
              %4458 = math.fma %4290, %4456, %4457 : f32
              %4459 = arith.mulf %4437, %4454 : f32
              %4460 = math.fma %4267, %4456, %4459 : f32
              %4461 = arith.mulf %4439, %4454 : f32
              %4462 = math.fma %4270, %4456, %4461 : f32
              %4463 = arith.mulf %4441, %4454 : f32
              %4464 = math.fma %4273, %4456, %4463 : f32
              %4465 = arith.mulf %4443, %4454 : f32
              %4466 = math.fma %4276, %4456, %4465 : f32
              %4467 = arith.mulf %4445, %4454 : f32
              %4468 = math.fma %4279, %4456, %4467 : f32
              %4469 = arith.mulf %4447, %4454 : f32
              %4470 = math.fma %4282, %4456, %4469 : f32
              %4471 = arith.mulf %4449, %4454 : f32
              %4472 = math.fma %4285, %4456, %4471 : f32
              %4473 = arith.mulf %4451, %4454 : f32
              %4474 = math.fma %4288, %4456, %4473 : f32
              scf.yield %4452, %4458, %4460, %4462, %4464, %4466, %4468, %4470, %4472, %4474 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %4475 = arith.cmpi eq, %3947, %c17 : i32
            scf.if %4475 {
              %4476 = arith.addi %kvHeads, %18 : index
              %4477 = memref.load %scales[%4476] : memref<?xf32>
              %4478 = arith.divf %4477, %3970#1 : f32
              %4479 = arith.addi %20, %11 : index
              %4480 = arith.cmpi slt, %4479, %groupSize : index
              scf.if %4480 {
                %4481 = arith.muli %18, %groupSize : index
                %4482 = arith.addi %4481, %4479 : index
                %4483 = arith.muli %4482, %c6 : index
                %4484 = arith.muli %heads, %c6 : index
                %4485 = arith.addi %10, %c22 : index
                %4486 = arith.mulf %3970#2, %4478 : f32
                %4487 = arith.addf %4486, %c72 : f32
                %4488 = arith.minimumf %4487, %c153 : f32
                %4489 = arith.maximumf %4488, %c154 : f32
                %4490 = arith.truncf %4489 : f32 to f16
                %4491 = arith.divui %4485, %c8 : index
                %4492 = arith.addi %4483, %4491 : index
                %4493 = arith.divui %27, %outTileRows : index
                %4494 = arith.divui %4484, %c3 : index
                %4495 = arith.muli %4493, %4494 : index
                %4496 = arith.divui %4492, %c3 : index
                %4497 = arith.addi %4495, %4496 : index
                %4498 = arith.muli %4497, %c10 : index
                %4499 = arith.remui %4492, %c3 : index
                %4500 = arith.divui %4499, %c8 : index
                %4501 = arith.addi %4498, %4500 : index
                %4502 = arith.muli %outTileRows, %c8 : index
                %4503 = arith.muli %4501, %4502 : index
                %4504 = arith.remui %27, %outTileRows : index
                %4505 = arith.muli %4504, %c8 : index
                %4506 = arith.addi %4503, %4505 : index
                %4507 = arith.remui %4492, %c8 : index
                %4508 = arith.addi %4506, %4507 : index
                memref.store %4490, %out[%4508] : memref<?xf16>
                %4509 = arith.addi %10, %c6 : index
                %4510 = arith.mulf %3970#3, %4478 : f32
                %4511 = arith.addf %4510, %c72 : f32
                %4512 = arith.minimumf %4511, %c153 : f32
                %4513 = arith.maximumf %4512, %c154 : f32
                %4514 = arith.truncf %4513 : f32 to f16
                %4515 = arith.divui %4509, %c8 : index
                %4516 = arith.addi %4483, %4515 : index
                %4517 = arith.divui %27, %outTileRows : index
                %4518 = arith.divui %4484, %c3 : index
                %4519 = arith.muli %4517, %4518 : index
                %4520 = arith.divui %4516, %c3 : index
                %4521 = arith.addi %4519, %4520 : index
                %4522 = arith.muli %4521, %c10 : index
                %4523 = arith.remui %4516, %c3 : index
                %4524 = arith.divui %4523, %c8 : index
                %4525 = arith.addi %4522, %4524 : index
                %4526 = arith.muli %outTileRows, %c8 : index
                %4527 = arith.muli %4525, %4526 : index
                %4528 = arith.remui %27, %outTileRows : index
                %4529 = arith.muli %4528, %c8 : index
                %4530 = arith.addi %4527, %4529 : index
                %4531 = arith.remui %4516, %c8 : index
                %4532 = arith.addi %4530, %4531 : index
                memref.store %4514, %out[%4532] : memref<?xf16>
                %4533 = arith.addi %10, %c56 : index
                %4534 = arith.mulf %3970#4, %4478 : f32
                %4535 = arith.addf %4534, %c72 : f32
                %4536 = arith.minimumf %4535, %c153 : f32
                %4537 = arith.maximumf %4536, %c154 : f32
                %4538 = arith.truncf %4537 : f32 to f16
                %4539 = arith.divui %4533, %c8 : index
                %4540 = arith.addi %4483, %4539 : index
                %4541 = arith.divui %27, %outTileRows : index
                %4542 = arith.divui %4484, %c3 : index
                %4543 = arith.muli %4541, %4542 : index
                %4544 = arith.divui %4540, %c3 : index
                %4545 = arith.addi %4543, %4544 : index
                %4546 = arith.muli %4545, %c10 : index
                %4547 = arith.remui %4540, %c3 : index
                %4548 = arith.divui %4547, %c8 : index
                %4549 = arith.addi %4546, %4548 : index
                %4550 = arith.muli %outTileRows, %c8 : index
                %4551 = arith.muli %4549, %4550 : index
                %4552 = arith.remui %27, %outTileRows : index
                %4553 = arith.muli %4552, %c8 : index
                %4554 = arith.addi %4551, %4553 : index
                %4555 = arith.remui %4540, %c8 : index
                %4556 = arith.addi %4554, %4555 : index
                memref.store %4538, %out[%4556] : memref<?xf16>
                %4557 = arith.addi %10, %c57 : index
                %4558 = arith.mulf %3970#5, %4478 : f32
                %4559 = arith.addf %4558, %c72 : f32
                %4560 = arith.minimumf %4559, %c153 : f32
                %4561 = arith.maximumf %4560, %c154 : f32
                %4562 = arith.truncf %4561 : f32 to f16
                %4563 = arith.divui %4557, %c8 : index
                %4564 = arith.addi %4483, %4563 : index
                %4565 = arith.divui %27, %outTileRows : index
                %4566 = arith.divui %4484, %c3 : index
                %4567 = arith.muli %4565, %4566 : index
                %4568 = arith.divui %4564, %c3 : index
                %4569 = arith.addi %4567, %4568 : index
                %4570 = arith.muli %4569, %c10 : index
                %4571 = arith.remui %4564, %c3 : index
                %4572 = arith.divui %4571, %c8 : index
                %4573 = arith.addi %4570, %4572 : index
                %4574 = arith.muli %outTileRows, %c8 : index
                %4575 = arith.muli %4573, %4574 : index
                %4576 = arith.remui %27, %outTileRows : index
                %4577 = arith.muli %4576, %c8 : index
                %4578 = arith.addi %4575, %4577 : index
                %4579 = arith.remui %4564, %c8 : index
                %4580 = arith.addi %4578, %4579 : index
                memref.store %4562, %out[%4580] : memref<?xf16>
                %4581 = arith.addi %10, %c58 : index
                %4582 = arith.mulf %3970#6, %4478 : f32
                %4583 = arith.addf %4582, %c72 : f32
                %4584 = arith.minimumf %4583, %c153 : f32
                %4585 = arith.maximumf %4584, %c154 : f32
                %4586 = arith.truncf %4585 : f32 to f16
                %4587 = arith.divui %4581, %c8 : index
                %4588 = arith.addi %4483, %4587 : index
                %4589 = arith.divui %27, %outTileRows : index
                %4590 = arith.divui %4484, %c3 : index
                %4591 = arith.muli %4589, %4590 : index
                %4592 = arith.divui %4588, %c3 : index
                %4593 = arith.addi %4591, %4592 : index
                %4594 = arith.muli %4593, %c10 : index
                %4595 = arith.remui %4588, %c3 : index
                %4596 = arith.divui %4595, %c8 : index
                %4597 = arith.addi %4594, %4596 : index
                %4598 = arith.muli %outTileRows, %c8 : index
                %4599 = arith.muli %4597, %4598 : index
                %4600 = arith.remui %27, %outTileRows : index
                %4601 = arith.muli %4600, %c8 : index
                %4602 = arith.addi %4599, %4601 : index
                %4603 = arith.remui %4588, %c8 : index
                %4604 = arith.addi %4602, %4603 : index
                memref.store %4586, %out[%4604] : memref<?xf16>
                %4605 = arith.addi %10, %c59 : index
                %4606 = arith.mulf %3970#7, %4478 : f32
                %4607 = arith.addf %4606, %c72 : f32
                %4608 = arith.minimumf %4607, %c153 : f32
                %4609 = arith.maximumf %4608, %c154 : f32
                %4610 = arith.truncf %4609 : f32 to f16
                %4611 = arith.divui %4605, %c8 : index
                %4612 = arith.addi %4483, %4611 : index
                %4613 = arith.divui %27, %outTileRows : index
                %4614 = arith.divui %4484, %c3 : index
                %4615 = arith.muli %4613, %4614 : index
                %4616 = arith.divui %4612, %c3 : index
                %4617 = arith.addi %4615, %4616 : index
                %4618 = arith.muli %4617, %c10 : index
                %4619 = arith.remui %4612, %c3 : index
                %4620 = arith.divui %4619, %c8 : index
                %4621 = arith.addi %4618, %4620 : index
                %4622 = arith.muli %outTileRows, %c8 : index
                %4623 = arith.muli %4621, %4622 : index
                %4624 = arith.remui %27, %outTileRows : index
                %4625 = arith.muli %4624, %c8 : index
                %4626 = arith.addi %4623, %4625 : index
                %4627 = arith.remui %4612, %c8 : index
                %4628 = arith.addi %4626, %4627 : index
                memref.store %4610, %out[%4628] : memref<?xf16>
                %4629 = arith.addi %10, %c60 : index
                %4630 = arith.mulf %3970#8, %4478 : f32
                %4631 = arith.addf %4630, %c72 : f32
                %4632 = arith.minimumf %4631, %c153 : f32
                %4633 = arith.maximumf %4632, %c154 : f32
                %4634 = arith.truncf %4633 : f32 to f16
                %4635 = arith.divui %4629, %c8 : index
                %4636 = arith.addi %4483, %4635 : index
                %4637 = arith.divui %27, %outTileRows : index
                %4638 = arith.divui %4484, %c3 : index
                %4639 = arith.muli %4637, %4638 : index
                %4640 = arith.divui %4636, %c3 : index
                %4641 = arith.addi %4639, %4640 : index
                %4642 = arith.muli %4641, %c10 : index
                %4643 = arith.remui %4636, %c3 : index
                %4644 = arith.divui %4643, %c8 : index
                %4645 = arith.addi %4642, %4644 : index
                %4646 = arith.muli %outTileRows, %c8 : index
                %4647 = arith.muli %4645, %4646 : index
                %4648 = arith.remui %27, %outTileRows : index
                %4649 = arith.muli %4648, %c8 : index
                %4650 = arith.addi %4647, %4649 : index
                %4651 = arith.remui %4636, %c8 : index
                %4652 = arith.addi %4650, %4651 : index
                memref.store %4634, %out[%4652] : memref<?xf16>
                %4653 = arith.addi %10, %c61 : index
                %4654 = arith.mulf %3970#9, %4478 : f32
                %4655 = arith.addf %4654, %c72 : f32
                %4656 = arith.minimumf %4655, %c153 : f32
                %4657 = arith.maximumf %4656, %c154 : f32
                %4658 = arith.truncf %4657 : f32 to f16
                %4659 = arith.divui %4653, %c8 : index
                %4660 = arith.addi %4483, %4659 : index
                %4661 = arith.divui %27, %outTileRows : index
                %4662 = arith.divui %4484, %c3 : index
                %4663 = arith.muli %4661, %4662 : index
                %4664 = arith.divui %4660, %c3 : index
                %4665 = arith.addi %4663, %4664 : index
                %4666 = arith.muli %4665, %c10 : index
                %4667 = arith.remui %4660, %c3 : index
                %4668 = arith.divui %4667, %c8 : index
                %4669 = arith.addi %4666, %4668 : index
                %4670 = arith.muli %outTileRows, %c8 : index
                %4671 = arith.muli %4669, %4670 : index
                %4672 = arith.remui %27, %outTileRows : index
                %4673 = arith.muli %4672, %c8 : index
                %4674 = arith.addi %4671, %4673 : index
                %4675 = arith.remui %4660, %c8 : index
                %4676 = arith.addi %4674, %4675 : index
                memref.store %4658, %out[%4676] : memref<?xf16>
              }
            } else {
              %4677 = arith.index_cast %ranges : index to i32
              %4678 = arith.addi %4677, %3948 : i32
              %4679 = arith.addi %ranges, %groups : index
              %4680 = arith.muli %12, %4679 : index
              %4681 = arith.index_castui %4678 : i32 to index
              %4682 = arith.addi %4680, %4681 : index
              %4683 = arith.muli %4682, %c157 : index
              %4684 = arith.addi %10, %c22 : index
              %4685 = arith.addi %4683, %4684 : index
              memref.store %3970#2, %partial[%4685] : memref<?xf32>
              %4686 = arith.addi %10, %c6 : index
              %4687 = arith.addi %4683, %4686 : index
              memref.store %3970#3, %partial[%4687] : memref<?xf32>
              %4688 = arith.addi %10, %c56 : index
              %4689 = arith.addi %4683, %4688 : index
              memref.store %3970#4, %partial[%4689] : memref<?xf32>
              %4690 = arith.addi %10, %c57 : index
              %4691 = arith.addi %4683, %4690 : index
              memref.store %3970#5, %partial[%4691] : memref<?xf32>
              %4692 = arith.addi %10, %c58 : index
              %4693 = arith.addi %4683, %4692 : index
              memref.store %3970#6, %partial[%4693] : memref<?xf32>
              %4694 = arith.addi %10, %c59 : index
              %4695 = arith.addi %4683, %4694 : index
              memref.store %3970#7, %partial[%4695] : memref<?xf32>
              %4696 = arith.addi %10, %c60 : index
              %4697 = arith.addi %4683, %4696 : index
              memref.store %3970#8, %partial[%4697] : memref<?xf32>
              %4698 = arith.addi %10, %c61 : index
              %4699 = arith.addi %4683, %4698 : index
              memref.store %3970#9, %partial[%4699] : memref<?xf32>
              %4700 = arith.cmpi slt, %10, %c8 : index
              scf.if %4700 {
                %4701 = arith.addi %4683, %c62 : index
                %4702 = arith.addi %4701, %10 : index
                memref.store %3970#0, %partial[%4702] : memref<?xf32>
                %4703 = arith.addi %4702, %c8 : index
                memref.store %3970#1, %partial[%4703] : memref<?xf32>
              }
              %4704 = arith.addi %3950, %groups : index
              %4705 = arith.index_castui %3947 : i32 to index
              %4706 = wave.arrive %counters[%4704], %4705 : memref<?xi32>
              scf.if %4706 {
                %4718:10 = scf.for %4707 = %c76 to %3947 step %c132 iter_args(%4708 = %c71, %4709 = %c72, %4710 = %c72, %4711 = %c72, %4712 = %c72, %4713 = %c72, %4714 = %c72, %4715 = %c72, %4716 = %c72, %4717 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %4719 = arith.addi %4707, %c76 : i32
                  %4720 = arith.subi %3947, %c17 : i32
                  %4721 = arith.minsi %4719, %4720 : i32
                  %4722 = arith.addi %4677, %4721 : i32
                  %4723 = arith.addi %ranges, %groups : index
                  %4724 = arith.muli %12, %4723 : index
                  %4725 = arith.index_castui %4722 : i32 to index
                  %4726 = arith.addi %4724, %4725 : index
                  %4727 = arith.muli %4726, %c157 : index
                  %4728 = arith.addi %4727, %c62 : index
                  %4729 = arith.addi %4728, %11 : index
                  %4730 = memref.load %partial[%4729] : memref<?xf32>
                  %4731 = arith.cmpi slt, %4719, %3947 : i32
                  %4732 = arith.select %4731, %4730, %c71 : f32
                  %4733 = arith.addi %4727, %10 : index
                  %4734 = arith.addi %4733, %c22 : index
                  %4735 = memref.load %partial[%4734] : memref<?xf32>
                  %4736 = arith.addi %4727, %10 : index
                  %4737 = arith.addi %4736, %c6 : index
                  %4738 = memref.load %partial[%4737] : memref<?xf32>
                  %4739 = arith.addi %4727, %10 : index
                  %4740 = arith.addi %4739, %c56 : index
                  %4741 = memref.load %partial[%4740] : memref<?xf32>
                  %4742 = arith.addi %4727, %10 : index
                  %4743 = arith.addi %4742, %c57 : index
                  %4744 = memref.load %partial[%4743] : memref<?xf32>
                  %4745 = arith.addi %4727, %10 : index
                  %4746 = arith.addi %4745, %c58 : index
                  %4747 = memref.load %partial[%4746] : memref<?xf32>
                  %4748 = arith.addi %4727, %10 : index
                  %4749 = arith.addi %4748, %c59 : index
                  %4750 = memref.load %partial[%4749] : memref<?xf32>
                  %4751 = arith.addi %4727, %10 : index
                  %4752 = arith.addi %4751, %c60 : index
                  %4753 = memref.load %partial[%4752] : memref<?xf32>
                  %4754 = arith.addi %4727, %10 : index
                  %4755 = arith.addi %4754, %c61 : index
                  %4756 = memref.load %partial[%4755] : memref<?xf32>
                  %4757 = arith.addi %4729, %c8 : index
                  %4758 = memref.load %partial[%4757] : memref<?xf32>
                  %4759 = arith.addi %4707, %c17 : i32
                  %4760 = arith.subi %3947, %c17 : i32
                  %4761 = arith.minsi %4759, %4760 : i32
                  %4762 = arith.addi %4677, %4761 : i32
                  %4763 = arith.addi %ranges, %groups : index
                  %4764 = arith.muli %12, %4763 : index
                  %4765 = arith.index_castui %4762 : i32 to index
                  %4766 = arith.addi %4764, %4765 : index
                  %4767 = arith.muli %4766, %c157 : index
                  %4768 = arith.addi %4767, %c62 : index
                  %4769 = arith.addi %4768, %11 : index
                  %4770 = memref.load %partial[%4769] : memref<?xf32>
                  %4771 = arith.cmpi slt, %4759, %3947 : i32
                  %4772 = arith.select %4771, %4770, %c71 : f32
                  %4773 = arith.addi %4767, %10 : index
                  %4774 = arith.addi %4773, %c22 : index
                  %4775 = memref.load %partial[%4774] : memref<?xf32>
                  %4776 = arith.addi %4767, %10 : index
                  %4777 = arith.addi %4776, %c6 : index
                  %4778 = memref.load %partial[%4777] : memref<?xf32>
                  %4779 = arith.addi %4767, %10 : index
                  %4780 = arith.addi %4779, %c56 : index
                  %4781 = memref.load %partial[%4780] : memref<?xf32>
                  %4782 = arith.addi %4767, %10 : index
                  %4783 = arith.addi %4782, %c57 : index
                  %4784 = memref.load %partial[%4783] : memref<?xf32>
                  %4785 = arith.addi %4767, %10 : index
                  %4786 = arith.addi %4785, %c58 : index
                  %4787 = memref.load %partial[%4786] : memref<?xf32>
                  %4788 = arith.addi %4767, %10 : index
                  %4789 = arith.addi %4788, %c59 : index
                  %4790 = memref.load %partial[%4789] : memref<?xf32>
                  %4791 = arith.addi %4767, %10 : index
                  %4792 = arith.addi %4791, %c60 : index
                  %4793 = memref.load %partial[%4792] : memref<?xf32>
                  %4794 = arith.addi %4767, %10 : index
                  %4795 = arith.addi %4794, %c61 : index
                  %4796 = memref.load %partial[%4795] : memref<?xf32>
                  %4797 = arith.addi %4769, %c8 : index
                  %4798 = memref.load %partial[%4797] : memref<?xf32>
                  %4799 = arith.addi %4707, %c125 : i32
                  %4800 = arith.subi %3947, %c17 : i32
                  %4801 = arith.minsi %4799, %4800 : i32
                  %4802 = arith.addi %4677, %4801 : i32
                  %4803 = arith.addi %ranges, %groups : index
                  %4804 = arith.muli %12, %4803 : index
                  %4805 = arith.index_castui %4802 : i32 to index
                  %4806 = arith.addi %4804, %4805 : index
                  %4807 = arith.muli %4806, %c157 : index
                  %4808 = arith.addi %4807, %c62 : index
                  %4809 = arith.addi %4808, %11 : index
                  %4810 = memref.load %partial[%4809] : memref<?xf32>
                  %4811 = arith.cmpi slt, %4799, %3947 : i32
                  %4812 = arith.select %4811, %4810, %c71 : f32
                  %4813 = arith.addi %4807, %10 : index
                  %4814 = arith.addi %4813, %c22 : index
                  %4815 = memref.load %partial[%4814] : memref<?xf32>
                  %4816 = arith.addi %4807, %10 : index
                  %4817 = arith.addi %4816, %c6 : index
                  %4818 = memref.load %partial[%4817] : memref<?xf32>
                  %4819 = arith.addi %4807, %10 : index
                  %4820 = arith.addi %4819, %c56 : index
                  %4821 = memref.load %partial[%4820] : memref<?xf32>
                  %4822 = arith.addi %4807, %10 : index
                  %4823 = arith.addi %4822, %c57 : index
                  %4824 = memref.load %partial[%4823] : memref<?xf32>
                  %4825 = arith.addi %4807, %10 : index
                  %4826 = arith.addi %4825, %c58 : index
                  %4827 = memref.load %partial[%4826] : memref<?xf32>
                  %4828 = arith.addi %4807, %10 : index
                  %4829 = arith.addi %4828, %c59 : index
                  %4830 = memref.load %partial[%4829] : memref<?xf32>
                  %4831 = arith.addi %4807, %10 : index
                  %4832 = arith.addi %4831, %c60 : index
                  %4833 = memref.load %partial[%4832] : memref<?xf32>
                  %4834 = arith.addi %4807, %10 : index
                  %4835 = arith.addi %4834, %c61 : index
                  %4836 = memref.load %partial[%4835] : memref<?xf32>
                  %4837 = arith.addi %4809, %c8 : index
                  %4838 = memref.load %partial[%4837] : memref<?xf32>
                  %4839 = arith.addi %4707, %c127 : i32
                  %4840 = arith.subi %3947, %c17 : i32
                  %4841 = arith.minsi %4839, %4840 : i32
                  %4842 = arith.addi %4677, %4841 : i32
                  %4843 = arith.addi %ranges, %groups : index
                  %4844 = arith.muli %12, %4843 : index
                  %4845 = arith.index_castui %4842 : i32 to index
                  %4846 = arith.addi %4844, %4845 : index
                  %4847 = arith.muli %4846, %c157 : index
                  %4848 = arith.addi %4847, %c62 : index
                  %4849 = arith.addi %4848, %11 : index
                  %4850 = memref.load %partial[%4849] : memref<?xf32>
                  %4851 = arith.cmpi slt, %4839, %3947 : i32
                  %4852 = arith.select %4851, %4850, %c71 : f32
                  %4853 = arith.addi %4847, %10 : index
                  %4854 = arith.addi %4853, %c22 : index
                  %4855 = memref.load %partial[%4854] : memref<?xf32>
                  %4856 = arith.addi %4847, %10 : index
                  %4857 = arith.addi %4856, %c6 : index
                  %4858 = memref.load %partial[%4857] : memref<?xf32>
                  %4859 = arith.addi %4847, %10 : index
                  %4860 = arith.addi %4859, %c56 : index
                  %4861 = memref.load %partial[%4860] : memref<?xf32>
                  %4862 = arith.addi %4847, %10 : index
                  %4863 = arith.addi %4862, %c57 : index
                  %4864 = memref.load %partial[%4863] : memref<?xf32>
                  %4865 = arith.addi %4847, %10 : index
                  %4866 = arith.addi %4865, %c58 : index
                  %4867 = memref.load %partial[%4866] : memref<?xf32>
                  %4868 = arith.addi %4847, %10 : index
                  %4869 = arith.addi %4868, %c59 : index
                  %4870 = memref.load %partial[%4869] : memref<?xf32>
                  %4871 = arith.addi %4847, %10 : index
                  %4872 = arith.addi %4871, %c60 : index
                  %4873 = memref.load %partial[%4872] : memref<?xf32>
                  %4874 = arith.addi %4847, %10 : index
                  %4875 = arith.addi %4874, %c61 : index
                  %4876 = memref.load %partial[%4875] : memref<?xf32>
                  %4877 = arith.addi %4849, %c8 : index
                  %4878 = memref.load %partial[%4877] : memref<?xf32>
                  %4879 = arith.addi %4707, %c128 : i32
                  %4880 = arith.subi %3947, %c17 : i32
                  %4881 = arith.minsi %4879, %4880 : i32
                  %4882 = arith.addi %4677, %4881 : i32
                  %4883 = arith.addi %ranges, %groups : index
                  %4884 = arith.muli %12, %4883 : index
                  %4885 = arith.index_castui %4882 : i32 to index
                  %4886 = arith.addi %4884, %4885 : index
                  %4887 = arith.muli %4886, %c157 : index
                  %4888 = arith.addi %4887, %c62 : index
                  %4889 = arith.addi %4888, %11 : index
                  %4890 = memref.load %partial[%4889] : memref<?xf32>
                  %4891 = arith.cmpi slt, %4879, %3947 : i32
                  %4892 = arith.select %4891, %4890, %c71 : f32
                  %4893 = arith.addi %4887, %10 : index
                  %4894 = arith.addi %4893, %c22 : index
                  %4895 = memref.load %partial[%4894] : memref<?xf32>
                  %4896 = arith.addi %4887, %10 : index
                  %4897 = arith.addi %4896, %c6 : index
                  %4898 = memref.load %partial[%4897] : memref<?xf32>
                  %4899 = arith.addi %4887, %10 : index
                  %4900 = arith.addi %4899, %c56 : index
                  %4901 = memref.load %partial[%4900] : memref<?xf32>
                  %4902 = arith.addi %4887, %10 : index
                  %4903 = arith.addi %4902, %c57 : index
                  %4904 = memref.load %partial[%4903] : memref<?xf32>
                  %4905 = arith.addi %4887, %10 : index
                  %4906 = arith.addi %4905, %c58 : index
                  %4907 = memref.load %partial[%4906] : memref<?xf32>
                  %4908 = arith.addi %4887, %10 : index
                  %4909 = arith.addi %4908, %c59 : index
                  %4910 = memref.load %partial[%4909] : memref<?xf32>
                  %4911 = arith.addi %4887, %10 : index
                  %4912 = arith.addi %4911, %c60 : index
                  %4913 = memref.load %partial[%4912] : memref<?xf32>
                  %4914 = arith.addi %4887, %10 : index
                  %4915 = arith.addi %4914, %c61 : index
                  %4916 = memref.load %partial[%4915] : memref<?xf32>
                  %4917 = arith.addi %4889, %c8 : index
                  %4918 = memref.load %partial[%4917] : memref<?xf32>
                  %4919 = arith.addi %4707, %c129 : i32
                  %4920 = arith.subi %3947, %c17 : i32
                  %4921 = arith.minsi %4919, %4920 : i32
                  %4922 = arith.addi %4677, %4921 : i32
                  %4923 = arith.addi %ranges, %groups : index
                  %4924 = arith.muli %12, %4923 : index
                  %4925 = arith.index_castui %4922 : i32 to index
                  %4926 = arith.addi %4924, %4925 : index
                  %4927 = arith.muli %4926, %c157 : index
                  %4928 = arith.addi %4927, %c62 : index
                  %4929 = arith.addi %4928, %11 : index
                  %4930 = memref.load %partial[%4929] : memref<?xf32>
                  %4931 = arith.cmpi slt, %4919, %3947 : i32
                  %4932 = arith.select %4931, %4930, %c71 : f32
                  %4933 = arith.addi %4927, %10 : index
                  %4934 = arith.addi %4933, %c22 : index
                  %4935 = memref.load %partial[%4934] : memref<?xf32>
                  %4936 = arith.addi %4927, %10 : index
                  %4937 = arith.addi %4936, %c6 : index
                  %4938 = memref.load %partial[%4937] : memref<?xf32>
                  %4939 = arith.addi %4927, %10 : index
                  %4940 = arith.addi %4939, %c56 : index
                  %4941 = memref.load %partial[%4940] : memref<?xf32>
                  %4942 = arith.addi %4927, %10 : index
                  %4943 = arith.addi %4942, %c57 : index
                  %4944 = memref.load %partial[%4943] : memref<?xf32>
                  %4945 = arith.addi %4927, %10 : index
                  %4946 = arith.addi %4945, %c58 : index
                  %4947 = memref.load %partial[%4946] : memref<?xf32>
                  %4948 = arith.addi %4927, %10 : index
                  %4949 = arith.addi %4948, %c59 : index
                  %4950 = memref.load %partial[%4949] : memref<?xf32>
                  %4951 = arith.addi %4927, %10 : index
                  %4952 = arith.addi %4951, %c60 : index
                  %4953 = memref.load %partial[%4952] : memref<?xf32>
                  %4954 = arith.addi %4927, %10 : index
                  %4955 = arith.addi %4954, %c61 : index
                  %4956 = memref.load %partial[%4955] : memref<?xf32>
                  %4957 = arith.addi %4929, %c8 : index
                  %4958 = memref.load %partial[%4957] : memref<?xf32>
                  %4959 = arith.addi %4707, %c130 : i32
                  %4960 = arith.subi %3947, %c17 : i32
                  %4961 = arith.minsi %4959, %4960 : i32
                  %4962 = arith.addi %4677, %4961 : i32
                  %4963 = arith.addi %ranges, %groups : index
                  %4964 = arith.muli %12, %4963 : index
                  %4965 = arith.index_castui %4962 : i32 to index
                  %4966 = arith.addi %4964, %4965 : index
                  %4967 = arith.muli %4966, %c157 : index
                  %4968 = arith.addi %4967, %c62 : index
                  %4969 = arith.addi %4968, %11 : index
                  %4970 = memref.load %partial[%4969] : memref<?xf32>
                  %4971 = arith.cmpi slt, %4959, %3947 : i32
                  %4972 = arith.select %4971, %4970, %c71 : f32
                  %4973 = arith.addi %4967, %10 : index
                  %4974 = arith.addi %4973, %c22 : index
                  %4975 = memref.load %partial[%4974] : memref<?xf32>
                  %4976 = arith.addi %4967, %10 : index
                  %4977 = arith.addi %4976, %c6 : index
                  %4978 = memref.load %partial[%4977] : memref<?xf32>
                  %4979 = arith.addi %4967, %10 : index
                  %4980 = arith.addi %4979, %c56 : index
                  %4981 = memref.load %partial[%4980] : memref<?xf32>
                  %4982 = arith.addi %4967, %10 : index
                  %4983 = arith.addi %4982, %c57 : index
                  %4984 = memref.load %partial[%4983] : memref<?xf32>
                  %4985 = arith.addi %4967, %10 : index
                  %4986 = arith.addi %4985, %c58 : index
                  %4987 = memref.load %partial[%4986] : memref<?xf32>
                  %4988 = arith.addi %4967, %10 : index
                  %4989 = arith.addi %4988, %c59 : index
                  %4990 = memref.load %partial[%4989] : memref<?xf32>
                  %4991 = arith.addi %4967, %10 : index
                  %4992 = arith.addi %4991, %c60 : index
                  %4993 = memref.load %partial[%4992] : memref<?xf32>
                  %4994 = arith.addi %4967, %10 : index
                  %4995 = arith.addi %4994, %c61 : index
                  %4996 = memref.load %partial[%4995] : memref<?xf32>
                  %4997 = arith.addi %4969, %c8 : index
                  %4998 = memref.load %partial[%4997] : memref<?xf32>
                  %4999 = arith.addi %4707, %c131 : i32
                  %5000 = arith.subi %3947, %c17 : i32
                  %5001 = arith.minsi %4999, %5000 : i32
                  %5002 = arith.addi %4677, %5001 : i32
                  %5003 = arith.addi %ranges, %groups : index
                  %5004 = arith.muli %12, %5003 : index
                  %5005 = arith.index_castui %5002 : i32 to index
                  %5006 = arith.addi %5004, %5005 : index
                  %5007 = arith.muli %5006, %c157 : index
                  %5008 = arith.addi %5007, %c62 : index
                  %5009 = arith.addi %5008, %11 : index
                  %5010 = memref.load %partial[%5009] : memref<?xf32>
                  %5011 = arith.cmpi slt, %4999, %3947 : i32
                  %5012 = arith.select %5011, %5010, %c71 : f32
                  %5013 = arith.addi %5007, %10 : index
                  %5014 = arith.addi %5013, %c22 : index
                  %5015 = memref.load %partial[%5014] : memref<?xf32>
                  %5016 = arith.addi %5007, %10 : index
                  %5017 = arith.addi %5016, %c6 : index
                  %5018 = memref.load %partial[%5017] : memref<?xf32>
                  %5019 = arith.addi %5007, %10 : index
                  %5020 = arith.addi %5019, %c56 : index
                  %5021 = memref.load %partial[%5020] : memref<?xf32>
                  %5022 = arith.addi %5007, %10 : index
                  %5023 = arith.addi %5022, %c57 : index
                  %5024 = memref.load %partial[%5023] : memref<?xf32>
                  %5025 = arith.addi %5007, %10 : index
                  %5026 = arith.addi %5025, %c58 : index
                  %5027 = memref.load %partial[%5026] : memref<?xf32>
                  %5028 = arith.addi %5007, %10 : index
                  %5029 = arith.addi %5028, %c59 : index
                  %5030 = memref.load %partial[%5029] : memref<?xf32>
                  %5031 = arith.addi %5007, %10 : index
                  %5032 = arith.addi %5031, %c60 : index
                  %5033 = memref.load %partial[%5032] : memref<?xf32>
                  %5034 = arith.addi %5007, %10 : index
                  %5035 = arith.addi %5034, %c61 : index
                  %5036 = memref.load %partial[%5035] : memref<?xf32>
                  %5037 = arith.addi %5009, %c8 : index
                  %5038 = memref.load %partial[%5037] : memref<?xf32>
                  %5039 = arith.maxnumf %4708, %4732 fastmath<nnan> : f32
                  %5040 = arith.subf %4708, %5039 : f32
                  %5041 = wave.exp2 %5040 : f32
                  %5042 = arith.subf %4732, %5039 : f32
                  %5043 = wave.exp2 %5042 : f32
                  %5044 = arith.mulf %4709, %5041 : f32
                  %5045 = math.fma %4758, %5043, %5044 : f32
                  %5046 = arith.mulf %4710, %5041 : f32
                  %5047 = math.fma %4735, %5043, %5046 : f32
                  %5048 = arith.mulf %4711, %5041 : f32
                  %5049 = math.fma %4738, %5043, %5048 : f32
                  %5050 = arith.mulf %4712, %5041 : f32
                  %5051 = math.fma %4741, %5043, %5050 : f32
                  %5052 = arith.mulf %4713, %5041 : f32
                  %5053 = math.fma %4744, %5043, %5052 : f32
                  %5054 = arith.mulf %4714, %5041 : f32
                  %5055 = math.fma %4747, %5043, %5054 : f32
                  %5056 = arith.mulf %4715, %5041 : f32
                  %5057 = math.fma %4750, %5043, %5056 : f32
                  %5058 = arith.mulf %4716, %5041 : f32
                  %5059 = math.fma %4753, %5043, %5058 : f32
                  %5060 = arith.mulf %4717, %5041 : f32
                  %5061 = math.fma %4756, %5043, %5060 : f32
                  %5062 = arith.maxnumf %5039, %4772 fastmath<nnan> : f32
                  %5063 = arith.subf %5039, %5062 : f32
                  %5064 = wave.exp2 %5063 : f32
                  %5065 = arith.subf %4772, %5062 : f32
                  %5066 = wave.exp2 %5065 : f32
                  %5067 = arith.mulf %5045, %5064 : f32
                  %5068 = math.fma %4798, %5066, %5067 : f32
                  %5069 = arith.mulf %5047, %5064 : f32
                  %5070 = math.fma %4775, %5066, %5069 : f32
                  %5071 = arith.mulf %5049, %5064 : f32
                  %5072 = math.fma %4778, %5066, %5071 : f32
                  %5073 = arith.mulf %5051, %5064 : f32
                  %5074 = math.fma %4781, %5066, %5073 : f32
                  %5075 = arith.mulf %5053, %5064 : f32
                  %5076 = math.fma %4784, %5066, %5075 : f32
                  %5077 = arith.mulf %5055, %5064 : f32
                  %5078 = math.fma %4787, %5066, %5077 : f32
                  %5079 = arith.mulf %5057, %5064 : f32
                  %5080 = math.fma %4790, %5066, %5079 : f32
                  %5081 = arith.mulf %5059, %5064 : f32
                  %5082 = math.fma %4793, %5066, %5081 : f32
                  %5083 = arith.mulf %5061, %5064 : f32
                  %5084 = math.fma %4796, %5066, %5083 : f32
                  %5085 = arith.maxnumf %5062, %4812 fastmath<nnan> : f32
                  %5086 = arith.subf %5062, %5085 : f32
                  %5087 = wave.exp2 %5086 : f32
                  %5088 = arith.subf %4812, %5085 : f32
                  %5089 = wave.exp2 %5088 : f32
                  %5090 = arith.mulf %5068, %5087 : f32
                  %5091 = math.fma %4838, %5089, %5090 : f32
                  %5092 = arith.mulf %5070, %5087 : f32
                  %5093 = math.fma %4815, %5089, %5092 : f32
                  %5094 = arith.mulf %5072, %5087 : f32
                  %5095 = math.fma %4818, %5089, %5094 : f32
                  %5096 = arith.mulf %5074, %5087 : f32
                  %5097 = math.fma %4821, %5089, %5096 : f32
                  %5098 = arith.mulf %5076, %5087 : f32
                  %5099 = math.fma %4824, %5089, %5098 : f32
                  %5100 = arith.mulf %5078, %5087 : f32
                  %5101 = math.fma %4827, %5089, %5100 : f32
                  %5102 = arith.mulf %5080, %5087 : f32
                  %5103 = math.fma %4830, %5089, %5102 : f32
                  %5104 = arith.mulf %5082, %5087 : f32
                  %5105 = math.fma %4833, %5089, %5104 : f32
                  %5106 = arith.mulf %5084, %5087 : f32
                  %5107 = math.fma %4836, %5089, %5106 : f32
                  %5108 = arith.maxnumf %5085, %4852 fastmath<nnan> : f32
                  %5109 = arith.subf %5085, %5108 : f32
                  %5110 = wave.exp2 %5109 : f32
                  %5111 = arith.subf %4852, %5108 : f32
                  %5112 = wave.exp2 %5111 : f32
                  %5113 = arith.mulf %5091, %5110 : f32
                  %5114 = math.fma %4878, %5112, %5113 : f32
                  %5115 = arith.mulf %5093, %5110 : f32
                  %5116 = math.fma %4855, %5112, %5115 : f32
                  %5117 = arith.mulf %5095, %5110 : f32
                  %5118 = math.fma %4858, %5112, %5117 : f32
                  %5119 = arith.mulf %5097, %5110 : f32
                  %5120 = math.fma %4861, %5112, %5119 : f32
                  %5121 = arith.mulf %5099, %5110 : f32
                  %5122 = math.fma %4864, %5112, %5121 : f32
                  %5123 = arith.mulf %5101, %5110 : f32
                  %5124 = math.fma %4867, %5112, %5123 : f32
                  %5125 = arith.mulf %5103, %5110 : f32
                  %5126 = math.fma %4870, %5112, %5125 : f32
                  %5127 = arith.mulf %5105, %5110 : f32
                  %5128 = math.fma %4873, %5112, %5127 : f32
                  %5129 = arith.mulf %5107, %5110 : f32
                  %5130 = math.fma %4876, %5112, %5129 : f32
                  %5131 = arith.maxnumf %5108, %4892 fastmath<nnan> : f32
                  %5132 = arith.subf %5108, %5131 : f32
                  %5133 = wave.exp2 %5132 : f32
                  %5134 = arith.subf %4892, %5131 : f32
                  %5135 = wave.exp2 %5134 : f32
                  %5136 = arith.mulf %5114, %5133 : f32
                  %5137 = math.fma %4918, %5135, %5136 : f32
                  %5138 = arith.mulf %5116, %5133 : f32
                  %5139 = math.fma %4895, %5135, %5138 : f32
                  %5140 = arith.mulf %5118, %5133 : f32
                  %5141 = math.fma %4898, %5135, %5140 : f32
                  %5142 = arith.mulf %5120, %5133 : f32
                  %5143 = math.fma %4901, %5135, %5142 : f32
                  %5144 = arith.mulf %5122, %5133 : f32
                  %5145 = math.fma %4904, %5135, %5144 : f32
                  %5146 = arith.mulf %5124, %5133 : f32
                  %5147 = math.fma %4907, %5135, %5146 : f32
                  %5148 = arith.mulf %5126, %5133 : f32
                  %5149 = math.fma %4910, %5135, %5148 : f32
                  %5150 = arith.mulf %5128, %5133 : f32
                  %5151 = math.fma %4913, %5135, %5150 : f32
                  %5152 = arith.mulf %5130, %5133 : f32
                  %5153 = math.fma %4916, %5135, %5152 : f32
                  %5154 = arith.maxnumf %5131, %4932 fastmath<nnan> : f32
                  %5155 = arith.subf %5131, %5154 : f32
                  %5156 = wave.exp2 %5155 : f32
                  %5157 = arith.subf %4932, %5154 : f32
                  %5158 = wave.exp2 %5157 : f32
                  %5159 = arith.mulf %5137, %5156 : f32
                  %5160 = math.fma %4958, %5158, %5159 : f32
                  %5161 = arith.mulf %5139, %5156 : f32
                  %5162 = math.fma %4935, %5158, %5161 : f32
                  %5163 = arith.mulf %5141, %5156 : f32
                  %5164 = math.fma %4938, %5158, %5163 : f32
                  %5165 = arith.mulf %5143, %5156 : f32
                  %5166 = math.fma %4941, %5158, %5165 : f32
                  %5167 = arith.mulf %5145, %5156 : f32
                  %5168 = math.fma %4944, %5158, %5167 : f32
                  %5169 = arith.mulf %5147, %5156 : f32
                  %5170 = math.fma %4947, %5158, %5169 : f32
                  %5171 = arith.mulf %5149, %5156 : f32
                  %5172 = math.fma %4950, %5158, %5171 : f32
                  %5173 = arith.mulf %5151, %5156 : f32
                  %5174 = math.fma %4953, %5158, %5173 : f32
                  %5175 = arith.mulf %5153, %5156 : f32
                  %5176 = math.fma %4956, %5158, %5175 : f32
                  %5177 = arith.maxnumf %5154, %4972 fastmath<nnan> : f32
                  %5178 = arith.subf %5154, %5177 : f32
                  %5179 = wave.exp2 %5178 : f32
                  %5180 = arith.subf %4972, %5177 : f32
                  %5181 = wave.exp2 %5180 : f32
                  %5182 = arith.mulf %5160, %5179 : f32
                  %5183 = math.fma %4998, %5181, %5182 : f32
                  %5184 = arith.mulf %5162, %5179 : f32
                  %5185 = math.fma %4975, %5181, %5184 : f32
                  %5186 = arith.mulf %5164, %5179 : f32
                  %5187 = math.fma %4978, %5181, %5186 : f32
                  %5188 = arith.mulf %5166, %5179 : f32
                  %5189 = math.fma %4981, %5181, %5188 : f32
                  %5190 = arith.mulf %5168, %5179 : f32
                  %5191 = math.fma %4984, %5181, %5190 : f32
                  %5192 = arith.mulf %5170, %5179 : f32
                  %5193 = math.fma %4987, %5181, %5192 : f32
                  %5194 = arith.mulf %5172, %5179 : f32
                  %5195 = math.fma %4990, %5181, %5194 : f32
                  %5196 = arith.mulf %5174, %5179 : f32
                  %5197 = math.fma %4993, %5181, %5196 : f32
                  %5198 = arith.mulf %5176, %5179 : f32
                  %5199 = math.fma %4996, %5181, %5198 : f32
                  %5200 = arith.maxnumf %5177, %5012 fastmath<nnan> : f32
                  %5201 = arith.subf %5177, %5200 : f32
                  %5202 = wave.exp2 %5201 : f32
                  %5203 = arith.subf %5012, %5200 : f32
                  %5204 = wave.exp2 %5203 : f32
                  %5205 = arith.mulf %5183, %5202 : f32
                  %5206 = math.fma %5038, %5204, %5205 : f32
                  %5207 = arith.mulf %5185, %5202 : f32
                  %5208 = math.fma %5015, %5204, %5207 : f32
                  %5209 = arith.mulf %5187, %5202 : f32
                  %5210 = math.fma %5018, %5204, %5209 : f32
                  %5211 = arith.mulf %5189, %5202 : f32
                  %5212 = math.fma %5021, %5204, %5211 : f32
                  %5213 = arith.mulf %5191, %5202 : f32
                  %5214 = math.fma %5024, %5204, %5213 : f32
                  %5215 = arith.mulf %5193, %5202 : f32
                  %5216 = math.fma %5027, %5204, %5215 : f32
                  %5217 = arith.mulf %5195, %5202 : f32
                  %5218 = math.fma %5030, %5204, %5217 : f32
                  %5219 = arith.mulf %5197, %5202 : f32
                  %5220 = math.fma %5033, %5204, %5219 : f32
                  %5221 = arith.mulf %5199, %5202 : f32
                  %5222 = math.fma %5036, %5204, %5221 : f32
                  scf.yield %5200, %5206, %5208, %5210, %5212, %5214, %5216, %5218, %5220, %5222 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %5223 = arith.addi %kvHeads, %18 : index
                %5224 = memref.load %scales[%5223] : memref<?xf32>
                %5225 = arith.divf %5224, %4718#1 : f32
                %5226 = arith.addi %20, %11 : index
                %5227 = arith.cmpi slt, %5226, %groupSize : index
                scf.if %5227 {
                  %5228 = arith.muli %18, %groupSize : index
                  %5229 = arith.addi %5228, %5226 : index
                  %5230 = arith.muli %5229, %c6 : index
                  %5231 = arith.muli %heads, %c6 : index
                  %5232 = arith.addi %10, %c22 : index
                  %5233 = arith.mulf %4718#2, %5225 : f32
                  %5234 = arith.addf %5233, %c72 : f32
                  %5235 = arith.minimumf %5234, %c153 : f32
                  %5236 = arith.maximumf %5235, %c154 : f32
                  %5237 = arith.truncf %5236 : f32 to f16
                  %5238 = arith.divui %5232, %c8 : index
                  %5239 = arith.addi %5230, %5238 : index
                  %5240 = arith.divui %27, %outTileRows : index
                  %5241 = arith.divui %5231, %c3 : index
                  %5242 = arith.muli %5240, %5241 : index
                  %5243 = arith.divui %5239, %c3 : index
                  %5244 = arith.addi %5242, %5243 : index
                  %5245 = arith.muli %5244, %c10 : index
                  %5246 = arith.remui %5239, %c3 : index
                  %5247 = arith.divui %5246, %c8 : index
                  %5248 = arith.addi %5245, %5247 : index
                  %5249 = arith.muli %outTileRows, %c8 : index
                  %5250 = arith.muli %5248, %5249 : index
                  %5251 = arith.remui %27, %outTileRows : index
                  %5252 = arith.muli %5251, %c8 : index
                  %5253 = arith.addi %5250, %5252 : index
                  %5254 = arith.remui %5239, %c8 : index
                  %5255 = arith.addi %5253, %5254 : index
                  memref.store %5237, %out[%5255] : memref<?xf16>
                  %5256 = arith.addi %10, %c6 : index
                  %5257 = arith.mulf %4718#3, %5225 : f32
                  %5258 = arith.addf %5257, %c72 : f32
                  %5259 = arith.minimumf %5258, %c153 : f32
                  %5260 = arith.maximumf %5259, %c154 : f32
                  %5261 = arith.truncf %5260 : f32 to f16
                  %5262 = arith.divui %5256, %c8 : index
                  %5263 = arith.addi %5230, %5262 : index
                  %5264 = arith.divui %27, %outTileRows : index
                  %5265 = arith.divui %5231, %c3 : index
                  %5266 = arith.muli %5264, %5265 : index
                  %5267 = arith.divui %5263, %c3 : index
                  %5268 = arith.addi %5266, %5267 : index
                  %5269 = arith.muli %5268, %c10 : index
                  %5270 = arith.remui %5263, %c3 : index
                  %5271 = arith.divui %5270, %c8 : index
                  %5272 = arith.addi %5269, %5271 : index
                  %5273 = arith.muli %outTileRows, %c8 : index
                  %5274 = arith.muli %5272, %5273 : index
                  %5275 = arith.remui %27, %outTileRows : index
                  %5276 = arith.muli %5275, %c8 : index
                  %5277 = arith.addi %5274, %5276 : index
                  %5278 = arith.remui %5263, %c8 : index
                  %5279 = arith.addi %5277, %5278 : index
                  memref.store %5261, %out[%5279] : memref<?xf16>
                  %5280 = arith.addi %10, %c56 : index
                  %5281 = arith.mulf %4718#4, %5225 : f32
                  %5282 = arith.addf %5281, %c72 : f32
                  %5283 = arith.minimumf %5282, %c153 : f32
                  %5284 = arith.maximumf %5283, %c154 : f32
                  %5285 = arith.truncf %5284 : f32 to f16
                  %5286 = arith.divui %5280, %c8 : index
                  %5287 = arith.addi %5230, %5286 : index
                  %5288 = arith.divui %27, %outTileRows : index
                  %5289 = arith.divui %5231, %c3 : index
                  %5290 = arith.muli %5288, %5289 : index
                  %5291 = arith.divui %5287, %c3 : index
                  %5292 = arith.addi %5290, %5291 : index
                  %5293 = arith.muli %5292, %c10 : index
                  %5294 = arith.remui %5287, %c3 : index
                  %5295 = arith.divui %5294, %c8 : index
                  %5296 = arith.addi %5293, %5295 : index
                  %5297 = arith.muli %outTileRows, %c8 : index
                  %5298 = arith.muli %5296, %5297 : index
                  %5299 = arith.remui %27, %outTileRows : index
                  %5300 = arith.muli %5299, %c8 : index
                  %5301 = arith.addi %5298, %5300 : index
                  %5302 = arith.remui %5287, %c8 : index
                  %5303 = arith.addi %5301, %5302 : index
                  memref.store %5285, %out[%5303] : memref<?xf16>
                  %5304 = arith.addi %10, %c57 : index
                  %5305 = arith.mulf %4718#5, %5225 : f32
                  %5306 = arith.addf %5305, %c72 : f32
                  %5307 = arith.minimumf %5306, %c153 : f32
                  %5308 = arith.maximumf %5307, %c154 : f32
                  %5309 = arith.truncf %5308 : f32 to f16
                  %5310 = arith.divui %5304, %c8 : index
                  %5311 = arith.addi %5230, %5310 : index
                  %5312 = arith.divui %27, %outTileRows : index
                  %5313 = arith.divui %5231, %c3 : index
                  %5314 = arith.muli %5312, %5313 : index
                  %5315 = arith.divui %5311, %c3 : index
                  %5316 = arith.addi %5314, %5315 : index
                  %5317 = arith.muli %5316, %c10 : index
                  %5318 = arith.remui %5311, %c3 : index
                  %5319 = arith.divui %5318, %c8 : index
                  %5320 = arith.addi %5317, %5319 : index
                  %5321 = arith.muli %outTileRows, %c8 : index
                  %5322 = arith.muli %5320, %5321 : index
                  %5323 = arith.remui %27, %outTileRows : index
                  %5324 = arith.muli %5323, %c8 : index
                  %5325 = arith.addi %5322, %5324 : index
                  %5326 = arith.remui %5311, %c8 : index
                  %5327 = arith.addi %5325, %5326 : index
                  memref.store %5309, %out[%5327] : memref<?xf16>
                  %5328 = arith.addi %10, %c58 : index
                  %5329 = arith.mulf %4718#6, %5225 : f32
                  %5330 = arith.addf %5329, %c72 : f32
                  %5331 = arith.minimumf %5330, %c153 : f32
                  %5332 = arith.maximumf %5331, %c154 : f32
                  %5333 = arith.truncf %5332 : f32 to f16
                  %5334 = arith.divui %5328, %c8 : index
                  %5335 = arith.addi %5230, %5334 : index
                  %5336 = arith.divui %27, %outTileRows : index
                  %5337 = arith.divui %5231, %c3 : index
                  %5338 = arith.muli %5336, %5337 : index
                  %5339 = arith.divui %5335, %c3 : index
                  %5340 = arith.addi %5338, %5339 : index
                  %5341 = arith.muli %5340, %c10 : index
                  %5342 = arith.remui %5335, %c3 : index
                  %5343 = arith.divui %5342, %c8 : index
                  %5344 = arith.addi %5341, %5343 : index
                  %5345 = arith.muli %outTileRows, %c8 : index
                  %5346 = arith.muli %5344, %5345 : index
                  %5347 = arith.remui %27, %outTileRows : index
                  %5348 = arith.muli %5347, %c8 : index
                  %5349 = arith.addi %5346, %5348 : index
                  %5350 = arith.remui %5335, %c8 : index
                  %5351 = arith.addi %5349, %5350 : index
                  memref.store %5333, %out[%5351] : memref<?xf16>
                  %5352 = arith.addi %10, %c59 : index
                  %5353 = arith.mulf %4718#7, %5225 : f32
                  %5354 = arith.addf %5353, %c72 : f32
                  %5355 = arith.minimumf %5354, %c153 : f32
                  %5356 = arith.maximumf %5355, %c154 : f32
                  %5357 = arith.truncf %5356 : f32 to f16
                  %5358 = arith.divui %5352, %c8 : index
                  %5359 = arith.addi %5230, %5358 : index
                  %5360 = arith.divui %27, %outTileRows : index
                  %5361 = arith.divui %5231, %c3 : index
                  %5362 = arith.muli %5360, %5361 : index
                  %5363 = arith.divui %5359, %c3 : index
                  %5364 = arith.addi %5362, %5363 : index
                  %5365 = arith.muli %5364, %c10 : index
                  %5366 = arith.remui %5359, %c3 : index
                  %5367 = arith.divui %5366, %c8 : index
                  %5368 = arith.addi %5365, %5367 : index
                  %5369 = arith.muli %outTileRows, %c8 : index
                  %5370 = arith.muli %5368, %5369 : index
                  %5371 = arith.remui %27, %outTileRows : index
                  %5372 = arith.muli %5371, %c8 : index
                  %5373 = arith.addi %5370, %5372 : index
                  %5374 = arith.remui %5359, %c8 : index
                  %5375 = arith.addi %5373, %5374 : index
                  memref.store %5357, %out[%5375] : memref<?xf16>
                  %5376 = arith.addi %10, %c60 : index
                  %5377 = arith.mulf %4718#8, %5225 : f32
                  %5378 = arith.addf %5377, %c72 : f32
                  %5379 = arith.minimumf %5378, %c153 : f32
                  %5380 = arith.maximumf %5379, %c154 : f32
                  %5381 = arith.truncf %5380 : f32 to f16
                  %5382 = arith.divui %5376, %c8 : index
                  %5383 = arith.addi %5230, %5382 : index
                  %5384 = arith.divui %27, %outTileRows : index
                  %5385 = arith.divui %5231, %c3 : index
                  %5386 = arith.muli %5384, %5385 : index
                  %5387 = arith.divui %5383, %c3 : index
                  %5388 = arith.addi %5386, %5387 : index
                  %5389 = arith.muli %5388, %c10 : index
                  %5390 = arith.remui %5383, %c3 : index
                  %5391 = arith.divui %5390, %c8 : index
                  %5392 = arith.addi %5389, %5391 : index
                  %5393 = arith.muli %outTileRows, %c8 : index
                  %5394 = arith.muli %5392, %5393 : index
                  %5395 = arith.remui %27, %outTileRows : index
                  %5396 = arith.muli %5395, %c8 : index
                  %5397 = arith.addi %5394, %5396 : index
                  %5398 = arith.remui %5383, %c8 : index
                  %5399 = arith.addi %5397, %5398 : index
                  memref.store %5381, %out[%5399] : memref<?xf16>
                  %5400 = arith.addi %10, %c61 : index
                  %5401 = arith.mulf %4718#9, %5225 : f32
                  %5402 = arith.addf %5401, %c72 : f32
                  %5403 = arith.minimumf %5402, %c153 : f32
                  %5404 = arith.maximumf %5403, %c154 : f32
                  %5405 = arith.truncf %5404 : f32 to f16
                  %5406 = arith.divui %5400, %c8 : index
                  %5407 = arith.addi %5230, %5406 : index
                  %5408 = arith.divui %27, %outTileRows : index
                  %5409 = arith.divui %5231, %c3 : index
                  %5410 = arith.muli %5408, %5409 : index
                  %5411 = arith.divui %5407, %c3 : index
                  %5412 = arith.addi %5410, %5411 : index
                  %5413 = arith.muli %5412, %c10 : index
                  %5414 = arith.remui %5407, %c3 : index
                  %5415 = arith.divui %5414, %c8 : index
                  %5416 = arith.addi %5413, %5415 : index
                  %5417 = arith.muli %outTileRows, %c8 : index
                  %5418 = arith.muli %5416, %5417 : index
                  %5419 = arith.remui %27, %outTileRows : index
                  %5420 = arith.muli %5419, %c8 : index
                  %5421 = arith.addi %5418, %5420 : index
                  %5422 = arith.remui %5407, %c8 : index
                  %5423 = arith.addi %5421, %5422 : index
                  memref.store %5405, %out[%5423] : memref<?xf16>
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
