// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='f16', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_f16_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c78 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c80 = arith.constant 6 : index
  %c81 = arith.constant 10 : index
  %c82 = arith.constant 12 : index
  %c83 = arith.constant 14 : index
  %c84 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c85 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %131 = arith.addi %113, %c31 : index
      vector.store %130, %4[%131] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = arith.mulf %72, %110 : vector<4xf32>
      %133 = arith.truncf %132 : vector<4xf32> to vector<4xf16>
      %134 = arith.mulf %75, %110 : vector<4xf32>
      %135 = arith.truncf %134 : vector<4xf32> to vector<4xf16>
      %136 = vector.shuffle %133, %135 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %137 = arith.addi %113, %c32 : index
      vector.store %136, %4[%137] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %109, %6[%47] : memref<?xf32>
      %138 = arith.addi %positionsAt, %43 : index
      %139 = memref.load %step[%138] : memref<?xi32>
      %140 = arith.addi %139, %c34 : i32
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
      %207 = arith.addi %113, %c17 : index
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
      %228 = arith.addi %227, %c34 : i32
      memref.store %228, %7[%147] : memref<?xi32>
      wave.barrier
      %229 = arith.minsi %15, %40 : index
      %230 = arith.divui %229, %groupSize : index
      %231 = arith.addi %24, %230 : index
      %232 = arith.remui %229, %groupSize : index
      %233 = arith.addi %44, %232 : index
      %234 = arith.addi %positionsAt, %231 : index
      %235 = memref.load %step[%234] : memref<?xi32>
      %236 = arith.addi %235, %c34 : i32
      %237 = arith.addi %15, %c38 : index
      %238 = arith.minsi %237, %40 : index
      %239 = arith.divui %238, %groupSize : index
      %240 = arith.addi %24, %239 : index
      %241 = arith.remui %238, %groupSize : index
      %242 = arith.addi %44, %241 : index
      %243 = arith.addi %positionsAt, %240 : index
      %244 = memref.load %step[%243] : memref<?xi32>
      %245 = arith.addi %244, %c34 : i32
      %246 = arith.subi %245, %c34 : i32
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
            %271 = arith.addi %262, %c34 : i32
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
            %282 = arith.addi %279, %c18 : index
            %283 = vector.load %kv[%282] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %284 = arith.addi %278, %35 : index
            %285 = arith.addi %284, %c10 : index
            %286 = vector.load %kv[%285] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %287 = arith.addi %284, %c18 : index
            %288 = vector.load %kv[%287] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %306:16 = scf.for %289 = %c40 to %261 step %c34 iter_args(%290 = %281, %291 = %283, %292 = %286, %293 = %288, %294 = %c44, %295 = %c45, %296 = %c46, %297 = %c46, %298 = %c46, %299 = %c46, %300 = %c44, %301 = %c45, %302 = %c46, %303 = %c46, %304 = %c46, %305 = %c46) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
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
              %319 = arith.addi %310, %c34 : i32
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
              %336 = arith.addi %327, %c34 : i32
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
              %349 = arith.addi %346, %c49 : index
              %350 = vector.load %kv[%349] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %351 = arith.addi %326, %35 : index
              %352 = arith.addi %351, %c29 : index
              %353 = vector.load %kv[%352] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %354 = arith.addi %351, %c49 : index
              %355 = vector.load %kv[%354] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %356 = vector.shuffle %290, %291 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %357 = vector.bitcast %356 : vector<8xi32> to vector<16xf16>
              %358 = vector.shuffle %292, %293 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %359 = vector.bitcast %358 : vector<8xi32> to vector<16xf16>
              %360 = arith.addi %345, %c10 : index
              %361 = vector.load %4[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %362 = arith.addi %360, %c29 : index
              %363 = vector.load %4[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %364 = vector.shuffle %361, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %365 = wave.mma %357, %364, %c46 : vector<16xf16>, vector<8xf32>
              %366 = wave.mma %359, %364, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %367 = arith.addi %345, %c17 : index
              %368 = vector.load %4[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %369 = arith.addi %367, %c29 : index
              %370 = vector.load %4[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %372 = wave.mma %357, %371, %c46 : vector<16xf16>, vector<8xf32>
              %373 = wave.mma %359, %371, %c46 : vector<16xf16>, vector<8xf32>
              %374 = arith.addi %346, %c30 : index
              %375 = vector.load %kv[%374] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %376 = arith.addi %346, %c50 : index
              %377 = vector.load %kv[%376] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %378 = arith.addi %351, %c30 : index
              %379 = vector.load %kv[%378] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %380 = arith.addi %351, %c50 : index
              %381 = vector.load %kv[%380] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %382 = vector.shuffle %348, %350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %383 = vector.bitcast %382 : vector<8xi32> to vector<16xf16>
              %384 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %385 = vector.bitcast %384 : vector<8xi32> to vector<16xf16>
              %386 = arith.addi %345, %c30 : index
              %387 = vector.load %4[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %388 = arith.addi %386, %c29 : index
              %389 = vector.load %4[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %390 = vector.shuffle %387, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %391 = wave.mma %383, %390, %365 : vector<16xf16>, vector<8xf32>
              %392 = wave.mma %385, %390, %366 : vector<16xf16>, vector<8xf32>
              wave.pin
              %393 = arith.addi %345, %c35 : index
              %394 = vector.load %4[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %395 = arith.addi %393, %c29 : index
              %396 = vector.load %4[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %397 = vector.shuffle %394, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %398 = wave.mma %383, %397, %372 : vector<16xf16>, vector<8xf32>
              %399 = wave.mma %385, %397, %373 : vector<16xf16>, vector<8xf32>
              %400 = arith.addi %346, %c7 : index
              %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %402 = arith.addi %346, %c51 : index
              %403 = vector.load %kv[%402] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %404 = arith.addi %351, %c7 : index
              %405 = vector.load %kv[%404] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %406 = arith.addi %351, %c51 : index
              %407 = vector.load %kv[%406] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %408 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %409 = vector.bitcast %408 : vector<8xi32> to vector<16xf16>
              %410 = vector.shuffle %379, %381 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %411 = vector.bitcast %410 : vector<8xi32> to vector<16xf16>
              %412 = arith.addi %345, %c31 : index
              %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %414 = arith.addi %412, %c29 : index
              %415 = vector.load %4[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %417 = wave.mma %409, %416, %391 : vector<16xf16>, vector<8xf32>
              %418 = wave.mma %411, %416, %392 : vector<16xf16>, vector<8xf32>
              wave.pin
              %419 = arith.addi %345, %c36 : index
              %420 = vector.load %4[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %421 = arith.addi %419, %c29 : index
              %422 = vector.load %4[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %423 = vector.shuffle %420, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %424 = wave.mma %409, %423, %398 : vector<16xf16>, vector<8xf32>
              %425 = wave.mma %411, %423, %399 : vector<16xf16>, vector<8xf32>
              %426 = arith.addi %346, %c31 : index
              %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %428 = arith.addi %346, %c52 : index
              %429 = vector.load %kv[%428] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %430 = arith.addi %351, %c31 : index
              %431 = vector.load %kv[%430] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %432 = arith.addi %351, %c52 : index
              %433 = vector.load %kv[%432] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %434 = vector.shuffle %401, %403 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %435 = vector.bitcast %434 : vector<8xi32> to vector<16xf16>
              %436 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %437 = vector.bitcast %436 : vector<8xi32> to vector<16xf16>
              %438 = arith.addi %345, %c32 : index
              %439 = vector.load %4[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %440 = arith.addi %438, %c29 : index
              %441 = vector.load %4[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %443 = wave.mma %435, %442, %417 : vector<16xf16>, vector<8xf32>
              %444 = wave.mma %437, %442, %418 : vector<16xf16>, vector<8xf32>
              wave.pin
              %445 = arith.addi %345, %c37 : index
              %446 = vector.load %4[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %447 = arith.addi %445, %c29 : index
              %448 = vector.load %4[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %450 = wave.mma %435, %449, %424 : vector<16xf16>, vector<8xf32>
              %451 = wave.mma %437, %449, %425 : vector<16xf16>, vector<8xf32>
              %452 = arith.addi %346, %c53 : index
              %453 = vector.load %kv[%452] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %454 = arith.addi %346, %c54 : index
              %455 = vector.load %kv[%454] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %456 = arith.addi %351, %c53 : index
              %457 = vector.load %kv[%456] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %458 = arith.addi %351, %c54 : index
              %459 = vector.load %kv[%458] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %460 = wave.opaque %443 : vector<8xf32>
              %461 = wave.opaque %444 : vector<8xf32>
              %462 = wave.opaque %450 : vector<8xf32>
              %463 = wave.opaque %451 : vector<8xf32>
              %464 = wave.opaque %309 : i32
              %465 = arith.cmpi sgt, %464, %236 : i32
              %466:2 = scf.if %465 -> (vector<8xf32>, vector<8xf32>) {
                %467 = wave.opaque %c10 : index
                %468 = arith.addi %1, %467 : index
                %469 = memref.load %7[%468] : memref<?xi32>
                %470 = arith.index_cast %2 : index to i32
                %471 = arith.addi %308, %470 : i32
                %472 = arith.subi %469, %471 : i32
                %473 = arith.subi %472, %c40 : i32
                %474 = vector.broadcast %473 : i32 to vector<8xi32>
                %475 = arith.cmpi sgt, %474, %c56 : vector<8xi32>
                %476 = arith.select %475, %460, %c55 : vector<8xi1>, vector<8xf32>
                %477 = arith.subi %472, %c39 : i32
                %478 = vector.broadcast %477 : i32 to vector<8xi32>
                %479 = arith.cmpi sgt, %478, %c56 : vector<8xi32>
                %480 = arith.select %479, %461, %c55 : vector<8xi1>, vector<8xf32>
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
              %518 = arith.addf %294, %c57 : f32
              %519 = arith.cmpf ogt, %517, %518 : f32
              %520:6 = scf.if %519 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %521 = arith.subf %294, %517 : f32
                %522 = wave.exp2 %521 : f32
                %523 = vector.broadcast %522 : f32 to vector<8xf32>
                %524 = arith.mulf %295, %522 : f32
                %525 = arith.mulf %296, %523 : vector<8xf32>
                %526 = arith.mulf %297, %523 : vector<8xf32>
                %527 = arith.mulf %298, %523 : vector<8xf32>
                %528 = arith.mulf %299, %523 : vector<8xf32>
                scf.yield %517, %524, %525, %526, %527, %528 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %294, %295, %296, %297, %298, %299 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %529 = vector.broadcast %483 : f32 to vector<8xf32>
              %530 = arith.subf %c58, %520#0 : f32
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
              %568 = wave.opaque %309 : i32
              %569 = arith.cmpi sgt, %568, %236 : i32
              %570:2 = scf.if %569 -> (vector<8xf32>, vector<8xf32>) {
                %571 = wave.opaque %c3 : index
                %572 = arith.addi %1, %571 : index
                %573 = memref.load %7[%572] : memref<?xi32>
                %574 = arith.index_cast %2 : index to i32
                %575 = arith.addi %308, %574 : i32
                %576 = arith.subi %573, %575 : i32
                %577 = arith.subi %576, %c40 : i32
                %578 = vector.broadcast %577 : i32 to vector<8xi32>
                %579 = arith.cmpi sgt, %578, %c56 : vector<8xi32>
                %580 = arith.select %579, %462, %c55 : vector<8xi1>, vector<8xf32>
                %581 = arith.subi %576, %c39 : i32
                %582 = vector.broadcast %581 : i32 to vector<8xi32>
                %583 = arith.cmpi sgt, %582, %c56 : vector<8xi32>
                %584 = arith.select %583, %463, %c55 : vector<8xi1>, vector<8xf32>
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
              %622 = arith.addf %300, %c57 : f32
              %623 = arith.cmpf ogt, %621, %622 : f32
              %624:6 = scf.if %623 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %625 = arith.subf %300, %621 : f32
                %626 = wave.exp2 %625 : f32
                %627 = vector.broadcast %626 : f32 to vector<8xf32>
                %628 = arith.mulf %301, %626 : f32
                %629 = arith.mulf %302, %627 : vector<8xf32>
                %630 = arith.mulf %303, %627 : vector<8xf32>
                %631 = arith.mulf %304, %627 : vector<8xf32>
                %632 = arith.mulf %305, %627 : vector<8xf32>
                scf.yield %621, %628, %629, %630, %631, %632 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %300, %301, %302, %303, %304, %305 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %633 = vector.broadcast %587 : f32 to vector<8xf32>
              %634 = arith.subf %c58, %624#0 : f32
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
              %672 = wave.opaque %309 : i32
              %673 = arith.cmpi sgt, %672, %236 : i32
              %674:4 = scf.if %673 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %675 = arith.subi %258, %308 : i32
                %676 = arith.subi %675, %c40 : i32
                %677 = arith.minsi %676, %c39 : i32
                %678 = arith.maxsi %677, %c40 : i32
                %679 = arith.cmpi sgt, %678, %c40 : i32
                %680 = arith.select %679, %c60, %c40 : i32
                %681 = arith.ori %c40, %680 : i32
                %682 = arith.cmpi sgt, %678, %c34 : i32
                %683 = arith.select %682, %c60, %c40 : i32
                %684 = arith.ori %c40, %683 : i32
                %685 = arith.cmpi sgt, %678, %c61 : i32
                %686 = arith.select %685, %c62, %c40 : i32
                %687 = arith.ori %681, %686 : i32
                %688 = arith.cmpi sgt, %678, %c63 : i32
                %689 = arith.select %688, %c62, %c40 : i32
                %690 = arith.ori %684, %689 : i32
                %691 = arith.cmpi sgt, %678, %c64 : i32
                %692 = arith.select %691, %c60, %c40 : i32
                %693 = arith.ori %c40, %692 : i32
                %694 = arith.cmpi sgt, %678, %c65 : i32
                %695 = arith.select %694, %c60, %c40 : i32
                %696 = arith.ori %c40, %695 : i32
                %697 = arith.cmpi sgt, %678, %c66 : i32
                %698 = arith.select %697, %c62, %c40 : i32
                %699 = arith.ori %693, %698 : i32
                %700 = arith.cmpi sgt, %678, %c67 : i32
                %701 = arith.select %700, %c62, %c40 : i32
                %702 = arith.ori %696, %701 : i32
                %703 = arith.cmpi sgt, %678, %c68 : i32
                %704 = arith.select %703, %c60, %c40 : i32
                %705 = arith.ori %c40, %704 : i32
                %706 = arith.cmpi sgt, %678, %c69 : i32
                %707 = arith.select %706, %c60, %c40 : i32
                %708 = arith.ori %c40, %707 : i32
                %709 = arith.cmpi sgt, %678, %c70 : i32
                %710 = arith.select %709, %c62, %c40 : i32
                %711 = arith.ori %705, %710 : i32
                %712 = arith.cmpi sgt, %678, %c71 : i32
                %713 = arith.select %712, %c62, %c40 : i32
                %714 = arith.ori %708, %713 : i32
                %715 = arith.cmpi sgt, %678, %c72 : i32
                %716 = arith.select %715, %c60, %c40 : i32
                %717 = arith.ori %c40, %716 : i32
                %718 = arith.cmpi sgt, %678, %c73 : i32
                %719 = arith.select %718, %c60, %c40 : i32
                %720 = arith.ori %c40, %719 : i32
                %721 = arith.cmpi sgt, %678, %c28 : i32
                %722 = arith.select %721, %c62, %c40 : i32
                %723 = arith.ori %717, %722 : i32
                %724 = arith.cmpi sgt, %678, %c74 : i32
                %725 = arith.select %724, %c62, %c40 : i32
                %726 = arith.ori %720, %725 : i32
                %727 = vector.from_elements %687, %699, %711, %723 : vector<4xi32>
                %728 = vector.from_elements %690, %702, %714, %726 : vector<4xi32>
                %729 = arith.subi %675, %c39 : i32
                %730 = arith.minsi %729, %c39 : i32
                %731 = arith.maxsi %730, %c40 : i32
                %732 = arith.cmpi sgt, %731, %c40 : i32
                %733 = arith.select %732, %c60, %c40 : i32
                %734 = arith.ori %c40, %733 : i32
                %735 = arith.cmpi sgt, %731, %c34 : i32
                %736 = arith.select %735, %c60, %c40 : i32
                %737 = arith.ori %c40, %736 : i32
                %738 = arith.cmpi sgt, %731, %c61 : i32
                %739 = arith.select %738, %c62, %c40 : i32
                %740 = arith.ori %734, %739 : i32
                %741 = arith.cmpi sgt, %731, %c63 : i32
                %742 = arith.select %741, %c62, %c40 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %731, %c64 : i32
                %745 = arith.select %744, %c60, %c40 : i32
                %746 = arith.ori %c40, %745 : i32
                %747 = arith.cmpi sgt, %731, %c65 : i32
                %748 = arith.select %747, %c60, %c40 : i32
                %749 = arith.ori %c40, %748 : i32
                %750 = arith.cmpi sgt, %731, %c66 : i32
                %751 = arith.select %750, %c62, %c40 : i32
                %752 = arith.ori %746, %751 : i32
                %753 = arith.cmpi sgt, %731, %c67 : i32
                %754 = arith.select %753, %c62, %c40 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %731, %c68 : i32
                %757 = arith.select %756, %c60, %c40 : i32
                %758 = arith.ori %c40, %757 : i32
                %759 = arith.cmpi sgt, %731, %c69 : i32
                %760 = arith.select %759, %c60, %c40 : i32
                %761 = arith.ori %c40, %760 : i32
                %762 = arith.cmpi sgt, %731, %c70 : i32
                %763 = arith.select %762, %c62, %c40 : i32
                %764 = arith.ori %758, %763 : i32
                %765 = arith.cmpi sgt, %731, %c71 : i32
                %766 = arith.select %765, %c62, %c40 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %731, %c72 : i32
                %769 = arith.select %768, %c60, %c40 : i32
                %770 = arith.ori %c40, %769 : i32
                %771 = arith.cmpi sgt, %731, %c73 : i32
                %772 = arith.select %771, %c60, %c40 : i32
                %773 = arith.ori %c40, %772 : i32
                %774 = arith.cmpi sgt, %731, %c28 : i32
                %775 = arith.select %774, %c62, %c40 : i32
                %776 = arith.ori %770, %775 : i32
                %777 = arith.cmpi sgt, %731, %c74 : i32
                %778 = arith.select %777, %c62, %c40 : i32
                %779 = arith.ori %773, %778 : i32
                %780 = vector.from_elements %740, %752, %764, %776 : vector<4xi32>
                %781 = vector.from_elements %743, %755, %767, %779 : vector<4xi32>
                scf.yield %727, %728, %780, %781 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c59, %c59, %c59, %c59 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %782 = wave.opaque %309 : i32
              %783 = arith.cmpi sgt, %782, %236 : i32
              %784:4 = scf.if %783 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %785 = arith.andi %427, %674#0 : vector<4xi32>
                %786 = arith.andi %429, %674#1 : vector<4xi32>
                %787 = arith.andi %431, %674#2 : vector<4xi32>
                %788 = arith.andi %433, %674#3 : vector<4xi32>
                scf.yield %785, %786, %787, %788 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %427, %429, %431, %433 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %789 = vector.shuffle %784#0, %784#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %790 = vector.bitcast %789 : vector<8xi32> to vector<16xf16>
              %791 = wave.mma %790, %542, %520#2 : vector<16xf16>, vector<8xf32>
              %792 = wave.mma %790, %646, %624#2 : vector<16xf16>, vector<8xf32>
              %793 = vector.shuffle %784#2, %784#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %794 = vector.bitcast %793 : vector<8xi32> to vector<16xf16>
              %795 = wave.mma %794, %549, %791 : vector<16xf16>, vector<8xf32>
              %796 = wave.mma %794, %653, %792 : vector<16xf16>, vector<8xf32>
              %797 = wave.opaque %795 : vector<8xf32>
              %798 = wave.opaque %796 : vector<8xf32>
              %799 = arith.addi %346, %c32 : index
              %800 = vector.load %kv[%799] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %801 = arith.addi %346, %c75 : index
              %802 = vector.load %kv[%801] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %803 = arith.addi %351, %c32 : index
              %804 = vector.load %kv[%803] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %805 = arith.addi %351, %c75 : index
              %806 = vector.load %kv[%805] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %807 = wave.opaque %309 : i32
              %808 = arith.cmpi sgt, %807, %236 : i32
              %809:4 = scf.if %808 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %810 = arith.andi %453, %674#0 : vector<4xi32>
                %811 = arith.andi %455, %674#1 : vector<4xi32>
                %812 = arith.andi %457, %674#2 : vector<4xi32>
                %813 = arith.andi %459, %674#3 : vector<4xi32>
                scf.yield %810, %811, %812, %813 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %453, %455, %457, %459 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %814 = vector.shuffle %809#0, %809#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %815 = vector.bitcast %814 : vector<8xi32> to vector<16xf16>
              %816 = wave.mma %815, %542, %520#3 : vector<16xf16>, vector<8xf32>
              %817 = wave.mma %815, %646, %624#3 : vector<16xf16>, vector<8xf32>
              %818 = vector.shuffle %809#2, %809#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %819 = vector.bitcast %818 : vector<8xi32> to vector<16xf16>
              %820 = wave.mma %819, %549, %816 : vector<16xf16>, vector<8xf32>
              %821 = wave.mma %819, %653, %817 : vector<16xf16>, vector<8xf32>
              %822 = wave.opaque %820 : vector<8xf32>
              %823 = wave.opaque %821 : vector<8xf32>
              %824 = arith.addi %346, %c76 : index
              %825 = vector.load %kv[%824] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %826 = arith.addi %346, %c77 : index
              %827 = vector.load %kv[%826] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %828 = arith.addi %351, %c76 : index
              %829 = vector.load %kv[%828] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %830 = arith.addi %351, %c77 : index
              %831 = vector.load %kv[%830] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %832 = wave.opaque %309 : i32
              %833 = arith.cmpi sgt, %832, %236 : i32
              %834:4 = scf.if %833 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %835 = arith.andi %800, %674#0 : vector<4xi32>
                %836 = arith.andi %802, %674#1 : vector<4xi32>
                %837 = arith.andi %804, %674#2 : vector<4xi32>
                %838 = arith.andi %806, %674#3 : vector<4xi32>
                scf.yield %835, %836, %837, %838 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %800, %802, %804, %806 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %839 = vector.shuffle %834#0, %834#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %840 = vector.bitcast %839 : vector<8xi32> to vector<16xf16>
              %841 = wave.mma %840, %542, %520#4 : vector<16xf16>, vector<8xf32>
              %842 = wave.mma %840, %646, %624#4 : vector<16xf16>, vector<8xf32>
              %843 = vector.shuffle %834#2, %834#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %844 = vector.bitcast %843 : vector<8xi32> to vector<16xf16>
              %845 = wave.mma %844, %549, %841 : vector<16xf16>, vector<8xf32>
              %846 = wave.mma %844, %653, %842 : vector<16xf16>, vector<8xf32>
              %847 = wave.opaque %845 : vector<8xf32>
              %848 = wave.opaque %846 : vector<8xf32>
              wave.pin
              %849 = wave.opaque %309 : i32
              %850 = arith.cmpi sgt, %849, %236 : i32
              %851:4 = scf.if %850 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %852 = arith.andi %825, %674#0 : vector<4xi32>
                %853 = arith.andi %827, %674#1 : vector<4xi32>
                %854 = arith.andi %829, %674#2 : vector<4xi32>
                %855 = arith.andi %831, %674#3 : vector<4xi32>
                scf.yield %852, %853, %854, %855 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %825, %827, %829, %831 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              %856 = vector.shuffle %851#0, %851#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %857 = vector.bitcast %856 : vector<8xi32> to vector<16xf16>
              %858 = wave.mma %857, %542, %520#5 : vector<16xf16>, vector<8xf32>
              %859 = wave.mma %857, %646, %624#5 : vector<16xf16>, vector<8xf32>
              %860 = vector.shuffle %851#2, %851#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %861 = vector.bitcast %860 : vector<8xi32> to vector<16xf16>
              %862 = wave.mma %861, %549, %858 : vector<16xf16>, vector<8xf32>
              %863 = wave.mma %861, %653, %859 : vector<16xf16>, vector<8xf32>
              %864 = wave.opaque %862 : vector<8xf32>
              %865 = wave.opaque %863 : vector<8xf32>
              wave.pin
              %866 = wave.opaque %309 : i32
              %867 = arith.cmpi slt, %866, %258 : i32
              %868:4 = scf.if %867 -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
                %869 = arith.addi %335, %35 : index
                %870 = arith.addi %869, %c10 : index
                %871 = vector.load %kv[%870] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %872 = arith.addi %869, %c18 : index
                %873 = vector.load %kv[%872] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %874 = arith.addi %343, %35 : index
                %875 = arith.addi %874, %c10 : index
                %876 = vector.load %kv[%875] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %877 = arith.addi %874, %c18 : index
                %878 = vector.load %kv[%877] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %871, %873, %876, %878 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %851#0, %851#1, %851#2, %851#3 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
              }
              scf.yield %868#0, %868#1, %868#2, %868#3, %520#0, %567, %797, %822, %847, %864, %624#0, %671, %798, %823, %848, %865 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %879 = wave.opaque %c10 : index
            %880 = arith.addi %0, %879 : index
            %881 = arith.cmpi eq, %256, %253 : i32
            %882 = wave.swap_halves %306#5 : f32
            %883 = arith.addf %306#5, %882 : f32
            %884 = arith.addi %880, %c10 : index
            %885:2 = scf.if %881 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %886 = arith.addi %884, %c10 : index
              %887 = memref.load %8[%886] : memref<?xf32>
              %888 = arith.addi %884, %c6 : index
              %889 = memref.load %8[%888] : memref<?xf32>
              scf.yield %887, %889 : f32, f32
            }
            %890 = arith.maxnumf %885#0, %306#4 fastmath<nnan> : f32
            %891 = arith.subf %885#0, %890 : f32
            %892 = wave.exp2 %891 : f32
            %893 = arith.subf %306#4, %890 : f32
            %894 = wave.exp2 %893 : f32
            %895 = arith.mulf %885#1, %892 : f32
            %896 = math.fma %883, %894, %895 : f32
            memref.store %890, %8[%884] : memref<?xf32>
            %897 = arith.addi %884, %c6 : index
            memref.store %896, %8[%897] : memref<?xf32>
            %898 = vector.broadcast %892 : f32 to vector<8xf32>
            %899 = vector.broadcast %894 : f32 to vector<8xf32>
            scf.if %881 {
              %900 = arith.muli %880, %c13 : index
              %901 = arith.addi %c10, %900 : index
              %902 = arith.addi %901, %c10 : index
              %903 = arith.addi %902, %c10 : index
              %904 = vector.shuffle %306#6, %306#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %904, %5[%903] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %905 = vector.shuffle %306#6, %306#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %906 = arith.addi %903, %c29 : index
              vector.store %905, %5[%906] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %907 = arith.addi %902, %c30 : index
              %908 = vector.shuffle %306#7, %306#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %908, %5[%907] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %909 = vector.shuffle %306#7, %306#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %910 = arith.addi %907, %c29 : index
              vector.store %909, %5[%910] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %911 = arith.addi %902, %c31 : index
              %912 = vector.shuffle %306#8, %306#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %912, %5[%911] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %913 = vector.shuffle %306#8, %306#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %914 = arith.addi %911, %c29 : index
              vector.store %913, %5[%914] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %915 = arith.addi %902, %c32 : index
              %916 = vector.shuffle %306#9, %306#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %916, %5[%915] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %917 = vector.shuffle %306#9, %306#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %918 = arith.addi %915, %c29 : index
              vector.store %917, %5[%918] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %919 = arith.muli %880, %c13 : index
              %920 = arith.addi %c10, %919 : index
              %921 = arith.addi %920, %c10 : index
              %922 = arith.addi %921, %c10 : index
              %923 = vector.load %5[%922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %924 = arith.addi %922, %c29 : index
              %925 = vector.load %5[%924] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %926 = vector.shuffle %923, %925 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %927 = arith.mulf %926, %898 : vector<8xf32>
              %928 = math.fma %306#6, %899, %927 : vector<8xf32>
              %929 = vector.shuffle %928, %928 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %929, %5[%922] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %930 = vector.shuffle %928, %928 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %930, %5[%924] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %931 = arith.addi %921, %c30 : index
              %932 = vector.load %5[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %933 = arith.addi %931, %c29 : index
              %934 = vector.load %5[%933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %935 = vector.shuffle %932, %934 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %936 = arith.mulf %935, %898 : vector<8xf32>
              %937 = math.fma %306#7, %899, %936 : vector<8xf32>
              %938 = vector.shuffle %937, %937 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %938, %5[%931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %939 = vector.shuffle %937, %937 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %939, %5[%933] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %940 = arith.addi %921, %c31 : index
              %941 = vector.load %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %942 = arith.addi %940, %c29 : index
              %943 = vector.load %5[%942] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %944 = vector.shuffle %941, %943 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %945 = arith.mulf %944, %898 : vector<8xf32>
              %946 = math.fma %306#8, %899, %945 : vector<8xf32>
              %947 = vector.shuffle %946, %946 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %947, %5[%940] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %948 = vector.shuffle %946, %946 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %948, %5[%942] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %949 = arith.addi %921, %c32 : index
              %950 = vector.load %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = arith.addi %949, %c29 : index
              %952 = vector.load %5[%951] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %953 = vector.shuffle %950, %952 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %954 = arith.mulf %953, %898 : vector<8xf32>
              %955 = math.fma %306#9, %899, %954 : vector<8xf32>
              %956 = vector.shuffle %955, %955 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %956, %5[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %957 = vector.shuffle %955, %955 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %957, %5[%951] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %958 = wave.swap_halves %306#11 : f32
            %959 = arith.addf %306#11, %958 : f32
            %960 = arith.addi %880, %c18 : index
            %961:2 = scf.if %881 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %962 = arith.addi %960, %c10 : index
              %963 = memref.load %8[%962] : memref<?xf32>
              %964 = arith.addi %960, %c6 : index
              %965 = memref.load %8[%964] : memref<?xf32>
              scf.yield %963, %965 : f32, f32
            }
            %966 = arith.maxnumf %961#0, %306#10 fastmath<nnan> : f32
            %967 = arith.subf %961#0, %966 : f32
            %968 = wave.exp2 %967 : f32
            %969 = arith.subf %306#10, %966 : f32
            %970 = wave.exp2 %969 : f32
            %971 = arith.mulf %961#1, %968 : f32
            %972 = math.fma %959, %970, %971 : f32
            memref.store %966, %8[%960] : memref<?xf32>
            %973 = arith.addi %960, %c6 : index
            memref.store %972, %8[%973] : memref<?xf32>
            %974 = vector.broadcast %968 : f32 to vector<8xf32>
            %975 = vector.broadcast %970 : f32 to vector<8xf32>
            scf.if %881 {
              %976 = arith.muli %880, %c13 : index
              %977 = arith.addi %c10, %976 : index
              %978 = arith.addi %977, %c17 : index
              %979 = arith.addi %978, %c10 : index
              %980 = vector.shuffle %306#12, %306#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %980, %5[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = vector.shuffle %306#12, %306#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %982 = arith.addi %979, %c29 : index
              vector.store %981, %5[%982] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %983 = arith.addi %978, %c30 : index
              %984 = vector.shuffle %306#13, %306#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %984, %5[%983] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %985 = vector.shuffle %306#13, %306#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %986 = arith.addi %983, %c29 : index
              vector.store %985, %5[%986] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %987 = arith.addi %978, %c31 : index
              %988 = vector.shuffle %306#14, %306#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %988, %5[%987] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %989 = vector.shuffle %306#14, %306#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %990 = arith.addi %987, %c29 : index
              vector.store %989, %5[%990] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %991 = arith.addi %978, %c32 : index
              %992 = vector.shuffle %306#15, %306#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %992, %5[%991] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %993 = vector.shuffle %306#15, %306#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %994 = arith.addi %991, %c29 : index
              vector.store %993, %5[%994] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %995 = arith.muli %880, %c13 : index
              %996 = arith.addi %c10, %995 : index
              %997 = arith.addi %996, %c17 : index
              %998 = arith.addi %997, %c10 : index
              %999 = vector.load %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = arith.addi %998, %c29 : index
              %1001 = vector.load %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = vector.shuffle %999, %1001 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1003 = arith.mulf %1002, %974 : vector<8xf32>
              %1004 = math.fma %306#12, %975, %1003 : vector<8xf32>
              %1005 = vector.shuffle %1004, %1004 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1005, %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1006 = vector.shuffle %1004, %1004 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1006, %5[%1000] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1007 = arith.addi %997, %c30 : index
              %1008 = vector.load %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1009 = arith.addi %1007, %c29 : index
              %1010 = vector.load %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1011 = vector.shuffle %1008, %1010 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1012 = arith.mulf %1011, %974 : vector<8xf32>
              %1013 = math.fma %306#13, %975, %1012 : vector<8xf32>
              %1014 = vector.shuffle %1013, %1013 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1014, %5[%1007] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1015 = vector.shuffle %1013, %1013 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1015, %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1016 = arith.addi %997, %c31 : index
              %1017 = vector.load %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1018 = arith.addi %1016, %c29 : index
              %1019 = vector.load %5[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1020 = vector.shuffle %1017, %1019 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1021 = arith.mulf %1020, %974 : vector<8xf32>
              %1022 = math.fma %306#14, %975, %1021 : vector<8xf32>
              %1023 = vector.shuffle %1022, %1022 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1023, %5[%1016] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = vector.shuffle %1022, %1022 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1024, %5[%1018] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1025 = arith.addi %997, %c32 : index
              %1026 = vector.load %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1027 = arith.addi %1025, %c29 : index
              %1028 = vector.load %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1029 = vector.shuffle %1026, %1028 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1030 = arith.mulf %1029, %974 : vector<8xf32>
              %1031 = math.fma %306#15, %975, %1030 : vector<8xf32>
              %1032 = vector.shuffle %1031, %1031 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1032, %5[%1025] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = vector.shuffle %1031, %1031 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1033, %5[%1027] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1034 = arith.cmpi sgt, %245, %c42 : i32
          scf.if %1034 {
            %1035 = arith.cmpi eq, %253, %250 : i32
            %1036 = wave.opaque %c10 : index
            %1037 = arith.addi %0, %1036 : index
            %1038 = arith.addi %1037, %c10 : index
            %1039 = arith.addi %1038, %c10 : index
            %1040 = memref.load %8[%1039] : memref<?xf32>
            %1041 = arith.addi %1038, %c6 : index
            %1042 = memref.load %8[%1041] : memref<?xf32>
            %1043 = arith.addi %1037, %c29 : index
            %1044:2 = scf.if %1035 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1045 = arith.addi %1043, %c10 : index
              %1046 = memref.load %8[%1045] : memref<?xf32>
              %1047 = arith.addi %1043, %c6 : index
              %1048 = memref.load %8[%1047] : memref<?xf32>
              scf.yield %1046, %1048 : f32, f32
            }
            %1049 = arith.maxnumf %1044#0, %1040 fastmath<nnan> : f32
            %1050 = arith.subf %1044#0, %1049 : f32
            %1051 = wave.exp2 %1050 : f32
            %1052 = arith.subf %1040, %1049 : f32
            %1053 = wave.exp2 %1052 : f32
            %1054 = arith.mulf %1044#1, %1051 : f32
            %1055 = math.fma %1042, %1053, %1054 : f32
            memref.store %1049, %8[%1043] : memref<?xf32>
            %1056 = arith.addi %1043, %c6 : index
            memref.store %1055, %8[%1056] : memref<?xf32>
            %1057 = vector.broadcast %1051 : f32 to vector<8xf32>
            %1058 = vector.broadcast %1053 : f32 to vector<8xf32>
            scf.for %1059 = %c10 to %c13 step %c4 {
              %1060 = arith.muli %1037, %c13 : index
              %1061 = arith.addi %c10, %1060 : index
              %1062 = arith.addi %1061, %c10 : index
              %1063 = arith.muli %1059, %c30 : index
              %1064 = arith.addi %1062, %1063 : index
              %1065 = vector.load %5[%1064] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1066 = arith.addi %1064, %c29 : index
              %1067 = vector.load %5[%1066] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1068 = vector.shuffle %1065, %1067 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1035 {
                %1069 = arith.addi %16, %1060 : index
                %1070 = arith.addi %1069, %c10 : index
                %1071 = arith.addi %1070, %1063 : index
                %1072 = vector.shuffle %1068, %1068 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1072, %partial[%1071] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1073 = vector.shuffle %1068, %1068 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1074 = arith.addi %1071, %c29 : index
                vector.store %1073, %partial[%1074] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1075 = arith.addi %16, %1060 : index
                %1076 = arith.addi %1075, %c10 : index
                %1077 = arith.addi %1076, %1063 : index
                %1078 = vector.load %partial[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1079 = arith.addi %1077, %c29 : index
                %1080 = vector.load %partial[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1081 = vector.shuffle %1078, %1080 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1082 = arith.mulf %1081, %1057 : vector<8xf32>
                %1083 = math.fma %1068, %1058, %1082 : vector<8xf32>
                %1084 = vector.shuffle %1083, %1083 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1084, %partial[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1085 = vector.shuffle %1083, %1083 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1085, %partial[%1079] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1086 = arith.addi %1037, %c18 : index
            %1087 = arith.addi %1086, %c10 : index
            %1088 = memref.load %8[%1087] : memref<?xf32>
            %1089 = arith.addi %1086, %c6 : index
            %1090 = memref.load %8[%1089] : memref<?xf32>
            %1091 = arith.addi %1037, %c49 : index
            %1092:2 = scf.if %1035 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1093 = arith.addi %1091, %c10 : index
              %1094 = memref.load %8[%1093] : memref<?xf32>
              %1095 = arith.addi %1091, %c6 : index
              %1096 = memref.load %8[%1095] : memref<?xf32>
              scf.yield %1094, %1096 : f32, f32
            }
            %1097 = arith.maxnumf %1092#0, %1088 fastmath<nnan> : f32
            %1098 = arith.subf %1092#0, %1097 : f32
            %1099 = wave.exp2 %1098 : f32
            %1100 = arith.subf %1088, %1097 : f32
            %1101 = wave.exp2 %1100 : f32
            %1102 = arith.mulf %1092#1, %1099 : f32
            %1103 = math.fma %1090, %1101, %1102 : f32
            memref.store %1097, %8[%1091] : memref<?xf32>
            %1104 = arith.addi %1091, %c6 : index
            memref.store %1103, %8[%1104] : memref<?xf32>
            %1105 = vector.broadcast %1099 : f32 to vector<8xf32>
            %1106 = vector.broadcast %1101 : f32 to vector<8xf32>
            scf.for %1107 = %c10 to %c13 step %c4 {
              %1108 = arith.muli %1037, %c13 : index
              %1109 = arith.addi %c10, %1108 : index
              %1110 = arith.addi %1109, %c17 : index
              %1111 = arith.muli %1107, %c30 : index
              %1112 = arith.addi %1110, %1111 : index
              %1113 = vector.load %5[%1112] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1114 = arith.addi %1112, %c29 : index
              %1115 = vector.load %5[%1114] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1116 = vector.shuffle %1113, %1115 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1035 {
                %1117 = arith.addi %16, %1108 : index
                %1118 = arith.addi %1117, %c17 : index
                %1119 = arith.addi %1118, %1111 : index
                %1120 = vector.shuffle %1116, %1116 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1120, %partial[%1119] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1121 = vector.shuffle %1116, %1116 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1122 = arith.addi %1119, %c29 : index
                vector.store %1121, %partial[%1122] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1123 = arith.addi %16, %1108 : index
                %1124 = arith.addi %1123, %c17 : index
                %1125 = arith.addi %1124, %1111 : index
                %1126 = vector.load %partial[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1127 = arith.addi %1125, %c29 : index
                %1128 = vector.load %partial[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1129 = vector.shuffle %1126, %1128 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1130 = arith.mulf %1129, %1105 : vector<8xf32>
                %1131 = math.fma %1116, %1106, %1130 : vector<8xf32>
                %1132 = vector.shuffle %1131, %1131 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1132, %partial[%1125] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1133 = vector.shuffle %1131, %1131 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1133, %partial[%1127] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1134 = arith.cmpi sgt, %245, %c41 : i32
        scf.if %1134 {
          %1135 = arith.cmpi eq, %250, %c40 : i32
          %1136 = wave.opaque %c10 : index
          %1137 = arith.addi %0, %1136 : index
          %1138 = arith.addi %1137, %c29 : index
          %1139 = arith.addi %1138, %c10 : index
          %1140 = memref.load %8[%1139] : memref<?xf32>
          %1141 = arith.addi %1138, %c6 : index
          %1142 = memref.load %8[%1141] : memref<?xf32>
          %1143 = arith.addi %1137, %c30 : index
          %1144:2 = scf.if %1135 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1145 = arith.addi %1143, %c10 : index
            %1146 = memref.load %8[%1145] : memref<?xf32>
            %1147 = arith.addi %1143, %c6 : index
            %1148 = memref.load %8[%1147] : memref<?xf32>
            scf.yield %1146, %1148 : f32, f32
          }
          %1149 = arith.maxnumf %1144#0, %1140 fastmath<nnan> : f32
          %1150 = arith.subf %1144#0, %1149 : f32
          %1151 = wave.exp2 %1150 : f32
          %1152 = arith.subf %1140, %1149 : f32
          %1153 = wave.exp2 %1152 : f32
          %1154 = arith.mulf %1144#1, %1151 : f32
          %1155 = math.fma %1142, %1153, %1154 : f32
          memref.store %1149, %8[%1143] : memref<?xf32>
          %1156 = arith.addi %1143, %c6 : index
          memref.store %1155, %8[%1156] : memref<?xf32>
          %1157 = vector.broadcast %1151 : f32 to vector<8xf32>
          %1158 = vector.broadcast %1153 : f32 to vector<8xf32>
          scf.for %1159 = %c10 to %c13 step %c4 {
            %1160 = arith.muli %1137, %c13 : index
            %1161 = arith.addi %16, %1160 : index
            %1162 = arith.addi %1161, %c10 : index
            %1163 = arith.muli %1159, %c30 : index
            %1164 = arith.addi %1162, %1163 : index
            %1165 = vector.load %partial[%1164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1166 = arith.addi %1164, %c29 : index
            %1167 = vector.load %partial[%1166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1168 = vector.shuffle %1165, %1167 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1135 {
              %1169 = arith.addi %17, %1160 : index
              %1170 = arith.addi %1169, %c10 : index
              %1171 = arith.addi %1170, %1163 : index
              %1172 = vector.shuffle %1168, %1168 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1172, %partial[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = vector.shuffle %1168, %1168 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1174 = arith.addi %1171, %c29 : index
              vector.store %1173, %partial[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1175 = arith.addi %17, %1160 : index
              %1176 = arith.addi %1175, %c10 : index
              %1177 = arith.addi %1176, %1163 : index
              %1178 = vector.load %partial[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = arith.addi %1177, %c29 : index
              %1180 = vector.load %partial[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = vector.shuffle %1178, %1180 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1182 = arith.mulf %1181, %1157 : vector<8xf32>
              %1183 = math.fma %1168, %1158, %1182 : vector<8xf32>
              %1184 = vector.shuffle %1183, %1183 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1184, %partial[%1177] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = vector.shuffle %1183, %1183 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1185, %partial[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1186 = arith.addi %1137, %c49 : index
          %1187 = arith.addi %1186, %c10 : index
          %1188 = memref.load %8[%1187] : memref<?xf32>
          %1189 = arith.addi %1186, %c6 : index
          %1190 = memref.load %8[%1189] : memref<?xf32>
          %1191 = arith.addi %1137, %c50 : index
          %1192:2 = scf.if %1135 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1193 = arith.addi %1191, %c10 : index
            %1194 = memref.load %8[%1193] : memref<?xf32>
            %1195 = arith.addi %1191, %c6 : index
            %1196 = memref.load %8[%1195] : memref<?xf32>
            scf.yield %1194, %1196 : f32, f32
          }
          %1197 = arith.maxnumf %1192#0, %1188 fastmath<nnan> : f32
          %1198 = arith.subf %1192#0, %1197 : f32
          %1199 = wave.exp2 %1198 : f32
          %1200 = arith.subf %1188, %1197 : f32
          %1201 = wave.exp2 %1200 : f32
          %1202 = arith.mulf %1192#1, %1199 : f32
          %1203 = math.fma %1190, %1201, %1202 : f32
          memref.store %1197, %8[%1191] : memref<?xf32>
          %1204 = arith.addi %1191, %c6 : index
          memref.store %1203, %8[%1204] : memref<?xf32>
          %1205 = vector.broadcast %1199 : f32 to vector<8xf32>
          %1206 = vector.broadcast %1201 : f32 to vector<8xf32>
          scf.for %1207 = %c10 to %c13 step %c4 {
            %1208 = arith.muli %1137, %c13 : index
            %1209 = arith.addi %16, %1208 : index
            %1210 = arith.addi %1209, %c17 : index
            %1211 = arith.muli %1207, %c30 : index
            %1212 = arith.addi %1210, %1211 : index
            %1213 = vector.load %partial[%1212] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1214 = arith.addi %1212, %c29 : index
            %1215 = vector.load %partial[%1214] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1216 = vector.shuffle %1213, %1215 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1135 {
              %1217 = arith.addi %17, %1208 : index
              %1218 = arith.addi %1217, %c17 : index
              %1219 = arith.addi %1218, %1211 : index
              %1220 = vector.shuffle %1216, %1216 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1220, %partial[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %1216, %1216 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1222 = arith.addi %1219, %c29 : index
              vector.store %1221, %partial[%1222] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1223 = arith.addi %17, %1208 : index
              %1224 = arith.addi %1223, %c17 : index
              %1225 = arith.addi %1224, %1211 : index
              %1226 = vector.load %partial[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1227 = arith.addi %1225, %c29 : index
              %1228 = vector.load %partial[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1229 = vector.shuffle %1226, %1228 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1230 = arith.mulf %1229, %1205 : vector<8xf32>
              %1231 = math.fma %1216, %1206, %1230 : vector<8xf32>
              %1232 = vector.shuffle %1231, %1231 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1232, %partial[%1225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1233 = vector.shuffle %1231, %1231 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1233, %partial[%1227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1234 = wave.opaque %c10 : index
      %1235 = arith.addi %0, %1234 : index
      scf.if %248 {
        %1236 = arith.addi %1235, %c10 : index
        %1237 = arith.addi %1236, %c10 : index
        %1238 = memref.load %8[%1237] : memref<?xf32>
        %1239 = arith.addi %1236, %c6 : index
        %1240 = memref.load %8[%1239] : memref<?xf32>
        %1241 = arith.divf %c78, %1240 : f32
        %1242 = vector.broadcast %1241 : f32 to vector<8xf32>
        %1243 = arith.addi %15, %1234 : index
        %1244 = arith.addi %1243, %1 : index
        %1245 = arith.addi %1244, %c10 : index
        %1246 = arith.minsi %1245, %40 : index
        %1247 = arith.divui %1246, %groupSize : index
        %1248 = arith.addi %24, %1247 : index
        %1249 = arith.remui %1246, %groupSize : index
        %1250 = arith.addi %44, %1249 : index
        %1251 = arith.muli %1250, %c18 : index
        %1252 = arith.addi %1251, %51 : index
        %1253 = arith.muli %heads, %c18 : index
        scf.for %1254 = %c10 to %c13 step %c4 {
          %1255 = arith.muli %1254, %c3 : index
          %1256 = arith.addi %1255, %2 : index
          %1257 = arith.muli %13, %c18 : index
          %1258 = arith.addi %1257, %1256 : index
          %1259 = arith.addi %1258, %c10 : index
          %1260 = memref.load %factors[%1259] : memref<?xf32>
          %1261 = arith.addi %1258, %c11 : index
          %1262 = memref.load %factors[%1261] : memref<?xf32>
          %1263 = arith.addi %1258, %c13 : index
          %1264 = memref.load %factors[%1263] : memref<?xf32>
          %1265 = arith.addi %1258, %c80 : index
          %1266 = memref.load %factors[%1265] : memref<?xf32>
          %1267 = arith.addi %1258, %c19 : index
          %1268 = memref.load %factors[%1267] : memref<?xf32>
          %1269 = arith.addi %1258, %c81 : index
          %1270 = memref.load %factors[%1269] : memref<?xf32>
          %1271 = arith.addi %1258, %c82 : index
          %1272 = memref.load %factors[%1271] : memref<?xf32>
          %1273 = arith.addi %1258, %c83 : index
          %1274 = memref.load %factors[%1273] : memref<?xf32>
          %1275 = vector.from_elements %1260, %1262, %1264, %1266, %1268, %1270, %1272, %1274 : vector<8xf32>
          %1276 = arith.muli %kvHeads, %c18 : index
          %1277 = arith.addi %1258, %1276 : index
          %1278 = arith.addi %1277, %c10 : index
          %1279 = memref.load %factors[%1278] : memref<?xf32>
          %1280 = arith.addi %1277, %c11 : index
          %1281 = memref.load %factors[%1280] : memref<?xf32>
          %1282 = arith.addi %1277, %c13 : index
          %1283 = memref.load %factors[%1282] : memref<?xf32>
          %1284 = arith.addi %1277, %c80 : index
          %1285 = memref.load %factors[%1284] : memref<?xf32>
          %1286 = arith.addi %1277, %c19 : index
          %1287 = memref.load %factors[%1286] : memref<?xf32>
          %1288 = arith.addi %1277, %c81 : index
          %1289 = memref.load %factors[%1288] : memref<?xf32>
          %1290 = arith.addi %1277, %c82 : index
          %1291 = memref.load %factors[%1290] : memref<?xf32>
          %1292 = arith.addi %1277, %c83 : index
          %1293 = memref.load %factors[%1292] : memref<?xf32>
          %1294 = vector.from_elements %1279, %1281, %1283, %1285, %1287, %1289, %1291, %1293 : vector<8xf32>
          %1295 = arith.muli %1235, %c13 : index
          %1296 = arith.addi %c10, %1295 : index
          %1297 = arith.addi %1296, %c10 : index
          %1298 = arith.muli %1254, %c30 : index
          %1299 = arith.addi %1297, %1298 : index
          %1300 = vector.load %5[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1301 = arith.addi %1299, %c29 : index
          %1302 = vector.load %5[%1301] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1303 = vector.shuffle %1300, %1302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1304 = arith.mulf %1303, %1242 : vector<8xf32>
          %1305 = math.fma %1304, %1275, %1294 : vector<8xf32>
          %1306 = arith.addf %1305, %c46 : vector<8xf32>
          %1307 = arith.minimumf %1306, %c84 : vector<8xf32>
          %1308 = arith.maximumf %1307, %c85 : vector<8xf32>
          %1309 = arith.truncf %1308 : vector<8xf32> to vector<8xf16>
          %1310 = vector.bitcast %1309 : vector<8xf16> to vector<4xi32>
          %1311 = vector.shuffle %1310, %1310 [0, 1] : vector<4xi32>, vector<4xi32>
          %1312 = vector.shuffle %1310, %1310 [2, 3] : vector<4xi32>, vector<4xi32>
          %1313 = arith.select %3, %1312, %1311 : vector<2xi32>
          %1314 = arith.select %3, %1311, %1312 : vector<2xi32>
          %1315 = wave.swap_halves %1314 : vector<2xi32>
          %1316 = arith.select %3, %1315, %1313 : vector<2xi32>
          %1317 = arith.select %3, %1313, %1315 : vector<2xi32>
          %1318 = vector.bitcast %1316 : vector<2xi32> to vector<4xf16>
          %1319 = vector.bitcast %1317 : vector<2xi32> to vector<4xf16>
          %1320 = vector.shuffle %1318, %1319 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1321 = arith.addi %1252, %1255 : index
          %1322 = arith.divui %1248, %outTileRows : index
          %1323 = arith.divui %1253, %c3 : index
          %1324 = arith.muli %1322, %1323 : index
          %1325 = arith.divui %1321, %c3 : index
          %1326 = arith.addi %1324, %1325 : index
          %1327 = arith.muli %1326, %c11 : index
          %1328 = arith.remui %1321, %c3 : index
          %1329 = arith.divui %1328, %c19 : index
          %1330 = arith.addi %1327, %1329 : index
          %1331 = arith.muli %outTileRows, %c19 : index
          %1332 = arith.muli %1330, %1331 : index
          %1333 = arith.remui %1248, %outTileRows : index
          %1334 = arith.muli %1333, %c19 : index
          %1335 = arith.addi %1332, %1334 : index
          %1336 = arith.remui %1321, %c19 : index
          %1337 = arith.addi %1335, %1336 : index
          %1338 = arith.cmpi slt, %1245, %36 : index
          scf.if %1338 {
            vector.store %1320, %out[%1337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1339 = arith.addi %1235, %c18 : index
        %1340 = arith.addi %1339, %c10 : index
        %1341 = memref.load %8[%1340] : memref<?xf32>
        %1342 = arith.addi %1339, %c6 : index
        %1343 = memref.load %8[%1342] : memref<?xf32>
        %1344 = arith.divf %c78, %1343 : f32
        %1345 = vector.broadcast %1344 : f32 to vector<8xf32>
        %1346 = arith.addi %1244, %c3 : index
        %1347 = arith.minsi %1346, %40 : index
        %1348 = arith.divui %1347, %groupSize : index
        %1349 = arith.addi %24, %1348 : index
        %1350 = arith.remui %1347, %groupSize : index
        %1351 = arith.addi %44, %1350 : index
        %1352 = arith.muli %1351, %c18 : index
        %1353 = arith.addi %1352, %51 : index
        scf.for %1354 = %c10 to %c13 step %c4 {
          %1355 = arith.muli %1354, %c3 : index
          %1356 = arith.addi %1355, %2 : index
          %1357 = arith.muli %13, %c18 : index
          %1358 = arith.addi %1357, %1356 : index
          %1359 = arith.addi %1358, %c10 : index
          %1360 = memref.load %factors[%1359] : memref<?xf32>
          %1361 = arith.addi %1358, %c11 : index
          %1362 = memref.load %factors[%1361] : memref<?xf32>
          %1363 = arith.addi %1358, %c13 : index
          %1364 = memref.load %factors[%1363] : memref<?xf32>
          %1365 = arith.addi %1358, %c80 : index
          %1366 = memref.load %factors[%1365] : memref<?xf32>
          %1367 = arith.addi %1358, %c19 : index
          %1368 = memref.load %factors[%1367] : memref<?xf32>
          %1369 = arith.addi %1358, %c81 : index
          %1370 = memref.load %factors[%1369] : memref<?xf32>
          %1371 = arith.addi %1358, %c82 : index
          %1372 = memref.load %factors[%1371] : memref<?xf32>
          %1373 = arith.addi %1358, %c83 : index
          %1374 = memref.load %factors[%1373] : memref<?xf32>
          %1375 = vector.from_elements %1360, %1362, %1364, %1366, %1368, %1370, %1372, %1374 : vector<8xf32>
          %1376 = arith.muli %kvHeads, %c18 : index
          %1377 = arith.addi %1358, %1376 : index
          %1378 = arith.addi %1377, %c10 : index
          %1379 = memref.load %factors[%1378] : memref<?xf32>
          %1380 = arith.addi %1377, %c11 : index
          %1381 = memref.load %factors[%1380] : memref<?xf32>
          %1382 = arith.addi %1377, %c13 : index
          %1383 = memref.load %factors[%1382] : memref<?xf32>
          %1384 = arith.addi %1377, %c80 : index
          %1385 = memref.load %factors[%1384] : memref<?xf32>
          %1386 = arith.addi %1377, %c19 : index
          %1387 = memref.load %factors[%1386] : memref<?xf32>
          %1388 = arith.addi %1377, %c81 : index
          %1389 = memref.load %factors[%1388] : memref<?xf32>
          %1390 = arith.addi %1377, %c82 : index
          %1391 = memref.load %factors[%1390] : memref<?xf32>
          %1392 = arith.addi %1377, %c83 : index
          %1393 = memref.load %factors[%1392] : memref<?xf32>
          %1394 = vector.from_elements %1379, %1381, %1383, %1385, %1387, %1389, %1391, %1393 : vector<8xf32>
          %1395 = arith.muli %1235, %c13 : index
          %1396 = arith.addi %c10, %1395 : index
          %1397 = arith.addi %1396, %c17 : index
          %1398 = arith.muli %1354, %c30 : index
          %1399 = arith.addi %1397, %1398 : index
          %1400 = vector.load %5[%1399] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1401 = arith.addi %1399, %c29 : index
          %1402 = vector.load %5[%1401] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1403 = vector.shuffle %1400, %1402 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1404 = arith.mulf %1403, %1345 : vector<8xf32>
          %1405 = math.fma %1404, %1375, %1394 : vector<8xf32>
          %1406 = arith.addf %1405, %c46 : vector<8xf32>
          %1407 = arith.minimumf %1406, %c84 : vector<8xf32>
          %1408 = arith.maximumf %1407, %c85 : vector<8xf32>
          %1409 = arith.truncf %1408 : vector<8xf32> to vector<8xf16>
          %1410 = vector.bitcast %1409 : vector<8xf16> to vector<4xi32>
          %1411 = vector.shuffle %1410, %1410 [0, 1] : vector<4xi32>, vector<4xi32>
          %1412 = vector.shuffle %1410, %1410 [2, 3] : vector<4xi32>, vector<4xi32>
          %1413 = arith.select %3, %1412, %1411 : vector<2xi32>
          %1414 = arith.select %3, %1411, %1412 : vector<2xi32>
          %1415 = wave.swap_halves %1414 : vector<2xi32>
          %1416 = arith.select %3, %1415, %1413 : vector<2xi32>
          %1417 = arith.select %3, %1413, %1415 : vector<2xi32>
          %1418 = vector.bitcast %1416 : vector<2xi32> to vector<4xf16>
          %1419 = vector.bitcast %1417 : vector<2xi32> to vector<4xf16>
          %1420 = vector.shuffle %1418, %1419 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1421 = arith.addi %1353, %1355 : index
          %1422 = arith.divui %1349, %outTileRows : index
          %1423 = arith.divui %1253, %c3 : index
          %1424 = arith.muli %1422, %1423 : index
          %1425 = arith.divui %1421, %c3 : index
          %1426 = arith.addi %1424, %1425 : index
          %1427 = arith.muli %1426, %c11 : index
          %1428 = arith.remui %1421, %c3 : index
          %1429 = arith.divui %1428, %c19 : index
          %1430 = arith.addi %1427, %1429 : index
          %1431 = arith.muli %outTileRows, %c19 : index
          %1432 = arith.muli %1430, %1431 : index
          %1433 = arith.remui %1349, %outTileRows : index
          %1434 = arith.muli %1433, %c19 : index
          %1435 = arith.addi %1432, %1434 : index
          %1436 = arith.remui %1421, %c19 : index
          %1437 = arith.addi %1435, %1436 : index
          %1438 = arith.cmpi slt, %1346, %36 : index
          scf.if %1438 {
            vector.store %1420, %out[%1437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %249 {
          %1439 = arith.addi %1235, %c29 : index
          %1440 = arith.addi %1439, %c10 : index
          %1441 = memref.load %8[%1440] : memref<?xf32>
          %1442 = arith.addi %1439, %c6 : index
          %1443 = memref.load %8[%1442] : memref<?xf32>
          %1444 = arith.divf %c78, %1443 : f32
          %1445 = vector.broadcast %1444 : f32 to vector<8xf32>
          %1446 = arith.addi %15, %1234 : index
          %1447 = arith.addi %1446, %1 : index
          %1448 = arith.addi %1447, %c10 : index
          %1449 = arith.minsi %1448, %40 : index
          %1450 = arith.divui %1449, %groupSize : index
          %1451 = arith.addi %24, %1450 : index
          %1452 = arith.remui %1449, %groupSize : index
          %1453 = arith.addi %44, %1452 : index
          %1454 = arith.muli %1453, %c18 : index
          %1455 = arith.addi %1454, %51 : index
          %1456 = arith.muli %heads, %c18 : index
          scf.for %1457 = %c10 to %c13 step %c4 {
            %1458 = arith.muli %1457, %c3 : index
            %1459 = arith.addi %1458, %2 : index
            %1460 = arith.muli %13, %c18 : index
            %1461 = arith.addi %1460, %1459 : index
            %1462 = arith.addi %1461, %c10 : index
            %1463 = memref.load %factors[%1462] : memref<?xf32>
            %1464 = arith.addi %1461, %c11 : index
            %1465 = memref.load %factors[%1464] : memref<?xf32>
            %1466 = arith.addi %1461, %c13 : index
            %1467 = memref.load %factors[%1466] : memref<?xf32>
            %1468 = arith.addi %1461, %c80 : index
            %1469 = memref.load %factors[%1468] : memref<?xf32>
            %1470 = arith.addi %1461, %c19 : index
            %1471 = memref.load %factors[%1470] : memref<?xf32>
            %1472 = arith.addi %1461, %c81 : index
            %1473 = memref.load %factors[%1472] : memref<?xf32>
            %1474 = arith.addi %1461, %c82 : index
            %1475 = memref.load %factors[%1474] : memref<?xf32>
            %1476 = arith.addi %1461, %c83 : index
            %1477 = memref.load %factors[%1476] : memref<?xf32>
            %1478 = vector.from_elements %1463, %1465, %1467, %1469, %1471, %1473, %1475, %1477 : vector<8xf32>
            %1479 = arith.muli %kvHeads, %c18 : index
            %1480 = arith.addi %1461, %1479 : index
            %1481 = arith.addi %1480, %c10 : index
            %1482 = memref.load %factors[%1481] : memref<?xf32>
            %1483 = arith.addi %1480, %c11 : index
            %1484 = memref.load %factors[%1483] : memref<?xf32>
            %1485 = arith.addi %1480, %c13 : index
            %1486 = memref.load %factors[%1485] : memref<?xf32>
            %1487 = arith.addi %1480, %c80 : index
            %1488 = memref.load %factors[%1487] : memref<?xf32>
            %1489 = arith.addi %1480, %c19 : index
            %1490 = memref.load %factors[%1489] : memref<?xf32>
            %1491 = arith.addi %1480, %c81 : index
            %1492 = memref.load %factors[%1491] : memref<?xf32>
            %1493 = arith.addi %1480, %c82 : index
            %1494 = memref.load %factors[%1493] : memref<?xf32>
            %1495 = arith.addi %1480, %c83 : index
            %1496 = memref.load %factors[%1495] : memref<?xf32>
            %1497 = vector.from_elements %1482, %1484, %1486, %1488, %1490, %1492, %1494, %1496 : vector<8xf32>
            %1498 = arith.muli %1235, %c13 : index
            %1499 = arith.addi %16, %1498 : index
            %1500 = arith.addi %1499, %c10 : index
            %1501 = arith.muli %1457, %c30 : index
            %1502 = arith.addi %1500, %1501 : index
            %1503 = vector.load %partial[%1502] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1504 = arith.addi %1502, %c29 : index
            %1505 = vector.load %partial[%1504] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1506 = vector.shuffle %1503, %1505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1507 = arith.mulf %1506, %1445 : vector<8xf32>
            %1508 = math.fma %1507, %1478, %1497 : vector<8xf32>
            %1509 = arith.addf %1508, %c46 : vector<8xf32>
            %1510 = arith.minimumf %1509, %c84 : vector<8xf32>
            %1511 = arith.maximumf %1510, %c85 : vector<8xf32>
            %1512 = arith.truncf %1511 : vector<8xf32> to vector<8xf16>
            %1513 = vector.bitcast %1512 : vector<8xf16> to vector<4xi32>
            %1514 = vector.shuffle %1513, %1513 [0, 1] : vector<4xi32>, vector<4xi32>
            %1515 = vector.shuffle %1513, %1513 [2, 3] : vector<4xi32>, vector<4xi32>
            %1516 = arith.select %3, %1515, %1514 : vector<2xi32>
            %1517 = arith.select %3, %1514, %1515 : vector<2xi32>
            %1518 = wave.swap_halves %1517 : vector<2xi32>
            %1519 = arith.select %3, %1518, %1516 : vector<2xi32>
            %1520 = arith.select %3, %1516, %1518 : vector<2xi32>
            %1521 = vector.bitcast %1519 : vector<2xi32> to vector<4xf16>
            %1522 = vector.bitcast %1520 : vector<2xi32> to vector<4xf16>
            %1523 = vector.shuffle %1521, %1522 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1524 = arith.addi %1455, %1458 : index
            %1525 = arith.divui %1451, %outTileRows : index
            %1526 = arith.divui %1456, %c3 : index
            %1527 = arith.muli %1525, %1526 : index
            %1528 = arith.divui %1524, %c3 : index
            %1529 = arith.addi %1527, %1528 : index
            %1530 = arith.muli %1529, %c11 : index
            %1531 = arith.remui %1524, %c3 : index
            %1532 = arith.divui %1531, %c19 : index
            %1533 = arith.addi %1530, %1532 : index
            %1534 = arith.muli %outTileRows, %c19 : index
            %1535 = arith.muli %1533, %1534 : index
            %1536 = arith.remui %1451, %outTileRows : index
            %1537 = arith.muli %1536, %c19 : index
            %1538 = arith.addi %1535, %1537 : index
            %1539 = arith.remui %1524, %c19 : index
            %1540 = arith.addi %1538, %1539 : index
            %1541 = arith.cmpi slt, %1448, %36 : index
            scf.if %1541 {
              vector.store %1523, %out[%1540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1542 = arith.addi %1235, %c49 : index
          %1543 = arith.addi %1542, %c10 : index
          %1544 = memref.load %8[%1543] : memref<?xf32>
          %1545 = arith.addi %1542, %c6 : index
          %1546 = memref.load %8[%1545] : memref<?xf32>
          %1547 = arith.divf %c78, %1546 : f32
          %1548 = vector.broadcast %1547 : f32 to vector<8xf32>
          %1549 = arith.addi %1447, %c3 : index
          %1550 = arith.minsi %1549, %40 : index
          %1551 = arith.divui %1550, %groupSize : index
          %1552 = arith.addi %24, %1551 : index
          %1553 = arith.remui %1550, %groupSize : index
          %1554 = arith.addi %44, %1553 : index
          %1555 = arith.muli %1554, %c18 : index
          %1556 = arith.addi %1555, %51 : index
          scf.for %1557 = %c10 to %c13 step %c4 {
            %1558 = arith.muli %1557, %c3 : index
            %1559 = arith.addi %1558, %2 : index
            %1560 = arith.muli %13, %c18 : index
            %1561 = arith.addi %1560, %1559 : index
            %1562 = arith.addi %1561, %c10 : index
            %1563 = memref.load %factors[%1562] : memref<?xf32>
            %1564 = arith.addi %1561, %c11 : index
            %1565 = memref.load %factors[%1564] : memref<?xf32>
            %1566 = arith.addi %1561, %c13 : index
            %1567 = memref.load %factors[%1566] : memref<?xf32>
            %1568 = arith.addi %1561, %c80 : index
            %1569 = memref.load %factors[%1568] : memref<?xf32>
            %1570 = arith.addi %1561, %c19 : index
            %1571 = memref.load %factors[%1570] : memref<?xf32>
            %1572 = arith.addi %1561, %c81 : index
            %1573 = memref.load %factors[%1572] : memref<?xf32>
            %1574 = arith.addi %1561, %c82 : index
            %1575 = memref.load %factors[%1574] : memref<?xf32>
            %1576 = arith.addi %1561, %c83 : index
            %1577 = memref.load %factors[%1576] : memref<?xf32>
            %1578 = vector.from_elements %1563, %1565, %1567, %1569, %1571, %1573, %1575, %1577 : vector<8xf32>
            %1579 = arith.muli %kvHeads, %c18 : index
            %1580 = arith.addi %1561, %1579 : index
            %1581 = arith.addi %1580, %c10 : index
            %1582 = memref.load %factors[%1581] : memref<?xf32>
            %1583 = arith.addi %1580, %c11 : index
            %1584 = memref.load %factors[%1583] : memref<?xf32>
            %1585 = arith.addi %1580, %c13 : index
            %1586 = memref.load %factors[%1585] : memref<?xf32>
            %1587 = arith.addi %1580, %c80 : index
            %1588 = memref.load %factors[%1587] : memref<?xf32>
            %1589 = arith.addi %1580, %c19 : index
            %1590 = memref.load %factors[%1589] : memref<?xf32>
            %1591 = arith.addi %1580, %c81 : index
            %1592 = memref.load %factors[%1591] : memref<?xf32>
            %1593 = arith.addi %1580, %c82 : index
            %1594 = memref.load %factors[%1593] : memref<?xf32>
            %1595 = arith.addi %1580, %c83 : index
            %1596 = memref.load %factors[%1595] : memref<?xf32>
            %1597 = vector.from_elements %1582, %1584, %1586, %1588, %1590, %1592, %1594, %1596 : vector<8xf32>
            %1598 = arith.muli %1235, %c13 : index
            %1599 = arith.addi %16, %1598 : index
            %1600 = arith.addi %1599, %c17 : index
            %1601 = arith.muli %1557, %c30 : index
            %1602 = arith.addi %1600, %1601 : index
            %1603 = vector.load %partial[%1602] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1604 = arith.addi %1602, %c29 : index
            %1605 = vector.load %partial[%1604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1606 = vector.shuffle %1603, %1605 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1607 = arith.mulf %1606, %1548 : vector<8xf32>
            %1608 = math.fma %1607, %1578, %1597 : vector<8xf32>
            %1609 = arith.addf %1608, %c46 : vector<8xf32>
            %1610 = arith.minimumf %1609, %c84 : vector<8xf32>
            %1611 = arith.maximumf %1610, %c85 : vector<8xf32>
            %1612 = arith.truncf %1611 : vector<8xf32> to vector<8xf16>
            %1613 = vector.bitcast %1612 : vector<8xf16> to vector<4xi32>
            %1614 = vector.shuffle %1613, %1613 [0, 1] : vector<4xi32>, vector<4xi32>
            %1615 = vector.shuffle %1613, %1613 [2, 3] : vector<4xi32>, vector<4xi32>
            %1616 = arith.select %3, %1615, %1614 : vector<2xi32>
            %1617 = arith.select %3, %1614, %1615 : vector<2xi32>
            %1618 = wave.swap_halves %1617 : vector<2xi32>
            %1619 = arith.select %3, %1618, %1616 : vector<2xi32>
            %1620 = arith.select %3, %1616, %1618 : vector<2xi32>
            %1621 = vector.bitcast %1619 : vector<2xi32> to vector<4xf16>
            %1622 = vector.bitcast %1620 : vector<2xi32> to vector<4xf16>
            %1623 = vector.shuffle %1621, %1622 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1624 = arith.addi %1556, %1558 : index
            %1625 = arith.divui %1552, %outTileRows : index
            %1626 = arith.divui %1456, %c3 : index
            %1627 = arith.muli %1625, %1626 : index
            %1628 = arith.divui %1624, %c3 : index
            %1629 = arith.addi %1627, %1628 : index
            %1630 = arith.muli %1629, %c11 : index
            %1631 = arith.remui %1624, %c3 : index
            %1632 = arith.divui %1631, %c19 : index
            %1633 = arith.addi %1630, %1632 : index
            %1634 = arith.muli %outTileRows, %c19 : index
            %1635 = arith.muli %1633, %1634 : index
            %1636 = arith.remui %1552, %outTileRows : index
            %1637 = arith.muli %1636, %c19 : index
            %1638 = arith.addi %1635, %1637 : index
            %1639 = arith.remui %1624, %c19 : index
            %1640 = arith.addi %1638, %1639 : index
            %1641 = arith.cmpi slt, %1549, %36 : index
            scf.if %1641 {
              vector.store %1623, %out[%1640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1642 = arith.addi %1235, %c30 : index
          %1643 = arith.addi %1642, %c10 : index
          %1644 = memref.load %8[%1643] : memref<?xf32>
          %1645 = arith.addi %1642, %c6 : index
          %1646 = memref.load %8[%1645] : memref<?xf32>
          %1647 = arith.divf %c78, %1646 : f32
          %1648 = vector.broadcast %1647 : f32 to vector<8xf32>
          %1649 = arith.addi %15, %1234 : index
          %1650 = arith.addi %1649, %1 : index
          %1651 = arith.addi %1650, %c10 : index
          %1652 = arith.minsi %1651, %40 : index
          %1653 = arith.divui %1652, %groupSize : index
          %1654 = arith.addi %24, %1653 : index
          %1655 = arith.remui %1652, %groupSize : index
          %1656 = arith.addi %44, %1655 : index
          %1657 = arith.muli %1656, %c18 : index
          %1658 = arith.addi %1657, %51 : index
          %1659 = arith.muli %heads, %c18 : index
          scf.for %1660 = %c10 to %c13 step %c4 {
            %1661 = arith.muli %1660, %c3 : index
            %1662 = arith.addi %1661, %2 : index
            %1663 = arith.muli %13, %c18 : index
            %1664 = arith.addi %1663, %1662 : index
            %1665 = arith.addi %1664, %c10 : index
            %1666 = memref.load %factors[%1665] : memref<?xf32>
            %1667 = arith.addi %1664, %c11 : index
            %1668 = memref.load %factors[%1667] : memref<?xf32>
            %1669 = arith.addi %1664, %c13 : index
            %1670 = memref.load %factors[%1669] : memref<?xf32>
            %1671 = arith.addi %1664, %c80 : index
            %1672 = memref.load %factors[%1671] : memref<?xf32>
            %1673 = arith.addi %1664, %c19 : index
            %1674 = memref.load %factors[%1673] : memref<?xf32>
            %1675 = arith.addi %1664, %c81 : index
            %1676 = memref.load %factors[%1675] : memref<?xf32>
            %1677 = arith.addi %1664, %c82 : index
            %1678 = memref.load %factors[%1677] : memref<?xf32>
            %1679 = arith.addi %1664, %c83 : index
            %1680 = memref.load %factors[%1679] : memref<?xf32>
            %1681 = vector.from_elements %1666, %1668, %1670, %1672, %1674, %1676, %1678, %1680 : vector<8xf32>
            %1682 = arith.muli %kvHeads, %c18 : index
            %1683 = arith.addi %1664, %1682 : index
            %1684 = arith.addi %1683, %c10 : index
            %1685 = memref.load %factors[%1684] : memref<?xf32>
            %1686 = arith.addi %1683, %c11 : index
            %1687 = memref.load %factors[%1686] : memref<?xf32>
            %1688 = arith.addi %1683, %c13 : index
            %1689 = memref.load %factors[%1688] : memref<?xf32>
            %1690 = arith.addi %1683, %c80 : index
            %1691 = memref.load %factors[%1690] : memref<?xf32>
            %1692 = arith.addi %1683, %c19 : index
            %1693 = memref.load %factors[%1692] : memref<?xf32>
            %1694 = arith.addi %1683, %c81 : index
            %1695 = memref.load %factors[%1694] : memref<?xf32>
            %1696 = arith.addi %1683, %c82 : index
            %1697 = memref.load %factors[%1696] : memref<?xf32>
            %1698 = arith.addi %1683, %c83 : index
            %1699 = memref.load %factors[%1698] : memref<?xf32>
            %1700 = vector.from_elements %1685, %1687, %1689, %1691, %1693, %1695, %1697, %1699 : vector<8xf32>
            %1701 = arith.muli %1235, %c13 : index
            %1702 = arith.addi %17, %1701 : index
            %1703 = arith.addi %1702, %c10 : index
            %1704 = arith.muli %1660, %c30 : index
            %1705 = arith.addi %1703, %1704 : index
            %1706 = vector.load %partial[%1705] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1707 = arith.addi %1705, %c29 : index
            %1708 = vector.load %partial[%1707] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1709 = vector.shuffle %1706, %1708 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1710 = arith.mulf %1709, %1648 : vector<8xf32>
            %1711 = math.fma %1710, %1681, %1700 : vector<8xf32>
            %1712 = arith.addf %1711, %c46 : vector<8xf32>
            %1713 = arith.minimumf %1712, %c84 : vector<8xf32>
            %1714 = arith.maximumf %1713, %c85 : vector<8xf32>
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
            %1727 = arith.addi %1658, %1661 : index
            %1728 = arith.divui %1654, %outTileRows : index
            %1729 = arith.divui %1659, %c3 : index
            %1730 = arith.muli %1728, %1729 : index
            %1731 = arith.divui %1727, %c3 : index
            %1732 = arith.addi %1730, %1731 : index
            %1733 = arith.muli %1732, %c11 : index
            %1734 = arith.remui %1727, %c3 : index
            %1735 = arith.divui %1734, %c19 : index
            %1736 = arith.addi %1733, %1735 : index
            %1737 = arith.muli %outTileRows, %c19 : index
            %1738 = arith.muli %1736, %1737 : index
            %1739 = arith.remui %1654, %outTileRows : index
            %1740 = arith.muli %1739, %c19 : index
            %1741 = arith.addi %1738, %1740 : index
            %1742 = arith.remui %1727, %c19 : index
            %1743 = arith.addi %1741, %1742 : index
            %1744 = arith.cmpi slt, %1651, %36 : index
            scf.if %1744 {
              vector.store %1726, %out[%1743] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1745 = arith.addi %1235, %c50 : index
          %1746 = arith.addi %1745, %c10 : index
          %1747 = memref.load %8[%1746] : memref<?xf32>
          %1748 = arith.addi %1745, %c6 : index
          %1749 = memref.load %8[%1748] : memref<?xf32>
          %1750 = arith.divf %c78, %1749 : f32
          %1751 = vector.broadcast %1750 : f32 to vector<8xf32>
          %1752 = arith.addi %1650, %c3 : index
          %1753 = arith.minsi %1752, %40 : index
          %1754 = arith.divui %1753, %groupSize : index
          %1755 = arith.addi %24, %1754 : index
          %1756 = arith.remui %1753, %groupSize : index
          %1757 = arith.addi %44, %1756 : index
          %1758 = arith.muli %1757, %c18 : index
          %1759 = arith.addi %1758, %51 : index
          scf.for %1760 = %c10 to %c13 step %c4 {
            %1761 = arith.muli %1760, %c3 : index
            %1762 = arith.addi %1761, %2 : index
            %1763 = arith.muli %13, %c18 : index
            %1764 = arith.addi %1763, %1762 : index
            %1765 = arith.addi %1764, %c10 : index
            %1766 = memref.load %factors[%1765] : memref<?xf32>
            %1767 = arith.addi %1764, %c11 : index
            %1768 = memref.load %factors[%1767] : memref<?xf32>
            %1769 = arith.addi %1764, %c13 : index
            %1770 = memref.load %factors[%1769] : memref<?xf32>
            %1771 = arith.addi %1764, %c80 : index
            %1772 = memref.load %factors[%1771] : memref<?xf32>
            %1773 = arith.addi %1764, %c19 : index
            %1774 = memref.load %factors[%1773] : memref<?xf32>
            %1775 = arith.addi %1764, %c81 : index
            %1776 = memref.load %factors[%1775] : memref<?xf32>
            %1777 = arith.addi %1764, %c82 : index
            %1778 = memref.load %factors[%1777] : memref<?xf32>
            %1779 = arith.addi %1764, %c83 : index
            %1780 = memref.load %factors[%1779] : memref<?xf32>
            %1781 = vector.from_elements %1766, %1768, %1770, %1772, %1774, %1776, %1778, %1780 : vector<8xf32>
            %1782 = arith.muli %kvHeads, %c18 : index
            %1783 = arith.addi %1764, %1782 : index
            %1784 = arith.addi %1783, %c10 : index
            %1785 = memref.load %factors[%1784] : memref<?xf32>
            %1786 = arith.addi %1783, %c11 : index
            %1787 = memref.load %factors[%1786] : memref<?xf32>
            %1788 = arith.addi %1783, %c13 : index
            %1789 = memref.load %factors[%1788] : memref<?xf32>
            %1790 = arith.addi %1783, %c80 : index
            %1791 = memref.load %factors[%1790] : memref<?xf32>
            %1792 = arith.addi %1783, %c19 : index
            %1793 = memref.load %factors[%1792] : memref<?xf32>
            %1794 = arith.addi %1783, %c81 : index
            %1795 = memref.load %factors[%1794] : memref<?xf32>
            %1796 = arith.addi %1783, %c82 : index
            %1797 = memref.load %factors[%1796] : memref<?xf32>
            %1798 = arith.addi %1783, %c83 : index
            %1799 = memref.load %factors[%1798] : memref<?xf32>
            %1800 = vector.from_elements %1785, %1787, %1789, %1791, %1793, %1795, %1797, %1799 : vector<8xf32>
            %1801 = arith.muli %1235, %c13 : index
            %1802 = arith.addi %17, %1801 : index
            %1803 = arith.addi %1802, %c17 : index
            %1804 = arith.muli %1760, %c30 : index
            %1805 = arith.addi %1803, %1804 : index
            %1806 = vector.load %partial[%1805] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1807 = arith.addi %1805, %c29 : index
            %1808 = vector.load %partial[%1807] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1809 = vector.shuffle %1806, %1808 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1810 = arith.mulf %1809, %1751 : vector<8xf32>
            %1811 = math.fma %1810, %1781, %1800 : vector<8xf32>
            %1812 = arith.addf %1811, %c46 : vector<8xf32>
            %1813 = arith.minimumf %1812, %c84 : vector<8xf32>
            %1814 = arith.maximumf %1813, %c85 : vector<8xf32>
            %1815 = arith.truncf %1814 : vector<8xf32> to vector<8xf16>
            %1816 = vector.bitcast %1815 : vector<8xf16> to vector<4xi32>
            %1817 = vector.shuffle %1816, %1816 [0, 1] : vector<4xi32>, vector<4xi32>
            %1818 = vector.shuffle %1816, %1816 [2, 3] : vector<4xi32>, vector<4xi32>
            %1819 = arith.select %3, %1818, %1817 : vector<2xi32>
            %1820 = arith.select %3, %1817, %1818 : vector<2xi32>
            %1821 = wave.swap_halves %1820 : vector<2xi32>
            %1822 = arith.select %3, %1821, %1819 : vector<2xi32>
            %1823 = arith.select %3, %1819, %1821 : vector<2xi32>
            %1824 = vector.bitcast %1822 : vector<2xi32> to vector<4xf16>
            %1825 = vector.bitcast %1823 : vector<2xi32> to vector<4xf16>
            %1826 = vector.shuffle %1824, %1825 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1827 = arith.addi %1759, %1761 : index
            %1828 = arith.divui %1755, %outTileRows : index
            %1829 = arith.divui %1659, %c3 : index
            %1830 = arith.muli %1828, %1829 : index
            %1831 = arith.divui %1827, %c3 : index
            %1832 = arith.addi %1830, %1831 : index
            %1833 = arith.muli %1832, %c11 : index
            %1834 = arith.remui %1827, %c3 : index
            %1835 = arith.divui %1834, %c19 : index
            %1836 = arith.addi %1833, %1835 : index
            %1837 = arith.muli %outTileRows, %c19 : index
            %1838 = arith.muli %1836, %1837 : index
            %1839 = arith.remui %1755, %outTileRows : index
            %1840 = arith.muli %1839, %c19 : index
            %1841 = arith.addi %1838, %1840 : index
            %1842 = arith.remui %1827, %c19 : index
            %1843 = arith.addi %1841, %1842 : index
            %1844 = arith.cmpi slt, %1752, %36 : index
            scf.if %1844 {
              vector.store %1826, %out[%1843] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
