// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c55 = arith.constant dense<-1> : vector<4xi32>
  %c56 = arith.constant 255 : i32
  %c57 = arith.constant 2 : i32
  %c58 = arith.constant 16711680 : i32
  %c59 = arith.constant 3 : i32
  %c60 = arith.constant 4 : i32
  %c61 = arith.constant 65280 : i32
  %c62 = arith.constant 5 : i32
  %c63 = arith.constant 6 : i32
  %c64 = arith.constant -16777216 : i32
  %c65 = arith.constant 7 : i32
  %c66 = arith.constant 8 : i32
  %c67 = arith.constant 9 : i32
  %c68 = arith.constant 10 : i32
  %c69 = arith.constant 11 : i32
  %c70 = arith.constant 12 : i32
  %c71 = arith.constant 13 : i32
  %c72 = arith.constant 15 : i32
  %c73 = arith.constant 448 : index
  %outTileRows = wave.param "outTileRows" : index
  %c75 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c76 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
              %365 = wave.fp8_decode "e4m3" packed %364 : vector<16xi8> -> vector<16xf16>
              %366 = vector.bitcast %302 : vector<4xi32> to vector<16xi8>
              %367 = wave.fp8_decode "e4m3" packed %366 : vector<16xi8> -> vector<16xf16>
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
              %389 = wave.fp8_decode "e4m3" packed %388 : vector<16xi8> -> vector<16xf16>
              %390 = vector.bitcast %304 : vector<4xi32> to vector<16xi8>
              %391 = wave.fp8_decode "e4m3" packed %390 : vector<16xi8> -> vector<16xf16>
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
              %413 = wave.fp8_decode "e4m3" packed %412 : vector<16xi8> -> vector<16xf16>
              %414 = vector.bitcast %363 : vector<4xi32> to vector<16xi8>
              %415 = wave.fp8_decode "e4m3" packed %414 : vector<16xi8> -> vector<16xf16>
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
              %437 = wave.fp8_decode "e4m3" packed %436 : vector<16xi8> -> vector<16xf16>
              %438 = vector.bitcast %387 : vector<4xi32> to vector<16xi8>
              %439 = wave.fp8_decode "e4m3" packed %438 : vector<16xi8> -> vector<16xf16>
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
                %680 = arith.select %679, %c56, %c40 : i32
                %681 = arith.ori %c40, %680 : i32
                %682 = arith.cmpi sgt, %678, %c33 : i32
                %683 = arith.select %682, %c56, %c40 : i32
                %684 = arith.ori %c40, %683 : i32
                %685 = arith.cmpi sgt, %678, %c57 : i32
                %686 = arith.select %685, %c58, %c40 : i32
                %687 = arith.ori %681, %686 : i32
                %688 = arith.cmpi sgt, %678, %c59 : i32
                %689 = arith.select %688, %c58, %c40 : i32
                %690 = arith.ori %684, %689 : i32
                %691 = arith.cmpi sgt, %678, %c60 : i32
                %692 = arith.select %691, %c61, %c40 : i32
                %693 = arith.ori %687, %692 : i32
                %694 = arith.cmpi sgt, %678, %c62 : i32
                %695 = arith.select %694, %c61, %c40 : i32
                %696 = arith.ori %690, %695 : i32
                %697 = arith.cmpi sgt, %678, %c63 : i32
                %698 = arith.select %697, %c64, %c40 : i32
                %699 = arith.ori %693, %698 : i32
                %700 = arith.cmpi sgt, %678, %c65 : i32
                %701 = arith.select %700, %c64, %c40 : i32
                %702 = arith.ori %696, %701 : i32
                %703 = arith.cmpi sgt, %678, %c66 : i32
                %704 = arith.select %703, %c56, %c40 : i32
                %705 = arith.ori %c40, %704 : i32
                %706 = arith.cmpi sgt, %678, %c67 : i32
                %707 = arith.select %706, %c56, %c40 : i32
                %708 = arith.ori %c40, %707 : i32
                %709 = arith.cmpi sgt, %678, %c68 : i32
                %710 = arith.select %709, %c58, %c40 : i32
                %711 = arith.ori %705, %710 : i32
                %712 = arith.cmpi sgt, %678, %c69 : i32
                %713 = arith.select %712, %c58, %c40 : i32
                %714 = arith.ori %708, %713 : i32
                %715 = arith.cmpi sgt, %678, %c70 : i32
                %716 = arith.select %715, %c61, %c40 : i32
                %717 = arith.ori %711, %716 : i32
                %718 = arith.cmpi sgt, %678, %c71 : i32
                %719 = arith.select %718, %c61, %c40 : i32
                %720 = arith.ori %714, %719 : i32
                %721 = arith.cmpi sgt, %678, %c28 : i32
                %722 = arith.select %721, %c64, %c40 : i32
                %723 = arith.ori %717, %722 : i32
                %724 = arith.cmpi sgt, %678, %c72 : i32
                %725 = arith.select %724, %c64, %c40 : i32
                %726 = arith.ori %720, %725 : i32
                %727 = vector.from_elements %699, %723, %702, %726 : vector<4xi32>
                %728 = arith.subi %267, %319 : i32
                %729 = arith.subi %728, %c39 : i32
                %730 = arith.minsi %729, %c39 : i32
                %731 = arith.maxsi %730, %c40 : i32
                %732 = arith.cmpi sgt, %731, %c40 : i32
                %733 = arith.select %732, %c56, %c40 : i32
                %734 = arith.ori %c40, %733 : i32
                %735 = arith.cmpi sgt, %731, %c33 : i32
                %736 = arith.select %735, %c56, %c40 : i32
                %737 = arith.ori %c40, %736 : i32
                %738 = arith.cmpi sgt, %731, %c57 : i32
                %739 = arith.select %738, %c58, %c40 : i32
                %740 = arith.ori %734, %739 : i32
                %741 = arith.cmpi sgt, %731, %c59 : i32
                %742 = arith.select %741, %c58, %c40 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %731, %c60 : i32
                %745 = arith.select %744, %c61, %c40 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %731, %c62 : i32
                %748 = arith.select %747, %c61, %c40 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %731, %c63 : i32
                %751 = arith.select %750, %c64, %c40 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %731, %c65 : i32
                %754 = arith.select %753, %c64, %c40 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %731, %c66 : i32
                %757 = arith.select %756, %c56, %c40 : i32
                %758 = arith.ori %c40, %757 : i32
                %759 = arith.cmpi sgt, %731, %c67 : i32
                %760 = arith.select %759, %c56, %c40 : i32
                %761 = arith.ori %c40, %760 : i32
                %762 = arith.cmpi sgt, %731, %c68 : i32
                %763 = arith.select %762, %c58, %c40 : i32
                %764 = arith.ori %758, %763 : i32
                %765 = arith.cmpi sgt, %731, %c69 : i32
                %766 = arith.select %765, %c58, %c40 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %731, %c70 : i32
                %769 = arith.select %768, %c61, %c40 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = arith.cmpi sgt, %731, %c71 : i32
                %772 = arith.select %771, %c61, %c40 : i32
                %773 = arith.ori %767, %772 : i32
                %774 = arith.cmpi sgt, %731, %c28 : i32
                %775 = arith.select %774, %c64, %c40 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %731, %c72 : i32
                %778 = arith.select %777, %c64, %c40 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = vector.from_elements %752, %776, %755, %779 : vector<4xi32>
                scf.yield %727, %780 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c55, %c55 : vector<4xi32>, vector<4xi32>
              }
              %781 = wave.opaque %320 : i32
              %782 = arith.cmpi sgt, %781, %243 : i32
              %783:2 = scf.if %782 -> (vector<4xi32>, vector<4xi32>) {
                %784 = arith.andi %408, %674#0 : vector<4xi32>
                %785 = arith.andi %411, %674#1 : vector<4xi32>
                scf.yield %784, %785 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %408, %411 : vector<4xi32>, vector<4xi32>
              }
              %786 = vector.bitcast %783#0 : vector<4xi32> to vector<16xi8>
              %787 = wave.fp8_decode "e4m3" packed %786 : vector<16xi8> -> vector<16xf16>
              %788 = wave.mma %787, %542, %520#2 : vector<16xf16>, vector<8xf32>
              %789 = wave.mma %787, %646, %624#2 : vector<16xf16>, vector<8xf32>
              %790 = vector.bitcast %783#1 : vector<4xi32> to vector<16xi8>
              %791 = wave.fp8_decode "e4m3" packed %790 : vector<16xi8> -> vector<16xf16>
              %792 = wave.mma %791, %549, %788 : vector<16xf16>, vector<8xf32>
              %793 = wave.mma %791, %653, %789 : vector<16xf16>, vector<8xf32>
              %794 = wave.opaque %792 : vector<8xf32>
              %795 = wave.opaque %793 : vector<8xf32>
              %796 = arith.addi %329, %35 : index
              %797 = arith.addi %796, %c73 : index
              %798 = vector.load %kv[%797] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %799 = arith.addi %337, %35 : index
              %800 = arith.addi %799, %c73 : index
              %801 = vector.load %kv[%800] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %802 = wave.opaque %320 : i32
              %803 = arith.cmpi sgt, %802, %243 : i32
              %804:2 = scf.if %803 -> (vector<4xi32>, vector<4xi32>) {
                %805 = arith.andi %432, %674#0 : vector<4xi32>
                %806 = arith.andi %435, %674#1 : vector<4xi32>
                scf.yield %805, %806 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %432, %435 : vector<4xi32>, vector<4xi32>
              }
              %807 = vector.bitcast %804#0 : vector<4xi32> to vector<16xi8>
              %808 = wave.fp8_decode "e4m3" packed %807 : vector<16xi8> -> vector<16xf16>
              %809 = wave.mma %808, %542, %520#3 : vector<16xf16>, vector<8xf32>
              %810 = wave.mma %808, %646, %624#3 : vector<16xf16>, vector<8xf32>
              %811 = vector.bitcast %804#1 : vector<4xi32> to vector<16xi8>
              %812 = wave.fp8_decode "e4m3" packed %811 : vector<16xi8> -> vector<16xf16>
              %813 = wave.mma %812, %549, %809 : vector<16xf16>, vector<8xf32>
              %814 = wave.mma %812, %653, %810 : vector<16xf16>, vector<8xf32>
              %815 = wave.opaque %813 : vector<8xf32>
              %816 = wave.opaque %814 : vector<8xf32>
              wave.pin
              %817 = wave.opaque %320 : i32
              %818 = arith.cmpi sgt, %817, %243 : i32
              %819:2 = scf.if %818 -> (vector<4xi32>, vector<4xi32>) {
                %820 = arith.andi %456, %674#0 : vector<4xi32>
                %821 = arith.andi %459, %674#1 : vector<4xi32>
                scf.yield %820, %821 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %456, %459 : vector<4xi32>, vector<4xi32>
              }
              %822 = vector.bitcast %819#0 : vector<4xi32> to vector<16xi8>
              %823 = wave.fp8_decode "e4m3" packed %822 : vector<16xi8> -> vector<16xf16>
              %824 = wave.mma %823, %542, %520#4 : vector<16xf16>, vector<8xf32>
              %825 = wave.mma %823, %646, %624#4 : vector<16xf16>, vector<8xf32>
              %826 = vector.bitcast %819#1 : vector<4xi32> to vector<16xi8>
              %827 = wave.fp8_decode "e4m3" packed %826 : vector<16xi8> -> vector<16xf16>
              %828 = wave.mma %827, %549, %824 : vector<16xf16>, vector<8xf32>
              %829 = wave.mma %827, %653, %825 : vector<16xf16>, vector<8xf32>
              %830 = wave.opaque %828 : vector<8xf32>
              %831 = wave.opaque %829 : vector<8xf32>
              wave.pin
              %832 = wave.opaque %320 : i32
              %833 = arith.cmpi slt, %832, %267 : i32
              %834:2 = scf.if %833 -> (vector<4xi32>, vector<4xi32>) {
                %835 = arith.addi %346, %35 : index
                %836 = arith.addi %835, %c10 : index
                %837 = vector.load %kv[%836] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %838 = arith.addi %354, %35 : index
                %839 = arith.addi %838, %c10 : index
                %840 = vector.load %kv[%839] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %837, %840 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %819#0, %819#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %841 = wave.opaque %320 : i32
              %842 = arith.cmpi sgt, %841, %243 : i32
              %843:2 = scf.if %842 -> (vector<4xi32>, vector<4xi32>) {
                %844 = arith.andi %798, %674#0 : vector<4xi32>
                %845 = arith.andi %801, %674#1 : vector<4xi32>
                scf.yield %844, %845 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %798, %801 : vector<4xi32>, vector<4xi32>
              }
              %846 = vector.bitcast %843#0 : vector<4xi32> to vector<16xi8>
              %847 = wave.fp8_decode "e4m3" packed %846 : vector<16xi8> -> vector<16xf16>
              %848 = wave.mma %847, %542, %520#5 : vector<16xf16>, vector<8xf32>
              %849 = wave.mma %847, %646, %624#5 : vector<16xf16>, vector<8xf32>
              %850 = vector.bitcast %843#1 : vector<4xi32> to vector<16xi8>
              %851 = wave.fp8_decode "e4m3" packed %850 : vector<16xi8> -> vector<16xf16>
              %852 = wave.mma %851, %549, %848 : vector<16xf16>, vector<8xf32>
              %853 = wave.mma %851, %653, %849 : vector<16xf16>, vector<8xf32>
              %854 = wave.opaque %852 : vector<8xf32>
              %855 = wave.opaque %853 : vector<8xf32>
              wave.pin
              %856 = wave.opaque %320 : i32
              %857 = arith.cmpi slt, %856, %267 : i32
              %858:2 = scf.if %857 -> (vector<4xi32>, vector<4xi32>) {
                %859 = arith.addi %346, %35 : index
                %860 = arith.addi %859, %c18 : index
                %861 = vector.load %kv[%860] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %862 = arith.addi %354, %35 : index
                %863 = arith.addi %862, %c18 : index
                %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %861, %864 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %843#0, %843#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %834#0, %834#1, %858#0, %858#1, %520#0, %567, %794, %815, %830, %854, %624#0, %671, %795, %816, %831, %855 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %865 = wave.opaque %c10 : index
            %866 = arith.addi %0, %865 : index
            %867 = arith.cmpi eq, %265, %262 : i32
            %868 = wave.swap_halves %317#5 : f32
            %869 = arith.addf %317#5, %868 : f32
            %870 = arith.addi %866, %c10 : index
            %871:2 = scf.if %867 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %872 = arith.addi %866, %c10 : index
              %873 = arith.addi %872, %c10 : index
              %874 = memref.load %8[%873] : memref<?xf32>
              %875 = arith.addi %872, %c6 : index
              %876 = memref.load %8[%875] : memref<?xf32>
              scf.yield %874, %876 : f32, f32
            }
            %877 = arith.maxnumf %871#0, %317#4 fastmath<nnan> : f32
            %878 = arith.subf %871#0, %877 : f32
            %879 = wave.exp2 %878 : f32
            %880 = arith.subf %317#4, %877 : f32
            %881 = wave.exp2 %880 : f32
            %882 = arith.mulf %871#1, %879 : f32
            %883 = math.fma %869, %881, %882 : f32
            memref.store %877, %8[%870] : memref<?xf32>
            %884 = arith.addi %870, %c6 : index
            memref.store %883, %8[%884] : memref<?xf32>
            %885 = vector.broadcast %879 : f32 to vector<8xf32>
            %886 = vector.broadcast %881 : f32 to vector<8xf32>
            scf.if %867 {
              %887 = arith.muli %866, %c13 : index
              %888 = arith.addi %c10, %887 : index
              %889 = arith.addi %888, %c10 : index
              %890 = arith.addi %889, %c10 : index
              %891 = vector.shuffle %317#6, %317#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %891, %5[%890] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %892 = vector.shuffle %317#6, %317#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %893 = arith.addi %890, %c29 : index
              vector.store %892, %5[%893] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %894 = arith.muli %866, %c13 : index
              %895 = arith.addi %c10, %894 : index
              %896 = arith.addi %895, %c10 : index
              %897 = arith.addi %896, %c30 : index
              %898 = vector.shuffle %317#7, %317#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %898, %5[%897] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %899 = vector.shuffle %317#7, %317#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %900 = arith.addi %897, %c29 : index
              vector.store %899, %5[%900] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %901 = arith.muli %866, %c13 : index
              %902 = arith.addi %c10, %901 : index
              %903 = arith.addi %902, %c10 : index
              %904 = arith.addi %903, %c17 : index
              %905 = vector.shuffle %317#8, %317#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %905, %5[%904] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %906 = vector.shuffle %317#8, %317#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %907 = arith.addi %904, %c29 : index
              vector.store %906, %5[%907] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %908 = arith.muli %866, %c13 : index
              %909 = arith.addi %c10, %908 : index
              %910 = arith.addi %909, %c10 : index
              %911 = arith.addi %910, %c31 : index
              %912 = vector.shuffle %317#9, %317#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %912, %5[%911] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %913 = vector.shuffle %317#9, %317#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %914 = arith.addi %911, %c29 : index
              vector.store %913, %5[%914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %915 = arith.muli %866, %c13 : index
              %916 = arith.addi %c10, %915 : index
              %917 = arith.addi %916, %c10 : index
              %918 = arith.addi %917, %c10 : index
              %919 = vector.load %5[%918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %920 = arith.addi %918, %c29 : index
              %921 = vector.load %5[%920] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %922 = vector.shuffle %919, %921 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %923 = arith.mulf %922, %885 : vector<8xf32>
              %924 = math.fma %317#6, %886, %923 : vector<8xf32>
              %925 = arith.muli %866, %c13 : index
              %926 = arith.addi %c10, %925 : index
              %927 = arith.addi %926, %c10 : index
              %928 = arith.addi %927, %c10 : index
              %929 = vector.shuffle %924, %924 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %929, %5[%928] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %930 = vector.shuffle %924, %924 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %931 = arith.addi %928, %c29 : index
              vector.store %930, %5[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %932 = arith.muli %866, %c13 : index
              %933 = arith.addi %c10, %932 : index
              %934 = arith.addi %933, %c10 : index
              %935 = arith.addi %934, %c30 : index
              %936 = vector.load %5[%935] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %937 = arith.addi %935, %c29 : index
              %938 = vector.load %5[%937] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %939 = vector.shuffle %936, %938 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %940 = arith.mulf %939, %885 : vector<8xf32>
              %941 = math.fma %317#7, %886, %940 : vector<8xf32>
              %942 = arith.muli %866, %c13 : index
              %943 = arith.addi %c10, %942 : index
              %944 = arith.addi %943, %c10 : index
              %945 = arith.addi %944, %c30 : index
              %946 = vector.shuffle %941, %941 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %946, %5[%945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %947 = vector.shuffle %941, %941 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %948 = arith.addi %945, %c29 : index
              vector.store %947, %5[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.muli %866, %c13 : index
              %950 = arith.addi %c10, %949 : index
              %951 = arith.addi %950, %c10 : index
              %952 = arith.addi %951, %c17 : index
              %953 = vector.load %5[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %954 = arith.addi %952, %c29 : index
              %955 = vector.load %5[%954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %956 = vector.shuffle %953, %955 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %957 = arith.mulf %956, %885 : vector<8xf32>
              %958 = math.fma %317#8, %886, %957 : vector<8xf32>
              %959 = arith.muli %866, %c13 : index
              %960 = arith.addi %c10, %959 : index
              %961 = arith.addi %960, %c10 : index
              %962 = arith.addi %961, %c17 : index
              %963 = vector.shuffle %958, %958 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %963, %5[%962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %964 = vector.shuffle %958, %958 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %965 = arith.addi %962, %c29 : index
              vector.store %964, %5[%965] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %966 = arith.muli %866, %c13 : index
              %967 = arith.addi %c10, %966 : index
              %968 = arith.addi %967, %c10 : index
              %969 = arith.addi %968, %c31 : index
              %970 = vector.load %5[%969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %971 = arith.addi %969, %c29 : index
              %972 = vector.load %5[%971] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %973 = vector.shuffle %970, %972 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %974 = arith.mulf %973, %885 : vector<8xf32>
              %975 = math.fma %317#9, %886, %974 : vector<8xf32>
              %976 = arith.muli %866, %c13 : index
              %977 = arith.addi %c10, %976 : index
              %978 = arith.addi %977, %c10 : index
              %979 = arith.addi %978, %c31 : index
              %980 = vector.shuffle %975, %975 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %980, %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = vector.shuffle %975, %975 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %982 = arith.addi %979, %c29 : index
              vector.store %981, %5[%982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %983 = wave.swap_halves %317#11 : f32
            %984 = arith.addf %317#11, %983 : f32
            %985 = arith.addi %866, %c18 : index
            %986:2 = scf.if %867 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %987 = arith.addi %866, %c18 : index
              %988 = arith.addi %987, %c10 : index
              %989 = memref.load %8[%988] : memref<?xf32>
              %990 = arith.addi %987, %c6 : index
              %991 = memref.load %8[%990] : memref<?xf32>
              scf.yield %989, %991 : f32, f32
            }
            %992 = arith.maxnumf %986#0, %317#10 fastmath<nnan> : f32
            %993 = arith.subf %986#0, %992 : f32
            %994 = wave.exp2 %993 : f32
            %995 = arith.subf %317#10, %992 : f32
            %996 = wave.exp2 %995 : f32
            %997 = arith.mulf %986#1, %994 : f32
            %998 = math.fma %984, %996, %997 : f32
            memref.store %992, %8[%985] : memref<?xf32>
            %999 = arith.addi %985, %c6 : index
            memref.store %998, %8[%999] : memref<?xf32>
            %1000 = vector.broadcast %994 : f32 to vector<8xf32>
            %1001 = vector.broadcast %996 : f32 to vector<8xf32>
            scf.if %867 {
              %1002 = arith.muli %866, %c13 : index
              %1003 = arith.addi %c10, %1002 : index
              %1004 = arith.addi %1003, %c34 : index
              %1005 = arith.addi %1004, %c10 : index
              %1006 = vector.shuffle %317#12, %317#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1006, %5[%1005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1007 = vector.shuffle %317#12, %317#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1008 = arith.addi %1005, %c29 : index
              vector.store %1007, %5[%1008] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = arith.muli %866, %c13 : index
              %1010 = arith.addi %c10, %1009 : index
              %1011 = arith.addi %1010, %c34 : index
              %1012 = arith.addi %1011, %c30 : index
              %1013 = vector.shuffle %317#13, %317#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1013, %5[%1012] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1014 = vector.shuffle %317#13, %317#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1015 = arith.addi %1012, %c29 : index
              vector.store %1014, %5[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.muli %866, %c13 : index
              %1017 = arith.addi %c10, %1016 : index
              %1018 = arith.addi %1017, %c34 : index
              %1019 = arith.addi %1018, %c17 : index
              %1020 = vector.shuffle %317#14, %317#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1020, %5[%1019] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1021 = vector.shuffle %317#14, %317#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1022 = arith.addi %1019, %c29 : index
              vector.store %1021, %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1023 = arith.muli %866, %c13 : index
              %1024 = arith.addi %c10, %1023 : index
              %1025 = arith.addi %1024, %c34 : index
              %1026 = arith.addi %1025, %c31 : index
              %1027 = vector.shuffle %317#15, %317#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1027, %5[%1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = vector.shuffle %317#15, %317#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1029 = arith.addi %1026, %c29 : index
              vector.store %1028, %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1030 = arith.muli %866, %c13 : index
              %1031 = arith.addi %c10, %1030 : index
              %1032 = arith.addi %1031, %c34 : index
              %1033 = arith.addi %1032, %c10 : index
              %1034 = vector.load %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1035 = arith.addi %1033, %c29 : index
              %1036 = vector.load %5[%1035] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1037 = vector.shuffle %1034, %1036 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1038 = arith.mulf %1037, %1000 : vector<8xf32>
              %1039 = math.fma %317#12, %1001, %1038 : vector<8xf32>
              %1040 = arith.muli %866, %c13 : index
              %1041 = arith.addi %c10, %1040 : index
              %1042 = arith.addi %1041, %c34 : index
              %1043 = arith.addi %1042, %c10 : index
              %1044 = vector.shuffle %1039, %1039 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1044, %5[%1043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1045 = vector.shuffle %1039, %1039 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1046 = arith.addi %1043, %c29 : index
              vector.store %1045, %5[%1046] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1047 = arith.muli %866, %c13 : index
              %1048 = arith.addi %c10, %1047 : index
              %1049 = arith.addi %1048, %c34 : index
              %1050 = arith.addi %1049, %c30 : index
              %1051 = vector.load %5[%1050] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1052 = arith.addi %1050, %c29 : index
              %1053 = vector.load %5[%1052] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1054 = vector.shuffle %1051, %1053 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1055 = arith.mulf %1054, %1000 : vector<8xf32>
              %1056 = math.fma %317#13, %1001, %1055 : vector<8xf32>
              %1057 = arith.muli %866, %c13 : index
              %1058 = arith.addi %c10, %1057 : index
              %1059 = arith.addi %1058, %c34 : index
              %1060 = arith.addi %1059, %c30 : index
              %1061 = vector.shuffle %1056, %1056 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1061, %5[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = vector.shuffle %1056, %1056 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1063 = arith.addi %1060, %c29 : index
              vector.store %1062, %5[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.muli %866, %c13 : index
              %1065 = arith.addi %c10, %1064 : index
              %1066 = arith.addi %1065, %c34 : index
              %1067 = arith.addi %1066, %c17 : index
              %1068 = vector.load %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = arith.addi %1067, %c29 : index
              %1070 = vector.load %5[%1069] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1071 = vector.shuffle %1068, %1070 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1072 = arith.mulf %1071, %1000 : vector<8xf32>
              %1073 = math.fma %317#14, %1001, %1072 : vector<8xf32>
              %1074 = arith.muli %866, %c13 : index
              %1075 = arith.addi %c10, %1074 : index
              %1076 = arith.addi %1075, %c34 : index
              %1077 = arith.addi %1076, %c17 : index
              %1078 = vector.shuffle %1073, %1073 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1078, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %1073, %1073 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1080 = arith.addi %1077, %c29 : index
              vector.store %1079, %5[%1080] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1081 = arith.muli %866, %c13 : index
              %1082 = arith.addi %c10, %1081 : index
              %1083 = arith.addi %1082, %c34 : index
              %1084 = arith.addi %1083, %c31 : index
              %1085 = vector.load %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1086 = arith.addi %1084, %c29 : index
              %1087 = vector.load %5[%1086] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1088 = vector.shuffle %1085, %1087 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1089 = arith.mulf %1088, %1000 : vector<8xf32>
              %1090 = math.fma %317#15, %1001, %1089 : vector<8xf32>
              %1091 = arith.muli %866, %c13 : index
              %1092 = arith.addi %c10, %1091 : index
              %1093 = arith.addi %1092, %c34 : index
              %1094 = arith.addi %1093, %c31 : index
              %1095 = vector.shuffle %1090, %1090 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1095, %5[%1094] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1096 = vector.shuffle %1090, %1090 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1097 = arith.addi %1094, %c29 : index
              vector.store %1096, %5[%1097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1098 = arith.cmpi sgt, %254, %c42 : i32
          scf.if %1098 {
            %1099 = arith.cmpi eq, %262, %259 : i32
            %1100 = wave.opaque %c10 : index
            %1101 = arith.addi %0, %1100 : index
            %1102 = arith.addi %1101, %c10 : index
            %1103 = arith.addi %1102, %c10 : index
            %1104 = memref.load %8[%1103] : memref<?xf32>
            %1105 = arith.addi %1102, %c6 : index
            %1106 = memref.load %8[%1105] : memref<?xf32>
            %1107 = arith.addi %1101, %c29 : index
            %1108:2 = scf.if %1099 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1109 = arith.addi %1101, %c29 : index
              %1110 = arith.addi %1109, %c10 : index
              %1111 = memref.load %8[%1110] : memref<?xf32>
              %1112 = arith.addi %1109, %c6 : index
              %1113 = memref.load %8[%1112] : memref<?xf32>
              scf.yield %1111, %1113 : f32, f32
            }
            %1114 = arith.maxnumf %1108#0, %1104 fastmath<nnan> : f32
            %1115 = arith.subf %1108#0, %1114 : f32
            %1116 = wave.exp2 %1115 : f32
            %1117 = arith.subf %1104, %1114 : f32
            %1118 = wave.exp2 %1117 : f32
            %1119 = arith.mulf %1108#1, %1116 : f32
            %1120 = math.fma %1106, %1118, %1119 : f32
            memref.store %1114, %8[%1107] : memref<?xf32>
            %1121 = arith.addi %1107, %c6 : index
            memref.store %1120, %8[%1121] : memref<?xf32>
            %1122 = vector.broadcast %1116 : f32 to vector<8xf32>
            %1123 = vector.broadcast %1118 : f32 to vector<8xf32>
            scf.for %1124 = %c10 to %c13 step %c4 {
              %1125 = arith.muli %1101, %c13 : index
              %1126 = arith.addi %c10, %1125 : index
              %1127 = arith.addi %1126, %c10 : index
              %1128 = arith.muli %1124, %c30 : index
              %1129 = arith.addi %1127, %1128 : index
              %1130 = vector.load %5[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1131 = arith.addi %1129, %c29 : index
              %1132 = vector.load %5[%1131] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1133 = vector.shuffle %1130, %1132 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1099 {
                %1134 = arith.muli %1101, %c13 : index
                %1135 = arith.addi %16, %1134 : index
                %1136 = arith.addi %1135, %c10 : index
                %1137 = arith.muli %1124, %c30 : index
                %1138 = arith.addi %1136, %1137 : index
                %1139 = vector.shuffle %1133, %1133 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1139, %partial[%1138] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1140 = vector.shuffle %1133, %1133 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1141 = arith.addi %1138, %c29 : index
                vector.store %1140, %partial[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1142 = arith.muli %1101, %c13 : index
                %1143 = arith.addi %16, %1142 : index
                %1144 = arith.addi %1143, %c10 : index
                %1145 = arith.muli %1124, %c30 : index
                %1146 = arith.addi %1144, %1145 : index
                %1147 = vector.load %partial[%1146] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1148 = arith.addi %1146, %c29 : index
                %1149 = vector.load %partial[%1148] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1150 = vector.shuffle %1147, %1149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1151 = arith.mulf %1150, %1122 : vector<8xf32>
                %1152 = math.fma %1133, %1123, %1151 : vector<8xf32>
                %1153 = arith.muli %1101, %c13 : index
                %1154 = arith.addi %16, %1153 : index
                %1155 = arith.addi %1154, %c10 : index
                %1156 = arith.muli %1124, %c30 : index
                %1157 = arith.addi %1155, %1156 : index
                %1158 = vector.shuffle %1152, %1152 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1158, %partial[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1159 = vector.shuffle %1152, %1152 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1160 = arith.addi %1157, %c29 : index
                vector.store %1159, %partial[%1160] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1161 = arith.addi %1101, %c18 : index
            %1162 = arith.addi %1161, %c10 : index
            %1163 = memref.load %8[%1162] : memref<?xf32>
            %1164 = arith.addi %1161, %c6 : index
            %1165 = memref.load %8[%1164] : memref<?xf32>
            %1166 = arith.addi %1101, %c49 : index
            %1167:2 = scf.if %1099 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1168 = arith.addi %1101, %c49 : index
              %1169 = arith.addi %1168, %c10 : index
              %1170 = memref.load %8[%1169] : memref<?xf32>
              %1171 = arith.addi %1168, %c6 : index
              %1172 = memref.load %8[%1171] : memref<?xf32>
              scf.yield %1170, %1172 : f32, f32
            }
            %1173 = arith.maxnumf %1167#0, %1163 fastmath<nnan> : f32
            %1174 = arith.subf %1167#0, %1173 : f32
            %1175 = wave.exp2 %1174 : f32
            %1176 = arith.subf %1163, %1173 : f32
            %1177 = wave.exp2 %1176 : f32
            %1178 = arith.mulf %1167#1, %1175 : f32
            %1179 = math.fma %1165, %1177, %1178 : f32
            memref.store %1173, %8[%1166] : memref<?xf32>
            %1180 = arith.addi %1166, %c6 : index
            memref.store %1179, %8[%1180] : memref<?xf32>
            %1181 = vector.broadcast %1175 : f32 to vector<8xf32>
            %1182 = vector.broadcast %1177 : f32 to vector<8xf32>
            scf.for %1183 = %c10 to %c13 step %c4 {
              %1184 = arith.muli %1101, %c13 : index
              %1185 = arith.addi %c10, %1184 : index
              %1186 = arith.addi %1185, %c34 : index
              %1187 = arith.muli %1183, %c30 : index
              %1188 = arith.addi %1186, %1187 : index
              %1189 = vector.load %5[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.addi %1188, %c29 : index
              %1191 = vector.load %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = vector.shuffle %1189, %1191 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1099 {
                %1193 = arith.muli %1101, %c13 : index
                %1194 = arith.addi %16, %1193 : index
                %1195 = arith.addi %1194, %c34 : index
                %1196 = arith.muli %1183, %c30 : index
                %1197 = arith.addi %1195, %1196 : index
                %1198 = vector.shuffle %1192, %1192 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1198, %partial[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1199 = vector.shuffle %1192, %1192 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1200 = arith.addi %1197, %c29 : index
                vector.store %1199, %partial[%1200] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1201 = arith.muli %1101, %c13 : index
                %1202 = arith.addi %16, %1201 : index
                %1203 = arith.addi %1202, %c34 : index
                %1204 = arith.muli %1183, %c30 : index
                %1205 = arith.addi %1203, %1204 : index
                %1206 = vector.load %partial[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1207 = arith.addi %1205, %c29 : index
                %1208 = vector.load %partial[%1207] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1209 = vector.shuffle %1206, %1208 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1210 = arith.mulf %1209, %1181 : vector<8xf32>
                %1211 = math.fma %1192, %1182, %1210 : vector<8xf32>
                %1212 = arith.muli %1101, %c13 : index
                %1213 = arith.addi %16, %1212 : index
                %1214 = arith.addi %1213, %c34 : index
                %1215 = arith.muli %1183, %c30 : index
                %1216 = arith.addi %1214, %1215 : index
                %1217 = vector.shuffle %1211, %1211 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1217, %partial[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1218 = vector.shuffle %1211, %1211 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1219 = arith.addi %1216, %c29 : index
                vector.store %1218, %partial[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1220 = arith.cmpi sgt, %254, %c41 : i32
        scf.if %1220 {
          %1221 = arith.cmpi eq, %259, %c40 : i32
          %1222 = wave.opaque %c10 : index
          %1223 = arith.addi %0, %1222 : index
          %1224 = arith.addi %1223, %c29 : index
          %1225 = arith.addi %1224, %c10 : index
          %1226 = memref.load %8[%1225] : memref<?xf32>
          %1227 = arith.addi %1224, %c6 : index
          %1228 = memref.load %8[%1227] : memref<?xf32>
          %1229 = arith.addi %1223, %c30 : index
          %1230:2 = scf.if %1221 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1231 = arith.addi %1223, %c30 : index
            %1232 = arith.addi %1231, %c10 : index
            %1233 = memref.load %8[%1232] : memref<?xf32>
            %1234 = arith.addi %1231, %c6 : index
            %1235 = memref.load %8[%1234] : memref<?xf32>
            scf.yield %1233, %1235 : f32, f32
          }
          %1236 = arith.maxnumf %1230#0, %1226 fastmath<nnan> : f32
          %1237 = arith.subf %1230#0, %1236 : f32
          %1238 = wave.exp2 %1237 : f32
          %1239 = arith.subf %1226, %1236 : f32
          %1240 = wave.exp2 %1239 : f32
          %1241 = arith.mulf %1230#1, %1238 : f32
          %1242 = math.fma %1228, %1240, %1241 : f32
          memref.store %1236, %8[%1229] : memref<?xf32>
          %1243 = arith.addi %1229, %c6 : index
          memref.store %1242, %8[%1243] : memref<?xf32>
          %1244 = vector.broadcast %1238 : f32 to vector<8xf32>
          %1245 = vector.broadcast %1240 : f32 to vector<8xf32>
          scf.for %1246 = %c10 to %c13 step %c4 {
            %1247 = arith.muli %1223, %c13 : index
            %1248 = arith.addi %16, %1247 : index
            %1249 = arith.addi %1248, %c10 : index
            %1250 = arith.muli %1246, %c30 : index
            %1251 = arith.addi %1249, %1250 : index
            %1252 = vector.load %partial[%1251] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1253 = arith.addi %1251, %c29 : index
            %1254 = vector.load %partial[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1255 = vector.shuffle %1252, %1254 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1221 {
              %1256 = arith.muli %1223, %c13 : index
              %1257 = arith.addi %17, %1256 : index
              %1258 = arith.addi %1257, %c10 : index
              %1259 = arith.muli %1246, %c30 : index
              %1260 = arith.addi %1258, %1259 : index
              %1261 = vector.shuffle %1255, %1255 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1261, %partial[%1260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1262 = vector.shuffle %1255, %1255 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1263 = arith.addi %1260, %c29 : index
              vector.store %1262, %partial[%1263] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1264 = arith.muli %1223, %c13 : index
              %1265 = arith.addi %17, %1264 : index
              %1266 = arith.addi %1265, %c10 : index
              %1267 = arith.muli %1246, %c30 : index
              %1268 = arith.addi %1266, %1267 : index
              %1269 = vector.load %partial[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = arith.addi %1268, %c29 : index
              %1271 = vector.load %partial[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = vector.shuffle %1269, %1271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1273 = arith.mulf %1272, %1244 : vector<8xf32>
              %1274 = math.fma %1255, %1245, %1273 : vector<8xf32>
              %1275 = arith.muli %1223, %c13 : index
              %1276 = arith.addi %17, %1275 : index
              %1277 = arith.addi %1276, %c10 : index
              %1278 = arith.muli %1246, %c30 : index
              %1279 = arith.addi %1277, %1278 : index
              %1280 = vector.shuffle %1274, %1274 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1280, %partial[%1279] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1281 = vector.shuffle %1274, %1274 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1282 = arith.addi %1279, %c29 : index
              vector.store %1281, %partial[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1283 = arith.addi %1223, %c49 : index
          %1284 = arith.addi %1283, %c10 : index
          %1285 = memref.load %8[%1284] : memref<?xf32>
          %1286 = arith.addi %1283, %c6 : index
          %1287 = memref.load %8[%1286] : memref<?xf32>
          %1288 = arith.addi %1223, %c50 : index
          %1289:2 = scf.if %1221 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1290 = arith.addi %1223, %c50 : index
            %1291 = arith.addi %1290, %c10 : index
            %1292 = memref.load %8[%1291] : memref<?xf32>
            %1293 = arith.addi %1290, %c6 : index
            %1294 = memref.load %8[%1293] : memref<?xf32>
            scf.yield %1292, %1294 : f32, f32
          }
          %1295 = arith.maxnumf %1289#0, %1285 fastmath<nnan> : f32
          %1296 = arith.subf %1289#0, %1295 : f32
          %1297 = wave.exp2 %1296 : f32
          %1298 = arith.subf %1285, %1295 : f32
          %1299 = wave.exp2 %1298 : f32
          %1300 = arith.mulf %1289#1, %1297 : f32
          %1301 = math.fma %1287, %1299, %1300 : f32
          memref.store %1295, %8[%1288] : memref<?xf32>
          %1302 = arith.addi %1288, %c6 : index
          memref.store %1301, %8[%1302] : memref<?xf32>
          %1303 = vector.broadcast %1297 : f32 to vector<8xf32>
          %1304 = vector.broadcast %1299 : f32 to vector<8xf32>
          scf.for %1305 = %c10 to %c13 step %c4 {
            %1306 = arith.muli %1223, %c13 : index
            %1307 = arith.addi %16, %1306 : index
            %1308 = arith.addi %1307, %c34 : index
            %1309 = arith.muli %1305, %c30 : index
            %1310 = arith.addi %1308, %1309 : index
            %1311 = vector.load %partial[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1312 = arith.addi %1310, %c29 : index
            %1313 = vector.load %partial[%1312] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1314 = vector.shuffle %1311, %1313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1221 {
              %1315 = arith.muli %1223, %c13 : index
              %1316 = arith.addi %17, %1315 : index
              %1317 = arith.addi %1316, %c34 : index
              %1318 = arith.muli %1305, %c30 : index
              %1319 = arith.addi %1317, %1318 : index
              %1320 = vector.shuffle %1314, %1314 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1320, %partial[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = vector.shuffle %1314, %1314 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1322 = arith.addi %1319, %c29 : index
              vector.store %1321, %partial[%1322] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1323 = arith.muli %1223, %c13 : index
              %1324 = arith.addi %17, %1323 : index
              %1325 = arith.addi %1324, %c34 : index
              %1326 = arith.muli %1305, %c30 : index
              %1327 = arith.addi %1325, %1326 : index
              %1328 = vector.load %partial[%1327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1329 = arith.addi %1327, %c29 : index
              %1330 = vector.load %partial[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = vector.shuffle %1328, %1330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1332 = arith.mulf %1331, %1303 : vector<8xf32>
              %1333 = math.fma %1314, %1304, %1332 : vector<8xf32>
              %1334 = arith.muli %1223, %c13 : index
              %1335 = arith.addi %17, %1334 : index
              %1336 = arith.addi %1335, %c34 : index
              %1337 = arith.muli %1305, %c30 : index
              %1338 = arith.addi %1336, %1337 : index
              %1339 = vector.shuffle %1333, %1333 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %partial[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1333, %1333 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1341 = arith.addi %1338, %c29 : index
              vector.store %1340, %partial[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1342 = wave.opaque %c10 : index
      %1343 = arith.addi %0, %1342 : index
      scf.if %257 {
        %1344 = arith.addi %kvHeads, %13 : index
        %1345 = memref.load %scales[%1344] : memref<?xf32>
        %1346 = arith.addi %1343, %c10 : index
        %1347 = arith.addi %1346, %c10 : index
        %1348 = memref.load %8[%1347] : memref<?xf32>
        %1349 = arith.addi %1346, %c6 : index
        %1350 = memref.load %8[%1349] : memref<?xf32>
        %1351 = arith.divf %1345, %1350 : f32
        %1352 = vector.broadcast %1351 : f32 to vector<8xf32>
        %1353 = arith.addi %15, %1342 : index
        %1354 = arith.addi %1353, %1 : index
        %1355 = arith.addi %1354, %c10 : index
        %1356 = arith.subi %36, %c4 : index
        %1357 = arith.minsi %1355, %1356 : index
        %1358 = arith.divui %1357, %groupSize : index
        %1359 = arith.addi %24, %1358 : index
        %1360 = arith.muli %13, %groupSize : index
        %1361 = arith.remui %1357, %groupSize : index
        %1362 = arith.addi %1360, %1361 : index
        %1363 = arith.muli %1362, %c18 : index
        %1364 = arith.muli %2, %c19 : index
        %1365 = arith.addi %1363, %1364 : index
        %1366 = arith.muli %heads, %c18 : index
        scf.for %1367 = %c10 to %c13 step %c4 {
          %1368 = arith.muli %1343, %c13 : index
          %1369 = arith.addi %c10, %1368 : index
          %1370 = arith.addi %1369, %c10 : index
          %1371 = arith.muli %1367, %c30 : index
          %1372 = arith.addi %1370, %1371 : index
          %1373 = vector.load %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1374 = arith.addi %1372, %c29 : index
          %1375 = vector.load %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1376 = vector.shuffle %1373, %1375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1377 = arith.mulf %1376, %1352 : vector<8xf32>
          %1378 = arith.addf %1377, %c46 : vector<8xf32>
          %1379 = arith.minimumf %1378, %c75 : vector<8xf32>
          %1380 = arith.maximumf %1379, %c76 : vector<8xf32>
          %1381 = arith.truncf %1380 : vector<8xf32> to vector<8xf16>
          %1382 = vector.bitcast %1381 : vector<8xf16> to vector<4xi32>
          %1383 = vector.shuffle %1382, %1382 [0, 1] : vector<4xi32>, vector<4xi32>
          %1384 = vector.shuffle %1382, %1382 [2, 3] : vector<4xi32>, vector<4xi32>
          %1385 = arith.select %3, %1384, %1383 : vector<2xi32>
          %1386 = arith.select %3, %1383, %1384 : vector<2xi32>
          %1387 = wave.swap_halves %1386 : vector<2xi32>
          %1388 = arith.select %3, %1387, %1385 : vector<2xi32>
          %1389 = arith.select %3, %1385, %1387 : vector<2xi32>
          %1390 = vector.bitcast %1388 : vector<2xi32> to vector<4xf16>
          %1391 = vector.bitcast %1389 : vector<2xi32> to vector<4xf16>
          %1392 = vector.shuffle %1390, %1391 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1393 = arith.muli %1367, %c3 : index
          %1394 = arith.addi %1365, %1393 : index
          %1395 = arith.divui %1359, %outTileRows : index
          %1396 = arith.divui %1366, %c3 : index
          %1397 = arith.muli %1395, %1396 : index
          %1398 = arith.divui %1394, %c3 : index
          %1399 = arith.addi %1397, %1398 : index
          %1400 = arith.muli %1399, %c11 : index
          %1401 = arith.remui %1394, %c3 : index
          %1402 = arith.divui %1401, %c19 : index
          %1403 = arith.addi %1400, %1402 : index
          %1404 = arith.muli %outTileRows, %c19 : index
          %1405 = arith.muli %1403, %1404 : index
          %1406 = arith.remui %1359, %outTileRows : index
          %1407 = arith.muli %1406, %c19 : index
          %1408 = arith.addi %1405, %1407 : index
          %1409 = arith.remui %1394, %c19 : index
          %1410 = arith.addi %1408, %1409 : index
          %1411 = arith.cmpi slt, %1355, %36 : index
          scf.if %1411 {
            vector.store %1392, %out[%1410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1412 = arith.addi %1343, %c18 : index
        %1413 = arith.addi %1412, %c10 : index
        %1414 = memref.load %8[%1413] : memref<?xf32>
        %1415 = arith.addi %1412, %c6 : index
        %1416 = memref.load %8[%1415] : memref<?xf32>
        %1417 = arith.divf %1345, %1416 : f32
        %1418 = vector.broadcast %1417 : f32 to vector<8xf32>
        %1419 = arith.addi %15, %1342 : index
        %1420 = arith.addi %1419, %1 : index
        %1421 = arith.addi %1420, %c3 : index
        %1422 = arith.subi %36, %c4 : index
        %1423 = arith.minsi %1421, %1422 : index
        %1424 = arith.divui %1423, %groupSize : index
        %1425 = arith.addi %24, %1424 : index
        %1426 = arith.muli %13, %groupSize : index
        %1427 = arith.remui %1423, %groupSize : index
        %1428 = arith.addi %1426, %1427 : index
        %1429 = arith.muli %1428, %c18 : index
        %1430 = arith.muli %2, %c19 : index
        %1431 = arith.addi %1429, %1430 : index
        %1432 = arith.muli %heads, %c18 : index
        scf.for %1433 = %c10 to %c13 step %c4 {
          %1434 = arith.muli %1343, %c13 : index
          %1435 = arith.addi %c10, %1434 : index
          %1436 = arith.addi %1435, %c34 : index
          %1437 = arith.muli %1433, %c30 : index
          %1438 = arith.addi %1436, %1437 : index
          %1439 = vector.load %5[%1438] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1440 = arith.addi %1438, %c29 : index
          %1441 = vector.load %5[%1440] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1442 = vector.shuffle %1439, %1441 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1443 = arith.mulf %1442, %1418 : vector<8xf32>
          %1444 = arith.addf %1443, %c46 : vector<8xf32>
          %1445 = arith.minimumf %1444, %c75 : vector<8xf32>
          %1446 = arith.maximumf %1445, %c76 : vector<8xf32>
          %1447 = arith.truncf %1446 : vector<8xf32> to vector<8xf16>
          %1448 = vector.bitcast %1447 : vector<8xf16> to vector<4xi32>
          %1449 = vector.shuffle %1448, %1448 [0, 1] : vector<4xi32>, vector<4xi32>
          %1450 = vector.shuffle %1448, %1448 [2, 3] : vector<4xi32>, vector<4xi32>
          %1451 = arith.select %3, %1450, %1449 : vector<2xi32>
          %1452 = arith.select %3, %1449, %1450 : vector<2xi32>
          %1453 = wave.swap_halves %1452 : vector<2xi32>
          %1454 = arith.select %3, %1453, %1451 : vector<2xi32>
          %1455 = arith.select %3, %1451, %1453 : vector<2xi32>
          %1456 = vector.bitcast %1454 : vector<2xi32> to vector<4xf16>
          %1457 = vector.bitcast %1455 : vector<2xi32> to vector<4xf16>
          %1458 = vector.shuffle %1456, %1457 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1459 = arith.muli %1433, %c3 : index
          %1460 = arith.addi %1431, %1459 : index
          %1461 = arith.divui %1425, %outTileRows : index
          %1462 = arith.divui %1432, %c3 : index
          %1463 = arith.muli %1461, %1462 : index
          %1464 = arith.divui %1460, %c3 : index
          %1465 = arith.addi %1463, %1464 : index
          %1466 = arith.muli %1465, %c11 : index
          %1467 = arith.remui %1460, %c3 : index
          %1468 = arith.divui %1467, %c19 : index
          %1469 = arith.addi %1466, %1468 : index
          %1470 = arith.muli %outTileRows, %c19 : index
          %1471 = arith.muli %1469, %1470 : index
          %1472 = arith.remui %1425, %outTileRows : index
          %1473 = arith.muli %1472, %c19 : index
          %1474 = arith.addi %1471, %1473 : index
          %1475 = arith.remui %1460, %c19 : index
          %1476 = arith.addi %1474, %1475 : index
          %1477 = arith.cmpi slt, %1421, %36 : index
          scf.if %1477 {
            vector.store %1458, %out[%1476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %258 {
          %1478 = arith.addi %kvHeads, %13 : index
          %1479 = memref.load %scales[%1478] : memref<?xf32>
          %1480 = arith.addi %1343, %c29 : index
          %1481 = arith.addi %1480, %c10 : index
          %1482 = memref.load %8[%1481] : memref<?xf32>
          %1483 = arith.addi %1480, %c6 : index
          %1484 = memref.load %8[%1483] : memref<?xf32>
          %1485 = arith.divf %1479, %1484 : f32
          %1486 = vector.broadcast %1485 : f32 to vector<8xf32>
          %1487 = arith.addi %15, %1342 : index
          %1488 = arith.addi %1487, %1 : index
          %1489 = arith.addi %1488, %c10 : index
          %1490 = arith.subi %36, %c4 : index
          %1491 = arith.minsi %1489, %1490 : index
          %1492 = arith.divui %1491, %groupSize : index
          %1493 = arith.addi %24, %1492 : index
          %1494 = arith.muli %13, %groupSize : index
          %1495 = arith.remui %1491, %groupSize : index
          %1496 = arith.addi %1494, %1495 : index
          %1497 = arith.muli %1496, %c18 : index
          %1498 = arith.muli %2, %c19 : index
          %1499 = arith.addi %1497, %1498 : index
          %1500 = arith.muli %heads, %c18 : index
          scf.for %1501 = %c10 to %c13 step %c4 {
            %1502 = arith.muli %1343, %c13 : index
            %1503 = arith.addi %16, %1502 : index
            %1504 = arith.addi %1503, %c10 : index
            %1505 = arith.muli %1501, %c30 : index
            %1506 = arith.addi %1504, %1505 : index
            %1507 = vector.load %partial[%1506] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1508 = arith.addi %1506, %c29 : index
            %1509 = vector.load %partial[%1508] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1510 = vector.shuffle %1507, %1509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1511 = arith.mulf %1510, %1486 : vector<8xf32>
            %1512 = arith.addf %1511, %c46 : vector<8xf32>
            %1513 = arith.minimumf %1512, %c75 : vector<8xf32>
            %1514 = arith.maximumf %1513, %c76 : vector<8xf32>
            %1515 = arith.truncf %1514 : vector<8xf32> to vector<8xf16>
            %1516 = vector.bitcast %1515 : vector<8xf16> to vector<4xi32>
            %1517 = vector.shuffle %1516, %1516 [0, 1] : vector<4xi32>, vector<4xi32>
            %1518 = vector.shuffle %1516, %1516 [2, 3] : vector<4xi32>, vector<4xi32>
            %1519 = arith.select %3, %1518, %1517 : vector<2xi32>
            %1520 = arith.select %3, %1517, %1518 : vector<2xi32>
            %1521 = wave.swap_halves %1520 : vector<2xi32>
            %1522 = arith.select %3, %1521, %1519 : vector<2xi32>
            %1523 = arith.select %3, %1519, %1521 : vector<2xi32>
            %1524 = vector.bitcast %1522 : vector<2xi32> to vector<4xf16>
            %1525 = vector.bitcast %1523 : vector<2xi32> to vector<4xf16>
            %1526 = vector.shuffle %1524, %1525 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1527 = arith.muli %1501, %c3 : index
            %1528 = arith.addi %1499, %1527 : index
            %1529 = arith.divui %1493, %outTileRows : index
            %1530 = arith.divui %1500, %c3 : index
            %1531 = arith.muli %1529, %1530 : index
            %1532 = arith.divui %1528, %c3 : index
            %1533 = arith.addi %1531, %1532 : index
            %1534 = arith.muli %1533, %c11 : index
            %1535 = arith.remui %1528, %c3 : index
            %1536 = arith.divui %1535, %c19 : index
            %1537 = arith.addi %1534, %1536 : index
            %1538 = arith.muli %outTileRows, %c19 : index
            %1539 = arith.muli %1537, %1538 : index
            %1540 = arith.remui %1493, %outTileRows : index
            %1541 = arith.muli %1540, %c19 : index
            %1542 = arith.addi %1539, %1541 : index
            %1543 = arith.remui %1528, %c19 : index
            %1544 = arith.addi %1542, %1543 : index
            %1545 = arith.cmpi slt, %1489, %36 : index
            scf.if %1545 {
              vector.store %1526, %out[%1544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1546 = arith.addi %1343, %c49 : index
          %1547 = arith.addi %1546, %c10 : index
          %1548 = memref.load %8[%1547] : memref<?xf32>
          %1549 = arith.addi %1546, %c6 : index
          %1550 = memref.load %8[%1549] : memref<?xf32>
          %1551 = arith.divf %1479, %1550 : f32
          %1552 = vector.broadcast %1551 : f32 to vector<8xf32>
          %1553 = arith.addi %15, %1342 : index
          %1554 = arith.addi %1553, %1 : index
          %1555 = arith.addi %1554, %c3 : index
          %1556 = arith.subi %36, %c4 : index
          %1557 = arith.minsi %1555, %1556 : index
          %1558 = arith.divui %1557, %groupSize : index
          %1559 = arith.addi %24, %1558 : index
          %1560 = arith.muli %13, %groupSize : index
          %1561 = arith.remui %1557, %groupSize : index
          %1562 = arith.addi %1560, %1561 : index
          %1563 = arith.muli %1562, %c18 : index
          %1564 = arith.muli %2, %c19 : index
          %1565 = arith.addi %1563, %1564 : index
          %1566 = arith.muli %heads, %c18 : index
          scf.for %1567 = %c10 to %c13 step %c4 {
            %1568 = arith.muli %1343, %c13 : index
            %1569 = arith.addi %16, %1568 : index
            %1570 = arith.addi %1569, %c34 : index
            %1571 = arith.muli %1567, %c30 : index
            %1572 = arith.addi %1570, %1571 : index
            %1573 = vector.load %partial[%1572] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1574 = arith.addi %1572, %c29 : index
            %1575 = vector.load %partial[%1574] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1576 = vector.shuffle %1573, %1575 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1577 = arith.mulf %1576, %1552 : vector<8xf32>
            %1578 = arith.addf %1577, %c46 : vector<8xf32>
            %1579 = arith.minimumf %1578, %c75 : vector<8xf32>
            %1580 = arith.maximumf %1579, %c76 : vector<8xf32>
            %1581 = arith.truncf %1580 : vector<8xf32> to vector<8xf16>
            %1582 = vector.bitcast %1581 : vector<8xf16> to vector<4xi32>
            %1583 = vector.shuffle %1582, %1582 [0, 1] : vector<4xi32>, vector<4xi32>
            %1584 = vector.shuffle %1582, %1582 [2, 3] : vector<4xi32>, vector<4xi32>
            %1585 = arith.select %3, %1584, %1583 : vector<2xi32>
            %1586 = arith.select %3, %1583, %1584 : vector<2xi32>
            %1587 = wave.swap_halves %1586 : vector<2xi32>
            %1588 = arith.select %3, %1587, %1585 : vector<2xi32>
            %1589 = arith.select %3, %1585, %1587 : vector<2xi32>
            %1590 = vector.bitcast %1588 : vector<2xi32> to vector<4xf16>
            %1591 = vector.bitcast %1589 : vector<2xi32> to vector<4xf16>
            %1592 = vector.shuffle %1590, %1591 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1593 = arith.muli %1567, %c3 : index
            %1594 = arith.addi %1565, %1593 : index
            %1595 = arith.divui %1559, %outTileRows : index
            %1596 = arith.divui %1566, %c3 : index
            %1597 = arith.muli %1595, %1596 : index
            %1598 = arith.divui %1594, %c3 : index
            %1599 = arith.addi %1597, %1598 : index
            %1600 = arith.muli %1599, %c11 : index
            %1601 = arith.remui %1594, %c3 : index
            %1602 = arith.divui %1601, %c19 : index
            %1603 = arith.addi %1600, %1602 : index
            %1604 = arith.muli %outTileRows, %c19 : index
            %1605 = arith.muli %1603, %1604 : index
            %1606 = arith.remui %1559, %outTileRows : index
            %1607 = arith.muli %1606, %c19 : index
            %1608 = arith.addi %1605, %1607 : index
            %1609 = arith.remui %1594, %c19 : index
            %1610 = arith.addi %1608, %1609 : index
            %1611 = arith.cmpi slt, %1555, %36 : index
            scf.if %1611 {
              vector.store %1592, %out[%1610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1612 = arith.addi %kvHeads, %13 : index
          %1613 = memref.load %scales[%1612] : memref<?xf32>
          %1614 = arith.addi %1343, %c30 : index
          %1615 = arith.addi %1614, %c10 : index
          %1616 = memref.load %8[%1615] : memref<?xf32>
          %1617 = arith.addi %1614, %c6 : index
          %1618 = memref.load %8[%1617] : memref<?xf32>
          %1619 = arith.divf %1613, %1618 : f32
          %1620 = vector.broadcast %1619 : f32 to vector<8xf32>
          %1621 = arith.addi %15, %1342 : index
          %1622 = arith.addi %1621, %1 : index
          %1623 = arith.addi %1622, %c10 : index
          %1624 = arith.subi %36, %c4 : index
          %1625 = arith.minsi %1623, %1624 : index
          %1626 = arith.divui %1625, %groupSize : index
          %1627 = arith.addi %24, %1626 : index
          %1628 = arith.muli %13, %groupSize : index
          %1629 = arith.remui %1625, %groupSize : index
          %1630 = arith.addi %1628, %1629 : index
          %1631 = arith.muli %1630, %c18 : index
          %1632 = arith.muli %2, %c19 : index
          %1633 = arith.addi %1631, %1632 : index
          %1634 = arith.muli %heads, %c18 : index
          scf.for %1635 = %c10 to %c13 step %c4 {
            %1636 = arith.muli %1343, %c13 : index
            %1637 = arith.addi %17, %1636 : index
            %1638 = arith.addi %1637, %c10 : index
            %1639 = arith.muli %1635, %c30 : index
            %1640 = arith.addi %1638, %1639 : index
            %1641 = vector.load %partial[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1642 = arith.addi %1640, %c29 : index
            %1643 = vector.load %partial[%1642] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1644 = vector.shuffle %1641, %1643 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1645 = arith.mulf %1644, %1620 : vector<8xf32>
            %1646 = arith.addf %1645, %c46 : vector<8xf32>
            %1647 = arith.minimumf %1646, %c75 : vector<8xf32>
            %1648 = arith.maximumf %1647, %c76 : vector<8xf32>
            %1649 = arith.truncf %1648 : vector<8xf32> to vector<8xf16>
            %1650 = vector.bitcast %1649 : vector<8xf16> to vector<4xi32>
            %1651 = vector.shuffle %1650, %1650 [0, 1] : vector<4xi32>, vector<4xi32>
            %1652 = vector.shuffle %1650, %1650 [2, 3] : vector<4xi32>, vector<4xi32>
            %1653 = arith.select %3, %1652, %1651 : vector<2xi32>
            %1654 = arith.select %3, %1651, %1652 : vector<2xi32>
            %1655 = wave.swap_halves %1654 : vector<2xi32>
            %1656 = arith.select %3, %1655, %1653 : vector<2xi32>
            %1657 = arith.select %3, %1653, %1655 : vector<2xi32>
            %1658 = vector.bitcast %1656 : vector<2xi32> to vector<4xf16>
            %1659 = vector.bitcast %1657 : vector<2xi32> to vector<4xf16>
            %1660 = vector.shuffle %1658, %1659 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1661 = arith.muli %1635, %c3 : index
            %1662 = arith.addi %1633, %1661 : index
            %1663 = arith.divui %1627, %outTileRows : index
            %1664 = arith.divui %1634, %c3 : index
            %1665 = arith.muli %1663, %1664 : index
            %1666 = arith.divui %1662, %c3 : index
            %1667 = arith.addi %1665, %1666 : index
            %1668 = arith.muli %1667, %c11 : index
            %1669 = arith.remui %1662, %c3 : index
            %1670 = arith.divui %1669, %c19 : index
            %1671 = arith.addi %1668, %1670 : index
            %1672 = arith.muli %outTileRows, %c19 : index
            %1673 = arith.muli %1671, %1672 : index
            %1674 = arith.remui %1627, %outTileRows : index
            %1675 = arith.muli %1674, %c19 : index
            %1676 = arith.addi %1673, %1675 : index
            %1677 = arith.remui %1662, %c19 : index
            %1678 = arith.addi %1676, %1677 : index
            %1679 = arith.cmpi slt, %1623, %36 : index
            scf.if %1679 {
              vector.store %1660, %out[%1678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1680 = arith.addi %1343, %c50 : index
          %1681 = arith.addi %1680, %c10 : index
          %1682 = memref.load %8[%1681] : memref<?xf32>
          %1683 = arith.addi %1680, %c6 : index
          %1684 = memref.load %8[%1683] : memref<?xf32>
          %1685 = arith.divf %1613, %1684 : f32
          %1686 = vector.broadcast %1685 : f32 to vector<8xf32>
          %1687 = arith.addi %15, %1342 : index
          %1688 = arith.addi %1687, %1 : index
          %1689 = arith.addi %1688, %c3 : index
          %1690 = arith.subi %36, %c4 : index
          %1691 = arith.minsi %1689, %1690 : index
          %1692 = arith.divui %1691, %groupSize : index
          %1693 = arith.addi %24, %1692 : index
          %1694 = arith.muli %13, %groupSize : index
          %1695 = arith.remui %1691, %groupSize : index
          %1696 = arith.addi %1694, %1695 : index
          %1697 = arith.muli %1696, %c18 : index
          %1698 = arith.muli %2, %c19 : index
          %1699 = arith.addi %1697, %1698 : index
          %1700 = arith.muli %heads, %c18 : index
          scf.for %1701 = %c10 to %c13 step %c4 {
            %1702 = arith.muli %1343, %c13 : index
            %1703 = arith.addi %17, %1702 : index
            %1704 = arith.addi %1703, %c34 : index
            %1705 = arith.muli %1701, %c30 : index
            %1706 = arith.addi %1704, %1705 : index
            %1707 = vector.load %partial[%1706] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1708 = arith.addi %1706, %c29 : index
            %1709 = vector.load %partial[%1708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1710 = vector.shuffle %1707, %1709 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1711 = arith.mulf %1710, %1686 : vector<8xf32>
            %1712 = arith.addf %1711, %c46 : vector<8xf32>
            %1713 = arith.minimumf %1712, %c75 : vector<8xf32>
            %1714 = arith.maximumf %1713, %c76 : vector<8xf32>
            %1715 = arith.truncf %1714 : vector<8xf32> to vector<8xf16>
            %1716 = vector.bitcast %1715 : vector<8xf16> to vector<4xi32>
            %1717 = vector.shuffle %1716, %1716 [0, 1] : vector<4xi32>, vector<4xi32>
            %1718 = vector.shuffle %1716, %1716 [2, 3] : vector<4xi32>, vector<4xi32>
            %1719 = arith.select %3, %1718, %1717 : vector<2xi32>
            %1720 = arith.select %3, %1717, %1718 : vector<2xi32>
            %1721 = wave.swap_halves %1720 : vector<2xi32>
            %1722 = arith.select %3, %1721, %1719 : vector<2xi32>
            %1723 = arith.select %3, %1719, %1721 : vector<2xi32>
            %1724 = vector.bitcast %1722 : vector<2xi32> to vector<4xf16>
            %1725 = vector.bitcast %1723 : vector<2xi32> to vector<4xf16>
            %1726 = vector.shuffle %1724, %1725 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1727 = arith.muli %1701, %c3 : index
            %1728 = arith.addi %1699, %1727 : index
            %1729 = arith.divui %1693, %outTileRows : index
            %1730 = arith.divui %1700, %c3 : index
            %1731 = arith.muli %1729, %1730 : index
            %1732 = arith.divui %1728, %c3 : index
            %1733 = arith.addi %1731, %1732 : index
            %1734 = arith.muli %1733, %c11 : index
            %1735 = arith.remui %1728, %c3 : index
            %1736 = arith.divui %1735, %c19 : index
            %1737 = arith.addi %1734, %1736 : index
            %1738 = arith.muli %outTileRows, %c19 : index
            %1739 = arith.muli %1737, %1738 : index
            %1740 = arith.remui %1693, %outTileRows : index
            %1741 = arith.muli %1740, %c19 : index
            %1742 = arith.addi %1739, %1741 : index
            %1743 = arith.remui %1728, %c19 : index
            %1744 = arith.addi %1742, %1743 : index
            %1745 = arith.cmpi slt, %1689, %36 : index
            scf.if %1745 {
              vector.store %1726, %out[%1744] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
