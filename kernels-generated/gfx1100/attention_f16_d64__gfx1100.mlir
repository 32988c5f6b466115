// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %scales: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c17 = arith.constant 1024 : index
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
  %c31 = arith.constant 512 : index
  %c32 = arith.constant 768 : index
  %positionsAt = wave.param "positionsAt" : index
  %c34 = arith.constant 1 : i32
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
  %c51 = arith.constant 448 : index
  %c52 = arith.constant 576 : index
  %c53 = arith.constant 640 : index
  %c54 = arith.constant 704 : index
  %c55 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c56 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
  %c59 = arith.constant 65535 : i32
  %c60 = arith.constant 2 : i32
  %c61 = arith.constant -65536 : i32
  %c62 = arith.constant 3 : i32
  %c63 = arith.constant 4 : i32
  %c64 = arith.constant 5 : i32
  %c65 = arith.constant 6 : i32
  %c66 = arith.constant 7 : i32
  %c67 = arith.constant 8 : i32
  %c68 = arith.constant 9 : i32
  %c69 = arith.constant 10 : i32
  %c70 = arith.constant 11 : i32
  %c71 = arith.constant 12 : i32
  %c72 = arith.constant 13 : i32
  %c73 = arith.constant 15 : i32
  %c74 = arith.constant 832 : index
  %c75 = arith.constant 896 : index
  %c76 = arith.constant 960 : index
  %outTileRows = wave.param "outTileRows" : index
  %c78 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c79 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %124 = arith.addi %106, %c31 : index
      vector.store %123, %4[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %125 = arith.mulf %66, %103 : vector<4xf32>
      %126 = arith.truncf %125 : vector<4xf32> to vector<4xf16>
      %127 = arith.mulf %68, %103 : vector<4xf32>
      %128 = arith.truncf %127 : vector<4xf32> to vector<4xf16>
      %129 = vector.shuffle %126, %128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %130 = arith.addi %106, %c32 : index
      vector.store %129, %4[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %131 = memref.load %scales[%13] : memref<?xf32>
      %132 = arith.mulf %131, %102 : f32
      memref.store %132, %6[%47] : memref<?xf32>
      %133 = arith.addi %positionsAt, %43 : index
      %134 = memref.load %step[%133] : memref<?xi32>
      %135 = arith.addi %134, %c34 : i32
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
      %210 = arith.addi %204, %c17 : index
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
      %233 = arith.addi %232, %c34 : i32
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
      %243 = arith.addi %242, %c34 : i32
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
      %254 = arith.addi %253, %c34 : i32
      %255 = arith.subi %254, %c34 : i32
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
            %280 = arith.addi %271, %c34 : i32
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
            %291 = arith.addi %279, %35 : index
            %292 = arith.addi %291, %c18 : index
            %293 = vector.load %kv[%292] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %294 = arith.addi %287, %35 : index
            %295 = arith.addi %294, %c10 : index
            %296 = vector.load %kv[%295] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %297 = arith.addi %287, %35 : index
            %298 = arith.addi %297, %c18 : index
            %299 = vector.load %kv[%298] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %317:16 = scf.for %300 = %c40 to %270 step %c34 iter_args(%301 = %290, %302 = %293, %303 = %296, %304 = %299, %305 = %c44, %306 = %c45, %307 = %c46, %308 = %c46, %309 = %c46, %310 = %c46, %311 = %c44, %312 = %c45, %313 = %c46, %314 = %c46, %315 = %c46, %316 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %330 = arith.addi %321, %c34 : i32
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
              %347 = arith.addi %338, %c34 : i32
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
              %361 = arith.addi %329, %35 : index
              %362 = arith.addi %361, %c49 : index
              %363 = vector.load %kv[%362] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %364 = arith.addi %337, %35 : index
              %365 = arith.addi %364, %c29 : index
              %366 = vector.load %kv[%365] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %367 = arith.addi %337, %35 : index
              %368 = arith.addi %367, %c49 : index
              %369 = vector.load %kv[%368] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %370 = vector.shuffle %301, %302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %371 = vector.bitcast %370 : vector<8xi32> to vector<16xf16>
              %372 = vector.shuffle %303, %304 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %373 = vector.bitcast %372 : vector<8xi32> to vector<16xf16>
              %374 = arith.addi %357, %c10 : index
              %375 = vector.load %4[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %376 = arith.addi %374, %c29 : index
              %377 = vector.load %4[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %379 = wave.mma %371, %378, %c46 : vector<16xf16>, vector<8xf32>
              %380 = wave.mma %373, %378, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %381 = arith.addi %357, %c17 : index
              %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %383 = arith.addi %381, %c29 : index
              %384 = vector.load %4[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %385 = vector.shuffle %382, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %386 = wave.mma %371, %385, %c46 : vector<16xf16>, vector<8xf32>
              %387 = wave.mma %373, %385, %c46 : vector<16xf16>, vector<8xf32>
              %388 = arith.addi %329, %35 : index
              %389 = arith.addi %388, %c30 : index
              %390 = vector.load %kv[%389] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %391 = arith.addi %329, %35 : index
              %392 = arith.addi %391, %c50 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %394 = arith.addi %337, %35 : index
              %395 = arith.addi %394, %c30 : index
              %396 = vector.load %kv[%395] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %397 = arith.addi %337, %35 : index
              %398 = arith.addi %397, %c50 : index
              %399 = vector.load %kv[%398] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %400 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %401 = vector.bitcast %400 : vector<8xi32> to vector<16xf16>
              %402 = vector.shuffle %366, %369 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %403 = vector.bitcast %402 : vector<8xi32> to vector<16xf16>
              %404 = arith.addi %357, %c30 : index
              %405 = vector.load %4[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %406 = arith.addi %404, %c29 : index
              %407 = vector.load %4[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %409 = wave.mma %401, %408, %379 : vector<16xf16>, vector<8xf32>
              %410 = wave.mma %403, %408, %380 : vector<16xf16>, vector<8xf32>
              wave.pin
              %411 = arith.addi %357, %c35 : index
              %412 = vector.load %4[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %413 = arith.addi %411, %c29 : index
              %414 = vector.load %4[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %416 = wave.mma %401, %415, %386 : vector<16xf16>, vector<8xf32>
              %417 = wave.mma %403, %415, %387 : vector<16xf16>, vector<8xf32>
              %418 = arith.addi %329, %35 : index
              %419 = arith.addi %418, %c7 : index
              %420 = vector.load %kv[%419] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %421 = arith.addi %329, %35 : index
              %422 = arith.addi %421, %c51 : index
              %423 = vector.load %kv[%422] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %424 = arith.addi %337, %35 : index
              %425 = arith.addi %424, %c7 : index
              %426 = vector.load %kv[%425] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %427 = arith.addi %337, %35 : index
              %428 = arith.addi %427, %c51 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %430 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %431 = vector.bitcast %430 : vector<8xi32> to vector<16xf16>
              %432 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %433 = vector.bitcast %432 : vector<8xi32> to vector<16xf16>
              %434 = arith.addi %357, %c31 : index
              %435 = vector.load %4[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %436 = arith.addi %434, %c29 : index
              %437 = vector.load %4[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %438 = vector.shuffle %435, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %439 = wave.mma %431, %438, %409 : vector<16xf16>, vector<8xf32>
              %440 = wave.mma %433, %438, %410 : vector<16xf16>, vector<8xf32>
              wave.pin
              %441 = arith.addi %357, %c36 : index
              %442 = vector.load %4[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %443 = arith.addi %441, %c29 : index
              %444 = vector.load %4[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %445 = vector.shuffle %442, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %446 = wave.mma %431, %445, %416 : vector<16xf16>, vector<8xf32>
              %447 = wave.mma %433, %445, %417 : vector<16xf16>, vector<8xf32>
              %448 = arith.addi %329, %35 : index
              %449 = arith.addi %448, %c31 : index
              %450 = vector.load %kv[%449] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %451 = arith.addi %329, %35 : index
              %452 = arith.addi %451, %c52 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %337, %35 : index
              %455 = arith.addi %454, %c31 : index
              %456 = vector.load %kv[%455] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %457 = arith.addi %337, %35 : index
              %458 = arith.addi %457, %c52 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %461 = vector.bitcast %460 : vector<8xi32> to vector<16xf16>
              %462 = vector.shuffle %426, %429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %463 = vector.bitcast %462 : vector<8xi32> to vector<16xf16>
              %464 = arith.addi %357, %c32 : index
              %465 = vector.load %4[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %466 = arith.addi %464, %c29 : index
              %467 = vector.load %4[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %468 = vector.shuffle %465, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %469 = wave.mma %461, %468, %439 : vector<16xf16>, vector<8xf32>
              %470 = wave.mma %463, %468, %440 : vector<16xf16>, vector<8xf32>
              wave.pin
              %471 = arith.addi %357, %c37 : index
              %472 = vector.load %4[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %473 = arith.addi %471, %c29 : index
              %474 = vector.load %4[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %475 = vector.shuffle %472, %474 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %476 = wave.mma %461, %475, %446 : vector<16xf16>, vector<8xf32>
              %477 = wave.mma %463, %475, %447 : vector<16xf16>, vector<8xf32>
              %478 = arith.addi %329, %35 : index
              %479 = arith.addi %478, %c53 : index
              %480 = vector.load %kv[%479] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %481 = arith.addi %329, %35 : index
              %482 = arith.addi %481, %c54 : index
              %483 = vector.load %kv[%482] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %484 = arith.addi %337, %35 : index
              %485 = arith.addi %484, %c53 : index
              %486 = vector.load %kv[%485] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %487 = arith.addi %337, %35 : index
              %488 = arith.addi %487, %c54 : index
              %489 = vector.load %kv[%488] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %490 = wave.opaque %469 : vector<8xf32>
              %491 = wave.opaque %470 : vector<8xf32>
              %492 = wave.opaque %476 : vector<8xf32>
              %493 = wave.opaque %477 : vector<8xf32>
              %494 = wave.opaque %320 : i32
              %495 = arith.cmpi sgt, %494, %243 : i32
              %496:2 = scf.if %495 -> (vector<8xf32>, vector<8xf32>) {
                %497 = wave.opaque %c10 : index
                %498 = arith.addi %1, %497 : index
                %499 = memref.load %7[%498] : memref<?xi32>
                %500 = arith.index_cast %2 : index to i32
                %501 = arith.addi %319, %500 : i32
                %502 = arith.subi %499, %501 : i32
                %503 = arith.subi %502, %c40 : i32
                %504 = vector.broadcast %503 : i32 to vector<8xi32>
                %505 = arith.cmpi sgt, %504, %c56 : vector<8xi32>
                %506 = arith.select %505, %490, %c55 : vector<8xi1>, vector<8xf32>
                %507 = arith.subi %502, %c39 : i32
                %508 = vector.broadcast %507 : i32 to vector<8xi32>
                %509 = arith.cmpi sgt, %508, %c56 : vector<8xi32>
                %510 = arith.select %509, %491, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %506, %510 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %490, %491 : vector<8xf32>, vector<8xf32>
              }
              %511 = wave.opaque %c10 : index
              %512 = arith.addi %1, %511 : index
              %513 = memref.load %6[%512] : memref<?xf32>
              %514 = vector.extract %496#0[0] : f32 from vector<8xf32>
              %515 = vector.extract %496#0[1] : f32 from vector<8xf32>
              %516 = vector.extract %496#0[2] : f32 from vector<8xf32>
              %517 = vector.extract %496#0[3] : f32 from vector<8xf32>
              %518 = vector.extract %496#0[4] : f32 from vector<8xf32>
              %519 = vector.extract %496#0[5] : f32 from vector<8xf32>
              %520 = vector.extract %496#0[6] : f32 from vector<8xf32>
              %521 = vector.extract %496#0[7] : f32 from vector<8xf32>
              %522 = vector.extract %496#1[0] : f32 from vector<8xf32>
              %523 = vector.extract %496#1[1] : f32 from vector<8xf32>
              %524 = vector.extract %496#1[2] : f32 from vector<8xf32>
              %525 = vector.extract %496#1[3] : f32 from vector<8xf32>
              %526 = vector.extract %496#1[4] : f32 from vector<8xf32>
              %527 = vector.extract %496#1[5] : f32 from vector<8xf32>
              %528 = vector.extract %496#1[6] : f32 from vector<8xf32>
              %529 = vector.extract %496#1[7] : f32 from vector<8xf32>
              %530 = arith.maxnumf %514, %515 fastmath<nnan> : f32
              %531 = arith.maxnumf %530, %516 fastmath<nnan> : f32
              %532 = arith.maxnumf %531, %517 fastmath<nnan> : f32
              %533 = arith.maxnumf %532, %518 fastmath<nnan> : f32
              %534 = arith.maxnumf %533, %519 fastmath<nnan> : f32
              %535 = arith.maxnumf %534, %520 fastmath<nnan> : f32
              %536 = arith.maxnumf %535, %521 fastmath<nnan> : f32
              %537 = arith.maxnumf %536, %522 fastmath<nnan> : f32
              %538 = arith.maxnumf %537, %523 fastmath<nnan> : f32
              %539 = arith.maxnumf %538, %524 fastmath<nnan> : f32
              %540 = arith.maxnumf %539, %525 fastmath<nnan> : f32
              %541 = arith.maxnumf %540, %526 fastmath<nnan> : f32
              %542 = arith.maxnumf %541, %527 fastmath<nnan> : f32
              %543 = arith.maxnumf %542, %528 fastmath<nnan> : f32
              %544 = arith.maxnumf %543, %529 fastmath<nnan> : f32
              %545 = wave.swap_halves %544 : f32
              %546 = arith.maxnumf %544, %545 fastmath<nnan> : f32
              %547 = arith.mulf %546, %513 : f32
              %548 = arith.addf %305, %c57 : f32
              %549 = arith.cmpf ogt, %547, %548 : f32
              %550:6 = scf.if %549 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %551 = arith.subf %305, %547 : f32
                %552 = wave.exp2 %551 : f32
                %553 = vector.broadcast %552 : f32 to vector<8xf32>
                %554 = arith.mulf %306, %552 : f32
                %555 = arith.mulf %307, %553 : vector<8xf32>
                %556 = arith.mulf %308, %553 : vector<8xf32>
                %557 = arith.mulf %309, %553 : vector<8xf32>
                %558 = arith.mulf %310, %553 : vector<8xf32>
                scf.yield %547, %554, %555, %556, %557, %558 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %305, %306, %307, %308, %309, %310 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %559 = vector.broadcast %513 : f32 to vector<8xf32>
              %560 = arith.subf %c58, %550#0 : f32
              %561 = vector.broadcast %560 : f32 to vector<8xf32>
              %562 = math.fma %496#0, %559, %561 : vector<8xf32>
              %563 = wave.exp2 %562 : vector<8xf32>
              %564 = math.fma %496#1, %559, %561 : vector<8xf32>
              %565 = wave.exp2 %564 : vector<8xf32>
              %566 = arith.truncf %563 : vector<8xf32> to vector<8xf16>
              %567 = vector.bitcast %566 : vector<8xf16> to vector<4xi32>
              %568 = wave.swap_halves %567 : vector<4xi32>
              %569 = arith.select %3, %568, %567 : vector<4xi32>
              %570 = arith.select %3, %567, %568 : vector<4xi32>
              %571 = vector.shuffle %569, %570 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %572 = vector.bitcast %571 : vector<8xi32> to vector<16xf16>
              %573 = arith.truncf %565 : vector<8xf32> to vector<8xf16>
              %574 = vector.bitcast %573 : vector<8xf16> to vector<4xi32>
              %575 = wave.swap_halves %574 : vector<4xi32>
              %576 = arith.select %3, %575, %574 : vector<4xi32>
              %577 = arith.select %3, %574, %575 : vector<4xi32>
              %578 = vector.shuffle %576, %577 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %579 = vector.bitcast %578 : vector<8xi32> to vector<16xf16>
              %580 = arith.addf %563, %565 : vector<8xf32>
              %581 = vector.extract %580[0] : f32 from vector<8xf32>
              %582 = vector.extract %580[1] : f32 from vector<8xf32>
              %583 = vector.extract %580[2] : f32 from vector<8xf32>
              %584 = vector.extract %580[3] : f32 from vector<8xf32>
              %585 = vector.extract %580[4] : f32 from vector<8xf32>
              %586 = vector.extract %580[5] : f32 from vector<8xf32>
              %587 = vector.extract %580[6] : f32 from vector<8xf32>
              %588 = vector.extract %580[7] : f32 from vector<8xf32>
              %589 = arith.addf %581, %585 : f32
              %590 = arith.addf %582, %586 : f32
              %591 = arith.addf %583, %587 : f32
              %592 = arith.addf %584, %588 : f32
              %593 = arith.addf %589, %591 : f32
              %594 = arith.addf %590, %592 : f32
              %595 = arith.addf %593, %594 : f32
              %596 = arith.addf %550#1, %595 : f32
              %597 = wave.opaque %596 : f32
              %598 = wave.opaque %320 : i32
              %599 = arith.cmpi sgt, %598, %243 : i32
              %600:2 = scf.if %599 -> (vector<8xf32>, vector<8xf32>) {
                %601 = wave.opaque %c3 : index
                %602 = arith.addi %1, %601 : index
                %603 = memref.load %7[%602] : memref<?xi32>
                %604 = arith.index_cast %2 : index to i32
                %605 = arith.addi %319, %604 : i32
                %606 = arith.subi %603, %605 : i32
                %607 = arith.subi %606, %c40 : i32
                %608 = vector.broadcast %607 : i32 to vector<8xi32>
                %609 = arith.cmpi sgt, %608, %c56 : vector<8xi32>
                %610 = arith.select %609, %492, %c55 : vector<8xi1>, vector<8xf32>
                %611 = arith.subi %606, %c39 : i32
                %612 = vector.broadcast %611 : i32 to vector<8xi32>
                %613 = arith.cmpi sgt, %612, %c56 : vector<8xi32>
                %614 = arith.select %613, %493, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %610, %614 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %492, %493 : vector<8xf32>, vector<8xf32>
              }
              %615 = wave.opaque %c3 : index
              %616 = arith.addi %1, %615 : index
              %617 = memref.load %6[%616] : memref<?xf32>
              %618 = vector.extract %600#0[0] : f32 from vector<8xf32>
              %619 = vector.extract %600#0[1] : f32 from vector<8xf32>
              %620 = vector.extract %600#0[2] : f32 from vector<8xf32>
              %621 = vector.extract %600#0[3] : f32 from vector<8xf32>
              %622 = vector.extract %600#0[4] : f32 from vector<8xf32>
              %623 = vector.extract %600#0[5] : f32 from vector<8xf32>
              %624 = vector.extract %600#0[6] : f32 from vector<8xf32>
              %625 = vector.extract %600#0[7] : f32 from vector<8xf32>
              %626 = vector.extract %600#1[0] : f32 from vector<8xf32>
              %627 = vector.extract %600#1[1] : f32 from vector<8xf32>
              %628 = vector.extract %600#1[2] : f32 from vector<8xf32>
              %629 = vector.extract %600#1[3] : f32 from vector<8xf32>
              %630 = vector.extract %600#1[4] : f32 from vector<8xf32>
              %631 = vector.extract %600#1[5] : f32 from vector<8xf32>
              %632 = vector.extract %600#1[6] : f32 from vector<8xf32>
              %633 = vector.extract %600#1[7] : f32 from vector<8xf32>
              %634 = arith.maxnumf %618, %619 fastmath<nnan> : f32
              %635 = arith.maxnumf %634, %620 fastmath<nnan> : f32
              %636 = arith.maxnumf %635, %621 fastmath<nnan> : f32
              %637 = arith.maxnumf %636, %622 fastmath<nnan> : f32
              %638 = arith.maxnumf %637, %623 fastmath<nnan> : f32
              %639 = arith.maxnumf %638, %624 fastmath<nnan> : f32
              %640 = arith.maxnumf %639, %625 fastmath<nnan> : f32
              %641 = arith.maxnumf %640, %626 fastmath<nnan> : f32
              %642 = arith.maxnumf %641, %627 fastmath<nnan> : f32
              %643 = arith.maxnumf %642, %628 fastmath<nnan> : f32
              %644 = arith.maxnumf %643, %629 fastmath<nnan> : f32
              %645 = arith.maxnumf %644, %630 fastmath<nnan> : f32
              %646 = arith.maxnumf %645, %631 fastmath<nnan> : f32
              %647 = arith.maxnumf %646, %632 fastmath<nnan> : f32
              %648 = arith.maxnumf %647, %633 fastmath<nnan> : f32
              %649 = wave.swap_halves %648 : f32
              %650 = arith.maxnumf %648, %649 fastmath<nnan> : f32
              %651 = arith.mulf %650, %617 : f32
              %652 = arith.addf %311, %c57 : f32
              %653 = arith.cmpf ogt, %651, %652 : f32
              %654:6 = scf.if %653 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %655 = arith.subf %311, %651 : f32
                %656 = wave.exp2 %655 : f32
                %657 = vector.broadcast %656 : f32 to vector<8xf32>
                %658 = arith.mulf %312, %656 : f32
                %659 = arith.mulf %313, %657 : vector<8xf32>
                %660 = arith.mulf %314, %657 : vector<8xf32>
                %661 = arith.mulf %315, %657 : vector<8xf32>
                %662 = arith.mulf %316, %657 : vector<8xf32>
                scf.yield %651, %658, %659, %660, %661, %662 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %311, %312, %313, %314, %315, %316 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %663 = vector.broadcast %617 : f32 to vector<8xf32>
              %664 = arith.subf %c58, %654#0 : f32
              %665 = vector.broadcast %664 : f32 to vector<8xf32>
              %666 = math.fma %600#0, %663, %665 : vector<8xf32>
              %667 = wave.exp2 %666 : vector<8xf32>
              %668 = math.fma %600#1, %663, %665 : vector<8xf32>
              %669 = wave.exp2 %668 : vector<8xf32>
              %670 = arith.truncf %667 : vector<8xf32> to vector<8xf16>
              %671 = vector.bitcast %670 : vector<8xf16> to vector<4xi32>
              %672 = wave.swap_halves %671 : vector<4xi32>
              %673 = arith.select %3, %672, %671 : vector<4xi32>
              %674 = arith.select %3, %671, %672 : vector<4xi32>
              %675 = vector.shuffle %673, %674 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %676 = vector.bitcast %675 : vector<8xi32> to vector<16xf16>
              %677 = arith.truncf %669 : vector<8xf32> to vector<8xf16>
              %678 = vector.bitcast %677 : vector<8xf16> to vector<4xi32>
              %679 = wave.swap_halves %678 : vector<4xi32>
              %680 = arith.select %3, %679, %678 : vector<4xi32>
              %681 = arith.select %3, %678, %679 : vector<4xi32>
              %682 = vector.shuffle %680, %681 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %683 = vector.bitcast %682 : vector<8xi32> to vector<16xf16>
              %684 = arith.addf %667, %669 : vector<8xf32>
              %685 = vector.extract %684[0] : f32 from vector<8xf32>
              %686 = vector.extract %684[1] : f32 from vector<8xf32>
              %687 = vector.extract %684[2] : f32 from vector<8xf32>
              %688 = vector.extract %684[3] : f32 from vector<8xf32>
              %689 = vector.extract %684[4] : f32 from vector<8xf32>
              %690 = vector.extract %684[5] : f32 from vector<8xf32>
              %691 = vector.extract %684[6] : f32 from vector<8xf32>
              %692 = vector.extract %684[7] : f32 from vector<8xf32>
              %693 = arith.addf %685, %689 : f32
              %694 = arith.addf %686, %690 : f32
              %695 = arith.addf %687, %691 : f32
              %696 = arith.addf %688, %692 : f32
              %697 = arith.addf %693, %695 : f32
              %698 = arith.addf %694, %696 : f32
              %699 = arith.addf %697, %698 : f32
              %700 = arith.addf %654#1, %699 : f32
              %701 = wave.opaque %700 : f32
              %702 = wave.opaque %320 : i32
              %703 = arith.cmpi sgt, %702, %243 : i32
              %704:4 = scf.if %703 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %705 = arith.subi %267, %319 : i32
                %706 = arith.subi %705, %c40 : i32
                %707 = arith.minsi %706, %c39 : i32
                %708 = arith.maxsi %707, %c40 : i32
                %709 = arith.cmpi sgt, %708, %c40 : i32
                %710 = arith.select %709, %c59, %c40 : i32
                %711 = arith.ori %c40, %710 : i32
                %712 = arith.cmpi sgt, %708, %c34 : i32
                %713 = arith.select %712, %c59, %c40 : i32
                %714 = arith.ori %c40, %713 : i32
                %715 = arith.cmpi sgt, %708, %c60 : i32
                %716 = arith.select %715, %c61, %c40 : i32
                %717 = arith.ori %711, %716 : i32
                %718 = arith.cmpi sgt, %708, %c62 : i32
                %719 = arith.select %718, %c61, %c40 : i32
                %720 = arith.ori %714, %719 : i32
                %721 = arith.cmpi sgt, %708, %c63 : i32
                %722 = arith.select %721, %c59, %c40 : i32
                %723 = arith.ori %c40, %722 : i32
                %724 = arith.cmpi sgt, %708, %c64 : i32
                %725 = arith.select %724, %c59, %c40 : i32
                %726 = arith.ori %c40, %725 : i32
                %727 = arith.cmpi sgt, %708, %c65 : i32
                %728 = arith.select %727, %c61, %c40 : i32
                %729 = arith.ori %723, %728 : i32
                %730 = arith.cmpi sgt, %708, %c66 : i32
                %731 = arith.select %730, %c61, %c40 : i32
                %732 = arith.ori %726, %731 : i32
                %733 = arith.cmpi sgt, %708, %c67 : i32
                %734 = arith.select %733, %c59, %c40 : i32
                %735 = arith.ori %c40, %734 : i32
                %736 = arith.cmpi sgt, %708, %c68 : i32
                %737 = arith.select %736, %c59, %c40 : i32
                %738 = arith.ori %c40, %737 : i32
                %739 = arith.cmpi sgt, %708, %c69 : i32
                %740 = arith.select %739, %c61, %c40 : i32
                %741 = arith.ori %735, %740 : i32
                %742 = arith.cmpi sgt, %708, %c70 : i32
                %743 = arith.select %742, %c61, %c40 : i32
                %744 = arith.ori %738, %743 : i32
                %745 = arith.cmpi sgt, %708, %c71 : i32
                %746 = arith.select %745, %c59, %c40 : i32
                %747 = arith.ori %c40, %746 : i32
                %748 = arith.cmpi sgt, %708, %c72 : i32
                %749 = arith.select %748, %c59, %c40 : i32
                %750 = arith.ori %c40, %749 : i32
                %751 = arith.cmpi sgt, %708, %c28 : i32
                %752 = arith.select %751, %c61, %c40 : i32
                %753 = arith.ori %747, %752 : i32
                %754 = arith.cmpi sgt, %708, %c73 : i32
                %755 = arith.select %754, %c61, %c40 : i32
                %756 = arith.ori %750, %755 : i32
                %757 = vector.from_elements %717, %729, %741, %753 : vector<4xi32>
                %758 = vector.from_elements %720, %732, %744, %756 : vector<4xi32>
                %759 = arith.subi %267, %319 : i32
                %760 = arith.subi %759, %c39 : i32
                %761 = arith.minsi %760, %c39 : i32
                %762 = arith.maxsi %761, %c40 : i32
                %763 = arith.cmpi sgt, %762, %c40 : i32
                %764 = arith.select %763, %c59, %c40 : i32
                %765 = arith.ori %c40, %764 : i32
                %766 = arith.cmpi sgt, %762, %c34 : i32
                %767 = arith.select %766, %c59, %c40 : i32
                %768 = arith.ori %c40, %767 : i32
                %769 = arith.cmpi sgt, %762, %c60 : i32
                %770 = arith.select %769, %c61, %c40 : i32
                %771 = arith.ori %765, %770 : i32
                %772 = arith.cmpi sgt, %762, %c62 : i32
                %773 = arith.select %772, %c61, %c40 : i32
                %774 = arith.ori %768, %773 : i32
                %775 = arith.cmpi sgt, %762, %c63 : i32
                %776 = arith.select %775, %c59, %c40 : i32
                %777 = arith.ori %c40, %776 : i32
                %778 = arith.cmpi sgt, %762, %c64 : i32
                %779 = arith.select %778, %c59, %c40 : i32
                %780 = arith.ori %c40, %779 : i32
                %781 = arith.cmpi sgt, %762, %c65 : i32
                %782 = arith.select %781, %c61, %c40 : i32
                %783 = arith.ori %777, %782 : i32
                %784 = arith.cmpi sgt, %762, %c66 : i32
                %785 = arith.select %784, %c61, %c40 : i32
                %786 = arith.ori %780, %785 : i32
                %787 = arith.cmpi sgt, %762, %c67 : i32
                %788 = arith.select %787, %c59, %c40 : i32
                %789 = arith.ori %c40, %788 : i32
                %790 = arith.cmpi sgt, %762, %c68 : i32
                %791 = arith.select %790, %c59, %c40 : i32
                %792 = arith.ori %c40, %791 : i32
                %793 = arith.cmpi sgt, %762, %c69 : i32
                %794 = arith.select %793, %c61, %c40 : i32
                %795 = arith.ori %789, %794 : i32
                %796 = arith.cmpi sgt, %762, %c70 : i32
                %797 = arith.select %796, %c61, %c40 : i32
                %798 = arith.ori %792, %797 : i32
                %799 = arith.cmpi sgt, %762, %c71 : i32
                %800 = arith.select %799, %c59, %c40 : i32
                %801 = arith.ori %c40, %800 : i32
                %802 = arith.cmpi sgt, %762, %c72 : i32
                %803 = arith.select %802, %c59, %c40 : i32
                %804 = arith.ori %c40, %803 : i32
                %805 = arith.cmpi sgt, %762, %c28 : i32
                %806 = arith.select %805, %c61, %c40 : i32
                %807 = arith.ori %801, %806 : i32
                %808 = arith.cmpi sgt, %762, %c73 : i32
                %809 = arith.select %808, %c61, %c40 : i32
                %810 = arith.ori %804, %809 : i32
                %811 = vector.from_elements %771, %783, %795, %807 : vector<4xi32>
                %812 = vector.from_elements %774, %786, %798, %810 : vector<4xi32>
                %813 = arith.andi %450, %757 : vector<4xi32>
                %814 = arith.andi %453, %758 : vector<4xi32>
                %815 = arith.andi %456, %811 : vector<4xi32>
                %816 = arith.andi %459, %812 : vector<4xi32>
                scf.yield %813, %814, %815, %816 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %450, %453, %456, %459 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %817 = vector.shuffle %704#0, %704#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %818 = vector.bitcast %817 : vector<8xi32> to vector<16xf16>
              %819 = wave.mma %818, %572, %550#2 : vector<16xf16>, vector<8xf32>
              %820 = wave.mma %818, %676, %654#2 : vector<16xf16>, vector<8xf32>
              %821 = vector.shuffle %704#2, %704#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %822 = vector.bitcast %821 : vector<8xi32> to vector<16xf16>
              %823 = wave.mma %822, %579, %819 : vector<16xf16>, vector<8xf32>
              %824 = wave.mma %822, %683, %820 : vector<16xf16>, vector<8xf32>
              %825 = wave.opaque %823 : vector<8xf32>
              %826 = wave.opaque %824 : vector<8xf32>
              %827 = arith.addi %329, %35 : index
              %828 = arith.addi %827, %c32 : index
              %829 = vector.load %kv[%828] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %830 = arith.addi %329, %35 : index
              %831 = arith.addi %830, %c74 : index
              %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %833 = arith.addi %337, %35 : index
              %834 = arith.addi %833, %c32 : index
              %835 = vector.load %kv[%834] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %836 = arith.addi %337, %35 : index
              %837 = arith.addi %836, %c74 : index
              %838 = vector.load %kv[%837] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %839 = wave.opaque %320 : i32
              %840 = arith.cmpi sgt, %839, %243 : i32
              %841:4 = scf.if %840 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %842 = arith.subi %267, %319 : i32
                %843 = arith.subi %842, %c40 : i32
                %844 = arith.minsi %843, %c39 : i32
                %845 = arith.maxsi %844, %c40 : i32
                %846 = arith.cmpi sgt, %845, %c40 : i32
                %847 = arith.select %846, %c59, %c40 : i32
                %848 = arith.ori %c40, %847 : i32
                %849 = arith.cmpi sgt, %845, %c34 : i32
                %850 = arith.select %849, %c59, %c40 : i32
                %851 = arith.ori %c40, %850 : i32
                %852 = arith.cmpi sgt, %845, %c60 : i32
                %853 = arith.select %852, %c61, %c40 : i32
                %854 = arith.ori %848, %853 : i32
                %855 = arith.cmpi sgt, %845, %c62 : i32
                %856 = arith.select %855, %c61, %c40 : i32
                %857 = arith.ori %851, %856 : i32
                %858 = arith.cmpi sgt, %845, %c63 : i32
                %859 = arith.select %858, %c59, %c40 : i32
                %860 = arith.ori %c40, %859 : i32
                %861 = arith.cmpi sgt, %845, %c64 : i32
                %862 = arith.select %861, %c59, %c40 : i32
                %863 = arith.ori %c40, %862 : i32
                %864 = arith.cmpi sgt, %845, %c65 : i32
                %865 = arith.select %864, %c61, %c40 : i32
                %866 = arith.ori %860, %865 : i32
                %867 = arith.cmpi sgt, %845, %c66 : i32
                %868 = arith.select %867, %c61, %c40 : i32
                %869 = arith.ori %863, %868 : i32
                %870 = arith.cmpi sgt, %845, %c67 : i32
                %871 = arith.select %870, %c59, %c40 : i32
                %872 = arith.ori %c40, %871 : i32
                %873 = arith.cmpi sgt, %845, %c68 : i32
                %874 = arith.select %873, %c59, %c40 : i32
                %875 = arith.ori %c40, %874 : i32
                %876 = arith.cmpi sgt, %845, %c69 : i32
                %877 = arith.select %876, %c61, %c40 : i32
                %878 = arith.ori %872, %877 : i32
                %879 = arith.cmpi sgt, %845, %c70 : i32
                %880 = arith.select %879, %c61, %c40 : i32
                %881 = arith.ori %875, %880 : i32
                %882 = arith.cmpi sgt, %845, %c71 : i32
                %883 = arith.select %882, %c59, %c40 : i32
                %884 = arith.ori %c40, %883 : i32
                %885 = arith.cmpi sgt, %845, %c72 : i32
                %886 = arith.select %885, %c59, %c40 : i32
                %887 = arith.ori %c40, %886 : i32
                %888 = arith.cmpi sgt, %845, %c28 : i32
                %889 = arith.select %888, %c61, %c40 : i32
                %890 = arith.ori %884, %889 : i32
                %891 = arith.cmpi sgt, %845, %c73 : i32
                %892 = arith.select %891, %c61, %c40 : i32
                %893 = arith.ori %887, %892 : i32
                %894 = vector.from_elements %854, %866, %878, %890 : vector<4xi32>
                %895 = vector.from_elements %857, %869, %881, %893 : vector<4xi32>
                %896 = arith.subi %267, %319 : i32
                %897 = arith.subi %896, %c39 : i32
                %898 = arith.minsi %897, %c39 : i32
                %899 = arith.maxsi %898, %c40 : i32
                %900 = arith.cmpi sgt, %899, %c40 : i32
                %901 = arith.select %900, %c59, %c40 : i32
                %902 = arith.ori %c40, %901 : i32
                %903 = arith.cmpi sgt, %899, %c34 : i32
                %904 = arith.select %903, %c59, %c40 : i32
                %905 = arith.ori %c40, %904 : i32
                %906 = arith.cmpi sgt, %899, %c60 : i32
                %907 = arith.select %906, %c61, %c40 : i32
                %908 = arith.ori %902, %907 : i32
                %909 = arith.cmpi sgt, %899, %c62 : i32
                %910 = arith.select %909, %c61, %c40 : i32
                %911 = arith.ori %905, %910 : i32
                %912 = arith.cmpi sgt, %899, %c63 : i32
                %913 = arith.select %912, %c59, %c40 : i32
                %914 = arith.ori %c40, %913 : i32
                %915 = arith.cmpi sgt, %899, %c64 : i32
                %916 = arith.select %915, %c59, %c40 : i32
                %917 = arith.ori %c40, %916 : i32
                %918 = arith.cmpi sgt, %899, %c65 : i32
                %919 = arith.select %918, %c61, %c40 : i32
                %920 = arith.ori %914, %919 : i32
                %921 = arith.cmpi sgt, %899, %c66 : i32
                %922 = arith.select %921, %c61, %c40 : i32
                %923 = arith.ori %917, %922 : i32
                %924 = arith.cmpi sgt, %899, %c67 : i32
                %925 = arith.select %924, %c59, %c40 : i32
                %926 = arith.ori %c40, %925 : i32
                %927 = arith.cmpi sgt, %899, %c68 : i32
                %928 = arith.select %927, %c59, %c40 : i32
                %929 = arith.ori %c40, %928 : i32
                %930 = arith.cmpi sgt, %899, %c69 : i32
                %931 = arith.select %930, %c61, %c40 : i32
                %932 = arith.ori %926, %931 : i32
                %933 = arith.cmpi sgt, %899, %c70 : i32
                %934 = arith.select %933, %c61, %c40 : i32
                %935 = arith.ori %929, %934 : i32
                %936 = arith.cmpi sgt, %899, %c71 : i32
                %937 = arith.select %936, %c59, %c40 : i32
                %938 = arith.ori %c40, %937 : i32
                %939 = arith.cmpi sgt, %899, %c72 : i32
                %940 = arith.select %939, %c59, %c40 : i32
                %941 = arith.ori %c40, %940 : i32
                %942 = arith.cmpi sgt, %899, %c28 : i32
                %943 = arith.select %942, %c61, %c40 : i32
                %944 = arith.ori %938, %943 : i32
                %945 = arith.cmpi sgt, %899, %c73 : i32
                %946 = arith.select %945, %c61, %c40 : i32
                %947 = arith.ori %941, %946 : i32
                %948 = vector.from_elements %908, %920, %932, %944 : vector<4xi32>
                %949 = vector.from_elements %911, %923, %935, %947 : vector<4xi32>
                %950 = arith.andi %480, %894 : vector<4xi32>
                %951 = arith.andi %483, %895 : vector<4xi32>
                %952 = arith.andi %486, %948 : vector<4xi32>
                %953 = arith.andi %489, %949 : vector<4xi32>
                scf.yield %950, %951, %952, %953 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %480, %483, %486, %489 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %954 = vector.shuffle %841#0, %841#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %955 = vector.bitcast %954 : vector<8xi32> to vector<16xf16>
              %956 = wave.mma %955, %572, %550#3 : vector<16xf16>, vector<8xf32>
              %957 = wave.mma %955, %676, %654#3 : vector<16xf16>, vector<8xf32>
              %958 = vector.shuffle %841#2, %841#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %959 = vector.bitcast %958 : vector<8xi32> to vector<16xf16>
              %960 = wave.mma %959, %579, %956 : vector<16xf16>, vector<8xf32>
              %961 = wave.mma %959, %683, %957 : vector<16xf16>, vector<8xf32>
              %962 = wave.opaque %960 : vector<8xf32>
              %963 = wave.opaque %961 : vector<8xf32>
              %964 = arith.addi %329, %35 : index
              %965 = arith.addi %964, %c75 : index
              %966 = vector.load %kv[%965] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %967 = arith.addi %329, %35 : index
              %968 = arith.addi %967, %c76 : index
              %969 = vector.load %kv[%968] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %970 = arith.addi %337, %35 : index
              %971 = arith.addi %970, %c75 : index
              %972 = vector.load %kv[%971] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %973 = arith.addi %337, %35 : index
              %974 = arith.addi %973, %c76 : index
              %975 = vector.load %kv[%974] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %976 = wave.opaque %320 : i32
              %977 = arith.cmpi sgt, %976, %243 : i32
              %978:4 = scf.if %977 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %979 = arith.subi %267, %319 : i32
                %980 = arith.subi %979, %c40 : i32
                %981 = arith.minsi %980, %c39 : i32
                %982 = arith.maxsi %981, %c40 : i32
                %983 = arith.cmpi sgt, %982, %c40 : i32
                %984 = arith.select %983, %c59, %c40 : i32
                %985 = arith.ori %c40, %984 : i32
                %986 = arith.cmpi sgt, %982, %c34 : i32
                %987 = arith.select %986, %c59, %c40 : i32
                %988 = arith.ori %c40, %987 : i32
                %989 = arith.cmpi sgt, %982, %c60 : i32
                %990 = arith.select %989, %c61, %c40 : i32
                %991 = arith.ori %985, %990 : i32
                %992 = arith.cmpi sgt, %982, %c62 : i32
                %993 = arith.select %992, %c61, %c40 : i32
                %994 = arith.ori %988, %993 : i32
                %995 = arith.cmpi sgt, %982, %c63 : i32
                %996 = arith.select %995, %c59, %c40 : i32
                %997 = arith.ori %c40, %996 : i32
                %998 = arith.cmpi sgt, %982, %c64 : i32
                %999 = arith.select %998, %c59, %c40 : i32
                %1000 = arith.ori %c40, %999 : i32
                %1001 = arith.cmpi sgt, %982, %c65 : i32
                %1002 = arith.select %1001, %c61, %c40 : i32
                %1003 = arith.ori %997, %1002 : i32
                %1004 = arith.cmpi sgt, %982, %c66 : i32
                %1005 = arith.select %1004, %c61, %c40 : i32
                %1006 = arith.ori %1000, %1005 : i32
                %1007 = arith.cmpi sgt, %982, %c67 : i32
                %1008 = arith.select %1007, %c59, %c40 : i32
                %1009 = arith.ori %c40, %1008 : i32
                %1010 = arith.cmpi sgt, %982, %c68 : i32
                %1011 = arith.select %1010, %c59, %c40 : i32
                %1012 = arith.ori %c40, %1011 : i32
                %1013 = arith.cmpi sgt, %982, %c69 : i32
                %1014 = arith.select %1013, %c61, %c40 : i32
                %1015 = arith.ori %1009, %1014 : i32
                %1016 = arith.cmpi sgt, %982, %c70 : i32
                %1017 = arith.select %1016, %c61, %c40 : i32
                %1018 = arith.ori %1012, %1017 : i32
                %1019 = arith.cmpi sgt, %982, %c71 : i32
                %1020 = arith.select %1019, %c59, %c40 : i32
                %1021 = arith.ori %c40, %1020 : i32
                %1022 = arith.cmpi sgt, %982, %c72 : i32
                %1023 = arith.select %1022, %c59, %c40 : i32
                %1024 = arith.ori %c40, %1023 : i32
                %1025 = arith.cmpi sgt, %982, %c28 : i32
                %1026 = arith.select %1025, %c61, %c40 : i32
                %1027 = arith.ori %1021, %1026 : i32
                %1028 = arith.cmpi sgt, %982, %c73 : i32
                %1029 = arith.select %1028, %c61, %c40 : i32
                %1030 = arith.ori %1024, %1029 : i32
                %1031 = vector.from_elements %991, %1003, %1015, %1027 : vector<4xi32>
                %1032 = vector.from_elements %994, %1006, %1018, %1030 : vector<4xi32>
                %1033 = arith.subi %267, %319 : i32
                %1034 = arith.subi %1033, %c39 : i32
                %1035 = arith.minsi %1034, %c39 : i32
                %1036 = arith.maxsi %1035, %c40 : i32
                %1037 = arith.cmpi sgt, %1036, %c40 : i32
                %1038 = arith.select %1037, %c59, %c40 : i32
                %1039 = arith.ori %c40, %1038 : i32
                %1040 = arith.cmpi sgt, %1036, %c34 : i32
                %1041 = arith.select %1040, %c59, %c40 : i32
                %1042 = arith.ori %c40, %1041 : i32
                %1043 = arith.cmpi sgt, %1036, %c60 : i32
                %1044 = arith.select %1043, %c61, %c40 : i32
                %1045 = arith.ori %1039, %1044 : i32
                %1046 = arith.cmpi sgt, %1036, %c62 : i32
                %1047 = arith.select %1046, %c61, %c40 : i32
                %1048 = arith.ori %1042, %1047 : i32
                %1049 = arith.cmpi sgt, %1036, %c63 : i32
                %1050 = arith.select %1049, %c59, %c40 : i32
                %1051 = arith.ori %c40, %1050 : i32
                %1052 = arith.cmpi sgt, %1036, %c64 : i32
                %1053 = arith.select %1052, %c59, %c40 : i32
                %1054 = arith.ori %c40, %1053 : i32
                %1055 = arith.cmpi sgt, %1036, %c65 : i32
                %1056 = arith.select %1055, %c61, %c40 : i32
                %1057 = arith.ori %1051, %1056 : i32
                %1058 = arith.cmpi sgt, %1036, %c66 : i32
                %1059 = arith.select %1058, %c61, %c40 : i32
                %1060 = arith.ori %1054, %1059 : i32
                %1061 = arith.cmpi sgt, %1036, %c67 : i32
                %1062 = arith.select %1061, %c59, %c40 : i32
                %1063 = arith.ori %c40, %1062 : i32
                %1064 = arith.cmpi sgt, %1036, %c68 : i32
                %1065 = arith.select %1064, %c59, %c40 : i32
                %1066 = arith.ori %c40, %1065 : i32
                %1067 = arith.cmpi sgt, %1036, %c69 : i32
                %1068 = arith.select %1067, %c61, %c40 : i32
                %1069 = arith.ori %1063, %1068 : i32
                %1070 = arith.cmpi sgt, %1036, %c70 : i32
                %1071 = arith.select %1070, %c61, %c40 : i32
                %1072 = arith.ori %1066, %1071 : i32
                %1073 = arith.cmpi sgt, %1036, %c71 : i32
                %1074 = arith.select %1073, %c59, %c40 : i32
                %1075 = arith.ori %c40, %1074 : i32
                %1076 = arith.cmpi sgt, %1036, %c72 : i32
                %1077 = arith.select %1076, %c59, %c40 : i32
                %1078 = arith.ori %c40, %1077 : i32
                %1079 = arith.cmpi sgt, %1036, %c28 : i32
                %1080 = arith.select %1079, %c61, %c40 : i32
                %1081 = arith.ori %1075, %1080 : i32
                %1082 = arith.cmpi sgt, %1036, %c73 : i32
                %1083 = arith.select %1082, %c61, %c40 : i32
                %1084 = arith.ori %1078, %1083 : i32
                %1085 = vector.from_elements %1045, %1057, %1069, %1081 : vector<4xi32>
                %1086 = vector.from_elements %1048, %1060, %1072, %1084 : vector<4xi32>
                %1087 = arith.andi %829, %1031 : vector<4xi32>
                %1088 = arith.andi %832, %1032 : vector<4xi32>
                %1089 = arith.andi %835, %1085 : vector<4xi32>
                %1090 = arith.andi %838, %1086 : vector<4xi32>
                scf.yield %1087, %1088, %1089, %1090 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %829, %832, %835, %838 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1091 = vector.shuffle %978#0, %978#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1092 = vector.bitcast %1091 : vector<8xi32> to vector<16xf16>
              %1093 = wave.mma %1092, %572, %550#4 : vector<16xf16>, vector<8xf32>
              %1094 = wave.mma %1092, %676, %654#4 : vector<16xf16>, vector<8xf32>
              %1095 = vector.shuffle %978#2, %978#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1096 = vector.bitcast %1095 : vector<8xi32> to vector<16xf16>
              %1097 = wave.mma %1096, %579, %1093 : vector<16xf16>, vector<8xf32>
              %1098 = wave.mma %1096, %683, %1094 : vector<16xf16>, vector<8xf32>
              %1099 = wave.opaque %1097 : vector<8xf32>
              %1100 = wave.opaque %1098 : vector<8xf32>
              wave.pin
              %1101 = wave.opaque %320 : i32
              %1102 = arith.cmpi sgt, %1101, %243 : i32
              %1103:4 = scf.if %1102 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1104 = arith.subi %267, %319 : i32
                %1105 = arith.subi %1104, %c40 : i32
                %1106 = arith.minsi %1105, %c39 : i32
                %1107 = arith.maxsi %1106, %c40 : i32
                %1108 = arith.cmpi sgt, %1107, %c40 : i32
                %1109 = arith.select %1108, %c59, %c40 : i32
                %1110 = arith.ori %c40, %1109 : i32
                %1111 = arith.cmpi sgt, %1107, %c34 : i32
                %1112 = arith.select %1111, %c59, %c40 : i32
                %1113 = arith.ori %c40, %1112 : i32
                %1114 = arith.cmpi sgt, %1107, %c60 : i32
                %1115 = arith.select %1114, %c61, %c40 : i32
                %1116 = arith.ori %1110, %1115 : i32
                %1117 = arith.cmpi sgt, %1107, %c62 : i32
                %1118 = arith.select %1117, %c61, %c40 : i32
                %1119 = arith.ori %1113, %1118 : i32
                %1120 = arith.cmpi sgt, %1107, %c63 : i32
                %1121 = arith.select %1120, %c59, %c40 : i32
                %1122 = arith.ori %c40, %1121 : i32
                %1123 = arith.cmpi sgt, %1107, %c64 : i32
                %1124 = arith.select %1123, %c59, %c40 : i32
                %1125 = arith.ori %c40, %1124 : i32
                %1126 = arith.cmpi sgt, %1107, %c65 : i32
                %1127 = arith.select %1126, %c61, %c40 : i32
                %1128 = arith.ori %1122, %1127 : i32
                %1129 = arith.cmpi sgt, %1107, %c66 : i32
                %1130 = arith.select %1129, %c61, %c40 : i32
                %1131 = arith.ori %1125, %1130 : i32
                %1132 = arith.cmpi sgt, %1107, %c67 : i32
                %1133 = arith.select %1132, %c59, %c40 : i32
                %1134 = arith.ori %c40, %1133 : i32
                %1135 = arith.cmpi sgt, %1107, %c68 : i32
                %1136 = arith.select %1135, %c59, %c40 : i32
                %1137 = arith.ori %c40, %1136 : i32
                %1138 = arith.cmpi sgt, %1107, %c69 : i32
                %1139 = arith.select %1138, %c61, %c40 : i32
                %1140 = arith.ori %1134, %1139 : i32
                %1141 = arith.cmpi sgt, %1107, %c70 : i32
                %1142 = arith.select %1141, %c61, %c40 : i32
                %1143 = arith.ori %1137, %1142 : i32
                %1144 = arith.cmpi sgt, %1107, %c71 : i32
                %1145 = arith.select %1144, %c59, %c40 : i32
                %1146 = arith.ori %c40, %1145 : i32
                %1147 = arith.cmpi sgt, %1107, %c72 : i32
                %1148 = arith.select %1147, %c59, %c40 : i32
                %1149 = arith.ori %c40, %1148 : i32
                %1150 = arith.cmpi sgt, %1107, %c28 : i32
                %1151 = arith.select %1150, %c61, %c40 : i32
                %1152 = arith.ori %1146, %1151 : i32
                %1153 = arith.cmpi sgt, %1107, %c73 : i32
                %1154 = arith.select %1153, %c61, %c40 : i32
                %1155 = arith.ori %1149, %1154 : i32
                %1156 = vector.from_elements %1116, %1128, %1140, %1152 : vector<4xi32>
                %1157 = vector.from_elements %1119, %1131, %1143, %1155 : vector<4xi32>
                %1158 = arith.subi %267, %319 : i32
                %1159 = arith.subi %1158, %c39 : i32
                %1160 = arith.minsi %1159, %c39 : i32
                %1161 = arith.maxsi %1160, %c40 : i32
                %1162 = arith.cmpi sgt, %1161, %c40 : i32
                %1163 = arith.select %1162, %c59, %c40 : i32
                %1164 = arith.ori %c40, %1163 : i32
                %1165 = arith.cmpi sgt, %1161, %c34 : i32
                %1166 = arith.select %1165, %c59, %c40 : i32
                %1167 = arith.ori %c40, %1166 : i32
                %1168 = arith.cmpi sgt, %1161, %c60 : i32
                %1169 = arith.select %1168, %c61, %c40 : i32
                %1170 = arith.ori %1164, %1169 : i32
                %1171 = arith.cmpi sgt, %1161, %c62 : i32
                %1172 = arith.select %1171, %c61, %c40 : i32
                %1173 = arith.ori %1167, %1172 : i32
                %1174 = arith.cmpi sgt, %1161, %c63 : i32
                %1175 = arith.select %1174, %c59, %c40 : i32
                %1176 = arith.ori %c40, %1175 : i32
                %1177 = arith.cmpi sgt, %1161, %c64 : i32
                %1178 = arith.select %1177, %c59, %c40 : i32
                %1179 = arith.ori %c40, %1178 : i32
                %1180 = arith.cmpi sgt, %1161, %c65 : i32
                %1181 = arith.select %1180, %c61, %c40 : i32
                %1182 = arith.ori %1176, %1181 : i32
                %1183 = arith.cmpi sgt, %1161, %c66 : i32
                %1184 = arith.select %1183, %c61, %c40 : i32
                %1185 = arith.ori %1179, %1184 : i32
                %1186 = arith.cmpi sgt, %1161, %c67 : i32
                %1187 = arith.select %1186, %c59, %c40 : i32
                %1188 = arith.ori %c40, %1187 : i32
                %1189 = arith.cmpi sgt, %1161, %c68 : i32
                %1190 = arith.select %1189, %c59, %c40 : i32
                %1191 = arith.ori %c40, %1190 : i32
                %1192 = arith.cmpi sgt, %1161, %c69 : i32
                %1193 = arith.select %1192, %c61, %c40 : i32
                %1194 = arith.ori %1188, %1193 : i32
                %1195 = arith.cmpi sgt, %1161, %c70 : i32
                %1196 = arith.select %1195, %c61, %c40 : i32
                %1197 = arith.ori %1191, %1196 : i32
                %1198 = arith.cmpi sgt, %1161, %c71 : i32
                %1199 = arith.select %1198, %c59, %c40 : i32
                %1200 = arith.ori %c40, %1199 : i32
                %1201 = arith.cmpi sgt, %1161, %c72 : i32
                %1202 = arith.select %1201, %c59, %c40 : i32
                %1203 = arith.ori %c40, %1202 : i32
                %1204 = arith.cmpi sgt, %1161, %c28 : i32
                %1205 = arith.select %1204, %c61, %c40 : i32
                %1206 = arith.ori %1200, %1205 : i32
                %1207 = arith.cmpi sgt, %1161, %c73 : i32
                %1208 = arith.select %1207, %c61, %c40 : i32
                %1209 = arith.ori %1203, %1208 : i32
                %1210 = vector.from_elements %1170, %1182, %1194, %1206 : vector<4xi32>
                %1211 = vector.from_elements %1173, %1185, %1197, %1209 : vector<4xi32>
                %1212 = arith.andi %966, %1156 : vector<4xi32>
                %1213 = arith.andi %969, %1157 : vector<4xi32>
                %1214 = arith.andi %972, %1210 : vector<4xi32>
                %1215 = arith.andi %975, %1211 : vector<4xi32>
                scf.yield %1212, %1213, %1214, %1215 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %966, %969, %972, %975 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %1216 = vector.shuffle %1103#0, %1103#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1217 = vector.bitcast %1216 : vector<8xi32> to vector<16xf16>
              %1218 = wave.mma %1217, %572, %550#5 : vector<16xf16>, vector<8xf32>
              %1219 = wave.mma %1217, %676, %654#5 : vector<16xf16>, vector<8xf32>
              %1220 = vector.shuffle %1103#2, %1103#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %1221 = vector.bitcast %1220 : vector<8xi32> to vector<16xf16>
              %1222 = wave.mma %1221, %579, %1218 : vector<16xf16>, vector<8xf32>
              %1223 = wave.mma %1221, %683, %1219 : vector<16xf16>, vector<8xf32>
              %1224 = wave.opaque %1222 : vector<8xf32>
              %1225 = wave.opaque %1223 : vector<8xf32>
              wave.pin
              %1226 = wave.opaque %320 : i32
              %1227 = arith.cmpi slt, %1226, %267 : i32
              %1228:4 = scf.if %1227 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %1229 = arith.addi %346, %35 : index
                %1230 = arith.addi %1229, %c10 : index
                %1231 = vector.load %kv[%1230] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1232 = arith.addi %346, %35 : index
                %1233 = arith.addi %1232, %c18 : index
                %1234 = vector.load %kv[%1233] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1235 = arith.addi %354, %35 : index
                %1236 = arith.addi %1235, %c10 : index
                %1237 = vector.load %kv[%1236] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1238 = arith.addi %354, %35 : index
                %1239 = arith.addi %1238, %c18 : index
                %1240 = vector.load %kv[%1239] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1231, %1234, %1237, %1240 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1103#0, %1103#1, %1103#2, %1103#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %1228#0, %1228#1, %1228#2, %1228#3, %550#0, %597, %825, %962, %1099, %1224, %654#0, %701, %826, %963, %1100, %1225 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1241 = wave.opaque %c10 : index
            %1242 = arith.addi %0, %1241 : index
            %1243 = arith.cmpi eq, %265, %262 : i32
            %1244 = wave.swap_halves %317#5 : f32
            %1245 = arith.addf %317#5, %1244 : f32
            %1246 = arith.addi %1242, %c10 : index
            %1247:2 = scf.if %1243 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1248 = arith.addi %1242, %c10 : index
              %1249 = arith.addi %1248, %c10 : index
              %1250 = memref.load %8[%1249] : memref<?xf32>
              %1251 = arith.addi %1248, %c6 : index
              %1252 = memref.load %8[%1251] : memref<?xf32>
              scf.yield %1250, %1252 : f32, f32
            }
            %1253 = arith.maxnumf %1247#0, %317#4 fastmath<nnan> : f32
            %1254 = arith.subf %1247#0, %1253 : f32
            %1255 = wave.exp2 %1254 : f32
            %1256 = arith.subf %317#4, %1253 : f32
            %1257 = wave.exp2 %1256 : f32
            %1258 = arith.mulf %1247#1, %1255 : f32
            %1259 = math.fma %1245, %1257, %1258 : f32
            memref.store %1253, %8[%1246] : memref<?xf32>
            %1260 = arith.addi %1246, %c6 : index
            memref.store %1259, %8[%1260] : memref<?xf32>
            %1261 = vector.broadcast %1255 : f32 to vector<8xf32>
            %1262 = vector.broadcast %1257 : f32 to vector<8xf32>
            scf.if %1243 {
              %1263 = arith.muli %1242, %c13 : index
              %1264 = arith.addi %c10, %1263 : index
              %1265 = arith.addi %1264, %c10 : index
              %1266 = arith.addi %1265, %c10 : index
              %1267 = vector.shuffle %317#6, %317#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1267, %5[%1266] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1268 = vector.shuffle %317#6, %317#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1269 = arith.addi %1266, %c29 : index
              vector.store %1268, %5[%1269] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = arith.muli %1242, %c13 : index
              %1271 = arith.addi %c10, %1270 : index
              %1272 = arith.addi %1271, %c10 : index
              %1273 = arith.addi %1272, %c30 : index
              %1274 = vector.shuffle %317#7, %317#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1274, %5[%1273] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1275 = vector.shuffle %317#7, %317#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1276 = arith.addi %1273, %c29 : index
              vector.store %1275, %5[%1276] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1277 = arith.muli %1242, %c13 : index
              %1278 = arith.addi %c10, %1277 : index
              %1279 = arith.addi %1278, %c10 : index
              %1280 = arith.addi %1279, %c31 : index
              %1281 = vector.shuffle %317#8, %317#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1281, %5[%1280] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1282 = vector.shuffle %317#8, %317#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1283 = arith.addi %1280, %c29 : index
              vector.store %1282, %5[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1284 = arith.muli %1242, %c13 : index
              %1285 = arith.addi %c10, %1284 : index
              %1286 = arith.addi %1285, %c10 : index
              %1287 = arith.addi %1286, %c32 : index
              %1288 = vector.shuffle %317#9, %317#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1288, %5[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = vector.shuffle %317#9, %317#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1290 = arith.addi %1287, %c29 : index
              vector.store %1289, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1291 = arith.muli %1242, %c13 : index
              %1292 = arith.addi %c10, %1291 : index
              %1293 = arith.addi %1292, %c10 : index
              %1294 = arith.addi %1293, %c10 : index
              %1295 = vector.load %5[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.addi %1294, %c29 : index
              %1297 = vector.load %5[%1296] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1298 = vector.shuffle %1295, %1297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1299 = arith.mulf %1298, %1261 : vector<8xf32>
              %1300 = math.fma %317#6, %1262, %1299 : vector<8xf32>
              %1301 = arith.muli %1242, %c13 : index
              %1302 = arith.addi %c10, %1301 : index
              %1303 = arith.addi %1302, %c10 : index
              %1304 = arith.addi %1303, %c10 : index
              %1305 = vector.shuffle %1300, %1300 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1305, %5[%1304] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1306 = vector.shuffle %1300, %1300 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1307 = arith.addi %1304, %c29 : index
              vector.store %1306, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.muli %1242, %c13 : index
              %1309 = arith.addi %c10, %1308 : index
              %1310 = arith.addi %1309, %c10 : index
              %1311 = arith.addi %1310, %c30 : index
              %1312 = vector.load %5[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.addi %1311, %c29 : index
              %1314 = vector.load %5[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1315 = vector.shuffle %1312, %1314 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1316 = arith.mulf %1315, %1261 : vector<8xf32>
              %1317 = math.fma %317#7, %1262, %1316 : vector<8xf32>
              %1318 = arith.muli %1242, %c13 : index
              %1319 = arith.addi %c10, %1318 : index
              %1320 = arith.addi %1319, %c10 : index
              %1321 = arith.addi %1320, %c30 : index
              %1322 = vector.shuffle %1317, %1317 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1322, %5[%1321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1323 = vector.shuffle %1317, %1317 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1324 = arith.addi %1321, %c29 : index
              vector.store %1323, %5[%1324] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = arith.muli %1242, %c13 : index
              %1326 = arith.addi %c10, %1325 : index
              %1327 = arith.addi %1326, %c10 : index
              %1328 = arith.addi %1327, %c31 : index
              %1329 = vector.load %5[%1328] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1330 = arith.addi %1328, %c29 : index
              %1331 = vector.load %5[%1330] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1332 = vector.shuffle %1329, %1331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1333 = arith.mulf %1332, %1261 : vector<8xf32>
              %1334 = math.fma %317#8, %1262, %1333 : vector<8xf32>
              %1335 = arith.muli %1242, %c13 : index
              %1336 = arith.addi %c10, %1335 : index
              %1337 = arith.addi %1336, %c10 : index
              %1338 = arith.addi %1337, %c31 : index
              %1339 = vector.shuffle %1334, %1334 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1339, %5[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1334, %1334 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1341 = arith.addi %1338, %c29 : index
              vector.store %1340, %5[%1341] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1342 = arith.muli %1242, %c13 : index
              %1343 = arith.addi %c10, %1342 : index
              %1344 = arith.addi %1343, %c10 : index
              %1345 = arith.addi %1344, %c32 : index
              %1346 = vector.load %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1347 = arith.addi %1345, %c29 : index
              %1348 = vector.load %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1349 = vector.shuffle %1346, %1348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1350 = arith.mulf %1349, %1261 : vector<8xf32>
              %1351 = math.fma %317#9, %1262, %1350 : vector<8xf32>
              %1352 = arith.muli %1242, %c13 : index
              %1353 = arith.addi %c10, %1352 : index
              %1354 = arith.addi %1353, %c10 : index
              %1355 = arith.addi %1354, %c32 : index
              %1356 = vector.shuffle %1351, %1351 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1356, %5[%1355] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1357 = vector.shuffle %1351, %1351 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1358 = arith.addi %1355, %c29 : index
              vector.store %1357, %5[%1358] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1359 = wave.swap_halves %317#11 : f32
            %1360 = arith.addf %317#11, %1359 : f32
            %1361 = arith.addi %1242, %c18 : index
            %1362:2 = scf.if %1243 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1363 = arith.addi %1242, %c18 : index
              %1364 = arith.addi %1363, %c10 : index
              %1365 = memref.load %8[%1364] : memref<?xf32>
              %1366 = arith.addi %1363, %c6 : index
              %1367 = memref.load %8[%1366] : memref<?xf32>
              scf.yield %1365, %1367 : f32, f32
            }
            %1368 = arith.maxnumf %1362#0, %317#10 fastmath<nnan> : f32
            %1369 = arith.subf %1362#0, %1368 : f32
            %1370 = wave.exp2 %1369 : f32
            %1371 = arith.subf %317#10, %1368 : f32
            %1372 = wave.exp2 %1371 : f32
            %1373 = arith.mulf %1362#1, %1370 : f32
            %1374 = math.fma %1360, %1372, %1373 : f32
            memref.store %1368, %8[%1361] : memref<?xf32>
            %1375 = arith.addi %1361, %c6 : index
            memref.store %1374, %8[%1375] : memref<?xf32>
            %1376 = vector.broadcast %1370 : f32 to vector<8xf32>
            %1377 = vector.broadcast %1372 : f32 to vector<8xf32>
            scf.if %1243 {
              %1378 = arith.muli %1242, %c13 : index
              %1379 = arith.addi %c10, %1378 : index
              %1380 = arith.addi %1379, %c17 : index
              %1381 = arith.addi %1380, %c10 : index
              %1382 = vector.shuffle %317#12, %317#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1382, %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = vector.shuffle %317#12, %317#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1384 = arith.addi %1381, %c29 : index
              vector.store %1383, %5[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = arith.muli %1242, %c13 : index
              %1386 = arith.addi %c10, %1385 : index
              %1387 = arith.addi %1386, %c17 : index
              %1388 = arith.addi %1387, %c30 : index
              %1389 = vector.shuffle %317#13, %317#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1389, %5[%1388] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1390 = vector.shuffle %317#13, %317#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1391 = arith.addi %1388, %c29 : index
              vector.store %1390, %5[%1391] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1392 = arith.muli %1242, %c13 : index
              %1393 = arith.addi %c10, %1392 : index
              %1394 = arith.addi %1393, %c17 : index
              %1395 = arith.addi %1394, %c31 : index
              %1396 = vector.shuffle %317#14, %317#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1396, %5[%1395] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1397 = vector.shuffle %317#14, %317#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1398 = arith.addi %1395, %c29 : index
              vector.store %1397, %5[%1398] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1399 = arith.muli %1242, %c13 : index
              %1400 = arith.addi %c10, %1399 : index
              %1401 = arith.addi %1400, %c17 : index
              %1402 = arith.addi %1401, %c32 : index
              %1403 = vector.shuffle %317#15, %317#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1403, %5[%1402] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1404 = vector.shuffle %317#15, %317#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1405 = arith.addi %1402, %c29 : index
              vector.store %1404, %5[%1405] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1406 = arith.muli %1242, %c13 : index
              %1407 = arith.addi %c10, %1406 : index
              %1408 = arith.addi %1407, %c17 : index
              %1409 = arith.addi %1408, %c10 : index
              %1410 = vector.load %5[%1409] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1411 = arith.addi %1409, %c29 : index
              %1412 = vector.load %5[%1411] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1413 = vector.shuffle %1410, %1412 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1414 = arith.mulf %1413, %1376 : vector<8xf32>
              %1415 = math.fma %317#12, %1377, %1414 : vector<8xf32>
              %1416 = arith.muli %1242, %c13 : index
              %1417 = arith.addi %c10, %1416 : index
              %1418 = arith.addi %1417, %c17 : index
              %1419 = arith.addi %1418, %c10 : index
              %1420 = vector.shuffle %1415, %1415 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1420, %5[%1419] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1421 = vector.shuffle %1415, %1415 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1422 = arith.addi %1419, %c29 : index
              vector.store %1421, %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1423 = arith.muli %1242, %c13 : index
              %1424 = arith.addi %c10, %1423 : index
              %1425 = arith.addi %1424, %c17 : index
              %1426 = arith.addi %1425, %c30 : index
              %1427 = vector.load %5[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = arith.addi %1426, %c29 : index
              %1429 = vector.load %5[%1428] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1430 = vector.shuffle %1427, %1429 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1431 = arith.mulf %1430, %1376 : vector<8xf32>
              %1432 = math.fma %317#13, %1377, %1431 : vector<8xf32>
              %1433 = arith.muli %1242, %c13 : index
              %1434 = arith.addi %c10, %1433 : index
              %1435 = arith.addi %1434, %c17 : index
              %1436 = arith.addi %1435, %c30 : index
              %1437 = vector.shuffle %1432, %1432 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1437, %5[%1436] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1438 = vector.shuffle %1432, %1432 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1439 = arith.addi %1436, %c29 : index
              vector.store %1438, %5[%1439] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1440 = arith.muli %1242, %c13 : index
              %1441 = arith.addi %c10, %1440 : index
              %1442 = arith.addi %1441, %c17 : index
              %1443 = arith.addi %1442, %c31 : index
              %1444 = vector.load %5[%1443] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1445 = arith.addi %1443, %c29 : index
              %1446 = vector.load %5[%1445] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1447 = vector.shuffle %1444, %1446 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1448 = arith.mulf %1447, %1376 : vector<8xf32>
              %1449 = math.fma %317#14, %1377, %1448 : vector<8xf32>
              %1450 = arith.muli %1242, %c13 : index
              %1451 = arith.addi %c10, %1450 : index
              %1452 = arith.addi %1451, %c17 : index
              %1453 = arith.addi %1452, %c31 : index
              %1454 = vector.shuffle %1449, %1449 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1454, %5[%1453] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1455 = vector.shuffle %1449, %1449 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1456 = arith.addi %1453, %c29 : index
              vector.store %1455, %5[%1456] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1457 = arith.muli %1242, %c13 : index
              %1458 = arith.addi %c10, %1457 : index
              %1459 = arith.addi %1458, %c17 : index
              %1460 = arith.addi %1459, %c32 : index
              %1461 = vector.load %5[%1460] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1462 = arith.addi %1460, %c29 : index
              %1463 = vector.load %5[%1462] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1464 = vector.shuffle %1461, %1463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1465 = arith.mulf %1464, %1376 : vector<8xf32>
              %1466 = math.fma %317#15, %1377, %1465 : vector<8xf32>
              %1467 = arith.muli %1242, %c13 : index
              %1468 = arith.addi %c10, %1467 : index
              %1469 = arith.addi %1468, %c17 : index
              %1470 = arith.addi %1469, %c32 : index
              %1471 = vector.shuffle %1466, %1466 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1471, %5[%1470] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1472 = vector.shuffle %1466, %1466 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1473 = arith.addi %1470, %c29 : index
              vector.store %1472, %5[%1473] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1474 = arith.cmpi sgt, %254, %c42 : i32
          scf.if %1474 {
            %1475 = arith.cmpi eq, %262, %259 : i32
            %1476 = wave.opaque %c10 : index
            %1477 = arith.addi %0, %1476 : index
            %1478 = arith.addi %1477, %c10 : index
            %1479 = arith.addi %1478, %c10 : index
            %1480 = memref.load %8[%1479] : memref<?xf32>
            %1481 = arith.addi %1478, %c6 : index
            %1482 = memref.load %8[%1481] : memref<?xf32>
            %1483 = arith.addi %1477, %c29 : index
            %1484:2 = scf.if %1475 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1485 = arith.addi %1477, %c29 : index
              %1486 = arith.addi %1485, %c10 : index
              %1487 = memref.load %8[%1486] : memref<?xf32>
              %1488 = arith.addi %1485, %c6 : index
              %1489 = memref.load %8[%1488] : memref<?xf32>
              scf.yield %1487, %1489 : f32, f32
            }
            %1490 = arith.maxnumf %1484#0, %1480 fastmath<nnan> : f32
            %1491 = arith.subf %1484#0, %1490 : f32
            %1492 = wave.exp2 %1491 : f32
            %1493 = arith.subf %1480, %1490 : f32
            %1494 = wave.exp2 %1493 : f32
            %1495 = arith.mulf %1484#1, %1492 : f32
            %1496 = math.fma %1482, %1494, %1495 : f32
            memref.store %1490, %8[%1483] : memref<?xf32>
            %1497 = arith.addi %1483, %c6 : index
            memref.store %1496, %8[%1497] : memref<?xf32>
            %1498 = vector.broadcast %1492 : f32 to vector<8xf32>
            %1499 = vector.broadcast %1494 : f32 to vector<8xf32>
            scf.for %1500 = %c10 to %c13 step %c4 {
              %1501 = arith.muli %1477, %c13 : index
              %1502 = arith.addi %c10, %1501 : index
              %1503 = arith.addi %1502, %c10 : index
              %1504 = arith.muli %1500, %c30 : index
              %1505 = arith.addi %1503, %1504 : index
              %1506 = vector.load %5[%1505] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1507 = arith.addi %1505, %c29 : index
              %1508 = vector.load %5[%1507] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1509 = vector.shuffle %1506, %1508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1475 {
                %1510 = arith.muli %1477, %c13 : index
                %1511 = arith.addi %16, %1510 : index
                %1512 = arith.addi %1511, %c10 : index
                %1513 = arith.muli %1500, %c30 : index
                %1514 = arith.addi %1512, %1513 : index
                %1515 = vector.shuffle %1509, %1509 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1515, %partial[%1514] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1516 = vector.shuffle %1509, %1509 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1517 = arith.addi %1514, %c29 : index
                vector.store %1516, %partial[%1517] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1518 = arith.muli %1477, %c13 : index
                %1519 = arith.addi %16, %1518 : index
                %1520 = arith.addi %1519, %c10 : index
                %1521 = arith.muli %1500, %c30 : index
                %1522 = arith.addi %1520, %1521 : index
                %1523 = vector.load %partial[%1522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1524 = arith.addi %1522, %c29 : index
                %1525 = vector.load %partial[%1524] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1526 = vector.shuffle %1523, %1525 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1527 = arith.mulf %1526, %1498 : vector<8xf32>
                %1528 = math.fma %1509, %1499, %1527 : vector<8xf32>
                %1529 = arith.muli %1477, %c13 : index
                %1530 = arith.addi %16, %1529 : index
                %1531 = arith.addi %1530, %c10 : index
                %1532 = arith.muli %1500, %c30 : index
                %1533 = arith.addi %1531, %1532 : index
                %1534 = vector.shuffle %1528, %1528 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1534, %partial[%1533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1535 = vector.shuffle %1528, %1528 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1536 = arith.addi %1533, %c29 : index
                vector.store %1535, %partial[%1536] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1537 = arith.addi %1477, %c18 : index
            %1538 = arith.addi %1537, %c10 : index
            %1539 = memref.load %8[%1538] : memref<?xf32>
            %1540 = arith.addi %1537, %c6 : index
            %1541 = memref.load %8[%1540] : memref<?xf32>
            %1542 = arith.addi %1477, %c49 : index
            %1543:2 = scf.if %1475 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1544 = arith.addi %1477, %c49 : index
              %1545 = arith.addi %1544, %c10 : index
              %1546 = memref.load %8[%1545] : memref<?xf32>
              %1547 = arith.addi %1544, %c6 : index
              %1548 = memref.load %8[%1547] : memref<?xf32>
              scf.yield %1546, %1548 : f32, f32
            }
            %1549 = arith.maxnumf %1543#0, %1539 fastmath<nnan> : f32
            %1550 = arith.subf %1543#0, %1549 : f32
            %1551 = wave.exp2 %1550 : f32
            %1552 = arith.subf %1539, %1549 : f32
            %1553 = wave.exp2 %1552 : f32
            %1554 = arith.mulf %1543#1, %1551 : f32
            %1555 = math.fma %1541, %1553, %1554 : f32
            memref.store %1549, %8[%1542] : memref<?xf32>
            %1556 = arith.addi %1542, %c6 : index
            memref.store %1555, %8[%1556] : memref<?xf32>
            %1557 = vector.broadcast %1551 : f32 to vector<8xf32>
            %1558 = vector.broadcast %1553 : f32 to vector<8xf32>
            scf.for %1559 = %c10 to %c13 step %c4 {
              %1560 = arith.muli %1477, %c13 : index
              %1561 = arith.addi %c10, %1560 : index
              %1562 = arith.addi %1561, %c17 : index
              %1563 = arith.muli %1559, %c30 : index
              %1564 = arith.addi %1562, %1563 : index
              %1565 = vector.load %5[%1564] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1566 = arith.addi %1564, %c29 : index
              %1567 = vector.load %5[%1566] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1568 = vector.shuffle %1565, %1567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1475 {
                %1569 = arith.muli %1477, %c13 : index
                %1570 = arith.addi %16, %1569 : index
                %1571 = arith.addi %1570, %c17 : index
                %1572 = arith.muli %1559, %c30 : index
                %1573 = arith.addi %1571, %1572 : index
                %1574 = vector.shuffle %1568, %1568 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1574, %partial[%1573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1575 = vector.shuffle %1568, %1568 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1576 = arith.addi %1573, %c29 : index
                vector.store %1575, %partial[%1576] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1577 = arith.muli %1477, %c13 : index
                %1578 = arith.addi %16, %1577 : index
                %1579 = arith.addi %1578, %c17 : index
                %1580 = arith.muli %1559, %c30 : index
                %1581 = arith.addi %1579, %1580 : index
                %1582 = vector.load %partial[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1583 = arith.addi %1581, %c29 : index
                %1584 = vector.load %partial[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1585 = vector.shuffle %1582, %1584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1586 = arith.mulf %1585, %1557 : vector<8xf32>
                %1587 = math.fma %1568, %1558, %1586 : vector<8xf32>
                %1588 = arith.muli %1477, %c13 : index
                %1589 = arith.addi %16, %1588 : index
                %1590 = arith.addi %1589, %c17 : index
                %1591 = arith.muli %1559, %c30 : index
                %1592 = arith.addi %1590, %1591 : index
                %1593 = vector.shuffle %1587, %1587 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1593, %partial[%1592] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1594 = vector.shuffle %1587, %1587 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1595 = arith.addi %1592, %c29 : index
                vector.store %1594, %partial[%1595] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1596 = arith.cmpi sgt, %254, %c41 : i32
        scf.if %1596 {
          %1597 = arith.cmpi eq, %259, %c40 : i32
          %1598 = wave.opaque %c10 : index
          %1599 = arith.addi %0, %1598 : index
          %1600 = arith.addi %1599, %c29 : index
          %1601 = arith.addi %1600, %c10 : index
          %1602 = memref.load %8[%1601] : memref<?xf32>
          %1603 = arith.addi %1600, %c6 : index
          %1604 = memref.load %8[%1603] : memref<?xf32>
          %1605 = arith.addi %1599, %c30 : index
          %1606:2 = scf.if %1597 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1607 = arith.addi %1599, %c30 : index
            %1608 = arith.addi %1607, %c10 : index
            %1609 = memref.load %8[%1608] : memref<?xf32>
            %1610 = arith.addi %1607, %c6 : index
            %1611 = memref.load %8[%1610] : memref<?xf32>
            scf.yield %1609, %1611 : f32, f32
          }
          %1612 = arith.maxnumf %1606#0, %1602 fastmath<nnan> : f32
          %1613 = arith.subf %1606#0, %1612 : f32
          %1614 = wave.exp2 %1613 : f32
          %1615 = arith.subf %1602, %1612 : f32
          %1616 = wave.exp2 %1615 : f32
          %1617 = arith.mulf %1606#1, %1614 : f32
          %1618 = math.fma %1604, %1616, %1617 : f32
          memref.store %1612, %8[%1605] : memref<?xf32>
          %1619 = arith.addi %1605, %c6 : index
          memref.store %1618, %8[%1619] : memref<?xf32>
          %1620 = vector.broadcast %1614 : f32 to vector<8xf32>
          %1621 = vector.broadcast %1616 : f32 to vector<8xf32>
          scf.for %1622 = %c10 to %c13 step %c4 {
            %1623 = arith.muli %1599, %c13 : index
            %1624 = arith.addi %16, %1623 : index
            %1625 = arith.addi %1624, %c10 : index
            %1626 = arith.muli %1622, %c30 : index
            %1627 = arith.addi %1625, %1626 : index
            %1628 = vector.load %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1629 = arith.addi %1627, %c29 : index
            %1630 = vector.load %partial[%1629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1631 = vector.shuffle %1628, %1630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1597 {
              %1632 = arith.muli %1599, %c13 : index
              %1633 = arith.addi %17, %1632 : index
              %1634 = arith.addi %1633, %c10 : index
              %1635 = arith.muli %1622, %c30 : index
              %1636 = arith.addi %1634, %1635 : index
              %1637 = vector.shuffle %1631, %1631 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1637, %partial[%1636] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1638 = vector.shuffle %1631, %1631 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1639 = arith.addi %1636, %c29 : index
              vector.store %1638, %partial[%1639] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1640 = arith.muli %1599, %c13 : index
              %1641 = arith.addi %17, %1640 : index
              %1642 = arith.addi %1641, %c10 : index
              %1643 = arith.muli %1622, %c30 : index
              %1644 = arith.addi %1642, %1643 : index
              %1645 = vector.load %partial[%1644] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1646 = arith.addi %1644, %c29 : index
              %1647 = vector.load %partial[%1646] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1648 = vector.shuffle %1645, %1647 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1649 = arith.mulf %1648, %1620 : vector<8xf32>
              %1650 = math.fma %1631, %1621, %1649 : vector<8xf32>
              %1651 = arith.muli %1599, %c13 : index
              %1652 = arith.addi %17, %1651 : index
              %1653 = arith.addi %1652, %c10 : index
              %1654 = arith.muli %1622, %c30 : index
              %1655 = arith.addi %1653, %1654 : index
              %1656 = vector.shuffle %1650, %1650 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1656, %partial[%1655] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1657 = vector.shuffle %1650, %1650 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1658 = arith.addi %1655, %c29 : index
              vector.store %1657, %partial[%1658] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1659 = arith.addi %1599, %c49 : index
          %1660 = arith.addi %1659, %c10 : index
          %1661 = memref.load %8[%1660] : memref<?xf32>
          %1662 = arith.addi %1659, %c6 : index
          %1663 = memref.load %8[%1662] : memref<?xf32>
          %1664 = arith.addi %1599, %c50 : index
          %1665:2 = scf.if %1597 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1666 = arith.addi %1599, %c50 : index
            %1667 = arith.addi %1666, %c10 : index
            %1668 = memref.load %8[%1667] : memref<?xf32>
            %1669 = arith.addi %1666, %c6 : index
            %1670 = memref.load %8[%1669] : memref<?xf32>
            scf.yield %1668, %1670 : f32, f32
          }
          %1671 = arith.maxnumf %1665#0, %1661 fastmath<nnan> : f32
          %1672 = arith.subf %1665#0, %1671 : f32
          %1673 = wave.exp2 %1672 : f32
          %1674 = arith.subf %1661, %1671 : f32
          %1675 = wave.exp2 %1674 : f32
          %1676 = arith.mulf %1665#1, %1673 : f32
          %1677 = math.fma %1663, %1675, %1676 : f32
          memref.store %1671, %8[%1664] : memref<?xf32>
          %1678 = arith.addi %1664, %c6 : index
          memref.store %1677, %8[%1678] : memref<?xf32>
          %1679 = vector.broadcast %1673 : f32 to vector<8xf32>
          %1680 = vector.broadcast %1675 : f32 to vector<8xf32>
          scf.for %1681 = %c10 to %c13 step %c4 {
            %1682 = arith.muli %1599, %c13 : index
            %1683 = arith.addi %16, %1682 : index
            %1684 = arith.addi %1683, %c17 : index
            %1685 = arith.muli %1681, %c30 : index
            %1686 = arith.addi %1684, %1685 : index
            %1687 = vector.load %partial[%1686] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1688 = arith.addi %1686, %c29 : index
            %1689 = vector.load %partial[%1688] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1690 = vector.shuffle %1687, %1689 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1597 {
              %1691 = arith.muli %1599, %c13 : index
              %1692 = arith.addi %17, %1691 : index
              %1693 = arith.addi %1692, %c17 : index
              %1694 = arith.muli %1681, %c30 : index
              %1695 = arith.addi %1693, %1694 : index
              %1696 = vector.shuffle %1690, %1690 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1696, %partial[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1697 = vector.shuffle %1690, %1690 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1698 = arith.addi %1695, %c29 : index
              vector.store %1697, %partial[%1698] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1699 = arith.muli %1599, %c13 : index
              %1700 = arith.addi %17, %1699 : index
              %1701 = arith.addi %1700, %c17 : index
              %1702 = arith.muli %1681, %c30 : index
              %1703 = arith.addi %1701, %1702 : index
              %1704 = vector.load %partial[%1703] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1705 = arith.addi %1703, %c29 : index
              %1706 = vector.load %partial[%1705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1707 = vector.shuffle %1704, %1706 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1708 = arith.mulf %1707, %1679 : vector<8xf32>
              %1709 = math.fma %1690, %1680, %1708 : vector<8xf32>
              %1710 = arith.muli %1599, %c13 : index
              %1711 = arith.addi %17, %1710 : index
              %1712 = arith.addi %1711, %c17 : index
              %1713 = arith.muli %1681, %c30 : index
              %1714 = arith.addi %1712, %1713 : index
              %1715 = vector.shuffle %1709, %1709 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1715, %partial[%1714] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1716 = vector.shuffle %1709, %1709 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1717 = arith.addi %1714, %c29 : index
              vector.store %1716, %partial[%1717] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1718 = wave.opaque %c10 : index
      %1719 = arith.addi %0, %1718 : index
      scf.if %257 {
        %1720 = arith.addi %kvHeads, %13 : index
        %1721 = memref.load %scales[%1720] : memref<?xf32>
        %1722 = arith.addi %1719, %c10 : index
        %1723 = arith.addi %1722, %c10 : index
        %1724 = memref.load %8[%1723] : memref<?xf32>
        %1725 = arith.addi %1722, %c6 : index
        %1726 = memref.load %8[%1725] : memref<?xf32>
        %1727 = arith.divf %1721, %1726 : f32
        %1728 = vector.broadcast %1727 : f32 to vector<8xf32>
        %1729 = arith.addi %15, %1718 : index
        %1730 = arith.addi %1729, %1 : index
        %1731 = arith.addi %1730, %c10 : index
        %1732 = arith.subi %36, %c4 : index
        %1733 = arith.minsi %1731, %1732 : index
        %1734 = arith.divui %1733, %groupSize : index
        %1735 = arith.addi %24, %1734 : index
        %1736 = arith.muli %13, %groupSize : index
        %1737 = arith.remui %1733, %groupSize : index
        %1738 = arith.addi %1736, %1737 : index
        %1739 = arith.muli %1738, %c18 : index
        %1740 = arith.muli %2, %c19 : index
        %1741 = arith.addi %1739, %1740 : index
        %1742 = arith.muli %heads, %c18 : index
        scf.for %1743 = %c10 to %c13 step %c4 {
          %1744 = arith.muli %1719, %c13 : index
          %1745 = arith.addi %c10, %1744 : index
          %1746 = arith.addi %1745, %c10 : index
          %1747 = arith.muli %1743, %c30 : index
          %1748 = arith.addi %1746, %1747 : index
          %1749 = vector.load %5[%1748] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1750 = arith.addi %1748, %c29 : index
          %1751 = vector.load %5[%1750] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1752 = vector.shuffle %1749, %1751 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1753 = arith.mulf %1752, %1728 : vector<8xf32>
          %1754 = arith.addf %1753, %c46 : vector<8xf32>
          %1755 = arith.minimumf %1754, %c78 : vector<8xf32>
          %1756 = arith.maximumf %1755, %c79 : vector<8xf32>
          %1757 = arith.truncf %1756 : vector<8xf32> to vector<8xf16>
          %1758 = vector.bitcast %1757 : vector<8xf16> to vector<4xi32>
          %1759 = vector.shuffle %1758, %1758 [0, 1] : vector<4xi32>, vector<4xi32>
          %1760 = vector.shuffle %1758, %1758 [2, 3] : vector<4xi32>, vector<4xi32>
          %1761 = arith.select %3, %1760, %1759 : vector<2xi32>
          %1762 = arith.select %3, %1759, %1760 : vector<2xi32>
          %1763 = wave.swap_halves %1762 : vector<2xi32>
          %1764 = arith.select %3, %1763, %1761 : vector<2xi32>
          %1765 = arith.select %3, %1761, %1763 : vector<2xi32>
          %1766 = vector.bitcast %1764 : vector<2xi32> to vector<4xf16>
          %1767 = vector.bitcast %1765 : vector<2xi32> to vector<4xf16>
          %1768 = vector.shuffle %1766, %1767 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1769 = arith.muli %1743, %c3 : index
          %1770 = arith.addi %1741, %1769 : index
          %1771 = arith.divui %1735, %outTileRows : index
          %1772 = arith.divui %1742, %c3 : index
          %1773 = arith.muli %1771, %1772 : index
          %1774 = arith.divui %1770, %c3 : index
          %1775 = arith.addi %1773, %1774 : index
          %1776 = arith.muli %1775, %c11 : index
          %1777 = arith.remui %1770, %c3 : index
          %1778 = arith.divui %1777, %c19 : index
          %1779 = arith.addi %1776, %1778 : index
          %1780 = arith.muli %outTileRows, %c19 : index
          %1781 = arith.muli %1779, %1780 : index
          %1782 = arith.remui %1735, %outTileRows : index
          %1783 = arith.muli %1782, %c19 : index
          %1784 = arith.addi %1781, %1783 : index
          %1785 = arith.remui %1770, %c19 : index
          %1786 = arith.addi %1784, %1785 : index
          %1787 = arith.cmpi slt, %1731, %36 : index
          scf.if %1787 {
            vector.store %1768, %out[%1786] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1788 = arith.addi %1719, %c18 : index
        %1789 = arith.addi %1788, %c10 : index
        %1790 = memref.load %8[%1789] : memref<?xf32>
        %1791 = arith.addi %1788, %c6 : index
        %1792 = memref.load %8[%1791] : memref<?xf32>
        %1793 = arith.divf %1721, %1792 : f32
        %1794 = vector.broadcast %1793 : f32 to vector<8xf32>
        %1795 = arith.addi %15, %1718 : index
        %1796 = arith.addi %1795, %1 : index
        %1797 = arith.addi %1796, %c3 : index
        %1798 = arith.subi %36, %c4 : index
        %1799 = arith.minsi %1797, %1798 : index
        %1800 = arith.divui %1799, %groupSize : index
        %1801 = arith.addi %24, %1800 : index
        %1802 = arith.muli %13, %groupSize : index
        %1803 = arith.remui %1799, %groupSize : index
        %1804 = arith.addi %1802, %1803 : index
        %1805 = arith.muli %1804, %c18 : index
        %1806 = arith.muli %2, %c19 : index
        %1807 = arith.addi %1805, %1806 : index
        %1808 = arith.muli %heads, %c18 : index
        scf.for %1809 = %c10 to %c13 step %c4 {
          %1810 = arith.muli %1719, %c13 : index
          %1811 = arith.addi %c10, %1810 : index
          %1812 = arith.addi %1811, %c17 : index
          %1813 = arith.muli %1809, %c30 : index
          %1814 = arith.addi %1812, %1813 : index
          %1815 = vector.load %5[%1814] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1816 = arith.addi %1814, %c29 : index
          %1817 = vector.load %5[%1816] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1818 = vector.shuffle %1815, %1817 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1819 = arith.mulf %1818, %1794 : vector<8xf32>
          %1820 = arith.addf %1819, %c46 : vector<8xf32>
          %1821 = arith.minimumf %1820, %c78 : vector<8xf32>
          %1822 = arith.maximumf %1821, %c79 : vector<8xf32>
          %1823 = arith.truncf %1822 : vector<8xf32> to vector<8xf16>
          %1824 = vector.bitcast %1823 : vector<8xf16> to vector<4xi32>
          %1825 = vector.shuffle %1824, %1824 [0, 1] : vector<4xi32>, vector<4xi32>
          %1826 = vector.shuffle %1824, %1824 [2, 3] : vector<4xi32>, vector<4xi32>
          %1827 = arith.select %3, %1826, %1825 : vector<2xi32>
          %1828 = arith.select %3, %1825, %1826 : vector<2xi32>
          %1829 = wave.swap_halves %1828 : vector<2xi32>
          %1830 = arith.select %3, %1829, %1827 : vector<2xi32>
          %1831 = arith.select %3, %1827, %1829 : vector<2xi32>
          %1832 = vector.bitcast %1830 : vector<2xi32> to vector<4xf16>
          %1833 = vector.bitcast %1831 : vector<2xi32> to vector<4xf16>
          %1834 = vector.shuffle %1832, %1833 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1835 = arith.muli %1809, %c3 : index
          %1836 = arith.addi %1807, %1835 : index
          %1837 = arith.divui %1801, %outTileRows : index
          %1838 = arith.divui %1808, %c3 : index
          %1839 = arith.muli %1837, %1838 : index
          %1840 = arith.divui %1836, %c3 : index
          %1841 = arith.addi %1839, %1840 : index
          %1842 = arith.muli %1841, %c11 : index
          %1843 = arith.remui %1836, %c3 : index
          %1844 = arith.divui %1843, %c19 : index
          %1845 = arith.addi %1842, %1844 : index
          %1846 = arith.muli %outTileRows, %c19 : index
          %1847 = arith.muli %1845, %1846 : index
          %1848 = arith.remui %1801, %outTileRows : index
          %1849 = arith.muli %1848, %c19 : index
          %1850 = arith.addi %1847, %1849 : index
          %1851 = arith.remui %1836, %c19 : index
          %1852 = arith.addi %1850, %1851 : index
          %1853 = arith.cmpi slt, %1797, %36 : index
          scf.if %1853 {
            vector.store %1834, %out[%1852] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %258 {
          %1854 = arith.addi %kvHeads, %13 : index
          %1855 = memref.load %scales[%1854] : memref<?xf32>
          %1856 = arith.addi %1719, %c29 : index
          %1857 = arith.addi %1856, %c10 : index
          %1858 = memref.load %8[%1857] : memref<?xf32>
          %1859 = arith.addi %1856, %c6 : index
          %1860 = memref.load %8[%1859] : memref<?xf32>
          %1861 = arith.divf %1855, %1860 : f32
          %1862 = vector.broadcast %1861 : f32 to vector<8xf32>
          %1863 = arith.addi %15, %1718 : index
          %1864 = arith.addi %1863, %1 : index
          %1865 = arith.addi %1864, %c10 : index
          %1866 = arith.subi %36, %c4 : index
          %1867 = arith.minsi %1865, %1866 : index
          %1868 = arith.divui %1867, %groupSize : index
          %1869 = arith.addi %24, %1868 : index
          %1870 = arith.muli %13, %groupSize : index
          %1871 = arith.remui %1867, %groupSize : index
          %1872 = arith.addi %1870, %1871 : index
          %1873 = arith.muli %1872, %c18 : index
          %1874 = arith.muli %2, %c19 : index
          %1875 = arith.addi %1873, %1874 : index
          %1876 = arith.muli %heads, %c18 : index
          scf.for %1877 = %c10 to %c13 step %c4 {
            %1878 = arith.muli %1719, %c13 : index
            %1879 = arith.addi %16, %1878 : index
            %1880 = arith.addi %1879, %c10 : index
            %1881 = arith.muli %1877, %c30 : index
            %1882 = arith.addi %1880, %1881 : index
            %1883 = vector.load %partial[%1882] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1884 = arith.addi %1882, %c29 : index
            %1885 = vector.load %partial[%1884] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1886 = vector.shuffle %1883, %1885 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1887 = arith.mulf %1886, %1862 : vector<8xf32>
            %1888 = arith.addf %1887, %c46 : vector<8xf32>
            %1889 = arith.minimumf %1888, %c78 : vector<8xf32>
            %1890 = arith.maximumf %1889, %c79 : vector<8xf32>
            %1891 = arith.truncf %1890 : vector<8xf32> to vector<8xf16>
            %1892 = vector.bitcast %1891 : vector<8xf16> to vector<4xi32>
            %1893 = vector.shuffle %1892, %1892 [0, 1] : vector<4xi32>, vector<4xi32>
            %1894 = vector.shuffle %1892, %1892 [2, 3] : vector<4xi32>, vector<4xi32>
            %1895 = arith.select %3, %1894, %1893 : vector<2xi32>
            %1896 = arith.select %3, %1893, %1894 : vector<2xi32>
            %1897 = wave.swap_halves %1896 : vector<2xi32>
            %1898 = arith.select %3, %1897, %1895 : vector<2xi32>
            %1899 = arith.select %3, %1895, %1897 : vector<2xi32>
            %1900 = vector.bitcast %1898 : vector<2xi32> to vector<4xf16>
            %1901 = vector.bitcast %1899 : vector<2xi32> to vector<4xf16>
            %1902 = vector.shuffle %1900, %1901 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1903 = arith.muli %1877, %c3 : index
            %1904 = arith.addi %1875, %1903 : index
            %1905 = arith.divui %1869, %outTileRows : index
            %1906 = arith.divui %1876, %c3 : index
            %1907 = arith.muli %1905, %1906 : index
            %1908 = arith.divui %1904, %c3 : index
            %1909 = arith.addi %1907, %1908 : index
            %1910 = arith.muli %1909, %c11 : index
            %1911 = arith.remui %1904, %c3 : index
            %1912 = arith.divui %1911, %c19 : index
            %1913 = arith.addi %1910, %1912 : index
            %1914 = arith.muli %outTileRows, %c19 : index
            %1915 = arith.muli %1913, %1914 : index
            %1916 = arith.remui %1869, %outTileRows : index
            %1917 = arith.muli %1916, %c19 : index
            %1918 = arith.addi %1915, %1917 : index
            %1919 = arith.remui %1904, %c19 : index
            %1920 = arith.addi %1918, %1919 : index
            %1921 = arith.cmpi slt, %1865, %36 : index
            scf.if %1921 {
              vector.store %1902, %out[%1920] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1922 = arith.addi %1719, %c49 : index
          %1923 = arith.addi %1922, %c10 : index
          %1924 = memref.load %8[%1923] : memref<?xf32>
          %1925 = arith.addi %1922, %c6 : index
          %1926 = memref.load %8[%1925] : memref<?xf32>
          %1927 = arith.divf %1855, %1926 : f32
          %1928 = vector.broadcast %1927 : f32 to vector<8xf32>
          %1929 = arith.addi %15, %1718 : index
          %1930 = arith.addi %1929, %1 : index
          %1931 = arith.addi %1930, %c3 : index
          %1932 = arith.subi %36, %c4 : index
          %1933 = arith.minsi %1931, %1932 : index
          %1934 = arith.divui %1933, %groupSize : index
          %1935 = arith.addi %24, %1934 : index
          %1936 = arith.muli %13, %groupSize : index
          %1937 = arith.remui %1933, %groupSize : index
          %1938 = arith.addi %1936, %1937 : index
          %1939 = arith.muli %1938, %c18 : index
          %1940 = arith.muli %2, %c19 : index
          %1941 = arith.addi %1939, %1940 : index
          %1942 = arith.muli %heads, %c18 : index
          scf.for %1943 = %c10 to %c13 step %c4 {
            %1944 = arith.muli %1719, %c13 : index
            %1945 = arith.addi %16, %1944 : index
            %1946 = arith.addi %1945, %c17 : index
            %1947 = arith.muli %1943, %c30 : index
            %1948 = arith.addi %1946, %1947 : index
            %1949 = vector.load %partial[%1948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1950 = arith.addi %1948, %c29 : index
            %1951 = vector.load %partial[%1950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1952 = vector.shuffle %1949, %1951 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1953 = arith.mulf %1952, %1928 : vector<8xf32>
            %1954 = arith.addf %1953, %c46 : vector<8xf32>
            %1955 = arith.minimumf %1954, %c78 : vector<8xf32>
            %1956 = arith.maximumf %1955, %c79 : vector<8xf32>
            %1957 = arith.truncf %1956 : vector<8xf32> to vector<8xf16>
            %1958 = vector.bitcast %1957 : vector<8xf16> to vector<4xi32>
            %1959 = vector.shuffle %1958, %1958 [0, 1] : vector<4xi32>, vector<4xi32>
            %1960 = vector.shuffle %1958, %1958 [2, 3] : vector<4xi32>, vector<4xi32>
            %1961 = arith.select %3, %1960, %1959 : vector<2xi32>
            %1962 = arith.select %3, %1959, %1960 : vector<2xi32>
            %1963 = wave.swap_halves %1962 : vector<2xi32>
            %1964 = arith.select %3, %1963, %1961 : vector<2xi32>
            %1965 = arith.select %3, %1961, %1963 : vector<2xi32>
            %1966 = vector.bitcast %1964 : vector<2xi32> to vector<4xf16>
            %1967 = vector.bitcast %1965 : vector<2xi32> to vector<4xf16>
            %1968 = vector.shuffle %1966, %1967 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1969 = arith.muli %1943, %c3 : index
            %1970 = arith.addi %1941, %1969 : index
            %1971 = arith.divui %1935, %outTileRows : index
            %1972 = arith.divui %1942, %c3 : index
            %1973 = arith.muli %1971, %1972 : index
            %1974 = arith.divui %1970, %c3 : index
            %1975 = arith.addi %1973, %1974 : index
            %1976 = arith.muli %1975, %c11 : index
            %1977 = arith.remui %1970, %c3 : index
            %1978 = arith.divui %1977, %c19 : index
            %1979 = arith.addi %1976, %1978 : index
            %1980 = arith.muli %outTileRows, %c19 : index
            %1981 = arith.muli %1979, %1980 : index
            %1982 = arith.remui %1935, %outTileRows : index
            %1983 = arith.muli %1982, %c19 : index
            %1984 = arith.addi %1981, %1983 : index
            %1985 = arith.remui %1970, %c19 : index
            %1986 = arith.addi %1984, %1985 : index
            %1987 = arith.cmpi slt, %1931, %36 : index
            scf.if %1987 {
              vector.store %1968, %out[%1986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1988 = arith.addi %kvHeads, %13 : index
          %1989 = memref.load %scales[%1988] : memref<?xf32>
          %1990 = arith.addi %1719, %c30 : index
          %1991 = arith.addi %1990, %c10 : index
          %1992 = memref.load %8[%1991] : memref<?xf32>
          %1993 = arith.addi %1990, %c6 : index
          %1994 = memref.load %8[%1993] : memref<?xf32>
          %1995 = arith.divf %1989, %1994 : f32
          %1996 = vector.broadcast %1995 : f32 to vector<8xf32>
          %1997 = arith.addi %15, %1718 : index
          %1998 = arith.addi %1997, %1 : index
          %1999 = arith.addi %1998, %c10 : index
          %2000 = arith.subi %36, %c4 : index
          %2001 = arith.minsi %1999, %2000 : index
          %2002 = arith.divui %2001, %groupSize : index
          %2003 = arith.addi %24, %2002 : index
          %2004 = arith.muli %13, %groupSize : index
          %2005 = arith.remui %2001, %groupSize : index
          %2006 = arith.addi %2004, %2005 : index
          %2007 = arith.muli %2006, %c18 : index
          %2008 = arith.muli %2, %c19 : index
          %2009 = arith.addi %2007, %2008 : index
          %2010 = arith.muli %heads, %c18 : index
          scf.for %2011 = %c10 to %c13 step %c4 {
            %2012 = arith.muli %1719, %c13 : index
            %2013 = arith.addi %17, %2012 : index
            %2014 = arith.addi %2013, %c10 : index
            %2015 = arith.muli %2011, %c30 : index
            %2016 = arith.addi %2014, %2015 : index
            %2017 = vector.load %partial[%2016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2018 = arith.addi %2016, %c29 : index
            %2019 = vector.load %partial[%2018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2020 = vector.shuffle %2017, %2019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2021 = arith.mulf %2020, %1996 : vector<8xf32>
            %2022 = arith.addf %2021, %c46 : vector<8xf32>
            %2023 = arith.minimumf %2022, %c78 : vector<8xf32>
            %2024 = arith.maximumf %2023, %c79 : vector<8xf32>
            %2025 = arith.truncf %2024 : vector<8xf32> to vector<8xf16>
            %2026 = vector.bitcast %2025 : vector<8xf16> to vector<4xi32>
            %2027 = vector.shuffle %2026, %2026 [0, 1] : vector<4xi32>, vector<4xi32>
            %2028 = vector.shuffle %2026, %2026 [2, 3] : vector<4xi32>, vector<4xi32>
            %2029 = arith.select %3, %2028, %2027 : vector<2xi32>
            %2030 = arith.select %3, %2027, %2028 : vector<2xi32>
            %2031 = wave.swap_halves %2030 : vector<2xi32>
            %2032 = arith.select %3, %2031, %2029 : vector<2xi32>
            %2033 = arith.select %3, %2029, %2031 : vector<2xi32>
            %2034 = vector.bitcast %2032 : vector<2xi32> to vector<4xf16>
            %2035 = vector.bitcast %2033 : vector<2xi32> to vector<4xf16>
            %2036 = vector.shuffle %2034, %2035 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2037 = arith.muli %2011, %c3 : index
            %2038 = arith.addi %2009, %2037 : index
            %2039 = arith.divui %2003, %outTileRows : index
            %2040 = arith.divui %2010, %c3 : index
            %2041 = arith.muli %2039, %2040 : index
            %2042 = arith.divui %2038, %c3 : index
            %2043 = arith.addi %2041, %2042 : index
            %2044 = arith.muli %2043, %c11 : index
            %2045 = arith.remui %2038, %c3 : index
            %2046 = arith.divui %2045, %c19 : index
            %2047 = arith.addi %2044, %2046 : index
            %2048 = arith.muli %outTileRows, %c19 : index
            %2049 = arith.muli %2047, %2048 : index
            %2050 = arith.remui %2003, %outTileRows : index
            %2051 = arith.muli %2050, %c19 : index
            %2052 = arith.addi %2049, %2051 : index
            %2053 = arith.remui %2038, %c19 : index
            %2054 = arith.addi %2052, %2053 : index
            %2055 = arith.cmpi slt, %1999, %36 : index
            scf.if %2055 {
              vector.store %2036, %out[%2054] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2056 = arith.addi %1719, %c50 : index
          %2057 = arith.addi %2056, %c10 : index
          %2058 = memref.load %8[%2057] : memref<?xf32>
          %2059 = arith.addi %2056, %c6 : index
          %2060 = memref.load %8[%2059] : memref<?xf32>
          %2061 = arith.divf %1989, %2060 : f32
          %2062 = vector.broadcast %2061 : f32 to vector<8xf32>
          %2063 = arith.addi %15, %1718 : index
          %2064 = arith.addi %2063, %1 : index
          %2065 = arith.addi %2064, %c3 : index
          %2066 = arith.subi %36, %c4 : index
          %2067 = arith.minsi %2065, %2066 : index
          %2068 = arith.divui %2067, %groupSize : index
          %2069 = arith.addi %24, %2068 : index
          %2070 = arith.muli %13, %groupSize : index
          %2071 = arith.remui %2067, %groupSize : index
          %2072 = arith.addi %2070, %2071 : index
          %2073 = arith.muli %2072, %c18 : index
          %2074 = arith.muli %2, %c19 : index
          %2075 = arith.addi %2073, %2074 : index
          %2076 = arith.muli %heads, %c18 : index
          scf.for %2077 = %c10 to %c13 step %c4 {
            %2078 = arith.muli %1719, %c13 : index
            %2079 = arith.addi %17, %2078 : index
            %2080 = arith.addi %2079, %c17 : index
            %2081 = arith.muli %2077, %c30 : index
            %2082 = arith.addi %2080, %2081 : index
            %2083 = vector.load %partial[%2082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2084 = arith.addi %2082, %c29 : index
            %2085 = vector.load %partial[%2084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2086 = vector.shuffle %2083, %2085 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2087 = arith.mulf %2086, %2062 : vector<8xf32>
            %2088 = arith.addf %2087, %c46 : vector<8xf32>
            %2089 = arith.minimumf %2088, %c78 : vector<8xf32>
            %2090 = arith.maximumf %2089, %c79 : vector<8xf32>
            %2091 = arith.truncf %2090 : vector<8xf32> to vector<8xf16>
            %2092 = vector.bitcast %2091 : vector<8xf16> to vector<4xi32>
            %2093 = vector.shuffle %2092, %2092 [0, 1] : vector<4xi32>, vector<4xi32>
            %2094 = vector.shuffle %2092, %2092 [2, 3] : vector<4xi32>, vector<4xi32>
            %2095 = arith.select %3, %2094, %2093 : vector<2xi32>
            %2096 = arith.select %3, %2093, %2094 : vector<2xi32>
            %2097 = wave.swap_halves %2096 : vector<2xi32>
            %2098 = arith.select %3, %2097, %2095 : vector<2xi32>
            %2099 = arith.select %3, %2095, %2097 : vector<2xi32>
            %2100 = vector.bitcast %2098 : vector<2xi32> to vector<4xf16>
            %2101 = vector.bitcast %2099 : vector<2xi32> to vector<4xf16>
            %2102 = vector.shuffle %2100, %2101 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2103 = arith.muli %2077, %c3 : index
            %2104 = arith.addi %2075, %2103 : index
            %2105 = arith.divui %2069, %outTileRows : index
            %2106 = arith.divui %2076, %c3 : index
            %2107 = arith.muli %2105, %2106 : index
            %2108 = arith.divui %2104, %c3 : index
            %2109 = arith.addi %2107, %2108 : index
            %2110 = arith.muli %2109, %c11 : index
            %2111 = arith.remui %2104, %c3 : index
            %2112 = arith.divui %2111, %c19 : index
            %2113 = arith.addi %2110, %2112 : index
            %2114 = arith.muli %outTileRows, %c19 : index
            %2115 = arith.muli %2113, %2114 : index
            %2116 = arith.remui %2069, %outTileRows : index
            %2117 = arith.muli %2116, %c19 : index
            %2118 = arith.addi %2115, %2117 : index
            %2119 = arith.remui %2104, %c19 : index
            %2120 = arith.addi %2118, %2119 : index
            %2121 = arith.cmpi slt, %2065, %36 : index
            scf.if %2121 {
              vector.store %2102, %out[%2120] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
