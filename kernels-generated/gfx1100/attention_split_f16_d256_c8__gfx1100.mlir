// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=256, columns=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d256_c8__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 512 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 260 : index
  %c26 = arith.constant 20 : index
  %c27 = arith.constant 36 : index
  %c28 = arith.constant 48 : index
  %c29 = arith.constant 52 : index
  %c30 = arith.constant 68 : index
  %c31 = arith.constant 80 : index
  %c32 = arith.constant 84 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 100 : index
  %c35 = arith.constant 112 : index
  %c36 = arith.constant 116 : index
  %c37 = arith.constant 128 : index
  %c38 = arith.constant 132 : index
  %c39 = arith.constant 144 : index
  %c40 = arith.constant 148 : index
  %c41 = arith.constant 160 : index
  %c42 = arith.constant 164 : index
  %c43 = arith.constant 176 : index
  %c44 = arith.constant 180 : index
  %c45 = arith.constant 192 : index
  %c46 = arith.constant 196 : index
  %c47 = arith.constant 208 : index
  %c48 = arith.constant 212 : index
  %c49 = arith.constant 224 : index
  %c50 = arith.constant 228 : index
  %c51 = arith.constant 240 : index
  %c52 = arith.constant 244 : index
  %c53 = arith.constant 23 : i32
  %c54 = arith.constant 64 : i32
  %c55 = arith.constant 253 : i32
  %c56 = arith.constant 268 : i32
  %c57 = arith.constant 14 : i32
  %c58 = arith.constant 768 : index
  %c59 = arith.constant 1024 : index
  %c60 = arith.constant 1280 : index
  %c61 = arith.constant 1536 : index
  %c62 = arith.constant 1792 : index
  %c63 = arith.constant 2048 : index
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
  %c143 = arith.constant 272 : index
  %c144 = arith.constant 288 : index
  %c145 = arith.constant 304 : index
  %c146 = arith.constant 336 : index
  %c147 = arith.constant 352 : index
  %c148 = arith.constant 368 : index
  %c149 = arith.constant 400 : index
  %c150 = arith.constant 416 : index
  %c151 = arith.constant 432 : index
  %c152 = arith.constant 464 : index
  %c153 = arith.constant 480 : index
  %c154 = arith.constant 496 : index
  %c155 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c157 = arith.constant 0x477FE000 : f32
  %c158 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c161 = arith.constant 2080 : index
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
    %34 = arith.muli %15, %c5 : index
    %35 = arith.muli %1, %c11 : index
    %36 = arith.addi %positionsAt, %24 : index
    %37 = memref.load %step[%36] : memref<?xi32>
    %38 = arith.addi %37, %c16 : i32
    %39 = arith.subi %38, %c16 : i32
    %40 = arith.divui %39, %c17 : i32
    %41 = arith.addi %38, %c18 : i32
    %42 = arith.divui %41, %c19 : i32
    %43 = arith.index_cast %slots : index to i32
    %44 = arith.cmpi slt, %11, %42 : i32
    scf.if %44 {
      %45 = arith.muli %8, %c21 : index
      %46 = arith.addi %45, %0 : index
      %47 = arith.addi %46, %c22 : index
      %48 = arith.cmpi slt, %47, %c23 : index
      scf.if %48 {
        %49 = arith.divui %47, %c24 : index
        %50 = arith.remui %47, %c24 : index
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
        %62 = arith.muli %49, %c25 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c6 : index
      %65 = arith.cmpi slt, %64, %c23 : index
      scf.if %65 {
        %66 = arith.divui %64, %c24 : index
        %67 = arith.remui %64, %c24 : index
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
        %79 = arith.muli %66, %c25 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c8 : index
        %83 = arith.muli %82, %c25 : index
        %84 = arith.muli %2, %c8 : index
        %85 = arith.addi %84, %c22 : index
        %86 = arith.addi %83, %85 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %84, %c11 : index
        %89 = arith.addi %83, %88 : index
        %90 = vector.load %5[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %91 = arith.addi %84, %c3 : index
        %92 = arith.addi %83, %91 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %84, %c26 : index
        %95 = arith.addi %83, %94 : index
        %96 = vector.load %5[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %97 = arith.addi %84, %c21 : index
        %98 = arith.addi %83, %97 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %84, %c27 : index
        %101 = arith.addi %83, %100 : index
        %102 = vector.load %5[%101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %103 = arith.addi %84, %c28 : index
        %104 = arith.addi %83, %103 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %84, %c29 : index
        %107 = arith.addi %83, %106 : index
        %108 = vector.load %5[%107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %109 = arith.addi %84, %c24 : index
        %110 = arith.addi %83, %109 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %84, %c30 : index
        %113 = arith.addi %83, %112 : index
        %114 = vector.load %5[%113] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %115 = arith.addi %84, %c31 : index
        %116 = arith.addi %83, %115 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %84, %c32 : index
        %119 = arith.addi %83, %118 : index
        %120 = vector.load %5[%119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %121 = arith.addi %84, %c33 : index
        %122 = arith.addi %83, %121 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %84, %c34 : index
        %125 = arith.addi %83, %124 : index
        %126 = vector.load %5[%125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %127 = arith.addi %84, %c35 : index
        %128 = arith.addi %83, %127 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %84, %c36 : index
        %131 = arith.addi %83, %130 : index
        %132 = vector.load %5[%131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %133 = arith.addi %84, %c37 : index
        %134 = arith.addi %83, %133 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %84, %c38 : index
        %137 = arith.addi %83, %136 : index
        %138 = vector.load %5[%137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %139 = arith.addi %84, %c39 : index
        %140 = arith.addi %83, %139 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %84, %c40 : index
        %143 = arith.addi %83, %142 : index
        %144 = vector.load %5[%143] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %145 = arith.addi %84, %c41 : index
        %146 = arith.addi %83, %145 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %84, %c42 : index
        %149 = arith.addi %83, %148 : index
        %150 = vector.load %5[%149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %151 = arith.addi %84, %c43 : index
        %152 = arith.addi %83, %151 : index
        %153 = vector.load %5[%152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %154 = arith.addi %84, %c44 : index
        %155 = arith.addi %83, %154 : index
        %156 = vector.load %5[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %157 = arith.addi %84, %c45 : index
        %158 = arith.addi %83, %157 : index
        %159 = vector.load %5[%158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %160 = arith.addi %84, %c46 : index
        %161 = arith.addi %83, %160 : index
        %162 = vector.load %5[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %163 = arith.addi %84, %c47 : index
        %164 = arith.addi %83, %163 : index
        %165 = vector.load %5[%164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %166 = arith.addi %84, %c48 : index
        %167 = arith.addi %83, %166 : index
        %168 = vector.load %5[%167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %169 = arith.addi %84, %c49 : index
        %170 = arith.addi %83, %169 : index
        %171 = vector.load %5[%170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %172 = arith.addi %84, %c50 : index
        %173 = arith.addi %83, %172 : index
        %174 = vector.load %5[%173] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %175 = arith.addi %84, %c51 : index
        %176 = arith.addi %83, %175 : index
        %177 = vector.load %5[%176] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %178 = arith.addi %84, %c52 : index
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
        %254 = arith.shrui %253, %c53 : i32
        %255 = arith.maxsi %254, %c54 : i32
        %256 = arith.minsi %255, %c55 : i32
        %257 = arith.subi %c56, %256 : i32
        %258 = arith.shli %257, %c53 : i32
        %259 = arith.bitcast %258 : i32 to f32
        %260 = arith.subi %256, %c57 : i32
        %261 = arith.shli %260, %c53 : i32
        %262 = arith.bitcast %261 : i32 to f32
        %263 = vector.broadcast %259 : f32 to vector<4xf32>
        %264 = arith.muli %1, %c8 : index
        %265 = arith.muli %2, %c37 : index
        %266 = arith.addi %264, %265 : index
        %267 = arith.mulf %87, %263 : vector<4xf32>
        %268 = arith.truncf %267 : vector<4xf32> to vector<4xf16>
        %269 = arith.mulf %90, %263 : vector<4xf32>
        %270 = arith.truncf %269 : vector<4xf32> to vector<4xf16>
        %271 = vector.shuffle %268, %270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %272 = arith.addi %266, %c22 : index
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
        %284 = arith.addi %266, %c23 : index
        vector.store %283, %4[%284] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %285 = arith.mulf %105, %263 : vector<4xf32>
        %286 = arith.truncf %285 : vector<4xf32> to vector<4xf16>
        %287 = arith.mulf %108, %263 : vector<4xf32>
        %288 = arith.truncf %287 : vector<4xf32> to vector<4xf16>
        %289 = vector.shuffle %286, %288 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %290 = arith.addi %266, %c58 : index
        vector.store %289, %4[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %291 = arith.mulf %111, %263 : vector<4xf32>
        %292 = arith.truncf %291 : vector<4xf32> to vector<4xf16>
        %293 = arith.mulf %114, %263 : vector<4xf32>
        %294 = arith.truncf %293 : vector<4xf32> to vector<4xf16>
        %295 = vector.shuffle %292, %294 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %296 = arith.addi %266, %c59 : index
        vector.store %295, %4[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %297 = arith.mulf %117, %263 : vector<4xf32>
        %298 = arith.truncf %297 : vector<4xf32> to vector<4xf16>
        %299 = arith.mulf %120, %263 : vector<4xf32>
        %300 = arith.truncf %299 : vector<4xf32> to vector<4xf16>
        %301 = vector.shuffle %298, %300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %302 = arith.addi %266, %c60 : index
        vector.store %301, %4[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %303 = arith.mulf %123, %263 : vector<4xf32>
        %304 = arith.truncf %303 : vector<4xf32> to vector<4xf16>
        %305 = arith.mulf %126, %263 : vector<4xf32>
        %306 = arith.truncf %305 : vector<4xf32> to vector<4xf16>
        %307 = vector.shuffle %304, %306 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %308 = arith.addi %266, %c61 : index
        vector.store %307, %4[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %309 = arith.mulf %129, %263 : vector<4xf32>
        %310 = arith.truncf %309 : vector<4xf32> to vector<4xf16>
        %311 = arith.mulf %132, %263 : vector<4xf32>
        %312 = arith.truncf %311 : vector<4xf32> to vector<4xf16>
        %313 = vector.shuffle %310, %312 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %314 = arith.addi %266, %c62 : index
        vector.store %313, %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %315 = arith.mulf %135, %263 : vector<4xf32>
        %316 = arith.truncf %315 : vector<4xf32> to vector<4xf16>
        %317 = arith.mulf %138, %263 : vector<4xf32>
        %318 = arith.truncf %317 : vector<4xf32> to vector<4xf16>
        %319 = vector.shuffle %316, %318 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %320 = arith.addi %266, %c63 : index
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
        %365 = arith.muli %364, %c19 : i32
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
          %376 = arith.divui %368, %c17 : i32
          %377 = arith.addi %376, %c77 : i32
          %378 = arith.minsi %377, %40 : i32
          %379 = arith.index_castui %378 : i32 to index
          %380 = arith.addi %32, %379 : index
          %381 = memref.load %step[%380] : memref<?xi32>
          %382 = arith.index_cast %381 : i32 to index
          %383 = arith.muli %382, %33 : index
          %384 = arith.addi %383, %34 : index
          %385 = arith.addi %376, %c16 : i32
          %386 = arith.minsi %385, %40 : i32
          %387 = arith.index_castui %386 : i32 to index
          %388 = arith.addi %32, %387 : index
          %389 = memref.load %step[%388] : memref<?xi32>
          %390 = arith.index_cast %389 : i32 to index
          %391 = arith.muli %390, %33 : index
          %392 = arith.addi %391, %34 : index
          %393 = arith.addi %384, %35 : index
          %394 = arith.addi %393, %c22 : index
          %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %396 = arith.addi %393, %c24 : index
          %397 = vector.load %kv[%396] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %398 = arith.addi %392, %35 : index
          %399 = arith.addi %398, %c22 : index
          %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401 = arith.addi %398, %c24 : index
          %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %426:22 = scf.for %403 = %c77 to %375 step %c16 iter_args(%404 = %395, %405 = %397, %406 = %400, %407 = %402, %408 = %c72, %409 = %c73, %410 = %c74, %411 = %c74, %412 = %c74, %413 = %c74, %414 = %c74, %415 = %c74, %416 = %c74, %417 = %c74, %418 = %c74, %419 = %c74, %420 = %c74, %421 = %c74, %422 = %c74, %423 = %c74, %424 = %c74, %425 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %427 = arith.muli %403, %c76 : i32
            %428 = arith.addi %368, %427 : i32
            %429 = arith.addi %428, %c76 : i32
            %430 = arith.divui %428, %c17 : i32
            %431 = arith.addi %430, %c77 : i32
            %432 = arith.minsi %431, %40 : i32
            %433 = arith.index_castui %432 : i32 to index
            %434 = arith.addi %32, %433 : index
            %435 = memref.load %step[%434] : memref<?xi32>
            %436 = arith.index_cast %435 : i32 to index
            %437 = arith.muli %436, %33 : index
            %438 = arith.addi %437, %34 : index
            %439 = arith.addi %430, %c16 : i32
            %440 = arith.minsi %439, %40 : i32
            %441 = arith.index_castui %440 : i32 to index
            %442 = arith.addi %32, %441 : index
            %443 = memref.load %step[%442] : memref<?xi32>
            %444 = arith.index_cast %443 : i32 to index
            %445 = arith.muli %444, %33 : index
            %446 = arith.addi %445, %34 : index
            %447 = arith.divui %429, %c17 : i32
            %448 = arith.addi %447, %c77 : i32
            %449 = arith.minsi %448, %40 : i32
            %450 = arith.index_castui %449 : i32 to index
            %451 = arith.addi %32, %450 : index
            %452 = memref.load %step[%451] : memref<?xi32>
            %453 = arith.index_cast %452 : i32 to index
            %454 = arith.muli %453, %33 : index
            %455 = arith.addi %454, %34 : index
            %456 = arith.addi %447, %c16 : i32
            %457 = arith.minsi %456, %40 : i32
            %458 = arith.index_castui %457 : i32 to index
            %459 = arith.addi %32, %458 : index
            %460 = memref.load %step[%459] : memref<?xi32>
            %461 = arith.index_cast %460 : i32 to index
            %462 = arith.muli %461, %33 : index
            %463 = arith.addi %462, %34 : index
            %464 = wave.opaque %c22 : index
            %465 = arith.muli %1, %c8 : index
            %466 = arith.addi %464, %465 : index
            %467 = arith.addi %438, %35 : index
            %468 = arith.addi %467, %c37 : index
            %469 = vector.load %kv[%468] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %470 = arith.addi %467, %c45 : index
            %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %472 = arith.addi %446, %35 : index
            %473 = arith.addi %472, %c37 : index
            %474 = vector.load %kv[%473] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %475 = arith.addi %472, %c45 : index
            %476 = vector.load %kv[%475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %477 = vector.shuffle %404, %405 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %478 = vector.bitcast %477 : vector<8xi32> to vector<16xf16>
            %479 = vector.shuffle %406, %407 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %480 = vector.bitcast %479 : vector<8xi32> to vector<16xf16>
            %481 = arith.addi %466, %c22 : index
            %482 = vector.load %4[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %483 = arith.addi %481, %c37 : index
            %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %486 = wave.mma %478, %485, %c74 : vector<16xf16>, vector<8xf32>
            %487 = wave.mma %480, %485, %c74 : vector<16xf16>, vector<8xf32>
            %488 = arith.addi %467, %c6 : index
            %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %490 = arith.addi %467, %c78 : index
            %491 = vector.load %kv[%490] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %492 = arith.addi %472, %c6 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %472, %c78 : index
            %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %496 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %497 = vector.bitcast %496 : vector<8xi32> to vector<16xf16>
            %498 = vector.shuffle %474, %476 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %499 = vector.bitcast %498 : vector<8xi32> to vector<16xf16>
            %500 = arith.addi %466, %c6 : index
            %501 = vector.load %4[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %502 = arith.addi %500, %c37 : index
            %503 = vector.load %4[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %505 = wave.mma %497, %504, %486 : vector<16xf16>, vector<8xf32>
            %506 = wave.mma %499, %504, %487 : vector<16xf16>, vector<8xf32>
            %507 = arith.addi %467, %c79 : index
            %508 = vector.load %kv[%507] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %509 = arith.addi %467, %c80 : index
            %510 = vector.load %kv[%509] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %511 = arith.addi %472, %c79 : index
            %512 = vector.load %kv[%511] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %513 = arith.addi %472, %c80 : index
            %514 = vector.load %kv[%513] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %515 = vector.shuffle %489, %491 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %516 = vector.bitcast %515 : vector<8xi32> to vector<16xf16>
            %517 = vector.shuffle %493, %495 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %518 = vector.bitcast %517 : vector<8xi32> to vector<16xf16>
            %519 = arith.addi %466, %c23 : index
            %520 = vector.load %4[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %521 = arith.addi %519, %c37 : index
            %522 = vector.load %4[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %523 = vector.shuffle %520, %522 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %524 = wave.mma %516, %523, %505 : vector<16xf16>, vector<8xf32>
            %525 = wave.mma %518, %523, %506 : vector<16xf16>, vector<8xf32>
            %526 = arith.addi %467, %c23 : index
            %527 = vector.load %kv[%526] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %528 = arith.addi %467, %c81 : index
            %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %530 = arith.addi %472, %c23 : index
            %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %532 = arith.addi %472, %c81 : index
            %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %534 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %535 = vector.bitcast %534 : vector<8xi32> to vector<16xf16>
            %536 = vector.shuffle %512, %514 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %537 = vector.bitcast %536 : vector<8xi32> to vector<16xf16>
            %538 = arith.addi %466, %c58 : index
            %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %540 = arith.addi %538, %c37 : index
            %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %543 = wave.mma %535, %542, %524 : vector<16xf16>, vector<8xf32>
            %544 = wave.mma %537, %542, %525 : vector<16xf16>, vector<8xf32>
            %545 = arith.addi %467, %c82 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = arith.addi %467, %c83 : index
            %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %549 = arith.addi %472, %c82 : index
            %550 = vector.load %kv[%549] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %551 = arith.addi %472, %c83 : index
            %552 = vector.load %kv[%551] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %553 = vector.shuffle %527, %529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %554 = vector.bitcast %553 : vector<8xi32> to vector<16xf16>
            %555 = vector.shuffle %531, %533 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %556 = vector.bitcast %555 : vector<8xi32> to vector<16xf16>
            %557 = arith.addi %466, %c59 : index
            %558 = vector.load %4[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %559 = arith.addi %557, %c37 : index
            %560 = vector.load %4[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %561 = vector.shuffle %558, %560 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %562 = wave.mma %554, %561, %543 : vector<16xf16>, vector<8xf32>
            %563 = wave.mma %556, %561, %544 : vector<16xf16>, vector<8xf32>
            %564 = arith.addi %467, %c58 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %467, %c84 : index
            %567 = vector.load %kv[%566] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %568 = arith.addi %472, %c58 : index
            %569 = vector.load %kv[%568] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %570 = arith.addi %472, %c84 : index
            %571 = vector.load %kv[%570] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %572 = vector.shuffle %546, %548 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %573 = vector.bitcast %572 : vector<8xi32> to vector<16xf16>
            %574 = vector.shuffle %550, %552 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %575 = vector.bitcast %574 : vector<8xi32> to vector<16xf16>
            %576 = arith.addi %466, %c60 : index
            %577 = vector.load %4[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %578 = arith.addi %576, %c37 : index
            %579 = vector.load %4[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %580 = vector.shuffle %577, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %581 = wave.mma %573, %580, %562 : vector<16xf16>, vector<8xf32>
            %582 = wave.mma %575, %580, %563 : vector<16xf16>, vector<8xf32>
            %583 = arith.addi %467, %c85 : index
            %584 = vector.load %kv[%583] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %585 = arith.addi %467, %c86 : index
            %586 = vector.load %kv[%585] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %587 = arith.addi %472, %c85 : index
            %588 = vector.load %kv[%587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %589 = arith.addi %472, %c86 : index
            %590 = vector.load %kv[%589] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %591 = vector.shuffle %565, %567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %592 = vector.bitcast %591 : vector<8xi32> to vector<16xf16>
            %593 = vector.shuffle %569, %571 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %594 = vector.bitcast %593 : vector<8xi32> to vector<16xf16>
            %595 = arith.addi %466, %c61 : index
            %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %597 = arith.addi %595, %c37 : index
            %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %599 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %600 = wave.mma %592, %599, %581 : vector<16xf16>, vector<8xf32>
            %601 = wave.mma %594, %599, %582 : vector<16xf16>, vector<8xf32>
            %602 = arith.addi %467, %c59 : index
            %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %604 = arith.addi %467, %c87 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %606 = arith.addi %472, %c59 : index
            %607 = vector.load %kv[%606] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %608 = arith.addi %472, %c87 : index
            %609 = vector.load %kv[%608] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %610 = vector.shuffle %584, %586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %611 = vector.bitcast %610 : vector<8xi32> to vector<16xf16>
            %612 = vector.shuffle %588, %590 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %613 = vector.bitcast %612 : vector<8xi32> to vector<16xf16>
            %614 = arith.addi %466, %c62 : index
            %615 = vector.load %4[%614] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %616 = arith.addi %614, %c37 : index
            %617 = vector.load %4[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %618 = vector.shuffle %615, %617 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %619 = wave.mma %611, %618, %600 : vector<16xf16>, vector<8xf32>
            %620 = wave.mma %613, %618, %601 : vector<16xf16>, vector<8xf32>
            %621 = arith.addi %467, %c88 : index
            %622 = vector.load %kv[%621] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %623 = arith.addi %467, %c89 : index
            %624 = vector.load %kv[%623] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %625 = arith.addi %472, %c88 : index
            %626 = vector.load %kv[%625] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %627 = arith.addi %472, %c89 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %629 = vector.shuffle %603, %605 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %630 = vector.bitcast %629 : vector<8xi32> to vector<16xf16>
            %631 = vector.shuffle %607, %609 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %632 = vector.bitcast %631 : vector<8xi32> to vector<16xf16>
            %633 = arith.addi %466, %c63 : index
            %634 = vector.load %4[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %635 = arith.addi %633, %c37 : index
            %636 = vector.load %4[%635] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %637 = vector.shuffle %634, %636 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %638 = wave.mma %630, %637, %619 : vector<16xf16>, vector<8xf32>
            %639 = wave.mma %632, %637, %620 : vector<16xf16>, vector<8xf32>
            %640 = arith.addi %467, %c60 : index
            %641 = vector.load %kv[%640] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %642 = arith.addi %467, %c90 : index
            %643 = vector.load %kv[%642] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %644 = arith.addi %472, %c60 : index
            %645 = vector.load %kv[%644] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %646 = arith.addi %472, %c90 : index
            %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %648 = vector.shuffle %622, %624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %649 = vector.bitcast %648 : vector<8xi32> to vector<16xf16>
            %650 = vector.shuffle %626, %628 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %651 = vector.bitcast %650 : vector<8xi32> to vector<16xf16>
            %652 = arith.addi %466, %c64 : index
            %653 = vector.load %4[%652] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %654 = arith.addi %652, %c37 : index
            %655 = vector.load %4[%654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %656 = vector.shuffle %653, %655 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %657 = wave.mma %649, %656, %638 : vector<16xf16>, vector<8xf32>
            %658 = wave.mma %651, %656, %639 : vector<16xf16>, vector<8xf32>
            %659 = arith.addi %467, %c91 : index
            %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %661 = arith.addi %467, %c92 : index
            %662 = vector.load %kv[%661] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %663 = arith.addi %472, %c91 : index
            %664 = vector.load %kv[%663] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %665 = arith.addi %472, %c92 : index
            %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %667 = vector.shuffle %641, %643 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %668 = vector.bitcast %667 : vector<8xi32> to vector<16xf16>
            %669 = vector.shuffle %645, %647 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %670 = vector.bitcast %669 : vector<8xi32> to vector<16xf16>
            %671 = arith.addi %466, %c65 : index
            %672 = vector.load %4[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %673 = arith.addi %671, %c37 : index
            %674 = vector.load %4[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %675 = vector.shuffle %672, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %676 = wave.mma %668, %675, %657 : vector<16xf16>, vector<8xf32>
            %677 = wave.mma %670, %675, %658 : vector<16xf16>, vector<8xf32>
            %678 = arith.addi %467, %c61 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %680 = arith.addi %467, %c93 : index
            %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %682 = arith.addi %472, %c61 : index
            %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %684 = arith.addi %472, %c93 : index
            %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %686 = vector.shuffle %660, %662 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
            %688 = vector.shuffle %664, %666 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %689 = vector.bitcast %688 : vector<8xi32> to vector<16xf16>
            %690 = arith.addi %466, %c66 : index
            %691 = vector.load %4[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %692 = arith.addi %690, %c37 : index
            %693 = vector.load %4[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %694 = vector.shuffle %691, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %695 = wave.mma %687, %694, %676 : vector<16xf16>, vector<8xf32>
            %696 = wave.mma %689, %694, %677 : vector<16xf16>, vector<8xf32>
            %697 = arith.addi %467, %c94 : index
            %698 = vector.load %kv[%697] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %699 = arith.addi %467, %c95 : index
            %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %701 = arith.addi %472, %c94 : index
            %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %703 = arith.addi %472, %c95 : index
            %704 = vector.load %kv[%703] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %705 = vector.shuffle %679, %681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %706 = vector.bitcast %705 : vector<8xi32> to vector<16xf16>
            %707 = vector.shuffle %683, %685 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %708 = vector.bitcast %707 : vector<8xi32> to vector<16xf16>
            %709 = arith.addi %466, %c67 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = arith.addi %709, %c37 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = vector.shuffle %710, %712 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %714 = wave.mma %706, %713, %695 : vector<16xf16>, vector<8xf32>
            %715 = wave.mma %708, %713, %696 : vector<16xf16>, vector<8xf32>
            %716 = arith.addi %467, %c62 : index
            %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %718 = arith.addi %467, %c96 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %720 = arith.addi %472, %c62 : index
            %721 = vector.load %kv[%720] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %722 = arith.addi %472, %c96 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %724 = vector.shuffle %698, %700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %725 = vector.bitcast %724 : vector<8xi32> to vector<16xf16>
            %726 = vector.shuffle %702, %704 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %727 = vector.bitcast %726 : vector<8xi32> to vector<16xf16>
            %728 = arith.addi %466, %c68 : index
            %729 = vector.load %4[%728] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %730 = arith.addi %728, %c37 : index
            %731 = vector.load %4[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %732 = vector.shuffle %729, %731 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %733 = wave.mma %725, %732, %714 : vector<16xf16>, vector<8xf32>
            %734 = wave.mma %727, %732, %715 : vector<16xf16>, vector<8xf32>
            %735 = arith.addi %467, %c97 : index
            %736 = vector.load %kv[%735] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %737 = arith.addi %467, %c98 : index
            %738 = vector.load %kv[%737] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %739 = arith.addi %472, %c97 : index
            %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %741 = arith.addi %472, %c98 : index
            %742 = vector.load %kv[%741] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %743 = vector.shuffle %717, %719 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %744 = vector.bitcast %743 : vector<8xi32> to vector<16xf16>
            %745 = vector.shuffle %721, %723 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %746 = vector.bitcast %745 : vector<8xi32> to vector<16xf16>
            %747 = arith.addi %466, %c69 : index
            %748 = vector.load %4[%747] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %749 = arith.addi %747, %c37 : index
            %750 = vector.load %4[%749] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %751 = vector.shuffle %748, %750 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %752 = wave.mma %744, %751, %733 : vector<16xf16>, vector<8xf32>
            %753 = wave.mma %746, %751, %734 : vector<16xf16>, vector<8xf32>
            %754 = arith.addi %467, %c63 : index
            %755 = vector.load %kv[%754] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %756 = arith.addi %467, %c99 : index
            %757 = vector.load %kv[%756] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %758 = arith.addi %472, %c63 : index
            %759 = vector.load %kv[%758] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %760 = arith.addi %472, %c99 : index
            %761 = vector.load %kv[%760] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %762 = vector.shuffle %736, %738 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %763 = vector.bitcast %762 : vector<8xi32> to vector<16xf16>
            %764 = vector.shuffle %740, %742 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %765 = vector.bitcast %764 : vector<8xi32> to vector<16xf16>
            %766 = arith.addi %466, %c70 : index
            %767 = vector.load %4[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %768 = arith.addi %766, %c37 : index
            %769 = vector.load %4[%768] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %770 = vector.shuffle %767, %769 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %771 = wave.mma %763, %770, %752 : vector<16xf16>, vector<8xf32>
            %772 = wave.mma %765, %770, %753 : vector<16xf16>, vector<8xf32>
            %773 = arith.addi %467, %c100 : index
            %774 = vector.load %kv[%773] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %775 = arith.addi %467, %c101 : index
            %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %777 = arith.addi %472, %c100 : index
            %778 = vector.load %kv[%777] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %779 = arith.addi %472, %c101 : index
            %780 = vector.load %kv[%779] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %781 = wave.opaque %771 : vector<8xf32>
            %782 = wave.opaque %772 : vector<8xf32>
            %783 = wave.opaque %429 : i32
            %784 = arith.cmpi sgt, %783, %370 : i32
            %785:2 = scf.if %784 -> (vector<8xf32>, vector<8xf32>) {
              %786 = arith.index_cast %2 : index to i32
              %787 = arith.addi %428, %786 : i32
              %788 = arith.subi %38, %787 : i32
              %789 = arith.subi %788, %c77 : i32
              %790 = vector.broadcast %789 : i32 to vector<8xi32>
              %791 = arith.cmpi sgt, %790, %c103 : vector<8xi32>
              %792 = arith.select %791, %781, %c102 : vector<8xi1>, vector<8xf32>
              %793 = arith.subi %788, %c17 : i32
              %794 = vector.broadcast %793 : i32 to vector<8xi32>
              %795 = arith.cmpi sgt, %794, %c103 : vector<8xi32>
              %796 = arith.select %795, %782, %c102 : vector<8xi1>, vector<8xf32>
              scf.yield %792, %796 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %781, %782 : vector<8xf32>, vector<8xf32>
            }
            %797 = vector.extract %785#0[0] : f32 from vector<8xf32>
            %798 = vector.extract %785#0[1] : f32 from vector<8xf32>
            %799 = vector.extract %785#0[2] : f32 from vector<8xf32>
            %800 = vector.extract %785#0[3] : f32 from vector<8xf32>
            %801 = vector.extract %785#0[4] : f32 from vector<8xf32>
            %802 = vector.extract %785#0[5] : f32 from vector<8xf32>
            %803 = vector.extract %785#0[6] : f32 from vector<8xf32>
            %804 = vector.extract %785#0[7] : f32 from vector<8xf32>
            %805 = vector.extract %785#1[0] : f32 from vector<8xf32>
            %806 = vector.extract %785#1[1] : f32 from vector<8xf32>
            %807 = vector.extract %785#1[2] : f32 from vector<8xf32>
            %808 = vector.extract %785#1[3] : f32 from vector<8xf32>
            %809 = vector.extract %785#1[4] : f32 from vector<8xf32>
            %810 = vector.extract %785#1[5] : f32 from vector<8xf32>
            %811 = vector.extract %785#1[6] : f32 from vector<8xf32>
            %812 = vector.extract %785#1[7] : f32 from vector<8xf32>
            %813 = arith.maxnumf %797, %798 fastmath<nnan> : f32
            %814 = arith.maxnumf %813, %799 fastmath<nnan> : f32
            %815 = arith.maxnumf %814, %800 fastmath<nnan> : f32
            %816 = arith.maxnumf %815, %801 fastmath<nnan> : f32
            %817 = arith.maxnumf %816, %802 fastmath<nnan> : f32
            %818 = arith.maxnumf %817, %803 fastmath<nnan> : f32
            %819 = arith.maxnumf %818, %804 fastmath<nnan> : f32
            %820 = arith.maxnumf %819, %805 fastmath<nnan> : f32
            %821 = arith.maxnumf %820, %806 fastmath<nnan> : f32
            %822 = arith.maxnumf %821, %807 fastmath<nnan> : f32
            %823 = arith.maxnumf %822, %808 fastmath<nnan> : f32
            %824 = arith.maxnumf %823, %809 fastmath<nnan> : f32
            %825 = arith.maxnumf %824, %810 fastmath<nnan> : f32
            %826 = arith.maxnumf %825, %811 fastmath<nnan> : f32
            %827 = arith.maxnumf %826, %812 fastmath<nnan> : f32
            %828 = wave.swap_halves %827 : f32
            %829 = arith.maxnumf %827, %828 fastmath<nnan> : f32
            %830 = arith.mulf %829, %363 : f32
            %831 = arith.addf %408, %c104 : f32
            %832 = arith.cmpf ogt, %830, %831 : f32
            %833:18 = scf.if %832 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %834 = arith.subf %408, %830 : f32
              %835 = wave.exp2 %834 : f32
              %836 = vector.broadcast %835 : f32 to vector<8xf32>
              %837 = arith.mulf %409, %835 : f32
              %838 = arith.mulf %410, %836 : vector<8xf32>
              %839 = arith.mulf %411, %836 : vector<8xf32>
              %840 = arith.mulf %412, %836 : vector<8xf32>
              %841 = arith.mulf %413, %836 : vector<8xf32>
              %842 = arith.mulf %414, %836 : vector<8xf32>
              %843 = arith.mulf %415, %836 : vector<8xf32>
              %844 = arith.mulf %416, %836 : vector<8xf32>
              %845 = arith.mulf %417, %836 : vector<8xf32>
              %846 = arith.mulf %418, %836 : vector<8xf32>
              %847 = arith.mulf %419, %836 : vector<8xf32>
              %848 = arith.mulf %420, %836 : vector<8xf32>
              %849 = arith.mulf %421, %836 : vector<8xf32>
              %850 = arith.mulf %422, %836 : vector<8xf32>
              %851 = arith.mulf %423, %836 : vector<8xf32>
              %852 = arith.mulf %424, %836 : vector<8xf32>
              %853 = arith.mulf %425, %836 : vector<8xf32>
              scf.yield %830, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %854 = vector.broadcast %363 : f32 to vector<8xf32>
            %855 = arith.subf %c105, %833#0 : f32
            %856 = vector.broadcast %855 : f32 to vector<8xf32>
            %857 = math.fma %785#0, %854, %856 : vector<8xf32>
            %858 = wave.exp2 %857 : vector<8xf32>
            %859 = math.fma %785#1, %854, %856 : vector<8xf32>
            %860 = wave.exp2 %859 : vector<8xf32>
            %861 = arith.truncf %858 : vector<8xf32> to vector<8xf16>
            %862 = vector.bitcast %861 : vector<8xf16> to vector<4xi32>
            %863 = wave.swap_halves %862 : vector<4xi32>
            %864 = arith.select %3, %863, %862 : vector<4xi32>
            %865 = arith.select %3, %862, %863 : vector<4xi32>
            %866 = vector.shuffle %864, %865 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %867 = vector.bitcast %866 : vector<8xi32> to vector<16xf16>
            %868 = arith.truncf %860 : vector<8xf32> to vector<8xf16>
            %869 = vector.bitcast %868 : vector<8xf16> to vector<4xi32>
            %870 = wave.swap_halves %869 : vector<4xi32>
            %871 = arith.select %3, %870, %869 : vector<4xi32>
            %872 = arith.select %3, %869, %870 : vector<4xi32>
            %873 = vector.shuffle %871, %872 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %874 = vector.bitcast %873 : vector<8xi32> to vector<16xf16>
            %875 = arith.addf %858, %860 : vector<8xf32>
            %876 = vector.extract %875[0] : f32 from vector<8xf32>
            %877 = vector.extract %875[1] : f32 from vector<8xf32>
            %878 = vector.extract %875[2] : f32 from vector<8xf32>
            %879 = vector.extract %875[3] : f32 from vector<8xf32>
            %880 = vector.extract %875[4] : f32 from vector<8xf32>
            %881 = vector.extract %875[5] : f32 from vector<8xf32>
            %882 = vector.extract %875[6] : f32 from vector<8xf32>
            %883 = vector.extract %875[7] : f32 from vector<8xf32>
            %884 = arith.addf %876, %880 : f32
            %885 = arith.addf %877, %881 : f32
            %886 = arith.addf %878, %882 : f32
            %887 = arith.addf %879, %883 : f32
            %888 = arith.addf %884, %886 : f32
            %889 = arith.addf %885, %887 : f32
            %890 = arith.addf %888, %889 : f32
            %891 = arith.addf %833#1, %890 : f32
            %892 = wave.opaque %891 : f32
            %893 = wave.opaque %429 : i32
            %894 = arith.cmpi sgt, %893, %370 : i32
            %895:4 = scf.if %894 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %896 = arith.subi %370, %428 : i32
              %897 = arith.subi %896, %c77 : i32
              %898 = arith.minsi %897, %c17 : i32
              %899 = arith.maxsi %898, %c77 : i32
              %900 = arith.cmpi sgt, %899, %c77 : i32
              %901 = arith.select %900, %c107, %c77 : i32
              %902 = arith.ori %c77, %901 : i32
              %903 = arith.cmpi sgt, %899, %c16 : i32
              %904 = arith.select %903, %c107, %c77 : i32
              %905 = arith.ori %c77, %904 : i32
              %906 = arith.cmpi sgt, %899, %c108 : i32
              %907 = arith.select %906, %c109, %c77 : i32
              %908 = arith.ori %902, %907 : i32
              %909 = arith.cmpi sgt, %899, %c110 : i32
              %910 = arith.select %909, %c109, %c77 : i32
              %911 = arith.ori %905, %910 : i32
              %912 = arith.cmpi sgt, %899, %c111 : i32
              %913 = arith.select %912, %c107, %c77 : i32
              %914 = arith.ori %c77, %913 : i32
              %915 = arith.cmpi sgt, %899, %c112 : i32
              %916 = arith.select %915, %c107, %c77 : i32
              %917 = arith.ori %c77, %916 : i32
              %918 = arith.cmpi sgt, %899, %c113 : i32
              %919 = arith.select %918, %c109, %c77 : i32
              %920 = arith.ori %914, %919 : i32
              %921 = arith.cmpi sgt, %899, %c114 : i32
              %922 = arith.select %921, %c109, %c77 : i32
              %923 = arith.ori %917, %922 : i32
              %924 = arith.cmpi sgt, %899, %c115 : i32
              %925 = arith.select %924, %c107, %c77 : i32
              %926 = arith.ori %c77, %925 : i32
              %927 = arith.cmpi sgt, %899, %c116 : i32
              %928 = arith.select %927, %c107, %c77 : i32
              %929 = arith.ori %c77, %928 : i32
              %930 = arith.cmpi sgt, %899, %c117 : i32
              %931 = arith.select %930, %c109, %c77 : i32
              %932 = arith.ori %926, %931 : i32
              %933 = arith.cmpi sgt, %899, %c118 : i32
              %934 = arith.select %933, %c109, %c77 : i32
              %935 = arith.ori %929, %934 : i32
              %936 = arith.cmpi sgt, %899, %c119 : i32
              %937 = arith.select %936, %c107, %c77 : i32
              %938 = arith.ori %c77, %937 : i32
              %939 = arith.cmpi sgt, %899, %c120 : i32
              %940 = arith.select %939, %c107, %c77 : i32
              %941 = arith.ori %c77, %940 : i32
              %942 = arith.cmpi sgt, %899, %c57 : i32
              %943 = arith.select %942, %c109, %c77 : i32
              %944 = arith.ori %938, %943 : i32
              %945 = arith.cmpi sgt, %899, %c121 : i32
              %946 = arith.select %945, %c109, %c77 : i32
              %947 = arith.ori %941, %946 : i32
              %948 = vector.from_elements %908, %920, %932, %944 : vector<4xi32>
              %949 = vector.from_elements %911, %923, %935, %947 : vector<4xi32>
              %950 = arith.subi %896, %c17 : i32
              %951 = arith.minsi %950, %c17 : i32
              %952 = arith.maxsi %951, %c77 : i32
              %953 = arith.cmpi sgt, %952, %c77 : i32
              %954 = arith.select %953, %c107, %c77 : i32
              %955 = arith.ori %c77, %954 : i32
              %956 = arith.cmpi sgt, %952, %c16 : i32
              %957 = arith.select %956, %c107, %c77 : i32
              %958 = arith.ori %c77, %957 : i32
              %959 = arith.cmpi sgt, %952, %c108 : i32
              %960 = arith.select %959, %c109, %c77 : i32
              %961 = arith.ori %955, %960 : i32
              %962 = arith.cmpi sgt, %952, %c110 : i32
              %963 = arith.select %962, %c109, %c77 : i32
              %964 = arith.ori %958, %963 : i32
              %965 = arith.cmpi sgt, %952, %c111 : i32
              %966 = arith.select %965, %c107, %c77 : i32
              %967 = arith.ori %c77, %966 : i32
              %968 = arith.cmpi sgt, %952, %c112 : i32
              %969 = arith.select %968, %c107, %c77 : i32
              %970 = arith.ori %c77, %969 : i32
              %971 = arith.cmpi sgt, %952, %c113 : i32
              %972 = arith.select %971, %c109, %c77 : i32
              %973 = arith.ori %967, %972 : i32
              %974 = arith.cmpi sgt, %952, %c114 : i32
              %975 = arith.select %974, %c109, %c77 : i32
              %976 = arith.ori %970, %975 : i32
              %977 = arith.cmpi sgt, %952, %c115 : i32
              %978 = arith.select %977, %c107, %c77 : i32
              %979 = arith.ori %c77, %978 : i32
              %980 = arith.cmpi sgt, %952, %c116 : i32
              %981 = arith.select %980, %c107, %c77 : i32
              %982 = arith.ori %c77, %981 : i32
              %983 = arith.cmpi sgt, %952, %c117 : i32
              %984 = arith.select %983, %c109, %c77 : i32
              %985 = arith.ori %979, %984 : i32
              %986 = arith.cmpi sgt, %952, %c118 : i32
              %987 = arith.select %986, %c109, %c77 : i32
              %988 = arith.ori %982, %987 : i32
              %989 = arith.cmpi sgt, %952, %c119 : i32
              %990 = arith.select %989, %c107, %c77 : i32
              %991 = arith.ori %c77, %990 : i32
              %992 = arith.cmpi sgt, %952, %c120 : i32
              %993 = arith.select %992, %c107, %c77 : i32
              %994 = arith.ori %c77, %993 : i32
              %995 = arith.cmpi sgt, %952, %c57 : i32
              %996 = arith.select %995, %c109, %c77 : i32
              %997 = arith.ori %991, %996 : i32
              %998 = arith.cmpi sgt, %952, %c121 : i32
              %999 = arith.select %998, %c109, %c77 : i32
              %1000 = arith.ori %994, %999 : i32
              %1001 = vector.from_elements %961, %973, %985, %997 : vector<4xi32>
              %1002 = vector.from_elements %964, %976, %988, %1000 : vector<4xi32>
              scf.yield %948, %949, %1001, %1002 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1003 = wave.opaque %429 : i32
            %1004 = arith.cmpi sgt, %1003, %370 : i32
            %1005:4 = scf.if %1004 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1006 = arith.andi %755, %895#0 : vector<4xi32>
              %1007 = arith.andi %757, %895#1 : vector<4xi32>
              %1008 = arith.andi %759, %895#2 : vector<4xi32>
              %1009 = arith.andi %761, %895#3 : vector<4xi32>
              scf.yield %1006, %1007, %1008, %1009 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %755, %757, %759, %761 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1010 = vector.shuffle %1005#0, %1005#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1011 = vector.bitcast %1010 : vector<8xi32> to vector<16xf16>
            %1012 = wave.mma %1011, %867, %833#2 : vector<16xf16>, vector<8xf32>
            %1013 = vector.shuffle %1005#2, %1005#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1014 = vector.bitcast %1013 : vector<8xi32> to vector<16xf16>
            %1015 = wave.mma %1014, %874, %1012 : vector<16xf16>, vector<8xf32>
            %1016 = wave.opaque %1015 : vector<8xf32>
            %1017 = arith.addi %467, %c64 : index
            %1018 = vector.load %kv[%1017] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1019 = arith.addi %467, %c122 : index
            %1020 = vector.load %kv[%1019] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1021 = arith.addi %472, %c64 : index
            %1022 = vector.load %kv[%1021] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1023 = arith.addi %472, %c122 : index
            %1024 = vector.load %kv[%1023] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1025 = wave.opaque %429 : i32
            %1026 = arith.cmpi sgt, %1025, %370 : i32
            %1027:4 = scf.if %1026 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1028 = arith.andi %774, %895#0 : vector<4xi32>
              %1029 = arith.andi %776, %895#1 : vector<4xi32>
              %1030 = arith.andi %778, %895#2 : vector<4xi32>
              %1031 = arith.andi %780, %895#3 : vector<4xi32>
              scf.yield %1028, %1029, %1030, %1031 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %774, %776, %778, %780 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1032 = vector.shuffle %1027#0, %1027#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1033 = vector.bitcast %1032 : vector<8xi32> to vector<16xf16>
            %1034 = wave.mma %1033, %867, %833#3 : vector<16xf16>, vector<8xf32>
            %1035 = vector.shuffle %1027#2, %1027#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1036 = vector.bitcast %1035 : vector<8xi32> to vector<16xf16>
            %1037 = wave.mma %1036, %874, %1034 : vector<16xf16>, vector<8xf32>
            %1038 = wave.opaque %1037 : vector<8xf32>
            %1039 = arith.addi %467, %c123 : index
            %1040 = vector.load %kv[%1039] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1041 = arith.addi %467, %c124 : index
            %1042 = vector.load %kv[%1041] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1043 = arith.addi %472, %c123 : index
            %1044 = vector.load %kv[%1043] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1045 = arith.addi %472, %c124 : index
            %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1047 = wave.opaque %429 : i32
            %1048 = arith.cmpi sgt, %1047, %370 : i32
            %1049:4 = scf.if %1048 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1050 = arith.andi %1018, %895#0 : vector<4xi32>
              %1051 = arith.andi %1020, %895#1 : vector<4xi32>
              %1052 = arith.andi %1022, %895#2 : vector<4xi32>
              %1053 = arith.andi %1024, %895#3 : vector<4xi32>
              scf.yield %1050, %1051, %1052, %1053 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1018, %1020, %1022, %1024 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1054 = vector.shuffle %1049#0, %1049#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1055 = vector.bitcast %1054 : vector<8xi32> to vector<16xf16>
            %1056 = wave.mma %1055, %867, %833#4 : vector<16xf16>, vector<8xf32>
            %1057 = vector.shuffle %1049#2, %1049#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1058 = vector.bitcast %1057 : vector<8xi32> to vector<16xf16>
            %1059 = wave.mma %1058, %874, %1056 : vector<16xf16>, vector<8xf32>
            %1060 = wave.opaque %1059 : vector<8xf32>
            %1061 = arith.addi %467, %c65 : index
            %1062 = vector.load %kv[%1061] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1063 = arith.addi %467, %c125 : index
            %1064 = vector.load %kv[%1063] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1065 = arith.addi %472, %c65 : index
            %1066 = vector.load %kv[%1065] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1067 = arith.addi %472, %c125 : index
            %1068 = vector.load %kv[%1067] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1069 = wave.opaque %429 : i32
            %1070 = arith.cmpi sgt, %1069, %370 : i32
            %1071:4 = scf.if %1070 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1072 = arith.andi %1040, %895#0 : vector<4xi32>
              %1073 = arith.andi %1042, %895#1 : vector<4xi32>
              %1074 = arith.andi %1044, %895#2 : vector<4xi32>
              %1075 = arith.andi %1046, %895#3 : vector<4xi32>
              scf.yield %1072, %1073, %1074, %1075 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1040, %1042, %1044, %1046 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1076 = vector.shuffle %1071#0, %1071#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1077 = vector.bitcast %1076 : vector<8xi32> to vector<16xf16>
            %1078 = wave.mma %1077, %867, %833#5 : vector<16xf16>, vector<8xf32>
            %1079 = vector.shuffle %1071#2, %1071#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1080 = vector.bitcast %1079 : vector<8xi32> to vector<16xf16>
            %1081 = wave.mma %1080, %874, %1078 : vector<16xf16>, vector<8xf32>
            %1082 = wave.opaque %1081 : vector<8xf32>
            %1083 = arith.addi %467, %c126 : index
            %1084 = vector.load %kv[%1083] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1085 = arith.addi %467, %c127 : index
            %1086 = vector.load %kv[%1085] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1087 = arith.addi %472, %c126 : index
            %1088 = vector.load %kv[%1087] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1089 = arith.addi %472, %c127 : index
            %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1091 = wave.opaque %429 : i32
            %1092 = arith.cmpi sgt, %1091, %370 : i32
            %1093:4 = scf.if %1092 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1094 = arith.andi %1062, %895#0 : vector<4xi32>
              %1095 = arith.andi %1064, %895#1 : vector<4xi32>
              %1096 = arith.andi %1066, %895#2 : vector<4xi32>
              %1097 = arith.andi %1068, %895#3 : vector<4xi32>
              scf.yield %1094, %1095, %1096, %1097 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1062, %1064, %1066, %1068 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1098 = vector.shuffle %1093#0, %1093#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1099 = vector.bitcast %1098 : vector<8xi32> to vector<16xf16>
            %1100 = wave.mma %1099, %867, %833#6 : vector<16xf16>, vector<8xf32>
            %1101 = vector.shuffle %1093#2, %1093#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1102 = vector.bitcast %1101 : vector<8xi32> to vector<16xf16>
            %1103 = wave.mma %1102, %874, %1100 : vector<16xf16>, vector<8xf32>
            %1104 = wave.opaque %1103 : vector<8xf32>
            %1105 = arith.addi %467, %c66 : index
            %1106 = vector.load %kv[%1105] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1107 = arith.addi %467, %c128 : index
            %1108 = vector.load %kv[%1107] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1109 = arith.addi %472, %c66 : index
            %1110 = vector.load %kv[%1109] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1111 = arith.addi %472, %c128 : index
            %1112 = vector.load %kv[%1111] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1113 = wave.opaque %429 : i32
            %1114 = arith.cmpi sgt, %1113, %370 : i32
            %1115:4 = scf.if %1114 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1116 = arith.andi %1084, %895#0 : vector<4xi32>
              %1117 = arith.andi %1086, %895#1 : vector<4xi32>
              %1118 = arith.andi %1088, %895#2 : vector<4xi32>
              %1119 = arith.andi %1090, %895#3 : vector<4xi32>
              scf.yield %1116, %1117, %1118, %1119 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1084, %1086, %1088, %1090 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1120 = vector.shuffle %1115#0, %1115#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1121 = vector.bitcast %1120 : vector<8xi32> to vector<16xf16>
            %1122 = wave.mma %1121, %867, %833#7 : vector<16xf16>, vector<8xf32>
            %1123 = vector.shuffle %1115#2, %1115#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1124 = vector.bitcast %1123 : vector<8xi32> to vector<16xf16>
            %1125 = wave.mma %1124, %874, %1122 : vector<16xf16>, vector<8xf32>
            %1126 = wave.opaque %1125 : vector<8xf32>
            %1127 = arith.addi %467, %c129 : index
            %1128 = vector.load %kv[%1127] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1129 = arith.addi %467, %c130 : index
            %1130 = vector.load %kv[%1129] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1131 = arith.addi %472, %c129 : index
            %1132 = vector.load %kv[%1131] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1133 = arith.addi %472, %c130 : index
            %1134 = vector.load %kv[%1133] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1135 = wave.opaque %429 : i32
            %1136 = arith.cmpi sgt, %1135, %370 : i32
            %1137:4 = scf.if %1136 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1138 = arith.andi %1106, %895#0 : vector<4xi32>
              %1139 = arith.andi %1108, %895#1 : vector<4xi32>
              %1140 = arith.andi %1110, %895#2 : vector<4xi32>
              %1141 = arith.andi %1112, %895#3 : vector<4xi32>
              scf.yield %1138, %1139, %1140, %1141 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1106, %1108, %1110, %1112 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1142 = vector.shuffle %1137#0, %1137#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1143 = vector.bitcast %1142 : vector<8xi32> to vector<16xf16>
            %1144 = wave.mma %1143, %867, %833#8 : vector<16xf16>, vector<8xf32>
            %1145 = vector.shuffle %1137#2, %1137#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1146 = vector.bitcast %1145 : vector<8xi32> to vector<16xf16>
            %1147 = wave.mma %1146, %874, %1144 : vector<16xf16>, vector<8xf32>
            %1148 = wave.opaque %1147 : vector<8xf32>
            %1149 = arith.addi %467, %c67 : index
            %1150 = vector.load %kv[%1149] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1151 = arith.addi %467, %c131 : index
            %1152 = vector.load %kv[%1151] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1153 = arith.addi %472, %c67 : index
            %1154 = vector.load %kv[%1153] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1155 = arith.addi %472, %c131 : index
            %1156 = vector.load %kv[%1155] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1157 = wave.opaque %429 : i32
            %1158 = arith.cmpi sgt, %1157, %370 : i32
            %1159:4 = scf.if %1158 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1160 = arith.andi %1128, %895#0 : vector<4xi32>
              %1161 = arith.andi %1130, %895#1 : vector<4xi32>
              %1162 = arith.andi %1132, %895#2 : vector<4xi32>
              %1163 = arith.andi %1134, %895#3 : vector<4xi32>
              scf.yield %1160, %1161, %1162, %1163 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1128, %1130, %1132, %1134 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1164 = vector.shuffle %1159#0, %1159#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1165 = vector.bitcast %1164 : vector<8xi32> to vector<16xf16>
            %1166 = wave.mma %1165, %867, %833#9 : vector<16xf16>, vector<8xf32>
            %1167 = vector.shuffle %1159#2, %1159#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1168 = vector.bitcast %1167 : vector<8xi32> to vector<16xf16>
            %1169 = wave.mma %1168, %874, %1166 : vector<16xf16>, vector<8xf32>
            %1170 = wave.opaque %1169 : vector<8xf32>
            %1171 = arith.addi %467, %c132 : index
            %1172 = vector.load %kv[%1171] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1173 = arith.addi %467, %c133 : index
            %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1175 = arith.addi %472, %c132 : index
            %1176 = vector.load %kv[%1175] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1177 = arith.addi %472, %c133 : index
            %1178 = vector.load %kv[%1177] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1179 = wave.opaque %429 : i32
            %1180 = arith.cmpi sgt, %1179, %370 : i32
            %1181:4 = scf.if %1180 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1182 = arith.andi %1150, %895#0 : vector<4xi32>
              %1183 = arith.andi %1152, %895#1 : vector<4xi32>
              %1184 = arith.andi %1154, %895#2 : vector<4xi32>
              %1185 = arith.andi %1156, %895#3 : vector<4xi32>
              scf.yield %1182, %1183, %1184, %1185 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1150, %1152, %1154, %1156 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1186 = vector.shuffle %1181#0, %1181#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1187 = vector.bitcast %1186 : vector<8xi32> to vector<16xf16>
            %1188 = wave.mma %1187, %867, %833#10 : vector<16xf16>, vector<8xf32>
            %1189 = vector.shuffle %1181#2, %1181#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1190 = vector.bitcast %1189 : vector<8xi32> to vector<16xf16>
            %1191 = wave.mma %1190, %874, %1188 : vector<16xf16>, vector<8xf32>
            %1192 = wave.opaque %1191 : vector<8xf32>
            %1193 = arith.addi %467, %c68 : index
            %1194 = vector.load %kv[%1193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1195 = arith.addi %467, %c134 : index
            %1196 = vector.load %kv[%1195] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1197 = arith.addi %472, %c68 : index
            %1198 = vector.load %kv[%1197] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1199 = arith.addi %472, %c134 : index
            %1200 = vector.load %kv[%1199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1201 = wave.opaque %429 : i32
            %1202 = arith.cmpi sgt, %1201, %370 : i32
            %1203:4 = scf.if %1202 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1204 = arith.andi %1172, %895#0 : vector<4xi32>
              %1205 = arith.andi %1174, %895#1 : vector<4xi32>
              %1206 = arith.andi %1176, %895#2 : vector<4xi32>
              %1207 = arith.andi %1178, %895#3 : vector<4xi32>
              scf.yield %1204, %1205, %1206, %1207 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1172, %1174, %1176, %1178 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1208 = vector.shuffle %1203#0, %1203#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1209 = vector.bitcast %1208 : vector<8xi32> to vector<16xf16>
            %1210 = wave.mma %1209, %867, %833#11 : vector<16xf16>, vector<8xf32>
            %1211 = vector.shuffle %1203#2, %1203#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1212 = vector.bitcast %1211 : vector<8xi32> to vector<16xf16>
            %1213 = wave.mma %1212, %874, %1210 : vector<16xf16>, vector<8xf32>
            %1214 = wave.opaque %1213 : vector<8xf32>
            %1215 = arith.addi %467, %c135 : index
            %1216 = vector.load %kv[%1215] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1217 = arith.addi %467, %c136 : index
            %1218 = vector.load %kv[%1217] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1219 = arith.addi %472, %c135 : index
            %1220 = vector.load %kv[%1219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1221 = arith.addi %472, %c136 : index
            %1222 = vector.load %kv[%1221] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1223 = wave.opaque %429 : i32
            %1224 = arith.cmpi sgt, %1223, %370 : i32
            %1225:4 = scf.if %1224 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1226 = arith.andi %1194, %895#0 : vector<4xi32>
              %1227 = arith.andi %1196, %895#1 : vector<4xi32>
              %1228 = arith.andi %1198, %895#2 : vector<4xi32>
              %1229 = arith.andi %1200, %895#3 : vector<4xi32>
              scf.yield %1226, %1227, %1228, %1229 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1194, %1196, %1198, %1200 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1230 = vector.shuffle %1225#0, %1225#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1231 = vector.bitcast %1230 : vector<8xi32> to vector<16xf16>
            %1232 = wave.mma %1231, %867, %833#12 : vector<16xf16>, vector<8xf32>
            %1233 = vector.shuffle %1225#2, %1225#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1234 = vector.bitcast %1233 : vector<8xi32> to vector<16xf16>
            %1235 = wave.mma %1234, %874, %1232 : vector<16xf16>, vector<8xf32>
            %1236 = wave.opaque %1235 : vector<8xf32>
            %1237 = arith.addi %467, %c69 : index
            %1238 = vector.load %kv[%1237] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1239 = arith.addi %467, %c137 : index
            %1240 = vector.load %kv[%1239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1241 = arith.addi %472, %c69 : index
            %1242 = vector.load %kv[%1241] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1243 = arith.addi %472, %c137 : index
            %1244 = vector.load %kv[%1243] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1245 = wave.opaque %429 : i32
            %1246 = arith.cmpi sgt, %1245, %370 : i32
            %1247:4 = scf.if %1246 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1248 = arith.andi %1216, %895#0 : vector<4xi32>
              %1249 = arith.andi %1218, %895#1 : vector<4xi32>
              %1250 = arith.andi %1220, %895#2 : vector<4xi32>
              %1251 = arith.andi %1222, %895#3 : vector<4xi32>
              scf.yield %1248, %1249, %1250, %1251 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1216, %1218, %1220, %1222 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1252 = vector.shuffle %1247#0, %1247#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1253 = vector.bitcast %1252 : vector<8xi32> to vector<16xf16>
            %1254 = wave.mma %1253, %867, %833#13 : vector<16xf16>, vector<8xf32>
            %1255 = vector.shuffle %1247#2, %1247#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1256 = vector.bitcast %1255 : vector<8xi32> to vector<16xf16>
            %1257 = wave.mma %1256, %874, %1254 : vector<16xf16>, vector<8xf32>
            %1258 = wave.opaque %1257 : vector<8xf32>
            %1259 = arith.addi %467, %c138 : index
            %1260 = vector.load %kv[%1259] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1261 = arith.addi %467, %c139 : index
            %1262 = vector.load %kv[%1261] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1263 = arith.addi %472, %c138 : index
            %1264 = vector.load %kv[%1263] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1265 = arith.addi %472, %c139 : index
            %1266 = vector.load %kv[%1265] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1267 = wave.opaque %429 : i32
            %1268 = arith.cmpi sgt, %1267, %370 : i32
            %1269:4 = scf.if %1268 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1270 = arith.andi %1238, %895#0 : vector<4xi32>
              %1271 = arith.andi %1240, %895#1 : vector<4xi32>
              %1272 = arith.andi %1242, %895#2 : vector<4xi32>
              %1273 = arith.andi %1244, %895#3 : vector<4xi32>
              scf.yield %1270, %1271, %1272, %1273 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1238, %1240, %1242, %1244 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1274 = vector.shuffle %1269#0, %1269#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1275 = vector.bitcast %1274 : vector<8xi32> to vector<16xf16>
            %1276 = wave.mma %1275, %867, %833#14 : vector<16xf16>, vector<8xf32>
            %1277 = vector.shuffle %1269#2, %1269#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1278 = vector.bitcast %1277 : vector<8xi32> to vector<16xf16>
            %1279 = wave.mma %1278, %874, %1276 : vector<16xf16>, vector<8xf32>
            %1280 = wave.opaque %1279 : vector<8xf32>
            %1281 = arith.addi %467, %c70 : index
            %1282 = vector.load %kv[%1281] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1283 = arith.addi %467, %c140 : index
            %1284 = vector.load %kv[%1283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1285 = arith.addi %472, %c70 : index
            %1286 = vector.load %kv[%1285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1287 = arith.addi %472, %c140 : index
            %1288 = vector.load %kv[%1287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1289 = wave.opaque %429 : i32
            %1290 = arith.cmpi sgt, %1289, %370 : i32
            %1291:4 = scf.if %1290 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1292 = arith.andi %1260, %895#0 : vector<4xi32>
              %1293 = arith.andi %1262, %895#1 : vector<4xi32>
              %1294 = arith.andi %1264, %895#2 : vector<4xi32>
              %1295 = arith.andi %1266, %895#3 : vector<4xi32>
              scf.yield %1292, %1293, %1294, %1295 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1260, %1262, %1264, %1266 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1296 = vector.shuffle %1291#0, %1291#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1297 = vector.bitcast %1296 : vector<8xi32> to vector<16xf16>
            %1298 = wave.mma %1297, %867, %833#15 : vector<16xf16>, vector<8xf32>
            %1299 = vector.shuffle %1291#2, %1291#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1300 = vector.bitcast %1299 : vector<8xi32> to vector<16xf16>
            %1301 = wave.mma %1300, %874, %1298 : vector<16xf16>, vector<8xf32>
            %1302 = wave.opaque %1301 : vector<8xf32>
            %1303 = arith.addi %467, %c141 : index
            %1304 = vector.load %kv[%1303] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1305 = arith.addi %467, %c142 : index
            %1306 = vector.load %kv[%1305] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1307 = arith.addi %472, %c141 : index
            %1308 = vector.load %kv[%1307] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1309 = arith.addi %472, %c142 : index
            %1310 = vector.load %kv[%1309] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1311 = wave.opaque %429 : i32
            %1312 = arith.cmpi sgt, %1311, %370 : i32
            %1313:4 = scf.if %1312 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1314 = arith.andi %1282, %895#0 : vector<4xi32>
              %1315 = arith.andi %1284, %895#1 : vector<4xi32>
              %1316 = arith.andi %1286, %895#2 : vector<4xi32>
              %1317 = arith.andi %1288, %895#3 : vector<4xi32>
              scf.yield %1314, %1315, %1316, %1317 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1282, %1284, %1286, %1288 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1318 = vector.shuffle %1313#0, %1313#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1319 = vector.bitcast %1318 : vector<8xi32> to vector<16xf16>
            %1320 = wave.mma %1319, %867, %833#16 : vector<16xf16>, vector<8xf32>
            %1321 = vector.shuffle %1313#2, %1313#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1322 = vector.bitcast %1321 : vector<8xi32> to vector<16xf16>
            %1323 = wave.mma %1322, %874, %1320 : vector<16xf16>, vector<8xf32>
            %1324 = wave.opaque %1323 : vector<8xf32>
            wave.pin
            %1325 = wave.opaque %429 : i32
            %1326 = arith.cmpi sgt, %1325, %370 : i32
            %1327:4 = scf.if %1326 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1328 = arith.andi %1304, %895#0 : vector<4xi32>
              %1329 = arith.andi %1306, %895#1 : vector<4xi32>
              %1330 = arith.andi %1308, %895#2 : vector<4xi32>
              %1331 = arith.andi %1310, %895#3 : vector<4xi32>
              scf.yield %1328, %1329, %1330, %1331 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1304, %1306, %1308, %1310 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1332 = vector.shuffle %1327#0, %1327#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1333 = vector.bitcast %1332 : vector<8xi32> to vector<16xf16>
            %1334 = wave.mma %1333, %867, %833#17 : vector<16xf16>, vector<8xf32>
            %1335 = vector.shuffle %1327#2, %1327#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1336 = vector.bitcast %1335 : vector<8xi32> to vector<16xf16>
            %1337 = wave.mma %1336, %874, %1334 : vector<16xf16>, vector<8xf32>
            %1338 = wave.opaque %1337 : vector<8xf32>
            wave.pin
            %1339 = wave.opaque %429 : i32
            %1340 = arith.cmpi slt, %1339, %370 : i32
            %1341:4 = scf.if %1340 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1342 = arith.addi %455, %35 : index
              %1343 = arith.addi %1342, %c22 : index
              %1344 = vector.load %kv[%1343] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1345 = arith.addi %1342, %c24 : index
              %1346 = vector.load %kv[%1345] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1347 = arith.addi %463, %35 : index
              %1348 = arith.addi %1347, %c22 : index
              %1349 = vector.load %kv[%1348] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1350 = arith.addi %1347, %c24 : index
              %1351 = vector.load %kv[%1350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1344, %1346, %1349, %1351 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1327#0, %1327#1, %1327#2, %1327#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1341#0, %1341#1, %1341#2, %1341#3, %833#0, %892, %1016, %1038, %1060, %1082, %1104, %1126, %1148, %1170, %1192, %1214, %1236, %1258, %1280, %1302, %1324, %1338 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1352 = wave.swap_halves %426#5 : f32
          %1353 = arith.addf %426#5, %1352 : f32
          scf.yield %426#4, %1353, %426#6, %426#7, %426#8, %426#9, %426#10, %426#11, %426#12, %426#13, %426#14, %426#15, %426#16, %426#17, %426#18, %426#19, %426#20, %426#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1354 = wave.opaque %c22 : index
        %1355 = arith.addi %46, %1354 : index
        %1356 = arith.remui %0, %c8 : index
        %1357 = arith.addi %1356, %1354 : index
        %1358 = arith.addi %1, %1354 : index
        %1359 = arith.cmpi slt, %1358, %c8 : index
        scf.if %1359 {
          %1360 = arith.addi %45, %1358 : index
          memref.store %372#0, %6[%1360] : memref<?xf32>
          %1361 = arith.addi %1360, %c3 : index
          memref.store %372#1, %6[%1361] : memref<?xf32>
          %1362 = arith.muli %8, %c23 : index
          %1363 = arith.muli %2, %c8 : index
          %1364 = arith.addi %1362, %1363 : index
          %1365 = arith.addi %1364, %1358 : index
          %1366 = vector.extract %372#2[0] : f32 from vector<8xf32>
          %1367 = arith.addi %1365, %c22 : index
          memref.store %1366, %5[%1367] : memref<?xf32>
          %1368 = vector.extract %372#2[1] : f32 from vector<8xf32>
          %1369 = arith.addi %1365, %c3 : index
          memref.store %1368, %5[%1369] : memref<?xf32>
          %1370 = vector.extract %372#2[2] : f32 from vector<8xf32>
          %1371 = arith.addi %1365, %c21 : index
          memref.store %1370, %5[%1371] : memref<?xf32>
          %1372 = vector.extract %372#2[3] : f32 from vector<8xf32>
          %1373 = arith.addi %1365, %c28 : index
          memref.store %1372, %5[%1373] : memref<?xf32>
          %1374 = vector.extract %372#2[4] : f32 from vector<8xf32>
          %1375 = arith.addi %1365, %c24 : index
          memref.store %1374, %5[%1375] : memref<?xf32>
          %1376 = vector.extract %372#2[5] : f32 from vector<8xf32>
          %1377 = arith.addi %1365, %c31 : index
          memref.store %1376, %5[%1377] : memref<?xf32>
          %1378 = vector.extract %372#2[6] : f32 from vector<8xf32>
          %1379 = arith.addi %1365, %c33 : index
          memref.store %1378, %5[%1379] : memref<?xf32>
          %1380 = vector.extract %372#2[7] : f32 from vector<8xf32>
          %1381 = arith.addi %1365, %c35 : index
          memref.store %1380, %5[%1381] : memref<?xf32>
          %1382 = vector.extract %372#3[0] : f32 from vector<8xf32>
          %1383 = arith.addi %1365, %c37 : index
          memref.store %1382, %5[%1383] : memref<?xf32>
          %1384 = vector.extract %372#3[1] : f32 from vector<8xf32>
          %1385 = arith.addi %1365, %c39 : index
          memref.store %1384, %5[%1385] : memref<?xf32>
          %1386 = vector.extract %372#3[2] : f32 from vector<8xf32>
          %1387 = arith.addi %1365, %c41 : index
          memref.store %1386, %5[%1387] : memref<?xf32>
          %1388 = vector.extract %372#3[3] : f32 from vector<8xf32>
          %1389 = arith.addi %1365, %c43 : index
          memref.store %1388, %5[%1389] : memref<?xf32>
          %1390 = vector.extract %372#3[4] : f32 from vector<8xf32>
          %1391 = arith.addi %1365, %c45 : index
          memref.store %1390, %5[%1391] : memref<?xf32>
          %1392 = vector.extract %372#3[5] : f32 from vector<8xf32>
          %1393 = arith.addi %1365, %c47 : index
          memref.store %1392, %5[%1393] : memref<?xf32>
          %1394 = vector.extract %372#3[6] : f32 from vector<8xf32>
          %1395 = arith.addi %1365, %c49 : index
          memref.store %1394, %5[%1395] : memref<?xf32>
          %1396 = vector.extract %372#3[7] : f32 from vector<8xf32>
          %1397 = arith.addi %1365, %c51 : index
          memref.store %1396, %5[%1397] : memref<?xf32>
          %1398 = vector.extract %372#4[0] : f32 from vector<8xf32>
          %1399 = arith.addi %1365, %c6 : index
          memref.store %1398, %5[%1399] : memref<?xf32>
          %1400 = vector.extract %372#4[1] : f32 from vector<8xf32>
          %1401 = arith.addi %1365, %c143 : index
          memref.store %1400, %5[%1401] : memref<?xf32>
          %1402 = vector.extract %372#4[2] : f32 from vector<8xf32>
          %1403 = arith.addi %1365, %c144 : index
          memref.store %1402, %5[%1403] : memref<?xf32>
          %1404 = vector.extract %372#4[3] : f32 from vector<8xf32>
          %1405 = arith.addi %1365, %c145 : index
          memref.store %1404, %5[%1405] : memref<?xf32>
          %1406 = vector.extract %372#4[4] : f32 from vector<8xf32>
          %1407 = arith.addi %1365, %c78 : index
          memref.store %1406, %5[%1407] : memref<?xf32>
          %1408 = vector.extract %372#4[5] : f32 from vector<8xf32>
          %1409 = arith.addi %1365, %c146 : index
          memref.store %1408, %5[%1409] : memref<?xf32>
          %1410 = vector.extract %372#4[6] : f32 from vector<8xf32>
          %1411 = arith.addi %1365, %c147 : index
          memref.store %1410, %5[%1411] : memref<?xf32>
          %1412 = vector.extract %372#4[7] : f32 from vector<8xf32>
          %1413 = arith.addi %1365, %c148 : index
          memref.store %1412, %5[%1413] : memref<?xf32>
          %1414 = vector.extract %372#5[0] : f32 from vector<8xf32>
          %1415 = arith.addi %1365, %c79 : index
          memref.store %1414, %5[%1415] : memref<?xf32>
          %1416 = vector.extract %372#5[1] : f32 from vector<8xf32>
          %1417 = arith.addi %1365, %c149 : index
          memref.store %1416, %5[%1417] : memref<?xf32>
          %1418 = vector.extract %372#5[2] : f32 from vector<8xf32>
          %1419 = arith.addi %1365, %c150 : index
          memref.store %1418, %5[%1419] : memref<?xf32>
          %1420 = vector.extract %372#5[3] : f32 from vector<8xf32>
          %1421 = arith.addi %1365, %c151 : index
          memref.store %1420, %5[%1421] : memref<?xf32>
          %1422 = vector.extract %372#5[4] : f32 from vector<8xf32>
          %1423 = arith.addi %1365, %c80 : index
          memref.store %1422, %5[%1423] : memref<?xf32>
          %1424 = vector.extract %372#5[5] : f32 from vector<8xf32>
          %1425 = arith.addi %1365, %c152 : index
          memref.store %1424, %5[%1425] : memref<?xf32>
          %1426 = vector.extract %372#5[6] : f32 from vector<8xf32>
          %1427 = arith.addi %1365, %c153 : index
          memref.store %1426, %5[%1427] : memref<?xf32>
          %1428 = vector.extract %372#5[7] : f32 from vector<8xf32>
          %1429 = arith.addi %1365, %c154 : index
          memref.store %1428, %5[%1429] : memref<?xf32>
        }
        wave.barrier
        %1430 = arith.addi %1357, %c22 : index
        %1431 = memref.load %6[%1430] : memref<?xf32>
        %1432 = arith.addi %1357, %c3 : index
        %1433 = memref.load %6[%1432] : memref<?xf32>
        %1434 = arith.addi %1357, %c21 : index
        %1435 = memref.load %6[%1434] : memref<?xf32>
        %1436 = arith.addi %1357, %c28 : index
        %1437 = memref.load %6[%1436] : memref<?xf32>
        %1438 = arith.addi %1357, %c24 : index
        %1439 = memref.load %6[%1438] : memref<?xf32>
        %1440 = arith.addi %1357, %c31 : index
        %1441 = memref.load %6[%1440] : memref<?xf32>
        %1442 = arith.addi %1357, %c33 : index
        %1443 = memref.load %6[%1442] : memref<?xf32>
        %1444 = arith.addi %1357, %c35 : index
        %1445 = memref.load %6[%1444] : memref<?xf32>
        %1446 = arith.addi %1357, %c37 : index
        %1447 = memref.load %6[%1446] : memref<?xf32>
        %1448 = arith.addi %1357, %c39 : index
        %1449 = memref.load %6[%1448] : memref<?xf32>
        %1450 = arith.addi %1357, %c41 : index
        %1451 = memref.load %6[%1450] : memref<?xf32>
        %1452 = arith.addi %1357, %c43 : index
        %1453 = memref.load %6[%1452] : memref<?xf32>
        %1454 = arith.addi %1357, %c45 : index
        %1455 = memref.load %6[%1454] : memref<?xf32>
        %1456 = arith.addi %1357, %c47 : index
        %1457 = memref.load %6[%1456] : memref<?xf32>
        %1458 = arith.addi %1357, %c49 : index
        %1459 = memref.load %6[%1458] : memref<?xf32>
        %1460 = arith.addi %1357, %c51 : index
        %1461 = memref.load %6[%1460] : memref<?xf32>
        %1462 = arith.maxnumf %1431, %1435 fastmath<nnan> : f32
        %1463 = arith.subf %1431, %1462 : f32
        %1464 = wave.exp2 %1463 : f32
        %1465 = arith.subf %1435, %1462 : f32
        %1466 = wave.exp2 %1465 : f32
        %1467 = arith.mulf %1433, %1464 : f32
        %1468 = math.fma %1437, %1466, %1467 : f32
        %1469 = arith.maxnumf %1462, %1439 fastmath<nnan> : f32
        %1470 = arith.subf %1462, %1469 : f32
        %1471 = wave.exp2 %1470 : f32
        %1472 = arith.subf %1439, %1469 : f32
        %1473 = wave.exp2 %1472 : f32
        %1474 = arith.mulf %1468, %1471 : f32
        %1475 = math.fma %1441, %1473, %1474 : f32
        %1476 = arith.maxnumf %1469, %1443 fastmath<nnan> : f32
        %1477 = arith.subf %1469, %1476 : f32
        %1478 = wave.exp2 %1477 : f32
        %1479 = arith.subf %1443, %1476 : f32
        %1480 = wave.exp2 %1479 : f32
        %1481 = arith.mulf %1475, %1478 : f32
        %1482 = math.fma %1445, %1480, %1481 : f32
        %1483 = arith.maxnumf %1476, %1447 fastmath<nnan> : f32
        %1484 = arith.subf %1476, %1483 : f32
        %1485 = wave.exp2 %1484 : f32
        %1486 = arith.subf %1447, %1483 : f32
        %1487 = wave.exp2 %1486 : f32
        %1488 = arith.mulf %1482, %1485 : f32
        %1489 = math.fma %1449, %1487, %1488 : f32
        %1490 = arith.maxnumf %1483, %1451 fastmath<nnan> : f32
        %1491 = arith.subf %1483, %1490 : f32
        %1492 = wave.exp2 %1491 : f32
        %1493 = arith.subf %1451, %1490 : f32
        %1494 = wave.exp2 %1493 : f32
        %1495 = arith.mulf %1489, %1492 : f32
        %1496 = math.fma %1453, %1494, %1495 : f32
        %1497 = arith.maxnumf %1490, %1455 fastmath<nnan> : f32
        %1498 = arith.subf %1490, %1497 : f32
        %1499 = wave.exp2 %1498 : f32
        %1500 = arith.subf %1455, %1497 : f32
        %1501 = wave.exp2 %1500 : f32
        %1502 = arith.mulf %1496, %1499 : f32
        %1503 = math.fma %1457, %1501, %1502 : f32
        %1504 = arith.maxnumf %1497, %1459 fastmath<nnan> : f32
        %1505 = arith.subf %1497, %1504 : f32
        %1506 = wave.exp2 %1505 : f32
        %1507 = arith.subf %1459, %1504 : f32
        %1508 = wave.exp2 %1507 : f32
        %1509 = arith.mulf %1503, %1506 : f32
        %1510 = math.fma %1461, %1508, %1509 : f32
        %1511 = arith.addi %1355, %c22 : index
        %1512 = arith.addi %1511, %c22 : index
        %1513 = memref.load %5[%1512] : memref<?xf32>
        %1514 = arith.addi %1511, %c23 : index
        %1515 = memref.load %5[%1514] : memref<?xf32>
        %1516 = arith.addi %1511, %c59 : index
        %1517 = memref.load %5[%1516] : memref<?xf32>
        %1518 = arith.addi %1511, %c61 : index
        %1519 = memref.load %5[%1518] : memref<?xf32>
        %1520 = arith.addi %1511, %c63 : index
        %1521 = memref.load %5[%1520] : memref<?xf32>
        %1522 = arith.addi %1511, %c65 : index
        %1523 = memref.load %5[%1522] : memref<?xf32>
        %1524 = arith.addi %1511, %c67 : index
        %1525 = memref.load %5[%1524] : memref<?xf32>
        %1526 = arith.addi %1511, %c69 : index
        %1527 = memref.load %5[%1526] : memref<?xf32>
        %1528 = arith.mulf %1513, %1464 : f32
        %1529 = math.fma %1515, %1466, %1528 : f32
        %1530 = arith.mulf %1529, %1471 : f32
        %1531 = math.fma %1517, %1473, %1530 : f32
        %1532 = arith.mulf %1531, %1478 : f32
        %1533 = math.fma %1519, %1480, %1532 : f32
        %1534 = arith.mulf %1533, %1485 : f32
        %1535 = math.fma %1521, %1487, %1534 : f32
        %1536 = arith.mulf %1535, %1492 : f32
        %1537 = math.fma %1523, %1494, %1536 : f32
        %1538 = arith.mulf %1537, %1499 : f32
        %1539 = math.fma %1525, %1501, %1538 : f32
        %1540 = arith.mulf %1539, %1506 : f32
        %1541 = math.fma %1527, %1508, %1540 : f32
        %1542 = arith.addi %1355, %c6 : index
        %1543 = arith.addi %1542, %c22 : index
        %1544 = memref.load %5[%1543] : memref<?xf32>
        %1545 = arith.addi %1542, %c23 : index
        %1546 = memref.load %5[%1545] : memref<?xf32>
        %1547 = arith.addi %1542, %c59 : index
        %1548 = memref.load %5[%1547] : memref<?xf32>
        %1549 = arith.addi %1542, %c61 : index
        %1550 = memref.load %5[%1549] : memref<?xf32>
        %1551 = arith.addi %1542, %c63 : index
        %1552 = memref.load %5[%1551] : memref<?xf32>
        %1553 = arith.addi %1542, %c65 : index
        %1554 = memref.load %5[%1553] : memref<?xf32>
        %1555 = arith.addi %1542, %c67 : index
        %1556 = memref.load %5[%1555] : memref<?xf32>
        %1557 = arith.addi %1542, %c69 : index
        %1558 = memref.load %5[%1557] : memref<?xf32>
        %1559 = arith.mulf %1544, %1464 : f32
        %1560 = math.fma %1546, %1466, %1559 : f32
        %1561 = arith.mulf %1560, %1471 : f32
        %1562 = math.fma %1548, %1473, %1561 : f32
        %1563 = arith.mulf %1562, %1478 : f32
        %1564 = math.fma %1550, %1480, %1563 : f32
        %1565 = arith.mulf %1564, %1485 : f32
        %1566 = math.fma %1552, %1487, %1565 : f32
        %1567 = arith.mulf %1566, %1492 : f32
        %1568 = math.fma %1554, %1494, %1567 : f32
        %1569 = arith.mulf %1568, %1499 : f32
        %1570 = math.fma %1556, %1501, %1569 : f32
        %1571 = arith.mulf %1570, %1506 : f32
        %1572 = math.fma %1558, %1508, %1571 : f32
        wave.barrier
        scf.if %1359 {
          %1573 = arith.muli %8, %c23 : index
          %1574 = arith.muli %2, %c8 : index
          %1575 = arith.addi %1573, %1574 : index
          %1576 = arith.addi %1575, %1358 : index
          %1577 = vector.extract %372#6[0] : f32 from vector<8xf32>
          %1578 = arith.addi %1576, %c22 : index
          memref.store %1577, %5[%1578] : memref<?xf32>
          %1579 = vector.extract %372#6[1] : f32 from vector<8xf32>
          %1580 = arith.addi %1576, %c3 : index
          memref.store %1579, %5[%1580] : memref<?xf32>
          %1581 = vector.extract %372#6[2] : f32 from vector<8xf32>
          %1582 = arith.addi %1576, %c21 : index
          memref.store %1581, %5[%1582] : memref<?xf32>
          %1583 = vector.extract %372#6[3] : f32 from vector<8xf32>
          %1584 = arith.addi %1576, %c28 : index
          memref.store %1583, %5[%1584] : memref<?xf32>
          %1585 = vector.extract %372#6[4] : f32 from vector<8xf32>
          %1586 = arith.addi %1576, %c24 : index
          memref.store %1585, %5[%1586] : memref<?xf32>
          %1587 = vector.extract %372#6[5] : f32 from vector<8xf32>
          %1588 = arith.addi %1576, %c31 : index
          memref.store %1587, %5[%1588] : memref<?xf32>
          %1589 = vector.extract %372#6[6] : f32 from vector<8xf32>
          %1590 = arith.addi %1576, %c33 : index
          memref.store %1589, %5[%1590] : memref<?xf32>
          %1591 = vector.extract %372#6[7] : f32 from vector<8xf32>
          %1592 = arith.addi %1576, %c35 : index
          memref.store %1591, %5[%1592] : memref<?xf32>
          %1593 = vector.extract %372#7[0] : f32 from vector<8xf32>
          %1594 = arith.addi %1576, %c37 : index
          memref.store %1593, %5[%1594] : memref<?xf32>
          %1595 = vector.extract %372#7[1] : f32 from vector<8xf32>
          %1596 = arith.addi %1576, %c39 : index
          memref.store %1595, %5[%1596] : memref<?xf32>
          %1597 = vector.extract %372#7[2] : f32 from vector<8xf32>
          %1598 = arith.addi %1576, %c41 : index
          memref.store %1597, %5[%1598] : memref<?xf32>
          %1599 = vector.extract %372#7[3] : f32 from vector<8xf32>
          %1600 = arith.addi %1576, %c43 : index
          memref.store %1599, %5[%1600] : memref<?xf32>
          %1601 = vector.extract %372#7[4] : f32 from vector<8xf32>
          %1602 = arith.addi %1576, %c45 : index
          memref.store %1601, %5[%1602] : memref<?xf32>
          %1603 = vector.extract %372#7[5] : f32 from vector<8xf32>
          %1604 = arith.addi %1576, %c47 : index
          memref.store %1603, %5[%1604] : memref<?xf32>
          %1605 = vector.extract %372#7[6] : f32 from vector<8xf32>
          %1606 = arith.addi %1576, %c49 : index
          memref.store %1605, %5[%1606] : memref<?xf32>
          %1607 = vector.extract %372#7[7] : f32 from vector<8xf32>
          %1608 = arith.addi %1576, %c51 : index
          memref.store %1607, %5[%1608] : memref<?xf32>
          %1609 = vector.extract %372#8[0] : f32 from vector<8xf32>
          %1610 = arith.addi %1576, %c6 : index
          memref.store %1609, %5[%1610] : memref<?xf32>
          %1611 = vector.extract %372#8[1] : f32 from vector<8xf32>
          %1612 = arith.addi %1576, %c143 : index
          memref.store %1611, %5[%1612] : memref<?xf32>
          %1613 = vector.extract %372#8[2] : f32 from vector<8xf32>
          %1614 = arith.addi %1576, %c144 : index
          memref.store %1613, %5[%1614] : memref<?xf32>
          %1615 = vector.extract %372#8[3] : f32 from vector<8xf32>
          %1616 = arith.addi %1576, %c145 : index
          memref.store %1615, %5[%1616] : memref<?xf32>
          %1617 = vector.extract %372#8[4] : f32 from vector<8xf32>
          %1618 = arith.addi %1576, %c78 : index
          memref.store %1617, %5[%1618] : memref<?xf32>
          %1619 = vector.extract %372#8[5] : f32 from vector<8xf32>
          %1620 = arith.addi %1576, %c146 : index
          memref.store %1619, %5[%1620] : memref<?xf32>
          %1621 = vector.extract %372#8[6] : f32 from vector<8xf32>
          %1622 = arith.addi %1576, %c147 : index
          memref.store %1621, %5[%1622] : memref<?xf32>
          %1623 = vector.extract %372#8[7] : f32 from vector<8xf32>
          %1624 = arith.addi %1576, %c148 : index
          memref.store %1623, %5[%1624] : memref<?xf32>
          %1625 = vector.extract %372#9[0] : f32 from vector<8xf32>
          %1626 = arith.addi %1576, %c79 : index
          memref.store %1625, %5[%1626] : memref<?xf32>
          %1627 = vector.extract %372#9[1] : f32 from vector<8xf32>
          %1628 = arith.addi %1576, %c149 : index
          memref.store %1627, %5[%1628] : memref<?xf32>
          %1629 = vector.extract %372#9[2] : f32 from vector<8xf32>
          %1630 = arith.addi %1576, %c150 : index
          memref.store %1629, %5[%1630] : memref<?xf32>
          %1631 = vector.extract %372#9[3] : f32 from vector<8xf32>
          %1632 = arith.addi %1576, %c151 : index
          memref.store %1631, %5[%1632] : memref<?xf32>
          %1633 = vector.extract %372#9[4] : f32 from vector<8xf32>
          %1634 = arith.addi %1576, %c80 : index
          memref.store %1633, %5[%1634] : memref<?xf32>
          %1635 = vector.extract %372#9[5] : f32 from vector<8xf32>
          %1636 = arith.addi %1576, %c152 : index
          memref.store %1635, %5[%1636] : memref<?xf32>
          %1637 = vector.extract %372#9[6] : f32 from vector<8xf32>
          %1638 = arith.addi %1576, %c153 : index
          memref.store %1637, %5[%1638] : memref<?xf32>
          %1639 = vector.extract %372#9[7] : f32 from vector<8xf32>
          %1640 = arith.addi %1576, %c154 : index
          memref.store %1639, %5[%1640] : memref<?xf32>
        }
        wave.barrier
        %1641 = memref.load %5[%1512] : memref<?xf32>
        %1642 = memref.load %5[%1514] : memref<?xf32>
        %1643 = memref.load %5[%1516] : memref<?xf32>
        %1644 = memref.load %5[%1518] : memref<?xf32>
        %1645 = memref.load %5[%1520] : memref<?xf32>
        %1646 = memref.load %5[%1522] : memref<?xf32>
        %1647 = memref.load %5[%1524] : memref<?xf32>
        %1648 = memref.load %5[%1526] : memref<?xf32>
        %1649 = arith.mulf %1641, %1464 : f32
        %1650 = math.fma %1642, %1466, %1649 : f32
        %1651 = arith.mulf %1650, %1471 : f32
        %1652 = math.fma %1643, %1473, %1651 : f32
        %1653 = arith.mulf %1652, %1478 : f32
        %1654 = math.fma %1644, %1480, %1653 : f32
        %1655 = arith.mulf %1654, %1485 : f32
        %1656 = math.fma %1645, %1487, %1655 : f32
        %1657 = arith.mulf %1656, %1492 : f32
        %1658 = math.fma %1646, %1494, %1657 : f32
        %1659 = arith.mulf %1658, %1499 : f32
        %1660 = math.fma %1647, %1501, %1659 : f32
        %1661 = arith.mulf %1660, %1506 : f32
        %1662 = math.fma %1648, %1508, %1661 : f32
        %1663 = memref.load %5[%1543] : memref<?xf32>
        %1664 = memref.load %5[%1545] : memref<?xf32>
        %1665 = memref.load %5[%1547] : memref<?xf32>
        %1666 = memref.load %5[%1549] : memref<?xf32>
        %1667 = memref.load %5[%1551] : memref<?xf32>
        %1668 = memref.load %5[%1553] : memref<?xf32>
        %1669 = memref.load %5[%1555] : memref<?xf32>
        %1670 = memref.load %5[%1557] : memref<?xf32>
        %1671 = arith.mulf %1663, %1464 : f32
        %1672 = math.fma %1664, %1466, %1671 : f32
        %1673 = arith.mulf %1672, %1471 : f32
        %1674 = math.fma %1665, %1473, %1673 : f32
        %1675 = arith.mulf %1674, %1478 : f32
        %1676 = math.fma %1666, %1480, %1675 : f32
        %1677 = arith.mulf %1676, %1485 : f32
        %1678 = math.fma %1667, %1487, %1677 : f32
        %1679 = arith.mulf %1678, %1492 : f32
        %1680 = math.fma %1668, %1494, %1679 : f32
        %1681 = arith.mulf %1680, %1499 : f32
        %1682 = math.fma %1669, %1501, %1681 : f32
        %1683 = arith.mulf %1682, %1506 : f32
        %1684 = math.fma %1670, %1508, %1683 : f32
        wave.barrier
        scf.if %1359 {
          %1685 = arith.muli %8, %c23 : index
          %1686 = arith.muli %2, %c8 : index
          %1687 = arith.addi %1685, %1686 : index
          %1688 = arith.addi %1687, %1358 : index
          %1689 = vector.extract %372#10[0] : f32 from vector<8xf32>
          %1690 = arith.addi %1688, %c22 : index
          memref.store %1689, %5[%1690] : memref<?xf32>
          %1691 = vector.extract %372#10[1] : f32 from vector<8xf32>
          %1692 = arith.addi %1688, %c3 : index
          memref.store %1691, %5[%1692] : memref<?xf32>
          %1693 = vector.extract %372#10[2] : f32 from vector<8xf32>
          %1694 = arith.addi %1688, %c21 : index
          memref.store %1693, %5[%1694] : memref<?xf32>
          %1695 = vector.extract %372#10[3] : f32 from vector<8xf32>
          %1696 = arith.addi %1688, %c28 : index
          memref.store %1695, %5[%1696] : memref<?xf32>
          %1697 = vector.extract %372#10[4] : f32 from vector<8xf32>
          %1698 = arith.addi %1688, %c24 : index
          memref.store %1697, %5[%1698] : memref<?xf32>
          %1699 = vector.extract %372#10[5] : f32 from vector<8xf32>
          %1700 = arith.addi %1688, %c31 : index
          memref.store %1699, %5[%1700] : memref<?xf32>
          %1701 = vector.extract %372#10[6] : f32 from vector<8xf32>
          %1702 = arith.addi %1688, %c33 : index
          memref.store %1701, %5[%1702] : memref<?xf32>
          %1703 = vector.extract %372#10[7] : f32 from vector<8xf32>
          %1704 = arith.addi %1688, %c35 : index
          memref.store %1703, %5[%1704] : memref<?xf32>
          %1705 = vector.extract %372#11[0] : f32 from vector<8xf32>
          %1706 = arith.addi %1688, %c37 : index
          memref.store %1705, %5[%1706] : memref<?xf32>
          %1707 = vector.extract %372#11[1] : f32 from vector<8xf32>
          %1708 = arith.addi %1688, %c39 : index
          memref.store %1707, %5[%1708] : memref<?xf32>
          %1709 = vector.extract %372#11[2] : f32 from vector<8xf32>
          %1710 = arith.addi %1688, %c41 : index
          memref.store %1709, %5[%1710] : memref<?xf32>
          %1711 = vector.extract %372#11[3] : f32 from vector<8xf32>
          %1712 = arith.addi %1688, %c43 : index
          memref.store %1711, %5[%1712] : memref<?xf32>
          %1713 = vector.extract %372#11[4] : f32 from vector<8xf32>
          %1714 = arith.addi %1688, %c45 : index
          memref.store %1713, %5[%1714] : memref<?xf32>
          %1715 = vector.extract %372#11[5] : f32 from vector<8xf32>
          %1716 = arith.addi %1688, %c47 : index
          memref.store %1715, %5[%1716] : memref<?xf32>
          %1717 = vector.extract %372#11[6] : f32 from vector<8xf32>
          %1718 = arith.addi %1688, %c49 : index
          memref.store %1717, %5[%1718] : memref<?xf32>
          %1719 = vector.extract %372#11[7] : f32 from vector<8xf32>
          %1720 = arith.addi %1688, %c51 : index
          memref.store %1719, %5[%1720] : memref<?xf32>
          %1721 = vector.extract %372#12[0] : f32 from vector<8xf32>
          %1722 = arith.addi %1688, %c6 : index
          memref.store %1721, %5[%1722] : memref<?xf32>
          %1723 = vector.extract %372#12[1] : f32 from vector<8xf32>
          %1724 = arith.addi %1688, %c143 : index
          memref.store %1723, %5[%1724] : memref<?xf32>
          %1725 = vector.extract %372#12[2] : f32 from vector<8xf32>
          %1726 = arith.addi %1688, %c144 : index
          memref.store %1725, %5[%1726] : memref<?xf32>
          %1727 = vector.extract %372#12[3] : f32 from vector<8xf32>
          %1728 = arith.addi %1688, %c145 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %372#12[4] : f32 from vector<8xf32>
          %1730 = arith.addi %1688, %c78 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %372#12[5] : f32 from vector<8xf32>
          %1732 = arith.addi %1688, %c146 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
          %1733 = vector.extract %372#12[6] : f32 from vector<8xf32>
          %1734 = arith.addi %1688, %c147 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %372#12[7] : f32 from vector<8xf32>
          %1736 = arith.addi %1688, %c148 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %372#13[0] : f32 from vector<8xf32>
          %1738 = arith.addi %1688, %c79 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %372#13[1] : f32 from vector<8xf32>
          %1740 = arith.addi %1688, %c149 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %372#13[2] : f32 from vector<8xf32>
          %1742 = arith.addi %1688, %c150 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %372#13[3] : f32 from vector<8xf32>
          %1744 = arith.addi %1688, %c151 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
          %1745 = vector.extract %372#13[4] : f32 from vector<8xf32>
          %1746 = arith.addi %1688, %c80 : index
          memref.store %1745, %5[%1746] : memref<?xf32>
          %1747 = vector.extract %372#13[5] : f32 from vector<8xf32>
          %1748 = arith.addi %1688, %c152 : index
          memref.store %1747, %5[%1748] : memref<?xf32>
          %1749 = vector.extract %372#13[6] : f32 from vector<8xf32>
          %1750 = arith.addi %1688, %c153 : index
          memref.store %1749, %5[%1750] : memref<?xf32>
          %1751 = vector.extract %372#13[7] : f32 from vector<8xf32>
          %1752 = arith.addi %1688, %c154 : index
          memref.store %1751, %5[%1752] : memref<?xf32>
        }
        wave.barrier
        %1753 = memref.load %5[%1512] : memref<?xf32>
        %1754 = memref.load %5[%1514] : memref<?xf32>
        %1755 = memref.load %5[%1516] : memref<?xf32>
        %1756 = memref.load %5[%1518] : memref<?xf32>
        %1757 = memref.load %5[%1520] : memref<?xf32>
        %1758 = memref.load %5[%1522] : memref<?xf32>
        %1759 = memref.load %5[%1524] : memref<?xf32>
        %1760 = memref.load %5[%1526] : memref<?xf32>
        %1761 = arith.mulf %1753, %1464 : f32
        %1762 = math.fma %1754, %1466, %1761 : f32
        %1763 = arith.mulf %1762, %1471 : f32
        %1764 = math.fma %1755, %1473, %1763 : f32
        %1765 = arith.mulf %1764, %1478 : f32
        %1766 = math.fma %1756, %1480, %1765 : f32
        %1767 = arith.mulf %1766, %1485 : f32
        %1768 = math.fma %1757, %1487, %1767 : f32
        %1769 = arith.mulf %1768, %1492 : f32
        %1770 = math.fma %1758, %1494, %1769 : f32
        %1771 = arith.mulf %1770, %1499 : f32
        %1772 = math.fma %1759, %1501, %1771 : f32
        %1773 = arith.mulf %1772, %1506 : f32
        %1774 = math.fma %1760, %1508, %1773 : f32
        %1775 = memref.load %5[%1543] : memref<?xf32>
        %1776 = memref.load %5[%1545] : memref<?xf32>
        %1777 = memref.load %5[%1547] : memref<?xf32>
        %1778 = memref.load %5[%1549] : memref<?xf32>
        %1779 = memref.load %5[%1551] : memref<?xf32>
        %1780 = memref.load %5[%1553] : memref<?xf32>
        %1781 = memref.load %5[%1555] : memref<?xf32>
        %1782 = memref.load %5[%1557] : memref<?xf32>
        %1783 = arith.mulf %1775, %1464 : f32
        %1784 = math.fma %1776, %1466, %1783 : f32
        %1785 = arith.mulf %1784, %1471 : f32
        %1786 = math.fma %1777, %1473, %1785 : f32
        %1787 = arith.mulf %1786, %1478 : f32
        %1788 = math.fma %1778, %1480, %1787 : f32
        %1789 = arith.mulf %1788, %1485 : f32
        %1790 = math.fma %1779, %1487, %1789 : f32
        %1791 = arith.mulf %1790, %1492 : f32
        %1792 = math.fma %1780, %1494, %1791 : f32
        %1793 = arith.mulf %1792, %1499 : f32
        %1794 = math.fma %1781, %1501, %1793 : f32
        %1795 = arith.mulf %1794, %1506 : f32
        %1796 = math.fma %1782, %1508, %1795 : f32
        wave.barrier
        scf.if %1359 {
          %1797 = arith.muli %8, %c23 : index
          %1798 = arith.muli %2, %c8 : index
          %1799 = arith.addi %1797, %1798 : index
          %1800 = arith.addi %1799, %1358 : index
          %1801 = vector.extract %372#14[0] : f32 from vector<8xf32>
          %1802 = arith.addi %1800, %c22 : index
          memref.store %1801, %5[%1802] : memref<?xf32>
          %1803 = vector.extract %372#14[1] : f32 from vector<8xf32>
          %1804 = arith.addi %1800, %c3 : index
          memref.store %1803, %5[%1804] : memref<?xf32>
          %1805 = vector.extract %372#14[2] : f32 from vector<8xf32>
          %1806 = arith.addi %1800, %c21 : index
          memref.store %1805, %5[%1806] : memref<?xf32>
          %1807 = vector.extract %372#14[3] : f32 from vector<8xf32>
          %1808 = arith.addi %1800, %c28 : index
          memref.store %1807, %5[%1808] : memref<?xf32>
          %1809 = vector.extract %372#14[4] : f32 from vector<8xf32>
          %1810 = arith.addi %1800, %c24 : index
          memref.store %1809, %5[%1810] : memref<?xf32>
          %1811 = vector.extract %372#14[5] : f32 from vector<8xf32>
          %1812 = arith.addi %1800, %c31 : index
          memref.store %1811, %5[%1812] : memref<?xf32>
          %1813 = vector.extract %372#14[6] : f32 from vector<8xf32>
          %1814 = arith.addi %1800, %c33 : index
          memref.store %1813, %5[%1814] : memref<?xf32>
          %1815 = vector.extract %372#14[7] : f32 from vector<8xf32>
          %1816 = arith.addi %1800, %c35 : index
          memref.store %1815, %5[%1816] : memref<?xf32>
          %1817 = vector.extract %372#15[0] : f32 from vector<8xf32>
          %1818 = arith.addi %1800, %c37 : index
          memref.store %1817, %5[%1818] : memref<?xf32>
          %1819 = vector.extract %372#15[1] : f32 from vector<8xf32>
          %1820 = arith.addi %1800, %c39 : index
          memref.store %1819, %5[%1820] : memref<?xf32>
          %1821 = vector.extract %372#15[2] : f32 from vector<8xf32>
          %1822 = arith.addi %1800, %c41 : index
          memref.store %1821, %5[%1822] : memref<?xf32>
          %1823 = vector.extract %372#15[3] : f32 from vector<8xf32>
          %1824 = arith.addi %1800, %c43 : index
          memref.store %1823, %5[%1824] : memref<?xf32>
          %1825 = vector.extract %372#15[4] : f32 from vector<8xf32>
          %1826 = arith.addi %1800, %c45 : index
          memref.store %1825, %5[%1826] : memref<?xf32>
          %1827 = vector.extract %372#15[5] : f32 from vector<8xf32>
          %1828 = arith.addi %1800, %c47 : index
          memref.store %1827, %5[%1828] : memref<?xf32>
          %1829 = vector.extract %372#15[6] : f32 from vector<8xf32>
          %1830 = arith.addi %1800, %c49 : index
          memref.store %1829, %5[%1830] : memref<?xf32>
          %1831 = vector.extract %372#15[7] : f32 from vector<8xf32>
          %1832 = arith.addi %1800, %c51 : index
          memref.store %1831, %5[%1832] : memref<?xf32>
          %1833 = vector.extract %372#16[0] : f32 from vector<8xf32>
          %1834 = arith.addi %1800, %c6 : index
          memref.store %1833, %5[%1834] : memref<?xf32>
          %1835 = vector.extract %372#16[1] : f32 from vector<8xf32>
          %1836 = arith.addi %1800, %c143 : index
          memref.store %1835, %5[%1836] : memref<?xf32>
          %1837 = vector.extract %372#16[2] : f32 from vector<8xf32>
          %1838 = arith.addi %1800, %c144 : index
          memref.store %1837, %5[%1838] : memref<?xf32>
          %1839 = vector.extract %372#16[3] : f32 from vector<8xf32>
          %1840 = arith.addi %1800, %c145 : index
          memref.store %1839, %5[%1840] : memref<?xf32>
          %1841 = vector.extract %372#16[4] : f32 from vector<8xf32>
          %1842 = arith.addi %1800, %c78 : index
          memref.store %1841, %5[%1842] : memref<?xf32>
          %1843 = vector.extract %372#16[5] : f32 from vector<8xf32>
          %1844 = arith.addi %1800, %c146 : index
          memref.store %1843, %5[%1844] : memref<?xf32>
          %1845 = vector.extract %372#16[6] : f32 from vector<8xf32>
          %1846 = arith.addi %1800, %c147 : index
          memref.store %1845, %5[%1846] : memref<?xf32>
          %1847 = vector.extract %372#16[7] : f32 from vector<8xf32>
          %1848 = arith.addi %1800, %c148 : index
          memref.store %1847, %5[%1848] : memref<?xf32>
          %1849 = vector.extract %372#17[0] : f32 from vector<8xf32>
          %1850 = arith.addi %1800, %c79 : index
          memref.store %1849, %5[%1850] : memref<?xf32>
          %1851 = vector.extract %372#17[1] : f32 from vector<8xf32>
          %1852 = arith.addi %1800, %c149 : index
          memref.store %1851, %5[%1852] : memref<?xf32>
          %1853 = vector.extract %372#17[2] : f32 from vector<8xf32>
          %1854 = arith.addi %1800, %c150 : index
          memref.store %1853, %5[%1854] : memref<?xf32>
          %1855 = vector.extract %372#17[3] : f32 from vector<8xf32>
          %1856 = arith.addi %1800, %c151 : index
          memref.store %1855, %5[%1856] : memref<?xf32>
          %1857 = vector.extract %372#17[4] : f32 from vector<8xf32>
          %1858 = arith.addi %1800, %c80 : index
          memref.store %1857, %5[%1858] : memref<?xf32>
          %1859 = vector.extract %372#17[5] : f32 from vector<8xf32>
          %1860 = arith.addi %1800, %c152 : index
          memref.store %1859, %5[%1860] : memref<?xf32>
          %1861 = vector.extract %372#17[6] : f32 from vector<8xf32>
          %1862 = arith.addi %1800, %c153 : index
          memref.store %1861, %5[%1862] : memref<?xf32>
          %1863 = vector.extract %372#17[7] : f32 from vector<8xf32>
          %1864 = arith.addi %1800, %c154 : index
          memref.store %1863, %5[%1864] : memref<?xf32>
        }
        wave.barrier
        %1865 = memref.load %5[%1512] : memref<?xf32>
        %1866 = memref.load %5[%1514] : memref<?xf32>
        %1867 = memref.load %5[%1516] : memref<?xf32>
        %1868 = memref.load %5[%1518] : memref<?xf32>
        %1869 = memref.load %5[%1520] : memref<?xf32>
        %1870 = memref.load %5[%1522] : memref<?xf32>
        %1871 = memref.load %5[%1524] : memref<?xf32>
        %1872 = memref.load %5[%1526] : memref<?xf32>
        %1873 = arith.mulf %1865, %1464 : f32
        %1874 = math.fma %1866, %1466, %1873 : f32
        %1875 = arith.mulf %1874, %1471 : f32
        %1876 = math.fma %1867, %1473, %1875 : f32
        %1877 = arith.mulf %1876, %1478 : f32
        %1878 = math.fma %1868, %1480, %1877 : f32
        %1879 = arith.mulf %1878, %1485 : f32
        %1880 = math.fma %1869, %1487, %1879 : f32
        %1881 = arith.mulf %1880, %1492 : f32
        %1882 = math.fma %1870, %1494, %1881 : f32
        %1883 = arith.mulf %1882, %1499 : f32
        %1884 = math.fma %1871, %1501, %1883 : f32
        %1885 = arith.mulf %1884, %1506 : f32
        %1886 = math.fma %1872, %1508, %1885 : f32
        %1887 = memref.load %5[%1543] : memref<?xf32>
        %1888 = memref.load %5[%1545] : memref<?xf32>
        %1889 = memref.load %5[%1547] : memref<?xf32>
        %1890 = memref.load %5[%1549] : memref<?xf32>
        %1891 = memref.load %5[%1551] : memref<?xf32>
        %1892 = memref.load %5[%1553] : memref<?xf32>
        %1893 = memref.load %5[%1555] : memref<?xf32>
        %1894 = memref.load %5[%1557] : memref<?xf32>
        %1895 = arith.mulf %1887, %1464 : f32
        %1896 = math.fma %1888, %1466, %1895 : f32
        %1897 = arith.mulf %1896, %1471 : f32
        %1898 = math.fma %1889, %1473, %1897 : f32
        %1899 = arith.mulf %1898, %1478 : f32
        %1900 = math.fma %1890, %1480, %1899 : f32
        %1901 = arith.mulf %1900, %1485 : f32
        %1902 = math.fma %1891, %1487, %1901 : f32
        %1903 = arith.mulf %1902, %1492 : f32
        %1904 = math.fma %1892, %1494, %1903 : f32
        %1905 = arith.mulf %1904, %1499 : f32
        %1906 = math.fma %1893, %1501, %1905 : f32
        %1907 = arith.mulf %1906, %1506 : f32
        %1908 = math.fma %1894, %1508, %1907 : f32
        %1909 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1909 {
          %1910 = arith.divf %c155, %1510 : f32
          %1911 = arith.addi %17, %1357 : index
          %1912 = arith.cmpi slt, %1911, %groupSize : index
          scf.if %1912 {
            %1913 = arith.muli %15, %groupSize : index
            %1914 = arith.addi %1913, %1911 : index
            %1915 = arith.muli %1914, %c6 : index
            %1916 = arith.muli %heads, %c6 : index
            %1917 = arith.divui %1511, %c8 : index
            %1918 = arith.muli %15, %c6 : index
            %1919 = arith.addi %1918, %1917 : index
            %1920 = memref.load %factors[%1919] : memref<?xf32>
            %1921 = arith.muli %kvHeads, %c6 : index
            %1922 = arith.addi %1919, %1921 : index
            %1923 = memref.load %factors[%1922] : memref<?xf32>
            %1924 = arith.mulf %1541, %1910 : f32
            %1925 = math.fma %1924, %1920, %1923 : f32
            %1926 = arith.addi %1915, %1917 : index
            %1927 = arith.divui %24, %outTileRows : index
            %1928 = arith.divui %1916, %c3 : index
            %1929 = arith.muli %1927, %1928 : index
            %1930 = arith.divui %1926, %c3 : index
            %1931 = arith.addi %1929, %1930 : index
            %1932 = arith.muli %1931, %c9 : index
            %1933 = arith.remui %1926, %c3 : index
            %1934 = arith.divui %1933, %c8 : index
            %1935 = arith.addi %1932, %1934 : index
            %1936 = arith.muli %outTileRows, %c8 : index
            %1937 = arith.muli %1935, %1936 : index
            %1938 = arith.remui %24, %outTileRows : index
            %1939 = arith.muli %1938, %c8 : index
            %1940 = arith.addi %1937, %1939 : index
            %1941 = arith.remui %1926, %c8 : index
            %1942 = arith.addi %1940, %1941 : index
            %1943 = arith.addf %1925, %c73 : f32
            %1944 = arith.minimumf %1943, %c157 : f32
            %1945 = arith.maximumf %1944, %c158 : f32
            %1946 = arith.truncf %1945 : f32 to f16
            memref.store %1946, %out[%1942] : memref<?xf16>
            %1947 = arith.divui %1542, %c8 : index
            %1948 = arith.addi %1918, %1947 : index
            %1949 = memref.load %factors[%1948] : memref<?xf32>
            %1950 = arith.addi %1948, %1921 : index
            %1951 = memref.load %factors[%1950] : memref<?xf32>
            %1952 = arith.mulf %1572, %1910 : f32
            %1953 = math.fma %1952, %1949, %1951 : f32
            %1954 = arith.addi %1915, %1947 : index
            %1955 = arith.divui %1954, %c3 : index
            %1956 = arith.addi %1929, %1955 : index
            %1957 = arith.muli %1956, %c9 : index
            %1958 = arith.remui %1954, %c3 : index
            %1959 = arith.divui %1958, %c8 : index
            %1960 = arith.addi %1957, %1959 : index
            %1961 = arith.muli %1960, %1936 : index
            %1962 = arith.addi %1961, %1939 : index
            %1963 = arith.remui %1954, %c8 : index
            %1964 = arith.addi %1962, %1963 : index
            %1965 = arith.addf %1953, %c73 : f32
            %1966 = arith.minimumf %1965, %c157 : f32
            %1967 = arith.maximumf %1966, %c158 : f32
            %1968 = arith.truncf %1967 : f32 to f16
            memref.store %1968, %out[%1964] : memref<?xf16>
            %1969 = arith.addi %1355, %c23 : index
            %1970 = arith.divui %1969, %c8 : index
            %1971 = arith.addi %1918, %1970 : index
            %1972 = memref.load %factors[%1971] : memref<?xf32>
            %1973 = arith.addi %1971, %1921 : index
            %1974 = memref.load %factors[%1973] : memref<?xf32>
            %1975 = arith.mulf %1662, %1910 : f32
            %1976 = math.fma %1975, %1972, %1974 : f32
            %1977 = arith.addi %1915, %1970 : index
            %1978 = arith.divui %1977, %c3 : index
            %1979 = arith.addi %1929, %1978 : index
            %1980 = arith.muli %1979, %c9 : index
            %1981 = arith.remui %1977, %c3 : index
            %1982 = arith.divui %1981, %c8 : index
            %1983 = arith.addi %1980, %1982 : index
            %1984 = arith.muli %1983, %1936 : index
            %1985 = arith.addi %1984, %1939 : index
            %1986 = arith.remui %1977, %c8 : index
            %1987 = arith.addi %1985, %1986 : index
            %1988 = arith.addf %1976, %c73 : f32
            %1989 = arith.minimumf %1988, %c157 : f32
            %1990 = arith.maximumf %1989, %c158 : f32
            %1991 = arith.truncf %1990 : f32 to f16
            memref.store %1991, %out[%1987] : memref<?xf16>
            %1992 = arith.addi %1355, %c58 : index
            %1993 = arith.divui %1992, %c8 : index
            %1994 = arith.addi %1918, %1993 : index
            %1995 = memref.load %factors[%1994] : memref<?xf32>
            %1996 = arith.addi %1994, %1921 : index
            %1997 = memref.load %factors[%1996] : memref<?xf32>
            %1998 = arith.mulf %1684, %1910 : f32
            %1999 = math.fma %1998, %1995, %1997 : f32
            %2000 = arith.addi %1915, %1993 : index
            %2001 = arith.divui %2000, %c3 : index
            %2002 = arith.addi %1929, %2001 : index
            %2003 = arith.muli %2002, %c9 : index
            %2004 = arith.remui %2000, %c3 : index
            %2005 = arith.divui %2004, %c8 : index
            %2006 = arith.addi %2003, %2005 : index
            %2007 = arith.muli %2006, %1936 : index
            %2008 = arith.addi %2007, %1939 : index
            %2009 = arith.remui %2000, %c8 : index
            %2010 = arith.addi %2008, %2009 : index
            %2011 = arith.addf %1999, %c73 : f32
            %2012 = arith.minimumf %2011, %c157 : f32
            %2013 = arith.maximumf %2012, %c158 : f32
            %2014 = arith.truncf %2013 : f32 to f16
            memref.store %2014, %out[%2010] : memref<?xf16>
            %2015 = arith.addi %1355, %c59 : index
            %2016 = arith.divui %2015, %c8 : index
            %2017 = arith.addi %1918, %2016 : index
            %2018 = memref.load %factors[%2017] : memref<?xf32>
            %2019 = arith.addi %2017, %1921 : index
            %2020 = memref.load %factors[%2019] : memref<?xf32>
            %2021 = arith.mulf %1774, %1910 : f32
            %2022 = math.fma %2021, %2018, %2020 : f32
            %2023 = arith.addi %1915, %2016 : index
            %2024 = arith.divui %2023, %c3 : index
            %2025 = arith.addi %1929, %2024 : index
            %2026 = arith.muli %2025, %c9 : index
            %2027 = arith.remui %2023, %c3 : index
            %2028 = arith.divui %2027, %c8 : index
            %2029 = arith.addi %2026, %2028 : index
            %2030 = arith.muli %2029, %1936 : index
            %2031 = arith.addi %2030, %1939 : index
            %2032 = arith.remui %2023, %c8 : index
            %2033 = arith.addi %2031, %2032 : index
            %2034 = arith.addf %2022, %c73 : f32
            %2035 = arith.minimumf %2034, %c157 : f32
            %2036 = arith.maximumf %2035, %c158 : f32
            %2037 = arith.truncf %2036 : f32 to f16
            memref.store %2037, %out[%2033] : memref<?xf16>
            %2038 = arith.addi %1355, %c60 : index
            %2039 = arith.divui %2038, %c8 : index
            %2040 = arith.addi %1918, %2039 : index
            %2041 = memref.load %factors[%2040] : memref<?xf32>
            %2042 = arith.addi %2040, %1921 : index
            %2043 = memref.load %factors[%2042] : memref<?xf32>
            %2044 = arith.mulf %1796, %1910 : f32
            %2045 = math.fma %2044, %2041, %2043 : f32
            %2046 = arith.addi %1915, %2039 : index
            %2047 = arith.divui %2046, %c3 : index
            %2048 = arith.addi %1929, %2047 : index
            %2049 = arith.muli %2048, %c9 : index
            %2050 = arith.remui %2046, %c3 : index
            %2051 = arith.divui %2050, %c8 : index
            %2052 = arith.addi %2049, %2051 : index
            %2053 = arith.muli %2052, %1936 : index
            %2054 = arith.addi %2053, %1939 : index
            %2055 = arith.remui %2046, %c8 : index
            %2056 = arith.addi %2054, %2055 : index
            %2057 = arith.addf %2045, %c73 : f32
            %2058 = arith.minimumf %2057, %c157 : f32
            %2059 = arith.maximumf %2058, %c158 : f32
            %2060 = arith.truncf %2059 : f32 to f16
            memref.store %2060, %out[%2056] : memref<?xf16>
            %2061 = arith.addi %1355, %c61 : index
            %2062 = arith.divui %2061, %c8 : index
            %2063 = arith.addi %1918, %2062 : index
            %2064 = memref.load %factors[%2063] : memref<?xf32>
            %2065 = arith.addi %2063, %1921 : index
            %2066 = memref.load %factors[%2065] : memref<?xf32>
            %2067 = arith.mulf %1886, %1910 : f32
            %2068 = math.fma %2067, %2064, %2066 : f32
            %2069 = arith.addi %1915, %2062 : index
            %2070 = arith.divui %2069, %c3 : index
            %2071 = arith.addi %1929, %2070 : index
            %2072 = arith.muli %2071, %c9 : index
            %2073 = arith.remui %2069, %c3 : index
            %2074 = arith.divui %2073, %c8 : index
            %2075 = arith.addi %2072, %2074 : index
            %2076 = arith.muli %2075, %1936 : index
            %2077 = arith.addi %2076, %1939 : index
            %2078 = arith.remui %2069, %c8 : index
            %2079 = arith.addi %2077, %2078 : index
            %2080 = arith.addf %2068, %c73 : f32
            %2081 = arith.minimumf %2080, %c157 : f32
            %2082 = arith.maximumf %2081, %c158 : f32
            %2083 = arith.truncf %2082 : f32 to f16
            memref.store %2083, %out[%2079] : memref<?xf16>
            %2084 = arith.addi %1355, %c62 : index
            %2085 = arith.divui %2084, %c8 : index
            %2086 = arith.addi %1918, %2085 : index
            %2087 = memref.load %factors[%2086] : memref<?xf32>
            %2088 = arith.addi %2086, %1921 : index
            %2089 = memref.load %factors[%2088] : memref<?xf32>
            %2090 = arith.mulf %1908, %1910 : f32
            %2091 = math.fma %2090, %2087, %2089 : f32
            %2092 = arith.addi %1915, %2085 : index
            %2093 = arith.divui %2092, %c3 : index
            %2094 = arith.addi %1929, %2093 : index
            %2095 = arith.muli %2094, %c9 : index
            %2096 = arith.remui %2092, %c3 : index
            %2097 = arith.divui %2096, %c8 : index
            %2098 = arith.addi %2095, %2097 : index
            %2099 = arith.muli %2098, %1936 : index
            %2100 = arith.addi %2099, %1939 : index
            %2101 = arith.remui %2092, %c8 : index
            %2102 = arith.addi %2100, %2101 : index
            %2103 = arith.addf %2091, %c73 : f32
            %2104 = arith.minimumf %2103, %c157 : f32
            %2105 = arith.maximumf %2104, %c158 : f32
            %2106 = arith.truncf %2105 : f32 to f16
            memref.store %2106, %out[%2102] : memref<?xf16>
          }
        } else {
          %2107 = arith.addi %ranges, %groups : index
          %2108 = arith.muli %9, %2107 : index
          %2109 = arith.index_castui %364 : i32 to index
          %2110 = arith.addi %2108, %2109 : index
          %2111 = arith.muli %2110, %c161 : index
          %2112 = arith.addi %2111, %1511 : index
          memref.store %1541, %partial[%2112] : memref<?xf32>
          %2113 = arith.addi %2111, %1542 : index
          memref.store %1572, %partial[%2113] : memref<?xf32>
          %2114 = arith.addi %1355, %c23 : index
          %2115 = arith.addi %2111, %2114 : index
          memref.store %1662, %partial[%2115] : memref<?xf32>
          %2116 = arith.addi %1355, %c58 : index
          %2117 = arith.addi %2111, %2116 : index
          memref.store %1684, %partial[%2117] : memref<?xf32>
          %2118 = arith.addi %1355, %c59 : index
          %2119 = arith.addi %2111, %2118 : index
          memref.store %1774, %partial[%2119] : memref<?xf32>
          %2120 = arith.addi %1355, %c60 : index
          %2121 = arith.addi %2111, %2120 : index
          memref.store %1796, %partial[%2121] : memref<?xf32>
          %2122 = arith.addi %1355, %c61 : index
          %2123 = arith.addi %2111, %2122 : index
          memref.store %1886, %partial[%2123] : memref<?xf32>
          %2124 = arith.addi %1355, %c62 : index
          %2125 = arith.addi %2111, %2124 : index
          memref.store %1908, %partial[%2125] : memref<?xf32>
          %2126 = arith.cmpi slt, %1355, %c8 : index
          scf.if %2126 {
            %2127 = arith.addi %2111, %c63 : index
            %2128 = arith.addi %2127, %1355 : index
            memref.store %1504, %partial[%2128] : memref<?xf32>
            %2129 = arith.addi %2128, %c8 : index
            memref.store %1510, %partial[%2129] : memref<?xf32>
          }
          %2130 = arith.addi %42, %c114 : i32
          %2131 = arith.divui %2130, %c115 : i32
          %2132 = arith.divui %364, %c115 : i32
          %2133 = arith.addi %groups, %c4 : index
          %2134 = arith.muli %9, %2133 : index
          %2135 = arith.muli %2132, %c115 : i32
          %2136 = arith.subi %42, %2135 : i32
          %2137 = arith.minsi %2136, %c115 : i32
          %2138 = arith.index_castui %2132 : i32 to index
          %2139 = arith.addi %2134, %2138 : index
          %2140 = arith.index_castui %2137 : i32 to index
          %2141 = wave.arrive %counters[%2139], %2140 : memref<?xi32>
          scf.if %2141 {
            %2153:10 = scf.for %2142 = %c77 to %2137 step %c115 iter_args(%2143 = %c72, %2144 = %c73, %2145 = %c73, %2146 = %c73, %2147 = %c73, %2148 = %c73, %2149 = %c73, %2150 = %c73, %2151 = %c73, %2152 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2154 = arith.addi %2142, %c77 : i32
              %2155 = arith.subi %2137, %c16 : i32
              %2156 = arith.minsi %2154, %2155 : i32
              %2157 = arith.addi %2135, %2156 : i32
              %2158 = arith.index_castui %2157 : i32 to index
              %2159 = arith.addi %2108, %2158 : index
              %2160 = arith.muli %2159, %c161 : index
              %2161 = arith.addi %2160, %c63 : index
              %2162 = arith.addi %2161, %1357 : index
              %2163 = memref.load %partial[%2162] : memref<?xf32>
              %2164 = arith.cmpi slt, %2154, %2137 : i32
              %2165 = arith.select %2164, %2163, %c72 : f32
              %2166 = arith.addi %2160, %1355 : index
              %2167 = arith.addi %2166, %c22 : index
              %2168 = memref.load %partial[%2167] : memref<?xf32>
              %2169 = arith.addi %2166, %c6 : index
              %2170 = memref.load %partial[%2169] : memref<?xf32>
              %2171 = arith.addi %2166, %c23 : index
              %2172 = memref.load %partial[%2171] : memref<?xf32>
              %2173 = arith.addi %2166, %c58 : index
              %2174 = memref.load %partial[%2173] : memref<?xf32>
              %2175 = arith.addi %2166, %c59 : index
              %2176 = memref.load %partial[%2175] : memref<?xf32>
              %2177 = arith.addi %2166, %c60 : index
              %2178 = memref.load %partial[%2177] : memref<?xf32>
              %2179 = arith.addi %2166, %c61 : index
              %2180 = memref.load %partial[%2179] : memref<?xf32>
              %2181 = arith.addi %2166, %c62 : index
              %2182 = memref.load %partial[%2181] : memref<?xf32>
              %2183 = arith.addi %2162, %c8 : index
              %2184 = memref.load %partial[%2183] : memref<?xf32>
              %2185 = arith.addi %2142, %c16 : i32
              %2186 = arith.minsi %2185, %2155 : i32
              %2187 = arith.addi %2135, %2186 : i32
              %2188 = arith.index_castui %2187 : i32 to index
              %2189 = arith.addi %2108, %2188 : index
              %2190 = arith.muli %2189, %c161 : index
              %2191 = arith.addi %2190, %c63 : index
              %2192 = arith.addi %2191, %1357 : index
              %2193 = memref.load %partial[%2192] : memref<?xf32>
              %2194 = arith.cmpi slt, %2185, %2137 : i32
              %2195 = arith.select %2194, %2193, %c72 : f32
              %2196 = arith.addi %2190, %1355 : index
              %2197 = arith.addi %2196, %c22 : index
              %2198 = memref.load %partial[%2197] : memref<?xf32>
              %2199 = arith.addi %2196, %c6 : index
              %2200 = memref.load %partial[%2199] : memref<?xf32>
              %2201 = arith.addi %2196, %c23 : index
              %2202 = memref.load %partial[%2201] : memref<?xf32>
              %2203 = arith.addi %2196, %c58 : index
              %2204 = memref.load %partial[%2203] : memref<?xf32>
              %2205 = arith.addi %2196, %c59 : index
              %2206 = memref.load %partial[%2205] : memref<?xf32>
              %2207 = arith.addi %2196, %c60 : index
              %2208 = memref.load %partial[%2207] : memref<?xf32>
              %2209 = arith.addi %2196, %c61 : index
              %2210 = memref.load %partial[%2209] : memref<?xf32>
              %2211 = arith.addi %2196, %c62 : index
              %2212 = memref.load %partial[%2211] : memref<?xf32>
              %2213 = arith.addi %2192, %c8 : index
              %2214 = memref.load %partial[%2213] : memref<?xf32>
              %2215 = arith.addi %2142, %c108 : i32
              %2216 = arith.minsi %2215, %2155 : i32
              %2217 = arith.addi %2135, %2216 : i32
              %2218 = arith.index_castui %2217 : i32 to index
              %2219 = arith.addi %2108, %2218 : index
              %2220 = arith.muli %2219, %c161 : index
              %2221 = arith.addi %2220, %c63 : index
              %2222 = arith.addi %2221, %1357 : index
              %2223 = memref.load %partial[%2222] : memref<?xf32>
              %2224 = arith.cmpi slt, %2215, %2137 : i32
              %2225 = arith.select %2224, %2223, %c72 : f32
              %2226 = arith.addi %2220, %1355 : index
              %2227 = arith.addi %2226, %c22 : index
              %2228 = memref.load %partial[%2227] : memref<?xf32>
              %2229 = arith.addi %2226, %c6 : index
              %2230 = memref.load %partial[%2229] : memref<?xf32>
              %2231 = arith.addi %2226, %c23 : index
              %2232 = memref.load %partial[%2231] : memref<?xf32>
              %2233 = arith.addi %2226, %c58 : index
              %2234 = memref.load %partial[%2233] : memref<?xf32>
              %2235 = arith.addi %2226, %c59 : index
              %2236 = memref.load %partial[%2235] : memref<?xf32>
              %2237 = arith.addi %2226, %c60 : index
              %2238 = memref.load %partial[%2237] : memref<?xf32>
              %2239 = arith.addi %2226, %c61 : index
              %2240 = memref.load %partial[%2239] : memref<?xf32>
              %2241 = arith.addi %2226, %c62 : index
              %2242 = memref.load %partial[%2241] : memref<?xf32>
              %2243 = arith.addi %2222, %c8 : index
              %2244 = memref.load %partial[%2243] : memref<?xf32>
              %2245 = arith.addi %2142, %c110 : i32
              %2246 = arith.minsi %2245, %2155 : i32
              %2247 = arith.addi %2135, %2246 : i32
              %2248 = arith.index_castui %2247 : i32 to index
              %2249 = arith.addi %2108, %2248 : index
              %2250 = arith.muli %2249, %c161 : index
              %2251 = arith.addi %2250, %c63 : index
              %2252 = arith.addi %2251, %1357 : index
              %2253 = memref.load %partial[%2252] : memref<?xf32>
              %2254 = arith.cmpi slt, %2245, %2137 : i32
              %2255 = arith.select %2254, %2253, %c72 : f32
              %2256 = arith.addi %2250, %1355 : index
              %2257 = arith.addi %2256, %c22 : index
              %2258 = memref.load %partial[%2257] : memref<?xf32>
              %2259 = arith.addi %2256, %c6 : index
              %2260 = memref.load %partial[%2259] : memref<?xf32>
              %2261 = arith.addi %2256, %c23 : index
              %2262 = memref.load %partial[%2261] : memref<?xf32>
              %2263 = arith.addi %2256, %c58 : index
              %2264 = memref.load %partial[%2263] : memref<?xf32>
              %2265 = arith.addi %2256, %c59 : index
              %2266 = memref.load %partial[%2265] : memref<?xf32>
              %2267 = arith.addi %2256, %c60 : index
              %2268 = memref.load %partial[%2267] : memref<?xf32>
              %2269 = arith.addi %2256, %c61 : index
              %2270 = memref.load %partial[%2269] : memref<?xf32>
              %2271 = arith.addi %2256, %c62 : index
              %2272 = memref.load %partial[%2271] : memref<?xf32>
              %2273 = arith.addi %2252, %c8 : index
              %2274 = memref.load %partial[%2273] : memref<?xf32>
              %2275 = arith.addi %2142, %c111 : i32
              %2276 = arith.minsi %2275, %2155 : i32
              %2277 = arith.addi %2135, %2276 : i32
              %2278 = arith.index_castui %2277 : i32 to index
              %2279 = arith.addi %2108, %2278 : index
              %2280 = arith.muli %2279, %c161 : index
              %2281 = arith.addi %2280, %c63 : index
              %2282 = arith.addi %2281, %1357 : index
              %2283 = memref.load %partial[%2282] : memref<?xf32>
              %2284 = arith.cmpi slt, %2275, %2137 : i32
              %2285 = arith.select %2284, %2283, %c72 : f32
              %2286 = arith.addi %2280, %1355 : index
              %2287 = arith.addi %2286, %c22 : index
              %2288 = memref.load %partial[%2287] : memref<?xf32>
              %2289 = arith.addi %2286, %c6 : index
              %2290 = memref.load %partial[%2289] : memref<?xf32>
              %2291 = arith.addi %2286, %c23 : index
              %2292 = memref.load %partial[%2291] : memref<?xf32>
              %2293 = arith.addi %2286, %c58 : index
              %2294 = memref.load %partial[%2293] : memref<?xf32>
              %2295 = arith.addi %2286, %c59 : index
              %2296 = memref.load %partial[%2295] : memref<?xf32>
              %2297 = arith.addi %2286, %c60 : index
              %2298 = memref.load %partial[%2297] : memref<?xf32>
              %2299 = arith.addi %2286, %c61 : index
              %2300 = memref.load %partial[%2299] : memref<?xf32>
              %2301 = arith.addi %2286, %c62 : index
              %2302 = memref.load %partial[%2301] : memref<?xf32>
              %2303 = arith.addi %2282, %c8 : index
              %2304 = memref.load %partial[%2303] : memref<?xf32>
              %2305 = arith.addi %2142, %c112 : i32
              %2306 = arith.minsi %2305, %2155 : i32
              %2307 = arith.addi %2135, %2306 : i32
              %2308 = arith.index_castui %2307 : i32 to index
              %2309 = arith.addi %2108, %2308 : index
              %2310 = arith.muli %2309, %c161 : index
              %2311 = arith.addi %2310, %c63 : index
              %2312 = arith.addi %2311, %1357 : index
              %2313 = memref.load %partial[%2312] : memref<?xf32>
              %2314 = arith.cmpi slt, %2305, %2137 : i32
              %2315 = arith.select %2314, %2313, %c72 : f32
              %2316 = arith.addi %2310, %1355 : index
              %2317 = arith.addi %2316, %c22 : index
              %2318 = memref.load %partial[%2317] : memref<?xf32>
              %2319 = arith.addi %2316, %c6 : index
              %2320 = memref.load %partial[%2319] : memref<?xf32>
              %2321 = arith.addi %2316, %c23 : index
              %2322 = memref.load %partial[%2321] : memref<?xf32>
              %2323 = arith.addi %2316, %c58 : index
              %2324 = memref.load %partial[%2323] : memref<?xf32>
              %2325 = arith.addi %2316, %c59 : index
              %2326 = memref.load %partial[%2325] : memref<?xf32>
              %2327 = arith.addi %2316, %c60 : index
              %2328 = memref.load %partial[%2327] : memref<?xf32>
              %2329 = arith.addi %2316, %c61 : index
              %2330 = memref.load %partial[%2329] : memref<?xf32>
              %2331 = arith.addi %2316, %c62 : index
              %2332 = memref.load %partial[%2331] : memref<?xf32>
              %2333 = arith.addi %2312, %c8 : index
              %2334 = memref.load %partial[%2333] : memref<?xf32>
              %2335 = arith.addi %2142, %c113 : i32
              %2336 = arith.minsi %2335, %2155 : i32
              %2337 = arith.addi %2135, %2336 : i32
              %2338 = arith.index_castui %2337 : i32 to index
              %2339 = arith.addi %2108, %2338 : index
              %2340 = arith.muli %2339, %c161 : index
              %2341 = arith.addi %2340, %c63 : index
              %2342 = arith.addi %2341, %1357 : index
              %2343 = memref.load %partial[%2342] : memref<?xf32>
              %2344 = arith.cmpi slt, %2335, %2137 : i32
              %2345 = arith.select %2344, %2343, %c72 : f32
              %2346 = arith.addi %2340, %1355 : index
              %2347 = arith.addi %2346, %c22 : index
              %2348 = memref.load %partial[%2347] : memref<?xf32>
              %2349 = arith.addi %2346, %c6 : index
              %2350 = memref.load %partial[%2349] : memref<?xf32>
              %2351 = arith.addi %2346, %c23 : index
              %2352 = memref.load %partial[%2351] : memref<?xf32>
              %2353 = arith.addi %2346, %c58 : index
              %2354 = memref.load %partial[%2353] : memref<?xf32>
              %2355 = arith.addi %2346, %c59 : index
              %2356 = memref.load %partial[%2355] : memref<?xf32>
              %2357 = arith.addi %2346, %c60 : index
              %2358 = memref.load %partial[%2357] : memref<?xf32>
              %2359 = arith.addi %2346, %c61 : index
              %2360 = memref.load %partial[%2359] : memref<?xf32>
              %2361 = arith.addi %2346, %c62 : index
              %2362 = memref.load %partial[%2361] : memref<?xf32>
              %2363 = arith.addi %2342, %c8 : index
              %2364 = memref.load %partial[%2363] : memref<?xf32>
              %2365 = arith.addi %2142, %c114 : i32
              %2366 = arith.minsi %2365, %2155 : i32
              %2367 = arith.addi %2135, %2366 : i32
              %2368 = arith.index_castui %2367 : i32 to index
              %2369 = arith.addi %2108, %2368 : index
              %2370 = arith.muli %2369, %c161 : index
              %2371 = arith.addi %2370, %c63 : index
              %2372 = arith.addi %2371, %1357 : index
              %2373 = memref.load %partial[%2372] : memref<?xf32>
              %2374 = arith.cmpi slt, %2365, %2137 : i32
              %2375 = arith.select %2374, %2373, %c72 : f32
              %2376 = arith.addi %2370, %1355 : index
              %2377 = arith.addi %2376, %c22 : index
              %2378 = memref.load %partial[%2377] : memref<?xf32>
              %2379 = arith.addi %2376, %c6 : index
              %2380 = memref.load %partial[%2379] : memref<?xf32>
              %2381 = arith.addi %2376, %c23 : index
              %2382 = memref.load %partial[%2381] : memref<?xf32>
              %2383 = arith.addi %2376, %c58 : index
              %2384 = memref.load %partial[%2383] : memref<?xf32>
              %2385 = arith.addi %2376, %c59 : index
              %2386 = memref.load %partial[%2385] : memref<?xf32>
              %2387 = arith.addi %2376, %c60 : index
              %2388 = memref.load %partial[%2387] : memref<?xf32>
              %2389 = arith.addi %2376, %c61 : index
              %2390 = memref.load %partial[%2389] : memref<?xf32>
              %2391 = arith.addi %2376, %c62 : index
              %2392 = memref.load %partial[%2391] : memref<?xf32>
              %2393 = arith.addi %2372, %c8 : index
              %2394 = memref.load %partial[%2393] : memref<?xf32>
              %2395 = arith.maxnumf %2143, %2165 fastmath<nnan> : f32
              %2396 = arith.subf %2143, %2395 : f32
              %2397 = wave.exp2 %2396 : f32
              %2398 = arith.subf %2165, %2395 : f32
              %2399 = wave.exp2 %2398 : f32
              %2400 = arith.mulf %2144, %2397 : f32
              %2401 = math.fma %2184, %2399, %2400 : f32
              %2402 = arith.mulf %2145, %2397 : f32
              %2403 = math.fma %2168, %2399, %2402 : f32
              %2404 = arith.mulf %2146, %2397 : f32
              %2405 = math.fma %2170, %2399, %2404 : f32
              %2406 = arith.mulf %2147, %2397 : f32
              %2407 = math.fma %2172, %2399, %2406 : f32
              %2408 = arith.mulf %2148, %2397 : f32
              %2409 = math.fma %2174, %2399, %2408 : f32
              %2410 = arith.mulf %2149, %2397 : f32
              %2411 = math.fma %2176, %2399, %2410 : f32
              %2412 = arith.mulf %2150, %2397 : f32
              %2413 = math.fma %2178, %2399, %2412 : f32
              %2414 = arith.mulf %2151, %2397 : f32
              %2415 = math.fma %2180, %2399, %2414 : f32
              %2416 = arith.mulf %2152, %2397 : f32
              %2417 = math.fma %2182, %2399, %2416 : f32
              %2418 = arith.maxnumf %2395, %2195 fastmath<nnan> : f32
              %2419 = arith.subf %2395, %2418 : f32
              %2420 = wave.exp2 %2419 : f32
              %2421 = arith.subf %2195, %2418 : f32
              %2422 = wave.exp2 %2421 : f32
              %2423 = arith.mulf %2401, %2420 : f32
              %2424 = math.fma %2214, %2422, %2423 : f32
              %2425 = arith.mulf %2403, %2420 : f32
              %2426 = math.fma %2198, %2422, %2425 : f32
              %2427 = arith.mulf %2405, %2420 : f32
              %2428 = math.fma %2200, %2422, %2427 : f32
              %2429 = arith.mulf %2407, %2420 : f32
              %2430 = math.fma %2202, %2422, %2429 : f32
              %2431 = arith.mulf %2409, %2420 : f32
              %2432 = math.fma %2204, %2422, %2431 : f32
              %2433 = arith.mulf %2411, %2420 : f32
              %2434 = math.fma %2206, %2422, %2433 : f32
              %2435 = arith.mulf %2413, %2420 : f32
              %2436 = math.fma %2208, %2422, %2435 : f32
              %2437 = arith.mulf %2415, %2420 : f32
              %2438 = math.fma %2210, %2422, %2437 : f32
              %2439 = arith.mulf %2417, %2420 : f32
              %2440 = math.fma %2212, %2422, %2439 : f32
              %2441 = arith.maxnumf %2418, %2225 fastmath<nnan> : f32
              %2442 = arith.subf %2418, %2441 : f32
              %2443 = wave.exp2 %2442 : f32
              %2444 = arith.subf %2225, %2441 : f32
              %2445 = wave.exp2 %2444 : f32
              %2446 = arith.mulf %2424, %2443 : f32
              %2447 = math.fma %2244, %2445, %2446 : f32
              %2448 = arith.mulf %2426, %2443 : f32
              %2449 = math.fma %2228, %2445, %2448 : f32
              %2450 = arith.mulf %2428, %2443 : f32
              %2451 = math.fma %2230, %2445, %2450 : f32
              %2452 = arith.mulf %2430, %2443 : f32
              %2453 = math.fma %2232, %2445, %2452 : f32
              %2454 = arith.mulf %2432, %2443 : f32
              %2455 = math.fma %2234, %2445, %2454 : f32
              %2456 = arith.mulf %2434, %2443 : f32
              %2457 = math.fma %2236, %2445, %2456 : f32
              %2458 = arith.mulf %2436, %2443 : f32
              %2459 = math.fma %2238, %2445, %2458 : f32
              %2460 = arith.mulf %2438, %2443 : f32
              %2461 = math.fma %2240, %2445, %2460 : f32
              %2462 = arith.mulf %2440, %2443 : f32
              %2463 = math.fma %2242, %2445, %2462 : f32
              %2464 = arith.maxnumf %2441, %2255 fastmath<nnan> : f32
              %2465 = arith.subf %2441, %2464 : f32
              %2466 = wave.exp2 %2465 : f32
              %2467 = arith.subf %2255, %2464 : f32
              %2468 = wave.exp2 %2467 : f32
              %2469 = arith.mulf %2447, %2466 : f32
              %2470 = math.fma %2274, %2468, %2469 : f32
              %2471 = arith.mulf %2449, %2466 : f32
              %2472 = math.fma %2258, %2468, %2471 : f32
              %2473 = arith.mulf %2451, %2466 : f32
              %2474 = math.fma %2260, %2468, %2473 : f32
              %2475 = arith.mulf %2453, %2466 : f32
              %2476 = math.fma %2262, %2468, %2475 : f32
              %2477 = arith.mulf %2455, %2466 : f32
              %2478 = math.fma %2264, %2468, %2477 : f32
              %2479 = arith.mulf %2457, %2466 : f32
              %2480 = math.fma %2266, %2468, %2479 : f32
              %2481 = arith.mulf %2459, %2466 : f32
              %2482 = math.fma %2268, %2468, %2481 : f32
              %2483 = arith.mulf %2461, %2466 : f32
              %2484 = math.fma %2270, %2468, %2483 : f32
              %2485 = arith.mulf %2463, %2466 : f32
              %2486 = math.fma %2272, %2468, %2485 : f32
              %2487 = arith.maxnumf %2464, %2285 fastmath<nnan> : f32
              %2488 = arith.subf %2464, %2487 : f32
              %2489 = wave.exp2 %2488 : f32
              %2490 = arith.subf %2285, %2487 : f32
              %2491 = wave.exp2 %2490 : f32
              %2492 = arith.mulf %2470, %2489 : f32
              %2493 = math.fma %2304, %2491, %2492 : f32
              %2494 = arith.mulf %2472, %2489 : f32
              %2495 = math.fma %2288, %2491, %2494 : f32
              %2496 = arith.mulf %2474, %2489 : f32
              %2497 = math.fma %2290, %2491, %2496 : f32
              %2498 = arith.mulf %2476, %2489 : f32
              %2499 = math.fma %2292, %2491, %2498 : f32
              %2500 = arith.mulf %2478, %2489 : f32
              %2501 = math.fma %2294, %2491, %2500 : f32
              %2502 = arith.mulf %2480, %2489 : f32
              %2503 = math.fma %2296, %2491, %2502 : f32
              %2504 = arith.mulf %2482, %2489 : f32
              %2505 = math.fma %2298, %2491, %2504 : f32
              %2506 = arith.mulf %2484, %2489 : f32
              %2507 = math.fma %2300, %2491, %2506 : f32
              %2508 = arith.mulf %2486, %2489 : f32
              %2509 = math.fma %2302, %2491, %2508 : f32
              %2510 = arith.maxnumf %2487, %2315 fastmath<nnan> : f32
              %2511 = arith.subf %2487, %2510 : f32
              %2512 = wave.exp2 %2511 : f32
              %2513 = arith.subf %2315, %2510 : f32
              %2514 = wave.exp2 %2513 : f32
              %2515 = arith.mulf %2493, %2512 : f32
              %2516 = math.fma %2334, %2514, %2515 : f32
              %2517 = arith.mulf %2495, %2512 : f32
              %2518 = math.fma %2318, %2514, %2517 : f32
              %2519 = arith.mulf %2497, %2512 : f32
              %2520 = math.fma %2320, %2514, %2519 : f32
              %2521 = arith.mulf %2499, %2512 : f32
              %2522 = math.fma %2322, %2514, %2521 : f32
              %2523 = arith.mulf %2501, %2512 : f32
              %2524 = math.fma %2324, %2514, %2523 : f32
              %2525 = arith.mulf %2503, %2512 : f32
              %2526 = math.fma %2326, %2514, %2525 : f32
              %2527 = arith.mulf %2505, %2512 : f32
              %2528 = math.fma %2328, %2514, %2527 : f32
              %2529 = arith.mulf %2507, %2512 : f32
              %2530 = math.fma %2330, %2514, %2529 : f32
              %2531 = arith.mulf %2509, %2512 : f32
              %2532 = math.fma %2332, %2514, %2531 : f32
              %2533 = arith.maxnumf %2510, %2345 fastmath<nnan> : f32
              %2534 = arith.subf %2510, %2533 : f32
              %2535 = wave.exp2 %2534 : f32
              %2536 = arith.subf %2345, %2533 : f32
              %2537 = wave.exp2 %2536 : f32
              %2538 = arith.mulf %2516, %2535 : f32
              %2539 = math.fma %2364, %2537, %2538 : f32
              %2540 = arith.mulf %2518, %2535 : f32
              %2541 = math.fma %2348, %2537, %2540 : f32
              %2542 = arith.mulf %2520, %2535 : f32
              %2543 = math.fma %2350, %2537, %2542 : f32
              %2544 = arith.mulf %2522, %2535 : f32
              %2545 = math.fma %2352, %2537, %2544 : f32
              %2546 = arith.mulf %2524, %2535 : f32
              %2547 = math.fma %2354, %2537, %2546 : f32
              %2548 = arith.mulf %2526, %2535 : f32
              %2549 = math.fma %2356, %2537, %2548 : f32
              %2550 = arith.mulf %2528, %2535 : f32
              %2551 = math.fma %2358, %2537, %2550 : f32
              %2552 = arith.mulf %2530, %2535 : f32
              %2553 = math.fma %2360, %2537, %2552 : f32
              %2554 = arith.mulf %2532, %2535 : f32
              %2555 = math.fma %2362, %2537, %2554 : f32
              %2556 = arith.maxnumf %2533, %2375 fastmath<nnan> : f32
              %2557 = arith.subf %2533, %2556 : f32
              %2558 = wave.exp2 %2557 : f32
              %2559 = arith.subf %2375, %2556 : f32
              %2560 = wave.exp2 %2559 : f32
              %2561 = arith.mulf %2539, %2558 : f32
              %2562 = math.fma %2394, %2560, %2561 : f32
              %2563 = arith.mulf %2541, %2558 : f32
              %2564 = math.fma %2378, %2560, %2563 : f32
              %2565 = arith.mulf %2543, %2558 : f32
              %2566 = math.fma %2380, %2560, %2565 : f32
              %2567 = arith.mulf %2545, %2558 : f32
              %2568 = math.fma %2382, %2560, %2567 : f32
              %2569 = arith.mulf %2547, %2558 : f32
              %2570 = math.fma %2384, %2560, %2569 : f32
              %2571 = arith.mulf %2549, %2558 : f32
              %2572 = math.fma %2386, %2560, %2571 : f32
              %2573 = arith.mulf %2551, %2558 : f32
              %2574 = math.fma %2388, %2560, %2573 : f32
              %2575 = arith.mulf %2553, %2558 : f32
              %2576 = math.fma %2390, %2560, %2575 : f32
              %2577 = arith.mulf %2555, %2558 : f32
              %2578 = math.fma %2392, %2560, %2577 : f32
              scf.yield %2556, %2562, %2564, %2566, %2568, %2570, %2572, %2574, %2576, %2578 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2579 = arith.cmpi eq, %2131, %c16 : i32
            scf.if %2579 {
              %2580 = arith.divf %c155, %2153#1 : f32
              %2581 = arith.addi %17, %1357 : index
              %2582 = arith.cmpi slt, %2581, %groupSize : index
              scf.if %2582 {
                %2583 = arith.muli %15, %groupSize : index
                %2584 = arith.addi %2583, %2581 : index
                %2585 = arith.muli %2584, %c6 : index
                %2586 = arith.muli %heads, %c6 : index
                %2587 = arith.divui %1511, %c8 : index
                %2588 = arith.muli %15, %c6 : index
                %2589 = arith.addi %2588, %2587 : index
                %2590 = memref.load %factors[%2589] : memref<?xf32>
                %2591 = arith.muli %kvHeads, %c6 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = memref.load %factors[%2592] : memref<?xf32>
                %2594 = arith.mulf %2153#2, %2580 : f32
                %2595 = math.fma %2594, %2590, %2593 : f32
                %2596 = arith.addi %2585, %2587 : index
                %2597 = arith.divui %24, %outTileRows : index
                %2598 = arith.divui %2586, %c3 : index
                %2599 = arith.muli %2597, %2598 : index
                %2600 = arith.divui %2596, %c3 : index
                %2601 = arith.addi %2599, %2600 : index
                %2602 = arith.muli %2601, %c9 : index
                %2603 = arith.remui %2596, %c3 : index
                %2604 = arith.divui %2603, %c8 : index
                %2605 = arith.addi %2602, %2604 : index
                %2606 = arith.muli %outTileRows, %c8 : index
                %2607 = arith.muli %2605, %2606 : index
                %2608 = arith.remui %24, %outTileRows : index
                %2609 = arith.muli %2608, %c8 : index
                %2610 = arith.addi %2607, %2609 : index
                %2611 = arith.remui %2596, %c8 : index
                %2612 = arith.addi %2610, %2611 : index
                %2613 = arith.addf %2595, %c73 : f32
                %2614 = arith.minimumf %2613, %c157 : f32
                %2615 = arith.maximumf %2614, %c158 : f32
                %2616 = arith.truncf %2615 : f32 to f16
                memref.store %2616, %out[%2612] : memref<?xf16>
                %2617 = arith.divui %1542, %c8 : index
                %2618 = arith.addi %2588, %2617 : index
                %2619 = memref.load %factors[%2618] : memref<?xf32>
                %2620 = arith.addi %2618, %2591 : index
                %2621 = memref.load %factors[%2620] : memref<?xf32>
                %2622 = arith.mulf %2153#3, %2580 : f32
                %2623 = math.fma %2622, %2619, %2621 : f32
                %2624 = arith.addi %2585, %2617 : index
                %2625 = arith.divui %2624, %c3 : index
                %2626 = arith.addi %2599, %2625 : index
                %2627 = arith.muli %2626, %c9 : index
                %2628 = arith.remui %2624, %c3 : index
                %2629 = arith.divui %2628, %c8 : index
                %2630 = arith.addi %2627, %2629 : index
                %2631 = arith.muli %2630, %2606 : index
                %2632 = arith.addi %2631, %2609 : index
                %2633 = arith.remui %2624, %c8 : index
                %2634 = arith.addi %2632, %2633 : index
                %2635 = arith.addf %2623, %c73 : f32
                %2636 = arith.minimumf %2635, %c157 : f32
                %2637 = arith.maximumf %2636, %c158 : f32
                %2638 = arith.truncf %2637 : f32 to f16
                memref.store %2638, %out[%2634] : memref<?xf16>
                %2639 = arith.divui %2114, %c8 : index
                %2640 = arith.addi %2588, %2639 : index
                %2641 = memref.load %factors[%2640] : memref<?xf32>
                %2642 = arith.addi %2640, %2591 : index
                %2643 = memref.load %factors[%2642] : memref<?xf32>
                %2644 = arith.mulf %2153#4, %2580 : f32
                %2645 = math.fma %2644, %2641, %2643 : f32
                %2646 = arith.addi %2585, %2639 : index
                %2647 = arith.divui %2646, %c3 : index
                %2648 = arith.addi %2599, %2647 : index
                %2649 = arith.muli %2648, %c9 : index
                %2650 = arith.remui %2646, %c3 : index
                %2651 = arith.divui %2650, %c8 : index
                %2652 = arith.addi %2649, %2651 : index
                %2653 = arith.muli %2652, %2606 : index
                %2654 = arith.addi %2653, %2609 : index
                %2655 = arith.remui %2646, %c8 : index
                %2656 = arith.addi %2654, %2655 : index
                %2657 = arith.addf %2645, %c73 : f32
                %2658 = arith.minimumf %2657, %c157 : f32
                %2659 = arith.maximumf %2658, %c158 : f32
                %2660 = arith.truncf %2659 : f32 to f16
                memref.store %2660, %out[%2656] : memref<?xf16>
                %2661 = arith.divui %2116, %c8 : index
                %2662 = arith.addi %2588, %2661 : index
                %2663 = memref.load %factors[%2662] : memref<?xf32>
                %2664 = arith.addi %2662, %2591 : index
                %2665 = memref.load %factors[%2664] : memref<?xf32>
                %2666 = arith.mulf %2153#5, %2580 : f32
                %2667 = math.fma %2666, %2663, %2665 : f32
                %2668 = arith.addi %2585, %2661 : index
                %2669 = arith.divui %2668, %c3 : index
                %2670 = arith.addi %2599, %2669 : index
                %2671 = arith.muli %2670, %c9 : index
                %2672 = arith.remui %2668, %c3 : index
                %2673 = arith.divui %2672, %c8 : index
                %2674 = arith.addi %2671, %2673 : index
                %2675 = arith.muli %2674, %2606 : index
                %2676 = arith.addi %2675, %2609 : index
                %2677 = arith.remui %2668, %c8 : index
                %2678 = arith.addi %2676, %2677 : index
                %2679 = arith.addf %2667, %c73 : f32
                %2680 = arith.minimumf %2679, %c157 : f32
                %2681 = arith.maximumf %2680, %c158 : f32
                %2682 = arith.truncf %2681 : f32 to f16
                memref.store %2682, %out[%2678] : memref<?xf16>
                %2683 = arith.divui %2118, %c8 : index
                %2684 = arith.addi %2588, %2683 : index
                %2685 = memref.load %factors[%2684] : memref<?xf32>
                %2686 = arith.addi %2684, %2591 : index
                %2687 = memref.load %factors[%2686] : memref<?xf32>
                %2688 = arith.mulf %2153#6, %2580 : f32
                %2689 = math.fma %2688, %2685, %2687 : f32
                %2690 = arith.addi %2585, %2683 : index
                %2691 = arith.divui %2690, %c3 : index
                %2692 = arith.addi %2599, %2691 : index
                %2693 = arith.muli %2692, %c9 : index
                %2694 = arith.remui %2690, %c3 : index
                %2695 = arith.divui %2694, %c8 : index
                %2696 = arith.addi %2693, %2695 : index
                %2697 = arith.muli %2696, %2606 : index
                %2698 = arith.addi %2697, %2609 : index
                %2699 = arith.remui %2690, %c8 : index
                %2700 = arith.addi %2698, %2699 : index
                %2701 = arith.addf %2689, %c73 : f32
                %2702 = arith.minimumf %2701, %c157 : f32
                %2703 = arith.maximumf %2702, %c158 : f32
                %2704 = arith.truncf %2703 : f32 to f16
                memref.store %2704, %out[%2700] : memref<?xf16>
                %2705 = arith.divui %2120, %c8 : index
                %2706 = arith.addi %2588, %2705 : index
                %2707 = memref.load %factors[%2706] : memref<?xf32>
                %2708 = arith.addi %2706, %2591 : index
                %2709 = memref.load %factors[%2708] : memref<?xf32>
                %2710 = arith.mulf %2153#7, %2580 : f32
                %2711 = math.fma %2710, %2707, %2709 : f32
                %2712 = arith.addi %2585, %2705 : index
                %2713 = arith.divui %2712, %c3 : index
                %2714 = arith.addi %2599, %2713 : index
                %2715 = arith.muli %2714, %c9 : index
                %2716 = arith.remui %2712, %c3 : index
                %2717 = arith.divui %2716, %c8 : index
                %2718 = arith.addi %2715, %2717 : index
                %2719 = arith.muli %2718, %2606 : index
                %2720 = arith.addi %2719, %2609 : index
                %2721 = arith.remui %2712, %c8 : index
                %2722 = arith.addi %2720, %2721 : index
                %2723 = arith.addf %2711, %c73 : f32
                %2724 = arith.minimumf %2723, %c157 : f32
                %2725 = arith.maximumf %2724, %c158 : f32
                %2726 = arith.truncf %2725 : f32 to f16
                memref.store %2726, %out[%2722] : memref<?xf16>
                %2727 = arith.divui %2122, %c8 : index
                %2728 = arith.addi %2588, %2727 : index
                %2729 = memref.load %factors[%2728] : memref<?xf32>
                %2730 = arith.addi %2728, %2591 : index
                %2731 = memref.load %factors[%2730] : memref<?xf32>
                %2732 = arith.mulf %2153#8, %2580 : f32
                %2733 = math.fma %2732, %2729, %2731 : f32
                %2734 = arith.addi %2585, %2727 : index
                %2735 = arith.divui %2734, %c3 : index
                %2736 = arith.addi %2599, %2735 : index
                %2737 = arith.muli %2736, %c9 : index
                %2738 = arith.remui %2734, %c3 : index
                %2739 = arith.divui %2738, %c8 : index
                %2740 = arith.addi %2737, %2739 : index
                %2741 = arith.muli %2740, %2606 : index
                %2742 = arith.addi %2741, %2609 : index
                %2743 = arith.remui %2734, %c8 : index
                %2744 = arith.addi %2742, %2743 : index
                %2745 = arith.addf %2733, %c73 : f32
                %2746 = arith.minimumf %2745, %c157 : f32
                %2747 = arith.maximumf %2746, %c158 : f32
                %2748 = arith.truncf %2747 : f32 to f16
                memref.store %2748, %out[%2744] : memref<?xf16>
                %2749 = arith.divui %2124, %c8 : index
                %2750 = arith.addi %2588, %2749 : index
                %2751 = memref.load %factors[%2750] : memref<?xf32>
                %2752 = arith.addi %2750, %2591 : index
                %2753 = memref.load %factors[%2752] : memref<?xf32>
                %2754 = arith.mulf %2153#9, %2580 : f32
                %2755 = math.fma %2754, %2751, %2753 : f32
                %2756 = arith.addi %2585, %2749 : index
                %2757 = arith.divui %2756, %c3 : index
                %2758 = arith.addi %2599, %2757 : index
                %2759 = arith.muli %2758, %c9 : index
                %2760 = arith.remui %2756, %c3 : index
                %2761 = arith.divui %2760, %c8 : index
                %2762 = arith.addi %2759, %2761 : index
                %2763 = arith.muli %2762, %2606 : index
                %2764 = arith.addi %2763, %2609 : index
                %2765 = arith.remui %2756, %c8 : index
                %2766 = arith.addi %2764, %2765 : index
                %2767 = arith.addf %2755, %c73 : f32
                %2768 = arith.minimumf %2767, %c157 : f32
                %2769 = arith.maximumf %2768, %c158 : f32
                %2770 = arith.truncf %2769 : f32 to f16
                memref.store %2770, %out[%2766] : memref<?xf16>
              }
            } else {
              %2771 = arith.index_cast %ranges : index to i32
              %2772 = arith.addi %2771, %2132 : i32
              %2773 = arith.index_castui %2772 : i32 to index
              %2774 = arith.addi %2108, %2773 : index
              %2775 = arith.muli %2774, %c161 : index
              %2776 = arith.addi %2775, %1511 : index
              memref.store %2153#2, %partial[%2776] : memref<?xf32>
              %2777 = arith.addi %2775, %1542 : index
              memref.store %2153#3, %partial[%2777] : memref<?xf32>
              %2778 = arith.addi %2775, %2114 : index
              memref.store %2153#4, %partial[%2778] : memref<?xf32>
              %2779 = arith.addi %2775, %2116 : index
              memref.store %2153#5, %partial[%2779] : memref<?xf32>
              %2780 = arith.addi %2775, %2118 : index
              memref.store %2153#6, %partial[%2780] : memref<?xf32>
              %2781 = arith.addi %2775, %2120 : index
              memref.store %2153#7, %partial[%2781] : memref<?xf32>
              %2782 = arith.addi %2775, %2122 : index
              memref.store %2153#8, %partial[%2782] : memref<?xf32>
              %2783 = arith.addi %2775, %2124 : index
              memref.store %2153#9, %partial[%2783] : memref<?xf32>
              scf.if %2126 {
                %2784 = arith.addi %2775, %c63 : index
                %2785 = arith.addi %2784, %1355 : index
                memref.store %2153#0, %partial[%2785] : memref<?xf32>
                %2786 = arith.addi %2785, %c8 : index
                memref.store %2153#1, %partial[%2786] : memref<?xf32>
              }
              %2787 = arith.addi %2134, %groups : index
              %2788 = arith.index_castui %2131 : i32 to index
              %2789 = wave.arrive %counters[%2787], %2788 : memref<?xi32>
              scf.if %2789 {
                %2801:10 = scf.for %2790 = %c77 to %2131 step %c115 iter_args(%2791 = %c72, %2792 = %c73, %2793 = %c73, %2794 = %c73, %2795 = %c73, %2796 = %c73, %2797 = %c73, %2798 = %c73, %2799 = %c73, %2800 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2802 = arith.addi %2790, %c77 : i32
                  %2803 = arith.subi %2131, %c16 : i32
                  %2804 = arith.minsi %2802, %2803 : i32
                  %2805 = arith.addi %2771, %2804 : i32
                  %2806 = arith.index_castui %2805 : i32 to index
                  %2807 = arith.addi %2108, %2806 : index
                  %2808 = arith.muli %2807, %c161 : index
                  %2809 = arith.addi %2808, %c63 : index
                  %2810 = arith.addi %2809, %1357 : index
                  %2811 = memref.load %partial[%2810] : memref<?xf32>
                  %2812 = arith.cmpi slt, %2802, %2131 : i32
                  %2813 = arith.select %2812, %2811, %c72 : f32
                  %2814 = arith.addi %2808, %1355 : index
                  %2815 = arith.addi %2814, %c22 : index
                  %2816 = memref.load %partial[%2815] : memref<?xf32>
                  %2817 = arith.addi %2814, %c6 : index
                  %2818 = memref.load %partial[%2817] : memref<?xf32>
                  %2819 = arith.addi %2814, %c23 : index
                  %2820 = memref.load %partial[%2819] : memref<?xf32>
                  %2821 = arith.addi %2814, %c58 : index
                  %2822 = memref.load %partial[%2821] : memref<?xf32>
                  %2823 = arith.addi %2814, %c59 : index
                  %2824 = memref.load %partial[%2823] : memref<?xf32>
                  %2825 = arith.addi %2814, %c60 : index
                  %2826 = memref.load %partial[%2825] : memref<?xf32>
                  %2827 = arith.addi %2814, %c61 : index
                  %2828 = memref.load %partial[%2827] : memref<?xf32>
                  %2829 = arith.addi %2814, %c62 : index
                  %2830 = memref.load %partial[%2829] : memref<?xf32>
                  %2831 = arith.addi %2810, %c8 : index
                  %2832 = memref.load %partial[%2831] : memref<?xf32>
                  %2833 = arith.addi %2790, %c16 : i32
                  %2834 = arith.minsi %2833, %2803 : i32
                  %2835 = arith.addi %2771, %2834 : i32
                  %2836 = arith.index_castui %2835 : i32 to index
                  %2837 = arith.addi %2108, %2836 : index
                  %2838 = arith.muli %2837, %c161 : index
                  %2839 = arith.addi %2838, %c63 : index
                  %2840 = arith.addi %2839, %1357 : index
                  %2841 = memref.load %partial[%2840] : memref<?xf32>
                  %2842 = arith.cmpi slt, %2833, %2131 : i32
                  %2843 = arith.select %2842, %2841, %c72 : f32
                  %2844 = arith.addi %2838, %1355 : index
                  %2845 = arith.addi %2844, %c22 : index
                  %2846 = memref.load %partial[%2845] : memref<?xf32>
                  %2847 = arith.addi %2844, %c6 : index
                  %2848 = memref.load %partial[%2847] : memref<?xf32>
                  %2849 = arith.addi %2844, %c23 : index
                  %2850 = memref.load %partial[%2849] : memref<?xf32>
                  %2851 = arith.addi %2844, %c58 : index
                  %2852 = memref.load %partial[%2851] : memref<?xf32>
                  %2853 = arith.addi %2844, %c59 : index
                  %2854 = memref.load %partial[%2853] : memref<?xf32>
                  %2855 = arith.addi %2844, %c60 : index
                  %2856 = memref.load %partial[%2855] : memref<?xf32>
                  %2857 = arith.addi %2844, %c61 : index
                  %2858 = memref.load %partial[%2857] : memref<?xf32>
                  %2859 = arith.addi %2844, %c62 : index
                  %2860 = memref.load %partial[%2859] : memref<?xf32>
                  %2861 = arith.addi %2840, %c8 : index
                  %2862 = memref.load %partial[%2861] : memref<?xf32>
                  %2863 = arith.addi %2790, %c108 : i32
                  %2864 = arith.minsi %2863, %2803 : i32
                  %2865 = arith.addi %2771, %2864 : i32
                  %2866 = arith.index_castui %2865 : i32 to index
                  %2867 = arith.addi %2108, %2866 : index
                  %2868 = arith.muli %2867, %c161 : index
                  %2869 = arith.addi %2868, %c63 : index
                  %2870 = arith.addi %2869, %1357 : index
                  %2871 = memref.load %partial[%2870] : memref<?xf32>
                  %2872 = arith.cmpi slt, %2863, %2131 : i32
                  %2873 = arith.select %2872, %2871, %c72 : f32
                  %2874 = arith.addi %2868, %1355 : index
                  %2875 = arith.addi %2874, %c22 : index
                  %2876 = memref.load %partial[%2875] : memref<?xf32>
                  %2877 = arith.addi %2874, %c6 : index
                  %2878 = memref.load %partial[%2877] : memref<?xf32>
                  %2879 = arith.addi %2874, %c23 : index
                  %2880 = memref.load %partial[%2879] : memref<?xf32>
                  %2881 = arith.addi %2874, %c58 : index
                  %2882 = memref.load %partial[%2881] : memref<?xf32>
                  %2883 = arith.addi %2874, %c59 : index
                  %2884 = memref.load %partial[%2883] : memref<?xf32>
                  %2885 = arith.addi %2874, %c60 : index
                  %2886 = memref.load %partial[%2885] : memref<?xf32>
                  %2887 = arith.addi %2874, %c61 : index
                  %2888 = memref.load %partial[%2887] : memref<?xf32>
                  %2889 = arith.addi %2874, %c62 : index
                  %2890 = memref.load %partial[%2889] : memref<?xf32>
                  %2891 = arith.addi %2870, %c8 : index
                  %2892 = memref.load %partial[%2891] : memref<?xf32>
                  %2893 = arith.addi %2790, %c110 : i32
                  %2894 = arith.minsi %2893, %2803 : i32
                  %2895 = arith.addi %2771, %2894 : i32
                  %2896 = arith.index_castui %2895 : i32 to index
                  %2897 = arith.addi %2108, %2896 : index
                  %2898 = arith.muli %2897, %c161 : index
                  %2899 = arith.addi %2898, %c63 : index
                  %2900 = arith.addi %2899, %1357 : index
                  %2901 = memref.load %partial[%2900] : memref<?xf32>
                  %2902 = arith.cmpi slt, %2893, %2131 : i32
                  %2903 = arith.select %2902, %2901, %c72 : f32
                  %2904 = arith.addi %2898, %1355 : index
                  %2905 = arith.addi %2904, %c22 : index
                  %2906 = memref.load %partial[%2905] : memref<?xf32>
                  %2907 = arith.addi %2904, %c6 : index
                  %2908 = memref.load %partial[%2907] : memref<?xf32>
                  %2909 = arith.addi %2904, %c23 : index
                  %2910 = memref.load %partial[%2909] : memref<?xf32>
                  %2911 = arith.addi %2904, %c58 : index
                  %2912 = memref.load %partial[%2911] : memref<?xf32>
                  %2913 = arith.addi %2904, %c59 : index
                  %2914 = memref.load %partial[%2913] : memref<?xf32>
                  %2915 = arith.addi %2904, %c60 : index
                  %2916 = memref.load %partial[%2915] : memref<?xf32>
                  %2917 = arith.addi %2904, %c61 : index
                  %2918 = memref.load %partial[%2917] : memref<?xf32>
                  %2919 = arith.addi %2904, %c62 : index
                  %2920 = memref.load %partial[%2919] : memref<?xf32>
                  %2921 = arith.addi %2900, %c8 : index
                  %2922 = memref.load %partial[%2921] : memref<?xf32>
                  %2923 = arith.addi %2790, %c111 : i32
                  %2924 = arith.minsi %2923, %2803 : i32
                  %2925 = arith.addi %2771, %2924 : i32
                  %2926 = arith.index_castui %2925 : i32 to index
                  %2927 = arith.addi %2108, %2926 : index
                  %2928 = arith.muli %2927, %c161 : index
                  %2929 = arith.addi %2928, %c63 : index
                  %2930 = arith.addi %2929, %1357 : index
                  %2931 = memref.load %partial[%2930] : memref<?xf32>
                  %2932 = arith.cmpi slt, %2923, %2131 : i32
                  %2933 = arith.select %2932, %2931, %c72 : f32
                  %2934 = arith.addi %2928, %1355 : index
                  %2935 = arith.addi %2934, %c22 : index
                  %2936 = memref.load %partial[%2935] : memref<?xf32>
                  %2937 = arith.addi %2934, %c6 : index
                  %2938 = memref.load %partial[%2937] : memref<?xf32>
                  %2939 = arith.addi %2934, %c23 : index
                  %2940 = memref.load %partial[%2939] : memref<?xf32>
                  %2941 = arith.addi %2934, %c58 : index
                  %2942 = memref.load %partial[%2941] : memref<?xf32>
                  %2943 = arith.addi %2934, %c59 : index
                  %2944 = memref.load %partial[%2943] : memref<?xf32>
                  %2945 = arith.addi %2934, %c60 : index
                  %2946 = memref.load %partial[%2945] : memref<?xf32>
                  %2947 = arith.addi %2934, %c61 : index
                  %2948 = memref.load %partial[%2947] : memref<?xf32>
                  %2949 = arith.addi %2934, %c62 : index
                  %2950 = memref.load %partial[%2949] : memref<?xf32>
                  %2951 = arith.addi %2930, %c8 : index
                  %2952 = memref.load %partial[%2951] : memref<?xf32>
                  %2953 = arith.addi %2790, %c112 : i32
                  %2954 = arith.minsi %2953, %2803 : i32
                  %2955 = arith.addi %2771, %2954 : i32
                  %2956 = arith.index_castui %2955 : i32 to index
                  %2957 = arith.addi %2108, %2956 : index
                  %2958 = arith.muli %2957, %c161 : index
                  %2959 = arith.addi %2958, %c63 : index
                  %2960 = arith.addi %2959, %1357 : index
                  %2961 = memref.load %partial[%2960] : memref<?xf32>
                  %2962 = arith.cmpi slt, %2953, %2131 : i32
                  %2963 = arith.select %2962, %2961, %c72 : f32
                  %2964 = arith.addi %2958, %1355 : index
                  %2965 = arith.addi %2964, %c22 : index
                  %2966 = memref.load %partial[%2965] : memref<?xf32>
                  %2967 = arith.addi %2964, %c6 : index
                  %2968 = memref.load %partial[%2967] : memref<?xf32>
                  %2969 = arith.addi %2964, %c23 : index
                  %2970 = memref.load %partial[%2969] : memref<?xf32>
                  %2971 = arith.addi %2964, %c58 : index
                  %2972 = memref.load %partial[%2971] : memref<?xf32>
                  %2973 = arith.addi %2964, %c59 : index
                  %2974 = memref.load %partial[%2973] : memref<?xf32>
                  %2975 = arith.addi %2964, %c60 : index
                  %2976 = memref.load %partial[%2975] : memref<?xf32>
                  %2977 = arith.addi %2964, %c61 : index
                  %2978 = memref.load %partial[%2977] : memref<?xf32>
                  %2979 = arith.addi %2964, %c62 : index
                  %2980 = memref.load %partial[%2979] : memref<?xf32>
                  %2981 = arith.addi %2960, %c8 : index
                  %2982 = memref.load %partial[%2981] : memref<?xf32>
                  %2983 = arith.addi %2790, %c113 : i32
                  %2984 = arith.minsi %2983, %2803 : i32
                  %2985 = arith.addi %2771, %2984 : i32
                  %2986 = arith.index_castui %2985 : i32 to index
                  %2987 = arith.addi %2108, %2986 : index
                  %2988 = arith.muli %2987, %c161 : index
                  %2989 = arith.addi %2988, %c63 : index
                  %2990 = arith.addi %2989, %1357 : index
                  %2991 = memref.load %partial[%2990] : memref<?xf32>
                  %2992 = arith.cmpi slt, %2983, %2131 : i32
                  %2993 = arith.select %2992, %2991, %c72 : f32
                  %2994 = arith.addi %2988, %1355 : index
                  %2995 = arith.addi %2994, %c22 : index
                  %2996 = memref.load %partial[%2995] : memref<?xf32>
                  %2997 = arith.addi %2994, %c6 : index
                  %2998 = memref.load %partial[%2997] : memref<?xf32>
                  %2999 = arith.addi %2994, %c23 : index
                  %3000 = memref.load %partial[%2999] : memref<?xf32>
                  %3001 = arith.addi %2994, %c58 : index
                  %3002 = memref.load %partial[%3001] : memref<?xf32>
                  %3003 = arith.addi %2994, %c59 : index
                  %3004 = memref.load %partial[%3003] : memref<?xf32>
                  %3005 = arith.addi %2994, %c60 : index
                  %3006 = memref.load %partial[%3005] : memref<?xf32>
                  %3007 = arith.addi %2994, %c61 : index
                  %3008 = memref.load %partial[%3007] : memref<?xf32>
                  %3009 = arith.addi %2994, %c62 : index
                  %3010 = memref.load %partial[%3009] : memref<?xf32>
                  %3011 = arith.addi %2990, %c8 : index
                  %3012 = memref.load %partial[%3011] : memref<?xf32>
                  %3013 = arith.addi %2790, %c114 : i32
                  %3014 = arith.minsi %3013, %2803 : i32
                  %3015 = arith.addi %2771, %3014 : i32
                  %3016 = arith.index_castui %3015 : i32 to index
                  %3017 = arith.addi %2108, %3016 : index
                  %3018 = arith.muli %3017, %c161 : index
                  %3019 = arith.addi %3018, %c63 : index
                  %3020 = arith.addi %3019, %1357 : index
                  %3021 = memref.load %partial[%3020] : memref<?xf32>
                  %3022 = arith.cmpi slt, %3013, %2131 : i32
                  %3023 = arith.select %3022, %3021, %c72 : f32
                  %3024 = arith.addi %3018, %1355 : index
                  %3025 = arith.addi %3024, %c22 : index
                  %3026 = memref.load %partial[%3025] : memref<?xf32>
                  %3027 = arith.addi %3024, %c6 : index
                  %3028 = memref.load %partial[%3027] : memref<?xf32>
                  %3029 = arith.addi %3024, %c23 : index
                  %3030 = memref.load %partial[%3029] : memref<?xf32>
                  %3031 = arith.addi %3024, %c58 : index
                  %3032 = memref.load %partial[%3031] : memref<?xf32>
                  %3033 = arith.addi %3024, %c59 : index
                  %3034 = memref.load %partial[%3033] : memref<?xf32>
                  %3035 = arith.addi %3024, %c60 : index
                  %3036 = memref.load %partial[%3035] : memref<?xf32>
                  %3037 = arith.addi %3024, %c61 : index
                  %3038 = memref.load %partial[%3037] : memref<?xf32>
                  %3039 = arith.addi %3024, %c62 : index
                  %3040 = memref.load %partial[%3039] : memref<?xf32>
                  %3041 = arith.addi %3020, %c8 : index
                  %3042 = memref.load %partial[%3041] : memref<?xf32>
                  %3043 = arith.maxnumf %2791, %2813 fastmath<nnan> : f32
                  %3044 = arith.subf %2791, %3043 : f32
                  %3045 = wave.exp2 %3044 : f32
                  %3046 = arith.subf %2813, %3043 : f32
                  %3047 = wave.exp2 %3046 : f32
                  %3048 = arith.mulf %2792, %3045 : f32
                  %3049 = math.fma %2832, %3047, %3048 : f32
                  %3050 = arith.mulf %2793, %3045 : f32
                  %3051 = math.fma %2816, %3047, %3050 : f32
                  %3052 = arith.mulf %2794, %3045 : f32
                  %3053 = math.fma %2818, %3047, %3052 : f32
                  %3054 = arith.mulf %2795, %3045 : f32
                  %3055 = math.fma %2820, %3047, %3054 : f32
                  %3056 = arith.mulf %2796, %3045 : f32
                  %3057 = math.fma %2822, %3047, %3056 : f32
                  %3058 = arith.mulf %2797, %3045 : f32
                  %3059 = math.fma %2824, %3047, %3058 : f32
                  %3060 = arith.mulf %2798, %3045 : f32
                  %3061 = math.fma %2826, %3047, %3060 : f32
                  %3062 = arith.mulf %2799, %3045 : f32
                  %3063 = math.fma %2828, %3047, %3062 : f32
                  %3064 = arith.mulf %2800, %3045 : f32
                  %3065 = math.fma %2830, %3047, %3064 : f32
                  %3066 = arith.maxnumf %3043, %2843 fastmath<nnan> : f32
                  %3067 = arith.subf %3043, %3066 : f32
                  %3068 = wave.exp2 %3067 : f32
                  %3069 = arith.subf %2843, %3066 : f32
                  %3070 = wave.exp2 %3069 : f32
                  %3071 = arith.mulf %3049, %3068 : f32
                  %3072 = math.fma %2862, %3070, %3071 : f32
                  %3073 = arith.mulf %3051, %3068 : f32
                  %3074 = math.fma %2846, %3070, %3073 : f32
                  %3075 = arith.mulf %3053, %3068 : f32
                  %3076 = math.fma %2848, %3070, %3075 : f32
                  %3077 = arith.mulf %3055, %3068 : f32
                  %3078 = math.fma %2850, %3070, %3077 : f32
                  %3079 = arith.mulf %3057, %3068 : f32
                  %3080 = math.fma %2852, %3070, %3079 : f32
                  %3081 = arith.mulf %3059, %3068 : f32
                  %3082 = math.fma %2854, %3070, %3081 : f32
                  %3083 = arith.mulf %3061, %3068 : f32
                  %3084 = math.fma %2856, %3070, %3083 : f32
                  %3085 = arith.mulf %3063, %3068 : f32
                  %3086 = math.fma %2858, %3070, %3085 : f32
                  %3087 = arith.mulf %3065, %3068 : f32
                  %3088 = math.fma %2860, %3070, %3087 : f32
                  %3089 = arith.maxnumf %3066, %2873 fastmath<nnan> : f32
                  %3090 = arith.subf %3066, %3089 : f32
                  %3091 = wave.exp2 %3090 : f32
                  %3092 = arith.subf %2873, %3089 : f32
                  %3093 = wave.exp2 %3092 : f32
                  %3094 = arith.mulf %3072, %3091 : f32
                  %3095 = math.fma %2892, %3093, %3094 : f32
                  %3096 = arith.mulf %3074, %3091 : f32
                  %3097 = math.fma %2876, %3093, %3096 : f32
                  %3098 = arith.mulf %3076, %3091 : f32
                  %3099 = math.fma %2878, %3093, %3098 : f32
                  %3100 = arith.mulf %3078, %3091 : f32
                  %3101 = math.fma %2880, %3093, %3100 : f32
                  %3102 = arith.mulf %3080, %3091 : f32
                  %3103 = math.fma %2882, %3093, %3102 : f32
                  %3104 = arith.mulf %3082, %3091 : f32
                  %3105 = math.fma %2884, %3093, %3104 : f32
                  %3106 = arith.mulf %3084, %3091 : f32
                  %3107 = math.fma %2886, %3093, %3106 : f32
                  %3108 = arith.mulf %3086, %3091 : f32
                  %3109 = math.fma %2888, %3093, %3108 : f32
                  %3110 = arith.mulf %3088, %3091 : f32
                  %3111 = math.fma %2890, %3093, %3110 : f32
                  %3112 = arith.maxnumf %3089, %2903 fastmath<nnan> : f32
                  %3113 = arith.subf %3089, %3112 : f32
                  %3114 = wave.exp2 %3113 : f32
                  %3115 = arith.subf %2903, %3112 : f32
                  %3116 = wave.exp2 %3115 : f32
                  %3117 = arith.mulf %3095, %3114 : f32
                  %3118 = math.fma %2922, %3116, %3117 : f32
                  %3119 = arith.mulf %3097, %3114 : f32
                  %3120 = math.fma %2906, %3116, %3119 : f32
                  %3121 = arith.mulf %3099, %3114 : f32
                  %3122 = math.fma %2908, %3116, %3121 : f32
                  %3123 = arith.mulf %3101, %3114 : f32
                  %3124 = math.fma %2910, %3116, %3123 : f32
                  %3125 = arith.mulf %3103, %3114 : f32
                  %3126 = math.fma %2912, %3116, %3125 : f32
                  %3127 = arith.mulf %3105, %3114 : f32
                  %3128 = math.fma %2914, %3116, %3127 : f32
                  %3129 = arith.mulf %3107, %3114 : f32
                  %3130 = math.fma %2916, %3116, %3129 : f32
                  %3131 = arith.mulf %3109, %3114 : f32
                  %3132 = math.fma %2918, %3116, %3131 : f32
                  %3133 = arith.mulf %3111, %3114 : f32
                  %3134 = math.fma %2920, %3116, %3133 : f32
                  %3135 = arith.maxnumf %3112, %2933 fastmath<nnan> : f32
                  %3136 = arith.subf %3112, %3135 : f32
                  %3137 = wave.exp2 %3136 : f32
                  %3138 = arith.subf %2933, %3135 : f32
                  %3139 = wave.exp2 %3138 : f32
                  %3140 = arith.mulf %3118, %3137 : f32
                  %3141 = math.fma %2952, %3139, %3140 : f32
                  %3142 = arith.mulf %3120, %3137 : f32
                  %3143 = math.fma %2936, %3139, %3142 : f32
                  %3144 = arith.mulf %3122, %3137 : f32
                  %3145 = math.fma %2938, %3139, %3144 : f32
                  %3146 = arith.mulf %3124, %3137 : f32
                  %3147 = math.fma %2940, %3139, %3146 : f32
                  %3148 = arith.mulf %3126, %3137 : f32
                  %3149 = math.fma %2942, %3139, %3148 : f32
                  %3150 = arith.mulf %3128, %3137 : f32
                  %3151 = math.fma %2944, %3139, %3150 : f32
                  %3152 = arith.mulf %3130, %3137 : f32
                  %3153 = math.fma %2946, %3139, %3152 : f32
                  %3154 = arith.mulf %3132, %3137 : f32
                  %3155 = math.fma %2948, %3139, %3154 : f32
                  %3156 = arith.mulf %3134, %3137 : f32
                  %3157 = math.fma %2950, %3139, %3156 : f32
                  %3158 = arith.maxnumf %3135, %2963 fastmath<nnan> : f32
                  %3159 = arith.subf %3135, %3158 : f32
                  %3160 = wave.exp2 %3159 : f32
                  %3161 = arith.subf %2963, %3158 : f32
                  %3162 = wave.exp2 %3161 : f32
                  %3163 = arith.mulf %3141, %3160 : f32
                  %3164 = math.fma %2982, %3162, %3163 : f32
                  %3165 = arith.mulf %3143, %3160 : f32
                  %3166 = math.fma %2966, %3162, %3165 : f32
                  %3167 = arith.mulf %3145, %3160 : f32
                  %3168 = math.fma %2968, %3162, %3167 : f32
                  %3169 = arith.mulf %3147, %3160 : f32
                  %3170 = math.fma %2970, %3162, %3169 : f32
                  %3171 = arith.mulf %3149, %3160 : f32
                  %3172 = math.fma %2972, %3162, %3171 : f32
                  %3173 = arith.mulf %3151, %3160 : f32
                  %3174 = math.fma %2974, %3162, %3173 : f32
                  %3175 = arith.mulf %3153, %3160 : f32
                  %3176 = math.fma %2976, %3162, %3175 : f32
                  %3177 = arith.mulf %3155, %3160 : f32
                  %3178 = math.fma %2978, %3162, %3177 : f32
                  %3179 = arith.mulf %3157, %3160 : f32
                  %3180 = math.fma %2980, %3162, %3179 : f32
                  %3181 = arith.maxnumf %3158, %2993 fastmath<nnan> : f32
                  %3182 = arith.subf %3158, %3181 : f32
                  %3183 = wave.exp2 %3182 : f32
                  %3184 = arith.subf %2993, %3181 : f32
                  %3185 = wave.exp2 %3184 : f32
                  %3186 = arith.mulf %3164, %3183 : f32
                  %3187 = math.fma %3012, %3185, %3186 : f32
                  %3188 = arith.mulf %3166, %3183 : f32
                  %3189 = math.fma %2996, %3185, %3188 : f32
                  %3190 = arith.mulf %3168, %3183 : f32
                  %3191 = math.fma %2998, %3185, %3190 : f32
                  %3192 = arith.mulf %3170, %3183 : f32
                  %3193 = math.fma %3000, %3185, %3192 : f32
                  %3194 = arith.mulf %3172, %3183 : f32
                  %3195 = math.fma %3002, %3185, %3194 : f32
                  %3196 = arith.mulf %3174, %3183 : f32
                  %3197 = math.fma %3004, %3185, %3196 : f32
                  %3198 = arith.mulf %3176, %3183 : f32
                  %3199 = math.fma %3006, %3185, %3198 : f32
                  %3200 = arith.mulf %3178, %3183 : f32
                  %3201 = math.fma %3008, %3185, %3200 : f32
                  %3202 = arith.mulf %3180, %3183 : f32
                  %3203 = math.fma %3010, %3185, %3202 : f32
                  %3204 = arith.maxnumf %3181, %3023 fastmath<nnan> : f32
                  %3205 = arith.subf %3181, %3204 : f32
                  %3206 = wave.exp2 %3205 : f32
                  %3207 = arith.subf %3023, %3204 : f32
                  %3208 = wave.exp2 %3207 : f32
                  %3209 = arith.mulf %3187, %3206 : f32
                  %3210 = math.fma %3042, %3208, %3209 : f32
                  %3211 = arith.mulf %3189, %3206 : f32
                  %3212 = math.fma %3026, %3208, %3211 : f32
                  %3213 = arith.mulf %3191, %3206 : f32
                  %3214 = math.fma %3028, %3208, %3213 : f32
                  %3215 = arith.mulf %3193, %3206 : f32
                  %3216 = math.fma %3030, %3208, %3215 : f32
                  %3217 = arith.mulf %3195, %3206 : f32
                  %3218 = math.fma %3032, %3208, %3217 : f32
                  %3219 = arith.mulf %3197, %3206 : f32
                  %3220 = math.fma %3034, %3208, %3219 : f32
                  %3221 = arith.mulf %3199, %3206 : f32
                  %3222 = math.fma %3036, %3208, %3221 : f32
                  %3223 = arith.mulf %3201, %3206 : f32
                  %3224 = math.fma %3038, %3208, %3223 : f32
                  %3225 = arith.mulf %3203, %3206 : f32
                  %3226 = math.fma %3040, %3208, %3225 : f32
                  scf.yield %3204, %3210, %3212, %3214, %3216, %3218, %3220, %3222, %3224, %3226 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3227 = arith.divf %c155, %2801#1 : f32
                %3228 = arith.addi %17, %1357 : index
                %3229 = arith.cmpi slt, %3228, %groupSize : index
                scf.if %3229 {
                  %3230 = arith.muli %15, %groupSize : index
                  %3231 = arith.addi %3230, %3228 : index
                  %3232 = arith.muli %3231, %c6 : index
                  %3233 = arith.muli %heads, %c6 : index
                  %3234 = arith.divui %1511, %c8 : index
                  %3235 = arith.muli %15, %c6 : index
                  %3236 = arith.addi %3235, %3234 : index
                  %3237 = memref.load %factors[%3236] : memref<?xf32>
                  %3238 = arith.muli %kvHeads, %c6 : index
                  %3239 = arith.addi %3236, %3238 : index
                  %3240 = memref.load %factors[%3239] : memref<?xf32>
                  %3241 = arith.mulf %2801#2, %3227 : f32
                  %3242 = math.fma %3241, %3237, %3240 : f32
                  %3243 = arith.addi %3232, %3234 : index
                  %3244 = arith.divui %24, %outTileRows : index
                  %3245 = arith.divui %3233, %c3 : index
                  %3246 = arith.muli %3244, %3245 : index
                  %3247 = arith.divui %3243, %c3 : index
                  %3248 = arith.addi %3246, %3247 : index
                  %3249 = arith.muli %3248, %c9 : index
                  %3250 = arith.remui %3243, %c3 : index
                  %3251 = arith.divui %3250, %c8 : index
                  %3252 = arith.addi %3249, %3251 : index
                  %3253 = arith.muli %outTileRows, %c8 : index
                  %3254 = arith.muli %3252, %3253 : index
                  %3255 = arith.remui %24, %outTileRows : index
                  %3256 = arith.muli %3255, %c8 : index
                  %3257 = arith.addi %3254, %3256 : index
                  %3258 = arith.remui %3243, %c8 : index
                  %3259 = arith.addi %3257, %3258 : index
                  %3260 = arith.addf %3242, %c73 : f32
                  %3261 = arith.minimumf %3260, %c157 : f32
                  %3262 = arith.maximumf %3261, %c158 : f32
                  %3263 = arith.truncf %3262 : f32 to f16
                  memref.store %3263, %out[%3259] : memref<?xf16>
                  %3264 = arith.divui %1542, %c8 : index
                  %3265 = arith.addi %3235, %3264 : index
                  %3266 = memref.load %factors[%3265] : memref<?xf32>
                  %3267 = arith.addi %3265, %3238 : index
                  %3268 = memref.load %factors[%3267] : memref<?xf32>
                  %3269 = arith.mulf %2801#3, %3227 : f32
                  %3270 = math.fma %3269, %3266, %3268 : f32
                  %3271 = arith.addi %3232, %3264 : index
                  %3272 = arith.divui %3271, %c3 : index
                  %3273 = arith.addi %3246, %3272 : index
                  %3274 = arith.muli %3273, %c9 : index
                  %3275 = arith.remui %3271, %c3 : index
                  %3276 = arith.divui %3275, %c8 : index
                  %3277 = arith.addi %3274, %3276 : index
                  %3278 = arith.muli %3277, %3253 : index
                  %3279 = arith.addi %3278, %3256 : index
                  %3280 = arith.remui %3271, %c8 : index
                  %3281 = arith.addi %3279, %3280 : index
                  %3282 = arith.addf %3270, %c73 : f32
                  %3283 = arith.minimumf %3282, %c157 : f32
                  %3284 = arith.maximumf %3283, %c158 : f32
                  %3285 = arith.truncf %3284 : f32 to f16
                  memref.store %3285, %out[%3281] : memref<?xf16>
                  %3286 = arith.divui %2114, %c8 : index
                  %3287 = arith.addi %3235, %3286 : index
                  %3288 = memref.load %factors[%3287] : memref<?xf32>
                  %3289 = arith.addi %3287, %3238 : index
                  %3290 = memref.load %factors[%3289] : memref<?xf32>
                  %3291 = arith.mulf %2801#4, %3227 : f32
                  %3292 = math.fma %3291, %3288, %3290 : f32
                  %3293 = arith.addi %3232, %3286 : index
                  %3294 = arith.divui %3293, %c3 : index
                  %3295 = arith.addi %3246, %3294 : index
                  %3296 = arith.muli %3295, %c9 : index
                  %3297 = arith.remui %3293, %c3 : index
                  %3298 = arith.divui %3297, %c8 : index
                  %3299 = arith.addi %3296, %3298 : index
                  %3300 = arith.muli %3299, %3253 : index
                  %3301 = arith.addi %3300, %3256 : index
                  %3302 = arith.remui %3293, %c8 : index
                  %3303 = arith.addi %3301, %3302 : index
                  %3304 = arith.addf %3292, %c73 : f32
                  %3305 = arith.minimumf %3304, %c157 : f32
                  %3306 = arith.maximumf %3305, %c158 : f32
                  %3307 = arith.truncf %3306 : f32 to f16
                  memref.store %3307, %out[%3303] : memref<?xf16>
                  %3308 = arith.divui %2116, %c8 : index
                  %3309 = arith.addi %3235, %3308 : index
                  %3310 = memref.load %factors[%3309] : memref<?xf32>
                  %3311 = arith.addi %3309, %3238 : index
                  %3312 = memref.load %factors[%3311] : memref<?xf32>
                  %3313 = arith.mulf %2801#5, %3227 : f32
                  %3314 = math.fma %3313, %3310, %3312 : f32
                  %3315 = arith.addi %3232, %3308 : index
                  %3316 = arith.divui %3315, %c3 : index
                  %3317 = arith.addi %3246, %3316 : index
                  %3318 = arith.muli %3317, %c9 : index
                  %3319 = arith.remui %3315, %c3 : index
                  %3320 = arith.divui %3319, %c8 : index
                  %3321 = arith.addi %3318, %3320 : index
                  %3322 = arith.muli %3321, %3253 : index
                  %3323 = arith.addi %3322, %3256 : index
                  %3324 = arith.remui %3315, %c8 : index
                  %3325 = arith.addi %3323, %3324 : index
                  %3326 = arith.addf %3314, %c73 : f32
                  %3327 = arith.minimumf %3326, %c157 : f32
                  %3328 = arith.maximumf %3327, %c158 : f32
                  %3329 = arith.truncf %3328 : f32 to f16
                  memref.store %3329, %out[%3325] : memref<?xf16>
                  %3330 = arith.divui %2118, %c8 : index
                  %3331 = arith.addi %3235, %3330 : index
                  %3332 = memref.load %factors[%3331] : memref<?xf32>
                  %3333 = arith.addi %3331, %3238 : index
                  %3334 = memref.load %factors[%3333] : memref<?xf32>
                  %3335 = arith.mulf %2801#6, %3227 : f32
                  %3336 = math.fma %3335, %3332, %3334 : f32
                  %3337 = arith.addi %3232, %3330 : index
                  %3338 = arith.divui %3337, %c3 : index
                  %3339 = arith.addi %3246, %3338 : index
                  %3340 = arith.muli %3339, %c9 : index
                  %3341 = arith.remui %3337, %c3 : index
                  %3342 = arith.divui %3341, %c8 : index
                  %3343 = arith.addi %3340, %3342 : index
                  %3344 = arith.muli %3343, %3253 : index
                  %3345 = arith.addi %3344, %3256 : index
                  %3346 = arith.remui %3337, %c8 : index
                  %3347 = arith.addi %3345, %3346 : index
                  %3348 = arith.addf %3336, %c73 : f32
                  %3349 = arith.minimumf %3348, %c157 : f32
                  %3350 = arith.maximumf %3349, %c158 : f32
                  %3351 = arith.truncf %3350 : f32 to f16
                  memref.store %3351, %out[%3347] : memref<?xf16>
                  %3352 = arith.divui %2120, %c8 : index
                  %3353 = arith.addi %3235, %3352 : index
                  %3354 = memref.load %factors[%3353] : memref<?xf32>
                  %3355 = arith.addi %3353, %3238 : index
                  %3356 = memref.load %factors[%3355] : memref<?xf32>
                  %3357 = arith.mulf %2801#7, %3227 : f32
                  %3358 = math.fma %3357, %3354, %3356 : f32
                  %3359 = arith.addi %3232, %3352 : index
                  %3360 = arith.divui %3359, %c3 : index
                  %3361 = arith.addi %3246, %3360 : index
                  %3362 = arith.muli %3361, %c9 : index
                  %3363 = arith.remui %3359, %c3 : index
                  %3364 = arith.divui %3363, %c8 : index
                  %3365 = arith.addi %3362, %3364 : index
                  %3366 = arith.muli %3365, %3253 : index
                  %3367 = arith.addi %3366, %3256 : index
                  %3368 = arith.remui %3359, %c8 : index
                  %3369 = arith.addi %3367, %3368 : index
                  %3370 = arith.addf %3358, %c73 : f32
                  %3371 = arith.minimumf %3370, %c157 : f32
                  %3372 = arith.maximumf %3371, %c158 : f32
                  %3373 = arith.truncf %3372 : f32 to f16
                  memref.store %3373, %out[%3369] : memref<?xf16>
                  %3374 = arith.divui %2122, %c8 : index
                  %3375 = arith.addi %3235, %3374 : index
                  %3376 = memref.load %factors[%3375] : memref<?xf32>
                  %3377 = arith.addi %3375, %3238 : index
                  %3378 = memref.load %factors[%3377] : memref<?xf32>
                  %3379 = arith.mulf %2801#8, %3227 : f32
                  %3380 = math.fma %3379, %3376, %3378 : f32
                  %3381 = arith.addi %3232, %3374 : index
                  %3382 = arith.divui %3381, %c3 : index
                  %3383 = arith.addi %3246, %3382 : index
                  %3384 = arith.muli %3383, %c9 : index
                  %3385 = arith.remui %3381, %c3 : index
                  %3386 = arith.divui %3385, %c8 : index
                  %3387 = arith.addi %3384, %3386 : index
                  %3388 = arith.muli %3387, %3253 : index
                  %3389 = arith.addi %3388, %3256 : index
                  %3390 = arith.remui %3381, %c8 : index
                  %3391 = arith.addi %3389, %3390 : index
                  %3392 = arith.addf %3380, %c73 : f32
                  %3393 = arith.minimumf %3392, %c157 : f32
                  %3394 = arith.maximumf %3393, %c158 : f32
                  %3395 = arith.truncf %3394 : f32 to f16
                  memref.store %3395, %out[%3391] : memref<?xf16>
                  %3396 = arith.divui %2124, %c8 : index
                  %3397 = arith.addi %3235, %3396 : index
                  %3398 = memref.load %factors[%3397] : memref<?xf32>
                  %3399 = arith.addi %3397, %3238 : index
                  %3400 = memref.load %factors[%3399] : memref<?xf32>
                  %3401 = arith.mulf %2801#9, %3227 : f32
                  %3402 = math.fma %3401, %3398, %3400 : f32
                  %3403 = arith.addi %3232, %3396 : index
                  %3404 = arith.divui %3403, %c3 : index
                  %3405 = arith.addi %3246, %3404 : index
                  %3406 = arith.muli %3405, %c9 : index
                  %3407 = arith.remui %3403, %c3 : index
                  %3408 = arith.divui %3407, %c8 : index
                  %3409 = arith.addi %3406, %3408 : index
                  %3410 = arith.muli %3409, %3253 : index
                  %3411 = arith.addi %3410, %3256 : index
                  %3412 = arith.remui %3403, %c8 : index
                  %3413 = arith.addi %3411, %3412 : index
                  %3414 = arith.addf %3402, %c73 : f32
                  %3415 = arith.minimumf %3414, %c157 : f32
                  %3416 = arith.maximumf %3415, %c158 : f32
                  %3417 = arith.truncf %3416 : f32 to f16
                  memref.store %3417, %out[%3413] : memref<?xf16>
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
