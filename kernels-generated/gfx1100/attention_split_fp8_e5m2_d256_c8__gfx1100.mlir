// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c16 = arith.constant 2048 : index
  %positionsAt = wave.param "positionsAt" : index
  %c18 = arith.constant 1 : i32
  %c19 = arith.constant 16 : i32
  %c20 = arith.constant 1023 : i32
  %c21 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 20 : index
  %c25 = arith.constant 36 : index
  %c26 = arith.constant 48 : index
  %c27 = arith.constant 52 : index
  %c28 = arith.constant 64 : index
  %c29 = arith.constant 68 : index
  %c30 = arith.constant 80 : index
  %c31 = arith.constant 84 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 100 : index
  %c34 = arith.constant 112 : index
  %c35 = arith.constant 116 : index
  %c36 = arith.constant 128 : index
  %c37 = arith.constant 132 : index
  %c38 = arith.constant 144 : index
  %c39 = arith.constant 148 : index
  %c40 = arith.constant 160 : index
  %c41 = arith.constant 164 : index
  %c42 = arith.constant 176 : index
  %c43 = arith.constant 180 : index
  %c44 = arith.constant 192 : index
  %c45 = arith.constant 196 : index
  %c46 = arith.constant 208 : index
  %c47 = arith.constant 212 : index
  %c48 = arith.constant 224 : index
  %c49 = arith.constant 228 : index
  %c50 = arith.constant 240 : index
  %c51 = arith.constant 244 : index
  %c52 = arith.constant 23 : i32
  %c53 = arith.constant 15 : i32
  %c54 = arith.constant 253 : i32
  %c55 = arith.constant 268 : i32
  %c56 = arith.constant 14 : i32
  %c57 = arith.constant 512 : index
  %c58 = arith.constant 768 : index
  %c59 = arith.constant 1024 : index
  %c60 = arith.constant 1280 : index
  %c61 = arith.constant 1536 : index
  %c62 = arith.constant 1792 : index
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
  %c98 = arith.constant 0x41000000 : f32
  %c99 = arith.constant 0x40C00000 : f32
  %c100 = arith.constant 255 : i32
  %c101 = arith.constant 2 : i32
  %c102 = arith.constant 16711680 : i32
  %c103 = arith.constant 3 : i32
  %c104 = arith.constant 4 : i32
  %c105 = arith.constant 65280 : i32
  %c106 = arith.constant 5 : i32
  %c107 = arith.constant 6 : i32
  %c108 = arith.constant -16777216 : i32
  %c109 = arith.constant 7 : i32
  %c110 = arith.constant 8 : i32
  %c111 = arith.constant 9 : i32
  %c112 = arith.constant 10 : i32
  %c113 = arith.constant 11 : i32
  %c114 = arith.constant 12 : i32
  %c115 = arith.constant 13 : i32
  %c116 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c117 = arith.constant dense<0xF149F2CA> : vector<8xf32>
  %c118 = arith.constant 272 : index
  %c119 = arith.constant 288 : index
  %c120 = arith.constant 304 : index
  %c121 = arith.constant 336 : index
  %c122 = arith.constant 352 : index
  %c123 = arith.constant 368 : index
  %c124 = arith.constant 400 : index
  %c125 = arith.constant 416 : index
  %c126 = arith.constant 432 : index
  %c127 = arith.constant 464 : index
  %c128 = arith.constant 480 : index
  %c129 = arith.constant 496 : index
  %outTileRows = wave.param "outTileRows" : index
  %c131 = arith.constant 0x477FE000 : f32
  %c132 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c135 = arith.constant 2080 : index
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
    %37 = arith.muli %18, %c16 : index
    %38 = arith.muli %1, %c12 : index
    %39 = arith.addi %positionsAt, %27 : index
    %40 = memref.load %step[%39] : memref<?xi32>
    %41 = arith.addi %40, %c18 : i32
    %42 = arith.subi %41, %c18 : i32
    %43 = arith.divui %42, %c19 : i32
    %44 = arith.addi %41, %c20 : i32
    %45 = arith.divui %44, %c21 : i32
    %46 = arith.index_cast %slots : index to i32
    %47 = arith.cmpi slt, %14, %45 : i32
    scf.if %47 {
      %48 = arith.cmpi eq, %8, %c23 : index
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
        %59 = arith.addi %58, %c23 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c12 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.addi %58, %c3 : index
        %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %65 = arith.addi %58, %c24 : index
        %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %67 = arith.addi %58, %c7 : index
        %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %69 = arith.addi %58, %c25 : index
        %70 = vector.load %q[%69] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %71 = arith.addi %58, %c26 : index
        %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %73 = arith.addi %58, %c27 : index
        %74 = vector.load %q[%73] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %75 = arith.addi %58, %c28 : index
        %76 = vector.load %q[%75] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %77 = arith.addi %58, %c29 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.addi %58, %c30 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.addi %58, %c31 : index
        %82 = vector.load %q[%81] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %83 = arith.addi %58, %c32 : index
        %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %85 = arith.addi %58, %c33 : index
        %86 = vector.load %q[%85] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %87 = arith.addi %58, %c34 : index
        %88 = vector.load %q[%87] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %89 = arith.addi %58, %c35 : index
        %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %58, %c36 : index
        %92 = vector.load %q[%91] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %93 = arith.addi %58, %c37 : index
        %94 = vector.load %q[%93] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %95 = arith.addi %58, %c38 : index
        %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %58, %c39 : index
        %98 = vector.load %q[%97] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %99 = arith.addi %58, %c40 : index
        %100 = vector.load %q[%99] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %101 = arith.addi %58, %c41 : index
        %102 = vector.load %q[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %58, %c42 : index
        %104 = vector.load %q[%103] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %105 = arith.addi %58, %c43 : index
        %106 = vector.load %q[%105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %107 = arith.addi %58, %c44 : index
        %108 = vector.load %q[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %58, %c45 : index
        %110 = vector.load %q[%109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %111 = arith.addi %58, %c46 : index
        %112 = vector.load %q[%111] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %113 = arith.addi %58, %c47 : index
        %114 = vector.load %q[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %58, %c48 : index
        %116 = vector.load %q[%115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %117 = arith.addi %58, %c49 : index
        %118 = vector.load %q[%117] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %119 = arith.addi %58, %c50 : index
        %120 = vector.load %q[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %58, %c51 : index
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
        %196 = arith.shrui %195, %c52 : i32
        %197 = arith.maxsi %196, %c53 : i32
        %198 = arith.minsi %197, %c54 : i32
        %199 = arith.subi %c55, %198 : i32
        %200 = arith.shli %199, %c52 : i32
        %201 = arith.bitcast %200 : i32 to f32
        %202 = arith.subi %198, %c56 : i32
        %203 = arith.shli %202, %c52 : i32
        %204 = arith.bitcast %203 : i32 to f32
        %205 = vector.broadcast %201 : f32 to vector<4xf32>
        %206 = arith.muli %1, %c8 : index
        %207 = arith.muli %2, %c36 : index
        %208 = arith.addi %206, %207 : index
        %209 = arith.mulf %60, %205 : vector<4xf32>
        %210 = arith.truncf %209 : vector<4xf32> to vector<4xf16>
        %211 = arith.mulf %62, %205 : vector<4xf32>
        %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
        %213 = vector.shuffle %210, %212 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %214 = arith.addi %208, %c23 : index
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
        %226 = arith.addi %208, %c57 : index
        vector.store %225, %4[%226] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %227 = arith.mulf %72, %205 : vector<4xf32>
        %228 = arith.truncf %227 : vector<4xf32> to vector<4xf16>
        %229 = arith.mulf %74, %205 : vector<4xf32>
        %230 = arith.truncf %229 : vector<4xf32> to vector<4xf16>
        %231 = vector.shuffle %228, %230 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %232 = arith.addi %208, %c58 : index
        vector.store %231, %4[%232] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %233 = arith.mulf %76, %205 : vector<4xf32>
        %234 = arith.truncf %233 : vector<4xf32> to vector<4xf16>
        %235 = arith.mulf %78, %205 : vector<4xf32>
        %236 = arith.truncf %235 : vector<4xf32> to vector<4xf16>
        %237 = vector.shuffle %234, %236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %238 = arith.addi %208, %c59 : index
        vector.store %237, %4[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %239 = arith.mulf %80, %205 : vector<4xf32>
        %240 = arith.truncf %239 : vector<4xf32> to vector<4xf16>
        %241 = arith.mulf %82, %205 : vector<4xf32>
        %242 = arith.truncf %241 : vector<4xf32> to vector<4xf16>
        %243 = vector.shuffle %240, %242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %244 = arith.addi %208, %c60 : index
        vector.store %243, %4[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %245 = arith.mulf %84, %205 : vector<4xf32>
        %246 = arith.truncf %245 : vector<4xf32> to vector<4xf16>
        %247 = arith.mulf %86, %205 : vector<4xf32>
        %248 = arith.truncf %247 : vector<4xf32> to vector<4xf16>
        %249 = vector.shuffle %246, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %250 = arith.addi %208, %c61 : index
        vector.store %249, %4[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %251 = arith.mulf %88, %205 : vector<4xf32>
        %252 = arith.truncf %251 : vector<4xf32> to vector<4xf16>
        %253 = arith.mulf %90, %205 : vector<4xf32>
        %254 = arith.truncf %253 : vector<4xf32> to vector<4xf16>
        %255 = vector.shuffle %252, %254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %256 = arith.addi %208, %c62 : index
        vector.store %255, %4[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %257 = arith.mulf %92, %205 : vector<4xf32>
        %258 = arith.truncf %257 : vector<4xf32> to vector<4xf16>
        %259 = arith.mulf %94, %205 : vector<4xf32>
        %260 = arith.truncf %259 : vector<4xf32> to vector<4xf16>
        %261 = vector.shuffle %258, %260 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %262 = arith.addi %208, %c16 : index
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
        %309 = arith.muli %308, %c21 : i32
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
          %324 = arith.subi %319, %c18 : i32
          %325 = arith.divui %312, %c19 : i32
          %326 = arith.addi %325, %c76 : i32
          %327 = arith.minsi %326, %43 : i32
          %328 = arith.index_castui %327 : i32 to index
          %329 = arith.addi %35, %328 : index
          %330 = memref.load %step[%329] : memref<?xi32>
          %331 = arith.index_cast %330 : i32 to index
          %332 = arith.muli %331, %36 : index
          %333 = arith.addi %332, %37 : index
          %334 = arith.addi %325, %c18 : i32
          %335 = arith.minsi %334, %43 : i32
          %336 = arith.index_castui %335 : i32 to index
          %337 = arith.addi %35, %336 : index
          %338 = memref.load %step[%337] : memref<?xi32>
          %339 = arith.index_cast %338 : i32 to index
          %340 = arith.muli %339, %36 : index
          %341 = arith.addi %340, %37 : index
          %342 = arith.addi %333, %38 : index
          %343 = arith.addi %342, %c23 : index
          %344 = vector.load %kv[%343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %345 = arith.addi %333, %38 : index
          %346 = arith.addi %345, %c28 : index
          %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %348 = arith.addi %333, %38 : index
          %349 = arith.addi %348, %c36 : index
          %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %351 = arith.addi %333, %38 : index
          %352 = arith.addi %351, %c44 : index
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
          %394:26 = scf.for %367 = %c76 to %366 step %c18 iter_args(%368 = %344, %369 = %347, %370 = %350, %371 = %353, %372 = %356, %373 = %359, %374 = %362, %375 = %365, %376 = %c71, %377 = %c72, %378 = %c73, %379 = %c73, %380 = %c73, %381 = %c73, %382 = %c73, %383 = %c73, %384 = %c73, %385 = %c73, %386 = %c73, %387 = %c73, %388 = %c73, %389 = %c73, %390 = %c73, %391 = %c73, %392 = %c73, %393 = %c73) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %395 = arith.muli %367, %c75 : i32
            %396 = arith.addi %312, %395 : i32
            %397 = arith.addi %396, %c75 : i32
            %398 = arith.divui %396, %c19 : i32
            %399 = arith.addi %398, %c76 : i32
            %400 = arith.minsi %399, %43 : i32
            %401 = arith.index_castui %400 : i32 to index
            %402 = arith.addi %35, %401 : index
            %403 = memref.load %step[%402] : memref<?xi32>
            %404 = arith.index_cast %403 : i32 to index
            %405 = arith.muli %404, %36 : index
            %406 = arith.addi %405, %37 : index
            %407 = arith.addi %398, %c18 : i32
            %408 = arith.minsi %407, %43 : i32
            %409 = arith.index_castui %408 : i32 to index
            %410 = arith.addi %35, %409 : index
            %411 = memref.load %step[%410] : memref<?xi32>
            %412 = arith.index_cast %411 : i32 to index
            %413 = arith.muli %412, %36 : index
            %414 = arith.addi %413, %37 : index
            %415 = arith.divui %397, %c19 : i32
            %416 = arith.addi %415, %c76 : i32
            %417 = arith.minsi %416, %43 : i32
            %418 = arith.index_castui %417 : i32 to index
            %419 = arith.addi %35, %418 : index
            %420 = memref.load %step[%419] : memref<?xi32>
            %421 = arith.index_cast %420 : i32 to index
            %422 = arith.muli %421, %36 : index
            %423 = arith.addi %422, %37 : index
            %424 = arith.addi %415, %c18 : i32
            %425 = arith.minsi %424, %43 : i32
            %426 = arith.index_castui %425 : i32 to index
            %427 = arith.addi %35, %426 : index
            %428 = memref.load %step[%427] : memref<?xi32>
            %429 = arith.index_cast %428 : i32 to index
            %430 = arith.muli %429, %36 : index
            %431 = arith.addi %430, %37 : index
            %432 = wave.opaque %c23
            %433 = arith.muli %1, %c8 : index
            %434 = arith.addi %432, %433 : index
            %435 = arith.addi %406, %38 : index
            %436 = arith.addi %435, %c57 : index
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
            %448 = arith.addi %447, %c58 : index
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
            %459 = vector.bitcast %368 : vector<4xi32> to vector<16xi8>
            %460 = wave.fp8_decode "e5m2" packed %459 : vector<16xi8> -> vector<16xf16>
            %461 = arith.addi %434, %c23 : index
            %462 = vector.load %4[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %463 = arith.addi %461, %c36 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = vector.shuffle %462, %464 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %466 = wave.mma %460, %465, %c73 : vector<16xf16>, vector<8xf32>
            %467 = vector.bitcast %369 : vector<4xi32> to vector<16xi8>
            %468 = wave.fp8_decode "e5m2" packed %467 : vector<16xi8> -> vector<16xf16>
            %469 = arith.addi %434, %c6 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c36 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %468, %473, %466 : vector<16xf16>, vector<8xf32>
            %475 = vector.bitcast %370 : vector<4xi32> to vector<16xi8>
            %476 = wave.fp8_decode "e5m2" packed %475 : vector<16xi8> -> vector<16xf16>
            %477 = arith.addi %434, %c57 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c36 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %476, %481, %474 : vector<16xf16>, vector<8xf32>
            %483 = vector.bitcast %371 : vector<4xi32> to vector<16xi8>
            %484 = wave.fp8_decode "e5m2" packed %483 : vector<16xi8> -> vector<16xf16>
            %485 = arith.addi %434, %c58 : index
            %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %487 = arith.addi %485, %c36 : index
            %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %490 = wave.mma %484, %489, %482 : vector<16xf16>, vector<8xf32>
            %491 = vector.bitcast %372 : vector<4xi32> to vector<16xi8>
            %492 = wave.fp8_decode "e5m2" packed %491 : vector<16xi8> -> vector<16xf16>
            %493 = arith.addi %434, %c59 : index
            %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %495 = arith.addi %493, %c36 : index
            %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %498 = wave.mma %492, %497, %490 : vector<16xf16>, vector<8xf32>
            %499 = vector.bitcast %373 : vector<4xi32> to vector<16xi8>
            %500 = wave.fp8_decode "e5m2" packed %499 : vector<16xi8> -> vector<16xf16>
            %501 = arith.addi %434, %c60 : index
            %502 = vector.load %4[%501] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %503 = arith.addi %501, %c36 : index
            %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %505 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %506 = wave.mma %500, %505, %498 : vector<16xf16>, vector<8xf32>
            %507 = vector.bitcast %374 : vector<4xi32> to vector<16xi8>
            %508 = wave.fp8_decode "e5m2" packed %507 : vector<16xi8> -> vector<16xf16>
            %509 = arith.addi %434, %c61 : index
            %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %511 = arith.addi %509, %c36 : index
            %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %514 = wave.mma %508, %513, %506 : vector<16xf16>, vector<8xf32>
            %515 = vector.bitcast %375 : vector<4xi32> to vector<16xi8>
            %516 = wave.fp8_decode "e5m2" packed %515 : vector<16xi8> -> vector<16xf16>
            %517 = arith.addi %434, %c62 : index
            %518 = vector.load %4[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %519 = arith.addi %517, %c36 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = vector.shuffle %518, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %522 = wave.mma %516, %521, %514 : vector<16xf16>, vector<8xf32>
            %523 = arith.addi %414, %38 : index
            %524 = arith.addi %523, %c23 : index
            %525 = vector.load %kv[%524] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %526 = arith.addi %414, %38 : index
            %527 = arith.addi %526, %c28 : index
            %528 = vector.load %kv[%527] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %529 = arith.addi %414, %38 : index
            %530 = arith.addi %529, %c36 : index
            %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %532 = arith.addi %414, %38 : index
            %533 = arith.addi %532, %c44 : index
            %534 = vector.load %kv[%533] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %535 = arith.addi %414, %38 : index
            %536 = arith.addi %535, %c6 : index
            %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %538 = arith.addi %414, %38 : index
            %539 = arith.addi %538, %c77 : index
            %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %541 = arith.addi %414, %38 : index
            %542 = arith.addi %541, %c78 : index
            %543 = vector.load %kv[%542] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %544 = arith.addi %414, %38 : index
            %545 = arith.addi %544, %c79 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = vector.bitcast %437 : vector<4xi32> to vector<16xi8>
            %548 = wave.fp8_decode "e5m2" packed %547 : vector<16xi8> -> vector<16xf16>
            %549 = arith.addi %434, %c16 : index
            %550 = vector.load %4[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %551 = arith.addi %549, %c36 : index
            %552 = vector.load %4[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %553 = vector.shuffle %550, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %554 = wave.mma %548, %553, %522 : vector<16xf16>, vector<8xf32>
            %555 = vector.bitcast %440 : vector<4xi32> to vector<16xi8>
            %556 = wave.fp8_decode "e5m2" packed %555 : vector<16xi8> -> vector<16xf16>
            %557 = arith.addi %434, %c63 : index
            %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %559 = arith.addi %557, %c36 : index
            %560 = vector.load %4[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %562 = wave.mma %556, %561, %554 : vector<16xf16>, vector<8xf32>
            %563 = vector.bitcast %443 : vector<4xi32> to vector<16xi8>
            %564 = wave.fp8_decode "e5m2" packed %563 : vector<16xi8> -> vector<16xf16>
            %565 = arith.addi %434, %c64 : index
            %566 = vector.load %4[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %567 = arith.addi %565, %c36 : index
            %568 = vector.load %4[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %569 = vector.shuffle %566, %568 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %570 = wave.mma %564, %569, %562 : vector<16xf16>, vector<8xf32>
            %571 = vector.bitcast %446 : vector<4xi32> to vector<16xi8>
            %572 = wave.fp8_decode "e5m2" packed %571 : vector<16xi8> -> vector<16xf16>
            %573 = arith.addi %434, %c65 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = arith.addi %573, %c36 : index
            %576 = vector.load %4[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %578 = wave.mma %572, %577, %570 : vector<16xf16>, vector<8xf32>
            %579 = vector.bitcast %449 : vector<4xi32> to vector<16xi8>
            %580 = wave.fp8_decode "e5m2" packed %579 : vector<16xi8> -> vector<16xf16>
            %581 = arith.addi %434, %c66 : index
            %582 = vector.load %4[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %583 = arith.addi %581, %c36 : index
            %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %585 = vector.shuffle %582, %584 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %586 = wave.mma %580, %585, %578 : vector<16xf16>, vector<8xf32>
            %587 = vector.bitcast %452 : vector<4xi32> to vector<16xi8>
            %588 = wave.fp8_decode "e5m2" packed %587 : vector<16xi8> -> vector<16xf16>
            %589 = arith.addi %434, %c67 : index
            %590 = vector.load %4[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %591 = arith.addi %589, %c36 : index
            %592 = vector.load %4[%591] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %593 = vector.shuffle %590, %592 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %594 = wave.mma %588, %593, %586 : vector<16xf16>, vector<8xf32>
            %595 = vector.bitcast %455 : vector<4xi32> to vector<16xi8>
            %596 = wave.fp8_decode "e5m2" packed %595 : vector<16xi8> -> vector<16xf16>
            %597 = arith.addi %434, %c68 : index
            %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %599 = arith.addi %597, %c36 : index
            %600 = vector.load %4[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %601 = vector.shuffle %598, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %602 = wave.mma %596, %601, %594 : vector<16xf16>, vector<8xf32>
            %603 = vector.bitcast %458 : vector<4xi32> to vector<16xi8>
            %604 = wave.fp8_decode "e5m2" packed %603 : vector<16xi8> -> vector<16xf16>
            %605 = arith.addi %434, %c69 : index
            %606 = vector.load %4[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %607 = arith.addi %605, %c36 : index
            %608 = vector.load %4[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %609 = vector.shuffle %606, %608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %610 = wave.mma %604, %609, %602 : vector<16xf16>, vector<8xf32>
            %611 = arith.addi %414, %38 : index
            %612 = arith.addi %611, %c57 : index
            %613 = vector.load %kv[%612] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %614 = arith.addi %414, %38 : index
            %615 = arith.addi %614, %c80 : index
            %616 = vector.load %kv[%615] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %617 = arith.addi %414, %38 : index
            %618 = arith.addi %617, %c81 : index
            %619 = vector.load %kv[%618] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %620 = arith.addi %414, %38 : index
            %621 = arith.addi %620, %c82 : index
            %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %623 = arith.addi %414, %38 : index
            %624 = arith.addi %623, %c58 : index
            %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %626 = arith.addi %414, %38 : index
            %627 = arith.addi %626, %c83 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %629 = arith.addi %414, %38 : index
            %630 = arith.addi %629, %c84 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %414, %38 : index
            %633 = arith.addi %632, %c85 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %635 = vector.bitcast %525 : vector<4xi32> to vector<16xi8>
            %636 = wave.fp8_decode "e5m2" packed %635 : vector<16xi8> -> vector<16xf16>
            %637 = arith.addi %434, %c23 : index
            %638 = vector.load %4[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %639 = arith.addi %637, %c36 : index
            %640 = vector.load %4[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %641 = vector.shuffle %638, %640 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %642 = wave.mma %636, %641, %c73 : vector<16xf16>, vector<8xf32>
            %643 = vector.bitcast %528 : vector<4xi32> to vector<16xi8>
            %644 = wave.fp8_decode "e5m2" packed %643 : vector<16xi8> -> vector<16xf16>
            %645 = arith.addi %434, %c6 : index
            %646 = vector.load %4[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %647 = arith.addi %645, %c36 : index
            %648 = vector.load %4[%647] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %649 = vector.shuffle %646, %648 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %650 = wave.mma %644, %649, %642 : vector<16xf16>, vector<8xf32>
            %651 = vector.bitcast %531 : vector<4xi32> to vector<16xi8>
            %652 = wave.fp8_decode "e5m2" packed %651 : vector<16xi8> -> vector<16xf16>
            %653 = arith.addi %434, %c57 : index
            %654 = vector.load %4[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %655 = arith.addi %653, %c36 : index
            %656 = vector.load %4[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %657 = vector.shuffle %654, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %658 = wave.mma %652, %657, %650 : vector<16xf16>, vector<8xf32>
            %659 = vector.bitcast %534 : vector<4xi32> to vector<16xi8>
            %660 = wave.fp8_decode "e5m2" packed %659 : vector<16xi8> -> vector<16xf16>
            %661 = arith.addi %434, %c58 : index
            %662 = vector.load %4[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %663 = arith.addi %661, %c36 : index
            %664 = vector.load %4[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %665 = vector.shuffle %662, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %666 = wave.mma %660, %665, %658 : vector<16xf16>, vector<8xf32>
            %667 = vector.bitcast %537 : vector<4xi32> to vector<16xi8>
            %668 = wave.fp8_decode "e5m2" packed %667 : vector<16xi8> -> vector<16xf16>
            %669 = arith.addi %434, %c59 : index
            %670 = vector.load %4[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %671 = arith.addi %669, %c36 : index
            %672 = vector.load %4[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %673 = vector.shuffle %670, %672 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %674 = wave.mma %668, %673, %666 : vector<16xf16>, vector<8xf32>
            %675 = vector.bitcast %540 : vector<4xi32> to vector<16xi8>
            %676 = wave.fp8_decode "e5m2" packed %675 : vector<16xi8> -> vector<16xf16>
            %677 = arith.addi %434, %c60 : index
            %678 = vector.load %4[%677] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %679 = arith.addi %677, %c36 : index
            %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %681 = vector.shuffle %678, %680 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %682 = wave.mma %676, %681, %674 : vector<16xf16>, vector<8xf32>
            %683 = vector.bitcast %543 : vector<4xi32> to vector<16xi8>
            %684 = wave.fp8_decode "e5m2" packed %683 : vector<16xi8> -> vector<16xf16>
            %685 = arith.addi %434, %c61 : index
            %686 = vector.load %4[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %687 = arith.addi %685, %c36 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = vector.shuffle %686, %688 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %690 = wave.mma %684, %689, %682 : vector<16xf16>, vector<8xf32>
            %691 = vector.bitcast %546 : vector<4xi32> to vector<16xi8>
            %692 = wave.fp8_decode "e5m2" packed %691 : vector<16xi8> -> vector<16xf16>
            %693 = arith.addi %434, %c62 : index
            %694 = vector.load %4[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %695 = arith.addi %693, %c36 : index
            %696 = vector.load %4[%695] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %697 = vector.shuffle %694, %696 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %698 = wave.mma %692, %697, %690 : vector<16xf16>, vector<8xf32>
            %699 = arith.addi %406, %38 : index
            %700 = arith.addi %699, %c59 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %702 = arith.addi %406, %38 : index
            %703 = arith.addi %702, %c86 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %705 = arith.addi %406, %38 : index
            %706 = arith.addi %705, %c87 : index
            %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %708 = arith.addi %406, %38 : index
            %709 = arith.addi %708, %c88 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %711 = arith.addi %406, %38 : index
            %712 = arith.addi %711, %c60 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %714 = arith.addi %406, %38 : index
            %715 = arith.addi %714, %c89 : index
            %716 = vector.load %kv[%715] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %717 = arith.addi %406, %38 : index
            %718 = arith.addi %717, %c90 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %720 = arith.addi %406, %38 : index
            %721 = arith.addi %720, %c91 : index
            %722 = vector.load %kv[%721] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %723 = vector.bitcast %613 : vector<4xi32> to vector<16xi8>
            %724 = wave.fp8_decode "e5m2" packed %723 : vector<16xi8> -> vector<16xf16>
            %725 = arith.addi %434, %c16 : index
            %726 = vector.load %4[%725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %727 = arith.addi %725, %c36 : index
            %728 = vector.load %4[%727] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %729 = vector.shuffle %726, %728 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %730 = wave.mma %724, %729, %698 : vector<16xf16>, vector<8xf32>
            %731 = vector.bitcast %616 : vector<4xi32> to vector<16xi8>
            %732 = wave.fp8_decode "e5m2" packed %731 : vector<16xi8> -> vector<16xf16>
            %733 = arith.addi %434, %c63 : index
            %734 = vector.load %4[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %735 = arith.addi %733, %c36 : index
            %736 = vector.load %4[%735] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %737 = vector.shuffle %734, %736 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %738 = wave.mma %732, %737, %730 : vector<16xf16>, vector<8xf32>
            %739 = vector.bitcast %619 : vector<4xi32> to vector<16xi8>
            %740 = wave.fp8_decode "e5m2" packed %739 : vector<16xi8> -> vector<16xf16>
            %741 = arith.addi %434, %c64 : index
            %742 = vector.load %4[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %743 = arith.addi %741, %c36 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = vector.shuffle %742, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %746 = wave.mma %740, %745, %738 : vector<16xf16>, vector<8xf32>
            %747 = vector.bitcast %622 : vector<4xi32> to vector<16xi8>
            %748 = wave.fp8_decode "e5m2" packed %747 : vector<16xi8> -> vector<16xf16>
            %749 = arith.addi %434, %c65 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = arith.addi %749, %c36 : index
            %752 = vector.load %4[%751] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %753 = vector.shuffle %750, %752 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %754 = wave.mma %748, %753, %746 : vector<16xf16>, vector<8xf32>
            %755 = vector.bitcast %625 : vector<4xi32> to vector<16xi8>
            %756 = wave.fp8_decode "e5m2" packed %755 : vector<16xi8> -> vector<16xf16>
            %757 = arith.addi %434, %c66 : index
            %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %759 = arith.addi %757, %c36 : index
            %760 = vector.load %4[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %761 = vector.shuffle %758, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %762 = wave.mma %756, %761, %754 : vector<16xf16>, vector<8xf32>
            %763 = vector.bitcast %628 : vector<4xi32> to vector<16xi8>
            %764 = wave.fp8_decode "e5m2" packed %763 : vector<16xi8> -> vector<16xf16>
            %765 = arith.addi %434, %c67 : index
            %766 = vector.load %4[%765] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %767 = arith.addi %765, %c36 : index
            %768 = vector.load %4[%767] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %769 = vector.shuffle %766, %768 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %770 = wave.mma %764, %769, %762 : vector<16xf16>, vector<8xf32>
            %771 = vector.bitcast %631 : vector<4xi32> to vector<16xi8>
            %772 = wave.fp8_decode "e5m2" packed %771 : vector<16xi8> -> vector<16xf16>
            %773 = arith.addi %434, %c68 : index
            %774 = vector.load %4[%773] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %775 = arith.addi %773, %c36 : index
            %776 = vector.load %4[%775] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %777 = vector.shuffle %774, %776 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %778 = wave.mma %772, %777, %770 : vector<16xf16>, vector<8xf32>
            %779 = vector.bitcast %634 : vector<4xi32> to vector<16xi8>
            %780 = wave.fp8_decode "e5m2" packed %779 : vector<16xi8> -> vector<16xf16>
            %781 = arith.addi %434, %c69 : index
            %782 = vector.load %4[%781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %783 = arith.addi %781, %c36 : index
            %784 = vector.load %4[%783] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %785 = vector.shuffle %782, %784 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %786 = wave.mma %780, %785, %778 : vector<16xf16>, vector<8xf32>
            %787 = arith.addi %406, %38 : index
            %788 = arith.addi %787, %c61 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %790 = arith.addi %406, %38 : index
            %791 = arith.addi %790, %c92 : index
            %792 = vector.load %kv[%791] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %793 = arith.addi %406, %38 : index
            %794 = arith.addi %793, %c93 : index
            %795 = vector.load %kv[%794] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %796 = arith.addi %406, %38 : index
            %797 = arith.addi %796, %c94 : index
            %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %799 = arith.addi %406, %38 : index
            %800 = arith.addi %799, %c62 : index
            %801 = vector.load %kv[%800] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %802 = arith.addi %406, %38 : index
            %803 = arith.addi %802, %c95 : index
            %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %805 = arith.addi %406, %38 : index
            %806 = arith.addi %805, %c96 : index
            %807 = vector.load %kv[%806] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %808 = arith.addi %406, %38 : index
            %809 = arith.addi %808, %c97 : index
            %810 = vector.load %kv[%809] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %811 = vector.extract %610[0] : f32 from vector<8xf32>
            %812 = vector.extract %610[1] : f32 from vector<8xf32>
            %813 = vector.extract %610[2] : f32 from vector<8xf32>
            %814 = vector.extract %610[3] : f32 from vector<8xf32>
            %815 = vector.extract %610[4] : f32 from vector<8xf32>
            %816 = vector.extract %610[5] : f32 from vector<8xf32>
            %817 = vector.extract %610[6] : f32 from vector<8xf32>
            %818 = vector.extract %610[7] : f32 from vector<8xf32>
            %819 = vector.extract %786[0] : f32 from vector<8xf32>
            %820 = vector.extract %786[1] : f32 from vector<8xf32>
            %821 = vector.extract %786[2] : f32 from vector<8xf32>
            %822 = vector.extract %786[3] : f32 from vector<8xf32>
            %823 = vector.extract %786[4] : f32 from vector<8xf32>
            %824 = vector.extract %786[5] : f32 from vector<8xf32>
            %825 = vector.extract %786[6] : f32 from vector<8xf32>
            %826 = vector.extract %786[7] : f32 from vector<8xf32>
            %827 = arith.maxnumf %811, %812 fastmath<nnan> : f32
            %828 = arith.maxnumf %827, %813 fastmath<nnan> : f32
            %829 = arith.maxnumf %828, %814 fastmath<nnan> : f32
            %830 = arith.maxnumf %829, %815 fastmath<nnan> : f32
            %831 = arith.maxnumf %830, %816 fastmath<nnan> : f32
            %832 = arith.maxnumf %831, %817 fastmath<nnan> : f32
            %833 = arith.maxnumf %832, %818 fastmath<nnan> : f32
            %834 = arith.maxnumf %833, %819 fastmath<nnan> : f32
            %835 = arith.maxnumf %834, %820 fastmath<nnan> : f32
            %836 = arith.maxnumf %835, %821 fastmath<nnan> : f32
            %837 = arith.maxnumf %836, %822 fastmath<nnan> : f32
            %838 = arith.maxnumf %837, %823 fastmath<nnan> : f32
            %839 = arith.maxnumf %838, %824 fastmath<nnan> : f32
            %840 = arith.maxnumf %839, %825 fastmath<nnan> : f32
            %841 = arith.maxnumf %840, %826 fastmath<nnan> : f32
            %842 = wave.swap_halves %841 : f32
            %843 = arith.maxnumf %841, %842 fastmath<nnan> : f32
            %844 = arith.mulf %843, %307 : f32
            %845 = arith.addf %376, %c98 : f32
            %846 = arith.cmpf ogt, %844, %845 : f32
            %847:18 = scf.if %846 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %848 = arith.subf %376, %844 : f32
              %849 = wave.exp2 %848 : f32
              %850 = vector.broadcast %849 : f32 to vector<8xf32>
              %851 = arith.mulf %377, %849 : f32
              %852 = arith.mulf %378, %850 : vector<8xf32>
              %853 = arith.mulf %379, %850 : vector<8xf32>
              %854 = arith.mulf %380, %850 : vector<8xf32>
              %855 = arith.mulf %381, %850 : vector<8xf32>
              %856 = arith.mulf %382, %850 : vector<8xf32>
              %857 = arith.mulf %383, %850 : vector<8xf32>
              %858 = arith.mulf %384, %850 : vector<8xf32>
              %859 = arith.mulf %385, %850 : vector<8xf32>
              %860 = arith.mulf %386, %850 : vector<8xf32>
              %861 = arith.mulf %387, %850 : vector<8xf32>
              %862 = arith.mulf %388, %850 : vector<8xf32>
              %863 = arith.mulf %389, %850 : vector<8xf32>
              %864 = arith.mulf %390, %850 : vector<8xf32>
              %865 = arith.mulf %391, %850 : vector<8xf32>
              %866 = arith.mulf %392, %850 : vector<8xf32>
              %867 = arith.mulf %393, %850 : vector<8xf32>
              scf.yield %844, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %868 = vector.broadcast %307 : f32 to vector<8xf32>
            %869 = arith.subf %c99, %847#0 : f32
            %870 = vector.broadcast %869 : f32 to vector<8xf32>
            %871 = math.fma %610, %868, %870 : vector<8xf32>
            %872 = wave.exp2 %871 : vector<8xf32>
            %873 = math.fma %786, %868, %870 : vector<8xf32>
            %874 = wave.exp2 %873 : vector<8xf32>
            %875 = arith.truncf %872 : vector<8xf32> to vector<8xf16>
            %876 = vector.bitcast %875 : vector<8xf16> to vector<4xi32>
            %877 = wave.swap_halves %876 : vector<4xi32>
            %878 = arith.select %3, %877, %876 : vector<4xi32>
            %879 = arith.select %3, %876, %877 : vector<4xi32>
            %880 = vector.shuffle %878, %879 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %881 = vector.bitcast %880 : vector<8xi32> to vector<16xf16>
            %882 = arith.truncf %874 : vector<8xf32> to vector<8xf16>
            %883 = vector.bitcast %882 : vector<8xf16> to vector<4xi32>
            %884 = wave.swap_halves %883 : vector<4xi32>
            %885 = arith.select %3, %884, %883 : vector<4xi32>
            %886 = arith.select %3, %883, %884 : vector<4xi32>
            %887 = vector.shuffle %885, %886 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %888 = vector.bitcast %887 : vector<8xi32> to vector<16xf16>
            %889 = arith.addf %872, %874 : vector<8xf32>
            %890 = vector.extract %889[0] : f32 from vector<8xf32>
            %891 = vector.extract %889[1] : f32 from vector<8xf32>
            %892 = vector.extract %889[2] : f32 from vector<8xf32>
            %893 = vector.extract %889[3] : f32 from vector<8xf32>
            %894 = vector.extract %889[4] : f32 from vector<8xf32>
            %895 = vector.extract %889[5] : f32 from vector<8xf32>
            %896 = vector.extract %889[6] : f32 from vector<8xf32>
            %897 = vector.extract %889[7] : f32 from vector<8xf32>
            %898 = arith.addf %890, %894 : f32
            %899 = arith.addf %891, %895 : f32
            %900 = arith.addf %892, %896 : f32
            %901 = arith.addf %893, %897 : f32
            %902 = arith.addf %898, %900 : f32
            %903 = arith.addf %899, %901 : f32
            %904 = arith.addf %902, %903 : f32
            %905 = arith.addf %847#1, %904 : f32
            %906 = vector.bitcast %701 : vector<4xi32> to vector<16xi8>
            %907 = wave.fp8_decode "e5m2" packed %906 : vector<16xi8> -> vector<16xf16>
            %908 = wave.mma %907, %881, %847#2 : vector<16xf16>, vector<8xf32>
            %909 = vector.bitcast %704 : vector<4xi32> to vector<16xi8>
            %910 = wave.fp8_decode "e5m2" packed %909 : vector<16xi8> -> vector<16xf16>
            %911 = wave.mma %910, %881, %847#3 : vector<16xf16>, vector<8xf32>
            %912 = vector.bitcast %707 : vector<4xi32> to vector<16xi8>
            %913 = wave.fp8_decode "e5m2" packed %912 : vector<16xi8> -> vector<16xf16>
            %914 = wave.mma %913, %881, %847#4 : vector<16xf16>, vector<8xf32>
            %915 = vector.bitcast %710 : vector<4xi32> to vector<16xi8>
            %916 = wave.fp8_decode "e5m2" packed %915 : vector<16xi8> -> vector<16xf16>
            %917 = wave.mma %916, %881, %847#5 : vector<16xf16>, vector<8xf32>
            %918 = vector.bitcast %713 : vector<4xi32> to vector<16xi8>
            %919 = wave.fp8_decode "e5m2" packed %918 : vector<16xi8> -> vector<16xf16>
            %920 = wave.mma %919, %881, %847#6 : vector<16xf16>, vector<8xf32>
            %921 = vector.bitcast %716 : vector<4xi32> to vector<16xi8>
            %922 = wave.fp8_decode "e5m2" packed %921 : vector<16xi8> -> vector<16xf16>
            %923 = wave.mma %922, %881, %847#7 : vector<16xf16>, vector<8xf32>
            %924 = vector.bitcast %719 : vector<4xi32> to vector<16xi8>
            %925 = wave.fp8_decode "e5m2" packed %924 : vector<16xi8> -> vector<16xf16>
            %926 = wave.mma %925, %881, %847#8 : vector<16xf16>, vector<8xf32>
            %927 = vector.bitcast %722 : vector<4xi32> to vector<16xi8>
            %928 = wave.fp8_decode "e5m2" packed %927 : vector<16xi8> -> vector<16xf16>
            %929 = wave.mma %928, %881, %847#9 : vector<16xf16>, vector<8xf32>
            %930 = arith.addi %414, %38 : index
            %931 = arith.addi %930, %c59 : index
            %932 = vector.load %kv[%931] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %933 = arith.addi %414, %38 : index
            %934 = arith.addi %933, %c86 : index
            %935 = vector.load %kv[%934] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %936 = arith.addi %414, %38 : index
            %937 = arith.addi %936, %c87 : index
            %938 = vector.load %kv[%937] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %939 = arith.addi %414, %38 : index
            %940 = arith.addi %939, %c88 : index
            %941 = vector.load %kv[%940] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %942 = arith.addi %414, %38 : index
            %943 = arith.addi %942, %c60 : index
            %944 = vector.load %kv[%943] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %945 = arith.addi %414, %38 : index
            %946 = arith.addi %945, %c89 : index
            %947 = vector.load %kv[%946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %948 = arith.addi %414, %38 : index
            %949 = arith.addi %948, %c90 : index
            %950 = vector.load %kv[%949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %951 = arith.addi %414, %38 : index
            %952 = arith.addi %951, %c91 : index
            %953 = vector.load %kv[%952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %954 = vector.bitcast %789 : vector<4xi32> to vector<16xi8>
            %955 = wave.fp8_decode "e5m2" packed %954 : vector<16xi8> -> vector<16xf16>
            %956 = wave.mma %955, %881, %847#10 : vector<16xf16>, vector<8xf32>
            %957 = vector.bitcast %792 : vector<4xi32> to vector<16xi8>
            %958 = wave.fp8_decode "e5m2" packed %957 : vector<16xi8> -> vector<16xf16>
            %959 = wave.mma %958, %881, %847#11 : vector<16xf16>, vector<8xf32>
            %960 = vector.bitcast %795 : vector<4xi32> to vector<16xi8>
            %961 = wave.fp8_decode "e5m2" packed %960 : vector<16xi8> -> vector<16xf16>
            %962 = wave.mma %961, %881, %847#12 : vector<16xf16>, vector<8xf32>
            %963 = vector.bitcast %798 : vector<4xi32> to vector<16xi8>
            %964 = wave.fp8_decode "e5m2" packed %963 : vector<16xi8> -> vector<16xf16>
            %965 = wave.mma %964, %881, %847#13 : vector<16xf16>, vector<8xf32>
            %966 = vector.bitcast %801 : vector<4xi32> to vector<16xi8>
            %967 = wave.fp8_decode "e5m2" packed %966 : vector<16xi8> -> vector<16xf16>
            %968 = wave.mma %967, %881, %847#14 : vector<16xf16>, vector<8xf32>
            %969 = vector.bitcast %804 : vector<4xi32> to vector<16xi8>
            %970 = wave.fp8_decode "e5m2" packed %969 : vector<16xi8> -> vector<16xf16>
            %971 = wave.mma %970, %881, %847#15 : vector<16xf16>, vector<8xf32>
            %972 = vector.bitcast %807 : vector<4xi32> to vector<16xi8>
            %973 = wave.fp8_decode "e5m2" packed %972 : vector<16xi8> -> vector<16xf16>
            %974 = wave.mma %973, %881, %847#16 : vector<16xf16>, vector<8xf32>
            %975 = vector.bitcast %810 : vector<4xi32> to vector<16xi8>
            %976 = wave.fp8_decode "e5m2" packed %975 : vector<16xi8> -> vector<16xf16>
            %977 = wave.mma %976, %881, %847#17 : vector<16xf16>, vector<8xf32>
            %978 = arith.addi %414, %38 : index
            %979 = arith.addi %978, %c61 : index
            %980 = vector.load %kv[%979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %981 = arith.addi %414, %38 : index
            %982 = arith.addi %981, %c92 : index
            %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %984 = arith.addi %414, %38 : index
            %985 = arith.addi %984, %c93 : index
            %986 = vector.load %kv[%985] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %987 = arith.addi %414, %38 : index
            %988 = arith.addi %987, %c94 : index
            %989 = vector.load %kv[%988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %990 = arith.addi %414, %38 : index
            %991 = arith.addi %990, %c62 : index
            %992 = vector.load %kv[%991] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %993 = arith.addi %414, %38 : index
            %994 = arith.addi %993, %c95 : index
            %995 = vector.load %kv[%994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %996 = arith.addi %414, %38 : index
            %997 = arith.addi %996, %c96 : index
            %998 = vector.load %kv[%997] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %999 = arith.addi %414, %38 : index
            %1000 = arith.addi %999, %c97 : index
            %1001 = vector.load %kv[%1000] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1002 = vector.bitcast %932 : vector<4xi32> to vector<16xi8>
            %1003 = wave.fp8_decode "e5m2" packed %1002 : vector<16xi8> -> vector<16xf16>
            %1004 = wave.mma %1003, %888, %908 : vector<16xf16>, vector<8xf32>
            %1005 = vector.bitcast %935 : vector<4xi32> to vector<16xi8>
            %1006 = wave.fp8_decode "e5m2" packed %1005 : vector<16xi8> -> vector<16xf16>
            %1007 = wave.mma %1006, %888, %911 : vector<16xf16>, vector<8xf32>
            %1008 = vector.bitcast %938 : vector<4xi32> to vector<16xi8>
            %1009 = wave.fp8_decode "e5m2" packed %1008 : vector<16xi8> -> vector<16xf16>
            %1010 = wave.mma %1009, %888, %914 : vector<16xf16>, vector<8xf32>
            %1011 = vector.bitcast %941 : vector<4xi32> to vector<16xi8>
            %1012 = wave.fp8_decode "e5m2" packed %1011 : vector<16xi8> -> vector<16xf16>
            %1013 = wave.mma %1012, %888, %917 : vector<16xf16>, vector<8xf32>
            %1014 = vector.bitcast %944 : vector<4xi32> to vector<16xi8>
            %1015 = wave.fp8_decode "e5m2" packed %1014 : vector<16xi8> -> vector<16xf16>
            %1016 = wave.mma %1015, %888, %920 : vector<16xf16>, vector<8xf32>
            %1017 = vector.bitcast %947 : vector<4xi32> to vector<16xi8>
            %1018 = wave.fp8_decode "e5m2" packed %1017 : vector<16xi8> -> vector<16xf16>
            %1019 = wave.mma %1018, %888, %923 : vector<16xf16>, vector<8xf32>
            %1020 = vector.bitcast %950 : vector<4xi32> to vector<16xi8>
            %1021 = wave.fp8_decode "e5m2" packed %1020 : vector<16xi8> -> vector<16xf16>
            %1022 = wave.mma %1021, %888, %926 : vector<16xf16>, vector<8xf32>
            %1023 = vector.bitcast %953 : vector<4xi32> to vector<16xi8>
            %1024 = wave.fp8_decode "e5m2" packed %1023 : vector<16xi8> -> vector<16xf16>
            %1025 = wave.mma %1024, %888, %929 : vector<16xf16>, vector<8xf32>
            %1026 = arith.addi %423, %38 : index
            %1027 = arith.addi %1026, %c23 : index
            %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1029 = arith.addi %423, %38 : index
            %1030 = arith.addi %1029, %c28 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1032 = arith.addi %423, %38 : index
            %1033 = arith.addi %1032, %c36 : index
            %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1035 = arith.addi %423, %38 : index
            %1036 = arith.addi %1035, %c44 : index
            %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1038 = arith.addi %423, %38 : index
            %1039 = arith.addi %1038, %c6 : index
            %1040 = vector.load %kv[%1039] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1041 = arith.addi %423, %38 : index
            %1042 = arith.addi %1041, %c77 : index
            %1043 = vector.load %kv[%1042] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1044 = arith.addi %423, %38 : index
            %1045 = arith.addi %1044, %c78 : index
            %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1047 = arith.addi %423, %38 : index
            %1048 = arith.addi %1047, %c79 : index
            %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1050 = vector.bitcast %980 : vector<4xi32> to vector<16xi8>
            %1051 = wave.fp8_decode "e5m2" packed %1050 : vector<16xi8> -> vector<16xf16>
            %1052 = wave.mma %1051, %888, %956 : vector<16xf16>, vector<8xf32>
            %1053 = vector.bitcast %983 : vector<4xi32> to vector<16xi8>
            %1054 = wave.fp8_decode "e5m2" packed %1053 : vector<16xi8> -> vector<16xf16>
            %1055 = wave.mma %1054, %888, %959 : vector<16xf16>, vector<8xf32>
            %1056 = vector.bitcast %986 : vector<4xi32> to vector<16xi8>
            %1057 = wave.fp8_decode "e5m2" packed %1056 : vector<16xi8> -> vector<16xf16>
            %1058 = wave.mma %1057, %888, %962 : vector<16xf16>, vector<8xf32>
            %1059 = vector.bitcast %989 : vector<4xi32> to vector<16xi8>
            %1060 = wave.fp8_decode "e5m2" packed %1059 : vector<16xi8> -> vector<16xf16>
            %1061 = wave.mma %1060, %888, %965 : vector<16xf16>, vector<8xf32>
            %1062 = vector.bitcast %992 : vector<4xi32> to vector<16xi8>
            %1063 = wave.fp8_decode "e5m2" packed %1062 : vector<16xi8> -> vector<16xf16>
            %1064 = wave.mma %1063, %888, %968 : vector<16xf16>, vector<8xf32>
            %1065 = vector.bitcast %995 : vector<4xi32> to vector<16xi8>
            %1066 = wave.fp8_decode "e5m2" packed %1065 : vector<16xi8> -> vector<16xf16>
            %1067 = wave.mma %1066, %888, %971 : vector<16xf16>, vector<8xf32>
            %1068 = vector.bitcast %998 : vector<4xi32> to vector<16xi8>
            %1069 = wave.fp8_decode "e5m2" packed %1068 : vector<16xi8> -> vector<16xf16>
            %1070 = wave.mma %1069, %888, %974 : vector<16xf16>, vector<8xf32>
            %1071 = vector.bitcast %1001 : vector<4xi32> to vector<16xi8>
            %1072 = wave.fp8_decode "e5m2" packed %1071 : vector<16xi8> -> vector<16xf16>
            %1073 = wave.mma %1072, %888, %977 : vector<16xf16>, vector<8xf32>
            %1074 = wave.opaque %c23
            scf.yield %1028, %1031, %1034, %1037, %1040, %1043, %1046, %1049, %847#0, %905, %1004, %1007, %1010, %1013, %1016, %1019, %1022, %1025, %1052, %1055, %1058, %1061, %1064, %1067, %1070, %1073 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1075 = arith.cmpi eq, %323, %319 : i32
          %1076:18 = scf.if %1075 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %1077 = arith.muli %324, %c75 : i32
            %1078 = arith.addi %312, %1077 : i32
            %1079 = arith.divui %1078, %c19 : i32
            %1080 = arith.addi %1079, %c76 : i32
            %1081 = arith.minsi %1080, %43 : i32
            %1082 = arith.index_castui %1081 : i32 to index
            %1083 = arith.addi %35, %1082 : index
            %1084 = memref.load %step[%1083] : memref<?xi32>
            %1085 = arith.index_cast %1084 : i32 to index
            %1086 = arith.muli %1085, %36 : index
            %1087 = arith.addi %1086, %37 : index
            %1088 = arith.addi %1079, %c18 : i32
            %1089 = arith.minsi %1088, %43 : i32
            %1090 = arith.index_castui %1089 : i32 to index
            %1091 = arith.addi %35, %1090 : index
            %1092 = memref.load %step[%1091] : memref<?xi32>
            %1093 = arith.index_cast %1092 : i32 to index
            %1094 = arith.muli %1093, %36 : index
            %1095 = arith.addi %1094, %37 : index
            %1096 = wave.opaque %c23
            %1097 = arith.muli %1, %c8 : index
            %1098 = arith.addi %1096, %1097 : index
            %1099 = arith.addi %1087, %38 : index
            %1100 = arith.addi %1099, %c57 : index
            %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1102 = arith.addi %1087, %38 : index
            %1103 = arith.addi %1102, %c80 : index
            %1104 = vector.load %kv[%1103] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1105 = arith.addi %1087, %38 : index
            %1106 = arith.addi %1105, %c81 : index
            %1107 = vector.load %kv[%1106] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1108 = arith.addi %1087, %38 : index
            %1109 = arith.addi %1108, %c82 : index
            %1110 = vector.load %kv[%1109] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1111 = arith.addi %1087, %38 : index
            %1112 = arith.addi %1111, %c58 : index
            %1113 = vector.load %kv[%1112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1114 = arith.addi %1087, %38 : index
            %1115 = arith.addi %1114, %c83 : index
            %1116 = vector.load %kv[%1115] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1117 = arith.addi %1087, %38 : index
            %1118 = arith.addi %1117, %c84 : index
            %1119 = vector.load %kv[%1118] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1120 = arith.addi %1087, %38 : index
            %1121 = arith.addi %1120, %c85 : index
            %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1123 = vector.bitcast %394#0 : vector<4xi32> to vector<16xi8>
            %1124 = wave.fp8_decode "e5m2" packed %1123 : vector<16xi8> -> vector<16xf16>
            %1125 = arith.addi %1098, %c23 : index
            %1126 = vector.load %4[%1125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1127 = arith.addi %1125, %c36 : index
            %1128 = vector.load %4[%1127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1129 = vector.shuffle %1126, %1128 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1130 = wave.mma %1124, %1129, %c73 : vector<16xf16>, vector<8xf32>
            %1131 = vector.bitcast %394#1 : vector<4xi32> to vector<16xi8>
            %1132 = wave.fp8_decode "e5m2" packed %1131 : vector<16xi8> -> vector<16xf16>
            %1133 = arith.addi %1098, %c6 : index
            %1134 = vector.load %4[%1133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1135 = arith.addi %1133, %c36 : index
            %1136 = vector.load %4[%1135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1137 = vector.shuffle %1134, %1136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1138 = wave.mma %1132, %1137, %1130 : vector<16xf16>, vector<8xf32>
            %1139 = vector.bitcast %394#2 : vector<4xi32> to vector<16xi8>
            %1140 = wave.fp8_decode "e5m2" packed %1139 : vector<16xi8> -> vector<16xf16>
            %1141 = arith.addi %1098, %c57 : index
            %1142 = vector.load %4[%1141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1143 = arith.addi %1141, %c36 : index
            %1144 = vector.load %4[%1143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1145 = vector.shuffle %1142, %1144 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1146 = wave.mma %1140, %1145, %1138 : vector<16xf16>, vector<8xf32>
            %1147 = vector.bitcast %394#3 : vector<4xi32> to vector<16xi8>
            %1148 = wave.fp8_decode "e5m2" packed %1147 : vector<16xi8> -> vector<16xf16>
            %1149 = arith.addi %1098, %c58 : index
            %1150 = vector.load %4[%1149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1151 = arith.addi %1149, %c36 : index
            %1152 = vector.load %4[%1151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1153 = vector.shuffle %1150, %1152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1154 = wave.mma %1148, %1153, %1146 : vector<16xf16>, vector<8xf32>
            %1155 = vector.bitcast %394#4 : vector<4xi32> to vector<16xi8>
            %1156 = wave.fp8_decode "e5m2" packed %1155 : vector<16xi8> -> vector<16xf16>
            %1157 = arith.addi %1098, %c59 : index
            %1158 = vector.load %4[%1157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1159 = arith.addi %1157, %c36 : index
            %1160 = vector.load %4[%1159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1161 = vector.shuffle %1158, %1160 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1162 = wave.mma %1156, %1161, %1154 : vector<16xf16>, vector<8xf32>
            %1163 = vector.bitcast %394#5 : vector<4xi32> to vector<16xi8>
            %1164 = wave.fp8_decode "e5m2" packed %1163 : vector<16xi8> -> vector<16xf16>
            %1165 = arith.addi %1098, %c60 : index
            %1166 = vector.load %4[%1165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1167 = arith.addi %1165, %c36 : index
            %1168 = vector.load %4[%1167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1169 = vector.shuffle %1166, %1168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1170 = wave.mma %1164, %1169, %1162 : vector<16xf16>, vector<8xf32>
            %1171 = vector.bitcast %394#6 : vector<4xi32> to vector<16xi8>
            %1172 = wave.fp8_decode "e5m2" packed %1171 : vector<16xi8> -> vector<16xf16>
            %1173 = arith.addi %1098, %c61 : index
            %1174 = vector.load %4[%1173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1175 = arith.addi %1173, %c36 : index
            %1176 = vector.load %4[%1175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1177 = vector.shuffle %1174, %1176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1178 = wave.mma %1172, %1177, %1170 : vector<16xf16>, vector<8xf32>
            %1179 = vector.bitcast %394#7 : vector<4xi32> to vector<16xi8>
            %1180 = wave.fp8_decode "e5m2" packed %1179 : vector<16xi8> -> vector<16xf16>
            %1181 = arith.addi %1098, %c62 : index
            %1182 = vector.load %4[%1181] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1183 = arith.addi %1181, %c36 : index
            %1184 = vector.load %4[%1183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1185 = vector.shuffle %1182, %1184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1186 = wave.mma %1180, %1185, %1178 : vector<16xf16>, vector<8xf32>
            %1187 = arith.addi %1095, %38 : index
            %1188 = arith.addi %1187, %c23 : index
            %1189 = vector.load %kv[%1188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1190 = arith.addi %1095, %38 : index
            %1191 = arith.addi %1190, %c28 : index
            %1192 = vector.load %kv[%1191] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1193 = arith.addi %1095, %38 : index
            %1194 = arith.addi %1193, %c36 : index
            %1195 = vector.load %kv[%1194] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1196 = arith.addi %1095, %38 : index
            %1197 = arith.addi %1196, %c44 : index
            %1198 = vector.load %kv[%1197] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1199 = arith.addi %1095, %38 : index
            %1200 = arith.addi %1199, %c6 : index
            %1201 = vector.load %kv[%1200] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1202 = arith.addi %1095, %38 : index
            %1203 = arith.addi %1202, %c77 : index
            %1204 = vector.load %kv[%1203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1205 = arith.addi %1095, %38 : index
            %1206 = arith.addi %1205, %c78 : index
            %1207 = vector.load %kv[%1206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1208 = arith.addi %1095, %38 : index
            %1209 = arith.addi %1208, %c79 : index
            %1210 = vector.load %kv[%1209] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1211 = vector.bitcast %1101 : vector<4xi32> to vector<16xi8>
            %1212 = wave.fp8_decode "e5m2" packed %1211 : vector<16xi8> -> vector<16xf16>
            %1213 = arith.addi %1098, %c16 : index
            %1214 = vector.load %4[%1213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1215 = arith.addi %1213, %c36 : index
            %1216 = vector.load %4[%1215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1217 = vector.shuffle %1214, %1216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1218 = wave.mma %1212, %1217, %1186 : vector<16xf16>, vector<8xf32>
            %1219 = vector.bitcast %1104 : vector<4xi32> to vector<16xi8>
            %1220 = wave.fp8_decode "e5m2" packed %1219 : vector<16xi8> -> vector<16xf16>
            %1221 = arith.addi %1098, %c63 : index
            %1222 = vector.load %4[%1221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1223 = arith.addi %1221, %c36 : index
            %1224 = vector.load %4[%1223] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1225 = vector.shuffle %1222, %1224 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1226 = wave.mma %1220, %1225, %1218 : vector<16xf16>, vector<8xf32>
            %1227 = vector.bitcast %1107 : vector<4xi32> to vector<16xi8>
            %1228 = wave.fp8_decode "e5m2" packed %1227 : vector<16xi8> -> vector<16xf16>
            %1229 = arith.addi %1098, %c64 : index
            %1230 = vector.load %4[%1229] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1231 = arith.addi %1229, %c36 : index
            %1232 = vector.load %4[%1231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1233 = vector.shuffle %1230, %1232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1234 = wave.mma %1228, %1233, %1226 : vector<16xf16>, vector<8xf32>
            %1235 = vector.bitcast %1110 : vector<4xi32> to vector<16xi8>
            %1236 = wave.fp8_decode "e5m2" packed %1235 : vector<16xi8> -> vector<16xf16>
            %1237 = arith.addi %1098, %c65 : index
            %1238 = vector.load %4[%1237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1239 = arith.addi %1237, %c36 : index
            %1240 = vector.load %4[%1239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1241 = vector.shuffle %1238, %1240 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1242 = wave.mma %1236, %1241, %1234 : vector<16xf16>, vector<8xf32>
            %1243 = vector.bitcast %1113 : vector<4xi32> to vector<16xi8>
            %1244 = wave.fp8_decode "e5m2" packed %1243 : vector<16xi8> -> vector<16xf16>
            %1245 = arith.addi %1098, %c66 : index
            %1246 = vector.load %4[%1245] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1247 = arith.addi %1245, %c36 : index
            %1248 = vector.load %4[%1247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1249 = vector.shuffle %1246, %1248 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1250 = wave.mma %1244, %1249, %1242 : vector<16xf16>, vector<8xf32>
            %1251 = vector.bitcast %1116 : vector<4xi32> to vector<16xi8>
            %1252 = wave.fp8_decode "e5m2" packed %1251 : vector<16xi8> -> vector<16xf16>
            %1253 = arith.addi %1098, %c67 : index
            %1254 = vector.load %4[%1253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1255 = arith.addi %1253, %c36 : index
            %1256 = vector.load %4[%1255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1257 = vector.shuffle %1254, %1256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1258 = wave.mma %1252, %1257, %1250 : vector<16xf16>, vector<8xf32>
            %1259 = vector.bitcast %1119 : vector<4xi32> to vector<16xi8>
            %1260 = wave.fp8_decode "e5m2" packed %1259 : vector<16xi8> -> vector<16xf16>
            %1261 = arith.addi %1098, %c68 : index
            %1262 = vector.load %4[%1261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1263 = arith.addi %1261, %c36 : index
            %1264 = vector.load %4[%1263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1265 = vector.shuffle %1262, %1264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1266 = wave.mma %1260, %1265, %1258 : vector<16xf16>, vector<8xf32>
            %1267 = vector.bitcast %1122 : vector<4xi32> to vector<16xi8>
            %1268 = wave.fp8_decode "e5m2" packed %1267 : vector<16xi8> -> vector<16xf16>
            %1269 = arith.addi %1098, %c69 : index
            %1270 = vector.load %4[%1269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1271 = arith.addi %1269, %c36 : index
            %1272 = vector.load %4[%1271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1273 = vector.shuffle %1270, %1272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1274 = wave.mma %1268, %1273, %1266 : vector<16xf16>, vector<8xf32>
            %1275 = arith.addi %1095, %38 : index
            %1276 = arith.addi %1275, %c57 : index
            %1277 = vector.load %kv[%1276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1278 = arith.addi %1095, %38 : index
            %1279 = arith.addi %1278, %c80 : index
            %1280 = vector.load %kv[%1279] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1281 = arith.addi %1095, %38 : index
            %1282 = arith.addi %1281, %c81 : index
            %1283 = vector.load %kv[%1282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1284 = arith.addi %1095, %38 : index
            %1285 = arith.addi %1284, %c82 : index
            %1286 = vector.load %kv[%1285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1287 = arith.addi %1095, %38 : index
            %1288 = arith.addi %1287, %c58 : index
            %1289 = vector.load %kv[%1288] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1290 = arith.addi %1095, %38 : index
            %1291 = arith.addi %1290, %c83 : index
            %1292 = vector.load %kv[%1291] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1293 = arith.addi %1095, %38 : index
            %1294 = arith.addi %1293, %c84 : index
            %1295 = vector.load %kv[%1294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1296 = arith.addi %1095, %38 : index
            %1297 = arith.addi %1296, %c85 : index
            %1298 = vector.load %kv[%1297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1299 = vector.bitcast %1189 : vector<4xi32> to vector<16xi8>
            %1300 = wave.fp8_decode "e5m2" packed %1299 : vector<16xi8> -> vector<16xf16>
            %1301 = arith.addi %1098, %c23 : index
            %1302 = vector.load %4[%1301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1303 = arith.addi %1301, %c36 : index
            %1304 = vector.load %4[%1303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1305 = vector.shuffle %1302, %1304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1306 = wave.mma %1300, %1305, %c73 : vector<16xf16>, vector<8xf32>
            %1307 = vector.bitcast %1192 : vector<4xi32> to vector<16xi8>
            %1308 = wave.fp8_decode "e5m2" packed %1307 : vector<16xi8> -> vector<16xf16>
            %1309 = arith.addi %1098, %c6 : index
            %1310 = vector.load %4[%1309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1311 = arith.addi %1309, %c36 : index
            %1312 = vector.load %4[%1311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1313 = vector.shuffle %1310, %1312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1314 = wave.mma %1308, %1313, %1306 : vector<16xf16>, vector<8xf32>
            %1315 = vector.bitcast %1195 : vector<4xi32> to vector<16xi8>
            %1316 = wave.fp8_decode "e5m2" packed %1315 : vector<16xi8> -> vector<16xf16>
            %1317 = arith.addi %1098, %c57 : index
            %1318 = vector.load %4[%1317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1319 = arith.addi %1317, %c36 : index
            %1320 = vector.load %4[%1319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1321 = vector.shuffle %1318, %1320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1322 = wave.mma %1316, %1321, %1314 : vector<16xf16>, vector<8xf32>
            %1323 = vector.bitcast %1198 : vector<4xi32> to vector<16xi8>
            %1324 = wave.fp8_decode "e5m2" packed %1323 : vector<16xi8> -> vector<16xf16>
            %1325 = arith.addi %1098, %c58 : index
            %1326 = vector.load %4[%1325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1327 = arith.addi %1325, %c36 : index
            %1328 = vector.load %4[%1327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1329 = vector.shuffle %1326, %1328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1330 = wave.mma %1324, %1329, %1322 : vector<16xf16>, vector<8xf32>
            %1331 = vector.bitcast %1201 : vector<4xi32> to vector<16xi8>
            %1332 = wave.fp8_decode "e5m2" packed %1331 : vector<16xi8> -> vector<16xf16>
            %1333 = arith.addi %1098, %c59 : index
            %1334 = vector.load %4[%1333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1335 = arith.addi %1333, %c36 : index
            %1336 = vector.load %4[%1335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1337 = vector.shuffle %1334, %1336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1338 = wave.mma %1332, %1337, %1330 : vector<16xf16>, vector<8xf32>
            %1339 = vector.bitcast %1204 : vector<4xi32> to vector<16xi8>
            %1340 = wave.fp8_decode "e5m2" packed %1339 : vector<16xi8> -> vector<16xf16>
            %1341 = arith.addi %1098, %c60 : index
            %1342 = vector.load %4[%1341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1343 = arith.addi %1341, %c36 : index
            %1344 = vector.load %4[%1343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1345 = vector.shuffle %1342, %1344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1346 = wave.mma %1340, %1345, %1338 : vector<16xf16>, vector<8xf32>
            %1347 = vector.bitcast %1207 : vector<4xi32> to vector<16xi8>
            %1348 = wave.fp8_decode "e5m2" packed %1347 : vector<16xi8> -> vector<16xf16>
            %1349 = arith.addi %1098, %c61 : index
            %1350 = vector.load %4[%1349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1351 = arith.addi %1349, %c36 : index
            %1352 = vector.load %4[%1351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1353 = vector.shuffle %1350, %1352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1354 = wave.mma %1348, %1353, %1346 : vector<16xf16>, vector<8xf32>
            %1355 = vector.bitcast %1210 : vector<4xi32> to vector<16xi8>
            %1356 = wave.fp8_decode "e5m2" packed %1355 : vector<16xi8> -> vector<16xf16>
            %1357 = arith.addi %1098, %c62 : index
            %1358 = vector.load %4[%1357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1359 = arith.addi %1357, %c36 : index
            %1360 = vector.load %4[%1359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1361 = vector.shuffle %1358, %1360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1362 = wave.mma %1356, %1361, %1354 : vector<16xf16>, vector<8xf32>
            %1363 = arith.addi %1087, %38 : index
            %1364 = arith.addi %1363, %c59 : index
            %1365 = vector.load %kv[%1364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1366 = arith.addi %1087, %38 : index
            %1367 = arith.addi %1366, %c86 : index
            %1368 = vector.load %kv[%1367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1369 = arith.addi %1087, %38 : index
            %1370 = arith.addi %1369, %c87 : index
            %1371 = vector.load %kv[%1370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1372 = arith.addi %1087, %38 : index
            %1373 = arith.addi %1372, %c88 : index
            %1374 = vector.load %kv[%1373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1375 = arith.addi %1087, %38 : index
            %1376 = arith.addi %1375, %c60 : index
            %1377 = vector.load %kv[%1376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1378 = arith.addi %1087, %38 : index
            %1379 = arith.addi %1378, %c89 : index
            %1380 = vector.load %kv[%1379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1381 = arith.addi %1087, %38 : index
            %1382 = arith.addi %1381, %c90 : index
            %1383 = vector.load %kv[%1382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1384 = arith.addi %1087, %38 : index
            %1385 = arith.addi %1384, %c91 : index
            %1386 = vector.load %kv[%1385] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1387 = vector.bitcast %1277 : vector<4xi32> to vector<16xi8>
            %1388 = wave.fp8_decode "e5m2" packed %1387 : vector<16xi8> -> vector<16xf16>
            %1389 = arith.addi %1098, %c16 : index
            %1390 = vector.load %4[%1389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1391 = arith.addi %1389, %c36 : index
            %1392 = vector.load %4[%1391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1393 = vector.shuffle %1390, %1392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1394 = wave.mma %1388, %1393, %1362 : vector<16xf16>, vector<8xf32>
            %1395 = vector.bitcast %1280 : vector<4xi32> to vector<16xi8>
            %1396 = wave.fp8_decode "e5m2" packed %1395 : vector<16xi8> -> vector<16xf16>
            %1397 = arith.addi %1098, %c63 : index
            %1398 = vector.load %4[%1397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1399 = arith.addi %1397, %c36 : index
            %1400 = vector.load %4[%1399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1401 = vector.shuffle %1398, %1400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1402 = wave.mma %1396, %1401, %1394 : vector<16xf16>, vector<8xf32>
            %1403 = vector.bitcast %1283 : vector<4xi32> to vector<16xi8>
            %1404 = wave.fp8_decode "e5m2" packed %1403 : vector<16xi8> -> vector<16xf16>
            %1405 = arith.addi %1098, %c64 : index
            %1406 = vector.load %4[%1405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1407 = arith.addi %1405, %c36 : index
            %1408 = vector.load %4[%1407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1409 = vector.shuffle %1406, %1408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1410 = wave.mma %1404, %1409, %1402 : vector<16xf16>, vector<8xf32>
            %1411 = vector.bitcast %1286 : vector<4xi32> to vector<16xi8>
            %1412 = wave.fp8_decode "e5m2" packed %1411 : vector<16xi8> -> vector<16xf16>
            %1413 = arith.addi %1098, %c65 : index
            %1414 = vector.load %4[%1413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1415 = arith.addi %1413, %c36 : index
            %1416 = vector.load %4[%1415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1417 = vector.shuffle %1414, %1416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1418 = wave.mma %1412, %1417, %1410 : vector<16xf16>, vector<8xf32>
            %1419 = vector.bitcast %1289 : vector<4xi32> to vector<16xi8>
            %1420 = wave.fp8_decode "e5m2" packed %1419 : vector<16xi8> -> vector<16xf16>
            %1421 = arith.addi %1098, %c66 : index
            %1422 = vector.load %4[%1421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1423 = arith.addi %1421, %c36 : index
            %1424 = vector.load %4[%1423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1425 = vector.shuffle %1422, %1424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1426 = wave.mma %1420, %1425, %1418 : vector<16xf16>, vector<8xf32>
            %1427 = vector.bitcast %1292 : vector<4xi32> to vector<16xi8>
            %1428 = wave.fp8_decode "e5m2" packed %1427 : vector<16xi8> -> vector<16xf16>
            %1429 = arith.addi %1098, %c67 : index
            %1430 = vector.load %4[%1429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1431 = arith.addi %1429, %c36 : index
            %1432 = vector.load %4[%1431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1433 = vector.shuffle %1430, %1432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1434 = wave.mma %1428, %1433, %1426 : vector<16xf16>, vector<8xf32>
            %1435 = vector.bitcast %1295 : vector<4xi32> to vector<16xi8>
            %1436 = wave.fp8_decode "e5m2" packed %1435 : vector<16xi8> -> vector<16xf16>
            %1437 = arith.addi %1098, %c68 : index
            %1438 = vector.load %4[%1437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1439 = arith.addi %1437, %c36 : index
            %1440 = vector.load %4[%1439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1441 = vector.shuffle %1438, %1440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1442 = wave.mma %1436, %1441, %1434 : vector<16xf16>, vector<8xf32>
            %1443 = vector.bitcast %1298 : vector<4xi32> to vector<16xi8>
            %1444 = wave.fp8_decode "e5m2" packed %1443 : vector<16xi8> -> vector<16xf16>
            %1445 = arith.addi %1098, %c69 : index
            %1446 = vector.load %4[%1445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1447 = arith.addi %1445, %c36 : index
            %1448 = vector.load %4[%1447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1449 = vector.shuffle %1446, %1448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1450 = wave.mma %1444, %1449, %1442 : vector<16xf16>, vector<8xf32>
            %1451 = arith.addi %1087, %38 : index
            %1452 = arith.addi %1451, %c61 : index
            %1453 = vector.load %kv[%1452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1454 = arith.addi %1087, %38 : index
            %1455 = arith.addi %1454, %c92 : index
            %1456 = vector.load %kv[%1455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1457 = arith.addi %1087, %38 : index
            %1458 = arith.addi %1457, %c93 : index
            %1459 = vector.load %kv[%1458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1460 = arith.addi %1087, %38 : index
            %1461 = arith.addi %1460, %c94 : index
            %1462 = vector.load %kv[%1461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1463 = arith.addi %1087, %38 : index
            %1464 = arith.addi %1463, %c62 : index
            %1465 = vector.load %kv[%1464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1466 = arith.addi %1087, %38 : index
            %1467 = arith.addi %1466, %c95 : index
            %1468 = vector.load %kv[%1467] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1469 = arith.addi %1087, %38 : index
            %1470 = arith.addi %1469, %c96 : index
            %1471 = vector.load %kv[%1470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1472 = arith.addi %1087, %38 : index
            %1473 = arith.addi %1472, %c97 : index
            %1474 = vector.load %kv[%1473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1475 = vector.extract %1274[0] : f32 from vector<8xf32>
            %1476 = vector.extract %1274[1] : f32 from vector<8xf32>
            %1477 = vector.extract %1274[2] : f32 from vector<8xf32>
            %1478 = vector.extract %1274[3] : f32 from vector<8xf32>
            %1479 = vector.extract %1274[4] : f32 from vector<8xf32>
            %1480 = vector.extract %1274[5] : f32 from vector<8xf32>
            %1481 = vector.extract %1274[6] : f32 from vector<8xf32>
            %1482 = vector.extract %1274[7] : f32 from vector<8xf32>
            %1483 = vector.extract %1450[0] : f32 from vector<8xf32>
            %1484 = vector.extract %1450[1] : f32 from vector<8xf32>
            %1485 = vector.extract %1450[2] : f32 from vector<8xf32>
            %1486 = vector.extract %1450[3] : f32 from vector<8xf32>
            %1487 = vector.extract %1450[4] : f32 from vector<8xf32>
            %1488 = vector.extract %1450[5] : f32 from vector<8xf32>
            %1489 = vector.extract %1450[6] : f32 from vector<8xf32>
            %1490 = vector.extract %1450[7] : f32 from vector<8xf32>
            %1491 = arith.maxnumf %1475, %1476 fastmath<nnan> : f32
            %1492 = arith.maxnumf %1491, %1477 fastmath<nnan> : f32
            %1493 = arith.maxnumf %1492, %1478 fastmath<nnan> : f32
            %1494 = arith.maxnumf %1493, %1479 fastmath<nnan> : f32
            %1495 = arith.maxnumf %1494, %1480 fastmath<nnan> : f32
            %1496 = arith.maxnumf %1495, %1481 fastmath<nnan> : f32
            %1497 = arith.maxnumf %1496, %1482 fastmath<nnan> : f32
            %1498 = arith.maxnumf %1497, %1483 fastmath<nnan> : f32
            %1499 = arith.maxnumf %1498, %1484 fastmath<nnan> : f32
            %1500 = arith.maxnumf %1499, %1485 fastmath<nnan> : f32
            %1501 = arith.maxnumf %1500, %1486 fastmath<nnan> : f32
            %1502 = arith.maxnumf %1501, %1487 fastmath<nnan> : f32
            %1503 = arith.maxnumf %1502, %1488 fastmath<nnan> : f32
            %1504 = arith.maxnumf %1503, %1489 fastmath<nnan> : f32
            %1505 = arith.maxnumf %1504, %1490 fastmath<nnan> : f32
            %1506 = wave.swap_halves %1505 : f32
            %1507 = arith.maxnumf %1505, %1506 fastmath<nnan> : f32
            %1508 = arith.mulf %1507, %307 : f32
            %1509 = arith.addf %394#8, %c98 : f32
            %1510 = arith.cmpf ogt, %1508, %1509 : f32
            %1511:18 = scf.if %1510 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1512 = arith.subf %394#8, %1508 : f32
              %1513 = wave.exp2 %1512 : f32
              %1514 = vector.broadcast %1513 : f32 to vector<8xf32>
              %1515 = arith.mulf %394#9, %1513 : f32
              %1516 = arith.mulf %394#10, %1514 : vector<8xf32>
              %1517 = arith.mulf %394#11, %1514 : vector<8xf32>
              %1518 = arith.mulf %394#12, %1514 : vector<8xf32>
              %1519 = arith.mulf %394#13, %1514 : vector<8xf32>
              %1520 = arith.mulf %394#14, %1514 : vector<8xf32>
              %1521 = arith.mulf %394#15, %1514 : vector<8xf32>
              %1522 = arith.mulf %394#16, %1514 : vector<8xf32>
              %1523 = arith.mulf %394#17, %1514 : vector<8xf32>
              %1524 = arith.mulf %394#18, %1514 : vector<8xf32>
              %1525 = arith.mulf %394#19, %1514 : vector<8xf32>
              %1526 = arith.mulf %394#20, %1514 : vector<8xf32>
              %1527 = arith.mulf %394#21, %1514 : vector<8xf32>
              %1528 = arith.mulf %394#22, %1514 : vector<8xf32>
              %1529 = arith.mulf %394#23, %1514 : vector<8xf32>
              %1530 = arith.mulf %394#24, %1514 : vector<8xf32>
              %1531 = arith.mulf %394#25, %1514 : vector<8xf32>
              scf.yield %1508, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %394#8, %394#9, %394#10, %394#11, %394#12, %394#13, %394#14, %394#15, %394#16, %394#17, %394#18, %394#19, %394#20, %394#21, %394#22, %394#23, %394#24, %394#25 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1532 = vector.broadcast %307 : f32 to vector<8xf32>
            %1533 = arith.subf %c99, %1511#0 : f32
            %1534 = vector.broadcast %1533 : f32 to vector<8xf32>
            %1535 = math.fma %1274, %1532, %1534 : vector<8xf32>
            %1536 = wave.exp2 %1535 : vector<8xf32>
            %1537 = math.fma %1450, %1532, %1534 : vector<8xf32>
            %1538 = wave.exp2 %1537 : vector<8xf32>
            %1539 = arith.truncf %1536 : vector<8xf32> to vector<8xf16>
            %1540 = vector.bitcast %1539 : vector<8xf16> to vector<4xi32>
            %1541 = wave.swap_halves %1540 : vector<4xi32>
            %1542 = arith.select %3, %1541, %1540 : vector<4xi32>
            %1543 = arith.select %3, %1540, %1541 : vector<4xi32>
            %1544 = vector.shuffle %1542, %1543 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1545 = vector.bitcast %1544 : vector<8xi32> to vector<16xf16>
            %1546 = arith.truncf %1538 : vector<8xf32> to vector<8xf16>
            %1547 = vector.bitcast %1546 : vector<8xf16> to vector<4xi32>
            %1548 = wave.swap_halves %1547 : vector<4xi32>
            %1549 = arith.select %3, %1548, %1547 : vector<4xi32>
            %1550 = arith.select %3, %1547, %1548 : vector<4xi32>
            %1551 = vector.shuffle %1549, %1550 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1552 = vector.bitcast %1551 : vector<8xi32> to vector<16xf16>
            %1553 = arith.addf %1536, %1538 : vector<8xf32>
            %1554 = vector.extract %1553[0] : f32 from vector<8xf32>
            %1555 = vector.extract %1553[1] : f32 from vector<8xf32>
            %1556 = vector.extract %1553[2] : f32 from vector<8xf32>
            %1557 = vector.extract %1553[3] : f32 from vector<8xf32>
            %1558 = vector.extract %1553[4] : f32 from vector<8xf32>
            %1559 = vector.extract %1553[5] : f32 from vector<8xf32>
            %1560 = vector.extract %1553[6] : f32 from vector<8xf32>
            %1561 = vector.extract %1553[7] : f32 from vector<8xf32>
            %1562 = arith.addf %1554, %1558 : f32
            %1563 = arith.addf %1555, %1559 : f32
            %1564 = arith.addf %1556, %1560 : f32
            %1565 = arith.addf %1557, %1561 : f32
            %1566 = arith.addf %1562, %1564 : f32
            %1567 = arith.addf %1563, %1565 : f32
            %1568 = arith.addf %1566, %1567 : f32
            %1569 = arith.addf %1511#1, %1568 : f32
            %1570 = vector.bitcast %1365 : vector<4xi32> to vector<16xi8>
            %1571 = wave.fp8_decode "e5m2" packed %1570 : vector<16xi8> -> vector<16xf16>
            %1572 = wave.mma %1571, %1545, %1511#2 : vector<16xf16>, vector<8xf32>
            %1573 = vector.bitcast %1368 : vector<4xi32> to vector<16xi8>
            %1574 = wave.fp8_decode "e5m2" packed %1573 : vector<16xi8> -> vector<16xf16>
            %1575 = wave.mma %1574, %1545, %1511#3 : vector<16xf16>, vector<8xf32>
            %1576 = vector.bitcast %1371 : vector<4xi32> to vector<16xi8>
            %1577 = wave.fp8_decode "e5m2" packed %1576 : vector<16xi8> -> vector<16xf16>
            %1578 = wave.mma %1577, %1545, %1511#4 : vector<16xf16>, vector<8xf32>
            %1579 = vector.bitcast %1374 : vector<4xi32> to vector<16xi8>
            %1580 = wave.fp8_decode "e5m2" packed %1579 : vector<16xi8> -> vector<16xf16>
            %1581 = wave.mma %1580, %1545, %1511#5 : vector<16xf16>, vector<8xf32>
            %1582 = vector.bitcast %1377 : vector<4xi32> to vector<16xi8>
            %1583 = wave.fp8_decode "e5m2" packed %1582 : vector<16xi8> -> vector<16xf16>
            %1584 = wave.mma %1583, %1545, %1511#6 : vector<16xf16>, vector<8xf32>
            %1585 = vector.bitcast %1380 : vector<4xi32> to vector<16xi8>
            %1586 = wave.fp8_decode "e5m2" packed %1585 : vector<16xi8> -> vector<16xf16>
            %1587 = wave.mma %1586, %1545, %1511#7 : vector<16xf16>, vector<8xf32>
            %1588 = vector.bitcast %1383 : vector<4xi32> to vector<16xi8>
            %1589 = wave.fp8_decode "e5m2" packed %1588 : vector<16xi8> -> vector<16xf16>
            %1590 = wave.mma %1589, %1545, %1511#8 : vector<16xf16>, vector<8xf32>
            %1591 = vector.bitcast %1386 : vector<4xi32> to vector<16xi8>
            %1592 = wave.fp8_decode "e5m2" packed %1591 : vector<16xi8> -> vector<16xf16>
            %1593 = wave.mma %1592, %1545, %1511#9 : vector<16xf16>, vector<8xf32>
            %1594 = arith.addi %1095, %38 : index
            %1595 = arith.addi %1594, %c59 : index
            %1596 = vector.load %kv[%1595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1597 = arith.addi %1095, %38 : index
            %1598 = arith.addi %1597, %c86 : index
            %1599 = vector.load %kv[%1598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1600 = arith.addi %1095, %38 : index
            %1601 = arith.addi %1600, %c87 : index
            %1602 = vector.load %kv[%1601] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1603 = arith.addi %1095, %38 : index
            %1604 = arith.addi %1603, %c88 : index
            %1605 = vector.load %kv[%1604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1606 = arith.addi %1095, %38 : index
            %1607 = arith.addi %1606, %c60 : index
            %1608 = vector.load %kv[%1607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1609 = arith.addi %1095, %38 : index
            %1610 = arith.addi %1609, %c89 : index
            %1611 = vector.load %kv[%1610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1612 = arith.addi %1095, %38 : index
            %1613 = arith.addi %1612, %c90 : index
            %1614 = vector.load %kv[%1613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1615 = arith.addi %1095, %38 : index
            %1616 = arith.addi %1615, %c91 : index
            %1617 = vector.load %kv[%1616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1618 = vector.bitcast %1453 : vector<4xi32> to vector<16xi8>
            %1619 = wave.fp8_decode "e5m2" packed %1618 : vector<16xi8> -> vector<16xf16>
            %1620 = wave.mma %1619, %1545, %1511#10 : vector<16xf16>, vector<8xf32>
            %1621 = vector.bitcast %1456 : vector<4xi32> to vector<16xi8>
            %1622 = wave.fp8_decode "e5m2" packed %1621 : vector<16xi8> -> vector<16xf16>
            %1623 = wave.mma %1622, %1545, %1511#11 : vector<16xf16>, vector<8xf32>
            %1624 = vector.bitcast %1459 : vector<4xi32> to vector<16xi8>
            %1625 = wave.fp8_decode "e5m2" packed %1624 : vector<16xi8> -> vector<16xf16>
            %1626 = wave.mma %1625, %1545, %1511#12 : vector<16xf16>, vector<8xf32>
            %1627 = vector.bitcast %1462 : vector<4xi32> to vector<16xi8>
            %1628 = wave.fp8_decode "e5m2" packed %1627 : vector<16xi8> -> vector<16xf16>
            %1629 = wave.mma %1628, %1545, %1511#13 : vector<16xf16>, vector<8xf32>
            %1630 = vector.bitcast %1465 : vector<4xi32> to vector<16xi8>
            %1631 = wave.fp8_decode "e5m2" packed %1630 : vector<16xi8> -> vector<16xf16>
            %1632 = wave.mma %1631, %1545, %1511#14 : vector<16xf16>, vector<8xf32>
            %1633 = vector.bitcast %1468 : vector<4xi32> to vector<16xi8>
            %1634 = wave.fp8_decode "e5m2" packed %1633 : vector<16xi8> -> vector<16xf16>
            %1635 = wave.mma %1634, %1545, %1511#15 : vector<16xf16>, vector<8xf32>
            %1636 = vector.bitcast %1471 : vector<4xi32> to vector<16xi8>
            %1637 = wave.fp8_decode "e5m2" packed %1636 : vector<16xi8> -> vector<16xf16>
            %1638 = wave.mma %1637, %1545, %1511#16 : vector<16xf16>, vector<8xf32>
            %1639 = vector.bitcast %1474 : vector<4xi32> to vector<16xi8>
            %1640 = wave.fp8_decode "e5m2" packed %1639 : vector<16xi8> -> vector<16xf16>
            %1641 = wave.mma %1640, %1545, %1511#17 : vector<16xf16>, vector<8xf32>
            %1642 = arith.addi %1095, %38 : index
            %1643 = arith.addi %1642, %c61 : index
            %1644 = vector.load %kv[%1643] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1645 = arith.addi %1095, %38 : index
            %1646 = arith.addi %1645, %c92 : index
            %1647 = vector.load %kv[%1646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1648 = arith.addi %1095, %38 : index
            %1649 = arith.addi %1648, %c93 : index
            %1650 = vector.load %kv[%1649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1651 = arith.addi %1095, %38 : index
            %1652 = arith.addi %1651, %c94 : index
            %1653 = vector.load %kv[%1652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1654 = arith.addi %1095, %38 : index
            %1655 = arith.addi %1654, %c62 : index
            %1656 = vector.load %kv[%1655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1657 = arith.addi %1095, %38 : index
            %1658 = arith.addi %1657, %c95 : index
            %1659 = vector.load %kv[%1658] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1660 = arith.addi %1095, %38 : index
            %1661 = arith.addi %1660, %c96 : index
            %1662 = vector.load %kv[%1661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1663 = arith.addi %1095, %38 : index
            %1664 = arith.addi %1663, %c97 : index
            %1665 = vector.load %kv[%1664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1666 = vector.bitcast %1596 : vector<4xi32> to vector<16xi8>
            %1667 = wave.fp8_decode "e5m2" packed %1666 : vector<16xi8> -> vector<16xf16>
            %1668 = wave.mma %1667, %1552, %1572 : vector<16xf16>, vector<8xf32>
            %1669 = vector.bitcast %1599 : vector<4xi32> to vector<16xi8>
            %1670 = wave.fp8_decode "e5m2" packed %1669 : vector<16xi8> -> vector<16xf16>
            %1671 = wave.mma %1670, %1552, %1575 : vector<16xf16>, vector<8xf32>
            %1672 = vector.bitcast %1602 : vector<4xi32> to vector<16xi8>
            %1673 = wave.fp8_decode "e5m2" packed %1672 : vector<16xi8> -> vector<16xf16>
            %1674 = wave.mma %1673, %1552, %1578 : vector<16xf16>, vector<8xf32>
            %1675 = vector.bitcast %1605 : vector<4xi32> to vector<16xi8>
            %1676 = wave.fp8_decode "e5m2" packed %1675 : vector<16xi8> -> vector<16xf16>
            %1677 = wave.mma %1676, %1552, %1581 : vector<16xf16>, vector<8xf32>
            %1678 = vector.bitcast %1608 : vector<4xi32> to vector<16xi8>
            %1679 = wave.fp8_decode "e5m2" packed %1678 : vector<16xi8> -> vector<16xf16>
            %1680 = wave.mma %1679, %1552, %1584 : vector<16xf16>, vector<8xf32>
            %1681 = vector.bitcast %1611 : vector<4xi32> to vector<16xi8>
            %1682 = wave.fp8_decode "e5m2" packed %1681 : vector<16xi8> -> vector<16xf16>
            %1683 = wave.mma %1682, %1552, %1587 : vector<16xf16>, vector<8xf32>
            %1684 = vector.bitcast %1614 : vector<4xi32> to vector<16xi8>
            %1685 = wave.fp8_decode "e5m2" packed %1684 : vector<16xi8> -> vector<16xf16>
            %1686 = wave.mma %1685, %1552, %1590 : vector<16xf16>, vector<8xf32>
            %1687 = vector.bitcast %1617 : vector<4xi32> to vector<16xi8>
            %1688 = wave.fp8_decode "e5m2" packed %1687 : vector<16xi8> -> vector<16xf16>
            %1689 = wave.mma %1688, %1552, %1593 : vector<16xf16>, vector<8xf32>
            %1690 = vector.bitcast %1644 : vector<4xi32> to vector<16xi8>
            %1691 = wave.fp8_decode "e5m2" packed %1690 : vector<16xi8> -> vector<16xf16>
            %1692 = wave.mma %1691, %1552, %1620 : vector<16xf16>, vector<8xf32>
            %1693 = vector.bitcast %1647 : vector<4xi32> to vector<16xi8>
            %1694 = wave.fp8_decode "e5m2" packed %1693 : vector<16xi8> -> vector<16xf16>
            %1695 = wave.mma %1694, %1552, %1623 : vector<16xf16>, vector<8xf32>
            %1696 = vector.bitcast %1650 : vector<4xi32> to vector<16xi8>
            %1697 = wave.fp8_decode "e5m2" packed %1696 : vector<16xi8> -> vector<16xf16>
            %1698 = wave.mma %1697, %1552, %1626 : vector<16xf16>, vector<8xf32>
            %1699 = vector.bitcast %1653 : vector<4xi32> to vector<16xi8>
            %1700 = wave.fp8_decode "e5m2" packed %1699 : vector<16xi8> -> vector<16xf16>
            %1701 = wave.mma %1700, %1552, %1629 : vector<16xf16>, vector<8xf32>
            %1702 = vector.bitcast %1656 : vector<4xi32> to vector<16xi8>
            %1703 = wave.fp8_decode "e5m2" packed %1702 : vector<16xi8> -> vector<16xf16>
            %1704 = wave.mma %1703, %1552, %1632 : vector<16xf16>, vector<8xf32>
            %1705 = vector.bitcast %1659 : vector<4xi32> to vector<16xi8>
            %1706 = wave.fp8_decode "e5m2" packed %1705 : vector<16xi8> -> vector<16xf16>
            %1707 = wave.mma %1706, %1552, %1635 : vector<16xf16>, vector<8xf32>
            %1708 = vector.bitcast %1662 : vector<4xi32> to vector<16xi8>
            %1709 = wave.fp8_decode "e5m2" packed %1708 : vector<16xi8> -> vector<16xf16>
            %1710 = wave.mma %1709, %1552, %1638 : vector<16xf16>, vector<8xf32>
            %1711 = vector.bitcast %1665 : vector<4xi32> to vector<16xi8>
            %1712 = wave.fp8_decode "e5m2" packed %1711 : vector<16xi8> -> vector<16xf16>
            %1713 = wave.mma %1712, %1552, %1641 : vector<16xf16>, vector<8xf32>
            scf.yield %1511#0, %1569, %1668, %1671, %1674, %1677, %1680, %1683, %1686, %1689, %1692, %1695, %1698, %1701, %1704, %1707, %1710, %1713 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          } else {
            %1714 = arith.muli %324, %c75 : i32
            %1715 = arith.addi %312, %1714 : i32
            %1716 = arith.divui %1715, %c19 : i32
            %1717 = arith.addi %1716, %c76 : i32
            %1718 = arith.minsi %1717, %43 : i32
            %1719 = arith.index_castui %1718 : i32 to index
            %1720 = arith.addi %35, %1719 : index
            %1721 = memref.load %step[%1720] : memref<?xi32>
            %1722 = arith.index_cast %1721 : i32 to index
            %1723 = arith.muli %1722, %36 : index
            %1724 = arith.addi %1723, %37 : index
            %1725 = arith.addi %1716, %c18 : i32
            %1726 = arith.minsi %1725, %43 : i32
            %1727 = arith.index_castui %1726 : i32 to index
            %1728 = arith.addi %35, %1727 : index
            %1729 = memref.load %step[%1728] : memref<?xi32>
            %1730 = arith.index_cast %1729 : i32 to index
            %1731 = arith.muli %1730, %36 : index
            %1732 = arith.addi %1731, %37 : index
            %1733 = wave.opaque %c23
            %1734 = arith.muli %1, %c8 : index
            %1735 = arith.addi %1733, %1734 : index
            %1736 = arith.subi %314, %1715 : i32
            %1737 = arith.subi %1736, %c76 : i32
            %1738 = arith.minsi %1737, %c19 : i32
            %1739 = arith.maxsi %1738, %c76 : i32
            %1740 = arith.cmpi sgt, %1739, %c76 : i32
            %1741 = arith.select %1740, %c100, %c76 : i32
            %1742 = arith.ori %c76, %1741 : i32
            %1743 = arith.cmpi sgt, %1739, %c18 : i32
            %1744 = arith.select %1743, %c100, %c76 : i32
            %1745 = arith.ori %c76, %1744 : i32
            %1746 = arith.cmpi sgt, %1739, %c101 : i32
            %1747 = arith.select %1746, %c102, %c76 : i32
            %1748 = arith.ori %1742, %1747 : i32
            %1749 = arith.cmpi sgt, %1739, %c103 : i32
            %1750 = arith.select %1749, %c102, %c76 : i32
            %1751 = arith.ori %1745, %1750 : i32
            %1752 = arith.cmpi sgt, %1739, %c104 : i32
            %1753 = arith.select %1752, %c105, %c76 : i32
            %1754 = arith.ori %1748, %1753 : i32
            %1755 = arith.cmpi sgt, %1739, %c106 : i32
            %1756 = arith.select %1755, %c105, %c76 : i32
            %1757 = arith.ori %1751, %1756 : i32
            %1758 = arith.cmpi sgt, %1739, %c107 : i32
            %1759 = arith.select %1758, %c108, %c76 : i32
            %1760 = arith.ori %1754, %1759 : i32
            %1761 = arith.cmpi sgt, %1739, %c109 : i32
            %1762 = arith.select %1761, %c108, %c76 : i32
            %1763 = arith.ori %1757, %1762 : i32
            %1764 = arith.cmpi sgt, %1739, %c110 : i32
            %1765 = arith.select %1764, %c100, %c76 : i32
            %1766 = arith.ori %c76, %1765 : i32
            %1767 = arith.cmpi sgt, %1739, %c111 : i32
            %1768 = arith.select %1767, %c100, %c76 : i32
            %1769 = arith.ori %c76, %1768 : i32
            %1770 = arith.cmpi sgt, %1739, %c112 : i32
            %1771 = arith.select %1770, %c102, %c76 : i32
            %1772 = arith.ori %1766, %1771 : i32
            %1773 = arith.cmpi sgt, %1739, %c113 : i32
            %1774 = arith.select %1773, %c102, %c76 : i32
            %1775 = arith.ori %1769, %1774 : i32
            %1776 = arith.cmpi sgt, %1739, %c114 : i32
            %1777 = arith.select %1776, %c105, %c76 : i32
            %1778 = arith.ori %1772, %1777 : i32
            %1779 = arith.cmpi sgt, %1739, %c115 : i32
            %1780 = arith.select %1779, %c105, %c76 : i32
            %1781 = arith.ori %1775, %1780 : i32
            %1782 = arith.cmpi sgt, %1739, %c56 : i32
            %1783 = arith.select %1782, %c108, %c76 : i32
            %1784 = arith.ori %1778, %1783 : i32
            %1785 = arith.cmpi sgt, %1739, %c53 : i32
            %1786 = arith.select %1785, %c108, %c76 : i32
            %1787 = arith.ori %1781, %1786 : i32
            %1788 = vector.from_elements %1760, %1784, %1763, %1787 : vector<4xi32>
            %1789 = arith.subi %314, %1715 : i32
            %1790 = arith.subi %1789, %c19 : i32
            %1791 = arith.minsi %1790, %c19 : i32
            %1792 = arith.maxsi %1791, %c76 : i32
            %1793 = arith.cmpi sgt, %1792, %c76 : i32
            %1794 = arith.select %1793, %c100, %c76 : i32
            %1795 = arith.ori %c76, %1794 : i32
            %1796 = arith.cmpi sgt, %1792, %c18 : i32
            %1797 = arith.select %1796, %c100, %c76 : i32
            %1798 = arith.ori %c76, %1797 : i32
            %1799 = arith.cmpi sgt, %1792, %c101 : i32
            %1800 = arith.select %1799, %c102, %c76 : i32
            %1801 = arith.ori %1795, %1800 : i32
            %1802 = arith.cmpi sgt, %1792, %c103 : i32
            %1803 = arith.select %1802, %c102, %c76 : i32
            %1804 = arith.ori %1798, %1803 : i32
            %1805 = arith.cmpi sgt, %1792, %c104 : i32
            %1806 = arith.select %1805, %c105, %c76 : i32
            %1807 = arith.ori %1801, %1806 : i32
            %1808 = arith.cmpi sgt, %1792, %c106 : i32
            %1809 = arith.select %1808, %c105, %c76 : i32
            %1810 = arith.ori %1804, %1809 : i32
            %1811 = arith.cmpi sgt, %1792, %c107 : i32
            %1812 = arith.select %1811, %c108, %c76 : i32
            %1813 = arith.ori %1807, %1812 : i32
            %1814 = arith.cmpi sgt, %1792, %c109 : i32
            %1815 = arith.select %1814, %c108, %c76 : i32
            %1816 = arith.ori %1810, %1815 : i32
            %1817 = arith.cmpi sgt, %1792, %c110 : i32
            %1818 = arith.select %1817, %c100, %c76 : i32
            %1819 = arith.ori %c76, %1818 : i32
            %1820 = arith.cmpi sgt, %1792, %c111 : i32
            %1821 = arith.select %1820, %c100, %c76 : i32
            %1822 = arith.ori %c76, %1821 : i32
            %1823 = arith.cmpi sgt, %1792, %c112 : i32
            %1824 = arith.select %1823, %c102, %c76 : i32
            %1825 = arith.ori %1819, %1824 : i32
            %1826 = arith.cmpi sgt, %1792, %c113 : i32
            %1827 = arith.select %1826, %c102, %c76 : i32
            %1828 = arith.ori %1822, %1827 : i32
            %1829 = arith.cmpi sgt, %1792, %c114 : i32
            %1830 = arith.select %1829, %c105, %c76 : i32
            %1831 = arith.ori %1825, %1830 : i32
            %1832 = arith.cmpi sgt, %1792, %c115 : i32
            %1833 = arith.select %1832, %c105, %c76 : i32
            %1834 = arith.ori %1828, %1833 : i32
            %1835 = arith.cmpi sgt, %1792, %c56 : i32
            %1836 = arith.select %1835, %c108, %c76 : i32
            %1837 = arith.ori %1831, %1836 : i32
            %1838 = arith.cmpi sgt, %1792, %c53 : i32
            %1839 = arith.select %1838, %c108, %c76 : i32
            %1840 = arith.ori %1834, %1839 : i32
            %1841 = vector.from_elements %1813, %1837, %1816, %1840 : vector<4xi32>
            %1842 = arith.addi %1724, %38 : index
            %1843 = arith.addi %1842, %c57 : index
            %1844 = vector.load %kv[%1843] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1845 = arith.addi %1724, %38 : index
            %1846 = arith.addi %1845, %c80 : index
            %1847 = vector.load %kv[%1846] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1848 = arith.addi %1724, %38 : index
            %1849 = arith.addi %1848, %c81 : index
            %1850 = vector.load %kv[%1849] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1851 = arith.addi %1724, %38 : index
            %1852 = arith.addi %1851, %c82 : index
            %1853 = vector.load %kv[%1852] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1854 = arith.addi %1724, %38 : index
            %1855 = arith.addi %1854, %c58 : index
            %1856 = vector.load %kv[%1855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1857 = arith.addi %1724, %38 : index
            %1858 = arith.addi %1857, %c83 : index
            %1859 = vector.load %kv[%1858] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1860 = arith.addi %1724, %38 : index
            %1861 = arith.addi %1860, %c84 : index
            %1862 = vector.load %kv[%1861] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1863 = arith.addi %1724, %38 : index
            %1864 = arith.addi %1863, %c85 : index
            %1865 = vector.load %kv[%1864] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1866 = vector.bitcast %394#0 : vector<4xi32> to vector<16xi8>
            %1867 = wave.fp8_decode "e5m2" packed %1866 : vector<16xi8> -> vector<16xf16>
            %1868 = arith.addi %1735, %c23 : index
            %1869 = vector.load %4[%1868] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1870 = arith.addi %1868, %c36 : index
            %1871 = vector.load %4[%1870] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1872 = vector.shuffle %1869, %1871 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1873 = wave.mma %1867, %1872, %c73 : vector<16xf16>, vector<8xf32>
            %1874 = vector.bitcast %394#1 : vector<4xi32> to vector<16xi8>
            %1875 = wave.fp8_decode "e5m2" packed %1874 : vector<16xi8> -> vector<16xf16>
            %1876 = arith.addi %1735, %c6 : index
            %1877 = vector.load %4[%1876] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1878 = arith.addi %1876, %c36 : index
            %1879 = vector.load %4[%1878] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1880 = vector.shuffle %1877, %1879 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1881 = wave.mma %1875, %1880, %1873 : vector<16xf16>, vector<8xf32>
            %1882 = vector.bitcast %394#2 : vector<4xi32> to vector<16xi8>
            %1883 = wave.fp8_decode "e5m2" packed %1882 : vector<16xi8> -> vector<16xf16>
            %1884 = arith.addi %1735, %c57 : index
            %1885 = vector.load %4[%1884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1886 = arith.addi %1884, %c36 : index
            %1887 = vector.load %4[%1886] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1888 = vector.shuffle %1885, %1887 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1889 = wave.mma %1883, %1888, %1881 : vector<16xf16>, vector<8xf32>
            %1890 = vector.bitcast %394#3 : vector<4xi32> to vector<16xi8>
            %1891 = wave.fp8_decode "e5m2" packed %1890 : vector<16xi8> -> vector<16xf16>
            %1892 = arith.addi %1735, %c58 : index
            %1893 = vector.load %4[%1892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1894 = arith.addi %1892, %c36 : index
            %1895 = vector.load %4[%1894] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1896 = vector.shuffle %1893, %1895 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1897 = wave.mma %1891, %1896, %1889 : vector<16xf16>, vector<8xf32>
            %1898 = vector.bitcast %394#4 : vector<4xi32> to vector<16xi8>
            %1899 = wave.fp8_decode "e5m2" packed %1898 : vector<16xi8> -> vector<16xf16>
            %1900 = arith.addi %1735, %c59 : index
            %1901 = vector.load %4[%1900] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1902 = arith.addi %1900, %c36 : index
            %1903 = vector.load %4[%1902] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1904 = vector.shuffle %1901, %1903 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1905 = wave.mma %1899, %1904, %1897 : vector<16xf16>, vector<8xf32>
            %1906 = vector.bitcast %394#5 : vector<4xi32> to vector<16xi8>
            %1907 = wave.fp8_decode "e5m2" packed %1906 : vector<16xi8> -> vector<16xf16>
            %1908 = arith.addi %1735, %c60 : index
            %1909 = vector.load %4[%1908] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1910 = arith.addi %1908, %c36 : index
            %1911 = vector.load %4[%1910] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1912 = vector.shuffle %1909, %1911 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1913 = wave.mma %1907, %1912, %1905 : vector<16xf16>, vector<8xf32>
            %1914 = vector.bitcast %394#6 : vector<4xi32> to vector<16xi8>
            %1915 = wave.fp8_decode "e5m2" packed %1914 : vector<16xi8> -> vector<16xf16>
            %1916 = arith.addi %1735, %c61 : index
            %1917 = vector.load %4[%1916] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1918 = arith.addi %1916, %c36 : index
            %1919 = vector.load %4[%1918] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1920 = vector.shuffle %1917, %1919 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1921 = wave.mma %1915, %1920, %1913 : vector<16xf16>, vector<8xf32>
            %1922 = vector.bitcast %394#7 : vector<4xi32> to vector<16xi8>
            %1923 = wave.fp8_decode "e5m2" packed %1922 : vector<16xi8> -> vector<16xf16>
            %1924 = arith.addi %1735, %c62 : index
            %1925 = vector.load %4[%1924] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1926 = arith.addi %1924, %c36 : index
            %1927 = vector.load %4[%1926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1928 = vector.shuffle %1925, %1927 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1929 = wave.mma %1923, %1928, %1921 : vector<16xf16>, vector<8xf32>
            %1930 = arith.addi %1732, %38 : index
            %1931 = arith.addi %1930, %c23 : index
            %1932 = vector.load %kv[%1931] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1933 = arith.addi %1732, %38 : index
            %1934 = arith.addi %1933, %c28 : index
            %1935 = vector.load %kv[%1934] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1936 = arith.addi %1732, %38 : index
            %1937 = arith.addi %1936, %c36 : index
            %1938 = vector.load %kv[%1937] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1939 = arith.addi %1732, %38 : index
            %1940 = arith.addi %1939, %c44 : index
            %1941 = vector.load %kv[%1940] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1942 = arith.addi %1732, %38 : index
            %1943 = arith.addi %1942, %c6 : index
            %1944 = vector.load %kv[%1943] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1945 = arith.addi %1732, %38 : index
            %1946 = arith.addi %1945, %c77 : index
            %1947 = vector.load %kv[%1946] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1948 = arith.addi %1732, %38 : index
            %1949 = arith.addi %1948, %c78 : index
            %1950 = vector.load %kv[%1949] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1951 = arith.addi %1732, %38 : index
            %1952 = arith.addi %1951, %c79 : index
            %1953 = vector.load %kv[%1952] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1954 = vector.bitcast %1844 : vector<4xi32> to vector<16xi8>
            %1955 = wave.fp8_decode "e5m2" packed %1954 : vector<16xi8> -> vector<16xf16>
            %1956 = arith.addi %1735, %c16 : index
            %1957 = vector.load %4[%1956] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1958 = arith.addi %1956, %c36 : index
            %1959 = vector.load %4[%1958] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1960 = vector.shuffle %1957, %1959 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1961 = wave.mma %1955, %1960, %1929 : vector<16xf16>, vector<8xf32>
            %1962 = vector.bitcast %1847 : vector<4xi32> to vector<16xi8>
            %1963 = wave.fp8_decode "e5m2" packed %1962 : vector<16xi8> -> vector<16xf16>
            %1964 = arith.addi %1735, %c63 : index
            %1965 = vector.load %4[%1964] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1966 = arith.addi %1964, %c36 : index
            %1967 = vector.load %4[%1966] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1968 = vector.shuffle %1965, %1967 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1969 = wave.mma %1963, %1968, %1961 : vector<16xf16>, vector<8xf32>
            %1970 = vector.bitcast %1850 : vector<4xi32> to vector<16xi8>
            %1971 = wave.fp8_decode "e5m2" packed %1970 : vector<16xi8> -> vector<16xf16>
            %1972 = arith.addi %1735, %c64 : index
            %1973 = vector.load %4[%1972] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1974 = arith.addi %1972, %c36 : index
            %1975 = vector.load %4[%1974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1976 = vector.shuffle %1973, %1975 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1977 = wave.mma %1971, %1976, %1969 : vector<16xf16>, vector<8xf32>
            %1978 = vector.bitcast %1853 : vector<4xi32> to vector<16xi8>
            %1979 = wave.fp8_decode "e5m2" packed %1978 : vector<16xi8> -> vector<16xf16>
            %1980 = arith.addi %1735, %c65 : index
            %1981 = vector.load %4[%1980] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1982 = arith.addi %1980, %c36 : index
            %1983 = vector.load %4[%1982] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1984 = vector.shuffle %1981, %1983 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1985 = wave.mma %1979, %1984, %1977 : vector<16xf16>, vector<8xf32>
            %1986 = vector.bitcast %1856 : vector<4xi32> to vector<16xi8>
            %1987 = wave.fp8_decode "e5m2" packed %1986 : vector<16xi8> -> vector<16xf16>
            %1988 = arith.addi %1735, %c66 : index
            %1989 = vector.load %4[%1988] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1990 = arith.addi %1988, %c36 : index
            %1991 = vector.load %4[%1990] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1992 = vector.shuffle %1989, %1991 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %1993 = wave.mma %1987, %1992, %1985 : vector<16xf16>, vector<8xf32>
            %1994 = vector.bitcast %1859 : vector<4xi32> to vector<16xi8>
            %1995 = wave.fp8_decode "e5m2" packed %1994 : vector<16xi8> -> vector<16xf16>
            %1996 = arith.addi %1735, %c67 : index
            %1997 = vector.load %4[%1996] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %1998 = arith.addi %1996, %c36 : index
            %1999 = vector.load %4[%1998] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2000 = vector.shuffle %1997, %1999 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2001 = wave.mma %1995, %2000, %1993 : vector<16xf16>, vector<8xf32>
            %2002 = vector.bitcast %1862 : vector<4xi32> to vector<16xi8>
            %2003 = wave.fp8_decode "e5m2" packed %2002 : vector<16xi8> -> vector<16xf16>
            %2004 = arith.addi %1735, %c68 : index
            %2005 = vector.load %4[%2004] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2006 = arith.addi %2004, %c36 : index
            %2007 = vector.load %4[%2006] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2008 = vector.shuffle %2005, %2007 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2009 = wave.mma %2003, %2008, %2001 : vector<16xf16>, vector<8xf32>
            %2010 = vector.bitcast %1865 : vector<4xi32> to vector<16xi8>
            %2011 = wave.fp8_decode "e5m2" packed %2010 : vector<16xi8> -> vector<16xf16>
            %2012 = arith.addi %1735, %c69 : index
            %2013 = vector.load %4[%2012] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2014 = arith.addi %2012, %c36 : index
            %2015 = vector.load %4[%2014] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2016 = vector.shuffle %2013, %2015 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2017 = wave.mma %2011, %2016, %2009 : vector<16xf16>, vector<8xf32>
            %2018 = arith.addi %1732, %38 : index
            %2019 = arith.addi %2018, %c57 : index
            %2020 = vector.load %kv[%2019] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2021 = arith.addi %1732, %38 : index
            %2022 = arith.addi %2021, %c80 : index
            %2023 = vector.load %kv[%2022] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2024 = arith.addi %1732, %38 : index
            %2025 = arith.addi %2024, %c81 : index
            %2026 = vector.load %kv[%2025] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2027 = arith.addi %1732, %38 : index
            %2028 = arith.addi %2027, %c82 : index
            %2029 = vector.load %kv[%2028] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2030 = arith.addi %1732, %38 : index
            %2031 = arith.addi %2030, %c58 : index
            %2032 = vector.load %kv[%2031] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2033 = arith.addi %1732, %38 : index
            %2034 = arith.addi %2033, %c83 : index
            %2035 = vector.load %kv[%2034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2036 = arith.addi %1732, %38 : index
            %2037 = arith.addi %2036, %c84 : index
            %2038 = vector.load %kv[%2037] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2039 = arith.addi %1732, %38 : index
            %2040 = arith.addi %2039, %c85 : index
            %2041 = vector.load %kv[%2040] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2042 = vector.bitcast %1932 : vector<4xi32> to vector<16xi8>
            %2043 = wave.fp8_decode "e5m2" packed %2042 : vector<16xi8> -> vector<16xf16>
            %2044 = arith.addi %1735, %c23 : index
            %2045 = vector.load %4[%2044] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2046 = arith.addi %2044, %c36 : index
            %2047 = vector.load %4[%2046] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2048 = vector.shuffle %2045, %2047 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2049 = wave.mma %2043, %2048, %c73 : vector<16xf16>, vector<8xf32>
            %2050 = vector.bitcast %1935 : vector<4xi32> to vector<16xi8>
            %2051 = wave.fp8_decode "e5m2" packed %2050 : vector<16xi8> -> vector<16xf16>
            %2052 = arith.addi %1735, %c6 : index
            %2053 = vector.load %4[%2052] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2054 = arith.addi %2052, %c36 : index
            %2055 = vector.load %4[%2054] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2056 = vector.shuffle %2053, %2055 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2057 = wave.mma %2051, %2056, %2049 : vector<16xf16>, vector<8xf32>
            %2058 = vector.bitcast %1938 : vector<4xi32> to vector<16xi8>
            %2059 = wave.fp8_decode "e5m2" packed %2058 : vector<16xi8> -> vector<16xf16>
            %2060 = arith.addi %1735, %c57 : index
            %2061 = vector.load %4[%2060] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2062 = arith.addi %2060, %c36 : index
            %2063 = vector.load %4[%2062] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2064 = vector.shuffle %2061, %2063 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2065 = wave.mma %2059, %2064, %2057 : vector<16xf16>, vector<8xf32>
            %2066 = vector.bitcast %1941 : vector<4xi32> to vector<16xi8>
            %2067 = wave.fp8_decode "e5m2" packed %2066 : vector<16xi8> -> vector<16xf16>
            %2068 = arith.addi %1735, %c58 : index
            %2069 = vector.load %4[%2068] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2070 = arith.addi %2068, %c36 : index
            %2071 = vector.load %4[%2070] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2072 = vector.shuffle %2069, %2071 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2073 = wave.mma %2067, %2072, %2065 : vector<16xf16>, vector<8xf32>
            %2074 = vector.bitcast %1944 : vector<4xi32> to vector<16xi8>
            %2075 = wave.fp8_decode "e5m2" packed %2074 : vector<16xi8> -> vector<16xf16>
            %2076 = arith.addi %1735, %c59 : index
            %2077 = vector.load %4[%2076] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2078 = arith.addi %2076, %c36 : index
            %2079 = vector.load %4[%2078] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2080 = vector.shuffle %2077, %2079 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2081 = wave.mma %2075, %2080, %2073 : vector<16xf16>, vector<8xf32>
            %2082 = vector.bitcast %1947 : vector<4xi32> to vector<16xi8>
            %2083 = wave.fp8_decode "e5m2" packed %2082 : vector<16xi8> -> vector<16xf16>
            %2084 = arith.addi %1735, %c60 : index
            %2085 = vector.load %4[%2084] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2086 = arith.addi %2084, %c36 : index
            %2087 = vector.load %4[%2086] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2088 = vector.shuffle %2085, %2087 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2089 = wave.mma %2083, %2088, %2081 : vector<16xf16>, vector<8xf32>
            %2090 = vector.bitcast %1950 : vector<4xi32> to vector<16xi8>
            %2091 = wave.fp8_decode "e5m2" packed %2090 : vector<16xi8> -> vector<16xf16>
            %2092 = arith.addi %1735, %c61 : index
            %2093 = vector.load %4[%2092] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2094 = arith.addi %2092, %c36 : index
            %2095 = vector.load %4[%2094] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2096 = vector.shuffle %2093, %2095 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2097 = wave.mma %2091, %2096, %2089 : vector<16xf16>, vector<8xf32>
            %2098 = vector.bitcast %1953 : vector<4xi32> to vector<16xi8>
            %2099 = wave.fp8_decode "e5m2" packed %2098 : vector<16xi8> -> vector<16xf16>
            %2100 = arith.addi %1735, %c62 : index
            %2101 = vector.load %4[%2100] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2102 = arith.addi %2100, %c36 : index
            %2103 = vector.load %4[%2102] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2104 = vector.shuffle %2101, %2103 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2105 = wave.mma %2099, %2104, %2097 : vector<16xf16>, vector<8xf32>
            %2106 = arith.addi %1724, %38 : index
            %2107 = arith.addi %2106, %c59 : index
            %2108 = vector.load %kv[%2107] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2109 = arith.addi %1724, %38 : index
            %2110 = arith.addi %2109, %c86 : index
            %2111 = vector.load %kv[%2110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2112 = arith.addi %1724, %38 : index
            %2113 = arith.addi %2112, %c87 : index
            %2114 = vector.load %kv[%2113] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2115 = arith.addi %1724, %38 : index
            %2116 = arith.addi %2115, %c88 : index
            %2117 = vector.load %kv[%2116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2118 = arith.addi %1724, %38 : index
            %2119 = arith.addi %2118, %c60 : index
            %2120 = vector.load %kv[%2119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2121 = arith.addi %1724, %38 : index
            %2122 = arith.addi %2121, %c89 : index
            %2123 = vector.load %kv[%2122] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2124 = arith.addi %1724, %38 : index
            %2125 = arith.addi %2124, %c90 : index
            %2126 = vector.load %kv[%2125] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2127 = arith.addi %1724, %38 : index
            %2128 = arith.addi %2127, %c91 : index
            %2129 = vector.load %kv[%2128] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2130 = vector.bitcast %2020 : vector<4xi32> to vector<16xi8>
            %2131 = wave.fp8_decode "e5m2" packed %2130 : vector<16xi8> -> vector<16xf16>
            %2132 = arith.addi %1735, %c16 : index
            %2133 = vector.load %4[%2132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2134 = arith.addi %2132, %c36 : index
            %2135 = vector.load %4[%2134] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2136 = vector.shuffle %2133, %2135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2137 = wave.mma %2131, %2136, %2105 : vector<16xf16>, vector<8xf32>
            %2138 = vector.bitcast %2023 : vector<4xi32> to vector<16xi8>
            %2139 = wave.fp8_decode "e5m2" packed %2138 : vector<16xi8> -> vector<16xf16>
            %2140 = arith.addi %1735, %c63 : index
            %2141 = vector.load %4[%2140] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2142 = arith.addi %2140, %c36 : index
            %2143 = vector.load %4[%2142] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2144 = vector.shuffle %2141, %2143 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2145 = wave.mma %2139, %2144, %2137 : vector<16xf16>, vector<8xf32>
            %2146 = vector.bitcast %2026 : vector<4xi32> to vector<16xi8>
            %2147 = wave.fp8_decode "e5m2" packed %2146 : vector<16xi8> -> vector<16xf16>
            %2148 = arith.addi %1735, %c64 : index
            %2149 = vector.load %4[%2148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2150 = arith.addi %2148, %c36 : index
            %2151 = vector.load %4[%2150] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2152 = vector.shuffle %2149, %2151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2153 = wave.mma %2147, %2152, %2145 : vector<16xf16>, vector<8xf32>
            %2154 = vector.bitcast %2029 : vector<4xi32> to vector<16xi8>
            %2155 = wave.fp8_decode "e5m2" packed %2154 : vector<16xi8> -> vector<16xf16>
            %2156 = arith.addi %1735, %c65 : index
            %2157 = vector.load %4[%2156] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2158 = arith.addi %2156, %c36 : index
            %2159 = vector.load %4[%2158] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2160 = vector.shuffle %2157, %2159 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2161 = wave.mma %2155, %2160, %2153 : vector<16xf16>, vector<8xf32>
            %2162 = vector.bitcast %2032 : vector<4xi32> to vector<16xi8>
            %2163 = wave.fp8_decode "e5m2" packed %2162 : vector<16xi8> -> vector<16xf16>
            %2164 = arith.addi %1735, %c66 : index
            %2165 = vector.load %4[%2164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2166 = arith.addi %2164, %c36 : index
            %2167 = vector.load %4[%2166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2168 = vector.shuffle %2165, %2167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2169 = wave.mma %2163, %2168, %2161 : vector<16xf16>, vector<8xf32>
            %2170 = vector.bitcast %2035 : vector<4xi32> to vector<16xi8>
            %2171 = wave.fp8_decode "e5m2" packed %2170 : vector<16xi8> -> vector<16xf16>
            %2172 = arith.addi %1735, %c67 : index
            %2173 = vector.load %4[%2172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2174 = arith.addi %2172, %c36 : index
            %2175 = vector.load %4[%2174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2176 = vector.shuffle %2173, %2175 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2177 = wave.mma %2171, %2176, %2169 : vector<16xf16>, vector<8xf32>
            %2178 = vector.bitcast %2038 : vector<4xi32> to vector<16xi8>
            %2179 = wave.fp8_decode "e5m2" packed %2178 : vector<16xi8> -> vector<16xf16>
            %2180 = arith.addi %1735, %c68 : index
            %2181 = vector.load %4[%2180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2182 = arith.addi %2180, %c36 : index
            %2183 = vector.load %4[%2182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2184 = vector.shuffle %2181, %2183 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2185 = wave.mma %2179, %2184, %2177 : vector<16xf16>, vector<8xf32>
            %2186 = vector.bitcast %2041 : vector<4xi32> to vector<16xi8>
            %2187 = wave.fp8_decode "e5m2" packed %2186 : vector<16xi8> -> vector<16xf16>
            %2188 = arith.addi %1735, %c69 : index
            %2189 = vector.load %4[%2188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2190 = arith.addi %2188, %c36 : index
            %2191 = vector.load %4[%2190] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %2192 = vector.shuffle %2189, %2191 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %2193 = wave.mma %2187, %2192, %2185 : vector<16xf16>, vector<8xf32>
            %2194 = arith.addi %1724, %38 : index
            %2195 = arith.addi %2194, %c61 : index
            %2196 = vector.load %kv[%2195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2197 = arith.addi %1724, %38 : index
            %2198 = arith.addi %2197, %c92 : index
            %2199 = vector.load %kv[%2198] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2200 = arith.addi %1724, %38 : index
            %2201 = arith.addi %2200, %c93 : index
            %2202 = vector.load %kv[%2201] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2203 = arith.addi %1724, %38 : index
            %2204 = arith.addi %2203, %c94 : index
            %2205 = vector.load %kv[%2204] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2206 = arith.addi %1724, %38 : index
            %2207 = arith.addi %2206, %c62 : index
            %2208 = vector.load %kv[%2207] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2209 = arith.addi %1724, %38 : index
            %2210 = arith.addi %2209, %c95 : index
            %2211 = vector.load %kv[%2210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2212 = arith.addi %1724, %38 : index
            %2213 = arith.addi %2212, %c96 : index
            %2214 = vector.load %kv[%2213] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2215 = arith.addi %1724, %38 : index
            %2216 = arith.addi %2215, %c97 : index
            %2217 = vector.load %kv[%2216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2218 = arith.index_cast %2 : index to i32
            %2219 = arith.addi %1715, %2218 : i32
            %2220 = arith.subi %41, %2219 : i32
            %2221 = arith.subi %2220, %c76 : i32
            %2222 = vector.broadcast %2221 : i32 to vector<8xi32>
            %2223 = arith.cmpi sgt, %2222, %c116 : vector<8xi32>
            %2224 = arith.subi %2220, %c19 : i32
            %2225 = vector.broadcast %2224 : i32 to vector<8xi32>
            %2226 = arith.cmpi sgt, %2225, %c116 : vector<8xi32>
            %2227 = arith.select %2223, %2017, %c117 : vector<8xi1>, vector<8xf32>
            %2228 = arith.select %2226, %2193, %c117 : vector<8xi1>, vector<8xf32>
            %2229 = vector.extract %2227[0] : f32 from vector<8xf32>
            %2230 = vector.extract %2227[1] : f32 from vector<8xf32>
            %2231 = vector.extract %2227[2] : f32 from vector<8xf32>
            %2232 = vector.extract %2227[3] : f32 from vector<8xf32>
            %2233 = vector.extract %2227[4] : f32 from vector<8xf32>
            %2234 = vector.extract %2227[5] : f32 from vector<8xf32>
            %2235 = vector.extract %2227[6] : f32 from vector<8xf32>
            %2236 = vector.extract %2227[7] : f32 from vector<8xf32>
            %2237 = vector.extract %2228[0] : f32 from vector<8xf32>
            %2238 = vector.extract %2228[1] : f32 from vector<8xf32>
            %2239 = vector.extract %2228[2] : f32 from vector<8xf32>
            %2240 = vector.extract %2228[3] : f32 from vector<8xf32>
            %2241 = vector.extract %2228[4] : f32 from vector<8xf32>
            %2242 = vector.extract %2228[5] : f32 from vector<8xf32>
            %2243 = vector.extract %2228[6] : f32 from vector<8xf32>
            %2244 = vector.extract %2228[7] : f32 from vector<8xf32>
            %2245 = arith.maxnumf %2229, %2230 fastmath<nnan> : f32
            %2246 = arith.maxnumf %2245, %2231 fastmath<nnan> : f32
            %2247 = arith.maxnumf %2246, %2232 fastmath<nnan> : f32
            %2248 = arith.maxnumf %2247, %2233 fastmath<nnan> : f32
            %2249 = arith.maxnumf %2248, %2234 fastmath<nnan> : f32
            %2250 = arith.maxnumf %2249, %2235 fastmath<nnan> : f32
            %2251 = arith.maxnumf %2250, %2236 fastmath<nnan> : f32
            %2252 = arith.maxnumf %2251, %2237 fastmath<nnan> : f32
            %2253 = arith.maxnumf %2252, %2238 fastmath<nnan> : f32
            %2254 = arith.maxnumf %2253, %2239 fastmath<nnan> : f32
            %2255 = arith.maxnumf %2254, %2240 fastmath<nnan> : f32
            %2256 = arith.maxnumf %2255, %2241 fastmath<nnan> : f32
            %2257 = arith.maxnumf %2256, %2242 fastmath<nnan> : f32
            %2258 = arith.maxnumf %2257, %2243 fastmath<nnan> : f32
            %2259 = arith.maxnumf %2258, %2244 fastmath<nnan> : f32
            %2260 = wave.swap_halves %2259 : f32
            %2261 = arith.maxnumf %2259, %2260 fastmath<nnan> : f32
            %2262 = arith.mulf %2261, %307 : f32
            %2263 = arith.addf %394#8, %c98 : f32
            %2264 = arith.cmpf ogt, %2262, %2263 : f32
            %2265:18 = scf.if %2264 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %2266 = arith.subf %394#8, %2262 : f32
              %2267 = wave.exp2 %2266 : f32
              %2268 = vector.broadcast %2267 : f32 to vector<8xf32>
              %2269 = arith.mulf %394#9, %2267 : f32
              %2270 = arith.mulf %394#10, %2268 : vector<8xf32>
              %2271 = arith.mulf %394#11, %2268 : vector<8xf32>
              %2272 = arith.mulf %394#12, %2268 : vector<8xf32>
              %2273 = arith.mulf %394#13, %2268 : vector<8xf32>
              %2274 = arith.mulf %394#14, %2268 : vector<8xf32>
              %2275 = arith.mulf %394#15, %2268 : vector<8xf32>
              %2276 = arith.mulf %394#16, %2268 : vector<8xf32>
              %2277 = arith.mulf %394#17, %2268 : vector<8xf32>
              %2278 = arith.mulf %394#18, %2268 : vector<8xf32>
              %2279 = arith.mulf %394#19, %2268 : vector<8xf32>
              %2280 = arith.mulf %394#20, %2268 : vector<8xf32>
              %2281 = arith.mulf %394#21, %2268 : vector<8xf32>
              %2282 = arith.mulf %394#22, %2268 : vector<8xf32>
              %2283 = arith.mulf %394#23, %2268 : vector<8xf32>
              %2284 = arith.mulf %394#24, %2268 : vector<8xf32>
              %2285 = arith.mulf %394#25, %2268 : vector<8xf32>
              scf.yield %2262, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %394#8, %394#9, %394#10, %394#11, %394#12, %394#13, %394#14, %394#15, %394#16, %394#17, %394#18, %394#19, %394#20, %394#21, %394#22, %394#23, %394#24, %394#25 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %2286 = vector.broadcast %307 : f32 to vector<8xf32>
            %2287 = arith.subf %c99, %2265#0 : f32
            %2288 = vector.broadcast %2287 : f32 to vector<8xf32>
            %2289 = math.fma %2227, %2286, %2288 : vector<8xf32>
            %2290 = wave.exp2 %2289 : vector<8xf32>
            %2291 = math.fma %2228, %2286, %2288 : vector<8xf32>
            %2292 = wave.exp2 %2291 : vector<8xf32>
            %2293 = arith.select %2223, %2290, %c73 : vector<8xi1>, vector<8xf32>
            %2294 = arith.select %2226, %2292, %c73 : vector<8xi1>, vector<8xf32>
            %2295 = arith.truncf %2293 : vector<8xf32> to vector<8xf16>
            %2296 = vector.bitcast %2295 : vector<8xf16> to vector<4xi32>
            %2297 = wave.swap_halves %2296 : vector<4xi32>
            %2298 = arith.select %3, %2297, %2296 : vector<4xi32>
            %2299 = arith.select %3, %2296, %2297 : vector<4xi32>
            %2300 = vector.shuffle %2298, %2299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2301 = vector.bitcast %2300 : vector<8xi32> to vector<16xf16>
            %2302 = arith.truncf %2294 : vector<8xf32> to vector<8xf16>
            %2303 = vector.bitcast %2302 : vector<8xf16> to vector<4xi32>
            %2304 = wave.swap_halves %2303 : vector<4xi32>
            %2305 = arith.select %3, %2304, %2303 : vector<4xi32>
            %2306 = arith.select %3, %2303, %2304 : vector<4xi32>
            %2307 = vector.shuffle %2305, %2306 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %2308 = vector.bitcast %2307 : vector<8xi32> to vector<16xf16>
            %2309 = arith.addf %2293, %2294 : vector<8xf32>
            %2310 = vector.extract %2309[0] : f32 from vector<8xf32>
            %2311 = vector.extract %2309[1] : f32 from vector<8xf32>
            %2312 = vector.extract %2309[2] : f32 from vector<8xf32>
            %2313 = vector.extract %2309[3] : f32 from vector<8xf32>
            %2314 = vector.extract %2309[4] : f32 from vector<8xf32>
            %2315 = vector.extract %2309[5] : f32 from vector<8xf32>
            %2316 = vector.extract %2309[6] : f32 from vector<8xf32>
            %2317 = vector.extract %2309[7] : f32 from vector<8xf32>
            %2318 = arith.addf %2310, %2314 : f32
            %2319 = arith.addf %2311, %2315 : f32
            %2320 = arith.addf %2312, %2316 : f32
            %2321 = arith.addf %2313, %2317 : f32
            %2322 = arith.addf %2318, %2320 : f32
            %2323 = arith.addf %2319, %2321 : f32
            %2324 = arith.addf %2322, %2323 : f32
            %2325 = arith.addf %2265#1, %2324 : f32
            %2326 = arith.andi %2108, %1788 : vector<4xi32>
            %2327 = vector.bitcast %2326 : vector<4xi32> to vector<16xi8>
            %2328 = wave.fp8_decode "e5m2" packed %2327 : vector<16xi8> -> vector<16xf16>
            %2329 = wave.mma %2328, %2301, %2265#2 : vector<16xf16>, vector<8xf32>
            %2330 = arith.andi %2111, %1788 : vector<4xi32>
            %2331 = vector.bitcast %2330 : vector<4xi32> to vector<16xi8>
            %2332 = wave.fp8_decode "e5m2" packed %2331 : vector<16xi8> -> vector<16xf16>
            %2333 = wave.mma %2332, %2301, %2265#3 : vector<16xf16>, vector<8xf32>
            %2334 = arith.andi %2114, %1788 : vector<4xi32>
            %2335 = vector.bitcast %2334 : vector<4xi32> to vector<16xi8>
            %2336 = wave.fp8_decode "e5m2" packed %2335 : vector<16xi8> -> vector<16xf16>
            %2337 = wave.mma %2336, %2301, %2265#4 : vector<16xf16>, vector<8xf32>
            %2338 = arith.andi %2117, %1788 : vector<4xi32>
            %2339 = vector.bitcast %2338 : vector<4xi32> to vector<16xi8>
            %2340 = wave.fp8_decode "e5m2" packed %2339 : vector<16xi8> -> vector<16xf16>
            %2341 = wave.mma %2340, %2301, %2265#5 : vector<16xf16>, vector<8xf32>
            %2342 = arith.andi %2120, %1788 : vector<4xi32>
            %2343 = vector.bitcast %2342 : vector<4xi32> to vector<16xi8>
            %2344 = wave.fp8_decode "e5m2" packed %2343 : vector<16xi8> -> vector<16xf16>
            %2345 = wave.mma %2344, %2301, %2265#6 : vector<16xf16>, vector<8xf32>
            %2346 = arith.andi %2123, %1788 : vector<4xi32>
            %2347 = vector.bitcast %2346 : vector<4xi32> to vector<16xi8>
            %2348 = wave.fp8_decode "e5m2" packed %2347 : vector<16xi8> -> vector<16xf16>
            %2349 = wave.mma %2348, %2301, %2265#7 : vector<16xf16>, vector<8xf32>
            %2350 = arith.andi %2126, %1788 : vector<4xi32>
            %2351 = vector.bitcast %2350 : vector<4xi32> to vector<16xi8>
            %2352 = wave.fp8_decode "e5m2" packed %2351 : vector<16xi8> -> vector<16xf16>
            %2353 = wave.mma %2352, %2301, %2265#8 : vector<16xf16>, vector<8xf32>
            %2354 = arith.andi %2129, %1788 : vector<4xi32>
            %2355 = vector.bitcast %2354 : vector<4xi32> to vector<16xi8>
            %2356 = wave.fp8_decode "e5m2" packed %2355 : vector<16xi8> -> vector<16xf16>
            %2357 = wave.mma %2356, %2301, %2265#9 : vector<16xf16>, vector<8xf32>
            %2358 = arith.addi %1732, %38 : index
            %2359 = arith.addi %2358, %c59 : index
            %2360 = vector.load %kv[%2359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2361 = arith.addi %1732, %38 : index
            %2362 = arith.addi %2361, %c86 : index
            %2363 = vector.load %kv[%2362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2364 = arith.addi %1732, %38 : index
            %2365 = arith.addi %2364, %c87 : index
            %2366 = vector.load %kv[%2365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2367 = arith.addi %1732, %38 : index
            %2368 = arith.addi %2367, %c88 : index
            %2369 = vector.load %kv[%2368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2370 = arith.addi %1732, %38 : index
            %2371 = arith.addi %2370, %c60 : index
            %2372 = vector.load %kv[%2371] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2373 = arith.addi %1732, %38 : index
            %2374 = arith.addi %2373, %c89 : index
            %2375 = vector.load %kv[%2374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2376 = arith.addi %1732, %38 : index
            %2377 = arith.addi %2376, %c90 : index
            %2378 = vector.load %kv[%2377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2379 = arith.addi %1732, %38 : index
            %2380 = arith.addi %2379, %c91 : index
            %2381 = vector.load %kv[%2380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2382 = arith.andi %2196, %1788 : vector<4xi32>
            %2383 = vector.bitcast %2382 : vector<4xi32> to vector<16xi8>
            %2384 = wave.fp8_decode "e5m2" packed %2383 : vector<16xi8> -> vector<16xf16>
            %2385 = wave.mma %2384, %2301, %2265#10 : vector<16xf16>, vector<8xf32>
            %2386 = arith.andi %2199, %1788 : vector<4xi32>
            %2387 = vector.bitcast %2386 : vector<4xi32> to vector<16xi8>
            %2388 = wave.fp8_decode "e5m2" packed %2387 : vector<16xi8> -> vector<16xf16>
            %2389 = wave.mma %2388, %2301, %2265#11 : vector<16xf16>, vector<8xf32>
            %2390 = arith.andi %2202, %1788 : vector<4xi32>
            %2391 = vector.bitcast %2390 : vector<4xi32> to vector<16xi8>
            %2392 = wave.fp8_decode "e5m2" packed %2391 : vector<16xi8> -> vector<16xf16>
            %2393 = wave.mma %2392, %2301, %2265#12 : vector<16xf16>, vector<8xf32>
            %2394 = arith.andi %2205, %1788 : vector<4xi32>
            %2395 = vector.bitcast %2394 : vector<4xi32> to vector<16xi8>
            %2396 = wave.fp8_decode "e5m2" packed %2395 : vector<16xi8> -> vector<16xf16>
            %2397 = wave.mma %2396, %2301, %2265#13 : vector<16xf16>, vector<8xf32>
            %2398 = arith.andi %2208, %1788 : vector<4xi32>
            %2399 = vector.bitcast %2398 : vector<4xi32> to vector<16xi8>
            %2400 = wave.fp8_decode "e5m2" packed %2399 : vector<16xi8> -> vector<16xf16>
            %2401 = wave.mma %2400, %2301, %2265#14 : vector<16xf16>, vector<8xf32>
            %2402 = arith.andi %2211, %1788 : vector<4xi32>
            %2403 = vector.bitcast %2402 : vector<4xi32> to vector<16xi8>
            %2404 = wave.fp8_decode "e5m2" packed %2403 : vector<16xi8> -> vector<16xf16>
            %2405 = wave.mma %2404, %2301, %2265#15 : vector<16xf16>, vector<8xf32>
            %2406 = arith.andi %2214, %1788 : vector<4xi32>
            %2407 = vector.bitcast %2406 : vector<4xi32> to vector<16xi8>
            %2408 = wave.fp8_decode "e5m2" packed %2407 : vector<16xi8> -> vector<16xf16>
            %2409 = wave.mma %2408, %2301, %2265#16 : vector<16xf16>, vector<8xf32>
            %2410 = arith.andi %2217, %1788 : vector<4xi32>
            %2411 = vector.bitcast %2410 : vector<4xi32> to vector<16xi8>
            %2412 = wave.fp8_decode "e5m2" packed %2411 : vector<16xi8> -> vector<16xf16>
            %2413 = wave.mma %2412, %2301, %2265#17 : vector<16xf16>, vector<8xf32>
            %2414 = arith.addi %1732, %38 : index
            %2415 = arith.addi %2414, %c61 : index
            %2416 = vector.load %kv[%2415] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2417 = arith.addi %1732, %38 : index
            %2418 = arith.addi %2417, %c92 : index
            %2419 = vector.load %kv[%2418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2420 = arith.addi %1732, %38 : index
            %2421 = arith.addi %2420, %c93 : index
            %2422 = vector.load %kv[%2421] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2423 = arith.addi %1732, %38 : index
            %2424 = arith.addi %2423, %c94 : index
            %2425 = vector.load %kv[%2424] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2426 = arith.addi %1732, %38 : index
            %2427 = arith.addi %2426, %c62 : index
            %2428 = vector.load %kv[%2427] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2429 = arith.addi %1732, %38 : index
            %2430 = arith.addi %2429, %c95 : index
            %2431 = vector.load %kv[%2430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2432 = arith.addi %1732, %38 : index
            %2433 = arith.addi %2432, %c96 : index
            %2434 = vector.load %kv[%2433] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2435 = arith.addi %1732, %38 : index
            %2436 = arith.addi %2435, %c97 : index
            %2437 = vector.load %kv[%2436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %2438 = arith.andi %2360, %1841 : vector<4xi32>
            %2439 = vector.bitcast %2438 : vector<4xi32> to vector<16xi8>
            %2440 = wave.fp8_decode "e5m2" packed %2439 : vector<16xi8> -> vector<16xf16>
            %2441 = wave.mma %2440, %2308, %2329 : vector<16xf16>, vector<8xf32>
            %2442 = arith.andi %2363, %1841 : vector<4xi32>
            %2443 = vector.bitcast %2442 : vector<4xi32> to vector<16xi8>
            %2444 = wave.fp8_decode "e5m2" packed %2443 : vector<16xi8> -> vector<16xf16>
            %2445 = wave.mma %2444, %2308, %2333 : vector<16xf16>, vector<8xf32>
            %2446 = arith.andi %2366, %1841 : vector<4xi32>
            %2447 = vector.bitcast %2446 : vector<4xi32> to vector<16xi8>
            %2448 = wave.fp8_decode "e5m2" packed %2447 : vector<16xi8> -> vector<16xf16>
            %2449 = wave.mma %2448, %2308, %2337 : vector<16xf16>, vector<8xf32>
            %2450 = arith.andi %2369, %1841 : vector<4xi32>
            %2451 = vector.bitcast %2450 : vector<4xi32> to vector<16xi8>
            %2452 = wave.fp8_decode "e5m2" packed %2451 : vector<16xi8> -> vector<16xf16>
            %2453 = wave.mma %2452, %2308, %2341 : vector<16xf16>, vector<8xf32>
            %2454 = arith.andi %2372, %1841 : vector<4xi32>
            %2455 = vector.bitcast %2454 : vector<4xi32> to vector<16xi8>
            %2456 = wave.fp8_decode "e5m2" packed %2455 : vector<16xi8> -> vector<16xf16>
            %2457 = wave.mma %2456, %2308, %2345 : vector<16xf16>, vector<8xf32>
            %2458 = arith.andi %2375, %1841 : vector<4xi32>
            %2459 = vector.bitcast %2458 : vector<4xi32> to vector<16xi8>
            %2460 = wave.fp8_decode "e5m2" packed %2459 : vector<16xi8> -> vector<16xf16>
            %2461 = wave.mma %2460, %2308, %2349 : vector<16xf16>, vector<8xf32>
            %2462 = arith.andi %2378, %1841 : vector<4xi32>
            %2463 = vector.bitcast %2462 : vector<4xi32> to vector<16xi8>
            %2464 = wave.fp8_decode "e5m2" packed %2463 : vector<16xi8> -> vector<16xf16>
            %2465 = wave.mma %2464, %2308, %2353 : vector<16xf16>, vector<8xf32>
            %2466 = arith.andi %2381, %1841 : vector<4xi32>
            %2467 = vector.bitcast %2466 : vector<4xi32> to vector<16xi8>
            %2468 = wave.fp8_decode "e5m2" packed %2467 : vector<16xi8> -> vector<16xf16>
            %2469 = wave.mma %2468, %2308, %2357 : vector<16xf16>, vector<8xf32>
            %2470 = arith.andi %2416, %1841 : vector<4xi32>
            %2471 = vector.bitcast %2470 : vector<4xi32> to vector<16xi8>
            %2472 = wave.fp8_decode "e5m2" packed %2471 : vector<16xi8> -> vector<16xf16>
            %2473 = wave.mma %2472, %2308, %2385 : vector<16xf16>, vector<8xf32>
            %2474 = arith.andi %2419, %1841 : vector<4xi32>
            %2475 = vector.bitcast %2474 : vector<4xi32> to vector<16xi8>
            %2476 = wave.fp8_decode "e5m2" packed %2475 : vector<16xi8> -> vector<16xf16>
            %2477 = wave.mma %2476, %2308, %2389 : vector<16xf16>, vector<8xf32>
            %2478 = arith.andi %2422, %1841 : vector<4xi32>
            %2479 = vector.bitcast %2478 : vector<4xi32> to vector<16xi8>
            %2480 = wave.fp8_decode "e5m2" packed %2479 : vector<16xi8> -> vector<16xf16>
            %2481 = wave.mma %2480, %2308, %2393 : vector<16xf16>, vector<8xf32>
            %2482 = arith.andi %2425, %1841 : vector<4xi32>
            %2483 = vector.bitcast %2482 : vector<4xi32> to vector<16xi8>
            %2484 = wave.fp8_decode "e5m2" packed %2483 : vector<16xi8> -> vector<16xf16>
            %2485 = wave.mma %2484, %2308, %2397 : vector<16xf16>, vector<8xf32>
            %2486 = arith.andi %2428, %1841 : vector<4xi32>
            %2487 = vector.bitcast %2486 : vector<4xi32> to vector<16xi8>
            %2488 = wave.fp8_decode "e5m2" packed %2487 : vector<16xi8> -> vector<16xf16>
            %2489 = wave.mma %2488, %2308, %2401 : vector<16xf16>, vector<8xf32>
            %2490 = arith.andi %2431, %1841 : vector<4xi32>
            %2491 = vector.bitcast %2490 : vector<4xi32> to vector<16xi8>
            %2492 = wave.fp8_decode "e5m2" packed %2491 : vector<16xi8> -> vector<16xf16>
            %2493 = wave.mma %2492, %2308, %2405 : vector<16xf16>, vector<8xf32>
            %2494 = arith.andi %2434, %1841 : vector<4xi32>
            %2495 = vector.bitcast %2494 : vector<4xi32> to vector<16xi8>
            %2496 = wave.fp8_decode "e5m2" packed %2495 : vector<16xi8> -> vector<16xf16>
            %2497 = wave.mma %2496, %2308, %2409 : vector<16xf16>, vector<8xf32>
            %2498 = arith.andi %2437, %1841 : vector<4xi32>
            %2499 = vector.bitcast %2498 : vector<4xi32> to vector<16xi8>
            %2500 = wave.fp8_decode "e5m2" packed %2499 : vector<16xi8> -> vector<16xf16>
            %2501 = wave.mma %2500, %2308, %2413 : vector<16xf16>, vector<8xf32>
            scf.yield %2265#0, %2325, %2441, %2445, %2449, %2453, %2457, %2461, %2465, %2469, %2473, %2477, %2481, %2485, %2489, %2493, %2497, %2501 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %2502 = wave.swap_halves %1076#1 : f32
          %2503 = arith.addf %1076#1, %2502 : f32
          scf.yield %1076#0, %2503, %1076#2, %1076#3, %1076#4, %1076#5, %1076#6, %1076#7, %1076#8, %1076#9, %1076#10, %1076#11, %1076#12, %1076#13, %1076#14, %1076#15, %1076#16, %1076#17 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c71, %c72, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73, %c73 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %2504 = arith.cmpi slt, %1, %c8 : index
        wave.barrier
        scf.if %2504 {
          %2505 = arith.muli %8, %c7 : index
          %2506 = arith.addi %2505, %1 : index
          memref.store %316#0, %6[%2506] : memref<?xf32>
          %2507 = arith.addi %2506, %c3 : index
          memref.store %316#1, %6[%2507] : memref<?xf32>
          %2508 = arith.muli %8, %c57 : index
          %2509 = arith.muli %2, %c8 : index
          %2510 = arith.addi %2508, %2509 : index
          %2511 = arith.addi %2510, %1 : index
          %2512 = vector.extract %316#2[0] : f32 from vector<8xf32>
          %2513 = arith.addi %2511, %c23 : index
          memref.store %2512, %5[%2513] : memref<?xf32>
          %2514 = vector.extract %316#2[1] : f32 from vector<8xf32>
          %2515 = arith.addi %2511, %c3 : index
          memref.store %2514, %5[%2515] : memref<?xf32>
          %2516 = vector.extract %316#2[2] : f32 from vector<8xf32>
          %2517 = arith.addi %2511, %c7 : index
          memref.store %2516, %5[%2517] : memref<?xf32>
          %2518 = vector.extract %316#2[3] : f32 from vector<8xf32>
          %2519 = arith.addi %2511, %c26 : index
          memref.store %2518, %5[%2519] : memref<?xf32>
          %2520 = vector.extract %316#2[4] : f32 from vector<8xf32>
          %2521 = arith.addi %2511, %c28 : index
          memref.store %2520, %5[%2521] : memref<?xf32>
          %2522 = vector.extract %316#2[5] : f32 from vector<8xf32>
          %2523 = arith.addi %2511, %c30 : index
          memref.store %2522, %5[%2523] : memref<?xf32>
          %2524 = vector.extract %316#2[6] : f32 from vector<8xf32>
          %2525 = arith.addi %2511, %c32 : index
          memref.store %2524, %5[%2525] : memref<?xf32>
          %2526 = vector.extract %316#2[7] : f32 from vector<8xf32>
          %2527 = arith.addi %2511, %c34 : index
          memref.store %2526, %5[%2527] : memref<?xf32>
          %2528 = vector.extract %316#3[0] : f32 from vector<8xf32>
          %2529 = arith.addi %2511, %c36 : index
          memref.store %2528, %5[%2529] : memref<?xf32>
          %2530 = vector.extract %316#3[1] : f32 from vector<8xf32>
          %2531 = arith.addi %2511, %c38 : index
          memref.store %2530, %5[%2531] : memref<?xf32>
          %2532 = vector.extract %316#3[2] : f32 from vector<8xf32>
          %2533 = arith.addi %2511, %c40 : index
          memref.store %2532, %5[%2533] : memref<?xf32>
          %2534 = vector.extract %316#3[3] : f32 from vector<8xf32>
          %2535 = arith.addi %2511, %c42 : index
          memref.store %2534, %5[%2535] : memref<?xf32>
          %2536 = vector.extract %316#3[4] : f32 from vector<8xf32>
          %2537 = arith.addi %2511, %c44 : index
          memref.store %2536, %5[%2537] : memref<?xf32>
          %2538 = vector.extract %316#3[5] : f32 from vector<8xf32>
          %2539 = arith.addi %2511, %c46 : index
          memref.store %2538, %5[%2539] : memref<?xf32>
          %2540 = vector.extract %316#3[6] : f32 from vector<8xf32>
          %2541 = arith.addi %2511, %c48 : index
          memref.store %2540, %5[%2541] : memref<?xf32>
          %2542 = vector.extract %316#3[7] : f32 from vector<8xf32>
          %2543 = arith.addi %2511, %c50 : index
          memref.store %2542, %5[%2543] : memref<?xf32>
          %2544 = vector.extract %316#4[0] : f32 from vector<8xf32>
          %2545 = arith.addi %2511, %c6 : index
          memref.store %2544, %5[%2545] : memref<?xf32>
          %2546 = vector.extract %316#4[1] : f32 from vector<8xf32>
          %2547 = arith.addi %2511, %c118 : index
          memref.store %2546, %5[%2547] : memref<?xf32>
          %2548 = vector.extract %316#4[2] : f32 from vector<8xf32>
          %2549 = arith.addi %2511, %c119 : index
          memref.store %2548, %5[%2549] : memref<?xf32>
          %2550 = vector.extract %316#4[3] : f32 from vector<8xf32>
          %2551 = arith.addi %2511, %c120 : index
          memref.store %2550, %5[%2551] : memref<?xf32>
          %2552 = vector.extract %316#4[4] : f32 from vector<8xf32>
          %2553 = arith.addi %2511, %c77 : index
          memref.store %2552, %5[%2553] : memref<?xf32>
          %2554 = vector.extract %316#4[5] : f32 from vector<8xf32>
          %2555 = arith.addi %2511, %c121 : index
          memref.store %2554, %5[%2555] : memref<?xf32>
          %2556 = vector.extract %316#4[6] : f32 from vector<8xf32>
          %2557 = arith.addi %2511, %c122 : index
          memref.store %2556, %5[%2557] : memref<?xf32>
          %2558 = vector.extract %316#4[7] : f32 from vector<8xf32>
          %2559 = arith.addi %2511, %c123 : index
          memref.store %2558, %5[%2559] : memref<?xf32>
          %2560 = vector.extract %316#5[0] : f32 from vector<8xf32>
          %2561 = arith.addi %2511, %c78 : index
          memref.store %2560, %5[%2561] : memref<?xf32>
          %2562 = vector.extract %316#5[1] : f32 from vector<8xf32>
          %2563 = arith.addi %2511, %c124 : index
          memref.store %2562, %5[%2563] : memref<?xf32>
          %2564 = vector.extract %316#5[2] : f32 from vector<8xf32>
          %2565 = arith.addi %2511, %c125 : index
          memref.store %2564, %5[%2565] : memref<?xf32>
          %2566 = vector.extract %316#5[3] : f32 from vector<8xf32>
          %2567 = arith.addi %2511, %c126 : index
          memref.store %2566, %5[%2567] : memref<?xf32>
          %2568 = vector.extract %316#5[4] : f32 from vector<8xf32>
          %2569 = arith.addi %2511, %c79 : index
          memref.store %2568, %5[%2569] : memref<?xf32>
          %2570 = vector.extract %316#5[5] : f32 from vector<8xf32>
          %2571 = arith.addi %2511, %c127 : index
          memref.store %2570, %5[%2571] : memref<?xf32>
          %2572 = vector.extract %316#5[6] : f32 from vector<8xf32>
          %2573 = arith.addi %2511, %c128 : index
          memref.store %2572, %5[%2573] : memref<?xf32>
          %2574 = vector.extract %316#5[7] : f32 from vector<8xf32>
          %2575 = arith.addi %2511, %c129 : index
          memref.store %2574, %5[%2575] : memref<?xf32>
        }
        wave.barrier
        %2576 = arith.addi %11, %c23 : index
        %2577 = memref.load %6[%2576] : memref<?xf32>
        %2578 = arith.addi %11, %c3 : index
        %2579 = memref.load %6[%2578] : memref<?xf32>
        %2580 = arith.addi %11, %c7 : index
        %2581 = memref.load %6[%2580] : memref<?xf32>
        %2582 = arith.addi %11, %c26 : index
        %2583 = memref.load %6[%2582] : memref<?xf32>
        %2584 = arith.addi %11, %c28 : index
        %2585 = memref.load %6[%2584] : memref<?xf32>
        %2586 = arith.addi %11, %c30 : index
        %2587 = memref.load %6[%2586] : memref<?xf32>
        %2588 = arith.addi %11, %c32 : index
        %2589 = memref.load %6[%2588] : memref<?xf32>
        %2590 = arith.addi %11, %c34 : index
        %2591 = memref.load %6[%2590] : memref<?xf32>
        %2592 = arith.addi %11, %c36 : index
        %2593 = memref.load %6[%2592] : memref<?xf32>
        %2594 = arith.addi %11, %c38 : index
        %2595 = memref.load %6[%2594] : memref<?xf32>
        %2596 = arith.addi %11, %c40 : index
        %2597 = memref.load %6[%2596] : memref<?xf32>
        %2598 = arith.addi %11, %c42 : index
        %2599 = memref.load %6[%2598] : memref<?xf32>
        %2600 = arith.addi %11, %c44 : index
        %2601 = memref.load %6[%2600] : memref<?xf32>
        %2602 = arith.addi %11, %c46 : index
        %2603 = memref.load %6[%2602] : memref<?xf32>
        %2604 = arith.addi %11, %c48 : index
        %2605 = memref.load %6[%2604] : memref<?xf32>
        %2606 = arith.addi %11, %c50 : index
        %2607 = memref.load %6[%2606] : memref<?xf32>
        %2608 = arith.maxnumf %2577, %2581 fastmath<nnan> : f32
        %2609 = arith.subf %2577, %2608 : f32
        %2610 = wave.exp2 %2609 : f32
        %2611 = arith.subf %2581, %2608 : f32
        %2612 = wave.exp2 %2611 : f32
        %2613 = arith.mulf %2579, %2610 : f32
        %2614 = math.fma %2583, %2612, %2613 : f32
        %2615 = arith.maxnumf %2608, %2585 fastmath<nnan> : f32
        %2616 = arith.subf %2608, %2615 : f32
        %2617 = wave.exp2 %2616 : f32
        %2618 = arith.subf %2585, %2615 : f32
        %2619 = wave.exp2 %2618 : f32
        %2620 = arith.mulf %2614, %2617 : f32
        %2621 = math.fma %2587, %2619, %2620 : f32
        %2622 = arith.maxnumf %2615, %2589 fastmath<nnan> : f32
        %2623 = arith.subf %2615, %2622 : f32
        %2624 = wave.exp2 %2623 : f32
        %2625 = arith.subf %2589, %2622 : f32
        %2626 = wave.exp2 %2625 : f32
        %2627 = arith.mulf %2621, %2624 : f32
        %2628 = math.fma %2591, %2626, %2627 : f32
        %2629 = arith.maxnumf %2622, %2593 fastmath<nnan> : f32
        %2630 = arith.subf %2622, %2629 : f32
        %2631 = wave.exp2 %2630 : f32
        %2632 = arith.subf %2593, %2629 : f32
        %2633 = wave.exp2 %2632 : f32
        %2634 = arith.mulf %2628, %2631 : f32
        %2635 = math.fma %2595, %2633, %2634 : f32
        %2636 = arith.maxnumf %2629, %2597 fastmath<nnan> : f32
        %2637 = arith.subf %2629, %2636 : f32
        %2638 = wave.exp2 %2637 : f32
        %2639 = arith.subf %2597, %2636 : f32
        %2640 = wave.exp2 %2639 : f32
        %2641 = arith.mulf %2635, %2638 : f32
        %2642 = math.fma %2599, %2640, %2641 : f32
        %2643 = arith.maxnumf %2636, %2601 fastmath<nnan> : f32
        %2644 = arith.subf %2636, %2643 : f32
        %2645 = wave.exp2 %2644 : f32
        %2646 = arith.subf %2601, %2643 : f32
        %2647 = wave.exp2 %2646 : f32
        %2648 = arith.mulf %2642, %2645 : f32
        %2649 = math.fma %2603, %2647, %2648 : f32
        %2650 = arith.maxnumf %2643, %2605 fastmath<nnan> : f32
        %2651 = arith.subf %2643, %2650 : f32
        %2652 = wave.exp2 %2651 : f32
        %2653 = arith.subf %2605, %2650 : f32
        %2654 = wave.exp2 %2653 : f32
        %2655 = arith.mulf %2649, %2652 : f32
        %2656 = math.fma %2607, %2654, %2655 : f32
        %2657 = arith.addi %10, %c23 : index
        %2658 = arith.addi %2657, %c23 : index
        %2659 = memref.load %5[%2658] : memref<?xf32>
        %2660 = arith.addi %2657, %c57 : index
        %2661 = memref.load %5[%2660] : memref<?xf32>
        %2662 = arith.addi %2657, %c59 : index
        %2663 = memref.load %5[%2662] : memref<?xf32>
        %2664 = arith.addi %2657, %c61 : index
        %2665 = memref.load %5[%2664] : memref<?xf32>
        %2666 = arith.addi %2657, %c16 : index
        %2667 = memref.load %5[%2666] : memref<?xf32>
        %2668 = arith.addi %2657, %c64 : index
        %2669 = memref.load %5[%2668] : memref<?xf32>
        %2670 = arith.addi %2657, %c66 : index
        %2671 = memref.load %5[%2670] : memref<?xf32>
        %2672 = arith.addi %2657, %c68 : index
        %2673 = memref.load %5[%2672] : memref<?xf32>
        %2674 = arith.mulf %2659, %2610 : f32
        %2675 = math.fma %2661, %2612, %2674 : f32
        %2676 = arith.mulf %2675, %2617 : f32
        %2677 = math.fma %2663, %2619, %2676 : f32
        %2678 = arith.mulf %2677, %2624 : f32
        %2679 = math.fma %2665, %2626, %2678 : f32
        %2680 = arith.mulf %2679, %2631 : f32
        %2681 = math.fma %2667, %2633, %2680 : f32
        %2682 = arith.mulf %2681, %2638 : f32
        %2683 = math.fma %2669, %2640, %2682 : f32
        %2684 = arith.mulf %2683, %2645 : f32
        %2685 = math.fma %2671, %2647, %2684 : f32
        %2686 = arith.mulf %2685, %2652 : f32
        %2687 = math.fma %2673, %2654, %2686 : f32
        %2688 = arith.addi %10, %c6 : index
        %2689 = arith.addi %2688, %c23 : index
        %2690 = memref.load %5[%2689] : memref<?xf32>
        %2691 = arith.addi %2688, %c57 : index
        %2692 = memref.load %5[%2691] : memref<?xf32>
        %2693 = arith.addi %2688, %c59 : index
        %2694 = memref.load %5[%2693] : memref<?xf32>
        %2695 = arith.addi %2688, %c61 : index
        %2696 = memref.load %5[%2695] : memref<?xf32>
        %2697 = arith.addi %2688, %c16 : index
        %2698 = memref.load %5[%2697] : memref<?xf32>
        %2699 = arith.addi %2688, %c64 : index
        %2700 = memref.load %5[%2699] : memref<?xf32>
        %2701 = arith.addi %2688, %c66 : index
        %2702 = memref.load %5[%2701] : memref<?xf32>
        %2703 = arith.addi %2688, %c68 : index
        %2704 = memref.load %5[%2703] : memref<?xf32>
        %2705 = arith.mulf %2690, %2610 : f32
        %2706 = math.fma %2692, %2612, %2705 : f32
        %2707 = arith.mulf %2706, %2617 : f32
        %2708 = math.fma %2694, %2619, %2707 : f32
        %2709 = arith.mulf %2708, %2624 : f32
        %2710 = math.fma %2696, %2626, %2709 : f32
        %2711 = arith.mulf %2710, %2631 : f32
        %2712 = math.fma %2698, %2633, %2711 : f32
        %2713 = arith.mulf %2712, %2638 : f32
        %2714 = math.fma %2700, %2640, %2713 : f32
        %2715 = arith.mulf %2714, %2645 : f32
        %2716 = math.fma %2702, %2647, %2715 : f32
        %2717 = arith.mulf %2716, %2652 : f32
        %2718 = math.fma %2704, %2654, %2717 : f32
        wave.barrier
        scf.if %2504 {
          %2719 = arith.muli %8, %c57 : index
          %2720 = arith.muli %2, %c8 : index
          %2721 = arith.addi %2719, %2720 : index
          %2722 = arith.addi %2721, %1 : index
          %2723 = vector.extract %316#6[0] : f32 from vector<8xf32>
          %2724 = arith.addi %2722, %c23 : index
          memref.store %2723, %5[%2724] : memref<?xf32>
          %2725 = vector.extract %316#6[1] : f32 from vector<8xf32>
          %2726 = arith.addi %2722, %c3 : index
          memref.store %2725, %5[%2726] : memref<?xf32>
          %2727 = vector.extract %316#6[2] : f32 from vector<8xf32>
          %2728 = arith.addi %2722, %c7 : index
          memref.store %2727, %5[%2728] : memref<?xf32>
          %2729 = vector.extract %316#6[3] : f32 from vector<8xf32>
          %2730 = arith.addi %2722, %c26 : index
          memref.store %2729, %5[%2730] : memref<?xf32>
          %2731 = vector.extract %316#6[4] : f32 from vector<8xf32>
          %2732 = arith.addi %2722, %c28 : index
          memref.store %2731, %5[%2732] : memref<?xf32>
          %2733 = vector.extract %316#6[5] : f32 from vector<8xf32>
          %2734 = arith.addi %2722, %c30 : index
          memref.store %2733, %5[%2734] : memref<?xf32>
          %2735 = vector.extract %316#6[6] : f32 from vector<8xf32>
          %2736 = arith.addi %2722, %c32 : index
          memref.store %2735, %5[%2736] : memref<?xf32>
          %2737 = vector.extract %316#6[7] : f32 from vector<8xf32>
          %2738 = arith.addi %2722, %c34 : index
          memref.store %2737, %5[%2738] : memref<?xf32>
          %2739 = vector.extract %316#7[0] : f32 from vector<8xf32>
          %2740 = arith.addi %2722, %c36 : index
          memref.store %2739, %5[%2740] : memref<?xf32>
          %2741 = vector.extract %316#7[1] : f32 from vector<8xf32>
          %2742 = arith.addi %2722, %c38 : index
          memref.store %2741, %5[%2742] : memref<?xf32>
          %2743 = vector.extract %316#7[2] : f32 from vector<8xf32>
          %2744 = arith.addi %2722, %c40 : index
          memref.store %2743, %5[%2744] : memref<?xf32>
          %2745 = vector.extract %316#7[3] : f32 from vector<8xf32>
          %2746 = arith.addi %2722, %c42 : index
          memref.store %2745, %5[%2746] : memref<?xf32>
          %2747 = vector.extract %316#7[4] : f32 from vector<8xf32>
          %2748 = arith.addi %2722, %c44 : index
          memref.store %2747, %5[%2748] : memref<?xf32>
          %2749 = vector.extract %316#7[5] : f32 from vector<8xf32>
          %2750 = arith.addi %2722, %c46 : index
          memref.store %2749, %5[%2750] : memref<?xf32>
          %2751 = vector.extract %316#7[6] : f32 from vector<8xf32>
          %2752 = arith.addi %2722, %c48 : index
          memref.store %2751, %5[%2752] : memref<?xf32>
          %2753 = vector.extract %316#7[7] : f32 from vector<8xf32>
          %2754 = arith.addi %2722, %c50 : index
          memref.store %2753, %5[%2754] : memref<?xf32>
          %2755 = vector.extract %316#8[0] : f32 from vector<8xf32>
          %2756 = arith.addi %2722, %c6 : index
          memref.store %2755, %5[%2756] : memref<?xf32>
          %2757 = vector.extract %316#8[1] : f32 from vector<8xf32>
          %2758 = arith.addi %2722, %c118 : index
          memref.store %2757, %5[%2758] : memref<?xf32>
          %2759 = vector.extract %316#8[2] : f32 from vector<8xf32>
          %2760 = arith.addi %2722, %c119 : index
          memref.store %2759, %5[%2760] : memref<?xf32>
          %2761 = vector.extract %316#8[3] : f32 from vector<8xf32>
          %2762 = arith.addi %2722, %c120 : index
          memref.store %2761, %5[%2762] : memref<?xf32>
          %2763 = vector.extract %316#8[4] : f32 from vector<8xf32>
          %2764 = arith.addi %2722, %c77 : index
          memref.store %2763, %5[%2764] : memref<?xf32>
          %2765 = vector.extract %316#8[5] : f32 from vector<8xf32>
          %2766 = arith.addi %2722, %c121 : index
          memref.store %2765, %5[%2766] : memref<?xf32>
          %2767 = vector.extract %316#8[6] : f32 from vector<8xf32>
          %2768 = arith.addi %2722, %c122 : index
          memref.store %2767, %5[%2768] : memref<?xf32>
          %2769 = vector.extract %316#8[7] : f32 from vector<8xf32>
          %2770 = arith.addi %2722, %c123 : index
          memref.store %2769, %5[%2770] : memref<?xf32>
          %2771 = vector.extract %316#9[0] : f32 from vector<8xf32>
          %2772 = arith.addi %2722, %c78 : index
          memref.store %2771, %5[%2772] : memref<?xf32>
          %2773 = vector.extract %316#9[1] : f32 from vector<8xf32>
          %2774 = arith.addi %2722, %c124 : index
          memref.store %2773, %5[%2774] : memref<?xf32>
          %2775 = vector.extract %316#9[2] : f32 from vector<8xf32>
          %2776 = arith.addi %2722, %c125 : index
          memref.store %2775, %5[%2776] : memref<?xf32>
          %2777 = vector.extract %316#9[3] : f32 from vector<8xf32>
          %2778 = arith.addi %2722, %c126 : index
          memref.store %2777, %5[%2778] : memref<?xf32>
          %2779 = vector.extract %316#9[4] : f32 from vector<8xf32>
          %2780 = arith.addi %2722, %c79 : index
          memref.store %2779, %5[%2780] : memref<?xf32>
          %2781 = vector.extract %316#9[5] : f32 from vector<8xf32>
          %2782 = arith.addi %2722, %c127 : index
          memref.store %2781, %5[%2782] : memref<?xf32>
          %2783 = vector.extract %316#9[6] : f32 from vector<8xf32>
          %2784 = arith.addi %2722, %c128 : index
          memref.store %2783, %5[%2784] : memref<?xf32>
          %2785 = vector.extract %316#9[7] : f32 from vector<8xf32>
          %2786 = arith.addi %2722, %c129 : index
          memref.store %2785, %5[%2786] : memref<?xf32>
        }
        wave.barrier
        %2787 = arith.addi %10, %c23 : index
        %2788 = arith.addi %2787, %c23 : index
        %2789 = memref.load %5[%2788] : memref<?xf32>
        %2790 = arith.addi %2787, %c57 : index
        %2791 = memref.load %5[%2790] : memref<?xf32>
        %2792 = arith.addi %2787, %c59 : index
        %2793 = memref.load %5[%2792] : memref<?xf32>
        %2794 = arith.addi %2787, %c61 : index
        %2795 = memref.load %5[%2794] : memref<?xf32>
        %2796 = arith.addi %2787, %c16 : index
        %2797 = memref.load %5[%2796] : memref<?xf32>
        %2798 = arith.addi %2787, %c64 : index
        %2799 = memref.load %5[%2798] : memref<?xf32>
        %2800 = arith.addi %2787, %c66 : index
        %2801 = memref.load %5[%2800] : memref<?xf32>
        %2802 = arith.addi %2787, %c68 : index
        %2803 = memref.load %5[%2802] : memref<?xf32>
        %2804 = arith.mulf %2789, %2610 : f32
        %2805 = math.fma %2791, %2612, %2804 : f32
        %2806 = arith.mulf %2805, %2617 : f32
        %2807 = math.fma %2793, %2619, %2806 : f32
        %2808 = arith.mulf %2807, %2624 : f32
        %2809 = math.fma %2795, %2626, %2808 : f32
        %2810 = arith.mulf %2809, %2631 : f32
        %2811 = math.fma %2797, %2633, %2810 : f32
        %2812 = arith.mulf %2811, %2638 : f32
        %2813 = math.fma %2799, %2640, %2812 : f32
        %2814 = arith.mulf %2813, %2645 : f32
        %2815 = math.fma %2801, %2647, %2814 : f32
        %2816 = arith.mulf %2815, %2652 : f32
        %2817 = math.fma %2803, %2654, %2816 : f32
        %2818 = arith.addi %10, %c6 : index
        %2819 = arith.addi %2818, %c23 : index
        %2820 = memref.load %5[%2819] : memref<?xf32>
        %2821 = arith.addi %2818, %c57 : index
        %2822 = memref.load %5[%2821] : memref<?xf32>
        %2823 = arith.addi %2818, %c59 : index
        %2824 = memref.load %5[%2823] : memref<?xf32>
        %2825 = arith.addi %2818, %c61 : index
        %2826 = memref.load %5[%2825] : memref<?xf32>
        %2827 = arith.addi %2818, %c16 : index
        %2828 = memref.load %5[%2827] : memref<?xf32>
        %2829 = arith.addi %2818, %c64 : index
        %2830 = memref.load %5[%2829] : memref<?xf32>
        %2831 = arith.addi %2818, %c66 : index
        %2832 = memref.load %5[%2831] : memref<?xf32>
        %2833 = arith.addi %2818, %c68 : index
        %2834 = memref.load %5[%2833] : memref<?xf32>
        %2835 = arith.mulf %2820, %2610 : f32
        %2836 = math.fma %2822, %2612, %2835 : f32
        %2837 = arith.mulf %2836, %2617 : f32
        %2838 = math.fma %2824, %2619, %2837 : f32
        %2839 = arith.mulf %2838, %2624 : f32
        %2840 = math.fma %2826, %2626, %2839 : f32
        %2841 = arith.mulf %2840, %2631 : f32
        %2842 = math.fma %2828, %2633, %2841 : f32
        %2843 = arith.mulf %2842, %2638 : f32
        %2844 = math.fma %2830, %2640, %2843 : f32
        %2845 = arith.mulf %2844, %2645 : f32
        %2846 = math.fma %2832, %2647, %2845 : f32
        %2847 = arith.mulf %2846, %2652 : f32
        %2848 = math.fma %2834, %2654, %2847 : f32
        wave.barrier
        scf.if %2504 {
          %2849 = arith.muli %8, %c57 : index
          %2850 = arith.muli %2, %c8 : index
          %2851 = arith.addi %2849, %2850 : index
          %2852 = arith.addi %2851, %1 : index
          %2853 = vector.extract %316#10[0] : f32 from vector<8xf32>
          %2854 = arith.addi %2852, %c23 : index
          memref.store %2853, %5[%2854] : memref<?xf32>
          %2855 = vector.extract %316#10[1] : f32 from vector<8xf32>
          %2856 = arith.addi %2852, %c3 : index
          memref.store %2855, %5[%2856] : memref<?xf32>
          %2857 = vector.extract %316#10[2] : f32 from vector<8xf32>
          %2858 = arith.addi %2852, %c7 : index
          memref.store %2857, %5[%2858] : memref<?xf32>
          %2859 = vector.extract %316#10[3] : f32 from vector<8xf32>
          %2860 = arith.addi %2852, %c26 : index
          memref.store %2859, %5[%2860] : memref<?xf32>
          %2861 = vector.extract %316#10[4] : f32 from vector<8xf32>
          %2862 = arith.addi %2852, %c28 : index
          memref.store %2861, %5[%2862] : memref<?xf32>
          %2863 = vector.extract %316#10[5] : f32 from vector<8xf32>
          %2864 = arith.addi %2852, %c30 : index
          memref.store %2863, %5[%2864] : memref<?xf32>
          %2865 = vector.extract %316#10[6] : f32 from vector<8xf32>
          %2866 = arith.addi %2852, %c32 : index
          memref.store %2865, %5[%2866] : memref<?xf32>
          %2867 = vector.extract %316#10[7] : f32 from vector<8xf32>
          %2868 = arith.addi %2852, %c34 : index
          memref.store %2867, %5[%2868] : memref<?xf32>
          %2869 = vector.extract %316#11[0] : f32 from vector<8xf32>
          %2870 = arith.addi %2852, %c36 : index
          memref.store %2869, %5[%2870] : memref<?xf32>
          %2871 = vector.extract %316#11[1] : f32 from vector<8xf32>
          %2872 = arith.addi %2852, %c38 : index
          memref.store %2871, %5[%2872] : memref<?xf32>
          %2873 = vector.extract %316#11[2] : f32 from vector<8xf32>
          %2874 = arith.addi %2852, %c40 : index
          memref.store %2873, %5[%2874] : memref<?xf32>
          %2875 = vector.extract %316#11[3] : f32 from vector<8xf32>
          %2876 = arith.addi %2852, %c42 : index
          memref.store %2875, %5[%2876] : memref<?xf32>
          %2877 = vector.extract %316#11[4] : f32 from vector<8xf32>
          %2878 = arith.addi %2852, %c44 : index
          memref.store %2877, %5[%2878] : memref<?xf32>
          %2879 = vector.extract %316#11[5] : f32 from vector<8xf32>
          %2880 = arith.addi %2852, %c46 : index
          memref.store %2879, %5[%2880] : memref<?xf32>
          %2881 = vector.extract %316#11[6] : f32 from vector<8xf32>
          %2882 = arith.addi %2852, %c48 : index
          memref.store %2881, %5[%2882] : memref<?xf32>
          %2883 = vector.extract %316#11[7] : f32 from vector<8xf32>
          %2884 = arith.addi %2852, %c50 : index
          memref.store %2883, %5[%2884] : memref<?xf32>
          %2885 = vector.extract %316#12[0] : f32 from vector<8xf32>
          %2886 = arith.addi %2852, %c6 : index
          memref.store %2885, %5[%2886] : memref<?xf32>
          %2887 = vector.extract %316#12[1] : f32 from vector<8xf32>
          %2888 = arith.addi %2852, %c118 : index
          memref.store %2887, %5[%2888] : memref<?xf32>
          %2889 = vector.extract %316#12[2] : f32 from vector<8xf32>
          %2890 = arith.addi %2852, %c119 : index
          memref.store %2889, %5[%2890] : memref<?xf32>
          %2891 = vector.extract %316#12[3] : f32 from vector<8xf32>
          %2892 = arith.addi %2852, %c120 : index
          memref.store %2891, %5[%2892] : memref<?xf32>
          %2893 = vector.extract %316#12[4] : f32 from vector<8xf32>
          %2894 = arith.addi %2852, %c77 : index
          memref.store %2893, %5[%2894] : memref<?xf32>
          %2895 = vector.extract %316#12[5] : f32 from vector<8xf32>
          %2896 = arith.addi %2852, %c121 : index
          memref.store %2895, %5[%2896] : memref<?xf32>
          %2897 = vector.extract %316#12[6] : f32 from vector<8xf32>
          %2898 = arith.addi %2852, %c122 : index
          memref.store %2897, %5[%2898] : memref<?xf32>
          %2899 = vector.extract %316#12[7] : f32 from vector<8xf32>
          %2900 = arith.addi %2852, %c123 : index
          memref.store %2899, %5[%2900] : memref<?xf32>
          %2901 = vector.extract %316#13[0] : f32 from vector<8xf32>
          %2902 = arith.addi %2852, %c78 : index
          memref.store %2901, %5[%2902] : memref<?xf32>
          %2903 = vector.extract %316#13[1] : f32 from vector<8xf32>
          %2904 = arith.addi %2852, %c124 : index
          memref.store %2903, %5[%2904] : memref<?xf32>
          %2905 = vector.extract %316#13[2] : f32 from vector<8xf32>
          %2906 = arith.addi %2852, %c125 : index
          memref.store %2905, %5[%2906] : memref<?xf32>
          %2907 = vector.extract %316#13[3] : f32 from vector<8xf32>
          %2908 = arith.addi %2852, %c126 : index
          memref.store %2907, %5[%2908] : memref<?xf32>
          %2909 = vector.extract %316#13[4] : f32 from vector<8xf32>
          %2910 = arith.addi %2852, %c79 : index
          memref.store %2909, %5[%2910] : memref<?xf32>
          %2911 = vector.extract %316#13[5] : f32 from vector<8xf32>
          %2912 = arith.addi %2852, %c127 : index
          memref.store %2911, %5[%2912] : memref<?xf32>
          %2913 = vector.extract %316#13[6] : f32 from vector<8xf32>
          %2914 = arith.addi %2852, %c128 : index
          memref.store %2913, %5[%2914] : memref<?xf32>
          %2915 = vector.extract %316#13[7] : f32 from vector<8xf32>
          %2916 = arith.addi %2852, %c129 : index
          memref.store %2915, %5[%2916] : memref<?xf32>
        }
        wave.barrier
        %2917 = arith.addi %10, %c23 : index
        %2918 = arith.addi %2917, %c23 : index
        %2919 = memref.load %5[%2918] : memref<?xf32>
        %2920 = arith.addi %2917, %c57 : index
        %2921 = memref.load %5[%2920] : memref<?xf32>
        %2922 = arith.addi %2917, %c59 : index
        %2923 = memref.load %5[%2922] : memref<?xf32>
        %2924 = arith.addi %2917, %c61 : index
        %2925 = memref.load %5[%2924] : memref<?xf32>
        %2926 = arith.addi %2917, %c16 : index
        %2927 = memref.load %5[%2926] : memref<?xf32>
        %2928 = arith.addi %2917, %c64 : index
        %2929 = memref.load %5[%2928] : memref<?xf32>
        %2930 = arith.addi %2917, %c66 : index
        %2931 = memref.load %5[%2930] : memref<?xf32>
        %2932 = arith.addi %2917, %c68 : index
        %2933 = memref.load %5[%2932] : memref<?xf32>
        %2934 = arith.mulf %2919, %2610 : f32
        %2935 = math.fma %2921, %2612, %2934 : f32
        %2936 = arith.mulf %2935, %2617 : f32
        %2937 = math.fma %2923, %2619, %2936 : f32
        %2938 = arith.mulf %2937, %2624 : f32
        %2939 = math.fma %2925, %2626, %2938 : f32
        %2940 = arith.mulf %2939, %2631 : f32
        %2941 = math.fma %2927, %2633, %2940 : f32
        %2942 = arith.mulf %2941, %2638 : f32
        %2943 = math.fma %2929, %2640, %2942 : f32
        %2944 = arith.mulf %2943, %2645 : f32
        %2945 = math.fma %2931, %2647, %2944 : f32
        %2946 = arith.mulf %2945, %2652 : f32
        %2947 = math.fma %2933, %2654, %2946 : f32
        %2948 = arith.addi %10, %c6 : index
        %2949 = arith.addi %2948, %c23 : index
        %2950 = memref.load %5[%2949] : memref<?xf32>
        %2951 = arith.addi %2948, %c57 : index
        %2952 = memref.load %5[%2951] : memref<?xf32>
        %2953 = arith.addi %2948, %c59 : index
        %2954 = memref.load %5[%2953] : memref<?xf32>
        %2955 = arith.addi %2948, %c61 : index
        %2956 = memref.load %5[%2955] : memref<?xf32>
        %2957 = arith.addi %2948, %c16 : index
        %2958 = memref.load %5[%2957] : memref<?xf32>
        %2959 = arith.addi %2948, %c64 : index
        %2960 = memref.load %5[%2959] : memref<?xf32>
        %2961 = arith.addi %2948, %c66 : index
        %2962 = memref.load %5[%2961] : memref<?xf32>
        %2963 = arith.addi %2948, %c68 : index
        %2964 = memref.load %5[%2963] : memref<?xf32>
        %2965 = arith.mulf %2950, %2610 : f32
        %2966 = math.fma %2952, %2612, %2965 : f32
        %2967 = arith.mulf %2966, %2617 : f32
        %2968 = math.fma %2954, %2619, %2967 : f32
        %2969 = arith.mulf %2968, %2624 : f32
        %2970 = math.fma %2956, %2626, %2969 : f32
        %2971 = arith.mulf %2970, %2631 : f32
        %2972 = math.fma %2958, %2633, %2971 : f32
        %2973 = arith.mulf %2972, %2638 : f32
        %2974 = math.fma %2960, %2640, %2973 : f32
        %2975 = arith.mulf %2974, %2645 : f32
        %2976 = math.fma %2962, %2647, %2975 : f32
        %2977 = arith.mulf %2976, %2652 : f32
        %2978 = math.fma %2964, %2654, %2977 : f32
        wave.barrier
        scf.if %2504 {
          %2979 = arith.muli %8, %c57 : index
          %2980 = arith.muli %2, %c8 : index
          %2981 = arith.addi %2979, %2980 : index
          %2982 = arith.addi %2981, %1 : index
          %2983 = vector.extract %316#14[0] : f32 from vector<8xf32>
          %2984 = arith.addi %2982, %c23 : index
          memref.store %2983, %5[%2984] : memref<?xf32>
          %2985 = vector.extract %316#14[1] : f32 from vector<8xf32>
          %2986 = arith.addi %2982, %c3 : index
          memref.store %2985, %5[%2986] : memref<?xf32>
          %2987 = vector.extract %316#14[2] : f32 from vector<8xf32>
          %2988 = arith.addi %2982, %c7 : index
          memref.store %2987, %5[%2988] : memref<?xf32>
          %2989 = vector.extract %316#14[3] : f32 from vector<8xf32>
          %2990 = arith.addi %2982, %c26 : index
          memref.store %2989, %5[%2990] : memref<?xf32>
          %2991 = vector.extract %316#14[4] : f32 from vector<8xf32>
          %2992 = arith.addi %2982, %c28 : index
          memref.store %2991, %5[%2992] : memref<?xf32>
          %2993 = vector.extract %316#14[5] : f32 from vector<8xf32>
          %2994 = arith.addi %2982, %c30 : index
          memref.store %2993, %5[%2994] : memref<?xf32>
          %2995 = vector.extract %316#14[6] : f32 from vector<8xf32>
          %2996 = arith.addi %2982, %c32 : index
          memref.store %2995, %5[%2996] : memref<?xf32>
          %2997 = vector.extract %316#14[7] : f32 from vector<8xf32>
          %2998 = arith.addi %2982, %c34 : index
          memref.store %2997, %5[%2998] : memref<?xf32>
          %2999 = vector.extract %316#15[0] : f32 from vector<8xf32>
          %3000 = arith.addi %2982, %c36 : index
          memref.store %2999, %5[%3000] : memref<?xf32>
          %3001 = vector.extract %316#15[1] : f32 from vector<8xf32>
          %3002 = arith.addi %2982, %c38 : index
          memref.store %3001, %5[%3002] : memref<?xf32>
          %3003 = vector.extract %316#15[2] : f32 from vector<8xf32>
          %3004 = arith.addi %2982, %c40 : index
          memref.store %3003, %5[%3004] : memref<?xf32>
          %3005 = vector.extract %316#15[3] : f32 from vector<8xf32>
          %3006 = arith.addi %2982, %c42 : index
          memref.store %3005, %5[%3006] : memref<?xf32>
          %3007 = vector.extract %316#15[4] : f32 from vector<8xf32>
          %3008 = arith.addi %2982, %c44 : index
          memref.store %3007, %5[%3008] : memref<?xf32>
          %3009 = vector.extract %316#15[5] : f32 from vector<8xf32>
          %3010 = arith.addi %2982, %c46 : index
          memref.store %3009, %5[%3010] : memref<?xf32>
          %3011 = vector.extract %316#15[6] : f32 from vector<8xf32>
          %3012 = arith.addi %2982, %c48 : index
          memref.store %3011, %5[%3012] : memref<?xf32>
          %3013 = vector.extract %316#15[7] : f32 from vector<8xf32>
          %3014 = arith.addi %2982, %c50 : index
          memref.store %3013, %5[%3014] : memref<?xf32>
          %3015 = vector.extract %316#16[0] : f32 from vector<8xf32>
          %3016 = arith.addi %2982, %c6 : index
          memref.store %3015, %5[%3016] : memref<?xf32>
          %3017 = vector.extract %316#16[1] : f32 from vector<8xf32>
          %3018 = arith.addi %2982, %c118 : index
          memref.store %3017, %5[%3018] : memref<?xf32>
          %3019 = vector.extract %316#16[2] : f32 from vector<8xf32>
          %3020 = arith.addi %2982, %c119 : index
          memref.store %3019, %5[%3020] : memref<?xf32>
          %3021 = vector.extract %316#16[3] : f32 from vector<8xf32>
          %3022 = arith.addi %2982, %c120 : index
          memref.store %3021, %5[%3022] : memref<?xf32>
          %3023 = vector.extract %316#16[4] : f32 from vector<8xf32>
          %3024 = arith.addi %2982, %c77 : index
          memref.store %3023, %5[%3024] : memref<?xf32>
          %3025 = vector.extract %316#16[5] : f32 from vector<8xf32>
          %3026 = arith.addi %2982, %c121 : index
          memref.store %3025, %5[%3026] : memref<?xf32>
          %3027 = vector.extract %316#16[6] : f32 from vector<8xf32>
          %3028 = arith.addi %2982, %c122 : index
          memref.store %3027, %5[%3028] : memref<?xf32>
          %3029 = vector.extract %316#16[7] : f32 from vector<8xf32>
          %3030 = arith.addi %2982, %c123 : index
          memref.store %3029, %5[%3030] : memref<?xf32>
          %3031 = vector.extract %316#17[0] : f32 from vector<8xf32>
          %3032 = arith.addi %2982, %c78 : index
          memref.store %3031, %5[%3032] : memref<?xf32>
          %3033 = vector.extract %316#17[1] : f32 from vector<8xf32>
          %3034 = arith.addi %2982, %c124 : index
          memref.store %3033, %5[%3034] : memref<?xf32>
          %3035 = vector.extract %316#17[2] : f32 from vector<8xf32>
          %3036 = arith.addi %2982, %c125 : index
          memref.store %3035, %5[%3036] : memref<?xf32>
          %3037 = vector.extract %316#17[3] : f32 from vector<8xf32>
          %3038 = arith.addi %2982, %c126 : index
          memref.store %3037, %5[%3038] : memref<?xf32>
          %3039 = vector.extract %316#17[4] : f32 from vector<8xf32>
          %3040 = arith.addi %2982, %c79 : index
          memref.store %3039, %5[%3040] : memref<?xf32>
          %3041 = vector.extract %316#17[5] : f32 from vector<8xf32>
          %3042 = arith.addi %2982, %c127 : index
          memref.store %3041, %5[%3042] : memref<?xf32>
          %3043 = vector.extract %316#17[6] : f32 from vector<8xf32>
          %3044 = arith.addi %2982, %c128 : index
          memref.store %3043, %5[%3044] : memref<?xf32>
          %3045 = vector.extract %316#17[7] : f32 from vector<8xf32>
          %3046 = arith.addi %2982, %c129 : index
          memref.store %3045, %5[%3046] : memref<?xf32>
        }
        wave.barrier
        %3047 = arith.addi %10, %c23 : index
        %3048 = arith.addi %3047, %c23 : index
        %3049 = memref.load %5[%3048] : memref<?xf32>
        %3050 = arith.addi %3047, %c57 : index
        %3051 = memref.load %5[%3050] : memref<?xf32>
        %3052 = arith.addi %3047, %c59 : index
        %3053 = memref.load %5[%3052] : memref<?xf32>
        %3054 = arith.addi %3047, %c61 : index
        %3055 = memref.load %5[%3054] : memref<?xf32>
        %3056 = arith.addi %3047, %c16 : index
        %3057 = memref.load %5[%3056] : memref<?xf32>
        %3058 = arith.addi %3047, %c64 : index
        %3059 = memref.load %5[%3058] : memref<?xf32>
        %3060 = arith.addi %3047, %c66 : index
        %3061 = memref.load %5[%3060] : memref<?xf32>
        %3062 = arith.addi %3047, %c68 : index
        %3063 = memref.load %5[%3062] : memref<?xf32>
        %3064 = arith.mulf %3049, %2610 : f32
        %3065 = math.fma %3051, %2612, %3064 : f32
        %3066 = arith.mulf %3065, %2617 : f32
        %3067 = math.fma %3053, %2619, %3066 : f32
        %3068 = arith.mulf %3067, %2624 : f32
        %3069 = math.fma %3055, %2626, %3068 : f32
        %3070 = arith.mulf %3069, %2631 : f32
        %3071 = math.fma %3057, %2633, %3070 : f32
        %3072 = arith.mulf %3071, %2638 : f32
        %3073 = math.fma %3059, %2640, %3072 : f32
        %3074 = arith.mulf %3073, %2645 : f32
        %3075 = math.fma %3061, %2647, %3074 : f32
        %3076 = arith.mulf %3075, %2652 : f32
        %3077 = math.fma %3063, %2654, %3076 : f32
        %3078 = arith.addi %10, %c6 : index
        %3079 = arith.addi %3078, %c23 : index
        %3080 = memref.load %5[%3079] : memref<?xf32>
        %3081 = arith.addi %3078, %c57 : index
        %3082 = memref.load %5[%3081] : memref<?xf32>
        %3083 = arith.addi %3078, %c59 : index
        %3084 = memref.load %5[%3083] : memref<?xf32>
        %3085 = arith.addi %3078, %c61 : index
        %3086 = memref.load %5[%3085] : memref<?xf32>
        %3087 = arith.addi %3078, %c16 : index
        %3088 = memref.load %5[%3087] : memref<?xf32>
        %3089 = arith.addi %3078, %c64 : index
        %3090 = memref.load %5[%3089] : memref<?xf32>
        %3091 = arith.addi %3078, %c66 : index
        %3092 = memref.load %5[%3091] : memref<?xf32>
        %3093 = arith.addi %3078, %c68 : index
        %3094 = memref.load %5[%3093] : memref<?xf32>
        %3095 = arith.mulf %3080, %2610 : f32
        %3096 = math.fma %3082, %2612, %3095 : f32
        %3097 = arith.mulf %3096, %2617 : f32
        %3098 = math.fma %3084, %2619, %3097 : f32
        %3099 = arith.mulf %3098, %2624 : f32
        %3100 = math.fma %3086, %2626, %3099 : f32
        %3101 = arith.mulf %3100, %2631 : f32
        %3102 = math.fma %3088, %2633, %3101 : f32
        %3103 = arith.mulf %3102, %2638 : f32
        %3104 = math.fma %3090, %2640, %3103 : f32
        %3105 = arith.mulf %3104, %2645 : f32
        %3106 = math.fma %3092, %2647, %3105 : f32
        %3107 = arith.mulf %3106, %2652 : f32
        %3108 = math.fma %3094, %2654, %3107 : f32
        %3109 = arith.cmpi eq, %45, %c18 : i32
        scf.if %3109 {
          %3110 = arith.addi %kvHeads, %18 : index
          %3111 = memref.load %scales[%3110] : memref<?xf32>
          %3112 = arith.divf %3111, %2656 : f32
          %3113 = arith.addi %20, %11 : index
          %3114 = arith.cmpi slt, %3113, %groupSize : index
          scf.if %3114 {
            %3115 = arith.muli %18, %groupSize : index
            %3116 = arith.addi %3115, %3113 : index
            %3117 = arith.muli %3116, %c6 : index
            %3118 = arith.muli %heads, %c6 : index
            %3119 = arith.addi %10, %c23 : index
            %3120 = arith.mulf %2687, %3112 : f32
            %3121 = arith.addf %3120, %c72 : f32
            %3122 = arith.minimumf %3121, %c131 : f32
            %3123 = arith.maximumf %3122, %c132 : f32
            %3124 = arith.truncf %3123 : f32 to f16
            %3125 = arith.divui %3119, %c8 : index
            %3126 = arith.addi %3117, %3125 : index
            %3127 = arith.divui %27, %outTileRows : index
            %3128 = arith.divui %3118, %c3 : index
            %3129 = arith.muli %3127, %3128 : index
            %3130 = arith.divui %3126, %c3 : index
            %3131 = arith.addi %3129, %3130 : index
            %3132 = arith.muli %3131, %c10 : index
            %3133 = arith.remui %3126, %c3 : index
            %3134 = arith.divui %3133, %c8 : index
            %3135 = arith.addi %3132, %3134 : index
            %3136 = arith.muli %outTileRows, %c8 : index
            %3137 = arith.muli %3135, %3136 : index
            %3138 = arith.remui %27, %outTileRows : index
            %3139 = arith.muli %3138, %c8 : index
            %3140 = arith.addi %3137, %3139 : index
            %3141 = arith.remui %3126, %c8 : index
            %3142 = arith.addi %3140, %3141 : index
            memref.store %3124, %out[%3142] : memref<?xf16>
            %3143 = arith.addi %10, %c6 : index
            %3144 = arith.mulf %2718, %3112 : f32
            %3145 = arith.addf %3144, %c72 : f32
            %3146 = arith.minimumf %3145, %c131 : f32
            %3147 = arith.maximumf %3146, %c132 : f32
            %3148 = arith.truncf %3147 : f32 to f16
            %3149 = arith.divui %3143, %c8 : index
            %3150 = arith.addi %3117, %3149 : index
            %3151 = arith.divui %27, %outTileRows : index
            %3152 = arith.divui %3118, %c3 : index
            %3153 = arith.muli %3151, %3152 : index
            %3154 = arith.divui %3150, %c3 : index
            %3155 = arith.addi %3153, %3154 : index
            %3156 = arith.muli %3155, %c10 : index
            %3157 = arith.remui %3150, %c3 : index
            %3158 = arith.divui %3157, %c8 : index
            %3159 = arith.addi %3156, %3158 : index
            %3160 = arith.muli %outTileRows, %c8 : index
            %3161 = arith.muli %3159, %3160 : index
            %3162 = arith.remui %27, %outTileRows : index
            %3163 = arith.muli %3162, %c8 : index
            %3164 = arith.addi %3161, %3163 : index
            %3165 = arith.remui %3150, %c8 : index
            %3166 = arith.addi %3164, %3165 : index
            memref.store %3148, %out[%3166] : memref<?xf16>
            %3167 = arith.addi %10, %c57 : index
            %3168 = arith.mulf %2817, %3112 : f32
            %3169 = arith.addf %3168, %c72 : f32
            %3170 = arith.minimumf %3169, %c131 : f32
            %3171 = arith.maximumf %3170, %c132 : f32
            %3172 = arith.truncf %3171 : f32 to f16
            %3173 = arith.divui %3167, %c8 : index
            %3174 = arith.addi %3117, %3173 : index
            %3175 = arith.divui %27, %outTileRows : index
            %3176 = arith.divui %3118, %c3 : index
            %3177 = arith.muli %3175, %3176 : index
            %3178 = arith.divui %3174, %c3 : index
            %3179 = arith.addi %3177, %3178 : index
            %3180 = arith.muli %3179, %c10 : index
            %3181 = arith.remui %3174, %c3 : index
            %3182 = arith.divui %3181, %c8 : index
            %3183 = arith.addi %3180, %3182 : index
            %3184 = arith.muli %outTileRows, %c8 : index
            %3185 = arith.muli %3183, %3184 : index
            %3186 = arith.remui %27, %outTileRows : index
            %3187 = arith.muli %3186, %c8 : index
            %3188 = arith.addi %3185, %3187 : index
            %3189 = arith.remui %3174, %c8 : index
            %3190 = arith.addi %3188, %3189 : index
            memref.store %3172, %out[%3190] : memref<?xf16>
            %3191 = arith.addi %10, %c58 : index
            %3192 = arith.mulf %2848, %3112 : f32
            %3193 = arith.addf %3192, %c72 : f32
            %3194 = arith.minimumf %3193, %c131 : f32
            %3195 = arith.maximumf %3194, %c132 : f32
            %3196 = arith.truncf %3195 : f32 to f16
            %3197 = arith.divui %3191, %c8 : index
            %3198 = arith.addi %3117, %3197 : index
            %3199 = arith.divui %27, %outTileRows : index
            %3200 = arith.divui %3118, %c3 : index
            %3201 = arith.muli %3199, %3200 : index
            %3202 = arith.divui %3198, %c3 : index
            %3203 = arith.addi %3201, %3202 : index
            %3204 = arith.muli %3203, %c10 : index
            %3205 = arith.remui %3198, %c3 : index
            %3206 = arith.divui %3205, %c8 : index
            %3207 = arith.addi %3204, %3206 : index
            %3208 = arith.muli %outTileRows, %c8 : index
            %3209 = arith.muli %3207, %3208 : index
            %3210 = arith.remui %27, %outTileRows : index
            %3211 = arith.muli %3210, %c8 : index
            %3212 = arith.addi %3209, %3211 : index
            %3213 = arith.remui %3198, %c8 : index
            %3214 = arith.addi %3212, %3213 : index
            memref.store %3196, %out[%3214] : memref<?xf16>
            %3215 = arith.addi %10, %c59 : index
            %3216 = arith.mulf %2947, %3112 : f32
            %3217 = arith.addf %3216, %c72 : f32
            %3218 = arith.minimumf %3217, %c131 : f32
            %3219 = arith.maximumf %3218, %c132 : f32
            %3220 = arith.truncf %3219 : f32 to f16
            %3221 = arith.divui %3215, %c8 : index
            %3222 = arith.addi %3117, %3221 : index
            %3223 = arith.divui %27, %outTileRows : index
            %3224 = arith.divui %3118, %c3 : index
            %3225 = arith.muli %3223, %3224 : index
            %3226 = arith.divui %3222, %c3 : index
            %3227 = arith.addi %3225, %3226 : index
            %3228 = arith.muli %3227, %c10 : index
            %3229 = arith.remui %3222, %c3 : index
            %3230 = arith.divui %3229, %c8 : index
            %3231 = arith.addi %3228, %3230 : index
            %3232 = arith.muli %outTileRows, %c8 : index
            %3233 = arith.muli %3231, %3232 : index
            %3234 = arith.remui %27, %outTileRows : index
            %3235 = arith.muli %3234, %c8 : index
            %3236 = arith.addi %3233, %3235 : index
            %3237 = arith.remui %3222, %c8 : index
            %3238 = arith.addi %3236, %3237 : index
            memref.store %3220, %out[%3238] : memref<?xf16>
            %3239 = arith.addi %10, %c60 : index
            %3240 = arith.mulf %2978, %3112 : f32
            %3241 = arith.addf %3240, %c72 : f32
            %3242 = arith.minimumf %3241, %c131 : f32
            %3243 = arith.maximumf %3242, %c132 : f32
            %3244 = arith.truncf %3243 : f32 to f16
            %3245 = arith.divui %3239, %c8 : index
            %3246 = arith.addi %3117, %3245 : index
            %3247 = arith.divui %27, %outTileRows : index
            %3248 = arith.divui %3118, %c3 : index
            %3249 = arith.muli %3247, %3248 : index
            %3250 = arith.divui %3246, %c3 : index
            %3251 = arith.addi %3249, %3250 : index
            %3252 = arith.muli %3251, %c10 : index
            %3253 = arith.remui %3246, %c3 : index
            %3254 = arith.divui %3253, %c8 : index
            %3255 = arith.addi %3252, %3254 : index
            %3256 = arith.muli %outTileRows, %c8 : index
            %3257 = arith.muli %3255, %3256 : index
            %3258 = arith.remui %27, %outTileRows : index
            %3259 = arith.muli %3258, %c8 : index
            %3260 = arith.addi %3257, %3259 : index
            %3261 = arith.remui %3246, %c8 : index
            %3262 = arith.addi %3260, %3261 : index
            memref.store %3244, %out[%3262] : memref<?xf16>
            %3263 = arith.addi %10, %c61 : index
            %3264 = arith.mulf %3077, %3112 : f32
            %3265 = arith.addf %3264, %c72 : f32
            %3266 = arith.minimumf %3265, %c131 : f32
            %3267 = arith.maximumf %3266, %c132 : f32
            %3268 = arith.truncf %3267 : f32 to f16
            %3269 = arith.divui %3263, %c8 : index
            %3270 = arith.addi %3117, %3269 : index
            %3271 = arith.divui %27, %outTileRows : index
            %3272 = arith.divui %3118, %c3 : index
            %3273 = arith.muli %3271, %3272 : index
            %3274 = arith.divui %3270, %c3 : index
            %3275 = arith.addi %3273, %3274 : index
            %3276 = arith.muli %3275, %c10 : index
            %3277 = arith.remui %3270, %c3 : index
            %3278 = arith.divui %3277, %c8 : index
            %3279 = arith.addi %3276, %3278 : index
            %3280 = arith.muli %outTileRows, %c8 : index
            %3281 = arith.muli %3279, %3280 : index
            %3282 = arith.remui %27, %outTileRows : index
            %3283 = arith.muli %3282, %c8 : index
            %3284 = arith.addi %3281, %3283 : index
            %3285 = arith.remui %3270, %c8 : index
            %3286 = arith.addi %3284, %3285 : index
            memref.store %3268, %out[%3286] : memref<?xf16>
            %3287 = arith.addi %10, %c62 : index
            %3288 = arith.mulf %3108, %3112 : f32
            %3289 = arith.addf %3288, %c72 : f32
            %3290 = arith.minimumf %3289, %c131 : f32
            %3291 = arith.maximumf %3290, %c132 : f32
            %3292 = arith.truncf %3291 : f32 to f16
            %3293 = arith.divui %3287, %c8 : index
            %3294 = arith.addi %3117, %3293 : index
            %3295 = arith.divui %27, %outTileRows : index
            %3296 = arith.divui %3118, %c3 : index
            %3297 = arith.muli %3295, %3296 : index
            %3298 = arith.divui %3294, %c3 : index
            %3299 = arith.addi %3297, %3298 : index
            %3300 = arith.muli %3299, %c10 : index
            %3301 = arith.remui %3294, %c3 : index
            %3302 = arith.divui %3301, %c8 : index
            %3303 = arith.addi %3300, %3302 : index
            %3304 = arith.muli %outTileRows, %c8 : index
            %3305 = arith.muli %3303, %3304 : index
            %3306 = arith.remui %27, %outTileRows : index
            %3307 = arith.muli %3306, %c8 : index
            %3308 = arith.addi %3305, %3307 : index
            %3309 = arith.remui %3294, %c8 : index
            %3310 = arith.addi %3308, %3309 : index
            memref.store %3292, %out[%3310] : memref<?xf16>
          }
        } else {
          %3311 = arith.addi %ranges, %groups : index
          %3312 = arith.muli %12, %3311 : index
          %3313 = arith.index_castui %308 : i32 to index
          %3314 = arith.addi %3312, %3313 : index
          %3315 = arith.muli %3314, %c135 : index
          %3316 = arith.addi %10, %c23 : index
          %3317 = arith.addi %3315, %3316 : index
          memref.store %2687, %partial[%3317] : memref<?xf32>
          %3318 = arith.addi %10, %c6 : index
          %3319 = arith.addi %3315, %3318 : index
          memref.store %2718, %partial[%3319] : memref<?xf32>
          %3320 = arith.addi %10, %c57 : index
          %3321 = arith.addi %3315, %3320 : index
          memref.store %2817, %partial[%3321] : memref<?xf32>
          %3322 = arith.addi %10, %c58 : index
          %3323 = arith.addi %3315, %3322 : index
          memref.store %2848, %partial[%3323] : memref<?xf32>
          %3324 = arith.addi %10, %c59 : index
          %3325 = arith.addi %3315, %3324 : index
          memref.store %2947, %partial[%3325] : memref<?xf32>
          %3326 = arith.addi %10, %c60 : index
          %3327 = arith.addi %3315, %3326 : index
          memref.store %2978, %partial[%3327] : memref<?xf32>
          %3328 = arith.addi %10, %c61 : index
          %3329 = arith.addi %3315, %3328 : index
          memref.store %3077, %partial[%3329] : memref<?xf32>
          %3330 = arith.addi %10, %c62 : index
          %3331 = arith.addi %3315, %3330 : index
          memref.store %3108, %partial[%3331] : memref<?xf32>
          %3332 = arith.cmpi slt, %10, %c8 : index
          scf.if %3332 {
            %3333 = arith.addi %3315, %c16 : index
            %3334 = arith.addi %3333, %10 : index
            memref.store %2650, %partial[%3334] : memref<?xf32>
            %3335 = arith.addi %3334, %c8 : index
            memref.store %2656, %partial[%3335] : memref<?xf32>
          }
          %3336 = arith.addi %45, %c109 : i32
          %3337 = arith.divui %3336, %c110 : i32
          %3338 = arith.divui %308, %c110 : i32
          %3339 = arith.addi %groups, %c4 : index
          %3340 = arith.muli %12, %3339 : index
          %3341 = arith.muli %3338, %c110 : i32
          %3342 = arith.subi %45, %3341 : i32
          %3343 = arith.minsi %3342, %c110 : i32
          %3344 = arith.index_castui %3338 : i32 to index
          %3345 = arith.addi %3340, %3344 : index
          %3346 = arith.index_castui %3343 : i32 to index
          %3347 = wave.arrive %counters[%3345], %3346 : memref<?xi32>
          scf.if %3347 {
            %3348 = arith.muli %3338, %c110 : i32
            %3360:10 = scf.for %3349 = %c76 to %3343 step %c110 iter_args(%3350 = %c71, %3351 = %c72, %3352 = %c72, %3353 = %c72, %3354 = %c72, %3355 = %c72, %3356 = %c72, %3357 = %c72, %3358 = %c72, %3359 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %3361 = arith.addi %3349, %c76 : i32
              %3362 = arith.subi %3343, %c18 : i32
              %3363 = arith.minsi %3361, %3362 : i32
              %3364 = arith.addi %3348, %3363 : i32
              %3365 = arith.addi %ranges, %groups : index
              %3366 = arith.muli %12, %3365 : index
              %3367 = arith.index_castui %3364 : i32 to index
              %3368 = arith.addi %3366, %3367 : index
              %3369 = arith.muli %3368, %c135 : index
              %3370 = arith.addi %3369, %c16 : index
              %3371 = arith.addi %3370, %11 : index
              %3372 = memref.load %partial[%3371] : memref<?xf32>
              %3373 = arith.cmpi slt, %3361, %3343 : i32
              %3374 = arith.select %3373, %3372, %c71 : f32
              %3375 = arith.addi %3369, %10 : index
              %3376 = arith.addi %3375, %c23 : index
              %3377 = memref.load %partial[%3376] : memref<?xf32>
              %3378 = arith.addi %3369, %10 : index
              %3379 = arith.addi %3378, %c6 : index
              %3380 = memref.load %partial[%3379] : memref<?xf32>
              %3381 = arith.addi %3369, %10 : index
              %3382 = arith.addi %3381, %c57 : index
              %3383 = memref.load %partial[%3382] : memref<?xf32>
              %3384 = arith.addi %3369, %10 : index
              %3385 = arith.addi %3384, %c58 : index
              %3386 = memref.load %partial[%3385] : memref<?xf32>
              %3387 = arith.addi %3369, %10 : index
              %3388 = arith.addi %3387, %c59 : index
              %3389 = memref.load %partial[%3388] : memref<?xf32>
              %3390 = arith.addi %3369, %10 : index
              %3391 = arith.addi %3390, %c60 : index
              %3392 = memref.load %partial[%3391] : memref<?xf32>
              %3393 = arith.addi %3369, %10 : index
              %3394 = arith.addi %3393, %c61 : index
              %3395 = memref.load %partial[%3394] : memref<?xf32>
              %3396 = arith.addi %3369, %10 : index
              %3397 = arith.addi %3396, %c62 : index
              %3398 = memref.load %partial[%3397] : memref<?xf32>
              %3399 = arith.addi %3371, %c8 : index
              %3400 = memref.load %partial[%3399] : memref<?xf32>
              %3401 = arith.addi %3349, %c18 : i32
              %3402 = arith.subi %3343, %c18 : i32
              %3403 = arith.minsi %3401, %3402 : i32
              %3404 = arith.addi %3348, %3403 : i32
              %3405 = arith.addi %ranges, %groups : index
              %3406 = arith.muli %12, %3405 : index
              %3407 = arith.index_castui %3404 : i32 to index
              %3408 = arith.addi %3406, %3407 : index
              %3409 = arith.muli %3408, %c135 : index
              %3410 = arith.addi %3409, %c16 : index
              %3411 = arith.addi %3410, %11 : index
              %3412 = memref.load %partial[%3411] : memref<?xf32>
              %3413 = arith.cmpi slt, %3401, %3343 : i32
              %3414 = arith.select %3413, %3412, %c71 : f32
              %3415 = arith.addi %3409, %10 : index
              %3416 = arith.addi %3415, %c23 : index
              %3417 = memref.load %partial[%3416] : memref<?xf32>
              %3418 = arith.addi %3409, %10 : index
              %3419 = arith.addi %3418, %c6 : index
              %3420 = memref.load %partial[%3419] : memref<?xf32>
              %3421 = arith.addi %3409, %10 : index
              %3422 = arith.addi %3421, %c57 : index
              %3423 = memref.load %partial[%3422] : memref<?xf32>
              %3424 = arith.addi %3409, %10 : index
              %3425 = arith.addi %3424, %c58 : index
              %3426 = memref.load %partial[%3425] : memref<?xf32>
              %3427 = arith.addi %3409, %10 : index
              %3428 = arith.addi %3427, %c59 : index
              %3429 = memref.load %partial[%3428] : memref<?xf32>
              %3430 = arith.addi %3409, %10 : index
              %3431 = arith.addi %3430, %c60 : index
              %3432 = memref.load %partial[%3431] : memref<?xf32>
              %3433 = arith.addi %3409, %10 : index
              %3434 = arith.addi %3433, %c61 : index
              %3435 = memref.load %partial[%3434] : memref<?xf32>
              %3436 = arith.addi %3409, %10 : index
              %3437 = arith.addi %3436, %c62 : index
              %3438 = memref.load %partial[%3437] : memref<?xf32>
              %3439 = arith.addi %3411, %c8 : index
              %3440 = memref.load %partial[%3439] : memref<?xf32>
              %3441 = arith.addi %3349, %c101 : i32
              %3442 = arith.subi %3343, %c18 : i32
              %3443 = arith.minsi %3441, %3442 : i32
              %3444 = arith.addi %3348, %3443 : i32
              %3445 = arith.addi %ranges, %groups : index
              %3446 = arith.muli %12, %3445 : index
              %3447 = arith.index_castui %3444 : i32 to index
              %3448 = arith.addi %3446, %3447 : index
              %3449 = arith.muli %3448, %c135 : index
              %3450 = arith.addi %3449, %c16 : index
              %3451 = arith.addi %3450, %11 : index
              %3452 = memref.load %partial[%3451] : memref<?xf32>
              %3453 = arith.cmpi slt, %3441, %3343 : i32
              %3454 = arith.select %3453, %3452, %c71 : f32
              %3455 = arith.addi %3449, %10 : index
              %3456 = arith.addi %3455, %c23 : index
              %3457 = memref.load %partial[%3456] : memref<?xf32>
              %3458 = arith.addi %3449, %10 : index
              %3459 = arith.addi %3458, %c6 : index
              %3460 = memref.load %partial[%3459] : memref<?xf32>
              %3461 = arith.addi %3449, %10 : index
              %3462 = arith.addi %3461, %c57 : index
              %3463 = memref.load %partial[%3462] : memref<?xf32>
              %3464 = arith.addi %3449, %10 : index
              %3465 = arith.addi %3464, %c58 : index
              %3466 = memref.load %partial[%3465] : memref<?xf32>
              %3467 = arith.addi %3449, %10 : index
              %3468 = arith.addi %3467, %c59 : index
              %3469 = memref.load %partial[%3468] : memref<?xf32>
              %3470 = arith.addi %3449, %10 : index
              %3471 = arith.addi %3470, %c60 : index
              %3472 = memref.load %partial[%3471] : memref<?xf32>
              %3473 = arith.addi %3449, %10 : index
              %3474 = arith.addi %3473, %c61 : index
              %3475 = memref.load %partial[%3474] : memref<?xf32>
              %3476 = arith.addi %3449, %10 : index
              %3477 = arith.addi %3476, %c62 : index
              %3478 = memref.load %partial[%3477] : memref<?xf32>
              %3479 = arith.addi %3451, %c8 : index
              %3480 = memref.load %partial[%3479] : memref<?xf32>
              %3481 = arith.addi %3349, %c103 : i32
              %3482 = arith.subi %3343, %c18 : i32
              %3483 = arith.minsi %3481, %3482 : i32
              %3484 = arith.addi %3348, %3483 : i32
              %3485 = arith.addi %ranges, %groups : index
              %3486 = arith.muli %12, %3485 : index
              %3487 = arith.index_castui %3484 : i32 to index
              %3488 = arith.addi %3486, %3487 : index
              %3489 = arith.muli %3488, %c135 : index
              %3490 = arith.addi %3489, %c16 : index
              %3491 = arith.addi %3490, %11 : index
              %3492 = memref.load %partial[%3491] : memref<?xf32>
              %3493 = arith.cmpi slt, %3481, %3343 : i32
              %3494 = arith.select %3493, %3492, %c71 : f32
              %3495 = arith.addi %3489, %10 : index
              %3496 = arith.addi %3495, %c23 : index
              %3497 = memref.load %partial[%3496] : memref<?xf32>
              %3498 = arith.addi %3489, %10 : index
              %3499 = arith.addi %3498, %c6 : index
              %3500 = memref.load %partial[%3499] : memref<?xf32>
              %3501 = arith.addi %3489, %10 : index
              %3502 = arith.addi %3501, %c57 : index
              %3503 = memref.load %partial[%3502] : memref<?xf32>
              %3504 = arith.addi %3489, %10 : index
              %3505 = arith.addi %3504, %c58 : index
              %3506 = memref.load %partial[%3505] : memref<?xf32>
              %3507 = arith.addi %3489, %10 : index
              %3508 = arith.addi %3507, %c59 : index
              %3509 = memref.load %partial[%3508] : memref<?xf32>
              %3510 = arith.addi %3489, %10 : index
              %3511 = arith.addi %3510, %c60 : index
              %3512 = memref.load %partial[%3511] : memref<?xf32>
              %3513 = arith.addi %3489, %10 : index
              %3514 = arith.addi %3513, %c61 : index
              %3515 = memref.load %partial[%3514] : memref<?xf32>
              %3516 = arith.addi %3489, %10 : index
              %3517 = arith.addi %3516, %c62 : index
              %3518 = memref.load %partial[%3517] : memref<?xf32>
              %3519 = arith.addi %3491, %c8 : index
              %3520 = memref.load %partial[%3519] : memref<?xf32>
              %3521 = arith.addi %3349, %c104 : i32
              %3522 = arith.subi %3343, %c18 : i32
              %3523 = arith.minsi %3521, %3522 : i32
              %3524 = arith.addi %3348, %3523 : i32
              %3525 = arith.addi %ranges, %groups : index
              %3526 = arith.muli %12, %3525 : index
              %3527 = arith.index_castui %3524 : i32 to index
              %3528 = arith.addi %3526, %3527 : index
              %3529 = arith.muli %3528, %c135 : index
              %3530 = arith.addi %3529, %c16 : index
              %3531 = arith.addi %3530, %11 : index
              %3532 = memref.load %partial[%3531] : memref<?xf32>
              %3533 = arith.cmpi slt, %3521, %3343 : i32
              %3534 = arith.select %3533, %3532, %c71 : f32
              %3535 = arith.addi %3529, %10 : index
              %3536 = arith.addi %3535, %c23 : index
              %3537 = memref.load %partial[%3536] : memref<?xf32>
              %3538 = arith.addi %3529, %10 : index
              %3539 = arith.addi %3538, %c6 : index
              %3540 = memref.load %partial[%3539] : memref<?xf32>
              %3541 = arith.addi %3529, %10 : index
              %3542 = arith.addi %3541, %c57 : index
              %3543 = memref.load %partial[%3542] : memref<?xf32>
              %3544 = arith.addi %3529, %10 : index
              %3545 = arith.addi %3544, %c58 : index
              %3546 = memref.load %partial[%3545] : memref<?xf32>
              %3547 = arith.addi %3529, %10 : index
              %3548 = arith.addi %3547, %c59 : index
              %3549 = memref.load %partial[%3548] : memref<?xf32>
              %3550 = arith.addi %3529, %10 : index
              %3551 = arith.addi %3550, %c60 : index
              %3552 = memref.load %partial[%3551] : memref<?xf32>
              %3553 = arith.addi %3529, %10 : index
              %3554 = arith.addi %3553, %c61 : index
              %3555 = memref.load %partial[%3554] : memref<?xf32>
              %3556 = arith.addi %3529, %10 : index
              %3557 = arith.addi %3556, %c62 : index
              %3558 = memref.load %partial[%3557] : memref<?xf32>
              %3559 = arith.addi %3531, %c8 : index
              %3560 = memref.load %partial[%3559] : memref<?xf32>
              %3561 = arith.addi %3349, %c106 : i32
              %3562 = arith.subi %3343, %c18 : i32
              %3563 = arith.minsi %3561, %3562 : i32
              %3564 = arith.addi %3348, %3563 : i32
              %3565 = arith.addi %ranges, %groups : index
              %3566 = arith.muli %12, %3565 : index
              %3567 = arith.index_castui %3564 : i32 to index
              %3568 = arith.addi %3566, %3567 : index
              %3569 = arith.muli %3568, %c135 : index
              %3570 = arith.addi %3569, %c16 : index
              %3571 = arith.addi %3570, %11 : index
              %3572 = memref.load %partial[%3571] : memref<?xf32>
              %3573 = arith.cmpi slt, %3561, %3343 : i32
              %3574 = arith.select %3573, %3572, %c71 : f32
              %3575 = arith.addi %3569, %10 : index
              %3576 = arith.addi %3575, %c23 : index
              %3577 = memref.load %partial[%3576] : memref<?xf32>
              %3578 = arith.addi %3569, %10 : index
              %3579 = arith.addi %3578, %c6 : index
              %3580 = memref.load %partial[%3579] : memref<?xf32>
              %3581 = arith.addi %3569, %10 : index
              %3582 = arith.addi %3581, %c57 : index
              %3583 = memref.load %partial[%3582] : memref<?xf32>
              %3584 = arith.addi %3569, %10 : index
              %3585 = arith.addi %3584, %c58 : index
              %3586 = memref.load %partial[%3585] : memref<?xf32>
              %3587 = arith.addi %3569, %10 : index
              %3588 = arith.addi %3587, %c59 : index
              %3589 = memref.load %partial[%3588] : memref<?xf32>
              %3590 = arith.addi %3569, %10 : index
              %3591 = arith.addi %3590, %c60 : index
              %3592 = memref.load %partial[%3591] : memref<?xf32>
              %3593 = arith.addi %3569, %10 : index
              %3594 = arith.addi %3593, %c61 : index
              %3595 = memref.load %partial[%3594] : memref<?xf32>
              %3596 = arith.addi %3569, %10 : index
              %3597 = arith.addi %3596, %c62 : index
              %3598 = memref.load %partial[%3597] : memref<?xf32>
              %3599 = arith.addi %3571, %c8 : index
              %3600 = memref.load %partial[%3599] : memref<?xf32>
              %3601 = arith.addi %3349, %c107 : i32
              %3602 = arith.subi %3343, %c18 : i32
              %3603 = arith.minsi %3601, %3602 : i32
              %3604 = arith.addi %3348, %3603 : i32
              %3605 = arith.addi %ranges, %groups : index
              %3606 = arith.muli %12, %3605 : index
              %3607 = arith.index_castui %3604 : i32 to index
              %3608 = arith.addi %3606, %3607 : index
              %3609 = arith.muli %3608, %c135 : index
              %3610 = arith.addi %3609, %c16 : index
              %3611 = arith.addi %3610, %11 : index
              %3612 = memref.load %partial[%3611] : memref<?xf32>
              %3613 = arith.cmpi slt, %3601, %3343 : i32
              %3614 = arith.select %3613, %3612, %c71 : f32
              %3615 = arith.addi %3609, %10 : index
              %3616 = arith.addi %3615, %c23 : index
              %3617 = memref.load %partial[%3616] : memref<?xf32>
              %3618 = arith.addi %3609, %10 : index
              %3619 = arith.addi %3618, %c6 : index
              %3620 = memref.load %partial[%3619] : memref<?xf32>
              %3621 = arith.addi %3609, %10 : index
              %3622 = arith.addi %3621, %c57 : index
              %3623 = memref.load %partial[%3622] : memref<?xf32>
              %3624 = arith.addi %3609, %10 : index
              %3625 = arith.addi %3624, %c58 : index
              %3626 = memref.load %partial[%3625] : memref<?xf32>
              %3627 = arith.addi %3609, %10 : index
              %3628 = arith.addi %3627, %c59 : index
              %3629 = memref.load %partial[%3628] : memref<?xf32>
              %3630 = arith.addi %3609, %10 : index
              %3631 = arith.addi %3630, %c60 : index
              %3632 = memref.load %partial[%3631] : memref<?xf32>
              %3633 = arith.addi %3609, %10 : index
              %3634 = arith.addi %3633, %c61 : index
              %3635 = memref.load %partial[%3634] : memref<?xf32>
              %3636 = arith.addi %3609, %10 : index
              %3637 = arith.addi %3636, %c62 : index
              %3638 = memref.load %partial[%3637] : memref<?xf32>
              %3639 = arith.addi %3611, %c8 : index
              %3640 = memref.load %partial[%3639] : memref<?xf32>
              %3641 = arith.addi %3349, %c109 : i32
              %3642 = arith.subi %3343, %c18 : i32
              %3643 = arith.minsi %3641, %3642 : i32
              %3644 = arith.addi %3348, %3643 : i32
              %3645 = arith.addi %ranges, %groups : index
              %3646 = arith.muli %12, %3645 : index
              %3647 = arith.index_castui %3644 : i32 to index
              %3648 = arith.addi %3646, %3647 : index
              %3649 = arith.muli %3648, %c135 : index
              %3650 = arith.addi %3649, %c16 : index
              %3651 = arith.addi %3650, %11 : index
              %3652 = memref.load %partial[%3651] : memref<?xf32>
              %3653 = arith.cmpi slt, %3641, %3343 : i32
              %3654 = arith.select %3653, %3652, %c71 : f32
              %3655 = arith.addi %3649, %10 : index
              %3656 = arith.addi %3655, %c23 : index
              %3657 = memref.load %partial[%3656] : memref<?xf32>
              %3658 = arith.addi %3649, %10 : index
              %3659 = arith.addi %3658, %c6 : index
              %3660 = memref.load %partial[%3659] : memref<?xf32>
              %3661 = arith.addi %3649, %10 : index
              %3662 = arith.addi %3661, %c57 : index
              %3663 = memref.load %partial[%3662] : memref<?xf32>
              %3664 = arith.addi %3649, %10 : index
              %3665 = arith.addi %3664, %c58 : index
              %3666 = memref.load %partial[%3665] : memref<?xf32>
              %3667 = arith.addi %3649, %10 : index
              %3668 = arith.addi %3667, %c59 : index
              %3669 = memref.load %partial[%3668] : memref<?xf32>
              %3670 = arith.addi %3649, %10 : index
              %3671 = arith.addi %3670, %c60 : index
              %3672 = memref.load %partial[%3671] : memref<?xf32>
              %3673 = arith.addi %3649, %10 : index
              %3674 = arith.addi %3673, %c61 : index
              %3675 = memref.load %partial[%3674] : memref<?xf32>
              %3676 = arith.addi %3649, %10 : index
              %3677 = arith.addi %3676, %c62 : index
              %3678 = memref.load %partial[%3677] : memref<?xf32>
              %3679 = arith.addi %3651, %c8 : index
              %3680 = memref.load %partial[%3679] : memref<?xf32>
              %3681 = arith.maxnumf %3350, %3374 fastmath<nnan> : f32
              %3682 = arith.subf %3350, %3681 : f32
              %3683 = wave.exp2 %3682 : f32
              %3684 = arith.subf %3374, %3681 : f32
              %3685 = wave.exp2 %3684 : f32
              %3686 = arith.mulf %3351, %3683 : f32
              %3687 = math.fma %3400, %3685, %3686 : f32
              %3688 = arith.mulf %3352, %3683 : f32
              %3689 = math.fma %3377, %3685, %3688 : f32
              %3690 = arith.mulf %3353, %3683 : f32
              %3691 = math.fma %3380, %3685, %3690 : f32
              %3692 = arith.mulf %3354, %3683 : f32
              %3693 = math.fma %3383, %3685, %3692 : f32
              %3694 = arith.mulf %3355, %3683 : f32
              %3695 = math.fma %3386, %3685, %3694 : f32
              %3696 = arith.mulf %3356, %3683 : f32
              %3697 = math.fma %3389, %3685, %3696 : f32
              %3698 = arith.mulf %3357, %3683 : f32
              %3699 = math.fma %3392, %3685, %3698 : f32
              %3700 = arith.mulf %3358, %3683 : f32
              %3701 = math.fma %3395, %3685, %3700 : f32
              %3702 = arith.mulf %3359, %3683 : f32
              %3703 = math.fma %3398, %3685, %3702 : f32
              %3704 = arith.maxnumf %3681, %3414 fastmath<nnan> : f32
              %3705 = arith.subf %3681, %3704 : f32
              %3706 = wave.exp2 %3705 : f32
              %3707 = arith.subf %3414, %3704 : f32
              %3708 = wave.exp2 %3707 : f32
              %3709 = arith.mulf %3687, %3706 : f32
              %3710 = math.fma %3440, %3708, %3709 : f32
              %3711 = arith.mulf %3689, %3706 : f32
              %3712 = math.fma %3417, %3708, %3711 : f32
              %3713 = arith.mulf %3691, %3706 : f32
              %3714 = math.fma %3420, %3708, %3713 : f32
              %3715 = arith.mulf %3693, %3706 : f32
              %3716 = math.fma %3423, %3708, %3715 : f32
              %3717 = arith.mulf %3695, %3706 : f32
              %3718 = math.fma %3426, %3708, %3717 : f32
              %3719 = arith.mulf %3697, %3706 : f32
              %3720 = math.fma %3429, %3708, %3719 : f32
              %3721 = arith.mulf %3699, %3706 : f32
              %3722 = math.fma %3432, %3708, %3721 : f32
              %3723 = arith.mulf %3701, %3706 : f32
              %3724 = math.fma %3435, %3708, %3723 : f32
              %3725 = arith.mulf %3703, %3706 : f32
              %3726 = math.fma %3438, %3708, %3725 : f32
              %3727 = arith.maxnumf %3704, %3454 fastmath<nnan> : f32
              %3728 = arith.subf %3704, %3727 : f32
              %3729 = wave.exp2 %3728 : f32
              %3730 = arith.subf %3454, %3727 : f32
              %3731 = wave.exp2 %3730 : f32
              %3732 = arith.mulf %3710, %3729 : f32
              %3733 = math.fma %3480, %3731, %3732 : f32
              %3734 = arith.mulf %3712, %3729 : f32
              %3735 = math.fma %3457, %3731, %3734 : f32
              %3736 = arith.mulf %3714, %3729 : f32
              %3737 = math.fma %3460, %3731, %3736 : f32
              %3738 = arith.mulf %3716, %3729 : f32
              %3739 = math.fma %3463, %3731, %3738 : f32
              %3740 = arith.mulf %3718, %3729 : f32
              %3741 = math.fma %3466, %3731, %3740 : f32
              %3742 = arith.mulf %3720, %3729 : f32
              %3743 = math.fma %3469, %3731, %3742 : f32
              %3744 = arith.mulf %3722, %3729 : f32
              %3745 = math.fma %3472, %3731, %3744 : f32
              %3746 = arith.mulf %3724, %3729 : f32
              %3747 = math.fma %3475, %3731, %3746 : f32
              %3748 = arith.mulf %3726, %3729 : f32
              %3749 = math.fma %3478, %3731, %3748 : f32
              %3750 = arith.maxnumf %3727, %3494 fastmath<nnan> : f32
              %3751 = arith.subf %3727, %3750 : f32
              %3752 = wave.exp2 %3751 : f32
              %3753 = arith.subf %3494, %3750 : f32
              %3754 = wave.exp2 %3753 : f32
              %3755 = arith.mulf %3733, %3752 : f32
              %3756 = math.fma %3520, %3754, %3755 : f32
              %3757 = arith.mulf %3735, %3752 : f32
              %3758 = math.fma %3497, %3754, %3757 : f32
              %3759 = arith.mulf %3737, %3752 : f32
              %3760 = math.fma %3500, %3754, %3759 : f32
              %3761 = arith.mulf %3739, %3752 : f32
              %3762 = math.fma %3503, %3754, %3761 : f32
              %3763 = arith.mulf %3741, %3752 : f32
              %3764 = math.fma %3506, %3754, %3763 : f32
              %3765 = arith.mulf %3743, %3752 : f32
              %3766 = math.fma %3509, %3754, %3765 : f32
              %3767 = arith.mulf %3745, %3752 : f32
              %3768 = math.fma %3512, %3754, %3767 : f32
              %3769 = arith.mulf %3747, %3752 : f32
              %3770 = math.fma %3515, %3754, %3769 : f32
              %3771 = arith.mulf %3749, %3752 : f32
              %3772 = math.fma %3518, %3754, %3771 : f32
              %3773 = arith.maxnumf %3750, %3534 fastmath<nnan> : f32
              %3774 = arith.subf %3750, %3773 : f32
              %3775 = wave.exp2 %3774 : f32
              %3776 = arith.subf %3534, %3773 : f32
              %3777 = wave.exp2 %3776 : f32
              %3778 = arith.mulf %3756, %3775 : f32
              %3779 = math.fma %3560, %3777, %3778 : f32
              %3780 = arith.mulf %3758, %3775 : f32
              %3781 = math.fma %3537, %3777, %3780 : f32
              %3782 = arith.mulf %3760, %3775 : f32
              %3783 = math.fma %3540, %3777, %3782 : f32
              %3784 = arith.mulf %3762, %3775 : f32
              %3785 = math.fma %3543, %3777, %3784 : f32
              %3786 = arith.mulf %3764, %3775 : f32
              %3787 = math.fma %3546, %3777, %3786 : f32
              %3788 = arith.mulf %3766, %3775 : f32
              %3789 = math.fma %3549, %3777, %3788 : f32
              %3790 = arith.mulf %3768, %3775 : f32
              %3791 = math.fma %3552, %3777, %3790 : f32
              %3792 = arith.mulf %3770, %3775 : f32
              %3793 = math.fma %3555, %3777, %3792 : f32
              %3794 = arith.mulf %3772, %3775 : f32
              %3795 = math.fma %3558, %3777, %3794 : f32
              %3796 = arith.maxnumf %3773, %3574 fastmath<nnan> : f32
              %3797 = arith.subf %3773, %3796 : f32
              %3798 = wave.exp2 %3797 : f32
              %3799 = arith.subf %3574, %3796 : f32
              %3800 = wave.exp2 %3799 : f32
              %3801 = arith.mulf %3779, %3798 : f32
              %3802 = math.fma %3600, %3800, %3801 : f32
              %3803 = arith.mulf %3781, %3798 : f32
              %3804 = math.fma %3577, %3800, %3803 : f32
              %3805 = arith.mulf %3783, %3798 : f32
              %3806 = math.fma %3580, %3800, %3805 : f32
              %3807 = arith.mulf %3785, %3798 : f32
              %3808 = math.fma %3583, %3800, %3807 : f32
              %3809 = arith.mulf %3787, %3798 : f32
              %3810 = math.fma %3586, %3800, %3809 : f32
              %3811 = arith.mulf %3789, %3798 : f32
              %3812 = math.fma %3589, %3800, %3811 : f32
              %3813 = arith.mulf %3791, %3798 : f32
              %3814 = math.fma %3592, %3800, %3813 : f32
              %3815 = arith.mulf %3793, %3798 : f32
              %3816 = math.fma %3595, %3800, %3815 : f32
              %3817 = arith.mulf %3795, %3798 : f32
              %3818 = math.fma %3598, %3800, %3817 : f32
              %3819 = arith.maxnumf %3796, %3614 fastmath<nnan> : f32
              %3820 = arith.subf %3796, %3819 : f32
              %3821 = wave.exp2 %3820 : f32
              %3822 = arith.subf %3614, %3819 : f32
              %3823 = wave.exp2 %3822 : f32
              %3824 = arith.mulf %3802, %3821 : f32
              %3825 = math.fma %3640, %3823, %3824 : f32
              %3826 = arith.mulf %3804, %3821 : f32
              %3827 = math.fma %3617, %3823, %3826 : f32
              %3828 = arith.mulf %3806, %3821 : f32
              %3829 = math.fma %3620, %3823, %3828 : f32
              %3830 = arith.mulf %3808, %3821 : f32
              %3831 = math.fma %3623, %3823, %3830 : f32
              %3832 = arith.mulf %3810, %3821 : f32
              %3833 = math.fma %3626, %3823, %3832 : f32
              %3834 = arith.mulf %3812, %3821 : f32
              %3835 = math.fma %3629, %3823, %3834 : f32
              %3836 = arith.mulf %3814, %3821 : f32
              %3837 = math.fma %3632, %3823, %3836 : f32
              %3838 = arith.mulf %3816, %3821 : f32
              %3839 = math.fma %3635, %3823, %3838 : f32
              %3840 = arith.mulf %3818, %3821 : f32
              %3841 = math.fma %3638, %3823, %3840 : f32
              %3842 = arith.maxnumf %3819, %3654 fastmath<nnan> : f32
              %3843 = arith.subf %3819, %3842 : f32
              %3844 = wave.exp2 %3843 : f32
              %3845 = arith.subf %3654, %3842 : f32
              %3846 = wave.exp2 %3845 : f32
              %3847 = arith.mulf %3825, %3844 : f32
              %3848 = math.fma %3680, %3846, %3847 : f32
              %3849 = arith.mulf %3827, %3844 : f32
              %3850 = math.fma %3657, %3846, %3849 : f32
              %3851 = arith.mulf %3829, %3844 : f32
              %3852 = math.fma %3660, %3846, %3851 : f32
              %3853 = arith.mulf %3831, %3844 : f32
              %3854 = math.fma %3663, %3846, %3853 : f32
              %3855 = arith.mulf %3833, %3844 : f32
              %3856 = math.fma %3666, %3846, %3855 : f32
              %3857 = arith.mulf %3835, %3844 : f32
              %3858 = math.fma %3669, %3846, %3857 : f32
              %3859 = arith.mulf %3837, %3844 : f32
              %3860 = math.fma %3672, %3846, %3859 : f32
              %3861 = arith.mulf %3839, %3844 : f32
              %3862 = math.fma %3675, %3846, %3861 : f32
              %3863 = arith.mulf %3841, %3844 : f32
              %3864 = math.fma %3678, %3846, %3863 : f32
              scf.yield %3842, %3848, %3850, %3852, %3854, %3856, %3858, %3860, %3862, %3864 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %3865 = arith.cmpi eq, %3337, %c18 : i32
            scf.if %3865 {
              %3866 = arith.addi %kvHeads, %18 : index
              %3867 = memref.load %scales[%3866] : memref<?xf32>
              %3868 = arith.divf %3867, %3360#1 : f32
              %3869 = arith.addi %20, %11 : index
              %3870 = arith.cmpi slt, %3869, %groupSize : index
              scf.if %3870 {
                %3871 = arith.muli %18, %groupSize : index
                %3872 = arith.addi %3871, %3869 : index
                %3873 = arith.muli %3872, %c6 : index
                %3874 = arith.muli %heads, %c6 : index
                %3875 = arith.addi %10, %c23 : index
                %3876 = arith.mulf %3360#2, %3868 : f32
                %3877 = arith.addf %3876, %c72 : f32
                %3878 = arith.minimumf %3877, %c131 : f32
                %3879 = arith.maximumf %3878, %c132 : f32
                %3880 = arith.truncf %3879 : f32 to f16
                %3881 = arith.divui %3875, %c8 : index
                %3882 = arith.addi %3873, %3881 : index
                %3883 = arith.divui %27, %outTileRows : index
                %3884 = arith.divui %3874, %c3 : index
                %3885 = arith.muli %3883, %3884 : index
                %3886 = arith.divui %3882, %c3 : index
                %3887 = arith.addi %3885, %3886 : index
                %3888 = arith.muli %3887, %c10 : index
                %3889 = arith.remui %3882, %c3 : index
                %3890 = arith.divui %3889, %c8 : index
                %3891 = arith.addi %3888, %3890 : index
                %3892 = arith.muli %outTileRows, %c8 : index
                %3893 = arith.muli %3891, %3892 : index
                %3894 = arith.remui %27, %outTileRows : index
                %3895 = arith.muli %3894, %c8 : index
                %3896 = arith.addi %3893, %3895 : index
                %3897 = arith.remui %3882, %c8 : index
                %3898 = arith.addi %3896, %3897 : index
                memref.store %3880, %out[%3898] : memref<?xf16>
                %3899 = arith.addi %10, %c6 : index
                %3900 = arith.mulf %3360#3, %3868 : f32
                %3901 = arith.addf %3900, %c72 : f32
                %3902 = arith.minimumf %3901, %c131 : f32
                %3903 = arith.maximumf %3902, %c132 : f32
                %3904 = arith.truncf %3903 : f32 to f16
                %3905 = arith.divui %3899, %c8 : index
                %3906 = arith.addi %3873, %3905 : index
                %3907 = arith.divui %27, %outTileRows : index
                %3908 = arith.divui %3874, %c3 : index
                %3909 = arith.muli %3907, %3908 : index
                %3910 = arith.divui %3906, %c3 : index
                %3911 = arith.addi %3909, %3910 : index
                %3912 = arith.muli %3911, %c10 : index
                %3913 = arith.remui %3906, %c3 : index
                %3914 = arith.divui %3913, %c8 : index
                %3915 = arith.addi %3912, %3914 : index
                %3916 = arith.muli %outTileRows, %c8 : index
                %3917 = arith.muli %3915, %3916 : index
                %3918 = arith.remui %27, %outTileRows : index
                %3919 = arith.muli %3918, %c8 : index
                %3920 = arith.addi %3917, %3919 : index
                %3921 = arith.remui %3906, %c8 : index
                %3922 = arith.addi %3920, %3921 : index
                memref.store %3904, %out[%3922] : memref<?xf16>
                %3923 = arith.addi %10, %c57 : index
                %3924 = arith.mulf %3360#4, %3868 : f32
                %3925 = arith.addf %3924, %c72 : f32
                %3926 = arith.minimumf %3925, %c131 : f32
                %3927 = arith.maximumf %3926, %c132 : f32
                %3928 = arith.truncf %3927 : f32 to f16
                %3929 = arith.divui %3923, %c8 : index
                %3930 = arith.addi %3873, %3929 : index
                %3931 = arith.divui %27, %outTileRows : index
                %3932 = arith.divui %3874, %c3 : index
                %3933 = arith.muli %3931, %3932 : index
                %3934 = arith.divui %3930, %c3 : index
                %3935 = arith.addi %3933, %3934 : index
                %3936 = arith.muli %3935, %c10 : index
                %3937 = arith.remui %3930, %c3 : index
                %3938 = arith.divui %3937, %c8 : index
                %3939 = arith.addi %3936, %3938 : index
                %3940 = arith.muli %outTileRows, %c8 : index
                %3941 = arith.muli %3939, %3940 : index
                %3942 = arith.remui %27, %outTileRows : index
                %3943 = arith.muli %3942, %c8 : index
                %3944 = arith.addi %3941, %3943 : index
                %3945 = arith.remui %3930, %c8 : index
                %3946 = arith.addi %3944, %3945 : index
                memref.store %3928, %out[%3946] : memref<?xf16>
                %3947 = arith.addi %10, %c58 : index
                %3948 = arith.mulf %3360#5, %3868 : f32
                %3949 = arith.addf %3948, %c72 : f32
                %3950 = arith.minimumf %3949, %c131 : f32
                %3951 = arith.maximumf %3950, %c132 : f32
                %3952 = arith.truncf %3951 : f32 to f16
                %3953 = arith.divui %3947, %c8 : index
                %3954 = arith.addi %3873, %3953 : index
                %3955 = arith.divui %27, %outTileRows : index
                %3956 = arith.divui %3874, %c3 : index
                %3957 = arith.muli %3955, %3956 : index
                %3958 = arith.divui %3954, %c3 : index
                %3959 = arith.addi %3957, %3958 : index
                %3960 = arith.muli %3959, %c10 : index
                %3961 = arith.remui %3954, %c3 : index
                %3962 = arith.divui %3961, %c8 : index
                %3963 = arith.addi %3960, %3962 : index
                %3964 = arith.muli %outTileRows, %c8 : index
                %3965 = arith.muli %3963, %3964 : index
                %3966 = arith.remui %27, %outTileRows : index
                %3967 = arith.muli %3966, %c8 : index
                %3968 = arith.addi %3965, %3967 : index
                %3969 = arith.remui %3954, %c8 : index
                %3970 = arith.addi %3968, %3969 : index
                memref.store %3952, %out[%3970] : memref<?xf16>
                %3971 = arith.addi %10, %c59 : index
                %3972 = arith.mulf %3360#6, %3868 : f32
                %3973 = arith.addf %3972, %c72 : f32
                %3974 = arith.minimumf %3973, %c131 : f32
                %3975 = arith.maximumf %3974, %c132 : f32
                %3976 = arith.truncf %3975 : f32 to f16
                %3977 = arith.divui %3971, %c8 : index
                %3978 = arith.addi %3873, %3977 : index
                %3979 = arith.divui %27, %outTileRows : index
                %3980 = arith.divui %3874, %c3 : index
                %3981 = arith.muli %3979, %3980 : index
                %3982 = arith.divui %3978, %c3 : index
                %3983 = arith.addi %3981, %3982 : index
                %3984 = arith.muli %3983, %c10 : index
                %3985 = arith.remui %3978, %c3 : index
                %3986 = arith.divui %3985, %c8 : index
                %3987 = arith.addi %3984, %3986 : index
                %3988 = arith.muli %outTileRows, %c8 : index
                %3989 = arith.muli %3987, %3988 : index
                %3990 = arith.remui %27, %outTileRows : index
                %3991 = arith.muli %3990, %c8 : index
                %3992 = arith.addi %3989, %3991 : index
                %3993 = arith.remui %3978, %c8 : index
                %3994 = arith.addi %3992, %3993 : index
                memref.store %3976, %out[%3994] : memref<?xf16>
                %3995 = arith.addi %10, %c60 : index
                %3996 = arith.mulf %3360#7, %3868 : f32
                %3997 = arith.addf %3996, %c72 : f32
                %3998 = arith.minimumf %3997, %c131 : f32
                %3999 = arith.maximumf %3998, %c132 : f32
                %4000 = arith.truncf %3999 : f32 to f16
                %4001 = arith.divui %3995, %c8 : index
                %4002 = arith.addi %3873, %4001 : index
                %4003 = arith.divui %27, %outTileRows : index
                %4004 = arith.divui %3874, %c3 : index
                %4005 = arith.muli %4003, %4004 : index
                %4006 = arith.divui %4002, %c3 : index
                %4007 = arith.addi %4005, %4006 : index
                %4008 = arith.muli %4007, %c10 : index
                %4009 = arith.remui %4002, %c3 : index
                %4010 = arith.divui %4009, %c8 : index
                %4011 = arith.addi %4008, %4010 : index
                %4012 = arith.muli %outTileRows, %c8 : index
                %4013 = arith.muli %4011, %4012 : index
                %4014 = arith.remui %27, %outTileRows : index
                %4015 = arith.muli %4014, %c8 : index
                %4016 = arith.addi %4013, %4015 : index
                %4017 = arith.remui %4002, %c8 : index
                %4018 = arith.addi %4016, %4017 : index
                memref.store %4000, %out[%4018] : memref<?xf16>
                %4019 = arith.addi %10, %c61 : index
                %4020 = arith.mulf %3360#8, %3868 : f32
                %4021 = arith.addf %4020, %c72 : f32
                %4022 = arith.minimumf %4021, %c131 : f32
                %4023 = arith.maximumf %4022, %c132 : f32
                %4024 = arith.truncf %4023 : f32 to f16
                %4025 = arith.divui %4019, %c8 : index
                %4026 = arith.addi %3873, %4025 : index
                %4027 = arith.divui %27, %outTileRows : index
                %4028 = arith.divui %3874, %c3 : index
                %4029 = arith.muli %4027, %4028 : index
                %4030 = arith.divui %4026, %c3 : index
                %4031 = arith.addi %4029, %4030 : index
                %4032 = arith.muli %4031, %c10 : index
                %4033 = arith.remui %4026, %c3 : index
                %4034 = arith.divui %4033, %c8 : index
                %4035 = arith.addi %4032, %4034 : index
                %4036 = arith.muli %outTileRows, %c8 : index
                %4037 = arith.muli %4035, %4036 : index
                %4038 = arith.remui %27, %outTileRows : index
                %4039 = arith.muli %4038, %c8 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.remui %4026, %c8 : index
                %4042 = arith.addi %4040, %4041 : index
                memref.store %4024, %out[%4042] : memref<?xf16>
                %4043 = arith.addi %10, %c62 : index
                %4044 = arith.mulf %3360#9, %3868 : f32
                %4045 = arith.addf %4044, %c72 : f32
                %4046 = arith.minimumf %4045, %c131 : f32
                %4047 = arith.maximumf %4046, %c132 : f32
                %4048 = arith.truncf %4047 : f32 to f16
                %4049 = arith.divui %4043, %c8 : index
                %4050 = arith.addi %3873, %4049 : index
                %4051 = arith.divui %27, %outTileRows : index
                %4052 = arith.divui %3874, %c3 : index
                %4053 = arith.muli %4051, %4052 : index
                %4054 = arith.divui %4050, %c3 : index
                %4055 = arith.addi %4053, %4054 : index
                %4056 = arith.muli %4055, %c10 : index
                %4057 = arith.remui %4050, %c3 : index
                %4058 = arith.divui %4057, %c8 : index
                %4059 = arith.addi %4056, %4058 : index
                %4060 = arith.muli %outTileRows, %c8 : index
                %4061 = arith.muli %4059, %4060 : index
                %4062 = arith.remui %27, %outTileRows : index
                %4063 = arith.muli %4062, %c8 : index
                %4064 = arith.addi %4061, %4063 : index
                %4065 = arith.remui %4050, %c8 : index
                %4066 = arith.addi %4064, %4065 : index
                memref.store %4048, %out[%4066] : memref<?xf16>
              }
            } else {
              %4067 = arith.index_cast %ranges : index to i32
              %4068 = arith.addi %4067, %3338 : i32
              %4069 = arith.addi %ranges, %groups : index
              %4070 = arith.muli %12, %4069 : index
              %4071 = arith.index_castui %4068 : i32 to index
              %4072 = arith.addi %4070, %4071 : index
              %4073 = arith.muli %4072, %c135 : index
              %4074 = arith.addi %10, %c23 : index
              %4075 = arith.addi %4073, %4074 : index
              memref.store %3360#2, %partial[%4075] : memref<?xf32>
              %4076 = arith.addi %10, %c6 : index
              %4077 = arith.addi %4073, %4076 : index
              memref.store %3360#3, %partial[%4077] : memref<?xf32>
              %4078 = arith.addi %10, %c57 : index
              %4079 = arith.addi %4073, %4078 : index
              memref.store %3360#4, %partial[%4079] : memref<?xf32>
              %4080 = arith.addi %10, %c58 : index
              %4081 = arith.addi %4073, %4080 : index
              memref.store %3360#5, %partial[%4081] : memref<?xf32>
              %4082 = arith.addi %10, %c59 : index
              %4083 = arith.addi %4073, %4082 : index
              memref.store %3360#6, %partial[%4083] : memref<?xf32>
              %4084 = arith.addi %10, %c60 : index
              %4085 = arith.addi %4073, %4084 : index
              memref.store %3360#7, %partial[%4085] : memref<?xf32>
              %4086 = arith.addi %10, %c61 : index
              %4087 = arith.addi %4073, %4086 : index
              memref.store %3360#8, %partial[%4087] : memref<?xf32>
              %4088 = arith.addi %10, %c62 : index
              %4089 = arith.addi %4073, %4088 : index
              memref.store %3360#9, %partial[%4089] : memref<?xf32>
              %4090 = arith.cmpi slt, %10, %c8 : index
              scf.if %4090 {
                %4091 = arith.addi %4073, %c16 : index
                %4092 = arith.addi %4091, %10 : index
                memref.store %3360#0, %partial[%4092] : memref<?xf32>
                %4093 = arith.addi %4092, %c8 : index
                memref.store %3360#1, %partial[%4093] : memref<?xf32>
              }
              %4094 = arith.addi %3340, %groups : index
              %4095 = arith.index_castui %3337 : i32 to index
              %4096 = wave.arrive %counters[%4094], %4095 : memref<?xi32>
              scf.if %4096 {
                %4108:10 = scf.for %4097 = %c76 to %3337 step %c110 iter_args(%4098 = %c71, %4099 = %c72, %4100 = %c72, %4101 = %c72, %4102 = %c72, %4103 = %c72, %4104 = %c72, %4105 = %c72, %4106 = %c72, %4107 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %4109 = arith.addi %4097, %c76 : i32
                  %4110 = arith.subi %3337, %c18 : i32
                  %4111 = arith.minsi %4109, %4110 : i32
                  %4112 = arith.addi %4067, %4111 : i32
                  %4113 = arith.addi %ranges, %groups : index
                  %4114 = arith.muli %12, %4113 : index
                  %4115 = arith.index_castui %4112 : i32 to index
                  %4116 = arith.addi %4114, %4115 : index
                  %4117 = arith.muli %4116, %c135 : index
                  %4118 = arith.addi %4117, %c16 : index
                  %4119 = arith.addi %4118, %11 : index
                  %4120 = memref.load %partial[%4119] : memref<?xf32>
                  %4121 = arith.cmpi slt, %4109, %3337 : i32
                  %4122 = arith.select %4121, %4120, %c71 : f32
                  %4123 = arith.addi %4117, %10 : index
                  %4124 = arith.addi %4123, %c23 : index
                  %4125 = memref.load %partial[%4124] : memref<?xf32>
                  %4126 = arith.addi %4117, %10 : index
                  %4127 = arith.addi %4126, %c6 : index
                  %4128 = memref.load %partial[%4127] : memref<?xf32>
                  %4129 = arith.addi %4117, %10 : index
                  %4130 = arith.addi %4129, %c57 : index
                  %4131 = memref.load %partial[%4130] : memref<?xf32>
                  %4132 = arith.addi %4117, %10 : index
                  %4133 = arith.addi %4132, %c58 : index
                  %4134 = memref.load %partial[%4133] : memref<?xf32>
                  %4135 = arith.addi %4117, %10 : index
                  %4136 = arith.addi %4135, %c59 : index
                  %4137 = memref.load %partial[%4136] : memref<?xf32>
                  %4138 = arith.addi %4117, %10 : index
                  %4139 = arith.addi %4138, %c60 : index
                  %4140 = memref.load %partial[%4139] : memref<?xf32>
                  %4141 = arith.addi %4117, %10 : index
                  %4142 = arith.addi %4141, %c61 : index
                  %4143 = memref.load %partial[%4142] : memref<?xf32>
                  %4144 = arith.addi %4117, %10 : index
                  %4145 = arith.addi %4144, %c62 : index
                  %4146 = memref.load %partial[%4145] : memref<?xf32>
                  %4147 = arith.addi %4119, %c8 : index
                  %4148 = memref.load %partial[%4147] : memref<?xf32>
                  %4149 = arith.addi %4097, %c18 : i32
                  %4150 = arith.subi %3337, %c18 : i32
                  %4151 = arith.minsi %4149, %4150 : i32
                  %4152 = arith.addi %4067, %4151 : i32
                  %4153 = arith.addi %ranges, %groups : index
                  %4154 = arith.muli %12, %4153 : index
                  %4155 = arith.index_castui %4152 : i32 to index
                  %4156 = arith.addi %4154, %4155 : index
                  %4157 = arith.muli %4156, %c135 : index
                  %4158 = arith.addi %4157, %c16 : index
                  %4159 = arith.addi %4158, %11 : index
                  %4160 = memref.load %partial[%4159] : memref<?xf32>
                  %4161 = arith.cmpi slt, %4149, %3337 : i32
                  %4162 = arith.select %4161, %4160, %c71 : f32
                  %4163 = arith.addi %4157, %10 : index
                  %4164 = arith.addi %4163, %c23 : index
                  %4165 = memref.load %partial[%4164] : memref<?xf32>
                  %4166 = arith.addi %4157, %10 : index
                  %4167 = arith.addi %4166, %c6 : index
                  %4168 = memref.load %partial[%4167] : memref<?xf32>
                  %4169 = arith.addi %4157, %10 : index
                  %4170 = arith.addi %4169, %c57 : index
                  %4171 = memref.load %partial[%4170] : memref<?xf32>
                  %4172 = arith.addi %4157, %10 : index
                  %4173 = arith.addi %4172, %c58 : index
                  %4174 = memref.load %partial[%4173] : memref<?xf32>
                  %4175 = arith.addi %4157, %10 : index
                  %4176 = arith.addi %4175, %c59 : index
                  %4177 = memref.load %partial[%4176] : memref<?xf32>
                  %4178 = arith.addi %4157, %10 : index
                  %4179 = arith.addi %4178, %c60 : index
                  %4180 = memref.load %partial[%4179] : memref<?xf32>
                  %4181 = arith.addi %4157, %10 : index
                  %4182 = arith.addi %4181, %c61 : index
                  %4183 = memref.load %partial[%4182] : memref<?xf32>
                  %4184 = arith.addi %4157, %10 : index
                  %4185 = arith.addi %4184, %c62 : index
                  %4186 = memref.load %partial[%4185] : memref<?xf32>
                  %4187 = arith.addi %4159, %c8 : index
                  %4188 = memref.load %partial[%4187] : memref<?xf32>
                  %4189 = arith.addi %4097, %c101 : i32
                  %4190 = arith.subi %3337, %c18 : i32
                  %4191 = arith.minsi %4189, %4190 : i32
                  %4192 = arith.addi %4067, %4191 : i32
                  %4193 = arith.addi %ranges, %groups : index
                  %4194 = arith.muli %12, %4193 : index
                  %4195 = arith.index_castui %4192 : i32 to index
                  %4196 = arith.addi %4194, %4195 : index
                  %4197 = arith.muli %4196, %c135 : index
                  %4198 = arith.addi %4197, %c16 : index
                  %4199 = arith.addi %4198, %11 : index
                  %4200 = memref.load %partial[%4199] : memref<?xf32>
                  %4201 = arith.cmpi slt, %4189, %3337 : i32
                  %4202 = arith.select %4201, %4200, %c71 : f32
                  %4203 = arith.addi %4197, %10 : index
                  %4204 = arith.addi %4203, %c23 : index
                  %4205 = memref.load %partial[%4204] : memref<?xf32>
                  %4206 = arith.addi %4197, %10 : index
                  %4207 = arith.addi %4206, %c6 : index
                  %4208 = memref.load %partial[%4207] : memref<?xf32>
                  %4209 = arith.addi %4197, %10 : index
                  %4210 = arith.addi %4209, %c57 : index
                  %4211 = memref.load %partial[%4210] : memref<?xf32>
                  %4212 = arith.addi %4197, %10 : index
                  %4213 = arith.addi %4212, %c58 : index
                  %4214 = memref.load %partial[%4213] : memref<?xf32>
                  %4215 = arith.addi %4197, %10 : index
                  %4216 = arith.addi %4215, %c59 : index
                  %4217 = memref.load %partial[%4216] : memref<?xf32>
                  %4218 = arith.addi %4197, %10 : index
                  %4219 = arith.addi %4218, %c60 : index
                  %4220 = memref.load %partial[%4219] : memref<?xf32>
                  %4221 = arith.addi %4197, %10 : index
                  %4222 = arith.addi %4221, %c61 : index
                  %4223 = memref.load %partial[%4222] : memref<?xf32>
                  %4224 = arith.addi %4197, %10 : index
                  %4225 = arith.addi %4224, %c62 : index
                  %4226 = memref.load %partial[%4225] : memref<?xf32>
                  %4227 = arith.addi %4199, %c8 : index
                  %4228 = memref.load %partial[%4227] : memref<?xf32>
                  %4229 = arith.addi %4097, %c103 : i32
                  %4230 = arith.subi %3337, %c18 : i32
                  %4231 = arith.minsi %4229, %4230 : i32
                  %4232 = arith.addi %4067, %4231 : i32
                  %4233 = arith.addi %ranges, %groups : index
                  %4234 = arith.muli %12, %4233 : index
                  %4235 = arith.index_castui %4232 : i32 to index
                  %4236 = arith.addi %4234, %4235 : index
                  %4237 = arith.muli %4236, %c135 : index
                  %4238 = arith.addi %4237, %c16 : index
                  %4239 = arith.addi %4238, %11 : index
                  %4240 = memref.load %partial[%4239] : memref<?xf32>
                  %4241 = arith.cmpi slt, %4229, %3337 : i32
                  %4242 = arith.select %4241, %4240, %c71 : f32
                  %4243 = arith.addi %4237, %10 : index
                  %4244 = arith.addi %4243, %c23 : index
                  %4245 = memref.load %partial[%4244] : memref<?xf32>
                  %4246 = arith.addi %4237, %10 : index
                  %4247 = arith.addi %4246, %c6 : index
                  %4248 = memref.load %partial[%4247] : memref<?xf32>
                  %4249 = arith.addi %4237, %10 : index
                  %4250 = arith.addi %4249, %c57 : index
                  %4251 = memref.load %partial[%4250] : memref<?xf32>
                  %4252 = arith.addi %4237, %10 : index
                  %4253 = arith.addi %4252, %c58 : index
                  %4254 = memref.load %partial[%4253] : memref<?xf32>
                  %4255 = arith.addi %4237, %10 : index
                  %4256 = arith.addi %4255, %c59 : index
                  %4257 = memref.load %partial[%4256] : memref<?xf32>
                  %4258 = arith.addi %4237, %10 : index
                  %4259 = arith.addi %4258, %c60 : index
                  %4260 = memref.load %partial[%4259] : memref<?xf32>
                  %4261 = arith.addi %4237, %10 : index
                  %4262 = arith.addi %4261, %c61 : index
                  %4263 = memref.load %partial[%4262] : memref<?xf32>
                  %4264 = arith.addi %4237, %10 : index
                  %4265 = arith.addi %4264, %c62 : index
                  %4266 = memref.load %partial[%4265] : memref<?xf32>
                  %4267 = arith.addi %4239, %c8 : index
                  %4268 = memref.load %partial[%4267] : memref<?xf32>
                  %4269 = arith.addi %4097, %c104 : i32
                  %4270 = arith.subi %3337, %c18 : i32
                  %4271 = arith.minsi %4269, %4270 : i32
                  %4272 = arith.addi %4067, %4271 : i32
                  %4273 = arith.addi %ranges, %groups : index
                  %4274 = arith.muli %12, %4273 : index
                  %4275 = arith.index_castui %4272 : i32 to index
                  %4276 = arith.addi %4274, %4275 : index
                  %4277 = arith.muli %4276, %c135 : index
                  %4278 = arith.addi %4277, %c16 : index
                  %4279 = arith.addi %4278, %11 : index
                  %4280 = memref.load %partial[%4279] : memref<?xf32>
                  %4281 = arith.cmpi slt, %4269, %3337 : i32
                  %4282 = arith.select %4281, %4280, %c71 : f32
                  %4283 = arith.addi %4277, %10 : index
                  %4284 = arith.addi %4283, %c23 : index
                  %4285 = memref.load %partial[%4284] : memref<?xf32>
                  %4286 = arith.addi %4277, %10 : index
                  %4287 = arith.addi %4286, %c6 : index
                  %4288 = memref.load %partial[%4287] : memref<?xf32>
                  %4289 = arith.addi %4277, %10 : index
                  %4290 = arith.addi %4289, %c57 : index
                  %4291 = memref.load %partial[%4290] : memref<?xf32>
                  %4292 = arith.addi %4277, %10 : index
                  %4293 = arith.addi %4292, %c58 : index
                  %4294 = memref.load %partial[%4293] : memref<?xf32>
                  %4295 = arith.addi %4277, %10 : index
                  %4296 = arith.addi %4295, %c59 : index
                  %4297 = memref.load %partial[%4296] : memref<?xf32>
                  %4298 = arith.addi %4277, %10 : index
                  %4299 = arith.addi %4298, %c60 : index
                  %4300 = memref.load %partial[%4299] : memref<?xf32>
                  %4301 = arith.addi %4277, %10 : index
                  %4302 = arith.addi %4301, %c61 : index
                  %4303 = memref.load %partial[%4302] : memref<?xf32>
                  %4304 = arith.addi %4277, %10 : index
                  %4305 = arith.addi %4304, %c62 : index
                  %4306 = memref.load %partial[%4305] : memref<?xf32>
                  %4307 = arith.addi %4279, %c8 : index
                  %4308 = memref.load %partial[%4307] : memref<?xf32>
                  %4309 = arith.addi %4097, %c106 : i32
                  %4310 = arith.subi %3337, %c18 : i32
                  %4311 = arith.minsi %4309, %4310 : i32
                  %4312 = arith.addi %4067, %4311 : i32
                  %4313 = arith.addi %ranges, %groups : index
                  %4314 = arith.muli %12, %4313 : index
                  %4315 = arith.index_castui %4312 : i32 to index
                  %4316 = arith.addi %4314, %4315 : index
                  %4317 = arith.muli %4316, %c135 : index
                  %4318 = arith.addi %4317, %c16 : index
                  %4319 = arith.addi %4318, %11 : index
                  %4320 = memref.load %partial[%4319] : memref<?xf32>
                  %4321 = arith.cmpi slt, %4309, %3337 : i32
                  %4322 = arith.select %4321, %4320, %c71 : f32
                  %4323 = arith.addi %4317, %10 : index
                  %4324 = arith.addi %4323, %c23 : index
                  %4325 = memref.load %partial[%4324] : memref<?xf32>
                  %4326 = arith.addi %4317, %10 : index
                  %4327 = arith.addi %4326, %c6 : index
                  %4328 = memref.load %partial[%4327] : memref<?xf32>
                  %4329 = arith.addi %4317, %10 : index
                  %4330 = arith.addi %4329, %c57 : index
                  %4331 = memref.load %partial[%4330] : memref<?xf32>
                  %4332 = arith.addi %4317, %10 : index
                  %4333 = arith.addi %4332, %c58 : index
                  %4334 = memref.load %partial[%4333] : memref<?xf32>
                  %4335 = arith.addi %4317, %10 : index
                  %4336 = arith.addi %4335, %c59 : index
                  %4337 = memref.load %partial[%4336] : memref<?xf32>
                  %4338 = arith.addi %4317, %10 : index
                  %4339 = arith.addi %4338, %c60 : index
                  %4340 = memref.load %partial[%4339] : memref<?xf32>
                  %4341 = arith.addi %4317, %10 : index
                  %4342 = arith.addi %4341, %c61 : index
                  %4343 = memref.load %partial[%4342] : memref<?xf32>
                  %4344 = arith.addi %4317, %10 : index
                  %4345 = arith.addi %4344, %c62 : index
                  %4346 = memref.load %partial[%4345] : memref<?xf32>
                  %4347 = arith.addi %4319, %c8 : index
                  %4348 = memref.load %partial[%4347] : memref<?xf32>
                  %4349 = arith.addi %4097, %c107 : i32
                  %4350 = arith.subi %3337, %c18 : i32
                  %4351 = arith.minsi %4349, %4350 : i32
                  %4352 = arith.addi %4067, %4351 : i32
                  %4353 = arith.addi %ranges, %groups : index
                  %4354 = arith.muli %12, %4353 : index
                  %4355 = arith.index_castui %4352 : i32 to index
                  %4356 = arith.addi %4354, %4355 : index
                  %4357 = arith.muli %4356, %c135 : index
                  %4358 = arith.addi %4357, %c16 : index
                  %4359 = arith.addi %4358, %11 : index
                  %4360 = memref.load %partial[%4359] : memref<?xf32>
                  %4361 = arith.cmpi slt, %4349, %3337 : i32
                  %4362 = arith.select %4361, %4360, %c71 : f32
                  %4363 = arith.addi %4357, %10 : index
                  %4364 = arith.addi %4363, %c23 : index
                  %4365 = memref.load %partial[%4364] : memref<?xf32>
                  %4366 = arith.addi %4357, %10 : index
                  %4367 = arith.addi %4366, %c6 : index
                  %4368 = memref.load %partial[%4367] : memref<?xf32>
                  %4369 = arith.addi %4357, %10 : index
                  %4370 = arith.addi %4369, %c57 : index
                  %4371 = memref.load %partial[%4370] : memref<?xf32>
                  %4372 = arith.addi %4357, %10 : index
                  %4373 = arith.addi %4372, %c58 : index
                  %4374 = memref.load %partial[%4373] : memref<?xf32>
                  %4375 = arith.addi %4357, %10 : index
                  %4376 = arith.addi %4375, %c59 : index
                  %4377 = memref.load %partial[%4376] : memref<?xf32>
                  %4378 = arith.addi %4357, %10 : index
                  %4379 = arith.addi %4378, %c60 : index
                  %4380 = memref.load %partial[%4379] : memref<?xf32>
                  %4381 = arith.addi %4357, %10 : index
                  %4382 = arith.addi %4381, %c61 : index
                  %4383 = memref.load %partial[%4382] : memref<?xf32>
                  %4384 = arith.addi %4357, %10 : index
                  %4385 = arith.addi %4384, %c62 : index
                  %4386 = memref.load %partial[%4385] : memref<?xf32>
                  %4387 = arith.addi %4359, %c8 : index
                  %4388 = memref.load %partial[%4387] : memref<?xf32>
                  %4389 = arith.addi %4097, %c109 : i32
                  %4390 = arith.subi %3337, %c18 : i32
                  %4391 = arith.minsi %4389, %4390 : i32
                  %4392 = arith.addi %4067, %4391 : i32
                  %4393 = arith.addi %ranges, %groups : index
                  %4394 = arith.muli %12, %4393 : index
                  %4395 = arith.index_castui %4392 : i32 to index
                  %4396 = arith.addi %4394, %4395 : index
                  %4397 = arith.muli %4396, %c135 : index
                  %4398 = arith.addi %4397, %c16 : index
                  %4399 = arith.addi %4398, %11 : index
                  %4400 = memref.load %partial[%4399] : memref<?xf32>
                  %4401 = arith.cmpi slt, %4389, %3337 : i32
                  %4402 = arith.select %4401, %4400, %c71 : f32
                  %4403 = arith.addi %4397, %10 : index
                  %4404 = arith.addi %4403, %c23 : index
                  %4405 = memref.load %partial[%4404] : memref<?xf32>
                  %4406 = arith.addi %4397, %10 : index
                  %4407 = arith.addi %4406, %c6 : index
                  %4408 = memref.load %partial[%4407] : memref<?xf32>
                  %4409 = arith.addi %4397, %10 : index
                  %4410 = arith.addi %4409, %c57 : index
                  %4411 = memref.load %partial[%4410] : memref<?xf32>
                  %4412 = arith.addi %4397, %10 : index
                  %4413 = arith.addi %4412, %c58 : index
                  %4414 = memref.load %partial[%4413] : memref<?xf32>
                  %4415 = arith.addi %4397, %10 : index
                  %4416 = arith.addi %4415, %c59 : index
                  %4417 = memref.load %partial[%4416] : memref<?xf32>
                  %4418 = arith.addi %4397, %10 : index
                  %4419 = arith.addi %4418, %c60 : index
                  %4420 = memref.load %partial[%4419] : memref<?xf32>
                  %4421 = arith.addi %4397, %10 : index
                  %4422 = arith.addi %4421, %c61 : index
                  %4423 = memref.load %partial[%4422] : memref<?xf32>
                  %4424 = arith.addi %4397, %10 : index
                  %4425 = arith.addi %4424, %c62 : index
                  %4426 = memref.load %partial[%4425] : memref<?xf32>
                  %4427 = arith.addi %4399, %c8 : index
                  %4428 = memref.load %partial[%4427] : memref<?xf32>
                  %4429 = arith.maxnumf %4098, %4122 fastmath<nnan> : f32
                  %4430 = arith.subf %4098, %4429 : f32
                  %4431 = wave.exp2 %4430 : f32
                  %4432 = arith.subf %4122, %4429 : f32
                  %4433 = wave.exp2 %4432 : f32
                  %4434 = arith.mulf %4099, %4431 : f32
                  %4435 = math.fma %4148, %4433, %4434 : f32
                  %4436 = arith.mulf %4100, %4431 : f32
                  %4437 = math.fma %4125, %4433, %4436 : f32
                  %4438 = arith.mulf %4101, %4431 : f32
                  %4439 = math.fma %4128, %4433, %4438 : f32
                  %4440 = arith.mulf %4102, %4431 : f32
                  %4441 = math.fma %4131, %4433, %4440 : f32
                  %4442 = arith.mulf %4103, %4431 : f32
                  %4443 = math.fma %4134, %4433, %4442 : f32
                  %4444 = arith.mulf %4104, %4431 : f32
                  %4445 = math.fma %4137, %4433, %4444 : f32
                  %4446 = arith.mulf %4105, %4431 : f32
                  %4447 = math.fma %4140, %4433, %4446 : f32
                  %4448 = arith.mulf %4106, %4431 : f32
                  %4449 = math.fma %4143, %4433, %4448 : f32
                  %4450 = arith.mulf %4107, %4431 : f32
                  %4451 = math.fma %4146, %4433, %4450 : f32
                  %4452 = arith.maxnumf %4429, %4162 fastmath<nnan> : f32
                  %4453 = arith.subf %4429, %4452 : f32
                  %4454 = wave.exp2 %4453 : f32
                  %4455 = arith.subf %4162, %4452 : f32
                  %4456 = wave.exp2 %4455 : f32
                  %4457 = arith.mulf %4435, %4454 : f32
                  %4458 = math.fma %4188, %4456, %4457 : f32
                  %4459 = arith.mulf %4437, %4454 : f32
                  %4460 = math.fma %4165, %4456, %4459 : f32
                  %4461 = arith.mulf %4439, %4454 : f32
                  %4462 = math.fma %4168, %4456, %4461 : f32
                  %4463 = arith.mulf %4441, %4454 : f32
                  %4464 = math.fma %4171, %4456, %4463 : f32
                  %4465 = arith.mulf %4443, %4454 : f32
                  %4466 = math.fma %4174, %4456, %4465 : f32
                  %4467 = arith.mulf %4445, %4454 : f32
                  %4468 = math.fma %4177, %4456, %4467 : f32
                  %4469 = arith.mulf %4447, %4454 : f32
                  %4470 = math.fma %4180, %4456, %4469 : f32
                  %4471 = arith.mulf %4449, %4454 : f32
                  %4472 = math.fma %4183, %4456, %4471 : f32
                  %4473 = arith.mulf %4451, %4454 : f32
                  %4474 = math.fma %4186, %4456, %4473 : f32
                  %4475 = arith.maxnumf %4452, %4202 fastmath<nnan> : f32
                  %4476 = arith.subf %4452, %4475 : f32
                  %4477 = wave.exp2 %4476 : f32
                  %4478 = arith.subf %4202, %4475 : f32
                  %4479 = wave.exp2 %4478 : f32
                  %4480 = arith.mulf %4458, %4477 : f32
                  %4481 = math.fma %4228, %4479, %4480 : f32
                  %4482 = arith.mulf %4460, %4477 : f32
                  %4483 = math.fma %4205, %4479, %4482 : f32
                  %4484 = arith.mulf %4462, %4477 : f32
                  %4485 = math.fma %4208, %4479, %4484 : f32
                  %4486 = arith.mulf %4464, %4477 : f32
                  %4487 = math.fma %4211, %4479, %4486 : f32
                  %4488 = arith.mulf %4466, %4477 : f32
                  %4489 = math.fma %4214, %4479, %4488 : f32
                  %4490 = arith.mulf %4468, %4477 : f32
                  %4491 = math.fma %4217, %4479, %4490 : f32
                  %4492 = arith.mulf %4470, %4477 : f32
                  %4493 = math.fma %4220, %4479, %4492 : f32
                  %4494 = arith.mulf %4472, %4477 : f32
                  %4495 = math.fma %4223, %4479, %4494 : f32
                  %4496 = arith.mulf %4474, %4477 : f32
                  %4497 = math.fma %4226, %4479, %4496 : f32
                  %4498 = arith.maxnumf %4475, %4242 fastmath<nnan> : f32
                  %4499 = arith.subf %4475, %4498 : f32
                  %4500 = wave.exp2 %4499 : f32
                  %4501 = arith.subf %4242, %4498 : f32
                  %4502 = wave.exp2 %4501 : f32
                  %4503 = arith.mulf %4481, %4500 : f32
                  %4504 = math.fma %4268, %4502, %4503 : f32
                  %4505 = arith.mulf %4483, %4500 : f32
                  %4506 = math.fma %4245, %4502, %4505 : f32
                  %4507 = arith.mulf %4485, %4500 : f32
                  %4508 = math.fma %4248, %4502, %4507 : f32
                  %4509 = arith.mulf %4487, %4500 : f32
                  %4510 = math.fma %4251, %4502, %4509 : f32
                  %4511 = arith.mulf %4489, %4500 : f32
                  %4512 = math.fma %4254, %4502, %4511 : f32
                  %4513 = arith.mulf %4491, %4500 : f32
                  %4514 = math.fma %4257, %4502, %4513 : f32
                  %4515 = arith.mulf %4493, %4500 : f32
                  %4516 = math.fma %4260, %4502, %4515 : f32
                  %4517 = arith.mulf %4495, %4500 : f32
                  %4518 = math.fma %4263, %4502, %4517 : f32
                  %4519 = arith.mulf %4497, %4500 : f32
                  %4520 = math.fma %4266, %4502, %4519 : f32
                  %4521 = arith.maxnumf %4498, %4282 fastmath<nnan> : f32
                  %4522 = arith.subf %4498, %4521 : f32
                  %4523 = wave.exp2 %4522 : f32
                  %4524 = arith.subf %4282, %4521 : f32
                  %4525 = wave.exp2 %4524 : f32
                  %4526 = arith.mulf %4504, %4523 : f32
                  %4527 = math.fma %4308, %4525, %4526 : f32
                  %4528 = arith.mulf %4506, %4523 : f32
                  %4529 = math.fma %4285, %4525, %4528 : f32
                  %4530 = arith.mulf %4508, %4523 : f32
                  %4531 = math.fma %4288, %4525, %4530 : f32
                  %4532 = arith.mulf %4510, %4523 : f32
                  %4533 = math.fma %4291, %4525, %4532 : f32
                  %4534 = arith.mulf %4512, %4523 : f32
                  %4535 = math.fma %4294, %4525, %4534 : f32
                  %4536 = arith.mulf %4514, %4523 : f32
                  %4537 = math.fma %4297, %4525, %4536 : f32
                  %4538 = arith.mulf %4516, %4523 : f32
                  %4539 = math.fma %4300, %4525, %4538 : f32
                  %4540 = arith.mulf %4518, %4523 : f32
                  %4541 = math.fma %4303, %4525, %4540 : f32
                  %4542 = arith.mulf %4520, %4523 : f32
                  %4543 = math.fma %4306, %4525, %4542 : f32
                  %4544 = arith.maxnumf %4521, %4322 fastmath<nnan> : f32
                  %4545 = arith.subf %4521, %4544 : f32
                  %4546 = wave.exp2 %4545 : f32
                  %4547 = arith.subf %4322, %4544 : f32
                  %4548 = wave.exp2 %4547 : f32
                  %4549 = arith.mulf %4527, %4546 : f32
                  %4550 = math.fma %4348, %4548, %4549 : f32
                  %4551 = arith.mulf %4529, %4546 : f32
                  %4552 = math.fma %4325, %4548, %4551 : f32
                  %4553 = arith.mulf %4531, %4546 : f32
                  %4554 = math.fma %4328, %4548, %4553 : f32
                  %4555 = arith.mulf %4533, %4546 : f32
                  %4556 = math.fma %4331, %4548, %4555 : f32
                  %4557 = arith.mulf %4535, %4546 : f32
                  %4558 = math.fma %4334, %4548, %4557 : f32
                  %4559 = arith.mulf %4537, %4546 : f32
                  %4560 = math.fma %4337, %4548, %4559 : f32
                  %4561 = arith.mulf %4539, %4546 : f32
                  %4562 = math.fma %4340, %4548, %4561 : f32
                  %4563 = arith.mulf %4541, %4546 : f32
                  %4564 = math.fma %4343, %4548, %4563 : f32
                  %4565 = arith.mulf %4543, %4546 : f32
                  %4566 = math.fma %4346, %4548, %4565 : f32
                  %4567 = arith.maxnumf %4544, %4362 fastmath<nnan> : f32
                  %4568 = arith.subf %4544, %4567 : f32
                  %4569 = wave.exp2 %4568 : f32
                  %4570 = arith.subf %4362, %4567 : f32
                  %4571 = wave.exp2 %4570 : f32
                  %4572 = arith.mulf %4550, %4569 : f32
                  %4573 = math.fma %4388, %4571, %4572 : f32
                  %4574 = arith.mulf %4552, %4569 : f32
                  %4575 = math.fma %4365, %4571, %4574 : f32
                  %4576 = arith.mulf %4554, %4569 : f32
                  %4577 = math.fma %4368, %4571, %4576 : f32
                  %4578 = arith.mulf %4556, %4569 : f32
                  %4579 = math.fma %4371, %4571, %4578 : f32
                  %4580 = arith.mulf %4558, %4569 : f32
                  %4581 = math.fma %4374, %4571, %4580 : f32
                  %4582 = arith.mulf %4560, %4569 : f32
                  %4583 = math.fma %4377, %4571, %4582 : f32
                  %4584 = arith.mulf %4562, %4569 : f32
                  %4585 = math.fma %4380, %4571, %4584 : f32
                  %4586 = arith.mulf %4564, %4569 : f32
                  %4587 = math.fma %4383, %4571, %4586 : f32
                  %4588 = arith.mulf %4566, %4569 : f32
                  %4589 = math.fma %4386, %4571, %4588 : f32
                  %4590 = arith.maxnumf %4567, %4402 fastmath<nnan> : f32
                  %4591 = arith.subf %4567, %4590 : f32
                  %4592 = wave.exp2 %4591 : f32
                  %4593 = arith.subf %4402, %4590 : f32
                  %4594 = wave.exp2 %4593 : f32
                  %4595 = arith.mulf %4573, %4592 : f32
                  %4596 = math.fma %4428, %4594, %4595 : f32
                  %4597 = arith.mulf %4575, %4592 : f32
                  %4598 = math.fma %4405, %4594, %4597 : f32
                  %4599 = arith.mulf %4577, %4592 : f32
                  %4600 = math.fma %4408, %4594, %4599 : f32
                  %4601 = arith.mulf %4579, %4592 : f32
                  %4602 = math.fma %4411, %4594, %4601 : f32
                  %4603 = arith.mulf %4581, %4592 : f32
                  %4604 = math.fma %4414, %4594, %4603 : f32
                  %4605 = arith.mulf %4583, %4592 : f32
                  %4606 = math.fma %4417, %4594, %4605 : f32
                  %4607 = arith.mulf %4585, %4592 : f32
                  %4608 = math.fma %4420, %4594, %4607 : f32
                  %4609 = arith.mulf %4587, %4592 : f32
                  %4610 = math.fma %4423, %4594, %4609 : f32
                  %4611 = arith.mulf %4589, %4592 : f32
                  %4612 = math.fma %4426, %4594, %4611 : f32
                  scf.yield %4590, %4596, %4598, %4600, %4602, %4604, %4606, %4608, %4610, %4612 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %4613 = arith.addi %kvHeads, %18 : index
                %4614 = memref.load %scales[%4613] : memref<?xf32>
                %4615 = arith.divf %4614, %4108#1 : f32
                %4616 = arith.addi %20, %11 : index
                %4617 = arith.cmpi slt, %4616, %groupSize : index
                scf.if %4617 {
                  %4618 = arith.muli %18, %groupSize : index
                  %4619 = arith.addi %4618, %4616 : index
                  %4620 = arith.muli %4619, %c6 : index
                  %4621 = arith.muli %heads, %c6 : index
                  %4622 = arith.addi %10, %c23 : index
                  %4623 = arith.mulf %4108#2, %4615 : f32
                  %4624 = arith.addf %4623, %c72 : f32
                  %4625 = arith.minimumf %4624, %c131 : f32
                  %4626 = arith.maximumf %4625, %c132 : f32
                  %4627 = arith.truncf %4626 : f32 to f16
                  %4628 = arith.divui %4622, %c8 : index
                  %4629 = arith.addi %4620, %4628 : index
                  %4630 = arith.divui %27, %outTileRows : index
                  %4631 = arith.divui %4621, %c3 : index
                  %4632 = arith.muli %4630, %4631 : index
                  %4633 = arith.divui %4629, %c3 : index
                  %4634 = arith.addi %4632, %4633 : index
                  %4635 = arith.muli %4634, %c10 : index
                  %4636 = arith.remui %4629, %c3 : index
                  %4637 = arith.divui %4636, %c8 : index
                  %4638 = arith.addi %4635, %4637 : index
                  %4639 = arith.muli %outTileRows, %c8 : index
                  %4640 = arith.muli %4638, %4639 : index
                  %4641 = arith.remui %27, %outTileRows : index
                  %4642 = arith.muli %4641, %c8 : index
                  %4643 = arith.addi %4640, %4642 : index
                  %4644 = arith.remui %4629, %c8 : index
                  %4645 = arith.addi %4643, %4644 : index
                  memref.store %4627, %out[%4645] : memref<?xf16>
                  %4646 = arith.addi %10, %c6 : index
                  %4647 = arith.mulf %4108#3, %4615 : f32
                  %4648 = arith.addf %4647, %c72 : f32
                  %4649 = arith.minimumf %4648, %c131 : f32
                  %4650 = arith.maximumf %4649, %c132 : f32
                  %4651 = arith.truncf %4650 : f32 to f16
                  %4652 = arith.divui %4646, %c8 : index
                  %4653 = arith.addi %4620, %4652 : index
                  %4654 = arith.divui %27, %outTileRows : index
                  %4655 = arith.divui %4621, %c3 : index
                  %4656 = arith.muli %4654, %4655 : index
                  %4657 = arith.divui %4653, %c3 : index
                  %4658 = arith.addi %4656, %4657 : index
                  %4659 = arith.muli %4658, %c10 : index
                  %4660 = arith.remui %4653, %c3 : index
                  %4661 = arith.divui %4660, %c8 : index
                  %4662 = arith.addi %4659, %4661 : index
                  %4663 = arith.muli %outTileRows, %c8 : index
                  %4664 = arith.muli %4662, %4663 : index
                  %4665 = arith.remui %27, %outTileRows : index
                  %4666 = arith.muli %4665, %c8 : index
                  %4667 = arith.addi %4664, %4666 : index
                  %4668 = arith.remui %4653, %c8 : index
                  %4669 = arith.addi %4667, %4668 : index
                  memref.store %4651, %out[%4669] : memref<?xf16>
                  %4670 = arith.addi %10, %c57 : index
                  %4671 = arith.mulf %4108#4, %4615 : f32
                  %4672 = arith.addf %4671, %c72 : f32
                  %4673 = arith.minimumf %4672, %c131 : f32
                  %4674 = arith.maximumf %4673, %c132 : f32
                  %4675 = arith.truncf %4674 : f32 to f16
                  %4676 = arith.divui %4670, %c8 : index
                  %4677 = arith.addi %4620, %4676 : index
                  %4678 = arith.divui %27, %outTileRows : index
                  %4679 = arith.divui %4621, %c3 : index
                  %4680 = arith.muli %4678, %4679 : index
                  %4681 = arith.divui %4677, %c3 : index
                  %4682 = arith.addi %4680, %4681 : index
                  %4683 = arith.muli %4682, %c10 : index
                  %4684 = arith.remui %4677, %c3 : index
                  %4685 = arith.divui %4684, %c8 : index
                  %4686 = arith.addi %4683, %4685 : index
                  %4687 = arith.muli %outTileRows, %c8 : index
                  %4688 = arith.muli %4686, %4687 : index
                  %4689 = arith.remui %27, %outTileRows : index
                  %4690 = arith.muli %4689, %c8 : index
                  %4691 = arith.addi %4688, %4690 : index
                  %4692 = arith.remui %4677, %c8 : index
                  %4693 = arith.addi %4691, %4692 : index
                  memref.store %4675, %out[%4693] : memref<?xf16>
                  %4694 = arith.addi %10, %c58 : index
                  %4695 = arith.mulf %4108#5, %4615 : f32
                  %4696 = arith.addf %4695, %c72 : f32
                  %4697 = arith.minimumf %4696, %c131 : f32
                  %4698 = arith.maximumf %4697, %c132 : f32
                  %4699 = arith.truncf %4698 : f32 to f16
                  %4700 = arith.divui %4694, %c8 : index
                  %4701 = arith.addi %4620, %4700 : index
                  %4702 = arith.divui %27, %outTileRows : index
                  %4703 = arith.divui %4621, %c3 : index
                  %4704 = arith.muli %4702, %4703 : index
                  %4705 = arith.divui %4701, %c3 : index
                  %4706 = arith.addi %4704, %4705 : index
                  %4707 = arith.muli %4706, %c10 : index
                  %4708 = arith.remui %4701, %c3 : index
                  %4709 = arith.divui %4708, %c8 : index
                  %4710 = arith.addi %4707, %4709 : index
                  %4711 = arith.muli %outTileRows, %c8 : index
                  %4712 = arith.muli %4710, %4711 : index
                  %4713 = arith.remui %27, %outTileRows : index
                  %4714 = arith.muli %4713, %c8 : index
                  %4715 = arith.addi %4712, %4714 : index
                  %4716 = arith.remui %4701, %c8 : index
                  %4717 = arith.addi %4715, %4716 : index
                  memref.store %4699, %out[%4717] : memref<?xf16>
                  %4718 = arith.addi %10, %c59 : index
                  %4719 = arith.mulf %4108#6, %4615 : f32
                  %4720 = arith.addf %4719, %c72 : f32
                  %4721 = arith.minimumf %4720, %c131 : f32
                  %4722 = arith.maximumf %4721, %c132 : f32
                  %4723 = arith.truncf %4722 : f32 to f16
                  %4724 = arith.divui %4718, %c8 : index
                  %4725 = arith.addi %4620, %4724 : index
                  %4726 = arith.divui %27, %outTileRows : index
                  %4727 = arith.divui %4621, %c3 : index
                  %4728 = arith.muli %4726, %4727 : index
                  %4729 = arith.divui %4725, %c3 : index
                  %4730 = arith.addi %4728, %4729 : index
                  %4731 = arith.muli %4730, %c10 : index
                  %4732 = arith.remui %4725, %c3 : index
                  %4733 = arith.divui %4732, %c8 : index
                  %4734 = arith.addi %4731, %4733 : index
                  %4735 = arith.muli %outTileRows, %c8 : index
                  %4736 = arith.muli %4734, %4735 : index
                  %4737 = arith.remui %27, %outTileRows : index
                  %4738 = arith.muli %4737, %c8 : index
                  %4739 = arith.addi %4736, %4738 : index
                  %4740 = arith.remui %4725, %c8 : index
                  %4741 = arith.addi %4739, %4740 : index
                  memref.store %4723, %out[%4741] : memref<?xf16>
                  %4742 = arith.addi %10, %c60 : index
                  %4743 = arith.mulf %4108#7, %4615 : f32
                  %4744 = arith.addf %4743, %c72 : f32
                  %4745 = arith.minimumf %4744, %c131 : f32
                  %4746 = arith.maximumf %4745, %c132 : f32
                  %4747 = arith.truncf %4746 : f32 to f16
                  %4748 = arith.divui %4742, %c8 : index
                  %4749 = arith.addi %4620, %4748 : index
                  %4750 = arith.divui %27, %outTileRows : index
                  %4751 = arith.divui %4621, %c3 : index
                  %4752 = arith.muli %4750, %4751 : index
                  %4753 = arith.divui %4749, %c3 : index
                  %4754 = arith.addi %4752, %4753 : index
                  %4755 = arith.muli %4754, %c10 : index
                  %4756 = arith.remui %4749, %c3 : index
                  %4757 = arith.divui %4756, %c8 : index
                  %4758 = arith.addi %4755, %4757 : index
                  %4759 = arith.muli %outTileRows, %c8 : index
                  %4760 = arith.muli %4758, %4759 : index
                  %4761 = arith.remui %27, %outTileRows : index
                  %4762 = arith.muli %4761, %c8 : index
                  %4763 = arith.addi %4760, %4762 : index
                  %4764 = arith.remui %4749, %c8 : index
                  %4765 = arith.addi %4763, %4764 : index
                  memref.store %4747, %out[%4765] : memref<?xf16>
                  %4766 = arith.addi %10, %c61 : index
                  %4767 = arith.mulf %4108#8, %4615 : f32
                  %4768 = arith.addf %4767, %c72 : f32
                  %4769 = arith.minimumf %4768, %c131 : f32
                  %4770 = arith.maximumf %4769, %c132 : f32
                  %4771 = arith.truncf %4770 : f32 to f16
                  %4772 = arith.divui %4766, %c8 : index
                  %4773 = arith.addi %4620, %4772 : index
                  %4774 = arith.divui %27, %outTileRows : index
                  %4775 = arith.divui %4621, %c3 : index
                  %4776 = arith.muli %4774, %4775 : index
                  %4777 = arith.divui %4773, %c3 : index
                  %4778 = arith.addi %4776, %4777 : index
                  %4779 = arith.muli %4778, %c10 : index
                  %4780 = arith.remui %4773, %c3 : index
                  %4781 = arith.divui %4780, %c8 : index
                  %4782 = arith.addi %4779, %4781 : index
                  %4783 = arith.muli %outTileRows, %c8 : index
                  %4784 = arith.muli %4782, %4783 : index
                  %4785 = arith.remui %27, %outTileRows : index
                  %4786 = arith.muli %4785, %c8 : index
                  %4787 = arith.addi %4784, %4786 : index
                  %4788 = arith.remui %4773, %c8 : index
                  %4789 = arith.addi %4787, %4788 : index
                  memref.store %4771, %out[%4789] : memref<?xf16>
                  %4790 = arith.addi %10, %c62 : index
                  %4791 = arith.mulf %4108#9, %4615 : f32
                  %4792 = arith.addf %4791, %c72 : f32
                  %4793 = arith.minimumf %4792, %c131 : f32
                  %4794 = arith.maximumf %4793, %c132 : f32
                  %4795 = arith.truncf %4794 : f32 to f16
                  %4796 = arith.divui %4790, %c8 : index
                  %4797 = arith.addi %4620, %4796 : index
                  %4798 = arith.divui %27, %outTileRows : index
                  %4799 = arith.divui %4621, %c3 : index
                  %4800 = arith.muli %4798, %4799 : index
                  %4801 = arith.divui %4797, %c3 : index
                  %4802 = arith.addi %4800, %4801 : index
                  %4803 = arith.muli %4802, %c10 : index
                  %4804 = arith.remui %4797, %c3 : index
                  %4805 = arith.divui %4804, %c8 : index
                  %4806 = arith.addi %4803, %4805 : index
                  %4807 = arith.muli %outTileRows, %c8 : index
                  %4808 = arith.muli %4806, %4807 : index
                  %4809 = arith.remui %27, %outTileRows : index
                  %4810 = arith.muli %4809, %c8 : index
                  %4811 = arith.addi %4808, %4810 : index
                  %4812 = arith.remui %4797, %c8 : index
                  %4813 = arith.addi %4811, %4812 : index
                  memref.store %4795, %out[%4813] : memref<?xf16>
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
