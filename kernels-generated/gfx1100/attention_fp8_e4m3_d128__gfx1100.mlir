// GENERATED from codegen/kvcgen/gfx_attention.py; do not edit.
// Config: Prefill(codec='fp8_e4m3', dim=128)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @attention_fp8_e4m3_d128__gfx1100(%step: memref<?xi32> {wave.constant}, %q: memref<?xf32> {wave.constant}, %factors: memref<?xf32> {wave.constant}, %kv: memref<?xi32> {wave.constant}, %counters: memref<?xi32>, %partial: memref<?xf32>, %out: memref<?xf16>) {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %groupSize = wave.param "groupSize" : index
  %c3 = arith.constant 16 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 4096 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 384 : index
  %columnBlocks = wave.param "columnBlocks" : index
  %c9 = arith.constant 8192 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2 : index
  %itemsAt = wave.param "itemsAt" : index
  %c13 = arith.constant 4 : index
  %blockTablesAt = wave.param "blockTablesAt" : index
  %pagesPerSequence = wave.param "pagesPerSequence" : index
  %pageBytes = wave.param "pageBytes" : index
  %c17 = arith.constant 1024 : index
  %c18 = arith.constant 128 : index
  %c19 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %c21 = arith.constant 36 : index
  %c22 = arith.constant 48 : index
  %c23 = arith.constant 52 : index
  %c24 = arith.constant 64 : index
  %c25 = arith.constant 68 : index
  %c26 = arith.constant 80 : index
  %c27 = arith.constant 84 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 100 : index
  %c30 = arith.constant 112 : index
  %c31 = arith.constant 116 : index
  %c32 = arith.constant 23 : i32
  %c33 = arith.constant 64 : i32
  %c34 = arith.constant 253 : i32
  %c35 = arith.constant 268 : i32
  %c36 = arith.constant 14 : i32
  %c37 = arith.constant 256 : index
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
  %c40 = arith.constant 1280 : index
  %c41 = arith.constant 1536 : index
  %c42 = arith.constant 1792 : index
  %positionsAt = wave.param "positionsAt" : index
  %c44 = arith.constant 1 : i32
  %c45 = arith.constant 2048 : index
  %c46 = arith.constant 2304 : index
  %c47 = arith.constant 2560 : index
  %c48 = arith.constant 2816 : index
  %c49 = arith.constant 3072 : index
  %c50 = arith.constant 3328 : index
  %c51 = arith.constant 3584 : index
  %c52 = arith.constant 3840 : index
  %c53 = arith.constant 31 : index
  %c54 = arith.constant 16 : i32
  %c55 = arith.constant 0 : i32
  %c56 = arith.constant 8192 : i32
  %c57 = arith.constant 1024 : i32
  %c58 = arith.constant 128 : i32
  %c59 = arith.constant 0xF149F2CA : f32
  %c60 = arith.constant 0x00000000 : f32
  %c61 = arith.constant dense<0x00000000> : vector<8xf32>
  %c62 = arith.constant 31 : i32
  %c63 = arith.constant 32 : i32
  %c64 = arith.constant 192 : index
  %c65 = arith.constant 320 : index
  %c66 = arith.constant 448 : index
  %c67 = arith.constant 576 : index
  %c68 = arith.constant dense<0xFF800000> : vector<8xf32>
  %c69 = arith.constant dense<[0, 2, 4, 6, 8, 10, 12, 14]> : vector<8xi32>
  %c70 = arith.constant 0x41000000 : f32
  %c71 = arith.constant 0x40C00000 : f32
  %c72 = arith.constant dense<-1> : vector<4xi32>
  %c73 = arith.constant 255 : i32
  %c74 = arith.constant 2 : i32
  %c75 = arith.constant 16711680 : i32
  %c76 = arith.constant 3 : i32
  %c77 = arith.constant 4 : i32
  %c78 = arith.constant 65280 : i32
  %c79 = arith.constant 5 : i32
  %c80 = arith.constant 6 : i32
  %c81 = arith.constant -16777216 : i32
  %c82 = arith.constant 7 : i32
  %c83 = arith.constant 8 : i32
  %c84 = arith.constant 9 : i32
  %c85 = arith.constant 10 : i32
  %c86 = arith.constant 11 : i32
  %c87 = arith.constant 12 : i32
  %c88 = arith.constant 13 : i32
  %c89 = arith.constant 15 : i32
  %c90 = arith.constant 640 : index
  %c91 = arith.constant 704 : index
  %c92 = arith.constant 832 : index
  %c93 = arith.constant 896 : index
  %c94 = arith.constant 960 : index
  %c95 = arith.constant 0x3F800000 : f32
  %outTileRows = wave.param "outTileRows" : index
  %c97 = arith.constant 6 : index
  %c98 = arith.constant 10 : index
  %c99 = arith.constant 12 : index
  %c100 = arith.constant 14 : index
  %c101 = arith.constant dense<0x477FE000> : vector<8xf32>
  %c102 = arith.constant dense<0xC77FE000> : vector<8xf32>
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
      %76 = arith.addi %51, %c24 : index
      %77 = arith.addi %50, %76 : index
      %78 = vector.load %q[%77] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %79 = arith.addi %51, %c25 : index
      %80 = arith.addi %50, %79 : index
      %81 = vector.load %q[%80] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %82 = arith.addi %51, %c26 : index
      %83 = arith.addi %50, %82 : index
      %84 = vector.load %q[%83] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %85 = arith.addi %51, %c27 : index
      %86 = arith.addi %50, %85 : index
      %87 = vector.load %q[%86] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %88 = arith.addi %51, %c28 : index
      %89 = arith.addi %50, %88 : index
      %90 = vector.load %q[%89] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %91 = arith.addi %51, %c29 : index
      %92 = arith.addi %50, %91 : index
      %93 = vector.load %q[%92] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %94 = arith.addi %51, %c30 : index
      %95 = arith.addi %50, %94 : index
      %96 = vector.load %q[%95] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %97 = arith.addi %51, %c31 : index
      %98 = arith.addi %50, %97 : index
      %99 = vector.load %q[%98] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %100 = math.absf %54 : vector<4xf32>
      %101 = math.absf %57 : vector<4xf32>
      %102 = arith.maxnumf %100, %101 fastmath<nnan> : vector<4xf32>
      %103 = math.absf %60 : vector<4xf32>
      %104 = arith.maxnumf %102, %103 fastmath<nnan> : vector<4xf32>
      %105 = math.absf %63 : vector<4xf32>
      %106 = arith.maxnumf %104, %105 fastmath<nnan> : vector<4xf32>
      %107 = math.absf %66 : vector<4xf32>
      %108 = arith.maxnumf %106, %107 fastmath<nnan> : vector<4xf32>
      %109 = math.absf %69 : vector<4xf32>
      %110 = arith.maxnumf %108, %109 fastmath<nnan> : vector<4xf32>
      %111 = math.absf %72 : vector<4xf32>
      %112 = arith.maxnumf %110, %111 fastmath<nnan> : vector<4xf32>
      %113 = math.absf %75 : vector<4xf32>
      %114 = arith.maxnumf %112, %113 fastmath<nnan> : vector<4xf32>
      %115 = math.absf %78 : vector<4xf32>
      %116 = arith.maxnumf %114, %115 fastmath<nnan> : vector<4xf32>
      %117 = math.absf %81 : vector<4xf32>
      %118 = arith.maxnumf %116, %117 fastmath<nnan> : vector<4xf32>
      %119 = math.absf %84 : vector<4xf32>
      %120 = arith.maxnumf %118, %119 fastmath<nnan> : vector<4xf32>
      %121 = math.absf %87 : vector<4xf32>
      %122 = arith.maxnumf %120, %121 fastmath<nnan> : vector<4xf32>
      %123 = math.absf %90 : vector<4xf32>
      %124 = arith.maxnumf %122, %123 fastmath<nnan> : vector<4xf32>
      %125 = math.absf %93 : vector<4xf32>
      %126 = arith.maxnumf %124, %125 fastmath<nnan> : vector<4xf32>
      %127 = math.absf %96 : vector<4xf32>
      %128 = arith.maxnumf %126, %127 fastmath<nnan> : vector<4xf32>
      %129 = math.absf %99 : vector<4xf32>
      %130 = arith.maxnumf %128, %129 fastmath<nnan> : vector<4xf32>
      %131 = vector.extract %130[0] : f32 from vector<4xf32>
      %132 = vector.extract %130[1] : f32 from vector<4xf32>
      %133 = vector.extract %130[2] : f32 from vector<4xf32>
      %134 = vector.extract %130[3] : f32 from vector<4xf32>
      %135 = arith.maxnumf %131, %132 fastmath<nnan> : f32
      %136 = arith.maxnumf %135, %133 fastmath<nnan> : f32
      %137 = arith.maxnumf %136, %134 fastmath<nnan> : f32
      %138 = wave.swap_halves %137 : f32
      %139 = arith.maxnumf %137, %138 fastmath<nnan> : f32
      %140 = arith.bitcast %139 : f32 to i32
      %141 = arith.shrui %140, %c32 : i32
      %142 = arith.maxsi %141, %c33 : i32
      %143 = arith.minsi %142, %c34 : i32
      %144 = arith.subi %c35, %143 : i32
      %145 = arith.shli %144, %c32 : i32
      %146 = arith.bitcast %145 : i32 to f32
      %147 = arith.subi %143, %c36 : i32
      %148 = arith.shli %147, %c32 : i32
      %149 = arith.bitcast %148 : i32 to f32
      %150 = vector.broadcast %146 : f32 to vector<4xf32>
      %151 = arith.muli %1, %c19 : index
      %152 = arith.muli %2, %c18 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.mulf %54, %150 : vector<4xf32>
      %155 = arith.truncf %154 : vector<4xf32> to vector<4xf16>
      %156 = arith.mulf %57, %150 : vector<4xf32>
      %157 = arith.truncf %156 : vector<4xf32> to vector<4xf16>
      %158 = vector.shuffle %155, %157 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %159 = arith.addi %153, %c10 : index
      vector.store %158, %4[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %160 = arith.mulf %60, %150 : vector<4xf32>
      %161 = arith.truncf %160 : vector<4xf32> to vector<4xf16>
      %162 = arith.mulf %63, %150 : vector<4xf32>
      %163 = arith.truncf %162 : vector<4xf32> to vector<4xf16>
      %164 = vector.shuffle %161, %163 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %165 = arith.addi %153, %c37 : index
      vector.store %164, %4[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.mulf %66, %150 : vector<4xf32>
      %167 = arith.truncf %166 : vector<4xf32> to vector<4xf16>
      %168 = arith.mulf %69, %150 : vector<4xf32>
      %169 = arith.truncf %168 : vector<4xf32> to vector<4xf16>
      %170 = vector.shuffle %167, %169 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %171 = arith.addi %153, %c38 : index
      vector.store %170, %4[%171] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = arith.mulf %72, %150 : vector<4xf32>
      %173 = arith.truncf %172 : vector<4xf32> to vector<4xf16>
      %174 = arith.mulf %75, %150 : vector<4xf32>
      %175 = arith.truncf %174 : vector<4xf32> to vector<4xf16>
      %176 = vector.shuffle %173, %175 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %177 = arith.addi %153, %c39 : index
      vector.store %176, %4[%177] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %178 = arith.mulf %78, %150 : vector<4xf32>
      %179 = arith.truncf %178 : vector<4xf32> to vector<4xf16>
      %180 = arith.mulf %81, %150 : vector<4xf32>
      %181 = arith.truncf %180 : vector<4xf32> to vector<4xf16>
      %182 = vector.shuffle %179, %181 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %183 = arith.addi %153, %c17 : index
      vector.store %182, %4[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.mulf %84, %150 : vector<4xf32>
      %185 = arith.truncf %184 : vector<4xf32> to vector<4xf16>
      %186 = arith.mulf %87, %150 : vector<4xf32>
      %187 = arith.truncf %186 : vector<4xf32> to vector<4xf16>
      %188 = vector.shuffle %185, %187 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %189 = arith.addi %153, %c40 : index
      vector.store %188, %4[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = arith.mulf %90, %150 : vector<4xf32>
      %191 = arith.truncf %190 : vector<4xf32> to vector<4xf16>
      %192 = arith.mulf %93, %150 : vector<4xf32>
      %193 = arith.truncf %192 : vector<4xf32> to vector<4xf16>
      %194 = vector.shuffle %191, %193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %195 = arith.addi %153, %c41 : index
      vector.store %194, %4[%195] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = arith.mulf %96, %150 : vector<4xf32>
      %197 = arith.truncf %196 : vector<4xf32> to vector<4xf16>
      %198 = arith.mulf %99, %150 : vector<4xf32>
      %199 = arith.truncf %198 : vector<4xf32> to vector<4xf16>
      %200 = vector.shuffle %197, %199 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %201 = arith.addi %153, %c42 : index
      vector.store %200, %4[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %149, %6[%47] : memref<?xf32>
      %202 = arith.addi %positionsAt, %43 : index
      %203 = memref.load %step[%202] : memref<?xi32>
      %204 = arith.addi %203, %c44 : i32
      memref.store %204, %7[%47] : memref<?xi32>
      %205 = arith.addi %38, %c3 : index
      %206 = arith.minsi %205, %40 : index
      %207 = arith.divui %206, %groupSize : index
      %208 = arith.addi %24, %207 : index
      %209 = arith.remui %206, %groupSize : index
      %210 = arith.addi %44, %209 : index
      %211 = arith.addi %1, %c3 : index
      %212 = arith.muli %208, %heads : index
      %213 = arith.addi %212, %210 : index
      %214 = arith.muli %213, %c18 : index
      %215 = arith.addi %214, %52 : index
      %216 = vector.load %q[%215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %217 = arith.addi %214, %55 : index
      %218 = vector.load %q[%217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %219 = arith.addi %214, %58 : index
      %220 = vector.load %q[%219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %221 = arith.addi %214, %61 : index
      %222 = vector.load %q[%221] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %223 = arith.addi %214, %64 : index
      %224 = vector.load %q[%223] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %225 = arith.addi %214, %67 : index
      %226 = vector.load %q[%225] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %227 = arith.addi %214, %70 : index
      %228 = vector.load %q[%227] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %229 = arith.addi %214, %73 : index
      %230 = vector.load %q[%229] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %231 = arith.addi %214, %76 : index
      %232 = vector.load %q[%231] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %233 = arith.addi %214, %79 : index
      %234 = vector.load %q[%233] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %235 = arith.addi %214, %82 : index
      %236 = vector.load %q[%235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %237 = arith.addi %214, %85 : index
      %238 = vector.load %q[%237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %239 = arith.addi %214, %88 : index
      %240 = vector.load %q[%239] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %241 = arith.addi %214, %91 : index
      %242 = vector.load %q[%241] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %243 = arith.addi %214, %94 : index
      %244 = vector.load %q[%243] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %245 = arith.addi %214, %97 : index
      %246 = vector.load %q[%245] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      %247 = math.absf %216 : vector<4xf32>
      %248 = math.absf %218 : vector<4xf32>
      %249 = arith.maxnumf %247, %248 fastmath<nnan> : vector<4xf32>
      %250 = math.absf %220 : vector<4xf32>
      %251 = arith.maxnumf %249, %250 fastmath<nnan> : vector<4xf32>
      %252 = math.absf %222 : vector<4xf32>
      %253 = arith.maxnumf %251, %252 fastmath<nnan> : vector<4xf32>
      %254 = math.absf %224 : vector<4xf32>
      %255 = arith.maxnumf %253, %254 fastmath<nnan> : vector<4xf32>
      %256 = math.absf %226 : vector<4xf32>
      %257 = arith.maxnumf %255, %256 fastmath<nnan> : vector<4xf32>
      %258 = math.absf %228 : vector<4xf32>
      %259 = arith.maxnumf %257, %258 fastmath<nnan> : vector<4xf32>
      %260 = math.absf %230 : vector<4xf32>
      %261 = arith.maxnumf %259, %260 fastmath<nnan> : vector<4xf32>
      %262 = math.absf %232 : vector<4xf32>
      %263 = arith.maxnumf %261, %262 fastmath<nnan> : vector<4xf32>
      %264 = math.absf %234 : vector<4xf32>
      %265 = arith.maxnumf %263, %264 fastmath<nnan> : vector<4xf32>
      %266 = math.absf %236 : vector<4xf32>
      %267 = arith.maxnumf %265, %266 fastmath<nnan> : vector<4xf32>
      %268 = math.absf %238 : vector<4xf32>
      %269 = arith.maxnumf %267, %268 fastmath<nnan> : vector<4xf32>
      %270 = math.absf %240 : vector<4xf32>
      %271 = arith.maxnumf %269, %270 fastmath<nnan> : vector<4xf32>
      %272 = math.absf %242 : vector<4xf32>
      %273 = arith.maxnumf %271, %272 fastmath<nnan> : vector<4xf32>
      %274 = math.absf %244 : vector<4xf32>
      %275 = arith.maxnumf %273, %274 fastmath<nnan> : vector<4xf32>
      %276 = math.absf %246 : vector<4xf32>
      %277 = arith.maxnumf %275, %276 fastmath<nnan> : vector<4xf32>
      %278 = vector.extract %277[0] : f32 from vector<4xf32>
      %279 = vector.extract %277[1] : f32 from vector<4xf32>
      %280 = vector.extract %277[2] : f32 from vector<4xf32>
      %281 = vector.extract %277[3] : f32 from vector<4xf32>
      %282 = arith.maxnumf %278, %279 fastmath<nnan> : f32
      %283 = arith.maxnumf %282, %280 fastmath<nnan> : f32
      %284 = arith.maxnumf %283, %281 fastmath<nnan> : f32
      %285 = wave.swap_halves %284 : f32
      %286 = arith.maxnumf %284, %285 fastmath<nnan> : f32
      %287 = arith.bitcast %286 : f32 to i32
      %288 = arith.shrui %287, %c32 : i32
      %289 = arith.maxsi %288, %c33 : i32
      %290 = arith.minsi %289, %c34 : i32
      %291 = arith.subi %c35, %290 : i32
      %292 = arith.shli %291, %c32 : i32
      %293 = arith.bitcast %292 : i32 to f32
      %294 = arith.subi %290, %c36 : i32
      %295 = arith.shli %294, %c32 : i32
      %296 = arith.bitcast %295 : i32 to f32
      %297 = vector.broadcast %293 : f32 to vector<4xf32>
      %298 = arith.mulf %216, %297 : vector<4xf32>
      %299 = arith.truncf %298 : vector<4xf32> to vector<4xf16>
      %300 = arith.mulf %218, %297 : vector<4xf32>
      %301 = arith.truncf %300 : vector<4xf32> to vector<4xf16>
      %302 = vector.shuffle %299, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %303 = arith.addi %153, %c45 : index
      vector.store %302, %4[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.mulf %220, %297 : vector<4xf32>
      %305 = arith.truncf %304 : vector<4xf32> to vector<4xf16>
      %306 = arith.mulf %222, %297 : vector<4xf32>
      %307 = arith.truncf %306 : vector<4xf32> to vector<4xf16>
      %308 = vector.shuffle %305, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %309 = arith.addi %153, %c46 : index
      vector.store %308, %4[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.mulf %224, %297 : vector<4xf32>
      %311 = arith.truncf %310 : vector<4xf32> to vector<4xf16>
      %312 = arith.mulf %226, %297 : vector<4xf32>
      %313 = arith.truncf %312 : vector<4xf32> to vector<4xf16>
      %314 = vector.shuffle %311, %313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %315 = arith.addi %153, %c47 : index
      vector.store %314, %4[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.mulf %228, %297 : vector<4xf32>
      %317 = arith.truncf %316 : vector<4xf32> to vector<4xf16>
      %318 = arith.mulf %230, %297 : vector<4xf32>
      %319 = arith.truncf %318 : vector<4xf32> to vector<4xf16>
      %320 = vector.shuffle %317, %319 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %321 = arith.addi %153, %c48 : index
      vector.store %320, %4[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.mulf %232, %297 : vector<4xf32>
      %323 = arith.truncf %322 : vector<4xf32> to vector<4xf16>
      %324 = arith.mulf %234, %297 : vector<4xf32>
      %325 = arith.truncf %324 : vector<4xf32> to vector<4xf16>
      %326 = vector.shuffle %323, %325 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %327 = arith.addi %153, %c49 : index
      vector.store %326, %4[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.mulf %236, %297 : vector<4xf32>
      %329 = arith.truncf %328 : vector<4xf32> to vector<4xf16>
      %330 = arith.mulf %238, %297 : vector<4xf32>
      %331 = arith.truncf %330 : vector<4xf32> to vector<4xf16>
      %332 = vector.shuffle %329, %331 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %333 = arith.addi %153, %c50 : index
      vector.store %332, %4[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.mulf %240, %297 : vector<4xf32>
      %335 = arith.truncf %334 : vector<4xf32> to vector<4xf16>
      %336 = arith.mulf %242, %297 : vector<4xf32>
      %337 = arith.truncf %336 : vector<4xf32> to vector<4xf16>
      %338 = vector.shuffle %335, %337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %339 = arith.addi %153, %c51 : index
      vector.store %338, %4[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.mulf %244, %297 : vector<4xf32>
      %341 = arith.truncf %340 : vector<4xf32> to vector<4xf16>
      %342 = arith.mulf %246, %297 : vector<4xf32>
      %343 = arith.truncf %342 : vector<4xf32> to vector<4xf16>
      %344 = vector.shuffle %341, %343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf16>, vector<4xf16>
      %345 = arith.addi %153, %c52 : index
      vector.store %344, %4[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      memref.store %296, %6[%211] : memref<?xf32>
      %346 = arith.addi %positionsAt, %208 : index
      %347 = memref.load %step[%346] : memref<?xi32>
      %348 = arith.addi %347, %c44 : i32
      memref.store %348, %7[%211] : memref<?xi32>
      wave.barrier
      %349 = arith.minsi %15, %40 : index
      %350 = arith.divui %349, %groupSize : index
      %351 = arith.addi %24, %350 : index
      %352 = arith.remui %349, %groupSize : index
      %353 = arith.addi %44, %352 : index
      %354 = arith.addi %positionsAt, %351 : index
      %355 = memref.load %step[%354] : memref<?xi32>
      %356 = arith.addi %355, %c44 : i32
      %357 = arith.addi %15, %c53 : index
      %358 = arith.minsi %357, %40 : index
      %359 = arith.divui %358, %groupSize : index
      %360 = arith.addi %24, %359 : index
      %361 = arith.remui %358, %groupSize : index
      %362 = arith.addi %44, %361 : index
      %363 = arith.addi %positionsAt, %360 : index
      %364 = memref.load %step[%363] : memref<?xi32>
      %365 = arith.addi %364, %c44 : i32
      %366 = arith.subi %365, %c44 : i32
      %367 = arith.divui %366, %c54 : i32
      %368 = arith.cmpi sle, %365, %c57 : i32
      %369 = arith.cmpi sle, %365, %c56 : i32
      scf.for %370 = %c55 to %365 step %c56 : i32 {
        %371 = arith.addi %370, %c56 : i32
        %372 = arith.minsi %371, %365 : i32
        scf.for %373 = %370 to %372 step %c57 : i32 {
          %374 = arith.addi %373, %c57 : i32
          %375 = arith.minsi %374, %365 : i32
          scf.for %376 = %373 to %375 step %c58 : i32 {
            %377 = arith.addi %376, %c58 : i32
            %378 = arith.minsi %377, %375 : i32
            %379 = arith.subi %378, %376 : i32
            %380 = arith.addi %379, %c62 : i32
            %381 = arith.divui %380, %c63 : i32
            %382 = arith.divui %376, %c54 : i32
            %383 = arith.addi %382, %c55 : i32
            %384 = arith.minsi %383, %367 : i32
            %385 = arith.index_castui %384 : i32 to index
            %386 = arith.addi %32, %385 : index
            %387 = memref.load %step[%386] : memref<?xi32>
            %388 = arith.index_cast %387 : i32 to index
            %389 = arith.muli %388, %33 : index
            %390 = arith.addi %389, %34 : index
            %391 = arith.addi %382, %c44 : i32
            %392 = arith.minsi %391, %367 : i32
            %393 = arith.index_castui %392 : i32 to index
            %394 = arith.addi %32, %393 : index
            %395 = memref.load %step[%394] : memref<?xi32>
            %396 = arith.index_cast %395 : i32 to index
            %397 = arith.muli %396, %33 : index
            %398 = arith.addi %397, %34 : index
            %399 = arith.addi %390, %35 : index
            %400 = arith.addi %399, %c10 : index
            %401 = vector.load %kv[%400] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %402 = arith.addi %398, %35 : index
            %403 = arith.addi %402, %c10 : index
            %404 = vector.load %kv[%403] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
            %428:22 = scf.for %405 = %c55 to %381 step %c44 iter_args(%406 = %401, %407 = %404, %408 = %c59, %409 = %c60, %410 = %c61, %411 = %c61, %412 = %c61, %413 = %c61, %414 = %c61, %415 = %c61, %416 = %c61, %417 = %c61, %418 = %c59, %419 = %c60, %420 = %c61, %421 = %c61, %422 = %c61, %423 = %c61, %424 = %c61, %425 = %c61, %426 = %c61, %427 = %c61) -> (vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) : i32 {
              %429 = arith.muli %405, %c63 : i32
              %430 = arith.addi %376, %429 : i32
              %431 = arith.addi %430, %c63 : i32
              %432 = arith.divui %430, %c54 : i32
              %433 = arith.addi %432, %c55 : i32
              %434 = arith.minsi %433, %367 : i32
              %435 = arith.index_castui %434 : i32 to index
              %436 = arith.addi %32, %435 : index
              %437 = memref.load %step[%436] : memref<?xi32>
              %438 = arith.index_cast %437 : i32 to index
              %439 = arith.muli %438, %33 : index
              %440 = arith.addi %439, %34 : index
              %441 = arith.addi %432, %c44 : i32
              %442 = arith.minsi %441, %367 : i32
              %443 = arith.index_castui %442 : i32 to index
              %444 = arith.addi %32, %443 : index
              %445 = memref.load %step[%444] : memref<?xi32>
              %446 = arith.index_cast %445 : i32 to index
              %447 = arith.muli %446, %33 : index
              %448 = arith.addi %447, %34 : index
              %449 = arith.divui %431, %c54 : i32
              %450 = arith.addi %449, %c55 : i32
              %451 = arith.minsi %450, %367 : i32
              %452 = arith.index_castui %451 : i32 to index
              %453 = arith.addi %32, %452 : index
              %454 = memref.load %step[%453] : memref<?xi32>
              %455 = arith.index_cast %454 : i32 to index
              %456 = arith.muli %455, %33 : index
              %457 = arith.addi %456, %34 : index
              %458 = arith.addi %449, %c44 : i32
              %459 = arith.minsi %458, %367 : i32
              %460 = arith.index_castui %459 : i32 to index
              %461 = arith.addi %32, %460 : index
              %462 = memref.load %step[%461] : memref<?xi32>
              %463 = arith.index_cast %462 : i32 to index
              %464 = arith.muli %463, %33 : index
              %465 = arith.addi %464, %34 : index
              %466 = wave.opaque %c10 : index
              %467 = arith.addi %466, %151 : index
              %468 = arith.addi %440, %35 : index
              %469 = arith.addi %468, %c24 : index
              %470 = vector.load %kv[%469] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %471 = arith.addi %448, %35 : index
              %472 = arith.addi %471, %c24 : index
              %473 = vector.load %kv[%472] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %474 = vector.bitcast %406 : vector<4xi32> to vector<16xi8>
              %475 = wave.fp8_decode "e4m3" packed %474 : vector<16xi8> -> vector<16xf16>
              %476 = vector.bitcast %407 : vector<4xi32> to vector<16xi8>
              %477 = wave.fp8_decode "e4m3" packed %476 : vector<16xi8> -> vector<16xf16>
              %478 = arith.addi %467, %c10 : index
              %479 = vector.load %4[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %480 = arith.addi %478, %c18 : index
              %481 = vector.load %4[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %482 = vector.shuffle %479, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %483 = wave.mma %475, %482, %c61 : vector<16xf16>, vector<8xf32>
              %484 = wave.mma %477, %482, %c61 : vector<16xf16>, vector<8xf32>
              wave.pin
              %485 = arith.addi %467, %c45 : index
              %486 = vector.load %4[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %487 = arith.addi %485, %c18 : index
              %488 = vector.load %4[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %489 = vector.shuffle %486, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %490 = wave.mma %475, %489, %c61 : vector<16xf16>, vector<8xf32>
              %491 = wave.mma %477, %489, %c61 : vector<16xf16>, vector<8xf32>
              %492 = arith.addi %468, %c18 : index
              %493 = vector.load %kv[%492] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %494 = arith.addi %471, %c18 : index
              %495 = vector.load %kv[%494] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %496 = vector.bitcast %470 : vector<4xi32> to vector<16xi8>
              %497 = wave.fp8_decode "e4m3" packed %496 : vector<16xi8> -> vector<16xf16>
              %498 = vector.bitcast %473 : vector<4xi32> to vector<16xi8>
              %499 = wave.fp8_decode "e4m3" packed %498 : vector<16xi8> -> vector<16xf16>
              %500 = arith.addi %467, %c37 : index
              %501 = vector.load %4[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %502 = arith.addi %500, %c18 : index
              %503 = vector.load %4[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %504 = vector.shuffle %501, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %505 = wave.mma %497, %504, %483 : vector<16xf16>, vector<8xf32>
              %506 = wave.mma %499, %504, %484 : vector<16xf16>, vector<8xf32>
              wave.pin
              %507 = arith.addi %467, %c46 : index
              %508 = vector.load %4[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %509 = arith.addi %507, %c18 : index
              %510 = vector.load %4[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %511 = vector.shuffle %508, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %512 = wave.mma %497, %511, %490 : vector<16xf16>, vector<8xf32>
              %513 = wave.mma %499, %511, %491 : vector<16xf16>, vector<8xf32>
              %514 = arith.addi %468, %c64 : index
              %515 = vector.load %kv[%514] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %516 = arith.addi %471, %c64 : index
              %517 = vector.load %kv[%516] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %518 = vector.bitcast %493 : vector<4xi32> to vector<16xi8>
              %519 = wave.fp8_decode "e4m3" packed %518 : vector<16xi8> -> vector<16xf16>
              %520 = vector.bitcast %495 : vector<4xi32> to vector<16xi8>
              %521 = wave.fp8_decode "e4m3" packed %520 : vector<16xi8> -> vector<16xf16>
              %522 = arith.addi %467, %c38 : index
              %523 = vector.load %4[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %524 = arith.addi %522, %c18 : index
              %525 = vector.load %4[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %526 = vector.shuffle %523, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %527 = wave.mma %519, %526, %505 : vector<16xf16>, vector<8xf32>
              %528 = wave.mma %521, %526, %506 : vector<16xf16>, vector<8xf32>
              wave.pin
              %529 = arith.addi %467, %c47 : index
              %530 = vector.load %4[%529] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %531 = arith.addi %529, %c18 : index
              %532 = vector.load %4[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %533 = vector.shuffle %530, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %534 = wave.mma %519, %533, %512 : vector<16xf16>, vector<8xf32>
              %535 = wave.mma %521, %533, %513 : vector<16xf16>, vector<8xf32>
              %536 = arith.addi %468, %c37 : index
              %537 = vector.load %kv[%536] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %538 = arith.addi %471, %c37 : index
              %539 = vector.load %kv[%538] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %540 = vector.bitcast %515 : vector<4xi32> to vector<16xi8>
              %541 = wave.fp8_decode "e4m3" packed %540 : vector<16xi8> -> vector<16xf16>
              %542 = vector.bitcast %517 : vector<4xi32> to vector<16xi8>
              %543 = wave.fp8_decode "e4m3" packed %542 : vector<16xi8> -> vector<16xf16>
              %544 = arith.addi %467, %c39 : index
              %545 = vector.load %4[%544] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %546 = arith.addi %544, %c18 : index
              %547 = vector.load %4[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %548 = vector.shuffle %545, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %549 = wave.mma %541, %548, %527 : vector<16xf16>, vector<8xf32>
              %550 = wave.mma %543, %548, %528 : vector<16xf16>, vector<8xf32>
              wave.pin
              %551 = arith.addi %467, %c48 : index
              %552 = vector.load %4[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %553 = arith.addi %551, %c18 : index
              %554 = vector.load %4[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %555 = vector.shuffle %552, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %556 = wave.mma %541, %555, %534 : vector<16xf16>, vector<8xf32>
              %557 = wave.mma %543, %555, %535 : vector<16xf16>, vector<8xf32>
              %558 = arith.addi %468, %c65 : index
              %559 = vector.load %kv[%558] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %560 = arith.addi %471, %c65 : index
              %561 = vector.load %kv[%560] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %562 = vector.bitcast %537 : vector<4xi32> to vector<16xi8>
              %563 = wave.fp8_decode "e4m3" packed %562 : vector<16xi8> -> vector<16xf16>
              %564 = vector.bitcast %539 : vector<4xi32> to vector<16xi8>
              %565 = wave.fp8_decode "e4m3" packed %564 : vector<16xi8> -> vector<16xf16>
              %566 = arith.addi %467, %c17 : index
              %567 = vector.load %4[%566] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %568 = arith.addi %566, %c18 : index
              %569 = vector.load %4[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %570 = vector.shuffle %567, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %571 = wave.mma %563, %570, %549 : vector<16xf16>, vector<8xf32>
              %572 = wave.mma %565, %570, %550 : vector<16xf16>, vector<8xf32>
              wave.pin
              %573 = arith.addi %467, %c49 : index
              %574 = vector.load %4[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %575 = arith.addi %573, %c18 : index
              %576 = vector.load %4[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %577 = vector.shuffle %574, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %578 = wave.mma %563, %577, %556 : vector<16xf16>, vector<8xf32>
              %579 = wave.mma %565, %577, %557 : vector<16xf16>, vector<8xf32>
              %580 = arith.addi %468, %c7 : index
              %581 = vector.load %kv[%580] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %582 = arith.addi %471, %c7 : index
              %583 = vector.load %kv[%582] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %584 = vector.bitcast %559 : vector<4xi32> to vector<16xi8>
              %585 = wave.fp8_decode "e4m3" packed %584 : vector<16xi8> -> vector<16xf16>
              %586 = vector.bitcast %561 : vector<4xi32> to vector<16xi8>
              %587 = wave.fp8_decode "e4m3" packed %586 : vector<16xi8> -> vector<16xf16>
              %588 = arith.addi %467, %c40 : index
              %589 = vector.load %4[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %590 = arith.addi %588, %c18 : index
              %591 = vector.load %4[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %592 = vector.shuffle %589, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %593 = wave.mma %585, %592, %571 : vector<16xf16>, vector<8xf32>
              %594 = wave.mma %587, %592, %572 : vector<16xf16>, vector<8xf32>
              wave.pin
              %595 = arith.addi %467, %c50 : index
              %596 = vector.load %4[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %597 = arith.addi %595, %c18 : index
              %598 = vector.load %4[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %599 = vector.shuffle %596, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %600 = wave.mma %585, %599, %578 : vector<16xf16>, vector<8xf32>
              %601 = wave.mma %587, %599, %579 : vector<16xf16>, vector<8xf32>
              %602 = arith.addi %468, %c66 : index
              %603 = vector.load %kv[%602] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %604 = arith.addi %471, %c66 : index
              %605 = vector.load %kv[%604] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %606 = vector.bitcast %581 : vector<4xi32> to vector<16xi8>
              %607 = wave.fp8_decode "e4m3" packed %606 : vector<16xi8> -> vector<16xf16>
              %608 = vector.bitcast %583 : vector<4xi32> to vector<16xi8>
              %609 = wave.fp8_decode "e4m3" packed %608 : vector<16xi8> -> vector<16xf16>
              %610 = arith.addi %467, %c41 : index
              %611 = vector.load %4[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %612 = arith.addi %610, %c18 : index
              %613 = vector.load %4[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %614 = vector.shuffle %611, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %615 = wave.mma %607, %614, %593 : vector<16xf16>, vector<8xf32>
              %616 = wave.mma %609, %614, %594 : vector<16xf16>, vector<8xf32>
              wave.pin
              %617 = arith.addi %467, %c51 : index
              %618 = vector.load %4[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %619 = arith.addi %617, %c18 : index
              %620 = vector.load %4[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %621 = vector.shuffle %618, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %622 = wave.mma %607, %621, %600 : vector<16xf16>, vector<8xf32>
              %623 = wave.mma %609, %621, %601 : vector<16xf16>, vector<8xf32>
              %624 = arith.addi %468, %c38 : index
              %625 = vector.load %kv[%624] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %626 = arith.addi %471, %c38 : index
              %627 = vector.load %kv[%626] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %628 = vector.bitcast %603 : vector<4xi32> to vector<16xi8>
              %629 = wave.fp8_decode "e4m3" packed %628 : vector<16xi8> -> vector<16xf16>
              %630 = vector.bitcast %605 : vector<4xi32> to vector<16xi8>
              %631 = wave.fp8_decode "e4m3" packed %630 : vector<16xi8> -> vector<16xf16>
              %632 = arith.addi %467, %c42 : index
              %633 = vector.load %4[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %634 = arith.addi %632, %c18 : index
              %635 = vector.load %4[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %636 = vector.shuffle %633, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %637 = wave.mma %629, %636, %615 : vector<16xf16>, vector<8xf32>
              %638 = wave.mma %631, %636, %616 : vector<16xf16>, vector<8xf32>
              wave.pin
              %639 = arith.addi %467, %c52 : index
              %640 = vector.load %4[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %641 = arith.addi %639, %c18 : index
              %642 = vector.load %4[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
              %643 = vector.shuffle %640, %642 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
              %644 = wave.mma %629, %643, %622 : vector<16xf16>, vector<8xf32>
              %645 = wave.mma %631, %643, %623 : vector<16xf16>, vector<8xf32>
              %646 = arith.addi %468, %c67 : index
              %647 = vector.load %kv[%646] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %648 = arith.addi %471, %c67 : index
              %649 = vector.load %kv[%648] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %650 = wave.opaque %637 : vector<8xf32>
              %651 = wave.opaque %638 : vector<8xf32>
              %652 = wave.opaque %644 : vector<8xf32>
              %653 = wave.opaque %645 : vector<8xf32>
              %654 = wave.opaque %431 : i32
              %655 = arith.cmpi sgt, %654, %356 : i32
              %656:2 = scf.if %655 -> (vector<8xf32>, vector<8xf32>) {
                %657 = wave.opaque %c10 : index
                %658 = arith.addi %1, %657 : index
                %659 = memref.load %7[%658] : memref<?xi32>
                %660 = arith.index_cast %2 : index to i32
                %661 = arith.addi %430, %660 : i32
                %662 = arith.subi %659, %661 : i32
                %663 = arith.subi %662, %c55 : i32
                %664 = vector.broadcast %663 : i32 to vector<8xi32>
                %665 = arith.cmpi sgt, %664, %c69 : vector<8xi32>
                %666 = arith.select %665, %650, %c68 : vector<8xi1>, vector<8xf32>
                %667 = arith.subi %662, %c54 : i32
                %668 = vector.broadcast %667 : i32 to vector<8xi32>
                %669 = arith.cmpi sgt, %668, %c69 : vector<8xi32>
                %670 = arith.select %669, %651, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %666, %670 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %650, %651 : vector<8xf32>, vector<8xf32>
              }
              %671 = wave.opaque %c10 : index
              %672 = arith.addi %1, %671 : index
              %673 = memref.load %6[%672] : memref<?xf32>
              %674 = vector.extract %656#0[0] : f32 from vector<8xf32>
              %675 = vector.extract %656#0[1] : f32 from vector<8xf32>
              %676 = vector.extract %656#0[2] : f32 from vector<8xf32>
              %677 = vector.extract %656#0[3] : f32 from vector<8xf32>
              %678 = vector.extract %656#0[4] : f32 from vector<8xf32>
              %679 = vector.extract %656#0[5] : f32 from vector<8xf32>
              %680 = vector.extract %656#0[6] : f32 from vector<8xf32>
              %681 = vector.extract %656#0[7] : f32 from vector<8xf32>
              %682 = vector.extract %656#1[0] : f32 from vector<8xf32>
              %683 = vector.extract %656#1[1] : f32 from vector<8xf32>
              %684 = vector.extract %656#1[2] : f32 from vector<8xf32>
              %685 = vector.extract %656#1[3] : f32 from vector<8xf32>
              %686 = vector.extract %656#1[4] : f32 from vector<8xf32>
              %687 = vector.extract %656#1[5] : f32 from vector<8xf32>
              %688 = vector.extract %656#1[6] : f32 from vector<8xf32>
              %689 = vector.extract %656#1[7] : f32 from vector<8xf32>
              %690 = arith.maxnumf %674, %675 fastmath<nnan> : f32
              %691 = arith.maxnumf %690, %676 fastmath<nnan> : f32
              %692 = arith.maxnumf %691, %677 fastmath<nnan> : f32
              %693 = arith.maxnumf %692, %678 fastmath<nnan> : f32
              %694 = arith.maxnumf %693, %679 fastmath<nnan> : f32
              %695 = arith.maxnumf %694, %680 fastmath<nnan> : f32
              %696 = arith.maxnumf %695, %681 fastmath<nnan> : f32
              %697 = arith.maxnumf %696, %682 fastmath<nnan> : f32
              %698 = arith.maxnumf %697, %683 fastmath<nnan> : f32
              %699 = arith.maxnumf %698, %684 fastmath<nnan> : f32
              %700 = arith.maxnumf %699, %685 fastmath<nnan> : f32
              %701 = arith.maxnumf %700, %686 fastmath<nnan> : f32
              %702 = arith.maxnumf %701, %687 fastmath<nnan> : f32
              %703 = arith.maxnumf %702, %688 fastmath<nnan> : f32
              %704 = arith.maxnumf %703, %689 fastmath<nnan> : f32
              %705 = wave.swap_halves %704 : f32
              %706 = arith.maxnumf %704, %705 fastmath<nnan> : f32
              %707 = arith.mulf %706, %673 : f32
              %708 = arith.addf %408, %c70 : f32
              %709 = arith.cmpf ogt, %707, %708 : f32
              %710:10 = scf.if %709 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %711 = arith.subf %408, %707 : f32
                %712 = wave.exp2 %711 : f32
                %713 = vector.broadcast %712 : f32 to vector<8xf32>
                %714 = arith.mulf %409, %712 : f32
                %715 = arith.mulf %410, %713 : vector<8xf32>
                %716 = arith.mulf %411, %713 : vector<8xf32>
                %717 = arith.mulf %412, %713 : vector<8xf32>
                %718 = arith.mulf %413, %713 : vector<8xf32>
                %719 = arith.mulf %414, %713 : vector<8xf32>
                %720 = arith.mulf %415, %713 : vector<8xf32>
                %721 = arith.mulf %416, %713 : vector<8xf32>
                %722 = arith.mulf %417, %713 : vector<8xf32>
                scf.yield %707, %714, %715, %716, %717, %718, %719, %720, %721, %722 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %408, %409, %410, %411, %412, %413, %414, %415, %416, %417 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %723 = vector.broadcast %673 : f32 to vector<8xf32>
              %724 = arith.subf %c71, %710#0 : f32
              %725 = vector.broadcast %724 : f32 to vector<8xf32>
              %726 = math.fma %656#0, %723, %725 : vector<8xf32>
              %727 = wave.exp2 %726 : vector<8xf32>
              %728 = math.fma %656#1, %723, %725 : vector<8xf32>
              %729 = wave.exp2 %728 : vector<8xf32>
              %730 = arith.truncf %727 : vector<8xf32> to vector<8xf16>
              %731 = vector.bitcast %730 : vector<8xf16> to vector<4xi32>
              %732 = wave.swap_halves %731 : vector<4xi32>
              %733 = arith.select %3, %732, %731 : vector<4xi32>
              %734 = arith.select %3, %731, %732 : vector<4xi32>
              %735 = vector.shuffle %733, %734 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %736 = vector.bitcast %735 : vector<8xi32> to vector<16xf16>
              %737 = arith.truncf %729 : vector<8xf32> to vector<8xf16>
              %738 = vector.bitcast %737 : vector<8xf16> to vector<4xi32>
              %739 = wave.swap_halves %738 : vector<4xi32>
              %740 = arith.select %3, %739, %738 : vector<4xi32>
              %741 = arith.select %3, %738, %739 : vector<4xi32>
              %742 = vector.shuffle %740, %741 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %743 = vector.bitcast %742 : vector<8xi32> to vector<16xf16>
              %744 = arith.addf %727, %729 : vector<8xf32>
              %745 = vector.extract %744[0] : f32 from vector<8xf32>
              %746 = vector.extract %744[1] : f32 from vector<8xf32>
              %747 = vector.extract %744[2] : f32 from vector<8xf32>
              %748 = vector.extract %744[3] : f32 from vector<8xf32>
              %749 = vector.extract %744[4] : f32 from vector<8xf32>
              %750 = vector.extract %744[5] : f32 from vector<8xf32>
              %751 = vector.extract %744[6] : f32 from vector<8xf32>
              %752 = vector.extract %744[7] : f32 from vector<8xf32>
              %753 = arith.addf %745, %749 : f32
              %754 = arith.addf %746, %750 : f32
              %755 = arith.addf %747, %751 : f32
              %756 = arith.addf %748, %752 : f32
              %757 = arith.addf %753, %755 : f32
              %758 = arith.addf %754, %756 : f32
              %759 = arith.addf %757, %758 : f32
              %760 = arith.addf %710#1, %759 : f32
              %761 = wave.opaque %760 : f32
              %762 = wave.opaque %431 : i32
              %763 = arith.cmpi sgt, %762, %356 : i32
              %764:2 = scf.if %763 -> (vector<8xf32>, vector<8xf32>) {
                %765 = wave.opaque %c3 : index
                %766 = arith.addi %1, %765 : index
                %767 = memref.load %7[%766] : memref<?xi32>
                %768 = arith.index_cast %2 : index to i32
                %769 = arith.addi %430, %768 : i32
                %770 = arith.subi %767, %769 : i32
                %771 = arith.subi %770, %c55 : i32
                %772 = vector.broadcast %771 : i32 to vector<8xi32>
                %773 = arith.cmpi sgt, %772, %c69 : vector<8xi32>
                %774 = arith.select %773, %652, %c68 : vector<8xi1>, vector<8xf32>
                %775 = arith.subi %770, %c54 : i32
                %776 = vector.broadcast %775 : i32 to vector<8xi32>
                %777 = arith.cmpi sgt, %776, %c69 : vector<8xi32>
                %778 = arith.select %777, %653, %c68 : vector<8xi1>, vector<8xf32>
                scf.yield %774, %778 : vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %652, %653 : vector<8xf32>, vector<8xf32>
              }
              %779 = wave.opaque %c3 : index
              %780 = arith.addi %1, %779 : index
              %781 = memref.load %6[%780] : memref<?xf32>
              %782 = vector.extract %764#0[0] : f32 from vector<8xf32>
              %783 = vector.extract %764#0[1] : f32 from vector<8xf32>
              %784 = vector.extract %764#0[2] : f32 from vector<8xf32>
              %785 = vector.extract %764#0[3] : f32 from vector<8xf32>
              %786 = vector.extract %764#0[4] : f32 from vector<8xf32>
              %787 = vector.extract %764#0[5] : f32 from vector<8xf32>
              %788 = vector.extract %764#0[6] : f32 from vector<8xf32>
              %789 = vector.extract %764#0[7] : f32 from vector<8xf32>
              %790 = vector.extract %764#1[0] : f32 from vector<8xf32>
              %791 = vector.extract %764#1[1] : f32 from vector<8xf32>
              %792 = vector.extract %764#1[2] : f32 from vector<8xf32>
              %793 = vector.extract %764#1[3] : f32 from vector<8xf32>
              %794 = vector.extract %764#1[4] : f32 from vector<8xf32>
              %795 = vector.extract %764#1[5] : f32 from vector<8xf32>
              %796 = vector.extract %764#1[6] : f32 from vector<8xf32>
              %797 = vector.extract %764#1[7] : f32 from vector<8xf32>
              %798 = arith.maxnumf %782, %783 fastmath<nnan> : f32
              %799 = arith.maxnumf %798, %784 fastmath<nnan> : f32
              %800 = arith.maxnumf %799, %785 fastmath<nnan> : f32
              %801 = arith.maxnumf %800, %786 fastmath<nnan> : f32
              %802 = arith.maxnumf %801, %787 fastmath<nnan> : f32
              %803 = arith.maxnumf %802, %788 fastmath<nnan> : f32
              %804 = arith.maxnumf %803, %789 fastmath<nnan> : f32
              %805 = arith.maxnumf %804, %790 fastmath<nnan> : f32
              %806 = arith.maxnumf %805, %791 fastmath<nnan> : f32
              %807 = arith.maxnumf %806, %792 fastmath<nnan> : f32
              %808 = arith.maxnumf %807, %793 fastmath<nnan> : f32
              %809 = arith.maxnumf %808, %794 fastmath<nnan> : f32
              %810 = arith.maxnumf %809, %795 fastmath<nnan> : f32
              %811 = arith.maxnumf %810, %796 fastmath<nnan> : f32
              %812 = arith.maxnumf %811, %797 fastmath<nnan> : f32
              %813 = wave.swap_halves %812 : f32
              %814 = arith.maxnumf %812, %813 fastmath<nnan> : f32
              %815 = arith.mulf %814, %781 : f32
              %816 = arith.addf %418, %c70 : f32
              %817 = arith.cmpf ogt, %815, %816 : f32
              %818:10 = scf.if %817 -> (f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                %819 = arith.subf %418, %815 : f32
                %820 = wave.exp2 %819 : f32
                %821 = vector.broadcast %820 : f32 to vector<8xf32>
                %822 = arith.mulf %419, %820 : f32
                %823 = arith.mulf %420, %821 : vector<8xf32>
                %824 = arith.mulf %421, %821 : vector<8xf32>
                %825 = arith.mulf %422, %821 : vector<8xf32>
                %826 = arith.mulf %423, %821 : vector<8xf32>
                %827 = arith.mulf %424, %821 : vector<8xf32>
                %828 = arith.mulf %425, %821 : vector<8xf32>
                %829 = arith.mulf %426, %821 : vector<8xf32>
                %830 = arith.mulf %427, %821 : vector<8xf32>
                scf.yield %815, %822, %823, %824, %825, %826, %827, %828, %829, %830 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              } else {
                scf.yield %418, %419, %420, %421, %422, %423, %424, %425, %426, %427 : f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
              }
              %831 = vector.broadcast %781 : f32 to vector<8xf32>
              %832 = arith.subf %c71, %818#0 : f32
              %833 = vector.broadcast %832 : f32 to vector<8xf32>
              %834 = math.fma %764#0, %831, %833 : vector<8xf32>
              %835 = wave.exp2 %834 : vector<8xf32>
              %836 = math.fma %764#1, %831, %833 : vector<8xf32>
              %837 = wave.exp2 %836 : vector<8xf32>
              %838 = arith.truncf %835 : vector<8xf32> to vector<8xf16>
              %839 = vector.bitcast %838 : vector<8xf16> to vector<4xi32>
              %840 = wave.swap_halves %839 : vector<4xi32>
              %841 = arith.select %3, %840, %839 : vector<4xi32>
              %842 = arith.select %3, %839, %840 : vector<4xi32>
              %843 = vector.shuffle %841, %842 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %844 = vector.bitcast %843 : vector<8xi32> to vector<16xf16>
              %845 = arith.truncf %837 : vector<8xf32> to vector<8xf16>
              %846 = vector.bitcast %845 : vector<8xf16> to vector<4xi32>
              %847 = wave.swap_halves %846 : vector<4xi32>
              %848 = arith.select %3, %847, %846 : vector<4xi32>
              %849 = arith.select %3, %846, %847 : vector<4xi32>
              %850 = vector.shuffle %848, %849 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xi32>, vector<4xi32>
              %851 = vector.bitcast %850 : vector<8xi32> to vector<16xf16>
              %852 = arith.addf %835, %837 : vector<8xf32>
              %853 = vector.extract %852[0] : f32 from vector<8xf32>
              %854 = vector.extract %852[1] : f32 from vector<8xf32>
              %855 = vector.extract %852[2] : f32 from vector<8xf32>
              %856 = vector.extract %852[3] : f32 from vector<8xf32>
              %857 = vector.extract %852[4] : f32 from vector<8xf32>
              %858 = vector.extract %852[5] : f32 from vector<8xf32>
              %859 = vector.extract %852[6] : f32 from vector<8xf32>
              %860 = vector.extract %852[7] : f32 from vector<8xf32>
              %861 = arith.addf %853, %857 : f32
              %862 = arith.addf %854, %858 : f32
              %863 = arith.addf %855, %859 : f32
              %864 = arith.addf %856, %860 : f32
              %865 = arith.addf %861, %863 : f32
              %866 = arith.addf %862, %864 : f32
              %867 = arith.addf %865, %866 : f32
              %868 = arith.addf %818#1, %867 : f32
              %869 = wave.opaque %868 : f32
              %870 = wave.opaque %431 : i32
              %871 = arith.cmpi sgt, %870, %356 : i32
              %872:2 = scf.if %871 -> (vector<4xi32>, vector<4xi32>) {
                %873 = arith.subi %378, %430 : i32
                %874 = arith.subi %873, %c55 : i32
                %875 = arith.minsi %874, %c54 : i32
                %876 = arith.maxsi %875, %c55 : i32
                %877 = arith.cmpi sgt, %876, %c55 : i32
                %878 = arith.select %877, %c73, %c55 : i32
                %879 = arith.ori %c55, %878 : i32
                %880 = arith.cmpi sgt, %876, %c44 : i32
                %881 = arith.select %880, %c73, %c55 : i32
                %882 = arith.ori %c55, %881 : i32
                %883 = arith.cmpi sgt, %876, %c74 : i32
                %884 = arith.select %883, %c75, %c55 : i32
                %885 = arith.ori %879, %884 : i32
                %886 = arith.cmpi sgt, %876, %c76 : i32
                %887 = arith.select %886, %c75, %c55 : i32
                %888 = arith.ori %882, %887 : i32
                %889 = arith.cmpi sgt, %876, %c77 : i32
                %890 = arith.select %889, %c78, %c55 : i32
                %891 = arith.ori %885, %890 : i32
                %892 = arith.cmpi sgt, %876, %c79 : i32
                %893 = arith.select %892, %c78, %c55 : i32
                %894 = arith.ori %888, %893 : i32
                %895 = arith.cmpi sgt, %876, %c80 : i32
                %896 = arith.select %895, %c81, %c55 : i32
                %897 = arith.ori %891, %896 : i32
                %898 = arith.cmpi sgt, %876, %c82 : i32
                %899 = arith.select %898, %c81, %c55 : i32
                %900 = arith.ori %894, %899 : i32
                %901 = arith.cmpi sgt, %876, %c83 : i32
                %902 = arith.select %901, %c73, %c55 : i32
                %903 = arith.ori %c55, %902 : i32
                %904 = arith.cmpi sgt, %876, %c84 : i32
                %905 = arith.select %904, %c73, %c55 : i32
                %906 = arith.ori %c55, %905 : i32
                %907 = arith.cmpi sgt, %876, %c85 : i32
                %908 = arith.select %907, %c75, %c55 : i32
                %909 = arith.ori %903, %908 : i32
                %910 = arith.cmpi sgt, %876, %c86 : i32
                %911 = arith.select %910, %c75, %c55 : i32
                %912 = arith.ori %906, %911 : i32
                %913 = arith.cmpi sgt, %876, %c87 : i32
                %914 = arith.select %913, %c78, %c55 : i32
                %915 = arith.ori %909, %914 : i32
                %916 = arith.cmpi sgt, %876, %c88 : i32
                %917 = arith.select %916, %c78, %c55 : i32
                %918 = arith.ori %912, %917 : i32
                %919 = arith.cmpi sgt, %876, %c36 : i32
                %920 = arith.select %919, %c81, %c55 : i32
                %921 = arith.ori %915, %920 : i32
                %922 = arith.cmpi sgt, %876, %c89 : i32
                %923 = arith.select %922, %c81, %c55 : i32
                %924 = arith.ori %918, %923 : i32
                %925 = vector.from_elements %897, %921, %900, %924 : vector<4xi32>
                %926 = arith.subi %873, %c54 : i32
                %927 = arith.minsi %926, %c54 : i32
                %928 = arith.maxsi %927, %c55 : i32
                %929 = arith.cmpi sgt, %928, %c55 : i32
                %930 = arith.select %929, %c73, %c55 : i32
                %931 = arith.ori %c55, %930 : i32
                %932 = arith.cmpi sgt, %928, %c44 : i32
                %933 = arith.select %932, %c73, %c55 : i32
                %934 = arith.ori %c55, %933 : i32
                %935 = arith.cmpi sgt, %928, %c74 : i32
                %936 = arith.select %935, %c75, %c55 : i32
                %937 = arith.ori %931, %936 : i32
                %938 = arith.cmpi sgt, %928, %c76 : i32
                %939 = arith.select %938, %c75, %c55 : i32
                %940 = arith.ori %934, %939 : i32
                %941 = arith.cmpi sgt, %928, %c77 : i32
                %942 = arith.select %941, %c78, %c55 : i32
                %943 = arith.ori %937, %942 : i32
                %944 = arith.cmpi sgt, %928, %c79 : i32
                %945 = arith.select %944, %c78, %c55 : i32
                %946 = arith.ori %940, %945 : i32
                %947 = arith.cmpi sgt, %928, %c80 : i32
                %948 = arith.select %947, %c81, %c55 : i32
                %949 = arith.ori %943, %948 : i32
                %950 = arith.cmpi sgt, %928, %c82 : i32
                %951 = arith.select %950, %c81, %c55 : i32
                %952 = arith.ori %946, %951 : i32
                %953 = arith.cmpi sgt, %928, %c83 : i32
                %954 = arith.select %953, %c73, %c55 : i32
                %955 = arith.ori %c55, %954 : i32
                %956 = arith.cmpi sgt, %928, %c84 : i32
                %957 = arith.select %956, %c73, %c55 : i32
                %958 = arith.ori %c55, %957 : i32
                %959 = arith.cmpi sgt, %928, %c85 : i32
                %960 = arith.select %959, %c75, %c55 : i32
                %961 = arith.ori %955, %960 : i32
                %962 = arith.cmpi sgt, %928, %c86 : i32
                %963 = arith.select %962, %c75, %c55 : i32
                %964 = arith.ori %958, %963 : i32
                %965 = arith.cmpi sgt, %928, %c87 : i32
                %966 = arith.select %965, %c78, %c55 : i32
                %967 = arith.ori %961, %966 : i32
                %968 = arith.cmpi sgt, %928, %c88 : i32
                %969 = arith.select %968, %c78, %c55 : i32
                %970 = arith.ori %964, %969 : i32
                %971 = arith.cmpi sgt, %928, %c36 : i32
                %972 = arith.select %971, %c81, %c55 : i32
                %973 = arith.ori %967, %972 : i32
                %974 = arith.cmpi sgt, %928, %c89 : i32
                %975 = arith.select %974, %c81, %c55 : i32
                %976 = arith.ori %970, %975 : i32
                %977 = vector.from_elements %949, %973, %952, %976 : vector<4xi32>
                scf.yield %925, %977 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %c72, %c72 : vector<4xi32>, vector<4xi32>
              }
              %978 = wave.opaque %431 : i32
              %979 = arith.cmpi sgt, %978, %356 : i32
              %980:2 = scf.if %979 -> (vector<4xi32>, vector<4xi32>) {
                %981 = arith.andi %625, %872#0 : vector<4xi32>
                %982 = arith.andi %627, %872#1 : vector<4xi32>
                scf.yield %981, %982 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %625, %627 : vector<4xi32>, vector<4xi32>
              }
              %983 = vector.bitcast %980#0 : vector<4xi32> to vector<16xi8>
              %984 = wave.fp8_decode "e4m3" packed %983 : vector<16xi8> -> vector<16xf16>
              %985 = wave.mma %984, %736, %710#2 : vector<16xf16>, vector<8xf32>
              %986 = wave.mma %984, %844, %818#2 : vector<16xf16>, vector<8xf32>
              %987 = vector.bitcast %980#1 : vector<4xi32> to vector<16xi8>
              %988 = wave.fp8_decode "e4m3" packed %987 : vector<16xi8> -> vector<16xf16>
              %989 = wave.mma %988, %743, %985 : vector<16xf16>, vector<8xf32>
              %990 = wave.mma %988, %851, %986 : vector<16xf16>, vector<8xf32>
              %991 = wave.opaque %989 : vector<8xf32>
              %992 = wave.opaque %990 : vector<8xf32>
              %993 = arith.addi %468, %c90 : index
              %994 = vector.load %kv[%993] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %995 = arith.addi %471, %c90 : index
              %996 = vector.load %kv[%995] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %997 = wave.opaque %431 : i32
              %998 = arith.cmpi sgt, %997, %356 : i32
              %999:2 = scf.if %998 -> (vector<4xi32>, vector<4xi32>) {
                %1000 = arith.andi %647, %872#0 : vector<4xi32>
                %1001 = arith.andi %649, %872#1 : vector<4xi32>
                scf.yield %1000, %1001 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %647, %649 : vector<4xi32>, vector<4xi32>
              }
              %1002 = vector.bitcast %999#0 : vector<4xi32> to vector<16xi8>
              %1003 = wave.fp8_decode "e4m3" packed %1002 : vector<16xi8> -> vector<16xf16>
              %1004 = wave.mma %1003, %736, %710#3 : vector<16xf16>, vector<8xf32>
              %1005 = wave.mma %1003, %844, %818#3 : vector<16xf16>, vector<8xf32>
              %1006 = vector.bitcast %999#1 : vector<4xi32> to vector<16xi8>
              %1007 = wave.fp8_decode "e4m3" packed %1006 : vector<16xi8> -> vector<16xf16>
              %1008 = wave.mma %1007, %743, %1004 : vector<16xf16>, vector<8xf32>
              %1009 = wave.mma %1007, %851, %1005 : vector<16xf16>, vector<8xf32>
              %1010 = wave.opaque %1008 : vector<8xf32>
              %1011 = wave.opaque %1009 : vector<8xf32>
              %1012 = arith.addi %468, %c91 : index
              %1013 = vector.load %kv[%1012] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1014 = arith.addi %471, %c91 : index
              %1015 = vector.load %kv[%1014] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1016 = wave.opaque %431 : i32
              %1017 = arith.cmpi sgt, %1016, %356 : i32
              %1018:2 = scf.if %1017 -> (vector<4xi32>, vector<4xi32>) {
                %1019 = arith.andi %994, %872#0 : vector<4xi32>
                %1020 = arith.andi %996, %872#1 : vector<4xi32>
                scf.yield %1019, %1020 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %994, %996 : vector<4xi32>, vector<4xi32>
              }
              %1021 = vector.bitcast %1018#0 : vector<4xi32> to vector<16xi8>
              %1022 = wave.fp8_decode "e4m3" packed %1021 : vector<16xi8> -> vector<16xf16>
              %1023 = wave.mma %1022, %736, %710#4 : vector<16xf16>, vector<8xf32>
              %1024 = wave.mma %1022, %844, %818#4 : vector<16xf16>, vector<8xf32>
              %1025 = vector.bitcast %1018#1 : vector<4xi32> to vector<16xi8>
              %1026 = wave.fp8_decode "e4m3" packed %1025 : vector<16xi8> -> vector<16xf16>
              %1027 = wave.mma %1026, %743, %1023 : vector<16xf16>, vector<8xf32>
              %1028 = wave.mma %1026, %851, %1024 : vector<16xf16>, vector<8xf32>
              %1029 = wave.opaque %1027 : vector<8xf32>
              %1030 = wave.opaque %1028 : vector<8xf32>
              %1031 = arith.addi %468, %c39 : index
              %1032 = vector.load %kv[%1031] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1033 = arith.addi %471, %c39 : index
              %1034 = vector.load %kv[%1033] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1035 = wave.opaque %431 : i32
              %1036 = arith.cmpi sgt, %1035, %356 : i32
              %1037:2 = scf.if %1036 -> (vector<4xi32>, vector<4xi32>) {
                %1038 = arith.andi %1013, %872#0 : vector<4xi32>
                %1039 = arith.andi %1015, %872#1 : vector<4xi32>
                scf.yield %1038, %1039 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1013, %1015 : vector<4xi32>, vector<4xi32>
              }
              %1040 = vector.bitcast %1037#0 : vector<4xi32> to vector<16xi8>
              %1041 = wave.fp8_decode "e4m3" packed %1040 : vector<16xi8> -> vector<16xf16>
              %1042 = wave.mma %1041, %736, %710#5 : vector<16xf16>, vector<8xf32>
              %1043 = wave.mma %1041, %844, %818#5 : vector<16xf16>, vector<8xf32>
              %1044 = vector.bitcast %1037#1 : vector<4xi32> to vector<16xi8>
              %1045 = wave.fp8_decode "e4m3" packed %1044 : vector<16xi8> -> vector<16xf16>
              %1046 = wave.mma %1045, %743, %1042 : vector<16xf16>, vector<8xf32>
              %1047 = wave.mma %1045, %851, %1043 : vector<16xf16>, vector<8xf32>
              %1048 = wave.opaque %1046 : vector<8xf32>
              %1049 = wave.opaque %1047 : vector<8xf32>
              %1050 = arith.addi %468, %c92 : index
              %1051 = vector.load %kv[%1050] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1052 = arith.addi %471, %c92 : index
              %1053 = vector.load %kv[%1052] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1054 = wave.opaque %431 : i32
              %1055 = arith.cmpi sgt, %1054, %356 : i32
              %1056:2 = scf.if %1055 -> (vector<4xi32>, vector<4xi32>) {
                %1057 = arith.andi %1032, %872#0 : vector<4xi32>
                %1058 = arith.andi %1034, %872#1 : vector<4xi32>
                scf.yield %1057, %1058 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1032, %1034 : vector<4xi32>, vector<4xi32>
              }
              %1059 = vector.bitcast %1056#0 : vector<4xi32> to vector<16xi8>
              %1060 = wave.fp8_decode "e4m3" packed %1059 : vector<16xi8> -> vector<16xf16>
              %1061 = wave.mma %1060, %736, %710#6 : vector<16xf16>, vector<8xf32>
              %1062 = wave.mma %1060, %844, %818#6 : vector<16xf16>, vector<8xf32>
              %1063 = vector.bitcast %1056#1 : vector<4xi32> to vector<16xi8>
              %1064 = wave.fp8_decode "e4m3" packed %1063 : vector<16xi8> -> vector<16xf16>
              %1065 = wave.mma %1064, %743, %1061 : vector<16xf16>, vector<8xf32>
              %1066 = wave.mma %1064, %851, %1062 : vector<16xf16>, vector<8xf32>
              %1067 = wave.opaque %1065 : vector<8xf32>
              %1068 = wave.opaque %1066 : vector<8xf32>
              %1069 = arith.addi %468, %c93 : index
              %1070 = vector.load %kv[%1069] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1071 = arith.addi %471, %c93 : index
              %1072 = vector.load %kv[%1071] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1073 = wave.opaque %431 : i32
              %1074 = arith.cmpi sgt, %1073, %356 : i32
              %1075:2 = scf.if %1074 -> (vector<4xi32>, vector<4xi32>) {
                %1076 = arith.andi %1051, %872#0 : vector<4xi32>
                %1077 = arith.andi %1053, %872#1 : vector<4xi32>
                scf.yield %1076, %1077 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1051, %1053 : vector<4xi32>, vector<4xi32>
              }
              %1078 = vector.bitcast %1075#0 : vector<4xi32> to vector<16xi8>
              %1079 = wave.fp8_decode "e4m3" packed %1078 : vector<16xi8> -> vector<16xf16>
              %1080 = wave.mma %1079, %736, %710#7 : vector<16xf16>, vector<8xf32>
              %1081 = wave.mma %1079, %844, %818#7 : vector<16xf16>, vector<8xf32>
              %1082 = vector.bitcast %1075#1 : vector<4xi32> to vector<16xi8>
              %1083 = wave.fp8_decode "e4m3" packed %1082 : vector<16xi8> -> vector<16xf16>
              %1084 = wave.mma %1083, %743, %1080 : vector<16xf16>, vector<8xf32>
              %1085 = wave.mma %1083, %851, %1081 : vector<16xf16>, vector<8xf32>
              %1086 = wave.opaque %1084 : vector<8xf32>
              %1087 = wave.opaque %1085 : vector<8xf32>
              %1088 = arith.addi %468, %c94 : index
              %1089 = vector.load %kv[%1088] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              %1090 = arith.addi %471, %c94 : index
              %1091 = vector.load %kv[%1090] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
              wave.pin
              %1092 = wave.opaque %431 : i32
              %1093 = arith.cmpi sgt, %1092, %356 : i32
              %1094:2 = scf.if %1093 -> (vector<4xi32>, vector<4xi32>) {
                %1095 = arith.andi %1070, %872#0 : vector<4xi32>
                %1096 = arith.andi %1072, %872#1 : vector<4xi32>
                scf.yield %1095, %1096 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1070, %1072 : vector<4xi32>, vector<4xi32>
              }
              %1097 = vector.bitcast %1094#0 : vector<4xi32> to vector<16xi8>
              %1098 = wave.fp8_decode "e4m3" packed %1097 : vector<16xi8> -> vector<16xf16>
              %1099 = wave.mma %1098, %736, %710#8 : vector<16xf16>, vector<8xf32>
              %1100 = wave.mma %1098, %844, %818#8 : vector<16xf16>, vector<8xf32>
              %1101 = vector.bitcast %1094#1 : vector<4xi32> to vector<16xi8>
              %1102 = wave.fp8_decode "e4m3" packed %1101 : vector<16xi8> -> vector<16xf16>
              %1103 = wave.mma %1102, %743, %1099 : vector<16xf16>, vector<8xf32>
              %1104 = wave.mma %1102, %851, %1100 : vector<16xf16>, vector<8xf32>
              %1105 = wave.opaque %1103 : vector<8xf32>
              %1106 = wave.opaque %1104 : vector<8xf32>
              wave.pin
              %1107 = wave.opaque %431 : i32
              %1108 = arith.cmpi sgt, %1107, %356 : i32
              %1109:2 = scf.if %1108 -> (vector<4xi32>, vector<4xi32>) {
                %1110 = arith.andi %1089, %872#0 : vector<4xi32>
                %1111 = arith.andi %1091, %872#1 : vector<4xi32>
                scf.yield %1110, %1111 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1089, %1091 : vector<4xi32>, vector<4xi32>
              }
              %1112 = vector.bitcast %1109#0 : vector<4xi32> to vector<16xi8>
              %1113 = wave.fp8_decode "e4m3" packed %1112 : vector<16xi8> -> vector<16xf16>
              %1114 = wave.mma %1113, %736, %710#9 : vector<16xf16>, vector<8xf32>
              %1115 = wave.mma %1113, %844, %818#9 : vector<16xf16>, vector<8xf32>
              %1116 = vector.bitcast %1109#1 : vector<4xi32> to vector<16xi8>
              %1117 = wave.fp8_decode "e4m3" packed %1116 : vector<16xi8> -> vector<16xf16>
              %1118 = wave.mma %1117, %743, %1114 : vector<16xf16>, vector<8xf32>
              %1119 = wave.mma %1117, %851, %1115 : vector<16xf16>, vector<8xf32>
              %1120 = wave.opaque %1118 : vector<8xf32>
              %1121 = wave.opaque %1119 : vector<8xf32>
              wave.pin
              %1122 = wave.opaque %431 : i32
              %1123 = arith.cmpi slt, %1122, %378 : i32
              %1124:2 = scf.if %1123 -> (vector<4xi32>, vector<4xi32>) {
                %1125 = arith.addi %457, %35 : index
                %1126 = arith.addi %1125, %c10 : index
                %1127 = vector.load %kv[%1126] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                %1128 = arith.addi %465, %35 : index
                %1129 = arith.addi %1128, %c10 : index
                %1130 = vector.load %kv[%1129] {alignment = 16 : i64} : memref<?xi32>, vector<4xi32>
                scf.yield %1127, %1130 : vector<4xi32>, vector<4xi32>
              } else {
                scf.yield %1109#0, %1109#1 : vector<4xi32>, vector<4xi32>
              }
              scf.yield %1124#0, %1124#1, %710#0, %761, %991, %1010, %1029, %1048, %1067, %1086, %1105, %1120, %818#0, %869, %992, %1011, %1030, %1049, %1068, %1087, %1106, %1121 : vector<4xi32>, vector<4xi32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, f32, f32, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
            }
            %1131 = wave.opaque %c10 : index
            %1132 = arith.addi %0, %1131 : index
            %1133 = arith.cmpi eq, %376, %373 : i32
            %1134 = wave.swap_halves %428#3 : f32
            %1135 = arith.addf %428#3, %1134 : f32
            %1136 = arith.addi %1132, %c10 : index
            %1137:2 = scf.if %1133 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1138 = arith.addi %1136, %c10 : index
              %1139 = memref.load %8[%1138] : memref<?xf32>
              %1140 = arith.addi %1136, %c6 : index
              %1141 = memref.load %8[%1140] : memref<?xf32>
              scf.yield %1139, %1141 : f32, f32
            }
            %1142 = arith.maxnumf %1137#0, %428#2 fastmath<nnan> : f32
            %1143 = arith.subf %1137#0, %1142 : f32
            %1144 = wave.exp2 %1143 : f32
            %1145 = arith.subf %428#2, %1142 : f32
            %1146 = wave.exp2 %1145 : f32
            %1147 = arith.mulf %1137#1, %1144 : f32
            %1148 = math.fma %1135, %1146, %1147 : f32
            memref.store %1142, %8[%1136] : memref<?xf32>
            %1149 = arith.addi %1136, %c6 : index
            memref.store %1148, %8[%1149] : memref<?xf32>
            %1150 = vector.broadcast %1144 : f32 to vector<8xf32>
            %1151 = vector.broadcast %1146 : f32 to vector<8xf32>
            scf.if %1133 {
              %1152 = arith.muli %1132, %c13 : index
              %1153 = arith.addi %c10, %1152 : index
              %1154 = arith.addi %1153, %c10 : index
              %1155 = arith.addi %1154, %c10 : index
              %1156 = vector.shuffle %428#4, %428#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1156, %5[%1155] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1157 = vector.shuffle %428#4, %428#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1158 = arith.addi %1155, %c18 : index
              vector.store %1157, %5[%1158] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1159 = arith.addi %1154, %c37 : index
              %1160 = vector.shuffle %428#5, %428#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1160, %5[%1159] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1161 = vector.shuffle %428#5, %428#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1162 = arith.addi %1159, %c18 : index
              vector.store %1161, %5[%1162] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1163 = arith.addi %1154, %c38 : index
              %1164 = vector.shuffle %428#6, %428#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1164, %5[%1163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1165 = vector.shuffle %428#6, %428#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1166 = arith.addi %1163, %c18 : index
              vector.store %1165, %5[%1166] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1167 = arith.addi %1154, %c39 : index
              %1168 = vector.shuffle %428#7, %428#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1168, %5[%1167] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1169 = vector.shuffle %428#7, %428#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1170 = arith.addi %1167, %c18 : index
              vector.store %1169, %5[%1170] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1171 = arith.addi %1154, %c17 : index
              %1172 = vector.shuffle %428#8, %428#8 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1172, %5[%1171] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1173 = vector.shuffle %428#8, %428#8 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1174 = arith.addi %1171, %c18 : index
              vector.store %1173, %5[%1174] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1175 = arith.addi %1154, %c40 : index
              %1176 = vector.shuffle %428#9, %428#9 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1176, %5[%1175] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1177 = vector.shuffle %428#9, %428#9 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1178 = arith.addi %1175, %c18 : index
              vector.store %1177, %5[%1178] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1179 = arith.addi %1154, %c41 : index
              %1180 = vector.shuffle %428#10, %428#10 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1180, %5[%1179] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1181 = vector.shuffle %428#10, %428#10 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1182 = arith.addi %1179, %c18 : index
              vector.store %1181, %5[%1182] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1183 = arith.addi %1154, %c42 : index
              %1184 = vector.shuffle %428#11, %428#11 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1184, %5[%1183] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1185 = vector.shuffle %428#11, %428#11 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1186 = arith.addi %1183, %c18 : index
              vector.store %1185, %5[%1186] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1187 = arith.muli %1132, %c13 : index
              %1188 = arith.addi %c10, %1187 : index
              %1189 = arith.addi %1188, %c10 : index
              %1190 = arith.addi %1189, %c10 : index
              %1191 = vector.load %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1192 = arith.addi %1190, %c18 : index
              %1193 = vector.load %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1194 = vector.shuffle %1191, %1193 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1150 : vector<8xf32>
              %1196 = math.fma %428#4, %1151, %1195 : vector<8xf32>
              %1197 = vector.shuffle %1196, %1196 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1197, %5[%1190] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = vector.shuffle %1196, %1196 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1198, %5[%1192] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1199 = arith.addi %1189, %c37 : index
              %1200 = vector.load %5[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1201 = arith.addi %1199, %c18 : index
              %1202 = vector.load %5[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1203 = vector.shuffle %1200, %1202 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1204 = arith.mulf %1203, %1150 : vector<8xf32>
              %1205 = math.fma %428#5, %1151, %1204 : vector<8xf32>
              %1206 = vector.shuffle %1205, %1205 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1206, %5[%1199] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1207 = vector.shuffle %1205, %1205 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1207, %5[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1208 = arith.addi %1189, %c38 : index
              %1209 = vector.load %5[%1208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1210 = arith.addi %1208, %c18 : index
              %1211 = vector.load %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1212 = vector.shuffle %1209, %1211 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1213 = arith.mulf %1212, %1150 : vector<8xf32>
              %1214 = math.fma %428#6, %1151, %1213 : vector<8xf32>
              %1215 = vector.shuffle %1214, %1214 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1215, %5[%1208] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1216 = vector.shuffle %1214, %1214 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1216, %5[%1210] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = arith.addi %1189, %c39 : index
              %1218 = vector.load %5[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1219 = arith.addi %1217, %c18 : index
              %1220 = vector.load %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1221 = vector.shuffle %1218, %1220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1222 = arith.mulf %1221, %1150 : vector<8xf32>
              %1223 = math.fma %428#7, %1151, %1222 : vector<8xf32>
              %1224 = vector.shuffle %1223, %1223 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1224, %5[%1217] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1225 = vector.shuffle %1223, %1223 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1225, %5[%1219] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1226 = arith.addi %1189, %c17 : index
              %1227 = vector.load %5[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1228 = arith.addi %1226, %c18 : index
              %1229 = vector.load %5[%1228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1230 = vector.shuffle %1227, %1229 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1231 = arith.mulf %1230, %1150 : vector<8xf32>
              %1232 = math.fma %428#8, %1151, %1231 : vector<8xf32>
              %1233 = vector.shuffle %1232, %1232 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1233, %5[%1226] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1234 = vector.shuffle %1232, %1232 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1234, %5[%1228] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1235 = arith.addi %1189, %c40 : index
              %1236 = vector.load %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1237 = arith.addi %1235, %c18 : index
              %1238 = vector.load %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1239 = vector.shuffle %1236, %1238 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1240 = arith.mulf %1239, %1150 : vector<8xf32>
              %1241 = math.fma %428#9, %1151, %1240 : vector<8xf32>
              %1242 = vector.shuffle %1241, %1241 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1242, %5[%1235] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1243 = vector.shuffle %1241, %1241 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1243, %5[%1237] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1244 = arith.addi %1189, %c41 : index
              %1245 = vector.load %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1246 = arith.addi %1244, %c18 : index
              %1247 = vector.load %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1248 = vector.shuffle %1245, %1247 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1249 = arith.mulf %1248, %1150 : vector<8xf32>
              %1250 = math.fma %428#10, %1151, %1249 : vector<8xf32>
              %1251 = vector.shuffle %1250, %1250 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1251, %5[%1244] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1252 = vector.shuffle %1250, %1250 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1252, %5[%1246] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1253 = arith.addi %1189, %c42 : index
              %1254 = vector.load %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1255 = arith.addi %1253, %c18 : index
              %1256 = vector.load %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1257 = vector.shuffle %1254, %1256 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1258 = arith.mulf %1257, %1150 : vector<8xf32>
              %1259 = math.fma %428#11, %1151, %1258 : vector<8xf32>
              %1260 = vector.shuffle %1259, %1259 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1260, %5[%1253] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1261 = vector.shuffle %1259, %1259 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1261, %5[%1255] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
            %1262 = wave.swap_halves %428#13 : f32
            %1263 = arith.addf %428#13, %1262 : f32
            %1264 = arith.addi %1132, %c24 : index
            %1265:2 = scf.if %1133 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1266 = arith.addi %1264, %c10 : index
              %1267 = memref.load %8[%1266] : memref<?xf32>
              %1268 = arith.addi %1264, %c6 : index
              %1269 = memref.load %8[%1268] : memref<?xf32>
              scf.yield %1267, %1269 : f32, f32
            }
            %1270 = arith.maxnumf %1265#0, %428#12 fastmath<nnan> : f32
            %1271 = arith.subf %1265#0, %1270 : f32
            %1272 = wave.exp2 %1271 : f32
            %1273 = arith.subf %428#12, %1270 : f32
            %1274 = wave.exp2 %1273 : f32
            %1275 = arith.mulf %1265#1, %1272 : f32
            %1276 = math.fma %1263, %1274, %1275 : f32
            memref.store %1270, %8[%1264] : memref<?xf32>
            %1277 = arith.addi %1264, %c6 : index
            memref.store %1276, %8[%1277] : memref<?xf32>
            %1278 = vector.broadcast %1272 : f32 to vector<8xf32>
            %1279 = vector.broadcast %1274 : f32 to vector<8xf32>
            scf.if %1133 {
              %1280 = arith.muli %1132, %c13 : index
              %1281 = arith.addi %c10, %1280 : index
              %1282 = arith.addi %1281, %c45 : index
              %1283 = arith.addi %1282, %c10 : index
              %1284 = vector.shuffle %428#14, %428#14 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1284, %5[%1283] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1285 = vector.shuffle %428#14, %428#14 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1286 = arith.addi %1283, %c18 : index
              vector.store %1285, %5[%1286] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1287 = arith.addi %1282, %c37 : index
              %1288 = vector.shuffle %428#15, %428#15 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1288, %5[%1287] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1289 = vector.shuffle %428#15, %428#15 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1290 = arith.addi %1287, %c18 : index
              vector.store %1289, %5[%1290] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1291 = arith.addi %1282, %c38 : index
              %1292 = vector.shuffle %428#16, %428#16 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1292, %5[%1291] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1293 = vector.shuffle %428#16, %428#16 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1294 = arith.addi %1291, %c18 : index
              vector.store %1293, %5[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1295 = arith.addi %1282, %c39 : index
              %1296 = vector.shuffle %428#17, %428#17 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1296, %5[%1295] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1297 = vector.shuffle %428#17, %428#17 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1298 = arith.addi %1295, %c18 : index
              vector.store %1297, %5[%1298] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1299 = arith.addi %1282, %c17 : index
              %1300 = vector.shuffle %428#18, %428#18 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1300, %5[%1299] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1301 = vector.shuffle %428#18, %428#18 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1302 = arith.addi %1299, %c18 : index
              vector.store %1301, %5[%1302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1303 = arith.addi %1282, %c40 : index
              %1304 = vector.shuffle %428#19, %428#19 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1304, %5[%1303] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1305 = vector.shuffle %428#19, %428#19 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1306 = arith.addi %1303, %c18 : index
              vector.store %1305, %5[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1307 = arith.addi %1282, %c41 : index
              %1308 = vector.shuffle %428#20, %428#20 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1308, %5[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1309 = vector.shuffle %428#20, %428#20 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1310 = arith.addi %1307, %c18 : index
              vector.store %1309, %5[%1310] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1311 = arith.addi %1282, %c42 : index
              %1312 = vector.shuffle %428#21, %428#21 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1312, %5[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = vector.shuffle %428#21, %428#21 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1314 = arith.addi %1311, %c18 : index
              vector.store %1313, %5[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1315 = arith.muli %1132, %c13 : index
              %1316 = arith.addi %c10, %1315 : index
              %1317 = arith.addi %1316, %c45 : index
              %1318 = arith.addi %1317, %c10 : index
              %1319 = vector.load %5[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1320 = arith.addi %1318, %c18 : index
              %1321 = vector.load %5[%1320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1322 = vector.shuffle %1319, %1321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1323 = arith.mulf %1322, %1278 : vector<8xf32>
              %1324 = math.fma %428#14, %1279, %1323 : vector<8xf32>
              %1325 = vector.shuffle %1324, %1324 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1325, %5[%1318] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1326 = vector.shuffle %1324, %1324 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1326, %5[%1320] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1327 = arith.addi %1317, %c37 : index
              %1328 = vector.load %5[%1327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1329 = arith.addi %1327, %c18 : index
              %1330 = vector.load %5[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1331 = vector.shuffle %1328, %1330 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1332 = arith.mulf %1331, %1278 : vector<8xf32>
              %1333 = math.fma %428#15, %1279, %1332 : vector<8xf32>
              %1334 = vector.shuffle %1333, %1333 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1334, %5[%1327] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = vector.shuffle %1333, %1333 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1335, %5[%1329] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1336 = arith.addi %1317, %c38 : index
              %1337 = vector.load %5[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1338 = arith.addi %1336, %c18 : index
              %1339 = vector.load %5[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1340 = vector.shuffle %1337, %1339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1341 = arith.mulf %1340, %1278 : vector<8xf32>
              %1342 = math.fma %428#16, %1279, %1341 : vector<8xf32>
              %1343 = vector.shuffle %1342, %1342 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1343, %5[%1336] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1344 = vector.shuffle %1342, %1342 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1344, %5[%1338] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1345 = arith.addi %1317, %c39 : index
              %1346 = vector.load %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1347 = arith.addi %1345, %c18 : index
              %1348 = vector.load %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1349 = vector.shuffle %1346, %1348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1350 = arith.mulf %1349, %1278 : vector<8xf32>
              %1351 = math.fma %428#17, %1279, %1350 : vector<8xf32>
              %1352 = vector.shuffle %1351, %1351 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1352, %5[%1345] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1353 = vector.shuffle %1351, %1351 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1353, %5[%1347] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1354 = arith.addi %1317, %c17 : index
              %1355 = vector.load %5[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1356 = arith.addi %1354, %c18 : index
              %1357 = vector.load %5[%1356] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1358 = vector.shuffle %1355, %1357 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1359 = arith.mulf %1358, %1278 : vector<8xf32>
              %1360 = math.fma %428#18, %1279, %1359 : vector<8xf32>
              %1361 = vector.shuffle %1360, %1360 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1361, %5[%1354] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1362 = vector.shuffle %1360, %1360 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1362, %5[%1356] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1363 = arith.addi %1317, %c40 : index
              %1364 = vector.load %5[%1363] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1365 = arith.addi %1363, %c18 : index
              %1366 = vector.load %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1367 = vector.shuffle %1364, %1366 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1368 = arith.mulf %1367, %1278 : vector<8xf32>
              %1369 = math.fma %428#19, %1279, %1368 : vector<8xf32>
              %1370 = vector.shuffle %1369, %1369 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1370, %5[%1363] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1371 = vector.shuffle %1369, %1369 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1371, %5[%1365] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1372 = arith.addi %1317, %c41 : index
              %1373 = vector.load %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1374 = arith.addi %1372, %c18 : index
              %1375 = vector.load %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1376 = vector.shuffle %1373, %1375 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1377 = arith.mulf %1376, %1278 : vector<8xf32>
              %1378 = math.fma %428#20, %1279, %1377 : vector<8xf32>
              %1379 = vector.shuffle %1378, %1378 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1379, %5[%1372] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1380 = vector.shuffle %1378, %1378 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1380, %5[%1374] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1381 = arith.addi %1317, %c42 : index
              %1382 = vector.load %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1383 = arith.addi %1381, %c18 : index
              %1384 = vector.load %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1385 = vector.shuffle %1382, %1384 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1386 = arith.mulf %1385, %1278 : vector<8xf32>
              %1387 = math.fma %428#21, %1279, %1386 : vector<8xf32>
              %1388 = vector.shuffle %1387, %1387 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1388, %5[%1381] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1389 = vector.shuffle %1387, %1387 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1389, %5[%1383] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1390 = arith.cmpi sgt, %365, %c57 : i32
          scf.if %1390 {
            %1391 = arith.cmpi eq, %373, %370 : i32
            %1392 = wave.opaque %c10 : index
            %1393 = arith.addi %0, %1392 : index
            %1394 = arith.addi %1393, %c10 : index
            %1395 = arith.addi %1394, %c10 : index
            %1396 = memref.load %8[%1395] : memref<?xf32>
            %1397 = arith.addi %1394, %c6 : index
            %1398 = memref.load %8[%1397] : memref<?xf32>
            %1399 = arith.addi %1393, %c18 : index
            %1400:2 = scf.if %1391 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1401 = arith.addi %1399, %c10 : index
              %1402 = memref.load %8[%1401] : memref<?xf32>
              %1403 = arith.addi %1399, %c6 : index
              %1404 = memref.load %8[%1403] : memref<?xf32>
              scf.yield %1402, %1404 : f32, f32
            }
            %1405 = arith.maxnumf %1400#0, %1396 fastmath<nnan> : f32
            %1406 = arith.subf %1400#0, %1405 : f32
            %1407 = wave.exp2 %1406 : f32
            %1408 = arith.subf %1396, %1405 : f32
            %1409 = wave.exp2 %1408 : f32
            %1410 = arith.mulf %1400#1, %1407 : f32
            %1411 = math.fma %1398, %1409, %1410 : f32
            memref.store %1405, %8[%1399] : memref<?xf32>
            %1412 = arith.addi %1399, %c6 : index
            memref.store %1411, %8[%1412] : memref<?xf32>
            %1413 = vector.broadcast %1407 : f32 to vector<8xf32>
            %1414 = vector.broadcast %1409 : f32 to vector<8xf32>
            scf.for %1415 = %c10 to %c19 step %c4 {
              %1416 = arith.muli %1393, %c13 : index
              %1417 = arith.addi %c10, %1416 : index
              %1418 = arith.addi %1417, %c10 : index
              %1419 = arith.muli %1415, %c37 : index
              %1420 = arith.addi %1418, %1419 : index
              %1421 = vector.load %5[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.addi %1420, %c18 : index
              %1423 = vector.load %5[%1422] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1424 = vector.shuffle %1421, %1423 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1391 {
                %1425 = arith.addi %16, %1416 : index
                %1426 = arith.addi %1425, %c10 : index
                %1427 = arith.addi %1426, %1419 : index
                %1428 = vector.shuffle %1424, %1424 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1428, %partial[%1427] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1429 = vector.shuffle %1424, %1424 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1430 = arith.addi %1427, %c18 : index
                vector.store %1429, %partial[%1430] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1431 = arith.addi %16, %1416 : index
                %1432 = arith.addi %1431, %c10 : index
                %1433 = arith.addi %1432, %1419 : index
                %1434 = vector.load %partial[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1435 = arith.addi %1433, %c18 : index
                %1436 = vector.load %partial[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1437 = vector.shuffle %1434, %1436 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1438 = arith.mulf %1437, %1413 : vector<8xf32>
                %1439 = math.fma %1424, %1414, %1438 : vector<8xf32>
                %1440 = vector.shuffle %1439, %1439 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1440, %partial[%1433] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1441 = vector.shuffle %1439, %1439 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1441, %partial[%1435] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
            %1442 = arith.addi %1393, %c24 : index
            %1443 = arith.addi %1442, %c10 : index
            %1444 = memref.load %8[%1443] : memref<?xf32>
            %1445 = arith.addi %1442, %c6 : index
            %1446 = memref.load %8[%1445] : memref<?xf32>
            %1447 = arith.addi %1393, %c64 : index
            %1448:2 = scf.if %1391 -> (f32, f32) {
              scf.yield %c59, %c60 : f32, f32
            } else {
              %1449 = arith.addi %1447, %c10 : index
              %1450 = memref.load %8[%1449] : memref<?xf32>
              %1451 = arith.addi %1447, %c6 : index
              %1452 = memref.load %8[%1451] : memref<?xf32>
              scf.yield %1450, %1452 : f32, f32
            }
            %1453 = arith.maxnumf %1448#0, %1444 fastmath<nnan> : f32
            %1454 = arith.subf %1448#0, %1453 : f32
            %1455 = wave.exp2 %1454 : f32
            %1456 = arith.subf %1444, %1453 : f32
            %1457 = wave.exp2 %1456 : f32
            %1458 = arith.mulf %1448#1, %1455 : f32
            %1459 = math.fma %1446, %1457, %1458 : f32
            memref.store %1453, %8[%1447] : memref<?xf32>
            %1460 = arith.addi %1447, %c6 : index
            memref.store %1459, %8[%1460] : memref<?xf32>
            %1461 = vector.broadcast %1455 : f32 to vector<8xf32>
            %1462 = vector.broadcast %1457 : f32 to vector<8xf32>
            scf.for %1463 = %c10 to %c19 step %c4 {
              %1464 = arith.muli %1393, %c13 : index
              %1465 = arith.addi %c10, %1464 : index
              %1466 = arith.addi %1465, %c45 : index
              %1467 = arith.muli %1463, %c37 : index
              %1468 = arith.addi %1466, %1467 : index
              %1469 = vector.load %5[%1468] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1470 = arith.addi %1468, %c18 : index
              %1471 = vector.load %5[%1470] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1472 = vector.shuffle %1469, %1471 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              scf.if %1391 {
                %1473 = arith.addi %16, %1464 : index
                %1474 = arith.addi %1473, %c45 : index
                %1475 = arith.addi %1474, %1467 : index
                %1476 = vector.shuffle %1472, %1472 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1476, %partial[%1475] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1477 = vector.shuffle %1472, %1472 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %1478 = arith.addi %1475, %c18 : index
                vector.store %1477, %partial[%1478] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              } else {
                %1479 = arith.addi %16, %1464 : index
                %1480 = arith.addi %1479, %c45 : index
                %1481 = arith.addi %1480, %1467 : index
                %1482 = vector.load %partial[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1483 = arith.addi %1481, %c18 : index
                %1484 = vector.load %partial[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1485 = vector.shuffle %1482, %1484 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                %1486 = arith.mulf %1485, %1461 : vector<8xf32>
                %1487 = math.fma %1472, %1462, %1486 : vector<8xf32>
                %1488 = vector.shuffle %1487, %1487 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                vector.store %1488, %partial[%1481] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
                %1489 = vector.shuffle %1487, %1487 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                vector.store %1489, %partial[%1483] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              }
            }
          }
        }
        %1490 = arith.cmpi sgt, %365, %c56 : i32
        scf.if %1490 {
          %1491 = arith.cmpi eq, %370, %c55 : i32
          %1492 = wave.opaque %c10 : index
          %1493 = arith.addi %0, %1492 : index
          %1494 = arith.addi %1493, %c18 : index
          %1495 = arith.addi %1494, %c10 : index
          %1496 = memref.load %8[%1495] : memref<?xf32>
          %1497 = arith.addi %1494, %c6 : index
          %1498 = memref.load %8[%1497] : memref<?xf32>
          %1499 = arith.addi %1493, %c37 : index
          %1500:2 = scf.if %1491 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1501 = arith.addi %1499, %c10 : index
            %1502 = memref.load %8[%1501] : memref<?xf32>
            %1503 = arith.addi %1499, %c6 : index
            %1504 = memref.load %8[%1503] : memref<?xf32>
            scf.yield %1502, %1504 : f32, f32
          }
          %1505 = arith.maxnumf %1500#0, %1496 fastmath<nnan> : f32
          %1506 = arith.subf %1500#0, %1505 : f32
          %1507 = wave.exp2 %1506 : f32
          %1508 = arith.subf %1496, %1505 : f32
          %1509 = wave.exp2 %1508 : f32
          %1510 = arith.mulf %1500#1, %1507 : f32
          %1511 = math.fma %1498, %1509, %1510 : f32
          memref.store %1505, %8[%1499] : memref<?xf32>
          %1512 = arith.addi %1499, %c6 : index
          memref.store %1511, %8[%1512] : memref<?xf32>
          %1513 = vector.broadcast %1507 : f32 to vector<8xf32>
          %1514 = vector.broadcast %1509 : f32 to vector<8xf32>
          scf.for %1515 = %c10 to %c19 step %c4 {
            %1516 = arith.muli %1493, %c13 : index
            %1517 = arith.addi %16, %1516 : index
            %1518 = arith.addi %1517, %c10 : index
            %1519 = arith.muli %1515, %c37 : index
            %1520 = arith.addi %1518, %1519 : index
            %1521 = vector.load %partial[%1520] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1522 = arith.addi %1520, %c18 : index
            %1523 = vector.load %partial[%1522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1524 = vector.shuffle %1521, %1523 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1491 {
              %1525 = arith.addi %17, %1516 : index
              %1526 = arith.addi %1525, %c10 : index
              %1527 = arith.addi %1526, %1519 : index
              %1528 = vector.shuffle %1524, %1524 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1528, %partial[%1527] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1529 = vector.shuffle %1524, %1524 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1530 = arith.addi %1527, %c18 : index
              vector.store %1529, %partial[%1530] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1531 = arith.addi %17, %1516 : index
              %1532 = arith.addi %1531, %c10 : index
              %1533 = arith.addi %1532, %1519 : index
              %1534 = vector.load %partial[%1533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1535 = arith.addi %1533, %c18 : index
              %1536 = vector.load %partial[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1537 = vector.shuffle %1534, %1536 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1538 = arith.mulf %1537, %1513 : vector<8xf32>
              %1539 = math.fma %1524, %1514, %1538 : vector<8xf32>
              %1540 = vector.shuffle %1539, %1539 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1540, %partial[%1533] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1541 = vector.shuffle %1539, %1539 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1541, %partial[%1535] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
          %1542 = arith.addi %1493, %c64 : index
          %1543 = arith.addi %1542, %c10 : index
          %1544 = memref.load %8[%1543] : memref<?xf32>
          %1545 = arith.addi %1542, %c6 : index
          %1546 = memref.load %8[%1545] : memref<?xf32>
          %1547 = arith.addi %1493, %c65 : index
          %1548:2 = scf.if %1491 -> (f32, f32) {
            scf.yield %c59, %c60 : f32, f32
          } else {
            %1549 = arith.addi %1547, %c10 : index
            %1550 = memref.load %8[%1549] : memref<?xf32>
            %1551 = arith.addi %1547, %c6 : index
            %1552 = memref.load %8[%1551] : memref<?xf32>
            scf.yield %1550, %1552 : f32, f32
          }
          %1553 = arith.maxnumf %1548#0, %1544 fastmath<nnan> : f32
          %1554 = arith.subf %1548#0, %1553 : f32
          %1555 = wave.exp2 %1554 : f32
          %1556 = arith.subf %1544, %1553 : f32
          %1557 = wave.exp2 %1556 : f32
          %1558 = arith.mulf %1548#1, %1555 : f32
          %1559 = math.fma %1546, %1557, %1558 : f32
          memref.store %1553, %8[%1547] : memref<?xf32>
          %1560 = arith.addi %1547, %c6 : index
          memref.store %1559, %8[%1560] : memref<?xf32>
          %1561 = vector.broadcast %1555 : f32 to vector<8xf32>
          %1562 = vector.broadcast %1557 : f32 to vector<8xf32>
          scf.for %1563 = %c10 to %c19 step %c4 {
            %1564 = arith.muli %1493, %c13 : index
            %1565 = arith.addi %16, %1564 : index
            %1566 = arith.addi %1565, %c45 : index
            %1567 = arith.muli %1563, %c37 : index
            %1568 = arith.addi %1566, %1567 : index
            %1569 = vector.load %partial[%1568] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1570 = arith.addi %1568, %c18 : index
            %1571 = vector.load %partial[%1570] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1572 = vector.shuffle %1569, %1571 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            scf.if %1491 {
              %1573 = arith.addi %17, %1564 : index
              %1574 = arith.addi %1573, %c45 : index
              %1575 = arith.addi %1574, %1567 : index
              %1576 = vector.shuffle %1572, %1572 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1576, %partial[%1575] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1577 = vector.shuffle %1572, %1572 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              %1578 = arith.addi %1575, %c18 : index
              vector.store %1577, %partial[%1578] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            } else {
              %1579 = arith.addi %17, %1564 : index
              %1580 = arith.addi %1579, %c45 : index
              %1581 = arith.addi %1580, %1567 : index
              %1582 = vector.load %partial[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1583 = arith.addi %1581, %c18 : index
              %1584 = vector.load %partial[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1585 = vector.shuffle %1582, %1584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
              %1586 = arith.mulf %1585, %1561 : vector<8xf32>
              %1587 = math.fma %1572, %1562, %1586 : vector<8xf32>
              %1588 = vector.shuffle %1587, %1587 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
              vector.store %1588, %partial[%1581] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1589 = vector.shuffle %1587, %1587 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
              vector.store %1589, %partial[%1583] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            }
          }
        }
      }
      %1590 = wave.opaque %c10 : index
      %1591 = arith.addi %0, %1590 : index
      scf.if %368 {
        %1592 = arith.addi %1591, %c10 : index
        %1593 = arith.addi %1592, %c10 : index
        %1594 = memref.load %8[%1593] : memref<?xf32>
        %1595 = arith.addi %1592, %c6 : index
        %1596 = memref.load %8[%1595] : memref<?xf32>
        %1597 = arith.divf %c95, %1596 : f32
        %1598 = vector.broadcast %1597 : f32 to vector<8xf32>
        %1599 = arith.addi %15, %1590 : index
        %1600 = arith.addi %1599, %1 : index
        %1601 = arith.addi %1600, %c10 : index
        %1602 = arith.minsi %1601, %40 : index
        %1603 = arith.divui %1602, %groupSize : index
        %1604 = arith.addi %24, %1603 : index
        %1605 = arith.remui %1602, %groupSize : index
        %1606 = arith.addi %44, %1605 : index
        %1607 = arith.muli %1606, %c18 : index
        %1608 = arith.addi %1607, %51 : index
        %1609 = arith.muli %heads, %c18 : index
        scf.for %1610 = %c10 to %c19 step %c4 {
          %1611 = arith.muli %1610, %c3 : index
          %1612 = arith.addi %1611, %2 : index
          %1613 = arith.muli %13, %c18 : index
          %1614 = arith.addi %1613, %1612 : index
          %1615 = arith.addi %1614, %c10 : index
          %1616 = memref.load %factors[%1615] : memref<?xf32>
          %1617 = arith.addi %1614, %c11 : index
          %1618 = memref.load %factors[%1617] : memref<?xf32>
          %1619 = arith.addi %1614, %c13 : index
          %1620 = memref.load %factors[%1619] : memref<?xf32>
          %1621 = arith.addi %1614, %c97 : index
          %1622 = memref.load %factors[%1621] : memref<?xf32>
          %1623 = arith.addi %1614, %c19 : index
          %1624 = memref.load %factors[%1623] : memref<?xf32>
          %1625 = arith.addi %1614, %c98 : index
          %1626 = memref.load %factors[%1625] : memref<?xf32>
          %1627 = arith.addi %1614, %c99 : index
          %1628 = memref.load %factors[%1627] : memref<?xf32>
          %1629 = arith.addi %1614, %c100 : index
          %1630 = memref.load %factors[%1629] : memref<?xf32>
          %1631 = vector.from_elements %1616, %1618, %1620, %1622, %1624, %1626, %1628, %1630 : vector<8xf32>
          %1632 = arith.muli %kvHeads, %c18 : index
          %1633 = arith.addi %1614, %1632 : index
          %1634 = arith.addi %1633, %c10 : index
          %1635 = memref.load %factors[%1634] : memref<?xf32>
          %1636 = arith.addi %1633, %c11 : index
          %1637 = memref.load %factors[%1636] : memref<?xf32>
          %1638 = arith.addi %1633, %c13 : index
          %1639 = memref.load %factors[%1638] : memref<?xf32>
          %1640 = arith.addi %1633, %c97 : index
          %1641 = memref.load %factors[%1640] : memref<?xf32>
          %1642 = arith.addi %1633, %c19 : index
          %1643 = memref.load %factors[%1642] : memref<?xf32>
          %1644 = arith.addi %1633, %c98 : index
          %1645 = memref.load %factors[%1644] : memref<?xf32>
          %1646 = arith.addi %1633, %c99 : index
          %1647 = memref.load %factors[%1646] : memref<?xf32>
          %1648 = arith.addi %1633, %c100 : index
          %1649 = memref.load %factors[%1648] : memref<?xf32>
          %1650 = vector.from_elements %1635, %1637, %1639, %1641, %1643, %1645, %1647, %1649 : vector<8xf32>
          %1651 = arith.muli %1591, %c13 : index
          %1652 = arith.addi %c10, %1651 : index
          %1653 = arith.addi %1652, %c10 : index
          %1654 = arith.muli %1610, %c37 : index
          %1655 = arith.addi %1653, %1654 : index
          %1656 = vector.load %5[%1655] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1657 = arith.addi %1655, %c18 : index
          %1658 = vector.load %5[%1657] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1659 = vector.shuffle %1656, %1658 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1660 = arith.mulf %1659, %1598 : vector<8xf32>
          %1661 = math.fma %1660, %1631, %1650 : vector<8xf32>
          %1662 = arith.addf %1661, %c61 : vector<8xf32>
          %1663 = arith.minimumf %1662, %c101 : vector<8xf32>
          %1664 = arith.maximumf %1663, %c102 : vector<8xf32>
          %1665 = arith.truncf %1664 : vector<8xf32> to vector<8xf16>
          %1666 = vector.bitcast %1665 : vector<8xf16> to vector<4xi32>
          %1667 = vector.shuffle %1666, %1666 [0, 1] : vector<4xi32>, vector<4xi32>
          %1668 = vector.shuffle %1666, %1666 [2, 3] : vector<4xi32>, vector<4xi32>
          %1669 = arith.select %3, %1668, %1667 : vector<2xi32>
          %1670 = arith.select %3, %1667, %1668 : vector<2xi32>
          %1671 = wave.swap_halves %1670 : vector<2xi32>
          %1672 = arith.select %3, %1671, %1669 : vector<2xi32>
          %1673 = arith.select %3, %1669, %1671 : vector<2xi32>
          %1674 = vector.bitcast %1672 : vector<2xi32> to vector<4xf16>
          %1675 = vector.bitcast %1673 : vector<2xi32> to vector<4xf16>
          %1676 = vector.shuffle %1674, %1675 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1677 = arith.addi %1608, %1611 : index
          %1678 = arith.divui %1604, %outTileRows : index
          %1679 = arith.divui %1609, %c3 : index
          %1680 = arith.muli %1678, %1679 : index
          %1681 = arith.divui %1677, %c3 : index
          %1682 = arith.addi %1680, %1681 : index
          %1683 = arith.muli %1682, %c11 : index
          %1684 = arith.remui %1677, %c3 : index
          %1685 = arith.divui %1684, %c19 : index
          %1686 = arith.addi %1683, %1685 : index
          %1687 = arith.muli %outTileRows, %c19 : index
          %1688 = arith.muli %1686, %1687 : index
          %1689 = arith.remui %1604, %outTileRows : index
          %1690 = arith.muli %1689, %c19 : index
          %1691 = arith.addi %1688, %1690 : index
          %1692 = arith.remui %1677, %c19 : index
          %1693 = arith.addi %1691, %1692 : index
          %1694 = arith.cmpi slt, %1601, %36 : index
          scf.if %1694 {
            vector.store %1676, %out[%1693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
        %1695 = arith.addi %1591, %c24 : index
        %1696 = arith.addi %1695, %c10 : index
        %1697 = memref.load %8[%1696] : memref<?xf32>
        %1698 = arith.addi %1695, %c6 : index
        %1699 = memref.load %8[%1698] : memref<?xf32>
        %1700 = arith.divf %c95, %1699 : f32
        %1701 = vector.broadcast %1700 : f32 to vector<8xf32>
        %1702 = arith.addi %1600, %c3 : index
        %1703 = arith.minsi %1702, %40 : index
        %1704 = arith.divui %1703, %groupSize : index
        %1705 = arith.addi %24, %1704 : index
        %1706 = arith.remui %1703, %groupSize : index
        %1707 = arith.addi %44, %1706 : index
        %1708 = arith.muli %1707, %c18 : index
        %1709 = arith.addi %1708, %51 : index
        scf.for %1710 = %c10 to %c19 step %c4 {
          %1711 = arith.muli %1710, %c3 : index
          %1712 = arith.addi %1711, %2 : index
          %1713 = arith.muli %13, %c18 : index
          %1714 = arith.addi %1713, %1712 : index
          %1715 = arith.addi %1714, %c10 : index
          %1716 = memref.load %factors[%1715] : memref<?xf32>
          %1717 = arith.addi %1714, %c11 : index
          %1718 = memref.load %factors[%1717] : memref<?xf32>
          %1719 = arith.addi %1714, %c13 : index
          %1720 = memref.load %factors[%1719] : memref<?xf32>
          %1721 = arith.addi %1714, %c97 : index
          %1722 = memref.load %factors[%1721] : memref<?xf32>
          %1723 = arith.addi %1714, %c19 : index
          %1724 = memref.load %factors[%1723] : memref<?xf32>
          %1725 = arith.addi %1714, %c98 : index
          %1726 = memref.load %factors[%1725] : memref<?xf32>
          %1727 = arith.addi %1714, %c99 : index
          %1728 = memref.load %factors[%1727] : memref<?xf32>
          %1729 = arith.addi %1714, %c100 : index
          %1730 = memref.load %factors[%1729] : memref<?xf32>
          %1731 = vector.from_elements %1716, %1718, %1720, %1722, %1724, %1726, %1728, %1730 : vector<8xf32>
          %1732 = arith.muli %kvHeads, %c18 : index
          %1733 = arith.addi %1714, %1732 : index
          %1734 = arith.addi %1733, %c10 : index
          %1735 = memref.load %factors[%1734] : memref<?xf32>
          %1736 = arith.addi %1733, %c11 : index
          %1737 = memref.load %factors[%1736] : memref<?xf32>
          %1738 = arith.addi %1733, %c13 : index
          %1739 = memref.load %factors[%1738] : memref<?xf32>
          %1740 = arith.addi %1733, %c97 : index
          %1741 = memref.load %factors[%1740] : memref<?xf32>
          %1742 = arith.addi %1733, %c19 : index
          %1743 = memref.load %factors[%1742] : memref<?xf32>
          %1744 = arith.addi %1733, %c98 : index
          %1745 = memref.load %factors[%1744] : memref<?xf32>
          %1746 = arith.addi %1733, %c99 : index
          %1747 = memref.load %factors[%1746] : memref<?xf32>
          %1748 = arith.addi %1733, %c100 : index
          %1749 = memref.load %factors[%1748] : memref<?xf32>
          %1750 = vector.from_elements %1735, %1737, %1739, %1741, %1743, %1745, %1747, %1749 : vector<8xf32>
          %1751 = arith.muli %1591, %c13 : index
          %1752 = arith.addi %c10, %1751 : index
          %1753 = arith.addi %1752, %c45 : index
          %1754 = arith.muli %1710, %c37 : index
          %1755 = arith.addi %1753, %1754 : index
          %1756 = vector.load %5[%1755] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1757 = arith.addi %1755, %c18 : index
          %1758 = vector.load %5[%1757] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
          %1759 = vector.shuffle %1756, %1758 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
          %1760 = arith.mulf %1759, %1701 : vector<8xf32>
          %1761 = math.fma %1760, %1731, %1750 : vector<8xf32>
          %1762 = arith.addf %1761, %c61 : vector<8xf32>
          %1763 = arith.minimumf %1762, %c101 : vector<8xf32>
          %1764 = arith.maximumf %1763, %c102 : vector<8xf32>
          %1765 = arith.truncf %1764 : vector<8xf32> to vector<8xf16>
          %1766 = vector.bitcast %1765 : vector<8xf16> to vector<4xi32>
          %1767 = vector.shuffle %1766, %1766 [0, 1] : vector<4xi32>, vector<4xi32>
          %1768 = vector.shuffle %1766, %1766 [2, 3] : vector<4xi32>, vector<4xi32>
          %1769 = arith.select %3, %1768, %1767 : vector<2xi32>
          %1770 = arith.select %3, %1767, %1768 : vector<2xi32>
          %1771 = wave.swap_halves %1770 : vector<2xi32>
          %1772 = arith.select %3, %1771, %1769 : vector<2xi32>
          %1773 = arith.select %3, %1769, %1771 : vector<2xi32>
          %1774 = vector.bitcast %1772 : vector<2xi32> to vector<4xf16>
          %1775 = vector.bitcast %1773 : vector<2xi32> to vector<4xf16>
          %1776 = vector.shuffle %1774, %1775 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
          %1777 = arith.addi %1709, %1711 : index
          %1778 = arith.divui %1705, %outTileRows : index
          %1779 = arith.divui %1609, %c3 : index
          %1780 = arith.muli %1778, %1779 : index
          %1781 = arith.divui %1777, %c3 : index
          %1782 = arith.addi %1780, %1781 : index
          %1783 = arith.muli %1782, %c11 : index
          %1784 = arith.remui %1777, %c3 : index
          %1785 = arith.divui %1784, %c19 : index
          %1786 = arith.addi %1783, %1785 : index
          %1787 = arith.muli %outTileRows, %c19 : index
          %1788 = arith.muli %1786, %1787 : index
          %1789 = arith.remui %1705, %outTileRows : index
          %1790 = arith.muli %1789, %c19 : index
          %1791 = arith.addi %1788, %1790 : index
          %1792 = arith.remui %1777, %c19 : index
          %1793 = arith.addi %1791, %1792 : index
          %1794 = arith.cmpi slt, %1702, %36 : index
          scf.if %1794 {
            vector.store %1776, %out[%1793] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
          }
        }
      } else {
        scf.if %369 {
          %1795 = arith.addi %1591, %c18 : index
          %1796 = arith.addi %1795, %c10 : index
          %1797 = memref.load %8[%1796] : memref<?xf32>
          %1798 = arith.addi %1795, %c6 : index
          %1799 = memref.load %8[%1798] : memref<?xf32>
          %1800 = arith.divf %c95, %1799 : f32
          %1801 = vector.broadcast %1800 : f32 to vector<8xf32>
          %1802 = arith.addi %15, %1590 : index
          %1803 = arith.addi %1802, %1 : index
          %1804 = arith.addi %1803, %c10 : index
          %1805 = arith.minsi %1804, %40 : index
          %1806 = arith.divui %1805, %groupSize : index
          %1807 = arith.addi %24, %1806 : index
          %1808 = arith.remui %1805, %groupSize : index
          %1809 = arith.addi %44, %1808 : index
          %1810 = arith.muli %1809, %c18 : index
          %1811 = arith.addi %1810, %51 : index
          %1812 = arith.muli %heads, %c18 : index
          scf.for %1813 = %c10 to %c19 step %c4 {
            %1814 = arith.muli %1813, %c3 : index
            %1815 = arith.addi %1814, %2 : index
            %1816 = arith.muli %13, %c18 : index
            %1817 = arith.addi %1816, %1815 : index
            %1818 = arith.addi %1817, %c10 : index
            %1819 = memref.load %factors[%1818] : memref<?xf32>
            %1820 = arith.addi %1817, %c11 : index
            %1821 = memref.load %factors[%1820] : memref<?xf32>
            %1822 = arith.addi %1817, %c13 : index
            %1823 = memref.load %factors[%1822] : memref<?xf32>
            %1824 = arith.addi %1817, %c97 : index
            %1825 = memref.load %factors[%1824] : memref<?xf32>
            %1826 = arith.addi %1817, %c19 : index
            %1827 = memref.load %factors[%1826] : memref<?xf32>
            %1828 = arith.addi %1817, %c98 : index
            %1829 = memref.load %factors[%1828] : memref<?xf32>
            %1830 = arith.addi %1817, %c99 : index
            %1831 = memref.load %factors[%1830] : memref<?xf32>
            %1832 = arith.addi %1817, %c100 : index
            %1833 = memref.load %factors[%1832] : memref<?xf32>
            %1834 = vector.from_elements %1819, %1821, %1823, %1825, %1827, %1829, %1831, %1833 : vector<8xf32>
            %1835 = arith.muli %kvHeads, %c18 : index
            %1836 = arith.addi %1817, %1835 : index
            %1837 = arith.addi %1836, %c10 : index
            %1838 = memref.load %factors[%1837] : memref<?xf32>
            %1839 = arith.addi %1836, %c11 : index
            %1840 = memref.load %factors[%1839] : memref<?xf32>
            %1841 = arith.addi %1836, %c13 : index
            %1842 = memref.load %factors[%1841] : memref<?xf32>
            %1843 = arith.addi %1836, %c97 : index
            %1844 = memref.load %factors[%1843] : memref<?xf32>
            %1845 = arith.addi %1836, %c19 : index
            %1846 = memref.load %factors[%1845] : memref<?xf32>
            %1847 = arith.addi %1836, %c98 : index
            %1848 = memref.load %factors[%1847] : memref<?xf32>
            %1849 = arith.addi %1836, %c99 : index
            %1850 = memref.load %factors[%1849] : memref<?xf32>
            %1851 = arith.addi %1836, %c100 : index
            %1852 = memref.load %factors[%1851] : memref<?xf32>
            %1853 = vector.from_elements %1838, %1840, %1842, %1844, %1846, %1848, %1850, %1852 : vector<8xf32>
            %1854 = arith.muli %1591, %c13 : index
            %1855 = arith.addi %16, %1854 : index
            %1856 = arith.addi %1855, %c10 : index
            %1857 = arith.muli %1813, %c37 : index
            %1858 = arith.addi %1856, %1857 : index
            %1859 = vector.load %partial[%1858] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1860 = arith.addi %1858, %c18 : index
            %1861 = vector.load %partial[%1860] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1862 = vector.shuffle %1859, %1861 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1863 = arith.mulf %1862, %1801 : vector<8xf32>
            %1864 = math.fma %1863, %1834, %1853 : vector<8xf32>
            %1865 = arith.addf %1864, %c61 : vector<8xf32>
            %1866 = arith.minimumf %1865, %c101 : vector<8xf32>
            %1867 = arith.maximumf %1866, %c102 : vector<8xf32>
            %1868 = arith.truncf %1867 : vector<8xf32> to vector<8xf16>
            %1869 = vector.bitcast %1868 : vector<8xf16> to vector<4xi32>
            %1870 = vector.shuffle %1869, %1869 [0, 1] : vector<4xi32>, vector<4xi32>
            %1871 = vector.shuffle %1869, %1869 [2, 3] : vector<4xi32>, vector<4xi32>
            %1872 = arith.select %3, %1871, %1870 : vector<2xi32>
            %1873 = arith.select %3, %1870, %1871 : vector<2xi32>
            %1874 = wave.swap_halves %1873 : vector<2xi32>
            %1875 = arith.select %3, %1874, %1872 : vector<2xi32>
            %1876 = arith.select %3, %1872, %1874 : vector<2xi32>
            %1877 = vector.bitcast %1875 : vector<2xi32> to vector<4xf16>
            %1878 = vector.bitcast %1876 : vector<2xi32> to vector<4xf16>
            %1879 = vector.shuffle %1877, %1878 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1880 = arith.addi %1811, %1814 : index
            %1881 = arith.divui %1807, %outTileRows : index
            %1882 = arith.divui %1812, %c3 : index
            %1883 = arith.muli %1881, %1882 : index
            %1884 = arith.divui %1880, %c3 : index
            %1885 = arith.addi %1883, %1884 : index
            %1886 = arith.muli %1885, %c11 : index
            %1887 = arith.remui %1880, %c3 : index
            %1888 = arith.divui %1887, %c19 : index
            %1889 = arith.addi %1886, %1888 : index
            %1890 = arith.muli %outTileRows, %c19 : index
            %1891 = arith.muli %1889, %1890 : index
            %1892 = arith.remui %1807, %outTileRows : index
            %1893 = arith.muli %1892, %c19 : index
            %1894 = arith.addi %1891, %1893 : index
            %1895 = arith.remui %1880, %c19 : index
            %1896 = arith.addi %1894, %1895 : index
            %1897 = arith.cmpi slt, %1804, %36 : index
            scf.if %1897 {
              vector.store %1879, %out[%1896] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %1898 = arith.addi %1591, %c64 : index
          %1899 = arith.addi %1898, %c10 : index
          %1900 = memref.load %8[%1899] : memref<?xf32>
          %1901 = arith.addi %1898, %c6 : index
          %1902 = memref.load %8[%1901] : memref<?xf32>
          %1903 = arith.divf %c95, %1902 : f32
          %1904 = vector.broadcast %1903 : f32 to vector<8xf32>
          %1905 = arith.addi %1803, %c3 : index
          %1906 = arith.minsi %1905, %40 : index
          %1907 = arith.divui %1906, %groupSize : index
          %1908 = arith.addi %24, %1907 : index
          %1909 = arith.remui %1906, %groupSize : index
          %1910 = arith.addi %44, %1909 : index
          %1911 = arith.muli %1910, %c18 : index
          %1912 = arith.addi %1911, %51 : index
          scf.for %1913 = %c10 to %c19 step %c4 {
            %1914 = arith.muli %1913, %c3 : index
            %1915 = arith.addi %1914, %2 : index
            %1916 = arith.muli %13, %c18 : index
            %1917 = arith.addi %1916, %1915 : index
            %1918 = arith.addi %1917, %c10 : index
            %1919 = memref.load %factors[%1918] : memref<?xf32>
            %1920 = arith.addi %1917, %c11 : index
            %1921 = memref.load %factors[%1920] : memref<?xf32>
            %1922 = arith.addi %1917, %c13 : index
            %1923 = memref.load %factors[%1922] : memref<?xf32>
            %1924 = arith.addi %1917, %c97 : index
            %1925 = memref.load %factors[%1924] : memref<?xf32>
            %1926 = arith.addi %1917, %c19 : index
            %1927 = memref.load %factors[%1926] : memref<?xf32>
            %1928 = arith.addi %1917, %c98 : index
            %1929 = memref.load %factors[%1928] : memref<?xf32>
            %1930 = arith.addi %1917, %c99 : index
            %1931 = memref.load %factors[%1930] : memref<?xf32>
            %1932 = arith.addi %1917, %c100 : index
            %1933 = memref.load %factors[%1932] : memref<?xf32>
            %1934 = vector.from_elements %1919, %1921, %1923, %1925, %1927, %1929, %1931, %1933 : vector<8xf32>
            %1935 = arith.muli %kvHeads, %c18 : index
            %1936 = arith.addi %1917, %1935 : index
            %1937 = arith.addi %1936, %c10 : index
            %1938 = memref.load %factors[%1937] : memref<?xf32>
            %1939 = arith.addi %1936, %c11 : index
            %1940 = memref.load %factors[%1939] : memref<?xf32>
            %1941 = arith.addi %1936, %c13 : index
            %1942 = memref.load %factors[%1941] : memref<?xf32>
            %1943 = arith.addi %1936, %c97 : index
            %1944 = memref.load %factors[%1943] : memref<?xf32>
            %1945 = arith.addi %1936, %c19 : index
            %1946 = memref.load %factors[%1945] : memref<?xf32>
            %1947 = arith.addi %1936, %c98 : index
            %1948 = memref.load %factors[%1947] : memref<?xf32>
            %1949 = arith.addi %1936, %c99 : index
            %1950 = memref.load %factors[%1949] : memref<?xf32>
            %1951 = arith.addi %1936, %c100 : index
            %1952 = memref.load %factors[%1951] : memref<?xf32>
            %1953 = vector.from_elements %1938, %1940, %1942, %1944, %1946, %1948, %1950, %1952 : vector<8xf32>
            %1954 = arith.muli %1591, %c13 : index
            %1955 = arith.addi %16, %1954 : index
            %1956 = arith.addi %1955, %c45 : index
            %1957 = arith.muli %1913, %c37 : index
            %1958 = arith.addi %1956, %1957 : index
            %1959 = vector.load %partial[%1958] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1960 = arith.addi %1958, %c18 : index
            %1961 = vector.load %partial[%1960] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %1962 = vector.shuffle %1959, %1961 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %1963 = arith.mulf %1962, %1904 : vector<8xf32>
            %1964 = math.fma %1963, %1934, %1953 : vector<8xf32>
            %1965 = arith.addf %1964, %c61 : vector<8xf32>
            %1966 = arith.minimumf %1965, %c101 : vector<8xf32>
            %1967 = arith.maximumf %1966, %c102 : vector<8xf32>
            %1968 = arith.truncf %1967 : vector<8xf32> to vector<8xf16>
            %1969 = vector.bitcast %1968 : vector<8xf16> to vector<4xi32>
            %1970 = vector.shuffle %1969, %1969 [0, 1] : vector<4xi32>, vector<4xi32>
            %1971 = vector.shuffle %1969, %1969 [2, 3] : vector<4xi32>, vector<4xi32>
            %1972 = arith.select %3, %1971, %1970 : vector<2xi32>
            %1973 = arith.select %3, %1970, %1971 : vector<2xi32>
            %1974 = wave.swap_halves %1973 : vector<2xi32>
            %1975 = arith.select %3, %1974, %1972 : vector<2xi32>
            %1976 = arith.select %3, %1972, %1974 : vector<2xi32>
            %1977 = vector.bitcast %1975 : vector<2xi32> to vector<4xf16>
            %1978 = vector.bitcast %1976 : vector<2xi32> to vector<4xf16>
            %1979 = vector.shuffle %1977, %1978 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %1980 = arith.addi %1912, %1914 : index
            %1981 = arith.divui %1908, %outTileRows : index
            %1982 = arith.divui %1812, %c3 : index
            %1983 = arith.muli %1981, %1982 : index
            %1984 = arith.divui %1980, %c3 : index
            %1985 = arith.addi %1983, %1984 : index
            %1986 = arith.muli %1985, %c11 : index
            %1987 = arith.remui %1980, %c3 : index
            %1988 = arith.divui %1987, %c19 : index
            %1989 = arith.addi %1986, %1988 : index
            %1990 = arith.muli %outTileRows, %c19 : index
            %1991 = arith.muli %1989, %1990 : index
            %1992 = arith.remui %1908, %outTileRows : index
            %1993 = arith.muli %1992, %c19 : index
            %1994 = arith.addi %1991, %1993 : index
            %1995 = arith.remui %1980, %c19 : index
            %1996 = arith.addi %1994, %1995 : index
            %1997 = arith.cmpi slt, %1905, %36 : index
            scf.if %1997 {
              vector.store %1979, %out[%1996] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        } else {
          %1998 = arith.addi %1591, %c37 : index
          %1999 = arith.addi %1998, %c10 : index
          %2000 = memref.load %8[%1999] : memref<?xf32>
          %2001 = arith.addi %1998, %c6 : index
          %2002 = memref.load %8[%2001] : memref<?xf32>
          %2003 = arith.divf %c95, %2002 : f32
          %2004 = vector.broadcast %2003 : f32 to vector<8xf32>
          %2005 = arith.addi %15, %1590 : index
          %2006 = arith.addi %2005, %1 : index
          %2007 = arith.addi %2006, %c10 : index
          %2008 = arith.minsi %2007, %40 : index
          %2009 = arith.divui %2008, %groupSize : index
          %2010 = arith.addi %24, %2009 : index
          %2011 = arith.remui %2008, %groupSize : index
          %2012 = arith.addi %44, %2011 : index
          %2013 = arith.muli %2012, %c18 : index
          %2014 = arith.addi %2013, %51 : index
          %2015 = arith.muli %heads, %c18 : index
          scf.for %2016 = %c10 to %c19 step %c4 {
            %2017 = arith.muli %2016, %c3 : index
            %2018 = arith.addi %2017, %2 : index
            %2019 = arith.muli %13, %c18 : index
            %2020 = arith.addi %2019, %2018 : index
            %2021 = arith.addi %2020, %c10 : index
            %2022 = memref.load %factors[%2021] : memref<?xf32>
            %2023 = arith.addi %2020, %c11 : index
            %2024 = memref.load %factors[%2023] : memref<?xf32>
            %2025 = arith.addi %2020, %c13 : index
            %2026 = memref.load %factors[%2025] : memref<?xf32>
            %2027 = arith.addi %2020, %c97 : index
            %2028 = memref.load %factors[%2027] : memref<?xf32>
            %2029 = arith.addi %2020, %c19 : index
            %2030 = memref.load %factors[%2029] : memref<?xf32>
            %2031 = arith.addi %2020, %c98 : index
            %2032 = memref.load %factors[%2031] : memref<?xf32>
            %2033 = arith.addi %2020, %c99 : index
            %2034 = memref.load %factors[%2033] : memref<?xf32>
            %2035 = arith.addi %2020, %c100 : index
            %2036 = memref.load %factors[%2035] : memref<?xf32>
            %2037 = vector.from_elements %2022, %2024, %2026, %2028, %2030, %2032, %2034, %2036 : vector<8xf32>
            %2038 = arith.muli %kvHeads, %c18 : index
            %2039 = arith.addi %2020, %2038 : index
            %2040 = arith.addi %2039, %c10 : index
            %2041 = memref.load %factors[%2040] : memref<?xf32>
            %2042 = arith.addi %2039, %c11 : index
            %2043 = memref.load %factors[%2042] : memref<?xf32>
            %2044 = arith.addi %2039, %c13 : index
            %2045 = memref.load %factors[%2044] : memref<?xf32>
            %2046 = arith.addi %2039, %c97 : index
            %2047 = memref.load %factors[%2046] : memref<?xf32>
            %2048 = arith.addi %2039, %c19 : index
            %2049 = memref.load %factors[%2048] : memref<?xf32>
            %2050 = arith.addi %2039, %c98 : index
            %2051 = memref.load %factors[%2050] : memref<?xf32>
            %2052 = arith.addi %2039, %c99 : index
            %2053 = memref.load %factors[%2052] : memref<?xf32>
            %2054 = arith.addi %2039, %c100 : index
            %2055 = memref.load %factors[%2054] : memref<?xf32>
            %2056 = vector.from_elements %2041, %2043, %2045, %2047, %2049, %2051, %2053, %2055 : vector<8xf32>
            %2057 = arith.muli %1591, %c13 : index
            %2058 = arith.addi %17, %2057 : index
            %2059 = arith.addi %2058, %c10 : index
            %2060 = arith.muli %2016, %c37 : index
            %2061 = arith.addi %2059, %2060 : index
            %2062 = vector.load %partial[%2061] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2063 = arith.addi %2061, %c18 : index
            %2064 = vector.load %partial[%2063] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2065 = vector.shuffle %2062, %2064 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2066 = arith.mulf %2065, %2004 : vector<8xf32>
            %2067 = math.fma %2066, %2037, %2056 : vector<8xf32>
            %2068 = arith.addf %2067, %c61 : vector<8xf32>
            %2069 = arith.minimumf %2068, %c101 : vector<8xf32>
            %2070 = arith.maximumf %2069, %c102 : vector<8xf32>
            %2071 = arith.truncf %2070 : vector<8xf32> to vector<8xf16>
            %2072 = vector.bitcast %2071 : vector<8xf16> to vector<4xi32>
            %2073 = vector.shuffle %2072, %2072 [0, 1] : vector<4xi32>, vector<4xi32>
            %2074 = vector.shuffle %2072, %2072 [2, 3] : vector<4xi32>, vector<4xi32>
            %2075 = arith.select %3, %2074, %2073 : vector<2xi32>
            %2076 = arith.select %3, %2073, %2074 : vector<2xi32>
            %2077 = wave.swap_halves %2076 : vector<2xi32>
            %2078 = arith.select %3, %2077, %2075 : vector<2xi32>
            %2079 = arith.select %3, %2075, %2077 : vector<2xi32>
            %2080 = vector.bitcast %2078 : vector<2xi32> to vector<4xf16>
            %2081 = vector.bitcast %2079 : vector<2xi32> to vector<4xf16>
            %2082 = vector.shuffle %2080, %2081 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2083 = arith.addi %2014, %2017 : index
            %2084 = arith.divui %2010, %outTileRows : index
            %2085 = arith.divui %2015, %c3 : index
            %2086 = arith.muli %2084, %2085 : index
            %2087 = arith.divui %2083, %c3 : index
            %2088 = arith.addi %2086, %2087 : index
            %2089 = arith.muli %2088, %c11 : index
            %2090 = arith.remui %2083, %c3 : index
            %2091 = arith.divui %2090, %c19 : index
            %2092 = arith.addi %2089, %2091 : index
            %2093 = arith.muli %outTileRows, %c19 : index
            %2094 = arith.muli %2092, %2093 : index
            %2095 = arith.remui %2010, %outTileRows : index
            %2096 = arith.muli %2095, %c19 : index
            %2097 = arith.addi %2094, %2096 : index
            %2098 = arith.remui %2083, %c19 : index
            %2099 = arith.addi %2097, %2098 : index
            %2100 = arith.cmpi slt, %2007, %36 : index
            scf.if %2100 {
              vector.store %2082, %out[%2099] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
          %2101 = arith.addi %1591, %c65 : index
          %2102 = arith.addi %2101, %c10 : index
          %2103 = memref.load %8[%2102] : memref<?xf32>
          %2104 = arith.addi %2101, %c6 : index
          %2105 = memref.load %8[%2104] : memref<?xf32>
          %2106 = arith.divf %c95, %2105 : f32
          %2107 = vector.broadcast %2106 : f32 to vector<8xf32>
          %2108 = arith.addi %2006, %c3 : index
          %2109 = arith.minsi %2108, %40 : index
          %2110 = arith.divui %2109, %groupSize : index
          %2111 = arith.addi %24, %2110 : index
          %2112 = arith.remui %2109, %groupSize : index
          %2113 = arith.addi %44, %2112 : index
          %2114 = arith.muli %2113, %c18 : index
          %2115 = arith.addi %2114, %51 : index
          scf.for %2116 = %c10 to %c19 step %c4 {
            %2117 = arith.muli %2116, %c3 : index
            %2118 = arith.addi %2117, %2 : index
            %2119 = arith.muli %13, %c18 : index
            %2120 = arith.addi %2119, %2118 : index
            %2121 = arith.addi %2120, %c10 : index
            %2122 = memref.load %factors[%2121] : memref<?xf32>
            %2123 = arith.addi %2120, %c11 : index
            %2124 = memref.load %factors[%2123] : memref<?xf32>
            %2125 = arith.addi %2120, %c13 : index
            %2126 = memref.load %factors[%2125] : memref<?xf32>
            %2127 = arith.addi %2120, %c97 : index
            %2128 = memref.load %factors[%2127] : memref<?xf32>
            %2129 = arith.addi %2120, %c19 : index
            %2130 = memref.load %factors[%2129] : memref<?xf32>
            %2131 = arith.addi %2120, %c98 : index
            %2132 = memref.load %factors[%2131] : memref<?xf32>
            %2133 = arith.addi %2120, %c99 : index
            %2134 = memref.load %factors[%2133] : memref<?xf32>
            %2135 = arith.addi %2120, %c100 : index
            %2136 = memref.load %factors[%2135] : memref<?xf32>
            %2137 = vector.from_elements %2122, %2124, %2126, %2128, %2130, %2132, %2134, %2136 : vector<8xf32>
            %2138 = arith.muli %kvHeads, %c18 : index
            %2139 = arith.addi %2120, %2138 : index
            %2140 = arith.addi %2139, %c10 : index
            %2141 = memref.load %factors[%2140] : memref<?xf32>
            %2142 = arith.addi %2139, %c11 : index
            %2143 = memref.load %factors[%2142] : memref<?xf32>
            %2144 = arith.addi %2139, %c13 : index
            %2145 = memref.load %factors[%2144] : memref<?xf32>
            %2146 = arith.addi %2139, %c97 : index
            %2147 = memref.load %factors[%2146] : memref<?xf32>
            %2148 = arith.addi %2139, %c19 : index
            %2149 = memref.load %factors[%2148] : memref<?xf32>
            %2150 = arith.addi %2139, %c98 : index
            %2151 = memref.load %factors[%2150] : memref<?xf32>
            %2152 = arith.addi %2139, %c99 : index
            %2153 = memref.load %factors[%2152] : memref<?xf32>
            %2154 = arith.addi %2139, %c100 : index
            %2155 = memref.load %factors[%2154] : memref<?xf32>
            %2156 = vector.from_elements %2141, %2143, %2145, %2147, %2149, %2151, %2153, %2155 : vector<8xf32>
            %2157 = arith.muli %1591, %c13 : index
            %2158 = arith.addi %17, %2157 : index
            %2159 = arith.addi %2158, %c45 : index
            %2160 = arith.muli %2116, %c37 : index
            %2161 = arith.addi %2159, %2160 : index
            %2162 = vector.load %partial[%2161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2163 = arith.addi %2161, %c18 : index
            %2164 = vector.load %partial[%2163] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
            %2165 = vector.shuffle %2162, %2164 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
            %2166 = arith.mulf %2165, %2107 : vector<8xf32>
            %2167 = math.fma %2166, %2137, %2156 : vector<8xf32>
            %2168 = arith.addf %2167, %c61 : vector<8xf32>
            %2169 = arith.minimumf %2168, %c101 : vector<8xf32>
            %2170 = arith.maximumf %2169, %c102 : vector<8xf32>
            %2171 = arith.truncf %2170 : vector<8xf32> to vector<8xf16>
            %2172 = vector.bitcast %2171 : vector<8xf16> to vector<4xi32>
            %2173 = vector.shuffle %2172, %2172 [0, 1] : vector<4xi32>, vector<4xi32>
            %2174 = vector.shuffle %2172, %2172 [2, 3] : vector<4xi32>, vector<4xi32>
            %2175 = arith.select %3, %2174, %2173 : vector<2xi32>
            %2176 = arith.select %3, %2173, %2174 : vector<2xi32>
            %2177 = wave.swap_halves %2176 : vector<2xi32>
            %2178 = arith.select %3, %2177, %2175 : vector<2xi32>
            %2179 = arith.select %3, %2175, %2177 : vector<2xi32>
            %2180 = vector.bitcast %2178 : vector<2xi32> to vector<4xf16>
            %2181 = vector.bitcast %2179 : vector<2xi32> to vector<4xf16>
            %2182 = vector.shuffle %2180, %2181 [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf16>, vector<4xf16>
            %2183 = arith.addi %2115, %2117 : index
            %2184 = arith.divui %2111, %outTileRows : index
            %2185 = arith.divui %2015, %c3 : index
            %2186 = arith.muli %2184, %2185 : index
            %2187 = arith.divui %2183, %c3 : index
            %2188 = arith.addi %2186, %2187 : index
            %2189 = arith.muli %2188, %c11 : index
            %2190 = arith.remui %2183, %c3 : index
            %2191 = arith.divui %2190, %c19 : index
            %2192 = arith.addi %2189, %2191 : index
            %2193 = arith.muli %outTileRows, %c19 : index
            %2194 = arith.muli %2192, %2193 : index
            %2195 = arith.remui %2111, %outTileRows : index
            %2196 = arith.muli %2195, %c19 : index
            %2197 = arith.addi %2194, %2196 : index
            %2198 = arith.remui %2183, %c19 : index
            %2199 = arith.addi %2197, %2198 : index
            %2200 = arith.cmpi slt, %2108, %36 : index
            scf.if %2200 {
              vector.store %2182, %out[%2199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
            }
          }
        }
      }
    }
  }
  wave.return
}
