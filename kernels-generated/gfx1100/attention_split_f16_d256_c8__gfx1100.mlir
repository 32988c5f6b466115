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
  %outTileRows = wave.param "outTileRows" : index
  %c156 = arith.constant 0x477FE000 : f32
  %c157 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c160 = arith.constant 2080 : index
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
        %49 = arith.addi %46, %c22 : index
        %50 = arith.divui %49, %c24 : index
        %51 = arith.remui %49, %c24 : index
        %52 = arith.muli %51, %c11 : index
        %53 = arith.addi %17, %50 : index
        %54 = arith.subi %groupSize, %c4 : index
        %55 = arith.minsi %53, %54 : index
        %56 = arith.muli %24, %heads : index
        %57 = arith.muli %15, %groupSize : index
        %58 = arith.addi %56, %57 : index
        %59 = arith.addi %58, %55 : index
        %60 = arith.muli %59, %c6 : index
        %61 = arith.addi %60, %52 : index
        %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %63 = arith.muli %50, %c25 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %65 = arith.addi %46, %c6 : index
      %66 = arith.cmpi slt, %65, %c23 : index
      scf.if %66 {
        %67 = arith.addi %46, %c6 : index
        %68 = arith.divui %67, %c24 : index
        %69 = arith.remui %67, %c24 : index
        %70 = arith.muli %69, %c11 : index
        %71 = arith.addi %17, %68 : index
        %72 = arith.subi %groupSize, %c4 : index
        %73 = arith.minsi %71, %72 : index
        %74 = arith.muli %24, %heads : index
        %75 = arith.muli %15, %groupSize : index
        %76 = arith.addi %74, %75 : index
        %77 = arith.addi %76, %73 : index
        %78 = arith.muli %77, %c6 : index
        %79 = arith.addi %78, %70 : index
        %80 = vector.load %q[%79] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %81 = arith.muli %68, %c25 : index
        %82 = arith.addi %81, %70 : index
        vector.store %80, %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %83 = arith.cmpi eq, %8, %c22 : index
      scf.if %83 {
        %84 = arith.remui %1, %c8 : index
        %85 = arith.muli %84, %c25 : index
        %86 = arith.muli %2, %c8 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.addi %87, %c22 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %87, %c11 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %87, %c3 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %87, %c26 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %87, %c21 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %87, %c27 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %87, %c28 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %87, %c29 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %87, %c24 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %87, %c30 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %87, %c31 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %87, %c32 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %87, %c33 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %87, %c34 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %87, %c35 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %87, %c36 : index
        %119 = vector.load %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = arith.addi %87, %c37 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %87, %c38 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %87, %c39 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %87, %c40 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %87, %c41 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %87, %c42 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %87, %c43 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %87, %c44 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %87, %c45 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %87, %c46 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %87, %c47 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %87, %c48 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %87, %c49 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %87, %c50 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %87, %c51 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = arith.addi %87, %c52 : index
        %151 = vector.load %5[%150] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %152 = math.absf %89 : vector<4xf32>
        %153 = math.absf %91 : vector<4xf32>
        %154 = arith.maxnumf %152, %153 fastmath<nnan> : vector<4xf32>
        %155 = math.absf %93 : vector<4xf32>
        %156 = arith.maxnumf %154, %155 fastmath<nnan> : vector<4xf32>
        %157 = math.absf %95 : vector<4xf32>
        %158 = arith.maxnumf %156, %157 fastmath<nnan> : vector<4xf32>
        %159 = math.absf %97 : vector<4xf32>
        %160 = arith.maxnumf %158, %159 fastmath<nnan> : vector<4xf32>
        %161 = math.absf %99 : vector<4xf32>
        %162 = arith.maxnumf %160, %161 fastmath<nnan> : vector<4xf32>
        %163 = math.absf %101 : vector<4xf32>
        %164 = arith.maxnumf %162, %163 fastmath<nnan> : vector<4xf32>
        %165 = math.absf %103 : vector<4xf32>
        %166 = arith.maxnumf %164, %165 fastmath<nnan> : vector<4xf32>
        %167 = math.absf %105 : vector<4xf32>
        %168 = arith.maxnumf %166, %167 fastmath<nnan> : vector<4xf32>
        %169 = math.absf %107 : vector<4xf32>
        %170 = arith.maxnumf %168, %169 fastmath<nnan> : vector<4xf32>
        %171 = math.absf %109 : vector<4xf32>
        %172 = arith.maxnumf %170, %171 fastmath<nnan> : vector<4xf32>
        %173 = math.absf %111 : vector<4xf32>
        %174 = arith.maxnumf %172, %173 fastmath<nnan> : vector<4xf32>
        %175 = math.absf %113 : vector<4xf32>
        %176 = arith.maxnumf %174, %175 fastmath<nnan> : vector<4xf32>
        %177 = math.absf %115 : vector<4xf32>
        %178 = arith.maxnumf %176, %177 fastmath<nnan> : vector<4xf32>
        %179 = math.absf %117 : vector<4xf32>
        %180 = arith.maxnumf %178, %179 fastmath<nnan> : vector<4xf32>
        %181 = math.absf %119 : vector<4xf32>
        %182 = arith.maxnumf %180, %181 fastmath<nnan> : vector<4xf32>
        %183 = math.absf %121 : vector<4xf32>
        %184 = arith.maxnumf %182, %183 fastmath<nnan> : vector<4xf32>
        %185 = math.absf %123 : vector<4xf32>
        %186 = arith.maxnumf %184, %185 fastmath<nnan> : vector<4xf32>
        %187 = math.absf %125 : vector<4xf32>
        %188 = arith.maxnumf %186, %187 fastmath<nnan> : vector<4xf32>
        %189 = math.absf %127 : vector<4xf32>
        %190 = arith.maxnumf %188, %189 fastmath<nnan> : vector<4xf32>
        %191 = math.absf %129 : vector<4xf32>
        %192 = arith.maxnumf %190, %191 fastmath<nnan> : vector<4xf32>
        %193 = math.absf %131 : vector<4xf32>
        %194 = arith.maxnumf %192, %193 fastmath<nnan> : vector<4xf32>
        %195 = math.absf %133 : vector<4xf32>
        %196 = arith.maxnumf %194, %195 fastmath<nnan> : vector<4xf32>
        %197 = math.absf %135 : vector<4xf32>
        %198 = arith.maxnumf %196, %197 fastmath<nnan> : vector<4xf32>
        %199 = math.absf %137 : vector<4xf32>
        %200 = arith.maxnumf %198, %199 fastmath<nnan> : vector<4xf32>
        %201 = math.absf %139 : vector<4xf32>
        %202 = arith.maxnumf %200, %201 fastmath<nnan> : vector<4xf32>
        %203 = math.absf %141 : vector<4xf32>
        %204 = arith.maxnumf %202, %203 fastmath<nnan> : vector<4xf32>
        %205 = math.absf %143 : vector<4xf32>
        %206 = arith.maxnumf %204, %205 fastmath<nnan> : vector<4xf32>
        %207 = math.absf %145 : vector<4xf32>
        %208 = arith.maxnumf %206, %207 fastmath<nnan> : vector<4xf32>
        %209 = math.absf %147 : vector<4xf32>
        %210 = arith.maxnumf %208, %209 fastmath<nnan> : vector<4xf32>
        %211 = math.absf %149 : vector<4xf32>
        %212 = arith.maxnumf %210, %211 fastmath<nnan> : vector<4xf32>
        %213 = math.absf %151 : vector<4xf32>
        %214 = arith.maxnumf %212, %213 fastmath<nnan> : vector<4xf32>
        %215 = vector.extract %214[0] : f32 from vector<4xf32>
        %216 = vector.extract %214[1] : f32 from vector<4xf32>
        %217 = vector.extract %214[2] : f32 from vector<4xf32>
        %218 = vector.extract %214[3] : f32 from vector<4xf32>
        %219 = arith.maxnumf %215, %216 fastmath<nnan> : f32
        %220 = arith.maxnumf %219, %217 fastmath<nnan> : f32
        %221 = arith.maxnumf %220, %218 fastmath<nnan> : f32
        %222 = wave.swap_halves %221 : f32
        %223 = arith.maxnumf %221, %222 fastmath<nnan> : f32
        %224 = arith.bitcast %223 : f32 to i32
        %225 = arith.shrui %224, %c53 : i32
        %226 = arith.maxsi %225, %c54 : i32
        %227 = arith.minsi %226, %c55 : i32
        %228 = arith.subi %c56, %227 : i32
        %229 = arith.shli %228, %c53 : i32
        %230 = arith.bitcast %229 : i32 to f32
        %231 = arith.subi %227, %c57 : i32
        %232 = arith.shli %231, %c53 : i32
        %233 = arith.bitcast %232 : i32 to f32
        %234 = vector.broadcast %230 : f32 to vector<4xf32>
        %235 = arith.muli %1, %c8 : index
        %236 = arith.muli %2, %c37 : index
        %237 = arith.addi %235, %236 : index
        %238 = arith.mulf %89, %234 : vector<4xf32>
        %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
        %240 = arith.mulf %91, %234 : vector<4xf32>
        %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %243 = arith.addi %237, %c22 : index
        vector.store %242, %4[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %244 = arith.mulf %93, %234 : vector<4xf32>
        %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
        %246 = arith.mulf %95, %234 : vector<4xf32>
        %247 = arith.truncf %246 : vector<4xf32> to vector<4xf16>
        %248 = vector.shuffle %245, %247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %249 = arith.addi %237, %c6 : index
        vector.store %248, %4[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %250 = arith.mulf %97, %234 : vector<4xf32>
        %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
        %252 = arith.mulf %99, %234 : vector<4xf32>
        %253 = arith.truncf %252 : vector<4xf32> to vector<4xf16>
        %254 = vector.shuffle %251, %253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %255 = arith.addi %237, %c23 : index
        vector.store %254, %4[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.mulf %101, %234 : vector<4xf32>
        %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
        %258 = arith.mulf %103, %234 : vector<4xf32>
        %259 = arith.truncf %258 : vector<4xf32> to vector<4xf16>
        %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %261 = arith.addi %237, %c58 : index
        vector.store %260, %4[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.mulf %105, %234 : vector<4xf32>
        %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
        %264 = arith.mulf %107, %234 : vector<4xf32>
        %265 = arith.truncf %264 : vector<4xf32> to vector<4xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %267 = arith.addi %237, %c59 : index
        vector.store %266, %4[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.mulf %109, %234 : vector<4xf32>
        %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        %270 = arith.mulf %111, %234 : vector<4xf32>
        %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %273 = arith.addi %237, %c60 : index
        vector.store %272, %4[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.mulf %113, %234 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = arith.mulf %115, %234 : vector<4xf32>
        %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %279 = arith.addi %237, %c61 : index
        vector.store %278, %4[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.mulf %117, %234 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = arith.mulf %119, %234 : vector<4xf32>
        %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
        %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %285 = arith.addi %237, %c62 : index
        vector.store %284, %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %286 = arith.mulf %121, %234 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = arith.mulf %123, %234 : vector<4xf32>
        %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
        %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %291 = arith.addi %237, %c63 : index
        vector.store %290, %4[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %292 = arith.mulf %125, %234 : vector<4xf32>
        %293 = arith.truncf %292 : vector<4xf32> to vector<4xf16>
        %294 = arith.mulf %127, %234 : vector<4xf32>
        %295 = arith.truncf %294 : vector<4xf32> to vector<4xf16>
        %296 = vector.shuffle %293, %295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %297 = arith.addi %237, %c64 : index
        vector.store %296, %4[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %298 = arith.mulf %129, %234 : vector<4xf32>
        %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
        %300 = arith.mulf %131, %234 : vector<4xf32>
        %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
        %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %303 = arith.addi %237, %c65 : index
        vector.store %302, %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = arith.mulf %133, %234 : vector<4xf32>
        %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
        %306 = arith.mulf %135, %234 : vector<4xf32>
        %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
        %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %309 = arith.addi %237, %c66 : index
        vector.store %308, %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %310 = arith.mulf %137, %234 : vector<4xf32>
        %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
        %312 = arith.mulf %139, %234 : vector<4xf32>
        %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
        %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %315 = arith.addi %237, %c67 : index
        vector.store %314, %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %316 = arith.mulf %141, %234 : vector<4xf32>
        %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
        %318 = arith.mulf %143, %234 : vector<4xf32>
        %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
        %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %321 = arith.addi %237, %c68 : index
        vector.store %320, %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %322 = arith.mulf %145, %234 : vector<4xf32>
        %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
        %324 = arith.mulf %147, %234 : vector<4xf32>
        %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
        %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %327 = arith.addi %237, %c69 : index
        vector.store %326, %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.mulf %149, %234 : vector<4xf32>
        %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
        %330 = arith.mulf %151, %234 : vector<4xf32>
        %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
        %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %333 = arith.addi %237, %c70 : index
        vector.store %332, %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %334 = memref.load %scales[%15] : memref<?xf32>
        %335 = arith.mulf %334, %233 : f32
        memref.store %335, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %336 = memref.load %7[%1] : memref<?xf32>
      scf.for %337 = %11 to %42 step %43 : i32 {
        %338 = arith.muli %337, %c19 : i32
        %339 = arith.index_cast %8 : index to i32
        %340 = arith.muli %339, %c71 : i32
        %341 = arith.addi %338, %340 : i32
        %342 = arith.addi %341, %c71 : i32
        %343 = arith.minsi %342, %38 : i32
        %344 = arith.cmpi slt, %341, %38 : i32
        %345:18 = scf.if %344 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %346 = arith.subi %343, %341 : i32
          %347 = arith.addi %346, %c75 : i32
          %348 = arith.divui %347, %c76 : i32
          %349 = arith.divui %341, %c17 : i32
          %350 = arith.addi %349, %c77 : i32
          %351 = arith.minsi %350, %40 : i32
          %352 = arith.index_castui %351 : i32 to index
          %353 = arith.addi %32, %352 : index
          %354 = memref.load %step[%353] : memref<?xi32>
          %355 = arith.index_cast %354 : i32 to index
          %356 = arith.muli %355, %33 : index
          %357 = arith.addi %356, %34 : index
          %358 = arith.addi %349, %c16 : i32
          %359 = arith.minsi %358, %40 : i32
          %360 = arith.index_castui %359 : i32 to index
          %361 = arith.addi %32, %360 : index
          %362 = memref.load %step[%361] : memref<?xi32>
          %363 = arith.index_cast %362 : i32 to index
          %364 = arith.muli %363, %33 : index
          %365 = arith.addi %364, %34 : index
          %366 = arith.addi %357, %35 : index
          %367 = arith.addi %366, %c22 : index
          %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %369 = arith.addi %357, %35 : index
          %370 = arith.addi %369, %c24 : index
          %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %372 = arith.addi %365, %35 : index
          %373 = arith.addi %372, %c22 : index
          %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %375 = arith.addi %365, %35 : index
          %376 = arith.addi %375, %c24 : index
          %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401:22 = scf.for %378 = %c77 to %348 step %c16 iter_args(%379 = %368, %380 = %371, %381 = %374, %382 = %377, %383 = %c72, %384 = %c73, %385 = %c74, %386 = %c74, %387 = %c74, %388 = %c74, %389 = %c74, %390 = %c74, %391 = %c74, %392 = %c74, %393 = %c74, %394 = %c74, %395 = %c74, %396 = %c74, %397 = %c74, %398 = %c74, %399 = %c74, %400 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %402 = arith.muli %378, %c76 : i32
            %403 = arith.addi %341, %402 : i32
            %404 = arith.addi %403, %c76 : i32
            %405 = arith.divui %403, %c17 : i32
            %406 = arith.addi %405, %c77 : i32
            %407 = arith.minsi %406, %40 : i32
            %408 = arith.index_castui %407 : i32 to index
            %409 = arith.addi %32, %408 : index
            %410 = memref.load %step[%409] : memref<?xi32>
            %411 = arith.index_cast %410 : i32 to index
            %412 = arith.muli %411, %33 : index
            %413 = arith.addi %412, %34 : index
            %414 = arith.addi %405, %c16 : i32
            %415 = arith.minsi %414, %40 : i32
            %416 = arith.index_castui %415 : i32 to index
            %417 = arith.addi %32, %416 : index
            %418 = memref.load %step[%417] : memref<?xi32>
            %419 = arith.index_cast %418 : i32 to index
            %420 = arith.muli %419, %33 : index
            %421 = arith.addi %420, %34 : index
            %422 = arith.divui %404, %c17 : i32
            %423 = arith.addi %422, %c77 : i32
            %424 = arith.minsi %423, %40 : i32
            %425 = arith.index_castui %424 : i32 to index
            %426 = arith.addi %32, %425 : index
            %427 = memref.load %step[%426] : memref<?xi32>
            %428 = arith.index_cast %427 : i32 to index
            %429 = arith.muli %428, %33 : index
            %430 = arith.addi %429, %34 : index
            %431 = arith.addi %422, %c16 : i32
            %432 = arith.minsi %431, %40 : i32
            %433 = arith.index_castui %432 : i32 to index
            %434 = arith.addi %32, %433 : index
            %435 = memref.load %step[%434] : memref<?xi32>
            %436 = arith.index_cast %435 : i32 to index
            %437 = arith.muli %436, %33 : index
            %438 = arith.addi %437, %34 : index
            %439 = wave.opaque %c22 : index
            %440 = arith.muli %1, %c8 : index
            %441 = arith.addi %439, %440 : index
            %442 = arith.addi %413, %35 : index
            %443 = arith.addi %442, %c37 : index
            %444 = vector.load %kv[%443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %445 = arith.addi %413, %35 : index
            %446 = arith.addi %445, %c45 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %448 = arith.addi %421, %35 : index
            %449 = arith.addi %448, %c37 : index
            %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %451 = arith.addi %421, %35 : index
            %452 = arith.addi %451, %c45 : index
            %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %454 = vector.shuffle %379, %380 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %455 = vector.bitcast %454 : vector<8xi32> to vector<16xf16>
            %456 = vector.shuffle %381, %382 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %457 = vector.bitcast %456 : vector<8xi32> to vector<16xf16>
            %458 = arith.addi %441, %c22 : index
            %459 = vector.load %4[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %460 = arith.addi %458, %c37 : index
            %461 = vector.load %4[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %462 = vector.shuffle %459, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %463 = wave.mma %455, %462, %c74 : vector<16xf16>, vector<8xf32>
            %464 = wave.mma %457, %462, %c74 : vector<16xf16>, vector<8xf32>
            %465 = arith.addi %413, %35 : index
            %466 = arith.addi %465, %c6 : index
            %467 = vector.load %kv[%466] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %468 = arith.addi %413, %35 : index
            %469 = arith.addi %468, %c78 : index
            %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %471 = arith.addi %421, %35 : index
            %472 = arith.addi %471, %c6 : index
            %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %474 = arith.addi %421, %35 : index
            %475 = arith.addi %474, %c78 : index
            %476 = vector.load %kv[%475] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %477 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %478 = vector.bitcast %477 : vector<8xi32> to vector<16xf16>
            %479 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %480 = vector.bitcast %479 : vector<8xi32> to vector<16xf16>
            %481 = arith.addi %441, %c6 : index
            %482 = vector.load %4[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %483 = arith.addi %481, %c37 : index
            %484 = vector.load %4[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %486 = wave.mma %478, %485, %463 : vector<16xf16>, vector<8xf32>
            %487 = wave.mma %480, %485, %464 : vector<16xf16>, vector<8xf32>
            %488 = arith.addi %413, %35 : index
            %489 = arith.addi %488, %c79 : index
            %490 = vector.load %kv[%489] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %491 = arith.addi %413, %35 : index
            %492 = arith.addi %491, %c80 : index
            %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %494 = arith.addi %421, %35 : index
            %495 = arith.addi %494, %c79 : index
            %496 = vector.load %kv[%495] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %497 = arith.addi %421, %35 : index
            %498 = arith.addi %497, %c80 : index
            %499 = vector.load %kv[%498] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %500 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %501 = vector.bitcast %500 : vector<8xi32> to vector<16xf16>
            %502 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %503 = vector.bitcast %502 : vector<8xi32> to vector<16xf16>
            %504 = arith.addi %441, %c23 : index
            %505 = vector.load %4[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %506 = arith.addi %504, %c37 : index
            %507 = vector.load %4[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %508 = vector.shuffle %505, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %509 = wave.mma %501, %508, %486 : vector<16xf16>, vector<8xf32>
            %510 = wave.mma %503, %508, %487 : vector<16xf16>, vector<8xf32>
            %511 = arith.addi %413, %35 : index
            %512 = arith.addi %511, %c23 : index
            %513 = vector.load %kv[%512] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %514 = arith.addi %413, %35 : index
            %515 = arith.addi %514, %c81 : index
            %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %517 = arith.addi %421, %35 : index
            %518 = arith.addi %517, %c23 : index
            %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %520 = arith.addi %421, %35 : index
            %521 = arith.addi %520, %c81 : index
            %522 = vector.load %kv[%521] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %523 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %524 = vector.bitcast %523 : vector<8xi32> to vector<16xf16>
            %525 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %526 = vector.bitcast %525 : vector<8xi32> to vector<16xf16>
            %527 = arith.addi %441, %c58 : index
            %528 = vector.load %4[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %529 = arith.addi %527, %c37 : index
            %530 = vector.load %4[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %531 = vector.shuffle %528, %530 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %532 = wave.mma %524, %531, %509 : vector<16xf16>, vector<8xf32>
            %533 = wave.mma %526, %531, %510 : vector<16xf16>, vector<8xf32>
            %534 = arith.addi %413, %35 : index
            %535 = arith.addi %534, %c82 : index
            %536 = vector.load %kv[%535] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %537 = arith.addi %413, %35 : index
            %538 = arith.addi %537, %c83 : index
            %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %540 = arith.addi %421, %35 : index
            %541 = arith.addi %540, %c82 : index
            %542 = vector.load %kv[%541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %543 = arith.addi %421, %35 : index
            %544 = arith.addi %543, %c83 : index
            %545 = vector.load %kv[%544] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %546 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %547 = vector.bitcast %546 : vector<8xi32> to vector<16xf16>
            %548 = vector.shuffle %519, %522 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %549 = vector.bitcast %548 : vector<8xi32> to vector<16xf16>
            %550 = arith.addi %441, %c59 : index
            %551 = vector.load %4[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %552 = arith.addi %550, %c37 : index
            %553 = vector.load %4[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %554 = vector.shuffle %551, %553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %555 = wave.mma %547, %554, %532 : vector<16xf16>, vector<8xf32>
            %556 = wave.mma %549, %554, %533 : vector<16xf16>, vector<8xf32>
            %557 = arith.addi %413, %35 : index
            %558 = arith.addi %557, %c58 : index
            %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %560 = arith.addi %413, %35 : index
            %561 = arith.addi %560, %c84 : index
            %562 = vector.load %kv[%561] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %563 = arith.addi %421, %35 : index
            %564 = arith.addi %563, %c58 : index
            %565 = vector.load %kv[%564] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %566 = arith.addi %421, %35 : index
            %567 = arith.addi %566, %c84 : index
            %568 = vector.load %kv[%567] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %569 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %570 = vector.bitcast %569 : vector<8xi32> to vector<16xf16>
            %571 = vector.shuffle %542, %545 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %572 = vector.bitcast %571 : vector<8xi32> to vector<16xf16>
            %573 = arith.addi %441, %c60 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = arith.addi %573, %c37 : index
            %576 = vector.load %4[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %578 = wave.mma %570, %577, %555 : vector<16xf16>, vector<8xf32>
            %579 = wave.mma %572, %577, %556 : vector<16xf16>, vector<8xf32>
            %580 = arith.addi %413, %35 : index
            %581 = arith.addi %580, %c85 : index
            %582 = vector.load %kv[%581] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %583 = arith.addi %413, %35 : index
            %584 = arith.addi %583, %c86 : index
            %585 = vector.load %kv[%584] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %586 = arith.addi %421, %35 : index
            %587 = arith.addi %586, %c85 : index
            %588 = vector.load %kv[%587] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %589 = arith.addi %421, %35 : index
            %590 = arith.addi %589, %c86 : index
            %591 = vector.load %kv[%590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %592 = vector.shuffle %559, %562 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %593 = vector.bitcast %592 : vector<8xi32> to vector<16xf16>
            %594 = vector.shuffle %565, %568 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %595 = vector.bitcast %594 : vector<8xi32> to vector<16xf16>
            %596 = arith.addi %441, %c61 : index
            %597 = vector.load %4[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %598 = arith.addi %596, %c37 : index
            %599 = vector.load %4[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %600 = vector.shuffle %597, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %601 = wave.mma %593, %600, %578 : vector<16xf16>, vector<8xf32>
            %602 = wave.mma %595, %600, %579 : vector<16xf16>, vector<8xf32>
            %603 = arith.addi %413, %35 : index
            %604 = arith.addi %603, %c59 : index
            %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %606 = arith.addi %413, %35 : index
            %607 = arith.addi %606, %c87 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %609 = arith.addi %421, %35 : index
            %610 = arith.addi %609, %c59 : index
            %611 = vector.load %kv[%610] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %612 = arith.addi %421, %35 : index
            %613 = arith.addi %612, %c87 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %615 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %616 = vector.bitcast %615 : vector<8xi32> to vector<16xf16>
            %617 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %618 = vector.bitcast %617 : vector<8xi32> to vector<16xf16>
            %619 = arith.addi %441, %c62 : index
            %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %621 = arith.addi %619, %c37 : index
            %622 = vector.load %4[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %623 = vector.shuffle %620, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %624 = wave.mma %616, %623, %601 : vector<16xf16>, vector<8xf32>
            %625 = wave.mma %618, %623, %602 : vector<16xf16>, vector<8xf32>
            %626 = arith.addi %413, %35 : index
            %627 = arith.addi %626, %c88 : index
            %628 = vector.load %kv[%627] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %629 = arith.addi %413, %35 : index
            %630 = arith.addi %629, %c89 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %421, %35 : index
            %633 = arith.addi %632, %c88 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %635 = arith.addi %421, %35 : index
            %636 = arith.addi %635, %c89 : index
            %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %638 = vector.shuffle %605, %608 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %639 = vector.bitcast %638 : vector<8xi32> to vector<16xf16>
            %640 = vector.shuffle %611, %614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
            %642 = arith.addi %441, %c63 : index
            %643 = vector.load %4[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %644 = arith.addi %642, %c37 : index
            %645 = vector.load %4[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %646 = vector.shuffle %643, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %647 = wave.mma %639, %646, %624 : vector<16xf16>, vector<8xf32>
            %648 = wave.mma %641, %646, %625 : vector<16xf16>, vector<8xf32>
            %649 = arith.addi %413, %35 : index
            %650 = arith.addi %649, %c60 : index
            %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %652 = arith.addi %413, %35 : index
            %653 = arith.addi %652, %c90 : index
            %654 = vector.load %kv[%653] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %655 = arith.addi %421, %35 : index
            %656 = arith.addi %655, %c60 : index
            %657 = vector.load %kv[%656] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %658 = arith.addi %421, %35 : index
            %659 = arith.addi %658, %c90 : index
            %660 = vector.load %kv[%659] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %661 = vector.shuffle %628, %631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %662 = vector.bitcast %661 : vector<8xi32> to vector<16xf16>
            %663 = vector.shuffle %634, %637 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %664 = vector.bitcast %663 : vector<8xi32> to vector<16xf16>
            %665 = arith.addi %441, %c64 : index
            %666 = vector.load %4[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %667 = arith.addi %665, %c37 : index
            %668 = vector.load %4[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %669 = vector.shuffle %666, %668 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %670 = wave.mma %662, %669, %647 : vector<16xf16>, vector<8xf32>
            %671 = wave.mma %664, %669, %648 : vector<16xf16>, vector<8xf32>
            %672 = arith.addi %413, %35 : index
            %673 = arith.addi %672, %c91 : index
            %674 = vector.load %kv[%673] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %675 = arith.addi %413, %35 : index
            %676 = arith.addi %675, %c92 : index
            %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %678 = arith.addi %421, %35 : index
            %679 = arith.addi %678, %c91 : index
            %680 = vector.load %kv[%679] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %681 = arith.addi %421, %35 : index
            %682 = arith.addi %681, %c92 : index
            %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %684 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %685 = vector.bitcast %684 : vector<8xi32> to vector<16xf16>
            %686 = vector.shuffle %657, %660 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %687 = vector.bitcast %686 : vector<8xi32> to vector<16xf16>
            %688 = arith.addi %441, %c65 : index
            %689 = vector.load %4[%688] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %690 = arith.addi %688, %c37 : index
            %691 = vector.load %4[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %692 = vector.shuffle %689, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %693 = wave.mma %685, %692, %670 : vector<16xf16>, vector<8xf32>
            %694 = wave.mma %687, %692, %671 : vector<16xf16>, vector<8xf32>
            %695 = arith.addi %413, %35 : index
            %696 = arith.addi %695, %c61 : index
            %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %698 = arith.addi %413, %35 : index
            %699 = arith.addi %698, %c93 : index
            %700 = vector.load %kv[%699] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %701 = arith.addi %421, %35 : index
            %702 = arith.addi %701, %c61 : index
            %703 = vector.load %kv[%702] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %704 = arith.addi %421, %35 : index
            %705 = arith.addi %704, %c93 : index
            %706 = vector.load %kv[%705] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %707 = vector.shuffle %674, %677 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %708 = vector.bitcast %707 : vector<8xi32> to vector<16xf16>
            %709 = vector.shuffle %680, %683 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
            %711 = arith.addi %441, %c66 : index
            %712 = vector.load %4[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %713 = arith.addi %711, %c37 : index
            %714 = vector.load %4[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %715 = vector.shuffle %712, %714 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %716 = wave.mma %708, %715, %693 : vector<16xf16>, vector<8xf32>
            %717 = wave.mma %710, %715, %694 : vector<16xf16>, vector<8xf32>
            %718 = arith.addi %413, %35 : index
            %719 = arith.addi %718, %c94 : index
            %720 = vector.load %kv[%719] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %721 = arith.addi %413, %35 : index
            %722 = arith.addi %721, %c95 : index
            %723 = vector.load %kv[%722] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %724 = arith.addi %421, %35 : index
            %725 = arith.addi %724, %c94 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %421, %35 : index
            %728 = arith.addi %727, %c95 : index
            %729 = vector.load %kv[%728] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %730 = vector.shuffle %697, %700 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %731 = vector.bitcast %730 : vector<8xi32> to vector<16xf16>
            %732 = vector.shuffle %703, %706 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %733 = vector.bitcast %732 : vector<8xi32> to vector<16xf16>
            %734 = arith.addi %441, %c67 : index
            %735 = vector.load %4[%734] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %736 = arith.addi %734, %c37 : index
            %737 = vector.load %4[%736] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %738 = vector.shuffle %735, %737 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %739 = wave.mma %731, %738, %716 : vector<16xf16>, vector<8xf32>
            %740 = wave.mma %733, %738, %717 : vector<16xf16>, vector<8xf32>
            %741 = arith.addi %413, %35 : index
            %742 = arith.addi %741, %c62 : index
            %743 = vector.load %kv[%742] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %744 = arith.addi %413, %35 : index
            %745 = arith.addi %744, %c96 : index
            %746 = vector.load %kv[%745] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %747 = arith.addi %421, %35 : index
            %748 = arith.addi %747, %c62 : index
            %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %750 = arith.addi %421, %35 : index
            %751 = arith.addi %750, %c96 : index
            %752 = vector.load %kv[%751] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %753 = vector.shuffle %720, %723 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %754 = vector.bitcast %753 : vector<8xi32> to vector<16xf16>
            %755 = vector.shuffle %726, %729 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %756 = vector.bitcast %755 : vector<8xi32> to vector<16xf16>
            %757 = arith.addi %441, %c68 : index
            %758 = vector.load %4[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %759 = arith.addi %757, %c37 : index
            %760 = vector.load %4[%759] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %761 = vector.shuffle %758, %760 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %762 = wave.mma %754, %761, %739 : vector<16xf16>, vector<8xf32>
            %763 = wave.mma %756, %761, %740 : vector<16xf16>, vector<8xf32>
            %764 = arith.addi %413, %35 : index
            %765 = arith.addi %764, %c97 : index
            %766 = vector.load %kv[%765] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %767 = arith.addi %413, %35 : index
            %768 = arith.addi %767, %c98 : index
            %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %770 = arith.addi %421, %35 : index
            %771 = arith.addi %770, %c97 : index
            %772 = vector.load %kv[%771] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %773 = arith.addi %421, %35 : index
            %774 = arith.addi %773, %c98 : index
            %775 = vector.load %kv[%774] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %776 = vector.shuffle %743, %746 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %777 = vector.bitcast %776 : vector<8xi32> to vector<16xf16>
            %778 = vector.shuffle %749, %752 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %779 = vector.bitcast %778 : vector<8xi32> to vector<16xf16>
            %780 = arith.addi %441, %c69 : index
            %781 = vector.load %4[%780] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %782 = arith.addi %780, %c37 : index
            %783 = vector.load %4[%782] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %784 = vector.shuffle %781, %783 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %785 = wave.mma %777, %784, %762 : vector<16xf16>, vector<8xf32>
            %786 = wave.mma %779, %784, %763 : vector<16xf16>, vector<8xf32>
            %787 = arith.addi %413, %35 : index
            %788 = arith.addi %787, %c63 : index
            %789 = vector.load %kv[%788] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %790 = arith.addi %413, %35 : index
            %791 = arith.addi %790, %c99 : index
            %792 = vector.load %kv[%791] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %793 = arith.addi %421, %35 : index
            %794 = arith.addi %793, %c63 : index
            %795 = vector.load %kv[%794] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %796 = arith.addi %421, %35 : index
            %797 = arith.addi %796, %c99 : index
            %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %799 = vector.shuffle %766, %769 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %800 = vector.bitcast %799 : vector<8xi32> to vector<16xf16>
            %801 = vector.shuffle %772, %775 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %802 = vector.bitcast %801 : vector<8xi32> to vector<16xf16>
            %803 = arith.addi %441, %c70 : index
            %804 = vector.load %4[%803] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %805 = arith.addi %803, %c37 : index
            %806 = vector.load %4[%805] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %807 = vector.shuffle %804, %806 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %808 = wave.mma %800, %807, %785 : vector<16xf16>, vector<8xf32>
            %809 = wave.mma %802, %807, %786 : vector<16xf16>, vector<8xf32>
            %810 = arith.addi %413, %35 : index
            %811 = arith.addi %810, %c100 : index
            %812 = vector.load %kv[%811] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %813 = arith.addi %413, %35 : index
            %814 = arith.addi %813, %c101 : index
            %815 = vector.load %kv[%814] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %816 = arith.addi %421, %35 : index
            %817 = arith.addi %816, %c100 : index
            %818 = vector.load %kv[%817] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %819 = arith.addi %421, %35 : index
            %820 = arith.addi %819, %c101 : index
            %821 = vector.load %kv[%820] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %822 = wave.opaque %808 : vector<8xf32>
            %823 = wave.opaque %809 : vector<8xf32>
            %824 = wave.opaque %404 : i32
            %825 = arith.cmpi sgt, %824, %343 : i32
            %826:2 = scf.if %825 -> (vector<8xf32>, vector<8xf32>) {
              %827 = arith.index_cast %2 : index to i32
              %828 = arith.addi %403, %827 : i32
              %829 = arith.subi %38, %828 : i32
              %830 = arith.subi %829, %c77 : i32
              %831 = vector.broadcast %830 : i32 to vector<8xi32>
              %832 = arith.cmpi sgt, %831, %c103 : vector<8xi32>
              %833 = arith.select %832, %822, %c102 : vector<8xi1>, vector<8xf32>
              %834 = arith.subi %829, %c17 : i32
              %835 = vector.broadcast %834 : i32 to vector<8xi32>
              %836 = arith.cmpi sgt, %835, %c103 : vector<8xi32>
              %837 = arith.select %836, %823, %c102 : vector<8xi1>, vector<8xf32>
              scf.yield %833, %837 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %822, %823 : vector<8xf32>, vector<8xf32>
            }
            %838 = vector.extract %826#0[0] : f32 from vector<8xf32>
            %839 = vector.extract %826#0[1] : f32 from vector<8xf32>
            %840 = vector.extract %826#0[2] : f32 from vector<8xf32>
            %841 = vector.extract %826#0[3] : f32 from vector<8xf32>
            %842 = vector.extract %826#0[4] : f32 from vector<8xf32>
            %843 = vector.extract %826#0[5] : f32 from vector<8xf32>
            %844 = vector.extract %826#0[6] : f32 from vector<8xf32>
            %845 = vector.extract %826#0[7] : f32 from vector<8xf32>
            %846 = vector.extract %826#1[0] : f32 from vector<8xf32>
            %847 = vector.extract %826#1[1] : f32 from vector<8xf32>
            %848 = vector.extract %826#1[2] : f32 from vector<8xf32>
            %849 = vector.extract %826#1[3] : f32 from vector<8xf32>
            %850 = vector.extract %826#1[4] : f32 from vector<8xf32>
            %851 = vector.extract %826#1[5] : f32 from vector<8xf32>
            %852 = vector.extract %826#1[6] : f32 from vector<8xf32>
            %853 = vector.extract %826#1[7] : f32 from vector<8xf32>
            %854 = arith.maxnumf %838, %839 fastmath<nnan> : f32
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
            %867 = arith.maxnumf %866, %852 fastmath<nnan> : f32
            %868 = arith.maxnumf %867, %853 fastmath<nnan> : f32
            %869 = wave.swap_halves %868 : f32
            %870 = arith.maxnumf %868, %869 fastmath<nnan> : f32
            %871 = arith.mulf %870, %336 : f32
            %872 = arith.addf %383, %c104 : f32
            %873 = arith.cmpf ogt, %871, %872 : f32
            %874:18 = scf.if %873 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %875 = arith.subf %383, %871 : f32
              %876 = wave.exp2 %875 : f32
              %877 = vector.broadcast %876 : f32 to vector<8xf32>
              %878 = arith.mulf %384, %876 : f32
              %879 = arith.mulf %385, %877 : vector<8xf32>
              %880 = arith.mulf %386, %877 : vector<8xf32>
              %881 = arith.mulf %387, %877 : vector<8xf32>
              %882 = arith.mulf %388, %877 : vector<8xf32>
              %883 = arith.mulf %389, %877 : vector<8xf32>
              %884 = arith.mulf %390, %877 : vector<8xf32>
              %885 = arith.mulf %391, %877 : vector<8xf32>
              %886 = arith.mulf %392, %877 : vector<8xf32>
              %887 = arith.mulf %393, %877 : vector<8xf32>
              %888 = arith.mulf %394, %877 : vector<8xf32>
              %889 = arith.mulf %395, %877 : vector<8xf32>
              %890 = arith.mulf %396, %877 : vector<8xf32>
              %891 = arith.mulf %397, %877 : vector<8xf32>
              %892 = arith.mulf %398, %877 : vector<8xf32>
              %893 = arith.mulf %399, %877 : vector<8xf32>
              %894 = arith.mulf %400, %877 : vector<8xf32>
              scf.yield %871, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %895 = vector.broadcast %336 : f32 to vector<8xf32>
            %896 = arith.subf %c105, %874#0 : f32
            %897 = vector.broadcast %896 : f32 to vector<8xf32>
            %898 = math.fma %826#0, %895, %897 : vector<8xf32>
            %899 = wave.exp2 %898 : vector<8xf32>
            %900 = math.fma %826#1, %895, %897 : vector<8xf32>
            %901 = wave.exp2 %900 : vector<8xf32>
            %902 = arith.truncf %899 : vector<8xf32> to vector<8xf16>
            %903 = vector.bitcast %902 : vector<8xf16> to vector<4xi32>
            %904 = wave.swap_halves %903 : vector<4xi32>
            %905 = arith.select %3, %904, %903 : vector<4xi32>
            %906 = arith.select %3, %903, %904 : vector<4xi32>
            %907 = vector.shuffle %905, %906 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %908 = vector.bitcast %907 : vector<8xi32> to vector<16xf16>
            %909 = arith.truncf %901 : vector<8xf32> to vector<8xf16>
            %910 = vector.bitcast %909 : vector<8xf16> to vector<4xi32>
            %911 = wave.swap_halves %910 : vector<4xi32>
            %912 = arith.select %3, %911, %910 : vector<4xi32>
            %913 = arith.select %3, %910, %911 : vector<4xi32>
            %914 = vector.shuffle %912, %913 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %915 = vector.bitcast %914 : vector<8xi32> to vector<16xf16>
            %916 = arith.addf %899, %901 : vector<8xf32>
            %917 = vector.extract %916[0] : f32 from vector<8xf32>
            %918 = vector.extract %916[1] : f32 from vector<8xf32>
            %919 = vector.extract %916[2] : f32 from vector<8xf32>
            %920 = vector.extract %916[3] : f32 from vector<8xf32>
            %921 = vector.extract %916[4] : f32 from vector<8xf32>
            %922 = vector.extract %916[5] : f32 from vector<8xf32>
            %923 = vector.extract %916[6] : f32 from vector<8xf32>
            %924 = vector.extract %916[7] : f32 from vector<8xf32>
            %925 = arith.addf %917, %921 : f32
            %926 = arith.addf %918, %922 : f32
            %927 = arith.addf %919, %923 : f32
            %928 = arith.addf %920, %924 : f32
            %929 = arith.addf %925, %927 : f32
            %930 = arith.addf %926, %928 : f32
            %931 = arith.addf %929, %930 : f32
            %932 = arith.addf %874#1, %931 : f32
            %933 = wave.opaque %932 : f32
            %934 = wave.opaque %404 : i32
            %935 = arith.cmpi sgt, %934, %343 : i32
            %936:4 = scf.if %935 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %937 = arith.subi %343, %403 : i32
              %938 = arith.subi %937, %c77 : i32
              %939 = arith.minsi %938, %c17 : i32
              %940 = arith.maxsi %939, %c77 : i32
              %941 = arith.cmpi sgt, %940, %c77 : i32
              %942 = arith.select %941, %c107, %c77 : i32
              %943 = arith.ori %c77, %942 : i32
              %944 = arith.cmpi sgt, %940, %c16 : i32
              %945 = arith.select %944, %c107, %c77 : i32
              %946 = arith.ori %c77, %945 : i32
              %947 = arith.cmpi sgt, %940, %c108 : i32
              %948 = arith.select %947, %c109, %c77 : i32
              %949 = arith.ori %943, %948 : i32
              %950 = arith.cmpi sgt, %940, %c110 : i32
              %951 = arith.select %950, %c109, %c77 : i32
              %952 = arith.ori %946, %951 : i32
              %953 = arith.cmpi sgt, %940, %c111 : i32
              %954 = arith.select %953, %c107, %c77 : i32
              %955 = arith.ori %c77, %954 : i32
              %956 = arith.cmpi sgt, %940, %c112 : i32
              %957 = arith.select %956, %c107, %c77 : i32
              %958 = arith.ori %c77, %957 : i32
              %959 = arith.cmpi sgt, %940, %c113 : i32
              %960 = arith.select %959, %c109, %c77 : i32
              %961 = arith.ori %955, %960 : i32
              %962 = arith.cmpi sgt, %940, %c114 : i32
              %963 = arith.select %962, %c109, %c77 : i32
              %964 = arith.ori %958, %963 : i32
              %965 = arith.cmpi sgt, %940, %c115 : i32
              %966 = arith.select %965, %c107, %c77 : i32
              %967 = arith.ori %c77, %966 : i32
              %968 = arith.cmpi sgt, %940, %c116 : i32
              %969 = arith.select %968, %c107, %c77 : i32
              %970 = arith.ori %c77, %969 : i32
              %971 = arith.cmpi sgt, %940, %c117 : i32
              %972 = arith.select %971, %c109, %c77 : i32
              %973 = arith.ori %967, %972 : i32
              %974 = arith.cmpi sgt, %940, %c118 : i32
              %975 = arith.select %974, %c109, %c77 : i32
              %976 = arith.ori %970, %975 : i32
              %977 = arith.cmpi sgt, %940, %c119 : i32
              %978 = arith.select %977, %c107, %c77 : i32
              %979 = arith.ori %c77, %978 : i32
              %980 = arith.cmpi sgt, %940, %c120 : i32
              %981 = arith.select %980, %c107, %c77 : i32
              %982 = arith.ori %c77, %981 : i32
              %983 = arith.cmpi sgt, %940, %c57 : i32
              %984 = arith.select %983, %c109, %c77 : i32
              %985 = arith.ori %979, %984 : i32
              %986 = arith.cmpi sgt, %940, %c121 : i32
              %987 = arith.select %986, %c109, %c77 : i32
              %988 = arith.ori %982, %987 : i32
              %989 = vector.from_elements %949, %961, %973, %985 : vector<4xi32>
              %990 = vector.from_elements %952, %964, %976, %988 : vector<4xi32>
              %991 = arith.subi %343, %403 : i32
              %992 = arith.subi %991, %c17 : i32
              %993 = arith.minsi %992, %c17 : i32
              %994 = arith.maxsi %993, %c77 : i32
              %995 = arith.cmpi sgt, %994, %c77 : i32
              %996 = arith.select %995, %c107, %c77 : i32
              %997 = arith.ori %c77, %996 : i32
              %998 = arith.cmpi sgt, %994, %c16 : i32
              %999 = arith.select %998, %c107, %c77 : i32
              %1000 = arith.ori %c77, %999 : i32
              %1001 = arith.cmpi sgt, %994, %c108 : i32
              %1002 = arith.select %1001, %c109, %c77 : i32
              %1003 = arith.ori %997, %1002 : i32
              %1004 = arith.cmpi sgt, %994, %c110 : i32
              %1005 = arith.select %1004, %c109, %c77 : i32
              %1006 = arith.ori %1000, %1005 : i32
              %1007 = arith.cmpi sgt, %994, %c111 : i32
              %1008 = arith.select %1007, %c107, %c77 : i32
              %1009 = arith.ori %c77, %1008 : i32
              %1010 = arith.cmpi sgt, %994, %c112 : i32
              %1011 = arith.select %1010, %c107, %c77 : i32
              %1012 = arith.ori %c77, %1011 : i32
              %1013 = arith.cmpi sgt, %994, %c113 : i32
              %1014 = arith.select %1013, %c109, %c77 : i32
              %1015 = arith.ori %1009, %1014 : i32
              %1016 = arith.cmpi sgt, %994, %c114 : i32
              %1017 = arith.select %1016, %c109, %c77 : i32
              %1018 = arith.ori %1012, %1017 : i32
              %1019 = arith.cmpi sgt, %994, %c115 : i32
              %1020 = arith.select %1019, %c107, %c77 : i32
              %1021 = arith.ori %c77, %1020 : i32
              %1022 = arith.cmpi sgt, %994, %c116 : i32
              %1023 = arith.select %1022, %c107, %c77 : i32
              %1024 = arith.ori %c77, %1023 : i32
              %1025 = arith.cmpi sgt, %994, %c117 : i32
              %1026 = arith.select %1025, %c109, %c77 : i32
              %1027 = arith.ori %1021, %1026 : i32
              %1028 = arith.cmpi sgt, %994, %c118 : i32
              %1029 = arith.select %1028, %c109, %c77 : i32
              %1030 = arith.ori %1024, %1029 : i32
              %1031 = arith.cmpi sgt, %994, %c119 : i32
              %1032 = arith.select %1031, %c107, %c77 : i32
              %1033 = arith.ori %c77, %1032 : i32
              %1034 = arith.cmpi sgt, %994, %c120 : i32
              %1035 = arith.select %1034, %c107, %c77 : i32
              %1036 = arith.ori %c77, %1035 : i32
              %1037 = arith.cmpi sgt, %994, %c57 : i32
              %1038 = arith.select %1037, %c109, %c77 : i32
              %1039 = arith.ori %1033, %1038 : i32
              %1040 = arith.cmpi sgt, %994, %c121 : i32
              %1041 = arith.select %1040, %c109, %c77 : i32
              %1042 = arith.ori %1036, %1041 : i32
              %1043 = vector.from_elements %1003, %1015, %1027, %1039 : vector<4xi32>
              %1044 = vector.from_elements %1006, %1018, %1030, %1042 : vector<4xi32>
              scf.yield %989, %990, %1043, %1044 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1045 = wave.opaque %404 : i32
            %1046 = arith.cmpi sgt, %1045, %343 : i32
            %1047:4 = scf.if %1046 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1048 = arith.andi %789, %936#0 : vector<4xi32>
              %1049 = arith.andi %792, %936#1 : vector<4xi32>
              %1050 = arith.andi %795, %936#2 : vector<4xi32>
              %1051 = arith.andi %798, %936#3 : vector<4xi32>
              scf.yield %1048, %1049, %1050, %1051 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %789, %792, %795, %798 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1052 = vector.shuffle %1047#0, %1047#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1053 = vector.bitcast %1052 : vector<8xi32> to vector<16xf16>
            %1054 = wave.mma %1053, %908, %874#2 : vector<16xf16>, vector<8xf32>
            %1055 = vector.shuffle %1047#2, %1047#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1056 = vector.bitcast %1055 : vector<8xi32> to vector<16xf16>
            %1057 = wave.mma %1056, %915, %1054 : vector<16xf16>, vector<8xf32>
            %1058 = wave.opaque %1057 : vector<8xf32>
            %1059 = arith.addi %413, %35 : index
            %1060 = arith.addi %1059, %c64 : index
            %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1062 = arith.addi %413, %35 : index
            %1063 = arith.addi %1062, %c122 : index
            %1064 = vector.load %kv[%1063] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1065 = arith.addi %421, %35 : index
            %1066 = arith.addi %1065, %c64 : index
            %1067 = vector.load %kv[%1066] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1068 = arith.addi %421, %35 : index
            %1069 = arith.addi %1068, %c122 : index
            %1070 = vector.load %kv[%1069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1071 = wave.opaque %404 : i32
            %1072 = arith.cmpi sgt, %1071, %343 : i32
            %1073:4 = scf.if %1072 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1074 = arith.andi %812, %936#0 : vector<4xi32>
              %1075 = arith.andi %815, %936#1 : vector<4xi32>
              %1076 = arith.andi %818, %936#2 : vector<4xi32>
              %1077 = arith.andi %821, %936#3 : vector<4xi32>
              scf.yield %1074, %1075, %1076, %1077 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %812, %815, %818, %821 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1078 = vector.shuffle %1073#0, %1073#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1079 = vector.bitcast %1078 : vector<8xi32> to vector<16xf16>
            %1080 = wave.mma %1079, %908, %874#3 : vector<16xf16>, vector<8xf32>
            %1081 = vector.shuffle %1073#2, %1073#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1082 = vector.bitcast %1081 : vector<8xi32> to vector<16xf16>
            %1083 = wave.mma %1082, %915, %1080 : vector<16xf16>, vector<8xf32>
            %1084 = wave.opaque %1083 : vector<8xf32>
            %1085 = arith.addi %413, %35 : index
            %1086 = arith.addi %1085, %c123 : index
            %1087 = vector.load %kv[%1086] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1088 = arith.addi %413, %35 : index
            %1089 = arith.addi %1088, %c124 : index
            %1090 = vector.load %kv[%1089] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1091 = arith.addi %421, %35 : index
            %1092 = arith.addi %1091, %c123 : index
            %1093 = vector.load %kv[%1092] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1094 = arith.addi %421, %35 : index
            %1095 = arith.addi %1094, %c124 : index
            %1096 = vector.load %kv[%1095] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1097 = wave.opaque %404 : i32
            %1098 = arith.cmpi sgt, %1097, %343 : i32
            %1099:4 = scf.if %1098 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1100 = arith.andi %1061, %936#0 : vector<4xi32>
              %1101 = arith.andi %1064, %936#1 : vector<4xi32>
              %1102 = arith.andi %1067, %936#2 : vector<4xi32>
              %1103 = arith.andi %1070, %936#3 : vector<4xi32>
              scf.yield %1100, %1101, %1102, %1103 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1061, %1064, %1067, %1070 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1104 = vector.shuffle %1099#0, %1099#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1105 = vector.bitcast %1104 : vector<8xi32> to vector<16xf16>
            %1106 = wave.mma %1105, %908, %874#4 : vector<16xf16>, vector<8xf32>
            %1107 = vector.shuffle %1099#2, %1099#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1108 = vector.bitcast %1107 : vector<8xi32> to vector<16xf16>
            %1109 = wave.mma %1108, %915, %1106 : vector<16xf16>, vector<8xf32>
            %1110 = wave.opaque %1109 : vector<8xf32>
            %1111 = arith.addi %413, %35 : index
            %1112 = arith.addi %1111, %c65 : index
            %1113 = vector.load %kv[%1112] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1114 = arith.addi %413, %35 : index
            %1115 = arith.addi %1114, %c125 : index
            %1116 = vector.load %kv[%1115] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1117 = arith.addi %421, %35 : index
            %1118 = arith.addi %1117, %c65 : index
            %1119 = vector.load %kv[%1118] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1120 = arith.addi %421, %35 : index
            %1121 = arith.addi %1120, %c125 : index
            %1122 = vector.load %kv[%1121] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1123 = wave.opaque %404 : i32
            %1124 = arith.cmpi sgt, %1123, %343 : i32
            %1125:4 = scf.if %1124 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1126 = arith.andi %1087, %936#0 : vector<4xi32>
              %1127 = arith.andi %1090, %936#1 : vector<4xi32>
              %1128 = arith.andi %1093, %936#2 : vector<4xi32>
              %1129 = arith.andi %1096, %936#3 : vector<4xi32>
              scf.yield %1126, %1127, %1128, %1129 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1087, %1090, %1093, %1096 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1130 = vector.shuffle %1125#0, %1125#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1131 = vector.bitcast %1130 : vector<8xi32> to vector<16xf16>
            %1132 = wave.mma %1131, %908, %874#5 : vector<16xf16>, vector<8xf32>
            %1133 = vector.shuffle %1125#2, %1125#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1134 = vector.bitcast %1133 : vector<8xi32> to vector<16xf16>
            %1135 = wave.mma %1134, %915, %1132 : vector<16xf16>, vector<8xf32>
            %1136 = wave.opaque %1135 : vector<8xf32>
            %1137 = arith.addi %413, %35 : index
            %1138 = arith.addi %1137, %c126 : index
            %1139 = vector.load %kv[%1138] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1140 = arith.addi %413, %35 : index
            %1141 = arith.addi %1140, %c127 : index
            %1142 = vector.load %kv[%1141] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1143 = arith.addi %421, %35 : index
            %1144 = arith.addi %1143, %c126 : index
            %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1146 = arith.addi %421, %35 : index
            %1147 = arith.addi %1146, %c127 : index
            %1148 = vector.load %kv[%1147] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1149 = wave.opaque %404 : i32
            %1150 = arith.cmpi sgt, %1149, %343 : i32
            %1151:4 = scf.if %1150 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1152 = arith.andi %1113, %936#0 : vector<4xi32>
              %1153 = arith.andi %1116, %936#1 : vector<4xi32>
              %1154 = arith.andi %1119, %936#2 : vector<4xi32>
              %1155 = arith.andi %1122, %936#3 : vector<4xi32>
              scf.yield %1152, %1153, %1154, %1155 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1113, %1116, %1119, %1122 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1156 = vector.shuffle %1151#0, %1151#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1157 = vector.bitcast %1156 : vector<8xi32> to vector<16xf16>
            %1158 = wave.mma %1157, %908, %874#6 : vector<16xf16>, vector<8xf32>
            %1159 = vector.shuffle %1151#2, %1151#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1160 = vector.bitcast %1159 : vector<8xi32> to vector<16xf16>
            %1161 = wave.mma %1160, %915, %1158 : vector<16xf16>, vector<8xf32>
            %1162 = wave.opaque %1161 : vector<8xf32>
            %1163 = arith.addi %413, %35 : index
            %1164 = arith.addi %1163, %c66 : index
            %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1166 = arith.addi %413, %35 : index
            %1167 = arith.addi %1166, %c128 : index
            %1168 = vector.load %kv[%1167] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1169 = arith.addi %421, %35 : index
            %1170 = arith.addi %1169, %c66 : index
            %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1172 = arith.addi %421, %35 : index
            %1173 = arith.addi %1172, %c128 : index
            %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1175 = wave.opaque %404 : i32
            %1176 = arith.cmpi sgt, %1175, %343 : i32
            %1177:4 = scf.if %1176 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1178 = arith.andi %1139, %936#0 : vector<4xi32>
              %1179 = arith.andi %1142, %936#1 : vector<4xi32>
              %1180 = arith.andi %1145, %936#2 : vector<4xi32>
              %1181 = arith.andi %1148, %936#3 : vector<4xi32>
              scf.yield %1178, %1179, %1180, %1181 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1139, %1142, %1145, %1148 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1182 = vector.shuffle %1177#0, %1177#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1183 = vector.bitcast %1182 : vector<8xi32> to vector<16xf16>
            %1184 = wave.mma %1183, %908, %874#7 : vector<16xf16>, vector<8xf32>
            %1185 = vector.shuffle %1177#2, %1177#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1186 = vector.bitcast %1185 : vector<8xi32> to vector<16xf16>
            %1187 = wave.mma %1186, %915, %1184 : vector<16xf16>, vector<8xf32>
            %1188 = wave.opaque %1187 : vector<8xf32>
            %1189 = arith.addi %413, %35 : index
            %1190 = arith.addi %1189, %c129 : index
            %1191 = vector.load %kv[%1190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1192 = arith.addi %413, %35 : index
            %1193 = arith.addi %1192, %c130 : index
            %1194 = vector.load %kv[%1193] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1195 = arith.addi %421, %35 : index
            %1196 = arith.addi %1195, %c129 : index
            %1197 = vector.load %kv[%1196] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1198 = arith.addi %421, %35 : index
            %1199 = arith.addi %1198, %c130 : index
            %1200 = vector.load %kv[%1199] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1201 = wave.opaque %404 : i32
            %1202 = arith.cmpi sgt, %1201, %343 : i32
            %1203:4 = scf.if %1202 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1204 = arith.andi %1165, %936#0 : vector<4xi32>
              %1205 = arith.andi %1168, %936#1 : vector<4xi32>
              %1206 = arith.andi %1171, %936#2 : vector<4xi32>
              %1207 = arith.andi %1174, %936#3 : vector<4xi32>
              scf.yield %1204, %1205, %1206, %1207 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1165, %1168, %1171, %1174 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1208 = vector.shuffle %1203#0, %1203#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1209 = vector.bitcast %1208 : vector<8xi32> to vector<16xf16>
            %1210 = wave.mma %1209, %908, %874#8 : vector<16xf16>, vector<8xf32>
            %1211 = vector.shuffle %1203#2, %1203#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1212 = vector.bitcast %1211 : vector<8xi32> to vector<16xf16>
            %1213 = wave.mma %1212, %915, %1210 : vector<16xf16>, vector<8xf32>
            %1214 = wave.opaque %1213 : vector<8xf32>
            %1215 = arith.addi %413, %35 : index
            %1216 = arith.addi %1215, %c67 : index
            %1217 = vector.load %kv[%1216] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1218 = arith.addi %413, %35 : index
            %1219 = arith.addi %1218, %c131 : index
            %1220 = vector.load %kv[%1219] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1221 = arith.addi %421, %35 : index
            %1222 = arith.addi %1221, %c67 : index
            %1223 = vector.load %kv[%1222] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1224 = arith.addi %421, %35 : index
            %1225 = arith.addi %1224, %c131 : index
            %1226 = vector.load %kv[%1225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1227 = wave.opaque %404 : i32
            %1228 = arith.cmpi sgt, %1227, %343 : i32
            %1229:4 = scf.if %1228 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1230 = arith.andi %1191, %936#0 : vector<4xi32>
              %1231 = arith.andi %1194, %936#1 : vector<4xi32>
              %1232 = arith.andi %1197, %936#2 : vector<4xi32>
              %1233 = arith.andi %1200, %936#3 : vector<4xi32>
              scf.yield %1230, %1231, %1232, %1233 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1191, %1194, %1197, %1200 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1234 = vector.shuffle %1229#0, %1229#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1235 = vector.bitcast %1234 : vector<8xi32> to vector<16xf16>
            %1236 = wave.mma %1235, %908, %874#9 : vector<16xf16>, vector<8xf32>
            %1237 = vector.shuffle %1229#2, %1229#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1238 = vector.bitcast %1237 : vector<8xi32> to vector<16xf16>
            %1239 = wave.mma %1238, %915, %1236 : vector<16xf16>, vector<8xf32>
            %1240 = wave.opaque %1239 : vector<8xf32>
            %1241 = arith.addi %413, %35 : index
            %1242 = arith.addi %1241, %c132 : index
            %1243 = vector.load %kv[%1242] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1244 = arith.addi %413, %35 : index
            %1245 = arith.addi %1244, %c133 : index
            %1246 = vector.load %kv[%1245] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1247 = arith.addi %421, %35 : index
            %1248 = arith.addi %1247, %c132 : index
            %1249 = vector.load %kv[%1248] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1250 = arith.addi %421, %35 : index
            %1251 = arith.addi %1250, %c133 : index
            %1252 = vector.load %kv[%1251] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1253 = wave.opaque %404 : i32
            %1254 = arith.cmpi sgt, %1253, %343 : i32
            %1255:4 = scf.if %1254 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1256 = arith.andi %1217, %936#0 : vector<4xi32>
              %1257 = arith.andi %1220, %936#1 : vector<4xi32>
              %1258 = arith.andi %1223, %936#2 : vector<4xi32>
              %1259 = arith.andi %1226, %936#3 : vector<4xi32>
              scf.yield %1256, %1257, %1258, %1259 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1217, %1220, %1223, %1226 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1260 = vector.shuffle %1255#0, %1255#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1261 = vector.bitcast %1260 : vector<8xi32> to vector<16xf16>
            %1262 = wave.mma %1261, %908, %874#10 : vector<16xf16>, vector<8xf32>
            %1263 = vector.shuffle %1255#2, %1255#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1264 = vector.bitcast %1263 : vector<8xi32> to vector<16xf16>
            %1265 = wave.mma %1264, %915, %1262 : vector<16xf16>, vector<8xf32>
            %1266 = wave.opaque %1265 : vector<8xf32>
            %1267 = arith.addi %413, %35 : index
            %1268 = arith.addi %1267, %c68 : index
            %1269 = vector.load %kv[%1268] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1270 = arith.addi %413, %35 : index
            %1271 = arith.addi %1270, %c134 : index
            %1272 = vector.load %kv[%1271] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1273 = arith.addi %421, %35 : index
            %1274 = arith.addi %1273, %c68 : index
            %1275 = vector.load %kv[%1274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1276 = arith.addi %421, %35 : index
            %1277 = arith.addi %1276, %c134 : index
            %1278 = vector.load %kv[%1277] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1279 = wave.opaque %404 : i32
            %1280 = arith.cmpi sgt, %1279, %343 : i32
            %1281:4 = scf.if %1280 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1282 = arith.andi %1243, %936#0 : vector<4xi32>
              %1283 = arith.andi %1246, %936#1 : vector<4xi32>
              %1284 = arith.andi %1249, %936#2 : vector<4xi32>
              %1285 = arith.andi %1252, %936#3 : vector<4xi32>
              scf.yield %1282, %1283, %1284, %1285 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1243, %1246, %1249, %1252 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1286 = vector.shuffle %1281#0, %1281#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1287 = vector.bitcast %1286 : vector<8xi32> to vector<16xf16>
            %1288 = wave.mma %1287, %908, %874#11 : vector<16xf16>, vector<8xf32>
            %1289 = vector.shuffle %1281#2, %1281#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1290 = vector.bitcast %1289 : vector<8xi32> to vector<16xf16>
            %1291 = wave.mma %1290, %915, %1288 : vector<16xf16>, vector<8xf32>
            %1292 = wave.opaque %1291 : vector<8xf32>
            %1293 = arith.addi %413, %35 : index
            %1294 = arith.addi %1293, %c135 : index
            %1295 = vector.load %kv[%1294] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1296 = arith.addi %413, %35 : index
            %1297 = arith.addi %1296, %c136 : index
            %1298 = vector.load %kv[%1297] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1299 = arith.addi %421, %35 : index
            %1300 = arith.addi %1299, %c135 : index
            %1301 = vector.load %kv[%1300] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1302 = arith.addi %421, %35 : index
            %1303 = arith.addi %1302, %c136 : index
            %1304 = vector.load %kv[%1303] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1305 = wave.opaque %404 : i32
            %1306 = arith.cmpi sgt, %1305, %343 : i32
            %1307:4 = scf.if %1306 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1308 = arith.andi %1269, %936#0 : vector<4xi32>
              %1309 = arith.andi %1272, %936#1 : vector<4xi32>
              %1310 = arith.andi %1275, %936#2 : vector<4xi32>
              %1311 = arith.andi %1278, %936#3 : vector<4xi32>
              scf.yield %1308, %1309, %1310, %1311 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1269, %1272, %1275, %1278 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1312 = vector.shuffle %1307#0, %1307#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1313 = vector.bitcast %1312 : vector<8xi32> to vector<16xf16>
            %1314 = wave.mma %1313, %908, %874#12 : vector<16xf16>, vector<8xf32>
            %1315 = vector.shuffle %1307#2, %1307#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1316 = vector.bitcast %1315 : vector<8xi32> to vector<16xf16>
            %1317 = wave.mma %1316, %915, %1314 : vector<16xf16>, vector<8xf32>
            %1318 = wave.opaque %1317 : vector<8xf32>
            %1319 = arith.addi %413, %35 : index
            %1320 = arith.addi %1319, %c69 : index
            %1321 = vector.load %kv[%1320] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1322 = arith.addi %413, %35 : index
            %1323 = arith.addi %1322, %c137 : index
            %1324 = vector.load %kv[%1323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1325 = arith.addi %421, %35 : index
            %1326 = arith.addi %1325, %c69 : index
            %1327 = vector.load %kv[%1326] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1328 = arith.addi %421, %35 : index
            %1329 = arith.addi %1328, %c137 : index
            %1330 = vector.load %kv[%1329] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1331 = wave.opaque %404 : i32
            %1332 = arith.cmpi sgt, %1331, %343 : i32
            %1333:4 = scf.if %1332 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1334 = arith.andi %1295, %936#0 : vector<4xi32>
              %1335 = arith.andi %1298, %936#1 : vector<4xi32>
              %1336 = arith.andi %1301, %936#2 : vector<4xi32>
              %1337 = arith.andi %1304, %936#3 : vector<4xi32>
              scf.yield %1334, %1335, %1336, %1337 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1295, %1298, %1301, %1304 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1338 = vector.shuffle %1333#0, %1333#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1339 = vector.bitcast %1338 : vector<8xi32> to vector<16xf16>
            %1340 = wave.mma %1339, %908, %874#13 : vector<16xf16>, vector<8xf32>
            %1341 = vector.shuffle %1333#2, %1333#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1342 = vector.bitcast %1341 : vector<8xi32> to vector<16xf16>
            %1343 = wave.mma %1342, %915, %1340 : vector<16xf16>, vector<8xf32>
            %1344 = wave.opaque %1343 : vector<8xf32>
            %1345 = arith.addi %413, %35 : index
            %1346 = arith.addi %1345, %c138 : index
            %1347 = vector.load %kv[%1346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1348 = arith.addi %413, %35 : index
            %1349 = arith.addi %1348, %c139 : index
            %1350 = vector.load %kv[%1349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1351 = arith.addi %421, %35 : index
            %1352 = arith.addi %1351, %c138 : index
            %1353 = vector.load %kv[%1352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1354 = arith.addi %421, %35 : index
            %1355 = arith.addi %1354, %c139 : index
            %1356 = vector.load %kv[%1355] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1357 = wave.opaque %404 : i32
            %1358 = arith.cmpi sgt, %1357, %343 : i32
            %1359:4 = scf.if %1358 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1360 = arith.andi %1321, %936#0 : vector<4xi32>
              %1361 = arith.andi %1324, %936#1 : vector<4xi32>
              %1362 = arith.andi %1327, %936#2 : vector<4xi32>
              %1363 = arith.andi %1330, %936#3 : vector<4xi32>
              scf.yield %1360, %1361, %1362, %1363 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1321, %1324, %1327, %1330 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1364 = vector.shuffle %1359#0, %1359#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1365 = vector.bitcast %1364 : vector<8xi32> to vector<16xf16>
            %1366 = wave.mma %1365, %908, %874#14 : vector<16xf16>, vector<8xf32>
            %1367 = vector.shuffle %1359#2, %1359#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1368 = vector.bitcast %1367 : vector<8xi32> to vector<16xf16>
            %1369 = wave.mma %1368, %915, %1366 : vector<16xf16>, vector<8xf32>
            %1370 = wave.opaque %1369 : vector<8xf32>
            %1371 = arith.addi %413, %35 : index
            %1372 = arith.addi %1371, %c70 : index
            %1373 = vector.load %kv[%1372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1374 = arith.addi %413, %35 : index
            %1375 = arith.addi %1374, %c140 : index
            %1376 = vector.load %kv[%1375] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1377 = arith.addi %421, %35 : index
            %1378 = arith.addi %1377, %c70 : index
            %1379 = vector.load %kv[%1378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1380 = arith.addi %421, %35 : index
            %1381 = arith.addi %1380, %c140 : index
            %1382 = vector.load %kv[%1381] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1383 = wave.opaque %404 : i32
            %1384 = arith.cmpi sgt, %1383, %343 : i32
            %1385:4 = scf.if %1384 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1386 = arith.andi %1347, %936#0 : vector<4xi32>
              %1387 = arith.andi %1350, %936#1 : vector<4xi32>
              %1388 = arith.andi %1353, %936#2 : vector<4xi32>
              %1389 = arith.andi %1356, %936#3 : vector<4xi32>
              scf.yield %1386, %1387, %1388, %1389 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1347, %1350, %1353, %1356 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1390 = vector.shuffle %1385#0, %1385#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1391 = vector.bitcast %1390 : vector<8xi32> to vector<16xf16>
            %1392 = wave.mma %1391, %908, %874#15 : vector<16xf16>, vector<8xf32>
            %1393 = vector.shuffle %1385#2, %1385#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1394 = vector.bitcast %1393 : vector<8xi32> to vector<16xf16>
            %1395 = wave.mma %1394, %915, %1392 : vector<16xf16>, vector<8xf32>
            %1396 = wave.opaque %1395 : vector<8xf32>
            %1397 = arith.addi %413, %35 : index
            %1398 = arith.addi %1397, %c141 : index
            %1399 = vector.load %kv[%1398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1400 = arith.addi %413, %35 : index
            %1401 = arith.addi %1400, %c142 : index
            %1402 = vector.load %kv[%1401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1403 = arith.addi %421, %35 : index
            %1404 = arith.addi %1403, %c141 : index
            %1405 = vector.load %kv[%1404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1406 = arith.addi %421, %35 : index
            %1407 = arith.addi %1406, %c142 : index
            %1408 = vector.load %kv[%1407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1409 = wave.opaque %404 : i32
            %1410 = arith.cmpi sgt, %1409, %343 : i32
            %1411:4 = scf.if %1410 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1412 = arith.andi %1373, %936#0 : vector<4xi32>
              %1413 = arith.andi %1376, %936#1 : vector<4xi32>
              %1414 = arith.andi %1379, %936#2 : vector<4xi32>
              %1415 = arith.andi %1382, %936#3 : vector<4xi32>
              scf.yield %1412, %1413, %1414, %1415 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1373, %1376, %1379, %1382 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1416 = vector.shuffle %1411#0, %1411#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1417 = vector.bitcast %1416 : vector<8xi32> to vector<16xf16>
            %1418 = wave.mma %1417, %908, %874#16 : vector<16xf16>, vector<8xf32>
            %1419 = vector.shuffle %1411#2, %1411#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1420 = vector.bitcast %1419 : vector<8xi32> to vector<16xf16>
            %1421 = wave.mma %1420, %915, %1418 : vector<16xf16>, vector<8xf32>
            %1422 = wave.opaque %1421 : vector<8xf32>
            wave.pin
            %1423 = wave.opaque %404 : i32
            %1424 = arith.cmpi sgt, %1423, %343 : i32
            %1425:4 = scf.if %1424 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1426 = arith.andi %1399, %936#0 : vector<4xi32>
              %1427 = arith.andi %1402, %936#1 : vector<4xi32>
              %1428 = arith.andi %1405, %936#2 : vector<4xi32>
              %1429 = arith.andi %1408, %936#3 : vector<4xi32>
              scf.yield %1426, %1427, %1428, %1429 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1399, %1402, %1405, %1408 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1430 = vector.shuffle %1425#0, %1425#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1431 = vector.bitcast %1430 : vector<8xi32> to vector<16xf16>
            %1432 = wave.mma %1431, %908, %874#17 : vector<16xf16>, vector<8xf32>
            %1433 = vector.shuffle %1425#2, %1425#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1434 = vector.bitcast %1433 : vector<8xi32> to vector<16xf16>
            %1435 = wave.mma %1434, %915, %1432 : vector<16xf16>, vector<8xf32>
            %1436 = wave.opaque %1435 : vector<8xf32>
            wave.pin
            %1437 = wave.opaque %404 : i32
            %1438 = arith.cmpi slt, %1437, %343 : i32
            %1439:4 = scf.if %1438 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1440 = arith.addi %430, %35 : index
              %1441 = arith.addi %1440, %c22 : index
              %1442 = vector.load %kv[%1441] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1443 = arith.addi %430, %35 : index
              %1444 = arith.addi %1443, %c24 : index
              %1445 = vector.load %kv[%1444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1446 = arith.addi %438, %35 : index
              %1447 = arith.addi %1446, %c22 : index
              %1448 = vector.load %kv[%1447] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1449 = arith.addi %438, %35 : index
              %1450 = arith.addi %1449, %c24 : index
              %1451 = vector.load %kv[%1450] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1442, %1445, %1448, %1451 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1425#0, %1425#1, %1425#2, %1425#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1439#0, %1439#1, %1439#2, %1439#3, %874#0, %933, %1058, %1084, %1110, %1136, %1162, %1188, %1214, %1240, %1266, %1292, %1318, %1344, %1370, %1396, %1422, %1436 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1452 = wave.swap_halves %401#5 : f32
          %1453 = arith.addf %401#5, %1452 : f32
          scf.yield %401#4, %1453, %401#6, %401#7, %401#8, %401#9, %401#10, %401#11, %401#12, %401#13, %401#14, %401#15, %401#16, %401#17, %401#18, %401#19, %401#20, %401#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1454 = wave.opaque %c22 : index
        %1455 = arith.muli %8, %c21 : index
        %1456 = arith.addi %1455, %0 : index
        %1457 = arith.addi %1456, %1454 : index
        %1458 = arith.remui %0, %c8 : index
        %1459 = arith.addi %1458, %1454 : index
        %1460 = arith.remui %0, %c3 : index
        %1461 = arith.addi %1460, %1454 : index
        %1462 = arith.cmpi slt, %1461, %c8 : index
        scf.if %1462 {
          %1463 = arith.muli %8, %c21 : index
          %1464 = arith.addi %1463, %1461 : index
          memref.store %345#0, %6[%1464] : memref<?xf32>
          %1465 = arith.addi %1464, %c3 : index
          memref.store %345#1, %6[%1465] : memref<?xf32>
          %1466 = arith.muli %8, %c23 : index
          %1467 = arith.muli %2, %c8 : index
          %1468 = arith.addi %1466, %1467 : index
          %1469 = arith.addi %1468, %1461 : index
          %1470 = vector.extract %345#2[0] : f32 from vector<8xf32>
          %1471 = arith.addi %1469, %c22 : index
          memref.store %1470, %5[%1471] : memref<?xf32>
          %1472 = vector.extract %345#2[1] : f32 from vector<8xf32>
          %1473 = arith.addi %1469, %c3 : index
          memref.store %1472, %5[%1473] : memref<?xf32>
          %1474 = vector.extract %345#2[2] : f32 from vector<8xf32>
          %1475 = arith.addi %1469, %c21 : index
          memref.store %1474, %5[%1475] : memref<?xf32>
          %1476 = vector.extract %345#2[3] : f32 from vector<8xf32>
          %1477 = arith.addi %1469, %c28 : index
          memref.store %1476, %5[%1477] : memref<?xf32>
          %1478 = vector.extract %345#2[4] : f32 from vector<8xf32>
          %1479 = arith.addi %1469, %c24 : index
          memref.store %1478, %5[%1479] : memref<?xf32>
          %1480 = vector.extract %345#2[5] : f32 from vector<8xf32>
          %1481 = arith.addi %1469, %c31 : index
          memref.store %1480, %5[%1481] : memref<?xf32>
          %1482 = vector.extract %345#2[6] : f32 from vector<8xf32>
          %1483 = arith.addi %1469, %c33 : index
          memref.store %1482, %5[%1483] : memref<?xf32>
          %1484 = vector.extract %345#2[7] : f32 from vector<8xf32>
          %1485 = arith.addi %1469, %c35 : index
          memref.store %1484, %5[%1485] : memref<?xf32>
          %1486 = vector.extract %345#3[0] : f32 from vector<8xf32>
          %1487 = arith.addi %1469, %c37 : index
          memref.store %1486, %5[%1487] : memref<?xf32>
          %1488 = vector.extract %345#3[1] : f32 from vector<8xf32>
          %1489 = arith.addi %1469, %c39 : index
          memref.store %1488, %5[%1489] : memref<?xf32>
          %1490 = vector.extract %345#3[2] : f32 from vector<8xf32>
          %1491 = arith.addi %1469, %c41 : index
          memref.store %1490, %5[%1491] : memref<?xf32>
          %1492 = vector.extract %345#3[3] : f32 from vector<8xf32>
          %1493 = arith.addi %1469, %c43 : index
          memref.store %1492, %5[%1493] : memref<?xf32>
          %1494 = vector.extract %345#3[4] : f32 from vector<8xf32>
          %1495 = arith.addi %1469, %c45 : index
          memref.store %1494, %5[%1495] : memref<?xf32>
          %1496 = vector.extract %345#3[5] : f32 from vector<8xf32>
          %1497 = arith.addi %1469, %c47 : index
          memref.store %1496, %5[%1497] : memref<?xf32>
          %1498 = vector.extract %345#3[6] : f32 from vector<8xf32>
          %1499 = arith.addi %1469, %c49 : index
          memref.store %1498, %5[%1499] : memref<?xf32>
          %1500 = vector.extract %345#3[7] : f32 from vector<8xf32>
          %1501 = arith.addi %1469, %c51 : index
          memref.store %1500, %5[%1501] : memref<?xf32>
          %1502 = vector.extract %345#4[0] : f32 from vector<8xf32>
          %1503 = arith.addi %1469, %c6 : index
          memref.store %1502, %5[%1503] : memref<?xf32>
          %1504 = vector.extract %345#4[1] : f32 from vector<8xf32>
          %1505 = arith.addi %1469, %c143 : index
          memref.store %1504, %5[%1505] : memref<?xf32>
          %1506 = vector.extract %345#4[2] : f32 from vector<8xf32>
          %1507 = arith.addi %1469, %c144 : index
          memref.store %1506, %5[%1507] : memref<?xf32>
          %1508 = vector.extract %345#4[3] : f32 from vector<8xf32>
          %1509 = arith.addi %1469, %c145 : index
          memref.store %1508, %5[%1509] : memref<?xf32>
          %1510 = vector.extract %345#4[4] : f32 from vector<8xf32>
          %1511 = arith.addi %1469, %c78 : index
          memref.store %1510, %5[%1511] : memref<?xf32>
          %1512 = vector.extract %345#4[5] : f32 from vector<8xf32>
          %1513 = arith.addi %1469, %c146 : index
          memref.store %1512, %5[%1513] : memref<?xf32>
          %1514 = vector.extract %345#4[6] : f32 from vector<8xf32>
          %1515 = arith.addi %1469, %c147 : index
          memref.store %1514, %5[%1515] : memref<?xf32>
          %1516 = vector.extract %345#4[7] : f32 from vector<8xf32>
          %1517 = arith.addi %1469, %c148 : index
          memref.store %1516, %5[%1517] : memref<?xf32>
          %1518 = vector.extract %345#5[0] : f32 from vector<8xf32>
          %1519 = arith.addi %1469, %c79 : index
          memref.store %1518, %5[%1519] : memref<?xf32>
          %1520 = vector.extract %345#5[1] : f32 from vector<8xf32>
          %1521 = arith.addi %1469, %c149 : index
          memref.store %1520, %5[%1521] : memref<?xf32>
          %1522 = vector.extract %345#5[2] : f32 from vector<8xf32>
          %1523 = arith.addi %1469, %c150 : index
          memref.store %1522, %5[%1523] : memref<?xf32>
          %1524 = vector.extract %345#5[3] : f32 from vector<8xf32>
          %1525 = arith.addi %1469, %c151 : index
          memref.store %1524, %5[%1525] : memref<?xf32>
          %1526 = vector.extract %345#5[4] : f32 from vector<8xf32>
          %1527 = arith.addi %1469, %c80 : index
          memref.store %1526, %5[%1527] : memref<?xf32>
          %1528 = vector.extract %345#5[5] : f32 from vector<8xf32>
          %1529 = arith.addi %1469, %c152 : index
          memref.store %1528, %5[%1529] : memref<?xf32>
          %1530 = vector.extract %345#5[6] : f32 from vector<8xf32>
          %1531 = arith.addi %1469, %c153 : index
          memref.store %1530, %5[%1531] : memref<?xf32>
          %1532 = vector.extract %345#5[7] : f32 from vector<8xf32>
          %1533 = arith.addi %1469, %c154 : index
          memref.store %1532, %5[%1533] : memref<?xf32>
        }
        wave.barrier
        %1534 = arith.addi %1459, %c22 : index
        %1535 = memref.load %6[%1534] : memref<?xf32>
        %1536 = arith.addi %1459, %c3 : index
        %1537 = memref.load %6[%1536] : memref<?xf32>
        %1538 = arith.addi %1459, %c21 : index
        %1539 = memref.load %6[%1538] : memref<?xf32>
        %1540 = arith.addi %1459, %c28 : index
        %1541 = memref.load %6[%1540] : memref<?xf32>
        %1542 = arith.addi %1459, %c24 : index
        %1543 = memref.load %6[%1542] : memref<?xf32>
        %1544 = arith.addi %1459, %c31 : index
        %1545 = memref.load %6[%1544] : memref<?xf32>
        %1546 = arith.addi %1459, %c33 : index
        %1547 = memref.load %6[%1546] : memref<?xf32>
        %1548 = arith.addi %1459, %c35 : index
        %1549 = memref.load %6[%1548] : memref<?xf32>
        %1550 = arith.addi %1459, %c37 : index
        %1551 = memref.load %6[%1550] : memref<?xf32>
        %1552 = arith.addi %1459, %c39 : index
        %1553 = memref.load %6[%1552] : memref<?xf32>
        %1554 = arith.addi %1459, %c41 : index
        %1555 = memref.load %6[%1554] : memref<?xf32>
        %1556 = arith.addi %1459, %c43 : index
        %1557 = memref.load %6[%1556] : memref<?xf32>
        %1558 = arith.addi %1459, %c45 : index
        %1559 = memref.load %6[%1558] : memref<?xf32>
        %1560 = arith.addi %1459, %c47 : index
        %1561 = memref.load %6[%1560] : memref<?xf32>
        %1562 = arith.addi %1459, %c49 : index
        %1563 = memref.load %6[%1562] : memref<?xf32>
        %1564 = arith.addi %1459, %c51 : index
        %1565 = memref.load %6[%1564] : memref<?xf32>
        %1566 = arith.maxnumf %1535, %1539 fastmath<nnan> : f32
        %1567 = arith.subf %1535, %1566 : f32
        %1568 = wave.exp2 %1567 : f32
        %1569 = arith.subf %1539, %1566 : f32
        %1570 = wave.exp2 %1569 : f32
        %1571 = arith.mulf %1537, %1568 : f32
        %1572 = math.fma %1541, %1570, %1571 : f32
        %1573 = arith.maxnumf %1566, %1543 fastmath<nnan> : f32
        %1574 = arith.subf %1566, %1573 : f32
        %1575 = wave.exp2 %1574 : f32
        %1576 = arith.subf %1543, %1573 : f32
        %1577 = wave.exp2 %1576 : f32
        %1578 = arith.mulf %1572, %1575 : f32
        %1579 = math.fma %1545, %1577, %1578 : f32
        %1580 = arith.maxnumf %1573, %1547 fastmath<nnan> : f32
        %1581 = arith.subf %1573, %1580 : f32
        %1582 = wave.exp2 %1581 : f32
        %1583 = arith.subf %1547, %1580 : f32
        %1584 = wave.exp2 %1583 : f32
        %1585 = arith.mulf %1579, %1582 : f32
        %1586 = math.fma %1549, %1584, %1585 : f32
        %1587 = arith.maxnumf %1580, %1551 fastmath<nnan> : f32
        %1588 = arith.subf %1580, %1587 : f32
        %1589 = wave.exp2 %1588 : f32
        %1590 = arith.subf %1551, %1587 : f32
        %1591 = wave.exp2 %1590 : f32
        %1592 = arith.mulf %1586, %1589 : f32
        %1593 = math.fma %1553, %1591, %1592 : f32
        %1594 = arith.maxnumf %1587, %1555 fastmath<nnan> : f32
        %1595 = arith.subf %1587, %1594 : f32
        %1596 = wave.exp2 %1595 : f32
        %1597 = arith.subf %1555, %1594 : f32
        %1598 = wave.exp2 %1597 : f32
        %1599 = arith.mulf %1593, %1596 : f32
        %1600 = math.fma %1557, %1598, %1599 : f32
        %1601 = arith.maxnumf %1594, %1559 fastmath<nnan> : f32
        %1602 = arith.subf %1594, %1601 : f32
        %1603 = wave.exp2 %1602 : f32
        %1604 = arith.subf %1559, %1601 : f32
        %1605 = wave.exp2 %1604 : f32
        %1606 = arith.mulf %1600, %1603 : f32
        %1607 = math.fma %1561, %1605, %1606 : f32
        %1608 = arith.maxnumf %1601, %1563 fastmath<nnan> : f32
        %1609 = arith.subf %1601, %1608 : f32
        %1610 = wave.exp2 %1609 : f32
        %1611 = arith.subf %1563, %1608 : f32
        %1612 = wave.exp2 %1611 : f32
        %1613 = arith.mulf %1607, %1610 : f32
        %1614 = math.fma %1565, %1612, %1613 : f32
        %1615 = arith.addi %1457, %c22 : index
        %1616 = arith.addi %1615, %c22 : index
        %1617 = memref.load %5[%1616] : memref<?xf32>
        %1618 = arith.addi %1615, %c23 : index
        %1619 = memref.load %5[%1618] : memref<?xf32>
        %1620 = arith.addi %1615, %c59 : index
        %1621 = memref.load %5[%1620] : memref<?xf32>
        %1622 = arith.addi %1615, %c61 : index
        %1623 = memref.load %5[%1622] : memref<?xf32>
        %1624 = arith.addi %1615, %c63 : index
        %1625 = memref.load %5[%1624] : memref<?xf32>
        %1626 = arith.addi %1615, %c65 : index
        %1627 = memref.load %5[%1626] : memref<?xf32>
        %1628 = arith.addi %1615, %c67 : index
        %1629 = memref.load %5[%1628] : memref<?xf32>
        %1630 = arith.addi %1615, %c69 : index
        %1631 = memref.load %5[%1630] : memref<?xf32>
        %1632 = arith.mulf %1617, %1568 : f32
        %1633 = math.fma %1619, %1570, %1632 : f32
        %1634 = arith.mulf %1633, %1575 : f32
        %1635 = math.fma %1621, %1577, %1634 : f32
        %1636 = arith.mulf %1635, %1582 : f32
        %1637 = math.fma %1623, %1584, %1636 : f32
        %1638 = arith.mulf %1637, %1589 : f32
        %1639 = math.fma %1625, %1591, %1638 : f32
        %1640 = arith.mulf %1639, %1596 : f32
        %1641 = math.fma %1627, %1598, %1640 : f32
        %1642 = arith.mulf %1641, %1603 : f32
        %1643 = math.fma %1629, %1605, %1642 : f32
        %1644 = arith.mulf %1643, %1610 : f32
        %1645 = math.fma %1631, %1612, %1644 : f32
        %1646 = arith.addi %1457, %c6 : index
        %1647 = arith.addi %1646, %c22 : index
        %1648 = memref.load %5[%1647] : memref<?xf32>
        %1649 = arith.addi %1646, %c23 : index
        %1650 = memref.load %5[%1649] : memref<?xf32>
        %1651 = arith.addi %1646, %c59 : index
        %1652 = memref.load %5[%1651] : memref<?xf32>
        %1653 = arith.addi %1646, %c61 : index
        %1654 = memref.load %5[%1653] : memref<?xf32>
        %1655 = arith.addi %1646, %c63 : index
        %1656 = memref.load %5[%1655] : memref<?xf32>
        %1657 = arith.addi %1646, %c65 : index
        %1658 = memref.load %5[%1657] : memref<?xf32>
        %1659 = arith.addi %1646, %c67 : index
        %1660 = memref.load %5[%1659] : memref<?xf32>
        %1661 = arith.addi %1646, %c69 : index
        %1662 = memref.load %5[%1661] : memref<?xf32>
        %1663 = arith.mulf %1648, %1568 : f32
        %1664 = math.fma %1650, %1570, %1663 : f32
        %1665 = arith.mulf %1664, %1575 : f32
        %1666 = math.fma %1652, %1577, %1665 : f32
        %1667 = arith.mulf %1666, %1582 : f32
        %1668 = math.fma %1654, %1584, %1667 : f32
        %1669 = arith.mulf %1668, %1589 : f32
        %1670 = math.fma %1656, %1591, %1669 : f32
        %1671 = arith.mulf %1670, %1596 : f32
        %1672 = math.fma %1658, %1598, %1671 : f32
        %1673 = arith.mulf %1672, %1603 : f32
        %1674 = math.fma %1660, %1605, %1673 : f32
        %1675 = arith.mulf %1674, %1610 : f32
        %1676 = math.fma %1662, %1612, %1675 : f32
        wave.barrier
        scf.if %1462 {
          %1677 = arith.muli %8, %c23 : index
          %1678 = arith.muli %2, %c8 : index
          %1679 = arith.addi %1677, %1678 : index
          %1680 = arith.addi %1679, %1461 : index
          %1681 = vector.extract %345#6[0] : f32 from vector<8xf32>
          %1682 = arith.addi %1680, %c22 : index
          memref.store %1681, %5[%1682] : memref<?xf32>
          %1683 = vector.extract %345#6[1] : f32 from vector<8xf32>
          %1684 = arith.addi %1680, %c3 : index
          memref.store %1683, %5[%1684] : memref<?xf32>
          %1685 = vector.extract %345#6[2] : f32 from vector<8xf32>
          %1686 = arith.addi %1680, %c21 : index
          memref.store %1685, %5[%1686] : memref<?xf32>
          %1687 = vector.extract %345#6[3] : f32 from vector<8xf32>
          %1688 = arith.addi %1680, %c28 : index
          memref.store %1687, %5[%1688] : memref<?xf32>
          %1689 = vector.extract %345#6[4] : f32 from vector<8xf32>
          %1690 = arith.addi %1680, %c24 : index
          memref.store %1689, %5[%1690] : memref<?xf32>
          %1691 = vector.extract %345#6[5] : f32 from vector<8xf32>
          %1692 = arith.addi %1680, %c31 : index
          memref.store %1691, %5[%1692] : memref<?xf32>
          %1693 = vector.extract %345#6[6] : f32 from vector<8xf32>
          %1694 = arith.addi %1680, %c33 : index
          memref.store %1693, %5[%1694] : memref<?xf32>
          %1695 = vector.extract %345#6[7] : f32 from vector<8xf32>
          %1696 = arith.addi %1680, %c35 : index
          memref.store %1695, %5[%1696] : memref<?xf32>
          %1697 = vector.extract %345#7[0] : f32 from vector<8xf32>
          %1698 = arith.addi %1680, %c37 : index
          memref.store %1697, %5[%1698] : memref<?xf32>
          %1699 = vector.extract %345#7[1] : f32 from vector<8xf32>
          %1700 = arith.addi %1680, %c39 : index
          memref.store %1699, %5[%1700] : memref<?xf32>
          %1701 = vector.extract %345#7[2] : f32 from vector<8xf32>
          %1702 = arith.addi %1680, %c41 : index
          memref.store %1701, %5[%1702] : memref<?xf32>
          %1703 = vector.extract %345#7[3] : f32 from vector<8xf32>
          %1704 = arith.addi %1680, %c43 : index
          memref.store %1703, %5[%1704] : memref<?xf32>
          %1705 = vector.extract %345#7[4] : f32 from vector<8xf32>
          %1706 = arith.addi %1680, %c45 : index
          memref.store %1705, %5[%1706] : memref<?xf32>
          %1707 = vector.extract %345#7[5] : f32 from vector<8xf32>
          %1708 = arith.addi %1680, %c47 : index
          memref.store %1707, %5[%1708] : memref<?xf32>
          %1709 = vector.extract %345#7[6] : f32 from vector<8xf32>
          %1710 = arith.addi %1680, %c49 : index
          memref.store %1709, %5[%1710] : memref<?xf32>
          %1711 = vector.extract %345#7[7] : f32 from vector<8xf32>
          %1712 = arith.addi %1680, %c51 : index
          memref.store %1711, %5[%1712] : memref<?xf32>
          %1713 = vector.extract %345#8[0] : f32 from vector<8xf32>
          %1714 = arith.addi %1680, %c6 : index
          memref.store %1713, %5[%1714] : memref<?xf32>
          %1715 = vector.extract %345#8[1] : f32 from vector<8xf32>
          %1716 = arith.addi %1680, %c143 : index
          memref.store %1715, %5[%1716] : memref<?xf32>
          %1717 = vector.extract %345#8[2] : f32 from vector<8xf32>
          %1718 = arith.addi %1680, %c144 : index
          memref.store %1717, %5[%1718] : memref<?xf32>
          %1719 = vector.extract %345#8[3] : f32 from vector<8xf32>
          %1720 = arith.addi %1680, %c145 : index
          memref.store %1719, %5[%1720] : memref<?xf32>
          %1721 = vector.extract %345#8[4] : f32 from vector<8xf32>
          %1722 = arith.addi %1680, %c78 : index
          memref.store %1721, %5[%1722] : memref<?xf32>
          %1723 = vector.extract %345#8[5] : f32 from vector<8xf32>
          %1724 = arith.addi %1680, %c146 : index
          memref.store %1723, %5[%1724] : memref<?xf32>
          %1725 = vector.extract %345#8[6] : f32 from vector<8xf32>
          %1726 = arith.addi %1680, %c147 : index
          memref.store %1725, %5[%1726] : memref<?xf32>
          %1727 = vector.extract %345#8[7] : f32 from vector<8xf32>
          %1728 = arith.addi %1680, %c148 : index
          memref.store %1727, %5[%1728] : memref<?xf32>
          %1729 = vector.extract %345#9[0] : f32 from vector<8xf32>
          %1730 = arith.addi %1680, %c79 : index
          memref.store %1729, %5[%1730] : memref<?xf32>
          %1731 = vector.extract %345#9[1] : f32 from vector<8xf32>
          %1732 = arith.addi %1680, %c149 : index
          memref.store %1731, %5[%1732] : memref<?xf32>
          %1733 = vector.extract %345#9[2] : f32 from vector<8xf32>
          %1734 = arith.addi %1680, %c150 : index
          memref.store %1733, %5[%1734] : memref<?xf32>
          %1735 = vector.extract %345#9[3] : f32 from vector<8xf32>
          %1736 = arith.addi %1680, %c151 : index
          memref.store %1735, %5[%1736] : memref<?xf32>
          %1737 = vector.extract %345#9[4] : f32 from vector<8xf32>
          %1738 = arith.addi %1680, %c80 : index
          memref.store %1737, %5[%1738] : memref<?xf32>
          %1739 = vector.extract %345#9[5] : f32 from vector<8xf32>
          %1740 = arith.addi %1680, %c152 : index
          memref.store %1739, %5[%1740] : memref<?xf32>
          %1741 = vector.extract %345#9[6] : f32 from vector<8xf32>
          %1742 = arith.addi %1680, %c153 : index
          memref.store %1741, %5[%1742] : memref<?xf32>
          %1743 = vector.extract %345#9[7] : f32 from vector<8xf32>
          %1744 = arith.addi %1680, %c154 : index
          memref.store %1743, %5[%1744] : memref<?xf32>
        }
        wave.barrier
        %1745 = arith.addi %1457, %c22 : index
        %1746 = arith.addi %1745, %c22 : index
        %1747 = memref.load %5[%1746] : memref<?xf32>
        %1748 = arith.addi %1745, %c23 : index
        %1749 = memref.load %5[%1748] : memref<?xf32>
        %1750 = arith.addi %1745, %c59 : index
        %1751 = memref.load %5[%1750] : memref<?xf32>
        %1752 = arith.addi %1745, %c61 : index
        %1753 = memref.load %5[%1752] : memref<?xf32>
        %1754 = arith.addi %1745, %c63 : index
        %1755 = memref.load %5[%1754] : memref<?xf32>
        %1756 = arith.addi %1745, %c65 : index
        %1757 = memref.load %5[%1756] : memref<?xf32>
        %1758 = arith.addi %1745, %c67 : index
        %1759 = memref.load %5[%1758] : memref<?xf32>
        %1760 = arith.addi %1745, %c69 : index
        %1761 = memref.load %5[%1760] : memref<?xf32>
        %1762 = arith.mulf %1747, %1568 : f32
        %1763 = math.fma %1749, %1570, %1762 : f32
        %1764 = arith.mulf %1763, %1575 : f32
        %1765 = math.fma %1751, %1577, %1764 : f32
        %1766 = arith.mulf %1765, %1582 : f32
        %1767 = math.fma %1753, %1584, %1766 : f32
        %1768 = arith.mulf %1767, %1589 : f32
        %1769 = math.fma %1755, %1591, %1768 : f32
        %1770 = arith.mulf %1769, %1596 : f32
        %1771 = math.fma %1757, %1598, %1770 : f32
        %1772 = arith.mulf %1771, %1603 : f32
        %1773 = math.fma %1759, %1605, %1772 : f32
        %1774 = arith.mulf %1773, %1610 : f32
        %1775 = math.fma %1761, %1612, %1774 : f32
        %1776 = arith.addi %1457, %c6 : index
        %1777 = arith.addi %1776, %c22 : index
        %1778 = memref.load %5[%1777] : memref<?xf32>
        %1779 = arith.addi %1776, %c23 : index
        %1780 = memref.load %5[%1779] : memref<?xf32>
        %1781 = arith.addi %1776, %c59 : index
        %1782 = memref.load %5[%1781] : memref<?xf32>
        %1783 = arith.addi %1776, %c61 : index
        %1784 = memref.load %5[%1783] : memref<?xf32>
        %1785 = arith.addi %1776, %c63 : index
        %1786 = memref.load %5[%1785] : memref<?xf32>
        %1787 = arith.addi %1776, %c65 : index
        %1788 = memref.load %5[%1787] : memref<?xf32>
        %1789 = arith.addi %1776, %c67 : index
        %1790 = memref.load %5[%1789] : memref<?xf32>
        %1791 = arith.addi %1776, %c69 : index
        %1792 = memref.load %5[%1791] : memref<?xf32>
        %1793 = arith.mulf %1778, %1568 : f32
        %1794 = math.fma %1780, %1570, %1793 : f32
        %1795 = arith.mulf %1794, %1575 : f32
        %1796 = math.fma %1782, %1577, %1795 : f32
        %1797 = arith.mulf %1796, %1582 : f32
        %1798 = math.fma %1784, %1584, %1797 : f32
        %1799 = arith.mulf %1798, %1589 : f32
        %1800 = math.fma %1786, %1591, %1799 : f32
        %1801 = arith.mulf %1800, %1596 : f32
        %1802 = math.fma %1788, %1598, %1801 : f32
        %1803 = arith.mulf %1802, %1603 : f32
        %1804 = math.fma %1790, %1605, %1803 : f32
        %1805 = arith.mulf %1804, %1610 : f32
        %1806 = math.fma %1792, %1612, %1805 : f32
        wave.barrier
        scf.if %1462 {
          %1807 = arith.muli %8, %c23 : index
          %1808 = arith.muli %2, %c8 : index
          %1809 = arith.addi %1807, %1808 : index
          %1810 = arith.addi %1809, %1461 : index
          %1811 = vector.extract %345#10[0] : f32 from vector<8xf32>
          %1812 = arith.addi %1810, %c22 : index
          memref.store %1811, %5[%1812] : memref<?xf32>
          %1813 = vector.extract %345#10[1] : f32 from vector<8xf32>
          %1814 = arith.addi %1810, %c3 : index
          memref.store %1813, %5[%1814] : memref<?xf32>
          %1815 = vector.extract %345#10[2] : f32 from vector<8xf32>
          %1816 = arith.addi %1810, %c21 : index
          memref.store %1815, %5[%1816] : memref<?xf32>
          %1817 = vector.extract %345#10[3] : f32 from vector<8xf32>
          %1818 = arith.addi %1810, %c28 : index
          memref.store %1817, %5[%1818] : memref<?xf32>
          %1819 = vector.extract %345#10[4] : f32 from vector<8xf32>
          %1820 = arith.addi %1810, %c24 : index
          memref.store %1819, %5[%1820] : memref<?xf32>
          %1821 = vector.extract %345#10[5] : f32 from vector<8xf32>
          %1822 = arith.addi %1810, %c31 : index
          memref.store %1821, %5[%1822] : memref<?xf32>
          %1823 = vector.extract %345#10[6] : f32 from vector<8xf32>
          %1824 = arith.addi %1810, %c33 : index
          memref.store %1823, %5[%1824] : memref<?xf32>
          %1825 = vector.extract %345#10[7] : f32 from vector<8xf32>
          %1826 = arith.addi %1810, %c35 : index
          memref.store %1825, %5[%1826] : memref<?xf32>
          %1827 = vector.extract %345#11[0] : f32 from vector<8xf32>
          %1828 = arith.addi %1810, %c37 : index
          memref.store %1827, %5[%1828] : memref<?xf32>
          %1829 = vector.extract %345#11[1] : f32 from vector<8xf32>
          %1830 = arith.addi %1810, %c39 : index
          memref.store %1829, %5[%1830] : memref<?xf32>
          %1831 = vector.extract %345#11[2] : f32 from vector<8xf32>
          %1832 = arith.addi %1810, %c41 : index
          memref.store %1831, %5[%1832] : memref<?xf32>
          %1833 = vector.extract %345#11[3] : f32 from vector<8xf32>
          %1834 = arith.addi %1810, %c43 : index
          memref.store %1833, %5[%1834] : memref<?xf32>
          %1835 = vector.extract %345#11[4] : f32 from vector<8xf32>
          %1836 = arith.addi %1810, %c45 : index
          memref.store %1835, %5[%1836] : memref<?xf32>
          %1837 = vector.extract %345#11[5] : f32 from vector<8xf32>
          %1838 = arith.addi %1810, %c47 : index
          memref.store %1837, %5[%1838] : memref<?xf32>
          %1839 = vector.extract %345#11[6] : f32 from vector<8xf32>
          %1840 = arith.addi %1810, %c49 : index
          memref.store %1839, %5[%1840] : memref<?xf32>
          %1841 = vector.extract %345#11[7] : f32 from vector<8xf32>
          %1842 = arith.addi %1810, %c51 : index
          memref.store %1841, %5[%1842] : memref<?xf32>
          %1843 = vector.extract %345#12[0] : f32 from vector<8xf32>
          %1844 = arith.addi %1810, %c6 : index
          memref.store %1843, %5[%1844] : memref<?xf32>
          %1845 = vector.extract %345#12[1] : f32 from vector<8xf32>
          %1846 = arith.addi %1810, %c143 : index
          memref.store %1845, %5[%1846] : memref<?xf32>
          %1847 = vector.extract %345#12[2] : f32 from vector<8xf32>
          %1848 = arith.addi %1810, %c144 : index
          memref.store %1847, %5[%1848] : memref<?xf32>
          %1849 = vector.extract %345#12[3] : f32 from vector<8xf32>
          %1850 = arith.addi %1810, %c145 : index
          memref.store %1849, %5[%1850] : memref<?xf32>
          %1851 = vector.extract %345#12[4] : f32 from vector<8xf32>
          %1852 = arith.addi %1810, %c78 : index
          memref.store %1851, %5[%1852] : memref<?xf32>
          %1853 = vector.extract %345#12[5] : f32 from vector<8xf32>
          %1854 = arith.addi %1810, %c146 : index
          memref.store %1853, %5[%1854] : memref<?xf32>
          %1855 = vector.extract %345#12[6] : f32 from vector<8xf32>
          %1856 = arith.addi %1810, %c147 : index
          memref.store %1855, %5[%1856] : memref<?xf32>
          %1857 = vector.extract %345#12[7] : f32 from vector<8xf32>
          %1858 = arith.addi %1810, %c148 : index
          memref.store %1857, %5[%1858] : memref<?xf32>
          %1859 = vector.extract %345#13[0] : f32 from vector<8xf32>
          %1860 = arith.addi %1810, %c79 : index
          memref.store %1859, %5[%1860] : memref<?xf32>
          %1861 = vector.extract %345#13[1] : f32 from vector<8xf32>
          %1862 = arith.addi %1810, %c149 : index
          memref.store %1861, %5[%1862] : memref<?xf32>
          %1863 = vector.extract %345#13[2] : f32 from vector<8xf32>
          %1864 = arith.addi %1810, %c150 : index
          memref.store %1863, %5[%1864] : memref<?xf32>
          %1865 = vector.extract %345#13[3] : f32 from vector<8xf32>
          %1866 = arith.addi %1810, %c151 : index
          memref.store %1865, %5[%1866] : memref<?xf32>
          %1867 = vector.extract %345#13[4] : f32 from vector<8xf32>
          %1868 = arith.addi %1810, %c80 : index
          memref.store %1867, %5[%1868] : memref<?xf32>
          %1869 = vector.extract %345#13[5] : f32 from vector<8xf32>
          %1870 = arith.addi %1810, %c152 : index
          memref.store %1869, %5[%1870] : memref<?xf32>
          %1871 = vector.extract %345#13[6] : f32 from vector<8xf32>
          %1872 = arith.addi %1810, %c153 : index
          memref.store %1871, %5[%1872] : memref<?xf32>
          %1873 = vector.extract %345#13[7] : f32 from vector<8xf32>
          %1874 = arith.addi %1810, %c154 : index
          memref.store %1873, %5[%1874] : memref<?xf32>
        }
        wave.barrier
        %1875 = arith.addi %1457, %c22 : index
        %1876 = arith.addi %1875, %c22 : index
        %1877 = memref.load %5[%1876] : memref<?xf32>
        %1878 = arith.addi %1875, %c23 : index
        %1879 = memref.load %5[%1878] : memref<?xf32>
        %1880 = arith.addi %1875, %c59 : index
        %1881 = memref.load %5[%1880] : memref<?xf32>
        %1882 = arith.addi %1875, %c61 : index
        %1883 = memref.load %5[%1882] : memref<?xf32>
        %1884 = arith.addi %1875, %c63 : index
        %1885 = memref.load %5[%1884] : memref<?xf32>
        %1886 = arith.addi %1875, %c65 : index
        %1887 = memref.load %5[%1886] : memref<?xf32>
        %1888 = arith.addi %1875, %c67 : index
        %1889 = memref.load %5[%1888] : memref<?xf32>
        %1890 = arith.addi %1875, %c69 : index
        %1891 = memref.load %5[%1890] : memref<?xf32>
        %1892 = arith.mulf %1877, %1568 : f32
        %1893 = math.fma %1879, %1570, %1892 : f32
        %1894 = arith.mulf %1893, %1575 : f32
        %1895 = math.fma %1881, %1577, %1894 : f32
        %1896 = arith.mulf %1895, %1582 : f32
        %1897 = math.fma %1883, %1584, %1896 : f32
        %1898 = arith.mulf %1897, %1589 : f32
        %1899 = math.fma %1885, %1591, %1898 : f32
        %1900 = arith.mulf %1899, %1596 : f32
        %1901 = math.fma %1887, %1598, %1900 : f32
        %1902 = arith.mulf %1901, %1603 : f32
        %1903 = math.fma %1889, %1605, %1902 : f32
        %1904 = arith.mulf %1903, %1610 : f32
        %1905 = math.fma %1891, %1612, %1904 : f32
        %1906 = arith.addi %1457, %c6 : index
        %1907 = arith.addi %1906, %c22 : index
        %1908 = memref.load %5[%1907] : memref<?xf32>
        %1909 = arith.addi %1906, %c23 : index
        %1910 = memref.load %5[%1909] : memref<?xf32>
        %1911 = arith.addi %1906, %c59 : index
        %1912 = memref.load %5[%1911] : memref<?xf32>
        %1913 = arith.addi %1906, %c61 : index
        %1914 = memref.load %5[%1913] : memref<?xf32>
        %1915 = arith.addi %1906, %c63 : index
        %1916 = memref.load %5[%1915] : memref<?xf32>
        %1917 = arith.addi %1906, %c65 : index
        %1918 = memref.load %5[%1917] : memref<?xf32>
        %1919 = arith.addi %1906, %c67 : index
        %1920 = memref.load %5[%1919] : memref<?xf32>
        %1921 = arith.addi %1906, %c69 : index
        %1922 = memref.load %5[%1921] : memref<?xf32>
        %1923 = arith.mulf %1908, %1568 : f32
        %1924 = math.fma %1910, %1570, %1923 : f32
        %1925 = arith.mulf %1924, %1575 : f32
        %1926 = math.fma %1912, %1577, %1925 : f32
        %1927 = arith.mulf %1926, %1582 : f32
        %1928 = math.fma %1914, %1584, %1927 : f32
        %1929 = arith.mulf %1928, %1589 : f32
        %1930 = math.fma %1916, %1591, %1929 : f32
        %1931 = arith.mulf %1930, %1596 : f32
        %1932 = math.fma %1918, %1598, %1931 : f32
        %1933 = arith.mulf %1932, %1603 : f32
        %1934 = math.fma %1920, %1605, %1933 : f32
        %1935 = arith.mulf %1934, %1610 : f32
        %1936 = math.fma %1922, %1612, %1935 : f32
        wave.barrier
        scf.if %1462 {
          %1937 = arith.muli %8, %c23 : index
          %1938 = arith.muli %2, %c8 : index
          %1939 = arith.addi %1937, %1938 : index
          %1940 = arith.addi %1939, %1461 : index
          %1941 = vector.extract %345#14[0] : f32 from vector<8xf32>
          %1942 = arith.addi %1940, %c22 : index
          memref.store %1941, %5[%1942] : memref<?xf32>
          %1943 = vector.extract %345#14[1] : f32 from vector<8xf32>
          %1944 = arith.addi %1940, %c3 : index
          memref.store %1943, %5[%1944] : memref<?xf32>
          %1945 = vector.extract %345#14[2] : f32 from vector<8xf32>
          %1946 = arith.addi %1940, %c21 : index
          memref.store %1945, %5[%1946] : memref<?xf32>
          %1947 = vector.extract %345#14[3] : f32 from vector<8xf32>
          %1948 = arith.addi %1940, %c28 : index
          memref.store %1947, %5[%1948] : memref<?xf32>
          %1949 = vector.extract %345#14[4] : f32 from vector<8xf32>
          %1950 = arith.addi %1940, %c24 : index
          memref.store %1949, %5[%1950] : memref<?xf32>
          %1951 = vector.extract %345#14[5] : f32 from vector<8xf32>
          %1952 = arith.addi %1940, %c31 : index
          memref.store %1951, %5[%1952] : memref<?xf32>
          %1953 = vector.extract %345#14[6] : f32 from vector<8xf32>
          %1954 = arith.addi %1940, %c33 : index
          memref.store %1953, %5[%1954] : memref<?xf32>
          %1955 = vector.extract %345#14[7] : f32 from vector<8xf32>
          %1956 = arith.addi %1940, %c35 : index
          memref.store %1955, %5[%1956] : memref<?xf32>
          %1957 = vector.extract %345#15[0] : f32 from vector<8xf32>
          %1958 = arith.addi %1940, %c37 : index
          memref.store %1957, %5[%1958] : memref<?xf32>
          %1959 = vector.extract %345#15[1] : f32 from vector<8xf32>
          %1960 = arith.addi %1940, %c39 : index
          memref.store %1959, %5[%1960] : memref<?xf32>
          %1961 = vector.extract %345#15[2] : f32 from vector<8xf32>
          %1962 = arith.addi %1940, %c41 : index
          memref.store %1961, %5[%1962] : memref<?xf32>
          %1963 = vector.extract %345#15[3] : f32 from vector<8xf32>
          %1964 = arith.addi %1940, %c43 : index
          memref.store %1963, %5[%1964] : memref<?xf32>
          %1965 = vector.extract %345#15[4] : f32 from vector<8xf32>
          %1966 = arith.addi %1940, %c45 : index
          memref.store %1965, %5[%1966] : memref<?xf32>
          %1967 = vector.extract %345#15[5] : f32 from vector<8xf32>
          %1968 = arith.addi %1940, %c47 : index
          memref.store %1967, %5[%1968] : memref<?xf32>
          %1969 = vector.extract %345#15[6] : f32 from vector<8xf32>
          %1970 = arith.addi %1940, %c49 : index
          memref.store %1969, %5[%1970] : memref<?xf32>
          %1971 = vector.extract %345#15[7] : f32 from vector<8xf32>
          %1972 = arith.addi %1940, %c51 : index
          memref.store %1971, %5[%1972] : memref<?xf32>
          %1973 = vector.extract %345#16[0] : f32 from vector<8xf32>
          %1974 = arith.addi %1940, %c6 : index
          memref.store %1973, %5[%1974] : memref<?xf32>
          %1975 = vector.extract %345#16[1] : f32 from vector<8xf32>
          %1976 = arith.addi %1940, %c143 : index
          memref.store %1975, %5[%1976] : memref<?xf32>
          %1977 = vector.extract %345#16[2] : f32 from vector<8xf32>
          %1978 = arith.addi %1940, %c144 : index
          memref.store %1977, %5[%1978] : memref<?xf32>
          %1979 = vector.extract %345#16[3] : f32 from vector<8xf32>
          %1980 = arith.addi %1940, %c145 : index
          memref.store %1979, %5[%1980] : memref<?xf32>
          %1981 = vector.extract %345#16[4] : f32 from vector<8xf32>
          %1982 = arith.addi %1940, %c78 : index
          memref.store %1981, %5[%1982] : memref<?xf32>
          %1983 = vector.extract %345#16[5] : f32 from vector<8xf32>
          %1984 = arith.addi %1940, %c146 : index
          memref.store %1983, %5[%1984] : memref<?xf32>
          %1985 = vector.extract %345#16[6] : f32 from vector<8xf32>
          %1986 = arith.addi %1940, %c147 : index
          memref.store %1985, %5[%1986] : memref<?xf32>
          %1987 = vector.extract %345#16[7] : f32 from vector<8xf32>
          %1988 = arith.addi %1940, %c148 : index
          memref.store %1987, %5[%1988] : memref<?xf32>
          %1989 = vector.extract %345#17[0] : f32 from vector<8xf32>
          %1990 = arith.addi %1940, %c79 : index
          memref.store %1989, %5[%1990] : memref<?xf32>
          %1991 = vector.extract %345#17[1] : f32 from vector<8xf32>
          %1992 = arith.addi %1940, %c149 : index
          memref.store %1991, %5[%1992] : memref<?xf32>
          %1993 = vector.extract %345#17[2] : f32 from vector<8xf32>
          %1994 = arith.addi %1940, %c150 : index
          memref.store %1993, %5[%1994] : memref<?xf32>
          %1995 = vector.extract %345#17[3] : f32 from vector<8xf32>
          %1996 = arith.addi %1940, %c151 : index
          memref.store %1995, %5[%1996] : memref<?xf32>
          %1997 = vector.extract %345#17[4] : f32 from vector<8xf32>
          %1998 = arith.addi %1940, %c80 : index
          memref.store %1997, %5[%1998] : memref<?xf32>
          %1999 = vector.extract %345#17[5] : f32 from vector<8xf32>
          %2000 = arith.addi %1940, %c152 : index
          memref.store %1999, %5[%2000] : memref<?xf32>
          %2001 = vector.extract %345#17[6] : f32 from vector<8xf32>
          %2002 = arith.addi %1940, %c153 : index
          memref.store %2001, %5[%2002] : memref<?xf32>
          %2003 = vector.extract %345#17[7] : f32 from vector<8xf32>
          %2004 = arith.addi %1940, %c154 : index
          memref.store %2003, %5[%2004] : memref<?xf32>
        }
        wave.barrier
        %2005 = arith.addi %1457, %c22 : index
        %2006 = arith.addi %2005, %c22 : index
        %2007 = memref.load %5[%2006] : memref<?xf32>
        %2008 = arith.addi %2005, %c23 : index
        %2009 = memref.load %5[%2008] : memref<?xf32>
        %2010 = arith.addi %2005, %c59 : index
        %2011 = memref.load %5[%2010] : memref<?xf32>
        %2012 = arith.addi %2005, %c61 : index
        %2013 = memref.load %5[%2012] : memref<?xf32>
        %2014 = arith.addi %2005, %c63 : index
        %2015 = memref.load %5[%2014] : memref<?xf32>
        %2016 = arith.addi %2005, %c65 : index
        %2017 = memref.load %5[%2016] : memref<?xf32>
        %2018 = arith.addi %2005, %c67 : index
        %2019 = memref.load %5[%2018] : memref<?xf32>
        %2020 = arith.addi %2005, %c69 : index
        %2021 = memref.load %5[%2020] : memref<?xf32>
        %2022 = arith.mulf %2007, %1568 : f32
        %2023 = math.fma %2009, %1570, %2022 : f32
        %2024 = arith.mulf %2023, %1575 : f32
        %2025 = math.fma %2011, %1577, %2024 : f32
        %2026 = arith.mulf %2025, %1582 : f32
        %2027 = math.fma %2013, %1584, %2026 : f32
        %2028 = arith.mulf %2027, %1589 : f32
        %2029 = math.fma %2015, %1591, %2028 : f32
        %2030 = arith.mulf %2029, %1596 : f32
        %2031 = math.fma %2017, %1598, %2030 : f32
        %2032 = arith.mulf %2031, %1603 : f32
        %2033 = math.fma %2019, %1605, %2032 : f32
        %2034 = arith.mulf %2033, %1610 : f32
        %2035 = math.fma %2021, %1612, %2034 : f32
        %2036 = arith.addi %1457, %c6 : index
        %2037 = arith.addi %2036, %c22 : index
        %2038 = memref.load %5[%2037] : memref<?xf32>
        %2039 = arith.addi %2036, %c23 : index
        %2040 = memref.load %5[%2039] : memref<?xf32>
        %2041 = arith.addi %2036, %c59 : index
        %2042 = memref.load %5[%2041] : memref<?xf32>
        %2043 = arith.addi %2036, %c61 : index
        %2044 = memref.load %5[%2043] : memref<?xf32>
        %2045 = arith.addi %2036, %c63 : index
        %2046 = memref.load %5[%2045] : memref<?xf32>
        %2047 = arith.addi %2036, %c65 : index
        %2048 = memref.load %5[%2047] : memref<?xf32>
        %2049 = arith.addi %2036, %c67 : index
        %2050 = memref.load %5[%2049] : memref<?xf32>
        %2051 = arith.addi %2036, %c69 : index
        %2052 = memref.load %5[%2051] : memref<?xf32>
        %2053 = arith.mulf %2038, %1568 : f32
        %2054 = math.fma %2040, %1570, %2053 : f32
        %2055 = arith.mulf %2054, %1575 : f32
        %2056 = math.fma %2042, %1577, %2055 : f32
        %2057 = arith.mulf %2056, %1582 : f32
        %2058 = math.fma %2044, %1584, %2057 : f32
        %2059 = arith.mulf %2058, %1589 : f32
        %2060 = math.fma %2046, %1591, %2059 : f32
        %2061 = arith.mulf %2060, %1596 : f32
        %2062 = math.fma %2048, %1598, %2061 : f32
        %2063 = arith.mulf %2062, %1603 : f32
        %2064 = math.fma %2050, %1605, %2063 : f32
        %2065 = arith.mulf %2064, %1610 : f32
        %2066 = math.fma %2052, %1612, %2065 : f32
        %2067 = arith.cmpi eq, %42, %c16 : i32
        scf.if %2067 {
          %2068 = arith.addi %kvHeads, %15 : index
          %2069 = memref.load %scales[%2068] : memref<?xf32>
          %2070 = arith.divf %2069, %1614 : f32
          %2071 = arith.addi %17, %1459 : index
          %2072 = arith.cmpi slt, %2071, %groupSize : index
          scf.if %2072 {
            %2073 = arith.muli %15, %groupSize : index
            %2074 = arith.addi %2073, %2071 : index
            %2075 = arith.muli %2074, %c6 : index
            %2076 = arith.muli %heads, %c6 : index
            %2077 = arith.addi %1457, %c22 : index
            %2078 = arith.mulf %1645, %2070 : f32
            %2079 = arith.addf %2078, %c73 : f32
            %2080 = arith.minimumf %2079, %c156 : f32
            %2081 = arith.maximumf %2080, %c157 : f32
            %2082 = arith.truncf %2081 : f32 to f16
            %2083 = arith.divui %2077, %c8 : index
            %2084 = arith.addi %2075, %2083 : index
            %2085 = arith.divui %24, %outTileRows : index
            %2086 = arith.divui %2076, %c3 : index
            %2087 = arith.muli %2085, %2086 : index
            %2088 = arith.divui %2084, %c3 : index
            %2089 = arith.addi %2087, %2088 : index
            %2090 = arith.muli %2089, %c9 : index
            %2091 = arith.remui %2084, %c3 : index
            %2092 = arith.divui %2091, %c8 : index
            %2093 = arith.addi %2090, %2092 : index
            %2094 = arith.muli %outTileRows, %c8 : index
            %2095 = arith.muli %2093, %2094 : index
            %2096 = arith.remui %24, %outTileRows : index
            %2097 = arith.muli %2096, %c8 : index
            %2098 = arith.addi %2095, %2097 : index
            %2099 = arith.remui %2084, %c8 : index
            %2100 = arith.addi %2098, %2099 : index
            memref.store %2082, %out[%2100] : memref<?xf16>
            %2101 = arith.addi %1457, %c6 : index
            %2102 = arith.mulf %1676, %2070 : f32
            %2103 = arith.addf %2102, %c73 : f32
            %2104 = arith.minimumf %2103, %c156 : f32
            %2105 = arith.maximumf %2104, %c157 : f32
            %2106 = arith.truncf %2105 : f32 to f16
            %2107 = arith.divui %2101, %c8 : index
            %2108 = arith.addi %2075, %2107 : index
            %2109 = arith.divui %24, %outTileRows : index
            %2110 = arith.divui %2076, %c3 : index
            %2111 = arith.muli %2109, %2110 : index
            %2112 = arith.divui %2108, %c3 : index
            %2113 = arith.addi %2111, %2112 : index
            %2114 = arith.muli %2113, %c9 : index
            %2115 = arith.remui %2108, %c3 : index
            %2116 = arith.divui %2115, %c8 : index
            %2117 = arith.addi %2114, %2116 : index
            %2118 = arith.muli %outTileRows, %c8 : index
            %2119 = arith.muli %2117, %2118 : index
            %2120 = arith.remui %24, %outTileRows : index
            %2121 = arith.muli %2120, %c8 : index
            %2122 = arith.addi %2119, %2121 : index
            %2123 = arith.remui %2108, %c8 : index
            %2124 = arith.addi %2122, %2123 : index
            memref.store %2106, %out[%2124] : memref<?xf16>
            %2125 = arith.addi %1457, %c23 : index
            %2126 = arith.mulf %1775, %2070 : f32
            %2127 = arith.addf %2126, %c73 : f32
            %2128 = arith.minimumf %2127, %c156 : f32
            %2129 = arith.maximumf %2128, %c157 : f32
            %2130 = arith.truncf %2129 : f32 to f16
            %2131 = arith.divui %2125, %c8 : index
            %2132 = arith.addi %2075, %2131 : index
            %2133 = arith.divui %24, %outTileRows : index
            %2134 = arith.divui %2076, %c3 : index
            %2135 = arith.muli %2133, %2134 : index
            %2136 = arith.divui %2132, %c3 : index
            %2137 = arith.addi %2135, %2136 : index
            %2138 = arith.muli %2137, %c9 : index
            %2139 = arith.remui %2132, %c3 : index
            %2140 = arith.divui %2139, %c8 : index
            %2141 = arith.addi %2138, %2140 : index
            %2142 = arith.muli %outTileRows, %c8 : index
            %2143 = arith.muli %2141, %2142 : index
            %2144 = arith.remui %24, %outTileRows : index
            %2145 = arith.muli %2144, %c8 : index
            %2146 = arith.addi %2143, %2145 : index
            %2147 = arith.remui %2132, %c8 : index
            %2148 = arith.addi %2146, %2147 : index
            memref.store %2130, %out[%2148] : memref<?xf16>
            %2149 = arith.addi %1457, %c58 : index
            %2150 = arith.mulf %1806, %2070 : f32
            %2151 = arith.addf %2150, %c73 : f32
            %2152 = arith.minimumf %2151, %c156 : f32
            %2153 = arith.maximumf %2152, %c157 : f32
            %2154 = arith.truncf %2153 : f32 to f16
            %2155 = arith.divui %2149, %c8 : index
            %2156 = arith.addi %2075, %2155 : index
            %2157 = arith.divui %24, %outTileRows : index
            %2158 = arith.divui %2076, %c3 : index
            %2159 = arith.muli %2157, %2158 : index
            %2160 = arith.divui %2156, %c3 : index
            %2161 = arith.addi %2159, %2160 : index
            %2162 = arith.muli %2161, %c9 : index
            %2163 = arith.remui %2156, %c3 : index
            %2164 = arith.divui %2163, %c8 : index
            %2165 = arith.addi %2162, %2164 : index
            %2166 = arith.muli %outTileRows, %c8 : index
            %2167 = arith.muli %2165, %2166 : index
            %2168 = arith.remui %24, %outTileRows : index
            %2169 = arith.muli %2168, %c8 : index
            %2170 = arith.addi %2167, %2169 : index
            %2171 = arith.remui %2156, %c8 : index
            %2172 = arith.addi %2170, %2171 : index
            memref.store %2154, %out[%2172] : memref<?xf16>
            %2173 = arith.addi %1457, %c59 : index
            %2174 = arith.mulf %1905, %2070 : f32
            %2175 = arith.addf %2174, %c73 : f32
            %2176 = arith.minimumf %2175, %c156 : f32
            %2177 = arith.maximumf %2176, %c157 : f32
            %2178 = arith.truncf %2177 : f32 to f16
            %2179 = arith.divui %2173, %c8 : index
            %2180 = arith.addi %2075, %2179 : index
            %2181 = arith.divui %24, %outTileRows : index
            %2182 = arith.divui %2076, %c3 : index
            %2183 = arith.muli %2181, %2182 : index
            %2184 = arith.divui %2180, %c3 : index
            %2185 = arith.addi %2183, %2184 : index
            %2186 = arith.muli %2185, %c9 : index
            %2187 = arith.remui %2180, %c3 : index
            %2188 = arith.divui %2187, %c8 : index
            %2189 = arith.addi %2186, %2188 : index
            %2190 = arith.muli %outTileRows, %c8 : index
            %2191 = arith.muli %2189, %2190 : index
            %2192 = arith.remui %24, %outTileRows : index
            %2193 = arith.muli %2192, %c8 : index
            %2194 = arith.addi %2191, %2193 : index
            %2195 = arith.remui %2180, %c8 : index
            %2196 = arith.addi %2194, %2195 : index
            memref.store %2178, %out[%2196] : memref<?xf16>
            %2197 = arith.addi %1457, %c60 : index
            %2198 = arith.mulf %1936, %2070 : f32
            %2199 = arith.addf %2198, %c73 : f32
            %2200 = arith.minimumf %2199, %c156 : f32
            %2201 = arith.maximumf %2200, %c157 : f32
            %2202 = arith.truncf %2201 : f32 to f16
            %2203 = arith.divui %2197, %c8 : index
            %2204 = arith.addi %2075, %2203 : index
            %2205 = arith.divui %24, %outTileRows : index
            %2206 = arith.divui %2076, %c3 : index
            %2207 = arith.muli %2205, %2206 : index
            %2208 = arith.divui %2204, %c3 : index
            %2209 = arith.addi %2207, %2208 : index
            %2210 = arith.muli %2209, %c9 : index
            %2211 = arith.remui %2204, %c3 : index
            %2212 = arith.divui %2211, %c8 : index
            %2213 = arith.addi %2210, %2212 : index
            %2214 = arith.muli %outTileRows, %c8 : index
            %2215 = arith.muli %2213, %2214 : index
            %2216 = arith.remui %24, %outTileRows : index
            %2217 = arith.muli %2216, %c8 : index
            %2218 = arith.addi %2215, %2217 : index
            %2219 = arith.remui %2204, %c8 : index
            %2220 = arith.addi %2218, %2219 : index
            memref.store %2202, %out[%2220] : memref<?xf16>
            %2221 = arith.addi %1457, %c61 : index
            %2222 = arith.mulf %2035, %2070 : f32
            %2223 = arith.addf %2222, %c73 : f32
            %2224 = arith.minimumf %2223, %c156 : f32
            %2225 = arith.maximumf %2224, %c157 : f32
            %2226 = arith.truncf %2225 : f32 to f16
            %2227 = arith.divui %2221, %c8 : index
            %2228 = arith.addi %2075, %2227 : index
            %2229 = arith.divui %24, %outTileRows : index
            %2230 = arith.divui %2076, %c3 : index
            %2231 = arith.muli %2229, %2230 : index
            %2232 = arith.divui %2228, %c3 : index
            %2233 = arith.addi %2231, %2232 : index
            %2234 = arith.muli %2233, %c9 : index
            %2235 = arith.remui %2228, %c3 : index
            %2236 = arith.divui %2235, %c8 : index
            %2237 = arith.addi %2234, %2236 : index
            %2238 = arith.muli %outTileRows, %c8 : index
            %2239 = arith.muli %2237, %2238 : index
            %2240 = arith.remui %24, %outTileRows : index
            %2241 = arith.muli %2240, %c8 : index
            %2242 = arith.addi %2239, %2241 : index
            %2243 = arith.remui %2228, %c8 : index
            %2244 = arith.addi %2242, %2243 : index
            memref.store %2226, %out[%2244] : memref<?xf16>
            %2245 = arith.addi %1457, %c62 : index
            %2246 = arith.mulf %2066, %2070 : f32
            %2247 = arith.addf %2246, %c73 : f32
            %2248 = arith.minimumf %2247, %c156 : f32
            %2249 = arith.maximumf %2248, %c157 : f32
            %2250 = arith.truncf %2249 : f32 to f16
            %2251 = arith.divui %2245, %c8 : index
            %2252 = arith.addi %2075, %2251 : index
            %2253 = arith.divui %24, %outTileRows : index
            %2254 = arith.divui %2076, %c3 : index
            %2255 = arith.muli %2253, %2254 : index
            %2256 = arith.divui %2252, %c3 : index
            %2257 = arith.addi %2255, %2256 : index
            %2258 = arith.muli %2257, %c9 : index
            %2259 = arith.remui %2252, %c3 : index
            %2260 = arith.divui %2259, %c8 : index
            %2261 = arith.addi %2258, %2260 : index
            %2262 = arith.muli %outTileRows, %c8 : index
            %2263 = arith.muli %2261, %2262 : index
            %2264 = arith.remui %24, %outTileRows : index
            %2265 = arith.muli %2264, %c8 : index
            %2266 = arith.addi %2263, %2265 : index
            %2267 = arith.remui %2252, %c8 : index
            %2268 = arith.addi %2266, %2267 : index
            memref.store %2250, %out[%2268] : memref<?xf16>
          }
        } else {
          %2269 = arith.addi %ranges, %groups : index
          %2270 = arith.muli %9, %2269 : index
          %2271 = arith.index_castui %337 : i32 to index
          %2272 = arith.addi %2270, %2271 : index
          %2273 = arith.muli %2272, %c160 : index
          %2274 = arith.addi %1457, %c22 : index
          %2275 = arith.addi %2273, %2274 : index
          memref.store %1645, %partial[%2275] : memref<?xf32>
          %2276 = arith.addi %1457, %c6 : index
          %2277 = arith.addi %2273, %2276 : index
          memref.store %1676, %partial[%2277] : memref<?xf32>
          %2278 = arith.addi %1457, %c23 : index
          %2279 = arith.addi %2273, %2278 : index
          memref.store %1775, %partial[%2279] : memref<?xf32>
          %2280 = arith.addi %1457, %c58 : index
          %2281 = arith.addi %2273, %2280 : index
          memref.store %1806, %partial[%2281] : memref<?xf32>
          %2282 = arith.addi %1457, %c59 : index
          %2283 = arith.addi %2273, %2282 : index
          memref.store %1905, %partial[%2283] : memref<?xf32>
          %2284 = arith.addi %1457, %c60 : index
          %2285 = arith.addi %2273, %2284 : index
          memref.store %1936, %partial[%2285] : memref<?xf32>
          %2286 = arith.addi %1457, %c61 : index
          %2287 = arith.addi %2273, %2286 : index
          memref.store %2035, %partial[%2287] : memref<?xf32>
          %2288 = arith.addi %1457, %c62 : index
          %2289 = arith.addi %2273, %2288 : index
          memref.store %2066, %partial[%2289] : memref<?xf32>
          %2290 = arith.cmpi slt, %1457, %c8 : index
          scf.if %2290 {
            %2291 = arith.addi %2273, %c63 : index
            %2292 = arith.addi %2291, %1457 : index
            memref.store %1608, %partial[%2292] : memref<?xf32>
            %2293 = arith.addi %2292, %c8 : index
            memref.store %1614, %partial[%2293] : memref<?xf32>
          }
          %2294 = arith.addi %42, %c114 : i32
          %2295 = arith.divui %2294, %c115 : i32
          %2296 = arith.divui %337, %c115 : i32
          %2297 = arith.addi %groups, %c4 : index
          %2298 = arith.muli %9, %2297 : index
          %2299 = arith.muli %2296, %c115 : i32
          %2300 = arith.subi %42, %2299 : i32
          %2301 = arith.minsi %2300, %c115 : i32
          %2302 = arith.index_castui %2296 : i32 to index
          %2303 = arith.addi %2298, %2302 : index
          %2304 = arith.index_castui %2301 : i32 to index
          %2305 = wave.arrive %counters[%2303], %2304 : memref<?xi32>
          scf.if %2305 {
            %2306 = arith.muli %2296, %c115 : i32
            %2318:10 = scf.for %2307 = %c77 to %2301 step %c115 iter_args(%2308 = %c72, %2309 = %c73, %2310 = %c73, %2311 = %c73, %2312 = %c73, %2313 = %c73, %2314 = %c73, %2315 = %c73, %2316 = %c73, %2317 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2319 = arith.addi %2307, %c77 : i32
              %2320 = arith.subi %2301, %c16 : i32
              %2321 = arith.minsi %2319, %2320 : i32
              %2322 = arith.addi %2306, %2321 : i32
              %2323 = arith.addi %ranges, %groups : index
              %2324 = arith.muli %9, %2323 : index
              %2325 = arith.index_castui %2322 : i32 to index
              %2326 = arith.addi %2324, %2325 : index
              %2327 = arith.muli %2326, %c160 : index
              %2328 = arith.addi %2327, %c63 : index
              %2329 = arith.addi %2328, %1459 : index
              %2330 = memref.load %partial[%2329] : memref<?xf32>
              %2331 = arith.cmpi slt, %2319, %2301 : i32
              %2332 = arith.select %2331, %2330, %c72 : f32
              %2333 = arith.addi %2327, %1457 : index
              %2334 = arith.addi %2333, %c22 : index
              %2335 = memref.load %partial[%2334] : memref<?xf32>
              %2336 = arith.addi %2327, %1457 : index
              %2337 = arith.addi %2336, %c6 : index
              %2338 = memref.load %partial[%2337] : memref<?xf32>
              %2339 = arith.addi %2327, %1457 : index
              %2340 = arith.addi %2339, %c23 : index
              %2341 = memref.load %partial[%2340] : memref<?xf32>
              %2342 = arith.addi %2327, %1457 : index
              %2343 = arith.addi %2342, %c58 : index
              %2344 = memref.load %partial[%2343] : memref<?xf32>
              %2345 = arith.addi %2327, %1457 : index
              %2346 = arith.addi %2345, %c59 : index
              %2347 = memref.load %partial[%2346] : memref<?xf32>
              %2348 = arith.addi %2327, %1457 : index
              %2349 = arith.addi %2348, %c60 : index
              %2350 = memref.load %partial[%2349] : memref<?xf32>
              %2351 = arith.addi %2327, %1457 : index
              %2352 = arith.addi %2351, %c61 : index
              %2353 = memref.load %partial[%2352] : memref<?xf32>
              %2354 = arith.addi %2327, %1457 : index
              %2355 = arith.addi %2354, %c62 : index
              %2356 = memref.load %partial[%2355] : memref<?xf32>
              %2357 = arith.addi %2329, %c8 : index
              %2358 = memref.load %partial[%2357] : memref<?xf32>
              %2359 = arith.addi %2307, %c16 : i32
              %2360 = arith.subi %2301, %c16 : i32
              %2361 = arith.minsi %2359, %2360 : i32
              %2362 = arith.addi %2306, %2361 : i32
              %2363 = arith.addi %ranges, %groups : index
              %2364 = arith.muli %9, %2363 : index
              %2365 = arith.index_castui %2362 : i32 to index
              %2366 = arith.addi %2364, %2365 : index
              %2367 = arith.muli %2366, %c160 : index
              %2368 = arith.addi %2367, %c63 : index
              %2369 = arith.addi %2368, %1459 : index
              %2370 = memref.load %partial[%2369] : memref<?xf32>
              %2371 = arith.cmpi slt, %2359, %2301 : i32
              %2372 = arith.select %2371, %2370, %c72 : f32
              %2373 = arith.addi %2367, %1457 : index
              %2374 = arith.addi %2373, %c22 : index
              %2375 = memref.load %partial[%2374] : memref<?xf32>
              %2376 = arith.addi %2367, %1457 : index
              %2377 = arith.addi %2376, %c6 : index
              %2378 = memref.load %partial[%2377] : memref<?xf32>
              %2379 = arith.addi %2367, %1457 : index
              %2380 = arith.addi %2379, %c23 : index
              %2381 = memref.load %partial[%2380] : memref<?xf32>
              %2382 = arith.addi %2367, %1457 : index
              %2383 = arith.addi %2382, %c58 : index
              %2384 = memref.load %partial[%2383] : memref<?xf32>
              %2385 = arith.addi %2367, %1457 : index
              %2386 = arith.addi %2385, %c59 : index
              %2387 = memref.load %partial[%2386] : memref<?xf32>
              %2388 = arith.addi %2367, %1457 : index
              %2389 = arith.addi %2388, %c60 : index
              %2390 = memref.load %partial[%2389] : memref<?xf32>
              %2391 = arith.addi %2367, %1457 : index
              %2392 = arith.addi %2391, %c61 : index
              %2393 = memref.load %partial[%2392] : memref<?xf32>
              %2394 = arith.addi %2367, %1457 : index
              %2395 = arith.addi %2394, %c62 : index
              %2396 = memref.load %partial[%2395] : memref<?xf32>
              %2397 = arith.addi %2369, %c8 : index
              %2398 = memref.load %partial[%2397] : memref<?xf32>
              %2399 = arith.addi %2307, %c108 : i32
              %2400 = arith.subi %2301, %c16 : i32
              %2401 = arith.minsi %2399, %2400 : i32
              %2402 = arith.addi %2306, %2401 : i32
              %2403 = arith.addi %ranges, %groups : index
              %2404 = arith.muli %9, %2403 : index
              %2405 = arith.index_castui %2402 : i32 to index
              %2406 = arith.addi %2404, %2405 : index
              %2407 = arith.muli %2406, %c160 : index
              %2408 = arith.addi %2407, %c63 : index
              %2409 = arith.addi %2408, %1459 : index
              %2410 = memref.load %partial[%2409] : memref<?xf32>
              %2411 = arith.cmpi slt, %2399, %2301 : i32
              %2412 = arith.select %2411, %2410, %c72 : f32
              %2413 = arith.addi %2407, %1457 : index
              %2414 = arith.addi %2413, %c22 : index
              %2415 = memref.load %partial[%2414] : memref<?xf32>
              %2416 = arith.addi %2407, %1457 : index
              %2417 = arith.addi %2416, %c6 : index
              %2418 = memref.load %partial[%2417] : memref<?xf32>
              %2419 = arith.addi %2407, %1457 : index
              %2420 = arith.addi %2419, %c23 : index
              %2421 = memref.load %partial[%2420] : memref<?xf32>
              %2422 = arith.addi %2407, %1457 : index
              %2423 = arith.addi %2422, %c58 : index
              %2424 = memref.load %partial[%2423] : memref<?xf32>
              %2425 = arith.addi %2407, %1457 : index
              %2426 = arith.addi %2425, %c59 : index
              %2427 = memref.load %partial[%2426] : memref<?xf32>
              %2428 = arith.addi %2407, %1457 : index
              %2429 = arith.addi %2428, %c60 : index
              %2430 = memref.load %partial[%2429] : memref<?xf32>
              %2431 = arith.addi %2407, %1457 : index
              %2432 = arith.addi %2431, %c61 : index
              %2433 = memref.load %partial[%2432] : memref<?xf32>
              %2434 = arith.addi %2407, %1457 : index
              %2435 = arith.addi %2434, %c62 : index
              %2436 = memref.load %partial[%2435] : memref<?xf32>
              %2437 = arith.addi %2409, %c8 : index
              %2438 = memref.load %partial[%2437] : memref<?xf32>
              %2439 = arith.addi %2307, %c110 : i32
              %2440 = arith.subi %2301, %c16 : i32
              %2441 = arith.minsi %2439, %2440 : i32
              %2442 = arith.addi %2306, %2441 : i32
              %2443 = arith.addi %ranges, %groups : index
              %2444 = arith.muli %9, %2443 : index
              %2445 = arith.index_castui %2442 : i32 to index
              %2446 = arith.addi %2444, %2445 : index
              %2447 = arith.muli %2446, %c160 : index
              %2448 = arith.addi %2447, %c63 : index
              %2449 = arith.addi %2448, %1459 : index
              %2450 = memref.load %partial[%2449] : memref<?xf32>
              %2451 = arith.cmpi slt, %2439, %2301 : i32
              %2452 = arith.select %2451, %2450, %c72 : f32
              %2453 = arith.addi %2447, %1457 : index
              %2454 = arith.addi %2453, %c22 : index
              %2455 = memref.load %partial[%2454] : memref<?xf32>
              %2456 = arith.addi %2447, %1457 : index
              %2457 = arith.addi %2456, %c6 : index
              %2458 = memref.load %partial[%2457] : memref<?xf32>
              %2459 = arith.addi %2447, %1457 : index
              %2460 = arith.addi %2459, %c23 : index
              %2461 = memref.load %partial[%2460] : memref<?xf32>
              %2462 = arith.addi %2447, %1457 : index
              %2463 = arith.addi %2462, %c58 : index
              %2464 = memref.load %partial[%2463] : memref<?xf32>
              %2465 = arith.addi %2447, %1457 : index
              %2466 = arith.addi %2465, %c59 : index
              %2467 = memref.load %partial[%2466] : memref<?xf32>
              %2468 = arith.addi %2447, %1457 : index
              %2469 = arith.addi %2468, %c60 : index
              %2470 = memref.load %partial[%2469] : memref<?xf32>
              %2471 = arith.addi %2447, %1457 : index
              %2472 = arith.addi %2471, %c61 : index
              %2473 = memref.load %partial[%2472] : memref<?xf32>
              %2474 = arith.addi %2447, %1457 : index
              %2475 = arith.addi %2474, %c62 : index
              %2476 = memref.load %partial[%2475] : memref<?xf32>
              %2477 = arith.addi %2449, %c8 : index
              %2478 = memref.load %partial[%2477] : memref<?xf32>
              %2479 = arith.addi %2307, %c111 : i32
              %2480 = arith.subi %2301, %c16 : i32
              %2481 = arith.minsi %2479, %2480 : i32
              %2482 = arith.addi %2306, %2481 : i32
              %2483 = arith.addi %ranges, %groups : index
              %2484 = arith.muli %9, %2483 : index
              %2485 = arith.index_castui %2482 : i32 to index
              %2486 = arith.addi %2484, %2485 : index
              %2487 = arith.muli %2486, %c160 : index
              %2488 = arith.addi %2487, %c63 : index
              %2489 = arith.addi %2488, %1459 : index
              %2490 = memref.load %partial[%2489] : memref<?xf32>
              %2491 = arith.cmpi slt, %2479, %2301 : i32
              %2492 = arith.select %2491, %2490, %c72 : f32
              %2493 = arith.addi %2487, %1457 : index
              %2494 = arith.addi %2493, %c22 : index
              %2495 = memref.load %partial[%2494] : memref<?xf32>
              %2496 = arith.addi %2487, %1457 : index
              %2497 = arith.addi %2496, %c6 : index
              %2498 = memref.load %partial[%2497] : memref<?xf32>
              %2499 = arith.addi %2487, %1457 : index
              %2500 = arith.addi %2499, %c23 : index
              %2501 = memref.load %partial[%2500] : memref<?xf32>
              %2502 = arith.addi %2487, %1457 : index
              %2503 = arith.addi %2502, %c58 : index
              %2504 = memref.load %partial[%2503] : memref<?xf32>
              %2505 = arith.addi %2487, %1457 : index
              %2506 = arith.addi %2505, %c59 : index
              %2507 = memref.load %partial[%2506] : memref<?xf32>
              %2508 = arith.addi %2487, %1457 : index
              %2509 = arith.addi %2508, %c60 : index
              %2510 = memref.load %partial[%2509] : memref<?xf32>
              %2511 = arith.addi %2487, %1457 : index
              %2512 = arith.addi %2511, %c61 : index
              %2513 = memref.load %partial[%2512] : memref<?xf32>
              %2514 = arith.addi %2487, %1457 : index
              %2515 = arith.addi %2514, %c62 : index
              %2516 = memref.load %partial[%2515] : memref<?xf32>
              %2517 = arith.addi %2489, %c8 : index
              %2518 = memref.load %partial[%2517] : memref<?xf32>
              %2519 = arith.addi %2307, %c112 : i32
              %2520 = arith.subi %2301, %c16 : i32
              %2521 = arith.minsi %2519, %2520 : i32
              %2522 = arith.addi %2306, %2521 : i32
              %2523 = arith.addi %ranges, %groups : index
              %2524 = arith.muli %9, %2523 : index
              %2525 = arith.index_castui %2522 : i32 to index
              %2526 = arith.addi %2524, %2525 : index
              %2527 = arith.muli %2526, %c160 : index
              %2528 = arith.addi %2527, %c63 : index
              %2529 = arith.addi %2528, %1459 : index
              %2530 = memref.load %partial[%2529] : memref<?xf32>
              %2531 = arith.cmpi slt, %2519, %2301 : i32
              %2532 = arith.select %2531, %2530, %c72 : f32
              %2533 = arith.addi %2527, %1457 : index
              %2534 = arith.addi %2533, %c22 : index
              %2535 = memref.load %partial[%2534] : memref<?xf32>
              %2536 = arith.addi %2527, %1457 : index
              %2537 = arith.addi %2536, %c6 : index
              %2538 = memref.load %partial[%2537] : memref<?xf32>
              %2539 = arith.addi %2527, %1457 : index
              %2540 = arith.addi %2539, %c23 : index
              %2541 = memref.load %partial[%2540] : memref<?xf32>
              %2542 = arith.addi %2527, %1457 : index
              %2543 = arith.addi %2542, %c58 : index
              %2544 = memref.load %partial[%2543] : memref<?xf32>
              %2545 = arith.addi %2527, %1457 : index
              %2546 = arith.addi %2545, %c59 : index
              %2547 = memref.load %partial[%2546] : memref<?xf32>
              %2548 = arith.addi %2527, %1457 : index
              %2549 = arith.addi %2548, %c60 : index
              %2550 = memref.load %partial[%2549] : memref<?xf32>
              %2551 = arith.addi %2527, %1457 : index
              %2552 = arith.addi %2551, %c61 : index
              %2553 = memref.load %partial[%2552] : memref<?xf32>
              %2554 = arith.addi %2527, %1457 : index
              %2555 = arith.addi %2554, %c62 : index
              %2556 = memref.load %partial[%2555] : memref<?xf32>
              %2557 = arith.addi %2529, %c8 : index
              %2558 = memref.load %partial[%2557] : memref<?xf32>
              %2559 = arith.addi %2307, %c113 : i32
              %2560 = arith.subi %2301, %c16 : i32
              %2561 = arith.minsi %2559, %2560 : i32
              %2562 = arith.addi %2306, %2561 : i32
              %2563 = arith.addi %ranges, %groups : index
              %2564 = arith.muli %9, %2563 : index
              %2565 = arith.index_castui %2562 : i32 to index
              %2566 = arith.addi %2564, %2565 : index
              %2567 = arith.muli %2566, %c160 : index
              %2568 = arith.addi %2567, %c63 : index
              %2569 = arith.addi %2568, %1459 : index
              %2570 = memref.load %partial[%2569] : memref<?xf32>
              %2571 = arith.cmpi slt, %2559, %2301 : i32
              %2572 = arith.select %2571, %2570, %c72 : f32
              %2573 = arith.addi %2567, %1457 : index
              %2574 = arith.addi %2573, %c22 : index
              %2575 = memref.load %partial[%2574] : memref<?xf32>
              %2576 = arith.addi %2567, %1457 : index
              %2577 = arith.addi %2576, %c6 : index
              %2578 = memref.load %partial[%2577] : memref<?xf32>
              %2579 = arith.addi %2567, %1457 : index
              %2580 = arith.addi %2579, %c23 : index
              %2581 = memref.load %partial[%2580] : memref<?xf32>
              %2582 = arith.addi %2567, %1457 : index
              %2583 = arith.addi %2582, %c58 : index
              %2584 = memref.load %partial[%2583] : memref<?xf32>
              %2585 = arith.addi %2567, %1457 : index
              %2586 = arith.addi %2585, %c59 : index
              %2587 = memref.load %partial[%2586] : memref<?xf32>
              %2588 = arith.addi %2567, %1457 : index
              %2589 = arith.addi %2588, %c60 : index
              %2590 = memref.load %partial[%2589] : memref<?xf32>
              %2591 = arith.addi %2567, %1457 : index
              %2592 = arith.addi %2591, %c61 : index
              %2593 = memref.load %partial[%2592] : memref<?xf32>
              %2594 = arith.addi %2567, %1457 : index
              %2595 = arith.addi %2594, %c62 : index
              %2596 = memref.load %partial[%2595] : memref<?xf32>
              %2597 = arith.addi %2569, %c8 : index
              %2598 = memref.load %partial[%2597] : memref<?xf32>
              %2599 = arith.addi %2307, %c114 : i32
              %2600 = arith.subi %2301, %c16 : i32
              %2601 = arith.minsi %2599, %2600 : i32
              %2602 = arith.addi %2306, %2601 : i32
              %2603 = arith.addi %ranges, %groups : index
              %2604 = arith.muli %9, %2603 : index
              %2605 = arith.index_castui %2602 : i32 to index
              %2606 = arith.addi %2604, %2605 : index
              %2607 = arith.muli %2606, %c160 : index
              %2608 = arith.addi %2607, %c63 : index
              %2609 = arith.addi %2608, %1459 : index
              %2610 = memref.load %partial[%2609] : memref<?xf32>
              %2611 = arith.cmpi slt, %2599, %2301 : i32
              %2612 = arith.select %2611, %2610, %c72 : f32
              %2613 = arith.addi %2607, %1457 : index
              %2614 = arith.addi %2613, %c22 : index
              %2615 = memref.load %partial[%2614] : memref<?xf32>
              %2616 = arith.addi %2607, %1457 : index
              %2617 = arith.addi %2616, %c6 : index
              %2618 = memref.load %partial[%2617] : memref<?xf32>
              %2619 = arith.addi %2607, %1457 : index
              %2620 = arith.addi %2619, %c23 : index
              %2621 = memref.load %partial[%2620] : memref<?xf32>
              %2622 = arith.addi %2607, %1457 : index
              %2623 = arith.addi %2622, %c58 : index
              %2624 = memref.load %partial[%2623] : memref<?xf32>
              %2625 = arith.addi %2607, %1457 : index
              %2626 = arith.addi %2625, %c59 : index
              %2627 = memref.load %partial[%2626] : memref<?xf32>
              %2628 = arith.addi %2607, %1457 : index
              %2629 = arith.addi %2628, %c60 : index
              %2630 = memref.load %partial[%2629] : memref<?xf32>
              %2631 = arith.addi %2607, %1457 : index
              %2632 = arith.addi %2631, %c61 : index
              %2633 = memref.load %partial[%2632] : memref<?xf32>
              %2634 = arith.addi %2607, %1457 : index
              %2635 = arith.addi %2634, %c62 : index
              %2636 = memref.load %partial[%2635] : memref<?xf32>
              %2637 = arith.addi %2609, %c8 : index
              %2638 = memref.load %partial[%2637] : memref<?xf32>
              %2639 = arith.maxnumf %2308, %2332 fastmath<nnan> : f32
              %2640 = arith.subf %2308, %2639 : f32
              %2641 = wave.exp2 %2640 : f32
              %2642 = arith.subf %2332, %2639 : f32
              %2643 = wave.exp2 %2642 : f32
              %2644 = arith.mulf %2309, %2641 : f32
              %2645 = math.fma %2358, %2643, %2644 : f32
              %2646 = arith.mulf %2310, %2641 : f32
              %2647 = math.fma %2335, %2643, %2646 : f32
              %2648 = arith.mulf %2311, %2641 : f32
              %2649 = math.fma %2338, %2643, %2648 : f32
              %2650 = arith.mulf %2312, %2641 : f32
              %2651 = math.fma %2341, %2643, %2650 : f32
              %2652 = arith.mulf %2313, %2641 : f32
              %2653 = math.fma %2344, %2643, %2652 : f32
              %2654 = arith.mulf %2314, %2641 : f32
              %2655 = math.fma %2347, %2643, %2654 : f32
              %2656 = arith.mulf %2315, %2641 : f32
              %2657 = math.fma %2350, %2643, %2656 : f32
              %2658 = arith.mulf %2316, %2641 : f32
              %2659 = math.fma %2353, %2643, %2658 : f32
              %2660 = arith.mulf %2317, %2641 : f32
              %2661 = math.fma %2356, %2643, %2660 : f32
              %2662 = arith.maxnumf %2639, %2372 fastmath<nnan> : f32
              %2663 = arith.subf %2639, %2662 : f32
              %2664 = wave.exp2 %2663 : f32
              %2665 = arith.subf %2372, %2662 : f32
              %2666 = wave.exp2 %2665 : f32
              %2667 = arith.mulf %2645, %2664 : f32
              %2668 = math.fma %2398, %2666, %2667 : f32
              %2669 = arith.mulf %2647, %2664 : f32
              %2670 = math.fma %2375, %2666, %2669 : f32
              %2671 = arith.mulf %2649, %2664 : f32
              %2672 = math.fma %2378, %2666, %2671 : f32
              %2673 = arith.mulf %2651, %2664 : f32
              %2674 = math.fma %2381, %2666, %2673 : f32
              %2675 = arith.mulf %2653, %2664 : f32
              %2676 = math.fma %2384, %2666, %2675 : f32
              %2677 = arith.mulf %2655, %2664 : f32
              %2678 = math.fma %2387, %2666, %2677 : f32
              %2679 = arith.mulf %2657, %2664 : f32
              %2680 = math.fma %2390, %2666, %2679 : f32
              %2681 = arith.mulf %2659, %2664 : f32
              %2682 = math.fma %2393, %2666, %2681 : f32
              %2683 = arith.mulf %2661, %2664 : f32
              %2684 = math.fma %2396, %2666, %2683 : f32
              %2685 = arith.maxnumf %2662, %2412 fastmath<nnan> : f32
              %2686 = arith.subf %2662, %2685 : f32
              %2687 = wave.exp2 %2686 : f32
              %2688 = arith.subf %2412, %2685 : f32
              %2689 = wave.exp2 %2688 : f32
              %2690 = arith.mulf %2668, %2687 : f32
              %2691 = math.fma %2438, %2689, %2690 : f32
              %2692 = arith.mulf %2670, %2687 : f32
              %2693 = math.fma %2415, %2689, %2692 : f32
              %2694 = arith.mulf %2672, %2687 : f32
              %2695 = math.fma %2418, %2689, %2694 : f32
              %2696 = arith.mulf %2674, %2687 : f32
              %2697 = math.fma %2421, %2689, %2696 : f32
              %2698 = arith.mulf %2676, %2687 : f32
              %2699 = math.fma %2424, %2689, %2698 : f32
              %2700 = arith.mulf %2678, %2687 : f32
              %2701 = math.fma %2427, %2689, %2700 : f32
              %2702 = arith.mulf %2680, %2687 : f32
              %2703 = math.fma %2430, %2689, %2702 : f32
              %2704 = arith.mulf %2682, %2687 : f32
              %2705 = math.fma %2433, %2689, %2704 : f32
              %2706 = arith.mulf %2684, %2687 : f32
              %2707 = math.fma %2436, %2689, %2706 : f32
              %2708 = arith.maxnumf %2685, %2452 fastmath<nnan> : f32
              %2709 = arith.subf %2685, %2708 : f32
              %2710 = wave.exp2 %2709 : f32
              %2711 = arith.subf %2452, %2708 : f32
              %2712 = wave.exp2 %2711 : f32
              %2713 = arith.mulf %2691, %2710 : f32
              %2714 = math.fma %2478, %2712, %2713 : f32
              %2715 = arith.mulf %2693, %2710 : f32
              %2716 = math.fma %2455, %2712, %2715 : f32
              %2717 = arith.mulf %2695, %2710 : f32
              %2718 = math.fma %2458, %2712, %2717 : f32
              %2719 = arith.mulf %2697, %2710 : f32
              %2720 = math.fma %2461, %2712, %2719 : f32
              %2721 = arith.mulf %2699, %2710 : f32
              %2722 = math.fma %2464, %2712, %2721 : f32
              %2723 = arith.mulf %2701, %2710 : f32
              %2724 = math.fma %2467, %2712, %2723 : f32
              %2725 = arith.mulf %2703, %2710 : f32
              %2726 = math.fma %2470, %2712, %2725 : f32
              %2727 = arith.mulf %2705, %2710 : f32
              %2728 = math.fma %2473, %2712, %2727 : f32
              %2729 = arith.mulf %2707, %2710 : f32
              %2730 = math.fma %2476, %2712, %2729 : f32
              %2731 = arith.maxnumf %2708, %2492 fastmath<nnan> : f32
              %2732 = arith.subf %2708, %2731 : f32
              %2733 = wave.exp2 %2732 : f32
              %2734 = arith.subf %2492, %2731 : f32
              %2735 = wave.exp2 %2734 : f32
              %2736 = arith.mulf %2714, %2733 : f32
              %2737 = math.fma %2518, %2735, %2736 : f32
              %2738 = arith.mulf %2716, %2733 : f32
              %2739 = math.fma %2495, %2735, %2738 : f32
              %2740 = arith.mulf %2718, %2733 : f32
              %2741 = math.fma %2498, %2735, %2740 : f32
              %2742 = arith.mulf %2720, %2733 : f32
              %2743 = math.fma %2501, %2735, %2742 : f32
              %2744 = arith.mulf %2722, %2733 : f32
              %2745 = math.fma %2504, %2735, %2744 : f32
              %2746 = arith.mulf %2724, %2733 : f32
              %2747 = math.fma %2507, %2735, %2746 : f32
              %2748 = arith.mulf %2726, %2733 : f32
              %2749 = math.fma %2510, %2735, %2748 : f32
              %2750 = arith.mulf %2728, %2733 : f32
              %2751 = math.fma %2513, %2735, %2750 : f32
              %2752 = arith.mulf %2730, %2733 : f32
              %2753 = math.fma %2516, %2735, %2752 : f32
              %2754 = arith.maxnumf %2731, %2532 fastmath<nnan> : f32
              %2755 = arith.subf %2731, %2754 : f32
              %2756 = wave.exp2 %2755 : f32
              %2757 = arith.subf %2532, %2754 : f32
              %2758 = wave.exp2 %2757 : f32
              %2759 = arith.mulf %2737, %2756 : f32
              %2760 = math.fma %2558, %2758, %2759 : f32
              %2761 = arith.mulf %2739, %2756 : f32
              %2762 = math.fma %2535, %2758, %2761 : f32
              %2763 = arith.mulf %2741, %2756 : f32
              %2764 = math.fma %2538, %2758, %2763 : f32
              %2765 = arith.mulf %2743, %2756 : f32
              %2766 = math.fma %2541, %2758, %2765 : f32
              %2767 = arith.mulf %2745, %2756 : f32
              %2768 = math.fma %2544, %2758, %2767 : f32
              %2769 = arith.mulf %2747, %2756 : f32
              %2770 = math.fma %2547, %2758, %2769 : f32
              %2771 = arith.mulf %2749, %2756 : f32
              %2772 = math.fma %2550, %2758, %2771 : f32
              %2773 = arith.mulf %2751, %2756 : f32
              %2774 = math.fma %2553, %2758, %2773 : f32
              %2775 = arith.mulf %2753, %2756 : f32
              %2776 = math.fma %2556, %2758, %2775 : f32
              %2777 = arith.maxnumf %2754, %2572 fastmath<nnan> : f32
              %2778 = arith.subf %2754, %2777 : f32
              %2779 = wave.exp2 %2778 : f32
              %2780 = arith.subf %2572, %2777 : f32
              %2781 = wave.exp2 %2780 : f32
              %2782 = arith.mulf %2760, %2779 : f32
              %2783 = math.fma %2598, %2781, %2782 : f32
              %2784 = arith.mulf %2762, %2779 : f32
              %2785 = math.fma %2575, %2781, %2784 : f32
              %2786 = arith.mulf %2764, %2779 : f32
              %2787 = math.fma %2578, %2781, %2786 : f32
              %2788 = arith.mulf %2766, %2779 : f32
              %2789 = math.fma %2581, %2781, %2788 : f32
              %2790 = arith.mulf %2768, %2779 : f32
              %2791 = math.fma %2584, %2781, %2790 : f32
              %2792 = arith.mulf %2770, %2779 : f32
              %2793 = math.fma %2587, %2781, %2792 : f32
              %2794 = arith.mulf %2772, %2779 : f32
              %2795 = math.fma %2590, %2781, %2794 : f32
              %2796 = arith.mulf %2774, %2779 : f32
              %2797 = math.fma %2593, %2781, %2796 : f32
              %2798 = arith.mulf %2776, %2779 : f32
              %2799 = math.fma %2596, %2781, %2798 : f32
              %2800 = arith.maxnumf %2777, %2612 fastmath<nnan> : f32
              %2801 = arith.subf %2777, %2800 : f32
              %2802 = wave.exp2 %2801 : f32
              %2803 = arith.subf %2612, %2800 : f32
              %2804 = wave.exp2 %2803 : f32
              %2805 = arith.mulf %2783, %2802 : f32
              %2806 = math.fma %2638, %2804, %2805 : f32
              %2807 = arith.mulf %2785, %2802 : f32
              %2808 = math.fma %2615, %2804, %2807 : f32
              %2809 = arith.mulf %2787, %2802 : f32
              %2810 = math.fma %2618, %2804, %2809 : f32
              %2811 = arith.mulf %2789, %2802 : f32
              %2812 = math.fma %2621, %2804, %2811 : f32
              %2813 = arith.mulf %2791, %2802 : f32
              %2814 = math.fma %2624, %2804, %2813 : f32
              %2815 = arith.mulf %2793, %2802 : f32
              %2816 = math.fma %2627, %2804, %2815 : f32
              %2817 = arith.mulf %2795, %2802 : f32
              %2818 = math.fma %2630, %2804, %2817 : f32
              %2819 = arith.mulf %2797, %2802 : f32
              %2820 = math.fma %2633, %2804, %2819 : f32
              %2821 = arith.mulf %2799, %2802 : f32
              %2822 = math.fma %2636, %2804, %2821 : f32
              scf.yield %2800, %2806, %2808, %2810, %2812, %2814, %2816, %2818, %2820, %2822 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2823 = arith.cmpi eq, %2295, %c16 : i32
            scf.if %2823 {
              %2824 = arith.addi %kvHeads, %15 : index
              %2825 = memref.load %scales[%2824] : memref<?xf32>
              %2826 = arith.divf %2825, %2318#1 : f32
              %2827 = arith.addi %17, %1459 : index
              %2828 = arith.cmpi slt, %2827, %groupSize : index
              scf.if %2828 {
                %2829 = arith.muli %15, %groupSize : index
                %2830 = arith.addi %2829, %2827 : index
                %2831 = arith.muli %2830, %c6 : index
                %2832 = arith.muli %heads, %c6 : index
                %2833 = arith.addi %1457, %c22 : index
                %2834 = arith.mulf %2318#2, %2826 : f32
                %2835 = arith.addf %2834, %c73 : f32
                %2836 = arith.minimumf %2835, %c156 : f32
                %2837 = arith.maximumf %2836, %c157 : f32
                %2838 = arith.truncf %2837 : f32 to f16
                %2839 = arith.divui %2833, %c8 : index
                %2840 = arith.addi %2831, %2839 : index
                %2841 = arith.divui %24, %outTileRows : index
                %2842 = arith.divui %2832, %c3 : index
                %2843 = arith.muli %2841, %2842 : index
                %2844 = arith.divui %2840, %c3 : index
                %2845 = arith.addi %2843, %2844 : index
                %2846 = arith.muli %2845, %c9 : index
                %2847 = arith.remui %2840, %c3 : index
                %2848 = arith.divui %2847, %c8 : index
                %2849 = arith.addi %2846, %2848 : index
                %2850 = arith.muli %outTileRows, %c8 : index
                %2851 = arith.muli %2849, %2850 : index
                %2852 = arith.remui %24, %outTileRows : index
                %2853 = arith.muli %2852, %c8 : index
                %2854 = arith.addi %2851, %2853 : index
                %2855 = arith.remui %2840, %c8 : index
                %2856 = arith.addi %2854, %2855 : index
                memref.store %2838, %out[%2856] : memref<?xf16>
                %2857 = arith.addi %1457, %c6 : index
                %2858 = arith.mulf %2318#3, %2826 : f32
                %2859 = arith.addf %2858, %c73 : f32
                %2860 = arith.minimumf %2859, %c156 : f32
                %2861 = arith.maximumf %2860, %c157 : f32
                %2862 = arith.truncf %2861 : f32 to f16
                %2863 = arith.divui %2857, %c8 : index
                %2864 = arith.addi %2831, %2863 : index
                %2865 = arith.divui %24, %outTileRows : index
                %2866 = arith.divui %2832, %c3 : index
                %2867 = arith.muli %2865, %2866 : index
                %2868 = arith.divui %2864, %c3 : index
                %2869 = arith.addi %2867, %2868 : index
                %2870 = arith.muli %2869, %c9 : index
                %2871 = arith.remui %2864, %c3 : index
                %2872 = arith.divui %2871, %c8 : index
                %2873 = arith.addi %2870, %2872 : index
                %2874 = arith.muli %outTileRows, %c8 : index
                %2875 = arith.muli %2873, %2874 : index
                %2876 = arith.remui %24, %outTileRows : index
                %2877 = arith.muli %2876, %c8 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.remui %2864, %c8 : index
                %2880 = arith.addi %2878, %2879 : index
                memref.store %2862, %out[%2880] : memref<?xf16>
                %2881 = arith.addi %1457, %c23 : index
                %2882 = arith.mulf %2318#4, %2826 : f32
                %2883 = arith.addf %2882, %c73 : f32
                %2884 = arith.minimumf %2883, %c156 : f32
                %2885 = arith.maximumf %2884, %c157 : f32
                %2886 = arith.truncf %2885 : f32 to f16
                %2887 = arith.divui %2881, %c8 : index
                %2888 = arith.addi %2831, %2887 : index
                %2889 = arith.divui %24, %outTileRows : index
                %2890 = arith.divui %2832, %c3 : index
                %2891 = arith.muli %2889, %2890 : index
                %2892 = arith.divui %2888, %c3 : index
                %2893 = arith.addi %2891, %2892 : index
                %2894 = arith.muli %2893, %c9 : index
                %2895 = arith.remui %2888, %c3 : index
                %2896 = arith.divui %2895, %c8 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.muli %outTileRows, %c8 : index
                %2899 = arith.muli %2897, %2898 : index
                %2900 = arith.remui %24, %outTileRows : index
                %2901 = arith.muli %2900, %c8 : index
                %2902 = arith.addi %2899, %2901 : index
                %2903 = arith.remui %2888, %c8 : index
                %2904 = arith.addi %2902, %2903 : index
                memref.store %2886, %out[%2904] : memref<?xf16>
                %2905 = arith.addi %1457, %c58 : index
                %2906 = arith.mulf %2318#5, %2826 : f32
                %2907 = arith.addf %2906, %c73 : f32
                %2908 = arith.minimumf %2907, %c156 : f32
                %2909 = arith.maximumf %2908, %c157 : f32
                %2910 = arith.truncf %2909 : f32 to f16
                %2911 = arith.divui %2905, %c8 : index
                %2912 = arith.addi %2831, %2911 : index
                %2913 = arith.divui %24, %outTileRows : index
                %2914 = arith.divui %2832, %c3 : index
                %2915 = arith.muli %2913, %2914 : index
                %2916 = arith.divui %2912, %c3 : index
                %2917 = arith.addi %2915, %2916 : index
                %2918 = arith.muli %2917, %c9 : index
                %2919 = arith.remui %2912, %c3 : index
                %2920 = arith.divui %2919, %c8 : index
                %2921 = arith.addi %2918, %2920 : index
                %2922 = arith.muli %outTileRows, %c8 : index
                %2923 = arith.muli %2921, %2922 : index
                %2924 = arith.remui %24, %outTileRows : index
                %2925 = arith.muli %2924, %c8 : index
                %2926 = arith.addi %2923, %2925 : index
                %2927 = arith.remui %2912, %c8 : index
                %2928 = arith.addi %2926, %2927 : index
                memref.store %2910, %out[%2928] : memref<?xf16>
                %2929 = arith.addi %1457, %c59 : index
                %2930 = arith.mulf %2318#6, %2826 : f32
                %2931 = arith.addf %2930, %c73 : f32
                %2932 = arith.minimumf %2931, %c156 : f32
                %2933 = arith.maximumf %2932, %c157 : f32
                %2934 = arith.truncf %2933 : f32 to f16
                %2935 = arith.divui %2929, %c8 : index
                %2936 = arith.addi %2831, %2935 : index
                %2937 = arith.divui %24, %outTileRows : index
                %2938 = arith.divui %2832, %c3 : index
                %2939 = arith.muli %2937, %2938 : index
                %2940 = arith.divui %2936, %c3 : index
                %2941 = arith.addi %2939, %2940 : index
                %2942 = arith.muli %2941, %c9 : index
                %2943 = arith.remui %2936, %c3 : index
                %2944 = arith.divui %2943, %c8 : index
                %2945 = arith.addi %2942, %2944 : index
                %2946 = arith.muli %outTileRows, %c8 : index
                %2947 = arith.muli %2945, %2946 : index
                %2948 = arith.remui %24, %outTileRows : index
                %2949 = arith.muli %2948, %c8 : index
                %2950 = arith.addi %2947, %2949 : index
                %2951 = arith.remui %2936, %c8 : index
                %2952 = arith.addi %2950, %2951 : index
                memref.store %2934, %out[%2952] : memref<?xf16>
                %2953 = arith.addi %1457, %c60 : index
                %2954 = arith.mulf %2318#7, %2826 : f32
                %2955 = arith.addf %2954, %c73 : f32
                %2956 = arith.minimumf %2955, %c156 : f32
                %2957 = arith.maximumf %2956, %c157 : f32
                %2958 = arith.truncf %2957 : f32 to f16
                %2959 = arith.divui %2953, %c8 : index
                %2960 = arith.addi %2831, %2959 : index
                %2961 = arith.divui %24, %outTileRows : index
                %2962 = arith.divui %2832, %c3 : index
                %2963 = arith.muli %2961, %2962 : index
                %2964 = arith.divui %2960, %c3 : index
                %2965 = arith.addi %2963, %2964 : index
                %2966 = arith.muli %2965, %c9 : index
                %2967 = arith.remui %2960, %c3 : index
                %2968 = arith.divui %2967, %c8 : index
                %2969 = arith.addi %2966, %2968 : index
                %2970 = arith.muli %outTileRows, %c8 : index
                %2971 = arith.muli %2969, %2970 : index
                %2972 = arith.remui %24, %outTileRows : index
                %2973 = arith.muli %2972, %c8 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.remui %2960, %c8 : index
                %2976 = arith.addi %2974, %2975 : index
                memref.store %2958, %out[%2976] : memref<?xf16>
                %2977 = arith.addi %1457, %c61 : index
                %2978 = arith.mulf %2318#8, %2826 : f32
                %2979 = arith.addf %2978, %c73 : f32
                %2980 = arith.minimumf %2979, %c156 : f32
                %2981 = arith.maximumf %2980, %c157 : f32
                %2982 = arith.truncf %2981 : f32 to f16
                %2983 = arith.divui %2977, %c8 : index
                %2984 = arith.addi %2831, %2983 : index
                %2985 = arith.divui %24, %outTileRows : index
                %2986 = arith.divui %2832, %c3 : index
                %2987 = arith.muli %2985, %2986 : index
                %2988 = arith.divui %2984, %c3 : index
                %2989 = arith.addi %2987, %2988 : index
                %2990 = arith.muli %2989, %c9 : index
                %2991 = arith.remui %2984, %c3 : index
                %2992 = arith.divui %2991, %c8 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.muli %outTileRows, %c8 : index
                %2995 = arith.muli %2993, %2994 : index
                %2996 = arith.remui %24, %outTileRows : index
                %2997 = arith.muli %2996, %c8 : index
                %2998 = arith.addi %2995, %2997 : index
                %2999 = arith.remui %2984, %c8 : index
                %3000 = arith.addi %2998, %2999 : index
                memref.store %2982, %out[%3000] : memref<?xf16>
                %3001 = arith.addi %1457, %c62 : index
                %3002 = arith.mulf %2318#9, %2826 : f32
                %3003 = arith.addf %3002, %c73 : f32
                %3004 = arith.minimumf %3003, %c156 : f32
                %3005 = arith.maximumf %3004, %c157 : f32
                %3006 = arith.truncf %3005 : f32 to f16
                %3007 = arith.divui %3001, %c8 : index
                %3008 = arith.addi %2831, %3007 : index
                %3009 = arith.divui %24, %outTileRows : index
                %3010 = arith.divui %2832, %c3 : index
                %3011 = arith.muli %3009, %3010 : index
                %3012 = arith.divui %3008, %c3 : index
                %3013 = arith.addi %3011, %3012 : index
                %3014 = arith.muli %3013, %c9 : index
                %3015 = arith.remui %3008, %c3 : index
                %3016 = arith.divui %3015, %c8 : index
                %3017 = arith.addi %3014, %3016 : index
                %3018 = arith.muli %outTileRows, %c8 : index
                %3019 = arith.muli %3017, %3018 : index
                %3020 = arith.remui %24, %outTileRows : index
                %3021 = arith.muli %3020, %c8 : index
                %3022 = arith.addi %3019, %3021 : index
                %3023 = arith.remui %3008, %c8 : index
                %3024 = arith.addi %3022, %3023 : index
                memref.store %3006, %out[%3024] : memref<?xf16>
              }
            } else {
              %3025 = arith.index_cast %ranges : index to i32
              %3026 = arith.addi %3025, %2296 : i32
              %3027 = arith.addi %ranges, %groups : index
              %3028 = arith.muli %9, %3027 : index
              %3029 = arith.index_castui %3026 : i32 to index
              %3030 = arith.addi %3028, %3029 : index
              %3031 = arith.muli %3030, %c160 : index
              %3032 = arith.addi %1457, %c22 : index
              %3033 = arith.addi %3031, %3032 : index
              memref.store %2318#2, %partial[%3033] : memref<?xf32>
              %3034 = arith.addi %1457, %c6 : index
              %3035 = arith.addi %3031, %3034 : index
              memref.store %2318#3, %partial[%3035] : memref<?xf32>
              %3036 = arith.addi %1457, %c23 : index
              %3037 = arith.addi %3031, %3036 : index
              memref.store %2318#4, %partial[%3037] : memref<?xf32>
              %3038 = arith.addi %1457, %c58 : index
              %3039 = arith.addi %3031, %3038 : index
              memref.store %2318#5, %partial[%3039] : memref<?xf32>
              %3040 = arith.addi %1457, %c59 : index
              %3041 = arith.addi %3031, %3040 : index
              memref.store %2318#6, %partial[%3041] : memref<?xf32>
              %3042 = arith.addi %1457, %c60 : index
              %3043 = arith.addi %3031, %3042 : index
              memref.store %2318#7, %partial[%3043] : memref<?xf32>
              %3044 = arith.addi %1457, %c61 : index
              %3045 = arith.addi %3031, %3044 : index
              memref.store %2318#8, %partial[%3045] : memref<?xf32>
              %3046 = arith.addi %1457, %c62 : index
              %3047 = arith.addi %3031, %3046 : index
              memref.store %2318#9, %partial[%3047] : memref<?xf32>
              %3048 = arith.cmpi slt, %1457, %c8 : index
              scf.if %3048 {
                %3049 = arith.addi %3031, %c63 : index
                %3050 = arith.addi %3049, %1457 : index
                memref.store %2318#0, %partial[%3050] : memref<?xf32>
                %3051 = arith.addi %3050, %c8 : index
                memref.store %2318#1, %partial[%3051] : memref<?xf32>
              }
              %3052 = arith.addi %2298, %groups : index
              %3053 = arith.index_castui %2295 : i32 to index
              %3054 = wave.arrive %counters[%3052], %3053 : memref<?xi32>
              scf.if %3054 {
                %3066:10 = scf.for %3055 = %c77 to %2295 step %c115 iter_args(%3056 = %c72, %3057 = %c73, %3058 = %c73, %3059 = %c73, %3060 = %c73, %3061 = %c73, %3062 = %c73, %3063 = %c73, %3064 = %c73, %3065 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %3067 = arith.addi %3055, %c77 : i32
                  %3068 = arith.subi %2295, %c16 : i32
                  %3069 = arith.minsi %3067, %3068 : i32
                  %3070 = arith.addi %3025, %3069 : i32
                  %3071 = arith.addi %ranges, %groups : index
                  %3072 = arith.muli %9, %3071 : index
                  %3073 = arith.index_castui %3070 : i32 to index
                  %3074 = arith.addi %3072, %3073 : index
                  %3075 = arith.muli %3074, %c160 : index
                  %3076 = arith.addi %3075, %c63 : index
                  %3077 = arith.addi %3076, %1459 : index
                  %3078 = memref.load %partial[%3077] : memref<?xf32>
                  %3079 = arith.cmpi slt, %3067, %2295 : i32
                  %3080 = arith.select %3079, %3078, %c72 : f32
                  %3081 = arith.addi %3075, %1457 : index
                  %3082 = arith.addi %3081, %c22 : index
                  %3083 = memref.load %partial[%3082] : memref<?xf32>
                  %3084 = arith.addi %3075, %1457 : index
                  %3085 = arith.addi %3084, %c6 : index
                  %3086 = memref.load %partial[%3085] : memref<?xf32>
                  %3087 = arith.addi %3075, %1457 : index
                  %3088 = arith.addi %3087, %c23 : index
                  %3089 = memref.load %partial[%3088] : memref<?xf32>
                  %3090 = arith.addi %3075, %1457 : index
                  %3091 = arith.addi %3090, %c58 : index
                  %3092 = memref.load %partial[%3091] : memref<?xf32>
                  %3093 = arith.addi %3075, %1457 : index
                  %3094 = arith.addi %3093, %c59 : index
                  %3095 = memref.load %partial[%3094] : memref<?xf32>
                  %3096 = arith.addi %3075, %1457 : index
                  %3097 = arith.addi %3096, %c60 : index
                  %3098 = memref.load %partial[%3097] : memref<?xf32>
                  %3099 = arith.addi %3075, %1457 : index
                  %3100 = arith.addi %3099, %c61 : index
                  %3101 = memref.load %partial[%3100] : memref<?xf32>
                  %3102 = arith.addi %3075, %1457 : index
                  %3103 = arith.addi %3102, %c62 : index
                  %3104 = memref.load %partial[%3103] : memref<?xf32>
                  %3105 = arith.addi %3077, %c8 : index
                  %3106 = memref.load %partial[%3105] : memref<?xf32>
                  %3107 = arith.addi %3055, %c16 : i32
                  %3108 = arith.subi %2295, %c16 : i32
                  %3109 = arith.minsi %3107, %3108 : i32
                  %3110 = arith.addi %3025, %3109 : i32
                  %3111 = arith.addi %ranges, %groups : index
                  %3112 = arith.muli %9, %3111 : index
                  %3113 = arith.index_castui %3110 : i32 to index
                  %3114 = arith.addi %3112, %3113 : index
                  %3115 = arith.muli %3114, %c160 : index
                  %3116 = arith.addi %3115, %c63 : index
                  %3117 = arith.addi %3116, %1459 : index
                  %3118 = memref.load %partial[%3117] : memref<?xf32>
                  %3119 = arith.cmpi slt, %3107, %2295 : i32
                  %3120 = arith.select %3119, %3118, %c72 : f32
                  %3121 = arith.addi %3115, %1457 : index
                  %3122 = arith.addi %3121, %c22 : index
                  %3123 = memref.load %partial[%3122] : memref<?xf32>
                  %3124 = arith.addi %3115, %1457 : index
                  %3125 = arith.addi %3124, %c6 : index
                  %3126 = memref.load %partial[%3125] : memref<?xf32>
                  %3127 = arith.addi %3115, %1457 : index
                  %3128 = arith.addi %3127, %c23 : index
                  %3129 = memref.load %partial[%3128] : memref<?xf32>
                  %3130 = arith.addi %3115, %1457 : index
                  %3131 = arith.addi %3130, %c58 : index
                  %3132 = memref.load %partial[%3131] : memref<?xf32>
                  %3133 = arith.addi %3115, %1457 : index
                  %3134 = arith.addi %3133, %c59 : index
                  %3135 = memref.load %partial[%3134] : memref<?xf32>
                  %3136 = arith.addi %3115, %1457 : index
                  %3137 = arith.addi %3136, %c60 : index
                  %3138 = memref.load %partial[%3137] : memref<?xf32>
                  %3139 = arith.addi %3115, %1457 : index
                  %3140 = arith.addi %3139, %c61 : index
                  %3141 = memref.load %partial[%3140] : memref<?xf32>
                  %3142 = arith.addi %3115, %1457 : index
                  %3143 = arith.addi %3142, %c62 : index
                  %3144 = memref.load %partial[%3143] : memref<?xf32>
                  %3145 = arith.addi %3117, %c8 : index
                  %3146 = memref.load %partial[%3145] : memref<?xf32>
                  %3147 = arith.addi %3055, %c108 : i32
                  %3148 = arith.subi %2295, %c16 : i32
                  %3149 = arith.minsi %3147, %3148 : i32
                  %3150 = arith.addi %3025, %3149 : i32
                  %3151 = arith.addi %ranges, %groups : index
                  %3152 = arith.muli %9, %3151 : index
                  %3153 = arith.index_castui %3150 : i32 to index
                  %3154 = arith.addi %3152, %3153 : index
                  %3155 = arith.muli %3154, %c160 : index
                  %3156 = arith.addi %3155, %c63 : index
                  %3157 = arith.addi %3156, %1459 : index
                  %3158 = memref.load %partial[%3157] : memref<?xf32>
                  %3159 = arith.cmpi slt, %3147, %2295 : i32
                  %3160 = arith.select %3159, %3158, %c72 : f32
                  %3161 = arith.addi %3155, %1457 : index
                  %3162 = arith.addi %3161, %c22 : index
                  %3163 = memref.load %partial[%3162] : memref<?xf32>
                  %3164 = arith.addi %3155, %1457 : index
                  %3165 = arith.addi %3164, %c6 : index
                  %3166 = memref.load %partial[%3165] : memref<?xf32>
                  %3167 = arith.addi %3155, %1457 : index
                  %3168 = arith.addi %3167, %c23 : index
                  %3169 = memref.load %partial[%3168] : memref<?xf32>
                  %3170 = arith.addi %3155, %1457 : index
                  %3171 = arith.addi %3170, %c58 : index
                  %3172 = memref.load %partial[%3171] : memref<?xf32>
                  %3173 = arith.addi %3155, %1457 : index
                  %3174 = arith.addi %3173, %c59 : index
                  %3175 = memref.load %partial[%3174] : memref<?xf32>
                  %3176 = arith.addi %3155, %1457 : index
                  %3177 = arith.addi %3176, %c60 : index
                  %3178 = memref.load %partial[%3177] : memref<?xf32>
                  %3179 = arith.addi %3155, %1457 : index
                  %3180 = arith.addi %3179, %c61 : index
                  %3181 = memref.load %partial[%3180] : memref<?xf32>
                  %3182 = arith.addi %3155, %1457 : index
                  %3183 = arith.addi %3182, %c62 : index
                  %3184 = memref.load %partial[%3183] : memref<?xf32>
                  %3185 = arith.addi %3157, %c8 : index
                  %3186 = memref.load %partial[%3185] : memref<?xf32>
                  %3187 = arith.addi %3055, %c110 : i32
                  %3188 = arith.subi %2295, %c16 : i32
                  %3189 = arith.minsi %3187, %3188 : i32
                  %3190 = arith.addi %3025, %3189 : i32
                  %3191 = arith.addi %ranges, %groups : index
                  %3192 = arith.muli %9, %3191 : index
                  %3193 = arith.index_castui %3190 : i32 to index
                  %3194 = arith.addi %3192, %3193 : index
                  %3195 = arith.muli %3194, %c160 : index
                  %3196 = arith.addi %3195, %c63 : index
                  %3197 = arith.addi %3196, %1459 : index
                  %3198 = memref.load %partial[%3197] : memref<?xf32>
                  %3199 = arith.cmpi slt, %3187, %2295 : i32
                  %3200 = arith.select %3199, %3198, %c72 : f32
                  %3201 = arith.addi %3195, %1457 : index
                  %3202 = arith.addi %3201, %c22 : index
                  %3203 = memref.load %partial[%3202] : memref<?xf32>
                  %3204 = arith.addi %3195, %1457 : index
                  %3205 = arith.addi %3204, %c6 : index
                  %3206 = memref.load %partial[%3205] : memref<?xf32>
                  %3207 = arith.addi %3195, %1457 : index
                  %3208 = arith.addi %3207, %c23 : index
                  %3209 = memref.load %partial[%3208] : memref<?xf32>
                  %3210 = arith.addi %3195, %1457 : index
                  %3211 = arith.addi %3210, %c58 : index
                  %3212 = memref.load %partial[%3211] : memref<?xf32>
                  %3213 = arith.addi %3195, %1457 : index
                  %3214 = arith.addi %3213, %c59 : index
                  %3215 = memref.load %partial[%3214] : memref<?xf32>
                  %3216 = arith.addi %3195, %1457 : index
                  %3217 = arith.addi %3216, %c60 : index
                  %3218 = memref.load %partial[%3217] : memref<?xf32>
                  %3219 = arith.addi %3195, %1457 : index
                  %3220 = arith.addi %3219, %c61 : index
                  %3221 = memref.load %partial[%3220] : memref<?xf32>
                  %3222 = arith.addi %3195, %1457 : index
                  %3223 = arith.addi %3222, %c62 : index
                  %3224 = memref.load %partial[%3223] : memref<?xf32>
                  %3225 = arith.addi %3197, %c8 : index
                  %3226 = memref.load %partial[%3225] : memref<?xf32>
                  %3227 = arith.addi %3055, %c111 : i32
                  %3228 = arith.subi %2295, %c16 : i32
                  %3229 = arith.minsi %3227, %3228 : i32
                  %3230 = arith.addi %3025, %3229 : i32
                  %3231 = arith.addi %ranges, %groups : index
                  %3232 = arith.muli %9, %3231 : index
                  %3233 = arith.index_castui %3230 : i32 to index
                  %3234 = arith.addi %3232, %3233 : index
                  %3235 = arith.muli %3234, %c160 : index
                  %3236 = arith.addi %3235, %c63 : index
                  %3237 = arith.addi %3236, %1459 : index
                  %3238 = memref.load %partial[%3237] : memref<?xf32>
                  %3239 = arith.cmpi slt, %3227, %2295 : i32
                  %3240 = arith.select %3239, %3238, %c72 : f32
                  %3241 = arith.addi %3235, %1457 : index
                  %3242 = arith.addi %3241, %c22 : index
                  %3243 = memref.load %partial[%3242] : memref<?xf32>
                  %3244 = arith.addi %3235, %1457 : index
                  %3245 = arith.addi %3244, %c6 : index
                  %3246 = memref.load %partial[%3245] : memref<?xf32>
                  %3247 = arith.addi %3235, %1457 : index
                  %3248 = arith.addi %3247, %c23 : index
                  %3249 = memref.load %partial[%3248] : memref<?xf32>
                  %3250 = arith.addi %3235, %1457 : index
                  %3251 = arith.addi %3250, %c58 : index
                  %3252 = memref.load %partial[%3251] : memref<?xf32>
                  %3253 = arith.addi %3235, %1457 : index
                  %3254 = arith.addi %3253, %c59 : index
                  %3255 = memref.load %partial[%3254] : memref<?xf32>
                  %3256 = arith.addi %3235, %1457 : index
                  %3257 = arith.addi %3256, %c60 : index
                  %3258 = memref.load %partial[%3257] : memref<?xf32>
                  %3259 = arith.addi %3235, %1457 : index
                  %3260 = arith.addi %3259, %c61 : index
                  %3261 = memref.load %partial[%3260] : memref<?xf32>
                  %3262 = arith.addi %3235, %1457 : index
                  %3263 = arith.addi %3262, %c62 : index
                  %3264 = memref.load %partial[%3263] : memref<?xf32>
                  %3265 = arith.addi %3237, %c8 : index
                  %3266 = memref.load %partial[%3265] : memref<?xf32>
                  %3267 = arith.addi %3055, %c112 : i32
                  %3268 = arith.subi %2295, %c16 : i32
                  %3269 = arith.minsi %3267, %3268 : i32
                  %3270 = arith.addi %3025, %3269 : i32
                  %3271 = arith.addi %ranges, %groups : index
                  %3272 = arith.muli %9, %3271 : index
                  %3273 = arith.index_castui %3270 : i32 to index
                  %3274 = arith.addi %3272, %3273 : index
                  %3275 = arith.muli %3274, %c160 : index
                  %3276 = arith.addi %3275, %c63 : index
                  %3277 = arith.addi %3276, %1459 : index
                  %3278 = memref.load %partial[%3277] : memref<?xf32>
                  %3279 = arith.cmpi slt, %3267, %2295 : i32
                  %3280 = arith.select %3279, %3278, %c72 : f32
                  %3281 = arith.addi %3275, %1457 : index
                  %3282 = arith.addi %3281, %c22 : index
                  %3283 = memref.load %partial[%3282] : memref<?xf32>
                  %3284 = arith.addi %3275, %1457 : index
                  %3285 = arith.addi %3284, %c6 : index
                  %3286 = memref.load %partial[%3285] : memref<?xf32>
                  %3287 = arith.addi %3275, %1457 : index
                  %3288 = arith.addi %3287, %c23 : index
                  %3289 = memref.load %partial[%3288] : memref<?xf32>
                  %3290 = arith.addi %3275, %1457 : index
                  %3291 = arith.addi %3290, %c58 : index
                  %3292 = memref.load %partial[%3291] : memref<?xf32>
                  %3293 = arith.addi %3275, %1457 : index
                  %3294 = arith.addi %3293, %c59 : index
                  %3295 = memref.load %partial[%3294] : memref<?xf32>
                  %3296 = arith.addi %3275, %1457 : index
                  %3297 = arith.addi %3296, %c60 : index
                  %3298 = memref.load %partial[%3297] : memref<?xf32>
                  %3299 = arith.addi %3275, %1457 : index
                  %3300 = arith.addi %3299, %c61 : index
                  %3301 = memref.load %partial[%3300] : memref<?xf32>
                  %3302 = arith.addi %3275, %1457 : index
                  %3303 = arith.addi %3302, %c62 : index
                  %3304 = memref.load %partial[%3303] : memref<?xf32>
                  %3305 = arith.addi %3277, %c8 : index
                  %3306 = memref.load %partial[%3305] : memref<?xf32>
                  %3307 = arith.addi %3055, %c113 : i32
                  %3308 = arith.subi %2295, %c16 : i32
                  %3309 = arith.minsi %3307, %3308 : i32
                  %3310 = arith.addi %3025, %3309 : i32
                  %3311 = arith.addi %ranges, %groups : index
                  %3312 = arith.muli %9, %3311 : index
                  %3313 = arith.index_castui %3310 : i32 to index
                  %3314 = arith.addi %3312, %3313 : index
                  %3315 = arith.muli %3314, %c160 : index
                  %3316 = arith.addi %3315, %c63 : index
                  %3317 = arith.addi %3316, %1459 : index
                  %3318 = memref.load %partial[%3317] : memref<?xf32>
                  %3319 = arith.cmpi slt, %3307, %2295 : i32
                  %3320 = arith.select %3319, %3318, %c72 : f32
                  %3321 = arith.addi %3315, %1457 : index
                  %3322 = arith.addi %3321, %c22 : index
                  %3323 = memref.load %partial[%3322] : memref<?xf32>
                  %3324 = arith.addi %3315, %1457 : index
                  %3325 = arith.addi %3324, %c6 : index
                  %3326 = memref.load %partial[%3325] : memref<?xf32>
                  %3327 = arith.addi %3315, %1457 : index
                  %3328 = arith.addi %3327, %c23 : index
                  %3329 = memref.load %partial[%3328] : memref<?xf32>
                  %3330 = arith.addi %3315, %1457 : index
                  %3331 = arith.addi %3330, %c58 : index
                  %3332 = memref.load %partial[%3331] : memref<?xf32>
                  %3333 = arith.addi %3315, %1457 : index
                  %3334 = arith.addi %3333, %c59 : index
                  %3335 = memref.load %partial[%3334] : memref<?xf32>
                  %3336 = arith.addi %3315, %1457 : index
                  %3337 = arith.addi %3336, %c60 : index
                  %3338 = memref.load %partial[%3337] : memref<?xf32>
                  %3339 = arith.addi %3315, %1457 : index
                  %3340 = arith.addi %3339, %c61 : index
                  %3341 = memref.load %partial[%3340] : memref<?xf32>
                  %3342 = arith.addi %3315, %1457 : index
                  %3343 = arith.addi %3342, %c62 : index
                  %3344 = memref.load %partial[%3343] : memref<?xf32>
                  %3345 = arith.addi %3317, %c8 : index
                  %3346 = memref.load %partial[%3345] : memref<?xf32>
                  %3347 = arith.addi %3055, %c114 : i32
                  %3348 = arith.subi %2295, %c16 : i32
                  %3349 = arith.minsi %3347, %3348 : i32
                  %3350 = arith.addi %3025, %3349 : i32
                  %3351 = arith.addi %ranges, %groups : index
                  %3352 = arith.muli %9, %3351 : index
                  %3353 = arith.index_castui %3350 : i32 to index
                  %3354 = arith.addi %3352, %3353 : index
                  %3355 = arith.muli %3354, %c160 : index
                  %3356 = arith.addi %3355, %c63 : index
                  %3357 = arith.addi %3356, %1459 : index
                  %3358 = memref.load %partial[%3357] : memref<?xf32>
                  %3359 = arith.cmpi slt, %3347, %2295 : i32
                  %3360 = arith.select %3359, %3358, %c72 : f32
                  %3361 = arith.addi %3355, %1457 : index
                  %3362 = arith.addi %3361, %c22 : index
                  %3363 = memref.load %partial[%3362] : memref<?xf32>
                  %3364 = arith.addi %3355, %1457 : index
                  %3365 = arith.addi %3364, %c6 : index
                  %3366 = memref.load %partial[%3365] : memref<?xf32>
                  %3367 = arith.addi %3355, %1457 : index
                  %3368 = arith.addi %3367, %c23 : index
                  %3369 = memref.load %partial[%3368] : memref<?xf32>
                  %3370 = arith.addi %3355, %1457 : index
                  %3371 = arith.addi %3370, %c58 : index
                  %3372 = memref.load %partial[%3371] : memref<?xf32>
                  %3373 = arith.addi %3355, %1457 : index
                  %3374 = arith.addi %3373, %c59 : index
                  %3375 = memref.load %partial[%3374] : memref<?xf32>
                  %3376 = arith.addi %3355, %1457 : index
                  %3377 = arith.addi %3376, %c60 : index
                  %3378 = memref.load %partial[%3377] : memref<?xf32>
                  %3379 = arith.addi %3355, %1457 : index
                  %3380 = arith.addi %3379, %c61 : index
                  %3381 = memref.load %partial[%3380] : memref<?xf32>
                  %3382 = arith.addi %3355, %1457 : index
                  %3383 = arith.addi %3382, %c62 : index
                  %3384 = memref.load %partial[%3383] : memref<?xf32>
                  %3385 = arith.addi %3357, %c8 : index
                  %3386 = memref.load %partial[%3385] : memref<?xf32>
                  %3387 = arith.maxnumf %3056, %3080 fastmath<nnan> : f32
                  %3388 = arith.subf %3056, %3387 : f32
                  %3389 = wave.exp2 %3388 : f32
                  %3390 = arith.subf %3080, %3387 : f32
                  %3391 = wave.exp2 %3390 : f32
                  %3392 = arith.mulf %3057, %3389 : f32
                  %3393 = math.fma %3106, %3391, %3392 : f32
                  %3394 = arith.mulf %3058, %3389 : f32
                  %3395 = math.fma %3083, %3391, %3394 : f32
                  %3396 = arith.mulf %3059, %3389 : f32
                  %3397 = math.fma %3086, %3391, %3396 : f32
                  %3398 = arith.mulf %3060, %3389 : f32
                  %3399 = math.fma %3089, %3391, %3398 : f32
                  %3400 = arith.mulf %3061, %3389 : f32
                  %3401 = math.fma %3092, %3391, %3400 : f32
                  %3402 = arith.mulf %3062, %3389 : f32
                  %3403 = math.fma %3095, %3391, %3402 : f32
                  %3404 = arith.mulf %3063, %3389 : f32
                  %3405 = math.fma %3098, %3391, %3404 : f32
                  %3406 = arith.mulf %3064, %3389 : f32
                  %3407 = math.fma %3101, %3391, %3406 : f32
                  %3408 = arith.mulf %3065, %3389 : f32
                  %3409 = math.fma %3104, %3391, %3408 : f32
                  %3410 = arith.maxnumf %3387, %3120 fastmath<nnan> : f32
                  %3411 = arith.subf %3387, %3410 : f32
                  %3412 = wave.exp2 %3411 : f32
                  %3413 = arith.subf %3120, %3410 : f32
                  %3414 = wave.exp2 %3413 : f32
                  %3415 = arith.mulf %3393, %3412 : f32
                  %3416 = math.fma %3146, %3414, %3415 : f32
                  %3417 = arith.mulf %3395, %3412 : f32
                  %3418 = math.fma %3123, %3414, %3417 : f32
                  %3419 = arith.mulf %3397, %3412 : f32
                  %3420 = math.fma %3126, %3414, %3419 : f32
                  %3421 = arith.mulf %3399, %3412 : f32
                  %3422 = math.fma %3129, %3414, %3421 : f32
                  %3423 = arith.mulf %3401, %3412 : f32
                  %3424 = math.fma %3132, %3414, %3423 : f32
                  %3425 = arith.mulf %3403, %3412 : f32
                  %3426 = math.fma %3135, %3414, %3425 : f32
                  %3427 = arith.mulf %3405, %3412 : f32
                  %3428 = math.fma %3138, %3414, %3427 : f32
                  %3429 = arith.mulf %3407, %3412 : f32
                  %3430 = math.fma %3141, %3414, %3429 : f32
                  %3431 = arith.mulf %3409, %3412 : f32
                  %3432 = math.fma %3144, %3414, %3431 : f32
                  %3433 = arith.maxnumf %3410, %3160 fastmath<nnan> : f32
                  %3434 = arith.subf %3410, %3433 : f32
                  %3435 = wave.exp2 %3434 : f32
                  %3436 = arith.subf %3160, %3433 : f32
                  %3437 = wave.exp2 %3436 : f32
                  %3438 = arith.mulf %3416, %3435 : f32
                  %3439 = math.fma %3186, %3437, %3438 : f32
                  %3440 = arith.mulf %3418, %3435 : f32
                  %3441 = math.fma %3163, %3437, %3440 : f32
                  %3442 = arith.mulf %3420, %3435 : f32
                  %3443 = math.fma %3166, %3437, %3442 : f32
                  %3444 = arith.mulf %3422, %3435 : f32
                  %3445 = math.fma %3169, %3437, %3444 : f32
                  %3446 = arith.mulf %3424, %3435 : f32
                  %3447 = math.fma %3172, %3437, %3446 : f32
                  %3448 = arith.mulf %3426, %3435 : f32
                  %3449 = math.fma %3175, %3437, %3448 : f32
                  %3450 = arith.mulf %3428, %3435 : f32
                  %3451 = math.fma %3178, %3437, %3450 : f32
                  %3452 = arith.mulf %3430, %3435 : f32
                  %3453 = math.fma %3181, %3437, %3452 : f32
                  %3454 = arith.mulf %3432, %3435 : f32
                  %3455 = math.fma %3184, %3437, %3454 : f32
                  %3456 = arith.maxnumf %3433, %3200 fastmath<nnan> : f32
                  %3457 = arith.subf %3433, %3456 : f32
                  %3458 = wave.exp2 %3457 : f32
                  %3459 = arith.subf %3200, %3456 : f32
                  %3460 = wave.exp2 %3459 : f32
                  %3461 = arith.mulf %3439, %3458 : f32
                  %3462 = math.fma %3226, %3460, %3461 : f32
                  %3463 = arith.mulf %3441, %3458 : f32
                  %3464 = math.fma %3203, %3460, %3463 : f32
                  %3465 = arith.mulf %3443, %3458 : f32
                  %3466 = math.fma %3206, %3460, %3465 : f32
                  %3467 = arith.mulf %3445, %3458 : f32
                  %3468 = math.fma %3209, %3460, %3467 : f32
                  %3469 = arith.mulf %3447, %3458 : f32
                  %3470 = math.fma %3212, %3460, %3469 : f32
                  %3471 = arith.mulf %3449, %3458 : f32
                  %3472 = math.fma %3215, %3460, %3471 : f32
                  %3473 = arith.mulf %3451, %3458 : f32
                  %3474 = math.fma %3218, %3460, %3473 : f32
                  %3475 = arith.mulf %3453, %3458 : f32
                  %3476 = math.fma %3221, %3460, %3475 : f32
                  %3477 = arith.mulf %3455, %3458 : f32
                  %3478 = math.fma %3224, %3460, %3477 : f32
                  %3479 = arith.maxnumf %3456, %3240 fastmath<nnan> : f32
                  %3480 = arith.subf %3456, %3479 : f32
                  %3481 = wave.exp2 %3480 : f32
                  %3482 = arith.subf %3240, %3479 : f32
                  %3483 = wave.exp2 %3482 : f32
                  %3484 = arith.mulf %3462, %3481 : f32
                  %3485 = math.fma %3266, %3483, %3484 : f32
                  %3486 = arith.mulf %3464, %3481 : f32
                  %3487 = math.fma %3243, %3483, %3486 : f32
                  %3488 = arith.mulf %3466, %3481 : f32
                  %3489 = math.fma %3246, %3483, %3488 : f32
                  %3490 = arith.mulf %3468, %3481 : f32
                  %3491 = math.fma %3249, %3483, %3490 : f32
                  %3492 = arith.mulf %3470, %3481 : f32
                  %3493 = math.fma %3252, %3483, %3492 : f32
                  %3494 = arith.mulf %3472, %3481 : f32
                  %3495 = math.fma %3255, %3483, %3494 : f32
                  %3496 = arith.mulf %3474, %3481 : f32
                  %3497 = math.fma %3258, %3483, %3496 : f32
                  %3498 = arith.mulf %3476, %3481 : f32
                  %3499 = math.fma %3261, %3483, %3498 : f32
                  %3500 = arith.mulf %3478, %3481 : f32
                  %3501 = math.fma %3264, %3483, %3500 : f32
                  %3502 = arith.maxnumf %3479, %3280 fastmath<nnan> : f32
                  %3503 = arith.subf %3479, %3502 : f32
                  %3504 = wave.exp2 %3503 : f32
                  %3505 = arith.subf %3280, %3502 : f32
                  %3506 = wave.exp2 %3505 : f32
                  %3507 = arith.mulf %3485, %3504 : f32
                  %3508 = math.fma %3306, %3506, %3507 : f32
                  %3509 = arith.mulf %3487, %3504 : f32
                  %3510 = math.fma %3283, %3506, %3509 : f32
                  %3511 = arith.mulf %3489, %3504 : f32
                  %3512 = math.fma %3286, %3506, %3511 : f32
                  %3513 = arith.mulf %3491, %3504 : f32
                  %3514 = math.fma %3289, %3506, %3513 : f32
                  %3515 = arith.mulf %3493, %3504 : f32
                  %3516 = math.fma %3292, %3506, %3515 : f32
                  %3517 = arith.mulf %3495, %3504 : f32
                  %3518 = math.fma %3295, %3506, %3517 : f32
                  %3519 = arith.mulf %3497, %3504 : f32
                  %3520 = math.fma %3298, %3506, %3519 : f32
                  %3521 = arith.mulf %3499, %3504 : f32
                  %3522 = math.fma %3301, %3506, %3521 : f32
                  %3523 = arith.mulf %3501, %3504 : f32
                  %3524 = math.fma %3304, %3506, %3523 : f32
                  %3525 = arith.maxnumf %3502, %3320 fastmath<nnan> : f32
                  %3526 = arith.subf %3502, %3525 : f32
                  %3527 = wave.exp2 %3526 : f32
                  %3528 = arith.subf %3320, %3525 : f32
                  %3529 = wave.exp2 %3528 : f32
                  %3530 = arith.mulf %3508, %3527 : f32
                  %3531 = math.fma %3346, %3529, %3530 : f32
                  %3532 = arith.mulf %3510, %3527 : f32
                  %3533 = math.fma %3323, %3529, %3532 : f32
                  %3534 = arith.mulf %3512, %3527 : f32
                  %3535 = math.fma %3326, %3529, %3534 : f32
                  %3536 = arith.mulf %3514, %3527 : f32
                  %3537 = math.fma %3329, %3529, %3536 : f32
                  %3538 = arith.mulf %3516, %3527 : f32
                  %3539 = math.fma %3332, %3529, %3538 : f32
                  %3540 = arith.mulf %3518, %3527 : f32
                  %3541 = math.fma %3335, %3529, %3540 : f32
                  %3542 = arith.mulf %3520, %3527 : f32
                  %3543 = math.fma %3338, %3529, %3542 : f32
                  %3544 = arith.mulf %3522, %3527 : f32
                  %3545 = math.fma %3341, %3529, %3544 : f32
                  %3546 = arith.mulf %3524, %3527 : f32
                  %3547 = math.fma %3344, %3529, %3546 : f32
                  %3548 = arith.maxnumf %3525, %3360 fastmath<nnan> : f32
                  %3549 = arith.subf %3525, %3548 : f32
                  %3550 = wave.exp2 %3549 : f32
                  %3551 = arith.subf %3360, %3548 : f32
                  %3552 = wave.exp2 %3551 : f32
                  %3553 = arith.mulf %3531, %3550 : f32
                  %3554 = math.fma %3386, %3552, %3553 : f32
                  %3555 = arith.mulf %3533, %3550 : f32
                  %3556 = math.fma %3363, %3552, %3555 : f32
                  %3557 = arith.mulf %3535, %3550 : f32
                  %3558 = math.fma %3366, %3552, %3557 : f32
                  %3559 = arith.mulf %3537, %3550 : f32
                  %3560 = math.fma %3369, %3552, %3559 : f32
                  %3561 = arith.mulf %3539, %3550 : f32
                  %3562 = math.fma %3372, %3552, %3561 : f32
                  %3563 = arith.mulf %3541, %3550 : f32
                  %3564 = math.fma %3375, %3552, %3563 : f32
                  %3565 = arith.mulf %3543, %3550 : f32
                  %3566 = math.fma %3378, %3552, %3565 : f32
                  %3567 = arith.mulf %3545, %3550 : f32
                  %3568 = math.fma %3381, %3552, %3567 : f32
                  %3569 = arith.mulf %3547, %3550 : f32
                  %3570 = math.fma %3384, %3552, %3569 : f32
                  scf.yield %3548, %3554, %3556, %3558, %3560, %3562, %3564, %3566, %3568, %3570 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3571 = arith.addi %kvHeads, %15 : index
                %3572 = memref.load %scales[%3571] : memref<?xf32>
                %3573 = arith.divf %3572, %3066#1 : f32
                %3574 = arith.addi %17, %1459 : index
                %3575 = arith.cmpi slt, %3574, %groupSize : index
                scf.if %3575 {
                  %3576 = arith.muli %15, %groupSize : index
                  %3577 = arith.addi %3576, %3574 : index
                  %3578 = arith.muli %3577, %c6 : index
                  %3579 = arith.muli %heads, %c6 : index
                  %3580 = arith.addi %1457, %c22 : index
                  %3581 = arith.mulf %3066#2, %3573 : f32
                  %3582 = arith.addf %3581, %c73 : f32
                  %3583 = arith.minimumf %3582, %c156 : f32
                  %3584 = arith.maximumf %3583, %c157 : f32
                  %3585 = arith.truncf %3584 : f32 to f16
                  %3586 = arith.divui %3580, %c8 : index
                  %3587 = arith.addi %3578, %3586 : index
                  %3588 = arith.divui %24, %outTileRows : index
                  %3589 = arith.divui %3579, %c3 : index
                  %3590 = arith.muli %3588, %3589 : index
                  %3591 = arith.divui %3587, %c3 : index
                  %3592 = arith.addi %3590, %3591 : index
                  %3593 = arith.muli %3592, %c9 : index
                  %3594 = arith.remui %3587, %c3 : index
                  %3595 = arith.divui %3594, %c8 : index
                  %3596 = arith.addi %3593, %3595 : index
                  %3597 = arith.muli %outTileRows, %c8 : index
                  %3598 = arith.muli %3596, %3597 : index
                  %3599 = arith.remui %24, %outTileRows : index
                  %3600 = arith.muli %3599, %c8 : index
                  %3601 = arith.addi %3598, %3600 : index
                  %3602 = arith.remui %3587, %c8 : index
                  %3603 = arith.addi %3601, %3602 : index
                  memref.store %3585, %out[%3603] : memref<?xf16>
                  %3604 = arith.addi %1457, %c6 : index
                  %3605 = arith.mulf %3066#3, %3573 : f32
                  %3606 = arith.addf %3605, %c73 : f32
                  %3607 = arith.minimumf %3606, %c156 : f32
                  %3608 = arith.maximumf %3607, %c157 : f32
                  %3609 = arith.truncf %3608 : f32 to f16
                  %3610 = arith.divui %3604, %c8 : index
                  %3611 = arith.addi %3578, %3610 : index
                  %3612 = arith.divui %24, %outTileRows : index
                  %3613 = arith.divui %3579, %c3 : index
                  %3614 = arith.muli %3612, %3613 : index
                  %3615 = arith.divui %3611, %c3 : index
                  %3616 = arith.addi %3614, %3615 : index
                  %3617 = arith.muli %3616, %c9 : index
                  %3618 = arith.remui %3611, %c3 : index
                  %3619 = arith.divui %3618, %c8 : index
                  %3620 = arith.addi %3617, %3619 : index
                  %3621 = arith.muli %outTileRows, %c8 : index
                  %3622 = arith.muli %3620, %3621 : index
                  %3623 = arith.remui %24, %outTileRows : index
                  %3624 = arith.muli %3623, %c8 : index
                  %3625 = arith.addi %3622, %3624 : index
                  %3626 = arith.remui %3611, %c8 : index
                  %3627 = arith.addi %3625, %3626 : index
                  memref.store %3609, %out[%3627] : memref<?xf16>
                  %3628 = arith.addi %1457, %c23 : index
                  %3629 = arith.mulf %3066#4, %3573 : f32
                  %3630 = arith.addf %3629, %c73 : f32
                  %3631 = arith.minimumf %3630, %c156 : f32
                  %3632 = arith.maximumf %3631, %c157 : f32
                  %3633 = arith.truncf %3632 : f32 to f16
                  %3634 = arith.divui %3628, %c8 : index
                  %3635 = arith.addi %3578, %3634 : index
                  %3636 = arith.divui %24, %outTileRows : index
                  %3637 = arith.divui %3579, %c3 : index
                  %3638 = arith.muli %3636, %3637 : index
                  %3639 = arith.divui %3635, %c3 : index
                  %3640 = arith.addi %3638, %3639 : index
                  %3641 = arith.muli %3640, %c9 : index
                  %3642 = arith.remui %3635, %c3 : index
                  %3643 = arith.divui %3642, %c8 : index
                  %3644 = arith.addi %3641, %3643 : index
                  %3645 = arith.muli %outTileRows, %c8 : index
                  %3646 = arith.muli %3644, %3645 : index
                  %3647 = arith.remui %24, %outTileRows : index
                  %3648 = arith.muli %3647, %c8 : index
                  %3649 = arith.addi %3646, %3648 : index
                  %3650 = arith.remui %3635, %c8 : index
                  %3651 = arith.addi %3649, %3650 : index
                  memref.store %3633, %out[%3651] : memref<?xf16>
                  %3652 = arith.addi %1457, %c58 : index
                  %3653 = arith.mulf %3066#5, %3573 : f32
                  %3654 = arith.addf %3653, %c73 : f32
                  %3655 = arith.minimumf %3654, %c156 : f32
                  %3656 = arith.maximumf %3655, %c157 : f32
                  %3657 = arith.truncf %3656 : f32 to f16
                  %3658 = arith.divui %3652, %c8 : index
                  %3659 = arith.addi %3578, %3658 : index
                  %3660 = arith.divui %24, %outTileRows : index
                  %3661 = arith.divui %3579, %c3 : index
                  %3662 = arith.muli %3660, %3661 : index
                  %3663 = arith.divui %3659, %c3 : index
                  %3664 = arith.addi %3662, %3663 : index
                  %3665 = arith.muli %3664, %c9 : index
                  %3666 = arith.remui %3659, %c3 : index
                  %3667 = arith.divui %3666, %c8 : index
                  %3668 = arith.addi %3665, %3667 : index
                  %3669 = arith.muli %outTileRows, %c8 : index
                  %3670 = arith.muli %3668, %3669 : index
                  %3671 = arith.remui %24, %outTileRows : index
                  %3672 = arith.muli %3671, %c8 : index
                  %3673 = arith.addi %3670, %3672 : index
                  %3674 = arith.remui %3659, %c8 : index
                  %3675 = arith.addi %3673, %3674 : index
                  memref.store %3657, %out[%3675] : memref<?xf16>
                  %3676 = arith.addi %1457, %c59 : index
                  %3677 = arith.mulf %3066#6, %3573 : f32
                  %3678 = arith.addf %3677, %c73 : f32
                  %3679 = arith.minimumf %3678, %c156 : f32
                  %3680 = arith.maximumf %3679, %c157 : f32
                  %3681 = arith.truncf %3680 : f32 to f16
                  %3682 = arith.divui %3676, %c8 : index
                  %3683 = arith.addi %3578, %3682 : index
                  %3684 = arith.divui %24, %outTileRows : index
                  %3685 = arith.divui %3579, %c3 : index
                  %3686 = arith.muli %3684, %3685 : index
                  %3687 = arith.divui %3683, %c3 : index
                  %3688 = arith.addi %3686, %3687 : index
                  %3689 = arith.muli %3688, %c9 : index
                  %3690 = arith.remui %3683, %c3 : index
                  %3691 = arith.divui %3690, %c8 : index
                  %3692 = arith.addi %3689, %3691 : index
                  %3693 = arith.muli %outTileRows, %c8 : index
                  %3694 = arith.muli %3692, %3693 : index
                  %3695 = arith.remui %24, %outTileRows : index
                  %3696 = arith.muli %3695, %c8 : index
                  %3697 = arith.addi %3694, %3696 : index
                  %3698 = arith.remui %3683, %c8 : index
                  %3699 = arith.addi %3697, %3698 : index
                  memref.store %3681, %out[%3699] : memref<?xf16>
                  %3700 = arith.addi %1457, %c60 : index
                  %3701 = arith.mulf %3066#7, %3573 : f32
                  %3702 = arith.addf %3701, %c73 : f32
                  %3703 = arith.minimumf %3702, %c156 : f32
                  %3704 = arith.maximumf %3703, %c157 : f32
                  %3705 = arith.truncf %3704 : f32 to f16
                  %3706 = arith.divui %3700, %c8 : index
                  %3707 = arith.addi %3578, %3706 : index
                  %3708 = arith.divui %24, %outTileRows : index
                  %3709 = arith.divui %3579, %c3 : index
                  %3710 = arith.muli %3708, %3709 : index
                  %3711 = arith.divui %3707, %c3 : index
                  %3712 = arith.addi %3710, %3711 : index
                  %3713 = arith.muli %3712, %c9 : index
                  %3714 = arith.remui %3707, %c3 : index
                  %3715 = arith.divui %3714, %c8 : index
                  %3716 = arith.addi %3713, %3715 : index
                  %3717 = arith.muli %outTileRows, %c8 : index
                  %3718 = arith.muli %3716, %3717 : index
                  %3719 = arith.remui %24, %outTileRows : index
                  %3720 = arith.muli %3719, %c8 : index
                  %3721 = arith.addi %3718, %3720 : index
                  %3722 = arith.remui %3707, %c8 : index
                  %3723 = arith.addi %3721, %3722 : index
                  memref.store %3705, %out[%3723] : memref<?xf16>
                  %3724 = arith.addi %1457, %c61 : index
                  %3725 = arith.mulf %3066#8, %3573 : f32
                  %3726 = arith.addf %3725, %c73 : f32
                  %3727 = arith.minimumf %3726, %c156 : f32
                  %3728 = arith.maximumf %3727, %c157 : f32
                  %3729 = arith.truncf %3728 : f32 to f16
                  %3730 = arith.divui %3724, %c8 : index
                  %3731 = arith.addi %3578, %3730 : index
                  %3732 = arith.divui %24, %outTileRows : index
                  %3733 = arith.divui %3579, %c3 : index
                  %3734 = arith.muli %3732, %3733 : index
                  %3735 = arith.divui %3731, %c3 : index
                  %3736 = arith.addi %3734, %3735 : index
                  %3737 = arith.muli %3736, %c9 : index
                  %3738 = arith.remui %3731, %c3 : index
                  %3739 = arith.divui %3738, %c8 : index
                  %3740 = arith.addi %3737, %3739 : index
                  %3741 = arith.muli %outTileRows, %c8 : index
                  %3742 = arith.muli %3740, %3741 : index
                  %3743 = arith.remui %24, %outTileRows : index
                  %3744 = arith.muli %3743, %c8 : index
                  %3745 = arith.addi %3742, %3744 : index
                  %3746 = arith.remui %3731, %c8 : index
                  %3747 = arith.addi %3745, %3746 : index
                  memref.store %3729, %out[%3747] : memref<?xf16>
                  %3748 = arith.addi %1457, %c62 : index
                  %3749 = arith.mulf %3066#9, %3573 : f32
                  %3750 = arith.addf %3749, %c73 : f32
                  %3751 = arith.minimumf %3750, %c156 : f32
                  %3752 = arith.maximumf %3751, %c157 : f32
                  %3753 = arith.truncf %3752 : f32 to f16
                  %3754 = arith.divui %3748, %c8 : index
                  %3755 = arith.addi %3578, %3754 : index
                  %3756 = arith.divui %24, %outTileRows : index
                  %3757 = arith.divui %3579, %c3 : index
                  %3758 = arith.muli %3756, %3757 : index
                  %3759 = arith.divui %3755, %c3 : index
                  %3760 = arith.addi %3758, %3759 : index
                  %3761 = arith.muli %3760, %c9 : index
                  %3762 = arith.remui %3755, %c3 : index
                  %3763 = arith.divui %3762, %c8 : index
                  %3764 = arith.addi %3761, %3763 : index
                  %3765 = arith.muli %outTileRows, %c8 : index
                  %3766 = arith.muli %3764, %3765 : index
                  %3767 = arith.remui %24, %outTileRows : index
                  %3768 = arith.muli %3767, %c8 : index
                  %3769 = arith.addi %3766, %3768 : index
                  %3770 = arith.remui %3755, %c8 : index
                  %3771 = arith.addi %3769, %3770 : index
                  memref.store %3753, %out[%3771] : memref<?xf16>
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
