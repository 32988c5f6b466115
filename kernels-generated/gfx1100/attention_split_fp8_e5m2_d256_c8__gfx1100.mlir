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
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c23 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c27 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c22 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c28 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c29 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c30 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c25 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c31 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c32 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c33 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = arith.addi %85, %c34 : index
        %111 = vector.load %5[%110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %112 = arith.addi %85, %c35 : index
        %113 = vector.load %5[%112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %114 = arith.addi %85, %c36 : index
        %115 = vector.load %5[%114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %116 = arith.addi %85, %c37 : index
        %117 = vector.load %5[%116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %118 = arith.addi %85, %c38 : index
        %119 = vector.load %5[%118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %120 = arith.addi %85, %c39 : index
        %121 = vector.load %5[%120] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %122 = arith.addi %85, %c40 : index
        %123 = vector.load %5[%122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %124 = arith.addi %85, %c41 : index
        %125 = vector.load %5[%124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %126 = arith.addi %85, %c42 : index
        %127 = vector.load %5[%126] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %128 = arith.addi %85, %c43 : index
        %129 = vector.load %5[%128] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %130 = arith.addi %85, %c44 : index
        %131 = vector.load %5[%130] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %132 = arith.addi %85, %c45 : index
        %133 = vector.load %5[%132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %134 = arith.addi %85, %c46 : index
        %135 = vector.load %5[%134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %136 = arith.addi %85, %c47 : index
        %137 = vector.load %5[%136] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %138 = arith.addi %85, %c48 : index
        %139 = vector.load %5[%138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %140 = arith.addi %85, %c49 : index
        %141 = vector.load %5[%140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %142 = arith.addi %85, %c50 : index
        %143 = vector.load %5[%142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %144 = arith.addi %85, %c51 : index
        %145 = vector.load %5[%144] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %146 = arith.addi %85, %c52 : index
        %147 = vector.load %5[%146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %148 = arith.addi %85, %c53 : index
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
        %223 = arith.shrui %222, %c54 : i32
        %224 = arith.maxsi %223, %c55 : i32
        %225 = arith.minsi %224, %c56 : i32
        %226 = arith.subi %c57, %225 : i32
        %227 = arith.shli %226, %c54 : i32
        %228 = arith.bitcast %227 : i32 to f32
        %229 = arith.subi %225, %c58 : i32
        %230 = arith.shli %229, %c54 : i32
        %231 = arith.bitcast %230 : i32 to f32
        %232 = vector.broadcast %228 : f32 to vector<4xf32>
        %233 = arith.muli %1, %c8 : index
        %234 = arith.muli %2, %c38 : index
        %235 = arith.addi %233, %234 : index
        %236 = arith.mulf %87, %232 : vector<4xf32>
        %237 = arith.truncf %236 : vector<4xf32> to vector<4xf16>
        %238 = arith.mulf %89, %232 : vector<4xf32>
        %239 = arith.truncf %238 : vector<4xf32> to vector<4xf16>
        %240 = vector.shuffle %237, %239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %241 = arith.addi %235, %c23 : index
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
        %253 = arith.addi %235, %c24 : index
        vector.store %252, %4[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %254 = arith.mulf %99, %232 : vector<4xf32>
        %255 = arith.truncf %254 : vector<4xf32> to vector<4xf16>
        %256 = arith.mulf %101, %232 : vector<4xf32>
        %257 = arith.truncf %256 : vector<4xf32> to vector<4xf16>
        %258 = vector.shuffle %255, %257 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %259 = arith.addi %235, %c59 : index
        vector.store %258, %4[%259] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %260 = arith.mulf %103, %232 : vector<4xf32>
        %261 = arith.truncf %260 : vector<4xf32> to vector<4xf16>
        %262 = arith.mulf %105, %232 : vector<4xf32>
        %263 = arith.truncf %262 : vector<4xf32> to vector<4xf16>
        %264 = vector.shuffle %261, %263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %265 = arith.addi %235, %c60 : index
        vector.store %264, %4[%265] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %266 = arith.mulf %107, %232 : vector<4xf32>
        %267 = arith.truncf %266 : vector<4xf32> to vector<4xf16>
        %268 = arith.mulf %109, %232 : vector<4xf32>
        %269 = arith.truncf %268 : vector<4xf32> to vector<4xf16>
        %270 = vector.shuffle %267, %269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %271 = arith.addi %235, %c61 : index
        vector.store %270, %4[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %272 = arith.mulf %111, %232 : vector<4xf32>
        %273 = arith.truncf %272 : vector<4xf32> to vector<4xf16>
        %274 = arith.mulf %113, %232 : vector<4xf32>
        %275 = arith.truncf %274 : vector<4xf32> to vector<4xf16>
        %276 = vector.shuffle %273, %275 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %277 = arith.addi %235, %c62 : index
        vector.store %276, %4[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %278 = arith.mulf %115, %232 : vector<4xf32>
        %279 = arith.truncf %278 : vector<4xf32> to vector<4xf16>
        %280 = arith.mulf %117, %232 : vector<4xf32>
        %281 = arith.truncf %280 : vector<4xf32> to vector<4xf16>
        %282 = vector.shuffle %279, %281 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %283 = arith.addi %235, %c63 : index
        vector.store %282, %4[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %284 = arith.mulf %119, %232 : vector<4xf32>
        %285 = arith.truncf %284 : vector<4xf32> to vector<4xf16>
        %286 = arith.mulf %121, %232 : vector<4xf32>
        %287 = arith.truncf %286 : vector<4xf32> to vector<4xf16>
        %288 = vector.shuffle %285, %287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %289 = arith.addi %235, %c15 : index
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
        %336 = arith.muli %335, %c20 : i32
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
          %347 = arith.divui %339, %c18 : i32
          %348 = arith.addi %347, %c77 : i32
          %349 = arith.minsi %348, %40 : i32
          %350 = arith.index_castui %349 : i32 to index
          %351 = arith.addi %32, %350 : index
          %352 = memref.load %step[%351] : memref<?xi32>
          %353 = arith.index_cast %352 : i32 to index
          %354 = arith.muli %353, %33 : index
          %355 = arith.addi %354, %34 : index
          %356 = arith.addi %347, %c17 : i32
          %357 = arith.minsi %356, %40 : i32
          %358 = arith.index_castui %357 : i32 to index
          %359 = arith.addi %32, %358 : index
          %360 = memref.load %step[%359] : memref<?xi32>
          %361 = arith.index_cast %360 : i32 to index
          %362 = arith.muli %361, %33 : index
          %363 = arith.addi %362, %34 : index
          %364 = arith.addi %355, %35 : index
          %365 = arith.addi %364, %c23 : index
          %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %367 = arith.addi %363, %35 : index
          %368 = arith.addi %367, %c23 : index
          %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %370 = arith.addi %364, %c25 : index
          %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %372 = arith.addi %367, %c25 : index
          %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %397:22 = scf.for %374 = %c77 to %346 step %c17 iter_args(%375 = %366, %376 = %369, %377 = %371, %378 = %373, %379 = %c72, %380 = %c73, %381 = %c74, %382 = %c74, %383 = %c74, %384 = %c74, %385 = %c74, %386 = %c74, %387 = %c74, %388 = %c74, %389 = %c74, %390 = %c74, %391 = %c74, %392 = %c74, %393 = %c74, %394 = %c74, %395 = %c74, %396 = %c74) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %398 = arith.muli %374, %c76 : i32
            %399 = arith.addi %339, %398 : i32
            %400 = arith.addi %399, %c76 : i32
            %401 = arith.divui %399, %c18 : i32
            %402 = arith.addi %401, %c77 : i32
            %403 = arith.minsi %402, %40 : i32
            %404 = arith.index_castui %403 : i32 to index
            %405 = arith.addi %32, %404 : index
            %406 = memref.load %step[%405] : memref<?xi32>
            %407 = arith.index_cast %406 : i32 to index
            %408 = arith.muli %407, %33 : index
            %409 = arith.addi %408, %34 : index
            %410 = arith.addi %401, %c17 : i32
            %411 = arith.minsi %410, %40 : i32
            %412 = arith.index_castui %411 : i32 to index
            %413 = arith.addi %32, %412 : index
            %414 = memref.load %step[%413] : memref<?xi32>
            %415 = arith.index_cast %414 : i32 to index
            %416 = arith.muli %415, %33 : index
            %417 = arith.addi %416, %34 : index
            %418 = arith.divui %400, %c18 : i32
            %419 = arith.addi %418, %c77 : i32
            %420 = arith.minsi %419, %40 : i32
            %421 = arith.index_castui %420 : i32 to index
            %422 = arith.addi %32, %421 : index
            %423 = memref.load %step[%422] : memref<?xi32>
            %424 = arith.index_cast %423 : i32 to index
            %425 = arith.muli %424, %33 : index
            %426 = arith.addi %425, %34 : index
            %427 = arith.addi %418, %c17 : i32
            %428 = arith.minsi %427, %40 : i32
            %429 = arith.index_castui %428 : i32 to index
            %430 = arith.addi %32, %429 : index
            %431 = memref.load %step[%430] : memref<?xi32>
            %432 = arith.index_cast %431 : i32 to index
            %433 = arith.muli %432, %33 : index
            %434 = arith.addi %433, %34 : index
            %435 = wave.opaque %c23 : index
            %436 = arith.muli %1, %c8 : index
            %437 = arith.addi %435, %436 : index
            %438 = arith.addi %409, %35 : index
            %439 = arith.addi %438, %c38 : index
            %440 = vector.load %kv[%439] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %441 = arith.addi %417, %35 : index
            %442 = arith.addi %441, %c38 : index
            %443 = vector.load %kv[%442] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %444 = vector.bitcast %375 : vector<4xi32> to vector<16xi8>
            %445 = wave.fp8_decode "e5m2" packed %444 : vector<16xi8> -> vector<16xf16>
            %446 = vector.bitcast %376 : vector<4xi32> to vector<16xi8>
            %447 = wave.fp8_decode "e5m2" packed %446 : vector<16xi8> -> vector<16xf16>
            %448 = arith.addi %437, %c23 : index
            %449 = vector.load %4[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %450 = arith.addi %448, %c38 : index
            %451 = vector.load %4[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %453 = wave.mma %445, %452, %c74 : vector<16xf16>, vector<8xf32>
            %454 = wave.mma %447, %452, %c74 : vector<16xf16>, vector<8xf32>
            %455 = arith.addi %438, %c46 : index
            %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %457 = arith.addi %441, %c46 : index
            %458 = vector.load %kv[%457] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %459 = vector.bitcast %377 : vector<4xi32> to vector<16xi8>
            %460 = wave.fp8_decode "e5m2" packed %459 : vector<16xi8> -> vector<16xf16>
            %461 = vector.bitcast %378 : vector<4xi32> to vector<16xi8>
            %462 = wave.fp8_decode "e5m2" packed %461 : vector<16xi8> -> vector<16xf16>
            %463 = arith.addi %437, %c6 : index
            %464 = vector.load %4[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %465 = arith.addi %463, %c38 : index
            %466 = vector.load %4[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %467 = vector.shuffle %464, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %468 = wave.mma %460, %467, %453 : vector<16xf16>, vector<8xf32>
            %469 = wave.mma %462, %467, %454 : vector<16xf16>, vector<8xf32>
            %470 = arith.addi %438, %c6 : index
            %471 = vector.load %kv[%470] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %472 = arith.addi %441, %c6 : index
            %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %474 = vector.bitcast %440 : vector<4xi32> to vector<16xi8>
            %475 = wave.fp8_decode "e5m2" packed %474 : vector<16xi8> -> vector<16xf16>
            %476 = vector.bitcast %443 : vector<4xi32> to vector<16xi8>
            %477 = wave.fp8_decode "e5m2" packed %476 : vector<16xi8> -> vector<16xf16>
            %478 = arith.addi %437, %c24 : index
            %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %480 = arith.addi %478, %c38 : index
            %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %483 = wave.mma %475, %482, %468 : vector<16xf16>, vector<8xf32>
            %484 = wave.mma %477, %482, %469 : vector<16xf16>, vector<8xf32>
            %485 = arith.addi %438, %c78 : index
            %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %487 = arith.addi %441, %c78 : index
            %488 = vector.load %kv[%487] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %489 = vector.bitcast %456 : vector<4xi32> to vector<16xi8>
            %490 = wave.fp8_decode "e5m2" packed %489 : vector<16xi8> -> vector<16xf16>
            %491 = vector.bitcast %458 : vector<4xi32> to vector<16xi8>
            %492 = wave.fp8_decode "e5m2" packed %491 : vector<16xi8> -> vector<16xf16>
            %493 = arith.addi %437, %c59 : index
            %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %495 = arith.addi %493, %c38 : index
            %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %498 = wave.mma %490, %497, %483 : vector<16xf16>, vector<8xf32>
            %499 = wave.mma %492, %497, %484 : vector<16xf16>, vector<8xf32>
            %500 = arith.addi %438, %c79 : index
            %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %502 = arith.addi %441, %c79 : index
            %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %504 = vector.bitcast %471 : vector<4xi32> to vector<16xi8>
            %505 = wave.fp8_decode "e5m2" packed %504 : vector<16xi8> -> vector<16xf16>
            %506 = vector.bitcast %473 : vector<4xi32> to vector<16xi8>
            %507 = wave.fp8_decode "e5m2" packed %506 : vector<16xi8> -> vector<16xf16>
            %508 = arith.addi %437, %c60 : index
            %509 = vector.load %4[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %510 = arith.addi %508, %c38 : index
            %511 = vector.load %4[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %512 = vector.shuffle %509, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %513 = wave.mma %505, %512, %498 : vector<16xf16>, vector<8xf32>
            %514 = wave.mma %507, %512, %499 : vector<16xf16>, vector<8xf32>
            %515 = arith.addi %438, %c80 : index
            %516 = vector.load %kv[%515] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %517 = arith.addi %441, %c80 : index
            %518 = vector.load %kv[%517] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %519 = vector.bitcast %486 : vector<4xi32> to vector<16xi8>
            %520 = wave.fp8_decode "e5m2" packed %519 : vector<16xi8> -> vector<16xf16>
            %521 = vector.bitcast %488 : vector<4xi32> to vector<16xi8>
            %522 = wave.fp8_decode "e5m2" packed %521 : vector<16xi8> -> vector<16xf16>
            %523 = arith.addi %437, %c61 : index
            %524 = vector.load %4[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %525 = arith.addi %523, %c38 : index
            %526 = vector.load %4[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %527 = vector.shuffle %524, %526 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %528 = wave.mma %520, %527, %513 : vector<16xf16>, vector<8xf32>
            %529 = wave.mma %522, %527, %514 : vector<16xf16>, vector<8xf32>
            %530 = arith.addi %438, %c24 : index
            %531 = vector.load %kv[%530] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %532 = arith.addi %441, %c24 : index
            %533 = vector.load %kv[%532] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %534 = vector.bitcast %501 : vector<4xi32> to vector<16xi8>
            %535 = wave.fp8_decode "e5m2" packed %534 : vector<16xi8> -> vector<16xf16>
            %536 = vector.bitcast %503 : vector<4xi32> to vector<16xi8>
            %537 = wave.fp8_decode "e5m2" packed %536 : vector<16xi8> -> vector<16xf16>
            %538 = arith.addi %437, %c62 : index
            %539 = vector.load %4[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %540 = arith.addi %538, %c38 : index
            %541 = vector.load %4[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %542 = vector.shuffle %539, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %543 = wave.mma %535, %542, %528 : vector<16xf16>, vector<8xf32>
            %544 = wave.mma %537, %542, %529 : vector<16xf16>, vector<8xf32>
            %545 = arith.addi %438, %c81 : index
            %546 = vector.load %kv[%545] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %547 = arith.addi %441, %c81 : index
            %548 = vector.load %kv[%547] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %549 = vector.bitcast %516 : vector<4xi32> to vector<16xi8>
            %550 = wave.fp8_decode "e5m2" packed %549 : vector<16xi8> -> vector<16xf16>
            %551 = vector.bitcast %518 : vector<4xi32> to vector<16xi8>
            %552 = wave.fp8_decode "e5m2" packed %551 : vector<16xi8> -> vector<16xf16>
            %553 = arith.addi %437, %c63 : index
            %554 = vector.load %4[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %555 = arith.addi %553, %c38 : index
            %556 = vector.load %4[%555] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %557 = vector.shuffle %554, %556 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %558 = wave.mma %550, %557, %543 : vector<16xf16>, vector<8xf32>
            %559 = wave.mma %552, %557, %544 : vector<16xf16>, vector<8xf32>
            %560 = arith.addi %438, %c82 : index
            %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %562 = arith.addi %441, %c82 : index
            %563 = vector.load %kv[%562] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %564 = vector.bitcast %531 : vector<4xi32> to vector<16xi8>
            %565 = wave.fp8_decode "e5m2" packed %564 : vector<16xi8> -> vector<16xf16>
            %566 = vector.bitcast %533 : vector<4xi32> to vector<16xi8>
            %567 = wave.fp8_decode "e5m2" packed %566 : vector<16xi8> -> vector<16xf16>
            %568 = arith.addi %437, %c15 : index
            %569 = vector.load %4[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %570 = arith.addi %568, %c38 : index
            %571 = vector.load %4[%570] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %572 = vector.shuffle %569, %571 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %573 = wave.mma %565, %572, %558 : vector<16xf16>, vector<8xf32>
            %574 = wave.mma %567, %572, %559 : vector<16xf16>, vector<8xf32>
            %575 = arith.addi %438, %c83 : index
            %576 = vector.load %kv[%575] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %577 = arith.addi %441, %c83 : index
            %578 = vector.load %kv[%577] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %579 = vector.bitcast %546 : vector<4xi32> to vector<16xi8>
            %580 = wave.fp8_decode "e5m2" packed %579 : vector<16xi8> -> vector<16xf16>
            %581 = vector.bitcast %548 : vector<4xi32> to vector<16xi8>
            %582 = wave.fp8_decode "e5m2" packed %581 : vector<16xi8> -> vector<16xf16>
            %583 = arith.addi %437, %c64 : index
            %584 = vector.load %4[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %585 = arith.addi %583, %c38 : index
            %586 = vector.load %4[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %587 = vector.shuffle %584, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %588 = wave.mma %580, %587, %573 : vector<16xf16>, vector<8xf32>
            %589 = wave.mma %582, %587, %574 : vector<16xf16>, vector<8xf32>
            %590 = arith.addi %438, %c59 : index
            %591 = vector.load %kv[%590] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %592 = arith.addi %441, %c59 : index
            %593 = vector.load %kv[%592] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %594 = vector.bitcast %561 : vector<4xi32> to vector<16xi8>
            %595 = wave.fp8_decode "e5m2" packed %594 : vector<16xi8> -> vector<16xf16>
            %596 = vector.bitcast %563 : vector<4xi32> to vector<16xi8>
            %597 = wave.fp8_decode "e5m2" packed %596 : vector<16xi8> -> vector<16xf16>
            %598 = arith.addi %437, %c65 : index
            %599 = vector.load %4[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %600 = arith.addi %598, %c38 : index
            %601 = vector.load %4[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %602 = vector.shuffle %599, %601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %603 = wave.mma %595, %602, %588 : vector<16xf16>, vector<8xf32>
            %604 = wave.mma %597, %602, %589 : vector<16xf16>, vector<8xf32>
            %605 = arith.addi %438, %c84 : index
            %606 = vector.load %kv[%605] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %607 = arith.addi %441, %c84 : index
            %608 = vector.load %kv[%607] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %609 = vector.bitcast %576 : vector<4xi32> to vector<16xi8>
            %610 = wave.fp8_decode "e5m2" packed %609 : vector<16xi8> -> vector<16xf16>
            %611 = vector.bitcast %578 : vector<4xi32> to vector<16xi8>
            %612 = wave.fp8_decode "e5m2" packed %611 : vector<16xi8> -> vector<16xf16>
            %613 = arith.addi %437, %c66 : index
            %614 = vector.load %4[%613] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %615 = arith.addi %613, %c38 : index
            %616 = vector.load %4[%615] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %617 = vector.shuffle %614, %616 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %618 = wave.mma %610, %617, %603 : vector<16xf16>, vector<8xf32>
            %619 = wave.mma %612, %617, %604 : vector<16xf16>, vector<8xf32>
            %620 = arith.addi %438, %c85 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %622 = arith.addi %441, %c85 : index
            %623 = vector.load %kv[%622] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %624 = vector.bitcast %591 : vector<4xi32> to vector<16xi8>
            %625 = wave.fp8_decode "e5m2" packed %624 : vector<16xi8> -> vector<16xf16>
            %626 = vector.bitcast %593 : vector<4xi32> to vector<16xi8>
            %627 = wave.fp8_decode "e5m2" packed %626 : vector<16xi8> -> vector<16xf16>
            %628 = arith.addi %437, %c67 : index
            %629 = vector.load %4[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %630 = arith.addi %628, %c38 : index
            %631 = vector.load %4[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %632 = vector.shuffle %629, %631 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %633 = wave.mma %625, %632, %618 : vector<16xf16>, vector<8xf32>
            %634 = wave.mma %627, %632, %619 : vector<16xf16>, vector<8xf32>
            %635 = arith.addi %438, %c86 : index
            %636 = vector.load %kv[%635] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %637 = arith.addi %441, %c86 : index
            %638 = vector.load %kv[%637] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %639 = vector.bitcast %606 : vector<4xi32> to vector<16xi8>
            %640 = wave.fp8_decode "e5m2" packed %639 : vector<16xi8> -> vector<16xf16>
            %641 = vector.bitcast %608 : vector<4xi32> to vector<16xi8>
            %642 = wave.fp8_decode "e5m2" packed %641 : vector<16xi8> -> vector<16xf16>
            %643 = arith.addi %437, %c68 : index
            %644 = vector.load %4[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %645 = arith.addi %643, %c38 : index
            %646 = vector.load %4[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %647 = vector.shuffle %644, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %648 = wave.mma %640, %647, %633 : vector<16xf16>, vector<8xf32>
            %649 = wave.mma %642, %647, %634 : vector<16xf16>, vector<8xf32>
            %650 = arith.addi %438, %c60 : index
            %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %652 = arith.addi %441, %c60 : index
            %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %654 = vector.bitcast %621 : vector<4xi32> to vector<16xi8>
            %655 = wave.fp8_decode "e5m2" packed %654 : vector<16xi8> -> vector<16xf16>
            %656 = vector.bitcast %623 : vector<4xi32> to vector<16xi8>
            %657 = wave.fp8_decode "e5m2" packed %656 : vector<16xi8> -> vector<16xf16>
            %658 = arith.addi %437, %c69 : index
            %659 = vector.load %4[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %660 = arith.addi %658, %c38 : index
            %661 = vector.load %4[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %662 = vector.shuffle %659, %661 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %663 = wave.mma %655, %662, %648 : vector<16xf16>, vector<8xf32>
            %664 = wave.mma %657, %662, %649 : vector<16xf16>, vector<8xf32>
            %665 = arith.addi %438, %c87 : index
            %666 = vector.load %kv[%665] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %667 = arith.addi %441, %c87 : index
            %668 = vector.load %kv[%667] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %669 = vector.bitcast %636 : vector<4xi32> to vector<16xi8>
            %670 = wave.fp8_decode "e5m2" packed %669 : vector<16xi8> -> vector<16xf16>
            %671 = vector.bitcast %638 : vector<4xi32> to vector<16xi8>
            %672 = wave.fp8_decode "e5m2" packed %671 : vector<16xi8> -> vector<16xf16>
            %673 = arith.addi %437, %c70 : index
            %674 = vector.load %4[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %675 = arith.addi %673, %c38 : index
            %676 = vector.load %4[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %677 = vector.shuffle %674, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %678 = wave.mma %670, %677, %663 : vector<16xf16>, vector<8xf32>
            %679 = wave.mma %672, %677, %664 : vector<16xf16>, vector<8xf32>
            %680 = arith.addi %438, %c88 : index
            %681 = vector.load %kv[%680] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %682 = arith.addi %441, %c88 : index
            %683 = vector.load %kv[%682] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %684 = wave.opaque %678 : vector<8xf32>
            %685 = wave.opaque %679 : vector<8xf32>
            %686 = wave.opaque %400 : i32
            %687 = arith.cmpi sgt, %686, %341 : i32
            %688:2 = scf.if %687 -> (vector<8xf32>, vector<8xf32>) {
              %689 = arith.index_cast %2 : index to i32
              %690 = arith.addi %399, %689 : i32
              %691 = arith.subi %38, %690 : i32
              %692 = arith.subi %691, %c77 : i32
              %693 = vector.broadcast %692 : i32 to vector<8xi32>
              %694 = arith.cmpi sgt, %693, %c90 : vector<8xi32>
              %695 = arith.select %694, %684, %c89 : vector<8xi1>, vector<8xf32>
              %696 = arith.subi %691, %c18 : i32
              %697 = vector.broadcast %696 : i32 to vector<8xi32>
              %698 = arith.cmpi sgt, %697, %c90 : vector<8xi32>
              %699 = arith.select %698, %685, %c89 : vector<8xi1>, vector<8xf32>
              scf.yield %695, %699 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %684, %685 : vector<8xf32>, vector<8xf32>
            }
            %700 = vector.extract %688#0[0] : f32 from vector<8xf32>
            %701 = vector.extract %688#0[1] : f32 from vector<8xf32>
            %702 = vector.extract %688#0[2] : f32 from vector<8xf32>
            %703 = vector.extract %688#0[3] : f32 from vector<8xf32>
            %704 = vector.extract %688#0[4] : f32 from vector<8xf32>
            %705 = vector.extract %688#0[5] : f32 from vector<8xf32>
            %706 = vector.extract %688#0[6] : f32 from vector<8xf32>
            %707 = vector.extract %688#0[7] : f32 from vector<8xf32>
            %708 = vector.extract %688#1[0] : f32 from vector<8xf32>
            %709 = vector.extract %688#1[1] : f32 from vector<8xf32>
            %710 = vector.extract %688#1[2] : f32 from vector<8xf32>
            %711 = vector.extract %688#1[3] : f32 from vector<8xf32>
            %712 = vector.extract %688#1[4] : f32 from vector<8xf32>
            %713 = vector.extract %688#1[5] : f32 from vector<8xf32>
            %714 = vector.extract %688#1[6] : f32 from vector<8xf32>
            %715 = vector.extract %688#1[7] : f32 from vector<8xf32>
            %716 = arith.maxnumf %700, %701 fastmath<nnan> : f32
            %717 = arith.maxnumf %716, %702 fastmath<nnan> : f32
            %718 = arith.maxnumf %717, %703 fastmath<nnan> : f32
            %719 = arith.maxnumf %718, %704 fastmath<nnan> : f32
            %720 = arith.maxnumf %719, %705 fastmath<nnan> : f32
            %721 = arith.maxnumf %720, %706 fastmath<nnan> : f32
            %722 = arith.maxnumf %721, %707 fastmath<nnan> : f32
            %723 = arith.maxnumf %722, %708 fastmath<nnan> : f32
            %724 = arith.maxnumf %723, %709 fastmath<nnan> : f32
            %725 = arith.maxnumf %724, %710 fastmath<nnan> : f32
            %726 = arith.maxnumf %725, %711 fastmath<nnan> : f32
            %727 = arith.maxnumf %726, %712 fastmath<nnan> : f32
            %728 = arith.maxnumf %727, %713 fastmath<nnan> : f32
            %729 = arith.maxnumf %728, %714 fastmath<nnan> : f32
            %730 = arith.maxnumf %729, %715 fastmath<nnan> : f32
            %731 = wave.swap_halves %730 : f32
            %732 = arith.maxnumf %730, %731 fastmath<nnan> : f32
            %733 = arith.mulf %732, %334 : f32
            %734 = arith.addf %379, %c91 : f32
            %735 = arith.cmpf ogt, %733, %734 : f32
            %736:18 = scf.if %735 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %737 = arith.subf %379, %733 : f32
              %738 = wave.exp2 %737 : f32
              %739 = vector.broadcast %738 : f32 to vector<8xf32>
              %740 = arith.mulf %380, %738 : f32
              %741 = arith.mulf %381, %739 : vector<8xf32>
              %742 = arith.mulf %382, %739 : vector<8xf32>
              %743 = arith.mulf %383, %739 : vector<8xf32>
              %744 = arith.mulf %384, %739 : vector<8xf32>
              %745 = arith.mulf %385, %739 : vector<8xf32>
              %746 = arith.mulf %386, %739 : vector<8xf32>
              %747 = arith.mulf %387, %739 : vector<8xf32>
              %748 = arith.mulf %388, %739 : vector<8xf32>
              %749 = arith.mulf %389, %739 : vector<8xf32>
              %750 = arith.mulf %390, %739 : vector<8xf32>
              %751 = arith.mulf %391, %739 : vector<8xf32>
              %752 = arith.mulf %392, %739 : vector<8xf32>
              %753 = arith.mulf %393, %739 : vector<8xf32>
              %754 = arith.mulf %394, %739 : vector<8xf32>
              %755 = arith.mulf %395, %739 : vector<8xf32>
              %756 = arith.mulf %396, %739 : vector<8xf32>
              scf.yield %733, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %757 = vector.broadcast %334 : f32 to vector<8xf32>
            %758 = arith.subf %c92, %736#0 : f32
            %759 = vector.broadcast %758 : f32 to vector<8xf32>
            %760 = math.fma %688#0, %757, %759 : vector<8xf32>
            %761 = wave.exp2 %760 : vector<8xf32>
            %762 = math.fma %688#1, %757, %759 : vector<8xf32>
            %763 = wave.exp2 %762 : vector<8xf32>
            %764 = arith.truncf %761 : vector<8xf32> to vector<8xf16>
            %765 = vector.bitcast %764 : vector<8xf16> to vector<4xi32>
            %766 = wave.swap_halves %765 : vector<4xi32>
            %767 = arith.select %3, %766, %765 : vector<4xi32>
            %768 = arith.select %3, %765, %766 : vector<4xi32>
            %769 = vector.shuffle %767, %768 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %770 = vector.bitcast %769 : vector<8xi32> to vector<16xf16>
            %771 = arith.truncf %763 : vector<8xf32> to vector<8xf16>
            %772 = vector.bitcast %771 : vector<8xf16> to vector<4xi32>
            %773 = wave.swap_halves %772 : vector<4xi32>
            %774 = arith.select %3, %773, %772 : vector<4xi32>
            %775 = arith.select %3, %772, %773 : vector<4xi32>
            %776 = vector.shuffle %774, %775 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %777 = vector.bitcast %776 : vector<8xi32> to vector<16xf16>
            %778 = arith.addf %761, %763 : vector<8xf32>
            %779 = vector.extract %778[0] : f32 from vector<8xf32>
            %780 = vector.extract %778[1] : f32 from vector<8xf32>
            %781 = vector.extract %778[2] : f32 from vector<8xf32>
            %782 = vector.extract %778[3] : f32 from vector<8xf32>
            %783 = vector.extract %778[4] : f32 from vector<8xf32>
            %784 = vector.extract %778[5] : f32 from vector<8xf32>
            %785 = vector.extract %778[6] : f32 from vector<8xf32>
            %786 = vector.extract %778[7] : f32 from vector<8xf32>
            %787 = arith.addf %779, %783 : f32
            %788 = arith.addf %780, %784 : f32
            %789 = arith.addf %781, %785 : f32
            %790 = arith.addf %782, %786 : f32
            %791 = arith.addf %787, %789 : f32
            %792 = arith.addf %788, %790 : f32
            %793 = arith.addf %791, %792 : f32
            %794 = arith.addf %736#1, %793 : f32
            %795 = wave.opaque %794 : f32
            %796 = wave.opaque %400 : i32
            %797 = arith.cmpi sgt, %796, %341 : i32
            %798:2 = scf.if %797 -> (vector<4xi32>, vector<4xi32>) {
              %799 = arith.subi %341, %399 : i32
              %800 = arith.subi %799, %c77 : i32
              %801 = arith.minsi %800, %c18 : i32
              %802 = arith.maxsi %801, %c77 : i32
              %803 = arith.cmpi sgt, %802, %c77 : i32
              %804 = arith.select %803, %c94, %c77 : i32
              %805 = arith.ori %c77, %804 : i32
              %806 = arith.cmpi sgt, %802, %c17 : i32
              %807 = arith.select %806, %c94, %c77 : i32
              %808 = arith.ori %c77, %807 : i32
              %809 = arith.cmpi sgt, %802, %c95 : i32
              %810 = arith.select %809, %c96, %c77 : i32
              %811 = arith.ori %805, %810 : i32
              %812 = arith.cmpi sgt, %802, %c97 : i32
              %813 = arith.select %812, %c96, %c77 : i32
              %814 = arith.ori %808, %813 : i32
              %815 = arith.cmpi sgt, %802, %c98 : i32
              %816 = arith.select %815, %c99, %c77 : i32
              %817 = arith.ori %811, %816 : i32
              %818 = arith.cmpi sgt, %802, %c100 : i32
              %819 = arith.select %818, %c99, %c77 : i32
              %820 = arith.ori %814, %819 : i32
              %821 = arith.cmpi sgt, %802, %c101 : i32
              %822 = arith.select %821, %c102, %c77 : i32
              %823 = arith.ori %817, %822 : i32
              %824 = arith.cmpi sgt, %802, %c103 : i32
              %825 = arith.select %824, %c102, %c77 : i32
              %826 = arith.ori %820, %825 : i32
              %827 = arith.cmpi sgt, %802, %c104 : i32
              %828 = arith.select %827, %c94, %c77 : i32
              %829 = arith.ori %c77, %828 : i32
              %830 = arith.cmpi sgt, %802, %c105 : i32
              %831 = arith.select %830, %c94, %c77 : i32
              %832 = arith.ori %c77, %831 : i32
              %833 = arith.cmpi sgt, %802, %c106 : i32
              %834 = arith.select %833, %c96, %c77 : i32
              %835 = arith.ori %829, %834 : i32
              %836 = arith.cmpi sgt, %802, %c107 : i32
              %837 = arith.select %836, %c96, %c77 : i32
              %838 = arith.ori %832, %837 : i32
              %839 = arith.cmpi sgt, %802, %c108 : i32
              %840 = arith.select %839, %c99, %c77 : i32
              %841 = arith.ori %835, %840 : i32
              %842 = arith.cmpi sgt, %802, %c109 : i32
              %843 = arith.select %842, %c99, %c77 : i32
              %844 = arith.ori %838, %843 : i32
              %845 = arith.cmpi sgt, %802, %c58 : i32
              %846 = arith.select %845, %c102, %c77 : i32
              %847 = arith.ori %841, %846 : i32
              %848 = arith.cmpi sgt, %802, %c110 : i32
              %849 = arith.select %848, %c102, %c77 : i32
              %850 = arith.ori %844, %849 : i32
              %851 = vector.from_elements %823, %847, %826, %850 : vector<4xi32>
              %852 = arith.subi %799, %c18 : i32
              %853 = arith.minsi %852, %c18 : i32
              %854 = arith.maxsi %853, %c77 : i32
              %855 = arith.cmpi sgt, %854, %c77 : i32
              %856 = arith.select %855, %c94, %c77 : i32
              %857 = arith.ori %c77, %856 : i32
              %858 = arith.cmpi sgt, %854, %c17 : i32
              %859 = arith.select %858, %c94, %c77 : i32
              %860 = arith.ori %c77, %859 : i32
              %861 = arith.cmpi sgt, %854, %c95 : i32
              %862 = arith.select %861, %c96, %c77 : i32
              %863 = arith.ori %857, %862 : i32
              %864 = arith.cmpi sgt, %854, %c97 : i32
              %865 = arith.select %864, %c96, %c77 : i32
              %866 = arith.ori %860, %865 : i32
              %867 = arith.cmpi sgt, %854, %c98 : i32
              %868 = arith.select %867, %c99, %c77 : i32
              %869 = arith.ori %863, %868 : i32
              %870 = arith.cmpi sgt, %854, %c100 : i32
              %871 = arith.select %870, %c99, %c77 : i32
              %872 = arith.ori %866, %871 : i32
              %873 = arith.cmpi sgt, %854, %c101 : i32
              %874 = arith.select %873, %c102, %c77 : i32
              %875 = arith.ori %869, %874 : i32
              %876 = arith.cmpi sgt, %854, %c103 : i32
              %877 = arith.select %876, %c102, %c77 : i32
              %878 = arith.ori %872, %877 : i32
              %879 = arith.cmpi sgt, %854, %c104 : i32
              %880 = arith.select %879, %c94, %c77 : i32
              %881 = arith.ori %c77, %880 : i32
              %882 = arith.cmpi sgt, %854, %c105 : i32
              %883 = arith.select %882, %c94, %c77 : i32
              %884 = arith.ori %c77, %883 : i32
              %885 = arith.cmpi sgt, %854, %c106 : i32
              %886 = arith.select %885, %c96, %c77 : i32
              %887 = arith.ori %881, %886 : i32
              %888 = arith.cmpi sgt, %854, %c107 : i32
              %889 = arith.select %888, %c96, %c77 : i32
              %890 = arith.ori %884, %889 : i32
              %891 = arith.cmpi sgt, %854, %c108 : i32
              %892 = arith.select %891, %c99, %c77 : i32
              %893 = arith.ori %887, %892 : i32
              %894 = arith.cmpi sgt, %854, %c109 : i32
              %895 = arith.select %894, %c99, %c77 : i32
              %896 = arith.ori %890, %895 : i32
              %897 = arith.cmpi sgt, %854, %c58 : i32
              %898 = arith.select %897, %c102, %c77 : i32
              %899 = arith.ori %893, %898 : i32
              %900 = arith.cmpi sgt, %854, %c110 : i32
              %901 = arith.select %900, %c102, %c77 : i32
              %902 = arith.ori %896, %901 : i32
              %903 = vector.from_elements %875, %899, %878, %902 : vector<4xi32>
              scf.yield %851, %903 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c93, %c93 : vector<4xi32>, vector<4xi32>
            }
            %904 = wave.opaque %400 : i32
            %905 = arith.cmpi sgt, %904, %341 : i32
            %906:2 = scf.if %905 -> (vector<4xi32>, vector<4xi32>) {
              %907 = arith.andi %651, %798#0 : vector<4xi32>
              %908 = arith.andi %653, %798#1 : vector<4xi32>
              scf.yield %907, %908 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %651, %653 : vector<4xi32>, vector<4xi32>
            }
            %909 = vector.bitcast %906#0 : vector<4xi32> to vector<16xi8>
            %910 = wave.fp8_decode "e5m2" packed %909 : vector<16xi8> -> vector<16xf16>
            %911 = wave.mma %910, %770, %736#2 : vector<16xf16>, vector<8xf32>
            %912 = vector.bitcast %906#1 : vector<4xi32> to vector<16xi8>
            %913 = wave.fp8_decode "e5m2" packed %912 : vector<16xi8> -> vector<16xf16>
            %914 = wave.mma %913, %777, %911 : vector<16xf16>, vector<8xf32>
            %915 = wave.opaque %914 : vector<8xf32>
            %916 = arith.addi %438, %c111 : index
            %917 = vector.load %kv[%916] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %918 = arith.addi %441, %c111 : index
            %919 = vector.load %kv[%918] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %920 = wave.opaque %400 : i32
            %921 = arith.cmpi sgt, %920, %341 : i32
            %922:2 = scf.if %921 -> (vector<4xi32>, vector<4xi32>) {
              %923 = arith.andi %666, %798#0 : vector<4xi32>
              %924 = arith.andi %668, %798#1 : vector<4xi32>
              scf.yield %923, %924 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %666, %668 : vector<4xi32>, vector<4xi32>
            }
            %925 = vector.bitcast %922#0 : vector<4xi32> to vector<16xi8>
            %926 = wave.fp8_decode "e5m2" packed %925 : vector<16xi8> -> vector<16xf16>
            %927 = wave.mma %926, %770, %736#3 : vector<16xf16>, vector<8xf32>
            %928 = vector.bitcast %922#1 : vector<4xi32> to vector<16xi8>
            %929 = wave.fp8_decode "e5m2" packed %928 : vector<16xi8> -> vector<16xf16>
            %930 = wave.mma %929, %777, %927 : vector<16xf16>, vector<8xf32>
            %931 = wave.opaque %930 : vector<8xf32>
            %932 = arith.addi %438, %c61 : index
            %933 = vector.load %kv[%932] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %934 = arith.addi %441, %c61 : index
            %935 = vector.load %kv[%934] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %936 = wave.opaque %400 : i32
            %937 = arith.cmpi sgt, %936, %341 : i32
            %938:2 = scf.if %937 -> (vector<4xi32>, vector<4xi32>) {
              %939 = arith.andi %681, %798#0 : vector<4xi32>
              %940 = arith.andi %683, %798#1 : vector<4xi32>
              scf.yield %939, %940 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %681, %683 : vector<4xi32>, vector<4xi32>
            }
            %941 = vector.bitcast %938#0 : vector<4xi32> to vector<16xi8>
            %942 = wave.fp8_decode "e5m2" packed %941 : vector<16xi8> -> vector<16xf16>
            %943 = wave.mma %942, %770, %736#4 : vector<16xf16>, vector<8xf32>
            %944 = vector.bitcast %938#1 : vector<4xi32> to vector<16xi8>
            %945 = wave.fp8_decode "e5m2" packed %944 : vector<16xi8> -> vector<16xf16>
            %946 = wave.mma %945, %777, %943 : vector<16xf16>, vector<8xf32>
            %947 = wave.opaque %946 : vector<8xf32>
            %948 = arith.addi %438, %c112 : index
            %949 = vector.load %kv[%948] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %950 = arith.addi %441, %c112 : index
            %951 = vector.load %kv[%950] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %952 = wave.opaque %400 : i32
            %953 = arith.cmpi sgt, %952, %341 : i32
            %954:2 = scf.if %953 -> (vector<4xi32>, vector<4xi32>) {
              %955 = arith.andi %917, %798#0 : vector<4xi32>
              %956 = arith.andi %919, %798#1 : vector<4xi32>
              scf.yield %955, %956 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %917, %919 : vector<4xi32>, vector<4xi32>
            }
            %957 = vector.bitcast %954#0 : vector<4xi32> to vector<16xi8>
            %958 = wave.fp8_decode "e5m2" packed %957 : vector<16xi8> -> vector<16xf16>
            %959 = wave.mma %958, %770, %736#5 : vector<16xf16>, vector<8xf32>
            %960 = vector.bitcast %954#1 : vector<4xi32> to vector<16xi8>
            %961 = wave.fp8_decode "e5m2" packed %960 : vector<16xi8> -> vector<16xf16>
            %962 = wave.mma %961, %777, %959 : vector<16xf16>, vector<8xf32>
            %963 = wave.opaque %962 : vector<8xf32>
            %964 = arith.addi %438, %c113 : index
            %965 = vector.load %kv[%964] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %966 = arith.addi %441, %c113 : index
            %967 = vector.load %kv[%966] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %968 = wave.opaque %400 : i32
            %969 = arith.cmpi sgt, %968, %341 : i32
            %970:2 = scf.if %969 -> (vector<4xi32>, vector<4xi32>) {
              %971 = arith.andi %933, %798#0 : vector<4xi32>
              %972 = arith.andi %935, %798#1 : vector<4xi32>
              scf.yield %971, %972 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %933, %935 : vector<4xi32>, vector<4xi32>
            }
            %973 = vector.bitcast %970#0 : vector<4xi32> to vector<16xi8>
            %974 = wave.fp8_decode "e5m2" packed %973 : vector<16xi8> -> vector<16xf16>
            %975 = wave.mma %974, %770, %736#6 : vector<16xf16>, vector<8xf32>
            %976 = vector.bitcast %970#1 : vector<4xi32> to vector<16xi8>
            %977 = wave.fp8_decode "e5m2" packed %976 : vector<16xi8> -> vector<16xf16>
            %978 = wave.mma %977, %777, %975 : vector<16xf16>, vector<8xf32>
            %979 = wave.opaque %978 : vector<8xf32>
            %980 = arith.addi %438, %c114 : index
            %981 = vector.load %kv[%980] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %982 = arith.addi %441, %c114 : index
            %983 = vector.load %kv[%982] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %984 = wave.opaque %400 : i32
            %985 = arith.cmpi sgt, %984, %341 : i32
            %986:2 = scf.if %985 -> (vector<4xi32>, vector<4xi32>) {
              %987 = arith.andi %949, %798#0 : vector<4xi32>
              %988 = arith.andi %951, %798#1 : vector<4xi32>
              scf.yield %987, %988 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %949, %951 : vector<4xi32>, vector<4xi32>
            }
            %989 = vector.bitcast %986#0 : vector<4xi32> to vector<16xi8>
            %990 = wave.fp8_decode "e5m2" packed %989 : vector<16xi8> -> vector<16xf16>
            %991 = wave.mma %990, %770, %736#7 : vector<16xf16>, vector<8xf32>
            %992 = vector.bitcast %986#1 : vector<4xi32> to vector<16xi8>
            %993 = wave.fp8_decode "e5m2" packed %992 : vector<16xi8> -> vector<16xf16>
            %994 = wave.mma %993, %777, %991 : vector<16xf16>, vector<8xf32>
            %995 = wave.opaque %994 : vector<8xf32>
            %996 = arith.addi %438, %c62 : index
            %997 = vector.load %kv[%996] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %998 = arith.addi %441, %c62 : index
            %999 = vector.load %kv[%998] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1000 = wave.opaque %400 : i32
            %1001 = arith.cmpi sgt, %1000, %341 : i32
            %1002:2 = scf.if %1001 -> (vector<4xi32>, vector<4xi32>) {
              %1003 = arith.andi %965, %798#0 : vector<4xi32>
              %1004 = arith.andi %967, %798#1 : vector<4xi32>
              scf.yield %1003, %1004 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %965, %967 : vector<4xi32>, vector<4xi32>
            }
            %1005 = vector.bitcast %1002#0 : vector<4xi32> to vector<16xi8>
            %1006 = wave.fp8_decode "e5m2" packed %1005 : vector<16xi8> -> vector<16xf16>
            %1007 = wave.mma %1006, %770, %736#8 : vector<16xf16>, vector<8xf32>
            %1008 = vector.bitcast %1002#1 : vector<4xi32> to vector<16xi8>
            %1009 = wave.fp8_decode "e5m2" packed %1008 : vector<16xi8> -> vector<16xf16>
            %1010 = wave.mma %1009, %777, %1007 : vector<16xf16>, vector<8xf32>
            %1011 = wave.opaque %1010 : vector<8xf32>
            %1012 = arith.addi %438, %c115 : index
            %1013 = vector.load %kv[%1012] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1014 = arith.addi %441, %c115 : index
            %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1016 = wave.opaque %400 : i32
            %1017 = arith.cmpi sgt, %1016, %341 : i32
            %1018:2 = scf.if %1017 -> (vector<4xi32>, vector<4xi32>) {
              %1019 = arith.andi %981, %798#0 : vector<4xi32>
              %1020 = arith.andi %983, %798#1 : vector<4xi32>
              scf.yield %1019, %1020 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %981, %983 : vector<4xi32>, vector<4xi32>
            }
            %1021 = vector.bitcast %1018#0 : vector<4xi32> to vector<16xi8>
            %1022 = wave.fp8_decode "e5m2" packed %1021 : vector<16xi8> -> vector<16xf16>
            %1023 = wave.mma %1022, %770, %736#9 : vector<16xf16>, vector<8xf32>
            %1024 = vector.bitcast %1018#1 : vector<4xi32> to vector<16xi8>
            %1025 = wave.fp8_decode "e5m2" packed %1024 : vector<16xi8> -> vector<16xf16>
            %1026 = wave.mma %1025, %777, %1023 : vector<16xf16>, vector<8xf32>
            %1027 = wave.opaque %1026 : vector<8xf32>
            %1028 = arith.addi %438, %c116 : index
            %1029 = vector.load %kv[%1028] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1030 = arith.addi %441, %c116 : index
            %1031 = vector.load %kv[%1030] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1032 = wave.opaque %400 : i32
            %1033 = arith.cmpi sgt, %1032, %341 : i32
            %1034:2 = scf.if %1033 -> (vector<4xi32>, vector<4xi32>) {
              %1035 = arith.andi %997, %798#0 : vector<4xi32>
              %1036 = arith.andi %999, %798#1 : vector<4xi32>
              scf.yield %1035, %1036 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %997, %999 : vector<4xi32>, vector<4xi32>
            }
            %1037 = vector.bitcast %1034#0 : vector<4xi32> to vector<16xi8>
            %1038 = wave.fp8_decode "e5m2" packed %1037 : vector<16xi8> -> vector<16xf16>
            %1039 = wave.mma %1038, %770, %736#10 : vector<16xf16>, vector<8xf32>
            %1040 = vector.bitcast %1034#1 : vector<4xi32> to vector<16xi8>
            %1041 = wave.fp8_decode "e5m2" packed %1040 : vector<16xi8> -> vector<16xf16>
            %1042 = wave.mma %1041, %777, %1039 : vector<16xf16>, vector<8xf32>
            %1043 = wave.opaque %1042 : vector<8xf32>
            %1044 = arith.addi %438, %c117 : index
            %1045 = vector.load %kv[%1044] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1046 = arith.addi %441, %c117 : index
            %1047 = vector.load %kv[%1046] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1048 = wave.opaque %400 : i32
            %1049 = arith.cmpi sgt, %1048, %341 : i32
            %1050:2 = scf.if %1049 -> (vector<4xi32>, vector<4xi32>) {
              %1051 = arith.andi %1013, %798#0 : vector<4xi32>
              %1052 = arith.andi %1015, %798#1 : vector<4xi32>
              scf.yield %1051, %1052 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1013, %1015 : vector<4xi32>, vector<4xi32>
            }
            %1053 = vector.bitcast %1050#0 : vector<4xi32> to vector<16xi8>
            %1054 = wave.fp8_decode "e5m2" packed %1053 : vector<16xi8> -> vector<16xf16>
            %1055 = wave.mma %1054, %770, %736#11 : vector<16xf16>, vector<8xf32>
            %1056 = vector.bitcast %1050#1 : vector<4xi32> to vector<16xi8>
            %1057 = wave.fp8_decode "e5m2" packed %1056 : vector<16xi8> -> vector<16xf16>
            %1058 = wave.mma %1057, %777, %1055 : vector<16xf16>, vector<8xf32>
            %1059 = wave.opaque %1058 : vector<8xf32>
            %1060 = arith.addi %438, %c63 : index
            %1061 = vector.load %kv[%1060] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1062 = arith.addi %441, %c63 : index
            %1063 = vector.load %kv[%1062] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1064 = wave.opaque %400 : i32
            %1065 = arith.cmpi sgt, %1064, %341 : i32
            %1066:2 = scf.if %1065 -> (vector<4xi32>, vector<4xi32>) {
              %1067 = arith.andi %1029, %798#0 : vector<4xi32>
              %1068 = arith.andi %1031, %798#1 : vector<4xi32>
              scf.yield %1067, %1068 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1029, %1031 : vector<4xi32>, vector<4xi32>
            }
            %1069 = vector.bitcast %1066#0 : vector<4xi32> to vector<16xi8>
            %1070 = wave.fp8_decode "e5m2" packed %1069 : vector<16xi8> -> vector<16xf16>
            %1071 = wave.mma %1070, %770, %736#12 : vector<16xf16>, vector<8xf32>
            %1072 = vector.bitcast %1066#1 : vector<4xi32> to vector<16xi8>
            %1073 = wave.fp8_decode "e5m2" packed %1072 : vector<16xi8> -> vector<16xf16>
            %1074 = wave.mma %1073, %777, %1071 : vector<16xf16>, vector<8xf32>
            %1075 = wave.opaque %1074 : vector<8xf32>
            %1076 = arith.addi %438, %c118 : index
            %1077 = vector.load %kv[%1076] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1078 = arith.addi %441, %c118 : index
            %1079 = vector.load %kv[%1078] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1080 = wave.opaque %400 : i32
            %1081 = arith.cmpi sgt, %1080, %341 : i32
            %1082:2 = scf.if %1081 -> (vector<4xi32>, vector<4xi32>) {
              %1083 = arith.andi %1045, %798#0 : vector<4xi32>
              %1084 = arith.andi %1047, %798#1 : vector<4xi32>
              scf.yield %1083, %1084 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1045, %1047 : vector<4xi32>, vector<4xi32>
            }
            %1085 = vector.bitcast %1082#0 : vector<4xi32> to vector<16xi8>
            %1086 = wave.fp8_decode "e5m2" packed %1085 : vector<16xi8> -> vector<16xf16>
            %1087 = wave.mma %1086, %770, %736#13 : vector<16xf16>, vector<8xf32>
            %1088 = vector.bitcast %1082#1 : vector<4xi32> to vector<16xi8>
            %1089 = wave.fp8_decode "e5m2" packed %1088 : vector<16xi8> -> vector<16xf16>
            %1090 = wave.mma %1089, %777, %1087 : vector<16xf16>, vector<8xf32>
            %1091 = wave.opaque %1090 : vector<8xf32>
            %1092 = arith.addi %438, %c119 : index
            %1093 = vector.load %kv[%1092] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1094 = arith.addi %441, %c119 : index
            %1095 = vector.load %kv[%1094] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1096 = wave.opaque %400 : i32
            %1097 = arith.cmpi sgt, %1096, %341 : i32
            %1098:2 = scf.if %1097 -> (vector<4xi32>, vector<4xi32>) {
              %1099 = arith.andi %1061, %798#0 : vector<4xi32>
              %1100 = arith.andi %1063, %798#1 : vector<4xi32>
              scf.yield %1099, %1100 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1061, %1063 : vector<4xi32>, vector<4xi32>
            }
            %1101 = vector.bitcast %1098#0 : vector<4xi32> to vector<16xi8>
            %1102 = wave.fp8_decode "e5m2" packed %1101 : vector<16xi8> -> vector<16xf16>
            %1103 = wave.mma %1102, %770, %736#14 : vector<16xf16>, vector<8xf32>
            %1104 = vector.bitcast %1098#1 : vector<4xi32> to vector<16xi8>
            %1105 = wave.fp8_decode "e5m2" packed %1104 : vector<16xi8> -> vector<16xf16>
            %1106 = wave.mma %1105, %777, %1103 : vector<16xf16>, vector<8xf32>
            %1107 = wave.opaque %1106 : vector<8xf32>
            %1108 = arith.addi %438, %c120 : index
            %1109 = vector.load %kv[%1108] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %1110 = arith.addi %441, %c120 : index
            %1111 = vector.load %kv[%1110] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %1112 = wave.opaque %400 : i32
            %1113 = arith.cmpi sgt, %1112, %341 : i32
            %1114:2 = scf.if %1113 -> (vector<4xi32>, vector<4xi32>) {
              %1115 = arith.andi %1077, %798#0 : vector<4xi32>
              %1116 = arith.andi %1079, %798#1 : vector<4xi32>
              scf.yield %1115, %1116 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1077, %1079 : vector<4xi32>, vector<4xi32>
            }
            %1117 = vector.bitcast %1114#0 : vector<4xi32> to vector<16xi8>
            %1118 = wave.fp8_decode "e5m2" packed %1117 : vector<16xi8> -> vector<16xf16>
            %1119 = wave.mma %1118, %770, %736#15 : vector<16xf16>, vector<8xf32>
            %1120 = vector.bitcast %1114#1 : vector<4xi32> to vector<16xi8>
            %1121 = wave.fp8_decode "e5m2" packed %1120 : vector<16xi8> -> vector<16xf16>
            %1122 = wave.mma %1121, %777, %1119 : vector<16xf16>, vector<8xf32>
            %1123 = wave.opaque %1122 : vector<8xf32>
            wave.pin
            %1124 = wave.opaque %400 : i32
            %1125 = arith.cmpi sgt, %1124, %341 : i32
            %1126:2 = scf.if %1125 -> (vector<4xi32>, vector<4xi32>) {
              %1127 = arith.andi %1093, %798#0 : vector<4xi32>
              %1128 = arith.andi %1095, %798#1 : vector<4xi32>
              scf.yield %1127, %1128 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1093, %1095 : vector<4xi32>, vector<4xi32>
            }
            %1129 = vector.bitcast %1126#0 : vector<4xi32> to vector<16xi8>
            %1130 = wave.fp8_decode "e5m2" packed %1129 : vector<16xi8> -> vector<16xf16>
            %1131 = wave.mma %1130, %770, %736#16 : vector<16xf16>, vector<8xf32>
            %1132 = vector.bitcast %1126#1 : vector<4xi32> to vector<16xi8>
            %1133 = wave.fp8_decode "e5m2" packed %1132 : vector<16xi8> -> vector<16xf16>
            %1134 = wave.mma %1133, %777, %1131 : vector<16xf16>, vector<8xf32>
            %1135 = wave.opaque %1134 : vector<8xf32>
            wave.pin
            %1136 = wave.opaque %400 : i32
            %1137 = arith.cmpi slt, %1136, %341 : i32
            %1138:2 = scf.if %1137 -> (vector<4xi32>, vector<4xi32>) {
              %1139 = arith.addi %426, %35 : index
              %1140 = arith.addi %1139, %c23 : index
              %1141 = vector.load %kv[%1140] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1142 = arith.addi %434, %35 : index
              %1143 = arith.addi %1142, %c23 : index
              %1144 = vector.load %kv[%1143] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1141, %1144 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1126#0, %1126#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %1145 = wave.opaque %400 : i32
            %1146 = arith.cmpi sgt, %1145, %341 : i32
            %1147:2 = scf.if %1146 -> (vector<4xi32>, vector<4xi32>) {
              %1148 = arith.andi %1109, %798#0 : vector<4xi32>
              %1149 = arith.andi %1111, %798#1 : vector<4xi32>
              scf.yield %1148, %1149 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1109, %1111 : vector<4xi32>, vector<4xi32>
            }
            %1150 = vector.bitcast %1147#0 : vector<4xi32> to vector<16xi8>
            %1151 = wave.fp8_decode "e5m2" packed %1150 : vector<16xi8> -> vector<16xf16>
            %1152 = wave.mma %1151, %770, %736#17 : vector<16xf16>, vector<8xf32>
            %1153 = vector.bitcast %1147#1 : vector<4xi32> to vector<16xi8>
            %1154 = wave.fp8_decode "e5m2" packed %1153 : vector<16xi8> -> vector<16xf16>
            %1155 = wave.mma %1154, %777, %1152 : vector<16xf16>, vector<8xf32>
            %1156 = wave.opaque %1155 : vector<8xf32>
            wave.pin
            %1157 = wave.opaque %400 : i32
            %1158 = arith.cmpi slt, %1157, %341 : i32
            %1159:2 = scf.if %1158 -> (vector<4xi32>, vector<4xi32>) {
              %1160 = arith.addi %426, %35 : index
              %1161 = arith.addi %1160, %c25 : index
              %1162 = vector.load %kv[%1161] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1163 = arith.addi %434, %35 : index
              %1164 = arith.addi %1163, %c25 : index
              %1165 = vector.load %kv[%1164] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %1162, %1165 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %1147#0, %1147#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %1138#0, %1138#1, %1159#0, %1159#1, %736#0, %795, %915, %931, %947, %963, %979, %995, %1011, %1027, %1043, %1059, %1075, %1091, %1107, %1123, %1135, %1156 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %1166 = wave.swap_halves %397#5 : f32
          %1167 = arith.addf %397#5, %1166 : f32
          scf.yield %397#4, %1167, %397#6, %397#7, %397#8, %397#9, %397#10, %397#11, %397#12, %397#13, %397#14, %397#15, %397#16, %397#17, %397#18, %397#19, %397#20, %397#21 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c72, %c73, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74, %c74 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %1168 = wave.opaque %c23 : index
        %1169 = arith.addi %46, %1168 : index
        %1170 = arith.remui %0, %c8 : index
        %1171 = arith.addi %1170, %1168 : index
        %1172 = arith.addi %1, %1168 : index
        %1173 = arith.cmpi slt, %1172, %c8 : index
        scf.if %1173 {
          %1174 = arith.addi %45, %1172 : index
          memref.store %343#0, %6[%1174] : memref<?xf32>
          %1175 = arith.addi %1174, %c3 : index
          memref.store %343#1, %6[%1175] : memref<?xf32>
          %1176 = arith.muli %8, %c24 : index
          %1177 = arith.muli %2, %c8 : index
          %1178 = arith.addi %1176, %1177 : index
          %1179 = arith.addi %1178, %1172 : index
          %1180 = vector.extract %343#2[0] : f32 from vector<8xf32>
          %1181 = arith.addi %1179, %c23 : index
          memref.store %1180, %5[%1181] : memref<?xf32>
          %1182 = vector.extract %343#2[1] : f32 from vector<8xf32>
          %1183 = arith.addi %1179, %c3 : index
          memref.store %1182, %5[%1183] : memref<?xf32>
          %1184 = vector.extract %343#2[2] : f32 from vector<8xf32>
          %1185 = arith.addi %1179, %c22 : index
          memref.store %1184, %5[%1185] : memref<?xf32>
          %1186 = vector.extract %343#2[3] : f32 from vector<8xf32>
          %1187 = arith.addi %1179, %c29 : index
          memref.store %1186, %5[%1187] : memref<?xf32>
          %1188 = vector.extract %343#2[4] : f32 from vector<8xf32>
          %1189 = arith.addi %1179, %c25 : index
          memref.store %1188, %5[%1189] : memref<?xf32>
          %1190 = vector.extract %343#2[5] : f32 from vector<8xf32>
          %1191 = arith.addi %1179, %c32 : index
          memref.store %1190, %5[%1191] : memref<?xf32>
          %1192 = vector.extract %343#2[6] : f32 from vector<8xf32>
          %1193 = arith.addi %1179, %c34 : index
          memref.store %1192, %5[%1193] : memref<?xf32>
          %1194 = vector.extract %343#2[7] : f32 from vector<8xf32>
          %1195 = arith.addi %1179, %c36 : index
          memref.store %1194, %5[%1195] : memref<?xf32>
          %1196 = vector.extract %343#3[0] : f32 from vector<8xf32>
          %1197 = arith.addi %1179, %c38 : index
          memref.store %1196, %5[%1197] : memref<?xf32>
          %1198 = vector.extract %343#3[1] : f32 from vector<8xf32>
          %1199 = arith.addi %1179, %c40 : index
          memref.store %1198, %5[%1199] : memref<?xf32>
          %1200 = vector.extract %343#3[2] : f32 from vector<8xf32>
          %1201 = arith.addi %1179, %c42 : index
          memref.store %1200, %5[%1201] : memref<?xf32>
          %1202 = vector.extract %343#3[3] : f32 from vector<8xf32>
          %1203 = arith.addi %1179, %c44 : index
          memref.store %1202, %5[%1203] : memref<?xf32>
          %1204 = vector.extract %343#3[4] : f32 from vector<8xf32>
          %1205 = arith.addi %1179, %c46 : index
          memref.store %1204, %5[%1205] : memref<?xf32>
          %1206 = vector.extract %343#3[5] : f32 from vector<8xf32>
          %1207 = arith.addi %1179, %c48 : index
          memref.store %1206, %5[%1207] : memref<?xf32>
          %1208 = vector.extract %343#3[6] : f32 from vector<8xf32>
          %1209 = arith.addi %1179, %c50 : index
          memref.store %1208, %5[%1209] : memref<?xf32>
          %1210 = vector.extract %343#3[7] : f32 from vector<8xf32>
          %1211 = arith.addi %1179, %c52 : index
          memref.store %1210, %5[%1211] : memref<?xf32>
          %1212 = vector.extract %343#4[0] : f32 from vector<8xf32>
          %1213 = arith.addi %1179, %c6 : index
          memref.store %1212, %5[%1213] : memref<?xf32>
          %1214 = vector.extract %343#4[1] : f32 from vector<8xf32>
          %1215 = arith.addi %1179, %c121 : index
          memref.store %1214, %5[%1215] : memref<?xf32>
          %1216 = vector.extract %343#4[2] : f32 from vector<8xf32>
          %1217 = arith.addi %1179, %c122 : index
          memref.store %1216, %5[%1217] : memref<?xf32>
          %1218 = vector.extract %343#4[3] : f32 from vector<8xf32>
          %1219 = arith.addi %1179, %c123 : index
          memref.store %1218, %5[%1219] : memref<?xf32>
          %1220 = vector.extract %343#4[4] : f32 from vector<8xf32>
          %1221 = arith.addi %1179, %c78 : index
          memref.store %1220, %5[%1221] : memref<?xf32>
          %1222 = vector.extract %343#4[5] : f32 from vector<8xf32>
          %1223 = arith.addi %1179, %c124 : index
          memref.store %1222, %5[%1223] : memref<?xf32>
          %1224 = vector.extract %343#4[6] : f32 from vector<8xf32>
          %1225 = arith.addi %1179, %c125 : index
          memref.store %1224, %5[%1225] : memref<?xf32>
          %1226 = vector.extract %343#4[7] : f32 from vector<8xf32>
          %1227 = arith.addi %1179, %c126 : index
          memref.store %1226, %5[%1227] : memref<?xf32>
          %1228 = vector.extract %343#5[0] : f32 from vector<8xf32>
          %1229 = arith.addi %1179, %c79 : index
          memref.store %1228, %5[%1229] : memref<?xf32>
          %1230 = vector.extract %343#5[1] : f32 from vector<8xf32>
          %1231 = arith.addi %1179, %c127 : index
          memref.store %1230, %5[%1231] : memref<?xf32>
          %1232 = vector.extract %343#5[2] : f32 from vector<8xf32>
          %1233 = arith.addi %1179, %c128 : index
          memref.store %1232, %5[%1233] : memref<?xf32>
          %1234 = vector.extract %343#5[3] : f32 from vector<8xf32>
          %1235 = arith.addi %1179, %c129 : index
          memref.store %1234, %5[%1235] : memref<?xf32>
          %1236 = vector.extract %343#5[4] : f32 from vector<8xf32>
          %1237 = arith.addi %1179, %c80 : index
          memref.store %1236, %5[%1237] : memref<?xf32>
          %1238 = vector.extract %343#5[5] : f32 from vector<8xf32>
          %1239 = arith.addi %1179, %c130 : index
          memref.store %1238, %5[%1239] : memref<?xf32>
          %1240 = vector.extract %343#5[6] : f32 from vector<8xf32>
          %1241 = arith.addi %1179, %c131 : index
          memref.store %1240, %5[%1241] : memref<?xf32>
          %1242 = vector.extract %343#5[7] : f32 from vector<8xf32>
          %1243 = arith.addi %1179, %c132 : index
          memref.store %1242, %5[%1243] : memref<?xf32>
        }
        wave.barrier
        %1244 = arith.addi %1171, %c23 : index
        %1245 = memref.load %6[%1244] : memref<?xf32>
        %1246 = arith.addi %1171, %c3 : index
        %1247 = memref.load %6[%1246] : memref<?xf32>
        %1248 = arith.addi %1171, %c22 : index
        %1249 = memref.load %6[%1248] : memref<?xf32>
        %1250 = arith.addi %1171, %c29 : index
        %1251 = memref.load %6[%1250] : memref<?xf32>
        %1252 = arith.addi %1171, %c25 : index
        %1253 = memref.load %6[%1252] : memref<?xf32>
        %1254 = arith.addi %1171, %c32 : index
        %1255 = memref.load %6[%1254] : memref<?xf32>
        %1256 = arith.addi %1171, %c34 : index
        %1257 = memref.load %6[%1256] : memref<?xf32>
        %1258 = arith.addi %1171, %c36 : index
        %1259 = memref.load %6[%1258] : memref<?xf32>
        %1260 = arith.addi %1171, %c38 : index
        %1261 = memref.load %6[%1260] : memref<?xf32>
        %1262 = arith.addi %1171, %c40 : index
        %1263 = memref.load %6[%1262] : memref<?xf32>
        %1264 = arith.addi %1171, %c42 : index
        %1265 = memref.load %6[%1264] : memref<?xf32>
        %1266 = arith.addi %1171, %c44 : index
        %1267 = memref.load %6[%1266] : memref<?xf32>
        %1268 = arith.addi %1171, %c46 : index
        %1269 = memref.load %6[%1268] : memref<?xf32>
        %1270 = arith.addi %1171, %c48 : index
        %1271 = memref.load %6[%1270] : memref<?xf32>
        %1272 = arith.addi %1171, %c50 : index
        %1273 = memref.load %6[%1272] : memref<?xf32>
        %1274 = arith.addi %1171, %c52 : index
        %1275 = memref.load %6[%1274] : memref<?xf32>
        %1276 = arith.maxnumf %1245, %1249 fastmath<nnan> : f32
        %1277 = arith.subf %1245, %1276 : f32
        %1278 = wave.exp2 %1277 : f32
        %1279 = arith.subf %1249, %1276 : f32
        %1280 = wave.exp2 %1279 : f32
        %1281 = arith.mulf %1247, %1278 : f32
        %1282 = math.fma %1251, %1280, %1281 : f32
        %1283 = arith.maxnumf %1276, %1253 fastmath<nnan> : f32
        %1284 = arith.subf %1276, %1283 : f32
        %1285 = wave.exp2 %1284 : f32
        %1286 = arith.subf %1253, %1283 : f32
        %1287 = wave.exp2 %1286 : f32
        %1288 = arith.mulf %1282, %1285 : f32
        %1289 = math.fma %1255, %1287, %1288 : f32
        %1290 = arith.maxnumf %1283, %1257 fastmath<nnan> : f32
        %1291 = arith.subf %1283, %1290 : f32
        %1292 = wave.exp2 %1291 : f32
        %1293 = arith.subf %1257, %1290 : f32
        %1294 = wave.exp2 %1293 : f32
        %1295 = arith.mulf %1289, %1292 : f32
        %1296 = math.fma %1259, %1294, %1295 : f32
        %1297 = arith.maxnumf %1290, %1261 fastmath<nnan> : f32
        %1298 = arith.subf %1290, %1297 : f32
        %1299 = wave.exp2 %1298 : f32
        %1300 = arith.subf %1261, %1297 : f32
        %1301 = wave.exp2 %1300 : f32
        %1302 = arith.mulf %1296, %1299 : f32
        %1303 = math.fma %1263, %1301, %1302 : f32
        %1304 = arith.maxnumf %1297, %1265 fastmath<nnan> : f32
        %1305 = arith.subf %1297, %1304 : f32
        %1306 = wave.exp2 %1305 : f32
        %1307 = arith.subf %1265, %1304 : f32
        %1308 = wave.exp2 %1307 : f32
        %1309 = arith.mulf %1303, %1306 : f32
        %1310 = math.fma %1267, %1308, %1309 : f32
        %1311 = arith.maxnumf %1304, %1269 fastmath<nnan> : f32
        %1312 = arith.subf %1304, %1311 : f32
        %1313 = wave.exp2 %1312 : f32
        %1314 = arith.subf %1269, %1311 : f32
        %1315 = wave.exp2 %1314 : f32
        %1316 = arith.mulf %1310, %1313 : f32
        %1317 = math.fma %1271, %1315, %1316 : f32
        %1318 = arith.maxnumf %1311, %1273 fastmath<nnan> : f32
        %1319 = arith.subf %1311, %1318 : f32
        %1320 = wave.exp2 %1319 : f32
        %1321 = arith.subf %1273, %1318 : f32
        %1322 = wave.exp2 %1321 : f32
        %1323 = arith.mulf %1317, %1320 : f32
        %1324 = math.fma %1275, %1322, %1323 : f32
        %1325 = arith.addi %1169, %c23 : index
        %1326 = arith.addi %1325, %c23 : index
        %1327 = memref.load %5[%1326] : memref<?xf32>
        %1328 = arith.addi %1325, %c24 : index
        %1329 = memref.load %5[%1328] : memref<?xf32>
        %1330 = arith.addi %1325, %c60 : index
        %1331 = memref.load %5[%1330] : memref<?xf32>
        %1332 = arith.addi %1325, %c62 : index
        %1333 = memref.load %5[%1332] : memref<?xf32>
        %1334 = arith.addi %1325, %c15 : index
        %1335 = memref.load %5[%1334] : memref<?xf32>
        %1336 = arith.addi %1325, %c65 : index
        %1337 = memref.load %5[%1336] : memref<?xf32>
        %1338 = arith.addi %1325, %c67 : index
        %1339 = memref.load %5[%1338] : memref<?xf32>
        %1340 = arith.addi %1325, %c69 : index
        %1341 = memref.load %5[%1340] : memref<?xf32>
        %1342 = arith.mulf %1327, %1278 : f32
        %1343 = math.fma %1329, %1280, %1342 : f32
        %1344 = arith.mulf %1343, %1285 : f32
        %1345 = math.fma %1331, %1287, %1344 : f32
        %1346 = arith.mulf %1345, %1292 : f32
        %1347 = math.fma %1333, %1294, %1346 : f32
        %1348 = arith.mulf %1347, %1299 : f32
        %1349 = math.fma %1335, %1301, %1348 : f32
        %1350 = arith.mulf %1349, %1306 : f32
        %1351 = math.fma %1337, %1308, %1350 : f32
        %1352 = arith.mulf %1351, %1313 : f32
        %1353 = math.fma %1339, %1315, %1352 : f32
        %1354 = arith.mulf %1353, %1320 : f32
        %1355 = math.fma %1341, %1322, %1354 : f32
        %1356 = arith.addi %1169, %c6 : index
        %1357 = arith.addi %1356, %c23 : index
        %1358 = memref.load %5[%1357] : memref<?xf32>
        %1359 = arith.addi %1356, %c24 : index
        %1360 = memref.load %5[%1359] : memref<?xf32>
        %1361 = arith.addi %1356, %c60 : index
        %1362 = memref.load %5[%1361] : memref<?xf32>
        %1363 = arith.addi %1356, %c62 : index
        %1364 = memref.load %5[%1363] : memref<?xf32>
        %1365 = arith.addi %1356, %c15 : index
        %1366 = memref.load %5[%1365] : memref<?xf32>
        %1367 = arith.addi %1356, %c65 : index
        %1368 = memref.load %5[%1367] : memref<?xf32>
        %1369 = arith.addi %1356, %c67 : index
        %1370 = memref.load %5[%1369] : memref<?xf32>
        %1371 = arith.addi %1356, %c69 : index
        %1372 = memref.load %5[%1371] : memref<?xf32>
        %1373 = arith.mulf %1358, %1278 : f32
        %1374 = math.fma %1360, %1280, %1373 : f32
        %1375 = arith.mulf %1374, %1285 : f32
        %1376 = math.fma %1362, %1287, %1375 : f32
        %1377 = arith.mulf %1376, %1292 : f32
        %1378 = math.fma %1364, %1294, %1377 : f32
        %1379 = arith.mulf %1378, %1299 : f32
        %1380 = math.fma %1366, %1301, %1379 : f32
        %1381 = arith.mulf %1380, %1306 : f32
        %1382 = math.fma %1368, %1308, %1381 : f32
        %1383 = arith.mulf %1382, %1313 : f32
        %1384 = math.fma %1370, %1315, %1383 : f32
        %1385 = arith.mulf %1384, %1320 : f32
        %1386 = math.fma %1372, %1322, %1385 : f32
        wave.barrier
        scf.if %1173 {
          %1387 = arith.muli %8, %c24 : index
          %1388 = arith.muli %2, %c8 : index
          %1389 = arith.addi %1387, %1388 : index
          %1390 = arith.addi %1389, %1172 : index
          %1391 = vector.extract %343#6[0] : f32 from vector<8xf32>
          %1392 = arith.addi %1390, %c23 : index
          memref.store %1391, %5[%1392] : memref<?xf32>
          %1393 = vector.extract %343#6[1] : f32 from vector<8xf32>
          %1394 = arith.addi %1390, %c3 : index
          memref.store %1393, %5[%1394] : memref<?xf32>
          %1395 = vector.extract %343#6[2] : f32 from vector<8xf32>
          %1396 = arith.addi %1390, %c22 : index
          memref.store %1395, %5[%1396] : memref<?xf32>
          %1397 = vector.extract %343#6[3] : f32 from vector<8xf32>
          %1398 = arith.addi %1390, %c29 : index
          memref.store %1397, %5[%1398] : memref<?xf32>
          %1399 = vector.extract %343#6[4] : f32 from vector<8xf32>
          %1400 = arith.addi %1390, %c25 : index
          memref.store %1399, %5[%1400] : memref<?xf32>
          %1401 = vector.extract %343#6[5] : f32 from vector<8xf32>
          %1402 = arith.addi %1390, %c32 : index
          memref.store %1401, %5[%1402] : memref<?xf32>
          %1403 = vector.extract %343#6[6] : f32 from vector<8xf32>
          %1404 = arith.addi %1390, %c34 : index
          memref.store %1403, %5[%1404] : memref<?xf32>
          %1405 = vector.extract %343#6[7] : f32 from vector<8xf32>
          %1406 = arith.addi %1390, %c36 : index
          memref.store %1405, %5[%1406] : memref<?xf32>
          %1407 = vector.extract %343#7[0] : f32 from vector<8xf32>
          %1408 = arith.addi %1390, %c38 : index
          memref.store %1407, %5[%1408] : memref<?xf32>
          %1409 = vector.extract %343#7[1] : f32 from vector<8xf32>
          %1410 = arith.addi %1390, %c40 : index
          memref.store %1409, %5[%1410] : memref<?xf32>
          %1411 = vector.extract %343#7[2] : f32 from vector<8xf32>
          %1412 = arith.addi %1390, %c42 : index
          memref.store %1411, %5[%1412] : memref<?xf32>
          %1413 = vector.extract %343#7[3] : f32 from vector<8xf32>
          %1414 = arith.addi %1390, %c44 : index
          memref.store %1413, %5[%1414] : memref<?xf32>
          %1415 = vector.extract %343#7[4] : f32 from vector<8xf32>
          %1416 = arith.addi %1390, %c46 : index
          memref.store %1415, %5[%1416] : memref<?xf32>
          %1417 = vector.extract %343#7[5] : f32 from vector<8xf32>
          %1418 = arith.addi %1390, %c48 : index
          memref.store %1417, %5[%1418] : memref<?xf32>
          %1419 = vector.extract %343#7[6] : f32 from vector<8xf32>
          %1420 = arith.addi %1390, %c50 : index
          memref.store %1419, %5[%1420] : memref<?xf32>
          %1421 = vector.extract %343#7[7] : f32 from vector<8xf32>
          %1422 = arith.addi %1390, %c52 : index
          memref.store %1421, %5[%1422] : memref<?xf32>
          %1423 = vector.extract %343#8[0] : f32 from vector<8xf32>
          %1424 = arith.addi %1390, %c6 : index
          memref.store %1423, %5[%1424] : memref<?xf32>
          %1425 = vector.extract %343#8[1] : f32 from vector<8xf32>
          %1426 = arith.addi %1390, %c121 : index
          memref.store %1425, %5[%1426] : memref<?xf32>
          %1427 = vector.extract %343#8[2] : f32 from vector<8xf32>
          %1428 = arith.addi %1390, %c122 : index
          memref.store %1427, %5[%1428] : memref<?xf32>
          %1429 = vector.extract %343#8[3] : f32 from vector<8xf32>
          %1430 = arith.addi %1390, %c123 : index
          memref.store %1429, %5[%1430] : memref<?xf32>
          %1431 = vector.extract %343#8[4] : f32 from vector<8xf32>
          %1432 = arith.addi %1390, %c78 : index
          memref.store %1431, %5[%1432] : memref<?xf32>
          %1433 = vector.extract %343#8[5] : f32 from vector<8xf32>
          %1434 = arith.addi %1390, %c124 : index
          memref.store %1433, %5[%1434] : memref<?xf32>
          %1435 = vector.extract %343#8[6] : f32 from vector<8xf32>
          %1436 = arith.addi %1390, %c125 : index
          memref.store %1435, %5[%1436] : memref<?xf32>
          %1437 = vector.extract %343#8[7] : f32 from vector<8xf32>
          %1438 = arith.addi %1390, %c126 : index
          memref.store %1437, %5[%1438] : memref<?xf32>
          %1439 = vector.extract %343#9[0] : f32 from vector<8xf32>
          %1440 = arith.addi %1390, %c79 : index
          memref.store %1439, %5[%1440] : memref<?xf32>
          %1441 = vector.extract %343#9[1] : f32 from vector<8xf32>
          %1442 = arith.addi %1390, %c127 : index
          memref.store %1441, %5[%1442] : memref<?xf32>
          %1443 = vector.extract %343#9[2] : f32 from vector<8xf32>
          %1444 = arith.addi %1390, %c128 : index
          memref.store %1443, %5[%1444] : memref<?xf32>
          %1445 = vector.extract %343#9[3] : f32 from vector<8xf32>
          %1446 = arith.addi %1390, %c129 : index
          memref.store %1445, %5[%1446] : memref<?xf32>
          %1447 = vector.extract %343#9[4] : f32 from vector<8xf32>
          %1448 = arith.addi %1390, %c80 : index
          memref.store %1447, %5[%1448] : memref<?xf32>
          %1449 = vector.extract %343#9[5] : f32 from vector<8xf32>
          %1450 = arith.addi %1390, %c130 : index
          memref.store %1449, %5[%1450] : memref<?xf32>
          %1451 = vector.extract %343#9[6] : f32 from vector<8xf32>
          %1452 = arith.addi %1390, %c131 : index
          memref.store %1451, %5[%1452] : memref<?xf32>
          %1453 = vector.extract %343#9[7] : f32 from vector<8xf32>
          %1454 = arith.addi %1390, %c132 : index
          memref.store %1453, %5[%1454] : memref<?xf32>
        }
        wave.barrier
        %1455 = memref.load %5[%1326] : memref<?xf32>
        %1456 = memref.load %5[%1328] : memref<?xf32>
        %1457 = memref.load %5[%1330] : memref<?xf32>
        %1458 = memref.load %5[%1332] : memref<?xf32>
        %1459 = memref.load %5[%1334] : memref<?xf32>
        %1460 = memref.load %5[%1336] : memref<?xf32>
        %1461 = memref.load %5[%1338] : memref<?xf32>
        %1462 = memref.load %5[%1340] : memref<?xf32>
        %1463 = arith.mulf %1455, %1278 : f32
        %1464 = math.fma %1456, %1280, %1463 : f32
        %1465 = arith.mulf %1464, %1285 : f32
        %1466 = math.fma %1457, %1287, %1465 : f32
        %1467 = arith.mulf %1466, %1292 : f32
        %1468 = math.fma %1458, %1294, %1467 : f32
        %1469 = arith.mulf %1468, %1299 : f32
        %1470 = math.fma %1459, %1301, %1469 : f32
        %1471 = arith.mulf %1470, %1306 : f32
        %1472 = math.fma %1460, %1308, %1471 : f32
        %1473 = arith.mulf %1472, %1313 : f32
        %1474 = math.fma %1461, %1315, %1473 : f32
        %1475 = arith.mulf %1474, %1320 : f32
        %1476 = math.fma %1462, %1322, %1475 : f32
        %1477 = memref.load %5[%1357] : memref<?xf32>
        %1478 = memref.load %5[%1359] : memref<?xf32>
        %1479 = memref.load %5[%1361] : memref<?xf32>
        %1480 = memref.load %5[%1363] : memref<?xf32>
        %1481 = memref.load %5[%1365] : memref<?xf32>
        %1482 = memref.load %5[%1367] : memref<?xf32>
        %1483 = memref.load %5[%1369] : memref<?xf32>
        %1484 = memref.load %5[%1371] : memref<?xf32>
        %1485 = arith.mulf %1477, %1278 : f32
        %1486 = math.fma %1478, %1280, %1485 : f32
        %1487 = arith.mulf %1486, %1285 : f32
        %1488 = math.fma %1479, %1287, %1487 : f32
        %1489 = arith.mulf %1488, %1292 : f32
        %1490 = math.fma %1480, %1294, %1489 : f32
        %1491 = arith.mulf %1490, %1299 : f32
        %1492 = math.fma %1481, %1301, %1491 : f32
        %1493 = arith.mulf %1492, %1306 : f32
        %1494 = math.fma %1482, %1308, %1493 : f32
        %1495 = arith.mulf %1494, %1313 : f32
        %1496 = math.fma %1483, %1315, %1495 : f32
        %1497 = arith.mulf %1496, %1320 : f32
        %1498 = math.fma %1484, %1322, %1497 : f32
        wave.barrier
        scf.if %1173 {
          %1499 = arith.muli %8, %c24 : index
          %1500 = arith.muli %2, %c8 : index
          %1501 = arith.addi %1499, %1500 : index
          %1502 = arith.addi %1501, %1172 : index
          %1503 = vector.extract %343#10[0] : f32 from vector<8xf32>
          %1504 = arith.addi %1502, %c23 : index
          memref.store %1503, %5[%1504] : memref<?xf32>
          %1505 = vector.extract %343#10[1] : f32 from vector<8xf32>
          %1506 = arith.addi %1502, %c3 : index
          memref.store %1505, %5[%1506] : memref<?xf32>
          %1507 = vector.extract %343#10[2] : f32 from vector<8xf32>
          %1508 = arith.addi %1502, %c22 : index
          memref.store %1507, %5[%1508] : memref<?xf32>
          %1509 = vector.extract %343#10[3] : f32 from vector<8xf32>
          %1510 = arith.addi %1502, %c29 : index
          memref.store %1509, %5[%1510] : memref<?xf32>
          %1511 = vector.extract %343#10[4] : f32 from vector<8xf32>
          %1512 = arith.addi %1502, %c25 : index
          memref.store %1511, %5[%1512] : memref<?xf32>
          %1513 = vector.extract %343#10[5] : f32 from vector<8xf32>
          %1514 = arith.addi %1502, %c32 : index
          memref.store %1513, %5[%1514] : memref<?xf32>
          %1515 = vector.extract %343#10[6] : f32 from vector<8xf32>
          %1516 = arith.addi %1502, %c34 : index
          memref.store %1515, %5[%1516] : memref<?xf32>
          %1517 = vector.extract %343#10[7] : f32 from vector<8xf32>
          %1518 = arith.addi %1502, %c36 : index
          memref.store %1517, %5[%1518] : memref<?xf32>
          %1519 = vector.extract %343#11[0] : f32 from vector<8xf32>
          %1520 = arith.addi %1502, %c38 : index
          memref.store %1519, %5[%1520] : memref<?xf32>
          %1521 = vector.extract %343#11[1] : f32 from vector<8xf32>
          %1522 = arith.addi %1502, %c40 : index
          memref.store %1521, %5[%1522] : memref<?xf32>
          %1523 = vector.extract %343#11[2] : f32 from vector<8xf32>
          %1524 = arith.addi %1502, %c42 : index
          memref.store %1523, %5[%1524] : memref<?xf32>
          %1525 = vector.extract %343#11[3] : f32 from vector<8xf32>
          %1526 = arith.addi %1502, %c44 : index
          memref.store %1525, %5[%1526] : memref<?xf32>
          %1527 = vector.extract %343#11[4] : f32 from vector<8xf32>
          %1528 = arith.addi %1502, %c46 : index
          memref.store %1527, %5[%1528] : memref<?xf32>
          %1529 = vector.extract %343#11[5] : f32 from vector<8xf32>
          %1530 = arith.addi %1502, %c48 : index
          memref.store %1529, %5[%1530] : memref<?xf32>
          %1531 = vector.extract %343#11[6] : f32 from vector<8xf32>
          %1532 = arith.addi %1502, %c50 : index
          memref.store %1531, %5[%1532] : memref<?xf32>
          %1533 = vector.extract %343#11[7] : f32 from vector<8xf32>
          %1534 = arith.addi %1502, %c52 : index
          memref.store %1533, %5[%1534] : memref<?xf32>
          %1535 = vector.extract %343#12[0] : f32 from vector<8xf32>
          %1536 = arith.addi %1502, %c6 : index
          memref.store %1535, %5[%1536] : memref<?xf32>
          %1537 = vector.extract %343#12[1] : f32 from vector<8xf32>
          %1538 = arith.addi %1502, %c121 : index
          memref.store %1537, %5[%1538] : memref<?xf32>
          %1539 = vector.extract %343#12[2] : f32 from vector<8xf32>
          %1540 = arith.addi %1502, %c122 : index
          memref.store %1539, %5[%1540] : memref<?xf32>
          %1541 = vector.extract %343#12[3] : f32 from vector<8xf32>
          %1542 = arith.addi %1502, %c123 : index
          memref.store %1541, %5[%1542] : memref<?xf32>
          %1543 = vector.extract %343#12[4] : f32 from vector<8xf32>
          %1544 = arith.addi %1502, %c78 : index
          memref.store %1543, %5[%1544] : memref<?xf32>
          %1545 = vector.extract %343#12[5] : f32 from vector<8xf32>
          %1546 = arith.addi %1502, %c124 : index
          memref.store %1545, %5[%1546] : memref<?xf32>
          %1547 = vector.extract %343#12[6] : f32 from vector<8xf32>
          %1548 = arith.addi %1502, %c125 : index
          memref.store %1547, %5[%1548] : memref<?xf32>
          %1549 = vector.extract %343#12[7] : f32 from vector<8xf32>
          %1550 = arith.addi %1502, %c126 : index
          memref.store %1549, %5[%1550] : memref<?xf32>
          %1551 = vector.extract %343#13[0] : f32 from vector<8xf32>
          %1552 = arith.addi %1502, %c79 : index
          memref.store %1551, %5[%1552] : memref<?xf32>
          %1553 = vector.extract %343#13[1] : f32 from vector<8xf32>
          %1554 = arith.addi %1502, %c127 : index
          memref.store %1553, %5[%1554] : memref<?xf32>
          %1555 = vector.extract %343#13[2] : f32 from vector<8xf32>
          %1556 = arith.addi %1502, %c128 : index
          memref.store %1555, %5[%1556] : memref<?xf32>
          %1557 = vector.extract %343#13[3] : f32 from vector<8xf32>
          %1558 = arith.addi %1502, %c129 : index
          memref.store %1557, %5[%1558] : memref<?xf32>
          %1559 = vector.extract %343#13[4] : f32 from vector<8xf32>
          %1560 = arith.addi %1502, %c80 : index
          memref.store %1559, %5[%1560] : memref<?xf32>
          %1561 = vector.extract %343#13[5] : f32 from vector<8xf32>
          %1562 = arith.addi %1502, %c130 : index
          memref.store %1561, %5[%1562] : memref<?xf32>
          %1563 = vector.extract %343#13[6] : f32 from vector<8xf32>
          %1564 = arith.addi %1502, %c131 : index
          memref.store %1563, %5[%1564] : memref<?xf32>
          %1565 = vector.extract %343#13[7] : f32 from vector<8xf32>
          %1566 = arith.addi %1502, %c132 : index
          memref.store %1565, %5[%1566] : memref<?xf32>
        }
        wave.barrier
        %1567 = memref.load %5[%1326] : memref<?xf32>
        %1568 = memref.load %5[%1328] : memref<?xf32>
        %1569 = memref.load %5[%1330] : memref<?xf32>
        %1570 = memref.load %5[%1332] : memref<?xf32>
        %1571 = memref.load %5[%1334] : memref<?xf32>
        %1572 = memref.load %5[%1336] : memref<?xf32>
        %1573 = memref.load %5[%1338] : memref<?xf32>
        %1574 = memref.load %5[%1340] : memref<?xf32>
        %1575 = arith.mulf %1567, %1278 : f32
        %1576 = math.fma %1568, %1280, %1575 : f32
        %1577 = arith.mulf %1576, %1285 : f32
        %1578 = math.fma %1569, %1287, %1577 : f32
        %1579 = arith.mulf %1578, %1292 : f32
        %1580 = math.fma %1570, %1294, %1579 : f32
        %1581 = arith.mulf %1580, %1299 : f32
        %1582 = math.fma %1571, %1301, %1581 : f32
        %1583 = arith.mulf %1582, %1306 : f32
        %1584 = math.fma %1572, %1308, %1583 : f32
        %1585 = arith.mulf %1584, %1313 : f32
        %1586 = math.fma %1573, %1315, %1585 : f32
        %1587 = arith.mulf %1586, %1320 : f32
        %1588 = math.fma %1574, %1322, %1587 : f32
        %1589 = memref.load %5[%1357] : memref<?xf32>
        %1590 = memref.load %5[%1359] : memref<?xf32>
        %1591 = memref.load %5[%1361] : memref<?xf32>
        %1592 = memref.load %5[%1363] : memref<?xf32>
        %1593 = memref.load %5[%1365] : memref<?xf32>
        %1594 = memref.load %5[%1367] : memref<?xf32>
        %1595 = memref.load %5[%1369] : memref<?xf32>
        %1596 = memref.load %5[%1371] : memref<?xf32>
        %1597 = arith.mulf %1589, %1278 : f32
        %1598 = math.fma %1590, %1280, %1597 : f32
        %1599 = arith.mulf %1598, %1285 : f32
        %1600 = math.fma %1591, %1287, %1599 : f32
        %1601 = arith.mulf %1600, %1292 : f32
        %1602 = math.fma %1592, %1294, %1601 : f32
        %1603 = arith.mulf %1602, %1299 : f32
        %1604 = math.fma %1593, %1301, %1603 : f32
        %1605 = arith.mulf %1604, %1306 : f32
        %1606 = math.fma %1594, %1308, %1605 : f32
        %1607 = arith.mulf %1606, %1313 : f32
        %1608 = math.fma %1595, %1315, %1607 : f32
        %1609 = arith.mulf %1608, %1320 : f32
        %1610 = math.fma %1596, %1322, %1609 : f32
        wave.barrier
        scf.if %1173 {
          %1611 = arith.muli %8, %c24 : index
          %1612 = arith.muli %2, %c8 : index
          %1613 = arith.addi %1611, %1612 : index
          %1614 = arith.addi %1613, %1172 : index
          %1615 = vector.extract %343#14[0] : f32 from vector<8xf32>
          %1616 = arith.addi %1614, %c23 : index
          memref.store %1615, %5[%1616] : memref<?xf32>
          %1617 = vector.extract %343#14[1] : f32 from vector<8xf32>
          %1618 = arith.addi %1614, %c3 : index
          memref.store %1617, %5[%1618] : memref<?xf32>
          %1619 = vector.extract %343#14[2] : f32 from vector<8xf32>
          %1620 = arith.addi %1614, %c22 : index
          memref.store %1619, %5[%1620] : memref<?xf32>
          %1621 = vector.extract %343#14[3] : f32 from vector<8xf32>
          %1622 = arith.addi %1614, %c29 : index
          memref.store %1621, %5[%1622] : memref<?xf32>
          %1623 = vector.extract %343#14[4] : f32 from vector<8xf32>
          %1624 = arith.addi %1614, %c25 : index
          memref.store %1623, %5[%1624] : memref<?xf32>
          %1625 = vector.extract %343#14[5] : f32 from vector<8xf32>
          %1626 = arith.addi %1614, %c32 : index
          memref.store %1625, %5[%1626] : memref<?xf32>
          %1627 = vector.extract %343#14[6] : f32 from vector<8xf32>
          %1628 = arith.addi %1614, %c34 : index
          memref.store %1627, %5[%1628] : memref<?xf32>
          %1629 = vector.extract %343#14[7] : f32 from vector<8xf32>
          %1630 = arith.addi %1614, %c36 : index
          memref.store %1629, %5[%1630] : memref<?xf32>
          %1631 = vector.extract %343#15[0] : f32 from vector<8xf32>
          %1632 = arith.addi %1614, %c38 : index
          memref.store %1631, %5[%1632] : memref<?xf32>
          %1633 = vector.extract %343#15[1] : f32 from vector<8xf32>
          %1634 = arith.addi %1614, %c40 : index
          memref.store %1633, %5[%1634] : memref<?xf32>
          %1635 = vector.extract %343#15[2] : f32 from vector<8xf32>
          %1636 = arith.addi %1614, %c42 : index
          memref.store %1635, %5[%1636] : memref<?xf32>
          %1637 = vector.extract %343#15[3] : f32 from vector<8xf32>
          %1638 = arith.addi %1614, %c44 : index
          memref.store %1637, %5[%1638] : memref<?xf32>
          %1639 = vector.extract %343#15[4] : f32 from vector<8xf32>
          %1640 = arith.addi %1614, %c46 : index
          memref.store %1639, %5[%1640] : memref<?xf32>
          %1641 = vector.extract %343#15[5] : f32 from vector<8xf32>
          %1642 = arith.addi %1614, %c48 : index
          memref.store %1641, %5[%1642] : memref<?xf32>
          %1643 = vector.extract %343#15[6] : f32 from vector<8xf32>
          %1644 = arith.addi %1614, %c50 : index
          memref.store %1643, %5[%1644] : memref<?xf32>
          %1645 = vector.extract %343#15[7] : f32 from vector<8xf32>
          %1646 = arith.addi %1614, %c52 : index
          memref.store %1645, %5[%1646] : memref<?xf32>
          %1647 = vector.extract %343#16[0] : f32 from vector<8xf32>
          %1648 = arith.addi %1614, %c6 : index
          memref.store %1647, %5[%1648] : memref<?xf32>
          %1649 = vector.extract %343#16[1] : f32 from vector<8xf32>
          %1650 = arith.addi %1614, %c121 : index
          memref.store %1649, %5[%1650] : memref<?xf32>
          %1651 = vector.extract %343#16[2] : f32 from vector<8xf32>
          %1652 = arith.addi %1614, %c122 : index
          memref.store %1651, %5[%1652] : memref<?xf32>
          %1653 = vector.extract %343#16[3] : f32 from vector<8xf32>
          %1654 = arith.addi %1614, %c123 : index
          memref.store %1653, %5[%1654] : memref<?xf32>
          %1655 = vector.extract %343#16[4] : f32 from vector<8xf32>
          %1656 = arith.addi %1614, %c78 : index
          memref.store %1655, %5[%1656] : memref<?xf32>
          %1657 = vector.extract %343#16[5] : f32 from vector<8xf32>
          %1658 = arith.addi %1614, %c124 : index
          memref.store %1657, %5[%1658] : memref<?xf32>
          %1659 = vector.extract %343#16[6] : f32 from vector<8xf32>
          %1660 = arith.addi %1614, %c125 : index
          memref.store %1659, %5[%1660] : memref<?xf32>
          %1661 = vector.extract %343#16[7] : f32 from vector<8xf32>
          %1662 = arith.addi %1614, %c126 : index
          memref.store %1661, %5[%1662] : memref<?xf32>
          %1663 = vector.extract %343#17[0] : f32 from vector<8xf32>
          %1664 = arith.addi %1614, %c79 : index
          memref.store %1663, %5[%1664] : memref<?xf32>
          %1665 = vector.extract %343#17[1] : f32 from vector<8xf32>
          %1666 = arith.addi %1614, %c127 : index
          memref.store %1665, %5[%1666] : memref<?xf32>
          %1667 = vector.extract %343#17[2] : f32 from vector<8xf32>
          %1668 = arith.addi %1614, %c128 : index
          memref.store %1667, %5[%1668] : memref<?xf32>
          %1669 = vector.extract %343#17[3] : f32 from vector<8xf32>
          %1670 = arith.addi %1614, %c129 : index
          memref.store %1669, %5[%1670] : memref<?xf32>
          %1671 = vector.extract %343#17[4] : f32 from vector<8xf32>
          %1672 = arith.addi %1614, %c80 : index
          memref.store %1671, %5[%1672] : memref<?xf32>
          %1673 = vector.extract %343#17[5] : f32 from vector<8xf32>
          %1674 = arith.addi %1614, %c130 : index
          memref.store %1673, %5[%1674] : memref<?xf32>
          %1675 = vector.extract %343#17[6] : f32 from vector<8xf32>
          %1676 = arith.addi %1614, %c131 : index
          memref.store %1675, %5[%1676] : memref<?xf32>
          %1677 = vector.extract %343#17[7] : f32 from vector<8xf32>
          %1678 = arith.addi %1614, %c132 : index
          memref.store %1677, %5[%1678] : memref<?xf32>
        }
        wave.barrier
        %1679 = memref.load %5[%1326] : memref<?xf32>
        %1680 = memref.load %5[%1328] : memref<?xf32>
        %1681 = memref.load %5[%1330] : memref<?xf32>
        %1682 = memref.load %5[%1332] : memref<?xf32>
        %1683 = memref.load %5[%1334] : memref<?xf32>
        %1684 = memref.load %5[%1336] : memref<?xf32>
        %1685 = memref.load %5[%1338] : memref<?xf32>
        %1686 = memref.load %5[%1340] : memref<?xf32>
        %1687 = arith.mulf %1679, %1278 : f32
        %1688 = math.fma %1680, %1280, %1687 : f32
        %1689 = arith.mulf %1688, %1285 : f32
        %1690 = math.fma %1681, %1287, %1689 : f32
        %1691 = arith.mulf %1690, %1292 : f32
        %1692 = math.fma %1682, %1294, %1691 : f32
        %1693 = arith.mulf %1692, %1299 : f32
        %1694 = math.fma %1683, %1301, %1693 : f32
        %1695 = arith.mulf %1694, %1306 : f32
        %1696 = math.fma %1684, %1308, %1695 : f32
        %1697 = arith.mulf %1696, %1313 : f32
        %1698 = math.fma %1685, %1315, %1697 : f32
        %1699 = arith.mulf %1698, %1320 : f32
        %1700 = math.fma %1686, %1322, %1699 : f32
        %1701 = memref.load %5[%1357] : memref<?xf32>
        %1702 = memref.load %5[%1359] : memref<?xf32>
        %1703 = memref.load %5[%1361] : memref<?xf32>
        %1704 = memref.load %5[%1363] : memref<?xf32>
        %1705 = memref.load %5[%1365] : memref<?xf32>
        %1706 = memref.load %5[%1367] : memref<?xf32>
        %1707 = memref.load %5[%1369] : memref<?xf32>
        %1708 = memref.load %5[%1371] : memref<?xf32>
        %1709 = arith.mulf %1701, %1278 : f32
        %1710 = math.fma %1702, %1280, %1709 : f32
        %1711 = arith.mulf %1710, %1285 : f32
        %1712 = math.fma %1703, %1287, %1711 : f32
        %1713 = arith.mulf %1712, %1292 : f32
        %1714 = math.fma %1704, %1294, %1713 : f32
        %1715 = arith.mulf %1714, %1299 : f32
        %1716 = math.fma %1705, %1301, %1715 : f32
        %1717 = arith.mulf %1716, %1306 : f32
        %1718 = math.fma %1706, %1308, %1717 : f32
        %1719 = arith.mulf %1718, %1313 : f32
        %1720 = math.fma %1707, %1315, %1719 : f32
        %1721 = arith.mulf %1720, %1320 : f32
        %1722 = math.fma %1708, %1322, %1721 : f32
        %1723 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1723 {
          %1724 = arith.addi %kvHeads, %15 : index
          %1725 = memref.load %scales[%1724] : memref<?xf32>
          %1726 = arith.divf %1725, %1324 : f32
          %1727 = arith.addi %17, %1171 : index
          %1728 = arith.cmpi slt, %1727, %groupSize : index
          scf.if %1728 {
            %1729 = arith.muli %15, %groupSize : index
            %1730 = arith.addi %1729, %1727 : index
            %1731 = arith.muli %1730, %c6 : index
            %1732 = arith.muli %heads, %c6 : index
            %1733 = arith.mulf %1355, %1726 : f32
            %1734 = arith.addf %1733, %c73 : f32
            %1735 = arith.minimumf %1734, %c134 : f32
            %1736 = arith.maximumf %1735, %c135 : f32
            %1737 = arith.truncf %1736 : f32 to f16
            %1738 = arith.divui %1325, %c8 : index
            %1739 = arith.addi %1731, %1738 : index
            %1740 = arith.divui %24, %outTileRows : index
            %1741 = arith.divui %1732, %c3 : index
            %1742 = arith.muli %1740, %1741 : index
            %1743 = arith.divui %1739, %c3 : index
            %1744 = arith.addi %1742, %1743 : index
            %1745 = arith.muli %1744, %c9 : index
            %1746 = arith.remui %1739, %c3 : index
            %1747 = arith.divui %1746, %c8 : index
            %1748 = arith.addi %1745, %1747 : index
            %1749 = arith.muli %outTileRows, %c8 : index
            %1750 = arith.muli %1748, %1749 : index
            %1751 = arith.remui %24, %outTileRows : index
            %1752 = arith.muli %1751, %c8 : index
            %1753 = arith.addi %1750, %1752 : index
            %1754 = arith.remui %1739, %c8 : index
            %1755 = arith.addi %1753, %1754 : index
            memref.store %1737, %out[%1755] : memref<?xf16>
            %1756 = arith.mulf %1386, %1726 : f32
            %1757 = arith.addf %1756, %c73 : f32
            %1758 = arith.minimumf %1757, %c134 : f32
            %1759 = arith.maximumf %1758, %c135 : f32
            %1760 = arith.truncf %1759 : f32 to f16
            %1761 = arith.divui %1356, %c8 : index
            %1762 = arith.addi %1731, %1761 : index
            %1763 = arith.divui %1762, %c3 : index
            %1764 = arith.addi %1742, %1763 : index
            %1765 = arith.muli %1764, %c9 : index
            %1766 = arith.remui %1762, %c3 : index
            %1767 = arith.divui %1766, %c8 : index
            %1768 = arith.addi %1765, %1767 : index
            %1769 = arith.muli %1768, %1749 : index
            %1770 = arith.addi %1769, %1752 : index
            %1771 = arith.remui %1762, %c8 : index
            %1772 = arith.addi %1770, %1771 : index
            memref.store %1760, %out[%1772] : memref<?xf16>
            %1773 = arith.addi %1169, %c24 : index
            %1774 = arith.mulf %1476, %1726 : f32
            %1775 = arith.addf %1774, %c73 : f32
            %1776 = arith.minimumf %1775, %c134 : f32
            %1777 = arith.maximumf %1776, %c135 : f32
            %1778 = arith.truncf %1777 : f32 to f16
            %1779 = arith.divui %1773, %c8 : index
            %1780 = arith.addi %1731, %1779 : index
            %1781 = arith.divui %1780, %c3 : index
            %1782 = arith.addi %1742, %1781 : index
            %1783 = arith.muli %1782, %c9 : index
            %1784 = arith.remui %1780, %c3 : index
            %1785 = arith.divui %1784, %c8 : index
            %1786 = arith.addi %1783, %1785 : index
            %1787 = arith.muli %1786, %1749 : index
            %1788 = arith.addi %1787, %1752 : index
            %1789 = arith.remui %1780, %c8 : index
            %1790 = arith.addi %1788, %1789 : index
            memref.store %1778, %out[%1790] : memref<?xf16>
            %1791 = arith.addi %1169, %c59 : index
            %1792 = arith.mulf %1498, %1726 : f32
            %1793 = arith.addf %1792, %c73 : f32
            %1794 = arith.minimumf %1793, %c134 : f32
            %1795 = arith.maximumf %1794, %c135 : f32
            %1796 = arith.truncf %1795 : f32 to f16
            %1797 = arith.divui %1791, %c8 : index
            %1798 = arith.addi %1731, %1797 : index
            %1799 = arith.divui %1798, %c3 : index
            %1800 = arith.addi %1742, %1799 : index
            %1801 = arith.muli %1800, %c9 : index
            %1802 = arith.remui %1798, %c3 : index
            %1803 = arith.divui %1802, %c8 : index
            %1804 = arith.addi %1801, %1803 : index
            %1805 = arith.muli %1804, %1749 : index
            %1806 = arith.addi %1805, %1752 : index
            %1807 = arith.remui %1798, %c8 : index
            %1808 = arith.addi %1806, %1807 : index
            memref.store %1796, %out[%1808] : memref<?xf16>
            %1809 = arith.addi %1169, %c60 : index
            %1810 = arith.mulf %1588, %1726 : f32
            %1811 = arith.addf %1810, %c73 : f32
            %1812 = arith.minimumf %1811, %c134 : f32
            %1813 = arith.maximumf %1812, %c135 : f32
            %1814 = arith.truncf %1813 : f32 to f16
            %1815 = arith.divui %1809, %c8 : index
            %1816 = arith.addi %1731, %1815 : index
            %1817 = arith.divui %1816, %c3 : index
            %1818 = arith.addi %1742, %1817 : index
            %1819 = arith.muli %1818, %c9 : index
            %1820 = arith.remui %1816, %c3 : index
            %1821 = arith.divui %1820, %c8 : index
            %1822 = arith.addi %1819, %1821 : index
            %1823 = arith.muli %1822, %1749 : index
            %1824 = arith.addi %1823, %1752 : index
            %1825 = arith.remui %1816, %c8 : index
            %1826 = arith.addi %1824, %1825 : index
            memref.store %1814, %out[%1826] : memref<?xf16>
            %1827 = arith.addi %1169, %c61 : index
            %1828 = arith.mulf %1610, %1726 : f32
            %1829 = arith.addf %1828, %c73 : f32
            %1830 = arith.minimumf %1829, %c134 : f32
            %1831 = arith.maximumf %1830, %c135 : f32
            %1832 = arith.truncf %1831 : f32 to f16
            %1833 = arith.divui %1827, %c8 : index
            %1834 = arith.addi %1731, %1833 : index
            %1835 = arith.divui %1834, %c3 : index
            %1836 = arith.addi %1742, %1835 : index
            %1837 = arith.muli %1836, %c9 : index
            %1838 = arith.remui %1834, %c3 : index
            %1839 = arith.divui %1838, %c8 : index
            %1840 = arith.addi %1837, %1839 : index
            %1841 = arith.muli %1840, %1749 : index
            %1842 = arith.addi %1841, %1752 : index
            %1843 = arith.remui %1834, %c8 : index
            %1844 = arith.addi %1842, %1843 : index
            memref.store %1832, %out[%1844] : memref<?xf16>
            %1845 = arith.addi %1169, %c62 : index
            %1846 = arith.mulf %1700, %1726 : f32
            %1847 = arith.addf %1846, %c73 : f32
            %1848 = arith.minimumf %1847, %c134 : f32
            %1849 = arith.maximumf %1848, %c135 : f32
            %1850 = arith.truncf %1849 : f32 to f16
            %1851 = arith.divui %1845, %c8 : index
            %1852 = arith.addi %1731, %1851 : index
            %1853 = arith.divui %1852, %c3 : index
            %1854 = arith.addi %1742, %1853 : index
            %1855 = arith.muli %1854, %c9 : index
            %1856 = arith.remui %1852, %c3 : index
            %1857 = arith.divui %1856, %c8 : index
            %1858 = arith.addi %1855, %1857 : index
            %1859 = arith.muli %1858, %1749 : index
            %1860 = arith.addi %1859, %1752 : index
            %1861 = arith.remui %1852, %c8 : index
            %1862 = arith.addi %1860, %1861 : index
            memref.store %1850, %out[%1862] : memref<?xf16>
            %1863 = arith.addi %1169, %c63 : index
            %1864 = arith.mulf %1722, %1726 : f32
            %1865 = arith.addf %1864, %c73 : f32
            %1866 = arith.minimumf %1865, %c134 : f32
            %1867 = arith.maximumf %1866, %c135 : f32
            %1868 = arith.truncf %1867 : f32 to f16
            %1869 = arith.divui %1863, %c8 : index
            %1870 = arith.addi %1731, %1869 : index
            %1871 = arith.divui %1870, %c3 : index
            %1872 = arith.addi %1742, %1871 : index
            %1873 = arith.muli %1872, %c9 : index
            %1874 = arith.remui %1870, %c3 : index
            %1875 = arith.divui %1874, %c8 : index
            %1876 = arith.addi %1873, %1875 : index
            %1877 = arith.muli %1876, %1749 : index
            %1878 = arith.addi %1877, %1752 : index
            %1879 = arith.remui %1870, %c8 : index
            %1880 = arith.addi %1878, %1879 : index
            memref.store %1868, %out[%1880] : memref<?xf16>
          }
        } else {
          %1881 = arith.addi %ranges, %groups : index
          %1882 = arith.muli %9, %1881 : index
          %1883 = arith.index_castui %335 : i32 to index
          %1884 = arith.addi %1882, %1883 : index
          %1885 = arith.muli %1884, %c138 : index
          %1886 = arith.addi %1885, %1325 : index
          memref.store %1355, %partial[%1886] : memref<?xf32>
          %1887 = arith.addi %1885, %1356 : index
          memref.store %1386, %partial[%1887] : memref<?xf32>
          %1888 = arith.addi %1169, %c24 : index
          %1889 = arith.addi %1885, %1888 : index
          memref.store %1476, %partial[%1889] : memref<?xf32>
          %1890 = arith.addi %1169, %c59 : index
          %1891 = arith.addi %1885, %1890 : index
          memref.store %1498, %partial[%1891] : memref<?xf32>
          %1892 = arith.addi %1169, %c60 : index
          %1893 = arith.addi %1885, %1892 : index
          memref.store %1588, %partial[%1893] : memref<?xf32>
          %1894 = arith.addi %1169, %c61 : index
          %1895 = arith.addi %1885, %1894 : index
          memref.store %1610, %partial[%1895] : memref<?xf32>
          %1896 = arith.addi %1169, %c62 : index
          %1897 = arith.addi %1885, %1896 : index
          memref.store %1700, %partial[%1897] : memref<?xf32>
          %1898 = arith.addi %1169, %c63 : index
          %1899 = arith.addi %1885, %1898 : index
          memref.store %1722, %partial[%1899] : memref<?xf32>
          %1900 = arith.cmpi slt, %1169, %c8 : index
          scf.if %1900 {
            %1901 = arith.addi %1885, %c15 : index
            %1902 = arith.addi %1901, %1169 : index
            memref.store %1318, %partial[%1902] : memref<?xf32>
            %1903 = arith.addi %1902, %c8 : index
            memref.store %1324, %partial[%1903] : memref<?xf32>
          }
          %1904 = arith.addi %42, %c103 : i32
          %1905 = arith.divui %1904, %c104 : i32
          %1906 = arith.divui %335, %c104 : i32
          %1907 = arith.addi %groups, %c4 : index
          %1908 = arith.muli %9, %1907 : index
          %1909 = arith.muli %1906, %c104 : i32
          %1910 = arith.subi %42, %1909 : i32
          %1911 = arith.minsi %1910, %c104 : i32
          %1912 = arith.index_castui %1906 : i32 to index
          %1913 = arith.addi %1908, %1912 : index
          %1914 = arith.index_castui %1911 : i32 to index
          %1915 = wave.arrive %counters[%1913], %1914 : memref<?xi32>
          scf.if %1915 {
            %1927:10 = scf.for %1916 = %c77 to %1911 step %c104 iter_args(%1917 = %c72, %1918 = %c73, %1919 = %c73, %1920 = %c73, %1921 = %c73, %1922 = %c73, %1923 = %c73, %1924 = %c73, %1925 = %c73, %1926 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1928 = arith.addi %1916, %c77 : i32
              %1929 = arith.subi %1911, %c17 : i32
              %1930 = arith.minsi %1928, %1929 : i32
              %1931 = arith.addi %1909, %1930 : i32
              %1932 = arith.index_castui %1931 : i32 to index
              %1933 = arith.addi %1882, %1932 : index
              %1934 = arith.muli %1933, %c138 : index
              %1935 = arith.addi %1934, %c15 : index
              %1936 = arith.addi %1935, %1171 : index
              %1937 = memref.load %partial[%1936] : memref<?xf32>
              %1938 = arith.cmpi slt, %1928, %1911 : i32
              %1939 = arith.select %1938, %1937, %c72 : f32
              %1940 = arith.addi %1934, %1169 : index
              %1941 = arith.addi %1940, %c23 : index
              %1942 = memref.load %partial[%1941] : memref<?xf32>
              %1943 = arith.addi %1940, %c6 : index
              %1944 = memref.load %partial[%1943] : memref<?xf32>
              %1945 = arith.addi %1940, %c24 : index
              %1946 = memref.load %partial[%1945] : memref<?xf32>
              %1947 = arith.addi %1940, %c59 : index
              %1948 = memref.load %partial[%1947] : memref<?xf32>
              %1949 = arith.addi %1940, %c60 : index
              %1950 = memref.load %partial[%1949] : memref<?xf32>
              %1951 = arith.addi %1940, %c61 : index
              %1952 = memref.load %partial[%1951] : memref<?xf32>
              %1953 = arith.addi %1940, %c62 : index
              %1954 = memref.load %partial[%1953] : memref<?xf32>
              %1955 = arith.addi %1940, %c63 : index
              %1956 = memref.load %partial[%1955] : memref<?xf32>
              %1957 = arith.addi %1936, %c8 : index
              %1958 = memref.load %partial[%1957] : memref<?xf32>
              %1959 = arith.addi %1916, %c17 : i32
              %1960 = arith.minsi %1959, %1929 : i32
              %1961 = arith.addi %1909, %1960 : i32
              %1962 = arith.index_castui %1961 : i32 to index
              %1963 = arith.addi %1882, %1962 : index
              %1964 = arith.muli %1963, %c138 : index
              %1965 = arith.addi %1964, %c15 : index
              %1966 = arith.addi %1965, %1171 : index
              %1967 = memref.load %partial[%1966] : memref<?xf32>
              %1968 = arith.cmpi slt, %1959, %1911 : i32
              %1969 = arith.select %1968, %1967, %c72 : f32
              %1970 = arith.addi %1964, %1169 : index
              %1971 = arith.addi %1970, %c23 : index
              %1972 = memref.load %partial[%1971] : memref<?xf32>
              %1973 = arith.addi %1970, %c6 : index
              %1974 = memref.load %partial[%1973] : memref<?xf32>
              %1975 = arith.addi %1970, %c24 : index
              %1976 = memref.load %partial[%1975] : memref<?xf32>
              %1977 = arith.addi %1970, %c59 : index
              %1978 = memref.load %partial[%1977] : memref<?xf32>
              %1979 = arith.addi %1970, %c60 : index
              %1980 = memref.load %partial[%1979] : memref<?xf32>
              %1981 = arith.addi %1970, %c61 : index
              %1982 = memref.load %partial[%1981] : memref<?xf32>
              %1983 = arith.addi %1970, %c62 : index
              %1984 = memref.load %partial[%1983] : memref<?xf32>
              %1985 = arith.addi %1970, %c63 : index
              %1986 = memref.load %partial[%1985] : memref<?xf32>
              %1987 = arith.addi %1966, %c8 : index
              %1988 = memref.load %partial[%1987] : memref<?xf32>
              %1989 = arith.addi %1916, %c95 : i32
              %1990 = arith.minsi %1989, %1929 : i32
              %1991 = arith.addi %1909, %1990 : i32
              %1992 = arith.index_castui %1991 : i32 to index
              %1993 = arith.addi %1882, %1992 : index
              %1994 = arith.muli %1993, %c138 : index
              %1995 = arith.addi %1994, %c15 : index
              %1996 = arith.addi %1995, %1171 : index
              %1997 = memref.load %partial[%1996] : memref<?xf32>
              %1998 = arith.cmpi slt, %1989, %1911 : i32
              %1999 = arith.select %1998, %1997, %c72 : f32
              %2000 = arith.addi %1994, %1169 : index
              %2001 = arith.addi %2000, %c23 : index
              %2002 = memref.load %partial[%2001] : memref<?xf32>
              %2003 = arith.addi %2000, %c6 : index
              %2004 = memref.load %partial[%2003] : memref<?xf32>
              %2005 = arith.addi %2000, %c24 : index
              %2006 = memref.load %partial[%2005] : memref<?xf32>
              %2007 = arith.addi %2000, %c59 : index
              %2008 = memref.load %partial[%2007] : memref<?xf32>
              %2009 = arith.addi %2000, %c60 : index
              %2010 = memref.load %partial[%2009] : memref<?xf32>
              %2011 = arith.addi %2000, %c61 : index
              %2012 = memref.load %partial[%2011] : memref<?xf32>
              %2013 = arith.addi %2000, %c62 : index
              %2014 = memref.load %partial[%2013] : memref<?xf32>
              %2015 = arith.addi %2000, %c63 : index
              %2016 = memref.load %partial[%2015] : memref<?xf32>
              %2017 = arith.addi %1996, %c8 : index
              %2018 = memref.load %partial[%2017] : memref<?xf32>
              %2019 = arith.addi %1916, %c97 : i32
              %2020 = arith.minsi %2019, %1929 : i32
              %2021 = arith.addi %1909, %2020 : i32
              %2022 = arith.index_castui %2021 : i32 to index
              %2023 = arith.addi %1882, %2022 : index
              %2024 = arith.muli %2023, %c138 : index
              %2025 = arith.addi %2024, %c15 : index
              %2026 = arith.addi %2025, %1171 : index
              %2027 = memref.load %partial[%2026] : memref<?xf32>
              %2028 = arith.cmpi slt, %2019, %1911 : i32
              %2029 = arith.select %2028, %2027, %c72 : f32
              %2030 = arith.addi %2024, %1169 : index
              %2031 = arith.addi %2030, %c23 : index
              %2032 = memref.load %partial[%2031] : memref<?xf32>
              %2033 = arith.addi %2030, %c6 : index
              %2034 = memref.load %partial[%2033] : memref<?xf32>
              %2035 = arith.addi %2030, %c24 : index
              %2036 = memref.load %partial[%2035] : memref<?xf32>
              %2037 = arith.addi %2030, %c59 : index
              %2038 = memref.load %partial[%2037] : memref<?xf32>
              %2039 = arith.addi %2030, %c60 : index
              %2040 = memref.load %partial[%2039] : memref<?xf32>
              %2041 = arith.addi %2030, %c61 : index
              %2042 = memref.load %partial[%2041] : memref<?xf32>
              %2043 = arith.addi %2030, %c62 : index
              %2044 = memref.load %partial[%2043] : memref<?xf32>
              %2045 = arith.addi %2030, %c63 : index
              %2046 = memref.load %partial[%2045] : memref<?xf32>
              %2047 = arith.addi %2026, %c8 : index
              %2048 = memref.load %partial[%2047] : memref<?xf32>
              %2049 = arith.addi %1916, %c98 : i32
              %2050 = arith.minsi %2049, %1929 : i32
              %2051 = arith.addi %1909, %2050 : i32
              %2052 = arith.index_castui %2051 : i32 to index
              %2053 = arith.addi %1882, %2052 : index
              %2054 = arith.muli %2053, %c138 : index
              %2055 = arith.addi %2054, %c15 : index
              %2056 = arith.addi %2055, %1171 : index
              %2057 = memref.load %partial[%2056] : memref<?xf32>
              %2058 = arith.cmpi slt, %2049, %1911 : i32
              %2059 = arith.select %2058, %2057, %c72 : f32
              %2060 = arith.addi %2054, %1169 : index
              %2061 = arith.addi %2060, %c23 : index
              %2062 = memref.load %partial[%2061] : memref<?xf32>
              %2063 = arith.addi %2060, %c6 : index
              %2064 = memref.load %partial[%2063] : memref<?xf32>
              %2065 = arith.addi %2060, %c24 : index
              %2066 = memref.load %partial[%2065] : memref<?xf32>
              %2067 = arith.addi %2060, %c59 : index
              %2068 = memref.load %partial[%2067] : memref<?xf32>
              %2069 = arith.addi %2060, %c60 : index
              %2070 = memref.load %partial[%2069] : memref<?xf32>
              %2071 = arith.addi %2060, %c61 : index
              %2072 = memref.load %partial[%2071] : memref<?xf32>
              %2073 = arith.addi %2060, %c62 : index
              %2074 = memref.load %partial[%2073] : memref<?xf32>
              %2075 = arith.addi %2060, %c63 : index
              %2076 = memref.load %partial[%2075] : memref<?xf32>
              %2077 = arith.addi %2056, %c8 : index
              %2078 = memref.load %partial[%2077] : memref<?xf32>
              %2079 = arith.addi %1916, %c100 : i32
              %2080 = arith.minsi %2079, %1929 : i32
              %2081 = arith.addi %1909, %2080 : i32
              %2082 = arith.index_castui %2081 : i32 to index
              %2083 = arith.addi %1882, %2082 : index
              %2084 = arith.muli %2083, %c138 : index
              %2085 = arith.addi %2084, %c15 : index
              %2086 = arith.addi %2085, %1171 : index
              %2087 = memref.load %partial[%2086] : memref<?xf32>
              %2088 = arith.cmpi slt, %2079, %1911 : i32
              %2089 = arith.select %2088, %2087, %c72 : f32
              %2090 = arith.addi %2084, %1169 : index
              %2091 = arith.addi %2090, %c23 : index
              %2092 = memref.load %partial[%2091] : memref<?xf32>
              %2093 = arith.addi %2090, %c6 : index
              %2094 = memref.load %partial[%2093] : memref<?xf32>
              %2095 = arith.addi %2090, %c24 : index
              %2096 = memref.load %partial[%2095] : memref<?xf32>
              %2097 = arith.addi %2090, %c59 : index
              %2098 = memref.load %partial[%2097] : memref<?xf32>
              %2099 = arith.addi %2090, %c60 : index
              %2100 = memref.load %partial[%2099] : memref<?xf32>
              %2101 = arith.addi %2090, %c61 : index
              %2102 = memref.load %partial[%2101] : memref<?xf32>
              %2103 = arith.addi %2090, %c62 : index
              %2104 = memref.load %partial[%2103] : memref<?xf32>
              %2105 = arith.addi %2090, %c63 : index
              %2106 = memref.load %partial[%2105] : memref<?xf32>
              %2107 = arith.addi %2086, %c8 : index
              %2108 = memref.load %partial[%2107] : memref<?xf32>
              %2109 = arith.addi %1916, %c101 : i32
              %2110 = arith.minsi %2109, %1929 : i32
              %2111 = arith.addi %1909, %2110 : i32
              %2112 = arith.index_castui %2111 : i32 to index
              %2113 = arith.addi %1882, %2112 : index
              %2114 = arith.muli %2113, %c138 : index
              %2115 = arith.addi %2114, %c15 : index
              %2116 = arith.addi %2115, %1171 : index
              %2117 = memref.load %partial[%2116] : memref<?xf32>
              %2118 = arith.cmpi slt, %2109, %1911 : i32
              %2119 = arith.select %2118, %2117, %c72 : f32
              %2120 = arith.addi %2114, %1169 : index
              %2121 = arith.addi %2120, %c23 : index
              %2122 = memref.load %partial[%2121] : memref<?xf32>
              %2123 = arith.addi %2120, %c6 : index
              %2124 = memref.load %partial[%2123] : memref<?xf32>
              %2125 = arith.addi %2120, %c24 : index
              %2126 = memref.load %partial[%2125] : memref<?xf32>
              %2127 = arith.addi %2120, %c59 : index
              %2128 = memref.load %partial[%2127] : memref<?xf32>
              %2129 = arith.addi %2120, %c60 : index
              %2130 = memref.load %partial[%2129] : memref<?xf32>
              %2131 = arith.addi %2120, %c61 : index
              %2132 = memref.load %partial[%2131] : memref<?xf32>
              %2133 = arith.addi %2120, %c62 : index
              %2134 = memref.load %partial[%2133] : memref<?xf32>
              %2135 = arith.addi %2120, %c63 : index
              %2136 = memref.load %partial[%2135] : memref<?xf32>
              %2137 = arith.addi %2116, %c8 : index
              %2138 = memref.load %partial[%2137] : memref<?xf32>
              %2139 = arith.addi %1916, %c103 : i32
              %2140 = arith.minsi %2139, %1929 : i32
              %2141 = arith.addi %1909, %2140 : i32
              %2142 = arith.index_castui %2141 : i32 to index
              %2143 = arith.addi %1882, %2142 : index
              %2144 = arith.muli %2143, %c138 : index
              %2145 = arith.addi %2144, %c15 : index
              %2146 = arith.addi %2145, %1171 : index
              %2147 = memref.load %partial[%2146] : memref<?xf32>
              %2148 = arith.cmpi slt, %2139, %1911 : i32
              %2149 = arith.select %2148, %2147, %c72 : f32
              %2150 = arith.addi %2144, %1169 : index
              %2151 = arith.addi %2150, %c23 : index
              %2152 = memref.load %partial[%2151] : memref<?xf32>
              %2153 = arith.addi %2150, %c6 : index
              %2154 = memref.load %partial[%2153] : memref<?xf32>
              %2155 = arith.addi %2150, %c24 : index
              %2156 = memref.load %partial[%2155] : memref<?xf32>
              %2157 = arith.addi %2150, %c59 : index
              %2158 = memref.load %partial[%2157] : memref<?xf32>
              %2159 = arith.addi %2150, %c60 : index
              %2160 = memref.load %partial[%2159] : memref<?xf32>
              %2161 = arith.addi %2150, %c61 : index
              %2162 = memref.load %partial[%2161] : memref<?xf32>
              %2163 = arith.addi %2150, %c62 : index
              %2164 = memref.load %partial[%2163] : memref<?xf32>
              %2165 = arith.addi %2150, %c63 : index
              %2166 = memref.load %partial[%2165] : memref<?xf32>
              %2167 = arith.addi %2146, %c8 : index
              %2168 = memref.load %partial[%2167] : memref<?xf32>
              %2169 = arith.maxnumf %1917, %1939 fastmath<nnan> : f32
              %2170 = arith.subf %1917, %2169 : f32
              %2171 = wave.exp2 %2170 : f32
              %2172 = arith.subf %1939, %2169 : f32
              %2173 = wave.exp2 %2172 : f32
              %2174 = arith.mulf %1918, %2171 : f32
              %2175 = math.fma %1958, %2173, %2174 : f32
              %2176 = arith.mulf %1919, %2171 : f32
              %2177 = math.fma %1942, %2173, %2176 : f32
              %2178 = arith.mulf %1920, %2171 : f32
              %2179 = math.fma %1944, %2173, %2178 : f32
              %2180 = arith.mulf %1921, %2171 : f32
              %2181 = math.fma %1946, %2173, %2180 : f32
              %2182 = arith.mulf %1922, %2171 : f32
              %2183 = math.fma %1948, %2173, %2182 : f32
              %2184 = arith.mulf %1923, %2171 : f32
              %2185 = math.fma %1950, %2173, %2184 : f32
              %2186 = arith.mulf %1924, %2171 : f32
              %2187 = math.fma %1952, %2173, %2186 : f32
              %2188 = arith.mulf %1925, %2171 : f32
              %2189 = math.fma %1954, %2173, %2188 : f32
              %2190 = arith.mulf %1926, %2171 : f32
              %2191 = math.fma %1956, %2173, %2190 : f32
              %2192 = arith.maxnumf %2169, %1969 fastmath<nnan> : f32
              %2193 = arith.subf %2169, %2192 : f32
              %2194 = wave.exp2 %2193 : f32
              %2195 = arith.subf %1969, %2192 : f32
              %2196 = wave.exp2 %2195 : f32
              %2197 = arith.mulf %2175, %2194 : f32
              %2198 = math.fma %1988, %2196, %2197 : f32
              %2199 = arith.mulf %2177, %2194 : f32
              %2200 = math.fma %1972, %2196, %2199 : f32
              %2201 = arith.mulf %2179, %2194 : f32
              %2202 = math.fma %1974, %2196, %2201 : f32
              %2203 = arith.mulf %2181, %2194 : f32
              %2204 = math.fma %1976, %2196, %2203 : f32
              %2205 = arith.mulf %2183, %2194 : f32
              %2206 = math.fma %1978, %2196, %2205 : f32
              %2207 = arith.mulf %2185, %2194 : f32
              %2208 = math.fma %1980, %2196, %2207 : f32
              %2209 = arith.mulf %2187, %2194 : f32
              %2210 = math.fma %1982, %2196, %2209 : f32
              %2211 = arith.mulf %2189, %2194 : f32
              %2212 = math.fma %1984, %2196, %2211 : f32
              %2213 = arith.mulf %2191, %2194 : f32
              %2214 = math.fma %1986, %2196, %2213 : f32
              %2215 = arith.maxnumf %2192, %1999 fastmath<nnan> : f32
              %2216 = arith.subf %2192, %2215 : f32
              %2217 = wave.exp2 %2216 : f32
              %2218 = arith.subf %1999, %2215 : f32
              %2219 = wave.exp2 %2218 : f32
              %2220 = arith.mulf %2198, %2217 : f32
              %2221 = math.fma %2018, %2219, %2220 : f32
              %2222 = arith.mulf %2200, %2217 : f32
              %2223 = math.fma %2002, %2219, %2222 : f32
              %2224 = arith.mulf %2202, %2217 : f32
              %2225 = math.fma %2004, %2219, %2224 : f32
              %2226 = arith.mulf %2204, %2217 : f32
              %2227 = math.fma %2006, %2219, %2226 : f32
              %2228 = arith.mulf %2206, %2217 : f32
              %2229 = math.fma %2008, %2219, %2228 : f32
              %2230 = arith.mulf %2208, %2217 : f32
              %2231 = math.fma %2010, %2219, %2230 : f32
              %2232 = arith.mulf %2210, %2217 : f32
              %2233 = math.fma %2012, %2219, %2232 : f32
              %2234 = arith.mulf %2212, %2217 : f32
              %2235 = math.fma %2014, %2219, %2234 : f32
              %2236 = arith.mulf %2214, %2217 : f32
              %2237 = math.fma %2016, %2219, %2236 : f32
              %2238 = arith.maxnumf %2215, %2029 fastmath<nnan> : f32
              %2239 = arith.subf %2215, %2238 : f32
              %2240 = wave.exp2 %2239 : f32
              %2241 = arith.subf %2029, %2238 : f32
              %2242 = wave.exp2 %2241 : f32
              %2243 = arith.mulf %2221, %2240 : f32
              %2244 = math.fma %2048, %2242, %2243 : f32
              %2245 = arith.mulf %2223, %2240 : f32
              %2246 = math.fma %2032, %2242, %2245 : f32
              %2247 = arith.mulf %2225, %2240 : f32
              %2248 = math.fma %2034, %2242, %2247 : f32
              %2249 = arith.mulf %2227, %2240 : f32
              %2250 = math.fma %2036, %2242, %2249 : f32
              %2251 = arith.mulf %2229, %2240 : f32
              %2252 = math.fma %2038, %2242, %2251 : f32
              %2253 = arith.mulf %2231, %2240 : f32
              %2254 = math.fma %2040, %2242, %2253 : f32
              %2255 = arith.mulf %2233, %2240 : f32
              %2256 = math.fma %2042, %2242, %2255 : f32
              %2257 = arith.mulf %2235, %2240 : f32
              %2258 = math.fma %2044, %2242, %2257 : f32
              %2259 = arith.mulf %2237, %2240 : f32
              %2260 = math.fma %2046, %2242, %2259 : f32
              %2261 = arith.maxnumf %2238, %2059 fastmath<nnan> : f32
              %2262 = arith.subf %2238, %2261 : f32
              %2263 = wave.exp2 %2262 : f32
              %2264 = arith.subf %2059, %2261 : f32
              %2265 = wave.exp2 %2264 : f32
              %2266 = arith.mulf %2244, %2263 : f32
              %2267 = math.fma %2078, %2265, %2266 : f32
              %2268 = arith.mulf %2246, %2263 : f32
              %2269 = math.fma %2062, %2265, %2268 : f32
              %2270 = arith.mulf %2248, %2263 : f32
              %2271 = math.fma %2064, %2265, %2270 : f32
              %2272 = arith.mulf %2250, %2263 : f32
              %2273 = math.fma %2066, %2265, %2272 : f32
              %2274 = arith.mulf %2252, %2263 : f32
              %2275 = math.fma %2068, %2265, %2274 : f32
              %2276 = arith.mulf %2254, %2263 : f32
              %2277 = math.fma %2070, %2265, %2276 : f32
              %2278 = arith.mulf %2256, %2263 : f32
              %2279 = math.fma %2072, %2265, %2278 : f32
              %2280 = arith.mulf %2258, %2263 : f32
              %2281 = math.fma %2074, %2265, %2280 : f32
              %2282 = arith.mulf %2260, %2263 : f32
              %2283 = math.fma %2076, %2265, %2282 : f32
              %2284 = arith.maxnumf %2261, %2089 fastmath<nnan> : f32
              %2285 = arith.subf %2261, %2284 : f32
              %2286 = wave.exp2 %2285 : f32
              %2287 = arith.subf %2089, %2284 : f32
              %2288 = wave.exp2 %2287 : f32
              %2289 = arith.mulf %2267, %2286 : f32
              %2290 = math.fma %2108, %2288, %2289 : f32
              %2291 = arith.mulf %2269, %2286 : f32
              %2292 = math.fma %2092, %2288, %2291 : f32
              %2293 = arith.mulf %2271, %2286 : f32
              %2294 = math.fma %2094, %2288, %2293 : f32
              %2295 = arith.mulf %2273, %2286 : f32
              %2296 = math.fma %2096, %2288, %2295 : f32
              %2297 = arith.mulf %2275, %2286 : f32
              %2298 = math.fma %2098, %2288, %2297 : f32
              %2299 = arith.mulf %2277, %2286 : f32
              %2300 = math.fma %2100, %2288, %2299 : f32
              %2301 = arith.mulf %2279, %2286 : f32
              %2302 = math.fma %2102, %2288, %2301 : f32
              %2303 = arith.mulf %2281, %2286 : f32
              %2304 = math.fma %2104, %2288, %2303 : f32
              %2305 = arith.mulf %2283, %2286 : f32
              %2306 = math.fma %2106, %2288, %2305 : f32
              %2307 = arith.maxnumf %2284, %2119 fastmath<nnan> : f32
              %2308 = arith.subf %2284, %2307 : f32
              %2309 = wave.exp2 %2308 : f32
              %2310 = arith.subf %2119, %2307 : f32
              %2311 = wave.exp2 %2310 : f32
              %2312 = arith.mulf %2290, %2309 : f32
              %2313 = math.fma %2138, %2311, %2312 : f32
              %2314 = arith.mulf %2292, %2309 : f32
              %2315 = math.fma %2122, %2311, %2314 : f32
              %2316 = arith.mulf %2294, %2309 : f32
              %2317 = math.fma %2124, %2311, %2316 : f32
              %2318 = arith.mulf %2296, %2309 : f32
              %2319 = math.fma %2126, %2311, %2318 : f32
              %2320 = arith.mulf %2298, %2309 : f32
              %2321 = math.fma %2128, %2311, %2320 : f32
              %2322 = arith.mulf %2300, %2309 : f32
              %2323 = math.fma %2130, %2311, %2322 : f32
              %2324 = arith.mulf %2302, %2309 : f32
              %2325 = math.fma %2132, %2311, %2324 : f32
              %2326 = arith.mulf %2304, %2309 : f32
              %2327 = math.fma %2134, %2311, %2326 : f32
              %2328 = arith.mulf %2306, %2309 : f32
              %2329 = math.fma %2136, %2311, %2328 : f32
              %2330 = arith.maxnumf %2307, %2149 fastmath<nnan> : f32
              %2331 = arith.subf %2307, %2330 : f32
              %2332 = wave.exp2 %2331 : f32
              %2333 = arith.subf %2149, %2330 : f32
              %2334 = wave.exp2 %2333 : f32
              %2335 = arith.mulf %2313, %2332 : f32
              %2336 = math.fma %2168, %2334, %2335 : f32
              %2337 = arith.mulf %2315, %2332 : f32
              %2338 = math.fma %2152, %2334, %2337 : f32
              %2339 = arith.mulf %2317, %2332 : f32
              %2340 = math.fma %2154, %2334, %2339 : f32
              %2341 = arith.mulf %2319, %2332 : f32
              %2342 = math.fma %2156, %2334, %2341 : f32
              %2343 = arith.mulf %2321, %2332 : f32
              %2344 = math.fma %2158, %2334, %2343 : f32
              %2345 = arith.mulf %2323, %2332 : f32
              %2346 = math.fma %2160, %2334, %2345 : f32
              %2347 = arith.mulf %2325, %2332 : f32
              %2348 = math.fma %2162, %2334, %2347 : f32
              %2349 = arith.mulf %2327, %2332 : f32
              %2350 = math.fma %2164, %2334, %2349 : f32
              %2351 = arith.mulf %2329, %2332 : f32
              %2352 = math.fma %2166, %2334, %2351 : f32
              scf.yield %2330, %2336, %2338, %2340, %2342, %2344, %2346, %2348, %2350, %2352 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
            }
            %2353 = arith.cmpi eq, %1905, %c17 : i32
            scf.if %2353 {
              %2354 = arith.addi %kvHeads, %15 : index
              %2355 = memref.load %scales[%2354] : memref<?xf32>
              %2356 = arith.divf %2355, %1927#1 : f32
              %2357 = arith.addi %17, %1171 : index
              %2358 = arith.cmpi slt, %2357, %groupSize : index
              scf.if %2358 {
                %2359 = arith.muli %15, %groupSize : index
                %2360 = arith.addi %2359, %2357 : index
                %2361 = arith.muli %2360, %c6 : index
                %2362 = arith.muli %heads, %c6 : index
                %2363 = arith.mulf %1927#2, %2356 : f32
                %2364 = arith.addf %2363, %c73 : f32
                %2365 = arith.minimumf %2364, %c134 : f32
                %2366 = arith.maximumf %2365, %c135 : f32
                %2367 = arith.truncf %2366 : f32 to f16
                %2368 = arith.divui %1325, %c8 : index
                %2369 = arith.addi %2361, %2368 : index
                %2370 = arith.divui %24, %outTileRows : index
                %2371 = arith.divui %2362, %c3 : index
                %2372 = arith.muli %2370, %2371 : index
                %2373 = arith.divui %2369, %c3 : index
                %2374 = arith.addi %2372, %2373 : index
                %2375 = arith.muli %2374, %c9 : index
                %2376 = arith.remui %2369, %c3 : index
                %2377 = arith.divui %2376, %c8 : index
                %2378 = arith.addi %2375, %2377 : index
                %2379 = arith.muli %outTileRows, %c8 : index
                %2380 = arith.muli %2378, %2379 : index
                %2381 = arith.remui %24, %outTileRows : index
                %2382 = arith.muli %2381, %c8 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.remui %2369, %c8 : index
                %2385 = arith.addi %2383, %2384 : index
                memref.store %2367, %out[%2385] : memref<?xf16>
                %2386 = arith.mulf %1927#3, %2356 : f32
                %2387 = arith.addf %2386, %c73 : f32
                %2388 = arith.minimumf %2387, %c134 : f32
                %2389 = arith.maximumf %2388, %c135 : f32
                %2390 = arith.truncf %2389 : f32 to f16
                %2391 = arith.divui %1356, %c8 : index
                %2392 = arith.addi %2361, %2391 : index
                %2393 = arith.divui %2392, %c3 : index
                %2394 = arith.addi %2372, %2393 : index
                %2395 = arith.muli %2394, %c9 : index
                %2396 = arith.remui %2392, %c3 : index
                %2397 = arith.divui %2396, %c8 : index
                %2398 = arith.addi %2395, %2397 : index
                %2399 = arith.muli %2398, %2379 : index
                %2400 = arith.addi %2399, %2382 : index
                %2401 = arith.remui %2392, %c8 : index
                %2402 = arith.addi %2400, %2401 : index
                memref.store %2390, %out[%2402] : memref<?xf16>
                %2403 = arith.mulf %1927#4, %2356 : f32
                %2404 = arith.addf %2403, %c73 : f32
                %2405 = arith.minimumf %2404, %c134 : f32
                %2406 = arith.maximumf %2405, %c135 : f32
                %2407 = arith.truncf %2406 : f32 to f16
                %2408 = arith.divui %1888, %c8 : index
                %2409 = arith.addi %2361, %2408 : index
                %2410 = arith.divui %2409, %c3 : index
                %2411 = arith.addi %2372, %2410 : index
                %2412 = arith.muli %2411, %c9 : index
                %2413 = arith.remui %2409, %c3 : index
                %2414 = arith.divui %2413, %c8 : index
                %2415 = arith.addi %2412, %2414 : index
                %2416 = arith.muli %2415, %2379 : index
                %2417 = arith.addi %2416, %2382 : index
                %2418 = arith.remui %2409, %c8 : index
                %2419 = arith.addi %2417, %2418 : index
                memref.store %2407, %out[%2419] : memref<?xf16>
                %2420 = arith.mulf %1927#5, %2356 : f32
                %2421 = arith.addf %2420, %c73 : f32
                %2422 = arith.minimumf %2421, %c134 : f32
                %2423 = arith.maximumf %2422, %c135 : f32
                %2424 = arith.truncf %2423 : f32 to f16
                %2425 = arith.divui %1890, %c8 : index
                %2426 = arith.addi %2361, %2425 : index
                %2427 = arith.divui %2426, %c3 : index
                %2428 = arith.addi %2372, %2427 : index
                %2429 = arith.muli %2428, %c9 : index
                %2430 = arith.remui %2426, %c3 : index
                %2431 = arith.divui %2430, %c8 : index
                %2432 = arith.addi %2429, %2431 : index
                %2433 = arith.muli %2432, %2379 : index
                %2434 = arith.addi %2433, %2382 : index
                %2435 = arith.remui %2426, %c8 : index
                %2436 = arith.addi %2434, %2435 : index
                memref.store %2424, %out[%2436] : memref<?xf16>
                %2437 = arith.mulf %1927#6, %2356 : f32
                %2438 = arith.addf %2437, %c73 : f32
                %2439 = arith.minimumf %2438, %c134 : f32
                %2440 = arith.maximumf %2439, %c135 : f32
                %2441 = arith.truncf %2440 : f32 to f16
                %2442 = arith.divui %1892, %c8 : index
                %2443 = arith.addi %2361, %2442 : index
                %2444 = arith.divui %2443, %c3 : index
                %2445 = arith.addi %2372, %2444 : index
                %2446 = arith.muli %2445, %c9 : index
                %2447 = arith.remui %2443, %c3 : index
                %2448 = arith.divui %2447, %c8 : index
                %2449 = arith.addi %2446, %2448 : index
                %2450 = arith.muli %2449, %2379 : index
                %2451 = arith.addi %2450, %2382 : index
                %2452 = arith.remui %2443, %c8 : index
                %2453 = arith.addi %2451, %2452 : index
                memref.store %2441, %out[%2453] : memref<?xf16>
                %2454 = arith.mulf %1927#7, %2356 : f32
                %2455 = arith.addf %2454, %c73 : f32
                %2456 = arith.minimumf %2455, %c134 : f32
                %2457 = arith.maximumf %2456, %c135 : f32
                %2458 = arith.truncf %2457 : f32 to f16
                %2459 = arith.divui %1894, %c8 : index
                %2460 = arith.addi %2361, %2459 : index
                %2461 = arith.divui %2460, %c3 : index
                %2462 = arith.addi %2372, %2461 : index
                %2463 = arith.muli %2462, %c9 : index
                %2464 = arith.remui %2460, %c3 : index
                %2465 = arith.divui %2464, %c8 : index
                %2466 = arith.addi %2463, %2465 : index
                %2467 = arith.muli %2466, %2379 : index
                %2468 = arith.addi %2467, %2382 : index
                %2469 = arith.remui %2460, %c8 : index
                %2470 = arith.addi %2468, %2469 : index
                memref.store %2458, %out[%2470] : memref<?xf16>
                %2471 = arith.mulf %1927#8, %2356 : f32
                %2472 = arith.addf %2471, %c73 : f32
                %2473 = arith.minimumf %2472, %c134 : f32
                %2474 = arith.maximumf %2473, %c135 : f32
                %2475 = arith.truncf %2474 : f32 to f16
                %2476 = arith.divui %1896, %c8 : index
                %2477 = arith.addi %2361, %2476 : index
                %2478 = arith.divui %2477, %c3 : index
                %2479 = arith.addi %2372, %2478 : index
                %2480 = arith.muli %2479, %c9 : index
                %2481 = arith.remui %2477, %c3 : index
                %2482 = arith.divui %2481, %c8 : index
                %2483 = arith.addi %2480, %2482 : index
                %2484 = arith.muli %2483, %2379 : index
                %2485 = arith.addi %2484, %2382 : index
                %2486 = arith.remui %2477, %c8 : index
                %2487 = arith.addi %2485, %2486 : index
                memref.store %2475, %out[%2487] : memref<?xf16>
                %2488 = arith.mulf %1927#9, %2356 : f32
                %2489 = arith.addf %2488, %c73 : f32
                %2490 = arith.minimumf %2489, %c134 : f32
                %2491 = arith.maximumf %2490, %c135 : f32
                %2492 = arith.truncf %2491 : f32 to f16
                %2493 = arith.divui %1898, %c8 : index
                %2494 = arith.addi %2361, %2493 : index
                %2495 = arith.divui %2494, %c3 : index
                %2496 = arith.addi %2372, %2495 : index
                %2497 = arith.muli %2496, %c9 : index
                %2498 = arith.remui %2494, %c3 : index
                %2499 = arith.divui %2498, %c8 : index
                %2500 = arith.addi %2497, %2499 : index
                %2501 = arith.muli %2500, %2379 : index
                %2502 = arith.addi %2501, %2382 : index
                %2503 = arith.remui %2494, %c8 : index
                %2504 = arith.addi %2502, %2503 : index
                memref.store %2492, %out[%2504] : memref<?xf16>
              }
            } else {
              %2505 = arith.index_cast %ranges : index to i32
              %2506 = arith.addi %2505, %1906 : i32
              %2507 = arith.index_castui %2506 : i32 to index
              %2508 = arith.addi %1882, %2507 : index
              %2509 = arith.muli %2508, %c138 : index
              %2510 = arith.addi %2509, %1325 : index
              memref.store %1927#2, %partial[%2510] : memref<?xf32>
              %2511 = arith.addi %2509, %1356 : index
              memref.store %1927#3, %partial[%2511] : memref<?xf32>
              %2512 = arith.addi %2509, %1888 : index
              memref.store %1927#4, %partial[%2512] : memref<?xf32>
              %2513 = arith.addi %2509, %1890 : index
              memref.store %1927#5, %partial[%2513] : memref<?xf32>
              %2514 = arith.addi %2509, %1892 : index
              memref.store %1927#6, %partial[%2514] : memref<?xf32>
              %2515 = arith.addi %2509, %1894 : index
              memref.store %1927#7, %partial[%2515] : memref<?xf32>
              %2516 = arith.addi %2509, %1896 : index
              memref.store %1927#8, %partial[%2516] : memref<?xf32>
              %2517 = arith.addi %2509, %1898 : index
              memref.store %1927#9, %partial[%2517] : memref<?xf32>
              scf.if %1900 {
                %2518 = arith.addi %2509, %c15 : index
                %2519 = arith.addi %2518, %1169 : index
                memref.store %1927#0, %partial[%2519] : memref<?xf32>
                %2520 = arith.addi %2519, %c8 : index
                memref.store %1927#1, %partial[%2520] : memref<?xf32>
              }
              %2521 = arith.addi %1908, %groups : index
              %2522 = arith.index_castui %1905 : i32 to index
              %2523 = wave.arrive %counters[%2521], %2522 : memref<?xi32>
              scf.if %2523 {
                %2535:10 = scf.for %2524 = %c77 to %1905 step %c104 iter_args(%2525 = %c72, %2526 = %c73, %2527 = %c73, %2528 = %c73, %2529 = %c73, %2530 = %c73, %2531 = %c73, %2532 = %c73, %2533 = %c73, %2534 = %c73) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %2536 = arith.addi %2524, %c77 : i32
                  %2537 = arith.subi %1905, %c17 : i32
                  %2538 = arith.minsi %2536, %2537 : i32
                  %2539 = arith.addi %2505, %2538 : i32
                  %2540 = arith.index_castui %2539 : i32 to index
                  %2541 = arith.addi %1882, %2540 : index
                  %2542 = arith.muli %2541, %c138 : index
                  %2543 = arith.addi %2542, %c15 : index
                  %2544 = arith.addi %2543, %1171 : index
                  %2545 = memref.load %partial[%2544] : memref<?xf32>
                  %2546 = arith.cmpi slt, %2536, %1905 : i32
                  %2547 = arith.select %2546, %2545, %c72 : f32
                  %2548 = arith.addi %2542, %1169 : index
                  %2549 = arith.addi %2548, %c23 : index
                  %2550 = memref.load %partial[%2549] : memref<?xf32>
                  %2551 = arith.addi %2548, %c6 : index
                  %2552 = memref.load %partial[%2551] : memref<?xf32>
                  %2553 = arith.addi %2548, %c24 : index
                  %2554 = memref.load %partial[%2553] : memref<?xf32>
                  %2555 = arith.addi %2548, %c59 : index
                  %2556 = memref.load %partial[%2555] : memref<?xf32>
                  %2557 = arith.addi %2548, %c60 : index
                  %2558 = memref.load %partial[%2557] : memref<?xf32>
                  %2559 = arith.addi %2548, %c61 : index
                  %2560 = memref.load %partial[%2559] : memref<?xf32>
                  %2561 = arith.addi %2548, %c62 : index
                  %2562 = memref.load %partial[%2561] : memref<?xf32>
                  %2563 = arith.addi %2548, %c63 : index
                  %2564 = memref.load %partial[%2563] : memref<?xf32>
                  %2565 = arith.addi %2544, %c8 : index
                  %2566 = memref.load %partial[%2565] : memref<?xf32>
                  %2567 = arith.addi %2524, %c17 : i32
                  %2568 = arith.minsi %2567, %2537 : i32
                  %2569 = arith.addi %2505, %2568 : i32
                  %2570 = arith.index_castui %2569 : i32 to index
                  %2571 = arith.addi %1882, %2570 : index
                  %2572 = arith.muli %2571, %c138 : index
                  %2573 = arith.addi %2572, %c15 : index
                  %2574 = arith.addi %2573, %1171 : index
                  %2575 = memref.load %partial[%2574] : memref<?xf32>
                  %2576 = arith.cmpi slt, %2567, %1905 : i32
                  %2577 = arith.select %2576, %2575, %c72 : f32
                  %2578 = arith.addi %2572, %1169 : index
                  %2579 = arith.addi %2578, %c23 : index
                  %2580 = memref.load %partial[%2579] : memref<?xf32>
                  %2581 = arith.addi %2578, %c6 : index
                  %2582 = memref.load %partial[%2581] : memref<?xf32>
                  %2583 = arith.addi %2578, %c24 : index
                  %2584 = memref.load %partial[%2583] : memref<?xf32>
                  %2585 = arith.addi %2578, %c59 : index
                  %2586 = memref.load %partial[%2585] : memref<?xf32>
                  %2587 = arith.addi %2578, %c60 : index
                  %2588 = memref.load %partial[%2587] : memref<?xf32>
                  %2589 = arith.addi %2578, %c61 : index
                  %2590 = memref.load %partial[%2589] : memref<?xf32>
                  %2591 = arith.addi %2578, %c62 : index
                  %2592 = memref.load %partial[%2591] : memref<?xf32>
                  %2593 = arith.addi %2578, %c63 : index
                  %2594 = memref.load %partial[%2593] : memref<?xf32>
                  %2595 = arith.addi %2574, %c8 : index
                  %2596 = memref.load %partial[%2595] : memref<?xf32>
                  %2597 = arith.addi %2524, %c95 : i32
                  %2598 = arith.minsi %2597, %2537 : i32
                  %2599 = arith.addi %2505, %2598 : i32
                  %2600 = arith.index_castui %2599 : i32 to index
                  %2601 = arith.addi %1882, %2600 : index
                  %2602 = arith.muli %2601, %c138 : index
                  %2603 = arith.addi %2602, %c15 : index
                  %2604 = arith.addi %2603, %1171 : index
                  %2605 = memref.load %partial[%2604] : memref<?xf32>
                  %2606 = arith.cmpi slt, %2597, %1905 : i32
                  %2607 = arith.select %2606, %2605, %c72 : f32
                  %2608 = arith.addi %2602, %1169 : index
                  %2609 = arith.addi %2608, %c23 : index
                  %2610 = memref.load %partial[%2609] : memref<?xf32>
                  %2611 = arith.addi %2608, %c6 : index
                  %2612 = memref.load %partial[%2611] : memref<?xf32>
                  %2613 = arith.addi %2608, %c24 : index
                  %2614 = memref.load %partial[%2613] : memref<?xf32>
                  %2615 = arith.addi %2608, %c59 : index
                  %2616 = memref.load %partial[%2615] : memref<?xf32>
                  %2617 = arith.addi %2608, %c60 : index
                  %2618 = memref.load %partial[%2617] : memref<?xf32>
                  %2619 = arith.addi %2608, %c61 : index
                  %2620 = memref.load %partial[%2619] : memref<?xf32>
                  %2621 = arith.addi %2608, %c62 : index
                  %2622 = memref.load %partial[%2621] : memref<?xf32>
                  %2623 = arith.addi %2608, %c63 : index
                  %2624 = memref.load %partial[%2623] : memref<?xf32>
                  %2625 = arith.addi %2604, %c8 : index
                  %2626 = memref.load %partial[%2625] : memref<?xf32>
                  %2627 = arith.addi %2524, %c97 : i32
                  %2628 = arith.minsi %2627, %2537 : i32
                  %2629 = arith.addi %2505, %2628 : i32
                  %2630 = arith.index_castui %2629 : i32 to index
                  %2631 = arith.addi %1882, %2630 : index
                  %2632 = arith.muli %2631, %c138 : index
                  %2633 = arith.addi %2632, %c15 : index
                  %2634 = arith.addi %2633, %1171 : index
                  %2635 = memref.load %partial[%2634] : memref<?xf32>
                  %2636 = arith.cmpi slt, %2627, %1905 : i32
                  %2637 = arith.select %2636, %2635, %c72 : f32
                  %2638 = arith.addi %2632, %1169 : index
                  %2639 = arith.addi %2638, %c23 : index
                  %2640 = memref.load %partial[%2639] : memref<?xf32>
                  %2641 = arith.addi %2638, %c6 : index
                  %2642 = memref.load %partial[%2641] : memref<?xf32>
                  %2643 = arith.addi %2638, %c24 : index
                  %2644 = memref.load %partial[%2643] : memref<?xf32>
                  %2645 = arith.addi %2638, %c59 : index
                  %2646 = memref.load %partial[%2645] : memref<?xf32>
                  %2647 = arith.addi %2638, %c60 : index
                  %2648 = memref.load %partial[%2647] : memref<?xf32>
                  %2649 = arith.addi %2638, %c61 : index
                  %2650 = memref.load %partial[%2649] : memref<?xf32>
                  %2651 = arith.addi %2638, %c62 : index
                  %2652 = memref.load %partial[%2651] : memref<?xf32>
                  %2653 = arith.addi %2638, %c63 : index
                  %2654 = memref.load %partial[%2653] : memref<?xf32>
                  %2655 = arith.addi %2634, %c8 : index
                  %2656 = memref.load %partial[%2655] : memref<?xf32>
                  %2657 = arith.addi %2524, %c98 : i32
                  %2658 = arith.minsi %2657, %2537 : i32
                  %2659 = arith.addi %2505, %2658 : i32
                  %2660 = arith.index_castui %2659 : i32 to index
                  %2661 = arith.addi %1882, %2660 : index
                  %2662 = arith.muli %2661, %c138 : index
                  %2663 = arith.addi %2662, %c15 : index
                  %2664 = arith.addi %2663, %1171 : index
                  %2665 = memref.load %partial[%2664] : memref<?xf32>
                  %2666 = arith.cmpi slt, %2657, %1905 : i32
                  %2667 = arith.select %2666, %2665, %c72 : f32
                  %2668 = arith.addi %2662, %1169 : index
                  %2669 = arith.addi %2668, %c23 : index
                  %2670 = memref.load %partial[%2669] : memref<?xf32>
                  %2671 = arith.addi %2668, %c6 : index
                  %2672 = memref.load %partial[%2671] : memref<?xf32>
                  %2673 = arith.addi %2668, %c24 : index
                  %2674 = memref.load %partial[%2673] : memref<?xf32>
                  %2675 = arith.addi %2668, %c59 : index
                  %2676 = memref.load %partial[%2675] : memref<?xf32>
                  %2677 = arith.addi %2668, %c60 : index
                  %2678 = memref.load %partial[%2677] : memref<?xf32>
                  %2679 = arith.addi %2668, %c61 : index
                  %2680 = memref.load %partial[%2679] : memref<?xf32>
                  %2681 = arith.addi %2668, %c62 : index
                  %2682 = memref.load %partial[%2681] : memref<?xf32>
                  %2683 = arith.addi %2668, %c63 : index
                  %2684 = memref.load %partial[%2683] : memref<?xf32>
                  %2685 = arith.addi %2664, %c8 : index
                  %2686 = memref.load %partial[%2685] : memref<?xf32>
                  %2687 = arith.addi %2524, %c100 : i32
                  %2688 = arith.minsi %2687, %2537 : i32
                  %2689 = arith.addi %2505, %2688 : i32
                  %2690 = arith.index_castui %2689 : i32 to index
                  %2691 = arith.addi %1882, %2690 : index
                  %2692 = arith.muli %2691, %c138 : index
                  %2693 = arith.addi %2692, %c15 : index
                  %2694 = arith.addi %2693, %1171 : index
                  %2695 = memref.load %partial[%2694] : memref<?xf32>
                  %2696 = arith.cmpi slt, %2687, %1905 : i32
                  %2697 = arith.select %2696, %2695, %c72 : f32
                  %2698 = arith.addi %2692, %1169 : index
                  %2699 = arith.addi %2698, %c23 : index
                  %2700 = memref.load %partial[%2699] : memref<?xf32>
                  %2701 = arith.addi %2698, %c6 : index
                  %2702 = memref.load %partial[%2701] : memref<?xf32>
                  %2703 = arith.addi %2698, %c24 : index
                  %2704 = memref.load %partial[%2703] : memref<?xf32>
                  %2705 = arith.addi %2698, %c59 : index
                  %2706 = memref.load %partial[%2705] : memref<?xf32>
                  %2707 = arith.addi %2698, %c60 : index
                  %2708 = memref.load %partial[%2707] : memref<?xf32>
                  %2709 = arith.addi %2698, %c61 : index
                  %2710 = memref.load %partial[%2709] : memref<?xf32>
                  %2711 = arith.addi %2698, %c62 : index
                  %2712 = memref.load %partial[%2711] : memref<?xf32>
                  %2713 = arith.addi %2698, %c63 : index
                  %2714 = memref.load %partial[%2713] : memref<?xf32>
                  %2715 = arith.addi %2694, %c8 : index
                  %2716 = memref.load %partial[%2715] : memref<?xf32>
                  %2717 = arith.addi %2524, %c101 : i32
                  %2718 = arith.minsi %2717, %2537 : i32
                  %2719 = arith.addi %2505, %2718 : i32
                  %2720 = arith.index_castui %2719 : i32 to index
                  %2721 = arith.addi %1882, %2720 : index
                  %2722 = arith.muli %2721, %c138 : index
                  %2723 = arith.addi %2722, %c15 : index
                  %2724 = arith.addi %2723, %1171 : index
                  %2725 = memref.load %partial[%2724] : memref<?xf32>
                  %2726 = arith.cmpi slt, %2717, %1905 : i32
                  %2727 = arith.select %2726, %2725, %c72 : f32
                  %2728 = arith.addi %2722, %1169 : index
                  %2729 = arith.addi %2728, %c23 : index
                  %2730 = memref.load %partial[%2729] : memref<?xf32>
                  %2731 = arith.addi %2728, %c6 : index
                  %2732 = memref.load %partial[%2731] : memref<?xf32>
                  %2733 = arith.addi %2728, %c24 : index
                  %2734 = memref.load %partial[%2733] : memref<?xf32>
                  %2735 = arith.addi %2728, %c59 : index
                  %2736 = memref.load %partial[%2735] : memref<?xf32>
                  %2737 = arith.addi %2728, %c60 : index
                  %2738 = memref.load %partial[%2737] : memref<?xf32>
                  %2739 = arith.addi %2728, %c61 : index
                  %2740 = memref.load %partial[%2739] : memref<?xf32>
                  %2741 = arith.addi %2728, %c62 : index
                  %2742 = memref.load %partial[%2741] : memref<?xf32>
                  %2743 = arith.addi %2728, %c63 : index
                  %2744 = memref.load %partial[%2743] : memref<?xf32>
                  %2745 = arith.addi %2724, %c8 : index
                  %2746 = memref.load %partial[%2745] : memref<?xf32>
                  %2747 = arith.addi %2524, %c103 : i32
                  %2748 = arith.minsi %2747, %2537 : i32
                  %2749 = arith.addi %2505, %2748 : i32
                  %2750 = arith.index_castui %2749 : i32 to index
                  %2751 = arith.addi %1882, %2750 : index
                  %2752 = arith.muli %2751, %c138 : index
                  %2753 = arith.addi %2752, %c15 : index
                  %2754 = arith.addi %2753, %1171 : index
                  %2755 = memref.load %partial[%2754] : memref<?xf32>
                  %2756 = arith.cmpi slt, %2747, %1905 : i32
                  %2757 = arith.select %2756, %2755, %c72 : f32
                  %2758 = arith.addi %2752, %1169 : index
                  %2759 = arith.addi %2758, %c23 : index
                  %2760 = memref.load %partial[%2759] : memref<?xf32>
                  %2761 = arith.addi %2758, %c6 : index
                  %2762 = memref.load %partial[%2761] : memref<?xf32>
                  %2763 = arith.addi %2758, %c24 : index
                  %2764 = memref.load %partial[%2763] : memref<?xf32>
                  %2765 = arith.addi %2758, %c59 : index
                  %2766 = memref.load %partial[%2765] : memref<?xf32>
                  %2767 = arith.addi %2758, %c60 : index
                  %2768 = memref.load %partial[%2767] : memref<?xf32>
                  %2769 = arith.addi %2758, %c61 : index
                  %2770 = memref.load %partial[%2769] : memref<?xf32>
                  %2771 = arith.addi %2758, %c62 : index
                  %2772 = memref.load %partial[%2771] : memref<?xf32>
                  %2773 = arith.addi %2758, %c63 : index
                  %2774 = memref.load %partial[%2773] : memref<?xf32>
                  %2775 = arith.addi %2754, %c8 : index
                  %2776 = memref.load %partial[%2775] : memref<?xf32>
                  %2777 = arith.maxnumf %2525, %2547 fastmath<nnan> : f32
                  %2778 = arith.subf %2525, %2777 : f32
                  %2779 = wave.exp2 %2778 : f32
                  %2780 = arith.subf %2547, %2777 : f32
                  %2781 = wave.exp2 %2780 : f32
                  %2782 = arith.mulf %2526, %2779 : f32
                  %2783 = math.fma %2566, %2781, %2782 : f32
                  %2784 = arith.mulf %2527, %2779 : f32
                  %2785 = math.fma %2550, %2781, %2784 : f32
                  %2786 = arith.mulf %2528, %2779 : f32
                  %2787 = math.fma %2552, %2781, %2786 : f32
                  %2788 = arith.mulf %2529, %2779 : f32
                  %2789 = math.fma %2554, %2781, %2788 : f32
                  %2790 = arith.mulf %2530, %2779 : f32
                  %2791 = math.fma %2556, %2781, %2790 : f32
                  %2792 = arith.mulf %2531, %2779 : f32
                  %2793 = math.fma %2558, %2781, %2792 : f32
                  %2794 = arith.mulf %2532, %2779 : f32
                  %2795 = math.fma %2560, %2781, %2794 : f32
                  %2796 = arith.mulf %2533, %2779 : f32
                  %2797 = math.fma %2562, %2781, %2796 : f32
                  %2798 = arith.mulf %2534, %2779 : f32
                  %2799 = math.fma %2564, %2781, %2798 : f32
                  %2800 = arith.maxnumf %2777, %2577 fastmath<nnan> : f32
                  %2801 = arith.subf %2777, %2800 : f32
                  %2802 = wave.exp2 %2801 : f32
                  %2803 = arith.subf %2577, %2800 : f32
                  %2804 = wave.exp2 %2803 : f32
                  %2805 = arith.mulf %2783, %2802 : f32
                  %2806 = math.fma %2596, %2804, %2805 : f32
                  %2807 = arith.mulf %2785, %2802 : f32
                  %2808 = math.fma %2580, %2804, %2807 : f32
                  %2809 = arith.mulf %2787, %2802 : f32
                  %2810 = math.fma %2582, %2804, %2809 : f32
                  %2811 = arith.mulf %2789, %2802 : f32
                  %2812 = math.fma %2584, %2804, %2811 : f32
                  %2813 = arith.mulf %2791, %2802 : f32
                  %2814 = math.fma %2586, %2804, %2813 : f32
                  %2815 = arith.mulf %2793, %2802 : f32
                  %2816 = math.fma %2588, %2804, %2815 : f32
                  %2817 = arith.mulf %2795, %2802 : f32
                  %2818 = math.fma %2590, %2804, %2817 : f32
                  %2819 = arith.mulf %2797, %2802 : f32
                  %2820 = math.fma %2592, %2804, %2819 : f32
                  %2821 = arith.mulf %2799, %2802 : f32
                  %2822 = math.fma %2594, %2804, %2821 : f32
                  %2823 = arith.maxnumf %2800, %2607 fastmath<nnan> : f32
                  %2824 = arith.subf %2800, %2823 : f32
                  %2825 = wave.exp2 %2824 : f32
                  %2826 = arith.subf %2607, %2823 : f32
                  %2827 = wave.exp2 %2826 : f32
                  %2828 = arith.mulf %2806, %2825 : f32
                  %2829 = math.fma %2626, %2827, %2828 : f32
                  %2830 = arith.mulf %2808, %2825 : f32
                  %2831 = math.fma %2610, %2827, %2830 : f32
                  %2832 = arith.mulf %2810, %2825 : f32
                  %2833 = math.fma %2612, %2827, %2832 : f32
                  %2834 = arith.mulf %2812, %2825 : f32
                  %2835 = math.fma %2614, %2827, %2834 : f32
                  %2836 = arith.mulf %2814, %2825 : f32
                  %2837 = math.fma %2616, %2827, %2836 : f32
                  %2838 = arith.mulf %2816, %2825 : f32
                  %2839 = math.fma %2618, %2827, %2838 : f32
                  %2840 = arith.mulf %2818, %2825 : f32
                  %2841 = math.fma %2620, %2827, %2840 : f32
                  %2842 = arith.mulf %2820, %2825 : f32
                  %2843 = math.fma %2622, %2827, %2842 : f32
                  %2844 = arith.mulf %2822, %2825 : f32
                  %2845 = math.fma %2624, %2827, %2844 : f32
                  %2846 = arith.maxnumf %2823, %2637 fastmath<nnan> : f32
                  %2847 = arith.subf %2823, %2846 : f32
                  %2848 = wave.exp2 %2847 : f32
                  %2849 = arith.subf %2637, %2846 : f32
                  %2850 = wave.exp2 %2849 : f32
                  %2851 = arith.mulf %2829, %2848 : f32
                  %2852 = math.fma %2656, %2850, %2851 : f32
                  %2853 = arith.mulf %2831, %2848 : f32
                  %2854 = math.fma %2640, %2850, %2853 : f32
                  %2855 = arith.mulf %2833, %2848 : f32
                  %2856 = math.fma %2642, %2850, %2855 : f32
                  %2857 = arith.mulf %2835, %2848 : f32
                  %2858 = math.fma %2644, %2850, %2857 : f32
                  %2859 = arith.mulf %2837, %2848 : f32
                  %2860 = math.fma %2646, %2850, %2859 : f32
                  %2861 = arith.mulf %2839, %2848 : f32
                  %2862 = math.fma %2648, %2850, %2861 : f32
                  %2863 = arith.mulf %2841, %2848 : f32
                  %2864 = math.fma %2650, %2850, %2863 : f32
                  %2865 = arith.mulf %2843, %2848 : f32
                  %2866 = math.fma %2652, %2850, %2865 : f32
                  %2867 = arith.mulf %2845, %2848 : f32
                  %2868 = math.fma %2654, %2850, %2867 : f32
                  %2869 = arith.maxnumf %2846, %2667 fastmath<nnan> : f32
                  %2870 = arith.subf %2846, %2869 : f32
                  %2871 = wave.exp2 %2870 : f32
                  %2872 = arith.subf %2667, %2869 : f32
                  %2873 = wave.exp2 %2872 : f32
                  %2874 = arith.mulf %2852, %2871 : f32
                  %2875 = math.fma %2686, %2873, %2874 : f32
                  %2876 = arith.mulf %2854, %2871 : f32
                  %2877 = math.fma %2670, %2873, %2876 : f32
                  %2878 = arith.mulf %2856, %2871 : f32
                  %2879 = math.fma %2672, %2873, %2878 : f32
                  %2880 = arith.mulf %2858, %2871 : f32
                  %2881 = math.fma %2674, %2873, %2880 : f32
                  %2882 = arith.mulf %2860, %2871 : f32
                  %2883 = math.fma %2676, %2873, %2882 : f32
                  %2884 = arith.mulf %2862, %2871 : f32
                  %2885 = math.fma %2678, %2873, %2884 : f32
                  %2886 = arith.mulf %2864, %2871 : f32
                  %2887 = math.fma %2680, %2873, %2886 : f32
                  %2888 = arith.mulf %2866, %2871 : f32
                  %2889 = math.fma %2682, %2873, %2888 : f32
                  %2890 = arith.mulf %2868, %2871 : f32
                  %2891 = math.fma %2684, %2873, %2890 : f32
                  %2892 = arith.maxnumf %2869, %2697 fastmath<nnan> : f32
                  %2893 = arith.subf %2869, %2892 : f32
                  %2894 = wave.exp2 %2893 : f32
                  %2895 = arith.subf %2697, %2892 : f32
                  %2896 = wave.exp2 %2895 : f32
                  %2897 = arith.mulf %2875, %2894 : f32
                  %2898 = math.fma %2716, %2896, %2897 : f32
                  %2899 = arith.mulf %2877, %2894 : f32
                  %2900 = math.fma %2700, %2896, %2899 : f32
                  %2901 = arith.mulf %2879, %2894 : f32
                  %2902 = math.fma %2702, %2896, %2901 : f32
                  %2903 = arith.mulf %2881, %2894 : f32
                  %2904 = math.fma %2704, %2896, %2903 : f32
                  %2905 = arith.mulf %2883, %2894 : f32
                  %2906 = math.fma %2706, %2896, %2905 : f32
                  %2907 = arith.mulf %2885, %2894 : f32
                  %2908 = math.fma %2708, %2896, %2907 : f32
                  %2909 = arith.mulf %2887, %2894 : f32
                  %2910 = math.fma %2710, %2896, %2909 : f32
                  %2911 = arith.mulf %2889, %2894 : f32
                  %2912 = math.fma %2712, %2896, %2911 : f32
                  %2913 = arith.mulf %2891, %2894 : f32
                  %2914 = math.fma %2714, %2896, %2913 : f32
                  %2915 = arith.maxnumf %2892, %2727 fastmath<nnan> : f32
                  %2916 = arith.subf %2892, %2915 : f32
                  %2917 = wave.exp2 %2916 : f32
                  %2918 = arith.subf %2727, %2915 : f32
                  %2919 = wave.exp2 %2918 : f32
                  %2920 = arith.mulf %2898, %2917 : f32
                  %2921 = math.fma %2746, %2919, %2920 : f32
                  %2922 = arith.mulf %2900, %2917 : f32
                  %2923 = math.fma %2730, %2919, %2922 : f32
                  %2924 = arith.mulf %2902, %2917 : f32
                  %2925 = math.fma %2732, %2919, %2924 : f32
                  %2926 = arith.mulf %2904, %2917 : f32
                  %2927 = math.fma %2734, %2919, %2926 : f32
                  %2928 = arith.mulf %2906, %2917 : f32
                  %2929 = math.fma %2736, %2919, %2928 : f32
                  %2930 = arith.mulf %2908, %2917 : f32
                  %2931 = math.fma %2738, %2919, %2930 : f32
                  %2932 = arith.mulf %2910, %2917 : f32
                  %2933 = math.fma %2740, %2919, %2932 : f32
                  %2934 = arith.mulf %2912, %2917 : f32
                  %2935 = math.fma %2742, %2919, %2934 : f32
                  %2936 = arith.mulf %2914, %2917 : f32
                  %2937 = math.fma %2744, %2919, %2936 : f32
                  %2938 = arith.maxnumf %2915, %2757 fastmath<nnan> : f32
                  %2939 = arith.subf %2915, %2938 : f32
                  %2940 = wave.exp2 %2939 : f32
                  %2941 = arith.subf %2757, %2938 : f32
                  %2942 = wave.exp2 %2941 : f32
                  %2943 = arith.mulf %2921, %2940 : f32
                  %2944 = math.fma %2776, %2942, %2943 : f32
                  %2945 = arith.mulf %2923, %2940 : f32
                  %2946 = math.fma %2760, %2942, %2945 : f32
                  %2947 = arith.mulf %2925, %2940 : f32
                  %2948 = math.fma %2762, %2942, %2947 : f32
                  %2949 = arith.mulf %2927, %2940 : f32
                  %2950 = math.fma %2764, %2942, %2949 : f32
                  %2951 = arith.mulf %2929, %2940 : f32
                  %2952 = math.fma %2766, %2942, %2951 : f32
                  %2953 = arith.mulf %2931, %2940 : f32
                  %2954 = math.fma %2768, %2942, %2953 : f32
                  %2955 = arith.mulf %2933, %2940 : f32
                  %2956 = math.fma %2770, %2942, %2955 : f32
                  %2957 = arith.mulf %2935, %2940 : f32
                  %2958 = math.fma %2772, %2942, %2957 : f32
                  %2959 = arith.mulf %2937, %2940 : f32
                  %2960 = math.fma %2774, %2942, %2959 : f32
                  scf.yield %2938, %2944, %2946, %2948, %2950, %2952, %2954, %2956, %2958, %2960 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2961 = arith.addi %kvHeads, %15 : index
                %2962 = memref.load %scales[%2961] : memref<?xf32>
                %2963 = arith.divf %2962, %2535#1 : f32
                %2964 = arith.addi %17, %1171 : index
                %2965 = arith.cmpi slt, %2964, %groupSize : index
                scf.if %2965 {
                  %2966 = arith.muli %15, %groupSize : index
                  %2967 = arith.addi %2966, %2964 : index
                  %2968 = arith.muli %2967, %c6 : index
                  %2969 = arith.muli %heads, %c6 : index
                  %2970 = arith.mulf %2535#2, %2963 : f32
                  %2971 = arith.addf %2970, %c73 : f32
                  %2972 = arith.minimumf %2971, %c134 : f32
                  %2973 = arith.maximumf %2972, %c135 : f32
                  %2974 = arith.truncf %2973 : f32 to f16
                  %2975 = arith.divui %1325, %c8 : index
                  %2976 = arith.addi %2968, %2975 : index
                  %2977 = arith.divui %24, %outTileRows : index
                  %2978 = arith.divui %2969, %c3 : index
                  %2979 = arith.muli %2977, %2978 : index
                  %2980 = arith.divui %2976, %c3 : index
                  %2981 = arith.addi %2979, %2980 : index
                  %2982 = arith.muli %2981, %c9 : index
                  %2983 = arith.remui %2976, %c3 : index
                  %2984 = arith.divui %2983, %c8 : index
                  %2985 = arith.addi %2982, %2984 : index
                  %2986 = arith.muli %outTileRows, %c8 : index
                  %2987 = arith.muli %2985, %2986 : index
                  %2988 = arith.remui %24, %outTileRows : index
                  %2989 = arith.muli %2988, %c8 : index
                  %2990 = arith.addi %2987, %2989 : index
                  %2991 = arith.remui %2976, %c8 : index
                  %2992 = arith.addi %2990, %2991 : index
                  memref.store %2974, %out[%2992] : memref<?xf16>
                  %2993 = arith.mulf %2535#3, %2963 : f32
                  %2994 = arith.addf %2993, %c73 : f32
                  %2995 = arith.minimumf %2994, %c134 : f32
                  %2996 = arith.maximumf %2995, %c135 : f32
                  %2997 = arith.truncf %2996 : f32 to f16
                  %2998 = arith.divui %1356, %c8 : index
                  %2999 = arith.addi %2968, %2998 : index
                  %3000 = arith.divui %2999, %c3 : index
                  %3001 = arith.addi %2979, %3000 : index
                  %3002 = arith.muli %3001, %c9 : index
                  %3003 = arith.remui %2999, %c3 : index
                  %3004 = arith.divui %3003, %c8 : index
                  %3005 = arith.addi %3002, %3004 : index
                  %3006 = arith.muli %3005, %2986 : index
                  %3007 = arith.addi %3006, %2989 : index
                  %3008 = arith.remui %2999, %c8 : index
                  %3009 = arith.addi %3007, %3008 : index
                  memref.store %2997, %out[%3009] : memref<?xf16>
                  %3010 = arith.mulf %2535#4, %2963 : f32
                  %3011 = arith.addf %3010, %c73 : f32
                  %3012 = arith.minimumf %3011, %c134 : f32
                  %3013 = arith.maximumf %3012, %c135 : f32
                  %3014 = arith.truncf %3013 : f32 to f16
                  %3015 = arith.divui %1888, %c8 : index
                  %3016 = arith.addi %2968, %3015 : index
                  %3017 = arith.divui %3016, %c3 : index
                  %3018 = arith.addi %2979, %3017 : index
                  %3019 = arith.muli %3018, %c9 : index
                  %3020 = arith.remui %3016, %c3 : index
                  %3021 = arith.divui %3020, %c8 : index
                  %3022 = arith.addi %3019, %3021 : index
                  %3023 = arith.muli %3022, %2986 : index
                  %3024 = arith.addi %3023, %2989 : index
                  %3025 = arith.remui %3016, %c8 : index
                  %3026 = arith.addi %3024, %3025 : index
                  memref.store %3014, %out[%3026] : memref<?xf16>
                  %3027 = arith.mulf %2535#5, %2963 : f32
                  %3028 = arith.addf %3027, %c73 : f32
                  %3029 = arith.minimumf %3028, %c134 : f32
                  %3030 = arith.maximumf %3029, %c135 : f32
                  %3031 = arith.truncf %3030 : f32 to f16
                  %3032 = arith.divui %1890, %c8 : index
                  %3033 = arith.addi %2968, %3032 : index
                  %3034 = arith.divui %3033, %c3 : index
                  %3035 = arith.addi %2979, %3034 : index
                  %3036 = arith.muli %3035, %c9 : index
                  %3037 = arith.remui %3033, %c3 : index
                  %3038 = arith.divui %3037, %c8 : index
                  %3039 = arith.addi %3036, %3038 : index
                  %3040 = arith.muli %3039, %2986 : index
                  %3041 = arith.addi %3040, %2989 : index
                  %3042 = arith.remui %3033, %c8 : index
                  %3043 = arith.addi %3041, %3042 : index
                  memref.store %3031, %out[%3043] : memref<?xf16>
                  %3044 = arith.mulf %2535#6, %2963 : f32
                  %3045 = arith.addf %3044, %c73 : f32
                  %3046 = arith.minimumf %3045, %c134 : f32
                  %3047 = arith.maximumf %3046, %c135 : f32
                  %3048 = arith.truncf %3047 : f32 to f16
                  %3049 = arith.divui %1892, %c8 : index
                  %3050 = arith.addi %2968, %3049 : index
                  %3051 = arith.divui %3050, %c3 : index
                  %3052 = arith.addi %2979, %3051 : index
                  %3053 = arith.muli %3052, %c9 : index
                  %3054 = arith.remui %3050, %c3 : index
                  %3055 = arith.divui %3054, %c8 : index
                  %3056 = arith.addi %3053, %3055 : index
                  %3057 = arith.muli %3056, %2986 : index
                  %3058 = arith.addi %3057, %2989 : index
                  %3059 = arith.remui %3050, %c8 : index
                  %3060 = arith.addi %3058, %3059 : index
                  memref.store %3048, %out[%3060] : memref<?xf16>
                  %3061 = arith.mulf %2535#7, %2963 : f32
                  %3062 = arith.addf %3061, %c73 : f32
                  %3063 = arith.minimumf %3062, %c134 : f32
                  %3064 = arith.maximumf %3063, %c135 : f32
                  %3065 = arith.truncf %3064 : f32 to f16
                  %3066 = arith.divui %1894, %c8 : index
                  %3067 = arith.addi %2968, %3066 : index
                  %3068 = arith.divui %3067, %c3 : index
                  %3069 = arith.addi %2979, %3068 : index
                  %3070 = arith.muli %3069, %c9 : index
                  %3071 = arith.remui %3067, %c3 : index
                  %3072 = arith.divui %3071, %c8 : index
                  %3073 = arith.addi %3070, %3072 : index
                  %3074 = arith.muli %3073, %2986 : index
                  %3075 = arith.addi %3074, %2989 : index
                  %3076 = arith.remui %3067, %c8 : index
                  %3077 = arith.addi %3075, %3076 : index
                  memref.store %3065, %out[%3077] : memref<?xf16>
                  %3078 = arith.mulf %2535#8, %2963 : f32
                  %3079 = arith.addf %3078, %c73 : f32
                  %3080 = arith.minimumf %3079, %c134 : f32
                  %3081 = arith.maximumf %3080, %c135 : f32
                  %3082 = arith.truncf %3081 : f32 to f16
                  %3083 = arith.divui %1896, %c8 : index
                  %3084 = arith.addi %2968, %3083 : index
                  %3085 = arith.divui %3084, %c3 : index
                  %3086 = arith.addi %2979, %3085 : index
                  %3087 = arith.muli %3086, %c9 : index
                  %3088 = arith.remui %3084, %c3 : index
                  %3089 = arith.divui %3088, %c8 : index
                  %3090 = arith.addi %3087, %3089 : index
                  %3091 = arith.muli %3090, %2986 : index
                  %3092 = arith.addi %3091, %2989 : index
                  %3093 = arith.remui %3084, %c8 : index
                  %3094 = arith.addi %3092, %3093 : index
                  memref.store %3082, %out[%3094] : memref<?xf16>
                  %3095 = arith.mulf %2535#9, %2963 : f32
                  %3096 = arith.addf %3095, %c73 : f32
                  %3097 = arith.minimumf %3096, %c134 : f32
                  %3098 = arith.maximumf %3097, %c135 : f32
                  %3099 = arith.truncf %3098 : f32 to f16
                  %3100 = arith.divui %1898, %c8 : index
                  %3101 = arith.addi %2968, %3100 : index
                  %3102 = arith.divui %3101, %c3 : index
                  %3103 = arith.addi %2979, %3102 : index
                  %3104 = arith.muli %3103, %c9 : index
                  %3105 = arith.remui %3101, %c3 : index
                  %3106 = arith.divui %3105, %c8 : index
                  %3107 = arith.addi %3104, %3106 : index
                  %3108 = arith.muli %3107, %2986 : index
                  %3109 = arith.addi %3108, %2989 : index
                  %3110 = arith.remui %3101, %c8 : index
                  %3111 = arith.addi %3109, %3110 : index
                  memref.store %3099, %out[%3111] : memref<?xf16>
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
