// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 32 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 0 : index
  %c22 = arith.constant 8 : index
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
  %c140 = arith.constant 288 : index
  %c141 = arith.constant 352 : index
  %c142 = arith.constant 416 : index
  %c143 = arith.constant 480 : index
  %outTileRows = wave.param "outTileRows" : index
  %c145 = arith.constant 0x477FE000 : f32
  %c146 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c149 = arith.constant 4160 : index
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
  %11 = arith.remui %0, %c3 : index
  %12 = wave.block 0
  %13 = wave.block 1
  %14 = arith.index_cast %13 : index to i32
  %15 = arith.muli %kvHeads, %columnBlocks : index
  %16 = arith.divui %12, %15 : index
  %17 = arith.divui %12, %columnBlocks : index
  %18 = arith.remui %17, %kvHeads : index
  %19 = arith.remui %12, %columnBlocks : index
  %20 = arith.muli %19, %c3 : index
  %21 = memref.load %step[%c9] : memref<?xi32>
  %22 = arith.index_cast %21 : i32 to index
  %23 = arith.cmpi slt, %16, %22 : index
  scf.if %23 {
    %24 = arith.muli %16, %c11 : index
    %25 = arith.addi %itemsAt, %24 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %25, %c4 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.addi %25, %c9 : index
    %32 = memref.load %step[%31] : memref<?xi32>
    %33 = arith.index_cast %32 : i32 to index
    %34 = arith.muli %33, %pagesPerSequence : index
    %35 = arith.addi %blockTablesAt, %34 : index
    %36 = arith.divui %pageBytes, %c11 : index
    %37 = arith.muli %18, %c5 : index
    %38 = arith.muli %1, %c11 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c16 : i32
    %42 = arith.subi %41, %c16 : i32
    %43 = arith.divui %42, %c17 : i32
    %44 = arith.addi %41, %c18 : i32
    %45 = arith.divui %44, %c19 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c21 : index
      scf.if %48 {
        %49 = arith.addi %20, %1 : index
        %50 = arith.subi %groupSize, %c4 : index
        %51 = arith.minsi %49, %50 : index
        %52 = arith.muli %18, %groupSize : index
        %53 = arith.addi %52, %51 : index
        %54 = arith.muli %27, %heads : index
        %55 = arith.addi %54, %53 : index
        %56 = arith.muli %55, %c6 : index
        %57 = arith.muli %2, %c22 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c21 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c11 : index
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
        %206 = arith.muli %1, %c22 : index
        %207 = arith.muli %2, %c35 : index
        %208 = arith.addi %206, %207 : index
        %209 = arith.mulf %60, %205 : vector<4xf32>
        %210 = arith.truncf %209 : vector<4xf32> to vector<4xf16>
        %211 = arith.mulf %62, %205 : vector<4xf32>
        %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %214 = arith.addi %208, %c21 : index
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
        %309 = arith.muli %308, %c19 : i32
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
          %324 = arith.subi %319, %c16 : i32
          %325 = arith.divui %312, %c17 : i32
          %326 = arith.addi %325, %c76 : i32
          %327 = arith.minsi %326, %43 : i32
          %328 = arith.index_castui %327 : i32 to index
          %329 = arith.addi %35, %328 : index
          %330 = memref.load %step[%329] : memref<?xi32>
          %331 = arith.index_cast %330 : i32 to index
          %332 = arith.muli %331, %36 : index
          %333 = arith.addi %332, %37 : index
          %334 = arith.addi %325, %c16 : i32
          %335 = arith.minsi %334, %43 : i32
          %336 = arith.index_castui %335 : i32 to index
          %337 = arith.addi %35, %336 : index
          %338 = memref.load %step[%337] : memref<?xi32>
          %339 = arith.index_cast %338 : i32 to index
          %340 = arith.muli %339, %36 : index
          %341 = arith.addi %340, %37 : index
          %342 = arith.addi %333, %38 : index
          %343 = arith.addi %342, %c21 : index
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
          %394:26 = scf.for %367 = %c76 to %366 step %c16 iter_args(%368 = %344, %369 = %347, %370 = %350, %371 = %353, %372 = %356, %373 = %359, %374 = %362, %375 = %365, %376 = %c71, %377 = %c72, %378 = %c73, %379 = %c73, %380 = %c73, %381 = %c73, %382 = %c73, %383 = %c73, %384 = %c73, %385 = %c73, %386 = %c73, %387 = %c73, %388 = %c73, %389 = %c73, %390 = %c73, %391 = %c73, %392 = %c73, %393 = %c73) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %395 = arith.muli %367, %c75 : i32
            %396 = arith.addi %312, %395 : i32
            %397 = arith.addi %396, %c75 : i32
            %398 = arith.divui %396, %c17 : i32
            %399 = arith.addi %398, %c76 : i32
            %400 = arith.minsi %399, %43 : i32
            %401 = arith.index_castui %400 : i32 to index
            %402 = arith.addi %35, %401 : index
            %403 = memref.load %step[%402] : memref<?xi32>
            %404 = arith.index_cast %403 : i32 to index
            %405 = arith.muli %404, %36 : index
            %406 = arith.addi %405, %37 : index
            %407 = arith.addi %398, %c16 : i32
            %408 = arith.minsi %407, %43 : i32
            %409 = arith.index_castui %408 : i32 to index
            %410 = arith.addi %35, %409 : index
            %411 = memref.load %step[%410] : memref<?xi32>
            %412 = arith.index_cast %411 : i32 to index
            %413 = arith.muli %412, %36 : index
            %414 = arith.addi %413, %37 : index
            %415 = arith.divui %397, %c17 : i32
            %416 = arith.addi %415, %c76 : i32
            %417 = arith.minsi %416, %43 : i32
            %418 = arith.index_castui %417 : i32 to index
            %419 = arith.addi %35, %418 : index
            %420 = memref.load %step[%419] : memref<?xi32>
            %421 = arith.index_cast %420 : i32 to index
            %422 = arith.muli %421, %36 : index
            %423 = arith.addi %422, %37 : index
            %424 = arith.addi %415, %c16 : i32
            %425 = arith.minsi %424, %43 : i32
            %426 = arith.index_castui %425 : i32 to index
            %427 = arith.addi %35, %426 : index
            %428 = memref.load %step[%427] : memref<?xi32>
            %429 = arith.index_cast %428 : i32 to index
            %430 = arith.muli %429, %36 : index
            %431 = arith.addi %430, %37 : index
            %432 = wave.opaque %c21
            %433 = arith.muli %1, %c22 : index
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
            %461 = arith.addi %434, %c21 : index
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
            %604 = arith.addi %603, %c21 : index
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
            %685 = arith.addi %434, %c21 : index
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
            %1231 = arith.addi %1230, %c21 : index
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
            %1266 = wave.opaque %c21
            scf.yield %1232, %1235, %1238, %1241, %1244, %1247, %1250, %1253, %943#0, %1001, %1148, %1151, %1154, %1157, %1184, %1187, %1190, %1193, %1220, %1223, %1226, %1229, %1256, %1259, %1262, %1265 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1267 = arith.cmpi eq, %323, %319 : i32
          %1268:18 = scf.if %1267 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %1269 = arith.muli %324, %c75 : i32
            %1270 = arith.addi %312, %1269 : i32
            %1271 = arith.divui %1270, %c17 : i32
            %1272 = arith.addi %1271, %c76 : i32
            %1273 = arith.minsi %1272, %43 : i32
            %1274 = arith.index_castui %1273 : i32 to index
            %1275 = arith.addi %35, %1274 : index
            %1276 = memref.load %step[%1275] : memref<?xi32>
            %1277 = arith.index_cast %1276 : i32 to index
            %1278 = arith.muli %1277, %36 : index
            %1279 = arith.addi %1278, %37 : index
            %1280 = arith.addi %1271, %c16 : i32
            %1281 = arith.minsi %1280, %43 : i32
            %1282 = arith.index_castui %1281 : i32 to index
            %1283 = arith.addi %35, %1282 : index
            %1284 = memref.load %step[%1283] : memref<?xi32>
            %1285 = arith.index_cast %1284 : i32 to index
            %1286 = arith.muli %1285, %36 : index
            %1287 = arith.addi %1286, %37 : index
            %1288 = wave.opaque %c21
            %1289 = arith.muli %1, %c22 : index
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
            %1317 = arith.addi %1290, %c21 : index
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
            %1460 = arith.addi %1459, %c21 : index
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
            %1541 = arith.addi %1290, %c21 : index
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
            %2100 = arith.divui %2099, %c17 : i32
            %2101 = arith.addi %2100, %c76 : i32
            %2102 = arith.minsi %2101, %43 : i32
            %2103 = arith.index_castui %2102 : i32 to index
            %2104 = arith.addi %35, %2103 : index
            %2105 = memref.load %step[%2104] : memref<?xi32>
            %2106 = arith.index_cast %2105 : i32 to index
            %2107 = arith.muli %2106, %36 : index
            %2108 = arith.addi %2107, %37 : index
            %2109 = arith.addi %2100, %c16 : i32
            %2110 = arith.minsi %2109, %43 : i32
            %2111 = arith.index_castui %2110 : i32 to index
            %2112 = arith.addi %35, %2111 : index
            %2113 = memref.load %step[%2112] : memref<?xi32>
            %2114 = arith.index_cast %2113 : i32 to index
            %2115 = arith.muli %2114, %36 : index
            %2116 = arith.addi %2115, %37 : index
            %2117 = wave.opaque %c21
            %2118 = arith.muli %1, %c22 : index
            %2119 = arith.addi %2117, %2118 : index
            %2120 = arith.subi %314, %2099 : i32
            %2121 = arith.subi %2120, %c76 : i32
            %2122 = arith.minsi %2121, %c17 : i32
            %2123 = arith.maxsi %2122, %c76 : i32
            %2124 = arith.cmpi sgt, %2123, %c76 : i32
            %2125 = arith.select %2124, %c124, %c76 : i32
            %2126 = arith.ori %c76, %2125 : i32
            %2127 = arith.cmpi sgt, %2123, %c16 : i32
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
            %2175 = arith.subi %2174, %c17 : i32
            %2176 = arith.minsi %2175, %c17 : i32
            %2177 = arith.maxsi %2176, %c76 : i32
            %2178 = arith.cmpi sgt, %2177, %c76 : i32
            %2179 = arith.select %2178, %c124, %c76 : i32
            %2180 = arith.ori %c76, %2179 : i32
            %2181 = arith.cmpi sgt, %2177, %c16 : i32
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
            %2254 = arith.addi %2119, %c21 : index
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
            %2397 = arith.addi %2396, %c21 : index
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
            %2478 = arith.addi %2119, %c21 : index
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
            %2706 = arith.subi %2702, %c17 : i32
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
        %3114 = arith.cmpi slt, %1, %c3 : index
        wave.barrier
        scf.if %3114 {
          %3115 = arith.muli %8, %c7 : index
          %3116 = arith.addi %3115, %1 : index
          memref.store %316#0, %6[%3116] : memref<?xf32>
          %3117 = arith.addi %3116, %c3 : index
          memref.store %316#1, %6[%3117] : memref<?xf32>
          %3118 = arith.muli %8, %c56 : index
          %3119 = arith.muli %2, %c3 : index
          %3120 = arith.addi %3118, %3119 : index
          %3121 = arith.addi %3120, %1 : index
          %3122 = vector.extract %316#2[0] : f32 from vector<8xf32>
          %3123 = arith.addi %3121, %c21 : index
          memref.store %3122, %5[%3123] : memref<?xf32>
          %3124 = vector.extract %316#2[1] : f32 from vector<8xf32>
          %3125 = arith.addi %3121, %c7 : index
          memref.store %3124, %5[%3125] : memref<?xf32>
          %3126 = vector.extract %316#2[2] : f32 from vector<8xf32>
          %3127 = arith.addi %3121, %c27 : index
          memref.store %3126, %5[%3127] : memref<?xf32>
          %3128 = vector.extract %316#2[3] : f32 from vector<8xf32>
          %3129 = arith.addi %3121, %c31 : index
          memref.store %3128, %5[%3129] : memref<?xf32>
          %3130 = vector.extract %316#2[4] : f32 from vector<8xf32>
          %3131 = arith.addi %3121, %c35 : index
          memref.store %3130, %5[%3131] : memref<?xf32>
          %3132 = vector.extract %316#2[5] : f32 from vector<8xf32>
          %3133 = arith.addi %3121, %c39 : index
          memref.store %3132, %5[%3133] : memref<?xf32>
          %3134 = vector.extract %316#2[6] : f32 from vector<8xf32>
          %3135 = arith.addi %3121, %c43 : index
          memref.store %3134, %5[%3135] : memref<?xf32>
          %3136 = vector.extract %316#2[7] : f32 from vector<8xf32>
          %3137 = arith.addi %3121, %c47 : index
          memref.store %3136, %5[%3137] : memref<?xf32>
          %3138 = vector.extract %316#3[0] : f32 from vector<8xf32>
          %3139 = arith.addi %3121, %c6 : index
          memref.store %3138, %5[%3139] : memref<?xf32>
          %3140 = vector.extract %316#3[1] : f32 from vector<8xf32>
          %3141 = arith.addi %3121, %c140 : index
          memref.store %3140, %5[%3141] : memref<?xf32>
          %3142 = vector.extract %316#3[2] : f32 from vector<8xf32>
          %3143 = arith.addi %3121, %c77 : index
          memref.store %3142, %5[%3143] : memref<?xf32>
          %3144 = vector.extract %316#3[3] : f32 from vector<8xf32>
          %3145 = arith.addi %3121, %c141 : index
          memref.store %3144, %5[%3145] : memref<?xf32>
          %3146 = vector.extract %316#3[4] : f32 from vector<8xf32>
          %3147 = arith.addi %3121, %c78 : index
          memref.store %3146, %5[%3147] : memref<?xf32>
          %3148 = vector.extract %316#3[5] : f32 from vector<8xf32>
          %3149 = arith.addi %3121, %c142 : index
          memref.store %3148, %5[%3149] : memref<?xf32>
          %3150 = vector.extract %316#3[6] : f32 from vector<8xf32>
          %3151 = arith.addi %3121, %c79 : index
          memref.store %3150, %5[%3151] : memref<?xf32>
          %3152 = vector.extract %316#3[7] : f32 from vector<8xf32>
          %3153 = arith.addi %3121, %c143 : index
          memref.store %3152, %5[%3153] : memref<?xf32>
        }
        wave.barrier
        %3154 = arith.addi %11, %c21 : index
        %3155 = memref.load %6[%3154] : memref<?xf32>
        %3156 = arith.addi %11, %c3 : index
        %3157 = memref.load %6[%3156] : memref<?xf32>
        %3158 = arith.addi %11, %c7 : index
        %3159 = memref.load %6[%3158] : memref<?xf32>
        %3160 = arith.addi %11, %c25 : index
        %3161 = memref.load %6[%3160] : memref<?xf32>
        %3162 = arith.addi %11, %c27 : index
        %3163 = memref.load %6[%3162] : memref<?xf32>
        %3164 = arith.addi %11, %c29 : index
        %3165 = memref.load %6[%3164] : memref<?xf32>
        %3166 = arith.addi %11, %c31 : index
        %3167 = memref.load %6[%3166] : memref<?xf32>
        %3168 = arith.addi %11, %c33 : index
        %3169 = memref.load %6[%3168] : memref<?xf32>
        %3170 = arith.addi %11, %c35 : index
        %3171 = memref.load %6[%3170] : memref<?xf32>
        %3172 = arith.addi %11, %c37 : index
        %3173 = memref.load %6[%3172] : memref<?xf32>
        %3174 = arith.addi %11, %c39 : index
        %3175 = memref.load %6[%3174] : memref<?xf32>
        %3176 = arith.addi %11, %c41 : index
        %3177 = memref.load %6[%3176] : memref<?xf32>
        %3178 = arith.addi %11, %c43 : index
        %3179 = memref.load %6[%3178] : memref<?xf32>
        %3180 = arith.addi %11, %c45 : index
        %3181 = memref.load %6[%3180] : memref<?xf32>
        %3182 = arith.addi %11, %c47 : index
        %3183 = memref.load %6[%3182] : memref<?xf32>
        %3184 = arith.addi %11, %c49 : index
        %3185 = memref.load %6[%3184] : memref<?xf32>
        %3186 = arith.maxnumf %3155, %3159 fastmath<nnan> : f32
        %3187 = arith.subf %3155, %3186 : f32
        %3188 = wave.exp2 %3187 : f32
        %3189 = arith.subf %3159, %3186 : f32
        %3190 = wave.exp2 %3189 : f32
        %3191 = arith.mulf %3157, %3188 : f32
        %3192 = math.fma %3161, %3190, %3191 : f32
        %3193 = arith.maxnumf %3186, %3163 fastmath<nnan> : f32
        %3194 = arith.subf %3186, %3193 : f32
        %3195 = wave.exp2 %3194 : f32
        %3196 = arith.subf %3163, %3193 : f32
        %3197 = wave.exp2 %3196 : f32
        %3198 = arith.mulf %3192, %3195 : f32
        %3199 = math.fma %3165, %3197, %3198 : f32
        %3200 = arith.maxnumf %3193, %3167 fastmath<nnan> : f32
        %3201 = arith.subf %3193, %3200 : f32
        %3202 = wave.exp2 %3201 : f32
        %3203 = arith.subf %3167, %3200 : f32
        %3204 = wave.exp2 %3203 : f32
        %3205 = arith.mulf %3199, %3202 : f32
        %3206 = math.fma %3169, %3204, %3205 : f32
        %3207 = arith.maxnumf %3200, %3171 fastmath<nnan> : f32
        %3208 = arith.subf %3200, %3207 : f32
        %3209 = wave.exp2 %3208 : f32
        %3210 = arith.subf %3171, %3207 : f32
        %3211 = wave.exp2 %3210 : f32
        %3212 = arith.mulf %3206, %3209 : f32
        %3213 = math.fma %3173, %3211, %3212 : f32
        %3214 = arith.maxnumf %3207, %3175 fastmath<nnan> : f32
        %3215 = arith.subf %3207, %3214 : f32
        %3216 = wave.exp2 %3215 : f32
        %3217 = arith.subf %3175, %3214 : f32
        %3218 = wave.exp2 %3217 : f32
        %3219 = arith.mulf %3213, %3216 : f32
        %3220 = math.fma %3177, %3218, %3219 : f32
        %3221 = arith.maxnumf %3214, %3179 fastmath<nnan> : f32
        %3222 = arith.subf %3214, %3221 : f32
        %3223 = wave.exp2 %3222 : f32
        %3224 = arith.subf %3179, %3221 : f32
        %3225 = wave.exp2 %3224 : f32
        %3226 = arith.mulf %3220, %3223 : f32
        %3227 = math.fma %3181, %3225, %3226 : f32
        %3228 = arith.maxnumf %3221, %3183 fastmath<nnan> : f32
        %3229 = arith.subf %3221, %3228 : f32
        %3230 = wave.exp2 %3229 : f32
        %3231 = arith.subf %3183, %3228 : f32
        %3232 = wave.exp2 %3231 : f32
        %3233 = arith.mulf %3227, %3230 : f32
        %3234 = math.fma %3185, %3232, %3233 : f32
        %3235 = arith.addi %10, %c21 : index
        %3236 = arith.addi %3235, %c21 : index
        %3237 = memref.load %5[%3236] : memref<?xf32>
        %3238 = arith.addi %3235, %c56 : index
        %3239 = memref.load %5[%3238] : memref<?xf32>
        %3240 = arith.addi %3235, %c58 : index
        %3241 = memref.load %5[%3240] : memref<?xf32>
        %3242 = arith.addi %3235, %c60 : index
        %3243 = memref.load %5[%3242] : memref<?xf32>
        %3244 = arith.addi %3235, %c62 : index
        %3245 = memref.load %5[%3244] : memref<?xf32>
        %3246 = arith.addi %3235, %c64 : index
        %3247 = memref.load %5[%3246] : memref<?xf32>
        %3248 = arith.addi %3235, %c66 : index
        %3249 = memref.load %5[%3248] : memref<?xf32>
        %3250 = arith.addi %3235, %c68 : index
        %3251 = memref.load %5[%3250] : memref<?xf32>
        %3252 = arith.mulf %3237, %3188 : f32
        %3253 = math.fma %3239, %3190, %3252 : f32
        %3254 = arith.mulf %3253, %3195 : f32
        %3255 = math.fma %3241, %3197, %3254 : f32
        %3256 = arith.mulf %3255, %3202 : f32
        %3257 = math.fma %3243, %3204, %3256 : f32
        %3258 = arith.mulf %3257, %3209 : f32
        %3259 = math.fma %3245, %3211, %3258 : f32
        %3260 = arith.mulf %3259, %3216 : f32
        %3261 = math.fma %3247, %3218, %3260 : f32
        %3262 = arith.mulf %3261, %3223 : f32
        %3263 = math.fma %3249, %3225, %3262 : f32
        %3264 = arith.mulf %3263, %3230 : f32
        %3265 = math.fma %3251, %3232, %3264 : f32
        %3266 = arith.addi %10, %c6 : index
        %3267 = arith.addi %3266, %c21 : index
        %3268 = memref.load %5[%3267] : memref<?xf32>
        %3269 = arith.addi %3266, %c56 : index
        %3270 = memref.load %5[%3269] : memref<?xf32>
        %3271 = arith.addi %3266, %c58 : index
        %3272 = memref.load %5[%3271] : memref<?xf32>
        %3273 = arith.addi %3266, %c60 : index
        %3274 = memref.load %5[%3273] : memref<?xf32>
        %3275 = arith.addi %3266, %c62 : index
        %3276 = memref.load %5[%3275] : memref<?xf32>
        %3277 = arith.addi %3266, %c64 : index
        %3278 = memref.load %5[%3277] : memref<?xf32>
        %3279 = arith.addi %3266, %c66 : index
        %3280 = memref.load %5[%3279] : memref<?xf32>
        %3281 = arith.addi %3266, %c68 : index
        %3282 = memref.load %5[%3281] : memref<?xf32>
        %3283 = arith.mulf %3268, %3188 : f32
        %3284 = math.fma %3270, %3190, %3283 : f32
        %3285 = arith.mulf %3284, %3195 : f32
        %3286 = math.fma %3272, %3197, %3285 : f32
        %3287 = arith.mulf %3286, %3202 : f32
        %3288 = math.fma %3274, %3204, %3287 : f32
        %3289 = arith.mulf %3288, %3209 : f32
        %3290 = math.fma %3276, %3211, %3289 : f32
        %3291 = arith.mulf %3290, %3216 : f32
        %3292 = math.fma %3278, %3218, %3291 : f32
        %3293 = arith.mulf %3292, %3223 : f32
        %3294 = math.fma %3280, %3225, %3293 : f32
        %3295 = arith.mulf %3294, %3230 : f32
        %3296 = math.fma %3282, %3232, %3295 : f32
        wave.barrier
        scf.if %3114 {
          %3297 = arith.muli %8, %c56 : index
          %3298 = arith.muli %2, %c3 : index
          %3299 = arith.addi %3297, %3298 : index
          %3300 = arith.addi %3299, %1 : index
          %3301 = vector.extract %316#4[0] : f32 from vector<8xf32>
          %3302 = arith.addi %3300, %c21 : index
          memref.store %3301, %5[%3302] : memref<?xf32>
          %3303 = vector.extract %316#4[1] : f32 from vector<8xf32>
          %3304 = arith.addi %3300, %c7 : index
          memref.store %3303, %5[%3304] : memref<?xf32>
          %3305 = vector.extract %316#4[2] : f32 from vector<8xf32>
          %3306 = arith.addi %3300, %c27 : index
          memref.store %3305, %5[%3306] : memref<?xf32>
          %3307 = vector.extract %316#4[3] : f32 from vector<8xf32>
          %3308 = arith.addi %3300, %c31 : index
          memref.store %3307, %5[%3308] : memref<?xf32>
          %3309 = vector.extract %316#4[4] : f32 from vector<8xf32>
          %3310 = arith.addi %3300, %c35 : index
          memref.store %3309, %5[%3310] : memref<?xf32>
          %3311 = vector.extract %316#4[5] : f32 from vector<8xf32>
          %3312 = arith.addi %3300, %c39 : index
          memref.store %3311, %5[%3312] : memref<?xf32>
          %3313 = vector.extract %316#4[6] : f32 from vector<8xf32>
          %3314 = arith.addi %3300, %c43 : index
          memref.store %3313, %5[%3314] : memref<?xf32>
          %3315 = vector.extract %316#4[7] : f32 from vector<8xf32>
          %3316 = arith.addi %3300, %c47 : index
          memref.store %3315, %5[%3316] : memref<?xf32>
          %3317 = vector.extract %316#5[0] : f32 from vector<8xf32>
          %3318 = arith.addi %3300, %c6 : index
          memref.store %3317, %5[%3318] : memref<?xf32>
          %3319 = vector.extract %316#5[1] : f32 from vector<8xf32>
          %3320 = arith.addi %3300, %c140 : index
          memref.store %3319, %5[%3320] : memref<?xf32>
          %3321 = vector.extract %316#5[2] : f32 from vector<8xf32>
          %3322 = arith.addi %3300, %c77 : index
          memref.store %3321, %5[%3322] : memref<?xf32>
          %3323 = vector.extract %316#5[3] : f32 from vector<8xf32>
          %3324 = arith.addi %3300, %c141 : index
          memref.store %3323, %5[%3324] : memref<?xf32>
          %3325 = vector.extract %316#5[4] : f32 from vector<8xf32>
          %3326 = arith.addi %3300, %c78 : index
          memref.store %3325, %5[%3326] : memref<?xf32>
          %3327 = vector.extract %316#5[5] : f32 from vector<8xf32>
          %3328 = arith.addi %3300, %c142 : index
          memref.store %3327, %5[%3328] : memref<?xf32>
          %3329 = vector.extract %316#5[6] : f32 from vector<8xf32>
          %3330 = arith.addi %3300, %c79 : index
          memref.store %3329, %5[%3330] : memref<?xf32>
          %3331 = vector.extract %316#5[7] : f32 from vector<8xf32>
          %3332 = arith.addi %3300, %c143 : index
          memref.store %3331, %5[%3332] : memref<?xf32>
        }
        wave.barrier
        %3333 = arith.addi %10, %c21 : index
        %3334 = arith.addi %3333, %c21 : index
        %3335 = memref.load %5[%3334] : memref<?xf32>
        %3336 = arith.addi %3333, %c56 : index
        %3337 = memref.load %5[%3336] : memref<?xf32>
        %3338 = arith.addi %3333, %c58 : index
        %3339 = memref.load %5[%3338] : memref<?xf32>
        %3340 = arith.addi %3333, %c60 : index
        %3341 = memref.load %5[%3340] : memref<?xf32>
        %3342 = arith.addi %3333, %c62 : index
        %3343 = memref.load %5[%3342] : memref<?xf32>
        %3344 = arith.addi %3333, %c64 : index
        %3345 = memref.load %5[%3344] : memref<?xf32>
        %3346 = arith.addi %3333, %c66 : index
        %3347 = memref.load %5[%3346] : memref<?xf32>
        %3348 = arith.addi %3333, %c68 : index
        %3349 = memref.load %5[%3348] : memref<?xf32>
        %3350 = arith.mulf %3335, %3188 : f32
        %3351 = math.fma %3337, %3190, %3350 : f32
        %3352 = arith.mulf %3351, %3195 : f32
        %3353 = math.fma %3339, %3197, %3352 : f32
        %3354 = arith.mulf %3353, %3202 : f32
        %3355 = math.fma %3341, %3204, %3354 : f32
        %3356 = arith.mulf %3355, %3209 : f32
        %3357 = math.fma %3343, %3211, %3356 : f32
        %3358 = arith.mulf %3357, %3216 : f32
        %3359 = math.fma %3345, %3218, %3358 : f32
        %3360 = arith.mulf %3359, %3223 : f32
        %3361 = math.fma %3347, %3225, %3360 : f32
        %3362 = arith.mulf %3361, %3230 : f32
        %3363 = math.fma %3349, %3232, %3362 : f32
        %3364 = arith.addi %10, %c6 : index
        %3365 = arith.addi %3364, %c21 : index
        %3366 = memref.load %5[%3365] : memref<?xf32>
        %3367 = arith.addi %3364, %c56 : index
        %3368 = memref.load %5[%3367] : memref<?xf32>
        %3369 = arith.addi %3364, %c58 : index
        %3370 = memref.load %5[%3369] : memref<?xf32>
        %3371 = arith.addi %3364, %c60 : index
        %3372 = memref.load %5[%3371] : memref<?xf32>
        %3373 = arith.addi %3364, %c62 : index
        %3374 = memref.load %5[%3373] : memref<?xf32>
        %3375 = arith.addi %3364, %c64 : index
        %3376 = memref.load %5[%3375] : memref<?xf32>
        %3377 = arith.addi %3364, %c66 : index
        %3378 = memref.load %5[%3377] : memref<?xf32>
        %3379 = arith.addi %3364, %c68 : index
        %3380 = memref.load %5[%3379] : memref<?xf32>
        %3381 = arith.mulf %3366, %3188 : f32
        %3382 = math.fma %3368, %3190, %3381 : f32
        %3383 = arith.mulf %3382, %3195 : f32
        %3384 = math.fma %3370, %3197, %3383 : f32
        %3385 = arith.mulf %3384, %3202 : f32
        %3386 = math.fma %3372, %3204, %3385 : f32
        %3387 = arith.mulf %3386, %3209 : f32
        %3388 = math.fma %3374, %3211, %3387 : f32
        %3389 = arith.mulf %3388, %3216 : f32
        %3390 = math.fma %3376, %3218, %3389 : f32
        %3391 = arith.mulf %3390, %3223 : f32
        %3392 = math.fma %3378, %3225, %3391 : f32
        %3393 = arith.mulf %3392, %3230 : f32
        %3394 = math.fma %3380, %3232, %3393 : f32
        wave.barrier
        scf.if %3114 {
          %3395 = arith.muli %8, %c56 : index
          %3396 = arith.muli %2, %c3 : index
          %3397 = arith.addi %3395, %3396 : index
          %3398 = arith.addi %3397, %1 : index
          %3399 = vector.extract %316#6[0] : f32 from vector<8xf32>
          %3400 = arith.addi %3398, %c21 : index
          memref.store %3399, %5[%3400] : memref<?xf32>
          %3401 = vector.extract %316#6[1] : f32 from vector<8xf32>
          %3402 = arith.addi %3398, %c7 : index
          memref.store %3401, %5[%3402] : memref<?xf32>
          %3403 = vector.extract %316#6[2] : f32 from vector<8xf32>
          %3404 = arith.addi %3398, %c27 : index
          memref.store %3403, %5[%3404] : memref<?xf32>
          %3405 = vector.extract %316#6[3] : f32 from vector<8xf32>
          %3406 = arith.addi %3398, %c31 : index
          memref.store %3405, %5[%3406] : memref<?xf32>
          %3407 = vector.extract %316#6[4] : f32 from vector<8xf32>
          %3408 = arith.addi %3398, %c35 : index
          memref.store %3407, %5[%3408] : memref<?xf32>
          %3409 = vector.extract %316#6[5] : f32 from vector<8xf32>
          %3410 = arith.addi %3398, %c39 : index
          memref.store %3409, %5[%3410] : memref<?xf32>
          %3411 = vector.extract %316#6[6] : f32 from vector<8xf32>
          %3412 = arith.addi %3398, %c43 : index
          memref.store %3411, %5[%3412] : memref<?xf32>
          %3413 = vector.extract %316#6[7] : f32 from vector<8xf32>
          %3414 = arith.addi %3398, %c47 : index
          memref.store %3413, %5[%3414] : memref<?xf32>
          %3415 = vector.extract %316#7[0] : f32 from vector<8xf32>
          %3416 = arith.addi %3398, %c6 : index
          memref.store %3415, %5[%3416] : memref<?xf32>
          %3417 = vector.extract %316#7[1] : f32 from vector<8xf32>
          %3418 = arith.addi %3398, %c140 : index
          memref.store %3417, %5[%3418] : memref<?xf32>
          %3419 = vector.extract %316#7[2] : f32 from vector<8xf32>
          %3420 = arith.addi %3398, %c77 : index
          memref.store %3419, %5[%3420] : memref<?xf32>
          %3421 = vector.extract %316#7[3] : f32 from vector<8xf32>
          %3422 = arith.addi %3398, %c141 : index
          memref.store %3421, %5[%3422] : memref<?xf32>
          %3423 = vector.extract %316#7[4] : f32 from vector<8xf32>
          %3424 = arith.addi %3398, %c78 : index
          memref.store %3423, %5[%3424] : memref<?xf32>
          %3425 = vector.extract %316#7[5] : f32 from vector<8xf32>
          %3426 = arith.addi %3398, %c142 : index
          memref.store %3425, %5[%3426] : memref<?xf32>
          %3427 = vector.extract %316#7[6] : f32 from vector<8xf32>
          %3428 = arith.addi %3398, %c79 : index
          memref.store %3427, %5[%3428] : memref<?xf32>
          %3429 = vector.extract %316#7[7] : f32 from vector<8xf32>
          %3430 = arith.addi %3398, %c143 : index
          memref.store %3429, %5[%3430] : memref<?xf32>
        }
        wave.barrier
        %3431 = arith.addi %10, %c21 : index
        %3432 = arith.addi %3431, %c21 : index
        %3433 = memref.load %5[%3432] : memref<?xf32>
        %3434 = arith.addi %3431, %c56 : index
        %3435 = memref.load %5[%3434] : memref<?xf32>
        %3436 = arith.addi %3431, %c58 : index
        %3437 = memref.load %5[%3436] : memref<?xf32>
        %3438 = arith.addi %3431, %c60 : index
        %3439 = memref.load %5[%3438] : memref<?xf32>
        %3440 = arith.addi %3431, %c62 : index
        %3441 = memref.load %5[%3440] : memref<?xf32>
        %3442 = arith.addi %3431, %c64 : index
        %3443 = memref.load %5[%3442] : memref<?xf32>
        %3444 = arith.addi %3431, %c66 : index
        %3445 = memref.load %5[%3444] : memref<?xf32>
        %3446 = arith.addi %3431, %c68 : index
        %3447 = memref.load %5[%3446] : memref<?xf32>
        %3448 = arith.mulf %3433, %3188 : f32
        %3449 = math.fma %3435, %3190, %3448 : f32
        %3450 = arith.mulf %3449, %3195 : f32
        %3451 = math.fma %3437, %3197, %3450 : f32
        %3452 = arith.mulf %3451, %3202 : f32
        %3453 = math.fma %3439, %3204, %3452 : f32
        %3454 = arith.mulf %3453, %3209 : f32
        %3455 = math.fma %3441, %3211, %3454 : f32
        %3456 = arith.mulf %3455, %3216 : f32
        %3457 = math.fma %3443, %3218, %3456 : f32
        %3458 = arith.mulf %3457, %3223 : f32
        %3459 = math.fma %3445, %3225, %3458 : f32
        %3460 = arith.mulf %3459, %3230 : f32
        %3461 = math.fma %3447, %3232, %3460 : f32
        %3462 = arith.addi %10, %c6 : index
        %3463 = arith.addi %3462, %c21 : index
        %3464 = memref.load %5[%3463] : memref<?xf32>
        %3465 = arith.addi %3462, %c56 : index
        %3466 = memref.load %5[%3465] : memref<?xf32>
        %3467 = arith.addi %3462, %c58 : index
        %3468 = memref.load %5[%3467] : memref<?xf32>
        %3469 = arith.addi %3462, %c60 : index
        %3470 = memref.load %5[%3469] : memref<?xf32>
        %3471 = arith.addi %3462, %c62 : index
        %3472 = memref.load %5[%3471] : memref<?xf32>
        %3473 = arith.addi %3462, %c64 : index
        %3474 = memref.load %5[%3473] : memref<?xf32>
        %3475 = arith.addi %3462, %c66 : index
        %3476 = memref.load %5[%3475] : memref<?xf32>
        %3477 = arith.addi %3462, %c68 : index
        %3478 = memref.load %5[%3477] : memref<?xf32>
        %3479 = arith.mulf %3464, %3188 : f32
        %3480 = math.fma %3466, %3190, %3479 : f32
        %3481 = arith.mulf %3480, %3195 : f32
        %3482 = math.fma %3468, %3197, %3481 : f32
        %3483 = arith.mulf %3482, %3202 : f32
        %3484 = math.fma %3470, %3204, %3483 : f32
        %3485 = arith.mulf %3484, %3209 : f32
        %3486 = math.fma %3472, %3211, %3485 : f32
        %3487 = arith.mulf %3486, %3216 : f32
        %3488 = math.fma %3474, %3218, %3487 : f32
        %3489 = arith.mulf %3488, %3223 : f32
        %3490 = math.fma %3476, %3225, %3489 : f32
        %3491 = arith.mulf %3490, %3230 : f32
        %3492 = math.fma %3478, %3232, %3491 : f32
        wave.barrier
        scf.if %3114 {
          %3493 = arith.muli %8, %c56 : index
          %3494 = arith.muli %2, %c3 : index
          %3495 = arith.addi %3493, %3494 : index
          %3496 = arith.addi %3495, %1 : index
          %3497 = vector.extract %316#8[0] : f32 from vector<8xf32>
          %3498 = arith.addi %3496, %c21 : index
          memref.store %3497, %5[%3498] : memref<?xf32>
          %3499 = vector.extract %316#8[1] : f32 from vector<8xf32>
          %3500 = arith.addi %3496, %c7 : index
          memref.store %3499, %5[%3500] : memref<?xf32>
          %3501 = vector.extract %316#8[2] : f32 from vector<8xf32>
          %3502 = arith.addi %3496, %c27 : index
          memref.store %3501, %5[%3502] : memref<?xf32>
          %3503 = vector.extract %316#8[3] : f32 from vector<8xf32>
          %3504 = arith.addi %3496, %c31 : index
          memref.store %3503, %5[%3504] : memref<?xf32>
          %3505 = vector.extract %316#8[4] : f32 from vector<8xf32>
          %3506 = arith.addi %3496, %c35 : index
          memref.store %3505, %5[%3506] : memref<?xf32>
          %3507 = vector.extract %316#8[5] : f32 from vector<8xf32>
          %3508 = arith.addi %3496, %c39 : index
          memref.store %3507, %5[%3508] : memref<?xf32>
          %3509 = vector.extract %316#8[6] : f32 from vector<8xf32>
          %3510 = arith.addi %3496, %c43 : index
          memref.store %3509, %5[%3510] : memref<?xf32>
          %3511 = vector.extract %316#8[7] : f32 from vector<8xf32>
          %3512 = arith.addi %3496, %c47 : index
          memref.store %3511, %5[%3512] : memref<?xf32>
          %3513 = vector.extract %316#9[0] : f32 from vector<8xf32>
          %3514 = arith.addi %3496, %c6 : index
          memref.store %3513, %5[%3514] : memref<?xf32>
          %3515 = vector.extract %316#9[1] : f32 from vector<8xf32>
          %3516 = arith.addi %3496, %c140 : index
          memref.store %3515, %5[%3516] : memref<?xf32>
          %3517 = vector.extract %316#9[2] : f32 from vector<8xf32>
          %3518 = arith.addi %3496, %c77 : index
          memref.store %3517, %5[%3518] : memref<?xf32>
          %3519 = vector.extract %316#9[3] : f32 from vector<8xf32>
          %3520 = arith.addi %3496, %c141 : index
          memref.store %3519, %5[%3520] : memref<?xf32>
          %3521 = vector.extract %316#9[4] : f32 from vector<8xf32>
          %3522 = arith.addi %3496, %c78 : index
          memref.store %3521, %5[%3522] : memref<?xf32>
          %3523 = vector.extract %316#9[5] : f32 from vector<8xf32>
          %3524 = arith.addi %3496, %c142 : index
          memref.store %3523, %5[%3524] : memref<?xf32>
          %3525 = vector.extract %316#9[6] : f32 from vector<8xf32>
          %3526 = arith.addi %3496, %c79 : index
          memref.store %3525, %5[%3526] : memref<?xf32>
          %3527 = vector.extract %316#9[7] : f32 from vector<8xf32>
          %3528 = arith.addi %3496, %c143 : index
          memref.store %3527, %5[%3528] : memref<?xf32>
        }
        wave.barrier
        %3529 = arith.addi %10, %c21 : index
        %3530 = arith.addi %3529, %c21 : index
        %3531 = memref.load %5[%3530] : memref<?xf32>
        %3532 = arith.addi %3529, %c56 : index
        %3533 = memref.load %5[%3532] : memref<?xf32>
        %3534 = arith.addi %3529, %c58 : index
        %3535 = memref.load %5[%3534] : memref<?xf32>
        %3536 = arith.addi %3529, %c60 : index
        %3537 = memref.load %5[%3536] : memref<?xf32>
        %3538 = arith.addi %3529, %c62 : index
        %3539 = memref.load %5[%3538] : memref<?xf32>
        %3540 = arith.addi %3529, %c64 : index
        %3541 = memref.load %5[%3540] : memref<?xf32>
        %3542 = arith.addi %3529, %c66 : index
        %3543 = memref.load %5[%3542] : memref<?xf32>
        %3544 = arith.addi %3529, %c68 : index
        %3545 = memref.load %5[%3544] : memref<?xf32>
        %3546 = arith.mulf %3531, %3188 : f32
        %3547 = math.fma %3533, %3190, %3546 : f32
        %3548 = arith.mulf %3547, %3195 : f32
        %3549 = math.fma %3535, %3197, %3548 : f32
        %3550 = arith.mulf %3549, %3202 : f32
        %3551 = math.fma %3537, %3204, %3550 : f32
        %3552 = arith.mulf %3551, %3209 : f32
        %3553 = math.fma %3539, %3211, %3552 : f32
        %3554 = arith.mulf %3553, %3216 : f32
        %3555 = math.fma %3541, %3218, %3554 : f32
        %3556 = arith.mulf %3555, %3223 : f32
        %3557 = math.fma %3543, %3225, %3556 : f32
        %3558 = arith.mulf %3557, %3230 : f32
        %3559 = math.fma %3545, %3232, %3558 : f32
        %3560 = arith.addi %10, %c6 : index
        %3561 = arith.addi %3560, %c21 : index
        %3562 = memref.load %5[%3561] : memref<?xf32>
        %3563 = arith.addi %3560, %c56 : index
        %3564 = memref.load %5[%3563] : memref<?xf32>
        %3565 = arith.addi %3560, %c58 : index
        %3566 = memref.load %5[%3565] : memref<?xf32>
        %3567 = arith.addi %3560, %c60 : index
        %3568 = memref.load %5[%3567] : memref<?xf32>
        %3569 = arith.addi %3560, %c62 : index
        %3570 = memref.load %5[%3569] : memref<?xf32>
        %3571 = arith.addi %3560, %c64 : index
        %3572 = memref.load %5[%3571] : memref<?xf32>
        %3573 = arith.addi %3560, %c66 : index
        %3574 = memref.load %5[%3573] : memref<?xf32>
        %3575 = arith.addi %3560, %c68 : index
        %3576 = memref.load %5[%3575] : memref<?xf32>
        %3577 = arith.mulf %3562, %3188 : f32
        %3578 = math.fma %3564, %3190, %3577 : f32
        %3579 = arith.mulf %3578, %3195 : f32
        %3580 = math.fma %3566, %3197, %3579 : f32
        %3581 = arith.mulf %3580, %3202 : f32
        %3582 = math.fma %3568, %3204, %3581 : f32
        %3583 = arith.mulf %3582, %3209 : f32
        %3584 = math.fma %3570, %3211, %3583 : f32
        %3585 = arith.mulf %3584, %3216 : f32
        %3586 = math.fma %3572, %3218, %3585 : f32
        %3587 = arith.mulf %3586, %3223 : f32
        %3588 = math.fma %3574, %3225, %3587 : f32
        %3589 = arith.mulf %3588, %3230 : f32
        %3590 = math.fma %3576, %3232, %3589 : f32
        wave.barrier
        scf.if %3114 {
          %3591 = arith.muli %8, %c56 : index
          %3592 = arith.muli %2, %c3 : index
          %3593 = arith.addi %3591, %3592 : index
          %3594 = arith.addi %3593, %1 : index
          %3595 = vector.extract %316#10[0] : f32 from vector<8xf32>
          %3596 = arith.addi %3594, %c21 : index
          memref.store %3595, %5[%3596] : memref<?xf32>
          %3597 = vector.extract %316#10[1] : f32 from vector<8xf32>
          %3598 = arith.addi %3594, %c7 : index
          memref.store %3597, %5[%3598] : memref<?xf32>
          %3599 = vector.extract %316#10[2] : f32 from vector<8xf32>
          %3600 = arith.addi %3594, %c27 : index
          memref.store %3599, %5[%3600] : memref<?xf32>
          %3601 = vector.extract %316#10[3] : f32 from vector<8xf32>
          %3602 = arith.addi %3594, %c31 : index
          memref.store %3601, %5[%3602] : memref<?xf32>
          %3603 = vector.extract %316#10[4] : f32 from vector<8xf32>
          %3604 = arith.addi %3594, %c35 : index
          memref.store %3603, %5[%3604] : memref<?xf32>
          %3605 = vector.extract %316#10[5] : f32 from vector<8xf32>
          %3606 = arith.addi %3594, %c39 : index
          memref.store %3605, %5[%3606] : memref<?xf32>
          %3607 = vector.extract %316#10[6] : f32 from vector<8xf32>
          %3608 = arith.addi %3594, %c43 : index
          memref.store %3607, %5[%3608] : memref<?xf32>
          %3609 = vector.extract %316#10[7] : f32 from vector<8xf32>
          %3610 = arith.addi %3594, %c47 : index
          memref.store %3609, %5[%3610] : memref<?xf32>
          %3611 = vector.extract %316#11[0] : f32 from vector<8xf32>
          %3612 = arith.addi %3594, %c6 : index
          memref.store %3611, %5[%3612] : memref<?xf32>
          %3613 = vector.extract %316#11[1] : f32 from vector<8xf32>
          %3614 = arith.addi %3594, %c140 : index
          memref.store %3613, %5[%3614] : memref<?xf32>
          %3615 = vector.extract %316#11[2] : f32 from vector<8xf32>
          %3616 = arith.addi %3594, %c77 : index
          memref.store %3615, %5[%3616] : memref<?xf32>
          %3617 = vector.extract %316#11[3] : f32 from vector<8xf32>
          %3618 = arith.addi %3594, %c141 : index
          memref.store %3617, %5[%3618] : memref<?xf32>
          %3619 = vector.extract %316#11[4] : f32 from vector<8xf32>
          %3620 = arith.addi %3594, %c78 : index
          memref.store %3619, %5[%3620] : memref<?xf32>
          %3621 = vector.extract %316#11[5] : f32 from vector<8xf32>
          %3622 = arith.addi %3594, %c142 : index
          memref.store %3621, %5[%3622] : memref<?xf32>
          %3623 = vector.extract %316#11[6] : f32 from vector<8xf32>
          %3624 = arith.addi %3594, %c79 : index
          memref.store %3623, %5[%3624] : memref<?xf32>
          %3625 = vector.extract %316#11[7] : f32 from vector<8xf32>
          %3626 = arith.addi %3594, %c143 : index
          memref.store %3625, %5[%3626] : memref<?xf32>
        }
        wave.barrier
        %3627 = arith.addi %10, %c21 : index
        %3628 = arith.addi %3627, %c21 : index
        %3629 = memref.load %5[%3628] : memref<?xf32>
        %3630 = arith.addi %3627, %c56 : index
        %3631 = memref.load %5[%3630] : memref<?xf32>
        %3632 = arith.addi %3627, %c58 : index
        %3633 = memref.load %5[%3632] : memref<?xf32>
        %3634 = arith.addi %3627, %c60 : index
        %3635 = memref.load %5[%3634] : memref<?xf32>
        %3636 = arith.addi %3627, %c62 : index
        %3637 = memref.load %5[%3636] : memref<?xf32>
        %3638 = arith.addi %3627, %c64 : index
        %3639 = memref.load %5[%3638] : memref<?xf32>
        %3640 = arith.addi %3627, %c66 : index
        %3641 = memref.load %5[%3640] : memref<?xf32>
        %3642 = arith.addi %3627, %c68 : index
        %3643 = memref.load %5[%3642] : memref<?xf32>
        %3644 = arith.mulf %3629, %3188 : f32
        %3645 = math.fma %3631, %3190, %3644 : f32
        %3646 = arith.mulf %3645, %3195 : f32
        %3647 = math.fma %3633, %3197, %3646 : f32
        %3648 = arith.mulf %3647, %3202 : f32
        %3649 = math.fma %3635, %3204, %3648 : f32
        %3650 = arith.mulf %3649, %3209 : f32
        %3651 = math.fma %3637, %3211, %3650 : f32
        %3652 = arith.mulf %3651, %3216 : f32
        %3653 = math.fma %3639, %3218, %3652 : f32
        %3654 = arith.mulf %3653, %3223 : f32
        %3655 = math.fma %3641, %3225, %3654 : f32
        %3656 = arith.mulf %3655, %3230 : f32
        %3657 = math.fma %3643, %3232, %3656 : f32
        %3658 = arith.addi %10, %c6 : index
        %3659 = arith.addi %3658, %c21 : index
        %3660 = memref.load %5[%3659] : memref<?xf32>
        %3661 = arith.addi %3658, %c56 : index
        %3662 = memref.load %5[%3661] : memref<?xf32>
        %3663 = arith.addi %3658, %c58 : index
        %3664 = memref.load %5[%3663] : memref<?xf32>
        %3665 = arith.addi %3658, %c60 : index
        %3666 = memref.load %5[%3665] : memref<?xf32>
        %3667 = arith.addi %3658, %c62 : index
        %3668 = memref.load %5[%3667] : memref<?xf32>
        %3669 = arith.addi %3658, %c64 : index
        %3670 = memref.load %5[%3669] : memref<?xf32>
        %3671 = arith.addi %3658, %c66 : index
        %3672 = memref.load %5[%3671] : memref<?xf32>
        %3673 = arith.addi %3658, %c68 : index
        %3674 = memref.load %5[%3673] : memref<?xf32>
        %3675 = arith.mulf %3660, %3188 : f32
        %3676 = math.fma %3662, %3190, %3675 : f32
        %3677 = arith.mulf %3676, %3195 : f32
        %3678 = math.fma %3664, %3197, %3677 : f32
        %3679 = arith.mulf %3678, %3202 : f32
        %3680 = math.fma %3666, %3204, %3679 : f32
        %3681 = arith.mulf %3680, %3209 : f32
        %3682 = math.fma %3668, %3211, %3681 : f32
        %3683 = arith.mulf %3682, %3216 : f32
        %3684 = math.fma %3670, %3218, %3683 : f32
        %3685 = arith.mulf %3684, %3223 : f32
        %3686 = math.fma %3672, %3225, %3685 : f32
        %3687 = arith.mulf %3686, %3230 : f32
        %3688 = math.fma %3674, %3232, %3687 : f32
        wave.barrier
        scf.if %3114 {
          %3689 = arith.muli %8, %c56 : index
          %3690 = arith.muli %2, %c3 : index
          %3691 = arith.addi %3689, %3690 : index
          %3692 = arith.addi %3691, %1 : index
          %3693 = vector.extract %316#12[0] : f32 from vector<8xf32>
          %3694 = arith.addi %3692, %c21 : index
          memref.store %3693, %5[%3694] : memref<?xf32>
          %3695 = vector.extract %316#12[1] : f32 from vector<8xf32>
          %3696 = arith.addi %3692, %c7 : index
          memref.store %3695, %5[%3696] : memref<?xf32>
          %3697 = vector.extract %316#12[2] : f32 from vector<8xf32>
          %3698 = arith.addi %3692, %c27 : index
          memref.store %3697, %5[%3698] : memref<?xf32>
          %3699 = vector.extract %316#12[3] : f32 from vector<8xf32>
          %3700 = arith.addi %3692, %c31 : index
          memref.store %3699, %5[%3700] : memref<?xf32>
          %3701 = vector.extract %316#12[4] : f32 from vector<8xf32>
          %3702 = arith.addi %3692, %c35 : index
          memref.store %3701, %5[%3702] : memref<?xf32>
          %3703 = vector.extract %316#12[5] : f32 from vector<8xf32>
          %3704 = arith.addi %3692, %c39 : index
          memref.store %3703, %5[%3704] : memref<?xf32>
          %3705 = vector.extract %316#12[6] : f32 from vector<8xf32>
          %3706 = arith.addi %3692, %c43 : index
          memref.store %3705, %5[%3706] : memref<?xf32>
          %3707 = vector.extract %316#12[7] : f32 from vector<8xf32>
          %3708 = arith.addi %3692, %c47 : index
          memref.store %3707, %5[%3708] : memref<?xf32>
          %3709 = vector.extract %316#13[0] : f32 from vector<8xf32>
          %3710 = arith.addi %3692, %c6 : index
          memref.store %3709, %5[%3710] : memref<?xf32>
          %3711 = vector.extract %316#13[1] : f32 from vector<8xf32>
          %3712 = arith.addi %3692, %c140 : index
          memref.store %3711, %5[%3712] : memref<?xf32>
          %3713 = vector.extract %316#13[2] : f32 from vector<8xf32>
          %3714 = arith.addi %3692, %c77 : index
          memref.store %3713, %5[%3714] : memref<?xf32>
          %3715 = vector.extract %316#13[3] : f32 from vector<8xf32>
          %3716 = arith.addi %3692, %c141 : index
          memref.store %3715, %5[%3716] : memref<?xf32>
          %3717 = vector.extract %316#13[4] : f32 from vector<8xf32>
          %3718 = arith.addi %3692, %c78 : index
          memref.store %3717, %5[%3718] : memref<?xf32>
          %3719 = vector.extract %316#13[5] : f32 from vector<8xf32>
          %3720 = arith.addi %3692, %c142 : index
          memref.store %3719, %5[%3720] : memref<?xf32>
          %3721 = vector.extract %316#13[6] : f32 from vector<8xf32>
          %3722 = arith.addi %3692, %c79 : index
          memref.store %3721, %5[%3722] : memref<?xf32>
          %3723 = vector.extract %316#13[7] : f32 from vector<8xf32>
          %3724 = arith.addi %3692, %c143 : index
          memref.store %3723, %5[%3724] : memref<?xf32>
        }
        wave.barrier
        %3725 = arith.addi %10, %c21 : index
        %3726 = arith.addi %3725, %c21 : index
        %3727 = memref.load %5[%3726] : memref<?xf32>
        %3728 = arith.addi %3725, %c56 : index
        %3729 = memref.load %5[%3728] : memref<?xf32>
        %3730 = arith.addi %3725, %c58 : index
        %3731 = memref.load %5[%3730] : memref<?xf32>
        %3732 = arith.addi %3725, %c60 : index
        %3733 = memref.load %5[%3732] : memref<?xf32>
        %3734 = arith.addi %3725, %c62 : index
        %3735 = memref.load %5[%3734] : memref<?xf32>
        %3736 = arith.addi %3725, %c64 : index
        %3737 = memref.load %5[%3736] : memref<?xf32>
        %3738 = arith.addi %3725, %c66 : index
        %3739 = memref.load %5[%3738] : memref<?xf32>
        %3740 = arith.addi %3725, %c68 : index
        %3741 = memref.load %5[%3740] : memref<?xf32>
        %3742 = arith.mulf %3727, %3188 : f32
        %3743 = math.fma %3729, %3190, %3742 : f32
        %3744 = arith.mulf %3743, %3195 : f32
        %3745 = math.fma %3731, %3197, %3744 : f32
        %3746 = arith.mulf %3745, %3202 : f32
        %3747 = math.fma %3733, %3204, %3746 : f32
        %3748 = arith.mulf %3747, %3209 : f32
        %3749 = math.fma %3735, %3211, %3748 : f32
        %3750 = arith.mulf %3749, %3216 : f32
        %3751 = math.fma %3737, %3218, %3750 : f32
        %3752 = arith.mulf %3751, %3223 : f32
        %3753 = math.fma %3739, %3225, %3752 : f32
        %3754 = arith.mulf %3753, %3230 : f32
        %3755 = math.fma %3741, %3232, %3754 : f32
        %3756 = arith.addi %10, %c6 : index
        %3757 = arith.addi %3756, %c21 : index
        %3758 = memref.load %5[%3757] : memref<?xf32>
        %3759 = arith.addi %3756, %c56 : index
        %3760 = memref.load %5[%3759] : memref<?xf32>
        %3761 = arith.addi %3756, %c58 : index
        %3762 = memref.load %5[%3761] : memref<?xf32>
        %3763 = arith.addi %3756, %c60 : index
        %3764 = memref.load %5[%3763] : memref<?xf32>
        %3765 = arith.addi %3756, %c62 : index
        %3766 = memref.load %5[%3765] : memref<?xf32>
        %3767 = arith.addi %3756, %c64 : index
        %3768 = memref.load %5[%3767] : memref<?xf32>
        %3769 = arith.addi %3756, %c66 : index
        %3770 = memref.load %5[%3769] : memref<?xf32>
        %3771 = arith.addi %3756, %c68 : index
        %3772 = memref.load %5[%3771] : memref<?xf32>
        %3773 = arith.mulf %3758, %3188 : f32
        %3774 = math.fma %3760, %3190, %3773 : f32
        %3775 = arith.mulf %3774, %3195 : f32
        %3776 = math.fma %3762, %3197, %3775 : f32
        %3777 = arith.mulf %3776, %3202 : f32
        %3778 = math.fma %3764, %3204, %3777 : f32
        %3779 = arith.mulf %3778, %3209 : f32
        %3780 = math.fma %3766, %3211, %3779 : f32
        %3781 = arith.mulf %3780, %3216 : f32
        %3782 = math.fma %3768, %3218, %3781 : f32
        %3783 = arith.mulf %3782, %3223 : f32
        %3784 = math.fma %3770, %3225, %3783 : f32
        %3785 = arith.mulf %3784, %3230 : f32
        %3786 = math.fma %3772, %3232, %3785 : f32
        wave.barrier
        scf.if %3114 {
          %3787 = arith.muli %8, %c56 : index
          %3788 = arith.muli %2, %c3 : index
          %3789 = arith.addi %3787, %3788 : index
          %3790 = arith.addi %3789, %1 : index
          %3791 = vector.extract %316#14[0] : f32 from vector<8xf32>
          %3792 = arith.addi %3790, %c21 : index
          memref.store %3791, %5[%3792] : memref<?xf32>
          %3793 = vector.extract %316#14[1] : f32 from vector<8xf32>
          %3794 = arith.addi %3790, %c7 : index
          memref.store %3793, %5[%3794] : memref<?xf32>
          %3795 = vector.extract %316#14[2] : f32 from vector<8xf32>
          %3796 = arith.addi %3790, %c27 : index
          memref.store %3795, %5[%3796] : memref<?xf32>
          %3797 = vector.extract %316#14[3] : f32 from vector<8xf32>
          %3798 = arith.addi %3790, %c31 : index
          memref.store %3797, %5[%3798] : memref<?xf32>
          %3799 = vector.extract %316#14[4] : f32 from vector<8xf32>
          %3800 = arith.addi %3790, %c35 : index
          memref.store %3799, %5[%3800] : memref<?xf32>
          %3801 = vector.extract %316#14[5] : f32 from vector<8xf32>
          %3802 = arith.addi %3790, %c39 : index
          memref.store %3801, %5[%3802] : memref<?xf32>
          %3803 = vector.extract %316#14[6] : f32 from vector<8xf32>
          %3804 = arith.addi %3790, %c43 : index
          memref.store %3803, %5[%3804] : memref<?xf32>
          %3805 = vector.extract %316#14[7] : f32 from vector<8xf32>
          %3806 = arith.addi %3790, %c47 : index
          memref.store %3805, %5[%3806] : memref<?xf32>
          %3807 = vector.extract %316#15[0] : f32 from vector<8xf32>
          %3808 = arith.addi %3790, %c6 : index
          memref.store %3807, %5[%3808] : memref<?xf32>
          %3809 = vector.extract %316#15[1] : f32 from vector<8xf32>
          %3810 = arith.addi %3790, %c140 : index
          memref.store %3809, %5[%3810] : memref<?xf32>
          %3811 = vector.extract %316#15[2] : f32 from vector<8xf32>
          %3812 = arith.addi %3790, %c77 : index
          memref.store %3811, %5[%3812] : memref<?xf32>
          %3813 = vector.extract %316#15[3] : f32 from vector<8xf32>
          %3814 = arith.addi %3790, %c141 : index
          memref.store %3813, %5[%3814] : memref<?xf32>
          %3815 = vector.extract %316#15[4] : f32 from vector<8xf32>
          %3816 = arith.addi %3790, %c78 : index
          memref.store %3815, %5[%3816] : memref<?xf32>
          %3817 = vector.extract %316#15[5] : f32 from vector<8xf32>
          %3818 = arith.addi %3790, %c142 : index
          memref.store %3817, %5[%3818] : memref<?xf32>
          %3819 = vector.extract %316#15[6] : f32 from vector<8xf32>
          %3820 = arith.addi %3790, %c79 : index
          memref.store %3819, %5[%3820] : memref<?xf32>
          %3821 = vector.extract %316#15[7] : f32 from vector<8xf32>
          %3822 = arith.addi %3790, %c143 : index
          memref.store %3821, %5[%3822] : memref<?xf32>
        }
        wave.barrier
        %3823 = arith.addi %10, %c21 : index
        %3824 = arith.addi %3823, %c21 : index
        %3825 = memref.load %5[%3824] : memref<?xf32>
        %3826 = arith.addi %3823, %c56 : index
        %3827 = memref.load %5[%3826] : memref<?xf32>
        %3828 = arith.addi %3823, %c58 : index
        %3829 = memref.load %5[%3828] : memref<?xf32>
        %3830 = arith.addi %3823, %c60 : index
        %3831 = memref.load %5[%3830] : memref<?xf32>
        %3832 = arith.addi %3823, %c62 : index
        %3833 = memref.load %5[%3832] : memref<?xf32>
        %3834 = arith.addi %3823, %c64 : index
        %3835 = memref.load %5[%3834] : memref<?xf32>
        %3836 = arith.addi %3823, %c66 : index
        %3837 = memref.load %5[%3836] : memref<?xf32>
        %3838 = arith.addi %3823, %c68 : index
        %3839 = memref.load %5[%3838] : memref<?xf32>
        %3840 = arith.mulf %3825, %3188 : f32
        %3841 = math.fma %3827, %3190, %3840 : f32
        %3842 = arith.mulf %3841, %3195 : f32
        %3843 = math.fma %3829, %3197, %3842 : f32
        %3844 = arith.mulf %3843, %3202 : f32
        %3845 = math.fma %3831, %3204, %3844 : f32
        %3846 = arith.mulf %3845, %3209 : f32
        %3847 = math.fma %3833, %3211, %3846 : f32
        %3848 = arith.mulf %3847, %3216 : f32
        %3849 = math.fma %3835, %3218, %3848 : f32
        %3850 = arith.mulf %3849, %3223 : f32
        %3851 = math.fma %3837, %3225, %3850 : f32
        %3852 = arith.mulf %3851, %3230 : f32
        %3853 = math.fma %3839, %3232, %3852 : f32
        %3854 = arith.addi %10, %c6 : index
        %3855 = arith.addi %3854, %c21 : index
        %3856 = memref.load %5[%3855] : memref<?xf32>
        %3857 = arith.addi %3854, %c56 : index
        %3858 = memref.load %5[%3857] : memref<?xf32>
        %3859 = arith.addi %3854, %c58 : index
        %3860 = memref.load %5[%3859] : memref<?xf32>
        %3861 = arith.addi %3854, %c60 : index
        %3862 = memref.load %5[%3861] : memref<?xf32>
        %3863 = arith.addi %3854, %c62 : index
        %3864 = memref.load %5[%3863] : memref<?xf32>
        %3865 = arith.addi %3854, %c64 : index
        %3866 = memref.load %5[%3865] : memref<?xf32>
        %3867 = arith.addi %3854, %c66 : index
        %3868 = memref.load %5[%3867] : memref<?xf32>
        %3869 = arith.addi %3854, %c68 : index
        %3870 = memref.load %5[%3869] : memref<?xf32>
        %3871 = arith.mulf %3856, %3188 : f32
        %3872 = math.fma %3858, %3190, %3871 : f32
        %3873 = arith.mulf %3872, %3195 : f32
        %3874 = math.fma %3860, %3197, %3873 : f32
        %3875 = arith.mulf %3874, %3202 : f32
        %3876 = math.fma %3862, %3204, %3875 : f32
        %3877 = arith.mulf %3876, %3209 : f32
        %3878 = math.fma %3864, %3211, %3877 : f32
        %3879 = arith.mulf %3878, %3216 : f32
        %3880 = math.fma %3866, %3218, %3879 : f32
        %3881 = arith.mulf %3880, %3223 : f32
        %3882 = math.fma %3868, %3225, %3881 : f32
        %3883 = arith.mulf %3882, %3230 : f32
        %3884 = math.fma %3870, %3232, %3883 : f32
        wave.barrier
        scf.if %3114 {
          %3885 = arith.muli %8, %c56 : index
          %3886 = arith.muli %2, %c3 : index
          %3887 = arith.addi %3885, %3886 : index
          %3888 = arith.addi %3887, %1 : index
          %3889 = vector.extract %316#16[0] : f32 from vector<8xf32>
          %3890 = arith.addi %3888, %c21 : index
          memref.store %3889, %5[%3890] : memref<?xf32>
          %3891 = vector.extract %316#16[1] : f32 from vector<8xf32>
          %3892 = arith.addi %3888, %c7 : index
          memref.store %3891, %5[%3892] : memref<?xf32>
          %3893 = vector.extract %316#16[2] : f32 from vector<8xf32>
          %3894 = arith.addi %3888, %c27 : index
          memref.store %3893, %5[%3894] : memref<?xf32>
          %3895 = vector.extract %316#16[3] : f32 from vector<8xf32>
          %3896 = arith.addi %3888, %c31 : index
          memref.store %3895, %5[%3896] : memref<?xf32>
          %3897 = vector.extract %316#16[4] : f32 from vector<8xf32>
          %3898 = arith.addi %3888, %c35 : index
          memref.store %3897, %5[%3898] : memref<?xf32>
          %3899 = vector.extract %316#16[5] : f32 from vector<8xf32>
          %3900 = arith.addi %3888, %c39 : index
          memref.store %3899, %5[%3900] : memref<?xf32>
          %3901 = vector.extract %316#16[6] : f32 from vector<8xf32>
          %3902 = arith.addi %3888, %c43 : index
          memref.store %3901, %5[%3902] : memref<?xf32>
          %3903 = vector.extract %316#16[7] : f32 from vector<8xf32>
          %3904 = arith.addi %3888, %c47 : index
          memref.store %3903, %5[%3904] : memref<?xf32>
          %3905 = vector.extract %316#17[0] : f32 from vector<8xf32>
          %3906 = arith.addi %3888, %c6 : index
          memref.store %3905, %5[%3906] : memref<?xf32>
          %3907 = vector.extract %316#17[1] : f32 from vector<8xf32>
          %3908 = arith.addi %3888, %c140 : index
          memref.store %3907, %5[%3908] : memref<?xf32>
          %3909 = vector.extract %316#17[2] : f32 from vector<8xf32>
          %3910 = arith.addi %3888, %c77 : index
          memref.store %3909, %5[%3910] : memref<?xf32>
          %3911 = vector.extract %316#17[3] : f32 from vector<8xf32>
          %3912 = arith.addi %3888, %c141 : index
          memref.store %3911, %5[%3912] : memref<?xf32>
          %3913 = vector.extract %316#17[4] : f32 from vector<8xf32>
          %3914 = arith.addi %3888, %c78 : index
          memref.store %3913, %5[%3914] : memref<?xf32>
          %3915 = vector.extract %316#17[5] : f32 from vector<8xf32>
          %3916 = arith.addi %3888, %c142 : index
          memref.store %3915, %5[%3916] : memref<?xf32>
          %3917 = vector.extract %316#17[6] : f32 from vector<8xf32>
          %3918 = arith.addi %3888, %c79 : index
          memref.store %3917, %5[%3918] : memref<?xf32>
          %3919 = vector.extract %316#17[7] : f32 from vector<8xf32>
          %3920 = arith.addi %3888, %c143 : index
          memref.store %3919, %5[%3920] : memref<?xf32>
        }
        wave.barrier
        %3921 = arith.addi %10, %c21 : index
        %3922 = arith.addi %3921, %c21 : index
        %3923 = memref.load %5[%3922] : memref<?xf32>
        %3924 = arith.addi %3921, %c56 : index
        %3925 = memref.load %5[%3924] : memref<?xf32>
        %3926 = arith.addi %3921, %c58 : index
        %3927 = memref.load %5[%3926] : memref<?xf32>
        %3928 = arith.addi %3921, %c60 : index
        %3929 = memref.load %5[%3928] : memref<?xf32>
        %3930 = arith.addi %3921, %c62 : index
        %3931 = memref.load %5[%3930] : memref<?xf32>
        %3932 = arith.addi %3921, %c64 : index
        %3933 = memref.load %5[%3932] : memref<?xf32>
        %3934 = arith.addi %3921, %c66 : index
        %3935 = memref.load %5[%3934] : memref<?xf32>
        %3936 = arith.addi %3921, %c68 : index
        %3937 = memref.load %5[%3936] : memref<?xf32>
        %3938 = arith.mulf %3923, %3188 : f32
        %3939 = math.fma %3925, %3190, %3938 : f32
        %3940 = arith.mulf %3939, %3195 : f32
        %3941 = math.fma %3927, %3197, %3940 : f32
        %3942 = arith.mulf %3941, %3202 : f32
        %3943 = math.fma %3929, %3204, %3942 : f32
        %3944 = arith.mulf %3943, %3209 : f32
        %3945 = math.fma %3931, %3211, %3944 : f32
        %3946 = arith.mulf %3945, %3216 : f32
        %3947 = math.fma %3933, %3218, %3946 : f32
        %3948 = arith.mulf %3947, %3223 : f32
        %3949 = math.fma %3935, %3225, %3948 : f32
        %3950 = arith.mulf %3949, %3230 : f32
        %3951 = math.fma %3937, %3232, %3950 : f32
        %3952 = arith.addi %10, %c6 : index
        %3953 = arith.addi %3952, %c21 : index
        %3954 = memref.load %5[%3953] : memref<?xf32>
        %3955 = arith.addi %3952, %c56 : index
        %3956 = memref.load %5[%3955] : memref<?xf32>
        %3957 = arith.addi %3952, %c58 : index
        %3958 = memref.load %5[%3957] : memref<?xf32>
        %3959 = arith.addi %3952, %c60 : index
        %3960 = memref.load %5[%3959] : memref<?xf32>
        %3961 = arith.addi %3952, %c62 : index
        %3962 = memref.load %5[%3961] : memref<?xf32>
        %3963 = arith.addi %3952, %c64 : index
        %3964 = memref.load %5[%3963] : memref<?xf32>
        %3965 = arith.addi %3952, %c66 : index
        %3966 = memref.load %5[%3965] : memref<?xf32>
        %3967 = arith.addi %3952, %c68 : index
        %3968 = memref.load %5[%3967] : memref<?xf32>
        %3969 = arith.mulf %3954, %3188 : f32
        %3970 = math.fma %3956, %3190, %3969 : f32
        %3971 = arith.mulf %3970, %3195 : f32
        %3972 = math.fma %3958, %3197, %3971 : f32
        %3973 = arith.mulf %3972, %3202 : f32
        %3974 = math.fma %3960, %3204, %3973 : f32
        %3975 = arith.mulf %3974, %3209 : f32
        %3976 = math.fma %3962, %3211, %3975 : f32
        %3977 = arith.mulf %3976, %3216 : f32
        %3978 = math.fma %3964, %3218, %3977 : f32
        %3979 = arith.mulf %3978, %3223 : f32
        %3980 = math.fma %3966, %3225, %3979 : f32
        %3981 = arith.mulf %3980, %3230 : f32
        %3982 = math.fma %3968, %3232, %3981 : f32
        %3983 = arith.cmpi eq, %45, %c16 : i32
        scf.if %3983 {
          %3984 = arith.addi %kvHeads, %18 : index
          %3985 = memref.load %scales[%3984] : memref<?xf32>
          %3986 = arith.divf %3985, %3234 : f32
          %3987 = arith.addi %20, %11 : index
          %3988 = arith.cmpi slt, %3987, %groupSize : index
          scf.if %3988 {
            %3989 = arith.muli %18, %groupSize : index
            %3990 = arith.addi %3989, %3987 : index
            %3991 = arith.muli %3990, %c6 : index
            %3992 = arith.muli %heads, %c6 : index
            %3993 = arith.addi %10, %c21 : index
            %3994 = arith.mulf %3265, %3986 : f32
            %3995 = arith.addf %3994, %c72 : f32
            %3996 = arith.minimumf %3995, %c145 : f32
            %3997 = arith.maximumf %3996, %c146 : f32
            %3998 = arith.truncf %3997 : f32 to f16
            %3999 = arith.divui %3993, %c3 : index
            %4000 = arith.addi %3991, %3999 : index
            %4001 = arith.divui %27, %outTileRows : index
            %4002 = arith.divui %3992, %c3 : index
            %4003 = arith.muli %4001, %4002 : index
            %4004 = arith.divui %4000, %c3 : index
            %4005 = arith.addi %4003, %4004 : index
            %4006 = arith.muli %4005, %c9 : index
            %4007 = arith.remui %4000, %c3 : index
            %4008 = arith.divui %4007, %c22 : index
            %4009 = arith.addi %4006, %4008 : index
            %4010 = arith.muli %outTileRows, %c22 : index
            %4011 = arith.muli %4009, %4010 : index
            %4012 = arith.remui %27, %outTileRows : index
            %4013 = arith.muli %4012, %c22 : index
            %4014 = arith.addi %4011, %4013 : index
            %4015 = arith.remui %4000, %c22 : index
            %4016 = arith.addi %4014, %4015 : index
            memref.store %3998, %out[%4016] : memref<?xf16>
            %4017 = arith.addi %10, %c6 : index
            %4018 = arith.mulf %3296, %3986 : f32
            %4019 = arith.addf %4018, %c72 : f32
            %4020 = arith.minimumf %4019, %c145 : f32
            %4021 = arith.maximumf %4020, %c146 : f32
            %4022 = arith.truncf %4021 : f32 to f16
            %4023 = arith.divui %4017, %c3 : index
            %4024 = arith.addi %3991, %4023 : index
            %4025 = arith.divui %27, %outTileRows : index
            %4026 = arith.divui %3992, %c3 : index
            %4027 = arith.muli %4025, %4026 : index
            %4028 = arith.divui %4024, %c3 : index
            %4029 = arith.addi %4027, %4028 : index
            %4030 = arith.muli %4029, %c9 : index
            %4031 = arith.remui %4024, %c3 : index
            %4032 = arith.divui %4031, %c22 : index
            %4033 = arith.addi %4030, %4032 : index
            %4034 = arith.muli %outTileRows, %c22 : index
            %4035 = arith.muli %4033, %4034 : index
            %4036 = arith.remui %27, %outTileRows : index
            %4037 = arith.muli %4036, %c22 : index
            %4038 = arith.addi %4035, %4037 : index
            %4039 = arith.remui %4024, %c22 : index
            %4040 = arith.addi %4038, %4039 : index
            memref.store %4022, %out[%4040] : memref<?xf16>
            %4041 = arith.addi %10, %c56 : index
            %4042 = arith.mulf %3363, %3986 : f32
            %4043 = arith.addf %4042, %c72 : f32
            %4044 = arith.minimumf %4043, %c145 : f32
            %4045 = arith.maximumf %4044, %c146 : f32
            %4046 = arith.truncf %4045 : f32 to f16
            %4047 = arith.divui %4041, %c3 : index
            %4048 = arith.addi %3991, %4047 : index
            %4049 = arith.divui %27, %outTileRows : index
            %4050 = arith.divui %3992, %c3 : index
            %4051 = arith.muli %4049, %4050 : index
            %4052 = arith.divui %4048, %c3 : index
            %4053 = arith.addi %4051, %4052 : index
            %4054 = arith.muli %4053, %c9 : index
            %4055 = arith.remui %4048, %c3 : index
            %4056 = arith.divui %4055, %c22 : index
            %4057 = arith.addi %4054, %4056 : index
            %4058 = arith.muli %outTileRows, %c22 : index
            %4059 = arith.muli %4057, %4058 : index
            %4060 = arith.remui %27, %outTileRows : index
            %4061 = arith.muli %4060, %c22 : index
            %4062 = arith.addi %4059, %4061 : index
            %4063 = arith.remui %4048, %c22 : index
            %4064 = arith.addi %4062, %4063 : index
            memref.store %4046, %out[%4064] : memref<?xf16>
            %4065 = arith.addi %10, %c57 : index
            %4066 = arith.mulf %3394, %3986 : f32
            %4067 = arith.addf %4066, %c72 : f32
            %4068 = arith.minimumf %4067, %c145 : f32
            %4069 = arith.maximumf %4068, %c146 : f32
            %4070 = arith.truncf %4069 : f32 to f16
            %4071 = arith.divui %4065, %c3 : index
            %4072 = arith.addi %3991, %4071 : index
            %4073 = arith.divui %27, %outTileRows : index
            %4074 = arith.divui %3992, %c3 : index
            %4075 = arith.muli %4073, %4074 : index
            %4076 = arith.divui %4072, %c3 : index
            %4077 = arith.addi %4075, %4076 : index
            %4078 = arith.muli %4077, %c9 : index
            %4079 = arith.remui %4072, %c3 : index
            %4080 = arith.divui %4079, %c22 : index
            %4081 = arith.addi %4078, %4080 : index
            %4082 = arith.muli %outTileRows, %c22 : index
            %4083 = arith.muli %4081, %4082 : index
            %4084 = arith.remui %27, %outTileRows : index
            %4085 = arith.muli %4084, %c22 : index
            %4086 = arith.addi %4083, %4085 : index
            %4087 = arith.remui %4072, %c22 : index
            %4088 = arith.addi %4086, %4087 : index
            memref.store %4070, %out[%4088] : memref<?xf16>
            %4089 = arith.addi %10, %c58 : index
            %4090 = arith.mulf %3461, %3986 : f32
            %4091 = arith.addf %4090, %c72 : f32
            %4092 = arith.minimumf %4091, %c145 : f32
            %4093 = arith.maximumf %4092, %c146 : f32
            %4094 = arith.truncf %4093 : f32 to f16
            %4095 = arith.divui %4089, %c3 : index
            %4096 = arith.addi %3991, %4095 : index
            %4097 = arith.divui %27, %outTileRows : index
            %4098 = arith.divui %3992, %c3 : index
            %4099 = arith.muli %4097, %4098 : index
            %4100 = arith.divui %4096, %c3 : index
            %4101 = arith.addi %4099, %4100 : index
            %4102 = arith.muli %4101, %c9 : index
            %4103 = arith.remui %4096, %c3 : index
            %4104 = arith.divui %4103, %c22 : index
            %4105 = arith.addi %4102, %4104 : index
            %4106 = arith.muli %outTileRows, %c22 : index
            %4107 = arith.muli %4105, %4106 : index
            %4108 = arith.remui %27, %outTileRows : index
            %4109 = arith.muli %4108, %c22 : index
            %4110 = arith.addi %4107, %4109 : index
            %4111 = arith.remui %4096, %c22 : index
            %4112 = arith.addi %4110, %4111 : index
            memref.store %4094, %out[%4112] : memref<?xf16>
            %4113 = arith.addi %10, %c59 : index
            %4114 = arith.mulf %3492, %3986 : f32
            %4115 = arith.addf %4114, %c72 : f32
            %4116 = arith.minimumf %4115, %c145 : f32
            %4117 = arith.maximumf %4116, %c146 : f32
            %4118 = arith.truncf %4117 : f32 to f16
            %4119 = arith.divui %4113, %c3 : index
            %4120 = arith.addi %3991, %4119 : index
            %4121 = arith.divui %27, %outTileRows : index
            %4122 = arith.divui %3992, %c3 : index
            %4123 = arith.muli %4121, %4122 : index
            %4124 = arith.divui %4120, %c3 : index
            %4125 = arith.addi %4123, %4124 : index
            %4126 = arith.muli %4125, %c9 : index
            %4127 = arith.remui %4120, %c3 : index
            %4128 = arith.divui %4127, %c22 : index
            %4129 = arith.addi %4126, %4128 : index
            %4130 = arith.muli %outTileRows, %c22 : index
            %4131 = arith.muli %4129, %4130 : index
            %4132 = arith.remui %27, %outTileRows : index
            %4133 = arith.muli %4132, %c22 : index
            %4134 = arith.addi %4131, %4133 : index
            %4135 = arith.remui %4120, %c22 : index
            %4136 = arith.addi %4134, %4135 : index
            memref.store %4118, %out[%4136] : memref<?xf16>
            %4137 = arith.addi %10, %c60 : index
            %4138 = arith.mulf %3559, %3986 : f32
            %4139 = arith.addf %4138, %c72 : f32
            %4140 = arith.minimumf %4139, %c145 : f32
            %4141 = arith.maximumf %4140, %c146 : f32
            %4142 = arith.truncf %4141 : f32 to f16
            %4143 = arith.divui %4137, %c3 : index
            %4144 = arith.addi %3991, %4143 : index
            %4145 = arith.divui %27, %outTileRows : index
            %4146 = arith.divui %3992, %c3 : index
            %4147 = arith.muli %4145, %4146 : index
            %4148 = arith.divui %4144, %c3 : index
            %4149 = arith.addi %4147, %4148 : index
            %4150 = arith.muli %4149, %c9 : index
            %4151 = arith.remui %4144, %c3 : index
            %4152 = arith.divui %4151, %c22 : index
            %4153 = arith.addi %4150, %4152 : index
            %4154 = arith.muli %outTileRows, %c22 : index
            %4155 = arith.muli %4153, %4154 : index
            %4156 = arith.remui %27, %outTileRows : index
            %4157 = arith.muli %4156, %c22 : index
            %4158 = arith.addi %4155, %4157 : index
            %4159 = arith.remui %4144, %c22 : index
            %4160 = arith.addi %4158, %4159 : index
            memref.store %4142, %out[%4160] : memref<?xf16>
            %4161 = arith.addi %10, %c61 : index
            %4162 = arith.mulf %3590, %3986 : f32
            %4163 = arith.addf %4162, %c72 : f32
            %4164 = arith.minimumf %4163, %c145 : f32
            %4165 = arith.maximumf %4164, %c146 : f32
            %4166 = arith.truncf %4165 : f32 to f16
            %4167 = arith.divui %4161, %c3 : index
            %4168 = arith.addi %3991, %4167 : index
            %4169 = arith.divui %27, %outTileRows : index
            %4170 = arith.divui %3992, %c3 : index
            %4171 = arith.muli %4169, %4170 : index
            %4172 = arith.divui %4168, %c3 : index
            %4173 = arith.addi %4171, %4172 : index
            %4174 = arith.muli %4173, %c9 : index
            %4175 = arith.remui %4168, %c3 : index
            %4176 = arith.divui %4175, %c22 : index
            %4177 = arith.addi %4174, %4176 : index
            %4178 = arith.muli %outTileRows, %c22 : index
            %4179 = arith.muli %4177, %4178 : index
            %4180 = arith.remui %27, %outTileRows : index
            %4181 = arith.muli %4180, %c22 : index
            %4182 = arith.addi %4179, %4181 : index
            %4183 = arith.remui %4168, %c22 : index
            %4184 = arith.addi %4182, %4183 : index
            memref.store %4166, %out[%4184] : memref<?xf16>
            %4185 = arith.addi %10, %c62 : index
            %4186 = arith.mulf %3657, %3986 : f32
            %4187 = arith.addf %4186, %c72 : f32
            %4188 = arith.minimumf %4187, %c145 : f32
            %4189 = arith.maximumf %4188, %c146 : f32
            %4190 = arith.truncf %4189 : f32 to f16
            %4191 = arith.divui %4185, %c3 : index
            %4192 = arith.addi %3991, %4191 : index
            %4193 = arith.divui %27, %outTileRows : index
            %4194 = arith.divui %3992, %c3 : index
            %4195 = arith.muli %4193, %4194 : index
            %4196 = arith.divui %4192, %c3 : index
            %4197 = arith.addi %4195, %4196 : index
            %4198 = arith.muli %4197, %c9 : index
            %4199 = arith.remui %4192, %c3 : index
            %4200 = arith.divui %4199, %c22 : index
            %4201 = arith.addi %4198, %4200 : index
            %4202 = arith.muli %outTileRows, %c22 : index
            %4203 = arith.muli %4201, %4202 : index
            %4204 = arith.remui %27, %outTileRows : index
            %4205 = arith.muli %4204, %c22 : index
            %4206 = arith.addi %4203, %4205 : index
            %4207 = arith.remui %4192, %c22 : index
            %4208 = arith.addi %4206, %4207 : index
            memref.store %4190, %out[%4208] : memref<?xf16>
            %4209 = arith.addi %10, %c63 : index
            %4210 = arith.mulf %3688, %3986 : f32
            %4211 = arith.addf %4210, %c72 : f32
            %4212 = arith.minimumf %4211, %c145 : f32
            %4213 = arith.maximumf %4212, %c146 : f32
            %4214 = arith.truncf %4213 : f32 to f16
            %4215 = arith.divui %4209, %c3 : index
            %4216 = arith.addi %3991, %4215 : index
            %4217 = arith.divui %27, %outTileRows : index
            %4218 = arith.divui %3992, %c3 : index
            %4219 = arith.muli %4217, %4218 : index
            %4220 = arith.divui %4216, %c3 : index
            %4221 = arith.addi %4219, %4220 : index
            %4222 = arith.muli %4221, %c9 : index
            %4223 = arith.remui %4216, %c3 : index
            %4224 = arith.divui %4223, %c22 : index
            %4225 = arith.addi %4222, %4224 : index
            %4226 = arith.muli %outTileRows, %c22 : index
            %4227 = arith.muli %4225, %4226 : index
            %4228 = arith.remui %27, %outTileRows : index
            %4229 = arith.muli %4228, %c22 : index
            %4230 = arith.addi %4227, %4229 : index
            %4231 = arith.remui %4216, %c22 : index
            %4232 = arith.addi %4230, %4231 : index
            memref.store %4214, %out[%4232] : memref<?xf16>
            %4233 = arith.addi %10, %c64 : index
            %4234 = arith.mulf %3755, %3986 : f32
            %4235 = arith.addf %4234, %c72 : f32
            %4236 = arith.minimumf %4235, %c145 : f32
            %4237 = arith.maximumf %4236, %c146 : f32
            %4238 = arith.truncf %4237 : f32 to f16
            %4239 = arith.divui %4233, %c3 : index
            %4240 = arith.addi %3991, %4239 : index
            %4241 = arith.divui %27, %outTileRows : index
            %4242 = arith.divui %3992, %c3 : index
            %4243 = arith.muli %4241, %4242 : index
            %4244 = arith.divui %4240, %c3 : index
            %4245 = arith.addi %4243, %4244 : index
            %4246 = arith.muli %4245, %c9 : index
            %4247 = arith.remui %4240, %c3 : index
            %4248 = arith.divui %4247, %c22 : index
            %4249 = arith.addi %4246, %4248 : index
            %4250 = arith.muli %outTileRows, %c22 : index
            %4251 = arith.muli %4249, %4250 : index
            %4252 = arith.remui %27, %outTileRows : index
            %4253 = arith.muli %4252, %c22 : index
            %4254 = arith.addi %4251, %4253 : index
            %4255 = arith.remui %4240, %c22 : index
            %4256 = arith.addi %4254, %4255 : index
            memref.store %4238, %out[%4256] : memref<?xf16>
            %4257 = arith.addi %10, %c65 : index
            %4258 = arith.mulf %3786, %3986 : f32
            %4259 = arith.addf %4258, %c72 : f32
            %4260 = arith.minimumf %4259, %c145 : f32
            %4261 = arith.maximumf %4260, %c146 : f32
            %4262 = arith.truncf %4261 : f32 to f16
            %4263 = arith.divui %4257, %c3 : index
            %4264 = arith.addi %3991, %4263 : index
            %4265 = arith.divui %27, %outTileRows : index
            %4266 = arith.divui %3992, %c3 : index
            %4267 = arith.muli %4265, %4266 : index
            %4268 = arith.divui %4264, %c3 : index
            %4269 = arith.addi %4267, %4268 : index
            %4270 = arith.muli %4269, %c9 : index
            %4271 = arith.remui %4264, %c3 : index
            %4272 = arith.divui %4271, %c22 : index
            %4273 = arith.addi %4270, %4272 : index
            %4274 = arith.muli %outTileRows, %c22 : index
            %4275 = arith.muli %4273, %4274 : index
            %4276 = arith.remui %27, %outTileRows : index
            %4277 = arith.muli %4276, %c22 : index
            %4278 = arith.addi %4275, %4277 : index
            %4279 = arith.remui %4264, %c22 : index
            %4280 = arith.addi %4278, %4279 : index
            memref.store %4262, %out[%4280] : memref<?xf16>
            %4281 = arith.addi %10, %c66 : index
            %4282 = arith.mulf %3853, %3986 : f32
            %4283 = arith.addf %4282, %c72 : f32
            %4284 = arith.minimumf %4283, %c145 : f32
            %4285 = arith.maximumf %4284, %c146 : f32
            %4286 = arith.truncf %4285 : f32 to f16
            %4287 = arith.divui %4281, %c3 : index
            %4288 = arith.addi %3991, %4287 : index
            %4289 = arith.divui %27, %outTileRows : index
            %4290 = arith.divui %3992, %c3 : index
            %4291 = arith.muli %4289, %4290 : index
            %4292 = arith.divui %4288, %c3 : index
            %4293 = arith.addi %4291, %4292 : index
            %4294 = arith.muli %4293, %c9 : index
            %4295 = arith.remui %4288, %c3 : index
            %4296 = arith.divui %4295, %c22 : index
            %4297 = arith.addi %4294, %4296 : index
            %4298 = arith.muli %outTileRows, %c22 : index
            %4299 = arith.muli %4297, %4298 : index
            %4300 = arith.remui %27, %outTileRows : index
            %4301 = arith.muli %4300, %c22 : index
            %4302 = arith.addi %4299, %4301 : index
            %4303 = arith.remui %4288, %c22 : index
            %4304 = arith.addi %4302, %4303 : index
            memref.store %4286, %out[%4304] : memref<?xf16>
            %4305 = arith.addi %10, %c67 : index
            %4306 = arith.mulf %3884, %3986 : f32
            %4307 = arith.addf %4306, %c72 : f32
            %4308 = arith.minimumf %4307, %c145 : f32
            %4309 = arith.maximumf %4308, %c146 : f32
            %4310 = arith.truncf %4309 : f32 to f16
            %4311 = arith.divui %4305, %c3 : index
            %4312 = arith.addi %3991, %4311 : index
            %4313 = arith.divui %27, %outTileRows : index
            %4314 = arith.divui %3992, %c3 : index
            %4315 = arith.muli %4313, %4314 : index
            %4316 = arith.divui %4312, %c3 : index
            %4317 = arith.addi %4315, %4316 : index
            %4318 = arith.muli %4317, %c9 : index
            %4319 = arith.remui %4312, %c3 : index
            %4320 = arith.divui %4319, %c22 : index
            %4321 = arith.addi %4318, %4320 : index
            %4322 = arith.muli %outTileRows, %c22 : index
            %4323 = arith.muli %4321, %4322 : index
            %4324 = arith.remui %27, %outTileRows : index
            %4325 = arith.muli %4324, %c22 : index
            %4326 = arith.addi %4323, %4325 : index
            %4327 = arith.remui %4312, %c22 : index
            %4328 = arith.addi %4326, %4327 : index
            memref.store %4310, %out[%4328] : memref<?xf16>
            %4329 = arith.addi %10, %c68 : index
            %4330 = arith.mulf %3951, %3986 : f32
            %4331 = arith.addf %4330, %c72 : f32
            %4332 = arith.minimumf %4331, %c145 : f32
            %4333 = arith.maximumf %4332, %c146 : f32
            %4334 = arith.truncf %4333 : f32 to f16
            %4335 = arith.divui %4329, %c3 : index
            %4336 = arith.addi %3991, %4335 : index
            %4337 = arith.divui %27, %outTileRows : index
            %4338 = arith.divui %3992, %c3 : index
            %4339 = arith.muli %4337, %4338 : index
            %4340 = arith.divui %4336, %c3 : index
            %4341 = arith.addi %4339, %4340 : index
            %4342 = arith.muli %4341, %c9 : index
            %4343 = arith.remui %4336, %c3 : index
            %4344 = arith.divui %4343, %c22 : index
            %4345 = arith.addi %4342, %4344 : index
            %4346 = arith.muli %outTileRows, %c22 : index
            %4347 = arith.muli %4345, %4346 : index
            %4348 = arith.remui %27, %outTileRows : index
            %4349 = arith.muli %4348, %c22 : index
            %4350 = arith.addi %4347, %4349 : index
            %4351 = arith.remui %4336, %c22 : index
            %4352 = arith.addi %4350, %4351 : index
            memref.store %4334, %out[%4352] : memref<?xf16>
            %4353 = arith.addi %10, %c69 : index
            %4354 = arith.mulf %3982, %3986 : f32
            %4355 = arith.addf %4354, %c72 : f32
            %4356 = arith.minimumf %4355, %c145 : f32
            %4357 = arith.maximumf %4356, %c146 : f32
            %4358 = arith.truncf %4357 : f32 to f16
            %4359 = arith.divui %4353, %c3 : index
            %4360 = arith.addi %3991, %4359 : index
            %4361 = arith.divui %27, %outTileRows : index
            %4362 = arith.divui %3992, %c3 : index
            %4363 = arith.muli %4361, %4362 : index
            %4364 = arith.divui %4360, %c3 : index
            %4365 = arith.addi %4363, %4364 : index
            %4366 = arith.muli %4365, %c9 : index
            %4367 = arith.remui %4360, %c3 : index
            %4368 = arith.divui %4367, %c22 : index
            %4369 = arith.addi %4366, %4368 : index
            %4370 = arith.muli %outTileRows, %c22 : index
            %4371 = arith.muli %4369, %4370 : index
            %4372 = arith.remui %27, %outTileRows : index
            %4373 = arith.muli %4372, %c22 : index
            %4374 = arith.addi %4371, %4373 : index
            %4375 = arith.remui %4360, %c22 : index
            %4376 = arith.addi %4374, %4375 : index
            memref.store %4358, %out[%4376] : memref<?xf16>
          }
        } else {
          %4377 = arith.addi %ranges, %groups : index
          %4378 = arith.muli %12, %4377 : index
          %4379 = arith.index_castui %308 : i32 to index
          %4380 = arith.addi %4378, %4379 : index
          %4381 = arith.muli %4380, %c149 : index
          %4382 = arith.addi %10, %c21 : index
          %4383 = arith.addi %4381, %4382 : index
          memref.store %3265, %partial[%4383] : memref<?xf32>
          %4384 = arith.addi %10, %c6 : index
          %4385 = arith.addi %4381, %4384 : index
          memref.store %3296, %partial[%4385] : memref<?xf32>
          %4386 = arith.addi %10, %c56 : index
          %4387 = arith.addi %4381, %4386 : index
          memref.store %3363, %partial[%4387] : memref<?xf32>
          %4388 = arith.addi %10, %c57 : index
          %4389 = arith.addi %4381, %4388 : index
          memref.store %3394, %partial[%4389] : memref<?xf32>
          %4390 = arith.addi %10, %c58 : index
          %4391 = arith.addi %4381, %4390 : index
          memref.store %3461, %partial[%4391] : memref<?xf32>
          %4392 = arith.addi %10, %c59 : index
          %4393 = arith.addi %4381, %4392 : index
          memref.store %3492, %partial[%4393] : memref<?xf32>
          %4394 = arith.addi %10, %c60 : index
          %4395 = arith.addi %4381, %4394 : index
          memref.store %3559, %partial[%4395] : memref<?xf32>
          %4396 = arith.addi %10, %c61 : index
          %4397 = arith.addi %4381, %4396 : index
          memref.store %3590, %partial[%4397] : memref<?xf32>
          %4398 = arith.addi %10, %c62 : index
          %4399 = arith.addi %4381, %4398 : index
          memref.store %3657, %partial[%4399] : memref<?xf32>
          %4400 = arith.addi %10, %c63 : index
          %4401 = arith.addi %4381, %4400 : index
          memref.store %3688, %partial[%4401] : memref<?xf32>
          %4402 = arith.addi %10, %c64 : index
          %4403 = arith.addi %4381, %4402 : index
          memref.store %3755, %partial[%4403] : memref<?xf32>
          %4404 = arith.addi %10, %c65 : index
          %4405 = arith.addi %4381, %4404 : index
          memref.store %3786, %partial[%4405] : memref<?xf32>
          %4406 = arith.addi %10, %c66 : index
          %4407 = arith.addi %4381, %4406 : index
          memref.store %3853, %partial[%4407] : memref<?xf32>
          %4408 = arith.addi %10, %c67 : index
          %4409 = arith.addi %4381, %4408 : index
          memref.store %3884, %partial[%4409] : memref<?xf32>
          %4410 = arith.addi %10, %c68 : index
          %4411 = arith.addi %4381, %4410 : index
          memref.store %3951, %partial[%4411] : memref<?xf32>
          %4412 = arith.addi %10, %c69 : index
          %4413 = arith.addi %4381, %4412 : index
          memref.store %3982, %partial[%4413] : memref<?xf32>
          %4414 = arith.cmpi slt, %10, %c3 : index
          scf.if %4414 {
            %4415 = arith.addi %4381, %c5 : index
            %4416 = arith.addi %4415, %10 : index
            memref.store %3228, %partial[%4416] : memref<?xf32>
            %4417 = arith.addi %4416, %c3 : index
            memref.store %3234, %partial[%4417] : memref<?xf32>
          }
          %4418 = arith.addi %45, %c131 : i32
          %4419 = arith.divui %4418, %c132 : i32
          %4420 = arith.divui %308, %c132 : i32
          %4421 = arith.addi %groups, %c4 : index
          %4422 = arith.muli %12, %4421 : index
          %4423 = arith.muli %4420, %c132 : i32
          %4424 = arith.subi %45, %4423 : i32
          %4425 = arith.minsi %4424, %c132 : i32
          %4426 = arith.index_castui %4420 : i32 to index
          %4427 = arith.addi %4422, %4426 : index
          %4428 = arith.index_castui %4425 : i32 to index
          %4429 = wave.arrive %counters[%4427], %4428 : memref<?xi32>
          scf.if %4429 {
            %4430 = arith.muli %4420, %c132 : i32
            %4450:18 = scf.for %4431 = %c76 to %4425 step %c132 iter_args(%4432 = %c71, %4433 = %c72, %4434 = %c72, %4435 = %c72, %4436 = %c72, %4437 = %c72, %4438 = %c72, %4439 = %c72, %4440 = %c72, %4441 = %c72, %4442 = %c72, %4443 = %c72, %4444 = %c72, %4445 = %c72, %4446 = %c72, %4447 = %c72, %4448 = %c72, %4449 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %4451 = arith.addi %4431, %c76 : i32
              %4452 = arith.subi %4425, %c16 : i32
              %4453 = arith.minsi %4451, %4452 : i32
              %4454 = arith.addi %4430, %4453 : i32
              %4455 = arith.addi %ranges, %groups : index
              %4456 = arith.muli %12, %4455 : index
              %4457 = arith.index_castui %4454 : i32 to index
              %4458 = arith.addi %4456, %4457 : index
              %4459 = arith.muli %4458, %c149 : index
              %4460 = arith.addi %4459, %c5 : index
              %4461 = arith.addi %4460, %11 : index
              %4462 = memref.load %partial[%4461] : memref<?xf32>
              %4463 = arith.cmpi slt, %4451, %4425 : i32
              %4464 = arith.select %4463, %4462, %c71 : f32
              %4465 = arith.addi %4459, %10 : index
              %4466 = arith.addi %4465, %c21 : index
              %4467 = memref.load %partial[%4466] : memref<?xf32>
              %4468 = arith.addi %4459, %10 : index
              %4469 = arith.addi %4468, %c6 : index
              %4470 = memref.load %partial[%4469] : memref<?xf32>
              %4471 = arith.addi %4459, %10 : index
              %4472 = arith.addi %4471, %c56 : index
              %4473 = memref.load %partial[%4472] : memref<?xf32>
              %4474 = arith.addi %4459, %10 : index
              %4475 = arith.addi %4474, %c57 : index
              %4476 = memref.load %partial[%4475] : memref<?xf32>
              %4477 = arith.addi %4459, %10 : index
              %4478 = arith.addi %4477, %c58 : index
              %4479 = memref.load %partial[%4478] : memref<?xf32>
              %4480 = arith.addi %4459, %10 : index
              %4481 = arith.addi %4480, %c59 : index
              %4482 = memref.load %partial[%4481] : memref<?xf32>
              %4483 = arith.addi %4459, %10 : index
              %4484 = arith.addi %4483, %c60 : index
              %4485 = memref.load %partial[%4484] : memref<?xf32>
              %4486 = arith.addi %4459, %10 : index
              %4487 = arith.addi %4486, %c61 : index
              %4488 = memref.load %partial[%4487] : memref<?xf32>
              %4489 = arith.addi %4459, %10 : index
              %4490 = arith.addi %4489, %c62 : index
              %4491 = memref.load %partial[%4490] : memref<?xf32>
              %4492 = arith.addi %4459, %10 : index
              %4493 = arith.addi %4492, %c63 : index
              %4494 = memref.load %partial[%4493] : memref<?xf32>
              %4495 = arith.addi %4459, %10 : index
              %4496 = arith.addi %4495, %c64 : index
              %4497 = memref.load %partial[%4496] : memref<?xf32>
              %4498 = arith.addi %4459, %10 : index
              %4499 = arith.addi %4498, %c65 : index
              %4500 = memref.load %partial[%4499] : memref<?xf32>
              %4501 = arith.addi %4459, %10 : index
              %4502 = arith.addi %4501, %c66 : index
              %4503 = memref.load %partial[%4502] : memref<?xf32>
              %4504 = arith.addi %4459, %10 : index
              %4505 = arith.addi %4504, %c67 : index
              %4506 = memref.load %partial[%4505] : memref<?xf32>
              %4507 = arith.addi %4459, %10 : index
              %4508 = arith.addi %4507, %c68 : index
              %4509 = memref.load %partial[%4508] : memref<?xf32>
              %4510 = arith.addi %4459, %10 : index
              %4511 = arith.addi %4510, %c69 : index
              %4512 = memref.load %partial[%4511] : memref<?xf32>
              %4513 = arith.addi %4461, %c3 : index
              %4514 = memref.load %partial[%4513] : memref<?xf32>
              %4515 = arith.addi %4431, %c16 : i32
              %4516 = arith.subi %4425, %c16 : i32
              %4517 = arith.minsi %4515, %4516 : i32
              %4518 = arith.addi %4430, %4517 : i32
              %4519 = arith.addi %ranges, %groups : index
              %4520 = arith.muli %12, %4519 : index
              %4521 = arith.index_castui %4518 : i32 to index
              %4522 = arith.addi %4520, %4521 : index
              %4523 = arith.muli %4522, %c149 : index
              %4524 = arith.addi %4523, %c5 : index
              %4525 = arith.addi %4524, %11 : index
              %4526 = memref.load %partial[%4525] : memref<?xf32>
              %4527 = arith.cmpi slt, %4515, %4425 : i32
              %4528 = arith.select %4527, %4526, %c71 : f32
              %4529 = arith.addi %4523, %10 : index
              %4530 = arith.addi %4529, %c21 : index
              %4531 = memref.load %partial[%4530] : memref<?xf32>
              %4532 = arith.addi %4523, %10 : index
              %4533 = arith.addi %4532, %c6 : index
              %4534 = memref.load %partial[%4533] : memref<?xf32>
              %4535 = arith.addi %4523, %10 : index
              %4536 = arith.addi %4535, %c56 : index
              %4537 = memref.load %partial[%4536] : memref<?xf32>
              %4538 = arith.addi %4523, %10 : index
              %4539 = arith.addi %4538, %c57 : index
              %4540 = memref.load %partial[%4539] : memref<?xf32>
              %4541 = arith.addi %4523, %10 : index
              %4542 = arith.addi %4541, %c58 : index
              %4543 = memref.load %partial[%4542] : memref<?xf32>
              %4544 = arith.addi %4523, %10 : index
              %4545 = arith.addi %4544, %c59 : index
              %4546 = memref.load %partial[%4545] : memref<?xf32>
              %4547 = arith.addi %4523, %10 : index
              %4548 = arith.addi %4547, %c60 : index
              %4549 = memref.load %partial[%4548] : memref<?xf32>
              %4550 = arith.addi %4523, %10 : index
              %4551 = arith.addi %4550, %c61 : index
              %4552 = memref.load %partial[%4551] : memref<?xf32>
              %4553 = arith.addi %4523, %10 : index
              %4554 = arith.addi %4553, %c62 : index
              %4555 = memref.load %partial[%4554] : memref<?xf32>
              %4556 = arith.addi %4523, %10 : index
              %4557 = arith.addi %4556, %c63 : index
              %4558 = memref.load %partial[%4557] : memref<?xf32>
              %4559 = arith.addi %4523, %10 : index
              %4560 = arith.addi %4559, %c64 : index
              %4561 = memref.load %partial[%4560] : memref<?xf32>
              %4562 = arith.addi %4523, %10 : index
              %4563 = arith.addi %4562, %c65 : index
              %4564 = memref.load %partial[%4563] : memref<?xf32>
              %4565 = arith.addi %4523, %10 : index
              %4566 = arith.addi %4565, %c66 : index
              %4567 = memref.load %partial[%4566] : memref<?xf32>
              %4568 = arith.addi %4523, %10 : index
              %4569 = arith.addi %4568, %c67 : index
              %4570 = memref.load %partial[%4569] : memref<?xf32>
              %4571 = arith.addi %4523, %10 : index
              %4572 = arith.addi %4571, %c68 : index
              %4573 = memref.load %partial[%4572] : memref<?xf32>
              %4574 = arith.addi %4523, %10 : index
              %4575 = arith.addi %4574, %c69 : index
              %4576 = memref.load %partial[%4575] : memref<?xf32>
              %4577 = arith.addi %4525, %c3 : index
              %4578 = memref.load %partial[%4577] : memref<?xf32>
              %4579 = arith.addi %4431, %c125 : i32
              %4580 = arith.subi %4425, %c16 : i32
              %4581 = arith.minsi %4579, %4580 : i32
              %4582 = arith.addi %4430, %4581 : i32
              %4583 = arith.addi %ranges, %groups : index
              %4584 = arith.muli %12, %4583 : index
              %4585 = arith.index_castui %4582 : i32 to index
              %4586 = arith.addi %4584, %4585 : index
              %4587 = arith.muli %4586, %c149 : index
              %4588 = arith.addi %4587, %c5 : index
              %4589 = arith.addi %4588, %11 : index
              %4590 = memref.load %partial[%4589] : memref<?xf32>
              %4591 = arith.cmpi slt, %4579, %4425 : i32
              %4592 = arith.select %4591, %4590, %c71 : f32
              %4593 = arith.addi %4587, %10 : index
              %4594 = arith.addi %4593, %c21 : index
              %4595 = memref.load %partial[%4594] : memref<?xf32>
              %4596 = arith.addi %4587, %10 : index
              %4597 = arith.addi %4596, %c6 : index
              %4598 = memref.load %partial[%4597] : memref<?xf32>
              %4599 = arith.addi %4587, %10 : index
              %4600 = arith.addi %4599, %c56 : index
              %4601 = memref.load %partial[%4600] : memref<?xf32>
              %4602 = arith.addi %4587, %10 : index
              %4603 = arith.addi %4602, %c57 : index
              %4604 = memref.load %partial[%4603] : memref<?xf32>
              %4605 = arith.addi %4587, %10 : index
              %4606 = arith.addi %4605, %c58 : index
              %4607 = memref.load %partial[%4606] : memref<?xf32>
              %4608 = arith.addi %4587, %10 : index
              %4609 = arith.addi %4608, %c59 : index
              %4610 = memref.load %partial[%4609] : memref<?xf32>
              %4611 = arith.addi %4587, %10 : index
              %4612 = arith.addi %4611, %c60 : index
              %4613 = memref.load %partial[%4612] : memref<?xf32>
              %4614 = arith.addi %4587, %10 : index
              %4615 = arith.addi %4614, %c61 : index
              %4616 = memref.load %partial[%4615] : memref<?xf32>
              %4617 = arith.addi %4587, %10 : index
              %4618 = arith.addi %4617, %c62 : index
              %4619 = memref.load %partial[%4618] : memref<?xf32>
              %4620 = arith.addi %4587, %10 : index
              %4621 = arith.addi %4620, %c63 : index
              %4622 = memref.load %partial[%4621] : memref<?xf32>
              %4623 = arith.addi %4587, %10 : index
              %4624 = arith.addi %4623, %c64 : index
              %4625 = memref.load %partial[%4624] : memref<?xf32>
              %4626 = arith.addi %4587, %10 : index
              %4627 = arith.addi %4626, %c65 : index
              %4628 = memref.load %partial[%4627] : memref<?xf32>
              %4629 = arith.addi %4587, %10 : index
              %4630 = arith.addi %4629, %c66 : index
              %4631 = memref.load %partial[%4630] : memref<?xf32>
              %4632 = arith.addi %4587, %10 : index
              %4633 = arith.addi %4632, %c67 : index
              %4634 = memref.load %partial[%4633] : memref<?xf32>
              %4635 = arith.addi %4587, %10 : index
              %4636 = arith.addi %4635, %c68 : index
              %4637 = memref.load %partial[%4636] : memref<?xf32>
              %4638 = arith.addi %4587, %10 : index
              %4639 = arith.addi %4638, %c69 : index
              %4640 = memref.load %partial[%4639] : memref<?xf32>
              %4641 = arith.addi %4589, %c3 : index
              %4642 = memref.load %partial[%4641] : memref<?xf32>
              %4643 = arith.addi %4431, %c127 : i32
              %4644 = arith.subi %4425, %c16 : i32
              %4645 = arith.minsi %4643, %4644 : i32
              %4646 = arith.addi %4430, %4645 : i32
              %4647 = arith.addi %ranges, %groups : index
              %4648 = arith.muli %12, %4647 : index
              %4649 = arith.index_castui %4646 : i32 to index
              %4650 = arith.addi %4648, %4649 : index
              %4651 = arith.muli %4650, %c149 : index
              %4652 = arith.addi %4651, %c5 : index
              %4653 = arith.addi %4652, %11 : index
              %4654 = memref.load %partial[%4653] : memref<?xf32>
              %4655 = arith.cmpi slt, %4643, %4425 : i32
              %4656 = arith.select %4655, %4654, %c71 : f32
              %4657 = arith.addi %4651, %10 : index
              %4658 = arith.addi %4657, %c21 : index
              %4659 = memref.load %partial[%4658] : memref<?xf32>
              %4660 = arith.addi %4651, %10 : index
              %4661 = arith.addi %4660, %c6 : index
              %4662 = memref.load %partial[%4661] : memref<?xf32>
              %4663 = arith.addi %4651, %10 : index
              %4664 = arith.addi %4663, %c56 : index
              %4665 = memref.load %partial[%4664] : memref<?xf32>
              %4666 = arith.addi %4651, %10 : index
              %4667 = arith.addi %4666, %c57 : index
              %4668 = memref.load %partial[%4667] : memref<?xf32>
              %4669 = arith.addi %4651, %10 : index
              %4670 = arith.addi %4669, %c58 : index
              %4671 = memref.load %partial[%4670] : memref<?xf32>
              %4672 = arith.addi %4651, %10 : index
              %4673 = arith.addi %4672, %c59 : index
              %4674 = memref.load %partial[%4673] : memref<?xf32>
              %4675 = arith.addi %4651, %10 : index
              %4676 = arith.addi %4675, %c60 : index
              %4677 = memref.load %partial[%4676] : memref<?xf32>
              %4678 = arith.addi %4651, %10 : index
              %4679 = arith.addi %4678, %c61 : index
              %4680 = memref.load %partial[%4679] : memref<?xf32>
              %4681 = arith.addi %4651, %10 : index
              %4682 = arith.addi %4681, %c62 : index
              %4683 = memref.load %partial[%4682] : memref<?xf32>
              %4684 = arith.addi %4651, %10 : index
              %4685 = arith.addi %4684, %c63 : index
              %4686 = memref.load %partial[%4685] : memref<?xf32>
              %4687 = arith.addi %4651, %10 : index
              %4688 = arith.addi %4687, %c64 : index
              %4689 = memref.load %partial[%4688] : memref<?xf32>
              %4690 = arith.addi %4651, %10 : index
              %4691 = arith.addi %4690, %c65 : index
              %4692 = memref.load %partial[%4691] : memref<?xf32>
              %4693 = arith.addi %4651, %10 : index
              %4694 = arith.addi %4693, %c66 : index
              %4695 = memref.load %partial[%4694] : memref<?xf32>
              %4696 = arith.addi %4651, %10 : index
              %4697 = arith.addi %4696, %c67 : index
              %4698 = memref.load %partial[%4697] : memref<?xf32>
              %4699 = arith.addi %4651, %10 : index
              %4700 = arith.addi %4699, %c68 : index
              %4701 = memref.load %partial[%4700] : memref<?xf32>
              %4702 = arith.addi %4651, %10 : index
              %4703 = arith.addi %4702, %c69 : index
              %4704 = memref.load %partial[%4703] : memref<?xf32>
              %4705 = arith.addi %4653, %c3 : index
              %4706 = memref.load %partial[%4705] : memref<?xf32>
              %4707 = arith.addi %4431, %c128 : i32
              %4708 = arith.subi %4425, %c16 : i32
              %4709 = arith.minsi %4707, %4708 : i32
              %4710 = arith.addi %4430, %4709 : i32
              %4711 = arith.addi %ranges, %groups : index
              %4712 = arith.muli %12, %4711 : index
              %4713 = arith.index_castui %4710 : i32 to index
              %4714 = arith.addi %4712, %4713 : index
              %4715 = arith.muli %4714, %c149 : index
              %4716 = arith.addi %4715, %c5 : index
              %4717 = arith.addi %4716, %11 : index
              %4718 = memref.load %partial[%4717] : memref<?xf32>
              %4719 = arith.cmpi slt, %4707, %4425 : i32
              %4720 = arith.select %4719, %4718, %c71 : f32
              %4721 = arith.addi %4715, %10 : index
              %4722 = arith.addi %4721, %c21 : index
              %4723 = memref.load %partial[%4722] : memref<?xf32>
              %4724 = arith.addi %4715, %10 : index
              %4725 = arith.addi %4724, %c6 : index
              %4726 = memref.load %partial[%4725] : memref<?xf32>
              %4727 = arith.addi %4715, %10 : index
              %4728 = arith.addi %4727, %c56 : index
              %4729 = memref.load %partial[%4728] : memref<?xf32>
              %4730 = arith.addi %4715, %10 : index
              %4731 = arith.addi %4730, %c57 : index
              %4732 = memref.load %partial[%4731] : memref<?xf32>
              %4733 = arith.addi %4715, %10 : index
              %4734 = arith.addi %4733, %c58 : index
              %4735 = memref.load %partial[%4734] : memref<?xf32>
              %4736 = arith.addi %4715, %10 : index
              %4737 = arith.addi %4736, %c59 : index
              %4738 = memref.load %partial[%4737] : memref<?xf32>
              %4739 = arith.addi %4715, %10 : index
              %4740 = arith.addi %4739, %c60 : index
              %4741 = memref.load %partial[%4740] : memref<?xf32>
              %4742 = arith.addi %4715, %10 : index
              %4743 = arith.addi %4742, %c61 : index
              %4744 = memref.load %partial[%4743] : memref<?xf32>
              %4745 = arith.addi %4715, %10 : index
              %4746 = arith.addi %4745, %c62 : index
              %4747 = memref.load %partial[%4746] : memref<?xf32>
              %4748 = arith.addi %4715, %10 : index
              %4749 = arith.addi %4748, %c63 : index
              %4750 = memref.load %partial[%4749] : memref<?xf32>
              %4751 = arith.addi %4715, %10 : index
              %4752 = arith.addi %4751, %c64 : index
              %4753 = memref.load %partial[%4752] : memref<?xf32>
              %4754 = arith.addi %4715, %10 : index
              %4755 = arith.addi %4754, %c65 : index
              %4756 = memref.load %partial[%4755] : memref<?xf32>
              %4757 = arith.addi %4715, %10 : index
              %4758 = arith.addi %4757, %c66 : index
              %4759 = memref.load %partial[%4758] : memref<?xf32>
              %4760 = arith.addi %4715, %10 : index
              %4761 = arith.addi %4760, %c67 : index
              %4762 = memref.load %partial[%4761] : memref<?xf32>
              %4763 = arith.addi %4715, %10 : index
              %4764 = arith.addi %4763, %c68 : index
              %4765 = memref.load %partial[%4764] : memref<?xf32>
              %4766 = arith.addi %4715, %10 : index
              %4767 = arith.addi %4766, %c69 : index
              %4768 = memref.load %partial[%4767] : memref<?xf32>
              %4769 = arith.addi %4717, %c3 : index
              %4770 = memref.load %partial[%4769] : memref<?xf32>
              %4771 = arith.addi %4431, %c129 : i32
              %4772 = arith.subi %4425, %c16 : i32
              %4773 = arith.minsi %4771, %4772 : i32
              %4774 = arith.addi %4430, %4773 : i32
              %4775 = arith.addi %ranges, %groups : index
              %4776 = arith.muli %12, %4775 : index
              %4777 = arith.index_castui %4774 : i32 to index
              %4778 = arith.addi %4776, %4777 : index
              %4779 = arith.muli %4778, %c149 : index
              %4780 = arith.addi %4779, %c5 : index
              %4781 = arith.addi %4780, %11 : index
              %4782 = memref.load %partial[%4781] : memref<?xf32>
              %4783 = arith.cmpi slt, %4771, %4425 : i32
              %4784 = arith.select %4783, %4782, %c71 : f32
              %4785 = arith.addi %4779, %10 : index
              %4786 = arith.addi %4785, %c21 : index
              %4787 = memref.load %partial[%4786] : memref<?xf32>
              %4788 = arith.addi %4779, %10 : index
              %4789 = arith.addi %4788, %c6 : index
              %4790 = memref.load %partial[%4789] : memref<?xf32>
              %4791 = arith.addi %4779, %10 : index
              %4792 = arith.addi %4791, %c56 : index
              %4793 = memref.load %partial[%4792] : memref<?xf32>
              %4794 = arith.addi %4779, %10 : index
              %4795 = arith.addi %4794, %c57 : index
              %4796 = memref.load %partial[%4795] : memref<?xf32>
              %4797 = arith.addi %4779, %10 : index
              %4798 = arith.addi %4797, %c58 : index
              %4799 = memref.load %partial[%4798] : memref<?xf32>
              %4800 = arith.addi %4779, %10 : index
              %4801 = arith.addi %4800, %c59 : index
              %4802 = memref.load %partial[%4801] : memref<?xf32>
              %4803 = arith.addi %4779, %10 : index
              %4804 = arith.addi %4803, %c60 : index
              %4805 = memref.load %partial[%4804] : memref<?xf32>
              %4806 = arith.addi %4779, %10 : index
              %4807 = arith.addi %4806, %c61 : index
              %4808 = memref.load %partial[%4807] : memref<?xf32>
              %4809 = arith.addi %4779, %10 : index
              %4810 = arith.addi %4809, %c62 : index
              %4811 = memref.load %partial[%4810] : memref<?xf32>
              %4812 = arith.addi %4779, %10 : index
              %4813 = arith.addi %4812, %c63 : index
              %4814 = memref.load %partial[%4813] : memref<?xf32>
              %4815 = arith.addi %4779, %10 : index
              %4816 = arith.addi %4815, %c64 : index
              %4817 = memref.load %partial[%4816] : memref<?xf32>
              %4818 = arith.addi %4779, %10 : index
              %4819 = arith.addi %4818, %c65 : index
              %4820 = memref.load %partial[%4819] : memref<?xf32>
              %4821 = arith.addi %4779, %10 : index
              %4822 = arith.addi %4821, %c66 : index
              %4823 = memref.load %partial[%4822] : memref<?xf32>
              %4824 = arith.addi %4779, %10 : index
              %4825 = arith.addi %4824, %c67 : index
              %4826 = memref.load %partial[%4825] : memref<?xf32>
              %4827 = arith.addi %4779, %10 : index
              %4828 = arith.addi %4827, %c68 : index
              %4829 = memref.load %partial[%4828] : memref<?xf32>
              %4830 = arith.addi %4779, %10 : index
              %4831 = arith.addi %4830, %c69 : index
              %4832 = memref.load %partial[%4831] : memref<?xf32>
              %4833 = arith.addi %4781, %c3 : index
              %4834 = memref.load %partial[%4833] : memref<?xf32>
              %4835 = arith.addi %4431, %c130 : i32
              %4836 = arith.subi %4425, %c16 : i32
              %4837 = arith.minsi %4835, %4836 : i32
              %4838 = arith.addi %4430, %4837 : i32
              %4839 = arith.addi %ranges, %groups : index
              %4840 = arith.muli %12, %4839 : index
              %4841 = arith.index_castui %4838 : i32 to index
              %4842 = arith.addi %4840, %4841 : index
              %4843 = arith.muli %4842, %c149 : index
              %4844 = arith.addi %4843, %c5 : index
              %4845 = arith.addi %4844, %11 : index
              %4846 = memref.load %partial[%4845] : memref<?xf32>
              %4847 = arith.cmpi slt, %4835, %4425 : i32
              %4848 = arith.select %4847, %4846, %c71 : f32
              %4849 = arith.addi %4843, %10 : index
              %4850 = arith.addi %4849, %c21 : index
              %4851 = memref.load %partial[%4850] : memref<?xf32>
              %4852 = arith.addi %4843, %10 : index
              %4853 = arith.addi %4852, %c6 : index
              %4854 = memref.load %partial[%4853] : memref<?xf32>
              %4855 = arith.addi %4843, %10 : index
              %4856 = arith.addi %4855, %c56 : index
              %4857 = memref.load %partial[%4856] : memref<?xf32>
              %4858 = arith.addi %4843, %10 : index
              %4859 = arith.addi %4858, %c57 : index
              %4860 = memref.load %partial[%4859] : memref<?xf32>
              %4861 = arith.addi %4843, %10 : index
              %4862 = arith.addi %4861, %c58 : index
              %4863 = memref.load %partial[%4862] : memref<?xf32>
              %4864 = arith.addi %4843, %10 : index
              %4865 = arith.addi %4864, %c59 : index
              %4866 = memref.load %partial[%4865] : memref<?xf32>
              %4867 = arith.addi %4843, %10 : index
              %4868 = arith.addi %4867, %c60 : index
              %4869 = memref.load %partial[%4868] : memref<?xf32>
              %4870 = arith.addi %4843, %10 : index
              %4871 = arith.addi %4870, %c61 : index
              %4872 = memref.load %partial[%4871] : memref<?xf32>
              %4873 = arith.addi %4843, %10 : index
              %4874 = arith.addi %4873, %c62 : index
              %4875 = memref.load %partial[%4874] : memref<?xf32>
              %4876 = arith.addi %4843, %10 : index
              %4877 = arith.addi %4876, %c63 : index
              %4878 = memref.load %partial[%4877] : memref<?xf32>
              %4879 = arith.addi %4843, %10 : index
              %4880 = arith.addi %4879, %c64 : index
              %4881 = memref.load %partial[%4880] : memref<?xf32>
              %4882 = arith.addi %4843, %10 : index
              %4883 = arith.addi %4882, %c65 : index
              %4884 = memref.load %partial[%4883] : memref<?xf32>
              %4885 = arith.addi %4843, %10 : index
              %4886 = arith.addi %4885, %c66 : index
              %4887 = memref.load %partial[%4886] : memref<?xf32>
              %4888 = arith.addi %4843, %10 : index
              %4889 = arith.addi %4888, %c67 : index
              %4890 = memref.load %partial[%4889] : memref<?xf32>
              %4891 = arith.addi %4843, %10 : index
              %4892 = arith.addi %4891, %c68 : index
              %4893 = memref.load %partial[%4892] : memref<?xf32>
              %4894 = arith.addi %4843, %10 : index
              %4895 = arith.addi %4894, %c69 : index
              %4896 = memref.load %partial[%4895] : memref<?xf32>
              %4897 = arith.addi %4845, %c3 : index
              %4898 = memref.load %partial[%4897] : memref<?xf32>
              %4899 = arith.addi %4431, %c131 : i32
              %4900 = arith.subi %4425, %c16 : i32
              %4901 = arith.minsi %4899, %4900 : i32
              %4902 = arith.addi %4430, %4901 : i32
              %4903 = arith.addi %ranges, %groups : index
              %4904 = arith.muli %12, %4903 : index
              %4905 = arith.index_castui %4902 : i32 to index
              %4906 = arith.addi %4904, %4905 : index
              %4907 = arith.muli %4906, %c149 : index
              %4908 = arith.addi %4907, %c5 : index
              %4909 = arith.addi %4908, %11 : index
              %4910 = memref.load %partial[%4909] : memref<?xf32>
              %4911 = arith.cmpi slt, %4899, %4425 : i32
              %4912 = arith.select %4911, %4910, %c71 : f32
              %4913 = arith.addi %4907, %10 : index
              %4914 = arith.addi %4913, %c21 : index
              %4915 = memref.load %partial[%4914] : memref<?xf32>
              %4916 = arith.addi %4907, %10 : index
              %4917 = arith.addi %4916, %c6 : index
              %4918 = memref.load %partial[%4917] : memref<?xf32>
              %4919 = arith.addi %4907, %10 : index
              %4920 = arith.addi %4919, %c56 : index
              %4921 = memref.load %partial[%4920] : memref<?xf32>
              %4922 = arith.addi %4907, %10 : index
              %4923 = arith.addi %4922, %c57 : index
              %4924 = memref.load %partial[%4923] : memref<?xf32>
              %4925 = arith.addi %4907, %10 : index
              %4926 = arith.addi %4925, %c58 : index
              %4927 = memref.load %partial[%4926] : memref<?xf32>
              %4928 = arith.addi %4907, %10 : index
              %4929 = arith.addi %4928, %c59 : index
              %4930 = memref.load %partial[%4929] : memref<?xf32>
              %4931 = arith.addi %4907, %10 : index
              %4932 = arith.addi %4931, %c60 : index
              %4933 = memref.load %partial[%4932] : memref<?xf32>
              %4934 = arith.addi %4907, %10 : index
              %4935 = arith.addi %4934, %c61 : index
              %4936 = memref.load %partial[%4935] : memref<?xf32>
              %4937 = arith.addi %4907, %10 : index
              %4938 = arith.addi %4937, %c62 : index
              %4939 = memref.load %partial[%4938] : memref<?xf32>
              %4940 = arith.addi %4907, %10 : index
              %4941 = arith.addi %4940, %c63 : index
              %4942 = memref.load %partial[%4941] : memref<?xf32>
              %4943 = arith.addi %4907, %10 : index
              %4944 = arith.addi %4943, %c64 : index
              %4945 = memref.load %partial[%4944] : memref<?xf32>
              %4946 = arith.addi %4907, %10 : index
              %4947 = arith.addi %4946, %c65 : index
              %4948 = memref.load %partial[%4947] : memref<?xf32>
              %4949 = arith.addi %4907, %10 : index
              %4950 = arith.addi %4949, %c66 : index
              %4951 = memref.load %partial[%4950] : memref<?xf32>
              %4952 = arith.addi %4907, %10 : index
              %4953 = arith.addi %4952, %c67 : index
              %4954 = memref.load %partial[%4953] : memref<?xf32>
              %4955 = arith.addi %4907, %10 : index
              %4956 = arith.addi %4955, %c68 : index
              %4957 = memref.load %partial[%4956] : memref<?xf32>
              %4958 = arith.addi %4907, %10 : index
              %4959 = arith.addi %4958, %c69 : index
              %4960 = memref.load %partial[%4959] : memref<?xf32>
              %4961 = arith.addi %4909, %c3 : index
              %4962 = memref.load %partial[%4961] : memref<?xf32>
              %4963 = arith.maxnumf %4432, %4464 fastmath<nnan> : f32
              %4964 = arith.subf %4432, %4963 : f32
              %4965 = wave.exp2 %4964 : f32
              %4966 = arith.subf %4464, %4963 : f32
              %4967 = wave.exp2 %4966 : f32
              %4968 = arith.mulf %4433, %4965 : f32
              %4969 = math.fma %4514, %4967, %4968 : f32
              %4970 = arith.mulf %4434, %4965 : f32
              %4971 = math.fma %4467, %4967, %4970 : f32
              %4972 = arith.mulf %4435, %4965 : f32
              %4973 = math.fma %4470, %4967, %4972 : f32
              %4974 = arith.mulf %4436, %4965 : f32
              %4975 = math.fma %4473, %4967, %4974 : f32
              %4976 = arith.mulf %4437, %4965 : f32
              %4977 = math.fma %4476, %4967, %4976 : f32
              %4978 = arith.mulf %4438, %4965 : f32
              %4979 = math.fma %4479, %4967, %4978 : f32
              %4980 = arith.mulf %4439, %4965 : f32
              %4981 = math.fma %4482, %4967, %4980 : f32
              %4982 = arith.mulf %4440, %4965 : f32
              %4983 = math.fma %4485, %4967, %4982 : f32
              %4984 = arith.mulf %4441, %4965 : f32
              %4985 = math.fma %4488, %4967, %4984 : f32
              %4986 = arith.mulf %4442, %4965 : f32
              %4987 = math.fma %4491, %4967, %4986 : f32
              %4988 = arith.mulf %4443, %4965 : f32
              %4989 = math.fma %4494, %4967, %4988 : f32
              %4990 = arith.mulf %4444, %4965 : f32
              %4991 = math.fma %4497, %4967, %4990 : f32
              %4992 = arith.mulf %4445, %4965 : f32
              %4993 = math.fma %4500, %4967, %4992 : f32
              %4994 = arith.mulf %4446, %4965 : f32
              %4995 = math.fma %4503, %4967, %4994 : f32
              %4996 = arith.mulf %4447, %4965 : f32
              %4997 = math.fma %4506, %4967, %4996 : f32
              %4998 = arith.mulf %4448, %4965 : f32
              %4999 = math.fma %4509, %4967, %4998 : f32
              %5000 = arith.mulf %4449, %4965 : f32
              %5001 = math.fma %4512, %4967, %5000 : f32
              %5002 = arith.maxnumf %4963, %4528 fastmath<nnan> : f32
              %5003 = arith.subf %4963, %5002 : f32
              %5004 = wave.exp2 %5003 : f32
              %5005 = arith.subf %4528, %5002 : f32
              %5006 = wave.exp2 %5005 : f32
              %5007 = arith.mulf %4969, %5004 : f32
              %5008 = math.fma %4578, %5006, %5007 : f32
              %5009 = arith.mulf %4971, %5004 : f32
              %5010 = math.fma %4531, %5006, %5009 : f32
              %5011 = arith.mulf %4973, %5004 : f32
              %5012 = math.fma %4534, %5006, %5011 : f32
              %5013 = arith.mulf %4975, %5004 : f32
              %5014 = math.fma %4537, %5006, %5013 : f32
              %5015 = arith.mulf %4977, %5004 : f32
              %5016 = math.fma %4540, %5006, %5015 : f32
              %5017 = arith.mulf %4979, %5004 : f32
              %5018 = math.fma %4543, %5006, %5017 : f32
              %5019 = arith.mulf %4981, %5004 : f32
              %5020 = math.fma %4546, %5006, %5019 : f32
              %5021 = arith.mulf %4983, %5004 : f32
              %5022 = math.fma %4549, %5006, %5021 : f32
              %5023 = arith.mulf %4985, %5004 : f32
              %5024 = math.fma %4552, %5006, %5023 : f32
              %5025 = arith.mulf %4987, %5004 : f32
              %5026 = math.fma %4555, %5006, %5025 : f32
              %5027 = arith.mulf %4989, %5004 : f32
              %5028 = math.fma %4558, %5006, %5027 : f32
              %5029 = arith.mulf %4991, %5004 : f32
              %5030 = math.fma %4561, %5006, %5029 : f32
              %5031 = arith.mulf %4993, %5004 : f32
              %5032 = math.fma %4564, %5006, %5031 : f32
              %5033 = arith.mulf %4995, %5004 : f32
              %5034 = math.fma %4567, %5006, %5033 : f32
              %5035 = arith.mulf %4997, %5004 : f32
              %5036 = math.fma %4570, %5006, %5035 : f32
              %5037 = arith.mulf %4999, %5004 : f32
              %5038 = math.fma %4573, %5006, %5037 : f32
              %5039 = arith.mulf %5001, %5004 : f32
              %5040 = math.fma %4576, %5006, %5039 : f32
              %5041 = arith.maxnumf %5002, %4592 fastmath<nnan> : f32
              %5042 = arith.subf %5002, %5041 : f32
              %5043 = wave.exp2 %5042 : f32
              %5044 = arith.subf %4592, %5041 : f32
              %5045 = wave.exp2 %5044 : f32
              %5046 = arith.mulf %5008, %5043 : f32
              %5047 = math.fma %4642, %5045, %5046 : f32
              %5048 = arith.mulf %5010, %5043 : f32
              %5049 = math.fma %4595, %5045, %5048 : f32
              %5050 = arith.mulf %5012, %5043 : f32
              %5051 = math.fma %4598, %5045, %5050 : f32
              %5052 = arith.mulf %5014, %5043 : f32
              %5053 = math.fma %4601, %5045, %5052 : f32
              %5054 = arith.mulf %5016, %5043 : f32
              %5055 = math.fma %4604, %5045, %5054 : f32
              %5056 = arith.mulf %5018, %5043 : f32
              %5057 = math.fma %4607, %5045, %5056 : f32
              %5058 = arith.mulf %5020, %5043 : f32
              %5059 = math.fma %4610, %5045, %5058 : f32
              %5060 = arith.mulf %5022, %5043 : f32
              %5061 = math.fma %4613, %5045, %5060 : f32
              %5062 = arith.mulf %5024, %5043 : f32
              %5063 = math.fma %4616, %5045, %5062 : f32
              %5064 = arith.mulf %5026, %5043 : f32
              %5065 = math.fma %4619, %5045, %5064 : f32
              %5066 = arith.mulf %5028, %5043 : f32
              %5067 = math.fma %4622, %5045, %5066 : f32
              %5068 = arith.mulf %5030, %5043 : f32
              %5069 = math.fma %4625, %5045, %5068 : f32
              %5070 = arith.mulf %5032, %5043 : f32
              %5071 = math.fma %4628, %5045, %5070 : f32
              %5072 = arith.mulf %5034, %5043 : f32
              %5073 = math.fma %4631, %5045, %5072 : f32
              %5074 = arith.mulf %5036, %5043 : f32
              %5075 = math.fma %4634, %5045, %5074 : f32
              %5076 = arith.mulf %5038, %5043 : f32
              %5077 = math.fma %4637, %5045, %5076 : f32
              %5078 = arith.mulf %5040, %5043 : f32
              %5079 = math.fma %4640, %5045, %5078 : f32
              %5080 = arith.maxnumf %5041, %4656 fastmath<nnan> : f32
              %5081 = arith.subf %5041, %5080 : f32
              %5082 = wave.exp2 %5081 : f32
              %5083 = arith.subf %4656, %5080 : f32
              %5084 = wave.exp2 %5083 : f32
              %5085 = arith.mulf %5047, %5082 : f32
              %5086 = math.fma %4706, %5084, %5085 : f32
              %5087 = arith.mulf %5049, %5082 : f32
              %5088 = math.fma %4659, %5084, %5087 : f32
              %5089 = arith.mulf %5051, %5082 : f32
              %5090 = math.fma %4662, %5084, %5089 : f32
              %5091 = arith.mulf %5053, %5082 : f32
              %5092 = math.fma %4665, %5084, %5091 : f32
              %5093 = arith.mulf %5055, %5082 : f32
              %5094 = math.fma %4668, %5084, %5093 : f32
              %5095 = arith.mulf %5057, %5082 : f32
              %5096 = math.fma %4671, %5084, %5095 : f32
              %5097 = arith.mulf %5059, %5082 : f32
              %5098 = math.fma %4674, %5084, %5097 : f32
              %5099 = arith.mulf %5061, %5082 : f32
              %5100 = math.fma %4677, %5084, %5099 : f32
              %5101 = arith.mulf %5063, %5082 : f32
              %5102 = math.fma %4680, %5084, %5101 : f32
              %5103 = arith.mulf %5065, %5082 : f32
              %5104 = math.fma %4683, %5084, %5103 : f32
              %5105 = arith.mulf %5067, %5082 : f32
              %5106 = math.fma %4686, %5084, %5105 : f32
              %5107 = arith.mulf %5069, %5082 : f32
              %5108 = math.fma %4689, %5084, %5107 : f32
              %5109 = arith.mulf %5071, %5082 : f32
              %5110 = math.fma %4692, %5084, %5109 : f32
              %5111 = arith.mulf %5073, %5082 : f32
              %5112 = math.fma %4695, %5084, %5111 : f32
              %5113 = arith.mulf %5075, %5082 : f32
              %5114 = math.fma %4698, %5084, %5113 : f32
              %5115 = arith.mulf %5077, %5082 : f32
              %5116 = math.fma %4701, %5084, %5115 : f32
              %5117 = arith.mulf %5079, %5082 : f32
              %5118 = math.fma %4704, %5084, %5117 : f32
              %5119 = arith.maxnumf %5080, %4720 fastmath<nnan> : f32
              %5120 = arith.subf %5080, %5119 : f32
              %5121 = wave.exp2 %5120 : f32
              %5122 = arith.subf %4720, %5119 : f32
              %5123 = wave.exp2 %5122 : f32
              %5124 = arith.mulf %5086, %5121 : f32
              %5125 = math.fma %4770, %5123, %5124 : f32
              %5126 = arith.mulf %5088, %5121 : f32
              %5127 = math.fma %4723, %5123, %5126 : f32
              %5128 = arith.mulf %5090, %5121 : f32
              %5129 = math.fma %4726, %5123, %5128 : f32
              %5130 = arith.mulf %5092, %5121 : f32
              %5131 = math.fma %4729, %5123, %5130 : f32
              %5132 = arith.mulf %5094, %5121 : f32
              %5133 = math.fma %4732, %5123, %5132 : f32
              %5134 = arith.mulf %5096, %5121 : f32
              %5135 = math.fma %4735, %5123, %5134 : f32
              %5136 = arith.mulf %5098, %5121 : f32
              %5137 = math.fma %4738, %5123, %5136 : f32
              %5138 = arith.mulf %5100, %5121 : f32
              %5139 = math.fma %4741, %5123, %5138 : f32
              %5140 = arith.mulf %5102, %5121 : f32
              %5141 = math.fma %4744, %5123, %5140 : f32
              %5142 = arith.mulf %5104, %5121 : f32
              %5143 = math.fma %4747, %5123, %5142 : f32
              %5144 = arith.mulf %5106, %5121 : f32
              %5145 = math.fma %4750, %5123, %5144 : f32
              %5146 = arith.mulf %5108, %5121 : f32
              %5147 = math.fma %4753, %5123, %5146 : f32
              %5148 = arith.mulf %5110, %5121 : f32
              %5149 = math.fma %4756, %5123, %5148 : f32
              %5150 = arith.mulf %5112, %5121 : f32
              %5151 = math.fma %4759, %5123, %5150 : f32
              %5152 = arith.mulf %5114, %5121 : f32
              %5153 = math.fma %4762, %5123, %5152 : f32
              %5154 = arith.mulf %5116, %5121 : f32
              %5155 = math.fma %4765, %5123, %5154 : f32
              %5156 = arith.mulf %5118, %5121 : f32
              %5157 = math.fma %4768, %5123, %5156 : f32
              %5158 = arith.maxnumf %5119, %4784 fastmath<nnan> : f32
              %5159 = arith.subf %5119, %5158 : f32
              %5160 = wave.exp2 %5159 : f32
              %5161 = arith.subf %4784, %5158 : f32
              %5162 = wave.exp2 %5161 : f32
              %5163 = arith.mulf %5125, %5160 : f32
              %5164 = math.fma %4834, %5162, %5163 : f32
              %5165 = arith.mulf %5127, %5160 : f32
              %5166 = math.fma %4787, %5162, %5165 : f32
              %5167 = arith.mulf %5129, %5160 : f32
              %5168 = math.fma %4790, %5162, %5167 : f32
              %5169 = arith.mulf %5131, %5160 : f32
              %5170 = math.fma %4793, %5162, %5169 : f32
              %5171 = arith.mulf %5133, %5160 : f32
              %5172 = math.fma %4796, %5162, %5171 : f32
              %5173 = arith.mulf %5135, %5160 : f32
              %5174 = math.fma %4799, %5162, %5173 : f32
              %5175 = arith.mulf %5137, %5160 : f32
              %5176 = math.fma %4802, %5162, %5175 : f32
              %5177 = arith.mulf %5139, %5160 : f32
              %5178 = math.fma %4805, %5162, %5177 : f32
              %5179 = arith.mulf %5141, %5160 : f32
              %5180 = math.fma %4808, %5162, %5179 : f32
              %5181 = arith.mulf %5143, %5160 : f32
              %5182 = math.fma %4811, %5162, %5181 : f32
              %5183 = arith.mulf %5145, %5160 : f32
              %5184 = math.fma %4814, %5162, %5183 : f32
              %5185 = arith.mulf %5147, %5160 : f32
              %5186 = math.fma %4817, %5162, %5185 : f32
              %5187 = arith.mulf %5149, %5160 : f32
              %5188 = math.fma %4820, %5162, %5187 : f32
              %5189 = arith.mulf %5151, %5160 : f32
              %5190 = math.fma %4823, %5162, %5189 : f32
              %5191 = arith.mulf %5153, %5160 : f32
              %5192 = math.fma %4826, %5162, %5191 : f32
              %5193 = arith.mulf %5155, %5160 : f32
              %5194 = math.fma %4829, %5162, %5193 : f32
              %5195 = arith.mulf %5157, %5160 : f32
              %5196 = math.fma %4832, %5162, %5195 : f32
              %5197 = arith.maxnumf %5158, %4848 fastmath<nnan> : f32
              %5198 = arith.subf %5158, %5197 : f32
              %5199 = wave.exp2 %5198 : f32
              %5200 = arith.subf %4848, %5197 : f32
              %5201 = wave.exp2 %5200 : f32
              %5202 = arith.mulf %5164, %5199 : f32
              %5203 = math.fma %4898, %5201, %5202 : f32
              %5204 = arith.mulf %5166, %5199 : f32
              %5205 = math.fma %4851, %5201, %5204 : f32
              %5206 = arith.mulf %5168, %5199 : f32
              %5207 = math.fma %4854, %5201, %5206 : f32
              %5208 = arith.mulf %5170, %5199 : f32
              %5209 = math.fma %4857, %5201, %5208 : f32
              %5210 = arith.mulf %5172, %5199 : f32
              %5211 = math.fma %4860, %5201, %5210 : f32
              %5212 = arith.mulf %5174, %5199 : f32
              %5213 = math.fma %4863, %5201, %5212 : f32
              %5214 = arith.mulf %5176, %5199 : f32
              %5215 = math.fma %4866, %5201, %5214 : f32
              %5216 = arith.mulf %5178, %5199 : f32
              %5217 = math.fma %4869, %5201, %5216 : f32
              %5218 = arith.mulf %5180, %5199 : f32
              %5219 = math.fma %4872, %5201, %5218 : f32
              %5220 = arith.mulf %5182, %5199 : f32
              %5221 = math.fma %4875, %5201, %5220 : f32
              %5222 = arith.mulf %5184, %5199 : f32
              %5223 = math.fma %4878, %5201, %5222 : f32
              %5224 = arith.mulf %5186, %5199 : f32
              %5225 = math.fma %4881, %5201, %5224 : f32
              %5226 = arith.mulf %5188, %5199 : f32
              %5227 = math.fma %4884, %5201, %5226 : f32
              %5228 = arith.mulf %5190, %5199 : f32
              %5229 = math.fma %4887, %5201, %5228 : f32
              %5230 = arith.mulf %5192, %5199 : f32
              %5231 = math.fma %4890, %5201, %5230 : f32
              %5232 = arith.mulf %5194, %5199 : f32
              %5233 = math.fma %4893, %5201, %5232 : f32
              %5234 = arith.mulf %5196, %5199 : f32
              %5235 = math.fma %4896, %5201, %5234 : f32
              %5236 = arith.maxnumf %5197, %4912 fastmath<nnan> : f32
              %5237 = arith.subf %5197, %5236 : f32
              %5238 = wave.exp2 %5237 : f32
              %5239 = arith.subf %4912, %5236 : f32
              %5240 = wave.exp2 %5239 : f32
              %5241 = arith.mulf %5203, %5238 : f32
              %5242 = math.fma %4962, %5240, %5241 : f32
              %5243 = arith.mulf %5205, %5238 : f32
              %5244 = math.fma %4915, %5240, %5243 : f32
              %5245 = arith.mulf %5207, %5238 : f32
              %5246 = math.fma %4918, %5240, %5245 : f32
              %5247 = arith.mulf %5209, %5238 : f32
              %5248 = math.fma %4921, %5240, %5247 : f32
              %5249 = arith.mulf %5211, %5238 : f32
              %5250 = math.fma %4924, %5240, %5249 : f32
              %5251 = arith.mulf %5213, %5238 : f32
              %5252 = math.fma %4927, %5240, %5251 : f32
              %5253 = arith.mulf %5215, %5238 : f32
              %5254 = math.fma %4930, %5240, %5253 : f32
              %5255 = arith.mulf %5217, %5238 : f32
              %5256 = math.fma %4933, %5240, %5255 : f32
              %5257 = arith.mulf %5219, %5238 : f32
              %5258 = math.fma %4936, %5240, %5257 : f32
              %5259 = arith.mulf %5221, %5238 : f32
              %5260 = math.fma %4939, %5240, %5259 : f32
              %5261 = arith.mulf %5223, %5238 : f32
              %5262 = math.fma %4942, %5240, %5261 : f32
              %5263 = arith.mulf %5225, %5238 : f32
              %5264 = math.fma %4945, %5240, %5263 : f32
              %5265 = arith.mulf %5227, %5238 : f32
              %5266 = math.fma %4948, %5240, %5265 : f32
              %5267 = arith.mulf %5229, %5238 : f32
              %5268 = math.fma %4951, %5240, %5267 : f32
              %5269 = arith.mulf %5231, %5238 : f32
              %5270 = math.fma %4954, %5240, %5269 : f32
              %5271 = arith.mulf %5233, %5238 : f32
              %5272 = math.fma %4957, %5240, %5271 : f32
              %5273 = arith.mulf %5235, %5238 : f32
              %5274 = math.fma %4960, %5240, %5273 : f32
              scf.yield %5236, %5242, %5244, %5246, %5248, %5250, %5252, %5254, %5256, %5258, %5260, %5262, %5264, %5266, %5268, %5270, %5272, %5274 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %5275 = arith.cmpi eq, %4419, %c16 : i32
            scf.if %5275 {
              %5276 = arith.addi %kvHeads, %18 : index
              %5277 = memref.load %scales[%5276] : memref<?xf32>
              %5278 = arith.divf %5277, %4450#1 : f32
              %5279 = arith.addi %20, %11 : index
              %5280 = arith.cmpi slt, %5279, %groupSize : index
              scf.if %5280 {
                %5281 = arith.muli %18, %groupSize : index
                %5282 = arith.addi %5281, %5279 : index
                %5283 = arith.muli %5282, %c6 : index
                %5284 = arith.muli %heads, %c6 : index
                %5285 = arith.addi %10, %c21 : index
                %5286 = arith.mulf %4450#2, %5278 : f32
                %5287 = arith.addf %5286, %c72 : f32
                %5288 = arith.minimumf %5287, %c145 : f32
                %5289 = arith.maximumf %5288, %c146 : f32
                %5290 = arith.truncf %5289 : f32 to f16
                %5291 = arith.divui %5285, %c3 : index
                %5292 = arith.addi %5283, %5291 : index
                %5293 = arith.divui %27, %outTileRows : index
                %5294 = arith.divui %5284, %c3 : index
                %5295 = arith.muli %5293, %5294 : index
                %5296 = arith.divui %5292, %c3 : index
                %5297 = arith.addi %5295, %5296 : index
                %5298 = arith.muli %5297, %c9 : index
                %5299 = arith.remui %5292, %c3 : index
                %5300 = arith.divui %5299, %c22 : index
                %5301 = arith.addi %5298, %5300 : index
                %5302 = arith.muli %outTileRows, %c22 : index
                %5303 = arith.muli %5301, %5302 : index
                %5304 = arith.remui %27, %outTileRows : index
                %5305 = arith.muli %5304, %c22 : index
                %5306 = arith.addi %5303, %5305 : index
                %5307 = arith.remui %5292, %c22 : index
                %5308 = arith.addi %5306, %5307 : index
                memref.store %5290, %out[%5308] : memref<?xf16>
                %5309 = arith.addi %10, %c6 : index
                %5310 = arith.mulf %4450#3, %5278 : f32
                %5311 = arith.addf %5310, %c72 : f32
                %5312 = arith.minimumf %5311, %c145 : f32
                %5313 = arith.maximumf %5312, %c146 : f32
                %5314 = arith.truncf %5313 : f32 to f16
                %5315 = arith.divui %5309, %c3 : index
                %5316 = arith.addi %5283, %5315 : index
                %5317 = arith.divui %27, %outTileRows : index
                %5318 = arith.divui %5284, %c3 : index
                %5319 = arith.muli %5317, %5318 : index
                %5320 = arith.divui %5316, %c3 : index
                %5321 = arith.addi %5319, %5320 : index
                %5322 = arith.muli %5321, %c9 : index
                %5323 = arith.remui %5316, %c3 : index
                %5324 = arith.divui %5323, %c22 : index
                %5325 = arith.addi %5322, %5324 : index
                %5326 = arith.muli %outTileRows, %c22 : index
                %5327 = arith.muli %5325, %5326 : index
                %5328 = arith.remui %27, %outTileRows : index
                %5329 = arith.muli %5328, %c22 : index
                %5330 = arith.addi %5327, %5329 : index
                %5331 = arith.remui %5316, %c22 : index
                %5332 = arith.addi %5330, %5331 : index
                memref.store %5314, %out[%5332] : memref<?xf16>
                %5333 = arith.addi %10, %c56 : index
                %5334 = arith.mulf %4450#4, %5278 : f32
                %5335 = arith.addf %5334, %c72 : f32
                %5336 = arith.minimumf %5335, %c145 : f32
                %5337 = arith.maximumf %5336, %c146 : f32
                %5338 = arith.truncf %5337 : f32 to f16
                %5339 = arith.divui %5333, %c3 : index
                %5340 = arith.addi %5283, %5339 : index
                %5341 = arith.divui %27, %outTileRows : index
                %5342 = arith.divui %5284, %c3 : index
                %5343 = arith.muli %5341, %5342 : index
                %5344 = arith.divui %5340, %c3 : index
                %5345 = arith.addi %5343, %5344 : index
                %5346 = arith.muli %5345, %c9 : index
                %5347 = arith.remui %5340, %c3 : index
                %5348 = arith.divui %5347, %c22 : index
                %5349 = arith.addi %5346, %5348 : index
                %5350 = arith.muli %outTileRows, %c22 : index
                %5351 = arith.muli %5349, %5350 : index
                %5352 = arith.remui %27, %outTileRows : index
                %5353 = arith.muli %5352, %c22 : index
                %5354 = arith.addi %5351, %5353 : index
                %5355 = arith.remui %5340, %c22 : index
                %5356 = arith.addi %5354, %5355 : index
                memref.store %5338, %out[%5356] : memref<?xf16>
                %5357 = arith.addi %10, %c57 : index
                %5358 = arith.mulf %4450#5, %5278 : f32
                %5359 = arith.addf %5358, %c72 : f32
                %5360 = arith.minimumf %5359, %c145 : f32
                %5361 = arith.maximumf %5360, %c146 : f32
                %5362 = arith.truncf %5361 : f32 to f16
                %5363 = arith.divui %5357, %c3 : index
                %5364 = arith.addi %5283, %5363 : index
                %5365 = arith.divui %27, %outTileRows : index
                %5366 = arith.divui %5284, %c3 : index
                %5367 = arith.muli %5365, %5366 : index
                %5368 = arith.divui %5364, %c3 : index
                %5369 = arith.addi %5367, %5368 : index
                %5370 = arith.muli %5369, %c9 : index
                %5371 = arith.remui %5364, %c3 : index
                %5372 = arith.divui %5371, %c22 : index
                %5373 = arith.addi %5370, %5372 : index
                %5374 = arith.muli %outTileRows, %c22 : index
                %5375 = arith.muli %5373, %5374 : index
                %5376 = arith.remui %27, %outTileRows : index
                %5377 = arith.muli %5376, %c22 : index
                %5378 = arith.addi %5375, %5377 : index
                %5379 = arith.remui %5364, %c22 : index
                %5380 = arith.addi %5378, %5379 : index
                memref.store %5362, %out[%5380] : memref<?xf16>
                %5381 = arith.addi %10, %c58 : index
                %5382 = arith.mulf %4450#6, %5278 : f32
                %5383 = arith.addf %5382, %c72 : f32
                %5384 = arith.minimumf %5383, %c145 : f32
                %5385 = arith.maximumf %5384, %c146 : f32
                %5386 = arith.truncf %5385 : f32 to f16
                %5387 = arith.divui %5381, %c3 : index
                %5388 = arith.addi %5283, %5387 : index
                %5389 = arith.divui %27, %outTileRows : index
                %5390 = arith.divui %5284, %c3 : index
                %5391 = arith.muli %5389, %5390 : index
                %5392 = arith.divui %5388, %c3 : index
                %5393 = arith.addi %5391, %5392 : index
                %5394 = arith.muli %5393, %c9 : index
                %5395 = arith.remui %5388, %c3 : index
                %5396 = arith.divui %5395, %c22 : index
                %5397 = arith.addi %5394, %5396 : index
                %5398 = arith.muli %outTileRows, %c22 : index
                %5399 = arith.muli %5397, %5398 : index
                %5400 = arith.remui %27, %outTileRows : index
                %5401 = arith.muli %5400, %c22 : index
                %5402 = arith.addi %5399, %5401 : index
                %5403 = arith.remui %5388, %c22 : index
                %5404 = arith.addi %5402, %5403 : index
                memref.store %5386, %out[%5404] : memref<?xf16>
                %5405 = arith.addi %10, %c59 : index
                %5406 = arith.mulf %4450#7, %5278 : f32
                %5407 = arith.addf %5406, %c72 : f32
                %5408 = arith.minimumf %5407, %c145 : f32
                %5409 = arith.maximumf %5408, %c146 : f32
                %5410 = arith.truncf %5409 : f32 to f16
                %5411 = arith.divui %5405, %c3 : index
                %5412 = arith.addi %5283, %5411 : index
                %5413 = arith.divui %27, %outTileRows : index
                %5414 = arith.divui %5284, %c3 : index
                %5415 = arith.muli %5413, %5414 : index
                %5416 = arith.divui %5412, %c3 : index
                %5417 = arith.addi %5415, %5416 : index
                %5418 = arith.muli %5417, %c9 : index
                %5419 = arith.remui %5412, %c3 : index
                %5420 = arith.divui %5419, %c22 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.muli %outTileRows, %c22 : index
                %5423 = arith.muli %5421, %5422 : index
                %5424 = arith.remui %27, %outTileRows : index
                %5425 = arith.muli %5424, %c22 : index
                %5426 = arith.addi %5423, %5425 : index
                %5427 = arith.remui %5412, %c22 : index
                %5428 = arith.addi %5426, %5427 : index
                memref.store %5410, %out[%5428] : memref<?xf16>
                %5429 = arith.addi %10, %c60 : index
                %5430 = arith.mulf %4450#8, %5278 : f32
                %5431 = arith.addf %5430, %c72 : f32
                %5432 = arith.minimumf %5431, %c145 : f32
                %5433 = arith.maximumf %5432, %c146 : f32
                %5434 = arith.truncf %5433 : f32 to f16
                %5435 = arith.divui %5429, %c3 : index
                %5436 = arith.addi %5283, %5435 : index
                %5437 = arith.divui %27, %outTileRows : index
                %5438 = arith.divui %5284, %c3 : index
                %5439 = arith.muli %5437, %5438 : index
                %5440 = arith.divui %5436, %c3 : index
                %5441 = arith.addi %5439, %5440 : index
                %5442 = arith.muli %5441, %c9 : index
                %5443 = arith.remui %5436, %c3 : index
                %5444 = arith.divui %5443, %c22 : index
                %5445 = arith.addi %5442, %5444 : index
                %5446 = arith.muli %outTileRows, %c22 : index
                %5447 = arith.muli %5445, %5446 : index
                %5448 = arith.remui %27, %outTileRows : index
                %5449 = arith.muli %5448, %c22 : index
                %5450 = arith.addi %5447, %5449 : index
                %5451 = arith.remui %5436, %c22 : index
                %5452 = arith.addi %5450, %5451 : index
                memref.store %5434, %out[%5452] : memref<?xf16>
                %5453 = arith.addi %10, %c61 : index
                %5454 = arith.mulf %4450#9, %5278 : f32
                %5455 = arith.addf %5454, %c72 : f32
                %5456 = arith.minimumf %5455, %c145 : f32
                %5457 = arith.maximumf %5456, %c146 : f32
                %5458 = arith.truncf %5457 : f32 to f16
                %5459 = arith.divui %5453, %c3 : index
                %5460 = arith.addi %5283, %5459 : index
                %5461 = arith.divui %27, %outTileRows : index
                %5462 = arith.divui %5284, %c3 : index
                %5463 = arith.muli %5461, %5462 : index
                %5464 = arith.divui %5460, %c3 : index
                %5465 = arith.addi %5463, %5464 : index
                %5466 = arith.muli %5465, %c9 : index
                %5467 = arith.remui %5460, %c3 : index
                %5468 = arith.divui %5467, %c22 : index
                %5469 = arith.addi %5466, %5468 : index
                %5470 = arith.muli %outTileRows, %c22 : index
                %5471 = arith.muli %5469, %5470 : index
                %5472 = arith.remui %27, %outTileRows : index
                %5473 = arith.muli %5472, %c22 : index
                %5474 = arith.addi %5471, %5473 : index
                %5475 = arith.remui %5460, %c22 : index
                %5476 = arith.addi %5474, %5475 : index
                memref.store %5458, %out[%5476] : memref<?xf16>
                %5477 = arith.addi %10, %c62 : index
                %5478 = arith.mulf %4450#10, %5278 : f32
                %5479 = arith.addf %5478, %c72 : f32
                %5480 = arith.minimumf %5479, %c145 : f32
                %5481 = arith.maximumf %5480, %c146 : f32
                %5482 = arith.truncf %5481 : f32 to f16
                %5483 = arith.divui %5477, %c3 : index
                %5484 = arith.addi %5283, %5483 : index
                %5485 = arith.divui %27, %outTileRows : index
                %5486 = arith.divui %5284, %c3 : index
                %5487 = arith.muli %5485, %5486 : index
                %5488 = arith.divui %5484, %c3 : index
                %5489 = arith.addi %5487, %5488 : index
                %5490 = arith.muli %5489, %c9 : index
                %5491 = arith.remui %5484, %c3 : index
                %5492 = arith.divui %5491, %c22 : index
                %5493 = arith.addi %5490, %5492 : index
                %5494 = arith.muli %outTileRows, %c22 : index
                %5495 = arith.muli %5493, %5494 : index
                %5496 = arith.remui %27, %outTileRows : index
                %5497 = arith.muli %5496, %c22 : index
                %5498 = arith.addi %5495, %5497 : index
                %5499 = arith.remui %5484, %c22 : index
                %5500 = arith.addi %5498, %5499 : index
                memref.store %5482, %out[%5500] : memref<?xf16>
                %5501 = arith.addi %10, %c63 : index
                %5502 = arith.mulf %4450#11, %5278 : f32
                %5503 = arith.addf %5502, %c72 : f32
                %5504 = arith.minimumf %5503, %c145 : f32
                %5505 = arith.maximumf %5504, %c146 : f32
                %5506 = arith.truncf %5505 : f32 to f16
                %5507 = arith.divui %5501, %c3 : index
                %5508 = arith.addi %5283, %5507 : index
                %5509 = arith.divui %27, %outTileRows : index
                %5510 = arith.divui %5284, %c3 : index
                %5511 = arith.muli %5509, %5510 : index
                %5512 = arith.divui %5508, %c3 : index
                %5513 = arith.addi %5511, %5512 : index
                %5514 = arith.muli %5513, %c9 : index
                %5515 = arith.remui %5508, %c3 : index
                %5516 = arith.divui %5515, %c22 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.muli %outTileRows, %c22 : index
                %5519 = arith.muli %5517, %5518 : index
                %5520 = arith.remui %27, %outTileRows : index
                %5521 = arith.muli %5520, %c22 : index
                %5522 = arith.addi %5519, %5521 : index
                %5523 = arith.remui %5508, %c22 : index
                %5524 = arith.addi %5522, %5523 : index
                memref.store %5506, %out[%5524] : memref<?xf16>
                %5525 = arith.addi %10, %c64 : index
                %5526 = arith.mulf %4450#12, %5278 : f32
                %5527 = arith.addf %5526, %c72 : f32
                %5528 = arith.minimumf %5527, %c145 : f32
                %5529 = arith.maximumf %5528, %c146 : f32
                %5530 = arith.truncf %5529 : f32 to f16
                %5531 = arith.divui %5525, %c3 : index
                %5532 = arith.addi %5283, %5531 : index
                %5533 = arith.divui %27, %outTileRows : index
                %5534 = arith.divui %5284, %c3 : index
                %5535 = arith.muli %5533, %5534 : index
                %5536 = arith.divui %5532, %c3 : index
                %5537 = arith.addi %5535, %5536 : index
                %5538 = arith.muli %5537, %c9 : index
                %5539 = arith.remui %5532, %c3 : index
                %5540 = arith.divui %5539, %c22 : index
                %5541 = arith.addi %5538, %5540 : index
                %5542 = arith.muli %outTileRows, %c22 : index
                %5543 = arith.muli %5541, %5542 : index
                %5544 = arith.remui %27, %outTileRows : index
                %5545 = arith.muli %5544, %c22 : index
                %5546 = arith.addi %5543, %5545 : index
                %5547 = arith.remui %5532, %c22 : index
                %5548 = arith.addi %5546, %5547 : index
                memref.store %5530, %out[%5548] : memref<?xf16>
                %5549 = arith.addi %10, %c65 : index
                %5550 = arith.mulf %4450#13, %5278 : f32
                %5551 = arith.addf %5550, %c72 : f32
                %5552 = arith.minimumf %5551, %c145 : f32
                %5553 = arith.maximumf %5552, %c146 : f32
                %5554 = arith.truncf %5553 : f32 to f16
                %5555 = arith.divui %5549, %c3 : index
                %5556 = arith.addi %5283, %5555 : index
                %5557 = arith.divui %27, %outTileRows : index
                %5558 = arith.divui %5284, %c3 : index
                %5559 = arith.muli %5557, %5558 : index
                %5560 = arith.divui %5556, %c3 : index
                %5561 = arith.addi %5559, %5560 : index
                %5562 = arith.muli %5561, %c9 : index
                %5563 = arith.remui %5556, %c3 : index
                %5564 = arith.divui %5563, %c22 : index
                %5565 = arith.addi %5562, %5564 : index
                %5566 = arith.muli %outTileRows, %c22 : index
                %5567 = arith.muli %5565, %5566 : index
                %5568 = arith.remui %27, %outTileRows : index
                %5569 = arith.muli %5568, %c22 : index
                %5570 = arith.addi %5567, %5569 : index
                %5571 = arith.remui %5556, %c22 : index
                %5572 = arith.addi %5570, %5571 : index
                memref.store %5554, %out[%5572] : memref<?xf16>
                %5573 = arith.addi %10, %c66 : index
                %5574 = arith.mulf %4450#14, %5278 : f32
                %5575 = arith.addf %5574, %c72 : f32
                %5576 = arith.minimumf %5575, %c145 : f32
                %5577 = arith.maximumf %5576, %c146 : f32
                %5578 = arith.truncf %5577 : f32 to f16
                %5579 = arith.divui %5573, %c3 : index
                %5580 = arith.addi %5283, %5579 : index
                %5581 = arith.divui %27, %outTileRows : index
                %5582 = arith.divui %5284, %c3 : index
                %5583 = arith.muli %5581, %5582 : index
                %5584 = arith.divui %5580, %c3 : index
                %5585 = arith.addi %5583, %5584 : index
                %5586 = arith.muli %5585, %c9 : index
                %5587 = arith.remui %5580, %c3 : index
                %5588 = arith.divui %5587, %c22 : index
                %5589 = arith.addi %5586, %5588 : index
                %5590 = arith.muli %outTileRows, %c22 : index
                %5591 = arith.muli %5589, %5590 : index
                %5592 = arith.remui %27, %outTileRows : index
                %5593 = arith.muli %5592, %c22 : index
                %5594 = arith.addi %5591, %5593 : index
                %5595 = arith.remui %5580, %c22 : index
                %5596 = arith.addi %5594, %5595 : index
                memref.store %5578, %out[%5596] : memref<?xf16>
                %5597 = arith.addi %10, %c67 : index
                %5598 = arith.mulf %4450#15, %5278 : f32
                %5599 = arith.addf %5598, %c72 : f32
                %5600 = arith.minimumf %5599, %c145 : f32
                %5601 = arith.maximumf %5600, %c146 : f32
                %5602 = arith.truncf %5601 : f32 to f16
                %5603 = arith.divui %5597, %c3 : index
                %5604 = arith.addi %5283, %5603 : index
                %5605 = arith.divui %27, %outTileRows : index
                %5606 = arith.divui %5284, %c3 : index
                %5607 = arith.muli %5605, %5606 : index
                %5608 = arith.divui %5604, %c3 : index
                %5609 = arith.addi %5607, %5608 : index
                %5610 = arith.muli %5609, %c9 : index
                %5611 = arith.remui %5604, %c3 : index
                %5612 = arith.divui %5611, %c22 : index
                %5613 = arith.addi %5610, %5612 : index
                %5614 = arith.muli %outTileRows, %c22 : index
                %5615 = arith.muli %5613, %5614 : index
                %5616 = arith.remui %27, %outTileRows : index
                %5617 = arith.muli %5616, %c22 : index
                %5618 = arith.addi %5615, %5617 : index
                %5619 = arith.remui %5604, %c22 : index
                %5620 = arith.addi %5618, %5619 : index
                memref.store %5602, %out[%5620] : memref<?xf16>
                %5621 = arith.addi %10, %c68 : index
                %5622 = arith.mulf %4450#16, %5278 : f32
                %5623 = arith.addf %5622, %c72 : f32
                %5624 = arith.minimumf %5623, %c145 : f32
                %5625 = arith.maximumf %5624, %c146 : f32
                %5626 = arith.truncf %5625 : f32 to f16
                %5627 = arith.divui %5621, %c3 : index
                %5628 = arith.addi %5283, %5627 : index
                %5629 = arith.divui %27, %outTileRows : index
                %5630 = arith.divui %5284, %c3 : index
                %5631 = arith.muli %5629, %5630 : index
                %5632 = arith.divui %5628, %c3 : index
                %5633 = arith.addi %5631, %5632 : index
                %5634 = arith.muli %5633, %c9 : index
                %5635 = arith.remui %5628, %c3 : index
                %5636 = arith.divui %5635, %c22 : index
                %5637 = arith.addi %5634, %5636 : index
                %5638 = arith.muli %outTileRows, %c22 : index
                %5639 = arith.muli %5637, %5638 : index
                %5640 = arith.remui %27, %outTileRows : index
                %5641 = arith.muli %5640, %c22 : index
                %5642 = arith.addi %5639, %5641 : index
                %5643 = arith.remui %5628, %c22 : index
                %5644 = arith.addi %5642, %5643 : index
                memref.store %5626, %out[%5644] : memref<?xf16>
                %5645 = arith.addi %10, %c69 : index
                %5646 = arith.mulf %4450#17, %5278 : f32
                %5647 = arith.addf %5646, %c72 : f32
                %5648 = arith.minimumf %5647, %c145 : f32
                %5649 = arith.maximumf %5648, %c146 : f32
                %5650 = arith.truncf %5649 : f32 to f16
                %5651 = arith.divui %5645, %c3 : index
                %5652 = arith.addi %5283, %5651 : index
                %5653 = arith.divui %27, %outTileRows : index
                %5654 = arith.divui %5284, %c3 : index
                %5655 = arith.muli %5653, %5654 : index
                %5656 = arith.divui %5652, %c3 : index
                %5657 = arith.addi %5655, %5656 : index
                %5658 = arith.muli %5657, %c9 : index
                %5659 = arith.remui %5652, %c3 : index
                %5660 = arith.divui %5659, %c22 : index
                %5661 = arith.addi %5658, %5660 : index
                %5662 = arith.muli %outTileRows, %c22 : index
                %5663 = arith.muli %5661, %5662 : index
                %5664 = arith.remui %27, %outTileRows : index
                %5665 = arith.muli %5664, %c22 : index
                %5666 = arith.addi %5663, %5665 : index
                %5667 = arith.remui %5652, %c22 : index
                %5668 = arith.addi %5666, %5667 : index
                memref.store %5650, %out[%5668] : memref<?xf16>
              }
            } else {
              %5669 = arith.index_cast %ranges : index to i32
              %5670 = arith.addi %5669, %4420 : i32
              %5671 = arith.addi %ranges, %groups : index
              %5672 = arith.muli %12, %5671 : index
              %5673 = arith.index_castui %5670 : i32 to index
              %5674 = arith.addi %5672, %5673 : index
              %5675 = arith.muli %5674, %c149 : index
              %5676 = arith.addi %10, %c21 : index
              %5677 = arith.addi %5675, %5676 : index
              memref.store %4450#2, %partial[%5677] : memref<?xf32>
              %5678 = arith.addi %10, %c6 : index
              %5679 = arith.addi %5675, %5678 : index
              memref.store %4450#3, %partial[%5679] : memref<?xf32>
              %5680 = arith.addi %10, %c56 : index
              %5681 = arith.addi %5675, %5680 : index
              memref.store %4450#4, %partial[%5681] : memref<?xf32>
              %5682 = arith.addi %10, %c57 : index
              %5683 = arith.addi %5675, %5682 : index
              memref.store %4450#5, %partial[%5683] : memref<?xf32>
              %5684 = arith.addi %10, %c58 : index
              %5685 = arith.addi %5675, %5684 : index
              memref.store %4450#6, %partial[%5685] : memref<?xf32>
              %5686 = arith.addi %10, %c59 : index
              %5687 = arith.addi %5675, %5686 : index
              memref.store %4450#7, %partial[%5687] : memref<?xf32>
              %5688 = arith.addi %10, %c60 : index
              %5689 = arith.addi %5675, %5688 : index
              memref.store %4450#8, %partial[%5689] : memref<?xf32>
              %5690 = arith.addi %10, %c61 : index
              %5691 = arith.addi %5675, %5690 : index
              memref.store %4450#9, %partial[%5691] : memref<?xf32>
              %5692 = arith.addi %10, %c62 : index
              %5693 = arith.addi %5675, %5692 : index
              memref.store %4450#10, %partial[%5693] : memref<?xf32>
              %5694 = arith.addi %10, %c63 : index
              %5695 = arith.addi %5675, %5694 : index
              memref.store %4450#11, %partial[%5695] : memref<?xf32>
              %5696 = arith.addi %10, %c64 : index
              %5697 = arith.addi %5675, %5696 : index
              memref.store %4450#12, %partial[%5697] : memref<?xf32>
              %5698 = arith.addi %10, %c65 : index
              %5699 = arith.addi %5675, %5698 : index
              memref.store %4450#13, %partial[%5699] : memref<?xf32>
              %5700 = arith.addi %10, %c66 : index
              %5701 = arith.addi %5675, %5700 : index
              memref.store %4450#14, %partial[%5701] : memref<?xf32>
              %5702 = arith.addi %10, %c67 : index
              %5703 = arith.addi %5675, %5702 : index
              memref.store %4450#15, %partial[%5703] : memref<?xf32>
              %5704 = arith.addi %10, %c68 : index
              %5705 = arith.addi %5675, %5704 : index
              memref.store %4450#16, %partial[%5705] : memref<?xf32>
              %5706 = arith.addi %10, %c69 : index
              %5707 = arith.addi %5675, %5706 : index
              memref.store %4450#17, %partial[%5707] : memref<?xf32>
              %5708 = arith.cmpi slt, %10, %c3 : index
              scf.if %5708 {
                %5709 = arith.addi %5675, %c5 : index
                %5710 = arith.addi %5709, %10 : index
                memref.store %4450#0, %partial[%5710] : memref<?xf32>
                %5711 = arith.addi %5710, %c3 : index
                memref.store %4450#1, %partial[%5711] : memref<?xf32>
              }
              %5712 = arith.addi %4422, %groups : index
              %5713 = arith.index_castui %4419 : i32 to index
              %5714 = wave.arrive %counters[%5712], %5713 : memref<?xi32>
              scf.if %5714 {
                %5734:18 = scf.for %5715 = %c76 to %4419 step %c132 iter_args(%5716 = %c71, %5717 = %c72, %5718 = %c72, %5719 = %c72, %5720 = %c72, %5721 = %c72, %5722 = %c72, %5723 = %c72, %5724 = %c72, %5725 = %c72, %5726 = %c72, %5727 = %c72, %5728 = %c72, %5729 = %c72, %5730 = %c72, %5731 = %c72, %5732 = %c72, %5733 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %5735 = arith.addi %5715, %c76 : i32
                  %5736 = arith.subi %4419, %c16 : i32
                  %5737 = arith.minsi %5735, %5736 : i32
                  %5738 = arith.addi %5669, %5737 : i32
                  %5739 = arith.addi %ranges, %groups : index
                  %5740 = arith.muli %12, %5739 : index
                  %5741 = arith.index_castui %5738 : i32 to index
                  %5742 = arith.addi %5740, %5741 : index
                  %5743 = arith.muli %5742, %c149 : index
                  %5744 = arith.addi %5743, %c5 : index
                  %5745 = arith.addi %5744, %11 : index
                  %5746 = memref.load %partial[%5745] : memref<?xf32>
                  %5747 = arith.cmpi slt, %5735, %4419 : i32
                  %5748 = arith.select %5747, %5746, %c71 : f32
                  %5749 = arith.addi %5743, %10 : index
                  %5750 = arith.addi %5749, %c21 : index
                  %5751 = memref.load %partial[%5750] : memref<?xf32>
                  %5752 = arith.addi %5743, %10 : index
                  %5753 = arith.addi %5752, %c6 : index
                  %5754 = memref.load %partial[%5753] : memref<?xf32>
                  %5755 = arith.addi %5743, %10 : index
                  %5756 = arith.addi %5755, %c56 : index
                  %5757 = memref.load %partial[%5756] : memref<?xf32>
                  %5758 = arith.addi %5743, %10 : index
                  %5759 = arith.addi %5758, %c57 : index
                  %5760 = memref.load %partial[%5759] : memref<?xf32>
                  %5761 = arith.addi %5743, %10 : index
                  %5762 = arith.addi %5761, %c58 : index
                  %5763 = memref.load %partial[%5762] : memref<?xf32>
                  %5764 = arith.addi %5743, %10 : index
                  %5765 = arith.addi %5764, %c59 : index
                  %5766 = memref.load %partial[%5765] : memref<?xf32>
                  %5767 = arith.addi %5743, %10 : index
                  %5768 = arith.addi %5767, %c60 : index
                  %5769 = memref.load %partial[%5768] : memref<?xf32>
                  %5770 = arith.addi %5743, %10 : index
                  %5771 = arith.addi %5770, %c61 : index
                  %5772 = memref.load %partial[%5771] : memref<?xf32>
                  %5773 = arith.addi %5743, %10 : index
                  %5774 = arith.addi %5773, %c62 : index
                  %5775 = memref.load %partial[%5774] : memref<?xf32>
                  %5776 = arith.addi %5743, %10 : index
                  %5777 = arith.addi %5776, %c63 : index
                  %5778 = memref.load %partial[%5777] : memref<?xf32>
                  %5779 = arith.addi %5743, %10 : index
                  %5780 = arith.addi %5779, %c64 : index
                  %5781 = memref.load %partial[%5780] : memref<?xf32>
                  %5782 = arith.addi %5743, %10 : index
                  %5783 = arith.addi %5782, %c65 : index
                  %5784 = memref.load %partial[%5783] : memref<?xf32>
                  %5785 = arith.addi %5743, %10 : index
                  %5786 = arith.addi %5785, %c66 : index
                  %5787 = memref.load %partial[%5786] : memref<?xf32>
                  %5788 = arith.addi %5743, %10 : index
                  %5789 = arith.addi %5788, %c67 : index
                  %5790 = memref.load %partial[%5789] : memref<?xf32>
                  %5791 = arith.addi %5743, %10 : index
                  %5792 = arith.addi %5791, %c68 : index
                  %5793 = memref.load %partial[%5792] : memref<?xf32>
                  %5794 = arith.addi %5743, %10 : index
                  %5795 = arith.addi %5794, %c69 : index
                  %5796 = memref.load %partial[%5795] : memref<?xf32>
                  %5797 = arith.addi %5745, %c3 : index
                  %5798 = memref.load %partial[%5797] : memref<?xf32>
                  %5799 = arith.addi %5715, %c16 : i32
                  %5800 = arith.subi %4419, %c16 : i32
                  %5801 = arith.minsi %5799, %5800 : i32
                  %5802 = arith.addi %5669, %5801 : i32
                  %5803 = arith.addi %ranges, %groups : index
                  %5804 = arith.muli %12, %5803 : index
                  %5805 = arith.index_castui %5802 : i32 to index
                  %5806 = arith.addi %5804, %5805 : index
                  %5807 = arith.muli %5806, %c149 : index
                  %5808 = arith.addi %5807, %c5 : index
                  %5809 = arith.addi %5808, %11 : index
                  %5810 = memref.load %partial[%5809] : memref<?xf32>
                  %5811 = arith.cmpi slt, %5799, %4419 : i32
                  %5812 = arith.select %5811, %5810, %c71 : f32
                  %5813 = arith.addi %5807, %10 : index
                  %5814 = arith.addi %5813, %c21 : index
                  %5815 = memref.load %partial[%5814] : memref<?xf32>
                  %5816 = arith.addi %5807, %10 : index
                  %5817 = arith.addi %5816, %c6 : index
                  %5818 = memref.load %partial[%5817] : memref<?xf32>
                  %5819 = arith.addi %5807, %10 : index
                  %5820 = arith.addi %5819, %c56 : index
                  %5821 = memref.load %partial[%5820] : memref<?xf32>
                  %5822 = arith.addi %5807, %10 : index
                  %5823 = arith.addi %5822, %c57 : index
                  %5824 = memref.load %partial[%5823] : memref<?xf32>
                  %5825 = arith.addi %5807, %10 : index
                  %5826 = arith.addi %5825, %c58 : index
                  %5827 = memref.load %partial[%5826] : memref<?xf32>
                  %5828 = arith.addi %5807, %10 : index
                  %5829 = arith.addi %5828, %c59 : index
                  %5830 = memref.load %partial[%5829] : memref<?xf32>
                  %5831 = arith.addi %5807, %10 : index
                  %5832 = arith.addi %5831, %c60 : index
                  %5833 = memref.load %partial[%5832] : memref<?xf32>
                  %5834 = arith.addi %5807, %10 : index
                  %5835 = arith.addi %5834, %c61 : index
                  %5836 = memref.load %partial[%5835] : memref<?xf32>
                  %5837 = arith.addi %5807, %10 : index
                  %5838 = arith.addi %5837, %c62 : index
                  %5839 = memref.load %partial[%5838] : memref<?xf32>
                  %5840 = arith.addi %5807, %10 : index
                  %5841 = arith.addi %5840, %c63 : index
                  %5842 = memref.load %partial[%5841] : memref<?xf32>
                  %5843 = arith.addi %5807, %10 : index
                  %5844 = arith.addi %5843, %c64 : index
                  %5845 = memref.load %partial[%5844] : memref<?xf32>
                  %5846 = arith.addi %5807, %10 : index
                  %5847 = arith.addi %5846, %c65 : index
                  %5848 = memref.load %partial[%5847] : memref<?xf32>
                  %5849 = arith.addi %5807, %10 : index
                  %5850 = arith.addi %5849, %c66 : index
                  %5851 = memref.load %partial[%5850] : memref<?xf32>
                  %5852 = arith.addi %5807, %10 : index
                  %5853 = arith.addi %5852, %c67 : index
                  %5854 = memref.load %partial[%5853] : memref<?xf32>
                  %5855 = arith.addi %5807, %10 : index
                  %5856 = arith.addi %5855, %c68 : index
                  %5857 = memref.load %partial[%5856] : memref<?xf32>
                  %5858 = arith.addi %5807, %10 : index
                  %5859 = arith.addi %5858, %c69 : index
                  %5860 = memref.load %partial[%5859] : memref<?xf32>
                  %5861 = arith.addi %5809, %c3 : index
                  %5862 = memref.load %partial[%5861] : memref<?xf32>
                  %5863 = arith.addi %5715, %c125 : i32
                  %5864 = arith.subi %4419, %c16 : i32
                  %5865 = arith.minsi %5863, %5864 : i32
                  %5866 = arith.addi %5669, %5865 : i32
                  %5867 = arith.addi %ranges, %groups : index
                  %5868 = arith.muli %12, %5867 : index
                  %5869 = arith.index_castui %5866 : i32 to index
                  %5870 = arith.addi %5868, %5869 : index
                  %5871 = arith.muli %5870, %c149 : index
                  %5872 = arith.addi %5871, %c5 : index
                  %5873 = arith.addi %5872, %11 : index
                  %5874 = memref.load %partial[%5873] : memref<?xf32>
                  %5875 = arith.cmpi slt, %5863, %4419 : i32
                  %5876 = arith.select %5875, %5874, %c71 : f32
                  %5877 = arith.addi %5871, %10 : index
                  %5878 = arith.addi %5877, %c21 : index
                  %5879 = memref.load %partial[%5878] : memref<?xf32>
                  %5880 = arith.addi %5871, %10 : index
                  %5881 = arith.addi %5880, %c6 : index
                  %5882 = memref.load %partial[%5881] : memref<?xf32>
                  %5883 = arith.addi %5871, %10 : index
                  %5884 = arith.addi %5883, %c56 : index
                  %5885 = memref.load %partial[%5884] : memref<?xf32>
                  %5886 = arith.addi %5871, %10 : index
                  %5887 = arith.addi %5886, %c57 : index
                  %5888 = memref.load %partial[%5887] : memref<?xf32>
                  %5889 = arith.addi %5871, %10 : index
                  %5890 = arith.addi %5889, %c58 : index
                  %5891 = memref.load %partial[%5890] : memref<?xf32>
                  %5892 = arith.addi %5871, %10 : index
                  %5893 = arith.addi %5892, %c59 : index
                  %5894 = memref.load %partial[%5893] : memref<?xf32>
                  %5895 = arith.addi %5871, %10 : index
                  %5896 = arith.addi %5895, %c60 : index
                  %5897 = memref.load %partial[%5896] : memref<?xf32>
                  %5898 = arith.addi %5871, %10 : index
                  %5899 = arith.addi %5898, %c61 : index
                  %5900 = memref.load %partial[%5899] : memref<?xf32>
                  %5901 = arith.addi %5871, %10 : index
                  %5902 = arith.addi %5901, %c62 : index
                  %5903 = memref.load %partial[%5902] : memref<?xf32>
                  %5904 = arith.addi %5871, %10 : index
                  %5905 = arith.addi %5904, %c63 : index
                  %5906 = memref.load %partial[%5905] : memref<?xf32>
                  %5907 = arith.addi %5871, %10 : index
                  %5908 = arith.addi %5907, %c64 : index
                  %5909 = memref.load %partial[%5908] : memref<?xf32>
                  %5910 = arith.addi %5871, %10 : index
                  %5911 = arith.addi %5910, %c65 : index
                  %5912 = memref.load %partial[%5911] : memref<?xf32>
                  %5913 = arith.addi %5871, %10 : index
                  %5914 = arith.addi %5913, %c66 : index
                  %5915 = memref.load %partial[%5914] : memref<?xf32>
                  %5916 = arith.addi %5871, %10 : index
                  %5917 = arith.addi %5916, %c67 : index
                  %5918 = memref.load %partial[%5917] : memref<?xf32>
                  %5919 = arith.addi %5871, %10 : index
                  %5920 = arith.addi %5919, %c68 : index
                  %5921 = memref.load %partial[%5920] : memref<?xf32>
                  %5922 = arith.addi %5871, %10 : index
                  %5923 = arith.addi %5922, %c69 : index
                  %5924 = memref.load %partial[%5923] : memref<?xf32>
                  %5925 = arith.addi %5873, %c3 : index
                  %5926 = memref.load %partial[%5925] : memref<?xf32>
                  %5927 = arith.addi %5715, %c127 : i32
                  %5928 = arith.subi %4419, %c16 : i32
                  %5929 = arith.minsi %5927, %5928 : i32
                  %5930 = arith.addi %5669, %5929 : i32
                  %5931 = arith.addi %ranges, %groups : index
                  %5932 = arith.muli %12, %5931 : index
                  %5933 = arith.index_castui %5930 : i32 to index
                  %5934 = arith.addi %5932, %5933 : index
                  %5935 = arith.muli %5934, %c149 : index
                  %5936 = arith.addi %5935, %c5 : index
                  %5937 = arith.addi %5936, %11 : index
                  %5938 = memref.load %partial[%5937] : memref<?xf32>
                  %5939 = arith.cmpi slt, %5927, %4419 : i32
                  %5940 = arith.select %5939, %5938, %c71 : f32
                  %5941 = arith.addi %5935, %10 : index
                  %5942 = arith.addi %5941, %c21 : index
                  %5943 = memref.load %partial[%5942] : memref<?xf32>
                  %5944 = arith.addi %5935, %10 : index
                  %5945 = arith.addi %5944, %c6 : index
                  %5946 = memref.load %partial[%5945] : memref<?xf32>
                  %5947 = arith.addi %5935, %10 : index
                  %5948 = arith.addi %5947, %c56 : index
                  %5949 = memref.load %partial[%5948] : memref<?xf32>
                  %5950 = arith.addi %5935, %10 : index
                  %5951 = arith.addi %5950, %c57 : index
                  %5952 = memref.load %partial[%5951] : memref<?xf32>
                  %5953 = arith.addi %5935, %10 : index
                  %5954 = arith.addi %5953, %c58 : index
                  %5955 = memref.load %partial[%5954] : memref<?xf32>
                  %5956 = arith.addi %5935, %10 : index
                  %5957 = arith.addi %5956, %c59 : index
                  %5958 = memref.load %partial[%5957] : memref<?xf32>
                  %5959 = arith.addi %5935, %10 : index
                  %5960 = arith.addi %5959, %c60 : index
                  %5961 = memref.load %partial[%5960] : memref<?xf32>
                  %5962 = arith.addi %5935, %10 : index
                  %5963 = arith.addi %5962, %c61 : index
                  %5964 = memref.load %partial[%5963] : memref<?xf32>
                  %5965 = arith.addi %5935, %10 : index
                  %5966 = arith.addi %5965, %c62 : index
                  %5967 = memref.load %partial[%5966] : memref<?xf32>
                  %5968 = arith.addi %5935, %10 : index
                  %5969 = arith.addi %5968, %c63 : index
                  %5970 = memref.load %partial[%5969] : memref<?xf32>
                  %5971 = arith.addi %5935, %10 : index
                  %5972 = arith.addi %5971, %c64 : index
                  %5973 = memref.load %partial[%5972] : memref<?xf32>
                  %5974 = arith.addi %5935, %10 : index
                  %5975 = arith.addi %5974, %c65 : index
                  %5976 = memref.load %partial[%5975] : memref<?xf32>
                  %5977 = arith.addi %5935, %10 : index
                  %5978 = arith.addi %5977, %c66 : index
                  %5979 = memref.load %partial[%5978] : memref<?xf32>
                  %5980 = arith.addi %5935, %10 : index
                  %5981 = arith.addi %5980, %c67 : index
                  %5982 = memref.load %partial[%5981] : memref<?xf32>
                  %5983 = arith.addi %5935, %10 : index
                  %5984 = arith.addi %5983, %c68 : index
                  %5985 = memref.load %partial[%5984] : memref<?xf32>
                  %5986 = arith.addi %5935, %10 : index
                  %5987 = arith.addi %5986, %c69 : index
                  %5988 = memref.load %partial[%5987] : memref<?xf32>
                  %5989 = arith.addi %5937, %c3 : index
                  %5990 = memref.load %partial[%5989] : memref<?xf32>
                  %5991 = arith.addi %5715, %c128 : i32
                  %5992 = arith.subi %4419, %c16 : i32
                  %5993 = arith.minsi %5991, %5992 : i32
                  %5994 = arith.addi %5669, %5993 : i32
                  %5995 = arith.addi %ranges, %groups : index
                  %5996 = arith.muli %12, %5995 : index
                  %5997 = arith.index_castui %5994 : i32 to index
                  %5998 = arith.addi %5996, %5997 : index
                  %5999 = arith.muli %5998, %c149 : index
                  %6000 = arith.addi %5999, %c5 : index
                  %6001 = arith.addi %6000, %11 : index
                  %6002 = memref.load %partial[%6001] : memref<?xf32>
                  %6003 = arith.cmpi slt, %5991, %4419 : i32
                  %6004 = arith.select %6003, %6002, %c71 : f32
                  %6005 = arith.addi %5999, %10 : index
                  %6006 = arith.addi %6005, %c21 : index
                  %6007 = memref.load %partial[%6006] : memref<?xf32>
                  %6008 = arith.addi %5999, %10 : index
                  %6009 = arith.addi %6008, %c6 : index
                  %6010 = memref.load %partial[%6009] : memref<?xf32>
                  %6011 = arith.addi %5999, %10 : index
                  %6012 = arith.addi %6011, %c56 : index
                  %6013 = memref.load %partial[%6012] : memref<?xf32>
                  %6014 = arith.addi %5999, %10 : index
                  %6015 = arith.addi %6014, %c57 : index
                  %6016 = memref.load %partial[%6015] : memref<?xf32>
                  %6017 = arith.addi %5999, %10 : index
                  %6018 = arith.addi %6017, %c58 : index
                  %6019 = memref.load %partial[%6018] : memref<?xf32>
                  %6020 = arith.addi %5999, %10 : index
                  %6021 = arith.addi %6020, %c59 : index
                  %6022 = memref.load %partial[%6021] : memref<?xf32>
                  %6023 = arith.addi %5999, %10 : index
                  %6024 = arith.addi %6023, %c60 : index
                  %6025 = memref.load %partial[%6024] : memref<?xf32>
                  %6026 = arith.addi %5999, %10 : index
                  %6027 = arith.addi %6026, %c61 : index
                  %6028 = memref.load %partial[%6027] : memref<?xf32>
                  %6029 = arith.addi %5999, %10 : index
                  %6030 = arith.addi %6029, %c62 : index
                  %6031 = memref.load %partial[%6030] : memref<?xf32>
                  %6032 = arith.addi %5999, %10 : index
                  %6033 = arith.addi %6032, %c63 : index
                  %6034 = memref.load %partial[%6033] : memref<?xf32>
                  %6035 = arith.addi %5999, %10 : index
                  %6036 = arith.addi %6035, %c64 : index
                  %6037 = memref.load %partial[%6036] : memref<?xf32>
                  %6038 = arith.addi %5999, %10 : index
                  %6039 = arith.addi %6038, %c65 : index
                  %6040 = memref.load %partial[%6039] : memref<?xf32>
                  %6041 = arith.addi %5999, %10 : index
                  %6042 = arith.addi %6041, %c66 : index
                  %6043 = memref.load %partial[%6042] : memref<?xf32>
                  %6044 = arith.addi %5999, %10 : index
                  %6045 = arith.addi %6044, %c67 : index
                  %6046 = memref.load %partial[%6045] : memref<?xf32>
                  %6047 = arith.addi %5999, %10 : index
                  %6048 = arith.addi %6047, %c68 : index
                  %6049 = memref.load %partial[%6048] : memref<?xf32>
                  %6050 = arith.addi %5999, %10 : index
                  %6051 = arith.addi %6050, %c69 : index
                  %6052 = memref.load %partial[%6051] : memref<?xf32>
                  %6053 = arith.addi %6001, %c3 : index
                  %6054 = memref.load %partial[%6053] : memref<?xf32>
                  %6055 = arith.addi %5715, %c129 : i32
                  %6056 = arith.subi %4419, %c16 : i32
                  %6057 = arith.minsi %6055, %6056 : i32
                  %6058 = arith.addi %5669, %6057 : i32
                  %6059 = arith.addi %ranges, %groups : index
                  %6060 = arith.muli %12, %6059 : index
                  %6061 = arith.index_castui %6058 : i32 to index
                  %6062 = arith.addi %6060, %6061 : index
                  %6063 = arith.muli %6062, %c149 : index
                  %6064 = arith.addi %6063, %c5 : index
                  %6065 = arith.addi %6064, %11 : index
                  %6066 = memref.load %partial[%6065] : memref<?xf32>
                  %6067 = arith.cmpi slt, %6055, %4419 : i32
                  %6068 = arith.select %6067, %6066, %c71 : f32
                  %6069 = arith.addi %6063, %10 : index
                  %6070 = arith.addi %6069, %c21 : index
                  %6071 = memref.load %partial[%6070] : memref<?xf32>
                  %6072 = arith.addi %6063, %10 : index
                  %6073 = arith.addi %6072, %c6 : index
                  %6074 = memref.load %partial[%6073] : memref<?xf32>
                  %6075 = arith.addi %6063, %10 : index
                  %6076 = arith.addi %6075, %c56 : index
                  %6077 = memref.load %partial[%6076] : memref<?xf32>
                  %6078 = arith.addi %6063, %10 : index
                  %6079 = arith.addi %6078, %c57 : index
                  %6080 = memref.load %partial[%6079] : memref<?xf32>
                  %6081 = arith.addi %6063, %10 : index
                  %6082 = arith.addi %6081, %c58 : index
                  %6083 = memref.load %partial[%6082] : memref<?xf32>
                  %6084 = arith.addi %6063, %10 : index
                  %6085 = arith.addi %6084, %c59 : index
                  %6086 = memref.load %partial[%6085] : memref<?xf32>
                  %6087 = arith.addi %6063, %10 : index
                  %6088 = arith.addi %6087, %c60 : index
                  %6089 = memref.load %partial[%6088] : memref<?xf32>
                  %6090 = arith.addi %6063, %10 : index
                  %6091 = arith.addi %6090, %c61 : index
                  %6092 = memref.load %partial[%6091] : memref<?xf32>
                  %6093 = arith.addi %6063, %10 : index
                  %6094 = arith.addi %6093, %c62 : index
                  %6095 = memref.load %partial[%6094] : memref<?xf32>
                  %6096 = arith.addi %6063, %10 : index
                  %6097 = arith.addi %6096, %c63 : index
                  %6098 = memref.load %partial[%6097] : memref<?xf32>
                  %6099 = arith.addi %6063, %10 : index
                  %6100 = arith.addi %6099, %c64 : index
                  %6101 = memref.load %partial[%6100] : memref<?xf32>
                  %6102 = arith.addi %6063, %10 : index
                  %6103 = arith.addi %6102, %c65 : index
                  %6104 = memref.load %partial[%6103] : memref<?xf32>
                  %6105 = arith.addi %6063, %10 : index
                  %6106 = arith.addi %6105, %c66 : index
                  %6107 = memref.load %partial[%6106] : memref<?xf32>
                  %6108 = arith.addi %6063, %10 : index
                  %6109 = arith.addi %6108, %c67 : index
                  %6110 = memref.load %partial[%6109] : memref<?xf32>
                  %6111 = arith.addi %6063, %10 : index
                  %6112 = arith.addi %6111, %c68 : index
                  %6113 = memref.load %partial[%6112] : memref<?xf32>
                  %6114 = arith.addi %6063, %10 : index
                  %6115 = arith.addi %6114, %c69 : index
                  %6116 = memref.load %partial[%6115] : memref<?xf32>
                  %6117 = arith.addi %6065, %c3 : index
                  %6118 = memref.load %partial[%6117] : memref<?xf32>
                  %6119 = arith.addi %5715, %c130 : i32
                  %6120 = arith.subi %4419, %c16 : i32
                  %6121 = arith.minsi %6119, %6120 : i32
                  %6122 = arith.addi %5669, %6121 : i32
                  %6123 = arith.addi %ranges, %groups : index
                  %6124 = arith.muli %12, %6123 : index
                  %6125 = arith.index_castui %6122 : i32 to index
                  %6126 = arith.addi %6124, %6125 : index
                  %6127 = arith.muli %6126, %c149 : index
                  %6128 = arith.addi %6127, %c5 : index
                  %6129 = arith.addi %6128, %11 : index
                  %6130 = memref.load %partial[%6129] : memref<?xf32>
                  %6131 = arith.cmpi slt, %6119, %4419 : i32
                  %6132 = arith.select %6131, %6130, %c71 : f32
                  %6133 = arith.addi %6127, %10 : index
                  %6134 = arith.addi %6133, %c21 : index
                  %6135 = memref.load %partial[%6134] : memref<?xf32>
                  %6136 = arith.addi %6127, %10 : index
                  %6137 = arith.addi %6136, %c6 : index
                  %6138 = memref.load %partial[%6137] : memref<?xf32>
                  %6139 = arith.addi %6127, %10 : index
                  %6140 = arith.addi %6139, %c56 : index
                  %6141 = memref.load %partial[%6140] : memref<?xf32>
                  %6142 = arith.addi %6127, %10 : index
                  %6143 = arith.addi %6142, %c57 : index
                  %6144 = memref.load %partial[%6143] : memref<?xf32>
                  %6145 = arith.addi %6127, %10 : index
                  %6146 = arith.addi %6145, %c58 : index
                  %6147 = memref.load %partial[%6146] : memref<?xf32>
                  %6148 = arith.addi %6127, %10 : index
                  %6149 = arith.addi %6148, %c59 : index
                  %6150 = memref.load %partial[%6149] : memref<?xf32>
                  %6151 = arith.addi %6127, %10 : index
                  %6152 = arith.addi %6151, %c60 : index
                  %6153 = memref.load %partial[%6152] : memref<?xf32>
                  %6154 = arith.addi %6127, %10 : index
                  %6155 = arith.addi %6154, %c61 : index
                  %6156 = memref.load %partial[%6155] : memref<?xf32>
                  %6157 = arith.addi %6127, %10 : index
                  %6158 = arith.addi %6157, %c62 : index
                  %6159 = memref.load %partial[%6158] : memref<?xf32>
                  %6160 = arith.addi %6127, %10 : index
                  %6161 = arith.addi %6160, %c63 : index
                  %6162 = memref.load %partial[%6161] : memref<?xf32>
                  %6163 = arith.addi %6127, %10 : index
                  %6164 = arith.addi %6163, %c64 : index
                  %6165 = memref.load %partial[%6164] : memref<?xf32>
                  %6166 = arith.addi %6127, %10 : index
                  %6167 = arith.addi %6166, %c65 : index
                  %6168 = memref.load %partial[%6167] : memref<?xf32>
                  %6169 = arith.addi %6127, %10 : index
                  %6170 = arith.addi %6169, %c66 : index
                  %6171 = memref.load %partial[%6170] : memref<?xf32>
                  %6172 = arith.addi %6127, %10 : index
                  %6173 = arith.addi %6172, %c67 : index
                  %6174 = memref.load %partial[%6173] : memref<?xf32>
                  %6175 = arith.addi %6127, %10 : index
                  %6176 = arith.addi %6175, %c68 : index
                  %6177 = memref.load %partial[%6176] : memref<?xf32>
                  %6178 = arith.addi %6127, %10 : index
                  %6179 = arith.addi %6178, %c69 : index
                  %6180 = memref.load %partial[%6179] : memref<?xf32>
                  %6181 = arith.addi %6129, %c3 : index
                  %6182 = memref.load %partial[%6181] : memref<?xf32>
                  %6183 = arith.addi %5715, %c131 : i32
                  %6184 = arith.subi %4419, %c16 : i32
                  %6185 = arith.minsi %6183, %6184 : i32
                  %6186 = arith.addi %5669, %6185 : i32
                  %6187 = arith.addi %ranges, %groups : index
                  %6188 = arith.muli %12, %6187 : index
                  %6189 = arith.index_castui %6186 : i32 to index
                  %6190 = arith.addi %6188, %6189 : index
                  %6191 = arith.muli %6190, %c149 : index
                  %6192 = arith.addi %6191, %c5 : index
                  %6193 = arith.addi %6192, %11 : index
                  %6194 = memref.load %partial[%6193] : memref<?xf32>
                  %6195 = arith.cmpi slt, %6183, %4419 : i32
                  %6196 = arith.select %6195, %6194, %c71 : f32
                  %6197 = arith.addi %6191, %10 : index
                  %6198 = arith.addi %6197, %c21 : index
                  %6199 = memref.load %partial[%6198] : memref<?xf32>
                  %6200 = arith.addi %6191, %10 : index
                  %6201 = arith.addi %6200, %c6 : index
                  %6202 = memref.load %partial[%6201] : memref<?xf32>
                  %6203 = arith.addi %6191, %10 : index
                  %6204 = arith.addi %6203, %c56 : index
                  %6205 = memref.load %partial[%6204] : memref<?xf32>
                  %6206 = arith.addi %6191, %10 : index
                  %6207 = arith.addi %6206, %c57 : index
                  %6208 = memref.load %partial[%6207] : memref<?xf32>
                  %6209 = arith.addi %6191, %10 : index
                  %6210 = arith.addi %6209, %c58 : index
                  %6211 = memref.load %partial[%6210] : memref<?xf32>
                  %6212 = arith.addi %6191, %10 : index
                  %6213 = arith.addi %6212, %c59 : index
                  %6214 = memref.load %partial[%6213] : memref<?xf32>
                  %6215 = arith.addi %6191, %10 : index
                  %6216 = arith.addi %6215, %c60 : index
                  %6217 = memref.load %partial[%6216] : memref<?xf32>
                  %6218 = arith.addi %6191, %10 : index
                  %6219 = arith.addi %6218, %c61 : index
                  %6220 = memref.load %partial[%6219] : memref<?xf32>
                  %6221 = arith.addi %6191, %10 : index
                  %6222 = arith.addi %6221, %c62 : index
                  %6223 = memref.load %partial[%6222] : memref<?xf32>
                  %6224 = arith.addi %6191, %10 : index
                  %6225 = arith.addi %6224, %c63 : index
                  %6226 = memref.load %partial[%6225] : memref<?xf32>
                  %6227 = arith.addi %6191, %10 : index
                  %6228 = arith.addi %6227, %c64 : index
                  %6229 = memref.load %partial[%6228] : memref<?xf32>
                  %6230 = arith.addi %6191, %10 : index
                  %6231 = arith.addi %6230, %c65 : index
                  %6232 = memref.load %partial[%6231] : memref<?xf32>
                  %6233 = arith.addi %6191, %10 : index
                  %6234 = arith.addi %6233, %c66 : index
                  %6235 = memref.load %partial[%6234] : memref<?xf32>
                  %6236 = arith.addi %6191, %10 : index
                  %6237 = arith.addi %6236, %c67 : index
                  %6238 = memref.load %partial[%6237] : memref<?xf32>
                  %6239 = arith.addi %6191, %10 : index
                  %6240 = arith.addi %6239, %c68 : index
                  %6241 = memref.load %partial[%6240] : memref<?xf32>
                  %6242 = arith.addi %6191, %10 : index
                  %6243 = arith.addi %6242, %c69 : index
                  %6244 = memref.load %partial[%6243] : memref<?xf32>
                  %6245 = arith.addi %6193, %c3 : index
                  %6246 = memref.load %partial[%6245] : memref<?xf32>
                  %6247 = arith.maxnumf %5716, %5748 fastmath<nnan> : f32
                  %6248 = arith.subf %5716, %6247 : f32
                  %6249 = wave.exp2 %6248 : f32
                  %6250 = arith.subf %5748, %6247 : f32
                  %6251 = wave.exp2 %6250 : f32
                  %6252 = arith.mulf %5717, %6249 : f32
                  %6253 = math.fma %5798, %6251, %6252 : f32
                  %6254 = arith.mulf %5718, %6249 : f32
                  %6255 = math.fma %5751, %6251, %6254 : f32
                  %6256 = arith.mulf %5719, %6249 : f32
                  %6257 = math.fma %5754, %6251, %6256 : f32
                  %6258 = arith.mulf %5720, %6249 : f32
                  %6259 = math.fma %5757, %6251, %6258 : f32
                  %6260 = arith.mulf %5721, %6249 : f32
                  %6261 = math.fma %5760, %6251, %6260 : f32
                  %6262 = arith.mulf %5722, %6249 : f32
                  %6263 = math.fma %5763, %6251, %6262 : f32
                  %6264 = arith.mulf %5723, %6249 : f32
                  %6265 = math.fma %5766, %6251, %6264 : f32
                  %6266 = arith.mulf %5724, %6249 : f32
                  %6267 = math.fma %5769, %6251, %6266 : f32
                  %6268 = arith.mulf %5725, %6249 : f32
                  %6269 = math.fma %5772, %6251, %6268 : f32
                  %6270 = arith.mulf %5726, %6249 : f32
                  %6271 = math.fma %5775, %6251, %6270 : f32
                  %6272 = arith.mulf %5727, %6249 : f32
                  %6273 = math.fma %5778, %6251, %6272 : f32
                  %6274 = arith.mulf %5728, %6249 : f32
                  %6275 = math.fma %5781, %6251, %6274 : f32
                  %6276 = arith.mulf %5729, %6249 : f32
                  %6277 = math.fma %5784, %6251, %6276 : f32
                  %6278 = arith.mulf %5730, %6249 : f32
                  %6279 = math.fma %5787, %6251, %6278 : f32
                  %6280 = arith.mulf %5731, %6249 : f32
                  %6281 = math.fma %5790, %6251, %6280 : f32
                  %6282 = arith.mulf %5732, %6249 : f32
                  %6283 = math.fma %5793, %6251, %6282 : f32
                  %6284 = arith.mulf %5733, %6249 : f32
                  %6285 = math.fma %5796, %6251, %6284 : f32
                  %6286 = arith.maxnumf %6247, %5812 fastmath<nnan> : f32
                  %6287 = arith.subf %6247, %6286 : f32
                  %6288 = wave.exp2 %6287 : f32
                  %6289 = arith.subf %5812, %6286 : f32
                  %6290 = wave.exp2 %6289 : f32
                  %6291 = arith.mulf %6253, %6288 : f32
                  %6292 = math.fma %5862, %6290, %6291 : f32
                  %6293 = arith.mulf %6255, %6288 : f32
                  %6294 = math.fma %5815, %6290, %6293 : f32
                  %6295 = arith.mulf %6257, %6288 : f32
                  %6296 = math.fma %5818, %6290, %6295 : f32
                  %6297 = arith.mulf %6259, %6288 : f32
                  %6298 = math.fma %5821, %6290, %6297 : f32
                  %6299 = arith.mulf %6261, %6288 : f32
                  %6300 = math.fma %5824, %6290, %6299 : f32
                  %6301 = arith.mulf %6263, %6288 : f32
                  %6302 = math.fma %5827, %6290, %6301 : f32
                  %6303 = arith.mulf %6265, %6288 : f32
                  %6304 = math.fma %5830, %6290, %6303 : f32
                  %6305 = arith.mulf %6267, %6288 : f32
                  %6306 = math.fma %5833, %6290, %6305 : f32
                  %6307 = arith.mulf %6269, %6288 : f32
                  %6308 = math.fma %5836, %6290, %6307 : f32
                  %6309 = arith.mulf %6271, %6288 : f32
                  %6310 = math.fma %5839, %6290, %6309 : f32
                  %6311 = arith.mulf %6273, %6288 : f32
                  %6312 = math.fma %5842, %6290, %6311 : f32
                  %6313 = arith.mulf %6275, %6288 : f32
                  %6314 = math.fma %5845, %6290, %6313 : f32
                  %6315 = arith.mulf %6277, %6288 : f32
                  %6316 = math.fma %5848, %6290, %6315 : f32
                  %6317 = arith.mulf %6279, %6288 : f32
                  %6318 = math.fma %5851, %6290, %6317 : f32
                  %6319 = arith.mulf %6281, %6288 : f32
                  %6320 = math.fma %5854, %6290, %6319 : f32
                  %6321 = arith.mulf %6283, %6288 : f32
                  %6322 = math.fma %5857, %6290, %6321 : f32
                  %6323 = arith.mulf %6285, %6288 : f32
                  %6324 = math.fma %5860, %6290, %6323 : f32
                  %6325 = arith.maxnumf %6286, %5876 fastmath<nnan> : f32
                  %6326 = arith.subf %6286, %6325 : f32
                  %6327 = wave.exp2 %6326 : f32
                  %6328 = arith.subf %5876, %6325 : f32
                  %6329 = wave.exp2 %6328 : f32
                  %6330 = arith.mulf %6292, %6327 : f32
                  %6331 = math.fma %5926, %6329, %6330 : f32
                  %6332 = arith.mulf %6294, %6327 : f32
                  %6333 = math.fma %5879, %6329, %6332 : f32
                  %6334 = arith.mulf %6296, %6327 : f32
                  %6335 = math.fma %5882, %6329, %6334 : f32
                  %6336 = arith.mulf %6298, %6327 : f32
                  %6337 = math.fma %5885, %6329, %6336 : f32
                  %6338 = arith.mulf %6300, %6327 : f32
                  %6339 = math.fma %5888, %6329, %6338 : f32
                  %6340 = arith.mulf %6302, %6327 : f32
                  %6341 = math.fma %5891, %6329, %6340 : f32
                  %6342 = arith.mulf %6304, %6327 : f32
                  %6343 = math.fma %5894, %6329, %6342 : f32
                  %6344 = arith.mulf %6306, %6327 : f32
                  %6345 = math.fma %5897, %6329, %6344 : f32
                  %6346 = arith.mulf %6308, %6327 : f32
                  %6347 = math.fma %5900, %6329, %6346 : f32
                  %6348 = arith.mulf %6310, %6327 : f32
                  %6349 = math.fma %5903, %6329, %6348 : f32
                  %6350 = arith.mulf %6312, %6327 : f32
                  %6351 = math.fma %5906, %6329, %6350 : f32
                  %6352 = arith.mulf %6314, %6327 : f32
                  %6353 = math.fma %5909, %6329, %6352 : f32
                  %6354 = arith.mulf %6316, %6327 : f32
                  %6355 = math.fma %5912, %6329, %6354 : f32
                  %6356 = arith.mulf %6318, %6327 : f32
                  %6357 = math.fma %5915, %6329, %6356 : f32
                  %6358 = arith.mulf %6320, %6327 : f32
                  %6359 = math.fma %5918, %6329, %6358 : f32
                  %6360 = arith.mulf %6322, %6327 : f32
                  %6361 = math.fma %5921, %6329, %6360 : f32
                  %6362 = arith.mulf %6324, %6327 : f32
                  %6363 = math.fma %5924, %6329, %6362 : f32
                  %6364 = arith.maxnumf %6325, %5940 fastmath<nnan> : f32
                  %6365 = arith.subf %6325, %6364 : f32
                  %6366 = wave.exp2 %6365 : f32
                  %6367 = arith.subf %5940, %6364 : f32
                  %6368 = wave.exp2 %6367 : f32
                  %6369 = arith.mulf %6331, %6366 : f32
                  %6370 = math.fma %5990, %6368, %6369 : f32
                  %6371 = arith.mulf %6333, %6366 : f32
                  %6372 = math.fma %5943, %6368, %6371 : f32
                  %6373 = arith.mulf %6335, %6366 : f32
                  %6374 = math.fma %5946, %6368, %6373 : f32
                  %6375 = arith.mulf %6337, %6366 : f32
                  %6376 = math.fma %5949, %6368, %6375 : f32
                  %6377 = arith.mulf %6339, %6366 : f32
                  %6378 = math.fma %5952, %6368, %6377 : f32
                  %6379 = arith.mulf %6341, %6366 : f32
                  %6380 = math.fma %5955, %6368, %6379 : f32
                  %6381 = arith.mulf %6343, %6366 : f32
                  %6382 = math.fma %5958, %6368, %6381 : f32
                  %6383 = arith.mulf %6345, %6366 : f32
                  %6384 = math.fma %5961, %6368, %6383 : f32
                  %6385 = arith.mulf %6347, %6366 : f32
                  %6386 = math.fma %5964, %6368, %6385 : f32
                  %6387 = arith.mulf %6349, %6366 : f32
                  %6388 = math.fma %5967, %6368, %6387 : f32
                  %6389 = arith.mulf %6351, %6366 : f32
                  %6390 = math.fma %5970, %6368, %6389 : f32
                  %6391 = arith.mulf %6353, %6366 : f32
                  %6392 = math.fma %5973, %6368, %6391 : f32
                  %6393 = arith.mulf %6355, %6366 : f32
                  %6394 = math.fma %5976, %6368, %6393 : f32
                  %6395 = arith.mulf %6357, %6366 : f32
                  %6396 = math.fma %5979, %6368, %6395 : f32
                  %6397 = arith.mulf %6359, %6366 : f32
                  %6398 = math.fma %5982, %6368, %6397 : f32
                  %6399 = arith.mulf %6361, %6366 : f32
                  %6400 = math.fma %5985, %6368, %6399 : f32
                  %6401 = arith.mulf %6363, %6366 : f32
                  %6402 = math.fma %5988, %6368, %6401 : f32
                  %6403 = arith.maxnumf %6364, %6004 fastmath<nnan> : f32
                  %6404 = arith.subf %6364, %6403 : f32
                  %6405 = wave.exp2 %6404 : f32
                  %6406 = arith.subf %6004, %6403 : f32
                  %6407 = wave.exp2 %6406 : f32
                  %6408 = arith.mulf %6370, %6405 : f32
                  %6409 = math.fma %6054, %6407, %6408 : f32
                  %6410 = arith.mulf %6372, %6405 : f32
                  %6411 = math.fma %6007, %6407, %6410 : f32
                  %6412 = arith.mulf %6374, %6405 : f32
                  %6413 = math.fma %6010, %6407, %6412 : f32
                  %6414 = arith.mulf %6376, %6405 : f32
                  %6415 = math.fma %6013, %6407, %6414 : f32
                  %6416 = arith.mulf %6378, %6405 : f32
                  %6417 = math.fma %6016, %6407, %6416 : f32
                  %6418 = arith.mulf %6380, %6405 : f32
                  %6419 = math.fma %6019, %6407, %6418 : f32
                  %6420 = arith.mulf %6382, %6405 : f32
                  %6421 = math.fma %6022, %6407, %6420 : f32
                  %6422 = arith.mulf %6384, %6405 : f32
                  %6423 = math.fma %6025, %6407, %6422 : f32
                  %6424 = arith.mulf %6386, %6405 : f32
                  %6425 = math.fma %6028, %6407, %6424 : f32
                  %6426 = arith.mulf %6388, %6405 : f32
                  %6427 = math.fma %6031, %6407, %6426 : f32
                  %6428 = arith.mulf %6390, %6405 : f32
                  %6429 = math.fma %6034, %6407, %6428 : f32
                  %6430 = arith.mulf %6392, %6405 : f32
                  %6431 = math.fma %6037, %6407, %6430 : f32
                  %6432 = arith.mulf %6394, %6405 : f32
                  %6433 = math.fma %6040, %6407, %6432 : f32
                  %6434 = arith.mulf %6396, %6405 : f32
                  %6435 = math.fma %6043, %6407, %6434 : f32
                  %6436 = arith.mulf %6398, %6405 : f32
                  %6437 = math.fma %6046, %6407, %6436 : f32
                  %6438 = arith.mulf %6400, %6405 : f32
                  %6439 = math.fma %6049, %6407, %6438 : f32
                  %6440 = arith.mulf %6402, %6405 : f32
                  %6441 = math.fma %6052, %6407, %6440 : f32
                  %6442 = arith.maxnumf %6403, %6068 fastmath<nnan> : f32
                  %6443 = arith.subf %6403, %6442 : f32
                  %6444 = wave.exp2 %6443 : f32
                  %6445 = arith.subf %6068, %6442 : f32
                  %6446 = wave.exp2 %6445 : f32
                  %6447 = arith.mulf %6409, %6444 : f32
                  %6448 = math.fma %6118, %6446, %6447 : f32
                  %6449 = arith.mulf %6411, %6444 : f32
                  %6450 = math.fma %6071, %6446, %6449 : f32
                  %6451 = arith.mulf %6413, %6444 : f32
                  %6452 = math.fma %6074, %6446, %6451 : f32
                  %6453 = arith.mulf %6415, %6444 : f32
                  %6454 = math.fma %6077, %6446, %6453 : f32
                  %6455 = arith.mulf %6417, %6444 : f32
                  %6456 = math.fma %6080, %6446, %6455 : f32
                  %6457 = arith.mulf %6419, %6444 : f32
                  %6458 = math.fma %6083, %6446, %6457 : f32
                  %6459 = arith.mulf %6421, %6444 : f32
                  %6460 = math.fma %6086, %6446, %6459 : f32
                  %6461 = arith.mulf %6423, %6444 : f32
                  %6462 = math.fma %6089, %6446, %6461 : f32
                  %6463 = arith.mulf %6425, %6444 : f32
                  %6464 = math.fma %6092, %6446, %6463 : f32
                  %6465 = arith.mulf %6427, %6444 : f32
                  %6466 = math.fma %6095, %6446, %6465 : f32
                  %6467 = arith.mulf %6429, %6444 : f32
                  %6468 = math.fma %6098, %6446, %6467 : f32
                  %6469 = arith.mulf %6431, %6444 : f32
                  %6470 = math.fma %6101, %6446, %6469 : f32
                  %6471 = arith.mulf %6433, %6444 : f32
                  %6472 = math.fma %6104, %6446, %6471 : f32
                  %6473 = arith.mulf %6435, %6444 : f32
                  %6474 = math.fma %6107, %6446, %6473 : f32
                  %6475 = arith.mulf %6437, %6444 : f32
                  %6476 = math.fma %6110, %6446, %6475 : f32
                  %6477 = arith.mulf %6439, %6444 : f32
                  %6478 = math.fma %6113, %6446, %6477 : f32
                  %6479 = arith.mulf %6441, %6444 : f32
                  %6480 = math.fma %6116, %6446, %6479 : f32
                  %6481 = arith.maxnumf %6442, %6132 fastmath<nnan> : f32
                  %6482 = arith.subf %6442, %6481 : f32
                  %6483 = wave.exp2 %6482 : f32
                  %6484 = arith.subf %6132, %6481 : f32
                  %6485 = wave.exp2 %6484 : f32
                  %6486 = arith.mulf %6448, %6483 : f32
                  %6487 = math.fma %6182, %6485, %6486 : f32
                  %6488 = arith.mulf %6450, %6483 : f32
                  %6489 = math.fma %6135, %6485, %6488 : f32
                  %6490 = arith.mulf %6452, %6483 : f32
                  %6491 = math.fma %6138, %6485, %6490 : f32
                  %6492 = arith.mulf %6454, %6483 : f32
                  %6493 = math.fma %6141, %6485, %6492 : f32
                  %6494 = arith.mulf %6456, %6483 : f32
                  %6495 = math.fma %6144, %6485, %6494 : f32
                  %6496 = arith.mulf %6458, %6483 : f32
                  %6497 = math.fma %6147, %6485, %6496 : f32
                  %6498 = arith.mulf %6460, %6483 : f32
                  %6499 = math.fma %6150, %6485, %6498 : f32
                  %6500 = arith.mulf %6462, %6483 : f32
                  %6501 = math.fma %6153, %6485, %6500 : f32
                  %6502 = arith.mulf %6464, %6483 : f32
                  %6503 = math.fma %6156, %6485, %6502 : f32
                  %6504 = arith.mulf %6466, %6483 : f32
                  %6505 = math.fma %6159, %6485, %6504 : f32
                  %6506 = arith.mulf %6468, %6483 : f32
                  %6507 = math.fma %6162, %6485, %6506 : f32
                  %6508 = arith.mulf %6470, %6483 : f32
                  %6509 = math.fma %6165, %6485, %6508 : f32
                  %6510 = arith.mulf %6472, %6483 : f32
                  %6511 = math.fma %6168, %6485, %6510 : f32
                  %6512 = arith.mulf %6474, %6483 : f32
                  %6513 = math.fma %6171, %6485, %6512 : f32
                  %6514 = arith.mulf %6476, %6483 : f32
                  %6515 = math.fma %6174, %6485, %6514 : f32
                  %6516 = arith.mulf %6478, %6483 : f32
                  %6517 = math.fma %6177, %6485, %6516 : f32
                  %6518 = arith.mulf %6480, %6483 : f32
                  %6519 = math.fma %6180, %6485, %6518 : f32
                  %6520 = arith.maxnumf %6481, %6196 fastmath<nnan> : f32
                  %6521 = arith.subf %6481, %6520 : f32
                  %6522 = wave.exp2 %6521 : f32
                  %6523 = arith.subf %6196, %6520 : f32
                  %6524 = wave.exp2 %6523 : f32
                  %6525 = arith.mulf %6487, %6522 : f32
                  %6526 = math.fma %6246, %6524, %6525 : f32
                  %6527 = arith.mulf %6489, %6522 : f32
                  %6528 = math.fma %6199, %6524, %6527 : f32
                  %6529 = arith.mulf %6491, %6522 : f32
                  %6530 = math.fma %6202, %6524, %6529 : f32
                  %6531 = arith.mulf %6493, %6522 : f32
                  %6532 = math.fma %6205, %6524, %6531 : f32
                  %6533 = arith.mulf %6495, %6522 : f32
                  %6534 = math.fma %6208, %6524, %6533 : f32
                  %6535 = arith.mulf %6497, %6522 : f32
                  %6536 = math.fma %6211, %6524, %6535 : f32
                  %6537 = arith.mulf %6499, %6522 : f32
                  %6538 = math.fma %6214, %6524, %6537 : f32
                  %6539 = arith.mulf %6501, %6522 : f32
                  %6540 = math.fma %6217, %6524, %6539 : f32
                  %6541 = arith.mulf %6503, %6522 : f32
                  %6542 = math.fma %6220, %6524, %6541 : f32
                  %6543 = arith.mulf %6505, %6522 : f32
                  %6544 = math.fma %6223, %6524, %6543 : f32
                  %6545 = arith.mulf %6507, %6522 : f32
                  %6546 = math.fma %6226, %6524, %6545 : f32
                  %6547 = arith.mulf %6509, %6522 : f32
                  %6548 = math.fma %6229, %6524, %6547 : f32
                  %6549 = arith.mulf %6511, %6522 : f32
                  %6550 = math.fma %6232, %6524, %6549 : f32
                  %6551 = arith.mulf %6513, %6522 : f32
                  %6552 = math.fma %6235, %6524, %6551 : f32
                  %6553 = arith.mulf %6515, %6522 : f32
                  %6554 = math.fma %6238, %6524, %6553 : f32
                  %6555 = arith.mulf %6517, %6522 : f32
                  %6556 = math.fma %6241, %6524, %6555 : f32
                  %6557 = arith.mulf %6519, %6522 : f32
                  %6558 = math.fma %6244, %6524, %6557 : f32
                  scf.yield %6520, %6526, %6528, %6530, %6532, %6534, %6536, %6538, %6540, %6542, %6544, %6546, %6548, %6550, %6552, %6554, %6556, %6558 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %6559 = arith.addi %kvHeads, %18 : index
                %6560 = memref.load %scales[%6559] : memref<?xf32>
                %6561 = arith.divf %6560, %5734#1 : f32
                %6562 = arith.addi %20, %11 : index
                %6563 = arith.cmpi slt, %6562, %groupSize : index
                scf.if %6563 {
                  %6564 = arith.muli %18, %groupSize : index
                  %6565 = arith.addi %6564, %6562 : index
                  %6566 = arith.muli %6565, %c6 : index
                  %6567 = arith.muli %heads, %c6 : index
                  %6568 = arith.addi %10, %c21 : index
                  %6569 = arith.mulf %5734#2, %6561 : f32
                  %6570 = arith.addf %6569, %c72 : f32
                  %6571 = arith.minimumf %6570, %c145 : f32
                  %6572 = arith.maximumf %6571, %c146 : f32
                  %6573 = arith.truncf %6572 : f32 to f16
                  %6574 = arith.divui %6568, %c3 : index
                  %6575 = arith.addi %6566, %6574 : index
                  %6576 = arith.divui %27, %outTileRows : index
                  %6577 = arith.divui %6567, %c3 : index
                  %6578 = arith.muli %6576, %6577 : index
                  %6579 = arith.divui %6575, %c3 : index
                  %6580 = arith.addi %6578, %6579 : index
                  %6581 = arith.muli %6580, %c9 : index
                  %6582 = arith.remui %6575, %c3 : index
                  %6583 = arith.divui %6582, %c22 : index
                  %6584 = arith.addi %6581, %6583 : index
                  %6585 = arith.muli %outTileRows, %c22 : index
                  %6586 = arith.muli %6584, %6585 : index
                  %6587 = arith.remui %27, %outTileRows : index
                  %6588 = arith.muli %6587, %c22 : index
                  %6589 = arith.addi %6586, %6588 : index
                  %6590 = arith.remui %6575, %c22 : index
                  %6591 = arith.addi %6589, %6590 : index
                  memref.store %6573, %out[%6591] : memref<?xf16>
                  %6592 = arith.addi %10, %c6 : index
                  %6593 = arith.mulf %5734#3, %6561 : f32
                  %6594 = arith.addf %6593, %c72 : f32
                  %6595 = arith.minimumf %6594, %c145 : f32
                  %6596 = arith.maximumf %6595, %c146 : f32
                  %6597 = arith.truncf %6596 : f32 to f16
                  %6598 = arith.divui %6592, %c3 : index
                  %6599 = arith.addi %6566, %6598 : index
                  %6600 = arith.divui %27, %outTileRows : index
                  %6601 = arith.divui %6567, %c3 : index
                  %6602 = arith.muli %6600, %6601 : index
                  %6603 = arith.divui %6599, %c3 : index
                  %6604 = arith.addi %6602, %6603 : index
                  %6605 = arith.muli %6604, %c9 : index
                  %6606 = arith.remui %6599, %c3 : index
                  %6607 = arith.divui %6606, %c22 : index
                  %6608 = arith.addi %6605, %6607 : index
                  %6609 = arith.muli %outTileRows, %c22 : index
                  %6610 = arith.muli %6608, %6609 : index
                  %6611 = arith.remui %27, %outTileRows : index
                  %6612 = arith.muli %6611, %c22 : index
                  %6613 = arith.addi %6610, %6612 : index
                  %6614 = arith.remui %6599, %c22 : index
                  %6615 = arith.addi %6613, %6614 : index
                  memref.store %6597, %out[%6615] : memref<?xf16>
                  %6616 = arith.addi %10, %c56 : index
                  %6617 = arith.mulf %5734#4, %6561 : f32
                  %6618 = arith.addf %6617, %c72 : f32
                  %6619 = arith.minimumf %6618, %c145 : f32
                  %6620 = arith.maximumf %6619, %c146 : f32
                  %6621 = arith.truncf %6620 : f32 to f16
                  %6622 = arith.divui %6616, %c3 : index
                  %6623 = arith.addi %6566, %6622 : index
                  %6624 = arith.divui %27, %outTileRows : index
                  %6625 = arith.divui %6567, %c3 : index
                  %6626 = arith.muli %6624, %6625 : index
                  %6627 = arith.divui %6623, %c3 : index
                  %6628 = arith.addi %6626, %6627 : index
                  %6629 = arith.muli %6628, %c9 : index
                  %6630 = arith.remui %6623, %c3 : index
                  %6631 = arith.divui %6630, %c22 : index
                  %6632 = arith.addi %6629, %6631 : index
                  %6633 = arith.muli %outTileRows, %c22 : index
                  %6634 = arith.muli %6632, %6633 : index
                  %6635 = arith.remui %27, %outTileRows : index
                  %6636 = arith.muli %6635, %c22 : index
                  %6637 = arith.addi %6634, %6636 : index
                  %6638 = arith.remui %6623, %c22 : index
                  %6639 = arith.addi %6637, %6638 : index
                  memref.store %6621, %out[%6639] : memref<?xf16>
                  %6640 = arith.addi %10, %c57 : index
                  %6641 = arith.mulf %5734#5, %6561 : f32
                  %6642 = arith.addf %6641, %c72 : f32
                  %6643 = arith.minimumf %6642, %c145 : f32
                  %6644 = arith.maximumf %6643, %c146 : f32
                  %6645 = arith.truncf %6644 : f32 to f16
                  %6646 = arith.divui %6640, %c3 : index
                  %6647 = arith.addi %6566, %6646 : index
                  %6648 = arith.divui %27, %outTileRows : index
                  %6649 = arith.divui %6567, %c3 : index
                  %6650 = arith.muli %6648, %6649 : index
                  %6651 = arith.divui %6647, %c3 : index
                  %6652 = arith.addi %6650, %6651 : index
                  %6653 = arith.muli %6652, %c9 : index
                  %6654 = arith.remui %6647, %c3 : index
                  %6655 = arith.divui %6654, %c22 : index
                  %6656 = arith.addi %6653, %6655 : index
                  %6657 = arith.muli %outTileRows, %c22 : index
                  %6658 = arith.muli %6656, %6657 : index
                  %6659 = arith.remui %27, %outTileRows : index
                  %6660 = arith.muli %6659, %c22 : index
                  %6661 = arith.addi %6658, %6660 : index
                  %6662 = arith.remui %6647, %c22 : index
                  %6663 = arith.addi %6661, %6662 : index
                  memref.store %6645, %out[%6663] : memref<?xf16>
                  %6664 = arith.addi %10, %c58 : index
                  %6665 = arith.mulf %5734#6, %6561 : f32
                  %6666 = arith.addf %6665, %c72 : f32
                  %6667 = arith.minimumf %6666, %c145 : f32
                  %6668 = arith.maximumf %6667, %c146 : f32
                  %6669 = arith.truncf %6668 : f32 to f16
                  %6670 = arith.divui %6664, %c3 : index
                  %6671 = arith.addi %6566, %6670 : index
                  %6672 = arith.divui %27, %outTileRows : index
                  %6673 = arith.divui %6567, %c3 : index
                  %6674 = arith.muli %6672, %6673 : index
                  %6675 = arith.divui %6671, %c3 : index
                  %6676 = arith.addi %6674, %6675 : index
                  %6677 = arith.muli %6676, %c9 : index
                  %6678 = arith.remui %6671, %c3 : index
                  %6679 = arith.divui %6678, %c22 : index
                  %6680 = arith.addi %6677, %6679 : index
                  %6681 = arith.muli %outTileRows, %c22 : index
                  %6682 = arith.muli %6680, %6681 : index
                  %6683 = arith.remui %27, %outTileRows : index
                  %6684 = arith.muli %6683, %c22 : index
                  %6685 = arith.addi %6682, %6684 : index
                  %6686 = arith.remui %6671, %c22 : index
                  %6687 = arith.addi %6685, %6686 : index
                  memref.store %6669, %out[%6687] : memref<?xf16>
                  %6688 = arith.addi %10, %c59 : index
                  %6689 = arith.mulf %5734#7, %6561 : f32
                  %6690 = arith.addf %6689, %c72 : f32
                  %6691 = arith.minimumf %6690, %c145 : f32
                  %6692 = arith.maximumf %6691, %c146 : f32
                  %6693 = arith.truncf %6692 : f32 to f16
                  %6694 = arith.divui %6688, %c3 : index
                  %6695 = arith.addi %6566, %6694 : index
                  %6696 = arith.divui %27, %outTileRows : index
                  %6697 = arith.divui %6567, %c3 : index
                  %6698 = arith.muli %6696, %6697 : index
                  %6699 = arith.divui %6695, %c3 : index
                  %6700 = arith.addi %6698, %6699 : index
                  %6701 = arith.muli %6700, %c9 : index
                  %6702 = arith.remui %6695, %c3 : index
                  %6703 = arith.divui %6702, %c22 : index
                  %6704 = arith.addi %6701, %6703 : index
                  %6705 = arith.muli %outTileRows, %c22 : index
                  %6706 = arith.muli %6704, %6705 : index
                  %6707 = arith.remui %27, %outTileRows : index
                  %6708 = arith.muli %6707, %c22 : index
                  %6709 = arith.addi %6706, %6708 : index
                  %6710 = arith.remui %6695, %c22 : index
                  %6711 = arith.addi %6709, %6710 : index
                  memref.store %6693, %out[%6711] : memref<?xf16>
                  %6712 = arith.addi %10, %c60 : index
                  %6713 = arith.mulf %5734#8, %6561 : f32
                  %6714 = arith.addf %6713, %c72 : f32
                  %6715 = arith.minimumf %6714, %c145 : f32
                  %6716 = arith.maximumf %6715, %c146 : f32
                  %6717 = arith.truncf %6716 : f32 to f16
                  %6718 = arith.divui %6712, %c3 : index
                  %6719 = arith.addi %6566, %6718 : index
                  %6720 = arith.divui %27, %outTileRows : index
                  %6721 = arith.divui %6567, %c3 : index
                  %6722 = arith.muli %6720, %6721 : index
                  %6723 = arith.divui %6719, %c3 : index
                  %6724 = arith.addi %6722, %6723 : index
                  %6725 = arith.muli %6724, %c9 : index
                  %6726 = arith.remui %6719, %c3 : index
                  %6727 = arith.divui %6726, %c22 : index
                  %6728 = arith.addi %6725, %6727 : index
                  %6729 = arith.muli %outTileRows, %c22 : index
                  %6730 = arith.muli %6728, %6729 : index
                  %6731 = arith.remui %27, %outTileRows : index
                  %6732 = arith.muli %6731, %c22 : index
                  %6733 = arith.addi %6730, %6732 : index
                  %6734 = arith.remui %6719, %c22 : index
                  %6735 = arith.addi %6733, %6734 : index
                  memref.store %6717, %out[%6735] : memref<?xf16>
                  %6736 = arith.addi %10, %c61 : index
                  %6737 = arith.mulf %5734#9, %6561 : f32
                  %6738 = arith.addf %6737, %c72 : f32
                  %6739 = arith.minimumf %6738, %c145 : f32
                  %6740 = arith.maximumf %6739, %c146 : f32
                  %6741 = arith.truncf %6740 : f32 to f16
                  %6742 = arith.divui %6736, %c3 : index
                  %6743 = arith.addi %6566, %6742 : index
                  %6744 = arith.divui %27, %outTileRows : index
                  %6745 = arith.divui %6567, %c3 : index
                  %6746 = arith.muli %6744, %6745 : index
                  %6747 = arith.divui %6743, %c3 : index
                  %6748 = arith.addi %6746, %6747 : index
                  %6749 = arith.muli %6748, %c9 : index
                  %6750 = arith.remui %6743, %c3 : index
                  %6751 = arith.divui %6750, %c22 : index
                  %6752 = arith.addi %6749, %6751 : index
                  %6753 = arith.muli %outTileRows, %c22 : index
                  %6754 = arith.muli %6752, %6753 : index
                  %6755 = arith.remui %27, %outTileRows : index
                  %6756 = arith.muli %6755, %c22 : index
                  %6757 = arith.addi %6754, %6756 : index
                  %6758 = arith.remui %6743, %c22 : index
                  %6759 = arith.addi %6757, %6758 : index
                  memref.store %6741, %out[%6759] : memref<?xf16>
                  %6760 = arith.addi %10, %c62 : index
                  %6761 = arith.mulf %5734#10, %6561 : f32
                  %6762 = arith.addf %6761, %c72 : f32
                  %6763 = arith.minimumf %6762, %c145 : f32
                  %6764 = arith.maximumf %6763, %c146 : f32
                  %6765 = arith.truncf %6764 : f32 to f16
                  %6766 = arith.divui %6760, %c3 : index
                  %6767 = arith.addi %6566, %6766 : index
                  %6768 = arith.divui %27, %outTileRows : index
                  %6769 = arith.divui %6567, %c3 : index
                  %6770 = arith.muli %6768, %6769 : index
                  %6771 = arith.divui %6767, %c3 : index
                  %6772 = arith.addi %6770, %6771 : index
                  %6773 = arith.muli %6772, %c9 : index
                  %6774 = arith.remui %6767, %c3 : index
                  %6775 = arith.divui %6774, %c22 : index
                  %6776 = arith.addi %6773, %6775 : index
                  %6777 = arith.muli %outTileRows, %c22 : index
                  %6778 = arith.muli %6776, %6777 : index
                  %6779 = arith.remui %27, %outTileRows : index
                  %6780 = arith.muli %6779, %c22 : index
                  %6781 = arith.addi %6778, %6780 : index
                  %6782 = arith.remui %6767, %c22 : index
                  %6783 = arith.addi %6781, %6782 : index
                  memref.store %6765, %out[%6783] : memref<?xf16>
                  %6784 = arith.addi %10, %c63 : index
                  %6785 = arith.mulf %5734#11, %6561 : f32
                  %6786 = arith.addf %6785, %c72 : f32
                  %6787 = arith.minimumf %6786, %c145 : f32
                  %6788 = arith.maximumf %6787, %c146 : f32
                  %6789 = arith.truncf %6788 : f32 to f16
                  %6790 = arith.divui %6784, %c3 : index
                  %6791 = arith.addi %6566, %6790 : index
                  %6792 = arith.divui %27, %outTileRows : index
                  %6793 = arith.divui %6567, %c3 : index
                  %6794 = arith.muli %6792, %6793 : index
                  %6795 = arith.divui %6791, %c3 : index
                  %6796 = arith.addi %6794, %6795 : index
                  %6797 = arith.muli %6796, %c9 : index
                  %6798 = arith.remui %6791, %c3 : index
                  %6799 = arith.divui %6798, %c22 : index
                  %6800 = arith.addi %6797, %6799 : index
                  %6801 = arith.muli %outTileRows, %c22 : index
                  %6802 = arith.muli %6800, %6801 : index
                  %6803 = arith.remui %27, %outTileRows : index
                  %6804 = arith.muli %6803, %c22 : index
                  %6805 = arith.addi %6802, %6804 : index
                  %6806 = arith.remui %6791, %c22 : index
                  %6807 = arith.addi %6805, %6806 : index
                  memref.store %6789, %out[%6807] : memref<?xf16>
                  %6808 = arith.addi %10, %c64 : index
                  %6809 = arith.mulf %5734#12, %6561 : f32
                  %6810 = arith.addf %6809, %c72 : f32
                  %6811 = arith.minimumf %6810, %c145 : f32
                  %6812 = arith.maximumf %6811, %c146 : f32
                  %6813 = arith.truncf %6812 : f32 to f16
                  %6814 = arith.divui %6808, %c3 : index
                  %6815 = arith.addi %6566, %6814 : index
                  %6816 = arith.divui %27, %outTileRows : index
                  %6817 = arith.divui %6567, %c3 : index
                  %6818 = arith.muli %6816, %6817 : index
                  %6819 = arith.divui %6815, %c3 : index
                  %6820 = arith.addi %6818, %6819 : index
                  %6821 = arith.muli %6820, %c9 : index
                  %6822 = arith.remui %6815, %c3 : index
                  %6823 = arith.divui %6822, %c22 : index
                  %6824 = arith.addi %6821, %6823 : index
                  %6825 = arith.muli %outTileRows, %c22 : index
                  %6826 = arith.muli %6824, %6825 : index
                  %6827 = arith.remui %27, %outTileRows : index
                  %6828 = arith.muli %6827, %c22 : index
                  %6829 = arith.addi %6826, %6828 : index
                  %6830 = arith.remui %6815, %c22 : index
                  %6831 = arith.addi %6829, %6830 : index
                  memref.store %6813, %out[%6831] : memref<?xf16>
                  %6832 = arith.addi %10, %c65 : index
                  %6833 = arith.mulf %5734#13, %6561 : f32
                  %6834 = arith.addf %6833, %c72 : f32
                  %6835 = arith.minimumf %6834, %c145 : f32
                  %6836 = arith.maximumf %6835, %c146 : f32
                  %6837 = arith.truncf %6836 : f32 to f16
                  %6838 = arith.divui %6832, %c3 : index
                  %6839 = arith.addi %6566, %6838 : index
                  %6840 = arith.divui %27, %outTileRows : index
                  %6841 = arith.divui %6567, %c3 : index
                  %6842 = arith.muli %6840, %6841 : index
                  %6843 = arith.divui %6839, %c3 : index
                  %6844 = arith.addi %6842, %6843 : index
                  %6845 = arith.muli %6844, %c9 : index
                  %6846 = arith.remui %6839, %c3 : index
                  %6847 = arith.divui %6846, %c22 : index
                  %6848 = arith.addi %6845, %6847 : index
                  %6849 = arith.muli %outTileRows, %c22 : index
                  %6850 = arith.muli %6848, %6849 : index
                  %6851 = arith.remui %27, %outTileRows : index
                  %6852 = arith.muli %6851, %c22 : index
                  %6853 = arith.addi %6850, %6852 : index
                  %6854 = arith.remui %6839, %c22 : index
                  %6855 = arith.addi %6853, %6854 : index
                  memref.store %6837, %out[%6855] : memref<?xf16>
                  %6856 = arith.addi %10, %c66 : index
                  %6857 = arith.mulf %5734#14, %6561 : f32
                  %6858 = arith.addf %6857, %c72 : f32
                  %6859 = arith.minimumf %6858, %c145 : f32
                  %6860 = arith.maximumf %6859, %c146 : f32
                  %6861 = arith.truncf %6860 : f32 to f16
                  %6862 = arith.divui %6856, %c3 : index
                  %6863 = arith.addi %6566, %6862 : index
                  %6864 = arith.divui %27, %outTileRows : index
                  %6865 = arith.divui %6567, %c3 : index
                  %6866 = arith.muli %6864, %6865 : index
                  %6867 = arith.divui %6863, %c3 : index
                  %6868 = arith.addi %6866, %6867 : index
                  %6869 = arith.muli %6868, %c9 : index
                  %6870 = arith.remui %6863, %c3 : index
                  %6871 = arith.divui %6870, %c22 : index
                  %6872 = arith.addi %6869, %6871 : index
                  %6873 = arith.muli %outTileRows, %c22 : index
                  %6874 = arith.muli %6872, %6873 : index
                  %6875 = arith.remui %27, %outTileRows : index
                  %6876 = arith.muli %6875, %c22 : index
                  %6877 = arith.addi %6874, %6876 : index
                  %6878 = arith.remui %6863, %c22 : index
                  %6879 = arith.addi %6877, %6878 : index
                  memref.store %6861, %out[%6879] : memref<?xf16>
                  %6880 = arith.addi %10, %c67 : index
                  %6881 = arith.mulf %5734#15, %6561 : f32
                  %6882 = arith.addf %6881, %c72 : f32
                  %6883 = arith.minimumf %6882, %c145 : f32
                  %6884 = arith.maximumf %6883, %c146 : f32
                  %6885 = arith.truncf %6884 : f32 to f16
                  %6886 = arith.divui %6880, %c3 : index
                  %6887 = arith.addi %6566, %6886 : index
                  %6888 = arith.divui %27, %outTileRows : index
                  %6889 = arith.divui %6567, %c3 : index
                  %6890 = arith.muli %6888, %6889 : index
                  %6891 = arith.divui %6887, %c3 : index
                  %6892 = arith.addi %6890, %6891 : index
                  %6893 = arith.muli %6892, %c9 : index
                  %6894 = arith.remui %6887, %c3 : index
                  %6895 = arith.divui %6894, %c22 : index
                  %6896 = arith.addi %6893, %6895 : index
                  %6897 = arith.muli %outTileRows, %c22 : index
                  %6898 = arith.muli %6896, %6897 : index
                  %6899 = arith.remui %27, %outTileRows : index
                  %6900 = arith.muli %6899, %c22 : index
                  %6901 = arith.addi %6898, %6900 : index
                  %6902 = arith.remui %6887, %c22 : index
                  %6903 = arith.addi %6901, %6902 : index
                  memref.store %6885, %out[%6903] : memref<?xf16>
                  %6904 = arith.addi %10, %c68 : index
                  %6905 = arith.mulf %5734#16, %6561 : f32
                  %6906 = arith.addf %6905, %c72 : f32
                  %6907 = arith.minimumf %6906, %c145 : f32
                  %6908 = arith.maximumf %6907, %c146 : f32
                  %6909 = arith.truncf %6908 : f32 to f16
                  %6910 = arith.divui %6904, %c3 : index
                  %6911 = arith.addi %6566, %6910 : index
                  %6912 = arith.divui %27, %outTileRows : index
                  %6913 = arith.divui %6567, %c3 : index
                  %6914 = arith.muli %6912, %6913 : index
                  %6915 = arith.divui %6911, %c3 : index
                  %6916 = arith.addi %6914, %6915 : index
                  %6917 = arith.muli %6916, %c9 : index
                  %6918 = arith.remui %6911, %c3 : index
                  %6919 = arith.divui %6918, %c22 : index
                  %6920 = arith.addi %6917, %6919 : index
                  %6921 = arith.muli %outTileRows, %c22 : index
                  %6922 = arith.muli %6920, %6921 : index
                  %6923 = arith.remui %27, %outTileRows : index
                  %6924 = arith.muli %6923, %c22 : index
                  %6925 = arith.addi %6922, %6924 : index
                  %6926 = arith.remui %6911, %c22 : index
                  %6927 = arith.addi %6925, %6926 : index
                  memref.store %6909, %out[%6927] : memref<?xf16>
                  %6928 = arith.addi %10, %c69 : index
                  %6929 = arith.mulf %5734#17, %6561 : f32
                  %6930 = arith.addf %6929, %c72 : f32
                  %6931 = arith.minimumf %6930, %c145 : f32
                  %6932 = arith.maximumf %6931, %c146 : f32
                  %6933 = arith.truncf %6932 : f32 to f16
                  %6934 = arith.divui %6928, %c3 : index
                  %6935 = arith.addi %6566, %6934 : index
                  %6936 = arith.divui %27, %outTileRows : index
                  %6937 = arith.divui %6567, %c3 : index
                  %6938 = arith.muli %6936, %6937 : index
                  %6939 = arith.divui %6935, %c3 : index
                  %6940 = arith.addi %6938, %6939 : index
                  %6941 = arith.muli %6940, %c9 : index
                  %6942 = arith.remui %6935, %c3 : index
                  %6943 = arith.divui %6942, %c22 : index
                  %6944 = arith.addi %6941, %6943 : index
                  %6945 = arith.muli %outTileRows, %c22 : index
                  %6946 = arith.muli %6944, %6945 : index
                  %6947 = arith.remui %27, %outTileRows : index
                  %6948 = arith.muli %6947, %c22 : index
                  %6949 = arith.addi %6946, %6948 : index
                  %6950 = arith.remui %6935, %c22 : index
                  %6951 = arith.addi %6949, %6950 : index
                  memref.store %6933, %out[%6951] : memref<?xf16>
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
