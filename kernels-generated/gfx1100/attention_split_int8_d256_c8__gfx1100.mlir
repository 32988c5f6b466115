// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='int8', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_int8_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c8 = arith.constant 8 : index
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
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 512 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 260 : index
  %c27 = arith.constant 20 : index
  %c28 = arith.constant 36 : index
  %c29 = arith.constant 48 : index
  %c30 = arith.constant 52 : index
  %c31 = arith.constant 68 : index
  %c32 = arith.constant 80 : index
  %c33 = arith.constant 84 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 100 : index
  %c36 = arith.constant 112 : index
  %c37 = arith.constant 116 : index
  %c38 = arith.constant 128 : index
  %c39 = arith.constant 132 : index
  %c40 = arith.constant 144 : index
  %c41 = arith.constant 148 : index
  %c42 = arith.constant 160 : index
  %c43 = arith.constant 164 : index
  %c44 = arith.constant 176 : index
  %c45 = arith.constant 180 : index
  %c46 = arith.constant 192 : index
  %c47 = arith.constant 196 : index
  %c48 = arith.constant 208 : index
  %c49 = arith.constant 212 : index
  %c50 = arith.constant 224 : index
  %c51 = arith.constant 228 : index
  %c52 = arith.constant 240 : index
  %c53 = arith.constant 244 : index
  %c54 = arith.constant 23 : i32
  %c55 = arith.constant 64 : i32
  %c56 = arith.constant 253 : i32
  %c57 = arith.constant 268 : i32
  %c58 = arith.constant 14 : i32
  %c59 = arith.constant 768 : index
  %c60 = arith.constant 1024 : index
  %c61 = arith.constant 1280 : index
  %c62 = arith.constant 1536 : index
  %c63 = arith.constant 1792 : index
  %c64 = arith.constant 2304 : index
  %c65 = arith.constant 2560 : index
  %c66 = arith.constant 2816 : index
  %c67 = arith.constant 3072 : index
  %c68 = arith.constant 3328 : index
  %c69 = arith.constant 3584 : index
  %c70 = arith.constant 3840 : index
  %c71 = arith.constant 128 : i32
  %c72 = arith.constant 0xF149F2CA : f32
  %c73 = arith.constant 0x00000000 : f32
  %c74 = arith.constant dense<0x00000000> : vector<8xf32>
  %c75 = arith.constant 31 : i32
  %c76 = arith.constant 32 : i32
  %c77 = arith.constant 0 : i32
  %c78 = arith.constant dense<16711935> : vector<4xi32>
  %c79 = arith.constant dense<1677747200> : vector<4xi32>
  %c80 = arith.constant dense<8> : vector<4xi32>
  %c81 = arith.constant dense<0x6480> : vector<16xf16>
  %c82 = arith.constant 320 : index
  %c83 = arith.constant 384 : index
  %c84 = arith.constant 448 : index
  %c85 = arith.constant 576 : index
  %c86 = arith.constant 640 : index
  %c87 = arith.constant 704 : index
  %c88 = arith.constant 832 : index
  %c89 = arith.constant 896 : index
  %c90 = arith.constant 960 : index
  %c91 = arith.constant 1088 : index
  %c92 = arith.constant 1152 : index
  %c93 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c94 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c95 = arith.constant 0x41000000 : f32
  %c96 = arith.constant 0x40C00000 : f32
  %c97 = arith.constant dense<-1> : vector<4xi32>
  %c98 = arith.constant 255 : i32
  %c99 = arith.constant 2 : i32
  %c100 = arith.constant 16711680 : i32
  %c101 = arith.constant 3 : i32
  %c102 = arith.constant 4 : i32
  %c103 = arith.constant 65280 : i32
  %c104 = arith.constant 5 : i32
  %c105 = arith.constant 6 : i32
  %c106 = arith.constant -16777216 : i32
  %c107 = arith.constant 7 : i32
  %c108 = arith.constant 8 : i32
  %c109 = arith.constant 9 : i32
  %c110 = arith.constant 10 : i32
  %c111 = arith.constant 11 : i32
  %c112 = arith.constant 12 : i32
  %c113 = arith.constant 13 : i32
  %c114 = arith.constant 15 : i32
  %c115 = arith.constant 1216 : index
  %c116 = arith.constant 1344 : index
  %c117 = arith.constant 1408 : index
  %c118 = arith.constant 1472 : index
  %c119 = arith.constant 1600 : index
  %c120 = arith.constant 1664 : index
  %c121 = arith.constant 1728 : index
  %c122 = arith.constant 1856 : index
  %c123 = arith.constant 1920 : index
  %c124 = arith.constant 1984 : index
  %c125 = arith.constant 272 : index
  %c126 = arith.constant 288 : index
  %c127 = arith.constant 304 : index
  %c128 = arith.constant 336 : index
  %c129 = arith.constant 352 : index
  %c130 = arith.constant 368 : index
  %c131 = arith.constant 400 : index
  %c132 = arith.constant 416 : index
  %c133 = arith.constant 432 : index
  %c134 = arith.constant 464 : index
  %c135 = arith.constant 480 : index
  %c136 = arith.constant 496 : index
  %c137 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c139 = arith.constant 0x477FE000 : f32
  %c140 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c143 = arith.constant 2080 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
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
  %17 = arith.muli %16, %c8 : index
  %18 = memref.load %step[%c9] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %13, %19 : index
  scf.if %20 {
    %21 = arith.muli %13, %c11 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c9 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c11 : index
    %34 = arith.muli %15, %c15 : index
    %35 = arith.muli %1, %c11 : index
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
        %49 = arith.divui %47, %c25 : index
        %50 = arith.remui %47, %c25 : index
        %51 = arith.muli %50, %c11 : index
        %52 = arith.addi %17, %49 : index
        %53 = arith.subi %groupSize, %c4 : index
        %54 = arith.minsi %52, %53 : index
        %55 = arith.muli %24, %heads : index
        %56 = arith.muli %15, %groupSize : index
        %57 = arith.addi %55, %56 : index
        %58 = arith.addi %57, %54 : index
        %59 = arith.muli %58, %c6 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c6 : index
      %65 = arith.cmpi slt, %64, %c24 : index
      scf.if %65 {
        %66 = arith.divui %64, %c25 : index
        %67 = arith.remui %64, %c25 : index
        %68 = arith.muli %67, %c11 : index
        %69 = arith.addi %17, %66 : index
        %70 = arith.subi %groupSize, %c4 : index
        %71 = arith.minsi %69, %70 : index
        %72 = arith.muli %24, %heads : index
        %73 = arith.muli %15, %groupSize : index
        %74 = arith.addi %72, %73 : index
        %75 = arith.addi %74, %71 : index
        %76 = arith.muli %75, %c6 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c8 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c8 : index
        %85 = arith.addi %84, %c23 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c27 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c22 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c28 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c29 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c30 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c25 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c31 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %84, %c32 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c33 : index
        %119 = arith.addi %83, %118 : index
        %120 = vector.load %5[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %84, %c34 : index
        %122 = arith.addi %83, %121 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %84, %c35 : index
        %125 = arith.addi %83, %124 : index
        %126 = vector.load %5[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %127 = arith.addi %84, %c36 : index
        %128 = arith.addi %83, %127 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %84, %c37 : index
        %131 = arith.addi %83, %130 : index
        %132 = vector.load %5[%131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %133 = arith.addi %84, %c38 : index
        %134 = arith.addi %83, %133 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %84, %c39 : index
        %137 = arith.addi %83, %136 : index
        %138 = vector.load %5[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %139 = arith.addi %84, %c40 : index
        %140 = arith.addi %83, %139 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %84, %c41 : index
        %143 = arith.addi %83, %142 : index
        %144 = vector.load %5[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %145 = arith.addi %84, %c42 : index
        %146 = arith.addi %83, %145 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %84, %c43 : index
        %149 = arith.addi %83, %148 : index
        %150 = vector.load %5[%149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %151 = arith.addi %84, %c44 : index
        %152 = arith.addi %83, %151 : index
        %153 = vector.load %5[%152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %154 = arith.addi %84, %c45 : index
        %155 = arith.addi %83, %154 : index
        %156 = vector.load %5[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %157 = arith.addi %84, %c46 : index
        %158 = arith.addi %83, %157 : index
        %159 = vector.load %5[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.addi %84, %c47 : index
        %161 = arith.addi %83, %160 : index
        %162 = vector.load %5[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %163 = arith.addi %84, %c48 : index
        %164 = arith.addi %83, %163 : index
        %165 = vector.load %5[%164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %166 = arith.addi %84, %c49 : index
        %167 = arith.addi %83, %166 : index
        %168 = vector.load %5[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %169 = arith.addi %84, %c50 : index
        %170 = arith.addi %83, %169 : index
        %171 = vector.load %5[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.addi %84, %c51 : index
        %173 = arith.addi %83, %172 : index
        %174 = vector.load %5[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %175 = arith.addi %84, %c52 : index
        %176 = arith.addi %83, %175 : index
        %177 = vector.load %5[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.addi %84, %c53 : index
        %179 = arith.addi %83, %178 : index
        %180 = vector.load %5[%179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %181 = math.absf %87 : vector<4xf32>
        %182 = math.absf %90 : vector<4xf32>
        %183 = arith.maxnumf %181, %182 fastmath<nnan> : vector<4xf32>
        %184 = math.absf %93 : vector<4xf32>
        %185 = arith.maxnumf %183, %184 fastmath<nnan> : vector<4xf32>
        %186 = math.absf %96 : vector<4xf32>
        %187 = arith.maxnumf %185, %186 fastmath<nnan> : vector<4xf32>
        %188 = math.absf %99 : vector<4xf32>
        %189 = arith.maxnumf %187, %188 fastmath<nnan> : vector<4xf32>
        %190 = math.absf %102 : vector<4xf32>
        %191 = arith.maxnumf %189, %190 fastmath<nnan> : vector<4xf32>
        %192 = math.absf %105 : vector<4xf32>
        %193 = arith.maxnumf %191, %192 fastmath<nnan> : vector<4xf32>
        %194 = math.absf %108 : vector<4xf32>
        %195 = arith.maxnumf %193, %194 fastmath<nnan> : vector<4xf32>
        %196 = math.absf %111 : vector<4xf32>
        %197 = arith.maxnumf %195, %196 fastmath<nnan> : vector<4xf32>
        %198 = math.absf %114 : vector<4xf32>
        %199 = arith.maxnumf %197, %198 fastmath<nnan> : vector<4xf32>
        %200 = math.absf %117 : vector<4xf32>
        %201 = arith.maxnumf %199, %200 fastmath<nnan> : vector<4xf32>
        %202 = math.absf %120 : vector<4xf32>
        %203 = arith.maxnumf %201, %202 fastmath<nnan> : vector<4xf32>
        %204 = math.absf %123 : vector<4xf32>
        %205 = arith.maxnumf %203, %204 fastmath<nnan> : vector<4xf32>
        %206 = math.absf %126 : vector<4xf32>
        %207 = arith.maxnumf %205, %206 fastmath<nnan> : vector<4xf32>
        %208 = math.absf %129 : vector<4xf32>
        %209 = arith.maxnumf %207, %208 fastmath<nnan> : vector<4xf32>
        %210 = math.absf %132 : vector<4xf32>
        %211 = arith.maxnumf %209, %210 fastmath<nnan> : vector<4xf32>
        %212 = math.absf %135 : vector<4xf32>
        %213 = arith.maxnumf %211, %212 fastmath<nnan> : vector<4xf32>
        %214 = math.absf %138 : vector<4xf32>
        %215 = arith.maxnumf %213, %214 fastmath<nnan> : vector<4xf32>
        %216 = math.absf %141 : vector<4xf32>
        %217 = arith.maxnumf %215, %216 fastmath<nnan> : vector<4xf32>
        %218 = math.absf %144 : vector<4xf32>
        %219 = arith.maxnumf %217, %218 fastmath<nnan> : vector<4xf32>
        %220 = math.absf %147 : vector<4xf32>
        %221 = arith.maxnumf %219, %220 fastmath<nnan> : vector<4xf32>
        %222 = math.absf %150 : vector<4xf32>
        %223 = arith.maxnumf %221, %222 fastmath<nnan> : vector<4xf32>
        %224 = math.absf %153 : vector<4xf32>
        %225 = arith.maxnumf %223, %224 fastmath<nnan> : vector<4xf32>
        %226 = math.absf %156 : vector<4xf32>
        %227 = arith.maxnumf %225, %226 fastmath<nnan> : vector<4xf32>
        %228 = math.absf %159 : vector<4xf32>
        %229 = arith.maxnumf %227, %228 fastmath<nnan> : vector<4xf32>
        %230 = math.absf %162 : vector<4xf32>
        %231 = arith.maxnumf %229, %230 fastmath<nnan> : vector<4xf32>
        %232 = math.absf %165 : vector<4xf32>
        %233 = arith.maxnumf %231, %232 fastmath<nnan> : vector<4xf32>
        %234 = math.absf %168 : vector<4xf32>
        %235 = arith.maxnumf %233, %234 fastmath<nnan> : vector<4xf32>
        %236 = math.absf %171 : vector<4xf32>
        %237 = arith.maxnumf %235, %236 fastmath<nnan> : vector<4xf32>
        %238 = math.absf %174 : vector<4xf32>
        %239 = arith.maxnumf %237, %238 fastmath<nnan> : vector<4xf32>
        %240 = math.absf %177 : vector<4xf32>
        %241 = arith.maxnumf %239, %240 fastmath<nnan> : vector<4xf32>
        %242 = math.absf %180 : vector<4xf32>
        %243 = arith.maxnumf %241, %242 fastmath<nnan> : vector<4xf32>
        %244 = vector.extract %243[0] : f32 from vector<4xf32>
        %245 = vector.extract %243[1] : f32 from vector<4xf32>
        %246 = vector.extract %243[2] : f32 from vector<4xf32>
        %247 = vector.extract %243[3] : f32 from vector<4xf32>
        %248 = arith.maxnumf %244, %245 fastmath<nnan> : f32
        %249 = arith.maxnumf %248, %246 fastmath<nnan> : f32
        %250 = arith.maxnumf %249, %247 fastmath<nnan> : f32
        %251 = wave.swap_halves %250 : f32
        %252 = arith.maxnumf %250, %251 fastmath<nnan> : f32
        %253 = arith.bitcast %252 : f32 to i32
        %254 = arith.shrui %253, %c54 : i32
        %255 = arith.maxsi %254, %c55 : i32
        %256 = arith.minsi %255, %c56 : i32
        %257 = arith.subi %c57, %256 : i32
        %258 = arith.shli %257, %c54 : i32
        %259 = arith.bitcast %258 : i32 to f32
        %260 = arith.subi %256, %c58 : i32
        %261 = arith.shli %260, %c54 : i32
        %262 = arith.bitcast %261 : i32 to f32
        %263 = vector.broadcast %259 : f32 to vector<4xf32>
        %264 = arith.muli %1, %c8 : index
        %265 = arith.muli %2, %c38 : index
        %266 = arith.addi %264, %265 : index
        %267 = arith.mulf %87, %263 : vector<4xf32>
        %268 = arith.truncf %267 : vector<4xf32> to vector<4xf16>
        %269 = arith.mulf %90, %263 : vector<4xf32>
        %270 = arith.truncf %269 : vector<4xf32> to vector<4xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %272 = arith.addi %266, %c23 : index
        vector.store %271, %4[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %273 = arith.mulf %93, %263 : vector<4xf32>
        %274 = arith.truncf %273 : vector<4xf32> to vector<4xf16>
        %275 = arith.mulf %96, %263 : vector<4xf32>
        %276 = arith.truncf %275 : vector<4xf32> to vector<4xf16>
        %277 = vector.shuffle %274, %276 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %278 = arith.addi %266, %c6 : index
        vector.store %277, %4[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %279 = arith.mulf %99, %263 : vector<4xf32>
        %280 = arith.truncf %279 : vector<4xf32> to vector<4xf16>
        %281 = arith.mulf %102, %263 : vector<4xf32>
        %282 = arith.truncf %281 : vector<4xf32> to vector<4xf16>
        %283 = vector.shuffle %280, %282 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %284 = arith.addi %266, %c24 : index
        vector.store %283, %4[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %285 = arith.mulf %105, %263 : vector<4xf32>
        %286 = arith.truncf %285 : vector<4xf32> to vector<4xf16>
        %287 = arith.mulf %108, %263 : vector<4xf32>
        %288 = arith.truncf %287 : vector<4xf32> to vector<4xf16>
        %289 = vector.shuffle %286, %288 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %290 = arith.addi %266, %c59 : index
        vector.store %289, %4[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %291 = arith.mulf %111, %263 : vector<4xf32>
        %292 = arith.truncf %291 : vector<4xf32> to vector<4xf16>
        %293 = arith.mulf %114, %263 : vector<4xf32>
        %294 = arith.truncf %293 : vector<4xf32> to vector<4xf16>
        %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %296 = arith.addi %266, %c60 : index
        vector.store %295, %4[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = arith.mulf %117, %263 : vector<4xf32>
        %298 = arith.truncf %297 : vector<4xf32> to vector<4xf16>
        %299 = arith.mulf %120, %263 : vector<4xf32>
        %300 = arith.truncf %299 : vector<4xf32> to vector<4xf16>
        %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %302 = arith.addi %266, %c61 : index
        vector.store %301, %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = arith.mulf %123, %263 : vector<4xf32>
        %304 = arith.truncf %303 : vector<4xf32> to vector<4xf16>
        %305 = arith.mulf %126, %263 : vector<4xf32>
        %306 = arith.truncf %305 : vector<4xf32> to vector<4xf16>
        %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %308 = arith.addi %266, %c62 : index
        vector.store %307, %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = arith.mulf %129, %263 : vector<4xf32>
        %310 = arith.truncf %309 : vector<4xf32> to vector<4xf16>
        %311 = arith.mulf %132, %263 : vector<4xf32>
        %312 = arith.truncf %311 : vector<4xf32> to vector<4xf16>
        %313 = vector.shuffle %310, %312 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %314 = arith.addi %266, %c63 : index
        vector.store %313, %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %315 = arith.mulf %135, %263 : vector<4xf32>
        %316 = arith.truncf %315 : vector<4xf32> to vector<4xf16>
        %317 = arith.mulf %138, %263 : vector<4xf32>
        %318 = arith.truncf %317 : vector<4xf32> to vector<4xf16>
        %319 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %320 = arith.addi %266, %c15 : index
        vector.store %319, %4[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %321 = arith.mulf %141, %263 : vector<4xf32>
        %322 = arith.truncf %321 : vector<4xf32> to vector<4xf16>
        %323 = arith.mulf %144, %263 : vector<4xf32>
        %324 = arith.truncf %323 : vector<4xf32> to vector<4xf16>
        %325 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %326 = arith.addi %266, %c64 : index
        vector.store %325, %4[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %327 = arith.mulf %147, %263 : vector<4xf32>
        %328 = arith.truncf %327 : vector<4xf32> to vector<4xf16>
        %329 = arith.mulf %150, %263 : vector<4xf32>
        %330 = arith.truncf %329 : vector<4xf32> to vector<4xf16>
        %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %332 = arith.addi %266, %c65 : index
        vector.store %331, %4[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %333 = arith.mulf %153, %263 : vector<4xf32>
        %334 = arith.truncf %333 : vector<4xf32> to vector<4xf16>
        %335 = arith.mulf %156, %263 : vector<4xf32>
        %336 = arith.truncf %335 : vector<4xf32> to vector<4xf16>
        %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %338 = arith.addi %266, %c66 : index
        vector.store %337, %4[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %339 = arith.mulf %159, %263 : vector<4xf32>
        %340 = arith.truncf %339 : vector<4xf32> to vector<4xf16>
        %341 = arith.mulf %162, %263 : vector<4xf32>
        %342 = arith.truncf %341 : vector<4xf32> to vector<4xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %344 = arith.addi %266, %c67 : index
        vector.store %343, %4[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = arith.mulf %165, %263 : vector<4xf32>
        %346 = arith.truncf %345 : vector<4xf32> to vector<4xf16>
        %347 = arith.mulf %168, %263 : vector<4xf32>
        %348 = arith.truncf %347 : vector<4xf32> to vector<4xf16>
        %349 = vector.shuffle %346, %348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %350 = arith.addi %266, %c68 : index
        vector.store %349, %4[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %351 = arith.mulf %171, %263 : vector<4xf32>
        %352 = arith.truncf %351 : vector<4xf32> to vector<4xf16>
        %353 = arith.mulf %174, %263 : vector<4xf32>
        %354 = arith.truncf %353 : vector<4xf32> to vector<4xf16>
        %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %356 = arith.addi %266, %c69 : index
        vector.store %355, %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %357 = arith.mulf %177, %263 : vector<4xf32>
        %358 = arith.truncf %357 : vector<4xf32> to vector<4xf16>
        %359 = arith.mulf %180, %263 : vector<4xf32>
        %360 = arith.truncf %359 : vector<4xf32> to vector<4xf16>
        %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %362 = arith.addi %266, %c70 : index
        vector.store %361, %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        memref.store %262, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %363 = memref.load %7[%1] : memref<?xf32>
      scf.for %364 = %11 to %42 step %43 : i32 {
        %365 = arith.muli %364, %c20 : i32
        %366 = arith.index_cast %8 : index to i32
        %367 = arith.muli %366, %c71 : i32
        %368 = arith.addi %365, %367 : i32
        %369 = arith.addi %368, %c71 : i32
        %370 = arith.minsi %369, %38 : i32
        %371 = arith.cmpi slt, %368, %38 : i32
        %372:18 = scf.if %371 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %373 = arith.subi %370, %368 : i32
          %374 = arith.addi %373, %c75 : i32
          %375 = arith.divui %374, %c76 : i32
          %376 = arith.divui %368, %c18 : i32
          %377 = arith.addi %376, %c77 : i32
          %378 = arith.minsi %377, %40 : i32
          %379 = arith.index_castui %378 : i32 to index
          %380 = arith.addi %32, %379 : index
          %381 = memref.load %step[%380] : memref<?xi32>
          %382 = arith.index_cast %381 : i32 to index
          %383 = arith.muli %382, %33 : index
          %384 = arith.addi %383, %34 : index
          %385 = arith.addi %376, %c17 : i32
          %386 = arith.minsi %385, %40 : i32
          %387 = arith.index_castui %386 : i32 to index
          %388 = arith.addi %32, %387 : index
          %389 = memref.load %step[%388] : memref<?xi32>
          %390 = arith.index_cast %389 : i32 to index
          %391 = arith.muli %390, %33 : index
          %392 = arith.addi %391, %34 : index
          %393 = arith.addi %384, %35 : index
          %394 = arith.addi %393, %c23 : index
          %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %396 = arith.addi %392, %35 : index
          %397 = arith.addi %396, %c23 : index
          %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %399 = arith.addi %393, %c25 : index
          %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401 = arith.addi %396, %c25 : index
          %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %426:22 = scf.for %403 = %c77 to %375 step %c17 iter_args(%404 = %395, %405 = %398, %406 = %400, %407 = %402, %408 = %c72, %409 = %c73, %410 = %c74, %411 = %c74, %412 = %c74, %413 = %c74, %414 = %c74, %415 = %c74, %416 = %c74, %417 = %c74, %418 = %c74, %419 = %c74, %420 = %c74, %421 = %c74, %422 = %c74, %423 = %c74, %424 = %c74, %425 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %427 = arith.muli %403, %c76 : i32
            %428 = arith.addi %368, %427 : i32
            %429 = arith.addi %428, %c76 : i32
            %430 = arith.divui %428, %c18 : i32
            %431 = arith.addi %430, %c77 : i32
            %432 = arith.minsi %431, %40 : i32
            %433 = arith.index_castui %432 : i32 to index
            %434 = arith.addi %32, %433 : index
            %435 = memref.load %step[%434] : memref<?xi32>
            %436 = arith.index_cast %435 : i32 to index
            %437 = arith.muli %436, %33 : index
            %438 = arith.addi %437, %34 : index
            %439 = arith.addi %430, %c17 : i32
            %440 = arith.minsi %439, %40 : i32
            %441 = arith.index_castui %440 : i32 to index
            %442 = arith.addi %32, %441 : index
            %443 = memref.load %step[%442] : memref<?xi32>
            %444 = arith.index_cast %443 : i32 to index
            %445 = arith.muli %444, %33 : index
            %446 = arith.addi %445, %34 : index
            %447 = arith.divui %429, %c18 : i32
            %448 = arith.addi %447, %c77 : i32
            %449 = arith.minsi %448, %40 : i32
            %450 = arith.index_castui %449 : i32 to index
            %451 = arith.addi %32, %450 : index
            %452 = memref.load %step[%451] : memref<?xi32>
            %453 = arith.index_cast %452 : i32 to index
            %454 = arith.muli %453, %33 : index
            %455 = arith.addi %454, %34 : index
            %456 = arith.addi %447, %c17 : i32
            %457 = arith.minsi %456, %40 : i32
            %458 = arith.index_castui %457 : i32 to index
            %459 = arith.addi %32, %458 : index
            %460 = memref.load %step[%459] : memref<?xi32>
            %461 = arith.index_cast %460 : i32 to index
            %462 = arith.muli %461, %33 : index
            %463 = arith.addi %462, %34 : index
            %464 = wave.opaque %c23 : index
            %465 = arith.muli %1, %c8 : index
            %466 = arith.addi %464, %465 : index
            %467 = arith.addi %438, %35 : index
            %468 = arith.addi %467, %c38 : index
            %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %470 = arith.addi %446, %35 : index
            %471 = arith.addi %470, %c38 : index
            %472 = vector.load %kv[%471] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %473 = vector.bitcast %404 : vector<4xi32> to vector<16xi8>
            %474 = vector.bitcast %473 : vector<16xi8> to vector<4xi32>
            %475 = arith.andi %474, %c78 : vector<4xi32>
            %476 = arith.ori %475, %c79 : vector<4xi32>
            %477 = arith.shrui %474, %c80 : vector<4xi32>
            %478 = arith.andi %477, %c78 : vector<4xi32>
            %479 = arith.ori %478, %c79 : vector<4xi32>
            %480 = vector.shuffle %476, %479 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %481 = vector.bitcast %480 : vector<8xi32> to vector<16xf16>
            %482 = arith.subf %481, %c81 : vector<16xf16>
            %483 = vector.bitcast %405 : vector<4xi32> to vector<16xi8>
            %484 = vector.bitcast %483 : vector<16xi8> to vector<4xi32>
            %485 = arith.andi %484, %c78 : vector<4xi32>
            %486 = arith.ori %485, %c79 : vector<4xi32>
            %487 = arith.shrui %484, %c80 : vector<4xi32>
            %488 = arith.andi %487, %c78 : vector<4xi32>
            %489 = arith.ori %488, %c79 : vector<4xi32>
            %490 = vector.shuffle %486, %489 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %491 = vector.bitcast %490 : vector<8xi32> to vector<16xf16>
            %492 = arith.subf %491, %c81 : vector<16xf16>
            %493 = arith.addi %466, %c23 : index
            %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %495 = arith.addi %493, %c38 : index
            %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %498 = wave.mma %482, %497, %c74 : vector<16xf16>, vector<8xf32>
            %499 = wave.mma %492, %497, %c74 : vector<16xf16>, vector<8xf32>
            %500 = arith.addi %467, %c46 : index
            %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %502 = arith.addi %470, %c46 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %504 = vector.bitcast %406 : vector<4xi32> to vector<16xi8>
            %505 = vector.bitcast %504 : vector<16xi8> to vector<4xi32>
            %506 = arith.andi %505, %c78 : vector<4xi32>
            %507 = arith.ori %506, %c79 : vector<4xi32>
            %508 = arith.shrui %505, %c80 : vector<4xi32>
            %509 = arith.andi %508, %c78 : vector<4xi32>
            %510 = arith.ori %509, %c79 : vector<4xi32>
            %511 = vector.shuffle %507, %510 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %512 = vector.bitcast %511 : vector<8xi32> to vector<16xf16>
            %513 = arith.subf %512, %c81 : vector<16xf16>
            %514 = vector.bitcast %407 : vector<4xi32> to vector<16xi8>
            %515 = vector.bitcast %514 : vector<16xi8> to vector<4xi32>
            %516 = arith.andi %515, %c78 : vector<4xi32>
            %517 = arith.ori %516, %c79 : vector<4xi32>
            %518 = arith.shrui %515, %c80 : vector<4xi32>
            %519 = arith.andi %518, %c78 : vector<4xi32>
            %520 = arith.ori %519, %c79 : vector<4xi32>
            %521 = vector.shuffle %517, %520 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %522 = vector.bitcast %521 : vector<8xi32> to vector<16xf16>
            %523 = arith.subf %522, %c81 : vector<16xf16>
            %524 = arith.addi %466, %c6 : index
            %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %526 = arith.addi %524, %c38 : index
            %527 = vector.load %4[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %528 = vector.shuffle %525, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %529 = wave.mma %513, %528, %498 : vector<16xf16>, vector<8xf32>
            %530 = wave.mma %523, %528, %499 : vector<16xf16>, vector<8xf32>
            %531 = arith.addi %467, %c6 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %533 = arith.addi %470, %c6 : index
            %534 = vector.load %kv[%533] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %535 = vector.bitcast %469 : vector<4xi32> to vector<16xi8>
            %536 = vector.bitcast %535 : vector<16xi8> to vector<4xi32>
            %537 = arith.andi %536, %c78 : vector<4xi32>
            %538 = arith.ori %537, %c79 : vector<4xi32>
            %539 = arith.shrui %536, %c80 : vector<4xi32>
            %540 = arith.andi %539, %c78 : vector<4xi32>
            %541 = arith.ori %540, %c79 : vector<4xi32>
            %542 = vector.shuffle %538, %541 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %543 = vector.bitcast %542 : vector<8xi32> to vector<16xf16>
            %544 = arith.subf %543, %c81 : vector<16xf16>
            %545 = vector.bitcast %472 : vector<4xi32> to vector<16xi8>
            %546 = vector.bitcast %545 : vector<16xi8> to vector<4xi32>
            %547 = arith.andi %546, %c78 : vector<4xi32>
            %548 = arith.ori %547, %c79 : vector<4xi32>
            %549 = arith.shrui %546, %c80 : vector<4xi32>
            %550 = arith.andi %549, %c78 : vector<4xi32>
            %551 = arith.ori %550, %c79 : vector<4xi32>
            %552 = vector.shuffle %548, %551 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %553 = vector.bitcast %552 : vector<8xi32> to vector<16xf16>
            %554 = arith.subf %553, %c81 : vector<16xf16>
            %555 = arith.addi %466, %c24 : index
            %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %557 = arith.addi %555, %c38 : index
            %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %559 = vector.shuffle %556, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %560 = wave.mma %544, %559, %529 : vector<16xf16>, vector<8xf32>
            %561 = wave.mma %554, %559, %530 : vector<16xf16>, vector<8xf32>
            %562 = arith.addi %467, %c82 : index
            %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %564 = arith.addi %470, %c82 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %566 = vector.bitcast %501 : vector<4xi32> to vector<16xi8>
            %567 = vector.bitcast %566 : vector<16xi8> to vector<4xi32>
            %568 = arith.andi %567, %c78 : vector<4xi32>
            %569 = arith.ori %568, %c79 : vector<4xi32>
            %570 = arith.shrui %567, %c80 : vector<4xi32>
            %571 = arith.andi %570, %c78 : vector<4xi32>
            %572 = arith.ori %571, %c79 : vector<4xi32>
            %573 = vector.shuffle %569, %572 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %574 = vector.bitcast %573 : vector<8xi32> to vector<16xf16>
            %575 = arith.subf %574, %c81 : vector<16xf16>
            %576 = vector.bitcast %503 : vector<4xi32> to vector<16xi8>
            %577 = vector.bitcast %576 : vector<16xi8> to vector<4xi32>
            %578 = arith.andi %577, %c78 : vector<4xi32>
            %579 = arith.ori %578, %c79 : vector<4xi32>
            %580 = arith.shrui %577, %c80 : vector<4xi32>
            %581 = arith.andi %580, %c78 : vector<4xi32>
            %582 = arith.ori %581, %c79 : vector<4xi32>
            %583 = vector.shuffle %579, %582 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %584 = vector.bitcast %583 : vector<8xi32> to vector<16xf16>
            %585 = arith.subf %584, %c81 : vector<16xf16>
            %586 = arith.addi %466, %c59 : index
            %587 = vector.load %4[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %588 = arith.addi %586, %c38 : index
            %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %590 = vector.shuffle %587, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %591 = wave.mma %575, %590, %560 : vector<16xf16>, vector<8xf32>
            %592 = wave.mma %585, %590, %561 : vector<16xf16>, vector<8xf32>
            %593 = arith.addi %467, %c83 : index
            %594 = vector.load %kv[%593] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %595 = arith.addi %470, %c83 : index
            %596 = vector.load %kv[%595] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %597 = vector.bitcast %532 : vector<4xi32> to vector<16xi8>
            %598 = vector.bitcast %597 : vector<16xi8> to vector<4xi32>
            %599 = arith.andi %598, %c78 : vector<4xi32>
            %600 = arith.ori %599, %c79 : vector<4xi32>
            %601 = arith.shrui %598, %c80 : vector<4xi32>
            %602 = arith.andi %601, %c78 : vector<4xi32>
            %603 = arith.ori %602, %c79 : vector<4xi32>
            %604 = vector.shuffle %600, %603 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %605 = vector.bitcast %604 : vector<8xi32> to vector<16xf16>
            %606 = arith.subf %605, %c81 : vector<16xf16>
            %607 = vector.bitcast %534 : vector<4xi32> to vector<16xi8>
            %608 = vector.bitcast %607 : vector<16xi8> to vector<4xi32>
            %609 = arith.andi %608, %c78 : vector<4xi32>
            %610 = arith.ori %609, %c79 : vector<4xi32>
            %611 = arith.shrui %608, %c80 : vector<4xi32>
            %612 = arith.andi %611, %c78 : vector<4xi32>
            %613 = arith.ori %612, %c79 : vector<4xi32>
            %614 = vector.shuffle %610, %613 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %615 = vector.bitcast %614 : vector<8xi32> to vector<16xf16>
            %616 = arith.subf %615, %c81 : vector<16xf16>
            %617 = arith.addi %466, %c60 : index
            %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %619 = arith.addi %617, %c38 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %622 = wave.mma %606, %621, %591 : vector<16xf16>, vector<8xf32>
            %623 = wave.mma %616, %621, %592 : vector<16xf16>, vector<8xf32>
            %624 = arith.addi %467, %c84 : index
            %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %626 = arith.addi %470, %c84 : index
            %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %628 = vector.bitcast %563 : vector<4xi32> to vector<16xi8>
            %629 = vector.bitcast %628 : vector<16xi8> to vector<4xi32>
            %630 = arith.andi %629, %c78 : vector<4xi32>
            %631 = arith.ori %630, %c79 : vector<4xi32>
            %632 = arith.shrui %629, %c80 : vector<4xi32>
            %633 = arith.andi %632, %c78 : vector<4xi32>
            %634 = arith.ori %633, %c79 : vector<4xi32>
            %635 = vector.shuffle %631, %634 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %636 = vector.bitcast %635 : vector<8xi32> to vector<16xf16>
            %637 = arith.subf %636, %c81 : vector<16xf16>
            %638 = vector.bitcast %565 : vector<4xi32> to vector<16xi8>
            %639 = vector.bitcast %638 : vector<16xi8> to vector<4xi32>
            %640 = arith.andi %639, %c78 : vector<4xi32>
            %641 = arith.ori %640, %c79 : vector<4xi32>
            %642 = arith.shrui %639, %c80 : vector<4xi32>
            %643 = arith.andi %642, %c78 : vector<4xi32>
            %644 = arith.ori %643, %c79 : vector<4xi32>
            %645 = vector.shuffle %641, %644 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %646 = vector.bitcast %645 : vector<8xi32> to vector<16xf16>
            %647 = arith.subf %646, %c81 : vector<16xf16>
            %648 = arith.addi %466, %c61 : index
            %649 = vector.load %4[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %650 = arith.addi %648, %c38 : index
            %651 = vector.load %4[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %652 = vector.shuffle %649, %651 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %653 = wave.mma %637, %652, %622 : vector<16xf16>, vector<8xf32>
            %654 = wave.mma %647, %652, %623 : vector<16xf16>, vector<8xf32>
            %655 = arith.addi %467, %c24 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %657 = arith.addi %470, %c24 : index
            %658 = vector.load %kv[%657] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %659 = vector.bitcast %594 : vector<4xi32> to vector<16xi8>
            %660 = vector.bitcast %659 : vector<16xi8> to vector<4xi32>
            %661 = arith.andi %660, %c78 : vector<4xi32>
            %662 = arith.ori %661, %c79 : vector<4xi32>
            %663 = arith.shrui %660, %c80 : vector<4xi32>
            %664 = arith.andi %663, %c78 : vector<4xi32>
            %665 = arith.ori %664, %c79 : vector<4xi32>
            %666 = vector.shuffle %662, %665 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %667 = vector.bitcast %666 : vector<8xi32> to vector<16xf16>
            %668 = arith.subf %667, %c81 : vector<16xf16>
            %669 = vector.bitcast %596 : vector<4xi32> to vector<16xi8>
            %670 = vector.bitcast %669 : vector<16xi8> to vector<4xi32>
            %671 = arith.andi %670, %c78 : vector<4xi32>
            %672 = arith.ori %671, %c79 : vector<4xi32>
            %673 = arith.shrui %670, %c80 : vector<4xi32>
            %674 = arith.andi %673, %c78 : vector<4xi32>
            %675 = arith.ori %674, %c79 : vector<4xi32>
            %676 = vector.shuffle %672, %675 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = arith.subf %677, %c81 : vector<16xf16>
            %679 = arith.addi %466, %c62 : index
            %680 = vector.load %4[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %681 = arith.addi %679, %c38 : index
            %682 = vector.load %4[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %683 = vector.shuffle %680, %682 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %684 = wave.mma %668, %683, %653 : vector<16xf16>, vector<8xf32>
            %685 = wave.mma %678, %683, %654 : vector<16xf16>, vector<8xf32>
            %686 = arith.addi %467, %c85 : index
            %687 = vector.load %kv[%686] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %688 = arith.addi %470, %c85 : index
            %689 = vector.load %kv[%688] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %690 = vector.bitcast %625 : vector<4xi32> to vector<16xi8>
            %691 = vector.bitcast %690 : vector<16xi8> to vector<4xi32>
            %692 = arith.andi %691, %c78 : vector<4xi32>
            %693 = arith.ori %692, %c79 : vector<4xi32>
            %694 = arith.shrui %691, %c80 : vector<4xi32>
            %695 = arith.andi %694, %c78 : vector<4xi32>
            %696 = arith.ori %695, %c79 : vector<4xi32>
            %697 = vector.shuffle %693, %696 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %698 = vector.bitcast %697 : vector<8xi32> to vector<16xf16>
            %699 = arith.subf %698, %c81 : vector<16xf16>
            %700 = vector.bitcast %627 : vector<4xi32> to vector<16xi8>
            %701 = vector.bitcast %700 : vector<16xi8> to vector<4xi32>
            %702 = arith.andi %701, %c78 : vector<4xi32>
            %703 = arith.ori %702, %c79 : vector<4xi32>
            %704 = arith.shrui %701, %c80 : vector<4xi32>
            %705 = arith.andi %704, %c78 : vector<4xi32>
            %706 = arith.ori %705, %c79 : vector<4xi32>
            %707 = vector.shuffle %703, %706 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %708 = vector.bitcast %707 : vector<8xi32> to vector<16xf16>
            %709 = arith.subf %708, %c81 : vector<16xf16>
            %710 = arith.addi %466, %c63 : index
            %711 = vector.load %4[%710] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %712 = arith.addi %710, %c38 : index
            %713 = vector.load %4[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %714 = vector.shuffle %711, %713 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %715 = wave.mma %699, %714, %684 : vector<16xf16>, vector<8xf32>
            %716 = wave.mma %709, %714, %685 : vector<16xf16>, vector<8xf32>
            %717 = arith.addi %467, %c86 : index
            %718 = vector.load %kv[%717] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %719 = arith.addi %470, %c86 : index
            %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %721 = vector.bitcast %656 : vector<4xi32> to vector<16xi8>
            %722 = vector.bitcast %721 : vector<16xi8> to vector<4xi32>
            %723 = arith.andi %722, %c78 : vector<4xi32>
            %724 = arith.ori %723, %c79 : vector<4xi32>
            %725 = arith.shrui %722, %c80 : vector<4xi32>
            %726 = arith.andi %725, %c78 : vector<4xi32>
            %727 = arith.ori %726, %c79 : vector<4xi32>
            %728 = vector.shuffle %724, %727 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %729 = vector.bitcast %728 : vector<8xi32> to vector<16xf16>
            %730 = arith.subf %729, %c81 : vector<16xf16>
            %731 = vector.bitcast %658 : vector<4xi32> to vector<16xi8>
            %732 = vector.bitcast %731 : vector<16xi8> to vector<4xi32>
            %733 = arith.andi %732, %c78 : vector<4xi32>
            %734 = arith.ori %733, %c79 : vector<4xi32>
            %735 = arith.shrui %732, %c80 : vector<4xi32>
            %736 = arith.andi %735, %c78 : vector<4xi32>
            %737 = arith.ori %736, %c79 : vector<4xi32>
            %738 = vector.shuffle %734, %737 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %739 = vector.bitcast %738 : vector<8xi32> to vector<16xf16>
            %740 = arith.subf %739, %c81 : vector<16xf16>
            %741 = arith.addi %466, %c15 : index
            %742 = vector.load %4[%741] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %743 = arith.addi %741, %c38 : index
            %744 = vector.load %4[%743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %745 = vector.shuffle %742, %744 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %746 = wave.mma %730, %745, %715 : vector<16xf16>, vector<8xf32>
            %747 = wave.mma %740, %745, %716 : vector<16xf16>, vector<8xf32>
            %748 = arith.addi %467, %c87 : index
            %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %750 = arith.addi %470, %c87 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %752 = vector.bitcast %687 : vector<4xi32> to vector<16xi8>
            %753 = vector.bitcast %752 : vector<16xi8> to vector<4xi32>
            %754 = arith.andi %753, %c78 : vector<4xi32>
            %755 = arith.ori %754, %c79 : vector<4xi32>
            %756 = arith.shrui %753, %c80 : vector<4xi32>
            %757 = arith.andi %756, %c78 : vector<4xi32>
            %758 = arith.ori %757, %c79 : vector<4xi32>
            %759 = vector.shuffle %755, %758 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %760 = vector.bitcast %759 : vector<8xi32> to vector<16xf16>
            %761 = arith.subf %760, %c81 : vector<16xf16>
            %762 = vector.bitcast %689 : vector<4xi32> to vector<16xi8>
            %763 = vector.bitcast %762 : vector<16xi8> to vector<4xi32>
            %764 = arith.andi %763, %c78 : vector<4xi32>
            %765 = arith.ori %764, %c79 : vector<4xi32>
            %766 = arith.shrui %763, %c80 : vector<4xi32>
            %767 = arith.andi %766, %c78 : vector<4xi32>
            %768 = arith.ori %767, %c79 : vector<4xi32>
            %769 = vector.shuffle %765, %768 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %770 = vector.bitcast %769 : vector<8xi32> to vector<16xf16>
            %771 = arith.subf %770, %c81 : vector<16xf16>
            %772 = arith.addi %466, %c64 : index
            %773 = vector.load %4[%772] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %774 = arith.addi %772, %c38 : index
            %775 = vector.load %4[%774] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %776 = vector.shuffle %773, %775 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %777 = wave.mma %761, %776, %746 : vector<16xf16>, vector<8xf32>
            %778 = wave.mma %771, %776, %747 : vector<16xf16>, vector<8xf32>
            %779 = arith.addi %467, %c59 : index
            %780 = vector.load %kv[%779] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %781 = arith.addi %470, %c59 : index
            %782 = vector.load %kv[%781] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %783 = vector.bitcast %718 : vector<4xi32> to vector<16xi8>
            %784 = vector.bitcast %783 : vector<16xi8> to vector<4xi32>
            %785 = arith.andi %784, %c78 : vector<4xi32>
            %786 = arith.ori %785, %c79 : vector<4xi32>
            %787 = arith.shrui %784, %c80 : vector<4xi32>
            %788 = arith.andi %787, %c78 : vector<4xi32>
            %789 = arith.ori %788, %c79 : vector<4xi32>
            %790 = vector.shuffle %786, %789 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %791 = vector.bitcast %790 : vector<8xi32> to vector<16xf16>
            %792 = arith.subf %791, %c81 : vector<16xf16>
            %793 = vector.bitcast %720 : vector<4xi32> to vector<16xi8>
            %794 = vector.bitcast %793 : vector<16xi8> to vector<4xi32>
            %795 = arith.andi %794, %c78 : vector<4xi32>
            %796 = arith.ori %795, %c79 : vector<4xi32>
            %797 = arith.shrui %794, %c80 : vector<4xi32>
            %798 = arith.andi %797, %c78 : vector<4xi32>
            %799 = arith.ori %798, %c79 : vector<4xi32>
            %800 = vector.shuffle %796, %799 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %801 = vector.bitcast %800 : vector<8xi32> to vector<16xf16>
            %802 = arith.subf %801, %c81 : vector<16xf16>
            %803 = arith.addi %466, %c65 : index
            %804 = vector.load %4[%803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %805 = arith.addi %803, %c38 : index
            %806 = vector.load %4[%805] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %807 = vector.shuffle %804, %806 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %808 = wave.mma %792, %807, %777 : vector<16xf16>, vector<8xf32>
            %809 = wave.mma %802, %807, %778 : vector<16xf16>, vector<8xf32>
            %810 = arith.addi %467, %c88 : index
            %811 = vector.load %kv[%810] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %812 = arith.addi %470, %c88 : index
            %813 = vector.load %kv[%812] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %814 = vector.bitcast %749 : vector<4xi32> to vector<16xi8>
            %815 = vector.bitcast %814 : vector<16xi8> to vector<4xi32>
            %816 = arith.andi %815, %c78 : vector<4xi32>
            %817 = arith.ori %816, %c79 : vector<4xi32>
            %818 = arith.shrui %815, %c80 : vector<4xi32>
            %819 = arith.andi %818, %c78 : vector<4xi32>
            %820 = arith.ori %819, %c79 : vector<4xi32>
            %821 = vector.shuffle %817, %820 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %822 = vector.bitcast %821 : vector<8xi32> to vector<16xf16>
            %823 = arith.subf %822, %c81 : vector<16xf16>
            %824 = vector.bitcast %751 : vector<4xi32> to vector<16xi8>
            %825 = vector.bitcast %824 : vector<16xi8> to vector<4xi32>
            %826 = arith.andi %825, %c78 : vector<4xi32>
            %827 = arith.ori %826, %c79 : vector<4xi32>
            %828 = arith.shrui %825, %c80 : vector<4xi32>
            %829 = arith.andi %828, %c78 : vector<4xi32>
            %830 = arith.ori %829, %c79 : vector<4xi32>
            %831 = vector.shuffle %827, %830 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %832 = vector.bitcast %831 : vector<8xi32> to vector<16xf16>
            %833 = arith.subf %832, %c81 : vector<16xf16>
            %834 = arith.addi %466, %c66 : index
            %835 = vector.load %4[%834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %836 = arith.addi %834, %c38 : index
            %837 = vector.load %4[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %838 = vector.shuffle %835, %837 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %839 = wave.mma %823, %838, %808 : vector<16xf16>, vector<8xf32>
            %840 = wave.mma %833, %838, %809 : vector<16xf16>, vector<8xf32>
            %841 = arith.addi %467, %c89 : index
            %842 = vector.load %kv[%841] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %843 = arith.addi %470, %c89 : index
            %844 = vector.load %kv[%843] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %845 = vector.bitcast %780 : vector<4xi32> to vector<16xi8>
            %846 = vector.bitcast %845 : vector<16xi8> to vector<4xi32>
            %847 = arith.andi %846, %c78 : vector<4xi32>
            %848 = arith.ori %847, %c79 : vector<4xi32>
            %849 = arith.shrui %846, %c80 : vector<4xi32>
            %850 = arith.andi %849, %c78 : vector<4xi32>
            %851 = arith.ori %850, %c79 : vector<4xi32>
            %852 = vector.shuffle %848, %851 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %853 = vector.bitcast %852 : vector<8xi32> to vector<16xf16>
            %854 = arith.subf %853, %c81 : vector<16xf16>
            %855 = vector.bitcast %782 : vector<4xi32> to vector<16xi8>
            %856 = vector.bitcast %855 : vector<16xi8> to vector<4xi32>
            %857 = arith.andi %856, %c78 : vector<4xi32>
            %858 = arith.ori %857, %c79 : vector<4xi32>
            %859 = arith.shrui %856, %c80 : vector<4xi32>
            %860 = arith.andi %859, %c78 : vector<4xi32>
            %861 = arith.ori %860, %c79 : vector<4xi32>
            %862 = vector.shuffle %858, %861 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %863 = vector.bitcast %862 : vector<8xi32> to vector<16xf16>
            %864 = arith.subf %863, %c81 : vector<16xf16>
            %865 = arith.addi %466, %c67 : index
            %866 = vector.load %4[%865] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %867 = arith.addi %865, %c38 : index
            %868 = vector.load %4[%867] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %869 = vector.shuffle %866, %868 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %870 = wave.mma %854, %869, %839 : vector<16xf16>, vector<8xf32>
            %871 = wave.mma %864, %869, %840 : vector<16xf16>, vector<8xf32>
            %872 = arith.addi %467, %c90 : index
            %873 = vector.load %kv[%872] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %874 = arith.addi %470, %c90 : index
            %875 = vector.load %kv[%874] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %876 = vector.bitcast %811 : vector<4xi32> to vector<16xi8>
            %877 = vector.bitcast %876 : vector<16xi8> to vector<4xi32>
            %878 = arith.andi %877, %c78 : vector<4xi32>
            %879 = arith.ori %878, %c79 : vector<4xi32>
            %880 = arith.shrui %877, %c80 : vector<4xi32>
            %881 = arith.andi %880, %c78 : vector<4xi32>
            %882 = arith.ori %881, %c79 : vector<4xi32>
            %883 = vector.shuffle %879, %882 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %884 = vector.bitcast %883 : vector<8xi32> to vector<16xf16>
            %885 = arith.subf %884, %c81 : vector<16xf16>
            %886 = vector.bitcast %813 : vector<4xi32> to vector<16xi8>
            %887 = vector.bitcast %886 : vector<16xi8> to vector<4xi32>
            %888 = arith.andi %887, %c78 : vector<4xi32>
            %889 = arith.ori %888, %c79 : vector<4xi32>
            %890 = arith.shrui %887, %c80 : vector<4xi32>
            %891 = arith.andi %890, %c78 : vector<4xi32>
            %892 = arith.ori %891, %c79 : vector<4xi32>
            %893 = vector.shuffle %889, %892 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %894 = vector.bitcast %893 : vector<8xi32> to vector<16xf16>
            %895 = arith.subf %894, %c81 : vector<16xf16>
            %896 = arith.addi %466, %c68 : index
            %897 = vector.load %4[%896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %898 = arith.addi %896, %c38 : index
            %899 = vector.load %4[%898] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %900 = vector.shuffle %897, %899 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %901 = wave.mma %885, %900, %870 : vector<16xf16>, vector<8xf32>
            %902 = wave.mma %895, %900, %871 : vector<16xf16>, vector<8xf32>
            %903 = arith.addi %467, %c60 : index
            %904 = vector.load %kv[%903] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %905 = arith.addi %470, %c60 : index
            %906 = vector.load %kv[%905] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %907 = vector.bitcast %842 : vector<4xi32> to vector<16xi8>
            %908 = vector.bitcast %907 : vector<16xi8> to vector<4xi32>
            %909 = arith.andi %908, %c78 : vector<4xi32>
            %910 = arith.ori %909, %c79 : vector<4xi32>
            %911 = arith.shrui %908, %c80 : vector<4xi32>
            %912 = arith.andi %911, %c78 : vector<4xi32>
            %913 = arith.ori %912, %c79 : vector<4xi32>
            %914 = vector.shuffle %910, %913 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %915 = vector.bitcast %914 : vector<8xi32> to vector<16xf16>
            %916 = arith.subf %915, %c81 : vector<16xf16>
            %917 = vector.bitcast %844 : vector<4xi32> to vector<16xi8>
            %918 = vector.bitcast %917 : vector<16xi8> to vector<4xi32>
            %919 = arith.andi %918, %c78 : vector<4xi32>
            %920 = arith.ori %919, %c79 : vector<4xi32>
            %921 = arith.shrui %918, %c80 : vector<4xi32>
            %922 = arith.andi %921, %c78 : vector<4xi32>
            %923 = arith.ori %922, %c79 : vector<4xi32>
            %924 = vector.shuffle %920, %923 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %925 = vector.bitcast %924 : vector<8xi32> to vector<16xf16>
            %926 = arith.subf %925, %c81 : vector<16xf16>
            %927 = arith.addi %466, %c69 : index
            %928 = vector.load %4[%927] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %929 = arith.addi %927, %c38 : index
            %930 = vector.load %4[%929] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %931 = vector.shuffle %928, %930 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %932 = wave.mma %916, %931, %901 : vector<16xf16>, vector<8xf32>
            %933 = wave.mma %926, %931, %902 : vector<16xf16>, vector<8xf32>
            %934 = arith.addi %467, %c91 : index
            %935 = vector.load %kv[%934] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %936 = arith.addi %470, %c91 : index
            %937 = vector.load %kv[%936] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %938 = vector.bitcast %873 : vector<4xi32> to vector<16xi8>
            %939 = vector.bitcast %938 : vector<16xi8> to vector<4xi32>
            %940 = arith.andi %939, %c78 : vector<4xi32>
            %941 = arith.ori %940, %c79 : vector<4xi32>
            %942 = arith.shrui %939, %c80 : vector<4xi32>
            %943 = arith.andi %942, %c78 : vector<4xi32>
            %944 = arith.ori %943, %c79 : vector<4xi32>
            %945 = vector.shuffle %941, %944 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %946 = vector.bitcast %945 : vector<8xi32> to vector<16xf16>
            %947 = arith.subf %946, %c81 : vector<16xf16>
            %948 = vector.bitcast %875 : vector<4xi32> to vector<16xi8>
            %949 = vector.bitcast %948 : vector<16xi8> to vector<4xi32>
            %950 = arith.andi %949, %c78 : vector<4xi32>
            %951 = arith.ori %950, %c79 : vector<4xi32>
            %952 = arith.shrui %949, %c80 : vector<4xi32>
            %953 = arith.andi %952, %c78 : vector<4xi32>
            %954 = arith.ori %953, %c79 : vector<4xi32>
            %955 = vector.shuffle %951, %954 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %956 = vector.bitcast %955 : vector<8xi32> to vector<16xf16>
            %957 = arith.subf %956, %c81 : vector<16xf16>
            %958 = arith.addi %466, %c70 : index
            %959 = vector.load %4[%958] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %960 = arith.addi %958, %c38 : index
            %961 = vector.load %4[%960] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %962 = vector.shuffle %959, %961 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %963 = wave.mma %947, %962, %932 : vector<16xf16>, vector<8xf32>
            %964 = wave.mma %957, %962, %933 : vector<16xf16>, vector<8xf32>
            %965 = arith.addi %467, %c92 : index
            %966 = vector.load %kv[%965] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %967 = arith.addi %470, %c92 : index
            %968 = vector.load %kv[%967] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %969 = wave.opaque %963 : vector<8xf32>
            %970 = wave.opaque %964 : vector<8xf32>
            %971 = wave.opaque %429 : i32
            %972 = arith.cmpi sgt, %971, %370 : i32
            %973:2 = scf.if %972 -> (vector<8xf32>, vector<8xf32>) {
              %974 = arith.index_cast %2 : index to i32
              %975 = arith.addi %428, %974 : i32
              %976 = arith.subi %38, %975 : i32
              %977 = arith.subi %976, %c77 : i32
              %978 = vector.broadcast %977 : i32 to vector<8xi32>
              %979 = arith.cmpi sgt, %978, %c94 : vector<8xi32>
              %980 = arith.select %979, %969, %c93 : vector<8xi1>, vector<8xf32>
              %981 = arith.subi %976, %c18 : i32
              %982 = vector.broadcast %981 : i32 to vector<8xi32>
              %983 = arith.cmpi sgt, %982, %c94 : vector<8xi32>
              %984 = arith.select %983, %970, %c93 : vector<8xi1>, vector<8xf32>
              scf.yield %980, %984 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %969, %970 : vector<8xf32>, vector<8xf32>
            }
            %985 = vector.extract %973#0[0] : f32 from vector<8xf32>
            %986 = vector.extract %973#0[1] : f32 from vector<8xf32>
            %987 = vector.extract %973#0[2] : f32 from vector<8xf32>
            %988 = vector.extract %973#0[3] : f32 from vector<8xf32>
            %989 = vector.extract %973#0[4] : f32 from vector<8xf32>
            %990 = vector.extract %973#0[5] : f32 from vector<8xf32>
            %991 = vector.extract %973#0[6] : f32 from vector<8xf32>
            %992 = vector.extract %973#0[7] : f32 from vector<8xf32>
            %993 = vector.extract %973#1[0] : f32 from vector<8xf32>
            %994 = vector.extract %973#1[1] : f32 from vector<8xf32>
            %995 = vector.extract %973#1[2] : f32 from vector<8xf32>
            %996 = vector.extract %973#1[3] : f32 from vector<8xf32>
            %997 = vector.extract %973#1[4] : f32 from vector<8xf32>
            %998 = vector.extract %973#1[5] : f32 from vector<8xf32>
            %999 = vector.extract %973#1[6] : f32 from vector<8xf32>
            %1000 = vector.extract %973#1[7] : f32 from vector<8xf32>
            %1001 = arith.maxnumf %985, %986 fastmath<nnan> : f32
            %1002 = arith.maxnumf %1001, %987 fastmath<nnan> : f32
            %1003 = arith.maxnumf %1002, %988 fastmath<nnan> : f32
            %1004 = arith.maxnumf %1003, %989 fastmath<nnan> : f32
            %1005 = arith.maxnumf %1004, %990 fastmath<nnan> : f32
            %1006 = arith.maxnumf %1005, %991 fastmath<nnan> : f32
            %1007 = arith.maxnumf %1006, %992 fastmath<nnan> : f32
            %1008 = arith.maxnumf %1007, %993 fastmath<nnan> : f32
            %1009 = arith.maxnumf %1008, %994 fastmath<nnan> : f32
            %1010 = arith.maxnumf %1009, %995 fastmath<nnan> : f32
            %1011 = arith.maxnumf %1010, %996 fastmath<nnan> : f32
            %1012 = arith.maxnumf %1011, %997 fastmath<nnan> : f32
            %1013 = arith.maxnumf %1012, %998 fastmath<nnan> : f32
            %1014 = arith.maxnumf %1013, %999 fastmath<nnan> : f32
            %1015 = arith.maxnumf %1014, %1000 fastmath<nnan> : f32
            %1016 = wave.swap_halves %1015 : f32
            %1017 = arith.maxnumf %1015, %1016 fastmath<nnan> : f32
            %1018 = arith.mulf %1017, %363 : f32
            %1019 = arith.addf %408, %c95 : f32
            %1020 = arith.cmpf ogt, %1018, %1019 : f32
            %1021:18 = scf.if %1020 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %1022 = arith.subf %408, %1018 : f32
              %1023 = wave.exp2 %1022 : f32
              %1024 = vector.broadcast %1023 : f32 to vector<8xf32>
              %1025 = arith.mulf %409, %1023 : f32
              %1026 = arith.mulf %410, %1024 : vector<8xf32>
              %1027 = arith.mulf %411, %1024 : vector<8xf32>
              %1028 = arith.mulf %412, %1024 : vector<8xf32>
              %1029 = arith.mulf %413, %1024 : vector<8xf32>
              %1030 = arith.mulf %414, %1024 : vector<8xf32>
              %1031 = arith.mulf %415, %1024 : vector<8xf32>
              %1032 = arith.mulf %416, %1024 : vector<8xf32>
              %1033 = arith.mulf %417, %1024 : vector<8xf32>
              %1034 = arith.mulf %418, %1024 : vector<8xf32>
              %1035 = arith.mulf %419, %1024 : vector<8xf32>
              %1036 = arith.mulf %420, %1024 : vector<8xf32>
              %1037 = arith.mulf %421, %1024 : vector<8xf32>
              %1038 = arith.mulf %422, %1024 : vector<8xf32>
              %1039 = arith.mulf %423, %1024 : vector<8xf32>
              %1040 = arith.mulf %424, %1024 : vector<8xf32>
              %1041 = arith.mulf %425, %1024 : vector<8xf32>
              scf.yield %1018, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1042 = vector.broadcast %363 : f32 to vector<8xf32>
            %1043 = arith.subf %c96, %1021#0 : f32
            %1044 = vector.broadcast %1043 : f32 to vector<8xf32>
            %1045 = math.fma %973#0, %1042, %1044 : vector<8xf32>
            %1046 = wave.exp2 %1045 : vector<8xf32>
            %1047 = math.fma %973#1, %1042, %1044 : vector<8xf32>
            %1048 = wave.exp2 %1047 : vector<8xf32>
            %1049 = arith.truncf %1046 : vector<8xf32> to vector<8xf16>
            %1050 = vector.bitcast %1049 : vector<8xf16> to vector<4xi32>
            %1051 = wave.swap_halves %1050 : vector<4xi32>
            %1052 = arith.select %3, %1051, %1050 : vector<4xi32>
            %1053 = arith.select %3, %1050, %1051 : vector<4xi32>
            %1054 = vector.shuffle %1052, %1053 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1055 = vector.bitcast %1054 : vector<8xi32> to vector<16xf16>
            %1056 = arith.truncf %1048 : vector<8xf32> to vector<8xf16>
            %1057 = vector.bitcast %1056 : vector<8xf16> to vector<4xi32>
            %1058 = wave.swap_halves %1057 : vector<4xi32>
            %1059 = arith.select %3, %1058, %1057 : vector<4xi32>
            %1060 = arith.select %3, %1057, %1058 : vector<4xi32>
            %1061 = vector.shuffle %1059, %1060 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1062 = vector.bitcast %1061 : vector<8xi32> to vector<16xf16>
            %1063 = arith.addf %1046, %1048 : vector<8xf32>
            %1064 = vector.extract %1063[0] : f32 from vector<8xf32>
            %1065 = vector.extract %1063[1] : f32 from vector<8xf32>
            %1066 = vector.extract %1063[2] : f32 from vector<8xf32>
            %1067 = vector.extract %1063[3] : f32 from vector<8xf32>
            %1068 = vector.extract %1063[4] : f32 from vector<8xf32>
            %1069 = vector.extract %1063[5] : f32 from vector<8xf32>
            %1070 = vector.extract %1063[6] : f32 from vector<8xf32>
            %1071 = vector.extract %1063[7] : f32 from vector<8xf32>
            %1072 = arith.addf %1064, %1068 : f32
            %1073 = arith.addf %1065, %1069 : f32
            %1074 = arith.addf %1066, %1070 : f32
            %1075 = arith.addf %1067, %1071 : f32
            %1076 = arith.addf %1072, %1074 : f32
            %1077 = arith.addf %1073, %1075 : f32
            %1078 = arith.addf %1076, %1077 : f32
            %1079 = arith.addf %1021#1, %1078 : f32
            %1080 = wave.opaque %1079 : f32
            %1081 = wave.opaque %429 : i32
            %1082 = arith.cmpi sgt, %1081, %370 : i32
            %1083:2 = scf.if %1082 -> (vector<4xi32>, vector<4xi32>) {
              %1084 = arith.subi %370, %428 : i32
              %1085 = arith.subi %1084, %c77 : i32
              %1086 = arith.minsi %1085, %c18 : i32
              %1087 = arith.maxsi %1086, %c77 : i32
              %1088 = arith.cmpi sgt, %1087, %c77 : i32
              %1089 = arith.select %1088, %c98, %c77 : i32
              %1090 = arith.ori %c77, %1089 : i32
              %1091 = arith.cmpi sgt, %1087, %c17 : i32
              %1092 = arith.select %1091, %c98, %c77 : i32
              %1093 = arith.ori %c77, %1092 : i32
              %1094 = arith.cmpi sgt, %1087, %c99 : i32
              %1095 = arith.select %1094, %c100, %c77 : i32
              %1096 = arith.ori %1090, %1095 : i32
              %1097 = arith.cmpi sgt, %1087, %c101 : i32
              %1098 = arith.select %1097, %c100, %c77 : i32
              %1099 = arith.ori %1093, %1098 : i32
              %1100 = arith.cmpi sgt, %1087, %c102 : i32
              %1101 = arith.select %1100, %c103, %c77 : i32
              %1102 = arith.ori %1096, %1101 : i32
              %1103 = arith.cmpi sgt, %1087, %c104 : i32
              %1104 = arith.select %1103, %c103, %c77 : i32
              %1105 = arith.ori %1099, %1104 : i32
              %1106 = arith.cmpi sgt, %1087, %c105 : i32
              %1107 = arith.select %1106, %c106, %c77 : i32
              %1108 = arith.ori %1102, %1107 : i32
              %1109 = arith.cmpi sgt, %1087, %c107 : i32
              %1110 = arith.select %1109, %c106, %c77 : i32
              %1111 = arith.ori %1105, %1110 : i32
              %1112 = arith.cmpi sgt, %1087, %c108 : i32
              %1113 = arith.select %1112, %c98, %c77 : i32
              %1114 = arith.ori %c77, %1113 : i32
              %1115 = arith.cmpi sgt, %1087, %c109 : i32
              %1116 = arith.select %1115, %c98, %c77 : i32
              %1117 = arith.ori %c77, %1116 : i32
              %1118 = arith.cmpi sgt, %1087, %c110 : i32
              %1119 = arith.select %1118, %c100, %c77 : i32
              %1120 = arith.ori %1114, %1119 : i32
              %1121 = arith.cmpi sgt, %1087, %c111 : i32
              %1122 = arith.select %1121, %c100, %c77 : i32
              %1123 = arith.ori %1117, %1122 : i32
              %1124 = arith.cmpi sgt, %1087, %c112 : i32
              %1125 = arith.select %1124, %c103, %c77 : i32
              %1126 = arith.ori %1120, %1125 : i32
              %1127 = arith.cmpi sgt, %1087, %c113 : i32
              %1128 = arith.select %1127, %c103, %c77 : i32
              %1129 = arith.ori %1123, %1128 : i32
              %1130 = arith.cmpi sgt, %1087, %c58 : i32
              %1131 = arith.select %1130, %c106, %c77 : i32
              %1132 = arith.ori %1126, %1131 : i32
              %1133 = arith.cmpi sgt, %1087, %c114 : i32
              %1134 = arith.select %1133, %c106, %c77 : i32
              %1135 = arith.ori %1129, %1134 : i32
              %1136 = vector.from_elements %1108, %1132, %1111, %1135 : vector<4xi32>
              %1137 = arith.subi %1084, %c18 : i32
              %1138 = arith.minsi %1137, %c18 : i32
              %1139 = arith.maxsi %1138, %c77 : i32
              %1140 = arith.cmpi sgt, %1139, %c77 : i32
              %1141 = arith.select %1140, %c98, %c77 : i32
              %1142 = arith.ori %c77, %1141 : i32
              %1143 = arith.cmpi sgt, %1139, %c17 : i32
              %1144 = arith.select %1143, %c98, %c77 : i32
              %1145 = arith.ori %c77, %1144 : i32
              %1146 = arith.cmpi sgt, %1139, %c99 : i32
              %1147 = arith.select %1146, %c100, %c77 : i32
              %1148 = arith.ori %1142, %1147 : i32
              %1149 = arith.cmpi sgt, %1139, %c101 : i32
              %1150 = arith.select %1149, %c100, %c77 : i32
              %1151 = arith.ori %1145, %1150 : i32
              %1152 = arith.cmpi sgt, %1139, %c102 : i32
              %1153 = arith.select %1152, %c103, %c77 : i32
              %1154 = arith.ori %1148, %1153 : i32
              %1155 = arith.cmpi sgt, %1139, %c104 : i32
              %1156 = arith.select %1155, %c103, %c77 : i32
              %1157 = arith.ori %1151, %1156 : i32
              %1158 = arith.cmpi sgt, %1139, %c105 : i32
              %1159 = arith.select %1158, %c106, %c77 : i32
              %1160 = arith.ori %1154, %1159 : i32
              %1161 = arith.cmpi sgt, %1139, %c107 : i32
              %1162 = arith.select %1161, %c106, %c77 : i32
              %1163 = arith.ori %1157, %1162 : i32
              %1164 = arith.cmpi sgt, %1139, %c108 : i32
              %1165 = arith.select %1164, %c98, %c77 : i32
              %1166 = arith.ori %c77, %1165 : i32
              %1167 = arith.cmpi sgt, %1139, %c109 : i32
              %1168 = arith.select %1167, %c98, %c77 : i32
              %1169 = arith.ori %c77, %1168 : i32
              %1170 = arith.cmpi sgt, %1139, %c110 : i32
              %1171 = arith.select %1170, %c100, %c77 : i32
              %1172 = arith.ori %1166, %1171 : i32
              %1173 = arith.cmpi sgt, %1139, %c111 : i32
              %1174 = arith.select %1173, %c100, %c77 : i32
              %1175 = arith.ori %1169, %1174 : i32
              %1176 = arith.cmpi sgt, %1139, %c112 : i32
              %1177 = arith.select %1176, %c103, %c77 : i32
              %1178 = arith.ori %1172, %1177 : i32
              %1179 = arith.cmpi sgt, %1139, %c113 : i32
              %1180 = arith.select %1179, %c103, %c77 : i32
              %1181 = arith.ori %1175, %1180 : i32
              %1182 = arith.cmpi sgt, %1139, %c58 : i32
              %1183 = arith.select %1182, %c106, %c77 : i32
              %1184 = arith.ori %1178, %1183 : i32
              %1185 = arith.cmpi sgt, %1139, %c114 : i32
              %1186 = arith.select %1185, %c106, %c77 : i32
              %1187 = arith.ori %1181, %1186 : i32
              %1188 = vector.from_elements %1160, %1184, %1163, %1187 : vector<4xi32>
              scf.yield %1136, %1188 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c97, %c97 : vector<4xi32>, vector<4xi32>
            }
            %1189 = wave.opaque %429 : i32
            %1190 = arith.cmpi sgt, %1189, %370 : i32
            %1191:2 = scf.if %1190 -> (vector<4xi32>, vector<4xi32>) {
              %1192 = arith.andi %904, %1083#0 : vector<4xi32>
              %1193 = arith.andi %906, %1083#1 : vector<4xi32>
              scf.yield %1192, %1193 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %904, %906 : vector<4xi32>, vector<4xi32>
            }
            %1194 = vector.bitcast %1191#0 : vector<4xi32> to vector<16xi8>
            %1195 = vector.bitcast %1194 : vector<16xi8> to vector<4xi32>
            %1196 = arith.andi %1195, %c78 : vector<4xi32>
            %1197 = arith.ori %1196, %c79 : vector<4xi32>
            %1198 = arith.shrui %1195, %c80 : vector<4xi32>
            %1199 = arith.andi %1198, %c78 : vector<4xi32>
            %1200 = arith.ori %1199, %c79 : vector<4xi32>
            %1201 = vector.shuffle %1197, %1200 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1202 = vector.bitcast %1201 : vector<8xi32> to vector<16xf16>
            %1203 = arith.subf %1202, %c81 : vector<16xf16>
            %1204 = wave.mma %1203, %1055, %1021#2 : vector<16xf16>, vector<8xf32>
            %1205 = vector.bitcast %1191#1 : vector<4xi32> to vector<16xi8>
            %1206 = vector.bitcast %1205 : vector<16xi8> to vector<4xi32>
            %1207 = arith.andi %1206, %c78 : vector<4xi32>
            %1208 = arith.ori %1207, %c79 : vector<4xi32>
            %1209 = arith.shrui %1206, %c80 : vector<4xi32>
            %1210 = arith.andi %1209, %c78 : vector<4xi32>
            %1211 = arith.ori %1210, %c79 : vector<4xi32>
            %1212 = vector.shuffle %1208, %1211 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1213 = vector.bitcast %1212 : vector<8xi32> to vector<16xf16>
            %1214 = arith.subf %1213, %c81 : vector<16xf16>
            %1215 = wave.mma %1214, %1062, %1204 : vector<16xf16>, vector<8xf32>
            %1216 = wave.opaque %1215 : vector<8xf32>
            %1217 = arith.addi %467, %c115 : index
            %1218 = vector.load %kv[%1217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1219 = arith.addi %470, %c115 : index
            %1220 = vector.load %kv[%1219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1221 = wave.opaque %429 : i32
            %1222 = arith.cmpi sgt, %1221, %370 : i32
            %1223:2 = scf.if %1222 -> (vector<4xi32>, vector<4xi32>) {
              %1224 = arith.andi %935, %1083#0 : vector<4xi32>
              %1225 = arith.andi %937, %1083#1 : vector<4xi32>
              scf.yield %1224, %1225 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %935, %937 : vector<4xi32>, vector<4xi32>
            }
            %1226 = vector.bitcast %1223#0 : vector<4xi32> to vector<16xi8>
            %1227 = vector.bitcast %1226 : vector<16xi8> to vector<4xi32>
            %1228 = arith.andi %1227, %c78 : vector<4xi32>
            %1229 = arith.ori %1228, %c79 : vector<4xi32>
            %1230 = arith.shrui %1227, %c80 : vector<4xi32>
            %1231 = arith.andi %1230, %c78 : vector<4xi32>
            %1232 = arith.ori %1231, %c79 : vector<4xi32>
            %1233 = vector.shuffle %1229, %1232 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1234 = vector.bitcast %1233 : vector<8xi32> to vector<16xf16>
            %1235 = arith.subf %1234, %c81 : vector<16xf16>
            %1236 = wave.mma %1235, %1055, %1021#3 : vector<16xf16>, vector<8xf32>
            %1237 = vector.bitcast %1223#1 : vector<4xi32> to vector<16xi8>
            %1238 = vector.bitcast %1237 : vector<16xi8> to vector<4xi32>
            %1239 = arith.andi %1238, %c78 : vector<4xi32>
            %1240 = arith.ori %1239, %c79 : vector<4xi32>
            %1241 = arith.shrui %1238, %c80 : vector<4xi32>
            %1242 = arith.andi %1241, %c78 : vector<4xi32>
            %1243 = arith.ori %1242, %c79 : vector<4xi32>
            %1244 = vector.shuffle %1240, %1243 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1245 = vector.bitcast %1244 : vector<8xi32> to vector<16xf16>
            %1246 = arith.subf %1245, %c81 : vector<16xf16>
            %1247 = wave.mma %1246, %1062, %1236 : vector<16xf16>, vector<8xf32>
            %1248 = wave.opaque %1247 : vector<8xf32>
            %1249 = arith.addi %467, %c61 : index
            %1250 = vector.load %kv[%1249] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1251 = arith.addi %470, %c61 : index
            %1252 = vector.load %kv[%1251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1253 = wave.opaque %429 : i32
            %1254 = arith.cmpi sgt, %1253, %370 : i32
            %1255:2 = scf.if %1254 -> (vector<4xi32>, vector<4xi32>) {
              %1256 = arith.andi %966, %1083#0 : vector<4xi32>
              %1257 = arith.andi %968, %1083#1 : vector<4xi32>
              scf.yield %1256, %1257 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %966, %968 : vector<4xi32>, vector<4xi32>
            }
            %1258 = vector.bitcast %1255#0 : vector<4xi32> to vector<16xi8>
            %1259 = vector.bitcast %1258 : vector<16xi8> to vector<4xi32>
            %1260 = arith.andi %1259, %c78 : vector<4xi32>
            %1261 = arith.ori %1260, %c79 : vector<4xi32>
            %1262 = arith.shrui %1259, %c80 : vector<4xi32>
            %1263 = arith.andi %1262, %c78 : vector<4xi32>
            %1264 = arith.ori %1263, %c79 : vector<4xi32>
            %1265 = vector.shuffle %1261, %1264 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1266 = vector.bitcast %1265 : vector<8xi32> to vector<16xf16>
            %1267 = arith.subf %1266, %c81 : vector<16xf16>
            %1268 = wave.mma %1267, %1055, %1021#4 : vector<16xf16>, vector<8xf32>
            %1269 = vector.bitcast %1255#1 : vector<4xi32> to vector<16xi8>
            %1270 = vector.bitcast %1269 : vector<16xi8> to vector<4xi32>
            %1271 = arith.andi %1270, %c78 : vector<4xi32>
            %1272 = arith.ori %1271, %c79 : vector<4xi32>
            %1273 = arith.shrui %1270, %c80 : vector<4xi32>
            %1274 = arith.andi %1273, %c78 : vector<4xi32>
            %1275 = arith.ori %1274, %c79 : vector<4xi32>
            %1276 = vector.shuffle %1272, %1275 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1277 = vector.bitcast %1276 : vector<8xi32> to vector<16xf16>
            %1278 = arith.subf %1277, %c81 : vector<16xf16>
            %1279 = wave.mma %1278, %1062, %1268 : vector<16xf16>, vector<8xf32>
            %1280 = wave.opaque %1279 : vector<8xf32>
            %1281 = arith.addi %467, %c116 : index
            %1282 = vector.load %kv[%1281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1283 = arith.addi %470, %c116 : index
            %1284 = vector.load %kv[%1283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1285 = wave.opaque %429 : i32
            %1286 = arith.cmpi sgt, %1285, %370 : i32
            %1287:2 = scf.if %1286 -> (vector<4xi32>, vector<4xi32>) {
              %1288 = arith.andi %1218, %1083#0 : vector<4xi32>
              %1289 = arith.andi %1220, %1083#1 : vector<4xi32>
              scf.yield %1288, %1289 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1218, %1220 : vector<4xi32>, vector<4xi32>
            }
            %1290 = vector.bitcast %1287#0 : vector<4xi32> to vector<16xi8>
            %1291 = vector.bitcast %1290 : vector<16xi8> to vector<4xi32>
            %1292 = arith.andi %1291, %c78 : vector<4xi32>
            %1293 = arith.ori %1292, %c79 : vector<4xi32>
            %1294 = arith.shrui %1291, %c80 : vector<4xi32>
            %1295 = arith.andi %1294, %c78 : vector<4xi32>
            %1296 = arith.ori %1295, %c79 : vector<4xi32>
            %1297 = vector.shuffle %1293, %1296 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1298 = vector.bitcast %1297 : vector<8xi32> to vector<16xf16>
            %1299 = arith.subf %1298, %c81 : vector<16xf16>
            %1300 = wave.mma %1299, %1055, %1021#5 : vector<16xf16>, vector<8xf32>
            %1301 = vector.bitcast %1287#1 : vector<4xi32> to vector<16xi8>
            %1302 = vector.bitcast %1301 : vector<16xi8> to vector<4xi32>
            %1303 = arith.andi %1302, %c78 : vector<4xi32>
            %1304 = arith.ori %1303, %c79 : vector<4xi32>
            %1305 = arith.shrui %1302, %c80 : vector<4xi32>
            %1306 = arith.andi %1305, %c78 : vector<4xi32>
            %1307 = arith.ori %1306, %c79 : vector<4xi32>
            %1308 = vector.shuffle %1304, %1307 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1309 = vector.bitcast %1308 : vector<8xi32> to vector<16xf16>
            %1310 = arith.subf %1309, %c81 : vector<16xf16>
            %1311 = wave.mma %1310, %1062, %1300 : vector<16xf16>, vector<8xf32>
            %1312 = wave.opaque %1311 : vector<8xf32>
            %1313 = arith.addi %467, %c117 : index
            %1314 = vector.load %kv[%1313] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1315 = arith.addi %470, %c117 : index
            %1316 = vector.load %kv[%1315] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1317 = wave.opaque %429 : i32
            %1318 = arith.cmpi sgt, %1317, %370 : i32
            %1319:2 = scf.if %1318 -> (vector<4xi32>, vector<4xi32>) {
              %1320 = arith.andi %1250, %1083#0 : vector<4xi32>
              %1321 = arith.andi %1252, %1083#1 : vector<4xi32>
              scf.yield %1320, %1321 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1250, %1252 : vector<4xi32>, vector<4xi32>
            }
            %1322 = vector.bitcast %1319#0 : vector<4xi32> to vector<16xi8>
            %1323 = vector.bitcast %1322 : vector<16xi8> to vector<4xi32>
            %1324 = arith.andi %1323, %c78 : vector<4xi32>
            %1325 = arith.ori %1324, %c79 : vector<4xi32>
            %1326 = arith.shrui %1323, %c80 : vector<4xi32>
            %1327 = arith.andi %1326, %c78 : vector<4xi32>
            %1328 = arith.ori %1327, %c79 : vector<4xi32>
            %1329 = vector.shuffle %1325, %1328 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1330 = vector.bitcast %1329 : vector<8xi32> to vector<16xf16>
            %1331 = arith.subf %1330, %c81 : vector<16xf16>
            %1332 = wave.mma %1331, %1055, %1021#6 : vector<16xf16>, vector<8xf32>
            %1333 = vector.bitcast %1319#1 : vector<4xi32> to vector<16xi8>
            %1334 = vector.bitcast %1333 : vector<16xi8> to vector<4xi32>
            %1335 = arith.andi %1334, %c78 : vector<4xi32>
            %1336 = arith.ori %1335, %c79 : vector<4xi32>
            %1337 = arith.shrui %1334, %c80 : vector<4xi32>
            %1338 = arith.andi %1337, %c78 : vector<4xi32>
            %1339 = arith.ori %1338, %c79 : vector<4xi32>
            %1340 = vector.shuffle %1336, %1339 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1341 = vector.bitcast %1340 : vector<8xi32> to vector<16xf16>
            %1342 = arith.subf %1341, %c81 : vector<16xf16>
            %1343 = wave.mma %1342, %1062, %1332 : vector<16xf16>, vector<8xf32>
            %1344 = wave.opaque %1343 : vector<8xf32>
            %1345 = arith.addi %467, %c118 : index
            %1346 = vector.load %kv[%1345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1347 = arith.addi %470, %c118 : index
            %1348 = vector.load %kv[%1347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1349 = wave.opaque %429 : i32
            %1350 = arith.cmpi sgt, %1349, %370 : i32
            %1351:2 = scf.if %1350 -> (vector<4xi32>, vector<4xi32>) {
              %1352 = arith.andi %1282, %1083#0 : vector<4xi32>
              %1353 = arith.andi %1284, %1083#1 : vector<4xi32>
              scf.yield %1352, %1353 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1282, %1284 : vector<4xi32>, vector<4xi32>
            }
            %1354 = vector.bitcast %1351#0 : vector<4xi32> to vector<16xi8>
            %1355 = vector.bitcast %1354 : vector<16xi8> to vector<4xi32>
            %1356 = arith.andi %1355, %c78 : vector<4xi32>
            %1357 = arith.ori %1356, %c79 : vector<4xi32>
            %1358 = arith.shrui %1355, %c80 : vector<4xi32>
            %1359 = arith.andi %1358, %c78 : vector<4xi32>
            %1360 = arith.ori %1359, %c79 : vector<4xi32>
            %1361 = vector.shuffle %1357, %1360 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1362 = vector.bitcast %1361 : vector<8xi32> to vector<16xf16>
            %1363 = arith.subf %1362, %c81 : vector<16xf16>
            %1364 = wave.mma %1363, %1055, %1021#7 : vector<16xf16>, vector<8xf32>
            %1365 = vector.bitcast %1351#1 : vector<4xi32> to vector<16xi8>
            %1366 = vector.bitcast %1365 : vector<16xi8> to vector<4xi32>
            %1367 = arith.andi %1366, %c78 : vector<4xi32>
            %1368 = arith.ori %1367, %c79 : vector<4xi32>
            %1369 = arith.shrui %1366, %c80 : vector<4xi32>
            %1370 = arith.andi %1369, %c78 : vector<4xi32>
            %1371 = arith.ori %1370, %c79 : vector<4xi32>
            %1372 = vector.shuffle %1368, %1371 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1373 = vector.bitcast %1372 : vector<8xi32> to vector<16xf16>
            %1374 = arith.subf %1373, %c81 : vector<16xf16>
            %1375 = wave.mma %1374, %1062, %1364 : vector<16xf16>, vector<8xf32>
            %1376 = wave.opaque %1375 : vector<8xf32>
            %1377 = arith.addi %467, %c62 : index
            %1378 = vector.load %kv[%1377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1379 = arith.addi %470, %c62 : index
            %1380 = vector.load %kv[%1379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1381 = wave.opaque %429 : i32
            %1382 = arith.cmpi sgt, %1381, %370 : i32
            %1383:2 = scf.if %1382 -> (vector<4xi32>, vector<4xi32>) {
              %1384 = arith.andi %1314, %1083#0 : vector<4xi32>
              %1385 = arith.andi %1316, %1083#1 : vector<4xi32>
              scf.yield %1384, %1385 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1314, %1316 : vector<4xi32>, vector<4xi32>
            }
            %1386 = vector.bitcast %1383#0 : vector<4xi32> to vector<16xi8>
            %1387 = vector.bitcast %1386 : vector<16xi8> to vector<4xi32>
            %1388 = arith.andi %1387, %c78 : vector<4xi32>
            %1389 = arith.ori %1388, %c79 : vector<4xi32>
            %1390 = arith.shrui %1387, %c80 : vector<4xi32>
            %1391 = arith.andi %1390, %c78 : vector<4xi32>
            %1392 = arith.ori %1391, %c79 : vector<4xi32>
            %1393 = vector.shuffle %1389, %1392 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1394 = vector.bitcast %1393 : vector<8xi32> to vector<16xf16>
            %1395 = arith.subf %1394, %c81 : vector<16xf16>
            %1396 = wave.mma %1395, %1055, %1021#8 : vector<16xf16>, vector<8xf32>
            %1397 = vector.bitcast %1383#1 : vector<4xi32> to vector<16xi8>
            %1398 = vector.bitcast %1397 : vector<16xi8> to vector<4xi32>
            %1399 = arith.andi %1398, %c78 : vector<4xi32>
            %1400 = arith.ori %1399, %c79 : vector<4xi32>
            %1401 = arith.shrui %1398, %c80 : vector<4xi32>
            %1402 = arith.andi %1401, %c78 : vector<4xi32>
            %1403 = arith.ori %1402, %c79 : vector<4xi32>
            %1404 = vector.shuffle %1400, %1403 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1405 = vector.bitcast %1404 : vector<8xi32> to vector<16xf16>
            %1406 = arith.subf %1405, %c81 : vector<16xf16>
            %1407 = wave.mma %1406, %1062, %1396 : vector<16xf16>, vector<8xf32>
            %1408 = wave.opaque %1407 : vector<8xf32>
            %1409 = arith.addi %467, %c119 : index
            %1410 = vector.load %kv[%1409] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1411 = arith.addi %470, %c119 : index
            %1412 = vector.load %kv[%1411] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1413 = wave.opaque %429 : i32
            %1414 = arith.cmpi sgt, %1413, %370 : i32
            %1415:2 = scf.if %1414 -> (vector<4xi32>, vector<4xi32>) {
              %1416 = arith.andi %1346, %1083#0 : vector<4xi32>
              %1417 = arith.andi %1348, %1083#1 : vector<4xi32>
              scf.yield %1416, %1417 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1346, %1348 : vector<4xi32>, vector<4xi32>
            }
            %1418 = vector.bitcast %1415#0 : vector<4xi32> to vector<16xi8>
            %1419 = vector.bitcast %1418 : vector<16xi8> to vector<4xi32>
            %1420 = arith.andi %1419, %c78 : vector<4xi32>
            %1421 = arith.ori %1420, %c79 : vector<4xi32>
            %1422 = arith.shrui %1419, %c80 : vector<4xi32>
            %1423 = arith.andi %1422, %c78 : vector<4xi32>
            %1424 = arith.ori %1423, %c79 : vector<4xi32>
            %1425 = vector.shuffle %1421, %1424 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1426 = vector.bitcast %1425 : vector<8xi32> to vector<16xf16>
            %1427 = arith.subf %1426, %c81 : vector<16xf16>
            %1428 = wave.mma %1427, %1055, %1021#9 : vector<16xf16>, vector<8xf32>
            %1429 = vector.bitcast %1415#1 : vector<4xi32> to vector<16xi8>
            %1430 = vector.bitcast %1429 : vector<16xi8> to vector<4xi32>
            %1431 = arith.andi %1430, %c78 : vector<4xi32>
            %1432 = arith.ori %1431, %c79 : vector<4xi32>
            %1433 = arith.shrui %1430, %c80 : vector<4xi32>
            %1434 = arith.andi %1433, %c78 : vector<4xi32>
            %1435 = arith.ori %1434, %c79 : vector<4xi32>
            %1436 = vector.shuffle %1432, %1435 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1437 = vector.bitcast %1436 : vector<8xi32> to vector<16xf16>
            %1438 = arith.subf %1437, %c81 : vector<16xf16>
            %1439 = wave.mma %1438, %1062, %1428 : vector<16xf16>, vector<8xf32>
            %1440 = wave.opaque %1439 : vector<8xf32>
            %1441 = arith.addi %467, %c120 : index
            %1442 = vector.load %kv[%1441] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1443 = arith.addi %470, %c120 : index
            %1444 = vector.load %kv[%1443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1445 = wave.opaque %429 : i32
            %1446 = arith.cmpi sgt, %1445, %370 : i32
            %1447:2 = scf.if %1446 -> (vector<4xi32>, vector<4xi32>) {
              %1448 = arith.andi %1378, %1083#0 : vector<4xi32>
              %1449 = arith.andi %1380, %1083#1 : vector<4xi32>
              scf.yield %1448, %1449 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1378, %1380 : vector<4xi32>, vector<4xi32>
            }
            %1450 = vector.bitcast %1447#0 : vector<4xi32> to vector<16xi8>
            %1451 = vector.bitcast %1450 : vector<16xi8> to vector<4xi32>
            %1452 = arith.andi %1451, %c78 : vector<4xi32>
            %1453 = arith.ori %1452, %c79 : vector<4xi32>
            %1454 = arith.shrui %1451, %c80 : vector<4xi32>
            %1455 = arith.andi %1454, %c78 : vector<4xi32>
            %1456 = arith.ori %1455, %c79 : vector<4xi32>
            %1457 = vector.shuffle %1453, %1456 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1458 = vector.bitcast %1457 : vector<8xi32> to vector<16xf16>
            %1459 = arith.subf %1458, %c81 : vector<16xf16>
            %1460 = wave.mma %1459, %1055, %1021#10 : vector<16xf16>, vector<8xf32>
            %1461 = vector.bitcast %1447#1 : vector<4xi32> to vector<16xi8>
            %1462 = vector.bitcast %1461 : vector<16xi8> to vector<4xi32>
            %1463 = arith.andi %1462, %c78 : vector<4xi32>
            %1464 = arith.ori %1463, %c79 : vector<4xi32>
            %1465 = arith.shrui %1462, %c80 : vector<4xi32>
            %1466 = arith.andi %1465, %c78 : vector<4xi32>
            %1467 = arith.ori %1466, %c79 : vector<4xi32>
            %1468 = vector.shuffle %1464, %1467 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1469 = vector.bitcast %1468 : vector<8xi32> to vector<16xf16>
            %1470 = arith.subf %1469, %c81 : vector<16xf16>
            %1471 = wave.mma %1470, %1062, %1460 : vector<16xf16>, vector<8xf32>
            %1472 = wave.opaque %1471 : vector<8xf32>
            %1473 = arith.addi %467, %c121 : index
            %1474 = vector.load %kv[%1473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1475 = arith.addi %470, %c121 : index
            %1476 = vector.load %kv[%1475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1477 = wave.opaque %429 : i32
            %1478 = arith.cmpi sgt, %1477, %370 : i32
            %1479:2 = scf.if %1478 -> (vector<4xi32>, vector<4xi32>) {
              %1480 = arith.andi %1410, %1083#0 : vector<4xi32>
              %1481 = arith.andi %1412, %1083#1 : vector<4xi32>
              scf.yield %1480, %1481 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1410, %1412 : vector<4xi32>, vector<4xi32>
            }
            %1482 = vector.bitcast %1479#0 : vector<4xi32> to vector<16xi8>
            %1483 = vector.bitcast %1482 : vector<16xi8> to vector<4xi32>
            %1484 = arith.andi %1483, %c78 : vector<4xi32>
            %1485 = arith.ori %1484, %c79 : vector<4xi32>
            %1486 = arith.shrui %1483, %c80 : vector<4xi32>
            %1487 = arith.andi %1486, %c78 : vector<4xi32>
            %1488 = arith.ori %1487, %c79 : vector<4xi32>
            %1489 = vector.shuffle %1485, %1488 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1490 = vector.bitcast %1489 : vector<8xi32> to vector<16xf16>
            %1491 = arith.subf %1490, %c81 : vector<16xf16>
            %1492 = wave.mma %1491, %1055, %1021#11 : vector<16xf16>, vector<8xf32>
            %1493 = vector.bitcast %1479#1 : vector<4xi32> to vector<16xi8>
            %1494 = vector.bitcast %1493 : vector<16xi8> to vector<4xi32>
            %1495 = arith.andi %1494, %c78 : vector<4xi32>
            %1496 = arith.ori %1495, %c79 : vector<4xi32>
            %1497 = arith.shrui %1494, %c80 : vector<4xi32>
            %1498 = arith.andi %1497, %c78 : vector<4xi32>
            %1499 = arith.ori %1498, %c79 : vector<4xi32>
            %1500 = vector.shuffle %1496, %1499 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1501 = vector.bitcast %1500 : vector<8xi32> to vector<16xf16>
            %1502 = arith.subf %1501, %c81 : vector<16xf16>
            %1503 = wave.mma %1502, %1062, %1492 : vector<16xf16>, vector<8xf32>
            %1504 = wave.opaque %1503 : vector<8xf32>
            %1505 = arith.addi %467, %c63 : index
            %1506 = vector.load %kv[%1505] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1507 = arith.addi %470, %c63 : index
            %1508 = vector.load %kv[%1507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1509 = wave.opaque %429 : i32
            %1510 = arith.cmpi sgt, %1509, %370 : i32
            %1511:2 = scf.if %1510 -> (vector<4xi32>, vector<4xi32>) {
              %1512 = arith.andi %1442, %1083#0 : vector<4xi32>
              %1513 = arith.andi %1444, %1083#1 : vector<4xi32>
              scf.yield %1512, %1513 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1442, %1444 : vector<4xi32>, vector<4xi32>
            }
            %1514 = vector.bitcast %1511#0 : vector<4xi32> to vector<16xi8>
            %1515 = vector.bitcast %1514 : vector<16xi8> to vector<4xi32>
            %1516 = arith.andi %1515, %c78 : vector<4xi32>
            %1517 = arith.ori %1516, %c79 : vector<4xi32>
            %1518 = arith.shrui %1515, %c80 : vector<4xi32>
            %1519 = arith.andi %1518, %c78 : vector<4xi32>
            %1520 = arith.ori %1519, %c79 : vector<4xi32>
            %1521 = vector.shuffle %1517, %1520 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1522 = vector.bitcast %1521 : vector<8xi32> to vector<16xf16>
            %1523 = arith.subf %1522, %c81 : vector<16xf16>
            %1524 = wave.mma %1523, %1055, %1021#12 : vector<16xf16>, vector<8xf32>
            %1525 = vector.bitcast %1511#1 : vector<4xi32> to vector<16xi8>
            %1526 = vector.bitcast %1525 : vector<16xi8> to vector<4xi32>
            %1527 = arith.andi %1526, %c78 : vector<4xi32>
            %1528 = arith.ori %1527, %c79 : vector<4xi32>
            %1529 = arith.shrui %1526, %c80 : vector<4xi32>
            %1530 = arith.andi %1529, %c78 : vector<4xi32>
            %1531 = arith.ori %1530, %c79 : vector<4xi32>
            %1532 = vector.shuffle %1528, %1531 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1533 = vector.bitcast %1532 : vector<8xi32> to vector<16xf16>
            %1534 = arith.subf %1533, %c81 : vector<16xf16>
            %1535 = wave.mma %1534, %1062, %1524 : vector<16xf16>, vector<8xf32>
            %1536 = wave.opaque %1535 : vector<8xf32>
            %1537 = arith.addi %467, %c122 : index
            %1538 = vector.load %kv[%1537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1539 = arith.addi %470, %c122 : index
            %1540 = vector.load %kv[%1539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1541 = wave.opaque %429 : i32
            %1542 = arith.cmpi sgt, %1541, %370 : i32
            %1543:2 = scf.if %1542 -> (vector<4xi32>, vector<4xi32>) {
              %1544 = arith.andi %1474, %1083#0 : vector<4xi32>
              %1545 = arith.andi %1476, %1083#1 : vector<4xi32>
              scf.yield %1544, %1545 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1474, %1476 : vector<4xi32>, vector<4xi32>
            }
            %1546 = vector.bitcast %1543#0 : vector<4xi32> to vector<16xi8>
            %1547 = vector.bitcast %1546 : vector<16xi8> to vector<4xi32>
            %1548 = arith.andi %1547, %c78 : vector<4xi32>
            %1549 = arith.ori %1548, %c79 : vector<4xi32>
            %1550 = arith.shrui %1547, %c80 : vector<4xi32>
            %1551 = arith.andi %1550, %c78 : vector<4xi32>
            %1552 = arith.ori %1551, %c79 : vector<4xi32>
            %1553 = vector.shuffle %1549, %1552 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1554 = vector.bitcast %1553 : vector<8xi32> to vector<16xf16>
            %1555 = arith.subf %1554, %c81 : vector<16xf16>
            %1556 = wave.mma %1555, %1055, %1021#13 : vector<16xf16>, vector<8xf32>
            %1557 = vector.bitcast %1543#1 : vector<4xi32> to vector<16xi8>
            %1558 = vector.bitcast %1557 : vector<16xi8> to vector<4xi32>
            %1559 = arith.andi %1558, %c78 : vector<4xi32>
            %1560 = arith.ori %1559, %c79 : vector<4xi32>
            %1561 = arith.shrui %1558, %c80 : vector<4xi32>
            %1562 = arith.andi %1561, %c78 : vector<4xi32>
            %1563 = arith.ori %1562, %c79 : vector<4xi32>
            %1564 = vector.shuffle %1560, %1563 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1565 = vector.bitcast %1564 : vector<8xi32> to vector<16xf16>
            %1566 = arith.subf %1565, %c81 : vector<16xf16>
            %1567 = wave.mma %1566, %1062, %1556 : vector<16xf16>, vector<8xf32>
            %1568 = wave.opaque %1567 : vector<8xf32>
            %1569 = arith.addi %467, %c123 : index
            %1570 = vector.load %kv[%1569] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1571 = arith.addi %470, %c123 : index
            %1572 = vector.load %kv[%1571] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1573 = wave.opaque %429 : i32
            %1574 = arith.cmpi sgt, %1573, %370 : i32
            %1575:2 = scf.if %1574 -> (vector<4xi32>, vector<4xi32>) {
              %1576 = arith.andi %1506, %1083#0 : vector<4xi32>
              %1577 = arith.andi %1508, %1083#1 : vector<4xi32>
              scf.yield %1576, %1577 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1506, %1508 : vector<4xi32>, vector<4xi32>
            }
            %1578 = vector.bitcast %1575#0 : vector<4xi32> to vector<16xi8>
            %1579 = vector.bitcast %1578 : vector<16xi8> to vector<4xi32>
            %1580 = arith.andi %1579, %c78 : vector<4xi32>
            %1581 = arith.ori %1580, %c79 : vector<4xi32>
            %1582 = arith.shrui %1579, %c80 : vector<4xi32>
            %1583 = arith.andi %1582, %c78 : vector<4xi32>
            %1584 = arith.ori %1583, %c79 : vector<4xi32>
            %1585 = vector.shuffle %1581, %1584 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1586 = vector.bitcast %1585 : vector<8xi32> to vector<16xf16>
            %1587 = arith.subf %1586, %c81 : vector<16xf16>
            %1588 = wave.mma %1587, %1055, %1021#14 : vector<16xf16>, vector<8xf32>
            %1589 = vector.bitcast %1575#1 : vector<4xi32> to vector<16xi8>
            %1590 = vector.bitcast %1589 : vector<16xi8> to vector<4xi32>
            %1591 = arith.andi %1590, %c78 : vector<4xi32>
            %1592 = arith.ori %1591, %c79 : vector<4xi32>
            %1593 = arith.shrui %1590, %c80 : vector<4xi32>
            %1594 = arith.andi %1593, %c78 : vector<4xi32>
            %1595 = arith.ori %1594, %c79 : vector<4xi32>
            %1596 = vector.shuffle %1592, %1595 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1597 = vector.bitcast %1596 : vector<8xi32> to vector<16xf16>
            %1598 = arith.subf %1597, %c81 : vector<16xf16>
            %1599 = wave.mma %1598, %1062, %1588 : vector<16xf16>, vector<8xf32>
            %1600 = wave.opaque %1599 : vector<8xf32>
            %1601 = arith.addi %467, %c124 : index
            %1602 = vector.load %kv[%1601] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1603 = arith.addi %470, %c124 : index
            %1604 = vector.load %kv[%1603] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1605 = wave.opaque %429 : i32
            %1606 = arith.cmpi sgt, %1605, %370 : i32
            %1607:2 = scf.if %1606 -> (vector<4xi32>, vector<4xi32>) {
              %1608 = arith.andi %1538, %1083#0 : vector<4xi32>
              %1609 = arith.andi %1540, %1083#1 : vector<4xi32>
              scf.yield %1608, %1609 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1538, %1540 : vector<4xi32>, vector<4xi32>
            }
            %1610 = vector.bitcast %1607#0 : vector<4xi32> to vector<16xi8>
            %1611 = vector.bitcast %1610 : vector<16xi8> to vector<4xi32>
            %1612 = arith.andi %1611, %c78 : vector<4xi32>
            %1613 = arith.ori %1612, %c79 : vector<4xi32>
            %1614 = arith.shrui %1611, %c80 : vector<4xi32>
            %1615 = arith.andi %1614, %c78 : vector<4xi32>
            %1616 = arith.ori %1615, %c79 : vector<4xi32>
            %1617 = vector.shuffle %1613, %1616 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1618 = vector.bitcast %1617 : vector<8xi32> to vector<16xf16>
            %1619 = arith.subf %1618, %c81 : vector<16xf16>
            %1620 = wave.mma %1619, %1055, %1021#15 : vector<16xf16>, vector<8xf32>
            %1621 = vector.bitcast %1607#1 : vector<4xi32> to vector<16xi8>
            %1622 = vector.bitcast %1621 : vector<16xi8> to vector<4xi32>
            %1623 = arith.andi %1622, %c78 : vector<4xi32>
            %1624 = arith.ori %1623, %c79 : vector<4xi32>
            %1625 = arith.shrui %1622, %c80 : vector<4xi32>
            %1626 = arith.andi %1625, %c78 : vector<4xi32>
            %1627 = arith.ori %1626, %c79 : vector<4xi32>
            %1628 = vector.shuffle %1624, %1627 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1629 = vector.bitcast %1628 : vector<8xi32> to vector<16xf16>
            %1630 = arith.subf %1629, %c81 : vector<16xf16>
            %1631 = wave.mma %1630, %1062, %1620 : vector<16xf16>, vector<8xf32>
            %1632 = wave.opaque %1631 : vector<8xf32>
            wave.pin
            %1633 = wave.opaque %429 : i32
            %1634 = arith.cmpi sgt, %1633, %370 : i32
            %1635:2 = scf.if %1634 -> (vector<4xi32>, vector<4xi32>) {
              %1636 = arith.andi %1570, %1083#0 : vector<4xi32>
              %1637 = arith.andi %1572, %1083#1 : vector<4xi32>
              scf.yield %1636, %1637 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1570, %1572 : vector<4xi32>, vector<4xi32>
            }
            %1638 = vector.bitcast %1635#0 : vector<4xi32> to vector<16xi8>
            %1639 = vector.bitcast %1638 : vector<16xi8> to vector<4xi32>
            %1640 = arith.andi %1639, %c78 : vector<4xi32>
            %1641 = arith.ori %1640, %c79 : vector<4xi32>
            %1642 = arith.shrui %1639, %c80 : vector<4xi32>
            %1643 = arith.andi %1642, %c78 : vector<4xi32>
            %1644 = arith.ori %1643, %c79 : vector<4xi32>
            %1645 = vector.shuffle %1641, %1644 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1646 = vector.bitcast %1645 : vector<8xi32> to vector<16xf16>
            %1647 = arith.subf %1646, %c81 : vector<16xf16>
            %1648 = wave.mma %1647, %1055, %1021#16 : vector<16xf16>, vector<8xf32>
            %1649 = vector.bitcast %1635#1 : vector<4xi32> to vector<16xi8>
            %1650 = vector.bitcast %1649 : vector<16xi8> to vector<4xi32>
            %1651 = arith.andi %1650, %c78 : vector<4xi32>
            %1652 = arith.ori %1651, %c79 : vector<4xi32>
            %1653 = arith.shrui %1650, %c80 : vector<4xi32>
            %1654 = arith.andi %1653, %c78 : vector<4xi32>
            %1655 = arith.ori %1654, %c79 : vector<4xi32>
            %1656 = vector.shuffle %1652, %1655 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1657 = vector.bitcast %1656 : vector<8xi32> to vector<16xf16>
            %1658 = arith.subf %1657, %c81 : vector<16xf16>
            %1659 = wave.mma %1658, %1062, %1648 : vector<16xf16>, vector<8xf32>
            %1660 = wave.opaque %1659 : vector<8xf32>
            wave.pin
            %1661 = wave.opaque %429 : i32
            %1662 = arith.cmpi slt, %1661, %370 : i32
            %1663:2 = scf.if %1662 -> (vector<4xi32>, vector<4xi32>) {
              %1664 = arith.addi %455, %35 : index
              %1665 = arith.addi %1664, %c23 : index
              %1666 = vector.load %kv[%1665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1667 = arith.addi %463, %35 : index
              %1668 = arith.addi %1667, %c23 : index
              %1669 = vector.load %kv[%1668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1666, %1669 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1635#0, %1635#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1670 = wave.opaque %429 : i32
            %1671 = arith.cmpi sgt, %1670, %370 : i32
            %1672:2 = scf.if %1671 -> (vector<4xi32>, vector<4xi32>) {
              %1673 = arith.andi %1602, %1083#0 : vector<4xi32>
              %1674 = arith.andi %1604, %1083#1 : vector<4xi32>
              scf.yield %1673, %1674 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1602, %1604 : vector<4xi32>, vector<4xi32>
            }
            %1675 = vector.bitcast %1672#0 : vector<4xi32> to vector<16xi8>
            %1676 = vector.bitcast %1675 : vector<16xi8> to vector<4xi32>
            %1677 = arith.andi %1676, %c78 : vector<4xi32>
            %1678 = arith.ori %1677, %c79 : vector<4xi32>
            %1679 = arith.shrui %1676, %c80 : vector<4xi32>
            %1680 = arith.andi %1679, %c78 : vector<4xi32>
            %1681 = arith.ori %1680, %c79 : vector<4xi32>
            %1682 = vector.shuffle %1678, %1681 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1683 = vector.bitcast %1682 : vector<8xi32> to vector<16xf16>
            %1684 = arith.subf %1683, %c81 : vector<16xf16>
            %1685 = wave.mma %1684, %1055, %1021#17 : vector<16xf16>, vector<8xf32>
            %1686 = vector.bitcast %1672#1 : vector<4xi32> to vector<16xi8>
            %1687 = vector.bitcast %1686 : vector<16xi8> to vector<4xi32>
            %1688 = arith.andi %1687, %c78 : vector<4xi32>
            %1689 = arith.ori %1688, %c79 : vector<4xi32>
            %1690 = arith.shrui %1687, %c80 : vector<4xi32>
            %1691 = arith.andi %1690, %c78 : vector<4xi32>
            %1692 = arith.ori %1691, %c79 : vector<4xi32>
            %1693 = vector.shuffle %1689, %1692 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
            %1694 = vector.bitcast %1693 : vector<8xi32> to vector<16xf16>
            %1695 = arith.subf %1694, %c81 : vector<16xf16>
            %1696 = wave.mma %1695, %1062, %1685 : vector<16xf16>, vector<8xf32>
            %1697 = wave.opaque %1696 : vector<8xf32>
            wave.pin
            %1698 = wave.opaque %429 : i32
            %1699 = arith.cmpi slt, %1698, %370 : i32
            %1700:2 = scf.if %1699 -> (vector<4xi32>, vector<4xi32>) {
              %1701 = arith.addi %455, %35 : index
              %1702 = arith.addi %1701, %c25 : index
              %1703 = vector.load %kv[%1702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1704 = arith.addi %463, %35 : index
              %1705 = arith.addi %1704, %c25 : index
              %1706 = vector.load %kv[%1705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1703, %1706 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1672#0, %1672#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1663#0, %1663#1, %1700#0, %1700#1, %1021#0, %1080, %1216, %1248, %1280, %1312, %1344, %1376, %1408, %1440, %1472, %1504, %1536, %1568, %1600, %1632, %1660, %1697 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1707 = wave.swap_halves %426#5 : f32
          %1708 = arith.addf %426#5, %1707 : f32
          scf.yield %426#4, %1708, %426#6, %426#7, %426#8, %426#9, %426#10, %426#11, %426#12, %426#13, %426#14, %426#15, %426#16, %426#17, %426#18, %426#19, %426#20, %426#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1709 = wave.opaque %c23 : index
        %1710 = arith.addi %46, %1709 : index
        %1711 = arith.remui %0, %c8 : index
        %1712 = arith.addi %1711, %1709 : index
        %1713 = arith.addi %1, %1709 : index
        %1714 = arith.cmpi slt, %1713, %c8 : index
        scf.if %1714 {
          %1715 = arith.addi %45, %1713 : index
          memref.store %372#0, %6[%1715] : memref<?xf32>
          %1716 = arith.addi %1715, %c3 : index
          memref.store %372#1, %6[%1716] : memref<?xf32>
          %1717 = arith.muli %8, %c24 : index
          %1718 = arith.muli %2, %c8 : index
          %1719 = arith.addi %1717, %1718 : index
          %1720 = arith.addi %1719, %1713 : index
          %1721 = vector.extract %372#2[0] : f32 from vector<8xf32>
          %1722 = arith.addi %1720, %c23 : index
          memref.store %1721, %5[%1722] : memref<?xf32>
          %1723 = vector.extract %372#2[1] : f32 from vector<8xf32>
          %1724 = arith.addi %1720, %c3 : index
          memref.store %1723, %5[%1724] : memref<?xf32>
          %1725 = vector.extract %372#2[2] : f32 from vector<8xf32>
          %1726 = arith.addi %1720, %c22 : index
          memref.store %1725, %5[%1726] : memref<?xf32>
          %1727 = vector.extract %372#2[3] : f32 from vector<8xf32>
          %1728 = arith.addi %1720, %c29 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %372#2[4] : f32 from vector<8xf32>
          %1730 = arith.addi %1720, %c25 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %372#2[5] : f32 from vector<8xf32>
          %1732 = arith.addi %1720, %c32 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
          %1733 = vector.extract %372#2[6] : f32 from vector<8xf32>
          %1734 = arith.addi %1720, %c34 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %372#2[7] : f32 from vector<8xf32>
          %1736 = arith.addi %1720, %c36 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %372#3[0] : f32 from vector<8xf32>
          %1738 = arith.addi %1720, %c38 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %372#3[1] : f32 from vector<8xf32>
          %1740 = arith.addi %1720, %c40 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %372#3[2] : f32 from vector<8xf32>
          %1742 = arith.addi %1720, %c42 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %372#3[3] : f32 from vector<8xf32>
          %1744 = arith.addi %1720, %c44 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
          %1745 = vector.extract %372#3[4] : f32 from vector<8xf32>
          %1746 = arith.addi %1720, %c46 : index
          memref.store %1745, %5[%1746] : memref<?xf32>
          %1747 = vector.extract %372#3[5] : f32 from vector<8xf32>
          %1748 = arith.addi %1720, %c48 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %372#3[6] : f32 from vector<8xf32>
          %1750 = arith.addi %1720, %c50 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %372#3[7] : f32 from vector<8xf32>
          %1752 = arith.addi %1720, %c52 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
          %1753 = vector.extract %372#4[0] : f32 from vector<8xf32>
          %1754 = arith.addi %1720, %c6 : index
          memref.store %1753, %5[%1754] : memref<?xf32>
          %1755 = vector.extract %372#4[1] : f32 from vector<8xf32>
          %1756 = arith.addi %1720, %c125 : index
          memref.store %1755, %5[%1756] : memref<?xf32>
          %1757 = vector.extract %372#4[2] : f32 from vector<8xf32>
          %1758 = arith.addi %1720, %c126 : index
          memref.store %1757, %5[%1758] : memref<?xf32>
          %1759 = vector.extract %372#4[3] : f32 from vector<8xf32>
          %1760 = arith.addi %1720, %c127 : index
          memref.store %1759, %5[%1760] : memref<?xf32>
          %1761 = vector.extract %372#4[4] : f32 from vector<8xf32>
          %1762 = arith.addi %1720, %c82 : index
          memref.store %1761, %5[%1762] : memref<?xf32>
          %1763 = vector.extract %372#4[5] : f32 from vector<8xf32>
          %1764 = arith.addi %1720, %c128 : index
          memref.store %1763, %5[%1764] : memref<?xf32>
          %1765 = vector.extract %372#4[6] : f32 from vector<8xf32>
          %1766 = arith.addi %1720, %c129 : index
          memref.store %1765, %5[%1766] : memref<?xf32>
          %1767 = vector.extract %372#4[7] : f32 from vector<8xf32>
          %1768 = arith.addi %1720, %c130 : index
          memref.store %1767, %5[%1768] : memref<?xf32>
          %1769 = vector.extract %372#5[0] : f32 from vector<8xf32>
          %1770 = arith.addi %1720, %c83 : index
          memref.store %1769, %5[%1770] : memref<?xf32>
          %1771 = vector.extract %372#5[1] : f32 from vector<8xf32>
          %1772 = arith.addi %1720, %c131 : index
          memref.store %1771, %5[%1772] : memref<?xf32>
          %1773 = vector.extract %372#5[2] : f32 from vector<8xf32>
          %1774 = arith.addi %1720, %c132 : index
          memref.store %1773, %5[%1774] : memref<?xf32>
          %1775 = vector.extract %372#5[3] : f32 from vector<8xf32>
          %1776 = arith.addi %1720, %c133 : index
          memref.store %1775, %5[%1776] : memref<?xf32>
          %1777 = vector.extract %372#5[4] : f32 from vector<8xf32>
          %1778 = arith.addi %1720, %c84 : index
          memref.store %1777, %5[%1778] : memref<?xf32>
          %1779 = vector.extract %372#5[5] : f32 from vector<8xf32>
          %1780 = arith.addi %1720, %c134 : index
          memref.store %1779, %5[%1780] : memref<?xf32>
          %1781 = vector.extract %372#5[6] : f32 from vector<8xf32>
          %1782 = arith.addi %1720, %c135 : index
          memref.store %1781, %5[%1782] : memref<?xf32>
          %1783 = vector.extract %372#5[7] : f32 from vector<8xf32>
          %1784 = arith.addi %1720, %c136 : index
          memref.store %1783, %5[%1784] : memref<?xf32>
        }
        wave.barrier
        %1785 = arith.addi %1712, %c23 : index
        %1786 = memref.load %6[%1785] : memref<?xf32>
        %1787 = arith.addi %1712, %c3 : index
        %1788 = memref.load %6[%1787] : memref<?xf32>
        %1789 = arith.addi %1712, %c22 : index
        %1790 = memref.load %6[%1789] : memref<?xf32>
        %1791 = arith.addi %1712, %c29 : index
        %1792 = memref.load %6[%1791] : memref<?xf32>
        %1793 = arith.addi %1712, %c25 : index
        %1794 = memref.load %6[%1793] : memref<?xf32>
        %1795 = arith.addi %1712, %c32 : index
        %1796 = memref.load %6[%1795] : memref<?xf32>
        %1797 = arith.addi %1712, %c34 : index
        %1798 = memref.load %6[%1797] : memref<?xf32>
        %1799 = arith.addi %1712, %c36 : index
        %1800 = memref.load %6[%1799] : memref<?xf32>
        %1801 = arith.addi %1712, %c38 : index
        %1802 = memref.load %6[%1801] : memref<?xf32>
        %1803 = arith.addi %1712, %c40 : index
        %1804 = memref.load %6[%1803] : memref<?xf32>
        %1805 = arith.addi %1712, %c42 : index
        %1806 = memref.load %6[%1805] : memref<?xf32>
        %1807 = arith.addi %1712, %c44 : index
        %1808 = memref.load %6[%1807] : memref<?xf32>
        %1809 = arith.addi %1712, %c46 : index
        %1810 = memref.load %6[%1809] : memref<?xf32>
        %1811 = arith.addi %1712, %c48 : index
        %1812 = memref.load %6[%1811] : memref<?xf32>
        %1813 = arith.addi %1712, %c50 : index
        %1814 = memref.load %6[%1813] : memref<?xf32>
        %1815 = arith.addi %1712, %c52 : index
        %1816 = memref.load %6[%1815] : memref<?xf32>
        %1817 = arith.maxnumf %1786, %1790 fastmath<nnan> : f32
        %1818 = arith.subf %1786, %1817 : f32
        %1819 = wave.exp2 %1818 : f32
        %1820 = arith.subf %1790, %1817 : f32
        %1821 = wave.exp2 %1820 : f32
        %1822 = arith.mulf %1788, %1819 : f32
        %1823 = math.fma %1792, %1821, %1822 : f32
        %1824 = arith.maxnumf %1817, %1794 fastmath<nnan> : f32
        %1825 = arith.subf %1817, %1824 : f32
        %1826 = wave.exp2 %1825 : f32
        %1827 = arith.subf %1794, %1824 : f32
        %1828 = wave.exp2 %1827 : f32
        %1829 = arith.mulf %1823, %1826 : f32
        %1830 = math.fma %1796, %1828, %1829 : f32
        %1831 = arith.maxnumf %1824, %1798 fastmath<nnan> : f32
        %1832 = arith.subf %1824, %1831 : f32
        %1833 = wave.exp2 %1832 : f32
        %1834 = arith.subf %1798, %1831 : f32
        %1835 = wave.exp2 %1834 : f32
        %1836 = arith.mulf %1830, %1833 : f32
        %1837 = math.fma %1800, %1835, %1836 : f32
        %1838 = arith.maxnumf %1831, %1802 fastmath<nnan> : f32
        %1839 = arith.subf %1831, %1838 : f32
        %1840 = wave.exp2 %1839 : f32
        %1841 = arith.subf %1802, %1838 : f32
        %1842 = wave.exp2 %1841 : f32
        %1843 = arith.mulf %1837, %1840 : f32
        %1844 = math.fma %1804, %1842, %1843 : f32
        %1845 = arith.maxnumf %1838, %1806 fastmath<nnan> : f32
        %1846 = arith.subf %1838, %1845 : f32
        %1847 = wave.exp2 %1846 : f32
        %1848 = arith.subf %1806, %1845 : f32
        %1849 = wave.exp2 %1848 : f32
        %1850 = arith.mulf %1844, %1847 : f32
        %1851 = math.fma %1808, %1849, %1850 : f32
        %1852 = arith.maxnumf %1845, %1810 fastmath<nnan> : f32
        %1853 = arith.subf %1845, %1852 : f32
        %1854 = wave.exp2 %1853 : f32
        %1855 = arith.subf %1810, %1852 : f32
        %1856 = wave.exp2 %1855 : f32
        %1857 = arith.mulf %1851, %1854 : f32
        %1858 = math.fma %1812, %1856, %1857 : f32
        %1859 = arith.maxnumf %1852, %1814 fastmath<nnan> : f32
        %1860 = arith.subf %1852, %1859 : f32
        %1861 = wave.exp2 %1860 : f32
        %1862 = arith.subf %1814, %1859 : f32
        %1863 = wave.exp2 %1862 : f32
        %1864 = arith.mulf %1858, %1861 : f32
        %1865 = math.fma %1816, %1863, %1864 : f32
        %1866 = arith.addi %1710, %c23 : index
        %1867 = arith.addi %1866, %c23 : index
        %1868 = memref.load %5[%1867] : memref<?xf32>
        %1869 = arith.addi %1866, %c24 : index
        %1870 = memref.load %5[%1869] : memref<?xf32>
        %1871 = arith.addi %1866, %c60 : index
        %1872 = memref.load %5[%1871] : memref<?xf32>
        %1873 = arith.addi %1866, %c62 : index
        %1874 = memref.load %5[%1873] : memref<?xf32>
        %1875 = arith.addi %1866, %c15 : index
        %1876 = memref.load %5[%1875] : memref<?xf32>
        %1877 = arith.addi %1866, %c65 : index
        %1878 = memref.load %5[%1877] : memref<?xf32>
        %1879 = arith.addi %1866, %c67 : index
        %1880 = memref.load %5[%1879] : memref<?xf32>
        %1881 = arith.addi %1866, %c69 : index
        %1882 = memref.load %5[%1881] : memref<?xf32>
        %1883 = arith.mulf %1868, %1819 : f32
        %1884 = math.fma %1870, %1821, %1883 : f32
        %1885 = arith.mulf %1884, %1826 : f32
        %1886 = math.fma %1872, %1828, %1885 : f32
        %1887 = arith.mulf %1886, %1833 : f32
        %1888 = math.fma %1874, %1835, %1887 : f32
        %1889 = arith.mulf %1888, %1840 : f32
        %1890 = math.fma %1876, %1842, %1889 : f32
        %1891 = arith.mulf %1890, %1847 : f32
        %1892 = math.fma %1878, %1849, %1891 : f32
        %1893 = arith.mulf %1892, %1854 : f32
        %1894 = math.fma %1880, %1856, %1893 : f32
        %1895 = arith.mulf %1894, %1861 : f32
        %1896 = math.fma %1882, %1863, %1895 : f32
        %1897 = arith.addi %1710, %c6 : index
        %1898 = arith.addi %1897, %c23 : index
        %1899 = memref.load %5[%1898] : memref<?xf32>
        %1900 = arith.addi %1897, %c24 : index
        %1901 = memref.load %5[%1900] : memref<?xf32>
        %1902 = arith.addi %1897, %c60 : index
        %1903 = memref.load %5[%1902] : memref<?xf32>
        %1904 = arith.addi %1897, %c62 : index
        %1905 = memref.load %5[%1904] : memref<?xf32>
        %1906 = arith.addi %1897, %c15 : index
        %1907 = memref.load %5[%1906] : memref<?xf32>
        %1908 = arith.addi %1897, %c65 : index
        %1909 = memref.load %5[%1908] : memref<?xf32>
        %1910 = arith.addi %1897, %c67 : index
        %1911 = memref.load %5[%1910] : memref<?xf32>
        %1912 = arith.addi %1897, %c69 : index
        %1913 = memref.load %5[%1912] : memref<?xf32>
        %1914 = arith.mulf %1899, %1819 : f32
        %1915 = math.fma %1901, %1821, %1914 : f32
        %1916 = arith.mulf %1915, %1826 : f32
        %1917 = math.fma %1903, %1828, %1916 : f32
        %1918 = arith.mulf %1917, %1833 : f32
        %1919 = math.fma %1905, %1835, %1918 : f32
        %1920 = arith.mulf %1919, %1840 : f32
        %1921 = math.fma %1907, %1842, %1920 : f32
        %1922 = arith.mulf %1921, %1847 : f32
        %1923 = math.fma %1909, %1849, %1922 : f32
        %1924 = arith.mulf %1923, %1854 : f32
        %1925 = math.fma %1911, %1856, %1924 : f32
        %1926 = arith.mulf %1925, %1861 : f32
        %1927 = math.fma %1913, %1863, %1926 : f32
        wave.barrier
        scf.if %1714 {
          %1928 = arith.muli %8, %c24 : index
          %1929 = arith.muli %2, %c8 : index
          %1930 = arith.addi %1928, %1929 : index
          %1931 = arith.addi %1930, %1713 : index
          %1932 = vector.extract %372#6[0] : f32 from vector<8xf32>
          %1933 = arith.addi %1931, %c23 : index
          memref.store %1932, %5[%1933] : memref<?xf32>
          %1934 = vector.extract %372#6[1] : f32 from vector<8xf32>
          %1935 = arith.addi %1931, %c3 : index
          memref.store %1934, %5[%1935] : memref<?xf32>
          %1936 = vector.extract %372#6[2] : f32 from vector<8xf32>
          %1937 = arith.addi %1931, %c22 : index
          memref.store %1936, %5[%1937] : memref<?xf32>
          %1938 = vector.extract %372#6[3] : f32 from vector<8xf32>
          %1939 = arith.addi %1931, %c29 : index
          memref.store %1938, %5[%1939] : memref<?xf32>
          %1940 = vector.extract %372#6[4] : f32 from vector<8xf32>
          %1941 = arith.addi %1931, %c25 : index
          memref.store %1940, %5[%1941] : memref<?xf32>
          %1942 = vector.extract %372#6[5] : f32 from vector<8xf32>
          %1943 = arith.addi %1931, %c32 : index
          memref.store %1942, %5[%1943] : memref<?xf32>
          %1944 = vector.extract %372#6[6] : f32 from vector<8xf32>
          %1945 = arith.addi %1931, %c34 : index
          memref.store %1944, %5[%1945] : memref<?xf32>
          %1946 = vector.extract %372#6[7] : f32 from vector<8xf32>
          %1947 = arith.addi %1931, %c36 : index
          memref.store %1946, %5[%1947] : memref<?xf32>
          %1948 = vector.extract %372#7[0] : f32 from vector<8xf32>
          %1949 = arith.addi %1931, %c38 : index
          memref.store %1948, %5[%1949] : memref<?xf32>
          %1950 = vector.extract %372#7[1] : f32 from vector<8xf32>
          %1951 = arith.addi %1931, %c40 : index
          memref.store %1950, %5[%1951] : memref<?xf32>
          %1952 = vector.extract %372#7[2] : f32 from vector<8xf32>
          %1953 = arith.addi %1931, %c42 : index
          memref.store %1952, %5[%1953] : memref<?xf32>
          %1954 = vector.extract %372#7[3] : f32 from vector<8xf32>
          %1955 = arith.addi %1931, %c44 : index
          memref.store %1954, %5[%1955] : memref<?xf32>
          %1956 = vector.extract %372#7[4] : f32 from vector<8xf32>
          %1957 = arith.addi %1931, %c46 : index
          memref.store %1956, %5[%1957] : memref<?xf32>
          %1958 = vector.extract %372#7[5] : f32 from vector<8xf32>
          %1959 = arith.addi %1931, %c48 : index
          memref.store %1958, %5[%1959] : memref<?xf32>
          %1960 = vector.extract %372#7[6] : f32 from vector<8xf32>
          %1961 = arith.addi %1931, %c50 : index
          memref.store %1960, %5[%1961] : memref<?xf32>
          %1962 = vector.extract %372#7[7] : f32 from vector<8xf32>
          %1963 = arith.addi %1931, %c52 : index
          memref.store %1962, %5[%1963] : memref<?xf32>
          %1964 = vector.extract %372#8[0] : f32 from vector<8xf32>
          %1965 = arith.addi %1931, %c6 : index
          memref.store %1964, %5[%1965] : memref<?xf32>
          %1966 = vector.extract %372#8[1] : f32 from vector<8xf32>
          %1967 = arith.addi %1931, %c125 : index
          memref.store %1966, %5[%1967] : memref<?xf32>
          %1968 = vector.extract %372#8[2] : f32 from vector<8xf32>
          %1969 = arith.addi %1931, %c126 : index
          memref.store %1968, %5[%1969] : memref<?xf32>
          %1970 = vector.extract %372#8[3] : f32 from vector<8xf32>
          %1971 = arith.addi %1931, %c127 : index
          memref.store %1970, %5[%1971] : memref<?xf32>
          %1972 = vector.extract %372#8[4] : f32 from vector<8xf32>
          %1973 = arith.addi %1931, %c82 : index
          memref.store %1972, %5[%1973] : memref<?xf32>
          %1974 = vector.extract %372#8[5] : f32 from vector<8xf32>
          %1975 = arith.addi %1931, %c128 : index
          memref.store %1974, %5[%1975] : memref<?xf32>
          %1976 = vector.extract %372#8[6] : f32 from vector<8xf32>
          %1977 = arith.addi %1931, %c129 : index
          memref.store %1976, %5[%1977] : memref<?xf32>
          %1978 = vector.extract %372#8[7] : f32 from vector<8xf32>
          %1979 = arith.addi %1931, %c130 : index
          memref.store %1978, %5[%1979] : memref<?xf32>
          %1980 = vector.extract %372#9[0] : f32 from vector<8xf32>
          %1981 = arith.addi %1931, %c83 : index
          memref.store %1980, %5[%1981] : memref<?xf32>
          %1982 = vector.extract %372#9[1] : f32 from vector<8xf32>
          %1983 = arith.addi %1931, %c131 : index
          memref.store %1982, %5[%1983] : memref<?xf32>
          %1984 = vector.extract %372#9[2] : f32 from vector<8xf32>
          %1985 = arith.addi %1931, %c132 : index
          memref.store %1984, %5[%1985] : memref<?xf32>
          %1986 = vector.extract %372#9[3] : f32 from vector<8xf32>
          %1987 = arith.addi %1931, %c133 : index
          memref.store %1986, %5[%1987] : memref<?xf32>
          %1988 = vector.extract %372#9[4] : f32 from vector<8xf32>
          %1989 = arith.addi %1931, %c84 : index
          memref.store %1988, %5[%1989] : memref<?xf32>
          %1990 = vector.extract %372#9[5] : f32 from vector<8xf32>
          %1991 = arith.addi %1931, %c134 : index
          memref.store %1990, %5[%1991] : memref<?xf32>
          %1992 = vector.extract %372#9[6] : f32 from vector<8xf32>
          %1993 = arith.addi %1931, %c135 : index
          memref.store %1992, %5[%1993] : memref<?xf32>
          %1994 = vector.extract %372#9[7] : f32 from vector<8xf32>
          %1995 = arith.addi %1931, %c136 : index
          memref.store %1994, %5[%1995] : memref<?xf32>
        }
        wave.barrier
        %1996 = memref.load %5[%1867] : memref<?xf32>
        %1997 = memref.load %5[%1869] : memref<?xf32>
        %1998 = memref.load %5[%1871] : memref<?xf32>
        %1999 = memref.load %5[%1873] : memref<?xf32>
        %2000 = memref.load %5[%1875] : memref<?xf32>
        %2001 = memref.load %5[%1877] : memref<?xf32>
        %2002 = memref.load %5[%1879] : memref<?xf32>
        %2003 = memref.load %5[%1881] : memref<?xf32>
        %2004 = arith.mulf %1996, %1819 : f32
        %2005 = math.fma %1997, %1821, %2004 : f32
        %2006 = arith.mulf %2005, %1826 : f32
        %2007 = math.fma %1998, %1828, %2006 : f32
        %2008 = arith.mulf %2007, %1833 : f32
        %2009 = math.fma %1999, %1835, %2008 : f32
        %2010 = arith.mulf %2009, %1840 : f32
        %2011 = math.fma %2000, %1842, %2010 : f32
        %2012 = arith.mulf %2011, %1847 : f32
        %2013 = math.fma %2001, %1849, %2012 : f32
        %2014 = arith.mulf %2013, %1854 : f32
        %2015 = math.fma %2002, %1856, %2014 : f32
        %2016 = arith.mulf %2015, %1861 : f32
        %2017 = math.fma %2003, %1863, %2016 : f32
        %2018 = memref.load %5[%1898] : memref<?xf32>
        %2019 = memref.load %5[%1900] : memref<?xf32>
        %2020 = memref.load %5[%1902] : memref<?xf32>
        %2021 = memref.load %5[%1904] : memref<?xf32>
        %2022 = memref.load %5[%1906] : memref<?xf32>
        %2023 = memref.load %5[%1908] : memref<?xf32>
        %2024 = memref.load %5[%1910] : memref<?xf32>
        %2025 = memref.load %5[%1912] : memref<?xf32>
        %2026 = arith.mulf %2018, %1819 : f32
        %2027 = math.fma %2019, %1821, %2026 : f32
        %2028 = arith.mulf %2027, %1826 : f32
        %2029 = math.fma %2020, %1828, %2028 : f32
        %2030 = arith.mulf %2029, %1833 : f32
        %2031 = math.fma %2021, %1835, %2030 : f32
        %2032 = arith.mulf %2031, %1840 : f32
        %2033 = math.fma %2022, %1842, %2032 : f32
        %2034 = arith.mulf %2033, %1847 : f32
        %2035 = math.fma %2023, %1849, %2034 : f32
        %2036 = arith.mulf %2035, %1854 : f32
        %2037 = math.fma %2024, %1856, %2036 : f32
        %2038 = arith.mulf %2037, %1861 : f32
        %2039 = math.fma %2025, %1863, %2038 : f32
        wave.barrier
        scf.if %1714 {
          %2040 = arith.muli %8, %c24 : index
          %2041 = arith.muli %2, %c8 : index
          %2042 = arith.addi %2040, %2041 : index
          %2043 = arith.addi %2042, %1713 : index
          %2044 = vector.extract %372#10[0] : f32 from vector<8xf32>
          %2045 = arith.addi %2043, %c23 : index
          memref.store %2044, %5[%2045] : memref<?xf32>
          %2046 = vector.extract %372#10[1] : f32 from vector<8xf32>
          %2047 = arith.addi %2043, %c3 : index
          memref.store %2046, %5[%2047] : memref<?xf32>
          %2048 = vector.extract %372#10[2] : f32 from vector<8xf32>
          %2049 = arith.addi %2043, %c22 : index
          memref.store %2048, %5[%2049] : memref<?xf32>
          %2050 = vector.extract %372#10[3] : f32 from vector<8xf32>
          %2051 = arith.addi %2043, %c29 : index
          memref.store %2050, %5[%2051] : memref<?xf32>
          %2052 = vector.extract %372#10[4] : f32 from vector<8xf32>
          %2053 = arith.addi %2043, %c25 : index
          memref.store %2052, %5[%2053] : memref<?xf32>
          %2054 = vector.extract %372#10[5] : f32 from vector<8xf32>
          %2055 = arith.addi %2043, %c32 : index
          memref.store %2054, %5[%2055] : memref<?xf32>
          %2056 = vector.extract %372#10[6] : f32 from vector<8xf32>
          %2057 = arith.addi %2043, %c34 : index
          memref.store %2056, %5[%2057] : memref<?xf32>
          %2058 = vector.extract %372#10[7] : f32 from vector<8xf32>
          %2059 = arith.addi %2043, %c36 : index
          memref.store %2058, %5[%2059] : memref<?xf32>
          %2060 = vector.extract %372#11[0] : f32 from vector<8xf32>
          %2061 = arith.addi %2043, %c38 : index
          memref.store %2060, %5[%2061] : memref<?xf32>
          %2062 = vector.extract %372#11[1] : f32 from vector<8xf32>
          %2063 = arith.addi %2043, %c40 : index
          memref.store %2062, %5[%2063] : memref<?xf32>
          %2064 = vector.extract %372#11[2] : f32 from vector<8xf32>
          %2065 = arith.addi %2043, %c42 : index
          memref.store %2064, %5[%2065] : memref<?xf32>
          %2066 = vector.extract %372#11[3] : f32 from vector<8xf32>
          %2067 = arith.addi %2043, %c44 : index
          memref.store %2066, %5[%2067] : memref<?xf32>
          %2068 = vector.extract %372#11[4] : f32 from vector<8xf32>
          %2069 = arith.addi %2043, %c46 : index
          memref.store %2068, %5[%2069] : memref<?xf32>
          %2070 = vector.extract %372#11[5] : f32 from vector<8xf32>
          %2071 = arith.addi %2043, %c48 : index
          memref.store %2070, %5[%2071] : memref<?xf32>
          %2072 = vector.extract %372#11[6] : f32 from vector<8xf32>
          %2073 = arith.addi %2043, %c50 : index
          memref.store %2072, %5[%2073] : memref<?xf32>
          %2074 = vector.extract %372#11[7] : f32 from vector<8xf32>
          %2075 = arith.addi %2043, %c52 : index
          memref.store %2074, %5[%2075] : memref<?xf32>
          %2076 = vector.extract %372#12[0] : f32 from vector<8xf32>
          %2077 = arith.addi %2043, %c6 : index
          memref.store %2076, %5[%2077] : memref<?xf32>
          %2078 = vector.extract %372#12[1] : f32 from vector<8xf32>
          %2079 = arith.addi %2043, %c125 : index
          memref.store %2078, %5[%2079] : memref<?xf32>
          %2080 = vector.extract %372#12[2] : f32 from vector<8xf32>
          %2081 = arith.addi %2043, %c126 : index
          memref.store %2080, %5[%2081] : memref<?xf32>
          %2082 = vector.extract %372#12[3] : f32 from vector<8xf32>
          %2083 = arith.addi %2043, %c127 : index
          memref.store %2082, %5[%2083] : memref<?xf32>
          %2084 = vector.extract %372#12[4] : f32 from vector<8xf32>
          %2085 = arith.addi %2043, %c82 : index
          memref.store %2084, %5[%2085] : memref<?xf32>
          %2086 = vector.extract %372#12[5] : f32 from vector<8xf32>
          %2087 = arith.addi %2043, %c128 : index
          memref.store %2086, %5[%2087] : memref<?xf32>
          %2088 = vector.extract %372#12[6] : f32 from vector<8xf32>
          %2089 = arith.addi %2043, %c129 : index
          memref.store %2088, %5[%2089] : memref<?xf32>
          %2090 = vector.extract %372#12[7] : f32 from vector<8xf32>
          %2091 = arith.addi %2043, %c130 : index
          memref.store %2090, %5[%2091] : memref<?xf32>
          %2092 = vector.extract %372#13[0] : f32 from vector<8xf32>
          %2093 = arith.addi %2043, %c83 : index
          memref.store %2092, %5[%2093] : memref<?xf32>
          %2094 = vector.extract %372#13[1] : f32 from vector<8xf32>
          %2095 = arith.addi %2043, %c131 : index
          memref.store %2094, %5[%2095] : memref<?xf32>
          %2096 = vector.extract %372#13[2] : f32 from vector<8xf32>
          %2097 = arith.addi %2043, %c132 : index
          memref.store %2096, %5[%2097] : memref<?xf32>
          %2098 = vector.extract %372#13[3] : f32 from vector<8xf32>
          %2099 = arith.addi %2043, %c133 : index
          memref.store %2098, %5[%2099] : memref<?xf32>
          %2100 = vector.extract %372#13[4] : f32 from vector<8xf32>
          %2101 = arith.addi %2043, %c84 : index
          memref.store %2100, %5[%2101] : memref<?xf32>
          %2102 = vector.extract %372#13[5] : f32 from vector<8xf32>
          %2103 = arith.addi %2043, %c134 : index
          memref.store %2102, %5[%2103] : memref<?xf32>
          %2104 = vector.extract %372#13[6] : f32 from vector<8xf32>
          %2105 = arith.addi %2043, %c135 : index
          memref.store %2104, %5[%2105] : memref<?xf32>
          %2106 = vector.extract %372#13[7] : f32 from vector<8xf32>
          %2107 = arith.addi %2043, %c136 : index
          memref.store %2106, %5[%2107] : memref<?xf32>
        }
        wave.barrier
        %2108 = memref.load %5[%1867] : memref<?xf32>
        %2109 = memref.load %5[%1869] : memref<?xf32>
        %2110 = memref.load %5[%1871] : memref<?xf32>
        %2111 = memref.load %5[%1873] : memref<?xf32>
        %2112 = memref.load %5[%1875] : memref<?xf32>
        %2113 = memref.load %5[%1877] : memref<?xf32>
        %2114 = memref.load %5[%1879] : memref<?xf32>
        %2115 = memref.load %5[%1881] : memref<?xf32>
        %2116 = arith.mulf %2108, %1819 : f32
        %2117 = math.fma %2109, %1821, %2116 : f32
        %2118 = arith.mulf %2117, %1826 : f32
        %2119 = math.fma %2110, %1828, %2118 : f32
        %2120 = arith.mulf %2119, %1833 : f32
        %2121 = math.fma %2111, %1835, %2120 : f32
        %2122 = arith.mulf %2121, %1840 : f32
        %2123 = math.fma %2112, %1842, %2122 : f32
        %2124 = arith.mulf %2123, %1847 : f32
        %2125 = math.fma %2113, %1849, %2124 : f32
        %2126 = arith.mulf %2125, %1854 : f32
        %2127 = math.fma %2114, %1856, %2126 : f32
        %2128 = arith.mulf %2127, %1861 : f32
        %2129 = math.fma %2115, %1863, %2128 : f32
        %2130 = memref.load %5[%1898] : memref<?xf32>
        %2131 = memref.load %5[%1900] : memref<?xf32>
        %2132 = memref.load %5[%1902] : memref<?xf32>
        %2133 = memref.load %5[%1904] : memref<?xf32>
        %2134 = memref.load %5[%1906] : memref<?xf32>
        %2135 = memref.load %5[%1908] : memref<?xf32>
        %2136 = memref.load %5[%1910] : memref<?xf32>
        %2137 = memref.load %5[%1912] : memref<?xf32>
        %2138 = arith.mulf %2130, %1819 : f32
        %2139 = math.fma %2131, %1821, %2138 : f32
        %2140 = arith.mulf %2139, %1826 : f32
        %2141 = math.fma %2132, %1828, %2140 : f32
        %2142 = arith.mulf %2141, %1833 : f32
        %2143 = math.fma %2133, %1835, %2142 : f32
        %2144 = arith.mulf %2143, %1840 : f32
        %2145 = math.fma %2134, %1842, %2144 : f32
        %2146 = arith.mulf %2145, %1847 : f32
        %2147 = math.fma %2135, %1849, %2146 : f32
        %2148 = arith.mulf %2147, %1854 : f32
        %2149 = math.fma %2136, %1856, %2148 : f32
        %2150 = arith.mulf %2149, %1861 : f32
        %2151 = math.fma %2137, %1863, %2150 : f32
        wave.barrier
        scf.if %1714 {
          %2152 = arith.muli %8, %c24 : index
          %2153 = arith.muli %2, %c8 : index
          %2154 = arith.addi %2152, %2153 : index
          %2155 = arith.addi %2154, %1713 : index
          %2156 = vector.extract %372#14[0] : f32 from vector<8xf32>
          %2157 = arith.addi %2155, %c23 : index
          memref.store %2156, %5[%2157] : memref<?xf32>
          %2158 = vector.extract %372#14[1] : f32 from vector<8xf32>
          %2159 = arith.addi %2155, %c3 : index
          memref.store %2158, %5[%2159] : memref<?xf32>
          %2160 = vector.extract %372#14[2] : f32 from vector<8xf32>
          %2161 = arith.addi %2155, %c22 : index
          memref.store %2160, %5[%2161] : memref<?xf32>
          %2162 = vector.extract %372#14[3] : f32 from vector<8xf32>
          %2163 = arith.addi %2155, %c29 : index
          memref.store %2162, %5[%2163] : memref<?xf32>
          %2164 = vector.extract %372#14[4] : f32 from vector<8xf32>
          %2165 = arith.addi %2155, %c25 : index
          memref.store %2164, %5[%2165] : memref<?xf32>
          %2166 = vector.extract %372#14[5] : f32 from vector<8xf32>
          %2167 = arith.addi %2155, %c32 : index
          memref.store %2166, %5[%2167] : memref<?xf32>
          %2168 = vector.extract %372#14[6] : f32 from vector<8xf32>
          %2169 = arith.addi %2155, %c34 : index
          memref.store %2168, %5[%2169] : memref<?xf32>
          %2170 = vector.extract %372#14[7] : f32 from vector<8xf32>
          %2171 = arith.addi %2155, %c36 : index
          memref.store %2170, %5[%2171] : memref<?xf32>
          %2172 = vector.extract %372#15[0] : f32 from vector<8xf32>
          %2173 = arith.addi %2155, %c38 : index
          memref.store %2172, %5[%2173] : memref<?xf32>
          %2174 = vector.extract %372#15[1] : f32 from vector<8xf32>
          %2175 = arith.addi %2155, %c40 : index
          memref.store %2174, %5[%2175] : memref<?xf32>
          %2176 = vector.extract %372#15[2] : f32 from vector<8xf32>
          %2177 = arith.addi %2155, %c42 : index
          memref.store %2176, %5[%2177] : memref<?xf32>
          %2178 = vector.extract %372#15[3] : f32 from vector<8xf32>
          %2179 = arith.addi %2155, %c44 : index
          memref.store %2178, %5[%2179] : memref<?xf32>
          %2180 = vector.extract %372#15[4] : f32 from vector<8xf32>
          %2181 = arith.addi %2155, %c46 : index
          memref.store %2180, %5[%2181] : memref<?xf32>
          %2182 = vector.extract %372#15[5] : f32 from vector<8xf32>
          %2183 = arith.addi %2155, %c48 : index
          memref.store %2182, %5[%2183] : memref<?xf32>
          %2184 = vector.extract %372#15[6] : f32 from vector<8xf32>
          %2185 = arith.addi %2155, %c50 : index
          memref.store %2184, %5[%2185] : memref<?xf32>
          %2186 = vector.extract %372#15[7] : f32 from vector<8xf32>
          %2187 = arith.addi %2155, %c52 : index
          memref.store %2186, %5[%2187] : memref<?xf32>
          %2188 = vector.extract %372#16[0] : f32 from vector<8xf32>
          %2189 = arith.addi %2155, %c6 : index
          memref.store %2188, %5[%2189] : memref<?xf32>
          %2190 = vector.extract %372#16[1] : f32 from vector<8xf32>
          %2191 = arith.addi %2155, %c125 : index
          memref.store %2190, %5[%2191] : memref<?xf32>
          %2192 = vector.extract %372#16[2] : f32 from vector<8xf32>
          %2193 = arith.addi %2155, %c126 : index
          memref.store %2192, %5[%2193] : memref<?xf32>
          %2194 = vector.extract %372#16[3] : f32 from vector<8xf32>
          %2195 = arith.addi %2155, %c127 : index
          memref.store %2194, %5[%2195] : memref<?xf32>
          %2196 = vector.extract %372#16[4] : f32 from vector<8xf32>
          %2197 = arith.addi %2155, %c82 : index
          memref.store %2196, %5[%2197] : memref<?xf32>
          %2198 = vector.extract %372#16[5] : f32 from vector<8xf32>
          %2199 = arith.addi %2155, %c128 : index
          memref.store %2198, %5[%2199] : memref<?xf32>
          %2200 = vector.extract %372#16[6] : f32 from vector<8xf32>
          %2201 = arith.addi %2155, %c129 : index
          memref.store %2200, %5[%2201] : memref<?xf32>
          %2202 = vector.extract %372#16[7] : f32 from vector<8xf32>
          %2203 = arith.addi %2155, %c130 : index
          memref.store %2202, %5[%2203] : memref<?xf32>
          %2204 = vector.extract %372#17[0] : f32 from vector<8xf32>
          %2205 = arith.addi %2155, %c83 : index
          memref.store %2204, %5[%2205] : memref<?xf32>
          %2206 = vector.extract %372#17[1] : f32 from vector<8xf32>
          %2207 = arith.addi %2155, %c131 : index
          memref.store %2206, %5[%2207] : memref<?xf32>
          %2208 = vector.extract %372#17[2] : f32 from vector<8xf32>
          %2209 = arith.addi %2155, %c132 : index
          memref.store %2208, %5[%2209] : memref<?xf32>
          %2210 = vector.extract %372#17[3] : f32 from vector<8xf32>
          %2211 = arith.addi %2155, %c133 : index
          memref.store %2210, %5[%2211] : memref<?xf32>
          %2212 = vector.extract %372#17[4] : f32 from vector<8xf32>
          %2213 = arith.addi %2155, %c84 : index
          memref.store %2212, %5[%2213] : memref<?xf32>
          %2214 = vector.extract %372#17[5] : f32 from vector<8xf32>
          %2215 = arith.addi %2155, %c134 : index
          memref.store %2214, %5[%2215] : memref<?xf32>
          %2216 = vector.extract %372#17[6] : f32 from vector<8xf32>
          %2217 = arith.addi %2155, %c135 : index
          memref.store %2216, %5[%2217] : memref<?xf32>
          %2218 = vector.extract %372#17[7] : f32 from vector<8xf32>
          %2219 = arith.addi %2155, %c136 : index
          memref.store %2218, %5[%2219] : memref<?xf32>
        }
        wave.barrier
        %2220 = memref.load %5[%1867] : memref<?xf32>
        %2221 = memref.load %5[%1869] : memref<?xf32>
        %2222 = memref.load %5[%1871] : memref<?xf32>
        %2223 = memref.load %5[%1873] : memref<?xf32>
        %2224 = memref.load %5[%1875] : memref<?xf32>
        %2225 = memref.load %5[%1877] : memref<?xf32>
        %2226 = memref.load %5[%1879] : memref<?xf32>
        %2227 = memref.load %5[%1881] : memref<?xf32>
        %2228 = arith.mulf %2220, %1819 : f32
        %2229 = math.fma %2221, %1821, %2228 : f32
        %2230 = arith.mulf %2229, %1826 : f32
        %2231 = math.fma %2222, %1828, %2230 : f32
        %2232 = arith.mulf %2231, %1833 : f32
        %2233 = math.fma %2223, %1835, %2232 : f32
        %2234 = arith.mulf %2233, %1840 : f32
        %2235 = math.fma %2224, %1842, %2234 : f32
        %2236 = arith.mulf %2235, %1847 : f32
        %2237 = math.fma %2225, %1849, %2236 : f32
        %2238 = arith.mulf %2237, %1854 : f32
        %2239 = math.fma %2226, %1856, %2238 : f32
        %2240 = arith.mulf %2239, %1861 : f32
        %2241 = math.fma %2227, %1863, %2240 : f32
        %2242 = memref.load %5[%1898] : memref<?xf32>
        %2243 = memref.load %5[%1900] : memref<?xf32>
        %2244 = memref.load %5[%1902] : memref<?xf32>
        %2245 = memref.load %5[%1904] : memref<?xf32>
        %2246 = memref.load %5[%1906] : memref<?xf32>
        %2247 = memref.load %5[%1908] : memref<?xf32>
        %2248 = memref.load %5[%1910] : memref<?xf32>
        %2249 = memref.load %5[%1912] : memref<?xf32>
        %2250 = arith.mulf %2242, %1819 : f32
        %2251 = math.fma %2243, %1821, %2250 : f32
        %2252 = arith.mulf %2251, %1826 : f32
        %2253 = math.fma %2244, %1828, %2252 : f32
        %2254 = arith.mulf %2253, %1833 : f32
        %2255 = math.fma %2245, %1835, %2254 : f32
        %2256 = arith.mulf %2255, %1840 : f32
        %2257 = math.fma %2246, %1842, %2256 : f32
        %2258 = arith.mulf %2257, %1847 : f32
        %2259 = math.fma %2247, %1849, %2258 : f32
        %2260 = arith.mulf %2259, %1854 : f32
        %2261 = math.fma %2248, %1856, %2260 : f32
        %2262 = arith.mulf %2261, %1861 : f32
        %2263 = math.fma %2249, %1863, %2262 : f32
        %2264 = arith.cmpi eq, %42, %c17 : i32
        scf.if %2264 {
          %2265 = arith.divf %c137, %1865 : f32
          %2266 = arith.addi %17, %1712 : index
          %2267 = arith.cmpi slt, %2266, %groupSize : index
          scf.if %2267 {
            %2268 = arith.muli %15, %groupSize : index
            %2269 = arith.addi %2268, %2266 : index
            %2270 = arith.muli %2269, %c6 : index
            %2271 = arith.muli %heads, %c6 : index
            %2272 = arith.divui %1866, %c8 : index
            %2273 = arith.muli %15, %c6 : index
            %2274 = arith.addi %2273, %2272 : index
            %2275 = memref.load %factors[%2274] : memref<?xf32>
            %2276 = arith.muli %kvHeads, %c6 : index
            %2277 = arith.addi %2274, %2276 : index
            %2278 = memref.load %factors[%2277] : memref<?xf32>
            %2279 = arith.mulf %1896, %2265 : f32
            %2280 = math.fma %2279, %2275, %2278 : f32
            %2281 = arith.addi %2270, %2272 : index
            %2282 = arith.divui %24, %outTileRows : index
            %2283 = arith.divui %2271, %c3 : index
            %2284 = arith.muli %2282, %2283 : index
            %2285 = arith.divui %2281, %c3 : index
            %2286 = arith.addi %2284, %2285 : index
            %2287 = arith.muli %2286, %c9 : index
            %2288 = arith.remui %2281, %c3 : index
            %2289 = arith.divui %2288, %c8 : index
            %2290 = arith.addi %2287, %2289 : index
            %2291 = arith.muli %outTileRows, %c8 : index
            %2292 = arith.muli %2290, %2291 : index
            %2293 = arith.remui %24, %outTileRows : index
            %2294 = arith.muli %2293, %c8 : index
            %2295 = arith.addi %2292, %2294 : index
            %2296 = arith.remui %2281, %c8 : index
            %2297 = arith.addi %2295, %2296 : index
            %2298 = arith.addf %2280, %c73 : f32
            %2299 = arith.minimumf %2298, %c139 : f32
            %2300 = arith.maximumf %2299, %c140 : f32
            %2301 = arith.truncf %2300 : f32 to f16
            memref.store %2301, %out[%2297] : memref<?xf16>
            %2302 = arith.divui %1897, %c8 : index
            %2303 = arith.addi %2273, %2302 : index
            %2304 = memref.load %factors[%2303] : memref<?xf32>
            %2305 = arith.addi %2303, %2276 : index
            %2306 = memref.load %factors[%2305] : memref<?xf32>
            %2307 = arith.mulf %1927, %2265 : f32
            %2308 = math.fma %2307, %2304, %2306 : f32
            %2309 = arith.addi %2270, %2302 : index
            %2310 = arith.divui %2309, %c3 : index
            %2311 = arith.addi %2284, %2310 : index
            %2312 = arith.muli %2311, %c9 : index
            %2313 = arith.remui %2309, %c3 : index
            %2314 = arith.divui %2313, %c8 : index
            %2315 = arith.addi %2312, %2314 : index
            %2316 = arith.muli %2315, %2291 : index
            %2317 = arith.addi %2316, %2294 : index
            %2318 = arith.remui %2309, %c8 : index
            %2319 = arith.addi %2317, %2318 : index
            %2320 = arith.addf %2308, %c73 : f32
            %2321 = arith.minimumf %2320, %c139 : f32
            %2322 = arith.maximumf %2321, %c140 : f32
            %2323 = arith.truncf %2322 : f32 to f16
            memref.store %2323, %out[%2319] : memref<?xf16>
            %2324 = arith.addi %1710, %c24 : index
            %2325 = arith.divui %2324, %c8 : index
            %2326 = arith.addi %2273, %2325 : index
            %2327 = memref.load %factors[%2326] : memref<?xf32>
            %2328 = arith.addi %2326, %2276 : index
            %2329 = memref.load %factors[%2328] : memref<?xf32>
            %2330 = arith.mulf %2017, %2265 : f32
            %2331 = math.fma %2330, %2327, %2329 : f32
            %2332 = arith.addi %2270, %2325 : index
            %2333 = arith.divui %2332, %c3 : index
            %2334 = arith.addi %2284, %2333 : index
            %2335 = arith.muli %2334, %c9 : index
            %2336 = arith.remui %2332, %c3 : index
            %2337 = arith.divui %2336, %c8 : index
            %2338 = arith.addi %2335, %2337 : index
            %2339 = arith.muli %2338, %2291 : index
            %2340 = arith.addi %2339, %2294 : index
            %2341 = arith.remui %2332, %c8 : index
            %2342 = arith.addi %2340, %2341 : index
            %2343 = arith.addf %2331, %c73 : f32
            %2344 = arith.minimumf %2343, %c139 : f32
            %2345 = arith.maximumf %2344, %c140 : f32
            %2346 = arith.truncf %2345 : f32 to f16
            memref.store %2346, %out[%2342] : memref<?xf16>
            %2347 = arith.addi %1710, %c59 : index
            %2348 = arith.divui %2347, %c8 : index
            %2349 = arith.addi %2273, %2348 : index
            %2350 = memref.load %factors[%2349] : memref<?xf32>
            %2351 = arith.addi %2349, %2276 : index
            %2352 = memref.load %factors[%2351] : memref<?xf32>
            %2353 = arith.mulf %2039, %2265 : f32
            %2354 = math.fma %2353, %2350, %2352 : f32
            %2355 = arith.addi %2270, %2348 : index
            %2356 = arith.divui %2355, %c3 : index
            %2357 = arith.addi %2284, %2356 : index
            %2358 = arith.muli %2357, %c9 : index
            %2359 = arith.remui %2355, %c3 : index
            %2360 = arith.divui %2359, %c8 : index
            %2361 = arith.addi %2358, %2360 : index
            %2362 = arith.muli %2361, %2291 : index
            %2363 = arith.addi %2362, %2294 : index
            %2364 = arith.remui %2355, %c8 : index
            %2365 = arith.addi %2363, %2364 : index
            %2366 = arith.addf %2354, %c73 : f32
            %2367 = arith.minimumf %2366, %c139 : f32
            %2368 = arith.maximumf %2367, %c140 : f32
            %2369 = arith.truncf %2368 : f32 to f16
            memref.store %2369, %out[%2365] : memref<?xf16>
            %2370 = arith.addi %1710, %c60 : index
            %2371 = arith.divui %2370, %c8 : index
            %2372 = arith.addi %2273, %2371 : index
            %2373 = memref.load %factors[%2372] : memref<?xf32>
            %2374 = arith.addi %2372, %2276 : index
            %2375 = memref.load %factors[%2374] : memref<?xf32>
            %2376 = arith.mulf %2129, %2265 : f32
            %2377 = math.fma %2376, %2373, %2375 : f32
            %2378 = arith.addi %2270, %2371 : index
            %2379 = arith.divui %2378, %c3 : index
            %2380 = arith.addi %2284, %2379 : index
            %2381 = arith.muli %2380, %c9 : index
            %2382 = arith.remui %2378, %c3 : index
            %2383 = arith.divui %2382, %c8 : index
            %2384 = arith.addi %2381, %2383 : index
            %2385 = arith.muli %2384, %2291 : index
            %2386 = arith.addi %2385, %2294 : index
            %2387 = arith.remui %2378, %c8 : index
            %2388 = arith.addi %2386, %2387 : index
            %2389 = arith.addf %2377, %c73 : f32
            %2390 = arith.minimumf %2389, %c139 : f32
            %2391 = arith.maximumf %2390, %c140 : f32
            %2392 = arith.truncf %2391 : f32 to f16
            memref.store %2392, %out[%2388] : memref<?xf16>
            %2393 = arith.addi %1710, %c61 : index
            %2394 = arith.divui %2393, %c8 : index
            %2395 = arith.addi %2273, %2394 : index
            %2396 = memref.load %factors[%2395] : memref<?xf32>
            %2397 = arith.addi %2395, %2276 : index
            %2398 = memref.load %factors[%2397] : memref<?xf32>
            %2399 = arith.mulf %2151, %2265 : f32
            %2400 = math.fma %2399, %2396, %2398 : f32
            %2401 = arith.addi %2270, %2394 : index
            %2402 = arith.divui %2401, %c3 : index
            %2403 = arith.addi %2284, %2402 : index
            %2404 = arith.muli %2403, %c9 : index
            %2405 = arith.remui %2401, %c3 : index
            %2406 = arith.divui %2405, %c8 : index
            %2407 = arith.addi %2404, %2406 : index
            %2408 = arith.muli %2407, %2291 : index
            %2409 = arith.addi %2408, %2294 : index
            %2410 = arith.remui %2401, %c8 : index
            %2411 = arith.addi %2409, %2410 : index
            %2412 = arith.addf %2400, %c73 : f32
            %2413 = arith.minimumf %2412, %c139 : f32
            %2414 = arith.maximumf %2413, %c140 : f32
            %2415 = arith.truncf %2414 : f32 to f16
            memref.store %2415, %out[%2411] : memref<?xf16>
            %2416 = arith.addi %1710, %c62 : index
            %2417 = arith.divui %2416, %c8 : index
            %2418 = arith.addi %2273, %2417 : index
            %2419 = memref.load %factors[%2418] : memref<?xf32>
            %2420 = arith.addi %2418, %2276 : index
            %2421 = memref.load %factors[%2420] : memref<?xf32>
            %2422 = arith.mulf %2241, %2265 : f32
            %2423 = math.fma %2422, %2419, %2421 : f32
            %2424 = arith.addi %2270, %2417 : index
            %2425 = arith.divui %2424, %c3 : index
            %2426 = arith.addi %2284, %2425 : index
            %2427 = arith.muli %2426, %c9 : index
            %2428 = arith.remui %2424, %c3 : index
            %2429 = arith.divui %2428, %c8 : index
            %2430 = arith.addi %2427, %2429 : index
            %2431 = arith.muli %2430, %2291 : index
            %2432 = arith.addi %2431, %2294 : index
            %2433 = arith.remui %2424, %c8 : index
            %2434 = arith.addi %2432, %2433 : index
            %2435 = arith.addf %2423, %c73 : f32
            %2436 = arith.minimumf %2435, %c139 : f32
            %2437 = arith.maximumf %2436, %c140 : f32
            %2438 = arith.truncf %2437 : f32 to f16
            memref.store %2438, %out[%2434] : memref<?xf16>
            %2439 = arith.addi %1710, %c63 : index
            %2440 = arith.divui %2439, %c8 : index
            %2441 = arith.addi %2273, %2440 : index
            %2442 = memref.load %factors[%2441] : memref<?xf32>
            %2443 = arith.addi %2441, %2276 : index
            %2444 = memref.load %factors[%2443] : memref<?xf32>
            %2445 = arith.mulf %2263, %2265 : f32
            %2446 = math.fma %2445, %2442, %2444 : f32
            %2447 = arith.addi %2270, %2440 : index
            %2448 = arith.divui %2447, %c3 : index
            %2449 = arith.addi %2284, %2448 : index
            %2450 = arith.muli %2449, %c9 : index
            %2451 = arith.remui %2447, %c3 : index
            %2452 = arith.divui %2451, %c8 : index
            %2453 = arith.addi %2450, %2452 : index
            %2454 = arith.muli %2453, %2291 : index
            %2455 = arith.addi %2454, %2294 : index
            %2456 = arith.remui %2447, %c8 : index
            %2457 = arith.addi %2455, %2456 : index
            %2458 = arith.addf %2446, %c73 : f32
            %2459 = arith.minimumf %2458, %c139 : f32
            %2460 = arith.maximumf %2459, %c140 : f32
            %2461 = arith.truncf %2460 : f32 to f16
            memref.store %2461, %out[%2457] : memref<?xf16>
          }
        } else {
          %2462 = arith.addi %ranges, %groups : index
          %2463 = arith.muli %9, %2462 : index
          %2464 = arith.index_castui %364 : i32 to index
          %2465 = arith.addi %2463, %2464 : index
          %2466 = arith.muli %2465, %c143 : index
          %2467 = arith.addi %2466, %1866 : index
          memref.store %1896, %partial[%2467] : memref<?xf32>
          %2468 = arith.addi %2466, %1897 : index
          memref.store %1927, %partial[%2468] : memref<?xf32>
          %2469 = arith.addi %1710, %c24 : index
          %2470 = arith.addi %2466, %2469 : index
          memref.store %2017, %partial[%2470] : memref<?xf32>
          %2471 = arith.addi %1710, %c59 : index
          %2472 = arith.addi %2466, %2471 : index
          memref.store %2039, %partial[%2472] : memref<?xf32>
          %2473 = arith.addi %1710, %c60 : index
          %2474 = arith.addi %2466, %2473 : index
          memref.store %2129, %partial[%2474] : memref<?xf32>
          %2475 = arith.addi %1710, %c61 : index
          %2476 = arith.addi %2466, %2475 : index
          memref.store %2151, %partial[%2476] : memref<?xf32>
          %2477 = arith.addi %1710, %c62 : index
          %2478 = arith.addi %2466, %2477 : index
          memref.store %2241, %partial[%2478] : memref<?xf32>
          %2479 = arith.addi %1710, %c63 : index
          %2480 = arith.addi %2466, %2479 : index
          memref.store %2263, %partial[%2480] : memref<?xf32>
          %2481 = arith.cmpi slt, %1710, %c8 : index
          scf.if %2481 {
            %2482 = arith.addi %2466, %c15 : index
            %2483 = arith.addi %2482, %1710 : index
            memref.store %1859, %partial[%2483] : memref<?xf32>
            %2484 = arith.addi %2483, %c8 : index
            memref.store %1865, %partial[%2484] : memref<?xf32>
          }
          %2485 = arith.addi %42, %c107 : i32
          %2486 = arith.divui %2485, %c108 : i32
          %2487 = arith.divui %364, %c108 : i32
          %2488 = arith.addi %groups, %c4 : index
          %2489 = arith.muli %9, %2488 : index
          %2490 = arith.muli %2487, %c108 : i32
          %2491 = arith.subi %42, %2490 : i32
          %2492 = arith.minsi %2491, %c108 : i32
          %2493 = arith.index_castui %2487 : i32 to index
          %2494 = arith.addi %2489, %2493 : index
          %2495 = arith.index_castui %2492 : i32 to index
          %2496 = wave.arrive %counters[%2494], %2495 : memref<?xi32>
          scf.if %2496 {
            %2508:10 = scf.for %2497 = %c77 to %2492 step %c108 iter_args(%2498 = %c72, %2499 = %c73, %2500 = %c73, %2501 = %c73, %2502 = %c73, %2503 = %c73, %2504 = %c73, %2505 = %c73, %2506 = %c73, %2507 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2509 = arith.addi %2497, %c77 : i32
              %2510 = arith.subi %2492, %c17 : i32
              %2511 = arith.minsi %2509, %2510 : i32
              %2512 = arith.addi %2490, %2511 : i32
              %2513 = arith.index_castui %2512 : i32 to index
              %2514 = arith.addi %2463, %2513 : index
              %2515 = arith.muli %2514, %c143 : index
              %2516 = arith.addi %2515, %c15 : index
              %2517 = arith.addi %2516, %1712 : index
              %2518 = memref.load %partial[%2517] : memref<?xf32>
              %2519 = arith.cmpi slt, %2509, %2492 : i32
              %2520 = arith.select %2519, %2518, %c72 : f32
              %2521 = arith.addi %2515, %1710 : index
              %2522 = arith.addi %2521, %c23 : index
              %2523 = memref.load %partial[%2522] : memref<?xf32>
              %2524 = arith.addi %2521, %c6 : index
              %2525 = memref.load %partial[%2524] : memref<?xf32>
              %2526 = arith.addi %2521, %c24 : index
              %2527 = memref.load %partial[%2526] : memref<?xf32>
              %2528 = arith.addi %2521, %c59 : index
              %2529 = memref.load %partial[%2528] : memref<?xf32>
              %2530 = arith.addi %2521, %c60 : index
              %2531 = memref.load %partial[%2530] : memref<?xf32>
              %2532 = arith.addi %2521, %c61 : index
              %2533 = memref.load %partial[%2532] : memref<?xf32>
              %2534 = arith.addi %2521, %c62 : index
              %2535 = memref.load %partial[%2534] : memref<?xf32>
              %2536 = arith.addi %2521, %c63 : index
              %2537 = memref.load %partial[%2536] : memref<?xf32>
              %2538 = arith.addi %2517, %c8 : index
              %2539 = memref.load %partial[%2538] : memref<?xf32>
              %2540 = arith.addi %2497, %c17 : i32
              %2541 = arith.minsi %2540, %2510 : i32
              %2542 = arith.addi %2490, %2541 : i32
              %2543 = arith.index_castui %2542 : i32 to index
              %2544 = arith.addi %2463, %2543 : index
              %2545 = arith.muli %2544, %c143 : index
              %2546 = arith.addi %2545, %c15 : index
              %2547 = arith.addi %2546, %1712 : index
              %2548 = memref.load %partial[%2547] : memref<?xf32>
              %2549 = arith.cmpi slt, %2540, %2492 : i32
              %2550 = arith.select %2549, %2548, %c72 : f32
              %2551 = arith.addi %2545, %1710 : index
              %2552 = arith.addi %2551, %c23 : index
              %2553 = memref.load %partial[%2552] : memref<?xf32>
              %2554 = arith.addi %2551, %c6 : index
              %2555 = memref.load %partial[%2554] : memref<?xf32>
              %2556 = arith.addi %2551, %c24 : index
              %2557 = memref.load %partial[%2556] : memref<?xf32>
              %2558 = arith.addi %2551, %c59 : index
              %2559 = memref.load %partial[%2558] : memref<?xf32>
              %2560 = arith.addi %2551, %c60 : index
              %2561 = memref.load %partial[%2560] : memref<?xf32>
              %2562 = arith.addi %2551, %c61 : index
              %2563 = memref.load %partial[%2562] : memref<?xf32>
              %2564 = arith.addi %2551, %c62 : index
              %2565 = memref.load %partial[%2564] : memref<?xf32>
              %2566 = arith.addi %2551, %c63 : index
              %2567 = memref.load %partial[%2566] : memref<?xf32>
              %2568 = arith.addi %2547, %c8 : index
              %2569 = memref.load %partial[%2568] : memref<?xf32>
              %2570 = arith.addi %2497, %c99 : i32
              %2571 = arith.minsi %2570, %2510 : i32
              %2572 = arith.addi %2490, %2571 : i32
              %2573 = arith.index_castui %2572 : i32 to index
              %2574 = arith.addi %2463, %2573 : index
              %2575 = arith.muli %2574, %c143 : index
              %2576 = arith.addi %2575, %c15 : index
              %2577 = arith.addi %2576, %1712 : index
              %2578 = memref.load %partial[%2577] : memref<?xf32>
              %2579 = arith.cmpi slt, %2570, %2492 : i32
              %2580 = arith.select %2579, %2578, %c72 : f32
              %2581 = arith.addi %2575, %1710 : index
              %2582 = arith.addi %2581, %c23 : index
              %2583 = memref.load %partial[%2582] : memref<?xf32>
              %2584 = arith.addi %2581, %c6 : index
              %2585 = memref.load %partial[%2584] : memref<?xf32>
              %2586 = arith.addi %2581, %c24 : index
              %2587 = memref.load %partial[%2586] : memref<?xf32>
              %2588 = arith.addi %2581, %c59 : index
              %2589 = memref.load %partial[%2588] : memref<?xf32>
              %2590 = arith.addi %2581, %c60 : index
              %2591 = memref.load %partial[%2590] : memref<?xf32>
              %2592 = arith.addi %2581, %c61 : index
              %2593 = memref.load %partial[%2592] : memref<?xf32>
              %2594 = arith.addi %2581, %c62 : index
              %2595 = memref.load %partial[%2594] : memref<?xf32>
              %2596 = arith.addi %2581, %c63 : index
              %2597 = memref.load %partial[%2596] : memref<?xf32>
              %2598 = arith.addi %2577, %c8 : index
              %2599 = memref.load %partial[%2598] : memref<?xf32>
              %2600 = arith.addi %2497, %c101 : i32
              %2601 = arith.minsi %2600, %2510 : i32
              %2602 = arith.addi %2490, %2601 : i32
              %2603 = arith.index_castui %2602 : i32 to index
              %2604 = arith.addi %2463, %2603 : index
              %2605 = arith.muli %2604, %c143 : index
              %2606 = arith.addi %2605, %c15 : index
              %2607 = arith.addi %2606, %1712 : index
              %2608 = memref.load %partial[%2607] : memref<?xf32>
              %2609 = arith.cmpi slt, %2600, %2492 : i32
              %2610 = arith.select %2609, %2608, %c72 : f32
              %2611 = arith.addi %2605, %1710 : index
              %2612 = arith.addi %2611, %c23 : index
              %2613 = memref.load %partial[%2612] : memref<?xf32>
              %2614 = arith.addi %2611, %c6 : index
              %2615 = memref.load %partial[%2614] : memref<?xf32>
              %2616 = arith.addi %2611, %c24 : index
              %2617 = memref.load %partial[%2616] : memref<?xf32>
              %2618 = arith.addi %2611, %c59 : index
              %2619 = memref.load %partial[%2618] : memref<?xf32>
              %2620 = arith.addi %2611, %c60 : index
              %2621 = memref.load %partial[%2620] : memref<?xf32>
              %2622 = arith.addi %2611, %c61 : index
              %2623 = memref.load %partial[%2622] : memref<?xf32>
              %2624 = arith.addi %2611, %c62 : index
              %2625 = memref.load %partial[%2624] : memref<?xf32>
              %2626 = arith.addi %2611, %c63 : index
              %2627 = memref.load %partial[%2626] : memref<?xf32>
              %2628 = arith.addi %2607, %c8 : index
              %2629 = memref.load %partial[%2628] : memref<?xf32>
              %2630 = arith.addi %2497, %c102 : i32
              %2631 = arith.minsi %2630, %2510 : i32
              %2632 = arith.addi %2490, %2631 : i32
              %2633 = arith.index_castui %2632 : i32 to index
              %2634 = arith.addi %2463, %2633 : index
              %2635 = arith.muli %2634, %c143 : index
              %2636 = arith.addi %2635, %c15 : index
              %2637 = arith.addi %2636, %1712 : index
              %2638 = memref.load %partial[%2637] : memref<?xf32>
              %2639 = arith.cmpi slt, %2630, %2492 : i32
              %2640 = arith.select %2639, %2638, %c72 : f32
              %2641 = arith.addi %2635, %1710 : index
              %2642 = arith.addi %2641, %c23 : index
              %2643 = memref.load %partial[%2642] : memref<?xf32>
              %2644 = arith.addi %2641, %c6 : index
              %2645 = memref.load %partial[%2644] : memref<?xf32>
              %2646 = arith.addi %2641, %c24 : index
              %2647 = memref.load %partial[%2646] : memref<?xf32>
              %2648 = arith.addi %2641, %c59 : index
              %2649 = memref.load %partial[%2648] : memref<?xf32>
              %2650 = arith.addi %2641, %c60 : index
              %2651 = memref.load %partial[%2650] : memref<?xf32>
              %2652 = arith.addi %2641, %c61 : index
              %2653 = memref.load %partial[%2652] : memref<?xf32>
              %2654 = arith.addi %2641, %c62 : index
              %2655 = memref.load %partial[%2654] : memref<?xf32>
              %2656 = arith.addi %2641, %c63 : index
              %2657 = memref.load %partial[%2656] : memref<?xf32>
              %2658 = arith.addi %2637, %c8 : index
              %2659 = memref.load %partial[%2658] : memref<?xf32>
              %2660 = arith.addi %2497, %c104 : i32
              %2661 = arith.minsi %2660, %2510 : i32
              %2662 = arith.addi %2490, %2661 : i32
              %2663 = arith.index_castui %2662 : i32 to index
              %2664 = arith.addi %2463, %2663 : index
              %2665 = arith.muli %2664, %c143 : index
              %2666 = arith.addi %2665, %c15 : index
              %2667 = arith.addi %2666, %1712 : index
              %2668 = memref.load %partial[%2667] : memref<?xf32>
              %2669 = arith.cmpi slt, %2660, %2492 : i32
              %2670 = arith.select %2669, %2668, %c72 : f32
              %2671 = arith.addi %2665, %1710 : index
              %2672 = arith.addi %2671, %c23 : index
              %2673 = memref.load %partial[%2672] : memref<?xf32>
              %2674 = arith.addi %2671, %c6 : index
              %2675 = memref.load %partial[%2674] : memref<?xf32>
              %2676 = arith.addi %2671, %c24 : index
              %2677 = memref.load %partial[%2676] : memref<?xf32>
              %2678 = arith.addi %2671, %c59 : index
              %2679 = memref.load %partial[%2678] : memref<?xf32>
              %2680 = arith.addi %2671, %c60 : index
              %2681 = memref.load %partial[%2680] : memref<?xf32>
              %2682 = arith.addi %2671, %c61 : index
              %2683 = memref.load %partial[%2682] : memref<?xf32>
              %2684 = arith.addi %2671, %c62 : index
              %2685 = memref.load %partial[%2684] : memref<?xf32>
              %2686 = arith.addi %2671, %c63 : index
              %2687 = memref.load %partial[%2686] : memref<?xf32>
              %2688 = arith.addi %2667, %c8 : index
              %2689 = memref.load %partial[%2688] : memref<?xf32>
              %2690 = arith.addi %2497, %c105 : i32
              %2691 = arith.minsi %2690, %2510 : i32
              %2692 = arith.addi %2490, %2691 : i32
              %2693 = arith.index_castui %2692 : i32 to index
              %2694 = arith.addi %2463, %2693 : index
              %2695 = arith.muli %2694, %c143 : index
              %2696 = arith.addi %2695, %c15 : index
              %2697 = arith.addi %2696, %1712 : index
              %2698 = memref.load %partial[%2697] : memref<?xf32>
              %2699 = arith.cmpi slt, %2690, %2492 : i32
              %2700 = arith.select %2699, %2698, %c72 : f32
              %2701 = arith.addi %2695, %1710 : index
              %2702 = arith.addi %2701, %c23 : index
              %2703 = memref.load %partial[%2702] : memref<?xf32>
              %2704 = arith.addi %2701, %c6 : index
              %2705 = memref.load %partial[%2704] : memref<?xf32>
              %2706 = arith.addi %2701, %c24 : index
              %2707 = memref.load %partial[%2706] : memref<?xf32>
              %2708 = arith.addi %2701, %c59 : index
              %2709 = memref.load %partial[%2708] : memref<?xf32>
              %2710 = arith.addi %2701, %c60 : index
              %2711 = memref.load %partial[%2710] : memref<?xf32>
              %2712 = arith.addi %2701, %c61 : index
              %2713 = memref.load %partial[%2712] : memref<?xf32>
              %2714 = arith.addi %2701, %c62 : index
              %2715 = memref.load %partial[%2714] : memref<?xf32>
              %2716 = arith.addi %2701, %c63 : index
              %2717 = memref.load %partial[%2716] : memref<?xf32>
              %2718 = arith.addi %2697, %c8 : index
              %2719 = memref.load %partial[%2718] : memref<?xf32>
              %2720 = arith.addi %2497, %c107 : i32
              %2721 = arith.minsi %2720, %2510 : i32
              %2722 = arith.addi %2490, %2721 : i32
              %2723 = arith.index_castui %2722 : i32 to index
              %2724 = arith.addi %2463, %2723 : index
              %2725 = arith.muli %2724, %c143 : index
              %2726 = arith.addi %2725, %c15 : index
              %2727 = arith.addi %2726, %1712 : index
              %2728 = memref.load %partial[%2727] : memref<?xf32>
              %2729 = arith.cmpi slt, %2720, %2492 : i32
              %2730 = arith.select %2729, %2728, %c72 : f32
              %2731 = arith.addi %2725, %1710 : index
              %2732 = arith.addi %2731, %c23 : index
              %2733 = memref.load %partial[%2732] : memref<?xf32>
              %2734 = arith.addi %2731, %c6 : index
              %2735 = memref.load %partial[%2734] : memref<?xf32>
              %2736 = arith.addi %2731, %c24 : index
              %2737 = memref.load %partial[%2736] : memref<?xf32>
              %2738 = arith.addi %2731, %c59 : index
              %2739 = memref.load %partial[%2738] : memref<?xf32>
              %2740 = arith.addi %2731, %c60 : index
              %2741 = memref.load %partial[%2740] : memref<?xf32>
              %2742 = arith.addi %2731, %c61 : index
              %2743 = memref.load %partial[%2742] : memref<?xf32>
              %2744 = arith.addi %2731, %c62 : index
              %2745 = memref.load %partial[%2744] : memref<?xf32>
              %2746 = arith.addi %2731, %c63 : index
              %2747 = memref.load %partial[%2746] : memref<?xf32>
              %2748 = arith.addi %2727, %c8 : index
              %2749 = memref.load %partial[%2748] : memref<?xf32>
              %2750 = arith.maxnumf %2498, %2520 fastmath<nnan> : f32
              %2751 = arith.subf %2498, %2750 : f32
              %2752 = wave.exp2 %2751 : f32
              %2753 = arith.subf %2520, %2750 : f32
              %2754 = wave.exp2 %2753 : f32
              %2755 = arith.mulf %2499, %2752 : f32
              %2756 = math.fma %2539, %2754, %2755 : f32
              %2757 = arith.mulf %2500, %2752 : f32
              %2758 = math.fma %2523, %2754, %2757 : f32
              %2759 = arith.mulf %2501, %2752 : f32
              %2760 = math.fma %2525, %2754, %2759 : f32
              %2761 = arith.mulf %2502, %2752 : f32
              %2762 = math.fma %2527, %2754, %2761 : f32
              %2763 = arith.mulf %2503, %2752 : f32
              %2764 = math.fma %2529, %2754, %2763 : f32
              %2765 = arith.mulf %2504, %2752 : f32
              %2766 = math.fma %2531, %2754, %2765 : f32
              %2767 = arith.mulf %2505, %2752 : f32
              %2768 = math.fma %2533, %2754, %2767 : f32
              %2769 = arith.mulf %2506, %2752 : f32
              %2770 = math.fma %2535, %2754, %2769 : f32
              %2771 = arith.mulf %2507, %2752 : f32
              %2772 = math.fma %2537, %2754, %2771 : f32
              %2773 = arith.maxnumf %2750, %2550 fastmath<nnan> : f32
              %2774 = arith.subf %2750, %2773 : f32
              %2775 = wave.exp2 %2774 : f32
              %2776 = arith.subf %2550, %2773 : f32
              %2777 = wave.exp2 %2776 : f32
              %2778 = arith.mulf %2756, %2775 : f32
              %2779 = math.fma %2569, %2777, %2778 : f32
              %2780 = arith.mulf %2758, %2775 : f32
              %2781 = math.fma %2553, %2777, %2780 : f32
              %2782 = arith.mulf %2760, %2775 : f32
              %2783 = math.fma %2555, %2777, %2782 : f32
              %2784 = arith.mulf %2762, %2775 : f32
              %2785 = math.fma %2557, %2777, %2784 : f32
              %2786 = arith.mulf %2764, %2775 : f32
              %2787 = math.fma %2559, %2777, %2786 : f32
              %2788 = arith.mulf %2766, %2775 : f32
              %2789 = math.fma %2561, %2777, %2788 : f32
              %2790 = arith.mulf %2768, %2775 : f32
              %2791 = math.fma %2563, %2777, %2790 : f32
              %2792 = arith.mulf %2770, %2775 : f32
              %2793 = math.fma %2565, %2777, %2792 : f32
              %2794 = arith.mulf %2772, %2775 : f32
              %2795 = math.fma %2567, %2777, %2794 : f32
              %2796 = arith.maxnumf %2773, %2580 fastmath<nnan> : f32
              %2797 = arith.subf %2773, %2796 : f32
              %2798 = wave.exp2 %2797 : f32
              %2799 = arith.subf %2580, %2796 : f32
              %2800 = wave.exp2 %2799 : f32
              %2801 = arith.mulf %2779, %2798 : f32
              %2802 = math.fma %2599, %2800, %2801 : f32
              %2803 = arith.mulf %2781, %2798 : f32
              %2804 = math.fma %2583, %2800, %2803 : f32
              %2805 = arith.mulf %2783, %2798 : f32
              %2806 = math.fma %2585, %2800, %2805 : f32
              %2807 = arith.mulf %2785, %2798 : f32
              %2808 = math.fma %2587, %2800, %2807 : f32
              %2809 = arith.mulf %2787, %2798 : f32
              %2810 = math.fma %2589, %2800, %2809 : f32
              %2811 = arith.mulf %2789, %2798 : f32
              %2812 = math.fma %2591, %2800, %2811 : f32
              %2813 = arith.mulf %2791, %2798 : f32
              %2814 = math.fma %2593, %2800, %2813 : f32
              %2815 = arith.mulf %2793, %2798 : f32
              %2816 = math.fma %2595, %2800, %2815 : f32
              %2817 = arith.mulf %2795, %2798 : f32
              %2818 = math.fma %2597, %2800, %2817 : f32
              %2819 = arith.maxnumf %2796, %2610 fastmath<nnan> : f32
              %2820 = arith.subf %2796, %2819 : f32
              %2821 = wave.exp2 %2820 : f32
              %2822 = arith.subf %2610, %2819 : f32
              %2823 = wave.exp2 %2822 : f32
              %2824 = arith.mulf %2802, %2821 : f32
              %2825 = math.fma %2629, %2823, %2824 : f32
              %2826 = arith.mulf %2804, %2821 : f32
              %2827 = math.fma %2613, %2823, %2826 : f32
              %2828 = arith.mulf %2806, %2821 : f32
              %2829 = math.fma %2615, %2823, %2828 : f32
              %2830 = arith.mulf %2808, %2821 : f32
              %2831 = math.fma %2617, %2823, %2830 : f32
              %2832 = arith.mulf %2810, %2821 : f32
              %2833 = math.fma %2619, %2823, %2832 : f32
              %2834 = arith.mulf %2812, %2821 : f32
              %2835 = math.fma %2621, %2823, %2834 : f32
              %2836 = arith.mulf %2814, %2821 : f32
              %2837 = math.fma %2623, %2823, %2836 : f32
              %2838 = arith.mulf %2816, %2821 : f32
              %2839 = math.fma %2625, %2823, %2838 : f32
              %2840 = arith.mulf %2818, %2821 : f32
              %2841 = math.fma %2627, %2823, %2840 : f32
              %2842 = arith.maxnumf %2819, %2640 fastmath<nnan> : f32
              %2843 = arith.subf %2819, %2842 : f32
              %2844 = wave.exp2 %2843 : f32
              %2845 = arith.subf %2640, %2842 : f32
              %2846 = wave.exp2 %2845 : f32
              %2847 = arith.mulf %2825, %2844 : f32
              %2848 = math.fma %2659, %2846, %2847 : f32
              %2849 = arith.mulf %2827, %2844 : f32
              %2850 = math.fma %2643, %2846, %2849 : f32
              %2851 = arith.mulf %2829, %2844 : f32
              %2852 = math.fma %2645, %2846, %2851 : f32
              %2853 = arith.mulf %2831, %2844 : f32
              %2854 = math.fma %2647, %2846, %2853 : f32
              %2855 = arith.mulf %2833, %2844 : f32
              %2856 = math.fma %2649, %2846, %2855 : f32
              %2857 = arith.mulf %2835, %2844 : f32
              %2858 = math.fma %2651, %2846, %2857 : f32
              %2859 = arith.mulf %2837, %2844 : f32
              %2860 = math.fma %2653, %2846, %2859 : f32
              %2861 = arith.mulf %2839, %2844 : f32
              %2862 = math.fma %2655, %2846, %2861 : f32
              %2863 = arith.mulf %2841, %2844 : f32
              %2864 = math.fma %2657, %2846, %2863 : f32
              %2865 = arith.maxnumf %2842, %2670 fastmath<nnan> : f32
              %2866 = arith.subf %2842, %2865 : f32
              %2867 = wave.exp2 %2866 : f32
              %2868 = arith.subf %2670, %2865 : f32
              %2869 = wave.exp2 %2868 : f32
              %2870 = arith.mulf %2848, %2867 : f32
              %2871 = math.fma %2689, %2869, %2870 : f32
              %2872 = arith.mulf %2850, %2867 : f32
              %2873 = math.fma %2673, %2869, %2872 : f32
              %2874 = arith.mulf %2852, %2867 : f32
              %2875 = math.fma %2675, %2869, %2874 : f32
              %2876 = arith.mulf %2854, %2867 : f32
              %2877 = math.fma %2677, %2869, %2876 : f32
              %2878 = arith.mulf %2856, %2867 : f32
              %2879 = math.fma %2679, %2869, %2878 : f32
              %2880 = arith.mulf %2858, %2867 : f32
              %2881 = math.fma %2681, %2869, %2880 : f32
              %2882 = arith.mulf %2860, %2867 : f32
              %2883 = math.fma %2683, %2869, %2882 : f32
              %2884 = arith.mulf %2862, %2867 : f32
              %2885 = math.fma %2685, %2869, %2884 : f32
              %2886 = arith.mulf %2864, %2867 : f32
              %2887 = math.fma %2687, %2869, %2886 : f32
              %2888 = arith.maxnumf %2865, %2700 fastmath<nnan> : f32
              %2889 = arith.subf %2865, %2888 : f32
              %2890 = wave.exp2 %2889 : f32
              %2891 = arith.subf %2700, %2888 : f32
              %2892 = wave.exp2 %2891 : f32
              %2893 = arith.mulf %2871, %2890 : f32
              %2894 = math.fma %2719, %2892, %2893 : f32
              %2895 = arith.mulf %2873, %2890 : f32
              %2896 = math.fma %2703, %2892, %2895 : f32
              %2897 = arith.mulf %2875, %2890 : f32
              %2898 = math.fma %2705, %2892, %2897 : f32
              %2899 = arith.mulf %2877, %2890 : f32
              %2900 = math.fma %2707, %2892, %2899 : f32
              %2901 = arith.mulf %2879, %2890 : f32
              %2902 = math.fma %2709, %2892, %2901 : f32
              %2903 = arith.mulf %2881, %2890 : f32
              %2904 = math.fma %2711, %2892, %2903 : f32
              %2905 = arith.mulf %2883, %2890 : f32
              %2906 = math.fma %2713, %2892, %2905 : f32
              %2907 = arith.mulf %2885, %2890 : f32
              %2908 = math.fma %2715, %2892, %2907 : f32
              %2909 = arith.mulf %2887, %2890 : f32
              %2910 = math.fma %2717, %2892, %2909 : f32
              %2911 = arith.maxnumf %2888, %2730 fastmath<nnan> : f32
              %2912 = arith.subf %2888, %2911 : f32
              %2913 = wave.exp2 %2912 : f32
              %2914 = arith.subf %2730, %2911 : f32
              %2915 = wave.exp2 %2914 : f32
              %2916 = arith.mulf %2894, %2913 : f32
              %2917 = math.fma %2749, %2915, %2916 : f32
              %2918 = arith.mulf %2896, %2913 : f32
              %2919 = math.fma %2733, %2915, %2918 : f32
              %2920 = arith.mulf %2898, %2913 : f32
              %2921 = math.fma %2735, %2915, %2920 : f32
              %2922 = arith.mulf %2900, %2913 : f32
              %2923 = math.fma %2737, %2915, %2922 : f32
              %2924 = arith.mulf %2902, %2913 : f32
              %2925 = math.fma %2739, %2915, %2924 : f32
              %2926 = arith.mulf %2904, %2913 : f32
              %2927 = math.fma %2741, %2915, %2926 : f32
              %2928 = arith.mulf %2906, %2913 : f32
              %2929 = math.fma %2743, %2915, %2928 : f32
              %2930 = arith.mulf %2908, %2913 : f32
              %2931 = math.fma %2745, %2915, %2930 : f32
              %2932 = arith.mulf %2910, %2913 : f32
              %2933 = math.fma %2747, %2915, %2932 : f32
              scf.yield %2911, %2917, %2919, %2921, %2923, %2925, %2927, %2929, %2931, %2933 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2934 = arith.cmpi eq, %2486, %c17 : i32
            scf.if %2934 {
              %2935 = arith.divf %c137, %2508#1 : f32
              %2936 = arith.addi %17, %1712 : index
              %2937 = arith.cmpi slt, %2936, %groupSize : index
              scf.if %2937 {
                %2938 = arith.muli %15, %groupSize : index
                %2939 = arith.addi %2938, %2936 : index
                %2940 = arith.muli %2939, %c6 : index
                %2941 = arith.muli %heads, %c6 : index
                %2942 = arith.divui %1866, %c8 : index
                %2943 = arith.muli %15, %c6 : index
                %2944 = arith.addi %2943, %2942 : index
                %2945 = memref.load %factors[%2944] : memref<?xf32>
                %2946 = arith.muli %kvHeads, %c6 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = memref.load %factors[%2947] : memref<?xf32>
                %2949 = arith.mulf %2508#2, %2935 : f32
                %2950 = math.fma %2949, %2945, %2948 : f32
                %2951 = arith.addi %2940, %2942 : index
                %2952 = arith.divui %24, %outTileRows : index
                %2953 = arith.divui %2941, %c3 : index
                %2954 = arith.muli %2952, %2953 : index
                %2955 = arith.divui %2951, %c3 : index
                %2956 = arith.addi %2954, %2955 : index
                %2957 = arith.muli %2956, %c9 : index
                %2958 = arith.remui %2951, %c3 : index
                %2959 = arith.divui %2958, %c8 : index
                %2960 = arith.addi %2957, %2959 : index
                %2961 = arith.muli %outTileRows, %c8 : index
                %2962 = arith.muli %2960, %2961 : index
                %2963 = arith.remui %24, %outTileRows : index
                %2964 = arith.muli %2963, %c8 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.remui %2951, %c8 : index
                %2967 = arith.addi %2965, %2966 : index
                %2968 = arith.addf %2950, %c73 : f32
                %2969 = arith.minimumf %2968, %c139 : f32
                %2970 = arith.maximumf %2969, %c140 : f32
                %2971 = arith.truncf %2970 : f32 to f16
                memref.store %2971, %out[%2967] : memref<?xf16>
                %2972 = arith.divui %1897, %c8 : index
                %2973 = arith.addi %2943, %2972 : index
                %2974 = memref.load %factors[%2973] : memref<?xf32>
                %2975 = arith.addi %2973, %2946 : index
                %2976 = memref.load %factors[%2975] : memref<?xf32>
                %2977 = arith.mulf %2508#3, %2935 : f32
                %2978 = math.fma %2977, %2974, %2976 : f32
                %2979 = arith.addi %2940, %2972 : index
                %2980 = arith.divui %2979, %c3 : index
                %2981 = arith.addi %2954, %2980 : index
                %2982 = arith.muli %2981, %c9 : index
                %2983 = arith.remui %2979, %c3 : index
                %2984 = arith.divui %2983, %c8 : index
                %2985 = arith.addi %2982, %2984 : index
                %2986 = arith.muli %2985, %2961 : index
                %2987 = arith.addi %2986, %2964 : index
                %2988 = arith.remui %2979, %c8 : index
                %2989 = arith.addi %2987, %2988 : index
                %2990 = arith.addf %2978, %c73 : f32
                %2991 = arith.minimumf %2990, %c139 : f32
                %2992 = arith.maximumf %2991, %c140 : f32
                %2993 = arith.truncf %2992 : f32 to f16
                memref.store %2993, %out[%2989] : memref<?xf16>
                %2994 = arith.divui %2469, %c8 : index
                %2995 = arith.addi %2943, %2994 : index
                %2996 = memref.load %factors[%2995] : memref<?xf32>
                %2997 = arith.addi %2995, %2946 : index
                %2998 = memref.load %factors[%2997] : memref<?xf32>
                %2999 = arith.mulf %2508#4, %2935 : f32
                %3000 = math.fma %2999, %2996, %2998 : f32
                %3001 = arith.addi %2940, %2994 : index
                %3002 = arith.divui %3001, %c3 : index
                %3003 = arith.addi %2954, %3002 : index
                %3004 = arith.muli %3003, %c9 : index
                %3005 = arith.remui %3001, %c3 : index
                %3006 = arith.divui %3005, %c8 : index
                %3007 = arith.addi %3004, %3006 : index
                %3008 = arith.muli %3007, %2961 : index
                %3009 = arith.addi %3008, %2964 : index
                %3010 = arith.remui %3001, %c8 : index
                %3011 = arith.addi %3009, %3010 : index
                %3012 = arith.addf %3000, %c73 : f32
                %3013 = arith.minimumf %3012, %c139 : f32
                %3014 = arith.maximumf %3013, %c140 : f32
                %3015 = arith.truncf %3014 : f32 to f16
                memref.store %3015, %out[%3011] : memref<?xf16>
                %3016 = arith.divui %2471, %c8 : index
                %3017 = arith.addi %2943, %3016 : index
                %3018 = memref.load %factors[%3017] : memref<?xf32>
                %3019 = arith.addi %3017, %2946 : index
                %3020 = memref.load %factors[%3019] : memref<?xf32>
                %3021 = arith.mulf %2508#5, %2935 : f32
                %3022 = math.fma %3021, %3018, %3020 : f32
                %3023 = arith.addi %2940, %3016 : index
                %3024 = arith.divui %3023, %c3 : index
                %3025 = arith.addi %2954, %3024 : index
                %3026 = arith.muli %3025, %c9 : index
                %3027 = arith.remui %3023, %c3 : index
                %3028 = arith.divui %3027, %c8 : index
                %3029 = arith.addi %3026, %3028 : index
                %3030 = arith.muli %3029, %2961 : index
                %3031 = arith.addi %3030, %2964 : index
                %3032 = arith.remui %3023, %c8 : index
                %3033 = arith.addi %3031, %3032 : index
                %3034 = arith.addf %3022, %c73 : f32
                %3035 = arith.minimumf %3034, %c139 : f32
                %3036 = arith.maximumf %3035, %c140 : f32
                %3037 = arith.truncf %3036 : f32 to f16
                memref.store %3037, %out[%3033] : memref<?xf16>
                %3038 = arith.divui %2473, %c8 : index
                %3039 = arith.addi %2943, %3038 : index
                %3040 = memref.load %factors[%3039] : memref<?xf32>
                %3041 = arith.addi %3039, %2946 : index
                %3042 = memref.load %factors[%3041] : memref<?xf32>
                %3043 = arith.mulf %2508#6, %2935 : f32
                %3044 = math.fma %3043, %3040, %3042 : f32
                %3045 = arith.addi %2940, %3038 : index
                %3046 = arith.divui %3045, %c3 : index
                %3047 = arith.addi %2954, %3046 : index
                %3048 = arith.muli %3047, %c9 : index
                %3049 = arith.remui %3045, %c3 : index
                %3050 = arith.divui %3049, %c8 : index
                %3051 = arith.addi %3048, %3050 : index
                %3052 = arith.muli %3051, %2961 : index
                %3053 = arith.addi %3052, %2964 : index
                %3054 = arith.remui %3045, %c8 : index
                %3055 = arith.addi %3053, %3054 : index
                %3056 = arith.addf %3044, %c73 : f32
                %3057 = arith.minimumf %3056, %c139 : f32
                %3058 = arith.maximumf %3057, %c140 : f32
                %3059 = arith.truncf %3058 : f32 to f16
                memref.store %3059, %out[%3055] : memref<?xf16>
                %3060 = arith.divui %2475, %c8 : index
                %3061 = arith.addi %2943, %3060 : index
                %3062 = memref.load %factors[%3061] : memref<?xf32>
                %3063 = arith.addi %3061, %2946 : index
                %3064 = memref.load %factors[%3063] : memref<?xf32>
                %3065 = arith.mulf %2508#7, %2935 : f32
                %3066 = math.fma %3065, %3062, %3064 : f32
                %3067 = arith.addi %2940, %3060 : index
                %3068 = arith.divui %3067, %c3 : index
                %3069 = arith.addi %2954, %3068 : index
                %3070 = arith.muli %3069, %c9 : index
                %3071 = arith.remui %3067, %c3 : index
                %3072 = arith.divui %3071, %c8 : index
                %3073 = arith.addi %3070, %3072 : index
                %3074 = arith.muli %3073, %2961 : index
                %3075 = arith.addi %3074, %2964 : index
                %3076 = arith.remui %3067, %c8 : index
                %3077 = arith.addi %3075, %3076 : index
                %3078 = arith.addf %3066, %c73 : f32
                %3079 = arith.minimumf %3078, %c139 : f32
                %3080 = arith.maximumf %3079, %c140 : f32
                %3081 = arith.truncf %3080 : f32 to f16
                memref.store %3081, %out[%3077] : memref<?xf16>
                %3082 = arith.divui %2477, %c8 : index
                %3083 = arith.addi %2943, %3082 : index
                %3084 = memref.load %factors[%3083] : memref<?xf32>
                %3085 = arith.addi %3083, %2946 : index
                %3086 = memref.load %factors[%3085] : memref<?xf32>
                %3087 = arith.mulf %2508#8, %2935 : f32
                %3088 = math.fma %3087, %3084, %3086 : f32
                %3089 = arith.addi %2940, %3082 : index
                %3090 = arith.divui %3089, %c3 : index
                %3091 = arith.addi %2954, %3090 : index
                %3092 = arith.muli %3091, %c9 : index
                %3093 = arith.remui %3089, %c3 : index
                %3094 = arith.divui %3093, %c8 : index
                %3095 = arith.addi %3092, %3094 : index
                %3096 = arith.muli %3095, %2961 : index
                %3097 = arith.addi %3096, %2964 : index
                %3098 = arith.remui %3089, %c8 : index
                %3099 = arith.addi %3097, %3098 : index
                %3100 = arith.addf %3088, %c73 : f32
                %3101 = arith.minimumf %3100, %c139 : f32
                %3102 = arith.maximumf %3101, %c140 : f32
                %3103 = arith.truncf %3102 : f32 to f16
                memref.store %3103, %out[%3099] : memref<?xf16>
                %3104 = arith.divui %2479, %c8 : index
                %3105 = arith.addi %2943, %3104 : index
                %3106 = memref.load %factors[%3105] : memref<?xf32>
                %3107 = arith.addi %3105, %2946 : index
                %3108 = memref.load %factors[%3107] : memref<?xf32>
                %3109 = arith.mulf %2508#9, %2935 : f32
                %3110 = math.fma %3109, %3106, %3108 : f32
                %3111 = arith.addi %2940, %3104 : index
                %3112 = arith.divui %3111, %c3 : index
                %3113 = arith.addi %2954, %3112 : index
                %3114 = arith.muli %3113, %c9 : index
                %3115 = arith.remui %3111, %c3 : index
                %3116 = arith.divui %3115, %c8 : index
                %3117 = arith.addi %3114, %3116 : index
                %3118 = arith.muli %3117, %2961 : index
                %3119 = arith.addi %3118, %2964 : index
                %3120 = arith.remui %3111, %c8 : index
                %3121 = arith.addi %3119, %3120 : index
                %3122 = arith.addf %3110, %c73 : f32
                %3123 = arith.minimumf %3122, %c139 : f32
                %3124 = arith.maximumf %3123, %c140 : f32
                %3125 = arith.truncf %3124 : f32 to f16
                memref.store %3125, %out[%3121] : memref<?xf16>
              }
            } else {
              %3126 = arith.index_cast %ranges : index to i32
              %3127 = arith.addi %3126, %2487 : i32
              %3128 = arith.index_castui %3127 : i32 to index
              %3129 = arith.addi %2463, %3128 : index
              %3130 = arith.muli %3129, %c143 : index
              %3131 = arith.addi %3130, %1866 : index
              memref.store %2508#2, %partial[%3131] : memref<?xf32>
              %3132 = arith.addi %3130, %1897 : index
              memref.store %2508#3, %partial[%3132] : memref<?xf32>
              %3133 = arith.addi %3130, %2469 : index
              memref.store %2508#4, %partial[%3133] : memref<?xf32>
              %3134 = arith.addi %3130, %2471 : index
              memref.store %2508#5, %partial[%3134] : memref<?xf32>
              %3135 = arith.addi %3130, %2473 : index
              memref.store %2508#6, %partial[%3135] : memref<?xf32>
              %3136 = arith.addi %3130, %2475 : index
              memref.store %2508#7, %partial[%3136] : memref<?xf32>
              %3137 = arith.addi %3130, %2477 : index
              memref.store %2508#8, %partial[%3137] : memref<?xf32>
              %3138 = arith.addi %3130, %2479 : index
              memref.store %2508#9, %partial[%3138] : memref<?xf32>
              scf.if %2481 {
                %3139 = arith.addi %3130, %c15 : index
                %3140 = arith.addi %3139, %1710 : index
                memref.store %2508#0, %partial[%3140] : memref<?xf32>
                %3141 = arith.addi %3140, %c8 : index
                memref.store %2508#1, %partial[%3141] : memref<?xf32>
              }
              %3142 = arith.addi %2489, %groups : index
              %3143 = arith.index_castui %2486 : i32 to index
              %3144 = wave.arrive %counters[%3142], %3143 : memref<?xi32>
              scf.if %3144 {
                %3156:10 = scf.for %3145 = %c77 to %2486 step %c108 iter_args(%3146 = %c72, %3147 = %c73, %3148 = %c73, %3149 = %c73, %3150 = %c73, %3151 = %c73, %3152 = %c73, %3153 = %c73, %3154 = %c73, %3155 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3157 = arith.addi %3145, %c77 : i32
                  %3158 = arith.subi %2486, %c17 : i32
                  %3159 = arith.minsi %3157, %3158 : i32
                  %3160 = arith.addi %3126, %3159 : i32
                  %3161 = arith.index_castui %3160 : i32 to index
                  %3162 = arith.addi %2463, %3161 : index
                  %3163 = arith.muli %3162, %c143 : index
                  %3164 = arith.addi %3163, %c15 : index
                  %3165 = arith.addi %3164, %1712 : index
                  %3166 = memref.load %partial[%3165] : memref<?xf32>
                  %3167 = arith.cmpi slt, %3157, %2486 : i32
                  %3168 = arith.select %3167, %3166, %c72 : f32
                  %3169 = arith.addi %3163, %1710 : index
                  %3170 = arith.addi %3169, %c23 : index
                  %3171 = memref.load %partial[%3170] : memref<?xf32>
                  %3172 = arith.addi %3169, %c6 : index
                  %3173 = memref.load %partial[%3172] : memref<?xf32>
                  %3174 = arith.addi %3169, %c24 : index
                  %3175 = memref.load %partial[%3174] : memref<?xf32>
                  %3176 = arith.addi %3169, %c59 : index
                  %3177 = memref.load %partial[%3176] : memref<?xf32>
                  %3178 = arith.addi %3169, %c60 : index
                  %3179 = memref.load %partial[%3178] : memref<?xf32>
                  %3180 = arith.addi %3169, %c61 : index
                  %3181 = memref.load %partial[%3180] : memref<?xf32>
                  %3182 = arith.addi %3169, %c62 : index
                  %3183 = memref.load %partial[%3182] : memref<?xf32>
                  %3184 = arith.addi %3169, %c63 : index
                  %3185 = memref.load %partial[%3184] : memref<?xf32>
                  %3186 = arith.addi %3165, %c8 : index
                  %3187 = memref.load %partial[%3186] : memref<?xf32>
                  %3188 = arith.addi %3145, %c17 : i32
                  %3189 = arith.minsi %3188, %3158 : i32
                  %3190 = arith.addi %3126, %3189 : i32
                  %3191 = arith.index_castui %3190 : i32 to index
                  %3192 = arith.addi %2463, %3191 : index
                  %3193 = arith.muli %3192, %c143 : index
                  %3194 = arith.addi %3193, %c15 : index
                  %3195 = arith.addi %3194, %1712 : index
                  %3196 = memref.load %partial[%3195] : memref<?xf32>
                  %3197 = arith.cmpi slt, %3188, %2486 : i32
                  %3198 = arith.select %3197, %3196, %c72 : f32
                  %3199 = arith.addi %3193, %1710 : index
                  %3200 = arith.addi %3199, %c23 : index
                  %3201 = memref.load %partial[%3200] : memref<?xf32>
                  %3202 = arith.addi %3199, %c6 : index
                  %3203 = memref.load %partial[%3202] : memref<?xf32>
                  %3204 = arith.addi %3199, %c24 : index
                  %3205 = memref.load %partial[%3204] : memref<?xf32>
                  %3206 = arith.addi %3199, %c59 : index
                  %3207 = memref.load %partial[%3206] : memref<?xf32>
                  %3208 = arith.addi %3199, %c60 : index
                  %3209 = memref.load %partial[%3208] : memref<?xf32>
                  %3210 = arith.addi %3199, %c61 : index
                  %3211 = memref.load %partial[%3210] : memref<?xf32>
                  %3212 = arith.addi %3199, %c62 : index
                  %3213 = memref.load %partial[%3212] : memref<?xf32>
                  %3214 = arith.addi %3199, %c63 : index
                  %3215 = memref.load %partial[%3214] : memref<?xf32>
                  %3216 = arith.addi %3195, %c8 : index
                  %3217 = memref.load %partial[%3216] : memref<?xf32>
                  %3218 = arith.addi %3145, %c99 : i32
                  %3219 = arith.minsi %3218, %3158 : i32
                  %3220 = arith.addi %3126, %3219 : i32
                  %3221 = arith.index_castui %3220 : i32 to index
                  %3222 = arith.addi %2463, %3221 : index
                  %3223 = arith.muli %3222, %c143 : index
                  %3224 = arith.addi %3223, %c15 : index
                  %3225 = arith.addi %3224, %1712 : index
                  %3226 = memref.load %partial[%3225] : memref<?xf32>
                  %3227 = arith.cmpi slt, %3218, %2486 : i32
                  %3228 = arith.select %3227, %3226, %c72 : f32
                  %3229 = arith.addi %3223, %1710 : index
                  %3230 = arith.addi %3229, %c23 : index
                  %3231 = memref.load %partial[%3230] : memref<?xf32>
                  %3232 = arith.addi %3229, %c6 : index
                  %3233 = memref.load %partial[%3232] : memref<?xf32>
                  %3234 = arith.addi %3229, %c24 : index
                  %3235 = memref.load %partial[%3234] : memref<?xf32>
                  %3236 = arith.addi %3229, %c59 : index
                  %3237 = memref.load %partial[%3236] : memref<?xf32>
                  %3238 = arith.addi %3229, %c60 : index
                  %3239 = memref.load %partial[%3238] : memref<?xf32>
                  %3240 = arith.addi %3229, %c61 : index
                  %3241 = memref.load %partial[%3240] : memref<?xf32>
                  %3242 = arith.addi %3229, %c62 : index
                  %3243 = memref.load %partial[%3242] : memref<?xf32>
                  %3244 = arith.addi %3229, %c63 : index
                  %3245 = memref.load %partial[%3244] : memref<?xf32>
                  %3246 = arith.addi %3225, %c8 : index
                  %3247 = memref.load %partial[%3246] : memref<?xf32>
                  %3248 = arith.addi %3145, %c101 : i32
                  %3249 = arith.minsi %3248, %3158 : i32
                  %3250 = arith.addi %3126, %3249 : i32
                  %3251 = arith.index_castui %3250 : i32 to index
                  %3252 = arith.addi %2463, %3251 : index
                  %3253 = arith.muli %3252, %c143 : index
                  %3254 = arith.addi %3253, %c15 : index
                  %3255 = arith.addi %3254, %1712 : index
                  %3256 = memref.load %partial[%3255] : memref<?xf32>
                  %3257 = arith.cmpi slt, %3248, %2486 : i32
                  %3258 = arith.select %3257, %3256, %c72 : f32
                  %3259 = arith.addi %3253, %1710 : index
                  %3260 = arith.addi %3259, %c23 : index
                  %3261 = memref.load %partial[%3260] : memref<?xf32>
                  %3262 = arith.addi %3259, %c6 : index
                  %3263 = memref.load %partial[%3262] : memref<?xf32>
                  %3264 = arith.addi %3259, %c24 : index
                  %3265 = memref.load %partial[%3264] : memref<?xf32>
                  %3266 = arith.addi %3259, %c59 : index
                  %3267 = memref.load %partial[%3266] : memref<?xf32>
                  %3268 = arith.addi %3259, %c60 : index
                  %3269 = memref.load %partial[%3268] : memref<?xf32>
                  %3270 = arith.addi %3259, %c61 : index
                  %3271 = memref.load %partial[%3270] : memref<?xf32>
                  %3272 = arith.addi %3259, %c62 : index
                  %3273 = memref.load %partial[%3272] : memref<?xf32>
                  %3274 = arith.addi %3259, %c63 : index
                  %3275 = memref.load %partial[%3274] : memref<?xf32>
                  %3276 = arith.addi %3255, %c8 : index
                  %3277 = memref.load %partial[%3276] : memref<?xf32>
                  %3278 = arith.addi %3145, %c102 : i32
                  %3279 = arith.minsi %3278, %3158 : i32
                  %3280 = arith.addi %3126, %3279 : i32
                  %3281 = arith.index_castui %3280 : i32 to index
                  %3282 = arith.addi %2463, %3281 : index
                  %3283 = arith.muli %3282, %c143 : index
                  %3284 = arith.addi %3283, %c15 : index
                  %3285 = arith.addi %3284, %1712 : index
                  %3286 = memref.load %partial[%3285] : memref<?xf32>
                  %3287 = arith.cmpi slt, %3278, %2486 : i32
                  %3288 = arith.select %3287, %3286, %c72 : f32
                  %3289 = arith.addi %3283, %1710 : index
                  %3290 = arith.addi %3289, %c23 : index
                  %3291 = memref.load %partial[%3290] : memref<?xf32>
                  %3292 = arith.addi %3289, %c6 : index
                  %3293 = memref.load %partial[%3292] : memref<?xf32>
                  %3294 = arith.addi %3289, %c24 : index
                  %3295 = memref.load %partial[%3294] : memref<?xf32>
                  %3296 = arith.addi %3289, %c59 : index
                  %3297 = memref.load %partial[%3296] : memref<?xf32>
                  %3298 = arith.addi %3289, %c60 : index
                  %3299 = memref.load %partial[%3298] : memref<?xf32>
                  %3300 = arith.addi %3289, %c61 : index
                  %3301 = memref.load %partial[%3300] : memref<?xf32>
                  %3302 = arith.addi %3289, %c62 : index
                  %3303 = memref.load %partial[%3302] : memref<?xf32>
                  %3304 = arith.addi %3289, %c63 : index
                  %3305 = memref.load %partial[%3304] : memref<?xf32>
                  %3306 = arith.addi %3285, %c8 : index
                  %3307 = memref.load %partial[%3306] : memref<?xf32>
                  %3308 = arith.addi %3145, %c104 : i32
                  %3309 = arith.minsi %3308, %3158 : i32
                  %3310 = arith.addi %3126, %3309 : i32
                  %3311 = arith.index_castui %3310 : i32 to index
                  %3312 = arith.addi %2463, %3311 : index
                  %3313 = arith.muli %3312, %c143 : index
                  %3314 = arith.addi %3313, %c15 : index
                  %3315 = arith.addi %3314, %1712 : index
                  %3316 = memref.load %partial[%3315] : memref<?xf32>
                  %3317 = arith.cmpi slt, %3308, %2486 : i32
                  %3318 = arith.select %3317, %3316, %c72 : f32
                  %3319 = arith.addi %3313, %1710 : index
                  %3320 = arith.addi %3319, %c23 : index
                  %3321 = memref.load %partial[%3320] : memref<?xf32>
                  %3322 = arith.addi %3319, %c6 : index
                  %3323 = memref.load %partial[%3322] : memref<?xf32>
                  %3324 = arith.addi %3319, %c24 : index
                  %3325 = memref.load %partial[%3324] : memref<?xf32>
                  %3326 = arith.addi %3319, %c59 : index
                  %3327 = memref.load %partial[%3326] : memref<?xf32>
                  %3328 = arith.addi %3319, %c60 : index
                  %3329 = memref.load %partial[%3328] : memref<?xf32>
                  %3330 = arith.addi %3319, %c61 : index
                  %3331 = memref.load %partial[%3330] : memref<?xf32>
                  %3332 = arith.addi %3319, %c62 : index
                  %3333 = memref.load %partial[%3332] : memref<?xf32>
                  %3334 = arith.addi %3319, %c63 : index
                  %3335 = memref.load %partial[%3334] : memref<?xf32>
                  %3336 = arith.addi %3315, %c8 : index
                  %3337 = memref.load %partial[%3336] : memref<?xf32>
                  %3338 = arith.addi %3145, %c105 : i32
                  %3339 = arith.minsi %3338, %3158 : i32
                  %3340 = arith.addi %3126, %3339 : i32
                  %3341 = arith.index_castui %3340 : i32 to index
                  %3342 = arith.addi %2463, %3341 : index
                  %3343 = arith.muli %3342, %c143 : index
                  %3344 = arith.addi %3343, %c15 : index
                  %3345 = arith.addi %3344, %1712 : index
                  %3346 = memref.load %partial[%3345] : memref<?xf32>
                  %3347 = arith.cmpi slt, %3338, %2486 : i32
                  %3348 = arith.select %3347, %3346, %c72 : f32
                  %3349 = arith.addi %3343, %1710 : index
                  %3350 = arith.addi %3349, %c23 : index
                  %3351 = memref.load %partial[%3350] : memref<?xf32>
                  %3352 = arith.addi %3349, %c6 : index
                  %3353 = memref.load %partial[%3352] : memref<?xf32>
                  %3354 = arith.addi %3349, %c24 : index
                  %3355 = memref.load %partial[%3354] : memref<?xf32>
                  %3356 = arith.addi %3349, %c59 : index
                  %3357 = memref.load %partial[%3356] : memref<?xf32>
                  %3358 = arith.addi %3349, %c60 : index
                  %3359 = memref.load %partial[%3358] : memref<?xf32>
                  %3360 = arith.addi %3349, %c61 : index
                  %3361 = memref.load %partial[%3360] : memref<?xf32>
                  %3362 = arith.addi %3349, %c62 : index
                  %3363 = memref.load %partial[%3362] : memref<?xf32>
                  %3364 = arith.addi %3349, %c63 : index
                  %3365 = memref.load %partial[%3364] : memref<?xf32>
                  %3366 = arith.addi %3345, %c8 : index
                  %3367 = memref.load %partial[%3366] : memref<?xf32>
                  %3368 = arith.addi %3145, %c107 : i32
                  %3369 = arith.minsi %3368, %3158 : i32
                  %3370 = arith.addi %3126, %3369 : i32
                  %3371 = arith.index_castui %3370 : i32 to index
                  %3372 = arith.addi %2463, %3371 : index
                  %3373 = arith.muli %3372, %c143 : index
                  %3374 = arith.addi %3373, %c15 : index
                  %3375 = arith.addi %3374, %1712 : index
                  %3376 = memref.load %partial[%3375] : memref<?xf32>
                  %3377 = arith.cmpi slt, %3368, %2486 : i32
                  %3378 = arith.select %3377, %3376, %c72 : f32
                  %3379 = arith.addi %3373, %1710 : index
                  %3380 = arith.addi %3379, %c23 : index
                  %3381 = memref.load %partial[%3380] : memref<?xf32>
                  %3382 = arith.addi %3379, %c6 : index
                  %3383 = memref.load %partial[%3382] : memref<?xf32>
                  %3384 = arith.addi %3379, %c24 : index
                  %3385 = memref.load %partial[%3384] : memref<?xf32>
                  %3386 = arith.addi %3379, %c59 : index
                  %3387 = memref.load %partial[%3386] : memref<?xf32>
                  %3388 = arith.addi %3379, %c60 : index
                  %3389 = memref.load %partial[%3388] : memref<?xf32>
                  %3390 = arith.addi %3379, %c61 : index
                  %3391 = memref.load %partial[%3390] : memref<?xf32>
                  %3392 = arith.addi %3379, %c62 : index
                  %3393 = memref.load %partial[%3392] : memref<?xf32>
                  %3394 = arith.addi %3379, %c63 : index
                  %3395 = memref.load %partial[%3394] : memref<?xf32>
                  %3396 = arith.addi %3375, %c8 : index
                  %3397 = memref.load %partial[%3396] : memref<?xf32>
                  %3398 = arith.maxnumf %3146, %3168 fastmath<nnan> : f32
                  %3399 = arith.subf %3146, %3398 : f32
                  %3400 = wave.exp2 %3399 : f32
                  %3401 = arith.subf %3168, %3398 : f32
                  %3402 = wave.exp2 %3401 : f32
                  %3403 = arith.mulf %3147, %3400 : f32
                  %3404 = math.fma %3187, %3402, %3403 : f32
                  %3405 = arith.mulf %3148, %3400 : f32
                  %3406 = math.fma %3171, %3402, %3405 : f32
                  %3407 = arith.mulf %3149, %3400 : f32
                  %3408 = math.fma %3173, %3402, %3407 : f32
                  %3409 = arith.mulf %3150, %3400 : f32
                  %3410 = math.fma %3175, %3402, %3409 : f32
                  %3411 = arith.mulf %3151, %3400 : f32
                  %3412 = math.fma %3177, %3402, %3411 : f32
                  %3413 = arith.mulf %3152, %3400 : f32
                  %3414 = math.fma %3179, %3402, %3413 : f32
                  %3415 = arith.mulf %3153, %3400 : f32
                  %3416 = math.fma %3181, %3402, %3415 : f32
                  %3417 = arith.mulf %3154, %3400 : f32
                  %3418 = math.fma %3183, %3402, %3417 : f32
                  %3419 = arith.mulf %3155, %3400 : f32
                  %3420 = math.fma %3185, %3402, %3419 : f32
                  %3421 = arith.maxnumf %3398, %3198 fastmath<nnan> : f32
                  %3422 = arith.subf %3398, %3421 : f32
                  %3423 = wave.exp2 %3422 : f32
                  %3424 = arith.subf %3198, %3421 : f32
                  %3425 = wave.exp2 %3424 : f32
                  %3426 = arith.mulf %3404, %3423 : f32
                  %3427 = math.fma %3217, %3425, %3426 : f32
                  %3428 = arith.mulf %3406, %3423 : f32
                  %3429 = math.fma %3201, %3425, %3428 : f32
                  %3430 = arith.mulf %3408, %3423 : f32
                  %3431 = math.fma %3203, %3425, %3430 : f32
                  %3432 = arith.mulf %3410, %3423 : f32
                  %3433 = math.fma %3205, %3425, %3432 : f32
                  %3434 = arith.mulf %3412, %3423 : f32
                  %3435 = math.fma %3207, %3425, %3434 : f32
                  %3436 = arith.mulf %3414, %3423 : f32
                  %3437 = math.fma %3209, %3425, %3436 : f32
                  %3438 = arith.mulf %3416, %3423 : f32
                  %3439 = math.fma %3211, %3425, %3438 : f32
                  %3440 = arith.mulf %3418, %3423 : f32
                  %3441 = math.fma %3213, %3425, %3440 : f32
                  %3442 = arith.mulf %3420, %3423 : f32
                  %3443 = math.fma %3215, %3425, %3442 : f32
                  %3444 = arith.maxnumf %3421, %3228 fastmath<nnan> : f32
                  %3445 = arith.subf %3421, %3444 : f32
                  %3446 = wave.exp2 %3445 : f32
                  %3447 = arith.subf %3228, %3444 : f32
                  %3448 = wave.exp2 %3447 : f32
                  %3449 = arith.mulf %3427, %3446 : f32
                  %3450 = math.fma %3247, %3448, %3449 : f32
                  %3451 = arith.mulf %3429, %3446 : f32
                  %3452 = math.fma %3231, %3448, %3451 : f32
                  %3453 = arith.mulf %3431, %3446 : f32
                  %3454 = math.fma %3233, %3448, %3453 : f32
                  %3455 = arith.mulf %3433, %3446 : f32
                  %3456 = math.fma %3235, %3448, %3455 : f32
                  %3457 = arith.mulf %3435, %3446 : f32
                  %3458 = math.fma %3237, %3448, %3457 : f32
                  %3459 = arith.mulf %3437, %3446 : f32
                  %3460 = math.fma %3239, %3448, %3459 : f32
                  %3461 = arith.mulf %3439, %3446 : f32
                  %3462 = math.fma %3241, %3448, %3461 : f32
                  %3463 = arith.mulf %3441, %3446 : f32
                  %3464 = math.fma %3243, %3448, %3463 : f32
                  %3465 = arith.mulf %3443, %3446 : f32
                  %3466 = math.fma %3245, %3448, %3465 : f32
                  %3467 = arith.maxnumf %3444, %3258 fastmath<nnan> : f32
                  %3468 = arith.subf %3444, %3467 : f32
                  %3469 = wave.exp2 %3468 : f32
                  %3470 = arith.subf %3258, %3467 : f32
                  %3471 = wave.exp2 %3470 : f32
                  %3472 = arith.mulf %3450, %3469 : f32
                  %3473 = math.fma %3277, %3471, %3472 : f32
                  %3474 = arith.mulf %3452, %3469 : f32
                  %3475 = math.fma %3261, %3471, %3474 : f32
                  %3476 = arith.mulf %3454, %3469 : f32
                  %3477 = math.fma %3263, %3471, %3476 : f32
                  %3478 = arith.mulf %3456, %3469 : f32
                  %3479 = math.fma %3265, %3471, %3478 : f32
                  %3480 = arith.mulf %3458, %3469 : f32
                  %3481 = math.fma %3267, %3471, %3480 : f32
                  %3482 = arith.mulf %3460, %3469 : f32
                  %3483 = math.fma %3269, %3471, %3482 : f32
                  %3484 = arith.mulf %3462, %3469 : f32
                  %3485 = math.fma %3271, %3471, %3484 : f32
                  %3486 = arith.mulf %3464, %3469 : f32
                  %3487 = math.fma %3273, %3471, %3486 : f32
                  %3488 = arith.mulf %3466, %3469 : f32
                  %3489 = math.fma %3275, %3471, %3488 : f32
                  %3490 = arith.maxnumf %3467, %3288 fastmath<nnan> : f32
                  %3491 = arith.subf %3467, %3490 : f32
                  %3492 = wave.exp2 %3491 : f32
                  %3493 = arith.subf %3288, %3490 : f32
                  %3494 = wave.exp2 %3493 : f32
                  %3495 = arith.mulf %3473, %3492 : f32
                  %3496 = math.fma %3307, %3494, %3495 : f32
                  %3497 = arith.mulf %3475, %3492 : f32
                  %3498 = math.fma %3291, %3494, %3497 : f32
                  %3499 = arith.mulf %3477, %3492 : f32
                  %3500 = math.fma %3293, %3494, %3499 : f32
                  %3501 = arith.mulf %3479, %3492 : f32
                  %3502 = math.fma %3295, %3494, %3501 : f32
                  %3503 = arith.mulf %3481, %3492 : f32
                  %3504 = math.fma %3297, %3494, %3503 : f32
                  %3505 = arith.mulf %3483, %3492 : f32
                  %3506 = math.fma %3299, %3494, %3505 : f32
                  %3507 = arith.mulf %3485, %3492 : f32
                  %3508 = math.fma %3301, %3494, %3507 : f32
                  %3509 = arith.mulf %3487, %3492 : f32
                  %3510 = math.fma %3303, %3494, %3509 : f32
                  %3511 = arith.mulf %3489, %3492 : f32
                  %3512 = math.fma %3305, %3494, %3511 : f32
                  %3513 = arith.maxnumf %3490, %3318 fastmath<nnan> : f32
                  %3514 = arith.subf %3490, %3513 : f32
                  %3515 = wave.exp2 %3514 : f32
                  %3516 = arith.subf %3318, %3513 : f32
                  %3517 = wave.exp2 %3516 : f32
                  %3518 = arith.mulf %3496, %3515 : f32
                  %3519 = math.fma %3337, %3517, %3518 : f32
                  %3520 = arith.mulf %3498, %3515 : f32
                  %3521 = math.fma %3321, %3517, %3520 : f32
                  %3522 = arith.mulf %3500, %3515 : f32
                  %3523 = math.fma %3323, %3517, %3522 : f32
                  %3524 = arith.mulf %3502, %3515 : f32
                  %3525 = math.fma %3325, %3517, %3524 : f32
                  %3526 = arith.mulf %3504, %3515 : f32
                  %3527 = math.fma %3327, %3517, %3526 : f32
                  %3528 = arith.mulf %3506, %3515 : f32
                  %3529 = math.fma %3329, %3517, %3528 : f32
                  %3530 = arith.mulf %3508, %3515 : f32
                  %3531 = math.fma %3331, %3517, %3530 : f32
                  %3532 = arith.mulf %3510, %3515 : f32
                  %3533 = math.fma %3333, %3517, %3532 : f32
                  %3534 = arith.mulf %3512, %3515 : f32
                  %3535 = math.fma %3335, %3517, %3534 : f32
                  %3536 = arith.maxnumf %3513, %3348 fastmath<nnan> : f32
                  %3537 = arith.subf %3513, %3536 : f32
                  %3538 = wave.exp2 %3537 : f32
                  %3539 = arith.subf %3348, %3536 : f32
                  %3540 = wave.exp2 %3539 : f32
                  %3541 = arith.mulf %3519, %3538 : f32
                  %3542 = math.fma %3367, %3540, %3541 : f32
                  %3543 = arith.mulf %3521, %3538 : f32
                  %3544 = math.fma %3351, %3540, %3543 : f32
                  %3545 = arith.mulf %3523, %3538 : f32
                  %3546 = math.fma %3353, %3540, %3545 : f32
                  %3547 = arith.mulf %3525, %3538 : f32
                  %3548 = math.fma %3355, %3540, %3547 : f32
                  %3549 = arith.mulf %3527, %3538 : f32
                  %3550 = math.fma %3357, %3540, %3549 : f32
                  %3551 = arith.mulf %3529, %3538 : f32
                  %3552 = math.fma %3359, %3540, %3551 : f32
                  %3553 = arith.mulf %3531, %3538 : f32
                  %3554 = math.fma %3361, %3540, %3553 : f32
                  %3555 = arith.mulf %3533, %3538 : f32
                  %3556 = math.fma %3363, %3540, %3555 : f32
                  %3557 = arith.mulf %3535, %3538 : f32
                  %3558 = math.fma %3365, %3540, %3557 : f32
                  %3559 = arith.maxnumf %3536, %3378 fastmath<nnan> : f32
                  %3560 = arith.subf %3536, %3559 : f32
                  %3561 = wave.exp2 %3560 : f32
                  %3562 = arith.subf %3378, %3559 : f32
                  %3563 = wave.exp2 %3562 : f32
                  %3564 = arith.mulf %3542, %3561 : f32
                  %3565 = math.fma %3397, %3563, %3564 : f32
                  %3566 = arith.mulf %3544, %3561 : f32
                  %3567 = math.fma %3381, %3563, %3566 : f32
                  %3568 = arith.mulf %3546, %3561 : f32
                  %3569 = math.fma %3383, %3563, %3568 : f32
                  %3570 = arith.mulf %3548, %3561 : f32
                  %3571 = math.fma %3385, %3563, %3570 : f32
                  %3572 = arith.mulf %3550, %3561 : f32
                  %3573 = math.fma %3387, %3563, %3572 : f32
                  %3574 = arith.mulf %3552, %3561 : f32
                  %3575 = math.fma %3389, %3563, %3574 : f32
                  %3576 = arith.mulf %3554, %3561 : f32
                  %3577 = math.fma %3391, %3563, %3576 : f32
                  %3578 = arith.mulf %3556, %3561 : f32
                  %3579 = math.fma %3393, %3563, %3578 : f32
                  %3580 = arith.mulf %3558, %3561 : f32
                  %3581 = math.fma %3395, %3563, %3580 : f32
                  scf.yield %3559, %3565, %3567, %3569, %3571, %3573, %3575, %3577, %3579, %3581 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3582 = arith.divf %c137, %3156#1 : f32
                %3583 = arith.addi %17, %1712 : index
                %3584 = arith.cmpi slt, %3583, %groupSize : index
                scf.if %3584 {
                  %3585 = arith.muli %15, %groupSize : index
                  %3586 = arith.addi %3585, %3583 : index
                  %3587 = arith.muli %3586, %c6 : index
                  %3588 = arith.muli %heads, %c6 : index
                  %3589 = arith.divui %1866, %c8 : index
                  %3590 = arith.muli %15, %c6 : index
                  %3591 = arith.addi %3590, %3589 : index
                  %3592 = memref.load %factors[%3591] : memref<?xf32>
                  %3593 = arith.muli %kvHeads, %c6 : index
                  %3594 = arith.addi %3591, %3593 : index
                  %3595 = memref.load %factors[%3594] : memref<?xf32>
                  %3596 = arith.mulf %3156#2, %3582 : f32
                  %3597 = math.fma %3596, %3592, %3595 : f32
                  %3598 = arith.addi %3587, %3589 : index
                  %3599 = arith.divui %24, %outTileRows : index
                  %3600 = arith.divui %3588, %c3 : index
                  %3601 = arith.muli %3599, %3600 : index
                  %3602 = arith.divui %3598, %c3 : index
                  %3603 = arith.addi %3601, %3602 : index
                  %3604 = arith.muli %3603, %c9 : index
                  %3605 = arith.remui %3598, %c3 : index
                  %3606 = arith.divui %3605, %c8 : index
                  %3607 = arith.addi %3604, %3606 : index
                  %3608 = arith.muli %outTileRows, %c8 : index
                  %3609 = arith.muli %3607, %3608 : index
                  %3610 = arith.remui %24, %outTileRows : index
                  %3611 = arith.muli %3610, %c8 : index
                  %3612 = arith.addi %3609, %3611 : index
                  %3613 = arith.remui %3598, %c8 : index
                  %3614 = arith.addi %3612, %3613 : index
                  %3615 = arith.addf %3597, %c73 : f32
                  %3616 = arith.minimumf %3615, %c139 : f32
                  %3617 = arith.maximumf %3616, %c140 : f32
                  %3618 = arith.truncf %3617 : f32 to f16
                  memref.store %3618, %out[%3614] : memref<?xf16>
                  %3619 = arith.divui %1897, %c8 : index
                  %3620 = arith.addi %3590, %3619 : index
                  %3621 = memref.load %factors[%3620] : memref<?xf32>
                  %3622 = arith.addi %3620, %3593 : index
                  %3623 = memref.load %factors[%3622] : memref<?xf32>
                  %3624 = arith.mulf %3156#3, %3582 : f32
                  %3625 = math.fma %3624, %3621, %3623 : f32
                  %3626 = arith.addi %3587, %3619 : index
                  %3627 = arith.divui %3626, %c3 : index
                  %3628 = arith.addi %3601, %3627 : index
                  %3629 = arith.muli %3628, %c9 : index
                  %3630 = arith.remui %3626, %c3 : index
                  %3631 = arith.divui %3630, %c8 : index
                  %3632 = arith.addi %3629, %3631 : index
                  %3633 = arith.muli %3632, %3608 : index
                  %3634 = arith.addi %3633, %3611 : index
                  %3635 = arith.remui %3626, %c8 : index
                  %3636 = arith.addi %3634, %3635 : index
                  %3637 = arith.addf %3625, %c73 : f32
                  %3638 = arith.minimumf %3637, %c139 : f32
                  %3639 = arith.maximumf %3638, %c140 : f32
                  %3640 = arith.truncf %3639 : f32 to f16
                  memref.store %3640, %out[%3636] : memref<?xf16>
                  %3641 = arith.divui %2469, %c8 : index
                  %3642 = arith.addi %3590, %3641 : index
                  %3643 = memref.load %factors[%3642] : memref<?xf32>
                  %3644 = arith.addi %3642, %3593 : index
                  %3645 = memref.load %factors[%3644] : memref<?xf32>
                  %3646 = arith.mulf %3156#4, %3582 : f32
                  %3647 = math.fma %3646, %3643, %3645 : f32
                  %3648 = arith.addi %3587, %3641 : index
                  %3649 = arith.divui %3648, %c3 : index
                  %3650 = arith.addi %3601, %3649 : index
                  %3651 = arith.muli %3650, %c9 : index
                  %3652 = arith.remui %3648, %c3 : index
                  %3653 = arith.divui %3652, %c8 : index
                  %3654 = arith.addi %3651, %3653 : index
                  %3655 = arith.muli %3654, %3608 : index
                  %3656 = arith.addi %3655, %3611 : index
                  %3657 = arith.remui %3648, %c8 : index
                  %3658 = arith.addi %3656, %3657 : index
                  %3659 = arith.addf %3647, %c73 : f32
                  %3660 = arith.minimumf %3659, %c139 : f32
                  %3661 = arith.maximumf %3660, %c140 : f32
                  %3662 = arith.truncf %3661 : f32 to f16
                  memref.store %3662, %out[%3658] : memref<?xf16>
                  %3663 = arith.divui %2471, %c8 : index
                  %3664 = arith.addi %3590, %3663 : index
                  %3665 = memref.load %factors[%3664] : memref<?xf32>
                  %3666 = arith.addi %3664, %3593 : index
                  %3667 = memref.load %factors[%3666] : memref<?xf32>
                  %3668 = arith.mulf %3156#5, %3582 : f32
                  %3669 = math.fma %3668, %3665, %3667 : f32
                  %3670 = arith.addi %3587, %3663 : index
                  %3671 = arith.divui %3670, %c3 : index
                  %3672 = arith.addi %3601, %3671 : index
                  %3673 = arith.muli %3672, %c9 : index
                  %3674 = arith.remui %3670, %c3 : index
                  %3675 = arith.divui %3674, %c8 : index
                  %3676 = arith.addi %3673, %3675 : index
                  %3677 = arith.muli %3676, %3608 : index
                  %3678 = arith.addi %3677, %3611 : index
                  %3679 = arith.remui %3670, %c8 : index
                  %3680 = arith.addi %3678, %3679 : index
                  %3681 = arith.addf %3669, %c73 : f32
                  %3682 = arith.minimumf %3681, %c139 : f32
                  %3683 = arith.maximumf %3682, %c140 : f32
                  %3684 = arith.truncf %3683 : f32 to f16
                  memref.store %3684, %out[%3680] : memref<?xf16>
                  %3685 = arith.divui %2473, %c8 : index
                  %3686 = arith.addi %3590, %3685 : index
                  %3687 = memref.load %factors[%3686] : memref<?xf32>
                  %3688 = arith.addi %3686, %3593 : index
                  %3689 = memref.load %factors[%3688] : memref<?xf32>
                  %3690 = arith.mulf %3156#6, %3582 : f32
                  %3691 = math.fma %3690, %3687, %3689 : f32
                  %3692 = arith.addi %3587, %3685 : index
                  %3693 = arith.divui %3692, %c3 : index
                  %3694 = arith.addi %3601, %3693 : index
                  %3695 = arith.muli %3694, %c9 : index
                  %3696 = arith.remui %3692, %c3 : index
                  %3697 = arith.divui %3696, %c8 : index
                  %3698 = arith.addi %3695, %3697 : index
                  %3699 = arith.muli %3698, %3608 : index
                  %3700 = arith.addi %3699, %3611 : index
                  %3701 = arith.remui %3692, %c8 : index
                  %3702 = arith.addi %3700, %3701 : index
                  %3703 = arith.addf %3691, %c73 : f32
                  %3704 = arith.minimumf %3703, %c139 : f32
                  %3705 = arith.maximumf %3704, %c140 : f32
                  %3706 = arith.truncf %3705 : f32 to f16
                  memref.store %3706, %out[%3702] : memref<?xf16>
                  %3707 = arith.divui %2475, %c8 : index
                  %3708 = arith.addi %3590, %3707 : index
                  %3709 = memref.load %factors[%3708] : memref<?xf32>
                  %3710 = arith.addi %3708, %3593 : index
                  %3711 = memref.load %factors[%3710] : memref<?xf32>
                  %3712 = arith.mulf %3156#7, %3582 : f32
                  %3713 = math.fma %3712, %3709, %3711 : f32
                  %3714 = arith.addi %3587, %3707 : index
                  %3715 = arith.divui %3714, %c3 : index
                  %3716 = arith.addi %3601, %3715 : index
                  %3717 = arith.muli %3716, %c9 : index
                  %3718 = arith.remui %3714, %c3 : index
                  %3719 = arith.divui %3718, %c8 : index
                  %3720 = arith.addi %3717, %3719 : index
                  %3721 = arith.muli %3720, %3608 : index
                  %3722 = arith.addi %3721, %3611 : index
                  %3723 = arith.remui %3714, %c8 : index
                  %3724 = arith.addi %3722, %3723 : index
                  %3725 = arith.addf %3713, %c73 : f32
                  %3726 = arith.minimumf %3725, %c139 : f32
                  %3727 = arith.maximumf %3726, %c140 : f32
                  %3728 = arith.truncf %3727 : f32 to f16
                  memref.store %3728, %out[%3724] : memref<?xf16>
                  %3729 = arith.divui %2477, %c8 : index
                  %3730 = arith.addi %3590, %3729 : index
                  %3731 = memref.load %factors[%3730] : memref<?xf32>
                  %3732 = arith.addi %3730, %3593 : index
                  %3733 = memref.load %factors[%3732] : memref<?xf32>
                  %3734 = arith.mulf %3156#8, %3582 : f32
                  %3735 = math.fma %3734, %3731, %3733 : f32
                  %3736 = arith.addi %3587, %3729 : index
                  %3737 = arith.divui %3736, %c3 : index
                  %3738 = arith.addi %3601, %3737 : index
                  %3739 = arith.muli %3738, %c9 : index
                  %3740 = arith.remui %3736, %c3 : index
                  %3741 = arith.divui %3740, %c8 : index
                  %3742 = arith.addi %3739, %3741 : index
                  %3743 = arith.muli %3742, %3608 : index
                  %3744 = arith.addi %3743, %3611 : index
                  %3745 = arith.remui %3736, %c8 : index
                  %3746 = arith.addi %3744, %3745 : index
                  %3747 = arith.addf %3735, %c73 : f32
                  %3748 = arith.minimumf %3747, %c139 : f32
                  %3749 = arith.maximumf %3748, %c140 : f32
                  %3750 = arith.truncf %3749 : f32 to f16
                  memref.store %3750, %out[%3746] : memref<?xf16>
                  %3751 = arith.divui %2479, %c8 : index
                  %3752 = arith.addi %3590, %3751 : index
                  %3753 = memref.load %factors[%3752] : memref<?xf32>
                  %3754 = arith.addi %3752, %3593 : index
                  %3755 = memref.load %factors[%3754] : memref<?xf32>
                  %3756 = arith.mulf %3156#9, %3582 : f32
                  %3757 = math.fma %3756, %3753, %3755 : f32
                  %3758 = arith.addi %3587, %3751 : index
                  %3759 = arith.divui %3758, %c3 : index
                  %3760 = arith.addi %3601, %3759 : index
                  %3761 = arith.muli %3760, %c9 : index
                  %3762 = arith.remui %3758, %c3 : index
                  %3763 = arith.divui %3762, %c8 : index
                  %3764 = arith.addi %3761, %3763 : index
                  %3765 = arith.muli %3764, %3608 : index
                  %3766 = arith.addi %3765, %3611 : index
                  %3767 = arith.remui %3758, %c8 : index
                  %3768 = arith.addi %3766, %3767 : index
                  %3769 = arith.addf %3757, %c73 : f32
                  %3770 = arith.minimumf %3769, %c139 : f32
                  %3771 = arith.maximumf %3770, %c140 : f32
                  %3772 = arith.truncf %3771 : f32 to f16
                  memref.store %3772, %out[%3768] : memref<?xf16>
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
