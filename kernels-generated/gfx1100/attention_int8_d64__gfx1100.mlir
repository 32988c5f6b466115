// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='int8', dim=64)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_int8_d64__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
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
  %c49 = arith.constant dense<16711935> : vector<4xi32>
  %c50 = arith.constant dense<1677747200> : vector<4xi32>
  %c51 = arith.constant dense<8> : vector<4xi32>
  %c52 = arith.constant dense<0x6480> : vector<16xf16>
  %c53 = arith.constant 192 : index
  %c54 = arith.constant 320 : index
  %c55 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c56 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c57 = arith.constant 0x41000000 : f32
  %c58 = arith.constant 0x40C00000 : f32
  %c59 = arith.constant dense<-1> : vector<4xi32>
  %c60 = arith.constant 255 : i32
  %c61 = arith.constant 2 : i32
  %c62 = arith.constant 16711680 : i32
  %c63 = arith.constant 3 : i32
  %c64 = arith.constant 4 : i32
  %c65 = arith.constant 65280 : i32
  %c66 = arith.constant 5 : i32
  %c67 = arith.constant 6 : i32
  %c68 = arith.constant -16777216 : i32
  %c69 = arith.constant 7 : i32
  %c70 = arith.constant 8 : i32
  %c71 = arith.constant 9 : i32
  %c72 = arith.constant 10 : i32
  %c73 = arith.constant 11 : i32
  %c74 = arith.constant 12 : i32
  %c75 = arith.constant 13 : i32
  %c76 = arith.constant 15 : i32
  %c77 = arith.constant 448 : index
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
              %353 = vector.bitcast %352 : vector<16xi8> to vector<4xi32>
              %354 = arith.andi %353, %c49 : vector<4xi32>
              %355 = arith.ori %354, %c50 : vector<4xi32>
              %356 = arith.shrui %353, %c51 : vector<4xi32>
              %357 = arith.andi %356, %c49 : vector<4xi32>
              %358 = arith.ori %357, %c50 : vector<4xi32>
              %359 = vector.shuffle %355, %358 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %360 = vector.bitcast %359 : vector<8xi32> to vector<16xf16>
              %361 = arith.subf %360, %c52 : vector<16xf16>
              %362 = vector.bitcast %291 : vector<4xi32> to vector<16xi8>
              %363 = vector.bitcast %362 : vector<16xi8> to vector<4xi32>
              %364 = arith.andi %363, %c49 : vector<4xi32>
              %365 = arith.ori %364, %c50 : vector<4xi32>
              %366 = arith.shrui %363, %c51 : vector<4xi32>
              %367 = arith.andi %366, %c49 : vector<4xi32>
              %368 = arith.ori %367, %c50 : vector<4xi32>
              %369 = vector.shuffle %365, %368 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %370 = vector.bitcast %369 : vector<8xi32> to vector<16xf16>
              %371 = arith.subf %370, %c52 : vector<16xf16>
              %372 = arith.addi %345, %c10 : index
              %373 = vector.load %4[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %374 = arith.addi %372, %c29 : index
              %375 = vector.load %4[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %377 = wave.mma %361, %376, %c46 : vector<16xf16>, vector<8xf32>
              %378 = wave.mma %371, %376, %c46 : vector<16xf16>, vector<8xf32>
              wave.pin
              %379 = arith.addi %345, %c34 : index
              %380 = vector.load %4[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %381 = arith.addi %379, %c29 : index
              %382 = vector.load %4[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %384 = wave.mma %361, %383, %c46 : vector<16xf16>, vector<8xf32>
              %385 = wave.mma %371, %383, %c46 : vector<16xf16>, vector<8xf32>
              %386 = arith.addi %346, %c53 : index
              %387 = vector.load %kv[%386] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %388 = arith.addi %349, %c53 : index
              %389 = vector.load %kv[%388] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %390 = vector.bitcast %292 : vector<4xi32> to vector<16xi8>
              %391 = vector.bitcast %390 : vector<16xi8> to vector<4xi32>
              %392 = arith.andi %391, %c49 : vector<4xi32>
              %393 = arith.ori %392, %c50 : vector<4xi32>
              %394 = arith.shrui %391, %c51 : vector<4xi32>
              %395 = arith.andi %394, %c49 : vector<4xi32>
              %396 = arith.ori %395, %c50 : vector<4xi32>
              %397 = vector.shuffle %393, %396 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %398 = vector.bitcast %397 : vector<8xi32> to vector<16xf16>
              %399 = arith.subf %398, %c52 : vector<16xf16>
              %400 = vector.bitcast %293 : vector<4xi32> to vector<16xi8>
              %401 = vector.bitcast %400 : vector<16xi8> to vector<4xi32>
              %402 = arith.andi %401, %c49 : vector<4xi32>
              %403 = arith.ori %402, %c50 : vector<4xi32>
              %404 = arith.shrui %401, %c51 : vector<4xi32>
              %405 = arith.andi %404, %c49 : vector<4xi32>
              %406 = arith.ori %405, %c50 : vector<4xi32>
              %407 = vector.shuffle %403, %406 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %408 = vector.bitcast %407 : vector<8xi32> to vector<16xf16>
              %409 = arith.subf %408, %c52 : vector<16xf16>
              %410 = arith.addi %345, %c30 : index
              %411 = vector.load %4[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %412 = arith.addi %410, %c29 : index
              %413 = vector.load %4[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %415 = wave.mma %399, %414, %377 : vector<16xf16>, vector<8xf32>
              %416 = wave.mma %409, %414, %378 : vector<16xf16>, vector<8xf32>
              wave.pin
              %417 = arith.addi %345, %c35 : index
              %418 = vector.load %4[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %419 = arith.addi %417, %c29 : index
              %420 = vector.load %4[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %422 = wave.mma %399, %421, %384 : vector<16xf16>, vector<8xf32>
              %423 = wave.mma %409, %421, %385 : vector<16xf16>, vector<8xf32>
              %424 = arith.addi %346, %c30 : index
              %425 = vector.load %kv[%424] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %426 = arith.addi %349, %c30 : index
              %427 = vector.load %kv[%426] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %428 = vector.bitcast %348 : vector<4xi32> to vector<16xi8>
              %429 = vector.bitcast %428 : vector<16xi8> to vector<4xi32>
              %430 = arith.andi %429, %c49 : vector<4xi32>
              %431 = arith.ori %430, %c50 : vector<4xi32>
              %432 = arith.shrui %429, %c51 : vector<4xi32>
              %433 = arith.andi %432, %c49 : vector<4xi32>
              %434 = arith.ori %433, %c50 : vector<4xi32>
              %435 = vector.shuffle %431, %434 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %436 = vector.bitcast %435 : vector<8xi32> to vector<16xf16>
              %437 = arith.subf %436, %c52 : vector<16xf16>
              %438 = vector.bitcast %351 : vector<4xi32> to vector<16xi8>
              %439 = vector.bitcast %438 : vector<16xi8> to vector<4xi32>
              %440 = arith.andi %439, %c49 : vector<4xi32>
              %441 = arith.ori %440, %c50 : vector<4xi32>
              %442 = arith.shrui %439, %c51 : vector<4xi32>
              %443 = arith.andi %442, %c49 : vector<4xi32>
              %444 = arith.ori %443, %c50 : vector<4xi32>
              %445 = vector.shuffle %441, %444 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %446 = vector.bitcast %445 : vector<8xi32> to vector<16xf16>
              %447 = arith.subf %446, %c52 : vector<16xf16>
              %448 = arith.addi %345, %c17 : index
              %449 = vector.load %4[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %450 = arith.addi %448, %c29 : index
              %451 = vector.load %4[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %452 = vector.shuffle %449, %451 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %453 = wave.mma %437, %452, %415 : vector<16xf16>, vector<8xf32>
              %454 = wave.mma %447, %452, %416 : vector<16xf16>, vector<8xf32>
              wave.pin
              %455 = arith.addi %345, %c36 : index
              %456 = vector.load %4[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %457 = arith.addi %455, %c29 : index
              %458 = vector.load %4[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %459 = vector.shuffle %456, %458 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %460 = wave.mma %437, %459, %422 : vector<16xf16>, vector<8xf32>
              %461 = wave.mma %447, %459, %423 : vector<16xf16>, vector<8xf32>
              %462 = arith.addi %346, %c54 : index
              %463 = vector.load %kv[%462] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %464 = arith.addi %349, %c54 : index
              %465 = vector.load %kv[%464] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %466 = vector.bitcast %387 : vector<4xi32> to vector<16xi8>
              %467 = vector.bitcast %466 : vector<16xi8> to vector<4xi32>
              %468 = arith.andi %467, %c49 : vector<4xi32>
              %469 = arith.ori %468, %c50 : vector<4xi32>
              %470 = arith.shrui %467, %c51 : vector<4xi32>
              %471 = arith.andi %470, %c49 : vector<4xi32>
              %472 = arith.ori %471, %c50 : vector<4xi32>
              %473 = vector.shuffle %469, %472 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %474 = vector.bitcast %473 : vector<8xi32> to vector<16xf16>
              %475 = arith.subf %474, %c52 : vector<16xf16>
              %476 = vector.bitcast %389 : vector<4xi32> to vector<16xi8>
              %477 = vector.bitcast %476 : vector<16xi8> to vector<4xi32>
              %478 = arith.andi %477, %c49 : vector<4xi32>
              %479 = arith.ori %478, %c50 : vector<4xi32>
              %480 = arith.shrui %477, %c51 : vector<4xi32>
              %481 = arith.andi %480, %c49 : vector<4xi32>
              %482 = arith.ori %481, %c50 : vector<4xi32>
              %483 = vector.shuffle %479, %482 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %484 = vector.bitcast %483 : vector<8xi32> to vector<16xf16>
              %485 = arith.subf %484, %c52 : vector<16xf16>
              %486 = arith.addi %345, %c31 : index
              %487 = vector.load %4[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %488 = arith.addi %486, %c29 : index
              %489 = vector.load %4[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %490 = vector.shuffle %487, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %491 = wave.mma %475, %490, %453 : vector<16xf16>, vector<8xf32>
              %492 = wave.mma %485, %490, %454 : vector<16xf16>, vector<8xf32>
              wave.pin
              %493 = arith.addi %345, %c37 : index
              %494 = vector.load %4[%493] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %495 = arith.addi %493, %c29 : index
              %496 = vector.load %4[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %497 = vector.shuffle %494, %496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %498 = wave.mma %475, %497, %460 : vector<16xf16>, vector<8xf32>
              %499 = wave.mma %485, %497, %461 : vector<16xf16>, vector<8xf32>
              %500 = arith.addi %346, %c7 : index
              %501 = vector.load %kv[%500] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %502 = arith.addi %349, %c7 : index
              %503 = vector.load %kv[%502] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %504 = wave.opaque %491 : vector<8xf32>
              %505 = wave.opaque %492 : vector<8xf32>
              %506 = wave.opaque %498 : vector<8xf32>
              %507 = wave.opaque %499 : vector<8xf32>
              %508 = wave.opaque %309 : i32
              %509 = arith.cmpi sgt, %508, %236 : i32
              %510:2 = scf.if %509 -> (vector<8xf32>, vector<8xf32>) {
                %511 = wave.opaque %c10 : index
                %512 = arith.addi %1, %511 : index
                %513 = memref.load %7[%512] : memref<?xi32>
                %514 = arith.index_cast %2 : index to i32
                %515 = arith.addi %308, %514 : i32
                %516 = arith.subi %513, %515 : i32
                %517 = arith.subi %516, %c40 : i32
                %518 = vector.broadcast %517 : i32 to vector<8xi32>
                %519 = arith.cmpi sgt, %518, %c56 : vector<8xi32>
                %520 = arith.select %519, %504, %c55 : vector<8xi1>, vector<8xf32>
                %521 = arith.subi %516, %c39 : i32
                %522 = vector.broadcast %521 : i32 to vector<8xi32>
                %523 = arith.cmpi sgt, %522, %c56 : vector<8xi32>
                %524 = arith.select %523, %505, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %520, %524 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %504, %505 : vector<8xf32>, vector<8xf32>
              }
              %525 = wave.opaque %c10 : index
              %526 = arith.addi %1, %525 : index
              %527 = memref.load %6[%526] : memref<?xf32>
              %528 = vector.extract %510#0[0] : f32 from vector<8xf32>
              %529 = vector.extract %510#0[1] : f32 from vector<8xf32>
              %530 = vector.extract %510#0[2] : f32 from vector<8xf32>
              %531 = vector.extract %510#0[3] : f32 from vector<8xf32>
              %532 = vector.extract %510#0[4] : f32 from vector<8xf32>
              %533 = vector.extract %510#0[5] : f32 from vector<8xf32>
              %534 = vector.extract %510#0[6] : f32 from vector<8xf32>
              %535 = vector.extract %510#0[7] : f32 from vector<8xf32>
              %536 = vector.extract %510#1[0] : f32 from vector<8xf32>
              %537 = vector.extract %510#1[1] : f32 from vector<8xf32>
              %538 = vector.extract %510#1[2] : f32 from vector<8xf32>
              %539 = vector.extract %510#1[3] : f32 from vector<8xf32>
              %540 = vector.extract %510#1[4] : f32 from vector<8xf32>
              %541 = vector.extract %510#1[5] : f32 from vector<8xf32>
              %542 = vector.extract %510#1[6] : f32 from vector<8xf32>
              %543 = vector.extract %510#1[7] : f32 from vector<8xf32>
              %544 = arith.maxnumf %528, %529 fastmath<nnan> : f32
              %545 = arith.maxnumf %544, %530 fastmath<nnan> : f32
              %546 = arith.maxnumf %545, %531 fastmath<nnan> : f32
              %547 = arith.maxnumf %546, %532 fastmath<nnan> : f32
              %548 = arith.maxnumf %547, %533 fastmath<nnan> : f32
              %549 = arith.maxnumf %548, %534 fastmath<nnan> : f32
              %550 = arith.maxnumf %549, %535 fastmath<nnan> : f32
              %551 = arith.maxnumf %550, %536 fastmath<nnan> : f32
              %552 = arith.maxnumf %551, %537 fastmath<nnan> : f32
              %553 = arith.maxnumf %552, %538 fastmath<nnan> : f32
              %554 = arith.maxnumf %553, %539 fastmath<nnan> : f32
              %555 = arith.maxnumf %554, %540 fastmath<nnan> : f32
              %556 = arith.maxnumf %555, %541 fastmath<nnan> : f32
              %557 = arith.maxnumf %556, %542 fastmath<nnan> : f32
              %558 = arith.maxnumf %557, %543 fastmath<nnan> : f32
              %559 = wave.swap_halves %558 : f32
              %560 = arith.maxnumf %558, %559 fastmath<nnan> : f32
              %561 = arith.mulf %560, %527 : f32
              %562 = arith.addf %294, %c57 : f32
              %563 = arith.cmpf ogt, %561, %562 : f32
              %564:6 = scf.if %563 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %565 = arith.subf %294, %561 : f32
                %566 = wave.exp2 %565 : f32
                %567 = vector.broadcast %566 : f32 to vector<8xf32>
                %568 = arith.mulf %295, %566 : f32
                %569 = arith.mulf %296, %567 : vector<8xf32>
                %570 = arith.mulf %297, %567 : vector<8xf32>
                %571 = arith.mulf %298, %567 : vector<8xf32>
                %572 = arith.mulf %299, %567 : vector<8xf32>
                scf.yield %561, %568, %569, %570, %571, %572 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %294, %295, %296, %297, %298, %299 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %573 = vector.broadcast %527 : f32 to vector<8xf32>
              %574 = arith.subf %c58, %564#0 : f32
              %575 = vector.broadcast %574 : f32 to vector<8xf32>
              %576 = math.fma %510#0, %573, %575 : vector<8xf32>
              %577 = wave.exp2 %576 : vector<8xf32>
              %578 = math.fma %510#1, %573, %575 : vector<8xf32>
              %579 = wave.exp2 %578 : vector<8xf32>
              %580 = arith.truncf %577 : vector<8xf32> to vector<8xf16>
              %581 = vector.bitcast %580 : vector<8xf16> to vector<4xi32>
              %582 = wave.swap_halves %581 : vector<4xi32>
              %583 = arith.select %3, %582, %581 : vector<4xi32>
              %584 = arith.select %3, %581, %582 : vector<4xi32>
              %585 = vector.shuffle %583, %584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %586 = vector.bitcast %585 : vector<8xi32> to vector<16xf16>
              %587 = arith.truncf %579 : vector<8xf32> to vector<8xf16>
              %588 = vector.bitcast %587 : vector<8xf16> to vector<4xi32>
              %589 = wave.swap_halves %588 : vector<4xi32>
              %590 = arith.select %3, %589, %588 : vector<4xi32>
              %591 = arith.select %3, %588, %589 : vector<4xi32>
              %592 = vector.shuffle %590, %591 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %593 = vector.bitcast %592 : vector<8xi32> to vector<16xf16>
              %594 = arith.addf %577, %579 : vector<8xf32>
              %595 = vector.extract %594[0] : f32 from vector<8xf32>
              %596 = vector.extract %594[1] : f32 from vector<8xf32>
              %597 = vector.extract %594[2] : f32 from vector<8xf32>
              %598 = vector.extract %594[3] : f32 from vector<8xf32>
              %599 = vector.extract %594[4] : f32 from vector<8xf32>
              %600 = vector.extract %594[5] : f32 from vector<8xf32>
              %601 = vector.extract %594[6] : f32 from vector<8xf32>
              %602 = vector.extract %594[7] : f32 from vector<8xf32>
              %603 = arith.addf %595, %599 : f32
              %604 = arith.addf %596, %600 : f32
              %605 = arith.addf %597, %601 : f32
              %606 = arith.addf %598, %602 : f32
              %607 = arith.addf %603, %605 : f32
              %608 = arith.addf %604, %606 : f32
              %609 = arith.addf %607, %608 : f32
              %610 = arith.addf %564#1, %609 : f32
              %611 = wave.opaque %610 : f32
              %612 = wave.opaque %309 : i32
              %613 = arith.cmpi sgt, %612, %236 : i32
              %614:2 = scf.if %613 -> (vector<8xf32>, vector<8xf32>) {
                %615 = wave.opaque %c3 : index
                %616 = arith.addi %1, %615 : index
                %617 = memref.load %7[%616] : memref<?xi32>
                %618 = arith.index_cast %2 : index to i32
                %619 = arith.addi %308, %618 : i32
                %620 = arith.subi %617, %619 : i32
                %621 = arith.subi %620, %c40 : i32
                %622 = vector.broadcast %621 : i32 to vector<8xi32>
                %623 = arith.cmpi sgt, %622, %c56 : vector<8xi32>
                %624 = arith.select %623, %506, %c55 : vector<8xi1>, vector<8xf32>
                %625 = arith.subi %620, %c39 : i32
                %626 = vector.broadcast %625 : i32 to vector<8xi32>
                %627 = arith.cmpi sgt, %626, %c56 : vector<8xi32>
                %628 = arith.select %627, %507, %c55 : vector<8xi1>, vector<8xf32>
                scf.yield %624, %628 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %506, %507 : vector<8xf32>, vector<8xf32>
              }
              %629 = wave.opaque %c3 : index
              %630 = arith.addi %1, %629 : index
              %631 = memref.load %6[%630] : memref<?xf32>
              %632 = vector.extract %614#0[0] : f32 from vector<8xf32>
              %633 = vector.extract %614#0[1] : f32 from vector<8xf32>
              %634 = vector.extract %614#0[2] : f32 from vector<8xf32>
              %635 = vector.extract %614#0[3] : f32 from vector<8xf32>
              %636 = vector.extract %614#0[4] : f32 from vector<8xf32>
              %637 = vector.extract %614#0[5] : f32 from vector<8xf32>
              %638 = vector.extract %614#0[6] : f32 from vector<8xf32>
              %639 = vector.extract %614#0[7] : f32 from vector<8xf32>
              %640 = vector.extract %614#1[0] : f32 from vector<8xf32>
              %641 = vector.extract %614#1[1] : f32 from vector<8xf32>
              %642 = vector.extract %614#1[2] : f32 from vector<8xf32>
              %643 = vector.extract %614#1[3] : f32 from vector<8xf32>
              %644 = vector.extract %614#1[4] : f32 from vector<8xf32>
              %645 = vector.extract %614#1[5] : f32 from vector<8xf32>
              %646 = vector.extract %614#1[6] : f32 from vector<8xf32>
              %647 = vector.extract %614#1[7] : f32 from vector<8xf32>
              %648 = arith.maxnumf %632, %633 fastmath<nnan> : f32
              %649 = arith.maxnumf %648, %634 fastmath<nnan> : f32
              %650 = arith.maxnumf %649, %635 fastmath<nnan> : f32
              %651 = arith.maxnumf %650, %636 fastmath<nnan> : f32
              %652 = arith.maxnumf %651, %637 fastmath<nnan> : f32
              %653 = arith.maxnumf %652, %638 fastmath<nnan> : f32
              %654 = arith.maxnumf %653, %639 fastmath<nnan> : f32
              %655 = arith.maxnumf %654, %640 fastmath<nnan> : f32
              %656 = arith.maxnumf %655, %641 fastmath<nnan> : f32
              %657 = arith.maxnumf %656, %642 fastmath<nnan> : f32
              %658 = arith.maxnumf %657, %643 fastmath<nnan> : f32
              %659 = arith.maxnumf %658, %644 fastmath<nnan> : f32
              %660 = arith.maxnumf %659, %645 fastmath<nnan> : f32
              %661 = arith.maxnumf %660, %646 fastmath<nnan> : f32
              %662 = arith.maxnumf %661, %647 fastmath<nnan> : f32
              %663 = wave.swap_halves %662 : f32
              %664 = arith.maxnumf %662, %663 fastmath<nnan> : f32
              %665 = arith.mulf %664, %631 : f32
              %666 = arith.addf %300, %c57 : f32
              %667 = arith.cmpf ogt, %665, %666 : f32
              %668:6 = scf.if %667 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %669 = arith.subf %300, %665 : f32
                %670 = wave.exp2 %669 : f32
                %671 = vector.broadcast %670 : f32 to vector<8xf32>
                %672 = arith.mulf %301, %670 : f32
                %673 = arith.mulf %302, %671 : vector<8xf32>
                %674 = arith.mulf %303, %671 : vector<8xf32>
                %675 = arith.mulf %304, %671 : vector<8xf32>
                %676 = arith.mulf %305, %671 : vector<8xf32>
                scf.yield %665, %672, %673, %674, %675, %676 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %300, %301, %302, %303, %304, %305 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %677 = vector.broadcast %631 : f32 to vector<8xf32>
              %678 = arith.subf %c58, %668#0 : f32
              %679 = vector.broadcast %678 : f32 to vector<8xf32>
              %680 = math.fma %614#0, %677, %679 : vector<8xf32>
              %681 = wave.exp2 %680 : vector<8xf32>
              %682 = math.fma %614#1, %677, %679 : vector<8xf32>
              %683 = wave.exp2 %682 : vector<8xf32>
              %684 = arith.truncf %681 : vector<8xf32> to vector<8xf16>
              %685 = vector.bitcast %684 : vector<8xf16> to vector<4xi32>
              %686 = wave.swap_halves %685 : vector<4xi32>
              %687 = arith.select %3, %686, %685 : vector<4xi32>
              %688 = arith.select %3, %685, %686 : vector<4xi32>
              %689 = vector.shuffle %687, %688 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %690 = vector.bitcast %689 : vector<8xi32> to vector<16xf16>
              %691 = arith.truncf %683 : vector<8xf32> to vector<8xf16>
              %692 = vector.bitcast %691 : vector<8xf16> to vector<4xi32>
              %693 = wave.swap_halves %692 : vector<4xi32>
              %694 = arith.select %3, %693, %692 : vector<4xi32>
              %695 = arith.select %3, %692, %693 : vector<4xi32>
              %696 = vector.shuffle %694, %695 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %697 = vector.bitcast %696 : vector<8xi32> to vector<16xf16>
              %698 = arith.addf %681, %683 : vector<8xf32>
              %699 = vector.extract %698[0] : f32 from vector<8xf32>
              %700 = vector.extract %698[1] : f32 from vector<8xf32>
              %701 = vector.extract %698[2] : f32 from vector<8xf32>
              %702 = vector.extract %698[3] : f32 from vector<8xf32>
              %703 = vector.extract %698[4] : f32 from vector<8xf32>
              %704 = vector.extract %698[5] : f32 from vector<8xf32>
              %705 = vector.extract %698[6] : f32 from vector<8xf32>
              %706 = vector.extract %698[7] : f32 from vector<8xf32>
              %707 = arith.addf %699, %703 : f32
              %708 = arith.addf %700, %704 : f32
              %709 = arith.addf %701, %705 : f32
              %710 = arith.addf %702, %706 : f32
              %711 = arith.addf %707, %709 : f32
              %712 = arith.addf %708, %710 : f32
              %713 = arith.addf %711, %712 : f32
              %714 = arith.addf %668#1, %713 : f32
              %715 = wave.opaque %714 : f32
              %716 = wave.opaque %309 : i32
              %717 = arith.cmpi sgt, %716, %236 : i32
              %718:2 = scf.if %717 -> (vector<4xi32>, vector<4xi32>) {
                %719 = arith.subi %258, %308 : i32
                %720 = arith.subi %719, %c40 : i32
                %721 = arith.minsi %720, %c39 : i32
                %722 = arith.maxsi %721, %c40 : i32
                %723 = arith.cmpi sgt, %722, %c40 : i32
                %724 = arith.select %723, %c60, %c40 : i32
                %725 = arith.ori %c40, %724 : i32
                %726 = arith.cmpi sgt, %722, %c33 : i32
                %727 = arith.select %726, %c60, %c40 : i32
                %728 = arith.ori %c40, %727 : i32
                %729 = arith.cmpi sgt, %722, %c61 : i32
                %730 = arith.select %729, %c62, %c40 : i32
                %731 = arith.ori %725, %730 : i32
                %732 = arith.cmpi sgt, %722, %c63 : i32
                %733 = arith.select %732, %c62, %c40 : i32
                %734 = arith.ori %728, %733 : i32
                %735 = arith.cmpi sgt, %722, %c64 : i32
                %736 = arith.select %735, %c65, %c40 : i32
                %737 = arith.ori %731, %736 : i32
                %738 = arith.cmpi sgt, %722, %c66 : i32
                %739 = arith.select %738, %c65, %c40 : i32
                %740 = arith.ori %734, %739 : i32
                %741 = arith.cmpi sgt, %722, %c67 : i32
                %742 = arith.select %741, %c68, %c40 : i32
                %743 = arith.ori %737, %742 : i32
                %744 = arith.cmpi sgt, %722, %c69 : i32
                %745 = arith.select %744, %c68, %c40 : i32
                %746 = arith.ori %740, %745 : i32
                %747 = arith.cmpi sgt, %722, %c70 : i32
                %748 = arith.select %747, %c60, %c40 : i32
                %749 = arith.ori %c40, %748 : i32
                %750 = arith.cmpi sgt, %722, %c71 : i32
                %751 = arith.select %750, %c60, %c40 : i32
                %752 = arith.ori %c40, %751 : i32
                %753 = arith.cmpi sgt, %722, %c72 : i32
                %754 = arith.select %753, %c62, %c40 : i32
                %755 = arith.ori %749, %754 : i32
                %756 = arith.cmpi sgt, %722, %c73 : i32
                %757 = arith.select %756, %c62, %c40 : i32
                %758 = arith.ori %752, %757 : i32
                %759 = arith.cmpi sgt, %722, %c74 : i32
                %760 = arith.select %759, %c65, %c40 : i32
                %761 = arith.ori %755, %760 : i32
                %762 = arith.cmpi sgt, %722, %c75 : i32
                %763 = arith.select %762, %c65, %c40 : i32
                %764 = arith.ori %758, %763 : i32
                %765 = arith.cmpi sgt, %722, %c28 : i32
                %766 = arith.select %765, %c68, %c40 : i32
                %767 = arith.ori %761, %766 : i32
                %768 = arith.cmpi sgt, %722, %c76 : i32
                %769 = arith.select %768, %c68, %c40 : i32
                %770 = arith.ori %764, %769 : i32
                %771 = vector.from_elements %743, %767, %746, %770 : vector<4xi32>
                %772 = arith.subi %719, %c39 : i32
                %773 = arith.minsi %772, %c39 : i32
                %774 = arith.maxsi %773, %c40 : i32
                %775 = arith.cmpi sgt, %774, %c40 : i32
                %776 = arith.select %775, %c60, %c40 : i32
                %777 = arith.ori %c40, %776 : i32
                %778 = arith.cmpi sgt, %774, %c33 : i32
                %779 = arith.select %778, %c60, %c40 : i32
                %780 = arith.ori %c40, %779 : i32
                %781 = arith.cmpi sgt, %774, %c61 : i32
                %782 = arith.select %781, %c62, %c40 : i32
                %783 = arith.ori %777, %782 : i32
                %784 = arith.cmpi sgt, %774, %c63 : i32
                %785 = arith.select %784, %c62, %c40 : i32
                %786 = arith.ori %780, %785 : i32
                %787 = arith.cmpi sgt, %774, %c64 : i32
                %788 = arith.select %787, %c65, %c40 : i32
                %789 = arith.ori %783, %788 : i32
                %790 = arith.cmpi sgt, %774, %c66 : i32
                %791 = arith.select %790, %c65, %c40 : i32
                %792 = arith.ori %786, %791 : i32
                %793 = arith.cmpi sgt, %774, %c67 : i32
                %794 = arith.select %793, %c68, %c40 : i32
                %795 = arith.ori %789, %794 : i32
                %796 = arith.cmpi sgt, %774, %c69 : i32
                %797 = arith.select %796, %c68, %c40 : i32
                %798 = arith.ori %792, %797 : i32
                %799 = arith.cmpi sgt, %774, %c70 : i32
                %800 = arith.select %799, %c60, %c40 : i32
                %801 = arith.ori %c40, %800 : i32
                %802 = arith.cmpi sgt, %774, %c71 : i32
                %803 = arith.select %802, %c60, %c40 : i32
                %804 = arith.ori %c40, %803 : i32
                %805 = arith.cmpi sgt, %774, %c72 : i32
                %806 = arith.select %805, %c62, %c40 : i32
                %807 = arith.ori %801, %806 : i32
                %808 = arith.cmpi sgt, %774, %c73 : i32
                %809 = arith.select %808, %c62, %c40 : i32
                %810 = arith.ori %804, %809 : i32
                %811 = arith.cmpi sgt, %774, %c74 : i32
                %812 = arith.select %811, %c65, %c40 : i32
                %813 = arith.ori %807, %812 : i32
                %814 = arith.cmpi sgt, %774, %c75 : i32
                %815 = arith.select %814, %c65, %c40 : i32
                %816 = arith.ori %810, %815 : i32
                %817 = arith.cmpi sgt, %774, %c28 : i32
                %818 = arith.select %817, %c68, %c40 : i32
                %819 = arith.ori %813, %818 : i32
                %820 = arith.cmpi sgt, %774, %c76 : i32
                %821 = arith.select %820, %c68, %c40 : i32
                %822 = arith.ori %816, %821 : i32
                %823 = vector.from_elements %795, %819, %798, %822 : vector<4xi32>
                scf.yield %771, %823 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c59, %c59 : vector<4xi32>, vector<4xi32>
              }
              %824 = wave.opaque %309 : i32
              %825 = arith.cmpi sgt, %824, %236 : i32
              %826:2 = scf.if %825 -> (vector<4xi32>, vector<4xi32>) {
                %827 = arith.andi %425, %718#0 : vector<4xi32>
                %828 = arith.andi %427, %718#1 : vector<4xi32>
                scf.yield %827, %828 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %425, %427 : vector<4xi32>, vector<4xi32>
              }
              %829 = vector.bitcast %826#0 : vector<4xi32> to vector<16xi8>
              %830 = vector.bitcast %829 : vector<16xi8> to vector<4xi32>
              %831 = arith.andi %830, %c49 : vector<4xi32>
              %832 = arith.ori %831, %c50 : vector<4xi32>
              %833 = arith.shrui %830, %c51 : vector<4xi32>
              %834 = arith.andi %833, %c49 : vector<4xi32>
              %835 = arith.ori %834, %c50 : vector<4xi32>
              %836 = vector.shuffle %832, %835 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %837 = vector.bitcast %836 : vector<8xi32> to vector<16xf16>
              %838 = arith.subf %837, %c52 : vector<16xf16>
              %839 = wave.mma %838, %586, %564#2 : vector<16xf16>, vector<8xf32>
              %840 = wave.mma %838, %690, %668#2 : vector<16xf16>, vector<8xf32>
              %841 = vector.bitcast %826#1 : vector<4xi32> to vector<16xi8>
              %842 = vector.bitcast %841 : vector<16xi8> to vector<4xi32>
              %843 = arith.andi %842, %c49 : vector<4xi32>
              %844 = arith.ori %843, %c50 : vector<4xi32>
              %845 = arith.shrui %842, %c51 : vector<4xi32>
              %846 = arith.andi %845, %c49 : vector<4xi32>
              %847 = arith.ori %846, %c50 : vector<4xi32>
              %848 = vector.shuffle %844, %847 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %849 = vector.bitcast %848 : vector<8xi32> to vector<16xf16>
              %850 = arith.subf %849, %c52 : vector<16xf16>
              %851 = wave.mma %850, %593, %839 : vector<16xf16>, vector<8xf32>
              %852 = wave.mma %850, %697, %840 : vector<16xf16>, vector<8xf32>
              %853 = wave.opaque %851 : vector<8xf32>
              %854 = wave.opaque %852 : vector<8xf32>
              %855 = arith.addi %346, %c77 : index
              %856 = vector.load %kv[%855] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %857 = arith.addi %349, %c77 : index
              %858 = vector.load %kv[%857] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %859 = wave.opaque %309 : i32
              %860 = arith.cmpi sgt, %859, %236 : i32
              %861:2 = scf.if %860 -> (vector<4xi32>, vector<4xi32>) {
                %862 = arith.andi %463, %718#0 : vector<4xi32>
                %863 = arith.andi %465, %718#1 : vector<4xi32>
                scf.yield %862, %863 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %463, %465 : vector<4xi32>, vector<4xi32>
              }
              %864 = vector.bitcast %861#0 : vector<4xi32> to vector<16xi8>
              %865 = vector.bitcast %864 : vector<16xi8> to vector<4xi32>
              %866 = arith.andi %865, %c49 : vector<4xi32>
              %867 = arith.ori %866, %c50 : vector<4xi32>
              %868 = arith.shrui %865, %c51 : vector<4xi32>
              %869 = arith.andi %868, %c49 : vector<4xi32>
              %870 = arith.ori %869, %c50 : vector<4xi32>
              %871 = vector.shuffle %867, %870 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %872 = vector.bitcast %871 : vector<8xi32> to vector<16xf16>
              %873 = arith.subf %872, %c52 : vector<16xf16>
              %874 = wave.mma %873, %586, %564#3 : vector<16xf16>, vector<8xf32>
              %875 = wave.mma %873, %690, %668#3 : vector<16xf16>, vector<8xf32>
              %876 = vector.bitcast %861#1 : vector<4xi32> to vector<16xi8>
              %877 = vector.bitcast %876 : vector<16xi8> to vector<4xi32>
              %878 = arith.andi %877, %c49 : vector<4xi32>
              %879 = arith.ori %878, %c50 : vector<4xi32>
              %880 = arith.shrui %877, %c51 : vector<4xi32>
              %881 = arith.andi %880, %c49 : vector<4xi32>
              %882 = arith.ori %881, %c50 : vector<4xi32>
              %883 = vector.shuffle %879, %882 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %884 = vector.bitcast %883 : vector<8xi32> to vector<16xf16>
              %885 = arith.subf %884, %c52 : vector<16xf16>
              %886 = wave.mma %885, %593, %874 : vector<16xf16>, vector<8xf32>
              %887 = wave.mma %885, %697, %875 : vector<16xf16>, vector<8xf32>
              %888 = wave.opaque %886 : vector<8xf32>
              %889 = wave.opaque %887 : vector<8xf32>
              wave.pin
              %890 = wave.opaque %309 : i32
              %891 = arith.cmpi sgt, %890, %236 : i32
              %892:2 = scf.if %891 -> (vector<4xi32>, vector<4xi32>) {
                %893 = arith.andi %501, %718#0 : vector<4xi32>
                %894 = arith.andi %503, %718#1 : vector<4xi32>
                scf.yield %893, %894 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %501, %503 : vector<4xi32>, vector<4xi32>
              }
              %895 = vector.bitcast %892#0 : vector<4xi32> to vector<16xi8>
              %896 = vector.bitcast %895 : vector<16xi8> to vector<4xi32>
              %897 = arith.andi %896, %c49 : vector<4xi32>
              %898 = arith.ori %897, %c50 : vector<4xi32>
              %899 = arith.shrui %896, %c51 : vector<4xi32>
              %900 = arith.andi %899, %c49 : vector<4xi32>
              %901 = arith.ori %900, %c50 : vector<4xi32>
              %902 = vector.shuffle %898, %901 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %903 = vector.bitcast %902 : vector<8xi32> to vector<16xf16>
              %904 = arith.subf %903, %c52 : vector<16xf16>
              %905 = wave.mma %904, %586, %564#4 : vector<16xf16>, vector<8xf32>
              %906 = wave.mma %904, %690, %668#4 : vector<16xf16>, vector<8xf32>
              %907 = vector.bitcast %892#1 : vector<4xi32> to vector<16xi8>
              %908 = vector.bitcast %907 : vector<16xi8> to vector<4xi32>
              %909 = arith.andi %908, %c49 : vector<4xi32>
              %910 = arith.ori %909, %c50 : vector<4xi32>
              %911 = arith.shrui %908, %c51 : vector<4xi32>
              %912 = arith.andi %911, %c49 : vector<4xi32>
              %913 = arith.ori %912, %c50 : vector<4xi32>
              %914 = vector.shuffle %910, %913 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %915 = vector.bitcast %914 : vector<8xi32> to vector<16xf16>
              %916 = arith.subf %915, %c52 : vector<16xf16>
              %917 = wave.mma %916, %593, %905 : vector<16xf16>, vector<8xf32>
              %918 = wave.mma %916, %697, %906 : vector<16xf16>, vector<8xf32>
              %919 = wave.opaque %917 : vector<8xf32>
              %920 = wave.opaque %918 : vector<8xf32>
              wave.pin
              %921 = wave.opaque %309 : i32
              %922 = arith.cmpi slt, %921, %258 : i32
              %923:2 = scf.if %922 -> (vector<4xi32>, vector<4xi32>) {
                %924 = arith.addi %335, %35 : index
                %925 = arith.addi %924, %c10 : index
                %926 = vector.load %kv[%925] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %927 = arith.addi %343, %35 : index
                %928 = arith.addi %927, %c10 : index
                %929 = vector.load %kv[%928] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %926, %929 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %892#0, %892#1 : vector<4xi32>, vector<4xi32>
              }
              wave.pin
              %930 = wave.opaque %309 : i32
              %931 = arith.cmpi sgt, %930, %236 : i32
              %932:2 = scf.if %931 -> (vector<4xi32>, vector<4xi32>) {
                %933 = arith.andi %856, %718#0 : vector<4xi32>
                %934 = arith.andi %858, %718#1 : vector<4xi32>
                scf.yield %933, %934 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %856, %858 : vector<4xi32>, vector<4xi32>
              }
              %935 = vector.bitcast %932#0 : vector<4xi32> to vector<16xi8>
              %936 = vector.bitcast %935 : vector<16xi8> to vector<4xi32>
              %937 = arith.andi %936, %c49 : vector<4xi32>
              %938 = arith.ori %937, %c50 : vector<4xi32>
              %939 = arith.shrui %936, %c51 : vector<4xi32>
              %940 = arith.andi %939, %c49 : vector<4xi32>
              %941 = arith.ori %940, %c50 : vector<4xi32>
              %942 = vector.shuffle %938, %941 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %943 = vector.bitcast %942 : vector<8xi32> to vector<16xf16>
              %944 = arith.subf %943, %c52 : vector<16xf16>
              %945 = wave.mma %944, %586, %564#5 : vector<16xf16>, vector<8xf32>
              %946 = wave.mma %944, %690, %668#5 : vector<16xf16>, vector<8xf32>
              %947 = vector.bitcast %932#1 : vector<4xi32> to vector<16xi8>
              %948 = vector.bitcast %947 : vector<16xi8> to vector<4xi32>
              %949 = arith.andi %948, %c49 : vector<4xi32>
              %950 = arith.ori %949, %c50 : vector<4xi32>
              %951 = arith.shrui %948, %c51 : vector<4xi32>
              %952 = arith.andi %951, %c49 : vector<4xi32>
              %953 = arith.ori %952, %c50 : vector<4xi32>
              %954 = vector.shuffle %950, %953 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi32>, vector<4xi32>
              %955 = vector.bitcast %954 : vector<8xi32> to vector<16xf16>
              %956 = arith.subf %955, %c52 : vector<16xf16>
              %957 = wave.mma %956, %593, %945 : vector<16xf16>, vector<8xf32>
              %958 = wave.mma %956, %697, %946 : vector<16xf16>, vector<8xf32>
              %959 = wave.opaque %957 : vector<8xf32>
              %960 = wave.opaque %958 : vector<8xf32>
              wave.pin
              %961 = wave.opaque %309 : i32
              %962 = arith.cmpi slt, %961, %258 : i32
              %963:2 = scf.if %962 -> (vector<4xi32>, vector<4xi32>) {
                %964 = arith.addi %335, %35 : index
                %965 = arith.addi %964, %c18 : index
                %966 = vector.load %kv[%965] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %967 = arith.addi %343, %35 : index
                %968 = arith.addi %967, %c18 : index
                %969 = vector.load %kv[%968] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %966, %969 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %932#0, %932#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %923#0, %923#1, %963#0, %963#1, %564#0, %611, %853, %888, %919, %959, %668#0, %715, %854, %889, %920, %960 : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %970 = wave.opaque %c10 : index
            %971 = arith.addi %0, %970 : index
            %972 = arith.cmpi eq, %256, %253 : i32
            %973 = wave.swap_halves %306#5 : f32
            %974 = arith.addf %306#5, %973 : f32
            %975 = arith.addi %971, %c10 : index
            %976:2 = scf.if %972 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %977 = arith.addi %975, %c10 : index
              %978 = memref.load %8[%977] : memref<?xf32>
              %979 = arith.addi %975, %c6 : index
              %980 = memref.load %8[%979] : memref<?xf32>
              scf.yield %978, %980 : f32, f32
            }
            %981 = arith.maxnumf %976#0, %306#4 fastmath<nnan> : f32
            %982 = arith.subf %976#0, %981 : f32
            %983 = wave.exp2 %982 : f32
            %984 = arith.subf %306#4, %981 : f32
            %985 = wave.exp2 %984 : f32
            %986 = arith.mulf %976#1, %983 : f32
            %987 = math.fma %974, %985, %986 : f32
            memref.store %981, %8[%975] : memref<?xf32>
            %988 = arith.addi %975, %c6 : index
            memref.store %987, %8[%988] : memref<?xf32>
            %989 = vector.broadcast %983 : f32 to vector<8xf32>
            %990 = vector.broadcast %985 : f32 to vector<8xf32>
            scf.if %972 {
              %991 = arith.muli %971, %c13 : index
              %992 = arith.addi %c10, %991 : index
              %993 = arith.addi %992, %c10 : index
              %994 = arith.addi %993, %c10 : index
              %995 = vector.shuffle %306#6, %306#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %995, %5[%994] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %996 = vector.shuffle %306#6, %306#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %997 = arith.addi %994, %c29 : index
              vector.store %996, %5[%997] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %998 = arith.addi %993, %c30 : index
              %999 = vector.shuffle %306#7, %306#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %999, %5[%998] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1000 = vector.shuffle %306#7, %306#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1001 = arith.addi %998, %c29 : index
              vector.store %1000, %5[%1001] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1002 = arith.addi %993, %c17 : index
              %1003 = vector.shuffle %306#8, %306#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1003, %5[%1002] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1004 = vector.shuffle %306#8, %306#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1005 = arith.addi %1002, %c29 : index
              vector.store %1004, %5[%1005] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1006 = arith.addi %993, %c31 : index
              %1007 = vector.shuffle %306#9, %306#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1007, %5[%1006] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1008 = vector.shuffle %306#9, %306#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1009 = arith.addi %1006, %c29 : index
              vector.store %1008, %5[%1009] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1010 = arith.muli %971, %c13 : index
              %1011 = arith.addi %c10, %1010 : index
              %1012 = arith.addi %1011, %c10 : index
              %1013 = arith.addi %1012, %c10 : index
              %1014 = vector.load %5[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1015 = arith.addi %1013, %c29 : index
              %1016 = vector.load %5[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1017 = vector.shuffle %1014, %1016 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1018 = arith.mulf %1017, %989 : vector<8xf32>
              %1019 = math.fma %306#6, %990, %1018 : vector<8xf32>
              %1020 = vector.shuffle %1019, %1019 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1020, %5[%1013] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1021 = vector.shuffle %1019, %1019 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1021, %5[%1015] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1022 = arith.addi %1012, %c30 : index
              %1023 = vector.load %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1024 = arith.addi %1022, %c29 : index
              %1025 = vector.load %5[%1024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1026 = vector.shuffle %1023, %1025 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1027 = arith.mulf %1026, %989 : vector<8xf32>
              %1028 = math.fma %306#7, %990, %1027 : vector<8xf32>
              %1029 = vector.shuffle %1028, %1028 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1029, %5[%1022] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1030 = vector.shuffle %1028, %1028 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1030, %5[%1024] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1031 = arith.addi %1012, %c17 : index
              %1032 = vector.load %5[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1033 = arith.addi %1031, %c29 : index
              %1034 = vector.load %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1035 = vector.shuffle %1032, %1034 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1036 = arith.mulf %1035, %989 : vector<8xf32>
              %1037 = math.fma %306#8, %990, %1036 : vector<8xf32>
              %1038 = vector.shuffle %1037, %1037 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1038, %5[%1031] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1039 = vector.shuffle %1037, %1037 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1039, %5[%1033] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1040 = arith.addi %1012, %c31 : index
              %1041 = vector.load %5[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1042 = arith.addi %1040, %c29 : index
              %1043 = vector.load %5[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1044 = vector.shuffle %1041, %1043 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1045 = arith.mulf %1044, %989 : vector<8xf32>
              %1046 = math.fma %306#9, %990, %1045 : vector<8xf32>
              %1047 = vector.shuffle %1046, %1046 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1047, %5[%1040] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1048 = vector.shuffle %1046, %1046 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1048, %5[%1042] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1049 = wave.swap_halves %306#11 : f32
            %1050 = arith.addf %306#11, %1049 : f32
            %1051 = arith.addi %971, %c18 : index
            %1052:2 = scf.if %972 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1053 = arith.addi %1051, %c10 : index
              %1054 = memref.load %8[%1053] : memref<?xf32>
              %1055 = arith.addi %1051, %c6 : index
              %1056 = memref.load %8[%1055] : memref<?xf32>
              scf.yield %1054, %1056 : f32, f32
            }
            %1057 = arith.maxnumf %1052#0, %306#10 fastmath<nnan> : f32
            %1058 = arith.subf %1052#0, %1057 : f32
            %1059 = wave.exp2 %1058 : f32
            %1060 = arith.subf %306#10, %1057 : f32
            %1061 = wave.exp2 %1060 : f32
            %1062 = arith.mulf %1052#1, %1059 : f32
            %1063 = math.fma %1050, %1061, %1062 : f32
            memref.store %1057, %8[%1051] : memref<?xf32>
            %1064 = arith.addi %1051, %c6 : index
            memref.store %1063, %8[%1064] : memref<?xf32>
            %1065 = vector.broadcast %1059 : f32 to vector<8xf32>
            %1066 = vector.broadcast %1061 : f32 to vector<8xf32>
            scf.if %972 {
              %1067 = arith.muli %971, %c13 : index
              %1068 = arith.addi %c10, %1067 : index
              %1069 = arith.addi %1068, %c34 : index
              %1070 = arith.addi %1069, %c10 : index
              %1071 = vector.shuffle %306#12, %306#12 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1071, %5[%1070] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1072 = vector.shuffle %306#12, %306#12 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1073 = arith.addi %1070, %c29 : index
              vector.store %1072, %5[%1073] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1074 = arith.addi %1069, %c30 : index
              %1075 = vector.shuffle %306#13, %306#13 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1075, %5[%1074] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1076 = vector.shuffle %306#13, %306#13 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1077 = arith.addi %1074, %c29 : index
              vector.store %1076, %5[%1077] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1078 = arith.addi %1069, %c17 : index
              %1079 = vector.shuffle %306#14, %306#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1079, %5[%1078] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1080 = vector.shuffle %306#14, %306#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1081 = arith.addi %1078, %c29 : index
              vector.store %1080, %5[%1081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1082 = arith.addi %1069, %c31 : index
              %1083 = vector.shuffle %306#15, %306#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1083, %5[%1082] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1084 = vector.shuffle %306#15, %306#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1085 = arith.addi %1082, %c29 : index
              vector.store %1084, %5[%1085] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1086 = arith.muli %971, %c13 : index
              %1087 = arith.addi %c10, %1086 : index
              %1088 = arith.addi %1087, %c34 : index
              %1089 = arith.addi %1088, %c10 : index
              %1090 = vector.load %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1091 = arith.addi %1089, %c29 : index
              %1092 = vector.load %5[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = vector.shuffle %1090, %1092 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1094 = arith.mulf %1093, %1065 : vector<8xf32>
              %1095 = math.fma %306#12, %1066, %1094 : vector<8xf32>
              %1096 = vector.shuffle %1095, %1095 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1096, %5[%1089] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1097 = vector.shuffle %1095, %1095 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1097, %5[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = arith.addi %1088, %c30 : index
              %1099 = vector.load %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1100 = arith.addi %1098, %c29 : index
              %1101 = vector.load %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1102 = vector.shuffle %1099, %1101 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1103 = arith.mulf %1102, %1065 : vector<8xf32>
              %1104 = math.fma %306#13, %1066, %1103 : vector<8xf32>
              %1105 = vector.shuffle %1104, %1104 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1105, %5[%1098] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1106 = vector.shuffle %1104, %1104 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1106, %5[%1100] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1107 = arith.addi %1088, %c17 : index
              %1108 = vector.load %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1109 = arith.addi %1107, %c29 : index
              %1110 = vector.load %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1111 = vector.shuffle %1108, %1110 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1112 = arith.mulf %1111, %1065 : vector<8xf32>
              %1113 = math.fma %306#14, %1066, %1112 : vector<8xf32>
              %1114 = vector.shuffle %1113, %1113 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1114, %5[%1107] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1115 = vector.shuffle %1113, %1113 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1115, %5[%1109] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1116 = arith.addi %1088, %c31 : index
              %1117 = vector.load %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1118 = arith.addi %1116, %c29 : index
              %1119 = vector.load %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1120 = vector.shuffle %1117, %1119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1121 = arith.mulf %1120, %1065 : vector<8xf32>
              %1122 = math.fma %306#15, %1066, %1121 : vector<8xf32>
              %1123 = vector.shuffle %1122, %1122 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1123, %5[%1116] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1124 = vector.shuffle %1122, %1122 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1124, %5[%1118] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1125 = arith.cmpi sgt, %245, %c42 : i32
          scf.if %1125 {
            %1126 = arith.cmpi eq, %253, %250 : i32
            %1127 = wave.opaque %c10 : index
            %1128 = arith.addi %0, %1127 : index
            %1129 = arith.addi %1128, %c10 : index
            %1130 = arith.addi %1129, %c10 : index
            %1131 = memref.load %8[%1130] : memref<?xf32>
            %1132 = arith.addi %1129, %c6 : index
            %1133 = memref.load %8[%1132] : memref<?xf32>
            %1134 = arith.addi %1128, %c29 : index
            %1135:2 = scf.if %1126 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1136 = arith.addi %1134, %c10 : index
              %1137 = memref.load %8[%1136] : memref<?xf32>
              %1138 = arith.addi %1134, %c6 : index
              %1139 = memref.load %8[%1138] : memref<?xf32>
              scf.yield %1137, %1139 : f32, f32
            }
            %1140 = arith.maxnumf %1135#0, %1131 fastmath<nnan> : f32
            %1141 = arith.subf %1135#0, %1140 : f32
            %1142 = wave.exp2 %1141 : f32
            %1143 = arith.subf %1131, %1140 : f32
            %1144 = wave.exp2 %1143 : f32
            %1145 = arith.mulf %1135#1, %1142 : f32
            %1146 = math.fma %1133, %1144, %1145 : f32
            memref.store %1140, %8[%1134] : memref<?xf32>
            %1147 = arith.addi %1134, %c6 : index
            memref.store %1146, %8[%1147] : memref<?xf32>
            %1148 = vector.broadcast %1142 : f32 to vector<8xf32>
            %1149 = vector.broadcast %1144 : f32 to vector<8xf32>
            scf.for %1150 = %c10 to %c13 step %c4 {
              %1151 = arith.muli %1128, %c13 : index
              %1152 = arith.addi %c10, %1151 : index
              %1153 = arith.addi %1152, %c10 : index
              %1154 = arith.muli %1150, %c30 : index
              %1155 = arith.addi %1153, %1154 : index
              %1156 = vector.load %5[%1155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1157 = arith.addi %1155, %c29 : index
              %1158 = vector.load %5[%1157] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = vector.shuffle %1156, %1158 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1126 {
                %1160 = arith.addi %16, %1151 : index
                %1161 = arith.addi %1160, %c10 : index
                %1162 = arith.addi %1161, %1154 : index
                %1163 = vector.shuffle %1159, %1159 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1163, %partial[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1164 = vector.shuffle %1159, %1159 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1165 = arith.addi %1162, %c29 : index
                vector.store %1164, %partial[%1165] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1166 = arith.addi %16, %1151 : index
                %1167 = arith.addi %1166, %c10 : index
                %1168 = arith.addi %1167, %1154 : index
                %1169 = vector.load %partial[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1170 = arith.addi %1168, %c29 : index
                %1171 = vector.load %partial[%1170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1172 = vector.shuffle %1169, %1171 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1173 = arith.mulf %1172, %1148 : vector<8xf32>
                %1174 = math.fma %1159, %1149, %1173 : vector<8xf32>
                %1175 = vector.shuffle %1174, %1174 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1175, %partial[%1168] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1176 = vector.shuffle %1174, %1174 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1176, %partial[%1170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1177 = arith.addi %1128, %c18 : index
            %1178 = arith.addi %1177, %c10 : index
            %1179 = memref.load %8[%1178] : memref<?xf32>
            %1180 = arith.addi %1177, %c6 : index
            %1181 = memref.load %8[%1180] : memref<?xf32>
            %1182 = arith.addi %1128, %c53 : index
            %1183:2 = scf.if %1126 -> (f32, f32) {
              scf.yield %c44, %c45 : f32, f32
            } else {
              %1184 = arith.addi %1182, %c10 : index
              %1185 = memref.load %8[%1184] : memref<?xf32>
              %1186 = arith.addi %1182, %c6 : index
              %1187 = memref.load %8[%1186] : memref<?xf32>
              scf.yield %1185, %1187 : f32, f32
            }
            %1188 = arith.maxnumf %1183#0, %1179 fastmath<nnan> : f32
            %1189 = arith.subf %1183#0, %1188 : f32
            %1190 = wave.exp2 %1189 : f32
            %1191 = arith.subf %1179, %1188 : f32
            %1192 = wave.exp2 %1191 : f32
            %1193 = arith.mulf %1183#1, %1190 : f32
            %1194 = math.fma %1181, %1192, %1193 : f32
            memref.store %1188, %8[%1182] : memref<?xf32>
            %1195 = arith.addi %1182, %c6 : index
            memref.store %1194, %8[%1195] : memref<?xf32>
            %1196 = vector.broadcast %1190 : f32 to vector<8xf32>
            %1197 = vector.broadcast %1192 : f32 to vector<8xf32>
            scf.for %1198 = %c10 to %c13 step %c4 {
              %1199 = arith.muli %1128, %c13 : index
              %1200 = arith.addi %c10, %1199 : index
              %1201 = arith.addi %1200, %c34 : index
              %1202 = arith.muli %1198, %c30 : index
              %1203 = arith.addi %1201, %1202 : index
              %1204 = vector.load %5[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.addi %1203, %c29 : index
              %1206 = vector.load %5[%1205] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = vector.shuffle %1204, %1206 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1126 {
                %1208 = arith.addi %16, %1199 : index
                %1209 = arith.addi %1208, %c34 : index
                %1210 = arith.addi %1209, %1202 : index
                %1211 = vector.shuffle %1207, %1207 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1211, %partial[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1212 = vector.shuffle %1207, %1207 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1213 = arith.addi %1210, %c29 : index
                vector.store %1212, %partial[%1213] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1214 = arith.addi %16, %1199 : index
                %1215 = arith.addi %1214, %c34 : index
                %1216 = arith.addi %1215, %1202 : index
                %1217 = vector.load %partial[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1218 = arith.addi %1216, %c29 : index
                %1219 = vector.load %partial[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1220 = vector.shuffle %1217, %1219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1221 = arith.mulf %1220, %1196 : vector<8xf32>
                %1222 = math.fma %1207, %1197, %1221 : vector<8xf32>
                %1223 = vector.shuffle %1222, %1222 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1223, %partial[%1216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1224 = vector.shuffle %1222, %1222 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1224, %partial[%1218] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1225 = arith.cmpi sgt, %245, %c41 : i32
        scf.if %1225 {
          %1226 = arith.cmpi eq, %250, %c40 : i32
          %1227 = wave.opaque %c10 : index
          %1228 = arith.addi %0, %1227 : index
          %1229 = arith.addi %1228, %c29 : index
          %1230 = arith.addi %1229, %c10 : index
          %1231 = memref.load %8[%1230] : memref<?xf32>
          %1232 = arith.addi %1229, %c6 : index
          %1233 = memref.load %8[%1232] : memref<?xf32>
          %1234 = arith.addi %1228, %c30 : index
          %1235:2 = scf.if %1226 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1236 = arith.addi %1234, %c10 : index
            %1237 = memref.load %8[%1236] : memref<?xf32>
            %1238 = arith.addi %1234, %c6 : index
            %1239 = memref.load %8[%1238] : memref<?xf32>
            scf.yield %1237, %1239 : f32, f32
          }
          %1240 = arith.maxnumf %1235#0, %1231 fastmath<nnan> : f32
          %1241 = arith.subf %1235#0, %1240 : f32
          %1242 = wave.exp2 %1241 : f32
          %1243 = arith.subf %1231, %1240 : f32
          %1244 = wave.exp2 %1243 : f32
          %1245 = arith.mulf %1235#1, %1242 : f32
          %1246 = math.fma %1233, %1244, %1245 : f32
          memref.store %1240, %8[%1234] : memref<?xf32>
          %1247 = arith.addi %1234, %c6 : index
          memref.store %1246, %8[%1247] : memref<?xf32>
          %1248 = vector.broadcast %1242 : f32 to vector<8xf32>
          %1249 = vector.broadcast %1244 : f32 to vector<8xf32>
          scf.for %1250 = %c10 to %c13 step %c4 {
            %1251 = arith.muli %1228, %c13 : index
            %1252 = arith.addi %16, %1251 : index
            %1253 = arith.addi %1252, %c10 : index
            %1254 = arith.muli %1250, %c30 : index
            %1255 = arith.addi %1253, %1254 : index
            %1256 = vector.load %partial[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1257 = arith.addi %1255, %c29 : index
            %1258 = vector.load %partial[%1257] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1259 = vector.shuffle %1256, %1258 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1226 {
              %1260 = arith.addi %17, %1251 : index
              %1261 = arith.addi %1260, %c10 : index
              %1262 = arith.addi %1261, %1254 : index
              %1263 = vector.shuffle %1259, %1259 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1263, %partial[%1262] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1264 = vector.shuffle %1259, %1259 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1265 = arith.addi %1262, %c29 : index
              vector.store %1264, %partial[%1265] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1266 = arith.addi %17, %1251 : index
              %1267 = arith.addi %1266, %c10 : index
              %1268 = arith.addi %1267, %1254 : index
              %1269 = vector.load %partial[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1270 = arith.addi %1268, %c29 : index
              %1271 = vector.load %partial[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1272 = vector.shuffle %1269, %1271 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1273 = arith.mulf %1272, %1248 : vector<8xf32>
              %1274 = math.fma %1259, %1249, %1273 : vector<8xf32>
              %1275 = vector.shuffle %1274, %1274 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1275, %partial[%1268] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1276 = vector.shuffle %1274, %1274 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1276, %partial[%1270] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1277 = arith.addi %1228, %c53 : index
          %1278 = arith.addi %1277, %c10 : index
          %1279 = memref.load %8[%1278] : memref<?xf32>
          %1280 = arith.addi %1277, %c6 : index
          %1281 = memref.load %8[%1280] : memref<?xf32>
          %1282 = arith.addi %1228, %c54 : index
          %1283:2 = scf.if %1226 -> (f32, f32) {
            scf.yield %c44, %c45 : f32, f32
          } else {
            %1284 = arith.addi %1282, %c10 : index
            %1285 = memref.load %8[%1284] : memref<?xf32>
            %1286 = arith.addi %1282, %c6 : index
            %1287 = memref.load %8[%1286] : memref<?xf32>
            scf.yield %1285, %1287 : f32, f32
          }
          %1288 = arith.maxnumf %1283#0, %1279 fastmath<nnan> : f32
          %1289 = arith.subf %1283#0, %1288 : f32
          %1290 = wave.exp2 %1289 : f32
          %1291 = arith.subf %1279, %1288 : f32
          %1292 = wave.exp2 %1291 : f32
          %1293 = arith.mulf %1283#1, %1290 : f32
          %1294 = math.fma %1281, %1292, %1293 : f32
          memref.store %1288, %8[%1282] : memref<?xf32>
          %1295 = arith.addi %1282, %c6 : index
          memref.store %1294, %8[%1295] : memref<?xf32>
          %1296 = vector.broadcast %1290 : f32 to vector<8xf32>
          %1297 = vector.broadcast %1292 : f32 to vector<8xf32>
          scf.for %1298 = %c10 to %c13 step %c4 {
            %1299 = arith.muli %1228, %c13 : index
            %1300 = arith.addi %16, %1299 : index
            %1301 = arith.addi %1300, %c34 : index
            %1302 = arith.muli %1298, %c30 : index
            %1303 = arith.addi %1301, %1302 : index
            %1304 = vector.load %partial[%1303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1305 = arith.addi %1303, %c29 : index
            %1306 = vector.load %partial[%1305] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1307 = vector.shuffle %1304, %1306 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1226 {
              %1308 = arith.addi %17, %1299 : index
              %1309 = arith.addi %1308, %c34 : index
              %1310 = arith.addi %1309, %1302 : index
              %1311 = vector.shuffle %1307, %1307 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1311, %partial[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1312 = vector.shuffle %1307, %1307 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1313 = arith.addi %1310, %c29 : index
              vector.store %1312, %partial[%1313] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1314 = arith.addi %17, %1299 : index
              %1315 = arith.addi %1314, %c34 : index
              %1316 = arith.addi %1315, %1302 : index
              %1317 = vector.load %partial[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1318 = arith.addi %1316, %c29 : index
              %1319 = vector.load %partial[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = vector.shuffle %1317, %1319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1321 = arith.mulf %1320, %1296 : vector<8xf32>
              %1322 = math.fma %1307, %1297, %1321 : vector<8xf32>
              %1323 = vector.shuffle %1322, %1322 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1323, %partial[%1316] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1324 = vector.shuffle %1322, %1322 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1324, %partial[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1325 = wave.opaque %c10 : index
      %1326 = arith.addi %0, %1325 : index
      scf.if %248 {
        %1327 = arith.addi %1326, %c10 : index
        %1328 = arith.addi %1327, %c10 : index
        %1329 = memref.load %8[%1328] : memref<?xf32>
        %1330 = arith.addi %1327, %c6 : index
        %1331 = memref.load %8[%1330] : memref<?xf32>
        %1332 = arith.divf %c78, %1331 : f32
        %1333 = vector.broadcast %1332 : f32 to vector<8xf32>
        %1334 = arith.addi %15, %1325 : index
        %1335 = arith.addi %1334, %1 : index
        %1336 = arith.addi %1335, %c10 : index
        %1337 = arith.minsi %1336, %40 : index
        %1338 = arith.divui %1337, %groupSize : index
        %1339 = arith.addi %24, %1338 : index
        %1340 = arith.remui %1337, %groupSize : index
        %1341 = arith.addi %44, %1340 : index
        %1342 = arith.muli %1341, %c18 : index
        %1343 = arith.addi %1342, %51 : index
        %1344 = arith.muli %heads, %c18 : index
        scf.for %1345 = %c10 to %c13 step %c4 {
          %1346 = arith.muli %1345, %c3 : index
          %1347 = arith.addi %1346, %2 : index
          %1348 = arith.muli %13, %c18 : index
          %1349 = arith.addi %1348, %1347 : index
          %1350 = arith.addi %1349, %c10 : index
          %1351 = memref.load %factors[%1350] : memref<?xf32>
          %1352 = arith.addi %1349, %c11 : index
          %1353 = memref.load %factors[%1352] : memref<?xf32>
          %1354 = arith.addi %1349, %c13 : index
          %1355 = memref.load %factors[%1354] : memref<?xf32>
          %1356 = arith.addi %1349, %c80 : index
          %1357 = memref.load %factors[%1356] : memref<?xf32>
          %1358 = arith.addi %1349, %c19 : index
          %1359 = memref.load %factors[%1358] : memref<?xf32>
          %1360 = arith.addi %1349, %c81 : index
          %1361 = memref.load %factors[%1360] : memref<?xf32>
          %1362 = arith.addi %1349, %c82 : index
          %1363 = memref.load %factors[%1362] : memref<?xf32>
          %1364 = arith.addi %1349, %c83 : index
          %1365 = memref.load %factors[%1364] : memref<?xf32>
          %1366 = vector.from_elements %1351, %1353, %1355, %1357, %1359, %1361, %1363, %1365 : vector<8xf32>
          %1367 = arith.muli %kvHeads, %c18 : index
          %1368 = arith.addi %1349, %1367 : index
          %1369 = arith.addi %1368, %c10 : index
          %1370 = memref.load %factors[%1369] : memref<?xf32>
          %1371 = arith.addi %1368, %c11 : index
          %1372 = memref.load %factors[%1371] : memref<?xf32>
          %1373 = arith.addi %1368, %c13 : index
          %1374 = memref.load %factors[%1373] : memref<?xf32>
          %1375 = arith.addi %1368, %c80 : index
          %1376 = memref.load %factors[%1375] : memref<?xf32>
          %1377 = arith.addi %1368, %c19 : index
          %1378 = memref.load %factors[%1377] : memref<?xf32>
          %1379 = arith.addi %1368, %c81 : index
          %1380 = memref.load %factors[%1379] : memref<?xf32>
          %1381 = arith.addi %1368, %c82 : index
          %1382 = memref.load %factors[%1381] : memref<?xf32>
          %1383 = arith.addi %1368, %c83 : index
          %1384 = memref.load %factors[%1383] : memref<?xf32>
          %1385 = vector.from_elements %1370, %1372, %1374, %1376, %1378, %1380, %1382, %1384 : vector<8xf32>
          %1386 = arith.muli %1326, %c13 : index
          %1387 = arith.addi %c10, %1386 : index
          %1388 = arith.addi %1387, %c10 : index
          %1389 = arith.muli %1345, %c30 : index
          %1390 = arith.addi %1388, %1389 : index
          %1391 = vector.load %5[%1390] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1392 = arith.addi %1390, %c29 : index
          %1393 = vector.load %5[%1392] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1394 = vector.shuffle %1391, %1393 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1395 = arith.mulf %1394, %1333 : vector<8xf32>
          %1396 = math.fma %1395, %1366, %1385 : vector<8xf32>
          %1397 = arith.addf %1396, %c46 : vector<8xf32>
          %1398 = arith.minimumf %1397, %c84 : vector<8xf32>
          %1399 = arith.maximumf %1398, %c85 : vector<8xf32>
          %1400 = arith.truncf %1399 : vector<8xf32> to vector<8xf16>
          %1401 = vector.bitcast %1400 : vector<8xf16> to vector<4xi32>
          %1402 = vector.shuffle %1401, %1401 [0, 1] : vector<4xi32>, vector<4xi32>
          %1403 = vector.shuffle %1401, %1401 [2, 3] : vector<4xi32>, vector<4xi32>
          %1404 = arith.select %3, %1403, %1402 : vector<2xi32>
          %1405 = arith.select %3, %1402, %1403 : vector<2xi32>
          %1406 = wave.swap_halves %1405 : vector<2xi32>
          %1407 = arith.select %3, %1406, %1404 : vector<2xi32>
          %1408 = arith.select %3, %1404, %1406 : vector<2xi32>
          %1409 = vector.bitcast %1407 : vector<2xi32> to vector<4xf16>
          %1410 = vector.bitcast %1408 : vector<2xi32> to vector<4xf16>
          %1411 = vector.shuffle %1409, %1410 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1412 = arith.addi %1343, %1346 : index
          %1413 = arith.divui %1339, %outTileRows : index
          %1414 = arith.divui %1344, %c3 : index
          %1415 = arith.muli %1413, %1414 : index
          %1416 = arith.divui %1412, %c3 : index
          %1417 = arith.addi %1415, %1416 : index
          %1418 = arith.muli %1417, %c11 : index
          %1419 = arith.remui %1412, %c3 : index
          %1420 = arith.divui %1419, %c19 : index
          %1421 = arith.addi %1418, %1420 : index
          %1422 = arith.muli %outTileRows, %c19 : index
          %1423 = arith.muli %1421, %1422 : index
          %1424 = arith.remui %1339, %outTileRows : index
          %1425 = arith.muli %1424, %c19 : index
          %1426 = arith.addi %1423, %1425 : index
          %1427 = arith.remui %1412, %c19 : index
          %1428 = arith.addi %1426, %1427 : index
          %1429 = arith.cmpi slt, %1336, %36 : index
          scf.if %1429 {
            vector.store %1411, %out[%1428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1430 = arith.addi %1326, %c18 : index
        %1431 = arith.addi %1430, %c10 : index
        %1432 = memref.load %8[%1431] : memref<?xf32>
        %1433 = arith.addi %1430, %c6 : index
        %1434 = memref.load %8[%1433] : memref<?xf32>
        %1435 = arith.divf %c78, %1434 : f32
        %1436 = vector.broadcast %1435 : f32 to vector<8xf32>
        %1437 = arith.addi %1335, %c3 : index
        %1438 = arith.minsi %1437, %40 : index
        %1439 = arith.divui %1438, %groupSize : index
        %1440 = arith.addi %24, %1439 : index
        %1441 = arith.remui %1438, %groupSize : index
        %1442 = arith.addi %44, %1441 : index
        %1443 = arith.muli %1442, %c18 : index
        %1444 = arith.addi %1443, %51 : index
        scf.for %1445 = %c10 to %c13 step %c4 {
          %1446 = arith.muli %1445, %c3 : index
          %1447 = arith.addi %1446, %2 : index
          %1448 = arith.muli %13, %c18 : index
          %1449 = arith.addi %1448, %1447 : index
          %1450 = arith.addi %1449, %c10 : index
          %1451 = memref.load %factors[%1450] : memref<?xf32>
          %1452 = arith.addi %1449, %c11 : index
          %1453 = memref.load %factors[%1452] : memref<?xf32>
          %1454 = arith.addi %1449, %c13 : index
          %1455 = memref.load %factors[%1454] : memref<?xf32>
          %1456 = arith.addi %1449, %c80 : index
          %1457 = memref.load %factors[%1456] : memref<?xf32>
          %1458 = arith.addi %1449, %c19 : index
          %1459 = memref.load %factors[%1458] : memref<?xf32>
          %1460 = arith.addi %1449, %c81 : index
          %1461 = memref.load %factors[%1460] : memref<?xf32>
          %1462 = arith.addi %1449, %c82 : index
          %1463 = memref.load %factors[%1462] : memref<?xf32>
          %1464 = arith.addi %1449, %c83 : index
          %1465 = memref.load %factors[%1464] : memref<?xf32>
          %1466 = vector.from_elements %1451, %1453, %1455, %1457, %1459, %1461, %1463, %1465 : vector<8xf32>
          %1467 = arith.muli %kvHeads, %c18 : index
          %1468 = arith.addi %1449, %1467 : index
          %1469 = arith.addi %1468, %c10 : index
          %1470 = memref.load %factors[%1469] : memref<?xf32>
          %1471 = arith.addi %1468, %c11 : index
          %1472 = memref.load %factors[%1471] : memref<?xf32>
          %1473 = arith.addi %1468, %c13 : index
          %1474 = memref.load %factors[%1473] : memref<?xf32>
          %1475 = arith.addi %1468, %c80 : index
          %1476 = memref.load %factors[%1475] : memref<?xf32>
          %1477 = arith.addi %1468, %c19 : index
          %1478 = memref.load %factors[%1477] : memref<?xf32>
          %1479 = arith.addi %1468, %c81 : index
          %1480 = memref.load %factors[%1479] : memref<?xf32>
          %1481 = arith.addi %1468, %c82 : index
          %1482 = memref.load %factors[%1481] : memref<?xf32>
          %1483 = arith.addi %1468, %c83 : index
          %1484 = memref.load %factors[%1483] : memref<?xf32>
          %1485 = vector.from_elements %1470, %1472, %1474, %1476, %1478, %1480, %1482, %1484 : vector<8xf32>
          %1486 = arith.muli %1326, %c13 : index
          %1487 = arith.addi %c10, %1486 : index
          %1488 = arith.addi %1487, %c34 : index
          %1489 = arith.muli %1445, %c30 : index
          %1490 = arith.addi %1488, %1489 : index
          %1491 = vector.load %5[%1490] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1492 = arith.addi %1490, %c29 : index
          %1493 = vector.load %5[%1492] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1494 = vector.shuffle %1491, %1493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1495 = arith.mulf %1494, %1436 : vector<8xf32>
          %1496 = math.fma %1495, %1466, %1485 : vector<8xf32>
          %1497 = arith.addf %1496, %c46 : vector<8xf32>
          %1498 = arith.minimumf %1497, %c84 : vector<8xf32>
          %1499 = arith.maximumf %1498, %c85 : vector<8xf32>
          %1500 = arith.truncf %1499 : vector<8xf32> to vector<8xf16>
          %1501 = vector.bitcast %1500 : vector<8xf16> to vector<4xi32>
          %1502 = vector.shuffle %1501, %1501 [0, 1] : vector<4xi32>, vector<4xi32>
          %1503 = vector.shuffle %1501, %1501 [2, 3] : vector<4xi32>, vector<4xi32>
          %1504 = arith.select %3, %1503, %1502 : vector<2xi32>
          %1505 = arith.select %3, %1502, %1503 : vector<2xi32>
          %1506 = wave.swap_halves %1505 : vector<2xi32>
          %1507 = arith.select %3, %1506, %1504 : vector<2xi32>
          %1508 = arith.select %3, %1504, %1506 : vector<2xi32>
          %1509 = vector.bitcast %1507 : vector<2xi32> to vector<4xf16>
          %1510 = vector.bitcast %1508 : vector<2xi32> to vector<4xf16>
          %1511 = vector.shuffle %1509, %1510 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1512 = arith.addi %1444, %1446 : index
          %1513 = arith.divui %1440, %outTileRows : index
          %1514 = arith.divui %1344, %c3 : index
          %1515 = arith.muli %1513, %1514 : index
          %1516 = arith.divui %1512, %c3 : index
          %1517 = arith.addi %1515, %1516 : index
          %1518 = arith.muli %1517, %c11 : index
          %1519 = arith.remui %1512, %c3 : index
          %1520 = arith.divui %1519, %c19 : index
          %1521 = arith.addi %1518, %1520 : index
          %1522 = arith.muli %outTileRows, %c19 : index
          %1523 = arith.muli %1521, %1522 : index
          %1524 = arith.remui %1440, %outTileRows : index
          %1525 = arith.muli %1524, %c19 : index
          %1526 = arith.addi %1523, %1525 : index
          %1527 = arith.remui %1512, %c19 : index
          %1528 = arith.addi %1526, %1527 : index
          %1529 = arith.cmpi slt, %1437, %36 : index
          scf.if %1529 {
            vector.store %1511, %out[%1528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %249 {
          %1530 = arith.addi %1326, %c29 : index
          %1531 = arith.addi %1530, %c10 : index
          %1532 = memref.load %8[%1531] : memref<?xf32>
          %1533 = arith.addi %1530, %c6 : index
          %1534 = memref.load %8[%1533] : memref<?xf32>
          %1535 = arith.divf %c78, %1534 : f32
          %1536 = vector.broadcast %1535 : f32 to vector<8xf32>
          %1537 = arith.addi %15, %1325 : index
          %1538 = arith.addi %1537, %1 : index
          %1539 = arith.addi %1538, %c10 : index
          %1540 = arith.minsi %1539, %40 : index
          %1541 = arith.divui %1540, %groupSize : index
          %1542 = arith.addi %24, %1541 : index
          %1543 = arith.remui %1540, %groupSize : index
          %1544 = arith.addi %44, %1543 : index
          %1545 = arith.muli %1544, %c18 : index
          %1546 = arith.addi %1545, %51 : index
          %1547 = arith.muli %heads, %c18 : index
          scf.for %1548 = %c10 to %c13 step %c4 {
            %1549 = arith.muli %1548, %c3 : index
            %1550 = arith.addi %1549, %2 : index
            %1551 = arith.muli %13, %c18 : index
            %1552 = arith.addi %1551, %1550 : index
            %1553 = arith.addi %1552, %c10 : index
            %1554 = memref.load %factors[%1553] : memref<?xf32>
            %1555 = arith.addi %1552, %c11 : index
            %1556 = memref.load %factors[%1555] : memref<?xf32>
            %1557 = arith.addi %1552, %c13 : index
            %1558 = memref.load %factors[%1557] : memref<?xf32>
            %1559 = arith.addi %1552, %c80 : index
            %1560 = memref.load %factors[%1559] : memref<?xf32>
            %1561 = arith.addi %1552, %c19 : index
            %1562 = memref.load %factors[%1561] : memref<?xf32>
            %1563 = arith.addi %1552, %c81 : index
            %1564 = memref.load %factors[%1563] : memref<?xf32>
            %1565 = arith.addi %1552, %c82 : index
            %1566 = memref.load %factors[%1565] : memref<?xf32>
            %1567 = arith.addi %1552, %c83 : index
            %1568 = memref.load %factors[%1567] : memref<?xf32>
            %1569 = vector.from_elements %1554, %1556, %1558, %1560, %1562, %1564, %1566, %1568 : vector<8xf32>
            %1570 = arith.muli %kvHeads, %c18 : index
            %1571 = arith.addi %1552, %1570 : index
            %1572 = arith.addi %1571, %c10 : index
            %1573 = memref.load %factors[%1572] : memref<?xf32>
            %1574 = arith.addi %1571, %c11 : index
            %1575 = memref.load %factors[%1574] : memref<?xf32>
            %1576 = arith.addi %1571, %c13 : index
            %1577 = memref.load %factors[%1576] : memref<?xf32>
            %1578 = arith.addi %1571, %c80 : index
            %1579 = memref.load %factors[%1578] : memref<?xf32>
            %1580 = arith.addi %1571, %c19 : index
            %1581 = memref.load %factors[%1580] : memref<?xf32>
            %1582 = arith.addi %1571, %c81 : index
            %1583 = memref.load %factors[%1582] : memref<?xf32>
            %1584 = arith.addi %1571, %c82 : index
            %1585 = memref.load %factors[%1584] : memref<?xf32>
            %1586 = arith.addi %1571, %c83 : index
            %1587 = memref.load %factors[%1586] : memref<?xf32>
            %1588 = vector.from_elements %1573, %1575, %1577, %1579, %1581, %1583, %1585, %1587 : vector<8xf32>
            %1589 = arith.muli %1326, %c13 : index
            %1590 = arith.addi %16, %1589 : index
            %1591 = arith.addi %1590, %c10 : index
            %1592 = arith.muli %1548, %c30 : index
            %1593 = arith.addi %1591, %1592 : index
            %1594 = vector.load %partial[%1593] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1595 = arith.addi %1593, %c29 : index
            %1596 = vector.load %partial[%1595] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1597 = vector.shuffle %1594, %1596 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1598 = arith.mulf %1597, %1536 : vector<8xf32>
            %1599 = math.fma %1598, %1569, %1588 : vector<8xf32>
            %1600 = arith.addf %1599, %c46 : vector<8xf32>
            %1601 = arith.minimumf %1600, %c84 : vector<8xf32>
            %1602 = arith.maximumf %1601, %c85 : vector<8xf32>
            %1603 = arith.truncf %1602 : vector<8xf32> to vector<8xf16>
            %1604 = vector.bitcast %1603 : vector<8xf16> to vector<4xi32>
            %1605 = vector.shuffle %1604, %1604 [0, 1] : vector<4xi32>, vector<4xi32>
            %1606 = vector.shuffle %1604, %1604 [2, 3] : vector<4xi32>, vector<4xi32>
            %1607 = arith.select %3, %1606, %1605 : vector<2xi32>
            %1608 = arith.select %3, %1605, %1606 : vector<2xi32>
            %1609 = wave.swap_halves %1608 : vector<2xi32>
            %1610 = arith.select %3, %1609, %1607 : vector<2xi32>
            %1611 = arith.select %3, %1607, %1609 : vector<2xi32>
            %1612 = vector.bitcast %1610 : vector<2xi32> to vector<4xf16>
            %1613 = vector.bitcast %1611 : vector<2xi32> to vector<4xf16>
            %1614 = vector.shuffle %1612, %1613 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1615 = arith.addi %1546, %1549 : index
            %1616 = arith.divui %1542, %outTileRows : index
            %1617 = arith.divui %1547, %c3 : index
            %1618 = arith.muli %1616, %1617 : index
            %1619 = arith.divui %1615, %c3 : index
            %1620 = arith.addi %1618, %1619 : index
            %1621 = arith.muli %1620, %c11 : index
            %1622 = arith.remui %1615, %c3 : index
            %1623 = arith.divui %1622, %c19 : index
            %1624 = arith.addi %1621, %1623 : index
            %1625 = arith.muli %outTileRows, %c19 : index
            %1626 = arith.muli %1624, %1625 : index
            %1627 = arith.remui %1542, %outTileRows : index
            %1628 = arith.muli %1627, %c19 : index
            %1629 = arith.addi %1626, %1628 : index
            %1630 = arith.remui %1615, %c19 : index
            %1631 = arith.addi %1629, %1630 : index
            %1632 = arith.cmpi slt, %1539, %36 : index
            scf.if %1632 {
              vector.store %1614, %out[%1631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1633 = arith.addi %1326, %c53 : index
          %1634 = arith.addi %1633, %c10 : index
          %1635 = memref.load %8[%1634] : memref<?xf32>
          %1636 = arith.addi %1633, %c6 : index
          %1637 = memref.load %8[%1636] : memref<?xf32>
          %1638 = arith.divf %c78, %1637 : f32
          %1639 = vector.broadcast %1638 : f32 to vector<8xf32>
          %1640 = arith.addi %1538, %c3 : index
          %1641 = arith.minsi %1640, %40 : index
          %1642 = arith.divui %1641, %groupSize : index
          %1643 = arith.addi %24, %1642 : index
          %1644 = arith.remui %1641, %groupSize : index
          %1645 = arith.addi %44, %1644 : index
          %1646 = arith.muli %1645, %c18 : index
          %1647 = arith.addi %1646, %51 : index
          scf.for %1648 = %c10 to %c13 step %c4 {
            %1649 = arith.muli %1648, %c3 : index
            %1650 = arith.addi %1649, %2 : index
            %1651 = arith.muli %13, %c18 : index
            %1652 = arith.addi %1651, %1650 : index
            %1653 = arith.addi %1652, %c10 : index
            %1654 = memref.load %factors[%1653] : memref<?xf32>
            %1655 = arith.addi %1652, %c11 : index
            %1656 = memref.load %factors[%1655] : memref<?xf32>
            %1657 = arith.addi %1652, %c13 : index
            %1658 = memref.load %factors[%1657] : memref<?xf32>
            %1659 = arith.addi %1652, %c80 : index
            %1660 = memref.load %factors[%1659] : memref<?xf32>
            %1661 = arith.addi %1652, %c19 : index
            %1662 = memref.load %factors[%1661] : memref<?xf32>
            %1663 = arith.addi %1652, %c81 : index
            %1664 = memref.load %factors[%1663] : memref<?xf32>
            %1665 = arith.addi %1652, %c82 : index
            %1666 = memref.load %factors[%1665] : memref<?xf32>
            %1667 = arith.addi %1652, %c83 : index
            %1668 = memref.load %factors[%1667] : memref<?xf32>
            %1669 = vector.from_elements %1654, %1656, %1658, %1660, %1662, %1664, %1666, %1668 : vector<8xf32>
            %1670 = arith.muli %kvHeads, %c18 : index
            %1671 = arith.addi %1652, %1670 : index
            %1672 = arith.addi %1671, %c10 : index
            %1673 = memref.load %factors[%1672] : memref<?xf32>
            %1674 = arith.addi %1671, %c11 : index
            %1675 = memref.load %factors[%1674] : memref<?xf32>
            %1676 = arith.addi %1671, %c13 : index
            %1677 = memref.load %factors[%1676] : memref<?xf32>
            %1678 = arith.addi %1671, %c80 : index
            %1679 = memref.load %factors[%1678] : memref<?xf32>
            %1680 = arith.addi %1671, %c19 : index
            %1681 = memref.load %factors[%1680] : memref<?xf32>
            %1682 = arith.addi %1671, %c81 : index
            %1683 = memref.load %factors[%1682] : memref<?xf32>
            %1684 = arith.addi %1671, %c82 : index
            %1685 = memref.load %factors[%1684] : memref<?xf32>
            %1686 = arith.addi %1671, %c83 : index
            %1687 = memref.load %factors[%1686] : memref<?xf32>
            %1688 = vector.from_elements %1673, %1675, %1677, %1679, %1681, %1683, %1685, %1687 : vector<8xf32>
            %1689 = arith.muli %1326, %c13 : index
            %1690 = arith.addi %16, %1689 : index
            %1691 = arith.addi %1690, %c34 : index
            %1692 = arith.muli %1648, %c30 : index
            %1693 = arith.addi %1691, %1692 : index
            %1694 = vector.load %partial[%1693] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1695 = arith.addi %1693, %c29 : index
            %1696 = vector.load %partial[%1695] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1697 = vector.shuffle %1694, %1696 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1698 = arith.mulf %1697, %1639 : vector<8xf32>
            %1699 = math.fma %1698, %1669, %1688 : vector<8xf32>
            %1700 = arith.addf %1699, %c46 : vector<8xf32>
            %1701 = arith.minimumf %1700, %c84 : vector<8xf32>
            %1702 = arith.maximumf %1701, %c85 : vector<8xf32>
            %1703 = arith.truncf %1702 : vector<8xf32> to vector<8xf16>
            %1704 = vector.bitcast %1703 : vector<8xf16> to vector<4xi32>
            %1705 = vector.shuffle %1704, %1704 [0, 1] : vector<4xi32>, vector<4xi32>
            %1706 = vector.shuffle %1704, %1704 [2, 3] : vector<4xi32>, vector<4xi32>
            %1707 = arith.select %3, %1706, %1705 : vector<2xi32>
            %1708 = arith.select %3, %1705, %1706 : vector<2xi32>
            %1709 = wave.swap_halves %1708 : vector<2xi32>
            %1710 = arith.select %3, %1709, %1707 : vector<2xi32>
            %1711 = arith.select %3, %1707, %1709 : vector<2xi32>
            %1712 = vector.bitcast %1710 : vector<2xi32> to vector<4xf16>
            %1713 = vector.bitcast %1711 : vector<2xi32> to vector<4xf16>
            %1714 = vector.shuffle %1712, %1713 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1715 = arith.addi %1647, %1649 : index
            %1716 = arith.divui %1643, %outTileRows : index
            %1717 = arith.divui %1547, %c3 : index
            %1718 = arith.muli %1716, %1717 : index
            %1719 = arith.divui %1715, %c3 : index
            %1720 = arith.addi %1718, %1719 : index
            %1721 = arith.muli %1720, %c11 : index
            %1722 = arith.remui %1715, %c3 : index
            %1723 = arith.divui %1722, %c19 : index
            %1724 = arith.addi %1721, %1723 : index
            %1725 = arith.muli %outTileRows, %c19 : index
            %1726 = arith.muli %1724, %1725 : index
            %1727 = arith.remui %1643, %outTileRows : index
            %1728 = arith.muli %1727, %c19 : index
            %1729 = arith.addi %1726, %1728 : index
            %1730 = arith.remui %1715, %c19 : index
            %1731 = arith.addi %1729, %1730 : index
            %1732 = arith.cmpi slt, %1640, %36 : index
            scf.if %1732 {
              vector.store %1714, %out[%1731] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1733 = arith.addi %1326, %c30 : index
          %1734 = arith.addi %1733, %c10 : index
          %1735 = memref.load %8[%1734] : memref<?xf32>
          %1736 = arith.addi %1733, %c6 : index
          %1737 = memref.load %8[%1736] : memref<?xf32>
          %1738 = arith.divf %c78, %1737 : f32
          %1739 = vector.broadcast %1738 : f32 to vector<8xf32>
          %1740 = arith.addi %15, %1325 : index
          %1741 = arith.addi %1740, %1 : index
          %1742 = arith.addi %1741, %c10 : index
          %1743 = arith.minsi %1742, %40 : index
          %1744 = arith.divui %1743, %groupSize : index
          %1745 = arith.addi %24, %1744 : index
          %1746 = arith.remui %1743, %groupSize : index
          %1747 = arith.addi %44, %1746 : index
          %1748 = arith.muli %1747, %c18 : index
          %1749 = arith.addi %1748, %51 : index
          %1750 = arith.muli %heads, %c18 : index
          scf.for %1751 = %c10 to %c13 step %c4 {
            %1752 = arith.muli %1751, %c3 : index
            %1753 = arith.addi %1752, %2 : index
            %1754 = arith.muli %13, %c18 : index
            %1755 = arith.addi %1754, %1753 : index
            %1756 = arith.addi %1755, %c10 : index
            %1757 = memref.load %factors[%1756] : memref<?xf32>
            %1758 = arith.addi %1755, %c11 : index
            %1759 = memref.load %factors[%1758] : memref<?xf32>
            %1760 = arith.addi %1755, %c13 : index
            %1761 = memref.load %factors[%1760] : memref<?xf32>
            %1762 = arith.addi %1755, %c80 : index
            %1763 = memref.load %factors[%1762] : memref<?xf32>
            %1764 = arith.addi %1755, %c19 : index
            %1765 = memref.load %factors[%1764] : memref<?xf32>
            %1766 = arith.addi %1755, %c81 : index
            %1767 = memref.load %factors[%1766] : memref<?xf32>
            %1768 = arith.addi %1755, %c82 : index
            %1769 = memref.load %factors[%1768] : memref<?xf32>
            %1770 = arith.addi %1755, %c83 : index
            %1771 = memref.load %factors[%1770] : memref<?xf32>
            %1772 = vector.from_elements %1757, %1759, %1761, %1763, %1765, %1767, %1769, %1771 : vector<8xf32>
            %1773 = arith.muli %kvHeads, %c18 : index
            %1774 = arith.addi %1755, %1773 : index
            %1775 = arith.addi %1774, %c10 : index
            %1776 = memref.load %factors[%1775] : memref<?xf32>
            %1777 = arith.addi %1774, %c11 : index
            %1778 = memref.load %factors[%1777] : memref<?xf32>
            %1779 = arith.addi %1774, %c13 : index
            %1780 = memref.load %factors[%1779] : memref<?xf32>
            %1781 = arith.addi %1774, %c80 : index
            %1782 = memref.load %factors[%1781] : memref<?xf32>
            %1783 = arith.addi %1774, %c19 : index
            %1784 = memref.load %factors[%1783] : memref<?xf32>
            %1785 = arith.addi %1774, %c81 : index
            %1786 = memref.load %factors[%1785] : memref<?xf32>
            %1787 = arith.addi %1774, %c82 : index
            %1788 = memref.load %factors[%1787] : memref<?xf32>
            %1789 = arith.addi %1774, %c83 : index
            %1790 = memref.load %factors[%1789] : memref<?xf32>
            %1791 = vector.from_elements %1776, %1778, %1780, %1782, %1784, %1786, %1788, %1790 : vector<8xf32>
            %1792 = arith.muli %1326, %c13 : index
            %1793 = arith.addi %17, %1792 : index
            %1794 = arith.addi %1793, %c10 : index
            %1795 = arith.muli %1751, %c30 : index
            %1796 = arith.addi %1794, %1795 : index
            %1797 = vector.load %partial[%1796] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1798 = arith.addi %1796, %c29 : index
            %1799 = vector.load %partial[%1798] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1800 = vector.shuffle %1797, %1799 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1801 = arith.mulf %1800, %1739 : vector<8xf32>
            %1802 = math.fma %1801, %1772, %1791 : vector<8xf32>
            %1803 = arith.addf %1802, %c46 : vector<8xf32>
            %1804 = arith.minimumf %1803, %c84 : vector<8xf32>
            %1805 = arith.maximumf %1804, %c85 : vector<8xf32>
            %1806 = arith.truncf %1805 : vector<8xf32> to vector<8xf16>
            %1807 = vector.bitcast %1806 : vector<8xf16> to vector<4xi32>
            %1808 = vector.shuffle %1807, %1807 [0, 1] : vector<4xi32>, vector<4xi32>
            %1809 = vector.shuffle %1807, %1807 [2, 3] : vector<4xi32>, vector<4xi32>
            %1810 = arith.select %3, %1809, %1808 : vector<2xi32>
            %1811 = arith.select %3, %1808, %1809 : vector<2xi32>
            %1812 = wave.swap_halves %1811 : vector<2xi32>
            %1813 = arith.select %3, %1812, %1810 : vector<2xi32>
            %1814 = arith.select %3, %1810, %1812 : vector<2xi32>
            %1815 = vector.bitcast %1813 : vector<2xi32> to vector<4xf16>
            %1816 = vector.bitcast %1814 : vector<2xi32> to vector<4xf16>
            %1817 = vector.shuffle %1815, %1816 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1818 = arith.addi %1749, %1752 : index
            %1819 = arith.divui %1745, %outTileRows : index
            %1820 = arith.divui %1750, %c3 : index
            %1821 = arith.muli %1819, %1820 : index
            %1822 = arith.divui %1818, %c3 : index
            %1823 = arith.addi %1821, %1822 : index
            %1824 = arith.muli %1823, %c11 : index
            %1825 = arith.remui %1818, %c3 : index
            %1826 = arith.divui %1825, %c19 : index
            %1827 = arith.addi %1824, %1826 : index
            %1828 = arith.muli %outTileRows, %c19 : index
            %1829 = arith.muli %1827, %1828 : index
            %1830 = arith.remui %1745, %outTileRows : index
            %1831 = arith.muli %1830, %c19 : index
            %1832 = arith.addi %1829, %1831 : index
            %1833 = arith.remui %1818, %c19 : index
            %1834 = arith.addi %1832, %1833 : index
            %1835 = arith.cmpi slt, %1742, %36 : index
            scf.if %1835 {
              vector.store %1817, %out[%1834] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1836 = arith.addi %1326, %c54 : index
          %1837 = arith.addi %1836, %c10 : index
          %1838 = memref.load %8[%1837] : memref<?xf32>
          %1839 = arith.addi %1836, %c6 : index
          %1840 = memref.load %8[%1839] : memref<?xf32>
          %1841 = arith.divf %c78, %1840 : f32
          %1842 = vector.broadcast %1841 : f32 to vector<8xf32>
          %1843 = arith.addi %1741, %c3 : index
          %1844 = arith.minsi %1843, %40 : index
          %1845 = arith.divui %1844, %groupSize : index
          %1846 = arith.addi %24, %1845 : index
          %1847 = arith.remui %1844, %groupSize : index
          %1848 = arith.addi %44, %1847 : index
          %1849 = arith.muli %1848, %c18 : index
          %1850 = arith.addi %1849, %51 : index
          scf.for %1851 = %c10 to %c13 step %c4 {
            %1852 = arith.muli %1851, %c3 : index
            %1853 = arith.addi %1852, %2 : index
            %1854 = arith.muli %13, %c18 : index
            %1855 = arith.addi %1854, %1853 : index
            %1856 = arith.addi %1855, %c10 : index
            %1857 = memref.load %factors[%1856] : memref<?xf32>
            %1858 = arith.addi %1855, %c11 : index
            %1859 = memref.load %factors[%1858] : memref<?xf32>
            %1860 = arith.addi %1855, %c13 : index
            %1861 = memref.load %factors[%1860] : memref<?xf32>
            %1862 = arith.addi %1855, %c80 : index
            %1863 = memref.load %factors[%1862] : memref<?xf32>
            %1864 = arith.addi %1855, %c19 : index
            %1865 = memref.load %factors[%1864] : memref<?xf32>
            %1866 = arith.addi %1855, %c81 : index
            %1867 = memref.load %factors[%1866] : memref<?xf32>
            %1868 = arith.addi %1855, %c82 : index
            %1869 = memref.load %factors[%1868] : memref<?xf32>
            %1870 = arith.addi %1855, %c83 : index
            %1871 = memref.load %factors[%1870] : memref<?xf32>
            %1872 = vector.from_elements %1857, %1859, %1861, %1863, %1865, %1867, %1869, %1871 : vector<8xf32>
            %1873 = arith.muli %kvHeads, %c18 : index
            %1874 = arith.addi %1855, %1873 : index
            %1875 = arith.addi %1874, %c10 : index
            %1876 = memref.load %factors[%1875] : memref<?xf32>
            %1877 = arith.addi %1874, %c11 : index
            %1878 = memref.load %factors[%1877] : memref<?xf32>
            %1879 = arith.addi %1874, %c13 : index
            %1880 = memref.load %factors[%1879] : memref<?xf32>
            %1881 = arith.addi %1874, %c80 : index
            %1882 = memref.load %factors[%1881] : memref<?xf32>
            %1883 = arith.addi %1874, %c19 : index
            %1884 = memref.load %factors[%1883] : memref<?xf32>
            %1885 = arith.addi %1874, %c81 : index
            %1886 = memref.load %factors[%1885] : memref<?xf32>
            %1887 = arith.addi %1874, %c82 : index
            %1888 = memref.load %factors[%1887] : memref<?xf32>
            %1889 = arith.addi %1874, %c83 : index
            %1890 = memref.load %factors[%1889] : memref<?xf32>
            %1891 = vector.from_elements %1876, %1878, %1880, %1882, %1884, %1886, %1888, %1890 : vector<8xf32>
            %1892 = arith.muli %1326, %c13 : index
            %1893 = arith.addi %17, %1892 : index
            %1894 = arith.addi %1893, %c34 : index
            %1895 = arith.muli %1851, %c30 : index
            %1896 = arith.addi %1894, %1895 : index
            %1897 = vector.load %partial[%1896] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1898 = arith.addi %1896, %c29 : index
            %1899 = vector.load %partial[%1898] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1900 = vector.shuffle %1897, %1899 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1901 = arith.mulf %1900, %1842 : vector<8xf32>
            %1902 = math.fma %1901, %1872, %1891 : vector<8xf32>
            %1903 = arith.addf %1902, %c46 : vector<8xf32>
            %1904 = arith.minimumf %1903, %c84 : vector<8xf32>
            %1905 = arith.maximumf %1904, %c85 : vector<8xf32>
            %1906 = arith.truncf %1905 : vector<8xf32> to vector<8xf16>
            %1907 = vector.bitcast %1906 : vector<8xf16> to vector<4xi32>
            %1908 = vector.shuffle %1907, %1907 [0, 1] : vector<4xi32>, vector<4xi32>
            %1909 = vector.shuffle %1907, %1907 [2, 3] : vector<4xi32>, vector<4xi32>
            %1910 = arith.select %3, %1909, %1908 : vector<2xi32>
            %1911 = arith.select %3, %1908, %1909 : vector<2xi32>
            %1912 = wave.swap_halves %1911 : vector<2xi32>
            %1913 = arith.select %3, %1912, %1910 : vector<2xi32>
            %1914 = arith.select %3, %1910, %1912 : vector<2xi32>
            %1915 = vector.bitcast %1913 : vector<2xi32> to vector<4xf16>
            %1916 = vector.bitcast %1914 : vector<2xi32> to vector<4xf16>
            %1917 = vector.shuffle %1915, %1916 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1918 = arith.addi %1850, %1852 : index
            %1919 = arith.divui %1846, %outTileRows : index
            %1920 = arith.divui %1750, %c3 : index
            %1921 = arith.muli %1919, %1920 : index
            %1922 = arith.divui %1918, %c3 : index
            %1923 = arith.addi %1921, %1922 : index
            %1924 = arith.muli %1923, %c11 : index
            %1925 = arith.remui %1918, %c3 : index
            %1926 = arith.divui %1925, %c19 : index
            %1927 = arith.addi %1924, %1926 : index
            %1928 = arith.muli %outTileRows, %c19 : index
            %1929 = arith.muli %1927, %1928 : index
            %1930 = arith.remui %1846, %outTileRows : index
            %1931 = arith.muli %1930, %c19 : index
            %1932 = arith.addi %1929, %1931 : index
            %1933 = arith.remui %1918, %c19 : index
            %1934 = arith.addi %1932, %1933 : index
            %1935 = arith.cmpi slt, %1843, %36 : index
            scf.if %1935 {
              vector.store %1917, %out[%1934] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
