// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='fp8_e4m3', dim=96, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_fp8_e4m3_d96_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 1536 : index
  %c6 = arith.constant 4096 : index
  %c7 = arith.constant 256 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c11 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c15 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c17 = arith.constant 1 : i32
  %c18 = arith.constant 16 : i32
  %c19 = arith.constant 1023 : i32
  %c20 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c22 = arith.constant 32 : index
  %c23 = arith.constant 0 : index
  %c24 = arith.constant 384 : index
  %c25 = arith.constant 24 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 100 : index
  %c28 = arith.constant 8 : index
  %c29 = arith.constant 20 : index
  %c30 = arith.constant 36 : index
  %c31 = arith.constant 48 : index
  %c32 = arith.constant 52 : index
  %c33 = arith.constant 64 : index
  %c34 = arith.constant 68 : index
  %c35 = arith.constant 80 : index
  %c36 = arith.constant 84 : index
  %c37 = arith.constant 23 : i32
  %c38 = arith.constant 64 : i32
  %c39 = arith.constant 253 : i32
  %c40 = arith.constant 268 : i32
  %c41 = arith.constant 14 : i32
  %c42 = arith.constant 128 : index
  %c43 = arith.constant 512 : index
  %c44 = arith.constant 1024 : index
  %c45 = arith.constant 1280 : index
  %c46 = arith.constant 128 : i32
  %c47 = arith.constant 0xF149F2CA : f32
  %c48 = arith.constant 0x00000000 : f32
  %c49 = arith.constant dense<0x00000000> : vector<8xf32>
  %c50 = arith.constant 31 : i32
  %c51 = arith.constant 32 : i32
  %c52 = arith.constant 0 : i32
  %c53 = arith.constant 192 : index
  %c54 = arith.constant 320 : index
  %c55 = arith.constant 448 : index
  %c56 = arith.constant 576 : index
  %c57 = arith.constant 640 : index
  %c58 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c59 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c60 = arith.constant 0x41000000 : f32
  %c61 = arith.constant 0x40C00000 : f32
  %c62 = arith.constant dense<-1> : vector<4xi32>
  %c63 = arith.constant 255 : i32
  %c64 = arith.constant 2 : i32
  %c65 = arith.constant 16711680 : i32
  %c66 = arith.constant 3 : i32
  %c67 = arith.constant 4 : i32
  %c68 = arith.constant 65280 : i32
  %c69 = arith.constant 5 : i32
  %c70 = arith.constant 6 : i32
  %c71 = arith.constant -16777216 : i32
  %c72 = arith.constant 7 : i32
  %c73 = arith.constant 8 : i32
  %c74 = arith.constant 9 : i32
  %c75 = arith.constant 10 : i32
  %c76 = arith.constant 11 : i32
  %c77 = arith.constant 12 : i32
  %c78 = arith.constant 13 : i32
  %c79 = arith.constant 15 : i32
  %c80 = arith.constant 704 : index
  %c81 = arith.constant 160 : index
  %c82 = arith.constant 224 : index
  %c83 = arith.constant 288 : index
  %c84 = arith.constant 352 : index
  %c85 = arith.constant 416 : index
  %c86 = arith.constant 480 : index
  %c87 = arith.constant 112 : index
  %c88 = arith.constant 144 : index
  %c89 = arith.constant 176 : index
  %c90 = arith.constant 208 : index
  %c91 = arith.constant 240 : index
  %c92 = arith.constant 2048 : index
  %c93 = arith.constant 2560 : index
  %c94 = arith.constant 3072 : index
  %c95 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c97 = arith.constant 0x477FE000 : f32
  %c98 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c101 = arith.constant 1600 : index
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c6 : memref<?xf32>
  %6 = wave.scratch %c7 : memref<?xf32>
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
  %17 = arith.muli %16, %c3 : index
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
        %59 = arith.muli %58, %c26 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c27 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
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
        %76 = arith.muli %75, %c26 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c27 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c23 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c27 : index
        %84 = arith.muli %2, %c28 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c23 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c29 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c22 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c30 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c31 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c32 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c33 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c34 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c35 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c36 : index
        %109 = vector.load %5[%108] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %110 = math.absf %87 : vector<4xf32>
        %111 = math.absf %89 : vector<4xf32>
        %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
        %113 = math.absf %91 : vector<4xf32>
        %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
        %115 = math.absf %93 : vector<4xf32>
        %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
        %117 = math.absf %95 : vector<4xf32>
        %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
        %119 = math.absf %97 : vector<4xf32>
        %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
        %121 = math.absf %99 : vector<4xf32>
        %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
        %123 = math.absf %101 : vector<4xf32>
        %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
        %125 = math.absf %103 : vector<4xf32>
        %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
        %127 = math.absf %105 : vector<4xf32>
        %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
        %129 = math.absf %107 : vector<4xf32>
        %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
        %131 = math.absf %109 : vector<4xf32>
        %132 = arith.maxnumf %130, %131 fastmath<nnan> : vector<4xf32>
        %133 = vector.extract %132[0] : f32 from vector<4xf32>
        %134 = vector.extract %132[1] : f32 from vector<4xf32>
        %135 = vector.extract %132[2] : f32 from vector<4xf32>
        %136 = vector.extract %132[3] : f32 from vector<4xf32>
        %137 = arith.maxnumf %133, %134 fastmath<nnan> : f32
        %138 = arith.maxnumf %137, %135 fastmath<nnan> : f32
        %139 = arith.maxnumf %138, %136 fastmath<nnan> : f32
        %140 = wave.swap_halves %139 : f32
        %141 = arith.maxnumf %139, %140 fastmath<nnan> : f32
        %142 = arith.bitcast %141 : f32 to i32
        %143 = arith.shrui %142, %c37 : i32
        %144 = arith.maxsi %143, %c38 : i32
        %145 = arith.minsi %144, %c39 : i32
        %146 = arith.subi %c40, %145 : i32
        %147 = arith.shli %146, %c37 : i32
        %148 = arith.bitcast %147 : i32 to f32
        %149 = arith.subi %145, %c41 : i32
        %150 = arith.shli %149, %c37 : i32
        %151 = arith.bitcast %150 : i32 to f32
        %152 = vector.broadcast %148 : f32 to vector<4xf32>
        %153 = arith.muli %1, %c28 : index
        %154 = arith.muli %2, %c42 : index
        %155 = arith.addi %153, %154 : index
        %156 = arith.mulf %87, %152 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %89, %152 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %155, %c23 : index
        vector.store %160, %4[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %162 = arith.mulf %91, %152 : vector<4xf32>
        %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
        %164 = arith.mulf %93, %152 : vector<4xf32>
        %165 = arith.truncf %164 : vector<4xf32> to vector<4xf16>
        %166 = vector.shuffle %163, %165 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %167 = arith.addi %155, %c7 : index
        vector.store %166, %4[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %168 = arith.mulf %95, %152 : vector<4xf32>
        %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
        %170 = arith.mulf %97, %152 : vector<4xf32>
        %171 = arith.truncf %170 : vector<4xf32> to vector<4xf16>
        %172 = vector.shuffle %169, %171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %173 = arith.addi %155, %c43 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %99, %152 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %101, %152 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %155, %c15 : index
        vector.store %178, %4[%179] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %180 = arith.mulf %103, %152 : vector<4xf32>
        %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
        %182 = arith.mulf %105, %152 : vector<4xf32>
        %183 = arith.truncf %182 : vector<4xf32> to vector<4xf16>
        %184 = vector.shuffle %181, %183 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %185 = arith.addi %155, %c44 : index
        vector.store %184, %4[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %186 = arith.mulf %107, %152 : vector<4xf32>
        %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
        %188 = arith.mulf %109, %152 : vector<4xf32>
        %189 = arith.truncf %188 : vector<4xf32> to vector<4xf16>
        %190 = vector.shuffle %187, %189 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %191 = arith.addi %155, %c45 : index
        vector.store %190, %4[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %192 = memref.load %scales[%15] : memref<?xf32>
        %193 = arith.mulf %192, %151 : f32
        memref.store %193, %7[%1] : memref<?xf32>
      }
      wave.barrier
      %194 = memref.load %7[%1] : memref<?xf32>
      scf.for %195 = %11 to %42 step %43 : i32 {
        %196 = arith.muli %195, %c20 : i32
        %197 = arith.index_cast %8 : index to i32
        %198 = arith.muli %197, %c46 : i32
        %199 = arith.addi %196, %198 : i32
        %200 = arith.addi %199, %c46 : i32
        %201 = arith.minsi %200, %38 : i32
        %202 = arith.cmpi slt, %199, %38 : i32
        %203:8 = scf.if %202 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
          %204 = arith.subi %201, %199 : i32
          %205 = arith.addi %204, %c50 : i32
          %206 = arith.divui %205, %c51 : i32
          %207 = arith.divui %199, %c18 : i32
          %208 = arith.addi %207, %c52 : i32
          %209 = arith.minsi %208, %40 : i32
          %210 = arith.index_castui %209 : i32 to index
          %211 = arith.addi %32, %210 : index
          %212 = memref.load %step[%211] : memref<?xi32>
          %213 = arith.index_cast %212 : i32 to index
          %214 = arith.muli %213, %33 : index
          %215 = arith.addi %214, %34 : index
          %216 = arith.addi %207, %c17 : i32
          %217 = arith.minsi %216, %40 : i32
          %218 = arith.index_castui %217 : i32 to index
          %219 = arith.addi %32, %218 : index
          %220 = memref.load %step[%219] : memref<?xi32>
          %221 = arith.index_cast %220 : i32 to index
          %222 = arith.muli %221, %33 : index
          %223 = arith.addi %222, %34 : index
          %224 = arith.addi %215, %35 : index
          %225 = arith.addi %224, %c23 : index
          %226 = vector.load %kv[%225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227 = arith.addi %223, %35 : index
          %228 = arith.addi %227, %c23 : index
          %229 = vector.load %kv[%228] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %230 = arith.addi %224, %c33 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %232 = arith.addi %227, %c33 : index
          %233 = vector.load %kv[%232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234 = arith.addi %224, %c42 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %227, %c42 : index
          %237 = vector.load %kv[%236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %238 = arith.addi %224, %c53 : index
          %239 = vector.load %kv[%238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %240 = arith.addi %227, %c53 : index
          %241 = vector.load %kv[%240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %259:16 = scf.for %242 = %c52 to %206 step %c17 iter_args(%243 = %226, %244 = %229, %245 = %231, %246 = %233, %247 = %235, %248 = %237, %249 = %239, %250 = %241, %251 = %c47, %252 = %c48, %253 = %c49, %254 = %c49, %255 = %c49, %256 = %c49, %257 = %c49, %258 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %260 = arith.muli %242, %c51 : i32
            %261 = arith.addi %199, %260 : i32
            %262 = arith.addi %261, %c51 : i32
            %263 = arith.divui %261, %c18 : i32
            %264 = arith.addi %263, %c52 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.addi %263, %c17 : i32
            %273 = arith.minsi %272, %40 : i32
            %274 = arith.index_castui %273 : i32 to index
            %275 = arith.addi %32, %274 : index
            %276 = memref.load %step[%275] : memref<?xi32>
            %277 = arith.index_cast %276 : i32 to index
            %278 = arith.muli %277, %33 : index
            %279 = arith.addi %278, %34 : index
            %280 = arith.divui %262, %c18 : i32
            %281 = arith.addi %280, %c52 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = arith.addi %280, %c17 : i32
            %290 = arith.minsi %289, %40 : i32
            %291 = arith.index_castui %290 : i32 to index
            %292 = arith.addi %32, %291 : index
            %293 = memref.load %step[%292] : memref<?xi32>
            %294 = arith.index_cast %293 : i32 to index
            %295 = arith.muli %294, %33 : index
            %296 = arith.addi %295, %34 : index
            %297 = wave.opaque %c23 : index
            %298 = arith.muli %1, %c28 : index
            %299 = arith.addi %297, %298 : index
            %300 = arith.addi %271, %35 : index
            %301 = arith.addi %300, %c7 : index
            %302 = vector.load %kv[%301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %303 = arith.addi %279, %35 : index
            %304 = arith.addi %303, %c7 : index
            %305 = vector.load %kv[%304] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %306 = vector.bitcast %243 : vector<4xi32> to vector<16xi8>
            %307 = wave.fp8_decode "e4m3" packed %306 : vector<16xi8> -> vector<16xf16>
            %308 = vector.bitcast %244 : vector<4xi32> to vector<16xi8>
            %309 = wave.fp8_decode "e4m3" packed %308 : vector<16xi8> -> vector<16xf16>
            %310 = arith.addi %299, %c23 : index
            %311 = vector.load %4[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %312 = arith.addi %310, %c42 : index
            %313 = vector.load %4[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %315 = wave.mma %307, %314, %c49 : vector<16xf16>, vector<8xf32>
            %316 = wave.mma %309, %314, %c49 : vector<16xf16>, vector<8xf32>
            %317 = arith.addi %300, %c54 : index
            %318 = vector.load %kv[%317] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %319 = arith.addi %303, %c54 : index
            %320 = vector.load %kv[%319] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %321 = vector.bitcast %245 : vector<4xi32> to vector<16xi8>
            %322 = wave.fp8_decode "e4m3" packed %321 : vector<16xi8> -> vector<16xf16>
            %323 = vector.bitcast %246 : vector<4xi32> to vector<16xi8>
            %324 = wave.fp8_decode "e4m3" packed %323 : vector<16xi8> -> vector<16xf16>
            %325 = arith.addi %299, %c7 : index
            %326 = vector.load %4[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %327 = arith.addi %325, %c42 : index
            %328 = vector.load %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %330 = wave.mma %322, %329, %315 : vector<16xf16>, vector<8xf32>
            %331 = wave.mma %324, %329, %316 : vector<16xf16>, vector<8xf32>
            %332 = arith.addi %300, %c24 : index
            %333 = vector.load %kv[%332] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %334 = arith.addi %303, %c24 : index
            %335 = vector.load %kv[%334] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %336 = vector.bitcast %247 : vector<4xi32> to vector<16xi8>
            %337 = wave.fp8_decode "e4m3" packed %336 : vector<16xi8> -> vector<16xf16>
            %338 = vector.bitcast %248 : vector<4xi32> to vector<16xi8>
            %339 = wave.fp8_decode "e4m3" packed %338 : vector<16xi8> -> vector<16xf16>
            %340 = arith.addi %299, %c43 : index
            %341 = vector.load %4[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %342 = arith.addi %340, %c42 : index
            %343 = vector.load %4[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %345 = wave.mma %337, %344, %330 : vector<16xf16>, vector<8xf32>
            %346 = wave.mma %339, %344, %331 : vector<16xf16>, vector<8xf32>
            %347 = arith.addi %300, %c55 : index
            %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %349 = arith.addi %303, %c55 : index
            %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %351 = vector.bitcast %249 : vector<4xi32> to vector<16xi8>
            %352 = wave.fp8_decode "e4m3" packed %351 : vector<16xi8> -> vector<16xf16>
            %353 = vector.bitcast %250 : vector<4xi32> to vector<16xi8>
            %354 = wave.fp8_decode "e4m3" packed %353 : vector<16xi8> -> vector<16xf16>
            %355 = arith.addi %299, %c15 : index
            %356 = vector.load %4[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %357 = arith.addi %355, %c42 : index
            %358 = vector.load %4[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %359 = vector.shuffle %356, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %360 = wave.mma %352, %359, %345 : vector<16xf16>, vector<8xf32>
            %361 = wave.mma %354, %359, %346 : vector<16xf16>, vector<8xf32>
            %362 = arith.addi %300, %c43 : index
            %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %364 = arith.addi %303, %c43 : index
            %365 = vector.load %kv[%364] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %366 = vector.bitcast %302 : vector<4xi32> to vector<16xi8>
            %367 = wave.fp8_decode "e4m3" packed %366 : vector<16xi8> -> vector<16xf16>
            %368 = vector.bitcast %305 : vector<4xi32> to vector<16xi8>
            %369 = wave.fp8_decode "e4m3" packed %368 : vector<16xi8> -> vector<16xf16>
            %370 = arith.addi %299, %c44 : index
            %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %372 = arith.addi %370, %c42 : index
            %373 = vector.load %4[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %374 = vector.shuffle %371, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %375 = wave.mma %367, %374, %360 : vector<16xf16>, vector<8xf32>
            %376 = wave.mma %369, %374, %361 : vector<16xf16>, vector<8xf32>
            %377 = arith.addi %300, %c56 : index
            %378 = vector.load %kv[%377] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %379 = arith.addi %303, %c56 : index
            %380 = vector.load %kv[%379] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %381 = vector.bitcast %318 : vector<4xi32> to vector<16xi8>
            %382 = wave.fp8_decode "e4m3" packed %381 : vector<16xi8> -> vector<16xf16>
            %383 = vector.bitcast %320 : vector<4xi32> to vector<16xi8>
            %384 = wave.fp8_decode "e4m3" packed %383 : vector<16xi8> -> vector<16xf16>
            %385 = arith.addi %299, %c45 : index
            %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %387 = arith.addi %385, %c42 : index
            %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %390 = wave.mma %382, %389, %375 : vector<16xf16>, vector<8xf32>
            %391 = wave.mma %384, %389, %376 : vector<16xf16>, vector<8xf32>
            %392 = arith.addi %300, %c57 : index
            %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %394 = arith.addi %303, %c57 : index
            %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %396 = wave.opaque %390 : vector<8xf32>
            %397 = wave.opaque %391 : vector<8xf32>
            %398 = wave.opaque %262 : i32
            %399 = arith.cmpi sgt, %398, %201 : i32
            %400:2 = scf.if %399 -> (vector<8xf32>, vector<8xf32>) {
              %401 = arith.index_cast %2 : index to i32
              %402 = arith.addi %261, %401 : i32
              %403 = arith.subi %38, %402 : i32
              %404 = arith.subi %403, %c52 : i32
              %405 = vector.broadcast %404 : i32 to vector<8xi32>
              %406 = arith.cmpi sgt, %405, %c59 : vector<8xi32>
              %407 = arith.select %406, %396, %c58 : vector<8xi1>, vector<8xf32>
              %408 = arith.subi %403, %c18 : i32
              %409 = vector.broadcast %408 : i32 to vector<8xi32>
              %410 = arith.cmpi sgt, %409, %c59 : vector<8xi32>
              %411 = arith.select %410, %397, %c58 : vector<8xi1>, vector<8xf32>
              scf.yield %407, %411 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %396, %397 : vector<8xf32>, vector<8xf32>
            }
            %412 = vector.extract %400#0[0] : f32 from vector<8xf32>
            %413 = vector.extract %400#0[1] : f32 from vector<8xf32>
            %414 = vector.extract %400#0[2] : f32 from vector<8xf32>
            %415 = vector.extract %400#0[3] : f32 from vector<8xf32>
            %416 = vector.extract %400#0[4] : f32 from vector<8xf32>
            %417 = vector.extract %400#0[5] : f32 from vector<8xf32>
            %418 = vector.extract %400#0[6] : f32 from vector<8xf32>
            %419 = vector.extract %400#0[7] : f32 from vector<8xf32>
            %420 = vector.extract %400#1[0] : f32 from vector<8xf32>
            %421 = vector.extract %400#1[1] : f32 from vector<8xf32>
            %422 = vector.extract %400#1[2] : f32 from vector<8xf32>
            %423 = vector.extract %400#1[3] : f32 from vector<8xf32>
            %424 = vector.extract %400#1[4] : f32 from vector<8xf32>
            %425 = vector.extract %400#1[5] : f32 from vector<8xf32>
            %426 = vector.extract %400#1[6] : f32 from vector<8xf32>
            %427 = vector.extract %400#1[7] : f32 from vector<8xf32>
            %428 = arith.maxnumf %412, %413 fastmath<nnan> : f32
            %429 = arith.maxnumf %428, %414 fastmath<nnan> : f32
            %430 = arith.maxnumf %429, %415 fastmath<nnan> : f32
            %431 = arith.maxnumf %430, %416 fastmath<nnan> : f32
            %432 = arith.maxnumf %431, %417 fastmath<nnan> : f32
            %433 = arith.maxnumf %432, %418 fastmath<nnan> : f32
            %434 = arith.maxnumf %433, %419 fastmath<nnan> : f32
            %435 = arith.maxnumf %434, %420 fastmath<nnan> : f32
            %436 = arith.maxnumf %435, %421 fastmath<nnan> : f32
            %437 = arith.maxnumf %436, %422 fastmath<nnan> : f32
            %438 = arith.maxnumf %437, %423 fastmath<nnan> : f32
            %439 = arith.maxnumf %438, %424 fastmath<nnan> : f32
            %440 = arith.maxnumf %439, %425 fastmath<nnan> : f32
            %441 = arith.maxnumf %440, %426 fastmath<nnan> : f32
            %442 = arith.maxnumf %441, %427 fastmath<nnan> : f32
            %443 = wave.swap_halves %442 : f32
            %444 = arith.maxnumf %442, %443 fastmath<nnan> : f32
            %445 = arith.mulf %444, %194 : f32
            %446 = arith.addf %251, %c60 : f32
            %447 = arith.cmpf ogt, %445, %446 : f32
            %448:8 = scf.if %447 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %449 = arith.subf %251, %445 : f32
              %450 = wave.exp2 %449 : f32
              %451 = vector.broadcast %450 : f32 to vector<8xf32>
              %452 = arith.mulf %252, %450 : f32
              %453 = arith.mulf %253, %451 : vector<8xf32>
              %454 = arith.mulf %254, %451 : vector<8xf32>
              %455 = arith.mulf %255, %451 : vector<8xf32>
              %456 = arith.mulf %256, %451 : vector<8xf32>
              %457 = arith.mulf %257, %451 : vector<8xf32>
              %458 = arith.mulf %258, %451 : vector<8xf32>
              scf.yield %445, %452, %453, %454, %455, %456, %457, %458 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %251, %252, %253, %254, %255, %256, %257, %258 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %459 = vector.broadcast %194 : f32 to vector<8xf32>
            %460 = arith.subf %c61, %448#0 : f32
            %461 = vector.broadcast %460 : f32 to vector<8xf32>
            %462 = math.fma %400#0, %459, %461 : vector<8xf32>
            %463 = wave.exp2 %462 : vector<8xf32>
            %464 = math.fma %400#1, %459, %461 : vector<8xf32>
            %465 = wave.exp2 %464 : vector<8xf32>
            %466 = arith.truncf %463 : vector<8xf32> to vector<8xf16>
            %467 = vector.bitcast %466 : vector<8xf16> to vector<4xi32>
            %468 = wave.swap_halves %467 : vector<4xi32>
            %469 = arith.select %3, %468, %467 : vector<4xi32>
            %470 = arith.select %3, %467, %468 : vector<4xi32>
            %471 = vector.shuffle %469, %470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %472 = vector.bitcast %471 : vector<8xi32> to vector<16xf16>
            %473 = arith.truncf %465 : vector<8xf32> to vector<8xf16>
            %474 = vector.bitcast %473 : vector<8xf16> to vector<4xi32>
            %475 = wave.swap_halves %474 : vector<4xi32>
            %476 = arith.select %3, %475, %474 : vector<4xi32>
            %477 = arith.select %3, %474, %475 : vector<4xi32>
            %478 = vector.shuffle %476, %477 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %479 = vector.bitcast %478 : vector<8xi32> to vector<16xf16>
            %480 = arith.addf %463, %465 : vector<8xf32>
            %481 = vector.extract %480[0] : f32 from vector<8xf32>
            %482 = vector.extract %480[1] : f32 from vector<8xf32>
            %483 = vector.extract %480[2] : f32 from vector<8xf32>
            %484 = vector.extract %480[3] : f32 from vector<8xf32>
            %485 = vector.extract %480[4] : f32 from vector<8xf32>
            %486 = vector.extract %480[5] : f32 from vector<8xf32>
            %487 = vector.extract %480[6] : f32 from vector<8xf32>
            %488 = vector.extract %480[7] : f32 from vector<8xf32>
            %489 = arith.addf %481, %485 : f32
            %490 = arith.addf %482, %486 : f32
            %491 = arith.addf %483, %487 : f32
            %492 = arith.addf %484, %488 : f32
            %493 = arith.addf %489, %491 : f32
            %494 = arith.addf %490, %492 : f32
            %495 = arith.addf %493, %494 : f32
            %496 = arith.addf %448#1, %495 : f32
            %497 = wave.opaque %496 : f32
            %498 = wave.opaque %262 : i32
            %499 = arith.cmpi sgt, %498, %201 : i32
            %500:2 = scf.if %499 -> (vector<4xi32>, vector<4xi32>) {
              %501 = arith.subi %201, %261 : i32
              %502 = arith.subi %501, %c52 : i32
              %503 = arith.minsi %502, %c18 : i32
              %504 = arith.maxsi %503, %c52 : i32
              %505 = arith.cmpi sgt, %504, %c52 : i32
              %506 = arith.select %505, %c63, %c52 : i32
              %507 = arith.ori %c52, %506 : i32
              %508 = arith.cmpi sgt, %504, %c17 : i32
              %509 = arith.select %508, %c63, %c52 : i32
              %510 = arith.ori %c52, %509 : i32
              %511 = arith.cmpi sgt, %504, %c64 : i32
              %512 = arith.select %511, %c65, %c52 : i32
              %513 = arith.ori %507, %512 : i32
              %514 = arith.cmpi sgt, %504, %c66 : i32
              %515 = arith.select %514, %c65, %c52 : i32
              %516 = arith.ori %510, %515 : i32
              %517 = arith.cmpi sgt, %504, %c67 : i32
              %518 = arith.select %517, %c68, %c52 : i32
              %519 = arith.ori %513, %518 : i32
              %520 = arith.cmpi sgt, %504, %c69 : i32
              %521 = arith.select %520, %c68, %c52 : i32
              %522 = arith.ori %516, %521 : i32
              %523 = arith.cmpi sgt, %504, %c70 : i32
              %524 = arith.select %523, %c71, %c52 : i32
              %525 = arith.ori %519, %524 : i32
              %526 = arith.cmpi sgt, %504, %c72 : i32
              %527 = arith.select %526, %c71, %c52 : i32
              %528 = arith.ori %522, %527 : i32
              %529 = arith.cmpi sgt, %504, %c73 : i32
              %530 = arith.select %529, %c63, %c52 : i32
              %531 = arith.ori %c52, %530 : i32
              %532 = arith.cmpi sgt, %504, %c74 : i32
              %533 = arith.select %532, %c63, %c52 : i32
              %534 = arith.ori %c52, %533 : i32
              %535 = arith.cmpi sgt, %504, %c75 : i32
              %536 = arith.select %535, %c65, %c52 : i32
              %537 = arith.ori %531, %536 : i32
              %538 = arith.cmpi sgt, %504, %c76 : i32
              %539 = arith.select %538, %c65, %c52 : i32
              %540 = arith.ori %534, %539 : i32
              %541 = arith.cmpi sgt, %504, %c77 : i32
              %542 = arith.select %541, %c68, %c52 : i32
              %543 = arith.ori %537, %542 : i32
              %544 = arith.cmpi sgt, %504, %c78 : i32
              %545 = arith.select %544, %c68, %c52 : i32
              %546 = arith.ori %540, %545 : i32
              %547 = arith.cmpi sgt, %504, %c41 : i32
              %548 = arith.select %547, %c71, %c52 : i32
              %549 = arith.ori %543, %548 : i32
              %550 = arith.cmpi sgt, %504, %c79 : i32
              %551 = arith.select %550, %c71, %c52 : i32
              %552 = arith.ori %546, %551 : i32
              %553 = vector.from_elements %525, %549, %528, %552 : vector<4xi32>
              %554 = arith.subi %501, %c18 : i32
              %555 = arith.minsi %554, %c18 : i32
              %556 = arith.maxsi %555, %c52 : i32
              %557 = arith.cmpi sgt, %556, %c52 : i32
              %558 = arith.select %557, %c63, %c52 : i32
              %559 = arith.ori %c52, %558 : i32
              %560 = arith.cmpi sgt, %556, %c17 : i32
              %561 = arith.select %560, %c63, %c52 : i32
              %562 = arith.ori %c52, %561 : i32
              %563 = arith.cmpi sgt, %556, %c64 : i32
              %564 = arith.select %563, %c65, %c52 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %556, %c66 : i32
              %567 = arith.select %566, %c65, %c52 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %556, %c67 : i32
              %570 = arith.select %569, %c68, %c52 : i32
              %571 = arith.ori %565, %570 : i32
              %572 = arith.cmpi sgt, %556, %c69 : i32
              %573 = arith.select %572, %c68, %c52 : i32
              %574 = arith.ori %568, %573 : i32
              %575 = arith.cmpi sgt, %556, %c70 : i32
              %576 = arith.select %575, %c71, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %556, %c72 : i32
              %579 = arith.select %578, %c71, %c52 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = arith.cmpi sgt, %556, %c73 : i32
              %582 = arith.select %581, %c63, %c52 : i32
              %583 = arith.ori %c52, %582 : i32
              %584 = arith.cmpi sgt, %556, %c74 : i32
              %585 = arith.select %584, %c63, %c52 : i32
              %586 = arith.ori %c52, %585 : i32
              %587 = arith.cmpi sgt, %556, %c75 : i32
              %588 = arith.select %587, %c65, %c52 : i32
              %589 = arith.ori %583, %588 : i32
              %590 = arith.cmpi sgt, %556, %c76 : i32
              %591 = arith.select %590, %c65, %c52 : i32
              %592 = arith.ori %586, %591 : i32
              %593 = arith.cmpi sgt, %556, %c77 : i32
              %594 = arith.select %593, %c68, %c52 : i32
              %595 = arith.ori %589, %594 : i32
              %596 = arith.cmpi sgt, %556, %c78 : i32
              %597 = arith.select %596, %c68, %c52 : i32
              %598 = arith.ori %592, %597 : i32
              %599 = arith.cmpi sgt, %556, %c41 : i32
              %600 = arith.select %599, %c71, %c52 : i32
              %601 = arith.ori %595, %600 : i32
              %602 = arith.cmpi sgt, %556, %c79 : i32
              %603 = arith.select %602, %c71, %c52 : i32
              %604 = arith.ori %598, %603 : i32
              %605 = vector.from_elements %577, %601, %580, %604 : vector<4xi32>
              scf.yield %553, %605 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c62, %c62 : vector<4xi32>, vector<4xi32>
            }
            %606 = wave.opaque %262 : i32
            %607 = arith.cmpi sgt, %606, %201 : i32
            %608:2 = scf.if %607 -> (vector<4xi32>, vector<4xi32>) {
              %609 = arith.andi %333, %500#0 : vector<4xi32>
              %610 = arith.andi %335, %500#1 : vector<4xi32>
              scf.yield %609, %610 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %333, %335 : vector<4xi32>, vector<4xi32>
            }
            %611 = vector.bitcast %608#0 : vector<4xi32> to vector<16xi8>
            %612 = wave.fp8_decode "e4m3" packed %611 : vector<16xi8> -> vector<16xf16>
            %613 = wave.mma %612, %472, %448#2 : vector<16xf16>, vector<8xf32>
            %614 = vector.bitcast %608#1 : vector<4xi32> to vector<16xi8>
            %615 = wave.fp8_decode "e4m3" packed %614 : vector<16xi8> -> vector<16xf16>
            %616 = wave.mma %615, %479, %613 : vector<16xf16>, vector<8xf32>
            %617 = wave.opaque %616 : vector<8xf32>
            %618 = arith.addi %300, %c80 : index
            %619 = vector.load %kv[%618] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %620 = arith.addi %303, %c80 : index
            %621 = vector.load %kv[%620] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %622 = wave.opaque %262 : i32
            %623 = arith.cmpi sgt, %622, %201 : i32
            %624:2 = scf.if %623 -> (vector<4xi32>, vector<4xi32>) {
              %625 = arith.andi %348, %500#0 : vector<4xi32>
              %626 = arith.andi %350, %500#1 : vector<4xi32>
              scf.yield %625, %626 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %348, %350 : vector<4xi32>, vector<4xi32>
            }
            %627 = vector.bitcast %624#0 : vector<4xi32> to vector<16xi8>
            %628 = wave.fp8_decode "e4m3" packed %627 : vector<16xi8> -> vector<16xf16>
            %629 = wave.mma %628, %472, %448#3 : vector<16xf16>, vector<8xf32>
            %630 = vector.bitcast %624#1 : vector<4xi32> to vector<16xi8>
            %631 = wave.fp8_decode "e4m3" packed %630 : vector<16xi8> -> vector<16xf16>
            %632 = wave.mma %631, %479, %629 : vector<16xf16>, vector<8xf32>
            %633 = wave.opaque %632 : vector<8xf32>
            wave.pin
            %634 = wave.opaque %262 : i32
            %635 = arith.cmpi sgt, %634, %201 : i32
            %636:2 = scf.if %635 -> (vector<4xi32>, vector<4xi32>) {
              %637 = arith.andi %363, %500#0 : vector<4xi32>
              %638 = arith.andi %365, %500#1 : vector<4xi32>
              scf.yield %637, %638 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %363, %365 : vector<4xi32>, vector<4xi32>
            }
            %639 = vector.bitcast %636#0 : vector<4xi32> to vector<16xi8>
            %640 = wave.fp8_decode "e4m3" packed %639 : vector<16xi8> -> vector<16xf16>
            %641 = wave.mma %640, %472, %448#4 : vector<16xf16>, vector<8xf32>
            %642 = vector.bitcast %636#1 : vector<4xi32> to vector<16xi8>
            %643 = wave.fp8_decode "e4m3" packed %642 : vector<16xi8> -> vector<16xf16>
            %644 = wave.mma %643, %479, %641 : vector<16xf16>, vector<8xf32>
            %645 = wave.opaque %644 : vector<8xf32>
            wave.pin
            %646 = wave.opaque %262 : i32
            %647 = arith.cmpi slt, %646, %201 : i32
            %648:2 = scf.if %647 -> (vector<4xi32>, vector<4xi32>) {
              %649 = arith.addi %288, %35 : index
              %650 = arith.addi %649, %c23 : index
              %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %652 = arith.addi %296, %35 : index
              %653 = arith.addi %652, %c23 : index
              %654 = vector.load %kv[%653] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %651, %654 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %636#0, %636#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %655 = wave.opaque %262 : i32
            %656 = arith.cmpi sgt, %655, %201 : i32
            %657:2 = scf.if %656 -> (vector<4xi32>, vector<4xi32>) {
              %658 = arith.andi %378, %500#0 : vector<4xi32>
              %659 = arith.andi %380, %500#1 : vector<4xi32>
              scf.yield %658, %659 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %378, %380 : vector<4xi32>, vector<4xi32>
            }
            %660 = vector.bitcast %657#0 : vector<4xi32> to vector<16xi8>
            %661 = wave.fp8_decode "e4m3" packed %660 : vector<16xi8> -> vector<16xf16>
            %662 = wave.mma %661, %472, %448#5 : vector<16xf16>, vector<8xf32>
            %663 = vector.bitcast %657#1 : vector<4xi32> to vector<16xi8>
            %664 = wave.fp8_decode "e4m3" packed %663 : vector<16xi8> -> vector<16xf16>
            %665 = wave.mma %664, %479, %662 : vector<16xf16>, vector<8xf32>
            %666 = wave.opaque %665 : vector<8xf32>
            wave.pin
            %667 = wave.opaque %262 : i32
            %668 = arith.cmpi slt, %667, %201 : i32
            %669:2 = scf.if %668 -> (vector<4xi32>, vector<4xi32>) {
              %670 = arith.addi %288, %35 : index
              %671 = arith.addi %670, %c33 : index
              %672 = vector.load %kv[%671] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %673 = arith.addi %296, %35 : index
              %674 = arith.addi %673, %c33 : index
              %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %672, %675 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %657#0, %657#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %676 = wave.opaque %262 : i32
            %677 = arith.cmpi sgt, %676, %201 : i32
            %678:2 = scf.if %677 -> (vector<4xi32>, vector<4xi32>) {
              %679 = arith.andi %393, %500#0 : vector<4xi32>
              %680 = arith.andi %395, %500#1 : vector<4xi32>
              scf.yield %679, %680 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %393, %395 : vector<4xi32>, vector<4xi32>
            }
            %681 = vector.bitcast %678#0 : vector<4xi32> to vector<16xi8>
            %682 = wave.fp8_decode "e4m3" packed %681 : vector<16xi8> -> vector<16xf16>
            %683 = wave.mma %682, %472, %448#6 : vector<16xf16>, vector<8xf32>
            %684 = vector.bitcast %678#1 : vector<4xi32> to vector<16xi8>
            %685 = wave.fp8_decode "e4m3" packed %684 : vector<16xi8> -> vector<16xf16>
            %686 = wave.mma %685, %479, %683 : vector<16xf16>, vector<8xf32>
            %687 = wave.opaque %686 : vector<8xf32>
            wave.pin
            %688 = wave.opaque %262 : i32
            %689 = arith.cmpi slt, %688, %201 : i32
            %690:2 = scf.if %689 -> (vector<4xi32>, vector<4xi32>) {
              %691 = arith.addi %288, %35 : index
              %692 = arith.addi %691, %c42 : index
              %693 = vector.load %kv[%692] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %694 = arith.addi %296, %35 : index
              %695 = arith.addi %694, %c42 : index
              %696 = vector.load %kv[%695] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %693, %696 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %678#0, %678#1 : vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %697 = wave.opaque %262 : i32
            %698 = arith.cmpi sgt, %697, %201 : i32
            %699:2 = scf.if %698 -> (vector<4xi32>, vector<4xi32>) {
              %700 = arith.andi %619, %500#0 : vector<4xi32>
              %701 = arith.andi %621, %500#1 : vector<4xi32>
              scf.yield %700, %701 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %619, %621 : vector<4xi32>, vector<4xi32>
            }
            %702 = vector.bitcast %699#0 : vector<4xi32> to vector<16xi8>
            %703 = wave.fp8_decode "e4m3" packed %702 : vector<16xi8> -> vector<16xf16>
            %704 = wave.mma %703, %472, %448#7 : vector<16xf16>, vector<8xf32>
            %705 = vector.bitcast %699#1 : vector<4xi32> to vector<16xi8>
            %706 = wave.fp8_decode "e4m3" packed %705 : vector<16xi8> -> vector<16xf16>
            %707 = wave.mma %706, %479, %704 : vector<16xf16>, vector<8xf32>
            %708 = wave.opaque %707 : vector<8xf32>
            wave.pin
            %709 = wave.opaque %262 : i32
            %710 = arith.cmpi slt, %709, %201 : i32
            %711:2 = scf.if %710 -> (vector<4xi32>, vector<4xi32>) {
              %712 = arith.addi %288, %35 : index
              %713 = arith.addi %712, %c53 : index
              %714 = vector.load %kv[%713] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %715 = arith.addi %296, %35 : index
              %716 = arith.addi %715, %c53 : index
              %717 = vector.load %kv[%716] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %714, %717 : vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %699#0, %699#1 : vector<4xi32>, vector<4xi32>
            }
            scf.yield %648#0, %648#1, %669#0, %669#1, %690#0, %690#1, %711#0, %711#1, %448#0, %497, %617, %633, %645, %666, %687, %708 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %718 = wave.swap_halves %259#9 : f32
          %719 = arith.addf %259#9, %718 : f32
          scf.yield %259#8, %719, %259#10, %259#11, %259#12, %259#13, %259#14, %259#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %720 = wave.opaque %c23 : index
        %721 = arith.addi %46, %720 : index
        %722 = arith.addi %1, %720 : index
        %723 = arith.cmpi slt, %722, %c3 : index
        scf.if %723 {
          %724 = arith.addi %45, %722 : index
          memref.store %203#0, %6[%724] : memref<?xf32>
          %725 = arith.addi %724, %c3 : index
          memref.store %203#1, %6[%725] : memref<?xf32>
          %726 = arith.muli %8, %c43 : index
          %727 = arith.muli %2, %c3 : index
          %728 = arith.addi %726, %727 : index
          %729 = arith.addi %728, %722 : index
          %730 = vector.extract %203#2[0] : f32 from vector<8xf32>
          %731 = arith.addi %729, %c23 : index
          memref.store %730, %5[%731] : memref<?xf32>
          %732 = vector.extract %203#2[1] : f32 from vector<8xf32>
          %733 = arith.addi %729, %c22 : index
          memref.store %732, %5[%733] : memref<?xf32>
          %734 = vector.extract %203#2[2] : f32 from vector<8xf32>
          %735 = arith.addi %729, %c33 : index
          memref.store %734, %5[%735] : memref<?xf32>
          %736 = vector.extract %203#2[3] : f32 from vector<8xf32>
          %737 = arith.addi %729, %c26 : index
          memref.store %736, %5[%737] : memref<?xf32>
          %738 = vector.extract %203#2[4] : f32 from vector<8xf32>
          %739 = arith.addi %729, %c42 : index
          memref.store %738, %5[%739] : memref<?xf32>
          %740 = vector.extract %203#2[5] : f32 from vector<8xf32>
          %741 = arith.addi %729, %c81 : index
          memref.store %740, %5[%741] : memref<?xf32>
          %742 = vector.extract %203#2[6] : f32 from vector<8xf32>
          %743 = arith.addi %729, %c53 : index
          memref.store %742, %5[%743] : memref<?xf32>
          %744 = vector.extract %203#2[7] : f32 from vector<8xf32>
          %745 = arith.addi %729, %c82 : index
          memref.store %744, %5[%745] : memref<?xf32>
          %746 = vector.extract %203#3[0] : f32 from vector<8xf32>
          %747 = arith.addi %729, %c7 : index
          memref.store %746, %5[%747] : memref<?xf32>
          %748 = vector.extract %203#3[1] : f32 from vector<8xf32>
          %749 = arith.addi %729, %c83 : index
          memref.store %748, %5[%749] : memref<?xf32>
          %750 = vector.extract %203#3[2] : f32 from vector<8xf32>
          %751 = arith.addi %729, %c54 : index
          memref.store %750, %5[%751] : memref<?xf32>
          %752 = vector.extract %203#3[3] : f32 from vector<8xf32>
          %753 = arith.addi %729, %c84 : index
          memref.store %752, %5[%753] : memref<?xf32>
          %754 = vector.extract %203#3[4] : f32 from vector<8xf32>
          %755 = arith.addi %729, %c24 : index
          memref.store %754, %5[%755] : memref<?xf32>
          %756 = vector.extract %203#3[5] : f32 from vector<8xf32>
          %757 = arith.addi %729, %c85 : index
          memref.store %756, %5[%757] : memref<?xf32>
          %758 = vector.extract %203#3[6] : f32 from vector<8xf32>
          %759 = arith.addi %729, %c55 : index
          memref.store %758, %5[%759] : memref<?xf32>
          %760 = vector.extract %203#3[7] : f32 from vector<8xf32>
          %761 = arith.addi %729, %c86 : index
          memref.store %760, %5[%761] : memref<?xf32>
        }
        wave.barrier
        %762 = arith.addi %722, %c23 : index
        %763 = memref.load %6[%762] : memref<?xf32>
        %764 = arith.addi %722, %c3 : index
        %765 = memref.load %6[%764] : memref<?xf32>
        %766 = arith.addi %722, %c22 : index
        %767 = memref.load %6[%766] : memref<?xf32>
        %768 = arith.addi %722, %c31 : index
        %769 = memref.load %6[%768] : memref<?xf32>
        %770 = arith.addi %722, %c33 : index
        %771 = memref.load %6[%770] : memref<?xf32>
        %772 = arith.addi %722, %c35 : index
        %773 = memref.load %6[%772] : memref<?xf32>
        %774 = arith.addi %722, %c26 : index
        %775 = memref.load %6[%774] : memref<?xf32>
        %776 = arith.addi %722, %c87 : index
        %777 = memref.load %6[%776] : memref<?xf32>
        %778 = arith.addi %722, %c42 : index
        %779 = memref.load %6[%778] : memref<?xf32>
        %780 = arith.addi %722, %c88 : index
        %781 = memref.load %6[%780] : memref<?xf32>
        %782 = arith.addi %722, %c81 : index
        %783 = memref.load %6[%782] : memref<?xf32>
        %784 = arith.addi %722, %c89 : index
        %785 = memref.load %6[%784] : memref<?xf32>
        %786 = arith.addi %722, %c53 : index
        %787 = memref.load %6[%786] : memref<?xf32>
        %788 = arith.addi %722, %c90 : index
        %789 = memref.load %6[%788] : memref<?xf32>
        %790 = arith.addi %722, %c82 : index
        %791 = memref.load %6[%790] : memref<?xf32>
        %792 = arith.addi %722, %c91 : index
        %793 = memref.load %6[%792] : memref<?xf32>
        %794 = arith.maxnumf %763, %767 fastmath<nnan> : f32
        %795 = arith.subf %763, %794 : f32
        %796 = wave.exp2 %795 : f32
        %797 = arith.subf %767, %794 : f32
        %798 = wave.exp2 %797 : f32
        %799 = arith.mulf %765, %796 : f32
        %800 = math.fma %769, %798, %799 : f32
        %801 = arith.maxnumf %794, %771 fastmath<nnan> : f32
        %802 = arith.subf %794, %801 : f32
        %803 = wave.exp2 %802 : f32
        %804 = arith.subf %771, %801 : f32
        %805 = wave.exp2 %804 : f32
        %806 = arith.mulf %800, %803 : f32
        %807 = math.fma %773, %805, %806 : f32
        %808 = arith.maxnumf %801, %775 fastmath<nnan> : f32
        %809 = arith.subf %801, %808 : f32
        %810 = wave.exp2 %809 : f32
        %811 = arith.subf %775, %808 : f32
        %812 = wave.exp2 %811 : f32
        %813 = arith.mulf %807, %810 : f32
        %814 = math.fma %777, %812, %813 : f32
        %815 = arith.maxnumf %808, %779 fastmath<nnan> : f32
        %816 = arith.subf %808, %815 : f32
        %817 = wave.exp2 %816 : f32
        %818 = arith.subf %779, %815 : f32
        %819 = wave.exp2 %818 : f32
        %820 = arith.mulf %814, %817 : f32
        %821 = math.fma %781, %819, %820 : f32
        %822 = arith.maxnumf %815, %783 fastmath<nnan> : f32
        %823 = arith.subf %815, %822 : f32
        %824 = wave.exp2 %823 : f32
        %825 = arith.subf %783, %822 : f32
        %826 = wave.exp2 %825 : f32
        %827 = arith.mulf %821, %824 : f32
        %828 = math.fma %785, %826, %827 : f32
        %829 = arith.maxnumf %822, %787 fastmath<nnan> : f32
        %830 = arith.subf %822, %829 : f32
        %831 = wave.exp2 %830 : f32
        %832 = arith.subf %787, %829 : f32
        %833 = wave.exp2 %832 : f32
        %834 = arith.mulf %828, %831 : f32
        %835 = math.fma %789, %833, %834 : f32
        %836 = arith.maxnumf %829, %791 fastmath<nnan> : f32
        %837 = arith.subf %829, %836 : f32
        %838 = wave.exp2 %837 : f32
        %839 = arith.subf %791, %836 : f32
        %840 = wave.exp2 %839 : f32
        %841 = arith.mulf %835, %838 : f32
        %842 = math.fma %793, %840, %841 : f32
        %843 = arith.addi %721, %c23 : index
        %844 = arith.addi %843, %c23 : index
        %845 = memref.load %5[%844] : memref<?xf32>
        %846 = arith.addi %843, %c43 : index
        %847 = memref.load %5[%846] : memref<?xf32>
        %848 = arith.addi %843, %c44 : index
        %849 = memref.load %5[%848] : memref<?xf32>
        %850 = arith.addi %843, %c5 : index
        %851 = memref.load %5[%850] : memref<?xf32>
        %852 = arith.addi %843, %c92 : index
        %853 = memref.load %5[%852] : memref<?xf32>
        %854 = arith.addi %843, %c93 : index
        %855 = memref.load %5[%854] : memref<?xf32>
        %856 = arith.addi %843, %c94 : index
        %857 = memref.load %5[%856] : memref<?xf32>
        %858 = arith.addi %843, %c95 : index
        %859 = memref.load %5[%858] : memref<?xf32>
        %860 = arith.mulf %845, %796 : f32
        %861 = math.fma %847, %798, %860 : f32
        %862 = arith.mulf %861, %803 : f32
        %863 = math.fma %849, %805, %862 : f32
        %864 = arith.mulf %863, %810 : f32
        %865 = math.fma %851, %812, %864 : f32
        %866 = arith.mulf %865, %817 : f32
        %867 = math.fma %853, %819, %866 : f32
        %868 = arith.mulf %867, %824 : f32
        %869 = math.fma %855, %826, %868 : f32
        %870 = arith.mulf %869, %831 : f32
        %871 = math.fma %857, %833, %870 : f32
        %872 = arith.mulf %871, %838 : f32
        %873 = math.fma %859, %840, %872 : f32
        %874 = arith.addi %721, %c7 : index
        %875 = arith.addi %874, %c23 : index
        %876 = memref.load %5[%875] : memref<?xf32>
        %877 = arith.addi %874, %c43 : index
        %878 = memref.load %5[%877] : memref<?xf32>
        %879 = arith.addi %874, %c44 : index
        %880 = memref.load %5[%879] : memref<?xf32>
        %881 = arith.addi %874, %c5 : index
        %882 = memref.load %5[%881] : memref<?xf32>
        %883 = arith.addi %874, %c92 : index
        %884 = memref.load %5[%883] : memref<?xf32>
        %885 = arith.addi %874, %c93 : index
        %886 = memref.load %5[%885] : memref<?xf32>
        %887 = arith.addi %874, %c94 : index
        %888 = memref.load %5[%887] : memref<?xf32>
        %889 = arith.addi %874, %c95 : index
        %890 = memref.load %5[%889] : memref<?xf32>
        %891 = arith.mulf %876, %796 : f32
        %892 = math.fma %878, %798, %891 : f32
        %893 = arith.mulf %892, %803 : f32
        %894 = math.fma %880, %805, %893 : f32
        %895 = arith.mulf %894, %810 : f32
        %896 = math.fma %882, %812, %895 : f32
        %897 = arith.mulf %896, %817 : f32
        %898 = math.fma %884, %819, %897 : f32
        %899 = arith.mulf %898, %824 : f32
        %900 = math.fma %886, %826, %899 : f32
        %901 = arith.mulf %900, %831 : f32
        %902 = math.fma %888, %833, %901 : f32
        %903 = arith.mulf %902, %838 : f32
        %904 = math.fma %890, %840, %903 : f32
        wave.barrier
        scf.if %723 {
          %905 = arith.muli %8, %c43 : index
          %906 = arith.muli %2, %c3 : index
          %907 = arith.addi %905, %906 : index
          %908 = arith.addi %907, %722 : index
          %909 = vector.extract %203#4[0] : f32 from vector<8xf32>
          %910 = arith.addi %908, %c23 : index
          memref.store %909, %5[%910] : memref<?xf32>
          %911 = vector.extract %203#4[1] : f32 from vector<8xf32>
          %912 = arith.addi %908, %c22 : index
          memref.store %911, %5[%912] : memref<?xf32>
          %913 = vector.extract %203#4[2] : f32 from vector<8xf32>
          %914 = arith.addi %908, %c33 : index
          memref.store %913, %5[%914] : memref<?xf32>
          %915 = vector.extract %203#4[3] : f32 from vector<8xf32>
          %916 = arith.addi %908, %c26 : index
          memref.store %915, %5[%916] : memref<?xf32>
          %917 = vector.extract %203#4[4] : f32 from vector<8xf32>
          %918 = arith.addi %908, %c42 : index
          memref.store %917, %5[%918] : memref<?xf32>
          %919 = vector.extract %203#4[5] : f32 from vector<8xf32>
          %920 = arith.addi %908, %c81 : index
          memref.store %919, %5[%920] : memref<?xf32>
          %921 = vector.extract %203#4[6] : f32 from vector<8xf32>
          %922 = arith.addi %908, %c53 : index
          memref.store %921, %5[%922] : memref<?xf32>
          %923 = vector.extract %203#4[7] : f32 from vector<8xf32>
          %924 = arith.addi %908, %c82 : index
          memref.store %923, %5[%924] : memref<?xf32>
          %925 = vector.extract %203#5[0] : f32 from vector<8xf32>
          %926 = arith.addi %908, %c7 : index
          memref.store %925, %5[%926] : memref<?xf32>
          %927 = vector.extract %203#5[1] : f32 from vector<8xf32>
          %928 = arith.addi %908, %c83 : index
          memref.store %927, %5[%928] : memref<?xf32>
          %929 = vector.extract %203#5[2] : f32 from vector<8xf32>
          %930 = arith.addi %908, %c54 : index
          memref.store %929, %5[%930] : memref<?xf32>
          %931 = vector.extract %203#5[3] : f32 from vector<8xf32>
          %932 = arith.addi %908, %c84 : index
          memref.store %931, %5[%932] : memref<?xf32>
          %933 = vector.extract %203#5[4] : f32 from vector<8xf32>
          %934 = arith.addi %908, %c24 : index
          memref.store %933, %5[%934] : memref<?xf32>
          %935 = vector.extract %203#5[5] : f32 from vector<8xf32>
          %936 = arith.addi %908, %c85 : index
          memref.store %935, %5[%936] : memref<?xf32>
          %937 = vector.extract %203#5[6] : f32 from vector<8xf32>
          %938 = arith.addi %908, %c55 : index
          memref.store %937, %5[%938] : memref<?xf32>
          %939 = vector.extract %203#5[7] : f32 from vector<8xf32>
          %940 = arith.addi %908, %c86 : index
          memref.store %939, %5[%940] : memref<?xf32>
        }
        wave.barrier
        %941 = memref.load %5[%844] : memref<?xf32>
        %942 = memref.load %5[%846] : memref<?xf32>
        %943 = memref.load %5[%848] : memref<?xf32>
        %944 = memref.load %5[%850] : memref<?xf32>
        %945 = memref.load %5[%852] : memref<?xf32>
        %946 = memref.load %5[%854] : memref<?xf32>
        %947 = memref.load %5[%856] : memref<?xf32>
        %948 = memref.load %5[%858] : memref<?xf32>
        %949 = arith.mulf %941, %796 : f32
        %950 = math.fma %942, %798, %949 : f32
        %951 = arith.mulf %950, %803 : f32
        %952 = math.fma %943, %805, %951 : f32
        %953 = arith.mulf %952, %810 : f32
        %954 = math.fma %944, %812, %953 : f32
        %955 = arith.mulf %954, %817 : f32
        %956 = math.fma %945, %819, %955 : f32
        %957 = arith.mulf %956, %824 : f32
        %958 = math.fma %946, %826, %957 : f32
        %959 = arith.mulf %958, %831 : f32
        %960 = math.fma %947, %833, %959 : f32
        %961 = arith.mulf %960, %838 : f32
        %962 = math.fma %948, %840, %961 : f32
        %963 = memref.load %5[%875] : memref<?xf32>
        %964 = memref.load %5[%877] : memref<?xf32>
        %965 = memref.load %5[%879] : memref<?xf32>
        %966 = memref.load %5[%881] : memref<?xf32>
        %967 = memref.load %5[%883] : memref<?xf32>
        %968 = memref.load %5[%885] : memref<?xf32>
        %969 = memref.load %5[%887] : memref<?xf32>
        %970 = memref.load %5[%889] : memref<?xf32>
        %971 = arith.mulf %963, %796 : f32
        %972 = math.fma %964, %798, %971 : f32
        %973 = arith.mulf %972, %803 : f32
        %974 = math.fma %965, %805, %973 : f32
        %975 = arith.mulf %974, %810 : f32
        %976 = math.fma %966, %812, %975 : f32
        %977 = arith.mulf %976, %817 : f32
        %978 = math.fma %967, %819, %977 : f32
        %979 = arith.mulf %978, %824 : f32
        %980 = math.fma %968, %826, %979 : f32
        %981 = arith.mulf %980, %831 : f32
        %982 = math.fma %969, %833, %981 : f32
        %983 = arith.mulf %982, %838 : f32
        %984 = math.fma %970, %840, %983 : f32
        wave.barrier
        scf.if %723 {
          %985 = arith.muli %8, %c43 : index
          %986 = arith.muli %2, %c3 : index
          %987 = arith.addi %985, %986 : index
          %988 = arith.addi %987, %722 : index
          %989 = vector.extract %203#6[0] : f32 from vector<8xf32>
          %990 = arith.addi %988, %c23 : index
          memref.store %989, %5[%990] : memref<?xf32>
          %991 = vector.extract %203#6[1] : f32 from vector<8xf32>
          %992 = arith.addi %988, %c22 : index
          memref.store %991, %5[%992] : memref<?xf32>
          %993 = vector.extract %203#6[2] : f32 from vector<8xf32>
          %994 = arith.addi %988, %c33 : index
          memref.store %993, %5[%994] : memref<?xf32>
          %995 = vector.extract %203#6[3] : f32 from vector<8xf32>
          %996 = arith.addi %988, %c26 : index
          memref.store %995, %5[%996] : memref<?xf32>
          %997 = vector.extract %203#6[4] : f32 from vector<8xf32>
          %998 = arith.addi %988, %c42 : index
          memref.store %997, %5[%998] : memref<?xf32>
          %999 = vector.extract %203#6[5] : f32 from vector<8xf32>
          %1000 = arith.addi %988, %c81 : index
          memref.store %999, %5[%1000] : memref<?xf32>
          %1001 = vector.extract %203#6[6] : f32 from vector<8xf32>
          %1002 = arith.addi %988, %c53 : index
          memref.store %1001, %5[%1002] : memref<?xf32>
          %1003 = vector.extract %203#6[7] : f32 from vector<8xf32>
          %1004 = arith.addi %988, %c82 : index
          memref.store %1003, %5[%1004] : memref<?xf32>
          %1005 = vector.extract %203#7[0] : f32 from vector<8xf32>
          %1006 = arith.addi %988, %c7 : index
          memref.store %1005, %5[%1006] : memref<?xf32>
          %1007 = vector.extract %203#7[1] : f32 from vector<8xf32>
          %1008 = arith.addi %988, %c83 : index
          memref.store %1007, %5[%1008] : memref<?xf32>
          %1009 = vector.extract %203#7[2] : f32 from vector<8xf32>
          %1010 = arith.addi %988, %c54 : index
          memref.store %1009, %5[%1010] : memref<?xf32>
          %1011 = vector.extract %203#7[3] : f32 from vector<8xf32>
          %1012 = arith.addi %988, %c84 : index
          memref.store %1011, %5[%1012] : memref<?xf32>
          %1013 = vector.extract %203#7[4] : f32 from vector<8xf32>
          %1014 = arith.addi %988, %c24 : index
          memref.store %1013, %5[%1014] : memref<?xf32>
          %1015 = vector.extract %203#7[5] : f32 from vector<8xf32>
          %1016 = arith.addi %988, %c85 : index
          memref.store %1015, %5[%1016] : memref<?xf32>
          %1017 = vector.extract %203#7[6] : f32 from vector<8xf32>
          %1018 = arith.addi %988, %c55 : index
          memref.store %1017, %5[%1018] : memref<?xf32>
          %1019 = vector.extract %203#7[7] : f32 from vector<8xf32>
          %1020 = arith.addi %988, %c86 : index
          memref.store %1019, %5[%1020] : memref<?xf32>
        }
        wave.barrier
        %1021 = memref.load %5[%844] : memref<?xf32>
        %1022 = memref.load %5[%846] : memref<?xf32>
        %1023 = memref.load %5[%848] : memref<?xf32>
        %1024 = memref.load %5[%850] : memref<?xf32>
        %1025 = memref.load %5[%852] : memref<?xf32>
        %1026 = memref.load %5[%854] : memref<?xf32>
        %1027 = memref.load %5[%856] : memref<?xf32>
        %1028 = memref.load %5[%858] : memref<?xf32>
        %1029 = arith.mulf %1021, %796 : f32
        %1030 = math.fma %1022, %798, %1029 : f32
        %1031 = arith.mulf %1030, %803 : f32
        %1032 = math.fma %1023, %805, %1031 : f32
        %1033 = arith.mulf %1032, %810 : f32
        %1034 = math.fma %1024, %812, %1033 : f32
        %1035 = arith.mulf %1034, %817 : f32
        %1036 = math.fma %1025, %819, %1035 : f32
        %1037 = arith.mulf %1036, %824 : f32
        %1038 = math.fma %1026, %826, %1037 : f32
        %1039 = arith.mulf %1038, %831 : f32
        %1040 = math.fma %1027, %833, %1039 : f32
        %1041 = arith.mulf %1040, %838 : f32
        %1042 = math.fma %1028, %840, %1041 : f32
        %1043 = memref.load %5[%875] : memref<?xf32>
        %1044 = memref.load %5[%877] : memref<?xf32>
        %1045 = memref.load %5[%879] : memref<?xf32>
        %1046 = memref.load %5[%881] : memref<?xf32>
        %1047 = memref.load %5[%883] : memref<?xf32>
        %1048 = memref.load %5[%885] : memref<?xf32>
        %1049 = memref.load %5[%887] : memref<?xf32>
        %1050 = memref.load %5[%889] : memref<?xf32>
        %1051 = arith.mulf %1043, %796 : f32
        %1052 = math.fma %1044, %798, %1051 : f32
        %1053 = arith.mulf %1052, %803 : f32
        %1054 = math.fma %1045, %805, %1053 : f32
        %1055 = arith.mulf %1054, %810 : f32
        %1056 = math.fma %1046, %812, %1055 : f32
        %1057 = arith.mulf %1056, %817 : f32
        %1058 = math.fma %1047, %819, %1057 : f32
        %1059 = arith.mulf %1058, %824 : f32
        %1060 = math.fma %1048, %826, %1059 : f32
        %1061 = arith.mulf %1060, %831 : f32
        %1062 = math.fma %1049, %833, %1061 : f32
        %1063 = arith.mulf %1062, %838 : f32
        %1064 = math.fma %1050, %840, %1063 : f32
        %1065 = arith.cmpi eq, %42, %c17 : i32
        scf.if %1065 {
          %1066 = arith.addi %kvHeads, %15 : index
          %1067 = memref.load %scales[%1066] : memref<?xf32>
          %1068 = arith.divf %1067, %842 : f32
          %1069 = arith.addi %17, %722 : index
          %1070 = arith.cmpi slt, %1069, %groupSize : index
          scf.if %1070 {
            %1071 = arith.muli %15, %groupSize : index
            %1072 = arith.addi %1071, %1069 : index
            %1073 = arith.muli %1072, %c26 : index
            %1074 = arith.muli %heads, %c26 : index
            %1075 = arith.mulf %873, %1068 : f32
            %1076 = arith.addf %1075, %c48 : f32
            %1077 = arith.minimumf %1076, %c97 : f32
            %1078 = arith.maximumf %1077, %c98 : f32
            %1079 = arith.truncf %1078 : f32 to f16
            %1080 = arith.divui %843, %c3 : index
            %1081 = arith.addi %1073, %1080 : index
            %1082 = arith.divui %24, %outTileRows : index
            %1083 = arith.divui %1074, %c3 : index
            %1084 = arith.muli %1082, %1083 : index
            %1085 = arith.divui %1081, %c3 : index
            %1086 = arith.addi %1084, %1085 : index
            %1087 = arith.muli %1086, %c9 : index
            %1088 = arith.remui %1081, %c3 : index
            %1089 = arith.divui %1088, %c28 : index
            %1090 = arith.addi %1087, %1089 : index
            %1091 = arith.muli %outTileRows, %c28 : index
            %1092 = arith.muli %1090, %1091 : index
            %1093 = arith.remui %24, %outTileRows : index
            %1094 = arith.muli %1093, %c28 : index
            %1095 = arith.addi %1092, %1094 : index
            %1096 = arith.remui %1081, %c28 : index
            %1097 = arith.addi %1095, %1096 : index
            memref.store %1079, %out[%1097] : memref<?xf16>
            %1098 = arith.mulf %904, %1068 : f32
            %1099 = arith.addf %1098, %c48 : f32
            %1100 = arith.minimumf %1099, %c97 : f32
            %1101 = arith.maximumf %1100, %c98 : f32
            %1102 = arith.truncf %1101 : f32 to f16
            %1103 = arith.divui %874, %c3 : index
            %1104 = arith.addi %1073, %1103 : index
            %1105 = arith.divui %1104, %c3 : index
            %1106 = arith.addi %1084, %1105 : index
            %1107 = arith.muli %1106, %c9 : index
            %1108 = arith.remui %1104, %c3 : index
            %1109 = arith.divui %1108, %c28 : index
            %1110 = arith.addi %1107, %1109 : index
            %1111 = arith.muli %1110, %1091 : index
            %1112 = arith.addi %1111, %1094 : index
            %1113 = arith.remui %1104, %c28 : index
            %1114 = arith.addi %1112, %1113 : index
            memref.store %1102, %out[%1114] : memref<?xf16>
            %1115 = arith.addi %721, %c43 : index
            %1116 = arith.mulf %962, %1068 : f32
            %1117 = arith.addf %1116, %c48 : f32
            %1118 = arith.minimumf %1117, %c97 : f32
            %1119 = arith.maximumf %1118, %c98 : f32
            %1120 = arith.truncf %1119 : f32 to f16
            %1121 = arith.divui %1115, %c3 : index
            %1122 = arith.addi %1073, %1121 : index
            %1123 = arith.divui %1122, %c3 : index
            %1124 = arith.addi %1084, %1123 : index
            %1125 = arith.muli %1124, %c9 : index
            %1126 = arith.remui %1122, %c3 : index
            %1127 = arith.divui %1126, %c28 : index
            %1128 = arith.addi %1125, %1127 : index
            %1129 = arith.muli %1128, %1091 : index
            %1130 = arith.addi %1129, %1094 : index
            %1131 = arith.remui %1122, %c28 : index
            %1132 = arith.addi %1130, %1131 : index
            memref.store %1120, %out[%1132] : memref<?xf16>
            %1133 = arith.addi %721, %c15 : index
            %1134 = arith.mulf %984, %1068 : f32
            %1135 = arith.addf %1134, %c48 : f32
            %1136 = arith.minimumf %1135, %c97 : f32
            %1137 = arith.maximumf %1136, %c98 : f32
            %1138 = arith.truncf %1137 : f32 to f16
            %1139 = arith.divui %1133, %c3 : index
            %1140 = arith.addi %1073, %1139 : index
            %1141 = arith.divui %1140, %c3 : index
            %1142 = arith.addi %1084, %1141 : index
            %1143 = arith.muli %1142, %c9 : index
            %1144 = arith.remui %1140, %c3 : index
            %1145 = arith.divui %1144, %c28 : index
            %1146 = arith.addi %1143, %1145 : index
            %1147 = arith.muli %1146, %1091 : index
            %1148 = arith.addi %1147, %1094 : index
            %1149 = arith.remui %1140, %c28 : index
            %1150 = arith.addi %1148, %1149 : index
            memref.store %1138, %out[%1150] : memref<?xf16>
            %1151 = arith.addi %721, %c44 : index
            %1152 = arith.mulf %1042, %1068 : f32
            %1153 = arith.addf %1152, %c48 : f32
            %1154 = arith.minimumf %1153, %c97 : f32
            %1155 = arith.maximumf %1154, %c98 : f32
            %1156 = arith.truncf %1155 : f32 to f16
            %1157 = arith.divui %1151, %c3 : index
            %1158 = arith.addi %1073, %1157 : index
            %1159 = arith.divui %1158, %c3 : index
            %1160 = arith.addi %1084, %1159 : index
            %1161 = arith.muli %1160, %c9 : index
            %1162 = arith.remui %1158, %c3 : index
            %1163 = arith.divui %1162, %c28 : index
            %1164 = arith.addi %1161, %1163 : index
            %1165 = arith.muli %1164, %1091 : index
            %1166 = arith.addi %1165, %1094 : index
            %1167 = arith.remui %1158, %c28 : index
            %1168 = arith.addi %1166, %1167 : index
            memref.store %1156, %out[%1168] : memref<?xf16>
            %1169 = arith.addi %721, %c45 : index
            %1170 = arith.mulf %1064, %1068 : f32
            %1171 = arith.addf %1170, %c48 : f32
            %1172 = arith.minimumf %1171, %c97 : f32
            %1173 = arith.maximumf %1172, %c98 : f32
            %1174 = arith.truncf %1173 : f32 to f16
            %1175 = arith.divui %1169, %c3 : index
            %1176 = arith.addi %1073, %1175 : index
            %1177 = arith.divui %1176, %c3 : index
            %1178 = arith.addi %1084, %1177 : index
            %1179 = arith.muli %1178, %c9 : index
            %1180 = arith.remui %1176, %c3 : index
            %1181 = arith.divui %1180, %c28 : index
            %1182 = arith.addi %1179, %1181 : index
            %1183 = arith.muli %1182, %1091 : index
            %1184 = arith.addi %1183, %1094 : index
            %1185 = arith.remui %1176, %c28 : index
            %1186 = arith.addi %1184, %1185 : index
            memref.store %1174, %out[%1186] : memref<?xf16>
          }
        } else {
          %1187 = arith.addi %ranges, %groups : index
          %1188 = arith.muli %9, %1187 : index
          %1189 = arith.index_castui %195 : i32 to index
          %1190 = arith.addi %1188, %1189 : index
          %1191 = arith.muli %1190, %c101 : index
          %1192 = arith.addi %1191, %843 : index
          memref.store %873, %partial[%1192] : memref<?xf32>
          %1193 = arith.addi %1191, %874 : index
          memref.store %904, %partial[%1193] : memref<?xf32>
          %1194 = arith.addi %721, %c43 : index
          %1195 = arith.addi %1191, %1194 : index
          memref.store %962, %partial[%1195] : memref<?xf32>
          %1196 = arith.addi %721, %c15 : index
          %1197 = arith.addi %1191, %1196 : index
          memref.store %984, %partial[%1197] : memref<?xf32>
          %1198 = arith.addi %721, %c44 : index
          %1199 = arith.addi %1191, %1198 : index
          memref.store %1042, %partial[%1199] : memref<?xf32>
          %1200 = arith.addi %721, %c45 : index
          %1201 = arith.addi %1191, %1200 : index
          memref.store %1064, %partial[%1201] : memref<?xf32>
          %1202 = arith.cmpi slt, %721, %c3 : index
          scf.if %1202 {
            %1203 = arith.addi %1191, %c5 : index
            %1204 = arith.addi %1203, %721 : index
            memref.store %836, %partial[%1204] : memref<?xf32>
            %1205 = arith.addi %1204, %c3 : index
            memref.store %842, %partial[%1205] : memref<?xf32>
          }
          %1206 = arith.addi %42, %c72 : i32
          %1207 = arith.divui %1206, %c73 : i32
          %1208 = arith.divui %195, %c73 : i32
          %1209 = arith.addi %groups, %c4 : index
          %1210 = arith.muli %9, %1209 : index
          %1211 = arith.muli %1208, %c73 : i32
          %1212 = arith.subi %42, %1211 : i32
          %1213 = arith.minsi %1212, %c73 : i32
          %1214 = arith.index_castui %1208 : i32 to index
          %1215 = arith.addi %1210, %1214 : index
          %1216 = arith.index_castui %1213 : i32 to index
          %1217 = wave.arrive %counters[%1215], %1216 : memref<?xi32>
          scf.if %1217 {
            %1227:8 = scf.for %1218 = %c52 to %1213 step %c73 iter_args(%1219 = %c47, %1220 = %c48, %1221 = %c48, %1222 = %c48, %1223 = %c48, %1224 = %c48, %1225 = %c48, %1226 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1228 = arith.addi %1218, %c52 : i32
              %1229 = arith.subi %1213, %c17 : i32
              %1230 = arith.minsi %1228, %1229 : i32
              %1231 = arith.addi %1211, %1230 : i32
              %1232 = arith.index_castui %1231 : i32 to index
              %1233 = arith.addi %1188, %1232 : index
              %1234 = arith.muli %1233, %c101 : index
              %1235 = arith.addi %1234, %c5 : index
              %1236 = arith.addi %1235, %722 : index
              %1237 = memref.load %partial[%1236] : memref<?xf32>
              %1238 = arith.cmpi slt, %1228, %1213 : i32
              %1239 = arith.select %1238, %1237, %c47 : f32
              %1240 = arith.addi %1234, %721 : index
              %1241 = arith.addi %1240, %c23 : index
              %1242 = memref.load %partial[%1241] : memref<?xf32>
              %1243 = arith.addi %1240, %c7 : index
              %1244 = memref.load %partial[%1243] : memref<?xf32>
              %1245 = arith.addi %1240, %c43 : index
              %1246 = memref.load %partial[%1245] : memref<?xf32>
              %1247 = arith.addi %1240, %c15 : index
              %1248 = memref.load %partial[%1247] : memref<?xf32>
              %1249 = arith.addi %1240, %c44 : index
              %1250 = memref.load %partial[%1249] : memref<?xf32>
              %1251 = arith.addi %1240, %c45 : index
              %1252 = memref.load %partial[%1251] : memref<?xf32>
              %1253 = arith.addi %1236, %c3 : index
              %1254 = memref.load %partial[%1253] : memref<?xf32>
              %1255 = arith.addi %1218, %c17 : i32
              %1256 = arith.minsi %1255, %1229 : i32
              %1257 = arith.addi %1211, %1256 : i32
              %1258 = arith.index_castui %1257 : i32 to index
              %1259 = arith.addi %1188, %1258 : index
              %1260 = arith.muli %1259, %c101 : index
              %1261 = arith.addi %1260, %c5 : index
              %1262 = arith.addi %1261, %722 : index
              %1263 = memref.load %partial[%1262] : memref<?xf32>
              %1264 = arith.cmpi slt, %1255, %1213 : i32
              %1265 = arith.select %1264, %1263, %c47 : f32
              %1266 = arith.addi %1260, %721 : index
              %1267 = arith.addi %1266, %c23 : index
              %1268 = memref.load %partial[%1267] : memref<?xf32>
              %1269 = arith.addi %1266, %c7 : index
              %1270 = memref.load %partial[%1269] : memref<?xf32>
              %1271 = arith.addi %1266, %c43 : index
              %1272 = memref.load %partial[%1271] : memref<?xf32>
              %1273 = arith.addi %1266, %c15 : index
              %1274 = memref.load %partial[%1273] : memref<?xf32>
              %1275 = arith.addi %1266, %c44 : index
              %1276 = memref.load %partial[%1275] : memref<?xf32>
              %1277 = arith.addi %1266, %c45 : index
              %1278 = memref.load %partial[%1277] : memref<?xf32>
              %1279 = arith.addi %1262, %c3 : index
              %1280 = memref.load %partial[%1279] : memref<?xf32>
              %1281 = arith.addi %1218, %c64 : i32
              %1282 = arith.minsi %1281, %1229 : i32
              %1283 = arith.addi %1211, %1282 : i32
              %1284 = arith.index_castui %1283 : i32 to index
              %1285 = arith.addi %1188, %1284 : index
              %1286 = arith.muli %1285, %c101 : index
              %1287 = arith.addi %1286, %c5 : index
              %1288 = arith.addi %1287, %722 : index
              %1289 = memref.load %partial[%1288] : memref<?xf32>
              %1290 = arith.cmpi slt, %1281, %1213 : i32
              %1291 = arith.select %1290, %1289, %c47 : f32
              %1292 = arith.addi %1286, %721 : index
              %1293 = arith.addi %1292, %c23 : index
              %1294 = memref.load %partial[%1293] : memref<?xf32>
              %1295 = arith.addi %1292, %c7 : index
              %1296 = memref.load %partial[%1295] : memref<?xf32>
              %1297 = arith.addi %1292, %c43 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1292, %c15 : index
              %1300 = memref.load %partial[%1299] : memref<?xf32>
              %1301 = arith.addi %1292, %c44 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.addi %1292, %c45 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1288, %c3 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1218, %c66 : i32
              %1308 = arith.minsi %1307, %1229 : i32
              %1309 = arith.addi %1211, %1308 : i32
              %1310 = arith.index_castui %1309 : i32 to index
              %1311 = arith.addi %1188, %1310 : index
              %1312 = arith.muli %1311, %c101 : index
              %1313 = arith.addi %1312, %c5 : index
              %1314 = arith.addi %1313, %722 : index
              %1315 = memref.load %partial[%1314] : memref<?xf32>
              %1316 = arith.cmpi slt, %1307, %1213 : i32
              %1317 = arith.select %1316, %1315, %c47 : f32
              %1318 = arith.addi %1312, %721 : index
              %1319 = arith.addi %1318, %c23 : index
              %1320 = memref.load %partial[%1319] : memref<?xf32>
              %1321 = arith.addi %1318, %c7 : index
              %1322 = memref.load %partial[%1321] : memref<?xf32>
              %1323 = arith.addi %1318, %c43 : index
              %1324 = memref.load %partial[%1323] : memref<?xf32>
              %1325 = arith.addi %1318, %c15 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.addi %1318, %c44 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.addi %1318, %c45 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.addi %1314, %c3 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.addi %1218, %c67 : i32
              %1334 = arith.minsi %1333, %1229 : i32
              %1335 = arith.addi %1211, %1334 : i32
              %1336 = arith.index_castui %1335 : i32 to index
              %1337 = arith.addi %1188, %1336 : index
              %1338 = arith.muli %1337, %c101 : index
              %1339 = arith.addi %1338, %c5 : index
              %1340 = arith.addi %1339, %722 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.cmpi slt, %1333, %1213 : i32
              %1343 = arith.select %1342, %1341, %c47 : f32
              %1344 = arith.addi %1338, %721 : index
              %1345 = arith.addi %1344, %c23 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.addi %1344, %c7 : index
              %1348 = memref.load %partial[%1347] : memref<?xf32>
              %1349 = arith.addi %1344, %c43 : index
              %1350 = memref.load %partial[%1349] : memref<?xf32>
              %1351 = arith.addi %1344, %c15 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.addi %1344, %c44 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.addi %1344, %c45 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.addi %1340, %c3 : index
              %1358 = memref.load %partial[%1357] : memref<?xf32>
              %1359 = arith.addi %1218, %c69 : i32
              %1360 = arith.minsi %1359, %1229 : i32
              %1361 = arith.addi %1211, %1360 : i32
              %1362 = arith.index_castui %1361 : i32 to index
              %1363 = arith.addi %1188, %1362 : index
              %1364 = arith.muli %1363, %c101 : index
              %1365 = arith.addi %1364, %c5 : index
              %1366 = arith.addi %1365, %722 : index
              %1367 = memref.load %partial[%1366] : memref<?xf32>
              %1368 = arith.cmpi slt, %1359, %1213 : i32
              %1369 = arith.select %1368, %1367, %c47 : f32
              %1370 = arith.addi %1364, %721 : index
              %1371 = arith.addi %1370, %c23 : index
              %1372 = memref.load %partial[%1371] : memref<?xf32>
              %1373 = arith.addi %1370, %c7 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.addi %1370, %c43 : index
              %1376 = memref.load %partial[%1375] : memref<?xf32>
              %1377 = arith.addi %1370, %c15 : index
              %1378 = memref.load %partial[%1377] : memref<?xf32>
              %1379 = arith.addi %1370, %c44 : index
              %1380 = memref.load %partial[%1379] : memref<?xf32>
              %1381 = arith.addi %1370, %c45 : index
              %1382 = memref.load %partial[%1381] : memref<?xf32>
              %1383 = arith.addi %1366, %c3 : index
              %1384 = memref.load %partial[%1383] : memref<?xf32>
              %1385 = arith.addi %1218, %c70 : i32
              %1386 = arith.minsi %1385, %1229 : i32
              %1387 = arith.addi %1211, %1386 : i32
              %1388 = arith.index_castui %1387 : i32 to index
              %1389 = arith.addi %1188, %1388 : index
              %1390 = arith.muli %1389, %c101 : index
              %1391 = arith.addi %1390, %c5 : index
              %1392 = arith.addi %1391, %722 : index
              %1393 = memref.load %partial[%1392] : memref<?xf32>
              %1394 = arith.cmpi slt, %1385, %1213 : i32
              %1395 = arith.select %1394, %1393, %c47 : f32
              %1396 = arith.addi %1390, %721 : index
              %1397 = arith.addi %1396, %c23 : index
              %1398 = memref.load %partial[%1397] : memref<?xf32>
              %1399 = arith.addi %1396, %c7 : index
              %1400 = memref.load %partial[%1399] : memref<?xf32>
              %1401 = arith.addi %1396, %c43 : index
              %1402 = memref.load %partial[%1401] : memref<?xf32>
              %1403 = arith.addi %1396, %c15 : index
              %1404 = memref.load %partial[%1403] : memref<?xf32>
              %1405 = arith.addi %1396, %c44 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.addi %1396, %c45 : index
              %1408 = memref.load %partial[%1407] : memref<?xf32>
              %1409 = arith.addi %1392, %c3 : index
              %1410 = memref.load %partial[%1409] : memref<?xf32>
              %1411 = arith.addi %1218, %c72 : i32
              %1412 = arith.minsi %1411, %1229 : i32
              %1413 = arith.addi %1211, %1412 : i32
              %1414 = arith.index_castui %1413 : i32 to index
              %1415 = arith.addi %1188, %1414 : index
              %1416 = arith.muli %1415, %c101 : index
              %1417 = arith.addi %1416, %c5 : index
              %1418 = arith.addi %1417, %722 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.cmpi slt, %1411, %1213 : i32
              %1421 = arith.select %1420, %1419, %c47 : f32
              %1422 = arith.addi %1416, %721 : index
              %1423 = arith.addi %1422, %c23 : index
              %1424 = memref.load %partial[%1423] : memref<?xf32>
              %1425 = arith.addi %1422, %c7 : index
              %1426 = memref.load %partial[%1425] : memref<?xf32>
              %1427 = arith.addi %1422, %c43 : index
              %1428 = memref.load %partial[%1427] : memref<?xf32>
              %1429 = arith.addi %1422, %c15 : index
              %1430 = memref.load %partial[%1429] : memref<?xf32>
              %1431 = arith.addi %1422, %c44 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.addi %1422, %c45 : index
              %1434 = memref.load %partial[%1433] : memref<?xf32>
              %1435 = arith.addi %1418, %c3 : index
              %1436 = memref.load %partial[%1435] : memref<?xf32>
              %1437 = arith.maxnumf %1219, %1239 fastmath<nnan> : f32
              %1438 = arith.subf %1219, %1437 : f32
              %1439 = wave.exp2 %1438 : f32
              %1440 = arith.subf %1239, %1437 : f32
              %1441 = wave.exp2 %1440 : f32
              %1442 = arith.mulf %1220, %1439 : f32
              %1443 = math.fma %1254, %1441, %1442 : f32
              %1444 = arith.mulf %1221, %1439 : f32
              %1445 = math.fma %1242, %1441, %1444 : f32
              %1446 = arith.mulf %1222, %1439 : f32
              %1447 = math.fma %1244, %1441, %1446 : f32
              %1448 = arith.mulf %1223, %1439 : f32
              %1449 = math.fma %1246, %1441, %1448 : f32
              %1450 = arith.mulf %1224, %1439 : f32
              %1451 = math.fma %1248, %1441, %1450 : f32
              %1452 = arith.mulf %1225, %1439 : f32
              %1453 = math.fma %1250, %1441, %1452 : f32
              %1454 = arith.mulf %1226, %1439 : f32
              %1455 = math.fma %1252, %1441, %1454 : f32
              %1456 = arith.maxnumf %1437, %1265 fastmath<nnan> : f32
              %1457 = arith.subf %1437, %1456 : f32
              %1458 = wave.exp2 %1457 : f32
              %1459 = arith.subf %1265, %1456 : f32
              %1460 = wave.exp2 %1459 : f32
              %1461 = arith.mulf %1443, %1458 : f32
              %1462 = math.fma %1280, %1460, %1461 : f32
              %1463 = arith.mulf %1445, %1458 : f32
              %1464 = math.fma %1268, %1460, %1463 : f32
              %1465 = arith.mulf %1447, %1458 : f32
              %1466 = math.fma %1270, %1460, %1465 : f32
              %1467 = arith.mulf %1449, %1458 : f32
              %1468 = math.fma %1272, %1460, %1467 : f32
              %1469 = arith.mulf %1451, %1458 : f32
              %1470 = math.fma %1274, %1460, %1469 : f32
              %1471 = arith.mulf %1453, %1458 : f32
              %1472 = math.fma %1276, %1460, %1471 : f32
              %1473 = arith.mulf %1455, %1458 : f32
              %1474 = math.fma %1278, %1460, %1473 : f32
              %1475 = arith.maxnumf %1456, %1291 fastmath<nnan> : f32
              %1476 = arith.subf %1456, %1475 : f32
              %1477 = wave.exp2 %1476 : f32
              %1478 = arith.subf %1291, %1475 : f32
              %1479 = wave.exp2 %1478 : f32
              %1480 = arith.mulf %1462, %1477 : f32
              %1481 = math.fma %1306, %1479, %1480 : f32
              %1482 = arith.mulf %1464, %1477 : f32
              %1483 = math.fma %1294, %1479, %1482 : f32
              %1484 = arith.mulf %1466, %1477 : f32
              %1485 = math.fma %1296, %1479, %1484 : f32
              %1486 = arith.mulf %1468, %1477 : f32
              %1487 = math.fma %1298, %1479, %1486 : f32
              %1488 = arith.mulf %1470, %1477 : f32
              %1489 = math.fma %1300, %1479, %1488 : f32
              %1490 = arith.mulf %1472, %1477 : f32
              %1491 = math.fma %1302, %1479, %1490 : f32
              %1492 = arith.mulf %1474, %1477 : f32
              %1493 = math.fma %1304, %1479, %1492 : f32
              %1494 = arith.maxnumf %1475, %1317 fastmath<nnan> : f32
              %1495 = arith.subf %1475, %1494 : f32
              %1496 = wave.exp2 %1495 : f32
              %1497 = arith.subf %1317, %1494 : f32
              %1498 = wave.exp2 %1497 : f32
              %1499 = arith.mulf %1481, %1496 : f32
              %1500 = math.fma %1332, %1498, %1499 : f32
              %1501 = arith.mulf %1483, %1496 : f32
              %1502 = math.fma %1320, %1498, %1501 : f32
              %1503 = arith.mulf %1485, %1496 : f32
              %1504 = math.fma %1322, %1498, %1503 : f32
              %1505 = arith.mulf %1487, %1496 : f32
              %1506 = math.fma %1324, %1498, %1505 : f32
              %1507 = arith.mulf %1489, %1496 : f32
              %1508 = math.fma %1326, %1498, %1507 : f32
              %1509 = arith.mulf %1491, %1496 : f32
              %1510 = math.fma %1328, %1498, %1509 : f32
              %1511 = arith.mulf %1493, %1496 : f32
              %1512 = math.fma %1330, %1498, %1511 : f32
              %1513 = arith.maxnumf %1494, %1343 fastmath<nnan> : f32
              %1514 = arith.subf %1494, %1513 : f32
              %1515 = wave.exp2 %1514 : f32
              %1516 = arith.subf %1343, %1513 : f32
              %1517 = wave.exp2 %1516 : f32
              %1518 = arith.mulf %1500, %1515 : f32
              %1519 = math.fma %1358, %1517, %1518 : f32
              %1520 = arith.mulf %1502, %1515 : f32
              %1521 = math.fma %1346, %1517, %1520 : f32
              %1522 = arith.mulf %1504, %1515 : f32
              %1523 = math.fma %1348, %1517, %1522 : f32
              %1524 = arith.mulf %1506, %1515 : f32
              %1525 = math.fma %1350, %1517, %1524 : f32
              %1526 = arith.mulf %1508, %1515 : f32
              %1527 = math.fma %1352, %1517, %1526 : f32
              %1528 = arith.mulf %1510, %1515 : f32
              %1529 = math.fma %1354, %1517, %1528 : f32
              %1530 = arith.mulf %1512, %1515 : f32
              %1531 = math.fma %1356, %1517, %1530 : f32
              %1532 = arith.maxnumf %1513, %1369 fastmath<nnan> : f32
              %1533 = arith.subf %1513, %1532 : f32
              %1534 = wave.exp2 %1533 : f32
              %1535 = arith.subf %1369, %1532 : f32
              %1536 = wave.exp2 %1535 : f32
              %1537 = arith.mulf %1519, %1534 : f32
              %1538 = math.fma %1384, %1536, %1537 : f32
              %1539 = arith.mulf %1521, %1534 : f32
              %1540 = math.fma %1372, %1536, %1539 : f32
              %1541 = arith.mulf %1523, %1534 : f32
              %1542 = math.fma %1374, %1536, %1541 : f32
              %1543 = arith.mulf %1525, %1534 : f32
              %1544 = math.fma %1376, %1536, %1543 : f32
              %1545 = arith.mulf %1527, %1534 : f32
              %1546 = math.fma %1378, %1536, %1545 : f32
              %1547 = arith.mulf %1529, %1534 : f32
              %1548 = math.fma %1380, %1536, %1547 : f32
              %1549 = arith.mulf %1531, %1534 : f32
              %1550 = math.fma %1382, %1536, %1549 : f32
              %1551 = arith.maxnumf %1532, %1395 fastmath<nnan> : f32
              %1552 = arith.subf %1532, %1551 : f32
              %1553 = wave.exp2 %1552 : f32
              %1554 = arith.subf %1395, %1551 : f32
              %1555 = wave.exp2 %1554 : f32
              %1556 = arith.mulf %1538, %1553 : f32
              %1557 = math.fma %1410, %1555, %1556 : f32
              %1558 = arith.mulf %1540, %1553 : f32
              %1559 = math.fma %1398, %1555, %1558 : f32
              %1560 = arith.mulf %1542, %1553 : f32
              %1561 = math.fma %1400, %1555, %1560 : f32
              %1562 = arith.mulf %1544, %1553 : f32
              %1563 = math.fma %1402, %1555, %1562 : f32
              %1564 = arith.mulf %1546, %1553 : f32
              %1565 = math.fma %1404, %1555, %1564 : f32
              %1566 = arith.mulf %1548, %1553 : f32
              %1567 = math.fma %1406, %1555, %1566 : f32
              %1568 = arith.mulf %1550, %1553 : f32
              %1569 = math.fma %1408, %1555, %1568 : f32
              %1570 = arith.maxnumf %1551, %1421 fastmath<nnan> : f32
              %1571 = arith.subf %1551, %1570 : f32
              %1572 = wave.exp2 %1571 : f32
              %1573 = arith.subf %1421, %1570 : f32
              %1574 = wave.exp2 %1573 : f32
              %1575 = arith.mulf %1557, %1572 : f32
              %1576 = math.fma %1436, %1574, %1575 : f32
              %1577 = arith.mulf %1559, %1572 : f32
              %1578 = math.fma %1424, %1574, %1577 : f32
              %1579 = arith.mulf %1561, %1572 : f32
              %1580 = math.fma %1426, %1574, %1579 : f32
              %1581 = arith.mulf %1563, %1572 : f32
              %1582 = math.fma %1428, %1574, %1581 : f32
              %1583 = arith.mulf %1565, %1572 : f32
              %1584 = math.fma %1430, %1574, %1583 : f32
              %1585 = arith.mulf %1567, %1572 : f32
              %1586 = math.fma %1432, %1574, %1585 : f32
              %1587 = arith.mulf %1569, %1572 : f32
              %1588 = math.fma %1434, %1574, %1587 : f32
              scf.yield %1570, %1576, %1578, %1580, %1582, %1584, %1586, %1588 : f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1589 = arith.cmpi eq, %1207, %c17 : i32
            scf.if %1589 {
              %1590 = arith.addi %kvHeads, %15 : index
              %1591 = memref.load %scales[%1590] : memref<?xf32>
              %1592 = arith.divf %1591, %1227#1 : f32
              %1593 = arith.addi %17, %722 : index
              %1594 = arith.cmpi slt, %1593, %groupSize : index
              scf.if %1594 {
                %1595 = arith.muli %15, %groupSize : index
                %1596 = arith.addi %1595, %1593 : index
                %1597 = arith.muli %1596, %c26 : index
                %1598 = arith.muli %heads, %c26 : index
                %1599 = arith.mulf %1227#2, %1592 : f32
                %1600 = arith.addf %1599, %c48 : f32
                %1601 = arith.minimumf %1600, %c97 : f32
                %1602 = arith.maximumf %1601, %c98 : f32
                %1603 = arith.truncf %1602 : f32 to f16
                %1604 = arith.divui %843, %c3 : index
                %1605 = arith.addi %1597, %1604 : index
                %1606 = arith.divui %24, %outTileRows : index
                %1607 = arith.divui %1598, %c3 : index
                %1608 = arith.muli %1606, %1607 : index
                %1609 = arith.divui %1605, %c3 : index
                %1610 = arith.addi %1608, %1609 : index
                %1611 = arith.muli %1610, %c9 : index
                %1612 = arith.remui %1605, %c3 : index
                %1613 = arith.divui %1612, %c28 : index
                %1614 = arith.addi %1611, %1613 : index
                %1615 = arith.muli %outTileRows, %c28 : index
                %1616 = arith.muli %1614, %1615 : index
                %1617 = arith.remui %24, %outTileRows : index
                %1618 = arith.muli %1617, %c28 : index
                %1619 = arith.addi %1616, %1618 : index
                %1620 = arith.remui %1605, %c28 : index
                %1621 = arith.addi %1619, %1620 : index
                memref.store %1603, %out[%1621] : memref<?xf16>
                %1622 = arith.mulf %1227#3, %1592 : f32
                %1623 = arith.addf %1622, %c48 : f32
                %1624 = arith.minimumf %1623, %c97 : f32
                %1625 = arith.maximumf %1624, %c98 : f32
                %1626 = arith.truncf %1625 : f32 to f16
                %1627 = arith.divui %874, %c3 : index
                %1628 = arith.addi %1597, %1627 : index
                %1629 = arith.divui %1628, %c3 : index
                %1630 = arith.addi %1608, %1629 : index
                %1631 = arith.muli %1630, %c9 : index
                %1632 = arith.remui %1628, %c3 : index
                %1633 = arith.divui %1632, %c28 : index
                %1634 = arith.addi %1631, %1633 : index
                %1635 = arith.muli %1634, %1615 : index
                %1636 = arith.addi %1635, %1618 : index
                %1637 = arith.remui %1628, %c28 : index
                %1638 = arith.addi %1636, %1637 : index
                memref.store %1626, %out[%1638] : memref<?xf16>
                %1639 = arith.mulf %1227#4, %1592 : f32
                %1640 = arith.addf %1639, %c48 : f32
                %1641 = arith.minimumf %1640, %c97 : f32
                %1642 = arith.maximumf %1641, %c98 : f32
                %1643 = arith.truncf %1642 : f32 to f16
                %1644 = arith.divui %1194, %c3 : index
                %1645 = arith.addi %1597, %1644 : index
                %1646 = arith.divui %1645, %c3 : index
                %1647 = arith.addi %1608, %1646 : index
                %1648 = arith.muli %1647, %c9 : index
                %1649 = arith.remui %1645, %c3 : index
                %1650 = arith.divui %1649, %c28 : index
                %1651 = arith.addi %1648, %1650 : index
                %1652 = arith.muli %1651, %1615 : index
                %1653 = arith.addi %1652, %1618 : index
                %1654 = arith.remui %1645, %c28 : index
                %1655 = arith.addi %1653, %1654 : index
                memref.store %1643, %out[%1655] : memref<?xf16>
                %1656 = arith.mulf %1227#5, %1592 : f32
                %1657 = arith.addf %1656, %c48 : f32
                %1658 = arith.minimumf %1657, %c97 : f32
                %1659 = arith.maximumf %1658, %c98 : f32
                %1660 = arith.truncf %1659 : f32 to f16
                %1661 = arith.divui %1196, %c3 : index
                %1662 = arith.addi %1597, %1661 : index
                %1663 = arith.divui %1662, %c3 : index
                %1664 = arith.addi %1608, %1663 : index
                %1665 = arith.muli %1664, %c9 : index
                %1666 = arith.remui %1662, %c3 : index
                %1667 = arith.divui %1666, %c28 : index
                %1668 = arith.addi %1665, %1667 : index
                %1669 = arith.muli %1668, %1615 : index
                %1670 = arith.addi %1669, %1618 : index
                %1671 = arith.remui %1662, %c28 : index
                %1672 = arith.addi %1670, %1671 : index
                memref.store %1660, %out[%1672] : memref<?xf16>
                %1673 = arith.mulf %1227#6, %1592 : f32
                %1674 = arith.addf %1673, %c48 : f32
                %1675 = arith.minimumf %1674, %c97 : f32
                %1676 = arith.maximumf %1675, %c98 : f32
                %1677 = arith.truncf %1676 : f32 to f16
                %1678 = arith.divui %1198, %c3 : index
                %1679 = arith.addi %1597, %1678 : index
                %1680 = arith.divui %1679, %c3 : index
                %1681 = arith.addi %1608, %1680 : index
                %1682 = arith.muli %1681, %c9 : index
                %1683 = arith.remui %1679, %c3 : index
                %1684 = arith.divui %1683, %c28 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.muli %1685, %1615 : index
                %1687 = arith.addi %1686, %1618 : index
                %1688 = arith.remui %1679, %c28 : index
                %1689 = arith.addi %1687, %1688 : index
                memref.store %1677, %out[%1689] : memref<?xf16>
                %1690 = arith.mulf %1227#7, %1592 : f32
                %1691 = arith.addf %1690, %c48 : f32
                %1692 = arith.minimumf %1691, %c97 : f32
                %1693 = arith.maximumf %1692, %c98 : f32
                %1694 = arith.truncf %1693 : f32 to f16
                %1695 = arith.divui %1200, %c3 : index
                %1696 = arith.addi %1597, %1695 : index
                %1697 = arith.divui %1696, %c3 : index
                %1698 = arith.addi %1608, %1697 : index
                %1699 = arith.muli %1698, %c9 : index
                %1700 = arith.remui %1696, %c3 : index
                %1701 = arith.divui %1700, %c28 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.muli %1702, %1615 : index
                %1704 = arith.addi %1703, %1618 : index
                %1705 = arith.remui %1696, %c28 : index
                %1706 = arith.addi %1704, %1705 : index
                memref.store %1694, %out[%1706] : memref<?xf16>
              }
            } else {
              %1707 = arith.index_cast %ranges : index to i32
              %1708 = arith.addi %1707, %1208 : i32
              %1709 = arith.index_castui %1708 : i32 to index
              %1710 = arith.addi %1188, %1709 : index
              %1711 = arith.muli %1710, %c101 : index
              %1712 = arith.addi %1711, %843 : index
              memref.store %1227#2, %partial[%1712] : memref<?xf32>
              %1713 = arith.addi %1711, %874 : index
              memref.store %1227#3, %partial[%1713] : memref<?xf32>
              %1714 = arith.addi %1711, %1194 : index
              memref.store %1227#4, %partial[%1714] : memref<?xf32>
              %1715 = arith.addi %1711, %1196 : index
              memref.store %1227#5, %partial[%1715] : memref<?xf32>
              %1716 = arith.addi %1711, %1198 : index
              memref.store %1227#6, %partial[%1716] : memref<?xf32>
              %1717 = arith.addi %1711, %1200 : index
              memref.store %1227#7, %partial[%1717] : memref<?xf32>
              scf.if %1202 {
                %1718 = arith.addi %1711, %c5 : index
                %1719 = arith.addi %1718, %721 : index
                memref.store %1227#0, %partial[%1719] : memref<?xf32>
                %1720 = arith.addi %1719, %c3 : index
                memref.store %1227#1, %partial[%1720] : memref<?xf32>
              }
              %1721 = arith.addi %1210, %groups : index
              %1722 = arith.index_castui %1207 : i32 to index
              %1723 = wave.arrive %counters[%1721], %1722 : memref<?xi32>
              scf.if %1723 {
                %1733:8 = scf.for %1724 = %c52 to %1207 step %c73 iter_args(%1725 = %c47, %1726 = %c48, %1727 = %c48, %1728 = %c48, %1729 = %c48, %1730 = %c48, %1731 = %c48, %1732 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1734 = arith.addi %1724, %c52 : i32
                  %1735 = arith.subi %1207, %c17 : i32
                  %1736 = arith.minsi %1734, %1735 : i32
                  %1737 = arith.addi %1707, %1736 : i32
                  %1738 = arith.index_castui %1737 : i32 to index
                  %1739 = arith.addi %1188, %1738 : index
                  %1740 = arith.muli %1739, %c101 : index
                  %1741 = arith.addi %1740, %c5 : index
                  %1742 = arith.addi %1741, %722 : index
                  %1743 = memref.load %partial[%1742] : memref<?xf32>
                  %1744 = arith.cmpi slt, %1734, %1207 : i32
                  %1745 = arith.select %1744, %1743, %c47 : f32
                  %1746 = arith.addi %1740, %721 : index
                  %1747 = arith.addi %1746, %c23 : index
                  %1748 = memref.load %partial[%1747] : memref<?xf32>
                  %1749 = arith.addi %1746, %c7 : index
                  %1750 = memref.load %partial[%1749] : memref<?xf32>
                  %1751 = arith.addi %1746, %c43 : index
                  %1752 = memref.load %partial[%1751] : memref<?xf32>
                  %1753 = arith.addi %1746, %c15 : index
                  %1754 = memref.load %partial[%1753] : memref<?xf32>
                  %1755 = arith.addi %1746, %c44 : index
                  %1756 = memref.load %partial[%1755] : memref<?xf32>
                  %1757 = arith.addi %1746, %c45 : index
                  %1758 = memref.load %partial[%1757] : memref<?xf32>
                  %1759 = arith.addi %1742, %c3 : index
                  %1760 = memref.load %partial[%1759] : memref<?xf32>
                  %1761 = arith.addi %1724, %c17 : i32
                  %1762 = arith.minsi %1761, %1735 : i32
                  %1763 = arith.addi %1707, %1762 : i32
                  %1764 = arith.index_castui %1763 : i32 to index
                  %1765 = arith.addi %1188, %1764 : index
                  %1766 = arith.muli %1765, %c101 : index
                  %1767 = arith.addi %1766, %c5 : index
                  %1768 = arith.addi %1767, %722 : index
                  %1769 = memref.load %partial[%1768] : memref<?xf32>
                  %1770 = arith.cmpi slt, %1761, %1207 : i32
                  %1771 = arith.select %1770, %1769, %c47 : f32
                  %1772 = arith.addi %1766, %721 : index
                  %1773 = arith.addi %1772, %c23 : index
                  %1774 = memref.load %partial[%1773] : memref<?xf32>
                  %1775 = arith.addi %1772, %c7 : index
                  %1776 = memref.load %partial[%1775] : memref<?xf32>
                  %1777 = arith.addi %1772, %c43 : index
                  %1778 = memref.load %partial[%1777] : memref<?xf32>
                  %1779 = arith.addi %1772, %c15 : index
                  %1780 = memref.load %partial[%1779] : memref<?xf32>
                  %1781 = arith.addi %1772, %c44 : index
                  %1782 = memref.load %partial[%1781] : memref<?xf32>
                  %1783 = arith.addi %1772, %c45 : index
                  %1784 = memref.load %partial[%1783] : memref<?xf32>
                  %1785 = arith.addi %1768, %c3 : index
                  %1786 = memref.load %partial[%1785] : memref<?xf32>
                  %1787 = arith.addi %1724, %c64 : i32
                  %1788 = arith.minsi %1787, %1735 : i32
                  %1789 = arith.addi %1707, %1788 : i32
                  %1790 = arith.index_castui %1789 : i32 to index
                  %1791 = arith.addi %1188, %1790 : index
                  %1792 = arith.muli %1791, %c101 : index
                  %1793 = arith.addi %1792, %c5 : index
                  %1794 = arith.addi %1793, %722 : index
                  %1795 = memref.load %partial[%1794] : memref<?xf32>
                  %1796 = arith.cmpi slt, %1787, %1207 : i32
                  %1797 = arith.select %1796, %1795, %c47 : f32
                  %1798 = arith.addi %1792, %721 : index
                  %1799 = arith.addi %1798, %c23 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.addi %1798, %c7 : index
                  %1802 = memref.load %partial[%1801] : memref<?xf32>
                  %1803 = arith.addi %1798, %c43 : index
                  %1804 = memref.load %partial[%1803] : memref<?xf32>
                  %1805 = arith.addi %1798, %c15 : index
                  %1806 = memref.load %partial[%1805] : memref<?xf32>
                  %1807 = arith.addi %1798, %c44 : index
                  %1808 = memref.load %partial[%1807] : memref<?xf32>
                  %1809 = arith.addi %1798, %c45 : index
                  %1810 = memref.load %partial[%1809] : memref<?xf32>
                  %1811 = arith.addi %1794, %c3 : index
                  %1812 = memref.load %partial[%1811] : memref<?xf32>
                  %1813 = arith.addi %1724, %c66 : i32
                  %1814 = arith.minsi %1813, %1735 : i32
                  %1815 = arith.addi %1707, %1814 : i32
                  %1816 = arith.index_castui %1815 : i32 to index
                  %1817 = arith.addi %1188, %1816 : index
                  %1818 = arith.muli %1817, %c101 : index
                  %1819 = arith.addi %1818, %c5 : index
                  %1820 = arith.addi %1819, %722 : index
                  %1821 = memref.load %partial[%1820] : memref<?xf32>
                  %1822 = arith.cmpi slt, %1813, %1207 : i32
                  %1823 = arith.select %1822, %1821, %c47 : f32
                  %1824 = arith.addi %1818, %721 : index
                  %1825 = arith.addi %1824, %c23 : index
                  %1826 = memref.load %partial[%1825] : memref<?xf32>
                  %1827 = arith.addi %1824, %c7 : index
                  %1828 = memref.load %partial[%1827] : memref<?xf32>
                  %1829 = arith.addi %1824, %c43 : index
                  %1830 = memref.load %partial[%1829] : memref<?xf32>
                  %1831 = arith.addi %1824, %c15 : index
                  %1832 = memref.load %partial[%1831] : memref<?xf32>
                  %1833 = arith.addi %1824, %c44 : index
                  %1834 = memref.load %partial[%1833] : memref<?xf32>
                  %1835 = arith.addi %1824, %c45 : index
                  %1836 = memref.load %partial[%1835] : memref<?xf32>
                  %1837 = arith.addi %1820, %c3 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.addi %1724, %c67 : i32
                  %1840 = arith.minsi %1839, %1735 : i32
                  %1841 = arith.addi %1707, %1840 : i32
                  %1842 = arith.index_castui %1841 : i32 to index
                  %1843 = arith.addi %1188, %1842 : index
                  %1844 = arith.muli %1843, %c101 : index
                  %1845 = arith.addi %1844, %c5 : index
                  %1846 = arith.addi %1845, %722 : index
                  %1847 = memref.load %partial[%1846] : memref<?xf32>
                  %1848 = arith.cmpi slt, %1839, %1207 : i32
                  %1849 = arith.select %1848, %1847, %c47 : f32
                  %1850 = arith.addi %1844, %721 : index
                  %1851 = arith.addi %1850, %c23 : index
                  %1852 = memref.load %partial[%1851] : memref<?xf32>
                  %1853 = arith.addi %1850, %c7 : index
                  %1854 = memref.load %partial[%1853] : memref<?xf32>
                  %1855 = arith.addi %1850, %c43 : index
                  %1856 = memref.load %partial[%1855] : memref<?xf32>
                  %1857 = arith.addi %1850, %c15 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1850, %c44 : index
                  %1860 = memref.load %partial[%1859] : memref<?xf32>
                  %1861 = arith.addi %1850, %c45 : index
                  %1862 = memref.load %partial[%1861] : memref<?xf32>
                  %1863 = arith.addi %1846, %c3 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.addi %1724, %c69 : i32
                  %1866 = arith.minsi %1865, %1735 : i32
                  %1867 = arith.addi %1707, %1866 : i32
                  %1868 = arith.index_castui %1867 : i32 to index
                  %1869 = arith.addi %1188, %1868 : index
                  %1870 = arith.muli %1869, %c101 : index
                  %1871 = arith.addi %1870, %c5 : index
                  %1872 = arith.addi %1871, %722 : index
                  %1873 = memref.load %partial[%1872] : memref<?xf32>
                  %1874 = arith.cmpi slt, %1865, %1207 : i32
                  %1875 = arith.select %1874, %1873, %c47 : f32
                  %1876 = arith.addi %1870, %721 : index
                  %1877 = arith.addi %1876, %c23 : index
                  %1878 = memref.load %partial[%1877] : memref<?xf32>
                  %1879 = arith.addi %1876, %c7 : index
                  %1880 = memref.load %partial[%1879] : memref<?xf32>
                  %1881 = arith.addi %1876, %c43 : index
                  %1882 = memref.load %partial[%1881] : memref<?xf32>
                  %1883 = arith.addi %1876, %c15 : index
                  %1884 = memref.load %partial[%1883] : memref<?xf32>
                  %1885 = arith.addi %1876, %c44 : index
                  %1886 = memref.load %partial[%1885] : memref<?xf32>
                  %1887 = arith.addi %1876, %c45 : index
                  %1888 = memref.load %partial[%1887] : memref<?xf32>
                  %1889 = arith.addi %1872, %c3 : index
                  %1890 = memref.load %partial[%1889] : memref<?xf32>
                  %1891 = arith.addi %1724, %c70 : i32
                  %1892 = arith.minsi %1891, %1735 : i32
                  %1893 = arith.addi %1707, %1892 : i32
                  %1894 = arith.index_castui %1893 : i32 to index
                  %1895 = arith.addi %1188, %1894 : index
                  %1896 = arith.muli %1895, %c101 : index
                  %1897 = arith.addi %1896, %c5 : index
                  %1898 = arith.addi %1897, %722 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.cmpi slt, %1891, %1207 : i32
                  %1901 = arith.select %1900, %1899, %c47 : f32
                  %1902 = arith.addi %1896, %721 : index
                  %1903 = arith.addi %1902, %c23 : index
                  %1904 = memref.load %partial[%1903] : memref<?xf32>
                  %1905 = arith.addi %1902, %c7 : index
                  %1906 = memref.load %partial[%1905] : memref<?xf32>
                  %1907 = arith.addi %1902, %c43 : index
                  %1908 = memref.load %partial[%1907] : memref<?xf32>
                  %1909 = arith.addi %1902, %c15 : index
                  %1910 = memref.load %partial[%1909] : memref<?xf32>
                  %1911 = arith.addi %1902, %c44 : index
                  %1912 = memref.load %partial[%1911] : memref<?xf32>
                  %1913 = arith.addi %1902, %c45 : index
                  %1914 = memref.load %partial[%1913] : memref<?xf32>
                  %1915 = arith.addi %1898, %c3 : index
                  %1916 = memref.load %partial[%1915] : memref<?xf32>
                  %1917 = arith.addi %1724, %c72 : i32
                  %1918 = arith.minsi %1917, %1735 : i32
                  %1919 = arith.addi %1707, %1918 : i32
                  %1920 = arith.index_castui %1919 : i32 to index
                  %1921 = arith.addi %1188, %1920 : index
                  %1922 = arith.muli %1921, %c101 : index
                  %1923 = arith.addi %1922, %c5 : index
                  %1924 = arith.addi %1923, %722 : index
                  %1925 = memref.load %partial[%1924] : memref<?xf32>
                  %1926 = arith.cmpi slt, %1917, %1207 : i32
                  %1927 = arith.select %1926, %1925, %c47 : f32
                  %1928 = arith.addi %1922, %721 : index
                  %1929 = arith.addi %1928, %c23 : index
                  %1930 = memref.load %partial[%1929] : memref<?xf32>
                  %1931 = arith.addi %1928, %c7 : index
                  %1932 = memref.load %partial[%1931] : memref<?xf32>
                  %1933 = arith.addi %1928, %c43 : index
                  %1934 = memref.load %partial[%1933] : memref<?xf32>
                  %1935 = arith.addi %1928, %c15 : index
                  %1936 = memref.load %partial[%1935] : memref<?xf32>
                  %1937 = arith.addi %1928, %c44 : index
                  %1938 = memref.load %partial[%1937] : memref<?xf32>
                  %1939 = arith.addi %1928, %c45 : index
                  %1940 = memref.load %partial[%1939] : memref<?xf32>
                  %1941 = arith.addi %1924, %c3 : index
                  %1942 = memref.load %partial[%1941] : memref<?xf32>
                  %1943 = arith.maxnumf %1725, %1745 fastmath<nnan> : f32
                  %1944 = arith.subf %1725, %1943 : f32
                  %1945 = wave.exp2 %1944 : f32
                  %1946 = arith.subf %1745, %1943 : f32
                  %1947 = wave.exp2 %1946 : f32
                  %1948 = arith.mulf %1726, %1945 : f32
                  %1949 = math.fma %1760, %1947, %1948 : f32
                  %1950 = arith.mulf %1727, %1945 : f32
                  %1951 = math.fma %1748, %1947, %1950 : f32
                  %1952 = arith.mulf %1728, %1945 : f32
                  %1953 = math.fma %1750, %1947, %1952 : f32
                  %1954 = arith.mulf %1729, %1945 : f32
                  %1955 = math.fma %1752, %1947, %1954 : f32
                  %1956 = arith.mulf %1730, %1945 : f32
                  %1957 = math.fma %1754, %1947, %1956 : f32
                  %1958 = arith.mulf %1731, %1945 : f32
                  %1959 = math.fma %1756, %1947, %1958 : f32
                  %1960 = arith.mulf %1732, %1945 : f32
                  %1961 = math.fma %1758, %1947, %1960 : f32
                  %1962 = arith.maxnumf %1943, %1771 fastmath<nnan> : f32
                  %1963 = arith.subf %1943, %1962 : f32
                  %1964 = wave.exp2 %1963 : f32
                  %1965 = arith.subf %1771, %1962 : f32
                  %1966 = wave.exp2 %1965 : f32
                  %1967 = arith.mulf %1949, %1964 : f32
                  %1968 = math.fma %1786, %1966, %1967 : f32
                  %1969 = arith.mulf %1951, %1964 : f32
                  %1970 = math.fma %1774, %1966, %1969 : f32
                  %1971 = arith.mulf %1953, %1964 : f32
                  %1972 = math.fma %1776, %1966, %1971 : f32
                  %1973 = arith.mulf %1955, %1964 : f32
                  %1974 = math.fma %1778, %1966, %1973 : f32
                  %1975 = arith.mulf %1957, %1964 : f32
                  %1976 = math.fma %1780, %1966, %1975 : f32
                  %1977 = arith.mulf %1959, %1964 : f32
                  %1978 = math.fma %1782, %1966, %1977 : f32
                  %1979 = arith.mulf %1961, %1964 : f32
                  %1980 = math.fma %1784, %1966, %1979 : f32
                  %1981 = arith.maxnumf %1962, %1797 fastmath<nnan> : f32
                  %1982 = arith.subf %1962, %1981 : f32
                  %1983 = wave.exp2 %1982 : f32
                  %1984 = arith.subf %1797, %1981 : f32
                  %1985 = wave.exp2 %1984 : f32
                  %1986 = arith.mulf %1968, %1983 : f32
                  %1987 = math.fma %1812, %1985, %1986 : f32
                  %1988 = arith.mulf %1970, %1983 : f32
                  %1989 = math.fma %1800, %1985, %1988 : f32
                  %1990 = arith.mulf %1972, %1983 : f32
                  %1991 = math.fma %1802, %1985, %1990 : f32
                  %1992 = arith.mulf %1974, %1983 : f32
                  %1993 = math.fma %1804, %1985, %1992 : f32
                  %1994 = arith.mulf %1976, %1983 : f32
                  %1995 = math.fma %1806, %1985, %1994 : f32
                  %1996 = arith.mulf %1978, %1983 : f32
                  %1997 = math.fma %1808, %1985, %1996 : f32
                  %1998 = arith.mulf %1980, %1983 : f32
                  %1999 = math.fma %1810, %1985, %1998 : f32
                  %2000 = arith.maxnumf %1981, %1823 fastmath<nnan> : f32
                  %2001 = arith.subf %1981, %2000 : f32
                  %2002 = wave.exp2 %2001 : f32
                  %2003 = arith.subf %1823, %2000 : f32
                  %2004 = wave.exp2 %2003 : f32
                  %2005 = arith.mulf %1987, %2002 : f32
                  %2006 = math.fma %1838, %2004, %2005 : f32
                  %2007 = arith.mulf %1989, %2002 : f32
                  %2008 = math.fma %1826, %2004, %2007 : f32
                  %2009 = arith.mulf %1991, %2002 : f32
                  %2010 = math.fma %1828, %2004, %2009 : f32
                  %2011 = arith.mulf %1993, %2002 : f32
                  %2012 = math.fma %1830, %2004, %2011 : f32
                  %2013 = arith.mulf %1995, %2002 : f32
                  %2014 = math.fma %1832, %2004, %2013 : f32
                  %2015 = arith.mulf %1997, %2002 : f32
                  %2016 = math.fma %1834, %2004, %2015 : f32
                  %2017 = arith.mulf %1999, %2002 : f32
                  %2018 = math.fma %1836, %2004, %2017 : f32
                  %2019 = arith.maxnumf %2000, %1849 fastmath<nnan> : f32
                  %2020 = arith.subf %2000, %2019 : f32
                  %2021 = wave.exp2 %2020 : f32
                  %2022 = arith.subf %1849, %2019 : f32
                  %2023 = wave.exp2 %2022 : f32
                  %2024 = arith.mulf %2006, %2021 : f32
                  %2025 = math.fma %1864, %2023, %2024 : f32
                  %2026 = arith.mulf %2008, %2021 : f32
                  %2027 = math.fma %1852, %2023, %2026 : f32
                  %2028 = arith.mulf %2010, %2021 : f32
                  %2029 = math.fma %1854, %2023, %2028 : f32
                  %2030 = arith.mulf %2012, %2021 : f32
                  %2031 = math.fma %1856, %2023, %2030 : f32
                  %2032 = arith.mulf %2014, %2021 : f32
                  %2033 = math.fma %1858, %2023, %2032 : f32
                  %2034 = arith.mulf %2016, %2021 : f32
                  %2035 = math.fma %1860, %2023, %2034 : f32
                  %2036 = arith.mulf %2018, %2021 : f32
                  %2037 = math.fma %1862, %2023, %2036 : f32
                  %2038 = arith.maxnumf %2019, %1875 fastmath<nnan> : f32
                  %2039 = arith.subf %2019, %2038 : f32
                  %2040 = wave.exp2 %2039 : f32
                  %2041 = arith.subf %1875, %2038 : f32
                  %2042 = wave.exp2 %2041 : f32
                  %2043 = arith.mulf %2025, %2040 : f32
                  %2044 = math.fma %1890, %2042, %2043 : f32
                  %2045 = arith.mulf %2027, %2040 : f32
                  %2046 = math.fma %1878, %2042, %2045 : f32
                  %2047 = arith.mulf %2029, %2040 : f32
                  %2048 = math.fma %1880, %2042, %2047 : f32
                  %2049 = arith.mulf %2031, %2040 : f32
                  %2050 = math.fma %1882, %2042, %2049 : f32
                  %2051 = arith.mulf %2033, %2040 : f32
                  %2052 = math.fma %1884, %2042, %2051 : f32
                  %2053 = arith.mulf %2035, %2040 : f32
                  %2054 = math.fma %1886, %2042, %2053 : f32
                  %2055 = arith.mulf %2037, %2040 : f32
                  %2056 = math.fma %1888, %2042, %2055 : f32
                  %2057 = arith.maxnumf %2038, %1901 fastmath<nnan> : f32
                  %2058 = arith.subf %2038, %2057 : f32
                  %2059 = wave.exp2 %2058 : f32
                  %2060 = arith.subf %1901, %2057 : f32
                  %2061 = wave.exp2 %2060 : f32
                  %2062 = arith.mulf %2044, %2059 : f32
                  %2063 = math.fma %1916, %2061, %2062 : f32
                  %2064 = arith.mulf %2046, %2059 : f32
                  %2065 = math.fma %1904, %2061, %2064 : f32
                  %2066 = arith.mulf %2048, %2059 : f32
                  %2067 = math.fma %1906, %2061, %2066 : f32
                  %2068 = arith.mulf %2050, %2059 : f32
                  %2069 = math.fma %1908, %2061, %2068 : f32
                  %2070 = arith.mulf %2052, %2059 : f32
                  %2071 = math.fma %1910, %2061, %2070 : f32
                  %2072 = arith.mulf %2054, %2059 : f32
                  %2073 = math.fma %1912, %2061, %2072 : f32
                  %2074 = arith.mulf %2056, %2059 : f32
                  %2075 = math.fma %1914, %2061, %2074 : f32
                  %2076 = arith.maxnumf %2057, %1927 fastmath<nnan> : f32
                  %2077 = arith.subf %2057, %2076 : f32
                  %2078 = wave.exp2 %2077 : f32
                  %2079 = arith.subf %1927, %2076 : f32
                  %2080 = wave.exp2 %2079 : f32
                  %2081 = arith.mulf %2063, %2078 : f32
                  %2082 = math.fma %1942, %2080, %2081 : f32
                  %2083 = arith.mulf %2065, %2078 : f32
                  %2084 = math.fma %1930, %2080, %2083 : f32
                  %2085 = arith.mulf %2067, %2078 : f32
                  %2086 = math.fma %1932, %2080, %2085 : f32
                  %2087 = arith.mulf %2069, %2078 : f32
                  %2088 = math.fma %1934, %2080, %2087 : f32
                  %2089 = arith.mulf %2071, %2078 : f32
                  %2090 = math.fma %1936, %2080, %2089 : f32
                  %2091 = arith.mulf %2073, %2078 : f32
                  %2092 = math.fma %1938, %2080, %2091 : f32
                  %2093 = arith.mulf %2075, %2078 : f32
                  %2094 = math.fma %1940, %2080, %2093 : f32
                  scf.yield %2076, %2082, %2084, %2086, %2088, %2090, %2092, %2094 : f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2095 = arith.addi %kvHeads, %15 : index
                %2096 = memref.load %scales[%2095] : memref<?xf32>
                %2097 = arith.divf %2096, %1733#1 : f32
                %2098 = arith.addi %17, %722 : index
                %2099 = arith.cmpi slt, %2098, %groupSize : index
                scf.if %2099 {
                  %2100 = arith.muli %15, %groupSize : index
                  %2101 = arith.addi %2100, %2098 : index
                  %2102 = arith.muli %2101, %c26 : index
                  %2103 = arith.muli %heads, %c26 : index
                  %2104 = arith.mulf %1733#2, %2097 : f32
                  %2105 = arith.addf %2104, %c48 : f32
                  %2106 = arith.minimumf %2105, %c97 : f32
                  %2107 = arith.maximumf %2106, %c98 : f32
                  %2108 = arith.truncf %2107 : f32 to f16
                  %2109 = arith.divui %843, %c3 : index
                  %2110 = arith.addi %2102, %2109 : index
                  %2111 = arith.divui %24, %outTileRows : index
                  %2112 = arith.divui %2103, %c3 : index
                  %2113 = arith.muli %2111, %2112 : index
                  %2114 = arith.divui %2110, %c3 : index
                  %2115 = arith.addi %2113, %2114 : index
                  %2116 = arith.muli %2115, %c9 : index
                  %2117 = arith.remui %2110, %c3 : index
                  %2118 = arith.divui %2117, %c28 : index
                  %2119 = arith.addi %2116, %2118 : index
                  %2120 = arith.muli %outTileRows, %c28 : index
                  %2121 = arith.muli %2119, %2120 : index
                  %2122 = arith.remui %24, %outTileRows : index
                  %2123 = arith.muli %2122, %c28 : index
                  %2124 = arith.addi %2121, %2123 : index
                  %2125 = arith.remui %2110, %c28 : index
                  %2126 = arith.addi %2124, %2125 : index
                  memref.store %2108, %out[%2126] : memref<?xf16>
                  %2127 = arith.mulf %1733#3, %2097 : f32
                  %2128 = arith.addf %2127, %c48 : f32
                  %2129 = arith.minimumf %2128, %c97 : f32
                  %2130 = arith.maximumf %2129, %c98 : f32
                  %2131 = arith.truncf %2130 : f32 to f16
                  %2132 = arith.divui %874, %c3 : index
                  %2133 = arith.addi %2102, %2132 : index
                  %2134 = arith.divui %2133, %c3 : index
                  %2135 = arith.addi %2113, %2134 : index
                  %2136 = arith.muli %2135, %c9 : index
                  %2137 = arith.remui %2133, %c3 : index
                  %2138 = arith.divui %2137, %c28 : index
                  %2139 = arith.addi %2136, %2138 : index
                  %2140 = arith.muli %2139, %2120 : index
                  %2141 = arith.addi %2140, %2123 : index
                  %2142 = arith.remui %2133, %c28 : index
                  %2143 = arith.addi %2141, %2142 : index
                  memref.store %2131, %out[%2143] : memref<?xf16>
                  %2144 = arith.mulf %1733#4, %2097 : f32
                  %2145 = arith.addf %2144, %c48 : f32
                  %2146 = arith.minimumf %2145, %c97 : f32
                  %2147 = arith.maximumf %2146, %c98 : f32
                  %2148 = arith.truncf %2147 : f32 to f16
                  %2149 = arith.divui %1194, %c3 : index
                  %2150 = arith.addi %2102, %2149 : index
                  %2151 = arith.divui %2150, %c3 : index
                  %2152 = arith.addi %2113, %2151 : index
                  %2153 = arith.muli %2152, %c9 : index
                  %2154 = arith.remui %2150, %c3 : index
                  %2155 = arith.divui %2154, %c28 : index
                  %2156 = arith.addi %2153, %2155 : index
                  %2157 = arith.muli %2156, %2120 : index
                  %2158 = arith.addi %2157, %2123 : index
                  %2159 = arith.remui %2150, %c28 : index
                  %2160 = arith.addi %2158, %2159 : index
                  memref.store %2148, %out[%2160] : memref<?xf16>
                  %2161 = arith.mulf %1733#5, %2097 : f32
                  %2162 = arith.addf %2161, %c48 : f32
                  %2163 = arith.minimumf %2162, %c97 : f32
                  %2164 = arith.maximumf %2163, %c98 : f32
                  %2165 = arith.truncf %2164 : f32 to f16
                  %2166 = arith.divui %1196, %c3 : index
                  %2167 = arith.addi %2102, %2166 : index
                  %2168 = arith.divui %2167, %c3 : index
                  %2169 = arith.addi %2113, %2168 : index
                  %2170 = arith.muli %2169, %c9 : index
                  %2171 = arith.remui %2167, %c3 : index
                  %2172 = arith.divui %2171, %c28 : index
                  %2173 = arith.addi %2170, %2172 : index
                  %2174 = arith.muli %2173, %2120 : index
                  %2175 = arith.addi %2174, %2123 : index
                  %2176 = arith.remui %2167, %c28 : index
                  %2177 = arith.addi %2175, %2176 : index
                  memref.store %2165, %out[%2177] : memref<?xf16>
                  %2178 = arith.mulf %1733#6, %2097 : f32
                  %2179 = arith.addf %2178, %c48 : f32
                  %2180 = arith.minimumf %2179, %c97 : f32
                  %2181 = arith.maximumf %2180, %c98 : f32
                  %2182 = arith.truncf %2181 : f32 to f16
                  %2183 = arith.divui %1198, %c3 : index
                  %2184 = arith.addi %2102, %2183 : index
                  %2185 = arith.divui %2184, %c3 : index
                  %2186 = arith.addi %2113, %2185 : index
                  %2187 = arith.muli %2186, %c9 : index
                  %2188 = arith.remui %2184, %c3 : index
                  %2189 = arith.divui %2188, %c28 : index
                  %2190 = arith.addi %2187, %2189 : index
                  %2191 = arith.muli %2190, %2120 : index
                  %2192 = arith.addi %2191, %2123 : index
                  %2193 = arith.remui %2184, %c28 : index
                  %2194 = arith.addi %2192, %2193 : index
                  memref.store %2182, %out[%2194] : memref<?xf16>
                  %2195 = arith.mulf %1733#7, %2097 : f32
                  %2196 = arith.addf %2195, %c48 : f32
                  %2197 = arith.minimumf %2196, %c97 : f32
                  %2198 = arith.maximumf %2197, %c98 : f32
                  %2199 = arith.truncf %2198 : f32 to f16
                  %2200 = arith.divui %1200, %c3 : index
                  %2201 = arith.addi %2102, %2200 : index
                  %2202 = arith.divui %2201, %c3 : index
                  %2203 = arith.addi %2113, %2202 : index
                  %2204 = arith.muli %2203, %c9 : index
                  %2205 = arith.remui %2201, %c3 : index
                  %2206 = arith.divui %2205, %c28 : index
                  %2207 = arith.addi %2204, %2206 : index
                  %2208 = arith.muli %2207, %2120 : index
                  %2209 = arith.addi %2208, %2123 : index
                  %2210 = arith.remui %2201, %c28 : index
                  %2211 = arith.addi %2209, %2210 : index
                  memref.store %2199, %out[%2211] : memref<?xf16>
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
