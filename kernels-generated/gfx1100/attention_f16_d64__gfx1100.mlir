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
  %c59 = arith.constant dense<-1> : vector<4xi32>
  %c60 = arith.constant 65535 : i32
  %c61 = arith.constant 2 : i32
  %c62 = arith.constant -65536 : i32
  %c63 = arith.constant 3 : i32
  %c64 = arith.constant 4 : i32
  %c65 = arith.constant 5 : i32
  %c66 = arith.constant 6 : i32
  %c67 = arith.constant 7 : i32
  %c68 = arith.constant 8 : i32
  %c69 = arith.constant 9 : i32
  %c70 = arith.constant 10 : i32
  %c71 = arith.constant 11 : i32
  %c72 = arith.constant 12 : i32
  %c73 = arith.constant 13 : i32
  %c74 = arith.constant 15 : i32
  %c75 = arith.constant 832 : index
  %c76 = arith.constant 896 : index
  %c77 = arith.constant 960 : index
  %outTileRows = wave.param "outTileRows" : index
  %c79 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c80 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
                %710 = arith.select %709, %c60, %c40 : i32
                %711 = arith.ori %c40, %710 : i32
                %712 = arith.cmpi sgt, %708, %c34 : i32
                %713 = arith.select %712, %c60, %c40 : i32
                %714 = arith.ori %c40, %713 : i32
                %715 = arith.cmpi sgt, %708, %c61 : i32
                %716 = arith.select %715, %c62, %c40 : i32
                %717 = arith.ori %711, %716 : i32
                %718 = arith.cmpi sgt, %708, %c63 : i32
                %719 = arith.select %718, %c62, %c40 : i32
                %720 = arith.ori %714, %719 : i32
                %721 = arith.cmpi sgt, %708, %c64 : i32
                %722 = arith.select %721, %c60, %c40 : i32
                %723 = arith.ori %c40, %722 : i32
                %724 = arith.cmpi sgt, %708, %c65 : i32
                %725 = arith.select %724, %c60, %c40 : i32
                %726 = arith.ori %c40, %725 : i32
                %727 = arith.cmpi sgt, %708, %c66 : i32
                %728 = arith.select %727, %c62, %c40 : i32
                %729 = arith.ori %723, %728 : i32
                %730 = arith.cmpi sgt, %708, %c67 : i32
                %731 = arith.select %730, %c62, %c40 : i32
                %732 = arith.ori %726, %731 : i32
                %733 = arith.cmpi sgt, %708, %c68 : i32
                %734 = arith.select %733, %c60, %c40 : i32
                %735 = arith.ori %c40, %734 : i32
                %736 = arith.cmpi sgt, %708, %c69 : i32
                %737 = arith.select %736, %c60, %c40 : i32
                %738 = arith.ori %c40, %737 : i32
                %739 = arith.cmpi sgt, %708, %c70 : i32
                %740 = arith.select %739, %c62, %c40 : i32
                %741 = arith.ori %735, %740 : i32
                %742 = arith.cmpi sgt, %708, %c71 : i32
                %743 = arith.select %742, %c62, %c40 : i32
                %744 = arith.ori %738, %743 : i32
                %745 = arith.cmpi sgt, %708, %c72 : i32
                %746 = arith.select %745, %c60, %c40 : i32
                %747 = arith.ori %c40, %746 : i32
                %748 = arith.cmpi sgt, %708, %c73 : i32
                %749 = arith.select %748, %c60, %c40 : i32
                %750 = arith.ori %c40, %749 : i32
                %751 = arith.cmpi sgt, %708, %c28 : i32
                %752 = arith.select %751, %c62, %c40 : i32
                %753 = arith.ori %747, %752 : i32
                %754 = arith.cmpi sgt, %708, %c74 : i32
                %755 = arith.select %754, %c62, %c40 : i32
                %756 = arith.ori %750, %755 : i32
                %757 = vector.from_elements %717, %729, %741, %753 : vector<4xi32>
                %758 = vector.from_elements %720, %732, %744, %756 : vector<4xi32>
                %759 = arith.subi %267, %319 : i32
                %760 = arith.subi %759, %c39 : i32
                %761 = arith.minsi %760, %c39 : i32
                %762 = arith.maxsi %761, %c40 : i32
                %763 = arith.cmpi sgt, %762, %c40 : i32
                %764 = arith.select %763, %c60, %c40 : i32
                %765 = arith.ori %c40, %764 : i32
                %766 = arith.cmpi sgt, %762, %c34 : i32
                %767 = arith.select %766, %c60, %c40 : i32
                %768 = arith.ori %c40, %767 : i32
                %769 = arith.cmpi sgt, %762, %c61 : i32
                %770 = arith.select %769, %c62, %c40 : i32
                %771 = arith.ori %765, %770 : i32
                %772 = arith.cmpi sgt, %762, %c63 : i32
                %773 = arith.select %772, %c62, %c40 : i32
                %774 = arith.ori %768, %773 : i32
                %775 = arith.cmpi sgt, %762, %c64 : i32
                %776 = arith.select %775, %c60, %c40 : i32
                %777 = arith.ori %c40, %776 : i32
                %778 = arith.cmpi sgt, %762, %c65 : i32
                %779 = arith.select %778, %c60, %c40 : i32
                %780 = arith.ori %c40, %779 : i32
                %781 = arith.cmpi sgt, %762, %c66 : i32
                %782 = arith.select %781, %c62, %c40 : i32
                %783 = arith.ori %777, %782 : i32
                %784 = arith.cmpi sgt, %762, %c67 : i32
                %785 = arith.select %784, %c62, %c40 : i32
                %786 = arith.ori %780, %785 : i32
                %787 = arith.cmpi sgt, %762, %c68 : i32
                %788 = arith.select %787, %c60, %c40 : i32
                %789 = arith.ori %c40, %788 : i32
                %790 = arith.cmpi sgt, %762, %c69 : i32
                %791 = arith.select %790, %c60, %c40 : i32
                %792 = arith.ori %c40, %791 : i32
                %793 = arith.cmpi sgt, %762, %c70 : i32
                %794 = arith.select %793, %c62, %c40 : i32
                %795 = arith.ori %789, %794 : i32
                %796 = arith.cmpi sgt, %762, %c71 : i32
                %797 = arith.select %796, %c62, %c40 : i32
                %798 = arith.ori %792, %797 : i32
                %799 = arith.cmpi sgt, %762, %c72 : i32
                %800 = arith.select %799, %c60, %c40 : i32
                %801 = arith.ori %c40, %800 : i32
                %802 = arith.cmpi sgt, %762, %c73 : i32
                %803 = arith.select %802, %c60, %c40 : i32
                %804 = arith.ori %c40, %803 : i32
                %805 = arith.cmpi sgt, %762, %c28 : i32
                %806 = arith.select %805, %c62, %c40 : i32
                %807 = arith.ori %801, %806 : i32
                %808 = arith.cmpi sgt, %762, %c74 : i32
                %809 = arith.select %808, %c62, %c40 : i32
                %810 = arith.ori %804, %809 : i32
                %811 = vector.from_elements %771, %783, %795, %807 : vector<4xi32>
                %812 = vector.from_elements %774, %786, %798, %810 : vector<4xi32>
                scf.yield %757, %758, %811, %812 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c59, %c59, %c59, %c59 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %813 = wave.opaque %320 : i32
              %814 = arith.cmpi sgt, %813, %243 : i32
              %815:4 = scf.if %814 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %816 = arith.andi %450, %704#0 : vector<4xi32>
                %817 = arith.andi %453, %704#1 : vector<4xi32>
                %818 = arith.andi %456, %704#2 : vector<4xi32>
                %819 = arith.andi %459, %704#3 : vector<4xi32>
                scf.yield %816, %817, %818, %819 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %450, %453, %456, %459 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %820 = vector.shuffle %815#0, %815#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %821 = vector.bitcast %820 : vector<8xi32> to vector<16xf16>
              %822 = wave.mma %821, %572, %550#2 : vector<16xf16>, vector<8xf32>
              %823 = wave.mma %821, %676, %654#2 : vector<16xf16>, vector<8xf32>
              %824 = vector.shuffle %815#2, %815#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %825 = vector.bitcast %824 : vector<8xi32> to vector<16xf16>
              %826 = wave.mma %825, %579, %822 : vector<16xf16>, vector<8xf32>
              %827 = wave.mma %825, %683, %823 : vector<16xf16>, vector<8xf32>
              %828 = wave.opaque %826 : vector<8xf32>
              %829 = wave.opaque %827 : vector<8xf32>
              %830 = arith.addi %329, %35 : index
              %831 = arith.addi %830, %c32 : index
              %832 = vector.load %kv[%831] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %833 = arith.addi %329, %35 : index
              %834 = arith.addi %833, %c75 : index
              %835 = vector.load %kv[%834] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %836 = arith.addi %337, %35 : index
              %837 = arith.addi %836, %c32 : index
              %838 = vector.load %kv[%837] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %839 = arith.addi %337, %35 : index
              %840 = arith.addi %839, %c75 : index
              %841 = vector.load %kv[%840] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %842 = wave.opaque %320 : i32
              %843 = arith.cmpi sgt, %842, %243 : i32
              %844:4 = scf.if %843 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %845 = arith.andi %480, %704#0 : vector<4xi32>
                %846 = arith.andi %483, %704#1 : vector<4xi32>
                %847 = arith.andi %486, %704#2 : vector<4xi32>
                %848 = arith.andi %489, %704#3 : vector<4xi32>
                scf.yield %845, %846, %847, %848 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %480, %483, %486, %489 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %849 = vector.shuffle %844#0, %844#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %850 = vector.bitcast %849 : vector<8xi32> to vector<16xf16>
              %851 = wave.mma %850, %572, %550#3 : vector<16xf16>, vector<8xf32>
              %852 = wave.mma %850, %676, %654#3 : vector<16xf16>, vector<8xf32>
              %853 = vector.shuffle %844#2, %844#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %854 = vector.bitcast %853 : vector<8xi32> to vector<16xf16>
              %855 = wave.mma %854, %579, %851 : vector<16xf16>, vector<8xf32>
              %856 = wave.mma %854, %683, %852 : vector<16xf16>, vector<8xf32>
              %857 = wave.opaque %855 : vector<8xf32>
              %858 = wave.opaque %856 : vector<8xf32>
              %859 = arith.addi %329, %35 : index
              %860 = arith.addi %859, %c76 : index
              %861 = vector.load %kv[%860] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %862 = arith.addi %329, %35 : index
              %863 = arith.addi %862, %c77 : index
              %864 = vector.load %kv[%863] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %865 = arith.addi %337, %35 : index
              %866 = arith.addi %865, %c76 : index
              %867 = vector.load %kv[%866] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %868 = arith.addi %337, %35 : index
              %869 = arith.addi %868, %c77 : index
              %870 = vector.load %kv[%869] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %871 = wave.opaque %320 : i32
              %872 = arith.cmpi sgt, %871, %243 : i32
              %873:4 = scf.if %872 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %874 = arith.andi %832, %704#0 : vector<4xi32>
                %875 = arith.andi %835, %704#1 : vector<4xi32>
                %876 = arith.andi %838, %704#2 : vector<4xi32>
                %877 = arith.andi %841, %704#3 : vector<4xi32>
                scf.yield %874, %875, %876, %877 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %832, %835, %838, %841 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %878 = vector.shuffle %873#0, %873#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %879 = vector.bitcast %878 : vector<8xi32> to vector<16xf16>
              %880 = wave.mma %879, %572, %550#4 : vector<16xf16>, vector<8xf32>
              %881 = wave.mma %879, %676, %654#4 : vector<16xf16>, vector<8xf32>
              %882 = vector.shuffle %873#2, %873#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %883 = vector.bitcast %882 : vector<8xi32> to vector<16xf16>
              %884 = wave.mma %883, %579, %880 : vector<16xf16>, vector<8xf32>
              %885 = wave.mma %883, %683, %881 : vector<16xf16>, vector<8xf32>
              %886 = wave.opaque %884 : vector<8xf32>
              %887 = wave.opaque %885 : vector<8xf32>
              wave.pin
              %888 = wave.opaque %320 : i32
              %889 = arith.cmpi sgt, %888, %243 : i32
              %890:4 = scf.if %889 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %891 = arith.andi %861, %704#0 : vector<4xi32>
                %892 = arith.andi %864, %704#1 : vector<4xi32>
                %893 = arith.andi %867, %704#2 : vector<4xi32>
                %894 = arith.andi %870, %704#3 : vector<4xi32>
                scf.yield %891, %892, %893, %894 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %861, %864, %867, %870 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %895 = vector.shuffle %890#0, %890#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %896 = vector.bitcast %895 : vector<8xi32> to vector<16xf16>
              %897 = wave.mma %896, %572, %550#5 : vector<16xf16>, vector<8xf32>
              %898 = wave.mma %896, %676, %654#5 : vector<16xf16>, vector<8xf32>
              %899 = vector.shuffle %890#2, %890#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %900 = vector.bitcast %899 : vector<8xi32> to vector<16xf16>
              %901 = wave.mma %900, %579, %897 : vector<16xf16>, vector<8xf32>
              %902 = wave.mma %900, %683, %898 : vector<16xf16>, vector<8xf32>
              %903 = wave.opaque %901 : vector<8xf32>
              %904 = wave.opaque %902 : vector<8xf32>
              wave.pin
              %905 = wave.opaque %320 : i32
              %906 = arith.cmpi slt, %905, %267 : i32
              %907:4 = scf.if %906 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %908 = arith.addi %346, %35 : index
                %909 = arith.addi %908, %c10 : index
                %910 = vector.load %kv[%909] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %911 = arith.addi %346, %35 : index
                %912 = arith.addi %911, %c18 : index
                %913 = vector.load %kv[%912] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %914 = arith.addi %354, %35 : index
                %915 = arith.addi %914, %c10 : index
                %916 = vector.load %kv[%915] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %917 = arith.addi %354, %35 : index
                %918 = arith.addi %917, %c18 : index
                %919 = vector.load %kv[%918] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %910, %913, %916, %919 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %890#0, %890#1, %890#2, %890#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %907#0, %907#1, %907#2, %907#3, %550#0, %597, %828, %857, %886, %903, %654#0, %701, %829, %858, %887, %904 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %920 = wave.opaque %c10 : index
            %921 = arith.addi %0, %920 : index
            %922 = arith.cmpi eq, %265, %262 : i32
            %923 = wave.swap_halves %317#5 : f32
            %924 = arith.addf %317#5, %923 : f32
            %925 = arith.addi %921, %c10 : index
            %926:2 = scf.if %922 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %927 = arith.addi %921, %c10 : index
              %928 = arith.addi %927, %c10 : index
              %929 = memref.load %8[%928] : memref<?xf32>
              %930 = arith.addi %927, %c6 : index
              %931 = memref.load %8[%930] : memref<?xf32>
              scf.yield %929, %931 : f32, f32
            }
            %932 = arith.maxnumf %926#0, %317#4 fastmath<nnan> : f32
            %933 = arith.subf %926#0, %932 : f32
            %934 = wave.exp2 %933 : f32
            %935 = arith.subf %317#4, %932 : f32
            %936 = wave.exp2 %935 : f32
            %937 = arith.mulf %926#1, %934 : f32
            %938 = math.fma %924, %936, %937 : f32
            memref.store %932, %8[%925] : memref<?xf32>
            %939 = arith.addi %925, %c6 : index
            memref.store %938, %8[%939] : memref<?xf32>
            %940 = vector.broadcast %934 : f32 to vector<8xf32>
            %941 = vector.broadcast %936 : f32 to vector<8xf32>
            scf.if %922 {
              %942 = arith.muli %921, %c13 : index
              %943 = arith.addi %c10, %942 : index
              %944 = arith.addi %943, %c10 : index
              %945 = arith.addi %944, %c10 : index
              %946 = vector.shuffle %317#6, %317#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %946, %5[%945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %947 = vector.shuffle %317#6, %317#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %948 = arith.addi %945, %c29 : index
              vector.store %947, %5[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.muli %921, %c13 : index
              %950 = arith.addi %c10, %949 : index
              %951 = arith.addi %950, %c10 : index
              %952 = arith.addi %951, %c30 : index
              %953 = vector.shuffle %317#7, %317#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %953, %5[%952] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %954 = vector.shuffle %317#7, %317#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %955 = arith.addi %952, %c29 : index
              vector.store %954, %5[%955] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %956 = arith.muli %921, %c13 : index
              %957 = arith.addi %c10, %956 : index
              %958 = arith.addi %957, %c10 : index
              %959 = arith.addi %958, %c31 : index
              %960 = vector.shuffle %317#8, %317#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %960, %5[%959] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %961 = vector.shuffle %317#8, %317#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %962 = arith.addi %959, %c29 : index
              vector.store %961, %5[%962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %963 = arith.muli %921, %c13 : index
              %964 = arith.addi %c10, %963 : index
              %965 = arith.addi %964, %c10 : index
              %966 = arith.addi %965, %c32 : index
              %967 = vector.shuffle %317#9, %317#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %967, %5[%966] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %968 = vector.shuffle %317#9, %317#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %969 = arith.addi %966, %c29 : index
              vector.store %968, %5[%969] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %970 = arith.muli %921, %c13 : index
              %971 = arith.addi %c10, %970 : index
              %972 = arith.addi %971, %c10 : index
              %973 = arith.addi %972, %c10 : index
              %974 = vector.load %5[%973] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %975 = arith.addi %973, %c29 : index
              %976 = vector.load %5[%975] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %977 = vector.shuffle %974, %976 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %978 = arith.mulf %977, %940 : vector<8xf32>
              %979 = math.fma %317#6, %941, %978 : vector<8xf32>
              %980 = arith.muli %921, %c13 : index
              %981 = arith.addi %c10, %980 : index
              %982 = arith.addi %981, %c10 : index
              %983 = arith.addi %982, %c10 : index
              %984 = vector.shuffle %979, %979 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %984, %5[%983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %985 = vector.shuffle %979, %979 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %986 = arith.addi %983, %c29 : index
              vector.store %985, %5[%986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %987 = arith.muli %921, %c13 : index
              %988 = arith.addi %c10, %987 : index
              %989 = arith.addi %988, %c10 : index
              %990 = arith.addi %989, %c30 : index
              %991 = vector.load %5[%990] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %992 = arith.addi %990, %c29 : index
              %993 = vector.load %5[%992] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %994 = vector.shuffle %991, %993 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %995 = arith.mulf %994, %940 : vector<8xf32>
              %996 = math.fma %317#7, %941, %995 : vector<8xf32>
              %997 = arith.muli %921, %c13 : index
              %998 = arith.addi %c10, %997 : index
              %999 = arith.addi %998, %c10 : index
              %1000 = arith.addi %999, %c30 : index
              %1001 = vector.shuffle %996, %996 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1001, %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = vector.shuffle %996, %996 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1003 = arith.addi %1000, %c29 : index
              vector.store %1002, %5[%1003] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = arith.muli %921, %c13 : index
              %1005 = arith.addi %c10, %1004 : index
              %1006 = arith.addi %1005, %c10 : index
              %1007 = arith.addi %1006, %c31 : index
              %1008 = vector.load %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = arith.addi %1007, %c29 : index
              %1010 = vector.load %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1011 = vector.shuffle %1008, %1010 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1012 = arith.mulf %1011, %940 : vector<8xf32>
              %1013 = math.fma %317#8, %941, %1012 : vector<8xf32>
              %1014 = arith.muli %921, %c13 : index
              %1015 = arith.addi %c10, %1014 : index
              %1016 = arith.addi %1015, %c10 : index
              %1017 = arith.addi %1016, %c31 : index
              %1018 = vector.shuffle %1013, %1013 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1018, %5[%1017] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1019 = vector.shuffle %1013, %1013 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1020 = arith.addi %1017, %c29 : index
              vector.store %1019, %5[%1020] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1021 = arith.muli %921, %c13 : index
              %1022 = arith.addi %c10, %1021 : index
              %1023 = arith.addi %1022, %c10 : index
              %1024 = arith.addi %1023, %c32 : index
              %1025 = vector.load %5[%1024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1026 = arith.addi %1024, %c29 : index
              %1027 = vector.load %5[%1026] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1028 = vector.shuffle %1025, %1027 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1029 = arith.mulf %1028, %940 : vector<8xf32>
              %1030 = math.fma %317#9, %941, %1029 : vector<8xf32>
              %1031 = arith.muli %921, %c13 : index
              %1032 = arith.addi %c10, %1031 : index
              %1033 = arith.addi %1032, %c10 : index
              %1034 = arith.addi %1033, %c32 : index
              %1035 = vector.shuffle %1030, %1030 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1035, %5[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1036 = vector.shuffle %1030, %1030 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1037 = arith.addi %1034, %c29 : index
              vector.store %1036, %5[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1038 = wave.swap_halves %317#11 : f32
            %1039 = arith.addf %317#11, %1038 : f32
            %1040 = arith.addi %921, %c18 : index
            %1041:2 = scf.if %922 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1042 = arith.addi %921, %c18 : index
              %1043 = arith.addi %1042, %c10 : index
              %1044 = memref.load %8[%1043] : memref<?xf32>
              %1045 = arith.addi %1042, %c6 : index
              %1046 = memref.load %8[%1045] : memref<?xf32>
              scf.yield %1044, %1046 : f32, f32
            }
            %1047 = arith.maxnumf %1041#0, %317#10 fastmath<nnan> : f32
            %1048 = arith.subf %1041#0, %1047 : f32
            %1049 = wave.exp2 %1048 : f32
            %1050 = arith.subf %317#10, %1047 : f32
            %1051 = wave.exp2 %1050 : f32
            %1052 = arith.mulf %1041#1, %1049 : f32
            %1053 = math.fma %1039, %1051, %1052 : f32
            memref.store %1047, %8[%1040] : memref<?xf32>
            %1054 = arith.addi %1040, %c6 : index
            memref.store %1053, %8[%1054] : memref<?xf32>
            %1055 = vector.broadcast %1049 : f32 to vector<8xf32>
            %1056 = vector.broadcast %1051 : f32 to vector<8xf32>
            scf.if %922 {
              %1057 = arith.muli %921, %c13 : index
              %1058 = arith.addi %c10, %1057 : index
              %1059 = arith.addi %1058, %c17 : index
              %1060 = arith.addi %1059, %c10 : index
              %1061 = vector.shuffle %317#12, %317#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1061, %5[%1060] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1062 = vector.shuffle %317#12, %317#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1063 = arith.addi %1060, %c29 : index
              vector.store %1062, %5[%1063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.muli %921, %c13 : index
              %1065 = arith.addi %c10, %1064 : index
              %1066 = arith.addi %1065, %c17 : index
              %1067 = arith.addi %1066, %c30 : index
              %1068 = vector.shuffle %317#13, %317#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1068, %5[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = vector.shuffle %317#13, %317#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1070 = arith.addi %1067, %c29 : index
              vector.store %1069, %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1071 = arith.muli %921, %c13 : index
              %1072 = arith.addi %c10, %1071 : index
              %1073 = arith.addi %1072, %c17 : index
              %1074 = arith.addi %1073, %c31 : index
              %1075 = vector.shuffle %317#14, %317#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1075, %5[%1074] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1076 = vector.shuffle %317#14, %317#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1077 = arith.addi %1074, %c29 : index
              vector.store %1076, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1078 = arith.muli %921, %c13 : index
              %1079 = arith.addi %c10, %1078 : index
              %1080 = arith.addi %1079, %c17 : index
              %1081 = arith.addi %1080, %c32 : index
              %1082 = vector.shuffle %317#15, %317#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1082, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1083 = vector.shuffle %317#15, %317#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1084 = arith.addi %1081, %c29 : index
              vector.store %1083, %5[%1084] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1085 = arith.muli %921, %c13 : index
              %1086 = arith.addi %c10, %1085 : index
              %1087 = arith.addi %1086, %c17 : index
              %1088 = arith.addi %1087, %c10 : index
              %1089 = vector.load %5[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.addi %1088, %c29 : index
              %1091 = vector.load %5[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1092 = vector.shuffle %1089, %1091 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1093 = arith.mulf %1092, %1055 : vector<8xf32>
              %1094 = math.fma %317#12, %1056, %1093 : vector<8xf32>
              %1095 = arith.muli %921, %c13 : index
              %1096 = arith.addi %c10, %1095 : index
              %1097 = arith.addi %1096, %c17 : index
              %1098 = arith.addi %1097, %c10 : index
              %1099 = vector.shuffle %1094, %1094 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1099, %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = vector.shuffle %1094, %1094 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1101 = arith.addi %1098, %c29 : index
              vector.store %1100, %5[%1101] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = arith.muli %921, %c13 : index
              %1103 = arith.addi %c10, %1102 : index
              %1104 = arith.addi %1103, %c17 : index
              %1105 = arith.addi %1104, %c30 : index
              %1106 = vector.load %5[%1105] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = arith.addi %1105, %c29 : index
              %1108 = vector.load %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = vector.shuffle %1106, %1108 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1110 = arith.mulf %1109, %1055 : vector<8xf32>
              %1111 = math.fma %317#13, %1056, %1110 : vector<8xf32>
              %1112 = arith.muli %921, %c13 : index
              %1113 = arith.addi %c10, %1112 : index
              %1114 = arith.addi %1113, %c17 : index
              %1115 = arith.addi %1114, %c30 : index
              %1116 = vector.shuffle %1111, %1111 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1116, %5[%1115] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1117 = vector.shuffle %1111, %1111 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1118 = arith.addi %1115, %c29 : index
              vector.store %1117, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1119 = arith.muli %921, %c13 : index
              %1120 = arith.addi %c10, %1119 : index
              %1121 = arith.addi %1120, %c17 : index
              %1122 = arith.addi %1121, %c31 : index
              %1123 = vector.load %5[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = arith.addi %1122, %c29 : index
              %1125 = vector.load %5[%1124] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1126 = vector.shuffle %1123, %1125 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1127 = arith.mulf %1126, %1055 : vector<8xf32>
              %1128 = math.fma %317#14, %1056, %1127 : vector<8xf32>
              %1129 = arith.muli %921, %c13 : index
              %1130 = arith.addi %c10, %1129 : index
              %1131 = arith.addi %1130, %c17 : index
              %1132 = arith.addi %1131, %c31 : index
              %1133 = vector.shuffle %1128, %1128 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1133, %5[%1132] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1134 = vector.shuffle %1128, %1128 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1135 = arith.addi %1132, %c29 : index
              vector.store %1134, %5[%1135] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = arith.muli %921, %c13 : index
              %1137 = arith.addi %c10, %1136 : index
              %1138 = arith.addi %1137, %c17 : index
              %1139 = arith.addi %1138, %c32 : index
              %1140 = vector.load %5[%1139] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1141 = arith.addi %1139, %c29 : index
              %1142 = vector.load %5[%1141] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1143 = vector.shuffle %1140, %1142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1144 = arith.mulf %1143, %1055 : vector<8xf32>
              %1145 = math.fma %317#15, %1056, %1144 : vector<8xf32>
              %1146 = arith.muli %921, %c13 : index
              %1147 = arith.addi %c10, %1146 : index
              %1148 = arith.addi %1147, %c17 : index
              %1149 = arith.addi %1148, %c32 : index
              %1150 = vector.shuffle %1145, %1145 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1150, %5[%1149] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1151 = vector.shuffle %1145, %1145 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1152 = arith.addi %1149, %c29 : index
              vector.store %1151, %5[%1152] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1153 = arith.cmpi sgt, %254, %c42 : i32
          scf.if %1153 {
            %1154 = arith.cmpi eq, %262, %259 : i32
            %1155 = wave.opaque %c10 : index
            %1156 = arith.addi %0, %1155 : index
            %1157 = arith.addi %1156, %c10 : index
            %1158 = arith.addi %1157, %c10 : index
            %1159 = memref.load %8[%1158] : memref<?xf32>
            %1160 = arith.addi %1157, %c6 : index
            %1161 = memref.load %8[%1160] : memref<?xf32>
            %1162 = arith.addi %1156, %c29 : index
            %1163:2 = scf.if %1154 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1164 = arith.addi %1156, %c29 : index
              %1165 = arith.addi %1164, %c10 : index
              %1166 = memref.load %8[%1165] : memref<?xf32>
              %1167 = arith.addi %1164, %c6 : index
              %1168 = memref.load %8[%1167] : memref<?xf32>
              scf.yield %1166, %1168 : f32, f32
            }
            %1169 = arith.maxnumf %1163#0, %1159 fastmath<nnan> : f32
            %1170 = arith.subf %1163#0, %1169 : f32
            %1171 = wave.exp2 %1170 : f32
            %1172 = arith.subf %1159, %1169 : f32
            %1173 = wave.exp2 %1172 : f32
            %1174 = arith.mulf %1163#1, %1171 : f32
            %1175 = math.fma %1161, %1173, %1174 : f32
            memref.store %1169, %8[%1162] : memref<?xf32>
            %1176 = arith.addi %1162, %c6 : index
            memref.store %1175, %8[%1176] : memref<?xf32>
            %1177 = vector.broadcast %1171 : f32 to vector<8xf32>
            %1178 = vector.broadcast %1173 : f32 to vector<8xf32>
            scf.for %1179 = %c10 to %c13 step %c4 {
              %1180 = arith.muli %1156, %c13 : index
              %1181 = arith.addi %c10, %1180 : index
              %1182 = arith.addi %1181, %c10 : index
              %1183 = arith.muli %1179, %c30 : index
              %1184 = arith.addi %1182, %1183 : index
              %1185 = vector.load %5[%1184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1186 = arith.addi %1184, %c29 : index
              %1187 = vector.load %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1188 = vector.shuffle %1185, %1187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1154 {
                %1189 = arith.muli %1156, %c13 : index
                %1190 = arith.addi %16, %1189 : index
                %1191 = arith.addi %1190, %c10 : index
                %1192 = arith.muli %1179, %c30 : index
                %1193 = arith.addi %1191, %1192 : index
                %1194 = vector.shuffle %1188, %1188 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1194, %partial[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1195 = vector.shuffle %1188, %1188 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1196 = arith.addi %1193, %c29 : index
                vector.store %1195, %partial[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1197 = arith.muli %1156, %c13 : index
                %1198 = arith.addi %16, %1197 : index
                %1199 = arith.addi %1198, %c10 : index
                %1200 = arith.muli %1179, %c30 : index
                %1201 = arith.addi %1199, %1200 : index
                %1202 = vector.load %partial[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1203 = arith.addi %1201, %c29 : index
                %1204 = vector.load %partial[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1205 = vector.shuffle %1202, %1204 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1206 = arith.mulf %1205, %1177 : vector<8xf32>
                %1207 = math.fma %1188, %1178, %1206 : vector<8xf32>
                %1208 = arith.muli %1156, %c13 : index
                %1209 = arith.addi %16, %1208 : index
                %1210 = arith.addi %1209, %c10 : index
                %1211 = arith.muli %1179, %c30 : index
                %1212 = arith.addi %1210, %1211 : index
                %1213 = vector.shuffle %1207, %1207 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1213, %partial[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1214 = vector.shuffle %1207, %1207 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1215 = arith.addi %1212, %c29 : index
                vector.store %1214, %partial[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1216 = arith.addi %1156, %c18 : index
            %1217 = arith.addi %1216, %c10 : index
            %1218 = memref.load %8[%1217] : memref<?xf32>
            %1219 = arith.addi %1216, %c6 : index
            %1220 = memref.load %8[%1219] : memref<?xf32>
            %1221 = arith.addi %1156, %c49 : index
            %1222:2 = scf.if %1154 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1223 = arith.addi %1156, %c49 : index
              %1224 = arith.addi %1223, %c10 : index
              %1225 = memref.load %8[%1224] : memref<?xf32>
              %1226 = arith.addi %1223, %c6 : index
              %1227 = memref.load %8[%1226] : memref<?xf32>
              scf.yield %1225, %1227 : f32, f32
            }
            %1228 = arith.maxnumf %1222#0, %1218 fastmath<nnan> : f32
            %1229 = arith.subf %1222#0, %1228 : f32
            %1230 = wave.exp2 %1229 : f32
            %1231 = arith.subf %1218, %1228 : f32
            %1232 = wave.exp2 %1231 : f32
            %1233 = arith.mulf %1222#1, %1230 : f32
            %1234 = math.fma %1220, %1232, %1233 : f32
            memref.store %1228, %8[%1221] : memref<?xf32>
            %1235 = arith.addi %1221, %c6 : index
            memref.store %1234, %8[%1235] : memref<?xf32>
            %1236 = vector.broadcast %1230 : f32 to vector<8xf32>
            %1237 = vector.broadcast %1232 : f32 to vector<8xf32>
            scf.for %1238 = %c10 to %c13 step %c4 {
              %1239 = arith.muli %1156, %c13 : index
              %1240 = arith.addi %c10, %1239 : index
              %1241 = arith.addi %1240, %c17 : index
              %1242 = arith.muli %1238, %c30 : index
              %1243 = arith.addi %1241, %1242 : index
              %1244 = vector.load %5[%1243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1245 = arith.addi %1243, %c29 : index
              %1246 = vector.load %5[%1245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1247 = vector.shuffle %1244, %1246 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1154 {
                %1248 = arith.muli %1156, %c13 : index
                %1249 = arith.addi %16, %1248 : index
                %1250 = arith.addi %1249, %c17 : index
                %1251 = arith.muli %1238, %c30 : index
                %1252 = arith.addi %1250, %1251 : index
                %1253 = vector.shuffle %1247, %1247 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1253, %partial[%1252] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1254 = vector.shuffle %1247, %1247 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1255 = arith.addi %1252, %c29 : index
                vector.store %1254, %partial[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1256 = arith.muli %1156, %c13 : index
                %1257 = arith.addi %16, %1256 : index
                %1258 = arith.addi %1257, %c17 : index
                %1259 = arith.muli %1238, %c30 : index
                %1260 = arith.addi %1258, %1259 : index
                %1261 = vector.load %partial[%1260] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1262 = arith.addi %1260, %c29 : index
                %1263 = vector.load %partial[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1264 = vector.shuffle %1261, %1263 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1265 = arith.mulf %1264, %1236 : vector<8xf32>
                %1266 = math.fma %1247, %1237, %1265 : vector<8xf32>
                %1267 = arith.muli %1156, %c13 : index
                %1268 = arith.addi %16, %1267 : index
                %1269 = arith.addi %1268, %c17 : index
                %1270 = arith.muli %1238, %c30 : index
                %1271 = arith.addi %1269, %1270 : index
                %1272 = vector.shuffle %1266, %1266 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1272, %partial[%1271] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1273 = vector.shuffle %1266, %1266 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1274 = arith.addi %1271, %c29 : index
                vector.store %1273, %partial[%1274] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1275 = arith.cmpi sgt, %254, %c41 : i32
        scf.if %1275 {
          %1276 = arith.cmpi eq, %259, %c40 : i32
          %1277 = wave.opaque %c10 : index
          %1278 = arith.addi %0, %1277 : index
          %1279 = arith.addi %1278, %c29 : index
          %1280 = arith.addi %1279, %c10 : index
          %1281 = memref.load %8[%1280] : memref<?xf32>
          %1282 = arith.addi %1279, %c6 : index
          %1283 = memref.load %8[%1282] : memref<?xf32>
          %1284 = arith.addi %1278, %c30 : index
          %1285:2 = scf.if %1276 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1286 = arith.addi %1278, %c30 : index
            %1287 = arith.addi %1286, %c10 : index
            %1288 = memref.load %8[%1287] : memref<?xf32>
            %1289 = arith.addi %1286, %c6 : index
            %1290 = memref.load %8[%1289] : memref<?xf32>
            scf.yield %1288, %1290 : f32, f32
          }
          %1291 = arith.maxnumf %1285#0, %1281 fastmath<nnan> : f32
          %1292 = arith.subf %1285#0, %1291 : f32
          %1293 = wave.exp2 %1292 : f32
          %1294 = arith.subf %1281, %1291 : f32
          %1295 = wave.exp2 %1294 : f32
          %1296 = arith.mulf %1285#1, %1293 : f32
          %1297 = math.fma %1283, %1295, %1296 : f32
          memref.store %1291, %8[%1284] : memref<?xf32>
          %1298 = arith.addi %1284, %c6 : index
          memref.store %1297, %8[%1298] : memref<?xf32>
          %1299 = vector.broadcast %1293 : f32 to vector<8xf32>
          %1300 = vector.broadcast %1295 : f32 to vector<8xf32>
          scf.for %1301 = %c10 to %c13 step %c4 {
            %1302 = arith.muli %1278, %c13 : index
            %1303 = arith.addi %16, %1302 : index
            %1304 = arith.addi %1303, %c10 : index
            %1305 = arith.muli %1301, %c30 : index
            %1306 = arith.addi %1304, %1305 : index
            %1307 = vector.load %partial[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1308 = arith.addi %1306, %c29 : index
            %1309 = vector.load %partial[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1310 = vector.shuffle %1307, %1309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1276 {
              %1311 = arith.muli %1278, %c13 : index
              %1312 = arith.addi %17, %1311 : index
              %1313 = arith.addi %1312, %c10 : index
              %1314 = arith.muli %1301, %c30 : index
              %1315 = arith.addi %1313, %1314 : index
              %1316 = vector.shuffle %1310, %1310 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1316, %partial[%1315] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1317 = vector.shuffle %1310, %1310 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1318 = arith.addi %1315, %c29 : index
              vector.store %1317, %partial[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1319 = arith.muli %1278, %c13 : index
              %1320 = arith.addi %17, %1319 : index
              %1321 = arith.addi %1320, %c10 : index
              %1322 = arith.muli %1301, %c30 : index
              %1323 = arith.addi %1321, %1322 : index
              %1324 = vector.load %partial[%1323] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1325 = arith.addi %1323, %c29 : index
              %1326 = vector.load %partial[%1325] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = vector.shuffle %1324, %1326 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1328 = arith.mulf %1327, %1299 : vector<8xf32>
              %1329 = math.fma %1310, %1300, %1328 : vector<8xf32>
              %1330 = arith.muli %1278, %c13 : index
              %1331 = arith.addi %17, %1330 : index
              %1332 = arith.addi %1331, %c10 : index
              %1333 = arith.muli %1301, %c30 : index
              %1334 = arith.addi %1332, %1333 : index
              %1335 = vector.shuffle %1329, %1329 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1335, %partial[%1334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = vector.shuffle %1329, %1329 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1337 = arith.addi %1334, %c29 : index
              vector.store %1336, %partial[%1337] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1338 = arith.addi %1278, %c49 : index
          %1339 = arith.addi %1338, %c10 : index
          %1340 = memref.load %8[%1339] : memref<?xf32>
          %1341 = arith.addi %1338, %c6 : index
          %1342 = memref.load %8[%1341] : memref<?xf32>
          %1343 = arith.addi %1278, %c50 : index
          %1344:2 = scf.if %1276 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1345 = arith.addi %1278, %c50 : index
            %1346 = arith.addi %1345, %c10 : index
            %1347 = memref.load %8[%1346] : memref<?xf32>
            %1348 = arith.addi %1345, %c6 : index
            %1349 = memref.load %8[%1348] : memref<?xf32>
            scf.yield %1347, %1349 : f32, f32
          }
          %1350 = arith.maxnumf %1344#0, %1340 fastmath<nnan> : f32
          %1351 = arith.subf %1344#0, %1350 : f32
          %1352 = wave.exp2 %1351 : f32
          %1353 = arith.subf %1340, %1350 : f32
          %1354 = wave.exp2 %1353 : f32
          %1355 = arith.mulf %1344#1, %1352 : f32
          %1356 = math.fma %1342, %1354, %1355 : f32
          memref.store %1350, %8[%1343] : memref<?xf32>
          %1357 = arith.addi %1343, %c6 : index
          memref.store %1356, %8[%1357] : memref<?xf32>
          %1358 = vector.broadcast %1352 : f32 to vector<8xf32>
          %1359 = vector.broadcast %1354 : f32 to vector<8xf32>
          scf.for %1360 = %c10 to %c13 step %c4 {
            %1361 = arith.muli %1278, %c13 : index
            %1362 = arith.addi %16, %1361 : index
            %1363 = arith.addi %1362, %c17 : index
            %1364 = arith.muli %1360, %c30 : index
            %1365 = arith.addi %1363, %1364 : index
            %1366 = vector.load %partial[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1367 = arith.addi %1365, %c29 : index
            %1368 = vector.load %partial[%1367] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1369 = vector.shuffle %1366, %1368 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1276 {
              %1370 = arith.muli %1278, %c13 : index
              %1371 = arith.addi %17, %1370 : index
              %1372 = arith.addi %1371, %c17 : index
              %1373 = arith.muli %1360, %c30 : index
              %1374 = arith.addi %1372, %1373 : index
              %1375 = vector.shuffle %1369, %1369 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1375, %partial[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1376 = vector.shuffle %1369, %1369 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1377 = arith.addi %1374, %c29 : index
              vector.store %1376, %partial[%1377] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1378 = arith.muli %1278, %c13 : index
              %1379 = arith.addi %17, %1378 : index
              %1380 = arith.addi %1379, %c17 : index
              %1381 = arith.muli %1360, %c30 : index
              %1382 = arith.addi %1380, %1381 : index
              %1383 = vector.load %partial[%1382] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1384 = arith.addi %1382, %c29 : index
              %1385 = vector.load %partial[%1384] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1386 = vector.shuffle %1383, %1385 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1387 = arith.mulf %1386, %1358 : vector<8xf32>
              %1388 = math.fma %1369, %1359, %1387 : vector<8xf32>
              %1389 = arith.muli %1278, %c13 : index
              %1390 = arith.addi %17, %1389 : index
              %1391 = arith.addi %1390, %c17 : index
              %1392 = arith.muli %1360, %c30 : index
              %1393 = arith.addi %1391, %1392 : index
              %1394 = vector.shuffle %1388, %1388 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1394, %partial[%1393] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1395 = vector.shuffle %1388, %1388 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1396 = arith.addi %1393, %c29 : index
              vector.store %1395, %partial[%1396] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1397 = wave.opaque %c10 : index
      %1398 = arith.addi %0, %1397 : index
      scf.if %257 {
        %1399 = arith.addi %kvHeads, %13 : index
        %1400 = memref.load %scales[%1399] : memref<?xf32>
        %1401 = arith.addi %1398, %c10 : index
        %1402 = arith.addi %1401, %c10 : index
        %1403 = memref.load %8[%1402] : memref<?xf32>
        %1404 = arith.addi %1401, %c6 : index
        %1405 = memref.load %8[%1404] : memref<?xf32>
        %1406 = arith.divf %1400, %1405 : f32
        %1407 = vector.broadcast %1406 : f32 to vector<8xf32>
        %1408 = arith.addi %15, %1397 : index
        %1409 = arith.addi %1408, %1 : index
        %1410 = arith.addi %1409, %c10 : index
        %1411 = arith.subi %36, %c4 : index
        %1412 = arith.minsi %1410, %1411 : index
        %1413 = arith.divui %1412, %groupSize : index
        %1414 = arith.addi %24, %1413 : index
        %1415 = arith.muli %13, %groupSize : index
        %1416 = arith.remui %1412, %groupSize : index
        %1417 = arith.addi %1415, %1416 : index
        %1418 = arith.muli %1417, %c18 : index
        %1419 = arith.muli %2, %c19 : index
        %1420 = arith.addi %1418, %1419 : index
        %1421 = arith.muli %heads, %c18 : index
        scf.for %1422 = %c10 to %c13 step %c4 {
          %1423 = arith.muli %1398, %c13 : index
          %1424 = arith.addi %c10, %1423 : index
          %1425 = arith.addi %1424, %c10 : index
          %1426 = arith.muli %1422, %c30 : index
          %1427 = arith.addi %1425, %1426 : index
          %1428 = vector.load %5[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1429 = arith.addi %1427, %c29 : index
          %1430 = vector.load %5[%1429] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1431 = vector.shuffle %1428, %1430 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1432 = arith.mulf %1431, %1407 : vector<8xf32>
          %1433 = arith.addf %1432, %c46 : vector<8xf32>
          %1434 = arith.minimumf %1433, %c79 : vector<8xf32>
          %1435 = arith.maximumf %1434, %c80 : vector<8xf32>
          %1436 = arith.truncf %1435 : vector<8xf32> to vector<8xf16>
          %1437 = vector.bitcast %1436 : vector<8xf16> to vector<4xi32>
          %1438 = vector.shuffle %1437, %1437 [0, 1] : vector<4xi32>, vector<4xi32>
          %1439 = vector.shuffle %1437, %1437 [2, 3] : vector<4xi32>, vector<4xi32>
          %1440 = arith.select %3, %1439, %1438 : vector<2xi32>
          %1441 = arith.select %3, %1438, %1439 : vector<2xi32>
          %1442 = wave.swap_halves %1441 : vector<2xi32>
          %1443 = arith.select %3, %1442, %1440 : vector<2xi32>
          %1444 = arith.select %3, %1440, %1442 : vector<2xi32>
          %1445 = vector.bitcast %1443 : vector<2xi32> to vector<4xf16>
          %1446 = vector.bitcast %1444 : vector<2xi32> to vector<4xf16>
          %1447 = vector.shuffle %1445, %1446 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1448 = arith.muli %1422, %c3 : index
          %1449 = arith.addi %1420, %1448 : index
          %1450 = arith.divui %1414, %outTileRows : index
          %1451 = arith.divui %1421, %c3 : index
          %1452 = arith.muli %1450, %1451 : index
          %1453 = arith.divui %1449, %c3 : index
          %1454 = arith.addi %1452, %1453 : index
          %1455 = arith.muli %1454, %c11 : index
          %1456 = arith.remui %1449, %c3 : index
          %1457 = arith.divui %1456, %c19 : index
          %1458 = arith.addi %1455, %1457 : index
          %1459 = arith.muli %outTileRows, %c19 : index
          %1460 = arith.muli %1458, %1459 : index
          %1461 = arith.remui %1414, %outTileRows : index
          %1462 = arith.muli %1461, %c19 : index
          %1463 = arith.addi %1460, %1462 : index
          %1464 = arith.remui %1449, %c19 : index
          %1465 = arith.addi %1463, %1464 : index
          %1466 = arith.cmpi slt, %1410, %36 : index
          scf.if %1466 {
            vector.store %1447, %out[%1465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1467 = arith.addi %1398, %c18 : index
        %1468 = arith.addi %1467, %c10 : index
        %1469 = memref.load %8[%1468] : memref<?xf32>
        %1470 = arith.addi %1467, %c6 : index
        %1471 = memref.load %8[%1470] : memref<?xf32>
        %1472 = arith.divf %1400, %1471 : f32
        %1473 = vector.broadcast %1472 : f32 to vector<8xf32>
        %1474 = arith.addi %15, %1397 : index
        %1475 = arith.addi %1474, %1 : index
        %1476 = arith.addi %1475, %c3 : index
        %1477 = arith.subi %36, %c4 : index
        %1478 = arith.minsi %1476, %1477 : index
        %1479 = arith.divui %1478, %groupSize : index
        %1480 = arith.addi %24, %1479 : index
        %1481 = arith.muli %13, %groupSize : index
        %1482 = arith.remui %1478, %groupSize : index
        %1483 = arith.addi %1481, %1482 : index
        %1484 = arith.muli %1483, %c18 : index
        %1485 = arith.muli %2, %c19 : index
        %1486 = arith.addi %1484, %1485 : index
        %1487 = arith.muli %heads, %c18 : index
        scf.for %1488 = %c10 to %c13 step %c4 {
          %1489 = arith.muli %1398, %c13 : index
          %1490 = arith.addi %c10, %1489 : index
          %1491 = arith.addi %1490, %c17 : index
          %1492 = arith.muli %1488, %c30 : index
          %1493 = arith.addi %1491, %1492 : index
          %1494 = vector.load %5[%1493] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1495 = arith.addi %1493, %c29 : index
          %1496 = vector.load %5[%1495] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1497 = vector.shuffle %1494, %1496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1498 = arith.mulf %1497, %1473 : vector<8xf32>
          %1499 = arith.addf %1498, %c46 : vector<8xf32>
          %1500 = arith.minimumf %1499, %c79 : vector<8xf32>
          %1501 = arith.maximumf %1500, %c80 : vector<8xf32>
          %1502 = arith.truncf %1501 : vector<8xf32> to vector<8xf16>
          %1503 = vector.bitcast %1502 : vector<8xf16> to vector<4xi32>
          %1504 = vector.shuffle %1503, %1503 [0, 1] : vector<4xi32>, vector<4xi32>
          %1505 = vector.shuffle %1503, %1503 [2, 3] : vector<4xi32>, vector<4xi32>
          %1506 = arith.select %3, %1505, %1504 : vector<2xi32>
          %1507 = arith.select %3, %1504, %1505 : vector<2xi32>
          %1508 = wave.swap_halves %1507 : vector<2xi32>
          %1509 = arith.select %3, %1508, %1506 : vector<2xi32>
          %1510 = arith.select %3, %1506, %1508 : vector<2xi32>
          %1511 = vector.bitcast %1509 : vector<2xi32> to vector<4xf16>
          %1512 = vector.bitcast %1510 : vector<2xi32> to vector<4xf16>
          %1513 = vector.shuffle %1511, %1512 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1514 = arith.muli %1488, %c3 : index
          %1515 = arith.addi %1486, %1514 : index
          %1516 = arith.divui %1480, %outTileRows : index
          %1517 = arith.divui %1487, %c3 : index
          %1518 = arith.muli %1516, %1517 : index
          %1519 = arith.divui %1515, %c3 : index
          %1520 = arith.addi %1518, %1519 : index
          %1521 = arith.muli %1520, %c11 : index
          %1522 = arith.remui %1515, %c3 : index
          %1523 = arith.divui %1522, %c19 : index
          %1524 = arith.addi %1521, %1523 : index
          %1525 = arith.muli %outTileRows, %c19 : index
          %1526 = arith.muli %1524, %1525 : index
          %1527 = arith.remui %1480, %outTileRows : index
          %1528 = arith.muli %1527, %c19 : index
          %1529 = arith.addi %1526, %1528 : index
          %1530 = arith.remui %1515, %c19 : index
          %1531 = arith.addi %1529, %1530 : index
          %1532 = arith.cmpi slt, %1476, %36 : index
          scf.if %1532 {
            vector.store %1513, %out[%1531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %258 {
          %1533 = arith.addi %kvHeads, %13 : index
          %1534 = memref.load %scales[%1533] : memref<?xf32>
          %1535 = arith.addi %1398, %c29 : index
          %1536 = arith.addi %1535, %c10 : index
          %1537 = memref.load %8[%1536] : memref<?xf32>
          %1538 = arith.addi %1535, %c6 : index
          %1539 = memref.load %8[%1538] : memref<?xf32>
          %1540 = arith.divf %1534, %1539 : f32
          %1541 = vector.broadcast %1540 : f32 to vector<8xf32>
          %1542 = arith.addi %15, %1397 : index
          %1543 = arith.addi %1542, %1 : index
          %1544 = arith.addi %1543, %c10 : index
          %1545 = arith.subi %36, %c4 : index
          %1546 = arith.minsi %1544, %1545 : index
          %1547 = arith.divui %1546, %groupSize : index
          %1548 = arith.addi %24, %1547 : index
          %1549 = arith.muli %13, %groupSize : index
          %1550 = arith.remui %1546, %groupSize : index
          %1551 = arith.addi %1549, %1550 : index
          %1552 = arith.muli %1551, %c18 : index
          %1553 = arith.muli %2, %c19 : index
          %1554 = arith.addi %1552, %1553 : index
          %1555 = arith.muli %heads, %c18 : index
          scf.for %1556 = %c10 to %c13 step %c4 {
            %1557 = arith.muli %1398, %c13 : index
            %1558 = arith.addi %16, %1557 : index
            %1559 = arith.addi %1558, %c10 : index
            %1560 = arith.muli %1556, %c30 : index
            %1561 = arith.addi %1559, %1560 : index
            %1562 = vector.load %partial[%1561] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1563 = arith.addi %1561, %c29 : index
            %1564 = vector.load %partial[%1563] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1565 = vector.shuffle %1562, %1564 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1566 = arith.mulf %1565, %1541 : vector<8xf32>
            %1567 = arith.addf %1566, %c46 : vector<8xf32>
            %1568 = arith.minimumf %1567, %c79 : vector<8xf32>
            %1569 = arith.maximumf %1568, %c80 : vector<8xf32>
            %1570 = arith.truncf %1569 : vector<8xf32> to vector<8xf16>
            %1571 = vector.bitcast %1570 : vector<8xf16> to vector<4xi32>
            %1572 = vector.shuffle %1571, %1571 [0, 1] : vector<4xi32>, vector<4xi32>
            %1573 = vector.shuffle %1571, %1571 [2, 3] : vector<4xi32>, vector<4xi32>
            %1574 = arith.select %3, %1573, %1572 : vector<2xi32>
            %1575 = arith.select %3, %1572, %1573 : vector<2xi32>
            %1576 = wave.swap_halves %1575 : vector<2xi32>
            %1577 = arith.select %3, %1576, %1574 : vector<2xi32>
            %1578 = arith.select %3, %1574, %1576 : vector<2xi32>
            %1579 = vector.bitcast %1577 : vector<2xi32> to vector<4xf16>
            %1580 = vector.bitcast %1578 : vector<2xi32> to vector<4xf16>
            %1581 = vector.shuffle %1579, %1580 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1582 = arith.muli %1556, %c3 : index
            %1583 = arith.addi %1554, %1582 : index
            %1584 = arith.divui %1548, %outTileRows : index
            %1585 = arith.divui %1555, %c3 : index
            %1586 = arith.muli %1584, %1585 : index
            %1587 = arith.divui %1583, %c3 : index
            %1588 = arith.addi %1586, %1587 : index
            %1589 = arith.muli %1588, %c11 : index
            %1590 = arith.remui %1583, %c3 : index
            %1591 = arith.divui %1590, %c19 : index
            %1592 = arith.addi %1589, %1591 : index
            %1593 = arith.muli %outTileRows, %c19 : index
            %1594 = arith.muli %1592, %1593 : index
            %1595 = arith.remui %1548, %outTileRows : index
            %1596 = arith.muli %1595, %c19 : index
            %1597 = arith.addi %1594, %1596 : index
            %1598 = arith.remui %1583, %c19 : index
            %1599 = arith.addi %1597, %1598 : index
            %1600 = arith.cmpi slt, %1544, %36 : index
            scf.if %1600 {
              vector.store %1581, %out[%1599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1601 = arith.addi %1398, %c49 : index
          %1602 = arith.addi %1601, %c10 : index
          %1603 = memref.load %8[%1602] : memref<?xf32>
          %1604 = arith.addi %1601, %c6 : index
          %1605 = memref.load %8[%1604] : memref<?xf32>
          %1606 = arith.divf %1534, %1605 : f32
          %1607 = vector.broadcast %1606 : f32 to vector<8xf32>
          %1608 = arith.addi %15, %1397 : index
          %1609 = arith.addi %1608, %1 : index
          %1610 = arith.addi %1609, %c3 : index
          %1611 = arith.subi %36, %c4 : index
          %1612 = arith.minsi %1610, %1611 : index
          %1613 = arith.divui %1612, %groupSize : index
          %1614 = arith.addi %24, %1613 : index
          %1615 = arith.muli %13, %groupSize : index
          %1616 = arith.remui %1612, %groupSize : index
          %1617 = arith.addi %1615, %1616 : index
          %1618 = arith.muli %1617, %c18 : index
          %1619 = arith.muli %2, %c19 : index
          %1620 = arith.addi %1618, %1619 : index
          %1621 = arith.muli %heads, %c18 : index
          scf.for %1622 = %c10 to %c13 step %c4 {
            %1623 = arith.muli %1398, %c13 : index
            %1624 = arith.addi %16, %1623 : index
            %1625 = arith.addi %1624, %c17 : index
            %1626 = arith.muli %1622, %c30 : index
            %1627 = arith.addi %1625, %1626 : index
            %1628 = vector.load %partial[%1627] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1629 = arith.addi %1627, %c29 : index
            %1630 = vector.load %partial[%1629] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1631 = vector.shuffle %1628, %1630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1632 = arith.mulf %1631, %1607 : vector<8xf32>
            %1633 = arith.addf %1632, %c46 : vector<8xf32>
            %1634 = arith.minimumf %1633, %c79 : vector<8xf32>
            %1635 = arith.maximumf %1634, %c80 : vector<8xf32>
            %1636 = arith.truncf %1635 : vector<8xf32> to vector<8xf16>
            %1637 = vector.bitcast %1636 : vector<8xf16> to vector<4xi32>
            %1638 = vector.shuffle %1637, %1637 [0, 1] : vector<4xi32>, vector<4xi32>
            %1639 = vector.shuffle %1637, %1637 [2, 3] : vector<4xi32>, vector<4xi32>
            %1640 = arith.select %3, %1639, %1638 : vector<2xi32>
            %1641 = arith.select %3, %1638, %1639 : vector<2xi32>
            %1642 = wave.swap_halves %1641 : vector<2xi32>
            %1643 = arith.select %3, %1642, %1640 : vector<2xi32>
            %1644 = arith.select %3, %1640, %1642 : vector<2xi32>
            %1645 = vector.bitcast %1643 : vector<2xi32> to vector<4xf16>
            %1646 = vector.bitcast %1644 : vector<2xi32> to vector<4xf16>
            %1647 = vector.shuffle %1645, %1646 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1648 = arith.muli %1622, %c3 : index
            %1649 = arith.addi %1620, %1648 : index
            %1650 = arith.divui %1614, %outTileRows : index
            %1651 = arith.divui %1621, %c3 : index
            %1652 = arith.muli %1650, %1651 : index
            %1653 = arith.divui %1649, %c3 : index
            %1654 = arith.addi %1652, %1653 : index
            %1655 = arith.muli %1654, %c11 : index
            %1656 = arith.remui %1649, %c3 : index
            %1657 = arith.divui %1656, %c19 : index
            %1658 = arith.addi %1655, %1657 : index
            %1659 = arith.muli %outTileRows, %c19 : index
            %1660 = arith.muli %1658, %1659 : index
            %1661 = arith.remui %1614, %outTileRows : index
            %1662 = arith.muli %1661, %c19 : index
            %1663 = arith.addi %1660, %1662 : index
            %1664 = arith.remui %1649, %c19 : index
            %1665 = arith.addi %1663, %1664 : index
            %1666 = arith.cmpi slt, %1610, %36 : index
            scf.if %1666 {
              vector.store %1647, %out[%1665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1667 = arith.addi %kvHeads, %13 : index
          %1668 = memref.load %scales[%1667] : memref<?xf32>
          %1669 = arith.addi %1398, %c30 : index
          %1670 = arith.addi %1669, %c10 : index
          %1671 = memref.load %8[%1670] : memref<?xf32>
          %1672 = arith.addi %1669, %c6 : index
          %1673 = memref.load %8[%1672] : memref<?xf32>
          %1674 = arith.divf %1668, %1673 : f32
          %1675 = vector.broadcast %1674 : f32 to vector<8xf32>
          %1676 = arith.addi %15, %1397 : index
          %1677 = arith.addi %1676, %1 : index
          %1678 = arith.addi %1677, %c10 : index
          %1679 = arith.subi %36, %c4 : index
          %1680 = arith.minsi %1678, %1679 : index
          %1681 = arith.divui %1680, %groupSize : index
          %1682 = arith.addi %24, %1681 : index
          %1683 = arith.muli %13, %groupSize : index
          %1684 = arith.remui %1680, %groupSize : index
          %1685 = arith.addi %1683, %1684 : index
          %1686 = arith.muli %1685, %c18 : index
          %1687 = arith.muli %2, %c19 : index
          %1688 = arith.addi %1686, %1687 : index
          %1689 = arith.muli %heads, %c18 : index
          scf.for %1690 = %c10 to %c13 step %c4 {
            %1691 = arith.muli %1398, %c13 : index
            %1692 = arith.addi %17, %1691 : index
            %1693 = arith.addi %1692, %c10 : index
            %1694 = arith.muli %1690, %c30 : index
            %1695 = arith.addi %1693, %1694 : index
            %1696 = vector.load %partial[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1697 = arith.addi %1695, %c29 : index
            %1698 = vector.load %partial[%1697] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1699 = vector.shuffle %1696, %1698 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1700 = arith.mulf %1699, %1675 : vector<8xf32>
            %1701 = arith.addf %1700, %c46 : vector<8xf32>
            %1702 = arith.minimumf %1701, %c79 : vector<8xf32>
            %1703 = arith.maximumf %1702, %c80 : vector<8xf32>
            %1704 = arith.truncf %1703 : vector<8xf32> to vector<8xf16>
            %1705 = vector.bitcast %1704 : vector<8xf16> to vector<4xi32>
            %1706 = vector.shuffle %1705, %1705 [0, 1] : vector<4xi32>, vector<4xi32>
            %1707 = vector.shuffle %1705, %1705 [2, 3] : vector<4xi32>, vector<4xi32>
            %1708 = arith.select %3, %1707, %1706 : vector<2xi32>
            %1709 = arith.select %3, %1706, %1707 : vector<2xi32>
            %1710 = wave.swap_halves %1709 : vector<2xi32>
            %1711 = arith.select %3, %1710, %1708 : vector<2xi32>
            %1712 = arith.select %3, %1708, %1710 : vector<2xi32>
            %1713 = vector.bitcast %1711 : vector<2xi32> to vector<4xf16>
            %1714 = vector.bitcast %1712 : vector<2xi32> to vector<4xf16>
            %1715 = vector.shuffle %1713, %1714 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1716 = arith.muli %1690, %c3 : index
            %1717 = arith.addi %1688, %1716 : index
            %1718 = arith.divui %1682, %outTileRows : index
            %1719 = arith.divui %1689, %c3 : index
            %1720 = arith.muli %1718, %1719 : index
            %1721 = arith.divui %1717, %c3 : index
            %1722 = arith.addi %1720, %1721 : index
            %1723 = arith.muli %1722, %c11 : index
            %1724 = arith.remui %1717, %c3 : index
            %1725 = arith.divui %1724, %c19 : index
            %1726 = arith.addi %1723, %1725 : index
            %1727 = arith.muli %outTileRows, %c19 : index
            %1728 = arith.muli %1726, %1727 : index
            %1729 = arith.remui %1682, %outTileRows : index
            %1730 = arith.muli %1729, %c19 : index
            %1731 = arith.addi %1728, %1730 : index
            %1732 = arith.remui %1717, %c19 : index
            %1733 = arith.addi %1731, %1732 : index
            %1734 = arith.cmpi slt, %1678, %36 : index
            scf.if %1734 {
              vector.store %1715, %out[%1733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1735 = arith.addi %1398, %c50 : index
          %1736 = arith.addi %1735, %c10 : index
          %1737 = memref.load %8[%1736] : memref<?xf32>
          %1738 = arith.addi %1735, %c6 : index
          %1739 = memref.load %8[%1738] : memref<?xf32>
          %1740 = arith.divf %1668, %1739 : f32
          %1741 = vector.broadcast %1740 : f32 to vector<8xf32>
          %1742 = arith.addi %15, %1397 : index
          %1743 = arith.addi %1742, %1 : index
          %1744 = arith.addi %1743, %c3 : index
          %1745 = arith.subi %36, %c4 : index
          %1746 = arith.minsi %1744, %1745 : index
          %1747 = arith.divui %1746, %groupSize : index
          %1748 = arith.addi %24, %1747 : index
          %1749 = arith.muli %13, %groupSize : index
          %1750 = arith.remui %1746, %groupSize : index
          %1751 = arith.addi %1749, %1750 : index
          %1752 = arith.muli %1751, %c18 : index
          %1753 = arith.muli %2, %c19 : index
          %1754 = arith.addi %1752, %1753 : index
          %1755 = arith.muli %heads, %c18 : index
          scf.for %1756 = %c10 to %c13 step %c4 {
            %1757 = arith.muli %1398, %c13 : index
            %1758 = arith.addi %17, %1757 : index
            %1759 = arith.addi %1758, %c17 : index
            %1760 = arith.muli %1756, %c30 : index
            %1761 = arith.addi %1759, %1760 : index
            %1762 = vector.load %partial[%1761] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1763 = arith.addi %1761, %c29 : index
            %1764 = vector.load %partial[%1763] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1765 = vector.shuffle %1762, %1764 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1766 = arith.mulf %1765, %1741 : vector<8xf32>
            %1767 = arith.addf %1766, %c46 : vector<8xf32>
            %1768 = arith.minimumf %1767, %c79 : vector<8xf32>
            %1769 = arith.maximumf %1768, %c80 : vector<8xf32>
            %1770 = arith.truncf %1769 : vector<8xf32> to vector<8xf16>
            %1771 = vector.bitcast %1770 : vector<8xf16> to vector<4xi32>
            %1772 = vector.shuffle %1771, %1771 [0, 1] : vector<4xi32>, vector<4xi32>
            %1773 = vector.shuffle %1771, %1771 [2, 3] : vector<4xi32>, vector<4xi32>
            %1774 = arith.select %3, %1773, %1772 : vector<2xi32>
            %1775 = arith.select %3, %1772, %1773 : vector<2xi32>
            %1776 = wave.swap_halves %1775 : vector<2xi32>
            %1777 = arith.select %3, %1776, %1774 : vector<2xi32>
            %1778 = arith.select %3, %1774, %1776 : vector<2xi32>
            %1779 = vector.bitcast %1777 : vector<2xi32> to vector<4xf16>
            %1780 = vector.bitcast %1778 : vector<2xi32> to vector<4xf16>
            %1781 = vector.shuffle %1779, %1780 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1782 = arith.muli %1756, %c3 : index
            %1783 = arith.addi %1754, %1782 : index
            %1784 = arith.divui %1748, %outTileRows : index
            %1785 = arith.divui %1755, %c3 : index
            %1786 = arith.muli %1784, %1785 : index
            %1787 = arith.divui %1783, %c3 : index
            %1788 = arith.addi %1786, %1787 : index
            %1789 = arith.muli %1788, %c11 : index
            %1790 = arith.remui %1783, %c3 : index
            %1791 = arith.divui %1790, %c19 : index
            %1792 = arith.addi %1789, %1791 : index
            %1793 = arith.muli %outTileRows, %c19 : index
            %1794 = arith.muli %1792, %1793 : index
            %1795 = arith.remui %1748, %outTileRows : index
            %1796 = arith.muli %1795, %c19 : index
            %1797 = arith.addi %1794, %1796 : index
            %1798 = arith.remui %1783, %c19 : index
            %1799 = arith.addi %1797, %1798 : index
            %1800 = arith.cmpi slt, %1744, %36 : index
            scf.if %1800 {
              vector.store %1781, %out[%1799] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
