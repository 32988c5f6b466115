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
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c22 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c26 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c21 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c27 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c28 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c29 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c24 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c30 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c31 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c32 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %85, %c33 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %85, %c34 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %85, %c35 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %85, %c36 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %85, %c37 : index
        %119 = vector.load %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = arith.addi %85, %c38 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %85, %c39 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %85, %c40 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %85, %c41 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %85, %c42 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %85, %c43 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %85, %c44 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %85, %c45 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %85, %c46 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %85, %c47 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %85, %c48 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %85, %c49 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %85, %c50 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %85, %c51 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %85, %c52 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = math.absf %87 : vector<4xf32>
        %151 = math.absf %89 : vector<4xf32>
        %152 = arith.maxnumf %150, %151 fastmath<nnan> : vector<4xf32>
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
        %213 = vector.extract %212[0] : f32 from vector<4xf32>
        %214 = vector.extract %212[1] : f32 from vector<4xf32>
        %215 = vector.extract %212[2] : f32 from vector<4xf32>
        %216 = vector.extract %212[3] : f32 from vector<4xf32>
        %217 = arith.maxnumf %213, %214 fastmath<nnan> : f32
        %218 = arith.maxnumf %217, %215 fastmath<nnan> : f32
        %219 = arith.maxnumf %218, %216 fastmath<nnan> : f32
        %220 = wave.swap_halves %219 : f32
        %221 = arith.maxnumf %219, %220 fastmath<nnan> : f32
        %222 = arith.bitcast %221 : f32 to i32
        %223 = arith.shrui %222, %c53 : i32
        %224 = arith.maxsi %223, %c54 : i32
        %225 = arith.minsi %224, %c55 : i32
        %226 = arith.subi %c56, %225 : i32
        %227 = arith.shli %226, %c53 : i32
        %228 = arith.bitcast %227 : i32 to f32
        %229 = arith.subi %225, %c57 : i32
        %230 = arith.shli %229, %c53 : i32
        %231 = arith.bitcast %230 : i32 to f32
        %232 = vector.broadcast %228 : f32 to vector<4xf32>
        %233 = arith.muli %1, %c8 : index
        %234 = arith.muli %2, %c37 : index
        %235 = arith.addi %233, %234 : index
        %236 = arith.mulf %87, %232 : vector<4xf32>
        %237 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
        %238 = arith.mulf %89, %232 : vector<4xf32>
        %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %241 = arith.addi %235, %c22 : index
        vector.store %240, %4[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %242 = arith.mulf %91, %232 : vector<4xf32>
        %243 = arith.truncf %242 : vector<4xf32> to vector<4xf16>
        %244 = arith.mulf %93, %232 : vector<4xf32>
        %245 = arith.truncf %244 : vector<4xf32> to vector<4xf16>
        %246 = vector.shuffle %243, %245 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %247 = arith.addi %235, %c6 : index
        vector.store %246, %4[%247] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %248 = arith.mulf %95, %232 : vector<4xf32>
        %249 = arith.truncf %248 : vector<4xf32> to vector<4xf16>
        %250 = arith.mulf %97, %232 : vector<4xf32>
        %251 = arith.truncf %250 : vector<4xf32> to vector<4xf16>
        %252 = vector.shuffle %249, %251 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %253 = arith.addi %235, %c23 : index
        vector.store %252, %4[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.mulf %99, %232 : vector<4xf32>
        %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
        %256 = arith.mulf %101, %232 : vector<4xf32>
        %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %259 = arith.addi %235, %c58 : index
        vector.store %258, %4[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = arith.mulf %103, %232 : vector<4xf32>
        %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
        %262 = arith.mulf %105, %232 : vector<4xf32>
        %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %265 = arith.addi %235, %c59 : index
        vector.store %264, %4[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.mulf %107, %232 : vector<4xf32>
        %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
        %268 = arith.mulf %109, %232 : vector<4xf32>
        %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %271 = arith.addi %235, %c60 : index
        vector.store %270, %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.mulf %111, %232 : vector<4xf32>
        %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        %274 = arith.mulf %113, %232 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %277 = arith.addi %235, %c61 : index
        vector.store %276, %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.mulf %115, %232 : vector<4xf32>
        %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
        %280 = arith.mulf %117, %232 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %283 = arith.addi %235, %c62 : index
        vector.store %282, %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.mulf %119, %232 : vector<4xf32>
        %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
        %286 = arith.mulf %121, %232 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = vector.shuffle %285, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %289 = arith.addi %235, %c63 : index
        vector.store %288, %4[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %290 = arith.mulf %123, %232 : vector<4xf32>
        %291 = arith.truncf %290 : vector<4xf32> to vector<4xf16>
        %292 = arith.mulf %125, %232 : vector<4xf32>
        %293 = arith.truncf %292 : vector<4xf32> to vector<4xf16>
        %294 = vector.shuffle %291, %293 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %295 = arith.addi %235, %c64 : index
        vector.store %294, %4[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %296 = arith.mulf %127, %232 : vector<4xf32>
        %297 = arith.truncf %296 : vector<4xf32> to vector<4xf16>
        %298 = arith.mulf %129, %232 : vector<4xf32>
        %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
        %300 = vector.shuffle %297, %299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %301 = arith.addi %235, %c65 : index
        vector.store %300, %4[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = arith.mulf %131, %232 : vector<4xf32>
        %303 = arith.truncf %302 : vector<4xf32> to vector<4xf16>
        %304 = arith.mulf %133, %232 : vector<4xf32>
        %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
        %306 = vector.shuffle %303, %305 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %307 = arith.addi %235, %c66 : index
        vector.store %306, %4[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %308 = arith.mulf %135, %232 : vector<4xf32>
        %309 = arith.truncf %308 : vector<4xf32> to vector<4xf16>
        %310 = arith.mulf %137, %232 : vector<4xf32>
        %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
        %312 = vector.shuffle %309, %311 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %313 = arith.addi %235, %c67 : index
        vector.store %312, %4[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %314 = arith.mulf %139, %232 : vector<4xf32>
        %315 = arith.truncf %314 : vector<4xf32> to vector<4xf16>
        %316 = arith.mulf %141, %232 : vector<4xf32>
        %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
        %318 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %319 = arith.addi %235, %c68 : index
        vector.store %318, %4[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %320 = arith.mulf %143, %232 : vector<4xf32>
        %321 = arith.truncf %320 : vector<4xf32> to vector<4xf16>
        %322 = arith.mulf %145, %232 : vector<4xf32>
        %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
        %324 = vector.shuffle %321, %323 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %325 = arith.addi %235, %c69 : index
        vector.store %324, %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %326 = arith.mulf %147, %232 : vector<4xf32>
        %327 = arith.truncf %326 : vector<4xf32> to vector<4xf16>
        %328 = arith.mulf %149, %232 : vector<4xf32>
        %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
        %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %331 = arith.addi %235, %c70 : index
        vector.store %330, %4[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %332 = memref.load %scales[%15] : memref<?xf32>
        %333 = arith.mulf %332, %231 : f32
        memref.store %333, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %334 = memref.load %7[%1] : memref<?xf32>
      scf.for %335 = %11 to %42 step %43 : i32 {
        %336 = arith.muli %335, %c19 : i32
        %337 = arith.index_cast %8 : index to i32
        %338 = arith.muli %337, %c71 : i32
        %339 = arith.addi %336, %338 : i32
        %340 = arith.addi %339, %c71 : i32
        %341 = arith.minsi %340, %38 : i32
        %342 = arith.cmpi slt, %339, %38 : i32
        %343:18 = scf.if %342 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %344 = arith.subi %341, %339 : i32
          %345 = arith.addi %344, %c75 : i32
          %346 = arith.divui %345, %c76 : i32
          %347 = arith.divui %339, %c17 : i32
          %348 = arith.addi %347, %c77 : i32
          %349 = arith.minsi %348, %40 : i32
          %350 = arith.index_castui %349 : i32 to index
          %351 = arith.addi %32, %350 : index
          %352 = memref.load %step[%351] : memref<?xi32>
          %353 = arith.index_cast %352 : i32 to index
          %354 = arith.muli %353, %33 : index
          %355 = arith.addi %354, %34 : index
          %356 = arith.addi %347, %c16 : i32
          %357 = arith.minsi %356, %40 : i32
          %358 = arith.index_castui %357 : i32 to index
          %359 = arith.addi %32, %358 : index
          %360 = memref.load %step[%359] : memref<?xi32>
          %361 = arith.index_cast %360 : i32 to index
          %362 = arith.muli %361, %33 : index
          %363 = arith.addi %362, %34 : index
          %364 = arith.addi %355, %35 : index
          %365 = arith.addi %364, %c22 : index
          %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %367 = arith.addi %364, %c24 : index
          %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %369 = arith.addi %363, %35 : index
          %370 = arith.addi %369, %c22 : index
          %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %372 = arith.addi %369, %c24 : index
          %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %397:22 = scf.for %374 = %c77 to %346 step %c16 iter_args(%375 = %366, %376 = %368, %377 = %371, %378 = %373, %379 = %c72, %380 = %c73, %381 = %c74, %382 = %c74, %383 = %c74, %384 = %c74, %385 = %c74, %386 = %c74, %387 = %c74, %388 = %c74, %389 = %c74, %390 = %c74, %391 = %c74, %392 = %c74, %393 = %c74, %394 = %c74, %395 = %c74, %396 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %398 = arith.muli %374, %c76 : i32
            %399 = arith.addi %339, %398 : i32
            %400 = arith.addi %399, %c76 : i32
            %401 = arith.divui %399, %c17 : i32
            %402 = arith.addi %401, %c77 : i32
            %403 = arith.minsi %402, %40 : i32
            %404 = arith.index_castui %403 : i32 to index
            %405 = arith.addi %32, %404 : index
            %406 = memref.load %step[%405] : memref<?xi32>
            %407 = arith.index_cast %406 : i32 to index
            %408 = arith.muli %407, %33 : index
            %409 = arith.addi %408, %34 : index
            %410 = arith.addi %401, %c16 : i32
            %411 = arith.minsi %410, %40 : i32
            %412 = arith.index_castui %411 : i32 to index
            %413 = arith.addi %32, %412 : index
            %414 = memref.load %step[%413] : memref<?xi32>
            %415 = arith.index_cast %414 : i32 to index
            %416 = arith.muli %415, %33 : index
            %417 = arith.addi %416, %34 : index
            %418 = arith.divui %400, %c17 : i32
            %419 = arith.addi %418, %c77 : i32
            %420 = arith.minsi %419, %40 : i32
            %421 = arith.index_castui %420 : i32 to index
            %422 = arith.addi %32, %421 : index
            %423 = memref.load %step[%422] : memref<?xi32>
            %424 = arith.index_cast %423 : i32 to index
            %425 = arith.muli %424, %33 : index
            %426 = arith.addi %425, %34 : index
            %427 = arith.addi %418, %c16 : i32
            %428 = arith.minsi %427, %40 : i32
            %429 = arith.index_castui %428 : i32 to index
            %430 = arith.addi %32, %429 : index
            %431 = memref.load %step[%430] : memref<?xi32>
            %432 = arith.index_cast %431 : i32 to index
            %433 = arith.muli %432, %33 : index
            %434 = arith.addi %433, %34 : index
            %435 = wave.opaque %c22 : index
            %436 = arith.muli %1, %c8 : index
            %437 = arith.addi %435, %436 : index
            %438 = arith.addi %409, %35 : index
            %439 = arith.addi %438, %c37 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %441 = arith.addi %438, %c45 : index
            %442 = vector.load %kv[%441] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %443 = arith.addi %417, %35 : index
            %444 = arith.addi %443, %c37 : index
            %445 = vector.load %kv[%444] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %446 = arith.addi %443, %c45 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %448 = vector.shuffle %375, %376 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %449 = vector.bitcast %448 : vector<8xi32> to vector<16xf16>
            %450 = vector.shuffle %377, %378 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %451 = vector.bitcast %450 : vector<8xi32> to vector<16xf16>
            %452 = arith.addi %437, %c22 : index
            %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %454 = arith.addi %452, %c37 : index
            %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %457 = wave.mma %449, %456, %c74 : vector<16xf16>, vector<8xf32>
            %458 = wave.mma %451, %456, %c74 : vector<16xf16>, vector<8xf32>
            %459 = arith.addi %438, %c6 : index
            %460 = vector.load %kv[%459] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %461 = arith.addi %438, %c78 : index
            %462 = vector.load %kv[%461] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %463 = arith.addi %443, %c6 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %465 = arith.addi %443, %c78 : index
            %466 = vector.load %kv[%465] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %467 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %468 = vector.bitcast %467 : vector<8xi32> to vector<16xf16>
            %469 = vector.shuffle %445, %447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %470 = vector.bitcast %469 : vector<8xi32> to vector<16xf16>
            %471 = arith.addi %437, %c6 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = arith.addi %471, %c37 : index
            %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %476 = wave.mma %468, %475, %457 : vector<16xf16>, vector<8xf32>
            %477 = wave.mma %470, %475, %458 : vector<16xf16>, vector<8xf32>
            %478 = arith.addi %438, %c79 : index
            %479 = vector.load %kv[%478] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %480 = arith.addi %438, %c80 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %482 = arith.addi %443, %c79 : index
            %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %484 = arith.addi %443, %c80 : index
            %485 = vector.load %kv[%484] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %486 = vector.shuffle %460, %462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %487 = vector.bitcast %486 : vector<8xi32> to vector<16xf16>
            %488 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %489 = vector.bitcast %488 : vector<8xi32> to vector<16xf16>
            %490 = arith.addi %437, %c23 : index
            %491 = vector.load %4[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %492 = arith.addi %490, %c37 : index
            %493 = vector.load %4[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %494 = vector.shuffle %491, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %495 = wave.mma %487, %494, %476 : vector<16xf16>, vector<8xf32>
            %496 = wave.mma %489, %494, %477 : vector<16xf16>, vector<8xf32>
            %497 = arith.addi %438, %c23 : index
            %498 = vector.load %kv[%497] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %499 = arith.addi %438, %c81 : index
            %500 = vector.load %kv[%499] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %501 = arith.addi %443, %c23 : index
            %502 = vector.load %kv[%501] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %503 = arith.addi %443, %c81 : index
            %504 = vector.load %kv[%503] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %505 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %506 = vector.bitcast %505 : vector<8xi32> to vector<16xf16>
            %507 = vector.shuffle %483, %485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %508 = vector.bitcast %507 : vector<8xi32> to vector<16xf16>
            %509 = arith.addi %437, %c58 : index
            %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %511 = arith.addi %509, %c37 : index
            %512 = vector.load %4[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %513 = vector.shuffle %510, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %514 = wave.mma %506, %513, %495 : vector<16xf16>, vector<8xf32>
            %515 = wave.mma %508, %513, %496 : vector<16xf16>, vector<8xf32>
            %516 = arith.addi %438, %c82 : index
            %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %518 = arith.addi %438, %c83 : index
            %519 = vector.load %kv[%518] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %520 = arith.addi %443, %c82 : index
            %521 = vector.load %kv[%520] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %522 = arith.addi %443, %c83 : index
            %523 = vector.load %kv[%522] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %524 = vector.shuffle %498, %500 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %525 = vector.bitcast %524 : vector<8xi32> to vector<16xf16>
            %526 = vector.shuffle %502, %504 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %527 = vector.bitcast %526 : vector<8xi32> to vector<16xf16>
            %528 = arith.addi %437, %c59 : index
            %529 = vector.load %4[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %530 = arith.addi %528, %c37 : index
            %531 = vector.load %4[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %532 = vector.shuffle %529, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %533 = wave.mma %525, %532, %514 : vector<16xf16>, vector<8xf32>
            %534 = wave.mma %527, %532, %515 : vector<16xf16>, vector<8xf32>
            %535 = arith.addi %438, %c58 : index
            %536 = vector.load %kv[%535] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %537 = arith.addi %438, %c84 : index
            %538 = vector.load %kv[%537] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %539 = arith.addi %443, %c58 : index
            %540 = vector.load %kv[%539] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %541 = arith.addi %443, %c84 : index
            %542 = vector.load %kv[%541] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %543 = vector.shuffle %517, %519 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %544 = vector.bitcast %543 : vector<8xi32> to vector<16xf16>
            %545 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %546 = vector.bitcast %545 : vector<8xi32> to vector<16xf16>
            %547 = arith.addi %437, %c60 : index
            %548 = vector.load %4[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %549 = arith.addi %547, %c37 : index
            %550 = vector.load %4[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %551 = vector.shuffle %548, %550 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %552 = wave.mma %544, %551, %533 : vector<16xf16>, vector<8xf32>
            %553 = wave.mma %546, %551, %534 : vector<16xf16>, vector<8xf32>
            %554 = arith.addi %438, %c85 : index
            %555 = vector.load %kv[%554] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %556 = arith.addi %438, %c86 : index
            %557 = vector.load %kv[%556] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %558 = arith.addi %443, %c85 : index
            %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %560 = arith.addi %443, %c86 : index
            %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %562 = vector.shuffle %536, %538 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %563 = vector.bitcast %562 : vector<8xi32> to vector<16xf16>
            %564 = vector.shuffle %540, %542 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %565 = vector.bitcast %564 : vector<8xi32> to vector<16xf16>
            %566 = arith.addi %437, %c61 : index
            %567 = vector.load %4[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %568 = arith.addi %566, %c37 : index
            %569 = vector.load %4[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %570 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %571 = wave.mma %563, %570, %552 : vector<16xf16>, vector<8xf32>
            %572 = wave.mma %565, %570, %553 : vector<16xf16>, vector<8xf32>
            %573 = arith.addi %438, %c59 : index
            %574 = vector.load %kv[%573] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %575 = arith.addi %438, %c87 : index
            %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %577 = arith.addi %443, %c59 : index
            %578 = vector.load %kv[%577] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %579 = arith.addi %443, %c87 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %581 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %582 = vector.bitcast %581 : vector<8xi32> to vector<16xf16>
            %583 = vector.shuffle %559, %561 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %584 = vector.bitcast %583 : vector<8xi32> to vector<16xf16>
            %585 = arith.addi %437, %c62 : index
            %586 = vector.load %4[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %587 = arith.addi %585, %c37 : index
            %588 = vector.load %4[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %589 = vector.shuffle %586, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %590 = wave.mma %582, %589, %571 : vector<16xf16>, vector<8xf32>
            %591 = wave.mma %584, %589, %572 : vector<16xf16>, vector<8xf32>
            %592 = arith.addi %438, %c88 : index
            %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %594 = arith.addi %438, %c89 : index
            %595 = vector.load %kv[%594] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %596 = arith.addi %443, %c88 : index
            %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %598 = arith.addi %443, %c89 : index
            %599 = vector.load %kv[%598] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %600 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %601 = vector.bitcast %600 : vector<8xi32> to vector<16xf16>
            %602 = vector.shuffle %578, %580 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %603 = vector.bitcast %602 : vector<8xi32> to vector<16xf16>
            %604 = arith.addi %437, %c63 : index
            %605 = vector.load %4[%604] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %606 = arith.addi %604, %c37 : index
            %607 = vector.load %4[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %608 = vector.shuffle %605, %607 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %609 = wave.mma %601, %608, %590 : vector<16xf16>, vector<8xf32>
            %610 = wave.mma %603, %608, %591 : vector<16xf16>, vector<8xf32>
            %611 = arith.addi %438, %c60 : index
            %612 = vector.load %kv[%611] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %613 = arith.addi %438, %c90 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = arith.addi %443, %c60 : index
            %616 = vector.load %kv[%615] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %617 = arith.addi %443, %c90 : index
            %618 = vector.load %kv[%617] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %619 = vector.shuffle %593, %595 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %620 = vector.bitcast %619 : vector<8xi32> to vector<16xf16>
            %621 = vector.shuffle %597, %599 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %622 = vector.bitcast %621 : vector<8xi32> to vector<16xf16>
            %623 = arith.addi %437, %c64 : index
            %624 = vector.load %4[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %625 = arith.addi %623, %c37 : index
            %626 = vector.load %4[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %627 = vector.shuffle %624, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %628 = wave.mma %620, %627, %609 : vector<16xf16>, vector<8xf32>
            %629 = wave.mma %622, %627, %610 : vector<16xf16>, vector<8xf32>
            %630 = arith.addi %438, %c91 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %438, %c92 : index
            %633 = vector.load %kv[%632] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %634 = arith.addi %443, %c91 : index
            %635 = vector.load %kv[%634] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %636 = arith.addi %443, %c92 : index
            %637 = vector.load %kv[%636] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %638 = vector.shuffle %612, %614 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %639 = vector.bitcast %638 : vector<8xi32> to vector<16xf16>
            %640 = vector.shuffle %616, %618 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %641 = vector.bitcast %640 : vector<8xi32> to vector<16xf16>
            %642 = arith.addi %437, %c65 : index
            %643 = vector.load %4[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %644 = arith.addi %642, %c37 : index
            %645 = vector.load %4[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %646 = vector.shuffle %643, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %647 = wave.mma %639, %646, %628 : vector<16xf16>, vector<8xf32>
            %648 = wave.mma %641, %646, %629 : vector<16xf16>, vector<8xf32>
            %649 = arith.addi %438, %c61 : index
            %650 = vector.load %kv[%649] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %651 = arith.addi %438, %c93 : index
            %652 = vector.load %kv[%651] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %653 = arith.addi %443, %c61 : index
            %654 = vector.load %kv[%653] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %655 = arith.addi %443, %c93 : index
            %656 = vector.load %kv[%655] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %657 = vector.shuffle %631, %633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %658 = vector.bitcast %657 : vector<8xi32> to vector<16xf16>
            %659 = vector.shuffle %635, %637 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %660 = vector.bitcast %659 : vector<8xi32> to vector<16xf16>
            %661 = arith.addi %437, %c66 : index
            %662 = vector.load %4[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %663 = arith.addi %661, %c37 : index
            %664 = vector.load %4[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %665 = vector.shuffle %662, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %666 = wave.mma %658, %665, %647 : vector<16xf16>, vector<8xf32>
            %667 = wave.mma %660, %665, %648 : vector<16xf16>, vector<8xf32>
            %668 = arith.addi %438, %c94 : index
            %669 = vector.load %kv[%668] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %670 = arith.addi %438, %c95 : index
            %671 = vector.load %kv[%670] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %672 = arith.addi %443, %c94 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %674 = arith.addi %443, %c95 : index
            %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %676 = vector.shuffle %650, %652 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %677 = vector.bitcast %676 : vector<8xi32> to vector<16xf16>
            %678 = vector.shuffle %654, %656 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %679 = vector.bitcast %678 : vector<8xi32> to vector<16xf16>
            %680 = arith.addi %437, %c67 : index
            %681 = vector.load %4[%680] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %682 = arith.addi %680, %c37 : index
            %683 = vector.load %4[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %684 = vector.shuffle %681, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %685 = wave.mma %677, %684, %666 : vector<16xf16>, vector<8xf32>
            %686 = wave.mma %679, %684, %667 : vector<16xf16>, vector<8xf32>
            %687 = arith.addi %438, %c62 : index
            %688 = vector.load %kv[%687] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %689 = arith.addi %438, %c96 : index
            %690 = vector.load %kv[%689] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %691 = arith.addi %443, %c62 : index
            %692 = vector.load %kv[%691] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %693 = arith.addi %443, %c96 : index
            %694 = vector.load %kv[%693] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %695 = vector.shuffle %669, %671 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %696 = vector.bitcast %695 : vector<8xi32> to vector<16xf16>
            %697 = vector.shuffle %673, %675 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %698 = vector.bitcast %697 : vector<8xi32> to vector<16xf16>
            %699 = arith.addi %437, %c68 : index
            %700 = vector.load %4[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %701 = arith.addi %699, %c37 : index
            %702 = vector.load %4[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %703 = vector.shuffle %700, %702 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %704 = wave.mma %696, %703, %685 : vector<16xf16>, vector<8xf32>
            %705 = wave.mma %698, %703, %686 : vector<16xf16>, vector<8xf32>
            %706 = arith.addi %438, %c97 : index
            %707 = vector.load %kv[%706] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %708 = arith.addi %438, %c98 : index
            %709 = vector.load %kv[%708] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %710 = arith.addi %443, %c97 : index
            %711 = vector.load %kv[%710] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %712 = arith.addi %443, %c98 : index
            %713 = vector.load %kv[%712] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %714 = vector.shuffle %688, %690 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %715 = vector.bitcast %714 : vector<8xi32> to vector<16xf16>
            %716 = vector.shuffle %692, %694 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %717 = vector.bitcast %716 : vector<8xi32> to vector<16xf16>
            %718 = arith.addi %437, %c69 : index
            %719 = vector.load %4[%718] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %720 = arith.addi %718, %c37 : index
            %721 = vector.load %4[%720] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %722 = vector.shuffle %719, %721 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %723 = wave.mma %715, %722, %704 : vector<16xf16>, vector<8xf32>
            %724 = wave.mma %717, %722, %705 : vector<16xf16>, vector<8xf32>
            %725 = arith.addi %438, %c63 : index
            %726 = vector.load %kv[%725] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %727 = arith.addi %438, %c99 : index
            %728 = vector.load %kv[%727] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %729 = arith.addi %443, %c63 : index
            %730 = vector.load %kv[%729] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %731 = arith.addi %443, %c99 : index
            %732 = vector.load %kv[%731] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %733 = vector.shuffle %707, %709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %734 = vector.bitcast %733 : vector<8xi32> to vector<16xf16>
            %735 = vector.shuffle %711, %713 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %736 = vector.bitcast %735 : vector<8xi32> to vector<16xf16>
            %737 = arith.addi %437, %c70 : index
            %738 = vector.load %4[%737] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %739 = arith.addi %737, %c37 : index
            %740 = vector.load %4[%739] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %741 = vector.shuffle %738, %740 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %742 = wave.mma %734, %741, %723 : vector<16xf16>, vector<8xf32>
            %743 = wave.mma %736, %741, %724 : vector<16xf16>, vector<8xf32>
            %744 = arith.addi %438, %c100 : index
            %745 = vector.load %kv[%744] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %746 = arith.addi %438, %c101 : index
            %747 = vector.load %kv[%746] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %748 = arith.addi %443, %c100 : index
            %749 = vector.load %kv[%748] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %750 = arith.addi %443, %c101 : index
            %751 = vector.load %kv[%750] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %752 = wave.opaque %742 : vector<8xf32>
            %753 = wave.opaque %743 : vector<8xf32>
            %754 = wave.opaque %400 : i32
            %755 = arith.cmpi sgt, %754, %341 : i32
            %756:2 = scf.if %755 -> (vector<8xf32>, vector<8xf32>) {
              %757 = arith.index_cast %2 : index to i32
              %758 = arith.addi %399, %757 : i32
              %759 = arith.subi %38, %758 : i32
              %760 = arith.subi %759, %c77 : i32
              %761 = vector.broadcast %760 : i32 to vector<8xi32>
              %762 = arith.cmpi sgt, %761, %c103 : vector<8xi32>
              %763 = arith.select %762, %752, %c102 : vector<8xi1>, vector<8xf32>
              %764 = arith.subi %759, %c17 : i32
              %765 = vector.broadcast %764 : i32 to vector<8xi32>
              %766 = arith.cmpi sgt, %765, %c103 : vector<8xi32>
              %767 = arith.select %766, %753, %c102 : vector<8xi1>, vector<8xf32>
              scf.yield %763, %767 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %752, %753 : vector<8xf32>, vector<8xf32>
            }
            %768 = vector.extract %756#0[0] : f32 from vector<8xf32>
            %769 = vector.extract %756#0[1] : f32 from vector<8xf32>
            %770 = vector.extract %756#0[2] : f32 from vector<8xf32>
            %771 = vector.extract %756#0[3] : f32 from vector<8xf32>
            %772 = vector.extract %756#0[4] : f32 from vector<8xf32>
            %773 = vector.extract %756#0[5] : f32 from vector<8xf32>
            %774 = vector.extract %756#0[6] : f32 from vector<8xf32>
            %775 = vector.extract %756#0[7] : f32 from vector<8xf32>
            %776 = vector.extract %756#1[0] : f32 from vector<8xf32>
            %777 = vector.extract %756#1[1] : f32 from vector<8xf32>
            %778 = vector.extract %756#1[2] : f32 from vector<8xf32>
            %779 = vector.extract %756#1[3] : f32 from vector<8xf32>
            %780 = vector.extract %756#1[4] : f32 from vector<8xf32>
            %781 = vector.extract %756#1[5] : f32 from vector<8xf32>
            %782 = vector.extract %756#1[6] : f32 from vector<8xf32>
            %783 = vector.extract %756#1[7] : f32 from vector<8xf32>
            %784 = arith.maxnumf %768, %769 fastmath<nnan> : f32
            %785 = arith.maxnumf %784, %770 fastmath<nnan> : f32
            %786 = arith.maxnumf %785, %771 fastmath<nnan> : f32
            %787 = arith.maxnumf %786, %772 fastmath<nnan> : f32
            %788 = arith.maxnumf %787, %773 fastmath<nnan> : f32
            %789 = arith.maxnumf %788, %774 fastmath<nnan> : f32
            %790 = arith.maxnumf %789, %775 fastmath<nnan> : f32
            %791 = arith.maxnumf %790, %776 fastmath<nnan> : f32
            %792 = arith.maxnumf %791, %777 fastmath<nnan> : f32
            %793 = arith.maxnumf %792, %778 fastmath<nnan> : f32
            %794 = arith.maxnumf %793, %779 fastmath<nnan> : f32
            %795 = arith.maxnumf %794, %780 fastmath<nnan> : f32
            %796 = arith.maxnumf %795, %781 fastmath<nnan> : f32
            %797 = arith.maxnumf %796, %782 fastmath<nnan> : f32
            %798 = arith.maxnumf %797, %783 fastmath<nnan> : f32
            %799 = wave.swap_halves %798 : f32
            %800 = arith.maxnumf %798, %799 fastmath<nnan> : f32
            %801 = arith.mulf %800, %334 : f32
            %802 = arith.addf %379, %c104 : f32
            %803 = arith.cmpf ogt, %801, %802 : f32
            %804:18 = scf.if %803 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %805 = arith.subf %379, %801 : f32
              %806 = wave.exp2 %805 : f32
              %807 = vector.broadcast %806 : f32 to vector<8xf32>
              %808 = arith.mulf %380, %806 : f32
              %809 = arith.mulf %381, %807 : vector<8xf32>
              %810 = arith.mulf %382, %807 : vector<8xf32>
              %811 = arith.mulf %383, %807 : vector<8xf32>
              %812 = arith.mulf %384, %807 : vector<8xf32>
              %813 = arith.mulf %385, %807 : vector<8xf32>
              %814 = arith.mulf %386, %807 : vector<8xf32>
              %815 = arith.mulf %387, %807 : vector<8xf32>
              %816 = arith.mulf %388, %807 : vector<8xf32>
              %817 = arith.mulf %389, %807 : vector<8xf32>
              %818 = arith.mulf %390, %807 : vector<8xf32>
              %819 = arith.mulf %391, %807 : vector<8xf32>
              %820 = arith.mulf %392, %807 : vector<8xf32>
              %821 = arith.mulf %393, %807 : vector<8xf32>
              %822 = arith.mulf %394, %807 : vector<8xf32>
              %823 = arith.mulf %395, %807 : vector<8xf32>
              %824 = arith.mulf %396, %807 : vector<8xf32>
              scf.yield %801, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %825 = vector.broadcast %334 : f32 to vector<8xf32>
            %826 = arith.subf %c105, %804#0 : f32
            %827 = vector.broadcast %826 : f32 to vector<8xf32>
            %828 = math.fma %756#0, %825, %827 : vector<8xf32>
            %829 = wave.exp2 %828 : vector<8xf32>
            %830 = math.fma %756#1, %825, %827 : vector<8xf32>
            %831 = wave.exp2 %830 : vector<8xf32>
            %832 = arith.truncf %829 : vector<8xf32> to vector<8xf16>
            %833 = vector.bitcast %832 : vector<8xf16> to vector<4xi32>
            %834 = wave.swap_halves %833 : vector<4xi32>
            %835 = arith.select %3, %834, %833 : vector<4xi32>
            %836 = arith.select %3, %833, %834 : vector<4xi32>
            %837 = vector.shuffle %835, %836 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %838 = vector.bitcast %837 : vector<8xi32> to vector<16xf16>
            %839 = arith.truncf %831 : vector<8xf32> to vector<8xf16>
            %840 = vector.bitcast %839 : vector<8xf16> to vector<4xi32>
            %841 = wave.swap_halves %840 : vector<4xi32>
            %842 = arith.select %3, %841, %840 : vector<4xi32>
            %843 = arith.select %3, %840, %841 : vector<4xi32>
            %844 = vector.shuffle %842, %843 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %845 = vector.bitcast %844 : vector<8xi32> to vector<16xf16>
            %846 = arith.addf %829, %831 : vector<8xf32>
            %847 = vector.extract %846[0] : f32 from vector<8xf32>
            %848 = vector.extract %846[1] : f32 from vector<8xf32>
            %849 = vector.extract %846[2] : f32 from vector<8xf32>
            %850 = vector.extract %846[3] : f32 from vector<8xf32>
            %851 = vector.extract %846[4] : f32 from vector<8xf32>
            %852 = vector.extract %846[5] : f32 from vector<8xf32>
            %853 = vector.extract %846[6] : f32 from vector<8xf32>
            %854 = vector.extract %846[7] : f32 from vector<8xf32>
            %855 = arith.addf %847, %851 : f32
            %856 = arith.addf %848, %852 : f32
            %857 = arith.addf %849, %853 : f32
            %858 = arith.addf %850, %854 : f32
            %859 = arith.addf %855, %857 : f32
            %860 = arith.addf %856, %858 : f32
            %861 = arith.addf %859, %860 : f32
            %862 = arith.addf %804#1, %861 : f32
            %863 = wave.opaque %862 : f32
            %864 = wave.opaque %400 : i32
            %865 = arith.cmpi sgt, %864, %341 : i32
            %866:4 = scf.if %865 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %867 = arith.subi %341, %399 : i32
              %868 = arith.subi %867, %c77 : i32
              %869 = arith.minsi %868, %c17 : i32
              %870 = arith.maxsi %869, %c77 : i32
              %871 = arith.cmpi sgt, %870, %c77 : i32
              %872 = arith.select %871, %c107, %c77 : i32
              %873 = arith.ori %c77, %872 : i32
              %874 = arith.cmpi sgt, %870, %c16 : i32
              %875 = arith.select %874, %c107, %c77 : i32
              %876 = arith.ori %c77, %875 : i32
              %877 = arith.cmpi sgt, %870, %c108 : i32
              %878 = arith.select %877, %c109, %c77 : i32
              %879 = arith.ori %873, %878 : i32
              %880 = arith.cmpi sgt, %870, %c110 : i32
              %881 = arith.select %880, %c109, %c77 : i32
              %882 = arith.ori %876, %881 : i32
              %883 = arith.cmpi sgt, %870, %c111 : i32
              %884 = arith.select %883, %c107, %c77 : i32
              %885 = arith.ori %c77, %884 : i32
              %886 = arith.cmpi sgt, %870, %c112 : i32
              %887 = arith.select %886, %c107, %c77 : i32
              %888 = arith.ori %c77, %887 : i32
              %889 = arith.cmpi sgt, %870, %c113 : i32
              %890 = arith.select %889, %c109, %c77 : i32
              %891 = arith.ori %885, %890 : i32
              %892 = arith.cmpi sgt, %870, %c114 : i32
              %893 = arith.select %892, %c109, %c77 : i32
              %894 = arith.ori %888, %893 : i32
              %895 = arith.cmpi sgt, %870, %c115 : i32
              %896 = arith.select %895, %c107, %c77 : i32
              %897 = arith.ori %c77, %896 : i32
              %898 = arith.cmpi sgt, %870, %c116 : i32
              %899 = arith.select %898, %c107, %c77 : i32
              %900 = arith.ori %c77, %899 : i32
              %901 = arith.cmpi sgt, %870, %c117 : i32
              %902 = arith.select %901, %c109, %c77 : i32
              %903 = arith.ori %897, %902 : i32
              %904 = arith.cmpi sgt, %870, %c118 : i32
              %905 = arith.select %904, %c109, %c77 : i32
              %906 = arith.ori %900, %905 : i32
              %907 = arith.cmpi sgt, %870, %c119 : i32
              %908 = arith.select %907, %c107, %c77 : i32
              %909 = arith.ori %c77, %908 : i32
              %910 = arith.cmpi sgt, %870, %c120 : i32
              %911 = arith.select %910, %c107, %c77 : i32
              %912 = arith.ori %c77, %911 : i32
              %913 = arith.cmpi sgt, %870, %c57 : i32
              %914 = arith.select %913, %c109, %c77 : i32
              %915 = arith.ori %909, %914 : i32
              %916 = arith.cmpi sgt, %870, %c121 : i32
              %917 = arith.select %916, %c109, %c77 : i32
              %918 = arith.ori %912, %917 : i32
              %919 = vector.from_elements %879, %891, %903, %915 : vector<4xi32>
              %920 = vector.from_elements %882, %894, %906, %918 : vector<4xi32>
              %921 = arith.subi %867, %c17 : i32
              %922 = arith.minsi %921, %c17 : i32
              %923 = arith.maxsi %922, %c77 : i32
              %924 = arith.cmpi sgt, %923, %c77 : i32
              %925 = arith.select %924, %c107, %c77 : i32
              %926 = arith.ori %c77, %925 : i32
              %927 = arith.cmpi sgt, %923, %c16 : i32
              %928 = arith.select %927, %c107, %c77 : i32
              %929 = arith.ori %c77, %928 : i32
              %930 = arith.cmpi sgt, %923, %c108 : i32
              %931 = arith.select %930, %c109, %c77 : i32
              %932 = arith.ori %926, %931 : i32
              %933 = arith.cmpi sgt, %923, %c110 : i32
              %934 = arith.select %933, %c109, %c77 : i32
              %935 = arith.ori %929, %934 : i32
              %936 = arith.cmpi sgt, %923, %c111 : i32
              %937 = arith.select %936, %c107, %c77 : i32
              %938 = arith.ori %c77, %937 : i32
              %939 = arith.cmpi sgt, %923, %c112 : i32
              %940 = arith.select %939, %c107, %c77 : i32
              %941 = arith.ori %c77, %940 : i32
              %942 = arith.cmpi sgt, %923, %c113 : i32
              %943 = arith.select %942, %c109, %c77 : i32
              %944 = arith.ori %938, %943 : i32
              %945 = arith.cmpi sgt, %923, %c114 : i32
              %946 = arith.select %945, %c109, %c77 : i32
              %947 = arith.ori %941, %946 : i32
              %948 = arith.cmpi sgt, %923, %c115 : i32
              %949 = arith.select %948, %c107, %c77 : i32
              %950 = arith.ori %c77, %949 : i32
              %951 = arith.cmpi sgt, %923, %c116 : i32
              %952 = arith.select %951, %c107, %c77 : i32
              %953 = arith.ori %c77, %952 : i32
              %954 = arith.cmpi sgt, %923, %c117 : i32
              %955 = arith.select %954, %c109, %c77 : i32
              %956 = arith.ori %950, %955 : i32
              %957 = arith.cmpi sgt, %923, %c118 : i32
              %958 = arith.select %957, %c109, %c77 : i32
              %959 = arith.ori %953, %958 : i32
              %960 = arith.cmpi sgt, %923, %c119 : i32
              %961 = arith.select %960, %c107, %c77 : i32
              %962 = arith.ori %c77, %961 : i32
              %963 = arith.cmpi sgt, %923, %c120 : i32
              %964 = arith.select %963, %c107, %c77 : i32
              %965 = arith.ori %c77, %964 : i32
              %966 = arith.cmpi sgt, %923, %c57 : i32
              %967 = arith.select %966, %c109, %c77 : i32
              %968 = arith.ori %962, %967 : i32
              %969 = arith.cmpi sgt, %923, %c121 : i32
              %970 = arith.select %969, %c109, %c77 : i32
              %971 = arith.ori %965, %970 : i32
              %972 = vector.from_elements %932, %944, %956, %968 : vector<4xi32>
              %973 = vector.from_elements %935, %947, %959, %971 : vector<4xi32>
              scf.yield %919, %920, %972, %973 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c106, %c106, %c106, %c106 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %974 = wave.opaque %400 : i32
            %975 = arith.cmpi sgt, %974, %341 : i32
            %976:4 = scf.if %975 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %977 = arith.andi %726, %866#0 : vector<4xi32>
              %978 = arith.andi %728, %866#1 : vector<4xi32>
              %979 = arith.andi %730, %866#2 : vector<4xi32>
              %980 = arith.andi %732, %866#3 : vector<4xi32>
              scf.yield %977, %978, %979, %980 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %726, %728, %730, %732 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %981 = vector.shuffle %976#0, %976#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %982 = vector.bitcast %981 : vector<8xi32> to vector<16xf16>
            %983 = wave.mma %982, %838, %804#2 : vector<16xf16>, vector<8xf32>
            %984 = vector.shuffle %976#2, %976#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %985 = vector.bitcast %984 : vector<8xi32> to vector<16xf16>
            %986 = wave.mma %985, %845, %983 : vector<16xf16>, vector<8xf32>
            %987 = wave.opaque %986 : vector<8xf32>
            %988 = arith.addi %438, %c64 : index
            %989 = vector.load %kv[%988] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %990 = arith.addi %438, %c122 : index
            %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %992 = arith.addi %443, %c64 : index
            %993 = vector.load %kv[%992] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %994 = arith.addi %443, %c122 : index
            %995 = vector.load %kv[%994] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %996 = wave.opaque %400 : i32
            %997 = arith.cmpi sgt, %996, %341 : i32
            %998:4 = scf.if %997 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %999 = arith.andi %745, %866#0 : vector<4xi32>
              %1000 = arith.andi %747, %866#1 : vector<4xi32>
              %1001 = arith.andi %749, %866#2 : vector<4xi32>
              %1002 = arith.andi %751, %866#3 : vector<4xi32>
              scf.yield %999, %1000, %1001, %1002 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %745, %747, %749, %751 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1003 = vector.shuffle %998#0, %998#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1004 = vector.bitcast %1003 : vector<8xi32> to vector<16xf16>
            %1005 = wave.mma %1004, %838, %804#3 : vector<16xf16>, vector<8xf32>
            %1006 = vector.shuffle %998#2, %998#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1007 = vector.bitcast %1006 : vector<8xi32> to vector<16xf16>
            %1008 = wave.mma %1007, %845, %1005 : vector<16xf16>, vector<8xf32>
            %1009 = wave.opaque %1008 : vector<8xf32>
            %1010 = arith.addi %438, %c123 : index
            %1011 = vector.load %kv[%1010] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1012 = arith.addi %438, %c124 : index
            %1013 = vector.load %kv[%1012] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1014 = arith.addi %443, %c123 : index
            %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1016 = arith.addi %443, %c124 : index
            %1017 = vector.load %kv[%1016] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1018 = wave.opaque %400 : i32
            %1019 = arith.cmpi sgt, %1018, %341 : i32
            %1020:4 = scf.if %1019 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1021 = arith.andi %989, %866#0 : vector<4xi32>
              %1022 = arith.andi %991, %866#1 : vector<4xi32>
              %1023 = arith.andi %993, %866#2 : vector<4xi32>
              %1024 = arith.andi %995, %866#3 : vector<4xi32>
              scf.yield %1021, %1022, %1023, %1024 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %989, %991, %993, %995 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1025 = vector.shuffle %1020#0, %1020#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1026 = vector.bitcast %1025 : vector<8xi32> to vector<16xf16>
            %1027 = wave.mma %1026, %838, %804#4 : vector<16xf16>, vector<8xf32>
            %1028 = vector.shuffle %1020#2, %1020#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1029 = vector.bitcast %1028 : vector<8xi32> to vector<16xf16>
            %1030 = wave.mma %1029, %845, %1027 : vector<16xf16>, vector<8xf32>
            %1031 = wave.opaque %1030 : vector<8xf32>
            %1032 = arith.addi %438, %c65 : index
            %1033 = vector.load %kv[%1032] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1034 = arith.addi %438, %c125 : index
            %1035 = vector.load %kv[%1034] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1036 = arith.addi %443, %c65 : index
            %1037 = vector.load %kv[%1036] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1038 = arith.addi %443, %c125 : index
            %1039 = vector.load %kv[%1038] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1040 = wave.opaque %400 : i32
            %1041 = arith.cmpi sgt, %1040, %341 : i32
            %1042:4 = scf.if %1041 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1043 = arith.andi %1011, %866#0 : vector<4xi32>
              %1044 = arith.andi %1013, %866#1 : vector<4xi32>
              %1045 = arith.andi %1015, %866#2 : vector<4xi32>
              %1046 = arith.andi %1017, %866#3 : vector<4xi32>
              scf.yield %1043, %1044, %1045, %1046 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1011, %1013, %1015, %1017 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1047 = vector.shuffle %1042#0, %1042#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1048 = vector.bitcast %1047 : vector<8xi32> to vector<16xf16>
            %1049 = wave.mma %1048, %838, %804#5 : vector<16xf16>, vector<8xf32>
            %1050 = vector.shuffle %1042#2, %1042#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1051 = vector.bitcast %1050 : vector<8xi32> to vector<16xf16>
            %1052 = wave.mma %1051, %845, %1049 : vector<16xf16>, vector<8xf32>
            %1053 = wave.opaque %1052 : vector<8xf32>
            %1054 = arith.addi %438, %c126 : index
            %1055 = vector.load %kv[%1054] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1056 = arith.addi %438, %c127 : index
            %1057 = vector.load %kv[%1056] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1058 = arith.addi %443, %c126 : index
            %1059 = vector.load %kv[%1058] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1060 = arith.addi %443, %c127 : index
            %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1062 = wave.opaque %400 : i32
            %1063 = arith.cmpi sgt, %1062, %341 : i32
            %1064:4 = scf.if %1063 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1065 = arith.andi %1033, %866#0 : vector<4xi32>
              %1066 = arith.andi %1035, %866#1 : vector<4xi32>
              %1067 = arith.andi %1037, %866#2 : vector<4xi32>
              %1068 = arith.andi %1039, %866#3 : vector<4xi32>
              scf.yield %1065, %1066, %1067, %1068 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1033, %1035, %1037, %1039 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1069 = vector.shuffle %1064#0, %1064#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1070 = vector.bitcast %1069 : vector<8xi32> to vector<16xf16>
            %1071 = wave.mma %1070, %838, %804#6 : vector<16xf16>, vector<8xf32>
            %1072 = vector.shuffle %1064#2, %1064#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1073 = vector.bitcast %1072 : vector<8xi32> to vector<16xf16>
            %1074 = wave.mma %1073, %845, %1071 : vector<16xf16>, vector<8xf32>
            %1075 = wave.opaque %1074 : vector<8xf32>
            %1076 = arith.addi %438, %c66 : index
            %1077 = vector.load %kv[%1076] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1078 = arith.addi %438, %c128 : index
            %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1080 = arith.addi %443, %c66 : index
            %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1082 = arith.addi %443, %c128 : index
            %1083 = vector.load %kv[%1082] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1084 = wave.opaque %400 : i32
            %1085 = arith.cmpi sgt, %1084, %341 : i32
            %1086:4 = scf.if %1085 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1087 = arith.andi %1055, %866#0 : vector<4xi32>
              %1088 = arith.andi %1057, %866#1 : vector<4xi32>
              %1089 = arith.andi %1059, %866#2 : vector<4xi32>
              %1090 = arith.andi %1061, %866#3 : vector<4xi32>
              scf.yield %1087, %1088, %1089, %1090 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1055, %1057, %1059, %1061 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1091 = vector.shuffle %1086#0, %1086#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1092 = vector.bitcast %1091 : vector<8xi32> to vector<16xf16>
            %1093 = wave.mma %1092, %838, %804#7 : vector<16xf16>, vector<8xf32>
            %1094 = vector.shuffle %1086#2, %1086#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1095 = vector.bitcast %1094 : vector<8xi32> to vector<16xf16>
            %1096 = wave.mma %1095, %845, %1093 : vector<16xf16>, vector<8xf32>
            %1097 = wave.opaque %1096 : vector<8xf32>
            %1098 = arith.addi %438, %c129 : index
            %1099 = vector.load %kv[%1098] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1100 = arith.addi %438, %c130 : index
            %1101 = vector.load %kv[%1100] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1102 = arith.addi %443, %c129 : index
            %1103 = vector.load %kv[%1102] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1104 = arith.addi %443, %c130 : index
            %1105 = vector.load %kv[%1104] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1106 = wave.opaque %400 : i32
            %1107 = arith.cmpi sgt, %1106, %341 : i32
            %1108:4 = scf.if %1107 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1109 = arith.andi %1077, %866#0 : vector<4xi32>
              %1110 = arith.andi %1079, %866#1 : vector<4xi32>
              %1111 = arith.andi %1081, %866#2 : vector<4xi32>
              %1112 = arith.andi %1083, %866#3 : vector<4xi32>
              scf.yield %1109, %1110, %1111, %1112 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1077, %1079, %1081, %1083 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1113 = vector.shuffle %1108#0, %1108#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1114 = vector.bitcast %1113 : vector<8xi32> to vector<16xf16>
            %1115 = wave.mma %1114, %838, %804#8 : vector<16xf16>, vector<8xf32>
            %1116 = vector.shuffle %1108#2, %1108#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1117 = vector.bitcast %1116 : vector<8xi32> to vector<16xf16>
            %1118 = wave.mma %1117, %845, %1115 : vector<16xf16>, vector<8xf32>
            %1119 = wave.opaque %1118 : vector<8xf32>
            %1120 = arith.addi %438, %c67 : index
            %1121 = vector.load %kv[%1120] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1122 = arith.addi %438, %c131 : index
            %1123 = vector.load %kv[%1122] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1124 = arith.addi %443, %c67 : index
            %1125 = vector.load %kv[%1124] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1126 = arith.addi %443, %c131 : index
            %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1128 = wave.opaque %400 : i32
            %1129 = arith.cmpi sgt, %1128, %341 : i32
            %1130:4 = scf.if %1129 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1131 = arith.andi %1099, %866#0 : vector<4xi32>
              %1132 = arith.andi %1101, %866#1 : vector<4xi32>
              %1133 = arith.andi %1103, %866#2 : vector<4xi32>
              %1134 = arith.andi %1105, %866#3 : vector<4xi32>
              scf.yield %1131, %1132, %1133, %1134 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1099, %1101, %1103, %1105 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1135 = vector.shuffle %1130#0, %1130#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1136 = vector.bitcast %1135 : vector<8xi32> to vector<16xf16>
            %1137 = wave.mma %1136, %838, %804#9 : vector<16xf16>, vector<8xf32>
            %1138 = vector.shuffle %1130#2, %1130#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1139 = vector.bitcast %1138 : vector<8xi32> to vector<16xf16>
            %1140 = wave.mma %1139, %845, %1137 : vector<16xf16>, vector<8xf32>
            %1141 = wave.opaque %1140 : vector<8xf32>
            %1142 = arith.addi %438, %c132 : index
            %1143 = vector.load %kv[%1142] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1144 = arith.addi %438, %c133 : index
            %1145 = vector.load %kv[%1144] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1146 = arith.addi %443, %c132 : index
            %1147 = vector.load %kv[%1146] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1148 = arith.addi %443, %c133 : index
            %1149 = vector.load %kv[%1148] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1150 = wave.opaque %400 : i32
            %1151 = arith.cmpi sgt, %1150, %341 : i32
            %1152:4 = scf.if %1151 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1153 = arith.andi %1121, %866#0 : vector<4xi32>
              %1154 = arith.andi %1123, %866#1 : vector<4xi32>
              %1155 = arith.andi %1125, %866#2 : vector<4xi32>
              %1156 = arith.andi %1127, %866#3 : vector<4xi32>
              scf.yield %1153, %1154, %1155, %1156 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1121, %1123, %1125, %1127 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1157 = vector.shuffle %1152#0, %1152#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1158 = vector.bitcast %1157 : vector<8xi32> to vector<16xf16>
            %1159 = wave.mma %1158, %838, %804#10 : vector<16xf16>, vector<8xf32>
            %1160 = vector.shuffle %1152#2, %1152#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1161 = vector.bitcast %1160 : vector<8xi32> to vector<16xf16>
            %1162 = wave.mma %1161, %845, %1159 : vector<16xf16>, vector<8xf32>
            %1163 = wave.opaque %1162 : vector<8xf32>
            %1164 = arith.addi %438, %c68 : index
            %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1166 = arith.addi %438, %c134 : index
            %1167 = vector.load %kv[%1166] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1168 = arith.addi %443, %c68 : index
            %1169 = vector.load %kv[%1168] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1170 = arith.addi %443, %c134 : index
            %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1172 = wave.opaque %400 : i32
            %1173 = arith.cmpi sgt, %1172, %341 : i32
            %1174:4 = scf.if %1173 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1175 = arith.andi %1143, %866#0 : vector<4xi32>
              %1176 = arith.andi %1145, %866#1 : vector<4xi32>
              %1177 = arith.andi %1147, %866#2 : vector<4xi32>
              %1178 = arith.andi %1149, %866#3 : vector<4xi32>
              scf.yield %1175, %1176, %1177, %1178 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1143, %1145, %1147, %1149 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1179 = vector.shuffle %1174#0, %1174#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1180 = vector.bitcast %1179 : vector<8xi32> to vector<16xf16>
            %1181 = wave.mma %1180, %838, %804#11 : vector<16xf16>, vector<8xf32>
            %1182 = vector.shuffle %1174#2, %1174#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1183 = vector.bitcast %1182 : vector<8xi32> to vector<16xf16>
            %1184 = wave.mma %1183, %845, %1181 : vector<16xf16>, vector<8xf32>
            %1185 = wave.opaque %1184 : vector<8xf32>
            %1186 = arith.addi %438, %c135 : index
            %1187 = vector.load %kv[%1186] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1188 = arith.addi %438, %c136 : index
            %1189 = vector.load %kv[%1188] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1190 = arith.addi %443, %c135 : index
            %1191 = vector.load %kv[%1190] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1192 = arith.addi %443, %c136 : index
            %1193 = vector.load %kv[%1192] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1194 = wave.opaque %400 : i32
            %1195 = arith.cmpi sgt, %1194, %341 : i32
            %1196:4 = scf.if %1195 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1197 = arith.andi %1165, %866#0 : vector<4xi32>
              %1198 = arith.andi %1167, %866#1 : vector<4xi32>
              %1199 = arith.andi %1169, %866#2 : vector<4xi32>
              %1200 = arith.andi %1171, %866#3 : vector<4xi32>
              scf.yield %1197, %1198, %1199, %1200 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1165, %1167, %1169, %1171 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1201 = vector.shuffle %1196#0, %1196#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1202 = vector.bitcast %1201 : vector<8xi32> to vector<16xf16>
            %1203 = wave.mma %1202, %838, %804#12 : vector<16xf16>, vector<8xf32>
            %1204 = vector.shuffle %1196#2, %1196#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1205 = vector.bitcast %1204 : vector<8xi32> to vector<16xf16>
            %1206 = wave.mma %1205, %845, %1203 : vector<16xf16>, vector<8xf32>
            %1207 = wave.opaque %1206 : vector<8xf32>
            %1208 = arith.addi %438, %c69 : index
            %1209 = vector.load %kv[%1208] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1210 = arith.addi %438, %c137 : index
            %1211 = vector.load %kv[%1210] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1212 = arith.addi %443, %c69 : index
            %1213 = vector.load %kv[%1212] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1214 = arith.addi %443, %c137 : index
            %1215 = vector.load %kv[%1214] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1216 = wave.opaque %400 : i32
            %1217 = arith.cmpi sgt, %1216, %341 : i32
            %1218:4 = scf.if %1217 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1219 = arith.andi %1187, %866#0 : vector<4xi32>
              %1220 = arith.andi %1189, %866#1 : vector<4xi32>
              %1221 = arith.andi %1191, %866#2 : vector<4xi32>
              %1222 = arith.andi %1193, %866#3 : vector<4xi32>
              scf.yield %1219, %1220, %1221, %1222 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1187, %1189, %1191, %1193 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1223 = vector.shuffle %1218#0, %1218#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1224 = vector.bitcast %1223 : vector<8xi32> to vector<16xf16>
            %1225 = wave.mma %1224, %838, %804#13 : vector<16xf16>, vector<8xf32>
            %1226 = vector.shuffle %1218#2, %1218#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1227 = vector.bitcast %1226 : vector<8xi32> to vector<16xf16>
            %1228 = wave.mma %1227, %845, %1225 : vector<16xf16>, vector<8xf32>
            %1229 = wave.opaque %1228 : vector<8xf32>
            %1230 = arith.addi %438, %c138 : index
            %1231 = vector.load %kv[%1230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1232 = arith.addi %438, %c139 : index
            %1233 = vector.load %kv[%1232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1234 = arith.addi %443, %c138 : index
            %1235 = vector.load %kv[%1234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1236 = arith.addi %443, %c139 : index
            %1237 = vector.load %kv[%1236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1238 = wave.opaque %400 : i32
            %1239 = arith.cmpi sgt, %1238, %341 : i32
            %1240:4 = scf.if %1239 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1241 = arith.andi %1209, %866#0 : vector<4xi32>
              %1242 = arith.andi %1211, %866#1 : vector<4xi32>
              %1243 = arith.andi %1213, %866#2 : vector<4xi32>
              %1244 = arith.andi %1215, %866#3 : vector<4xi32>
              scf.yield %1241, %1242, %1243, %1244 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1209, %1211, %1213, %1215 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1245 = vector.shuffle %1240#0, %1240#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1246 = vector.bitcast %1245 : vector<8xi32> to vector<16xf16>
            %1247 = wave.mma %1246, %838, %804#14 : vector<16xf16>, vector<8xf32>
            %1248 = vector.shuffle %1240#2, %1240#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1249 = vector.bitcast %1248 : vector<8xi32> to vector<16xf16>
            %1250 = wave.mma %1249, %845, %1247 : vector<16xf16>, vector<8xf32>
            %1251 = wave.opaque %1250 : vector<8xf32>
            %1252 = arith.addi %438, %c70 : index
            %1253 = vector.load %kv[%1252] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1254 = arith.addi %438, %c140 : index
            %1255 = vector.load %kv[%1254] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1256 = arith.addi %443, %c70 : index
            %1257 = vector.load %kv[%1256] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1258 = arith.addi %443, %c140 : index
            %1259 = vector.load %kv[%1258] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1260 = wave.opaque %400 : i32
            %1261 = arith.cmpi sgt, %1260, %341 : i32
            %1262:4 = scf.if %1261 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1263 = arith.andi %1231, %866#0 : vector<4xi32>
              %1264 = arith.andi %1233, %866#1 : vector<4xi32>
              %1265 = arith.andi %1235, %866#2 : vector<4xi32>
              %1266 = arith.andi %1237, %866#3 : vector<4xi32>
              scf.yield %1263, %1264, %1265, %1266 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1231, %1233, %1235, %1237 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1267 = vector.shuffle %1262#0, %1262#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1268 = vector.bitcast %1267 : vector<8xi32> to vector<16xf16>
            %1269 = wave.mma %1268, %838, %804#15 : vector<16xf16>, vector<8xf32>
            %1270 = vector.shuffle %1262#2, %1262#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1271 = vector.bitcast %1270 : vector<8xi32> to vector<16xf16>
            %1272 = wave.mma %1271, %845, %1269 : vector<16xf16>, vector<8xf32>
            %1273 = wave.opaque %1272 : vector<8xf32>
            %1274 = arith.addi %438, %c141 : index
            %1275 = vector.load %kv[%1274] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1276 = arith.addi %438, %c142 : index
            %1277 = vector.load %kv[%1276] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1278 = arith.addi %443, %c141 : index
            %1279 = vector.load %kv[%1278] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1280 = arith.addi %443, %c142 : index
            %1281 = vector.load %kv[%1280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1282 = wave.opaque %400 : i32
            %1283 = arith.cmpi sgt, %1282, %341 : i32
            %1284:4 = scf.if %1283 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1285 = arith.andi %1253, %866#0 : vector<4xi32>
              %1286 = arith.andi %1255, %866#1 : vector<4xi32>
              %1287 = arith.andi %1257, %866#2 : vector<4xi32>
              %1288 = arith.andi %1259, %866#3 : vector<4xi32>
              scf.yield %1285, %1286, %1287, %1288 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1253, %1255, %1257, %1259 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1289 = vector.shuffle %1284#0, %1284#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1290 = vector.bitcast %1289 : vector<8xi32> to vector<16xf16>
            %1291 = wave.mma %1290, %838, %804#16 : vector<16xf16>, vector<8xf32>
            %1292 = vector.shuffle %1284#2, %1284#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1293 = vector.bitcast %1292 : vector<8xi32> to vector<16xf16>
            %1294 = wave.mma %1293, %845, %1291 : vector<16xf16>, vector<8xf32>
            %1295 = wave.opaque %1294 : vector<8xf32>
            wave.pin
            %1296 = wave.opaque %400 : i32
            %1297 = arith.cmpi sgt, %1296, %341 : i32
            %1298:4 = scf.if %1297 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1299 = arith.andi %1275, %866#0 : vector<4xi32>
              %1300 = arith.andi %1277, %866#1 : vector<4xi32>
              %1301 = arith.andi %1279, %866#2 : vector<4xi32>
              %1302 = arith.andi %1281, %866#3 : vector<4xi32>
              scf.yield %1299, %1300, %1301, %1302 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1275, %1277, %1279, %1281 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %1303 = vector.shuffle %1298#0, %1298#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1304 = vector.bitcast %1303 : vector<8xi32> to vector<16xf16>
            %1305 = wave.mma %1304, %838, %804#17 : vector<16xf16>, vector<8xf32>
            %1306 = vector.shuffle %1298#2, %1298#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %1307 = vector.bitcast %1306 : vector<8xi32> to vector<16xf16>
            %1308 = wave.mma %1307, %845, %1305 : vector<16xf16>, vector<8xf32>
            %1309 = wave.opaque %1308 : vector<8xf32>
            wave.pin
            %1310 = wave.opaque %400 : i32
            %1311 = arith.cmpi slt, %1310, %341 : i32
            %1312:4 = scf.if %1311 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %1313 = arith.addi %426, %35 : index
              %1314 = arith.addi %1313, %c22 : index
              %1315 = vector.load %kv[%1314] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1316 = arith.addi %1313, %c24 : index
              %1317 = vector.load %kv[%1316] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1318 = arith.addi %434, %35 : index
              %1319 = arith.addi %1318, %c22 : index
              %1320 = vector.load %kv[%1319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1321 = arith.addi %1318, %c24 : index
              %1322 = vector.load %kv[%1321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1315, %1317, %1320, %1322 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1298#0, %1298#1, %1298#2, %1298#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %1312#0, %1312#1, %1312#2, %1312#3, %804#0, %863, %987, %1009, %1031, %1053, %1075, %1097, %1119, %1141, %1163, %1185, %1207, %1229, %1251, %1273, %1295, %1309 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1323 = wave.swap_halves %397#5 : f32
          %1324 = arith.addf %397#5, %1323 : f32
          scf.yield %397#4, %1324, %397#6, %397#7, %397#8, %397#9, %397#10, %397#11, %397#12, %397#13, %397#14, %397#15, %397#16, %397#17, %397#18, %397#19, %397#20, %397#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1325 = wave.opaque %c22 : index
        %1326 = arith.addi %46, %1325 : index
        %1327 = arith.remui %0, %c8 : index
        %1328 = arith.addi %1327, %1325 : index
        %1329 = arith.addi %1, %1325 : index
        %1330 = arith.cmpi slt, %1329, %c8 : index
        scf.if %1330 {
          %1331 = arith.addi %45, %1329 : index
          memref.store %343#0, %6[%1331] : memref<?xf32>
          %1332 = arith.addi %1331, %c3 : index
          memref.store %343#1, %6[%1332] : memref<?xf32>
          %1333 = arith.muli %8, %c23 : index
          %1334 = arith.muli %2, %c8 : index
          %1335 = arith.addi %1333, %1334 : index
          %1336 = arith.addi %1335, %1329 : index
          %1337 = vector.extract %343#2[0] : f32 from vector<8xf32>
          %1338 = arith.addi %1336, %c22 : index
          memref.store %1337, %5[%1338] : memref<?xf32>
          %1339 = vector.extract %343#2[1] : f32 from vector<8xf32>
          %1340 = arith.addi %1336, %c3 : index
          memref.store %1339, %5[%1340] : memref<?xf32>
          %1341 = vector.extract %343#2[2] : f32 from vector<8xf32>
          %1342 = arith.addi %1336, %c21 : index
          memref.store %1341, %5[%1342] : memref<?xf32>
          %1343 = vector.extract %343#2[3] : f32 from vector<8xf32>
          %1344 = arith.addi %1336, %c28 : index
          memref.store %1343, %5[%1344] : memref<?xf32>
          %1345 = vector.extract %343#2[4] : f32 from vector<8xf32>
          %1346 = arith.addi %1336, %c24 : index
          memref.store %1345, %5[%1346] : memref<?xf32>
          %1347 = vector.extract %343#2[5] : f32 from vector<8xf32>
          %1348 = arith.addi %1336, %c31 : index
          memref.store %1347, %5[%1348] : memref<?xf32>
          %1349 = vector.extract %343#2[6] : f32 from vector<8xf32>
          %1350 = arith.addi %1336, %c33 : index
          memref.store %1349, %5[%1350] : memref<?xf32>
          %1351 = vector.extract %343#2[7] : f32 from vector<8xf32>
          %1352 = arith.addi %1336, %c35 : index
          memref.store %1351, %5[%1352] : memref<?xf32>
          %1353 = vector.extract %343#3[0] : f32 from vector<8xf32>
          %1354 = arith.addi %1336, %c37 : index
          memref.store %1353, %5[%1354] : memref<?xf32>
          %1355 = vector.extract %343#3[1] : f32 from vector<8xf32>
          %1356 = arith.addi %1336, %c39 : index
          memref.store %1355, %5[%1356] : memref<?xf32>
          %1357 = vector.extract %343#3[2] : f32 from vector<8xf32>
          %1358 = arith.addi %1336, %c41 : index
          memref.store %1357, %5[%1358] : memref<?xf32>
          %1359 = vector.extract %343#3[3] : f32 from vector<8xf32>
          %1360 = arith.addi %1336, %c43 : index
          memref.store %1359, %5[%1360] : memref<?xf32>
          %1361 = vector.extract %343#3[4] : f32 from vector<8xf32>
          %1362 = arith.addi %1336, %c45 : index
          memref.store %1361, %5[%1362] : memref<?xf32>
          %1363 = vector.extract %343#3[5] : f32 from vector<8xf32>
          %1364 = arith.addi %1336, %c47 : index
          memref.store %1363, %5[%1364] : memref<?xf32>
          %1365 = vector.extract %343#3[6] : f32 from vector<8xf32>
          %1366 = arith.addi %1336, %c49 : index
          memref.store %1365, %5[%1366] : memref<?xf32>
          %1367 = vector.extract %343#3[7] : f32 from vector<8xf32>
          %1368 = arith.addi %1336, %c51 : index
          memref.store %1367, %5[%1368] : memref<?xf32>
          %1369 = vector.extract %343#4[0] : f32 from vector<8xf32>
          %1370 = arith.addi %1336, %c6 : index
          memref.store %1369, %5[%1370] : memref<?xf32>
          %1371 = vector.extract %343#4[1] : f32 from vector<8xf32>
          %1372 = arith.addi %1336, %c143 : index
          memref.store %1371, %5[%1372] : memref<?xf32>
          %1373 = vector.extract %343#4[2] : f32 from vector<8xf32>
          %1374 = arith.addi %1336, %c144 : index
          memref.store %1373, %5[%1374] : memref<?xf32>
          %1375 = vector.extract %343#4[3] : f32 from vector<8xf32>
          %1376 = arith.addi %1336, %c145 : index
          memref.store %1375, %5[%1376] : memref<?xf32>
          %1377 = vector.extract %343#4[4] : f32 from vector<8xf32>
          %1378 = arith.addi %1336, %c78 : index
          memref.store %1377, %5[%1378] : memref<?xf32>
          %1379 = vector.extract %343#4[5] : f32 from vector<8xf32>
          %1380 = arith.addi %1336, %c146 : index
          memref.store %1379, %5[%1380] : memref<?xf32>
          %1381 = vector.extract %343#4[6] : f32 from vector<8xf32>
          %1382 = arith.addi %1336, %c147 : index
          memref.store %1381, %5[%1382] : memref<?xf32>
          %1383 = vector.extract %343#4[7] : f32 from vector<8xf32>
          %1384 = arith.addi %1336, %c148 : index
          memref.store %1383, %5[%1384] : memref<?xf32>
          %1385 = vector.extract %343#5[0] : f32 from vector<8xf32>
          %1386 = arith.addi %1336, %c79 : index
          memref.store %1385, %5[%1386] : memref<?xf32>
          %1387 = vector.extract %343#5[1] : f32 from vector<8xf32>
          %1388 = arith.addi %1336, %c149 : index
          memref.store %1387, %5[%1388] : memref<?xf32>
          %1389 = vector.extract %343#5[2] : f32 from vector<8xf32>
          %1390 = arith.addi %1336, %c150 : index
          memref.store %1389, %5[%1390] : memref<?xf32>
          %1391 = vector.extract %343#5[3] : f32 from vector<8xf32>
          %1392 = arith.addi %1336, %c151 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %343#5[4] : f32 from vector<8xf32>
          %1394 = arith.addi %1336, %c80 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %343#5[5] : f32 from vector<8xf32>
          %1396 = arith.addi %1336, %c152 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %343#5[6] : f32 from vector<8xf32>
          %1398 = arith.addi %1336, %c153 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %343#5[7] : f32 from vector<8xf32>
          %1400 = arith.addi %1336, %c154 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
        }
        wave.barrier
        %1401 = arith.addi %1328, %c22 : index
        %1402 = memref.load %6[%1401] : memref<?xf32>
        %1403 = arith.addi %1328, %c3 : index
        %1404 = memref.load %6[%1403] : memref<?xf32>
        %1405 = arith.addi %1328, %c21 : index
        %1406 = memref.load %6[%1405] : memref<?xf32>
        %1407 = arith.addi %1328, %c28 : index
        %1408 = memref.load %6[%1407] : memref<?xf32>
        %1409 = arith.addi %1328, %c24 : index
        %1410 = memref.load %6[%1409] : memref<?xf32>
        %1411 = arith.addi %1328, %c31 : index
        %1412 = memref.load %6[%1411] : memref<?xf32>
        %1413 = arith.addi %1328, %c33 : index
        %1414 = memref.load %6[%1413] : memref<?xf32>
        %1415 = arith.addi %1328, %c35 : index
        %1416 = memref.load %6[%1415] : memref<?xf32>
        %1417 = arith.addi %1328, %c37 : index
        %1418 = memref.load %6[%1417] : memref<?xf32>
        %1419 = arith.addi %1328, %c39 : index
        %1420 = memref.load %6[%1419] : memref<?xf32>
        %1421 = arith.addi %1328, %c41 : index
        %1422 = memref.load %6[%1421] : memref<?xf32>
        %1423 = arith.addi %1328, %c43 : index
        %1424 = memref.load %6[%1423] : memref<?xf32>
        %1425 = arith.addi %1328, %c45 : index
        %1426 = memref.load %6[%1425] : memref<?xf32>
        %1427 = arith.addi %1328, %c47 : index
        %1428 = memref.load %6[%1427] : memref<?xf32>
        %1429 = arith.addi %1328, %c49 : index
        %1430 = memref.load %6[%1429] : memref<?xf32>
        %1431 = arith.addi %1328, %c51 : index
        %1432 = memref.load %6[%1431] : memref<?xf32>
        %1433 = arith.maxnumf %1402, %1406 fastmath<nnan> : f32
        %1434 = arith.subf %1402, %1433 : f32
        %1435 = wave.exp2 %1434 : f32
        %1436 = arith.subf %1406, %1433 : f32
        %1437 = wave.exp2 %1436 : f32
        %1438 = arith.mulf %1404, %1435 : f32
        %1439 = math.fma %1408, %1437, %1438 : f32
        %1440 = arith.maxnumf %1433, %1410 fastmath<nnan> : f32
        %1441 = arith.subf %1433, %1440 : f32
        %1442 = wave.exp2 %1441 : f32
        %1443 = arith.subf %1410, %1440 : f32
        %1444 = wave.exp2 %1443 : f32
        %1445 = arith.mulf %1439, %1442 : f32
        %1446 = math.fma %1412, %1444, %1445 : f32
        %1447 = arith.maxnumf %1440, %1414 fastmath<nnan> : f32
        %1448 = arith.subf %1440, %1447 : f32
        %1449 = wave.exp2 %1448 : f32
        %1450 = arith.subf %1414, %1447 : f32
        %1451 = wave.exp2 %1450 : f32
        %1452 = arith.mulf %1446, %1449 : f32
        %1453 = math.fma %1416, %1451, %1452 : f32
        %1454 = arith.maxnumf %1447, %1418 fastmath<nnan> : f32
        %1455 = arith.subf %1447, %1454 : f32
        %1456 = wave.exp2 %1455 : f32
        %1457 = arith.subf %1418, %1454 : f32
        %1458 = wave.exp2 %1457 : f32
        %1459 = arith.mulf %1453, %1456 : f32
        %1460 = math.fma %1420, %1458, %1459 : f32
        %1461 = arith.maxnumf %1454, %1422 fastmath<nnan> : f32
        %1462 = arith.subf %1454, %1461 : f32
        %1463 = wave.exp2 %1462 : f32
        %1464 = arith.subf %1422, %1461 : f32
        %1465 = wave.exp2 %1464 : f32
        %1466 = arith.mulf %1460, %1463 : f32
        %1467 = math.fma %1424, %1465, %1466 : f32
        %1468 = arith.maxnumf %1461, %1426 fastmath<nnan> : f32
        %1469 = arith.subf %1461, %1468 : f32
        %1470 = wave.exp2 %1469 : f32
        %1471 = arith.subf %1426, %1468 : f32
        %1472 = wave.exp2 %1471 : f32
        %1473 = arith.mulf %1467, %1470 : f32
        %1474 = math.fma %1428, %1472, %1473 : f32
        %1475 = arith.maxnumf %1468, %1430 fastmath<nnan> : f32
        %1476 = arith.subf %1468, %1475 : f32
        %1477 = wave.exp2 %1476 : f32
        %1478 = arith.subf %1430, %1475 : f32
        %1479 = wave.exp2 %1478 : f32
        %1480 = arith.mulf %1474, %1477 : f32
        %1481 = math.fma %1432, %1479, %1480 : f32
        %1482 = arith.addi %1326, %c22 : index
        %1483 = arith.addi %1482, %c22 : index
        %1484 = memref.load %5[%1483] : memref<?xf32>
        %1485 = arith.addi %1482, %c23 : index
        %1486 = memref.load %5[%1485] : memref<?xf32>
        %1487 = arith.addi %1482, %c59 : index
        %1488 = memref.load %5[%1487] : memref<?xf32>
        %1489 = arith.addi %1482, %c61 : index
        %1490 = memref.load %5[%1489] : memref<?xf32>
        %1491 = arith.addi %1482, %c63 : index
        %1492 = memref.load %5[%1491] : memref<?xf32>
        %1493 = arith.addi %1482, %c65 : index
        %1494 = memref.load %5[%1493] : memref<?xf32>
        %1495 = arith.addi %1482, %c67 : index
        %1496 = memref.load %5[%1495] : memref<?xf32>
        %1497 = arith.addi %1482, %c69 : index
        %1498 = memref.load %5[%1497] : memref<?xf32>
        %1499 = arith.mulf %1484, %1435 : f32
        %1500 = math.fma %1486, %1437, %1499 : f32
        %1501 = arith.mulf %1500, %1442 : f32
        %1502 = math.fma %1488, %1444, %1501 : f32
        %1503 = arith.mulf %1502, %1449 : f32
        %1504 = math.fma %1490, %1451, %1503 : f32
        %1505 = arith.mulf %1504, %1456 : f32
        %1506 = math.fma %1492, %1458, %1505 : f32
        %1507 = arith.mulf %1506, %1463 : f32
        %1508 = math.fma %1494, %1465, %1507 : f32
        %1509 = arith.mulf %1508, %1470 : f32
        %1510 = math.fma %1496, %1472, %1509 : f32
        %1511 = arith.mulf %1510, %1477 : f32
        %1512 = math.fma %1498, %1479, %1511 : f32
        %1513 = arith.addi %1326, %c6 : index
        %1514 = arith.addi %1513, %c22 : index
        %1515 = memref.load %5[%1514] : memref<?xf32>
        %1516 = arith.addi %1513, %c23 : index
        %1517 = memref.load %5[%1516] : memref<?xf32>
        %1518 = arith.addi %1513, %c59 : index
        %1519 = memref.load %5[%1518] : memref<?xf32>
        %1520 = arith.addi %1513, %c61 : index
        %1521 = memref.load %5[%1520] : memref<?xf32>
        %1522 = arith.addi %1513, %c63 : index
        %1523 = memref.load %5[%1522] : memref<?xf32>
        %1524 = arith.addi %1513, %c65 : index
        %1525 = memref.load %5[%1524] : memref<?xf32>
        %1526 = arith.addi %1513, %c67 : index
        %1527 = memref.load %5[%1526] : memref<?xf32>
        %1528 = arith.addi %1513, %c69 : index
        %1529 = memref.load %5[%1528] : memref<?xf32>
        %1530 = arith.mulf %1515, %1435 : f32
        %1531 = math.fma %1517, %1437, %1530 : f32
        %1532 = arith.mulf %1531, %1442 : f32
        %1533 = math.fma %1519, %1444, %1532 : f32
        %1534 = arith.mulf %1533, %1449 : f32
        %1535 = math.fma %1521, %1451, %1534 : f32
        %1536 = arith.mulf %1535, %1456 : f32
        %1537 = math.fma %1523, %1458, %1536 : f32
        %1538 = arith.mulf %1537, %1463 : f32
        %1539 = math.fma %1525, %1465, %1538 : f32
        %1540 = arith.mulf %1539, %1470 : f32
        %1541 = math.fma %1527, %1472, %1540 : f32
        %1542 = arith.mulf %1541, %1477 : f32
        %1543 = math.fma %1529, %1479, %1542 : f32
        wave.barrier
        scf.if %1330 {
          %1544 = arith.muli %8, %c23 : index
          %1545 = arith.muli %2, %c8 : index
          %1546 = arith.addi %1544, %1545 : index
          %1547 = arith.addi %1546, %1329 : index
          %1548 = vector.extract %343#6[0] : f32 from vector<8xf32>
          %1549 = arith.addi %1547, %c22 : index
          memref.store %1548, %5[%1549] : memref<?xf32>
          %1550 = vector.extract %343#6[1] : f32 from vector<8xf32>
          %1551 = arith.addi %1547, %c3 : index
          memref.store %1550, %5[%1551] : memref<?xf32>
          %1552 = vector.extract %343#6[2] : f32 from vector<8xf32>
          %1553 = arith.addi %1547, %c21 : index
          memref.store %1552, %5[%1553] : memref<?xf32>
          %1554 = vector.extract %343#6[3] : f32 from vector<8xf32>
          %1555 = arith.addi %1547, %c28 : index
          memref.store %1554, %5[%1555] : memref<?xf32>
          %1556 = vector.extract %343#6[4] : f32 from vector<8xf32>
          %1557 = arith.addi %1547, %c24 : index
          memref.store %1556, %5[%1557] : memref<?xf32>
          %1558 = vector.extract %343#6[5] : f32 from vector<8xf32>
          %1559 = arith.addi %1547, %c31 : index
          memref.store %1558, %5[%1559] : memref<?xf32>
          %1560 = vector.extract %343#6[6] : f32 from vector<8xf32>
          %1561 = arith.addi %1547, %c33 : index
          memref.store %1560, %5[%1561] : memref<?xf32>
          %1562 = vector.extract %343#6[7] : f32 from vector<8xf32>
          %1563 = arith.addi %1547, %c35 : index
          memref.store %1562, %5[%1563] : memref<?xf32>
          %1564 = vector.extract %343#7[0] : f32 from vector<8xf32>
          %1565 = arith.addi %1547, %c37 : index
          memref.store %1564, %5[%1565] : memref<?xf32>
          %1566 = vector.extract %343#7[1] : f32 from vector<8xf32>
          %1567 = arith.addi %1547, %c39 : index
          memref.store %1566, %5[%1567] : memref<?xf32>
          %1568 = vector.extract %343#7[2] : f32 from vector<8xf32>
          %1569 = arith.addi %1547, %c41 : index
          memref.store %1568, %5[%1569] : memref<?xf32>
          %1570 = vector.extract %343#7[3] : f32 from vector<8xf32>
          %1571 = arith.addi %1547, %c43 : index
          memref.store %1570, %5[%1571] : memref<?xf32>
          %1572 = vector.extract %343#7[4] : f32 from vector<8xf32>
          %1573 = arith.addi %1547, %c45 : index
          memref.store %1572, %5[%1573] : memref<?xf32>
          %1574 = vector.extract %343#7[5] : f32 from vector<8xf32>
          %1575 = arith.addi %1547, %c47 : index
          memref.store %1574, %5[%1575] : memref<?xf32>
          %1576 = vector.extract %343#7[6] : f32 from vector<8xf32>
          %1577 = arith.addi %1547, %c49 : index
          memref.store %1576, %5[%1577] : memref<?xf32>
          %1578 = vector.extract %343#7[7] : f32 from vector<8xf32>
          %1579 = arith.addi %1547, %c51 : index
          memref.store %1578, %5[%1579] : memref<?xf32>
          %1580 = vector.extract %343#8[0] : f32 from vector<8xf32>
          %1581 = arith.addi %1547, %c6 : index
          memref.store %1580, %5[%1581] : memref<?xf32>
          %1582 = vector.extract %343#8[1] : f32 from vector<8xf32>
          %1583 = arith.addi %1547, %c143 : index
          memref.store %1582, %5[%1583] : memref<?xf32>
          %1584 = vector.extract %343#8[2] : f32 from vector<8xf32>
          %1585 = arith.addi %1547, %c144 : index
          memref.store %1584, %5[%1585] : memref<?xf32>
          %1586 = vector.extract %343#8[3] : f32 from vector<8xf32>
          %1587 = arith.addi %1547, %c145 : index
          memref.store %1586, %5[%1587] : memref<?xf32>
          %1588 = vector.extract %343#8[4] : f32 from vector<8xf32>
          %1589 = arith.addi %1547, %c78 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %343#8[5] : f32 from vector<8xf32>
          %1591 = arith.addi %1547, %c146 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %343#8[6] : f32 from vector<8xf32>
          %1593 = arith.addi %1547, %c147 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %343#8[7] : f32 from vector<8xf32>
          %1595 = arith.addi %1547, %c148 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
          %1596 = vector.extract %343#9[0] : f32 from vector<8xf32>
          %1597 = arith.addi %1547, %c79 : index
          memref.store %1596, %5[%1597] : memref<?xf32>
          %1598 = vector.extract %343#9[1] : f32 from vector<8xf32>
          %1599 = arith.addi %1547, %c149 : index
          memref.store %1598, %5[%1599] : memref<?xf32>
          %1600 = vector.extract %343#9[2] : f32 from vector<8xf32>
          %1601 = arith.addi %1547, %c150 : index
          memref.store %1600, %5[%1601] : memref<?xf32>
          %1602 = vector.extract %343#9[3] : f32 from vector<8xf32>
          %1603 = arith.addi %1547, %c151 : index
          memref.store %1602, %5[%1603] : memref<?xf32>
          %1604 = vector.extract %343#9[4] : f32 from vector<8xf32>
          %1605 = arith.addi %1547, %c80 : index
          memref.store %1604, %5[%1605] : memref<?xf32>
          %1606 = vector.extract %343#9[5] : f32 from vector<8xf32>
          %1607 = arith.addi %1547, %c152 : index
          memref.store %1606, %5[%1607] : memref<?xf32>
          %1608 = vector.extract %343#9[6] : f32 from vector<8xf32>
          %1609 = arith.addi %1547, %c153 : index
          memref.store %1608, %5[%1609] : memref<?xf32>
          %1610 = vector.extract %343#9[7] : f32 from vector<8xf32>
          %1611 = arith.addi %1547, %c154 : index
          memref.store %1610, %5[%1611] : memref<?xf32>
        }
        wave.barrier
        %1612 = memref.load %5[%1483] : memref<?xf32>
        %1613 = memref.load %5[%1485] : memref<?xf32>
        %1614 = memref.load %5[%1487] : memref<?xf32>
        %1615 = memref.load %5[%1489] : memref<?xf32>
        %1616 = memref.load %5[%1491] : memref<?xf32>
        %1617 = memref.load %5[%1493] : memref<?xf32>
        %1618 = memref.load %5[%1495] : memref<?xf32>
        %1619 = memref.load %5[%1497] : memref<?xf32>
        %1620 = arith.mulf %1612, %1435 : f32
        %1621 = math.fma %1613, %1437, %1620 : f32
        %1622 = arith.mulf %1621, %1442 : f32
        %1623 = math.fma %1614, %1444, %1622 : f32
        %1624 = arith.mulf %1623, %1449 : f32
        %1625 = math.fma %1615, %1451, %1624 : f32
        %1626 = arith.mulf %1625, %1456 : f32
        %1627 = math.fma %1616, %1458, %1626 : f32
        %1628 = arith.mulf %1627, %1463 : f32
        %1629 = math.fma %1617, %1465, %1628 : f32
        %1630 = arith.mulf %1629, %1470 : f32
        %1631 = math.fma %1618, %1472, %1630 : f32
        %1632 = arith.mulf %1631, %1477 : f32
        %1633 = math.fma %1619, %1479, %1632 : f32
        %1634 = memref.load %5[%1514] : memref<?xf32>
        %1635 = memref.load %5[%1516] : memref<?xf32>
        %1636 = memref.load %5[%1518] : memref<?xf32>
        %1637 = memref.load %5[%1520] : memref<?xf32>
        %1638 = memref.load %5[%1522] : memref<?xf32>
        %1639 = memref.load %5[%1524] : memref<?xf32>
        %1640 = memref.load %5[%1526] : memref<?xf32>
        %1641 = memref.load %5[%1528] : memref<?xf32>
        %1642 = arith.mulf %1634, %1435 : f32
        %1643 = math.fma %1635, %1437, %1642 : f32
        %1644 = arith.mulf %1643, %1442 : f32
        %1645 = math.fma %1636, %1444, %1644 : f32
        %1646 = arith.mulf %1645, %1449 : f32
        %1647 = math.fma %1637, %1451, %1646 : f32
        %1648 = arith.mulf %1647, %1456 : f32
        %1649 = math.fma %1638, %1458, %1648 : f32
        %1650 = arith.mulf %1649, %1463 : f32
        %1651 = math.fma %1639, %1465, %1650 : f32
        %1652 = arith.mulf %1651, %1470 : f32
        %1653 = math.fma %1640, %1472, %1652 : f32
        %1654 = arith.mulf %1653, %1477 : f32
        %1655 = math.fma %1641, %1479, %1654 : f32
        wave.barrier
        scf.if %1330 {
          %1656 = arith.muli %8, %c23 : index
          %1657 = arith.muli %2, %c8 : index
          %1658 = arith.addi %1656, %1657 : index
          %1659 = arith.addi %1658, %1329 : index
          %1660 = vector.extract %343#10[0] : f32 from vector<8xf32>
          %1661 = arith.addi %1659, %c22 : index
          memref.store %1660, %5[%1661] : memref<?xf32>
          %1662 = vector.extract %343#10[1] : f32 from vector<8xf32>
          %1663 = arith.addi %1659, %c3 : index
          memref.store %1662, %5[%1663] : memref<?xf32>
          %1664 = vector.extract %343#10[2] : f32 from vector<8xf32>
          %1665 = arith.addi %1659, %c21 : index
          memref.store %1664, %5[%1665] : memref<?xf32>
          %1666 = vector.extract %343#10[3] : f32 from vector<8xf32>
          %1667 = arith.addi %1659, %c28 : index
          memref.store %1666, %5[%1667] : memref<?xf32>
          %1668 = vector.extract %343#10[4] : f32 from vector<8xf32>
          %1669 = arith.addi %1659, %c24 : index
          memref.store %1668, %5[%1669] : memref<?xf32>
          %1670 = vector.extract %343#10[5] : f32 from vector<8xf32>
          %1671 = arith.addi %1659, %c31 : index
          memref.store %1670, %5[%1671] : memref<?xf32>
          %1672 = vector.extract %343#10[6] : f32 from vector<8xf32>
          %1673 = arith.addi %1659, %c33 : index
          memref.store %1672, %5[%1673] : memref<?xf32>
          %1674 = vector.extract %343#10[7] : f32 from vector<8xf32>
          %1675 = arith.addi %1659, %c35 : index
          memref.store %1674, %5[%1675] : memref<?xf32>
          %1676 = vector.extract %343#11[0] : f32 from vector<8xf32>
          %1677 = arith.addi %1659, %c37 : index
          memref.store %1676, %5[%1677] : memref<?xf32>
          %1678 = vector.extract %343#11[1] : f32 from vector<8xf32>
          %1679 = arith.addi %1659, %c39 : index
          memref.store %1678, %5[%1679] : memref<?xf32>
          %1680 = vector.extract %343#11[2] : f32 from vector<8xf32>
          %1681 = arith.addi %1659, %c41 : index
          memref.store %1680, %5[%1681] : memref<?xf32>
          %1682 = vector.extract %343#11[3] : f32 from vector<8xf32>
          %1683 = arith.addi %1659, %c43 : index
          memref.store %1682, %5[%1683] : memref<?xf32>
          %1684 = vector.extract %343#11[4] : f32 from vector<8xf32>
          %1685 = arith.addi %1659, %c45 : index
          memref.store %1684, %5[%1685] : memref<?xf32>
          %1686 = vector.extract %343#11[5] : f32 from vector<8xf32>
          %1687 = arith.addi %1659, %c47 : index
          memref.store %1686, %5[%1687] : memref<?xf32>
          %1688 = vector.extract %343#11[6] : f32 from vector<8xf32>
          %1689 = arith.addi %1659, %c49 : index
          memref.store %1688, %5[%1689] : memref<?xf32>
          %1690 = vector.extract %343#11[7] : f32 from vector<8xf32>
          %1691 = arith.addi %1659, %c51 : index
          memref.store %1690, %5[%1691] : memref<?xf32>
          %1692 = vector.extract %343#12[0] : f32 from vector<8xf32>
          %1693 = arith.addi %1659, %c6 : index
          memref.store %1692, %5[%1693] : memref<?xf32>
          %1694 = vector.extract %343#12[1] : f32 from vector<8xf32>
          %1695 = arith.addi %1659, %c143 : index
          memref.store %1694, %5[%1695] : memref<?xf32>
          %1696 = vector.extract %343#12[2] : f32 from vector<8xf32>
          %1697 = arith.addi %1659, %c144 : index
          memref.store %1696, %5[%1697] : memref<?xf32>
          %1698 = vector.extract %343#12[3] : f32 from vector<8xf32>
          %1699 = arith.addi %1659, %c145 : index
          memref.store %1698, %5[%1699] : memref<?xf32>
          %1700 = vector.extract %343#12[4] : f32 from vector<8xf32>
          %1701 = arith.addi %1659, %c78 : index
          memref.store %1700, %5[%1701] : memref<?xf32>
          %1702 = vector.extract %343#12[5] : f32 from vector<8xf32>
          %1703 = arith.addi %1659, %c146 : index
          memref.store %1702, %5[%1703] : memref<?xf32>
          %1704 = vector.extract %343#12[6] : f32 from vector<8xf32>
          %1705 = arith.addi %1659, %c147 : index
          memref.store %1704, %5[%1705] : memref<?xf32>
          %1706 = vector.extract %343#12[7] : f32 from vector<8xf32>
          %1707 = arith.addi %1659, %c148 : index
          memref.store %1706, %5[%1707] : memref<?xf32>
          %1708 = vector.extract %343#13[0] : f32 from vector<8xf32>
          %1709 = arith.addi %1659, %c79 : index
          memref.store %1708, %5[%1709] : memref<?xf32>
          %1710 = vector.extract %343#13[1] : f32 from vector<8xf32>
          %1711 = arith.addi %1659, %c149 : index
          memref.store %1710, %5[%1711] : memref<?xf32>
          %1712 = vector.extract %343#13[2] : f32 from vector<8xf32>
          %1713 = arith.addi %1659, %c150 : index
          memref.store %1712, %5[%1713] : memref<?xf32>
          %1714 = vector.extract %343#13[3] : f32 from vector<8xf32>
          %1715 = arith.addi %1659, %c151 : index
          memref.store %1714, %5[%1715] : memref<?xf32>
          %1716 = vector.extract %343#13[4] : f32 from vector<8xf32>
          %1717 = arith.addi %1659, %c80 : index
          memref.store %1716, %5[%1717] : memref<?xf32>
          %1718 = vector.extract %343#13[5] : f32 from vector<8xf32>
          %1719 = arith.addi %1659, %c152 : index
          memref.store %1718, %5[%1719] : memref<?xf32>
          %1720 = vector.extract %343#13[6] : f32 from vector<8xf32>
          %1721 = arith.addi %1659, %c153 : index
          memref.store %1720, %5[%1721] : memref<?xf32>
          %1722 = vector.extract %343#13[7] : f32 from vector<8xf32>
          %1723 = arith.addi %1659, %c154 : index
          memref.store %1722, %5[%1723] : memref<?xf32>
        }
        wave.barrier
        %1724 = memref.load %5[%1483] : memref<?xf32>
        %1725 = memref.load %5[%1485] : memref<?xf32>
        %1726 = memref.load %5[%1487] : memref<?xf32>
        %1727 = memref.load %5[%1489] : memref<?xf32>
        %1728 = memref.load %5[%1491] : memref<?xf32>
        %1729 = memref.load %5[%1493] : memref<?xf32>
        %1730 = memref.load %5[%1495] : memref<?xf32>
        %1731 = memref.load %5[%1497] : memref<?xf32>
        %1732 = arith.mulf %1724, %1435 : f32
        %1733 = math.fma %1725, %1437, %1732 : f32
        %1734 = arith.mulf %1733, %1442 : f32
        %1735 = math.fma %1726, %1444, %1734 : f32
        %1736 = arith.mulf %1735, %1449 : f32
        %1737 = math.fma %1727, %1451, %1736 : f32
        %1738 = arith.mulf %1737, %1456 : f32
        %1739 = math.fma %1728, %1458, %1738 : f32
        %1740 = arith.mulf %1739, %1463 : f32
        %1741 = math.fma %1729, %1465, %1740 : f32
        %1742 = arith.mulf %1741, %1470 : f32
        %1743 = math.fma %1730, %1472, %1742 : f32
        %1744 = arith.mulf %1743, %1477 : f32
        %1745 = math.fma %1731, %1479, %1744 : f32
        %1746 = memref.load %5[%1514] : memref<?xf32>
        %1747 = memref.load %5[%1516] : memref<?xf32>
        %1748 = memref.load %5[%1518] : memref<?xf32>
        %1749 = memref.load %5[%1520] : memref<?xf32>
        %1750 = memref.load %5[%1522] : memref<?xf32>
        %1751 = memref.load %5[%1524] : memref<?xf32>
        %1752 = memref.load %5[%1526] : memref<?xf32>
        %1753 = memref.load %5[%1528] : memref<?xf32>
        %1754 = arith.mulf %1746, %1435 : f32
        %1755 = math.fma %1747, %1437, %1754 : f32
        %1756 = arith.mulf %1755, %1442 : f32
        %1757 = math.fma %1748, %1444, %1756 : f32
        %1758 = arith.mulf %1757, %1449 : f32
        %1759 = math.fma %1749, %1451, %1758 : f32
        %1760 = arith.mulf %1759, %1456 : f32
        %1761 = math.fma %1750, %1458, %1760 : f32
        %1762 = arith.mulf %1761, %1463 : f32
        %1763 = math.fma %1751, %1465, %1762 : f32
        %1764 = arith.mulf %1763, %1470 : f32
        %1765 = math.fma %1752, %1472, %1764 : f32
        %1766 = arith.mulf %1765, %1477 : f32
        %1767 = math.fma %1753, %1479, %1766 : f32
        wave.barrier
        scf.if %1330 {
          %1768 = arith.muli %8, %c23 : index
          %1769 = arith.muli %2, %c8 : index
          %1770 = arith.addi %1768, %1769 : index
          %1771 = arith.addi %1770, %1329 : index
          %1772 = vector.extract %343#14[0] : f32 from vector<8xf32>
          %1773 = arith.addi %1771, %c22 : index
          memref.store %1772, %5[%1773] : memref<?xf32>
          %1774 = vector.extract %343#14[1] : f32 from vector<8xf32>
          %1775 = arith.addi %1771, %c3 : index
          memref.store %1774, %5[%1775] : memref<?xf32>
          %1776 = vector.extract %343#14[2] : f32 from vector<8xf32>
          %1777 = arith.addi %1771, %c21 : index
          memref.store %1776, %5[%1777] : memref<?xf32>
          %1778 = vector.extract %343#14[3] : f32 from vector<8xf32>
          %1779 = arith.addi %1771, %c28 : index
          memref.store %1778, %5[%1779] : memref<?xf32>
          %1780 = vector.extract %343#14[4] : f32 from vector<8xf32>
          %1781 = arith.addi %1771, %c24 : index
          memref.store %1780, %5[%1781] : memref<?xf32>
          %1782 = vector.extract %343#14[5] : f32 from vector<8xf32>
          %1783 = arith.addi %1771, %c31 : index
          memref.store %1782, %5[%1783] : memref<?xf32>
          %1784 = vector.extract %343#14[6] : f32 from vector<8xf32>
          %1785 = arith.addi %1771, %c33 : index
          memref.store %1784, %5[%1785] : memref<?xf32>
          %1786 = vector.extract %343#14[7] : f32 from vector<8xf32>
          %1787 = arith.addi %1771, %c35 : index
          memref.store %1786, %5[%1787] : memref<?xf32>
          %1788 = vector.extract %343#15[0] : f32 from vector<8xf32>
          %1789 = arith.addi %1771, %c37 : index
          memref.store %1788, %5[%1789] : memref<?xf32>
          %1790 = vector.extract %343#15[1] : f32 from vector<8xf32>
          %1791 = arith.addi %1771, %c39 : index
          memref.store %1790, %5[%1791] : memref<?xf32>
          %1792 = vector.extract %343#15[2] : f32 from vector<8xf32>
          %1793 = arith.addi %1771, %c41 : index
          memref.store %1792, %5[%1793] : memref<?xf32>
          %1794 = vector.extract %343#15[3] : f32 from vector<8xf32>
          %1795 = arith.addi %1771, %c43 : index
          memref.store %1794, %5[%1795] : memref<?xf32>
          %1796 = vector.extract %343#15[4] : f32 from vector<8xf32>
          %1797 = arith.addi %1771, %c45 : index
          memref.store %1796, %5[%1797] : memref<?xf32>
          %1798 = vector.extract %343#15[5] : f32 from vector<8xf32>
          %1799 = arith.addi %1771, %c47 : index
          memref.store %1798, %5[%1799] : memref<?xf32>
          %1800 = vector.extract %343#15[6] : f32 from vector<8xf32>
          %1801 = arith.addi %1771, %c49 : index
          memref.store %1800, %5[%1801] : memref<?xf32>
          %1802 = vector.extract %343#15[7] : f32 from vector<8xf32>
          %1803 = arith.addi %1771, %c51 : index
          memref.store %1802, %5[%1803] : memref<?xf32>
          %1804 = vector.extract %343#16[0] : f32 from vector<8xf32>
          %1805 = arith.addi %1771, %c6 : index
          memref.store %1804, %5[%1805] : memref<?xf32>
          %1806 = vector.extract %343#16[1] : f32 from vector<8xf32>
          %1807 = arith.addi %1771, %c143 : index
          memref.store %1806, %5[%1807] : memref<?xf32>
          %1808 = vector.extract %343#16[2] : f32 from vector<8xf32>
          %1809 = arith.addi %1771, %c144 : index
          memref.store %1808, %5[%1809] : memref<?xf32>
          %1810 = vector.extract %343#16[3] : f32 from vector<8xf32>
          %1811 = arith.addi %1771, %c145 : index
          memref.store %1810, %5[%1811] : memref<?xf32>
          %1812 = vector.extract %343#16[4] : f32 from vector<8xf32>
          %1813 = arith.addi %1771, %c78 : index
          memref.store %1812, %5[%1813] : memref<?xf32>
          %1814 = vector.extract %343#16[5] : f32 from vector<8xf32>
          %1815 = arith.addi %1771, %c146 : index
          memref.store %1814, %5[%1815] : memref<?xf32>
          %1816 = vector.extract %343#16[6] : f32 from vector<8xf32>
          %1817 = arith.addi %1771, %c147 : index
          memref.store %1816, %5[%1817] : memref<?xf32>
          %1818 = vector.extract %343#16[7] : f32 from vector<8xf32>
          %1819 = arith.addi %1771, %c148 : index
          memref.store %1818, %5[%1819] : memref<?xf32>
          %1820 = vector.extract %343#17[0] : f32 from vector<8xf32>
          %1821 = arith.addi %1771, %c79 : index
          memref.store %1820, %5[%1821] : memref<?xf32>
          %1822 = vector.extract %343#17[1] : f32 from vector<8xf32>
          %1823 = arith.addi %1771, %c149 : index
          memref.store %1822, %5[%1823] : memref<?xf32>
          %1824 = vector.extract %343#17[2] : f32 from vector<8xf32>
          %1825 = arith.addi %1771, %c150 : index
          memref.store %1824, %5[%1825] : memref<?xf32>
          %1826 = vector.extract %343#17[3] : f32 from vector<8xf32>
          %1827 = arith.addi %1771, %c151 : index
          memref.store %1826, %5[%1827] : memref<?xf32>
          %1828 = vector.extract %343#17[4] : f32 from vector<8xf32>
          %1829 = arith.addi %1771, %c80 : index
          memref.store %1828, %5[%1829] : memref<?xf32>
          %1830 = vector.extract %343#17[5] : f32 from vector<8xf32>
          %1831 = arith.addi %1771, %c152 : index
          memref.store %1830, %5[%1831] : memref<?xf32>
          %1832 = vector.extract %343#17[6] : f32 from vector<8xf32>
          %1833 = arith.addi %1771, %c153 : index
          memref.store %1832, %5[%1833] : memref<?xf32>
          %1834 = vector.extract %343#17[7] : f32 from vector<8xf32>
          %1835 = arith.addi %1771, %c154 : index
          memref.store %1834, %5[%1835] : memref<?xf32>
        }
        wave.barrier
        %1836 = memref.load %5[%1483] : memref<?xf32>
        %1837 = memref.load %5[%1485] : memref<?xf32>
        %1838 = memref.load %5[%1487] : memref<?xf32>
        %1839 = memref.load %5[%1489] : memref<?xf32>
        %1840 = memref.load %5[%1491] : memref<?xf32>
        %1841 = memref.load %5[%1493] : memref<?xf32>
        %1842 = memref.load %5[%1495] : memref<?xf32>
        %1843 = memref.load %5[%1497] : memref<?xf32>
        %1844 = arith.mulf %1836, %1435 : f32
        %1845 = math.fma %1837, %1437, %1844 : f32
        %1846 = arith.mulf %1845, %1442 : f32
        %1847 = math.fma %1838, %1444, %1846 : f32
        %1848 = arith.mulf %1847, %1449 : f32
        %1849 = math.fma %1839, %1451, %1848 : f32
        %1850 = arith.mulf %1849, %1456 : f32
        %1851 = math.fma %1840, %1458, %1850 : f32
        %1852 = arith.mulf %1851, %1463 : f32
        %1853 = math.fma %1841, %1465, %1852 : f32
        %1854 = arith.mulf %1853, %1470 : f32
        %1855 = math.fma %1842, %1472, %1854 : f32
        %1856 = arith.mulf %1855, %1477 : f32
        %1857 = math.fma %1843, %1479, %1856 : f32
        %1858 = memref.load %5[%1514] : memref<?xf32>
        %1859 = memref.load %5[%1516] : memref<?xf32>
        %1860 = memref.load %5[%1518] : memref<?xf32>
        %1861 = memref.load %5[%1520] : memref<?xf32>
        %1862 = memref.load %5[%1522] : memref<?xf32>
        %1863 = memref.load %5[%1524] : memref<?xf32>
        %1864 = memref.load %5[%1526] : memref<?xf32>
        %1865 = memref.load %5[%1528] : memref<?xf32>
        %1866 = arith.mulf %1858, %1435 : f32
        %1867 = math.fma %1859, %1437, %1866 : f32
        %1868 = arith.mulf %1867, %1442 : f32
        %1869 = math.fma %1860, %1444, %1868 : f32
        %1870 = arith.mulf %1869, %1449 : f32
        %1871 = math.fma %1861, %1451, %1870 : f32
        %1872 = arith.mulf %1871, %1456 : f32
        %1873 = math.fma %1862, %1458, %1872 : f32
        %1874 = arith.mulf %1873, %1463 : f32
        %1875 = math.fma %1863, %1465, %1874 : f32
        %1876 = arith.mulf %1875, %1470 : f32
        %1877 = math.fma %1864, %1472, %1876 : f32
        %1878 = arith.mulf %1877, %1477 : f32
        %1879 = math.fma %1865, %1479, %1878 : f32
        %1880 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1880 {
          %1881 = arith.addi %kvHeads, %15 : index
          %1882 = memref.load %scales[%1881] : memref<?xf32>
          %1883 = arith.divf %1882, %1481 : f32
          %1884 = arith.addi %17, %1328 : index
          %1885 = arith.cmpi slt, %1884, %groupSize : index
          scf.if %1885 {
            %1886 = arith.muli %15, %groupSize : index
            %1887 = arith.addi %1886, %1884 : index
            %1888 = arith.muli %1887, %c6 : index
            %1889 = arith.muli %heads, %c6 : index
            %1890 = arith.mulf %1512, %1883 : f32
            %1891 = arith.addf %1890, %c73 : f32
            %1892 = arith.minimumf %1891, %c156 : f32
            %1893 = arith.maximumf %1892, %c157 : f32
            %1894 = arith.truncf %1893 : f32 to f16
            %1895 = arith.divui %1482, %c8 : index
            %1896 = arith.addi %1888, %1895 : index
            %1897 = arith.divui %24, %outTileRows : index
            %1898 = arith.divui %1889, %c3 : index
            %1899 = arith.muli %1897, %1898 : index
            %1900 = arith.divui %1896, %c3 : index
            %1901 = arith.addi %1899, %1900 : index
            %1902 = arith.muli %1901, %c9 : index
            %1903 = arith.remui %1896, %c3 : index
            %1904 = arith.divui %1903, %c8 : index
            %1905 = arith.addi %1902, %1904 : index
            %1906 = arith.muli %outTileRows, %c8 : index
            %1907 = arith.muli %1905, %1906 : index
            %1908 = arith.remui %24, %outTileRows : index
            %1909 = arith.muli %1908, %c8 : index
            %1910 = arith.addi %1907, %1909 : index
            %1911 = arith.remui %1896, %c8 : index
            %1912 = arith.addi %1910, %1911 : index
            memref.store %1894, %out[%1912] : memref<?xf16>
            %1913 = arith.mulf %1543, %1883 : f32
            %1914 = arith.addf %1913, %c73 : f32
            %1915 = arith.minimumf %1914, %c156 : f32
            %1916 = arith.maximumf %1915, %c157 : f32
            %1917 = arith.truncf %1916 : f32 to f16
            %1918 = arith.divui %1513, %c8 : index
            %1919 = arith.addi %1888, %1918 : index
            %1920 = arith.divui %1919, %c3 : index
            %1921 = arith.addi %1899, %1920 : index
            %1922 = arith.muli %1921, %c9 : index
            %1923 = arith.remui %1919, %c3 : index
            %1924 = arith.divui %1923, %c8 : index
            %1925 = arith.addi %1922, %1924 : index
            %1926 = arith.muli %1925, %1906 : index
            %1927 = arith.addi %1926, %1909 : index
            %1928 = arith.remui %1919, %c8 : index
            %1929 = arith.addi %1927, %1928 : index
            memref.store %1917, %out[%1929] : memref<?xf16>
            %1930 = arith.addi %1326, %c23 : index
            %1931 = arith.mulf %1633, %1883 : f32
            %1932 = arith.addf %1931, %c73 : f32
            %1933 = arith.minimumf %1932, %c156 : f32
            %1934 = arith.maximumf %1933, %c157 : f32
            %1935 = arith.truncf %1934 : f32 to f16
            %1936 = arith.divui %1930, %c8 : index
            %1937 = arith.addi %1888, %1936 : index
            %1938 = arith.divui %1937, %c3 : index
            %1939 = arith.addi %1899, %1938 : index
            %1940 = arith.muli %1939, %c9 : index
            %1941 = arith.remui %1937, %c3 : index
            %1942 = arith.divui %1941, %c8 : index
            %1943 = arith.addi %1940, %1942 : index
            %1944 = arith.muli %1943, %1906 : index
            %1945 = arith.addi %1944, %1909 : index
            %1946 = arith.remui %1937, %c8 : index
            %1947 = arith.addi %1945, %1946 : index
            memref.store %1935, %out[%1947] : memref<?xf16>
            %1948 = arith.addi %1326, %c58 : index
            %1949 = arith.mulf %1655, %1883 : f32
            %1950 = arith.addf %1949, %c73 : f32
            %1951 = arith.minimumf %1950, %c156 : f32
            %1952 = arith.maximumf %1951, %c157 : f32
            %1953 = arith.truncf %1952 : f32 to f16
            %1954 = arith.divui %1948, %c8 : index
            %1955 = arith.addi %1888, %1954 : index
            %1956 = arith.divui %1955, %c3 : index
            %1957 = arith.addi %1899, %1956 : index
            %1958 = arith.muli %1957, %c9 : index
            %1959 = arith.remui %1955, %c3 : index
            %1960 = arith.divui %1959, %c8 : index
            %1961 = arith.addi %1958, %1960 : index
            %1962 = arith.muli %1961, %1906 : index
            %1963 = arith.addi %1962, %1909 : index
            %1964 = arith.remui %1955, %c8 : index
            %1965 = arith.addi %1963, %1964 : index
            memref.store %1953, %out[%1965] : memref<?xf16>
            %1966 = arith.addi %1326, %c59 : index
            %1967 = arith.mulf %1745, %1883 : f32
            %1968 = arith.addf %1967, %c73 : f32
            %1969 = arith.minimumf %1968, %c156 : f32
            %1970 = arith.maximumf %1969, %c157 : f32
            %1971 = arith.truncf %1970 : f32 to f16
            %1972 = arith.divui %1966, %c8 : index
            %1973 = arith.addi %1888, %1972 : index
            %1974 = arith.divui %1973, %c3 : index
            %1975 = arith.addi %1899, %1974 : index
            %1976 = arith.muli %1975, %c9 : index
            %1977 = arith.remui %1973, %c3 : index
            %1978 = arith.divui %1977, %c8 : index
            %1979 = arith.addi %1976, %1978 : index
            %1980 = arith.muli %1979, %1906 : index
            %1981 = arith.addi %1980, %1909 : index
            %1982 = arith.remui %1973, %c8 : index
            %1983 = arith.addi %1981, %1982 : index
            memref.store %1971, %out[%1983] : memref<?xf16>
            %1984 = arith.addi %1326, %c60 : index
            %1985 = arith.mulf %1767, %1883 : f32
            %1986 = arith.addf %1985, %c73 : f32
            %1987 = arith.minimumf %1986, %c156 : f32
            %1988 = arith.maximumf %1987, %c157 : f32
            %1989 = arith.truncf %1988 : f32 to f16
            %1990 = arith.divui %1984, %c8 : index
            %1991 = arith.addi %1888, %1990 : index
            %1992 = arith.divui %1991, %c3 : index
            %1993 = arith.addi %1899, %1992 : index
            %1994 = arith.muli %1993, %c9 : index
            %1995 = arith.remui %1991, %c3 : index
            %1996 = arith.divui %1995, %c8 : index
            %1997 = arith.addi %1994, %1996 : index
            %1998 = arith.muli %1997, %1906 : index
            %1999 = arith.addi %1998, %1909 : index
            %2000 = arith.remui %1991, %c8 : index
            %2001 = arith.addi %1999, %2000 : index
            memref.store %1989, %out[%2001] : memref<?xf16>
            %2002 = arith.addi %1326, %c61 : index
            %2003 = arith.mulf %1857, %1883 : f32
            %2004 = arith.addf %2003, %c73 : f32
            %2005 = arith.minimumf %2004, %c156 : f32
            %2006 = arith.maximumf %2005, %c157 : f32
            %2007 = arith.truncf %2006 : f32 to f16
            %2008 = arith.divui %2002, %c8 : index
            %2009 = arith.addi %1888, %2008 : index
            %2010 = arith.divui %2009, %c3 : index
            %2011 = arith.addi %1899, %2010 : index
            %2012 = arith.muli %2011, %c9 : index
            %2013 = arith.remui %2009, %c3 : index
            %2014 = arith.divui %2013, %c8 : index
            %2015 = arith.addi %2012, %2014 : index
            %2016 = arith.muli %2015, %1906 : index
            %2017 = arith.addi %2016, %1909 : index
            %2018 = arith.remui %2009, %c8 : index
            %2019 = arith.addi %2017, %2018 : index
            memref.store %2007, %out[%2019] : memref<?xf16>
            %2020 = arith.addi %1326, %c62 : index
            %2021 = arith.mulf %1879, %1883 : f32
            %2022 = arith.addf %2021, %c73 : f32
            %2023 = arith.minimumf %2022, %c156 : f32
            %2024 = arith.maximumf %2023, %c157 : f32
            %2025 = arith.truncf %2024 : f32 to f16
            %2026 = arith.divui %2020, %c8 : index
            %2027 = arith.addi %1888, %2026 : index
            %2028 = arith.divui %2027, %c3 : index
            %2029 = arith.addi %1899, %2028 : index
            %2030 = arith.muli %2029, %c9 : index
            %2031 = arith.remui %2027, %c3 : index
            %2032 = arith.divui %2031, %c8 : index
            %2033 = arith.addi %2030, %2032 : index
            %2034 = arith.muli %2033, %1906 : index
            %2035 = arith.addi %2034, %1909 : index
            %2036 = arith.remui %2027, %c8 : index
            %2037 = arith.addi %2035, %2036 : index
            memref.store %2025, %out[%2037] : memref<?xf16>
          }
        } else {
          %2038 = arith.addi %ranges, %groups : index
          %2039 = arith.muli %9, %2038 : index
          %2040 = arith.index_castui %335 : i32 to index
          %2041 = arith.addi %2039, %2040 : index
          %2042 = arith.muli %2041, %c160 : index
          %2043 = arith.addi %2042, %1482 : index
          memref.store %1512, %partial[%2043] : memref<?xf32>
          %2044 = arith.addi %2042, %1513 : index
          memref.store %1543, %partial[%2044] : memref<?xf32>
          %2045 = arith.addi %1326, %c23 : index
          %2046 = arith.addi %2042, %2045 : index
          memref.store %1633, %partial[%2046] : memref<?xf32>
          %2047 = arith.addi %1326, %c58 : index
          %2048 = arith.addi %2042, %2047 : index
          memref.store %1655, %partial[%2048] : memref<?xf32>
          %2049 = arith.addi %1326, %c59 : index
          %2050 = arith.addi %2042, %2049 : index
          memref.store %1745, %partial[%2050] : memref<?xf32>
          %2051 = arith.addi %1326, %c60 : index
          %2052 = arith.addi %2042, %2051 : index
          memref.store %1767, %partial[%2052] : memref<?xf32>
          %2053 = arith.addi %1326, %c61 : index
          %2054 = arith.addi %2042, %2053 : index
          memref.store %1857, %partial[%2054] : memref<?xf32>
          %2055 = arith.addi %1326, %c62 : index
          %2056 = arith.addi %2042, %2055 : index
          memref.store %1879, %partial[%2056] : memref<?xf32>
          %2057 = arith.cmpi slt, %1326, %c8 : index
          scf.if %2057 {
            %2058 = arith.addi %2042, %c63 : index
            %2059 = arith.addi %2058, %1326 : index
            memref.store %1475, %partial[%2059] : memref<?xf32>
            %2060 = arith.addi %2059, %c8 : index
            memref.store %1481, %partial[%2060] : memref<?xf32>
          }
          %2061 = arith.addi %42, %c114 : i32
          %2062 = arith.divui %2061, %c115 : i32
          %2063 = arith.divui %335, %c115 : i32
          %2064 = arith.addi %groups, %c4 : index
          %2065 = arith.muli %9, %2064 : index
          %2066 = arith.muli %2063, %c115 : i32
          %2067 = arith.subi %42, %2066 : i32
          %2068 = arith.minsi %2067, %c115 : i32
          %2069 = arith.index_castui %2063 : i32 to index
          %2070 = arith.addi %2065, %2069 : index
          %2071 = arith.index_castui %2068 : i32 to index
          %2072 = wave.arrive %counters[%2070], %2071 : memref<?xi32>
          scf.if %2072 {
            %2084:10 = scf.for %2073 = %c77 to %2068 step %c115 iter_args(%2074 = %c72, %2075 = %c73, %2076 = %c73, %2077 = %c73, %2078 = %c73, %2079 = %c73, %2080 = %c73, %2081 = %c73, %2082 = %c73, %2083 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2085 = arith.addi %2073, %c77 : i32
              %2086 = arith.subi %2068, %c16 : i32
              %2087 = arith.minsi %2085, %2086 : i32
              %2088 = arith.addi %2066, %2087 : i32
              %2089 = arith.index_castui %2088 : i32 to index
              %2090 = arith.addi %2039, %2089 : index
              %2091 = arith.muli %2090, %c160 : index
              %2092 = arith.addi %2091, %c63 : index
              %2093 = arith.addi %2092, %1328 : index
              %2094 = memref.load %partial[%2093] : memref<?xf32>
              %2095 = arith.cmpi slt, %2085, %2068 : i32
              %2096 = arith.select %2095, %2094, %c72 : f32
              %2097 = arith.addi %2091, %1326 : index
              %2098 = arith.addi %2097, %c22 : index
              %2099 = memref.load %partial[%2098] : memref<?xf32>
              %2100 = arith.addi %2097, %c6 : index
              %2101 = memref.load %partial[%2100] : memref<?xf32>
              %2102 = arith.addi %2097, %c23 : index
              %2103 = memref.load %partial[%2102] : memref<?xf32>
              %2104 = arith.addi %2097, %c58 : index
              %2105 = memref.load %partial[%2104] : memref<?xf32>
              %2106 = arith.addi %2097, %c59 : index
              %2107 = memref.load %partial[%2106] : memref<?xf32>
              %2108 = arith.addi %2097, %c60 : index
              %2109 = memref.load %partial[%2108] : memref<?xf32>
              %2110 = arith.addi %2097, %c61 : index
              %2111 = memref.load %partial[%2110] : memref<?xf32>
              %2112 = arith.addi %2097, %c62 : index
              %2113 = memref.load %partial[%2112] : memref<?xf32>
              %2114 = arith.addi %2093, %c8 : index
              %2115 = memref.load %partial[%2114] : memref<?xf32>
              %2116 = arith.addi %2073, %c16 : i32
              %2117 = arith.minsi %2116, %2086 : i32
              %2118 = arith.addi %2066, %2117 : i32
              %2119 = arith.index_castui %2118 : i32 to index
              %2120 = arith.addi %2039, %2119 : index
              %2121 = arith.muli %2120, %c160 : index
              %2122 = arith.addi %2121, %c63 : index
              %2123 = arith.addi %2122, %1328 : index
              %2124 = memref.load %partial[%2123] : memref<?xf32>
              %2125 = arith.cmpi slt, %2116, %2068 : i32
              %2126 = arith.select %2125, %2124, %c72 : f32
              %2127 = arith.addi %2121, %1326 : index
              %2128 = arith.addi %2127, %c22 : index
              %2129 = memref.load %partial[%2128] : memref<?xf32>
              %2130 = arith.addi %2127, %c6 : index
              %2131 = memref.load %partial[%2130] : memref<?xf32>
              %2132 = arith.addi %2127, %c23 : index
              %2133 = memref.load %partial[%2132] : memref<?xf32>
              %2134 = arith.addi %2127, %c58 : index
              %2135 = memref.load %partial[%2134] : memref<?xf32>
              %2136 = arith.addi %2127, %c59 : index
              %2137 = memref.load %partial[%2136] : memref<?xf32>
              %2138 = arith.addi %2127, %c60 : index
              %2139 = memref.load %partial[%2138] : memref<?xf32>
              %2140 = arith.addi %2127, %c61 : index
              %2141 = memref.load %partial[%2140] : memref<?xf32>
              %2142 = arith.addi %2127, %c62 : index
              %2143 = memref.load %partial[%2142] : memref<?xf32>
              %2144 = arith.addi %2123, %c8 : index
              %2145 = memref.load %partial[%2144] : memref<?xf32>
              %2146 = arith.addi %2073, %c108 : i32
              %2147 = arith.minsi %2146, %2086 : i32
              %2148 = arith.addi %2066, %2147 : i32
              %2149 = arith.index_castui %2148 : i32 to index
              %2150 = arith.addi %2039, %2149 : index
              %2151 = arith.muli %2150, %c160 : index
              %2152 = arith.addi %2151, %c63 : index
              %2153 = arith.addi %2152, %1328 : index
              %2154 = memref.load %partial[%2153] : memref<?xf32>
              %2155 = arith.cmpi slt, %2146, %2068 : i32
              %2156 = arith.select %2155, %2154, %c72 : f32
              %2157 = arith.addi %2151, %1326 : index
              %2158 = arith.addi %2157, %c22 : index
              %2159 = memref.load %partial[%2158] : memref<?xf32>
              %2160 = arith.addi %2157, %c6 : index
              %2161 = memref.load %partial[%2160] : memref<?xf32>
              %2162 = arith.addi %2157, %c23 : index
              %2163 = memref.load %partial[%2162] : memref<?xf32>
              %2164 = arith.addi %2157, %c58 : index
              %2165 = memref.load %partial[%2164] : memref<?xf32>
              %2166 = arith.addi %2157, %c59 : index
              %2167 = memref.load %partial[%2166] : memref<?xf32>
              %2168 = arith.addi %2157, %c60 : index
              %2169 = memref.load %partial[%2168] : memref<?xf32>
              %2170 = arith.addi %2157, %c61 : index
              %2171 = memref.load %partial[%2170] : memref<?xf32>
              %2172 = arith.addi %2157, %c62 : index
              %2173 = memref.load %partial[%2172] : memref<?xf32>
              %2174 = arith.addi %2153, %c8 : index
              %2175 = memref.load %partial[%2174] : memref<?xf32>
              %2176 = arith.addi %2073, %c110 : i32
              %2177 = arith.minsi %2176, %2086 : i32
              %2178 = arith.addi %2066, %2177 : i32
              %2179 = arith.index_castui %2178 : i32 to index
              %2180 = arith.addi %2039, %2179 : index
              %2181 = arith.muli %2180, %c160 : index
              %2182 = arith.addi %2181, %c63 : index
              %2183 = arith.addi %2182, %1328 : index
              %2184 = memref.load %partial[%2183] : memref<?xf32>
              %2185 = arith.cmpi slt, %2176, %2068 : i32
              %2186 = arith.select %2185, %2184, %c72 : f32
              %2187 = arith.addi %2181, %1326 : index
              %2188 = arith.addi %2187, %c22 : index
              %2189 = memref.load %partial[%2188] : memref<?xf32>
              %2190 = arith.addi %2187, %c6 : index
              %2191 = memref.load %partial[%2190] : memref<?xf32>
              %2192 = arith.addi %2187, %c23 : index
              %2193 = memref.load %partial[%2192] : memref<?xf32>
              %2194 = arith.addi %2187, %c58 : index
              %2195 = memref.load %partial[%2194] : memref<?xf32>
              %2196 = arith.addi %2187, %c59 : index
              %2197 = memref.load %partial[%2196] : memref<?xf32>
              %2198 = arith.addi %2187, %c60 : index
              %2199 = memref.load %partial[%2198] : memref<?xf32>
              %2200 = arith.addi %2187, %c61 : index
              %2201 = memref.load %partial[%2200] : memref<?xf32>
              %2202 = arith.addi %2187, %c62 : index
              %2203 = memref.load %partial[%2202] : memref<?xf32>
              %2204 = arith.addi %2183, %c8 : index
              %2205 = memref.load %partial[%2204] : memref<?xf32>
              %2206 = arith.addi %2073, %c111 : i32
              %2207 = arith.minsi %2206, %2086 : i32
              %2208 = arith.addi %2066, %2207 : i32
              %2209 = arith.index_castui %2208 : i32 to index
              %2210 = arith.addi %2039, %2209 : index
              %2211 = arith.muli %2210, %c160 : index
              %2212 = arith.addi %2211, %c63 : index
              %2213 = arith.addi %2212, %1328 : index
              %2214 = memref.load %partial[%2213] : memref<?xf32>
              %2215 = arith.cmpi slt, %2206, %2068 : i32
              %2216 = arith.select %2215, %2214, %c72 : f32
              %2217 = arith.addi %2211, %1326 : index
              %2218 = arith.addi %2217, %c22 : index
              %2219 = memref.load %partial[%2218] : memref<?xf32>
              %2220 = arith.addi %2217, %c6 : index
              %2221 = memref.load %partial[%2220] : memref<?xf32>
              %2222 = arith.addi %2217, %c23 : index
              %2223 = memref.load %partial[%2222] : memref<?xf32>
              %2224 = arith.addi %2217, %c58 : index
              %2225 = memref.load %partial[%2224] : memref<?xf32>
              %2226 = arith.addi %2217, %c59 : index
              %2227 = memref.load %partial[%2226] : memref<?xf32>
              %2228 = arith.addi %2217, %c60 : index
              %2229 = memref.load %partial[%2228] : memref<?xf32>
              %2230 = arith.addi %2217, %c61 : index
              %2231 = memref.load %partial[%2230] : memref<?xf32>
              %2232 = arith.addi %2217, %c62 : index
              %2233 = memref.load %partial[%2232] : memref<?xf32>
              %2234 = arith.addi %2213, %c8 : index
              %2235 = memref.load %partial[%2234] : memref<?xf32>
              %2236 = arith.addi %2073, %c112 : i32
              %2237 = arith.minsi %2236, %2086 : i32
              %2238 = arith.addi %2066, %2237 : i32
              %2239 = arith.index_castui %2238 : i32 to index
              %2240 = arith.addi %2039, %2239 : index
              %2241 = arith.muli %2240, %c160 : index
              %2242 = arith.addi %2241, %c63 : index
              %2243 = arith.addi %2242, %1328 : index
              %2244 = memref.load %partial[%2243] : memref<?xf32>
              %2245 = arith.cmpi slt, %2236, %2068 : i32
              %2246 = arith.select %2245, %2244, %c72 : f32
              %2247 = arith.addi %2241, %1326 : index
              %2248 = arith.addi %2247, %c22 : index
              %2249 = memref.load %partial[%2248] : memref<?xf32>
              %2250 = arith.addi %2247, %c6 : index
              %2251 = memref.load %partial[%2250] : memref<?xf32>
              %2252 = arith.addi %2247, %c23 : index
              %2253 = memref.load %partial[%2252] : memref<?xf32>
              %2254 = arith.addi %2247, %c58 : index
              %2255 = memref.load %partial[%2254] : memref<?xf32>
              %2256 = arith.addi %2247, %c59 : index
              %2257 = memref.load %partial[%2256] : memref<?xf32>
              %2258 = arith.addi %2247, %c60 : index
              %2259 = memref.load %partial[%2258] : memref<?xf32>
              %2260 = arith.addi %2247, %c61 : index
              %2261 = memref.load %partial[%2260] : memref<?xf32>
              %2262 = arith.addi %2247, %c62 : index
              %2263 = memref.load %partial[%2262] : memref<?xf32>
              %2264 = arith.addi %2243, %c8 : index
              %2265 = memref.load %partial[%2264] : memref<?xf32>
              %2266 = arith.addi %2073, %c113 : i32
              %2267 = arith.minsi %2266, %2086 : i32
              %2268 = arith.addi %2066, %2267 : i32
              %2269 = arith.index_castui %2268 : i32 to index
              %2270 = arith.addi %2039, %2269 : index
              %2271 = arith.muli %2270, %c160 : index
              %2272 = arith.addi %2271, %c63 : index
              %2273 = arith.addi %2272, %1328 : index
              %2274 = memref.load %partial[%2273] : memref<?xf32>
              %2275 = arith.cmpi slt, %2266, %2068 : i32
              %2276 = arith.select %2275, %2274, %c72 : f32
              %2277 = arith.addi %2271, %1326 : index
              %2278 = arith.addi %2277, %c22 : index
              %2279 = memref.load %partial[%2278] : memref<?xf32>
              %2280 = arith.addi %2277, %c6 : index
              %2281 = memref.load %partial[%2280] : memref<?xf32>
              %2282 = arith.addi %2277, %c23 : index
              %2283 = memref.load %partial[%2282] : memref<?xf32>
              %2284 = arith.addi %2277, %c58 : index
              %2285 = memref.load %partial[%2284] : memref<?xf32>
              %2286 = arith.addi %2277, %c59 : index
              %2287 = memref.load %partial[%2286] : memref<?xf32>
              %2288 = arith.addi %2277, %c60 : index
              %2289 = memref.load %partial[%2288] : memref<?xf32>
              %2290 = arith.addi %2277, %c61 : index
              %2291 = memref.load %partial[%2290] : memref<?xf32>
              %2292 = arith.addi %2277, %c62 : index
              %2293 = memref.load %partial[%2292] : memref<?xf32>
              %2294 = arith.addi %2273, %c8 : index
              %2295 = memref.load %partial[%2294] : memref<?xf32>
              %2296 = arith.addi %2073, %c114 : i32
              %2297 = arith.minsi %2296, %2086 : i32
              %2298 = arith.addi %2066, %2297 : i32
              %2299 = arith.index_castui %2298 : i32 to index
              %2300 = arith.addi %2039, %2299 : index
              %2301 = arith.muli %2300, %c160 : index
              %2302 = arith.addi %2301, %c63 : index
              %2303 = arith.addi %2302, %1328 : index
              %2304 = memref.load %partial[%2303] : memref<?xf32>
              %2305 = arith.cmpi slt, %2296, %2068 : i32
              %2306 = arith.select %2305, %2304, %c72 : f32
              %2307 = arith.addi %2301, %1326 : index
              %2308 = arith.addi %2307, %c22 : index
              %2309 = memref.load %partial[%2308] : memref<?xf32>
              %2310 = arith.addi %2307, %c6 : index
              %2311 = memref.load %partial[%2310] : memref<?xf32>
              %2312 = arith.addi %2307, %c23 : index
              %2313 = memref.load %partial[%2312] : memref<?xf32>
              %2314 = arith.addi %2307, %c58 : index
              %2315 = memref.load %partial[%2314] : memref<?xf32>
              %2316 = arith.addi %2307, %c59 : index
              %2317 = memref.load %partial[%2316] : memref<?xf32>
              %2318 = arith.addi %2307, %c60 : index
              %2319 = memref.load %partial[%2318] : memref<?xf32>
              %2320 = arith.addi %2307, %c61 : index
              %2321 = memref.load %partial[%2320] : memref<?xf32>
              %2322 = arith.addi %2307, %c62 : index
              %2323 = memref.load %partial[%2322] : memref<?xf32>
              %2324 = arith.addi %2303, %c8 : index
              %2325 = memref.load %partial[%2324] : memref<?xf32>
              %2326 = arith.maxnumf %2074, %2096 fastmath<nnan> : f32
              %2327 = arith.subf %2074, %2326 : f32
              %2328 = wave.exp2 %2327 : f32
              %2329 = arith.subf %2096, %2326 : f32
              %2330 = wave.exp2 %2329 : f32
              %2331 = arith.mulf %2075, %2328 : f32
              %2332 = math.fma %2115, %2330, %2331 : f32
              %2333 = arith.mulf %2076, %2328 : f32
              %2334 = math.fma %2099, %2330, %2333 : f32
              %2335 = arith.mulf %2077, %2328 : f32
              %2336 = math.fma %2101, %2330, %2335 : f32
              %2337 = arith.mulf %2078, %2328 : f32
              %2338 = math.fma %2103, %2330, %2337 : f32
              %2339 = arith.mulf %2079, %2328 : f32
              %2340 = math.fma %2105, %2330, %2339 : f32
              %2341 = arith.mulf %2080, %2328 : f32
              %2342 = math.fma %2107, %2330, %2341 : f32
              %2343 = arith.mulf %2081, %2328 : f32
              %2344 = math.fma %2109, %2330, %2343 : f32
              %2345 = arith.mulf %2082, %2328 : f32
              %2346 = math.fma %2111, %2330, %2345 : f32
              %2347 = arith.mulf %2083, %2328 : f32
              %2348 = math.fma %2113, %2330, %2347 : f32
              %2349 = arith.maxnumf %2326, %2126 fastmath<nnan> : f32
              %2350 = arith.subf %2326, %2349 : f32
              %2351 = wave.exp2 %2350 : f32
              %2352 = arith.subf %2126, %2349 : f32
              %2353 = wave.exp2 %2352 : f32
              %2354 = arith.mulf %2332, %2351 : f32
              %2355 = math.fma %2145, %2353, %2354 : f32
              %2356 = arith.mulf %2334, %2351 : f32
              %2357 = math.fma %2129, %2353, %2356 : f32
              %2358 = arith.mulf %2336, %2351 : f32
              %2359 = math.fma %2131, %2353, %2358 : f32
              %2360 = arith.mulf %2338, %2351 : f32
              %2361 = math.fma %2133, %2353, %2360 : f32
              %2362 = arith.mulf %2340, %2351 : f32
              %2363 = math.fma %2135, %2353, %2362 : f32
              %2364 = arith.mulf %2342, %2351 : f32
              %2365 = math.fma %2137, %2353, %2364 : f32
              %2366 = arith.mulf %2344, %2351 : f32
              %2367 = math.fma %2139, %2353, %2366 : f32
              %2368 = arith.mulf %2346, %2351 : f32
              %2369 = math.fma %2141, %2353, %2368 : f32
              %2370 = arith.mulf %2348, %2351 : f32
              %2371 = math.fma %2143, %2353, %2370 : f32
              %2372 = arith.maxnumf %2349, %2156 fastmath<nnan> : f32
              %2373 = arith.subf %2349, %2372 : f32
              %2374 = wave.exp2 %2373 : f32
              %2375 = arith.subf %2156, %2372 : f32
              %2376 = wave.exp2 %2375 : f32
              %2377 = arith.mulf %2355, %2374 : f32
              %2378 = math.fma %2175, %2376, %2377 : f32
              %2379 = arith.mulf %2357, %2374 : f32
              %2380 = math.fma %2159, %2376, %2379 : f32
              %2381 = arith.mulf %2359, %2374 : f32
              %2382 = math.fma %2161, %2376, %2381 : f32
              %2383 = arith.mulf %2361, %2374 : f32
              %2384 = math.fma %2163, %2376, %2383 : f32
              %2385 = arith.mulf %2363, %2374 : f32
              %2386 = math.fma %2165, %2376, %2385 : f32
              %2387 = arith.mulf %2365, %2374 : f32
              %2388 = math.fma %2167, %2376, %2387 : f32
              %2389 = arith.mulf %2367, %2374 : f32
              %2390 = math.fma %2169, %2376, %2389 : f32
              %2391 = arith.mulf %2369, %2374 : f32
              %2392 = math.fma %2171, %2376, %2391 : f32
              %2393 = arith.mulf %2371, %2374 : f32
              %2394 = math.fma %2173, %2376, %2393 : f32
              %2395 = arith.maxnumf %2372, %2186 fastmath<nnan> : f32
              %2396 = arith.subf %2372, %2395 : f32
              %2397 = wave.exp2 %2396 : f32
              %2398 = arith.subf %2186, %2395 : f32
              %2399 = wave.exp2 %2398 : f32
              %2400 = arith.mulf %2378, %2397 : f32
              %2401 = math.fma %2205, %2399, %2400 : f32
              %2402 = arith.mulf %2380, %2397 : f32
              %2403 = math.fma %2189, %2399, %2402 : f32
              %2404 = arith.mulf %2382, %2397 : f32
              %2405 = math.fma %2191, %2399, %2404 : f32
              %2406 = arith.mulf %2384, %2397 : f32
              %2407 = math.fma %2193, %2399, %2406 : f32
              %2408 = arith.mulf %2386, %2397 : f32
              %2409 = math.fma %2195, %2399, %2408 : f32
              %2410 = arith.mulf %2388, %2397 : f32
              %2411 = math.fma %2197, %2399, %2410 : f32
              %2412 = arith.mulf %2390, %2397 : f32
              %2413 = math.fma %2199, %2399, %2412 : f32
              %2414 = arith.mulf %2392, %2397 : f32
              %2415 = math.fma %2201, %2399, %2414 : f32
              %2416 = arith.mulf %2394, %2397 : f32
              %2417 = math.fma %2203, %2399, %2416 : f32
              %2418 = arith.maxnumf %2395, %2216 fastmath<nnan> : f32
              %2419 = arith.subf %2395, %2418 : f32
              %2420 = wave.exp2 %2419 : f32
              %2421 = arith.subf %2216, %2418 : f32
              %2422 = wave.exp2 %2421 : f32
              %2423 = arith.mulf %2401, %2420 : f32
              %2424 = math.fma %2235, %2422, %2423 : f32
              %2425 = arith.mulf %2403, %2420 : f32
              %2426 = math.fma %2219, %2422, %2425 : f32
              %2427 = arith.mulf %2405, %2420 : f32
              %2428 = math.fma %2221, %2422, %2427 : f32
              %2429 = arith.mulf %2407, %2420 : f32
              %2430 = math.fma %2223, %2422, %2429 : f32
              %2431 = arith.mulf %2409, %2420 : f32
              %2432 = math.fma %2225, %2422, %2431 : f32
              %2433 = arith.mulf %2411, %2420 : f32
              %2434 = math.fma %2227, %2422, %2433 : f32
              %2435 = arith.mulf %2413, %2420 : f32
              %2436 = math.fma %2229, %2422, %2435 : f32
              %2437 = arith.mulf %2415, %2420 : f32
              %2438 = math.fma %2231, %2422, %2437 : f32
              %2439 = arith.mulf %2417, %2420 : f32
              %2440 = math.fma %2233, %2422, %2439 : f32
              %2441 = arith.maxnumf %2418, %2246 fastmath<nnan> : f32
              %2442 = arith.subf %2418, %2441 : f32
              %2443 = wave.exp2 %2442 : f32
              %2444 = arith.subf %2246, %2441 : f32
              %2445 = wave.exp2 %2444 : f32
              %2446 = arith.mulf %2424, %2443 : f32
              %2447 = math.fma %2265, %2445, %2446 : f32
              %2448 = arith.mulf %2426, %2443 : f32
              %2449 = math.fma %2249, %2445, %2448 : f32
              %2450 = arith.mulf %2428, %2443 : f32
              %2451 = math.fma %2251, %2445, %2450 : f32
              %2452 = arith.mulf %2430, %2443 : f32
              %2453 = math.fma %2253, %2445, %2452 : f32
              %2454 = arith.mulf %2432, %2443 : f32
              %2455 = math.fma %2255, %2445, %2454 : f32
              %2456 = arith.mulf %2434, %2443 : f32
              %2457 = math.fma %2257, %2445, %2456 : f32
              %2458 = arith.mulf %2436, %2443 : f32
              %2459 = math.fma %2259, %2445, %2458 : f32
              %2460 = arith.mulf %2438, %2443 : f32
              %2461 = math.fma %2261, %2445, %2460 : f32
              %2462 = arith.mulf %2440, %2443 : f32
              %2463 = math.fma %2263, %2445, %2462 : f32
              %2464 = arith.maxnumf %2441, %2276 fastmath<nnan> : f32
              %2465 = arith.subf %2441, %2464 : f32
              %2466 = wave.exp2 %2465 : f32
              %2467 = arith.subf %2276, %2464 : f32
              %2468 = wave.exp2 %2467 : f32
              %2469 = arith.mulf %2447, %2466 : f32
              %2470 = math.fma %2295, %2468, %2469 : f32
              %2471 = arith.mulf %2449, %2466 : f32
              %2472 = math.fma %2279, %2468, %2471 : f32
              %2473 = arith.mulf %2451, %2466 : f32
              %2474 = math.fma %2281, %2468, %2473 : f32
              %2475 = arith.mulf %2453, %2466 : f32
              %2476 = math.fma %2283, %2468, %2475 : f32
              %2477 = arith.mulf %2455, %2466 : f32
              %2478 = math.fma %2285, %2468, %2477 : f32
              %2479 = arith.mulf %2457, %2466 : f32
              %2480 = math.fma %2287, %2468, %2479 : f32
              %2481 = arith.mulf %2459, %2466 : f32
              %2482 = math.fma %2289, %2468, %2481 : f32
              %2483 = arith.mulf %2461, %2466 : f32
              %2484 = math.fma %2291, %2468, %2483 : f32
              %2485 = arith.mulf %2463, %2466 : f32
              %2486 = math.fma %2293, %2468, %2485 : f32
              %2487 = arith.maxnumf %2464, %2306 fastmath<nnan> : f32
              %2488 = arith.subf %2464, %2487 : f32
              %2489 = wave.exp2 %2488 : f32
              %2490 = arith.subf %2306, %2487 : f32
              %2491 = wave.exp2 %2490 : f32
              %2492 = arith.mulf %2470, %2489 : f32
              %2493 = math.fma %2325, %2491, %2492 : f32
              %2494 = arith.mulf %2472, %2489 : f32
              %2495 = math.fma %2309, %2491, %2494 : f32
              %2496 = arith.mulf %2474, %2489 : f32
              %2497 = math.fma %2311, %2491, %2496 : f32
              %2498 = arith.mulf %2476, %2489 : f32
              %2499 = math.fma %2313, %2491, %2498 : f32
              %2500 = arith.mulf %2478, %2489 : f32
              %2501 = math.fma %2315, %2491, %2500 : f32
              %2502 = arith.mulf %2480, %2489 : f32
              %2503 = math.fma %2317, %2491, %2502 : f32
              %2504 = arith.mulf %2482, %2489 : f32
              %2505 = math.fma %2319, %2491, %2504 : f32
              %2506 = arith.mulf %2484, %2489 : f32
              %2507 = math.fma %2321, %2491, %2506 : f32
              %2508 = arith.mulf %2486, %2489 : f32
              %2509 = math.fma %2323, %2491, %2508 : f32
              scf.yield %2487, %2493, %2495, %2497, %2499, %2501, %2503, %2505, %2507, %2509 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2510 = arith.cmpi eq, %2062, %c16 : i32
            scf.if %2510 {
              %2511 = arith.addi %kvHeads, %15 : index
              %2512 = memref.load %scales[%2511] : memref<?xf32>
              %2513 = arith.divf %2512, %2084#1 : f32
              %2514 = arith.addi %17, %1328 : index
              %2515 = arith.cmpi slt, %2514, %groupSize : index
              scf.if %2515 {
                %2516 = arith.muli %15, %groupSize : index
                %2517 = arith.addi %2516, %2514 : index
                %2518 = arith.muli %2517, %c6 : index
                %2519 = arith.muli %heads, %c6 : index
                %2520 = arith.mulf %2084#2, %2513 : f32
                %2521 = arith.addf %2520, %c73 : f32
                %2522 = arith.minimumf %2521, %c156 : f32
                %2523 = arith.maximumf %2522, %c157 : f32
                %2524 = arith.truncf %2523 : f32 to f16
                %2525 = arith.divui %1482, %c8 : index
                %2526 = arith.addi %2518, %2525 : index
                %2527 = arith.divui %24, %outTileRows : index
                %2528 = arith.divui %2519, %c3 : index
                %2529 = arith.muli %2527, %2528 : index
                %2530 = arith.divui %2526, %c3 : index
                %2531 = arith.addi %2529, %2530 : index
                %2532 = arith.muli %2531, %c9 : index
                %2533 = arith.remui %2526, %c3 : index
                %2534 = arith.divui %2533, %c8 : index
                %2535 = arith.addi %2532, %2534 : index
                %2536 = arith.muli %outTileRows, %c8 : index
                %2537 = arith.muli %2535, %2536 : index
                %2538 = arith.remui %24, %outTileRows : index
                %2539 = arith.muli %2538, %c8 : index
                %2540 = arith.addi %2537, %2539 : index
                %2541 = arith.remui %2526, %c8 : index
                %2542 = arith.addi %2540, %2541 : index
                memref.store %2524, %out[%2542] : memref<?xf16>
                %2543 = arith.mulf %2084#3, %2513 : f32
                %2544 = arith.addf %2543, %c73 : f32
                %2545 = arith.minimumf %2544, %c156 : f32
                %2546 = arith.maximumf %2545, %c157 : f32
                %2547 = arith.truncf %2546 : f32 to f16
                %2548 = arith.divui %1513, %c8 : index
                %2549 = arith.addi %2518, %2548 : index
                %2550 = arith.divui %2549, %c3 : index
                %2551 = arith.addi %2529, %2550 : index
                %2552 = arith.muli %2551, %c9 : index
                %2553 = arith.remui %2549, %c3 : index
                %2554 = arith.divui %2553, %c8 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.muli %2555, %2536 : index
                %2557 = arith.addi %2556, %2539 : index
                %2558 = arith.remui %2549, %c8 : index
                %2559 = arith.addi %2557, %2558 : index
                memref.store %2547, %out[%2559] : memref<?xf16>
                %2560 = arith.mulf %2084#4, %2513 : f32
                %2561 = arith.addf %2560, %c73 : f32
                %2562 = arith.minimumf %2561, %c156 : f32
                %2563 = arith.maximumf %2562, %c157 : f32
                %2564 = arith.truncf %2563 : f32 to f16
                %2565 = arith.divui %2045, %c8 : index
                %2566 = arith.addi %2518, %2565 : index
                %2567 = arith.divui %2566, %c3 : index
                %2568 = arith.addi %2529, %2567 : index
                %2569 = arith.muli %2568, %c9 : index
                %2570 = arith.remui %2566, %c3 : index
                %2571 = arith.divui %2570, %c8 : index
                %2572 = arith.addi %2569, %2571 : index
                %2573 = arith.muli %2572, %2536 : index
                %2574 = arith.addi %2573, %2539 : index
                %2575 = arith.remui %2566, %c8 : index
                %2576 = arith.addi %2574, %2575 : index
                memref.store %2564, %out[%2576] : memref<?xf16>
                %2577 = arith.mulf %2084#5, %2513 : f32
                %2578 = arith.addf %2577, %c73 : f32
                %2579 = arith.minimumf %2578, %c156 : f32
                %2580 = arith.maximumf %2579, %c157 : f32
                %2581 = arith.truncf %2580 : f32 to f16
                %2582 = arith.divui %2047, %c8 : index
                %2583 = arith.addi %2518, %2582 : index
                %2584 = arith.divui %2583, %c3 : index
                %2585 = arith.addi %2529, %2584 : index
                %2586 = arith.muli %2585, %c9 : index
                %2587 = arith.remui %2583, %c3 : index
                %2588 = arith.divui %2587, %c8 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.muli %2589, %2536 : index
                %2591 = arith.addi %2590, %2539 : index
                %2592 = arith.remui %2583, %c8 : index
                %2593 = arith.addi %2591, %2592 : index
                memref.store %2581, %out[%2593] : memref<?xf16>
                %2594 = arith.mulf %2084#6, %2513 : f32
                %2595 = arith.addf %2594, %c73 : f32
                %2596 = arith.minimumf %2595, %c156 : f32
                %2597 = arith.maximumf %2596, %c157 : f32
                %2598 = arith.truncf %2597 : f32 to f16
                %2599 = arith.divui %2049, %c8 : index
                %2600 = arith.addi %2518, %2599 : index
                %2601 = arith.divui %2600, %c3 : index
                %2602 = arith.addi %2529, %2601 : index
                %2603 = arith.muli %2602, %c9 : index
                %2604 = arith.remui %2600, %c3 : index
                %2605 = arith.divui %2604, %c8 : index
                %2606 = arith.addi %2603, %2605 : index
                %2607 = arith.muli %2606, %2536 : index
                %2608 = arith.addi %2607, %2539 : index
                %2609 = arith.remui %2600, %c8 : index
                %2610 = arith.addi %2608, %2609 : index
                memref.store %2598, %out[%2610] : memref<?xf16>
                %2611 = arith.mulf %2084#7, %2513 : f32
                %2612 = arith.addf %2611, %c73 : f32
                %2613 = arith.minimumf %2612, %c156 : f32
                %2614 = arith.maximumf %2613, %c157 : f32
                %2615 = arith.truncf %2614 : f32 to f16
                %2616 = arith.divui %2051, %c8 : index
                %2617 = arith.addi %2518, %2616 : index
                %2618 = arith.divui %2617, %c3 : index
                %2619 = arith.addi %2529, %2618 : index
                %2620 = arith.muli %2619, %c9 : index
                %2621 = arith.remui %2617, %c3 : index
                %2622 = arith.divui %2621, %c8 : index
                %2623 = arith.addi %2620, %2622 : index
                %2624 = arith.muli %2623, %2536 : index
                %2625 = arith.addi %2624, %2539 : index
                %2626 = arith.remui %2617, %c8 : index
                %2627 = arith.addi %2625, %2626 : index
                memref.store %2615, %out[%2627] : memref<?xf16>
                %2628 = arith.mulf %2084#8, %2513 : f32
                %2629 = arith.addf %2628, %c73 : f32
                %2630 = arith.minimumf %2629, %c156 : f32
                %2631 = arith.maximumf %2630, %c157 : f32
                %2632 = arith.truncf %2631 : f32 to f16
                %2633 = arith.divui %2053, %c8 : index
                %2634 = arith.addi %2518, %2633 : index
                %2635 = arith.divui %2634, %c3 : index
                %2636 = arith.addi %2529, %2635 : index
                %2637 = arith.muli %2636, %c9 : index
                %2638 = arith.remui %2634, %c3 : index
                %2639 = arith.divui %2638, %c8 : index
                %2640 = arith.addi %2637, %2639 : index
                %2641 = arith.muli %2640, %2536 : index
                %2642 = arith.addi %2641, %2539 : index
                %2643 = arith.remui %2634, %c8 : index
                %2644 = arith.addi %2642, %2643 : index
                memref.store %2632, %out[%2644] : memref<?xf16>
                %2645 = arith.mulf %2084#9, %2513 : f32
                %2646 = arith.addf %2645, %c73 : f32
                %2647 = arith.minimumf %2646, %c156 : f32
                %2648 = arith.maximumf %2647, %c157 : f32
                %2649 = arith.truncf %2648 : f32 to f16
                %2650 = arith.divui %2055, %c8 : index
                %2651 = arith.addi %2518, %2650 : index
                %2652 = arith.divui %2651, %c3 : index
                %2653 = arith.addi %2529, %2652 : index
                %2654 = arith.muli %2653, %c9 : index
                %2655 = arith.remui %2651, %c3 : index
                %2656 = arith.divui %2655, %c8 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.muli %2657, %2536 : index
                %2659 = arith.addi %2658, %2539 : index
                %2660 = arith.remui %2651, %c8 : index
                %2661 = arith.addi %2659, %2660 : index
                memref.store %2649, %out[%2661] : memref<?xf16>
              }
            } else {
              %2662 = arith.index_cast %ranges : index to i32
              %2663 = arith.addi %2662, %2063 : i32
              %2664 = arith.index_castui %2663 : i32 to index
              %2665 = arith.addi %2039, %2664 : index
              %2666 = arith.muli %2665, %c160 : index
              %2667 = arith.addi %2666, %1482 : index
              memref.store %2084#2, %partial[%2667] : memref<?xf32>
              %2668 = arith.addi %2666, %1513 : index
              memref.store %2084#3, %partial[%2668] : memref<?xf32>
              %2669 = arith.addi %2666, %2045 : index
              memref.store %2084#4, %partial[%2669] : memref<?xf32>
              %2670 = arith.addi %2666, %2047 : index
              memref.store %2084#5, %partial[%2670] : memref<?xf32>
              %2671 = arith.addi %2666, %2049 : index
              memref.store %2084#6, %partial[%2671] : memref<?xf32>
              %2672 = arith.addi %2666, %2051 : index
              memref.store %2084#7, %partial[%2672] : memref<?xf32>
              %2673 = arith.addi %2666, %2053 : index
              memref.store %2084#8, %partial[%2673] : memref<?xf32>
              %2674 = arith.addi %2666, %2055 : index
              memref.store %2084#9, %partial[%2674] : memref<?xf32>
              scf.if %2057 {
                %2675 = arith.addi %2666, %c63 : index
                %2676 = arith.addi %2675, %1326 : index
                memref.store %2084#0, %partial[%2676] : memref<?xf32>
                %2677 = arith.addi %2676, %c8 : index
                memref.store %2084#1, %partial[%2677] : memref<?xf32>
              }
              %2678 = arith.addi %2065, %groups : index
              %2679 = arith.index_castui %2062 : i32 to index
              %2680 = wave.arrive %counters[%2678], %2679 : memref<?xi32>
              scf.if %2680 {
                %2692:10 = scf.for %2681 = %c77 to %2062 step %c115 iter_args(%2682 = %c72, %2683 = %c73, %2684 = %c73, %2685 = %c73, %2686 = %c73, %2687 = %c73, %2688 = %c73, %2689 = %c73, %2690 = %c73, %2691 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2693 = arith.addi %2681, %c77 : i32
                  %2694 = arith.subi %2062, %c16 : i32
                  %2695 = arith.minsi %2693, %2694 : i32
                  %2696 = arith.addi %2662, %2695 : i32
                  %2697 = arith.index_castui %2696 : i32 to index
                  %2698 = arith.addi %2039, %2697 : index
                  %2699 = arith.muli %2698, %c160 : index
                  %2700 = arith.addi %2699, %c63 : index
                  %2701 = arith.addi %2700, %1328 : index
                  %2702 = memref.load %partial[%2701] : memref<?xf32>
                  %2703 = arith.cmpi slt, %2693, %2062 : i32
                  %2704 = arith.select %2703, %2702, %c72 : f32
                  %2705 = arith.addi %2699, %1326 : index
                  %2706 = arith.addi %2705, %c22 : index
                  %2707 = memref.load %partial[%2706] : memref<?xf32>
                  %2708 = arith.addi %2705, %c6 : index
                  %2709 = memref.load %partial[%2708] : memref<?xf32>
                  %2710 = arith.addi %2705, %c23 : index
                  %2711 = memref.load %partial[%2710] : memref<?xf32>
                  %2712 = arith.addi %2705, %c58 : index
                  %2713 = memref.load %partial[%2712] : memref<?xf32>
                  %2714 = arith.addi %2705, %c59 : index
                  %2715 = memref.load %partial[%2714] : memref<?xf32>
                  %2716 = arith.addi %2705, %c60 : index
                  %2717 = memref.load %partial[%2716] : memref<?xf32>
                  %2718 = arith.addi %2705, %c61 : index
                  %2719 = memref.load %partial[%2718] : memref<?xf32>
                  %2720 = arith.addi %2705, %c62 : index
                  %2721 = memref.load %partial[%2720] : memref<?xf32>
                  %2722 = arith.addi %2701, %c8 : index
                  %2723 = memref.load %partial[%2722] : memref<?xf32>
                  %2724 = arith.addi %2681, %c16 : i32
                  %2725 = arith.minsi %2724, %2694 : i32
                  %2726 = arith.addi %2662, %2725 : i32
                  %2727 = arith.index_castui %2726 : i32 to index
                  %2728 = arith.addi %2039, %2727 : index
                  %2729 = arith.muli %2728, %c160 : index
                  %2730 = arith.addi %2729, %c63 : index
                  %2731 = arith.addi %2730, %1328 : index
                  %2732 = memref.load %partial[%2731] : memref<?xf32>
                  %2733 = arith.cmpi slt, %2724, %2062 : i32
                  %2734 = arith.select %2733, %2732, %c72 : f32
                  %2735 = arith.addi %2729, %1326 : index
                  %2736 = arith.addi %2735, %c22 : index
                  %2737 = memref.load %partial[%2736] : memref<?xf32>
                  %2738 = arith.addi %2735, %c6 : index
                  %2739 = memref.load %partial[%2738] : memref<?xf32>
                  %2740 = arith.addi %2735, %c23 : index
                  %2741 = memref.load %partial[%2740] : memref<?xf32>
                  %2742 = arith.addi %2735, %c58 : index
                  %2743 = memref.load %partial[%2742] : memref<?xf32>
                  %2744 = arith.addi %2735, %c59 : index
                  %2745 = memref.load %partial[%2744] : memref<?xf32>
                  %2746 = arith.addi %2735, %c60 : index
                  %2747 = memref.load %partial[%2746] : memref<?xf32>
                  %2748 = arith.addi %2735, %c61 : index
                  %2749 = memref.load %partial[%2748] : memref<?xf32>
                  %2750 = arith.addi %2735, %c62 : index
                  %2751 = memref.load %partial[%2750] : memref<?xf32>
                  %2752 = arith.addi %2731, %c8 : index
                  %2753 = memref.load %partial[%2752] : memref<?xf32>
                  %2754 = arith.addi %2681, %c108 : i32
                  %2755 = arith.minsi %2754, %2694 : i32
                  %2756 = arith.addi %2662, %2755 : i32
                  %2757 = arith.index_castui %2756 : i32 to index
                  %2758 = arith.addi %2039, %2757 : index
                  %2759 = arith.muli %2758, %c160 : index
                  %2760 = arith.addi %2759, %c63 : index
                  %2761 = arith.addi %2760, %1328 : index
                  %2762 = memref.load %partial[%2761] : memref<?xf32>
                  %2763 = arith.cmpi slt, %2754, %2062 : i32
                  %2764 = arith.select %2763, %2762, %c72 : f32
                  %2765 = arith.addi %2759, %1326 : index
                  %2766 = arith.addi %2765, %c22 : index
                  %2767 = memref.load %partial[%2766] : memref<?xf32>
                  %2768 = arith.addi %2765, %c6 : index
                  %2769 = memref.load %partial[%2768] : memref<?xf32>
                  %2770 = arith.addi %2765, %c23 : index
                  %2771 = memref.load %partial[%2770] : memref<?xf32>
                  %2772 = arith.addi %2765, %c58 : index
                  %2773 = memref.load %partial[%2772] : memref<?xf32>
                  %2774 = arith.addi %2765, %c59 : index
                  %2775 = memref.load %partial[%2774] : memref<?xf32>
                  %2776 = arith.addi %2765, %c60 : index
                  %2777 = memref.load %partial[%2776] : memref<?xf32>
                  %2778 = arith.addi %2765, %c61 : index
                  %2779 = memref.load %partial[%2778] : memref<?xf32>
                  %2780 = arith.addi %2765, %c62 : index
                  %2781 = memref.load %partial[%2780] : memref<?xf32>
                  %2782 = arith.addi %2761, %c8 : index
                  %2783 = memref.load %partial[%2782] : memref<?xf32>
                  %2784 = arith.addi %2681, %c110 : i32
                  %2785 = arith.minsi %2784, %2694 : i32
                  %2786 = arith.addi %2662, %2785 : i32
                  %2787 = arith.index_castui %2786 : i32 to index
                  %2788 = arith.addi %2039, %2787 : index
                  %2789 = arith.muli %2788, %c160 : index
                  %2790 = arith.addi %2789, %c63 : index
                  %2791 = arith.addi %2790, %1328 : index
                  %2792 = memref.load %partial[%2791] : memref<?xf32>
                  %2793 = arith.cmpi slt, %2784, %2062 : i32
                  %2794 = arith.select %2793, %2792, %c72 : f32
                  %2795 = arith.addi %2789, %1326 : index
                  %2796 = arith.addi %2795, %c22 : index
                  %2797 = memref.load %partial[%2796] : memref<?xf32>
                  %2798 = arith.addi %2795, %c6 : index
                  %2799 = memref.load %partial[%2798] : memref<?xf32>
                  %2800 = arith.addi %2795, %c23 : index
                  %2801 = memref.load %partial[%2800] : memref<?xf32>
                  %2802 = arith.addi %2795, %c58 : index
                  %2803 = memref.load %partial[%2802] : memref<?xf32>
                  %2804 = arith.addi %2795, %c59 : index
                  %2805 = memref.load %partial[%2804] : memref<?xf32>
                  %2806 = arith.addi %2795, %c60 : index
                  %2807 = memref.load %partial[%2806] : memref<?xf32>
                  %2808 = arith.addi %2795, %c61 : index
                  %2809 = memref.load %partial[%2808] : memref<?xf32>
                  %2810 = arith.addi %2795, %c62 : index
                  %2811 = memref.load %partial[%2810] : memref<?xf32>
                  %2812 = arith.addi %2791, %c8 : index
                  %2813 = memref.load %partial[%2812] : memref<?xf32>
                  %2814 = arith.addi %2681, %c111 : i32
                  %2815 = arith.minsi %2814, %2694 : i32
                  %2816 = arith.addi %2662, %2815 : i32
                  %2817 = arith.index_castui %2816 : i32 to index
                  %2818 = arith.addi %2039, %2817 : index
                  %2819 = arith.muli %2818, %c160 : index
                  %2820 = arith.addi %2819, %c63 : index
                  %2821 = arith.addi %2820, %1328 : index
                  %2822 = memref.load %partial[%2821] : memref<?xf32>
                  %2823 = arith.cmpi slt, %2814, %2062 : i32
                  %2824 = arith.select %2823, %2822, %c72 : f32
                  %2825 = arith.addi %2819, %1326 : index
                  %2826 = arith.addi %2825, %c22 : index
                  %2827 = memref.load %partial[%2826] : memref<?xf32>
                  %2828 = arith.addi %2825, %c6 : index
                  %2829 = memref.load %partial[%2828] : memref<?xf32>
                  %2830 = arith.addi %2825, %c23 : index
                  %2831 = memref.load %partial[%2830] : memref<?xf32>
                  %2832 = arith.addi %2825, %c58 : index
                  %2833 = memref.load %partial[%2832] : memref<?xf32>
                  %2834 = arith.addi %2825, %c59 : index
                  %2835 = memref.load %partial[%2834] : memref<?xf32>
                  %2836 = arith.addi %2825, %c60 : index
                  %2837 = memref.load %partial[%2836] : memref<?xf32>
                  %2838 = arith.addi %2825, %c61 : index
                  %2839 = memref.load %partial[%2838] : memref<?xf32>
                  %2840 = arith.addi %2825, %c62 : index
                  %2841 = memref.load %partial[%2840] : memref<?xf32>
                  %2842 = arith.addi %2821, %c8 : index
                  %2843 = memref.load %partial[%2842] : memref<?xf32>
                  %2844 = arith.addi %2681, %c112 : i32
                  %2845 = arith.minsi %2844, %2694 : i32
                  %2846 = arith.addi %2662, %2845 : i32
                  %2847 = arith.index_castui %2846 : i32 to index
                  %2848 = arith.addi %2039, %2847 : index
                  %2849 = arith.muli %2848, %c160 : index
                  %2850 = arith.addi %2849, %c63 : index
                  %2851 = arith.addi %2850, %1328 : index
                  %2852 = memref.load %partial[%2851] : memref<?xf32>
                  %2853 = arith.cmpi slt, %2844, %2062 : i32
                  %2854 = arith.select %2853, %2852, %c72 : f32
                  %2855 = arith.addi %2849, %1326 : index
                  %2856 = arith.addi %2855, %c22 : index
                  %2857 = memref.load %partial[%2856] : memref<?xf32>
                  %2858 = arith.addi %2855, %c6 : index
                  %2859 = memref.load %partial[%2858] : memref<?xf32>
                  %2860 = arith.addi %2855, %c23 : index
                  %2861 = memref.load %partial[%2860] : memref<?xf32>
                  %2862 = arith.addi %2855, %c58 : index
                  %2863 = memref.load %partial[%2862] : memref<?xf32>
                  %2864 = arith.addi %2855, %c59 : index
                  %2865 = memref.load %partial[%2864] : memref<?xf32>
                  %2866 = arith.addi %2855, %c60 : index
                  %2867 = memref.load %partial[%2866] : memref<?xf32>
                  %2868 = arith.addi %2855, %c61 : index
                  %2869 = memref.load %partial[%2868] : memref<?xf32>
                  %2870 = arith.addi %2855, %c62 : index
                  %2871 = memref.load %partial[%2870] : memref<?xf32>
                  %2872 = arith.addi %2851, %c8 : index
                  %2873 = memref.load %partial[%2872] : memref<?xf32>
                  %2874 = arith.addi %2681, %c113 : i32
                  %2875 = arith.minsi %2874, %2694 : i32
                  %2876 = arith.addi %2662, %2875 : i32
                  %2877 = arith.index_castui %2876 : i32 to index
                  %2878 = arith.addi %2039, %2877 : index
                  %2879 = arith.muli %2878, %c160 : index
                  %2880 = arith.addi %2879, %c63 : index
                  %2881 = arith.addi %2880, %1328 : index
                  %2882 = memref.load %partial[%2881] : memref<?xf32>
                  %2883 = arith.cmpi slt, %2874, %2062 : i32
                  %2884 = arith.select %2883, %2882, %c72 : f32
                  %2885 = arith.addi %2879, %1326 : index
                  %2886 = arith.addi %2885, %c22 : index
                  %2887 = memref.load %partial[%2886] : memref<?xf32>
                  %2888 = arith.addi %2885, %c6 : index
                  %2889 = memref.load %partial[%2888] : memref<?xf32>
                  %2890 = arith.addi %2885, %c23 : index
                  %2891 = memref.load %partial[%2890] : memref<?xf32>
                  %2892 = arith.addi %2885, %c58 : index
                  %2893 = memref.load %partial[%2892] : memref<?xf32>
                  %2894 = arith.addi %2885, %c59 : index
                  %2895 = memref.load %partial[%2894] : memref<?xf32>
                  %2896 = arith.addi %2885, %c60 : index
                  %2897 = memref.load %partial[%2896] : memref<?xf32>
                  %2898 = arith.addi %2885, %c61 : index
                  %2899 = memref.load %partial[%2898] : memref<?xf32>
                  %2900 = arith.addi %2885, %c62 : index
                  %2901 = memref.load %partial[%2900] : memref<?xf32>
                  %2902 = arith.addi %2881, %c8 : index
                  %2903 = memref.load %partial[%2902] : memref<?xf32>
                  %2904 = arith.addi %2681, %c114 : i32
                  %2905 = arith.minsi %2904, %2694 : i32
                  %2906 = arith.addi %2662, %2905 : i32
                  %2907 = arith.index_castui %2906 : i32 to index
                  %2908 = arith.addi %2039, %2907 : index
                  %2909 = arith.muli %2908, %c160 : index
                  %2910 = arith.addi %2909, %c63 : index
                  %2911 = arith.addi %2910, %1328 : index
                  %2912 = memref.load %partial[%2911] : memref<?xf32>
                  %2913 = arith.cmpi slt, %2904, %2062 : i32
                  %2914 = arith.select %2913, %2912, %c72 : f32
                  %2915 = arith.addi %2909, %1326 : index
                  %2916 = arith.addi %2915, %c22 : index
                  %2917 = memref.load %partial[%2916] : memref<?xf32>
                  %2918 = arith.addi %2915, %c6 : index
                  %2919 = memref.load %partial[%2918] : memref<?xf32>
                  %2920 = arith.addi %2915, %c23 : index
                  %2921 = memref.load %partial[%2920] : memref<?xf32>
                  %2922 = arith.addi %2915, %c58 : index
                  %2923 = memref.load %partial[%2922] : memref<?xf32>
                  %2924 = arith.addi %2915, %c59 : index
                  %2925 = memref.load %partial[%2924] : memref<?xf32>
                  %2926 = arith.addi %2915, %c60 : index
                  %2927 = memref.load %partial[%2926] : memref<?xf32>
                  %2928 = arith.addi %2915, %c61 : index
                  %2929 = memref.load %partial[%2928] : memref<?xf32>
                  %2930 = arith.addi %2915, %c62 : index
                  %2931 = memref.load %partial[%2930] : memref<?xf32>
                  %2932 = arith.addi %2911, %c8 : index
                  %2933 = memref.load %partial[%2932] : memref<?xf32>
                  %2934 = arith.maxnumf %2682, %2704 fastmath<nnan> : f32
                  %2935 = arith.subf %2682, %2934 : f32
                  %2936 = wave.exp2 %2935 : f32
                  %2937 = arith.subf %2704, %2934 : f32
                  %2938 = wave.exp2 %2937 : f32
                  %2939 = arith.mulf %2683, %2936 : f32
                  %2940 = math.fma %2723, %2938, %2939 : f32
                  %2941 = arith.mulf %2684, %2936 : f32
                  %2942 = math.fma %2707, %2938, %2941 : f32
                  %2943 = arith.mulf %2685, %2936 : f32
                  %2944 = math.fma %2709, %2938, %2943 : f32
                  %2945 = arith.mulf %2686, %2936 : f32
                  %2946 = math.fma %2711, %2938, %2945 : f32
                  %2947 = arith.mulf %2687, %2936 : f32
                  %2948 = math.fma %2713, %2938, %2947 : f32
                  %2949 = arith.mulf %2688, %2936 : f32
                  %2950 = math.fma %2715, %2938, %2949 : f32
                  %2951 = arith.mulf %2689, %2936 : f32
                  %2952 = math.fma %2717, %2938, %2951 : f32
                  %2953 = arith.mulf %2690, %2936 : f32
                  %2954 = math.fma %2719, %2938, %2953 : f32
                  %2955 = arith.mulf %2691, %2936 : f32
                  %2956 = math.fma %2721, %2938, %2955 : f32
                  %2957 = arith.maxnumf %2934, %2734 fastmath<nnan> : f32
                  %2958 = arith.subf %2934, %2957 : f32
                  %2959 = wave.exp2 %2958 : f32
                  %2960 = arith.subf %2734, %2957 : f32
                  %2961 = wave.exp2 %2960 : f32
                  %2962 = arith.mulf %2940, %2959 : f32
                  %2963 = math.fma %2753, %2961, %2962 : f32
                  %2964 = arith.mulf %2942, %2959 : f32
                  %2965 = math.fma %2737, %2961, %2964 : f32
                  %2966 = arith.mulf %2944, %2959 : f32
                  %2967 = math.fma %2739, %2961, %2966 : f32
                  %2968 = arith.mulf %2946, %2959 : f32
                  %2969 = math.fma %2741, %2961, %2968 : f32
                  %2970 = arith.mulf %2948, %2959 : f32
                  %2971 = math.fma %2743, %2961, %2970 : f32
                  %2972 = arith.mulf %2950, %2959 : f32
                  %2973 = math.fma %2745, %2961, %2972 : f32
                  %2974 = arith.mulf %2952, %2959 : f32
                  %2975 = math.fma %2747, %2961, %2974 : f32
                  %2976 = arith.mulf %2954, %2959 : f32
                  %2977 = math.fma %2749, %2961, %2976 : f32
                  %2978 = arith.mulf %2956, %2959 : f32
                  %2979 = math.fma %2751, %2961, %2978 : f32
                  %2980 = arith.maxnumf %2957, %2764 fastmath<nnan> : f32
                  %2981 = arith.subf %2957, %2980 : f32
                  %2982 = wave.exp2 %2981 : f32
                  %2983 = arith.subf %2764, %2980 : f32
                  %2984 = wave.exp2 %2983 : f32
                  %2985 = arith.mulf %2963, %2982 : f32
                  %2986 = math.fma %2783, %2984, %2985 : f32
                  %2987 = arith.mulf %2965, %2982 : f32
                  %2988 = math.fma %2767, %2984, %2987 : f32
                  %2989 = arith.mulf %2967, %2982 : f32
                  %2990 = math.fma %2769, %2984, %2989 : f32
                  %2991 = arith.mulf %2969, %2982 : f32
                  %2992 = math.fma %2771, %2984, %2991 : f32
                  %2993 = arith.mulf %2971, %2982 : f32
                  %2994 = math.fma %2773, %2984, %2993 : f32
                  %2995 = arith.mulf %2973, %2982 : f32
                  %2996 = math.fma %2775, %2984, %2995 : f32
                  %2997 = arith.mulf %2975, %2982 : f32
                  %2998 = math.fma %2777, %2984, %2997 : f32
                  %2999 = arith.mulf %2977, %2982 : f32
                  %3000 = math.fma %2779, %2984, %2999 : f32
                  %3001 = arith.mulf %2979, %2982 : f32
                  %3002 = math.fma %2781, %2984, %3001 : f32
                  %3003 = arith.maxnumf %2980, %2794 fastmath<nnan> : f32
                  %3004 = arith.subf %2980, %3003 : f32
                  %3005 = wave.exp2 %3004 : f32
                  %3006 = arith.subf %2794, %3003 : f32
                  %3007 = wave.exp2 %3006 : f32
                  %3008 = arith.mulf %2986, %3005 : f32
                  %3009 = math.fma %2813, %3007, %3008 : f32
                  %3010 = arith.mulf %2988, %3005 : f32
                  %3011 = math.fma %2797, %3007, %3010 : f32
                  %3012 = arith.mulf %2990, %3005 : f32
                  %3013 = math.fma %2799, %3007, %3012 : f32
                  %3014 = arith.mulf %2992, %3005 : f32
                  %3015 = math.fma %2801, %3007, %3014 : f32
                  %3016 = arith.mulf %2994, %3005 : f32
                  %3017 = math.fma %2803, %3007, %3016 : f32
                  %3018 = arith.mulf %2996, %3005 : f32
                  %3019 = math.fma %2805, %3007, %3018 : f32
                  %3020 = arith.mulf %2998, %3005 : f32
                  %3021 = math.fma %2807, %3007, %3020 : f32
                  %3022 = arith.mulf %3000, %3005 : f32
                  %3023 = math.fma %2809, %3007, %3022 : f32
                  %3024 = arith.mulf %3002, %3005 : f32
                  %3025 = math.fma %2811, %3007, %3024 : f32
                  %3026 = arith.maxnumf %3003, %2824 fastmath<nnan> : f32
                  %3027 = arith.subf %3003, %3026 : f32
                  %3028 = wave.exp2 %3027 : f32
                  %3029 = arith.subf %2824, %3026 : f32
                  %3030 = wave.exp2 %3029 : f32
                  %3031 = arith.mulf %3009, %3028 : f32
                  %3032 = math.fma %2843, %3030, %3031 : f32
                  %3033 = arith.mulf %3011, %3028 : f32
                  %3034 = math.fma %2827, %3030, %3033 : f32
                  %3035 = arith.mulf %3013, %3028 : f32
                  %3036 = math.fma %2829, %3030, %3035 : f32
                  %3037 = arith.mulf %3015, %3028 : f32
                  %3038 = math.fma %2831, %3030, %3037 : f32
                  %3039 = arith.mulf %3017, %3028 : f32
                  %3040 = math.fma %2833, %3030, %3039 : f32
                  %3041 = arith.mulf %3019, %3028 : f32
                  %3042 = math.fma %2835, %3030, %3041 : f32
                  %3043 = arith.mulf %3021, %3028 : f32
                  %3044 = math.fma %2837, %3030, %3043 : f32
                  %3045 = arith.mulf %3023, %3028 : f32
                  %3046 = math.fma %2839, %3030, %3045 : f32
                  %3047 = arith.mulf %3025, %3028 : f32
                  %3048 = math.fma %2841, %3030, %3047 : f32
                  %3049 = arith.maxnumf %3026, %2854 fastmath<nnan> : f32
                  %3050 = arith.subf %3026, %3049 : f32
                  %3051 = wave.exp2 %3050 : f32
                  %3052 = arith.subf %2854, %3049 : f32
                  %3053 = wave.exp2 %3052 : f32
                  %3054 = arith.mulf %3032, %3051 : f32
                  %3055 = math.fma %2873, %3053, %3054 : f32
                  %3056 = arith.mulf %3034, %3051 : f32
                  %3057 = math.fma %2857, %3053, %3056 : f32
                  %3058 = arith.mulf %3036, %3051 : f32
                  %3059 = math.fma %2859, %3053, %3058 : f32
                  %3060 = arith.mulf %3038, %3051 : f32
                  %3061 = math.fma %2861, %3053, %3060 : f32
                  %3062 = arith.mulf %3040, %3051 : f32
                  %3063 = math.fma %2863, %3053, %3062 : f32
                  %3064 = arith.mulf %3042, %3051 : f32
                  %3065 = math.fma %2865, %3053, %3064 : f32
                  %3066 = arith.mulf %3044, %3051 : f32
                  %3067 = math.fma %2867, %3053, %3066 : f32
                  %3068 = arith.mulf %3046, %3051 : f32
                  %3069 = math.fma %2869, %3053, %3068 : f32
                  %3070 = arith.mulf %3048, %3051 : f32
                  %3071 = math.fma %2871, %3053, %3070 : f32
                  %3072 = arith.maxnumf %3049, %2884 fastmath<nnan> : f32
                  %3073 = arith.subf %3049, %3072 : f32
                  %3074 = wave.exp2 %3073 : f32
                  %3075 = arith.subf %2884, %3072 : f32
                  %3076 = wave.exp2 %3075 : f32
                  %3077 = arith.mulf %3055, %3074 : f32
                  %3078 = math.fma %2903, %3076, %3077 : f32
                  %3079 = arith.mulf %3057, %3074 : f32
                  %3080 = math.fma %2887, %3076, %3079 : f32
                  %3081 = arith.mulf %3059, %3074 : f32
                  %3082 = math.fma %2889, %3076, %3081 : f32
                  %3083 = arith.mulf %3061, %3074 : f32
                  %3084 = math.fma %2891, %3076, %3083 : f32
                  %3085 = arith.mulf %3063, %3074 : f32
                  %3086 = math.fma %2893, %3076, %3085 : f32
                  %3087 = arith.mulf %3065, %3074 : f32
                  %3088 = math.fma %2895, %3076, %3087 : f32
                  %3089 = arith.mulf %3067, %3074 : f32
                  %3090 = math.fma %2897, %3076, %3089 : f32
                  %3091 = arith.mulf %3069, %3074 : f32
                  %3092 = math.fma %2899, %3076, %3091 : f32
                  %3093 = arith.mulf %3071, %3074 : f32
                  %3094 = math.fma %2901, %3076, %3093 : f32
                  %3095 = arith.maxnumf %3072, %2914 fastmath<nnan> : f32
                  %3096 = arith.subf %3072, %3095 : f32
                  %3097 = wave.exp2 %3096 : f32
                  %3098 = arith.subf %2914, %3095 : f32
                  %3099 = wave.exp2 %3098 : f32
                  %3100 = arith.mulf %3078, %3097 : f32
                  %3101 = math.fma %2933, %3099, %3100 : f32
                  %3102 = arith.mulf %3080, %3097 : f32
                  %3103 = math.fma %2917, %3099, %3102 : f32
                  %3104 = arith.mulf %3082, %3097 : f32
                  %3105 = math.fma %2919, %3099, %3104 : f32
                  %3106 = arith.mulf %3084, %3097 : f32
                  %3107 = math.fma %2921, %3099, %3106 : f32
                  %3108 = arith.mulf %3086, %3097 : f32
                  %3109 = math.fma %2923, %3099, %3108 : f32
                  %3110 = arith.mulf %3088, %3097 : f32
                  %3111 = math.fma %2925, %3099, %3110 : f32
                  %3112 = arith.mulf %3090, %3097 : f32
                  %3113 = math.fma %2927, %3099, %3112 : f32
                  %3114 = arith.mulf %3092, %3097 : f32
                  %3115 = math.fma %2929, %3099, %3114 : f32
                  %3116 = arith.mulf %3094, %3097 : f32
                  %3117 = math.fma %2931, %3099, %3116 : f32
                  scf.yield %3095, %3101, %3103, %3105, %3107, %3109, %3111, %3113, %3115, %3117 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3118 = arith.addi %kvHeads, %15 : index
                %3119 = memref.load %scales[%3118] : memref<?xf32>
                %3120 = arith.divf %3119, %2692#1 : f32
                %3121 = arith.addi %17, %1328 : index
                %3122 = arith.cmpi slt, %3121, %groupSize : index
                scf.if %3122 {
                  %3123 = arith.muli %15, %groupSize : index
                  %3124 = arith.addi %3123, %3121 : index
                  %3125 = arith.muli %3124, %c6 : index
                  %3126 = arith.muli %heads, %c6 : index
                  %3127 = arith.mulf %2692#2, %3120 : f32
                  %3128 = arith.addf %3127, %c73 : f32
                  %3129 = arith.minimumf %3128, %c156 : f32
                  %3130 = arith.maximumf %3129, %c157 : f32
                  %3131 = arith.truncf %3130 : f32 to f16
                  %3132 = arith.divui %1482, %c8 : index
                  %3133 = arith.addi %3125, %3132 : index
                  %3134 = arith.divui %24, %outTileRows : index
                  %3135 = arith.divui %3126, %c3 : index
                  %3136 = arith.muli %3134, %3135 : index
                  %3137 = arith.divui %3133, %c3 : index
                  %3138 = arith.addi %3136, %3137 : index
                  %3139 = arith.muli %3138, %c9 : index
                  %3140 = arith.remui %3133, %c3 : index
                  %3141 = arith.divui %3140, %c8 : index
                  %3142 = arith.addi %3139, %3141 : index
                  %3143 = arith.muli %outTileRows, %c8 : index
                  %3144 = arith.muli %3142, %3143 : index
                  %3145 = arith.remui %24, %outTileRows : index
                  %3146 = arith.muli %3145, %c8 : index
                  %3147 = arith.addi %3144, %3146 : index
                  %3148 = arith.remui %3133, %c8 : index
                  %3149 = arith.addi %3147, %3148 : index
                  memref.store %3131, %out[%3149] : memref<?xf16>
                  %3150 = arith.mulf %2692#3, %3120 : f32
                  %3151 = arith.addf %3150, %c73 : f32
                  %3152 = arith.minimumf %3151, %c156 : f32
                  %3153 = arith.maximumf %3152, %c157 : f32
                  %3154 = arith.truncf %3153 : f32 to f16
                  %3155 = arith.divui %1513, %c8 : index
                  %3156 = arith.addi %3125, %3155 : index
                  %3157 = arith.divui %3156, %c3 : index
                  %3158 = arith.addi %3136, %3157 : index
                  %3159 = arith.muli %3158, %c9 : index
                  %3160 = arith.remui %3156, %c3 : index
                  %3161 = arith.divui %3160, %c8 : index
                  %3162 = arith.addi %3159, %3161 : index
                  %3163 = arith.muli %3162, %3143 : index
                  %3164 = arith.addi %3163, %3146 : index
                  %3165 = arith.remui %3156, %c8 : index
                  %3166 = arith.addi %3164, %3165 : index
                  memref.store %3154, %out[%3166] : memref<?xf16>
                  %3167 = arith.mulf %2692#4, %3120 : f32
                  %3168 = arith.addf %3167, %c73 : f32
                  %3169 = arith.minimumf %3168, %c156 : f32
                  %3170 = arith.maximumf %3169, %c157 : f32
                  %3171 = arith.truncf %3170 : f32 to f16
                  %3172 = arith.divui %2045, %c8 : index
                  %3173 = arith.addi %3125, %3172 : index
                  %3174 = arith.divui %3173, %c3 : index
                  %3175 = arith.addi %3136, %3174 : index
                  %3176 = arith.muli %3175, %c9 : index
                  %3177 = arith.remui %3173, %c3 : index
                  %3178 = arith.divui %3177, %c8 : index
                  %3179 = arith.addi %3176, %3178 : index
                  %3180 = arith.muli %3179, %3143 : index
                  %3181 = arith.addi %3180, %3146 : index
                  %3182 = arith.remui %3173, %c8 : index
                  %3183 = arith.addi %3181, %3182 : index
                  memref.store %3171, %out[%3183] : memref<?xf16>
                  %3184 = arith.mulf %2692#5, %3120 : f32
                  %3185 = arith.addf %3184, %c73 : f32
                  %3186 = arith.minimumf %3185, %c156 : f32
                  %3187 = arith.maximumf %3186, %c157 : f32
                  %3188 = arith.truncf %3187 : f32 to f16
                  %3189 = arith.divui %2047, %c8 : index
                  %3190 = arith.addi %3125, %3189 : index
                  %3191 = arith.divui %3190, %c3 : index
                  %3192 = arith.addi %3136, %3191 : index
                  %3193 = arith.muli %3192, %c9 : index
                  %3194 = arith.remui %3190, %c3 : index
                  %3195 = arith.divui %3194, %c8 : index
                  %3196 = arith.addi %3193, %3195 : index
                  %3197 = arith.muli %3196, %3143 : index
                  %3198 = arith.addi %3197, %3146 : index
                  %3199 = arith.remui %3190, %c8 : index
                  %3200 = arith.addi %3198, %3199 : index
                  memref.store %3188, %out[%3200] : memref<?xf16>
                  %3201 = arith.mulf %2692#6, %3120 : f32
                  %3202 = arith.addf %3201, %c73 : f32
                  %3203 = arith.minimumf %3202, %c156 : f32
                  %3204 = arith.maximumf %3203, %c157 : f32
                  %3205 = arith.truncf %3204 : f32 to f16
                  %3206 = arith.divui %2049, %c8 : index
                  %3207 = arith.addi %3125, %3206 : index
                  %3208 = arith.divui %3207, %c3 : index
                  %3209 = arith.addi %3136, %3208 : index
                  %3210 = arith.muli %3209, %c9 : index
                  %3211 = arith.remui %3207, %c3 : index
                  %3212 = arith.divui %3211, %c8 : index
                  %3213 = arith.addi %3210, %3212 : index
                  %3214 = arith.muli %3213, %3143 : index
                  %3215 = arith.addi %3214, %3146 : index
                  %3216 = arith.remui %3207, %c8 : index
                  %3217 = arith.addi %3215, %3216 : index
                  memref.store %3205, %out[%3217] : memref<?xf16>
                  %3218 = arith.mulf %2692#7, %3120 : f32
                  %3219 = arith.addf %3218, %c73 : f32
                  %3220 = arith.minimumf %3219, %c156 : f32
                  %3221 = arith.maximumf %3220, %c157 : f32
                  %3222 = arith.truncf %3221 : f32 to f16
                  %3223 = arith.divui %2051, %c8 : index
                  %3224 = arith.addi %3125, %3223 : index
                  %3225 = arith.divui %3224, %c3 : index
                  %3226 = arith.addi %3136, %3225 : index
                  %3227 = arith.muli %3226, %c9 : index
                  %3228 = arith.remui %3224, %c3 : index
                  %3229 = arith.divui %3228, %c8 : index
                  %3230 = arith.addi %3227, %3229 : index
                  %3231 = arith.muli %3230, %3143 : index
                  %3232 = arith.addi %3231, %3146 : index
                  %3233 = arith.remui %3224, %c8 : index
                  %3234 = arith.addi %3232, %3233 : index
                  memref.store %3222, %out[%3234] : memref<?xf16>
                  %3235 = arith.mulf %2692#8, %3120 : f32
                  %3236 = arith.addf %3235, %c73 : f32
                  %3237 = arith.minimumf %3236, %c156 : f32
                  %3238 = arith.maximumf %3237, %c157 : f32
                  %3239 = arith.truncf %3238 : f32 to f16
                  %3240 = arith.divui %2053, %c8 : index
                  %3241 = arith.addi %3125, %3240 : index
                  %3242 = arith.divui %3241, %c3 : index
                  %3243 = arith.addi %3136, %3242 : index
                  %3244 = arith.muli %3243, %c9 : index
                  %3245 = arith.remui %3241, %c3 : index
                  %3246 = arith.divui %3245, %c8 : index
                  %3247 = arith.addi %3244, %3246 : index
                  %3248 = arith.muli %3247, %3143 : index
                  %3249 = arith.addi %3248, %3146 : index
                  %3250 = arith.remui %3241, %c8 : index
                  %3251 = arith.addi %3249, %3250 : index
                  memref.store %3239, %out[%3251] : memref<?xf16>
                  %3252 = arith.mulf %2692#9, %3120 : f32
                  %3253 = arith.addf %3252, %c73 : f32
                  %3254 = arith.minimumf %3253, %c156 : f32
                  %3255 = arith.maximumf %3254, %c157 : f32
                  %3256 = arith.truncf %3255 : f32 to f16
                  %3257 = arith.divui %2055, %c8 : index
                  %3258 = arith.addi %3125, %3257 : index
                  %3259 = arith.divui %3258, %c3 : index
                  %3260 = arith.addi %3136, %3259 : index
                  %3261 = arith.muli %3260, %c9 : index
                  %3262 = arith.remui %3258, %c3 : index
                  %3263 = arith.divui %3262, %c8 : index
                  %3264 = arith.addi %3261, %3263 : index
                  %3265 = arith.muli %3264, %3143 : index
                  %3266 = arith.addi %3265, %3146 : index
                  %3267 = arith.remui %3258, %c8 : index
                  %3268 = arith.addi %3266, %3267 : index
                  memref.store %3256, %out[%3268] : memref<?xf16>
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
