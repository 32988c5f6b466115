// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %c89 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c90 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c91 = arith.constant 0x41000000 : f32
  %c92 = arith.constant 0x40C00000 : f32
  %c93 = arith.constant dense<-1> : vector<4xi32>
  %c94 = arith.constant 255 : i32
  %c95 = arith.constant 2 : i32
  %c96 = arith.constant 16711680 : i32
  %c97 = arith.constant 3 : i32
  %c98 = arith.constant 4 : i32
  %c99 = arith.constant 65280 : i32
  %c100 = arith.constant 5 : i32
  %c101 = arith.constant 6 : i32
  %c102 = arith.constant -16777216 : i32
  %c103 = arith.constant 7 : i32
  %c104 = arith.constant 8 : i32
  %c105 = arith.constant 9 : i32
  %c106 = arith.constant 10 : i32
  %c107 = arith.constant 11 : i32
  %c108 = arith.constant 12 : i32
  %c109 = arith.constant 13 : i32
  %c110 = arith.constant 15 : i32
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
  %c121 = arith.constant 272 : index
  %c122 = arith.constant 288 : index
  %c123 = arith.constant 304 : index
  %c124 = arith.constant 336 : index
  %c125 = arith.constant 352 : index
  %c126 = arith.constant 368 : index
  %c127 = arith.constant 400 : index
  %c128 = arith.constant 416 : index
  %c129 = arith.constant 432 : index
  %c130 = arith.constant 464 : index
  %c131 = arith.constant 480 : index
  %c132 = arith.constant 496 : index
  %c133 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c135 = arith.constant 0x477FE000 : f32
  %c136 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c139 = arith.constant 2080 : index
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
            %474 = wave.fp8_decode "e4m3" packed %473 : vector<16xi8> -> vector<16xf16>
            %475 = vector.bitcast %405 : vector<4xi32> to vector<16xi8>
            %476 = wave.fp8_decode "e4m3" packed %475 : vector<16xi8> -> vector<16xf16>
            %477 = arith.addi %466, %c23 : index
            %478 = vector.load %4[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %479 = arith.addi %477, %c38 : index
            %480 = vector.load %4[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %481 = vector.shuffle %478, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %482 = wave.mma %474, %481, %c74 : vector<16xf16>, vector<8xf32>
            %483 = wave.mma %476, %481, %c74 : vector<16xf16>, vector<8xf32>
            %484 = arith.addi %467, %c46 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %486 = arith.addi %470, %c46 : index
            %487 = vector.load %kv[%486] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %488 = vector.bitcast %406 : vector<4xi32> to vector<16xi8>
            %489 = wave.fp8_decode "e4m3" packed %488 : vector<16xi8> -> vector<16xf16>
            %490 = vector.bitcast %407 : vector<4xi32> to vector<16xi8>
            %491 = wave.fp8_decode "e4m3" packed %490 : vector<16xi8> -> vector<16xf16>
            %492 = arith.addi %466, %c6 : index
            %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %494 = arith.addi %492, %c38 : index
            %495 = vector.load %4[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %496 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %497 = wave.mma %489, %496, %482 : vector<16xf16>, vector<8xf32>
            %498 = wave.mma %491, %496, %483 : vector<16xf16>, vector<8xf32>
            %499 = arith.addi %467, %c6 : index
            %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %501 = arith.addi %470, %c6 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %503 = vector.bitcast %469 : vector<4xi32> to vector<16xi8>
            %504 = wave.fp8_decode "e4m3" packed %503 : vector<16xi8> -> vector<16xf16>
            %505 = vector.bitcast %472 : vector<4xi32> to vector<16xi8>
            %506 = wave.fp8_decode "e4m3" packed %505 : vector<16xi8> -> vector<16xf16>
            %507 = arith.addi %466, %c24 : index
            %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %509 = arith.addi %507, %c38 : index
            %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %512 = wave.mma %504, %511, %497 : vector<16xf16>, vector<8xf32>
            %513 = wave.mma %506, %511, %498 : vector<16xf16>, vector<8xf32>
            %514 = arith.addi %467, %c78 : index
            %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %516 = arith.addi %470, %c78 : index
            %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %518 = vector.bitcast %485 : vector<4xi32> to vector<16xi8>
            %519 = wave.fp8_decode "e4m3" packed %518 : vector<16xi8> -> vector<16xf16>
            %520 = vector.bitcast %487 : vector<4xi32> to vector<16xi8>
            %521 = wave.fp8_decode "e4m3" packed %520 : vector<16xi8> -> vector<16xf16>
            %522 = arith.addi %466, %c59 : index
            %523 = vector.load %4[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %524 = arith.addi %522, %c38 : index
            %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %526 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %527 = wave.mma %519, %526, %512 : vector<16xf16>, vector<8xf32>
            %528 = wave.mma %521, %526, %513 : vector<16xf16>, vector<8xf32>
            %529 = arith.addi %467, %c79 : index
            %530 = vector.load %kv[%529] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %531 = arith.addi %470, %c79 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %533 = vector.bitcast %500 : vector<4xi32> to vector<16xi8>
            %534 = wave.fp8_decode "e4m3" packed %533 : vector<16xi8> -> vector<16xf16>
            %535 = vector.bitcast %502 : vector<4xi32> to vector<16xi8>
            %536 = wave.fp8_decode "e4m3" packed %535 : vector<16xi8> -> vector<16xf16>
            %537 = arith.addi %466, %c60 : index
            %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %539 = arith.addi %537, %c38 : index
            %540 = vector.load %4[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %542 = wave.mma %534, %541, %527 : vector<16xf16>, vector<8xf32>
            %543 = wave.mma %536, %541, %528 : vector<16xf16>, vector<8xf32>
            %544 = arith.addi %467, %c80 : index
            %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %546 = arith.addi %470, %c80 : index
            %547 = vector.load %kv[%546] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %548 = vector.bitcast %515 : vector<4xi32> to vector<16xi8>
            %549 = wave.fp8_decode "e4m3" packed %548 : vector<16xi8> -> vector<16xf16>
            %550 = vector.bitcast %517 : vector<4xi32> to vector<16xi8>
            %551 = wave.fp8_decode "e4m3" packed %550 : vector<16xi8> -> vector<16xf16>
            %552 = arith.addi %466, %c61 : index
            %553 = vector.load %4[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %554 = arith.addi %552, %c38 : index
            %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %556 = vector.shuffle %553, %555 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %557 = wave.mma %549, %556, %542 : vector<16xf16>, vector<8xf32>
            %558 = wave.mma %551, %556, %543 : vector<16xf16>, vector<8xf32>
            %559 = arith.addi %467, %c24 : index
            %560 = vector.load %kv[%559] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %561 = arith.addi %470, %c24 : index
            %562 = vector.load %kv[%561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %563 = vector.bitcast %530 : vector<4xi32> to vector<16xi8>
            %564 = wave.fp8_decode "e4m3" packed %563 : vector<16xi8> -> vector<16xf16>
            %565 = vector.bitcast %532 : vector<4xi32> to vector<16xi8>
            %566 = wave.fp8_decode "e4m3" packed %565 : vector<16xi8> -> vector<16xf16>
            %567 = arith.addi %466, %c62 : index
            %568 = vector.load %4[%567] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %569 = arith.addi %567, %c38 : index
            %570 = vector.load %4[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %571 = vector.shuffle %568, %570 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %572 = wave.mma %564, %571, %557 : vector<16xf16>, vector<8xf32>
            %573 = wave.mma %566, %571, %558 : vector<16xf16>, vector<8xf32>
            %574 = arith.addi %467, %c81 : index
            %575 = vector.load %kv[%574] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %576 = arith.addi %470, %c81 : index
            %577 = vector.load %kv[%576] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %578 = vector.bitcast %545 : vector<4xi32> to vector<16xi8>
            %579 = wave.fp8_decode "e4m3" packed %578 : vector<16xi8> -> vector<16xf16>
            %580 = vector.bitcast %547 : vector<4xi32> to vector<16xi8>
            %581 = wave.fp8_decode "e4m3" packed %580 : vector<16xi8> -> vector<16xf16>
            %582 = arith.addi %466, %c63 : index
            %583 = vector.load %4[%582] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %584 = arith.addi %582, %c38 : index
            %585 = vector.load %4[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %586 = vector.shuffle %583, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %587 = wave.mma %579, %586, %572 : vector<16xf16>, vector<8xf32>
            %588 = wave.mma %581, %586, %573 : vector<16xf16>, vector<8xf32>
            %589 = arith.addi %467, %c82 : index
            %590 = vector.load %kv[%589] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %591 = arith.addi %470, %c82 : index
            %592 = vector.load %kv[%591] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %593 = vector.bitcast %560 : vector<4xi32> to vector<16xi8>
            %594 = wave.fp8_decode "e4m3" packed %593 : vector<16xi8> -> vector<16xf16>
            %595 = vector.bitcast %562 : vector<4xi32> to vector<16xi8>
            %596 = wave.fp8_decode "e4m3" packed %595 : vector<16xi8> -> vector<16xf16>
            %597 = arith.addi %466, %c15 : index
            %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %599 = arith.addi %597, %c38 : index
            %600 = vector.load %4[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %601 = vector.shuffle %598, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %602 = wave.mma %594, %601, %587 : vector<16xf16>, vector<8xf32>
            %603 = wave.mma %596, %601, %588 : vector<16xf16>, vector<8xf32>
            %604 = arith.addi %467, %c83 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %606 = arith.addi %470, %c83 : index
            %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %608 = vector.bitcast %575 : vector<4xi32> to vector<16xi8>
            %609 = wave.fp8_decode "e4m3" packed %608 : vector<16xi8> -> vector<16xf16>
            %610 = vector.bitcast %577 : vector<4xi32> to vector<16xi8>
            %611 = wave.fp8_decode "e4m3" packed %610 : vector<16xi8> -> vector<16xf16>
            %612 = arith.addi %466, %c64 : index
            %613 = vector.load %4[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %614 = arith.addi %612, %c38 : index
            %615 = vector.load %4[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %616 = vector.shuffle %613, %615 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %617 = wave.mma %609, %616, %602 : vector<16xf16>, vector<8xf32>
            %618 = wave.mma %611, %616, %603 : vector<16xf16>, vector<8xf32>
            %619 = arith.addi %467, %c59 : index
            %620 = vector.load %kv[%619] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %621 = arith.addi %470, %c59 : index
            %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %623 = vector.bitcast %590 : vector<4xi32> to vector<16xi8>
            %624 = wave.fp8_decode "e4m3" packed %623 : vector<16xi8> -> vector<16xf16>
            %625 = vector.bitcast %592 : vector<4xi32> to vector<16xi8>
            %626 = wave.fp8_decode "e4m3" packed %625 : vector<16xi8> -> vector<16xf16>
            %627 = arith.addi %466, %c65 : index
            %628 = vector.load %4[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %629 = arith.addi %627, %c38 : index
            %630 = vector.load %4[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %631 = vector.shuffle %628, %630 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %632 = wave.mma %624, %631, %617 : vector<16xf16>, vector<8xf32>
            %633 = wave.mma %626, %631, %618 : vector<16xf16>, vector<8xf32>
            %634 = arith.addi %467, %c84 : index
            %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %636 = arith.addi %470, %c84 : index
            %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %638 = vector.bitcast %605 : vector<4xi32> to vector<16xi8>
            %639 = wave.fp8_decode "e4m3" packed %638 : vector<16xi8> -> vector<16xf16>
            %640 = vector.bitcast %607 : vector<4xi32> to vector<16xi8>
            %641 = wave.fp8_decode "e4m3" packed %640 : vector<16xi8> -> vector<16xf16>
            %642 = arith.addi %466, %c66 : index
            %643 = vector.load %4[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %644 = arith.addi %642, %c38 : index
            %645 = vector.load %4[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %646 = vector.shuffle %643, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %647 = wave.mma %639, %646, %632 : vector<16xf16>, vector<8xf32>
            %648 = wave.mma %641, %646, %633 : vector<16xf16>, vector<8xf32>
            %649 = arith.addi %467, %c85 : index
            %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %651 = arith.addi %470, %c85 : index
            %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %653 = vector.bitcast %620 : vector<4xi32> to vector<16xi8>
            %654 = wave.fp8_decode "e4m3" packed %653 : vector<16xi8> -> vector<16xf16>
            %655 = vector.bitcast %622 : vector<4xi32> to vector<16xi8>
            %656 = wave.fp8_decode "e4m3" packed %655 : vector<16xi8> -> vector<16xf16>
            %657 = arith.addi %466, %c67 : index
            %658 = vector.load %4[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %659 = arith.addi %657, %c38 : index
            %660 = vector.load %4[%659] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %661 = vector.shuffle %658, %660 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %662 = wave.mma %654, %661, %647 : vector<16xf16>, vector<8xf32>
            %663 = wave.mma %656, %661, %648 : vector<16xf16>, vector<8xf32>
            %664 = arith.addi %467, %c86 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %470, %c86 : index
            %667 = vector.load %kv[%666] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %668 = vector.bitcast %635 : vector<4xi32> to vector<16xi8>
            %669 = wave.fp8_decode "e4m3" packed %668 : vector<16xi8> -> vector<16xf16>
            %670 = vector.bitcast %637 : vector<4xi32> to vector<16xi8>
            %671 = wave.fp8_decode "e4m3" packed %670 : vector<16xi8> -> vector<16xf16>
            %672 = arith.addi %466, %c68 : index
            %673 = vector.load %4[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %674 = arith.addi %672, %c38 : index
            %675 = vector.load %4[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %676 = vector.shuffle %673, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %677 = wave.mma %669, %676, %662 : vector<16xf16>, vector<8xf32>
            %678 = wave.mma %671, %676, %663 : vector<16xf16>, vector<8xf32>
            %679 = arith.addi %467, %c60 : index
            %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %681 = arith.addi %470, %c60 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %683 = vector.bitcast %650 : vector<4xi32> to vector<16xi8>
            %684 = wave.fp8_decode "e4m3" packed %683 : vector<16xi8> -> vector<16xf16>
            %685 = vector.bitcast %652 : vector<4xi32> to vector<16xi8>
            %686 = wave.fp8_decode "e4m3" packed %685 : vector<16xi8> -> vector<16xf16>
            %687 = arith.addi %466, %c69 : index
            %688 = vector.load %4[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %689 = arith.addi %687, %c38 : index
            %690 = vector.load %4[%689] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %691 = vector.shuffle %688, %690 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %692 = wave.mma %684, %691, %677 : vector<16xf16>, vector<8xf32>
            %693 = wave.mma %686, %691, %678 : vector<16xf16>, vector<8xf32>
            %694 = arith.addi %467, %c87 : index
            %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %696 = arith.addi %470, %c87 : index
            %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %698 = vector.bitcast %665 : vector<4xi32> to vector<16xi8>
            %699 = wave.fp8_decode "e4m3" packed %698 : vector<16xi8> -> vector<16xf16>
            %700 = vector.bitcast %667 : vector<4xi32> to vector<16xi8>
            %701 = wave.fp8_decode "e4m3" packed %700 : vector<16xi8> -> vector<16xf16>
            %702 = arith.addi %466, %c70 : index
            %703 = vector.load %4[%702] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %704 = arith.addi %702, %c38 : index
            %705 = vector.load %4[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %706 = vector.shuffle %703, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %707 = wave.mma %699, %706, %692 : vector<16xf16>, vector<8xf32>
            %708 = wave.mma %701, %706, %693 : vector<16xf16>, vector<8xf32>
            %709 = arith.addi %467, %c88 : index
            %710 = vector.load %kv[%709] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %711 = arith.addi %470, %c88 : index
            %712 = vector.load %kv[%711] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %713 = wave.opaque %707 : vector<8xf32>
            %714 = wave.opaque %708 : vector<8xf32>
            %715 = wave.opaque %429 : i32
            %716 = arith.cmpi sgt, %715, %370 : i32
            %717:2 = scf.if %716 -> (vector<8xf32>, vector<8xf32>) {
              %718 = arith.index_cast %2 : index to i32
              %719 = arith.addi %428, %718 : i32
              %720 = arith.subi %38, %719 : i32
              %721 = arith.subi %720, %c77 : i32
              %722 = vector.broadcast %721 : i32 to vector<8xi32>
              %723 = arith.cmpi sgt, %722, %c90 : vector<8xi32>
              %724 = arith.select %723, %713, %c89 : vector<8xi1>, vector<8xf32>
              %725 = arith.subi %720, %c18 : i32
              %726 = vector.broadcast %725 : i32 to vector<8xi32>
              %727 = arith.cmpi sgt, %726, %c90 : vector<8xi32>
              %728 = arith.select %727, %714, %c89 : vector<8xi1>, vector<8xf32>
              scf.yield %724, %728 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %713, %714 : vector<8xf32>, vector<8xf32>
            }
            %729 = vector.extract %717#0[0] : f32 from vector<8xf32>
            %730 = vector.extract %717#0[1] : f32 from vector<8xf32>
            %731 = vector.extract %717#0[2] : f32 from vector<8xf32>
            %732 = vector.extract %717#0[3] : f32 from vector<8xf32>
            %733 = vector.extract %717#0[4] : f32 from vector<8xf32>
            %734 = vector.extract %717#0[5] : f32 from vector<8xf32>
            %735 = vector.extract %717#0[6] : f32 from vector<8xf32>
            %736 = vector.extract %717#0[7] : f32 from vector<8xf32>
            %737 = vector.extract %717#1[0] : f32 from vector<8xf32>
            %738 = vector.extract %717#1[1] : f32 from vector<8xf32>
            %739 = vector.extract %717#1[2] : f32 from vector<8xf32>
            %740 = vector.extract %717#1[3] : f32 from vector<8xf32>
            %741 = vector.extract %717#1[4] : f32 from vector<8xf32>
            %742 = vector.extract %717#1[5] : f32 from vector<8xf32>
            %743 = vector.extract %717#1[6] : f32 from vector<8xf32>
            %744 = vector.extract %717#1[7] : f32 from vector<8xf32>
            %745 = arith.maxnumf %729, %730 fastmath<nnan> : f32
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
            %757 = arith.maxnumf %756, %742 fastmath<nnan> : f32
            %758 = arith.maxnumf %757, %743 fastmath<nnan> : f32
            %759 = arith.maxnumf %758, %744 fastmath<nnan> : f32
            %760 = wave.swap_halves %759 : f32
            %761 = arith.maxnumf %759, %760 fastmath<nnan> : f32
            %762 = arith.mulf %761, %363 : f32
            %763 = arith.addf %408, %c91 : f32
            %764 = arith.cmpf ogt, %762, %763 : f32
            %765:18 = scf.if %764 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %766 = arith.subf %408, %762 : f32
              %767 = wave.exp2 %766 : f32
              %768 = vector.broadcast %767 : f32 to vector<8xf32>
              %769 = arith.mulf %409, %767 : f32
              %770 = arith.mulf %410, %768 : vector<8xf32>
              %771 = arith.mulf %411, %768 : vector<8xf32>
              %772 = arith.mulf %412, %768 : vector<8xf32>
              %773 = arith.mulf %413, %768 : vector<8xf32>
              %774 = arith.mulf %414, %768 : vector<8xf32>
              %775 = arith.mulf %415, %768 : vector<8xf32>
              %776 = arith.mulf %416, %768 : vector<8xf32>
              %777 = arith.mulf %417, %768 : vector<8xf32>
              %778 = arith.mulf %418, %768 : vector<8xf32>
              %779 = arith.mulf %419, %768 : vector<8xf32>
              %780 = arith.mulf %420, %768 : vector<8xf32>
              %781 = arith.mulf %421, %768 : vector<8xf32>
              %782 = arith.mulf %422, %768 : vector<8xf32>
              %783 = arith.mulf %423, %768 : vector<8xf32>
              %784 = arith.mulf %424, %768 : vector<8xf32>
              %785 = arith.mulf %425, %768 : vector<8xf32>
              scf.yield %762, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %786 = vector.broadcast %363 : f32 to vector<8xf32>
            %787 = arith.subf %c92, %765#0 : f32
            %788 = vector.broadcast %787 : f32 to vector<8xf32>
            %789 = math.fma %717#0, %786, %788 : vector<8xf32>
            %790 = wave.exp2 %789 : vector<8xf32>
            %791 = math.fma %717#1, %786, %788 : vector<8xf32>
            %792 = wave.exp2 %791 : vector<8xf32>
            %793 = arith.truncf %790 : vector<8xf32> to vector<8xf16>
            %794 = vector.bitcast %793 : vector<8xf16> to vector<4xi32>
            %795 = wave.swap_halves %794 : vector<4xi32>
            %796 = arith.select %3, %795, %794 : vector<4xi32>
            %797 = arith.select %3, %794, %795 : vector<4xi32>
            %798 = vector.shuffle %796, %797 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %799 = vector.bitcast %798 : vector<8xi32> to vector<16xf16>
            %800 = arith.truncf %792 : vector<8xf32> to vector<8xf16>
            %801 = vector.bitcast %800 : vector<8xf16> to vector<4xi32>
            %802 = wave.swap_halves %801 : vector<4xi32>
            %803 = arith.select %3, %802, %801 : vector<4xi32>
            %804 = arith.select %3, %801, %802 : vector<4xi32>
            %805 = vector.shuffle %803, %804 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %806 = vector.bitcast %805 : vector<8xi32> to vector<16xf16>
            %807 = arith.addf %790, %792 : vector<8xf32>
            %808 = vector.extract %807[0] : f32 from vector<8xf32>
            %809 = vector.extract %807[1] : f32 from vector<8xf32>
            %810 = vector.extract %807[2] : f32 from vector<8xf32>
            %811 = vector.extract %807[3] : f32 from vector<8xf32>
            %812 = vector.extract %807[4] : f32 from vector<8xf32>
            %813 = vector.extract %807[5] : f32 from vector<8xf32>
            %814 = vector.extract %807[6] : f32 from vector<8xf32>
            %815 = vector.extract %807[7] : f32 from vector<8xf32>
            %816 = arith.addf %808, %812 : f32
            %817 = arith.addf %809, %813 : f32
            %818 = arith.addf %810, %814 : f32
            %819 = arith.addf %811, %815 : f32
            %820 = arith.addf %816, %818 : f32
            %821 = arith.addf %817, %819 : f32
            %822 = arith.addf %820, %821 : f32
            %823 = arith.addf %765#1, %822 : f32
            %824 = wave.opaque %823 : f32
            %825 = wave.opaque %429 : i32
            %826 = arith.cmpi sgt, %825, %370 : i32
            %827:2 = scf.if %826 -> (vector<4xi32>, vector<4xi32>) {
              %828 = arith.subi %370, %428 : i32
              %829 = arith.subi %828, %c77 : i32
              %830 = arith.minsi %829, %c18 : i32
              %831 = arith.maxsi %830, %c77 : i32
              %832 = arith.cmpi sgt, %831, %c77 : i32
              %833 = arith.select %832, %c94, %c77 : i32
              %834 = arith.ori %c77, %833 : i32
              %835 = arith.cmpi sgt, %831, %c17 : i32
              %836 = arith.select %835, %c94, %c77 : i32
              %837 = arith.ori %c77, %836 : i32
              %838 = arith.cmpi sgt, %831, %c95 : i32
              %839 = arith.select %838, %c96, %c77 : i32
              %840 = arith.ori %834, %839 : i32
              %841 = arith.cmpi sgt, %831, %c97 : i32
              %842 = arith.select %841, %c96, %c77 : i32
              %843 = arith.ori %837, %842 : i32
              %844 = arith.cmpi sgt, %831, %c98 : i32
              %845 = arith.select %844, %c99, %c77 : i32
              %846 = arith.ori %840, %845 : i32
              %847 = arith.cmpi sgt, %831, %c100 : i32
              %848 = arith.select %847, %c99, %c77 : i32
              %849 = arith.ori %843, %848 : i32
              %850 = arith.cmpi sgt, %831, %c101 : i32
              %851 = arith.select %850, %c102, %c77 : i32
              %852 = arith.ori %846, %851 : i32
              %853 = arith.cmpi sgt, %831, %c103 : i32
              %854 = arith.select %853, %c102, %c77 : i32
              %855 = arith.ori %849, %854 : i32
              %856 = arith.cmpi sgt, %831, %c104 : i32
              %857 = arith.select %856, %c94, %c77 : i32
              %858 = arith.ori %c77, %857 : i32
              %859 = arith.cmpi sgt, %831, %c105 : i32
              %860 = arith.select %859, %c94, %c77 : i32
              %861 = arith.ori %c77, %860 : i32
              %862 = arith.cmpi sgt, %831, %c106 : i32
              %863 = arith.select %862, %c96, %c77 : i32
              %864 = arith.ori %858, %863 : i32
              %865 = arith.cmpi sgt, %831, %c107 : i32
              %866 = arith.select %865, %c96, %c77 : i32
              %867 = arith.ori %861, %866 : i32
              %868 = arith.cmpi sgt, %831, %c108 : i32
              %869 = arith.select %868, %c99, %c77 : i32
              %870 = arith.ori %864, %869 : i32
              %871 = arith.cmpi sgt, %831, %c109 : i32
              %872 = arith.select %871, %c99, %c77 : i32
              %873 = arith.ori %867, %872 : i32
              %874 = arith.cmpi sgt, %831, %c58 : i32
              %875 = arith.select %874, %c102, %c77 : i32
              %876 = arith.ori %870, %875 : i32
              %877 = arith.cmpi sgt, %831, %c110 : i32
              %878 = arith.select %877, %c102, %c77 : i32
              %879 = arith.ori %873, %878 : i32
              %880 = vector.from_elements %852, %876, %855, %879 : vector<4xi32>
              %881 = arith.subi %828, %c18 : i32
              %882 = arith.minsi %881, %c18 : i32
              %883 = arith.maxsi %882, %c77 : i32
              %884 = arith.cmpi sgt, %883, %c77 : i32
              %885 = arith.select %884, %c94, %c77 : i32
              %886 = arith.ori %c77, %885 : i32
              %887 = arith.cmpi sgt, %883, %c17 : i32
              %888 = arith.select %887, %c94, %c77 : i32
              %889 = arith.ori %c77, %888 : i32
              %890 = arith.cmpi sgt, %883, %c95 : i32
              %891 = arith.select %890, %c96, %c77 : i32
              %892 = arith.ori %886, %891 : i32
              %893 = arith.cmpi sgt, %883, %c97 : i32
              %894 = arith.select %893, %c96, %c77 : i32
              %895 = arith.ori %889, %894 : i32
              %896 = arith.cmpi sgt, %883, %c98 : i32
              %897 = arith.select %896, %c99, %c77 : i32
              %898 = arith.ori %892, %897 : i32
              %899 = arith.cmpi sgt, %883, %c100 : i32
              %900 = arith.select %899, %c99, %c77 : i32
              %901 = arith.ori %895, %900 : i32
              %902 = arith.cmpi sgt, %883, %c101 : i32
              %903 = arith.select %902, %c102, %c77 : i32
              %904 = arith.ori %898, %903 : i32
              %905 = arith.cmpi sgt, %883, %c103 : i32
              %906 = arith.select %905, %c102, %c77 : i32
              %907 = arith.ori %901, %906 : i32
              %908 = arith.cmpi sgt, %883, %c104 : i32
              %909 = arith.select %908, %c94, %c77 : i32
              %910 = arith.ori %c77, %909 : i32
              %911 = arith.cmpi sgt, %883, %c105 : i32
              %912 = arith.select %911, %c94, %c77 : i32
              %913 = arith.ori %c77, %912 : i32
              %914 = arith.cmpi sgt, %883, %c106 : i32
              %915 = arith.select %914, %c96, %c77 : i32
              %916 = arith.ori %910, %915 : i32
              %917 = arith.cmpi sgt, %883, %c107 : i32
              %918 = arith.select %917, %c96, %c77 : i32
              %919 = arith.ori %913, %918 : i32
              %920 = arith.cmpi sgt, %883, %c108 : i32
              %921 = arith.select %920, %c99, %c77 : i32
              %922 = arith.ori %916, %921 : i32
              %923 = arith.cmpi sgt, %883, %c109 : i32
              %924 = arith.select %923, %c99, %c77 : i32
              %925 = arith.ori %919, %924 : i32
              %926 = arith.cmpi sgt, %883, %c58 : i32
              %927 = arith.select %926, %c102, %c77 : i32
              %928 = arith.ori %922, %927 : i32
              %929 = arith.cmpi sgt, %883, %c110 : i32
              %930 = arith.select %929, %c102, %c77 : i32
              %931 = arith.ori %925, %930 : i32
              %932 = vector.from_elements %904, %928, %907, %931 : vector<4xi32>
              scf.yield %880, %932 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c93, %c93 : vector<4xi32>, vector<4xi32>
            }
            %933 = wave.opaque %429 : i32
            %934 = arith.cmpi sgt, %933, %370 : i32
            %935:2 = scf.if %934 -> (vector<4xi32>, vector<4xi32>) {
              %936 = arith.andi %680, %827#0 : vector<4xi32>
              %937 = arith.andi %682, %827#1 : vector<4xi32>
              scf.yield %936, %937 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %680, %682 : vector<4xi32>, vector<4xi32>
            }
            %938 = vector.bitcast %935#0 : vector<4xi32> to vector<16xi8>
            %939 = wave.fp8_decode "e4m3" packed %938 : vector<16xi8> -> vector<16xf16>
            %940 = wave.mma %939, %799, %765#2 : vector<16xf16>, vector<8xf32>
            %941 = vector.bitcast %935#1 : vector<4xi32> to vector<16xi8>
            %942 = wave.fp8_decode "e4m3" packed %941 : vector<16xi8> -> vector<16xf16>
            %943 = wave.mma %942, %806, %940 : vector<16xf16>, vector<8xf32>
            %944 = wave.opaque %943 : vector<8xf32>
            %945 = arith.addi %467, %c111 : index
            %946 = vector.load %kv[%945] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %947 = arith.addi %470, %c111 : index
            %948 = vector.load %kv[%947] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %949 = wave.opaque %429 : i32
            %950 = arith.cmpi sgt, %949, %370 : i32
            %951:2 = scf.if %950 -> (vector<4xi32>, vector<4xi32>) {
              %952 = arith.andi %695, %827#0 : vector<4xi32>
              %953 = arith.andi %697, %827#1 : vector<4xi32>
              scf.yield %952, %953 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %695, %697 : vector<4xi32>, vector<4xi32>
            }
            %954 = vector.bitcast %951#0 : vector<4xi32> to vector<16xi8>
            %955 = wave.fp8_decode "e4m3" packed %954 : vector<16xi8> -> vector<16xf16>
            %956 = wave.mma %955, %799, %765#3 : vector<16xf16>, vector<8xf32>
            %957 = vector.bitcast %951#1 : vector<4xi32> to vector<16xi8>
            %958 = wave.fp8_decode "e4m3" packed %957 : vector<16xi8> -> vector<16xf16>
            %959 = wave.mma %958, %806, %956 : vector<16xf16>, vector<8xf32>
            %960 = wave.opaque %959 : vector<8xf32>
            %961 = arith.addi %467, %c61 : index
            %962 = vector.load %kv[%961] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %963 = arith.addi %470, %c61 : index
            %964 = vector.load %kv[%963] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %965 = wave.opaque %429 : i32
            %966 = arith.cmpi sgt, %965, %370 : i32
            %967:2 = scf.if %966 -> (vector<4xi32>, vector<4xi32>) {
              %968 = arith.andi %710, %827#0 : vector<4xi32>
              %969 = arith.andi %712, %827#1 : vector<4xi32>
              scf.yield %968, %969 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %710, %712 : vector<4xi32>, vector<4xi32>
            }
            %970 = vector.bitcast %967#0 : vector<4xi32> to vector<16xi8>
            %971 = wave.fp8_decode "e4m3" packed %970 : vector<16xi8> -> vector<16xf16>
            %972 = wave.mma %971, %799, %765#4 : vector<16xf16>, vector<8xf32>
            %973 = vector.bitcast %967#1 : vector<4xi32> to vector<16xi8>
            %974 = wave.fp8_decode "e4m3" packed %973 : vector<16xi8> -> vector<16xf16>
            %975 = wave.mma %974, %806, %972 : vector<16xf16>, vector<8xf32>
            %976 = wave.opaque %975 : vector<8xf32>
            %977 = arith.addi %467, %c112 : index
            %978 = vector.load %kv[%977] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %979 = arith.addi %470, %c112 : index
            %980 = vector.load %kv[%979] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %981 = wave.opaque %429 : i32
            %982 = arith.cmpi sgt, %981, %370 : i32
            %983:2 = scf.if %982 -> (vector<4xi32>, vector<4xi32>) {
              %984 = arith.andi %946, %827#0 : vector<4xi32>
              %985 = arith.andi %948, %827#1 : vector<4xi32>
              scf.yield %984, %985 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %946, %948 : vector<4xi32>, vector<4xi32>
            }
            %986 = vector.bitcast %983#0 : vector<4xi32> to vector<16xi8>
            %987 = wave.fp8_decode "e4m3" packed %986 : vector<16xi8> -> vector<16xf16>
            %988 = wave.mma %987, %799, %765#5 : vector<16xf16>, vector<8xf32>
            %989 = vector.bitcast %983#1 : vector<4xi32> to vector<16xi8>
            %990 = wave.fp8_decode "e4m3" packed %989 : vector<16xi8> -> vector<16xf16>
            %991 = wave.mma %990, %806, %988 : vector<16xf16>, vector<8xf32>
            %992 = wave.opaque %991 : vector<8xf32>
            %993 = arith.addi %467, %c113 : index
            %994 = vector.load %kv[%993] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %995 = arith.addi %470, %c113 : index
            %996 = vector.load %kv[%995] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %997 = wave.opaque %429 : i32
            %998 = arith.cmpi sgt, %997, %370 : i32
            %999:2 = scf.if %998 -> (vector<4xi32>, vector<4xi32>) {
              %1000 = arith.andi %962, %827#0 : vector<4xi32>
              %1001 = arith.andi %964, %827#1 : vector<4xi32>
              scf.yield %1000, %1001 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %962, %964 : vector<4xi32>, vector<4xi32>
            }
            %1002 = vector.bitcast %999#0 : vector<4xi32> to vector<16xi8>
            %1003 = wave.fp8_decode "e4m3" packed %1002 : vector<16xi8> -> vector<16xf16>
            %1004 = wave.mma %1003, %799, %765#6 : vector<16xf16>, vector<8xf32>
            %1005 = vector.bitcast %999#1 : vector<4xi32> to vector<16xi8>
            %1006 = wave.fp8_decode "e4m3" packed %1005 : vector<16xi8> -> vector<16xf16>
            %1007 = wave.mma %1006, %806, %1004 : vector<16xf16>, vector<8xf32>
            %1008 = wave.opaque %1007 : vector<8xf32>
            %1009 = arith.addi %467, %c114 : index
            %1010 = vector.load %kv[%1009] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1011 = arith.addi %470, %c114 : index
            %1012 = vector.load %kv[%1011] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1013 = wave.opaque %429 : i32
            %1014 = arith.cmpi sgt, %1013, %370 : i32
            %1015:2 = scf.if %1014 -> (vector<4xi32>, vector<4xi32>) {
              %1016 = arith.andi %978, %827#0 : vector<4xi32>
              %1017 = arith.andi %980, %827#1 : vector<4xi32>
              scf.yield %1016, %1017 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %978, %980 : vector<4xi32>, vector<4xi32>
            }
            %1018 = vector.bitcast %1015#0 : vector<4xi32> to vector<16xi8>
            %1019 = wave.fp8_decode "e4m3" packed %1018 : vector<16xi8> -> vector<16xf16>
            %1020 = wave.mma %1019, %799, %765#7 : vector<16xf16>, vector<8xf32>
            %1021 = vector.bitcast %1015#1 : vector<4xi32> to vector<16xi8>
            %1022 = wave.fp8_decode "e4m3" packed %1021 : vector<16xi8> -> vector<16xf16>
            %1023 = wave.mma %1022, %806, %1020 : vector<16xf16>, vector<8xf32>
            %1024 = wave.opaque %1023 : vector<8xf32>
            %1025 = arith.addi %467, %c62 : index
            %1026 = vector.load %kv[%1025] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1027 = arith.addi %470, %c62 : index
            %1028 = vector.load %kv[%1027] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1029 = wave.opaque %429 : i32
            %1030 = arith.cmpi sgt, %1029, %370 : i32
            %1031:2 = scf.if %1030 -> (vector<4xi32>, vector<4xi32>) {
              %1032 = arith.andi %994, %827#0 : vector<4xi32>
              %1033 = arith.andi %996, %827#1 : vector<4xi32>
              scf.yield %1032, %1033 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %994, %996 : vector<4xi32>, vector<4xi32>
            }
            %1034 = vector.bitcast %1031#0 : vector<4xi32> to vector<16xi8>
            %1035 = wave.fp8_decode "e4m3" packed %1034 : vector<16xi8> -> vector<16xf16>
            %1036 = wave.mma %1035, %799, %765#8 : vector<16xf16>, vector<8xf32>
            %1037 = vector.bitcast %1031#1 : vector<4xi32> to vector<16xi8>
            %1038 = wave.fp8_decode "e4m3" packed %1037 : vector<16xi8> -> vector<16xf16>
            %1039 = wave.mma %1038, %806, %1036 : vector<16xf16>, vector<8xf32>
            %1040 = wave.opaque %1039 : vector<8xf32>
            %1041 = arith.addi %467, %c115 : index
            %1042 = vector.load %kv[%1041] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1043 = arith.addi %470, %c115 : index
            %1044 = vector.load %kv[%1043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1045 = wave.opaque %429 : i32
            %1046 = arith.cmpi sgt, %1045, %370 : i32
            %1047:2 = scf.if %1046 -> (vector<4xi32>, vector<4xi32>) {
              %1048 = arith.andi %1010, %827#0 : vector<4xi32>
              %1049 = arith.andi %1012, %827#1 : vector<4xi32>
              scf.yield %1048, %1049 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1010, %1012 : vector<4xi32>, vector<4xi32>
            }
            %1050 = vector.bitcast %1047#0 : vector<4xi32> to vector<16xi8>
            %1051 = wave.fp8_decode "e4m3" packed %1050 : vector<16xi8> -> vector<16xf16>
            %1052 = wave.mma %1051, %799, %765#9 : vector<16xf16>, vector<8xf32>
            %1053 = vector.bitcast %1047#1 : vector<4xi32> to vector<16xi8>
            %1054 = wave.fp8_decode "e4m3" packed %1053 : vector<16xi8> -> vector<16xf16>
            %1055 = wave.mma %1054, %806, %1052 : vector<16xf16>, vector<8xf32>
            %1056 = wave.opaque %1055 : vector<8xf32>
            %1057 = arith.addi %467, %c116 : index
            %1058 = vector.load %kv[%1057] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1059 = arith.addi %470, %c116 : index
            %1060 = vector.load %kv[%1059] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1061 = wave.opaque %429 : i32
            %1062 = arith.cmpi sgt, %1061, %370 : i32
            %1063:2 = scf.if %1062 -> (vector<4xi32>, vector<4xi32>) {
              %1064 = arith.andi %1026, %827#0 : vector<4xi32>
              %1065 = arith.andi %1028, %827#1 : vector<4xi32>
              scf.yield %1064, %1065 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1026, %1028 : vector<4xi32>, vector<4xi32>
            }
            %1066 = vector.bitcast %1063#0 : vector<4xi32> to vector<16xi8>
            %1067 = wave.fp8_decode "e4m3" packed %1066 : vector<16xi8> -> vector<16xf16>
            %1068 = wave.mma %1067, %799, %765#10 : vector<16xf16>, vector<8xf32>
            %1069 = vector.bitcast %1063#1 : vector<4xi32> to vector<16xi8>
            %1070 = wave.fp8_decode "e4m3" packed %1069 : vector<16xi8> -> vector<16xf16>
            %1071 = wave.mma %1070, %806, %1068 : vector<16xf16>, vector<8xf32>
            %1072 = wave.opaque %1071 : vector<8xf32>
            %1073 = arith.addi %467, %c117 : index
            %1074 = vector.load %kv[%1073] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1075 = arith.addi %470, %c117 : index
            %1076 = vector.load %kv[%1075] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1077 = wave.opaque %429 : i32
            %1078 = arith.cmpi sgt, %1077, %370 : i32
            %1079:2 = scf.if %1078 -> (vector<4xi32>, vector<4xi32>) {
              %1080 = arith.andi %1042, %827#0 : vector<4xi32>
              %1081 = arith.andi %1044, %827#1 : vector<4xi32>
              scf.yield %1080, %1081 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1042, %1044 : vector<4xi32>, vector<4xi32>
            }
            %1082 = vector.bitcast %1079#0 : vector<4xi32> to vector<16xi8>
            %1083 = wave.fp8_decode "e4m3" packed %1082 : vector<16xi8> -> vector<16xf16>
            %1084 = wave.mma %1083, %799, %765#11 : vector<16xf16>, vector<8xf32>
            %1085 = vector.bitcast %1079#1 : vector<4xi32> to vector<16xi8>
            %1086 = wave.fp8_decode "e4m3" packed %1085 : vector<16xi8> -> vector<16xf16>
            %1087 = wave.mma %1086, %806, %1084 : vector<16xf16>, vector<8xf32>
            %1088 = wave.opaque %1087 : vector<8xf32>
            %1089 = arith.addi %467, %c63 : index
            %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1091 = arith.addi %470, %c63 : index
            %1092 = vector.load %kv[%1091] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1093 = wave.opaque %429 : i32
            %1094 = arith.cmpi sgt, %1093, %370 : i32
            %1095:2 = scf.if %1094 -> (vector<4xi32>, vector<4xi32>) {
              %1096 = arith.andi %1058, %827#0 : vector<4xi32>
              %1097 = arith.andi %1060, %827#1 : vector<4xi32>
              scf.yield %1096, %1097 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1058, %1060 : vector<4xi32>, vector<4xi32>
            }
            %1098 = vector.bitcast %1095#0 : vector<4xi32> to vector<16xi8>
            %1099 = wave.fp8_decode "e4m3" packed %1098 : vector<16xi8> -> vector<16xf16>
            %1100 = wave.mma %1099, %799, %765#12 : vector<16xf16>, vector<8xf32>
            %1101 = vector.bitcast %1095#1 : vector<4xi32> to vector<16xi8>
            %1102 = wave.fp8_decode "e4m3" packed %1101 : vector<16xi8> -> vector<16xf16>
            %1103 = wave.mma %1102, %806, %1100 : vector<16xf16>, vector<8xf32>
            %1104 = wave.opaque %1103 : vector<8xf32>
            %1105 = arith.addi %467, %c118 : index
            %1106 = vector.load %kv[%1105] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1107 = arith.addi %470, %c118 : index
            %1108 = vector.load %kv[%1107] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1109 = wave.opaque %429 : i32
            %1110 = arith.cmpi sgt, %1109, %370 : i32
            %1111:2 = scf.if %1110 -> (vector<4xi32>, vector<4xi32>) {
              %1112 = arith.andi %1074, %827#0 : vector<4xi32>
              %1113 = arith.andi %1076, %827#1 : vector<4xi32>
              scf.yield %1112, %1113 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1074, %1076 : vector<4xi32>, vector<4xi32>
            }
            %1114 = vector.bitcast %1111#0 : vector<4xi32> to vector<16xi8>
            %1115 = wave.fp8_decode "e4m3" packed %1114 : vector<16xi8> -> vector<16xf16>
            %1116 = wave.mma %1115, %799, %765#13 : vector<16xf16>, vector<8xf32>
            %1117 = vector.bitcast %1111#1 : vector<4xi32> to vector<16xi8>
            %1118 = wave.fp8_decode "e4m3" packed %1117 : vector<16xi8> -> vector<16xf16>
            %1119 = wave.mma %1118, %806, %1116 : vector<16xf16>, vector<8xf32>
            %1120 = wave.opaque %1119 : vector<8xf32>
            %1121 = arith.addi %467, %c119 : index
            %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1123 = arith.addi %470, %c119 : index
            %1124 = vector.load %kv[%1123] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1125 = wave.opaque %429 : i32
            %1126 = arith.cmpi sgt, %1125, %370 : i32
            %1127:2 = scf.if %1126 -> (vector<4xi32>, vector<4xi32>) {
              %1128 = arith.andi %1090, %827#0 : vector<4xi32>
              %1129 = arith.andi %1092, %827#1 : vector<4xi32>
              scf.yield %1128, %1129 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1090, %1092 : vector<4xi32>, vector<4xi32>
            }
            %1130 = vector.bitcast %1127#0 : vector<4xi32> to vector<16xi8>
            %1131 = wave.fp8_decode "e4m3" packed %1130 : vector<16xi8> -> vector<16xf16>
            %1132 = wave.mma %1131, %799, %765#14 : vector<16xf16>, vector<8xf32>
            %1133 = vector.bitcast %1127#1 : vector<4xi32> to vector<16xi8>
            %1134 = wave.fp8_decode "e4m3" packed %1133 : vector<16xi8> -> vector<16xf16>
            %1135 = wave.mma %1134, %806, %1132 : vector<16xf16>, vector<8xf32>
            %1136 = wave.opaque %1135 : vector<8xf32>
            %1137 = arith.addi %467, %c120 : index
            %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1139 = arith.addi %470, %c120 : index
            %1140 = vector.load %kv[%1139] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1141 = wave.opaque %429 : i32
            %1142 = arith.cmpi sgt, %1141, %370 : i32
            %1143:2 = scf.if %1142 -> (vector<4xi32>, vector<4xi32>) {
              %1144 = arith.andi %1106, %827#0 : vector<4xi32>
              %1145 = arith.andi %1108, %827#1 : vector<4xi32>
              scf.yield %1144, %1145 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1106, %1108 : vector<4xi32>, vector<4xi32>
            }
            %1146 = vector.bitcast %1143#0 : vector<4xi32> to vector<16xi8>
            %1147 = wave.fp8_decode "e4m3" packed %1146 : vector<16xi8> -> vector<16xf16>
            %1148 = wave.mma %1147, %799, %765#15 : vector<16xf16>, vector<8xf32>
            %1149 = vector.bitcast %1143#1 : vector<4xi32> to vector<16xi8>
            %1150 = wave.fp8_decode "e4m3" packed %1149 : vector<16xi8> -> vector<16xf16>
            %1151 = wave.mma %1150, %806, %1148 : vector<16xf16>, vector<8xf32>
            %1152 = wave.opaque %1151 : vector<8xf32>
            wave.pin
            %1153 = wave.opaque %429 : i32
            %1154 = arith.cmpi sgt, %1153, %370 : i32
            %1155:2 = scf.if %1154 -> (vector<4xi32>, vector<4xi32>) {
              %1156 = arith.andi %1122, %827#0 : vector<4xi32>
              %1157 = arith.andi %1124, %827#1 : vector<4xi32>
              scf.yield %1156, %1157 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1122, %1124 : vector<4xi32>, vector<4xi32>
            }
            %1158 = vector.bitcast %1155#0 : vector<4xi32> to vector<16xi8>
            %1159 = wave.fp8_decode "e4m3" packed %1158 : vector<16xi8> -> vector<16xf16>
            %1160 = wave.mma %1159, %799, %765#16 : vector<16xf16>, vector<8xf32>
            %1161 = vector.bitcast %1155#1 : vector<4xi32> to vector<16xi8>
            %1162 = wave.fp8_decode "e4m3" packed %1161 : vector<16xi8> -> vector<16xf16>
            %1163 = wave.mma %1162, %806, %1160 : vector<16xf16>, vector<8xf32>
            %1164 = wave.opaque %1163 : vector<8xf32>
            wave.pin
            %1165 = wave.opaque %429 : i32
            %1166 = arith.cmpi slt, %1165, %370 : i32
            %1167:2 = scf.if %1166 -> (vector<4xi32>, vector<4xi32>) {
              %1168 = arith.addi %455, %35 : index
              %1169 = arith.addi %1168, %c23 : index
              %1170 = vector.load %kv[%1169] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1171 = arith.addi %463, %35 : index
              %1172 = arith.addi %1171, %c23 : index
              %1173 = vector.load %kv[%1172] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1170, %1173 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1155#0, %1155#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1174 = wave.opaque %429 : i32
            %1175 = arith.cmpi sgt, %1174, %370 : i32
            %1176:2 = scf.if %1175 -> (vector<4xi32>, vector<4xi32>) {
              %1177 = arith.andi %1138, %827#0 : vector<4xi32>
              %1178 = arith.andi %1140, %827#1 : vector<4xi32>
              scf.yield %1177, %1178 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1138, %1140 : vector<4xi32>, vector<4xi32>
            }
            %1179 = vector.bitcast %1176#0 : vector<4xi32> to vector<16xi8>
            %1180 = wave.fp8_decode "e4m3" packed %1179 : vector<16xi8> -> vector<16xf16>
            %1181 = wave.mma %1180, %799, %765#17 : vector<16xf16>, vector<8xf32>
            %1182 = vector.bitcast %1176#1 : vector<4xi32> to vector<16xi8>
            %1183 = wave.fp8_decode "e4m3" packed %1182 : vector<16xi8> -> vector<16xf16>
            %1184 = wave.mma %1183, %806, %1181 : vector<16xf16>, vector<8xf32>
            %1185 = wave.opaque %1184 : vector<8xf32>
            wave.pin
            %1186 = wave.opaque %429 : i32
            %1187 = arith.cmpi slt, %1186, %370 : i32
            %1188:2 = scf.if %1187 -> (vector<4xi32>, vector<4xi32>) {
              %1189 = arith.addi %455, %35 : index
              %1190 = arith.addi %1189, %c25 : index
              %1191 = vector.load %kv[%1190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1192 = arith.addi %463, %35 : index
              %1193 = arith.addi %1192, %c25 : index
              %1194 = vector.load %kv[%1193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1191, %1194 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1176#0, %1176#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1167#0, %1167#1, %1188#0, %1188#1, %765#0, %824, %944, %960, %976, %992, %1008, %1024, %1040, %1056, %1072, %1088, %1104, %1120, %1136, %1152, %1164, %1185 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1195 = wave.swap_halves %426#5 : f32
          %1196 = arith.addf %426#5, %1195 : f32
          scf.yield %426#4, %1196, %426#6, %426#7, %426#8, %426#9, %426#10, %426#11, %426#12, %426#13, %426#14, %426#15, %426#16, %426#17, %426#18, %426#19, %426#20, %426#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1197 = wave.opaque %c23 : index
        %1198 = arith.addi %46, %1197 : index
        %1199 = arith.remui %0, %c8 : index
        %1200 = arith.addi %1199, %1197 : index
        %1201 = arith.addi %1, %1197 : index
        %1202 = arith.cmpi slt, %1201, %c8 : index
        scf.if %1202 {
          %1203 = arith.addi %45, %1201 : index
          memref.store %372#0, %6[%1203] : memref<?xf32>
          %1204 = arith.addi %1203, %c3 : index
          memref.store %372#1, %6[%1204] : memref<?xf32>
          %1205 = arith.muli %8, %c24 : index
          %1206 = arith.muli %2, %c8 : index
          %1207 = arith.addi %1205, %1206 : index
          %1208 = arith.addi %1207, %1201 : index
          %1209 = vector.extract %372#2[0] : f32 from vector<8xf32>
          %1210 = arith.addi %1208, %c23 : index
          memref.store %1209, %5[%1210] : memref<?xf32>
          %1211 = vector.extract %372#2[1] : f32 from vector<8xf32>
          %1212 = arith.addi %1208, %c3 : index
          memref.store %1211, %5[%1212] : memref<?xf32>
          %1213 = vector.extract %372#2[2] : f32 from vector<8xf32>
          %1214 = arith.addi %1208, %c22 : index
          memref.store %1213, %5[%1214] : memref<?xf32>
          %1215 = vector.extract %372#2[3] : f32 from vector<8xf32>
          %1216 = arith.addi %1208, %c29 : index
          memref.store %1215, %5[%1216] : memref<?xf32>
          %1217 = vector.extract %372#2[4] : f32 from vector<8xf32>
          %1218 = arith.addi %1208, %c25 : index
          memref.store %1217, %5[%1218] : memref<?xf32>
          %1219 = vector.extract %372#2[5] : f32 from vector<8xf32>
          %1220 = arith.addi %1208, %c32 : index
          memref.store %1219, %5[%1220] : memref<?xf32>
          %1221 = vector.extract %372#2[6] : f32 from vector<8xf32>
          %1222 = arith.addi %1208, %c34 : index
          memref.store %1221, %5[%1222] : memref<?xf32>
          %1223 = vector.extract %372#2[7] : f32 from vector<8xf32>
          %1224 = arith.addi %1208, %c36 : index
          memref.store %1223, %5[%1224] : memref<?xf32>
          %1225 = vector.extract %372#3[0] : f32 from vector<8xf32>
          %1226 = arith.addi %1208, %c38 : index
          memref.store %1225, %5[%1226] : memref<?xf32>
          %1227 = vector.extract %372#3[1] : f32 from vector<8xf32>
          %1228 = arith.addi %1208, %c40 : index
          memref.store %1227, %5[%1228] : memref<?xf32>
          %1229 = vector.extract %372#3[2] : f32 from vector<8xf32>
          %1230 = arith.addi %1208, %c42 : index
          memref.store %1229, %5[%1230] : memref<?xf32>
          %1231 = vector.extract %372#3[3] : f32 from vector<8xf32>
          %1232 = arith.addi %1208, %c44 : index
          memref.store %1231, %5[%1232] : memref<?xf32>
          %1233 = vector.extract %372#3[4] : f32 from vector<8xf32>
          %1234 = arith.addi %1208, %c46 : index
          memref.store %1233, %5[%1234] : memref<?xf32>
          %1235 = vector.extract %372#3[5] : f32 from vector<8xf32>
          %1236 = arith.addi %1208, %c48 : index
          memref.store %1235, %5[%1236] : memref<?xf32>
          %1237 = vector.extract %372#3[6] : f32 from vector<8xf32>
          %1238 = arith.addi %1208, %c50 : index
          memref.store %1237, %5[%1238] : memref<?xf32>
          %1239 = vector.extract %372#3[7] : f32 from vector<8xf32>
          %1240 = arith.addi %1208, %c52 : index
          memref.store %1239, %5[%1240] : memref<?xf32>
          %1241 = vector.extract %372#4[0] : f32 from vector<8xf32>
          %1242 = arith.addi %1208, %c6 : index
          memref.store %1241, %5[%1242] : memref<?xf32>
          %1243 = vector.extract %372#4[1] : f32 from vector<8xf32>
          %1244 = arith.addi %1208, %c121 : index
          memref.store %1243, %5[%1244] : memref<?xf32>
          %1245 = vector.extract %372#4[2] : f32 from vector<8xf32>
          %1246 = arith.addi %1208, %c122 : index
          memref.store %1245, %5[%1246] : memref<?xf32>
          %1247 = vector.extract %372#4[3] : f32 from vector<8xf32>
          %1248 = arith.addi %1208, %c123 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %372#4[4] : f32 from vector<8xf32>
          %1250 = arith.addi %1208, %c78 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %372#4[5] : f32 from vector<8xf32>
          %1252 = arith.addi %1208, %c124 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %372#4[6] : f32 from vector<8xf32>
          %1254 = arith.addi %1208, %c125 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %372#4[7] : f32 from vector<8xf32>
          %1256 = arith.addi %1208, %c126 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
          %1257 = vector.extract %372#5[0] : f32 from vector<8xf32>
          %1258 = arith.addi %1208, %c79 : index
          memref.store %1257, %5[%1258] : memref<?xf32>
          %1259 = vector.extract %372#5[1] : f32 from vector<8xf32>
          %1260 = arith.addi %1208, %c127 : index
          memref.store %1259, %5[%1260] : memref<?xf32>
          %1261 = vector.extract %372#5[2] : f32 from vector<8xf32>
          %1262 = arith.addi %1208, %c128 : index
          memref.store %1261, %5[%1262] : memref<?xf32>
          %1263 = vector.extract %372#5[3] : f32 from vector<8xf32>
          %1264 = arith.addi %1208, %c129 : index
          memref.store %1263, %5[%1264] : memref<?xf32>
          %1265 = vector.extract %372#5[4] : f32 from vector<8xf32>
          %1266 = arith.addi %1208, %c80 : index
          memref.store %1265, %5[%1266] : memref<?xf32>
          %1267 = vector.extract %372#5[5] : f32 from vector<8xf32>
          %1268 = arith.addi %1208, %c130 : index
          memref.store %1267, %5[%1268] : memref<?xf32>
          %1269 = vector.extract %372#5[6] : f32 from vector<8xf32>
          %1270 = arith.addi %1208, %c131 : index
          memref.store %1269, %5[%1270] : memref<?xf32>
          %1271 = vector.extract %372#5[7] : f32 from vector<8xf32>
          %1272 = arith.addi %1208, %c132 : index
          memref.store %1271, %5[%1272] : memref<?xf32>
        }
        wave.barrier
        %1273 = arith.addi %1200, %c23 : index
        %1274 = memref.load %6[%1273] : memref<?xf32>
        %1275 = arith.addi %1200, %c3 : index
        %1276 = memref.load %6[%1275] : memref<?xf32>
        %1277 = arith.addi %1200, %c22 : index
        %1278 = memref.load %6[%1277] : memref<?xf32>
        %1279 = arith.addi %1200, %c29 : index
        %1280 = memref.load %6[%1279] : memref<?xf32>
        %1281 = arith.addi %1200, %c25 : index
        %1282 = memref.load %6[%1281] : memref<?xf32>
        %1283 = arith.addi %1200, %c32 : index
        %1284 = memref.load %6[%1283] : memref<?xf32>
        %1285 = arith.addi %1200, %c34 : index
        %1286 = memref.load %6[%1285] : memref<?xf32>
        %1287 = arith.addi %1200, %c36 : index
        %1288 = memref.load %6[%1287] : memref<?xf32>
        %1289 = arith.addi %1200, %c38 : index
        %1290 = memref.load %6[%1289] : memref<?xf32>
        %1291 = arith.addi %1200, %c40 : index
        %1292 = memref.load %6[%1291] : memref<?xf32>
        %1293 = arith.addi %1200, %c42 : index
        %1294 = memref.load %6[%1293] : memref<?xf32>
        %1295 = arith.addi %1200, %c44 : index
        %1296 = memref.load %6[%1295] : memref<?xf32>
        %1297 = arith.addi %1200, %c46 : index
        %1298 = memref.load %6[%1297] : memref<?xf32>
        %1299 = arith.addi %1200, %c48 : index
        %1300 = memref.load %6[%1299] : memref<?xf32>
        %1301 = arith.addi %1200, %c50 : index
        %1302 = memref.load %6[%1301] : memref<?xf32>
        %1303 = arith.addi %1200, %c52 : index
        %1304 = memref.load %6[%1303] : memref<?xf32>
        %1305 = arith.maxnumf %1274, %1278 fastmath<nnan> : f32
        %1306 = arith.subf %1274, %1305 : f32
        %1307 = wave.exp2 %1306 : f32
        %1308 = arith.subf %1278, %1305 : f32
        %1309 = wave.exp2 %1308 : f32
        %1310 = arith.mulf %1276, %1307 : f32
        %1311 = math.fma %1280, %1309, %1310 : f32
        %1312 = arith.maxnumf %1305, %1282 fastmath<nnan> : f32
        %1313 = arith.subf %1305, %1312 : f32
        %1314 = wave.exp2 %1313 : f32
        %1315 = arith.subf %1282, %1312 : f32
        %1316 = wave.exp2 %1315 : f32
        %1317 = arith.mulf %1311, %1314 : f32
        %1318 = math.fma %1284, %1316, %1317 : f32
        %1319 = arith.maxnumf %1312, %1286 fastmath<nnan> : f32
        %1320 = arith.subf %1312, %1319 : f32
        %1321 = wave.exp2 %1320 : f32
        %1322 = arith.subf %1286, %1319 : f32
        %1323 = wave.exp2 %1322 : f32
        %1324 = arith.mulf %1318, %1321 : f32
        %1325 = math.fma %1288, %1323, %1324 : f32
        %1326 = arith.maxnumf %1319, %1290 fastmath<nnan> : f32
        %1327 = arith.subf %1319, %1326 : f32
        %1328 = wave.exp2 %1327 : f32
        %1329 = arith.subf %1290, %1326 : f32
        %1330 = wave.exp2 %1329 : f32
        %1331 = arith.mulf %1325, %1328 : f32
        %1332 = math.fma %1292, %1330, %1331 : f32
        %1333 = arith.maxnumf %1326, %1294 fastmath<nnan> : f32
        %1334 = arith.subf %1326, %1333 : f32
        %1335 = wave.exp2 %1334 : f32
        %1336 = arith.subf %1294, %1333 : f32
        %1337 = wave.exp2 %1336 : f32
        %1338 = arith.mulf %1332, %1335 : f32
        %1339 = math.fma %1296, %1337, %1338 : f32
        %1340 = arith.maxnumf %1333, %1298 fastmath<nnan> : f32
        %1341 = arith.subf %1333, %1340 : f32
        %1342 = wave.exp2 %1341 : f32
        %1343 = arith.subf %1298, %1340 : f32
        %1344 = wave.exp2 %1343 : f32
        %1345 = arith.mulf %1339, %1342 : f32
        %1346 = math.fma %1300, %1344, %1345 : f32
        %1347 = arith.maxnumf %1340, %1302 fastmath<nnan> : f32
        %1348 = arith.subf %1340, %1347 : f32
        %1349 = wave.exp2 %1348 : f32
        %1350 = arith.subf %1302, %1347 : f32
        %1351 = wave.exp2 %1350 : f32
        %1352 = arith.mulf %1346, %1349 : f32
        %1353 = math.fma %1304, %1351, %1352 : f32
        %1354 = arith.addi %1198, %c23 : index
        %1355 = arith.addi %1354, %c23 : index
        %1356 = memref.load %5[%1355] : memref<?xf32>
        %1357 = arith.addi %1354, %c24 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1354, %c60 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.addi %1354, %c62 : index
        %1362 = memref.load %5[%1361] : memref<?xf32>
        %1363 = arith.addi %1354, %c15 : index
        %1364 = memref.load %5[%1363] : memref<?xf32>
        %1365 = arith.addi %1354, %c65 : index
        %1366 = memref.load %5[%1365] : memref<?xf32>
        %1367 = arith.addi %1354, %c67 : index
        %1368 = memref.load %5[%1367] : memref<?xf32>
        %1369 = arith.addi %1354, %c69 : index
        %1370 = memref.load %5[%1369] : memref<?xf32>
        %1371 = arith.mulf %1356, %1307 : f32
        %1372 = math.fma %1358, %1309, %1371 : f32
        %1373 = arith.mulf %1372, %1314 : f32
        %1374 = math.fma %1360, %1316, %1373 : f32
        %1375 = arith.mulf %1374, %1321 : f32
        %1376 = math.fma %1362, %1323, %1375 : f32
        %1377 = arith.mulf %1376, %1328 : f32
        %1378 = math.fma %1364, %1330, %1377 : f32
        %1379 = arith.mulf %1378, %1335 : f32
        %1380 = math.fma %1366, %1337, %1379 : f32
        %1381 = arith.mulf %1380, %1342 : f32
        %1382 = math.fma %1368, %1344, %1381 : f32
        %1383 = arith.mulf %1382, %1349 : f32
        %1384 = math.fma %1370, %1351, %1383 : f32
        %1385 = arith.addi %1198, %c6 : index
        %1386 = arith.addi %1385, %c23 : index
        %1387 = memref.load %5[%1386] : memref<?xf32>
        %1388 = arith.addi %1385, %c24 : index
        %1389 = memref.load %5[%1388] : memref<?xf32>
        %1390 = arith.addi %1385, %c60 : index
        %1391 = memref.load %5[%1390] : memref<?xf32>
        %1392 = arith.addi %1385, %c62 : index
        %1393 = memref.load %5[%1392] : memref<?xf32>
        %1394 = arith.addi %1385, %c15 : index
        %1395 = memref.load %5[%1394] : memref<?xf32>
        %1396 = arith.addi %1385, %c65 : index
        %1397 = memref.load %5[%1396] : memref<?xf32>
        %1398 = arith.addi %1385, %c67 : index
        %1399 = memref.load %5[%1398] : memref<?xf32>
        %1400 = arith.addi %1385, %c69 : index
        %1401 = memref.load %5[%1400] : memref<?xf32>
        %1402 = arith.mulf %1387, %1307 : f32
        %1403 = math.fma %1389, %1309, %1402 : f32
        %1404 = arith.mulf %1403, %1314 : f32
        %1405 = math.fma %1391, %1316, %1404 : f32
        %1406 = arith.mulf %1405, %1321 : f32
        %1407 = math.fma %1393, %1323, %1406 : f32
        %1408 = arith.mulf %1407, %1328 : f32
        %1409 = math.fma %1395, %1330, %1408 : f32
        %1410 = arith.mulf %1409, %1335 : f32
        %1411 = math.fma %1397, %1337, %1410 : f32
        %1412 = arith.mulf %1411, %1342 : f32
        %1413 = math.fma %1399, %1344, %1412 : f32
        %1414 = arith.mulf %1413, %1349 : f32
        %1415 = math.fma %1401, %1351, %1414 : f32
        wave.barrier
        scf.if %1202 {
          %1416 = arith.muli %8, %c24 : index
          %1417 = arith.muli %2, %c8 : index
          %1418 = arith.addi %1416, %1417 : index
          %1419 = arith.addi %1418, %1201 : index
          %1420 = vector.extract %372#6[0] : f32 from vector<8xf32>
          %1421 = arith.addi %1419, %c23 : index
          memref.store %1420, %5[%1421] : memref<?xf32>
          %1422 = vector.extract %372#6[1] : f32 from vector<8xf32>
          %1423 = arith.addi %1419, %c3 : index
          memref.store %1422, %5[%1423] : memref<?xf32>
          %1424 = vector.extract %372#6[2] : f32 from vector<8xf32>
          %1425 = arith.addi %1419, %c22 : index
          memref.store %1424, %5[%1425] : memref<?xf32>
          %1426 = vector.extract %372#6[3] : f32 from vector<8xf32>
          %1427 = arith.addi %1419, %c29 : index
          memref.store %1426, %5[%1427] : memref<?xf32>
          %1428 = vector.extract %372#6[4] : f32 from vector<8xf32>
          %1429 = arith.addi %1419, %c25 : index
          memref.store %1428, %5[%1429] : memref<?xf32>
          %1430 = vector.extract %372#6[5] : f32 from vector<8xf32>
          %1431 = arith.addi %1419, %c32 : index
          memref.store %1430, %5[%1431] : memref<?xf32>
          %1432 = vector.extract %372#6[6] : f32 from vector<8xf32>
          %1433 = arith.addi %1419, %c34 : index
          memref.store %1432, %5[%1433] : memref<?xf32>
          %1434 = vector.extract %372#6[7] : f32 from vector<8xf32>
          %1435 = arith.addi %1419, %c36 : index
          memref.store %1434, %5[%1435] : memref<?xf32>
          %1436 = vector.extract %372#7[0] : f32 from vector<8xf32>
          %1437 = arith.addi %1419, %c38 : index
          memref.store %1436, %5[%1437] : memref<?xf32>
          %1438 = vector.extract %372#7[1] : f32 from vector<8xf32>
          %1439 = arith.addi %1419, %c40 : index
          memref.store %1438, %5[%1439] : memref<?xf32>
          %1440 = vector.extract %372#7[2] : f32 from vector<8xf32>
          %1441 = arith.addi %1419, %c42 : index
          memref.store %1440, %5[%1441] : memref<?xf32>
          %1442 = vector.extract %372#7[3] : f32 from vector<8xf32>
          %1443 = arith.addi %1419, %c44 : index
          memref.store %1442, %5[%1443] : memref<?xf32>
          %1444 = vector.extract %372#7[4] : f32 from vector<8xf32>
          %1445 = arith.addi %1419, %c46 : index
          memref.store %1444, %5[%1445] : memref<?xf32>
          %1446 = vector.extract %372#7[5] : f32 from vector<8xf32>
          %1447 = arith.addi %1419, %c48 : index
          memref.store %1446, %5[%1447] : memref<?xf32>
          %1448 = vector.extract %372#7[6] : f32 from vector<8xf32>
          %1449 = arith.addi %1419, %c50 : index
          memref.store %1448, %5[%1449] : memref<?xf32>
          %1450 = vector.extract %372#7[7] : f32 from vector<8xf32>
          %1451 = arith.addi %1419, %c52 : index
          memref.store %1450, %5[%1451] : memref<?xf32>
          %1452 = vector.extract %372#8[0] : f32 from vector<8xf32>
          %1453 = arith.addi %1419, %c6 : index
          memref.store %1452, %5[%1453] : memref<?xf32>
          %1454 = vector.extract %372#8[1] : f32 from vector<8xf32>
          %1455 = arith.addi %1419, %c121 : index
          memref.store %1454, %5[%1455] : memref<?xf32>
          %1456 = vector.extract %372#8[2] : f32 from vector<8xf32>
          %1457 = arith.addi %1419, %c122 : index
          memref.store %1456, %5[%1457] : memref<?xf32>
          %1458 = vector.extract %372#8[3] : f32 from vector<8xf32>
          %1459 = arith.addi %1419, %c123 : index
          memref.store %1458, %5[%1459] : memref<?xf32>
          %1460 = vector.extract %372#8[4] : f32 from vector<8xf32>
          %1461 = arith.addi %1419, %c78 : index
          memref.store %1460, %5[%1461] : memref<?xf32>
          %1462 = vector.extract %372#8[5] : f32 from vector<8xf32>
          %1463 = arith.addi %1419, %c124 : index
          memref.store %1462, %5[%1463] : memref<?xf32>
          %1464 = vector.extract %372#8[6] : f32 from vector<8xf32>
          %1465 = arith.addi %1419, %c125 : index
          memref.store %1464, %5[%1465] : memref<?xf32>
          %1466 = vector.extract %372#8[7] : f32 from vector<8xf32>
          %1467 = arith.addi %1419, %c126 : index
          memref.store %1466, %5[%1467] : memref<?xf32>
          %1468 = vector.extract %372#9[0] : f32 from vector<8xf32>
          %1469 = arith.addi %1419, %c79 : index
          memref.store %1468, %5[%1469] : memref<?xf32>
          %1470 = vector.extract %372#9[1] : f32 from vector<8xf32>
          %1471 = arith.addi %1419, %c127 : index
          memref.store %1470, %5[%1471] : memref<?xf32>
          %1472 = vector.extract %372#9[2] : f32 from vector<8xf32>
          %1473 = arith.addi %1419, %c128 : index
          memref.store %1472, %5[%1473] : memref<?xf32>
          %1474 = vector.extract %372#9[3] : f32 from vector<8xf32>
          %1475 = arith.addi %1419, %c129 : index
          memref.store %1474, %5[%1475] : memref<?xf32>
          %1476 = vector.extract %372#9[4] : f32 from vector<8xf32>
          %1477 = arith.addi %1419, %c80 : index
          memref.store %1476, %5[%1477] : memref<?xf32>
          %1478 = vector.extract %372#9[5] : f32 from vector<8xf32>
          %1479 = arith.addi %1419, %c130 : index
          memref.store %1478, %5[%1479] : memref<?xf32>
          %1480 = vector.extract %372#9[6] : f32 from vector<8xf32>
          %1481 = arith.addi %1419, %c131 : index
          memref.store %1480, %5[%1481] : memref<?xf32>
          %1482 = vector.extract %372#9[7] : f32 from vector<8xf32>
          %1483 = arith.addi %1419, %c132 : index
          memref.store %1482, %5[%1483] : memref<?xf32>
        }
        wave.barrier
        %1484 = memref.load %5[%1355] : memref<?xf32>
        %1485 = memref.load %5[%1357] : memref<?xf32>
        %1486 = memref.load %5[%1359] : memref<?xf32>
        %1487 = memref.load %5[%1361] : memref<?xf32>
        %1488 = memref.load %5[%1363] : memref<?xf32>
        %1489 = memref.load %5[%1365] : memref<?xf32>
        %1490 = memref.load %5[%1367] : memref<?xf32>
        %1491 = memref.load %5[%1369] : memref<?xf32>
        %1492 = arith.mulf %1484, %1307 : f32
        %1493 = math.fma %1485, %1309, %1492 : f32
        %1494 = arith.mulf %1493, %1314 : f32
        %1495 = math.fma %1486, %1316, %1494 : f32
        %1496 = arith.mulf %1495, %1321 : f32
        %1497 = math.fma %1487, %1323, %1496 : f32
        %1498 = arith.mulf %1497, %1328 : f32
        %1499 = math.fma %1488, %1330, %1498 : f32
        %1500 = arith.mulf %1499, %1335 : f32
        %1501 = math.fma %1489, %1337, %1500 : f32
        %1502 = arith.mulf %1501, %1342 : f32
        %1503 = math.fma %1490, %1344, %1502 : f32
        %1504 = arith.mulf %1503, %1349 : f32
        %1505 = math.fma %1491, %1351, %1504 : f32
        %1506 = memref.load %5[%1386] : memref<?xf32>
        %1507 = memref.load %5[%1388] : memref<?xf32>
        %1508 = memref.load %5[%1390] : memref<?xf32>
        %1509 = memref.load %5[%1392] : memref<?xf32>
        %1510 = memref.load %5[%1394] : memref<?xf32>
        %1511 = memref.load %5[%1396] : memref<?xf32>
        %1512 = memref.load %5[%1398] : memref<?xf32>
        %1513 = memref.load %5[%1400] : memref<?xf32>
        %1514 = arith.mulf %1506, %1307 : f32
        %1515 = math.fma %1507, %1309, %1514 : f32
        %1516 = arith.mulf %1515, %1314 : f32
        %1517 = math.fma %1508, %1316, %1516 : f32
        %1518 = arith.mulf %1517, %1321 : f32
        %1519 = math.fma %1509, %1323, %1518 : f32
        %1520 = arith.mulf %1519, %1328 : f32
        %1521 = math.fma %1510, %1330, %1520 : f32
        %1522 = arith.mulf %1521, %1335 : f32
        %1523 = math.fma %1511, %1337, %1522 : f32
        %1524 = arith.mulf %1523, %1342 : f32
        %1525 = math.fma %1512, %1344, %1524 : f32
        %1526 = arith.mulf %1525, %1349 : f32
        %1527 = math.fma %1513, %1351, %1526 : f32
        wave.barrier
        scf.if %1202 {
          %1528 = arith.muli %8, %c24 : index
          %1529 = arith.muli %2, %c8 : index
          %1530 = arith.addi %1528, %1529 : index
          %1531 = arith.addi %1530, %1201 : index
          %1532 = vector.extract %372#10[0] : f32 from vector<8xf32>
          %1533 = arith.addi %1531, %c23 : index
          memref.store %1532, %5[%1533] : memref<?xf32>
          %1534 = vector.extract %372#10[1] : f32 from vector<8xf32>
          %1535 = arith.addi %1531, %c3 : index
          memref.store %1534, %5[%1535] : memref<?xf32>
          %1536 = vector.extract %372#10[2] : f32 from vector<8xf32>
          %1537 = arith.addi %1531, %c22 : index
          memref.store %1536, %5[%1537] : memref<?xf32>
          %1538 = vector.extract %372#10[3] : f32 from vector<8xf32>
          %1539 = arith.addi %1531, %c29 : index
          memref.store %1538, %5[%1539] : memref<?xf32>
          %1540 = vector.extract %372#10[4] : f32 from vector<8xf32>
          %1541 = arith.addi %1531, %c25 : index
          memref.store %1540, %5[%1541] : memref<?xf32>
          %1542 = vector.extract %372#10[5] : f32 from vector<8xf32>
          %1543 = arith.addi %1531, %c32 : index
          memref.store %1542, %5[%1543] : memref<?xf32>
          %1544 = vector.extract %372#10[6] : f32 from vector<8xf32>
          %1545 = arith.addi %1531, %c34 : index
          memref.store %1544, %5[%1545] : memref<?xf32>
          %1546 = vector.extract %372#10[7] : f32 from vector<8xf32>
          %1547 = arith.addi %1531, %c36 : index
          memref.store %1546, %5[%1547] : memref<?xf32>
          %1548 = vector.extract %372#11[0] : f32 from vector<8xf32>
          %1549 = arith.addi %1531, %c38 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %372#11[1] : f32 from vector<8xf32>
          %1551 = arith.addi %1531, %c40 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %372#11[2] : f32 from vector<8xf32>
          %1553 = arith.addi %1531, %c42 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
          %1554 = vector.extract %372#11[3] : f32 from vector<8xf32>
          %1555 = arith.addi %1531, %c44 : index
          memref.store %1554, %5[%1555] : memref<?xf32>
          %1556 = vector.extract %372#11[4] : f32 from vector<8xf32>
          %1557 = arith.addi %1531, %c46 : index
          memref.store %1556, %5[%1557] : memref<?xf32>
          %1558 = vector.extract %372#11[5] : f32 from vector<8xf32>
          %1559 = arith.addi %1531, %c48 : index
          memref.store %1558, %5[%1559] : memref<?xf32>
          %1560 = vector.extract %372#11[6] : f32 from vector<8xf32>
          %1561 = arith.addi %1531, %c50 : index
          memref.store %1560, %5[%1561] : memref<?xf32>
          %1562 = vector.extract %372#11[7] : f32 from vector<8xf32>
          %1563 = arith.addi %1531, %c52 : index
          memref.store %1562, %5[%1563] : memref<?xf32>
          %1564 = vector.extract %372#12[0] : f32 from vector<8xf32>
          %1565 = arith.addi %1531, %c6 : index
          memref.store %1564, %5[%1565] : memref<?xf32>
          %1566 = vector.extract %372#12[1] : f32 from vector<8xf32>
          %1567 = arith.addi %1531, %c121 : index
          memref.store %1566, %5[%1567] : memref<?xf32>
          %1568 = vector.extract %372#12[2] : f32 from vector<8xf32>
          %1569 = arith.addi %1531, %c122 : index
          memref.store %1568, %5[%1569] : memref<?xf32>
          %1570 = vector.extract %372#12[3] : f32 from vector<8xf32>
          %1571 = arith.addi %1531, %c123 : index
          memref.store %1570, %5[%1571] : memref<?xf32>
          %1572 = vector.extract %372#12[4] : f32 from vector<8xf32>
          %1573 = arith.addi %1531, %c78 : index
          memref.store %1572, %5[%1573] : memref<?xf32>
          %1574 = vector.extract %372#12[5] : f32 from vector<8xf32>
          %1575 = arith.addi %1531, %c124 : index
          memref.store %1574, %5[%1575] : memref<?xf32>
          %1576 = vector.extract %372#12[6] : f32 from vector<8xf32>
          %1577 = arith.addi %1531, %c125 : index
          memref.store %1576, %5[%1577] : memref<?xf32>
          %1578 = vector.extract %372#12[7] : f32 from vector<8xf32>
          %1579 = arith.addi %1531, %c126 : index
          memref.store %1578, %5[%1579] : memref<?xf32>
          %1580 = vector.extract %372#13[0] : f32 from vector<8xf32>
          %1581 = arith.addi %1531, %c79 : index
          memref.store %1580, %5[%1581] : memref<?xf32>
          %1582 = vector.extract %372#13[1] : f32 from vector<8xf32>
          %1583 = arith.addi %1531, %c127 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %372#13[2] : f32 from vector<8xf32>
          %1585 = arith.addi %1531, %c128 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
          %1586 = vector.extract %372#13[3] : f32 from vector<8xf32>
          %1587 = arith.addi %1531, %c129 : index
          memref.store %1586, %5[%1587] : memref<?xf32>
          %1588 = vector.extract %372#13[4] : f32 from vector<8xf32>
          %1589 = arith.addi %1531, %c80 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %372#13[5] : f32 from vector<8xf32>
          %1591 = arith.addi %1531, %c130 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %372#13[6] : f32 from vector<8xf32>
          %1593 = arith.addi %1531, %c131 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %372#13[7] : f32 from vector<8xf32>
          %1595 = arith.addi %1531, %c132 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
        }
        wave.barrier
        %1596 = memref.load %5[%1355] : memref<?xf32>
        %1597 = memref.load %5[%1357] : memref<?xf32>
        %1598 = memref.load %5[%1359] : memref<?xf32>
        %1599 = memref.load %5[%1361] : memref<?xf32>
        %1600 = memref.load %5[%1363] : memref<?xf32>
        %1601 = memref.load %5[%1365] : memref<?xf32>
        %1602 = memref.load %5[%1367] : memref<?xf32>
        %1603 = memref.load %5[%1369] : memref<?xf32>
        %1604 = arith.mulf %1596, %1307 : f32
        %1605 = math.fma %1597, %1309, %1604 : f32
        %1606 = arith.mulf %1605, %1314 : f32
        %1607 = math.fma %1598, %1316, %1606 : f32
        %1608 = arith.mulf %1607, %1321 : f32
        %1609 = math.fma %1599, %1323, %1608 : f32
        %1610 = arith.mulf %1609, %1328 : f32
        %1611 = math.fma %1600, %1330, %1610 : f32
        %1612 = arith.mulf %1611, %1335 : f32
        %1613 = math.fma %1601, %1337, %1612 : f32
        %1614 = arith.mulf %1613, %1342 : f32
        %1615 = math.fma %1602, %1344, %1614 : f32
        %1616 = arith.mulf %1615, %1349 : f32
        %1617 = math.fma %1603, %1351, %1616 : f32
        %1618 = memref.load %5[%1386] : memref<?xf32>
        %1619 = memref.load %5[%1388] : memref<?xf32>
        %1620 = memref.load %5[%1390] : memref<?xf32>
        %1621 = memref.load %5[%1392] : memref<?xf32>
        %1622 = memref.load %5[%1394] : memref<?xf32>
        %1623 = memref.load %5[%1396] : memref<?xf32>
        %1624 = memref.load %5[%1398] : memref<?xf32>
        %1625 = memref.load %5[%1400] : memref<?xf32>
        %1626 = arith.mulf %1618, %1307 : f32
        %1627 = math.fma %1619, %1309, %1626 : f32
        %1628 = arith.mulf %1627, %1314 : f32
        %1629 = math.fma %1620, %1316, %1628 : f32
        %1630 = arith.mulf %1629, %1321 : f32
        %1631 = math.fma %1621, %1323, %1630 : f32
        %1632 = arith.mulf %1631, %1328 : f32
        %1633 = math.fma %1622, %1330, %1632 : f32
        %1634 = arith.mulf %1633, %1335 : f32
        %1635 = math.fma %1623, %1337, %1634 : f32
        %1636 = arith.mulf %1635, %1342 : f32
        %1637 = math.fma %1624, %1344, %1636 : f32
        %1638 = arith.mulf %1637, %1349 : f32
        %1639 = math.fma %1625, %1351, %1638 : f32
        wave.barrier
        scf.if %1202 {
          %1640 = arith.muli %8, %c24 : index
          %1641 = arith.muli %2, %c8 : index
          %1642 = arith.addi %1640, %1641 : index
          %1643 = arith.addi %1642, %1201 : index
          %1644 = vector.extract %372#14[0] : f32 from vector<8xf32>
          %1645 = arith.addi %1643, %c23 : index
          memref.store %1644, %5[%1645] : memref<?xf32>
          %1646 = vector.extract %372#14[1] : f32 from vector<8xf32>
          %1647 = arith.addi %1643, %c3 : index
          memref.store %1646, %5[%1647] : memref<?xf32>
          %1648 = vector.extract %372#14[2] : f32 from vector<8xf32>
          %1649 = arith.addi %1643, %c22 : index
          memref.store %1648, %5[%1649] : memref<?xf32>
          %1650 = vector.extract %372#14[3] : f32 from vector<8xf32>
          %1651 = arith.addi %1643, %c29 : index
          memref.store %1650, %5[%1651] : memref<?xf32>
          %1652 = vector.extract %372#14[4] : f32 from vector<8xf32>
          %1653 = arith.addi %1643, %c25 : index
          memref.store %1652, %5[%1653] : memref<?xf32>
          %1654 = vector.extract %372#14[5] : f32 from vector<8xf32>
          %1655 = arith.addi %1643, %c32 : index
          memref.store %1654, %5[%1655] : memref<?xf32>
          %1656 = vector.extract %372#14[6] : f32 from vector<8xf32>
          %1657 = arith.addi %1643, %c34 : index
          memref.store %1656, %5[%1657] : memref<?xf32>
          %1658 = vector.extract %372#14[7] : f32 from vector<8xf32>
          %1659 = arith.addi %1643, %c36 : index
          memref.store %1658, %5[%1659] : memref<?xf32>
          %1660 = vector.extract %372#15[0] : f32 from vector<8xf32>
          %1661 = arith.addi %1643, %c38 : index
          memref.store %1660, %5[%1661] : memref<?xf32>
          %1662 = vector.extract %372#15[1] : f32 from vector<8xf32>
          %1663 = arith.addi %1643, %c40 : index
          memref.store %1662, %5[%1663] : memref<?xf32>
          %1664 = vector.extract %372#15[2] : f32 from vector<8xf32>
          %1665 = arith.addi %1643, %c42 : index
          memref.store %1664, %5[%1665] : memref<?xf32>
          %1666 = vector.extract %372#15[3] : f32 from vector<8xf32>
          %1667 = arith.addi %1643, %c44 : index
          memref.store %1666, %5[%1667] : memref<?xf32>
          %1668 = vector.extract %372#15[4] : f32 from vector<8xf32>
          %1669 = arith.addi %1643, %c46 : index
          memref.store %1668, %5[%1669] : memref<?xf32>
          %1670 = vector.extract %372#15[5] : f32 from vector<8xf32>
          %1671 = arith.addi %1643, %c48 : index
          memref.store %1670, %5[%1671] : memref<?xf32>
          %1672 = vector.extract %372#15[6] : f32 from vector<8xf32>
          %1673 = arith.addi %1643, %c50 : index
          memref.store %1672, %5[%1673] : memref<?xf32>
          %1674 = vector.extract %372#15[7] : f32 from vector<8xf32>
          %1675 = arith.addi %1643, %c52 : index
          memref.store %1674, %5[%1675] : memref<?xf32>
          %1676 = vector.extract %372#16[0] : f32 from vector<8xf32>
          %1677 = arith.addi %1643, %c6 : index
          memref.store %1676, %5[%1677] : memref<?xf32>
          %1678 = vector.extract %372#16[1] : f32 from vector<8xf32>
          %1679 = arith.addi %1643, %c121 : index
          memref.store %1678, %5[%1679] : memref<?xf32>
          %1680 = vector.extract %372#16[2] : f32 from vector<8xf32>
          %1681 = arith.addi %1643, %c122 : index
          memref.store %1680, %5[%1681] : memref<?xf32>
          %1682 = vector.extract %372#16[3] : f32 from vector<8xf32>
          %1683 = arith.addi %1643, %c123 : index
          memref.store %1682, %5[%1683] : memref<?xf32>
          %1684 = vector.extract %372#16[4] : f32 from vector<8xf32>
          %1685 = arith.addi %1643, %c78 : index
          memref.store %1684, %5[%1685] : memref<?xf32>
          %1686 = vector.extract %372#16[5] : f32 from vector<8xf32>
          %1687 = arith.addi %1643, %c124 : index
          memref.store %1686, %5[%1687] : memref<?xf32>
          %1688 = vector.extract %372#16[6] : f32 from vector<8xf32>
          %1689 = arith.addi %1643, %c125 : index
          memref.store %1688, %5[%1689] : memref<?xf32>
          %1690 = vector.extract %372#16[7] : f32 from vector<8xf32>
          %1691 = arith.addi %1643, %c126 : index
          memref.store %1690, %5[%1691] : memref<?xf32>
          %1692 = vector.extract %372#17[0] : f32 from vector<8xf32>
          %1693 = arith.addi %1643, %c79 : index
          memref.store %1692, %5[%1693] : memref<?xf32>
          %1694 = vector.extract %372#17[1] : f32 from vector<8xf32>
          %1695 = arith.addi %1643, %c127 : index
          memref.store %1694, %5[%1695] : memref<?xf32>
          %1696 = vector.extract %372#17[2] : f32 from vector<8xf32>
          %1697 = arith.addi %1643, %c128 : index
          memref.store %1696, %5[%1697] : memref<?xf32>
          %1698 = vector.extract %372#17[3] : f32 from vector<8xf32>
          %1699 = arith.addi %1643, %c129 : index
          memref.store %1698, %5[%1699] : memref<?xf32>
          %1700 = vector.extract %372#17[4] : f32 from vector<8xf32>
          %1701 = arith.addi %1643, %c80 : index
          memref.store %1700, %5[%1701] : memref<?xf32>
          %1702 = vector.extract %372#17[5] : f32 from vector<8xf32>
          %1703 = arith.addi %1643, %c130 : index
          memref.store %1702, %5[%1703] : memref<?xf32>
          %1704 = vector.extract %372#17[6] : f32 from vector<8xf32>
          %1705 = arith.addi %1643, %c131 : index
          memref.store %1704, %5[%1705] : memref<?xf32>
          %1706 = vector.extract %372#17[7] : f32 from vector<8xf32>
          %1707 = arith.addi %1643, %c132 : index
          memref.store %1706, %5[%1707] : memref<?xf32>
        }
        wave.barrier
        %1708 = memref.load %5[%1355] : memref<?xf32>
        %1709 = memref.load %5[%1357] : memref<?xf32>
        %1710 = memref.load %5[%1359] : memref<?xf32>
        %1711 = memref.load %5[%1361] : memref<?xf32>
        %1712 = memref.load %5[%1363] : memref<?xf32>
        %1713 = memref.load %5[%1365] : memref<?xf32>
        %1714 = memref.load %5[%1367] : memref<?xf32>
        %1715 = memref.load %5[%1369] : memref<?xf32>
        %1716 = arith.mulf %1708, %1307 : f32
        %1717 = math.fma %1709, %1309, %1716 : f32
        %1718 = arith.mulf %1717, %1314 : f32
        %1719 = math.fma %1710, %1316, %1718 : f32
        %1720 = arith.mulf %1719, %1321 : f32
        %1721 = math.fma %1711, %1323, %1720 : f32
        %1722 = arith.mulf %1721, %1328 : f32
        %1723 = math.fma %1712, %1330, %1722 : f32
        %1724 = arith.mulf %1723, %1335 : f32
        %1725 = math.fma %1713, %1337, %1724 : f32
        %1726 = arith.mulf %1725, %1342 : f32
        %1727 = math.fma %1714, %1344, %1726 : f32
        %1728 = arith.mulf %1727, %1349 : f32
        %1729 = math.fma %1715, %1351, %1728 : f32
        %1730 = memref.load %5[%1386] : memref<?xf32>
        %1731 = memref.load %5[%1388] : memref<?xf32>
        %1732 = memref.load %5[%1390] : memref<?xf32>
        %1733 = memref.load %5[%1392] : memref<?xf32>
        %1734 = memref.load %5[%1394] : memref<?xf32>
        %1735 = memref.load %5[%1396] : memref<?xf32>
        %1736 = memref.load %5[%1398] : memref<?xf32>
        %1737 = memref.load %5[%1400] : memref<?xf32>
        %1738 = arith.mulf %1730, %1307 : f32
        %1739 = math.fma %1731, %1309, %1738 : f32
        %1740 = arith.mulf %1739, %1314 : f32
        %1741 = math.fma %1732, %1316, %1740 : f32
        %1742 = arith.mulf %1741, %1321 : f32
        %1743 = math.fma %1733, %1323, %1742 : f32
        %1744 = arith.mulf %1743, %1328 : f32
        %1745 = math.fma %1734, %1330, %1744 : f32
        %1746 = arith.mulf %1745, %1335 : f32
        %1747 = math.fma %1735, %1337, %1746 : f32
        %1748 = arith.mulf %1747, %1342 : f32
        %1749 = math.fma %1736, %1344, %1748 : f32
        %1750 = arith.mulf %1749, %1349 : f32
        %1751 = math.fma %1737, %1351, %1750 : f32
        %1752 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1752 {
          %1753 = arith.divf %c133, %1353 : f32
          %1754 = arith.addi %17, %1200 : index
          %1755 = arith.cmpi slt, %1754, %groupSize : index
          scf.if %1755 {
            %1756 = arith.muli %15, %groupSize : index
            %1757 = arith.addi %1756, %1754 : index
            %1758 = arith.muli %1757, %c6 : index
            %1759 = arith.muli %heads, %c6 : index
            %1760 = arith.divui %1354, %c8 : index
            %1761 = arith.muli %15, %c6 : index
            %1762 = arith.addi %1761, %1760 : index
            %1763 = memref.load %factors[%1762] : memref<?xf32>
            %1764 = arith.muli %kvHeads, %c6 : index
            %1765 = arith.addi %1762, %1764 : index
            %1766 = memref.load %factors[%1765] : memref<?xf32>
            %1767 = arith.mulf %1384, %1753 : f32
            %1768 = math.fma %1767, %1763, %1766 : f32
            %1769 = arith.addi %1758, %1760 : index
            %1770 = arith.divui %24, %outTileRows : index
            %1771 = arith.divui %1759, %c3 : index
            %1772 = arith.muli %1770, %1771 : index
            %1773 = arith.divui %1769, %c3 : index
            %1774 = arith.addi %1772, %1773 : index
            %1775 = arith.muli %1774, %c9 : index
            %1776 = arith.remui %1769, %c3 : index
            %1777 = arith.divui %1776, %c8 : index
            %1778 = arith.addi %1775, %1777 : index
            %1779 = arith.muli %outTileRows, %c8 : index
            %1780 = arith.muli %1778, %1779 : index
            %1781 = arith.remui %24, %outTileRows : index
            %1782 = arith.muli %1781, %c8 : index
            %1783 = arith.addi %1780, %1782 : index
            %1784 = arith.remui %1769, %c8 : index
            %1785 = arith.addi %1783, %1784 : index
            %1786 = arith.addf %1768, %c73 : f32
            %1787 = arith.minimumf %1786, %c135 : f32
            %1788 = arith.maximumf %1787, %c136 : f32
            %1789 = arith.truncf %1788 : f32 to f16
            memref.store %1789, %out[%1785] : memref<?xf16>
            %1790 = arith.divui %1385, %c8 : index
            %1791 = arith.addi %1761, %1790 : index
            %1792 = memref.load %factors[%1791] : memref<?xf32>
            %1793 = arith.addi %1791, %1764 : index
            %1794 = memref.load %factors[%1793] : memref<?xf32>
            %1795 = arith.mulf %1415, %1753 : f32
            %1796 = math.fma %1795, %1792, %1794 : f32
            %1797 = arith.addi %1758, %1790 : index
            %1798 = arith.divui %1797, %c3 : index
            %1799 = arith.addi %1772, %1798 : index
            %1800 = arith.muli %1799, %c9 : index
            %1801 = arith.remui %1797, %c3 : index
            %1802 = arith.divui %1801, %c8 : index
            %1803 = arith.addi %1800, %1802 : index
            %1804 = arith.muli %1803, %1779 : index
            %1805 = arith.addi %1804, %1782 : index
            %1806 = arith.remui %1797, %c8 : index
            %1807 = arith.addi %1805, %1806 : index
            %1808 = arith.addf %1796, %c73 : f32
            %1809 = arith.minimumf %1808, %c135 : f32
            %1810 = arith.maximumf %1809, %c136 : f32
            %1811 = arith.truncf %1810 : f32 to f16
            memref.store %1811, %out[%1807] : memref<?xf16>
            %1812 = arith.addi %1198, %c24 : index
            %1813 = arith.divui %1812, %c8 : index
            %1814 = arith.addi %1761, %1813 : index
            %1815 = memref.load %factors[%1814] : memref<?xf32>
            %1816 = arith.addi %1814, %1764 : index
            %1817 = memref.load %factors[%1816] : memref<?xf32>
            %1818 = arith.mulf %1505, %1753 : f32
            %1819 = math.fma %1818, %1815, %1817 : f32
            %1820 = arith.addi %1758, %1813 : index
            %1821 = arith.divui %1820, %c3 : index
            %1822 = arith.addi %1772, %1821 : index
            %1823 = arith.muli %1822, %c9 : index
            %1824 = arith.remui %1820, %c3 : index
            %1825 = arith.divui %1824, %c8 : index
            %1826 = arith.addi %1823, %1825 : index
            %1827 = arith.muli %1826, %1779 : index
            %1828 = arith.addi %1827, %1782 : index
            %1829 = arith.remui %1820, %c8 : index
            %1830 = arith.addi %1828, %1829 : index
            %1831 = arith.addf %1819, %c73 : f32
            %1832 = arith.minimumf %1831, %c135 : f32
            %1833 = arith.maximumf %1832, %c136 : f32
            %1834 = arith.truncf %1833 : f32 to f16
            memref.store %1834, %out[%1830] : memref<?xf16>
            %1835 = arith.addi %1198, %c59 : index
            %1836 = arith.divui %1835, %c8 : index
            %1837 = arith.addi %1761, %1836 : index
            %1838 = memref.load %factors[%1837] : memref<?xf32>
            %1839 = arith.addi %1837, %1764 : index
            %1840 = memref.load %factors[%1839] : memref<?xf32>
            %1841 = arith.mulf %1527, %1753 : f32
            %1842 = math.fma %1841, %1838, %1840 : f32
            %1843 = arith.addi %1758, %1836 : index
            %1844 = arith.divui %1843, %c3 : index
            %1845 = arith.addi %1772, %1844 : index
            %1846 = arith.muli %1845, %c9 : index
            %1847 = arith.remui %1843, %c3 : index
            %1848 = arith.divui %1847, %c8 : index
            %1849 = arith.addi %1846, %1848 : index
            %1850 = arith.muli %1849, %1779 : index
            %1851 = arith.addi %1850, %1782 : index
            %1852 = arith.remui %1843, %c8 : index
            %1853 = arith.addi %1851, %1852 : index
            %1854 = arith.addf %1842, %c73 : f32
            %1855 = arith.minimumf %1854, %c135 : f32
            %1856 = arith.maximumf %1855, %c136 : f32
            %1857 = arith.truncf %1856 : f32 to f16
            memref.store %1857, %out[%1853] : memref<?xf16>
            %1858 = arith.addi %1198, %c60 : index
            %1859 = arith.divui %1858, %c8 : index
            %1860 = arith.addi %1761, %1859 : index
            %1861 = memref.load %factors[%1860] : memref<?xf32>
            %1862 = arith.addi %1860, %1764 : index
            %1863 = memref.load %factors[%1862] : memref<?xf32>
            %1864 = arith.mulf %1617, %1753 : f32
            %1865 = math.fma %1864, %1861, %1863 : f32
            %1866 = arith.addi %1758, %1859 : index
            %1867 = arith.divui %1866, %c3 : index
            %1868 = arith.addi %1772, %1867 : index
            %1869 = arith.muli %1868, %c9 : index
            %1870 = arith.remui %1866, %c3 : index
            %1871 = arith.divui %1870, %c8 : index
            %1872 = arith.addi %1869, %1871 : index
            %1873 = arith.muli %1872, %1779 : index
            %1874 = arith.addi %1873, %1782 : index
            %1875 = arith.remui %1866, %c8 : index
            %1876 = arith.addi %1874, %1875 : index
            %1877 = arith.addf %1865, %c73 : f32
            %1878 = arith.minimumf %1877, %c135 : f32
            %1879 = arith.maximumf %1878, %c136 : f32
            %1880 = arith.truncf %1879 : f32 to f16
            memref.store %1880, %out[%1876] : memref<?xf16>
            %1881 = arith.addi %1198, %c61 : index
            %1882 = arith.divui %1881, %c8 : index
            %1883 = arith.addi %1761, %1882 : index
            %1884 = memref.load %factors[%1883] : memref<?xf32>
            %1885 = arith.addi %1883, %1764 : index
            %1886 = memref.load %factors[%1885] : memref<?xf32>
            %1887 = arith.mulf %1639, %1753 : f32
            %1888 = math.fma %1887, %1884, %1886 : f32
            %1889 = arith.addi %1758, %1882 : index
            %1890 = arith.divui %1889, %c3 : index
            %1891 = arith.addi %1772, %1890 : index
            %1892 = arith.muli %1891, %c9 : index
            %1893 = arith.remui %1889, %c3 : index
            %1894 = arith.divui %1893, %c8 : index
            %1895 = arith.addi %1892, %1894 : index
            %1896 = arith.muli %1895, %1779 : index
            %1897 = arith.addi %1896, %1782 : index
            %1898 = arith.remui %1889, %c8 : index
            %1899 = arith.addi %1897, %1898 : index
            %1900 = arith.addf %1888, %c73 : f32
            %1901 = arith.minimumf %1900, %c135 : f32
            %1902 = arith.maximumf %1901, %c136 : f32
            %1903 = arith.truncf %1902 : f32 to f16
            memref.store %1903, %out[%1899] : memref<?xf16>
            %1904 = arith.addi %1198, %c62 : index
            %1905 = arith.divui %1904, %c8 : index
            %1906 = arith.addi %1761, %1905 : index
            %1907 = memref.load %factors[%1906] : memref<?xf32>
            %1908 = arith.addi %1906, %1764 : index
            %1909 = memref.load %factors[%1908] : memref<?xf32>
            %1910 = arith.mulf %1729, %1753 : f32
            %1911 = math.fma %1910, %1907, %1909 : f32
            %1912 = arith.addi %1758, %1905 : index
            %1913 = arith.divui %1912, %c3 : index
            %1914 = arith.addi %1772, %1913 : index
            %1915 = arith.muli %1914, %c9 : index
            %1916 = arith.remui %1912, %c3 : index
            %1917 = arith.divui %1916, %c8 : index
            %1918 = arith.addi %1915, %1917 : index
            %1919 = arith.muli %1918, %1779 : index
            %1920 = arith.addi %1919, %1782 : index
            %1921 = arith.remui %1912, %c8 : index
            %1922 = arith.addi %1920, %1921 : index
            %1923 = arith.addf %1911, %c73 : f32
            %1924 = arith.minimumf %1923, %c135 : f32
            %1925 = arith.maximumf %1924, %c136 : f32
            %1926 = arith.truncf %1925 : f32 to f16
            memref.store %1926, %out[%1922] : memref<?xf16>
            %1927 = arith.addi %1198, %c63 : index
            %1928 = arith.divui %1927, %c8 : index
            %1929 = arith.addi %1761, %1928 : index
            %1930 = memref.load %factors[%1929] : memref<?xf32>
            %1931 = arith.addi %1929, %1764 : index
            %1932 = memref.load %factors[%1931] : memref<?xf32>
            %1933 = arith.mulf %1751, %1753 : f32
            %1934 = math.fma %1933, %1930, %1932 : f32
            %1935 = arith.addi %1758, %1928 : index
            %1936 = arith.divui %1935, %c3 : index
            %1937 = arith.addi %1772, %1936 : index
            %1938 = arith.muli %1937, %c9 : index
            %1939 = arith.remui %1935, %c3 : index
            %1940 = arith.divui %1939, %c8 : index
            %1941 = arith.addi %1938, %1940 : index
            %1942 = arith.muli %1941, %1779 : index
            %1943 = arith.addi %1942, %1782 : index
            %1944 = arith.remui %1935, %c8 : index
            %1945 = arith.addi %1943, %1944 : index
            %1946 = arith.addf %1934, %c73 : f32
            %1947 = arith.minimumf %1946, %c135 : f32
            %1948 = arith.maximumf %1947, %c136 : f32
            %1949 = arith.truncf %1948 : f32 to f16
            memref.store %1949, %out[%1945] : memref<?xf16>
          }
        } else {
          %1950 = arith.addi %ranges, %groups : index
          %1951 = arith.muli %9, %1950 : index
          %1952 = arith.index_castui %364 : i32 to index
          %1953 = arith.addi %1951, %1952 : index
          %1954 = arith.muli %1953, %c139 : index
          %1955 = arith.addi %1954, %1354 : index
          memref.store %1384, %partial[%1955] : memref<?xf32>
          %1956 = arith.addi %1954, %1385 : index
          memref.store %1415, %partial[%1956] : memref<?xf32>
          %1957 = arith.addi %1198, %c24 : index
          %1958 = arith.addi %1954, %1957 : index
          memref.store %1505, %partial[%1958] : memref<?xf32>
          %1959 = arith.addi %1198, %c59 : index
          %1960 = arith.addi %1954, %1959 : index
          memref.store %1527, %partial[%1960] : memref<?xf32>
          %1961 = arith.addi %1198, %c60 : index
          %1962 = arith.addi %1954, %1961 : index
          memref.store %1617, %partial[%1962] : memref<?xf32>
          %1963 = arith.addi %1198, %c61 : index
          %1964 = arith.addi %1954, %1963 : index
          memref.store %1639, %partial[%1964] : memref<?xf32>
          %1965 = arith.addi %1198, %c62 : index
          %1966 = arith.addi %1954, %1965 : index
          memref.store %1729, %partial[%1966] : memref<?xf32>
          %1967 = arith.addi %1198, %c63 : index
          %1968 = arith.addi %1954, %1967 : index
          memref.store %1751, %partial[%1968] : memref<?xf32>
          %1969 = arith.cmpi slt, %1198, %c8 : index
          scf.if %1969 {
            %1970 = arith.addi %1954, %c15 : index
            %1971 = arith.addi %1970, %1198 : index
            memref.store %1347, %partial[%1971] : memref<?xf32>
            %1972 = arith.addi %1971, %c8 : index
            memref.store %1353, %partial[%1972] : memref<?xf32>
          }
          %1973 = arith.addi %42, %c103 : i32
          %1974 = arith.divui %1973, %c104 : i32
          %1975 = arith.divui %364, %c104 : i32
          %1976 = arith.addi %groups, %c4 : index
          %1977 = arith.muli %9, %1976 : index
          %1978 = arith.muli %1975, %c104 : i32
          %1979 = arith.subi %42, %1978 : i32
          %1980 = arith.minsi %1979, %c104 : i32
          %1981 = arith.index_castui %1975 : i32 to index
          %1982 = arith.addi %1977, %1981 : index
          %1983 = arith.index_castui %1980 : i32 to index
          %1984 = wave.arrive %counters[%1982], %1983 : memref<?xi32>
          scf.if %1984 {
            %1996:10 = scf.for %1985 = %c77 to %1980 step %c104 iter_args(%1986 = %c72, %1987 = %c73, %1988 = %c73, %1989 = %c73, %1990 = %c73, %1991 = %c73, %1992 = %c73, %1993 = %c73, %1994 = %c73, %1995 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1997 = arith.addi %1985, %c77 : i32
              %1998 = arith.subi %1980, %c17 : i32
              %1999 = arith.minsi %1997, %1998 : i32
              %2000 = arith.addi %1978, %1999 : i32
              %2001 = arith.index_castui %2000 : i32 to index
              %2002 = arith.addi %1951, %2001 : index
              %2003 = arith.muli %2002, %c139 : index
              %2004 = arith.addi %2003, %c15 : index
              %2005 = arith.addi %2004, %1200 : index
              %2006 = memref.load %partial[%2005] : memref<?xf32>
              %2007 = arith.cmpi slt, %1997, %1980 : i32
              %2008 = arith.select %2007, %2006, %c72 : f32
              %2009 = arith.addi %2003, %1198 : index
              %2010 = arith.addi %2009, %c23 : index
              %2011 = memref.load %partial[%2010] : memref<?xf32>
              %2012 = arith.addi %2009, %c6 : index
              %2013 = memref.load %partial[%2012] : memref<?xf32>
              %2014 = arith.addi %2009, %c24 : index
              %2015 = memref.load %partial[%2014] : memref<?xf32>
              %2016 = arith.addi %2009, %c59 : index
              %2017 = memref.load %partial[%2016] : memref<?xf32>
              %2018 = arith.addi %2009, %c60 : index
              %2019 = memref.load %partial[%2018] : memref<?xf32>
              %2020 = arith.addi %2009, %c61 : index
              %2021 = memref.load %partial[%2020] : memref<?xf32>
              %2022 = arith.addi %2009, %c62 : index
              %2023 = memref.load %partial[%2022] : memref<?xf32>
              %2024 = arith.addi %2009, %c63 : index
              %2025 = memref.load %partial[%2024] : memref<?xf32>
              %2026 = arith.addi %2005, %c8 : index
              %2027 = memref.load %partial[%2026] : memref<?xf32>
              %2028 = arith.addi %1985, %c17 : i32
              %2029 = arith.minsi %2028, %1998 : i32
              %2030 = arith.addi %1978, %2029 : i32
              %2031 = arith.index_castui %2030 : i32 to index
              %2032 = arith.addi %1951, %2031 : index
              %2033 = arith.muli %2032, %c139 : index
              %2034 = arith.addi %2033, %c15 : index
              %2035 = arith.addi %2034, %1200 : index
              %2036 = memref.load %partial[%2035] : memref<?xf32>
              %2037 = arith.cmpi slt, %2028, %1980 : i32
              %2038 = arith.select %2037, %2036, %c72 : f32
              %2039 = arith.addi %2033, %1198 : index
              %2040 = arith.addi %2039, %c23 : index
              %2041 = memref.load %partial[%2040] : memref<?xf32>
              %2042 = arith.addi %2039, %c6 : index
              %2043 = memref.load %partial[%2042] : memref<?xf32>
              %2044 = arith.addi %2039, %c24 : index
              %2045 = memref.load %partial[%2044] : memref<?xf32>
              %2046 = arith.addi %2039, %c59 : index
              %2047 = memref.load %partial[%2046] : memref<?xf32>
              %2048 = arith.addi %2039, %c60 : index
              %2049 = memref.load %partial[%2048] : memref<?xf32>
              %2050 = arith.addi %2039, %c61 : index
              %2051 = memref.load %partial[%2050] : memref<?xf32>
              %2052 = arith.addi %2039, %c62 : index
              %2053 = memref.load %partial[%2052] : memref<?xf32>
              %2054 = arith.addi %2039, %c63 : index
              %2055 = memref.load %partial[%2054] : memref<?xf32>
              %2056 = arith.addi %2035, %c8 : index
              %2057 = memref.load %partial[%2056] : memref<?xf32>
              %2058 = arith.addi %1985, %c95 : i32
              %2059 = arith.minsi %2058, %1998 : i32
              %2060 = arith.addi %1978, %2059 : i32
              %2061 = arith.index_castui %2060 : i32 to index
              %2062 = arith.addi %1951, %2061 : index
              %2063 = arith.muli %2062, %c139 : index
              %2064 = arith.addi %2063, %c15 : index
              %2065 = arith.addi %2064, %1200 : index
              %2066 = memref.load %partial[%2065] : memref<?xf32>
              %2067 = arith.cmpi slt, %2058, %1980 : i32
              %2068 = arith.select %2067, %2066, %c72 : f32
              %2069 = arith.addi %2063, %1198 : index
              %2070 = arith.addi %2069, %c23 : index
              %2071 = memref.load %partial[%2070] : memref<?xf32>
              %2072 = arith.addi %2069, %c6 : index
              %2073 = memref.load %partial[%2072] : memref<?xf32>
              %2074 = arith.addi %2069, %c24 : index
              %2075 = memref.load %partial[%2074] : memref<?xf32>
              %2076 = arith.addi %2069, %c59 : index
              %2077 = memref.load %partial[%2076] : memref<?xf32>
              %2078 = arith.addi %2069, %c60 : index
              %2079 = memref.load %partial[%2078] : memref<?xf32>
              %2080 = arith.addi %2069, %c61 : index
              %2081 = memref.load %partial[%2080] : memref<?xf32>
              %2082 = arith.addi %2069, %c62 : index
              %2083 = memref.load %partial[%2082] : memref<?xf32>
              %2084 = arith.addi %2069, %c63 : index
              %2085 = memref.load %partial[%2084] : memref<?xf32>
              %2086 = arith.addi %2065, %c8 : index
              %2087 = memref.load %partial[%2086] : memref<?xf32>
              %2088 = arith.addi %1985, %c97 : i32
              %2089 = arith.minsi %2088, %1998 : i32
              %2090 = arith.addi %1978, %2089 : i32
              %2091 = arith.index_castui %2090 : i32 to index
              %2092 = arith.addi %1951, %2091 : index
              %2093 = arith.muli %2092, %c139 : index
              %2094 = arith.addi %2093, %c15 : index
              %2095 = arith.addi %2094, %1200 : index
              %2096 = memref.load %partial[%2095] : memref<?xf32>
              %2097 = arith.cmpi slt, %2088, %1980 : i32
              %2098 = arith.select %2097, %2096, %c72 : f32
              %2099 = arith.addi %2093, %1198 : index
              %2100 = arith.addi %2099, %c23 : index
              %2101 = memref.load %partial[%2100] : memref<?xf32>
              %2102 = arith.addi %2099, %c6 : index
              %2103 = memref.load %partial[%2102] : memref<?xf32>
              %2104 = arith.addi %2099, %c24 : index
              %2105 = memref.load %partial[%2104] : memref<?xf32>
              %2106 = arith.addi %2099, %c59 : index
              %2107 = memref.load %partial[%2106] : memref<?xf32>
              %2108 = arith.addi %2099, %c60 : index
              %2109 = memref.load %partial[%2108] : memref<?xf32>
              %2110 = arith.addi %2099, %c61 : index
              %2111 = memref.load %partial[%2110] : memref<?xf32>
              %2112 = arith.addi %2099, %c62 : index
              %2113 = memref.load %partial[%2112] : memref<?xf32>
              %2114 = arith.addi %2099, %c63 : index
              %2115 = memref.load %partial[%2114] : memref<?xf32>
              %2116 = arith.addi %2095, %c8 : index
              %2117 = memref.load %partial[%2116] : memref<?xf32>
              %2118 = arith.addi %1985, %c98 : i32
              %2119 = arith.minsi %2118, %1998 : i32
              %2120 = arith.addi %1978, %2119 : i32
              %2121 = arith.index_castui %2120 : i32 to index
              %2122 = arith.addi %1951, %2121 : index
              %2123 = arith.muli %2122, %c139 : index
              %2124 = arith.addi %2123, %c15 : index
              %2125 = arith.addi %2124, %1200 : index
              %2126 = memref.load %partial[%2125] : memref<?xf32>
              %2127 = arith.cmpi slt, %2118, %1980 : i32
              %2128 = arith.select %2127, %2126, %c72 : f32
              %2129 = arith.addi %2123, %1198 : index
              %2130 = arith.addi %2129, %c23 : index
              %2131 = memref.load %partial[%2130] : memref<?xf32>
              %2132 = arith.addi %2129, %c6 : index
              %2133 = memref.load %partial[%2132] : memref<?xf32>
              %2134 = arith.addi %2129, %c24 : index
              %2135 = memref.load %partial[%2134] : memref<?xf32>
              %2136 = arith.addi %2129, %c59 : index
              %2137 = memref.load %partial[%2136] : memref<?xf32>
              %2138 = arith.addi %2129, %c60 : index
              %2139 = memref.load %partial[%2138] : memref<?xf32>
              %2140 = arith.addi %2129, %c61 : index
              %2141 = memref.load %partial[%2140] : memref<?xf32>
              %2142 = arith.addi %2129, %c62 : index
              %2143 = memref.load %partial[%2142] : memref<?xf32>
              %2144 = arith.addi %2129, %c63 : index
              %2145 = memref.load %partial[%2144] : memref<?xf32>
              %2146 = arith.addi %2125, %c8 : index
              %2147 = memref.load %partial[%2146] : memref<?xf32>
              %2148 = arith.addi %1985, %c100 : i32
              %2149 = arith.minsi %2148, %1998 : i32
              %2150 = arith.addi %1978, %2149 : i32
              %2151 = arith.index_castui %2150 : i32 to index
              %2152 = arith.addi %1951, %2151 : index
              %2153 = arith.muli %2152, %c139 : index
              %2154 = arith.addi %2153, %c15 : index
              %2155 = arith.addi %2154, %1200 : index
              %2156 = memref.load %partial[%2155] : memref<?xf32>
              %2157 = arith.cmpi slt, %2148, %1980 : i32
              %2158 = arith.select %2157, %2156, %c72 : f32
              %2159 = arith.addi %2153, %1198 : index
              %2160 = arith.addi %2159, %c23 : index
              %2161 = memref.load %partial[%2160] : memref<?xf32>
              %2162 = arith.addi %2159, %c6 : index
              %2163 = memref.load %partial[%2162] : memref<?xf32>
              %2164 = arith.addi %2159, %c24 : index
              %2165 = memref.load %partial[%2164] : memref<?xf32>
              %2166 = arith.addi %2159, %c59 : index
              %2167 = memref.load %partial[%2166] : memref<?xf32>
              %2168 = arith.addi %2159, %c60 : index
              %2169 = memref.load %partial[%2168] : memref<?xf32>
              %2170 = arith.addi %2159, %c61 : index
              %2171 = memref.load %partial[%2170] : memref<?xf32>
              %2172 = arith.addi %2159, %c62 : index
              %2173 = memref.load %partial[%2172] : memref<?xf32>
              %2174 = arith.addi %2159, %c63 : index
              %2175 = memref.load %partial[%2174] : memref<?xf32>
              %2176 = arith.addi %2155, %c8 : index
              %2177 = memref.load %partial[%2176] : memref<?xf32>
              %2178 = arith.addi %1985, %c101 : i32
              %2179 = arith.minsi %2178, %1998 : i32
              %2180 = arith.addi %1978, %2179 : i32
              %2181 = arith.index_castui %2180 : i32 to index
              %2182 = arith.addi %1951, %2181 : index
              %2183 = arith.muli %2182, %c139 : index
              %2184 = arith.addi %2183, %c15 : index
              %2185 = arith.addi %2184, %1200 : index
              %2186 = memref.load %partial[%2185] : memref<?xf32>
              %2187 = arith.cmpi slt, %2178, %1980 : i32
              %2188 = arith.select %2187, %2186, %c72 : f32
              %2189 = arith.addi %2183, %1198 : index
              %2190 = arith.addi %2189, %c23 : index
              %2191 = memref.load %partial[%2190] : memref<?xf32>
              %2192 = arith.addi %2189, %c6 : index
              %2193 = memref.load %partial[%2192] : memref<?xf32>
              %2194 = arith.addi %2189, %c24 : index
              %2195 = memref.load %partial[%2194] : memref<?xf32>
              %2196 = arith.addi %2189, %c59 : index
              %2197 = memref.load %partial[%2196] : memref<?xf32>
              %2198 = arith.addi %2189, %c60 : index
              %2199 = memref.load %partial[%2198] : memref<?xf32>
              %2200 = arith.addi %2189, %c61 : index
              %2201 = memref.load %partial[%2200] : memref<?xf32>
              %2202 = arith.addi %2189, %c62 : index
              %2203 = memref.load %partial[%2202] : memref<?xf32>
              %2204 = arith.addi %2189, %c63 : index
              %2205 = memref.load %partial[%2204] : memref<?xf32>
              %2206 = arith.addi %2185, %c8 : index
              %2207 = memref.load %partial[%2206] : memref<?xf32>
              %2208 = arith.addi %1985, %c103 : i32
              %2209 = arith.minsi %2208, %1998 : i32
              %2210 = arith.addi %1978, %2209 : i32
              %2211 = arith.index_castui %2210 : i32 to index
              %2212 = arith.addi %1951, %2211 : index
              %2213 = arith.muli %2212, %c139 : index
              %2214 = arith.addi %2213, %c15 : index
              %2215 = arith.addi %2214, %1200 : index
              %2216 = memref.load %partial[%2215] : memref<?xf32>
              %2217 = arith.cmpi slt, %2208, %1980 : i32
              %2218 = arith.select %2217, %2216, %c72 : f32
              %2219 = arith.addi %2213, %1198 : index
              %2220 = arith.addi %2219, %c23 : index
              %2221 = memref.load %partial[%2220] : memref<?xf32>
              %2222 = arith.addi %2219, %c6 : index
              %2223 = memref.load %partial[%2222] : memref<?xf32>
              %2224 = arith.addi %2219, %c24 : index
              %2225 = memref.load %partial[%2224] : memref<?xf32>
              %2226 = arith.addi %2219, %c59 : index
              %2227 = memref.load %partial[%2226] : memref<?xf32>
              %2228 = arith.addi %2219, %c60 : index
              %2229 = memref.load %partial[%2228] : memref<?xf32>
              %2230 = arith.addi %2219, %c61 : index
              %2231 = memref.load %partial[%2230] : memref<?xf32>
              %2232 = arith.addi %2219, %c62 : index
              %2233 = memref.load %partial[%2232] : memref<?xf32>
              %2234 = arith.addi %2219, %c63 : index
              %2235 = memref.load %partial[%2234] : memref<?xf32>
              %2236 = arith.addi %2215, %c8 : index
              %2237 = memref.load %partial[%2236] : memref<?xf32>
              %2238 = arith.maxnumf %1986, %2008 fastmath<nnan> : f32
              %2239 = arith.subf %1986, %2238 : f32
              %2240 = wave.exp2 %2239 : f32
              %2241 = arith.subf %2008, %2238 : f32
              %2242 = wave.exp2 %2241 : f32
              %2243 = arith.mulf %1987, %2240 : f32
              %2244 = math.fma %2027, %2242, %2243 : f32
              %2245 = arith.mulf %1988, %2240 : f32
              %2246 = math.fma %2011, %2242, %2245 : f32
              %2247 = arith.mulf %1989, %2240 : f32
              %2248 = math.fma %2013, %2242, %2247 : f32
              %2249 = arith.mulf %1990, %2240 : f32
              %2250 = math.fma %2015, %2242, %2249 : f32
              %2251 = arith.mulf %1991, %2240 : f32
              %2252 = math.fma %2017, %2242, %2251 : f32
              %2253 = arith.mulf %1992, %2240 : f32
              %2254 = math.fma %2019, %2242, %2253 : f32
              %2255 = arith.mulf %1993, %2240 : f32
              %2256 = math.fma %2021, %2242, %2255 : f32
              %2257 = arith.mulf %1994, %2240 : f32
              %2258 = math.fma %2023, %2242, %2257 : f32
              %2259 = arith.mulf %1995, %2240 : f32
              %2260 = math.fma %2025, %2242, %2259 : f32
              %2261 = arith.maxnumf %2238, %2038 fastmath<nnan> : f32
              %2262 = arith.subf %2238, %2261 : f32
              %2263 = wave.exp2 %2262 : f32
              %2264 = arith.subf %2038, %2261 : f32
              %2265 = wave.exp2 %2264 : f32
              %2266 = arith.mulf %2244, %2263 : f32
              %2267 = math.fma %2057, %2265, %2266 : f32
              %2268 = arith.mulf %2246, %2263 : f32
              %2269 = math.fma %2041, %2265, %2268 : f32
              %2270 = arith.mulf %2248, %2263 : f32
              %2271 = math.fma %2043, %2265, %2270 : f32
              %2272 = arith.mulf %2250, %2263 : f32
              %2273 = math.fma %2045, %2265, %2272 : f32
              %2274 = arith.mulf %2252, %2263 : f32
              %2275 = math.fma %2047, %2265, %2274 : f32
              %2276 = arith.mulf %2254, %2263 : f32
              %2277 = math.fma %2049, %2265, %2276 : f32
              %2278 = arith.mulf %2256, %2263 : f32
              %2279 = math.fma %2051, %2265, %2278 : f32
              %2280 = arith.mulf %2258, %2263 : f32
              %2281 = math.fma %2053, %2265, %2280 : f32
              %2282 = arith.mulf %2260, %2263 : f32
              %2283 = math.fma %2055, %2265, %2282 : f32
              %2284 = arith.maxnumf %2261, %2068 fastmath<nnan> : f32
              %2285 = arith.subf %2261, %2284 : f32
              %2286 = wave.exp2 %2285 : f32
              %2287 = arith.subf %2068, %2284 : f32
              %2288 = wave.exp2 %2287 : f32
              %2289 = arith.mulf %2267, %2286 : f32
              %2290 = math.fma %2087, %2288, %2289 : f32
              %2291 = arith.mulf %2269, %2286 : f32
              %2292 = math.fma %2071, %2288, %2291 : f32
              %2293 = arith.mulf %2271, %2286 : f32
              %2294 = math.fma %2073, %2288, %2293 : f32
              %2295 = arith.mulf %2273, %2286 : f32
              %2296 = math.fma %2075, %2288, %2295 : f32
              %2297 = arith.mulf %2275, %2286 : f32
              %2298 = math.fma %2077, %2288, %2297 : f32
              %2299 = arith.mulf %2277, %2286 : f32
              %2300 = math.fma %2079, %2288, %2299 : f32
              %2301 = arith.mulf %2279, %2286 : f32
              %2302 = math.fma %2081, %2288, %2301 : f32
              %2303 = arith.mulf %2281, %2286 : f32
              %2304 = math.fma %2083, %2288, %2303 : f32
              %2305 = arith.mulf %2283, %2286 : f32
              %2306 = math.fma %2085, %2288, %2305 : f32
              %2307 = arith.maxnumf %2284, %2098 fastmath<nnan> : f32
              %2308 = arith.subf %2284, %2307 : f32
              %2309 = wave.exp2 %2308 : f32
              %2310 = arith.subf %2098, %2307 : f32
              %2311 = wave.exp2 %2310 : f32
              %2312 = arith.mulf %2290, %2309 : f32
              %2313 = math.fma %2117, %2311, %2312 : f32
              %2314 = arith.mulf %2292, %2309 : f32
              %2315 = math.fma %2101, %2311, %2314 : f32
              %2316 = arith.mulf %2294, %2309 : f32
              %2317 = math.fma %2103, %2311, %2316 : f32
              %2318 = arith.mulf %2296, %2309 : f32
              %2319 = math.fma %2105, %2311, %2318 : f32
              %2320 = arith.mulf %2298, %2309 : f32
              %2321 = math.fma %2107, %2311, %2320 : f32
              %2322 = arith.mulf %2300, %2309 : f32
              %2323 = math.fma %2109, %2311, %2322 : f32
              %2324 = arith.mulf %2302, %2309 : f32
              %2325 = math.fma %2111, %2311, %2324 : f32
              %2326 = arith.mulf %2304, %2309 : f32
              %2327 = math.fma %2113, %2311, %2326 : f32
              %2328 = arith.mulf %2306, %2309 : f32
              %2329 = math.fma %2115, %2311, %2328 : f32
              %2330 = arith.maxnumf %2307, %2128 fastmath<nnan> : f32
              %2331 = arith.subf %2307, %2330 : f32
              %2332 = wave.exp2 %2331 : f32
              %2333 = arith.subf %2128, %2330 : f32
              %2334 = wave.exp2 %2333 : f32
              %2335 = arith.mulf %2313, %2332 : f32
              %2336 = math.fma %2147, %2334, %2335 : f32
              %2337 = arith.mulf %2315, %2332 : f32
              %2338 = math.fma %2131, %2334, %2337 : f32
              %2339 = arith.mulf %2317, %2332 : f32
              %2340 = math.fma %2133, %2334, %2339 : f32
              %2341 = arith.mulf %2319, %2332 : f32
              %2342 = math.fma %2135, %2334, %2341 : f32
              %2343 = arith.mulf %2321, %2332 : f32
              %2344 = math.fma %2137, %2334, %2343 : f32
              %2345 = arith.mulf %2323, %2332 : f32
              %2346 = math.fma %2139, %2334, %2345 : f32
              %2347 = arith.mulf %2325, %2332 : f32
              %2348 = math.fma %2141, %2334, %2347 : f32
              %2349 = arith.mulf %2327, %2332 : f32
              %2350 = math.fma %2143, %2334, %2349 : f32
              %2351 = arith.mulf %2329, %2332 : f32
              %2352 = math.fma %2145, %2334, %2351 : f32
              %2353 = arith.maxnumf %2330, %2158 fastmath<nnan> : f32
              %2354 = arith.subf %2330, %2353 : f32
              %2355 = wave.exp2 %2354 : f32
              %2356 = arith.subf %2158, %2353 : f32
              %2357 = wave.exp2 %2356 : f32
              %2358 = arith.mulf %2336, %2355 : f32
              %2359 = math.fma %2177, %2357, %2358 : f32
              %2360 = arith.mulf %2338, %2355 : f32
              %2361 = math.fma %2161, %2357, %2360 : f32
              %2362 = arith.mulf %2340, %2355 : f32
              %2363 = math.fma %2163, %2357, %2362 : f32
              %2364 = arith.mulf %2342, %2355 : f32
              %2365 = math.fma %2165, %2357, %2364 : f32
              %2366 = arith.mulf %2344, %2355 : f32
              %2367 = math.fma %2167, %2357, %2366 : f32
              %2368 = arith.mulf %2346, %2355 : f32
              %2369 = math.fma %2169, %2357, %2368 : f32
              %2370 = arith.mulf %2348, %2355 : f32
              %2371 = math.fma %2171, %2357, %2370 : f32
              %2372 = arith.mulf %2350, %2355 : f32
              %2373 = math.fma %2173, %2357, %2372 : f32
              %2374 = arith.mulf %2352, %2355 : f32
              %2375 = math.fma %2175, %2357, %2374 : f32
              %2376 = arith.maxnumf %2353, %2188 fastmath<nnan> : f32
              %2377 = arith.subf %2353, %2376 : f32
              %2378 = wave.exp2 %2377 : f32
              %2379 = arith.subf %2188, %2376 : f32
              %2380 = wave.exp2 %2379 : f32
              %2381 = arith.mulf %2359, %2378 : f32
              %2382 = math.fma %2207, %2380, %2381 : f32
              %2383 = arith.mulf %2361, %2378 : f32
              %2384 = math.fma %2191, %2380, %2383 : f32
              %2385 = arith.mulf %2363, %2378 : f32
              %2386 = math.fma %2193, %2380, %2385 : f32
              %2387 = arith.mulf %2365, %2378 : f32
              %2388 = math.fma %2195, %2380, %2387 : f32
              %2389 = arith.mulf %2367, %2378 : f32
              %2390 = math.fma %2197, %2380, %2389 : f32
              %2391 = arith.mulf %2369, %2378 : f32
              %2392 = math.fma %2199, %2380, %2391 : f32
              %2393 = arith.mulf %2371, %2378 : f32
              %2394 = math.fma %2201, %2380, %2393 : f32
              %2395 = arith.mulf %2373, %2378 : f32
              %2396 = math.fma %2203, %2380, %2395 : f32
              %2397 = arith.mulf %2375, %2378 : f32
              %2398 = math.fma %2205, %2380, %2397 : f32
              %2399 = arith.maxnumf %2376, %2218 fastmath<nnan> : f32
              %2400 = arith.subf %2376, %2399 : f32
              %2401 = wave.exp2 %2400 : f32
              %2402 = arith.subf %2218, %2399 : f32
              %2403 = wave.exp2 %2402 : f32
              %2404 = arith.mulf %2382, %2401 : f32
              %2405 = math.fma %2237, %2403, %2404 : f32
              %2406 = arith.mulf %2384, %2401 : f32
              %2407 = math.fma %2221, %2403, %2406 : f32
              %2408 = arith.mulf %2386, %2401 : f32
              %2409 = math.fma %2223, %2403, %2408 : f32
              %2410 = arith.mulf %2388, %2401 : f32
              %2411 = math.fma %2225, %2403, %2410 : f32
              %2412 = arith.mulf %2390, %2401 : f32
              %2413 = math.fma %2227, %2403, %2412 : f32
              %2414 = arith.mulf %2392, %2401 : f32
              %2415 = math.fma %2229, %2403, %2414 : f32
              %2416 = arith.mulf %2394, %2401 : f32
              %2417 = math.fma %2231, %2403, %2416 : f32
              %2418 = arith.mulf %2396, %2401 : f32
              %2419 = math.fma %2233, %2403, %2418 : f32
              %2420 = arith.mulf %2398, %2401 : f32
              %2421 = math.fma %2235, %2403, %2420 : f32
              scf.yield %2399, %2405, %2407, %2409, %2411, %2413, %2415, %2417, %2419, %2421 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2422 = arith.cmpi eq, %1974, %c17 : i32
            scf.if %2422 {
              %2423 = arith.divf %c133, %1996#1 : f32
              %2424 = arith.addi %17, %1200 : index
              %2425 = arith.cmpi slt, %2424, %groupSize : index
              scf.if %2425 {
                %2426 = arith.muli %15, %groupSize : index
                %2427 = arith.addi %2426, %2424 : index
                %2428 = arith.muli %2427, %c6 : index
                %2429 = arith.muli %heads, %c6 : index
                %2430 = arith.divui %1354, %c8 : index
                %2431 = arith.muli %15, %c6 : index
                %2432 = arith.addi %2431, %2430 : index
                %2433 = memref.load %factors[%2432] : memref<?xf32>
                %2434 = arith.muli %kvHeads, %c6 : index
                %2435 = arith.addi %2432, %2434 : index
                %2436 = memref.load %factors[%2435] : memref<?xf32>
                %2437 = arith.mulf %1996#2, %2423 : f32
                %2438 = math.fma %2437, %2433, %2436 : f32
                %2439 = arith.addi %2428, %2430 : index
                %2440 = arith.divui %24, %outTileRows : index
                %2441 = arith.divui %2429, %c3 : index
                %2442 = arith.muli %2440, %2441 : index
                %2443 = arith.divui %2439, %c3 : index
                %2444 = arith.addi %2442, %2443 : index
                %2445 = arith.muli %2444, %c9 : index
                %2446 = arith.remui %2439, %c3 : index
                %2447 = arith.divui %2446, %c8 : index
                %2448 = arith.addi %2445, %2447 : index
                %2449 = arith.muli %outTileRows, %c8 : index
                %2450 = arith.muli %2448, %2449 : index
                %2451 = arith.remui %24, %outTileRows : index
                %2452 = arith.muli %2451, %c8 : index
                %2453 = arith.addi %2450, %2452 : index
                %2454 = arith.remui %2439, %c8 : index
                %2455 = arith.addi %2453, %2454 : index
                %2456 = arith.addf %2438, %c73 : f32
                %2457 = arith.minimumf %2456, %c135 : f32
                %2458 = arith.maximumf %2457, %c136 : f32
                %2459 = arith.truncf %2458 : f32 to f16
                memref.store %2459, %out[%2455] : memref<?xf16>
                %2460 = arith.divui %1385, %c8 : index
                %2461 = arith.addi %2431, %2460 : index
                %2462 = memref.load %factors[%2461] : memref<?xf32>
                %2463 = arith.addi %2461, %2434 : index
                %2464 = memref.load %factors[%2463] : memref<?xf32>
                %2465 = arith.mulf %1996#3, %2423 : f32
                %2466 = math.fma %2465, %2462, %2464 : f32
                %2467 = arith.addi %2428, %2460 : index
                %2468 = arith.divui %2467, %c3 : index
                %2469 = arith.addi %2442, %2468 : index
                %2470 = arith.muli %2469, %c9 : index
                %2471 = arith.remui %2467, %c3 : index
                %2472 = arith.divui %2471, %c8 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.muli %2473, %2449 : index
                %2475 = arith.addi %2474, %2452 : index
                %2476 = arith.remui %2467, %c8 : index
                %2477 = arith.addi %2475, %2476 : index
                %2478 = arith.addf %2466, %c73 : f32
                %2479 = arith.minimumf %2478, %c135 : f32
                %2480 = arith.maximumf %2479, %c136 : f32
                %2481 = arith.truncf %2480 : f32 to f16
                memref.store %2481, %out[%2477] : memref<?xf16>
                %2482 = arith.divui %1957, %c8 : index
                %2483 = arith.addi %2431, %2482 : index
                %2484 = memref.load %factors[%2483] : memref<?xf32>
                %2485 = arith.addi %2483, %2434 : index
                %2486 = memref.load %factors[%2485] : memref<?xf32>
                %2487 = arith.mulf %1996#4, %2423 : f32
                %2488 = math.fma %2487, %2484, %2486 : f32
                %2489 = arith.addi %2428, %2482 : index
                %2490 = arith.divui %2489, %c3 : index
                %2491 = arith.addi %2442, %2490 : index
                %2492 = arith.muli %2491, %c9 : index
                %2493 = arith.remui %2489, %c3 : index
                %2494 = arith.divui %2493, %c8 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.muli %2495, %2449 : index
                %2497 = arith.addi %2496, %2452 : index
                %2498 = arith.remui %2489, %c8 : index
                %2499 = arith.addi %2497, %2498 : index
                %2500 = arith.addf %2488, %c73 : f32
                %2501 = arith.minimumf %2500, %c135 : f32
                %2502 = arith.maximumf %2501, %c136 : f32
                %2503 = arith.truncf %2502 : f32 to f16
                memref.store %2503, %out[%2499] : memref<?xf16>
                %2504 = arith.divui %1959, %c8 : index
                %2505 = arith.addi %2431, %2504 : index
                %2506 = memref.load %factors[%2505] : memref<?xf32>
                %2507 = arith.addi %2505, %2434 : index
                %2508 = memref.load %factors[%2507] : memref<?xf32>
                %2509 = arith.mulf %1996#5, %2423 : f32
                %2510 = math.fma %2509, %2506, %2508 : f32
                %2511 = arith.addi %2428, %2504 : index
                %2512 = arith.divui %2511, %c3 : index
                %2513 = arith.addi %2442, %2512 : index
                %2514 = arith.muli %2513, %c9 : index
                %2515 = arith.remui %2511, %c3 : index
                %2516 = arith.divui %2515, %c8 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.muli %2517, %2449 : index
                %2519 = arith.addi %2518, %2452 : index
                %2520 = arith.remui %2511, %c8 : index
                %2521 = arith.addi %2519, %2520 : index
                %2522 = arith.addf %2510, %c73 : f32
                %2523 = arith.minimumf %2522, %c135 : f32
                %2524 = arith.maximumf %2523, %c136 : f32
                %2525 = arith.truncf %2524 : f32 to f16
                memref.store %2525, %out[%2521] : memref<?xf16>
                %2526 = arith.divui %1961, %c8 : index
                %2527 = arith.addi %2431, %2526 : index
                %2528 = memref.load %factors[%2527] : memref<?xf32>
                %2529 = arith.addi %2527, %2434 : index
                %2530 = memref.load %factors[%2529] : memref<?xf32>
                %2531 = arith.mulf %1996#6, %2423 : f32
                %2532 = math.fma %2531, %2528, %2530 : f32
                %2533 = arith.addi %2428, %2526 : index
                %2534 = arith.divui %2533, %c3 : index
                %2535 = arith.addi %2442, %2534 : index
                %2536 = arith.muli %2535, %c9 : index
                %2537 = arith.remui %2533, %c3 : index
                %2538 = arith.divui %2537, %c8 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.muli %2539, %2449 : index
                %2541 = arith.addi %2540, %2452 : index
                %2542 = arith.remui %2533, %c8 : index
                %2543 = arith.addi %2541, %2542 : index
                %2544 = arith.addf %2532, %c73 : f32
                %2545 = arith.minimumf %2544, %c135 : f32
                %2546 = arith.maximumf %2545, %c136 : f32
                %2547 = arith.truncf %2546 : f32 to f16
                memref.store %2547, %out[%2543] : memref<?xf16>
                %2548 = arith.divui %1963, %c8 : index
                %2549 = arith.addi %2431, %2548 : index
                %2550 = memref.load %factors[%2549] : memref<?xf32>
                %2551 = arith.addi %2549, %2434 : index
                %2552 = memref.load %factors[%2551] : memref<?xf32>
                %2553 = arith.mulf %1996#7, %2423 : f32
                %2554 = math.fma %2553, %2550, %2552 : f32
                %2555 = arith.addi %2428, %2548 : index
                %2556 = arith.divui %2555, %c3 : index
                %2557 = arith.addi %2442, %2556 : index
                %2558 = arith.muli %2557, %c9 : index
                %2559 = arith.remui %2555, %c3 : index
                %2560 = arith.divui %2559, %c8 : index
                %2561 = arith.addi %2558, %2560 : index
                %2562 = arith.muli %2561, %2449 : index
                %2563 = arith.addi %2562, %2452 : index
                %2564 = arith.remui %2555, %c8 : index
                %2565 = arith.addi %2563, %2564 : index
                %2566 = arith.addf %2554, %c73 : f32
                %2567 = arith.minimumf %2566, %c135 : f32
                %2568 = arith.maximumf %2567, %c136 : f32
                %2569 = arith.truncf %2568 : f32 to f16
                memref.store %2569, %out[%2565] : memref<?xf16>
                %2570 = arith.divui %1965, %c8 : index
                %2571 = arith.addi %2431, %2570 : index
                %2572 = memref.load %factors[%2571] : memref<?xf32>
                %2573 = arith.addi %2571, %2434 : index
                %2574 = memref.load %factors[%2573] : memref<?xf32>
                %2575 = arith.mulf %1996#8, %2423 : f32
                %2576 = math.fma %2575, %2572, %2574 : f32
                %2577 = arith.addi %2428, %2570 : index
                %2578 = arith.divui %2577, %c3 : index
                %2579 = arith.addi %2442, %2578 : index
                %2580 = arith.muli %2579, %c9 : index
                %2581 = arith.remui %2577, %c3 : index
                %2582 = arith.divui %2581, %c8 : index
                %2583 = arith.addi %2580, %2582 : index
                %2584 = arith.muli %2583, %2449 : index
                %2585 = arith.addi %2584, %2452 : index
                %2586 = arith.remui %2577, %c8 : index
                %2587 = arith.addi %2585, %2586 : index
                %2588 = arith.addf %2576, %c73 : f32
                %2589 = arith.minimumf %2588, %c135 : f32
                %2590 = arith.maximumf %2589, %c136 : f32
                %2591 = arith.truncf %2590 : f32 to f16
                memref.store %2591, %out[%2587] : memref<?xf16>
                %2592 = arith.divui %1967, %c8 : index
                %2593 = arith.addi %2431, %2592 : index
                %2594 = memref.load %factors[%2593] : memref<?xf32>
                %2595 = arith.addi %2593, %2434 : index
                %2596 = memref.load %factors[%2595] : memref<?xf32>
                %2597 = arith.mulf %1996#9, %2423 : f32
                %2598 = math.fma %2597, %2594, %2596 : f32
                %2599 = arith.addi %2428, %2592 : index
                %2600 = arith.divui %2599, %c3 : index
                %2601 = arith.addi %2442, %2600 : index
                %2602 = arith.muli %2601, %c9 : index
                %2603 = arith.remui %2599, %c3 : index
                %2604 = arith.divui %2603, %c8 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.muli %2605, %2449 : index
                %2607 = arith.addi %2606, %2452 : index
                %2608 = arith.remui %2599, %c8 : index
                %2609 = arith.addi %2607, %2608 : index
                %2610 = arith.addf %2598, %c73 : f32
                %2611 = arith.minimumf %2610, %c135 : f32
                %2612 = arith.maximumf %2611, %c136 : f32
                %2613 = arith.truncf %2612 : f32 to f16
                memref.store %2613, %out[%2609] : memref<?xf16>
              }
            } else {
              %2614 = arith.index_cast %ranges : index to i32
              %2615 = arith.addi %2614, %1975 : i32
              %2616 = arith.index_castui %2615 : i32 to index
              %2617 = arith.addi %1951, %2616 : index
              %2618 = arith.muli %2617, %c139 : index
              %2619 = arith.addi %2618, %1354 : index
              memref.store %1996#2, %partial[%2619] : memref<?xf32>
              %2620 = arith.addi %2618, %1385 : index
              memref.store %1996#3, %partial[%2620] : memref<?xf32>
              %2621 = arith.addi %2618, %1957 : index
              memref.store %1996#4, %partial[%2621] : memref<?xf32>
              %2622 = arith.addi %2618, %1959 : index
              memref.store %1996#5, %partial[%2622] : memref<?xf32>
              %2623 = arith.addi %2618, %1961 : index
              memref.store %1996#6, %partial[%2623] : memref<?xf32>
              %2624 = arith.addi %2618, %1963 : index
              memref.store %1996#7, %partial[%2624] : memref<?xf32>
              %2625 = arith.addi %2618, %1965 : index
              memref.store %1996#8, %partial[%2625] : memref<?xf32>
              %2626 = arith.addi %2618, %1967 : index
              memref.store %1996#9, %partial[%2626] : memref<?xf32>
              scf.if %1969 {
                %2627 = arith.addi %2618, %c15 : index
                %2628 = arith.addi %2627, %1198 : index
                memref.store %1996#0, %partial[%2628] : memref<?xf32>
                %2629 = arith.addi %2628, %c8 : index
                memref.store %1996#1, %partial[%2629] : memref<?xf32>
              }
              %2630 = arith.addi %1977, %groups : index
              %2631 = arith.index_castui %1974 : i32 to index
              %2632 = wave.arrive %counters[%2630], %2631 : memref<?xi32>
              scf.if %2632 {
                %2644:10 = scf.for %2633 = %c77 to %1974 step %c104 iter_args(%2634 = %c72, %2635 = %c73, %2636 = %c73, %2637 = %c73, %2638 = %c73, %2639 = %c73, %2640 = %c73, %2641 = %c73, %2642 = %c73, %2643 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2645 = arith.addi %2633, %c77 : i32
                  %2646 = arith.subi %1974, %c17 : i32
                  %2647 = arith.minsi %2645, %2646 : i32
                  %2648 = arith.addi %2614, %2647 : i32
                  %2649 = arith.index_castui %2648 : i32 to index
                  %2650 = arith.addi %1951, %2649 : index
                  %2651 = arith.muli %2650, %c139 : index
                  %2652 = arith.addi %2651, %c15 : index
                  %2653 = arith.addi %2652, %1200 : index
                  %2654 = memref.load %partial[%2653] : memref<?xf32>
                  %2655 = arith.cmpi slt, %2645, %1974 : i32
                  %2656 = arith.select %2655, %2654, %c72 : f32
                  %2657 = arith.addi %2651, %1198 : index
                  %2658 = arith.addi %2657, %c23 : index
                  %2659 = memref.load %partial[%2658] : memref<?xf32>
                  %2660 = arith.addi %2657, %c6 : index
                  %2661 = memref.load %partial[%2660] : memref<?xf32>
                  %2662 = arith.addi %2657, %c24 : index
                  %2663 = memref.load %partial[%2662] : memref<?xf32>
                  %2664 = arith.addi %2657, %c59 : index
                  %2665 = memref.load %partial[%2664] : memref<?xf32>
                  %2666 = arith.addi %2657, %c60 : index
                  %2667 = memref.load %partial[%2666] : memref<?xf32>
                  %2668 = arith.addi %2657, %c61 : index
                  %2669 = memref.load %partial[%2668] : memref<?xf32>
                  %2670 = arith.addi %2657, %c62 : index
                  %2671 = memref.load %partial[%2670] : memref<?xf32>
                  %2672 = arith.addi %2657, %c63 : index
                  %2673 = memref.load %partial[%2672] : memref<?xf32>
                  %2674 = arith.addi %2653, %c8 : index
                  %2675 = memref.load %partial[%2674] : memref<?xf32>
                  %2676 = arith.addi %2633, %c17 : i32
                  %2677 = arith.minsi %2676, %2646 : i32
                  %2678 = arith.addi %2614, %2677 : i32
                  %2679 = arith.index_castui %2678 : i32 to index
                  %2680 = arith.addi %1951, %2679 : index
                  %2681 = arith.muli %2680, %c139 : index
                  %2682 = arith.addi %2681, %c15 : index
                  %2683 = arith.addi %2682, %1200 : index
                  %2684 = memref.load %partial[%2683] : memref<?xf32>
                  %2685 = arith.cmpi slt, %2676, %1974 : i32
                  %2686 = arith.select %2685, %2684, %c72 : f32
                  %2687 = arith.addi %2681, %1198 : index
                  %2688 = arith.addi %2687, %c23 : index
                  %2689 = memref.load %partial[%2688] : memref<?xf32>
                  %2690 = arith.addi %2687, %c6 : index
                  %2691 = memref.load %partial[%2690] : memref<?xf32>
                  %2692 = arith.addi %2687, %c24 : index
                  %2693 = memref.load %partial[%2692] : memref<?xf32>
                  %2694 = arith.addi %2687, %c59 : index
                  %2695 = memref.load %partial[%2694] : memref<?xf32>
                  %2696 = arith.addi %2687, %c60 : index
                  %2697 = memref.load %partial[%2696] : memref<?xf32>
                  %2698 = arith.addi %2687, %c61 : index
                  %2699 = memref.load %partial[%2698] : memref<?xf32>
                  %2700 = arith.addi %2687, %c62 : index
                  %2701 = memref.load %partial[%2700] : memref<?xf32>
                  %2702 = arith.addi %2687, %c63 : index
                  %2703 = memref.load %partial[%2702] : memref<?xf32>
                  %2704 = arith.addi %2683, %c8 : index
                  %2705 = memref.load %partial[%2704] : memref<?xf32>
                  %2706 = arith.addi %2633, %c95 : i32
                  %2707 = arith.minsi %2706, %2646 : i32
                  %2708 = arith.addi %2614, %2707 : i32
                  %2709 = arith.index_castui %2708 : i32 to index
                  %2710 = arith.addi %1951, %2709 : index
                  %2711 = arith.muli %2710, %c139 : index
                  %2712 = arith.addi %2711, %c15 : index
                  %2713 = arith.addi %2712, %1200 : index
                  %2714 = memref.load %partial[%2713] : memref<?xf32>
                  %2715 = arith.cmpi slt, %2706, %1974 : i32
                  %2716 = arith.select %2715, %2714, %c72 : f32
                  %2717 = arith.addi %2711, %1198 : index
                  %2718 = arith.addi %2717, %c23 : index
                  %2719 = memref.load %partial[%2718] : memref<?xf32>
                  %2720 = arith.addi %2717, %c6 : index
                  %2721 = memref.load %partial[%2720] : memref<?xf32>
                  %2722 = arith.addi %2717, %c24 : index
                  %2723 = memref.load %partial[%2722] : memref<?xf32>
                  %2724 = arith.addi %2717, %c59 : index
                  %2725 = memref.load %partial[%2724] : memref<?xf32>
                  %2726 = arith.addi %2717, %c60 : index
                  %2727 = memref.load %partial[%2726] : memref<?xf32>
                  %2728 = arith.addi %2717, %c61 : index
                  %2729 = memref.load %partial[%2728] : memref<?xf32>
                  %2730 = arith.addi %2717, %c62 : index
                  %2731 = memref.load %partial[%2730] : memref<?xf32>
                  %2732 = arith.addi %2717, %c63 : index
                  %2733 = memref.load %partial[%2732] : memref<?xf32>
                  %2734 = arith.addi %2713, %c8 : index
                  %2735 = memref.load %partial[%2734] : memref<?xf32>
                  %2736 = arith.addi %2633, %c97 : i32
                  %2737 = arith.minsi %2736, %2646 : i32
                  %2738 = arith.addi %2614, %2737 : i32
                  %2739 = arith.index_castui %2738 : i32 to index
                  %2740 = arith.addi %1951, %2739 : index
                  %2741 = arith.muli %2740, %c139 : index
                  %2742 = arith.addi %2741, %c15 : index
                  %2743 = arith.addi %2742, %1200 : index
                  %2744 = memref.load %partial[%2743] : memref<?xf32>
                  %2745 = arith.cmpi slt, %2736, %1974 : i32
                  %2746 = arith.select %2745, %2744, %c72 : f32
                  %2747 = arith.addi %2741, %1198 : index
                  %2748 = arith.addi %2747, %c23 : index
                  %2749 = memref.load %partial[%2748] : memref<?xf32>
                  %2750 = arith.addi %2747, %c6 : index
                  %2751 = memref.load %partial[%2750] : memref<?xf32>
                  %2752 = arith.addi %2747, %c24 : index
                  %2753 = memref.load %partial[%2752] : memref<?xf32>
                  %2754 = arith.addi %2747, %c59 : index
                  %2755 = memref.load %partial[%2754] : memref<?xf32>
                  %2756 = arith.addi %2747, %c60 : index
                  %2757 = memref.load %partial[%2756] : memref<?xf32>
                  %2758 = arith.addi %2747, %c61 : index
                  %2759 = memref.load %partial[%2758] : memref<?xf32>
                  %2760 = arith.addi %2747, %c62 : index
                  %2761 = memref.load %partial[%2760] : memref<?xf32>
                  %2762 = arith.addi %2747, %c63 : index
                  %2763 = memref.load %partial[%2762] : memref<?xf32>
                  %2764 = arith.addi %2743, %c8 : index
                  %2765 = memref.load %partial[%2764] : memref<?xf32>
                  %2766 = arith.addi %2633, %c98 : i32
                  %2767 = arith.minsi %2766, %2646 : i32
                  %2768 = arith.addi %2614, %2767 : i32
                  %2769 = arith.index_castui %2768 : i32 to index
                  %2770 = arith.addi %1951, %2769 : index
                  %2771 = arith.muli %2770, %c139 : index
                  %2772 = arith.addi %2771, %c15 : index
                  %2773 = arith.addi %2772, %1200 : index
                  %2774 = memref.load %partial[%2773] : memref<?xf32>
                  %2775 = arith.cmpi slt, %2766, %1974 : i32
                  %2776 = arith.select %2775, %2774, %c72 : f32
                  %2777 = arith.addi %2771, %1198 : index
                  %2778 = arith.addi %2777, %c23 : index
                  %2779 = memref.load %partial[%2778] : memref<?xf32>
                  %2780 = arith.addi %2777, %c6 : index
                  %2781 = memref.load %partial[%2780] : memref<?xf32>
                  %2782 = arith.addi %2777, %c24 : index
                  %2783 = memref.load %partial[%2782] : memref<?xf32>
                  %2784 = arith.addi %2777, %c59 : index
                  %2785 = memref.load %partial[%2784] : memref<?xf32>
                  %2786 = arith.addi %2777, %c60 : index
                  %2787 = memref.load %partial[%2786] : memref<?xf32>
                  %2788 = arith.addi %2777, %c61 : index
                  %2789 = memref.load %partial[%2788] : memref<?xf32>
                  %2790 = arith.addi %2777, %c62 : index
                  %2791 = memref.load %partial[%2790] : memref<?xf32>
                  %2792 = arith.addi %2777, %c63 : index
                  %2793 = memref.load %partial[%2792] : memref<?xf32>
                  %2794 = arith.addi %2773, %c8 : index
                  %2795 = memref.load %partial[%2794] : memref<?xf32>
                  %2796 = arith.addi %2633, %c100 : i32
                  %2797 = arith.minsi %2796, %2646 : i32
                  %2798 = arith.addi %2614, %2797 : i32
                  %2799 = arith.index_castui %2798 : i32 to index
                  %2800 = arith.addi %1951, %2799 : index
                  %2801 = arith.muli %2800, %c139 : index
                  %2802 = arith.addi %2801, %c15 : index
                  %2803 = arith.addi %2802, %1200 : index
                  %2804 = memref.load %partial[%2803] : memref<?xf32>
                  %2805 = arith.cmpi slt, %2796, %1974 : i32
                  %2806 = arith.select %2805, %2804, %c72 : f32
                  %2807 = arith.addi %2801, %1198 : index
                  %2808 = arith.addi %2807, %c23 : index
                  %2809 = memref.load %partial[%2808] : memref<?xf32>
                  %2810 = arith.addi %2807, %c6 : index
                  %2811 = memref.load %partial[%2810] : memref<?xf32>
                  %2812 = arith.addi %2807, %c24 : index
                  %2813 = memref.load %partial[%2812] : memref<?xf32>
                  %2814 = arith.addi %2807, %c59 : index
                  %2815 = memref.load %partial[%2814] : memref<?xf32>
                  %2816 = arith.addi %2807, %c60 : index
                  %2817 = memref.load %partial[%2816] : memref<?xf32>
                  %2818 = arith.addi %2807, %c61 : index
                  %2819 = memref.load %partial[%2818] : memref<?xf32>
                  %2820 = arith.addi %2807, %c62 : index
                  %2821 = memref.load %partial[%2820] : memref<?xf32>
                  %2822 = arith.addi %2807, %c63 : index
                  %2823 = memref.load %partial[%2822] : memref<?xf32>
                  %2824 = arith.addi %2803, %c8 : index
                  %2825 = memref.load %partial[%2824] : memref<?xf32>
                  %2826 = arith.addi %2633, %c101 : i32
                  %2827 = arith.minsi %2826, %2646 : i32
                  %2828 = arith.addi %2614, %2827 : i32
                  %2829 = arith.index_castui %2828 : i32 to index
                  %2830 = arith.addi %1951, %2829 : index
                  %2831 = arith.muli %2830, %c139 : index
                  %2832 = arith.addi %2831, %c15 : index
                  %2833 = arith.addi %2832, %1200 : index
                  %2834 = memref.load %partial[%2833] : memref<?xf32>
                  %2835 = arith.cmpi slt, %2826, %1974 : i32
                  %2836 = arith.select %2835, %2834, %c72 : f32
                  %2837 = arith.addi %2831, %1198 : index
                  %2838 = arith.addi %2837, %c23 : index
                  %2839 = memref.load %partial[%2838] : memref<?xf32>
                  %2840 = arith.addi %2837, %c6 : index
                  %2841 = memref.load %partial[%2840] : memref<?xf32>
                  %2842 = arith.addi %2837, %c24 : index
                  %2843 = memref.load %partial[%2842] : memref<?xf32>
                  %2844 = arith.addi %2837, %c59 : index
                  %2845 = memref.load %partial[%2844] : memref<?xf32>
                  %2846 = arith.addi %2837, %c60 : index
                  %2847 = memref.load %partial[%2846] : memref<?xf32>
                  %2848 = arith.addi %2837, %c61 : index
                  %2849 = memref.load %partial[%2848] : memref<?xf32>
                  %2850 = arith.addi %2837, %c62 : index
                  %2851 = memref.load %partial[%2850] : memref<?xf32>
                  %2852 = arith.addi %2837, %c63 : index
                  %2853 = memref.load %partial[%2852] : memref<?xf32>
                  %2854 = arith.addi %2833, %c8 : index
                  %2855 = memref.load %partial[%2854] : memref<?xf32>
                  %2856 = arith.addi %2633, %c103 : i32
                  %2857 = arith.minsi %2856, %2646 : i32
                  %2858 = arith.addi %2614, %2857 : i32
                  %2859 = arith.index_castui %2858 : i32 to index
                  %2860 = arith.addi %1951, %2859 : index
                  %2861 = arith.muli %2860, %c139 : index
                  %2862 = arith.addi %2861, %c15 : index
                  %2863 = arith.addi %2862, %1200 : index
                  %2864 = memref.load %partial[%2863] : memref<?xf32>
                  %2865 = arith.cmpi slt, %2856, %1974 : i32
                  %2866 = arith.select %2865, %2864, %c72 : f32
                  %2867 = arith.addi %2861, %1198 : index
                  %2868 = arith.addi %2867, %c23 : index
                  %2869 = memref.load %partial[%2868] : memref<?xf32>
                  %2870 = arith.addi %2867, %c6 : index
                  %2871 = memref.load %partial[%2870] : memref<?xf32>
                  %2872 = arith.addi %2867, %c24 : index
                  %2873 = memref.load %partial[%2872] : memref<?xf32>
                  %2874 = arith.addi %2867, %c59 : index
                  %2875 = memref.load %partial[%2874] : memref<?xf32>
                  %2876 = arith.addi %2867, %c60 : index
                  %2877 = memref.load %partial[%2876] : memref<?xf32>
                  %2878 = arith.addi %2867, %c61 : index
                  %2879 = memref.load %partial[%2878] : memref<?xf32>
                  %2880 = arith.addi %2867, %c62 : index
                  %2881 = memref.load %partial[%2880] : memref<?xf32>
                  %2882 = arith.addi %2867, %c63 : index
                  %2883 = memref.load %partial[%2882] : memref<?xf32>
                  %2884 = arith.addi %2863, %c8 : index
                  %2885 = memref.load %partial[%2884] : memref<?xf32>
                  %2886 = arith.maxnumf %2634, %2656 fastmath<nnan> : f32
                  %2887 = arith.subf %2634, %2886 : f32
                  %2888 = wave.exp2 %2887 : f32
                  %2889 = arith.subf %2656, %2886 : f32
                  %2890 = wave.exp2 %2889 : f32
                  %2891 = arith.mulf %2635, %2888 : f32
                  %2892 = math.fma %2675, %2890, %2891 : f32
                  %2893 = arith.mulf %2636, %2888 : f32
                  %2894 = math.fma %2659, %2890, %2893 : f32
                  %2895 = arith.mulf %2637, %2888 : f32
                  %2896 = math.fma %2661, %2890, %2895 : f32
                  %2897 = arith.mulf %2638, %2888 : f32
                  %2898 = math.fma %2663, %2890, %2897 : f32
                  %2899 = arith.mulf %2639, %2888 : f32
                  %2900 = math.fma %2665, %2890, %2899 : f32
                  %2901 = arith.mulf %2640, %2888 : f32
                  %2902 = math.fma %2667, %2890, %2901 : f32
                  %2903 = arith.mulf %2641, %2888 : f32
                  %2904 = math.fma %2669, %2890, %2903 : f32
                  %2905 = arith.mulf %2642, %2888 : f32
                  %2906 = math.fma %2671, %2890, %2905 : f32
                  %2907 = arith.mulf %2643, %2888 : f32
                  %2908 = math.fma %2673, %2890, %2907 : f32
                  %2909 = arith.maxnumf %2886, %2686 fastmath<nnan> : f32
                  %2910 = arith.subf %2886, %2909 : f32
                  %2911 = wave.exp2 %2910 : f32
                  %2912 = arith.subf %2686, %2909 : f32
                  %2913 = wave.exp2 %2912 : f32
                  %2914 = arith.mulf %2892, %2911 : f32
                  %2915 = math.fma %2705, %2913, %2914 : f32
                  %2916 = arith.mulf %2894, %2911 : f32
                  %2917 = math.fma %2689, %2913, %2916 : f32
                  %2918 = arith.mulf %2896, %2911 : f32
                  %2919 = math.fma %2691, %2913, %2918 : f32
                  %2920 = arith.mulf %2898, %2911 : f32
                  %2921 = math.fma %2693, %2913, %2920 : f32
                  %2922 = arith.mulf %2900, %2911 : f32
                  %2923 = math.fma %2695, %2913, %2922 : f32
                  %2924 = arith.mulf %2902, %2911 : f32
                  %2925 = math.fma %2697, %2913, %2924 : f32
                  %2926 = arith.mulf %2904, %2911 : f32
                  %2927 = math.fma %2699, %2913, %2926 : f32
                  %2928 = arith.mulf %2906, %2911 : f32
                  %2929 = math.fma %2701, %2913, %2928 : f32
                  %2930 = arith.mulf %2908, %2911 : f32
                  %2931 = math.fma %2703, %2913, %2930 : f32
                  %2932 = arith.maxnumf %2909, %2716 fastmath<nnan> : f32
                  %2933 = arith.subf %2909, %2932 : f32
                  %2934 = wave.exp2 %2933 : f32
                  %2935 = arith.subf %2716, %2932 : f32
                  %2936 = wave.exp2 %2935 : f32
                  %2937 = arith.mulf %2915, %2934 : f32
                  %2938 = math.fma %2735, %2936, %2937 : f32
                  %2939 = arith.mulf %2917, %2934 : f32
                  %2940 = math.fma %2719, %2936, %2939 : f32
                  %2941 = arith.mulf %2919, %2934 : f32
                  %2942 = math.fma %2721, %2936, %2941 : f32
                  %2943 = arith.mulf %2921, %2934 : f32
                  %2944 = math.fma %2723, %2936, %2943 : f32
                  %2945 = arith.mulf %2923, %2934 : f32
                  %2946 = math.fma %2725, %2936, %2945 : f32
                  %2947 = arith.mulf %2925, %2934 : f32
                  %2948 = math.fma %2727, %2936, %2947 : f32
                  %2949 = arith.mulf %2927, %2934 : f32
                  %2950 = math.fma %2729, %2936, %2949 : f32
                  %2951 = arith.mulf %2929, %2934 : f32
                  %2952 = math.fma %2731, %2936, %2951 : f32
                  %2953 = arith.mulf %2931, %2934 : f32
                  %2954 = math.fma %2733, %2936, %2953 : f32
                  %2955 = arith.maxnumf %2932, %2746 fastmath<nnan> : f32
                  %2956 = arith.subf %2932, %2955 : f32
                  %2957 = wave.exp2 %2956 : f32
                  %2958 = arith.subf %2746, %2955 : f32
                  %2959 = wave.exp2 %2958 : f32
                  %2960 = arith.mulf %2938, %2957 : f32
                  %2961 = math.fma %2765, %2959, %2960 : f32
                  %2962 = arith.mulf %2940, %2957 : f32
                  %2963 = math.fma %2749, %2959, %2962 : f32
                  %2964 = arith.mulf %2942, %2957 : f32
                  %2965 = math.fma %2751, %2959, %2964 : f32
                  %2966 = arith.mulf %2944, %2957 : f32
                  %2967 = math.fma %2753, %2959, %2966 : f32
                  %2968 = arith.mulf %2946, %2957 : f32
                  %2969 = math.fma %2755, %2959, %2968 : f32
                  %2970 = arith.mulf %2948, %2957 : f32
                  %2971 = math.fma %2757, %2959, %2970 : f32
                  %2972 = arith.mulf %2950, %2957 : f32
                  %2973 = math.fma %2759, %2959, %2972 : f32
                  %2974 = arith.mulf %2952, %2957 : f32
                  %2975 = math.fma %2761, %2959, %2974 : f32
                  %2976 = arith.mulf %2954, %2957 : f32
                  %2977 = math.fma %2763, %2959, %2976 : f32
                  %2978 = arith.maxnumf %2955, %2776 fastmath<nnan> : f32
                  %2979 = arith.subf %2955, %2978 : f32
                  %2980 = wave.exp2 %2979 : f32
                  %2981 = arith.subf %2776, %2978 : f32
                  %2982 = wave.exp2 %2981 : f32
                  %2983 = arith.mulf %2961, %2980 : f32
                  %2984 = math.fma %2795, %2982, %2983 : f32
                  %2985 = arith.mulf %2963, %2980 : f32
                  %2986 = math.fma %2779, %2982, %2985 : f32
                  %2987 = arith.mulf %2965, %2980 : f32
                  %2988 = math.fma %2781, %2982, %2987 : f32
                  %2989 = arith.mulf %2967, %2980 : f32
                  %2990 = math.fma %2783, %2982, %2989 : f32
                  %2991 = arith.mulf %2969, %2980 : f32
                  %2992 = math.fma %2785, %2982, %2991 : f32
                  %2993 = arith.mulf %2971, %2980 : f32
                  %2994 = math.fma %2787, %2982, %2993 : f32
                  %2995 = arith.mulf %2973, %2980 : f32
                  %2996 = math.fma %2789, %2982, %2995 : f32
                  %2997 = arith.mulf %2975, %2980 : f32
                  %2998 = math.fma %2791, %2982, %2997 : f32
                  %2999 = arith.mulf %2977, %2980 : f32
                  %3000 = math.fma %2793, %2982, %2999 : f32
                  %3001 = arith.maxnumf %2978, %2806 fastmath<nnan> : f32
                  %3002 = arith.subf %2978, %3001 : f32
                  %3003 = wave.exp2 %3002 : f32
                  %3004 = arith.subf %2806, %3001 : f32
                  %3005 = wave.exp2 %3004 : f32
                  %3006 = arith.mulf %2984, %3003 : f32
                  %3007 = math.fma %2825, %3005, %3006 : f32
                  %3008 = arith.mulf %2986, %3003 : f32
                  %3009 = math.fma %2809, %3005, %3008 : f32
                  %3010 = arith.mulf %2988, %3003 : f32
                  %3011 = math.fma %2811, %3005, %3010 : f32
                  %3012 = arith.mulf %2990, %3003 : f32
                  %3013 = math.fma %2813, %3005, %3012 : f32
                  %3014 = arith.mulf %2992, %3003 : f32
                  %3015 = math.fma %2815, %3005, %3014 : f32
                  %3016 = arith.mulf %2994, %3003 : f32
                  %3017 = math.fma %2817, %3005, %3016 : f32
                  %3018 = arith.mulf %2996, %3003 : f32
                  %3019 = math.fma %2819, %3005, %3018 : f32
                  %3020 = arith.mulf %2998, %3003 : f32
                  %3021 = math.fma %2821, %3005, %3020 : f32
                  %3022 = arith.mulf %3000, %3003 : f32
                  %3023 = math.fma %2823, %3005, %3022 : f32
                  %3024 = arith.maxnumf %3001, %2836 fastmath<nnan> : f32
                  %3025 = arith.subf %3001, %3024 : f32
                  %3026 = wave.exp2 %3025 : f32
                  %3027 = arith.subf %2836, %3024 : f32
                  %3028 = wave.exp2 %3027 : f32
                  %3029 = arith.mulf %3007, %3026 : f32
                  %3030 = math.fma %2855, %3028, %3029 : f32
                  %3031 = arith.mulf %3009, %3026 : f32
                  %3032 = math.fma %2839, %3028, %3031 : f32
                  %3033 = arith.mulf %3011, %3026 : f32
                  %3034 = math.fma %2841, %3028, %3033 : f32
                  %3035 = arith.mulf %3013, %3026 : f32
                  %3036 = math.fma %2843, %3028, %3035 : f32
                  %3037 = arith.mulf %3015, %3026 : f32
                  %3038 = math.fma %2845, %3028, %3037 : f32
                  %3039 = arith.mulf %3017, %3026 : f32
                  %3040 = math.fma %2847, %3028, %3039 : f32
                  %3041 = arith.mulf %3019, %3026 : f32
                  %3042 = math.fma %2849, %3028, %3041 : f32
                  %3043 = arith.mulf %3021, %3026 : f32
                  %3044 = math.fma %2851, %3028, %3043 : f32
                  %3045 = arith.mulf %3023, %3026 : f32
                  %3046 = math.fma %2853, %3028, %3045 : f32
                  %3047 = arith.maxnumf %3024, %2866 fastmath<nnan> : f32
                  %3048 = arith.subf %3024, %3047 : f32
                  %3049 = wave.exp2 %3048 : f32
                  %3050 = arith.subf %2866, %3047 : f32
                  %3051 = wave.exp2 %3050 : f32
                  %3052 = arith.mulf %3030, %3049 : f32
                  %3053 = math.fma %2885, %3051, %3052 : f32
                  %3054 = arith.mulf %3032, %3049 : f32
                  %3055 = math.fma %2869, %3051, %3054 : f32
                  %3056 = arith.mulf %3034, %3049 : f32
                  %3057 = math.fma %2871, %3051, %3056 : f32
                  %3058 = arith.mulf %3036, %3049 : f32
                  %3059 = math.fma %2873, %3051, %3058 : f32
                  %3060 = arith.mulf %3038, %3049 : f32
                  %3061 = math.fma %2875, %3051, %3060 : f32
                  %3062 = arith.mulf %3040, %3049 : f32
                  %3063 = math.fma %2877, %3051, %3062 : f32
                  %3064 = arith.mulf %3042, %3049 : f32
                  %3065 = math.fma %2879, %3051, %3064 : f32
                  %3066 = arith.mulf %3044, %3049 : f32
                  %3067 = math.fma %2881, %3051, %3066 : f32
                  %3068 = arith.mulf %3046, %3049 : f32
                  %3069 = math.fma %2883, %3051, %3068 : f32
                  scf.yield %3047, %3053, %3055, %3057, %3059, %3061, %3063, %3065, %3067, %3069 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3070 = arith.divf %c133, %2644#1 : f32
                %3071 = arith.addi %17, %1200 : index
                %3072 = arith.cmpi slt, %3071, %groupSize : index
                scf.if %3072 {
                  %3073 = arith.muli %15, %groupSize : index
                  %3074 = arith.addi %3073, %3071 : index
                  %3075 = arith.muli %3074, %c6 : index
                  %3076 = arith.muli %heads, %c6 : index
                  %3077 = arith.divui %1354, %c8 : index
                  %3078 = arith.muli %15, %c6 : index
                  %3079 = arith.addi %3078, %3077 : index
                  %3080 = memref.load %factors[%3079] : memref<?xf32>
                  %3081 = arith.muli %kvHeads, %c6 : index
                  %3082 = arith.addi %3079, %3081 : index
                  %3083 = memref.load %factors[%3082] : memref<?xf32>
                  %3084 = arith.mulf %2644#2, %3070 : f32
                  %3085 = math.fma %3084, %3080, %3083 : f32
                  %3086 = arith.addi %3075, %3077 : index
                  %3087 = arith.divui %24, %outTileRows : index
                  %3088 = arith.divui %3076, %c3 : index
                  %3089 = arith.muli %3087, %3088 : index
                  %3090 = arith.divui %3086, %c3 : index
                  %3091 = arith.addi %3089, %3090 : index
                  %3092 = arith.muli %3091, %c9 : index
                  %3093 = arith.remui %3086, %c3 : index
                  %3094 = arith.divui %3093, %c8 : index
                  %3095 = arith.addi %3092, %3094 : index
                  %3096 = arith.muli %outTileRows, %c8 : index
                  %3097 = arith.muli %3095, %3096 : index
                  %3098 = arith.remui %24, %outTileRows : index
                  %3099 = arith.muli %3098, %c8 : index
                  %3100 = arith.addi %3097, %3099 : index
                  %3101 = arith.remui %3086, %c8 : index
                  %3102 = arith.addi %3100, %3101 : index
                  %3103 = arith.addf %3085, %c73 : f32
                  %3104 = arith.minimumf %3103, %c135 : f32
                  %3105 = arith.maximumf %3104, %c136 : f32
                  %3106 = arith.truncf %3105 : f32 to f16
                  memref.store %3106, %out[%3102] : memref<?xf16>
                  %3107 = arith.divui %1385, %c8 : index
                  %3108 = arith.addi %3078, %3107 : index
                  %3109 = memref.load %factors[%3108] : memref<?xf32>
                  %3110 = arith.addi %3108, %3081 : index
                  %3111 = memref.load %factors[%3110] : memref<?xf32>
                  %3112 = arith.mulf %2644#3, %3070 : f32
                  %3113 = math.fma %3112, %3109, %3111 : f32
                  %3114 = arith.addi %3075, %3107 : index
                  %3115 = arith.divui %3114, %c3 : index
                  %3116 = arith.addi %3089, %3115 : index
                  %3117 = arith.muli %3116, %c9 : index
                  %3118 = arith.remui %3114, %c3 : index
                  %3119 = arith.divui %3118, %c8 : index
                  %3120 = arith.addi %3117, %3119 : index
                  %3121 = arith.muli %3120, %3096 : index
                  %3122 = arith.addi %3121, %3099 : index
                  %3123 = arith.remui %3114, %c8 : index
                  %3124 = arith.addi %3122, %3123 : index
                  %3125 = arith.addf %3113, %c73 : f32
                  %3126 = arith.minimumf %3125, %c135 : f32
                  %3127 = arith.maximumf %3126, %c136 : f32
                  %3128 = arith.truncf %3127 : f32 to f16
                  memref.store %3128, %out[%3124] : memref<?xf16>
                  %3129 = arith.divui %1957, %c8 : index
                  %3130 = arith.addi %3078, %3129 : index
                  %3131 = memref.load %factors[%3130] : memref<?xf32>
                  %3132 = arith.addi %3130, %3081 : index
                  %3133 = memref.load %factors[%3132] : memref<?xf32>
                  %3134 = arith.mulf %2644#4, %3070 : f32
                  %3135 = math.fma %3134, %3131, %3133 : f32
                  %3136 = arith.addi %3075, %3129 : index
                  %3137 = arith.divui %3136, %c3 : index
                  %3138 = arith.addi %3089, %3137 : index
                  %3139 = arith.muli %3138, %c9 : index
                  %3140 = arith.remui %3136, %c3 : index
                  %3141 = arith.divui %3140, %c8 : index
                  %3142 = arith.addi %3139, %3141 : index
                  %3143 = arith.muli %3142, %3096 : index
                  %3144 = arith.addi %3143, %3099 : index
                  %3145 = arith.remui %3136, %c8 : index
                  %3146 = arith.addi %3144, %3145 : index
                  %3147 = arith.addf %3135, %c73 : f32
                  %3148 = arith.minimumf %3147, %c135 : f32
                  %3149 = arith.maximumf %3148, %c136 : f32
                  %3150 = arith.truncf %3149 : f32 to f16
                  memref.store %3150, %out[%3146] : memref<?xf16>
                  %3151 = arith.divui %1959, %c8 : index
                  %3152 = arith.addi %3078, %3151 : index
                  %3153 = memref.load %factors[%3152] : memref<?xf32>
                  %3154 = arith.addi %3152, %3081 : index
                  %3155 = memref.load %factors[%3154] : memref<?xf32>
                  %3156 = arith.mulf %2644#5, %3070 : f32
                  %3157 = math.fma %3156, %3153, %3155 : f32
                  %3158 = arith.addi %3075, %3151 : index
                  %3159 = arith.divui %3158, %c3 : index
                  %3160 = arith.addi %3089, %3159 : index
                  %3161 = arith.muli %3160, %c9 : index
                  %3162 = arith.remui %3158, %c3 : index
                  %3163 = arith.divui %3162, %c8 : index
                  %3164 = arith.addi %3161, %3163 : index
                  %3165 = arith.muli %3164, %3096 : index
                  %3166 = arith.addi %3165, %3099 : index
                  %3167 = arith.remui %3158, %c8 : index
                  %3168 = arith.addi %3166, %3167 : index
                  %3169 = arith.addf %3157, %c73 : f32
                  %3170 = arith.minimumf %3169, %c135 : f32
                  %3171 = arith.maximumf %3170, %c136 : f32
                  %3172 = arith.truncf %3171 : f32 to f16
                  memref.store %3172, %out[%3168] : memref<?xf16>
                  %3173 = arith.divui %1961, %c8 : index
                  %3174 = arith.addi %3078, %3173 : index
                  %3175 = memref.load %factors[%3174] : memref<?xf32>
                  %3176 = arith.addi %3174, %3081 : index
                  %3177 = memref.load %factors[%3176] : memref<?xf32>
                  %3178 = arith.mulf %2644#6, %3070 : f32
                  %3179 = math.fma %3178, %3175, %3177 : f32
                  %3180 = arith.addi %3075, %3173 : index
                  %3181 = arith.divui %3180, %c3 : index
                  %3182 = arith.addi %3089, %3181 : index
                  %3183 = arith.muli %3182, %c9 : index
                  %3184 = arith.remui %3180, %c3 : index
                  %3185 = arith.divui %3184, %c8 : index
                  %3186 = arith.addi %3183, %3185 : index
                  %3187 = arith.muli %3186, %3096 : index
                  %3188 = arith.addi %3187, %3099 : index
                  %3189 = arith.remui %3180, %c8 : index
                  %3190 = arith.addi %3188, %3189 : index
                  %3191 = arith.addf %3179, %c73 : f32
                  %3192 = arith.minimumf %3191, %c135 : f32
                  %3193 = arith.maximumf %3192, %c136 : f32
                  %3194 = arith.truncf %3193 : f32 to f16
                  memref.store %3194, %out[%3190] : memref<?xf16>
                  %3195 = arith.divui %1963, %c8 : index
                  %3196 = arith.addi %3078, %3195 : index
                  %3197 = memref.load %factors[%3196] : memref<?xf32>
                  %3198 = arith.addi %3196, %3081 : index
                  %3199 = memref.load %factors[%3198] : memref<?xf32>
                  %3200 = arith.mulf %2644#7, %3070 : f32
                  %3201 = math.fma %3200, %3197, %3199 : f32
                  %3202 = arith.addi %3075, %3195 : index
                  %3203 = arith.divui %3202, %c3 : index
                  %3204 = arith.addi %3089, %3203 : index
                  %3205 = arith.muli %3204, %c9 : index
                  %3206 = arith.remui %3202, %c3 : index
                  %3207 = arith.divui %3206, %c8 : index
                  %3208 = arith.addi %3205, %3207 : index
                  %3209 = arith.muli %3208, %3096 : index
                  %3210 = arith.addi %3209, %3099 : index
                  %3211 = arith.remui %3202, %c8 : index
                  %3212 = arith.addi %3210, %3211 : index
                  %3213 = arith.addf %3201, %c73 : f32
                  %3214 = arith.minimumf %3213, %c135 : f32
                  %3215 = arith.maximumf %3214, %c136 : f32
                  %3216 = arith.truncf %3215 : f32 to f16
                  memref.store %3216, %out[%3212] : memref<?xf16>
                  %3217 = arith.divui %1965, %c8 : index
                  %3218 = arith.addi %3078, %3217 : index
                  %3219 = memref.load %factors[%3218] : memref<?xf32>
                  %3220 = arith.addi %3218, %3081 : index
                  %3221 = memref.load %factors[%3220] : memref<?xf32>
                  %3222 = arith.mulf %2644#8, %3070 : f32
                  %3223 = math.fma %3222, %3219, %3221 : f32
                  %3224 = arith.addi %3075, %3217 : index
                  %3225 = arith.divui %3224, %c3 : index
                  %3226 = arith.addi %3089, %3225 : index
                  %3227 = arith.muli %3226, %c9 : index
                  %3228 = arith.remui %3224, %c3 : index
                  %3229 = arith.divui %3228, %c8 : index
                  %3230 = arith.addi %3227, %3229 : index
                  %3231 = arith.muli %3230, %3096 : index
                  %3232 = arith.addi %3231, %3099 : index
                  %3233 = arith.remui %3224, %c8 : index
                  %3234 = arith.addi %3232, %3233 : index
                  %3235 = arith.addf %3223, %c73 : f32
                  %3236 = arith.minimumf %3235, %c135 : f32
                  %3237 = arith.maximumf %3236, %c136 : f32
                  %3238 = arith.truncf %3237 : f32 to f16
                  memref.store %3238, %out[%3234] : memref<?xf16>
                  %3239 = arith.divui %1967, %c8 : index
                  %3240 = arith.addi %3078, %3239 : index
                  %3241 = memref.load %factors[%3240] : memref<?xf32>
                  %3242 = arith.addi %3240, %3081 : index
                  %3243 = memref.load %factors[%3242] : memref<?xf32>
                  %3244 = arith.mulf %2644#9, %3070 : f32
                  %3245 = math.fma %3244, %3241, %3243 : f32
                  %3246 = arith.addi %3075, %3239 : index
                  %3247 = arith.divui %3246, %c3 : index
                  %3248 = arith.addi %3089, %3247 : index
                  %3249 = arith.muli %3248, %c9 : index
                  %3250 = arith.remui %3246, %c3 : index
                  %3251 = arith.divui %3250, %c8 : index
                  %3252 = arith.addi %3249, %3251 : index
                  %3253 = arith.muli %3252, %3096 : index
                  %3254 = arith.addi %3253, %3099 : index
                  %3255 = arith.remui %3246, %c8 : index
                  %3256 = arith.addi %3254, %3255 : index
                  %3257 = arith.addf %3245, %c73 : f32
                  %3258 = arith.minimumf %3257, %c135 : f32
                  %3259 = arith.maximumf %3258, %c136 : f32
                  %3260 = arith.truncf %3259 : f32 to f16
                  memref.store %3260, %out[%3256] : memref<?xf16>
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
