// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 2048 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 4096 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant 64 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 23 : i32
  %c25 = arith.constant 64 : i32
  %c26 = arith.constant 253 : i32
  %c27 = arith.constant 268 : i32
  %c28 = arith.constant 14 : i32
  %c29 = arith.constant 128 : index
  %c30 = arith.constant 256 : index
  %c31 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c33 = arith.constant 1 : i32
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1280 : index
  %c36 = arith.constant 1536 : index
  %c37 = arith.constant 1792 : index
  %c38 = arith.constant 31 : index
  %c39 = arith.constant 16 : i32
  %c40 = arith.constant 0 : i32
  %c41 = arith.constant 8192 : i32
  %c42 = arith.constant 1024 : i32
  %c43 = arith.constant 128 : i32
  %c44 = arith.constant 0xF149F2CA : f32
  %c45 = arith.constant 0x00000000 : f32
  %c46 = arith.constant dense<0x00000000> : vector<8xf32>
  %c47 = arith.constant 31 : i32
  %c48 = arith.constant 32 : i32
  %c49 = arith.constant 192 : index
  %c50 = arith.constant 320 : index
  %c51 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c52 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c53 = arith.constant 0x41000000 : f32
  %c54 = arith.constant 0x40C00000 : f32
  %c55 = arith.constant 255 : i32
  %c56 = arith.constant 2 : i32
  %c57 = arith.constant 16711680 : i32
  %c58 = arith.constant 3 : i32
  %c59 = arith.constant 4 : i32
  %c60 = arith.constant 65280 : i32
  %c61 = arith.constant 5 : i32
  %c62 = arith.constant 6 : i32
  %c63 = arith.constant -16777216 : i32
  %c64 = arith.constant 7 : i32
  %c65 = arith.constant 8 : i32
  %c66 = arith.constant 9 : i32
  %c67 = arith.constant 10 : i32
  %c68 = arith.constant 11 : i32
  %c69 = arith.constant 12 : i32
  %c70 = arith.constant 13 : i32
  %c71 = arith.constant 15 : i32
  %c72 = arith.constant 448 : index
  %outTileRows = wave.param "outTileRows" : index
  %c74 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c75 = arith.constant dense<0xC77FE000> : vector<8xf32>
  %0 = wave.lane
  %1 = arith.remui %0, %c3 : index
  %2 = arith.divui %0, %c3 : index
  %3 = arith.cmpi eq, %2, %c4 : index
  %4 = wave.scratch %c5 : memref<?xf16>
  %5 = wave.scratch %c5 : memref<?xf32>
  %6 = wave.scratch %c6 : memref<?xf32>
  %7 = wave.scratch %c6 : memref<?xi32>
  %8 = wave.scratch %c7 : memref<?xf32>
  %9 = wave.block 0
  %10 = arith.muli %kvHeads, %columnBlocks : index
  %11 = arith.divui %9, %10 : index
  %12 = arith.divui %9, %columnBlocks : index
  %13 = arith.remui %12, %kvHeads : index
  %14 = arith.remui %9, %columnBlocks : index
  %15 = arith.muli %14, %c6 : index
  %16 = arith.muli %9, %c9 : index
  %17 = arith.addi %16, %c5 : index
  %18 = memref.load %step[%c11] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.cmpi slt, %11, %19 : index
  scf.if %20 {
    %21 = arith.muli %11, %c13 : index
    %22 = arith.addi %itemsAt, %21 : index
    %23 = memref.load %step[%22] : memref<?xi32>
    %24 = arith.index_cast %23 : i32 to index
    %25 = arith.addi %22, %c4 : index
    %26 = memref.load %step[%25] : memref<?xi32>
    %27 = arith.index_cast %26 : i32 to index
    %28 = arith.addi %22, %c11 : index
    %29 = memref.load %step[%28] : memref<?xi32>
    %30 = arith.index_cast %29 : i32 to index
    %31 = arith.muli %30, %pagesPerSequence : index
    %32 = arith.addi %blockTablesAt, %31 : index
    %33 = arith.divui %pageBytes, %c13 : index
    %34 = arith.muli %13, %c17 : index
    %35 = arith.muli %1, %c13 : index
    %36 = arith.muli %27, %groupSize : index
    %37 = arith.cmpi slt, %15, %36 : index
    scf.if %37 {
      %38 = arith.addi %15, %1 : index
      %39 = arith.addi %38, %c10 : index
      %40 = arith.subi %36, %c4 : index
      %41 = arith.minsi %39, %40 : index
      %42 = arith.divui %41, %groupSize : index
      %43 = arith.addi %24, %42 : index
      %44 = arith.muli %13, %groupSize : index
      %45 = arith.remui %41, %groupSize : index
      %46 = arith.addi %44, %45 : index
      %47 = arith.addi %1, %c10 : index
      %48 = arith.muli %43, %heads : index
      %49 = arith.addi %48, %46 : index
      %50 = arith.muli %49, %c18 : index
      %51 = arith.muli %2, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.addi %52, %c10 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %52, %c13 : index
      %56 = vector.load %q[%55] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %57 = arith.addi %52, %c3 : index
      %58 = vector.load %q[%57] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %59 = arith.addi %52, %c20 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %52, %c6 : index
      %62 = vector.load %q[%61] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %63 = arith.addi %52, %c21 : index
      %64 = vector.load %q[%63] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %65 = arith.addi %52, %c22 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %52, %c23 : index
      %68 = vector.load %q[%67] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %69 = math.absf %54 : vector<4xf32>
      %70 = math.absf %56 : vector<4xf32>
      %71 = arith.maxnumf %69, %70 fastmath<nnan> : vector<4xf32>
      %72 = math.absf %58 : vector<4xf32>
      %73 = arith.maxnumf %71, %72 fastmath<nnan> : vector<4xf32>
      %74 = math.absf %60 : vector<4xf32>
      %75 = arith.maxnumf %73, %74 fastmath<nnan> : vector<4xf32>
      %76 = math.absf %62 : vector<4xf32>
      %77 = arith.maxnumf %75, %76 fastmath<nnan> : vector<4xf32>
      %78 = math.absf %64 : vector<4xf32>
      %79 = arith.maxnumf %77, %78 fastmath<nnan> : vector<4xf32>
      %80 = math.absf %66 : vector<4xf32>
      %81 = arith.maxnumf %79, %80 fastmath<nnan> : vector<4xf32>
      %82 = math.absf %68 : vector<4xf32>
      %83 = arith.maxnumf %81, %82 fastmath<nnan> : vector<4xf32>
      %84 = vector.extract %83[0] : f32 from vector<4xf32>
      %85 = vector.extract %83[1] : f32 from vector<4xf32>
      %86 = vector.extract %83[2] : f32 from vector<4xf32>
      %87 = vector.extract %83[3] : f32 from vector<4xf32>
      %88 = arith.maxnumf %84, %85 fastmath<nnan> : f32
      %89 = arith.maxnumf %88, %86 fastmath<nnan> : f32
      %90 = arith.maxnumf %89, %87 fastmath<nnan> : f32
      %91 = wave.swap_halves %90 : f32
      %92 = arith.maxnumf %90, %91 fastmath<nnan> : f32
      %93 = arith.bitcast %92 : f32 to i32
      %94 = arith.shrui %93, %c24 : i32
      %95 = arith.maxsi %94, %c25 : i32
      %96 = arith.minsi %95, %c26 : i32
      %97 = arith.subi %c27, %96 : i32
      %98 = arith.shli %97, %c24 : i32
      %99 = arith.bitcast %98 : i32 to f32
      %100 = arith.subi %96, %c28 : i32
      %101 = arith.shli %100, %c24 : i32
      %102 = arith.bitcast %101 : i32 to f32
      %103 = vector.broadcast %99 : f32 to vector<4xf32>
      %104 = arith.muli %1, %c19 : index
      %105 = arith.muli %2, %c29 : index
      %106 = arith.addi %104, %105 : index
      %107 = arith.mulf %54, %103 : vector<4xf32>
      %108 = arith.truncf %107 : vector<4xf32> to vector<4xf16>
      %109 = arith.mulf %56, %103 : vector<4xf32>
      %110 = arith.truncf %109 : vector<4xf32> to vector<4xf16>
      %111 = vector.shuffle %108, %110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %112 = arith.addi %106, %c10 : index
      vector.store %111, %4[%112] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %113 = arith.mulf %58, %103 : vector<4xf32>
      %114 = arith.truncf %113 : vector<4xf32> to vector<4xf16>
      %115 = arith.mulf %60, %103 : vector<4xf32>
      %116 = arith.truncf %115 : vector<4xf32> to vector<4xf16>
      %117 = vector.shuffle %114, %116 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %118 = arith.addi %106, %c30 : index
      vector.store %117, %4[%118] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %119 = arith.mulf %62, %103 : vector<4xf32>
      %120 = arith.truncf %119 : vector<4xf32> to vector<4xf16>
      %121 = arith.mulf %64, %103 : vector<4xf32>
      %122 = arith.truncf %121 : vector<4xf32> to vector<4xf16>
      %123 = vector.shuffle %120, %122 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %124 = arith.addi %106, %c17 : index
      vector.store %123, %4[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.mulf %66, %103 : vector<4xf32>
      %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
      %127 = arith.mulf %68, %103 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %130 = arith.addi %106, %c31 : index
      vector.store %129, %4[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = memref.load %scales[%13] : memref<?xf32>
      %132 = arith.mulf %131, %102 : f32
      memref.store %132, %6[%47] : memref<?xf32>
      %133 = arith.addi %positionsAt, %43 : index
      %134 = memref.load %step[%133] : memref<?xi32>
      %135 = arith.addi %134, %c33 : i32
      memref.store %135, %7[%47] : memref<?xi32>
      %136 = arith.addi %15, %1 : index
      %137 = arith.addi %136, %c3 : index
      %138 = arith.subi %36, %c4 : index
      %139 = arith.minsi %137, %138 : index
      %140 = arith.divui %139, %groupSize : index
      %141 = arith.addi %24, %140 : index
      %142 = arith.muli %13, %groupSize : index
      %143 = arith.remui %139, %groupSize : index
      %144 = arith.addi %142, %143 : index
      %145 = arith.addi %1, %c3 : index
      %146 = arith.muli %141, %heads : index
      %147 = arith.addi %146, %144 : index
      %148 = arith.muli %147, %c18 : index
      %149 = arith.muli %2, %c19 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.addi %150, %c10 : index
      %152 = vector.load %q[%151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %153 = arith.addi %150, %c13 : index
      %154 = vector.load %q[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %155 = arith.addi %150, %c3 : index
      %156 = vector.load %q[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %157 = arith.addi %150, %c20 : index
      %158 = vector.load %q[%157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %159 = arith.addi %150, %c6 : index
      %160 = vector.load %q[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %161 = arith.addi %150, %c21 : index
      %162 = vector.load %q[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %163 = arith.addi %150, %c22 : index
      %164 = vector.load %q[%163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %165 = arith.addi %150, %c23 : index
      %166 = vector.load %q[%165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %167 = math.absf %152 : vector<4xf32>
      %168 = math.absf %154 : vector<4xf32>
      %169 = arith.maxnumf %167, %168 fastmath<nnan> : vector<4xf32>
      %170 = math.absf %156 : vector<4xf32>
      %171 = arith.maxnumf %169, %170 fastmath<nnan> : vector<4xf32>
      %172 = math.absf %158 : vector<4xf32>
      %173 = arith.maxnumf %171, %172 fastmath<nnan> : vector<4xf32>
      %174 = math.absf %160 : vector<4xf32>
      %175 = arith.maxnumf %173, %174 fastmath<nnan> : vector<4xf32>
      %176 = math.absf %162 : vector<4xf32>
      %177 = arith.maxnumf %175, %176 fastmath<nnan> : vector<4xf32>
      %178 = math.absf %164 : vector<4xf32>
      %179 = arith.maxnumf %177, %178 fastmath<nnan> : vector<4xf32>
      %180 = math.absf %166 : vector<4xf32>
      %181 = arith.maxnumf %179, %180 fastmath<nnan> : vector<4xf32>
      %182 = vector.extract %181[0] : f32 from vector<4xf32>
      %183 = vector.extract %181[1] : f32 from vector<4xf32>
      %184 = vector.extract %181[2] : f32 from vector<4xf32>
      %185 = vector.extract %181[3] : f32 from vector<4xf32>
      %186 = arith.maxnumf %182, %183 fastmath<nnan> : f32
      %187 = arith.maxnumf %186, %184 fastmath<nnan> : f32
      %188 = arith.maxnumf %187, %185 fastmath<nnan> : f32
      %189 = wave.swap_halves %188 : f32
      %190 = arith.maxnumf %188, %189 fastmath<nnan> : f32
      %191 = arith.bitcast %190 : f32 to i32
      %192 = arith.shrui %191, %c24 : i32
      %193 = arith.maxsi %192, %c25 : i32
      %194 = arith.minsi %193, %c26 : i32
      %195 = arith.subi %c27, %194 : i32
      %196 = arith.shli %195, %c24 : i32
      %197 = arith.bitcast %196 : i32 to f32
      %198 = arith.subi %194, %c28 : i32
      %199 = arith.shli %198, %c24 : i32
      %200 = arith.bitcast %199 : i32 to f32
      %201 = vector.broadcast %197 : f32 to vector<4xf32>
      %202 = arith.muli %1, %c19 : index
      %203 = arith.muli %2, %c29 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.mulf %152, %201 : vector<4xf32>
      %206 = arith.truncf %205 : vector<4xf32> to vector<4xf16>
      %207 = arith.mulf %154, %201 : vector<4xf32>
      %208 = arith.truncf %207 : vector<4xf32> to vector<4xf16>
      %209 = vector.shuffle %206, %208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %210 = arith.addi %204, %c34 : index
      vector.store %209, %4[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %211 = arith.mulf %156, %201 : vector<4xf32>
      %212 = arith.truncf %211 : vector<4xf32> to vector<4xf16>
      %213 = arith.mulf %158, %201 : vector<4xf32>
      %214 = arith.truncf %213 : vector<4xf32> to vector<4xf16>
      %215 = vector.shuffle %212, %214 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %216 = arith.addi %204, %c35 : index
      vector.store %215, %4[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %217 = arith.mulf %160, %201 : vector<4xf32>
      %218 = arith.truncf %217 : vector<4xf32> to vector<4xf16>
      %219 = arith.mulf %162, %201 : vector<4xf32>
      %220 = arith.truncf %219 : vector<4xf32> to vector<4xf16>
      %221 = vector.shuffle %218, %220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %222 = arith.addi %204, %c36 : index
      vector.store %221, %4[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = arith.mulf %164, %201 : vector<4xf32>
      %224 = arith.truncf %223 : vector<4xf32> to vector<4xf16>
      %225 = arith.mulf %166, %201 : vector<4xf32>
      %226 = arith.truncf %225 : vector<4xf32> to vector<4xf16>
      %227 = vector.shuffle %224, %226 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %228 = arith.addi %204, %c37 : index
      vector.store %227, %4[%228] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = memref.load %scales[%13] : memref<?xf32>
      %230 = arith.mulf %229, %200 : f32
      memref.store %230, %6[%145] : memref<?xf32>
      %231 = arith.addi %positionsAt, %141 : index
      %232 = memref.load %step[%231] : memref<?xi32>
      %233 = arith.addi %232, %c33 : i32
      memref.store %233, %7[%145] : memref<?xi32>
      wave.barrier
      %234 = arith.subi %36, %c4 : index
      %235 = arith.minsi %15, %234 : index
      %236 = arith.divui %235, %groupSize : index
      %237 = arith.addi %24, %236 : index
      %238 = arith.muli %13, %groupSize : index
      %239 = arith.remui %235, %groupSize : index
      %240 = arith.addi %238, %239 : index
      %241 = arith.addi %positionsAt, %237 : index
      %242 = memref.load %step[%241] : memref<?xi32>
      %243 = arith.addi %242, %c33 : i32
      %244 = arith.addi %15, %c38 : index
      %245 = arith.subi %36, %c4 : index
      %246 = arith.minsi %244, %245 : index
      %247 = arith.divui %246, %groupSize : index
      %248 = arith.addi %24, %247 : index
      %249 = arith.muli %13, %groupSize : index
      %250 = arith.remui %246, %groupSize : index
      %251 = arith.addi %249, %250 : index
      %252 = arith.addi %positionsAt, %248 : index
      %253 = memref.load %step[%252] : memref<?xi32>
      %254 = arith.addi %253, %c33 : i32
      %255 = arith.subi %254, %c33 : i32
      %256 = arith.divui %255, %c39 : i32
      %257 = arith.cmpi sle, %254, %c42 : i32
      %258 = arith.cmpi sle, %254, %c41 : i32
      scf.for %259 = %c40 to %254 step %c41 : i32 {
        %260 = arith.addi %259, %c41 : i32
        %261 = arith.minsi %260, %254 : i32
        scf.for %262 = %259 to %261 step %c42 : i32 {
          %263 = arith.addi %262, %c42 : i32
          %264 = arith.minsi %263, %254 : i32
          scf.for %265 = %262 to %264 step %c43 : i32 {
            %266 = arith.addi %265, %c43 : i32
            %267 = arith.minsi %266, %264 : i32
            %268 = arith.subi %267, %265 : i32
            %269 = arith.addi %268, %c47 : i32
            %270 = arith.divui %269, %c48 : i32
            %271 = arith.divui %265, %c39 : i32
            %272 = arith.addi %271, %c40 : i32
            %273 = arith.minsi %272, %256 : i32
            %274 = arith.index_castui %273 : i32 to index
            %275 = arith.addi %32, %274 : index
            %276 = memref.load %step[%275] : memref<?xi32>
            %277 = arith.index_cast %276 : i32 to index
            %278 = arith.muli %277, %33 : index
            %279 = arith.addi %278, %34 : index
            %280 = arith.addi %271, %c33 : i32
            %281 = arith.minsi %280, %256 : i32
            %282 = arith.index_castui %281 : i32 to index
            %283 = arith.addi %32, %282 : index
            %284 = memref.load %step[%283] : memref<?xi32>
            %285 = arith.index_cast %284 : i32 to index
            %286 = arith.muli %285, %33 : index
            %287 = arith.addi %286, %34 : index
            %288 = arith.addi %279, %35 : index
            %289 = arith.addi %288, %c10 : index
            %290 = vector.load %kv[%289] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %291 = arith.addi %287, %35 : index
            %292 = arith.addi %291, %c10 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %294 = arith.addi %279, %35 : index
            %295 = arith.addi %294, %c18 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %297 = arith.addi %287, %35 : index
            %298 = arith.addi %297, %c18 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317:16 = scf.for %300 = %c40 to %270 step %c33 iter_args(%301 = %290, %302 = %293, %303 = %296, %304 = %299, %305 = %c44, %306 = %c45, %307 = %c46, %308 = %c46, %309 = %c46, %310 = %c46, %311 = %c44, %312 = %c45, %313 = %c46, %314 = %c46, %315 = %c46, %316 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %318 = arith.muli %300, %c48 : i32
              %319 = arith.addi %265, %318 : i32
              %320 = arith.addi %319, %c48 : i32
              %321 = arith.divui %319, %c39 : i32
              %322 = arith.addi %321, %c40 : i32
              %323 = arith.minsi %322, %256 : i32
              %324 = arith.index_castui %323 : i32 to index
              %325 = arith.addi %32, %324 : index
              %326 = memref.load %step[%325] : memref<?xi32>
              %327 = arith.index_cast %326 : i32 to index
              %328 = arith.muli %327, %33 : index
              %329 = arith.addi %328, %34 : index
              %330 = arith.addi %321, %c33 : i32
              %331 = arith.minsi %330, %256 : i32
              %332 = arith.index_castui %331 : i32 to index
              %333 = arith.addi %32, %332 : index
              %334 = memref.load %step[%333] : memref<?xi32>
              %335 = arith.index_cast %334 : i32 to index
              %336 = arith.muli %335, %33 : index
              %337 = arith.addi %336, %34 : index
              %338 = arith.divui %320, %c39 : i32
              %339 = arith.addi %338, %c40 : i32
              %340 = arith.minsi %339, %256 : i32
              %341 = arith.index_castui %340 : i32 to index
              %342 = arith.addi %32, %341 : index
              %343 = memref.load %step[%342] : memref<?xi32>
              %344 = arith.index_cast %343 : i32 to index
              %345 = arith.muli %344, %33 : index
              %346 = arith.addi %345, %34 : index
              %347 = arith.addi %338, %c33 : i32
              %348 = arith.minsi %347, %256 : i32
              %349 = arith.index_castui %348 : i32 to index
              %350 = arith.addi %32, %349 : index
              %351 = memref.load %step[%350] : memref<?xi32>
              %352 = arith.index_cast %351 : i32 to index
              %353 = arith.muli %352, %33 : index
              %354 = arith.addi %353, %34 : index
              %355 = wave.opaque %c10 : index
              %356 = arith.muli %1, %c19 : index
              %357 = arith.addi %355, %356 : index
              %358 = arith.addi %329, %35 : index
              %359 = arith.addi %358, %c29 : index
              %360 = vector.load %kv[%359] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %361 = arith.addi %337, %35 : index
              %362 = arith.addi %361, %c29 : index
              %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %364 = vector.bitcast %301 : vector<4xi32> to vector<16xi8>
              %365 = wave.fp8_decode "e5m2" packed %364 : vector<16xi8> -> vector<16xf16>
              %366 = vector.bitcast %302 : vector<4xi32> to vector<16xi8>
              %367 = wave.fp8_decode "e5m2" packed %366 : vector<16xi8> -> vector<16xf16>
              %368 = arith.addi %357, %c10 : index
              %369 = vector.load %4[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %370 = arith.addi %368, %c29 : index
              %371 = vector.load %4[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %373 = wave.mma %365, %372, %c46 : vector<16xf16>, vector<8xf32>
              %374 = wave.mma %367, %372, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %375 = arith.addi %357, %c34 : index
              %376 = vector.load %4[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %377 = arith.addi %375, %c29 : index
              %378 = vector.load %4[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %379 = vector.shuffle %376, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %380 = wave.mma %365, %379, %c46 : vector<16xf16>, vector<8xf32>
              %381 = wave.mma %367, %379, %c46 : vector<16xf16>, vector<8xf32>
              %382 = arith.addi %329, %35 : index
              %383 = arith.addi %382, %c49 : index
              %384 = vector.load %kv[%383] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %385 = arith.addi %337, %35 : index
              %386 = arith.addi %385, %c49 : index
              %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %388 = vector.bitcast %303 : vector<4xi32> to vector<16xi8>
              %389 = wave.fp8_decode "e5m2" packed %388 : vector<16xi8> -> vector<16xf16>
              %390 = vector.bitcast %304 : vector<4xi32> to vector<16xi8>
              %391 = wave.fp8_decode "e5m2" packed %390 : vector<16xi8> -> vector<16xf16>
              %392 = arith.addi %357, %c30 : index
              %393 = vector.load %4[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %394 = arith.addi %392, %c29 : index
              %395 = vector.load %4[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %396 = vector.shuffle %393, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %397 = wave.mma %389, %396, %373 : vector<16xf16>, vector<8xf32>
              %398 = wave.mma %391, %396, %374 : vector<16xf16>, vector<8xf32>
              wave.pin
              %399 = arith.addi %357, %c35 : index
              %400 = vector.load %4[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %401 = arith.addi %399, %c29 : index
              %402 = vector.load %4[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %404 = wave.mma %389, %403, %380 : vector<16xf16>, vector<8xf32>
              %405 = wave.mma %391, %403, %381 : vector<16xf16>, vector<8xf32>
              %406 = arith.addi %329, %35 : index
              %407 = arith.addi %406, %c30 : index
              %408 = vector.load %kv[%407] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %409 = arith.addi %337, %35 : index
              %410 = arith.addi %409, %c30 : index
              %411 = vector.load %kv[%410] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %412 = vector.bitcast %360 : vector<4xi32> to vector<16xi8>
              %413 = wave.fp8_decode "e5m2" packed %412 : vector<16xi8> -> vector<16xf16>
              %414 = vector.bitcast %363 : vector<4xi32> to vector<16xi8>
              %415 = wave.fp8_decode "e5m2" packed %414 : vector<16xi8> -> vector<16xf16>
              %416 = arith.addi %357, %c17 : index
              %417 = vector.load %4[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %418 = arith.addi %416, %c29 : index
              %419 = vector.load %4[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %420 = vector.shuffle %417, %419 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %421 = wave.mma %413, %420, %397 : vector<16xf16>, vector<8xf32>
              %422 = wave.mma %415, %420, %398 : vector<16xf16>, vector<8xf32>
              wave.pin
              %423 = arith.addi %357, %c36 : index
              %424 = vector.load %4[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %425 = arith.addi %423, %c29 : index
              %426 = vector.load %4[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %428 = wave.mma %413, %427, %404 : vector<16xf16>, vector<8xf32>
              %429 = wave.mma %415, %427, %405 : vector<16xf16>, vector<8xf32>
              %430 = arith.addi %329, %35 : index
              %431 = arith.addi %430, %c50 : index
              %432 = vector.load %kv[%431] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %433 = arith.addi %337, %35 : index
              %434 = arith.addi %433, %c50 : index
              %435 = vector.load %kv[%434] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %436 = vector.bitcast %384 : vector<4xi32> to vector<16xi8>
              %437 = wave.fp8_decode "e5m2" packed %436 : vector<16xi8> -> vector<16xf16>
              %438 = vector.bitcast %387 : vector<4xi32> to vector<16xi8>
              %439 = wave.fp8_decode "e5m2" packed %438 : vector<16xi8> -> vector<16xf16>
              %440 = arith.addi %357, %c31 : index
              %441 = vector.load %4[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %442 = arith.addi %440, %c29 : index
              %443 = vector.load %4[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %444 = vector.shuffle %441, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %445 = wave.mma %437, %444, %421 : vector<16xf16>, vector<8xf32>
              %446 = wave.mma %439, %444, %422 : vector<16xf16>, vector<8xf32>
              wave.pin
              %447 = arith.addi %357, %c37 : index
              %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %449 = arith.addi %447, %c29 : index
              %450 = vector.load %4[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %451 = vector.shuffle %448, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %452 = wave.mma %437, %451, %428 : vector<16xf16>, vector<8xf32>
              %453 = wave.mma %439, %451, %429 : vector<16xf16>, vector<8xf32>
              %454 = arith.addi %329, %35 : index
              %455 = arith.addi %454, %c7 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %457 = arith.addi %337, %35 : index
              %458 = arith.addi %457, %c7 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = wave.opaque %445 : vector<8xf32>
              %461 = wave.opaque %446 : vector<8xf32>
              %462 = wave.opaque %452 : vector<8xf32>
              %463 = wave.opaque %453 : vector<8xf32>
              %464 = wave.opaque %320 : i32
              %465 = arith.cmpi sgt, %464, %243 : i32
              %466:2 = scf.if %465 -> (vector<8xf32>, vector<8xf32>) {
                %467 = wave.opaque %c10 : index
                %468 = arith.addi %1, %467 : index
                %469 = memref.load %7[%468] : memref<?xi32>
                %470 = arith.index_cast %2 : index to i32
                %471 = arith.addi %319, %470 : i32
                %472 = arith.subi %469, %471 : i32
                %473 = arith.subi %472, %c40 : i32
                %474 = vector.broadcast %473 : i32 to vector<8xi32>
                %475 = arith.cmpi sgt, %474, %c52 : vector<8xi32>
                %476 = arith.select %475, %460, %c51 : vector<8xi1>, vector<8xf32>
                %477 = arith.subi %472, %c39 : i32
                %478 = vector.broadcast %477 : i32 to vector<8xi32>
                %479 = arith.cmpi sgt, %478, %c52 : vector<8xi32>
                %480 = arith.select %479, %461, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %476, %480 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %460, %461 : vector<8xf32>, vector<8xf32>
              }
              %481 = wave.opaque %c10 : index
              %482 = arith.addi %1, %481 : index
              %483 = memref.load %6[%482] : memref<?xf32>
              %484 = vector.extract %466#0[0] : f32 from vector<8xf32>
              %485 = vector.extract %466#0[1] : f32 from vector<8xf32>
              %486 = vector.extract %466#0[2] : f32 from vector<8xf32>
              %487 = vector.extract %466#0[3] : f32 from vector<8xf32>
              %488 = vector.extract %466#0[4] : f32 from vector<8xf32>
              %489 = vector.extract %466#0[5] : f32 from vector<8xf32>
              %490 = vector.extract %466#0[6] : f32 from vector<8xf32>
              %491 = vector.extract %466#0[7] : f32 from vector<8xf32>
              %492 = vector.extract %466#1[0] : f32 from vector<8xf32>
              %493 = vector.extract %466#1[1] : f32 from vector<8xf32>
              %494 = vector.extract %466#1[2] : f32 from vector<8xf32>
              %495 = vector.extract %466#1[3] : f32 from vector<8xf32>
              %496 = vector.extract %466#1[4] : f32 from vector<8xf32>
              %497 = vector.extract %466#1[5] : f32 from vector<8xf32>
              %498 = vector.extract %466#1[6] : f32 from vector<8xf32>
              %499 = vector.extract %466#1[7] : f32 from vector<8xf32>
              %500 = arith.maxnumf %484, %485 fastmath<nnan> : f32
              %501 = arith.maxnumf %500, %486 fastmath<nnan> : f32
              %502 = arith.maxnumf %501, %487 fastmath<nnan> : f32
              %503 = arith.maxnumf %502, %488 fastmath<nnan> : f32
              %504 = arith.maxnumf %503, %489 fastmath<nnan> : f32
              %505 = arith.maxnumf %504, %490 fastmath<nnan> : f32
              %506 = arith.maxnumf %505, %491 fastmath<nnan> : f32
              %507 = arith.maxnumf %506, %492 fastmath<nnan> : f32
              %508 = arith.maxnumf %507, %493 fastmath<nnan> : f32
              %509 = arith.maxnumf %508, %494 fastmath<nnan> : f32
              %510 = arith.maxnumf %509, %495 fastmath<nnan> : f32
              %511 = arith.maxnumf %510, %496 fastmath<nnan> : f32
              %512 = arith.maxnumf %511, %497 fastmath<nnan> : f32
              %513 = arith.maxnumf %512, %498 fastmath<nnan> : f32
              %514 = arith.maxnumf %513, %499 fastmath<nnan> : f32
              %515 = wave.swap_halves %514 : f32
              %516 = arith.maxnumf %514, %515 fastmath<nnan> : f32
              %517 = arith.mulf %516, %483 : f32
              %518 = arith.addf %305, %c53 : f32
              %519 = arith.cmpf ogt, %517, %518 : f32
              %520:6 = scf.if %519 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %521 = arith.subf %305, %517 : f32
                %522 = wave.exp2 %521 : f32
                %523 = vector.broadcast %522 : f32 to vector<8xf32>
                %524 = arith.mulf %306, %522 : f32
                %525 = arith.mulf %307, %523 : vector<8xf32>
                %526 = arith.mulf %308, %523 : vector<8xf32>
                %527 = arith.mulf %309, %523 : vector<8xf32>
                %528 = arith.mulf %310, %523 : vector<8xf32>
                scf.yield %517, %524, %525, %526, %527, %528 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %305, %306, %307, %308, %309, %310 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %529 = vector.broadcast %483 : f32 to vector<8xf32>
              %530 = arith.subf %c54, %520#0 : f32
              %531 = vector.broadcast %530 : f32 to vector<8xf32>
              %532 = math.fma %466#0, %529, %531 : vector<8xf32>
              %533 = wave.exp2 %532 : vector<8xf32>
              %534 = math.fma %466#1, %529, %531 : vector<8xf32>
              %535 = wave.exp2 %534 : vector<8xf32>
              %536 = arith.truncf %533 : vector<8xf32> to vector<8xf16>
              %537 = vector.bitcast %536 : vector<8xf16> to vector<4xi32>
              %538 = wave.swap_halves %537 : vector<4xi32>
              %539 = arith.select %3, %538, %537 : vector<4xi32>
              %540 = arith.select %3, %537, %538 : vector<4xi32>
              %541 = vector.shuffle %539, %540 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %542 = vector.bitcast %541 : vector<8xi32> to vector<16xf16>
              %543 = arith.truncf %535 : vector<8xf32> to vector<8xf16>
              %544 = vector.bitcast %543 : vector<8xf16> to vector<4xi32>
              %545 = wave.swap_halves %544 : vector<4xi32>
              %546 = arith.select %3, %545, %544 : vector<4xi32>
              %547 = arith.select %3, %544, %545 : vector<4xi32>
              %548 = vector.shuffle %546, %547 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %549 = vector.bitcast %548 : vector<8xi32> to vector<16xf16>
              %550 = arith.addf %533, %535 : vector<8xf32>
              %551 = vector.extract %550[0] : f32 from vector<8xf32>
              %552 = vector.extract %550[1] : f32 from vector<8xf32>
              %553 = vector.extract %550[2] : f32 from vector<8xf32>
              %554 = vector.extract %550[3] : f32 from vector<8xf32>
              %555 = vector.extract %550[4] : f32 from vector<8xf32>
              %556 = vector.extract %550[5] : f32 from vector<8xf32>
              %557 = vector.extract %550[6] : f32 from vector<8xf32>
              %558 = vector.extract %550[7] : f32 from vector<8xf32>
              %559 = arith.addf %551, %555 : f32
              %560 = arith.addf %552, %556 : f32
              %561 = arith.addf %553, %557 : f32
              %562 = arith.addf %554, %558 : f32
              %563 = arith.addf %559, %561 : f32
              %564 = arith.addf %560, %562 : f32
              %565 = arith.addf %563, %564 : f32
              %566 = arith.addf %520#1, %565 : f32
              %567 = wave.opaque %566 : f32
              %568 = wave.opaque %320 : i32
              %569 = arith.cmpi sgt, %568, %243 : i32
              %570:2 = scf.if %569 -> (vector<8xf32>, vector<8xf32>) {
                %571 = wave.opaque %c3 : index
                %572 = arith.addi %1, %571 : index
                %573 = memref.load %7[%572] : memref<?xi32>
                %574 = arith.index_cast %2 : index to i32
                %575 = arith.addi %319, %574 : i32
                %576 = arith.subi %573, %575 : i32
                %577 = arith.subi %576, %c40 : i32
                %578 = vector.broadcast %577 : i32 to vector<8xi32>
                %579 = arith.cmpi sgt, %578, %c52 : vector<8xi32>
                %580 = arith.select %579, %462, %c51 : vector<8xi1>, vector<8xf32>
                %581 = arith.subi %576, %c39 : i32
                %582 = vector.broadcast %581 : i32 to vector<8xi32>
                %583 = arith.cmpi sgt, %582, %c52 : vector<8xi32>
                %584 = arith.select %583, %463, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %580, %584 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %462, %463 : vector<8xf32>, vector<8xf32>
              }
              %585 = wave.opaque %c3 : index
              %586 = arith.addi %1, %585 : index
              %587 = memref.load %6[%586] : memref<?xf32>
              %588 = vector.extract %570#0[0] : f32 from vector<8xf32>
              %589 = vector.extract %570#0[1] : f32 from vector<8xf32>
              %590 = vector.extract %570#0[2] : f32 from vector<8xf32>
              %591 = vector.extract %570#0[3] : f32 from vector<8xf32>
              %592 = vector.extract %570#0[4] : f32 from vector<8xf32>
              %593 = vector.extract %570#0[5] : f32 from vector<8xf32>
              %594 = vector.extract %570#0[6] : f32 from vector<8xf32>
              %595 = vector.extract %570#0[7] : f32 from vector<8xf32>
              %596 = vector.extract %570#1[0] : f32 from vector<8xf32>
              %597 = vector.extract %570#1[1] : f32 from vector<8xf32>
              %598 = vector.extract %570#1[2] : f32 from vector<8xf32>
              %599 = vector.extract %570#1[3] : f32 from vector<8xf32>
              %600 = vector.extract %570#1[4] : f32 from vector<8xf32>
              %601 = vector.extract %570#1[5] : f32 from vector<8xf32>
              %602 = vector.extract %570#1[6] : f32 from vector<8xf32>
              %603 = vector.extract %570#1[7] : f32 from vector<8xf32>
              %604 = arith.maxnumf %588, %589 fastmath<nnan> : f32
              %605 = arith.maxnumf %604, %590 fastmath<nnan> : f32
              %606 = arith.maxnumf %605, %591 fastmath<nnan> : f32
              %607 = arith.maxnumf %606, %592 fastmath<nnan> : f32
              %608 = arith.maxnumf %607, %593 fastmath<nnan> : f32
              %609 = arith.maxnumf %608, %594 fastmath<nnan> : f32
              %610 = arith.maxnumf %609, %595 fastmath<nnan> : f32
              %611 = arith.maxnumf %610, %596 fastmath<nnan> : f32
              %612 = arith.maxnumf %611, %597 fastmath<nnan> : f32
              %613 = arith.maxnumf %612, %598 fastmath<nnan> : f32
              %614 = arith.maxnumf %613, %599 fastmath<nnan> : f32
              %615 = arith.maxnumf %614, %600 fastmath<nnan> : f32
              %616 = arith.maxnumf %615, %601 fastmath<nnan> : f32
              %617 = arith.maxnumf %616, %602 fastmath<nnan> : f32
              %618 = arith.maxnumf %617, %603 fastmath<nnan> : f32
              %619 = wave.swap_halves %618 : f32
              %620 = arith.maxnumf %618, %619 fastmath<nnan> : f32
              %621 = arith.mulf %620, %587 : f32
              %622 = arith.addf %311, %c53 : f32
              %623 = arith.cmpf ogt, %621, %622 : f32
              %624:6 = scf.if %623 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %625 = arith.subf %311, %621 : f32
                %626 = wave.exp2 %625 : f32
                %627 = vector.broadcast %626 : f32 to vector<8xf32>
                %628 = arith.mulf %312, %626 : f32
                %629 = arith.mulf %313, %627 : vector<8xf32>
                %630 = arith.mulf %314, %627 : vector<8xf32>
                %631 = arith.mulf %315, %627 : vector<8xf32>
                %632 = arith.mulf %316, %627 : vector<8xf32>
                scf.yield %621, %628, %629, %630, %631, %632 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %311, %312, %313, %314, %315, %316 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %633 = vector.broadcast %587 : f32 to vector<8xf32>
              %634 = arith.subf %c54, %624#0 : f32
              %635 = vector.broadcast %634 : f32 to vector<8xf32>
              %636 = math.fma %570#0, %633, %635 : vector<8xf32>
              %637 = wave.exp2 %636 : vector<8xf32>
              %638 = math.fma %570#1, %633, %635 : vector<8xf32>
              %639 = wave.exp2 %638 : vector<8xf32>
              %640 = arith.truncf %637 : vector<8xf32> to vector<8xf16>
              %641 = vector.bitcast %640 : vector<8xf16> to vector<4xi32>
              %642 = wave.swap_halves %641 : vector<4xi32>
              %643 = arith.select %3, %642, %641 : vector<4xi32>
              %644 = arith.select %3, %641, %642 : vector<4xi32>
              %645 = vector.shuffle %643, %644 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %646 = vector.bitcast %645 : vector<8xi32> to vector<16xf16>
              %647 = arith.truncf %639 : vector<8xf32> to vector<8xf16>
              %648 = vector.bitcast %647 : vector<8xf16> to vector<4xi32>
              %649 = wave.swap_halves %648 : vector<4xi32>
              %650 = arith.select %3, %649, %648 : vector<4xi32>
              %651 = arith.select %3, %648, %649 : vector<4xi32>
              %652 = vector.shuffle %650, %651 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %653 = vector.bitcast %652 : vector<8xi32> to vector<16xf16>
              %654 = arith.addf %637, %639 : vector<8xf32>
              %655 = vector.extract %654[0] : f32 from vector<8xf32>
              %656 = vector.extract %654[1] : f32 from vector<8xf32>
              %657 = vector.extract %654[2] : f32 from vector<8xf32>
              %658 = vector.extract %654[3] : f32 from vector<8xf32>
              %659 = vector.extract %654[4] : f32 from vector<8xf32>
              %660 = vector.extract %654[5] : f32 from vector<8xf32>
              %661 = vector.extract %654[6] : f32 from vector<8xf32>
              %662 = vector.extract %654[7] : f32 from vector<8xf32>
              %663 = arith.addf %655, %659 : f32
              %664 = arith.addf %656, %660 : f32
              %665 = arith.addf %657, %661 : f32
              %666 = arith.addf %658, %662 : f32
              %667 = arith.addf %663, %665 : f32
              %668 = arith.addf %664, %666 : f32
              %669 = arith.addf %667, %668 : f32
              %670 = arith.addf %624#1, %669 : f32
              %671 = wave.opaque %670 : f32
              %672 = wave.opaque %320 : i32
              %673 = arith.cmpi sgt, %672, %243 : i32
              %674:2 = scf.if %673 -> (vector<4xi32>, vector<4xi32>) {
                %675 = arith.subi %267, %319 : i32
                %676 = arith.subi %675, %c40 : i32
                %677 = arith.minsi %676, %c39 : i32
                %678 = arith.maxsi %677, %c40 : i32
                %679 = arith.cmpi sgt, %678, %c40 : i32
                %680 = arith.select %679, %c55, %c40 : i32
                %681 = arith.ori %c40, %680 : i32
                %682 = arith.cmpi sgt, %678, %c33 : i32
                %683 = arith.select %682, %c55, %c40 : i32
                %684 = arith.ori %c40, %683 : i32
                %685 = arith.cmpi sgt, %678, %c56 : i32
                %686 = arith.select %685, %c57, %c40 : i32
                %687 = arith.ori %681, %686 : i32
                %688 = arith.cmpi sgt, %678, %c58 : i32
                %689 = arith.select %688, %c57, %c40 : i32
                %690 = arith.ori %684, %689 : i32
                %691 = arith.cmpi sgt, %678, %c59 : i32
                %692 = arith.select %691, %c60, %c40 : i32
                %693 = arith.ori %687, %692 : i32
                %694 = arith.cmpi sgt, %678, %c61 : i32
                %695 = arith.select %694, %c60, %c40 : i32
                %696 = arith.ori %690, %695 : i32
                %697 = arith.cmpi sgt, %678, %c62 : i32
                %698 = arith.select %697, %c63, %c40 : i32
                %699 = arith.ori %693, %698 : i32
                %700 = arith.cmpi sgt, %678, %c64 : i32
                %701 = arith.select %700, %c63, %c40 : i32
                %702 = arith.ori %696, %701 : i32
                %703 = arith.cmpi sgt, %678, %c65 : i32
                %704 = arith.select %703, %c55, %c40 : i32
                %705 = arith.ori %c40, %704 : i32
                %706 = arith.cmpi sgt, %678, %c66 : i32
                %707 = arith.select %706, %c55, %c40 : i32
                %708 = arith.ori %c40, %707 : i32
                %709 = arith.cmpi sgt, %678, %c67 : i32
                %710 = arith.select %709, %c57, %c40 : i32
                %711 = arith.ori %705, %710 : i32
                %712 = arith.cmpi sgt, %678, %c68 : i32
                %713 = arith.select %712, %c57, %c40 : i32
                %714 = arith.ori %708, %713 : i32
                %715 = arith.cmpi sgt, %678, %c69 : i32
                %716 = arith.select %715, %c60, %c40 : i32
                %717 = arith.ori %711, %716 : i32
                %718 = arith.cmpi sgt, %678, %c70 : i32
                %719 = arith.select %718, %c60, %c40 : i32
                %720 = arith.ori %714, %719 : i32
                %721 = arith.cmpi sgt, %678, %c28 : i32
                %722 = arith.select %721, %c63, %c40 : i32
                %723 = arith.ori %717, %722 : i32
                %724 = arith.cmpi sgt, %678, %c71 : i32
                %725 = arith.select %724, %c63, %c40 : i32
                %726 = arith.ori %720, %725 : i32
                %727 = vector.from_elements %699, %723, %702, %726 : vector<4xi32>
                %728 = arith.subi %267, %319 : i32
                %729 = arith.subi %728, %c39 : i32
                %730 = arith.minsi %729, %c39 : i32
                %731 = arith.maxsi %730, %c40 : i32
                %732 = arith.cmpi sgt, %731, %c40 : i32
                %733 = arith.select %732, %c55, %c40 : i32
                %734 = arith.ori %c40, %733 : i32
                %735 = arith.cmpi sgt, %731, %c33 : i32
                %736 = arith.select %735, %c55, %c40 : i32
                %737 = arith.ori %c40, %736 : i32
                %738 = arith.cmpi sgt, %731, %c56 : i32
                %739 = arith.select %738, %c57, %c40 : i32
                %740 = arith.ori %734, %739 : i32
                %741 = arith.cmpi sgt, %731, %c58 : i32
                %742 = arith.select %741, %c57, %c40 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %731, %c59 : i32
                %745 = arith.select %744, %c60, %c40 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %731, %c61 : i32
                %748 = arith.select %747, %c60, %c40 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %731, %c62 : i32
                %751 = arith.select %750, %c63, %c40 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %731, %c64 : i32
                %754 = arith.select %753, %c63, %c40 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %731, %c65 : i32
                %757 = arith.select %756, %c55, %c40 : i32
                %758 = arith.ori %c40, %757 : i32
                %759 = arith.cmpi sgt, %731, %c66 : i32
                %760 = arith.select %759, %c55, %c40 : i32
                %761 = arith.ori %c40, %760 : i32
                %762 = arith.cmpi sgt, %731, %c67 : i32
                %763 = arith.select %762, %c57, %c40 : i32
                %764 = arith.ori %758, %763 : i32
                %765 = arith.cmpi sgt, %731, %c68 : i32
                %766 = arith.select %765, %c57, %c40 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %731, %c69 : i32
                %769 = arith.select %768, %c60, %c40 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = arith.cmpi sgt, %731, %c70 : i32
                %772 = arith.select %771, %c60, %c40 : i32
                %773 = arith.ori %767, %772 : i32
                %774 = arith.cmpi sgt, %731, %c28 : i32
                %775 = arith.select %774, %c63, %c40 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %731, %c71 : i32
                %778 = arith.select %777, %c63, %c40 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = vector.from_elements %752, %776, %755, %779 : vector<4xi32>
                %781 = arith.andi %408, %727 : vector<4xi32>
                %782 = arith.andi %411, %780 : vector<4xi32>
                scf.yield %781, %782 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %408, %411 : vector<4xi32>, vector<4xi32>
              }
              %783 = vector.bitcast %674#0 : vector<4xi32> to vector<16xi8>
              %784 = wave.fp8_decode "e5m2" packed %783 : vector<16xi8> -> vector<16xf16>
              %785 = wave.mma %784, %542, %520#2 : vector<16xf16>, vector<8xf32>
              %786 = wave.mma %784, %646, %624#2 : vector<16xf16>, vector<8xf32>
              %787 = vector.bitcast %674#1 : vector<4xi32> to vector<16xi8>
              %788 = wave.fp8_decode "e5m2" packed %787 : vector<16xi8> -> vector<16xf16>
              %789 = wave.mma %788, %549, %785 : vector<16xf16>, vector<8xf32>
              %790 = wave.mma %788, %653, %786 : vector<16xf16>, vector<8xf32>
              %791 = wave.opaque %789 : vector<8xf32>
              %792 = wave.opaque %790 : vector<8xf32>
              %793 = arith.addi %329, %35 : index
              %794 = arith.addi %793, %c72 : index
              %795 = vector.load %kv[%794] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %796 = arith.addi %337, %35 : index
              %797 = arith.addi %796, %c72 : index
              %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %799 = wave.opaque %320 : i32
              %800 = arith.cmpi sgt, %799, %243 : i32
              %801:2 = scf.if %800 -> (vector<4xi32>, vector<4xi32>) {
                %802 = arith.subi %267, %319 : i32
                %803 = arith.subi %802, %c40 : i32
                %804 = arith.minsi %803, %c39 : i32
                %805 = arith.maxsi %804, %c40 : i32
                %806 = arith.cmpi sgt, %805, %c40 : i32
                %807 = arith.select %806, %c55, %c40 : i32
                %808 = arith.ori %c40, %807 : i32
                %809 = arith.cmpi sgt, %805, %c33 : i32
                %810 = arith.select %809, %c55, %c40 : i32
                %811 = arith.ori %c40, %810 : i32
                %812 = arith.cmpi sgt, %805, %c56 : i32
                %813 = arith.select %812, %c57, %c40 : i32
                %814 = arith.ori %808, %813 : i32
                %815 = arith.cmpi sgt, %805, %c58 : i32
                %816 = arith.select %815, %c57, %c40 : i32
                %817 = arith.ori %811, %816 : i32
                %818 = arith.cmpi sgt, %805, %c59 : i32
                %819 = arith.select %818, %c60, %c40 : i32
                %820 = arith.ori %814, %819 : i32
                %821 = arith.cmpi sgt, %805, %c61 : i32
                %822 = arith.select %821, %c60, %c40 : i32
                %823 = arith.ori %817, %822 : i32
                %824 = arith.cmpi sgt, %805, %c62 : i32
                %825 = arith.select %824, %c63, %c40 : i32
                %826 = arith.ori %820, %825 : i32
                %827 = arith.cmpi sgt, %805, %c64 : i32
                %828 = arith.select %827, %c63, %c40 : i32
                %829 = arith.ori %823, %828 : i32
                %830 = arith.cmpi sgt, %805, %c65 : i32
                %831 = arith.select %830, %c55, %c40 : i32
                %832 = arith.ori %c40, %831 : i32
                %833 = arith.cmpi sgt, %805, %c66 : i32
                %834 = arith.select %833, %c55, %c40 : i32
                %835 = arith.ori %c40, %834 : i32
                %836 = arith.cmpi sgt, %805, %c67 : i32
                %837 = arith.select %836, %c57, %c40 : i32
                %838 = arith.ori %832, %837 : i32
                %839 = arith.cmpi sgt, %805, %c68 : i32
                %840 = arith.select %839, %c57, %c40 : i32
                %841 = arith.ori %835, %840 : i32
                %842 = arith.cmpi sgt, %805, %c69 : i32
                %843 = arith.select %842, %c60, %c40 : i32
                %844 = arith.ori %838, %843 : i32
                %845 = arith.cmpi sgt, %805, %c70 : i32
                %846 = arith.select %845, %c60, %c40 : i32
                %847 = arith.ori %841, %846 : i32
                %848 = arith.cmpi sgt, %805, %c28 : i32
                %849 = arith.select %848, %c63, %c40 : i32
                %850 = arith.ori %844, %849 : i32
                %851 = arith.cmpi sgt, %805, %c71 : i32
                %852 = arith.select %851, %c63, %c40 : i32
                %853 = arith.ori %847, %852 : i32
                %854 = vector.from_elements %826, %850, %829, %853 : vector<4xi32>
                %855 = arith.subi %267, %319 : i32
                %856 = arith.subi %855, %c39 : i32
                %857 = arith.minsi %856, %c39 : i32
                %858 = arith.maxsi %857, %c40 : i32
                %859 = arith.cmpi sgt, %858, %c40 : i32
                %860 = arith.select %859, %c55, %c40 : i32
                %861 = arith.ori %c40, %860 : i32
                %862 = arith.cmpi sgt, %858, %c33 : i32
                %863 = arith.select %862, %c55, %c40 : i32
                %864 = arith.ori %c40, %863 : i32
                %865 = arith.cmpi sgt, %858, %c56 : i32
                %866 = arith.select %865, %c57, %c40 : i32
                %867 = arith.ori %861, %866 : i32
                %868 = arith.cmpi sgt, %858, %c58 : i32
                %869 = arith.select %868, %c57, %c40 : i32
                %870 = arith.ori %864, %869 : i32
                %871 = arith.cmpi sgt, %858, %c59 : i32
                %872 = arith.select %871, %c60, %c40 : i32
                %873 = arith.ori %867, %872 : i32
                %874 = arith.cmpi sgt, %858, %c61 : i32
                %875 = arith.select %874, %c60, %c40 : i32
                %876 = arith.ori %870, %875 : i32
                %877 = arith.cmpi sgt, %858, %c62 : i32
                %878 = arith.select %877, %c63, %c40 : i32
                %879 = arith.ori %873, %878 : i32
                %880 = arith.cmpi sgt, %858, %c64 : i32
                %881 = arith.select %880, %c63, %c40 : i32
                %882 = arith.ori %876, %881 : i32
                %883 = arith.cmpi sgt, %858, %c65 : i32
                %884 = arith.select %883, %c55, %c40 : i32
                %885 = arith.ori %c40, %884 : i32
                %886 = arith.cmpi sgt, %858, %c66 : i32
                %887 = arith.select %886, %c55, %c40 : i32
                %888 = arith.ori %c40, %887 : i32
                %889 = arith.cmpi sgt, %858, %c67 : i32
                %890 = arith.select %889, %c57, %c40 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = arith.cmpi sgt, %858, %c68 : i32
                %893 = arith.select %892, %c57, %c40 : i32
                %894 = arith.ori %888, %893 : i32
                %895 = arith.cmpi sgt, %858, %c69 : i32
                %896 = arith.select %895, %c60, %c40 : i32
                %897 = arith.ori %891, %896 : i32
                %898 = arith.cmpi sgt, %858, %c70 : i32
                %899 = arith.select %898, %c60, %c40 : i32
                %900 = arith.ori %894, %899 : i32
                %901 = arith.cmpi sgt, %858, %c28 : i32
                %902 = arith.select %901, %c63, %c40 : i32
                %903 = arith.ori %897, %902 : i32
                %904 = arith.cmpi sgt, %858, %c71 : i32
                %905 = arith.select %904, %c63, %c40 : i32
                %906 = arith.ori %900, %905 : i32
                %907 = vector.from_elements %879, %903, %882, %906 : vector<4xi32>
                %908 = arith.andi %432, %854 : vector<4xi32>
                %909 = arith.andi %435, %907 : vector<4xi32>
                scf.yield %908, %909 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %432, %435 : vector<4xi32>, vector<4xi32>
              }
              %910 = vector.bitcast %801#0 : vector<4xi32> to vector<16xi8>
              %911 = wave.fp8_decode "e5m2" packed %910 : vector<16xi8> -> vector<16xf16>
              %912 = wave.mma %911, %542, %520#3 : vector<16xf16>, vector<8xf32>
              %913 = wave.mma %911, %646, %624#3 : vector<16xf16>, vector<8xf32>
              %914 = vector.bitcast %801#1 : vector<4xi32> to vector<16xi8>
              %915 = wave.fp8_decode "e5m2" packed %914 : vector<16xi8> -> vector<16xf16>
              %916 = wave.mma %915, %549, %912 : vector<16xf16>, vector<8xf32>
              %917 = wave.mma %915, %653, %913 : vector<16xf16>, vector<8xf32>
              %918 = wave.opaque %916 : vector<8xf32>
              %919 = wave.opaque %917 : vector<8xf32>
              wave.pin
              %920 = wave.opaque %320 : i32
              %921 = arith.cmpi sgt, %920, %243 : i32
              %922:2 = scf.if %921 -> (vector<4xi32>, vector<4xi32>) {
                %923 = arith.subi %267, %319 : i32
                %924 = arith.subi %923, %c40 : i32
                %925 = arith.minsi %924, %c39 : i32
                %926 = arith.maxsi %925, %c40 : i32
                %927 = arith.cmpi sgt, %926, %c40 : i32
                %928 = arith.select %927, %c55, %c40 : i32
                %929 = arith.ori %c40, %928 : i32
                %930 = arith.cmpi sgt, %926, %c33 : i32
                %931 = arith.select %930, %c55, %c40 : i32
                %932 = arith.ori %c40, %931 : i32
                %933 = arith.cmpi sgt, %926, %c56 : i32
                %934 = arith.select %933, %c57, %c40 : i32
                %935 = arith.ori %929, %934 : i32
                %936 = arith.cmpi sgt, %926, %c58 : i32
                %937 = arith.select %936, %c57, %c40 : i32
                %938 = arith.ori %932, %937 : i32
                %939 = arith.cmpi sgt, %926, %c59 : i32
                %940 = arith.select %939, %c60, %c40 : i32
                %941 = arith.ori %935, %940 : i32
                %942 = arith.cmpi sgt, %926, %c61 : i32
                %943 = arith.select %942, %c60, %c40 : i32
                %944 = arith.ori %938, %943 : i32
                %945 = arith.cmpi sgt, %926, %c62 : i32
                %946 = arith.select %945, %c63, %c40 : i32
                %947 = arith.ori %941, %946 : i32
                %948 = arith.cmpi sgt, %926, %c64 : i32
                %949 = arith.select %948, %c63, %c40 : i32
                %950 = arith.ori %944, %949 : i32
                %951 = arith.cmpi sgt, %926, %c65 : i32
                %952 = arith.select %951, %c55, %c40 : i32
                %953 = arith.ori %c40, %952 : i32
                %954 = arith.cmpi sgt, %926, %c66 : i32
                %955 = arith.select %954, %c55, %c40 : i32
                %956 = arith.ori %c40, %955 : i32
                %957 = arith.cmpi sgt, %926, %c67 : i32
                %958 = arith.select %957, %c57, %c40 : i32
                %959 = arith.ori %953, %958 : i32
                %960 = arith.cmpi sgt, %926, %c68 : i32
                %961 = arith.select %960, %c57, %c40 : i32
                %962 = arith.ori %956, %961 : i32
                %963 = arith.cmpi sgt, %926, %c69 : i32
                %964 = arith.select %963, %c60, %c40 : i32
                %965 = arith.ori %959, %964 : i32
                %966 = arith.cmpi sgt, %926, %c70 : i32
                %967 = arith.select %966, %c60, %c40 : i32
                %968 = arith.ori %962, %967 : i32
                %969 = arith.cmpi sgt, %926, %c28 : i32
                %970 = arith.select %969, %c63, %c40 : i32
                %971 = arith.ori %965, %970 : i32
                %972 = arith.cmpi sgt, %926, %c71 : i32
                %973 = arith.select %972, %c63, %c40 : i32
                %974 = arith.ori %968, %973 : i32
                %975 = vector.from_elements %947, %971, %950, %974 : vector<4xi32>
                %976 = arith.subi %267, %319 : i32
                %977 = arith.subi %976, %c39 : i32
                %978 = arith.minsi %977, %c39 : i32
                %979 = arith.maxsi %978, %c40 : i32
                %980 = arith.cmpi sgt, %979, %c40 : i32
                %981 = arith.select %980, %c55, %c40 : i32
                %982 = arith.ori %c40, %981 : i32
                %983 = arith.cmpi sgt, %979, %c33 : i32
                %984 = arith.select %983, %c55, %c40 : i32
                %985 = arith.ori %c40, %984 : i32
                %986 = arith.cmpi sgt, %979, %c56 : i32
                %987 = arith.select %986, %c57, %c40 : i32
                %988 = arith.ori %982, %987 : i32
                %989 = arith.cmpi sgt, %979, %c58 : i32
                %990 = arith.select %989, %c57, %c40 : i32
                %991 = arith.ori %985, %990 : i32
                %992 = arith.cmpi sgt, %979, %c59 : i32
                %993 = arith.select %992, %c60, %c40 : i32
                %994 = arith.ori %988, %993 : i32
                %995 = arith.cmpi sgt, %979, %c61 : i32
                %996 = arith.select %995, %c60, %c40 : i32
                %997 = arith.ori %991, %996 : i32
                %998 = arith.cmpi sgt, %979, %c62 : i32
                %999 = arith.select %998, %c63, %c40 : i32
                %1000 = arith.ori %994, %999 : i32
                %1001 = arith.cmpi sgt, %979, %c64 : i32
                %1002 = arith.select %1001, %c63, %c40 : i32
                %1003 = arith.ori %997, %1002 : i32
                %1004 = arith.cmpi sgt, %979, %c65 : i32
                %1005 = arith.select %1004, %c55, %c40 : i32
                %1006 = arith.ori %c40, %1005 : i32
                %1007 = arith.cmpi sgt, %979, %c66 : i32
                %1008 = arith.select %1007, %c55, %c40 : i32
                %1009 = arith.ori %c40, %1008 : i32
                %1010 = arith.cmpi sgt, %979, %c67 : i32
                %1011 = arith.select %1010, %c57, %c40 : i32
                %1012 = arith.ori %1006, %1011 : i32
                %1013 = arith.cmpi sgt, %979, %c68 : i32
                %1014 = arith.select %1013, %c57, %c40 : i32
                %1015 = arith.ori %1009, %1014 : i32
                %1016 = arith.cmpi sgt, %979, %c69 : i32
                %1017 = arith.select %1016, %c60, %c40 : i32
                %1018 = arith.ori %1012, %1017 : i32
                %1019 = arith.cmpi sgt, %979, %c70 : i32
                %1020 = arith.select %1019, %c60, %c40 : i32
                %1021 = arith.ori %1015, %1020 : i32
                %1022 = arith.cmpi sgt, %979, %c28 : i32
                %1023 = arith.select %1022, %c63, %c40 : i32
                %1024 = arith.ori %1018, %1023 : i32
                %1025 = arith.cmpi sgt, %979, %c71 : i32
                %1026 = arith.select %1025, %c63, %c40 : i32
                %1027 = arith.ori %1021, %1026 : i32
                %1028 = vector.from_elements %1000, %1024, %1003, %1027 : vector<4xi32>
                %1029 = arith.andi %456, %975 : vector<4xi32>
                %1030 = arith.andi %459, %1028 : vector<4xi32>
                scf.yield %1029, %1030 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %456, %459 : vector<4xi32>, vector<4xi32>
              }
              %1031 = vector.bitcast %922#0 : vector<4xi32> to vector<16xi8>
              %1032 = wave.fp8_decode "e5m2" packed %1031 : vector<16xi8> -> vector<16xf16>
              %1033 = wave.mma %1032, %542, %520#4 : vector<16xf16>, vector<8xf32>
              %1034 = wave.mma %1032, %646, %624#4 : vector<16xf16>, vector<8xf32>
              %1035 = vector.bitcast %922#1 : vector<4xi32> to vector<16xi8>
              %1036 = wave.fp8_decode "e5m2" packed %1035 : vector<16xi8> -> vector<16xf16>
              %1037 = wave.mma %1036, %549, %1033 : vector<16xf16>, vector<8xf32>
              %1038 = wave.mma %1036, %653, %1034 : vector<16xf16>, vector<8xf32>
              %1039 = wave.opaque %1037 : vector<8xf32>
              %1040 = wave.opaque %1038 : vector<8xf32>
              wave.pin
              %1041 = wave.opaque %320 : i32
              %1042 = arith.cmpi slt, %1041, %267 : i32
              %1043:2 = scf.if %1042 -> (vector<4xi32>, vector<4xi32>) {
                %1044 = arith.addi %346, %35 : index
                %1045 = arith.addi %1044, %c10 : index
                %1046 = vector.load %kv[%1045] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1047 = arith.addi %354, %35 : index
                %1048 = arith.addi %1047, %c10 : index
                %1049 = vector.load %kv[%1048] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1046, %1049 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %922#0, %922#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %1050 = wave.opaque %320 : i32
              %1051 = arith.cmpi sgt, %1050, %243 : i32
              %1052:2 = scf.if %1051 -> (vector<4xi32>, vector<4xi32>) {
                %1053 = arith.subi %267, %319 : i32
                %1054 = arith.subi %1053, %c40 : i32
                %1055 = arith.minsi %1054, %c39 : i32
                %1056 = arith.maxsi %1055, %c40 : i32
                %1057 = arith.cmpi sgt, %1056, %c40 : i32
                %1058 = arith.select %1057, %c55, %c40 : i32
                %1059 = arith.ori %c40, %1058 : i32
                %1060 = arith.cmpi sgt, %1056, %c33 : i32
                %1061 = arith.select %1060, %c55, %c40 : i32
                %1062 = arith.ori %c40, %1061 : i32
                %1063 = arith.cmpi sgt, %1056, %c56 : i32
                %1064 = arith.select %1063, %c57, %c40 : i32
                %1065 = arith.ori %1059, %1064 : i32
                %1066 = arith.cmpi sgt, %1056, %c58 : i32
                %1067 = arith.select %1066, %c57, %c40 : i32
                %1068 = arith.ori %1062, %1067 : i32
                %1069 = arith.cmpi sgt, %1056, %c59 : i32
                %1070 = arith.select %1069, %c60, %c40 : i32
                %1071 = arith.ori %1065, %1070 : i32
                %1072 = arith.cmpi sgt, %1056, %c61 : i32
                %1073 = arith.select %1072, %c60, %c40 : i32
                %1074 = arith.ori %1068, %1073 : i32
                %1075 = arith.cmpi sgt, %1056, %c62 : i32
                %1076 = arith.select %1075, %c63, %c40 : i32
                %1077 = arith.ori %1071, %1076 : i32
                %1078 = arith.cmpi sgt, %1056, %c64 : i32
                %1079 = arith.select %1078, %c63, %c40 : i32
                %1080 = arith.ori %1074, %1079 : i32
                %1081 = arith.cmpi sgt, %1056, %c65 : i32
                %1082 = arith.select %1081, %c55, %c40 : i32
                %1083 = arith.ori %c40, %1082 : i32
                %1084 = arith.cmpi sgt, %1056, %c66 : i32
                %1085 = arith.select %1084, %c55, %c40 : i32
                %1086 = arith.ori %c40, %1085 : i32
                %1087 = arith.cmpi sgt, %1056, %c67 : i32
                %1088 = arith.select %1087, %c57, %c40 : i32
                %1089 = arith.ori %1083, %1088 : i32
                %1090 = arith.cmpi sgt, %1056, %c68 : i32
                %1091 = arith.select %1090, %c57, %c40 : i32
                %1092 = arith.ori %1086, %1091 : i32
                %1093 = arith.cmpi sgt, %1056, %c69 : i32
                %1094 = arith.select %1093, %c60, %c40 : i32
                %1095 = arith.ori %1089, %1094 : i32
                %1096 = arith.cmpi sgt, %1056, %c70 : i32
                %1097 = arith.select %1096, %c60, %c40 : i32
                %1098 = arith.ori %1092, %1097 : i32
                %1099 = arith.cmpi sgt, %1056, %c28 : i32
                %1100 = arith.select %1099, %c63, %c40 : i32
                %1101 = arith.ori %1095, %1100 : i32
                %1102 = arith.cmpi sgt, %1056, %c71 : i32
                %1103 = arith.select %1102, %c63, %c40 : i32
                %1104 = arith.ori %1098, %1103 : i32
                %1105 = vector.from_elements %1077, %1101, %1080, %1104 : vector<4xi32>
                %1106 = arith.subi %267, %319 : i32
                %1107 = arith.subi %1106, %c39 : i32
                %1108 = arith.minsi %1107, %c39 : i32
                %1109 = arith.maxsi %1108, %c40 : i32
                %1110 = arith.cmpi sgt, %1109, %c40 : i32
                %1111 = arith.select %1110, %c55, %c40 : i32
                %1112 = arith.ori %c40, %1111 : i32
                %1113 = arith.cmpi sgt, %1109, %c33 : i32
                %1114 = arith.select %1113, %c55, %c40 : i32
                %1115 = arith.ori %c40, %1114 : i32
                %1116 = arith.cmpi sgt, %1109, %c56 : i32
                %1117 = arith.select %1116, %c57, %c40 : i32
                %1118 = arith.ori %1112, %1117 : i32
                %1119 = arith.cmpi sgt, %1109, %c58 : i32
                %1120 = arith.select %1119, %c57, %c40 : i32
                %1121 = arith.ori %1115, %1120 : i32
                %1122 = arith.cmpi sgt, %1109, %c59 : i32
                %1123 = arith.select %1122, %c60, %c40 : i32
                %1124 = arith.ori %1118, %1123 : i32
                %1125 = arith.cmpi sgt, %1109, %c61 : i32
                %1126 = arith.select %1125, %c60, %c40 : i32
                %1127 = arith.ori %1121, %1126 : i32
                %1128 = arith.cmpi sgt, %1109, %c62 : i32
                %1129 = arith.select %1128, %c63, %c40 : i32
                %1130 = arith.ori %1124, %1129 : i32
                %1131 = arith.cmpi sgt, %1109, %c64 : i32
                %1132 = arith.select %1131, %c63, %c40 : i32
                %1133 = arith.ori %1127, %1132 : i32
                %1134 = arith.cmpi sgt, %1109, %c65 : i32
                %1135 = arith.select %1134, %c55, %c40 : i32
                %1136 = arith.ori %c40, %1135 : i32
                %1137 = arith.cmpi sgt, %1109, %c66 : i32
                %1138 = arith.select %1137, %c55, %c40 : i32
                %1139 = arith.ori %c40, %1138 : i32
                %1140 = arith.cmpi sgt, %1109, %c67 : i32
                %1141 = arith.select %1140, %c57, %c40 : i32
                %1142 = arith.ori %1136, %1141 : i32
                %1143 = arith.cmpi sgt, %1109, %c68 : i32
                %1144 = arith.select %1143, %c57, %c40 : i32
                %1145 = arith.ori %1139, %1144 : i32
                %1146 = arith.cmpi sgt, %1109, %c69 : i32
                %1147 = arith.select %1146, %c60, %c40 : i32
                %1148 = arith.ori %1142, %1147 : i32
                %1149 = arith.cmpi sgt, %1109, %c70 : i32
                %1150 = arith.select %1149, %c60, %c40 : i32
                %1151 = arith.ori %1145, %1150 : i32
                %1152 = arith.cmpi sgt, %1109, %c28 : i32
                %1153 = arith.select %1152, %c63, %c40 : i32
                %1154 = arith.ori %1148, %1153 : i32
                %1155 = arith.cmpi sgt, %1109, %c71 : i32
                %1156 = arith.select %1155, %c63, %c40 : i32
                %1157 = arith.ori %1151, %1156 : i32
                %1158 = vector.from_elements %1130, %1154, %1133, %1157 : vector<4xi32>
                %1159 = arith.andi %795, %1105 : vector<4xi32>
                %1160 = arith.andi %798, %1158 : vector<4xi32>
                scf.yield %1159, %1160 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %795, %798 : vector<4xi32>, vector<4xi32>
              }
              %1161 = vector.bitcast %1052#0 : vector<4xi32> to vector<16xi8>
              %1162 = wave.fp8_decode "e5m2" packed %1161 : vector<16xi8> -> vector<16xf16>
              %1163 = wave.mma %1162, %542, %520#5 : vector<16xf16>, vector<8xf32>
              %1164 = wave.mma %1162, %646, %624#5 : vector<16xf16>, vector<8xf32>
              %1165 = vector.bitcast %1052#1 : vector<4xi32> to vector<16xi8>
              %1166 = wave.fp8_decode "e5m2" packed %1165 : vector<16xi8> -> vector<16xf16>
              %1167 = wave.mma %1166, %549, %1163 : vector<16xf16>, vector<8xf32>
              %1168 = wave.mma %1166, %653, %1164 : vector<16xf16>, vector<8xf32>
              %1169 = wave.opaque %1167 : vector<8xf32>
              %1170 = wave.opaque %1168 : vector<8xf32>
              wave.pin
              %1171 = wave.opaque %320 : i32
              %1172 = arith.cmpi slt, %1171, %267 : i32
              %1173:2 = scf.if %1172 -> (vector<4xi32>, vector<4xi32>) {
                %1174 = arith.addi %346, %35 : index
                %1175 = arith.addi %1174, %c18 : index
                %1176 = vector.load %kv[%1175] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1177 = arith.addi %354, %35 : index
                %1178 = arith.addi %1177, %c18 : index
                %1179 = vector.load %kv[%1178] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1176, %1179 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1052#0, %1052#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1043#0, %1043#1, %1173#0, %1173#1, %520#0, %567, %791, %918, %1039, %1169, %624#0, %671, %792, %919, %1040, %1170 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1180 = wave.opaque %c10 : index
            %1181 = arith.addi %0, %1180 : index
            %1182 = arith.cmpi eq, %265, %262 : i32
            %1183 = wave.swap_halves %317#5 : f32
            %1184 = arith.addf %317#5, %1183 : f32
            %1185 = arith.addi %1181, %c10 : index
            %1186:2 = scf.if %1182 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1187 = arith.addi %1181, %c10 : index
              %1188 = arith.addi %1187, %c10 : index
              %1189 = memref.load %8[%1188] : memref<?xf32>
              %1190 = arith.addi %1187, %c6 : index
              %1191 = memref.load %8[%1190] : memref<?xf32>
              scf.yield %1189, %1191 : f32, f32
            }
            %1192 = arith.maxnumf %1186#0, %317#4 fastmath<nnan> : f32
            %1193 = arith.subf %1186#0, %1192 : f32
            %1194 = wave.exp2 %1193 : f32
            %1195 = arith.subf %317#4, %1192 : f32
            %1196 = wave.exp2 %1195 : f32
            %1197 = arith.mulf %1186#1, %1194 : f32
            %1198 = math.fma %1184, %1196, %1197 : f32
            memref.store %1192, %8[%1185] : memref<?xf32>
            %1199 = arith.addi %1185, %c6 : index
            memref.store %1198, %8[%1199] : memref<?xf32>
            %1200 = vector.broadcast %1194 : f32 to vector<8xf32>
            %1201 = vector.broadcast %1196 : f32 to vector<8xf32>
            scf.if %1182 {
              %1202 = arith.muli %1181, %c13 : index
              %1203 = arith.addi %c10, %1202 : index
              %1204 = arith.addi %1203, %c10 : index
              %1205 = arith.addi %1204, %c10 : index
              %1206 = vector.shuffle %317#6, %317#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1206, %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = vector.shuffle %317#6, %317#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1208 = arith.addi %1205, %c29 : index
              vector.store %1207, %5[%1208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1209 = arith.muli %1181, %c13 : index
              %1210 = arith.addi %c10, %1209 : index
              %1211 = arith.addi %1210, %c10 : index
              %1212 = arith.addi %1211, %c30 : index
              %1213 = vector.shuffle %317#7, %317#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1213, %5[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1214 = vector.shuffle %317#7, %317#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1215 = arith.addi %1212, %c29 : index
              vector.store %1214, %5[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = arith.muli %1181, %c13 : index
              %1217 = arith.addi %c10, %1216 : index
              %1218 = arith.addi %1217, %c10 : index
              %1219 = arith.addi %1218, %c17 : index
              %1220 = vector.shuffle %317#8, %317#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1220, %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %317#8, %317#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1222 = arith.addi %1219, %c29 : index
              vector.store %1221, %5[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1223 = arith.muli %1181, %c13 : index
              %1224 = arith.addi %c10, %1223 : index
              %1225 = arith.addi %1224, %c10 : index
              %1226 = arith.addi %1225, %c31 : index
              %1227 = vector.shuffle %317#9, %317#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1227, %5[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1228 = vector.shuffle %317#9, %317#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1229 = arith.addi %1226, %c29 : index
              vector.store %1228, %5[%1229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1230 = arith.muli %1181, %c13 : index
              %1231 = arith.addi %c10, %1230 : index
              %1232 = arith.addi %1231, %c10 : index
              %1233 = arith.addi %1232, %c10 : index
              %1234 = vector.load %5[%1233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1235 = arith.addi %1233, %c29 : index
              %1236 = vector.load %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = vector.shuffle %1234, %1236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1238 = arith.mulf %1237, %1200 : vector<8xf32>
              %1239 = math.fma %317#6, %1201, %1238 : vector<8xf32>
              %1240 = arith.muli %1181, %c13 : index
              %1241 = arith.addi %c10, %1240 : index
              %1242 = arith.addi %1241, %c10 : index
              %1243 = arith.addi %1242, %c10 : index
              %1244 = vector.shuffle %1239, %1239 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1244, %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = vector.shuffle %1239, %1239 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1246 = arith.addi %1243, %c29 : index
              vector.store %1245, %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = arith.muli %1181, %c13 : index
              %1248 = arith.addi %c10, %1247 : index
              %1249 = arith.addi %1248, %c10 : index
              %1250 = arith.addi %1249, %c30 : index
              %1251 = vector.load %5[%1250] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = arith.addi %1250, %c29 : index
              %1253 = vector.load %5[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1254 = vector.shuffle %1251, %1253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1255 = arith.mulf %1254, %1200 : vector<8xf32>
              %1256 = math.fma %317#7, %1201, %1255 : vector<8xf32>
              %1257 = arith.muli %1181, %c13 : index
              %1258 = arith.addi %c10, %1257 : index
              %1259 = arith.addi %1258, %c10 : index
              %1260 = arith.addi %1259, %c30 : index
              %1261 = vector.shuffle %1256, %1256 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1261, %5[%1260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1262 = vector.shuffle %1256, %1256 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1263 = arith.addi %1260, %c29 : index
              vector.store %1262, %5[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = arith.muli %1181, %c13 : index
              %1265 = arith.addi %c10, %1264 : index
              %1266 = arith.addi %1265, %c10 : index
              %1267 = arith.addi %1266, %c17 : index
              %1268 = vector.load %5[%1267] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1269 = arith.addi %1267, %c29 : index
              %1270 = vector.load %5[%1269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1271 = vector.shuffle %1268, %1270 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1272 = arith.mulf %1271, %1200 : vector<8xf32>
              %1273 = math.fma %317#8, %1201, %1272 : vector<8xf32>
              %1274 = arith.muli %1181, %c13 : index
              %1275 = arith.addi %c10, %1274 : index
              %1276 = arith.addi %1275, %c10 : index
              %1277 = arith.addi %1276, %c17 : index
              %1278 = vector.shuffle %1273, %1273 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1278, %5[%1277] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1279 = vector.shuffle %1273, %1273 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1280 = arith.addi %1277, %c29 : index
              vector.store %1279, %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = arith.muli %1181, %c13 : index
              %1282 = arith.addi %c10, %1281 : index
              %1283 = arith.addi %1282, %c10 : index
              %1284 = arith.addi %1283, %c31 : index
              %1285 = vector.load %5[%1284] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1286 = arith.addi %1284, %c29 : index
              %1287 = vector.load %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1288 = vector.shuffle %1285, %1287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1289 = arith.mulf %1288, %1200 : vector<8xf32>
              %1290 = math.fma %317#9, %1201, %1289 : vector<8xf32>
              %1291 = arith.muli %1181, %c13 : index
              %1292 = arith.addi %c10, %1291 : index
              %1293 = arith.addi %1292, %c10 : index
              %1294 = arith.addi %1293, %c31 : index
              %1295 = vector.shuffle %1290, %1290 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1295, %5[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = vector.shuffle %1290, %1290 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1297 = arith.addi %1294, %c29 : index
              vector.store %1296, %5[%1297] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1298 = wave.swap_halves %317#11 : f32
            %1299 = arith.addf %317#11, %1298 : f32
            %1300 = arith.addi %1181, %c18 : index
            %1301:2 = scf.if %1182 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1302 = arith.addi %1181, %c18 : index
              %1303 = arith.addi %1302, %c10 : index
              %1304 = memref.load %8[%1303] : memref<?xf32>
              %1305 = arith.addi %1302, %c6 : index
              %1306 = memref.load %8[%1305] : memref<?xf32>
              scf.yield %1304, %1306 : f32, f32
            }
            %1307 = arith.maxnumf %1301#0, %317#10 fastmath<nnan> : f32
            %1308 = arith.subf %1301#0, %1307 : f32
            %1309 = wave.exp2 %1308 : f32
            %1310 = arith.subf %317#10, %1307 : f32
            %1311 = wave.exp2 %1310 : f32
            %1312 = arith.mulf %1301#1, %1309 : f32
            %1313 = math.fma %1299, %1311, %1312 : f32
            memref.store %1307, %8[%1300] : memref<?xf32>
            %1314 = arith.addi %1300, %c6 : index
            memref.store %1313, %8[%1314] : memref<?xf32>
            %1315 = vector.broadcast %1309 : f32 to vector<8xf32>
            %1316 = vector.broadcast %1311 : f32 to vector<8xf32>
            scf.if %1182 {
              %1317 = arith.muli %1181, %c13 : index
              %1318 = arith.addi %c10, %1317 : index
              %1319 = arith.addi %1318, %c34 : index
              %1320 = arith.addi %1319, %c10 : index
              %1321 = vector.shuffle %317#12, %317#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1321, %5[%1320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = vector.shuffle %317#12, %317#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1323 = arith.addi %1320, %c29 : index
              vector.store %1322, %5[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = arith.muli %1181, %c13 : index
              %1325 = arith.addi %c10, %1324 : index
              %1326 = arith.addi %1325, %c34 : index
              %1327 = arith.addi %1326, %c30 : index
              %1328 = vector.shuffle %317#13, %317#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1328, %5[%1327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1329 = vector.shuffle %317#13, %317#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1330 = arith.addi %1327, %c29 : index
              vector.store %1329, %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = arith.muli %1181, %c13 : index
              %1332 = arith.addi %c10, %1331 : index
              %1333 = arith.addi %1332, %c34 : index
              %1334 = arith.addi %1333, %c17 : index
              %1335 = vector.shuffle %317#14, %317#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1335, %5[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = vector.shuffle %317#14, %317#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1337 = arith.addi %1334, %c29 : index
              vector.store %1336, %5[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = arith.muli %1181, %c13 : index
              %1339 = arith.addi %c10, %1338 : index
              %1340 = arith.addi %1339, %c34 : index
              %1341 = arith.addi %1340, %c31 : index
              %1342 = vector.shuffle %317#15, %317#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1342, %5[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1343 = vector.shuffle %317#15, %317#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1344 = arith.addi %1341, %c29 : index
              vector.store %1343, %5[%1344] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1345 = arith.muli %1181, %c13 : index
              %1346 = arith.addi %c10, %1345 : index
              %1347 = arith.addi %1346, %c34 : index
              %1348 = arith.addi %1347, %c10 : index
              %1349 = vector.load %5[%1348] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1350 = arith.addi %1348, %c29 : index
              %1351 = vector.load %5[%1350] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1352 = vector.shuffle %1349, %1351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1353 = arith.mulf %1352, %1315 : vector<8xf32>
              %1354 = math.fma %317#12, %1316, %1353 : vector<8xf32>
              %1355 = arith.muli %1181, %c13 : index
              %1356 = arith.addi %c10, %1355 : index
              %1357 = arith.addi %1356, %c34 : index
              %1358 = arith.addi %1357, %c10 : index
              %1359 = vector.shuffle %1354, %1354 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1359, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1360 = vector.shuffle %1354, %1354 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1361 = arith.addi %1358, %c29 : index
              vector.store %1360, %5[%1361] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = arith.muli %1181, %c13 : index
              %1363 = arith.addi %c10, %1362 : index
              %1364 = arith.addi %1363, %c34 : index
              %1365 = arith.addi %1364, %c30 : index
              %1366 = vector.load %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = arith.addi %1365, %c29 : index
              %1368 = vector.load %5[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1369 = vector.shuffle %1366, %1368 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1370 = arith.mulf %1369, %1315 : vector<8xf32>
              %1371 = math.fma %317#13, %1316, %1370 : vector<8xf32>
              %1372 = arith.muli %1181, %c13 : index
              %1373 = arith.addi %c10, %1372 : index
              %1374 = arith.addi %1373, %c34 : index
              %1375 = arith.addi %1374, %c30 : index
              %1376 = vector.shuffle %1371, %1371 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1376, %5[%1375] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1377 = vector.shuffle %1371, %1371 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1378 = arith.addi %1375, %c29 : index
              vector.store %1377, %5[%1378] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1379 = arith.muli %1181, %c13 : index
              %1380 = arith.addi %c10, %1379 : index
              %1381 = arith.addi %1380, %c34 : index
              %1382 = arith.addi %1381, %c17 : index
              %1383 = vector.load %5[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.addi %1382, %c29 : index
              %1385 = vector.load %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1387 = arith.mulf %1386, %1315 : vector<8xf32>
              %1388 = math.fma %317#14, %1316, %1387 : vector<8xf32>
              %1389 = arith.muli %1181, %c13 : index
              %1390 = arith.addi %c10, %1389 : index
              %1391 = arith.addi %1390, %c34 : index
              %1392 = arith.addi %1391, %c17 : index
              %1393 = vector.shuffle %1388, %1388 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1393, %5[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1394 = vector.shuffle %1388, %1388 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1395 = arith.addi %1392, %c29 : index
              vector.store %1394, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1396 = arith.muli %1181, %c13 : index
              %1397 = arith.addi %c10, %1396 : index
              %1398 = arith.addi %1397, %c34 : index
              %1399 = arith.addi %1398, %c31 : index
              %1400 = vector.load %5[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1401 = arith.addi %1399, %c29 : index
              %1402 = vector.load %5[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1403 = vector.shuffle %1400, %1402 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1404 = arith.mulf %1403, %1315 : vector<8xf32>
              %1405 = math.fma %317#15, %1316, %1404 : vector<8xf32>
              %1406 = arith.muli %1181, %c13 : index
              %1407 = arith.addi %c10, %1406 : index
              %1408 = arith.addi %1407, %c34 : index
              %1409 = arith.addi %1408, %c31 : index
              %1410 = vector.shuffle %1405, %1405 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1410, %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = vector.shuffle %1405, %1405 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1412 = arith.addi %1409, %c29 : index
              vector.store %1411, %5[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1413 = arith.cmpi sgt, %254, %c42 : i32
          scf.if %1413 {
            %1414 = arith.cmpi eq, %262, %259 : i32
            %1415 = wave.opaque %c10 : index
            %1416 = arith.addi %0, %1415 : index
            %1417 = arith.addi %1416, %c10 : index
            %1418 = arith.addi %1417, %c10 : index
            %1419 = memref.load %8[%1418] : memref<?xf32>
            %1420 = arith.addi %1417, %c6 : index
            %1421 = memref.load %8[%1420] : memref<?xf32>
            %1422 = arith.addi %1416, %c29 : index
            %1423:2 = scf.if %1414 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1424 = arith.addi %1416, %c29 : index
              %1425 = arith.addi %1424, %c10 : index
              %1426 = memref.load %8[%1425] : memref<?xf32>
              %1427 = arith.addi %1424, %c6 : index
              %1428 = memref.load %8[%1427] : memref<?xf32>
              scf.yield %1426, %1428 : f32, f32
            }
            %1429 = arith.maxnumf %1423#0, %1419 fastmath<nnan> : f32
            %1430 = arith.subf %1423#0, %1429 : f32
            %1431 = wave.exp2 %1430 : f32
            %1432 = arith.subf %1419, %1429 : f32
            %1433 = wave.exp2 %1432 : f32
            %1434 = arith.mulf %1423#1, %1431 : f32
            %1435 = math.fma %1421, %1433, %1434 : f32
            memref.store %1429, %8[%1422] : memref<?xf32>
            %1436 = arith.addi %1422, %c6 : index
            memref.store %1435, %8[%1436] : memref<?xf32>
            %1437 = vector.broadcast %1431 : f32 to vector<8xf32>
            %1438 = vector.broadcast %1433 : f32 to vector<8xf32>
            scf.for %1439 = %c10 to %c13 step %c4 {
              %1440 = arith.muli %1416, %c13 : index
              %1441 = arith.addi %c10, %1440 : index
              %1442 = arith.addi %1441, %c10 : index
              %1443 = arith.muli %1439, %c30 : index
              %1444 = arith.addi %1442, %1443 : index
              %1445 = vector.load %5[%1444] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1446 = arith.addi %1444, %c29 : index
              %1447 = vector.load %5[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1448 = vector.shuffle %1445, %1447 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1414 {
                %1449 = arith.muli %1416, %c13 : index
                %1450 = arith.addi %16, %1449 : index
                %1451 = arith.addi %1450, %c10 : index
                %1452 = arith.muli %1439, %c30 : index
                %1453 = arith.addi %1451, %1452 : index
                %1454 = vector.shuffle %1448, %1448 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1454, %partial[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1455 = vector.shuffle %1448, %1448 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1456 = arith.addi %1453, %c29 : index
                vector.store %1455, %partial[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1457 = arith.muli %1416, %c13 : index
                %1458 = arith.addi %16, %1457 : index
                %1459 = arith.addi %1458, %c10 : index
                %1460 = arith.muli %1439, %c30 : index
                %1461 = arith.addi %1459, %1460 : index
                %1462 = vector.load %partial[%1461] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1463 = arith.addi %1461, %c29 : index
                %1464 = vector.load %partial[%1463] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1465 = vector.shuffle %1462, %1464 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1466 = arith.mulf %1465, %1437 : vector<8xf32>
                %1467 = math.fma %1448, %1438, %1466 : vector<8xf32>
                %1468 = arith.muli %1416, %c13 : index
                %1469 = arith.addi %16, %1468 : index
                %1470 = arith.addi %1469, %c10 : index
                %1471 = arith.muli %1439, %c30 : index
                %1472 = arith.addi %1470, %1471 : index
                %1473 = vector.shuffle %1467, %1467 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1473, %partial[%1472] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1474 = vector.shuffle %1467, %1467 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1475 = arith.addi %1472, %c29 : index
                vector.store %1474, %partial[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1476 = arith.addi %1416, %c18 : index
            %1477 = arith.addi %1476, %c10 : index
            %1478 = memref.load %8[%1477] : memref<?xf32>
            %1479 = arith.addi %1476, %c6 : index
            %1480 = memref.load %8[%1479] : memref<?xf32>
            %1481 = arith.addi %1416, %c49 : index
            %1482:2 = scf.if %1414 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1483 = arith.addi %1416, %c49 : index
              %1484 = arith.addi %1483, %c10 : index
              %1485 = memref.load %8[%1484] : memref<?xf32>
              %1486 = arith.addi %1483, %c6 : index
              %1487 = memref.load %8[%1486] : memref<?xf32>
              scf.yield %1485, %1487 : f32, f32
            }
            %1488 = arith.maxnumf %1482#0, %1478 fastmath<nnan> : f32
            %1489 = arith.subf %1482#0, %1488 : f32
            %1490 = wave.exp2 %1489 : f32
            %1491 = arith.subf %1478, %1488 : f32
            %1492 = wave.exp2 %1491 : f32
            %1493 = arith.mulf %1482#1, %1490 : f32
            %1494 = math.fma %1480, %1492, %1493 : f32
            memref.store %1488, %8[%1481] : memref<?xf32>
            %1495 = arith.addi %1481, %c6 : index
            memref.store %1494, %8[%1495] : memref<?xf32>
            %1496 = vector.broadcast %1490 : f32 to vector<8xf32>
            %1497 = vector.broadcast %1492 : f32 to vector<8xf32>
            scf.for %1498 = %c10 to %c13 step %c4 {
              %1499 = arith.muli %1416, %c13 : index
              %1500 = arith.addi %c10, %1499 : index
              %1501 = arith.addi %1500, %c34 : index
              %1502 = arith.muli %1498, %c30 : index
              %1503 = arith.addi %1501, %1502 : index
              %1504 = vector.load %5[%1503] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1505 = arith.addi %1503, %c29 : index
              %1506 = vector.load %5[%1505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1507 = vector.shuffle %1504, %1506 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1414 {
                %1508 = arith.muli %1416, %c13 : index
                %1509 = arith.addi %16, %1508 : index
                %1510 = arith.addi %1509, %c34 : index
                %1511 = arith.muli %1498, %c30 : index
                %1512 = arith.addi %1510, %1511 : index
                %1513 = vector.shuffle %1507, %1507 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1513, %partial[%1512] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1514 = vector.shuffle %1507, %1507 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1515 = arith.addi %1512, %c29 : index
                vector.store %1514, %partial[%1515] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1516 = arith.muli %1416, %c13 : index
                %1517 = arith.addi %16, %1516 : index
                %1518 = arith.addi %1517, %c34 : index
                %1519 = arith.muli %1498, %c30 : index
                %1520 = arith.addi %1518, %1519 : index
                %1521 = vector.load %partial[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1522 = arith.addi %1520, %c29 : index
                %1523 = vector.load %partial[%1522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1524 = vector.shuffle %1521, %1523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1525 = arith.mulf %1524, %1496 : vector<8xf32>
                %1526 = math.fma %1507, %1497, %1525 : vector<8xf32>
                %1527 = arith.muli %1416, %c13 : index
                %1528 = arith.addi %16, %1527 : index
                %1529 = arith.addi %1528, %c34 : index
                %1530 = arith.muli %1498, %c30 : index
                %1531 = arith.addi %1529, %1530 : index
                %1532 = vector.shuffle %1526, %1526 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1532, %partial[%1531] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1533 = vector.shuffle %1526, %1526 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1534 = arith.addi %1531, %c29 : index
                vector.store %1533, %partial[%1534] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1535 = arith.cmpi sgt, %254, %c41 : i32
        scf.if %1535 {
          %1536 = arith.cmpi eq, %259, %c40 : i32
          %1537 = wave.opaque %c10 : index
          %1538 = arith.addi %0, %1537 : index
          %1539 = arith.addi %1538, %c29 : index
          %1540 = arith.addi %1539, %c10 : index
          %1541 = memref.load %8[%1540] : memref<?xf32>
          %1542 = arith.addi %1539, %c6 : index
          %1543 = memref.load %8[%1542] : memref<?xf32>
          %1544 = arith.addi %1538, %c30 : index
          %1545:2 = scf.if %1536 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1546 = arith.addi %1538, %c30 : index
            %1547 = arith.addi %1546, %c10 : index
            %1548 = memref.load %8[%1547] : memref<?xf32>
            %1549 = arith.addi %1546, %c6 : index
            %1550 = memref.load %8[%1549] : memref<?xf32>
            scf.yield %1548, %1550 : f32, f32
          }
          %1551 = arith.maxnumf %1545#0, %1541 fastmath<nnan> : f32
          %1552 = arith.subf %1545#0, %1551 : f32
          %1553 = wave.exp2 %1552 : f32
          %1554 = arith.subf %1541, %1551 : f32
          %1555 = wave.exp2 %1554 : f32
          %1556 = arith.mulf %1545#1, %1553 : f32
          %1557 = math.fma %1543, %1555, %1556 : f32
          memref.store %1551, %8[%1544] : memref<?xf32>
          %1558 = arith.addi %1544, %c6 : index
          memref.store %1557, %8[%1558] : memref<?xf32>
          %1559 = vector.broadcast %1553 : f32 to vector<8xf32>
          %1560 = vector.broadcast %1555 : f32 to vector<8xf32>
          scf.for %1561 = %c10 to %c13 step %c4 {
            %1562 = arith.muli %1538, %c13 : index
            %1563 = arith.addi %16, %1562 : index
            %1564 = arith.addi %1563, %c10 : index
            %1565 = arith.muli %1561, %c30 : index
            %1566 = arith.addi %1564, %1565 : index
            %1567 = vector.load %partial[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1568 = arith.addi %1566, %c29 : index
            %1569 = vector.load %partial[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1570 = vector.shuffle %1567, %1569 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1536 {
              %1571 = arith.muli %1538, %c13 : index
              %1572 = arith.addi %17, %1571 : index
              %1573 = arith.addi %1572, %c10 : index
              %1574 = arith.muli %1561, %c30 : index
              %1575 = arith.addi %1573, %1574 : index
              %1576 = vector.shuffle %1570, %1570 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1576, %partial[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1577 = vector.shuffle %1570, %1570 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1578 = arith.addi %1575, %c29 : index
              vector.store %1577, %partial[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1579 = arith.muli %1538, %c13 : index
              %1580 = arith.addi %17, %1579 : index
              %1581 = arith.addi %1580, %c10 : index
              %1582 = arith.muli %1561, %c30 : index
              %1583 = arith.addi %1581, %1582 : index
              %1584 = vector.load %partial[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = arith.addi %1583, %c29 : index
              %1586 = vector.load %partial[%1585] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1587 = vector.shuffle %1584, %1586 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1588 = arith.mulf %1587, %1559 : vector<8xf32>
              %1589 = math.fma %1570, %1560, %1588 : vector<8xf32>
              %1590 = arith.muli %1538, %c13 : index
              %1591 = arith.addi %17, %1590 : index
              %1592 = arith.addi %1591, %c10 : index
              %1593 = arith.muli %1561, %c30 : index
              %1594 = arith.addi %1592, %1593 : index
              %1595 = vector.shuffle %1589, %1589 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1595, %partial[%1594] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1596 = vector.shuffle %1589, %1589 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1597 = arith.addi %1594, %c29 : index
              vector.store %1596, %partial[%1597] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1598 = arith.addi %1538, %c49 : index
          %1599 = arith.addi %1598, %c10 : index
          %1600 = memref.load %8[%1599] : memref<?xf32>
          %1601 = arith.addi %1598, %c6 : index
          %1602 = memref.load %8[%1601] : memref<?xf32>
          %1603 = arith.addi %1538, %c50 : index
          %1604:2 = scf.if %1536 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1605 = arith.addi %1538, %c50 : index
            %1606 = arith.addi %1605, %c10 : index
            %1607 = memref.load %8[%1606] : memref<?xf32>
            %1608 = arith.addi %1605, %c6 : index
            %1609 = memref.load %8[%1608] : memref<?xf32>
            scf.yield %1607, %1609 : f32, f32
          }
          %1610 = arith.maxnumf %1604#0, %1600 fastmath<nnan> : f32
          %1611 = arith.subf %1604#0, %1610 : f32
          %1612 = wave.exp2 %1611 : f32
          %1613 = arith.subf %1600, %1610 : f32
          %1614 = wave.exp2 %1613 : f32
          %1615 = arith.mulf %1604#1, %1612 : f32
          %1616 = math.fma %1602, %1614, %1615 : f32
          memref.store %1610, %8[%1603] : memref<?xf32>
          %1617 = arith.addi %1603, %c6 : index
          memref.store %1616, %8[%1617] : memref<?xf32>
          %1618 = vector.broadcast %1612 : f32 to vector<8xf32>
          %1619 = vector.broadcast %1614 : f32 to vector<8xf32>
          scf.for %1620 = %c10 to %c13 step %c4 {
            %1621 = arith.muli %1538, %c13 : index
            %1622 = arith.addi %16, %1621 : index
            %1623 = arith.addi %1622, %c34 : index
            %1624 = arith.muli %1620, %c30 : index
            %1625 = arith.addi %1623, %1624 : index
            %1626 = vector.load %partial[%1625] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1627 = arith.addi %1625, %c29 : index
            %1628 = vector.load %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1629 = vector.shuffle %1626, %1628 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1536 {
              %1630 = arith.muli %1538, %c13 : index
              %1631 = arith.addi %17, %1630 : index
              %1632 = arith.addi %1631, %c34 : index
              %1633 = arith.muli %1620, %c30 : index
              %1634 = arith.addi %1632, %1633 : index
              %1635 = vector.shuffle %1629, %1629 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1635, %partial[%1634] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1636 = vector.shuffle %1629, %1629 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1637 = arith.addi %1634, %c29 : index
              vector.store %1636, %partial[%1637] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1638 = arith.muli %1538, %c13 : index
              %1639 = arith.addi %17, %1638 : index
              %1640 = arith.addi %1639, %c34 : index
              %1641 = arith.muli %1620, %c30 : index
              %1642 = arith.addi %1640, %1641 : index
              %1643 = vector.load %partial[%1642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1644 = arith.addi %1642, %c29 : index
              %1645 = vector.load %partial[%1644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1646 = vector.shuffle %1643, %1645 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1647 = arith.mulf %1646, %1618 : vector<8xf32>
              %1648 = math.fma %1629, %1619, %1647 : vector<8xf32>
              %1649 = arith.muli %1538, %c13 : index
              %1650 = arith.addi %17, %1649 : index
              %1651 = arith.addi %1650, %c34 : index
              %1652 = arith.muli %1620, %c30 : index
              %1653 = arith.addi %1651, %1652 : index
              %1654 = vector.shuffle %1648, %1648 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1654, %partial[%1653] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1655 = vector.shuffle %1648, %1648 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1656 = arith.addi %1653, %c29 : index
              vector.store %1655, %partial[%1656] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1657 = wave.opaque %c10 : index
      %1658 = arith.addi %0, %1657 : index
      scf.if %257 {
        %1659 = arith.addi %kvHeads, %13 : index
        %1660 = memref.load %scales[%1659] : memref<?xf32>
        %1661 = arith.addi %1658, %c10 : index
        %1662 = arith.addi %1661, %c10 : index
        %1663 = memref.load %8[%1662] : memref<?xf32>
        %1664 = arith.addi %1661, %c6 : index
        %1665 = memref.load %8[%1664] : memref<?xf32>
        %1666 = arith.divf %1660, %1665 : f32
        %1667 = vector.broadcast %1666 : f32 to vector<8xf32>
        %1668 = arith.addi %15, %1657 : index
        %1669 = arith.addi %1668, %1 : index
        %1670 = arith.addi %1669, %c10 : index
        %1671 = arith.subi %36, %c4 : index
        %1672 = arith.minsi %1670, %1671 : index
        %1673 = arith.divui %1672, %groupSize : index
        %1674 = arith.addi %24, %1673 : index
        %1675 = arith.muli %13, %groupSize : index
        %1676 = arith.remui %1672, %groupSize : index
        %1677 = arith.addi %1675, %1676 : index
        %1678 = arith.muli %1677, %c18 : index
        %1679 = arith.muli %2, %c19 : index
        %1680 = arith.addi %1678, %1679 : index
        %1681 = arith.muli %heads, %c18 : index
        scf.for %1682 = %c10 to %c13 step %c4 {
          %1683 = arith.muli %1658, %c13 : index
          %1684 = arith.addi %c10, %1683 : index
          %1685 = arith.addi %1684, %c10 : index
          %1686 = arith.muli %1682, %c30 : index
          %1687 = arith.addi %1685, %1686 : index
          %1688 = vector.load %5[%1687] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1689 = arith.addi %1687, %c29 : index
          %1690 = vector.load %5[%1689] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1691 = vector.shuffle %1688, %1690 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1692 = arith.mulf %1691, %1667 : vector<8xf32>
          %1693 = arith.addf %1692, %c46 : vector<8xf32>
          %1694 = arith.minimumf %1693, %c74 : vector<8xf32>
          %1695 = arith.maximumf %1694, %c75 : vector<8xf32>
          %1696 = arith.truncf %1695 : vector<8xf32> to vector<8xf16>
          %1697 = vector.bitcast %1696 : vector<8xf16> to vector<4xi32>
          %1698 = vector.shuffle %1697, %1697 [0, 1] : vector<4xi32>, vector<4xi32>
          %1699 = vector.shuffle %1697, %1697 [2, 3] : vector<4xi32>, vector<4xi32>
          %1700 = arith.select %3, %1699, %1698 : vector<2xi32>
          %1701 = arith.select %3, %1698, %1699 : vector<2xi32>
          %1702 = wave.swap_halves %1701 : vector<2xi32>
          %1703 = arith.select %3, %1702, %1700 : vector<2xi32>
          %1704 = arith.select %3, %1700, %1702 : vector<2xi32>
          %1705 = vector.bitcast %1703 : vector<2xi32> to vector<4xf16>
          %1706 = vector.bitcast %1704 : vector<2xi32> to vector<4xf16>
          %1707 = vector.shuffle %1705, %1706 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1708 = arith.muli %1682, %c3 : index
          %1709 = arith.addi %1680, %1708 : index
          %1710 = arith.divui %1674, %outTileRows : index
          %1711 = arith.divui %1681, %c3 : index
          %1712 = arith.muli %1710, %1711 : index
          %1713 = arith.divui %1709, %c3 : index
          %1714 = arith.addi %1712, %1713 : index
          %1715 = arith.muli %1714, %c11 : index
          %1716 = arith.remui %1709, %c3 : index
          %1717 = arith.divui %1716, %c19 : index
          %1718 = arith.addi %1715, %1717 : index
          %1719 = arith.muli %outTileRows, %c19 : index
          %1720 = arith.muli %1718, %1719 : index
          %1721 = arith.remui %1674, %outTileRows : index
          %1722 = arith.muli %1721, %c19 : index
          %1723 = arith.addi %1720, %1722 : index
          %1724 = arith.remui %1709, %c19 : index
          %1725 = arith.addi %1723, %1724 : index
          %1726 = arith.cmpi slt, %1670, %36 : index
          scf.if %1726 {
            vector.store %1707, %out[%1725] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1727 = arith.addi %1658, %c18 : index
        %1728 = arith.addi %1727, %c10 : index
        %1729 = memref.load %8[%1728] : memref<?xf32>
        %1730 = arith.addi %1727, %c6 : index
        %1731 = memref.load %8[%1730] : memref<?xf32>
        %1732 = arith.divf %1660, %1731 : f32
        %1733 = vector.broadcast %1732 : f32 to vector<8xf32>
        %1734 = arith.addi %15, %1657 : index
        %1735 = arith.addi %1734, %1 : index
        %1736 = arith.addi %1735, %c3 : index
        %1737 = arith.subi %36, %c4 : index
        %1738 = arith.minsi %1736, %1737 : index
        %1739 = arith.divui %1738, %groupSize : index
        %1740 = arith.addi %24, %1739 : index
        %1741 = arith.muli %13, %groupSize : index
        %1742 = arith.remui %1738, %groupSize : index
        %1743 = arith.addi %1741, %1742 : index
        %1744 = arith.muli %1743, %c18 : index
        %1745 = arith.muli %2, %c19 : index
        %1746 = arith.addi %1744, %1745 : index
        %1747 = arith.muli %heads, %c18 : index
        scf.for %1748 = %c10 to %c13 step %c4 {
          %1749 = arith.muli %1658, %c13 : index
          %1750 = arith.addi %c10, %1749 : index
          %1751 = arith.addi %1750, %c34 : index
          %1752 = arith.muli %1748, %c30 : index
          %1753 = arith.addi %1751, %1752 : index
          %1754 = vector.load %5[%1753] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1755 = arith.addi %1753, %c29 : index
          %1756 = vector.load %5[%1755] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1757 = vector.shuffle %1754, %1756 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1758 = arith.mulf %1757, %1733 : vector<8xf32>
          %1759 = arith.addf %1758, %c46 : vector<8xf32>
          %1760 = arith.minimumf %1759, %c74 : vector<8xf32>
          %1761 = arith.maximumf %1760, %c75 : vector<8xf32>
          %1762 = arith.truncf %1761 : vector<8xf32> to vector<8xf16>
          %1763 = vector.bitcast %1762 : vector<8xf16> to vector<4xi32>
          %1764 = vector.shuffle %1763, %1763 [0, 1] : vector<4xi32>, vector<4xi32>
          %1765 = vector.shuffle %1763, %1763 [2, 3] : vector<4xi32>, vector<4xi32>
          %1766 = arith.select %3, %1765, %1764 : vector<2xi32>
          %1767 = arith.select %3, %1764, %1765 : vector<2xi32>
          %1768 = wave.swap_halves %1767 : vector<2xi32>
          %1769 = arith.select %3, %1768, %1766 : vector<2xi32>
          %1770 = arith.select %3, %1766, %1768 : vector<2xi32>
          %1771 = vector.bitcast %1769 : vector<2xi32> to vector<4xf16>
          %1772 = vector.bitcast %1770 : vector<2xi32> to vector<4xf16>
          %1773 = vector.shuffle %1771, %1772 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1774 = arith.muli %1748, %c3 : index
          %1775 = arith.addi %1746, %1774 : index
          %1776 = arith.divui %1740, %outTileRows : index
          %1777 = arith.divui %1747, %c3 : index
          %1778 = arith.muli %1776, %1777 : index
          %1779 = arith.divui %1775, %c3 : index
          %1780 = arith.addi %1778, %1779 : index
          %1781 = arith.muli %1780, %c11 : index
          %1782 = arith.remui %1775, %c3 : index
          %1783 = arith.divui %1782, %c19 : index
          %1784 = arith.addi %1781, %1783 : index
          %1785 = arith.muli %outTileRows, %c19 : index
          %1786 = arith.muli %1784, %1785 : index
          %1787 = arith.remui %1740, %outTileRows : index
          %1788 = arith.muli %1787, %c19 : index
          %1789 = arith.addi %1786, %1788 : index
          %1790 = arith.remui %1775, %c19 : index
          %1791 = arith.addi %1789, %1790 : index
          %1792 = arith.cmpi slt, %1736, %36 : index
          scf.if %1792 {
            vector.store %1773, %out[%1791] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %258 {
          %1793 = arith.addi %kvHeads, %13 : index
          %1794 = memref.load %scales[%1793] : memref<?xf32>
          %1795 = arith.addi %1658, %c29 : index
          %1796 = arith.addi %1795, %c10 : index
          %1797 = memref.load %8[%1796] : memref<?xf32>
          %1798 = arith.addi %1795, %c6 : index
          %1799 = memref.load %8[%1798] : memref<?xf32>
          %1800 = arith.divf %1794, %1799 : f32
          %1801 = vector.broadcast %1800 : f32 to vector<8xf32>
          %1802 = arith.addi %15, %1657 : index
          %1803 = arith.addi %1802, %1 : index
          %1804 = arith.addi %1803, %c10 : index
          %1805 = arith.subi %36, %c4 : index
          %1806 = arith.minsi %1804, %1805 : index
          %1807 = arith.divui %1806, %groupSize : index
          %1808 = arith.addi %24, %1807 : index
          %1809 = arith.muli %13, %groupSize : index
          %1810 = arith.remui %1806, %groupSize : index
          %1811 = arith.addi %1809, %1810 : index
          %1812 = arith.muli %1811, %c18 : index
          %1813 = arith.muli %2, %c19 : index
          %1814 = arith.addi %1812, %1813 : index
          %1815 = arith.muli %heads, %c18 : index
          scf.for %1816 = %c10 to %c13 step %c4 {
            %1817 = arith.muli %1658, %c13 : index
            %1818 = arith.addi %16, %1817 : index
            %1819 = arith.addi %1818, %c10 : index
            %1820 = arith.muli %1816, %c30 : index
            %1821 = arith.addi %1819, %1820 : index
            %1822 = vector.load %partial[%1821] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1823 = arith.addi %1821, %c29 : index
            %1824 = vector.load %partial[%1823] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1825 = vector.shuffle %1822, %1824 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1826 = arith.mulf %1825, %1801 : vector<8xf32>
            %1827 = arith.addf %1826, %c46 : vector<8xf32>
            %1828 = arith.minimumf %1827, %c74 : vector<8xf32>
            %1829 = arith.maximumf %1828, %c75 : vector<8xf32>
            %1830 = arith.truncf %1829 : vector<8xf32> to vector<8xf16>
            %1831 = vector.bitcast %1830 : vector<8xf16> to vector<4xi32>
            %1832 = vector.shuffle %1831, %1831 [0, 1] : vector<4xi32>, vector<4xi32>
            %1833 = vector.shuffle %1831, %1831 [2, 3] : vector<4xi32>, vector<4xi32>
            %1834 = arith.select %3, %1833, %1832 : vector<2xi32>
            %1835 = arith.select %3, %1832, %1833 : vector<2xi32>
            %1836 = wave.swap_halves %1835 : vector<2xi32>
            %1837 = arith.select %3, %1836, %1834 : vector<2xi32>
            %1838 = arith.select %3, %1834, %1836 : vector<2xi32>
            %1839 = vector.bitcast %1837 : vector<2xi32> to vector<4xf16>
            %1840 = vector.bitcast %1838 : vector<2xi32> to vector<4xf16>
            %1841 = vector.shuffle %1839, %1840 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1842 = arith.muli %1816, %c3 : index
            %1843 = arith.addi %1814, %1842 : index
            %1844 = arith.divui %1808, %outTileRows : index
            %1845 = arith.divui %1815, %c3 : index
            %1846 = arith.muli %1844, %1845 : index
            %1847 = arith.divui %1843, %c3 : index
            %1848 = arith.addi %1846, %1847 : index
            %1849 = arith.muli %1848, %c11 : index
            %1850 = arith.remui %1843, %c3 : index
            %1851 = arith.divui %1850, %c19 : index
            %1852 = arith.addi %1849, %1851 : index
            %1853 = arith.muli %outTileRows, %c19 : index
            %1854 = arith.muli %1852, %1853 : index
            %1855 = arith.remui %1808, %outTileRows : index
            %1856 = arith.muli %1855, %c19 : index
            %1857 = arith.addi %1854, %1856 : index
            %1858 = arith.remui %1843, %c19 : index
            %1859 = arith.addi %1857, %1858 : index
            %1860 = arith.cmpi slt, %1804, %36 : index
            scf.if %1860 {
              vector.store %1841, %out[%1859] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1861 = arith.addi %1658, %c49 : index
          %1862 = arith.addi %1861, %c10 : index
          %1863 = memref.load %8[%1862] : memref<?xf32>
          %1864 = arith.addi %1861, %c6 : index
          %1865 = memref.load %8[%1864] : memref<?xf32>
          %1866 = arith.divf %1794, %1865 : f32
          %1867 = vector.broadcast %1866 : f32 to vector<8xf32>
          %1868 = arith.addi %15, %1657 : index
          %1869 = arith.addi %1868, %1 : index
          %1870 = arith.addi %1869, %c3 : index
          %1871 = arith.subi %36, %c4 : index
          %1872 = arith.minsi %1870, %1871 : index
          %1873 = arith.divui %1872, %groupSize : index
          %1874 = arith.addi %24, %1873 : index
          %1875 = arith.muli %13, %groupSize : index
          %1876 = arith.remui %1872, %groupSize : index
          %1877 = arith.addi %1875, %1876 : index
          %1878 = arith.muli %1877, %c18 : index
          %1879 = arith.muli %2, %c19 : index
          %1880 = arith.addi %1878, %1879 : index
          %1881 = arith.muli %heads, %c18 : index
          scf.for %1882 = %c10 to %c13 step %c4 {
            %1883 = arith.muli %1658, %c13 : index
            %1884 = arith.addi %16, %1883 : index
            %1885 = arith.addi %1884, %c34 : index
            %1886 = arith.muli %1882, %c30 : index
            %1887 = arith.addi %1885, %1886 : index
            %1888 = vector.load %partial[%1887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1889 = arith.addi %1887, %c29 : index
            %1890 = vector.load %partial[%1889] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1891 = vector.shuffle %1888, %1890 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1892 = arith.mulf %1891, %1867 : vector<8xf32>
            %1893 = arith.addf %1892, %c46 : vector<8xf32>
            %1894 = arith.minimumf %1893, %c74 : vector<8xf32>
            %1895 = arith.maximumf %1894, %c75 : vector<8xf32>
            %1896 = arith.truncf %1895 : vector<8xf32> to vector<8xf16>
            %1897 = vector.bitcast %1896 : vector<8xf16> to vector<4xi32>
            %1898 = vector.shuffle %1897, %1897 [0, 1] : vector<4xi32>, vector<4xi32>
            %1899 = vector.shuffle %1897, %1897 [2, 3] : vector<4xi32>, vector<4xi32>
            %1900 = arith.select %3, %1899, %1898 : vector<2xi32>
            %1901 = arith.select %3, %1898, %1899 : vector<2xi32>
            %1902 = wave.swap_halves %1901 : vector<2xi32>
            %1903 = arith.select %3, %1902, %1900 : vector<2xi32>
            %1904 = arith.select %3, %1900, %1902 : vector<2xi32>
            %1905 = vector.bitcast %1903 : vector<2xi32> to vector<4xf16>
            %1906 = vector.bitcast %1904 : vector<2xi32> to vector<4xf16>
            %1907 = vector.shuffle %1905, %1906 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1908 = arith.muli %1882, %c3 : index
            %1909 = arith.addi %1880, %1908 : index
            %1910 = arith.divui %1874, %outTileRows : index
            %1911 = arith.divui %1881, %c3 : index
            %1912 = arith.muli %1910, %1911 : index
            %1913 = arith.divui %1909, %c3 : index
            %1914 = arith.addi %1912, %1913 : index
            %1915 = arith.muli %1914, %c11 : index
            %1916 = arith.remui %1909, %c3 : index
            %1917 = arith.divui %1916, %c19 : index
            %1918 = arith.addi %1915, %1917 : index
            %1919 = arith.muli %outTileRows, %c19 : index
            %1920 = arith.muli %1918, %1919 : index
            %1921 = arith.remui %1874, %outTileRows : index
            %1922 = arith.muli %1921, %c19 : index
            %1923 = arith.addi %1920, %1922 : index
            %1924 = arith.remui %1909, %c19 : index
            %1925 = arith.addi %1923, %1924 : index
            %1926 = arith.cmpi slt, %1870, %36 : index
            scf.if %1926 {
              vector.store %1907, %out[%1925] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1927 = arith.addi %kvHeads, %13 : index
          %1928 = memref.load %scales[%1927] : memref<?xf32>
          %1929 = arith.addi %1658, %c30 : index
          %1930 = arith.addi %1929, %c10 : index
          %1931 = memref.load %8[%1930] : memref<?xf32>
          %1932 = arith.addi %1929, %c6 : index
          %1933 = memref.load %8[%1932] : memref<?xf32>
          %1934 = arith.divf %1928, %1933 : f32
          %1935 = vector.broadcast %1934 : f32 to vector<8xf32>
          %1936 = arith.addi %15, %1657 : index
          %1937 = arith.addi %1936, %1 : index
          %1938 = arith.addi %1937, %c10 : index
          %1939 = arith.subi %36, %c4 : index
          %1940 = arith.minsi %1938, %1939 : index
          %1941 = arith.divui %1940, %groupSize : index
          %1942 = arith.addi %24, %1941 : index
          %1943 = arith.muli %13, %groupSize : index
          %1944 = arith.remui %1940, %groupSize : index
          %1945 = arith.addi %1943, %1944 : index
          %1946 = arith.muli %1945, %c18 : index
          %1947 = arith.muli %2, %c19 : index
          %1948 = arith.addi %1946, %1947 : index
          %1949 = arith.muli %heads, %c18 : index
          scf.for %1950 = %c10 to %c13 step %c4 {
            %1951 = arith.muli %1658, %c13 : index
            %1952 = arith.addi %17, %1951 : index
            %1953 = arith.addi %1952, %c10 : index
            %1954 = arith.muli %1950, %c30 : index
            %1955 = arith.addi %1953, %1954 : index
            %1956 = vector.load %partial[%1955] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1957 = arith.addi %1955, %c29 : index
            %1958 = vector.load %partial[%1957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1959 = vector.shuffle %1956, %1958 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1960 = arith.mulf %1959, %1935 : vector<8xf32>
            %1961 = arith.addf %1960, %c46 : vector<8xf32>
            %1962 = arith.minimumf %1961, %c74 : vector<8xf32>
            %1963 = arith.maximumf %1962, %c75 : vector<8xf32>
            %1964 = arith.truncf %1963 : vector<8xf32> to vector<8xf16>
            %1965 = vector.bitcast %1964 : vector<8xf16> to vector<4xi32>
            %1966 = vector.shuffle %1965, %1965 [0, 1] : vector<4xi32>, vector<4xi32>
            %1967 = vector.shuffle %1965, %1965 [2, 3] : vector<4xi32>, vector<4xi32>
            %1968 = arith.select %3, %1967, %1966 : vector<2xi32>
            %1969 = arith.select %3, %1966, %1967 : vector<2xi32>
            %1970 = wave.swap_halves %1969 : vector<2xi32>
            %1971 = arith.select %3, %1970, %1968 : vector<2xi32>
            %1972 = arith.select %3, %1968, %1970 : vector<2xi32>
            %1973 = vector.bitcast %1971 : vector<2xi32> to vector<4xf16>
            %1974 = vector.bitcast %1972 : vector<2xi32> to vector<4xf16>
            %1975 = vector.shuffle %1973, %1974 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1976 = arith.muli %1950, %c3 : index
            %1977 = arith.addi %1948, %1976 : index
            %1978 = arith.divui %1942, %outTileRows : index
            %1979 = arith.divui %1949, %c3 : index
            %1980 = arith.muli %1978, %1979 : index
            %1981 = arith.divui %1977, %c3 : index
            %1982 = arith.addi %1980, %1981 : index
            %1983 = arith.muli %1982, %c11 : index
            %1984 = arith.remui %1977, %c3 : index
            %1985 = arith.divui %1984, %c19 : index
            %1986 = arith.addi %1983, %1985 : index
            %1987 = arith.muli %outTileRows, %c19 : index
            %1988 = arith.muli %1986, %1987 : index
            %1989 = arith.remui %1942, %outTileRows : index
            %1990 = arith.muli %1989, %c19 : index
            %1991 = arith.addi %1988, %1990 : index
            %1992 = arith.remui %1977, %c19 : index
            %1993 = arith.addi %1991, %1992 : index
            %1994 = arith.cmpi slt, %1938, %36 : index
            scf.if %1994 {
              vector.store %1975, %out[%1993] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1995 = arith.addi %1658, %c50 : index
          %1996 = arith.addi %1995, %c10 : index
          %1997 = memref.load %8[%1996] : memref<?xf32>
          %1998 = arith.addi %1995, %c6 : index
          %1999 = memref.load %8[%1998] : memref<?xf32>
          %2000 = arith.divf %1928, %1999 : f32
          %2001 = vector.broadcast %2000 : f32 to vector<8xf32>
          %2002 = arith.addi %15, %1657 : index
          %2003 = arith.addi %2002, %1 : index
          %2004 = arith.addi %2003, %c3 : index
          %2005 = arith.subi %36, %c4 : index
          %2006 = arith.minsi %2004, %2005 : index
          %2007 = arith.divui %2006, %groupSize : index
          %2008 = arith.addi %24, %2007 : index
          %2009 = arith.muli %13, %groupSize : index
          %2010 = arith.remui %2006, %groupSize : index
          %2011 = arith.addi %2009, %2010 : index
          %2012 = arith.muli %2011, %c18 : index
          %2013 = arith.muli %2, %c19 : index
          %2014 = arith.addi %2012, %2013 : index
          %2015 = arith.muli %heads, %c18 : index
          scf.for %2016 = %c10 to %c13 step %c4 {
            %2017 = arith.muli %1658, %c13 : index
            %2018 = arith.addi %17, %2017 : index
            %2019 = arith.addi %2018, %c34 : index
            %2020 = arith.muli %2016, %c30 : index
            %2021 = arith.addi %2019, %2020 : index
            %2022 = vector.load %partial[%2021] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2023 = arith.addi %2021, %c29 : index
            %2024 = vector.load %partial[%2023] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2025 = vector.shuffle %2022, %2024 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2026 = arith.mulf %2025, %2001 : vector<8xf32>
            %2027 = arith.addf %2026, %c46 : vector<8xf32>
            %2028 = arith.minimumf %2027, %c74 : vector<8xf32>
            %2029 = arith.maximumf %2028, %c75 : vector<8xf32>
            %2030 = arith.truncf %2029 : vector<8xf32> to vector<8xf16>
            %2031 = vector.bitcast %2030 : vector<8xf16> to vector<4xi32>
            %2032 = vector.shuffle %2031, %2031 [0, 1] : vector<4xi32>, vector<4xi32>
            %2033 = vector.shuffle %2031, %2031 [2, 3] : vector<4xi32>, vector<4xi32>
            %2034 = arith.select %3, %2033, %2032 : vector<2xi32>
            %2035 = arith.select %3, %2032, %2033 : vector<2xi32>
            %2036 = wave.swap_halves %2035 : vector<2xi32>
            %2037 = arith.select %3, %2036, %2034 : vector<2xi32>
            %2038 = arith.select %3, %2034, %2036 : vector<2xi32>
            %2039 = vector.bitcast %2037 : vector<2xi32> to vector<4xf16>
            %2040 = vector.bitcast %2038 : vector<2xi32> to vector<4xf16>
            %2041 = vector.shuffle %2039, %2040 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2042 = arith.muli %2016, %c3 : index
            %2043 = arith.addi %2014, %2042 : index
            %2044 = arith.divui %2008, %outTileRows : index
            %2045 = arith.divui %2015, %c3 : index
            %2046 = arith.muli %2044, %2045 : index
            %2047 = arith.divui %2043, %c3 : index
            %2048 = arith.addi %2046, %2047 : index
            %2049 = arith.muli %2048, %c11 : index
            %2050 = arith.remui %2043, %c3 : index
            %2051 = arith.divui %2050, %c19 : index
            %2052 = arith.addi %2049, %2051 : index
            %2053 = arith.muli %outTileRows, %c19 : index
            %2054 = arith.muli %2052, %2053 : index
            %2055 = arith.remui %2008, %outTileRows : index
            %2056 = arith.muli %2055, %c19 : index
            %2057 = arith.addi %2054, %2056 : index
            %2058 = arith.remui %2043, %c19 : index
            %2059 = arith.addi %2057, %2058 : index
            %2060 = arith.cmpi slt, %2004, %36 : index
            scf.if %2060 {
              vector.store %2041, %out[%2059] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
