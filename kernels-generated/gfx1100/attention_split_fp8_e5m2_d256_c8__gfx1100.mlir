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
  %outTileRows = wave.param "outTileRows" : index
  %c134 = arith.constant 0x477FE000 : f32
  %c135 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c138 = arith.constant 2080 : index
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
        %49 = arith.addi %46, %c23 : index
        %50 = arith.divui %49, %c25 : index
        %51 = arith.remui %49, %c25 : index
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
        %63 = arith.muli %50, %c26 : index
        %64 = arith.addi %63, %52 : index
        vector.store %62, %5[%64] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %65 = arith.addi %46, %c6 : index
      %66 = arith.cmpi slt, %65, %c24 : index
      scf.if %66 {
        %67 = arith.addi %46, %c6 : index
        %68 = arith.divui %67, %c25 : index
        %69 = arith.remui %67, %c25 : index
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
        %81 = arith.muli %68, %c26 : index
        %82 = arith.addi %81, %70 : index
        vector.store %80, %5[%82] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %83 = arith.cmpi eq, %8, %c23 : index
      scf.if %83 {
        %84 = arith.remui %1, %c8 : index
        %85 = arith.muli %84, %c26 : index
        %86 = arith.muli %2, %c8 : index
        %87 = arith.addi %85, %86 : index
        %88 = arith.addi %87, %c23 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %87, %c11 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %87, %c3 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %87, %c27 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %87, %c22 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %87, %c28 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %87, %c29 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %87, %c30 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %87, %c25 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %87, %c31 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %87, %c32 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %87, %c33 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %87, %c34 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %87, %c35 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %87, %c36 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %87, %c37 : index
        %119 = vector.load %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = arith.addi %87, %c38 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %87, %c39 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %87, %c40 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %87, %c41 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %87, %c42 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %87, %c43 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %87, %c44 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %87, %c45 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %87, %c46 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %87, %c47 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %87, %c48 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %87, %c49 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %87, %c50 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %87, %c51 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %87, %c52 : index
        %149 = vector.load %5[%148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %150 = arith.addi %87, %c53 : index
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
        %225 = arith.shrui %224, %c54 : i32
        %226 = arith.maxsi %225, %c55 : i32
        %227 = arith.minsi %226, %c56 : i32
        %228 = arith.subi %c57, %227 : i32
        %229 = arith.shli %228, %c54 : i32
        %230 = arith.bitcast %229 : i32 to f32
        %231 = arith.subi %227, %c58 : i32
        %232 = arith.shli %231, %c54 : i32
        %233 = arith.bitcast %232 : i32 to f32
        %234 = vector.broadcast %230 : f32 to vector<4xf32>
        %235 = arith.muli %1, %c8 : index
        %236 = arith.muli %2, %c38 : index
        %237 = arith.addi %235, %236 : index
        %238 = arith.mulf %89, %234 : vector<4xf32>
        %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
        %240 = arith.mulf %91, %234 : vector<4xf32>
        %241 = arith.truncf %240 : vector<4xf32> to vector<4xf16>
        %242 = vector.shuffle %239, %241 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %243 = arith.addi %237, %c23 : index
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
        %255 = arith.addi %237, %c24 : index
        vector.store %254, %4[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %256 = arith.mulf %101, %234 : vector<4xf32>
        %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
        %258 = arith.mulf %103, %234 : vector<4xf32>
        %259 = arith.truncf %258 : vector<4xf32> to vector<4xf16>
        %260 = vector.shuffle %257, %259 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %261 = arith.addi %237, %c59 : index
        vector.store %260, %4[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %262 = arith.mulf %105, %234 : vector<4xf32>
        %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
        %264 = arith.mulf %107, %234 : vector<4xf32>
        %265 = arith.truncf %264 : vector<4xf32> to vector<4xf16>
        %266 = vector.shuffle %263, %265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %267 = arith.addi %237, %c60 : index
        vector.store %266, %4[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %268 = arith.mulf %109, %234 : vector<4xf32>
        %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        %270 = arith.mulf %111, %234 : vector<4xf32>
        %271 = arith.truncf %270 : vector<4xf32> to vector<4xf16>
        %272 = vector.shuffle %269, %271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %273 = arith.addi %237, %c61 : index
        vector.store %272, %4[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %274 = arith.mulf %113, %234 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = arith.mulf %115, %234 : vector<4xf32>
        %277 = arith.truncf %276 : vector<4xf32> to vector<4xf16>
        %278 = vector.shuffle %275, %277 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %279 = arith.addi %237, %c62 : index
        vector.store %278, %4[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %280 = arith.mulf %117, %234 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = arith.mulf %119, %234 : vector<4xf32>
        %283 = arith.truncf %282 : vector<4xf32> to vector<4xf16>
        %284 = vector.shuffle %281, %283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %285 = arith.addi %237, %c63 : index
        vector.store %284, %4[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %286 = arith.mulf %121, %234 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = arith.mulf %123, %234 : vector<4xf32>
        %289 = arith.truncf %288 : vector<4xf32> to vector<4xf16>
        %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %291 = arith.addi %237, %c15 : index
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
        %338 = arith.muli %337, %c20 : i32
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
          %349 = arith.divui %341, %c18 : i32
          %350 = arith.addi %349, %c77 : i32
          %351 = arith.minsi %350, %40 : i32
          %352 = arith.index_castui %351 : i32 to index
          %353 = arith.addi %32, %352 : index
          %354 = memref.load %step[%353] : memref<?xi32>
          %355 = arith.index_cast %354 : i32 to index
          %356 = arith.muli %355, %33 : index
          %357 = arith.addi %356, %34 : index
          %358 = arith.addi %349, %c17 : i32
          %359 = arith.minsi %358, %40 : i32
          %360 = arith.index_castui %359 : i32 to index
          %361 = arith.addi %32, %360 : index
          %362 = memref.load %step[%361] : memref<?xi32>
          %363 = arith.index_cast %362 : i32 to index
          %364 = arith.muli %363, %33 : index
          %365 = arith.addi %364, %34 : index
          %366 = arith.addi %357, %35 : index
          %367 = arith.addi %366, %c23 : index
          %368 = vector.load %kv[%367] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %369 = arith.addi %365, %35 : index
          %370 = arith.addi %369, %c23 : index
          %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %372 = arith.addi %357, %35 : index
          %373 = arith.addi %372, %c25 : index
          %374 = vector.load %kv[%373] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %375 = arith.addi %365, %35 : index
          %376 = arith.addi %375, %c25 : index
          %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %401:22 = scf.for %378 = %c77 to %348 step %c17 iter_args(%379 = %368, %380 = %371, %381 = %374, %382 = %377, %383 = %c72, %384 = %c73, %385 = %c74, %386 = %c74, %387 = %c74, %388 = %c74, %389 = %c74, %390 = %c74, %391 = %c74, %392 = %c74, %393 = %c74, %394 = %c74, %395 = %c74, %396 = %c74, %397 = %c74, %398 = %c74, %399 = %c74, %400 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %402 = arith.muli %378, %c76 : i32
            %403 = arith.addi %341, %402 : i32
            %404 = arith.addi %403, %c76 : i32
            %405 = arith.divui %403, %c18 : i32
            %406 = arith.addi %405, %c77 : i32
            %407 = arith.minsi %406, %40 : i32
            %408 = arith.index_castui %407 : i32 to index
            %409 = arith.addi %32, %408 : index
            %410 = memref.load %step[%409] : memref<?xi32>
            %411 = arith.index_cast %410 : i32 to index
            %412 = arith.muli %411, %33 : index
            %413 = arith.addi %412, %34 : index
            %414 = arith.addi %405, %c17 : i32
            %415 = arith.minsi %414, %40 : i32
            %416 = arith.index_castui %415 : i32 to index
            %417 = arith.addi %32, %416 : index
            %418 = memref.load %step[%417] : memref<?xi32>
            %419 = arith.index_cast %418 : i32 to index
            %420 = arith.muli %419, %33 : index
            %421 = arith.addi %420, %34 : index
            %422 = arith.divui %404, %c18 : i32
            %423 = arith.addi %422, %c77 : i32
            %424 = arith.minsi %423, %40 : i32
            %425 = arith.index_castui %424 : i32 to index
            %426 = arith.addi %32, %425 : index
            %427 = memref.load %step[%426] : memref<?xi32>
            %428 = arith.index_cast %427 : i32 to index
            %429 = arith.muli %428, %33 : index
            %430 = arith.addi %429, %34 : index
            %431 = arith.addi %422, %c17 : i32
            %432 = arith.minsi %431, %40 : i32
            %433 = arith.index_castui %432 : i32 to index
            %434 = arith.addi %32, %433 : index
            %435 = memref.load %step[%434] : memref<?xi32>
            %436 = arith.index_cast %435 : i32 to index
            %437 = arith.muli %436, %33 : index
            %438 = arith.addi %437, %34 : index
            %439 = wave.opaque %c23 : index
            %440 = arith.muli %1, %c8 : index
            %441 = arith.addi %439, %440 : index
            %442 = arith.addi %413, %35 : index
            %443 = arith.addi %442, %c38 : index
            %444 = vector.load %kv[%443] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %445 = arith.addi %421, %35 : index
            %446 = arith.addi %445, %c38 : index
            %447 = vector.load %kv[%446] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %448 = vector.bitcast %379 : vector<4xi32> to vector<16xi8>
            %449 = wave.fp8_decode "e5m2" packed %448 : vector<16xi8> -> vector<16xf16>
            %450 = vector.bitcast %380 : vector<4xi32> to vector<16xi8>
            %451 = wave.fp8_decode "e5m2" packed %450 : vector<16xi8> -> vector<16xf16>
            %452 = arith.addi %441, %c23 : index
            %453 = vector.load %4[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %454 = arith.addi %452, %c38 : index
            %455 = vector.load %4[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %456 = vector.shuffle %453, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %457 = wave.mma %449, %456, %c74 : vector<16xf16>, vector<8xf32>
            %458 = wave.mma %451, %456, %c74 : vector<16xf16>, vector<8xf32>
            %459 = arith.addi %413, %35 : index
            %460 = arith.addi %459, %c46 : index
            %461 = vector.load %kv[%460] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %462 = arith.addi %421, %35 : index
            %463 = arith.addi %462, %c46 : index
            %464 = vector.load %kv[%463] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %465 = vector.bitcast %381 : vector<4xi32> to vector<16xi8>
            %466 = wave.fp8_decode "e5m2" packed %465 : vector<16xi8> -> vector<16xf16>
            %467 = vector.bitcast %382 : vector<4xi32> to vector<16xi8>
            %468 = wave.fp8_decode "e5m2" packed %467 : vector<16xi8> -> vector<16xf16>
            %469 = arith.addi %441, %c6 : index
            %470 = vector.load %4[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %471 = arith.addi %469, %c38 : index
            %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %474 = wave.mma %466, %473, %457 : vector<16xf16>, vector<8xf32>
            %475 = wave.mma %468, %473, %458 : vector<16xf16>, vector<8xf32>
            %476 = arith.addi %413, %35 : index
            %477 = arith.addi %476, %c6 : index
            %478 = vector.load %kv[%477] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %479 = arith.addi %421, %35 : index
            %480 = arith.addi %479, %c6 : index
            %481 = vector.load %kv[%480] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %482 = vector.bitcast %444 : vector<4xi32> to vector<16xi8>
            %483 = wave.fp8_decode "e5m2" packed %482 : vector<16xi8> -> vector<16xf16>
            %484 = vector.bitcast %447 : vector<4xi32> to vector<16xi8>
            %485 = wave.fp8_decode "e5m2" packed %484 : vector<16xi8> -> vector<16xf16>
            %486 = arith.addi %441, %c24 : index
            %487 = vector.load %4[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %488 = arith.addi %486, %c38 : index
            %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %491 = wave.mma %483, %490, %474 : vector<16xf16>, vector<8xf32>
            %492 = wave.mma %485, %490, %475 : vector<16xf16>, vector<8xf32>
            %493 = arith.addi %413, %35 : index
            %494 = arith.addi %493, %c78 : index
            %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %496 = arith.addi %421, %35 : index
            %497 = arith.addi %496, %c78 : index
            %498 = vector.load %kv[%497] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %499 = vector.bitcast %461 : vector<4xi32> to vector<16xi8>
            %500 = wave.fp8_decode "e5m2" packed %499 : vector<16xi8> -> vector<16xf16>
            %501 = vector.bitcast %464 : vector<4xi32> to vector<16xi8>
            %502 = wave.fp8_decode "e5m2" packed %501 : vector<16xi8> -> vector<16xf16>
            %503 = arith.addi %441, %c59 : index
            %504 = vector.load %4[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %505 = arith.addi %503, %c38 : index
            %506 = vector.load %4[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %507 = vector.shuffle %504, %506 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %508 = wave.mma %500, %507, %491 : vector<16xf16>, vector<8xf32>
            %509 = wave.mma %502, %507, %492 : vector<16xf16>, vector<8xf32>
            %510 = arith.addi %413, %35 : index
            %511 = arith.addi %510, %c79 : index
            %512 = vector.load %kv[%511] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %513 = arith.addi %421, %35 : index
            %514 = arith.addi %513, %c79 : index
            %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %516 = vector.bitcast %478 : vector<4xi32> to vector<16xi8>
            %517 = wave.fp8_decode "e5m2" packed %516 : vector<16xi8> -> vector<16xf16>
            %518 = vector.bitcast %481 : vector<4xi32> to vector<16xi8>
            %519 = wave.fp8_decode "e5m2" packed %518 : vector<16xi8> -> vector<16xf16>
            %520 = arith.addi %441, %c60 : index
            %521 = vector.load %4[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %522 = arith.addi %520, %c38 : index
            %523 = vector.load %4[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %524 = vector.shuffle %521, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %525 = wave.mma %517, %524, %508 : vector<16xf16>, vector<8xf32>
            %526 = wave.mma %519, %524, %509 : vector<16xf16>, vector<8xf32>
            %527 = arith.addi %413, %35 : index
            %528 = arith.addi %527, %c80 : index
            %529 = vector.load %kv[%528] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %530 = arith.addi %421, %35 : index
            %531 = arith.addi %530, %c80 : index
            %532 = vector.load %kv[%531] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %533 = vector.bitcast %495 : vector<4xi32> to vector<16xi8>
            %534 = wave.fp8_decode "e5m2" packed %533 : vector<16xi8> -> vector<16xf16>
            %535 = vector.bitcast %498 : vector<4xi32> to vector<16xi8>
            %536 = wave.fp8_decode "e5m2" packed %535 : vector<16xi8> -> vector<16xf16>
            %537 = arith.addi %441, %c61 : index
            %538 = vector.load %4[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %539 = arith.addi %537, %c38 : index
            %540 = vector.load %4[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %541 = vector.shuffle %538, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %542 = wave.mma %534, %541, %525 : vector<16xf16>, vector<8xf32>
            %543 = wave.mma %536, %541, %526 : vector<16xf16>, vector<8xf32>
            %544 = arith.addi %413, %35 : index
            %545 = arith.addi %544, %c24 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = arith.addi %421, %35 : index
            %548 = arith.addi %547, %c24 : index
            %549 = vector.load %kv[%548] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %550 = vector.bitcast %512 : vector<4xi32> to vector<16xi8>
            %551 = wave.fp8_decode "e5m2" packed %550 : vector<16xi8> -> vector<16xf16>
            %552 = vector.bitcast %515 : vector<4xi32> to vector<16xi8>
            %553 = wave.fp8_decode "e5m2" packed %552 : vector<16xi8> -> vector<16xf16>
            %554 = arith.addi %441, %c62 : index
            %555 = vector.load %4[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %556 = arith.addi %554, %c38 : index
            %557 = vector.load %4[%556] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %558 = vector.shuffle %555, %557 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %559 = wave.mma %551, %558, %542 : vector<16xf16>, vector<8xf32>
            %560 = wave.mma %553, %558, %543 : vector<16xf16>, vector<8xf32>
            %561 = arith.addi %413, %35 : index
            %562 = arith.addi %561, %c81 : index
            %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %564 = arith.addi %421, %35 : index
            %565 = arith.addi %564, %c81 : index
            %566 = vector.load %kv[%565] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %567 = vector.bitcast %529 : vector<4xi32> to vector<16xi8>
            %568 = wave.fp8_decode "e5m2" packed %567 : vector<16xi8> -> vector<16xf16>
            %569 = vector.bitcast %532 : vector<4xi32> to vector<16xi8>
            %570 = wave.fp8_decode "e5m2" packed %569 : vector<16xi8> -> vector<16xf16>
            %571 = arith.addi %441, %c63 : index
            %572 = vector.load %4[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %573 = arith.addi %571, %c38 : index
            %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %575 = vector.shuffle %572, %574 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %576 = wave.mma %568, %575, %559 : vector<16xf16>, vector<8xf32>
            %577 = wave.mma %570, %575, %560 : vector<16xf16>, vector<8xf32>
            %578 = arith.addi %413, %35 : index
            %579 = arith.addi %578, %c82 : index
            %580 = vector.load %kv[%579] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %581 = arith.addi %421, %35 : index
            %582 = arith.addi %581, %c82 : index
            %583 = vector.load %kv[%582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %584 = vector.bitcast %546 : vector<4xi32> to vector<16xi8>
            %585 = wave.fp8_decode "e5m2" packed %584 : vector<16xi8> -> vector<16xf16>
            %586 = vector.bitcast %549 : vector<4xi32> to vector<16xi8>
            %587 = wave.fp8_decode "e5m2" packed %586 : vector<16xi8> -> vector<16xf16>
            %588 = arith.addi %441, %c15 : index
            %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %590 = arith.addi %588, %c38 : index
            %591 = vector.load %4[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %592 = vector.shuffle %589, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %593 = wave.mma %585, %592, %576 : vector<16xf16>, vector<8xf32>
            %594 = wave.mma %587, %592, %577 : vector<16xf16>, vector<8xf32>
            %595 = arith.addi %413, %35 : index
            %596 = arith.addi %595, %c83 : index
            %597 = vector.load %kv[%596] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %598 = arith.addi %421, %35 : index
            %599 = arith.addi %598, %c83 : index
            %600 = vector.load %kv[%599] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %601 = vector.bitcast %563 : vector<4xi32> to vector<16xi8>
            %602 = wave.fp8_decode "e5m2" packed %601 : vector<16xi8> -> vector<16xf16>
            %603 = vector.bitcast %566 : vector<4xi32> to vector<16xi8>
            %604 = wave.fp8_decode "e5m2" packed %603 : vector<16xi8> -> vector<16xf16>
            %605 = arith.addi %441, %c64 : index
            %606 = vector.load %4[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %607 = arith.addi %605, %c38 : index
            %608 = vector.load %4[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %609 = vector.shuffle %606, %608 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %610 = wave.mma %602, %609, %593 : vector<16xf16>, vector<8xf32>
            %611 = wave.mma %604, %609, %594 : vector<16xf16>, vector<8xf32>
            %612 = arith.addi %413, %35 : index
            %613 = arith.addi %612, %c59 : index
            %614 = vector.load %kv[%613] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %615 = arith.addi %421, %35 : index
            %616 = arith.addi %615, %c59 : index
            %617 = vector.load %kv[%616] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %618 = vector.bitcast %580 : vector<4xi32> to vector<16xi8>
            %619 = wave.fp8_decode "e5m2" packed %618 : vector<16xi8> -> vector<16xf16>
            %620 = vector.bitcast %583 : vector<4xi32> to vector<16xi8>
            %621 = wave.fp8_decode "e5m2" packed %620 : vector<16xi8> -> vector<16xf16>
            %622 = arith.addi %441, %c65 : index
            %623 = vector.load %4[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %624 = arith.addi %622, %c38 : index
            %625 = vector.load %4[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %626 = vector.shuffle %623, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %627 = wave.mma %619, %626, %610 : vector<16xf16>, vector<8xf32>
            %628 = wave.mma %621, %626, %611 : vector<16xf16>, vector<8xf32>
            %629 = arith.addi %413, %35 : index
            %630 = arith.addi %629, %c84 : index
            %631 = vector.load %kv[%630] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %632 = arith.addi %421, %35 : index
            %633 = arith.addi %632, %c84 : index
            %634 = vector.load %kv[%633] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %635 = vector.bitcast %597 : vector<4xi32> to vector<16xi8>
            %636 = wave.fp8_decode "e5m2" packed %635 : vector<16xi8> -> vector<16xf16>
            %637 = vector.bitcast %600 : vector<4xi32> to vector<16xi8>
            %638 = wave.fp8_decode "e5m2" packed %637 : vector<16xi8> -> vector<16xf16>
            %639 = arith.addi %441, %c66 : index
            %640 = vector.load %4[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %641 = arith.addi %639, %c38 : index
            %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %643 = vector.shuffle %640, %642 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %644 = wave.mma %636, %643, %627 : vector<16xf16>, vector<8xf32>
            %645 = wave.mma %638, %643, %628 : vector<16xf16>, vector<8xf32>
            %646 = arith.addi %413, %35 : index
            %647 = arith.addi %646, %c85 : index
            %648 = vector.load %kv[%647] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %649 = arith.addi %421, %35 : index
            %650 = arith.addi %649, %c85 : index
            %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %652 = vector.bitcast %614 : vector<4xi32> to vector<16xi8>
            %653 = wave.fp8_decode "e5m2" packed %652 : vector<16xi8> -> vector<16xf16>
            %654 = vector.bitcast %617 : vector<4xi32> to vector<16xi8>
            %655 = wave.fp8_decode "e5m2" packed %654 : vector<16xi8> -> vector<16xf16>
            %656 = arith.addi %441, %c67 : index
            %657 = vector.load %4[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %658 = arith.addi %656, %c38 : index
            %659 = vector.load %4[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %660 = vector.shuffle %657, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %661 = wave.mma %653, %660, %644 : vector<16xf16>, vector<8xf32>
            %662 = wave.mma %655, %660, %645 : vector<16xf16>, vector<8xf32>
            %663 = arith.addi %413, %35 : index
            %664 = arith.addi %663, %c86 : index
            %665 = vector.load %kv[%664] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %666 = arith.addi %421, %35 : index
            %667 = arith.addi %666, %c86 : index
            %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %669 = vector.bitcast %631 : vector<4xi32> to vector<16xi8>
            %670 = wave.fp8_decode "e5m2" packed %669 : vector<16xi8> -> vector<16xf16>
            %671 = vector.bitcast %634 : vector<4xi32> to vector<16xi8>
            %672 = wave.fp8_decode "e5m2" packed %671 : vector<16xi8> -> vector<16xf16>
            %673 = arith.addi %441, %c68 : index
            %674 = vector.load %4[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %675 = arith.addi %673, %c38 : index
            %676 = vector.load %4[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %677 = vector.shuffle %674, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %678 = wave.mma %670, %677, %661 : vector<16xf16>, vector<8xf32>
            %679 = wave.mma %672, %677, %662 : vector<16xf16>, vector<8xf32>
            %680 = arith.addi %413, %35 : index
            %681 = arith.addi %680, %c60 : index
            %682 = vector.load %kv[%681] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %683 = arith.addi %421, %35 : index
            %684 = arith.addi %683, %c60 : index
            %685 = vector.load %kv[%684] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %686 = vector.bitcast %648 : vector<4xi32> to vector<16xi8>
            %687 = wave.fp8_decode "e5m2" packed %686 : vector<16xi8> -> vector<16xf16>
            %688 = vector.bitcast %651 : vector<4xi32> to vector<16xi8>
            %689 = wave.fp8_decode "e5m2" packed %688 : vector<16xi8> -> vector<16xf16>
            %690 = arith.addi %441, %c69 : index
            %691 = vector.load %4[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %692 = arith.addi %690, %c38 : index
            %693 = vector.load %4[%692] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %694 = vector.shuffle %691, %693 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %695 = wave.mma %687, %694, %678 : vector<16xf16>, vector<8xf32>
            %696 = wave.mma %689, %694, %679 : vector<16xf16>, vector<8xf32>
            %697 = arith.addi %413, %35 : index
            %698 = arith.addi %697, %c87 : index
            %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %700 = arith.addi %421, %35 : index
            %701 = arith.addi %700, %c87 : index
            %702 = vector.load %kv[%701] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %703 = vector.bitcast %665 : vector<4xi32> to vector<16xi8>
            %704 = wave.fp8_decode "e5m2" packed %703 : vector<16xi8> -> vector<16xf16>
            %705 = vector.bitcast %668 : vector<4xi32> to vector<16xi8>
            %706 = wave.fp8_decode "e5m2" packed %705 : vector<16xi8> -> vector<16xf16>
            %707 = arith.addi %441, %c70 : index
            %708 = vector.load %4[%707] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %709 = arith.addi %707, %c38 : index
            %710 = vector.load %4[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %711 = vector.shuffle %708, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %712 = wave.mma %704, %711, %695 : vector<16xf16>, vector<8xf32>
            %713 = wave.mma %706, %711, %696 : vector<16xf16>, vector<8xf32>
            %714 = arith.addi %413, %35 : index
            %715 = arith.addi %714, %c88 : index
            %716 = vector.load %kv[%715] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %717 = arith.addi %421, %35 : index
            %718 = arith.addi %717, %c88 : index
            %719 = vector.load %kv[%718] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %720 = wave.opaque %712 : vector<8xf32>
            %721 = wave.opaque %713 : vector<8xf32>
            %722 = wave.opaque %404 : i32
            %723 = arith.cmpi sgt, %722, %343 : i32
            %724:2 = scf.if %723 -> (vector<8xf32>, vector<8xf32>) {
              %725 = arith.index_cast %2 : index to i32
              %726 = arith.addi %403, %725 : i32
              %727 = arith.subi %38, %726 : i32
              %728 = arith.subi %727, %c77 : i32
              %729 = vector.broadcast %728 : i32 to vector<8xi32>
              %730 = arith.cmpi sgt, %729, %c90 : vector<8xi32>
              %731 = arith.select %730, %720, %c89 : vector<8xi1>, vector<8xf32>
              %732 = arith.subi %727, %c18 : i32
              %733 = vector.broadcast %732 : i32 to vector<8xi32>
              %734 = arith.cmpi sgt, %733, %c90 : vector<8xi32>
              %735 = arith.select %734, %721, %c89 : vector<8xi1>, vector<8xf32>
              scf.yield %731, %735 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %720, %721 : vector<8xf32>, vector<8xf32>
            }
            %736 = vector.extract %724#0[0] : f32 from vector<8xf32>
            %737 = vector.extract %724#0[1] : f32 from vector<8xf32>
            %738 = vector.extract %724#0[2] : f32 from vector<8xf32>
            %739 = vector.extract %724#0[3] : f32 from vector<8xf32>
            %740 = vector.extract %724#0[4] : f32 from vector<8xf32>
            %741 = vector.extract %724#0[5] : f32 from vector<8xf32>
            %742 = vector.extract %724#0[6] : f32 from vector<8xf32>
            %743 = vector.extract %724#0[7] : f32 from vector<8xf32>
            %744 = vector.extract %724#1[0] : f32 from vector<8xf32>
            %745 = vector.extract %724#1[1] : f32 from vector<8xf32>
            %746 = vector.extract %724#1[2] : f32 from vector<8xf32>
            %747 = vector.extract %724#1[3] : f32 from vector<8xf32>
            %748 = vector.extract %724#1[4] : f32 from vector<8xf32>
            %749 = vector.extract %724#1[5] : f32 from vector<8xf32>
            %750 = vector.extract %724#1[6] : f32 from vector<8xf32>
            %751 = vector.extract %724#1[7] : f32 from vector<8xf32>
            %752 = arith.maxnumf %736, %737 fastmath<nnan> : f32
            %753 = arith.maxnumf %752, %738 fastmath<nnan> : f32
            %754 = arith.maxnumf %753, %739 fastmath<nnan> : f32
            %755 = arith.maxnumf %754, %740 fastmath<nnan> : f32
            %756 = arith.maxnumf %755, %741 fastmath<nnan> : f32
            %757 = arith.maxnumf %756, %742 fastmath<nnan> : f32
            %758 = arith.maxnumf %757, %743 fastmath<nnan> : f32
            %759 = arith.maxnumf %758, %744 fastmath<nnan> : f32
            %760 = arith.maxnumf %759, %745 fastmath<nnan> : f32
            %761 = arith.maxnumf %760, %746 fastmath<nnan> : f32
            %762 = arith.maxnumf %761, %747 fastmath<nnan> : f32
            %763 = arith.maxnumf %762, %748 fastmath<nnan> : f32
            %764 = arith.maxnumf %763, %749 fastmath<nnan> : f32
            %765 = arith.maxnumf %764, %750 fastmath<nnan> : f32
            %766 = arith.maxnumf %765, %751 fastmath<nnan> : f32
            %767 = wave.swap_halves %766 : f32
            %768 = arith.maxnumf %766, %767 fastmath<nnan> : f32
            %769 = arith.mulf %768, %336 : f32
            %770 = arith.addf %383, %c91 : f32
            %771 = arith.cmpf ogt, %769, %770 : f32
            %772:18 = scf.if %771 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %773 = arith.subf %383, %769 : f32
              %774 = wave.exp2 %773 : f32
              %775 = vector.broadcast %774 : f32 to vector<8xf32>
              %776 = arith.mulf %384, %774 : f32
              %777 = arith.mulf %385, %775 : vector<8xf32>
              %778 = arith.mulf %386, %775 : vector<8xf32>
              %779 = arith.mulf %387, %775 : vector<8xf32>
              %780 = arith.mulf %388, %775 : vector<8xf32>
              %781 = arith.mulf %389, %775 : vector<8xf32>
              %782 = arith.mulf %390, %775 : vector<8xf32>
              %783 = arith.mulf %391, %775 : vector<8xf32>
              %784 = arith.mulf %392, %775 : vector<8xf32>
              %785 = arith.mulf %393, %775 : vector<8xf32>
              %786 = arith.mulf %394, %775 : vector<8xf32>
              %787 = arith.mulf %395, %775 : vector<8xf32>
              %788 = arith.mulf %396, %775 : vector<8xf32>
              %789 = arith.mulf %397, %775 : vector<8xf32>
              %790 = arith.mulf %398, %775 : vector<8xf32>
              %791 = arith.mulf %399, %775 : vector<8xf32>
              %792 = arith.mulf %400, %775 : vector<8xf32>
              scf.yield %769, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %793 = vector.broadcast %336 : f32 to vector<8xf32>
            %794 = arith.subf %c92, %772#0 : f32
            %795 = vector.broadcast %794 : f32 to vector<8xf32>
            %796 = math.fma %724#0, %793, %795 : vector<8xf32>
            %797 = wave.exp2 %796 : vector<8xf32>
            %798 = math.fma %724#1, %793, %795 : vector<8xf32>
            %799 = wave.exp2 %798 : vector<8xf32>
            %800 = arith.truncf %797 : vector<8xf32> to vector<8xf16>
            %801 = vector.bitcast %800 : vector<8xf16> to vector<4xi32>
            %802 = wave.swap_halves %801 : vector<4xi32>
            %803 = arith.select %3, %802, %801 : vector<4xi32>
            %804 = arith.select %3, %801, %802 : vector<4xi32>
            %805 = vector.shuffle %803, %804 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %806 = vector.bitcast %805 : vector<8xi32> to vector<16xf16>
            %807 = arith.truncf %799 : vector<8xf32> to vector<8xf16>
            %808 = vector.bitcast %807 : vector<8xf16> to vector<4xi32>
            %809 = wave.swap_halves %808 : vector<4xi32>
            %810 = arith.select %3, %809, %808 : vector<4xi32>
            %811 = arith.select %3, %808, %809 : vector<4xi32>
            %812 = vector.shuffle %810, %811 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %813 = vector.bitcast %812 : vector<8xi32> to vector<16xf16>
            %814 = arith.addf %797, %799 : vector<8xf32>
            %815 = vector.extract %814[0] : f32 from vector<8xf32>
            %816 = vector.extract %814[1] : f32 from vector<8xf32>
            %817 = vector.extract %814[2] : f32 from vector<8xf32>
            %818 = vector.extract %814[3] : f32 from vector<8xf32>
            %819 = vector.extract %814[4] : f32 from vector<8xf32>
            %820 = vector.extract %814[5] : f32 from vector<8xf32>
            %821 = vector.extract %814[6] : f32 from vector<8xf32>
            %822 = vector.extract %814[7] : f32 from vector<8xf32>
            %823 = arith.addf %815, %819 : f32
            %824 = arith.addf %816, %820 : f32
            %825 = arith.addf %817, %821 : f32
            %826 = arith.addf %818, %822 : f32
            %827 = arith.addf %823, %825 : f32
            %828 = arith.addf %824, %826 : f32
            %829 = arith.addf %827, %828 : f32
            %830 = arith.addf %772#1, %829 : f32
            %831 = wave.opaque %830 : f32
            %832 = wave.opaque %404 : i32
            %833 = arith.cmpi sgt, %832, %343 : i32
            %834:2 = scf.if %833 -> (vector<4xi32>, vector<4xi32>) {
              %835 = arith.subi %343, %403 : i32
              %836 = arith.subi %835, %c77 : i32
              %837 = arith.minsi %836, %c18 : i32
              %838 = arith.maxsi %837, %c77 : i32
              %839 = arith.cmpi sgt, %838, %c77 : i32
              %840 = arith.select %839, %c94, %c77 : i32
              %841 = arith.ori %c77, %840 : i32
              %842 = arith.cmpi sgt, %838, %c17 : i32
              %843 = arith.select %842, %c94, %c77 : i32
              %844 = arith.ori %c77, %843 : i32
              %845 = arith.cmpi sgt, %838, %c95 : i32
              %846 = arith.select %845, %c96, %c77 : i32
              %847 = arith.ori %841, %846 : i32
              %848 = arith.cmpi sgt, %838, %c97 : i32
              %849 = arith.select %848, %c96, %c77 : i32
              %850 = arith.ori %844, %849 : i32
              %851 = arith.cmpi sgt, %838, %c98 : i32
              %852 = arith.select %851, %c99, %c77 : i32
              %853 = arith.ori %847, %852 : i32
              %854 = arith.cmpi sgt, %838, %c100 : i32
              %855 = arith.select %854, %c99, %c77 : i32
              %856 = arith.ori %850, %855 : i32
              %857 = arith.cmpi sgt, %838, %c101 : i32
              %858 = arith.select %857, %c102, %c77 : i32
              %859 = arith.ori %853, %858 : i32
              %860 = arith.cmpi sgt, %838, %c103 : i32
              %861 = arith.select %860, %c102, %c77 : i32
              %862 = arith.ori %856, %861 : i32
              %863 = arith.cmpi sgt, %838, %c104 : i32
              %864 = arith.select %863, %c94, %c77 : i32
              %865 = arith.ori %c77, %864 : i32
              %866 = arith.cmpi sgt, %838, %c105 : i32
              %867 = arith.select %866, %c94, %c77 : i32
              %868 = arith.ori %c77, %867 : i32
              %869 = arith.cmpi sgt, %838, %c106 : i32
              %870 = arith.select %869, %c96, %c77 : i32
              %871 = arith.ori %865, %870 : i32
              %872 = arith.cmpi sgt, %838, %c107 : i32
              %873 = arith.select %872, %c96, %c77 : i32
              %874 = arith.ori %868, %873 : i32
              %875 = arith.cmpi sgt, %838, %c108 : i32
              %876 = arith.select %875, %c99, %c77 : i32
              %877 = arith.ori %871, %876 : i32
              %878 = arith.cmpi sgt, %838, %c109 : i32
              %879 = arith.select %878, %c99, %c77 : i32
              %880 = arith.ori %874, %879 : i32
              %881 = arith.cmpi sgt, %838, %c58 : i32
              %882 = arith.select %881, %c102, %c77 : i32
              %883 = arith.ori %877, %882 : i32
              %884 = arith.cmpi sgt, %838, %c110 : i32
              %885 = arith.select %884, %c102, %c77 : i32
              %886 = arith.ori %880, %885 : i32
              %887 = vector.from_elements %859, %883, %862, %886 : vector<4xi32>
              %888 = arith.subi %343, %403 : i32
              %889 = arith.subi %888, %c18 : i32
              %890 = arith.minsi %889, %c18 : i32
              %891 = arith.maxsi %890, %c77 : i32
              %892 = arith.cmpi sgt, %891, %c77 : i32
              %893 = arith.select %892, %c94, %c77 : i32
              %894 = arith.ori %c77, %893 : i32
              %895 = arith.cmpi sgt, %891, %c17 : i32
              %896 = arith.select %895, %c94, %c77 : i32
              %897 = arith.ori %c77, %896 : i32
              %898 = arith.cmpi sgt, %891, %c95 : i32
              %899 = arith.select %898, %c96, %c77 : i32
              %900 = arith.ori %894, %899 : i32
              %901 = arith.cmpi sgt, %891, %c97 : i32
              %902 = arith.select %901, %c96, %c77 : i32
              %903 = arith.ori %897, %902 : i32
              %904 = arith.cmpi sgt, %891, %c98 : i32
              %905 = arith.select %904, %c99, %c77 : i32
              %906 = arith.ori %900, %905 : i32
              %907 = arith.cmpi sgt, %891, %c100 : i32
              %908 = arith.select %907, %c99, %c77 : i32
              %909 = arith.ori %903, %908 : i32
              %910 = arith.cmpi sgt, %891, %c101 : i32
              %911 = arith.select %910, %c102, %c77 : i32
              %912 = arith.ori %906, %911 : i32
              %913 = arith.cmpi sgt, %891, %c103 : i32
              %914 = arith.select %913, %c102, %c77 : i32
              %915 = arith.ori %909, %914 : i32
              %916 = arith.cmpi sgt, %891, %c104 : i32
              %917 = arith.select %916, %c94, %c77 : i32
              %918 = arith.ori %c77, %917 : i32
              %919 = arith.cmpi sgt, %891, %c105 : i32
              %920 = arith.select %919, %c94, %c77 : i32
              %921 = arith.ori %c77, %920 : i32
              %922 = arith.cmpi sgt, %891, %c106 : i32
              %923 = arith.select %922, %c96, %c77 : i32
              %924 = arith.ori %918, %923 : i32
              %925 = arith.cmpi sgt, %891, %c107 : i32
              %926 = arith.select %925, %c96, %c77 : i32
              %927 = arith.ori %921, %926 : i32
              %928 = arith.cmpi sgt, %891, %c108 : i32
              %929 = arith.select %928, %c99, %c77 : i32
              %930 = arith.ori %924, %929 : i32
              %931 = arith.cmpi sgt, %891, %c109 : i32
              %932 = arith.select %931, %c99, %c77 : i32
              %933 = arith.ori %927, %932 : i32
              %934 = arith.cmpi sgt, %891, %c58 : i32
              %935 = arith.select %934, %c102, %c77 : i32
              %936 = arith.ori %930, %935 : i32
              %937 = arith.cmpi sgt, %891, %c110 : i32
              %938 = arith.select %937, %c102, %c77 : i32
              %939 = arith.ori %933, %938 : i32
              %940 = vector.from_elements %912, %936, %915, %939 : vector<4xi32>
              scf.yield %887, %940 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c93, %c93 : vector<4xi32>, vector<4xi32>
            }
            %941 = wave.opaque %404 : i32
            %942 = arith.cmpi sgt, %941, %343 : i32
            %943:2 = scf.if %942 -> (vector<4xi32>, vector<4xi32>) {
              %944 = arith.andi %682, %834#0 : vector<4xi32>
              %945 = arith.andi %685, %834#1 : vector<4xi32>
              scf.yield %944, %945 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %682, %685 : vector<4xi32>, vector<4xi32>
            }
            %946 = vector.bitcast %943#0 : vector<4xi32> to vector<16xi8>
            %947 = wave.fp8_decode "e5m2" packed %946 : vector<16xi8> -> vector<16xf16>
            %948 = wave.mma %947, %806, %772#2 : vector<16xf16>, vector<8xf32>
            %949 = vector.bitcast %943#1 : vector<4xi32> to vector<16xi8>
            %950 = wave.fp8_decode "e5m2" packed %949 : vector<16xi8> -> vector<16xf16>
            %951 = wave.mma %950, %813, %948 : vector<16xf16>, vector<8xf32>
            %952 = wave.opaque %951 : vector<8xf32>
            %953 = arith.addi %413, %35 : index
            %954 = arith.addi %953, %c111 : index
            %955 = vector.load %kv[%954] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %956 = arith.addi %421, %35 : index
            %957 = arith.addi %956, %c111 : index
            %958 = vector.load %kv[%957] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %959 = wave.opaque %404 : i32
            %960 = arith.cmpi sgt, %959, %343 : i32
            %961:2 = scf.if %960 -> (vector<4xi32>, vector<4xi32>) {
              %962 = arith.andi %699, %834#0 : vector<4xi32>
              %963 = arith.andi %702, %834#1 : vector<4xi32>
              scf.yield %962, %963 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %699, %702 : vector<4xi32>, vector<4xi32>
            }
            %964 = vector.bitcast %961#0 : vector<4xi32> to vector<16xi8>
            %965 = wave.fp8_decode "e5m2" packed %964 : vector<16xi8> -> vector<16xf16>
            %966 = wave.mma %965, %806, %772#3 : vector<16xf16>, vector<8xf32>
            %967 = vector.bitcast %961#1 : vector<4xi32> to vector<16xi8>
            %968 = wave.fp8_decode "e5m2" packed %967 : vector<16xi8> -> vector<16xf16>
            %969 = wave.mma %968, %813, %966 : vector<16xf16>, vector<8xf32>
            %970 = wave.opaque %969 : vector<8xf32>
            %971 = arith.addi %413, %35 : index
            %972 = arith.addi %971, %c61 : index
            %973 = vector.load %kv[%972] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %974 = arith.addi %421, %35 : index
            %975 = arith.addi %974, %c61 : index
            %976 = vector.load %kv[%975] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %977 = wave.opaque %404 : i32
            %978 = arith.cmpi sgt, %977, %343 : i32
            %979:2 = scf.if %978 -> (vector<4xi32>, vector<4xi32>) {
              %980 = arith.andi %716, %834#0 : vector<4xi32>
              %981 = arith.andi %719, %834#1 : vector<4xi32>
              scf.yield %980, %981 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %716, %719 : vector<4xi32>, vector<4xi32>
            }
            %982 = vector.bitcast %979#0 : vector<4xi32> to vector<16xi8>
            %983 = wave.fp8_decode "e5m2" packed %982 : vector<16xi8> -> vector<16xf16>
            %984 = wave.mma %983, %806, %772#4 : vector<16xf16>, vector<8xf32>
            %985 = vector.bitcast %979#1 : vector<4xi32> to vector<16xi8>
            %986 = wave.fp8_decode "e5m2" packed %985 : vector<16xi8> -> vector<16xf16>
            %987 = wave.mma %986, %813, %984 : vector<16xf16>, vector<8xf32>
            %988 = wave.opaque %987 : vector<8xf32>
            %989 = arith.addi %413, %35 : index
            %990 = arith.addi %989, %c112 : index
            %991 = vector.load %kv[%990] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %992 = arith.addi %421, %35 : index
            %993 = arith.addi %992, %c112 : index
            %994 = vector.load %kv[%993] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %995 = wave.opaque %404 : i32
            %996 = arith.cmpi sgt, %995, %343 : i32
            %997:2 = scf.if %996 -> (vector<4xi32>, vector<4xi32>) {
              %998 = arith.andi %955, %834#0 : vector<4xi32>
              %999 = arith.andi %958, %834#1 : vector<4xi32>
              scf.yield %998, %999 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %955, %958 : vector<4xi32>, vector<4xi32>
            }
            %1000 = vector.bitcast %997#0 : vector<4xi32> to vector<16xi8>
            %1001 = wave.fp8_decode "e5m2" packed %1000 : vector<16xi8> -> vector<16xf16>
            %1002 = wave.mma %1001, %806, %772#5 : vector<16xf16>, vector<8xf32>
            %1003 = vector.bitcast %997#1 : vector<4xi32> to vector<16xi8>
            %1004 = wave.fp8_decode "e5m2" packed %1003 : vector<16xi8> -> vector<16xf16>
            %1005 = wave.mma %1004, %813, %1002 : vector<16xf16>, vector<8xf32>
            %1006 = wave.opaque %1005 : vector<8xf32>
            %1007 = arith.addi %413, %35 : index
            %1008 = arith.addi %1007, %c113 : index
            %1009 = vector.load %kv[%1008] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1010 = arith.addi %421, %35 : index
            %1011 = arith.addi %1010, %c113 : index
            %1012 = vector.load %kv[%1011] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1013 = wave.opaque %404 : i32
            %1014 = arith.cmpi sgt, %1013, %343 : i32
            %1015:2 = scf.if %1014 -> (vector<4xi32>, vector<4xi32>) {
              %1016 = arith.andi %973, %834#0 : vector<4xi32>
              %1017 = arith.andi %976, %834#1 : vector<4xi32>
              scf.yield %1016, %1017 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %973, %976 : vector<4xi32>, vector<4xi32>
            }
            %1018 = vector.bitcast %1015#0 : vector<4xi32> to vector<16xi8>
            %1019 = wave.fp8_decode "e5m2" packed %1018 : vector<16xi8> -> vector<16xf16>
            %1020 = wave.mma %1019, %806, %772#6 : vector<16xf16>, vector<8xf32>
            %1021 = vector.bitcast %1015#1 : vector<4xi32> to vector<16xi8>
            %1022 = wave.fp8_decode "e5m2" packed %1021 : vector<16xi8> -> vector<16xf16>
            %1023 = wave.mma %1022, %813, %1020 : vector<16xf16>, vector<8xf32>
            %1024 = wave.opaque %1023 : vector<8xf32>
            %1025 = arith.addi %413, %35 : index
            %1026 = arith.addi %1025, %c114 : index
            %1027 = vector.load %kv[%1026] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1028 = arith.addi %421, %35 : index
            %1029 = arith.addi %1028, %c114 : index
            %1030 = vector.load %kv[%1029] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1031 = wave.opaque %404 : i32
            %1032 = arith.cmpi sgt, %1031, %343 : i32
            %1033:2 = scf.if %1032 -> (vector<4xi32>, vector<4xi32>) {
              %1034 = arith.andi %991, %834#0 : vector<4xi32>
              %1035 = arith.andi %994, %834#1 : vector<4xi32>
              scf.yield %1034, %1035 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %991, %994 : vector<4xi32>, vector<4xi32>
            }
            %1036 = vector.bitcast %1033#0 : vector<4xi32> to vector<16xi8>
            %1037 = wave.fp8_decode "e5m2" packed %1036 : vector<16xi8> -> vector<16xf16>
            %1038 = wave.mma %1037, %806, %772#7 : vector<16xf16>, vector<8xf32>
            %1039 = vector.bitcast %1033#1 : vector<4xi32> to vector<16xi8>
            %1040 = wave.fp8_decode "e5m2" packed %1039 : vector<16xi8> -> vector<16xf16>
            %1041 = wave.mma %1040, %813, %1038 : vector<16xf16>, vector<8xf32>
            %1042 = wave.opaque %1041 : vector<8xf32>
            %1043 = arith.addi %413, %35 : index
            %1044 = arith.addi %1043, %c62 : index
            %1045 = vector.load %kv[%1044] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1046 = arith.addi %421, %35 : index
            %1047 = arith.addi %1046, %c62 : index
            %1048 = vector.load %kv[%1047] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1049 = wave.opaque %404 : i32
            %1050 = arith.cmpi sgt, %1049, %343 : i32
            %1051:2 = scf.if %1050 -> (vector<4xi32>, vector<4xi32>) {
              %1052 = arith.andi %1009, %834#0 : vector<4xi32>
              %1053 = arith.andi %1012, %834#1 : vector<4xi32>
              scf.yield %1052, %1053 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1009, %1012 : vector<4xi32>, vector<4xi32>
            }
            %1054 = vector.bitcast %1051#0 : vector<4xi32> to vector<16xi8>
            %1055 = wave.fp8_decode "e5m2" packed %1054 : vector<16xi8> -> vector<16xf16>
            %1056 = wave.mma %1055, %806, %772#8 : vector<16xf16>, vector<8xf32>
            %1057 = vector.bitcast %1051#1 : vector<4xi32> to vector<16xi8>
            %1058 = wave.fp8_decode "e5m2" packed %1057 : vector<16xi8> -> vector<16xf16>
            %1059 = wave.mma %1058, %813, %1056 : vector<16xf16>, vector<8xf32>
            %1060 = wave.opaque %1059 : vector<8xf32>
            %1061 = arith.addi %413, %35 : index
            %1062 = arith.addi %1061, %c115 : index
            %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1064 = arith.addi %421, %35 : index
            %1065 = arith.addi %1064, %c115 : index
            %1066 = vector.load %kv[%1065] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1067 = wave.opaque %404 : i32
            %1068 = arith.cmpi sgt, %1067, %343 : i32
            %1069:2 = scf.if %1068 -> (vector<4xi32>, vector<4xi32>) {
              %1070 = arith.andi %1027, %834#0 : vector<4xi32>
              %1071 = arith.andi %1030, %834#1 : vector<4xi32>
              scf.yield %1070, %1071 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1027, %1030 : vector<4xi32>, vector<4xi32>
            }
            %1072 = vector.bitcast %1069#0 : vector<4xi32> to vector<16xi8>
            %1073 = wave.fp8_decode "e5m2" packed %1072 : vector<16xi8> -> vector<16xf16>
            %1074 = wave.mma %1073, %806, %772#9 : vector<16xf16>, vector<8xf32>
            %1075 = vector.bitcast %1069#1 : vector<4xi32> to vector<16xi8>
            %1076 = wave.fp8_decode "e5m2" packed %1075 : vector<16xi8> -> vector<16xf16>
            %1077 = wave.mma %1076, %813, %1074 : vector<16xf16>, vector<8xf32>
            %1078 = wave.opaque %1077 : vector<8xf32>
            %1079 = arith.addi %413, %35 : index
            %1080 = arith.addi %1079, %c116 : index
            %1081 = vector.load %kv[%1080] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1082 = arith.addi %421, %35 : index
            %1083 = arith.addi %1082, %c116 : index
            %1084 = vector.load %kv[%1083] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1085 = wave.opaque %404 : i32
            %1086 = arith.cmpi sgt, %1085, %343 : i32
            %1087:2 = scf.if %1086 -> (vector<4xi32>, vector<4xi32>) {
              %1088 = arith.andi %1045, %834#0 : vector<4xi32>
              %1089 = arith.andi %1048, %834#1 : vector<4xi32>
              scf.yield %1088, %1089 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1045, %1048 : vector<4xi32>, vector<4xi32>
            }
            %1090 = vector.bitcast %1087#0 : vector<4xi32> to vector<16xi8>
            %1091 = wave.fp8_decode "e5m2" packed %1090 : vector<16xi8> -> vector<16xf16>
            %1092 = wave.mma %1091, %806, %772#10 : vector<16xf16>, vector<8xf32>
            %1093 = vector.bitcast %1087#1 : vector<4xi32> to vector<16xi8>
            %1094 = wave.fp8_decode "e5m2" packed %1093 : vector<16xi8> -> vector<16xf16>
            %1095 = wave.mma %1094, %813, %1092 : vector<16xf16>, vector<8xf32>
            %1096 = wave.opaque %1095 : vector<8xf32>
            %1097 = arith.addi %413, %35 : index
            %1098 = arith.addi %1097, %c117 : index
            %1099 = vector.load %kv[%1098] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1100 = arith.addi %421, %35 : index
            %1101 = arith.addi %1100, %c117 : index
            %1102 = vector.load %kv[%1101] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1103 = wave.opaque %404 : i32
            %1104 = arith.cmpi sgt, %1103, %343 : i32
            %1105:2 = scf.if %1104 -> (vector<4xi32>, vector<4xi32>) {
              %1106 = arith.andi %1063, %834#0 : vector<4xi32>
              %1107 = arith.andi %1066, %834#1 : vector<4xi32>
              scf.yield %1106, %1107 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1063, %1066 : vector<4xi32>, vector<4xi32>
            }
            %1108 = vector.bitcast %1105#0 : vector<4xi32> to vector<16xi8>
            %1109 = wave.fp8_decode "e5m2" packed %1108 : vector<16xi8> -> vector<16xf16>
            %1110 = wave.mma %1109, %806, %772#11 : vector<16xf16>, vector<8xf32>
            %1111 = vector.bitcast %1105#1 : vector<4xi32> to vector<16xi8>
            %1112 = wave.fp8_decode "e5m2" packed %1111 : vector<16xi8> -> vector<16xf16>
            %1113 = wave.mma %1112, %813, %1110 : vector<16xf16>, vector<8xf32>
            %1114 = wave.opaque %1113 : vector<8xf32>
            %1115 = arith.addi %413, %35 : index
            %1116 = arith.addi %1115, %c63 : index
            %1117 = vector.load %kv[%1116] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1118 = arith.addi %421, %35 : index
            %1119 = arith.addi %1118, %c63 : index
            %1120 = vector.load %kv[%1119] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1121 = wave.opaque %404 : i32
            %1122 = arith.cmpi sgt, %1121, %343 : i32
            %1123:2 = scf.if %1122 -> (vector<4xi32>, vector<4xi32>) {
              %1124 = arith.andi %1081, %834#0 : vector<4xi32>
              %1125 = arith.andi %1084, %834#1 : vector<4xi32>
              scf.yield %1124, %1125 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1081, %1084 : vector<4xi32>, vector<4xi32>
            }
            %1126 = vector.bitcast %1123#0 : vector<4xi32> to vector<16xi8>
            %1127 = wave.fp8_decode "e5m2" packed %1126 : vector<16xi8> -> vector<16xf16>
            %1128 = wave.mma %1127, %806, %772#12 : vector<16xf16>, vector<8xf32>
            %1129 = vector.bitcast %1123#1 : vector<4xi32> to vector<16xi8>
            %1130 = wave.fp8_decode "e5m2" packed %1129 : vector<16xi8> -> vector<16xf16>
            %1131 = wave.mma %1130, %813, %1128 : vector<16xf16>, vector<8xf32>
            %1132 = wave.opaque %1131 : vector<8xf32>
            %1133 = arith.addi %413, %35 : index
            %1134 = arith.addi %1133, %c118 : index
            %1135 = vector.load %kv[%1134] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1136 = arith.addi %421, %35 : index
            %1137 = arith.addi %1136, %c118 : index
            %1138 = vector.load %kv[%1137] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1139 = wave.opaque %404 : i32
            %1140 = arith.cmpi sgt, %1139, %343 : i32
            %1141:2 = scf.if %1140 -> (vector<4xi32>, vector<4xi32>) {
              %1142 = arith.andi %1099, %834#0 : vector<4xi32>
              %1143 = arith.andi %1102, %834#1 : vector<4xi32>
              scf.yield %1142, %1143 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1099, %1102 : vector<4xi32>, vector<4xi32>
            }
            %1144 = vector.bitcast %1141#0 : vector<4xi32> to vector<16xi8>
            %1145 = wave.fp8_decode "e5m2" packed %1144 : vector<16xi8> -> vector<16xf16>
            %1146 = wave.mma %1145, %806, %772#13 : vector<16xf16>, vector<8xf32>
            %1147 = vector.bitcast %1141#1 : vector<4xi32> to vector<16xi8>
            %1148 = wave.fp8_decode "e5m2" packed %1147 : vector<16xi8> -> vector<16xf16>
            %1149 = wave.mma %1148, %813, %1146 : vector<16xf16>, vector<8xf32>
            %1150 = wave.opaque %1149 : vector<8xf32>
            %1151 = arith.addi %413, %35 : index
            %1152 = arith.addi %1151, %c119 : index
            %1153 = vector.load %kv[%1152] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1154 = arith.addi %421, %35 : index
            %1155 = arith.addi %1154, %c119 : index
            %1156 = vector.load %kv[%1155] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1157 = wave.opaque %404 : i32
            %1158 = arith.cmpi sgt, %1157, %343 : i32
            %1159:2 = scf.if %1158 -> (vector<4xi32>, vector<4xi32>) {
              %1160 = arith.andi %1117, %834#0 : vector<4xi32>
              %1161 = arith.andi %1120, %834#1 : vector<4xi32>
              scf.yield %1160, %1161 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1117, %1120 : vector<4xi32>, vector<4xi32>
            }
            %1162 = vector.bitcast %1159#0 : vector<4xi32> to vector<16xi8>
            %1163 = wave.fp8_decode "e5m2" packed %1162 : vector<16xi8> -> vector<16xf16>
            %1164 = wave.mma %1163, %806, %772#14 : vector<16xf16>, vector<8xf32>
            %1165 = vector.bitcast %1159#1 : vector<4xi32> to vector<16xi8>
            %1166 = wave.fp8_decode "e5m2" packed %1165 : vector<16xi8> -> vector<16xf16>
            %1167 = wave.mma %1166, %813, %1164 : vector<16xf16>, vector<8xf32>
            %1168 = wave.opaque %1167 : vector<8xf32>
            %1169 = arith.addi %413, %35 : index
            %1170 = arith.addi %1169, %c120 : index
            %1171 = vector.load %kv[%1170] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1172 = arith.addi %421, %35 : index
            %1173 = arith.addi %1172, %c120 : index
            %1174 = vector.load %kv[%1173] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1175 = wave.opaque %404 : i32
            %1176 = arith.cmpi sgt, %1175, %343 : i32
            %1177:2 = scf.if %1176 -> (vector<4xi32>, vector<4xi32>) {
              %1178 = arith.andi %1135, %834#0 : vector<4xi32>
              %1179 = arith.andi %1138, %834#1 : vector<4xi32>
              scf.yield %1178, %1179 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1135, %1138 : vector<4xi32>, vector<4xi32>
            }
            %1180 = vector.bitcast %1177#0 : vector<4xi32> to vector<16xi8>
            %1181 = wave.fp8_decode "e5m2" packed %1180 : vector<16xi8> -> vector<16xf16>
            %1182 = wave.mma %1181, %806, %772#15 : vector<16xf16>, vector<8xf32>
            %1183 = vector.bitcast %1177#1 : vector<4xi32> to vector<16xi8>
            %1184 = wave.fp8_decode "e5m2" packed %1183 : vector<16xi8> -> vector<16xf16>
            %1185 = wave.mma %1184, %813, %1182 : vector<16xf16>, vector<8xf32>
            %1186 = wave.opaque %1185 : vector<8xf32>
            wave.pin
            %1187 = wave.opaque %404 : i32
            %1188 = arith.cmpi sgt, %1187, %343 : i32
            %1189:2 = scf.if %1188 -> (vector<4xi32>, vector<4xi32>) {
              %1190 = arith.andi %1153, %834#0 : vector<4xi32>
              %1191 = arith.andi %1156, %834#1 : vector<4xi32>
              scf.yield %1190, %1191 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1153, %1156 : vector<4xi32>, vector<4xi32>
            }
            %1192 = vector.bitcast %1189#0 : vector<4xi32> to vector<16xi8>
            %1193 = wave.fp8_decode "e5m2" packed %1192 : vector<16xi8> -> vector<16xf16>
            %1194 = wave.mma %1193, %806, %772#16 : vector<16xf16>, vector<8xf32>
            %1195 = vector.bitcast %1189#1 : vector<4xi32> to vector<16xi8>
            %1196 = wave.fp8_decode "e5m2" packed %1195 : vector<16xi8> -> vector<16xf16>
            %1197 = wave.mma %1196, %813, %1194 : vector<16xf16>, vector<8xf32>
            %1198 = wave.opaque %1197 : vector<8xf32>
            wave.pin
            %1199 = wave.opaque %404 : i32
            %1200 = arith.cmpi slt, %1199, %343 : i32
            %1201:2 = scf.if %1200 -> (vector<4xi32>, vector<4xi32>) {
              %1202 = arith.addi %430, %35 : index
              %1203 = arith.addi %1202, %c23 : index
              %1204 = vector.load %kv[%1203] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1205 = arith.addi %438, %35 : index
              %1206 = arith.addi %1205, %c23 : index
              %1207 = vector.load %kv[%1206] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1204, %1207 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1189#0, %1189#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1208 = wave.opaque %404 : i32
            %1209 = arith.cmpi sgt, %1208, %343 : i32
            %1210:2 = scf.if %1209 -> (vector<4xi32>, vector<4xi32>) {
              %1211 = arith.andi %1171, %834#0 : vector<4xi32>
              %1212 = arith.andi %1174, %834#1 : vector<4xi32>
              scf.yield %1211, %1212 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1171, %1174 : vector<4xi32>, vector<4xi32>
            }
            %1213 = vector.bitcast %1210#0 : vector<4xi32> to vector<16xi8>
            %1214 = wave.fp8_decode "e5m2" packed %1213 : vector<16xi8> -> vector<16xf16>
            %1215 = wave.mma %1214, %806, %772#17 : vector<16xf16>, vector<8xf32>
            %1216 = vector.bitcast %1210#1 : vector<4xi32> to vector<16xi8>
            %1217 = wave.fp8_decode "e5m2" packed %1216 : vector<16xi8> -> vector<16xf16>
            %1218 = wave.mma %1217, %813, %1215 : vector<16xf16>, vector<8xf32>
            %1219 = wave.opaque %1218 : vector<8xf32>
            wave.pin
            %1220 = wave.opaque %404 : i32
            %1221 = arith.cmpi slt, %1220, %343 : i32
            %1222:2 = scf.if %1221 -> (vector<4xi32>, vector<4xi32>) {
              %1223 = arith.addi %430, %35 : index
              %1224 = arith.addi %1223, %c25 : index
              %1225 = vector.load %kv[%1224] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1226 = arith.addi %438, %35 : index
              %1227 = arith.addi %1226, %c25 : index
              %1228 = vector.load %kv[%1227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1225, %1228 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1210#0, %1210#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1201#0, %1201#1, %1222#0, %1222#1, %772#0, %831, %952, %970, %988, %1006, %1024, %1042, %1060, %1078, %1096, %1114, %1132, %1150, %1168, %1186, %1198, %1219 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1229 = wave.swap_halves %401#5 : f32
          %1230 = arith.addf %401#5, %1229 : f32
          scf.yield %401#4, %1230, %401#6, %401#7, %401#8, %401#9, %401#10, %401#11, %401#12, %401#13, %401#14, %401#15, %401#16, %401#17, %401#18, %401#19, %401#20, %401#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1231 = wave.opaque %c23 : index
        %1232 = arith.muli %8, %c22 : index
        %1233 = arith.addi %1232, %0 : index
        %1234 = arith.addi %1233, %1231 : index
        %1235 = arith.remui %0, %c8 : index
        %1236 = arith.addi %1235, %1231 : index
        %1237 = arith.remui %0, %c3 : index
        %1238 = arith.addi %1237, %1231 : index
        %1239 = arith.cmpi slt, %1238, %c8 : index
        scf.if %1239 {
          %1240 = arith.muli %8, %c22 : index
          %1241 = arith.addi %1240, %1238 : index
          memref.store %345#0, %6[%1241] : memref<?xf32>
          %1242 = arith.addi %1241, %c3 : index
          memref.store %345#1, %6[%1242] : memref<?xf32>
          %1243 = arith.muli %8, %c24 : index
          %1244 = arith.muli %2, %c8 : index
          %1245 = arith.addi %1243, %1244 : index
          %1246 = arith.addi %1245, %1238 : index
          %1247 = vector.extract %345#2[0] : f32 from vector<8xf32>
          %1248 = arith.addi %1246, %c23 : index
          memref.store %1247, %5[%1248] : memref<?xf32>
          %1249 = vector.extract %345#2[1] : f32 from vector<8xf32>
          %1250 = arith.addi %1246, %c3 : index
          memref.store %1249, %5[%1250] : memref<?xf32>
          %1251 = vector.extract %345#2[2] : f32 from vector<8xf32>
          %1252 = arith.addi %1246, %c22 : index
          memref.store %1251, %5[%1252] : memref<?xf32>
          %1253 = vector.extract %345#2[3] : f32 from vector<8xf32>
          %1254 = arith.addi %1246, %c29 : index
          memref.store %1253, %5[%1254] : memref<?xf32>
          %1255 = vector.extract %345#2[4] : f32 from vector<8xf32>
          %1256 = arith.addi %1246, %c25 : index
          memref.store %1255, %5[%1256] : memref<?xf32>
          %1257 = vector.extract %345#2[5] : f32 from vector<8xf32>
          %1258 = arith.addi %1246, %c32 : index
          memref.store %1257, %5[%1258] : memref<?xf32>
          %1259 = vector.extract %345#2[6] : f32 from vector<8xf32>
          %1260 = arith.addi %1246, %c34 : index
          memref.store %1259, %5[%1260] : memref<?xf32>
          %1261 = vector.extract %345#2[7] : f32 from vector<8xf32>
          %1262 = arith.addi %1246, %c36 : index
          memref.store %1261, %5[%1262] : memref<?xf32>
          %1263 = vector.extract %345#3[0] : f32 from vector<8xf32>
          %1264 = arith.addi %1246, %c38 : index
          memref.store %1263, %5[%1264] : memref<?xf32>
          %1265 = vector.extract %345#3[1] : f32 from vector<8xf32>
          %1266 = arith.addi %1246, %c40 : index
          memref.store %1265, %5[%1266] : memref<?xf32>
          %1267 = vector.extract %345#3[2] : f32 from vector<8xf32>
          %1268 = arith.addi %1246, %c42 : index
          memref.store %1267, %5[%1268] : memref<?xf32>
          %1269 = vector.extract %345#3[3] : f32 from vector<8xf32>
          %1270 = arith.addi %1246, %c44 : index
          memref.store %1269, %5[%1270] : memref<?xf32>
          %1271 = vector.extract %345#3[4] : f32 from vector<8xf32>
          %1272 = arith.addi %1246, %c46 : index
          memref.store %1271, %5[%1272] : memref<?xf32>
          %1273 = vector.extract %345#3[5] : f32 from vector<8xf32>
          %1274 = arith.addi %1246, %c48 : index
          memref.store %1273, %5[%1274] : memref<?xf32>
          %1275 = vector.extract %345#3[6] : f32 from vector<8xf32>
          %1276 = arith.addi %1246, %c50 : index
          memref.store %1275, %5[%1276] : memref<?xf32>
          %1277 = vector.extract %345#3[7] : f32 from vector<8xf32>
          %1278 = arith.addi %1246, %c52 : index
          memref.store %1277, %5[%1278] : memref<?xf32>
          %1279 = vector.extract %345#4[0] : f32 from vector<8xf32>
          %1280 = arith.addi %1246, %c6 : index
          memref.store %1279, %5[%1280] : memref<?xf32>
          %1281 = vector.extract %345#4[1] : f32 from vector<8xf32>
          %1282 = arith.addi %1246, %c121 : index
          memref.store %1281, %5[%1282] : memref<?xf32>
          %1283 = vector.extract %345#4[2] : f32 from vector<8xf32>
          %1284 = arith.addi %1246, %c122 : index
          memref.store %1283, %5[%1284] : memref<?xf32>
          %1285 = vector.extract %345#4[3] : f32 from vector<8xf32>
          %1286 = arith.addi %1246, %c123 : index
          memref.store %1285, %5[%1286] : memref<?xf32>
          %1287 = vector.extract %345#4[4] : f32 from vector<8xf32>
          %1288 = arith.addi %1246, %c78 : index
          memref.store %1287, %5[%1288] : memref<?xf32>
          %1289 = vector.extract %345#4[5] : f32 from vector<8xf32>
          %1290 = arith.addi %1246, %c124 : index
          memref.store %1289, %5[%1290] : memref<?xf32>
          %1291 = vector.extract %345#4[6] : f32 from vector<8xf32>
          %1292 = arith.addi %1246, %c125 : index
          memref.store %1291, %5[%1292] : memref<?xf32>
          %1293 = vector.extract %345#4[7] : f32 from vector<8xf32>
          %1294 = arith.addi %1246, %c126 : index
          memref.store %1293, %5[%1294] : memref<?xf32>
          %1295 = vector.extract %345#5[0] : f32 from vector<8xf32>
          %1296 = arith.addi %1246, %c79 : index
          memref.store %1295, %5[%1296] : memref<?xf32>
          %1297 = vector.extract %345#5[1] : f32 from vector<8xf32>
          %1298 = arith.addi %1246, %c127 : index
          memref.store %1297, %5[%1298] : memref<?xf32>
          %1299 = vector.extract %345#5[2] : f32 from vector<8xf32>
          %1300 = arith.addi %1246, %c128 : index
          memref.store %1299, %5[%1300] : memref<?xf32>
          %1301 = vector.extract %345#5[3] : f32 from vector<8xf32>
          %1302 = arith.addi %1246, %c129 : index
          memref.store %1301, %5[%1302] : memref<?xf32>
          %1303 = vector.extract %345#5[4] : f32 from vector<8xf32>
          %1304 = arith.addi %1246, %c80 : index
          memref.store %1303, %5[%1304] : memref<?xf32>
          %1305 = vector.extract %345#5[5] : f32 from vector<8xf32>
          %1306 = arith.addi %1246, %c130 : index
          memref.store %1305, %5[%1306] : memref<?xf32>
          %1307 = vector.extract %345#5[6] : f32 from vector<8xf32>
          %1308 = arith.addi %1246, %c131 : index
          memref.store %1307, %5[%1308] : memref<?xf32>
          %1309 = vector.extract %345#5[7] : f32 from vector<8xf32>
          %1310 = arith.addi %1246, %c132 : index
          memref.store %1309, %5[%1310] : memref<?xf32>
        }
        wave.barrier
        %1311 = arith.addi %1236, %c23 : index
        %1312 = memref.load %6[%1311] : memref<?xf32>
        %1313 = arith.addi %1236, %c3 : index
        %1314 = memref.load %6[%1313] : memref<?xf32>
        %1315 = arith.addi %1236, %c22 : index
        %1316 = memref.load %6[%1315] : memref<?xf32>
        %1317 = arith.addi %1236, %c29 : index
        %1318 = memref.load %6[%1317] : memref<?xf32>
        %1319 = arith.addi %1236, %c25 : index
        %1320 = memref.load %6[%1319] : memref<?xf32>
        %1321 = arith.addi %1236, %c32 : index
        %1322 = memref.load %6[%1321] : memref<?xf32>
        %1323 = arith.addi %1236, %c34 : index
        %1324 = memref.load %6[%1323] : memref<?xf32>
        %1325 = arith.addi %1236, %c36 : index
        %1326 = memref.load %6[%1325] : memref<?xf32>
        %1327 = arith.addi %1236, %c38 : index
        %1328 = memref.load %6[%1327] : memref<?xf32>
        %1329 = arith.addi %1236, %c40 : index
        %1330 = memref.load %6[%1329] : memref<?xf32>
        %1331 = arith.addi %1236, %c42 : index
        %1332 = memref.load %6[%1331] : memref<?xf32>
        %1333 = arith.addi %1236, %c44 : index
        %1334 = memref.load %6[%1333] : memref<?xf32>
        %1335 = arith.addi %1236, %c46 : index
        %1336 = memref.load %6[%1335] : memref<?xf32>
        %1337 = arith.addi %1236, %c48 : index
        %1338 = memref.load %6[%1337] : memref<?xf32>
        %1339 = arith.addi %1236, %c50 : index
        %1340 = memref.load %6[%1339] : memref<?xf32>
        %1341 = arith.addi %1236, %c52 : index
        %1342 = memref.load %6[%1341] : memref<?xf32>
        %1343 = arith.maxnumf %1312, %1316 fastmath<nnan> : f32
        %1344 = arith.subf %1312, %1343 : f32
        %1345 = wave.exp2 %1344 : f32
        %1346 = arith.subf %1316, %1343 : f32
        %1347 = wave.exp2 %1346 : f32
        %1348 = arith.mulf %1314, %1345 : f32
        %1349 = math.fma %1318, %1347, %1348 : f32
        %1350 = arith.maxnumf %1343, %1320 fastmath<nnan> : f32
        %1351 = arith.subf %1343, %1350 : f32
        %1352 = wave.exp2 %1351 : f32
        %1353 = arith.subf %1320, %1350 : f32
        %1354 = wave.exp2 %1353 : f32
        %1355 = arith.mulf %1349, %1352 : f32
        %1356 = math.fma %1322, %1354, %1355 : f32
        %1357 = arith.maxnumf %1350, %1324 fastmath<nnan> : f32
        %1358 = arith.subf %1350, %1357 : f32
        %1359 = wave.exp2 %1358 : f32
        %1360 = arith.subf %1324, %1357 : f32
        %1361 = wave.exp2 %1360 : f32
        %1362 = arith.mulf %1356, %1359 : f32
        %1363 = math.fma %1326, %1361, %1362 : f32
        %1364 = arith.maxnumf %1357, %1328 fastmath<nnan> : f32
        %1365 = arith.subf %1357, %1364 : f32
        %1366 = wave.exp2 %1365 : f32
        %1367 = arith.subf %1328, %1364 : f32
        %1368 = wave.exp2 %1367 : f32
        %1369 = arith.mulf %1363, %1366 : f32
        %1370 = math.fma %1330, %1368, %1369 : f32
        %1371 = arith.maxnumf %1364, %1332 fastmath<nnan> : f32
        %1372 = arith.subf %1364, %1371 : f32
        %1373 = wave.exp2 %1372 : f32
        %1374 = arith.subf %1332, %1371 : f32
        %1375 = wave.exp2 %1374 : f32
        %1376 = arith.mulf %1370, %1373 : f32
        %1377 = math.fma %1334, %1375, %1376 : f32
        %1378 = arith.maxnumf %1371, %1336 fastmath<nnan> : f32
        %1379 = arith.subf %1371, %1378 : f32
        %1380 = wave.exp2 %1379 : f32
        %1381 = arith.subf %1336, %1378 : f32
        %1382 = wave.exp2 %1381 : f32
        %1383 = arith.mulf %1377, %1380 : f32
        %1384 = math.fma %1338, %1382, %1383 : f32
        %1385 = arith.maxnumf %1378, %1340 fastmath<nnan> : f32
        %1386 = arith.subf %1378, %1385 : f32
        %1387 = wave.exp2 %1386 : f32
        %1388 = arith.subf %1340, %1385 : f32
        %1389 = wave.exp2 %1388 : f32
        %1390 = arith.mulf %1384, %1387 : f32
        %1391 = math.fma %1342, %1389, %1390 : f32
        %1392 = arith.addi %1234, %c23 : index
        %1393 = arith.addi %1392, %c23 : index
        %1394 = memref.load %5[%1393] : memref<?xf32>
        %1395 = arith.addi %1392, %c24 : index
        %1396 = memref.load %5[%1395] : memref<?xf32>
        %1397 = arith.addi %1392, %c60 : index
        %1398 = memref.load %5[%1397] : memref<?xf32>
        %1399 = arith.addi %1392, %c62 : index
        %1400 = memref.load %5[%1399] : memref<?xf32>
        %1401 = arith.addi %1392, %c15 : index
        %1402 = memref.load %5[%1401] : memref<?xf32>
        %1403 = arith.addi %1392, %c65 : index
        %1404 = memref.load %5[%1403] : memref<?xf32>
        %1405 = arith.addi %1392, %c67 : index
        %1406 = memref.load %5[%1405] : memref<?xf32>
        %1407 = arith.addi %1392, %c69 : index
        %1408 = memref.load %5[%1407] : memref<?xf32>
        %1409 = arith.mulf %1394, %1345 : f32
        %1410 = math.fma %1396, %1347, %1409 : f32
        %1411 = arith.mulf %1410, %1352 : f32
        %1412 = math.fma %1398, %1354, %1411 : f32
        %1413 = arith.mulf %1412, %1359 : f32
        %1414 = math.fma %1400, %1361, %1413 : f32
        %1415 = arith.mulf %1414, %1366 : f32
        %1416 = math.fma %1402, %1368, %1415 : f32
        %1417 = arith.mulf %1416, %1373 : f32
        %1418 = math.fma %1404, %1375, %1417 : f32
        %1419 = arith.mulf %1418, %1380 : f32
        %1420 = math.fma %1406, %1382, %1419 : f32
        %1421 = arith.mulf %1420, %1387 : f32
        %1422 = math.fma %1408, %1389, %1421 : f32
        %1423 = arith.addi %1234, %c6 : index
        %1424 = arith.addi %1423, %c23 : index
        %1425 = memref.load %5[%1424] : memref<?xf32>
        %1426 = arith.addi %1423, %c24 : index
        %1427 = memref.load %5[%1426] : memref<?xf32>
        %1428 = arith.addi %1423, %c60 : index
        %1429 = memref.load %5[%1428] : memref<?xf32>
        %1430 = arith.addi %1423, %c62 : index
        %1431 = memref.load %5[%1430] : memref<?xf32>
        %1432 = arith.addi %1423, %c15 : index
        %1433 = memref.load %5[%1432] : memref<?xf32>
        %1434 = arith.addi %1423, %c65 : index
        %1435 = memref.load %5[%1434] : memref<?xf32>
        %1436 = arith.addi %1423, %c67 : index
        %1437 = memref.load %5[%1436] : memref<?xf32>
        %1438 = arith.addi %1423, %c69 : index
        %1439 = memref.load %5[%1438] : memref<?xf32>
        %1440 = arith.mulf %1425, %1345 : f32
        %1441 = math.fma %1427, %1347, %1440 : f32
        %1442 = arith.mulf %1441, %1352 : f32
        %1443 = math.fma %1429, %1354, %1442 : f32
        %1444 = arith.mulf %1443, %1359 : f32
        %1445 = math.fma %1431, %1361, %1444 : f32
        %1446 = arith.mulf %1445, %1366 : f32
        %1447 = math.fma %1433, %1368, %1446 : f32
        %1448 = arith.mulf %1447, %1373 : f32
        %1449 = math.fma %1435, %1375, %1448 : f32
        %1450 = arith.mulf %1449, %1380 : f32
        %1451 = math.fma %1437, %1382, %1450 : f32
        %1452 = arith.mulf %1451, %1387 : f32
        %1453 = math.fma %1439, %1389, %1452 : f32
        wave.barrier
        scf.if %1239 {
          %1454 = arith.muli %8, %c24 : index
          %1455 = arith.muli %2, %c8 : index
          %1456 = arith.addi %1454, %1455 : index
          %1457 = arith.addi %1456, %1238 : index
          %1458 = vector.extract %345#6[0] : f32 from vector<8xf32>
          %1459 = arith.addi %1457, %c23 : index
          memref.store %1458, %5[%1459] : memref<?xf32>
          %1460 = vector.extract %345#6[1] : f32 from vector<8xf32>
          %1461 = arith.addi %1457, %c3 : index
          memref.store %1460, %5[%1461] : memref<?xf32>
          %1462 = vector.extract %345#6[2] : f32 from vector<8xf32>
          %1463 = arith.addi %1457, %c22 : index
          memref.store %1462, %5[%1463] : memref<?xf32>
          %1464 = vector.extract %345#6[3] : f32 from vector<8xf32>
          %1465 = arith.addi %1457, %c29 : index
          memref.store %1464, %5[%1465] : memref<?xf32>
          %1466 = vector.extract %345#6[4] : f32 from vector<8xf32>
          %1467 = arith.addi %1457, %c25 : index
          memref.store %1466, %5[%1467] : memref<?xf32>
          %1468 = vector.extract %345#6[5] : f32 from vector<8xf32>
          %1469 = arith.addi %1457, %c32 : index
          memref.store %1468, %5[%1469] : memref<?xf32>
          %1470 = vector.extract %345#6[6] : f32 from vector<8xf32>
          %1471 = arith.addi %1457, %c34 : index
          memref.store %1470, %5[%1471] : memref<?xf32>
          %1472 = vector.extract %345#6[7] : f32 from vector<8xf32>
          %1473 = arith.addi %1457, %c36 : index
          memref.store %1472, %5[%1473] : memref<?xf32>
          %1474 = vector.extract %345#7[0] : f32 from vector<8xf32>
          %1475 = arith.addi %1457, %c38 : index
          memref.store %1474, %5[%1475] : memref<?xf32>
          %1476 = vector.extract %345#7[1] : f32 from vector<8xf32>
          %1477 = arith.addi %1457, %c40 : index
          memref.store %1476, %5[%1477] : memref<?xf32>
          %1478 = vector.extract %345#7[2] : f32 from vector<8xf32>
          %1479 = arith.addi %1457, %c42 : index
          memref.store %1478, %5[%1479] : memref<?xf32>
          %1480 = vector.extract %345#7[3] : f32 from vector<8xf32>
          %1481 = arith.addi %1457, %c44 : index
          memref.store %1480, %5[%1481] : memref<?xf32>
          %1482 = vector.extract %345#7[4] : f32 from vector<8xf32>
          %1483 = arith.addi %1457, %c46 : index
          memref.store %1482, %5[%1483] : memref<?xf32>
          %1484 = vector.extract %345#7[5] : f32 from vector<8xf32>
          %1485 = arith.addi %1457, %c48 : index
          memref.store %1484, %5[%1485] : memref<?xf32>
          %1486 = vector.extract %345#7[6] : f32 from vector<8xf32>
          %1487 = arith.addi %1457, %c50 : index
          memref.store %1486, %5[%1487] : memref<?xf32>
          %1488 = vector.extract %345#7[7] : f32 from vector<8xf32>
          %1489 = arith.addi %1457, %c52 : index
          memref.store %1488, %5[%1489] : memref<?xf32>
          %1490 = vector.extract %345#8[0] : f32 from vector<8xf32>
          %1491 = arith.addi %1457, %c6 : index
          memref.store %1490, %5[%1491] : memref<?xf32>
          %1492 = vector.extract %345#8[1] : f32 from vector<8xf32>
          %1493 = arith.addi %1457, %c121 : index
          memref.store %1492, %5[%1493] : memref<?xf32>
          %1494 = vector.extract %345#8[2] : f32 from vector<8xf32>
          %1495 = arith.addi %1457, %c122 : index
          memref.store %1494, %5[%1495] : memref<?xf32>
          %1496 = vector.extract %345#8[3] : f32 from vector<8xf32>
          %1497 = arith.addi %1457, %c123 : index
          memref.store %1496, %5[%1497] : memref<?xf32>
          %1498 = vector.extract %345#8[4] : f32 from vector<8xf32>
          %1499 = arith.addi %1457, %c78 : index
          memref.store %1498, %5[%1499] : memref<?xf32>
          %1500 = vector.extract %345#8[5] : f32 from vector<8xf32>
          %1501 = arith.addi %1457, %c124 : index
          memref.store %1500, %5[%1501] : memref<?xf32>
          %1502 = vector.extract %345#8[6] : f32 from vector<8xf32>
          %1503 = arith.addi %1457, %c125 : index
          memref.store %1502, %5[%1503] : memref<?xf32>
          %1504 = vector.extract %345#8[7] : f32 from vector<8xf32>
          %1505 = arith.addi %1457, %c126 : index
          memref.store %1504, %5[%1505] : memref<?xf32>
          %1506 = vector.extract %345#9[0] : f32 from vector<8xf32>
          %1507 = arith.addi %1457, %c79 : index
          memref.store %1506, %5[%1507] : memref<?xf32>
          %1508 = vector.extract %345#9[1] : f32 from vector<8xf32>
          %1509 = arith.addi %1457, %c127 : index
          memref.store %1508, %5[%1509] : memref<?xf32>
          %1510 = vector.extract %345#9[2] : f32 from vector<8xf32>
          %1511 = arith.addi %1457, %c128 : index
          memref.store %1510, %5[%1511] : memref<?xf32>
          %1512 = vector.extract %345#9[3] : f32 from vector<8xf32>
          %1513 = arith.addi %1457, %c129 : index
          memref.store %1512, %5[%1513] : memref<?xf32>
          %1514 = vector.extract %345#9[4] : f32 from vector<8xf32>
          %1515 = arith.addi %1457, %c80 : index
          memref.store %1514, %5[%1515] : memref<?xf32>
          %1516 = vector.extract %345#9[5] : f32 from vector<8xf32>
          %1517 = arith.addi %1457, %c130 : index
          memref.store %1516, %5[%1517] : memref<?xf32>
          %1518 = vector.extract %345#9[6] : f32 from vector<8xf32>
          %1519 = arith.addi %1457, %c131 : index
          memref.store %1518, %5[%1519] : memref<?xf32>
          %1520 = vector.extract %345#9[7] : f32 from vector<8xf32>
          %1521 = arith.addi %1457, %c132 : index
          memref.store %1520, %5[%1521] : memref<?xf32>
        }
        wave.barrier
        %1522 = arith.addi %1234, %c23 : index
        %1523 = arith.addi %1522, %c23 : index
        %1524 = memref.load %5[%1523] : memref<?xf32>
        %1525 = arith.addi %1522, %c24 : index
        %1526 = memref.load %5[%1525] : memref<?xf32>
        %1527 = arith.addi %1522, %c60 : index
        %1528 = memref.load %5[%1527] : memref<?xf32>
        %1529 = arith.addi %1522, %c62 : index
        %1530 = memref.load %5[%1529] : memref<?xf32>
        %1531 = arith.addi %1522, %c15 : index
        %1532 = memref.load %5[%1531] : memref<?xf32>
        %1533 = arith.addi %1522, %c65 : index
        %1534 = memref.load %5[%1533] : memref<?xf32>
        %1535 = arith.addi %1522, %c67 : index
        %1536 = memref.load %5[%1535] : memref<?xf32>
        %1537 = arith.addi %1522, %c69 : index
        %1538 = memref.load %5[%1537] : memref<?xf32>
        %1539 = arith.mulf %1524, %1345 : f32
        %1540 = math.fma %1526, %1347, %1539 : f32
        %1541 = arith.mulf %1540, %1352 : f32
        %1542 = math.fma %1528, %1354, %1541 : f32
        %1543 = arith.mulf %1542, %1359 : f32
        %1544 = math.fma %1530, %1361, %1543 : f32
        %1545 = arith.mulf %1544, %1366 : f32
        %1546 = math.fma %1532, %1368, %1545 : f32
        %1547 = arith.mulf %1546, %1373 : f32
        %1548 = math.fma %1534, %1375, %1547 : f32
        %1549 = arith.mulf %1548, %1380 : f32
        %1550 = math.fma %1536, %1382, %1549 : f32
        %1551 = arith.mulf %1550, %1387 : f32
        %1552 = math.fma %1538, %1389, %1551 : f32
        %1553 = arith.addi %1234, %c6 : index
        %1554 = arith.addi %1553, %c23 : index
        %1555 = memref.load %5[%1554] : memref<?xf32>
        %1556 = arith.addi %1553, %c24 : index
        %1557 = memref.load %5[%1556] : memref<?xf32>
        %1558 = arith.addi %1553, %c60 : index
        %1559 = memref.load %5[%1558] : memref<?xf32>
        %1560 = arith.addi %1553, %c62 : index
        %1561 = memref.load %5[%1560] : memref<?xf32>
        %1562 = arith.addi %1553, %c15 : index
        %1563 = memref.load %5[%1562] : memref<?xf32>
        %1564 = arith.addi %1553, %c65 : index
        %1565 = memref.load %5[%1564] : memref<?xf32>
        %1566 = arith.addi %1553, %c67 : index
        %1567 = memref.load %5[%1566] : memref<?xf32>
        %1568 = arith.addi %1553, %c69 : index
        %1569 = memref.load %5[%1568] : memref<?xf32>
        %1570 = arith.mulf %1555, %1345 : f32
        %1571 = math.fma %1557, %1347, %1570 : f32
        %1572 = arith.mulf %1571, %1352 : f32
        %1573 = math.fma %1559, %1354, %1572 : f32
        %1574 = arith.mulf %1573, %1359 : f32
        %1575 = math.fma %1561, %1361, %1574 : f32
        %1576 = arith.mulf %1575, %1366 : f32
        %1577 = math.fma %1563, %1368, %1576 : f32
        %1578 = arith.mulf %1577, %1373 : f32
        %1579 = math.fma %1565, %1375, %1578 : f32
        %1580 = arith.mulf %1579, %1380 : f32
        %1581 = math.fma %1567, %1382, %1580 : f32
        %1582 = arith.mulf %1581, %1387 : f32
        %1583 = math.fma %1569, %1389, %1582 : f32
        wave.barrier
        scf.if %1239 {
          %1584 = arith.muli %8, %c24 : index
          %1585 = arith.muli %2, %c8 : index
          %1586 = arith.addi %1584, %1585 : index
          %1587 = arith.addi %1586, %1238 : index
          %1588 = vector.extract %345#10[0] : f32 from vector<8xf32>
          %1589 = arith.addi %1587, %c23 : index
          memref.store %1588, %5[%1589] : memref<?xf32>
          %1590 = vector.extract %345#10[1] : f32 from vector<8xf32>
          %1591 = arith.addi %1587, %c3 : index
          memref.store %1590, %5[%1591] : memref<?xf32>
          %1592 = vector.extract %345#10[2] : f32 from vector<8xf32>
          %1593 = arith.addi %1587, %c22 : index
          memref.store %1592, %5[%1593] : memref<?xf32>
          %1594 = vector.extract %345#10[3] : f32 from vector<8xf32>
          %1595 = arith.addi %1587, %c29 : index
          memref.store %1594, %5[%1595] : memref<?xf32>
          %1596 = vector.extract %345#10[4] : f32 from vector<8xf32>
          %1597 = arith.addi %1587, %c25 : index
          memref.store %1596, %5[%1597] : memref<?xf32>
          %1598 = vector.extract %345#10[5] : f32 from vector<8xf32>
          %1599 = arith.addi %1587, %c32 : index
          memref.store %1598, %5[%1599] : memref<?xf32>
          %1600 = vector.extract %345#10[6] : f32 from vector<8xf32>
          %1601 = arith.addi %1587, %c34 : index
          memref.store %1600, %5[%1601] : memref<?xf32>
          %1602 = vector.extract %345#10[7] : f32 from vector<8xf32>
          %1603 = arith.addi %1587, %c36 : index
          memref.store %1602, %5[%1603] : memref<?xf32>
          %1604 = vector.extract %345#11[0] : f32 from vector<8xf32>
          %1605 = arith.addi %1587, %c38 : index
          memref.store %1604, %5[%1605] : memref<?xf32>
          %1606 = vector.extract %345#11[1] : f32 from vector<8xf32>
          %1607 = arith.addi %1587, %c40 : index
          memref.store %1606, %5[%1607] : memref<?xf32>
          %1608 = vector.extract %345#11[2] : f32 from vector<8xf32>
          %1609 = arith.addi %1587, %c42 : index
          memref.store %1608, %5[%1609] : memref<?xf32>
          %1610 = vector.extract %345#11[3] : f32 from vector<8xf32>
          %1611 = arith.addi %1587, %c44 : index
          memref.store %1610, %5[%1611] : memref<?xf32>
          %1612 = vector.extract %345#11[4] : f32 from vector<8xf32>
          %1613 = arith.addi %1587, %c46 : index
          memref.store %1612, %5[%1613] : memref<?xf32>
          %1614 = vector.extract %345#11[5] : f32 from vector<8xf32>
          %1615 = arith.addi %1587, %c48 : index
          memref.store %1614, %5[%1615] : memref<?xf32>
          %1616 = vector.extract %345#11[6] : f32 from vector<8xf32>
          %1617 = arith.addi %1587, %c50 : index
          memref.store %1616, %5[%1617] : memref<?xf32>
          %1618 = vector.extract %345#11[7] : f32 from vector<8xf32>
          %1619 = arith.addi %1587, %c52 : index
          memref.store %1618, %5[%1619] : memref<?xf32>
          %1620 = vector.extract %345#12[0] : f32 from vector<8xf32>
          %1621 = arith.addi %1587, %c6 : index
          memref.store %1620, %5[%1621] : memref<?xf32>
          %1622 = vector.extract %345#12[1] : f32 from vector<8xf32>
          %1623 = arith.addi %1587, %c121 : index
          memref.store %1622, %5[%1623] : memref<?xf32>
          %1624 = vector.extract %345#12[2] : f32 from vector<8xf32>
          %1625 = arith.addi %1587, %c122 : index
          memref.store %1624, %5[%1625] : memref<?xf32>
          %1626 = vector.extract %345#12[3] : f32 from vector<8xf32>
          %1627 = arith.addi %1587, %c123 : index
          memref.store %1626, %5[%1627] : memref<?xf32>
          %1628 = vector.extract %345#12[4] : f32 from vector<8xf32>
          %1629 = arith.addi %1587, %c78 : index
          memref.store %1628, %5[%1629] : memref<?xf32>
          %1630 = vector.extract %345#12[5] : f32 from vector<8xf32>
          %1631 = arith.addi %1587, %c124 : index
          memref.store %1630, %5[%1631] : memref<?xf32>
          %1632 = vector.extract %345#12[6] : f32 from vector<8xf32>
          %1633 = arith.addi %1587, %c125 : index
          memref.store %1632, %5[%1633] : memref<?xf32>
          %1634 = vector.extract %345#12[7] : f32 from vector<8xf32>
          %1635 = arith.addi %1587, %c126 : index
          memref.store %1634, %5[%1635] : memref<?xf32>
          %1636 = vector.extract %345#13[0] : f32 from vector<8xf32>
          %1637 = arith.addi %1587, %c79 : index
          memref.store %1636, %5[%1637] : memref<?xf32>
          %1638 = vector.extract %345#13[1] : f32 from vector<8xf32>
          %1639 = arith.addi %1587, %c127 : index
          memref.store %1638, %5[%1639] : memref<?xf32>
          %1640 = vector.extract %345#13[2] : f32 from vector<8xf32>
          %1641 = arith.addi %1587, %c128 : index
          memref.store %1640, %5[%1641] : memref<?xf32>
          %1642 = vector.extract %345#13[3] : f32 from vector<8xf32>
          %1643 = arith.addi %1587, %c129 : index
          memref.store %1642, %5[%1643] : memref<?xf32>
          %1644 = vector.extract %345#13[4] : f32 from vector<8xf32>
          %1645 = arith.addi %1587, %c80 : index
          memref.store %1644, %5[%1645] : memref<?xf32>
          %1646 = vector.extract %345#13[5] : f32 from vector<8xf32>
          %1647 = arith.addi %1587, %c130 : index
          memref.store %1646, %5[%1647] : memref<?xf32>
          %1648 = vector.extract %345#13[6] : f32 from vector<8xf32>
          %1649 = arith.addi %1587, %c131 : index
          memref.store %1648, %5[%1649] : memref<?xf32>
          %1650 = vector.extract %345#13[7] : f32 from vector<8xf32>
          %1651 = arith.addi %1587, %c132 : index
          memref.store %1650, %5[%1651] : memref<?xf32>
        }
        wave.barrier
        %1652 = arith.addi %1234, %c23 : index
        %1653 = arith.addi %1652, %c23 : index
        %1654 = memref.load %5[%1653] : memref<?xf32>
        %1655 = arith.addi %1652, %c24 : index
        %1656 = memref.load %5[%1655] : memref<?xf32>
        %1657 = arith.addi %1652, %c60 : index
        %1658 = memref.load %5[%1657] : memref<?xf32>
        %1659 = arith.addi %1652, %c62 : index
        %1660 = memref.load %5[%1659] : memref<?xf32>
        %1661 = arith.addi %1652, %c15 : index
        %1662 = memref.load %5[%1661] : memref<?xf32>
        %1663 = arith.addi %1652, %c65 : index
        %1664 = memref.load %5[%1663] : memref<?xf32>
        %1665 = arith.addi %1652, %c67 : index
        %1666 = memref.load %5[%1665] : memref<?xf32>
        %1667 = arith.addi %1652, %c69 : index
        %1668 = memref.load %5[%1667] : memref<?xf32>
        %1669 = arith.mulf %1654, %1345 : f32
        %1670 = math.fma %1656, %1347, %1669 : f32
        %1671 = arith.mulf %1670, %1352 : f32
        %1672 = math.fma %1658, %1354, %1671 : f32
        %1673 = arith.mulf %1672, %1359 : f32
        %1674 = math.fma %1660, %1361, %1673 : f32
        %1675 = arith.mulf %1674, %1366 : f32
        %1676 = math.fma %1662, %1368, %1675 : f32
        %1677 = arith.mulf %1676, %1373 : f32
        %1678 = math.fma %1664, %1375, %1677 : f32
        %1679 = arith.mulf %1678, %1380 : f32
        %1680 = math.fma %1666, %1382, %1679 : f32
        %1681 = arith.mulf %1680, %1387 : f32
        %1682 = math.fma %1668, %1389, %1681 : f32
        %1683 = arith.addi %1234, %c6 : index
        %1684 = arith.addi %1683, %c23 : index
        %1685 = memref.load %5[%1684] : memref<?xf32>
        %1686 = arith.addi %1683, %c24 : index
        %1687 = memref.load %5[%1686] : memref<?xf32>
        %1688 = arith.addi %1683, %c60 : index
        %1689 = memref.load %5[%1688] : memref<?xf32>
        %1690 = arith.addi %1683, %c62 : index
        %1691 = memref.load %5[%1690] : memref<?xf32>
        %1692 = arith.addi %1683, %c15 : index
        %1693 = memref.load %5[%1692] : memref<?xf32>
        %1694 = arith.addi %1683, %c65 : index
        %1695 = memref.load %5[%1694] : memref<?xf32>
        %1696 = arith.addi %1683, %c67 : index
        %1697 = memref.load %5[%1696] : memref<?xf32>
        %1698 = arith.addi %1683, %c69 : index
        %1699 = memref.load %5[%1698] : memref<?xf32>
        %1700 = arith.mulf %1685, %1345 : f32
        %1701 = math.fma %1687, %1347, %1700 : f32
        %1702 = arith.mulf %1701, %1352 : f32
        %1703 = math.fma %1689, %1354, %1702 : f32
        %1704 = arith.mulf %1703, %1359 : f32
        %1705 = math.fma %1691, %1361, %1704 : f32
        %1706 = arith.mulf %1705, %1366 : f32
        %1707 = math.fma %1693, %1368, %1706 : f32
        %1708 = arith.mulf %1707, %1373 : f32
        %1709 = math.fma %1695, %1375, %1708 : f32
        %1710 = arith.mulf %1709, %1380 : f32
        %1711 = math.fma %1697, %1382, %1710 : f32
        %1712 = arith.mulf %1711, %1387 : f32
        %1713 = math.fma %1699, %1389, %1712 : f32
        wave.barrier
        scf.if %1239 {
          %1714 = arith.muli %8, %c24 : index
          %1715 = arith.muli %2, %c8 : index
          %1716 = arith.addi %1714, %1715 : index
          %1717 = arith.addi %1716, %1238 : index
          %1718 = vector.extract %345#14[0] : f32 from vector<8xf32>
          %1719 = arith.addi %1717, %c23 : index
          memref.store %1718, %5[%1719] : memref<?xf32>
          %1720 = vector.extract %345#14[1] : f32 from vector<8xf32>
          %1721 = arith.addi %1717, %c3 : index
          memref.store %1720, %5[%1721] : memref<?xf32>
          %1722 = vector.extract %345#14[2] : f32 from vector<8xf32>
          %1723 = arith.addi %1717, %c22 : index
          memref.store %1722, %5[%1723] : memref<?xf32>
          %1724 = vector.extract %345#14[3] : f32 from vector<8xf32>
          %1725 = arith.addi %1717, %c29 : index
          memref.store %1724, %5[%1725] : memref<?xf32>
          %1726 = vector.extract %345#14[4] : f32 from vector<8xf32>
          %1727 = arith.addi %1717, %c25 : index
          memref.store %1726, %5[%1727] : memref<?xf32>
          %1728 = vector.extract %345#14[5] : f32 from vector<8xf32>
          %1729 = arith.addi %1717, %c32 : index
          memref.store %1728, %5[%1729] : memref<?xf32>
          %1730 = vector.extract %345#14[6] : f32 from vector<8xf32>
          %1731 = arith.addi %1717, %c34 : index
          memref.store %1730, %5[%1731] : memref<?xf32>
          %1732 = vector.extract %345#14[7] : f32 from vector<8xf32>
          %1733 = arith.addi %1717, %c36 : index
          memref.store %1732, %5[%1733] : memref<?xf32>
          %1734 = vector.extract %345#15[0] : f32 from vector<8xf32>
          %1735 = arith.addi %1717, %c38 : index
          memref.store %1734, %5[%1735] : memref<?xf32>
          %1736 = vector.extract %345#15[1] : f32 from vector<8xf32>
          %1737 = arith.addi %1717, %c40 : index
          memref.store %1736, %5[%1737] : memref<?xf32>
          %1738 = vector.extract %345#15[2] : f32 from vector<8xf32>
          %1739 = arith.addi %1717, %c42 : index
          memref.store %1738, %5[%1739] : memref<?xf32>
          %1740 = vector.extract %345#15[3] : f32 from vector<8xf32>
          %1741 = arith.addi %1717, %c44 : index
          memref.store %1740, %5[%1741] : memref<?xf32>
          %1742 = vector.extract %345#15[4] : f32 from vector<8xf32>
          %1743 = arith.addi %1717, %c46 : index
          memref.store %1742, %5[%1743] : memref<?xf32>
          %1744 = vector.extract %345#15[5] : f32 from vector<8xf32>
          %1745 = arith.addi %1717, %c48 : index
          memref.store %1744, %5[%1745] : memref<?xf32>
          %1746 = vector.extract %345#15[6] : f32 from vector<8xf32>
          %1747 = arith.addi %1717, %c50 : index
          memref.store %1746, %5[%1747] : memref<?xf32>
          %1748 = vector.extract %345#15[7] : f32 from vector<8xf32>
          %1749 = arith.addi %1717, %c52 : index
          memref.store %1748, %5[%1749] : memref<?xf32>
          %1750 = vector.extract %345#16[0] : f32 from vector<8xf32>
          %1751 = arith.addi %1717, %c6 : index
          memref.store %1750, %5[%1751] : memref<?xf32>
          %1752 = vector.extract %345#16[1] : f32 from vector<8xf32>
          %1753 = arith.addi %1717, %c121 : index
          memref.store %1752, %5[%1753] : memref<?xf32>
          %1754 = vector.extract %345#16[2] : f32 from vector<8xf32>
          %1755 = arith.addi %1717, %c122 : index
          memref.store %1754, %5[%1755] : memref<?xf32>
          %1756 = vector.extract %345#16[3] : f32 from vector<8xf32>
          %1757 = arith.addi %1717, %c123 : index
          memref.store %1756, %5[%1757] : memref<?xf32>
          %1758 = vector.extract %345#16[4] : f32 from vector<8xf32>
          %1759 = arith.addi %1717, %c78 : index
          memref.store %1758, %5[%1759] : memref<?xf32>
          %1760 = vector.extract %345#16[5] : f32 from vector<8xf32>
          %1761 = arith.addi %1717, %c124 : index
          memref.store %1760, %5[%1761] : memref<?xf32>
          %1762 = vector.extract %345#16[6] : f32 from vector<8xf32>
          %1763 = arith.addi %1717, %c125 : index
          memref.store %1762, %5[%1763] : memref<?xf32>
          %1764 = vector.extract %345#16[7] : f32 from vector<8xf32>
          %1765 = arith.addi %1717, %c126 : index
          memref.store %1764, %5[%1765] : memref<?xf32>
          %1766 = vector.extract %345#17[0] : f32 from vector<8xf32>
          %1767 = arith.addi %1717, %c79 : index
          memref.store %1766, %5[%1767] : memref<?xf32>
          %1768 = vector.extract %345#17[1] : f32 from vector<8xf32>
          %1769 = arith.addi %1717, %c127 : index
          memref.store %1768, %5[%1769] : memref<?xf32>
          %1770 = vector.extract %345#17[2] : f32 from vector<8xf32>
          %1771 = arith.addi %1717, %c128 : index
          memref.store %1770, %5[%1771] : memref<?xf32>
          %1772 = vector.extract %345#17[3] : f32 from vector<8xf32>
          %1773 = arith.addi %1717, %c129 : index
          memref.store %1772, %5[%1773] : memref<?xf32>
          %1774 = vector.extract %345#17[4] : f32 from vector<8xf32>
          %1775 = arith.addi %1717, %c80 : index
          memref.store %1774, %5[%1775] : memref<?xf32>
          %1776 = vector.extract %345#17[5] : f32 from vector<8xf32>
          %1777 = arith.addi %1717, %c130 : index
          memref.store %1776, %5[%1777] : memref<?xf32>
          %1778 = vector.extract %345#17[6] : f32 from vector<8xf32>
          %1779 = arith.addi %1717, %c131 : index
          memref.store %1778, %5[%1779] : memref<?xf32>
          %1780 = vector.extract %345#17[7] : f32 from vector<8xf32>
          %1781 = arith.addi %1717, %c132 : index
          memref.store %1780, %5[%1781] : memref<?xf32>
        }
        wave.barrier
        %1782 = arith.addi %1234, %c23 : index
        %1783 = arith.addi %1782, %c23 : index
        %1784 = memref.load %5[%1783] : memref<?xf32>
        %1785 = arith.addi %1782, %c24 : index
        %1786 = memref.load %5[%1785] : memref<?xf32>
        %1787 = arith.addi %1782, %c60 : index
        %1788 = memref.load %5[%1787] : memref<?xf32>
        %1789 = arith.addi %1782, %c62 : index
        %1790 = memref.load %5[%1789] : memref<?xf32>
        %1791 = arith.addi %1782, %c15 : index
        %1792 = memref.load %5[%1791] : memref<?xf32>
        %1793 = arith.addi %1782, %c65 : index
        %1794 = memref.load %5[%1793] : memref<?xf32>
        %1795 = arith.addi %1782, %c67 : index
        %1796 = memref.load %5[%1795] : memref<?xf32>
        %1797 = arith.addi %1782, %c69 : index
        %1798 = memref.load %5[%1797] : memref<?xf32>
        %1799 = arith.mulf %1784, %1345 : f32
        %1800 = math.fma %1786, %1347, %1799 : f32
        %1801 = arith.mulf %1800, %1352 : f32
        %1802 = math.fma %1788, %1354, %1801 : f32
        %1803 = arith.mulf %1802, %1359 : f32
        %1804 = math.fma %1790, %1361, %1803 : f32
        %1805 = arith.mulf %1804, %1366 : f32
        %1806 = math.fma %1792, %1368, %1805 : f32
        %1807 = arith.mulf %1806, %1373 : f32
        %1808 = math.fma %1794, %1375, %1807 : f32
        %1809 = arith.mulf %1808, %1380 : f32
        %1810 = math.fma %1796, %1382, %1809 : f32
        %1811 = arith.mulf %1810, %1387 : f32
        %1812 = math.fma %1798, %1389, %1811 : f32
        %1813 = arith.addi %1234, %c6 : index
        %1814 = arith.addi %1813, %c23 : index
        %1815 = memref.load %5[%1814] : memref<?xf32>
        %1816 = arith.addi %1813, %c24 : index
        %1817 = memref.load %5[%1816] : memref<?xf32>
        %1818 = arith.addi %1813, %c60 : index
        %1819 = memref.load %5[%1818] : memref<?xf32>
        %1820 = arith.addi %1813, %c62 : index
        %1821 = memref.load %5[%1820] : memref<?xf32>
        %1822 = arith.addi %1813, %c15 : index
        %1823 = memref.load %5[%1822] : memref<?xf32>
        %1824 = arith.addi %1813, %c65 : index
        %1825 = memref.load %5[%1824] : memref<?xf32>
        %1826 = arith.addi %1813, %c67 : index
        %1827 = memref.load %5[%1826] : memref<?xf32>
        %1828 = arith.addi %1813, %c69 : index
        %1829 = memref.load %5[%1828] : memref<?xf32>
        %1830 = arith.mulf %1815, %1345 : f32
        %1831 = math.fma %1817, %1347, %1830 : f32
        %1832 = arith.mulf %1831, %1352 : f32
        %1833 = math.fma %1819, %1354, %1832 : f32
        %1834 = arith.mulf %1833, %1359 : f32
        %1835 = math.fma %1821, %1361, %1834 : f32
        %1836 = arith.mulf %1835, %1366 : f32
        %1837 = math.fma %1823, %1368, %1836 : f32
        %1838 = arith.mulf %1837, %1373 : f32
        %1839 = math.fma %1825, %1375, %1838 : f32
        %1840 = arith.mulf %1839, %1380 : f32
        %1841 = math.fma %1827, %1382, %1840 : f32
        %1842 = arith.mulf %1841, %1387 : f32
        %1843 = math.fma %1829, %1389, %1842 : f32
        %1844 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1844 {
          %1845 = arith.addi %kvHeads, %15 : index
          %1846 = memref.load %scales[%1845] : memref<?xf32>
          %1847 = arith.divf %1846, %1391 : f32
          %1848 = arith.addi %17, %1236 : index
          %1849 = arith.cmpi slt, %1848, %groupSize : index
          scf.if %1849 {
            %1850 = arith.muli %15, %groupSize : index
            %1851 = arith.addi %1850, %1848 : index
            %1852 = arith.muli %1851, %c6 : index
            %1853 = arith.muli %heads, %c6 : index
            %1854 = arith.addi %1234, %c23 : index
            %1855 = arith.mulf %1422, %1847 : f32
            %1856 = arith.addf %1855, %c73 : f32
            %1857 = arith.minimumf %1856, %c134 : f32
            %1858 = arith.maximumf %1857, %c135 : f32
            %1859 = arith.truncf %1858 : f32 to f16
            %1860 = arith.divui %1854, %c8 : index
            %1861 = arith.addi %1852, %1860 : index
            %1862 = arith.divui %24, %outTileRows : index
            %1863 = arith.divui %1853, %c3 : index
            %1864 = arith.muli %1862, %1863 : index
            %1865 = arith.divui %1861, %c3 : index
            %1866 = arith.addi %1864, %1865 : index
            %1867 = arith.muli %1866, %c9 : index
            %1868 = arith.remui %1861, %c3 : index
            %1869 = arith.divui %1868, %c8 : index
            %1870 = arith.addi %1867, %1869 : index
            %1871 = arith.muli %outTileRows, %c8 : index
            %1872 = arith.muli %1870, %1871 : index
            %1873 = arith.remui %24, %outTileRows : index
            %1874 = arith.muli %1873, %c8 : index
            %1875 = arith.addi %1872, %1874 : index
            %1876 = arith.remui %1861, %c8 : index
            %1877 = arith.addi %1875, %1876 : index
            memref.store %1859, %out[%1877] : memref<?xf16>
            %1878 = arith.addi %1234, %c6 : index
            %1879 = arith.mulf %1453, %1847 : f32
            %1880 = arith.addf %1879, %c73 : f32
            %1881 = arith.minimumf %1880, %c134 : f32
            %1882 = arith.maximumf %1881, %c135 : f32
            %1883 = arith.truncf %1882 : f32 to f16
            %1884 = arith.divui %1878, %c8 : index
            %1885 = arith.addi %1852, %1884 : index
            %1886 = arith.divui %24, %outTileRows : index
            %1887 = arith.divui %1853, %c3 : index
            %1888 = arith.muli %1886, %1887 : index
            %1889 = arith.divui %1885, %c3 : index
            %1890 = arith.addi %1888, %1889 : index
            %1891 = arith.muli %1890, %c9 : index
            %1892 = arith.remui %1885, %c3 : index
            %1893 = arith.divui %1892, %c8 : index
            %1894 = arith.addi %1891, %1893 : index
            %1895 = arith.muli %outTileRows, %c8 : index
            %1896 = arith.muli %1894, %1895 : index
            %1897 = arith.remui %24, %outTileRows : index
            %1898 = arith.muli %1897, %c8 : index
            %1899 = arith.addi %1896, %1898 : index
            %1900 = arith.remui %1885, %c8 : index
            %1901 = arith.addi %1899, %1900 : index
            memref.store %1883, %out[%1901] : memref<?xf16>
            %1902 = arith.addi %1234, %c24 : index
            %1903 = arith.mulf %1552, %1847 : f32
            %1904 = arith.addf %1903, %c73 : f32
            %1905 = arith.minimumf %1904, %c134 : f32
            %1906 = arith.maximumf %1905, %c135 : f32
            %1907 = arith.truncf %1906 : f32 to f16
            %1908 = arith.divui %1902, %c8 : index
            %1909 = arith.addi %1852, %1908 : index
            %1910 = arith.divui %24, %outTileRows : index
            %1911 = arith.divui %1853, %c3 : index
            %1912 = arith.muli %1910, %1911 : index
            %1913 = arith.divui %1909, %c3 : index
            %1914 = arith.addi %1912, %1913 : index
            %1915 = arith.muli %1914, %c9 : index
            %1916 = arith.remui %1909, %c3 : index
            %1917 = arith.divui %1916, %c8 : index
            %1918 = arith.addi %1915, %1917 : index
            %1919 = arith.muli %outTileRows, %c8 : index
            %1920 = arith.muli %1918, %1919 : index
            %1921 = arith.remui %24, %outTileRows : index
            %1922 = arith.muli %1921, %c8 : index
            %1923 = arith.addi %1920, %1922 : index
            %1924 = arith.remui %1909, %c8 : index
            %1925 = arith.addi %1923, %1924 : index
            memref.store %1907, %out[%1925] : memref<?xf16>
            %1926 = arith.addi %1234, %c59 : index
            %1927 = arith.mulf %1583, %1847 : f32
            %1928 = arith.addf %1927, %c73 : f32
            %1929 = arith.minimumf %1928, %c134 : f32
            %1930 = arith.maximumf %1929, %c135 : f32
            %1931 = arith.truncf %1930 : f32 to f16
            %1932 = arith.divui %1926, %c8 : index
            %1933 = arith.addi %1852, %1932 : index
            %1934 = arith.divui %24, %outTileRows : index
            %1935 = arith.divui %1853, %c3 : index
            %1936 = arith.muli %1934, %1935 : index
            %1937 = arith.divui %1933, %c3 : index
            %1938 = arith.addi %1936, %1937 : index
            %1939 = arith.muli %1938, %c9 : index
            %1940 = arith.remui %1933, %c3 : index
            %1941 = arith.divui %1940, %c8 : index
            %1942 = arith.addi %1939, %1941 : index
            %1943 = arith.muli %outTileRows, %c8 : index
            %1944 = arith.muli %1942, %1943 : index
            %1945 = arith.remui %24, %outTileRows : index
            %1946 = arith.muli %1945, %c8 : index
            %1947 = arith.addi %1944, %1946 : index
            %1948 = arith.remui %1933, %c8 : index
            %1949 = arith.addi %1947, %1948 : index
            memref.store %1931, %out[%1949] : memref<?xf16>
            %1950 = arith.addi %1234, %c60 : index
            %1951 = arith.mulf %1682, %1847 : f32
            %1952 = arith.addf %1951, %c73 : f32
            %1953 = arith.minimumf %1952, %c134 : f32
            %1954 = arith.maximumf %1953, %c135 : f32
            %1955 = arith.truncf %1954 : f32 to f16
            %1956 = arith.divui %1950, %c8 : index
            %1957 = arith.addi %1852, %1956 : index
            %1958 = arith.divui %24, %outTileRows : index
            %1959 = arith.divui %1853, %c3 : index
            %1960 = arith.muli %1958, %1959 : index
            %1961 = arith.divui %1957, %c3 : index
            %1962 = arith.addi %1960, %1961 : index
            %1963 = arith.muli %1962, %c9 : index
            %1964 = arith.remui %1957, %c3 : index
            %1965 = arith.divui %1964, %c8 : index
            %1966 = arith.addi %1963, %1965 : index
            %1967 = arith.muli %outTileRows, %c8 : index
            %1968 = arith.muli %1966, %1967 : index
            %1969 = arith.remui %24, %outTileRows : index
            %1970 = arith.muli %1969, %c8 : index
            %1971 = arith.addi %1968, %1970 : index
            %1972 = arith.remui %1957, %c8 : index
            %1973 = arith.addi %1971, %1972 : index
            memref.store %1955, %out[%1973] : memref<?xf16>
            %1974 = arith.addi %1234, %c61 : index
            %1975 = arith.mulf %1713, %1847 : f32
            %1976 = arith.addf %1975, %c73 : f32
            %1977 = arith.minimumf %1976, %c134 : f32
            %1978 = arith.maximumf %1977, %c135 : f32
            %1979 = arith.truncf %1978 : f32 to f16
            %1980 = arith.divui %1974, %c8 : index
            %1981 = arith.addi %1852, %1980 : index
            %1982 = arith.divui %24, %outTileRows : index
            %1983 = arith.divui %1853, %c3 : index
            %1984 = arith.muli %1982, %1983 : index
            %1985 = arith.divui %1981, %c3 : index
            %1986 = arith.addi %1984, %1985 : index
            %1987 = arith.muli %1986, %c9 : index
            %1988 = arith.remui %1981, %c3 : index
            %1989 = arith.divui %1988, %c8 : index
            %1990 = arith.addi %1987, %1989 : index
            %1991 = arith.muli %outTileRows, %c8 : index
            %1992 = arith.muli %1990, %1991 : index
            %1993 = arith.remui %24, %outTileRows : index
            %1994 = arith.muli %1993, %c8 : index
            %1995 = arith.addi %1992, %1994 : index
            %1996 = arith.remui %1981, %c8 : index
            %1997 = arith.addi %1995, %1996 : index
            memref.store %1979, %out[%1997] : memref<?xf16>
            %1998 = arith.addi %1234, %c62 : index
            %1999 = arith.mulf %1812, %1847 : f32
            %2000 = arith.addf %1999, %c73 : f32
            %2001 = arith.minimumf %2000, %c134 : f32
            %2002 = arith.maximumf %2001, %c135 : f32
            %2003 = arith.truncf %2002 : f32 to f16
            %2004 = arith.divui %1998, %c8 : index
            %2005 = arith.addi %1852, %2004 : index
            %2006 = arith.divui %24, %outTileRows : index
            %2007 = arith.divui %1853, %c3 : index
            %2008 = arith.muli %2006, %2007 : index
            %2009 = arith.divui %2005, %c3 : index
            %2010 = arith.addi %2008, %2009 : index
            %2011 = arith.muli %2010, %c9 : index
            %2012 = arith.remui %2005, %c3 : index
            %2013 = arith.divui %2012, %c8 : index
            %2014 = arith.addi %2011, %2013 : index
            %2015 = arith.muli %outTileRows, %c8 : index
            %2016 = arith.muli %2014, %2015 : index
            %2017 = arith.remui %24, %outTileRows : index
            %2018 = arith.muli %2017, %c8 : index
            %2019 = arith.addi %2016, %2018 : index
            %2020 = arith.remui %2005, %c8 : index
            %2021 = arith.addi %2019, %2020 : index
            memref.store %2003, %out[%2021] : memref<?xf16>
            %2022 = arith.addi %1234, %c63 : index
            %2023 = arith.mulf %1843, %1847 : f32
            %2024 = arith.addf %2023, %c73 : f32
            %2025 = arith.minimumf %2024, %c134 : f32
            %2026 = arith.maximumf %2025, %c135 : f32
            %2027 = arith.truncf %2026 : f32 to f16
            %2028 = arith.divui %2022, %c8 : index
            %2029 = arith.addi %1852, %2028 : index
            %2030 = arith.divui %24, %outTileRows : index
            %2031 = arith.divui %1853, %c3 : index
            %2032 = arith.muli %2030, %2031 : index
            %2033 = arith.divui %2029, %c3 : index
            %2034 = arith.addi %2032, %2033 : index
            %2035 = arith.muli %2034, %c9 : index
            %2036 = arith.remui %2029, %c3 : index
            %2037 = arith.divui %2036, %c8 : index
            %2038 = arith.addi %2035, %2037 : index
            %2039 = arith.muli %outTileRows, %c8 : index
            %2040 = arith.muli %2038, %2039 : index
            %2041 = arith.remui %24, %outTileRows : index
            %2042 = arith.muli %2041, %c8 : index
            %2043 = arith.addi %2040, %2042 : index
            %2044 = arith.remui %2029, %c8 : index
            %2045 = arith.addi %2043, %2044 : index
            memref.store %2027, %out[%2045] : memref<?xf16>
          }
        } else {
          %2046 = arith.addi %ranges, %groups : index
          %2047 = arith.muli %9, %2046 : index
          %2048 = arith.index_castui %337 : i32 to index
          %2049 = arith.addi %2047, %2048 : index
          %2050 = arith.muli %2049, %c138 : index
          %2051 = arith.addi %1234, %c23 : index
          %2052 = arith.addi %2050, %2051 : index
          memref.store %1422, %partial[%2052] : memref<?xf32>
          %2053 = arith.addi %1234, %c6 : index
          %2054 = arith.addi %2050, %2053 : index
          memref.store %1453, %partial[%2054] : memref<?xf32>
          %2055 = arith.addi %1234, %c24 : index
          %2056 = arith.addi %2050, %2055 : index
          memref.store %1552, %partial[%2056] : memref<?xf32>
          %2057 = arith.addi %1234, %c59 : index
          %2058 = arith.addi %2050, %2057 : index
          memref.store %1583, %partial[%2058] : memref<?xf32>
          %2059 = arith.addi %1234, %c60 : index
          %2060 = arith.addi %2050, %2059 : index
          memref.store %1682, %partial[%2060] : memref<?xf32>
          %2061 = arith.addi %1234, %c61 : index
          %2062 = arith.addi %2050, %2061 : index
          memref.store %1713, %partial[%2062] : memref<?xf32>
          %2063 = arith.addi %1234, %c62 : index
          %2064 = arith.addi %2050, %2063 : index
          memref.store %1812, %partial[%2064] : memref<?xf32>
          %2065 = arith.addi %1234, %c63 : index
          %2066 = arith.addi %2050, %2065 : index
          memref.store %1843, %partial[%2066] : memref<?xf32>
          %2067 = arith.cmpi slt, %1234, %c8 : index
          scf.if %2067 {
            %2068 = arith.addi %2050, %c15 : index
            %2069 = arith.addi %2068, %1234 : index
            memref.store %1385, %partial[%2069] : memref<?xf32>
            %2070 = arith.addi %2069, %c8 : index
            memref.store %1391, %partial[%2070] : memref<?xf32>
          }
          %2071 = arith.addi %42, %c103 : i32
          %2072 = arith.divui %2071, %c104 : i32
          %2073 = arith.divui %337, %c104 : i32
          %2074 = arith.addi %groups, %c4 : index
          %2075 = arith.muli %9, %2074 : index
          %2076 = arith.muli %2073, %c104 : i32
          %2077 = arith.subi %42, %2076 : i32
          %2078 = arith.minsi %2077, %c104 : i32
          %2079 = arith.index_castui %2073 : i32 to index
          %2080 = arith.addi %2075, %2079 : index
          %2081 = arith.index_castui %2078 : i32 to index
          %2082 = wave.arrive %counters[%2080], %2081 : memref<?xi32>
          scf.if %2082 {
            %2083 = arith.muli %2073, %c104 : i32
            %2095:10 = scf.for %2084 = %c77 to %2078 step %c104 iter_args(%2085 = %c72, %2086 = %c73, %2087 = %c73, %2088 = %c73, %2089 = %c73, %2090 = %c73, %2091 = %c73, %2092 = %c73, %2093 = %c73, %2094 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %2096 = arith.addi %2084, %c77 : i32
              %2097 = arith.subi %2078, %c17 : i32
              %2098 = arith.minsi %2096, %2097 : i32
              %2099 = arith.addi %2083, %2098 : i32
              %2100 = arith.addi %ranges, %groups : index
              %2101 = arith.muli %9, %2100 : index
              %2102 = arith.index_castui %2099 : i32 to index
              %2103 = arith.addi %2101, %2102 : index
              %2104 = arith.muli %2103, %c138 : index
              %2105 = arith.addi %2104, %c15 : index
              %2106 = arith.addi %2105, %1236 : index
              %2107 = memref.load %partial[%2106] : memref<?xf32>
              %2108 = arith.cmpi slt, %2096, %2078 : i32
              %2109 = arith.select %2108, %2107, %c72 : f32
              %2110 = arith.addi %2104, %1234 : index
              %2111 = arith.addi %2110, %c23 : index
              %2112 = memref.load %partial[%2111] : memref<?xf32>
              %2113 = arith.addi %2104, %1234 : index
              %2114 = arith.addi %2113, %c6 : index
              %2115 = memref.load %partial[%2114] : memref<?xf32>
              %2116 = arith.addi %2104, %1234 : index
              %2117 = arith.addi %2116, %c24 : index
              %2118 = memref.load %partial[%2117] : memref<?xf32>
              %2119 = arith.addi %2104, %1234 : index
              %2120 = arith.addi %2119, %c59 : index
              %2121 = memref.load %partial[%2120] : memref<?xf32>
              %2122 = arith.addi %2104, %1234 : index
              %2123 = arith.addi %2122, %c60 : index
              %2124 = memref.load %partial[%2123] : memref<?xf32>
              %2125 = arith.addi %2104, %1234 : index
              %2126 = arith.addi %2125, %c61 : index
              %2127 = memref.load %partial[%2126] : memref<?xf32>
              %2128 = arith.addi %2104, %1234 : index
              %2129 = arith.addi %2128, %c62 : index
              %2130 = memref.load %partial[%2129] : memref<?xf32>
              %2131 = arith.addi %2104, %1234 : index
              %2132 = arith.addi %2131, %c63 : index
              %2133 = memref.load %partial[%2132] : memref<?xf32>
              %2134 = arith.addi %2106, %c8 : index
              %2135 = memref.load %partial[%2134] : memref<?xf32>
              %2136 = arith.addi %2084, %c17 : i32
              %2137 = arith.subi %2078, %c17 : i32
              %2138 = arith.minsi %2136, %2137 : i32
              %2139 = arith.addi %2083, %2138 : i32
              %2140 = arith.addi %ranges, %groups : index
              %2141 = arith.muli %9, %2140 : index
              %2142 = arith.index_castui %2139 : i32 to index
              %2143 = arith.addi %2141, %2142 : index
              %2144 = arith.muli %2143, %c138 : index
              %2145 = arith.addi %2144, %c15 : index
              %2146 = arith.addi %2145, %1236 : index
              %2147 = memref.load %partial[%2146] : memref<?xf32>
              %2148 = arith.cmpi slt, %2136, %2078 : i32
              %2149 = arith.select %2148, %2147, %c72 : f32
              %2150 = arith.addi %2144, %1234 : index
              %2151 = arith.addi %2150, %c23 : index
              %2152 = memref.load %partial[%2151] : memref<?xf32>
              %2153 = arith.addi %2144, %1234 : index
              %2154 = arith.addi %2153, %c6 : index
              %2155 = memref.load %partial[%2154] : memref<?xf32>
              %2156 = arith.addi %2144, %1234 : index
              %2157 = arith.addi %2156, %c24 : index
              %2158 = memref.load %partial[%2157] : memref<?xf32>
              %2159 = arith.addi %2144, %1234 : index
              %2160 = arith.addi %2159, %c59 : index
              %2161 = memref.load %partial[%2160] : memref<?xf32>
              %2162 = arith.addi %2144, %1234 : index
              %2163 = arith.addi %2162, %c60 : index
              %2164 = memref.load %partial[%2163] : memref<?xf32>
              %2165 = arith.addi %2144, %1234 : index
              %2166 = arith.addi %2165, %c61 : index
              %2167 = memref.load %partial[%2166] : memref<?xf32>
              %2168 = arith.addi %2144, %1234 : index
              %2169 = arith.addi %2168, %c62 : index
              %2170 = memref.load %partial[%2169] : memref<?xf32>
              %2171 = arith.addi %2144, %1234 : index
              %2172 = arith.addi %2171, %c63 : index
              %2173 = memref.load %partial[%2172] : memref<?xf32>
              %2174 = arith.addi %2146, %c8 : index
              %2175 = memref.load %partial[%2174] : memref<?xf32>
              %2176 = arith.addi %2084, %c95 : i32
              %2177 = arith.subi %2078, %c17 : i32
              %2178 = arith.minsi %2176, %2177 : i32
              %2179 = arith.addi %2083, %2178 : i32
              %2180 = arith.addi %ranges, %groups : index
              %2181 = arith.muli %9, %2180 : index
              %2182 = arith.index_castui %2179 : i32 to index
              %2183 = arith.addi %2181, %2182 : index
              %2184 = arith.muli %2183, %c138 : index
              %2185 = arith.addi %2184, %c15 : index
              %2186 = arith.addi %2185, %1236 : index
              %2187 = memref.load %partial[%2186] : memref<?xf32>
              %2188 = arith.cmpi slt, %2176, %2078 : i32
              %2189 = arith.select %2188, %2187, %c72 : f32
              %2190 = arith.addi %2184, %1234 : index
              %2191 = arith.addi %2190, %c23 : index
              %2192 = memref.load %partial[%2191] : memref<?xf32>
              %2193 = arith.addi %2184, %1234 : index
              %2194 = arith.addi %2193, %c6 : index
              %2195 = memref.load %partial[%2194] : memref<?xf32>
              %2196 = arith.addi %2184, %1234 : index
              %2197 = arith.addi %2196, %c24 : index
              %2198 = memref.load %partial[%2197] : memref<?xf32>
              %2199 = arith.addi %2184, %1234 : index
              %2200 = arith.addi %2199, %c59 : index
              %2201 = memref.load %partial[%2200] : memref<?xf32>
              %2202 = arith.addi %2184, %1234 : index
              %2203 = arith.addi %2202, %c60 : index
              %2204 = memref.load %partial[%2203] : memref<?xf32>
              %2205 = arith.addi %2184, %1234 : index
              %2206 = arith.addi %2205, %c61 : index
              %2207 = memref.load %partial[%2206] : memref<?xf32>
              %2208 = arith.addi %2184, %1234 : index
              %2209 = arith.addi %2208, %c62 : index
              %2210 = memref.load %partial[%2209] : memref<?xf32>
              %2211 = arith.addi %2184, %1234 : index
              %2212 = arith.addi %2211, %c63 : index
              %2213 = memref.load %partial[%2212] : memref<?xf32>
              %2214 = arith.addi %2186, %c8 : index
              %2215 = memref.load %partial[%2214] : memref<?xf32>
              %2216 = arith.addi %2084, %c97 : i32
              %2217 = arith.subi %2078, %c17 : i32
              %2218 = arith.minsi %2216, %2217 : i32
              %2219 = arith.addi %2083, %2218 : i32
              %2220 = arith.addi %ranges, %groups : index
              %2221 = arith.muli %9, %2220 : index
              %2222 = arith.index_castui %2219 : i32 to index
              %2223 = arith.addi %2221, %2222 : index
              %2224 = arith.muli %2223, %c138 : index
              %2225 = arith.addi %2224, %c15 : index
              %2226 = arith.addi %2225, %1236 : index
              %2227 = memref.load %partial[%2226] : memref<?xf32>
              %2228 = arith.cmpi slt, %2216, %2078 : i32
              %2229 = arith.select %2228, %2227, %c72 : f32
              %2230 = arith.addi %2224, %1234 : index
              %2231 = arith.addi %2230, %c23 : index
              %2232 = memref.load %partial[%2231] : memref<?xf32>
              %2233 = arith.addi %2224, %1234 : index
              %2234 = arith.addi %2233, %c6 : index
              %2235 = memref.load %partial[%2234] : memref<?xf32>
              %2236 = arith.addi %2224, %1234 : index
              %2237 = arith.addi %2236, %c24 : index
              %2238 = memref.load %partial[%2237] : memref<?xf32>
              %2239 = arith.addi %2224, %1234 : index
              %2240 = arith.addi %2239, %c59 : index
              %2241 = memref.load %partial[%2240] : memref<?xf32>
              %2242 = arith.addi %2224, %1234 : index
              %2243 = arith.addi %2242, %c60 : index
              %2244 = memref.load %partial[%2243] : memref<?xf32>
              %2245 = arith.addi %2224, %1234 : index
              %2246 = arith.addi %2245, %c61 : index
              %2247 = memref.load %partial[%2246] : memref<?xf32>
              %2248 = arith.addi %2224, %1234 : index
              %2249 = arith.addi %2248, %c62 : index
              %2250 = memref.load %partial[%2249] : memref<?xf32>
              %2251 = arith.addi %2224, %1234 : index
              %2252 = arith.addi %2251, %c63 : index
              %2253 = memref.load %partial[%2252] : memref<?xf32>
              %2254 = arith.addi %2226, %c8 : index
              %2255 = memref.load %partial[%2254] : memref<?xf32>
              %2256 = arith.addi %2084, %c98 : i32
              %2257 = arith.subi %2078, %c17 : i32
              %2258 = arith.minsi %2256, %2257 : i32
              %2259 = arith.addi %2083, %2258 : i32
              %2260 = arith.addi %ranges, %groups : index
              %2261 = arith.muli %9, %2260 : index
              %2262 = arith.index_castui %2259 : i32 to index
              %2263 = arith.addi %2261, %2262 : index
              %2264 = arith.muli %2263, %c138 : index
              %2265 = arith.addi %2264, %c15 : index
              %2266 = arith.addi %2265, %1236 : index
              %2267 = memref.load %partial[%2266] : memref<?xf32>
              %2268 = arith.cmpi slt, %2256, %2078 : i32
              %2269 = arith.select %2268, %2267, %c72 : f32
              %2270 = arith.addi %2264, %1234 : index
              %2271 = arith.addi %2270, %c23 : index
              %2272 = memref.load %partial[%2271] : memref<?xf32>
              %2273 = arith.addi %2264, %1234 : index
              %2274 = arith.addi %2273, %c6 : index
              %2275 = memref.load %partial[%2274] : memref<?xf32>
              %2276 = arith.addi %2264, %1234 : index
              %2277 = arith.addi %2276, %c24 : index
              %2278 = memref.load %partial[%2277] : memref<?xf32>
              %2279 = arith.addi %2264, %1234 : index
              %2280 = arith.addi %2279, %c59 : index
              %2281 = memref.load %partial[%2280] : memref<?xf32>
              %2282 = arith.addi %2264, %1234 : index
              %2283 = arith.addi %2282, %c60 : index
              %2284 = memref.load %partial[%2283] : memref<?xf32>
              %2285 = arith.addi %2264, %1234 : index
              %2286 = arith.addi %2285, %c61 : index
              %2287 = memref.load %partial[%2286] : memref<?xf32>
              %2288 = arith.addi %2264, %1234 : index
              %2289 = arith.addi %2288, %c62 : index
              %2290 = memref.load %partial[%2289] : memref<?xf32>
              %2291 = arith.addi %2264, %1234 : index
              %2292 = arith.addi %2291, %c63 : index
              %2293 = memref.load %partial[%2292] : memref<?xf32>
              %2294 = arith.addi %2266, %c8 : index
              %2295 = memref.load %partial[%2294] : memref<?xf32>
              %2296 = arith.addi %2084, %c100 : i32
              %2297 = arith.subi %2078, %c17 : i32
              %2298 = arith.minsi %2296, %2297 : i32
              %2299 = arith.addi %2083, %2298 : i32
              %2300 = arith.addi %ranges, %groups : index
              %2301 = arith.muli %9, %2300 : index
              %2302 = arith.index_castui %2299 : i32 to index
              %2303 = arith.addi %2301, %2302 : index
              %2304 = arith.muli %2303, %c138 : index
              %2305 = arith.addi %2304, %c15 : index
              %2306 = arith.addi %2305, %1236 : index
              %2307 = memref.load %partial[%2306] : memref<?xf32>
              %2308 = arith.cmpi slt, %2296, %2078 : i32
              %2309 = arith.select %2308, %2307, %c72 : f32
              %2310 = arith.addi %2304, %1234 : index
              %2311 = arith.addi %2310, %c23 : index
              %2312 = memref.load %partial[%2311] : memref<?xf32>
              %2313 = arith.addi %2304, %1234 : index
              %2314 = arith.addi %2313, %c6 : index
              %2315 = memref.load %partial[%2314] : memref<?xf32>
              %2316 = arith.addi %2304, %1234 : index
              %2317 = arith.addi %2316, %c24 : index
              %2318 = memref.load %partial[%2317] : memref<?xf32>
              %2319 = arith.addi %2304, %1234 : index
              %2320 = arith.addi %2319, %c59 : index
              %2321 = memref.load %partial[%2320] : memref<?xf32>
              %2322 = arith.addi %2304, %1234 : index
              %2323 = arith.addi %2322, %c60 : index
              %2324 = memref.load %partial[%2323] : memref<?xf32>
              %2325 = arith.addi %2304, %1234 : index
              %2326 = arith.addi %2325, %c61 : index
              %2327 = memref.load %partial[%2326] : memref<?xf32>
              %2328 = arith.addi %2304, %1234 : index
              %2329 = arith.addi %2328, %c62 : index
              %2330 = memref.load %partial[%2329] : memref<?xf32>
              %2331 = arith.addi %2304, %1234 : index
              %2332 = arith.addi %2331, %c63 : index
              %2333 = memref.load %partial[%2332] : memref<?xf32>
              %2334 = arith.addi %2306, %c8 : index
              %2335 = memref.load %partial[%2334] : memref<?xf32>
              %2336 = arith.addi %2084, %c101 : i32
              %2337 = arith.subi %2078, %c17 : i32
              %2338 = arith.minsi %2336, %2337 : i32
              %2339 = arith.addi %2083, %2338 : i32
              %2340 = arith.addi %ranges, %groups : index
              %2341 = arith.muli %9, %2340 : index
              %2342 = arith.index_castui %2339 : i32 to index
              %2343 = arith.addi %2341, %2342 : index
              %2344 = arith.muli %2343, %c138 : index
              %2345 = arith.addi %2344, %c15 : index
              %2346 = arith.addi %2345, %1236 : index
              %2347 = memref.load %partial[%2346] : memref<?xf32>
              %2348 = arith.cmpi slt, %2336, %2078 : i32
              %2349 = arith.select %2348, %2347, %c72 : f32
              %2350 = arith.addi %2344, %1234 : index
              %2351 = arith.addi %2350, %c23 : index
              %2352 = memref.load %partial[%2351] : memref<?xf32>
              %2353 = arith.addi %2344, %1234 : index
              %2354 = arith.addi %2353, %c6 : index
              %2355 = memref.load %partial[%2354] : memref<?xf32>
              %2356 = arith.addi %2344, %1234 : index
              %2357 = arith.addi %2356, %c24 : index
              %2358 = memref.load %partial[%2357] : memref<?xf32>
              %2359 = arith.addi %2344, %1234 : index
              %2360 = arith.addi %2359, %c59 : index
              %2361 = memref.load %partial[%2360] : memref<?xf32>
              %2362 = arith.addi %2344, %1234 : index
              %2363 = arith.addi %2362, %c60 : index
              %2364 = memref.load %partial[%2363] : memref<?xf32>
              %2365 = arith.addi %2344, %1234 : index
              %2366 = arith.addi %2365, %c61 : index
              %2367 = memref.load %partial[%2366] : memref<?xf32>
              %2368 = arith.addi %2344, %1234 : index
              %2369 = arith.addi %2368, %c62 : index
              %2370 = memref.load %partial[%2369] : memref<?xf32>
              %2371 = arith.addi %2344, %1234 : index
              %2372 = arith.addi %2371, %c63 : index
              %2373 = memref.load %partial[%2372] : memref<?xf32>
              %2374 = arith.addi %2346, %c8 : index
              %2375 = memref.load %partial[%2374] : memref<?xf32>
              %2376 = arith.addi %2084, %c103 : i32
              %2377 = arith.subi %2078, %c17 : i32
              %2378 = arith.minsi %2376, %2377 : i32
              %2379 = arith.addi %2083, %2378 : i32
              %2380 = arith.addi %ranges, %groups : index
              %2381 = arith.muli %9, %2380 : index
              %2382 = arith.index_castui %2379 : i32 to index
              %2383 = arith.addi %2381, %2382 : index
              %2384 = arith.muli %2383, %c138 : index
              %2385 = arith.addi %2384, %c15 : index
              %2386 = arith.addi %2385, %1236 : index
              %2387 = memref.load %partial[%2386] : memref<?xf32>
              %2388 = arith.cmpi slt, %2376, %2078 : i32
              %2389 = arith.select %2388, %2387, %c72 : f32
              %2390 = arith.addi %2384, %1234 : index
              %2391 = arith.addi %2390, %c23 : index
              %2392 = memref.load %partial[%2391] : memref<?xf32>
              %2393 = arith.addi %2384, %1234 : index
              %2394 = arith.addi %2393, %c6 : index
              %2395 = memref.load %partial[%2394] : memref<?xf32>
              %2396 = arith.addi %2384, %1234 : index
              %2397 = arith.addi %2396, %c24 : index
              %2398 = memref.load %partial[%2397] : memref<?xf32>
              %2399 = arith.addi %2384, %1234 : index
              %2400 = arith.addi %2399, %c59 : index
              %2401 = memref.load %partial[%2400] : memref<?xf32>
              %2402 = arith.addi %2384, %1234 : index
              %2403 = arith.addi %2402, %c60 : index
              %2404 = memref.load %partial[%2403] : memref<?xf32>
              %2405 = arith.addi %2384, %1234 : index
              %2406 = arith.addi %2405, %c61 : index
              %2407 = memref.load %partial[%2406] : memref<?xf32>
              %2408 = arith.addi %2384, %1234 : index
              %2409 = arith.addi %2408, %c62 : index
              %2410 = memref.load %partial[%2409] : memref<?xf32>
              %2411 = arith.addi %2384, %1234 : index
              %2412 = arith.addi %2411, %c63 : index
              %2413 = memref.load %partial[%2412] : memref<?xf32>
              %2414 = arith.addi %2386, %c8 : index
              %2415 = memref.load %partial[%2414] : memref<?xf32>
              %2416 = arith.maxnumf %2085, %2109 fastmath<nnan> : f32
              %2417 = arith.subf %2085, %2416 : f32
              %2418 = wave.exp2 %2417 : f32
              %2419 = arith.subf %2109, %2416 : f32
              %2420 = wave.exp2 %2419 : f32
              %2421 = arith.mulf %2086, %2418 : f32
              %2422 = math.fma %2135, %2420, %2421 : f32
              %2423 = arith.mulf %2087, %2418 : f32
              %2424 = math.fma %2112, %2420, %2423 : f32
              %2425 = arith.mulf %2088, %2418 : f32
              %2426 = math.fma %2115, %2420, %2425 : f32
              %2427 = arith.mulf %2089, %2418 : f32
              %2428 = math.fma %2118, %2420, %2427 : f32
              %2429 = arith.mulf %2090, %2418 : f32
              %2430 = math.fma %2121, %2420, %2429 : f32
              %2431 = arith.mulf %2091, %2418 : f32
              %2432 = math.fma %2124, %2420, %2431 : f32
              %2433 = arith.mulf %2092, %2418 : f32
              %2434 = math.fma %2127, %2420, %2433 : f32
              %2435 = arith.mulf %2093, %2418 : f32
              %2436 = math.fma %2130, %2420, %2435 : f32
              %2437 = arith.mulf %2094, %2418 : f32
              %2438 = math.fma %2133, %2420, %2437 : f32
              %2439 = arith.maxnumf %2416, %2149 fastmath<nnan> : f32
              %2440 = arith.subf %2416, %2439 : f32
              %2441 = wave.exp2 %2440 : f32
              %2442 = arith.subf %2149, %2439 : f32
              %2443 = wave.exp2 %2442 : f32
              %2444 = arith.mulf %2422, %2441 : f32
              %2445 = math.fma %2175, %2443, %2444 : f32
              %2446 = arith.mulf %2424, %2441 : f32
              %2447 = math.fma %2152, %2443, %2446 : f32
              %2448 = arith.mulf %2426, %2441 : f32
              %2449 = math.fma %2155, %2443, %2448 : f32
              %2450 = arith.mulf %2428, %2441 : f32
              %2451 = math.fma %2158, %2443, %2450 : f32
              %2452 = arith.mulf %2430, %2441 : f32
              %2453 = math.fma %2161, %2443, %2452 : f32
              %2454 = arith.mulf %2432, %2441 : f32
              %2455 = math.fma %2164, %2443, %2454 : f32
              %2456 = arith.mulf %2434, %2441 : f32
              %2457 = math.fma %2167, %2443, %2456 : f32
              %2458 = arith.mulf %2436, %2441 : f32
              %2459 = math.fma %2170, %2443, %2458 : f32
              %2460 = arith.mulf %2438, %2441 : f32
              %2461 = math.fma %2173, %2443, %2460 : f32
              %2462 = arith.maxnumf %2439, %2189 fastmath<nnan> : f32
              %2463 = arith.subf %2439, %2462 : f32
              %2464 = wave.exp2 %2463 : f32
              %2465 = arith.subf %2189, %2462 : f32
              %2466 = wave.exp2 %2465 : f32
              %2467 = arith.mulf %2445, %2464 : f32
              %2468 = math.fma %2215, %2466, %2467 : f32
              %2469 = arith.mulf %2447, %2464 : f32
              %2470 = math.fma %2192, %2466, %2469 : f32
              %2471 = arith.mulf %2449, %2464 : f32
              %2472 = math.fma %2195, %2466, %2471 : f32
              %2473 = arith.mulf %2451, %2464 : f32
              %2474 = math.fma %2198, %2466, %2473 : f32
              %2475 = arith.mulf %2453, %2464 : f32
              %2476 = math.fma %2201, %2466, %2475 : f32
              %2477 = arith.mulf %2455, %2464 : f32
              %2478 = math.fma %2204, %2466, %2477 : f32
              %2479 = arith.mulf %2457, %2464 : f32
              %2480 = math.fma %2207, %2466, %2479 : f32
              %2481 = arith.mulf %2459, %2464 : f32
              %2482 = math.fma %2210, %2466, %2481 : f32
              %2483 = arith.mulf %2461, %2464 : f32
              %2484 = math.fma %2213, %2466, %2483 : f32
              %2485 = arith.maxnumf %2462, %2229 fastmath<nnan> : f32
              %2486 = arith.subf %2462, %2485 : f32
              %2487 = wave.exp2 %2486 : f32
              %2488 = arith.subf %2229, %2485 : f32
              %2489 = wave.exp2 %2488 : f32
              %2490 = arith.mulf %2468, %2487 : f32
              %2491 = math.fma %2255, %2489, %2490 : f32
              %2492 = arith.mulf %2470, %2487 : f32
              %2493 = math.fma %2232, %2489, %2492 : f32
              %2494 = arith.mulf %2472, %2487 : f32
              %2495 = math.fma %2235, %2489, %2494 : f32
              %2496 = arith.mulf %2474, %2487 : f32
              %2497 = math.fma %2238, %2489, %2496 : f32
              %2498 = arith.mulf %2476, %2487 : f32
              %2499 = math.fma %2241, %2489, %2498 : f32
              %2500 = arith.mulf %2478, %2487 : f32
              %2501 = math.fma %2244, %2489, %2500 : f32
              %2502 = arith.mulf %2480, %2487 : f32
              %2503 = math.fma %2247, %2489, %2502 : f32
              %2504 = arith.mulf %2482, %2487 : f32
              %2505 = math.fma %2250, %2489, %2504 : f32
              %2506 = arith.mulf %2484, %2487 : f32
              %2507 = math.fma %2253, %2489, %2506 : f32
              %2508 = arith.maxnumf %2485, %2269 fastmath<nnan> : f32
              %2509 = arith.subf %2485, %2508 : f32
              %2510 = wave.exp2 %2509 : f32
              %2511 = arith.subf %2269, %2508 : f32
              %2512 = wave.exp2 %2511 : f32
              %2513 = arith.mulf %2491, %2510 : f32
              %2514 = math.fma %2295, %2512, %2513 : f32
              %2515 = arith.mulf %2493, %2510 : f32
              %2516 = math.fma %2272, %2512, %2515 : f32
              %2517 = arith.mulf %2495, %2510 : f32
              %2518 = math.fma %2275, %2512, %2517 : f32
              %2519 = arith.mulf %2497, %2510 : f32
              %2520 = math.fma %2278, %2512, %2519 : f32
              %2521 = arith.mulf %2499, %2510 : f32
              %2522 = math.fma %2281, %2512, %2521 : f32
              %2523 = arith.mulf %2501, %2510 : f32
              %2524 = math.fma %2284, %2512, %2523 : f32
              %2525 = arith.mulf %2503, %2510 : f32
              %2526 = math.fma %2287, %2512, %2525 : f32
              %2527 = arith.mulf %2505, %2510 : f32
              %2528 = math.fma %2290, %2512, %2527 : f32
              %2529 = arith.mulf %2507, %2510 : f32
              %2530 = math.fma %2293, %2512, %2529 : f32
              %2531 = arith.maxnumf %2508, %2309 fastmath<nnan> : f32
              %2532 = arith.subf %2508, %2531 : f32
              %2533 = wave.exp2 %2532 : f32
              %2534 = arith.subf %2309, %2531 : f32
              %2535 = wave.exp2 %2534 : f32
              %2536 = arith.mulf %2514, %2533 : f32
              %2537 = math.fma %2335, %2535, %2536 : f32
              %2538 = arith.mulf %2516, %2533 : f32
              %2539 = math.fma %2312, %2535, %2538 : f32
              %2540 = arith.mulf %2518, %2533 : f32
              %2541 = math.fma %2315, %2535, %2540 : f32
              %2542 = arith.mulf %2520, %2533 : f32
              %2543 = math.fma %2318, %2535, %2542 : f32
              %2544 = arith.mulf %2522, %2533 : f32
              %2545 = math.fma %2321, %2535, %2544 : f32
              %2546 = arith.mulf %2524, %2533 : f32
              %2547 = math.fma %2324, %2535, %2546 : f32
              %2548 = arith.mulf %2526, %2533 : f32
              %2549 = math.fma %2327, %2535, %2548 : f32
              %2550 = arith.mulf %2528, %2533 : f32
              %2551 = math.fma %2330, %2535, %2550 : f32
              %2552 = arith.mulf %2530, %2533 : f32
              %2553 = math.fma %2333, %2535, %2552 : f32
              %2554 = arith.maxnumf %2531, %2349 fastmath<nnan> : f32
              %2555 = arith.subf %2531, %2554 : f32
              %2556 = wave.exp2 %2555 : f32
              %2557 = arith.subf %2349, %2554 : f32
              %2558 = wave.exp2 %2557 : f32
              %2559 = arith.mulf %2537, %2556 : f32
              %2560 = math.fma %2375, %2558, %2559 : f32
              %2561 = arith.mulf %2539, %2556 : f32
              %2562 = math.fma %2352, %2558, %2561 : f32
              %2563 = arith.mulf %2541, %2556 : f32
              %2564 = math.fma %2355, %2558, %2563 : f32
              %2565 = arith.mulf %2543, %2556 : f32
              %2566 = math.fma %2358, %2558, %2565 : f32
              %2567 = arith.mulf %2545, %2556 : f32
              %2568 = math.fma %2361, %2558, %2567 : f32
              %2569 = arith.mulf %2547, %2556 : f32
              %2570 = math.fma %2364, %2558, %2569 : f32
              %2571 = arith.mulf %2549, %2556 : f32
              %2572 = math.fma %2367, %2558, %2571 : f32
              %2573 = arith.mulf %2551, %2556 : f32
              %2574 = math.fma %2370, %2558, %2573 : f32
              %2575 = arith.mulf %2553, %2556 : f32
              %2576 = math.fma %2373, %2558, %2575 : f32
              %2577 = arith.maxnumf %2554, %2389 fastmath<nnan> : f32
              %2578 = arith.subf %2554, %2577 : f32
              %2579 = wave.exp2 %2578 : f32
              %2580 = arith.subf %2389, %2577 : f32
              %2581 = wave.exp2 %2580 : f32
              %2582 = arith.mulf %2560, %2579 : f32
              %2583 = math.fma %2415, %2581, %2582 : f32
              %2584 = arith.mulf %2562, %2579 : f32
              %2585 = math.fma %2392, %2581, %2584 : f32
              %2586 = arith.mulf %2564, %2579 : f32
              %2587 = math.fma %2395, %2581, %2586 : f32
              %2588 = arith.mulf %2566, %2579 : f32
              %2589 = math.fma %2398, %2581, %2588 : f32
              %2590 = arith.mulf %2568, %2579 : f32
              %2591 = math.fma %2401, %2581, %2590 : f32
              %2592 = arith.mulf %2570, %2579 : f32
              %2593 = math.fma %2404, %2581, %2592 : f32
              %2594 = arith.mulf %2572, %2579 : f32
              %2595 = math.fma %2407, %2581, %2594 : f32
              %2596 = arith.mulf %2574, %2579 : f32
              %2597 = math.fma %2410, %2581, %2596 : f32
              %2598 = arith.mulf %2576, %2579 : f32
              %2599 = math.fma %2413, %2581, %2598 : f32
              scf.yield %2577, %2583, %2585, %2587, %2589, %2591, %2593, %2595, %2597, %2599 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2600 = arith.cmpi eq, %2072, %c17 : i32
            scf.if %2600 {
              %2601 = arith.addi %kvHeads, %15 : index
              %2602 = memref.load %scales[%2601] : memref<?xf32>
              %2603 = arith.divf %2602, %2095#1 : f32
              %2604 = arith.addi %17, %1236 : index
              %2605 = arith.cmpi slt, %2604, %groupSize : index
              scf.if %2605 {
                %2606 = arith.muli %15, %groupSize : index
                %2607 = arith.addi %2606, %2604 : index
                %2608 = arith.muli %2607, %c6 : index
                %2609 = arith.muli %heads, %c6 : index
                %2610 = arith.addi %1234, %c23 : index
                %2611 = arith.mulf %2095#2, %2603 : f32
                %2612 = arith.addf %2611, %c73 : f32
                %2613 = arith.minimumf %2612, %c134 : f32
                %2614 = arith.maximumf %2613, %c135 : f32
                %2615 = arith.truncf %2614 : f32 to f16
                %2616 = arith.divui %2610, %c8 : index
                %2617 = arith.addi %2608, %2616 : index
                %2618 = arith.divui %24, %outTileRows : index
                %2619 = arith.divui %2609, %c3 : index
                %2620 = arith.muli %2618, %2619 : index
                %2621 = arith.divui %2617, %c3 : index
                %2622 = arith.addi %2620, %2621 : index
                %2623 = arith.muli %2622, %c9 : index
                %2624 = arith.remui %2617, %c3 : index
                %2625 = arith.divui %2624, %c8 : index
                %2626 = arith.addi %2623, %2625 : index
                %2627 = arith.muli %outTileRows, %c8 : index
                %2628 = arith.muli %2626, %2627 : index
                %2629 = arith.remui %24, %outTileRows : index
                %2630 = arith.muli %2629, %c8 : index
                %2631 = arith.addi %2628, %2630 : index
                %2632 = arith.remui %2617, %c8 : index
                %2633 = arith.addi %2631, %2632 : index
                memref.store %2615, %out[%2633] : memref<?xf16>
                %2634 = arith.addi %1234, %c6 : index
                %2635 = arith.mulf %2095#3, %2603 : f32
                %2636 = arith.addf %2635, %c73 : f32
                %2637 = arith.minimumf %2636, %c134 : f32
                %2638 = arith.maximumf %2637, %c135 : f32
                %2639 = arith.truncf %2638 : f32 to f16
                %2640 = arith.divui %2634, %c8 : index
                %2641 = arith.addi %2608, %2640 : index
                %2642 = arith.divui %24, %outTileRows : index
                %2643 = arith.divui %2609, %c3 : index
                %2644 = arith.muli %2642, %2643 : index
                %2645 = arith.divui %2641, %c3 : index
                %2646 = arith.addi %2644, %2645 : index
                %2647 = arith.muli %2646, %c9 : index
                %2648 = arith.remui %2641, %c3 : index
                %2649 = arith.divui %2648, %c8 : index
                %2650 = arith.addi %2647, %2649 : index
                %2651 = arith.muli %outTileRows, %c8 : index
                %2652 = arith.muli %2650, %2651 : index
                %2653 = arith.remui %24, %outTileRows : index
                %2654 = arith.muli %2653, %c8 : index
                %2655 = arith.addi %2652, %2654 : index
                %2656 = arith.remui %2641, %c8 : index
                %2657 = arith.addi %2655, %2656 : index
                memref.store %2639, %out[%2657] : memref<?xf16>
                %2658 = arith.addi %1234, %c24 : index
                %2659 = arith.mulf %2095#4, %2603 : f32
                %2660 = arith.addf %2659, %c73 : f32
                %2661 = arith.minimumf %2660, %c134 : f32
                %2662 = arith.maximumf %2661, %c135 : f32
                %2663 = arith.truncf %2662 : f32 to f16
                %2664 = arith.divui %2658, %c8 : index
                %2665 = arith.addi %2608, %2664 : index
                %2666 = arith.divui %24, %outTileRows : index
                %2667 = arith.divui %2609, %c3 : index
                %2668 = arith.muli %2666, %2667 : index
                %2669 = arith.divui %2665, %c3 : index
                %2670 = arith.addi %2668, %2669 : index
                %2671 = arith.muli %2670, %c9 : index
                %2672 = arith.remui %2665, %c3 : index
                %2673 = arith.divui %2672, %c8 : index
                %2674 = arith.addi %2671, %2673 : index
                %2675 = arith.muli %outTileRows, %c8 : index
                %2676 = arith.muli %2674, %2675 : index
                %2677 = arith.remui %24, %outTileRows : index
                %2678 = arith.muli %2677, %c8 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.remui %2665, %c8 : index
                %2681 = arith.addi %2679, %2680 : index
                memref.store %2663, %out[%2681] : memref<?xf16>
                %2682 = arith.addi %1234, %c59 : index
                %2683 = arith.mulf %2095#5, %2603 : f32
                %2684 = arith.addf %2683, %c73 : f32
                %2685 = arith.minimumf %2684, %c134 : f32
                %2686 = arith.maximumf %2685, %c135 : f32
                %2687 = arith.truncf %2686 : f32 to f16
                %2688 = arith.divui %2682, %c8 : index
                %2689 = arith.addi %2608, %2688 : index
                %2690 = arith.divui %24, %outTileRows : index
                %2691 = arith.divui %2609, %c3 : index
                %2692 = arith.muli %2690, %2691 : index
                %2693 = arith.divui %2689, %c3 : index
                %2694 = arith.addi %2692, %2693 : index
                %2695 = arith.muli %2694, %c9 : index
                %2696 = arith.remui %2689, %c3 : index
                %2697 = arith.divui %2696, %c8 : index
                %2698 = arith.addi %2695, %2697 : index
                %2699 = arith.muli %outTileRows, %c8 : index
                %2700 = arith.muli %2698, %2699 : index
                %2701 = arith.remui %24, %outTileRows : index
                %2702 = arith.muli %2701, %c8 : index
                %2703 = arith.addi %2700, %2702 : index
                %2704 = arith.remui %2689, %c8 : index
                %2705 = arith.addi %2703, %2704 : index
                memref.store %2687, %out[%2705] : memref<?xf16>
                %2706 = arith.addi %1234, %c60 : index
                %2707 = arith.mulf %2095#6, %2603 : f32
                %2708 = arith.addf %2707, %c73 : f32
                %2709 = arith.minimumf %2708, %c134 : f32
                %2710 = arith.maximumf %2709, %c135 : f32
                %2711 = arith.truncf %2710 : f32 to f16
                %2712 = arith.divui %2706, %c8 : index
                %2713 = arith.addi %2608, %2712 : index
                %2714 = arith.divui %24, %outTileRows : index
                %2715 = arith.divui %2609, %c3 : index
                %2716 = arith.muli %2714, %2715 : index
                %2717 = arith.divui %2713, %c3 : index
                %2718 = arith.addi %2716, %2717 : index
                %2719 = arith.muli %2718, %c9 : index
                %2720 = arith.remui %2713, %c3 : index
                %2721 = arith.divui %2720, %c8 : index
                %2722 = arith.addi %2719, %2721 : index
                %2723 = arith.muli %outTileRows, %c8 : index
                %2724 = arith.muli %2722, %2723 : index
                %2725 = arith.remui %24, %outTileRows : index
                %2726 = arith.muli %2725, %c8 : index
                %2727 = arith.addi %2724, %2726 : index
                %2728 = arith.remui %2713, %c8 : index
                %2729 = arith.addi %2727, %2728 : index
                memref.store %2711, %out[%2729] : memref<?xf16>
                %2730 = arith.addi %1234, %c61 : index
                %2731 = arith.mulf %2095#7, %2603 : f32
                %2732 = arith.addf %2731, %c73 : f32
                %2733 = arith.minimumf %2732, %c134 : f32
                %2734 = arith.maximumf %2733, %c135 : f32
                %2735 = arith.truncf %2734 : f32 to f16
                %2736 = arith.divui %2730, %c8 : index
                %2737 = arith.addi %2608, %2736 : index
                %2738 = arith.divui %24, %outTileRows : index
                %2739 = arith.divui %2609, %c3 : index
                %2740 = arith.muli %2738, %2739 : index
                %2741 = arith.divui %2737, %c3 : index
                %2742 = arith.addi %2740, %2741 : index
                %2743 = arith.muli %2742, %c9 : index
                %2744 = arith.remui %2737, %c3 : index
                %2745 = arith.divui %2744, %c8 : index
                %2746 = arith.addi %2743, %2745 : index
                %2747 = arith.muli %outTileRows, %c8 : index
                %2748 = arith.muli %2746, %2747 : index
                %2749 = arith.remui %24, %outTileRows : index
                %2750 = arith.muli %2749, %c8 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.remui %2737, %c8 : index
                %2753 = arith.addi %2751, %2752 : index
                memref.store %2735, %out[%2753] : memref<?xf16>
                %2754 = arith.addi %1234, %c62 : index
                %2755 = arith.mulf %2095#8, %2603 : f32
                %2756 = arith.addf %2755, %c73 : f32
                %2757 = arith.minimumf %2756, %c134 : f32
                %2758 = arith.maximumf %2757, %c135 : f32
                %2759 = arith.truncf %2758 : f32 to f16
                %2760 = arith.divui %2754, %c8 : index
                %2761 = arith.addi %2608, %2760 : index
                %2762 = arith.divui %24, %outTileRows : index
                %2763 = arith.divui %2609, %c3 : index
                %2764 = arith.muli %2762, %2763 : index
                %2765 = arith.divui %2761, %c3 : index
                %2766 = arith.addi %2764, %2765 : index
                %2767 = arith.muli %2766, %c9 : index
                %2768 = arith.remui %2761, %c3 : index
                %2769 = arith.divui %2768, %c8 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.muli %outTileRows, %c8 : index
                %2772 = arith.muli %2770, %2771 : index
                %2773 = arith.remui %24, %outTileRows : index
                %2774 = arith.muli %2773, %c8 : index
                %2775 = arith.addi %2772, %2774 : index
                %2776 = arith.remui %2761, %c8 : index
                %2777 = arith.addi %2775, %2776 : index
                memref.store %2759, %out[%2777] : memref<?xf16>
                %2778 = arith.addi %1234, %c63 : index
                %2779 = arith.mulf %2095#9, %2603 : f32
                %2780 = arith.addf %2779, %c73 : f32
                %2781 = arith.minimumf %2780, %c134 : f32
                %2782 = arith.maximumf %2781, %c135 : f32
                %2783 = arith.truncf %2782 : f32 to f16
                %2784 = arith.divui %2778, %c8 : index
                %2785 = arith.addi %2608, %2784 : index
                %2786 = arith.divui %24, %outTileRows : index
                %2787 = arith.divui %2609, %c3 : index
                %2788 = arith.muli %2786, %2787 : index
                %2789 = arith.divui %2785, %c3 : index
                %2790 = arith.addi %2788, %2789 : index
                %2791 = arith.muli %2790, %c9 : index
                %2792 = arith.remui %2785, %c3 : index
                %2793 = arith.divui %2792, %c8 : index
                %2794 = arith.addi %2791, %2793 : index
                %2795 = arith.muli %outTileRows, %c8 : index
                %2796 = arith.muli %2794, %2795 : index
                %2797 = arith.remui %24, %outTileRows : index
                %2798 = arith.muli %2797, %c8 : index
                %2799 = arith.addi %2796, %2798 : index
                %2800 = arith.remui %2785, %c8 : index
                %2801 = arith.addi %2799, %2800 : index
                memref.store %2783, %out[%2801] : memref<?xf16>
              }
            } else {
              %2802 = arith.index_cast %ranges : index to i32
              %2803 = arith.addi %2802, %2073 : i32
              %2804 = arith.addi %ranges, %groups : index
              %2805 = arith.muli %9, %2804 : index
              %2806 = arith.index_castui %2803 : i32 to index
              %2807 = arith.addi %2805, %2806 : index
              %2808 = arith.muli %2807, %c138 : index
              %2809 = arith.addi %1234, %c23 : index
              %2810 = arith.addi %2808, %2809 : index
              memref.store %2095#2, %partial[%2810] : memref<?xf32>
              %2811 = arith.addi %1234, %c6 : index
              %2812 = arith.addi %2808, %2811 : index
              memref.store %2095#3, %partial[%2812] : memref<?xf32>
              %2813 = arith.addi %1234, %c24 : index
              %2814 = arith.addi %2808, %2813 : index
              memref.store %2095#4, %partial[%2814] : memref<?xf32>
              %2815 = arith.addi %1234, %c59 : index
              %2816 = arith.addi %2808, %2815 : index
              memref.store %2095#5, %partial[%2816] : memref<?xf32>
              %2817 = arith.addi %1234, %c60 : index
              %2818 = arith.addi %2808, %2817 : index
              memref.store %2095#6, %partial[%2818] : memref<?xf32>
              %2819 = arith.addi %1234, %c61 : index
              %2820 = arith.addi %2808, %2819 : index
              memref.store %2095#7, %partial[%2820] : memref<?xf32>
              %2821 = arith.addi %1234, %c62 : index
              %2822 = arith.addi %2808, %2821 : index
              memref.store %2095#8, %partial[%2822] : memref<?xf32>
              %2823 = arith.addi %1234, %c63 : index
              %2824 = arith.addi %2808, %2823 : index
              memref.store %2095#9, %partial[%2824] : memref<?xf32>
              %2825 = arith.cmpi slt, %1234, %c8 : index
              scf.if %2825 {
                %2826 = arith.addi %2808, %c15 : index
                %2827 = arith.addi %2826, %1234 : index
                memref.store %2095#0, %partial[%2827] : memref<?xf32>
                %2828 = arith.addi %2827, %c8 : index
                memref.store %2095#1, %partial[%2828] : memref<?xf32>
              }
              %2829 = arith.addi %2075, %groups : index
              %2830 = arith.index_castui %2072 : i32 to index
              %2831 = wave.arrive %counters[%2829], %2830 : memref<?xi32>
              scf.if %2831 {
                %2843:10 = scf.for %2832 = %c77 to %2072 step %c104 iter_args(%2833 = %c72, %2834 = %c73, %2835 = %c73, %2836 = %c73, %2837 = %c73, %2838 = %c73, %2839 = %c73, %2840 = %c73, %2841 = %c73, %2842 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2844 = arith.addi %2832, %c77 : i32
                  %2845 = arith.subi %2072, %c17 : i32
                  %2846 = arith.minsi %2844, %2845 : i32
                  %2847 = arith.addi %2802, %2846 : i32
                  %2848 = arith.addi %ranges, %groups : index
                  %2849 = arith.muli %9, %2848 : index
                  %2850 = arith.index_castui %2847 : i32 to index
                  %2851 = arith.addi %2849, %2850 : index
                  %2852 = arith.muli %2851, %c138 : index
                  %2853 = arith.addi %2852, %c15 : index
                  %2854 = arith.addi %2853, %1236 : index
                  %2855 = memref.load %partial[%2854] : memref<?xf32>
                  %2856 = arith.cmpi slt, %2844, %2072 : i32
                  %2857 = arith.select %2856, %2855, %c72 : f32
                  %2858 = arith.addi %2852, %1234 : index
                  %2859 = arith.addi %2858, %c23 : index
                  %2860 = memref.load %partial[%2859] : memref<?xf32>
                  %2861 = arith.addi %2852, %1234 : index
                  %2862 = arith.addi %2861, %c6 : index
                  %2863 = memref.load %partial[%2862] : memref<?xf32>
                  %2864 = arith.addi %2852, %1234 : index
                  %2865 = arith.addi %2864, %c24 : index
                  %2866 = memref.load %partial[%2865] : memref<?xf32>
                  %2867 = arith.addi %2852, %1234 : index
                  %2868 = arith.addi %2867, %c59 : index
                  %2869 = memref.load %partial[%2868] : memref<?xf32>
                  %2870 = arith.addi %2852, %1234 : index
                  %2871 = arith.addi %2870, %c60 : index
                  %2872 = memref.load %partial[%2871] : memref<?xf32>
                  %2873 = arith.addi %2852, %1234 : index
                  %2874 = arith.addi %2873, %c61 : index
                  %2875 = memref.load %partial[%2874] : memref<?xf32>
                  %2876 = arith.addi %2852, %1234 : index
                  %2877 = arith.addi %2876, %c62 : index
                  %2878 = memref.load %partial[%2877] : memref<?xf32>
                  %2879 = arith.addi %2852, %1234 : index
                  %2880 = arith.addi %2879, %c63 : index
                  %2881 = memref.load %partial[%2880] : memref<?xf32>
                  %2882 = arith.addi %2854, %c8 : index
                  %2883 = memref.load %partial[%2882] : memref<?xf32>
                  %2884 = arith.addi %2832, %c17 : i32
                  %2885 = arith.subi %2072, %c17 : i32
                  %2886 = arith.minsi %2884, %2885 : i32
                  %2887 = arith.addi %2802, %2886 : i32
                  %2888 = arith.addi %ranges, %groups : index
                  %2889 = arith.muli %9, %2888 : index
                  %2890 = arith.index_castui %2887 : i32 to index
                  %2891 = arith.addi %2889, %2890 : index
                  %2892 = arith.muli %2891, %c138 : index
                  %2893 = arith.addi %2892, %c15 : index
                  %2894 = arith.addi %2893, %1236 : index
                  %2895 = memref.load %partial[%2894] : memref<?xf32>
                  %2896 = arith.cmpi slt, %2884, %2072 : i32
                  %2897 = arith.select %2896, %2895, %c72 : f32
                  %2898 = arith.addi %2892, %1234 : index
                  %2899 = arith.addi %2898, %c23 : index
                  %2900 = memref.load %partial[%2899] : memref<?xf32>
                  %2901 = arith.addi %2892, %1234 : index
                  %2902 = arith.addi %2901, %c6 : index
                  %2903 = memref.load %partial[%2902] : memref<?xf32>
                  %2904 = arith.addi %2892, %1234 : index
                  %2905 = arith.addi %2904, %c24 : index
                  %2906 = memref.load %partial[%2905] : memref<?xf32>
                  %2907 = arith.addi %2892, %1234 : index
                  %2908 = arith.addi %2907, %c59 : index
                  %2909 = memref.load %partial[%2908] : memref<?xf32>
                  %2910 = arith.addi %2892, %1234 : index
                  %2911 = arith.addi %2910, %c60 : index
                  %2912 = memref.load %partial[%2911] : memref<?xf32>
                  %2913 = arith.addi %2892, %1234 : index
                  %2914 = arith.addi %2913, %c61 : index
                  %2915 = memref.load %partial[%2914] : memref<?xf32>
                  %2916 = arith.addi %2892, %1234 : index
                  %2917 = arith.addi %2916, %c62 : index
                  %2918 = memref.load %partial[%2917] : memref<?xf32>
                  %2919 = arith.addi %2892, %1234 : index
                  %2920 = arith.addi %2919, %c63 : index
                  %2921 = memref.load %partial[%2920] : memref<?xf32>
                  %2922 = arith.addi %2894, %c8 : index
                  %2923 = memref.load %partial[%2922] : memref<?xf32>
                  %2924 = arith.addi %2832, %c95 : i32
                  %2925 = arith.subi %2072, %c17 : i32
                  %2926 = arith.minsi %2924, %2925 : i32
                  %2927 = arith.addi %2802, %2926 : i32
                  %2928 = arith.addi %ranges, %groups : index
                  %2929 = arith.muli %9, %2928 : index
                  %2930 = arith.index_castui %2927 : i32 to index
                  %2931 = arith.addi %2929, %2930 : index
                  %2932 = arith.muli %2931, %c138 : index
                  %2933 = arith.addi %2932, %c15 : index
                  %2934 = arith.addi %2933, %1236 : index
                  %2935 = memref.load %partial[%2934] : memref<?xf32>
                  %2936 = arith.cmpi slt, %2924, %2072 : i32
                  %2937 = arith.select %2936, %2935, %c72 : f32
                  %2938 = arith.addi %2932, %1234 : index
                  %2939 = arith.addi %2938, %c23 : index
                  %2940 = memref.load %partial[%2939] : memref<?xf32>
                  %2941 = arith.addi %2932, %1234 : index
                  %2942 = arith.addi %2941, %c6 : index
                  %2943 = memref.load %partial[%2942] : memref<?xf32>
                  %2944 = arith.addi %2932, %1234 : index
                  %2945 = arith.addi %2944, %c24 : index
                  %2946 = memref.load %partial[%2945] : memref<?xf32>
                  %2947 = arith.addi %2932, %1234 : index
                  %2948 = arith.addi %2947, %c59 : index
                  %2949 = memref.load %partial[%2948] : memref<?xf32>
                  %2950 = arith.addi %2932, %1234 : index
                  %2951 = arith.addi %2950, %c60 : index
                  %2952 = memref.load %partial[%2951] : memref<?xf32>
                  %2953 = arith.addi %2932, %1234 : index
                  %2954 = arith.addi %2953, %c61 : index
                  %2955 = memref.load %partial[%2954] : memref<?xf32>
                  %2956 = arith.addi %2932, %1234 : index
                  %2957 = arith.addi %2956, %c62 : index
                  %2958 = memref.load %partial[%2957] : memref<?xf32>
                  %2959 = arith.addi %2932, %1234 : index
                  %2960 = arith.addi %2959, %c63 : index
                  %2961 = memref.load %partial[%2960] : memref<?xf32>
                  %2962 = arith.addi %2934, %c8 : index
                  %2963 = memref.load %partial[%2962] : memref<?xf32>
                  %2964 = arith.addi %2832, %c97 : i32
                  %2965 = arith.subi %2072, %c17 : i32
                  %2966 = arith.minsi %2964, %2965 : i32
                  %2967 = arith.addi %2802, %2966 : i32
                  %2968 = arith.addi %ranges, %groups : index
                  %2969 = arith.muli %9, %2968 : index
                  %2970 = arith.index_castui %2967 : i32 to index
                  %2971 = arith.addi %2969, %2970 : index
                  %2972 = arith.muli %2971, %c138 : index
                  %2973 = arith.addi %2972, %c15 : index
                  %2974 = arith.addi %2973, %1236 : index
                  %2975 = memref.load %partial[%2974] : memref<?xf32>
                  %2976 = arith.cmpi slt, %2964, %2072 : i32
                  %2977 = arith.select %2976, %2975, %c72 : f32
                  %2978 = arith.addi %2972, %1234 : index
                  %2979 = arith.addi %2978, %c23 : index
                  %2980 = memref.load %partial[%2979] : memref<?xf32>
                  %2981 = arith.addi %2972, %1234 : index
                  %2982 = arith.addi %2981, %c6 : index
                  %2983 = memref.load %partial[%2982] : memref<?xf32>
                  %2984 = arith.addi %2972, %1234 : index
                  %2985 = arith.addi %2984, %c24 : index
                  %2986 = memref.load %partial[%2985] : memref<?xf32>
                  %2987 = arith.addi %2972, %1234 : index
                  %2988 = arith.addi %2987, %c59 : index
                  %2989 = memref.load %partial[%2988] : memref<?xf32>
                  %2990 = arith.addi %2972, %1234 : index
                  %2991 = arith.addi %2990, %c60 : index
                  %2992 = memref.load %partial[%2991] : memref<?xf32>
                  %2993 = arith.addi %2972, %1234 : index
                  %2994 = arith.addi %2993, %c61 : index
                  %2995 = memref.load %partial[%2994] : memref<?xf32>
                  %2996 = arith.addi %2972, %1234 : index
                  %2997 = arith.addi %2996, %c62 : index
                  %2998 = memref.load %partial[%2997] : memref<?xf32>
                  %2999 = arith.addi %2972, %1234 : index
                  %3000 = arith.addi %2999, %c63 : index
                  %3001 = memref.load %partial[%3000] : memref<?xf32>
                  %3002 = arith.addi %2974, %c8 : index
                  %3003 = memref.load %partial[%3002] : memref<?xf32>
                  %3004 = arith.addi %2832, %c98 : i32
                  %3005 = arith.subi %2072, %c17 : i32
                  %3006 = arith.minsi %3004, %3005 : i32
                  %3007 = arith.addi %2802, %3006 : i32
                  %3008 = arith.addi %ranges, %groups : index
                  %3009 = arith.muli %9, %3008 : index
                  %3010 = arith.index_castui %3007 : i32 to index
                  %3011 = arith.addi %3009, %3010 : index
                  %3012 = arith.muli %3011, %c138 : index
                  %3013 = arith.addi %3012, %c15 : index
                  %3014 = arith.addi %3013, %1236 : index
                  %3015 = memref.load %partial[%3014] : memref<?xf32>
                  %3016 = arith.cmpi slt, %3004, %2072 : i32
                  %3017 = arith.select %3016, %3015, %c72 : f32
                  %3018 = arith.addi %3012, %1234 : index
                  %3019 = arith.addi %3018, %c23 : index
                  %3020 = memref.load %partial[%3019] : memref<?xf32>
                  %3021 = arith.addi %3012, %1234 : index
                  %3022 = arith.addi %3021, %c6 : index
                  %3023 = memref.load %partial[%3022] : memref<?xf32>
                  %3024 = arith.addi %3012, %1234 : index
                  %3025 = arith.addi %3024, %c24 : index
                  %3026 = memref.load %partial[%3025] : memref<?xf32>
                  %3027 = arith.addi %3012, %1234 : index
                  %3028 = arith.addi %3027, %c59 : index
                  %3029 = memref.load %partial[%3028] : memref<?xf32>
                  %3030 = arith.addi %3012, %1234 : index
                  %3031 = arith.addi %3030, %c60 : index
                  %3032 = memref.load %partial[%3031] : memref<?xf32>
                  %3033 = arith.addi %3012, %1234 : index
                  %3034 = arith.addi %3033, %c61 : index
                  %3035 = memref.load %partial[%3034] : memref<?xf32>
                  %3036 = arith.addi %3012, %1234 : index
                  %3037 = arith.addi %3036, %c62 : index
                  %3038 = memref.load %partial[%3037] : memref<?xf32>
                  %3039 = arith.addi %3012, %1234 : index
                  %3040 = arith.addi %3039, %c63 : index
                  %3041 = memref.load %partial[%3040] : memref<?xf32>
                  %3042 = arith.addi %3014, %c8 : index
                  %3043 = memref.load %partial[%3042] : memref<?xf32>
                  %3044 = arith.addi %2832, %c100 : i32
                  %3045 = arith.subi %2072, %c17 : i32
                  %3046 = arith.minsi %3044, %3045 : i32
                  %3047 = arith.addi %2802, %3046 : i32
                  %3048 = arith.addi %ranges, %groups : index
                  %3049 = arith.muli %9, %3048 : index
                  %3050 = arith.index_castui %3047 : i32 to index
                  %3051 = arith.addi %3049, %3050 : index
                  %3052 = arith.muli %3051, %c138 : index
                  %3053 = arith.addi %3052, %c15 : index
                  %3054 = arith.addi %3053, %1236 : index
                  %3055 = memref.load %partial[%3054] : memref<?xf32>
                  %3056 = arith.cmpi slt, %3044, %2072 : i32
                  %3057 = arith.select %3056, %3055, %c72 : f32
                  %3058 = arith.addi %3052, %1234 : index
                  %3059 = arith.addi %3058, %c23 : index
                  %3060 = memref.load %partial[%3059] : memref<?xf32>
                  %3061 = arith.addi %3052, %1234 : index
                  %3062 = arith.addi %3061, %c6 : index
                  %3063 = memref.load %partial[%3062] : memref<?xf32>
                  %3064 = arith.addi %3052, %1234 : index
                  %3065 = arith.addi %3064, %c24 : index
                  %3066 = memref.load %partial[%3065] : memref<?xf32>
                  %3067 = arith.addi %3052, %1234 : index
                  %3068 = arith.addi %3067, %c59 : index
                  %3069 = memref.load %partial[%3068] : memref<?xf32>
                  %3070 = arith.addi %3052, %1234 : index
                  %3071 = arith.addi %3070, %c60 : index
                  %3072 = memref.load %partial[%3071] : memref<?xf32>
                  %3073 = arith.addi %3052, %1234 : index
                  %3074 = arith.addi %3073, %c61 : index
                  %3075 = memref.load %partial[%3074] : memref<?xf32>
                  %3076 = arith.addi %3052, %1234 : index
                  %3077 = arith.addi %3076, %c62 : index
                  %3078 = memref.load %partial[%3077] : memref<?xf32>
                  %3079 = arith.addi %3052, %1234 : index
                  %3080 = arith.addi %3079, %c63 : index
                  %3081 = memref.load %partial[%3080] : memref<?xf32>
                  %3082 = arith.addi %3054, %c8 : index
                  %3083 = memref.load %partial[%3082] : memref<?xf32>
                  %3084 = arith.addi %2832, %c101 : i32
                  %3085 = arith.subi %2072, %c17 : i32
                  %3086 = arith.minsi %3084, %3085 : i32
                  %3087 = arith.addi %2802, %3086 : i32
                  %3088 = arith.addi %ranges, %groups : index
                  %3089 = arith.muli %9, %3088 : index
                  %3090 = arith.index_castui %3087 : i32 to index
                  %3091 = arith.addi %3089, %3090 : index
                  %3092 = arith.muli %3091, %c138 : index
                  %3093 = arith.addi %3092, %c15 : index
                  %3094 = arith.addi %3093, %1236 : index
                  %3095 = memref.load %partial[%3094] : memref<?xf32>
                  %3096 = arith.cmpi slt, %3084, %2072 : i32
                  %3097 = arith.select %3096, %3095, %c72 : f32
                  %3098 = arith.addi %3092, %1234 : index
                  %3099 = arith.addi %3098, %c23 : index
                  %3100 = memref.load %partial[%3099] : memref<?xf32>
                  %3101 = arith.addi %3092, %1234 : index
                  %3102 = arith.addi %3101, %c6 : index
                  %3103 = memref.load %partial[%3102] : memref<?xf32>
                  %3104 = arith.addi %3092, %1234 : index
                  %3105 = arith.addi %3104, %c24 : index
                  %3106 = memref.load %partial[%3105] : memref<?xf32>
                  %3107 = arith.addi %3092, %1234 : index
                  %3108 = arith.addi %3107, %c59 : index
                  %3109 = memref.load %partial[%3108] : memref<?xf32>
                  %3110 = arith.addi %3092, %1234 : index
                  %3111 = arith.addi %3110, %c60 : index
                  %3112 = memref.load %partial[%3111] : memref<?xf32>
                  %3113 = arith.addi %3092, %1234 : index
                  %3114 = arith.addi %3113, %c61 : index
                  %3115 = memref.load %partial[%3114] : memref<?xf32>
                  %3116 = arith.addi %3092, %1234 : index
                  %3117 = arith.addi %3116, %c62 : index
                  %3118 = memref.load %partial[%3117] : memref<?xf32>
                  %3119 = arith.addi %3092, %1234 : index
                  %3120 = arith.addi %3119, %c63 : index
                  %3121 = memref.load %partial[%3120] : memref<?xf32>
                  %3122 = arith.addi %3094, %c8 : index
                  %3123 = memref.load %partial[%3122] : memref<?xf32>
                  %3124 = arith.addi %2832, %c103 : i32
                  %3125 = arith.subi %2072, %c17 : i32
                  %3126 = arith.minsi %3124, %3125 : i32
                  %3127 = arith.addi %2802, %3126 : i32
                  %3128 = arith.addi %ranges, %groups : index
                  %3129 = arith.muli %9, %3128 : index
                  %3130 = arith.index_castui %3127 : i32 to index
                  %3131 = arith.addi %3129, %3130 : index
                  %3132 = arith.muli %3131, %c138 : index
                  %3133 = arith.addi %3132, %c15 : index
                  %3134 = arith.addi %3133, %1236 : index
                  %3135 = memref.load %partial[%3134] : memref<?xf32>
                  %3136 = arith.cmpi slt, %3124, %2072 : i32
                  %3137 = arith.select %3136, %3135, %c72 : f32
                  %3138 = arith.addi %3132, %1234 : index
                  %3139 = arith.addi %3138, %c23 : index
                  %3140 = memref.load %partial[%3139] : memref<?xf32>
                  %3141 = arith.addi %3132, %1234 : index
                  %3142 = arith.addi %3141, %c6 : index
                  %3143 = memref.load %partial[%3142] : memref<?xf32>
                  %3144 = arith.addi %3132, %1234 : index
                  %3145 = arith.addi %3144, %c24 : index
                  %3146 = memref.load %partial[%3145] : memref<?xf32>
                  %3147 = arith.addi %3132, %1234 : index
                  %3148 = arith.addi %3147, %c59 : index
                  %3149 = memref.load %partial[%3148] : memref<?xf32>
                  %3150 = arith.addi %3132, %1234 : index
                  %3151 = arith.addi %3150, %c60 : index
                  %3152 = memref.load %partial[%3151] : memref<?xf32>
                  %3153 = arith.addi %3132, %1234 : index
                  %3154 = arith.addi %3153, %c61 : index
                  %3155 = memref.load %partial[%3154] : memref<?xf32>
                  %3156 = arith.addi %3132, %1234 : index
                  %3157 = arith.addi %3156, %c62 : index
                  %3158 = memref.load %partial[%3157] : memref<?xf32>
                  %3159 = arith.addi %3132, %1234 : index
                  %3160 = arith.addi %3159, %c63 : index
                  %3161 = memref.load %partial[%3160] : memref<?xf32>
                  %3162 = arith.addi %3134, %c8 : index
                  %3163 = memref.load %partial[%3162] : memref<?xf32>
                  %3164 = arith.maxnumf %2833, %2857 fastmath<nnan> : f32
                  %3165 = arith.subf %2833, %3164 : f32
                  %3166 = wave.exp2 %3165 : f32
                  %3167 = arith.subf %2857, %3164 : f32
                  %3168 = wave.exp2 %3167 : f32
                  %3169 = arith.mulf %2834, %3166 : f32
                  %3170 = math.fma %2883, %3168, %3169 : f32
                  %3171 = arith.mulf %2835, %3166 : f32
                  %3172 = math.fma %2860, %3168, %3171 : f32
                  %3173 = arith.mulf %2836, %3166 : f32
                  %3174 = math.fma %2863, %3168, %3173 : f32
                  %3175 = arith.mulf %2837, %3166 : f32
                  %3176 = math.fma %2866, %3168, %3175 : f32
                  %3177 = arith.mulf %2838, %3166 : f32
                  %3178 = math.fma %2869, %3168, %3177 : f32
                  %3179 = arith.mulf %2839, %3166 : f32
                  %3180 = math.fma %2872, %3168, %3179 : f32
                  %3181 = arith.mulf %2840, %3166 : f32
                  %3182 = math.fma %2875, %3168, %3181 : f32
                  %3183 = arith.mulf %2841, %3166 : f32
                  %3184 = math.fma %2878, %3168, %3183 : f32
                  %3185 = arith.mulf %2842, %3166 : f32
                  %3186 = math.fma %2881, %3168, %3185 : f32
                  %3187 = arith.maxnumf %3164, %2897 fastmath<nnan> : f32
                  %3188 = arith.subf %3164, %3187 : f32
                  %3189 = wave.exp2 %3188 : f32
                  %3190 = arith.subf %2897, %3187 : f32
                  %3191 = wave.exp2 %3190 : f32
                  %3192 = arith.mulf %3170, %3189 : f32
                  %3193 = math.fma %2923, %3191, %3192 : f32
                  %3194 = arith.mulf %3172, %3189 : f32
                  %3195 = math.fma %2900, %3191, %3194 : f32
                  %3196 = arith.mulf %3174, %3189 : f32
                  %3197 = math.fma %2903, %3191, %3196 : f32
                  %3198 = arith.mulf %3176, %3189 : f32
                  %3199 = math.fma %2906, %3191, %3198 : f32
                  %3200 = arith.mulf %3178, %3189 : f32
                  %3201 = math.fma %2909, %3191, %3200 : f32
                  %3202 = arith.mulf %3180, %3189 : f32
                  %3203 = math.fma %2912, %3191, %3202 : f32
                  %3204 = arith.mulf %3182, %3189 : f32
                  %3205 = math.fma %2915, %3191, %3204 : f32
                  %3206 = arith.mulf %3184, %3189 : f32
                  %3207 = math.fma %2918, %3191, %3206 : f32
                  %3208 = arith.mulf %3186, %3189 : f32
                  %3209 = math.fma %2921, %3191, %3208 : f32
                  %3210 = arith.maxnumf %3187, %2937 fastmath<nnan> : f32
                  %3211 = arith.subf %3187, %3210 : f32
                  %3212 = wave.exp2 %3211 : f32
                  %3213 = arith.subf %2937, %3210 : f32
                  %3214 = wave.exp2 %3213 : f32
                  %3215 = arith.mulf %3193, %3212 : f32
                  %3216 = math.fma %2963, %3214, %3215 : f32
                  %3217 = arith.mulf %3195, %3212 : f32
                  %3218 = math.fma %2940, %3214, %3217 : f32
                  %3219 = arith.mulf %3197, %3212 : f32
                  %3220 = math.fma %2943, %3214, %3219 : f32
                  %3221 = arith.mulf %3199, %3212 : f32
                  %3222 = math.fma %2946, %3214, %3221 : f32
                  %3223 = arith.mulf %3201, %3212 : f32
                  %3224 = math.fma %2949, %3214, %3223 : f32
                  %3225 = arith.mulf %3203, %3212 : f32
                  %3226 = math.fma %2952, %3214, %3225 : f32
                  %3227 = arith.mulf %3205, %3212 : f32
                  %3228 = math.fma %2955, %3214, %3227 : f32
                  %3229 = arith.mulf %3207, %3212 : f32
                  %3230 = math.fma %2958, %3214, %3229 : f32
                  %3231 = arith.mulf %3209, %3212 : f32
                  %3232 = math.fma %2961, %3214, %3231 : f32
                  %3233 = arith.maxnumf %3210, %2977 fastmath<nnan> : f32
                  %3234 = arith.subf %3210, %3233 : f32
                  %3235 = wave.exp2 %3234 : f32
                  %3236 = arith.subf %2977, %3233 : f32
                  %3237 = wave.exp2 %3236 : f32
                  %3238 = arith.mulf %3216, %3235 : f32
                  %3239 = math.fma %3003, %3237, %3238 : f32
                  %3240 = arith.mulf %3218, %3235 : f32
                  %3241 = math.fma %2980, %3237, %3240 : f32
                  %3242 = arith.mulf %3220, %3235 : f32
                  %3243 = math.fma %2983, %3237, %3242 : f32
                  %3244 = arith.mulf %3222, %3235 : f32
                  %3245 = math.fma %2986, %3237, %3244 : f32
                  %3246 = arith.mulf %3224, %3235 : f32
                  %3247 = math.fma %2989, %3237, %3246 : f32
                  %3248 = arith.mulf %3226, %3235 : f32
                  %3249 = math.fma %2992, %3237, %3248 : f32
                  %3250 = arith.mulf %3228, %3235 : f32
                  %3251 = math.fma %2995, %3237, %3250 : f32
                  %3252 = arith.mulf %3230, %3235 : f32
                  %3253 = math.fma %2998, %3237, %3252 : f32
                  %3254 = arith.mulf %3232, %3235 : f32
                  %3255 = math.fma %3001, %3237, %3254 : f32
                  %3256 = arith.maxnumf %3233, %3017 fastmath<nnan> : f32
                  %3257 = arith.subf %3233, %3256 : f32
                  %3258 = wave.exp2 %3257 : f32
                  %3259 = arith.subf %3017, %3256 : f32
                  %3260 = wave.exp2 %3259 : f32
                  %3261 = arith.mulf %3239, %3258 : f32
                  %3262 = math.fma %3043, %3260, %3261 : f32
                  %3263 = arith.mulf %3241, %3258 : f32
                  %3264 = math.fma %3020, %3260, %3263 : f32
                  %3265 = arith.mulf %3243, %3258 : f32
                  %3266 = math.fma %3023, %3260, %3265 : f32
                  %3267 = arith.mulf %3245, %3258 : f32
                  %3268 = math.fma %3026, %3260, %3267 : f32
                  %3269 = arith.mulf %3247, %3258 : f32
                  %3270 = math.fma %3029, %3260, %3269 : f32
                  %3271 = arith.mulf %3249, %3258 : f32
                  %3272 = math.fma %3032, %3260, %3271 : f32
                  %3273 = arith.mulf %3251, %3258 : f32
                  %3274 = math.fma %3035, %3260, %3273 : f32
                  %3275 = arith.mulf %3253, %3258 : f32
                  %3276 = math.fma %3038, %3260, %3275 : f32
                  %3277 = arith.mulf %3255, %3258 : f32
                  %3278 = math.fma %3041, %3260, %3277 : f32
                  %3279 = arith.maxnumf %3256, %3057 fastmath<nnan> : f32
                  %3280 = arith.subf %3256, %3279 : f32
                  %3281 = wave.exp2 %3280 : f32
                  %3282 = arith.subf %3057, %3279 : f32
                  %3283 = wave.exp2 %3282 : f32
                  %3284 = arith.mulf %3262, %3281 : f32
                  %3285 = math.fma %3083, %3283, %3284 : f32
                  %3286 = arith.mulf %3264, %3281 : f32
                  %3287 = math.fma %3060, %3283, %3286 : f32
                  %3288 = arith.mulf %3266, %3281 : f32
                  %3289 = math.fma %3063, %3283, %3288 : f32
                  %3290 = arith.mulf %3268, %3281 : f32
                  %3291 = math.fma %3066, %3283, %3290 : f32
                  %3292 = arith.mulf %3270, %3281 : f32
                  %3293 = math.fma %3069, %3283, %3292 : f32
                  %3294 = arith.mulf %3272, %3281 : f32
                  %3295 = math.fma %3072, %3283, %3294 : f32
                  %3296 = arith.mulf %3274, %3281 : f32
                  %3297 = math.fma %3075, %3283, %3296 : f32
                  %3298 = arith.mulf %3276, %3281 : f32
                  %3299 = math.fma %3078, %3283, %3298 : f32
                  %3300 = arith.mulf %3278, %3281 : f32
                  %3301 = math.fma %3081, %3283, %3300 : f32
                  %3302 = arith.maxnumf %3279, %3097 fastmath<nnan> : f32
                  %3303 = arith.subf %3279, %3302 : f32
                  %3304 = wave.exp2 %3303 : f32
                  %3305 = arith.subf %3097, %3302 : f32
                  %3306 = wave.exp2 %3305 : f32
                  %3307 = arith.mulf %3285, %3304 : f32
                  %3308 = math.fma %3123, %3306, %3307 : f32
                  %3309 = arith.mulf %3287, %3304 : f32
                  %3310 = math.fma %3100, %3306, %3309 : f32
                  %3311 = arith.mulf %3289, %3304 : f32
                  %3312 = math.fma %3103, %3306, %3311 : f32
                  %3313 = arith.mulf %3291, %3304 : f32
                  %3314 = math.fma %3106, %3306, %3313 : f32
                  %3315 = arith.mulf %3293, %3304 : f32
                  %3316 = math.fma %3109, %3306, %3315 : f32
                  %3317 = arith.mulf %3295, %3304 : f32
                  %3318 = math.fma %3112, %3306, %3317 : f32
                  %3319 = arith.mulf %3297, %3304 : f32
                  %3320 = math.fma %3115, %3306, %3319 : f32
                  %3321 = arith.mulf %3299, %3304 : f32
                  %3322 = math.fma %3118, %3306, %3321 : f32
                  %3323 = arith.mulf %3301, %3304 : f32
                  %3324 = math.fma %3121, %3306, %3323 : f32
                  %3325 = arith.maxnumf %3302, %3137 fastmath<nnan> : f32
                  %3326 = arith.subf %3302, %3325 : f32
                  %3327 = wave.exp2 %3326 : f32
                  %3328 = arith.subf %3137, %3325 : f32
                  %3329 = wave.exp2 %3328 : f32
                  %3330 = arith.mulf %3308, %3327 : f32
                  %3331 = math.fma %3163, %3329, %3330 : f32
                  %3332 = arith.mulf %3310, %3327 : f32
                  %3333 = math.fma %3140, %3329, %3332 : f32
                  %3334 = arith.mulf %3312, %3327 : f32
                  %3335 = math.fma %3143, %3329, %3334 : f32
                  %3336 = arith.mulf %3314, %3327 : f32
                  %3337 = math.fma %3146, %3329, %3336 : f32
                  %3338 = arith.mulf %3316, %3327 : f32
                  %3339 = math.fma %3149, %3329, %3338 : f32
                  %3340 = arith.mulf %3318, %3327 : f32
                  %3341 = math.fma %3152, %3329, %3340 : f32
                  %3342 = arith.mulf %3320, %3327 : f32
                  %3343 = math.fma %3155, %3329, %3342 : f32
                  %3344 = arith.mulf %3322, %3327 : f32
                  %3345 = math.fma %3158, %3329, %3344 : f32
                  %3346 = arith.mulf %3324, %3327 : f32
                  %3347 = math.fma %3161, %3329, %3346 : f32
                  scf.yield %3325, %3331, %3333, %3335, %3337, %3339, %3341, %3343, %3345, %3347 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %3348 = arith.addi %kvHeads, %15 : index
                %3349 = memref.load %scales[%3348] : memref<?xf32>
                %3350 = arith.divf %3349, %2843#1 : f32
                %3351 = arith.addi %17, %1236 : index
                %3352 = arith.cmpi slt, %3351, %groupSize : index
                scf.if %3352 {
                  %3353 = arith.muli %15, %groupSize : index
                  %3354 = arith.addi %3353, %3351 : index
                  %3355 = arith.muli %3354, %c6 : index
                  %3356 = arith.muli %heads, %c6 : index
                  %3357 = arith.addi %1234, %c23 : index
                  %3358 = arith.mulf %2843#2, %3350 : f32
                  %3359 = arith.addf %3358, %c73 : f32
                  %3360 = arith.minimumf %3359, %c134 : f32
                  %3361 = arith.maximumf %3360, %c135 : f32
                  %3362 = arith.truncf %3361 : f32 to f16
                  %3363 = arith.divui %3357, %c8 : index
                  %3364 = arith.addi %3355, %3363 : index
                  %3365 = arith.divui %24, %outTileRows : index
                  %3366 = arith.divui %3356, %c3 : index
                  %3367 = arith.muli %3365, %3366 : index
                  %3368 = arith.divui %3364, %c3 : index
                  %3369 = arith.addi %3367, %3368 : index
                  %3370 = arith.muli %3369, %c9 : index
                  %3371 = arith.remui %3364, %c3 : index
                  %3372 = arith.divui %3371, %c8 : index
                  %3373 = arith.addi %3370, %3372 : index
                  %3374 = arith.muli %outTileRows, %c8 : index
                  %3375 = arith.muli %3373, %3374 : index
                  %3376 = arith.remui %24, %outTileRows : index
                  %3377 = arith.muli %3376, %c8 : index
                  %3378 = arith.addi %3375, %3377 : index
                  %3379 = arith.remui %3364, %c8 : index
                  %3380 = arith.addi %3378, %3379 : index
                  memref.store %3362, %out[%3380] : memref<?xf16>
                  %3381 = arith.addi %1234, %c6 : index
                  %3382 = arith.mulf %2843#3, %3350 : f32
                  %3383 = arith.addf %3382, %c73 : f32
                  %3384 = arith.minimumf %3383, %c134 : f32
                  %3385 = arith.maximumf %3384, %c135 : f32
                  %3386 = arith.truncf %3385 : f32 to f16
                  %3387 = arith.divui %3381, %c8 : index
                  %3388 = arith.addi %3355, %3387 : index
                  %3389 = arith.divui %24, %outTileRows : index
                  %3390 = arith.divui %3356, %c3 : index
                  %3391 = arith.muli %3389, %3390 : index
                  %3392 = arith.divui %3388, %c3 : index
                  %3393 = arith.addi %3391, %3392 : index
                  %3394 = arith.muli %3393, %c9 : index
                  %3395 = arith.remui %3388, %c3 : index
                  %3396 = arith.divui %3395, %c8 : index
                  %3397 = arith.addi %3394, %3396 : index
                  %3398 = arith.muli %outTileRows, %c8 : index
                  %3399 = arith.muli %3397, %3398 : index
                  %3400 = arith.remui %24, %outTileRows : index
                  %3401 = arith.muli %3400, %c8 : index
                  %3402 = arith.addi %3399, %3401 : index
                  %3403 = arith.remui %3388, %c8 : index
                  %3404 = arith.addi %3402, %3403 : index
                  memref.store %3386, %out[%3404] : memref<?xf16>
                  %3405 = arith.addi %1234, %c24 : index
                  %3406 = arith.mulf %2843#4, %3350 : f32
                  %3407 = arith.addf %3406, %c73 : f32
                  %3408 = arith.minimumf %3407, %c134 : f32
                  %3409 = arith.maximumf %3408, %c135 : f32
                  %3410 = arith.truncf %3409 : f32 to f16
                  %3411 = arith.divui %3405, %c8 : index
                  %3412 = arith.addi %3355, %3411 : index
                  %3413 = arith.divui %24, %outTileRows : index
                  %3414 = arith.divui %3356, %c3 : index
                  %3415 = arith.muli %3413, %3414 : index
                  %3416 = arith.divui %3412, %c3 : index
                  %3417 = arith.addi %3415, %3416 : index
                  %3418 = arith.muli %3417, %c9 : index
                  %3419 = arith.remui %3412, %c3 : index
                  %3420 = arith.divui %3419, %c8 : index
                  %3421 = arith.addi %3418, %3420 : index
                  %3422 = arith.muli %outTileRows, %c8 : index
                  %3423 = arith.muli %3421, %3422 : index
                  %3424 = arith.remui %24, %outTileRows : index
                  %3425 = arith.muli %3424, %c8 : index
                  %3426 = arith.addi %3423, %3425 : index
                  %3427 = arith.remui %3412, %c8 : index
                  %3428 = arith.addi %3426, %3427 : index
                  memref.store %3410, %out[%3428] : memref<?xf16>
                  %3429 = arith.addi %1234, %c59 : index
                  %3430 = arith.mulf %2843#5, %3350 : f32
                  %3431 = arith.addf %3430, %c73 : f32
                  %3432 = arith.minimumf %3431, %c134 : f32
                  %3433 = arith.maximumf %3432, %c135 : f32
                  %3434 = arith.truncf %3433 : f32 to f16
                  %3435 = arith.divui %3429, %c8 : index
                  %3436 = arith.addi %3355, %3435 : index
                  %3437 = arith.divui %24, %outTileRows : index
                  %3438 = arith.divui %3356, %c3 : index
                  %3439 = arith.muli %3437, %3438 : index
                  %3440 = arith.divui %3436, %c3 : index
                  %3441 = arith.addi %3439, %3440 : index
                  %3442 = arith.muli %3441, %c9 : index
                  %3443 = arith.remui %3436, %c3 : index
                  %3444 = arith.divui %3443, %c8 : index
                  %3445 = arith.addi %3442, %3444 : index
                  %3446 = arith.muli %outTileRows, %c8 : index
                  %3447 = arith.muli %3445, %3446 : index
                  %3448 = arith.remui %24, %outTileRows : index
                  %3449 = arith.muli %3448, %c8 : index
                  %3450 = arith.addi %3447, %3449 : index
                  %3451 = arith.remui %3436, %c8 : index
                  %3452 = arith.addi %3450, %3451 : index
                  memref.store %3434, %out[%3452] : memref<?xf16>
                  %3453 = arith.addi %1234, %c60 : index
                  %3454 = arith.mulf %2843#6, %3350 : f32
                  %3455 = arith.addf %3454, %c73 : f32
                  %3456 = arith.minimumf %3455, %c134 : f32
                  %3457 = arith.maximumf %3456, %c135 : f32
                  %3458 = arith.truncf %3457 : f32 to f16
                  %3459 = arith.divui %3453, %c8 : index
                  %3460 = arith.addi %3355, %3459 : index
                  %3461 = arith.divui %24, %outTileRows : index
                  %3462 = arith.divui %3356, %c3 : index
                  %3463 = arith.muli %3461, %3462 : index
                  %3464 = arith.divui %3460, %c3 : index
                  %3465 = arith.addi %3463, %3464 : index
                  %3466 = arith.muli %3465, %c9 : index
                  %3467 = arith.remui %3460, %c3 : index
                  %3468 = arith.divui %3467, %c8 : index
                  %3469 = arith.addi %3466, %3468 : index
                  %3470 = arith.muli %outTileRows, %c8 : index
                  %3471 = arith.muli %3469, %3470 : index
                  %3472 = arith.remui %24, %outTileRows : index
                  %3473 = arith.muli %3472, %c8 : index
                  %3474 = arith.addi %3471, %3473 : index
                  %3475 = arith.remui %3460, %c8 : index
                  %3476 = arith.addi %3474, %3475 : index
                  memref.store %3458, %out[%3476] : memref<?xf16>
                  %3477 = arith.addi %1234, %c61 : index
                  %3478 = arith.mulf %2843#7, %3350 : f32
                  %3479 = arith.addf %3478, %c73 : f32
                  %3480 = arith.minimumf %3479, %c134 : f32
                  %3481 = arith.maximumf %3480, %c135 : f32
                  %3482 = arith.truncf %3481 : f32 to f16
                  %3483 = arith.divui %3477, %c8 : index
                  %3484 = arith.addi %3355, %3483 : index
                  %3485 = arith.divui %24, %outTileRows : index
                  %3486 = arith.divui %3356, %c3 : index
                  %3487 = arith.muli %3485, %3486 : index
                  %3488 = arith.divui %3484, %c3 : index
                  %3489 = arith.addi %3487, %3488 : index
                  %3490 = arith.muli %3489, %c9 : index
                  %3491 = arith.remui %3484, %c3 : index
                  %3492 = arith.divui %3491, %c8 : index
                  %3493 = arith.addi %3490, %3492 : index
                  %3494 = arith.muli %outTileRows, %c8 : index
                  %3495 = arith.muli %3493, %3494 : index
                  %3496 = arith.remui %24, %outTileRows : index
                  %3497 = arith.muli %3496, %c8 : index
                  %3498 = arith.addi %3495, %3497 : index
                  %3499 = arith.remui %3484, %c8 : index
                  %3500 = arith.addi %3498, %3499 : index
                  memref.store %3482, %out[%3500] : memref<?xf16>
                  %3501 = arith.addi %1234, %c62 : index
                  %3502 = arith.mulf %2843#8, %3350 : f32
                  %3503 = arith.addf %3502, %c73 : f32
                  %3504 = arith.minimumf %3503, %c134 : f32
                  %3505 = arith.maximumf %3504, %c135 : f32
                  %3506 = arith.truncf %3505 : f32 to f16
                  %3507 = arith.divui %3501, %c8 : index
                  %3508 = arith.addi %3355, %3507 : index
                  %3509 = arith.divui %24, %outTileRows : index
                  %3510 = arith.divui %3356, %c3 : index
                  %3511 = arith.muli %3509, %3510 : index
                  %3512 = arith.divui %3508, %c3 : index
                  %3513 = arith.addi %3511, %3512 : index
                  %3514 = arith.muli %3513, %c9 : index
                  %3515 = arith.remui %3508, %c3 : index
                  %3516 = arith.divui %3515, %c8 : index
                  %3517 = arith.addi %3514, %3516 : index
                  %3518 = arith.muli %outTileRows, %c8 : index
                  %3519 = arith.muli %3517, %3518 : index
                  %3520 = arith.remui %24, %outTileRows : index
                  %3521 = arith.muli %3520, %c8 : index
                  %3522 = arith.addi %3519, %3521 : index
                  %3523 = arith.remui %3508, %c8 : index
                  %3524 = arith.addi %3522, %3523 : index
                  memref.store %3506, %out[%3524] : memref<?xf16>
                  %3525 = arith.addi %1234, %c63 : index
                  %3526 = arith.mulf %2843#9, %3350 : f32
                  %3527 = arith.addf %3526, %c73 : f32
                  %3528 = arith.minimumf %3527, %c134 : f32
                  %3529 = arith.maximumf %3528, %c135 : f32
                  %3530 = arith.truncf %3529 : f32 to f16
                  %3531 = arith.divui %3525, %c8 : index
                  %3532 = arith.addi %3355, %3531 : index
                  %3533 = arith.divui %24, %outTileRows : index
                  %3534 = arith.divui %3356, %c3 : index
                  %3535 = arith.muli %3533, %3534 : index
                  %3536 = arith.divui %3532, %c3 : index
                  %3537 = arith.addi %3535, %3536 : index
                  %3538 = arith.muli %3537, %c9 : index
                  %3539 = arith.remui %3532, %c3 : index
                  %3540 = arith.divui %3539, %c8 : index
                  %3541 = arith.addi %3538, %3540 : index
                  %3542 = arith.muli %outTileRows, %c8 : index
                  %3543 = arith.muli %3541, %3542 : index
                  %3544 = arith.remui %24, %outTileRows : index
                  %3545 = arith.muli %3544, %c8 : index
                  %3546 = arith.addi %3543, %3545 : index
                  %3547 = arith.remui %3532, %c8 : index
                  %3548 = arith.addi %3546, %3547 : index
                  memref.store %3530, %out[%3548] : memref<?xf16>
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
