// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Decode(codec='f16', dim=96, columns=16)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_split_f16_d96_c16__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) attributes {waves = 8 : i64} {
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
  %positionsAt = wave.param "positionsAt" : index
  %c16 = arith.constant 1 : i32
  %c17 = arith.constant 16 : i32
  %c18 = arith.constant 1023 : i32
  %c19 = arith.constant 1024 : i32
  %slots = wave.param "slots" : index
  %c21 = arith.constant 32 : index
  %c22 = arith.constant 0 : index
  %c23 = arith.constant 384 : index
  %c24 = arith.constant 24 : index
  %c25 = arith.constant 96 : index
  %c26 = arith.constant 100 : index
  %c27 = arith.constant 8 : index
  %c28 = arith.constant 20 : index
  %c29 = arith.constant 36 : index
  %c30 = arith.constant 48 : index
  %c31 = arith.constant 52 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 68 : index
  %c34 = arith.constant 80 : index
  %c35 = arith.constant 84 : index
  %c36 = arith.constant 23 : i32
  %c37 = arith.constant 64 : i32
  %c38 = arith.constant 253 : i32
  %c39 = arith.constant 268 : i32
  %c40 = arith.constant 14 : i32
  %c41 = arith.constant 128 : index
  %c42 = arith.constant 512 : index
  %c43 = arith.constant 768 : index
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
  %c58 = arith.constant 704 : index
  %c59 = arith.constant 832 : index
  %c60 = arith.constant 896 : index
  %c61 = arith.constant 960 : index
  %c62 = arith.constant 1088 : index
  %c63 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c64 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c65 = arith.constant 0x41000000 : f32
  %c66 = arith.constant 0x40C00000 : f32
  %c67 = arith.constant dense<-1> : vector<4xi32>
  %c68 = arith.constant 65535 : i32
  %c69 = arith.constant 2 : i32
  %c70 = arith.constant -65536 : i32
  %c71 = arith.constant 3 : i32
  %c72 = arith.constant 4 : i32
  %c73 = arith.constant 5 : i32
  %c74 = arith.constant 6 : i32
  %c75 = arith.constant 7 : i32
  %c76 = arith.constant 8 : i32
  %c77 = arith.constant 9 : i32
  %c78 = arith.constant 10 : i32
  %c79 = arith.constant 11 : i32
  %c80 = arith.constant 12 : i32
  %c81 = arith.constant 13 : i32
  %c82 = arith.constant 15 : i32
  %c83 = arith.constant 1152 : index
  %c84 = arith.constant 1216 : index
  %c85 = arith.constant 1344 : index
  %c86 = arith.constant 1408 : index
  %c87 = arith.constant 1472 : index
  %c88 = arith.constant 160 : index
  %c89 = arith.constant 224 : index
  %c90 = arith.constant 288 : index
  %c91 = arith.constant 352 : index
  %c92 = arith.constant 416 : index
  %c93 = arith.constant 480 : index
  %c94 = arith.constant 112 : index
  %c95 = arith.constant 144 : index
  %c96 = arith.constant 176 : index
  %c97 = arith.constant 208 : index
  %c98 = arith.constant 240 : index
  %c99 = arith.constant 2048 : index
  %c100 = arith.constant 2560 : index
  %c101 = arith.constant 3072 : index
  %c102 = arith.constant 3584 : index
  %outTileRows = wave.param "outTileRows" : index
  %c104 = arith.constant 0x477FE000 : f32
  %c105 = arith.constant 0xC77FE000 : f32
  %ranges = wave.param "ranges" : index
  %groups = wave.param "groups" : index
  %c108 = arith.constant 1600 : index
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
        %59 = arith.muli %58, %c25 : index
        %60 = arith.addi %59, %51 : index
        %61 = vector.load %q[%60] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %62 = arith.muli %49, %c26 : index
        %63 = arith.addi %62, %51 : index
        vector.store %61, %5[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      %64 = arith.addi %46, %c7 : index
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
        %76 = arith.muli %75, %c25 : index
        %77 = arith.addi %76, %68 : index
        %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %79 = arith.muli %66, %c26 : index
        %80 = arith.addi %79, %68 : index
        vector.store %78, %5[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      }
      wave.barrier
      %81 = arith.cmpi eq, %8, %c22 : index
      scf.if %81 {
        %82 = arith.remui %1, %c3 : index
        %83 = arith.muli %82, %c26 : index
        %84 = arith.muli %2, %c27 : index
        %85 = arith.addi %83, %84 : index
        %86 = arith.addi %85, %c22 : index
        %87 = vector.load %5[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %88 = arith.addi %85, %c11 : index
        %89 = vector.load %5[%88] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %90 = arith.addi %85, %c3 : index
        %91 = vector.load %5[%90] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %92 = arith.addi %85, %c28 : index
        %93 = vector.load %5[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %94 = arith.addi %85, %c21 : index
        %95 = vector.load %5[%94] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %96 = arith.addi %85, %c29 : index
        %97 = vector.load %5[%96] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %98 = arith.addi %85, %c30 : index
        %99 = vector.load %5[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %100 = arith.addi %85, %c31 : index
        %101 = vector.load %5[%100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %102 = arith.addi %85, %c32 : index
        %103 = vector.load %5[%102] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %104 = arith.addi %85, %c33 : index
        %105 = vector.load %5[%104] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %106 = arith.addi %85, %c34 : index
        %107 = vector.load %5[%106] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
        %108 = arith.addi %85, %c35 : index
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
        %143 = arith.shrui %142, %c36 : i32
        %144 = arith.maxsi %143, %c37 : i32
        %145 = arith.minsi %144, %c38 : i32
        %146 = arith.subi %c39, %145 : i32
        %147 = arith.shli %146, %c36 : i32
        %148 = arith.bitcast %147 : i32 to f32
        %149 = arith.subi %145, %c40 : i32
        %150 = arith.shli %149, %c36 : i32
        %151 = arith.bitcast %150 : i32 to f32
        %152 = vector.broadcast %148 : f32 to vector<4xf32>
        %153 = arith.muli %1, %c27 : index
        %154 = arith.muli %2, %c41 : index
        %155 = arith.addi %153, %154 : index
        %156 = arith.mulf %87, %152 : vector<4xf32>
        %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
        %158 = arith.mulf %89, %152 : vector<4xf32>
        %159 = arith.truncf %158 : vector<4xf32> to vector<4xf16>
        %160 = vector.shuffle %157, %159 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %161 = arith.addi %155, %c22 : index
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
        %173 = arith.addi %155, %c42 : index
        vector.store %172, %4[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %174 = arith.mulf %99, %152 : vector<4xf32>
        %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
        %176 = arith.mulf %101, %152 : vector<4xf32>
        %177 = arith.truncf %176 : vector<4xf32> to vector<4xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
        %179 = arith.addi %155, %c43 : index
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
        %196 = arith.muli %195, %c19 : i32
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
          %207 = arith.divui %199, %c17 : i32
          %208 = arith.addi %207, %c52 : i32
          %209 = arith.minsi %208, %40 : i32
          %210 = arith.index_castui %209 : i32 to index
          %211 = arith.addi %32, %210 : index
          %212 = memref.load %step[%211] : memref<?xi32>
          %213 = arith.index_cast %212 : i32 to index
          %214 = arith.muli %213, %33 : index
          %215 = arith.addi %214, %34 : index
          %216 = arith.addi %207, %c16 : i32
          %217 = arith.minsi %216, %40 : i32
          %218 = arith.index_castui %217 : i32 to index
          %219 = arith.addi %32, %218 : index
          %220 = memref.load %step[%219] : memref<?xi32>
          %221 = arith.index_cast %220 : i32 to index
          %222 = arith.muli %221, %33 : index
          %223 = arith.addi %222, %34 : index
          %224 = arith.addi %215, %35 : index
          %225 = arith.addi %224, %c22 : index
          %226 = vector.load %kv[%225] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %227 = arith.addi %224, %c32 : index
          %228 = vector.load %kv[%227] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %229 = arith.addi %223, %35 : index
          %230 = arith.addi %229, %c22 : index
          %231 = vector.load %kv[%230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %232 = arith.addi %229, %c32 : index
          %233 = vector.load %kv[%232] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %234 = arith.addi %224, %c41 : index
          %235 = vector.load %kv[%234] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %236 = arith.addi %224, %c53 : index
          %237 = vector.load %kv[%236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %238 = arith.addi %229, %c41 : index
          %239 = vector.load %kv[%238] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %240 = arith.addi %229, %c53 : index
          %241 = vector.load %kv[%240] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
          %259:16 = scf.for %242 = %c52 to %206 step %c16 iter_args(%243 = %226, %244 = %228, %245 = %231, %246 = %233, %247 = %235, %248 = %237, %249 = %239, %250 = %241, %251 = %c47, %252 = %c48, %253 = %c49, %254 = %c49, %255 = %c49, %256 = %c49, %257 = %c49, %258 = %c49) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
            %260 = arith.muli %242, %c51 : i32
            %261 = arith.addi %199, %260 : i32
            %262 = arith.addi %261, %c51 : i32
            %263 = arith.divui %261, %c17 : i32
            %264 = arith.addi %263, %c52 : i32
            %265 = arith.minsi %264, %40 : i32
            %266 = arith.index_castui %265 : i32 to index
            %267 = arith.addi %32, %266 : index
            %268 = memref.load %step[%267] : memref<?xi32>
            %269 = arith.index_cast %268 : i32 to index
            %270 = arith.muli %269, %33 : index
            %271 = arith.addi %270, %34 : index
            %272 = arith.addi %263, %c16 : i32
            %273 = arith.minsi %272, %40 : i32
            %274 = arith.index_castui %273 : i32 to index
            %275 = arith.addi %32, %274 : index
            %276 = memref.load %step[%275] : memref<?xi32>
            %277 = arith.index_cast %276 : i32 to index
            %278 = arith.muli %277, %33 : index
            %279 = arith.addi %278, %34 : index
            %280 = arith.divui %262, %c17 : i32
            %281 = arith.addi %280, %c52 : i32
            %282 = arith.minsi %281, %40 : i32
            %283 = arith.index_castui %282 : i32 to index
            %284 = arith.addi %32, %283 : index
            %285 = memref.load %step[%284] : memref<?xi32>
            %286 = arith.index_cast %285 : i32 to index
            %287 = arith.muli %286, %33 : index
            %288 = arith.addi %287, %34 : index
            %289 = arith.addi %280, %c16 : i32
            %290 = arith.minsi %289, %40 : i32
            %291 = arith.index_castui %290 : i32 to index
            %292 = arith.addi %32, %291 : index
            %293 = memref.load %step[%292] : memref<?xi32>
            %294 = arith.index_cast %293 : i32 to index
            %295 = arith.muli %294, %33 : index
            %296 = arith.addi %295, %34 : index
            %297 = wave.opaque %c22 : index
            %298 = arith.muli %1, %c27 : index
            %299 = arith.addi %297, %298 : index
            %300 = arith.addi %271, %35 : index
            %301 = arith.addi %300, %c7 : index
            %302 = vector.load %kv[%301] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %303 = arith.addi %300, %c54 : index
            %304 = vector.load %kv[%303] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %305 = arith.addi %279, %35 : index
            %306 = arith.addi %305, %c7 : index
            %307 = vector.load %kv[%306] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %308 = arith.addi %305, %c54 : index
            %309 = vector.load %kv[%308] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %310 = vector.shuffle %243, %244 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %311 = vector.bitcast %310 : vector<8xi32> to vector<16xf16>
            %312 = vector.shuffle %245, %246 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %313 = vector.bitcast %312 : vector<8xi32> to vector<16xf16>
            %314 = arith.addi %299, %c22 : index
            %315 = vector.load %4[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %316 = arith.addi %314, %c41 : index
            %317 = vector.load %4[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %318 = vector.shuffle %315, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %319 = wave.mma %311, %318, %c49 : vector<16xf16>, vector<8xf32>
            %320 = wave.mma %313, %318, %c49 : vector<16xf16>, vector<8xf32>
            %321 = arith.addi %300, %c23 : index
            %322 = vector.load %kv[%321] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %323 = arith.addi %300, %c55 : index
            %324 = vector.load %kv[%323] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %325 = arith.addi %305, %c23 : index
            %326 = vector.load %kv[%325] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %327 = arith.addi %305, %c55 : index
            %328 = vector.load %kv[%327] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %329 = vector.shuffle %247, %248 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %330 = vector.bitcast %329 : vector<8xi32> to vector<16xf16>
            %331 = vector.shuffle %249, %250 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %332 = vector.bitcast %331 : vector<8xi32> to vector<16xf16>
            %333 = arith.addi %299, %c7 : index
            %334 = vector.load %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %335 = arith.addi %333, %c41 : index
            %336 = vector.load %4[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %337 = vector.shuffle %334, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %338 = wave.mma %330, %337, %319 : vector<16xf16>, vector<8xf32>
            %339 = wave.mma %332, %337, %320 : vector<16xf16>, vector<8xf32>
            %340 = arith.addi %300, %c42 : index
            %341 = vector.load %kv[%340] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %342 = arith.addi %300, %c56 : index
            %343 = vector.load %kv[%342] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %344 = arith.addi %305, %c42 : index
            %345 = vector.load %kv[%344] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %346 = arith.addi %305, %c56 : index
            %347 = vector.load %kv[%346] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %348 = vector.shuffle %302, %304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %349 = vector.bitcast %348 : vector<8xi32> to vector<16xf16>
            %350 = vector.shuffle %307, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %351 = vector.bitcast %350 : vector<8xi32> to vector<16xf16>
            %352 = arith.addi %299, %c42 : index
            %353 = vector.load %4[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %354 = arith.addi %352, %c41 : index
            %355 = vector.load %4[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %357 = wave.mma %349, %356, %338 : vector<16xf16>, vector<8xf32>
            %358 = wave.mma %351, %356, %339 : vector<16xf16>, vector<8xf32>
            %359 = arith.addi %300, %c57 : index
            %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %361 = arith.addi %300, %c58 : index
            %362 = vector.load %kv[%361] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %363 = arith.addi %305, %c57 : index
            %364 = vector.load %kv[%363] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %365 = arith.addi %305, %c58 : index
            %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %367 = vector.shuffle %322, %324 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %368 = vector.bitcast %367 : vector<8xi32> to vector<16xf16>
            %369 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %370 = vector.bitcast %369 : vector<8xi32> to vector<16xf16>
            %371 = arith.addi %299, %c43 : index
            %372 = vector.load %4[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %373 = arith.addi %371, %c41 : index
            %374 = vector.load %4[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %376 = wave.mma %368, %375, %357 : vector<16xf16>, vector<8xf32>
            %377 = wave.mma %370, %375, %358 : vector<16xf16>, vector<8xf32>
            %378 = arith.addi %300, %c43 : index
            %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %380 = arith.addi %300, %c59 : index
            %381 = vector.load %kv[%380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %382 = arith.addi %305, %c43 : index
            %383 = vector.load %kv[%382] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %384 = arith.addi %305, %c59 : index
            %385 = vector.load %kv[%384] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %386 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %387 = vector.bitcast %386 : vector<8xi32> to vector<16xf16>
            %388 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %389 = vector.bitcast %388 : vector<8xi32> to vector<16xf16>
            %390 = arith.addi %299, %c44 : index
            %391 = vector.load %4[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %392 = arith.addi %390, %c41 : index
            %393 = vector.load %4[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %394 = vector.shuffle %391, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %395 = wave.mma %387, %394, %376 : vector<16xf16>, vector<8xf32>
            %396 = wave.mma %389, %394, %377 : vector<16xf16>, vector<8xf32>
            %397 = arith.addi %300, %c60 : index
            %398 = vector.load %kv[%397] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %399 = arith.addi %300, %c61 : index
            %400 = vector.load %kv[%399] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %401 = arith.addi %305, %c60 : index
            %402 = vector.load %kv[%401] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %403 = arith.addi %305, %c61 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %405 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %406 = vector.bitcast %405 : vector<8xi32> to vector<16xf16>
            %407 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %408 = vector.bitcast %407 : vector<8xi32> to vector<16xf16>
            %409 = arith.addi %299, %c45 : index
            %410 = vector.load %4[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %411 = arith.addi %409, %c41 : index
            %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
            %414 = wave.mma %406, %413, %395 : vector<16xf16>, vector<8xf32>
            %415 = wave.mma %408, %413, %396 : vector<16xf16>, vector<8xf32>
            %416 = arith.addi %300, %c44 : index
            %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %418 = arith.addi %300, %c62 : index
            %419 = vector.load %kv[%418] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %420 = arith.addi %305, %c44 : index
            %421 = vector.load %kv[%420] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %422 = arith.addi %305, %c62 : index
            %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %424 = wave.opaque %414 : vector<8xf32>
            %425 = wave.opaque %415 : vector<8xf32>
            %426 = wave.opaque %262 : i32
            %427 = arith.cmpi sgt, %426, %201 : i32
            %428:2 = scf.if %427 -> (vector<8xf32>, vector<8xf32>) {
              %429 = arith.index_cast %2 : index to i32
              %430 = arith.addi %261, %429 : i32
              %431 = arith.subi %38, %430 : i32
              %432 = arith.subi %431, %c52 : i32
              %433 = vector.broadcast %432 : i32 to vector<8xi32>
              %434 = arith.cmpi sgt, %433, %c64 : vector<8xi32>
              %435 = arith.select %434, %424, %c63 : vector<8xi1>, vector<8xf32>
              %436 = arith.subi %431, %c17 : i32
              %437 = vector.broadcast %436 : i32 to vector<8xi32>
              %438 = arith.cmpi sgt, %437, %c64 : vector<8xi32>
              %439 = arith.select %438, %425, %c63 : vector<8xi1>, vector<8xf32>
              scf.yield %435, %439 : vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %424, %425 : vector<8xf32>, vector<8xf32>
            }
            %440 = vector.extract %428#0[0] : f32 from vector<8xf32>
            %441 = vector.extract %428#0[1] : f32 from vector<8xf32>
            %442 = vector.extract %428#0[2] : f32 from vector<8xf32>
            %443 = vector.extract %428#0[3] : f32 from vector<8xf32>
            %444 = vector.extract %428#0[4] : f32 from vector<8xf32>
            %445 = vector.extract %428#0[5] : f32 from vector<8xf32>
            %446 = vector.extract %428#0[6] : f32 from vector<8xf32>
            %447 = vector.extract %428#0[7] : f32 from vector<8xf32>
            %448 = vector.extract %428#1[0] : f32 from vector<8xf32>
            %449 = vector.extract %428#1[1] : f32 from vector<8xf32>
            %450 = vector.extract %428#1[2] : f32 from vector<8xf32>
            %451 = vector.extract %428#1[3] : f32 from vector<8xf32>
            %452 = vector.extract %428#1[4] : f32 from vector<8xf32>
            %453 = vector.extract %428#1[5] : f32 from vector<8xf32>
            %454 = vector.extract %428#1[6] : f32 from vector<8xf32>
            %455 = vector.extract %428#1[7] : f32 from vector<8xf32>
            %456 = arith.maxnumf %440, %441 fastmath<nnan> : f32
            %457 = arith.maxnumf %456, %442 fastmath<nnan> : f32
            %458 = arith.maxnumf %457, %443 fastmath<nnan> : f32
            %459 = arith.maxnumf %458, %444 fastmath<nnan> : f32
            %460 = arith.maxnumf %459, %445 fastmath<nnan> : f32
            %461 = arith.maxnumf %460, %446 fastmath<nnan> : f32
            %462 = arith.maxnumf %461, %447 fastmath<nnan> : f32
            %463 = arith.maxnumf %462, %448 fastmath<nnan> : f32
            %464 = arith.maxnumf %463, %449 fastmath<nnan> : f32
            %465 = arith.maxnumf %464, %450 fastmath<nnan> : f32
            %466 = arith.maxnumf %465, %451 fastmath<nnan> : f32
            %467 = arith.maxnumf %466, %452 fastmath<nnan> : f32
            %468 = arith.maxnumf %467, %453 fastmath<nnan> : f32
            %469 = arith.maxnumf %468, %454 fastmath<nnan> : f32
            %470 = arith.maxnumf %469, %455 fastmath<nnan> : f32
            %471 = wave.swap_halves %470 : f32
            %472 = arith.maxnumf %470, %471 fastmath<nnan> : f32
            %473 = arith.mulf %472, %194 : f32
            %474 = arith.addf %251, %c65 : f32
            %475 = arith.cmpf ogt, %473, %474 : f32
            %476:8 = scf.if %475 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
              %477 = arith.subf %251, %473 : f32
              %478 = wave.exp2 %477 : f32
              %479 = vector.broadcast %478 : f32 to vector<8xf32>
              %480 = arith.mulf %252, %478 : f32
              %481 = arith.mulf %253, %479 : vector<8xf32>
              %482 = arith.mulf %254, %479 : vector<8xf32>
              %483 = arith.mulf %255, %479 : vector<8xf32>
              %484 = arith.mulf %256, %479 : vector<8xf32>
              %485 = arith.mulf %257, %479 : vector<8xf32>
              %486 = arith.mulf %258, %479 : vector<8xf32>
              scf.yield %473, %480, %481, %482, %483, %484, %485, %486 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            } else {
              scf.yield %251, %252, %253, %254, %255, %256, %257, %258 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %487 = vector.broadcast %194 : f32 to vector<8xf32>
            %488 = arith.subf %c66, %476#0 : f32
            %489 = vector.broadcast %488 : f32 to vector<8xf32>
            %490 = math.fma %428#0, %487, %489 : vector<8xf32>
            %491 = wave.exp2 %490 : vector<8xf32>
            %492 = math.fma %428#1, %487, %489 : vector<8xf32>
            %493 = wave.exp2 %492 : vector<8xf32>
            %494 = arith.truncf %491 : vector<8xf32> to vector<8xf16>
            %495 = vector.bitcast %494 : vector<8xf16> to vector<4xi32>
            %496 = wave.swap_halves %495 : vector<4xi32>
            %497 = arith.select %3, %496, %495 : vector<4xi32>
            %498 = arith.select %3, %495, %496 : vector<4xi32>
            %499 = vector.shuffle %497, %498 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %500 = vector.bitcast %499 : vector<8xi32> to vector<16xf16>
            %501 = arith.truncf %493 : vector<8xf32> to vector<8xf16>
            %502 = vector.bitcast %501 : vector<8xf16> to vector<4xi32>
            %503 = wave.swap_halves %502 : vector<4xi32>
            %504 = arith.select %3, %503, %502 : vector<4xi32>
            %505 = arith.select %3, %502, %503 : vector<4xi32>
            %506 = vector.shuffle %504, %505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %507 = vector.bitcast %506 : vector<8xi32> to vector<16xf16>
            %508 = arith.addf %491, %493 : vector<8xf32>
            %509 = vector.extract %508[0] : f32 from vector<8xf32>
            %510 = vector.extract %508[1] : f32 from vector<8xf32>
            %511 = vector.extract %508[2] : f32 from vector<8xf32>
            %512 = vector.extract %508[3] : f32 from vector<8xf32>
            %513 = vector.extract %508[4] : f32 from vector<8xf32>
            %514 = vector.extract %508[5] : f32 from vector<8xf32>
            %515 = vector.extract %508[6] : f32 from vector<8xf32>
            %516 = vector.extract %508[7] : f32 from vector<8xf32>
            %517 = arith.addf %509, %513 : f32
            %518 = arith.addf %510, %514 : f32
            %519 = arith.addf %511, %515 : f32
            %520 = arith.addf %512, %516 : f32
            %521 = arith.addf %517, %519 : f32
            %522 = arith.addf %518, %520 : f32
            %523 = arith.addf %521, %522 : f32
            %524 = arith.addf %476#1, %523 : f32
            %525 = wave.opaque %524 : f32
            %526 = wave.opaque %262 : i32
            %527 = arith.cmpi sgt, %526, %201 : i32
            %528:4 = scf.if %527 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %529 = arith.subi %201, %261 : i32
              %530 = arith.subi %529, %c52 : i32
              %531 = arith.minsi %530, %c17 : i32
              %532 = arith.maxsi %531, %c52 : i32
              %533 = arith.cmpi sgt, %532, %c52 : i32
              %534 = arith.select %533, %c68, %c52 : i32
              %535 = arith.ori %c52, %534 : i32
              %536 = arith.cmpi sgt, %532, %c16 : i32
              %537 = arith.select %536, %c68, %c52 : i32
              %538 = arith.ori %c52, %537 : i32
              %539 = arith.cmpi sgt, %532, %c69 : i32
              %540 = arith.select %539, %c70, %c52 : i32
              %541 = arith.ori %535, %540 : i32
              %542 = arith.cmpi sgt, %532, %c71 : i32
              %543 = arith.select %542, %c70, %c52 : i32
              %544 = arith.ori %538, %543 : i32
              %545 = arith.cmpi sgt, %532, %c72 : i32
              %546 = arith.select %545, %c68, %c52 : i32
              %547 = arith.ori %c52, %546 : i32
              %548 = arith.cmpi sgt, %532, %c73 : i32
              %549 = arith.select %548, %c68, %c52 : i32
              %550 = arith.ori %c52, %549 : i32
              %551 = arith.cmpi sgt, %532, %c74 : i32
              %552 = arith.select %551, %c70, %c52 : i32
              %553 = arith.ori %547, %552 : i32
              %554 = arith.cmpi sgt, %532, %c75 : i32
              %555 = arith.select %554, %c70, %c52 : i32
              %556 = arith.ori %550, %555 : i32
              %557 = arith.cmpi sgt, %532, %c76 : i32
              %558 = arith.select %557, %c68, %c52 : i32
              %559 = arith.ori %c52, %558 : i32
              %560 = arith.cmpi sgt, %532, %c77 : i32
              %561 = arith.select %560, %c68, %c52 : i32
              %562 = arith.ori %c52, %561 : i32
              %563 = arith.cmpi sgt, %532, %c78 : i32
              %564 = arith.select %563, %c70, %c52 : i32
              %565 = arith.ori %559, %564 : i32
              %566 = arith.cmpi sgt, %532, %c79 : i32
              %567 = arith.select %566, %c70, %c52 : i32
              %568 = arith.ori %562, %567 : i32
              %569 = arith.cmpi sgt, %532, %c80 : i32
              %570 = arith.select %569, %c68, %c52 : i32
              %571 = arith.ori %c52, %570 : i32
              %572 = arith.cmpi sgt, %532, %c81 : i32
              %573 = arith.select %572, %c68, %c52 : i32
              %574 = arith.ori %c52, %573 : i32
              %575 = arith.cmpi sgt, %532, %c40 : i32
              %576 = arith.select %575, %c70, %c52 : i32
              %577 = arith.ori %571, %576 : i32
              %578 = arith.cmpi sgt, %532, %c82 : i32
              %579 = arith.select %578, %c70, %c52 : i32
              %580 = arith.ori %574, %579 : i32
              %581 = vector.from_elements %541, %553, %565, %577 : vector<4xi32>
              %582 = vector.from_elements %544, %556, %568, %580 : vector<4xi32>
              %583 = arith.subi %529, %c17 : i32
              %584 = arith.minsi %583, %c17 : i32
              %585 = arith.maxsi %584, %c52 : i32
              %586 = arith.cmpi sgt, %585, %c52 : i32
              %587 = arith.select %586, %c68, %c52 : i32
              %588 = arith.ori %c52, %587 : i32
              %589 = arith.cmpi sgt, %585, %c16 : i32
              %590 = arith.select %589, %c68, %c52 : i32
              %591 = arith.ori %c52, %590 : i32
              %592 = arith.cmpi sgt, %585, %c69 : i32
              %593 = arith.select %592, %c70, %c52 : i32
              %594 = arith.ori %588, %593 : i32
              %595 = arith.cmpi sgt, %585, %c71 : i32
              %596 = arith.select %595, %c70, %c52 : i32
              %597 = arith.ori %591, %596 : i32
              %598 = arith.cmpi sgt, %585, %c72 : i32
              %599 = arith.select %598, %c68, %c52 : i32
              %600 = arith.ori %c52, %599 : i32
              %601 = arith.cmpi sgt, %585, %c73 : i32
              %602 = arith.select %601, %c68, %c52 : i32
              %603 = arith.ori %c52, %602 : i32
              %604 = arith.cmpi sgt, %585, %c74 : i32
              %605 = arith.select %604, %c70, %c52 : i32
              %606 = arith.ori %600, %605 : i32
              %607 = arith.cmpi sgt, %585, %c75 : i32
              %608 = arith.select %607, %c70, %c52 : i32
              %609 = arith.ori %603, %608 : i32
              %610 = arith.cmpi sgt, %585, %c76 : i32
              %611 = arith.select %610, %c68, %c52 : i32
              %612 = arith.ori %c52, %611 : i32
              %613 = arith.cmpi sgt, %585, %c77 : i32
              %614 = arith.select %613, %c68, %c52 : i32
              %615 = arith.ori %c52, %614 : i32
              %616 = arith.cmpi sgt, %585, %c78 : i32
              %617 = arith.select %616, %c70, %c52 : i32
              %618 = arith.ori %612, %617 : i32
              %619 = arith.cmpi sgt, %585, %c79 : i32
              %620 = arith.select %619, %c70, %c52 : i32
              %621 = arith.ori %615, %620 : i32
              %622 = arith.cmpi sgt, %585, %c80 : i32
              %623 = arith.select %622, %c68, %c52 : i32
              %624 = arith.ori %c52, %623 : i32
              %625 = arith.cmpi sgt, %585, %c81 : i32
              %626 = arith.select %625, %c68, %c52 : i32
              %627 = arith.ori %c52, %626 : i32
              %628 = arith.cmpi sgt, %585, %c40 : i32
              %629 = arith.select %628, %c70, %c52 : i32
              %630 = arith.ori %624, %629 : i32
              %631 = arith.cmpi sgt, %585, %c82 : i32
              %632 = arith.select %631, %c70, %c52 : i32
              %633 = arith.ori %627, %632 : i32
              %634 = vector.from_elements %594, %606, %618, %630 : vector<4xi32>
              %635 = vector.from_elements %597, %609, %621, %633 : vector<4xi32>
              scf.yield %581, %582, %634, %635 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %c67, %c67, %c67, %c67 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %636 = wave.opaque %262 : i32
            %637 = arith.cmpi sgt, %636, %201 : i32
            %638:4 = scf.if %637 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %639 = arith.andi %379, %528#0 : vector<4xi32>
              %640 = arith.andi %381, %528#1 : vector<4xi32>
              %641 = arith.andi %383, %528#2 : vector<4xi32>
              %642 = arith.andi %385, %528#3 : vector<4xi32>
              scf.yield %639, %640, %641, %642 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %379, %381, %383, %385 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %643 = vector.shuffle %638#0, %638#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %644 = vector.bitcast %643 : vector<8xi32> to vector<16xf16>
            %645 = wave.mma %644, %500, %476#2 : vector<16xf16>, vector<8xf32>
            %646 = vector.shuffle %638#2, %638#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %647 = vector.bitcast %646 : vector<8xi32> to vector<16xf16>
            %648 = wave.mma %647, %507, %645 : vector<16xf16>, vector<8xf32>
            %649 = wave.opaque %648 : vector<8xf32>
            %650 = arith.addi %300, %c83 : index
            %651 = vector.load %kv[%650] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %652 = arith.addi %300, %c84 : index
            %653 = vector.load %kv[%652] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %654 = arith.addi %305, %c83 : index
            %655 = vector.load %kv[%654] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %656 = arith.addi %305, %c84 : index
            %657 = vector.load %kv[%656] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %658 = wave.opaque %262 : i32
            %659 = arith.cmpi sgt, %658, %201 : i32
            %660:4 = scf.if %659 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %661 = arith.andi %398, %528#0 : vector<4xi32>
              %662 = arith.andi %400, %528#1 : vector<4xi32>
              %663 = arith.andi %402, %528#2 : vector<4xi32>
              %664 = arith.andi %404, %528#3 : vector<4xi32>
              scf.yield %661, %662, %663, %664 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %398, %400, %402, %404 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %665 = vector.shuffle %660#0, %660#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %666 = vector.bitcast %665 : vector<8xi32> to vector<16xf16>
            %667 = wave.mma %666, %500, %476#3 : vector<16xf16>, vector<8xf32>
            %668 = vector.shuffle %660#2, %660#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %669 = vector.bitcast %668 : vector<8xi32> to vector<16xf16>
            %670 = wave.mma %669, %507, %667 : vector<16xf16>, vector<8xf32>
            %671 = wave.opaque %670 : vector<8xf32>
            %672 = arith.addi %300, %c45 : index
            %673 = vector.load %kv[%672] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %674 = arith.addi %300, %c85 : index
            %675 = vector.load %kv[%674] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %676 = arith.addi %305, %c45 : index
            %677 = vector.load %kv[%676] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %678 = arith.addi %305, %c85 : index
            %679 = vector.load %kv[%678] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %680 = wave.opaque %262 : i32
            %681 = arith.cmpi sgt, %680, %201 : i32
            %682:4 = scf.if %681 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %683 = arith.andi %417, %528#0 : vector<4xi32>
              %684 = arith.andi %419, %528#1 : vector<4xi32>
              %685 = arith.andi %421, %528#2 : vector<4xi32>
              %686 = arith.andi %423, %528#3 : vector<4xi32>
              scf.yield %683, %684, %685, %686 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %417, %419, %421, %423 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %687 = vector.shuffle %682#0, %682#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %688 = vector.bitcast %687 : vector<8xi32> to vector<16xf16>
            %689 = wave.mma %688, %500, %476#4 : vector<16xf16>, vector<8xf32>
            %690 = vector.shuffle %682#2, %682#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %691 = vector.bitcast %690 : vector<8xi32> to vector<16xf16>
            %692 = wave.mma %691, %507, %689 : vector<16xf16>, vector<8xf32>
            %693 = wave.opaque %692 : vector<8xf32>
            %694 = arith.addi %300, %c86 : index
            %695 = vector.load %kv[%694] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %696 = arith.addi %300, %c87 : index
            %697 = vector.load %kv[%696] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %698 = arith.addi %305, %c86 : index
            %699 = vector.load %kv[%698] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %700 = arith.addi %305, %c87 : index
            %701 = vector.load %kv[%700] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            wave.pin
            %702 = wave.opaque %262 : i32
            %703 = arith.cmpi sgt, %702, %201 : i32
            %704:4 = scf.if %703 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %705 = arith.andi %651, %528#0 : vector<4xi32>
              %706 = arith.andi %653, %528#1 : vector<4xi32>
              %707 = arith.andi %655, %528#2 : vector<4xi32>
              %708 = arith.andi %657, %528#3 : vector<4xi32>
              scf.yield %705, %706, %707, %708 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %651, %653, %655, %657 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %709 = vector.shuffle %704#0, %704#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %710 = vector.bitcast %709 : vector<8xi32> to vector<16xf16>
            %711 = wave.mma %710, %500, %476#5 : vector<16xf16>, vector<8xf32>
            %712 = vector.shuffle %704#2, %704#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %713 = vector.bitcast %712 : vector<8xi32> to vector<16xf16>
            %714 = wave.mma %713, %507, %711 : vector<16xf16>, vector<8xf32>
            %715 = wave.opaque %714 : vector<8xf32>
            wave.pin
            %716 = wave.opaque %262 : i32
            %717 = arith.cmpi sgt, %716, %201 : i32
            %718:4 = scf.if %717 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %719 = arith.andi %673, %528#0 : vector<4xi32>
              %720 = arith.andi %675, %528#1 : vector<4xi32>
              %721 = arith.andi %677, %528#2 : vector<4xi32>
              %722 = arith.andi %679, %528#3 : vector<4xi32>
              scf.yield %719, %720, %721, %722 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %673, %675, %677, %679 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %723 = vector.shuffle %718#0, %718#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %724 = vector.bitcast %723 : vector<8xi32> to vector<16xf16>
            %725 = wave.mma %724, %500, %476#6 : vector<16xf16>, vector<8xf32>
            %726 = vector.shuffle %718#2, %718#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %727 = vector.bitcast %726 : vector<8xi32> to vector<16xf16>
            %728 = wave.mma %727, %507, %725 : vector<16xf16>, vector<8xf32>
            %729 = wave.opaque %728 : vector<8xf32>
            wave.pin
            %730 = wave.opaque %262 : i32
            %731 = arith.cmpi slt, %730, %201 : i32
            %732:4 = scf.if %731 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %733 = arith.addi %288, %35 : index
              %734 = arith.addi %733, %c22 : index
              %735 = vector.load %kv[%734] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %736 = arith.addi %733, %c32 : index
              %737 = vector.load %kv[%736] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %738 = arith.addi %296, %35 : index
              %739 = arith.addi %738, %c22 : index
              %740 = vector.load %kv[%739] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %741 = arith.addi %738, %c32 : index
              %742 = vector.load %kv[%741] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %735, %737, %740, %742 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %718#0, %718#1, %718#2, %718#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            wave.pin
            %743 = wave.opaque %262 : i32
            %744 = arith.cmpi sgt, %743, %201 : i32
            %745:4 = scf.if %744 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %746 = arith.andi %695, %528#0 : vector<4xi32>
              %747 = arith.andi %697, %528#1 : vector<4xi32>
              %748 = arith.andi %699, %528#2 : vector<4xi32>
              %749 = arith.andi %701, %528#3 : vector<4xi32>
              scf.yield %746, %747, %748, %749 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %695, %697, %699, %701 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            %750 = vector.shuffle %745#0, %745#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %751 = vector.bitcast %750 : vector<8xi32> to vector<16xf16>
            %752 = wave.mma %751, %500, %476#7 : vector<16xf16>, vector<8xf32>
            %753 = vector.shuffle %745#2, %745#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
            %754 = vector.bitcast %753 : vector<8xi32> to vector<16xf16>
            %755 = wave.mma %754, %507, %752 : vector<16xf16>, vector<8xf32>
            %756 = wave.opaque %755 : vector<8xf32>
            wave.pin
            %757 = wave.opaque %262 : i32
            %758 = arith.cmpi slt, %757, %201 : i32
            %759:4 = scf.if %758 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
              %760 = arith.addi %288, %35 : index
              %761 = arith.addi %760, %c41 : index
              %762 = vector.load %kv[%761] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %763 = arith.addi %760, %c53 : index
              %764 = vector.load %kv[%763] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %765 = arith.addi %296, %35 : index
              %766 = arith.addi %765, %c41 : index
              %767 = vector.load %kv[%766] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %768 = arith.addi %765, %c53 : index
              %769 = vector.load %kv[%768] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              scf.yield %762, %764, %767, %769 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            } else {
              scf.yield %745#0, %745#1, %745#2, %745#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
            }
            scf.yield %732#0, %732#1, %732#2, %732#3, %759#0, %759#1, %759#2, %759#3, %476#0, %525, %649, %671, %693, %715, %729, %756 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
          }
          %770 = wave.swap_halves %259#9 : f32
          %771 = arith.addf %259#9, %770 : f32
          scf.yield %259#8, %771, %259#10, %259#11, %259#12, %259#13, %259#14, %259#15 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        } else {
          scf.yield %c47, %c48, %c49, %c49, %c49, %c49, %c49, %c49 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
        }
        %772 = wave.opaque %c22 : index
        %773 = arith.addi %46, %772 : index
        %774 = arith.addi %1, %772 : index
        %775 = arith.cmpi slt, %774, %c3 : index
        scf.if %775 {
          %776 = arith.addi %45, %774 : index
          memref.store %203#0, %6[%776] : memref<?xf32>
          %777 = arith.addi %776, %c3 : index
          memref.store %203#1, %6[%777] : memref<?xf32>
          %778 = arith.muli %8, %c42 : index
          %779 = arith.muli %2, %c3 : index
          %780 = arith.addi %778, %779 : index
          %781 = arith.addi %780, %774 : index
          %782 = vector.extract %203#2[0] : f32 from vector<8xf32>
          %783 = arith.addi %781, %c22 : index
          memref.store %782, %5[%783] : memref<?xf32>
          %784 = vector.extract %203#2[1] : f32 from vector<8xf32>
          %785 = arith.addi %781, %c21 : index
          memref.store %784, %5[%785] : memref<?xf32>
          %786 = vector.extract %203#2[2] : f32 from vector<8xf32>
          %787 = arith.addi %781, %c32 : index
          memref.store %786, %5[%787] : memref<?xf32>
          %788 = vector.extract %203#2[3] : f32 from vector<8xf32>
          %789 = arith.addi %781, %c25 : index
          memref.store %788, %5[%789] : memref<?xf32>
          %790 = vector.extract %203#2[4] : f32 from vector<8xf32>
          %791 = arith.addi %781, %c41 : index
          memref.store %790, %5[%791] : memref<?xf32>
          %792 = vector.extract %203#2[5] : f32 from vector<8xf32>
          %793 = arith.addi %781, %c88 : index
          memref.store %792, %5[%793] : memref<?xf32>
          %794 = vector.extract %203#2[6] : f32 from vector<8xf32>
          %795 = arith.addi %781, %c53 : index
          memref.store %794, %5[%795] : memref<?xf32>
          %796 = vector.extract %203#2[7] : f32 from vector<8xf32>
          %797 = arith.addi %781, %c89 : index
          memref.store %796, %5[%797] : memref<?xf32>
          %798 = vector.extract %203#3[0] : f32 from vector<8xf32>
          %799 = arith.addi %781, %c7 : index
          memref.store %798, %5[%799] : memref<?xf32>
          %800 = vector.extract %203#3[1] : f32 from vector<8xf32>
          %801 = arith.addi %781, %c90 : index
          memref.store %800, %5[%801] : memref<?xf32>
          %802 = vector.extract %203#3[2] : f32 from vector<8xf32>
          %803 = arith.addi %781, %c54 : index
          memref.store %802, %5[%803] : memref<?xf32>
          %804 = vector.extract %203#3[3] : f32 from vector<8xf32>
          %805 = arith.addi %781, %c91 : index
          memref.store %804, %5[%805] : memref<?xf32>
          %806 = vector.extract %203#3[4] : f32 from vector<8xf32>
          %807 = arith.addi %781, %c23 : index
          memref.store %806, %5[%807] : memref<?xf32>
          %808 = vector.extract %203#3[5] : f32 from vector<8xf32>
          %809 = arith.addi %781, %c92 : index
          memref.store %808, %5[%809] : memref<?xf32>
          %810 = vector.extract %203#3[6] : f32 from vector<8xf32>
          %811 = arith.addi %781, %c55 : index
          memref.store %810, %5[%811] : memref<?xf32>
          %812 = vector.extract %203#3[7] : f32 from vector<8xf32>
          %813 = arith.addi %781, %c93 : index
          memref.store %812, %5[%813] : memref<?xf32>
        }
        wave.barrier
        %814 = arith.addi %774, %c22 : index
        %815 = memref.load %6[%814] : memref<?xf32>
        %816 = arith.addi %774, %c3 : index
        %817 = memref.load %6[%816] : memref<?xf32>
        %818 = arith.addi %774, %c21 : index
        %819 = memref.load %6[%818] : memref<?xf32>
        %820 = arith.addi %774, %c30 : index
        %821 = memref.load %6[%820] : memref<?xf32>
        %822 = arith.addi %774, %c32 : index
        %823 = memref.load %6[%822] : memref<?xf32>
        %824 = arith.addi %774, %c34 : index
        %825 = memref.load %6[%824] : memref<?xf32>
        %826 = arith.addi %774, %c25 : index
        %827 = memref.load %6[%826] : memref<?xf32>
        %828 = arith.addi %774, %c94 : index
        %829 = memref.load %6[%828] : memref<?xf32>
        %830 = arith.addi %774, %c41 : index
        %831 = memref.load %6[%830] : memref<?xf32>
        %832 = arith.addi %774, %c95 : index
        %833 = memref.load %6[%832] : memref<?xf32>
        %834 = arith.addi %774, %c88 : index
        %835 = memref.load %6[%834] : memref<?xf32>
        %836 = arith.addi %774, %c96 : index
        %837 = memref.load %6[%836] : memref<?xf32>
        %838 = arith.addi %774, %c53 : index
        %839 = memref.load %6[%838] : memref<?xf32>
        %840 = arith.addi %774, %c97 : index
        %841 = memref.load %6[%840] : memref<?xf32>
        %842 = arith.addi %774, %c89 : index
        %843 = memref.load %6[%842] : memref<?xf32>
        %844 = arith.addi %774, %c98 : index
        %845 = memref.load %6[%844] : memref<?xf32>
        %846 = arith.maxnumf %815, %819 fastmath<nnan> : f32
        %847 = arith.subf %815, %846 : f32
        %848 = wave.exp2 %847 : f32
        %849 = arith.subf %819, %846 : f32
        %850 = wave.exp2 %849 : f32
        %851 = arith.mulf %817, %848 : f32
        %852 = math.fma %821, %850, %851 : f32
        %853 = arith.maxnumf %846, %823 fastmath<nnan> : f32
        %854 = arith.subf %846, %853 : f32
        %855 = wave.exp2 %854 : f32
        %856 = arith.subf %823, %853 : f32
        %857 = wave.exp2 %856 : f32
        %858 = arith.mulf %852, %855 : f32
        %859 = math.fma %825, %857, %858 : f32
        %860 = arith.maxnumf %853, %827 fastmath<nnan> : f32
        %861 = arith.subf %853, %860 : f32
        %862 = wave.exp2 %861 : f32
        %863 = arith.subf %827, %860 : f32
        %864 = wave.exp2 %863 : f32
        %865 = arith.mulf %859, %862 : f32
        %866 = math.fma %829, %864, %865 : f32
        %867 = arith.maxnumf %860, %831 fastmath<nnan> : f32
        %868 = arith.subf %860, %867 : f32
        %869 = wave.exp2 %868 : f32
        %870 = arith.subf %831, %867 : f32
        %871 = wave.exp2 %870 : f32
        %872 = arith.mulf %866, %869 : f32
        %873 = math.fma %833, %871, %872 : f32
        %874 = arith.maxnumf %867, %835 fastmath<nnan> : f32
        %875 = arith.subf %867, %874 : f32
        %876 = wave.exp2 %875 : f32
        %877 = arith.subf %835, %874 : f32
        %878 = wave.exp2 %877 : f32
        %879 = arith.mulf %873, %876 : f32
        %880 = math.fma %837, %878, %879 : f32
        %881 = arith.maxnumf %874, %839 fastmath<nnan> : f32
        %882 = arith.subf %874, %881 : f32
        %883 = wave.exp2 %882 : f32
        %884 = arith.subf %839, %881 : f32
        %885 = wave.exp2 %884 : f32
        %886 = arith.mulf %880, %883 : f32
        %887 = math.fma %841, %885, %886 : f32
        %888 = arith.maxnumf %881, %843 fastmath<nnan> : f32
        %889 = arith.subf %881, %888 : f32
        %890 = wave.exp2 %889 : f32
        %891 = arith.subf %843, %888 : f32
        %892 = wave.exp2 %891 : f32
        %893 = arith.mulf %887, %890 : f32
        %894 = math.fma %845, %892, %893 : f32
        %895 = arith.addi %773, %c22 : index
        %896 = arith.addi %895, %c22 : index
        %897 = memref.load %5[%896] : memref<?xf32>
        %898 = arith.addi %895, %c42 : index
        %899 = memref.load %5[%898] : memref<?xf32>
        %900 = arith.addi %895, %c44 : index
        %901 = memref.load %5[%900] : memref<?xf32>
        %902 = arith.addi %895, %c5 : index
        %903 = memref.load %5[%902] : memref<?xf32>
        %904 = arith.addi %895, %c99 : index
        %905 = memref.load %5[%904] : memref<?xf32>
        %906 = arith.addi %895, %c100 : index
        %907 = memref.load %5[%906] : memref<?xf32>
        %908 = arith.addi %895, %c101 : index
        %909 = memref.load %5[%908] : memref<?xf32>
        %910 = arith.addi %895, %c102 : index
        %911 = memref.load %5[%910] : memref<?xf32>
        %912 = arith.mulf %897, %848 : f32
        %913 = math.fma %899, %850, %912 : f32
        %914 = arith.mulf %913, %855 : f32
        %915 = math.fma %901, %857, %914 : f32
        %916 = arith.mulf %915, %862 : f32
        %917 = math.fma %903, %864, %916 : f32
        %918 = arith.mulf %917, %869 : f32
        %919 = math.fma %905, %871, %918 : f32
        %920 = arith.mulf %919, %876 : f32
        %921 = math.fma %907, %878, %920 : f32
        %922 = arith.mulf %921, %883 : f32
        %923 = math.fma %909, %885, %922 : f32
        %924 = arith.mulf %923, %890 : f32
        %925 = math.fma %911, %892, %924 : f32
        %926 = arith.addi %773, %c7 : index
        %927 = arith.addi %926, %c22 : index
        %928 = memref.load %5[%927] : memref<?xf32>
        %929 = arith.addi %926, %c42 : index
        %930 = memref.load %5[%929] : memref<?xf32>
        %931 = arith.addi %926, %c44 : index
        %932 = memref.load %5[%931] : memref<?xf32>
        %933 = arith.addi %926, %c5 : index
        %934 = memref.load %5[%933] : memref<?xf32>
        %935 = arith.addi %926, %c99 : index
        %936 = memref.load %5[%935] : memref<?xf32>
        %937 = arith.addi %926, %c100 : index
        %938 = memref.load %5[%937] : memref<?xf32>
        %939 = arith.addi %926, %c101 : index
        %940 = memref.load %5[%939] : memref<?xf32>
        %941 = arith.addi %926, %c102 : index
        %942 = memref.load %5[%941] : memref<?xf32>
        %943 = arith.mulf %928, %848 : f32
        %944 = math.fma %930, %850, %943 : f32
        %945 = arith.mulf %944, %855 : f32
        %946 = math.fma %932, %857, %945 : f32
        %947 = arith.mulf %946, %862 : f32
        %948 = math.fma %934, %864, %947 : f32
        %949 = arith.mulf %948, %869 : f32
        %950 = math.fma %936, %871, %949 : f32
        %951 = arith.mulf %950, %876 : f32
        %952 = math.fma %938, %878, %951 : f32
        %953 = arith.mulf %952, %883 : f32
        %954 = math.fma %940, %885, %953 : f32
        %955 = arith.mulf %954, %890 : f32
        %956 = math.fma %942, %892, %955 : f32
        wave.barrier
        scf.if %775 {
          %957 = arith.muli %8, %c42 : index
          %958 = arith.muli %2, %c3 : index
          %959 = arith.addi %957, %958 : index
          %960 = arith.addi %959, %774 : index
          %961 = vector.extract %203#4[0] : f32 from vector<8xf32>
          %962 = arith.addi %960, %c22 : index
          memref.store %961, %5[%962] : memref<?xf32>
          %963 = vector.extract %203#4[1] : f32 from vector<8xf32>
          %964 = arith.addi %960, %c21 : index
          memref.store %963, %5[%964] : memref<?xf32>
          %965 = vector.extract %203#4[2] : f32 from vector<8xf32>
          %966 = arith.addi %960, %c32 : index
          memref.store %965, %5[%966] : memref<?xf32>
          %967 = vector.extract %203#4[3] : f32 from vector<8xf32>
          %968 = arith.addi %960, %c25 : index
          memref.store %967, %5[%968] : memref<?xf32>
          %969 = vector.extract %203#4[4] : f32 from vector<8xf32>
          %970 = arith.addi %960, %c41 : index
          memref.store %969, %5[%970] : memref<?xf32>
          %971 = vector.extract %203#4[5] : f32 from vector<8xf32>
          %972 = arith.addi %960, %c88 : index
          memref.store %971, %5[%972] : memref<?xf32>
          %973 = vector.extract %203#4[6] : f32 from vector<8xf32>
          %974 = arith.addi %960, %c53 : index
          memref.store %973, %5[%974] : memref<?xf32>
          %975 = vector.extract %203#4[7] : f32 from vector<8xf32>
          %976 = arith.addi %960, %c89 : index
          memref.store %975, %5[%976] : memref<?xf32>
          %977 = vector.extract %203#5[0] : f32 from vector<8xf32>
          %978 = arith.addi %960, %c7 : index
          memref.store %977, %5[%978] : memref<?xf32>
          %979 = vector.extract %203#5[1] : f32 from vector<8xf32>
          %980 = arith.addi %960, %c90 : index
          memref.store %979, %5[%980] : memref<?xf32>
          %981 = vector.extract %203#5[2] : f32 from vector<8xf32>
          %982 = arith.addi %960, %c54 : index
          memref.store %981, %5[%982] : memref<?xf32>
          %983 = vector.extract %203#5[3] : f32 from vector<8xf32>
          %984 = arith.addi %960, %c91 : index
          memref.store %983, %5[%984] : memref<?xf32>
          %985 = vector.extract %203#5[4] : f32 from vector<8xf32>
          %986 = arith.addi %960, %c23 : index
          memref.store %985, %5[%986] : memref<?xf32>
          %987 = vector.extract %203#5[5] : f32 from vector<8xf32>
          %988 = arith.addi %960, %c92 : index
          memref.store %987, %5[%988] : memref<?xf32>
          %989 = vector.extract %203#5[6] : f32 from vector<8xf32>
          %990 = arith.addi %960, %c55 : index
          memref.store %989, %5[%990] : memref<?xf32>
          %991 = vector.extract %203#5[7] : f32 from vector<8xf32>
          %992 = arith.addi %960, %c93 : index
          memref.store %991, %5[%992] : memref<?xf32>
        }
        wave.barrier
        %993 = memref.load %5[%896] : memref<?xf32>
        %994 = memref.load %5[%898] : memref<?xf32>
        %995 = memref.load %5[%900] : memref<?xf32>
        %996 = memref.load %5[%902] : memref<?xf32>
        %997 = memref.load %5[%904] : memref<?xf32>
        %998 = memref.load %5[%906] : memref<?xf32>
        %999 = memref.load %5[%908] : memref<?xf32>
        %1000 = memref.load %5[%910] : memref<?xf32>
        %1001 = arith.mulf %993, %848 : f32
        %1002 = math.fma %994, %850, %1001 : f32
        %1003 = arith.mulf %1002, %855 : f32
        %1004 = math.fma %995, %857, %1003 : f32
        %1005 = arith.mulf %1004, %862 : f32
        %1006 = math.fma %996, %864, %1005 : f32
        %1007 = arith.mulf %1006, %869 : f32
        %1008 = math.fma %997, %871, %1007 : f32
        %1009 = arith.mulf %1008, %876 : f32
        %1010 = math.fma %998, %878, %1009 : f32
        %1011 = arith.mulf %1010, %883 : f32
        %1012 = math.fma %999, %885, %1011 : f32
        %1013 = arith.mulf %1012, %890 : f32
        %1014 = math.fma %1000, %892, %1013 : f32
        %1015 = memref.load %5[%927] : memref<?xf32>
        %1016 = memref.load %5[%929] : memref<?xf32>
        %1017 = memref.load %5[%931] : memref<?xf32>
        %1018 = memref.load %5[%933] : memref<?xf32>
        %1019 = memref.load %5[%935] : memref<?xf32>
        %1020 = memref.load %5[%937] : memref<?xf32>
        %1021 = memref.load %5[%939] : memref<?xf32>
        %1022 = memref.load %5[%941] : memref<?xf32>
        %1023 = arith.mulf %1015, %848 : f32
        %1024 = math.fma %1016, %850, %1023 : f32
        %1025 = arith.mulf %1024, %855 : f32
        %1026 = math.fma %1017, %857, %1025 : f32
        %1027 = arith.mulf %1026, %862 : f32
        %1028 = math.fma %1018, %864, %1027 : f32
        %1029 = arith.mulf %1028, %869 : f32
        %1030 = math.fma %1019, %871, %1029 : f32
        %1031 = arith.mulf %1030, %876 : f32
        %1032 = math.fma %1020, %878, %1031 : f32
        %1033 = arith.mulf %1032, %883 : f32
        %1034 = math.fma %1021, %885, %1033 : f32
        %1035 = arith.mulf %1034, %890 : f32
        %1036 = math.fma %1022, %892, %1035 : f32
        wave.barrier
        scf.if %775 {
          %1037 = arith.muli %8, %c42 : index
          %1038 = arith.muli %2, %c3 : index
          %1039 = arith.addi %1037, %1038 : index
          %1040 = arith.addi %1039, %774 : index
          %1041 = vector.extract %203#6[0] : f32 from vector<8xf32>
          %1042 = arith.addi %1040, %c22 : index
          memref.store %1041, %5[%1042] : memref<?xf32>
          %1043 = vector.extract %203#6[1] : f32 from vector<8xf32>
          %1044 = arith.addi %1040, %c21 : index
          memref.store %1043, %5[%1044] : memref<?xf32>
          %1045 = vector.extract %203#6[2] : f32 from vector<8xf32>
          %1046 = arith.addi %1040, %c32 : index
          memref.store %1045, %5[%1046] : memref<?xf32>
          %1047 = vector.extract %203#6[3] : f32 from vector<8xf32>
          %1048 = arith.addi %1040, %c25 : index
          memref.store %1047, %5[%1048] : memref<?xf32>
          %1049 = vector.extract %203#6[4] : f32 from vector<8xf32>
          %1050 = arith.addi %1040, %c41 : index
          memref.store %1049, %5[%1050] : memref<?xf32>
          %1051 = vector.extract %203#6[5] : f32 from vector<8xf32>
          %1052 = arith.addi %1040, %c88 : index
          memref.store %1051, %5[%1052] : memref<?xf32>
          %1053 = vector.extract %203#6[6] : f32 from vector<8xf32>
          %1054 = arith.addi %1040, %c53 : index
          memref.store %1053, %5[%1054] : memref<?xf32>
          %1055 = vector.extract %203#6[7] : f32 from vector<8xf32>
          %1056 = arith.addi %1040, %c89 : index
          memref.store %1055, %5[%1056] : memref<?xf32>
          %1057 = vector.extract %203#7[0] : f32 from vector<8xf32>
          %1058 = arith.addi %1040, %c7 : index
          memref.store %1057, %5[%1058] : memref<?xf32>
          %1059 = vector.extract %203#7[1] : f32 from vector<8xf32>
          %1060 = arith.addi %1040, %c90 : index
          memref.store %1059, %5[%1060] : memref<?xf32>
          %1061 = vector.extract %203#7[2] : f32 from vector<8xf32>
          %1062 = arith.addi %1040, %c54 : index
          memref.store %1061, %5[%1062] : memref<?xf32>
          %1063 = vector.extract %203#7[3] : f32 from vector<8xf32>
          %1064 = arith.addi %1040, %c91 : index
          memref.store %1063, %5[%1064] : memref<?xf32>
          %1065 = vector.extract %203#7[4] : f32 from vector<8xf32>
          %1066 = arith.addi %1040, %c23 : index
          memref.store %1065, %5[%1066] : memref<?xf32>
          %1067 = vector.extract %203#7[5] : f32 from vector<8xf32>
          %1068 = arith.addi %1040, %c92 : index
          memref.store %1067, %5[%1068] : memref<?xf32>
          %1069 = vector.extract %203#7[6] : f32 from vector<8xf32>
          %1070 = arith.addi %1040, %c55 : index
          memref.store %1069, %5[%1070] : memref<?xf32>
          %1071 = vector.extract %203#7[7] : f32 from vector<8xf32>
          %1072 = arith.addi %1040, %c93 : index
          memref.store %1071, %5[%1072] : memref<?xf32>
        }
        wave.barrier
        %1073 = memref.load %5[%896] : memref<?xf32>
        %1074 = memref.load %5[%898] : memref<?xf32>
        %1075 = memref.load %5[%900] : memref<?xf32>
        %1076 = memref.load %5[%902] : memref<?xf32>
        %1077 = memref.load %5[%904] : memref<?xf32>
        %1078 = memref.load %5[%906] : memref<?xf32>
        %1079 = memref.load %5[%908] : memref<?xf32>
        %1080 = memref.load %5[%910] : memref<?xf32>
        %1081 = arith.mulf %1073, %848 : f32
        %1082 = math.fma %1074, %850, %1081 : f32
        %1083 = arith.mulf %1082, %855 : f32
        %1084 = math.fma %1075, %857, %1083 : f32
        %1085 = arith.mulf %1084, %862 : f32
        %1086 = math.fma %1076, %864, %1085 : f32
        %1087 = arith.mulf %1086, %869 : f32
        %1088 = math.fma %1077, %871, %1087 : f32
        %1089 = arith.mulf %1088, %876 : f32
        %1090 = math.fma %1078, %878, %1089 : f32
        %1091 = arith.mulf %1090, %883 : f32
        %1092 = math.fma %1079, %885, %1091 : f32
        %1093 = arith.mulf %1092, %890 : f32
        %1094 = math.fma %1080, %892, %1093 : f32
        %1095 = memref.load %5[%927] : memref<?xf32>
        %1096 = memref.load %5[%929] : memref<?xf32>
        %1097 = memref.load %5[%931] : memref<?xf32>
        %1098 = memref.load %5[%933] : memref<?xf32>
        %1099 = memref.load %5[%935] : memref<?xf32>
        %1100 = memref.load %5[%937] : memref<?xf32>
        %1101 = memref.load %5[%939] : memref<?xf32>
        %1102 = memref.load %5[%941] : memref<?xf32>
        %1103 = arith.mulf %1095, %848 : f32
        %1104 = math.fma %1096, %850, %1103 : f32
        %1105 = arith.mulf %1104, %855 : f32
        %1106 = math.fma %1097, %857, %1105 : f32
        %1107 = arith.mulf %1106, %862 : f32
        %1108 = math.fma %1098, %864, %1107 : f32
        %1109 = arith.mulf %1108, %869 : f32
        %1110 = math.fma %1099, %871, %1109 : f32
        %1111 = arith.mulf %1110, %876 : f32
        %1112 = math.fma %1100, %878, %1111 : f32
        %1113 = arith.mulf %1112, %883 : f32
        %1114 = math.fma %1101, %885, %1113 : f32
        %1115 = arith.mulf %1114, %890 : f32
        %1116 = math.fma %1102, %892, %1115 : f32
        %1117 = arith.cmpi eq, %42, %c16 : i32
        scf.if %1117 {
          %1118 = arith.addi %kvHeads, %15 : index
          %1119 = memref.load %scales[%1118] : memref<?xf32>
          %1120 = arith.divf %1119, %894 : f32
          %1121 = arith.addi %17, %774 : index
          %1122 = arith.cmpi slt, %1121, %groupSize : index
          scf.if %1122 {
            %1123 = arith.muli %15, %groupSize : index
            %1124 = arith.addi %1123, %1121 : index
            %1125 = arith.muli %1124, %c25 : index
            %1126 = arith.muli %heads, %c25 : index
            %1127 = arith.mulf %925, %1120 : f32
            %1128 = arith.addf %1127, %c48 : f32
            %1129 = arith.minimumf %1128, %c104 : f32
            %1130 = arith.maximumf %1129, %c105 : f32
            %1131 = arith.truncf %1130 : f32 to f16
            %1132 = arith.divui %895, %c3 : index
            %1133 = arith.addi %1125, %1132 : index
            %1134 = arith.divui %24, %outTileRows : index
            %1135 = arith.divui %1126, %c3 : index
            %1136 = arith.muli %1134, %1135 : index
            %1137 = arith.divui %1133, %c3 : index
            %1138 = arith.addi %1136, %1137 : index
            %1139 = arith.muli %1138, %c9 : index
            %1140 = arith.remui %1133, %c3 : index
            %1141 = arith.divui %1140, %c27 : index
            %1142 = arith.addi %1139, %1141 : index
            %1143 = arith.muli %outTileRows, %c27 : index
            %1144 = arith.muli %1142, %1143 : index
            %1145 = arith.remui %24, %outTileRows : index
            %1146 = arith.muli %1145, %c27 : index
            %1147 = arith.addi %1144, %1146 : index
            %1148 = arith.remui %1133, %c27 : index
            %1149 = arith.addi %1147, %1148 : index
            memref.store %1131, %out[%1149] : memref<?xf16>
            %1150 = arith.mulf %956, %1120 : f32
            %1151 = arith.addf %1150, %c48 : f32
            %1152 = arith.minimumf %1151, %c104 : f32
            %1153 = arith.maximumf %1152, %c105 : f32
            %1154 = arith.truncf %1153 : f32 to f16
            %1155 = arith.divui %926, %c3 : index
            %1156 = arith.addi %1125, %1155 : index
            %1157 = arith.divui %1156, %c3 : index
            %1158 = arith.addi %1136, %1157 : index
            %1159 = arith.muli %1158, %c9 : index
            %1160 = arith.remui %1156, %c3 : index
            %1161 = arith.divui %1160, %c27 : index
            %1162 = arith.addi %1159, %1161 : index
            %1163 = arith.muli %1162, %1143 : index
            %1164 = arith.addi %1163, %1146 : index
            %1165 = arith.remui %1156, %c27 : index
            %1166 = arith.addi %1164, %1165 : index
            memref.store %1154, %out[%1166] : memref<?xf16>
            %1167 = arith.addi %773, %c42 : index
            %1168 = arith.mulf %1014, %1120 : f32
            %1169 = arith.addf %1168, %c48 : f32
            %1170 = arith.minimumf %1169, %c104 : f32
            %1171 = arith.maximumf %1170, %c105 : f32
            %1172 = arith.truncf %1171 : f32 to f16
            %1173 = arith.divui %1167, %c3 : index
            %1174 = arith.addi %1125, %1173 : index
            %1175 = arith.divui %1174, %c3 : index
            %1176 = arith.addi %1136, %1175 : index
            %1177 = arith.muli %1176, %c9 : index
            %1178 = arith.remui %1174, %c3 : index
            %1179 = arith.divui %1178, %c27 : index
            %1180 = arith.addi %1177, %1179 : index
            %1181 = arith.muli %1180, %1143 : index
            %1182 = arith.addi %1181, %1146 : index
            %1183 = arith.remui %1174, %c27 : index
            %1184 = arith.addi %1182, %1183 : index
            memref.store %1172, %out[%1184] : memref<?xf16>
            %1185 = arith.addi %773, %c43 : index
            %1186 = arith.mulf %1036, %1120 : f32
            %1187 = arith.addf %1186, %c48 : f32
            %1188 = arith.minimumf %1187, %c104 : f32
            %1189 = arith.maximumf %1188, %c105 : f32
            %1190 = arith.truncf %1189 : f32 to f16
            %1191 = arith.divui %1185, %c3 : index
            %1192 = arith.addi %1125, %1191 : index
            %1193 = arith.divui %1192, %c3 : index
            %1194 = arith.addi %1136, %1193 : index
            %1195 = arith.muli %1194, %c9 : index
            %1196 = arith.remui %1192, %c3 : index
            %1197 = arith.divui %1196, %c27 : index
            %1198 = arith.addi %1195, %1197 : index
            %1199 = arith.muli %1198, %1143 : index
            %1200 = arith.addi %1199, %1146 : index
            %1201 = arith.remui %1192, %c27 : index
            %1202 = arith.addi %1200, %1201 : index
            memref.store %1190, %out[%1202] : memref<?xf16>
            %1203 = arith.addi %773, %c44 : index
            %1204 = arith.mulf %1094, %1120 : f32
            %1205 = arith.addf %1204, %c48 : f32
            %1206 = arith.minimumf %1205, %c104 : f32
            %1207 = arith.maximumf %1206, %c105 : f32
            %1208 = arith.truncf %1207 : f32 to f16
            %1209 = arith.divui %1203, %c3 : index
            %1210 = arith.addi %1125, %1209 : index
            %1211 = arith.divui %1210, %c3 : index
            %1212 = arith.addi %1136, %1211 : index
            %1213 = arith.muli %1212, %c9 : index
            %1214 = arith.remui %1210, %c3 : index
            %1215 = arith.divui %1214, %c27 : index
            %1216 = arith.addi %1213, %1215 : index
            %1217 = arith.muli %1216, %1143 : index
            %1218 = arith.addi %1217, %1146 : index
            %1219 = arith.remui %1210, %c27 : index
            %1220 = arith.addi %1218, %1219 : index
            memref.store %1208, %out[%1220] : memref<?xf16>
            %1221 = arith.addi %773, %c45 : index
            %1222 = arith.mulf %1116, %1120 : f32
            %1223 = arith.addf %1222, %c48 : f32
            %1224 = arith.minimumf %1223, %c104 : f32
            %1225 = arith.maximumf %1224, %c105 : f32
            %1226 = arith.truncf %1225 : f32 to f16
            %1227 = arith.divui %1221, %c3 : index
            %1228 = arith.addi %1125, %1227 : index
            %1229 = arith.divui %1228, %c3 : index
            %1230 = arith.addi %1136, %1229 : index
            %1231 = arith.muli %1230, %c9 : index
            %1232 = arith.remui %1228, %c3 : index
            %1233 = arith.divui %1232, %c27 : index
            %1234 = arith.addi %1231, %1233 : index
            %1235 = arith.muli %1234, %1143 : index
            %1236 = arith.addi %1235, %1146 : index
            %1237 = arith.remui %1228, %c27 : index
            %1238 = arith.addi %1236, %1237 : index
            memref.store %1226, %out[%1238] : memref<?xf16>
          }
        } else {
          %1239 = arith.addi %ranges, %groups : index
          %1240 = arith.muli %9, %1239 : index
          %1241 = arith.index_castui %195 : i32 to index
          %1242 = arith.addi %1240, %1241 : index
          %1243 = arith.muli %1242, %c108 : index
          %1244 = arith.addi %1243, %895 : index
          memref.store %925, %partial[%1244] : memref<?xf32>
          %1245 = arith.addi %1243, %926 : index
          memref.store %956, %partial[%1245] : memref<?xf32>
          %1246 = arith.addi %773, %c42 : index
          %1247 = arith.addi %1243, %1246 : index
          memref.store %1014, %partial[%1247] : memref<?xf32>
          %1248 = arith.addi %773, %c43 : index
          %1249 = arith.addi %1243, %1248 : index
          memref.store %1036, %partial[%1249] : memref<?xf32>
          %1250 = arith.addi %773, %c44 : index
          %1251 = arith.addi %1243, %1250 : index
          memref.store %1094, %partial[%1251] : memref<?xf32>
          %1252 = arith.addi %773, %c45 : index
          %1253 = arith.addi %1243, %1252 : index
          memref.store %1116, %partial[%1253] : memref<?xf32>
          %1254 = arith.cmpi slt, %773, %c3 : index
          scf.if %1254 {
            %1255 = arith.addi %1243, %c5 : index
            %1256 = arith.addi %1255, %773 : index
            memref.store %888, %partial[%1256] : memref<?xf32>
            %1257 = arith.addi %1256, %c3 : index
            memref.store %894, %partial[%1257] : memref<?xf32>
          }
          %1258 = arith.addi %42, %c75 : i32
          %1259 = arith.divui %1258, %c76 : i32
          %1260 = arith.divui %195, %c76 : i32
          %1261 = arith.addi %groups, %c4 : index
          %1262 = arith.muli %9, %1261 : index
          %1263 = arith.muli %1260, %c76 : i32
          %1264 = arith.subi %42, %1263 : i32
          %1265 = arith.minsi %1264, %c76 : i32
          %1266 = arith.index_castui %1260 : i32 to index
          %1267 = arith.addi %1262, %1266 : index
          %1268 = arith.index_castui %1265 : i32 to index
          %1269 = wave.arrive %counters[%1267], %1268 : memref<?xi32>
          scf.if %1269 {
            %1279:8 = scf.for %1270 = %c52 to %1265 step %c76 iter_args(%1271 = %c47, %1272 = %c48, %1273 = %c48, %1274 = %c48, %1275 = %c48, %1276 = %c48, %1277 = %c48, %1278 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
              %1280 = arith.addi %1270, %c52 : i32
              %1281 = arith.subi %1265, %c16 : i32
              %1282 = arith.minsi %1280, %1281 : i32
              %1283 = arith.addi %1263, %1282 : i32
              %1284 = arith.index_castui %1283 : i32 to index
              %1285 = arith.addi %1240, %1284 : index
              %1286 = arith.muli %1285, %c108 : index
              %1287 = arith.addi %1286, %c5 : index
              %1288 = arith.addi %1287, %774 : index
              %1289 = memref.load %partial[%1288] : memref<?xf32>
              %1290 = arith.cmpi slt, %1280, %1265 : i32
              %1291 = arith.select %1290, %1289, %c47 : f32
              %1292 = arith.addi %1286, %773 : index
              %1293 = arith.addi %1292, %c22 : index
              %1294 = memref.load %partial[%1293] : memref<?xf32>
              %1295 = arith.addi %1292, %c7 : index
              %1296 = memref.load %partial[%1295] : memref<?xf32>
              %1297 = arith.addi %1292, %c42 : index
              %1298 = memref.load %partial[%1297] : memref<?xf32>
              %1299 = arith.addi %1292, %c43 : index
              %1300 = memref.load %partial[%1299] : memref<?xf32>
              %1301 = arith.addi %1292, %c44 : index
              %1302 = memref.load %partial[%1301] : memref<?xf32>
              %1303 = arith.addi %1292, %c45 : index
              %1304 = memref.load %partial[%1303] : memref<?xf32>
              %1305 = arith.addi %1288, %c3 : index
              %1306 = memref.load %partial[%1305] : memref<?xf32>
              %1307 = arith.addi %1270, %c16 : i32
              %1308 = arith.minsi %1307, %1281 : i32
              %1309 = arith.addi %1263, %1308 : i32
              %1310 = arith.index_castui %1309 : i32 to index
              %1311 = arith.addi %1240, %1310 : index
              %1312 = arith.muli %1311, %c108 : index
              %1313 = arith.addi %1312, %c5 : index
              %1314 = arith.addi %1313, %774 : index
              %1315 = memref.load %partial[%1314] : memref<?xf32>
              %1316 = arith.cmpi slt, %1307, %1265 : i32
              %1317 = arith.select %1316, %1315, %c47 : f32
              %1318 = arith.addi %1312, %773 : index
              %1319 = arith.addi %1318, %c22 : index
              %1320 = memref.load %partial[%1319] : memref<?xf32>
              %1321 = arith.addi %1318, %c7 : index
              %1322 = memref.load %partial[%1321] : memref<?xf32>
              %1323 = arith.addi %1318, %c42 : index
              %1324 = memref.load %partial[%1323] : memref<?xf32>
              %1325 = arith.addi %1318, %c43 : index
              %1326 = memref.load %partial[%1325] : memref<?xf32>
              %1327 = arith.addi %1318, %c44 : index
              %1328 = memref.load %partial[%1327] : memref<?xf32>
              %1329 = arith.addi %1318, %c45 : index
              %1330 = memref.load %partial[%1329] : memref<?xf32>
              %1331 = arith.addi %1314, %c3 : index
              %1332 = memref.load %partial[%1331] : memref<?xf32>
              %1333 = arith.addi %1270, %c69 : i32
              %1334 = arith.minsi %1333, %1281 : i32
              %1335 = arith.addi %1263, %1334 : i32
              %1336 = arith.index_castui %1335 : i32 to index
              %1337 = arith.addi %1240, %1336 : index
              %1338 = arith.muli %1337, %c108 : index
              %1339 = arith.addi %1338, %c5 : index
              %1340 = arith.addi %1339, %774 : index
              %1341 = memref.load %partial[%1340] : memref<?xf32>
              %1342 = arith.cmpi slt, %1333, %1265 : i32
              %1343 = arith.select %1342, %1341, %c47 : f32
              %1344 = arith.addi %1338, %773 : index
              %1345 = arith.addi %1344, %c22 : index
              %1346 = memref.load %partial[%1345] : memref<?xf32>
              %1347 = arith.addi %1344, %c7 : index
              %1348 = memref.load %partial[%1347] : memref<?xf32>
              %1349 = arith.addi %1344, %c42 : index
              %1350 = memref.load %partial[%1349] : memref<?xf32>
              %1351 = arith.addi %1344, %c43 : index
              %1352 = memref.load %partial[%1351] : memref<?xf32>
              %1353 = arith.addi %1344, %c44 : index
              %1354 = memref.load %partial[%1353] : memref<?xf32>
              %1355 = arith.addi %1344, %c45 : index
              %1356 = memref.load %partial[%1355] : memref<?xf32>
              %1357 = arith.addi %1340, %c3 : index
              %1358 = memref.load %partial[%1357] : memref<?xf32>
              %1359 = arith.addi %1270, %c71 : i32
              %1360 = arith.minsi %1359, %1281 : i32
              %1361 = arith.addi %1263, %1360 : i32
              %1362 = arith.index_castui %1361 : i32 to index
              %1363 = arith.addi %1240, %1362 : index
              %1364 = arith.muli %1363, %c108 : index
              %1365 = arith.addi %1364, %c5 : index
              %1366 = arith.addi %1365, %774 : index
              %1367 = memref.load %partial[%1366] : memref<?xf32>
              %1368 = arith.cmpi slt, %1359, %1265 : i32
              %1369 = arith.select %1368, %1367, %c47 : f32
              %1370 = arith.addi %1364, %773 : index
              %1371 = arith.addi %1370, %c22 : index
              %1372 = memref.load %partial[%1371] : memref<?xf32>
              %1373 = arith.addi %1370, %c7 : index
              %1374 = memref.load %partial[%1373] : memref<?xf32>
              %1375 = arith.addi %1370, %c42 : index
              %1376 = memref.load %partial[%1375] : memref<?xf32>
              %1377 = arith.addi %1370, %c43 : index
              %1378 = memref.load %partial[%1377] : memref<?xf32>
              %1379 = arith.addi %1370, %c44 : index
              %1380 = memref.load %partial[%1379] : memref<?xf32>
              %1381 = arith.addi %1370, %c45 : index
              %1382 = memref.load %partial[%1381] : memref<?xf32>
              %1383 = arith.addi %1366, %c3 : index
              %1384 = memref.load %partial[%1383] : memref<?xf32>
              %1385 = arith.addi %1270, %c72 : i32
              %1386 = arith.minsi %1385, %1281 : i32
              %1387 = arith.addi %1263, %1386 : i32
              %1388 = arith.index_castui %1387 : i32 to index
              %1389 = arith.addi %1240, %1388 : index
              %1390 = arith.muli %1389, %c108 : index
              %1391 = arith.addi %1390, %c5 : index
              %1392 = arith.addi %1391, %774 : index
              %1393 = memref.load %partial[%1392] : memref<?xf32>
              %1394 = arith.cmpi slt, %1385, %1265 : i32
              %1395 = arith.select %1394, %1393, %c47 : f32
              %1396 = arith.addi %1390, %773 : index
              %1397 = arith.addi %1396, %c22 : index
              %1398 = memref.load %partial[%1397] : memref<?xf32>
              %1399 = arith.addi %1396, %c7 : index
              %1400 = memref.load %partial[%1399] : memref<?xf32>
              %1401 = arith.addi %1396, %c42 : index
              %1402 = memref.load %partial[%1401] : memref<?xf32>
              %1403 = arith.addi %1396, %c43 : index
              %1404 = memref.load %partial[%1403] : memref<?xf32>
              %1405 = arith.addi %1396, %c44 : index
              %1406 = memref.load %partial[%1405] : memref<?xf32>
              %1407 = arith.addi %1396, %c45 : index
              %1408 = memref.load %partial[%1407] : memref<?xf32>
              %1409 = arith.addi %1392, %c3 : index
              %1410 = memref.load %partial[%1409] : memref<?xf32>
              %1411 = arith.addi %1270, %c73 : i32
              %1412 = arith.minsi %1411, %1281 : i32
              %1413 = arith.addi %1263, %1412 : i32
              %1414 = arith.index_castui %1413 : i32 to index
              %1415 = arith.addi %1240, %1414 : index
              %1416 = arith.muli %1415, %c108 : index
              %1417 = arith.addi %1416, %c5 : index
              %1418 = arith.addi %1417, %774 : index
              %1419 = memref.load %partial[%1418] : memref<?xf32>
              %1420 = arith.cmpi slt, %1411, %1265 : i32
              %1421 = arith.select %1420, %1419, %c47 : f32
              %1422 = arith.addi %1416, %773 : index
              %1423 = arith.addi %1422, %c22 : index
              %1424 = memref.load %partial[%1423] : memref<?xf32>
              %1425 = arith.addi %1422, %c7 : index
              %1426 = memref.load %partial[%1425] : memref<?xf32>
              %1427 = arith.addi %1422, %c42 : index
              %1428 = memref.load %partial[%1427] : memref<?xf32>
              %1429 = arith.addi %1422, %c43 : index
              %1430 = memref.load %partial[%1429] : memref<?xf32>
              %1431 = arith.addi %1422, %c44 : index
              %1432 = memref.load %partial[%1431] : memref<?xf32>
              %1433 = arith.addi %1422, %c45 : index
              %1434 = memref.load %partial[%1433] : memref<?xf32>
              %1435 = arith.addi %1418, %c3 : index
              %1436 = memref.load %partial[%1435] : memref<?xf32>
              %1437 = arith.addi %1270, %c74 : i32
              %1438 = arith.minsi %1437, %1281 : i32
              %1439 = arith.addi %1263, %1438 : i32
              %1440 = arith.index_castui %1439 : i32 to index
              %1441 = arith.addi %1240, %1440 : index
              %1442 = arith.muli %1441, %c108 : index
              %1443 = arith.addi %1442, %c5 : index
              %1444 = arith.addi %1443, %774 : index
              %1445 = memref.load %partial[%1444] : memref<?xf32>
              %1446 = arith.cmpi slt, %1437, %1265 : i32
              %1447 = arith.select %1446, %1445, %c47 : f32
              %1448 = arith.addi %1442, %773 : index
              %1449 = arith.addi %1448, %c22 : index
              %1450 = memref.load %partial[%1449] : memref<?xf32>
              %1451 = arith.addi %1448, %c7 : index
              %1452 = memref.load %partial[%1451] : memref<?xf32>
              %1453 = arith.addi %1448, %c42 : index
              %1454 = memref.load %partial[%1453] : memref<?xf32>
              %1455 = arith.addi %1448, %c43 : index
              %1456 = memref.load %partial[%1455] : memref<?xf32>
              %1457 = arith.addi %1448, %c44 : index
              %1458 = memref.load %partial[%1457] : memref<?xf32>
              %1459 = arith.addi %1448, %c45 : index
              %1460 = memref.load %partial[%1459] : memref<?xf32>
              %1461 = arith.addi %1444, %c3 : index
              %1462 = memref.load %partial[%1461] : memref<?xf32>
              %1463 = arith.addi %1270, %c75 : i32
              %1464 = arith.minsi %1463, %1281 : i32
              %1465 = arith.addi %1263, %1464 : i32
              %1466 = arith.index_castui %1465 : i32 to index
              %1467 = arith.addi %1240, %1466 : index
              %1468 = arith.muli %1467, %c108 : index
              %1469 = arith.addi %1468, %c5 : index
              %1470 = arith.addi %1469, %774 : index
              %1471 = memref.load %partial[%1470] : memref<?xf32>
              %1472 = arith.cmpi slt, %1463, %1265 : i32
              %1473 = arith.select %1472, %1471, %c47 : f32
              %1474 = arith.addi %1468, %773 : index
              %1475 = arith.addi %1474, %c22 : index
              %1476 = memref.load %partial[%1475] : memref<?xf32>
              %1477 = arith.addi %1474, %c7 : index
              %1478 = memref.load %partial[%1477] : memref<?xf32>
              %1479 = arith.addi %1474, %c42 : index
              %1480 = memref.load %partial[%1479] : memref<?xf32>
              %1481 = arith.addi %1474, %c43 : index
              %1482 = memref.load %partial[%1481] : memref<?xf32>
              %1483 = arith.addi %1474, %c44 : index
              %1484 = memref.load %partial[%1483] : memref<?xf32>
              %1485 = arith.addi %1474, %c45 : index
              %1486 = memref.load %partial[%1485] : memref<?xf32>
              %1487 = arith.addi %1470, %c3 : index
              %1488 = memref.load %partial[%1487] : memref<?xf32>
              %1489 = arith.maxnumf %1271, %1291 fastmath<nnan> : f32
              %1490 = arith.subf %1271, %1489 : f32
              %1491 = wave.exp2 %1490 : f32
              %1492 = arith.subf %1291, %1489 : f32
              %1493 = wave.exp2 %1492 : f32
              %1494 = arith.mulf %1272, %1491 : f32
              %1495 = math.fma %1306, %1493, %1494 : f32
              %1496 = arith.mulf %1273, %1491 : f32
              %1497 = math.fma %1294, %1493, %1496 : f32
              %1498 = arith.mulf %1274, %1491 : f32
              %1499 = math.fma %1296, %1493, %1498 : f32
              %1500 = arith.mulf %1275, %1491 : f32
              %1501 = math.fma %1298, %1493, %1500 : f32
              %1502 = arith.mulf %1276, %1491 : f32
              %1503 = math.fma %1300, %1493, %1502 : f32
              %1504 = arith.mulf %1277, %1491 : f32
              %1505 = math.fma %1302, %1493, %1504 : f32
              %1506 = arith.mulf %1278, %1491 : f32
              %1507 = math.fma %1304, %1493, %1506 : f32
              %1508 = arith.maxnumf %1489, %1317 fastmath<nnan> : f32
              %1509 = arith.subf %1489, %1508 : f32
              %1510 = wave.exp2 %1509 : f32
              %1511 = arith.subf %1317, %1508 : f32
              %1512 = wave.exp2 %1511 : f32
              %1513 = arith.mulf %1495, %1510 : f32
              %1514 = math.fma %1332, %1512, %1513 : f32
              %1515 = arith.mulf %1497, %1510 : f32
              %1516 = math.fma %1320, %1512, %1515 : f32
              %1517 = arith.mulf %1499, %1510 : f32
              %1518 = math.fma %1322, %1512, %1517 : f32
              %1519 = arith.mulf %1501, %1510 : f32
              %1520 = math.fma %1324, %1512, %1519 : f32
              %1521 = arith.mulf %1503, %1510 : f32
              %1522 = math.fma %1326, %1512, %1521 : f32
              %1523 = arith.mulf %1505, %1510 : f32
              %1524 = math.fma %1328, %1512, %1523 : f32
              %1525 = arith.mulf %1507, %1510 : f32
              %1526 = math.fma %1330, %1512, %1525 : f32
              %1527 = arith.maxnumf %1508, %1343 fastmath<nnan> : f32
              %1528 = arith.subf %1508, %1527 : f32
              %1529 = wave.exp2 %1528 : f32
              %1530 = arith.subf %1343, %1527 : f32
              %1531 = wave.exp2 %1530 : f32
              %1532 = arith.mulf %1514, %1529 : f32
              %1533 = math.fma %1358, %1531, %1532 : f32
              %1534 = arith.mulf %1516, %1529 : f32
              %1535 = math.fma %1346, %1531, %1534 : f32
              %1536 = arith.mulf %1518, %1529 : f32
              %1537 = math.fma %1348, %1531, %1536 : f32
              %1538 = arith.mulf %1520, %1529 : f32
              %1539 = math.fma %1350, %1531, %1538 : f32
              %1540 = arith.mulf %1522, %1529 : f32
              %1541 = math.fma %1352, %1531, %1540 : f32
              %1542 = arith.mulf %1524, %1529 : f32
              %1543 = math.fma %1354, %1531, %1542 : f32
              %1544 = arith.mulf %1526, %1529 : f32
              %1545 = math.fma %1356, %1531, %1544 : f32
              %1546 = arith.maxnumf %1527, %1369 fastmath<nnan> : f32
              %1547 = arith.subf %1527, %1546 : f32
              %1548 = wave.exp2 %1547 : f32
              %1549 = arith.subf %1369, %1546 : f32
              %1550 = wave.exp2 %1549 : f32
              %1551 = arith.mulf %1533, %1548 : f32
              %1552 = math.fma %1384, %1550, %1551 : f32
              %1553 = arith.mulf %1535, %1548 : f32
              %1554 = math.fma %1372, %1550, %1553 : f32
              %1555 = arith.mulf %1537, %1548 : f32
              %1556 = math.fma %1374, %1550, %1555 : f32
              %1557 = arith.mulf %1539, %1548 : f32
              %1558 = math.fma %1376, %1550, %1557 : f32
              %1559 = arith.mulf %1541, %1548 : f32
              %1560 = math.fma %1378, %1550, %1559 : f32
              %1561 = arith.mulf %1543, %1548 : f32
              %1562 = math.fma %1380, %1550, %1561 : f32
              %1563 = arith.mulf %1545, %1548 : f32
              %1564 = math.fma %1382, %1550, %1563 : f32
              %1565 = arith.maxnumf %1546, %1395 fastmath<nnan> : f32
              %1566 = arith.subf %1546, %1565 : f32
              %1567 = wave.exp2 %1566 : f32
              %1568 = arith.subf %1395, %1565 : f32
              %1569 = wave.exp2 %1568 : f32
              %1570 = arith.mulf %1552, %1567 : f32
              %1571 = math.fma %1410, %1569, %1570 : f32
              %1572 = arith.mulf %1554, %1567 : f32
              %1573 = math.fma %1398, %1569, %1572 : f32
              %1574 = arith.mulf %1556, %1567 : f32
              %1575 = math.fma %1400, %1569, %1574 : f32
              %1576 = arith.mulf %1558, %1567 : f32
              %1577 = math.fma %1402, %1569, %1576 : f32
              %1578 = arith.mulf %1560, %1567 : f32
              %1579 = math.fma %1404, %1569, %1578 : f32
              %1580 = arith.mulf %1562, %1567 : f32
              %1581 = math.fma %1406, %1569, %1580 : f32
              %1582 = arith.mulf %1564, %1567 : f32
              %1583 = math.fma %1408, %1569, %1582 : f32
              %1584 = arith.maxnumf %1565, %1421 fastmath<nnan> : f32
              %1585 = arith.subf %1565, %1584 : f32
              %1586 = wave.exp2 %1585 : f32
              %1587 = arith.subf %1421, %1584 : f32
              %1588 = wave.exp2 %1587 : f32
              %1589 = arith.mulf %1571, %1586 : f32
              %1590 = math.fma %1436, %1588, %1589 : f32
              %1591 = arith.mulf %1573, %1586 : f32
              %1592 = math.fma %1424, %1588, %1591 : f32
              %1593 = arith.mulf %1575, %1586 : f32
              %1594 = math.fma %1426, %1588, %1593 : f32
              %1595 = arith.mulf %1577, %1586 : f32
              %1596 = math.fma %1428, %1588, %1595 : f32
              %1597 = arith.mulf %1579, %1586 : f32
              %1598 = math.fma %1430, %1588, %1597 : f32
              %1599 = arith.mulf %1581, %1586 : f32
              %1600 = math.fma %1432, %1588, %1599 : f32
              %1601 = arith.mulf %1583, %1586 : f32
              %1602 = math.fma %1434, %1588, %1601 : f32
              %1603 = arith.maxnumf %1584, %1447 fastmath<nnan> : f32
              %1604 = arith.subf %1584, %1603 : f32
              %1605 = wave.exp2 %1604 : f32
              %1606 = arith.subf %1447, %1603 : f32
              %1607 = wave.exp2 %1606 : f32
              %1608 = arith.mulf %1590, %1605 : f32
              %1609 = math.fma %1462, %1607, %1608 : f32
              %1610 = arith.mulf %1592, %1605 : f32
              %1611 = math.fma %1450, %1607, %1610 : f32
              %1612 = arith.mulf %1594, %1605 : f32
              %1613 = math.fma %1452, %1607, %1612 : f32
              %1614 = arith.mulf %1596, %1605 : f32
              %1615 = math.fma %1454, %1607, %1614 : f32
              %1616 = arith.mulf %1598, %1605 : f32
              %1617 = math.fma %1456, %1607, %1616 : f32
              %1618 = arith.mulf %1600, %1605 : f32
              %1619 = math.fma %1458, %1607, %1618 : f32
              %1620 = arith.mulf %1602, %1605 : f32
              %1621 = math.fma %1460, %1607, %1620 : f32
              %1622 = arith.maxnumf %1603, %1473 fastmath<nnan> : f32
              %1623 = arith.subf %1603, %1622 : f32
              %1624 = wave.exp2 %1623 : f32
              %1625 = arith.subf %1473, %1622 : f32
              %1626 = wave.exp2 %1625 : f32
              %1627 = arith.mulf %1609, %1624 : f32
              %1628 = math.fma %1488, %1626, %1627 : f32
              %1629 = arith.mulf %1611, %1624 : f32
              %1630 = math.fma %1476, %1626, %1629 : f32
              %1631 = arith.mulf %1613, %1624 : f32
              %1632 = math.fma %1478, %1626, %1631 : f32
              %1633 = arith.mulf %1615, %1624 : f32
              %1634 = math.fma %1480, %1626, %1633 : f32
              %1635 = arith.mulf %1617, %1624 : f32
              %1636 = math.fma %1482, %1626, %1635 : f32
              %1637 = arith.mulf %1619, %1624 : f32
              %1638 = math.fma %1484, %1626, %1637 : f32
              %1639 = arith.mulf %1621, %1624 : f32
              %1640 = math.fma %1486, %1626, %1639 : f32
              scf.yield %1622, %1628, %1630, %1632, %1634, %1636, %1638, %1640 : f32, f32, f32, f32, f32, f32, f32, f32
            }
            %1641 = arith.cmpi eq, %1259, %c16 : i32
            scf.if %1641 {
              %1642 = arith.addi %kvHeads, %15 : index
              %1643 = memref.load %scales[%1642] : memref<?xf32>
              %1644 = arith.divf %1643, %1279#1 : f32
              %1645 = arith.addi %17, %774 : index
              %1646 = arith.cmpi slt, %1645, %groupSize : index
              scf.if %1646 {
                %1647 = arith.muli %15, %groupSize : index
                %1648 = arith.addi %1647, %1645 : index
                %1649 = arith.muli %1648, %c25 : index
                %1650 = arith.muli %heads, %c25 : index
                %1651 = arith.mulf %1279#2, %1644 : f32
                %1652 = arith.addf %1651, %c48 : f32
                %1653 = arith.minimumf %1652, %c104 : f32
                %1654 = arith.maximumf %1653, %c105 : f32
                %1655 = arith.truncf %1654 : f32 to f16
                %1656 = arith.divui %895, %c3 : index
                %1657 = arith.addi %1649, %1656 : index
                %1658 = arith.divui %24, %outTileRows : index
                %1659 = arith.divui %1650, %c3 : index
                %1660 = arith.muli %1658, %1659 : index
                %1661 = arith.divui %1657, %c3 : index
                %1662 = arith.addi %1660, %1661 : index
                %1663 = arith.muli %1662, %c9 : index
                %1664 = arith.remui %1657, %c3 : index
                %1665 = arith.divui %1664, %c27 : index
                %1666 = arith.addi %1663, %1665 : index
                %1667 = arith.muli %outTileRows, %c27 : index
                %1668 = arith.muli %1666, %1667 : index
                %1669 = arith.remui %24, %outTileRows : index
                %1670 = arith.muli %1669, %c27 : index
                %1671 = arith.addi %1668, %1670 : index
                %1672 = arith.remui %1657, %c27 : index
                %1673 = arith.addi %1671, %1672 : index
                memref.store %1655, %out[%1673] : memref<?xf16>
                %1674 = arith.mulf %1279#3, %1644 : f32
                %1675 = arith.addf %1674, %c48 : f32
                %1676 = arith.minimumf %1675, %c104 : f32
                %1677 = arith.maximumf %1676, %c105 : f32
                %1678 = arith.truncf %1677 : f32 to f16
                %1679 = arith.divui %926, %c3 : index
                %1680 = arith.addi %1649, %1679 : index
                %1681 = arith.divui %1680, %c3 : index
                %1682 = arith.addi %1660, %1681 : index
                %1683 = arith.muli %1682, %c9 : index
                %1684 = arith.remui %1680, %c3 : index
                %1685 = arith.divui %1684, %c27 : index
                %1686 = arith.addi %1683, %1685 : index
                %1687 = arith.muli %1686, %1667 : index
                %1688 = arith.addi %1687, %1670 : index
                %1689 = arith.remui %1680, %c27 : index
                %1690 = arith.addi %1688, %1689 : index
                memref.store %1678, %out[%1690] : memref<?xf16>
                %1691 = arith.mulf %1279#4, %1644 : f32
                %1692 = arith.addf %1691, %c48 : f32
                %1693 = arith.minimumf %1692, %c104 : f32
                %1694 = arith.maximumf %1693, %c105 : f32
                %1695 = arith.truncf %1694 : f32 to f16
                %1696 = arith.divui %1246, %c3 : index
                %1697 = arith.addi %1649, %1696 : index
                %1698 = arith.divui %1697, %c3 : index
                %1699 = arith.addi %1660, %1698 : index
                %1700 = arith.muli %1699, %c9 : index
                %1701 = arith.remui %1697, %c3 : index
                %1702 = arith.divui %1701, %c27 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.muli %1703, %1667 : index
                %1705 = arith.addi %1704, %1670 : index
                %1706 = arith.remui %1697, %c27 : index
                %1707 = arith.addi %1705, %1706 : index
                memref.store %1695, %out[%1707] : memref<?xf16>
                %1708 = arith.mulf %1279#5, %1644 : f32
                %1709 = arith.addf %1708, %c48 : f32
                %1710 = arith.minimumf %1709, %c104 : f32
                %1711 = arith.maximumf %1710, %c105 : f32
                %1712 = arith.truncf %1711 : f32 to f16
                %1713 = arith.divui %1248, %c3 : index
                %1714 = arith.addi %1649, %1713 : index
                %1715 = arith.divui %1714, %c3 : index
                %1716 = arith.addi %1660, %1715 : index
                %1717 = arith.muli %1716, %c9 : index
                %1718 = arith.remui %1714, %c3 : index
                %1719 = arith.divui %1718, %c27 : index
                %1720 = arith.addi %1717, %1719 : index
                %1721 = arith.muli %1720, %1667 : index
                %1722 = arith.addi %1721, %1670 : index
                %1723 = arith.remui %1714, %c27 : index
                %1724 = arith.addi %1722, %1723 : index
                memref.store %1712, %out[%1724] : memref<?xf16>
                %1725 = arith.mulf %1279#6, %1644 : f32
                %1726 = arith.addf %1725, %c48 : f32
                %1727 = arith.minimumf %1726, %c104 : f32
                %1728 = arith.maximumf %1727, %c105 : f32
                %1729 = arith.truncf %1728 : f32 to f16
                %1730 = arith.divui %1250, %c3 : index
                %1731 = arith.addi %1649, %1730 : index
                %1732 = arith.divui %1731, %c3 : index
                %1733 = arith.addi %1660, %1732 : index
                %1734 = arith.muli %1733, %c9 : index
                %1735 = arith.remui %1731, %c3 : index
                %1736 = arith.divui %1735, %c27 : index
                %1737 = arith.addi %1734, %1736 : index
                %1738 = arith.muli %1737, %1667 : index
                %1739 = arith.addi %1738, %1670 : index
                %1740 = arith.remui %1731, %c27 : index
                %1741 = arith.addi %1739, %1740 : index
                memref.store %1729, %out[%1741] : memref<?xf16>
                %1742 = arith.mulf %1279#7, %1644 : f32
                %1743 = arith.addf %1742, %c48 : f32
                %1744 = arith.minimumf %1743, %c104 : f32
                %1745 = arith.maximumf %1744, %c105 : f32
                %1746 = arith.truncf %1745 : f32 to f16
                %1747 = arith.divui %1252, %c3 : index
                %1748 = arith.addi %1649, %1747 : index
                %1749 = arith.divui %1748, %c3 : index
                %1750 = arith.addi %1660, %1749 : index
                %1751 = arith.muli %1750, %c9 : index
                %1752 = arith.remui %1748, %c3 : index
                %1753 = arith.divui %1752, %c27 : index
                %1754 = arith.addi %1751, %1753 : index
                %1755 = arith.muli %1754, %1667 : index
                %1756 = arith.addi %1755, %1670 : index
                %1757 = arith.remui %1748, %c27 : index
                %1758 = arith.addi %1756, %1757 : index
                memref.store %1746, %out[%1758] : memref<?xf16>
              }
            } else {
              %1759 = arith.index_cast %ranges : index to i32
              %1760 = arith.addi %1759, %1260 : i32
              %1761 = arith.index_castui %1760 : i32 to index
              %1762 = arith.addi %1240, %1761 : index
              %1763 = arith.muli %1762, %c108 : index
              %1764 = arith.addi %1763, %895 : index
              memref.store %1279#2, %partial[%1764] : memref<?xf32>
              %1765 = arith.addi %1763, %926 : index
              memref.store %1279#3, %partial[%1765] : memref<?xf32>
              %1766 = arith.addi %1763, %1246 : index
              memref.store %1279#4, %partial[%1766] : memref<?xf32>
              %1767 = arith.addi %1763, %1248 : index
              memref.store %1279#5, %partial[%1767] : memref<?xf32>
              %1768 = arith.addi %1763, %1250 : index
              memref.store %1279#6, %partial[%1768] : memref<?xf32>
              %1769 = arith.addi %1763, %1252 : index
              memref.store %1279#7, %partial[%1769] : memref<?xf32>
              scf.if %1254 {
                %1770 = arith.addi %1763, %c5 : index
                %1771 = arith.addi %1770, %773 : index
                memref.store %1279#0, %partial[%1771] : memref<?xf32>
                %1772 = arith.addi %1771, %c3 : index
                memref.store %1279#1, %partial[%1772] : memref<?xf32>
              }
              %1773 = arith.addi %1262, %groups : index
              %1774 = arith.index_castui %1259 : i32 to index
              %1775 = wave.arrive %counters[%1773], %1774 : memref<?xi32>
              scf.if %1775 {
                %1785:8 = scf.for %1776 = %c52 to %1259 step %c76 iter_args(%1777 = %c47, %1778 = %c48, %1779 = %c48, %1780 = %c48, %1781 = %c48, %1782 = %c48, %1783 = %c48, %1784 = %c48) -> (f32, f32, f32, f32, f32, f32, f32, f32) : i32 {
                  %1786 = arith.addi %1776, %c52 : i32
                  %1787 = arith.subi %1259, %c16 : i32
                  %1788 = arith.minsi %1786, %1787 : i32
                  %1789 = arith.addi %1759, %1788 : i32
                  %1790 = arith.index_castui %1789 : i32 to index
                  %1791 = arith.addi %1240, %1790 : index
                  %1792 = arith.muli %1791, %c108 : index
                  %1793 = arith.addi %1792, %c5 : index
                  %1794 = arith.addi %1793, %774 : index
                  %1795 = memref.load %partial[%1794] : memref<?xf32>
                  %1796 = arith.cmpi slt, %1786, %1259 : i32
                  %1797 = arith.select %1796, %1795, %c47 : f32
                  %1798 = arith.addi %1792, %773 : index
                  %1799 = arith.addi %1798, %c22 : index
                  %1800 = memref.load %partial[%1799] : memref<?xf32>
                  %1801 = arith.addi %1798, %c7 : index
                  %1802 = memref.load %partial[%1801] : memref<?xf32>
                  %1803 = arith.addi %1798, %c42 : index
                  %1804 = memref.load %partial[%1803] : memref<?xf32>
                  %1805 = arith.addi %1798, %c43 : index
                  %1806 = memref.load %partial[%1805] : memref<?xf32>
                  %1807 = arith.addi %1798, %c44 : index
                  %1808 = memref.load %partial[%1807] : memref<?xf32>
                  %1809 = arith.addi %1798, %c45 : index
                  %1810 = memref.load %partial[%1809] : memref<?xf32>
                  %1811 = arith.addi %1794, %c3 : index
                  %1812 = memref.load %partial[%1811] : memref<?xf32>
                  %1813 = arith.addi %1776, %c16 : i32
                  %1814 = arith.minsi %1813, %1787 : i32
                  %1815 = arith.addi %1759, %1814 : i32
                  %1816 = arith.index_castui %1815 : i32 to index
                  %1817 = arith.addi %1240, %1816 : index
                  %1818 = arith.muli %1817, %c108 : index
                  %1819 = arith.addi %1818, %c5 : index
                  %1820 = arith.addi %1819, %774 : index
                  %1821 = memref.load %partial[%1820] : memref<?xf32>
                  %1822 = arith.cmpi slt, %1813, %1259 : i32
                  %1823 = arith.select %1822, %1821, %c47 : f32
                  %1824 = arith.addi %1818, %773 : index
                  %1825 = arith.addi %1824, %c22 : index
                  %1826 = memref.load %partial[%1825] : memref<?xf32>
                  %1827 = arith.addi %1824, %c7 : index
                  %1828 = memref.load %partial[%1827] : memref<?xf32>
                  %1829 = arith.addi %1824, %c42 : index
                  %1830 = memref.load %partial[%1829] : memref<?xf32>
                  %1831 = arith.addi %1824, %c43 : index
                  %1832 = memref.load %partial[%1831] : memref<?xf32>
                  %1833 = arith.addi %1824, %c44 : index
                  %1834 = memref.load %partial[%1833] : memref<?xf32>
                  %1835 = arith.addi %1824, %c45 : index
                  %1836 = memref.load %partial[%1835] : memref<?xf32>
                  %1837 = arith.addi %1820, %c3 : index
                  %1838 = memref.load %partial[%1837] : memref<?xf32>
                  %1839 = arith.addi %1776, %c69 : i32
                  %1840 = arith.minsi %1839, %1787 : i32
                  %1841 = arith.addi %1759, %1840 : i32
                  %1842 = arith.index_castui %1841 : i32 to index
                  %1843 = arith.addi %1240, %1842 : index
                  %1844 = arith.muli %1843, %c108 : index
                  %1845 = arith.addi %1844, %c5 : index
                  %1846 = arith.addi %1845, %774 : index
                  %1847 = memref.load %partial[%1846] : memref<?xf32>
                  %1848 = arith.cmpi slt, %1839, %1259 : i32
                  %1849 = arith.select %1848, %1847, %c47 : f32
                  %1850 = arith.addi %1844, %773 : index
                  %1851 = arith.addi %1850, %c22 : index
                  %1852 = memref.load %partial[%1851] : memref<?xf32>
                  %1853 = arith.addi %1850, %c7 : index
                  %1854 = memref.load %partial[%1853] : memref<?xf32>
                  %1855 = arith.addi %1850, %c42 : index
                  %1856 = memref.load %partial[%1855] : memref<?xf32>
                  %1857 = arith.addi %1850, %c43 : index
                  %1858 = memref.load %partial[%1857] : memref<?xf32>
                  %1859 = arith.addi %1850, %c44 : index
                  %1860 = memref.load %partial[%1859] : memref<?xf32>
                  %1861 = arith.addi %1850, %c45 : index
                  %1862 = memref.load %partial[%1861] : memref<?xf32>
                  %1863 = arith.addi %1846, %c3 : index
                  %1864 = memref.load %partial[%1863] : memref<?xf32>
                  %1865 = arith.addi %1776, %c71 : i32
                  %1866 = arith.minsi %1865, %1787 : i32
                  %1867 = arith.addi %1759, %1866 : i32
                  %1868 = arith.index_castui %1867 : i32 to index
                  %1869 = arith.addi %1240, %1868 : index
                  %1870 = arith.muli %1869, %c108 : index
                  %1871 = arith.addi %1870, %c5 : index
                  %1872 = arith.addi %1871, %774 : index
                  %1873 = memref.load %partial[%1872] : memref<?xf32>
                  %1874 = arith.cmpi slt, %1865, %1259 : i32
                  %1875 = arith.select %1874, %1873, %c47 : f32
                  %1876 = arith.addi %1870, %773 : index
                  %1877 = arith.addi %1876, %c22 : index
                  %1878 = memref.load %partial[%1877] : memref<?xf32>
                  %1879 = arith.addi %1876, %c7 : index
                  %1880 = memref.load %partial[%1879] : memref<?xf32>
                  %1881 = arith.addi %1876, %c42 : index
                  %1882 = memref.load %partial[%1881] : memref<?xf32>
                  %1883 = arith.addi %1876, %c43 : index
                  %1884 = memref.load %partial[%1883] : memref<?xf32>
                  %1885 = arith.addi %1876, %c44 : index
                  %1886 = memref.load %partial[%1885] : memref<?xf32>
                  %1887 = arith.addi %1876, %c45 : index
                  %1888 = memref.load %partial[%1887] : memref<?xf32>
                  %1889 = arith.addi %1872, %c3 : index
                  %1890 = memref.load %partial[%1889] : memref<?xf32>
                  %1891 = arith.addi %1776, %c72 : i32
                  %1892 = arith.minsi %1891, %1787 : i32
                  %1893 = arith.addi %1759, %1892 : i32
                  %1894 = arith.index_castui %1893 : i32 to index
                  %1895 = arith.addi %1240, %1894 : index
                  %1896 = arith.muli %1895, %c108 : index
                  %1897 = arith.addi %1896, %c5 : index
                  %1898 = arith.addi %1897, %774 : index
                  %1899 = memref.load %partial[%1898] : memref<?xf32>
                  %1900 = arith.cmpi slt, %1891, %1259 : i32
                  %1901 = arith.select %1900, %1899, %c47 : f32
                  %1902 = arith.addi %1896, %773 : index
                  %1903 = arith.addi %1902, %c22 : index
                  %1904 = memref.load %partial[%1903] : memref<?xf32>
                  %1905 = arith.addi %1902, %c7 : index
                  %1906 = memref.load %partial[%1905] : memref<?xf32>
                  %1907 = arith.addi %1902, %c42 : index
                  %1908 = memref.load %partial[%1907] : memref<?xf32>
                  %1909 = arith.addi %1902, %c43 : index
                  %1910 = memref.load %partial[%1909] : memref<?xf32>
                  %1911 = arith.addi %1902, %c44 : index
                  %1912 = memref.load %partial[%1911] : memref<?xf32>
                  %1913 = arith.addi %1902, %c45 : index
                  %1914 = memref.load %partial[%1913] : memref<?xf32>
                  %1915 = arith.addi %1898, %c3 : index
                  %1916 = memref.load %partial[%1915] : memref<?xf32>
                  %1917 = arith.addi %1776, %c73 : i32
                  %1918 = arith.minsi %1917, %1787 : i32
                  %1919 = arith.addi %1759, %1918 : i32
                  %1920 = arith.index_castui %1919 : i32 to index
                  %1921 = arith.addi %1240, %1920 : index
                  %1922 = arith.muli %1921, %c108 : index
                  %1923 = arith.addi %1922, %c5 : index
                  %1924 = arith.addi %1923, %774 : index
                  %1925 = memref.load %partial[%1924] : memref<?xf32>
                  %1926 = arith.cmpi slt, %1917, %1259 : i32
                  %1927 = arith.select %1926, %1925, %c47 : f32
                  %1928 = arith.addi %1922, %773 : index
                  %1929 = arith.addi %1928, %c22 : index
                  %1930 = memref.load %partial[%1929] : memref<?xf32>
                  %1931 = arith.addi %1928, %c7 : index
                  %1932 = memref.load %partial[%1931] : memref<?xf32>
                  %1933 = arith.addi %1928, %c42 : index
                  %1934 = memref.load %partial[%1933] : memref<?xf32>
                  %1935 = arith.addi %1928, %c43 : index
                  %1936 = memref.load %partial[%1935] : memref<?xf32>
                  %1937 = arith.addi %1928, %c44 : index
                  %1938 = memref.load %partial[%1937] : memref<?xf32>
                  %1939 = arith.addi %1928, %c45 : index
                  %1940 = memref.load %partial[%1939] : memref<?xf32>
                  %1941 = arith.addi %1924, %c3 : index
                  %1942 = memref.load %partial[%1941] : memref<?xf32>
                  %1943 = arith.addi %1776, %c74 : i32
                  %1944 = arith.minsi %1943, %1787 : i32
                  %1945 = arith.addi %1759, %1944 : i32
                  %1946 = arith.index_castui %1945 : i32 to index
                  %1947 = arith.addi %1240, %1946 : index
                  %1948 = arith.muli %1947, %c108 : index
                  %1949 = arith.addi %1948, %c5 : index
                  %1950 = arith.addi %1949, %774 : index
                  %1951 = memref.load %partial[%1950] : memref<?xf32>
                  %1952 = arith.cmpi slt, %1943, %1259 : i32
                  %1953 = arith.select %1952, %1951, %c47 : f32
                  %1954 = arith.addi %1948, %773 : index
                  %1955 = arith.addi %1954, %c22 : index
                  %1956 = memref.load %partial[%1955] : memref<?xf32>
                  %1957 = arith.addi %1954, %c7 : index
                  %1958 = memref.load %partial[%1957] : memref<?xf32>
                  %1959 = arith.addi %1954, %c42 : index
                  %1960 = memref.load %partial[%1959] : memref<?xf32>
                  %1961 = arith.addi %1954, %c43 : index
                  %1962 = memref.load %partial[%1961] : memref<?xf32>
                  %1963 = arith.addi %1954, %c44 : index
                  %1964 = memref.load %partial[%1963] : memref<?xf32>
                  %1965 = arith.addi %1954, %c45 : index
                  %1966 = memref.load %partial[%1965] : memref<?xf32>
                  %1967 = arith.addi %1950, %c3 : index
                  %1968 = memref.load %partial[%1967] : memref<?xf32>
                  %1969 = arith.addi %1776, %c75 : i32
                  %1970 = arith.minsi %1969, %1787 : i32
                  %1971 = arith.addi %1759, %1970 : i32
                  %1972 = arith.index_castui %1971 : i32 to index
                  %1973 = arith.addi %1240, %1972 : index
                  %1974 = arith.muli %1973, %c108 : index
                  %1975 = arith.addi %1974, %c5 : index
                  %1976 = arith.addi %1975, %774 : index
                  %1977 = memref.load %partial[%1976] : memref<?xf32>
                  %1978 = arith.cmpi slt, %1969, %1259 : i32
                  %1979 = arith.select %1978, %1977, %c47 : f32
                  %1980 = arith.addi %1974, %773 : index
                  %1981 = arith.addi %1980, %c22 : index
                  %1982 = memref.load %partial[%1981] : memref<?xf32>
                  %1983 = arith.addi %1980, %c7 : index
                  %1984 = memref.load %partial[%1983] : memref<?xf32>
                  %1985 = arith.addi %1980, %c42 : index
                  %1986 = memref.load %partial[%1985] : memref<?xf32>
                  %1987 = arith.addi %1980, %c43 : index
                  %1988 = memref.load %partial[%1987] : memref<?xf32>
                  %1989 = arith.addi %1980, %c44 : index
                  %1990 = memref.load %partial[%1989] : memref<?xf32>
                  %1991 = arith.addi %1980, %c45 : index
                  %1992 = memref.load %partial[%1991] : memref<?xf32>
                  %1993 = arith.addi %1976, %c3 : index
                  %1994 = memref.load %partial[%1993] : memref<?xf32>
                  %1995 = arith.maxnumf %1777, %1797 fastmath<nnan> : f32
                  %1996 = arith.subf %1777, %1995 : f32
                  %1997 = wave.exp2 %1996 : f32
                  %1998 = arith.subf %1797, %1995 : f32
                  %1999 = wave.exp2 %1998 : f32
                  %2000 = arith.mulf %1778, %1997 : f32
                  %2001 = math.fma %1812, %1999, %2000 : f32
                  %2002 = arith.mulf %1779, %1997 : f32
                  %2003 = math.fma %1800, %1999, %2002 : f32
                  %2004 = arith.mulf %1780, %1997 : f32
                  %2005 = math.fma %1802, %1999, %2004 : f32
                  %2006 = arith.mulf %1781, %1997 : f32
                  %2007 = math.fma %1804, %1999, %2006 : f32
                  %2008 = arith.mulf %1782, %1997 : f32
                  %2009 = math.fma %1806, %1999, %2008 : f32
                  %2010 = arith.mulf %1783, %1997 : f32
                  %2011 = math.fma %1808, %1999, %2010 : f32
                  %2012 = arith.mulf %1784, %1997 : f32
                  %2013 = math.fma %1810, %1999, %2012 : f32
                  %2014 = arith.maxnumf %1995, %1823 fastmath<nnan> : f32
                  %2015 = arith.subf %1995, %2014 : f32
                  %2016 = wave.exp2 %2015 : f32
                  %2017 = arith.subf %1823, %2014 : f32
                  %2018 = wave.exp2 %2017 : f32
                  %2019 = arith.mulf %2001, %2016 : f32
                  %2020 = math.fma %1838, %2018, %2019 : f32
                  %2021 = arith.mulf %2003, %2016 : f32
                  %2022 = math.fma %1826, %2018, %2021 : f32
                  %2023 = arith.mulf %2005, %2016 : f32
                  %2024 = math.fma %1828, %2018, %2023 : f32
                  %2025 = arith.mulf %2007, %2016 : f32
                  %2026 = math.fma %1830, %2018, %2025 : f32
                  %2027 = arith.mulf %2009, %2016 : f32
                  %2028 = math.fma %1832, %2018, %2027 : f32
                  %2029 = arith.mulf %2011, %2016 : f32
                  %2030 = math.fma %1834, %2018, %2029 : f32
                  %2031 = arith.mulf %2013, %2016 : f32
                  %2032 = math.fma %1836, %2018, %2031 : f32
                  %2033 = arith.maxnumf %2014, %1849 fastmath<nnan> : f32
                  %2034 = arith.subf %2014, %2033 : f32
                  %2035 = wave.exp2 %2034 : f32
                  %2036 = arith.subf %1849, %2033 : f32
                  %2037 = wave.exp2 %2036 : f32
                  %2038 = arith.mulf %2020, %2035 : f32
                  %2039 = math.fma %1864, %2037, %2038 : f32
                  %2040 = arith.mulf %2022, %2035 : f32
                  %2041 = math.fma %1852, %2037, %2040 : f32
                  %2042 = arith.mulf %2024, %2035 : f32
                  %2043 = math.fma %1854, %2037, %2042 : f32
                  %2044 = arith.mulf %2026, %2035 : f32
                  %2045 = math.fma %1856, %2037, %2044 : f32
                  %2046 = arith.mulf %2028, %2035 : f32
                  %2047 = math.fma %1858, %2037, %2046 : f32
                  %2048 = arith.mulf %2030, %2035 : f32
                  %2049 = math.fma %1860, %2037, %2048 : f32
                  %2050 = arith.mulf %2032, %2035 : f32
                  %2051 = math.fma %1862, %2037, %2050 : f32
                  %2052 = arith.maxnumf %2033, %1875 fastmath<nnan> : f32
                  %2053 = arith.subf %2033, %2052 : f32
                  %2054 = wave.exp2 %2053 : f32
                  %2055 = arith.subf %1875, %2052 : f32
                  %2056 = wave.exp2 %2055 : f32
                  %2057 = arith.mulf %2039, %2054 : f32
                  %2058 = math.fma %1890, %2056, %2057 : f32
                  %2059 = arith.mulf %2041, %2054 : f32
                  %2060 = math.fma %1878, %2056, %2059 : f32
                  %2061 = arith.mulf %2043, %2054 : f32
                  %2062 = math.fma %1880, %2056, %2061 : f32
                  %2063 = arith.mulf %2045, %2054 : f32
                  %2064 = math.fma %1882, %2056, %2063 : f32
                  %2065 = arith.mulf %2047, %2054 : f32
                  %2066 = math.fma %1884, %2056, %2065 : f32
                  %2067 = arith.mulf %2049, %2054 : f32
                  %2068 = math.fma %1886, %2056, %2067 : f32
                  %2069 = arith.mulf %2051, %2054 : f32
                  %2070 = math.fma %1888, %2056, %2069 : f32
                  %2071 = arith.maxnumf %2052, %1901 fastmath<nnan> : f32
                  %2072 = arith.subf %2052, %2071 : f32
                  %2073 = wave.exp2 %2072 : f32
                  %2074 = arith.subf %1901, %2071 : f32
                  %2075 = wave.exp2 %2074 : f32
                  %2076 = arith.mulf %2058, %2073 : f32
                  %2077 = math.fma %1916, %2075, %2076 : f32
                  %2078 = arith.mulf %2060, %2073 : f32
                  %2079 = math.fma %1904, %2075, %2078 : f32
                  %2080 = arith.mulf %2062, %2073 : f32
                  %2081 = math.fma %1906, %2075, %2080 : f32
                  %2082 = arith.mulf %2064, %2073 : f32
                  %2083 = math.fma %1908, %2075, %2082 : f32
                  %2084 = arith.mulf %2066, %2073 : f32
                  %2085 = math.fma %1910, %2075, %2084 : f32
                  %2086 = arith.mulf %2068, %2073 : f32
                  %2087 = math.fma %1912, %2075, %2086 : f32
                  %2088 = arith.mulf %2070, %2073 : f32
                  %2089 = math.fma %1914, %2075, %2088 : f32
                  %2090 = arith.maxnumf %2071, %1927 fastmath<nnan> : f32
                  %2091 = arith.subf %2071, %2090 : f32
                  %2092 = wave.exp2 %2091 : f32
                  %2093 = arith.subf %1927, %2090 : f32
                  %2094 = wave.exp2 %2093 : f32
                  %2095 = arith.mulf %2077, %2092 : f32
                  %2096 = math.fma %1942, %2094, %2095 : f32
                  %2097 = arith.mulf %2079, %2092 : f32
                  %2098 = math.fma %1930, %2094, %2097 : f32
                  %2099 = arith.mulf %2081, %2092 : f32
                  %2100 = math.fma %1932, %2094, %2099 : f32
                  %2101 = arith.mulf %2083, %2092 : f32
                  %2102 = math.fma %1934, %2094, %2101 : f32
                  %2103 = arith.mulf %2085, %2092 : f32
                  %2104 = math.fma %1936, %2094, %2103 : f32
                  %2105 = arith.mulf %2087, %2092 : f32
                  %2106 = math.fma %1938, %2094, %2105 : f32
                  %2107 = arith.mulf %2089, %2092 : f32
                  %2108 = math.fma %1940, %2094, %2107 : f32
                  %2109 = arith.maxnumf %2090, %1953 fastmath<nnan> : f32
                  %2110 = arith.subf %2090, %2109 : f32
                  %2111 = wave.exp2 %2110 : f32
                  %2112 = arith.subf %1953, %2109 : f32
                  %2113 = wave.exp2 %2112 : f32
                  %2114 = arith.mulf %2096, %2111 : f32
                  %2115 = math.fma %1968, %2113, %2114 : f32
                  %2116 = arith.mulf %2098, %2111 : f32
                  %2117 = math.fma %1956, %2113, %2116 : f32
                  %2118 = arith.mulf %2100, %2111 : f32
                  %2119 = math.fma %1958, %2113, %2118 : f32
                  %2120 = arith.mulf %2102, %2111 : f32
                  %2121 = math.fma %1960, %2113, %2120 : f32
                  %2122 = arith.mulf %2104, %2111 : f32
                  %2123 = math.fma %1962, %2113, %2122 : f32
                  %2124 = arith.mulf %2106, %2111 : f32
                  %2125 = math.fma %1964, %2113, %2124 : f32
                  %2126 = arith.mulf %2108, %2111 : f32
                  %2127 = math.fma %1966, %2113, %2126 : f32
                  %2128 = arith.maxnumf %2109, %1979 fastmath<nnan> : f32
                  %2129 = arith.subf %2109, %2128 : f32
                  %2130 = wave.exp2 %2129 : f32
                  %2131 = arith.subf %1979, %2128 : f32
                  %2132 = wave.exp2 %2131 : f32
                  %2133 = arith.mulf %2115, %2130 : f32
                  %2134 = math.fma %1994, %2132, %2133 : f32
                  %2135 = arith.mulf %2117, %2130 : f32
                  %2136 = math.fma %1982, %2132, %2135 : f32
                  %2137 = arith.mulf %2119, %2130 : f32
                  %2138 = math.fma %1984, %2132, %2137 : f32
                  %2139 = arith.mulf %2121, %2130 : f32
                  %2140 = math.fma %1986, %2132, %2139 : f32
                  %2141 = arith.mulf %2123, %2130 : f32
                  %2142 = math.fma %1988, %2132, %2141 : f32
                  %2143 = arith.mulf %2125, %2130 : f32
                  %2144 = math.fma %1990, %2132, %2143 : f32
                  %2145 = arith.mulf %2127, %2130 : f32
                  %2146 = math.fma %1992, %2132, %2145 : f32
                  scf.yield %2128, %2134, %2136, %2138, %2140, %2142, %2144, %2146 : f32, f32, f32, f32, f32, f32, f32, f32
                }
                %2147 = arith.addi %kvHeads, %15 : index
                %2148 = memref.load %scales[%2147] : memref<?xf32>
                %2149 = arith.divf %2148, %1785#1 : f32
                %2150 = arith.addi %17, %774 : index
                %2151 = arith.cmpi slt, %2150, %groupSize : index
                scf.if %2151 {
                  %2152 = arith.muli %15, %groupSize : index
                  %2153 = arith.addi %2152, %2150 : index
                  %2154 = arith.muli %2153, %c25 : index
                  %2155 = arith.muli %heads, %c25 : index
                  %2156 = arith.mulf %1785#2, %2149 : f32
                  %2157 = arith.addf %2156, %c48 : f32
                  %2158 = arith.minimumf %2157, %c104 : f32
                  %2159 = arith.maximumf %2158, %c105 : f32
                  %2160 = arith.truncf %2159 : f32 to f16
                  %2161 = arith.divui %895, %c3 : index
                  %2162 = arith.addi %2154, %2161 : index
                  %2163 = arith.divui %24, %outTileRows : index
                  %2164 = arith.divui %2155, %c3 : index
                  %2165 = arith.muli %2163, %2164 : index
                  %2166 = arith.divui %2162, %c3 : index
                  %2167 = arith.addi %2165, %2166 : index
                  %2168 = arith.muli %2167, %c9 : index
                  %2169 = arith.remui %2162, %c3 : index
                  %2170 = arith.divui %2169, %c27 : index
                  %2171 = arith.addi %2168, %2170 : index
                  %2172 = arith.muli %outTileRows, %c27 : index
                  %2173 = arith.muli %2171, %2172 : index
                  %2174 = arith.remui %24, %outTileRows : index
                  %2175 = arith.muli %2174, %c27 : index
                  %2176 = arith.addi %2173, %2175 : index
                  %2177 = arith.remui %2162, %c27 : index
                  %2178 = arith.addi %2176, %2177 : index
                  memref.store %2160, %out[%2178] : memref<?xf16>
                  %2179 = arith.mulf %1785#3, %2149 : f32
                  %2180 = arith.addf %2179, %c48 : f32
                  %2181 = arith.minimumf %2180, %c104 : f32
                  %2182 = arith.maximumf %2181, %c105 : f32
                  %2183 = arith.truncf %2182 : f32 to f16
                  %2184 = arith.divui %926, %c3 : index
                  %2185 = arith.addi %2154, %2184 : index
                  %2186 = arith.divui %2185, %c3 : index
                  %2187 = arith.addi %2165, %2186 : index
                  %2188 = arith.muli %2187, %c9 : index
                  %2189 = arith.remui %2185, %c3 : index
                  %2190 = arith.divui %2189, %c27 : index
                  %2191 = arith.addi %2188, %2190 : index
                  %2192 = arith.muli %2191, %2172 : index
                  %2193 = arith.addi %2192, %2175 : index
                  %2194 = arith.remui %2185, %c27 : index
                  %2195 = arith.addi %2193, %2194 : index
                  memref.store %2183, %out[%2195] : memref<?xf16>
                  %2196 = arith.mulf %1785#4, %2149 : f32
                  %2197 = arith.addf %2196, %c48 : f32
                  %2198 = arith.minimumf %2197, %c104 : f32
                  %2199 = arith.maximumf %2198, %c105 : f32
                  %2200 = arith.truncf %2199 : f32 to f16
                  %2201 = arith.divui %1246, %c3 : index
                  %2202 = arith.addi %2154, %2201 : index
                  %2203 = arith.divui %2202, %c3 : index
                  %2204 = arith.addi %2165, %2203 : index
                  %2205 = arith.muli %2204, %c9 : index
                  %2206 = arith.remui %2202, %c3 : index
                  %2207 = arith.divui %2206, %c27 : index
                  %2208 = arith.addi %2205, %2207 : index
                  %2209 = arith.muli %2208, %2172 : index
                  %2210 = arith.addi %2209, %2175 : index
                  %2211 = arith.remui %2202, %c27 : index
                  %2212 = arith.addi %2210, %2211 : index
                  memref.store %2200, %out[%2212] : memref<?xf16>
                  %2213 = arith.mulf %1785#5, %2149 : f32
                  %2214 = arith.addf %2213, %c48 : f32
                  %2215 = arith.minimumf %2214, %c104 : f32
                  %2216 = arith.maximumf %2215, %c105 : f32
                  %2217 = arith.truncf %2216 : f32 to f16
                  %2218 = arith.divui %1248, %c3 : index
                  %2219 = arith.addi %2154, %2218 : index
                  %2220 = arith.divui %2219, %c3 : index
                  %2221 = arith.addi %2165, %2220 : index
                  %2222 = arith.muli %2221, %c9 : index
                  %2223 = arith.remui %2219, %c3 : index
                  %2224 = arith.divui %2223, %c27 : index
                  %2225 = arith.addi %2222, %2224 : index
                  %2226 = arith.muli %2225, %2172 : index
                  %2227 = arith.addi %2226, %2175 : index
                  %2228 = arith.remui %2219, %c27 : index
                  %2229 = arith.addi %2227, %2228 : index
                  memref.store %2217, %out[%2229] : memref<?xf16>
                  %2230 = arith.mulf %1785#6, %2149 : f32
                  %2231 = arith.addf %2230, %c48 : f32
                  %2232 = arith.minimumf %2231, %c104 : f32
                  %2233 = arith.maximumf %2232, %c105 : f32
                  %2234 = arith.truncf %2233 : f32 to f16
                  %2235 = arith.divui %1250, %c3 : index
                  %2236 = arith.addi %2154, %2235 : index
                  %2237 = arith.divui %2236, %c3 : index
                  %2238 = arith.addi %2165, %2237 : index
                  %2239 = arith.muli %2238, %c9 : index
                  %2240 = arith.remui %2236, %c3 : index
                  %2241 = arith.divui %2240, %c27 : index
                  %2242 = arith.addi %2239, %2241 : index
                  %2243 = arith.muli %2242, %2172 : index
                  %2244 = arith.addi %2243, %2175 : index
                  %2245 = arith.remui %2236, %c27 : index
                  %2246 = arith.addi %2244, %2245 : index
                  memref.store %2234, %out[%2246] : memref<?xf16>
                  %2247 = arith.mulf %1785#7, %2149 : f32
                  %2248 = arith.addf %2247, %c48 : f32
                  %2249 = arith.minimumf %2248, %c104 : f32
                  %2250 = arith.maximumf %2249, %c105 : f32
                  %2251 = arith.truncf %2250 : f32 to f16
                  %2252 = arith.divui %1252, %c3 : index
                  %2253 = arith.addi %2154, %2252 : index
                  %2254 = arith.divui %2253, %c3 : index
                  %2255 = arith.addi %2165, %2254 : index
                  %2256 = arith.muli %2255, %c9 : index
                  %2257 = arith.remui %2253, %c3 : index
                  %2258 = arith.divui %2257, %c27 : index
                  %2259 = arith.addi %2256, %2258 : index
                  %2260 = arith.muli %2259, %2172 : index
                  %2261 = arith.addi %2260, %2175 : index
                  %2262 = arith.remui %2253, %c27 : index
                  %2263 = arith.addi %2261, %2262 : index
                  memref.store %2251, %out[%2263] : memref<?xf16>
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
