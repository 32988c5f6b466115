// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e5m2', dim=256, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e5m2_d256_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c15 = arith.constant 2048 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 8 : index
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
  %c118 = arith.constant 288 : index
  %c119 = arith.constant 352 : index
  %c120 = arith.constant 416 : index
  %c121 = arith.constant 480 : index
  %outTileRows = wave.param "outTileRows" : index
  %c123 = arith.constant 0x477FE000 : f32
  %c124 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c127 = arith.constant 4160 : index
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
    %37 = arith.muli %18, %c15 : index
    %38 = arith.muli %1, %c11 : index
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
        %57 = arith.muli %2, %c23 : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %c22 : index
        %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %61 = arith.addi %58, %c11 : index
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
        %206 = arith.muli %1, %c23 : index
        %207 = arith.muli %2, %c36 : index
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
        %262 = arith.addi %208, %c15 : index
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
            %433 = arith.muli %1, %c23 : index
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
            %461 = arith.addi %434, %c22 : index
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
            %524 = arith.addi %523, %c22 : index
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
            %549 = arith.addi %434, %c15 : index
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
            %637 = arith.addi %434, %c22 : index
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
            %725 = arith.addi %434, %c15 : index
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
            %1027 = arith.addi %1026, %c22 : index
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
            %1074 = wave.opaque %c22
            scf.yield %1028, %1031, %1034, %1037, %1040, %1043, %1046, %1049, %847#0, %905, %1004, %1007, %1010, %1013, %1016, %1019, %1022, %1025, %1052, %1055, %1058, %1061, %1064, %1067, %1070, %1073 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1075 = arith.cmpi eq, %323, %319 : i32
          %1076:18 = scf.if %1075 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
            %1077 = arith.muli %324, %c75 : i32
            %1078 = arith.addi %312, %1077 : i32
            %1079 = arith.divui %1078, %c18 : i32
            %1080 = arith.addi %1079, %c76 : i32
            %1081 = arith.minsi %1080, %43 : i32
            %1082 = arith.index_castui %1081 : i32 to index
            %1083 = arith.addi %35, %1082 : index
            %1084 = memref.load %step[%1083] : memref<?xi32>
            %1085 = arith.index_cast %1084 : i32 to index
            %1086 = arith.muli %1085, %36 : index
            %1087 = arith.addi %1086, %37 : index
            %1088 = arith.addi %1079, %c17 : i32
            %1089 = arith.minsi %1088, %43 : i32
            %1090 = arith.index_castui %1089 : i32 to index
            %1091 = arith.addi %35, %1090 : index
            %1092 = memref.load %step[%1091] : memref<?xi32>
            %1093 = arith.index_cast %1092 : i32 to index
            %1094 = arith.muli %1093, %36 : index
            %1095 = arith.addi %1094, %37 : index
            %1096 = wave.opaque %c22
            %1097 = arith.muli %1, %c23 : index
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
            %1125 = arith.addi %1098, %c22 : index
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
            %1188 = arith.addi %1187, %c22 : index
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
            %1213 = arith.addi %1098, %c15 : index
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
            %1301 = arith.addi %1098, %c22 : index
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
            %1389 = arith.addi %1098, %c15 : index
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
            %1716 = arith.divui %1715, %c18 : i32
            %1717 = arith.addi %1716, %c76 : i32
            %1718 = arith.minsi %1717, %43 : i32
            %1719 = arith.index_castui %1718 : i32 to index
            %1720 = arith.addi %35, %1719 : index
            %1721 = memref.load %step[%1720] : memref<?xi32>
            %1722 = arith.index_cast %1721 : i32 to index
            %1723 = arith.muli %1722, %36 : index
            %1724 = arith.addi %1723, %37 : index
            %1725 = arith.addi %1716, %c17 : i32
            %1726 = arith.minsi %1725, %43 : i32
            %1727 = arith.index_castui %1726 : i32 to index
            %1728 = arith.addi %35, %1727 : index
            %1729 = memref.load %step[%1728] : memref<?xi32>
            %1730 = arith.index_cast %1729 : i32 to index
            %1731 = arith.muli %1730, %36 : index
            %1732 = arith.addi %1731, %37 : index
            %1733 = wave.opaque %c22
            %1734 = arith.muli %1, %c23 : index
            %1735 = arith.addi %1733, %1734 : index
            %1736 = arith.subi %314, %1715 : i32
            %1737 = arith.subi %1736, %c76 : i32
            %1738 = arith.minsi %1737, %c18 : i32
            %1739 = arith.maxsi %1738, %c76 : i32
            %1740 = arith.cmpi sgt, %1739, %c76 : i32
            %1741 = arith.select %1740, %c100, %c76 : i32
            %1742 = arith.ori %c76, %1741 : i32
            %1743 = arith.cmpi sgt, %1739, %c17 : i32
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
            %1790 = arith.subi %1789, %c18 : i32
            %1791 = arith.minsi %1790, %c18 : i32
            %1792 = arith.maxsi %1791, %c76 : i32
            %1793 = arith.cmpi sgt, %1792, %c76 : i32
            %1794 = arith.select %1793, %c100, %c76 : i32
            %1795 = arith.ori %c76, %1794 : i32
            %1796 = arith.cmpi sgt, %1792, %c17 : i32
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
            %1868 = arith.addi %1735, %c22 : index
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
            %1931 = arith.addi %1930, %c22 : index
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
            %1956 = arith.addi %1735, %c15 : index
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
            %2044 = arith.addi %1735, %c22 : index
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
            %2132 = arith.addi %1735, %c15 : index
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
            %2224 = arith.subi %2220, %c18 : i32
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
        %2504 = arith.cmpi slt, %1, %c3 : index
        wave.barrier
        scf.if %2504 {
          %2505 = arith.muli %8, %c7 : index
          %2506 = arith.addi %2505, %1 : index
          memref.store %316#0, %6[%2506] : memref<?xf32>
          %2507 = arith.addi %2506, %c3 : index
          memref.store %316#1, %6[%2507] : memref<?xf32>
          %2508 = arith.muli %8, %c57 : index
          %2509 = arith.muli %2, %c3 : index
          %2510 = arith.addi %2508, %2509 : index
          %2511 = arith.addi %2510, %1 : index
          %2512 = vector.extract %316#2[0] : f32 from vector<8xf32>
          %2513 = arith.addi %2511, %c22 : index
          memref.store %2512, %5[%2513] : memref<?xf32>
          %2514 = vector.extract %316#2[1] : f32 from vector<8xf32>
          %2515 = arith.addi %2511, %c7 : index
          memref.store %2514, %5[%2515] : memref<?xf32>
          %2516 = vector.extract %316#2[2] : f32 from vector<8xf32>
          %2517 = arith.addi %2511, %c28 : index
          memref.store %2516, %5[%2517] : memref<?xf32>
          %2518 = vector.extract %316#2[3] : f32 from vector<8xf32>
          %2519 = arith.addi %2511, %c32 : index
          memref.store %2518, %5[%2519] : memref<?xf32>
          %2520 = vector.extract %316#2[4] : f32 from vector<8xf32>
          %2521 = arith.addi %2511, %c36 : index
          memref.store %2520, %5[%2521] : memref<?xf32>
          %2522 = vector.extract %316#2[5] : f32 from vector<8xf32>
          %2523 = arith.addi %2511, %c40 : index
          memref.store %2522, %5[%2523] : memref<?xf32>
          %2524 = vector.extract %316#2[6] : f32 from vector<8xf32>
          %2525 = arith.addi %2511, %c44 : index
          memref.store %2524, %5[%2525] : memref<?xf32>
          %2526 = vector.extract %316#2[7] : f32 from vector<8xf32>
          %2527 = arith.addi %2511, %c48 : index
          memref.store %2526, %5[%2527] : memref<?xf32>
          %2528 = vector.extract %316#3[0] : f32 from vector<8xf32>
          %2529 = arith.addi %2511, %c6 : index
          memref.store %2528, %5[%2529] : memref<?xf32>
          %2530 = vector.extract %316#3[1] : f32 from vector<8xf32>
          %2531 = arith.addi %2511, %c118 : index
          memref.store %2530, %5[%2531] : memref<?xf32>
          %2532 = vector.extract %316#3[2] : f32 from vector<8xf32>
          %2533 = arith.addi %2511, %c77 : index
          memref.store %2532, %5[%2533] : memref<?xf32>
          %2534 = vector.extract %316#3[3] : f32 from vector<8xf32>
          %2535 = arith.addi %2511, %c119 : index
          memref.store %2534, %5[%2535] : memref<?xf32>
          %2536 = vector.extract %316#3[4] : f32 from vector<8xf32>
          %2537 = arith.addi %2511, %c78 : index
          memref.store %2536, %5[%2537] : memref<?xf32>
          %2538 = vector.extract %316#3[5] : f32 from vector<8xf32>
          %2539 = arith.addi %2511, %c120 : index
          memref.store %2538, %5[%2539] : memref<?xf32>
          %2540 = vector.extract %316#3[6] : f32 from vector<8xf32>
          %2541 = arith.addi %2511, %c79 : index
          memref.store %2540, %5[%2541] : memref<?xf32>
          %2542 = vector.extract %316#3[7] : f32 from vector<8xf32>
          %2543 = arith.addi %2511, %c121 : index
          memref.store %2542, %5[%2543] : memref<?xf32>
        }
        wave.barrier
        %2544 = arith.addi %11, %c22 : index
        %2545 = memref.load %6[%2544] : memref<?xf32>
        %2546 = arith.addi %11, %c3 : index
        %2547 = memref.load %6[%2546] : memref<?xf32>
        %2548 = arith.addi %11, %c7 : index
        %2549 = memref.load %6[%2548] : memref<?xf32>
        %2550 = arith.addi %11, %c26 : index
        %2551 = memref.load %6[%2550] : memref<?xf32>
        %2552 = arith.addi %11, %c28 : index
        %2553 = memref.load %6[%2552] : memref<?xf32>
        %2554 = arith.addi %11, %c30 : index
        %2555 = memref.load %6[%2554] : memref<?xf32>
        %2556 = arith.addi %11, %c32 : index
        %2557 = memref.load %6[%2556] : memref<?xf32>
        %2558 = arith.addi %11, %c34 : index
        %2559 = memref.load %6[%2558] : memref<?xf32>
        %2560 = arith.addi %11, %c36 : index
        %2561 = memref.load %6[%2560] : memref<?xf32>
        %2562 = arith.addi %11, %c38 : index
        %2563 = memref.load %6[%2562] : memref<?xf32>
        %2564 = arith.addi %11, %c40 : index
        %2565 = memref.load %6[%2564] : memref<?xf32>
        %2566 = arith.addi %11, %c42 : index
        %2567 = memref.load %6[%2566] : memref<?xf32>
        %2568 = arith.addi %11, %c44 : index
        %2569 = memref.load %6[%2568] : memref<?xf32>
        %2570 = arith.addi %11, %c46 : index
        %2571 = memref.load %6[%2570] : memref<?xf32>
        %2572 = arith.addi %11, %c48 : index
        %2573 = memref.load %6[%2572] : memref<?xf32>
        %2574 = arith.addi %11, %c50 : index
        %2575 = memref.load %6[%2574] : memref<?xf32>
        %2576 = arith.maxnumf %2545, %2549 fastmath<nnan> : f32
        %2577 = arith.subf %2545, %2576 : f32
        %2578 = wave.exp2 %2577 : f32
        %2579 = arith.subf %2549, %2576 : f32
        %2580 = wave.exp2 %2579 : f32
        %2581 = arith.mulf %2547, %2578 : f32
        %2582 = math.fma %2551, %2580, %2581 : f32
        %2583 = arith.maxnumf %2576, %2553 fastmath<nnan> : f32
        %2584 = arith.subf %2576, %2583 : f32
        %2585 = wave.exp2 %2584 : f32
        %2586 = arith.subf %2553, %2583 : f32
        %2587 = wave.exp2 %2586 : f32
        %2588 = arith.mulf %2582, %2585 : f32
        %2589 = math.fma %2555, %2587, %2588 : f32
        %2590 = arith.maxnumf %2583, %2557 fastmath<nnan> : f32
        %2591 = arith.subf %2583, %2590 : f32
        %2592 = wave.exp2 %2591 : f32
        %2593 = arith.subf %2557, %2590 : f32
        %2594 = wave.exp2 %2593 : f32
        %2595 = arith.mulf %2589, %2592 : f32
        %2596 = math.fma %2559, %2594, %2595 : f32
        %2597 = arith.maxnumf %2590, %2561 fastmath<nnan> : f32
        %2598 = arith.subf %2590, %2597 : f32
        %2599 = wave.exp2 %2598 : f32
        %2600 = arith.subf %2561, %2597 : f32
        %2601 = wave.exp2 %2600 : f32
        %2602 = arith.mulf %2596, %2599 : f32
        %2603 = math.fma %2563, %2601, %2602 : f32
        %2604 = arith.maxnumf %2597, %2565 fastmath<nnan> : f32
        %2605 = arith.subf %2597, %2604 : f32
        %2606 = wave.exp2 %2605 : f32
        %2607 = arith.subf %2565, %2604 : f32
        %2608 = wave.exp2 %2607 : f32
        %2609 = arith.mulf %2603, %2606 : f32
        %2610 = math.fma %2567, %2608, %2609 : f32
        %2611 = arith.maxnumf %2604, %2569 fastmath<nnan> : f32
        %2612 = arith.subf %2604, %2611 : f32
        %2613 = wave.exp2 %2612 : f32
        %2614 = arith.subf %2569, %2611 : f32
        %2615 = wave.exp2 %2614 : f32
        %2616 = arith.mulf %2610, %2613 : f32
        %2617 = math.fma %2571, %2615, %2616 : f32
        %2618 = arith.maxnumf %2611, %2573 fastmath<nnan> : f32
        %2619 = arith.subf %2611, %2618 : f32
        %2620 = wave.exp2 %2619 : f32
        %2621 = arith.subf %2573, %2618 : f32
        %2622 = wave.exp2 %2621 : f32
        %2623 = arith.mulf %2617, %2620 : f32
        %2624 = math.fma %2575, %2622, %2623 : f32
        %2625 = arith.addi %10, %c22 : index
        %2626 = arith.addi %2625, %c22 : index
        %2627 = memref.load %5[%2626] : memref<?xf32>
        %2628 = arith.addi %2625, %c57 : index
        %2629 = memref.load %5[%2628] : memref<?xf32>
        %2630 = arith.addi %2625, %c59 : index
        %2631 = memref.load %5[%2630] : memref<?xf32>
        %2632 = arith.addi %2625, %c61 : index
        %2633 = memref.load %5[%2632] : memref<?xf32>
        %2634 = arith.addi %2625, %c15 : index
        %2635 = memref.load %5[%2634] : memref<?xf32>
        %2636 = arith.addi %2625, %c64 : index
        %2637 = memref.load %5[%2636] : memref<?xf32>
        %2638 = arith.addi %2625, %c66 : index
        %2639 = memref.load %5[%2638] : memref<?xf32>
        %2640 = arith.addi %2625, %c68 : index
        %2641 = memref.load %5[%2640] : memref<?xf32>
        %2642 = arith.mulf %2627, %2578 : f32
        %2643 = math.fma %2629, %2580, %2642 : f32
        %2644 = arith.mulf %2643, %2585 : f32
        %2645 = math.fma %2631, %2587, %2644 : f32
        %2646 = arith.mulf %2645, %2592 : f32
        %2647 = math.fma %2633, %2594, %2646 : f32
        %2648 = arith.mulf %2647, %2599 : f32
        %2649 = math.fma %2635, %2601, %2648 : f32
        %2650 = arith.mulf %2649, %2606 : f32
        %2651 = math.fma %2637, %2608, %2650 : f32
        %2652 = arith.mulf %2651, %2613 : f32
        %2653 = math.fma %2639, %2615, %2652 : f32
        %2654 = arith.mulf %2653, %2620 : f32
        %2655 = math.fma %2641, %2622, %2654 : f32
        %2656 = arith.addi %10, %c6 : index
        %2657 = arith.addi %2656, %c22 : index
        %2658 = memref.load %5[%2657] : memref<?xf32>
        %2659 = arith.addi %2656, %c57 : index
        %2660 = memref.load %5[%2659] : memref<?xf32>
        %2661 = arith.addi %2656, %c59 : index
        %2662 = memref.load %5[%2661] : memref<?xf32>
        %2663 = arith.addi %2656, %c61 : index
        %2664 = memref.load %5[%2663] : memref<?xf32>
        %2665 = arith.addi %2656, %c15 : index
        %2666 = memref.load %5[%2665] : memref<?xf32>
        %2667 = arith.addi %2656, %c64 : index
        %2668 = memref.load %5[%2667] : memref<?xf32>
        %2669 = arith.addi %2656, %c66 : index
        %2670 = memref.load %5[%2669] : memref<?xf32>
        %2671 = arith.addi %2656, %c68 : index
        %2672 = memref.load %5[%2671] : memref<?xf32>
        %2673 = arith.mulf %2658, %2578 : f32
        %2674 = math.fma %2660, %2580, %2673 : f32
        %2675 = arith.mulf %2674, %2585 : f32
        %2676 = math.fma %2662, %2587, %2675 : f32
        %2677 = arith.mulf %2676, %2592 : f32
        %2678 = math.fma %2664, %2594, %2677 : f32
        %2679 = arith.mulf %2678, %2599 : f32
        %2680 = math.fma %2666, %2601, %2679 : f32
        %2681 = arith.mulf %2680, %2606 : f32
        %2682 = math.fma %2668, %2608, %2681 : f32
        %2683 = arith.mulf %2682, %2613 : f32
        %2684 = math.fma %2670, %2615, %2683 : f32
        %2685 = arith.mulf %2684, %2620 : f32
        %2686 = math.fma %2672, %2622, %2685 : f32
        wave.barrier
        scf.if %2504 {
          %2687 = arith.muli %8, %c57 : index
          %2688 = arith.muli %2, %c3 : index
          %2689 = arith.addi %2687, %2688 : index
          %2690 = arith.addi %2689, %1 : index
          %2691 = vector.extract %316#4[0] : f32 from vector<8xf32>
          %2692 = arith.addi %2690, %c22 : index
          memref.store %2691, %5[%2692] : memref<?xf32>
          %2693 = vector.extract %316#4[1] : f32 from vector<8xf32>
          %2694 = arith.addi %2690, %c7 : index
          memref.store %2693, %5[%2694] : memref<?xf32>
          %2695 = vector.extract %316#4[2] : f32 from vector<8xf32>
          %2696 = arith.addi %2690, %c28 : index
          memref.store %2695, %5[%2696] : memref<?xf32>
          %2697 = vector.extract %316#4[3] : f32 from vector<8xf32>
          %2698 = arith.addi %2690, %c32 : index
          memref.store %2697, %5[%2698] : memref<?xf32>
          %2699 = vector.extract %316#4[4] : f32 from vector<8xf32>
          %2700 = arith.addi %2690, %c36 : index
          memref.store %2699, %5[%2700] : memref<?xf32>
          %2701 = vector.extract %316#4[5] : f32 from vector<8xf32>
          %2702 = arith.addi %2690, %c40 : index
          memref.store %2701, %5[%2702] : memref<?xf32>
          %2703 = vector.extract %316#4[6] : f32 from vector<8xf32>
          %2704 = arith.addi %2690, %c44 : index
          memref.store %2703, %5[%2704] : memref<?xf32>
          %2705 = vector.extract %316#4[7] : f32 from vector<8xf32>
          %2706 = arith.addi %2690, %c48 : index
          memref.store %2705, %5[%2706] : memref<?xf32>
          %2707 = vector.extract %316#5[0] : f32 from vector<8xf32>
          %2708 = arith.addi %2690, %c6 : index
          memref.store %2707, %5[%2708] : memref<?xf32>
          %2709 = vector.extract %316#5[1] : f32 from vector<8xf32>
          %2710 = arith.addi %2690, %c118 : index
          memref.store %2709, %5[%2710] : memref<?xf32>
          %2711 = vector.extract %316#5[2] : f32 from vector<8xf32>
          %2712 = arith.addi %2690, %c77 : index
          memref.store %2711, %5[%2712] : memref<?xf32>
          %2713 = vector.extract %316#5[3] : f32 from vector<8xf32>
          %2714 = arith.addi %2690, %c119 : index
          memref.store %2713, %5[%2714] : memref<?xf32>
          %2715 = vector.extract %316#5[4] : f32 from vector<8xf32>
          %2716 = arith.addi %2690, %c78 : index
          memref.store %2715, %5[%2716] : memref<?xf32>
          %2717 = vector.extract %316#5[5] : f32 from vector<8xf32>
          %2718 = arith.addi %2690, %c120 : index
          memref.store %2717, %5[%2718] : memref<?xf32>
          %2719 = vector.extract %316#5[6] : f32 from vector<8xf32>
          %2720 = arith.addi %2690, %c79 : index
          memref.store %2719, %5[%2720] : memref<?xf32>
          %2721 = vector.extract %316#5[7] : f32 from vector<8xf32>
          %2722 = arith.addi %2690, %c121 : index
          memref.store %2721, %5[%2722] : memref<?xf32>
        }
        wave.barrier
        %2723 = arith.addi %10, %c22 : index
        %2724 = arith.addi %2723, %c22 : index
        %2725 = memref.load %5[%2724] : memref<?xf32>
        %2726 = arith.addi %2723, %c57 : index
        %2727 = memref.load %5[%2726] : memref<?xf32>
        %2728 = arith.addi %2723, %c59 : index
        %2729 = memref.load %5[%2728] : memref<?xf32>
        %2730 = arith.addi %2723, %c61 : index
        %2731 = memref.load %5[%2730] : memref<?xf32>
        %2732 = arith.addi %2723, %c15 : index
        %2733 = memref.load %5[%2732] : memref<?xf32>
        %2734 = arith.addi %2723, %c64 : index
        %2735 = memref.load %5[%2734] : memref<?xf32>
        %2736 = arith.addi %2723, %c66 : index
        %2737 = memref.load %5[%2736] : memref<?xf32>
        %2738 = arith.addi %2723, %c68 : index
        %2739 = memref.load %5[%2738] : memref<?xf32>
        %2740 = arith.mulf %2725, %2578 : f32
        %2741 = math.fma %2727, %2580, %2740 : f32
        %2742 = arith.mulf %2741, %2585 : f32
        %2743 = math.fma %2729, %2587, %2742 : f32
        %2744 = arith.mulf %2743, %2592 : f32
        %2745 = math.fma %2731, %2594, %2744 : f32
        %2746 = arith.mulf %2745, %2599 : f32
        %2747 = math.fma %2733, %2601, %2746 : f32
        %2748 = arith.mulf %2747, %2606 : f32
        %2749 = math.fma %2735, %2608, %2748 : f32
        %2750 = arith.mulf %2749, %2613 : f32
        %2751 = math.fma %2737, %2615, %2750 : f32
        %2752 = arith.mulf %2751, %2620 : f32
        %2753 = math.fma %2739, %2622, %2752 : f32
        %2754 = arith.addi %10, %c6 : index
        %2755 = arith.addi %2754, %c22 : index
        %2756 = memref.load %5[%2755] : memref<?xf32>
        %2757 = arith.addi %2754, %c57 : index
        %2758 = memref.load %5[%2757] : memref<?xf32>
        %2759 = arith.addi %2754, %c59 : index
        %2760 = memref.load %5[%2759] : memref<?xf32>
        %2761 = arith.addi %2754, %c61 : index
        %2762 = memref.load %5[%2761] : memref<?xf32>
        %2763 = arith.addi %2754, %c15 : index
        %2764 = memref.load %5[%2763] : memref<?xf32>
        %2765 = arith.addi %2754, %c64 : index
        %2766 = memref.load %5[%2765] : memref<?xf32>
        %2767 = arith.addi %2754, %c66 : index
        %2768 = memref.load %5[%2767] : memref<?xf32>
        %2769 = arith.addi %2754, %c68 : index
        %2770 = memref.load %5[%2769] : memref<?xf32>
        %2771 = arith.mulf %2756, %2578 : f32
        %2772 = math.fma %2758, %2580, %2771 : f32
        %2773 = arith.mulf %2772, %2585 : f32
        %2774 = math.fma %2760, %2587, %2773 : f32
        %2775 = arith.mulf %2774, %2592 : f32
        %2776 = math.fma %2762, %2594, %2775 : f32
        %2777 = arith.mulf %2776, %2599 : f32
        %2778 = math.fma %2764, %2601, %2777 : f32
        %2779 = arith.mulf %2778, %2606 : f32
        %2780 = math.fma %2766, %2608, %2779 : f32
        %2781 = arith.mulf %2780, %2613 : f32
        %2782 = math.fma %2768, %2615, %2781 : f32
        %2783 = arith.mulf %2782, %2620 : f32
        %2784 = math.fma %2770, %2622, %2783 : f32
        wave.barrier
        scf.if %2504 {
          %2785 = arith.muli %8, %c57 : index
          %2786 = arith.muli %2, %c3 : index
          %2787 = arith.addi %2785, %2786 : index
          %2788 = arith.addi %2787, %1 : index
          %2789 = vector.extract %316#6[0] : f32 from vector<8xf32>
          %2790 = arith.addi %2788, %c22 : index
          memref.store %2789, %5[%2790] : memref<?xf32>
          %2791 = vector.extract %316#6[1] : f32 from vector<8xf32>
          %2792 = arith.addi %2788, %c7 : index
          memref.store %2791, %5[%2792] : memref<?xf32>
          %2793 = vector.extract %316#6[2] : f32 from vector<8xf32>
          %2794 = arith.addi %2788, %c28 : index
          memref.store %2793, %5[%2794] : memref<?xf32>
          %2795 = vector.extract %316#6[3] : f32 from vector<8xf32>
          %2796 = arith.addi %2788, %c32 : index
          memref.store %2795, %5[%2796] : memref<?xf32>
          %2797 = vector.extract %316#6[4] : f32 from vector<8xf32>
          %2798 = arith.addi %2788, %c36 : index
          memref.store %2797, %5[%2798] : memref<?xf32>
          %2799 = vector.extract %316#6[5] : f32 from vector<8xf32>
          %2800 = arith.addi %2788, %c40 : index
          memref.store %2799, %5[%2800] : memref<?xf32>
          %2801 = vector.extract %316#6[6] : f32 from vector<8xf32>
          %2802 = arith.addi %2788, %c44 : index
          memref.store %2801, %5[%2802] : memref<?xf32>
          %2803 = vector.extract %316#6[7] : f32 from vector<8xf32>
          %2804 = arith.addi %2788, %c48 : index
          memref.store %2803, %5[%2804] : memref<?xf32>
          %2805 = vector.extract %316#7[0] : f32 from vector<8xf32>
          %2806 = arith.addi %2788, %c6 : index
          memref.store %2805, %5[%2806] : memref<?xf32>
          %2807 = vector.extract %316#7[1] : f32 from vector<8xf32>
          %2808 = arith.addi %2788, %c118 : index
          memref.store %2807, %5[%2808] : memref<?xf32>
          %2809 = vector.extract %316#7[2] : f32 from vector<8xf32>
          %2810 = arith.addi %2788, %c77 : index
          memref.store %2809, %5[%2810] : memref<?xf32>
          %2811 = vector.extract %316#7[3] : f32 from vector<8xf32>
          %2812 = arith.addi %2788, %c119 : index
          memref.store %2811, %5[%2812] : memref<?xf32>
          %2813 = vector.extract %316#7[4] : f32 from vector<8xf32>
          %2814 = arith.addi %2788, %c78 : index
          memref.store %2813, %5[%2814] : memref<?xf32>
          %2815 = vector.extract %316#7[5] : f32 from vector<8xf32>
          %2816 = arith.addi %2788, %c120 : index
          memref.store %2815, %5[%2816] : memref<?xf32>
          %2817 = vector.extract %316#7[6] : f32 from vector<8xf32>
          %2818 = arith.addi %2788, %c79 : index
          memref.store %2817, %5[%2818] : memref<?xf32>
          %2819 = vector.extract %316#7[7] : f32 from vector<8xf32>
          %2820 = arith.addi %2788, %c121 : index
          memref.store %2819, %5[%2820] : memref<?xf32>
        }
        wave.barrier
        %2821 = arith.addi %10, %c22 : index
        %2822 = arith.addi %2821, %c22 : index
        %2823 = memref.load %5[%2822] : memref<?xf32>
        %2824 = arith.addi %2821, %c57 : index
        %2825 = memref.load %5[%2824] : memref<?xf32>
        %2826 = arith.addi %2821, %c59 : index
        %2827 = memref.load %5[%2826] : memref<?xf32>
        %2828 = arith.addi %2821, %c61 : index
        %2829 = memref.load %5[%2828] : memref<?xf32>
        %2830 = arith.addi %2821, %c15 : index
        %2831 = memref.load %5[%2830] : memref<?xf32>
        %2832 = arith.addi %2821, %c64 : index
        %2833 = memref.load %5[%2832] : memref<?xf32>
        %2834 = arith.addi %2821, %c66 : index
        %2835 = memref.load %5[%2834] : memref<?xf32>
        %2836 = arith.addi %2821, %c68 : index
        %2837 = memref.load %5[%2836] : memref<?xf32>
        %2838 = arith.mulf %2823, %2578 : f32
        %2839 = math.fma %2825, %2580, %2838 : f32
        %2840 = arith.mulf %2839, %2585 : f32
        %2841 = math.fma %2827, %2587, %2840 : f32
        %2842 = arith.mulf %2841, %2592 : f32
        %2843 = math.fma %2829, %2594, %2842 : f32
        %2844 = arith.mulf %2843, %2599 : f32
        %2845 = math.fma %2831, %2601, %2844 : f32
        %2846 = arith.mulf %2845, %2606 : f32
        %2847 = math.fma %2833, %2608, %2846 : f32
        %2848 = arith.mulf %2847, %2613 : f32
        %2849 = math.fma %2835, %2615, %2848 : f32
        %2850 = arith.mulf %2849, %2620 : f32
        %2851 = math.fma %2837, %2622, %2850 : f32
        %2852 = arith.addi %10, %c6 : index
        %2853 = arith.addi %2852, %c22 : index
        %2854 = memref.load %5[%2853] : memref<?xf32>
        %2855 = arith.addi %2852, %c57 : index
        %2856 = memref.load %5[%2855] : memref<?xf32>
        %2857 = arith.addi %2852, %c59 : index
        %2858 = memref.load %5[%2857] : memref<?xf32>
        %2859 = arith.addi %2852, %c61 : index
        %2860 = memref.load %5[%2859] : memref<?xf32>
        %2861 = arith.addi %2852, %c15 : index
        %2862 = memref.load %5[%2861] : memref<?xf32>
        %2863 = arith.addi %2852, %c64 : index
        %2864 = memref.load %5[%2863] : memref<?xf32>
        %2865 = arith.addi %2852, %c66 : index
        %2866 = memref.load %5[%2865] : memref<?xf32>
        %2867 = arith.addi %2852, %c68 : index
        %2868 = memref.load %5[%2867] : memref<?xf32>
        %2869 = arith.mulf %2854, %2578 : f32
        %2870 = math.fma %2856, %2580, %2869 : f32
        %2871 = arith.mulf %2870, %2585 : f32
        %2872 = math.fma %2858, %2587, %2871 : f32
        %2873 = arith.mulf %2872, %2592 : f32
        %2874 = math.fma %2860, %2594, %2873 : f32
        %2875 = arith.mulf %2874, %2599 : f32
        %2876 = math.fma %2862, %2601, %2875 : f32
        %2877 = arith.mulf %2876, %2606 : f32
        %2878 = math.fma %2864, %2608, %2877 : f32
        %2879 = arith.mulf %2878, %2613 : f32
        %2880 = math.fma %2866, %2615, %2879 : f32
        %2881 = arith.mulf %2880, %2620 : f32
        %2882 = math.fma %2868, %2622, %2881 : f32
        wave.barrier
        scf.if %2504 {
          %2883 = arith.muli %8, %c57 : index
          %2884 = arith.muli %2, %c3 : index
          %2885 = arith.addi %2883, %2884 : index
          %2886 = arith.addi %2885, %1 : index
          %2887 = vector.extract %316#8[0] : f32 from vector<8xf32>
          %2888 = arith.addi %2886, %c22 : index
          memref.store %2887, %5[%2888] : memref<?xf32>
          %2889 = vector.extract %316#8[1] : f32 from vector<8xf32>
          %2890 = arith.addi %2886, %c7 : index
          memref.store %2889, %5[%2890] : memref<?xf32>
          %2891 = vector.extract %316#8[2] : f32 from vector<8xf32>
          %2892 = arith.addi %2886, %c28 : index
          memref.store %2891, %5[%2892] : memref<?xf32>
          %2893 = vector.extract %316#8[3] : f32 from vector<8xf32>
          %2894 = arith.addi %2886, %c32 : index
          memref.store %2893, %5[%2894] : memref<?xf32>
          %2895 = vector.extract %316#8[4] : f32 from vector<8xf32>
          %2896 = arith.addi %2886, %c36 : index
          memref.store %2895, %5[%2896] : memref<?xf32>
          %2897 = vector.extract %316#8[5] : f32 from vector<8xf32>
          %2898 = arith.addi %2886, %c40 : index
          memref.store %2897, %5[%2898] : memref<?xf32>
          %2899 = vector.extract %316#8[6] : f32 from vector<8xf32>
          %2900 = arith.addi %2886, %c44 : index
          memref.store %2899, %5[%2900] : memref<?xf32>
          %2901 = vector.extract %316#8[7] : f32 from vector<8xf32>
          %2902 = arith.addi %2886, %c48 : index
          memref.store %2901, %5[%2902] : memref<?xf32>
          %2903 = vector.extract %316#9[0] : f32 from vector<8xf32>
          %2904 = arith.addi %2886, %c6 : index
          memref.store %2903, %5[%2904] : memref<?xf32>
          %2905 = vector.extract %316#9[1] : f32 from vector<8xf32>
          %2906 = arith.addi %2886, %c118 : index
          memref.store %2905, %5[%2906] : memref<?xf32>
          %2907 = vector.extract %316#9[2] : f32 from vector<8xf32>
          %2908 = arith.addi %2886, %c77 : index
          memref.store %2907, %5[%2908] : memref<?xf32>
          %2909 = vector.extract %316#9[3] : f32 from vector<8xf32>
          %2910 = arith.addi %2886, %c119 : index
          memref.store %2909, %5[%2910] : memref<?xf32>
          %2911 = vector.extract %316#9[4] : f32 from vector<8xf32>
          %2912 = arith.addi %2886, %c78 : index
          memref.store %2911, %5[%2912] : memref<?xf32>
          %2913 = vector.extract %316#9[5] : f32 from vector<8xf32>
          %2914 = arith.addi %2886, %c120 : index
          memref.store %2913, %5[%2914] : memref<?xf32>
          %2915 = vector.extract %316#9[6] : f32 from vector<8xf32>
          %2916 = arith.addi %2886, %c79 : index
          memref.store %2915, %5[%2916] : memref<?xf32>
          %2917 = vector.extract %316#9[7] : f32 from vector<8xf32>
          %2918 = arith.addi %2886, %c121 : index
          memref.store %2917, %5[%2918] : memref<?xf32>
        }
        wave.barrier
        %2919 = arith.addi %10, %c22 : index
        %2920 = arith.addi %2919, %c22 : index
        %2921 = memref.load %5[%2920] : memref<?xf32>
        %2922 = arith.addi %2919, %c57 : index
        %2923 = memref.load %5[%2922] : memref<?xf32>
        %2924 = arith.addi %2919, %c59 : index
        %2925 = memref.load %5[%2924] : memref<?xf32>
        %2926 = arith.addi %2919, %c61 : index
        %2927 = memref.load %5[%2926] : memref<?xf32>
        %2928 = arith.addi %2919, %c15 : index
        %2929 = memref.load %5[%2928] : memref<?xf32>
        %2930 = arith.addi %2919, %c64 : index
        %2931 = memref.load %5[%2930] : memref<?xf32>
        %2932 = arith.addi %2919, %c66 : index
        %2933 = memref.load %5[%2932] : memref<?xf32>
        %2934 = arith.addi %2919, %c68 : index
        %2935 = memref.load %5[%2934] : memref<?xf32>
        %2936 = arith.mulf %2921, %2578 : f32
        %2937 = math.fma %2923, %2580, %2936 : f32
        %2938 = arith.mulf %2937, %2585 : f32
        %2939 = math.fma %2925, %2587, %2938 : f32
        %2940 = arith.mulf %2939, %2592 : f32
        %2941 = math.fma %2927, %2594, %2940 : f32
        %2942 = arith.mulf %2941, %2599 : f32
        %2943 = math.fma %2929, %2601, %2942 : f32
        %2944 = arith.mulf %2943, %2606 : f32
        %2945 = math.fma %2931, %2608, %2944 : f32
        %2946 = arith.mulf %2945, %2613 : f32
        %2947 = math.fma %2933, %2615, %2946 : f32
        %2948 = arith.mulf %2947, %2620 : f32
        %2949 = math.fma %2935, %2622, %2948 : f32
        %2950 = arith.addi %10, %c6 : index
        %2951 = arith.addi %2950, %c22 : index
        %2952 = memref.load %5[%2951] : memref<?xf32>
        %2953 = arith.addi %2950, %c57 : index
        %2954 = memref.load %5[%2953] : memref<?xf32>
        %2955 = arith.addi %2950, %c59 : index
        %2956 = memref.load %5[%2955] : memref<?xf32>
        %2957 = arith.addi %2950, %c61 : index
        %2958 = memref.load %5[%2957] : memref<?xf32>
        %2959 = arith.addi %2950, %c15 : index
        %2960 = memref.load %5[%2959] : memref<?xf32>
        %2961 = arith.addi %2950, %c64 : index
        %2962 = memref.load %5[%2961] : memref<?xf32>
        %2963 = arith.addi %2950, %c66 : index
        %2964 = memref.load %5[%2963] : memref<?xf32>
        %2965 = arith.addi %2950, %c68 : index
        %2966 = memref.load %5[%2965] : memref<?xf32>
        %2967 = arith.mulf %2952, %2578 : f32
        %2968 = math.fma %2954, %2580, %2967 : f32
        %2969 = arith.mulf %2968, %2585 : f32
        %2970 = math.fma %2956, %2587, %2969 : f32
        %2971 = arith.mulf %2970, %2592 : f32
        %2972 = math.fma %2958, %2594, %2971 : f32
        %2973 = arith.mulf %2972, %2599 : f32
        %2974 = math.fma %2960, %2601, %2973 : f32
        %2975 = arith.mulf %2974, %2606 : f32
        %2976 = math.fma %2962, %2608, %2975 : f32
        %2977 = arith.mulf %2976, %2613 : f32
        %2978 = math.fma %2964, %2615, %2977 : f32
        %2979 = arith.mulf %2978, %2620 : f32
        %2980 = math.fma %2966, %2622, %2979 : f32
        wave.barrier
        scf.if %2504 {
          %2981 = arith.muli %8, %c57 : index
          %2982 = arith.muli %2, %c3 : index
          %2983 = arith.addi %2981, %2982 : index
          %2984 = arith.addi %2983, %1 : index
          %2985 = vector.extract %316#10[0] : f32 from vector<8xf32>
          %2986 = arith.addi %2984, %c22 : index
          memref.store %2985, %5[%2986] : memref<?xf32>
          %2987 = vector.extract %316#10[1] : f32 from vector<8xf32>
          %2988 = arith.addi %2984, %c7 : index
          memref.store %2987, %5[%2988] : memref<?xf32>
          %2989 = vector.extract %316#10[2] : f32 from vector<8xf32>
          %2990 = arith.addi %2984, %c28 : index
          memref.store %2989, %5[%2990] : memref<?xf32>
          %2991 = vector.extract %316#10[3] : f32 from vector<8xf32>
          %2992 = arith.addi %2984, %c32 : index
          memref.store %2991, %5[%2992] : memref<?xf32>
          %2993 = vector.extract %316#10[4] : f32 from vector<8xf32>
          %2994 = arith.addi %2984, %c36 : index
          memref.store %2993, %5[%2994] : memref<?xf32>
          %2995 = vector.extract %316#10[5] : f32 from vector<8xf32>
          %2996 = arith.addi %2984, %c40 : index
          memref.store %2995, %5[%2996] : memref<?xf32>
          %2997 = vector.extract %316#10[6] : f32 from vector<8xf32>
          %2998 = arith.addi %2984, %c44 : index
          memref.store %2997, %5[%2998] : memref<?xf32>
          %2999 = vector.extract %316#10[7] : f32 from vector<8xf32>
          %3000 = arith.addi %2984, %c48 : index
          memref.store %2999, %5[%3000] : memref<?xf32>
          %3001 = vector.extract %316#11[0] : f32 from vector<8xf32>
          %3002 = arith.addi %2984, %c6 : index
          memref.store %3001, %5[%3002] : memref<?xf32>
          %3003 = vector.extract %316#11[1] : f32 from vector<8xf32>
          %3004 = arith.addi %2984, %c118 : index
          memref.store %3003, %5[%3004] : memref<?xf32>
          %3005 = vector.extract %316#11[2] : f32 from vector<8xf32>
          %3006 = arith.addi %2984, %c77 : index
          memref.store %3005, %5[%3006] : memref<?xf32>
          %3007 = vector.extract %316#11[3] : f32 from vector<8xf32>
          %3008 = arith.addi %2984, %c119 : index
          memref.store %3007, %5[%3008] : memref<?xf32>
          %3009 = vector.extract %316#11[4] : f32 from vector<8xf32>
          %3010 = arith.addi %2984, %c78 : index
          memref.store %3009, %5[%3010] : memref<?xf32>
          %3011 = vector.extract %316#11[5] : f32 from vector<8xf32>
          %3012 = arith.addi %2984, %c120 : index
          memref.store %3011, %5[%3012] : memref<?xf32>
          %3013 = vector.extract %316#11[6] : f32 from vector<8xf32>
          %3014 = arith.addi %2984, %c79 : index
          memref.store %3013, %5[%3014] : memref<?xf32>
          %3015 = vector.extract %316#11[7] : f32 from vector<8xf32>
          %3016 = arith.addi %2984, %c121 : index
          memref.store %3015, %5[%3016] : memref<?xf32>
        }
        wave.barrier
        %3017 = arith.addi %10, %c22 : index
        %3018 = arith.addi %3017, %c22 : index
        %3019 = memref.load %5[%3018] : memref<?xf32>
        %3020 = arith.addi %3017, %c57 : index
        %3021 = memref.load %5[%3020] : memref<?xf32>
        %3022 = arith.addi %3017, %c59 : index
        %3023 = memref.load %5[%3022] : memref<?xf32>
        %3024 = arith.addi %3017, %c61 : index
        %3025 = memref.load %5[%3024] : memref<?xf32>
        %3026 = arith.addi %3017, %c15 : index
        %3027 = memref.load %5[%3026] : memref<?xf32>
        %3028 = arith.addi %3017, %c64 : index
        %3029 = memref.load %5[%3028] : memref<?xf32>
        %3030 = arith.addi %3017, %c66 : index
        %3031 = memref.load %5[%3030] : memref<?xf32>
        %3032 = arith.addi %3017, %c68 : index
        %3033 = memref.load %5[%3032] : memref<?xf32>
        %3034 = arith.mulf %3019, %2578 : f32
        %3035 = math.fma %3021, %2580, %3034 : f32
        %3036 = arith.mulf %3035, %2585 : f32
        %3037 = math.fma %3023, %2587, %3036 : f32
        %3038 = arith.mulf %3037, %2592 : f32
        %3039 = math.fma %3025, %2594, %3038 : f32
        %3040 = arith.mulf %3039, %2599 : f32
        %3041 = math.fma %3027, %2601, %3040 : f32
        %3042 = arith.mulf %3041, %2606 : f32
        %3043 = math.fma %3029, %2608, %3042 : f32
        %3044 = arith.mulf %3043, %2613 : f32
        %3045 = math.fma %3031, %2615, %3044 : f32
        %3046 = arith.mulf %3045, %2620 : f32
        %3047 = math.fma %3033, %2622, %3046 : f32
        %3048 = arith.addi %10, %c6 : index
        %3049 = arith.addi %3048, %c22 : index
        %3050 = memref.load %5[%3049] : memref<?xf32>
        %3051 = arith.addi %3048, %c57 : index
        %3052 = memref.load %5[%3051] : memref<?xf32>
        %3053 = arith.addi %3048, %c59 : index
        %3054 = memref.load %5[%3053] : memref<?xf32>
        %3055 = arith.addi %3048, %c61 : index
        %3056 = memref.load %5[%3055] : memref<?xf32>
        %3057 = arith.addi %3048, %c15 : index
        %3058 = memref.load %5[%3057] : memref<?xf32>
        %3059 = arith.addi %3048, %c64 : index
        %3060 = memref.load %5[%3059] : memref<?xf32>
        %3061 = arith.addi %3048, %c66 : index
        %3062 = memref.load %5[%3061] : memref<?xf32>
        %3063 = arith.addi %3048, %c68 : index
        %3064 = memref.load %5[%3063] : memref<?xf32>
        %3065 = arith.mulf %3050, %2578 : f32
        %3066 = math.fma %3052, %2580, %3065 : f32
        %3067 = arith.mulf %3066, %2585 : f32
        %3068 = math.fma %3054, %2587, %3067 : f32
        %3069 = arith.mulf %3068, %2592 : f32
        %3070 = math.fma %3056, %2594, %3069 : f32
        %3071 = arith.mulf %3070, %2599 : f32
        %3072 = math.fma %3058, %2601, %3071 : f32
        %3073 = arith.mulf %3072, %2606 : f32
        %3074 = math.fma %3060, %2608, %3073 : f32
        %3075 = arith.mulf %3074, %2613 : f32
        %3076 = math.fma %3062, %2615, %3075 : f32
        %3077 = arith.mulf %3076, %2620 : f32
        %3078 = math.fma %3064, %2622, %3077 : f32
        wave.barrier
        scf.if %2504 {
          %3079 = arith.muli %8, %c57 : index
          %3080 = arith.muli %2, %c3 : index
          %3081 = arith.addi %3079, %3080 : index
          %3082 = arith.addi %3081, %1 : index
          %3083 = vector.extract %316#12[0] : f32 from vector<8xf32>
          %3084 = arith.addi %3082, %c22 : index
          memref.store %3083, %5[%3084] : memref<?xf32>
          %3085 = vector.extract %316#12[1] : f32 from vector<8xf32>
          %3086 = arith.addi %3082, %c7 : index
          memref.store %3085, %5[%3086] : memref<?xf32>
          %3087 = vector.extract %316#12[2] : f32 from vector<8xf32>
          %3088 = arith.addi %3082, %c28 : index
          memref.store %3087, %5[%3088] : memref<?xf32>
          %3089 = vector.extract %316#12[3] : f32 from vector<8xf32>
          %3090 = arith.addi %3082, %c32 : index
          memref.store %3089, %5[%3090] : memref<?xf32>
          %3091 = vector.extract %316#12[4] : f32 from vector<8xf32>
          %3092 = arith.addi %3082, %c36 : index
          memref.store %3091, %5[%3092] : memref<?xf32>
          %3093 = vector.extract %316#12[5] : f32 from vector<8xf32>
          %3094 = arith.addi %3082, %c40 : index
          memref.store %3093, %5[%3094] : memref<?xf32>
          %3095 = vector.extract %316#12[6] : f32 from vector<8xf32>
          %3096 = arith.addi %3082, %c44 : index
          memref.store %3095, %5[%3096] : memref<?xf32>
          %3097 = vector.extract %316#12[7] : f32 from vector<8xf32>
          %3098 = arith.addi %3082, %c48 : index
          memref.store %3097, %5[%3098] : memref<?xf32>
          %3099 = vector.extract %316#13[0] : f32 from vector<8xf32>
          %3100 = arith.addi %3082, %c6 : index
          memref.store %3099, %5[%3100] : memref<?xf32>
          %3101 = vector.extract %316#13[1] : f32 from vector<8xf32>
          %3102 = arith.addi %3082, %c118 : index
          memref.store %3101, %5[%3102] : memref<?xf32>
          %3103 = vector.extract %316#13[2] : f32 from vector<8xf32>
          %3104 = arith.addi %3082, %c77 : index
          memref.store %3103, %5[%3104] : memref<?xf32>
          %3105 = vector.extract %316#13[3] : f32 from vector<8xf32>
          %3106 = arith.addi %3082, %c119 : index
          memref.store %3105, %5[%3106] : memref<?xf32>
          %3107 = vector.extract %316#13[4] : f32 from vector<8xf32>
          %3108 = arith.addi %3082, %c78 : index
          memref.store %3107, %5[%3108] : memref<?xf32>
          %3109 = vector.extract %316#13[5] : f32 from vector<8xf32>
          %3110 = arith.addi %3082, %c120 : index
          memref.store %3109, %5[%3110] : memref<?xf32>
          %3111 = vector.extract %316#13[6] : f32 from vector<8xf32>
          %3112 = arith.addi %3082, %c79 : index
          memref.store %3111, %5[%3112] : memref<?xf32>
          %3113 = vector.extract %316#13[7] : f32 from vector<8xf32>
          %3114 = arith.addi %3082, %c121 : index
          memref.store %3113, %5[%3114] : memref<?xf32>
        }
        wave.barrier
        %3115 = arith.addi %10, %c22 : index
        %3116 = arith.addi %3115, %c22 : index
        %3117 = memref.load %5[%3116] : memref<?xf32>
        %3118 = arith.addi %3115, %c57 : index
        %3119 = memref.load %5[%3118] : memref<?xf32>
        %3120 = arith.addi %3115, %c59 : index
        %3121 = memref.load %5[%3120] : memref<?xf32>
        %3122 = arith.addi %3115, %c61 : index
        %3123 = memref.load %5[%3122] : memref<?xf32>
        %3124 = arith.addi %3115, %c15 : index
        %3125 = memref.load %5[%3124] : memref<?xf32>
        %3126 = arith.addi %3115, %c64 : index
        %3127 = memref.load %5[%3126] : memref<?xf32>
        %3128 = arith.addi %3115, %c66 : index
        %3129 = memref.load %5[%3128] : memref<?xf32>
        %3130 = arith.addi %3115, %c68 : index
        %3131 = memref.load %5[%3130] : memref<?xf32>
        %3132 = arith.mulf %3117, %2578 : f32
        %3133 = math.fma %3119, %2580, %3132 : f32
        %3134 = arith.mulf %3133, %2585 : f32
        %3135 = math.fma %3121, %2587, %3134 : f32
        %3136 = arith.mulf %3135, %2592 : f32
        %3137 = math.fma %3123, %2594, %3136 : f32
        %3138 = arith.mulf %3137, %2599 : f32
        %3139 = math.fma %3125, %2601, %3138 : f32
        %3140 = arith.mulf %3139, %2606 : f32
        %3141 = math.fma %3127, %2608, %3140 : f32
        %3142 = arith.mulf %3141, %2613 : f32
        %3143 = math.fma %3129, %2615, %3142 : f32
        %3144 = arith.mulf %3143, %2620 : f32
        %3145 = math.fma %3131, %2622, %3144 : f32
        %3146 = arith.addi %10, %c6 : index
        %3147 = arith.addi %3146, %c22 : index
        %3148 = memref.load %5[%3147] : memref<?xf32>
        %3149 = arith.addi %3146, %c57 : index
        %3150 = memref.load %5[%3149] : memref<?xf32>
        %3151 = arith.addi %3146, %c59 : index
        %3152 = memref.load %5[%3151] : memref<?xf32>
        %3153 = arith.addi %3146, %c61 : index
        %3154 = memref.load %5[%3153] : memref<?xf32>
        %3155 = arith.addi %3146, %c15 : index
        %3156 = memref.load %5[%3155] : memref<?xf32>
        %3157 = arith.addi %3146, %c64 : index
        %3158 = memref.load %5[%3157] : memref<?xf32>
        %3159 = arith.addi %3146, %c66 : index
        %3160 = memref.load %5[%3159] : memref<?xf32>
        %3161 = arith.addi %3146, %c68 : index
        %3162 = memref.load %5[%3161] : memref<?xf32>
        %3163 = arith.mulf %3148, %2578 : f32
        %3164 = math.fma %3150, %2580, %3163 : f32
        %3165 = arith.mulf %3164, %2585 : f32
        %3166 = math.fma %3152, %2587, %3165 : f32
        %3167 = arith.mulf %3166, %2592 : f32
        %3168 = math.fma %3154, %2594, %3167 : f32
        %3169 = arith.mulf %3168, %2599 : f32
        %3170 = math.fma %3156, %2601, %3169 : f32
        %3171 = arith.mulf %3170, %2606 : f32
        %3172 = math.fma %3158, %2608, %3171 : f32
        %3173 = arith.mulf %3172, %2613 : f32
        %3174 = math.fma %3160, %2615, %3173 : f32
        %3175 = arith.mulf %3174, %2620 : f32
        %3176 = math.fma %3162, %2622, %3175 : f32
        wave.barrier
        scf.if %2504 {
          %3177 = arith.muli %8, %c57 : index
          %3178 = arith.muli %2, %c3 : index
          %3179 = arith.addi %3177, %3178 : index
          %3180 = arith.addi %3179, %1 : index
          %3181 = vector.extract %316#14[0] : f32 from vector<8xf32>
          %3182 = arith.addi %3180, %c22 : index
          memref.store %3181, %5[%3182] : memref<?xf32>
          %3183 = vector.extract %316#14[1] : f32 from vector<8xf32>
          %3184 = arith.addi %3180, %c7 : index
          memref.store %3183, %5[%3184] : memref<?xf32>
          %3185 = vector.extract %316#14[2] : f32 from vector<8xf32>
          %3186 = arith.addi %3180, %c28 : index
          memref.store %3185, %5[%3186] : memref<?xf32>
          %3187 = vector.extract %316#14[3] : f32 from vector<8xf32>
          %3188 = arith.addi %3180, %c32 : index
          memref.store %3187, %5[%3188] : memref<?xf32>
          %3189 = vector.extract %316#14[4] : f32 from vector<8xf32>
          %3190 = arith.addi %3180, %c36 : index
          memref.store %3189, %5[%3190] : memref<?xf32>
          %3191 = vector.extract %316#14[5] : f32 from vector<8xf32>
          %3192 = arith.addi %3180, %c40 : index
          memref.store %3191, %5[%3192] : memref<?xf32>
          %3193 = vector.extract %316#14[6] : f32 from vector<8xf32>
          %3194 = arith.addi %3180, %c44 : index
          memref.store %3193, %5[%3194] : memref<?xf32>
          %3195 = vector.extract %316#14[7] : f32 from vector<8xf32>
          %3196 = arith.addi %3180, %c48 : index
          memref.store %3195, %5[%3196] : memref<?xf32>
          %3197 = vector.extract %316#15[0] : f32 from vector<8xf32>
          %3198 = arith.addi %3180, %c6 : index
          memref.store %3197, %5[%3198] : memref<?xf32>
          %3199 = vector.extract %316#15[1] : f32 from vector<8xf32>
          %3200 = arith.addi %3180, %c118 : index
          memref.store %3199, %5[%3200] : memref<?xf32>
          %3201 = vector.extract %316#15[2] : f32 from vector<8xf32>
          %3202 = arith.addi %3180, %c77 : index
          memref.store %3201, %5[%3202] : memref<?xf32>
          %3203 = vector.extract %316#15[3] : f32 from vector<8xf32>
          %3204 = arith.addi %3180, %c119 : index
          memref.store %3203, %5[%3204] : memref<?xf32>
          %3205 = vector.extract %316#15[4] : f32 from vector<8xf32>
          %3206 = arith.addi %3180, %c78 : index
          memref.store %3205, %5[%3206] : memref<?xf32>
          %3207 = vector.extract %316#15[5] : f32 from vector<8xf32>
          %3208 = arith.addi %3180, %c120 : index
          memref.store %3207, %5[%3208] : memref<?xf32>
          %3209 = vector.extract %316#15[6] : f32 from vector<8xf32>
          %3210 = arith.addi %3180, %c79 : index
          memref.store %3209, %5[%3210] : memref<?xf32>
          %3211 = vector.extract %316#15[7] : f32 from vector<8xf32>
          %3212 = arith.addi %3180, %c121 : index
          memref.store %3211, %5[%3212] : memref<?xf32>
        }
        wave.barrier
        %3213 = arith.addi %10, %c22 : index
        %3214 = arith.addi %3213, %c22 : index
        %3215 = memref.load %5[%3214] : memref<?xf32>
        %3216 = arith.addi %3213, %c57 : index
        %3217 = memref.load %5[%3216] : memref<?xf32>
        %3218 = arith.addi %3213, %c59 : index
        %3219 = memref.load %5[%3218] : memref<?xf32>
        %3220 = arith.addi %3213, %c61 : index
        %3221 = memref.load %5[%3220] : memref<?xf32>
        %3222 = arith.addi %3213, %c15 : index
        %3223 = memref.load %5[%3222] : memref<?xf32>
        %3224 = arith.addi %3213, %c64 : index
        %3225 = memref.load %5[%3224] : memref<?xf32>
        %3226 = arith.addi %3213, %c66 : index
        %3227 = memref.load %5[%3226] : memref<?xf32>
        %3228 = arith.addi %3213, %c68 : index
        %3229 = memref.load %5[%3228] : memref<?xf32>
        %3230 = arith.mulf %3215, %2578 : f32
        %3231 = math.fma %3217, %2580, %3230 : f32
        %3232 = arith.mulf %3231, %2585 : f32
        %3233 = math.fma %3219, %2587, %3232 : f32
        %3234 = arith.mulf %3233, %2592 : f32
        %3235 = math.fma %3221, %2594, %3234 : f32
        %3236 = arith.mulf %3235, %2599 : f32
        %3237 = math.fma %3223, %2601, %3236 : f32
        %3238 = arith.mulf %3237, %2606 : f32
        %3239 = math.fma %3225, %2608, %3238 : f32
        %3240 = arith.mulf %3239, %2613 : f32
        %3241 = math.fma %3227, %2615, %3240 : f32
        %3242 = arith.mulf %3241, %2620 : f32
        %3243 = math.fma %3229, %2622, %3242 : f32
        %3244 = arith.addi %10, %c6 : index
        %3245 = arith.addi %3244, %c22 : index
        %3246 = memref.load %5[%3245] : memref<?xf32>
        %3247 = arith.addi %3244, %c57 : index
        %3248 = memref.load %5[%3247] : memref<?xf32>
        %3249 = arith.addi %3244, %c59 : index
        %3250 = memref.load %5[%3249] : memref<?xf32>
        %3251 = arith.addi %3244, %c61 : index
        %3252 = memref.load %5[%3251] : memref<?xf32>
        %3253 = arith.addi %3244, %c15 : index
        %3254 = memref.load %5[%3253] : memref<?xf32>
        %3255 = arith.addi %3244, %c64 : index
        %3256 = memref.load %5[%3255] : memref<?xf32>
        %3257 = arith.addi %3244, %c66 : index
        %3258 = memref.load %5[%3257] : memref<?xf32>
        %3259 = arith.addi %3244, %c68 : index
        %3260 = memref.load %5[%3259] : memref<?xf32>
        %3261 = arith.mulf %3246, %2578 : f32
        %3262 = math.fma %3248, %2580, %3261 : f32
        %3263 = arith.mulf %3262, %2585 : f32
        %3264 = math.fma %3250, %2587, %3263 : f32
        %3265 = arith.mulf %3264, %2592 : f32
        %3266 = math.fma %3252, %2594, %3265 : f32
        %3267 = arith.mulf %3266, %2599 : f32
        %3268 = math.fma %3254, %2601, %3267 : f32
        %3269 = arith.mulf %3268, %2606 : f32
        %3270 = math.fma %3256, %2608, %3269 : f32
        %3271 = arith.mulf %3270, %2613 : f32
        %3272 = math.fma %3258, %2615, %3271 : f32
        %3273 = arith.mulf %3272, %2620 : f32
        %3274 = math.fma %3260, %2622, %3273 : f32
        wave.barrier
        scf.if %2504 {
          %3275 = arith.muli %8, %c57 : index
          %3276 = arith.muli %2, %c3 : index
          %3277 = arith.addi %3275, %3276 : index
          %3278 = arith.addi %3277, %1 : index
          %3279 = vector.extract %316#16[0] : f32 from vector<8xf32>
          %3280 = arith.addi %3278, %c22 : index
          memref.store %3279, %5[%3280] : memref<?xf32>
          %3281 = vector.extract %316#16[1] : f32 from vector<8xf32>
          %3282 = arith.addi %3278, %c7 : index
          memref.store %3281, %5[%3282] : memref<?xf32>
          %3283 = vector.extract %316#16[2] : f32 from vector<8xf32>
          %3284 = arith.addi %3278, %c28 : index
          memref.store %3283, %5[%3284] : memref<?xf32>
          %3285 = vector.extract %316#16[3] : f32 from vector<8xf32>
          %3286 = arith.addi %3278, %c32 : index
          memref.store %3285, %5[%3286] : memref<?xf32>
          %3287 = vector.extract %316#16[4] : f32 from vector<8xf32>
          %3288 = arith.addi %3278, %c36 : index
          memref.store %3287, %5[%3288] : memref<?xf32>
          %3289 = vector.extract %316#16[5] : f32 from vector<8xf32>
          %3290 = arith.addi %3278, %c40 : index
          memref.store %3289, %5[%3290] : memref<?xf32>
          %3291 = vector.extract %316#16[6] : f32 from vector<8xf32>
          %3292 = arith.addi %3278, %c44 : index
          memref.store %3291, %5[%3292] : memref<?xf32>
          %3293 = vector.extract %316#16[7] : f32 from vector<8xf32>
          %3294 = arith.addi %3278, %c48 : index
          memref.store %3293, %5[%3294] : memref<?xf32>
          %3295 = vector.extract %316#17[0] : f32 from vector<8xf32>
          %3296 = arith.addi %3278, %c6 : index
          memref.store %3295, %5[%3296] : memref<?xf32>
          %3297 = vector.extract %316#17[1] : f32 from vector<8xf32>
          %3298 = arith.addi %3278, %c118 : index
          memref.store %3297, %5[%3298] : memref<?xf32>
          %3299 = vector.extract %316#17[2] : f32 from vector<8xf32>
          %3300 = arith.addi %3278, %c77 : index
          memref.store %3299, %5[%3300] : memref<?xf32>
          %3301 = vector.extract %316#17[3] : f32 from vector<8xf32>
          %3302 = arith.addi %3278, %c119 : index
          memref.store %3301, %5[%3302] : memref<?xf32>
          %3303 = vector.extract %316#17[4] : f32 from vector<8xf32>
          %3304 = arith.addi %3278, %c78 : index
          memref.store %3303, %5[%3304] : memref<?xf32>
          %3305 = vector.extract %316#17[5] : f32 from vector<8xf32>
          %3306 = arith.addi %3278, %c120 : index
          memref.store %3305, %5[%3306] : memref<?xf32>
          %3307 = vector.extract %316#17[6] : f32 from vector<8xf32>
          %3308 = arith.addi %3278, %c79 : index
          memref.store %3307, %5[%3308] : memref<?xf32>
          %3309 = vector.extract %316#17[7] : f32 from vector<8xf32>
          %3310 = arith.addi %3278, %c121 : index
          memref.store %3309, %5[%3310] : memref<?xf32>
        }
        wave.barrier
        %3311 = arith.addi %10, %c22 : index
        %3312 = arith.addi %3311, %c22 : index
        %3313 = memref.load %5[%3312] : memref<?xf32>
        %3314 = arith.addi %3311, %c57 : index
        %3315 = memref.load %5[%3314] : memref<?xf32>
        %3316 = arith.addi %3311, %c59 : index
        %3317 = memref.load %5[%3316] : memref<?xf32>
        %3318 = arith.addi %3311, %c61 : index
        %3319 = memref.load %5[%3318] : memref<?xf32>
        %3320 = arith.addi %3311, %c15 : index
        %3321 = memref.load %5[%3320] : memref<?xf32>
        %3322 = arith.addi %3311, %c64 : index
        %3323 = memref.load %5[%3322] : memref<?xf32>
        %3324 = arith.addi %3311, %c66 : index
        %3325 = memref.load %5[%3324] : memref<?xf32>
        %3326 = arith.addi %3311, %c68 : index
        %3327 = memref.load %5[%3326] : memref<?xf32>
        %3328 = arith.mulf %3313, %2578 : f32
        %3329 = math.fma %3315, %2580, %3328 : f32
        %3330 = arith.mulf %3329, %2585 : f32
        %3331 = math.fma %3317, %2587, %3330 : f32
        %3332 = arith.mulf %3331, %2592 : f32
        %3333 = math.fma %3319, %2594, %3332 : f32
        %3334 = arith.mulf %3333, %2599 : f32
        %3335 = math.fma %3321, %2601, %3334 : f32
        %3336 = arith.mulf %3335, %2606 : f32
        %3337 = math.fma %3323, %2608, %3336 : f32
        %3338 = arith.mulf %3337, %2613 : f32
        %3339 = math.fma %3325, %2615, %3338 : f32
        %3340 = arith.mulf %3339, %2620 : f32
        %3341 = math.fma %3327, %2622, %3340 : f32
        %3342 = arith.addi %10, %c6 : index
        %3343 = arith.addi %3342, %c22 : index
        %3344 = memref.load %5[%3343] : memref<?xf32>
        %3345 = arith.addi %3342, %c57 : index
        %3346 = memref.load %5[%3345] : memref<?xf32>
        %3347 = arith.addi %3342, %c59 : index
        %3348 = memref.load %5[%3347] : memref<?xf32>
        %3349 = arith.addi %3342, %c61 : index
        %3350 = memref.load %5[%3349] : memref<?xf32>
        %3351 = arith.addi %3342, %c15 : index
        %3352 = memref.load %5[%3351] : memref<?xf32>
        %3353 = arith.addi %3342, %c64 : index
        %3354 = memref.load %5[%3353] : memref<?xf32>
        %3355 = arith.addi %3342, %c66 : index
        %3356 = memref.load %5[%3355] : memref<?xf32>
        %3357 = arith.addi %3342, %c68 : index
        %3358 = memref.load %5[%3357] : memref<?xf32>
        %3359 = arith.mulf %3344, %2578 : f32
        %3360 = math.fma %3346, %2580, %3359 : f32
        %3361 = arith.mulf %3360, %2585 : f32
        %3362 = math.fma %3348, %2587, %3361 : f32
        %3363 = arith.mulf %3362, %2592 : f32
        %3364 = math.fma %3350, %2594, %3363 : f32
        %3365 = arith.mulf %3364, %2599 : f32
        %3366 = math.fma %3352, %2601, %3365 : f32
        %3367 = arith.mulf %3366, %2606 : f32
        %3368 = math.fma %3354, %2608, %3367 : f32
        %3369 = arith.mulf %3368, %2613 : f32
        %3370 = math.fma %3356, %2615, %3369 : f32
        %3371 = arith.mulf %3370, %2620 : f32
        %3372 = math.fma %3358, %2622, %3371 : f32
        %3373 = arith.cmpi eq, %45, %c17 : i32
        scf.if %3373 {
          %3374 = arith.addi %kvHeads, %18 : index
          %3375 = memref.load %scales[%3374] : memref<?xf32>
          %3376 = arith.divf %3375, %2624 : f32
          %3377 = arith.addi %20, %11 : index
          %3378 = arith.cmpi slt, %3377, %groupSize : index
          scf.if %3378 {
            %3379 = arith.muli %18, %groupSize : index
            %3380 = arith.addi %3379, %3377 : index
            %3381 = arith.muli %3380, %c6 : index
            %3382 = arith.muli %heads, %c6 : index
            %3383 = arith.addi %10, %c22 : index
            %3384 = arith.mulf %2655, %3376 : f32
            %3385 = arith.addf %3384, %c72 : f32
            %3386 = arith.minimumf %3385, %c123 : f32
            %3387 = arith.maximumf %3386, %c124 : f32
            %3388 = arith.truncf %3387 : f32 to f16
            %3389 = arith.divui %3383, %c3 : index
            %3390 = arith.addi %3381, %3389 : index
            %3391 = arith.divui %27, %outTileRows : index
            %3392 = arith.divui %3382, %c3 : index
            %3393 = arith.muli %3391, %3392 : index
            %3394 = arith.divui %3390, %c3 : index
            %3395 = arith.addi %3393, %3394 : index
            %3396 = arith.muli %3395, %c9 : index
            %3397 = arith.remui %3390, %c3 : index
            %3398 = arith.divui %3397, %c23 : index
            %3399 = arith.addi %3396, %3398 : index
            %3400 = arith.muli %outTileRows, %c23 : index
            %3401 = arith.muli %3399, %3400 : index
            %3402 = arith.remui %27, %outTileRows : index
            %3403 = arith.muli %3402, %c23 : index
            %3404 = arith.addi %3401, %3403 : index
            %3405 = arith.remui %3390, %c23 : index
            %3406 = arith.addi %3404, %3405 : index
            memref.store %3388, %out[%3406] : memref<?xf16>
            %3407 = arith.addi %10, %c6 : index
            %3408 = arith.mulf %2686, %3376 : f32
            %3409 = arith.addf %3408, %c72 : f32
            %3410 = arith.minimumf %3409, %c123 : f32
            %3411 = arith.maximumf %3410, %c124 : f32
            %3412 = arith.truncf %3411 : f32 to f16
            %3413 = arith.divui %3407, %c3 : index
            %3414 = arith.addi %3381, %3413 : index
            %3415 = arith.divui %27, %outTileRows : index
            %3416 = arith.divui %3382, %c3 : index
            %3417 = arith.muli %3415, %3416 : index
            %3418 = arith.divui %3414, %c3 : index
            %3419 = arith.addi %3417, %3418 : index
            %3420 = arith.muli %3419, %c9 : index
            %3421 = arith.remui %3414, %c3 : index
            %3422 = arith.divui %3421, %c23 : index
            %3423 = arith.addi %3420, %3422 : index
            %3424 = arith.muli %outTileRows, %c23 : index
            %3425 = arith.muli %3423, %3424 : index
            %3426 = arith.remui %27, %outTileRows : index
            %3427 = arith.muli %3426, %c23 : index
            %3428 = arith.addi %3425, %3427 : index
            %3429 = arith.remui %3414, %c23 : index
            %3430 = arith.addi %3428, %3429 : index
            memref.store %3412, %out[%3430] : memref<?xf16>
            %3431 = arith.addi %10, %c57 : index
            %3432 = arith.mulf %2753, %3376 : f32
            %3433 = arith.addf %3432, %c72 : f32
            %3434 = arith.minimumf %3433, %c123 : f32
            %3435 = arith.maximumf %3434, %c124 : f32
            %3436 = arith.truncf %3435 : f32 to f16
            %3437 = arith.divui %3431, %c3 : index
            %3438 = arith.addi %3381, %3437 : index
            %3439 = arith.divui %27, %outTileRows : index
            %3440 = arith.divui %3382, %c3 : index
            %3441 = arith.muli %3439, %3440 : index
            %3442 = arith.divui %3438, %c3 : index
            %3443 = arith.addi %3441, %3442 : index
            %3444 = arith.muli %3443, %c9 : index
            %3445 = arith.remui %3438, %c3 : index
            %3446 = arith.divui %3445, %c23 : index
            %3447 = arith.addi %3444, %3446 : index
            %3448 = arith.muli %outTileRows, %c23 : index
            %3449 = arith.muli %3447, %3448 : index
            %3450 = arith.remui %27, %outTileRows : index
            %3451 = arith.muli %3450, %c23 : index
            %3452 = arith.addi %3449, %3451 : index
            %3453 = arith.remui %3438, %c23 : index
            %3454 = arith.addi %3452, %3453 : index
            memref.store %3436, %out[%3454] : memref<?xf16>
            %3455 = arith.addi %10, %c58 : index
            %3456 = arith.mulf %2784, %3376 : f32
            %3457 = arith.addf %3456, %c72 : f32
            %3458 = arith.minimumf %3457, %c123 : f32
            %3459 = arith.maximumf %3458, %c124 : f32
            %3460 = arith.truncf %3459 : f32 to f16
            %3461 = arith.divui %3455, %c3 : index
            %3462 = arith.addi %3381, %3461 : index
            %3463 = arith.divui %27, %outTileRows : index
            %3464 = arith.divui %3382, %c3 : index
            %3465 = arith.muli %3463, %3464 : index
            %3466 = arith.divui %3462, %c3 : index
            %3467 = arith.addi %3465, %3466 : index
            %3468 = arith.muli %3467, %c9 : index
            %3469 = arith.remui %3462, %c3 : index
            %3470 = arith.divui %3469, %c23 : index
            %3471 = arith.addi %3468, %3470 : index
            %3472 = arith.muli %outTileRows, %c23 : index
            %3473 = arith.muli %3471, %3472 : index
            %3474 = arith.remui %27, %outTileRows : index
            %3475 = arith.muli %3474, %c23 : index
            %3476 = arith.addi %3473, %3475 : index
            %3477 = arith.remui %3462, %c23 : index
            %3478 = arith.addi %3476, %3477 : index
            memref.store %3460, %out[%3478] : memref<?xf16>
            %3479 = arith.addi %10, %c59 : index
            %3480 = arith.mulf %2851, %3376 : f32
            %3481 = arith.addf %3480, %c72 : f32
            %3482 = arith.minimumf %3481, %c123 : f32
            %3483 = arith.maximumf %3482, %c124 : f32
            %3484 = arith.truncf %3483 : f32 to f16
            %3485 = arith.divui %3479, %c3 : index
            %3486 = arith.addi %3381, %3485 : index
            %3487 = arith.divui %27, %outTileRows : index
            %3488 = arith.divui %3382, %c3 : index
            %3489 = arith.muli %3487, %3488 : index
            %3490 = arith.divui %3486, %c3 : index
            %3491 = arith.addi %3489, %3490 : index
            %3492 = arith.muli %3491, %c9 : index
            %3493 = arith.remui %3486, %c3 : index
            %3494 = arith.divui %3493, %c23 : index
            %3495 = arith.addi %3492, %3494 : index
            %3496 = arith.muli %outTileRows, %c23 : index
            %3497 = arith.muli %3495, %3496 : index
            %3498 = arith.remui %27, %outTileRows : index
            %3499 = arith.muli %3498, %c23 : index
            %3500 = arith.addi %3497, %3499 : index
            %3501 = arith.remui %3486, %c23 : index
            %3502 = arith.addi %3500, %3501 : index
            memref.store %3484, %out[%3502] : memref<?xf16>
            %3503 = arith.addi %10, %c60 : index
            %3504 = arith.mulf %2882, %3376 : f32
            %3505 = arith.addf %3504, %c72 : f32
            %3506 = arith.minimumf %3505, %c123 : f32
            %3507 = arith.maximumf %3506, %c124 : f32
            %3508 = arith.truncf %3507 : f32 to f16
            %3509 = arith.divui %3503, %c3 : index
            %3510 = arith.addi %3381, %3509 : index
            %3511 = arith.divui %27, %outTileRows : index
            %3512 = arith.divui %3382, %c3 : index
            %3513 = arith.muli %3511, %3512 : index
            %3514 = arith.divui %3510, %c3 : index
            %3515 = arith.addi %3513, %3514 : index
            %3516 = arith.muli %3515, %c9 : index
            %3517 = arith.remui %3510, %c3 : index
            %3518 = arith.divui %3517, %c23 : index
            %3519 = arith.addi %3516, %3518 : index
            %3520 = arith.muli %outTileRows, %c23 : index
            %3521 = arith.muli %3519, %3520 : index
            %3522 = arith.remui %27, %outTileRows : index
            %3523 = arith.muli %3522, %c23 : index
            %3524 = arith.addi %3521, %3523 : index
            %3525 = arith.remui %3510, %c23 : index
            %3526 = arith.addi %3524, %3525 : index
            memref.store %3508, %out[%3526] : memref<?xf16>
            %3527 = arith.addi %10, %c61 : index
            %3528 = arith.mulf %2949, %3376 : f32
            %3529 = arith.addf %3528, %c72 : f32
            %3530 = arith.minimumf %3529, %c123 : f32
            %3531 = arith.maximumf %3530, %c124 : f32
            %3532 = arith.truncf %3531 : f32 to f16
            %3533 = arith.divui %3527, %c3 : index
            %3534 = arith.addi %3381, %3533 : index
            %3535 = arith.divui %27, %outTileRows : index
            %3536 = arith.divui %3382, %c3 : index
            %3537 = arith.muli %3535, %3536 : index
            %3538 = arith.divui %3534, %c3 : index
            %3539 = arith.addi %3537, %3538 : index
            %3540 = arith.muli %3539, %c9 : index
            %3541 = arith.remui %3534, %c3 : index
            %3542 = arith.divui %3541, %c23 : index
            %3543 = arith.addi %3540, %3542 : index
            %3544 = arith.muli %outTileRows, %c23 : index
            %3545 = arith.muli %3543, %3544 : index
            %3546 = arith.remui %27, %outTileRows : index
            %3547 = arith.muli %3546, %c23 : index
            %3548 = arith.addi %3545, %3547 : index
            %3549 = arith.remui %3534, %c23 : index
            %3550 = arith.addi %3548, %3549 : index
            memref.store %3532, %out[%3550] : memref<?xf16>
            %3551 = arith.addi %10, %c62 : index
            %3552 = arith.mulf %2980, %3376 : f32
            %3553 = arith.addf %3552, %c72 : f32
            %3554 = arith.minimumf %3553, %c123 : f32
            %3555 = arith.maximumf %3554, %c124 : f32
            %3556 = arith.truncf %3555 : f32 to f16
            %3557 = arith.divui %3551, %c3 : index
            %3558 = arith.addi %3381, %3557 : index
            %3559 = arith.divui %27, %outTileRows : index
            %3560 = arith.divui %3382, %c3 : index
            %3561 = arith.muli %3559, %3560 : index
            %3562 = arith.divui %3558, %c3 : index
            %3563 = arith.addi %3561, %3562 : index
            %3564 = arith.muli %3563, %c9 : index
            %3565 = arith.remui %3558, %c3 : index
            %3566 = arith.divui %3565, %c23 : index
            %3567 = arith.addi %3564, %3566 : index
            %3568 = arith.muli %outTileRows, %c23 : index
            %3569 = arith.muli %3567, %3568 : index
            %3570 = arith.remui %27, %outTileRows : index
            %3571 = arith.muli %3570, %c23 : index
            %3572 = arith.addi %3569, %3571 : index
            %3573 = arith.remui %3558, %c23 : index
            %3574 = arith.addi %3572, %3573 : index
            memref.store %3556, %out[%3574] : memref<?xf16>
            %3575 = arith.addi %10, %c15 : index
            %3576 = arith.mulf %3047, %3376 : f32
            %3577 = arith.addf %3576, %c72 : f32
            %3578 = arith.minimumf %3577, %c123 : f32
            %3579 = arith.maximumf %3578, %c124 : f32
            %3580 = arith.truncf %3579 : f32 to f16
            %3581 = arith.divui %3575, %c3 : index
            %3582 = arith.addi %3381, %3581 : index
            %3583 = arith.divui %27, %outTileRows : index
            %3584 = arith.divui %3382, %c3 : index
            %3585 = arith.muli %3583, %3584 : index
            %3586 = arith.divui %3582, %c3 : index
            %3587 = arith.addi %3585, %3586 : index
            %3588 = arith.muli %3587, %c9 : index
            %3589 = arith.remui %3582, %c3 : index
            %3590 = arith.divui %3589, %c23 : index
            %3591 = arith.addi %3588, %3590 : index
            %3592 = arith.muli %outTileRows, %c23 : index
            %3593 = arith.muli %3591, %3592 : index
            %3594 = arith.remui %27, %outTileRows : index
            %3595 = arith.muli %3594, %c23 : index
            %3596 = arith.addi %3593, %3595 : index
            %3597 = arith.remui %3582, %c23 : index
            %3598 = arith.addi %3596, %3597 : index
            memref.store %3580, %out[%3598] : memref<?xf16>
            %3599 = arith.addi %10, %c63 : index
            %3600 = arith.mulf %3078, %3376 : f32
            %3601 = arith.addf %3600, %c72 : f32
            %3602 = arith.minimumf %3601, %c123 : f32
            %3603 = arith.maximumf %3602, %c124 : f32
            %3604 = arith.truncf %3603 : f32 to f16
            %3605 = arith.divui %3599, %c3 : index
            %3606 = arith.addi %3381, %3605 : index
            %3607 = arith.divui %27, %outTileRows : index
            %3608 = arith.divui %3382, %c3 : index
            %3609 = arith.muli %3607, %3608 : index
            %3610 = arith.divui %3606, %c3 : index
            %3611 = arith.addi %3609, %3610 : index
            %3612 = arith.muli %3611, %c9 : index
            %3613 = arith.remui %3606, %c3 : index
            %3614 = arith.divui %3613, %c23 : index
            %3615 = arith.addi %3612, %3614 : index
            %3616 = arith.muli %outTileRows, %c23 : index
            %3617 = arith.muli %3615, %3616 : index
            %3618 = arith.remui %27, %outTileRows : index
            %3619 = arith.muli %3618, %c23 : index
            %3620 = arith.addi %3617, %3619 : index
            %3621 = arith.remui %3606, %c23 : index
            %3622 = arith.addi %3620, %3621 : index
            memref.store %3604, %out[%3622] : memref<?xf16>
            %3623 = arith.addi %10, %c64 : index
            %3624 = arith.mulf %3145, %3376 : f32
            %3625 = arith.addf %3624, %c72 : f32
            %3626 = arith.minimumf %3625, %c123 : f32
            %3627 = arith.maximumf %3626, %c124 : f32
            %3628 = arith.truncf %3627 : f32 to f16
            %3629 = arith.divui %3623, %c3 : index
            %3630 = arith.addi %3381, %3629 : index
            %3631 = arith.divui %27, %outTileRows : index
            %3632 = arith.divui %3382, %c3 : index
            %3633 = arith.muli %3631, %3632 : index
            %3634 = arith.divui %3630, %c3 : index
            %3635 = arith.addi %3633, %3634 : index
            %3636 = arith.muli %3635, %c9 : index
            %3637 = arith.remui %3630, %c3 : index
            %3638 = arith.divui %3637, %c23 : index
            %3639 = arith.addi %3636, %3638 : index
            %3640 = arith.muli %outTileRows, %c23 : index
            %3641 = arith.muli %3639, %3640 : index
            %3642 = arith.remui %27, %outTileRows : index
            %3643 = arith.muli %3642, %c23 : index
            %3644 = arith.addi %3641, %3643 : index
            %3645 = arith.remui %3630, %c23 : index
            %3646 = arith.addi %3644, %3645 : index
            memref.store %3628, %out[%3646] : memref<?xf16>
            %3647 = arith.addi %10, %c65 : index
            %3648 = arith.mulf %3176, %3376 : f32
            %3649 = arith.addf %3648, %c72 : f32
            %3650 = arith.minimumf %3649, %c123 : f32
            %3651 = arith.maximumf %3650, %c124 : f32
            %3652 = arith.truncf %3651 : f32 to f16
            %3653 = arith.divui %3647, %c3 : index
            %3654 = arith.addi %3381, %3653 : index
            %3655 = arith.divui %27, %outTileRows : index
            %3656 = arith.divui %3382, %c3 : index
            %3657 = arith.muli %3655, %3656 : index
            %3658 = arith.divui %3654, %c3 : index
            %3659 = arith.addi %3657, %3658 : index
            %3660 = arith.muli %3659, %c9 : index
            %3661 = arith.remui %3654, %c3 : index
            %3662 = arith.divui %3661, %c23 : index
            %3663 = arith.addi %3660, %3662 : index
            %3664 = arith.muli %outTileRows, %c23 : index
            %3665 = arith.muli %3663, %3664 : index
            %3666 = arith.remui %27, %outTileRows : index
            %3667 = arith.muli %3666, %c23 : index
            %3668 = arith.addi %3665, %3667 : index
            %3669 = arith.remui %3654, %c23 : index
            %3670 = arith.addi %3668, %3669 : index
            memref.store %3652, %out[%3670] : memref<?xf16>
            %3671 = arith.addi %10, %c66 : index
            %3672 = arith.mulf %3243, %3376 : f32
            %3673 = arith.addf %3672, %c72 : f32
            %3674 = arith.minimumf %3673, %c123 : f32
            %3675 = arith.maximumf %3674, %c124 : f32
            %3676 = arith.truncf %3675 : f32 to f16
            %3677 = arith.divui %3671, %c3 : index
            %3678 = arith.addi %3381, %3677 : index
            %3679 = arith.divui %27, %outTileRows : index
            %3680 = arith.divui %3382, %c3 : index
            %3681 = arith.muli %3679, %3680 : index
            %3682 = arith.divui %3678, %c3 : index
            %3683 = arith.addi %3681, %3682 : index
            %3684 = arith.muli %3683, %c9 : index
            %3685 = arith.remui %3678, %c3 : index
            %3686 = arith.divui %3685, %c23 : index
            %3687 = arith.addi %3684, %3686 : index
            %3688 = arith.muli %outTileRows, %c23 : index
            %3689 = arith.muli %3687, %3688 : index
            %3690 = arith.remui %27, %outTileRows : index
            %3691 = arith.muli %3690, %c23 : index
            %3692 = arith.addi %3689, %3691 : index
            %3693 = arith.remui %3678, %c23 : index
            %3694 = arith.addi %3692, %3693 : index
            memref.store %3676, %out[%3694] : memref<?xf16>
            %3695 = arith.addi %10, %c67 : index
            %3696 = arith.mulf %3274, %3376 : f32
            %3697 = arith.addf %3696, %c72 : f32
            %3698 = arith.minimumf %3697, %c123 : f32
            %3699 = arith.maximumf %3698, %c124 : f32
            %3700 = arith.truncf %3699 : f32 to f16
            %3701 = arith.divui %3695, %c3 : index
            %3702 = arith.addi %3381, %3701 : index
            %3703 = arith.divui %27, %outTileRows : index
            %3704 = arith.divui %3382, %c3 : index
            %3705 = arith.muli %3703, %3704 : index
            %3706 = arith.divui %3702, %c3 : index
            %3707 = arith.addi %3705, %3706 : index
            %3708 = arith.muli %3707, %c9 : index
            %3709 = arith.remui %3702, %c3 : index
            %3710 = arith.divui %3709, %c23 : index
            %3711 = arith.addi %3708, %3710 : index
            %3712 = arith.muli %outTileRows, %c23 : index
            %3713 = arith.muli %3711, %3712 : index
            %3714 = arith.remui %27, %outTileRows : index
            %3715 = arith.muli %3714, %c23 : index
            %3716 = arith.addi %3713, %3715 : index
            %3717 = arith.remui %3702, %c23 : index
            %3718 = arith.addi %3716, %3717 : index
            memref.store %3700, %out[%3718] : memref<?xf16>
            %3719 = arith.addi %10, %c68 : index
            %3720 = arith.mulf %3341, %3376 : f32
            %3721 = arith.addf %3720, %c72 : f32
            %3722 = arith.minimumf %3721, %c123 : f32
            %3723 = arith.maximumf %3722, %c124 : f32
            %3724 = arith.truncf %3723 : f32 to f16
            %3725 = arith.divui %3719, %c3 : index
            %3726 = arith.addi %3381, %3725 : index
            %3727 = arith.divui %27, %outTileRows : index
            %3728 = arith.divui %3382, %c3 : index
            %3729 = arith.muli %3727, %3728 : index
            %3730 = arith.divui %3726, %c3 : index
            %3731 = arith.addi %3729, %3730 : index
            %3732 = arith.muli %3731, %c9 : index
            %3733 = arith.remui %3726, %c3 : index
            %3734 = arith.divui %3733, %c23 : index
            %3735 = arith.addi %3732, %3734 : index
            %3736 = arith.muli %outTileRows, %c23 : index
            %3737 = arith.muli %3735, %3736 : index
            %3738 = arith.remui %27, %outTileRows : index
            %3739 = arith.muli %3738, %c23 : index
            %3740 = arith.addi %3737, %3739 : index
            %3741 = arith.remui %3726, %c23 : index
            %3742 = arith.addi %3740, %3741 : index
            memref.store %3724, %out[%3742] : memref<?xf16>
            %3743 = arith.addi %10, %c69 : index
            %3744 = arith.mulf %3372, %3376 : f32
            %3745 = arith.addf %3744, %c72 : f32
            %3746 = arith.minimumf %3745, %c123 : f32
            %3747 = arith.maximumf %3746, %c124 : f32
            %3748 = arith.truncf %3747 : f32 to f16
            %3749 = arith.divui %3743, %c3 : index
            %3750 = arith.addi %3381, %3749 : index
            %3751 = arith.divui %27, %outTileRows : index
            %3752 = arith.divui %3382, %c3 : index
            %3753 = arith.muli %3751, %3752 : index
            %3754 = arith.divui %3750, %c3 : index
            %3755 = arith.addi %3753, %3754 : index
            %3756 = arith.muli %3755, %c9 : index
            %3757 = arith.remui %3750, %c3 : index
            %3758 = arith.divui %3757, %c23 : index
            %3759 = arith.addi %3756, %3758 : index
            %3760 = arith.muli %outTileRows, %c23 : index
            %3761 = arith.muli %3759, %3760 : index
            %3762 = arith.remui %27, %outTileRows : index
            %3763 = arith.muli %3762, %c23 : index
            %3764 = arith.addi %3761, %3763 : index
            %3765 = arith.remui %3750, %c23 : index
            %3766 = arith.addi %3764, %3765 : index
            memref.store %3748, %out[%3766] : memref<?xf16>
          }
        } else {
          %3767 = arith.addi %ranges, %groups : index
          %3768 = arith.muli %12, %3767 : index
          %3769 = arith.index_castui %308 : i32 to index
          %3770 = arith.addi %3768, %3769 : index
          %3771 = arith.muli %3770, %c127 : index
          %3772 = arith.addi %10, %c22 : index
          %3773 = arith.addi %3771, %3772 : index
          memref.store %2655, %partial[%3773] : memref<?xf32>
          %3774 = arith.addi %10, %c6 : index
          %3775 = arith.addi %3771, %3774 : index
          memref.store %2686, %partial[%3775] : memref<?xf32>
          %3776 = arith.addi %10, %c57 : index
          %3777 = arith.addi %3771, %3776 : index
          memref.store %2753, %partial[%3777] : memref<?xf32>
          %3778 = arith.addi %10, %c58 : index
          %3779 = arith.addi %3771, %3778 : index
          memref.store %2784, %partial[%3779] : memref<?xf32>
          %3780 = arith.addi %10, %c59 : index
          %3781 = arith.addi %3771, %3780 : index
          memref.store %2851, %partial[%3781] : memref<?xf32>
          %3782 = arith.addi %10, %c60 : index
          %3783 = arith.addi %3771, %3782 : index
          memref.store %2882, %partial[%3783] : memref<?xf32>
          %3784 = arith.addi %10, %c61 : index
          %3785 = arith.addi %3771, %3784 : index
          memref.store %2949, %partial[%3785] : memref<?xf32>
          %3786 = arith.addi %10, %c62 : index
          %3787 = arith.addi %3771, %3786 : index
          memref.store %2980, %partial[%3787] : memref<?xf32>
          %3788 = arith.addi %10, %c15 : index
          %3789 = arith.addi %3771, %3788 : index
          memref.store %3047, %partial[%3789] : memref<?xf32>
          %3790 = arith.addi %10, %c63 : index
          %3791 = arith.addi %3771, %3790 : index
          memref.store %3078, %partial[%3791] : memref<?xf32>
          %3792 = arith.addi %10, %c64 : index
          %3793 = arith.addi %3771, %3792 : index
          memref.store %3145, %partial[%3793] : memref<?xf32>
          %3794 = arith.addi %10, %c65 : index
          %3795 = arith.addi %3771, %3794 : index
          memref.store %3176, %partial[%3795] : memref<?xf32>
          %3796 = arith.addi %10, %c66 : index
          %3797 = arith.addi %3771, %3796 : index
          memref.store %3243, %partial[%3797] : memref<?xf32>
          %3798 = arith.addi %10, %c67 : index
          %3799 = arith.addi %3771, %3798 : index
          memref.store %3274, %partial[%3799] : memref<?xf32>
          %3800 = arith.addi %10, %c68 : index
          %3801 = arith.addi %3771, %3800 : index
          memref.store %3341, %partial[%3801] : memref<?xf32>
          %3802 = arith.addi %10, %c69 : index
          %3803 = arith.addi %3771, %3802 : index
          memref.store %3372, %partial[%3803] : memref<?xf32>
          %3804 = arith.cmpi slt, %10, %c3 : index
          scf.if %3804 {
            %3805 = arith.addi %3771, %c5 : index
            %3806 = arith.addi %3805, %10 : index
            memref.store %2618, %partial[%3806] : memref<?xf32>
            %3807 = arith.addi %3806, %c3 : index
            memref.store %2624, %partial[%3807] : memref<?xf32>
          }
          %3808 = arith.addi %45, %c109 : i32
          %3809 = arith.divui %3808, %c110 : i32
          %3810 = arith.divui %308, %c110 : i32
          %3811 = arith.addi %groups, %c4 : index
          %3812 = arith.muli %12, %3811 : index
          %3813 = arith.muli %3810, %c110 : i32
          %3814 = arith.subi %45, %3813 : i32
          %3815 = arith.minsi %3814, %c110 : i32
          %3816 = arith.index_castui %3810 : i32 to index
          %3817 = arith.addi %3812, %3816 : index
          %3818 = arith.index_castui %3815 : i32 to index
          %3819 = wave.arrive %counters[%3817], %3818 : memref<?xi32>
          scf.if %3819 {
            %3820 = arith.muli %3810, %c110 : i32
            %3840:18 = scf.for %3821 = %c76 to %3815 step %c110 iter_args(%3822 = %c71, %3823 = %c72, %3824 = %c72, %3825 = %c72, %3826 = %c72, %3827 = %c72, %3828 = %c72, %3829 = %c72, %3830 = %c72, %3831 = %c72, %3832 = %c72, %3833 = %c72, %3834 = %c72, %3835 = %c72, %3836 = %c72, %3837 = %c72, %3838 = %c72, %3839 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %3841 = arith.addi %3821, %c76 : i32
              %3842 = arith.subi %3815, %c17 : i32
              %3843 = arith.minsi %3841, %3842 : i32
              %3844 = arith.addi %3820, %3843 : i32
              %3845 = arith.addi %ranges, %groups : index
              %3846 = arith.muli %12, %3845 : index
              %3847 = arith.index_castui %3844 : i32 to index
              %3848 = arith.addi %3846, %3847 : index
              %3849 = arith.muli %3848, %c127 : index
              %3850 = arith.addi %3849, %c5 : index
              %3851 = arith.addi %3850, %11 : index
              %3852 = memref.load %partial[%3851] : memref<?xf32>
              %3853 = arith.cmpi slt, %3841, %3815 : i32
              %3854 = arith.select %3853, %3852, %c71 : f32
              %3855 = arith.addi %3849, %10 : index
              %3856 = arith.addi %3855, %c22 : index
              %3857 = memref.load %partial[%3856] : memref<?xf32>
              %3858 = arith.addi %3849, %10 : index
              %3859 = arith.addi %3858, %c6 : index
              %3860 = memref.load %partial[%3859] : memref<?xf32>
              %3861 = arith.addi %3849, %10 : index
              %3862 = arith.addi %3861, %c57 : index
              %3863 = memref.load %partial[%3862] : memref<?xf32>
              %3864 = arith.addi %3849, %10 : index
              %3865 = arith.addi %3864, %c58 : index
              %3866 = memref.load %partial[%3865] : memref<?xf32>
              %3867 = arith.addi %3849, %10 : index
              %3868 = arith.addi %3867, %c59 : index
              %3869 = memref.load %partial[%3868] : memref<?xf32>
              %3870 = arith.addi %3849, %10 : index
              %3871 = arith.addi %3870, %c60 : index
              %3872 = memref.load %partial[%3871] : memref<?xf32>
              %3873 = arith.addi %3849, %10 : index
              %3874 = arith.addi %3873, %c61 : index
              %3875 = memref.load %partial[%3874] : memref<?xf32>
              %3876 = arith.addi %3849, %10 : index
              %3877 = arith.addi %3876, %c62 : index
              %3878 = memref.load %partial[%3877] : memref<?xf32>
              %3879 = arith.addi %3849, %10 : index
              %3880 = arith.addi %3879, %c15 : index
              %3881 = memref.load %partial[%3880] : memref<?xf32>
              %3882 = arith.addi %3849, %10 : index
              %3883 = arith.addi %3882, %c63 : index
              %3884 = memref.load %partial[%3883] : memref<?xf32>
              %3885 = arith.addi %3849, %10 : index
              %3886 = arith.addi %3885, %c64 : index
              %3887 = memref.load %partial[%3886] : memref<?xf32>
              %3888 = arith.addi %3849, %10 : index
              %3889 = arith.addi %3888, %c65 : index
              %3890 = memref.load %partial[%3889] : memref<?xf32>
              %3891 = arith.addi %3849, %10 : index
              %3892 = arith.addi %3891, %c66 : index
              %3893 = memref.load %partial[%3892] : memref<?xf32>
              %3894 = arith.addi %3849, %10 : index
              %3895 = arith.addi %3894, %c67 : index
              %3896 = memref.load %partial[%3895] : memref<?xf32>
              %3897 = arith.addi %3849, %10 : index
              %3898 = arith.addi %3897, %c68 : index
              %3899 = memref.load %partial[%3898] : memref<?xf32>
              %3900 = arith.addi %3849, %10 : index
              %3901 = arith.addi %3900, %c69 : index
              %3902 = memref.load %partial[%3901] : memref<?xf32>
              %3903 = arith.addi %3851, %c3 : index
              %3904 = memref.load %partial[%3903] : memref<?xf32>
              %3905 = arith.addi %3821, %c17 : i32
              %3906 = arith.subi %3815, %c17 : i32
              %3907 = arith.minsi %3905, %3906 : i32
              %3908 = arith.addi %3820, %3907 : i32
              %3909 = arith.addi %ranges, %groups : index
              %3910 = arith.muli %12, %3909 : index
              %3911 = arith.index_castui %3908 : i32 to index
              %3912 = arith.addi %3910, %3911 : index
              %3913 = arith.muli %3912, %c127 : index
              %3914 = arith.addi %3913, %c5 : index
              %3915 = arith.addi %3914, %11 : index
              %3916 = memref.load %partial[%3915] : memref<?xf32>
              %3917 = arith.cmpi slt, %3905, %3815 : i32
              %3918 = arith.select %3917, %3916, %c71 : f32
              %3919 = arith.addi %3913, %10 : index
              %3920 = arith.addi %3919, %c22 : index
              %3921 = memref.load %partial[%3920] : memref<?xf32>
              %3922 = arith.addi %3913, %10 : index
              %3923 = arith.addi %3922, %c6 : index
              %3924 = memref.load %partial[%3923] : memref<?xf32>
              %3925 = arith.addi %3913, %10 : index
              %3926 = arith.addi %3925, %c57 : index
              %3927 = memref.load %partial[%3926] : memref<?xf32>
              %3928 = arith.addi %3913, %10 : index
              %3929 = arith.addi %3928, %c58 : index
              %3930 = memref.load %partial[%3929] : memref<?xf32>
              %3931 = arith.addi %3913, %10 : index
              %3932 = arith.addi %3931, %c59 : index
              %3933 = memref.load %partial[%3932] : memref<?xf32>
              %3934 = arith.addi %3913, %10 : index
              %3935 = arith.addi %3934, %c60 : index
              %3936 = memref.load %partial[%3935] : memref<?xf32>
              %3937 = arith.addi %3913, %10 : index
              %3938 = arith.addi %3937, %c61 : index
              %3939 = memref.load %partial[%3938] : memref<?xf32>
              %3940 = arith.addi %3913, %10 : index
              %3941 = arith.addi %3940, %c62 : index
              %3942 = memref.load %partial[%3941] : memref<?xf32>
              %3943 = arith.addi %3913, %10 : index
              %3944 = arith.addi %3943, %c15 : index
              %3945 = memref.load %partial[%3944] : memref<?xf32>
              %3946 = arith.addi %3913, %10 : index
              %3947 = arith.addi %3946, %c63 : index
              %3948 = memref.load %partial[%3947] : memref<?xf32>
              %3949 = arith.addi %3913, %10 : index
              %3950 = arith.addi %3949, %c64 : index
              %3951 = memref.load %partial[%3950] : memref<?xf32>
              %3952 = arith.addi %3913, %10 : index
              %3953 = arith.addi %3952, %c65 : index
              %3954 = memref.load %partial[%3953] : memref<?xf32>
              %3955 = arith.addi %3913, %10 : index
              %3956 = arith.addi %3955, %c66 : index
              %3957 = memref.load %partial[%3956] : memref<?xf32>
              %3958 = arith.addi %3913, %10 : index
              %3959 = arith.addi %3958, %c67 : index
              %3960 = memref.load %partial[%3959] : memref<?xf32>
              %3961 = arith.addi %3913, %10 : index
              %3962 = arith.addi %3961, %c68 : index
              %3963 = memref.load %partial[%3962] : memref<?xf32>
              %3964 = arith.addi %3913, %10 : index
              %3965 = arith.addi %3964, %c69 : index
              %3966 = memref.load %partial[%3965] : memref<?xf32>
              %3967 = arith.addi %3915, %c3 : index
              %3968 = memref.load %partial[%3967] : memref<?xf32>
              %3969 = arith.addi %3821, %c101 : i32
              %3970 = arith.subi %3815, %c17 : i32
              %3971 = arith.minsi %3969, %3970 : i32
              %3972 = arith.addi %3820, %3971 : i32
              %3973 = arith.addi %ranges, %groups : index
              %3974 = arith.muli %12, %3973 : index
              %3975 = arith.index_castui %3972 : i32 to index
              %3976 = arith.addi %3974, %3975 : index
              %3977 = arith.muli %3976, %c127 : index
              %3978 = arith.addi %3977, %c5 : index
              %3979 = arith.addi %3978, %11 : index
              %3980 = memref.load %partial[%3979] : memref<?xf32>
              %3981 = arith.cmpi slt, %3969, %3815 : i32
              %3982 = arith.select %3981, %3980, %c71 : f32
              %3983 = arith.addi %3977, %10 : index
              %3984 = arith.addi %3983, %c22 : index
              %3985 = memref.load %partial[%3984] : memref<?xf32>
              %3986 = arith.addi %3977, %10 : index
              %3987 = arith.addi %3986, %c6 : index
              %3988 = memref.load %partial[%3987] : memref<?xf32>
              %3989 = arith.addi %3977, %10 : index
              %3990 = arith.addi %3989, %c57 : index
              %3991 = memref.load %partial[%3990] : memref<?xf32>
              %3992 = arith.addi %3977, %10 : index
              %3993 = arith.addi %3992, %c58 : index
              %3994 = memref.load %partial[%3993] : memref<?xf32>
              %3995 = arith.addi %3977, %10 : index
              %3996 = arith.addi %3995, %c59 : index
              %3997 = memref.load %partial[%3996] : memref<?xf32>
              %3998 = arith.addi %3977, %10 : index
              %3999 = arith.addi %3998, %c60 : index
              %4000 = memref.load %partial[%3999] : memref<?xf32>
              %4001 = arith.addi %3977, %10 : index
              %4002 = arith.addi %4001, %c61 : index
              %4003 = memref.load %partial[%4002] : memref<?xf32>
              %4004 = arith.addi %3977, %10 : index
              %4005 = arith.addi %4004, %c62 : index
              %4006 = memref.load %partial[%4005] : memref<?xf32>
              %4007 = arith.addi %3977, %10 : index
              %4008 = arith.addi %4007, %c15 : index
              %4009 = memref.load %partial[%4008] : memref<?xf32>
              %4010 = arith.addi %3977, %10 : index
              %4011 = arith.addi %4010, %c63 : index
              %4012 = memref.load %partial[%4011] : memref<?xf32>
              %4013 = arith.addi %3977, %10 : index
              %4014 = arith.addi %4013, %c64 : index
              %4015 = memref.load %partial[%4014] : memref<?xf32>
              %4016 = arith.addi %3977, %10 : index
              %4017 = arith.addi %4016, %c65 : index
              %4018 = memref.load %partial[%4017] : memref<?xf32>
              %4019 = arith.addi %3977, %10 : index
              %4020 = arith.addi %4019, %c66 : index
              %4021 = memref.load %partial[%4020] : memref<?xf32>
              %4022 = arith.addi %3977, %10 : index
              %4023 = arith.addi %4022, %c67 : index
              %4024 = memref.load %partial[%4023] : memref<?xf32>
              %4025 = arith.addi %3977, %10 : index
              %4026 = arith.addi %4025, %c68 : index
              %4027 = memref.load %partial[%4026] : memref<?xf32>
              %4028 = arith.addi %3977, %10 : index
              %4029 = arith.addi %4028, %c69 : index
              %4030 = memref.load %partial[%4029] : memref<?xf32>
              %4031 = arith.addi %3979, %c3 : index
              %4032 = memref.load %partial[%4031] : memref<?xf32>
              %4033 = arith.addi %3821, %c103 : i32
              %4034 = arith.subi %3815, %c17 : i32
              %4035 = arith.minsi %4033, %4034 : i32
              %4036 = arith.addi %3820, %4035 : i32
              %4037 = arith.addi %ranges, %groups : index
              %4038 = arith.muli %12, %4037 : index
              %4039 = arith.index_castui %4036 : i32 to index
              %4040 = arith.addi %4038, %4039 : index
              %4041 = arith.muli %4040, %c127 : index
              %4042 = arith.addi %4041, %c5 : index
              %4043 = arith.addi %4042, %11 : index
              %4044 = memref.load %partial[%4043] : memref<?xf32>
              %4045 = arith.cmpi slt, %4033, %3815 : i32
              %4046 = arith.select %4045, %4044, %c71 : f32
              %4047 = arith.addi %4041, %10 : index
              %4048 = arith.addi %4047, %c22 : index
              %4049 = memref.load %partial[%4048] : memref<?xf32>
              %4050 = arith.addi %4041, %10 : index
              %4051 = arith.addi %4050, %c6 : index
              %4052 = memref.load %partial[%4051] : memref<?xf32>
              %4053 = arith.addi %4041, %10 : index
              %4054 = arith.addi %4053, %c57 : index
              %4055 = memref.load %partial[%4054] : memref<?xf32>
              %4056 = arith.addi %4041, %10 : index
              %4057 = arith.addi %4056, %c58 : index
              %4058 = memref.load %partial[%4057] : memref<?xf32>
              %4059 = arith.addi %4041, %10 : index
              %4060 = arith.addi %4059, %c59 : index
              %4061 = memref.load %partial[%4060] : memref<?xf32>
              %4062 = arith.addi %4041, %10 : index
              %4063 = arith.addi %4062, %c60 : index
              %4064 = memref.load %partial[%4063] : memref<?xf32>
              %4065 = arith.addi %4041, %10 : index
              %4066 = arith.addi %4065, %c61 : index
              %4067 = memref.load %partial[%4066] : memref<?xf32>
              %4068 = arith.addi %4041, %10 : index
              %4069 = arith.addi %4068, %c62 : index
              %4070 = memref.load %partial[%4069] : memref<?xf32>
              %4071 = arith.addi %4041, %10 : index
              %4072 = arith.addi %4071, %c15 : index
              %4073 = memref.load %partial[%4072] : memref<?xf32>
              %4074 = arith.addi %4041, %10 : index
              %4075 = arith.addi %4074, %c63 : index
              %4076 = memref.load %partial[%4075] : memref<?xf32>
              %4077 = arith.addi %4041, %10 : index
              %4078 = arith.addi %4077, %c64 : index
              %4079 = memref.load %partial[%4078] : memref<?xf32>
              %4080 = arith.addi %4041, %10 : index
              %4081 = arith.addi %4080, %c65 : index
              %4082 = memref.load %partial[%4081] : memref<?xf32>
              %4083 = arith.addi %4041, %10 : index
              %4084 = arith.addi %4083, %c66 : index
              %4085 = memref.load %partial[%4084] : memref<?xf32>
              %4086 = arith.addi %4041, %10 : index
              %4087 = arith.addi %4086, %c67 : index
              %4088 = memref.load %partial[%4087] : memref<?xf32>
              %4089 = arith.addi %4041, %10 : index
              %4090 = arith.addi %4089, %c68 : index
              %4091 = memref.load %partial[%4090] : memref<?xf32>
              %4092 = arith.addi %4041, %10 : index
              %4093 = arith.addi %4092, %c69 : index
              %4094 = memref.load %partial[%4093] : memref<?xf32>
              %4095 = arith.addi %4043, %c3 : index
              %4096 = memref.load %partial[%4095] : memref<?xf32>
              %4097 = arith.addi %3821, %c104 : i32
              %4098 = arith.subi %3815, %c17 : i32
              %4099 = arith.minsi %4097, %4098 : i32
              %4100 = arith.addi %3820, %4099 : i32
              %4101 = arith.addi %ranges, %groups : index
              %4102 = arith.muli %12, %4101 : index
              %4103 = arith.index_castui %4100 : i32 to index
              %4104 = arith.addi %4102, %4103 : index
              %4105 = arith.muli %4104, %c127 : index
              %4106 = arith.addi %4105, %c5 : index
              %4107 = arith.addi %4106, %11 : index
              %4108 = memref.load %partial[%4107] : memref<?xf32>
              %4109 = arith.cmpi slt, %4097, %3815 : i32
              %4110 = arith.select %4109, %4108, %c71 : f32
              %4111 = arith.addi %4105, %10 : index
              %4112 = arith.addi %4111, %c22 : index
              %4113 = memref.load %partial[%4112] : memref<?xf32>
              %4114 = arith.addi %4105, %10 : index
              %4115 = arith.addi %4114, %c6 : index
              %4116 = memref.load %partial[%4115] : memref<?xf32>
              %4117 = arith.addi %4105, %10 : index
              %4118 = arith.addi %4117, %c57 : index
              %4119 = memref.load %partial[%4118] : memref<?xf32>
              %4120 = arith.addi %4105, %10 : index
              %4121 = arith.addi %4120, %c58 : index
              %4122 = memref.load %partial[%4121] : memref<?xf32>
              %4123 = arith.addi %4105, %10 : index
              %4124 = arith.addi %4123, %c59 : index
              %4125 = memref.load %partial[%4124] : memref<?xf32>
              %4126 = arith.addi %4105, %10 : index
              %4127 = arith.addi %4126, %c60 : index
              %4128 = memref.load %partial[%4127] : memref<?xf32>
              %4129 = arith.addi %4105, %10 : index
              %4130 = arith.addi %4129, %c61 : index
              %4131 = memref.load %partial[%4130] : memref<?xf32>
              %4132 = arith.addi %4105, %10 : index
              %4133 = arith.addi %4132, %c62 : index
              %4134 = memref.load %partial[%4133] : memref<?xf32>
              %4135 = arith.addi %4105, %10 : index
              %4136 = arith.addi %4135, %c15 : index
              %4137 = memref.load %partial[%4136] : memref<?xf32>
              %4138 = arith.addi %4105, %10 : index
              %4139 = arith.addi %4138, %c63 : index
              %4140 = memref.load %partial[%4139] : memref<?xf32>
              %4141 = arith.addi %4105, %10 : index
              %4142 = arith.addi %4141, %c64 : index
              %4143 = memref.load %partial[%4142] : memref<?xf32>
              %4144 = arith.addi %4105, %10 : index
              %4145 = arith.addi %4144, %c65 : index
              %4146 = memref.load %partial[%4145] : memref<?xf32>
              %4147 = arith.addi %4105, %10 : index
              %4148 = arith.addi %4147, %c66 : index
              %4149 = memref.load %partial[%4148] : memref<?xf32>
              %4150 = arith.addi %4105, %10 : index
              %4151 = arith.addi %4150, %c67 : index
              %4152 = memref.load %partial[%4151] : memref<?xf32>
              %4153 = arith.addi %4105, %10 : index
              %4154 = arith.addi %4153, %c68 : index
              %4155 = memref.load %partial[%4154] : memref<?xf32>
              %4156 = arith.addi %4105, %10 : index
              %4157 = arith.addi %4156, %c69 : index
              %4158 = memref.load %partial[%4157] : memref<?xf32>
              %4159 = arith.addi %4107, %c3 : index
              %4160 = memref.load %partial[%4159] : memref<?xf32>
              %4161 = arith.addi %3821, %c106 : i32
              %4162 = arith.subi %3815, %c17 : i32
              %4163 = arith.minsi %4161, %4162 : i32
              %4164 = arith.addi %3820, %4163 : i32
              %4165 = arith.addi %ranges, %groups : index
              %4166 = arith.muli %12, %4165 : index
              %4167 = arith.index_castui %4164 : i32 to index
              %4168 = arith.addi %4166, %4167 : index
              %4169 = arith.muli %4168, %c127 : index
              %4170 = arith.addi %4169, %c5 : index
              %4171 = arith.addi %4170, %11 : index
              %4172 = memref.load %partial[%4171] : memref<?xf32>
              %4173 = arith.cmpi slt, %4161, %3815 : i32
              %4174 = arith.select %4173, %4172, %c71 : f32
              %4175 = arith.addi %4169, %10 : index
              %4176 = arith.addi %4175, %c22 : index
              %4177 = memref.load %partial[%4176] : memref<?xf32>
              %4178 = arith.addi %4169, %10 : index
              %4179 = arith.addi %4178, %c6 : index
              %4180 = memref.load %partial[%4179] : memref<?xf32>
              %4181 = arith.addi %4169, %10 : index
              %4182 = arith.addi %4181, %c57 : index
              %4183 = memref.load %partial[%4182] : memref<?xf32>
              %4184 = arith.addi %4169, %10 : index
              %4185 = arith.addi %4184, %c58 : index
              %4186 = memref.load %partial[%4185] : memref<?xf32>
              %4187 = arith.addi %4169, %10 : index
              %4188 = arith.addi %4187, %c59 : index
              %4189 = memref.load %partial[%4188] : memref<?xf32>
              %4190 = arith.addi %4169, %10 : index
              %4191 = arith.addi %4190, %c60 : index
              %4192 = memref.load %partial[%4191] : memref<?xf32>
              %4193 = arith.addi %4169, %10 : index
              %4194 = arith.addi %4193, %c61 : index
              %4195 = memref.load %partial[%4194] : memref<?xf32>
              %4196 = arith.addi %4169, %10 : index
              %4197 = arith.addi %4196, %c62 : index
              %4198 = memref.load %partial[%4197] : memref<?xf32>
              %4199 = arith.addi %4169, %10 : index
              %4200 = arith.addi %4199, %c15 : index
              %4201 = memref.load %partial[%4200] : memref<?xf32>
              %4202 = arith.addi %4169, %10 : index
              %4203 = arith.addi %4202, %c63 : index
              %4204 = memref.load %partial[%4203] : memref<?xf32>
              %4205 = arith.addi %4169, %10 : index
              %4206 = arith.addi %4205, %c64 : index
              %4207 = memref.load %partial[%4206] : memref<?xf32>
              %4208 = arith.addi %4169, %10 : index
              %4209 = arith.addi %4208, %c65 : index
              %4210 = memref.load %partial[%4209] : memref<?xf32>
              %4211 = arith.addi %4169, %10 : index
              %4212 = arith.addi %4211, %c66 : index
              %4213 = memref.load %partial[%4212] : memref<?xf32>
              %4214 = arith.addi %4169, %10 : index
              %4215 = arith.addi %4214, %c67 : index
              %4216 = memref.load %partial[%4215] : memref<?xf32>
              %4217 = arith.addi %4169, %10 : index
              %4218 = arith.addi %4217, %c68 : index
              %4219 = memref.load %partial[%4218] : memref<?xf32>
              %4220 = arith.addi %4169, %10 : index
              %4221 = arith.addi %4220, %c69 : index
              %4222 = memref.load %partial[%4221] : memref<?xf32>
              %4223 = arith.addi %4171, %c3 : index
              %4224 = memref.load %partial[%4223] : memref<?xf32>
              %4225 = arith.addi %3821, %c107 : i32
              %4226 = arith.subi %3815, %c17 : i32
              %4227 = arith.minsi %4225, %4226 : i32
              %4228 = arith.addi %3820, %4227 : i32
              %4229 = arith.addi %ranges, %groups : index
              %4230 = arith.muli %12, %4229 : index
              %4231 = arith.index_castui %4228 : i32 to index
              %4232 = arith.addi %4230, %4231 : index
              %4233 = arith.muli %4232, %c127 : index
              %4234 = arith.addi %4233, %c5 : index
              %4235 = arith.addi %4234, %11 : index
              %4236 = memref.load %partial[%4235] : memref<?xf32>
              %4237 = arith.cmpi slt, %4225, %3815 : i32
              %4238 = arith.select %4237, %4236, %c71 : f32
              %4239 = arith.addi %4233, %10 : index
              %4240 = arith.addi %4239, %c22 : index
              %4241 = memref.load %partial[%4240] : memref<?xf32>
              %4242 = arith.addi %4233, %10 : index
              %4243 = arith.addi %4242, %c6 : index
              %4244 = memref.load %partial[%4243] : memref<?xf32>
              %4245 = arith.addi %4233, %10 : index
              %4246 = arith.addi %4245, %c57 : index
              %4247 = memref.load %partial[%4246] : memref<?xf32>
              %4248 = arith.addi %4233, %10 : index
              %4249 = arith.addi %4248, %c58 : index
              %4250 = memref.load %partial[%4249] : memref<?xf32>
              %4251 = arith.addi %4233, %10 : index
              %4252 = arith.addi %4251, %c59 : index
              %4253 = memref.load %partial[%4252] : memref<?xf32>
              %4254 = arith.addi %4233, %10 : index
              %4255 = arith.addi %4254, %c60 : index
              %4256 = memref.load %partial[%4255] : memref<?xf32>
              %4257 = arith.addi %4233, %10 : index
              %4258 = arith.addi %4257, %c61 : index
              %4259 = memref.load %partial[%4258] : memref<?xf32>
              %4260 = arith.addi %4233, %10 : index
              %4261 = arith.addi %4260, %c62 : index
              %4262 = memref.load %partial[%4261] : memref<?xf32>
              %4263 = arith.addi %4233, %10 : index
              %4264 = arith.addi %4263, %c15 : index
              %4265 = memref.load %partial[%4264] : memref<?xf32>
              %4266 = arith.addi %4233, %10 : index
              %4267 = arith.addi %4266, %c63 : index
              %4268 = memref.load %partial[%4267] : memref<?xf32>
              %4269 = arith.addi %4233, %10 : index
              %4270 = arith.addi %4269, %c64 : index
              %4271 = memref.load %partial[%4270] : memref<?xf32>
              %4272 = arith.addi %4233, %10 : index
              %4273 = arith.addi %4272, %c65 : index
              %4274 = memref.load %partial[%4273] : memref<?xf32>
              %4275 = arith.addi %4233, %10 : index
              %4276 = arith.addi %4275, %c66 : index
              %4277 = memref.load %partial[%4276] : memref<?xf32>
              %4278 = arith.addi %4233, %10 : index
              %4279 = arith.addi %4278, %c67 : index
              %4280 = memref.load %partial[%4279] : memref<?xf32>
              %4281 = arith.addi %4233, %10 : index
              %4282 = arith.addi %4281, %c68 : index
              %4283 = memref.load %partial[%4282] : memref<?xf32>
              %4284 = arith.addi %4233, %10 : index
              %4285 = arith.addi %4284, %c69 : index
              %4286 = memref.load %partial[%4285] : memref<?xf32>
              %4287 = arith.addi %4235, %c3 : index
              %4288 = memref.load %partial[%4287] : memref<?xf32>
              %4289 = arith.addi %3821, %c109 : i32
              %4290 = arith.subi %3815, %c17 : i32
              %4291 = arith.minsi %4289, %4290 : i32
              %4292 = arith.addi %3820, %4291 : i32
              %4293 = arith.addi %ranges, %groups : index
              %4294 = arith.muli %12, %4293 : index
              %4295 = arith.index_castui %4292 : i32 to index
              %4296 = arith.addi %4294, %4295 : index
              %4297 = arith.muli %4296, %c127 : index
              %4298 = arith.addi %4297, %c5 : index
              %4299 = arith.addi %4298, %11 : index
              %4300 = memref.load %partial[%4299] : memref<?xf32>
              %4301 = arith.cmpi slt, %4289, %3815 : i32
              %4302 = arith.select %4301, %4300, %c71 : f32
              %4303 = arith.addi %4297, %10 : index
              %4304 = arith.addi %4303, %c22 : index
              %4305 = memref.load %partial[%4304] : memref<?xf32>
              %4306 = arith.addi %4297, %10 : index
              %4307 = arith.addi %4306, %c6 : index
              %4308 = memref.load %partial[%4307] : memref<?xf32>
              %4309 = arith.addi %4297, %10 : index
              %4310 = arith.addi %4309, %c57 : index
              %4311 = memref.load %partial[%4310] : memref<?xf32>
              %4312 = arith.addi %4297, %10 : index
              %4313 = arith.addi %4312, %c58 : index
              %4314 = memref.load %partial[%4313] : memref<?xf32>
              %4315 = arith.addi %4297, %10 : index
              %4316 = arith.addi %4315, %c59 : index
              %4317 = memref.load %partial[%4316] : memref<?xf32>
              %4318 = arith.addi %4297, %10 : index
              %4319 = arith.addi %4318, %c60 : index
              %4320 = memref.load %partial[%4319] : memref<?xf32>
              %4321 = arith.addi %4297, %10 : index
              %4322 = arith.addi %4321, %c61 : index
              %4323 = memref.load %partial[%4322] : memref<?xf32>
              %4324 = arith.addi %4297, %10 : index
              %4325 = arith.addi %4324, %c62 : index
              %4326 = memref.load %partial[%4325] : memref<?xf32>
              %4327 = arith.addi %4297, %10 : index
              %4328 = arith.addi %4327, %c15 : index
              %4329 = memref.load %partial[%4328] : memref<?xf32>
              %4330 = arith.addi %4297, %10 : index
              %4331 = arith.addi %4330, %c63 : index
              %4332 = memref.load %partial[%4331] : memref<?xf32>
              %4333 = arith.addi %4297, %10 : index
              %4334 = arith.addi %4333, %c64 : index
              %4335 = memref.load %partial[%4334] : memref<?xf32>
              %4336 = arith.addi %4297, %10 : index
              %4337 = arith.addi %4336, %c65 : index
              %4338 = memref.load %partial[%4337] : memref<?xf32>
              %4339 = arith.addi %4297, %10 : index
              %4340 = arith.addi %4339, %c66 : index
              %4341 = memref.load %partial[%4340] : memref<?xf32>
              %4342 = arith.addi %4297, %10 : index
              %4343 = arith.addi %4342, %c67 : index
              %4344 = memref.load %partial[%4343] : memref<?xf32>
              %4345 = arith.addi %4297, %10 : index
              %4346 = arith.addi %4345, %c68 : index
              %4347 = memref.load %partial[%4346] : memref<?xf32>
              %4348 = arith.addi %4297, %10 : index
              %4349 = arith.addi %4348, %c69 : index
              %4350 = memref.load %partial[%4349] : memref<?xf32>
              %4351 = arith.addi %4299, %c3 : index
              %4352 = memref.load %partial[%4351] : memref<?xf32>
              %4353 = arith.maxnumf %3822, %3854 fastmath<nnan> : f32
              %4354 = arith.subf %3822, %4353 : f32
              %4355 = wave.exp2 %4354 : f32
              %4356 = arith.subf %3854, %4353 : f32
              %4357 = wave.exp2 %4356 : f32
              %4358 = arith.mulf %3823, %4355 : f32
              %4359 = math.fma %3904, %4357, %4358 : f32
              %4360 = arith.mulf %3824, %4355 : f32
              %4361 = math.fma %3857, %4357, %4360 : f32
              %4362 = arith.mulf %3825, %4355 : f32
              %4363 = math.fma %3860, %4357, %4362 : f32
              %4364 = arith.mulf %3826, %4355 : f32
              %4365 = math.fma %3863, %4357, %4364 : f32
              %4366 = arith.mulf %3827, %4355 : f32
              %4367 = math.fma %3866, %4357, %4366 : f32
              %4368 = arith.mulf %3828, %4355 : f32
              %4369 = math.fma %3869, %4357, %4368 : f32
              %4370 = arith.mulf %3829, %4355 : f32
              %4371 = math.fma %3872, %4357, %4370 : f32
              %4372 = arith.mulf %3830, %4355 : f32
              %4373 = math.fma %3875, %4357, %4372 : f32
              %4374 = arith.mulf %3831, %4355 : f32
              %4375 = math.fma %3878, %4357, %4374 : f32
              %4376 = arith.mulf %3832, %4355 : f32
              %4377 = math.fma %3881, %4357, %4376 : f32
              %4378 = arith.mulf %3833, %4355 : f32
              %4379 = math.fma %3884, %4357, %4378 : f32
              %4380 = arith.mulf %3834, %4355 : f32
              %4381 = math.fma %3887, %4357, %4380 : f32
              %4382 = arith.mulf %3835, %4355 : f32
              %4383 = math.fma %3890, %4357, %4382 : f32
              %4384 = arith.mulf %3836, %4355 : f32
              %4385 = math.fma %3893, %4357, %4384 : f32
              %4386 = arith.mulf %3837, %4355 : f32
              %4387 = math.fma %3896, %4357, %4386 : f32
              %4388 = arith.mulf %3838, %4355 : f32
              %4389 = math.fma %3899, %4357, %4388 : f32
              %4390 = arith.mulf %3839, %4355 : f32
              %4391 = math.fma %3902, %4357, %4390 : f32
              %4392 = arith.maxnumf %4353, %3918 fastmath<nnan> : f32
              %4393 = arith.subf %4353, %4392 : f32
              %4394 = wave.exp2 %4393 : f32
              %4395 = arith.subf %3918, %4392 : f32
              %4396 = wave.exp2 %4395 : f32
              %4397 = arith.mulf %4359, %4394 : f32
              %4398 = math.fma %3968, %4396, %4397 : f32
              %4399 = arith.mulf %4361, %4394 : f32
              %4400 = math.fma %3921, %4396, %4399 : f32
              %4401 = arith.mulf %4363, %4394 : f32
              %4402 = math.fma %3924, %4396, %4401 : f32
              %4403 = arith.mulf %4365, %4394 : f32
              %4404 = math.fma %3927, %4396, %4403 : f32
              %4405 = arith.mulf %4367, %4394 : f32
              %4406 = math.fma %3930, %4396, %4405 : f32
              %4407 = arith.mulf %4369, %4394 : f32
              %4408 = math.fma %3933, %4396, %4407 : f32
              %4409 = arith.mulf %4371, %4394 : f32
              %4410 = math.fma %3936, %4396, %4409 : f32
              %4411 = arith.mulf %4373, %4394 : f32
              %4412 = math.fma %3939, %4396, %4411 : f32
              %4413 = arith.mulf %4375, %4394 : f32
              %4414 = math.fma %3942, %4396, %4413 : f32
              %4415 = arith.mulf %4377, %4394 : f32
              %4416 = math.fma %3945, %4396, %4415 : f32
              %4417 = arith.mulf %4379, %4394 : f32
              %4418 = math.fma %3948, %4396, %4417 : f32
              %4419 = arith.mulf %4381, %4394 : f32
              %4420 = math.fma %3951, %4396, %4419 : f32
              %4421 = arith.mulf %4383, %4394 : f32
              %4422 = math.fma %3954, %4396, %4421 : f32
              %4423 = arith.mulf %4385, %4394 : f32
              %4424 = math.fma %3957, %4396, %4423 : f32
              %4425 = arith.mulf %4387, %4394 : f32
              %4426 = math.fma %3960, %4396, %4425 : f32
              %4427 = arith.mulf %4389, %4394 : f32
              %4428 = math.fma %3963, %4396, %4427 : f32
              %4429 = arith.mulf %4391, %4394 : f32
              %4430 = math.fma %3966, %4396, %4429 : f32
              %4431 = arith.maxnumf %4392, %3982 fastmath<nnan> : f32
              %4432 = arith.subf %4392, %4431 : f32
              %4433 = wave.exp2 %4432 : f32
              %4434 = arith.subf %3982, %4431 : f32
              %4435 = wave.exp2 %4434 : f32
              %4436 = arith.mulf %4398, %4433 : f32
              %4437 = math.fma %4032, %4435, %4436 : f32
              %4438 = arith.mulf %4400, %4433 : f32
              %4439 = math.fma %3985, %4435, %4438 : f32
              %4440 = arith.mulf %4402, %4433 : f32
              %4441 = math.fma %3988, %4435, %4440 : f32
              %4442 = arith.mulf %4404, %4433 : f32
              %4443 = math.fma %3991, %4435, %4442 : f32
              %4444 = arith.mulf %4406, %4433 : f32
              %4445 = math.fma %3994, %4435, %4444 : f32
              %4446 = arith.mulf %4408, %4433 : f32
              %4447 = math.fma %3997, %4435, %4446 : f32
              %4448 = arith.mulf %4410, %4433 : f32
              %4449 = math.fma %4000, %4435, %4448 : f32
              %4450 = arith.mulf %4412, %4433 : f32
              %4451 = math.fma %4003, %4435, %4450 : f32
              %4452 = arith.mulf %4414, %4433 : f32
              %4453 = math.fma %4006, %4435, %4452 : f32
              %4454 = arith.mulf %4416, %4433 : f32
              %4455 = math.fma %4009, %4435, %4454 : f32
              %4456 = arith.mulf %4418, %4433 : f32
              %4457 = math.fma %4012, %4435, %4456 : f32
              %4458 = arith.mulf %4420, %4433 : f32
              %4459 = math.fma %4015, %4435, %4458 : f32
              %4460 = arith.mulf %4422, %4433 : f32
              %4461 = math.fma %4018, %4435, %4460 : f32
              %4462 = arith.mulf %4424, %4433 : f32
              %4463 = math.fma %4021, %4435, %4462 : f32
              %4464 = arith.mulf %4426, %4433 : f32
              %4465 = math.fma %4024, %4435, %4464 : f32
              %4466 = arith.mulf %4428, %4433 : f32
              %4467 = math.fma %4027, %4435, %4466 : f32
              %4468 = arith.mulf %4430, %4433 : f32
              %4469 = math.fma %4030, %4435, %4468 : f32
              %4470 = arith.maxnumf %4431, %4046 fastmath<nnan> : f32
              %4471 = arith.subf %4431, %4470 : f32
              %4472 = wave.exp2 %4471 : f32
              %4473 = arith.subf %4046, %4470 : f32
              %4474 = wave.exp2 %4473 : f32
              %4475 = arith.mulf %4437, %4472 : f32
              %4476 = math.fma %4096, %4474, %4475 : f32
              %4477 = arith.mulf %4439, %4472 : f32
              %4478 = math.fma %4049, %4474, %4477 : f32
              %4479 = arith.mulf %4441, %4472 : f32
              %4480 = math.fma %4052, %4474, %4479 : f32
              %4481 = arith.mulf %4443, %4472 : f32
              %4482 = math.fma %4055, %4474, %4481 : f32
              %4483 = arith.mulf %4445, %4472 : f32
              %4484 = math.fma %4058, %4474, %4483 : f32
              %4485 = arith.mulf %4447, %4472 : f32
              %4486 = math.fma %4061, %4474, %4485 : f32
              %4487 = arith.mulf %4449, %4472 : f32
              %4488 = math.fma %4064, %4474, %4487 : f32
              %4489 = arith.mulf %4451, %4472 : f32
              %4490 = math.fma %4067, %4474, %4489 : f32
              %4491 = arith.mulf %4453, %4472 : f32
              %4492 = math.fma %4070, %4474, %4491 : f32
              %4493 = arith.mulf %4455, %4472 : f32
              %4494 = math.fma %4073, %4474, %4493 : f32
              %4495 = arith.mulf %4457, %4472 : f32
              %4496 = math.fma %4076, %4474, %4495 : f32
              %4497 = arith.mulf %4459, %4472 : f32
              %4498 = math.fma %4079, %4474, %4497 : f32
              %4499 = arith.mulf %4461, %4472 : f32
              %4500 = math.fma %4082, %4474, %4499 : f32
              %4501 = arith.mulf %4463, %4472 : f32
              %4502 = math.fma %4085, %4474, %4501 : f32
              %4503 = arith.mulf %4465, %4472 : f32
              %4504 = math.fma %4088, %4474, %4503 : f32
              %4505 = arith.mulf %4467, %4472 : f32
              %4506 = math.fma %4091, %4474, %4505 : f32
              %4507 = arith.mulf %4469, %4472 : f32
              %4508 = math.fma %4094, %4474, %4507 : f32
              %4509 = arith.maxnumf %4470, %4110 fastmath<nnan> : f32
              %4510 = arith.subf %4470, %4509 : f32
              %4511 = wave.exp2 %4510 : f32
              %4512 = arith.subf %4110, %4509 : f32
              %4513 = wave.exp2 %4512 : f32
              %4514 = arith.mulf %4476, %4511 : f32
              %4515 = math.fma %4160, %4513, %4514 : f32
              %4516 = arith.mulf %4478, %4511 : f32
              %4517 = math.fma %4113, %4513, %4516 : f32
              %4518 = arith.mulf %4480, %4511 : f32
              %4519 = math.fma %4116, %4513, %4518 : f32
              %4520 = arith.mulf %4482, %4511 : f32
              %4521 = math.fma %4119, %4513, %4520 : f32
              %4522 = arith.mulf %4484, %4511 : f32
              %4523 = math.fma %4122, %4513, %4522 : f32
              %4524 = arith.mulf %4486, %4511 : f32
              %4525 = math.fma %4125, %4513, %4524 : f32
              %4526 = arith.mulf %4488, %4511 : f32
              %4527 = math.fma %4128, %4513, %4526 : f32
              %4528 = arith.mulf %4490, %4511 : f32
              %4529 = math.fma %4131, %4513, %4528 : f32
              %4530 = arith.mulf %4492, %4511 : f32
              %4531 = math.fma %4134, %4513, %4530 : f32
              %4532 = arith.mulf %4494, %4511 : f32
              %4533 = math.fma %4137, %4513, %4532 : f32
              %4534 = arith.mulf %4496, %4511 : f32
              %4535 = math.fma %4140, %4513, %4534 : f32
              %4536 = arith.mulf %4498, %4511 : f32
              %4537 = math.fma %4143, %4513, %4536 : f32
              %4538 = arith.mulf %4500, %4511 : f32
              %4539 = math.fma %4146, %4513, %4538 : f32
              %4540 = arith.mulf %4502, %4511 : f32
              %4541 = math.fma %4149, %4513, %4540 : f32
              %4542 = arith.mulf %4504, %4511 : f32
              %4543 = math.fma %4152, %4513, %4542 : f32
              %4544 = arith.mulf %4506, %4511 : f32
              %4545 = math.fma %4155, %4513, %4544 : f32
              %4546 = arith.mulf %4508, %4511 : f32
              %4547 = math.fma %4158, %4513, %4546 : f32
              %4548 = arith.maxnumf %4509, %4174 fastmath<nnan> : f32
              %4549 = arith.subf %4509, %4548 : f32
              %4550 = wave.exp2 %4549 : f32
              %4551 = arith.subf %4174, %4548 : f32
              %4552 = wave.exp2 %4551 : f32
              %4553 = arith.mulf %4515, %4550 : f32
              %4554 = math.fma %4224, %4552, %4553 : f32
              %4555 = arith.mulf %4517, %4550 : f32
              %4556 = math.fma %4177, %4552, %4555 : f32
              %4557 = arith.mulf %4519, %4550 : f32
              %4558 = math.fma %4180, %4552, %4557 : f32
              %4559 = arith.mulf %4521, %4550 : f32
              %4560 = math.fma %4183, %4552, %4559 : f32
              %4561 = arith.mulf %4523, %4550 : f32
              %4562 = math.fma %4186, %4552, %4561 : f32
              %4563 = arith.mulf %4525, %4550 : f32
              %4564 = math.fma %4189, %4552, %4563 : f32
              %4565 = arith.mulf %4527, %4550 : f32
              %4566 = math.fma %4192, %4552, %4565 : f32
              %4567 = arith.mulf %4529, %4550 : f32
              %4568 = math.fma %4195, %4552, %4567 : f32
              %4569 = arith.mulf %4531, %4550 : f32
              %4570 = math.fma %4198, %4552, %4569 : f32
              %4571 = arith.mulf %4533, %4550 : f32
              %4572 = math.fma %4201, %4552, %4571 : f32
              %4573 = arith.mulf %4535, %4550 : f32
              %4574 = math.fma %4204, %4552, %4573 : f32
              %4575 = arith.mulf %4537, %4550 : f32
              %4576 = math.fma %4207, %4552, %4575 : f32
              %4577 = arith.mulf %4539, %4550 : f32
              %4578 = math.fma %4210, %4552, %4577 : f32
              %4579 = arith.mulf %4541, %4550 : f32
              %4580 = math.fma %4213, %4552, %4579 : f32
              %4581 = arith.mulf %4543, %4550 : f32
              %4582 = math.fma %4216, %4552, %4581 : f32
              %4583 = arith.mulf %4545, %4550 : f32
              %4584 = math.fma %4219, %4552, %4583 : f32
              %4585 = arith.mulf %4547, %4550 : f32
              %4586 = math.fma %4222, %4552, %4585 : f32
              %4587 = arith.maxnumf %4548, %4238 fastmath<nnan> : f32
              %4588 = arith.subf %4548, %4587 : f32
              %4589 = wave.exp2 %4588 : f32
              %4590 = arith.subf %4238, %4587 : f32
              %4591 = wave.exp2 %4590 : f32
              %4592 = arith.mulf %4554, %4589 : f32
              %4593 = math.fma %4288, %4591, %4592 : f32
              %4594 = arith.mulf %4556, %4589 : f32
              %4595 = math.fma %4241, %4591, %4594 : f32
              %4596 = arith.mulf %4558, %4589 : f32
              %4597 = math.fma %4244, %4591, %4596 : f32
              %4598 = arith.mulf %4560, %4589 : f32
              %4599 = math.fma %4247, %4591, %4598 : f32
              %4600 = arith.mulf %4562, %4589 : f32
              %4601 = math.fma %4250, %4591, %4600 : f32
              %4602 = arith.mulf %4564, %4589 : f32
              %4603 = math.fma %4253, %4591, %4602 : f32
              %4604 = arith.mulf %4566, %4589 : f32
              %4605 = math.fma %4256, %4591, %4604 : f32
              %4606 = arith.mulf %4568, %4589 : f32
              %4607 = math.fma %4259, %4591, %4606 : f32
              %4608 = arith.mulf %4570, %4589 : f32
              %4609 = math.fma %4262, %4591, %4608 : f32
              %4610 = arith.mulf %4572, %4589 : f32
              %4611 = math.fma %4265, %4591, %4610 : f32
              %4612 = arith.mulf %4574, %4589 : f32
              %4613 = math.fma %4268, %4591, %4612 : f32
              %4614 = arith.mulf %4576, %4589 : f32
              %4615 = math.fma %4271, %4591, %4614 : f32
              %4616 = arith.mulf %4578, %4589 : f32
              %4617 = math.fma %4274, %4591, %4616 : f32
              %4618 = arith.mulf %4580, %4589 : f32
              %4619 = math.fma %4277, %4591, %4618 : f32
              %4620 = arith.mulf %4582, %4589 : f32
              %4621 = math.fma %4280, %4591, %4620 : f32
              %4622 = arith.mulf %4584, %4589 : f32
              %4623 = math.fma %4283, %4591, %4622 : f32
              %4624 = arith.mulf %4586, %4589 : f32
              %4625 = math.fma %4286, %4591, %4624 : f32
              %4626 = arith.maxnumf %4587, %4302 fastmath<nnan> : f32
              %4627 = arith.subf %4587, %4626 : f32
              %4628 = wave.exp2 %4627 : f32
              %4629 = arith.subf %4302, %4626 : f32
              %4630 = wave.exp2 %4629 : f32
              %4631 = arith.mulf %4593, %4628 : f32
              %4632 = math.fma %4352, %4630, %4631 : f32
              %4633 = arith.mulf %4595, %4628 : f32
              %4634 = math.fma %4305, %4630, %4633 : f32
              %4635 = arith.mulf %4597, %4628 : f32
              %4636 = math.fma %4308, %4630, %4635 : f32
              %4637 = arith.mulf %4599, %4628 : f32
              %4638 = math.fma %4311, %4630, %4637 : f32
              %4639 = arith.mulf %4601, %4628 : f32
              %4640 = math.fma %4314, %4630, %4639 : f32
              %4641 = arith.mulf %4603, %4628 : f32
              %4642 = math.fma %4317, %4630, %4641 : f32
              %4643 = arith.mulf %4605, %4628 : f32
              %4644 = math.fma %4320, %4630, %4643 : f32
              %4645 = arith.mulf %4607, %4628 : f32
              %4646 = math.fma %4323, %4630, %4645 : f32
              %4647 = arith.mulf %4609, %4628 : f32
              %4648 = math.fma %4326, %4630, %4647 : f32
              %4649 = arith.mulf %4611, %4628 : f32
              %4650 = math.fma %4329, %4630, %4649 : f32
              %4651 = arith.mulf %4613, %4628 : f32
              %4652 = math.fma %4332, %4630, %4651 : f32
              %4653 = arith.mulf %4615, %4628 : f32
              %4654 = math.fma %4335, %4630, %4653 : f32
              %4655 = arith.mulf %4617, %4628 : f32
              %4656 = math.fma %4338, %4630, %4655 : f32
              %4657 = arith.mulf %4619, %4628 : f32
              %4658 = math.fma %4341, %4630, %4657 : f32
              %4659 = arith.mulf %4621, %4628 : f32
              %4660 = math.fma %4344, %4630, %4659 : f32
              %4661 = arith.mulf %4623, %4628 : f32
              %4662 = math.fma %4347, %4630, %4661 : f32
              %4663 = arith.mulf %4625, %4628 : f32
              %4664 = math.fma %4350, %4630, %4663 : f32
              scf.yield %4626, %4632, %4634, %4636, %4638, %4640, %4642, %4644, %4646, %4648, %4650, %4652, %4654, %4656, %4658, %4660, %4662, %4664 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %4665 = arith.cmpi eq, %3809, %c17 : i32
            scf.if %4665 {
              %4666 = arith.addi %kvHeads, %18 : index
              %4667 = memref.load %scales[%4666] : memref<?xf32>
              %4668 = arith.divf %4667, %3840#1 : f32
              %4669 = arith.addi %20, %11 : index
              %4670 = arith.cmpi slt, %4669, %groupSize : index
              scf.if %4670 {
                %4671 = arith.muli %18, %groupSize : index
                %4672 = arith.addi %4671, %4669 : index
                %4673 = arith.muli %4672, %c6 : index
                %4674 = arith.muli %heads, %c6 : index
                %4675 = arith.addi %10, %c22 : index
                %4676 = arith.mulf %3840#2, %4668 : f32
                %4677 = arith.addf %4676, %c72 : f32
                %4678 = arith.minimumf %4677, %c123 : f32
                %4679 = arith.maximumf %4678, %c124 : f32
                %4680 = arith.truncf %4679 : f32 to f16
                %4681 = arith.divui %4675, %c3 : index
                %4682 = arith.addi %4673, %4681 : index
                %4683 = arith.divui %27, %outTileRows : index
                %4684 = arith.divui %4674, %c3 : index
                %4685 = arith.muli %4683, %4684 : index
                %4686 = arith.divui %4682, %c3 : index
                %4687 = arith.addi %4685, %4686 : index
                %4688 = arith.muli %4687, %c9 : index
                %4689 = arith.remui %4682, %c3 : index
                %4690 = arith.divui %4689, %c23 : index
                %4691 = arith.addi %4688, %4690 : index
                %4692 = arith.muli %outTileRows, %c23 : index
                %4693 = arith.muli %4691, %4692 : index
                %4694 = arith.remui %27, %outTileRows : index
                %4695 = arith.muli %4694, %c23 : index
                %4696 = arith.addi %4693, %4695 : index
                %4697 = arith.remui %4682, %c23 : index
                %4698 = arith.addi %4696, %4697 : index
                memref.store %4680, %out[%4698] : memref<?xf16>
                %4699 = arith.addi %10, %c6 : index
                %4700 = arith.mulf %3840#3, %4668 : f32
                %4701 = arith.addf %4700, %c72 : f32
                %4702 = arith.minimumf %4701, %c123 : f32
                %4703 = arith.maximumf %4702, %c124 : f32
                %4704 = arith.truncf %4703 : f32 to f16
                %4705 = arith.divui %4699, %c3 : index
                %4706 = arith.addi %4673, %4705 : index
                %4707 = arith.divui %27, %outTileRows : index
                %4708 = arith.divui %4674, %c3 : index
                %4709 = arith.muli %4707, %4708 : index
                %4710 = arith.divui %4706, %c3 : index
                %4711 = arith.addi %4709, %4710 : index
                %4712 = arith.muli %4711, %c9 : index
                %4713 = arith.remui %4706, %c3 : index
                %4714 = arith.divui %4713, %c23 : index
                %4715 = arith.addi %4712, %4714 : index
                %4716 = arith.muli %outTileRows, %c23 : index
                %4717 = arith.muli %4715, %4716 : index
                %4718 = arith.remui %27, %outTileRows : index
                %4719 = arith.muli %4718, %c23 : index
                %4720 = arith.addi %4717, %4719 : index
                %4721 = arith.remui %4706, %c23 : index
                %4722 = arith.addi %4720, %4721 : index
                memref.store %4704, %out[%4722] : memref<?xf16>
                %4723 = arith.addi %10, %c57 : index
                %4724 = arith.mulf %3840#4, %4668 : f32
                %4725 = arith.addf %4724, %c72 : f32
                %4726 = arith.minimumf %4725, %c123 : f32
                %4727 = arith.maximumf %4726, %c124 : f32
                %4728 = arith.truncf %4727 : f32 to f16
                %4729 = arith.divui %4723, %c3 : index
                %4730 = arith.addi %4673, %4729 : index
                %4731 = arith.divui %27, %outTileRows : index
                %4732 = arith.divui %4674, %c3 : index
                %4733 = arith.muli %4731, %4732 : index
                %4734 = arith.divui %4730, %c3 : index
                %4735 = arith.addi %4733, %4734 : index
                %4736 = arith.muli %4735, %c9 : index
                %4737 = arith.remui %4730, %c3 : index
                %4738 = arith.divui %4737, %c23 : index
                %4739 = arith.addi %4736, %4738 : index
                %4740 = arith.muli %outTileRows, %c23 : index
                %4741 = arith.muli %4739, %4740 : index
                %4742 = arith.remui %27, %outTileRows : index
                %4743 = arith.muli %4742, %c23 : index
                %4744 = arith.addi %4741, %4743 : index
                %4745 = arith.remui %4730, %c23 : index
                %4746 = arith.addi %4744, %4745 : index
                memref.store %4728, %out[%4746] : memref<?xf16>
                %4747 = arith.addi %10, %c58 : index
                %4748 = arith.mulf %3840#5, %4668 : f32
                %4749 = arith.addf %4748, %c72 : f32
                %4750 = arith.minimumf %4749, %c123 : f32
                %4751 = arith.maximumf %4750, %c124 : f32
                %4752 = arith.truncf %4751 : f32 to f16
                %4753 = arith.divui %4747, %c3 : index
                %4754 = arith.addi %4673, %4753 : index
                %4755 = arith.divui %27, %outTileRows : index
                %4756 = arith.divui %4674, %c3 : index
                %4757 = arith.muli %4755, %4756 : index
                %4758 = arith.divui %4754, %c3 : index
                %4759 = arith.addi %4757, %4758 : index
                %4760 = arith.muli %4759, %c9 : index
                %4761 = arith.remui %4754, %c3 : index
                %4762 = arith.divui %4761, %c23 : index
                %4763 = arith.addi %4760, %4762 : index
                %4764 = arith.muli %outTileRows, %c23 : index
                %4765 = arith.muli %4763, %4764 : index
                %4766 = arith.remui %27, %outTileRows : index
                %4767 = arith.muli %4766, %c23 : index
                %4768 = arith.addi %4765, %4767 : index
                %4769 = arith.remui %4754, %c23 : index
                %4770 = arith.addi %4768, %4769 : index
                memref.store %4752, %out[%4770] : memref<?xf16>
                %4771 = arith.addi %10, %c59 : index
                %4772 = arith.mulf %3840#6, %4668 : f32
                %4773 = arith.addf %4772, %c72 : f32
                %4774 = arith.minimumf %4773, %c123 : f32
                %4775 = arith.maximumf %4774, %c124 : f32
                %4776 = arith.truncf %4775 : f32 to f16
                %4777 = arith.divui %4771, %c3 : index
                %4778 = arith.addi %4673, %4777 : index
                %4779 = arith.divui %27, %outTileRows : index
                %4780 = arith.divui %4674, %c3 : index
                %4781 = arith.muli %4779, %4780 : index
                %4782 = arith.divui %4778, %c3 : index
                %4783 = arith.addi %4781, %4782 : index
                %4784 = arith.muli %4783, %c9 : index
                %4785 = arith.remui %4778, %c3 : index
                %4786 = arith.divui %4785, %c23 : index
                %4787 = arith.addi %4784, %4786 : index
                %4788 = arith.muli %outTileRows, %c23 : index
                %4789 = arith.muli %4787, %4788 : index
                %4790 = arith.remui %27, %outTileRows : index
                %4791 = arith.muli %4790, %c23 : index
                %4792 = arith.addi %4789, %4791 : index
                %4793 = arith.remui %4778, %c23 : index
                %4794 = arith.addi %4792, %4793 : index
                memref.store %4776, %out[%4794] : memref<?xf16>
                %4795 = arith.addi %10, %c60 : index
                %4796 = arith.mulf %3840#7, %4668 : f32
                %4797 = arith.addf %4796, %c72 : f32
                %4798 = arith.minimumf %4797, %c123 : f32
                %4799 = arith.maximumf %4798, %c124 : f32
                %4800 = arith.truncf %4799 : f32 to f16
                %4801 = arith.divui %4795, %c3 : index
                %4802 = arith.addi %4673, %4801 : index
                %4803 = arith.divui %27, %outTileRows : index
                %4804 = arith.divui %4674, %c3 : index
                %4805 = arith.muli %4803, %4804 : index
                %4806 = arith.divui %4802, %c3 : index
                %4807 = arith.addi %4805, %4806 : index
                %4808 = arith.muli %4807, %c9 : index
                %4809 = arith.remui %4802, %c3 : index
                %4810 = arith.divui %4809, %c23 : index
                %4811 = arith.addi %4808, %4810 : index
                %4812 = arith.muli %outTileRows, %c23 : index
                %4813 = arith.muli %4811, %4812 : index
                %4814 = arith.remui %27, %outTileRows : index
                %4815 = arith.muli %4814, %c23 : index
                %4816 = arith.addi %4813, %4815 : index
                %4817 = arith.remui %4802, %c23 : index
                %4818 = arith.addi %4816, %4817 : index
                memref.store %4800, %out[%4818] : memref<?xf16>
                %4819 = arith.addi %10, %c61 : index
                %4820 = arith.mulf %3840#8, %4668 : f32
                %4821 = arith.addf %4820, %c72 : f32
                %4822 = arith.minimumf %4821, %c123 : f32
                %4823 = arith.maximumf %4822, %c124 : f32
                %4824 = arith.truncf %4823 : f32 to f16
                %4825 = arith.divui %4819, %c3 : index
                %4826 = arith.addi %4673, %4825 : index
                %4827 = arith.divui %27, %outTileRows : index
                %4828 = arith.divui %4674, %c3 : index
                %4829 = arith.muli %4827, %4828 : index
                %4830 = arith.divui %4826, %c3 : index
                %4831 = arith.addi %4829, %4830 : index
                %4832 = arith.muli %4831, %c9 : index
                %4833 = arith.remui %4826, %c3 : index
                %4834 = arith.divui %4833, %c23 : index
                %4835 = arith.addi %4832, %4834 : index
                %4836 = arith.muli %outTileRows, %c23 : index
                %4837 = arith.muli %4835, %4836 : index
                %4838 = arith.remui %27, %outTileRows : index
                %4839 = arith.muli %4838, %c23 : index
                %4840 = arith.addi %4837, %4839 : index
                %4841 = arith.remui %4826, %c23 : index
                %4842 = arith.addi %4840, %4841 : index
                memref.store %4824, %out[%4842] : memref<?xf16>
                %4843 = arith.addi %10, %c62 : index
                %4844 = arith.mulf %3840#9, %4668 : f32
                %4845 = arith.addf %4844, %c72 : f32
                %4846 = arith.minimumf %4845, %c123 : f32
                %4847 = arith.maximumf %4846, %c124 : f32
                %4848 = arith.truncf %4847 : f32 to f16
                %4849 = arith.divui %4843, %c3 : index
                %4850 = arith.addi %4673, %4849 : index
                %4851 = arith.divui %27, %outTileRows : index
                %4852 = arith.divui %4674, %c3 : index
                %4853 = arith.muli %4851, %4852 : index
                %4854 = arith.divui %4850, %c3 : index
                %4855 = arith.addi %4853, %4854 : index
                %4856 = arith.muli %4855, %c9 : index
                %4857 = arith.remui %4850, %c3 : index
                %4858 = arith.divui %4857, %c23 : index
                %4859 = arith.addi %4856, %4858 : index
                %4860 = arith.muli %outTileRows, %c23 : index
                %4861 = arith.muli %4859, %4860 : index
                %4862 = arith.remui %27, %outTileRows : index
                %4863 = arith.muli %4862, %c23 : index
                %4864 = arith.addi %4861, %4863 : index
                %4865 = arith.remui %4850, %c23 : index
                %4866 = arith.addi %4864, %4865 : index
                memref.store %4848, %out[%4866] : memref<?xf16>
                %4867 = arith.addi %10, %c15 : index
                %4868 = arith.mulf %3840#10, %4668 : f32
                %4869 = arith.addf %4868, %c72 : f32
                %4870 = arith.minimumf %4869, %c123 : f32
                %4871 = arith.maximumf %4870, %c124 : f32
                %4872 = arith.truncf %4871 : f32 to f16
                %4873 = arith.divui %4867, %c3 : index
                %4874 = arith.addi %4673, %4873 : index
                %4875 = arith.divui %27, %outTileRows : index
                %4876 = arith.divui %4674, %c3 : index
                %4877 = arith.muli %4875, %4876 : index
                %4878 = arith.divui %4874, %c3 : index
                %4879 = arith.addi %4877, %4878 : index
                %4880 = arith.muli %4879, %c9 : index
                %4881 = arith.remui %4874, %c3 : index
                %4882 = arith.divui %4881, %c23 : index
                %4883 = arith.addi %4880, %4882 : index
                %4884 = arith.muli %outTileRows, %c23 : index
                %4885 = arith.muli %4883, %4884 : index
                %4886 = arith.remui %27, %outTileRows : index
                %4887 = arith.muli %4886, %c23 : index
                %4888 = arith.addi %4885, %4887 : index
                %4889 = arith.remui %4874, %c23 : index
                %4890 = arith.addi %4888, %4889 : index
                memref.store %4872, %out[%4890] : memref<?xf16>
                %4891 = arith.addi %10, %c63 : index
                %4892 = arith.mulf %3840#11, %4668 : f32
                %4893 = arith.addf %4892, %c72 : f32
                %4894 = arith.minimumf %4893, %c123 : f32
                %4895 = arith.maximumf %4894, %c124 : f32
                %4896 = arith.truncf %4895 : f32 to f16
                %4897 = arith.divui %4891, %c3 : index
                %4898 = arith.addi %4673, %4897 : index
                %4899 = arith.divui %27, %outTileRows : index
                %4900 = arith.divui %4674, %c3 : index
                %4901 = arith.muli %4899, %4900 : index
                %4902 = arith.divui %4898, %c3 : index
                %4903 = arith.addi %4901, %4902 : index
                %4904 = arith.muli %4903, %c9 : index
                %4905 = arith.remui %4898, %c3 : index
                %4906 = arith.divui %4905, %c23 : index
                %4907 = arith.addi %4904, %4906 : index
                %4908 = arith.muli %outTileRows, %c23 : index
                %4909 = arith.muli %4907, %4908 : index
                %4910 = arith.remui %27, %outTileRows : index
                %4911 = arith.muli %4910, %c23 : index
                %4912 = arith.addi %4909, %4911 : index
                %4913 = arith.remui %4898, %c23 : index
                %4914 = arith.addi %4912, %4913 : index
                memref.store %4896, %out[%4914] : memref<?xf16>
                %4915 = arith.addi %10, %c64 : index
                %4916 = arith.mulf %3840#12, %4668 : f32
                %4917 = arith.addf %4916, %c72 : f32
                %4918 = arith.minimumf %4917, %c123 : f32
                %4919 = arith.maximumf %4918, %c124 : f32
                %4920 = arith.truncf %4919 : f32 to f16
                %4921 = arith.divui %4915, %c3 : index
                %4922 = arith.addi %4673, %4921 : index
                %4923 = arith.divui %27, %outTileRows : index
                %4924 = arith.divui %4674, %c3 : index
                %4925 = arith.muli %4923, %4924 : index
                %4926 = arith.divui %4922, %c3 : index
                %4927 = arith.addi %4925, %4926 : index
                %4928 = arith.muli %4927, %c9 : index
                %4929 = arith.remui %4922, %c3 : index
                %4930 = arith.divui %4929, %c23 : index
                %4931 = arith.addi %4928, %4930 : index
                %4932 = arith.muli %outTileRows, %c23 : index
                %4933 = arith.muli %4931, %4932 : index
                %4934 = arith.remui %27, %outTileRows : index
                %4935 = arith.muli %4934, %c23 : index
                %4936 = arith.addi %4933, %4935 : index
                %4937 = arith.remui %4922, %c23 : index
                %4938 = arith.addi %4936, %4937 : index
                memref.store %4920, %out[%4938] : memref<?xf16>
                %4939 = arith.addi %10, %c65 : index
                %4940 = arith.mulf %3840#13, %4668 : f32
                %4941 = arith.addf %4940, %c72 : f32
                %4942 = arith.minimumf %4941, %c123 : f32
                %4943 = arith.maximumf %4942, %c124 : f32
                %4944 = arith.truncf %4943 : f32 to f16
                %4945 = arith.divui %4939, %c3 : index
                %4946 = arith.addi %4673, %4945 : index
                %4947 = arith.divui %27, %outTileRows : index
                %4948 = arith.divui %4674, %c3 : index
                %4949 = arith.muli %4947, %4948 : index
                %4950 = arith.divui %4946, %c3 : index
                %4951 = arith.addi %4949, %4950 : index
                %4952 = arith.muli %4951, %c9 : index
                %4953 = arith.remui %4946, %c3 : index
                %4954 = arith.divui %4953, %c23 : index
                %4955 = arith.addi %4952, %4954 : index
                %4956 = arith.muli %outTileRows, %c23 : index
                %4957 = arith.muli %4955, %4956 : index
                %4958 = arith.remui %27, %outTileRows : index
                %4959 = arith.muli %4958, %c23 : index
                %4960 = arith.addi %4957, %4959 : index
                %4961 = arith.remui %4946, %c23 : index
                %4962 = arith.addi %4960, %4961 : index
                memref.store %4944, %out[%4962] : memref<?xf16>
                %4963 = arith.addi %10, %c66 : index
                %4964 = arith.mulf %3840#14, %4668 : f32
                %4965 = arith.addf %4964, %c72 : f32
                %4966 = arith.minimumf %4965, %c123 : f32
                %4967 = arith.maximumf %4966, %c124 : f32
                %4968 = arith.truncf %4967 : f32 to f16
                %4969 = arith.divui %4963, %c3 : index
                %4970 = arith.addi %4673, %4969 : index
                %4971 = arith.divui %27, %outTileRows : index
                %4972 = arith.divui %4674, %c3 : index
                %4973 = arith.muli %4971, %4972 : index
                %4974 = arith.divui %4970, %c3 : index
                %4975 = arith.addi %4973, %4974 : index
                %4976 = arith.muli %4975, %c9 : index
                %4977 = arith.remui %4970, %c3 : index
                %4978 = arith.divui %4977, %c23 : index
                %4979 = arith.addi %4976, %4978 : index
                %4980 = arith.muli %outTileRows, %c23 : index
                %4981 = arith.muli %4979, %4980 : index
                %4982 = arith.remui %27, %outTileRows : index
                %4983 = arith.muli %4982, %c23 : index
                %4984 = arith.addi %4981, %4983 : index
                %4985 = arith.remui %4970, %c23 : index
                %4986 = arith.addi %4984, %4985 : index
                memref.store %4968, %out[%4986] : memref<?xf16>
                %4987 = arith.addi %10, %c67 : index
                %4988 = arith.mulf %3840#15, %4668 : f32
                %4989 = arith.addf %4988, %c72 : f32
                %4990 = arith.minimumf %4989, %c123 : f32
                %4991 = arith.maximumf %4990, %c124 : f32
                %4992 = arith.truncf %4991 : f32 to f16
                %4993 = arith.divui %4987, %c3 : index
                %4994 = arith.addi %4673, %4993 : index
                %4995 = arith.divui %27, %outTileRows : index
                %4996 = arith.divui %4674, %c3 : index
                %4997 = arith.muli %4995, %4996 : index
                %4998 = arith.divui %4994, %c3 : index
                %4999 = arith.addi %4997, %4998 : index
                %5000 = arith.muli %4999, %c9 : index
                %5001 = arith.remui %4994, %c3 : index
                %5002 = arith.divui %5001, %c23 : index
                %5003 = arith.addi %5000, %5002 : index
                %5004 = arith.muli %outTileRows, %c23 : index
                %5005 = arith.muli %5003, %5004 : index
                %5006 = arith.remui %27, %outTileRows : index
                %5007 = arith.muli %5006, %c23 : index
                %5008 = arith.addi %5005, %5007 : index
                %5009 = arith.remui %4994, %c23 : index
                %5010 = arith.addi %5008, %5009 : index
                memref.store %4992, %out[%5010] : memref<?xf16>
                %5011 = arith.addi %10, %c68 : index
                %5012 = arith.mulf %3840#16, %4668 : f32
                %5013 = arith.addf %5012, %c72 : f32
                %5014 = arith.minimumf %5013, %c123 : f32
                %5015 = arith.maximumf %5014, %c124 : f32
                %5016 = arith.truncf %5015 : f32 to f16
                %5017 = arith.divui %5011, %c3 : index
                %5018 = arith.addi %4673, %5017 : index
                %5019 = arith.divui %27, %outTileRows : index
                %5020 = arith.divui %4674, %c3 : index
                %5021 = arith.muli %5019, %5020 : index
                %5022 = arith.divui %5018, %c3 : index
                %5023 = arith.addi %5021, %5022 : index
                %5024 = arith.muli %5023, %c9 : index
                %5025 = arith.remui %5018, %c3 : index
                %5026 = arith.divui %5025, %c23 : index
                %5027 = arith.addi %5024, %5026 : index
                %5028 = arith.muli %outTileRows, %c23 : index
                %5029 = arith.muli %5027, %5028 : index
                %5030 = arith.remui %27, %outTileRows : index
                %5031 = arith.muli %5030, %c23 : index
                %5032 = arith.addi %5029, %5031 : index
                %5033 = arith.remui %5018, %c23 : index
                %5034 = arith.addi %5032, %5033 : index
                memref.store %5016, %out[%5034] : memref<?xf16>
                %5035 = arith.addi %10, %c69 : index
                %5036 = arith.mulf %3840#17, %4668 : f32
                %5037 = arith.addf %5036, %c72 : f32
                %5038 = arith.minimumf %5037, %c123 : f32
                %5039 = arith.maximumf %5038, %c124 : f32
                %5040 = arith.truncf %5039 : f32 to f16
                %5041 = arith.divui %5035, %c3 : index
                %5042 = arith.addi %4673, %5041 : index
                %5043 = arith.divui %27, %outTileRows : index
                %5044 = arith.divui %4674, %c3 : index
                %5045 = arith.muli %5043, %5044 : index
                %5046 = arith.divui %5042, %c3 : index
                %5047 = arith.addi %5045, %5046 : index
                %5048 = arith.muli %5047, %c9 : index
                %5049 = arith.remui %5042, %c3 : index
                %5050 = arith.divui %5049, %c23 : index
                %5051 = arith.addi %5048, %5050 : index
                %5052 = arith.muli %outTileRows, %c23 : index
                %5053 = arith.muli %5051, %5052 : index
                %5054 = arith.remui %27, %outTileRows : index
                %5055 = arith.muli %5054, %c23 : index
                %5056 = arith.addi %5053, %5055 : index
                %5057 = arith.remui %5042, %c23 : index
                %5058 = arith.addi %5056, %5057 : index
                memref.store %5040, %out[%5058] : memref<?xf16>
              }
            } else {
              %5059 = arith.index_cast %ranges : index to i32
              %5060 = arith.addi %5059, %3810 : i32
              %5061 = arith.addi %ranges, %groups : index
              %5062 = arith.muli %12, %5061 : index
              %5063 = arith.index_castui %5060 : i32 to index
              %5064 = arith.addi %5062, %5063 : index
              %5065 = arith.muli %5064, %c127 : index
              %5066 = arith.addi %10, %c22 : index
              %5067 = arith.addi %5065, %5066 : index
              memref.store %3840#2, %partial[%5067] : memref<?xf32>
              %5068 = arith.addi %10, %c6 : index
              %5069 = arith.addi %5065, %5068 : index
              memref.store %3840#3, %partial[%5069] : memref<?xf32>
              %5070 = arith.addi %10, %c57 : index
              %5071 = arith.addi %5065, %5070 : index
              memref.store %3840#4, %partial[%5071] : memref<?xf32>
              %5072 = arith.addi %10, %c58 : index
              %5073 = arith.addi %5065, %5072 : index
              memref.store %3840#5, %partial[%5073] : memref<?xf32>
              %5074 = arith.addi %10, %c59 : index
              %5075 = arith.addi %5065, %5074 : index
              memref.store %3840#6, %partial[%5075] : memref<?xf32>
              %5076 = arith.addi %10, %c60 : index
              %5077 = arith.addi %5065, %5076 : index
              memref.store %3840#7, %partial[%5077] : memref<?xf32>
              %5078 = arith.addi %10, %c61 : index
              %5079 = arith.addi %5065, %5078 : index
              memref.store %3840#8, %partial[%5079] : memref<?xf32>
              %5080 = arith.addi %10, %c62 : index
              %5081 = arith.addi %5065, %5080 : index
              memref.store %3840#9, %partial[%5081] : memref<?xf32>
              %5082 = arith.addi %10, %c15 : index
              %5083 = arith.addi %5065, %5082 : index
              memref.store %3840#10, %partial[%5083] : memref<?xf32>
              %5084 = arith.addi %10, %c63 : index
              %5085 = arith.addi %5065, %5084 : index
              memref.store %3840#11, %partial[%5085] : memref<?xf32>
              %5086 = arith.addi %10, %c64 : index
              %5087 = arith.addi %5065, %5086 : index
              memref.store %3840#12, %partial[%5087] : memref<?xf32>
              %5088 = arith.addi %10, %c65 : index
              %5089 = arith.addi %5065, %5088 : index
              memref.store %3840#13, %partial[%5089] : memref<?xf32>
              %5090 = arith.addi %10, %c66 : index
              %5091 = arith.addi %5065, %5090 : index
              memref.store %3840#14, %partial[%5091] : memref<?xf32>
              %5092 = arith.addi %10, %c67 : index
              %5093 = arith.addi %5065, %5092 : index
              memref.store %3840#15, %partial[%5093] : memref<?xf32>
              %5094 = arith.addi %10, %c68 : index
              %5095 = arith.addi %5065, %5094 : index
              memref.store %3840#16, %partial[%5095] : memref<?xf32>
              %5096 = arith.addi %10, %c69 : index
              %5097 = arith.addi %5065, %5096 : index
              memref.store %3840#17, %partial[%5097] : memref<?xf32>
              %5098 = arith.cmpi slt, %10, %c3 : index
              scf.if %5098 {
                %5099 = arith.addi %5065, %c5 : index
                %5100 = arith.addi %5099, %10 : index
                memref.store %3840#0, %partial[%5100] : memref<?xf32>
                %5101 = arith.addi %5100, %c3 : index
                memref.store %3840#1, %partial[%5101] : memref<?xf32>
              }
              %5102 = arith.addi %3812, %groups : index
              %5103 = arith.index_castui %3809 : i32 to index
              %5104 = wave.arrive %counters[%5102], %5103 : memref<?xi32>
              scf.if %5104 {
                %5124:18 = scf.for %5105 = %c76 to %3809 step %c110 iter_args(%5106 = %c71, %5107 = %c72, %5108 = %c72, %5109 = %c72, %5110 = %c72, %5111 = %c72, %5112 = %c72, %5113 = %c72, %5114 = %c72, %5115 = %c72, %5116 = %c72, %5117 = %c72, %5118 = %c72, %5119 = %c72, %5120 = %c72, %5121 = %c72, %5122 = %c72, %5123 = %c72) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %5125 = arith.addi %5105, %c76 : i32
                  %5126 = arith.subi %3809, %c17 : i32
                  %5127 = arith.minsi %5125, %5126 : i32
                  %5128 = arith.addi %5059, %5127 : i32
                  %5129 = arith.addi %ranges, %groups : index
                  %5130 = arith.muli %12, %5129 : index
                  %5131 = arith.index_castui %5128 : i32 to index
                  %5132 = arith.addi %5130, %5131 : index
                  %5133 = arith.muli %5132, %c127 : index
                  %5134 = arith.addi %5133, %c5 : index
                  %5135 = arith.addi %5134, %11 : index
                  %5136 = memref.load %partial[%5135] : memref<?xf32>
                  %5137 = arith.cmpi slt, %5125, %3809 : i32
                  %5138 = arith.select %5137, %5136, %c71 : f32
                  %5139 = arith.addi %5133, %10 : index
                  %5140 = arith.addi %5139, %c22 : index
                  %5141 = memref.load %partial[%5140] : memref<?xf32>
                  %5142 = arith.addi %5133, %10 : index
                  %5143 = arith.addi %5142, %c6 : index
                  %5144 = memref.load %partial[%5143] : memref<?xf32>
                  %5145 = arith.addi %5133, %10 : index
                  %5146 = arith.addi %5145, %c57 : index
                  %5147 = memref.load %partial[%5146] : memref<?xf32>
                  %5148 = arith.addi %5133, %10 : index
                  %5149 = arith.addi %5148, %c58 : index
                  %5150 = memref.load %partial[%5149] : memref<?xf32>
                  %5151 = arith.addi %5133, %10 : index
                  %5152 = arith.addi %5151, %c59 : index
                  %5153 = memref.load %partial[%5152] : memref<?xf32>
                  %5154 = arith.addi %5133, %10 : index
                  %5155 = arith.addi %5154, %c60 : index
                  %5156 = memref.load %partial[%5155] : memref<?xf32>
                  %5157 = arith.addi %5133, %10 : index
                  %5158 = arith.addi %5157, %c61 : index
                  %5159 = memref.load %partial[%5158] : memref<?xf32>
                  %5160 = arith.addi %5133, %10 : index
                  %5161 = arith.addi %5160, %c62 : index
                  %5162 = memref.load %partial[%5161] : memref<?xf32>
                  %5163 = arith.addi %5133, %10 : index
                  %5164 = arith.addi %5163, %c15 : index
                  %5165 = memref.load %partial[%5164] : memref<?xf32>
                  %5166 = arith.addi %5133, %10 : index
                  %5167 = arith.addi %5166, %c63 : index
                  %5168 = memref.load %partial[%5167] : memref<?xf32>
                  %5169 = arith.addi %5133, %10 : index
                  %5170 = arith.addi %5169, %c64 : index
                  %5171 = memref.load %partial[%5170] : memref<?xf32>
                  %5172 = arith.addi %5133, %10 : index
                  %5173 = arith.addi %5172, %c65 : index
                  %5174 = memref.load %partial[%5173] : memref<?xf32>
                  %5175 = arith.addi %5133, %10 : index
                  %5176 = arith.addi %5175, %c66 : index
                  %5177 = memref.load %partial[%5176] : memref<?xf32>
                  %5178 = arith.addi %5133, %10 : index
                  %5179 = arith.addi %5178, %c67 : index
                  %5180 = memref.load %partial[%5179] : memref<?xf32>
                  %5181 = arith.addi %5133, %10 : index
                  %5182 = arith.addi %5181, %c68 : index
                  %5183 = memref.load %partial[%5182] : memref<?xf32>
                  %5184 = arith.addi %5133, %10 : index
                  %5185 = arith.addi %5184, %c69 : index
                  %5186 = memref.load %partial[%5185] : memref<?xf32>
                  %5187 = arith.addi %5135, %c3 : index
                  %5188 = memref.load %partial[%5187] : memref<?xf32>
                  %5189 = arith.addi %5105, %c17 : i32
                  %5190 = arith.subi %3809, %c17 : i32
                  %5191 = arith.minsi %5189, %5190 : i32
                  %5192 = arith.addi %5059, %5191 : i32
                  %5193 = arith.addi %ranges, %groups : index
                  %5194 = arith.muli %12, %5193 : index
                  %5195 = arith.index_castui %5192 : i32 to index
                  %5196 = arith.addi %5194, %5195 : index
                  %5197 = arith.muli %5196, %c127 : index
                  %5198 = arith.addi %5197, %c5 : index
                  %5199 = arith.addi %5198, %11 : index
                  %5200 = memref.load %partial[%5199] : memref<?xf32>
                  %5201 = arith.cmpi slt, %5189, %3809 : i32
                  %5202 = arith.select %5201, %5200, %c71 : f32
                  %5203 = arith.addi %5197, %10 : index
                  %5204 = arith.addi %5203, %c22 : index
                  %5205 = memref.load %partial[%5204] : memref<?xf32>
                  %5206 = arith.addi %5197, %10 : index
                  %5207 = arith.addi %5206, %c6 : index
                  %5208 = memref.load %partial[%5207] : memref<?xf32>
                  %5209 = arith.addi %5197, %10 : index
                  %5210 = arith.addi %5209, %c57 : index
                  %5211 = memref.load %partial[%5210] : memref<?xf32>
                  %5212 = arith.addi %5197, %10 : index
                  %5213 = arith.addi %5212, %c58 : index
                  %5214 = memref.load %partial[%5213] : memref<?xf32>
                  %5215 = arith.addi %5197, %10 : index
                  %5216 = arith.addi %5215, %c59 : index
                  %5217 = memref.load %partial[%5216] : memref<?xf32>
                  %5218 = arith.addi %5197, %10 : index
                  %5219 = arith.addi %5218, %c60 : index
                  %5220 = memref.load %partial[%5219] : memref<?xf32>
                  %5221 = arith.addi %5197, %10 : index
                  %5222 = arith.addi %5221, %c61 : index
                  %5223 = memref.load %partial[%5222] : memref<?xf32>
                  %5224 = arith.addi %5197, %10 : index
                  %5225 = arith.addi %5224, %c62 : index
                  %5226 = memref.load %partial[%5225] : memref<?xf32>
                  %5227 = arith.addi %5197, %10 : index
                  %5228 = arith.addi %5227, %c15 : index
                  %5229 = memref.load %partial[%5228] : memref<?xf32>
                  %5230 = arith.addi %5197, %10 : index
                  %5231 = arith.addi %5230, %c63 : index
                  %5232 = memref.load %partial[%5231] : memref<?xf32>
                  %5233 = arith.addi %5197, %10 : index
                  %5234 = arith.addi %5233, %c64 : index
                  %5235 = memref.load %partial[%5234] : memref<?xf32>
                  %5236 = arith.addi %5197, %10 : index
                  %5237 = arith.addi %5236, %c65 : index
                  %5238 = memref.load %partial[%5237] : memref<?xf32>
                  %5239 = arith.addi %5197, %10 : index
                  %5240 = arith.addi %5239, %c66 : index
                  %5241 = memref.load %partial[%5240] : memref<?xf32>
                  %5242 = arith.addi %5197, %10 : index
                  %5243 = arith.addi %5242, %c67 : index
                  %5244 = memref.load %partial[%5243] : memref<?xf32>
                  %5245 = arith.addi %5197, %10 : index
                  %5246 = arith.addi %5245, %c68 : index
                  %5247 = memref.load %partial[%5246] : memref<?xf32>
                  %5248 = arith.addi %5197, %10 : index
                  %5249 = arith.addi %5248, %c69 : index
                  %5250 = memref.load %partial[%5249] : memref<?xf32>
                  %5251 = arith.addi %5199, %c3 : index
                  %5252 = memref.load %partial[%5251] : memref<?xf32>
                  %5253 = arith.addi %5105, %c101 : i32
                  %5254 = arith.subi %3809, %c17 : i32
                  %5255 = arith.minsi %5253, %5254 : i32
                  %5256 = arith.addi %5059, %5255 : i32
                  %5257 = arith.addi %ranges, %groups : index
                  %5258 = arith.muli %12, %5257 : index
                  %5259 = arith.index_castui %5256 : i32 to index
                  %5260 = arith.addi %5258, %5259 : index
                  %5261 = arith.muli %5260, %c127 : index
                  %5262 = arith.addi %5261, %c5 : index
                  %5263 = arith.addi %5262, %11 : index
                  %5264 = memref.load %partial[%5263] : memref<?xf32>
                  %5265 = arith.cmpi slt, %5253, %3809 : i32
                  %5266 = arith.select %5265, %5264, %c71 : f32
                  %5267 = arith.addi %5261, %10 : index
                  %5268 = arith.addi %5267, %c22 : index
                  %5269 = memref.load %partial[%5268] : memref<?xf32>
                  %5270 = arith.addi %5261, %10 : index
                  %5271 = arith.addi %5270, %c6 : index
                  %5272 = memref.load %partial[%5271] : memref<?xf32>
                  %5273 = arith.addi %5261, %10 : index
                  %5274 = arith.addi %5273, %c57 : index
                  %5275 = memref.load %partial[%5274] : memref<?xf32>
                  %5276 = arith.addi %5261, %10 : index
                  %5277 = arith.addi %5276, %c58 : index
                  %5278 = memref.load %partial[%5277] : memref<?xf32>
                  %5279 = arith.addi %5261, %10 : index
                  %5280 = arith.addi %5279, %c59 : index
                  %5281 = memref.load %partial[%5280] : memref<?xf32>
                  %5282 = arith.addi %5261, %10 : index
                  %5283 = arith.addi %5282, %c60 : index
                  %5284 = memref.load %partial[%5283] : memref<?xf32>
                  %5285 = arith.addi %5261, %10 : index
                  %5286 = arith.addi %5285, %c61 : index
                  %5287 = memref.load %partial[%5286] : memref<?xf32>
                  %5288 = arith.addi %5261, %10 : index
                  %5289 = arith.addi %5288, %c62 : index
                  %5290 = memref.load %partial[%5289] : memref<?xf32>
                  %5291 = arith.addi %5261, %10 : index
                  %5292 = arith.addi %5291, %c15 : index
                  %5293 = memref.load %partial[%5292] : memref<?xf32>
                  %5294 = arith.addi %5261, %10 : index
                  %5295 = arith.addi %5294, %c63 : index
                  %5296 = memref.load %partial[%5295] : memref<?xf32>
                  %5297 = arith.addi %5261, %10 : index
                  %5298 = arith.addi %5297, %c64 : index
                  %5299 = memref.load %partial[%5298] : memref<?xf32>
                  %5300 = arith.addi %5261, %10 : index
                  %5301 = arith.addi %5300, %c65 : index
                  %5302 = memref.load %partial[%5301] : memref<?xf32>
                  %5303 = arith.addi %5261, %10 : index
                  %5304 = arith.addi %5303, %c66 : index
                  %5305 = memref.load %partial[%5304] : memref<?xf32>
                  %5306 = arith.addi %5261, %10 : index
                  %5307 = arith.addi %5306, %c67 : index
                  %5308 = memref.load %partial[%5307] : memref<?xf32>
                  %5309 = arith.addi %5261, %10 : index
                  %5310 = arith.addi %5309, %c68 : index
                  %5311 = memref.load %partial[%5310] : memref<?xf32>
                  %5312 = arith.addi %5261, %10 : index
                  %5313 = arith.addi %5312, %c69 : index
                  %5314 = memref.load %partial[%5313] : memref<?xf32>
                  %5315 = arith.addi %5263, %c3 : index
                  %5316 = memref.load %partial[%5315] : memref<?xf32>
                  %5317 = arith.addi %5105, %c103 : i32
                  %5318 = arith.subi %3809, %c17 : i32
                  %5319 = arith.minsi %5317, %5318 : i32
                  %5320 = arith.addi %5059, %5319 : i32
                  %5321 = arith.addi %ranges, %groups : index
                  %5322 = arith.muli %12, %5321 : index
                  %5323 = arith.index_castui %5320 : i32 to index
                  %5324 = arith.addi %5322, %5323 : index
                  %5325 = arith.muli %5324, %c127 : index
                  %5326 = arith.addi %5325, %c5 : index
                  %5327 = arith.addi %5326, %11 : index
                  %5328 = memref.load %partial[%5327] : memref<?xf32>
                  %5329 = arith.cmpi slt, %5317, %3809 : i32
                  %5330 = arith.select %5329, %5328, %c71 : f32
                  %5331 = arith.addi %5325, %10 : index
                  %5332 = arith.addi %5331, %c22 : index
                  %5333 = memref.load %partial[%5332] : memref<?xf32>
                  %5334 = arith.addi %5325, %10 : index
                  %5335 = arith.addi %5334, %c6 : index
                  %5336 = memref.load %partial[%5335] : memref<?xf32>
                  %5337 = arith.addi %5325, %10 : index
                  %5338 = arith.addi %5337, %c57 : index
                  %5339 = memref.load %partial[%5338] : memref<?xf32>
                  %5340 = arith.addi %5325, %10 : index
                  %5341 = arith.addi %5340, %c58 : index
                  %5342 = memref.load %partial[%5341] : memref<?xf32>
                  %5343 = arith.addi %5325, %10 : index
                  %5344 = arith.addi %5343, %c59 : index
                  %5345 = memref.load %partial[%5344] : memref<?xf32>
                  %5346 = arith.addi %5325, %10 : index
                  %5347 = arith.addi %5346, %c60 : index
                  %5348 = memref.load %partial[%5347] : memref<?xf32>
                  %5349 = arith.addi %5325, %10 : index
                  %5350 = arith.addi %5349, %c61 : index
                  %5351 = memref.load %partial[%5350] : memref<?xf32>
                  %5352 = arith.addi %5325, %10 : index
                  %5353 = arith.addi %5352, %c62 : index
                  %5354 = memref.load %partial[%5353] : memref<?xf32>
                  %5355 = arith.addi %5325, %10 : index
                  %5356 = arith.addi %5355, %c15 : index
                  %5357 = memref.load %partial[%5356] : memref<?xf32>
                  %5358 = arith.addi %5325, %10 : index
                  %5359 = arith.addi %5358, %c63 : index
                  %5360 = memref.load %partial[%5359] : memref<?xf32>
                  %5361 = arith.addi %5325, %10 : index
                  %5362 = arith.addi %5361, %c64 : index
                  %5363 = memref.load %partial[%5362] : memref<?xf32>
                  %5364 = arith.addi %5325, %10 : index
                  %5365 = arith.addi %5364, %c65 : index
                  %5366 = memref.load %partial[%5365] : memref<?xf32>
                  %5367 = arith.addi %5325, %10 : index
                  %5368 = arith.addi %5367, %c66 : index
                  %5369 = memref.load %partial[%5368] : memref<?xf32>
                  %5370 = arith.addi %5325, %10 : index
                  %5371 = arith.addi %5370, %c67 : index
                  %5372 = memref.load %partial[%5371] : memref<?xf32>
                  %5373 = arith.addi %5325, %10 : index
                  %5374 = arith.addi %5373, %c68 : index
                  %5375 = memref.load %partial[%5374] : memref<?xf32>
                  %5376 = arith.addi %5325, %10 : index
                  %5377 = arith.addi %5376, %c69 : index
                  %5378 = memref.load %partial[%5377] : memref<?xf32>
                  %5379 = arith.addi %5327, %c3 : index
                  %5380 = memref.load %partial[%5379] : memref<?xf32>
                  %5381 = arith.addi %5105, %c104 : i32
                  %5382 = arith.subi %3809, %c17 : i32
                  %5383 = arith.minsi %5381, %5382 : i32
                  %5384 = arith.addi %5059, %5383 : i32
                  %5385 = arith.addi %ranges, %groups : index
                  %5386 = arith.muli %12, %5385 : index
                  %5387 = arith.index_castui %5384 : i32 to index
                  %5388 = arith.addi %5386, %5387 : index
                  %5389 = arith.muli %5388, %c127 : index
                  %5390 = arith.addi %5389, %c5 : index
                  %5391 = arith.addi %5390, %11 : index
                  %5392 = memref.load %partial[%5391] : memref<?xf32>
                  %5393 = arith.cmpi slt, %5381, %3809 : i32
                  %5394 = arith.select %5393, %5392, %c71 : f32
                  %5395 = arith.addi %5389, %10 : index
                  %5396 = arith.addi %5395, %c22 : index
                  %5397 = memref.load %partial[%5396] : memref<?xf32>
                  %5398 = arith.addi %5389, %10 : index
                  %5399 = arith.addi %5398, %c6 : index
                  %5400 = memref.load %partial[%5399] : memref<?xf32>
                  %5401 = arith.addi %5389, %10 : index
                  %5402 = arith.addi %5401, %c57 : index
                  %5403 = memref.load %partial[%5402] : memref<?xf32>
                  %5404 = arith.addi %5389, %10 : index
                  %5405 = arith.addi %5404, %c58 : index
                  %5406 = memref.load %partial[%5405] : memref<?xf32>
                  %5407 = arith.addi %5389, %10 : index
                  %5408 = arith.addi %5407, %c59 : index
                  %5409 = memref.load %partial[%5408] : memref<?xf32>
                  %5410 = arith.addi %5389, %10 : index
                  %5411 = arith.addi %5410, %c60 : index
                  %5412 = memref.load %partial[%5411] : memref<?xf32>
                  %5413 = arith.addi %5389, %10 : index
                  %5414 = arith.addi %5413, %c61 : index
                  %5415 = memref.load %partial[%5414] : memref<?xf32>
                  %5416 = arith.addi %5389, %10 : index
                  %5417 = arith.addi %5416, %c62 : index
                  %5418 = memref.load %partial[%5417] : memref<?xf32>
                  %5419 = arith.addi %5389, %10 : index
                  %5420 = arith.addi %5419, %c15 : index
                  %5421 = memref.load %partial[%5420] : memref<?xf32>
                  %5422 = arith.addi %5389, %10 : index
                  %5423 = arith.addi %5422, %c63 : index
                  %5424 = memref.load %partial[%5423] : memref<?xf32>
                  %5425 = arith.addi %5389, %10 : index
                  %5426 = arith.addi %5425, %c64 : index
                  %5427 = memref.load %partial[%5426] : memref<?xf32>
                  %5428 = arith.addi %5389, %10 : index
                  %5429 = arith.addi %5428, %c65 : index
                  %5430 = memref.load %partial[%5429] : memref<?xf32>
                  %5431 = arith.addi %5389, %10 : index
                  %5432 = arith.addi %5431, %c66 : index
                  %5433 = memref.load %partial[%5432] : memref<?xf32>
                  %5434 = arith.addi %5389, %10 : index
                  %5435 = arith.addi %5434, %c67 : index
                  %5436 = memref.load %partial[%5435] : memref<?xf32>
                  %5437 = arith.addi %5389, %10 : index
                  %5438 = arith.addi %5437, %c68 : index
                  %5439 = memref.load %partial[%5438] : memref<?xf32>
                  %5440 = arith.addi %5389, %10 : index
                  %5441 = arith.addi %5440, %c69 : index
                  %5442 = memref.load %partial[%5441] : memref<?xf32>
                  %5443 = arith.addi %5391, %c3 : index
                  %5444 = memref.load %partial[%5443] : memref<?xf32>
                  %5445 = arith.addi %5105, %c106 : i32
                  %5446 = arith.subi %3809, %c17 : i32
                  %5447 = arith.minsi %5445, %5446 : i32
                  %5448 = arith.addi %5059, %5447 : i32
                  %5449 = arith.addi %ranges, %groups : index
                  %5450 = arith.muli %12, %5449 : index
                  %5451 = arith.index_castui %5448 : i32 to index
                  %5452 = arith.addi %5450, %5451 : index
                  %5453 = arith.muli %5452, %c127 : index
                  %5454 = arith.addi %5453, %c5 : index
                  %5455 = arith.addi %5454, %11 : index
                  %5456 = memref.load %partial[%5455] : memref<?xf32>
                  %5457 = arith.cmpi slt, %5445, %3809 : i32
                  %5458 = arith.select %5457, %5456, %c71 : f32
                  %5459 = arith.addi %5453, %10 : index
                  %5460 = arith.addi %5459, %c22 : index
                  %5461 = memref.load %partial[%5460] : memref<?xf32>
                  %5462 = arith.addi %5453, %10 : index
                  %5463 = arith.addi %5462, %c6 : index
                  %5464 = memref.load %partial[%5463] : memref<?xf32>
                  %5465 = arith.addi %5453, %10 : index
                  %5466 = arith.addi %5465, %c57 : index
                  %5467 = memref.load %partial[%5466] : memref<?xf32>
                  %5468 = arith.addi %5453, %10 : index
                  %5469 = arith.addi %5468, %c58 : index
                  %5470 = memref.load %partial[%5469] : memref<?xf32>
                  %5471 = arith.addi %5453, %10 : index
                  %5472 = arith.addi %5471, %c59 : index
                  %5473 = memref.load %partial[%5472] : memref<?xf32>
                  %5474 = arith.addi %5453, %10 : index
                  %5475 = arith.addi %5474, %c60 : index
                  %5476 = memref.load %partial[%5475] : memref<?xf32>
                  %5477 = arith.addi %5453, %10 : index
                  %5478 = arith.addi %5477, %c61 : index
                  %5479 = memref.load %partial[%5478] : memref<?xf32>
                  %5480 = arith.addi %5453, %10 : index
                  %5481 = arith.addi %5480, %c62 : index
                  %5482 = memref.load %partial[%5481] : memref<?xf32>
                  %5483 = arith.addi %5453, %10 : index
                  %5484 = arith.addi %5483, %c15 : index
                  %5485 = memref.load %partial[%5484] : memref<?xf32>
                  %5486 = arith.addi %5453, %10 : index
                  %5487 = arith.addi %5486, %c63 : index
                  %5488 = memref.load %partial[%5487] : memref<?xf32>
                  %5489 = arith.addi %5453, %10 : index
                  %5490 = arith.addi %5489, %c64 : index
                  %5491 = memref.load %partial[%5490] : memref<?xf32>
                  %5492 = arith.addi %5453, %10 : index
                  %5493 = arith.addi %5492, %c65 : index
                  %5494 = memref.load %partial[%5493] : memref<?xf32>
                  %5495 = arith.addi %5453, %10 : index
                  %5496 = arith.addi %5495, %c66 : index
                  %5497 = memref.load %partial[%5496] : memref<?xf32>
                  %5498 = arith.addi %5453, %10 : index
                  %5499 = arith.addi %5498, %c67 : index
                  %5500 = memref.load %partial[%5499] : memref<?xf32>
                  %5501 = arith.addi %5453, %10 : index
                  %5502 = arith.addi %5501, %c68 : index
                  %5503 = memref.load %partial[%5502] : memref<?xf32>
                  %5504 = arith.addi %5453, %10 : index
                  %5505 = arith.addi %5504, %c69 : index
                  %5506 = memref.load %partial[%5505] : memref<?xf32>
                  %5507 = arith.addi %5455, %c3 : index
                  %5508 = memref.load %partial[%5507] : memref<?xf32>
                  %5509 = arith.addi %5105, %c107 : i32
                  %5510 = arith.subi %3809, %c17 : i32
                  %5511 = arith.minsi %5509, %5510 : i32
                  %5512 = arith.addi %5059, %5511 : i32
                  %5513 = arith.addi %ranges, %groups : index
                  %5514 = arith.muli %12, %5513 : index
                  %5515 = arith.index_castui %5512 : i32 to index
                  %5516 = arith.addi %5514, %5515 : index
                  %5517 = arith.muli %5516, %c127 : index
                  %5518 = arith.addi %5517, %c5 : index
                  %5519 = arith.addi %5518, %11 : index
                  %5520 = memref.load %partial[%5519] : memref<?xf32>
                  %5521 = arith.cmpi slt, %5509, %3809 : i32
                  %5522 = arith.select %5521, %5520, %c71 : f32
                  %5523 = arith.addi %5517, %10 : index
                  %5524 = arith.addi %5523, %c22 : index
                  %5525 = memref.load %partial[%5524] : memref<?xf32>
                  %5526 = arith.addi %5517, %10 : index
                  %5527 = arith.addi %5526, %c6 : index
                  %5528 = memref.load %partial[%5527] : memref<?xf32>
                  %5529 = arith.addi %5517, %10 : index
                  %5530 = arith.addi %5529, %c57 : index
                  %5531 = memref.load %partial[%5530] : memref<?xf32>
                  %5532 = arith.addi %5517, %10 : index
                  %5533 = arith.addi %5532, %c58 : index
                  %5534 = memref.load %partial[%5533] : memref<?xf32>
                  %5535 = arith.addi %5517, %10 : index
                  %5536 = arith.addi %5535, %c59 : index
                  %5537 = memref.load %partial[%5536] : memref<?xf32>
                  %5538 = arith.addi %5517, %10 : index
                  %5539 = arith.addi %5538, %c60 : index
                  %5540 = memref.load %partial[%5539] : memref<?xf32>
                  %5541 = arith.addi %5517, %10 : index
                  %5542 = arith.addi %5541, %c61 : index
                  %5543 = memref.load %partial[%5542] : memref<?xf32>
                  %5544 = arith.addi %5517, %10 : index
                  %5545 = arith.addi %5544, %c62 : index
                  %5546 = memref.load %partial[%5545] : memref<?xf32>
                  %5547 = arith.addi %5517, %10 : index
                  %5548 = arith.addi %5547, %c15 : index
                  %5549 = memref.load %partial[%5548] : memref<?xf32>
                  %5550 = arith.addi %5517, %10 : index
                  %5551 = arith.addi %5550, %c63 : index
                  %5552 = memref.load %partial[%5551] : memref<?xf32>
                  %5553 = arith.addi %5517, %10 : index
                  %5554 = arith.addi %5553, %c64 : index
                  %5555 = memref.load %partial[%5554] : memref<?xf32>
                  %5556 = arith.addi %5517, %10 : index
                  %5557 = arith.addi %5556, %c65 : index
                  %5558 = memref.load %partial[%5557] : memref<?xf32>
                  %5559 = arith.addi %5517, %10 : index
                  %5560 = arith.addi %5559, %c66 : index
                  %5561 = memref.load %partial[%5560] : memref<?xf32>
                  %5562 = arith.addi %5517, %10 : index
                  %5563 = arith.addi %5562, %c67 : index
                  %5564 = memref.load %partial[%5563] : memref<?xf32>
                  %5565 = arith.addi %5517, %10 : index
                  %5566 = arith.addi %5565, %c68 : index
                  %5567 = memref.load %partial[%5566] : memref<?xf32>
                  %5568 = arith.addi %5517, %10 : index
                  %5569 = arith.addi %5568, %c69 : index
                  %5570 = memref.load %partial[%5569] : memref<?xf32>
                  %5571 = arith.addi %5519, %c3 : index
                  %5572 = memref.load %partial[%5571] : memref<?xf32>
                  %5573 = arith.addi %5105, %c109 : i32
                  %5574 = arith.subi %3809, %c17 : i32
                  %5575 = arith.minsi %5573, %5574 : i32
                  %5576 = arith.addi %5059, %5575 : i32
                  %5577 = arith.addi %ranges, %groups : index
                  %5578 = arith.muli %12, %5577 : index
                  %5579 = arith.index_castui %5576 : i32 to index
                  %5580 = arith.addi %5578, %5579 : index
                  %5581 = arith.muli %5580, %c127 : index
                  %5582 = arith.addi %5581, %c5 : index
                  %5583 = arith.addi %5582, %11 : index
                  %5584 = memref.load %partial[%5583] : memref<?xf32>
                  %5585 = arith.cmpi slt, %5573, %3809 : i32
                  %5586 = arith.select %5585, %5584, %c71 : f32
                  %5587 = arith.addi %5581, %10 : index
                  %5588 = arith.addi %5587, %c22 : index
                  %5589 = memref.load %partial[%5588] : memref<?xf32>
                  %5590 = arith.addi %5581, %10 : index
                  %5591 = arith.addi %5590, %c6 : index
                  %5592 = memref.load %partial[%5591] : memref<?xf32>
                  %5593 = arith.addi %5581, %10 : index
                  %5594 = arith.addi %5593, %c57 : index
                  %5595 = memref.load %partial[%5594] : memref<?xf32>
                  %5596 = arith.addi %5581, %10 : index
                  %5597 = arith.addi %5596, %c58 : index
                  %5598 = memref.load %partial[%5597] : memref<?xf32>
                  %5599 = arith.addi %5581, %10 : index
                  %5600 = arith.addi %5599, %c59 : index
                  %5601 = memref.load %partial[%5600] : memref<?xf32>
                  %5602 = arith.addi %5581, %10 : index
                  %5603 = arith.addi %5602, %c60 : index
                  %5604 = memref.load %partial[%5603] : memref<?xf32>
                  %5605 = arith.addi %5581, %10 : index
                  %5606 = arith.addi %5605, %c61 : index
                  %5607 = memref.load %partial[%5606] : memref<?xf32>
                  %5608 = arith.addi %5581, %10 : index
                  %5609 = arith.addi %5608, %c62 : index
                  %5610 = memref.load %partial[%5609] : memref<?xf32>
                  %5611 = arith.addi %5581, %10 : index
                  %5612 = arith.addi %5611, %c15 : index
                  %5613 = memref.load %partial[%5612] : memref<?xf32>
                  %5614 = arith.addi %5581, %10 : index
                  %5615 = arith.addi %5614, %c63 : index
                  %5616 = memref.load %partial[%5615] : memref<?xf32>
                  %5617 = arith.addi %5581, %10 : index
                  %5618 = arith.addi %5617, %c64 : index
                  %5619 = memref.load %partial[%5618] : memref<?xf32>
                  %5620 = arith.addi %5581, %10 : index
                  %5621 = arith.addi %5620, %c65 : index
                  %5622 = memref.load %partial[%5621] : memref<?xf32>
                  %5623 = arith.addi %5581, %10 : index
                  %5624 = arith.addi %5623, %c66 : index
                  %5625 = memref.load %partial[%5624] : memref<?xf32>
                  %5626 = arith.addi %5581, %10 : index
                  %5627 = arith.addi %5626, %c67 : index
                  %5628 = memref.load %partial[%5627] : memref<?xf32>
                  %5629 = arith.addi %5581, %10 : index
                  %5630 = arith.addi %5629, %c68 : index
                  %5631 = memref.load %partial[%5630] : memref<?xf32>
                  %5632 = arith.addi %5581, %10 : index
                  %5633 = arith.addi %5632, %c69 : index
                  %5634 = memref.load %partial[%5633] : memref<?xf32>
                  %5635 = arith.addi %5583, %c3 : index
                  %5636 = memref.load %partial[%5635] : memref<?xf32>
                  %5637 = arith.maxnumf %5106, %5138 fastmath<nnan> : f32
                  %5638 = arith.subf %5106, %5637 : f32
                  %5639 = wave.exp2 %5638 : f32
                  %5640 = arith.subf %5138, %5637 : f32
                  %5641 = wave.exp2 %5640 : f32
                  %5642 = arith.mulf %5107, %5639 : f32
                  %5643 = math.fma %5188, %5641, %5642 : f32
                  %5644 = arith.mulf %5108, %5639 : f32
                  %5645 = math.fma %5141, %5641, %5644 : f32
                  %5646 = arith.mulf %5109, %5639 : f32
                  %5647 = math.fma %5144, %5641, %5646 : f32
                  %5648 = arith.mulf %5110, %5639 : f32
                  %5649 = math.fma %5147, %5641, %5648 : f32
                  %5650 = arith.mulf %5111, %5639 : f32
                  %5651 = math.fma %5150, %5641, %5650 : f32
                  %5652 = arith.mulf %5112, %5639 : f32
                  %5653 = math.fma %5153, %5641, %5652 : f32
                  %5654 = arith.mulf %5113, %5639 : f32
                  %5655 = math.fma %5156, %5641, %5654 : f32
                  %5656 = arith.mulf %5114, %5639 : f32
                  %5657 = math.fma %5159, %5641, %5656 : f32
                  %5658 = arith.mulf %5115, %5639 : f32
                  %5659 = math.fma %5162, %5641, %5658 : f32
                  %5660 = arith.mulf %5116, %5639 : f32
                  %5661 = math.fma %5165, %5641, %5660 : f32
                  %5662 = arith.mulf %5117, %5639 : f32
                  %5663 = math.fma %5168, %5641, %5662 : f32
                  %5664 = arith.mulf %5118, %5639 : f32
                  %5665 = math.fma %5171, %5641, %5664 : f32
                  %5666 = arith.mulf %5119, %5639 : f32
                  %5667 = math.fma %5174, %5641, %5666 : f32
                  %5668 = arith.mulf %5120, %5639 : f32
                  %5669 = math.fma %5177, %5641, %5668 : f32
                  %5670 = arith.mulf %5121, %5639 : f32
                  %5671 = math.fma %5180, %5641, %5670 : f32
                  %5672 = arith.mulf %5122, %5639 : f32
                  %5673 = math.fma %5183, %5641, %5672 : f32
                  %5674 = arith.mulf %5123, %5639 : f32
                  %5675 = math.fma %5186, %5641, %5674 : f32
                  %5676 = arith.maxnumf %5637, %5202 fastmath<nnan> : f32
                  %5677 = arith.subf %5637, %5676 : f32
                  %5678 = wave.exp2 %5677 : f32
                  %5679 = arith.subf %5202, %5676 : f32
                  %5680 = wave.exp2 %5679 : f32
                  %5681 = arith.mulf %5643, %5678 : f32
                  %5682 = math.fma %5252, %5680, %5681 : f32
                  %5683 = arith.mulf %5645, %5678 : f32
                  %5684 = math.fma %5205, %5680, %5683 : f32
                  %5685 = arith.mulf %5647, %5678 : f32
                  %5686 = math.fma %5208, %5680, %5685 : f32
                  %5687 = arith.mulf %5649, %5678 : f32
                  %5688 = math.fma %5211, %5680, %5687 : f32
                  %5689 = arith.mulf %5651, %5678 : f32
                  %5690 = math.fma %5214, %5680, %5689 : f32
                  %5691 = arith.mulf %5653, %5678 : f32
                  %5692 = math.fma %5217, %5680, %5691 : f32
                  %5693 = arith.mulf %5655, %5678 : f32
                  %5694 = math.fma %5220, %5680, %5693 : f32
                  %5695 = arith.mulf %5657, %5678 : f32
                  %5696 = math.fma %5223, %5680, %5695 : f32
                  %5697 = arith.mulf %5659, %5678 : f32
                  %5698 = math.fma %5226, %5680, %5697 : f32
                  %5699 = arith.mulf %5661, %5678 : f32
                  %5700 = math.fma %5229, %5680, %5699 : f32
                  %5701 = arith.mulf %5663, %5678 : f32
                  %5702 = math.fma %5232, %5680, %5701 : f32
                  %5703 = arith.mulf %5665, %5678 : f32
                  %5704 = math.fma %5235, %5680, %5703 : f32
                  %5705 = arith.mulf %5667, %5678 : f32
                  %5706 = math.fma %5238, %5680, %5705 : f32
                  %5707 = arith.mulf %5669, %5678 : f32
                  %5708 = math.fma %5241, %5680, %5707 : f32
                  %5709 = arith.mulf %5671, %5678 : f32
                  %5710 = math.fma %5244, %5680, %5709 : f32
                  %5711 = arith.mulf %5673, %5678 : f32
                  %5712 = math.fma %5247, %5680, %5711 : f32
                  %5713 = arith.mulf %5675, %5678 : f32
                  %5714 = math.fma %5250, %5680, %5713 : f32
                  %5715 = arith.maxnumf %5676, %5266 fastmath<nnan> : f32
                  %5716 = arith.subf %5676, %5715 : f32
                  %5717 = wave.exp2 %5716 : f32
                  %5718 = arith.subf %5266, %5715 : f32
                  %5719 = wave.exp2 %5718 : f32
                  %5720 = arith.mulf %5682, %5717 : f32
                  %5721 = math.fma %5316, %5719, %5720 : f32
                  %5722 = arith.mulf %5684, %5717 : f32
                  %5723 = math.fma %5269, %5719, %5722 : f32
                  %5724 = arith.mulf %5686, %5717 : f32
                  %5725 = math.fma %5272, %5719, %5724 : f32
                  %5726 = arith.mulf %5688, %5717 : f32
                  %5727 = math.fma %5275, %5719, %5726 : f32
                  %5728 = arith.mulf %5690, %5717 : f32
                  %5729 = math.fma %5278, %5719, %5728 : f32
                  %5730 = arith.mulf %5692, %5717 : f32
                  %5731 = math.fma %5281, %5719, %5730 : f32
                  %5732 = arith.mulf %5694, %5717 : f32
                  %5733 = math.fma %5284, %5719, %5732 : f32
                  %5734 = arith.mulf %5696, %5717 : f32
                  %5735 = math.fma %5287, %5719, %5734 : f32
                  %5736 = arith.mulf %5698, %5717 : f32
                  %5737 = math.fma %5290, %5719, %5736 : f32
                  %5738 = arith.mulf %5700, %5717 : f32
                  %5739 = math.fma %5293, %5719, %5738 : f32
                  %5740 = arith.mulf %5702, %5717 : f32
                  %5741 = math.fma %5296, %5719, %5740 : f32
                  %5742 = arith.mulf %5704, %5717 : f32
                  %5743 = math.fma %5299, %5719, %5742 : f32
                  %5744 = arith.mulf %5706, %5717 : f32
                  %5745 = math.fma %5302, %5719, %5744 : f32
                  %5746 = arith.mulf %5708, %5717 : f32
                  %5747 = math.fma %5305, %5719, %5746 : f32
                  %5748 = arith.mulf %5710, %5717 : f32
                  %5749 = math.fma %5308, %5719, %5748 : f32
                  %5750 = arith.mulf %5712, %5717 : f32
                  %5751 = math.fma %5311, %5719, %5750 : f32
                  %5752 = arith.mulf %5714, %5717 : f32
                  %5753 = math.fma %5314, %5719, %5752 : f32
                  %5754 = arith.maxnumf %5715, %5330 fastmath<nnan> : f32
                  %5755 = arith.subf %5715, %5754 : f32
                  %5756 = wave.exp2 %5755 : f32
                  %5757 = arith.subf %5330, %5754 : f32
                  %5758 = wave.exp2 %5757 : f32
                  %5759 = arith.mulf %5721, %5756 : f32
                  %5760 = math.fma %5380, %5758, %5759 : f32
                  %5761 = arith.mulf %5723, %5756 : f32
                  %5762 = math.fma %5333, %5758, %5761 : f32
                  %5763 = arith.mulf %5725, %5756 : f32
                  %5764 = math.fma %5336, %5758, %5763 : f32
                  %5765 = arith.mulf %5727, %5756 : f32
                  %5766 = math.fma %5339, %5758, %5765 : f32
                  %5767 = arith.mulf %5729, %5756 : f32
                  %5768 = math.fma %5342, %5758, %5767 : f32
                  %5769 = arith.mulf %5731, %5756 : f32
                  %5770 = math.fma %5345, %5758, %5769 : f32
                  %5771 = arith.mulf %5733, %5756 : f32
                  %5772 = math.fma %5348, %5758, %5771 : f32
                  %5773 = arith.mulf %5735, %5756 : f32
                  %5774 = math.fma %5351, %5758, %5773 : f32
                  %5775 = arith.mulf %5737, %5756 : f32
                  %5776 = math.fma %5354, %5758, %5775 : f32
                  %5777 = arith.mulf %5739, %5756 : f32
                  %5778 = math.fma %5357, %5758, %5777 : f32
                  %5779 = arith.mulf %5741, %5756 : f32
                  %5780 = math.fma %5360, %5758, %5779 : f32
                  %5781 = arith.mulf %5743, %5756 : f32
                  %5782 = math.fma %5363, %5758, %5781 : f32
                  %5783 = arith.mulf %5745, %5756 : f32
                  %5784 = math.fma %5366, %5758, %5783 : f32
                  %5785 = arith.mulf %5747, %5756 : f32
                  %5786 = math.fma %5369, %5758, %5785 : f32
                  %5787 = arith.mulf %5749, %5756 : f32
                  %5788 = math.fma %5372, %5758, %5787 : f32
                  %5789 = arith.mulf %5751, %5756 : f32
                  %5790 = math.fma %5375, %5758, %5789 : f32
                  %5791 = arith.mulf %5753, %5756 : f32
                  %5792 = math.fma %5378, %5758, %5791 : f32
                  %5793 = arith.maxnumf %5754, %5394 fastmath<nnan> : f32
                  %5794 = arith.subf %5754, %5793 : f32
                  %5795 = wave.exp2 %5794 : f32
                  %5796 = arith.subf %5394, %5793 : f32
                  %5797 = wave.exp2 %5796 : f32
                  %5798 = arith.mulf %5760, %5795 : f32
                  %5799 = math.fma %5444, %5797, %5798 : f32
                  %5800 = arith.mulf %5762, %5795 : f32
                  %5801 = math.fma %5397, %5797, %5800 : f32
                  %5802 = arith.mulf %5764, %5795 : f32
                  %5803 = math.fma %5400, %5797, %5802 : f32
                  %5804 = arith.mulf %5766, %5795 : f32
                  %5805 = math.fma %5403, %5797, %5804 : f32
                  %5806 = arith.mulf %5768, %5795 : f32
                  %5807 = math.fma %5406, %5797, %5806 : f32
                  %5808 = arith.mulf %5770, %5795 : f32
                  %5809 = math.fma %5409, %5797, %5808 : f32
                  %5810 = arith.mulf %5772, %5795 : f32
                  %5811 = math.fma %5412, %5797, %5810 : f32
                  %5812 = arith.mulf %5774, %5795 : f32
                  %5813 = math.fma %5415, %5797, %5812 : f32
                  %5814 = arith.mulf %5776, %5795 : f32
                  %5815 = math.fma %5418, %5797, %5814 : f32
                  %5816 = arith.mulf %5778, %5795 : f32
                  %5817 = math.fma %5421, %5797, %5816 : f32
                  %5818 = arith.mulf %5780, %5795 : f32
                  %5819 = math.fma %5424, %5797, %5818 : f32
                  %5820 = arith.mulf %5782, %5795 : f32
                  %5821 = math.fma %5427, %5797, %5820 : f32
                  %5822 = arith.mulf %5784, %5795 : f32
                  %5823 = math.fma %5430, %5797, %5822 : f32
                  %5824 = arith.mulf %5786, %5795 : f32
                  %5825 = math.fma %5433, %5797, %5824 : f32
                  %5826 = arith.mulf %5788, %5795 : f32
                  %5827 = math.fma %5436, %5797, %5826 : f32
                  %5828 = arith.mulf %5790, %5795 : f32
                  %5829 = math.fma %5439, %5797, %5828 : f32
                  %5830 = arith.mulf %5792, %5795 : f32
                  %5831 = math.fma %5442, %5797, %5830 : f32
                  %5832 = arith.maxnumf %5793, %5458 fastmath<nnan> : f32
                  %5833 = arith.subf %5793, %5832 : f32
                  %5834 = wave.exp2 %5833 : f32
                  %5835 = arith.subf %5458, %5832 : f32
                  %5836 = wave.exp2 %5835 : f32
                  %5837 = arith.mulf %5799, %5834 : f32
                  %5838 = math.fma %5508, %5836, %5837 : f32
                  %5839 = arith.mulf %5801, %5834 : f32
                  %5840 = math.fma %5461, %5836, %5839 : f32
                  %5841 = arith.mulf %5803, %5834 : f32
                  %5842 = math.fma %5464, %5836, %5841 : f32
                  %5843 = arith.mulf %5805, %5834 : f32
                  %5844 = math.fma %5467, %5836, %5843 : f32
                  %5845 = arith.mulf %5807, %5834 : f32
                  %5846 = math.fma %5470, %5836, %5845 : f32
                  %5847 = arith.mulf %5809, %5834 : f32
                  %5848 = math.fma %5473, %5836, %5847 : f32
                  %5849 = arith.mulf %5811, %5834 : f32
                  %5850 = math.fma %5476, %5836, %5849 : f32
                  %5851 = arith.mulf %5813, %5834 : f32
                  %5852 = math.fma %5479, %5836, %5851 : f32
                  %5853 = arith.mulf %5815, %5834 : f32
                  %5854 = math.fma %5482, %5836, %5853 : f32
                  %5855 = arith.mulf %5817, %5834 : f32
                  %5856 = math.fma %5485, %5836, %5855 : f32
                  %5857 = arith.mulf %5819, %5834 : f32
                  %5858 = math.fma %5488, %5836, %5857 : f32
                  %5859 = arith.mulf %5821, %5834 : f32
                  %5860 = math.fma %5491, %5836, %5859 : f32
                  %5861 = arith.mulf %5823, %5834 : f32
                  %5862 = math.fma %5494, %5836, %5861 : f32
                  %5863 = arith.mulf %5825, %5834 : f32
                  %5864 = math.fma %5497, %5836, %5863 : f32
                  %5865 = arith.mulf %5827, %5834 : f32
                  %5866 = math.fma %5500, %5836, %5865 : f32
                  %5867 = arith.mulf %5829, %5834 : f32
                  %5868 = math.fma %5503, %5836, %5867 : f32
                  %5869 = arith.mulf %5831, %5834 : f32
                  %5870 = math.fma %5506, %5836, %5869 : f32
                  %5871 = arith.maxnumf %5832, %5522 fastmath<nnan> : f32
                  %5872 = arith.subf %5832, %5871 : f32
                  %5873 = wave.exp2 %5872 : f32
                  %5874 = arith.subf %5522, %5871 : f32
                  %5875 = wave.exp2 %5874 : f32
                  %5876 = arith.mulf %5838, %5873 : f32
                  %5877 = math.fma %5572, %5875, %5876 : f32
                  %5878 = arith.mulf %5840, %5873 : f32
                  %5879 = math.fma %5525, %5875, %5878 : f32
                  %5880 = arith.mulf %5842, %5873 : f32
                  %5881 = math.fma %5528, %5875, %5880 : f32
                  %5882 = arith.mulf %5844, %5873 : f32
                  %5883 = math.fma %5531, %5875, %5882 : f32
                  %5884 = arith.mulf %5846, %5873 : f32
                  %5885 = math.fma %5534, %5875, %5884 : f32
                  %5886 = arith.mulf %5848, %5873 : f32
                  %5887 = math.fma %5537, %5875, %5886 : f32
                  %5888 = arith.mulf %5850, %5873 : f32
                  %5889 = math.fma %5540, %5875, %5888 : f32
                  %5890 = arith.mulf %5852, %5873 : f32
                  %5891 = math.fma %5543, %5875, %5890 : f32
                  %5892 = arith.mulf %5854, %5873 : f32
                  %5893 = math.fma %5546, %5875, %5892 : f32
                  %5894 = arith.mulf %5856, %5873 : f32
                  %5895 = math.fma %5549, %5875, %5894 : f32
                  %5896 = arith.mulf %5858, %5873 : f32
                  %5897 = math.fma %5552, %5875, %5896 : f32
                  %5898 = arith.mulf %5860, %5873 : f32
                  %5899 = math.fma %5555, %5875, %5898 : f32
                  %5900 = arith.mulf %5862, %5873 : f32
                  %5901 = math.fma %5558, %5875, %5900 : f32
                  %5902 = arith.mulf %5864, %5873 : f32
                  %5903 = math.fma %5561, %5875, %5902 : f32
                  %5904 = arith.mulf %5866, %5873 : f32
                  %5905 = math.fma %5564, %5875, %5904 : f32
                  %5906 = arith.mulf %5868, %5873 : f32
                  %5907 = math.fma %5567, %5875, %5906 : f32
                  %5908 = arith.mulf %5870, %5873 : f32
                  %5909 = math.fma %5570, %5875, %5908 : f32
                  %5910 = arith.maxnumf %5871, %5586 fastmath<nnan> : f32
                  %5911 = arith.subf %5871, %5910 : f32
                  %5912 = wave.exp2 %5911 : f32
                  %5913 = arith.subf %5586, %5910 : f32
                  %5914 = wave.exp2 %5913 : f32
                  %5915 = arith.mulf %5877, %5912 : f32
                  %5916 = math.fma %5636, %5914, %5915 : f32
                  %5917 = arith.mulf %5879, %5912 : f32
                  %5918 = math.fma %5589, %5914, %5917 : f32
                  %5919 = arith.mulf %5881, %5912 : f32
                  %5920 = math.fma %5592, %5914, %5919 : f32
                  %5921 = arith.mulf %5883, %5912 : f32
                  %5922 = math.fma %5595, %5914, %5921 : f32
                  %5923 = arith.mulf %5885, %5912 : f32
                  %5924 = math.fma %5598, %5914, %5923 : f32
                  %5925 = arith.mulf %5887, %5912 : f32
                  %5926 = math.fma %5601, %5914, %5925 : f32
                  %5927 = arith.mulf %5889, %5912 : f32
                  %5928 = math.fma %5604, %5914, %5927 : f32
                  %5929 = arith.mulf %5891, %5912 : f32
                  %5930 = math.fma %5607, %5914, %5929 : f32
                  %5931 = arith.mulf %5893, %5912 : f32
                  %5932 = math.fma %5610, %5914, %5931 : f32
                  %5933 = arith.mulf %5895, %5912 : f32
                  %5934 = math.fma %5613, %5914, %5933 : f32
                  %5935 = arith.mulf %5897, %5912 : f32
                  %5936 = math.fma %5616, %5914, %5935 : f32
                  %5937 = arith.mulf %5899, %5912 : f32
                  %5938 = math.fma %5619, %5914, %5937 : f32
                  %5939 = arith.mulf %5901, %5912 : f32
                  %5940 = math.fma %5622, %5914, %5939 : f32
                  %5941 = arith.mulf %5903, %5912 : f32
                  %5942 = math.fma %5625, %5914, %5941 : f32
                  %5943 = arith.mulf %5905, %5912 : f32
                  %5944 = math.fma %5628, %5914, %5943 : f32
                  %5945 = arith.mulf %5907, %5912 : f32
                  %5946 = math.fma %5631, %5914, %5945 : f32
                  %5947 = arith.mulf %5909, %5912 : f32
                  %5948 = math.fma %5634, %5914, %5947 : f32
                  scf.yield %5910, %5916, %5918, %5920, %5922, %5924, %5926, %5928, %5930, %5932, %5934, %5936, %5938, %5940, %5942, %5944, %5946, %5948 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %5949 = arith.addi %kvHeads, %18 : index
                %5950 = memref.load %scales[%5949] : memref<?xf32>
                %5951 = arith.divf %5950, %5124#1 : f32
                %5952 = arith.addi %20, %11 : index
                %5953 = arith.cmpi slt, %5952, %groupSize : index
                scf.if %5953 {
                  %5954 = arith.muli %18, %groupSize : index
                  %5955 = arith.addi %5954, %5952 : index
                  %5956 = arith.muli %5955, %c6 : index
                  %5957 = arith.muli %heads, %c6 : index
                  %5958 = arith.addi %10, %c22 : index
                  %5959 = arith.mulf %5124#2, %5951 : f32
                  %5960 = arith.addf %5959, %c72 : f32
                  %5961 = arith.minimumf %5960, %c123 : f32
                  %5962 = arith.maximumf %5961, %c124 : f32
                  %5963 = arith.truncf %5962 : f32 to f16
                  %5964 = arith.divui %5958, %c3 : index
                  %5965 = arith.addi %5956, %5964 : index
                  %5966 = arith.divui %27, %outTileRows : index
                  %5967 = arith.divui %5957, %c3 : index
                  %5968 = arith.muli %5966, %5967 : index
                  %5969 = arith.divui %5965, %c3 : index
                  %5970 = arith.addi %5968, %5969 : index
                  %5971 = arith.muli %5970, %c9 : index
                  %5972 = arith.remui %5965, %c3 : index
                  %5973 = arith.divui %5972, %c23 : index
                  %5974 = arith.addi %5971, %5973 : index
                  %5975 = arith.muli %outTileRows, %c23 : index
                  %5976 = arith.muli %5974, %5975 : index
                  %5977 = arith.remui %27, %outTileRows : index
                  %5978 = arith.muli %5977, %c23 : index
                  %5979 = arith.addi %5976, %5978 : index
                  %5980 = arith.remui %5965, %c23 : index
                  %5981 = arith.addi %5979, %5980 : index
                  memref.store %5963, %out[%5981] : memref<?xf16>
                  %5982 = arith.addi %10, %c6 : index
                  %5983 = arith.mulf %5124#3, %5951 : f32
                  %5984 = arith.addf %5983, %c72 : f32
                  %5985 = arith.minimumf %5984, %c123 : f32
                  %5986 = arith.maximumf %5985, %c124 : f32
                  %5987 = arith.truncf %5986 : f32 to f16
                  %5988 = arith.divui %5982, %c3 : index
                  %5989 = arith.addi %5956, %5988 : index
                  %5990 = arith.divui %27, %outTileRows : index
                  %5991 = arith.divui %5957, %c3 : index
                  %5992 = arith.muli %5990, %5991 : index
                  %5993 = arith.divui %5989, %c3 : index
                  %5994 = arith.addi %5992, %5993 : index
                  %5995 = arith.muli %5994, %c9 : index
                  %5996 = arith.remui %5989, %c3 : index
                  %5997 = arith.divui %5996, %c23 : index
                  %5998 = arith.addi %5995, %5997 : index
                  %5999 = arith.muli %outTileRows, %c23 : index
                  %6000 = arith.muli %5998, %5999 : index
                  %6001 = arith.remui %27, %outTileRows : index
                  %6002 = arith.muli %6001, %c23 : index
                  %6003 = arith.addi %6000, %6002 : index
                  %6004 = arith.remui %5989, %c23 : index
                  %6005 = arith.addi %6003, %6004 : index
                  memref.store %5987, %out[%6005] : memref<?xf16>
                  %6006 = arith.addi %10, %c57 : index
                  %6007 = arith.mulf %5124#4, %5951 : f32
                  %6008 = arith.addf %6007, %c72 : f32
                  %6009 = arith.minimumf %6008, %c123 : f32
                  %6010 = arith.maximumf %6009, %c124 : f32
                  %6011 = arith.truncf %6010 : f32 to f16
                  %6012 = arith.divui %6006, %c3 : index
                  %6013 = arith.addi %5956, %6012 : index
                  %6014 = arith.divui %27, %outTileRows : index
                  %6015 = arith.divui %5957, %c3 : index
                  %6016 = arith.muli %6014, %6015 : index
                  %6017 = arith.divui %6013, %c3 : index
                  %6018 = arith.addi %6016, %6017 : index
                  %6019 = arith.muli %6018, %c9 : index
                  %6020 = arith.remui %6013, %c3 : index
                  %6021 = arith.divui %6020, %c23 : index
                  %6022 = arith.addi %6019, %6021 : index
                  %6023 = arith.muli %outTileRows, %c23 : index
                  %6024 = arith.muli %6022, %6023 : index
                  %6025 = arith.remui %27, %outTileRows : index
                  %6026 = arith.muli %6025, %c23 : index
                  %6027 = arith.addi %6024, %6026 : index
                  %6028 = arith.remui %6013, %c23 : index
                  %6029 = arith.addi %6027, %6028 : index
                  memref.store %6011, %out[%6029] : memref<?xf16>
                  %6030 = arith.addi %10, %c58 : index
                  %6031 = arith.mulf %5124#5, %5951 : f32
                  %6032 = arith.addf %6031, %c72 : f32
                  %6033 = arith.minimumf %6032, %c123 : f32
                  %6034 = arith.maximumf %6033, %c124 : f32
                  %6035 = arith.truncf %6034 : f32 to f16
                  %6036 = arith.divui %6030, %c3 : index
                  %6037 = arith.addi %5956, %6036 : index
                  %6038 = arith.divui %27, %outTileRows : index
                  %6039 = arith.divui %5957, %c3 : index
                  %6040 = arith.muli %6038, %6039 : index
                  %6041 = arith.divui %6037, %c3 : index
                  %6042 = arith.addi %6040, %6041 : index
                  %6043 = arith.muli %6042, %c9 : index
                  %6044 = arith.remui %6037, %c3 : index
                  %6045 = arith.divui %6044, %c23 : index
                  %6046 = arith.addi %6043, %6045 : index
                  %6047 = arith.muli %outTileRows, %c23 : index
                  %6048 = arith.muli %6046, %6047 : index
                  %6049 = arith.remui %27, %outTileRows : index
                  %6050 = arith.muli %6049, %c23 : index
                  %6051 = arith.addi %6048, %6050 : index
                  %6052 = arith.remui %6037, %c23 : index
                  %6053 = arith.addi %6051, %6052 : index
                  memref.store %6035, %out[%6053] : memref<?xf16>
                  %6054 = arith.addi %10, %c59 : index
                  %6055 = arith.mulf %5124#6, %5951 : f32
                  %6056 = arith.addf %6055, %c72 : f32
                  %6057 = arith.minimumf %6056, %c123 : f32
                  %6058 = arith.maximumf %6057, %c124 : f32
                  %6059 = arith.truncf %6058 : f32 to f16
                  %6060 = arith.divui %6054, %c3 : index
                  %6061 = arith.addi %5956, %6060 : index
                  %6062 = arith.divui %27, %outTileRows : index
                  %6063 = arith.divui %5957, %c3 : index
                  %6064 = arith.muli %6062, %6063 : index
                  %6065 = arith.divui %6061, %c3 : index
                  %6066 = arith.addi %6064, %6065 : index
                  %6067 = arith.muli %6066, %c9 : index
                  %6068 = arith.remui %6061, %c3 : index
                  %6069 = arith.divui %6068, %c23 : index
                  %6070 = arith.addi %6067, %6069 : index
                  %6071 = arith.muli %outTileRows, %c23 : index
                  %6072 = arith.muli %6070, %6071 : index
                  %6073 = arith.remui %27, %outTileRows : index
                  %6074 = arith.muli %6073, %c23 : index
                  %6075 = arith.addi %6072, %6074 : index
                  %6076 = arith.remui %6061, %c23 : index
                  %6077 = arith.addi %6075, %6076 : index
                  memref.store %6059, %out[%6077] : memref<?xf16>
                  %6078 = arith.addi %10, %c60 : index
                  %6079 = arith.mulf %5124#7, %5951 : f32
                  %6080 = arith.addf %6079, %c72 : f32
                  %6081 = arith.minimumf %6080, %c123 : f32
                  %6082 = arith.maximumf %6081, %c124 : f32
                  %6083 = arith.truncf %6082 : f32 to f16
                  %6084 = arith.divui %6078, %c3 : index
                  %6085 = arith.addi %5956, %6084 : index
                  %6086 = arith.divui %27, %outTileRows : index
                  %6087 = arith.divui %5957, %c3 : index
                  %6088 = arith.muli %6086, %6087 : index
                  %6089 = arith.divui %6085, %c3 : index
                  %6090 = arith.addi %6088, %6089 : index
                  %6091 = arith.muli %6090, %c9 : index
                  %6092 = arith.remui %6085, %c3 : index
                  %6093 = arith.divui %6092, %c23 : index
                  %6094 = arith.addi %6091, %6093 : index
                  %6095 = arith.muli %outTileRows, %c23 : index
                  %6096 = arith.muli %6094, %6095 : index
                  %6097 = arith.remui %27, %outTileRows : index
                  %6098 = arith.muli %6097, %c23 : index
                  %6099 = arith.addi %6096, %6098 : index
                  %6100 = arith.remui %6085, %c23 : index
                  %6101 = arith.addi %6099, %6100 : index
                  memref.store %6083, %out[%6101] : memref<?xf16>
                  %6102 = arith.addi %10, %c61 : index
                  %6103 = arith.mulf %5124#8, %5951 : f32
                  %6104 = arith.addf %6103, %c72 : f32
                  %6105 = arith.minimumf %6104, %c123 : f32
                  %6106 = arith.maximumf %6105, %c124 : f32
                  %6107 = arith.truncf %6106 : f32 to f16
                  %6108 = arith.divui %6102, %c3 : index
                  %6109 = arith.addi %5956, %6108 : index
                  %6110 = arith.divui %27, %outTileRows : index
                  %6111 = arith.divui %5957, %c3 : index
                  %6112 = arith.muli %6110, %6111 : index
                  %6113 = arith.divui %6109, %c3 : index
                  %6114 = arith.addi %6112, %6113 : index
                  %6115 = arith.muli %6114, %c9 : index
                  %6116 = arith.remui %6109, %c3 : index
                  %6117 = arith.divui %6116, %c23 : index
                  %6118 = arith.addi %6115, %6117 : index
                  %6119 = arith.muli %outTileRows, %c23 : index
                  %6120 = arith.muli %6118, %6119 : index
                  %6121 = arith.remui %27, %outTileRows : index
                  %6122 = arith.muli %6121, %c23 : index
                  %6123 = arith.addi %6120, %6122 : index
                  %6124 = arith.remui %6109, %c23 : index
                  %6125 = arith.addi %6123, %6124 : index
                  memref.store %6107, %out[%6125] : memref<?xf16>
                  %6126 = arith.addi %10, %c62 : index
                  %6127 = arith.mulf %5124#9, %5951 : f32
                  %6128 = arith.addf %6127, %c72 : f32
                  %6129 = arith.minimumf %6128, %c123 : f32
                  %6130 = arith.maximumf %6129, %c124 : f32
                  %6131 = arith.truncf %6130 : f32 to f16
                  %6132 = arith.divui %6126, %c3 : index
                  %6133 = arith.addi %5956, %6132 : index
                  %6134 = arith.divui %27, %outTileRows : index
                  %6135 = arith.divui %5957, %c3 : index
                  %6136 = arith.muli %6134, %6135 : index
                  %6137 = arith.divui %6133, %c3 : index
                  %6138 = arith.addi %6136, %6137 : index
                  %6139 = arith.muli %6138, %c9 : index
                  %6140 = arith.remui %6133, %c3 : index
                  %6141 = arith.divui %6140, %c23 : index
                  %6142 = arith.addi %6139, %6141 : index
                  %6143 = arith.muli %outTileRows, %c23 : index
                  %6144 = arith.muli %6142, %6143 : index
                  %6145 = arith.remui %27, %outTileRows : index
                  %6146 = arith.muli %6145, %c23 : index
                  %6147 = arith.addi %6144, %6146 : index
                  %6148 = arith.remui %6133, %c23 : index
                  %6149 = arith.addi %6147, %6148 : index
                  memref.store %6131, %out[%6149] : memref<?xf16>
                  %6150 = arith.addi %10, %c15 : index
                  %6151 = arith.mulf %5124#10, %5951 : f32
                  %6152 = arith.addf %6151, %c72 : f32
                  %6153 = arith.minimumf %6152, %c123 : f32
                  %6154 = arith.maximumf %6153, %c124 : f32
                  %6155 = arith.truncf %6154 : f32 to f16
                  %6156 = arith.divui %6150, %c3 : index
                  %6157 = arith.addi %5956, %6156 : index
                  %6158 = arith.divui %27, %outTileRows : index
                  %6159 = arith.divui %5957, %c3 : index
                  %6160 = arith.muli %6158, %6159 : index
                  %6161 = arith.divui %6157, %c3 : index
                  %6162 = arith.addi %6160, %6161 : index
                  %6163 = arith.muli %6162, %c9 : index
                  %6164 = arith.remui %6157, %c3 : index
                  %6165 = arith.divui %6164, %c23 : index
                  %6166 = arith.addi %6163, %6165 : index
                  %6167 = arith.muli %outTileRows, %c23 : index
                  %6168 = arith.muli %6166, %6167 : index
                  %6169 = arith.remui %27, %outTileRows : index
                  %6170 = arith.muli %6169, %c23 : index
                  %6171 = arith.addi %6168, %6170 : index
                  %6172 = arith.remui %6157, %c23 : index
                  %6173 = arith.addi %6171, %6172 : index
                  memref.store %6155, %out[%6173] : memref<?xf16>
                  %6174 = arith.addi %10, %c63 : index
                  %6175 = arith.mulf %5124#11, %5951 : f32
                  %6176 = arith.addf %6175, %c72 : f32
                  %6177 = arith.minimumf %6176, %c123 : f32
                  %6178 = arith.maximumf %6177, %c124 : f32
                  %6179 = arith.truncf %6178 : f32 to f16
                  %6180 = arith.divui %6174, %c3 : index
                  %6181 = arith.addi %5956, %6180 : index
                  %6182 = arith.divui %27, %outTileRows : index
                  %6183 = arith.divui %5957, %c3 : index
                  %6184 = arith.muli %6182, %6183 : index
                  %6185 = arith.divui %6181, %c3 : index
                  %6186 = arith.addi %6184, %6185 : index
                  %6187 = arith.muli %6186, %c9 : index
                  %6188 = arith.remui %6181, %c3 : index
                  %6189 = arith.divui %6188, %c23 : index
                  %6190 = arith.addi %6187, %6189 : index
                  %6191 = arith.muli %outTileRows, %c23 : index
                  %6192 = arith.muli %6190, %6191 : index
                  %6193 = arith.remui %27, %outTileRows : index
                  %6194 = arith.muli %6193, %c23 : index
                  %6195 = arith.addi %6192, %6194 : index
                  %6196 = arith.remui %6181, %c23 : index
                  %6197 = arith.addi %6195, %6196 : index
                  memref.store %6179, %out[%6197] : memref<?xf16>
                  %6198 = arith.addi %10, %c64 : index
                  %6199 = arith.mulf %5124#12, %5951 : f32
                  %6200 = arith.addf %6199, %c72 : f32
                  %6201 = arith.minimumf %6200, %c123 : f32
                  %6202 = arith.maximumf %6201, %c124 : f32
                  %6203 = arith.truncf %6202 : f32 to f16
                  %6204 = arith.divui %6198, %c3 : index
                  %6205 = arith.addi %5956, %6204 : index
                  %6206 = arith.divui %27, %outTileRows : index
                  %6207 = arith.divui %5957, %c3 : index
                  %6208 = arith.muli %6206, %6207 : index
                  %6209 = arith.divui %6205, %c3 : index
                  %6210 = arith.addi %6208, %6209 : index
                  %6211 = arith.muli %6210, %c9 : index
                  %6212 = arith.remui %6205, %c3 : index
                  %6213 = arith.divui %6212, %c23 : index
                  %6214 = arith.addi %6211, %6213 : index
                  %6215 = arith.muli %outTileRows, %c23 : index
                  %6216 = arith.muli %6214, %6215 : index
                  %6217 = arith.remui %27, %outTileRows : index
                  %6218 = arith.muli %6217, %c23 : index
                  %6219 = arith.addi %6216, %6218 : index
                  %6220 = arith.remui %6205, %c23 : index
                  %6221 = arith.addi %6219, %6220 : index
                  memref.store %6203, %out[%6221] : memref<?xf16>
                  %6222 = arith.addi %10, %c65 : index
                  %6223 = arith.mulf %5124#13, %5951 : f32
                  %6224 = arith.addf %6223, %c72 : f32
                  %6225 = arith.minimumf %6224, %c123 : f32
                  %6226 = arith.maximumf %6225, %c124 : f32
                  %6227 = arith.truncf %6226 : f32 to f16
                  %6228 = arith.divui %6222, %c3 : index
                  %6229 = arith.addi %5956, %6228 : index
                  %6230 = arith.divui %27, %outTileRows : index
                  %6231 = arith.divui %5957, %c3 : index
                  %6232 = arith.muli %6230, %6231 : index
                  %6233 = arith.divui %6229, %c3 : index
                  %6234 = arith.addi %6232, %6233 : index
                  %6235 = arith.muli %6234, %c9 : index
                  %6236 = arith.remui %6229, %c3 : index
                  %6237 = arith.divui %6236, %c23 : index
                  %6238 = arith.addi %6235, %6237 : index
                  %6239 = arith.muli %outTileRows, %c23 : index
                  %6240 = arith.muli %6238, %6239 : index
                  %6241 = arith.remui %27, %outTileRows : index
                  %6242 = arith.muli %6241, %c23 : index
                  %6243 = arith.addi %6240, %6242 : index
                  %6244 = arith.remui %6229, %c23 : index
                  %6245 = arith.addi %6243, %6244 : index
                  memref.store %6227, %out[%6245] : memref<?xf16>
                  %6246 = arith.addi %10, %c66 : index
                  %6247 = arith.mulf %5124#14, %5951 : f32
                  %6248 = arith.addf %6247, %c72 : f32
                  %6249 = arith.minimumf %6248, %c123 : f32
                  %6250 = arith.maximumf %6249, %c124 : f32
                  %6251 = arith.truncf %6250 : f32 to f16
                  %6252 = arith.divui %6246, %c3 : index
                  %6253 = arith.addi %5956, %6252 : index
                  %6254 = arith.divui %27, %outTileRows : index
                  %6255 = arith.divui %5957, %c3 : index
                  %6256 = arith.muli %6254, %6255 : index
                  %6257 = arith.divui %6253, %c3 : index
                  %6258 = arith.addi %6256, %6257 : index
                  %6259 = arith.muli %6258, %c9 : index
                  %6260 = arith.remui %6253, %c3 : index
                  %6261 = arith.divui %6260, %c23 : index
                  %6262 = arith.addi %6259, %6261 : index
                  %6263 = arith.muli %outTileRows, %c23 : index
                  %6264 = arith.muli %6262, %6263 : index
                  %6265 = arith.remui %27, %outTileRows : index
                  %6266 = arith.muli %6265, %c23 : index
                  %6267 = arith.addi %6264, %6266 : index
                  %6268 = arith.remui %6253, %c23 : index
                  %6269 = arith.addi %6267, %6268 : index
                  memref.store %6251, %out[%6269] : memref<?xf16>
                  %6270 = arith.addi %10, %c67 : index
                  %6271 = arith.mulf %5124#15, %5951 : f32
                  %6272 = arith.addf %6271, %c72 : f32
                  %6273 = arith.minimumf %6272, %c123 : f32
                  %6274 = arith.maximumf %6273, %c124 : f32
                  %6275 = arith.truncf %6274 : f32 to f16
                  %6276 = arith.divui %6270, %c3 : index
                  %6277 = arith.addi %5956, %6276 : index
                  %6278 = arith.divui %27, %outTileRows : index
                  %6279 = arith.divui %5957, %c3 : index
                  %6280 = arith.muli %6278, %6279 : index
                  %6281 = arith.divui %6277, %c3 : index
                  %6282 = arith.addi %6280, %6281 : index
                  %6283 = arith.muli %6282, %c9 : index
                  %6284 = arith.remui %6277, %c3 : index
                  %6285 = arith.divui %6284, %c23 : index
                  %6286 = arith.addi %6283, %6285 : index
                  %6287 = arith.muli %outTileRows, %c23 : index
                  %6288 = arith.muli %6286, %6287 : index
                  %6289 = arith.remui %27, %outTileRows : index
                  %6290 = arith.muli %6289, %c23 : index
                  %6291 = arith.addi %6288, %6290 : index
                  %6292 = arith.remui %6277, %c23 : index
                  %6293 = arith.addi %6291, %6292 : index
                  memref.store %6275, %out[%6293] : memref<?xf16>
                  %6294 = arith.addi %10, %c68 : index
                  %6295 = arith.mulf %5124#16, %5951 : f32
                  %6296 = arith.addf %6295, %c72 : f32
                  %6297 = arith.minimumf %6296, %c123 : f32
                  %6298 = arith.maximumf %6297, %c124 : f32
                  %6299 = arith.truncf %6298 : f32 to f16
                  %6300 = arith.divui %6294, %c3 : index
                  %6301 = arith.addi %5956, %6300 : index
                  %6302 = arith.divui %27, %outTileRows : index
                  %6303 = arith.divui %5957, %c3 : index
                  %6304 = arith.muli %6302, %6303 : index
                  %6305 = arith.divui %6301, %c3 : index
                  %6306 = arith.addi %6304, %6305 : index
                  %6307 = arith.muli %6306, %c9 : index
                  %6308 = arith.remui %6301, %c3 : index
                  %6309 = arith.divui %6308, %c23 : index
                  %6310 = arith.addi %6307, %6309 : index
                  %6311 = arith.muli %outTileRows, %c23 : index
                  %6312 = arith.muli %6310, %6311 : index
                  %6313 = arith.remui %27, %outTileRows : index
                  %6314 = arith.muli %6313, %c23 : index
                  %6315 = arith.addi %6312, %6314 : index
                  %6316 = arith.remui %6301, %c23 : index
                  %6317 = arith.addi %6315, %6316 : index
                  memref.store %6299, %out[%6317] : memref<?xf16>
                  %6318 = arith.addi %10, %c69 : index
                  %6319 = arith.mulf %5124#17, %5951 : f32
                  %6320 = arith.addf %6319, %c72 : f32
                  %6321 = arith.minimumf %6320, %c123 : f32
                  %6322 = arith.maximumf %6321, %c124 : f32
                  %6323 = arith.truncf %6322 : f32 to f16
                  %6324 = arith.divui %6318, %c3 : index
                  %6325 = arith.addi %5956, %6324 : index
                  %6326 = arith.divui %27, %outTileRows : index
                  %6327 = arith.divui %5957, %c3 : index
                  %6328 = arith.muli %6326, %6327 : index
                  %6329 = arith.divui %6325, %c3 : index
                  %6330 = arith.addi %6328, %6329 : index
                  %6331 = arith.muli %6330, %c9 : index
                  %6332 = arith.remui %6325, %c3 : index
                  %6333 = arith.divui %6332, %c23 : index
                  %6334 = arith.addi %6331, %6333 : index
                  %6335 = arith.muli %outTileRows, %c23 : index
                  %6336 = arith.muli %6334, %6335 : index
                  %6337 = arith.remui %27, %outTileRows : index
                  %6338 = arith.muli %6337, %c23 : index
                  %6339 = arith.addi %6336, %6338 : index
                  %6340 = arith.remui %6325, %c23 : index
                  %6341 = arith.addi %6339, %6340 : index
                  memref.store %6323, %out[%6341] : memref<?xf16>
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
