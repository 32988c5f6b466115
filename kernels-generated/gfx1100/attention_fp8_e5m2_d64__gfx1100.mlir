// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e5m2', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e5m2_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c74 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c76 = arith.constant 6 : index
  %c77 = arith.constant 10 : index
  %c78 = arith.constant 12 : index
  %c79 = arith.constant 14 : index
  %c80 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c81 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %52 = arith.addi %51, %c10 : index
      %53 = arith.addi %50, %52 : index
      %54 = vector.load %q[%53] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %55 = arith.addi %51, %c13 : index
      %56 = arith.addi %50, %55 : index
      %57 = vector.load %q[%56] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %58 = arith.addi %51, %c3 : index
      %59 = arith.addi %50, %58 : index
      %60 = vector.load %q[%59] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %61 = arith.addi %51, %c20 : index
      %62 = arith.addi %50, %61 : index
      %63 = vector.load %q[%62] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %64 = arith.addi %51, %c6 : index
      %65 = arith.addi %50, %64 : index
      %66 = vector.load %q[%65] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %67 = arith.addi %51, %c21 : index
      %68 = arith.addi %50, %67 : index
      %69 = vector.load %q[%68] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %70 = arith.addi %51, %c22 : index
      %71 = arith.addi %50, %70 : index
      %72 = vector.load %q[%71] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %73 = arith.addi %51, %c23 : index
      %74 = arith.addi %50, %73 : index
      %75 = vector.load %q[%74] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %76 = math.absf %54 : vector<4xf32>
      %77 = math.absf %57 : vector<4xf32>
      %78 = arith.maxnumf %76, %77 fastmath<nnan> : vector<4xf32>
      %79 = math.absf %60 : vector<4xf32>
      %80 = arith.maxnumf %78, %79 fastmath<nnan> : vector<4xf32>
      %81 = math.absf %63 : vector<4xf32>
      %82 = arith.maxnumf %80, %81 fastmath<nnan> : vector<4xf32>
      %83 = math.absf %66 : vector<4xf32>
      %84 = arith.maxnumf %82, %83 fastmath<nnan> : vector<4xf32>
      %85 = math.absf %69 : vector<4xf32>
      %86 = arith.maxnumf %84, %85 fastmath<nnan> : vector<4xf32>
      %87 = math.absf %72 : vector<4xf32>
      %88 = arith.maxnumf %86, %87 fastmath<nnan> : vector<4xf32>
      %89 = math.absf %75 : vector<4xf32>
      %90 = arith.maxnumf %88, %89 fastmath<nnan> : vector<4xf32>
      %91 = vector.extract %90[0] : f32 from vector<4xf32>
      %92 = vector.extract %90[1] : f32 from vector<4xf32>
      %93 = vector.extract %90[2] : f32 from vector<4xf32>
      %94 = vector.extract %90[3] : f32 from vector<4xf32>
      %95 = arith.maxnumf %91, %92 fastmath<nnan> : f32
      %96 = arith.maxnumf %95, %93 fastmath<nnan> : f32
      %97 = arith.maxnumf %96, %94 fastmath<nnan> : f32
      %98 = wave.swap_halves %97 : f32
      %99 = arith.maxnumf %97, %98 fastmath<nnan> : f32
      %100 = arith.bitcast %99 : f32 to i32
      %101 = arith.shrui %100, %c24 : i32
      %102 = arith.maxsi %101, %c25 : i32
      %103 = arith.minsi %102, %c26 : i32
      %104 = arith.subi %c27, %103 : i32
      %105 = arith.shli %104, %c24 : i32
      %106 = arith.bitcast %105 : i32 to f32
      %107 = arith.subi %103, %c28 : i32
      %108 = arith.shli %107, %c24 : i32
      %109 = arith.bitcast %108 : i32 to f32
      %110 = vector.broadcast %106 : f32 to vector<4xf32>
      %111 = arith.muli %1, %c19 : index
      %112 = arith.muli %2, %c29 : index
      %113 = arith.addi %111, %112 : index
      %114 = arith.mulf %54, %110 : vector<4xf32>
      %115 = arith.truncf %114 : vector<4xf32> to vector<4xf16>
      %116 = arith.mulf %57, %110 : vector<4xf32>
      %117 = arith.truncf %116 : vector<4xf32> to vector<4xf16>
      %118 = vector.shuffle %115, %117 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %119 = arith.addi %113, %c10 : index
      vector.store %118, %4[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %120 = arith.mulf %60, %110 : vector<4xf32>
      %121 = arith.truncf %120 : vector<4xf32> to vector<4xf16>
      %122 = arith.mulf %63, %110 : vector<4xf32>
      %123 = arith.truncf %122 : vector<4xf32> to vector<4xf16>
      %124 = vector.shuffle %121, %123 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %125 = arith.addi %113, %c30 : index
      vector.store %124, %4[%125] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = arith.mulf %66, %110 : vector<4xf32>
      %127 = arith.truncf %126 : vector<4xf32> to vector<4xf16>
      %128 = arith.mulf %69, %110 : vector<4xf32>
      %129 = arith.truncf %128 : vector<4xf32> to vector<4xf16>
      %130 = vector.shuffle %127, %129 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %131 = arith.addi %113, %c17 : index
      vector.store %130, %4[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.mulf %72, %110 : vector<4xf32>
      %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      %134 = arith.mulf %75, %110 : vector<4xf32>
      %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
      %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %137 = arith.addi %113, %c31 : index
      vector.store %136, %4[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %109, %6[%47] : memref<?xf32>
      %138 = arith.addi %positionsAt, %43 : index
      %139 = memref.load %step[%138] : memref<?xi32>
      %140 = arith.addi %139, %c33 : i32
      memref.store %140, %7[%47] : memref<?xi32>
      %141 = arith.addi %38, %c3 : index
      %142 = arith.minsi %141, %40 : index
      %143 = arith.divui %142, %groupSize : index
      %144 = arith.addi %24, %143 : index
      %145 = arith.remui %142, %groupSize : index
      %146 = arith.addi %44, %145 : index
      %147 = arith.addi %1, %c3 : index
      %148 = arith.muli %144, %heads : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.muli %149, %c18 : index
      %151 = arith.addi %150, %52 : index
      %152 = vector.load %q[%151] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %153 = arith.addi %150, %55 : index
      %154 = vector.load %q[%153] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %155 = arith.addi %150, %58 : index
      %156 = vector.load %q[%155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %157 = arith.addi %150, %61 : index
      %158 = vector.load %q[%157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %159 = arith.addi %150, %64 : index
      %160 = vector.load %q[%159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %161 = arith.addi %150, %67 : index
      %162 = vector.load %q[%161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %163 = arith.addi %150, %70 : index
      %164 = vector.load %q[%163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %165 = arith.addi %150, %73 : index
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
      %202 = arith.mulf %152, %201 : vector<4xf32>
      %203 = arith.truncf %202 : vector<4xf32> to vector<4xf16>
      %204 = arith.mulf %154, %201 : vector<4xf32>
      %205 = arith.truncf %204 : vector<4xf32> to vector<4xf16>
      %206 = vector.shuffle %203, %205 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %207 = arith.addi %113, %c34 : index
      vector.store %206, %4[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = arith.mulf %156, %201 : vector<4xf32>
      %209 = arith.truncf %208 : vector<4xf32> to vector<4xf16>
      %210 = arith.mulf %158, %201 : vector<4xf32>
      %211 = arith.truncf %210 : vector<4xf32> to vector<4xf16>
      %212 = vector.shuffle %209, %211 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %213 = arith.addi %113, %c35 : index
      vector.store %212, %4[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %214 = arith.mulf %160, %201 : vector<4xf32>
      %215 = arith.truncf %214 : vector<4xf32> to vector<4xf16>
      %216 = arith.mulf %162, %201 : vector<4xf32>
      %217 = arith.truncf %216 : vector<4xf32> to vector<4xf16>
      %218 = vector.shuffle %215, %217 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %219 = arith.addi %113, %c36 : index
      vector.store %218, %4[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.mulf %164, %201 : vector<4xf32>
      %221 = arith.truncf %220 : vector<4xf32> to vector<4xf16>
      %222 = arith.mulf %166, %201 : vector<4xf32>
      %223 = arith.truncf %222 : vector<4xf32> to vector<4xf16>
      %224 = vector.shuffle %221, %223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %225 = arith.addi %113, %c37 : index
      vector.store %224, %4[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %200, %6[%147] : memref<?xf32>
      %226 = arith.addi %positionsAt, %144 : index
      %227 = memref.load %step[%226] : memref<?xi32>
      %228 = arith.addi %227, %c33 : i32
      memref.store %228, %7[%147] : memref<?xi32>
      wave.barrier
      %229 = arith.minsi %15, %40 : index
      %230 = arith.divui %229, %groupSize : index
      %231 = arith.addi %24, %230 : index
      %232 = arith.remui %229, %groupSize : index
      %233 = arith.addi %44, %232 : index
      %234 = arith.addi %positionsAt, %231 : index
      %235 = memref.load %step[%234] : memref<?xi32>
      %236 = arith.addi %235, %c33 : i32
      %237 = arith.addi %15, %c38 : index
      %238 = arith.minsi %237, %40 : index
      %239 = arith.divui %238, %groupSize : index
      %240 = arith.addi %24, %239 : index
      %241 = arith.remui %238, %groupSize : index
      %242 = arith.addi %44, %241 : index
      %243 = arith.addi %positionsAt, %240 : index
      %244 = memref.load %step[%243] : memref<?xi32>
      %245 = arith.addi %244, %c33 : i32
      %246 = arith.subi %245, %c33 : i32
      %247 = arith.divui %246, %c39 : i32
      %248 = arith.cmpi sle, %245, %c42 : i32
      %249 = arith.cmpi sle, %245, %c41 : i32
      scf.for %250 = %c40 to %245 step %c41 : i32 {
        %251 = arith.addi %250, %c41 : i32
        %252 = arith.minsi %251, %245 : i32
        scf.for %253 = %250 to %252 step %c42 : i32 {
          %254 = arith.addi %253, %c42 : i32
          %255 = arith.minsi %254, %245 : i32
          scf.for %256 = %253 to %255 step %c43 : i32 {
            %257 = arith.addi %256, %c43 : i32
            %258 = arith.minsi %257, %255 : i32
            %259 = arith.subi %258, %256 : i32
            %260 = arith.addi %259, %c47 : i32
            %261 = arith.divui %260, %c48 : i32
            %262 = arith.divui %256, %c39 : i32
            %263 = arith.addi %262, %c40 : i32
            %264 = arith.minsi %263, %247 : i32
            %265 = arith.index_castui %264 : i32 to index
            %266 = arith.addi %32, %265 : index
            %267 = memref.load %step[%266] : memref<?xi32>
            %268 = arith.index_cast %267 : i32 to index
            %269 = arith.muli %268, %33 : index
            %270 = arith.addi %269, %34 : index
            %271 = arith.addi %262, %c33 : i32
            %272 = arith.minsi %271, %247 : i32
            %273 = arith.index_castui %272 : i32 to index
            %274 = arith.addi %32, %273 : index
            %275 = memref.load %step[%274] : memref<?xi32>
            %276 = arith.index_cast %275 : i32 to index
            %277 = arith.muli %276, %33 : index
            %278 = arith.addi %277, %34 : index
            %279 = arith.addi %270, %35 : index
            %280 = arith.addi %279, %c10 : index
            %281 = vector.load %kv[%280] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %282 = arith.addi %278, %35 : index
            %283 = arith.addi %282, %c10 : index
            %284 = vector.load %kv[%283] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %285 = arith.addi %279, %c18 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %287 = arith.addi %282, %c18 : index
            %288 = vector.load %kv[%287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %306:16 = scf.for %289 = %c40 to %261 step %c33 iter_args(%290 = %281, %291 = %284, %292 = %286, %293 = %288, %294 = %c44, %295 = %c45, %296 = %c46, %297 = %c46, %298 = %c46, %299 = %c46, %300 = %c44, %301 = %c45, %302 = %c46, %303 = %c46, %304 = %c46, %305 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %307 = arith.muli %289, %c48 : i32
              %308 = arith.addi %256, %307 : i32
              %309 = arith.addi %308, %c48 : i32
              %310 = arith.divui %308, %c39 : i32
              %311 = arith.addi %310, %c40 : i32
              %312 = arith.minsi %311, %247 : i32
              %313 = arith.index_castui %312 : i32 to index
              %314 = arith.addi %32, %313 : index
              %315 = memref.load %step[%314] : memref<?xi32>
              %316 = arith.index_cast %315 : i32 to index
              %317 = arith.muli %316, %33 : index
              %318 = arith.addi %317, %34 : index
              %319 = arith.addi %310, %c33 : i32
              %320 = arith.minsi %319, %247 : i32
              %321 = arith.index_castui %320 : i32 to index
              %322 = arith.addi %32, %321 : index
              %323 = memref.load %step[%322] : memref<?xi32>
              %324 = arith.index_cast %323 : i32 to index
              %325 = arith.muli %324, %33 : index
              %326 = arith.addi %325, %34 : index
              %327 = arith.divui %309, %c39 : i32
              %328 = arith.addi %327, %c40 : i32
              %329 = arith.minsi %328, %247 : i32
              %330 = arith.index_castui %329 : i32 to index
              %331 = arith.addi %32, %330 : index
              %332 = memref.load %step[%331] : memref<?xi32>
              %333 = arith.index_cast %332 : i32 to index
              %334 = arith.muli %333, %33 : index
              %335 = arith.addi %334, %34 : index
              %336 = arith.addi %327, %c33 : i32
              %337 = arith.minsi %336, %247 : i32
              %338 = arith.index_castui %337 : i32 to index
              %339 = arith.addi %32, %338 : index
              %340 = memref.load %step[%339] : memref<?xi32>
              %341 = arith.index_cast %340 : i32 to index
              %342 = arith.muli %341, %33 : index
              %343 = arith.addi %342, %34 : index
              %344 = wave.opaque %c10 : index
              %345 = arith.addi %344, %111 : index
              %346 = arith.addi %318, %35 : index
              %347 = arith.addi %346, %c29 : index
              %348 = vector.load %kv[%347] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %349 = arith.addi %326, %35 : index
              %350 = arith.addi %349, %c29 : index
              %351 = vector.load %kv[%350] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %352 = vector.bitcast %290 : vector<4xi32> to vector<16xi8>
              %353 = wave.fp8_decode "e5m2" packed %352 : vector<16xi8> -> vector<16xf16>
              %354 = vector.bitcast %291 : vector<4xi32> to vector<16xi8>
              %355 = wave.fp8_decode "e5m2" packed %354 : vector<16xi8> -> vector<16xf16>
              %356 = arith.addi %345, %c10 : index
              %357 = vector.load %4[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %358 = arith.addi %356, %c29 : index
              %359 = vector.load %4[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %360 = vector.shuffle %357, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %361 = wave.mma %353, %360, %c46 : vector<16xf16>, vector<8xf32>
              %362 = wave.mma %355, %360, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %363 = arith.addi %345, %c34 : index
              %364 = vector.load %4[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %365 = arith.addi %363, %c29 : index
              %366 = vector.load %4[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %367 = vector.shuffle %364, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %368 = wave.mma %353, %367, %c46 : vector<16xf16>, vector<8xf32>
              %369 = wave.mma %355, %367, %c46 : vector<16xf16>, vector<8xf32>
              %370 = arith.addi %346, %c49 : index
              %371 = vector.load %kv[%370] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %372 = arith.addi %349, %c49 : index
              %373 = vector.load %kv[%372] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %374 = vector.bitcast %292 : vector<4xi32> to vector<16xi8>
              %375 = wave.fp8_decode "e5m2" packed %374 : vector<16xi8> -> vector<16xf16>
              %376 = vector.bitcast %293 : vector<4xi32> to vector<16xi8>
              %377 = wave.fp8_decode "e5m2" packed %376 : vector<16xi8> -> vector<16xf16>
              %378 = arith.addi %345, %c30 : index
              %379 = vector.load %4[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %380 = arith.addi %378, %c29 : index
              %381 = vector.load %4[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %382 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %383 = wave.mma %375, %382, %361 : vector<16xf16>, vector<8xf32>
              %384 = wave.mma %377, %382, %362 : vector<16xf16>, vector<8xf32>
              wave.pin
              %385 = arith.addi %345, %c35 : index
              %386 = vector.load %4[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %387 = arith.addi %385, %c29 : index
              %388 = vector.load %4[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %390 = wave.mma %375, %389, %368 : vector<16xf16>, vector<8xf32>
              %391 = wave.mma %377, %389, %369 : vector<16xf16>, vector<8xf32>
              %392 = arith.addi %346, %c30 : index
              %393 = vector.load %kv[%392] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %394 = arith.addi %349, %c30 : index
              %395 = vector.load %kv[%394] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %396 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
              %397 = wave.fp8_decode "e5m2" packed %396 : vector<16xi8> -> vector<16xf16>
              %398 = vector.bitcast %351 : vector<4xi32> to vector<16xi8>
              %399 = wave.fp8_decode "e5m2" packed %398 : vector<16xi8> -> vector<16xf16>
              %400 = arith.addi %345, %c17 : index
              %401 = vector.load %4[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %402 = arith.addi %400, %c29 : index
              %403 = vector.load %4[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %404 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %405 = wave.mma %397, %404, %383 : vector<16xf16>, vector<8xf32>
              %406 = wave.mma %399, %404, %384 : vector<16xf16>, vector<8xf32>
              wave.pin
              %407 = arith.addi %345, %c36 : index
              %408 = vector.load %4[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %409 = arith.addi %407, %c29 : index
              %410 = vector.load %4[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %411 = vector.shuffle %408, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %412 = wave.mma %397, %411, %390 : vector<16xf16>, vector<8xf32>
              %413 = wave.mma %399, %411, %391 : vector<16xf16>, vector<8xf32>
              %414 = arith.addi %346, %c50 : index
              %415 = vector.load %kv[%414] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %416 = arith.addi %349, %c50 : index
              %417 = vector.load %kv[%416] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %418 = vector.bitcast %371 : vector<4xi32> to vector<16xi8>
              %419 = wave.fp8_decode "e5m2" packed %418 : vector<16xi8> -> vector<16xf16>
              %420 = vector.bitcast %373 : vector<4xi32> to vector<16xi8>
              %421 = wave.fp8_decode "e5m2" packed %420 : vector<16xi8> -> vector<16xf16>
              %422 = arith.addi %345, %c31 : index
              %423 = vector.load %4[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %424 = arith.addi %422, %c29 : index
              %425 = vector.load %4[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %426 = vector.shuffle %423, %425 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %427 = wave.mma %419, %426, %405 : vector<16xf16>, vector<8xf32>
              %428 = wave.mma %421, %426, %406 : vector<16xf16>, vector<8xf32>
              wave.pin
              %429 = arith.addi %345, %c37 : index
              %430 = vector.load %4[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %431 = arith.addi %429, %c29 : index
              %432 = vector.load %4[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %433 = vector.shuffle %430, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %434 = wave.mma %419, %433, %412 : vector<16xf16>, vector<8xf32>
              %435 = wave.mma %421, %433, %413 : vector<16xf16>, vector<8xf32>
              %436 = arith.addi %346, %c7 : index
              %437 = vector.load %kv[%436] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %438 = arith.addi %349, %c7 : index
              %439 = vector.load %kv[%438] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %440 = wave.opaque %427 : vector<8xf32>
              %441 = wave.opaque %428 : vector<8xf32>
              %442 = wave.opaque %434 : vector<8xf32>
              %443 = wave.opaque %435 : vector<8xf32>
              %444 = wave.opaque %309 : i32
              %445 = arith.cmpi sgt, %444, %236 : i32
              %446:2 = scf.if %445 -> (vector<8xf32>, vector<8xf32>) {
                %447 = wave.opaque %c10 : index
                %448 = arith.addi %1, %447 : index
                %449 = memref.load %7[%448] : memref<?xi32>
                %450 = arith.index_cast %2 : index to i32
                %451 = arith.addi %308, %450 : i32
                %452 = arith.subi %449, %451 : i32
                %453 = arith.subi %452, %c40 : i32
                %454 = vector.broadcast %453 : i32 to vector<8xi32>
                %455 = arith.cmpi sgt, %454, %c52 : vector<8xi32>
                %456 = arith.select %455, %440, %c51 : vector<8xi1>, vector<8xf32>
                %457 = arith.subi %452, %c39 : i32
                %458 = vector.broadcast %457 : i32 to vector<8xi32>
                %459 = arith.cmpi sgt, %458, %c52 : vector<8xi32>
                %460 = arith.select %459, %441, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %456, %460 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %440, %441 : vector<8xf32>, vector<8xf32>
              }
              %461 = wave.opaque %c10 : index
              %462 = arith.addi %1, %461 : index
              %463 = memref.load %6[%462] : memref<?xf32>
              %464 = vector.extract %446#0[0] : f32 from vector<8xf32>
              %465 = vector.extract %446#0[1] : f32 from vector<8xf32>
              %466 = vector.extract %446#0[2] : f32 from vector<8xf32>
              %467 = vector.extract %446#0[3] : f32 from vector<8xf32>
              %468 = vector.extract %446#0[4] : f32 from vector<8xf32>
              %469 = vector.extract %446#0[5] : f32 from vector<8xf32>
              %470 = vector.extract %446#0[6] : f32 from vector<8xf32>
              %471 = vector.extract %446#0[7] : f32 from vector<8xf32>
              %472 = vector.extract %446#1[0] : f32 from vector<8xf32>
              %473 = vector.extract %446#1[1] : f32 from vector<8xf32>
              %474 = vector.extract %446#1[2] : f32 from vector<8xf32>
              %475 = vector.extract %446#1[3] : f32 from vector<8xf32>
              %476 = vector.extract %446#1[4] : f32 from vector<8xf32>
              %477 = vector.extract %446#1[5] : f32 from vector<8xf32>
              %478 = vector.extract %446#1[6] : f32 from vector<8xf32>
              %479 = vector.extract %446#1[7] : f32 from vector<8xf32>
              %480 = arith.maxnumf %464, %465 fastmath<nnan> : f32
              %481 = arith.maxnumf %480, %466 fastmath<nnan> : f32
              %482 = arith.maxnumf %481, %467 fastmath<nnan> : f32
              %483 = arith.maxnumf %482, %468 fastmath<nnan> : f32
              %484 = arith.maxnumf %483, %469 fastmath<nnan> : f32
              %485 = arith.maxnumf %484, %470 fastmath<nnan> : f32
              %486 = arith.maxnumf %485, %471 fastmath<nnan> : f32
              %487 = arith.maxnumf %486, %472 fastmath<nnan> : f32
              %488 = arith.maxnumf %487, %473 fastmath<nnan> : f32
              %489 = arith.maxnumf %488, %474 fastmath<nnan> : f32
              %490 = arith.maxnumf %489, %475 fastmath<nnan> : f32
              %491 = arith.maxnumf %490, %476 fastmath<nnan> : f32
              %492 = arith.maxnumf %491, %477 fastmath<nnan> : f32
              %493 = arith.maxnumf %492, %478 fastmath<nnan> : f32
              %494 = arith.maxnumf %493, %479 fastmath<nnan> : f32
              %495 = wave.swap_halves %494 : f32
              %496 = arith.maxnumf %494, %495 fastmath<nnan> : f32
              %497 = arith.mulf %496, %463 : f32
              %498 = arith.addf %294, %c53 : f32
              %499 = arith.cmpf ogt, %497, %498 : f32
              %500:6 = scf.if %499 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %501 = arith.subf %294, %497 : f32
                %502 = wave.exp2 %501 : f32
                %503 = vector.broadcast %502 : f32 to vector<8xf32>
                %504 = arith.mulf %295, %502 : f32
                %505 = arith.mulf %296, %503 : vector<8xf32>
                %506 = arith.mulf %297, %503 : vector<8xf32>
                %507 = arith.mulf %298, %503 : vector<8xf32>
                %508 = arith.mulf %299, %503 : vector<8xf32>
                scf.yield %497, %504, %505, %506, %507, %508 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %294, %295, %296, %297, %298, %299 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %509 = vector.broadcast %463 : f32 to vector<8xf32>
              %510 = arith.subf %c54, %500#0 : f32
              %511 = vector.broadcast %510 : f32 to vector<8xf32>
              %512 = math.fma %446#0, %509, %511 : vector<8xf32>
              %513 = wave.exp2 %512 : vector<8xf32>
              %514 = math.fma %446#1, %509, %511 : vector<8xf32>
              %515 = wave.exp2 %514 : vector<8xf32>
              %516 = arith.truncf %513 : vector<8xf32> to vector<8xf16>
              %517 = vector.bitcast %516 : vector<8xf16> to vector<4xi32>
              %518 = wave.swap_halves %517 : vector<4xi32>
              %519 = arith.select %3, %518, %517 : vector<4xi32>
              %520 = arith.select %3, %517, %518 : vector<4xi32>
              %521 = vector.shuffle %519, %520 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %522 = vector.bitcast %521 : vector<8xi32> to vector<16xf16>
              %523 = arith.truncf %515 : vector<8xf32> to vector<8xf16>
              %524 = vector.bitcast %523 : vector<8xf16> to vector<4xi32>
              %525 = wave.swap_halves %524 : vector<4xi32>
              %526 = arith.select %3, %525, %524 : vector<4xi32>
              %527 = arith.select %3, %524, %525 : vector<4xi32>
              %528 = vector.shuffle %526, %527 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %529 = vector.bitcast %528 : vector<8xi32> to vector<16xf16>
              %530 = arith.addf %513, %515 : vector<8xf32>
              %531 = vector.extract %530[0] : f32 from vector<8xf32>
              %532 = vector.extract %530[1] : f32 from vector<8xf32>
              %533 = vector.extract %530[2] : f32 from vector<8xf32>
              %534 = vector.extract %530[3] : f32 from vector<8xf32>
              %535 = vector.extract %530[4] : f32 from vector<8xf32>
              %536 = vector.extract %530[5] : f32 from vector<8xf32>
              %537 = vector.extract %530[6] : f32 from vector<8xf32>
              %538 = vector.extract %530[7] : f32 from vector<8xf32>
              %539 = arith.addf %531, %535 : f32
              %540 = arith.addf %532, %536 : f32
              %541 = arith.addf %533, %537 : f32
              %542 = arith.addf %534, %538 : f32
              %543 = arith.addf %539, %541 : f32
              %544 = arith.addf %540, %542 : f32
              %545 = arith.addf %543, %544 : f32
              %546 = arith.addf %500#1, %545 : f32
              %547 = wave.opaque %546 : f32
              %548 = wave.opaque %309 : i32
              %549 = arith.cmpi sgt, %548, %236 : i32
              %550:2 = scf.if %549 -> (vector<8xf32>, vector<8xf32>) {
                %551 = wave.opaque %c3 : index
                %552 = arith.addi %1, %551 : index
                %553 = memref.load %7[%552] : memref<?xi32>
                %554 = arith.index_cast %2 : index to i32
                %555 = arith.addi %308, %554 : i32
                %556 = arith.subi %553, %555 : i32
                %557 = arith.subi %556, %c40 : i32
                %558 = vector.broadcast %557 : i32 to vector<8xi32>
                %559 = arith.cmpi sgt, %558, %c52 : vector<8xi32>
                %560 = arith.select %559, %442, %c51 : vector<8xi1>, vector<8xf32>
                %561 = arith.subi %556, %c39 : i32
                %562 = vector.broadcast %561 : i32 to vector<8xi32>
                %563 = arith.cmpi sgt, %562, %c52 : vector<8xi32>
                %564 = arith.select %563, %443, %c51 : vector<8xi1>, vector<8xf32>
                scf.yield %560, %564 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %442, %443 : vector<8xf32>, vector<8xf32>
              }
              %565 = wave.opaque %c3 : index
              %566 = arith.addi %1, %565 : index
              %567 = memref.load %6[%566] : memref<?xf32>
              %568 = vector.extract %550#0[0] : f32 from vector<8xf32>
              %569 = vector.extract %550#0[1] : f32 from vector<8xf32>
              %570 = vector.extract %550#0[2] : f32 from vector<8xf32>
              %571 = vector.extract %550#0[3] : f32 from vector<8xf32>
              %572 = vector.extract %550#0[4] : f32 from vector<8xf32>
              %573 = vector.extract %550#0[5] : f32 from vector<8xf32>
              %574 = vector.extract %550#0[6] : f32 from vector<8xf32>
              %575 = vector.extract %550#0[7] : f32 from vector<8xf32>
              %576 = vector.extract %550#1[0] : f32 from vector<8xf32>
              %577 = vector.extract %550#1[1] : f32 from vector<8xf32>
              %578 = vector.extract %550#1[2] : f32 from vector<8xf32>
              %579 = vector.extract %550#1[3] : f32 from vector<8xf32>
              %580 = vector.extract %550#1[4] : f32 from vector<8xf32>
              %581 = vector.extract %550#1[5] : f32 from vector<8xf32>
              %582 = vector.extract %550#1[6] : f32 from vector<8xf32>
              %583 = vector.extract %550#1[7] : f32 from vector<8xf32>
              %584 = arith.maxnumf %568, %569 fastmath<nnan> : f32
              %585 = arith.maxnumf %584, %570 fastmath<nnan> : f32
              %586 = arith.maxnumf %585, %571 fastmath<nnan> : f32
              %587 = arith.maxnumf %586, %572 fastmath<nnan> : f32
              %588 = arith.maxnumf %587, %573 fastmath<nnan> : f32
              %589 = arith.maxnumf %588, %574 fastmath<nnan> : f32
              %590 = arith.maxnumf %589, %575 fastmath<nnan> : f32
              %591 = arith.maxnumf %590, %576 fastmath<nnan> : f32
              %592 = arith.maxnumf %591, %577 fastmath<nnan> : f32
              %593 = arith.maxnumf %592, %578 fastmath<nnan> : f32
              %594 = arith.maxnumf %593, %579 fastmath<nnan> : f32
              %595 = arith.maxnumf %594, %580 fastmath<nnan> : f32
              %596 = arith.maxnumf %595, %581 fastmath<nnan> : f32
              %597 = arith.maxnumf %596, %582 fastmath<nnan> : f32
              %598 = arith.maxnumf %597, %583 fastmath<nnan> : f32
              %599 = wave.swap_halves %598 : f32
              %600 = arith.maxnumf %598, %599 fastmath<nnan> : f32
              %601 = arith.mulf %600, %567 : f32
              %602 = arith.addf %300, %c53 : f32
              %603 = arith.cmpf ogt, %601, %602 : f32
              %604:6 = scf.if %603 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %605 = arith.subf %300, %601 : f32
                %606 = wave.exp2 %605 : f32
                %607 = vector.broadcast %606 : f32 to vector<8xf32>
                %608 = arith.mulf %301, %606 : f32
                %609 = arith.mulf %302, %607 : vector<8xf32>
                %610 = arith.mulf %303, %607 : vector<8xf32>
                %611 = arith.mulf %304, %607 : vector<8xf32>
                %612 = arith.mulf %305, %607 : vector<8xf32>
                scf.yield %601, %608, %609, %610, %611, %612 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %300, %301, %302, %303, %304, %305 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %613 = vector.broadcast %567 : f32 to vector<8xf32>
              %614 = arith.subf %c54, %604#0 : f32
              %615 = vector.broadcast %614 : f32 to vector<8xf32>
              %616 = math.fma %550#0, %613, %615 : vector<8xf32>
              %617 = wave.exp2 %616 : vector<8xf32>
              %618 = math.fma %550#1, %613, %615 : vector<8xf32>
              %619 = wave.exp2 %618 : vector<8xf32>
              %620 = arith.truncf %617 : vector<8xf32> to vector<8xf16>
              %621 = vector.bitcast %620 : vector<8xf16> to vector<4xi32>
              %622 = wave.swap_halves %621 : vector<4xi32>
              %623 = arith.select %3, %622, %621 : vector<4xi32>
              %624 = arith.select %3, %621, %622 : vector<4xi32>
              %625 = vector.shuffle %623, %624 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %626 = vector.bitcast %625 : vector<8xi32> to vector<16xf16>
              %627 = arith.truncf %619 : vector<8xf32> to vector<8xf16>
              %628 = vector.bitcast %627 : vector<8xf16> to vector<4xi32>
              %629 = wave.swap_halves %628 : vector<4xi32>
              %630 = arith.select %3, %629, %628 : vector<4xi32>
              %631 = arith.select %3, %628, %629 : vector<4xi32>
              %632 = vector.shuffle %630, %631 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %633 = vector.bitcast %632 : vector<8xi32> to vector<16xf16>
              %634 = arith.addf %617, %619 : vector<8xf32>
              %635 = vector.extract %634[0] : f32 from vector<8xf32>
              %636 = vector.extract %634[1] : f32 from vector<8xf32>
              %637 = vector.extract %634[2] : f32 from vector<8xf32>
              %638 = vector.extract %634[3] : f32 from vector<8xf32>
              %639 = vector.extract %634[4] : f32 from vector<8xf32>
              %640 = vector.extract %634[5] : f32 from vector<8xf32>
              %641 = vector.extract %634[6] : f32 from vector<8xf32>
              %642 = vector.extract %634[7] : f32 from vector<8xf32>
              %643 = arith.addf %635, %639 : f32
              %644 = arith.addf %636, %640 : f32
              %645 = arith.addf %637, %641 : f32
              %646 = arith.addf %638, %642 : f32
              %647 = arith.addf %643, %645 : f32
              %648 = arith.addf %644, %646 : f32
              %649 = arith.addf %647, %648 : f32
              %650 = arith.addf %604#1, %649 : f32
              %651 = wave.opaque %650 : f32
              %652 = wave.opaque %309 : i32
              %653 = arith.cmpi sgt, %652, %236 : i32
              %654:2 = scf.if %653 -> (vector<4xi32>, vector<4xi32>) {
                %655 = arith.subi %258, %308 : i32
                %656 = arith.subi %655, %c40 : i32
                %657 = arith.minsi %656, %c39 : i32
                %658 = arith.maxsi %657, %c40 : i32
                %659 = arith.cmpi sgt, %658, %c40 : i32
                %660 = arith.select %659, %c56, %c40 : i32
                %661 = arith.ori %c40, %660 : i32
                %662 = arith.cmpi sgt, %658, %c33 : i32
                %663 = arith.select %662, %c56, %c40 : i32
                %664 = arith.ori %c40, %663 : i32
                %665 = arith.cmpi sgt, %658, %c57 : i32
                %666 = arith.select %665, %c58, %c40 : i32
                %667 = arith.ori %661, %666 : i32
                %668 = arith.cmpi sgt, %658, %c59 : i32
                %669 = arith.select %668, %c58, %c40 : i32
                %670 = arith.ori %664, %669 : i32
                %671 = arith.cmpi sgt, %658, %c60 : i32
                %672 = arith.select %671, %c61, %c40 : i32
                %673 = arith.ori %667, %672 : i32
                %674 = arith.cmpi sgt, %658, %c62 : i32
                %675 = arith.select %674, %c61, %c40 : i32
                %676 = arith.ori %670, %675 : i32
                %677 = arith.cmpi sgt, %658, %c63 : i32
                %678 = arith.select %677, %c64, %c40 : i32
                %679 = arith.ori %673, %678 : i32
                %680 = arith.cmpi sgt, %658, %c65 : i32
                %681 = arith.select %680, %c64, %c40 : i32
                %682 = arith.ori %676, %681 : i32
                %683 = arith.cmpi sgt, %658, %c66 : i32
                %684 = arith.select %683, %c56, %c40 : i32
                %685 = arith.ori %c40, %684 : i32
                %686 = arith.cmpi sgt, %658, %c67 : i32
                %687 = arith.select %686, %c56, %c40 : i32
                %688 = arith.ori %c40, %687 : i32
                %689 = arith.cmpi sgt, %658, %c68 : i32
                %690 = arith.select %689, %c58, %c40 : i32
                %691 = arith.ori %685, %690 : i32
                %692 = arith.cmpi sgt, %658, %c69 : i32
                %693 = arith.select %692, %c58, %c40 : i32
                %694 = arith.ori %688, %693 : i32
                %695 = arith.cmpi sgt, %658, %c70 : i32
                %696 = arith.select %695, %c61, %c40 : i32
                %697 = arith.ori %691, %696 : i32
                %698 = arith.cmpi sgt, %658, %c71 : i32
                %699 = arith.select %698, %c61, %c40 : i32
                %700 = arith.ori %694, %699 : i32
                %701 = arith.cmpi sgt, %658, %c28 : i32
                %702 = arith.select %701, %c64, %c40 : i32
                %703 = arith.ori %697, %702 : i32
                %704 = arith.cmpi sgt, %658, %c72 : i32
                %705 = arith.select %704, %c64, %c40 : i32
                %706 = arith.ori %700, %705 : i32
                %707 = vector.from_elements %679, %703, %682, %706 : vector<4xi32>
                %708 = arith.subi %655, %c39 : i32
                %709 = arith.minsi %708, %c39 : i32
                %710 = arith.maxsi %709, %c40 : i32
                %711 = arith.cmpi sgt, %710, %c40 : i32
                %712 = arith.select %711, %c56, %c40 : i32
                %713 = arith.ori %c40, %712 : i32
                %714 = arith.cmpi sgt, %710, %c33 : i32
                %715 = arith.select %714, %c56, %c40 : i32
                %716 = arith.ori %c40, %715 : i32
                %717 = arith.cmpi sgt, %710, %c57 : i32
                %718 = arith.select %717, %c58, %c40 : i32
                %719 = arith.ori %713, %718 : i32
                %720 = arith.cmpi sgt, %710, %c59 : i32
                %721 = arith.select %720, %c58, %c40 : i32
                %722 = arith.ori %716, %721 : i32
                %723 = arith.cmpi sgt, %710, %c60 : i32
                %724 = arith.select %723, %c61, %c40 : i32
                %725 = arith.ori %719, %724 : i32
                %726 = arith.cmpi sgt, %710, %c62 : i32
                %727 = arith.select %726, %c61, %c40 : i32
                %728 = arith.ori %722, %727 : i32
                %729 = arith.cmpi sgt, %710, %c63 : i32
                %730 = arith.select %729, %c64, %c40 : i32
                %731 = arith.ori %725, %730 : i32
                %732 = arith.cmpi sgt, %710, %c65 : i32
                %733 = arith.select %732, %c64, %c40 : i32
                %734 = arith.ori %728, %733 : i32
                %735 = arith.cmpi sgt, %710, %c66 : i32
                %736 = arith.select %735, %c56, %c40 : i32
                %737 = arith.ori %c40, %736 : i32
                %738 = arith.cmpi sgt, %710, %c67 : i32
                %739 = arith.select %738, %c56, %c40 : i32
                %740 = arith.ori %c40, %739 : i32
                %741 = arith.cmpi sgt, %710, %c68 : i32
                %742 = arith.select %741, %c58, %c40 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %710, %c69 : i32
                %745 = arith.select %744, %c58, %c40 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %710, %c70 : i32
                %748 = arith.select %747, %c61, %c40 : i32
                %749 = arith.ori %743, %748 : i32
                %750 = arith.cmpi sgt, %710, %c71 : i32
                %751 = arith.select %750, %c61, %c40 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %710, %c28 : i32
                %754 = arith.select %753, %c64, %c40 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %710, %c72 : i32
                %757 = arith.select %756, %c64, %c40 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = vector.from_elements %731, %755, %734, %758 : vector<4xi32>
                scf.yield %707, %759 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c55, %c55 : vector<4xi32>, vector<4xi32>
              }
              %760 = wave.opaque %309 : i32
              %761 = arith.cmpi sgt, %760, %236 : i32
              %762:2 = scf.if %761 -> (vector<4xi32>, vector<4xi32>) {
                %763 = arith.andi %393, %654#0 : vector<4xi32>
                %764 = arith.andi %395, %654#1 : vector<4xi32>
                scf.yield %763, %764 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %393, %395 : vector<4xi32>, vector<4xi32>
              }
              %765 = vector.bitcast %762#0 : vector<4xi32> to vector<16xi8>
              %766 = wave.fp8_decode "e5m2" packed %765 : vector<16xi8> -> vector<16xf16>
              %767 = wave.mma %766, %522, %500#2 : vector<16xf16>, vector<8xf32>
              %768 = wave.mma %766, %626, %604#2 : vector<16xf16>, vector<8xf32>
              %769 = vector.bitcast %762#1 : vector<4xi32> to vector<16xi8>
              %770 = wave.fp8_decode "e5m2" packed %769 : vector<16xi8> -> vector<16xf16>
              %771 = wave.mma %770, %529, %767 : vector<16xf16>, vector<8xf32>
              %772 = wave.mma %770, %633, %768 : vector<16xf16>, vector<8xf32>
              %773 = wave.opaque %771 : vector<8xf32>
              %774 = wave.opaque %772 : vector<8xf32>
              %775 = arith.addi %346, %c73 : index
              %776 = vector.load %kv[%775] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %777 = arith.addi %349, %c73 : index
              %778 = vector.load %kv[%777] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %779 = wave.opaque %309 : i32
              %780 = arith.cmpi sgt, %779, %236 : i32
              %781:2 = scf.if %780 -> (vector<4xi32>, vector<4xi32>) {
                %782 = arith.andi %415, %654#0 : vector<4xi32>
                %783 = arith.andi %417, %654#1 : vector<4xi32>
                scf.yield %782, %783 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %415, %417 : vector<4xi32>, vector<4xi32>
              }
              %784 = vector.bitcast %781#0 : vector<4xi32> to vector<16xi8>
              %785 = wave.fp8_decode "e5m2" packed %784 : vector<16xi8> -> vector<16xf16>
              %786 = wave.mma %785, %522, %500#3 : vector<16xf16>, vector<8xf32>
              %787 = wave.mma %785, %626, %604#3 : vector<16xf16>, vector<8xf32>
              %788 = vector.bitcast %781#1 : vector<4xi32> to vector<16xi8>
              %789 = wave.fp8_decode "e5m2" packed %788 : vector<16xi8> -> vector<16xf16>
              %790 = wave.mma %789, %529, %786 : vector<16xf16>, vector<8xf32>
              %791 = wave.mma %789, %633, %787 : vector<16xf16>, vector<8xf32>
              %792 = wave.opaque %790 : vector<8xf32>
              %793 = wave.opaque %791 : vector<8xf32>
              wave.pin
              %794 = wave.opaque %309 : i32
              %795 = arith.cmpi sgt, %794, %236 : i32
              %796:2 = scf.if %795 -> (vector<4xi32>, vector<4xi32>) {
                %797 = arith.andi %437, %654#0 : vector<4xi32>
                %798 = arith.andi %439, %654#1 : vector<4xi32>
                scf.yield %797, %798 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %437, %439 : vector<4xi32>, vector<4xi32>
              }
              %799 = vector.bitcast %796#0 : vector<4xi32> to vector<16xi8>
              %800 = wave.fp8_decode "e5m2" packed %799 : vector<16xi8> -> vector<16xf16>
              %801 = wave.mma %800, %522, %500#4 : vector<16xf16>, vector<8xf32>
              %802 = wave.mma %800, %626, %604#4 : vector<16xf16>, vector<8xf32>
              %803 = vector.bitcast %796#1 : vector<4xi32> to vector<16xi8>
              %804 = wave.fp8_decode "e5m2" packed %803 : vector<16xi8> -> vector<16xf16>
              %805 = wave.mma %804, %529, %801 : vector<16xf16>, vector<8xf32>
              %806 = wave.mma %804, %633, %802 : vector<16xf16>, vector<8xf32>
              %807 = wave.opaque %805 : vector<8xf32>
              %808 = wave.opaque %806 : vector<8xf32>
              wave.pin
              %809 = wave.opaque %309 : i32
              %810 = arith.cmpi slt, %809, %258 : i32
              %811:2 = scf.if %810 -> (vector<4xi32>, vector<4xi32>) {
                %812 = arith.addi %335, %35 : index
                %813 = arith.addi %812, %c10 : index
                %814 = vector.load %kv[%813] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %815 = arith.addi %343, %35 : index
                %816 = arith.addi %815, %c10 : index
                %817 = vector.load %kv[%816] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %814, %817 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %796#0, %796#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %818 = wave.opaque %309 : i32
              %819 = arith.cmpi sgt, %818, %236 : i32
              %820:2 = scf.if %819 -> (vector<4xi32>, vector<4xi32>) {
                %821 = arith.andi %776, %654#0 : vector<4xi32>
                %822 = arith.andi %778, %654#1 : vector<4xi32>
                scf.yield %821, %822 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %776, %778 : vector<4xi32>, vector<4xi32>
              }
              %823 = vector.bitcast %820#0 : vector<4xi32> to vector<16xi8>
              %824 = wave.fp8_decode "e5m2" packed %823 : vector<16xi8> -> vector<16xf16>
              %825 = wave.mma %824, %522, %500#5 : vector<16xf16>, vector<8xf32>
              %826 = wave.mma %824, %626, %604#5 : vector<16xf16>, vector<8xf32>
              %827 = vector.bitcast %820#1 : vector<4xi32> to vector<16xi8>
              %828 = wave.fp8_decode "e5m2" packed %827 : vector<16xi8> -> vector<16xf16>
              %829 = wave.mma %828, %529, %825 : vector<16xf16>, vector<8xf32>
              %830 = wave.mma %828, %633, %826 : vector<16xf16>, vector<8xf32>
              %831 = wave.opaque %829 : vector<8xf32>
              %832 = wave.opaque %830 : vector<8xf32>
              wave.pin
              %833 = wave.opaque %309 : i32
              %834 = arith.cmpi slt, %833, %258 : i32
              %835:2 = scf.if %834 -> (vector<4xi32>, vector<4xi32>) {
                %836 = arith.addi %335, %35 : index
                %837 = arith.addi %836, %c18 : index
                %838 = vector.load %kv[%837] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %839 = arith.addi %343, %35 : index
                %840 = arith.addi %839, %c18 : index
                %841 = vector.load %kv[%840] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %838, %841 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %820#0, %820#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %811#0, %811#1, %835#0, %835#1, %500#0, %547, %773, %792, %807, %831, %604#0, %651, %774, %793, %808, %832 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %842 = wave.opaque %c10 : index
            %843 = arith.addi %0, %842 : index
            %844 = arith.cmpi eq, %256, %253 : i32
            %845 = wave.swap_halves %306#5 : f32
            %846 = arith.addf %306#5, %845 : f32
            %847 = arith.addi %843, %c10 : index
            %848:2 = scf.if %844 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %849 = arith.addi %847, %c10 : index
              %850 = memref.load %8[%849] : memref<?xf32>
              %851 = arith.addi %847, %c6 : index
              %852 = memref.load %8[%851] : memref<?xf32>
              scf.yield %850, %852 : f32, f32
            }
            %853 = arith.maxnumf %848#0, %306#4 fastmath<nnan> : f32
            %854 = arith.subf %848#0, %853 : f32
            %855 = wave.exp2 %854 : f32
            %856 = arith.subf %306#4, %853 : f32
            %857 = wave.exp2 %856 : f32
            %858 = arith.mulf %848#1, %855 : f32
            %859 = math.fma %846, %857, %858 : f32
            memref.store %853, %8[%847] : memref<?xf32>
            %860 = arith.addi %847, %c6 : index
            memref.store %859, %8[%860] : memref<?xf32>
            %861 = vector.broadcast %855 : f32 to vector<8xf32>
            %862 = vector.broadcast %857 : f32 to vector<8xf32>
            scf.if %844 {
              %863 = arith.muli %843, %c13 : index
              %864 = arith.addi %c10, %863 : index
              %865 = arith.addi %864, %c10 : index
              %866 = arith.addi %865, %c10 : index
              %867 = vector.shuffle %306#6, %306#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %867, %5[%866] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %868 = vector.shuffle %306#6, %306#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %869 = arith.addi %866, %c29 : index
              vector.store %868, %5[%869] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %870 = arith.addi %865, %c30 : index
              %871 = vector.shuffle %306#7, %306#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %871, %5[%870] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %872 = vector.shuffle %306#7, %306#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %873 = arith.addi %870, %c29 : index
              vector.store %872, %5[%873] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %874 = arith.addi %865, %c17 : index
              %875 = vector.shuffle %306#8, %306#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %875, %5[%874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %876 = vector.shuffle %306#8, %306#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %877 = arith.addi %874, %c29 : index
              vector.store %876, %5[%877] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %878 = arith.addi %865, %c31 : index
              %879 = vector.shuffle %306#9, %306#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %879, %5[%878] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %880 = vector.shuffle %306#9, %306#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %881 = arith.addi %878, %c29 : index
              vector.store %880, %5[%881] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %882 = arith.muli %843, %c13 : index
              %883 = arith.addi %c10, %882 : index
              %884 = arith.addi %883, %c10 : index
              %885 = arith.addi %884, %c10 : index
              %886 = vector.load %5[%885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %887 = arith.addi %885, %c29 : index
              %888 = vector.load %5[%887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %889 = vector.shuffle %886, %888 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %890 = arith.mulf %889, %861 : vector<8xf32>
              %891 = math.fma %306#6, %862, %890 : vector<8xf32>
              %892 = vector.shuffle %891, %891 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %892, %5[%885] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %893 = vector.shuffle %891, %891 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %893, %5[%887] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %894 = arith.addi %884, %c30 : index
              %895 = vector.load %5[%894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %896 = arith.addi %894, %c29 : index
              %897 = vector.load %5[%896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %898 = vector.shuffle %895, %897 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %899 = arith.mulf %898, %861 : vector<8xf32>
              %900 = math.fma %306#7, %862, %899 : vector<8xf32>
              %901 = vector.shuffle %900, %900 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %901, %5[%894] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %902 = vector.shuffle %900, %900 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %902, %5[%896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %903 = arith.addi %884, %c17 : index
              %904 = vector.load %5[%903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %905 = arith.addi %903, %c29 : index
              %906 = vector.load %5[%905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %907 = vector.shuffle %904, %906 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %908 = arith.mulf %907, %861 : vector<8xf32>
              %909 = math.fma %306#8, %862, %908 : vector<8xf32>
              %910 = vector.shuffle %909, %909 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %910, %5[%903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %911 = vector.shuffle %909, %909 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %911, %5[%905] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %912 = arith.addi %884, %c31 : index
              %913 = vector.load %5[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %914 = arith.addi %912, %c29 : index
              %915 = vector.load %5[%914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %916 = vector.shuffle %913, %915 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %917 = arith.mulf %916, %861 : vector<8xf32>
              %918 = math.fma %306#9, %862, %917 : vector<8xf32>
              %919 = vector.shuffle %918, %918 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %919, %5[%912] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %920 = vector.shuffle %918, %918 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %920, %5[%914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %921 = wave.swap_halves %306#11 : f32
            %922 = arith.addf %306#11, %921 : f32
            %923 = arith.addi %843, %c18 : index
            %924:2 = scf.if %844 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %925 = arith.addi %923, %c10 : index
              %926 = memref.load %8[%925] : memref<?xf32>
              %927 = arith.addi %923, %c6 : index
              %928 = memref.load %8[%927] : memref<?xf32>
              scf.yield %926, %928 : f32, f32
            }
            %929 = arith.maxnumf %924#0, %306#10 fastmath<nnan> : f32
            %930 = arith.subf %924#0, %929 : f32
            %931 = wave.exp2 %930 : f32
            %932 = arith.subf %306#10, %929 : f32
            %933 = wave.exp2 %932 : f32
            %934 = arith.mulf %924#1, %931 : f32
            %935 = math.fma %922, %933, %934 : f32
            memref.store %929, %8[%923] : memref<?xf32>
            %936 = arith.addi %923, %c6 : index
            memref.store %935, %8[%936] : memref<?xf32>
            %937 = vector.broadcast %931 : f32 to vector<8xf32>
            %938 = vector.broadcast %933 : f32 to vector<8xf32>
            scf.if %844 {
              %939 = arith.muli %843, %c13 : index
              %940 = arith.addi %c10, %939 : index
              %941 = arith.addi %940, %c34 : index
              %942 = arith.addi %941, %c10 : index
              %943 = vector.shuffle %306#12, %306#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %943, %5[%942] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %944 = vector.shuffle %306#12, %306#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %945 = arith.addi %942, %c29 : index
              vector.store %944, %5[%945] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %946 = arith.addi %941, %c30 : index
              %947 = vector.shuffle %306#13, %306#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %947, %5[%946] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %948 = vector.shuffle %306#13, %306#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %949 = arith.addi %946, %c29 : index
              vector.store %948, %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %950 = arith.addi %941, %c17 : index
              %951 = vector.shuffle %306#14, %306#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %951, %5[%950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %952 = vector.shuffle %306#14, %306#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %953 = arith.addi %950, %c29 : index
              vector.store %952, %5[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %954 = arith.addi %941, %c31 : index
              %955 = vector.shuffle %306#15, %306#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %955, %5[%954] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %956 = vector.shuffle %306#15, %306#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %957 = arith.addi %954, %c29 : index
              vector.store %956, %5[%957] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %958 = arith.muli %843, %c13 : index
              %959 = arith.addi %c10, %958 : index
              %960 = arith.addi %959, %c34 : index
              %961 = arith.addi %960, %c10 : index
              %962 = vector.load %5[%961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %963 = arith.addi %961, %c29 : index
              %964 = vector.load %5[%963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %965 = vector.shuffle %962, %964 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %966 = arith.mulf %965, %937 : vector<8xf32>
              %967 = math.fma %306#12, %938, %966 : vector<8xf32>
              %968 = vector.shuffle %967, %967 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %968, %5[%961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %969 = vector.shuffle %967, %967 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %969, %5[%963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %970 = arith.addi %960, %c30 : index
              %971 = vector.load %5[%970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %972 = arith.addi %970, %c29 : index
              %973 = vector.load %5[%972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %974 = vector.shuffle %971, %973 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %975 = arith.mulf %974, %937 : vector<8xf32>
              %976 = math.fma %306#13, %938, %975 : vector<8xf32>
              %977 = vector.shuffle %976, %976 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %977, %5[%970] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %978 = vector.shuffle %976, %976 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %978, %5[%972] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %979 = arith.addi %960, %c17 : index
              %980 = vector.load %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = arith.addi %979, %c29 : index
              %982 = vector.load %5[%981] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %983 = vector.shuffle %980, %982 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %984 = arith.mulf %983, %937 : vector<8xf32>
              %985 = math.fma %306#14, %938, %984 : vector<8xf32>
              %986 = vector.shuffle %985, %985 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %986, %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %987 = vector.shuffle %985, %985 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %987, %5[%981] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %988 = arith.addi %960, %c31 : index
              %989 = vector.load %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %990 = arith.addi %988, %c29 : index
              %991 = vector.load %5[%990] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %992 = vector.shuffle %989, %991 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %993 = arith.mulf %992, %937 : vector<8xf32>
              %994 = math.fma %306#15, %938, %993 : vector<8xf32>
              %995 = vector.shuffle %994, %994 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %995, %5[%988] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %996 = vector.shuffle %994, %994 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %996, %5[%990] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %997 = arith.cmpi sgt, %245, %c42 : i32
          scf.if %997 {
            %998 = arith.cmpi eq, %253, %250 : i32
            %999 = wave.opaque %c10 : index
            %1000 = arith.addi %0, %999 : index
            %1001 = arith.addi %1000, %c10 : index
            %1002 = arith.addi %1001, %c10 : index
            %1003 = memref.load %8[%1002] : memref<?xf32>
            %1004 = arith.addi %1001, %c6 : index
            %1005 = memref.load %8[%1004] : memref<?xf32>
            %1006 = arith.addi %1000, %c29 : index
            %1007:2 = scf.if %998 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1008 = arith.addi %1006, %c10 : index
              %1009 = memref.load %8[%1008] : memref<?xf32>
              %1010 = arith.addi %1006, %c6 : index
              %1011 = memref.load %8[%1010] : memref<?xf32>
              scf.yield %1009, %1011 : f32, f32
            }
            %1012 = arith.maxnumf %1007#0, %1003 fastmath<nnan> : f32
            %1013 = arith.subf %1007#0, %1012 : f32
            %1014 = wave.exp2 %1013 : f32
            %1015 = arith.subf %1003, %1012 : f32
            %1016 = wave.exp2 %1015 : f32
            %1017 = arith.mulf %1007#1, %1014 : f32
            %1018 = math.fma %1005, %1016, %1017 : f32
            memref.store %1012, %8[%1006] : memref<?xf32>
            %1019 = arith.addi %1006, %c6 : index
            memref.store %1018, %8[%1019] : memref<?xf32>
            %1020 = vector.broadcast %1014 : f32 to vector<8xf32>
            %1021 = vector.broadcast %1016 : f32 to vector<8xf32>
            scf.for %1022 = %c10 to %c13 step %c4 {
              %1023 = arith.muli %1000, %c13 : index
              %1024 = arith.addi %c10, %1023 : index
              %1025 = arith.addi %1024, %c10 : index
              %1026 = arith.muli %1022, %c30 : index
              %1027 = arith.addi %1025, %1026 : index
              %1028 = vector.load %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1029 = arith.addi %1027, %c29 : index
              %1030 = vector.load %5[%1029] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = vector.shuffle %1028, %1030 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %998 {
                %1032 = arith.addi %16, %1023 : index
                %1033 = arith.addi %1032, %c10 : index
                %1034 = arith.addi %1033, %1026 : index
                %1035 = vector.shuffle %1031, %1031 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1035, %partial[%1034] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1036 = vector.shuffle %1031, %1031 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1037 = arith.addi %1034, %c29 : index
                vector.store %1036, %partial[%1037] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1038 = arith.addi %16, %1023 : index
                %1039 = arith.addi %1038, %c10 : index
                %1040 = arith.addi %1039, %1026 : index
                %1041 = vector.load %partial[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1042 = arith.addi %1040, %c29 : index
                %1043 = vector.load %partial[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1044 = vector.shuffle %1041, %1043 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1045 = arith.mulf %1044, %1020 : vector<8xf32>
                %1046 = math.fma %1031, %1021, %1045 : vector<8xf32>
                %1047 = vector.shuffle %1046, %1046 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1047, %partial[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1048 = vector.shuffle %1046, %1046 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1048, %partial[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1049 = arith.addi %1000, %c18 : index
            %1050 = arith.addi %1049, %c10 : index
            %1051 = memref.load %8[%1050] : memref<?xf32>
            %1052 = arith.addi %1049, %c6 : index
            %1053 = memref.load %8[%1052] : memref<?xf32>
            %1054 = arith.addi %1000, %c49 : index
            %1055:2 = scf.if %998 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1056 = arith.addi %1054, %c10 : index
              %1057 = memref.load %8[%1056] : memref<?xf32>
              %1058 = arith.addi %1054, %c6 : index
              %1059 = memref.load %8[%1058] : memref<?xf32>
              scf.yield %1057, %1059 : f32, f32
            }
            %1060 = arith.maxnumf %1055#0, %1051 fastmath<nnan> : f32
            %1061 = arith.subf %1055#0, %1060 : f32
            %1062 = wave.exp2 %1061 : f32
            %1063 = arith.subf %1051, %1060 : f32
            %1064 = wave.exp2 %1063 : f32
            %1065 = arith.mulf %1055#1, %1062 : f32
            %1066 = math.fma %1053, %1064, %1065 : f32
            memref.store %1060, %8[%1054] : memref<?xf32>
            %1067 = arith.addi %1054, %c6 : index
            memref.store %1066, %8[%1067] : memref<?xf32>
            %1068 = vector.broadcast %1062 : f32 to vector<8xf32>
            %1069 = vector.broadcast %1064 : f32 to vector<8xf32>
            scf.for %1070 = %c10 to %c13 step %c4 {
              %1071 = arith.muli %1000, %c13 : index
              %1072 = arith.addi %c10, %1071 : index
              %1073 = arith.addi %1072, %c34 : index
              %1074 = arith.muli %1070, %c30 : index
              %1075 = arith.addi %1073, %1074 : index
              %1076 = vector.load %5[%1075] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1077 = arith.addi %1075, %c29 : index
              %1078 = vector.load %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1079 = vector.shuffle %1076, %1078 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %998 {
                %1080 = arith.addi %16, %1071 : index
                %1081 = arith.addi %1080, %c34 : index
                %1082 = arith.addi %1081, %1074 : index
                %1083 = vector.shuffle %1079, %1079 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1083, %partial[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1084 = vector.shuffle %1079, %1079 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1085 = arith.addi %1082, %c29 : index
                vector.store %1084, %partial[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1086 = arith.addi %16, %1071 : index
                %1087 = arith.addi %1086, %c34 : index
                %1088 = arith.addi %1087, %1074 : index
                %1089 = vector.load %partial[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1090 = arith.addi %1088, %c29 : index
                %1091 = vector.load %partial[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1092 = vector.shuffle %1089, %1091 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1093 = arith.mulf %1092, %1068 : vector<8xf32>
                %1094 = math.fma %1079, %1069, %1093 : vector<8xf32>
                %1095 = vector.shuffle %1094, %1094 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1095, %partial[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1096 = vector.shuffle %1094, %1094 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1096, %partial[%1090] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1097 = arith.cmpi sgt, %245, %c41 : i32
        scf.if %1097 {
          %1098 = arith.cmpi eq, %250, %c40 : i32
          %1099 = wave.opaque %c10 : index
          %1100 = arith.addi %0, %1099 : index
          %1101 = arith.addi %1100, %c29 : index
          %1102 = arith.addi %1101, %c10 : index
          %1103 = memref.load %8[%1102] : memref<?xf32>
          %1104 = arith.addi %1101, %c6 : index
          %1105 = memref.load %8[%1104] : memref<?xf32>
          %1106 = arith.addi %1100, %c30 : index
          %1107:2 = scf.if %1098 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1108 = arith.addi %1106, %c10 : index
            %1109 = memref.load %8[%1108] : memref<?xf32>
            %1110 = arith.addi %1106, %c6 : index
            %1111 = memref.load %8[%1110] : memref<?xf32>
            scf.yield %1109, %1111 : f32, f32
          }
          %1112 = arith.maxnumf %1107#0, %1103 fastmath<nnan> : f32
          %1113 = arith.subf %1107#0, %1112 : f32
          %1114 = wave.exp2 %1113 : f32
          %1115 = arith.subf %1103, %1112 : f32
          %1116 = wave.exp2 %1115 : f32
          %1117 = arith.mulf %1107#1, %1114 : f32
          %1118 = math.fma %1105, %1116, %1117 : f32
          memref.store %1112, %8[%1106] : memref<?xf32>
          %1119 = arith.addi %1106, %c6 : index
          memref.store %1118, %8[%1119] : memref<?xf32>
          %1120 = vector.broadcast %1114 : f32 to vector<8xf32>
          %1121 = vector.broadcast %1116 : f32 to vector<8xf32>
          scf.for %1122 = %c10 to %c13 step %c4 {
            %1123 = arith.muli %1100, %c13 : index
            %1124 = arith.addi %16, %1123 : index
            %1125 = arith.addi %1124, %c10 : index
            %1126 = arith.muli %1122, %c30 : index
            %1127 = arith.addi %1125, %1126 : index
            %1128 = vector.load %partial[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1129 = arith.addi %1127, %c29 : index
            %1130 = vector.load %partial[%1129] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1131 = vector.shuffle %1128, %1130 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1098 {
              %1132 = arith.addi %17, %1123 : index
              %1133 = arith.addi %1132, %c10 : index
              %1134 = arith.addi %1133, %1126 : index
              %1135 = vector.shuffle %1131, %1131 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1135, %partial[%1134] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1136 = vector.shuffle %1131, %1131 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1137 = arith.addi %1134, %c29 : index
              vector.store %1136, %partial[%1137] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1138 = arith.addi %17, %1123 : index
              %1139 = arith.addi %1138, %c10 : index
              %1140 = arith.addi %1139, %1126 : index
              %1141 = vector.load %partial[%1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1142 = arith.addi %1140, %c29 : index
              %1143 = vector.load %partial[%1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1144 = vector.shuffle %1141, %1143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1145 = arith.mulf %1144, %1120 : vector<8xf32>
              %1146 = math.fma %1131, %1121, %1145 : vector<8xf32>
              %1147 = vector.shuffle %1146, %1146 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1147, %partial[%1140] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1148 = vector.shuffle %1146, %1146 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1148, %partial[%1142] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1149 = arith.addi %1100, %c49 : index
          %1150 = arith.addi %1149, %c10 : index
          %1151 = memref.load %8[%1150] : memref<?xf32>
          %1152 = arith.addi %1149, %c6 : index
          %1153 = memref.load %8[%1152] : memref<?xf32>
          %1154 = arith.addi %1100, %c50 : index
          %1155:2 = scf.if %1098 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1156 = arith.addi %1154, %c10 : index
            %1157 = memref.load %8[%1156] : memref<?xf32>
            %1158 = arith.addi %1154, %c6 : index
            %1159 = memref.load %8[%1158] : memref<?xf32>
            scf.yield %1157, %1159 : f32, f32
          }
          %1160 = arith.maxnumf %1155#0, %1151 fastmath<nnan> : f32
          %1161 = arith.subf %1155#0, %1160 : f32
          %1162 = wave.exp2 %1161 : f32
          %1163 = arith.subf %1151, %1160 : f32
          %1164 = wave.exp2 %1163 : f32
          %1165 = arith.mulf %1155#1, %1162 : f32
          %1166 = math.fma %1153, %1164, %1165 : f32
          memref.store %1160, %8[%1154] : memref<?xf32>
          %1167 = arith.addi %1154, %c6 : index
          memref.store %1166, %8[%1167] : memref<?xf32>
          %1168 = vector.broadcast %1162 : f32 to vector<8xf32>
          %1169 = vector.broadcast %1164 : f32 to vector<8xf32>
          scf.for %1170 = %c10 to %c13 step %c4 {
            %1171 = arith.muli %1100, %c13 : index
            %1172 = arith.addi %16, %1171 : index
            %1173 = arith.addi %1172, %c34 : index
            %1174 = arith.muli %1170, %c30 : index
            %1175 = arith.addi %1173, %1174 : index
            %1176 = vector.load %partial[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1177 = arith.addi %1175, %c29 : index
            %1178 = vector.load %partial[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1179 = vector.shuffle %1176, %1178 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1098 {
              %1180 = arith.addi %17, %1171 : index
              %1181 = arith.addi %1180, %c34 : index
              %1182 = arith.addi %1181, %1174 : index
              %1183 = vector.shuffle %1179, %1179 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1183, %partial[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1184 = vector.shuffle %1179, %1179 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1185 = arith.addi %1182, %c29 : index
              vector.store %1184, %partial[%1185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1186 = arith.addi %17, %1171 : index
              %1187 = arith.addi %1186, %c34 : index
              %1188 = arith.addi %1187, %1174 : index
              %1189 = vector.load %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.addi %1188, %c29 : index
              %1191 = vector.load %partial[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = vector.shuffle %1189, %1191 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1193 = arith.mulf %1192, %1168 : vector<8xf32>
              %1194 = math.fma %1179, %1169, %1193 : vector<8xf32>
              %1195 = vector.shuffle %1194, %1194 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1195, %partial[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1196 = vector.shuffle %1194, %1194 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1196, %partial[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1197 = wave.opaque %c10 : index
      %1198 = arith.addi %0, %1197 : index
      scf.if %248 {
        %1199 = arith.addi %1198, %c10 : index
        %1200 = arith.addi %1199, %c10 : index
        %1201 = memref.load %8[%1200] : memref<?xf32>
        %1202 = arith.addi %1199, %c6 : index
        %1203 = memref.load %8[%1202] : memref<?xf32>
        %1204 = arith.divf %c74, %1203 : f32
        %1205 = vector.broadcast %1204 : f32 to vector<8xf32>
        %1206 = arith.addi %15, %1197 : index
        %1207 = arith.addi %1206, %1 : index
        %1208 = arith.addi %1207, %c10 : index
        %1209 = arith.minsi %1208, %40 : index
        %1210 = arith.divui %1209, %groupSize : index
        %1211 = arith.addi %24, %1210 : index
        %1212 = arith.remui %1209, %groupSize : index
        %1213 = arith.addi %44, %1212 : index
        %1214 = arith.muli %1213, %c18 : index
        %1215 = arith.addi %1214, %51 : index
        %1216 = arith.muli %heads, %c18 : index
        scf.for %1217 = %c10 to %c13 step %c4 {
          %1218 = arith.muli %1217, %c3 : index
          %1219 = arith.addi %1218, %2 : index
          %1220 = arith.muli %13, %c18 : index
          %1221 = arith.addi %1220, %1219 : index
          %1222 = arith.addi %1221, %c10 : index
          %1223 = memref.load %factors[%1222] : memref<?xf32>
          %1224 = arith.addi %1221, %c11 : index
          %1225 = memref.load %factors[%1224] : memref<?xf32>
          %1226 = arith.addi %1221, %c13 : index
          %1227 = memref.load %factors[%1226] : memref<?xf32>
          %1228 = arith.addi %1221, %c76 : index
          %1229 = memref.load %factors[%1228] : memref<?xf32>
          %1230 = arith.addi %1221, %c19 : index
          %1231 = memref.load %factors[%1230] : memref<?xf32>
          %1232 = arith.addi %1221, %c77 : index
          %1233 = memref.load %factors[%1232] : memref<?xf32>
          %1234 = arith.addi %1221, %c78 : index
          %1235 = memref.load %factors[%1234] : memref<?xf32>
          %1236 = arith.addi %1221, %c79 : index
          %1237 = memref.load %factors[%1236] : memref<?xf32>
          %1238 = vector.from_elements %1223, %1225, %1227, %1229, %1231, %1233, %1235, %1237 : vector<8xf32>
          %1239 = arith.muli %kvHeads, %c18 : index
          %1240 = arith.addi %1221, %1239 : index
          %1241 = arith.addi %1240, %c10 : index
          %1242 = memref.load %factors[%1241] : memref<?xf32>
          %1243 = arith.addi %1240, %c11 : index
          %1244 = memref.load %factors[%1243] : memref<?xf32>
          %1245 = arith.addi %1240, %c13 : index
          %1246 = memref.load %factors[%1245] : memref<?xf32>
          %1247 = arith.addi %1240, %c76 : index
          %1248 = memref.load %factors[%1247] : memref<?xf32>
          %1249 = arith.addi %1240, %c19 : index
          %1250 = memref.load %factors[%1249] : memref<?xf32>
          %1251 = arith.addi %1240, %c77 : index
          %1252 = memref.load %factors[%1251] : memref<?xf32>
          %1253 = arith.addi %1240, %c78 : index
          %1254 = memref.load %factors[%1253] : memref<?xf32>
          %1255 = arith.addi %1240, %c79 : index
          %1256 = memref.load %factors[%1255] : memref<?xf32>
          %1257 = vector.from_elements %1242, %1244, %1246, %1248, %1250, %1252, %1254, %1256 : vector<8xf32>
          %1258 = arith.muli %1198, %c13 : index
          %1259 = arith.addi %c10, %1258 : index
          %1260 = arith.addi %1259, %c10 : index
          %1261 = arith.muli %1217, %c30 : index
          %1262 = arith.addi %1260, %1261 : index
          %1263 = vector.load %5[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1264 = arith.addi %1262, %c29 : index
          %1265 = vector.load %5[%1264] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1266 = vector.shuffle %1263, %1265 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1267 = arith.mulf %1266, %1205 : vector<8xf32>
          %1268 = math.fma %1267, %1238, %1257 : vector<8xf32>
          %1269 = arith.addf %1268, %c46 : vector<8xf32>
          %1270 = arith.minimumf %1269, %c80 : vector<8xf32>
          %1271 = arith.maximumf %1270, %c81 : vector<8xf32>
          %1272 = arith.truncf %1271 : vector<8xf32> to vector<8xf16>
          %1273 = vector.bitcast %1272 : vector<8xf16> to vector<4xi32>
          %1274 = vector.shuffle %1273, %1273 [0, 1] : vector<4xi32>, vector<4xi32>
          %1275 = vector.shuffle %1273, %1273 [2, 3] : vector<4xi32>, vector<4xi32>
          %1276 = arith.select %3, %1275, %1274 : vector<2xi32>
          %1277 = arith.select %3, %1274, %1275 : vector<2xi32>
          %1278 = wave.swap_halves %1277 : vector<2xi32>
          %1279 = arith.select %3, %1278, %1276 : vector<2xi32>
          %1280 = arith.select %3, %1276, %1278 : vector<2xi32>
          %1281 = vector.bitcast %1279 : vector<2xi32> to vector<4xf16>
          %1282 = vector.bitcast %1280 : vector<2xi32> to vector<4xf16>
          %1283 = vector.shuffle %1281, %1282 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1284 = arith.addi %1215, %1218 : index
          %1285 = arith.divui %1211, %outTileRows : index
          %1286 = arith.divui %1216, %c3 : index
          %1287 = arith.muli %1285, %1286 : index
          %1288 = arith.divui %1284, %c3 : index
          %1289 = arith.addi %1287, %1288 : index
          %1290 = arith.muli %1289, %c11 : index
          %1291 = arith.remui %1284, %c3 : index
          %1292 = arith.divui %1291, %c19 : index
          %1293 = arith.addi %1290, %1292 : index
          %1294 = arith.muli %outTileRows, %c19 : index
          %1295 = arith.muli %1293, %1294 : index
          %1296 = arith.remui %1211, %outTileRows : index
          %1297 = arith.muli %1296, %c19 : index
          %1298 = arith.addi %1295, %1297 : index
          %1299 = arith.remui %1284, %c19 : index
          %1300 = arith.addi %1298, %1299 : index
          %1301 = arith.cmpi slt, %1208, %36 : index
          scf.if %1301 {
            vector.store %1283, %out[%1300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1302 = arith.addi %1198, %c18 : index
        %1303 = arith.addi %1302, %c10 : index
        %1304 = memref.load %8[%1303] : memref<?xf32>
        %1305 = arith.addi %1302, %c6 : index
        %1306 = memref.load %8[%1305] : memref<?xf32>
        %1307 = arith.divf %c74, %1306 : f32
        %1308 = vector.broadcast %1307 : f32 to vector<8xf32>
        %1309 = arith.addi %1207, %c3 : index
        %1310 = arith.minsi %1309, %40 : index
        %1311 = arith.divui %1310, %groupSize : index
        %1312 = arith.addi %24, %1311 : index
        %1313 = arith.remui %1310, %groupSize : index
        %1314 = arith.addi %44, %1313 : index
        %1315 = arith.muli %1314, %c18 : index
        %1316 = arith.addi %1315, %51 : index
        scf.for %1317 = %c10 to %c13 step %c4 {
          %1318 = arith.muli %1317, %c3 : index
          %1319 = arith.addi %1318, %2 : index
          %1320 = arith.muli %13, %c18 : index
          %1321 = arith.addi %1320, %1319 : index
          %1322 = arith.addi %1321, %c10 : index
          %1323 = memref.load %factors[%1322] : memref<?xf32>
          %1324 = arith.addi %1321, %c11 : index
          %1325 = memref.load %factors[%1324] : memref<?xf32>
          %1326 = arith.addi %1321, %c13 : index
          %1327 = memref.load %factors[%1326] : memref<?xf32>
          %1328 = arith.addi %1321, %c76 : index
          %1329 = memref.load %factors[%1328] : memref<?xf32>
          %1330 = arith.addi %1321, %c19 : index
          %1331 = memref.load %factors[%1330] : memref<?xf32>
          %1332 = arith.addi %1321, %c77 : index
          %1333 = memref.load %factors[%1332] : memref<?xf32>
          %1334 = arith.addi %1321, %c78 : index
          %1335 = memref.load %factors[%1334] : memref<?xf32>
          %1336 = arith.addi %1321, %c79 : index
          %1337 = memref.load %factors[%1336] : memref<?xf32>
          %1338 = vector.from_elements %1323, %1325, %1327, %1329, %1331, %1333, %1335, %1337 : vector<8xf32>
          %1339 = arith.muli %kvHeads, %c18 : index
          %1340 = arith.addi %1321, %1339 : index
          %1341 = arith.addi %1340, %c10 : index
          %1342 = memref.load %factors[%1341] : memref<?xf32>
          %1343 = arith.addi %1340, %c11 : index
          %1344 = memref.load %factors[%1343] : memref<?xf32>
          %1345 = arith.addi %1340, %c13 : index
          %1346 = memref.load %factors[%1345] : memref<?xf32>
          %1347 = arith.addi %1340, %c76 : index
          %1348 = memref.load %factors[%1347] : memref<?xf32>
          %1349 = arith.addi %1340, %c19 : index
          %1350 = memref.load %factors[%1349] : memref<?xf32>
          %1351 = arith.addi %1340, %c77 : index
          %1352 = memref.load %factors[%1351] : memref<?xf32>
          %1353 = arith.addi %1340, %c78 : index
          %1354 = memref.load %factors[%1353] : memref<?xf32>
          %1355 = arith.addi %1340, %c79 : index
          %1356 = memref.load %factors[%1355] : memref<?xf32>
          %1357 = vector.from_elements %1342, %1344, %1346, %1348, %1350, %1352, %1354, %1356 : vector<8xf32>
          %1358 = arith.muli %1198, %c13 : index
          %1359 = arith.addi %c10, %1358 : index
          %1360 = arith.addi %1359, %c34 : index
          %1361 = arith.muli %1317, %c30 : index
          %1362 = arith.addi %1360, %1361 : index
          %1363 = vector.load %5[%1362] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1364 = arith.addi %1362, %c29 : index
          %1365 = vector.load %5[%1364] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1366 = vector.shuffle %1363, %1365 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1367 = arith.mulf %1366, %1308 : vector<8xf32>
          %1368 = math.fma %1367, %1338, %1357 : vector<8xf32>
          %1369 = arith.addf %1368, %c46 : vector<8xf32>
          %1370 = arith.minimumf %1369, %c80 : vector<8xf32>
          %1371 = arith.maximumf %1370, %c81 : vector<8xf32>
          %1372 = arith.truncf %1371 : vector<8xf32> to vector<8xf16>
          %1373 = vector.bitcast %1372 : vector<8xf16> to vector<4xi32>
          %1374 = vector.shuffle %1373, %1373 [0, 1] : vector<4xi32>, vector<4xi32>
          %1375 = vector.shuffle %1373, %1373 [2, 3] : vector<4xi32>, vector<4xi32>
          %1376 = arith.select %3, %1375, %1374 : vector<2xi32>
          %1377 = arith.select %3, %1374, %1375 : vector<2xi32>
          %1378 = wave.swap_halves %1377 : vector<2xi32>
          %1379 = arith.select %3, %1378, %1376 : vector<2xi32>
          %1380 = arith.select %3, %1376, %1378 : vector<2xi32>
          %1381 = vector.bitcast %1379 : vector<2xi32> to vector<4xf16>
          %1382 = vector.bitcast %1380 : vector<2xi32> to vector<4xf16>
          %1383 = vector.shuffle %1381, %1382 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1384 = arith.addi %1316, %1318 : index
          %1385 = arith.divui %1312, %outTileRows : index
          %1386 = arith.divui %1216, %c3 : index
          %1387 = arith.muli %1385, %1386 : index
          %1388 = arith.divui %1384, %c3 : index
          %1389 = arith.addi %1387, %1388 : index
          %1390 = arith.muli %1389, %c11 : index
          %1391 = arith.remui %1384, %c3 : index
          %1392 = arith.divui %1391, %c19 : index
          %1393 = arith.addi %1390, %1392 : index
          %1394 = arith.muli %outTileRows, %c19 : index
          %1395 = arith.muli %1393, %1394 : index
          %1396 = arith.remui %1312, %outTileRows : index
          %1397 = arith.muli %1396, %c19 : index
          %1398 = arith.addi %1395, %1397 : index
          %1399 = arith.remui %1384, %c19 : index
          %1400 = arith.addi %1398, %1399 : index
          %1401 = arith.cmpi slt, %1309, %36 : index
          scf.if %1401 {
            vector.store %1383, %out[%1400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %249 {
          %1402 = arith.addi %1198, %c29 : index
          %1403 = arith.addi %1402, %c10 : index
          %1404 = memref.load %8[%1403] : memref<?xf32>
          %1405 = arith.addi %1402, %c6 : index
          %1406 = memref.load %8[%1405] : memref<?xf32>
          %1407 = arith.divf %c74, %1406 : f32
          %1408 = vector.broadcast %1407 : f32 to vector<8xf32>
          %1409 = arith.addi %15, %1197 : index
          %1410 = arith.addi %1409, %1 : index
          %1411 = arith.addi %1410, %c10 : index
          %1412 = arith.minsi %1411, %40 : index
          %1413 = arith.divui %1412, %groupSize : index
          %1414 = arith.addi %24, %1413 : index
          %1415 = arith.remui %1412, %groupSize : index
          %1416 = arith.addi %44, %1415 : index
          %1417 = arith.muli %1416, %c18 : index
          %1418 = arith.addi %1417, %51 : index
          %1419 = arith.muli %heads, %c18 : index
          scf.for %1420 = %c10 to %c13 step %c4 {
            %1421 = arith.muli %1420, %c3 : index
            %1422 = arith.addi %1421, %2 : index
            %1423 = arith.muli %13, %c18 : index
            %1424 = arith.addi %1423, %1422 : index
            %1425 = arith.addi %1424, %c10 : index
            %1426 = memref.load %factors[%1425] : memref<?xf32>
            %1427 = arith.addi %1424, %c11 : index
            %1428 = memref.load %factors[%1427] : memref<?xf32>
            %1429 = arith.addi %1424, %c13 : index
            %1430 = memref.load %factors[%1429] : memref<?xf32>
            %1431 = arith.addi %1424, %c76 : index
            %1432 = memref.load %factors[%1431] : memref<?xf32>
            %1433 = arith.addi %1424, %c19 : index
            %1434 = memref.load %factors[%1433] : memref<?xf32>
            %1435 = arith.addi %1424, %c77 : index
            %1436 = memref.load %factors[%1435] : memref<?xf32>
            %1437 = arith.addi %1424, %c78 : index
            %1438 = memref.load %factors[%1437] : memref<?xf32>
            %1439 = arith.addi %1424, %c79 : index
            %1440 = memref.load %factors[%1439] : memref<?xf32>
            %1441 = vector.from_elements %1426, %1428, %1430, %1432, %1434, %1436, %1438, %1440 : vector<8xf32>
            %1442 = arith.muli %kvHeads, %c18 : index
            %1443 = arith.addi %1424, %1442 : index
            %1444 = arith.addi %1443, %c10 : index
            %1445 = memref.load %factors[%1444] : memref<?xf32>
            %1446 = arith.addi %1443, %c11 : index
            %1447 = memref.load %factors[%1446] : memref<?xf32>
            %1448 = arith.addi %1443, %c13 : index
            %1449 = memref.load %factors[%1448] : memref<?xf32>
            %1450 = arith.addi %1443, %c76 : index
            %1451 = memref.load %factors[%1450] : memref<?xf32>
            %1452 = arith.addi %1443, %c19 : index
            %1453 = memref.load %factors[%1452] : memref<?xf32>
            %1454 = arith.addi %1443, %c77 : index
            %1455 = memref.load %factors[%1454] : memref<?xf32>
            %1456 = arith.addi %1443, %c78 : index
            %1457 = memref.load %factors[%1456] : memref<?xf32>
            %1458 = arith.addi %1443, %c79 : index
            %1459 = memref.load %factors[%1458] : memref<?xf32>
            %1460 = vector.from_elements %1445, %1447, %1449, %1451, %1453, %1455, %1457, %1459 : vector<8xf32>
            %1461 = arith.muli %1198, %c13 : index
            %1462 = arith.addi %16, %1461 : index
            %1463 = arith.addi %1462, %c10 : index
            %1464 = arith.muli %1420, %c30 : index
            %1465 = arith.addi %1463, %1464 : index
            %1466 = vector.load %partial[%1465] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1467 = arith.addi %1465, %c29 : index
            %1468 = vector.load %partial[%1467] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1469 = vector.shuffle %1466, %1468 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1470 = arith.mulf %1469, %1408 : vector<8xf32>
            %1471 = math.fma %1470, %1441, %1460 : vector<8xf32>
            %1472 = arith.addf %1471, %c46 : vector<8xf32>
            %1473 = arith.minimumf %1472, %c80 : vector<8xf32>
            %1474 = arith.maximumf %1473, %c81 : vector<8xf32>
            %1475 = arith.truncf %1474 : vector<8xf32> to vector<8xf16>
            %1476 = vector.bitcast %1475 : vector<8xf16> to vector<4xi32>
            %1477 = vector.shuffle %1476, %1476 [0, 1] : vector<4xi32>, vector<4xi32>
            %1478 = vector.shuffle %1476, %1476 [2, 3] : vector<4xi32>, vector<4xi32>
            %1479 = arith.select %3, %1478, %1477 : vector<2xi32>
            %1480 = arith.select %3, %1477, %1478 : vector<2xi32>
            %1481 = wave.swap_halves %1480 : vector<2xi32>
            %1482 = arith.select %3, %1481, %1479 : vector<2xi32>
            %1483 = arith.select %3, %1479, %1481 : vector<2xi32>
            %1484 = vector.bitcast %1482 : vector<2xi32> to vector<4xf16>
            %1485 = vector.bitcast %1483 : vector<2xi32> to vector<4xf16>
            %1486 = vector.shuffle %1484, %1485 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1487 = arith.addi %1418, %1421 : index
            %1488 = arith.divui %1414, %outTileRows : index
            %1489 = arith.divui %1419, %c3 : index
            %1490 = arith.muli %1488, %1489 : index
            %1491 = arith.divui %1487, %c3 : index
            %1492 = arith.addi %1490, %1491 : index
            %1493 = arith.muli %1492, %c11 : index
            %1494 = arith.remui %1487, %c3 : index
            %1495 = arith.divui %1494, %c19 : index
            %1496 = arith.addi %1493, %1495 : index
            %1497 = arith.muli %outTileRows, %c19 : index
            %1498 = arith.muli %1496, %1497 : index
            %1499 = arith.remui %1414, %outTileRows : index
            %1500 = arith.muli %1499, %c19 : index
            %1501 = arith.addi %1498, %1500 : index
            %1502 = arith.remui %1487, %c19 : index
            %1503 = arith.addi %1501, %1502 : index
            %1504 = arith.cmpi slt, %1411, %36 : index
            scf.if %1504 {
              vector.store %1486, %out[%1503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1505 = arith.addi %1198, %c49 : index
          %1506 = arith.addi %1505, %c10 : index
          %1507 = memref.load %8[%1506] : memref<?xf32>
          %1508 = arith.addi %1505, %c6 : index
          %1509 = memref.load %8[%1508] : memref<?xf32>
          %1510 = arith.divf %c74, %1509 : f32
          %1511 = vector.broadcast %1510 : f32 to vector<8xf32>
          %1512 = arith.addi %1410, %c3 : index
          %1513 = arith.minsi %1512, %40 : index
          %1514 = arith.divui %1513, %groupSize : index
          %1515 = arith.addi %24, %1514 : index
          %1516 = arith.remui %1513, %groupSize : index
          %1517 = arith.addi %44, %1516 : index
          %1518 = arith.muli %1517, %c18 : index
          %1519 = arith.addi %1518, %51 : index
          scf.for %1520 = %c10 to %c13 step %c4 {
            %1521 = arith.muli %1520, %c3 : index
            %1522 = arith.addi %1521, %2 : index
            %1523 = arith.muli %13, %c18 : index
            %1524 = arith.addi %1523, %1522 : index
            %1525 = arith.addi %1524, %c10 : index
            %1526 = memref.load %factors[%1525] : memref<?xf32>
            %1527 = arith.addi %1524, %c11 : index
            %1528 = memref.load %factors[%1527] : memref<?xf32>
            %1529 = arith.addi %1524, %c13 : index
            %1530 = memref.load %factors[%1529] : memref<?xf32>
            %1531 = arith.addi %1524, %c76 : index
            %1532 = memref.load %factors[%1531] : memref<?xf32>
            %1533 = arith.addi %1524, %c19 : index
            %1534 = memref.load %factors[%1533] : memref<?xf32>
            %1535 = arith.addi %1524, %c77 : index
            %1536 = memref.load %factors[%1535] : memref<?xf32>
            %1537 = arith.addi %1524, %c78 : index
            %1538 = memref.load %factors[%1537] : memref<?xf32>
            %1539 = arith.addi %1524, %c79 : index
            %1540 = memref.load %factors[%1539] : memref<?xf32>
            %1541 = vector.from_elements %1526, %1528, %1530, %1532, %1534, %1536, %1538, %1540 : vector<8xf32>
            %1542 = arith.muli %kvHeads, %c18 : index
            %1543 = arith.addi %1524, %1542 : index
            %1544 = arith.addi %1543, %c10 : index
            %1545 = memref.load %factors[%1544] : memref<?xf32>
            %1546 = arith.addi %1543, %c11 : index
            %1547 = memref.load %factors[%1546] : memref<?xf32>
            %1548 = arith.addi %1543, %c13 : index
            %1549 = memref.load %factors[%1548] : memref<?xf32>
            %1550 = arith.addi %1543, %c76 : index
            %1551 = memref.load %factors[%1550] : memref<?xf32>
            %1552 = arith.addi %1543, %c19 : index
            %1553 = memref.load %factors[%1552] : memref<?xf32>
            %1554 = arith.addi %1543, %c77 : index
            %1555 = memref.load %factors[%1554] : memref<?xf32>
            %1556 = arith.addi %1543, %c78 : index
            %1557 = memref.load %factors[%1556] : memref<?xf32>
            %1558 = arith.addi %1543, %c79 : index
            %1559 = memref.load %factors[%1558] : memref<?xf32>
            %1560 = vector.from_elements %1545, %1547, %1549, %1551, %1553, %1555, %1557, %1559 : vector<8xf32>
            %1561 = arith.muli %1198, %c13 : index
            %1562 = arith.addi %16, %1561 : index
            %1563 = arith.addi %1562, %c34 : index
            %1564 = arith.muli %1520, %c30 : index
            %1565 = arith.addi %1563, %1564 : index
            %1566 = vector.load %partial[%1565] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1567 = arith.addi %1565, %c29 : index
            %1568 = vector.load %partial[%1567] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1569 = vector.shuffle %1566, %1568 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1570 = arith.mulf %1569, %1511 : vector<8xf32>
            %1571 = math.fma %1570, %1541, %1560 : vector<8xf32>
            %1572 = arith.addf %1571, %c46 : vector<8xf32>
            %1573 = arith.minimumf %1572, %c80 : vector<8xf32>
            %1574 = arith.maximumf %1573, %c81 : vector<8xf32>
            %1575 = arith.truncf %1574 : vector<8xf32> to vector<8xf16>
            %1576 = vector.bitcast %1575 : vector<8xf16> to vector<4xi32>
            %1577 = vector.shuffle %1576, %1576 [0, 1] : vector<4xi32>, vector<4xi32>
            %1578 = vector.shuffle %1576, %1576 [2, 3] : vector<4xi32>, vector<4xi32>
            %1579 = arith.select %3, %1578, %1577 : vector<2xi32>
            %1580 = arith.select %3, %1577, %1578 : vector<2xi32>
            %1581 = wave.swap_halves %1580 : vector<2xi32>
            %1582 = arith.select %3, %1581, %1579 : vector<2xi32>
            %1583 = arith.select %3, %1579, %1581 : vector<2xi32>
            %1584 = vector.bitcast %1582 : vector<2xi32> to vector<4xf16>
            %1585 = vector.bitcast %1583 : vector<2xi32> to vector<4xf16>
            %1586 = vector.shuffle %1584, %1585 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1587 = arith.addi %1519, %1521 : index
            %1588 = arith.divui %1515, %outTileRows : index
            %1589 = arith.divui %1419, %c3 : index
            %1590 = arith.muli %1588, %1589 : index
            %1591 = arith.divui %1587, %c3 : index
            %1592 = arith.addi %1590, %1591 : index
            %1593 = arith.muli %1592, %c11 : index
            %1594 = arith.remui %1587, %c3 : index
            %1595 = arith.divui %1594, %c19 : index
            %1596 = arith.addi %1593, %1595 : index
            %1597 = arith.muli %outTileRows, %c19 : index
            %1598 = arith.muli %1596, %1597 : index
            %1599 = arith.remui %1515, %outTileRows : index
            %1600 = arith.muli %1599, %c19 : index
            %1601 = arith.addi %1598, %1600 : index
            %1602 = arith.remui %1587, %c19 : index
            %1603 = arith.addi %1601, %1602 : index
            %1604 = arith.cmpi slt, %1512, %36 : index
            scf.if %1604 {
              vector.store %1586, %out[%1603] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1605 = arith.addi %1198, %c30 : index
          %1606 = arith.addi %1605, %c10 : index
          %1607 = memref.load %8[%1606] : memref<?xf32>
          %1608 = arith.addi %1605, %c6 : index
          %1609 = memref.load %8[%1608] : memref<?xf32>
          %1610 = arith.divf %c74, %1609 : f32
          %1611 = vector.broadcast %1610 : f32 to vector<8xf32>
          %1612 = arith.addi %15, %1197 : index
          %1613 = arith.addi %1612, %1 : index
          %1614 = arith.addi %1613, %c10 : index
          %1615 = arith.minsi %1614, %40 : index
          %1616 = arith.divui %1615, %groupSize : index
          %1617 = arith.addi %24, %1616 : index
          %1618 = arith.remui %1615, %groupSize : index
          %1619 = arith.addi %44, %1618 : index
          %1620 = arith.muli %1619, %c18 : index
          %1621 = arith.addi %1620, %51 : index
          %1622 = arith.muli %heads, %c18 : index
          scf.for %1623 = %c10 to %c13 step %c4 {
            %1624 = arith.muli %1623, %c3 : index
            %1625 = arith.addi %1624, %2 : index
            %1626 = arith.muli %13, %c18 : index
            %1627 = arith.addi %1626, %1625 : index
            %1628 = arith.addi %1627, %c10 : index
            %1629 = memref.load %factors[%1628] : memref<?xf32>
            %1630 = arith.addi %1627, %c11 : index
            %1631 = memref.load %factors[%1630] : memref<?xf32>
            %1632 = arith.addi %1627, %c13 : index
            %1633 = memref.load %factors[%1632] : memref<?xf32>
            %1634 = arith.addi %1627, %c76 : index
            %1635 = memref.load %factors[%1634] : memref<?xf32>
            %1636 = arith.addi %1627, %c19 : index
            %1637 = memref.load %factors[%1636] : memref<?xf32>
            %1638 = arith.addi %1627, %c77 : index
            %1639 = memref.load %factors[%1638] : memref<?xf32>
            %1640 = arith.addi %1627, %c78 : index
            %1641 = memref.load %factors[%1640] : memref<?xf32>
            %1642 = arith.addi %1627, %c79 : index
            %1643 = memref.load %factors[%1642] : memref<?xf32>
            %1644 = vector.from_elements %1629, %1631, %1633, %1635, %1637, %1639, %1641, %1643 : vector<8xf32>
            %1645 = arith.muli %kvHeads, %c18 : index
            %1646 = arith.addi %1627, %1645 : index
            %1647 = arith.addi %1646, %c10 : index
            %1648 = memref.load %factors[%1647] : memref<?xf32>
            %1649 = arith.addi %1646, %c11 : index
            %1650 = memref.load %factors[%1649] : memref<?xf32>
            %1651 = arith.addi %1646, %c13 : index
            %1652 = memref.load %factors[%1651] : memref<?xf32>
            %1653 = arith.addi %1646, %c76 : index
            %1654 = memref.load %factors[%1653] : memref<?xf32>
            %1655 = arith.addi %1646, %c19 : index
            %1656 = memref.load %factors[%1655] : memref<?xf32>
            %1657 = arith.addi %1646, %c77 : index
            %1658 = memref.load %factors[%1657] : memref<?xf32>
            %1659 = arith.addi %1646, %c78 : index
            %1660 = memref.load %factors[%1659] : memref<?xf32>
            %1661 = arith.addi %1646, %c79 : index
            %1662 = memref.load %factors[%1661] : memref<?xf32>
            %1663 = vector.from_elements %1648, %1650, %1652, %1654, %1656, %1658, %1660, %1662 : vector<8xf32>
            %1664 = arith.muli %1198, %c13 : index
            %1665 = arith.addi %17, %1664 : index
            %1666 = arith.addi %1665, %c10 : index
            %1667 = arith.muli %1623, %c30 : index
            %1668 = arith.addi %1666, %1667 : index
            %1669 = vector.load %partial[%1668] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1670 = arith.addi %1668, %c29 : index
            %1671 = vector.load %partial[%1670] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1672 = vector.shuffle %1669, %1671 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1673 = arith.mulf %1672, %1611 : vector<8xf32>
            %1674 = math.fma %1673, %1644, %1663 : vector<8xf32>
            %1675 = arith.addf %1674, %c46 : vector<8xf32>
            %1676 = arith.minimumf %1675, %c80 : vector<8xf32>
            %1677 = arith.maximumf %1676, %c81 : vector<8xf32>
            %1678 = arith.truncf %1677 : vector<8xf32> to vector<8xf16>
            %1679 = vector.bitcast %1678 : vector<8xf16> to vector<4xi32>
            %1680 = vector.shuffle %1679, %1679 [0, 1] : vector<4xi32>, vector<4xi32>
            %1681 = vector.shuffle %1679, %1679 [2, 3] : vector<4xi32>, vector<4xi32>
            %1682 = arith.select %3, %1681, %1680 : vector<2xi32>
            %1683 = arith.select %3, %1680, %1681 : vector<2xi32>
            %1684 = wave.swap_halves %1683 : vector<2xi32>
            %1685 = arith.select %3, %1684, %1682 : vector<2xi32>
            %1686 = arith.select %3, %1682, %1684 : vector<2xi32>
            %1687 = vector.bitcast %1685 : vector<2xi32> to vector<4xf16>
            %1688 = vector.bitcast %1686 : vector<2xi32> to vector<4xf16>
            %1689 = vector.shuffle %1687, %1688 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1690 = arith.addi %1621, %1624 : index
            %1691 = arith.divui %1617, %outTileRows : index
            %1692 = arith.divui %1622, %c3 : index
            %1693 = arith.muli %1691, %1692 : index
            %1694 = arith.divui %1690, %c3 : index
            %1695 = arith.addi %1693, %1694 : index
            %1696 = arith.muli %1695, %c11 : index
            %1697 = arith.remui %1690, %c3 : index
            %1698 = arith.divui %1697, %c19 : index
            %1699 = arith.addi %1696, %1698 : index
            %1700 = arith.muli %outTileRows, %c19 : index
            %1701 = arith.muli %1699, %1700 : index
            %1702 = arith.remui %1617, %outTileRows : index
            %1703 = arith.muli %1702, %c19 : index
            %1704 = arith.addi %1701, %1703 : index
            %1705 = arith.remui %1690, %c19 : index
            %1706 = arith.addi %1704, %1705 : index
            %1707 = arith.cmpi slt, %1614, %36 : index
            scf.if %1707 {
              vector.store %1689, %out[%1706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1708 = arith.addi %1198, %c50 : index
          %1709 = arith.addi %1708, %c10 : index
          %1710 = memref.load %8[%1709] : memref<?xf32>
          %1711 = arith.addi %1708, %c6 : index
          %1712 = memref.load %8[%1711] : memref<?xf32>
          %1713 = arith.divf %c74, %1712 : f32
          %1714 = vector.broadcast %1713 : f32 to vector<8xf32>
          %1715 = arith.addi %1613, %c3 : index
          %1716 = arith.minsi %1715, %40 : index
          %1717 = arith.divui %1716, %groupSize : index
          %1718 = arith.addi %24, %1717 : index
          %1719 = arith.remui %1716, %groupSize : index
          %1720 = arith.addi %44, %1719 : index
          %1721 = arith.muli %1720, %c18 : index
          %1722 = arith.addi %1721, %51 : index
          scf.for %1723 = %c10 to %c13 step %c4 {
            %1724 = arith.muli %1723, %c3 : index
            %1725 = arith.addi %1724, %2 : index
            %1726 = arith.muli %13, %c18 : index
            %1727 = arith.addi %1726, %1725 : index
            %1728 = arith.addi %1727, %c10 : index
            %1729 = memref.load %factors[%1728] : memref<?xf32>
            %1730 = arith.addi %1727, %c11 : index
            %1731 = memref.load %factors[%1730] : memref<?xf32>
            %1732 = arith.addi %1727, %c13 : index
            %1733 = memref.load %factors[%1732] : memref<?xf32>
            %1734 = arith.addi %1727, %c76 : index
            %1735 = memref.load %factors[%1734] : memref<?xf32>
            %1736 = arith.addi %1727, %c19 : index
            %1737 = memref.load %factors[%1736] : memref<?xf32>
            %1738 = arith.addi %1727, %c77 : index
            %1739 = memref.load %factors[%1738] : memref<?xf32>
            %1740 = arith.addi %1727, %c78 : index
            %1741 = memref.load %factors[%1740] : memref<?xf32>
            %1742 = arith.addi %1727, %c79 : index
            %1743 = memref.load %factors[%1742] : memref<?xf32>
            %1744 = vector.from_elements %1729, %1731, %1733, %1735, %1737, %1739, %1741, %1743 : vector<8xf32>
            %1745 = arith.muli %kvHeads, %c18 : index
            %1746 = arith.addi %1727, %1745 : index
            %1747 = arith.addi %1746, %c10 : index
            %1748 = memref.load %factors[%1747] : memref<?xf32>
            %1749 = arith.addi %1746, %c11 : index
            %1750 = memref.load %factors[%1749] : memref<?xf32>
            %1751 = arith.addi %1746, %c13 : index
            %1752 = memref.load %factors[%1751] : memref<?xf32>
            %1753 = arith.addi %1746, %c76 : index
            %1754 = memref.load %factors[%1753] : memref<?xf32>
            %1755 = arith.addi %1746, %c19 : index
            %1756 = memref.load %factors[%1755] : memref<?xf32>
            %1757 = arith.addi %1746, %c77 : index
            %1758 = memref.load %factors[%1757] : memref<?xf32>
            %1759 = arith.addi %1746, %c78 : index
            %1760 = memref.load %factors[%1759] : memref<?xf32>
            %1761 = arith.addi %1746, %c79 : index
            %1762 = memref.load %factors[%1761] : memref<?xf32>
            %1763 = vector.from_elements %1748, %1750, %1752, %1754, %1756, %1758, %1760, %1762 : vector<8xf32>
            %1764 = arith.muli %1198, %c13 : index
            %1765 = arith.addi %17, %1764 : index
            %1766 = arith.addi %1765, %c34 : index
            %1767 = arith.muli %1723, %c30 : index
            %1768 = arith.addi %1766, %1767 : index
            %1769 = vector.load %partial[%1768] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1770 = arith.addi %1768, %c29 : index
            %1771 = vector.load %partial[%1770] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1772 = vector.shuffle %1769, %1771 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1773 = arith.mulf %1772, %1714 : vector<8xf32>
            %1774 = math.fma %1773, %1744, %1763 : vector<8xf32>
            %1775 = arith.addf %1774, %c46 : vector<8xf32>
            %1776 = arith.minimumf %1775, %c80 : vector<8xf32>
            %1777 = arith.maximumf %1776, %c81 : vector<8xf32>
            %1778 = arith.truncf %1777 : vector<8xf32> to vector<8xf16>
            %1779 = vector.bitcast %1778 : vector<8xf16> to vector<4xi32>
            %1780 = vector.shuffle %1779, %1779 [0, 1] : vector<4xi32>, vector<4xi32>
            %1781 = vector.shuffle %1779, %1779 [2, 3] : vector<4xi32>, vector<4xi32>
            %1782 = arith.select %3, %1781, %1780 : vector<2xi32>
            %1783 = arith.select %3, %1780, %1781 : vector<2xi32>
            %1784 = wave.swap_halves %1783 : vector<2xi32>
            %1785 = arith.select %3, %1784, %1782 : vector<2xi32>
            %1786 = arith.select %3, %1782, %1784 : vector<2xi32>
            %1787 = vector.bitcast %1785 : vector<2xi32> to vector<4xf16>
            %1788 = vector.bitcast %1786 : vector<2xi32> to vector<4xf16>
            %1789 = vector.shuffle %1787, %1788 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1790 = arith.addi %1722, %1724 : index
            %1791 = arith.divui %1718, %outTileRows : index
            %1792 = arith.divui %1622, %c3 : index
            %1793 = arith.muli %1791, %1792 : index
            %1794 = arith.divui %1790, %c3 : index
            %1795 = arith.addi %1793, %1794 : index
            %1796 = arith.muli %1795, %c11 : index
            %1797 = arith.remui %1790, %c3 : index
            %1798 = arith.divui %1797, %c19 : index
            %1799 = arith.addi %1796, %1798 : index
            %1800 = arith.muli %outTileRows, %c19 : index
            %1801 = arith.muli %1799, %1800 : index
            %1802 = arith.remui %1718, %outTileRows : index
            %1803 = arith.muli %1802, %c19 : index
            %1804 = arith.addi %1801, %1803 : index
            %1805 = arith.remui %1790, %c19 : index
            %1806 = arith.addi %1804, %1805 : index
            %1807 = arith.cmpi slt, %1715, %36 : index
            scf.if %1807 {
              vector.store %1789, %out[%1806] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
